"""The bench film with matplotlib: 300 frames of 1920 x 1080 at 60 a second."""
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.animation import FFMpegWriter, FuncAnimation

FRAMES = 300
CURRENT = np.array([1, 29, 36, 74, 37, 67, 45, 42, 38, 18, 18, 23])
PREVIOUS = np.array([0, 1, 1, 7, 8, 3, 10, 9, 10, 10, 6, 7])

days = np.arange(12)
figure, axes = plt.subplots(figsize=(19.2, 10.8), dpi=100)
axes.set(xlim=(0, 11), ylim=(0, 80))
axes.grid(alpha=0.2)
current, = axes.plot([], [], "b-", lw=3)
previous, = axes.plot([], [], "r--", lw=3)
dots, = axes.plot([], [], "co", ms=12)


def show(frame):
    head = frame / FRAMES * 11
    passed = days[days <= head]
    shown = np.append(passed, head)
    current.set_data(shown, np.interp(shown, days, CURRENT))
    previous.set_data(shown, np.interp(shown, days, PREVIOUS))
    dots.set_data(passed, CURRENT[: len(passed)])
    return current, previous, dots


writer = FFMpegWriter(
    fps=60, codec="libx264", extra_args=["-preset", "medium", "-crf", "18", "-pix_fmt", "yuv420p"])
FuncAnimation(figure, show, frames=FRAMES).save(sys.argv[1], writer=writer)
