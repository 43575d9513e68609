"""Planted faults: which small mistakes in the rules core would no test notice?

A fault is one change to one statement (`operators`). Which are tried is drawn by a seed (`draw`). Each test is watched
once, to learn which statements it runs (`watch`, kept by `seen`). Then every fault is planted in a fork of a process
that has collected all tests, and the tests that run the changed statement decide (`plant`): the first that fails has
killed it. What survives and changes nothing that anybody could see is listed with its reason (`equivalent`).

Why no tool of the field: mutmut forks as well, but changes functions only (no table, no default, no decorated
function), writes a copy of the package with every variant of every function in it, and knows functions, not statements;
cosmic-ray starts the tests anew for each fault, which is a minute here; pytest-gremlins switches faults in
one instrumented copy of all that our sources could have, tens of thousands. What is here
draws 300 of them, plants also what runs at import, and needs nothing but pytest.
"""
