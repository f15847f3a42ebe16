# Tempo: the agent `connectx_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_classic`. They are:
#
#   tempo.connectx.book.book_data The book's moves, made by make_book; never edited by hand.
#   tempo.connectx.book.book     The opening book of the standard board: the exact best move wherever the game can go while we play by it.
#   tempo.connectx.book.outcome_data The outcomes of positions with eight stones, made by make_book; never edited by hand.
#   tempo.connectx.book.outcomes Win, draw or loss of every position of the standard board with at most eight stones.
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.connectx.rules         ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.
#   tempo.connectx.exact.solver_moves What the solver sees in a position without searching it.
#   tempo.connectx.exact.solver_table What the solver remembers: bounds of the scores of positions, in a table that grows with the work.
#   tempo.connectx.threats       Which empty cells would complete a line, and playouts that look at them.
#   tempo.connectx.exact.solver_tree The tree of the solver: can the side to move reach a goal?
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.connectx.exact.solver  Perfect play: the exact score of a position, on any board that fits in a word.
#   tempo.connectx.exact.exact_moves The solver as the player wants it: which columns are best for certain.
#   tempo.connectx.machine_code_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.connectx.profiles      The two profiles of the ConnectX agent: values, not forks of the code.
#   tempo.connectx.wide          ConnectX on boards of any size, for those that do not fit into one 64-bit word.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.connectx.agent         The ConnectX agent: what it is shown, what it knows without searching, what it prints.
#   tempo.connectx.classic       The agent as it was first described. `build.py` bundles this module into submission/connectx_classic.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
import json
import marshal
from math import inf, log2
import math
import numpy as np
import os
from pathlib import Path
import platform
import random
import re
import signal
import sys
from threading import Lock
import threading
from time import monotonic, perf_counter, thread_time
import time
from types import FunctionType
from typing import Any, NamedTuple, Protocol
import warnings
import zlib


# ==================================================================================================
# src/tempo/connectx/book/book_data.py
# ==================================================================================================

"""The book's moves, made by make_book; never edited by hand."""

FIRST_SEAT_MOVES = (
    "YMZWYYZYWDRZYYYXRfLYYYYWgZYYYZJPQPRRYSRYYYYYYCYYoaTXSRKlJRWWmYYRYRYaZYKZYYYYRYRYYaZYXXYYQVXQXRQYYYYY"
    "YYYPgeUILLQRXkQRYYYYegnUlSQrIPZQPKYYQZYYHQKYKZYYYQfQfgQVRYYZYSEgeLSgRYYZeQoXalPkkkFlOpYWTTsQkRQYYYYR"
    "YPeYYZYmkkJlQQYgggWZXOCSHWCSCYYYKJWfYYYYIeRKYXHoYXYYaPIQYlZZZfYYYYXgQDYXmhYJdJgYZJYRYXYKYXRSCRgKQfYf"
    "XYYYYeewYYbtYYeXQwQsQsXUQYXXYRdfYeKmYYKYYRYQsQgXFYbYYYYMtYNmJYYFYmeYXfYYYfaooWYYSSYZgXeYPRXKfYXefYQP"
    "kJeYYffYKXQSY"
)
SECOND_SEAT_MOVES = (
    "XYPRYYRYSXYXZQQQQPXYYYYDYYYSJYXYXMXXfQQRXYYYYSYYYHSYYQQYZYYYRXWRgZXfgYYXRRXPXQKSKKWIYYXRYYPYYZYYYYYP"
    "ZZQVRYYRYYWYYYYYYYYPCYWCSfWQPQJDYYYRYQSXEWaPlJJQQQggJPfQYXKdYYXLgXaYYYYYYYXQZdRQQdXRYYYYRSXmfmYXPDgc"
    "nPCeSXffYYYZgZYYPDXWDYPRYYYYYXYQRQRIdQJQYYRRYYWYSYYYYYSYQWQYYYaZQQiXiwYYZfWVZfRIeYZZcSYgDWgYednPaZfg"
    "XIYXIZfgQRYTYXZXgggMZYeYgYgYXQfXXfYWQYYYYXQQYYYXKRYTYYMMIkLYWSdkYYRYYKZWOQJfYXQHYPhhIfRYYYXYYYYVcWaY"
    "KXQFHYZRQURMfYKWWYYYDeRWtYOWAYRYQYYYXXPYYYYYYYYYXPcRHYYPPWTeQQSgaXSRgtXJQVdJXQQYYYDYYYYYYYYYYYYYXYZQ"
    "LQJedJesJQWRJQJXSgQRIXYcJObQnkQYYYYYYQsPQgSCQJQdBdPQQTMQeQKfsQLUgQSgQYXRYZYfLfSeXSYIKZZfeQdZeZPfYYKY"
    "YYYYYeSgPTPSJSuZLQXPLQagXIQSZZXZYYYYYYQSQQeLLRQgSXRaoXYJlQRYYYYbeHTeQQQhkdQQdecYYYWXlYToecfKYYHXkkgf"
    "HkgSKQHWoLclCJQSSQYWEeReCYSYYQSSgSgYYYgSSgYYYSePmXTMKYYWEKZogYYSHKZMkZmYYYmKrtXWbYEeOWQgWQZQWSggPIXP"
    "ACsRkERYKXYdvftYKXZWQIhPQTSeRQVKZQYYYYZeQYZZLRYYQfgYHgXQlQYYYXRtYXYQQIRYfIWPeQhlRKXRYaYYWYQYPXYQZIYY"
    "WYYCsPFYRYPYYXKYYYYYYXPlXXQdgdQLgWQMQRTQRYXKYYYYQRlQTTQhaYSCOYYYYYOQOQgJQQQQIYsQZYXieUtYebwtYweiugfY"
    "ZRumYYngggXQYRXdXXRYWDYLeQlgIYYYYXJTLJXZRKYYZRYZYpYtRahgeYoggZcQTRYYZfDYYgeeTcCQSdARYlTOhSgSLSLYLoSO"
    "SZYYYQQYQTXZQwYYSnKRLZhggggggggggggggggggeYYYoIXIYoTQICJQKXVYYTMYSmHfJYZZdalQWYZYYYWVPTQXeLQJkQsQUsU"
    "RgQQWgXPMJQWYQYRYYSSoYTvmYlQZQLIXYKYPYgXlZddWfKIeYSPkXMYggggggggfWPYTJPmZYYkZilMQUQdbLnQfQIaoYlJmKkg"
    "hlXYQWPFXlKDYSYPrYZZgggKCKmYgggfYYKaMRYZYYZfZeWYQPXXRamaXmeCPYYVRlVeZRDYRYYYYYRegeSQSOheQCWYQYYYYYZS"
    "QLQfglEfQRJYYYgSQPQlJQfQZQOYWXSPeYYYTeTYYhdeYYYXQYQQQMJRWYYYLeLSeQYYlPDYXaYRafSYYYYYfZDYYXQQeXYYYQRY"
    "RYgPQYRYYLYYYYgdYfYYZYgSPXRYXfYXRWWWQmaSWggfQKfKmRQWWSRffaPV"
)


# ==================================================================================================
# src/tempo/connectx/book/book.py
# ==================================================================================================

"""The opening book of the standard board: the exact best move wherever the game can go while we play by it.

From the first plies no solver finishes within a move, so what our own solver found beforehand is
kept. A book for one seat holds every position that can arise while our side plays book moves and
the opponent plays anything, mirror images counted once. Both sides of the book, whoever makes it and
whoever reads it, take the same walk through these positions: ply by ply, in the order of their
keys. So the data is nothing but the moves in that order, three bits each; no keys, no search.

Pure Python on purpose: walking takes a few hundredths of a second, compiling it would take longer.
"""

BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW = 6, 7, 4
BOOK_STRIDE = BOOK_ROWS + 1
BOOK_COLUMN = (1 << BOOK_ROWS) - 1
BOOK_BOTTOM = sum(1 << (column * BOOK_STRIDE) for column in range(BOOK_COLUMNS))
DEEPEST = (8, 9)  # stones on the board in the last position of the book, for each seat
# One character holds two moves: their number in base 7 is a place in this alphabet of 49.
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw"

# A position as plain integers: (stones of the side to move, all stones), as in rules.py.
Stones = tuple[int, int]
NO_STONES: Stones = (0, 0)


def is_book_board(rows: int, columns: int, inarow: int) -> bool:
    """Whether what is known beforehand is about this board."""
    return (rows, columns, inarow) == (BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW)


