"""What persons can pay the Crown for, office by office."""
