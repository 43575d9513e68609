"""The games. `registry` lists them; each is a folder of its own."""
