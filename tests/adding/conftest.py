"""The files of the game that is added belong to another tree: here they are not tests."""

collect_ignore = ["files"]
