"""The Crown: the family that nobody holds in the games for one and two.

`family` says which it is and what it has, `cards` reads its AI cards, `charts` are the terms of its handbook, `plans`
its answers, `favours` what persons pay it for or are paid for, and `door` lets questions through to the one or the
other.
"""
