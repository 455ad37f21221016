"""The bench film with manim; size and rate come from the command line."""
from manim import BLUE, RED, Axes, Create, Scene, linear

DAYS = list(range(12))
CURRENT = [1, 29, 36, 74, 37, 67, 45, 42, 38, 18, 18, 23]
PREVIOUS = [0, 1, 1, 7, 8, 3, 10, 9, 10, 10, 6, 7]


class Line(Scene):
    def construct(self):
        axes = Axes(x_range=[0, 11, 1], y_range=[0, 80, 16], x_length=12, y_length=6)
        lines = [
            axes.plot_line_graph(DAYS, values, line_color=color, add_vertex_dots=dotted)
            for values, color, dotted in ((CURRENT, BLUE, True), (PREVIOUS, RED, False))
        ]
        self.add(axes)
        self.play(*[Create(line) for line in lines], run_time=5, rate_func=linear)
