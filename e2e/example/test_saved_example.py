"""A game played at Leadenhall, replayed through its rules and by hand through the page."""

import pytest

from e2e.hands.testing import WAYS, HandBy, SavedGame, Way

GAME = SavedGame(
    "An opening at the Auction House",
    """
tVbLcuMqEP0Vl9ZMCtDT2c3uLu_edt1qo5atsgQqIWVyK-V_H2gkS0k8nixmNnYDp08_OALeopfoeSPYJrrUunRmNMCxwchNDPXg
DDfzXW9Mh7rWpw0Mm-GMm--jGmqjN_-Y0RLWwgtB3_ZRZfoWhn30vI8ahBL1GZrmmwfsI7aPXrC3ztWtx250ghYJCoHxv7NnJGA_
NmjdmnS2RWi8_ebNYezIpYAixUIe05KrTMQVeXUN_O8iBM4cE1Uet6ISKQjkBFBnVJfO1DqkWGKeqGybgxBpxpM4hEZl-pLW4xRy
yXlSZdttHgtB62V9QjuEIEmVxqoEUSh5BOCKAMcetAv0AFGivdAqiiIrU-7Wq2oLhaviypYqfcEKNfS1IbRrhPXNcxDT-YZNXenN
qEtvp8EbQ_b4Cm3XhH7aS-0Z-fVdl3bOWc-b8C9Nb0KRXg80ex5b0D6tO1D5dWh8H3r4uCfOleTD3QKcUJfg09w5lGnb2nrx2KcL
oiuGvTn33VT9k9domDuEEhUGumHs9UTYncGGrFZsoeXlojGNrz4DQV32pM87T_nDiYJ6drhS0m6PcRblvYYPPUI7UR7h5D2FyGMe
izTJmdjKjBe5KGIWZ0WR8oIXgiUFNQSmSCJJeJ4laZIxGRd55tAyZYncyjyJZZEyWRyutOUDDPhRC2waTFWN7RH7qa7GDHau6zTO
4XyzEKZe2bq5TKY613qedhtYn0xQ0l_GU5-rurezHo6gvYvMEr-Xfa1wam9gzRbWbMWarVmzK7vtxoxesGyiWv3PnmyFXs3NsNva
R_87PEuw35B_zmqZuWd9OcZn42Gan4q8xznBvaKsacpZXXSiz-pSYM9egf5QV72T7Lv9-6KKHCeQqHePM5vNA-kd6KwMIvzjaTxo
1aotfzmJR4oNxvskaKc66PG9-yNhhcPmdj_6Y9lxMc52gskDHcZ-LP04XsaC7fg8hoCX7kcsCM4Ssl_DakjzaYCLSy6gSuL1n73p
DL0Rdl5RtwtFufvDUrJVb9rp4TCY6byjB4e7GW5B5N0gvw4fyhLJqia-yj6jS2d5GJD0V88AGk-Xvt_7se9xeoK0UIcb3Z3URmO4
YK7-VeWvAfeq0mPTXH8C
""",
)


def test_natively() -> None:
    GAME.replays()


@pytest.mark.parametrize("way", WAYS)
def test_through_the_page(hand_by: HandBy, way: Way) -> None:
    GAME.plays(hand_by(way))
