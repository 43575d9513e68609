"""Gestures as the actions of WebDriver, which Firefox and WebKit take as real input."""

from __future__ import annotations

from typing import Any

from e2e.hands.hand import HOLD_MS, Gesture, Way

Actions = list[dict[str, Any]]
KEYS = {
    "Backspace": "\uE003", "Tab": "\uE004", "Enter": "\uE007", "Shift": "\uE008", "Control": "\uE009",
    "Escape": "\uE00C",
    "ArrowLeft": "\uE012", "ArrowUp": "\uE013", "ArrowRight": "\uE014", "ArrowDown": "\uE015",
}  # fmt: skip


def pointer(way: Way, x: int, y: int, held: int = 0) -> Actions:
    """A click or tap, held for so many milliseconds."""
    steps: Actions = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
    steps += [{"type": "pause", "duration": held}] if held else []
    steps.append({"type": "pointerUp", "button": 0})
    kind = "touch" if way == "touch" else "mouse"
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]


def keys(*strokes: str, held: int = 0) -> Actions:
    """Keys pressed one after the other; `Control+a` is one while another is down."""
    steps: Actions = []
    for stroke in strokes:
        names = [KEYS.get(name, name) for name in stroke.split("+")]
        steps += [{"type": "keyDown", "value": name} for name in names]
        steps += [{"type": "pause", "duration": held}] if held else []
        steps += [{"type": "keyUp", "value": name} for name in reversed(names)]
    return [{"type": "key", "id": "keyboard", "actions": steps}]


def actions_of(gesture: Gesture, way: Way) -> Actions:
    """What is to be performed."""
    match gesture["do"]:
        case "click":
            return pointer(way, gesture["x"], gesture["y"])
        case "hold":
            return pointer(way, gesture["x"], gesture["y"], HOLD_MS)
        case "key":
            return keys(gesture["key"])
        case "hold-key":
            return keys(gesture["key"], held=HOLD_MS)
        case "write":
            return keys("Control+a", *(gesture["text"] or ["Backspace"]))
        case other:
            raise ValueError(f"no gesture: {other}")