def mirror_word(word: int) -> int:
    """The board from behind."""
    image = 0
    for column in range(BOOK_COLUMNS):
        image |= (word >> (column * BOOK_STRIDE) & BOOK_COLUMN) << ((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return image


def canonical(position: Stones) -> tuple[Stones, bool]:
    """The position or its mirror image, whichever has the smaller key, and whether it is the image."""
    mine, stones = position
    image = (mirror_word(mine), mirror_word(stones))
    return (image, True) if sum(image) < mine + stones else (position, False)


def after_move(position: Stones, column: int) -> Stones | None:
    """The position after a move; None if the column is full or the game is over then."""
    mine, stones = position
    move = (stones + BOOK_BOTTOM) & (BOOK_COLUMN << (column * BOOK_STRIDE))
    if move == 0 or completes_four(mine | move):
        return None
    return mine ^ stones, stones | move


def completes_four(stones: int) -> bool:
    """Whether the stones hold four in a row."""
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = stones & (stones >> shift)
        if pairs & (pairs >> (2 * shift)):
            return True
    return False


def replies(positions: list[Stones]) -> list[Stones]:
    """Every position one move later, mirror images once, in the order of their keys."""
    found = set()
    for position in positions:
        for column in range(BOOK_COLUMNS):
            after = after_move(position, column)
            if after is not None:
                found.add(canonical(after)[0])
    return sorted(found, key=sum)


def walk(seat: int, choose: Callable[[list[Stones]], list[int]]) -> dict[int, int]:
    """Key and book move of every position of a seat. `choose` is given the positions of one ply, in
    order, and gives the move in each."""
    book: dict[int, int] = {}
    positions = replies([NO_STONES]) if seat else [NO_STONES]
    for stones in range(seat, DEEPEST[seat] + 1, 2):
        moves = choose(positions)
        book.update((sum(position), move) for position, move in zip(positions, moves, strict=True))
        if stones < DEEPEST[seat]:
            ours = (after_move(*step) for step in zip(positions, moves, strict=True))
            positions = replies([after for after in ours if after is not None])
    return book


def pack(moves: list[int]) -> str:
    """Moves as text, two a character."""
    padded = moves + [0] * (len(moves) % 2)
    return "".join(ALPHABET[7 * one + other] for one, other in zip(padded[::2], padded[1::2], strict=True))


def unpack(text: str) -> list[int]:
    """The moves that `pack` packed, with a zero behind an odd number of them."""
    return [move for letter in text for move in divmod(ALPHABET.index(letter), 7)]


@cache
def opened(seat: int) -> dict[int, int]:
    """The book of a seat, key to move; empty if the data is."""
    moves = unpack(SECOND_SEAT_MOVES if seat else FIRST_SEAT_MOVES)
    if not moves:
        return {}
    source = iter(moves)
    return walk(seat, lambda positions: [next(source) for _ in positions])


def book_move(mine: int, stones: int) -> int | None:
    """The best move, if the position is in the book."""
    (mine, stones), flipped = canonical((mine, stones))
    move = opened(stones.bit_count() % 2).get(mine + stones)
    if move is None:
        return None
    return BOOK_COLUMNS - 1 - move if flipped else move


# ==================================================================================================
# src/tempo/connectx/book/outcome_data.py
# ==================================================================================================

"""The outcomes of positions with eight stones, made by make_book; never edited by hand."""

OUTCOMES = (
    "#(rYus6$#>u]puZ[7#9sor>uaut,cm(lu<:YtlOAqfALBucum6I2suuu%,u^uuRm4m&Xs`lZJrrut0Ilq>l%oFuuXum,Duqlu)uY"
    "rmPusioZ#9#?*Jrm6uos%>*<uZ=K&%kV%bMkud7,ls>pq`s)ZSururYrussCuu,urcruuuuuuuutn>sucuucuous6>#,%*##>6s%"
    "N],ma>8Y5AR9d43*I%up>r/J],CaQlNNq<>Z,>s>iuorfu>Yuuuuutuouuuuuuus,o8a**##65]s,a806Y]mN)PuZuluuuYuuuus"
    "sZ8Q9i[slr3IYsA+2scussuuus6*cIluuuus<cclhRtpnmcu>uu,6#Z*6bKXuup]r,,uuoosm/fhuuouuu34JG#-%%[*#%o>uZc%"
    "pP,us<,u#%u]cuaZmuc>,Z#,lL%)uuY5s>,uc,>sCLHl)AK&6(ucQ%;Tua-tcu,uo2>lc*5l>oo##8#N3]#cmm;3QSUuurouuuYu"
    "Yuussuu/usuucssZm##ZZmS;+HU#%#a$Zlu>sDasu>muuuuuuuuuuu]]##Zc%]cuuuuutQ$BBo9LBbYuu>uu#uuZ#KGY>m###],u"
    "mGuYG#u5u#16uulu]PutcuZucuuuusomuuuu]uuuu5uuruuuuuucurqluum>uuuchuuu5uoiulcuouurkspYuuuusuuuudA,:eZu"
    "Q+u,;<6cut7u,ucSo>us[uuluupuououuuu>us,##*,uZoWcoCYugTs]>upolGutsucuoouuuuu>u*ss%[tSs,fctSruuuuBcWtu"
    "o>cusu$7YuuupuurtruoZ9Uouuulu4Yust##Z##6,,ZZu]m*<66<#*,u>mo###Z%#mZ6s<#m]>Zm,%mZZaruucs>ZssmmZ##8]Zm"
    "duuuus#cum###ccuZ*#s+>Z>uE7uu%t,uuZ7,us>u_cs]Z8upmA<-m>s%>]`a6cusYu,lb>o<up^,#<>,u%co>WGutu^s>uuu8u]"
    "scdZ#5]8-o<>u>cuuuu%8>>uuZok[socutT>s6;outuscoll>%uuauuouuuKKluuruuuur>uoulf>susu)Y<cnYnuuuctuYusucu"
    "opZ(.8;fl]:uuuuuuZ$aluuuuPYs>uiuuuuuuuuuuuuuucuuuuuutuuuuuuuuuouuYuuuuuuuuuuuuuluuuuutuuuot#?Zu>susc"
    "puuuus<u>Yuuuuumluuucuu*,Z%Z]a,##*,,*####]um#ma#%o,c6a8>*%u6,#-<,uZocao*>as*#%s8Wm<m>=5>u]<6osa##)Zl"
    "G_sluZ:,ru$@0,,N,`##)*c[N*m00%dZrm#7L^,utusPquuuoYutMuu)fu]uunfuQ(#Y]8,t*uZ<nKWYE4mm]3Pp`#%Zspssm+uu"
    "u]WQo*<mm<>uuum##%cuZufmuuucuusuluuuuusuouuucu,8]tosuuum<uuY<uu4>uuuuYuuuutuuuuuuuuuuruuuuuuucuuuuu)"
    "uuuuuuuuuuuuuuuuuuuuuuuuuu%sao%]mcc%,>]ZZZ#,%*#######<866#>Ws##,mcs*Z#o]]#a*#m<8Z#6]uuZ>mt,P>[>uR<>c"
    ">*suuumZuu>uuuruuuuusuuuu)uuuuuuuuuuuuuuuu>6s`##a%c<];]m7*,o8]of,s8Yhi5cqP>iraq9OsMUYuu>uucuqb9sSsY8"
    ">uum7,]uuuuuuuuu>>ucuuuuuuuuumZ*##*#8]uuou>>uuuuuuuuuuuuu<#u8,Zoc+m>>GO72GrVqosRq<ua%cuucus>uuuuumo%"
    ">o######6#Z6#*s#<rfuom>uuuuuuuu#Z<*ururfru>uuucso>ccusuZ##6c>>luuuum]Yuuuus*8]*lOOLuc<#,rW,c8o>sdZo&"
    "4luublum8p]o>]1uYlt6##FsW)uut>us>uul,utcuu5)uu6>9uuu%qtYo*tcruuW%>l`*,c%mo-#%o,coa8us%3Vt5uuutuuuuuu"
    "uuuuuuluuuuuusZu8=acu%>>luscnc)Zruculuuus;uuuuuuuuuuuu]jcol(c`uuuuusX*auu>usjsuu,uu=uuu>tcuuo#H6qPut"
    "4uYutuuu+4p##Z##6,PZZu]m&W66<#+,3Y3h@0=L[uoqYcYYXc6</nsm>uruuuutuuu,+0,cXPcs>uuus6cunDu8uuu`6%n>uduu"
    "lcuur,rYuuoullusctuuuusVtsuquuuuuuuuruuuYuultqip<uLouuj=Ynu>Q$Vd5u>uuuuuuuuulums#ouuuqArYuuccuuuuuld"
    "tqYuuuruuuuuuuuuuoDYcutmZs#<*<Zm#%domluuZEuum>ca7,a>>u6cuo,6a>as>cc`#s%uWu%uuuuurum66suuuuuuZlc<_-;s"
    "Yssu5>uZtouuuuluuufPuu,uuuu0uo>ucusucuuuuuuuuuuuuuuuuuuuuuuuuuuu>uuuuuuuuuus5iuuluuuuuuuuu><6<,o8j,,"
    "Z,<*+u,,%##**Q(>QD,9SntjcE`oo=ScuH%mN3P;=MoqN*#m<>oaso>u]cuuYulu,Yuuuupuuouuuuuouuuuuu,uuuu>ucuccuuu"
    "uuuuuuuuuuuuuuumZ*%6a**m*6[uuu>t,uouusuuouuuuuuuus62ma8%%<9t=u>Xjuupuut`GY]cuuuuuuuuuuuuuu8cuuuusucV"
    "9k0>uuuuco<#####fou`u>ut#6u>uuuus,utGus#4CruurugAGuSuo63ucuum**>uYumuuus`uu=uuuu>lfuu4uuus#>uum4uuX`"
    "fs:urs>suusruuGuuuYusuuuuZ##6$[om*Y,<<6uus$Y]ustco>os[uuuuukGmurruut>uW,##*,uZsmo;b0uuSorNlufcU;uooa"
    "ouccruuttuZ>>0-6><u%^mujtuutus;c>>ucomuuZE,uuutuuuuuuspG(>uuuuui]uuYZ(#-#1Q#Z2_>Z#,;u8cuos>ub5uY=MCl"
    "uouout>uuP_4dD(()d>r$>mu9,5sus#$#,?38=cuuuuiucoos6##&<t.?*4uuo><uuuu#$#X1uuu]G>=uu[Y`uuZ.lusY,uuuuuu"
    "uuuuuuuuuuuusuuuruuu%uouu>ouuuuunZFk>66cuuuuuuusuZ#6>uuukuusuuuuL>iluuuumruuutuu###Z%#]Z#a<#m]6=>mu6"
    "#*#5#6Zc#%A]uqYo]###<9oum,m68s6cuuuuuusuuuuuus<l3,Z*8YuuuZ#muuuuu>m>[Amous<>]uua,uTY;ruu>u>tuuuuunuY"
    "ucMus2ucuuW0&8lcus/>ujuuuuuuuuuuu>uuuYut&>uuurZm##ZnZ######%Zuuuuuuus6&,uu%s#>]]ub##*)5u]gWu^0Y_$(oT"
    "1W<.uuuuuYouuI,u,th,o)c<uuucmco%us3u]uusuuuuuo]umusruuu>uuuuuuuu>uus%om,s>Z##6####uuu#,]c#m*=Z&>cuuu"
    "^>]u>uuuuuuruum#0#3uuoAs>qoSutiF5utuuuuuusuuZ#6<*>u,uuuuu#,u,_iU5u<u>uuu]m#%m#<,suuscuu8um<5uup<#u<Z"
    "mucmsuft]>d#>#*cu>o]uoZsumuo*uc0uB,Zu>tZcuuuuuuuuuuuumu8*8p8muuuuuuouuo??%ocugW%s5Ym%%m#m6o%m>,A]ouu"
    "u#8uuZ>>`9>a>>umcuu>uS>u>uurms>6sr>Z,Yuuuuut+*YDuuuuumusmc<8suoYc,>Z><>uuuc%#0X4ruYn_uuouuuuuuuuuuuu"
    "uuuuuuuuouuuuu]&=*o6m8Z+],u3uom>ucYuouucuuuuuuuuanu]uuusu[;qkK*ousuuuumrmGurZ$>uZhusu#ouus7>uuuu]>lc"
    "mE>DsGu$/nnS&.uu(um>u>uscuum%Z>,]uZsro>suuuu`tuuuu>l]sssk#ZsSm#%]touuuuu<*Zsuuu%c/AAcuupdumZl^um##*#"
    "6)sa,]uumQ,*su=-%#)a33oZ#6suuuuuZ#?5@Yus%s3>s6cuuuuuuuuuuuuuuuuWPct>uuuuZ#muuuusum>k`rrus=Y]uul?m%]m"
    "oZ#6Z,uZ>muuuuuuuZ#muum>uus<>uDu`uuulr>uqturkYuu(cu=Yuuuuuuuuuuu]rumZ,uus,s>Z$66Z##@uuuLY]i-,>8Z*>]u"
    "uuuu]ucuuuuuuuuuos#>]Z]umuuuuuZ%u]pUkDu<u>uuu`cu]]ursa;jruu#ll*Ducu``mYuu>cumuu_uuuuujuW%mu,>s>tssuu"
    "]Yuuuuuuuuc`Zaooouubuuuuuuu6touuuuuuupuuuuum?#D&r*D]]X#)>uuuulorlrfau]uuuuZ,pcuouG>outcuustulrbY>uuu"
    "uuulutrcruuuu;uuuuusuuuuuuiuucm6##Z],8oa,u,>utuuYa7uuuurfluluutoucn(2c^=tYs[uSuAuluuccuuusuuu,u>*#d8"
    "#ZZc$-#&%I7;E7#q8?$_6ouuuuuuuuulsucuuu8Z###%>uuuu>um&.Fuus<s&<>ucuoussuuuu#uu]usuauuuouulcuouu>uuYuc"
    "uouuoostusussu<uuurui8gsoquulsuuuum<P>YuuuuumGuuucuu%o6al/SQus,ucs5ouuuuYcuXobtuuku8uuuum]cuYuu&Guuu"
    ">nuuuuuocuuucuuuuuuuYuuutsuZjo<Acouu>scuuoom#uSuuuuuuutcuuuu,ul>M>suuuYlcpIsuuuZ#####$Zuuu/,]uZ7/pVH"
    "@^uu,uuuuuuuuuuu%Zm##uuuuuu[+up8u*unmu,*,Z%Z]s,o>a,usoomo,ur6so]ulu><sos#ouocusuuu*-g8a]Zu#9cuZuuupu"
    "s<*YQA<*Ma]<Z#<%Smuu,ocau7]ssuususuosu<,cuuuuc<>uu#ma]eoZ##?sc*>[uuuuuuus<G,uu%uu>ccusQZ,uus,s>oo>Y`"
    "*>cuuuuucu>m%u`]5u,uuuuuu`cs#%V9o*rmQQ-c,,bt58>]scW26*uuuuub>cuuuut>uuu#Z#)%<MGa8utauoTNbu$nouutu>tq"
    ">uuruulmZ<uQl+*ro^#^Uo%tcuuuuuuamMB47YuuX>uZ]eYu](6m]+>8m+uu&sc,9ZsYcclct]^du3lSlsuZuuusuusc]Yuuu$@*"
    "38%mu>ru*ZbN-ouduupY>uuuu,ucu->u,uo,#]a#?#>uum%s>#ququYuuus#ump0Uuccuuua<>]iu%cc]>l,@uu>uusuZrc-aiuu"
    "uu6uY]uu]ucZ6%]mutur3uuu>ulsluruuuucnnYuuuuc*,s8s]Zuu=u>uuuuuuuu>Z=i:uuu>u]usuuoZuousouuuoru>quutou?"
    "#Quau>uus,=ul_>suAuYs##Z>>pucuuuc<QJuu]uufYuuuuuucuu>u,us#,*6$,ouuuu>]urruuuuuuZ,u,+%5s8uuua<>uuusur"
    "r+SuuuuuYuuu[uuuucuuu>puuus>ustutsrj>uuusuu>t>>uurroYuuuuuuuul?@]uucuuuuulusou>uuZ#%-#:LYcum#uuuuuuu"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuZm#Z[mZ>>,#c*][mZ#ccZ>momAu]a`Zb*])*f6-ZqYuts6"
    "?fRe<,uo<.uuq[u6%m]<sa,5tcp*arruuts#%&m%)Yuumrs>[,mpruusW>Zs,``>o8^ous>u<nu]r^t3uosuuuuursu4oc5e$[so"
    "p,cYuu*+ud)4eZ^Yuuuulnu*>s>uuuu5>uuuur5uuuuuuuuuuuuEcouucuuYuuuu%uutWuu#,ouuumuuuuuuuuuuu`>uuuuuuuuu"
    "tg<=uuu>alu]uuusuuuut>n<u,ussuncZ<ouusl#%]scAouuuumu*>s>uuumur+V]?5cuoa:Jus>s$*)rm>kMYuplZ;29O>udPcG"
    "P>&<c%sKtp><3M>Yt8uua#a>,j=G8uGut,,pmc>uutuuu#;8>mououluuuso>>+u>=uculuuu,8,uu,ouuuuuuuuuuuuuuuuuu*Z"
    "8g##*C#%%]uluuutu]uuu<utuuuuuuuuuuuuluuuuuuuuuuuuuouuu<umcuuuskpPutu,qYu]u4koudl3Yls>osuqmuuu>uuuuu,"
    "mouu]ur>uus>riZ6*uZAs>s6-Z=#7*AZ^%,dc$A5s>]6<1ml9g>l<JDZc%IGs>uuuuuous>uuitS8p*3su]]#>fQArW$o%D%uuut"
    "uuuuuuuGuu>%sbs_oouuiTYuuuuuuduloutuuF+,ls,@>(h2u,#1%tu]R4kcum6Xu)uuu8<uu>uosummYurubeg29DZu>u%uu5bu"
    "o]cu%uulduus,ucuuZ>uusru>uuou7uuuA%ocs6g?#t`sYo>uu>uuYuuuusYuuusuuuuuuuouuuuuuu6>al>otBc]fmu6WioK=ui"
    "puruuruuuuuuuuuuuuumm;>8sSuuuuuuu+ASrqsuOXu>ucouauuosV^susm#Q<5ut5rlucuuuse9##6##*Sfm6>ms%5*6uZ%%tcs"
    "<^ZU<1ZtouY,>upl6<%msUXYuluuuuruus<9-<3pu>uuuuuu#>usPrPuuupY#u4uuuuuuuucuuuuruuuuuuuuuuusuuurquuuous"
    "uuruut>uulumusuuruuu&=Sqt>n)cr>u>uuuouuuuucums8osG)nc`YluucuuuuuZo`ouuuPGVGluuuutlum]Pl*,Z%Z]a,##<,,"
    "+uu<#cuu#u?^YYuYscuujuu]s/ms>Y,co>tos;rucuuluZ]btuuuuumGu#+%m>fus>us%gsuuuuuuuus:uupstuuu1lruulYcYuu"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu5uuuuuuuuuuusmZmuacus>,sm6oss*#*onZ-`[&6d`tucc`uus>FumbsO<+==7n"
    "ZZ>,]>>ua>uucuuuuusuuucuulu>>uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuus6%%8s*<ma6Yi8s<=uuuuuuuuuuuuuus6"
    "%f<s+umZsu=;^Yuuuuusucuuuuuuuucuuuusc>uuuusnlnZuuuuucm#%#%+YOuuum],GuuusuuussJer%so>uuYoruuuXuoUuH6>"
    "sufYuc2u5cubuutuuir%scruutuuuuuuuuuuu]sa;lqluuuuuuoluucA@>uuulmln&mZs#<*6<%ms<<XuQ%uu%uuuuuuuuuuuuur"
    "uuuuuuuululurtGuuuuuuuutuuuuuuuuuuc*,Ysuuuct>uuuuuZZ#%$PcsUoruuuuuuuuuuuuuuuuuuuuuuus6%cujW4oW6uuuuu"
    "uum##uuuuuuuuucrs,uuuW%urd>uuuuuZ<6,uWm##uu%Pouu*,]us>ucsosc*uuufc:tuous,ucuusu>u_usYuc>u;cuo-<$mun@"
    "%olauuuuuuiuuuuu>u]#ssrtltSncoutotuuuu<;>+,uum0oYs>uo>ru>oO(pm##W2mYsuu]uuu>MruuutquiouPsm#<YYuuuum>"
    "O>luuu#u5uu>uucs>ucuuouuu_uutY>ouuWo`$J]s&>uru#mt=5lcmZc3u%Z>,]c#$]%uu#u)m><scu?-3>ZZ,,Yu**uuluuuuuY"
    "uuuuuuuuu5uuuuuuuuuuuuuu4u]##>>#m]#Wuc$-;u8>$3%,>ccuu>uc>cusYuuuuuuuuucZ#<**6p8uuuZ#<*uuPluuuo>auo#="
    "]uu<uno;scuuuuuuu>uuuuu<9>uouuuunuuuuuuuu]&>uuuuuuYum>uuuu##%utZY)=r<cn*;r2>]lm><scoE6,ccuuuuuo^JZsu"
    "uu8u=Zc%Z>cuuZ/`%uu?ulm>>Yursf>uZs,,uuaWs6<%om,,tuuuruluuuuuuuc]#<*>ouuuuo>a`ubYVsrauuuu2uuouuuuuuuu"
    "`bluuuuuuoumYuuuuutum6##Z,fr,u[uuuuuuuuuuuuuuuuuuuuumZ,uuuuuuZ#%uiuuuuuutl#rtd5uu#uu]mouuuuuusuu]uuu"
    "ouuuuuuuuuuotuuYuc>uuuuZ-uttuuu;uuuuruuuruuuuuuuuuuuuu,uu>uuucuulsuuu*ul8uuuuuuuuusuuuuuuuuuZ$<,YYru"
    "uuua>nu>uuutum<#Q9s6cc]coc>sm*8om,+ou]ui8tPjc;mlVYc,uuumZYOrquYuVZPuus7D%Uf*su6rctSn#,uuo=>n@98^E><8"
    "QI=%]#=+Yuu:cussuo>uujuuuuu*>uuuuuuus%uuc]ugsur>uuuuuos+cuuos8Zsuuususcuus,,<u>uus^uuuuuuuuuuuuuuuuu"
    "s##>uuuuuuus,uuZ>u*>uuuuuuuuuuuuuuuuuuuuuuuuuus8asrcuuZ&<?%fs#JZa>uuupc>mjsu4ku8uuuuuus,uus>uuuuuuuu"
    "uuuuuu#st>c,mGcl>klt>YlZ>uu]4Smfu$iluQYucum5uuucuuusuousuuuuuuus%8uuuuuoulu/uiuucu>umZ8$N*$)ut8luu]u"
    "]c,Nmsutsuru8MYurupDurJsm8KubuYm<m>uXu6uuuu`uuXu>uuXlnuq*Llos#Ftlm&uMt]is&c`mYsuu=rou,,csnls/u>ud$#6"
    "?]Pm*u,0<-)Xg8qAfma+m38u_uuuuu^Pmuouuuu>><,##*,aZZZ6,b1uk.Ho#uu-]@>loou8uF`cuutsuZ8###6>6<%?mqpXuutu"
    "d8a,>NcoouuZ#Guuum>tTYuus6,&5uuYrs6YrpqC#[u03:s]s##luo9Y=>]us>8t]16Z)u3P%Y]uY[6Yh2mRZs%co5u,mZmAcmZ0"
    "6#s+`>aucQuaYsu>>]###?#Z:#_Mus2ocuu,m#-)uYu>&&8]cus5m)s%r,uYuuuuunuru>uucuuuouuuluutlucusuluuuuuuuso"
    "JoA3uuuuuuuuuct-)%uuuur>uu>uuusQuuuuuuu]uuuZ##Z%##Z#a##m##<#6W6###3#6]c##$dmsYr]###*Zoom,[%uuuuuuuou"
    "uuuuuouWg>$6cuuuuu*%]uuuuuiu%u^%ufuu*>>YtopuousuXuiuouuS,tuu>AomYuuuos..&,>uZ,u>uuuuuuuuuluuuuuu7,uu"
    "s,##*,*#######Yuuuuuuu*##uuu%uZ%u*=DHnf=k7A]mVG<1-PG_YYuuoruu>uo6ums6#,<oZosYi6s,umYutu>>uuYusuu>uuu"
    "uuumulcoSuus%6#,umZ#####%uus#>*#$Z*#Auuuu]s>uuuu>suu####uuo$s:uououYuoaus>uuuZ##],u,uuu#>u>uruouuumZ"
    "#s#Suuruuu],uukp#.r*#jducZ%#pu&Vo2*>#d*s;)t<%utuu%>m>uu%cu5uu5Gf3oZ9mu#,*<,*L$Z_Q*Q>uuYtuuuuulcmZ8#>"
    ">8Ys68*uuT;uuuua+#]Z>uuuuruuus>uus#%nRW,Yn`s<u_]uugAuuuuuuDou<tmL<uuuuus%ubuuut5uYtuuYumVt8cu,5,lYuu"
    "usufuupE>0=cG@Afuuum**ut>uut5Ys,#<,,t<`*8us,u6%%1Z6Bs6]jZm,%>uu#,ulouuuuuuuuuYuuu5uuuucuuuuuYuuis6#%"
    "6#**m:=>,lUYtFuugMcnouuuuk*cuu>uuuuuuuo<###8,%cuuu###,tuuuuumou#Surutuu>s,uY]uumuuuuYuusuuudusuucsuu"
    "uuuund*jY:QsuuuuuuuusuZ#6>uuuuruuruuuuictuuuuus>uuR=@B(Z%-*;Z5Z>[o,>P>]ppQN<3*,j$%%usl##&mS>um)louuu"
    "uuuuuuuuuuuuuuus###&##8#*m?66%#3ss#6uuuuuuuuuuuiiku>uuloou#uuu######,uuuutBKt=4)uu)%>uuuuuuuuZ#>^*>u"
    "Z%uYsc;Z#*%f,?7*6Q#%###tZa]ps3*>#^/*%6%ooouusZ-#<%ucZ>)#Zm%^nuuWt]uum>rIU8NDjul>ud,-68uusOmZm*Z#68os"
    "utYutuuuuuusa/Bg>#Yuus<muuusuuucusuuuuquuBsu]uuuuus#%,uuuuu>s,uU,ilus;mj###-,3*^Enb-6##*ss$Vuuuuuuuu"
    "uuuZ#####uuuuutttuuuSus%umKPm%uusc>>oYoum$3(suucuuc<YYqs<3u5`j*uuuuuusouuu%>tP,qu*tsYuuuuYuuuouut>5)"
    "uuuouuuu*6m>s]p98>c[uouuoluZ##0HKYuus,buur>u<uuusuuuuuuuuuuu_o7G@ousu>uuuuuoZ#ssucurW?#>dYo#m$&ZmZ8#"
    "*>c*>]%#a#%%>8#h:)uuuuuuum##,uum>ul>o`Z####%uuuuuZ>u+:uanK33*#Z%c*ti*-&%utuu&-A>gc^??u>%^--L;u&Sucuo"
    "mrsumiuum#&&o-,um%,qo,1f=%,oucu>ZZlul>luuuuuuuuuu,Z>uuotuuuouuouicuclcuououuZ,uucuu>>,uuuuuuuuuuuuuu"
    "Yurtu]uuuuuu###%uo#uu6?##9#m*#Zuuu]coZ#>am`],%u>uu>uutOY<,,suuuuuuuuuuuuumm><eqsuuulu<0>sqN6olDU;V+u"
    "I-uuuuuucuusuuuZ#%8uujuuuu>uua?sYa>uuuu8#-s-#uGutotscuC-;]6s>uq>ctu>uo,>u%,ucmml<ZYuuusuYocuc;m>au>u"
    "uucuuuuuuuuus=Fcar,uuuuuuu>uustHRuuul,2*,Z%Z]a,?u>l5<,usCuunVu=uuuuuuuuuuuu>iYPuuusuosu>]uusuuuusGWY"
    "uuuuXuc*<5r>cu,]><>>r%?uusuuuucuuYuuuuuuuuuuuuuuuuuuuuu*8uus=<c*,uuuuuuuuuuuuuuuuuccuuuc]>uZuuuus<<;"
    "uocu,;uau>usuluuuuuuo]>uuuuuutYuuuuuu]*uuuuuu>u%uuu###qusP]luc8u9nueostY%o]bu;]#ssuuluuu>L<,cuumoc%["
    ">uuu#%u)uu5;mY>>lum_<>Zs,,uu;mZ#>>#mcuuuuuuuuuuuss6,c>uuuumnuuuuuus,a>cuPSomuus>*,8os,,cuuu]utluuuuY"
    "uouuu+;uuuuuus%uucuuuuuuuutuuuuruuusuuuuuuruuuuuucluuus5mcccous%Aa<<*%G*>uus%oou<<<c<uuuuuu%uucuuuuu"
    "uuuu#)GuuucrsGaao<uuu],)lnHYrK<;u5m>utuc%uutusnXsn#?pY[sm*Y,5RZ,uPuuYPf>utYuud<%m6=Z=Pu[ruuuusucruuu"
    "us>*]ZZ<5j,gu>uYYuuuuo#A%,>uZupRuuulsDZ##61ZootY,uu#Z<6oun1BK=>QYc##DduaYuu#$$XEuo`_uuuuuuuuuuuuuutu"
    "uXPcu>uuuuu]jmuuuuuruZuufuuubum<##6<6###%>muuuuuuumo&>uum>usu8uuYruuut>u>uuluusnuuuuuuuuuuuuos6,uum>"
    "u6)>Qg?5uum8o%Z#8#8uuuuccuuuucuuo6,o#uuuus%ubtuo,uuascn$Z>6g%6`>dZ7#%>Qo8uYYo>]=V]&a&suuuuu6:Sliuu`u"
    "s,3>GltOGj/usYj_gaY>SuWtu0>?[cus2]%6a#%%>tuuYuuuuuuusaV)3ucuus<YuuusuuuYusuuuujuu`su]uuuuus6,>uuuuu>"
    "s,uu>uuslu#&#%/c%m:>6(3m#%>s,uuuuuuuuuuu#####%uuuuutuuYruu#umHY=uuo<j,m6E,,o6Z`ut><,]7Z*%o8lu]uuuuuu"
    "u[&m>uuZutusc#%%##>uuuum,uYuscuonuZNYsuruubuuuuusr*YuustSYul>ou=u%ouuuruuuuuuussuY>uuu=utEoaEcuum>sZ"
    ">u6E##p%Z6+,uuu>oZ#sc*ZDurcrY>uuuuo]5suuuuuuuuuuuu%Z,o8>u8uuucusaA7p]uuuou8uuu>^YXs`tu4uucurtttu^ucY"
    "mrc7uYuGuautlos*8mt)do;tcuuuuP>uulu]#aXk1>rGYcucuuu6%7tlucuorn-)$Q=n3<<oZ%3s>cuussu]s6m<Yuuuuu$Okuuu"
    "5Yuuuuuuuuuuuuuuucuuutsunu=tl>uuusDFbVusim6(%Z`G8f*,u,uuuus>utccucd>>utYlussluuuu[uuuuuuuuuuuuuuumZ+"
    "8cZ]8##Z$->uuuuX]YuuuuuuuuuuuaZ##,ruuu]sususuuuucuQcYsu/u>Gouur>r>u5%>uuuuuub]lYuuluZZ#%%tG*,uYuutuu"
    "uuuuuulrrYuuu*/uucYlm##uuuuuuutZ8B,uZu8c>coeuou<osuPuuYcsrXuWuQ.=6D>cuus#*uXumiQ>oqsufuuuuuur`>ucuun"
    "ou>uru)Xop:=>kSu<u=suuuuuuu#%6lcuum5uY>us]uuo>uuu*,uuuuuuZ>scuMo>3utbcuqcm;>uoc%ouuuur>cu<8auum>7uY#"
    "u;lucZruuZ#%suuuuu#um>]cuu>uuuuuusuuuuuuuuuusu*`s#6[#*m$8*EZ-f*%D]&8Qln^Y6uuus,uuuruuuuuuuum>cuum#c%"
    "ouuuuou,b/=uooYuoutouus,uY],umluuu>uustuuZuslu,<`uu8<suuam><<*5s8*8uuusuZ#6;-<>c6Y>muum#%ulrunus$Y?P"
    "bZus>rausY9ousu*jZuus<tA]mVA>>s>#-Zuu_tcuuuuuuuussuuu3uuu,uu%m#%7Z#+,5%u*ms6s8>uYccup8>s>ccuuu>us>nu"
    "8uum#####uuu#o5caQtGuuocuuuuoZ*#>uuu#WumYu8usutZoscaZ*6;#uuu>nf,culmm8[5>E*cuuudZ<uus>uctYcsuuoYuuuu"
    ">uu,uuloouuurcrms],/uosZauuuuuuruu##<cuuum>,=uucuuuuuu>uuu>uu5uu[h8c+tu[o=6>uu-#*cu>uud#u,o>uuasmo8o"
    "]`t]6>,Y>ucc]uuuu;uc>)tunYuuuu>utcu]u>c>,couuZuq;>mssuu>ur>uuu>usouacu[lusX6#-###Q-&Puum,<#>9$#%c]--"
    "[>s%usuuuuuuuucuu#8#6suuuu@iprs>8a6>#,%,7Yau>us>cluYu>c*6Yju>s>*t]clumuuuu,sc<>uccuuuu%u,8u]<ss=rc]#"
    "/om<aoua>*oa8u[<9]*m9aQ%Zuus>$]jl%lZ9s:or)%Z%,%ruuVu;us>Ecn$<uuuu,#ruuWc%Z,,`c#%]%,,uuuuuuumr<>uumuu"
    "sl]%uus>oYuu>uuuuuuu]u6>cuuuamYZ]6<8EZ8,WsmW;d%%/uuuuuuuuuuu#%]uuu,suam#66#%uuuu%uluo><ouuumuj,usFEu"
    "i<4+uuuuus`u>s%sautclruu>j#ru>mGsuuaa/ottpuusuuo^8YuFcuu8*:rucuZZ>,]*>u<>suuuuuuuuuu>uurluuu]*f>s6ul"
    "u>uuuuuusmus>uuucYPotuaYjuuurs6uuuuur]uu9<5cs8cuS<>c<%,u]<Pc>ucuuuuW#8uu]uuum)4mo<,8>j^iMm>t>c>uouuo"
    "Z,^autsuou)5usu`ius%YZuus6sWZ>%6cuuu,,)%][muuls6$>us8u[s%cs,c[%]6YuZ]>Zuuutsuuuuuuu#$Z#%uus]cuuuuouZ"
    "uuuulus8u[d3*s#]09`,n%@AlZ*o`ou>ulusm#%uu>ouuuouuusYss<tosuu#,u>?Za6,%#%uum5<#><]$usVVs>uj#u8--sZou>"
    "*oSZrpsusumQG)Zr>sou6s>>tuua9oucj*-#<7uuu2u2uuuuuutuuu5uuY]*/RZfcu>uuuuu<>uauuotubcnmuV>our],uuuutmu"
    "ubHWo,r1Hli<6uot5lru>utYc$Euu`s8u]><+8Z%8rru]uuuuuuuuu#;/8cuu>muuui=Y#uolrq/UZEp[`uX]c##%>Aurs<1W5mc"
    "e2C[au6[+,2rR.DnluutsuuYolom####>us/cuuluus,oD>Z,u*uV$ZZ#*#EQ]uuF,Y*nG*4nupuu*##uY`4uluoltYiYcH_Cr2u"
    "Z%ua&8#6))#GuufsphsuuuYuau5uqZ>a^*X6Yuu*uuoouYaoluufcuYuu>uR>S]uu$,uu+WjKWm]t>uu+ltruussuuuuuup?Zucu"
    "]uuuuuus+#suuu,uulYmGu>uuGGtr##uuuuuu,uZuauu5=uuut2WYtultuuuussEs>o,uouYrsuustluQ>cuuZ#B?8Fucs,Yuuuu"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuum<##6<#8%##<##cAu8"
    "Zc6<*>#%%u6>s]Z#EZZju>u),uZEc6>uuusmuuuuuZ<m8*,o<#uusXlOAm2o#$usm0%oW>c.-uuuus,cuYumEa9/)VDuuusm#sm,"
    "aa>uoW>dcumpubYbm)uu>=c>uurus.J(RaPSZ5uu]f1H+G3s?,ud]@Yn9$+-$YuqP9,ouuo<.#+n^?/uumP99><,scuuu8uukocu"
    "luu]`u>f8`tuuuul,uuu]urqus>uctllquuucuuoou)luucuucu2ouuuujuu>uouu,uuruuusuuuuo8umcuu]us>ouuuusuVou8<"
    "usuutusWDuu,uu>Qu]uYuuu<,ouuut;(psuu>uuYcG>c<u8llu>VuYoq>uX9uom0pu>uuuu%Juu]ulrum>u>suu>Yu>ulcu>oouu"
    "cuu>a>]ccs>8uZ%ucr38u,au,um-*>,ao<t>s8o-]uuuu#7somuZuuuucus]]ou>uucur>Z>crb^>8uZ%uc><u>uau,ue-*=uc>u"
    "uuuuuuuuuuuuuuuuuuuuuu%,Z###64;##auusr2%Au6>louo>uuuuuuuuuuuuuuuuuuuuuuuuus>uuuuuuYtlutu,uuuouYuutou"
    "uo^2ubc`>,u>sucuuYoulop5uGsuquuusuj7*<,c^u8ms86>o>*aul#n=roZ#uE*[S%S8mbbL1%_A5G#-q>mulisuoq>uhuui<i>"
    "c,>As>q]u=<uut6;uuuuluuuuuuuoststbhMVuuuuuuuuuuo*cSoLFYcQ#B,uu+dVu>u][up>lusjuutuu`ou](uuluSPQXu5Dsu"
    "s,YsuVuc5YuuuquuuDuuuuoPuuu=uuuuuubY+,u>mqk#uluuo>uuXuuuuut,u>uYuuuuuuluuuuo%sarYj*ulut`olG>ouuuuuuu"
    "uuuuuuuus>8=luuuuuu+blXuuosususuuuuuua98iu`Yuuurd#*<&%)us>,u>,uuc>+uu>ud@*92ZtotY,>YZm,ckuuuYuuuou]^"
    "Q>quYuuuu#unRiuuN<PuuuuuutuuuuuluuuuruuuuuuqtuPuYsYu>upuuuuuuuuuuuuummccutYYsuuursuuuuumsltGuuruuu>u"
    "uu,YuunuOuuuru;s6><,As,#&5+csm)u]uj`uuluauut`c]>,uruu;osuqGuumocuuuauaLuuuYuuuhuuuuuuluuquuVuuu5Yuut"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuunuuuuuuuc#]u8>msu,u66%ur#J?A(tucbcu`sui<W]YYZ]>cs<,,u,uuuuuYucuuouuou"
    "uuuuuuuuuuuuuuuuuuuuuuuu#<86oc6tusruuuuuuuuus#scAu:<rPPuuuru>uuuuuuuusuuuc8Wsuusm#*+Yuu^uuuourNu^u=c"
    "uuusuurucutuQtuuuuuk5uPcubVusuu,outuuuuuuuuuupsa>uuuuuuouurqYuucu]%mZp>Zm,]muuG&>u>luuuuYuuuuuuuuuuu"
    "unuuutuuuuulVuuuuuoZ>ucuuullusPQu>isn>t>uuuuuuuuuuuuuuuu#<urei-uuuuucauouuuuouuucVu]uuusouttmtuu)Pru"
    "ua,uus>uuuosu+uYVuluYuZusuuluuuuuuruuuum<>muuGuusuuuuu>uuuumssruuuY>cuouuuaXouuuuuuu>utcqH.4LmYslu]u"
    "uuuutIi25cum.>luuu[_=uu`ltuuuuuuu>uuuuYuulouuuu]juuuuu]uPYukum<8muZZQlmuuGouamo>umuuo=uquuuuYuuuuuu>"
    "uuuuuuuuuos#ss]sd3q12ucIoAsuu>uuuouuuuuuc%amr>um<btuuu>E,uuuuucu;tuuuu8utsm,uouuuluuuumDuuuultYuupW5"
    "uqGs3ucr<l^suursru>>cuuuuutW]uuuu<,*uYT@<>sYuusuuYXcus>usla>cs>buuruuuuuum=]>cuucuGuu>outYuuuuuuuuuu"
    "uuuuuuutuuuuYu%&#,rt<,scuuuuuuuuuuuuuus#uuuun=8u,uuuu<*rlu8afuuucruuuucuuuuuuuuuuuuuuuuuuuuuuuu`uu5u"
    "YYcuuuuuuuuluuuuuuuuuuu<cuuuuuuuluuum<^ruumauuuu%]>>]oouuua>cj>utuuGr8crNuuuu#>V>uuZus>mcusu>rutsouu"
    "u./tNuutu#o2ueu`uuu>ruusfuuuuuuuuuuou<uuYuu,YuoZsuu>uuuZ=cumuuuuuuuuuuuusscu>uuuZuo>>uuuuuuuuuuuuuuu"
    "us*>jrnc*=s,oYuuR`,Y8juuuuuusuuuuuuuuocuts>ubkuldtnqlunYouumuuuuucucuuuu#>uuuutruu>moq9>JcuiaAuinYRY"
    "uXuuuuYuuuuuuYsVusuuur_uuuuoluuYu]tluuutuuuuuuutt;>uuuuuuuuucuuuuos6>*>]s,#E>,_nm,u%uuuuuuuuuuuuuulu"
    "uuuYutuuuuuutuuuuuu<%luuuliYYu%ZuuU4<4XYuuuuuuuuuuuuuuuZ,Ysso6uuuuuuuuuuuuouuusct>uuss>uuuuuutcuuutu"
    "uuuuuuuuuuuuuuuuuuuuuuhq>uuupuuuuruuruuPrucsL>>uuuu>uc>ukZYSuuitmuquuucuuutut`cur6]>mouuuuuuuuobl>uu"
    "s;uuuus,kYuYcauu<]ju`c>usYuYuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuurn=uuu`Y;r6<fuuuluususuuuuuuuuuuu"
    "ZGuusutlYuuuWouYlmXlqDMPsu#*>us8Ptunsu$YYJ:du,oZ8s<lcuuuuYPrYutYp<.muuclusYuuusPuuuummjr#>tG<cuuuuua"
    "9fuu,plu>W5^nUY[uouucurYYunYjOY>Y]^t>uuu&9uusouuuuuuuu>uuuuuutY>uuuupr>uuuuu,rcun#m##o##%u]urnos/,%Y"
    "umuVmluuuuuVuuuluu>uuuuuuuua#ma%u2<rM5uXP8Zuuuuuu>uuuu<*#,%uZZ>uucl+qTGk;;t8lrqllttuuutlnc:Ouuuuuaou"
    "uuunYSuuusquuuuubuuutuu5WYun+]>*+uuuuuuuu=lluumcYuustrujusuulrucW5uuuu]Zuuuuus>fuu]H9(2olrrhWR$u`uuu"
    "uuqZQ#%#%uuZ;luus,ZNYm(u%Uosbculk>NkWouutPuWMcW#%uu]uYZ#)IGuuK%ou]uuuucuuuuuuuuuuuuuuuulusSuuuuruuuu"
    "Yruuu;<p?$,m,b(a>fAE%gm6%<>uuuuuuusucuuuuus=#6>0>tteiYu4mAYususcuosulfuuuuoZ;uuuuuuluYs^uuuuuuuuuuuu"
    "s,s>GYcauko/ou,9uucaouuuuuuuuuZ+>usu?Zr:^>mcYbDQ=#mYYurYuW=utl5uumu>uu6=JsthKpU`ruuVurPfuuptu3#ma%sr"
    "uuuutuu_j]ouunuZl<uY8uYtuXsqouus,rWPcN#,uu]sWZKnKYuZ#slm[rp@9>Z>>uuuuuuuuuum<0#>susQuuutusuuuuuuuuuu"
    "ruuuruuuuuoiuucQ6cfuGo]uGuuuuuuuYuluuu#>utu[uuouuuc%S>uoouuuuuuuuuuuuuuuuuuuuluruuocoouuuutuSou`uuul"
    "uuouluuuuuuuuuZYtuuusruuusu>upusquuurrsuuuuuuauu>lmn>uG]ucuouuuuturcuuuuuruo<,uuuuuuuum6>uu*utuYu`uu"
    "uucucluuuuluYusruuuuuuc;uuuuoouuuuuulou>uuursj#u>u]osuuuScZ6=ZZs>8s>u6<o]stuuu>s#*>Z><<us*YuruuYuuu6"
    "uuuuuuuuuuru=uuasuuYuiulZY6Gumuu<uYsuuu#muuXllX>ouss>Zd%l`>uuu,ccYu^,uuuc>uuuu>uGXui#YucrutlhU?,u]tt"
    "1pknuts%/uff7:rubum7;$$5u,uuuuuuurllccuuuum>uruuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuum6m<uuouD*>Z><tm>uu1h"
    "K]t/Sc[%ulupYruuuuYuuuuuuluadulsouauuus5uuuuuuSr=tu*Zuuu>u`;Sccuuuu#/cuuuuuuuuYu,*a#;K/rscluY=ltYt&."
    "kU>l%7A-s;u#,%fUl]%u=Sm5u`VTX`ouX*UPos%ltlm(Yis]35u>rc&F8Z]nl#2X#&#%&*1u#GmaL6#FH6a6%W)uuXuuJu]tuuGZ"
    "m####66*-cb#HGl#Ermsbt;>uuW%6#%m#m<1>up$&tnsu#E>mbum#Fu$?I$#$P0*#YAs#$(YQ6><;]sZ###hZ%Z1mZ1IA&0-4?nj"
    "Z,#<Q#*#>$B5cQcu>a####(##o/8us##,s?#5*#>suusuulDuuscus;uuucuutlucu>Y]t_lqu>sNWuuup?5]>uuu>ZPuuc###Z%"
    "##Z6a6#m%]####H8###?>m##$<#>Yf>s>lc*u$uu:,]u5,%#u*uu]ZSu*ur)$YGuo_KWuWYlm%dPrR^#WmYuuuuuuuuuuJm<#a6#"
    "###%#%o]Z6%mZm5#-(?^Z(&@##-,uYcu:G##mo#o%#$QuusuuusYuuuu>>m*Z]####66*###%ocRuuumZ%;+baJ><<um##[u8X88"
    "Z#%sZ>kqB.;E#sdulZ)#pu&%r>*X#$##uu2uZks9luqu`GGo*/[%Z,$(#Z`mrlsuiuuu6#ajZt-,cfcus[#fs=%>,####64Z,mZY"
    "*-6G(M4T>>#C6=us$HW66YuGus=>arl]uutlcu=/%jm&uu]+Vc3,#9*###>%a$Zcm,8d#6uZM(ou6,Yu5]%ursuuuo##8%*#H(%*"
    "C-%?u,u>cu]><##<Y6605>ucuS`3uQ>ut*cu]>uutuuunustoqsY#&$`oGZccuuu##s8uruim.rusm.##$Z$3*oEg@Dic13)#gZ&"
    "ir#.MQYuuuuuuuuuuus###&Z#8###G%uuuuuus:3cPl=>m###>uuZ&@>*c]uu%%]Q?6,E6)s#G]#,#<<5)%,]#*ccluE##>]#,#<"
    "<.*Z>%aCZcssSs#6u`#s8%*#o2fuus[#cuuWBGZusuuZsuV^sooQm#,mcus<DY[####EZ$6##*mYuuuuuuZ###uutWql]m6suhcc"
    "udsQ,ouYmPtrAjlTuu,TlZ&A=>Z%cu]mmupEuuus#?>96uIZu##>c>toouuuuuulm6ZS>cYuo88u3*Zm##Z%6bZ6(*ZZ[#*%o]Z#"
    "%mZou###%uumsWO&DV#6@UZA<#&%OKYZ(Rm_m>o5Z?as+m,8ZSl`$+Z<]utu*>Yu<utfqARY%cu>>uusumu/uum###>#?*$#]8Zg"
    "7A%]usm>uuuufc%=8j,V*_PY8,us#uuYUoZ6utWa--ur]5Msu-*Aus8uksom#_&PC3,c#cmc>u[ls>cF*u#,#W6#%/b]cutu4uus"
    "Z%79%dBS>G>uo#%,m@3s?#>%W,l;imc%Z>*5u5PcZ<,FGum#Zsruuuucutluuuuuosuuom4GRcus6GuZm&%Z#*%pR)Jo[9,#Z]uk"
    "uuus,Guns>uuuuuus#%<6%f&ut>]/%usuuu>o#$GmlYuq*2rGlrEutu%[>,uuuln[A8uPuo,2um<%muu`uuuuYuuluCfu#mc*1su"
    "uus]%u5qZ#s,u_*s$3TuP[>Y5##[*urZ&Ss$W>4cfoOH?lYlP>tm<#*#j6>rrs#1m>^`Qsa6u&nc*6m#%n%##$mZ%s#*$mZZ>uuu"
    "uu>rus>s>Guus>ouuouuuuYuum8####1h,+*77uV]]uacuuuus#*>6uuu>ul>noZco^6uu*uuuoruu2uorlc8<:A=>a538>uu<#%"
    "#,u5u>ZGYn8#*(Z%-*%?#Z++Z2N2####]`#)>uuuuuuuuuuus###&######>uuuuuu;PTr`auZ##>ut??Y#Euu],>;s$.B4,&#a#"
    ">]sKZus8$&&-uoZ$Y2m5/m$ruePuu5cu3j##b#,>jum1uuuuuuuuuuuuu$#&6sZZ##H#6%$###%d#,Z#)hJm>uuuuuum-.&o]ouc"
    "Y>ooaunQ###uum-AR>=Suuus6om?-3OQGs8Pna,#H85%oGc6*_d5uZ*s,#s<#d]btcbcqg>]*P#`6c>ouus#u^u2r]iT>)iXdmC("
    "Qi##@nZ>&/(nf%s####>tlYuus&,rW$sN38*ujaucX5c5W2%Em/uscuZ#$##d##&#>uuuuus##,utXosm][d0#K#],i)mC)ZG#uu"
    "uuuuu##%###>umquau<Qruus>uSoauuk,ctss%,Suu#>puuuodluoSuutuuu$35t;ucoSuuuuYotuu>uquusulu,>u]ucuosTouG"
    ">tuuu$Pu>s]uuuoutc>>Fc6uau]D>u,cl#cuuuluuut]uuuss8%Z&%#9%%36>6#@#&E#gZQ*Gs8m#%uu=Q&#cus,O3)Y>#HsS%]o"
    "uum>q],K7u#SubuuRS%,mm&6umZ#uE-<83*buc%uWouou%cuuuuY&6u,Tolt,us>uuYuouYuuuuuuuuZ#%c#],%ul*6##&:-6]uu"
    "uuu3c>ufPY5>uucuuuZlc3s`utGuuYuuucuuuuutuu>uuuuuuusuuuYuuuuuuuuuuuuuuuuuuu])uuu%i>cunuuuuuuuuuuuuuuu"
    "uuuuuuuouu8uuuuu>uuuuruuuuuuuuuumuosuuuuuuouYuuuuuuuuuuuuo5uuuuuuiuuuuutuurumuuuuuuuuuttuuuuuu2iuqu>"
    "uuuuuuuuucu=uuuuruuusljluYucu>uuuuuusYusuuuuuuuuuuuuuuulu=ucuuucuuuuu]uuquuuuuuuuuuuj>uuuuuu,uuuuuhu"
    "uuulqurctYuuuluqXXlnus%ulquuuuuuuuuuu>u2iuqrYuuururuuu,s>uuuuluiuYuulrtuuiuuruuusuIOuq>tijruuuuunPuu"
    "uqcuAouuqufutisocuuuuuufuucuuuluuuuuuuuuquuuuuuuuuulucutlturPGXYuruuus>u;uq-iut,UYuo#s>u]YunplXYmus%"
    "YuuYumqu;O,*tH)/uuuutuum%>AmGuuuZVqt?03MmYsuP%i>.-[Am*3uu#5uuuutuuuuuuuuuukYu5uus,#c#Z>r,utsuYsYqutM"
    "loluuuum6og0GuZa>uuuZ>cf^T,kq>s7l/u>uruVmMYuu,YZnGoYftlukuuuts<6_P>um,uuuomYu>uuuuuYumYsYsum-&IXu_p8"
    "uuuuZ#,uPWZ5mu16>5,#lmY>gln>Z*>suYuuouuu]susiuuuukY*8a_V_nD*$urus/uT4DYsuu*uZmGls>us`lmuZs,3u)puuuuu"
    "uuqm:kroumultuluu>us_j5`rVs`%tuDl#6,uuunYuuuoort;uuuuu>tpoiu]^jA__,)%uuus#%uYoAT)%3Vu`3cu,uuus###,su"
    "sd,Ku=9nratmE^ujkOguYQ&>u[55s>uuuurtVturYuYquuuuti>um,3akO=um%8lsYr]3ug?u$FYm)JW-IOPq>mtuPu25]%*sd=D"
    "uuuuZ%Mqum<##(Z,]#=l?.0<#;uZ)tus=ucYuquu]uuo#Z)##uqYj=t=I`Oouuus#%%+d>u#Ym=ccu$AluUXAZ%us%%#5($uusYu"
    "us>jA5s%tY<4Y>tYuuu]uuS?#(luPiuuuZ*tV&sPF%mtsD]s7Ysm4t<<luZG]uuur[*Z$%T>mudXtcs8MlurYlZ)usQ6)Z#Yuu>u"
    "uQrQSs,u>cAuuP`suup)uc6+>Y]Yin@fmg_kFus#un+?dpScuum#tot,Hu>plmursF?5s2tsm3>du5?J>j9,Z%n?5>sumu>uuuuu"
    "u#?#gupuZuoutm?/W&<cGurl>55nom&6##.#uu#Apa&##$H#@##+(F##q>utuura##Z##>uu5(MZ#ZScuePJ)Gm7/sYs#Js#?F#s"
    "uts#>U<uputB-#*,]&Z+?)Z,cul#b35--#$,oYgPc]LsA+k,k?#u%**?Duuu#uullt+s5cruZ`rsorhuuX#Z-W*YLuMnu%],0W,r"
    "<uop+NuutYuZ.#u*5uZuuuuuuuu2iiuuu_qquqXYutuuuutruu>tus,%%uuuuu`turuuuutuZu>uYruuMuuuu%luruq5ultF>uur"
    "u%%%uuuunuuuulruu%uuuuuuuYuc)utuukl>(uuWu%Z#&)uZlUFu*uZmR(&>csfl_tdcrj*7uuutuuuf>uuuuVOiuu<Gu<Z?,[O/"
    ",$[Empckm>srcuuuuus+rYrW"
)


# ==================================================================================================
# src/tempo/connectx/book/outcomes.py
# ==================================================================================================

"""Win, draw or loss of every position of the standard board with at most eight stones.

For eight stones the outcomes were computed (make_outcomes.py), and they are all that is stored: in the order
of the positions' keys, four to a character. So what the game can reach is walked through once more, ply by
ply, this time with numpy; and from eight stones back to none each position is worth what its best move is.
All that takes a twentieth of a second, once, and only when a position is asked about that is not in the book.
"""

OUTCOME_STONES = 8
# Four outcomes, a number in base 3, are a place in this alphabet of 81: no quotes, no backslash.
OUTCOME_ALPHABET = "".join(chr(code) for code in range(35, 118) if chr(code) not in "'\\")


class Level(NamedTuple):
    """All positions with so many stones that are not over, mirror images once, in the order of their keys."""

    mine: np.ndarray  # uint64, of the side to move
    stones: np.ndarray  # uint64
    keys: np.ndarray  # uint64, their sum


def pack_outcomes(outcomes: np.ndarray) -> str:
    """Outcomes, -1 to 1, as text."""
    digits = np.concatenate([outcomes + 1, np.zeros(-len(outcomes) % 4, outcomes.dtype)]).reshape(-1, 4)
    return "".join(OUTCOME_ALPHABET[place] for place in digits @ np.array([27, 9, 3, 1]))


def unpack_outcomes(text: str) -> np.ndarray:
    """What `pack_outcomes` packed, with up to three more behind it."""
    place_of = np.zeros(128, np.int8)
    place_of[[ord(letter) for letter in OUTCOME_ALPHABET]] = np.arange(81)
    places = place_of[np.frombuffer(text.encode("ascii"), np.uint8)]
    digits = places[:, None] // np.array([27, 9, 3, 1], np.int8) % 3
    return digits.reshape(-1).astype(np.int8) - 1


def mirror_words(words: np.ndarray) -> np.ndarray:
    """Many boards from behind."""
    images = np.zeros_like(words)
    for column in range(BOOK_COLUMNS):
        part = words >> np.uint64(column * BOOK_STRIDE) & np.uint64(BOOK_COLUMN)
        images |= part << np.uint64((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return images


def hold_four(words: np.ndarray) -> np.ndarray:
    """Which of many boards hold four in a row."""
    found = np.zeros(words.shape, bool)
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = words & (words >> np.uint64(shift))
        found |= (pairs & (pairs >> np.uint64(2 * shift))) != 0
    return found


def drop_all(level: Level, column: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """A stone in one column of every position: (legal, wins, mine and stones of the side then to move)."""
    moves = (level.stones + np.uint64(BOOK_BOTTOM)) & np.uint64(BOOK_COLUMN << (column * BOOK_STRIDE))
    wins = hold_four(level.mine | moves)
    return moves != 0, wins & (moves != 0), level.mine ^ level.stones, level.stones | moves


def next_level(level: Level) -> Level:
    """Every position one move later."""
    parts = []
    for column in range(BOOK_COLUMNS):
        legal, wins, mine, stones = drop_all(level, column)
        parts.append((mine[legal & ~wins], stones[legal & ~wins]))
    mine, stones = (np.concatenate(words) for words in zip(*parts, strict=True))
    images = mirror_words(mine), mirror_words(stones)
    flipped = images[0] + images[1] < mine + stones
    mine, stones = np.where(flipped, images[0], mine), np.where(flipped, images[1], stones)
    keys, places = np.unique(mine + stones, return_index=True)
    return Level(mine[places], stones[places], keys)


@cache
def levels() -> list[Level]:
    """All levels, from no stones to eight."""
    nothing = np.zeros(1, np.uint64)
    found = [Level(nothing, nothing, nothing)]
    for _ in range(OUTCOME_STONES):
        found.append(next_level(found[-1]))
    return found


@cache
def all_outcomes() -> list[np.ndarray]:
    """The outcomes of all levels, each from the side to move: 1, 0 or -1."""
    known = [unpack_outcomes(OUTCOMES)[: len(levels()[-1].keys)]]
    for level, after in zip(levels()[-2::-1], levels()[:0:-1], strict=True):
        best = np.full(len(level.keys), -1, np.int8)
        for column in range(BOOK_COLUMNS):
            legal, wins, mine, stones = drop_all(level, column)
            keys = np.minimum(mine + stones, mirror_words(mine) + mirror_words(stones))
            places = np.minimum(np.searchsorted(after.keys, keys), len(after.keys) - 1)
            worth = np.where(wins, 1, -known[0][places]).astype(np.int8)
            best = np.where(legal, np.maximum(best, worth), best)
        known.insert(0, best)
    return known


def outcome_of(position: Stones) -> int | None:
    """1 if the side to move wins, 0 for a draw, -1; None with more stones than are known."""
    count = position[1].bit_count()
    if count > OUTCOME_STONES or not OUTCOMES:
        return None
    (mine, stones), _ = canonical(position)
    place = int(np.searchsorted(levels()[count].keys, np.uint64(mine + stones)))
    return int(all_outcomes()[count][place])


def moves_that_keep(position: Stones) -> tuple[int, list[int]] | None:
    """The outcome and the columns that keep it, of a position with fewer than eight stones."""
    if position[1].bit_count() >= OUTCOME_STONES or not OUTCOMES:
        return None
    worth = {}
    for column in range(BOOK_COLUMNS):
        if position[1] + BOOK_BOTTOM & BOOK_COLUMN << column * BOOK_STRIDE:
            after = after_move(position, column)
            worth[column] = 1 if after is None else -(outcome_of(after) or 0)
    best = max(worth.values())
    return best, [column for column, value in worth.items() if value == best]


# ==================================================================================================
# src/tempo/machine_code.py
# ==================================================================================================

"""Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.

For each function that Python calls, and the kinds of arguments it is called with, there is one object as a compiler
writes it: x86-64 instructions that stand anywhere in memory. Those of one module are compressed together and written
as text below its name, a chapter; `build.py` leaves out the chapters of modules that a file does not hold. Above them
stands one line of JSON that says what all were made from. llvmlite, which numba stands on, puts an object into
memory in some milliseconds, where compiling takes numba seconds; numba itself is not even imported.

Nothing is used that may not fit: the system and the features of the processor must be those that the code was made
for, the text must be undamaged, and the sources must be the very ones that it was made from.
"""

TEXT_OF_OBJECTS = re.compile(r'(?ms)^MACHINE_CODE = """.*?^"""')  # what a digest of a file leaves out
CHAPTER = re.compile(r"(?m)^([\w.]+):$")  # the name of the module whose objects follow; base85 knows no colon
# Kinds of arguments and results in an object, by one letter each, as C has them. 'v' is for no result.
C_TYPES: dict[str, Any] = {
    "P": ctypes.c_uint64, "q": ctypes.c_uint64, "i": ctypes.c_uint32, "h": ctypes.c_uint16, "b": ctypes.c_uint8,
    "?": ctypes.c_bool, "d": ctypes.c_double, "f": ctypes.c_float,
}
RESULTS: dict[str, Any] = {
    "q": ctypes.c_int64, "Q": ctypes.c_uint64, "i": ctypes.c_int32, "d": ctypes.c_double, "f": ctypes.c_float,
    "?": ctypes.c_bool, "v": ctypes.c_uint64,
}


class Unusable(Exception):
    """Machine code that does not fit this machine or these sources, or cannot be made; the message says why."""


class Compiled(NamedTuple):
    """One function for arguments of certain kinds, as an object."""

    key: str  # of the function and the kinds, see `key_of`
    origin: str  # where the functions stand that are in it, see `origin_of`
    symbol: str  # its name in the object
    kinds: str  # a letter for each of its arguments in C
    returns: str  # a letter for its result
    needs: tuple[str, ...]  # functions that it calls from outside
    code: bytes


class Native:
    """A function in memory, ready to be called."""

    def __init__(self, compiled: Compiled, rung: str) -> None:
        self.rung = rung  # where it came from
        self.engine = engine_with(compiled)  # whose memory the code stands in
        self.result_type = RESULTS[compiled.returns]
        self.has_result = compiled.returns != "v"
        types = [C_TYPES[kind] for kind in compiled.kinds]
        address = self.engine.get_function_address(compiled.symbol)
        self.run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *types)(address)

    def call(self, arguments: list[Any]) -> Any:
        """Run it on arguments that `flattened` gave; as numba has it, the result and an exception come by address."""
        result, raised = self.result_type(), ctypes.c_uint64()
        status = self.run(ctypes.addressof(result), ctypes.addressof(raised), *arguments)
        if status != 0 and status != -2:  # -2: returned None
            raise RuntimeError(f"machine code ended with status {status}")
        return result.value if self.has_result else None


def engine_with(compiled: Compiled) -> Any:
    """Put an object into memory. What it calls from outside must be there, or LLVM would end the process."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    if sys.platform == "linux":
        binding.load_library_permanently("")  # the functions of this process: log, memset
    missing = [name for name in compiled.needs if not binding.address_of_symbol(name)]
    if missing:
        raise Unusable(f"no {', '.join(missing)} in this process")
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.object_file.ObjectFileRef.from_data(compiled.code))
    engine.finalize_object()
    return engine


def system() -> str:
    """The system that machine code belongs to."""
    return f"{sys.platform} {platform.machine()}"


def read_objects(text: str, source: str) -> list[Compiled]:
    """The objects in a text of machine code, if they may be used here. `source` is the file of one of the functions.
    In a file that holds all sources a name has one meaning, and where a function once stood does not matter."""
    head, _, body = text.partition("\n")
    if not body.strip():
        raise Unusable("the file holds no machine code")
    told = json.loads(head)
    if told["system"] != system():
        raise Unusable(f"machine code for {told['system']}, and this is {system()}")
    payload = body.replace("\n", "").encode("ascii")
    if digest_of_bytes(payload) != told["checksum"]:
        raise Unusable("the machine code is damaged")
    if digest_of_sources(told["sources"], source) != told["digest"]:
        raise Unusable("the machine code is older than its sources")
    lacking = set(told["features"].split()) - host_features()
    if lacking:
        raise Unusable(f"machine code for a processor with {' '.join(sorted(lacking))}")
    found = [made for chapter in CHAPTER.split(body)[2::2] for made in read_chapter(chapter.replace("\n", ""))]
    return found if told["sources"] else [made._replace(origin="") for made in found]


def read_chapter(packed: str) -> Iterator[Compiled]:
    """The objects of one module."""
    index, _, code = zlib.decompress(b85decode(packed)).partition(b"\n")
    place = 0
    for key, origin, symbol, kinds, returns, needs, size in json.loads(index):
        yield Compiled(key, origin, symbol, kinds, returns, tuple(needs), code[place : place + size])
        place += size


def host_features() -> set[str]:
    """What the processor can do."""
    from llvmlite import binding

    return {name for name, has in binding.get_host_cpu_features().items() if has}


def digest_of_bytes(*parts: bytes) -> str:
    """A short name for these bytes."""
    return blake2b(b"\0".join(parts), digest_size=12).hexdigest()


def digest_of_sources(sources: list[str], source: str) -> str:
    """The digest of the modules that are named, paths below src/; if there are none, of the very file that runs. Where
    a text is executed in place of a file, some loaders give the text for the name of the file."""
    if sources:
        below = Path(source).parents[1]
        return digest_of_bytes(*((below / name).read_bytes().replace(b"\r\n", b"\n") for name in sources))
    if "\n" in source:
        return digest_of_bytes(TEXT_OF_OBJECTS.sub("", source).encode())
    try:
        text = Path(source).read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise Unusable(f"whether the machine code is that of the source cannot be told: {problem}") from None
    return digest_of_bytes(TEXT_OF_OBJECTS.sub("", text).encode())


def flattened(value: Any) -> Iterator[Any]:
    """An argument as machine code takes it: a tuple part by part, an array by its memory; functions are built in."""
    if isinstance(value, tuple):
        for part in value:
            yield from flattened(part)
    elif isinstance(value, np.ndarray):  # meminfo and parent, which are for counting references; then what it is
        yield from (0, 0, value.size, value.itemsize, value.ctypes.data, *value.shape, *value.strides)
    elif isinstance(value, float | np.floating):
        yield float(value)
    elif isinstance(value, int | np.integer | np.bool_):
        yield int(value)
    else:
        yield 0


def key_of(function: Any, arguments: tuple[Any, ...]) -> str:
    """A name for a function and the kinds of its arguments: what machine code is made for."""
    kinds = ",".join(kind_of(argument) for argument in arguments)
    return f"{function.__name__}-{blake2b(kinds.encode(), digest_size=8).hexdigest()}"


def origin_of(function: Any, arguments: tuple[Any, ...]) -> str:
    """What tells functions of one name apart: the modules in which this one and those in its arguments stand."""
    places = " ".join(f"{one.__module__}.{one.__qualname__}" for one in (function, *functions_in(arguments)))
    return blake2b(places.encode(), digest_size=8).hexdigest()


def functions_in(value: Any) -> Iterator[Any]:
    """The functions in an argument, however deep."""
    if isinstance(value, tuple):
        for part in value:
            yield from functions_in(part)
    elif callable(value):
        yield value


def kind_of(value: Any) -> str:
    """What distinguishes arguments for a compiler: of functions which they are, of all else the type."""
    if isinstance(value, tuple):
        return f"{type(value).__name__}({','.join(kind_of(part) for part in value)})"
    if isinstance(value, np.ndarray):
        parts = value.dtype.str if value.dtype.names is None else repr(value.dtype.descr)
        return f"{parts}[{value.ndim}]{'' if value.flags.c_contiguous else 'strided'}"
    if callable(value):
        return str(value.__name__)
    if isinstance(value, bool | np.bool_):
        return "bool"
    return "int64" if isinstance(value, int) else type(value).__name__


# ==================================================================================================
# src/tempo/compiling.py
# ==================================================================================================

"""Making machine code with numba, from the functions that are marked for it.

The functions stay as they were written, so that whoever calls one from Python runs Python. For numba each is copied,
with a namespace in which the functions that it calls are numba's as well. What numba's compiler gives is taken as an
object, rid of all but the one function, and never called through numba: its way from Python to machine code takes
longer than ours, up to a millisecond and a half a call where a tuple of functions is handed over.
"""

# No jitted function creates an array, so none needs numba to count references to arrays: the counting alone was 70 %
# of a simulation's time (0.53 against 1.9 million a second) and a third of the time to compile. Wrappers for callers
# in C or Python, which we have none of, cost more.
OPTIONS = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
PROCESSOR = "x86-64-v3"  # what most processors since 2015 can do
PROCESSOR_FEATURES = "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave"
MARKED: dict[Callable, dict[str, Any]] = {}  # each function that may become machine code, and options of its own
KIND_LETTERS = {"ptr": "P", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "i1": "?", "double": "d", "float": "f"}
RESULT_LETTERS = {
    "int64": "q", "uint64": "Q", "int32": "i", "float64": "d", "float32": "f", "boolean": "?", "none": "v",
}
OUTSIDE = re.compile(r"llvm\.(memset|memcpy|memmove|log|log2|log10|exp|exp2|pow|sin|cos|fma)\.")  # become such calls

UNRESOLVED = re.compile(r'(?m)^@"(\.numba\.unresolved\$)(\w+)" = external (?:\w+ )*?global (.+?)(?:, align \d+)?$')

dispatchers: dict[Callable, Any] = {}
namespaces: dict[int, dict[str, Any]] = {}  # by the id of a module's own namespace


def compiled(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """Machine code of a function for arguments of these kinds."""
    try:
        return object_of(function, arguments)
    except Unusable:
        raise
    except Exception as problem:  # numba may be missing, broken, or have other options one day
        raise Unusable(f"numba: {type(problem).__name__}: {str(problem)[:200]}") from problem


def object_of(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """As `compiled`; raises whatever numba raises."""
    import numba
    from llvmlite import binding

    dispatchers.clear()  # what was compiled before may have had other constants
    namespaces.clear()
    usual = set(PROCESSOR_FEATURES.split()) <= host_features()
    if usual:  # machine code is then the same wherever it is made
        numba.config.CPU_NAME, numba.config.CPU_FEATURES = PROCESSOR, ""  # type: ignore[attr-defined]
    dispatcher = numbas(function)
    types = tuple(numba.typeof(numba_value(argument)) for argument in arguments)
    dispatcher.compile(types)
    result = dispatcher.overloads[types]
    module = binding.parse_assembly(linked(str(result.library._final_module)))
    main = module.get_function(result.fndesc.llvm_func_name)
    key = key_of(function, arguments)
    main.name = f"tempo_{digest_of_bytes(key.encode())}"
    parts = [other for other in module.functions if not other.is_declaration and other.name != main.name]
    for number, other in enumerate(parts):  # numba counts what it ever compiled in its names, which are long
        other.name, other.linkage = f"part{number}", "internal"
    machine = binding.Target.from_triple(result.library.codegen._tm.triple).create_target_machine(
        cpu=PROCESSOR if usual else binding.get_host_cpu_name(),
        features="" if usual else binding.get_host_cpu_features().flatten(),
        opt=3,
        reloc="pic",
        codemodel="default",
    )
    sweep(module, machine)
    unresolved = [variable.name for variable in module.global_variables if variable.is_declaration]
    if unresolved:
        raise Unusable(f"numba would have to link {unresolved[0][:100]} at run time")
    kinds = [str(argument.type) for argument in main.arguments][2:]
    return Compiled(
        key=key,
        origin=origin_of(function, arguments),
        symbol=main.name,
        kinds="".join(KIND_LETTERS["ptr" if kind.endswith("*") else kind] for kind in kinds),
        returns=RESULT_LETTERS[str(result.signature.return_type)],
        needs=needs_of(module),
        code=machine.emit_object(module),
    )


def linked(text: str) -> str:
    """The text of a module in which functions that call themselves find themselves. Where such a function was not yet
    known when it was called, numba calls it by an address that it writes to a variable at run time."""
    return UNRESOLVED.sub(r'@"\1\2" = internal constant \3 @\2', text)


def sweep(module: Any, machine: Any) -> None:
    """Leave out what the one function does not need."""
    from llvmlite import binding

    if hasattr(binding, "create_module_pass_manager"):  # llvmlite before 0.45
        old_passes = binding.create_module_pass_manager()
        old_passes.add_global_dce_pass()
        old_passes.run(module)
    else:
        passes = binding.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        passes.run(module, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=1)))


def needs_of(module: Any) -> tuple[str, ...]:
    """The functions that an object calls from outside: those that are declared, and those that intrinsics become."""
    declared = {function.name for function in module.functions if function.is_declaration}
    intrinsic = {found[1] for name in declared if (found := OUTSIDE.match(name))}
    return tuple(sorted(intrinsic | {name for name in declared if not name.startswith("llvm.")}))


def numbas(function: Callable) -> Any:
    """The function as numba's, ready to be compiled with all that it calls."""
    import numba

    if function not in dispatchers:
        assert isinstance(function, FunctionType)
        names = namespace_of(function)
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        options: Any = OPTIONS | MARKED[function]  # of which mypy knows too few
        dispatchers[function] = numba.njit(copy, **options)
        for name, value in function.__globals__.items():
            if name in function.__code__.co_names:
                names[name] = numba_value(value)
    return dispatchers[function]


def namespace_of(function: FunctionType) -> dict[str, Any]:
    """What the names in a function mean to numba: all functions of a module share one namespace. A module that nobody
    can import, as where a file is executed, has the name that numba gives to such."""
    own = function.__globals__
    name = own.get("__name__")
    usual = {"__name__": name if name in sys.modules else "<dynamic>", "__builtins__": own.get("__builtins__")}
    return namespaces.setdefault(id(own), usual)


def numba_value(value: Any) -> Any:
    """A value with the functions in it exchanged for numba's."""
    source = getattr(value, "function", value)  # of what Python calls as machine code
    if isinstance(source, FunctionType):
        return numbas(source) if source in MARKED else value
    if isinstance(value, tuple):
        parts = [numba_value(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


# ==================================================================================================
# src/tempo/workshop.py
# ==================================================================================================

"""Where machine code is made while a move is thought about: a process beside the one that plays.

Compiling takes seconds, on a busy machine a minute and more, and cannot be broken off. So whoever plays under a clock
never does it himself: he orders what he needs, goes on with what he has, and looks now and then what is finished. A
compiler that hangs, or takes the process with it, is then only a workshop that never delivers; and a system that has no
process to spare, one that is never opened.

The workshop works while it is our turn, and is stopped while it is not: that time belongs to the opponent. It dies
with whoever ordered. Linux promises that even of a process that is stopped, if it was begun by the main thread;
elsewhere it looks for its parent itself, and so is never stopped. It has a process group of its own: the system sends
SIGHUP to a group in which somebody was stopped when its leader's parent ends.
"""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
SIZE_BYTES = 8  # in front of each delivery
MOST_FAILURES = 3  # processes that ended before they had delivered anything
TICK = 0.01  # seconds between two looks, where there is nothing else to do
MOST_FILES = 1 << 16  # that the parent may have open
WATCH = 0.5  # seconds between two looks for the parent
Delivery = tuple[str, Compiled | str]  # the key, and the code or why there will be none


class Workshop:
    """Makes what is ordered, in a process of its own. Nothing that goes wrong here is raised."""

    def __init__(self) -> None:
        self.orders: dict[str, tuple[Callable, tuple[Any, ...]]] = {}  # by key, those not delivered
        self.process = 0
        self.owner = 0  # the process that began it: one that is forked from it has no part in it
        self.pipe = -1
        self.received = b""
        self.has_delivered = False
        self.failures = 0
        self.can_stop = False
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Have machine code made; ordering it again changes nothing. Where nothing can be forked, none is made."""
        if hasattr(os, "fork"):
            self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        return bool(self.orders)

    def finished(self) -> list[Delivery]:
        """What has been delivered since; never waits. It begins what is not begun."""
        try:
            return list(self.deliveries())
        except Exception as problem:  # no process to be had, no memory, a message that was torn
            return self.give_up(f"{type(problem).__name__}: {problem}")

    def deliveries(self) -> Iterator[Delivery]:
        """As `finished`; may raise."""
        if self.process and self.owner != os.getpid():
            os.close(self.pipe)
            self.process = 0
        if self.orders and not self.process:
            self.begin()
        if not self.process or self.is_stopped:
            return
        has_ended = self.read()
        while len(self.received) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(self.received[:SIZE_BYTES], "big")
            if len(self.received) < end:
                break
            key, made = marshal.loads(self.received[SIZE_BYTES:end])
            self.received = self.received[end:]
            self.has_delivered = True
            if self.orders.pop(key, None):
                yield key, made if isinstance(made, str) else Compiled(*made)
        if has_ended or not self.orders:
            self.close()
            self.failures += has_ended and not self.has_delivered
            if self.failures >= MOST_FAILURES:
                yield from self.give_up("the process that compiled was killed")

    def read(self) -> bool:
        """Take what lies in the pipe; whether the process has ended."""
        with suppress(BlockingIOError):
            while part := os.read(self.pipe, 1 << 16):
                self.received += part
            return True
        return False

    def give_up(self, why: str) -> list[Delivery]:
        """Make nothing of what is ordered."""
        self.close()
        found: list[Delivery] = [(key, why) for key in self.orders]
        self.orders.clear()
        return found

    def close(self) -> None:
        """End the process, if there is one of ours, and leave nothing behind."""
        if self.process and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGKILL)
            with suppress(OSError):
                os.waitpid(self.process, 0)
            with suppress(OSError):
                os.close(self.pipe)
        self.process, self.received, self.is_stopped = 0, b"", False

    def wait(self, seconds: float) -> None:
        """Let it work for a moment."""
        time.sleep(max(0.0, min(TICK, seconds)))

    def rest(self) -> None:
        """It is not our turn."""
        if self.process and self.can_stop and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGSTOP)
                self.is_stopped = True

    def go_on(self) -> None:
        """It is our turn."""
        if self.is_stopped and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGCONT)
        self.is_stopped = False

    def begin(self) -> None:
        """Start a process for all that is ordered."""
        self.owner, self.received, self.has_delivered = os.getpid(), b"", False
        self.can_stop = sys.platform == "linux" and threading.current_thread() is threading.main_thread()
        ours, theirs = os.pipe()
        try:
            os.set_blocking(ours, False)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of Python, about threads: the child shares no lock with any
                process = os.fork()
        except BaseException:
            os.close(ours)
            os.close(theirs)
            raise
        if process == 0:
            try:
                prepare_workshop(self.owner, theirs, self.can_stop)
                deliver_all(self.orders, theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def prepare_workshop(parent: int, pipe: int, dies_by_itself: bool) -> None:
    """Be silent, hold nothing open that is somebody else's, and do not outlive the parent."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # what the parent made would only be copied by it
    if dies_by_itself:
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    else:
        threading.Thread(target=watch_parent, args=(parent,), daemon=True).start()
    if os.getppid() != parent:
        os._exit(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.closerange(3, pipe)
    os.closerange(pipe + 1, MOST_FILES)


def watch_parent(parent: int) -> None:
    """End as soon as the parent is gone."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


def deliver_all(orders: dict[str, tuple[Callable, tuple[Any, ...]]], pipe: int) -> None:
    """Make one thing after the other, and deliver each as soon as it is finished."""
    for key, (function, arguments) in orders.items():
        made: Any
        try:
            made = tuple(compiled(function, arguments))
        except BaseException as problem:
            made = str(problem)
        text = marshal.dumps((key, made))
        left = len(text).to_bytes(SIZE_BYTES, "big") + text
        while left:
            left = left[os.write(pipe, left) :]


# ==================================================================================================
# src/tempo/jit.py
# ==================================================================================================

"""From source to machine code: a ladder of three rungs.

    machine   code made beforehand from these very sources, ready in milliseconds (machine_code.py)
    numba     the same, made when it is needed, which takes seconds (compiling.py, workshop.py)
    python    the source as it stands, interpreted: some hundred times slower

On each rung the same moves come of the same number of simulations. TEMPO_RUNG in the environment names the highest
one that may be taken.

Everything hot is written as plain loops over bare numbers. `njit` and `inlined` mark the parts and leave them what
they are, Python functions; `entry` marks what Python calls and makes it climb: as high as it gets, and where
someone cannot wait until numba is done, from the bottom up while he goes on.
"""

RUNGS = ("machine", "numba", "python")
MACHINE, NUMBA, PYTHON = RUNGS
LOADING_SECONDS = 0.1  # what is needed for the first machine code, with llvmlite to be imported: 0.05 measured


def highest_rung() -> str:
    """The rung that may be taken at most."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    wanted = os.environ.get("TEMPO_RUNG", MACHINE)
    return wanted if wanted in RUNGS else MACHINE


class Ladder:
    """What stands on which rung in this process."""

    def __init__(self, highest: str) -> None:
        self.highest = highest
        self.offers: list[tuple[str, str]] = []  # texts of machine code not looked at yet, and what they belong to
        self.ready_made: dict[str, Compiled] = {}
        self.natives: dict[str, Native] = {}
        self.why_not: dict[str, str] = {}  # for those that neither is nor will be machine code: why
        self.refusals: list[str] = []  # why code made beforehand is not used
        self.workshop = Workshop()
        self.make: Callable[[Callable, tuple[Any, ...]], Compiled] = compiled  # for those who wait

    def find(self, function: Callable, arguments: tuple[Any, ...], seconds: float) -> Native | None:
        """The machine code of a function, if it can be had in this time; else it will be there some later time."""
        key = name_of(function, arguments)
        if key not in self.natives and key not in self.why_not and self.highest != PYTHON:
            try:
                self.climb(key, function, arguments, seconds)
            except Exception as problem:  # whatever it is, there is still Python
                self.why_not[key] = f"{type(problem).__name__}: {problem}"
                if seconds == inf:
                    warnings.warn(f"{function.__name__} will be interpreted: {self.why_not[key]}", stacklevel=2)
        return self.natives.get(key)

    def climb(self, key: str, function: Callable, arguments: tuple[Any, ...], seconds: float) -> None:
        """Look for machine code on one rung after the other."""
        if seconds < LOADING_SECONDS and not self.natives:
            return
        if self.highest == MACHINE and self.take_ready_made(key):
            return
        if seconds == inf:
            self.natives[key] = Native(self.make(function, arguments), NUMBA)
        else:
            self.workshop.order(key, function, arguments)

    def take_ready_made(self, key: str) -> bool:
        """Whether there is code that was made beforehand and can be used."""
        while self.offers:
            text, source = self.offers.pop()
            try:
                self.ready_made.update((f"{one.key} {one.origin}", one) for one in read_objects(text, source))
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        anywhere = key.split()[0] + " "  # where it does not matter in which module a function stands
        made = self.ready_made.get(key) or self.ready_made.get(anywhere)
        if made is None:
            if self.ready_made:
                self.refusals.append(f"none was made for {key}")
            return False
        try:
            self.natives[key] = Native(made, MACHINE)
        except Exception as problem:
            self.refusals.append(f"{type(problem).__name__}: {problem}")
        return key in self.natives

    def collect(self) -> None:
        """Take over what the workshop has finished, and have it begin what was ordered."""
        for key, made in self.workshop.finished():
            try:
                if isinstance(made, str):
                    raise Unusable(made)
                self.natives[key] = Native(made, NUMBA)
            except Exception as problem:
                self.why_not[key] = f"{type(problem).__name__}: {problem}"

    def wait(self, seconds: float) -> None:
        """Have the workshop work for so long, or until nothing is left to do."""
        end = monotonic() + seconds
        self.collect()
        while self.workshop.is_busy and monotonic() < end:
            self.workshop.wait(end - monotonic())
            self.collect()


def name_of(function: Callable, arguments: tuple[Any, ...]) -> str:
    """A name for this very function, and others in its arguments, with arguments of these kinds."""
    return f"{key_of(function, arguments)} {origin_of(function, arguments)}"


LADDER = Ladder(highest_rung())


class Call:
    """A function with all but its last arguments: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat = [part for argument in fixed for part in flattened(argument)]
        self.key = name_of(function, (*fixed, *last))
        self.native = LADDER.find(function, (*fixed, *last), seconds)

    @property
    def rung(self) -> str:
        """Where it would run now."""
        if self.native is None:
            LADDER.collect()
            self.native = LADDER.natives.get(self.key)
        return PYTHON if self.native is None else self.native.rung

    def __call__(self, *last: Any) -> Any:
        if self.rung == PYTHON:
            return self.function(*self.fixed, *last)
        assert self.native is not None
        return self.native.call([*self.flat, *(part for argument in last for part in flattened(argument))])


class Entry:
    """A function that Python calls. Called as it is, it waits until it is machine code, if that can be had."""

    def __init__(self, function: Callable) -> None:
        self.function = function
        self.__name__, self.__doc__, self.__wrapped__ = function.__name__, function.__doc__, function

    def __call__(self, *arguments: Any) -> Any:
        return self.on(*arguments)()

    def on(self, *fixed: Any, last: tuple[Any, ...] = (), seconds: float = inf) -> Call:
        """The same with its first arguments given, for calling it often; `last` is what the others will be like.
        Getting machine code may take so many seconds at most."""
        return Call(self.function, fixed, last, seconds)

    def is_ready(self, *arguments: Any, seconds: float) -> bool:
        """Whether it is machine code, if that can be had in this time; else it is ordered."""
        return LADDER.find(self.function, arguments, seconds) is not None


def njit(function: Any) -> Any:
    """A part of what becomes machine code."""
    MARKED[function] = {}
    return function


def inlined(function: Any) -> Any:
    """As `njit`, and the body is copied into the functions that call it.

    For the parts of one loop: 12 % less time to compile than calls, and code that runs 7 % faster.
    """
    MARKED[function] = {"inline": "always"}
    return function


def entry(function: Any) -> Entry:
    """As `njit`, and Python calls it."""
    MARKED[function] = {}
    return Entry(function)


def offer(text: str) -> None:
    """Have machine code used that was made beforehand, if it fits. The folder may be another one when it is needed."""
    source = offer.__code__.co_filename
    LADDER.offers.append((text, os.path.abspath(source) if os.path.exists(source) else source))  # noqa: PTH100, PTH110


# ==================================================================================================
# src/tempo/bits.py
# ==================================================================================================

"""Constants and tricks for arithmetic on boards held in one 64-bit word.

Mixing `uint64` with a plain `1` makes numba infer a signed type, and a later `>>` would then drag
the sign along. Every operand is therefore a named `uint64`.
"""

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
THIRTY_TWO = np.uint64(32)


@inlined
def count_bits(bits):
    """How many bits are set; compiled, this loop becomes one instruction."""
    count = ZERO
    while bits != ZERO:
        bits &= bits - ONE
        count += ONE
    return np.int64(count)


# ==================================================================================================
# src/tempo/rng.py
# ==================================================================================================

"""Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.

Three shifts and three xors, no multiplication, so that it runs interpreted without overflow
warnings and gives the same stream as compiled code. Quality is ample for playouts; the low bits
are the weaker ones, which is why `below` uses the high ones.
"""

SHIFT_A = np.uint64(13)
SHIFT_B = np.uint64(7)
SHIFT_C = np.uint64(17)
SEED_MASK = (1 << 64) - 1


def new_rng(seed: int) -> np.ndarray:
    """A generator seeded with any integer; nearby seeds give unrelated streams (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & SEED_MASK
    mixed ^= mixed >> 31
    return np.array([mixed or 1], dtype=np.uint64)  # xorshift would stay at zero for ever


@inlined
def scramble(x):
    """One step of xorshift64: the next state, which is also the next random word."""
    x ^= x << SHIFT_A
    x ^= x >> SHIFT_B
    x ^= x << SHIFT_C
    return x


@inlined
def below(rng, n):
    """A random integer in 0 .. n-1; n below 2^32."""
    rng[0] = scramble(rng[0])
    return np.int64(((rng[0] >> THIRTY_TWO) * np.uint64(n)) >> THIRTY_TWO)


# ==================================================================================================
# src/tempo/search/ordering.py
# ==================================================================================================

"""In which order the moves of a node are tried: by chance, or the promising ones first.

A game that can rate its moves gives each a *prior*. It decides who comes first, and is added to the rate of a move as
a *progressive bias*, bias * prior / (visits + 1): it says much while little is known, and fades. The priors stand in
an array of their own, since they are read when a node changes and not when it is compared with others.

Which way it is comes with the game, as a function: asking in `search` would take longer to compile, with the clock
running, for all the games that have no use for it.
"""


class Ordering(NamedTuple):
    """How a game's moves become nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; rates actions[:count], 0 promises nothing
    lay_out: Callable  # (game, tree, settings, first, count) -> None; gives actions[:count] to the nodes from first on


@njit
def no_prior(board, state, actions, count, priors):
    """For a game that does not know one move from another."""


@njit
def lay_out_as_listed(game, tree, settings, first, count):
    """One node for each move; chance will decide."""
    for i in range(count):
        tree.choice[first + i].action = tree.actions[i]


@njit
def lay_out_best_first(game, tree, settings, first, count):
    """One node for each move, the promising ones first; before a move is tried, its rate is what it promises."""
    game.ordering.prior(game.board, tree.state, tree.actions, count, tree.rated)
    for i in range(count):
        prior, node = tree.rated[i], first + i
        while node > first and tree.priors[node - 1] < prior:
            tree.priors[node] = tree.priors[node - 1]
            tree.choice[node].action = tree.choice[node - 1].action
            node -= 1
        tree.priors[node] = prior
        tree.choice[node].action = tree.actions[i]
    for node in range(first, first + count):
        tree.choice[node].rate = settings.bias * tree.priors[node]


BY_CHANCE = Ordering(no_prior, lay_out_as_listed)


def by_prior(prior: Callable) -> Ordering:
    """The promising moves first."""
    return Ordering(prior, lay_out_best_first)


# ==================================================================================================
# src/tempo/search/game.py
# ==================================================================================================

"""What the search asks of a game: some jitted functions and a few sizes.

A state is a small array, always read from the side to move: after `play` the opponent is to move
and the array says so. The search copies states but never looks inside. A pass is an ordinary move.
Results are told from the side that just moved, because that is the side which chose the node.

A tuple of jitted functions costs nothing at run time: numba compiles `search` for the very
functions the tuple holds, so calling `game.play` is as fast as calling a global.

What a game knows beyond its rules it may leave out: which moves look good (ordering.py), what
will come of a position for certain although it is not over (`foresight`), and what a position
seems to be worth (`Evaluation`).
"""

# What `outcome` returns, seen from the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_foresight(board, state):
    """For a game that knows how it ends only when it does."""
    return 0


@njit
def no_playout(board, state, rng):
    """For a search that plays no game to its end."""
    return 0


class Game(NamedTuple):
    """The rules of one game on one size of board."""

    board: Any  # geometry: whatever the functions below need to know of the board; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place, then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    playout: Callable  # (board, state, rng) -> +n the side that just moved wins after n more plies, -n loses, 0 draw
    actions: int  # no position has more legal moves than this
    plies: int  # no game is longer than this
    ordering: Ordering = BY_CHANCE  # which moves are tried first
    foresight: Callable = no_foresight  # (board, state) -> as of playout if the result is certain, else 0; ONGOING


class Evaluation(NamedTuple):
    """What a game has learned of positions: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> whole number, for the side to move; what it ended with where it is over
    unit: int  # so much of a value is one of what the game counts at its end
    doubt: tuple[float, float]  # on an empty and on a full board: at which score 73 in 100 games are won
    spread: tuple[float, ...]  # how far values of searches to two depths differ: search/alphabeta/selectivity.py


# ==================================================================================================
# src/tempo/connectx/rules.py
# ==================================================================================================

"""ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.

A column takes rows + 1 bits, lowest row first; the bit on top of each column stays empty, so that
lines cannot run from one column into the next and a carry out of a full column has a place to go.
The standard board:

     6 13 20 27 34 41 48     always empty
     5 12 19 26 33 40 47     top row
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42     bottom row

A state is [stones of the side to move, all stones]. Adding the bottom row to all stones carries
through every column to its lowest empty cell: that one addition finds all moves at once.
The geometry is a run-time value, so one compilation serves every size; four in a row, which is
nearly always what is played, has its own branch (a general loop in its place halves the playouts).
"""

WORD = 64
MINE, ALL = 0, 1  # the two words of a state


class ConnectXGeometry(NamedTuple):
    """The geometry of a board, as the jitted functions want it."""

    columns: np.uint64
    stride: np.uint64  # bits from one column to the next: rows + 1
    column: np.uint64  # the cells of column 0
    bottom: np.uint64  # the lowest cell of every column
    cells: np.uint64  # all cells
    inarow: int
    level: np.uint64  # shift from a cell to its neighbour in the same row
    rising: np.uint64  # ... to the upper right
    falling: np.uint64  # ... to the lower right


def fits_in_a_word(rows: int, columns: int) -> bool:
    """Whether a board of this size can be played with these rules."""
    return columns * (rows + 1) <= WORD


def new_board(rows: int, columns: int, inarow: int) -> ConnectXGeometry:
    """The geometry for a size that `fits_in_a_word`."""
    stride = rows + 1
    column = (1 << rows) - 1
    bottom = sum(1 << (c * stride) for c in range(columns))
    # Where a row is too short to hold a line, its three directions repeat the vertical one:
    # nothing is found twice that counts, and no shift ever reaches the width of the word.
    level, rising, falling = (stride, stride + 1, stride - 1) if columns >= inarow else (1, 1, 1)
    return ConnectXGeometry(
        columns=np.uint64(columns),
        stride=np.uint64(stride),
        column=np.uint64(column),
        bottom=np.uint64(bottom),
        cells=np.uint64(bottom * column),
        inarow=inarow,
        level=np.uint64(level),
        rising=np.uint64(rising),
        falling=np.uint64(falling),
    )


@njit
def has_line(board, stones):
    """Whether the stones hold `inarow` or more in a line."""
    if board.inarow == 4:
        pairs = stones & (stones >> ONE)
        lines = pairs & (pairs >> TWO)
        pairs = stones & (stones >> board.level)
        lines |= pairs & (pairs >> (board.level + board.level))
        pairs = stones & (stones >> board.rising)
        lines |= pairs & (pairs >> (board.rising + board.rising))
        pairs = stones & (stones >> board.falling)
        lines |= pairs & (pairs >> (board.falling + board.falling))
        return lines != ZERO
    return (
        has_run(stones, ONE, board.inarow)
        or has_run(stones, board.level, board.inarow)
        or has_run(stones, board.rising, board.inarow)
        or has_run(stones, board.falling, board.inarow)
    )


def holds_line(board: ConnectXGeometry, stones: int) -> bool:
    """As `has_line`, in plain integers: for a few calls from Python, which compiling it would not be worth."""
    for shift in (1, int(board.level), int(board.rising), int(board.falling)):
        run = stones
        for _ in range(board.inarow - 1):
            run &= run >> shift
        if run:
            return True
    return False


@njit
def has_run(stones, shift, length):
    """Whether `length` stones stand in a row along one direction."""
    for _ in range(length - 1):
        stones &= stones >> shift
        if stones == ZERO:
            return False
    return stones != ZERO


@inlined
def drop(board, stones, column):
    """The cell a stone falls to in a column, as a bit; zero where the column is full."""
    return (stones + board.bottom) & (board.column << (column * board.stride))


@njit
def legal(board, state, actions):
    """Write the columns that are not full; return how many."""
    count = 0
    for column in range(board.columns):
        if drop(board, state[ALL], np.uint64(column)) != ZERO:
            actions[count] = column
            count += 1
    return count


@njit
def play(board, state, action):
    """Drop a stone; the other side is then to move."""
    opponent = state[MINE] ^ state[ALL]
    state[ALL] |= drop(board, state[ALL], np.uint64(action))
    state[MINE] = opponent


@njit
def outcome(board, state):
    """The result for the side that just moved."""
    if has_line(board, state[MINE] ^ state[ALL]):
        return WON
    if state[ALL] == board.cells:
        return DRAWN
    return ONGOING


@njit
def playout(board, state, rng):
    """Drop uniformly random stones to the end; see Game.playout for the result."""
    mover = state[MINE]
    stones = state[ALL]
    random = rng[0]
    plies = 0
    while stones != board.cells:
        move = ZERO
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        plies += 1
        stones |= move
        mover |= move
        if has_line(board, mover):
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        mover ^= stones
    rng[0] = random
    return 0


def new_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """A state from the competition's list of cells, top row first; `mark` is to move."""
    mine = stones = 0
    for row in range(rows):
        for column in range(columns):
            cell = cells[row * columns + column]
            bit = 1 << (column * (rows + 1) + rows - 1 - row)
            stones |= bit if cell else 0
            mine |= bit if cell == mark else 0
    return np.array([mine, stones], np.uint64)


def new_game(rows: int, columns: int, inarow: int, playout: Callable = playout) -> Game:
    """These rules on one size of board."""
    return Game(new_board(rows, columns, inarow), legal, play, outcome, playout, columns, rows * columns)


# ==================================================================================================
# src/tempo/connectx/exact/solver_moves.py
# ==================================================================================================

"""What the solver sees in a position without searching it.

The cells of a column are paired from the bottom up: an odd row and the even row above it. On a board
with an even number of rows the second player can always answer in the same column and so take every
even cell; the first player takes the odd cells of the other columns if one odd threat of his makes the
second player run out of moves. Two rules follow, with nothing but patterns of bits (`first_cannot_win`,
`second_cannot_hold`). They settle a third of the tree.
"""


@inlined
def safe_moves(board, stones, threats):
    """The moves after which the opponent, who would win on these cells, cannot win at once."""
    free = (stones + board.bottom) & board.cells
    forced = free & threats
    if forced == ZERO:
        return free & ~(threats >> ONE)
    if forced & (forced - ONE) != ZERO:
        return ZERO
    return forced & ~(threats >> ONE)


@inlined
def plain_answer(moves, empty, goal):
    """Whether the score reaches the goal (1 or 0), as far as counting stones can tell; else -1.
    The side to move is known to have no winning move, and these safe ones."""
    if moves == ZERO:
        return 1 if -(empty >> 1) >= goal else 0
    if empty <= 2:
        return 1 if goal <= 0 else 0
    if goal > (empty - 1) >> 1:
        return 0
    if goal <= -((empty - 2) >> 1):
        return 1
    return -1


@inlined
def follow_up_answer(board, lanes, upper, mine, stones, wins, threats, empty, goal):
    """Whether the score reaches the goal (1 or 0), as far as following up can tell; else -1.
    `wins` and `threats` are the winning cells of the side to move and of the opponent."""
    unfilled = board.cells & ~stones
    free = (stones + board.bottom) & board.cells
    first_to_move = empty & 1 == 0
    first_goal = goal if first_to_move else 1 - goal  # whether the first player's score reaches this
    first, second = mine, mine ^ stones
    first_wins, second_wins = wins, threats
    if not first_to_move:
        first, second = second, first
        first_wins, second_wins = second_wins, first_wins
    if first_goal >= 0 and first_cannot_win(board, upper, first, second, second_wins, unfilled, free, first_goal):
        return 0 if first_to_move else 1
    if first_goal <= 1 and second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
        return 1 if first_to_move else 0
    return -1


@inlined
def first_cannot_win(board, upper, first, second, second_wins, unfilled, free, goal):
    """Whether the second player, answering always in the same column, keeps the first below the goal.

    He gets every even cell that cannot be played at once, for when the first player is to move an even
    number of columns has an even cell on turn: whoever takes one of those leaves another as the answer.
    The first player cannot win if all other cells together give no line; cells above a winning cell
    that the second player will get do not count. Without a draw (goal 0), the second's cells must win.
    """
    kept = unfilled & upper & ~free
    reached = first | (unfilled & ~kept & ~cells_above(board, second_wins & kept))
    return not has_line(board, reached) and (goal > 0 or has_line(board, second | kept))


@inlined
def second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
    """Whether the first player surely gets one of his winning cells in an odd row.

    He leaves that column alone until the second player must play there, and answers everything else in
    the same column, or one even cell on turn with another. The second player then gets no more than the
    odd cells of the other columns, the cells on turn, and the even ones below the threat.
    """
    threats = first_wins & unfilled & ~upper & ~free
    if threats == ZERO:
        return False
    kept = unfilled & upper & ~free
    others = (unfilled & ~kept) & ~cells_above(board, first_wins & kept)
    for lane in lanes:
        threat = threats & lane
        if threat != ZERO:
            below = (threat & (~threat + ONE)) - ONE
            reached = second | (others & ~lane) | (unfilled & lane & below & (upper | free))
            if not has_line(board, reached):
                return True
    return False


@inlined
def cells_above(board, cells):
    """The cells above the lowest of these in each column."""
    roofs = board.bottom << (board.stride - ONE)
    return (((roofs - cells) | cells) & board.cells) << ONE


@inlined
def leaves_two_wins(threats, free):
    """Whether the opponent of the side with these winning cells can no longer stop them: two can be
    played now, or one and then the one above it."""
    now = threats & free
    return now & (now - ONE) != ZERO or (now << ONE) & threats != ZERO if now != ZERO else False


@njit
def mirrored(board, lanes, stones):
    """The stones with left and right exchanged."""
    image = ZERO
    column = board.column | (board.column << ONE)
    for _ in lanes:
        image = (image << board.stride) | (stones & column)
        stones >>= board.stride
    return image


# ==================================================================================================
# src/tempo/connectx/exact/solver_table.py
# ==================================================================================================

"""What the solver remembers: bounds of the scores of positions, in a table that grows with the work.

A position's key, times an odd number, is its hash: nothing is lost, so the part of the hash that is not
the index, kept in the entry, tells positions apart with certainty. The rest of the entry is what is
known; a word of zeros says that nothing is, whatever the position.

The table is made of pages. The page follows from the lower rows of the board alone, the place in it from
the hash. The lower rows of all positions below a node are mostly filled and the same, so the search dwells
in a few pages at a time, and these stay in the processor's caches, which one hash over the whole
table would leave at every node. For the same reason the table begins as a single
page and is four times larger each time it has taken as many entries as it has words.
"""

FAR = 32  # no score is further from 0
MIX = np.uint64(0x9E3779B97F4A7C15)
UNMIX = np.uint64(pow(0x9E3779B97F4A7C15, -1, 1 << 64))
WORD_BITS = np.uint64(64)
LAST_BIT = np.uint64(63)
BOUND_BITS = np.uint64(7)  # lower bound + FAR; above it FAR - upper bound
BOUND_MASK = np.uint64((1 << 7) - 1)
KNOWN_BITS = 14
KNOWN_MASK = np.uint64((1 << 14) - 1)
NOT_KEPT = np.uint64((1 << 64) - 1)  # known of a position that is not worth an entry
LEAST_PAGE_BITS = 10  # 8 KiB, which forgetting has to clear


def least_page_bits(key_bits: int) -> int:
    """The smallest page for keys of so many bits: with fewer the bounds find no room in an entry."""
    return max(LEAST_PAGE_BITS, KNOWN_BITS - (64 - key_bits))


@inlined
def place_of(work, bits, hashed, region):
    """Where the entry of a position is in a table of 2^bits words."""
    page = region >> ONE >> (LAST_BIT + work.page_bits - bits)  # in two steps: 64 at once would be none
    return (page << work.page_bits) | (hashed >> (WORD_BITS - work.page_bits))


@inlined
def region_of(work, key):
    """What decides about the page."""
    return (key & work.lower) * MIX


@inlined
def known_of(work, bits, hashed, region):
    """What the table knows of a position: its two bounds packed."""
    known = work.table[place_of(work, bits, hashed, region)] ^ (hashed << work.page_bits)
    return known if known <= KNOWN_MASK else ZERO


@inlined
def lower_bound(known):
    """The score is at least this."""
    return np.int64(known & BOUND_MASK) - FAR


@inlined
def upper_bound(known):
    """The score is at most this."""
    return FAR - np.int64(known >> BOUND_BITS)


@inlined
def keep(work, bits, hashed, region, known, goal, answer):
    """Add to what was known of a position whether its score reaches the goal. Returns how many entries
    that took: none for a position that is not kept."""
    if known == NOT_KEPT:
        return 0
    if answer == 1:
        known = (known & ~BOUND_MASK) | np.uint64(goal + FAR)
    else:
        known = (known & BOUND_MASK) | (np.uint64(FAR - goal + 1) << BOUND_BITS)
    work.table[place_of(work, bits, hashed, region)] = (hashed << work.page_bits) | known
    return 1


@inlined
def grow(work, bits):
    """Spread the entries over a table four times as large: page p over the pages 4 p to 4 p + 3, the last
    page first, so that none is overwritten before it has moved."""
    table, size = work.table, ONE << bits
    for step in range(size):
        place = size - ONE - np.uint64(step)
        page = place >> work.page_bits << TWO
        slot = place & ((ONE << work.page_bits) - ONE)
        entry = table[place]
        for corner in range(4):
            table[((page + np.uint64(corner)) << work.page_bits) | slot] = ZERO
        if entry != ZERO:
            hashed = ((entry & ~KNOWN_MASK) >> work.page_bits) | (slot << (WORD_BITS - work.page_bits))
            key = (hashed * UNMIX) >> work.pad
            table[place_of(work, bits + TWO, hashed, region_of(work, key))] = entry


# ==================================================================================================
# src/tempo/connectx/threats.py
# ==================================================================================================

"""Which empty cells would complete a line, and playouts that look at them."""


@njit
def winning_cells(board, stones):
    """The cells where one more stone would complete a line. Among them are cells that are taken and
    some that are not on the board: mask the result with the cells that matter."""
    if board.inarow == 4:
        return (
            ((stones << ONE) & (stones << (ONE + ONE)) & (stones << (ONE + ONE + ONE)))
            | completing_fours(stones, board.level)
            | completing_fours(stones, board.rising)
            | completing_fours(stones, board.falling)
        )
    return (
        completing_cells(stones, ONE, board.inarow)
        | completing_cells(stones, board.level, board.inarow)
        | completing_cells(stones, board.rising, board.inarow)
        | completing_cells(stones, board.falling, board.inarow)
    )


@njit
def completing_fours(stones, shift):
    """The cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    behind = (stones << shift) & (stones << double)
    ahead = (stones >> shift) & (stones >> double)
    return (behind & ((stones << triple) | (stones >> shift))) | (ahead & ((stones << shift) | (stones >> triple)))


@njit
def completing_cells(stones, shift, length):
    """The cells that complete `length` in a row along one direction: so many stones right behind
    the cell, the rest of them right ahead."""
    found = ZERO
    behind = ~ZERO
    shifted_behind = stones
    for count_behind in range(length):
        ahead = ~ZERO
        shifted_ahead = stones
        for _ in range(length - 1 - count_behind):
            shifted_ahead >>= shift
            ahead &= shifted_ahead
        found |= behind & ahead
        shifted_behind <<= shift
        behind &= shifted_behind
    return found


@njit
def decisive_playout(board, state, rng):
    """As `playout`, but each side takes a win when it has one and else blocks one of the opponent's."""
    mover = state[MINE]
    stones = state[ALL]
    wins = winning_cells(board, mover)
    losses = winning_cells(board, mover ^ stones)
    random = rng[0]
    plies = 0
    while stones != board.cells:
        moves = (stones + board.bottom) & board.cells
        plies += 1
        if wins & moves != ZERO:
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        move = losses & moves
        if move != ZERO:
            move &= ~move + ONE
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        stones |= move
        wins, losses = losses, winning_cells(board, mover | move)
        mover = (mover | move) ^ stones
    rng[0] = random
    return 0


# ==================================================================================================
# src/tempo/connectx/exact/solver_tree.py
# ==================================================================================================

"""The tree of the solver: can the side to move reach a goal?

The score of a position is at least t if some move leads to one whose score, told by the other side, is
not at least 1 - t. So one question is asked in the whole tree, `score >= goal` at even plies and
`score >= 1 - goal` at odd ones, and every node answers 1 or 0; there is no window to carry along.

The line that is being searched lies in an array of frames, one for each ply. Between two nodes all that
the search knows is in the workspace: it can stop there and go on later exactly where it stopped.
"""

# Measured on the sets of docs/solver.md; each is worth 2 to 10 % of the time.
MIRROR_PLIES = 14  # how far from the root positions are looked up together with their mirror images
PEEK_EMPTY = 8  # with no more empty cells, looking up all moves beforehand costs more than it saves
TABLE_EMPTY = 7  # with fewer, remembering does
FOLLOW_EMPTY = 4  # with fewer, following up does
UNWASTED = np.uint64(3)  # what a move is worth that keeps one's winning cells, in half winning cells

MOST_TABLE_BITS = 34  # 128 GiB
UNDECIDED = -1  # where an answer is neither 0 nor 1

# A frame: a position, begun like a state with MINE and ALL, and its moves.
HASH, REGION, KNOWN, THREATS, NEXT, COUNT, QUEUE = 2, 3, 4, 5, 6, 7, 8
# In the queue the best move comes first: a word for each, its worth above the number of its record.
NUMBER_BITS = np.uint64(8)
NUMBER_MASK = np.uint64(255)
# Behind the queue a record for each move.
MOVE, MOVE_THREATS, MOVE_KNOWN, RECORD_SIZE = 0, 1, 2, 3

# The task: what is asked of the root, what is known, and where the search is.
LOW, HIGH, FLOOR, CEILING, GOAL, PLY, EMPTY, NODES, STORED, BITS, LAST_BITS, MIRRORED = range(12)
FRESH, ASKING = -2, -1  # of PLY, when no search is under way
CURSOR_MINE, CURSOR_ALL, CURSOR_WINS, CURSOR_THREATS, ROOT_MINE, ROOT_ALL = range(6)


class SolverWorkspace(NamedTuple):
    """All the memory of a solver and what it knows of the board, as the jitted functions want it."""

    board: ConnectXGeometry
    lanes: np.ndarray  # uint64[columns] the cells of each column, the middle ones first
    upper: np.uint64  # the cells of even rows; none where the number of rows is odd
    lower: np.uint64  # the cells of the lower half of the rows
    pad: np.uint64  # the bits of a word that keys on this board do not need
    page_bits: np.uint64
    table: np.ndarray  # uint64[2^LAST_BITS]
    frames: np.ndarray  # uint64[plies * frame size]
    cursor: np.ndarray  # uint64[6] the position the search is at, and the root
    task: np.ndarray  # int64[12]


def new_workspace(board: ConnectXGeometry, table_bits: int) -> SolverWorkspace:
    """Memory for positions of one board, with a table of at most 2^table_bits words."""
    columns, stride = int(board.columns), int(board.stride)
    rows, bottom = stride - 1, int(board.bottom)
    least = least_page_bits(columns * stride)
    if not least <= table_bits <= MOST_TABLE_BITS:
        raise ValueError(f"table_bits is {table_bits}; for this board give {least} to {MOST_TABLE_BITS}")
    middle_first = sorted(range(columns), key=lambda column: abs(2 * column - columns + 1))
    even_rows = sum(1 << row for row in range(1, rows, 2)) if rows % 2 == 0 else 0
    work = SolverWorkspace(
        board,
        lanes=np.array([int(board.column) << (column * stride) for column in middle_first], np.uint64),
        upper=np.uint64(bottom * even_rows),
        lower=np.uint64(bottom * ((1 << (rows + 1) // 2) - 1)),
        pad=np.uint64(64 - columns * stride),
        page_bits=np.uint64(least + (table_bits - least) % 2),  # the table grows by two bits at a time
        table=np.zeros(1 << table_bits, np.uint64),
        frames=np.zeros((rows * columns + 1) * (QUEUE + (1 + RECORD_SIZE) * columns), np.uint64),
        cursor=np.zeros(6, np.uint64),
        task=np.zeros(12, np.int64),
    )
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Go on with the search: whether the root's score reaches the goal (1 or 0), or -1 when out of nodes."""
    board, lanes, upper, frames, cursor, task = work.board, work.lanes, work.upper, work.frames, work.cursor, work.task
    mine, stones = cursor[CURSOR_MINE], cursor[CURSOR_ALL]
    wins, threats = cursor[CURSOR_WINS], cursor[CURSOR_THREATS]  # the winning cells of either side
    ply, nodes, stored, root_empty, root_goal = task[PLY], task[NODES], task[STORED], task[EMPTY], task[GOAL]
    bits = np.uint64(task[BITS])
    size = QUEUE + (1 + RECORD_SIZE) * lanes.size
    while nodes < budget:
        nodes += 1
        goal = root_goal if ply & 1 == 0 else 1 - root_goal
        empty = root_empty - ply
        frame = ply * size
        moves = safe_moves(board, stones, threats)
        lone = moves & (moves - ONE) == ZERO
        hashed, region, known = ZERO, ZERO, NOT_KEPT
        answer = plain_answer(moves, empty, goal)
        if answer == UNDECIDED and empty >= TABLE_EMPTY and not lone:
            hashed, region = hash_of(work, mine, stones, ply)
            known = known_of(work, bits, hashed, region)
            if lower_bound(known) >= goal:
                answer = 1
            elif upper_bound(known) < goal:
                answer = 0
        if answer == UNDECIDED and empty >= FOLLOW_EMPTY and upper != ZERO:
            answer = follow_up_answer(board, lanes, upper, mine, stones, wins, threats, empty, goal)
        if answer == UNDECIDED:
            frames[frame + MINE], frames[frame + ALL], frames[frame + THREATS] = mine, stones, threats
            frames[frame + HASH], frames[frame + REGION], frames[frame + KNOWN] = hashed, region, known
            if lone:
                queue_lone_move(work, frame, mine, stones, moves)
            elif queue_moves(work, bits, frame, mine, stones, wins, moves, ply, goal):
                answer = 1
                stored += keep(work, bits, hashed, region, known, goal, 1)
        while answer != UNDECIDED:  # up, as far as the answer answers the question there
            if ply == 0:
                task[NODES], task[STORED], task[BITS] = nodes, stored, bits
                return answer
            ply -= 1
            frame = ply * size
            if answer == 1 and frames[frame + NEXT] < frames[frame + COUNT]:
                break
            answer = 1 - answer
            goal = root_goal if ply & 1 == 0 else 1 - root_goal
            hashed, region, known = frames[frame + HASH], frames[frame + REGION], frames[frame + KNOWN]
            stored += keep(work, bits, hashed, region, known, goal, answer)
        record = next_record(frames, frame, lanes.size)  # down, by the next move
        move = frames[record + MOVE]
        wins, threats = frames[frame + THREATS] & ~move, frames[record + MOVE_THREATS]
        mine = frames[frame + MINE] ^ frames[frame + ALL]
        stones = frames[frame + ALL] | move
        ply += 1
        if stored >> np.int64(bits) != 0 and bits < task[LAST_BITS]:
            grow(work, bits)
            bits += TWO
            stored = 0
    cursor[CURSOR_MINE], cursor[CURSOR_ALL], cursor[CURSOR_WINS], cursor[CURSOR_THREATS] = mine, stones, wins, threats
    task[PLY], task[NODES], task[STORED], task[BITS] = ply, nodes, stored, bits
    return UNDECIDED


@inlined
def hash_of(work, mine, stones, ply):
    """What stands for this position in the table, and near the root for its mirror image as well: the hash
    and the region."""
    key = mine + stones
    if ply < work.task[MIRRORED]:
        image = mirrored(work.board, work.lanes, mine) + mirrored(work.board, work.lanes, stones)
        key = min(key, image)
    return (key << work.pad) * MIX, region_of(work, key)


@inlined
def queue_moves(work, bits, frame, mine, stones, wins, moves, ply, goal):
    """Write the moves to the frame, the best first; or say that one of them is seen to reach the goal.

    Most worth are moves that create many winning cells, but do not let the opponent take one's own.
    What the table knows of them is read early, though it is used late or never: reading takes a few
    hundred cycles when the table is large, in which all this can be done.
    """
    board, lanes, frames = work.board, work.lanes, work.frames
    empty = work.task[EMPTY] - ply
    queue = frame + QUEUE
    records = queue + lanes.size
    end, record = queue, records
    for lane in lanes:
        move = moves & lane
        if move != ZERO:
            after = stones | move
            threats = winning_cells(board, mine | move) & board.cells & ~after
            if leaves_two_wins(threats, (after + board.bottom) & board.cells):
                return True
            frames[record + MOVE], frames[record + MOVE_THREATS] = move, threats
            if empty > TABLE_EMPTY:
                hashed, region = hash_of(work, mine ^ stones, after, ply + 1)
                frames[record + MOVE_KNOWN] = known_of(work, bits, hashed, region)
            worth = np.uint64(count_bits(threats)) << ONE
            if (move << ONE) & wins == ZERO:
                worth += UNWASTED
            at = end
            while at > queue and frames[at - 1] >> NUMBER_BITS < worth:
                frames[at] = frames[at - 1]
                at -= 1
            frames[at] = (worth << NUMBER_BITS) | np.uint64(end - queue)
            end += 1
            record += RECORD_SIZE
    frames[frame + NEXT], frames[frame + COUNT] = ZERO, np.uint64(end - queue)
    if empty > PEEK_EMPTY:
        while record > records:
            record -= RECORD_SIZE
            if upper_bound(frames[record + MOVE_KNOWN]) <= -goal:
                return True
    return False


@inlined
def queue_lone_move(work, frame, mine, stones, move):
    """As `queue_moves`, where there is no choice. Such positions need no entry: the next one has it."""
    board, frames, record = work.board, work.frames, frame + QUEUE + work.lanes.size
    frames[frame + NEXT], frames[frame + COUNT], frames[frame + QUEUE] = ZERO, ONE, ZERO
    frames[record + MOVE] = move
    frames[record + MOVE_THREATS] = winning_cells(board, mine | move) & board.cells & ~(stones | move)


@inlined
def next_record(frames, frame, columns):
    """Take the next move from the queue; where its record is."""
    tried = frames[frame + NEXT]
    frames[frame + NEXT] = tried + ONE
    number = frames[frame + QUEUE + np.int64(tried)] & NUMBER_MASK
    return frame + QUEUE + columns + RECORD_SIZE * np.int64(number)


# ==================================================================================================
# src/tempo/search/exact.py
# ==================================================================================================

"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""


class Outlook(Enum):
    """What may come of a proof."""

    NONE = "it would not end"
    SOME = "it may end in time: worth a part of the move's usual time"
    GOOD = "it should end in time: worth borrowing from the bank, as a proof makes every later move cheap"


class Ruling(NamedTuple):
    """What is certain so far."""

    moves: tuple[int, ...]  # the legal moves that may be best: no other is as good
    value: float | None = None  # what each of them is worth, 0 lost to 1 won; None while that is not known
    plies: int = 0  # how long the game will last if nobody errs; 0 while it is not known
    exact: bool = False  # whether all of these moves are best, and nothing is left to find out
    score: float | None = None  # what each of them is worth in what the game counts at its end, where that is known


class Bounds(NamedTuple):
    """What is known of a score, and how many nodes it took this time."""

    low: int
    high: int
    nodes: int


class ScoreSolver(Protocol):
    """What finds scores."""

    def solve(self, state: np.ndarray, nodes: int | None, floor: int, ceiling: int) -> Bounds:
        """Bounds of a score, of interest between floor and ceiling. Asked again, it goes on where it stopped."""


class Prover(Protocol):
    """Something that can settle positions of a game."""

    def get_ready(self, game: Game, seconds: float) -> None:
        """Have its machine code ready, if that takes no longer; else have it made."""

    def rung(self, game: Game) -> str:
        """Where it would run now, on the ladder of jit.py."""

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """What to expect of a proof that may take so long."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Whether so many nodes may be of use, where nodes are counted in place of time: the same at any time."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, each at least as narrow as the one before. Send a number of nodes for the next one: they
        are all spent when it comes, unless it is exact, which ends the proof."""


class Questions:
    """The talk of one proof with its solver, which spends the nodes that are sent."""

    def __init__(self, solver: ScoreSolver) -> None:
        self.solver = solver
        self.nodes = 0  # what is left of those that were sent

    def ask(self, ruling: Ruling, state: np.ndarray, floor: int, ceiling: int) -> Generator[Ruling, int, Bounds]:
        """What is known of a position as soon as it is enough; the ruling is what is certain meanwhile."""
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while bounds.low < bounds.high and bounds.low < ceiling and bounds.high > floor:
            if self.nodes <= 0:
                self.nodes = yield ruling
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds


# ==================================================================================================
# src/tempo/connectx/exact/solver.py
# ==================================================================================================

"""Perfect play: the exact score of a position, on any board that fits in a word.

A score is told from the side to move: +1 is a win with one's last stone, +2 with the last but one
and so on; 0 a draw; negative where the other side wins. A larger score is a quicker win.

The tree only answers yes or no: is the score at least this? A few such questions, chosen from both
ends towards 0, close in on the score, and what was proved on the way stays in the table.
"""

TABLE_BITS = 22  # 2^22 entries of 8 bytes: 32 MiB
NO_LIMIT = 1 << 62


class Solver:
    """Solves positions of one board, remembering what it found until it is reset."""

    def __init__(self, board: ConnectXGeometry, table_bits: int = TABLE_BITS):
        self.work = new_workspace(board, table_bits)
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds of the positions asked about
        self.open: tuple[int, int, int, int] | None = None  # the search that can go on: position, floor, ceiling
        self.settling: Call | None = None

    def get_ready(self, seconds: float = inf) -> Call:
        """What does the work, as machine code if that can be had in this time."""
        if self.settling is None or self.settling.rung == PYTHON:
            self.settling = settle.on(self.work, last=(1,), seconds=seconds)
        return self.settling

    def reset(self) -> None:
        """Forget everything."""
        self.work.task[BITS] = 0  # the next search begins with a small and empty table
        self.known.clear()
        self.open = None

    def let_grow(self, table_bits: int) -> None:
        """Let the table grow to 2^table_bits words and no further, as far as there is memory for it."""
        self.work.task[LAST_BITS] = min(table_bits, int(self.work.table.size).bit_length() - 1)

    def solve(self, state: np.ndarray, nodes: int | None = None, floor: int = -FAR, ceiling: int = FAR) -> Bounds:
        """Bounds of the score, equal where it is known exactly, found with `nodes` nodes at most.

        The game must not be over, unless the board is full. Only what lies between floor and
        ceiling is of interest: the search ends as soon as the score is known to be at most the floor or
        at least the ceiling. Asked the same again, it goes on exactly where it stopped.
        """
        position = int(state[MINE]), int(state[ALL])
        low, high = self.known.get(position, (-FAR, FAR))
        if nodes == 0 or low == high or low >= ceiling or high <= floor:
            return Bounds(low, high, 0)  # and leave a search that has paused as it is
        task = self.work.task
        if self.open != (*position, floor, ceiling):
            self.open = (*position, floor, ceiling)
            self.pose(position, low, high, floor, ceiling)
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            (self.settling or self.get_ready())(NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(task[LOW]), int(task[HIGH])
        return Bounds(*self.known[position], int(task[NODES]))

    def pose(self, position: tuple[int, int], low: int, high: int, floor: int, ceiling: int) -> None:
        """Put a question to `settle`: where between floor and ceiling the score is, known to be low to high."""
        task, cursor = self.work.task, self.work.cursor
        cursor[ROOT_MINE], cursor[ROOT_ALL] = position
        task[LOW], task[HIGH], task[FLOOR], task[CEILING], task[PLY] = low, high, floor, ceiling, FRESH

    def solve_outcome(self, state: np.ndarray, nodes: int | None = None) -> Bounds:
        """As `solve`, but only as far as needed to tell win (low >= 1), draw (0, 0) and loss (high <= -1)."""
        return self.solve(state, nodes, -1, 1)

    def score_moves(
        self, state: np.ndarray, nodes: int | None = None, floor: int = -FAR, ceiling: int = FAR
    ) -> list[tuple[int, int, int]]:
        """(column, low, high) for every legal column: the score of the position if it is played.

        The nodes are spent column by column, the middle ones first, until they run out.
        """
        board, left, scores = self.work.board, NO_LIMIT if nodes is None else nodes, []
        mine, stones = int(state[MINE]), int(state[ALL])
        empty = (int(board.cells) ^ stones).bit_count()
        middle = (int(board.columns) - 1) / 2
        for column in sorted(range(int(board.columns)), key=lambda column: abs(column - middle)):
            move = int(drop(board, state[ALL], np.uint64(column)))
            if not move:
                continue
            if has_line(board, np.uint64(mine | move)):
                scores.append((column, (empty + 1) // 2, (empty + 1) // 2))
                continue
            after = np.array([mine ^ stones, stones | move], np.uint64)
            low, high, used = self.solve(after, left, -ceiling, -floor)
            left -= used
            scores.append((column, -high, -low))
        return sorted(scores)


def plies_to_the_end(score: int, empty: int) -> int:
    """How long a game lasts that is worth this score, with so many cells empty."""
    if score > 0:
        return 2 * ((empty + 1) // 2 - score) + 1
    return 2 * (empty // 2 + score) + 2 if score < 0 else empty


@entry
def settle(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task = work.task
    task[NODES] = 0
    if task[BITS] == 0:
        task[BITS], task[STORED] = work.page_bits, 0
        for index in range(1 << task[BITS]):
            work.table[index] = ZERO
    if task[PLY] == FRESH:
        look_at_root(work)
    while task[LOW] < task[HIGH] and task[LOW] < task[CEILING] and task[HIGH] > task[FLOOR]:
        if task[PLY] == ASKING:
            ask(work, next_goal(max(task[LOW], task[FLOOR]), min(task[HIGH], task[CEILING])))
        answer = search_tree(work, budget)
        if answer == UNDECIDED:
            return
        if answer == 1:
            task[LOW] = task[GOAL]
        else:
            task[HIGH] = task[GOAL] - 1
        task[PLY] = ASKING


@inlined
def look_at_root(work):
    """What is plain from the number of stones and a win at once; and whether mirror images can meet below."""
    board, task, mine, stones = work.board, work.task, work.cursor[ROOT_MINE], work.cursor[ROOT_ALL]
    empty = count_bits(board.cells & ~stones)
    task[EMPTY] = empty
    if empty == 0:
        task[LOW], task[HIGH] = 0, 0
    elif winning_cells(board, mine) & (stones + board.bottom) & board.cells != ZERO:
        task[LOW], task[HIGH] = (empty + 1) >> 1, (empty + 1) >> 1
    else:
        task[LOW], task[HIGH] = max(task[LOW], -(empty >> 1)), min(task[HIGH], (empty - 1) >> 1)
    clash = mirrored(board, work.lanes, mine) & (mine ^ stones)
    task[MIRRORED] = MIRROR_PLIES if clash == ZERO else 0
    task[PLY] = ASKING


@inlined
def next_goal(low, high):
    """The next question: large scores first, which are quickly found or refuted, then towards 0."""
    middle = (low + high) >> 1
    if middle <= 0:
        return min(middle, -(-low >> 1)) + 1
    return max(middle, high >> 1) + 1


@inlined
def ask(work, goal):
    """Put the search at the root, to ask whether its score is at least this."""
    work.task[GOAL] = goal
    work.task[PLY] = 0
    mine, stones = work.cursor[ROOT_MINE], work.cursor[ROOT_ALL]
    work.cursor[CURSOR_MINE] = mine
    work.cursor[CURSOR_ALL] = stones
    work.cursor[CURSOR_WINS] = winning_cells(work.board, mine) & work.board.cells
    work.cursor[CURSOR_THREATS] = winning_cells(work.board, mine ^ stones) & work.board.cells


# ==================================================================================================
# src/tempo/connectx/exact/exact_moves.py
# ==================================================================================================

"""The solver as the player wants it: which columns are best for certain.

First whether the position is won, drawn or lost, and which columns keep that; then how quickly, and
which columns are as quick. Whoever runs out of time before the second part still knows the first.
"""

PROOF_TABLE_BITS = 25  # 256 MiB at most, taken as the table grows
BRIEF_TABLE_BITS = 21  # where a move has less than BRIEF seconds: making a table of 2^25 words takes 0.2 s
BRIEF = 2.0
SMALL_TABLE_BITS = 15  # for interpreted code, which takes a tenth of a second and more to make it larger than that
# How many nodes a proof takes in the mean, and how many of them a second, as measured in docs/solver.md. The
# effort grows with the cells that are empty and the columns to choose from, and falls with every stone that lies.
EASY_EFFORT, EASY_NODES = 55, 600_000  # 12 stones on the standard board
EFFORT_DOUBLES = 7.2  # the nodes are twice as many with every so much more effort
EASED_BY_STONE = 2.4
LONG_LINES = 1.4  # how much more effort it is where lines are longer than four: they seldom force anything
NODES_PER_SECOND, INTERPRETED_NODES = 8_000_000, 15_000


class ExactMoves:
    """Proves which moves are best, on any board that fits in a word."""

    def __init__(self) -> None:
        self.solver: Solver | None = None

    def get_ready(self, game: Game, seconds: float) -> None:
        """As `Prover` has it."""
        self.solver_of(game).get_ready(seconds)

    def solver_of(self, game: Game) -> Solver:
        """The solver of this board."""
        if self.solver is None or self.solver.work.board != game.board:
            self.solver = Solver(game.board, PROOF_TABLE_BITS)
        return self.solver

    def rung(self, game: Game) -> str:
        """As `Prover` has it."""
        return self.solver_of(game).get_ready(0.0).rung

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """By the cells that are empty, the columns they could go to and the stones that lie. Where the outcome is
        known beforehand, a proof could only tell how quickly, and that would take long."""
        if known_outcome(game, state) is not None:
            return Outlook.NONE
        stones = int(state[ALL]).bit_count()
        empty = int(game.board.cells).bit_count() - stones
        effort = empty * log2(max(2, game.actions)) * (LONG_LINES if game.board.inarow > 4 else 1)
        effort -= EASED_BY_STONE * stones
        expected = EASY_NODES * 2 ** ((effort - EASY_EFFORT) / EFFORT_DOUBLES)
        expected /= INTERPRETED_NODES if self.rung(game) == PYTHON else NODES_PER_SECOND
        if 3 * expected <= seconds:
            return Outlook.GOOD
        return Outlook.SOME if expected <= 4 * seconds else Outlook.NONE

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Always: a few nodes may already tell which moves lose."""
        return True

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, as `Prover` has it."""
        solver = self.solver_of(game)
        if seconds < inf and self.rung(game) == PYTHON:
            solver.let_grow(SMALL_TABLE_BITS)
        else:
            solver.let_grow(BRIEF_TABLE_BITS if seconds < BRIEF else PROOF_TABLE_BITS)
        questions = Questions(solver)
        moves = moves_from_the_middle(game, state)
        won = tuple(column for column, after in moves.items() if after is None)
        if won:
            yield Ruling(won, 1.0, 1, exact=True)
            return
        ruling = Ruling(tuple(moves))
        known = known_outcome(game, state)
        if known is not None:
            outcome, kept = known
            ruling = Ruling(tuple(kept), (outcome + 1) / 2)
        else:
            bounds = yield from questions.ask(ruling, state, -1, 1)
            outcome = (bounds.low >= 1) - (bounds.high <= -1)
            if outcome >= 0:  # in a lost position no move gives anything away
                ruling = yield from keep_those_worth(questions, ruling, moves, outcome)
            ruling = ruling._replace(value=(outcome + 1) / 2)
        if len(ruling.moves) == 1:
            yield ruling._replace(exact=True)
            return
        score = (yield from questions.ask(ruling, state, -FAR, FAR)).low
        ruling = ruling._replace(plies=plies_to_the_end(score, int(game.board.cells & ~state[ALL]).bit_count()))
        if outcome < 0 or score != outcome:
            ruling = yield from keep_those_worth(questions, ruling, moves, score)
        yield ruling._replace(exact=True)


def keep_those_worth(
    questions: Questions, ruling: Ruling, moves: dict[int, np.ndarray | None], score: int
) -> Generator[Ruling, int, Ruling]:
    """Leave out the moves that do not reach a score which the position is known to be worth."""
    for column, after in moves.items():
        if column in ruling.moves and after is not None:
            bounds = yield from questions.ask(ruling, after, -score, 1 - score)
            if bounds.high > -score:
                ruling = ruling._replace(moves=tuple(move for move in ruling.moves if move != column))
    return ruling


def known_outcome(game: Game, state: np.ndarray) -> tuple[int, list[int]] | None:
    """The outcome of an early position of the standard board, and the columns that keep it."""
    if not is_book_board(int(game.board.stride) - 1, int(game.board.columns), game.board.inarow):
        return None
    return moves_that_keep((int(state[MINE]), int(state[ALL])))


def moves_from_the_middle(game: Game, state: np.ndarray) -> dict[int, np.ndarray | None]:
    """Each legal column with the position after it, None where it wins; the middle ones first, being best.

    In plain integers: compiling the rules for these few calls would take a hundred times as long.
    """
    board, mine, stones = game.board, int(state[MINE]), int(state[ALL])
    moves: dict[int, np.ndarray | None] = {}
    for column in sorted(range(game.actions), key=lambda column: abs(2 * column + 1 - game.actions)):
        move = (stones + int(board.bottom)) & (int(board.column) << (column * int(board.stride)))
        if move:
            won = holds_line(board, mine | move)
            moves[column] = None if won else np.array([mine ^ stones, stones | move], np.uint64)
    return moves


# ==================================================================================================
# src/tempo/connectx/machine_code_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "a4235c48bbe0e0b796102b47", "checksum": "5bdfeedf2ab95c8430d378a3", "sources": []}
tempo.connectx.exact.solver:
c-rkd4OCRunKM9SMvaeTO>4L5$}`h0G>x4B1g6@C;V0gwcMMUCZekV@LEIn`7%Xo6O9r;SGmc3cyC=<hdeWvnYq!~^Y3$Y-lg^9-
gQPJ7RG`=xBtM;TVuF}310=ltzI)#={0ymS(v#CYOCtB(d%t_{cfbGddyjkXT~c3RvsG8zw#=B5WvnbWm*tdY=5Ebiw&W|ROUjJd#`4PS%w@}9yu8AQW44
MNwL43fWtlU~*%{fD#%!~>EW5HYXUkUO)~rl~cp&;yTnzuFJjQJvz(u>@*S$-
2RO|qBmfZK1RMRrEDdWET=I$?|cO+=Fn&^*K^9@a`7yGGN5qr*4e<uUvddmjO-In#1l6A!XR-
;w+O7crY?jo|ykVhRy4H4Lk_zDe1T!Ig2(TCLN1HlK$SCGqE`?rXuVJ&eSGNi#$NnTB0ik)ccB=(WpPat;Qfh%Db5sLhzxpUtaiF+VXlE;bTl%W`AO~Y3C
Wh%cCVEf4-
t2{#GFmW^)Trf)kO2gVChF>6nV|5zrJ1#W;9PyF&7*ePsFO@oK)4ZO8Lmnb;GAt6B{u>dve3b|%0#^A|Nxt8RsBdI<aPBc|Bu<;5mdJfn4pMomK}ThmRqi
Kpp`o}~Id13$xVVjFtyTUVmAe8@>R>0k*Vyb5nycY?wKM5U<Q6!BH1}HNi?(%2OUGraJSNFsmE@f|A_qbbNRC9wala1GSA-
*OVh#w0oN%>ZNXrPyXx<Xp;PSc~Z%8y<Ho2_L%Ko)fK5ZHfE=9&TtxCsb5`G2ub$nKGd{alv=U{6htnrYJATeJdg7vH<Crk33aO6wWfmfTLAY2Z1-
1qa<&iMwazgQ@b+6R&)yP~U~YZ``Qf{diUjVSDAKNS@=Tv=JUR9M`^q{ut)o$#<X|Ix5t65AyGpx5)A@F4a*lGrZkhp<2Napv>C6YlhS9t{t|yjAbVzTdm
$(Qqpf&r*FivHK!I^DaOSM9FsZBZ$v<bU!M$68*SU_7kPO;SI@j!E}Z;51(9sw-SmvBzfINAafdC?inp{Fwx;sMI0bCz>vM=l4Bh_`1jr;IqFl0`MrI2HJ
u@jrwo23Z2-l@MQEx=ewbT{aAzxsB=Dh~2(+Cz7ivkzDBwmwnNWV2gzhttjuB$+06w*cZY92CrXMblpT>JFn=JQP{@GG`-
)R!=B^?p`ZT15nL6qG@af3>wBG$NsI?6%P>(i)w3zh42F+~NDHlj#Z5l0E47({04EG6qvjZkijXFi}PgWjDB^j;Se<safRtThrbK;(iHtLe>{6@XLH@RZF
{PO-}GgUVX&rVdp_?vATD>jSlu&M~X!r15hWF>Zj~s1nN!QB-mz`4VFgmES|VF=34CZ|Np*D(1=zN=#*H$b&-
{C9tz6HI{X8hvPQLKWsn3l256zY`6xX_3@Xk4UEl)yFTcx1u`RFewoPml1l6m#VWrmG(E&dPI1p*k7ygNCk`+!j+LoIP7W;~j%4Vk66Fj5n?oJckUODNzL
iYZh`CL0E@#_pK;06YOIhcepkG&n!y<H0sZvyRnxRVjgqZdaxh<43Ls1kLkpUk#k88=dR4rLPtCpa;bL)=+2U26%@Zq|Git=<qOn@5`CMgPdKd$Q*P?+&}
3Ns;`NT3M~iKz^VI(ym>8(Sav#>9b0(>53tniV(*?0-
~waG{Io$jU{3Rx=#4X~thi=sw*BnTKuhHNaBGkNLGqENd<6ko2$Vr|8Aw$Srw{%5OxqLu<PQbp+)n#kP4uL#C)hXi;o@LTA{DNxCsbXZC(ZRg%5eM-
}AZ*WXtZ$(Lk6&IVgYU=i|>_*mQ*{Ixnj&?x5-
d2aA0FcS6Gv3QTd^kxLyNJ09GslygsVjoQsntK4az?qco^~m6$JtN?S^BrN2*E1IGgYjM7{E=|GRqrO^5Ea{T*hBP#R6I?@(*@3~&wKNKh|p)?SN@Y>0C+
JxWR<&DIv3vS&Hrimf>r+_6<t*9C3^VZ@AdpF+)ec!DxM``ccF8k-kX0V-
0JoGG~DgYzZyR4&Hq{Wf^)uv!`)VWI~4)8lVAh^vsCZ4iZ4pyixA3WuX1Mnib=hAMRLEHD2ZpS`U{f2Thg}%hv&d}bEk0l(j4xK1H_p>j&YtJ9wPYAMxCp
|#CICmQDjokee_E5IZ*f_)9az7m6em@A0l30M3eOIN{WwYFB35&DQBp8RA_nv)lhkf$_h#EA@T)cSH|~uBe<WYj}l)io<Jcwv5zJT58aIpP97!UPLfyxNU
(98@X(tq&?qqsQn}g?LBrS&A*bYiD^XIslKu5@fQ;cI$u6lQAc=znVjuV036kuQ+?Rj`Lsrql$C41n9k^}+Xbu%yso2dylliPpl3OJAWxZ8A$H(Vd#Y=o_
9*&9c@wM~$?DcQ}kv+tHX#sMDO$oqAw)5M>9Y`T!t7P{=n0^mjdbrRqsAB?%!Vh)`Zq`6?gN{oCcT#ajOaOO?{rr6QBtCT=Y|RJeF!@t&mJA2!;2@X{_v8
)xl7*&C<BC!!UxK){QdnFFl<Wu~0K|ju1@p#{{BXYH^C2rt=P`a!d2Moqz9=l#K+MaPLO%vx#XBH}FH7P(lF~-Z9-(P7=P;h0-
i>^=kB{&FJ>xJ*_Yl6VRqo&%p2u8*C(2<y4jleZ4O(#TB$mRIu=oIruR-
a~Q1RtYtK~ey_<Go*Ysm9@9N`Wk_IL*zaEp)7ZgGS`WnT_==MA?4TYeH_%T#@eo{Jp18r(OImd?jD@pTlFUV_~57nz1bUlJDQP4Gw3j|1(z13wJAB+-
XjXC4rmFr6f*fp5;>4^1D4#~&&W%)*}llSRcP+54yP=Sh`bpH3^;T~qn<q{^QsRr+6JyXDCl{9){gp2PWZnDHZO86}k!uM=cUlpn9E{CFSiA<Oe6@CnF|(
FuK_5VRvdUY){^(fIrrjmr;dR(@Pn>GSEdGx%{;<;PW(-q+Y}xq7Yoa&?-
%ka?THqUx_w{c95V9LS>rp~NCg+;dE>N!g`p55etkB+bM77Gu~^wc44ap?a4*1SbJ=boDnBnOwnN!$HteIoaeoEuDzf16pBpIzGU0M5;p)-4GsN-
;MotN%UCt9_)KQ=6omi-E6)C`yJSClSG$Q4?eSXYCXVn1?vgwelnIAP>!%3z^^lno|Ecf555)9^1QDqkw=e4Y<&<#suebTPEnt!V-a-
}gHvlvp^jQeO>K~$LefDT_d_sOo<|+`6CyulKq)25p@qE!r*9F8c(oygLMT#8<xLQS$;S<kF`s|RU}PTSh~XG3NgOde#zNDhhFTWR9ye@E;7M^B>lZ*Y*<
{c$ttl}SKaZGM*l#Jl<pkE?NV*>*oGJn_O{3GIU|i?MMX9XJ=R&r62ZCW23Hx#QAnL1KNst8VJ49(g{5NV@Z3~WQGCYCz*1Hfg0*{4quf0DRdxH%BLE`Se
4$L=hE2aA=T<8~g&LjcqwaOvP+h7fr3tL9_-NcGsBWYh?1O}pO68Rk??5<B4^4MLUGUO)kJk*%Li-
D=Ezs^XVNi6z91dp*I+5BJWG@Ox)e$Im1agLS1oCROU=SD{7E=VzNM{?J)WhJ+1(6ANbNEN#^jzEW5F}V$(Ut&ngf56cv*rKEsK2&JfC^=U~5OE#byvcBY
0o<X(=SQ^B8WV8w0K=AIR(Qzp7-Ju%6iO?K0!~_nTeVjC6{}GA4o$yeb*@OaialT%sT?6<pKY#pAaWHlVSj@KQacEtyaR!uh%Jkir-
*$d0k6)<2W%G}PEN#HsI~cWp74W~kYQ>(3z>EJ52nkK`6Zl<u2k~`tjRPFqpYR~O$DD(8H5<8M<nH}RSsK)rz3bL7W)cM4-
@SL463Sv|BlJ(VvWWA+J535NS4yOqz6wQNWshYp=Wk0w-fPYhzWC2z-
Hwvin7a_e=*!A>AOhBJKlk@Fj&ZoSP*<JJc>+r0fgjS*h%G^M=d8&)Y&hRe#xpGptqi45+K=q5t4YE3!i+>D*s-
xw}P7q3HIijFggA}+i)w0`RH?u0s=kCgbv)&1tScP{8k+vA<Ij0a_cs!>;S}xP<Vv#7r@@10E2ugC)IM2m&3;tp{a_Qqsv0`IQmcfYX^wklS=h{!9<vtYJ
aTG4LT$$3dkzw{9K|+{wn7}2y_bjjKo>1C9<v0C}};boJl>Bd-QgystJVn`NIDsK_-
)xN3>^|21ag&G>bS_goz``2WXCQ#H<4Kdw&!eqMd1I3~IsHD=#pN1v&_l8P=hbc8|kqh}#wAx9S`)w|W#XoIgZNK~|*mdOYFZgRzZ?I^>>06Y8M%;z*6JW
n_z|Wn|OomXX#rZOhe-E;M9lQN0)KUtU$*GP1M{r7KlBanqhv`+u`L=Lf>SrEAsVD#3F6CI}}mc2jOg{eMhN&(Sss&3T-
^2}~wgD8f|+4>`ar$0kgIU*h#bOx2@!2LH$^G8P3=0?FL6?@Ol3!J9q+M&V8~w}F+x|6;0*Cc$YL$4nyJ%gw79Ok+FK5#ew*WalOqzG?7b7=vc~5vJgP2n
7S`Qu8?@+5vpWAw2XjY+{cjFhvpUik5p8Ebp+A06hEES2y6sS-HW%Hx2GpO;J3YiM~Yw8)EK`T1Qm>%~+dyjFIj?#uO#!y^(v8MyAB$Y6#{XIPhLi=z7ps
kW@vmKR%9QkAluQZ+@N|xGpNbhGy8sHZD1*!OHx3Nq>HoukaP_5doIH?1?v#5N`s+^!Y^frGi5AuM%J32V5&4V{dwZWy?L}!9QtS932I@TIJosEX0`C^IC
X}JookbobO+>U${brr_ZAid4w5}*TU!NEk_Lp6HxS@?v*-1-
uxHC=NSrXoHw)cC2hzmFB}W%RH8>2aDv~MbKwPEPa91XntZH&eadhEFC#Raz%ID`T*z*XTA^8&z~zQe$oU*tcQXy4qd38&A%I3cjTO#uuwTQ0YlAwqkXVf
A4gtMSLwkS<LzmZX6r6W2;PR7;DCR{Y5mw+kWgyJQ95?XDg_n@1d<G4~F%6f1Dht+r5As^qC(u~d27dh>5X|naMRMmcSsu6PSd}b=i*oKXH1kw6`zN7^g2
_DLWLy=9PCrp>)h3Xnq70~_Q9-5TDE~<SR1%Lel#x5R#N0)M{4VA@)ptaw$*8L{!<DF?jfNv&5rV&*uhFo#o-{pxI}%CuGkK6qgIowyp}@)7$-=M*V-
uu}*V8uCiEE7ZH_`fo@xT%=SOVc-G`#3#igRG-D3eDbc45T{Hamzro4Qem`dPuM7p(^i_|knu@1tT5(SkSZ@@{brb<=qzhP2i~gTRW_0y4?3GU-
@MmYz`gv)Qs12ue6zXEv5~fu|P4O5}&&`2cJRy7J(Bt~!XcmXVfG_0JJhHGV+Vs0BpC@P@*-vrx4mCYpDI5x_feY{-
L_jmefcC^XGW;Ahq{bv^t(qgxM>?1)OTQ7kK&Mp3)cs7fR$JuK<N^p;Z$0jpM##8J~Q9>0;<URUVvv7XqpfR!3r$@1gu0HMi+SCof{@bnQwqgsBhVt2SX1
!Er3W5cWsGH48g!F&xoF|-Lw_<l0)D3=HQX-OW#kj~CS{3N0IVP=YYSsAOBm%tK;=waCjyY*Q3G-
L507R6#7*$W9c22cQ!I}HTGT1+|p>K1v^<~OVJy`1Kd$m_eP{yb?uFEk5a8H3+Nv#GoYVNQZ@=v~Y{LADV$PeXv?uFmdRI2lC`0=yB@BjuV~F({e|n;Q@I
adyNg&<#v599f5^dMe_l8!lqlZY1{iv~)sWW0Hi9JO{Ktrler9ncY^ySB$DLYyz{uat|?pVbe)906MqE`IRwT18Qt*(QrkECmlX5f~Rw7CwU;a=7<_b9%q
gNfl}CE__PSIZezoR=Td>c7zt>FZ?ELRB*@@}=QOG{#9iRzUW`RgsAxbkK0@rl2+BXp0-ZPCAb}q>@{chJTbRk6fX1L~5hN^Ui7&~+v!h-
$HpIXr4MNQeJPwpsxY7F%qK`~Tb>$Dxa4%8~x9dY}Lh*;1gtb=rTwvFqnDu2=Vb@&PY90ht-U0s*Kah&dP^JNomEWjQ^&yp*>@$tRv%0wUf^v7-
5o~!EV}+-<KUCc(apW0k`XEtls-#BRjC$G#vAcAHTjN690|T_Ev0z?YIQ-
;wcv%<8EX1U+iCb1R0V1~+LIehbSaO8SkL_jTFXeDU({Si+#LnpM*Ae|7MCe@vB6o6&DkO4Jx1@L|KNjE<W8xV#bjP_-
m~3NixQ^%9!qZKvjXA<>48;0i6(Y7y%pln+`7|c#lj;@7%@mcJCq5oGkG&D&<}n?LbRW8rVl=^r_#tvT6)zz*HdC!1*(<iito|&%lx3XN$ctBPpY;y3U2P
MZdy`;B>mtn_q4{@7ERI4kMn4x&y#XVq=$Gst@Pr0rX9&jwll;jVXHrO#SGdr>_A@0c8Pp-WQ809z-
G|;v;6<2TmCXm4(5y&^%9G^0TT7M~Z``{$DkyAaRsGE-
7jg^XgKkzk_V65dOsywjsUrr%zHVUIaUmM9XTmP;z_a0QDqbM^R_wQ8e~5~GMDM}A=VQ)yV!xHmcVoXB`-
ALNoS)cF>(u%gTng(r8XG~J2Q|F>f|ySE{^uF|9_QKc1$@r~qNw*%h&z-Q8{U|pN`12FeDIhm!|d+oqdPr<>$|-
9&xZT({gNIsd&Cd=T~;v!UJLslf8H}~9`J?yB?R7#*js1ZHyiQ%ko!)YN98Wq!U_&rIScpI_7ZahV#UZbj{_ke7i7%qnWGvB`^d>?x(nLtArN0+Tnf*lq~
jfw*J9>-
L*X8@0IU)+;6~Ox2du(x;dtf4kE39cl7`6F@xwmV_Y`<Q{>Rl0jX9!zUYzPqA&#hEbIq{IeoR?AwVe<Q5@&uQY2E{tRw(i?t3~B*DtAiG{W_99E*#E*)X|
FHH1VC)%Ez5OtDGw!&e+of4)h%zEFfl|V4n-Xl@s+1SS7blEFjvxRgRL*2<COX0z|a0u96q_NY1qiJI*{R96mh?>~a39me`eqSTP0w;iy48N@7RV{V4c-
faE2VJ%Dt2PpqmFwG0C7LqZV#UE>ArFQbkXW<8Kgx8_D|fnGTDJEpXIfPKsN7}A8pr&O21^7wEs(`?cVQAxXMZtm<RiAQ*~&#`b60<`28Qdv!^o0wboeU8
|DAF!?VpW&ENLt5~rw|N}X#*(CnA~dzI&ujV*5ZQ;gv(xOJRK)!;H6r%2%-
{^Zc=w~b1|)M;;o;x+LGV+UKFWm1J8*`V&4wlm54fEnmYM|b({gcV=Qvn3AttOt<isRl9Ym+43ag)IqCDtR&t=63eynS<?7C2PyJN>ExzIbYOTg?f$;|R&
y!_xe%CX9h0>A9H_wNVi+)vGcy=FA@j7D&xJCJ;m6V^k`m!{N3SePX^O9vIjbU9cU!e|fUzORM&w-IT<AHT&lzE=}<bV$)BRA=8f;SJ+wB~7Yp-lJwCXfh
z=q?~YE?<F}BeEAaAg48G!5RkOq=ydSeOZcvaNBWR(Eno@P0(8f1tOV=^m0b5>&bK&lr#6;ceO1ens|A{C$);w_qMA+)A%);B!3CF)YEul^^oYcU-
>D#7pMMuuMJw6os0>cK3JgGF3LXO;0;z00L_+nsR4&h>^8JMPlCicD%CO1<1i$Bt25Gzs080S0I1krDTtx^=ADDEdfa`qFixrN^-
%9doVfT#JH4gq31#d!-5w&QFQ-
c4*5{E<lO$+~WCiGLRcfomT*amhlm1p6IgJd5`YPgTcXGzD~L_90WS0r~ZK@zW^R9}ISBCX52<+*UHBo12jZ7BUXs_n$5Zv09Co$nYQbm3DgWTl|F7U6sD
!h-_7S+kEMyuj*-g7pf-d3c80KD9n9DQ6ID&-IY7OC2Gr*w^q@NN0IQ3x>7f#Kejj@bkU-&!NxiYq&fCE;I19%30t;VZT-
M1N;{mJjmF3WY}k?zVCyJbP%z_b_4i8VjoY~dzmz!3H~E{LwttcYwDNi#sc_PG;@r#MVeWDy7Z9#YOW~L#|@A@B*1@zdfuO_<E@~Mr~Do7fABfp-
lUFeZdAXQSHs~i&&A(KGtT|II-W9Z{E}YX|2Ez)QTIVSZp8i7pMZ+j=K-&jIQKHl(P(ba3@IwwnrPdmi$8AF#~;5nDgJn!CjNN-Ec@3a#2@!2#viw9<Bw}
+Id|<W`y5qU<N%WFeg2A2`R+nKjugFa()i<(#^+2Lw|pT!y!3_m@ZbH1S@!>j`0$=3@!{K-#D{kp;=_N>5FbA6*7)$oTjRs`&jKHq1zuBn&l+RynuZ-
)%8F`sEn|PJl3TvBrlz9Y)|g|fs;elo)tj=*ckZaIuCQ&d*;ZP)v!Sj&KVw%;epYUIu5DF`RB?y&FOB&b(&}~Fq^yFvU3V2!uP-
a61#7EJtGC^;E@NAP#ZsEN75*>Uz57ECTvpLoR&Fz8)bFg`RZ&;EW9P1l`rIAc>*{vaRcy`A++{NTC5M_aG7I<t8&_8B+)-
hx+g+NG+pxXHmYr3aQC^y1{HV_#0o=UIQdd{DTiQ*xn~F>YIXfC`Wm~E%a>}Z=Z>y;Qid-89GQYXKrUuDhUQu0*<j?-
wqr{)#eO*H}aJ#CkzO;IKO$Bf}E9?K-
9pfrgl%u(SnL;&Q166a7s&x%DNYrJ2m1DT#npDNL)m2nLr=qN`yoz;DcQf*r8RH+ku3+^xlhs;j`Q}|&^`#kG9w?&L-
IjZ3nMJY`W#*dJv0XRpth>LywyeAY*!d}Pn0L!isi&Q4+REF438;^X$F=SH*MOQ8$b2n~&*ps3=6@RrvTXW)UjJ?KdTCunb=gu|MWao_|F~4Mv}UKRV(H2
?>u;;Km6hMGSz2$a0~ZGE?j6`pm5v&G$SJSgZL8W@le?v1do|d&`s|(6r8~CQm@-
N;%d2;mmsQu7W>#cv2NQ@EDKkHFc8gSAX1yz?plH=L3p4J^*4fJHEOpz~*K99o01JwKHKVBL+Oa5WjE6<WF7wAhqVXdlF&imN#!mo?6~G|yE8hTK?%Y~tD
_dG#Z!=|UYRl?unVJv(b7TgT!G4=GOKCx|lv!$GU1PLs)O;d884&0v#u+ze@HTVq)bZ(m!+evDkIk7jo~O23mrfm@o@=G(cy5t5ZM;prUzK{`95rT+<|T{
N_K$jg{*BYt|3W=CRTKaGXuCwGiTiii{-yEhH68YAI?bf4a_0JoHnvU|2mk*C*JU!?
tempo.search.tree:
c-rk;3v?6Lnbz0}7DQ!4Lbvpk9PC7C;p9<`-c#7r!V<oNX9x|Zq{XSD#|XSDY}b~EX-
S(@Ht}6CCa2q`?Af$U_tB;2<ScNG6KG2t$=LW693U_9+LAP+Hiiw*Ef`{={r{2tM1Ei%ZBx&|bMM@__s;*kbHD%Buy*b3!Lsr|X=O!qS-
7mC{2sqww)!kK&Sx@vEkSGG_PcX$H~Sp2&0_Xh{3f5D^V+d3EN`f+DD`pyn>S#w_-sC}-
5ccm0k6sLH+!+iHwTWDaHP&yVC`BI>LcK^_My9TEl!gYinX^_$yF5<;d`7`tKDq2n0X%`;A{bvoS+4+d8f_KSuMOHXc=O{9<-
W$Ua!sP<D3powsU54!0hyK*yAdR98T;;B=+_V@`h?Td^-
|t;_WKYBNZT<`~i@?mGcI9&Mx~@1vo7}&TNwXL5q{OdAT9leX_;t_t{M*i|qIFLA%dt3z%)DzztUbmx&j%-_P+*lh5wp<zUdJ(hcOvKC|8K@Oph-
+2I@F#pJYk?XryzTFjiyVhhTg-_G&oV49cf&xM0`*oT{u1L*L|0kd7Uasi($Fuobtc$?MY1%24fe%=`fayGLq!2A3+!i*l8^<9s+EQ?_@0|%qIPcw8ibUg
E^p?ZG$d=vCs?ONmds%y2Yc$GxENbCp3zATM~#2SrpC`Gv5rIt?{k1<&Ohw%`D_n$Q$(%|*8#x^YJA(H6(a`V!@vlqFzhiebs%Py!@pCa)uv9-
U@YBbAZ^ShQWp5GxU0u%0$*cYVPq&1#|L#k_M8@50fLPcX-q;6xINW;cMgl;zOko*yyNdG_*Ntix<wqK-
gkVR*N=tXTl`~6n(_=U&dA?)|}=j%Qa_MJ|u$9E<As+4zJh`y+o@?NPgG5%DfFG+Pr*ajOAU;9=#himUa@?aW6^-Ufw-uocX%r0<iG%fuGZ5N!xu3R`5cj
d#mr0e14#O68LPCSd9xmXl;=3`OP`7ntl3<7^J(jxIE*xHwoXWA{&9@n`heK@cAXPXV$1I>@a@clwGu9f)aNUuoWmH7AA+MjEX>5n}0uxnAfK-
*l=cXPtGL1jpO%VSFp6wxL7g=Abvwnt8jiw=|Mg+4-
m$372?JrYbE!}{x?zkdJnn0P=}M8*9&tQoLoz}h^l&BIzQ)^f475NivuX2O~YYfh{=fnuG+H${Gdy67Xy{Yli(X+c@RU}djJ&yd80FO$3;k)9`sKWItzKG
h;f;$5w%Xj#<eE-6-^6JmFXTnoEL<n<)B*?34~TG^eT?q=Va^P;g$$h#oTOh~jyC(yfw+mC?u^L4O6DW>fd7i&9+YCkx~E|GnqaJEzz7h_@LUbf-
0Xu1AE9f4;)qpJI!A$8XcQ+Ips*SL0e0b0&g>wCYd@1BwR?o##LDMS;X?-
z&k{gm4IfSbO$=%7H`qsMc?3!ogXzZEfU*Zma6CKDuia8Tb8J^jd9c0oSsw+r;!2|DUR{dS^$yHLNKsNXKsZzt-v3-#NH`t3sfcA|c}P`{n1-
!9Z|C+If;`t6AP0@NeLigc*1Zb8XUq709b7zmOmMAh|Ckvqulxj&^nNzw8oR$`2^J3CSOZOu(*&UcA<32`Rav8qIY#sydt#5-
!$r9z;Iw7Uyv8rfS_GZ7NUw1hiY$nJ6L^n`iI&F<Xay!4ka6{-}BLYUb;XcVe{f<1&+jj)ANBnH$WiO-PeW@9%a0@=q@?@+CT-FEs?GKshPn4yIWteD+){
G(*Dca}&`_uiD^75eWWG>40?b(Odta(%;9`cO;XBl|UDAB{O0jaG9eIl6rznBFa#tikI$Z%UPg&^||VHmOUu50o%X#&*rUVYw!(DgF8ilXFF6gU{<J-
)K``JWhW_dAaNl*Vw8eA-URG8S-vgYT0NrFSVKc&hYYLL0%^OL(NjNP_$~DU@fTHxT>IN9Vbaa*CSuCR+pN6-}H#mCfC<RuS;-
wIJ2c7HQ|GWa>WKYT(zmx?2MF^hwau<v%l1Ay3+a;bmwiZsw(d$VUt+KdAI_{hDg}!3&{>|sBB%i9Pm_Y?k%qf%l8(pSba}**z5mC&Arv(D(C~{rVUt*zc
0-
sKYO+8t@5w8hO1<mvy9llfEcazsfp2HbrgCx$RN5uqcl^O;Z2n)9V=J6%c?8AVgGu$3a(2n{$Qlsk9<O>ki5<tg3=p?lc~lL^!Xijr_Ua+no2FQI@gs<he
kMhHbf6oo2?=e_E(@VM@%UD9A2|`%H+YMqb9Tk(OgDPm|6DsR|Vv%vhsB>^`xFyUQt?ERaQ}z;gKf$lz2c1BM;u{(ok7-
SPoo1wKr%UKJ}H%4)g{qs^sdjb?Y;U$u@#!-eI;DgZrRqm#2Ld2ca)R+XJ${q6!+ERo<{%YV)ZCSOURNg*R+5ms)%k!658rp~+NggMR)%MZ^~#x1%-
HF<4erJ**?>XJj{Ls+%{()$o3teRx04oa*SWh?IxN>!&^!z!<hJ^M<PBL8)?qR9P_CGOj2#dP9-
XvH;t<ToxP4U@fYin8!+hEWvTQrC6LK=>y~rNPdED!~EhZJ4Gft6|iw_XdkEBL~o-BZflmny9t(v`!v_!m<RiX><sP4())?u<cw?|js2MP-
;7c1`J?tF1BYQ$KOLjVh$rQnGSfS{Z!R=sW$3p)J-%kxxU6COo_XnVviSDstcma~LYQYnK(_fRqTOe7W~C6VK`m>I$JC8siLpkEg^c;Qy>-
IIUBx%FL(DrN(ho@D11(XOSV-bMD7Bv<{^BnIv~l9x+ezJ#@E5pb-
4TH$9}CKo7h1JHLPFf^^F+r!Uo#Ub`Lo#PSKi!v3w=HDq0U7Qxf0!m#EE%;NyL~TmaiA-
t?v3FU4H$yXS(YPX4S8{nHJ~?Z4>j3l31~^k}$6k*fY2E8MLOBzBySWy3e>BMYs7ja>rKVE`(kH+IJulRJ8xra?zlzZ@D-
pOGq~V2E`^W4j8wy%Fk7h?}qsl!m3D)C`D>z7m3DmaQDBX_ZGw(Ffcu)3dKZ^A<!4|P8TWq|B7iJkM<?QZx6>WWP4rwmnv{$$w5Scgn0ugrXih<-
BYZa9YkRE0nn0oFN=WGQ>5yj!H2gEh&YB6F=w#t7-
9a0(6F%^<h=t4ixb+TP7L(#B1{{$9U|Ex?%V+gc(`+f78_6ZE>!V?NH39Oix>+S`+yZ8dO(YEJniPs3iKVe_92XFP`H_nF$lC@$~!3}-
Uo;hFm~VXFKN_Cb#H}<r|zx2Dt|1gRV|3bwyG8cWIeu=-o3q$ecs)uE5P$iI2Sk0f|ioTn|pId;Bz-Un&{TK>6?iY23MjNG#?k}hbl`K;OXrm?UnL+QW!}
z9)g*yjRmn#BLf(zxbY^KGt`(<7z;G&3+ltW&lJ$m?z6!{TD<#QVSQ+KUtzs__k{vDT`Z_C-
u+QweaY_rLK@h8iO{~3ZG#~p=*k9+)cms=gL~JRw0Wglk3#Dl_pS?rmc?$}`!V1r3<V+od9S13+kox8&53Urv@=NFVQh&*OFgvA(az|30tTe<wQ4+%S_ce
g!2R-
04|w2^A*mk6*8K|5T2CE9HoPWj$0T$iDsDSjbOQWLL|<SVo<jMj>15aj3x=i?4|A@G39li^j<i$>1!Vfa1fGYs2JX9)B#vWr;x4o`khzrihRD2%GH>Zy6G
#4mtF$*YC*W#Pt9F~JeA+^Iw{g1|OWkB^=c*Jm4O()_NLBk3m=3~pa_4Z)Vg4~d(@SFBhib%x`JF)9q`aeug(c<?c(rzqnAc7eeZBhdU9H;L>PSUmCLHSC
V;DBpz01(*o~>0!N1Hw-
(E~aXZGlDOVivot3b1%jF^Y^HB4C2iW7**nLQmk@CMech2=gYA4!1`5H@!fTttn%LM|b0+#k@C=VO4NhNdIhjk^!D*Aj!7K!L;5klDk4sMlbcVPrQ?&NQ<
+j#h$houv0V?LJy$Ma4lfE($<MHTfpH}sbmqQkQt|^+hRy}b!Qo%Z`Qbda|iq8Lf`Ch`<e#(nt+9VA=;ErqWj^mRSSaEvfKD1+Af9@T2+w^k0y*6N_Z?ga
~y$YkBlQcnSPOfVf=W(L~wZmJZw)z!ZDm+ogxmNMh4T!;FE_8YSMfEvI+P8<L4N!8W(&<lNlG7(s*D;_SNBnCufY03vx7>alxS(lfwlIG?{V1!1#x+5iZy
<o%fo~drjxPrt@CYd9Q1l_xkM^d9Tlok@q6kH}7TL$eFmmiNx3VzyG<?jsE3{FWxrA4ZqF)SD*NjeGZ?~c`XxPviTY&zU;7*H2J4AVL<i+YS<{3X3l`wy=
Dhzx}g~`JI@8I@^#68!PI`6^*Ut095&u$vQB5frg83c2J8l9z?>80zgn+z{%ht{=D+f9Q2wj?wh8lJkDuJ3Vpg}&DbRzMBrze-
t;|MX`?S%Sol1i(RLe%=gXuIGQS&}=73engosEkFi4WLQk~BC*E^(upuOWOJTl+JRc5H6UwRrA7saw?(0{ep7IGfbP*@n$<Px6--VQ<?krh>hQpI;Z0)!D
EkC5w&<(LOEv{RH{@6vU0|+UniL9J2RV8s&<xrOr#>#@9fiZS%#vIPTi>F~tDzc^*QxT#<&14~oFzO5}5)MBl+aL_!Mir&*6}Hs)vmAjNyOs{pAlw^|GM$
j`-bS8W)=C5V%vh?Al!PKv5HDVoAbTU4C1C54l=q;S#}z)A63!Y3jv0*d0-npCFEKxo2sE<Qhe7hdHD2j}lIXk%(by8!@}7Q`1hDe!T&_IqlwsA*9X42-
^)6aF-m>;g^98go%=13{S75ji6+ij!zx-y>@V=8I|JzP2Iej%i)g-Jpev4l6pS=&_=QiUBJIsLaL6T&T>$$~>sd$I5&lMF-?ZcB3415<Mv-`oAn-
V(d6zm}gaeW0I@@0L<Nbz@zbCwC~cd)Qvuv#lvVGtoUk?V%;M8i=WbaV)u#kbrkJ`gxz^T%yt_W3QS*-vSbT_B_XeS8C~*3(*2bFfZI4jL!u{jMA-
}$qlAs?F@NAhaFg#^v(oiIve8%%^RIS&HC-E70B-4Che4HS^GeWmom-ny03pdXLTionDve>IPE@|ZNX&6A4z@5u!~QVtqRX_d<T9OWA1*kaMg1Q7c`iQW6
8ltF!PL`Ak$#xQ(E{JZ*8U3GT`~O@*JAw>M9Bx7jyXjg$YmYi^!M3@Z{R?Gg$`}AQluru^{OR)euO1947bFur7iJq-
2Pm#8R)nG(4RFvrb*>$YuG)7dcwZYHfVEV+U5kXIYF^Di2jnN^dkKoiG@^yyM*cCg@m~vC`%eJa3kjRAQaZQseapdR!3-
$YIwL#V%}1sFG}>Vt9Yer6=wX<-
d4im`qjaU%PVM)uQNmT*oaHzWj41LP0qdOn2XLxnGP(fDSlHwK)7RTYOSU3sXsl){(<U(7;SR1dy41iVS()kx}q0T^0-
V6nMFXglVpCY$~^d<YgO9ITw}RkcdurM*EUTiUQsJGMDZjAMKm(_D6o*f<Bkk@8ZO&0@D#8&fj<&n?}}NUaxJ$0h$s&*;ZykXie6&y{SgCCVz=$;PsKS1g
QIdszo1lA;HzZYpDsYh)*O6`^nQ+{whq0wphM&mYU<UgHIe3m?>*j(FUw(xJM_kRq*Z<Q_8uGbpP~1wKs#V~jT^XIkH)nUG!rmZ{u)O}><e$ZqL-4JZw-
3t-eR{WB>v5O_9qAObzR{S4|h&v{+Rz9Bl7!M<yI}eAO9pMYZ*`7shXK0f0o_$94<&)(!;%9r0Bl@&L{E-
R_VrN2WDlJ=Tb{Y7Q6KoY}<#=?D<VLdhl_{e>^2<{xGZD#;Cux_)pws2<KlBm{$aLXU7V~`eW6Pn0C1NFW`Op70Qwys>#c@M#forCNi5O_lsai{M+FF^!I
QDgt864M;hr#k$;cf`Z_*;13U|CvOmc_4fMX8&;A(sWouhf%=DavG6-s`#14Y85h#2OI}unP`(Ob3<NdnMeBB>Y?67sA6z$Kcv;);c)Ebs6^HpjEr8-
MezLVwQPNmmpo?+|mfPs=CGxsa{FA6AyPvh&0`4j#$MGaNHD$(PcU+wuA39CExo%sXI56C6Wmh!JE<>y@VWY6-
ClSz!ppFb=zhnFkX=d>xR&WcPIT>b<z;K1aQOL^^YBR31lR*}CDIV;eYzyRK7f08nQr&WQ}-
3fCcW7^9Y(}BiE%b%_5yOc}{$!56UFY&*RoRsL>J?~#q=TONe=iiXno&6H?61;%#14{Hlv^g6H2Y=#cL|7qtfG}M`@<k!quYL3svh!^ij<5M-
bINqlh*1=u_0SK2R8@l)2MDg+s><OMygenpg;gGA25e3ZkfVgnOj@@Z441-
uA~<Tpvua}GO?K<QYeuRPG%>*Ofb50nfh_LalVESvq7r0;=to&qA(1&JBs;<QkasW_k$$lGo!-
?VJq(I~)i6t>ufcrhVe#7y9+XULLN{a&1l+H_02Tm#23xln!?MX1lI#R|Nc@M9cO`nM=T2;;{|B=0)U|)-
TZ1O*q3t5y!9Lxj>xcxFD|1yce~C&Xiw?t64-@8PT+RB3V*O{7I-xIfM@Ho-L}mW1694j}cY-4FNU{kP!5@xvi?pM6&XBC&$=}_=9RdH8_-
1g5mi+oJPU?3A_sz^4m;JN>@kN&A;WS>V(Wc5%StH}MYtr}UXJ?Mf{`VO1+DEf8w?8mO-
1o>B?O$RuxBF*jZm<7T=JwtC%<Zq;oVh(YD|36^8102KGq*Ei#k0qYWLqC83&>79l~zT{F_>*LFSR-|M`6EG5L)eBDHc4io-10nY?XOkfy-
5D3BW&(*|`ShSX$v#11;%*f~f}nEJK)ntkiW`by-c#B*N}0vAjy`K<M3Szv0wYkD{?0D-
M6<rttcTa;Gm+77CY@SKBK>r5G|Xms<Rx3coj0U22i7Wg99(D%sAZma)n9d!?^93Ovi#A-x#_@e|63v#3H^uZAhhW%Y^tpF^$JLR5~)i>gdB{&&4so1;K-
OjAoz*d69{l43lGUO})})o{jdXfXIcwOIY2Yh{?yYoGd*nUe~(px1G=gl77r#%uLCZ}2BIU~SIp^hu4^Cd=35lNztp?i`g+uuLZurV|R+q|>AxcO&x&W#i
`)CjM3374D*(e~#C!*&>#O<tlh3*nDN^12_!_L(TRKH%iR`yf=yM1ebo<l&=e~SGjY1g18&0H~U`}XJg%%iqdSK6xK#+%=#C@mg!n+%<@TLZKTGyzkEY9O
;KZ}zY^9ey;Wh8=9(P(?96%cw)F3xKW7*}PrYM;Jo(X^$Ip{Djgcpxr=MJ&d~SB;Jo&)*UChw9?CI}Br@s@O{!VoIJJIRyM5n(K{TusE^rvHdCyL*LW%^E
Z*_C}KI{trYIMvTcaZkoi^*hq(aM*M>?2{G_oBU^_S9{q1%D)r6?<&6&{eR2XiW>
tempo.search.mcts:
c-rlK4}23<wttewHr3ckvHa0xwSl;Tk7biKZIhLi22z=U8N{^;VqIv`1iD)&wuu%ke>ADfYzeZvxR3XFxX*pN`=0w--
@{#XWnJFdwCO)s`KJPcBBEkLK?`XA@Td8mb7#{0>7<m3f^4I7CimXCbMHC#o^$S<`F``@gX1b4#TE9&-
?ba^vW&U<VpCqRv!vK=8#gI)oWo{!I_<?adtP>y!{#i;G?!z^vhoFac?O5gW-oD+7>p%(PQ5cr@60aA&BhWBhd*=RBmBh!o_(o<(^+DB*jXZedzjn`{yaF
Ytb7rEseHJ?HSVEFnFeE)N&gULh+VT~8||iIqocT_#BMg_kgnw!P396uw$Yqx(i@=WNY|X%(Ek#BR*u<V&ML_<<dkHai;X44S47ux%{f`oUCXiMIE*E>>|
!%?&sm&Dw3g%4=Q!+!61&5kr#CqxT{GlCpG?MFn<LL@bT~}*9HTkgs5gmSyG)(R(i=^thaS3iRRMdKLN1quKXTcfvdFi{N0k#f&lmq*2PN;b%(dKaxzAE~
Fa5-E6<pcaJ@I$C4#;mjlU}5AHJ(i`)J=eMR#ydot-5NKx9T)B&+7Cv@6wrQeyeUh6sMc5y2V&8?b)iEpo9}@-
R+}gGLC<P`pXNt!%2`+yH(c$N4D0h+d{st)wL<``^!4L0>5w4?U&=xtE1t_{PkRjd{!}`9h~nT1*6?V^M`2vQ6=7b4DIPw{2e<>Q(OlfYQjXCu6613d<V-
H>gHIe&GmsJJzb>1UfpUe%D2!HyBSZnlKO?8{sAUYzo=8Stg-4S#%KAQ)z)FrHIUBob*#1pzty2Q&T77k-D_-
_+ldWSDTEH}l4A$f>K2mY2HiYz+@za>9g%m^{L8xM;Idgh<G1j9i*P;y&tDYIQ}O(HA~}C1&4Wzv+(%Es^IaspPL0jj59bAj5X+b8=F!l<d=@&qusz4=bW
Wyj@e-}FAmhVuWJ1mC9fBg_#ZGyDF%s18J>eP=?ue&KEu(6F56N6j9bNkZQ46&$5BjjWT1UxTDnniHH&E?*kesGcX=rU<Y^cNTqoAVi-
*{f5Y;HWKVVg7IZ((yjBos9-Y&@TCZIm^hOJ^G)J-x6I($k9?7ed!GwAt@&VazR*w^=4Ae+^NT-_lv9c1@;1sHgxZb&FM~e<#-V28v5bo42`-
)BG;Ryo>VUWmdj^Vm(~zIg;YafFoUN+zI0XN{9S(Xq)>pc48fjo9;({B-
BUODj^?htF`V_;h750G<c@LvoUx!2G26_EECTr;MoK`)8m;Q&rEn`f;Oq3EAHp98!wWvt!Md@w7+L6&F`SKhgkj;?LVT#>|JDp?84#fsZLhGcoS6Tx(<{a
^nvE6TV(Y3wK@$BwWJNgkn?{4rPEPe#d1_vr)wlF-
$vVKs%SF|9n|mBGsqY$(&ckC2UlLtc+Se*W<zUmuS^)SRb=Rz|BCuz_#Vsacw*T?CNGScZaM0HHPjS5ks^~B_83|Xq4pa^d3l-
@*cKeqw7FV0$F+j3El_dtwty|z#p*O%O^fSxhHqi~-Ba1|UfqNwVSZ%7k@Kk;=X8FG1(YFP#nyr$vB-A^Y<~)0y=j1}t-
iT(=L|jrYX~j_(_rarkh{!u?R_d%evGc!Kqk2h6ts=@pP5RJ-
$1IsDS%bbzA1OJwN~96r<GUE#UTNMOAyERS)ZC>?^sK^zw(Cgcm`Dzz}WvN8OqeOVsWg8T2~AgS@;%<=Wr73=}}gy3JeE>C*(w+4CsjU-
E)rdA5&1?+fW%vf}vnS^~~S;jGCuGfo3X`)4qw*y0%a^X8knk)k%-
d_UWcF{&Q0~?OPzOGPN2~%N|pZ<WL|wXDrE4k{nM!5uG)OWF?DPNzqwTNR~>>QbuR7B<or+>ze4SB9f&Rvy!8;%1Bn4n3ckKnpM%+)r=>&8oJv{)r^IncU
pCs@;)o${ZAZ*9{-f~5okYAOq_f-CV)`xqF&8-jPs2Jah#n>ql6gkn=k+hZ`{R-
x|l(|TKJfPlnFIpv2cmQF(s6w1c*GkNJmVOWU)w+SR|}%9B?;+VRZe3;kQSe5~tk`L-G!e-
^Rd<M#C$#{S4!&2Puu65A7#Sj<%1}LBEgR?bDf2J`9o1q;X)Z;TjER?smT)mJ1F?THe7|!N>|Zc{&YE1`bu0SG89<!}T$I(;(~%UAsbMrCzlrL%Y=9vr?O
_I(@+QS9FY=wuMRUX88gYZCF7j3Yx9iyep)FW)Z_gdGAu7BmW%R%<_k6n3!mj7*g|EVwYGsG~%$5wp&$Th``r^+*W4Q)Da^?Q}kNhMlugK=+={YsQy{w8I
AIZ_G~BlMEr;6_PWOIN87@#w$JUJomba*_8#~*zmCzq%O<@nOep_H%2{@+QFS-
<dXX^=>>af(*c%Epo_PR570#zjqWLDe>kxVZn3Z&r;9WW2y}bq~q`6*{A<fqd_Ko3pGayVx`wq_Hz;7PY6sCUE*gbi#Tk-gGsC7@^H$R?Nn0gqJcC*xsQ;
o+Kw9=s+bf_LozXrzx6M}@DOvulKwlSU_`KlL!^Pxr5Eohl!Sfdp#KQpfo0xGD4dTI*fGJFFw@hl8r&fKt~i1wTbS^iGkImMnvG2>;dp#v^xasS}4I~ab4
SRdm#Bd?eM7h1N8<v&E31fF<Iqy7%#Y0^L|$W<wiztx_^@eLSkX~4H|waFY`4<q+_&QQ;R2lcn5aE4t%S~^J^1qLjWk)P(M%?B8NdnPO253v&p)ZaT5#u`
z0k~q+yk<_cz$!eIf*3{!*UtzF0r}5RP#~FTaaNc>80Q!%_{_J5gUOS{+S|N!GA?BfL_E76ygRTlA3%XBv-;#-
Ls<Zt&apQ^hG)4I<mu?Q_{SV>>SAfI#41E^N0k)>ubvw=Pr2Qdq8CylK;}yM*l6G2nV-@ih<SO(a;Inp#GYGHVIKb6b-
)y<FfLCJ;!7{KM5g%+2eeg;8j+cq!Sydj~cb!ZI7BXM%GR3>K+xoe+mqoW`oK4q)Gj{S*?vL?mSzt!e!d{J9_l1f?Yf<vy`0lW;-
J%epFP#4~ed_L+wMswCi|`GJ)<lg9nggTf(`h`_3NR63h|fawy^!)gg#iUfNnKM%c^|-
4MbCsrPdBLQ_i!ce?|O%#TVQHmL#B4mWGgH&pak{Q5`|Fqi5}`URQp4CBm3^ZYTz3^aW`DT3PsyTiSgj+2U_XfJ>Z+Eb-0G;^vhlCkXYCLu^8WZi8-
Zf=Rjbmrww}{Sc6pp--YWGTxBTH2Vk^L)jUn&&JKEa8?Ei2`DWVxnS$0f2af!)s|ivt5Wy%ZV0)>nh0*$%)E=xJBmTgVv!n>IpIGEbLsvIkiuns;@`X@8a
AbQ|2d!<QQ+wIe9a~8EYC5T!|HG*3Uvb2T$8V?wmpRnhqY5Fm*d1iGJKb%;j}$_D7+H25SJA#|-7?zuvQ8z=7FZ3jIunl9F&rNZy-d~v7j-
ZtUE~25a04CCxX(?6<~<R>ISB)#=KJ^++PJvS*n@)UnmV-qu18~s3H7fS-P2v~fKO=wt>;t!(UhOL7q7@)-
79xbjT$0qkdH7vg09<eV4NZY<9PJ=uc=#^4!)(aof6~Qnz~h=HNII?$JK=B<~nrr48=6leO@2Td=d?d70)kD!A$nlDcWz3@n3Lh<JkvrKtrvdJtnl1#*zP
&4a&284{_CC1clkQfy_2=hudb>8hdELlQVoP8#a?+cfM8dvc8Pb=$B^MtJ77iZ-%__Z2cRuz=z9cttD%AP2h>jdFu2Tyfs}Fc;fMNbviEd(m44xi{~-
4u@6BPIGmKrQ-oNa@|MF{!0)*o)=-@c#dZch@ZA1B-Y}oEY|5*|+K+!(N8{W)qbbq38V@|6d$sYv{Er$>|7cs|!5<xLJUwqat$ha#t>6qkP&S^P-
`aQvTF}^j&$h<k+&!SbZSG{MHiV(Hd>iO#BoSEqk6OjDGnK*r179f4h7eV=Stbk&oUWq36X!#<I$--_*G`-
YC)(2@SFDJ+!Wt=`fs>caRG7Tvx{uqh4PWPG$Tie0`H}gy_#7JQt>Wx$=<21lz3vaTknM&$Hh_6XgRw3t-
kw@`uzDbL%6sliC?uFrzYv~ni?O0$2#6JxH=%-StFzRGJ)V#vpL({5NYdLU$!4ou`H!t@{{>`ECW0p<cTxFkPSHNHr-
O0SuRwZAISg59UCkLBW@lLbce)nHZP&)OFW`SHJqf)g?fYSfdTQ<&?4@Ay=~~yWZZwSO$9S+_`)M)2BYPaau?B4TY&$zf#euo?ehaQ;<P8PXtCeZaf||~i
*(|?Fw-Fajd<QO!oEA^75;rO`D@{yuW5<42uDwJ8f0RP-PN;SL7Gme4y+<%8CyRY?KZ9@S3o}r>PaHkB3JhV_q5c)NXTf}Da8m$6glFnGs^D0D<}qvL2bs
GqncHEi=0iNB440<7e<Ibl66I)vBs{dUs>3XQj4{8lDhU-
<(`uof39wKTL~<c9mSx`vm+goxOFiQki}t=I7JZw{UVDay!;){WN@Dmu(7b%=nMO`1dOln<JT|a=p+>xbdir0`0`Yr-
<3kuh;r<L;E2!4RL<tA?hH(5cK1MDCut78wGwm5Fs0J$FsJq{WJL6qJIF`&eaq9&v4HIf{L!5eE5u=3a+sH^~C&B_9cbmYMWa6$CYPWq>)OafJ9_(L&@`k
!#9?Qk})O8cf@1i{&A<Fv+q%&Q6;JY}V4XrrcEY!1g7&-
}&p*S=ApD1~2p4!qpJ!be5Yw9&ZKxtj$r+wFi=fIj^CZv(6_XOO<0*+CQdBIBfM&g4N7<=sWe3B&Yb-
=p4Z$ba0g80{#=;d7t!+*i}KUT8h6yW4RT$YBH_CmxBO(6^X7y1_Xks5pt^eyng{T3KLV#VcPM1Hv5x6SrV`VQki59{T(alL#!S?}8vBstU=okQ09HYLgN
G%BLA$a>$FEM_G|XOZ>3O(kY2qqE3*-*&B-bxm{@S?}A_Vpei=7FqAx(!?xS?*~-T*>UTA6k6Px|7Xy3T-
)1V$!#2XZEsVMG6SsbZAwyNptZd%Su7&Cwg(qL2C-
{CEa3Eg3;Io>)(;2^dgZhN!$EODAG4mH2kZG8W7qQyxSnUt@5ij?)A(hoprHdsqcCboa7OcTGEv$`q8(l@Zqbo_TV7?TgD?q$xd$ypmWM1qvMhKA;-
`jiNtQRYzbn+zOg8=7cSZK|S)SE_Ij`1{pmU43wMzEDYv-
xh+FbgMBAv;71Ey{vmFWu%dxEzMo<KK`#RUa!&(XNF$Y*OO(BPl8i2Lo$@I^`0w2>{cJ)FFilZViE$h+d!U*K4~Y2TzIalUgrtY<%jHRov-ck(|?VGV~Ez
7y8C>5QS1<vSrQlcqMG!Xvf$WMEor*M3IZ?rLIuKbCW;@3H)+^zKht?WYXxM;uo$+Ruse4%DCR`T~*zM_v+w_0+@IjX8n(?LxZE({&UIGpPYAKM%_{vf4K
E?HGx(sYj`r(KwY;4>E@L82%WM4@9Rhf`j`YF5zH_7pjBaV!hC(DcN9;NsEtO&l);m70394DU9JH$M3-
YaE2WT`*T+458Mm71S<`WZx`cF3>QNXf2<`cIRt%Ww5Q!|LK##CD5eCKv3=_UQoed&px)DU8jGF~iuT1zLVkXr{@(}6&kWSRB<9ETUW2`V=e!Ulh{MFvSu
aN;P8Gb3q69CfG1NsyXoF1FR1YPm3QwCfe)wk*&JT-
e9aF>4qE;)P`M!9%R%LUSmbproR&H3EKHpJMZY_PJw6e5(X+cFrdBuibZdj`+5mPd4%QGK?5*unZ%>L<y$x+X_{=8cCTzBpNEa>Ra-RV8>SM?une90;CI8
0U`8``HX16GW(lcD(Z4@fYp>{p%_)8ljYko0T%l`j_4RdMO_#B@zu`awunz<;|&3*Ws8;kY*gp9QA$m75?QG3b`dk|pJk6qO$S{6Z{0NBo`<Q$D3%`5#01
5i&*J_i(%RQL=t*$IpjQMY`-%DBR!h@unN3(^<K6`paq3=_Avn(?^YvPCrdar=!`EO8+=P`u8)W)4wY|oK=Y07h{FcMzH{nleDPx-
>Ia_%Tgohim3Ee>PUKWRQk`;r0e;wH0kmyG}7st(<A9gQR#n=N>@gu|8ItL`T7j$@>QcF>FVhIM(N?&sPUtTOAn7z*@F4A^`_bGCAQ*%rH|y0NBJgu`O>8
hyQ?av!d>R5G%YT!Tu@fJ)G;ml5tDhE(PTHdW)?DzyO<wWP0M0t-Mfe}POo_6p6O-x70+R(|8TKk)}p)a%~~|wVp)(~0{<5nva+WORnD8?C|}}mRV-hSWp
bA;b>$itWZ4&F=`Z&DB8r=r52BBG*vAU@Qs|;tKa?&mUtT43n_S^l3R8JSiKC))=^{g3S@H4(<!;vkBGXEjqXeazGn8BA8S`coFL8h*FQagUude0GNIT}-
XDzK<R_wAbc2vOk1=)6|d#T+8o(Kw+ITjU{!Lir{fAm#(PMbY1$C+a@6zdmcJ4js@Q{6I@WWU<XCjF3V1C`jzQJDQIG&+XdJk)c)3Qf7D_zI<Ef44Yhpz1
;0acTL2Wfi666|uLp=Ne4*?A#&sq2E}I>y5*fSDY0i?~AD&+UqQ@a8#BqS}Y}|tgM)d^RkSE6%MS`y|lQjbkS0wH5C;&3QRwA*kOvnNky^Cu^`7r8jxM$E
GsW|WoIqOwv{`bl@1pq=@;ZcIeSUD+vXaupiwC3EUl=FDhT?CEoKsm6$`zJE@#M%E@#LR3fjxvOI-
t%Blpd=k<`12%PJjxQZ<wa$LW131B&92;xc!<EMRQ)mj%X(uF4Ddaal!qxpRPGLKg?w^l)>-
lD|N)sCn@v3%Lhd6?Eg$w0(eLX0!2LhYMo)MV0Xd`+o_y+E!j(*3Vi<7dKZ8<d%#}?5;}j9NbW@VOow}+6~=1ebyoa$2l#J-
eZK8+8!=ox#gDmY_Wy03_GG>M>On+h8@wcBl;#gq8tkrVwSU|h62O%yd`c|v8~LJC#tpJtM*eDxP6sua)qO;c(Th;<r>6t&WJ`27go7L^JtfM!FmB%REn}
FDRvd(+2o3H+2p0=F302<v+w(ErK{Nf6IogLBH83hR|Q-N$K^}Nv7#I=8O&-}^clDs&bkUEc!BJ}NJw<kIL1uhye*L-2p}9XE`mtUkQMDRag-STDP#~g2y
#dui9;a!>YXH&gOkrvJjt^!Tkcw1zSI<cK#>a$U`gpx@W<KqvT{3kVu+-SrAwBf)C~G**@*{@y_mZvZ+gMZMHVtta_)5%S6C_*-
M6%~(7mk8!BnxOSp@~MDPZKlE8Q8kZj<emE|Y9BD5}ymd0DCbCuI(s+d0{m1>v}<Sno8MY{exxPN&|f&oX8^OvaL8n^|u!wi(Q}?A+YgD@lcezckVUqiix
eeGa2v(07t88yMRbE|>KsS}?hCaj_v>kwLbsxWc6mf7Qz_&F3H`>`%vk#@r$tkBy8?kH=X3Z<>%6{{$spJQm&*n;!ox<PT}WK6rjy`itKdjwbPj*NS`N;p
Yis#N(`y!u?0YUBBU`*yj)7k23DqnjwAtb2r7_M;7-yBYbS9gzFXY&&$N?OJoE0|26UYcpd1!75n@u(e<xT((-
G&S*%AEkzb00{F*75ByMirx1`5QeAy4F{(X<Wex4$7-SrapA1scqYU+@1d}Rd3mq~DZ%LtCog*ZMH;`k;YZcdLlzBM9_Zy|Xy-
0UT9O~+yS(!NqmpGFGPmyZwJCkU86I)dp#w3e=F06<?#6rgYQr3CbCy!3#+IryHO2?2fc+9%<A1%tuyJt>XjdnN&nFJ%B6-
|DXd$G3VI$9G9^e5Nmp<9jb5j&Gxg<D=tne5xVf_$Kt>_*6r~@#Xdb9tw3;7X<Oq7XtB(ihfT~!12BH72^2DL~wkXe-
<3yn4#kMG~YZNpXQ3h@l6m=NUEzC$LG4jaeT{$aeVRqEFq51Dk76iL&WiI6mfjC1ddNN1RURlJ{+IwlH&Ll1e*mMpGoe@iE(Qe0`buo0`axM+F|`yfZLll
6x?3s;BkAIUmmxYe^uf37DnUt79(ztEE)*P6=@N0d}^*F+}<K-+}^?q<MuKKhuh2i8gP66IWTT7Gak2Ban<1V%D!&gUj9Yn_VR~-+shxu?Og)g-g*h#-
k6KP?adp;?OlG{-n>}c-W-Bf!p*Do32=L{C5CZ(F}S@kF}OX=KPzr;%!P1!n#+van=?q<p61Ko_AIfuJ$)>0Z_S`_dut-Ny|n@>3A7AqySDuw(c>#>Ki_k
FF~{%Z_yEJdLGxe}IuX^ENg`x%!(JmaYYbhRucCRS4%5gJ4~#7Jw9lnmcrV0pXnh7cw2i{~>j~&Fy6eH|L1^}n?gaPRC(yM}HD9Dt(T4qa3z}GZAF}TG5H
Scoh(E^iL5>G&T&>IJ_?|ff-
47oQ;PKwJXXTL_SBQ@bGRf|ziLN#3X!9Y;djr{(I{=mkI;Ej&u^oJw&P3t`+<(lU=~Je`%7@kNVSN@kF1IF7HD91Lt4$N0bZEB)j;uL-faZ-
l^8CYX73~>`@IJVnHT00>*|8Mbu#MsOG5$}|8N)u38$=x68+f$x$EeM_1Ji<CpEKGfR|A`RI-&)T#2g}q6GRdpgD?h^z2%1-|5n>3Sy%vWH};rK?W7H-
NlzKR7e}0mH6P{pBODJ4@e_0{cDyDzB!mG(RJ;i_l}R@X59Gcbl>tFC-
L;#gtbS62<z+BJJ%Pnhpgp|Bm@tg=L#CNL$ZS8*e>|csTu2K*#3Dq964FInvv|%ZshWK_xqQmpKt11eDp23kwI?vGwyPfDmIomHk-
)T`u5DbZpVppYK^u@<Pp5XU+6G$NFx_YTR$$t1uyiZ@nfBYRZ3y2y#qoP*_%a?0O#4IEAue@0tF2=p$Vr9&cLnPI*tM5U1)cApwR^3;jMTuilU+@L`ag8-
4NN=TwIeX?k6nj+Y6g?{a;e)`EshU571{>5Y^tBrZfCUHXZh5*GkwNahzhkQ8UN8FM!SPcJ;bE$Wm21hon+&954G+Xp1|O4qkYqQaaQbtlWsg|VSO{Z=;j
9WA>^qJtJ}};Z?pW{;6d6a$L(im4-
ug;sh=~UW?FuN*0wXDR@Qum@;*l#(i<!vq9^Xdhhv^l@2b66d>1?M4Bgy>cOb6$ObYen{Y1rQ=&n6<QXw>gq^qbWkCH`kA;L4ublogpqC3p-
|6u&blW_0Z^HDF;^=`zUGkhJhyN$u+GX%DuDj3{9ItDU0#cAt>G$oetw_Vd$D4EqZvD&>t(G($9#qi+xPNafM5z?>aw8w<B>o86Gg>bD}$h{tJK=vw*rJ+
_x76pnVHGfL`+cdD)#vO60X1=iF+@T@^5J9kq(fD_}S*&39F&b+U+m0=Pws$bvT|(_jA?q5bT1ZGH<4^2a3fxGAt9tF;u6_BP%_)?(2o^Lj%{@m_#PucaE
i~bir!Ru}y(oUTKhxZdsxTbHmAa^FLtXo=`20>A5++6JSvph~IKp?GV6>k>&_<i<Depo-!+7_Jdr{Ax-riMj5e?H5>uI4{j^8b4_&PL*&}vb`LON*pzX_f
?5UWzi#ds1YT`Me?F4s}e*(0d4dX+mrP+!}%o7V0N9I1s~T*T2<+XYj0XV>2R&L&XH?;~o7TOWz{MGc(}uEecaL5d`LE7R?#Q9HW|aBC6e6V?xt+6%G^9Q
jRG9iwf=S!X^%dC9Y0oPkIC>4%+oL`pv_e<Xo^+Q?W8)iIvKpr8GH`uVLWugh~}Jaw`9`K_p*--
_}d<k9xqe)=Km3ExN1$2y{quw`UKReXeAY=2lE?~D342lg;<<Rt2&0d;^DabegZ_7Z)(AES>m()u_fsShThK2D4Bxje^y`Zz7><FqL6K^|?V2RmO*$ITb|
x+1Wssi)c04;k<|wcz5~lM0ZNAukTyKNx)fHx1W+V3ahj|Hx=*T)%g;G_L>6(bBm7$45)!`YT3D<NDtn9gFK<BfdY>F-jWO?-
R=}6yLYHR=g2Xa9<4G|CggL4)1>`Jr?gD5ZhayE{*qZNR`ILXOEOlAD1MZ{%ehNx*-AXzBmDIz-tQW^hpW$2hJzp6L85cjyK@01otf*C7qr-
2;KndOYjDiC*TcuA^~r}uM+SEEJ?r{@E-|y1O7JwZ@{k;@CN)j0dK(KDBghU6YvIHmw-
3my20`W<hd4CIEr1BhFp93l4WHM#EmR)mb)t|rx_nHWSfQtupitlvmY&8x)kqcca)V0_shFFISV4Z4A@D-
)z(SLK@?G{`4X};BqD>r`(%C1Y!GnItRW59yqw%`JPJ40Y;ZcVE*%QD*l4$3QWS1+&Ja<!B@R18ZjU$?NW*dSa?E<Y@#}=+=H+JT?WV5=j*C^BzX~`mR-
9uThT{&yaff*!zAjz}a7g+g;@gH@(y&V!c1go7Y1kzVGelgG3=z24G7VEi^rMIv_{S;-
xonU3FJw7w9Hx`F0Gk3zDf^$1PN9!e10|sUCnl6YtCTa$C^5_^aREk&KFSDWdN5qs#1T#D(!3FCZWDPCMi0yzuu(HGZ^Vzs4a|G+ON}(|LFRV`#~a}oEzS
Gz!nnclMtnF*`uZ*72FDw*H(i=HV%NCA@kabUU79x{fBfKhBc4l_mfyVF2FDxm=X7b_h{fXv#~ZODU79x{eEpUv-iWj>!5cwygW!$8*GUO)#I7)J#KNfGe
=Z`t5hW}i{(;^?d;!y?%f#2=s_+HKIbq(2^-
;VL`;!Q7#Kckf^2JUo^_NWobhLJpt}00&idamJzte3Lk!*+M!rQcK@c3FEf+s|{8@3R3fNlhA^H!ux=%(>4FRN}bdA*-
!bu^|SHdck@H<GtI57QI(GoD@vk_g&2?IRXnX|w8<v3v(q7KSsiwJ+%E#HMVK3$UNn_$G?)(IljJAg{1`>Y@JvvjOe9XA+)^)DLQ;dw7w&D^K2r#m3+Zzw
Nr1-
^UQR7ZC7w$66vR%6mQo#VceKcn>1KgU|xcas&fSB>WDY)Vj$rybiw>cpZ8(BfJi*Zdp7o_q;~wL0$(B;dSuj!`~v$!hnB8y3!l)SEsYyOgt2N^YKvRMQVp
kq;_az%sVLW-$bC!GQ#W7G}iSmsIccEybe7YWo^K}JYBg~;B{zmA7{)>l=n%Zwo`qi4kO`6-
6E?s)>?SuT9MV^Bs;N#usX~Qx3^Xa`O3Am)>@^7x2{#fi3(3taH7T&HJoVhL<1)oc#;7pWAJ1QoQ%bju>zgL4)>o3u8)i|6%vQ|yQkudb>lY(Lyg}~h7gR
%)da)315q8G>MVp#CtZUi0(A`ke%$XT_A>t7sW5O@Z5!kNL>X2UEANQ`QtNSy<4>oroD_|wrbRS$ehivg>y*S%M`5RNx?r0d56?ZwX^*l=TZN(NKZ-
c&I|+{ZP60>#Z)7q*08>{IM_tzsM@{n$@i=Nu`#~&@`c1du@q6QN)HF5Yz@Tu{_%kbETo~UFRLLW_$!J`4k$|fXlGnE4an*k#Z>>`7yR`p9CA6HqQ9xBse
e4II#|W;z4_8fa*c`=v9>!s-vuRI5KU_81r8;7dk_N_Av-
}MM;i_5f(J;nm^}x7lntwCO9`Ntc{_|5A{xeSd3BGHuXZUv!2~PM_<cRPcn~CGh0`=UYW~tZfoStq0jD*OC=M+RLZ=zX6b2`gse2TRf{z_d?JDKJ8p-
IRG+t|ZGyU>0y^6pu_DNiAmnA7gRi=Xt<ko8yUCaW&F51E>V$ka9wsi0xQzdeM83&}I?n`8MQzRHg0_gd~3Ph$@_g8x%P-f*9TulVaVI6=-
D>cDy>%cy7SEc{(cOXw~Y^4iF(6Wc6&a(Jo|6fFK2k$yH`U8iC~b)LsnvUnR!)l`6=V6`XMq~8g~+W)a~ny30!G?+g{+Jl;qYZN0t&e+i}z=YgL@aScV=-
-vyK&(KKZVZ{J1Z@<Crz^4J8x;c5U@>A;_A3OD??PnElSo=*r~|`$QygyHuVl=vl=qi7JMD#Q)U+A==E}JuLYvj@VSL8vPF{UK9je0u8d6}@G(67`3eS%%
>|3r7Fyf^A7@^Fs+N}gf)>p&IzsFxCkGe{zdDVYKYM|E5K{P?!HA&(%!E6D?238J@h9Kd?U>sE_;JpZYsX2&ve?M)vM9Ft60mQg;W4Ic^jItOdhLT%(4@w
J15ek*TUz76Wi7+-
At=ldF?0P>qN+|>d6Nsh+rO^Ct1am%*ihueK2p0QX5nW0zmO3dQ#$FdFab6}DK%Lanw?m~t*YyIB&{M55$z1t_mY{u9+<W@OF}cPwb{DG71#&&!H^cWbzA
31>M?paCZxj3vxqUiVas|5c=jGz~MYPJ8m7|>NSwyD``~r&+O!=E6f?cN8Wh2O~$#XR6brCG5jFANO<ZEPXHZxno@er$R77!|AXs#xZr*6hmH-
+`l=NNxbVfmW?bQ?v0ZlZ$#JG><Vbep5#wA(noyTEWzu=j|IDw^$^auWls<g{Ig3rkT$YFUwjB!`-
#bH<V!CCTwLE26U|k*s7fD=9i_3dvH5S<2`vmSkNkW?d7VRYbDXVpei=RvF1k6SGnnPlGBtyPEN|t!6y+eYm!|DHg<)J7!R?s*5;Z23YblQ2LZ}2G44CK`
L9MAjzTn=$ykOM@e!#^@`}M4w98DW+g?k)Ec^`)5Wkp<!Fxg6G|a5j1<^$)G&ss3k-
Wie+cej?A*J3Q#9fB&)~<Ju^He^S@T}^`;p;9Y$AWJD)`#9{ijX)4Pl-qv_IP@Zvc(G-
NlQ8cy8YyJ_HT0ih~#nXh;FHKQ2B)C|nd<*y^(=kb5b7#TcQ~hIXrSeWV7oKXF&dqpuR`UiG_34b-
~X!~(@#l@z`z_&tJq*&Ug%E|{<*`_I=ME*)d9#;#Ti^OejwR{K5#Kvt)PP<Yg}zZIFV2AHtP;R#Evn~~BNpFqfG2=%!l^a?Y5YKW|rJ$;t)SlG`CMiJRHr
ikns-v1$l8Z!u=hFsalr-7==AH-6qTBo7BW3L(TC$o<!W2rX|C=>l;_6>c!3IgxOi^~4I8?TYeL|5mjQp((;X?wovHG-
cv3#%!r=DK7=%+FP?-by+E9UV=OXzHFYxe31uJ%t!eZwW`!harB~s|}r=ZUoFX_XXbIQC5q>Yqnk+i<<8ysQKO~#PExVn!grDfd-WIEWW!AK3Ri{EPZ=s+
<NCsx`KwNllCzo>Zyl&L!rnLz||6l%`<#AGO4T)1GR9hMf)=J3^bavvl;<AuSe*QyxvN^S|MQPZ;8gtS8AE&dJ)|ooP==r^%eq@557V|Tq~{@b`pyX=J@$
ITzvS-_B*25FW}<qAVlJ*g14-hZTXq+<!3fpGTXt>5ny~@1mt}&jJxliN`!w{3BgXvVUB-
`G1nu6JwR$|z?u*jzeNn88^c9AVvCAscP!f*S5}!4ThtOMdVY%tjQ0wQXR&ULZ~?ep0*ns?$HCFLp5Wp^Z!V6-
)z^nGkv5S<a~PKfRzp~T5M2ChyZSoL3?Azr9Ch~*Pzl}?ZtgEYrT~cM!Ni7I+^rDyE2?j>5QHu_aaX%33inQVe+&-
LBEsCy$z9*V?EwOFzvmpn+~4B(!x7#%sEYvI>sjq*h;bKY`6o&%g4~;@#SB)4VBFW74}}WW>=s8XE;W>Ef|Z0hNfy~A5u@vQ7+r6SMAy~0ebEyiWg`ho(n
TKH6nzJ@D0s9K#-@u049`8OBs^b+ypgfyh^lE;3XA?ZaYQds77XU1>yeB5srEagOjCN_d=+_Lw266Nt|PoJsmS>91=6<AeT*-
(G~>(0PesO;JDlqiF_`rG-FBM)j1E)4%*6^K6flcL3Ydi=1q{ufr(;-PV6a9Jz>wX50SI7rNfN-
|zE2bZOi`EsCMhXQ0Mnxo31C?9r#TsO2h7lpJ|dV7c`OkO(nk>@n1#|rFyqA?x1<fCHBP_=L)H8RiO_!bBK!?jLMtL}K+}T^4l@J-
hol}PaDdqMI*e_bJ)b0DSc?>kdx9^KNW25BYdBn`ydy}U>g@|uUyD#I)?=UwQEE6oy;(Xwy*XigdUN9V^yb9z>CK7b)0-
2=r#B~#Pj4PXe2TFtgmA7E7^otf;#x6YY{3K&LO5*AmJVC96NatXiNn_H{$Xp#bswU1Bg+MCJp@o$ePQe-
v03k67<;!bqfpe(e28DiMEW<$On4Ri0<Qvej6|=r{7oK*LY<SJp4PW=<5j``cN~2*GW*sF`=NwSp?w_s_{=asJtK;WAu~+HKtB<{ZHjo#1+gl0C+#oc*?Q
61W+Lmtw%B+fvLDXy+wf9rZ5b|FS=}6P`X#z$e<Lo1di`CC=X|L81_%NUQXBo8`9MDP>!y6w4p$Lk=H#dIUy-xs2FiB>a`f51V0;hC3u;bOrLyKz)YGqo8
A(5y<x}5=EUIQd<wJ%%td;V;BKQ&owe~Gc+lu!LBFC7O|CqCX%=lQHoHp;KeBUNJLh9e+V*zknjQlNz+PrPH&-
kqHW2vo>`ER%v4MXo4f{!{F+h4QXokoWmSa}a)e%F1H<v)aP&`@gKhlCL5IO1W~BB(#O1Opn2=Uj-
|1nqqj8IPd9l($jnOz;$L0z*)?3=1&6N1%m!2`v&|r0a$YsAn5g+w)bYh3-
%_WkTCuA#I0NM_LOp_Sk0x?_UW6dZnVka6*g+%yOz`JdQe_Lw>hU{XGVyFcR&B{0mzC4lZ{%^V=N%arN85UTj#+iIro+oe#@J?3VA}Ny|Ge{PEySg6Vz-
SrX*CkqAI3wCWTq-vM8LO?#R&(8=}F%*wyJuR~U5bC3HJ!|#Lv@DcTEVE}9*0;#zb>cWmG`*jS)`$zHer)s((G+;sj$Un!KKXf1G_;-
UJohNmWW`hgmsLkg%`OaBB<DJkFH4?!>!y%q9C%Y*o)CAEr6Z!{4Gs+bwuse^RM?CCts8txcIEYacHx}@pK~sqa&x9N7T}$L}f|GyDnHwn|qHP5wF}~TtI
LnfYx|QMNh5A_CVrtzBI2E9_wZE0csuDC2?r~W55UMH+o$Fz|RkA*(objAhRFtvuPA0S+x5}aKFkD#vX!U#T_u(3^Yd82G1<UV+`nnjO@lP;=LZT*Ak?}y
o^jk9>tdlvJs<{J0%Mf_)?H~`%{F(a$jz1r~l?0rhgDeVaT30^SH$)5gRu)#qo9b2D+$A%88KjwiMWw;A3GTWZOca`lZrW%3B}$#<-!$xrd!EAj#@@i0-
&}DkC_;<7-
k=EcZg(5YZ);DF$O`Vf>M6q>n4g?E0F$CIf6ez|P_>f0FDA0fPqx3`V5!Z=$lfIbDq2@c+~*DiwS%Lt6E}Z1k_pb#QqlX#NHujmZD<jA4^n7DJ?@_QKS-w
yyBVG$1==#9zfE}L?1f%6Yku23Dtxn5TZ3n1QTz2p0%5!gpZaMmwPSUlEx39I<GVkJmV*FxGro+qBvyg|a=pN(!H@l!C1myD#&Swu=u072iivQgoW!MdCQ
@chxOa}_hZbZ^!H|XotXl-Kl&C}7?`4tA<e!l>Hmg&G{I6jYGVuV0qZ4R|vJ9Q%@fa**nk>*}r3G%FvhW!?_jKCcO7jhj`3(}g;w;I;t(7sjsh|oAlX`kH
t{9sM?v+rcn4)x+-`OmuyY|tPwV5nH!4I_`AXF`3H??DZls@?#f<GbK$7RTzQm9*IA^yYyt1)UV-jS=>1MY+YCxO<IszEJs_8!J}H%`PAb75NjpJ43wF><
)|<{e>M$;yL}`ExY(tVm=6{uu2$gZBL-2j2H2$Kyj3oClK&_?=(_s=pJwQI2M^b>-
ObW#Jly5|po77*_Iw;L|wtX)BX(FX<i5X9J(sT6GO=KCsFF_6Q6l__I61{%mfN(6bdr!I#az@2?YIhEKy_jYd3$`EyuZHCUjx-tB@x4&Fv0*I9C*G;|#4H
o7U_V{-Abwaf6#{5j=YM2f1PRgp#K<{c3+Xu|#BeDf8o&yHSXJ=$9x@gFPDe@r6&V-yKv-
b3zVvR(ECm<{kBA@WRD{Yu0JcX9Gh8TlcGnBZom;oy1;+MN$@kU)%sMtCRV30<?IE%*jf9)Po4p~H0nwRt;O3ZXUfcE+c!g>FtWTYs*xP#c=szb{%m`AI1
CtdbA_Z$1Pi@Ai%TB}9whdOF4ZS+nvb^gm6k`6T+E9e8D^)k1A-
pv@<#XZ=>yJ5)_2HVA~G>?ah$LLKLSXl!bzS@1t+(EscU8hg=!e1?t=$7<M!t^9TYEWLddA;#PZHv=zf0To(Qt(5ntVJC8)IFb4Cu(DB+#EDEMME84;x@8
Wv?nSa<fneyrW$_yPAl%rn24QIr+B=B;PVRPbzQ^Ubz^_;WW0DDN6ZCeDF~14J8~n%pC~?7mF#JhS+dpRe)ILG>L6GR5K%#2mLh{LT^ffdF-
R2~!W~$&o82NVmbqe!w_hE=6f)fe3#QPu%lmZCBZ4q6EA1RQ!@hR&@^db+@zKmDmy$INRh>bTP7nxxX%OC9TKN$1r6*`Mq;l2eN2qWKy4&)PbAQTamaMM+
_=sxyw=4L7P5yi<M&BqXa_v4$!%kamM(!2~Vois1QD4jGfgF`3H%aEdz=4I#|FU`xaR44E(XvFurs>B=JBBrkwfA3|d_!3U_cxk={jaYu6`1?MK#CrZR{^
Ix=Zq;2JU&BM=WBD2sVm}Ncr1={DJw=+2U}OS*gu4^)EaXtq>F*>+AC-V-
!96YkAB0vqJ^dEx^zYv+o&G=Hl1|@ylXQC7XzBEsW2DocPrwJUG68SJI|<~>jYuH3H0gAI0(ricp!`n~@M|1TAkXGZ>GTEPmQG(YRyzIcjne751nKJ%@MX
L_^5Xb7ZcR{rOak7G=aVAuL29DXHA-oIjjhSj_5AsIX}*kS)1>(?UPzPXznGbTU*ks!_%*UdNVn&n5z_7HN|64yQIYht1iTyS1iTyS!SZexA1y6$nDCECU
yx-O5-miQX)e?;t-P3kv&6T%^;PgMJMxxyX@b|dORGw&sxGdX2D9<&Z)Rm_)t4b@Fb#=-A~!EfM8po%^ou|y5-
CdJRt<WSd1yaDPU@5ZuR@i@*^Z%CDUD!-T5Z{;FW1oi=vAyWSO2x5SET{7mj=C>ZPv&Bbo!-
2uY#D&@xO1LJ&ax*Mz3CyLW8>9KOdh$?ht>LeAs&odyir7G3-
5ty~pLDJ}A9XsShr=+A{YUJ6sj&bHDcGR@I=<y{J<ObT2kLZ}9NmLDNC>7mvZL|Jub<`Q^o9Fq#H0p1}}ATu^GrwFzR2qM^*vn=Z$G!%&)PFdHt%p2MZk^
F>U9(gA5cE-bdJ=pczGc!*SBUrKIYhFL-AM^vOsHgCTEVR~`o2Nxy@$<k+i?R^;ZfQc}9fGfS+&AjYH5*N8;n|C=(XjV2`>T*=TLNLcxijgl?V}MJuawRe
rWR+mvAjX41oOnwYxfYY&<zB_TGnmbn!>4>jy^9%@di~YfGegdmH6jyb3}vzzua>UGJ}oj`S!40iY0O~GyIQ&yJIAuGn1QIj)N?HBYUx_+9Lv382BQ8_&#
|1VwQE^=^ObM#^+PZp`m3>926Oh6Z|wC$oMTzvkgmm${0X$DhCDNb7{*+iBhP7cI862&qdD8CzcM)hk*hE38^i>dGeVjNutj{~bA@hT9=PvO1M>hjYX|1B
yPcBev0HfC;CKK}j+f@~Qw@>_a882jHG|{<EEplp1E?P)58!N#G!Ni&;|9kA$RyxV+&E!yJb({sq<H{a#tn`K@CPHLc>u%LZ&XIEqa^PC{{b1GHIV
"""


# ==================================================================================================
# src/tempo/search/clock.py
# ==================================================================================================

"""How long a move may take: pure arithmetic, no clock is read here.

A move has `step` seconds of its own; what it takes beyond them is paid from a bank that has to
last for the game. The share of the bank that a move may spend grows with the share of the board
that is filled, up to a cap:

    step + min(share * filled ** shape * bank, cap)

With the shape 1 that it comes with: early on, little of the board is filled and the cap is far; in
the middle the cap rules; and as what is spent makes the bank smaller, the allocation falls off
exponentially towards the end.

A part of the bank may be reserved for stalls, and where the machine runs other things as well, no more is spent of the
rest than the share of the processor that is ours.
"""

PROOF_STEP = 0.7  # the share of a move's own time that a proof may take
MOST_CAUTION = 0.5  # the share of the time up to the hard limit that may be kept back for a piece as slow as the last
# Beside eight processes that spin on two cores most stalls last 25 ms, one in 30 more than a tenth of a second, and one
# in 100 more than 0.3 s: docs/clock.md.
WORSE_STALL = 20.0  # how many times as long as the longest of late a stall may last
REMEMBERED = 0.5  # of what was seen of the machine, from one move to the next
LEAST_THOUGHT = 0.1  # the share of the usual time that is thought however long the machine stands still


class TimePlan(NamedTuple):
    """How a player spends its time. Beside each default: the range that tuning may search."""

    cap: float = 5.0  # 0 .. 20 seconds of the bank for one move at most
    share: float = 1.0  # 0 .. 4 how greedily the bank is spent
    shape: float = 1.0  # 0 .. 4 how long the bank is saved: 0 spends the same share of it at any time
    loan: float = 0.75  # 0 .. 0.95 share of the bank that is lent to a proof which should succeed
    trial: float = 0.3  # 0 .. 1 share of a move's time that is spent on a proof which may succeed
    tie: float = 0.08  # 0 .. 2 seconds of search among moves that are known to be worth the same
    reserve: float = 0.0  # 0 .. 20 seconds of the bank that are for stalls alone
    margin: float = 0.15  # 0.05 .. 0.5 share of `step` kept back when the bank is empty
    least_margin: float = 0.05  # 0.02 .. 0.5 seconds kept back in any case when the bank is empty


class Budget(NamedTuple):
    """Seconds from the start of the move."""

    soft: float  # think as long as this
    hard: float  # never be later than this: with a margin to
    end: float  # when the move is forfeit


def allot(plan: TimePlan, step: float, bank: float, filled: float, ours: float = 1.0) -> Budget:
    """The budget of one move. `filled` is the share of the board that is filled, `ours` that of the processor that we
    get, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    most = to_spend(plan, bank, ours)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * most, plan.cap, most)
    hard = latest(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard, end=step + bank)


def lend(plan: TimePlan, step: float, bank: float, ours: float = 1.0) -> float:
    """How long a proof may last that makes every later move nearly free. If it fails, some time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * to_spend(plan, bank, ours), latest(plan, step, bank))


def to_spend(plan: TimePlan, bank: float, ours: float) -> float:
    """What of the bank may be spent by our own choice: where the machine takes much, the bank is to pay for that."""
    return ours * max(0.0, bank - plan.reserve)


def latest(plan: TimePlan, step: float, bank: float) -> float:
    """When a move must have ended, with a margin, or be forfeit."""
    return max(0.0, step + bank - max(plan.margin * step, plan.least_margin))


class Pace:
    """How long the pieces of thinking took of late, between which the clock is looked at, and for how long the machine
    stood still meanwhile: the time that was not the processor's.

    A piece may take as long again, and a stall many times as long as the last one. Both are reasons to stop earlier,
    but not to stop thinking: what a machine did once it may not do again, and a move that is not thought about is lost
    for certain. Slow pieces are forgotten after the next move, of the machine half with every move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # seconds of the processor, in this move
        self.slowest_before = 0.0  # in the one before
        self.stall = 0.0  # seconds, the longest of late
        self.passed, self.worked = 0.0, 0.0  # seconds of late, and those of the processor
        self.last_look = (0.0, 0.0)  # what the clock and the processor's showed

    def begin_move(self, now: float, worked: float) -> None:
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall *= REMEMBERED
        self.passed, self.worked = REMEMBERED * self.passed, REMEMBERED * self.worked
        self.skip(now, worked)

    def skip(self, now: float, worked: float) -> None:
        """What passed since the last look was not for thinking."""
        self.last_look = now, worked

    def look(self, now: float, worked: float) -> float:
        """What the clock and the processor's show now. How long the processor has worked since they were looked at."""
        passed, worked_since = now - self.last_look[0], worked - self.last_look[1]
        self.stall = max(self.stall, passed - worked_since)
        self.passed, self.worked = self.passed + passed, self.worked + worked_since
        self.skip(now, worked)
        return worked_since

    def note(self, seconds: float) -> None:
        """A piece took so long of the processor."""
        self.slowest = max(self.slowest, seconds)

    @property
    def ours(self) -> float:
        """The share of the processor that we get."""
        return min(1.0, self.worked / self.passed) if self.passed > 0 else 1.0

    def latest(self, budget: Budget, begun: float) -> float:
        """When to stop what was begun then, so that one more piece as slow, or a much longer stall, would still end in
        time."""
        piece = min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)
        by_stall = max(budget.end - WORSE_STALL * self.stall, begun + LEAST_THOUGHT * budget.soft)
        return min(budget.hard - piece, by_stall)

    def enough(self, budget: Budget, begun: float) -> float:
        """When to stop, so that one more stall like the last is not paid from the bank, move after move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THOUGHT * budget.soft, budget.soft)
        return min(max(usual, least), self.latest(budget, begun))


# ==================================================================================================
# src/tempo/search/thought.py
# ==================================================================================================

"""What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking."""

FullCall = tuple[Entry, tuple]  # what is called as machine code, and all its arguments


class Knobs(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    expansion: int = 1  # 1 .. 50 visits after which a node gets children: more, where there are many
    bias: float = 0.0  # 0 .. 10 the weight of what a move promises at first sight, where the game says
    undecided: float = 0.5  # 0 .. 0.5 what a game that nobody won counts for either side
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "rate"  # rate, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when no other move can be chosen any more
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each, 36 with priors
    search: str = "tree"  # tree or alphabeta, which takes a game that can say what a position is worth
    trust: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    memory: int = 20  # 12 .. 26: alpha-beta remembers 2^memory positions, 16 bytes each


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can
    evaluation: Evaluation | None = None  # what was learned of this game, if anything was


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """What a player thinks so far."""

    move: int
    # only, win, block, opening, book, rule and threats need no search; exact, outcome and proven are certain; search;
    # settled: no other move could have overtaken this one; hurry: chosen without a search; error
    reason: str
    value: float  # 0 lost to 1 won, for the side to move
    number: int = 0
    seconds: float = 0.0
    bank: float = 0.0  # seconds left in the bank when the move began
    simulations: int = 0  # or nodes, where alpha-beta searches
    plies: int = 0  # how deep it was looked; until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    proofs: tuple[int, ...] = ()  # as proofs.py writes them; none where the search proves nothing
    line: tuple[int, ...] = ()  # the expected line of play
    rung: str = ""  # of the ladder in jit.py, on which the search or the proof ran
    score: float | None = None  # the same as the value, in what the game counts at its end, where it does
    scores: tuple[float, ...] = ()  # of each of the moves: the best one's, and what the others do not exceed


class Searcher(Protocol):
    """What looks for the best move: the tree search (tree_searcher.py), or alpha-beta (alphabeta/searcher.py).

    It is set to a position, begun with the moves that come into question, and run for some simulations at a time."""

    def calls(self, position: Position, knobs: Knobs) -> list[FullCall]:
        """All that is called as machine code to search a position, the search last: by then all else is there."""

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """Get ready to search a position, machine code taking so many seconds at most; whether all of it is there.
        What is not is ordered at once, first what is needed first."""

    def forget(self) -> None:
        """Keep nothing of what was searched."""

    @property
    def rung(self) -> str:
        """Where it runs now, on the ladder of jit.py."""

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Begin, among these moves or all, with as little as possible: the simulations that were done."""

    def run(self, simulations: int) -> int:
        """Go on for so many more simulations; how many were done. Fewer, if nothing is left to find out."""

    def is_settled(self, simulations: float) -> bool:
        """Whether so many more simulations cannot change the move."""

    def look(self) -> Snapshot:
        """What is thought so far; the player adds what it alone knows."""

    def line_behind(self, move: int) -> tuple[int, ...]:
        """The expected line of play that begins with one of the moves of the position."""


def moves_in(position: Position) -> list[int]:
    """The legal moves. Called from Python, a game's functions are Python: nothing is compiled for it."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


# ==================================================================================================
# src/tempo/connectx/profiles.py
# ==================================================================================================

"""The two profiles of the ConnectX agent: values, not forks of the code."""


class ConnectXProfile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    opening: str  # where the middle column is played unasked: "always" or on the "empty" board
    book: bool  # whether the opening book is played, where there is one
    exact: bool  # whether the solver says which moves are best


# The agent as it was first described: plain UCT, the yardstick for everything else.
CLASSIC = ConnectXProfile(name="classic", knobs=Knobs(), plan=TimePlan(), opening="always", book=False, exact=False)

# What was measured to be stronger, one by one: docs/experiments.md.
CHAMPION = ConnectXProfile(
    name="champion",
    knobs=Knobs(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, choose="visits", early_stop=True
    ),
    plan=TimePlan(reserve=10.0),
    opening="empty",
    book=True,
    exact=True,
)


# ==================================================================================================
# src/tempo/connectx/wide.py
# ==================================================================================================

"""ConnectX on boards of any size, for those that do not fit into one 64-bit word.

The same contract as rules.py, on one small array: who is to move, whether the last stone completed
a line, how many stones there are, the height of every column, then the cells, row by row from the
bottom. A line is looked for only through the stone that was just dropped.
"""

TO_MOVE, LINE, STONES, HEIGHTS = 0, 1, 2, 3  # where in a state; the cells stand behind the heights
BOTH_MARKS = 3  # 1 + 2, so that the other mark is this minus the one


class WideBoard(NamedTuple):
    """The geometry of a board of any size."""

    rows: int
    columns: int
    inarow: int


def new_wide_game(rows: int, columns: int, inarow: int) -> Game:
    """These rules on one size of board, with uniformly random playouts."""
    return Game(
        WideBoard(rows, columns, inarow),
        wide_legal,
        wide_play,
        wide_outcome,
        wide_playout,
        columns,
        rows * columns,
    )


def wide_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """A state from the competition's list of cells, top row first; `mark` is to move."""
    state = np.zeros(HEIGHTS + columns + rows * columns, np.int32)
    state[TO_MOVE], state[STONES] = mark, sum(cell != 0 for cell in cells)
    for column in range(columns):
        stack = [cells[row * columns + column] for row in range(rows - 1, -1, -1)]
        state[HEIGHTS + column] = sum(cell != 0 for cell in stack)
        for row in range(rows):
            state[HEIGHTS + columns + row * columns + column] = stack[row]
    return state


@njit
def wide_legal(board, state, actions):
    """Write the columns that are not full; return how many."""
    count = 0
    for column in range(board.columns):
        if state[HEIGHTS + column] < board.rows:
            actions[count] = column
            count += 1
    return count


@njit
def wide_play(board, state, action):
    """Drop a stone; the other side is then to move."""
    row = int(state[HEIGHTS + action])
    mark = state[TO_MOVE]
    state[HEIGHTS + board.columns + row * board.columns + action] = mark
    state[HEIGHTS + action] += 1
    state[LINE] = wide_has_line(board, state, row, int(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def wide_has_line(board, state, row, column, mark):
    """Whether the stone on a cell stands in a line of `inarow` or more."""
    return (
        wide_length(board, state, row, column, mark, 1, 0) >= board.inarow
        or wide_length(board, state, row, column, mark, 0, 1) >= board.inarow
        or wide_length(board, state, row, column, mark, 1, 1) >= board.inarow
        or wide_length(board, state, row, column, mark, 1, -1) >= board.inarow
    )


@njit
def wide_length(board, state, row, column, mark, rise, run):
    """How many stones of one side stand in a row through a cell."""
    ahead = wide_run(board, state, row, column, mark, rise, run)
    behind = wide_run(board, state, row, column, mark, -rise, -run)
    return ahead + 1 + behind


@njit
def wide_run(board, state, row, column, mark, rise, run):
    """How many more stones of one side follow after a cell in one direction."""
    length = 0
    while True:
        row += rise
        column += run
        if row < 0 or row >= board.rows or column < 0 or column >= board.columns:
            return length
        if state[HEIGHTS + board.columns + row * board.columns + column] != mark:
            return length
        length += 1


@njit
def wide_outcome(board, state):
    """The result for the side that just moved."""
    if state[LINE]:
        return WON
    if state[STONES] == board.rows * board.columns:
        return DRAWN
    return ONGOING


@njit
def wide_playout(board, state, rng):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw again
        wide_play(board, state, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0


# ==================================================================================================
# src/tempo/search/player.py
# ==================================================================================================

"""The order of thought of one move, for any game; the only place that reads the time.

    one legal move, a win, a block   what needs no search
    the opening, a win by threats    known beforehand, or found without a tree
    the clock                        how long to think
    the proof, if there is a prover  which moves are best for certain
    the search                       among those moves, until the time is up or the answer cannot change

A player thinks as a generator of snapshots: the agent takes the last one, a lab or a page may look
at each. The generator can be left at any time; the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # how long a batch of simulations should last between two looks at the clock
FIRST_BATCH = 16
SNAPSHOT_SECONDS = 0.1  # how often a snapshot is taken while searching
FIRST_NODES = 200  # of a proof, until its speed is known
NODES_PER_SIMULATION = 100  # what a simulation is in a proof, where simulations are counted in place of time


class Player:
    """Thinks about the positions of one seat; its searcher remembers what it can from one move to the next."""

    def __init__(
        self,
        knobs: Knobs,
        plan: TimePlan,
        searcher: Searcher,
        simulations: int | None = None,
    ) -> None:
        """`simulations` replaces the clock, which makes the player repeatable if its searcher is."""
        self.knobs = knobs
        self.plan = plan
        self.searcher = searcher
        self.simulations = simulations
        self.pace = Pace()
        self.is_ready = False  # whether all that the last search needed was machine code

    def think(
        self,
        position: Position,
        knowledge: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Snapshots, the last one final. `knowledge` is asked in order before anything is searched."""
        for source in knowledge:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allot(self.plan, step, bank, position.filled, self.pace.ours)
        self.pace.begin_move(perf_counter(), thread_time())
        self.order(position, math.inf if self.simulations is not None else budget.hard - (perf_counter() - started))
        self.look_at_clock(started)
        ruling = self.rule(position, budget, step, bank, started)
        if ruling is not None and self.is_enough(ruling, budget, started):
            yield self.decided(ruling, position, bank, started)
            return
        if ruling is not None and ruling.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif ruling is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        for simulations, end in self.batches(ruling, budget, started):
            yield self.look(position, ruling, simulations, end, bank, started)

    def get_ready(self, position: Position, seconds: float) -> None:
        """Have what a search will need made, as far as that goes in so many seconds."""
        end = perf_counter() + seconds
        self.order(position, seconds)
        if seconds < math.inf:
            LADDER.wait(end - perf_counter())

    def order(self, position: Position, patience: float) -> None:
        """Set the prover and the searcher to a position, machine code taking so many seconds at most. All that is not
        there yet is ordered at once, and first what is needed first."""
        end = perf_counter() + patience
        if position.prover is not None:
            position.prover.get_ready(position.game, patience)
        patience = end - perf_counter()
        self.is_ready = self.searcher.set_to(position, self.knobs, patience, self.simulations is None)

    def look_at_clock(self, started: float) -> tuple[float, float]:
        """The seconds since the start of the move, and how long the processor worked since this was last asked."""
        now = perf_counter()
        return now - started, self.pace.look(now, thread_time())

    def calls(self, position: Position) -> list[FullCall]:
        """All that is called as machine code to search a position."""
        return self.searcher.calls(position, self.knobs)

    def rule(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> Ruling | None:
        """What can be proved about the position in the time that a proof is given."""
        prover = position.prover
        most = lend(self.plan, step, bank, self.pace.ours)
        if prover is None or (most <= 0 and self.simulations is None):
            return None
        proof = prover.prove(position.game, position.state, most if self.simulations is None else math.inf)
        ruling = next(proof)
        if self.simulations is not None:
            nodes = self.simulations * NODES_PER_SIMULATION
            in_reach = not ruling.exact and prover.is_in_reach(position.game, position.state, nodes)
            return proof.send(nodes) if in_reach else ruling
        outlook = prover.outlook(position.game, position.state, most)
        if outlook is Outlook.NONE:
            return ruling
        end = most if outlook is Outlook.GOOD else self.plan.trial * budget.soft
        nodes, (begun, _) = FIRST_NODES, self.look_at_clock(started)
        now = begun
        while now < min(end, self.pace.latest(budget, begun)) and not ruling.exact:
            ruling = proof.send(nodes)
            now, worked = self.look_at_clock(started)
            self.pace.note(worked)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(worked, 1e-9))))
        return ruling

    def is_enough(self, ruling: Ruling, budget: Budget, started: float) -> bool:
        """Whether there is nothing to choose, or no time left to begin a search."""
        if ruling.exact and len(ruling.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard

    def decided(self, ruling: Ruling, position: Position, bank: float, started: float) -> Snapshot:
        """The move that is best for certain; of several, or in a hurry, the one that the prover names first."""
        move = ruling.moves[0]
        value = 0.5 if ruling.value is None else ruling.value
        seconds = perf_counter() - started
        reason = "exact" if ruling.exact else "hurry" if ruling.value is None else "outcome"
        rung = "" if position.prover is None else position.prover.rung(position.game)
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=ruling.plies, rung=rung, score=ruling.score
        )

    def batches(self, ruling: Ruling | None, budget: Budget, started: float) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, why it is over, if it is) now and then."""
        run, (begun, _) = self.searcher.run, self.look_at_clock(started)
        total = self.searcher.begin(None if ruling is None else ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        now, worked = self.look_at_clock(started)
        if worked > BATCH_SECONDS and now > budget.hard:  # interpreted, one more may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / max(worked, 1e-9)))), now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            done = run(batch)
            total += done
            now, worked = self.look_at_clock(started)
            worked = max(worked, 1e-9)
            self.pace.note(worked)
            speed = max(done / worked, speed)
            remaining = self.pace.enough(budget, begun) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.knobs.early_stop and not end:
                end = "settled" if self.searcher.is_settled((budget.soft - now) * speed) else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
                self.pace.skip(perf_counter(), thread_time())  # whoever looked at it took his time
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, max(remaining, 1e-4) / worked)))

    def look(
        self, position: Position, ruling: Ruling | None, simulations: int, end: str, bank: float, started: float
    ) -> Snapshot:
        """What the searcher says now, and what is certain; `end` is why the search is over, if it is."""
        snapshot = self.searcher.look()
        is_proven = snapshot.reason == "proven"
        snapshot = snapshot._replace(
            reason="proven" if is_proven else end or "search",
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            rung=self.searcher.rung,
        )
        if ruling is None or ruling.value is None:
            return snapshot
        if ruling.exact:
            score = snapshot.score if ruling.score is None else ruling.score
            return snapshot._replace(reason="exact", value=ruling.value, plies=ruling.plies, score=score)
        return snapshot if is_proven else snapshot._replace(reason="outcome", value=ruling.value)


# ==================================================================================================
# src/tempo/search/agent.py
# ==================================================================================================

"""What the agents of all games have in common: they think under a clock, never raise, and print one line a move.

A game says what its observation means, what is known without searching, and how a move is written.
"""

USUAL_STEP = 2.0  # seconds
LONGEST_MESSAGE = 100  # characters of an error
FREE_SHARE = 0.7  # of the time for a move that needs no thought: so much goes into getting ready for those that do


class PlayerProfile(Protocol):
    """How an agent plays; a game's own profile has more to say."""

    @property
    def knobs(self) -> Knobs: ...

    @property
    def plan(self) -> TimePlan: ...


class PlainProfile(NamedTuple):
    """How an agent plays of which no more is to be said."""

    name: str
    knobs: Knobs = Knobs()
    plan: TimePlan = TimePlan()


class Task(NamedTuple):
    """What an agent is asked, read from what it is shown."""

    position: Position
    knowledge: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left beyond those
    calls: tuple[FullCall, ...] = ()  # what the knowledge needs as machine code


class ThinkingAgent:
    """One player of either seat, for any number of games."""

    def __init__(
        self,
        profile: PlayerProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.player = Player(profile.knobs, profile.plan, self.new_searcher(), simulations)
        self.log = log
        self.turn = Lock()
        self.last: Snapshot | None = None  # what was thought about the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """An agent's answer: the move, unless the game wants it wrapped."""
        return self.choose(observation, configuration)

    def new_searcher(self) -> Searcher:
        """What looks for the best move. A game names it, so that the file of an agent holds that search alone."""
        raise NotImplementedError

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """What is asked; may raise whatever it likes."""
        raise NotImplementedError

    def read_in_time(self, observation: Any, configuration: Any) -> Task:
        """The same while the clock of a move runs: what is not ready in time may be left out."""
        return self.read_task(observation, configuration)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """The legal moves, found with as little as possible; may raise whatever it likes."""
        return moves_in(self.read_task(observation, configuration).position)

    def written(self, move: int) -> str:
        """How the log names a move."""
        return f"move={move}"

    def choose(self, observation: Any, configuration: Any) -> int:
        """The move to play; whatever goes wrong, a legal one if there is any way to tell."""
        if not self.turn.acquire(blocking=False):  # whoever asked before has given up waiting, but the search has not
            return self.any_move(observation, configuration)
        try:
            LADDER.workshop.go_on()
            return self.decide(observation, configuration)
        finally:
            LADDER.workshop.rest()
            self.turn.release()

    def decide(self, observation: Any, configuration: Any) -> int:
        """As `choose`, when nothing else is going on."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_in_time(observation, configuration)
            for snapshot in self.player.think(task.position, task.knowledge, task.step, task.bank, started):
                self.last = snapshot
            self.use_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.complain(error)
        if self.last is None:
            move = self.any_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, seconds=perf_counter() - started)
        self.say(log_line(self.last, self.written(self.last.move)))
        return self.last.move

    def any_move(self, observation: Any, configuration: Any) -> int:
        """A legal move, if there is any way to tell."""
        with suppress(Exception):
            return random.choice(self.legal_moves(observation, configuration))
        return 0

    def use_free_time(self, task: Task, started: float) -> None:
        """After a move that needed little thought, get ready for those that will: their own time may not suffice."""
        free = FREE_SHARE * task.step - (perf_counter() - started)
        is_wanted = self.player.simulations is None and not self.player.is_ready
        if is_wanted and self.last is not None and free >= LOADING_SECONDS:
            self.get_ready(task, free)
            self.last = self.last._replace(seconds=perf_counter() - started)

    def get_ready(self, task: Task, seconds: float = math.inf) -> None:
        """Have ready what such a game needs, as far as that goes in so many seconds; without a limit, wait for it."""
        for called, arguments in task.calls:
            called.is_ready(*arguments, seconds=seconds)
        self.player.get_ready(task.position, seconds)

    def complain(self, error: Exception) -> None:
        """Tell of an error, and go on."""
        self.say(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")

    def say(self, text: str) -> None:
        """Print one line, where lines are wanted; no move is lost for a line that cannot be printed."""
        if self.log:
            with suppress(Exception):
                print(text)


def only_move(legal: list[int]) -> Decision | None:
    """The only legal move, a pass included."""
    return Decision(legal[0], "only", 0.5) if len(legal) == 1 else None


def step_seconds(configuration: Any) -> float:
    """The seconds for the move, those of the usual clock where nothing is said of them."""
    return float((configuration or {}).get("actTimeout", USUAL_STEP))


def bank_of(observation: Any) -> float:
    """The seconds left beyond those for the move, 0 where nothing is said of them."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """One compact line a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    if snapshot.score is not None:
        parts.append(f"score={snapshot.score:+.1f}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    if snapshot.rung:
        parts.append(f"rung={snapshot.rung}")
    return " ".join(parts)


# ==================================================================================================
# src/tempo/search/tree.py
# ==================================================================================================

"""The search tree: two flat arrays, a node is an index.

The children of a node lie side by side. What choosing among them reads (CHOICE) takes 16 bytes a
node, so that seven children are two neighbouring cache lines, and where the next level stands is
known as soon as the choice is made. A tree of millions of nodes is bound by cache misses: this
decides the speed, not arithmetic. What is only kept while backing up (BOOKS) stands apart.

Values are told from the side that moved into the node. Children are laid out when a simulation
first passes through their parent; the tried ones come first. From `used` on all is zero.
"""

ROOT = 0
NO_CHILDREN = 0  # the root is nobody's child, which leaves 0 free to say so
NOT_IN_TREE = -1
# sqrt(2 ln t) for small t: a logarithm costs more than all the rest of a choice. Trees carry it along, as a constant of
# that size would be the largest part of the machine code.
CURIOSITY = np.sqrt(2 * np.log(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
UNTRIED = np.float32(0.0)  # the `doubt` of a child that no simulation has passed through

CHOICE = np.dtype(
    [
        ("rate", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("doubt", np.float32),  # 1 / sqrt(visits): what exploring is worth here
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # the move that leads here
        ("count", np.int16),  # number of children
    ]
)
BOOKS = np.dtype(
    [
        ("value", np.float64),  # sum of the results
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # the certain result (proofs.py), or 0
    ]
)


class Tree(NamedTuple):
    """[N] is the number of nodes there is room for."""

    choice: Any  # CHOICE[N]
    books: Any  # BOOKS[N]
    priors: np.ndarray  # float32[N], what the moves promised; where the game does not rate them float32[1], zero
    used: np.ndarray  # int64[1], nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], the nodes of the simulation under way
    state: np.ndarray  # the position at the end of that path
    actions: np.ndarray  # int16[most legal moves], where the game lists them
    rated: np.ndarray  # float32[most legal moves], where the game rates them
    curiosity: np.ndarray = CURIOSITY  # float32[2^16], what exploring is worth by the visits of the parent


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """An empty tree; the system hands out its memory only as nodes come into use."""
    return Tree(
        choice=np.zeros(nodes, CHOICE).view(np.recarray),
        books=np.zeros(nodes, BOOKS).view(np.recarray),
        priors=np.zeros(1 if game.ordering is BY_CHANCE else nodes, np.float32),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
        rated=np.zeros(game.actions, np.float32),
    )


def clear(tree: Tree) -> None:
    """Forget everything."""
    used = int(tree.used[0])
    tree.choice[:used] = np.zeros((), CHOICE)
    tree.books[:used] = np.zeros((), BOOKS)
    tree.priors[:used] = 0.0
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """The indices of a node's children."""
    first = int(tree.choice[node].first)
    return range(first, first + int(tree.choice[node].count))


def is_foreseen(tree: Tree, node: int) -> bool:
    """Whether the result of a node is certain although nobody has looked at its moves: there is none to choose."""
    return bool(tree.books[node].proof != 0) and tree.choice[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Leave a node only those children that these actions lead to, in the order in which they stand."""
    place = first = int(tree.choice[node].first)
    for child in children(tree, node):
        if tree.choice[child].action in actions:
            tree.choice[place] = tree.choice[child]
            tree.books[place] = tree.books[child]
            if has_priors(tree):
                tree.priors[place] = tree.priors[child]
            place += 1
    tree.choice[node].count = place - first


@inlined
def has_priors(tree):
    """Whether the game rates its moves."""
    return tree.priors.size > 1


@entry
def find_position(game, tree, root_state, state):
    """The node of a position at most two plies below the root, or NOT_IN_TREE."""
    if same_state(root_state, state):
        return ROOT
    first = tree.choice[ROOT].first
    for child in range(first, first + tree.choice[ROOT].count):
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.choice[child].action)
        if same_state(tree.state, state):
            return child
        below = tree.choice[child].first
        for grandchild in range(below, below + tree.choice[child].count):
            copy_state(tree.state, root_state)
            game.play(game.board, tree.state, tree.choice[child].action)
            game.play(game.board, tree.state, tree.choice[grandchild].action)
            if same_state(tree.state, state):
                return grandchild
    return NOT_IN_TREE


@inlined
def same_state(one, other):
    """Whether two states are the same position."""
    for i in range(one.size):
        if one[i] != other[i]:
            return False
    return True


@inlined
def copy_state(target, source):
    """Overwrite one state with another."""
    for i in range(source.size):
        target[i] = source[i]


@entry
def reroot(tree, root, moved_parent):
    """Keep what stands below `root`, which becomes ROOT; all else is forgotten.

    In place and in one pass: a node always stands behind its parent, so sliding what is kept
    towards the front never overwrites what is still to be moved. `moved_parent`, int32[used] of
    NOT_IN_TREE, tells a block of children, at its first member, where its parent stands now.
    """
    old_used = tree.used[0]
    move_node(tree, root, ROOT, moved_parent)
    used = 1
    node = root + 1
    while node < old_used:
        parent = moved_parent[node]
        if parent == NOT_IN_TREE:
            node += 1
            continue
        tree.choice[parent].first = used
        for _ in range(tree.choice[parent].count):
            move_node(tree, node, used, moved_parent)
            used += 1
            node += 1
    tree.used[0] = used
    for node in range(used, old_used):
        forget_node(tree, node)


@inlined
def move_node(tree, node, target, moved_parent):
    """Copy one node to its new place and leave word for its children."""
    if tree.choice[node].first != NO_CHILDREN:
        moved_parent[tree.choice[node].first] = target
    tree.choice[target] = tree.choice[node]
    tree.books[target] = tree.books[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]


@inlined
def forget_node(tree, node):
    """Make a node as new."""
    tree.choice[node].rate = 0.0
    tree.choice[node].doubt = UNTRIED
    tree.choice[node].first = NO_CHILDREN
    tree.choice[node].action = 0
    tree.choice[node].count = 0
    tree.books[node].value = 0.0
    tree.books[node].visits = 0
    tree.books[node].proof = 0
    if has_priors(tree):
        tree.priors[node] = 0.0


# ==================================================================================================
# src/tempo/search/proofs.py
# ==================================================================================================

"""Certain results, and how they travel up the tree (MCTS-Solver).

A proof is one integer, told like all values from the side that moved into the node:
won in n plies is END - n, lost in n plies is -(END - n), a draw is DRAW, nothing certain UNKNOWN.
So the larger proof is always the better one for the mover: the nearer win, the farther loss.
END - abs(proof) is how far the end is, and the sign says whose, but for draws.
"""

UNKNOWN = 0
DRAW = 1
END = 10_000  # farther away than any game is long


@inlined
def proof_of_outcome(outcome):
    """The proof of a position where the game is over."""
    if outcome == DRAWN:
        return DRAW
    return END * outcome


@inlined
def proof_of_foresight(plies):
    """The proof of a position that is won in so many plies, or lost in as many below zero; 0 is not known."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def proof_from_children(tree, node):
    """What the children prove of their parent: one won child suffices, else all must be certain."""
    first = tree.choice[node].first
    if first == NO_CHILDREN:
        return UNKNOWN
    best = -END
    certain = True
    for child in range(first, first + tree.choice[node].count):
        proof = tree.books[child].proof
        if proof == UNKNOWN:
            certain = False
        elif proof > best:
            best = proof
    if best > DRAW:
        return 1 - best
    if not certain:
        return UNKNOWN
    return DRAW if best == DRAW else -best - 1


# ==================================================================================================
# src/tempo/search/choose.py
# ==================================================================================================

"""Reading the tree: what a node is worth, which move to play, and the line that is expected."""

TROUBLE = 0.4  # a best move worth less than this is not believed early


def node_value(tree: Tree, node: int) -> float:
    """What a node is worth: its certain result, else its mean, and a half where nothing is known."""
    proof, visits = int(tree.books[node].proof), int(tree.books[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.books[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit."""

    def rank(child: int) -> tuple[int, float, int]:
        proof, visits = int(tree.books[child].proof), int(tree.books[child].visits)
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits)
        return (0, merit(choose, node_value(tree, child), visits, proof == DRAW), visits)

    return max(children(tree, ROOT), key=rank)


def merit(choose: str, value: float, visits: float, certain: bool) -> float:
    """What a move is chosen by: how often it was visited, what it is worth, or the lower bound of that."""
    if choose == "visits":
        return visits
    if visits == 0:
        return -math.inf
    return value - (1.0 / math.sqrt(visits) if choose == "bound" and not certain else 0.0)


def is_settled(tree: Tree, choose: str, simulations: float) -> bool:
    """Whether so many more simulations, whatever their results, cannot change which move is chosen, of those not lost.

    Proofs could: in trouble, the search goes on, as the move that looks best may yet turn out to be lost for certain.
    """
    not_lost = [child for child in children(tree, ROOT) if tree.books[child].proof >= UNKNOWN]
    if len(not_lost) < 2:
        return True
    best = best_move(tree, choose)
    if node_value(tree, best) < TROUBLE:
        return False
    least = prospect(tree, best, choose, simulations, 0.0)
    return all(prospect(tree, child, choose, simulations, 1.0) < least for child in not_lost if child != best)


def prospect(tree: Tree, child: int, choose: str, simulations: float, result: float) -> float:
    """The merit of a move at worst, or at best, if that many more simulations all had this result."""
    visits, value = int(tree.books[child].visits), node_value(tree, child)
    if choose == "visits":
        return visits + result * simulations  # at worst all of them go elsewhere
    if tree.books[child].proof == DRAW:
        return merit(choose, value, visits, certain=True)
    total = visits + simulations
    return merit(choose, (value * visits + result * simulations) / total if total else value, total, certain=False)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """The moves from the root through `node` along the most visited children."""
    line = [int(tree.choice[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        node = max(kids, key=lambda child: int(tree.books[child].visits))
        if tree.books[node].visits == 0:
            break
        line.append(int(tree.choice[node].action))
    return tuple(line)


# ==================================================================================================
# src/tempo/search/mcts.py
# ==================================================================================================

"""Monte-Carlo tree search, for any game that keeps the contract of game.py.

One simulation goes down the tree by what is known so far (`select`) until it has added a node
(`expand`), plays the game out at random from there (`simulate`), and tells every node on the way how
it ended (`back_up`). Repeated often enough, the visits gather on the best moves.

Which child to go down to is decided by UCB: its mean value plus a bonus for being little known,

    rate + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Whatever in this depends on one node only is computed when that node changes and kept there, so
that choosing costs a multiplication and an addition for each child.

Games with many moves may rate them, which decides the order in which they are tried (ordering.py),
and have nodes wait for their children until they have been visited a few times: most never are, and
the memory is theirs that are. A game that foresees results is asked about each new node.
"""

# How a certain child looks to its parent: a won one is always taken, a lost one only when all are.
# Nothing is left to explore, but zero would mean untried.
RATE_WON = np.float32(9.0)
RATE_DRAWN = np.float32(0.5)
RATE_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_DOUBT = np.float32(1e-12)
NOBODY_WON = 0.5  # no other result is worth just that much, however far away it is


class Settings(NamedTuple):
    """What a search may be told."""

    exploration: np.float32  # the constant c of UCB
    first_play: np.float32  # what an untried child is worth; infinity: try each before any twice
    discount: float  # how much a result loses of its weight with every ply that it is away
    proofs: bool  # whether certain results travel up
    expansion: int = 1  # how often a node is visited before it gets children
    bias: np.float32 = np.float32(0.0)  # the weight of what a move promises at first sight
    undecided: float = 0.5  # what a game that nobody won counts for either side


@entry
def search(game, tree, root_state, settings, rng, simulations):
    """Run simulations from the root; return how many. Fewer only once the root's result is certain."""
    for done in range(simulations):
        if settings.proofs and tree.books[ROOT].proof != UNKNOWN:
            return done
        copy_state(tree.state, root_state)
        depth = select(game, tree, settings, rng)
        value = simulate(game, tree, settings, rng, depth)
        back_up(tree, settings, depth, value)
    return simulations


@inlined
def select(game, tree, settings, rng):
    """Go down to a node that has no children and gets none yet, playing the moves on `tree.state`; return its depth."""
    depth = 0
    node = tree.path[0]  # ROOT, as for every path
    while tree.choice[node].first != NO_CHILDREN or expand(game, tree, settings, node):
        node = best_child(tree, node, settings, rng)
        game.play(game.board, tree.state, tree.choice[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(tree, node, settings, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = settings.exploration * curiosity(tree, tree.books[node].visits)
    first = tree.choice[node].first
    end = first + tree.choice[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.choice[child].doubt == UNTRIED:
            if settings.first_play + tree.choice[child].rate > best_score:
                best = child
                draw_untried(tree, child, end, rng)
            break
        score = tree.choice[child].rate + bonus * tree.choice[child].doubt
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def curiosity(tree, visits):
    """sqrt(2 ln visits)."""
    if visits < tree.curiosity.size:
        return tree.curiosity[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@inlined
def draw_untried(tree, child, end, rng):
    """Let chance decide which of the untried children from `child` on, among those that promise as much, stands first.
    """
    equal = child + 1
    while equal < end and tree.choice[equal].rate == tree.choice[child].rate:
        equal += 1
    other = child + below(rng, equal - child)
    action = tree.choice[other].action
    tree.choice[other].action = tree.choice[child].action
    tree.choice[child].action = action


@inlined
def expand(game, tree, settings, node):
    """Give a node its children, if it was visited often enough; whether it has any now.

    A new node never was. When the tree is full, the search goes on without.
    """
    if tree.books[node].proof != UNKNOWN or (tree.books[node].visits < settings.expansion and node != ROOT):
        return False
    count = game.legal(game.board, tree.state, tree.actions)
    first = tree.used[0]
    if first + count > tree.books.size:
        return False
    game.ordering.lay_out(game, tree, settings, first, count)
    tree.choice[node].first = first
    tree.choice[node].count = count
    tree.used[0] = first + count
    return True


@inlined
def simulate(game, tree, settings, rng, depth):
    """The value of the last node on the path for the side that moved into it."""
    node = tree.path[depth]
    if tree.books[node].visits == 0:
        look_ahead(game, tree, settings, depth)
    proof = tree.books[node].proof
    if proof == DRAW:
        return NOBODY_WON
    if proof != UNKNOWN:
        return value_of(proof, END - abs(proof), settings.discount)
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), settings.discount)


@inlined
def look_ahead(game, tree, settings, depth):
    """See whether the game is over at a new node, or else what will come of it for certain."""
    node = tree.path[depth]
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        tree.books[node].proof = proof_of_outcome(outcome)
    elif settings.proofs:
        tree.books[node].proof = proof_of_foresight(game.foresight(game.board, tree.state))
    if settings.proofs and tree.books[node].proof != UNKNOWN:
        prove(tree, depth)


@inlined
def value_of(result, plies, discount):
    """1 for a win, 0 for a loss, by the sign of `result`; nearer to a half the farther it is away."""
    if result == 0:
        return NOBODY_WON
    weight = 0.5
    if discount < 1.0:
        while plies > 0:
            if plies & 1:
                weight *= discount
            discount *= discount
            plies >>= 1
    return 0.5 + weight if result > 0 else 0.5 - weight


@inlined
def prove(tree, depth):
    """Carry a certain result from the end of the path as far up as it is one."""
    mark_certain(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN:
            return
        tree.books[node].proof = proof
        mark_certain(tree, node)


@inlined
def mark_certain(tree, node):
    """Let a node's parent see that there is nothing left to find out here."""
    proof = tree.books[node].proof
    tree.choice[node].doubt = NO_DOUBT
    if proof == DRAW:
        tree.choice[node].rate = RATE_DRAWN
    else:
        tree.choice[node].rate = RATE_WON if proof > DRAW else RATE_LOST


@inlined
def progressive_bias(tree, settings, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return settings.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


@inlined
def back_up(tree, settings, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.books[node].visits + 1
        total = tree.books[node].value + (settings.undecided if value == NOBODY_WON else value)
        tree.books[node].visits = visits
        tree.books[node].value = total
        if not settings.proofs or tree.books[node].proof == UNKNOWN:
            tree.choice[node].rate = total / visits + progressive_bias(tree, settings, node, visits)
            tree.choice[node].doubt = 1.0 / math.sqrt(visits)
        value = 0.5 + (0.5 - value) * settings.discount


# ==================================================================================================
# src/tempo/search/tree_searcher.py
# ==================================================================================================

"""The tree search as the player wants it: the tree goes along from one move to the next."""

MOST_INTERPRETED = 5_000  # nodes of a tree that is gone through by interpreted code, on a clock: a tenth of a second


class TreeSearcher:
    """Searches the positions of one seat, and remembers its tree."""

    def __init__(self, rng: np.ndarray) -> None:
        self.rng = rng
        self.knobs = Knobs()
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.searching: Call | None = None

    def calls(self, position: Position, knobs: Knobs) -> list[FullCall]:
        """As `Searcher` has it. A tree that has grown by machine code is too large to be handled by anything slower."""
        game, state = position.game, position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, knobs.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, settings_of(knobs, position.filled), self.rng, 1)),
        ]

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        self.knobs = knobs
        self.plant(position, patience, on_a_clock)
        calls = self.calls(position, knobs)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = search.on(*calls[-1][1][:-1], last=(1,), seconds=patience)
        return all(ready)

    def plant(self, position: Position, patience: float = inf, on_a_clock: bool = False) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        game, state = position.game, position.state
        if self.tree is None or self.game != game:
            self.tree, self.game = new_tree(game, state, self.knobs.nodes), game
        else:
            root = NOT_IN_TREE
            if self.knobs.reuse:
                root = find_position.on(game, self.tree, self.root_state, state, seconds=patience)()
            if root == NOT_IN_TREE or is_foreseen(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self.move_root(self.tree, int(root), patience, on_a_clock)
        self.root_state = state.copy()
        return self.tree

    def move_root(self, tree: Tree, root: int, patience: float, on_a_clock: bool) -> None:
        """Keep what stands below a node; where that would take long, keep nothing."""
        moved_parent = np.full(tree.used[0], NOT_IN_TREE, np.int32)
        moving = reroot.on(tree, root, moved_parent, seconds=patience)
        if on_a_clock and moving.rung == PYTHON and moved_parent.size > MOST_INTERPRETED:
            clear(tree)
        else:
            moving()

    def forget(self) -> None:
        """As `Searcher` has it."""
        self.tree = None

    @property
    def rung(self) -> str:
        """As `Searcher` has it."""
        return "" if self.searching is None else self.searching.rung

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """As `Searcher` has it: a simulation lays out the moves of the root, some of which may be ruled out."""
        assert self.tree is not None
        done = self.run(1)
        if moves is not None:
            restrict(self.tree, ROOT, moves)
        return done

    def run(self, simulations: int) -> int:
        """As `Searcher` has it."""
        assert self.searching is not None
        return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """As `Searcher` has it."""
        assert self.tree is not None
        return is_settled(self.tree, self.knobs.choose, simulations)

    def look(self) -> Snapshot:
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        kids = children(tree, ROOT)
        best = best_move(tree, self.knobs.choose)
        proof = int(tree.books[best].proof) if self.knobs.proofs else UNKNOWN
        line = expected_line(tree, best)
        return Snapshot(
            move=int(tree.choice[best].action),
            reason="proven" if proof != UNKNOWN else "search",
            value=node_value(tree, best),
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.choice[child].action) for child in kids),
            visits=tuple(int(tree.books[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            proofs=tuple(int(tree.books[child].proof) for child in kids) if self.knobs.proofs else (),
            line=line,
        )

    def line_behind(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        return expected_line(tree, next(child for child in children(tree, ROOT) if tree.choice[child].action == move))


def settings_of(knobs: Knobs, filled: float) -> Settings:
    """What the search is told."""
    return Settings(
        np.float32(knobs.exploration + knobs.exploration_growth * filled),
        np.float32(knobs.first_play),
        float(knobs.discount),
        bool(knobs.proofs),
        int(knobs.expansion),
        np.float32(knobs.bias),
        float(knobs.undecided),
    )


# ==================================================================================================
# src/tempo/connectx/agent.py
# ==================================================================================================

"""The ConnectX agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the competition calls one, with an observation and a configuration, and
returns a column. It plays either seat and any number of games, never raises, and in the worst case
plays a legal column at random.
"""

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW, DEFAULT_STEP = 6, 7, 4, 2.0


class ConnectXView(NamedTuple):
    """An observation and its configuration, read."""

    rows: int
    columns: int
    inarow: int
    cells: list[int]  # row by row from the top, as in the competition
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [column for column in range(self.columns) if self.cells[column] == 0]


class Agent(ThinkingAgent):
    """One player for Kaggle's ConnectX."""

    def __init__(
        self, profile: ConnectXProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile
        self.prover = ExactMoves() if profile.exact else None

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        knowledge = (
            partial(only_move, view.legal),
            partial(winning_move, view),
            partial(blocking_move, view),
            partial(known_move, view, self.profile.book),
            partial(opening_move, view, self.profile.opening),
        )
        position = position_of(view, self.profile.knobs.playout, self.prover)
        return Task(position, knowledge, view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        columns = DEFAULT_COLUMNS
        with suppress(Exception):
            columns = int(configuration["columns"])
        return [column for column in range(columns) if observation["board"][column] == 0]

    def written(self, move: int) -> str:
        return f"column={move}"


def read(observation: Any, configuration: Any) -> ConnectXView:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return ConnectXView(
        rows=int(configuration.get("rows", DEFAULT_ROWS)),
        columns=int(configuration.get("columns", DEFAULT_COLUMNS)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
        bank=bank_of(observation),
    )


def position_of(view: ConnectXView, playout_name: str, prover: ExactMoves | None) -> Position:
    """What the player is asked about: bitboards where the board fits, else the wide rules."""
    if fits_in_a_word(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_wide_game(view.rows, view.columns, view.inarow)
        state = wide_state(view.cells, view.rows, view.columns, view.mark)
        prover = None
    return Position(game, state, view.stones / len(view.cells), view.stones, prover)


def winning_move(view: ConnectXView) -> Decision | None:
    """A column that wins at once."""
    for column in view.legal:
        if completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: ConnectXView) -> Decision | None:
    """A column where the opponent would win at once."""
    for column in view.legal:
        if completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def known_move(view: ConnectXView, wanted: bool) -> Decision | None:
    """The move that the opening book holds."""
    if not wanted or not is_book_board(view.rows, view.columns, view.inarow):
        return None
    mine, stones = (int(word) for word in new_state(view.cells, view.rows, view.columns, view.mark))
    move = book_move(mine, stones) if view.stones <= max(DEEPEST) else None
    return None if move is None else Decision(move, "book", 0.5)


def opening_move(view: ConnectXView, when: str) -> Decision | None:
    """The middle column for our own first move: in either seat, or only on the empty board."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def completes_line(view: ConnectXView, column: int, mark: int) -> bool:
    """Whether a stone dropped into a column would stand in a line. Plain Python on purpose: this
    answers before anything is compiled."""
    rows, columns, cells = view.rows, view.columns, view.cells
    height = max(row for row in range(rows) if cells[row * columns + column] == 0)

    def run(down: int, right: int) -> int:
        row, col, length = height + down, column + right, 0
        while 0 <= row < rows and 0 <= col < columns and cells[row * columns + col] == mark:
            row, col, length = row + down, col + right, length + 1
        return length

    directions = ((1, 0), (0, 1), (1, 1), (1, -1))
    return any(run(down, right) + 1 + run(-down, -right) >= view.inarow for down, right in directions)


# ==================================================================================================
# src/tempo/connectx/classic.py
# ==================================================================================================

"""The agent as it was first described. `build.py` bundles this module into submission/connectx_classic.py."""

PLAYER = Agent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
