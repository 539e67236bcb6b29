"""Information-set Monte Carlo tree search."""

from __future__ import annotations
import math, time
from kumite.bots.bot import Bot
from kumite.core.drive import draw, playout, settle
from kumite.bots.sight import Sight


class Node:
    __slots__ = ("visits", "seen", "total", "kids")

    def __init__(self):
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.kids = {}


class Search(Bot):
    name = "search"
    C = 0.4
    SCALE = 6.0
    DEPTH = 0
    QUIET = True

    def __init__(self, seed, ms=200, its=0):
        super().__init__(seed)
        self.ms = ms
        self.its = its
        self.n = 0
        self.d = 0
        self.depths = 0

    def choose(self, sight):
        if len(sight.options) == 1:
            return sight.options[0]
        root = Node()
        n = 0
        end = time.perf_counter() + self.ms / 1000
        while True:
            if self.its:
                if n >= self.its:
                    break
            elif time.perf_counter() >= end:
                break
            self.iterate(sight, root)
            n += 1
        self.n += n
        self.d += 1
        kids = next(iter(root.kids.values()))
        self.kids = kids
        return max(sight.options, key=lambda o: (kids[o].visits, kids[o].total) if o in kids else (0, 0))

    def iterate(self, sight, root):
        g = sight.guess(self.key())
        key = self.key()
        node = root
        path = []
        C = self.C
        while True:
            a = g.asking
            if a is None:
                break
            who = a.who
            options = a.options
            if who < 0:
                key, at = draw(key, len(options))
                g.answer(options[at])
                continue
            q = (who, a.what)
            kids = node.kids.get(q)
            if kids is None:
                kids = node.kids[q] = {}
            best = None
            bestv = -1.0
            new = False
            for o in options:
                kid = kids.get(o)
                if kid is None:
                    kid = kids[o] = Node()
                kid.seen += 1
                v = kid.visits
                if v == 0:
                    if not new:
                        best = o
                        bestk = kid
                        new = True
                elif not new:
                    u = kid.total / v + C * math.sqrt(math.log(kid.seen) / v)
                    if u > bestv:
                        bestv = u
                        best = o
                        bestk = kid
            path.append((bestk, who))
            if new:
                if self.QUIET:
                    settle(g, best, key)
                else:
                    g.answer(best)
                break
            g.answer(best)
            node = bestk
        self.depths += len(path)
        if self.DEPTH:
            playout(g, key, self.DEPTH)
        r = {}
        for kid, who in path:
            x = r.get(who)
            if x is None:
                x = r[who] = 1 / (1 + math.exp(-sight.appraise(g, who) / self.SCALE))
            kid.visits += 1
            kid.total += x
