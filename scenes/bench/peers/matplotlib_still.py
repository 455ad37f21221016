"""The bench film's last frame with matplotlib, 1920 x 1080."""
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

CURRENT = [1, 29, 36, 74, 37, 67, 45, 42, 38, 18, 18, 23]
PREVIOUS = [0, 1, 1, 7, 8, 3, 10, 9, 10, 10, 6, 7]

figure, axes = plt.subplots(figsize=(19.2, 10.8), dpi=100)
axes.set(xlim=(0, 11), ylim=(0, 80))
axes.grid(alpha=0.2)
axes.fill_between(range(12), CURRENT, alpha=0.3)
axes.plot(range(12), CURRENT, "b-o", lw=3)
axes.plot(range(12), PREVIOUS, "r--", lw=3)
figure.savefig(sys.argv[1])
