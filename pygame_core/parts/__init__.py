"""The common store: small pure parts that games are made of. They know the kernel and no game."""
