"""What the Crown answers to each question, phase by phase: pure functions from position and question to an answer with
the row of the chart that decided. Where several answers are equal they say so, and a person chooses among them.
"""
