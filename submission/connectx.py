# Tempo: the agent `connectx` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx`. They are:
#
#   tempo.connectx.book_data     The book's moves, made by `python -m tempo.connectx.make_book`; never edited by hand.
#   tempo.connectx.book          The opening book of the standard board: the exact best move wherever the game can go while we play by it.
#   tempo.connectx.outcome_data  The outcomes of positions with eight stones, made by make_book; never edited by hand.
#   tempo.connectx.outcomes      Win, draw or loss of every position of the standard board with at most eight stones.
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.connectx.rules         ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.
#   tempo.connectx.solver_moves  What the solver sees in a position without searching it.
#   tempo.connectx.solver_table  What the solver remembers: bounds of the scores of positions, in a table that grows with the work.
#   tempo.connectx.threats       Which empty cells would complete a line, and playouts that look at them.
#   tempo.connectx.solver_tree   The tree of the solver: can the side to move reach a goal?
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.connectx.solver        Perfect play: the exact score of a position, on any board that fits in a word.
#   tempo.connectx.exact         The solver as the player wants it: which columns are best for certain.
#   tempo.connectx.machine_code_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.connectx.profiles      The two profiles of the ConnectX agent: values, not forks of the code.
#   tempo.connectx.wide          ConnectX on boards of any size, for those that do not fit into one 64-bit word.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.connectx.agent         The ConnectX agent: what it is shown, what it knows without searching, what it prints.
#   tempo.connectx.champion      The agent that people upload. `build.py` bundles this module into submission/connectx.py.

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
from time import monotonic, perf_counter
import time
from types import FunctionType
from typing import Any, NamedTuple, Protocol
import warnings
import zlib


# ==================================================================================================
# src/tempo/connectx/book_data.py
# ==================================================================================================

"""The book's moves, made by `python -m tempo.connectx.make_book`; never edited by hand."""

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
# src/tempo/connectx/book.py
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
# src/tempo/connectx/outcome_data.py
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
# src/tempo/connectx/outcomes.py
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
writes it: x86-64 instructions that stand anywhere in memory. All of a game's are compressed together and written as
text, below one line of JSON that says what they were made from. llvmlite, which numba stands on, puts an object into
memory in some milliseconds, where compiling takes numba seconds; numba itself is not even imported.

Nothing is used that may not fit: the system and the features of the processor must be those that the code was made
for, the text must be undamaged, and the sources must be the very ones that it was made from.
"""

TEXT_OF_OBJECTS = re.compile(r'(?ms)^MACHINE_CODE = """.*?^"""')  # what a digest of a file leaves out
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
    unpacked = zlib.decompress(b85decode(payload))
    index, _, code = unpacked.partition(b"\n")
    found, place = list[Compiled](), 0
    for key, origin, symbol, kinds, returns, needs, size in json.loads(index):
        origin = origin if told["sources"] else ""
        found.append(Compiled(key, origin, symbol, kinds, returns, tuple(needs), code[place : place + size]))
        place += size
    return found


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

What a game knows beyond its rules it may leave out: which moves look good (ordering.py), and what
will come of a position for certain although it is not over (`foresight`).
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


class Board(NamedTuple):
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


def new_board(rows: int, columns: int, inarow: int) -> Board:
    """The geometry for a size that `fits_in_a_word`."""
    stride = rows + 1
    column = (1 << rows) - 1
    bottom = sum(1 << (c * stride) for c in range(columns))
    # Where a row is too short to hold a line, its three directions repeat the vertical one:
    # nothing is found twice that counts, and no shift ever reaches the width of the word.
    level, rising, falling = (stride, stride + 1, stride - 1) if columns >= inarow else (1, 1, 1)
    return Board(
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


def holds_line(board: Board, stones: int) -> bool:
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
# src/tempo/connectx/solver_moves.py
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
# src/tempo/connectx/solver_table.py
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
# src/tempo/connectx/solver_tree.py
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


class Workspace(NamedTuple):
    """All the memory of a solver and what it knows of the board, as the jitted functions want it."""

    board: Board
    lanes: np.ndarray  # uint64[columns] the cells of each column, the middle ones first
    upper: np.uint64  # the cells of even rows; none where the number of rows is odd
    lower: np.uint64  # the cells of the lower half of the rows
    pad: np.uint64  # the bits of a word that keys on this board do not need
    page_bits: np.uint64
    table: np.ndarray  # uint64[2^LAST_BITS]
    frames: np.ndarray  # uint64[plies * frame size]
    cursor: np.ndarray  # uint64[6] the position the search is at, and the root
    task: np.ndarray  # int64[12]


def new_workspace(board: Board, table_bits: int) -> Workspace:
    """Memory for positions of one board, with a table of at most 2^table_bits words."""
    columns, stride = int(board.columns), int(board.stride)
    rows, bottom = stride - 1, int(board.bottom)
    least = least_page_bits(columns * stride)
    if not least <= table_bits <= MOST_TABLE_BITS:
        raise ValueError(f"table_bits is {table_bits}; for this board give {least} to {MOST_TABLE_BITS}")
    middle_first = sorted(range(columns), key=lambda column: abs(2 * column - columns + 1))
    even_rows = sum(1 << row for row in range(1, rows, 2)) if rows % 2 == 0 else 0
    work = Workspace(
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
# src/tempo/connectx/solver.py
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

    def __init__(self, board: Board, table_bits: int = TABLE_BITS):
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
# src/tempo/connectx/exact.py
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "c7dd37d055884a159dc3c9bb", "checksum": "48cfcc211ae2d3e7d25f40f1", "sources": []}
c-ri}4`5T(*+1T!2AV+S21Q{T``TzW%XBR1-(;}aw5gm6H_D_6b8OJ2t?;f=)}~su@@HvX?;C=?o7;Hb*KIoYhyCXJ0`J&h%4QPMKfow0NU1Qf;-
57HW+~dV1)AUUoO9D8ZCc77b#t)UdvngY=il=@=RD6j&-
t8heB+kN61%;u<co$PLt1)ac6O28P*|9mZM)@;lv_#+X~kJZg=t0U>7_+!wk!;@mprt(d|8RHG&3u^7``!NrDd6l4e4pc8R@n{O!1xYzl96oznIs!kMH0|
55u2t-
11P#Lr|StzIjKAA=8+a@l6aXUAd}w+3NDjmG+h8tG<|S$kvx+8;XsF;zCop&4k~k6=j!Xrb8`l`XZa5Fshn`rqWVdQK=DXXevoB$}GyVWoDNar4Oqnt%&>
>yRPGZ&?2x=(1`SGBWp`VNkw_N{fowojI6Y@^fXfu^ju~!?X}W$_-
!&~+6)=#rtH%6NF%aJGt!EHCPhUCW456r%aE2<oMtRCV2UfOWOQYRQy^V$%A%F7EGew8t@vW8(S||U875$n^z01EAVoIl;KCwXc6wS#QE6eM(gqu}tGFb+
*qEj-$}H3url%WB*?Pl=+4H5P#YNvKEska@N`YI-
${)lZmEWmgyp>@vrN!Z`jKV^bsnDP|+DZ(1_(yrmm<~*?FR_)T8%>#ohA7@DH9(hS7N?bD+YEY>DLbvys4vbg{iu1%sMkl6$zU>=N{UNLZP}S=>BU7<K(a
H8CZI)zDa)ugKrclap|_Qkn2g!!*~P`iOhaM1Da}}zX0m1cLy#%Um|=`VrZk()U^429va(GjrKOpaB*kf&B}HjjS=oh!MTI5VMNus@W)^0ZWSUCT(+rvEn
WZHLTNaQ%Or{T?K-
s43tZ3oShI$m16sKjCWEhHzGK<F+{!CM5MtWgMdSO<Y&15VtHDsn`7MqG}AF=Rf7G;)X6c?oznlefXOAE89@Mo6lGfQlSVp|DFwy`uy__KitjTu=*CE2AJ
B_$vw8K(3Mz4628^YQXinm)s5{N^_&t<4wjQgB>C_#c<>)r82e$Un{8$a{|bHwjYSXI^Z+-
+Z6BU=eYgs<ui#LE2BGLqxLcazy8|x<1H^G+A_d`~+W8!!Ie}7lJQBQ=XAN9gmZQs(XoZgDw?56{H0OqG*YRgT&E)=T5Ah@5Gs)oACLqr0(FF&k@gwL_r!
P&Rx2N5NqhQN(V&g^)8y96tGJDq7)>~TAdqWMM#xEpU>#FVgl!aRLFObulrxDk5r@6h|Zi8(YZR+=dJJY5^1S!24DL>Sb@`L3BR+;D!m~{-
_~Q*m(Vu2YIIA8%dT5Zq@$wb7o}pIN|fAIsgp<+-
NJ>T?Ya&~7x!Vl*DC!*ln!;hpn{wnK7E~=uPcN11uo_1$*oWXsq3&xZ`v1y8rn`<rE`MxB|$1z5veQi9l@C>IKQoe>WBDeJjB$+Z*W1=`~i-
3DDCrxzQt~zr+R9l;k3bRtqZNaSCn=edi}GJFfMDT?KBC#j`=#L3(iMW#B><4Cj8xA(&i_oGlaLc2vU+D-
2+AL7oFI&p&o?BL5^$wcY!NeC#v7HNCS=&NrEG!s+?r#g<|})OJC^=(SK`2ZHNY!mX^-uZ?2_W<U8>n!CqhP4}z_Nwpmbj`@H`V?8e_-LAzH__u%iID~Zq
jkKjR{_Xojlh_|X+@pr4Q=m)_@qHPh??Zna4$Jad!)dN<t&wLu|GZ@ZKlp2Y8&?>c((B7(d1jBK|9<i?Xr774dKEF+n7A=8pPQ}J;<A{^84&y4~1g-
&sJYf@@i{Pd8i3bE{rG}V3So5{oJ;eE<u9b2dq@wJ?*H$7uOpS!Urx92Z=&+aY;$GsK#*wxGs2c%cLjI*3x<*IZ`iZFx=(IO*J84Ry^5F*lss4s}srj4cZ
<&{Ub2kZgkhVVjYib2L0xNq+$O9skg0;p^M5hfny)splZWX0URYXvMrS-_tD~PiItLR5!tIP%Wp%@|GE*$xStPFB@xT|AAgq5GiclcIMv|U8X(^w7fMn(Z
BB^66q9#e`{Iu9aizF&08B65FR$+@p<byPVfxtvs1&J0QokQ<p}*+3NLTtPZX2_#A%;J7g~7&%U<hU&DC2{Q<>D2cipD0GH`mL2slFNzx+_kr}o=OujdF+
I$S$C2p1_@Ca}buJm&y56@Mx*6&6e~FAPDa6qivP$pswcn*7yV%U&=;NxcBTg7xobytMloXgkoJsIIg@pDH7;{9Ys51@;Rnt5wYsA#dyXMer7NczOuG#d*
BOqUA_>EflfkLH`#c6~nt>GimL!{<_W`v-G+(d%<KzU3`9+#zL&Zts?;?72YWH{g&^Ww2(1qEe`BErDciYP&W*^kM(83bl9p1=$-
Cw9<~ghWIJS)INuj)dLU_0^#Qu}_;Jl&=dxK`{P@g$F-
$QyG~z<D!z`98EGl9H#qtA4oiWE*wW%(fJG3tOE1B=0(``Z>eMC;=hnu(m7FjCoCPD{Z^C_<R6WF`H+Ofh(lmTBz#C_=oeA45hF8C+$0Oh6W4_W<f*sMhe
AS=QiqiFH}=CvNJr8{^*;X&Ie_4xoI|8Z{$D~!c)pJ4dm=<H$An8n;Qoc8(;oiBF`(q@jzHo(mom%em0*JQ_QNck>kN8*-
gCjD5dN?)w?DYos`e0VkEq>?!Cs>77PY&Hc6XjD<1@b8=P~sj_>=oW5EASQ_E@F%d9G>S@a6s{c-*SqCu-fIwu7kQ|E)gnZ-eck+AC^Xh_>D0nx^*Uo(VS
kyuS&y`*P0)TYR~{4IXzT3mDvPRqqwGkoF)!4FY0Cwa2R6CusM9Dw8$emGOJZ_1ZIn=iNj>+hSE87u4;7y3yY|5yI;Z@*7W1WOH#Bapex8p4SR5efZKWy5
<K-
({3b3z9EFuM~5IC27%8vyd9WbS{kkY5bbf=X@dHFA=E^;(?lB(LVHBh0AKqYieYHKD22$ZBSbn*9HGIr?U=k(oHan28nFZsv=hfb693)%ae|WuNbn#@EPz
VTa25aEcd4RLpz9W;GF=}IjGdrz3Z7GmLdYjL-X4UMk@^UdTWISNwA}=BAJ5+vg5(uEC!r5|tXeM%Q(_uV*My-
&6Gd&KsBLFSlUS@ukQxNfX|+{*n1xTWYEQDT$rz^nfPI_HVy}Y&h~y=nlT(l?G>Qj8(wzTJJY5>1Z4?|nP}3iPM)z8D-
73m}$ow!4LCdN{%%JTg!JOo}V@;s$p!>D5+?6b90%XksCQ|;BTb2X`sh}W;4IatqZA#*6mkx$P7U?ADwWa*c7U;>gE=&OW;0OMkLF|4gUubGVQW%b*{vy-
b;0}C_zc~SPUM3Xkb1<v;PDsJig7!Tj)J#lXzIHjIFqS^69qH^C99;V<r7)T0B`jO3)W#@0nNA7bFojt-Q25sgID-44ND5K>&FiRs4MMj^)E@Y_o{VOwU-
x=dRXIMdGuTG7M|>xo(27fV7CD0;vIm0gIlYZQmS0B55-U&Pa*;x3{c8qsq-$c5_%^ah2SMtz<{NqgpXYDR8KRG%9)!O0op?Uz7PL($b*2-1Et-
=ACGg!5^bu#Bh({k$Ixz};x+pJ(+=8PshCVOI{q^xY1&2G9J}=1hc|q>~aXyP)7(pLOo^Uyg9vdk=!Xu*~lj3cHgbCB*4VfP2VLYUEz5sIq(qmvqUPMsZk
sfcv&|@GzJqF^^Ll~7FXXXC+c%CEZaaN|sS-
HQ*`7Am+UU@k?OkT+3r7)tZ&x-1|1ekNcj_L{|=A+@BZE#0fm-2WB)BX}t*SqFsR6ABIa48c+wOi_el7Kj>%BlGVw|@r|1W!>)GPrjOJ0t4>jSxD#K0tA-
RGXmnfO>$xJ@|XCp!HhSUi|I7!uW&u+e72q@OK;jZWgp|s~YCa#@O`$?-
^WAkn@vpi2?Zt*8^B{hV^IEdf56?T^zIfRwOd*QIF3i&?4m(HhkB}@1k>t=v)YsTD3-
Wt_IW84)!S+9mM%<Q08noqVwB?NH6M;OUWE~LSDS9X$G=*nNA~uDzaLXmVyo@ZP#t0bN()!p3WH0=r+?OiDz`1sA~GGZZ%bBx9gTDm{FWcf9HWVS*ue~sV
UGc{1ev9O#ceA8g}9u9GTUM8qNv=I!(39974U$gCC{PWj;5O)px=lbdz8!2G^s!IzkG8x4uV04Ossr99`RjB5HNdVY}6COxXvo7OBJ0nS{T(Y5lv2r*i@f
-<Yj1t4V|gZN+k;7^uT41<-
DTZ*aM=VPMUTbkVCn^|Q2tq0<u*SsVLkTVK@W(6+v)Gb)%Js#mbZz!ds>kzRBusrH8z+)NkAl7FvCV1%Uo=gPYi<LDBYEAK1#UQPS?5SW;EVt22mpA~#D0
SC5)7_x%48bja*9mS+(NWGs{QhE(TpQ9fs8(5G<w?uHw>%)qxXy&!Lbu__UDtv#M3$HN&71z<)if9#X&~2jRLz5!Zh^&B-
=H5omD!p#yE$@l5&RAV@XIZsJU}O}fKB7HppX58ycNQ$+)+#fYcA!G}PIUG3*)!<!6mj$`u<5M(fb9HJNr|`?YOOn+!~e7)po`UK!Lkm%W;iXF_G4`LOW9
7qHJQ3z<W&t{n|G5;AguAMJ|Wa%m4a4&OCPq0>c0GzUcwzmrD}!$M`*0xoM3jmwU&5JBnh()3F~*S(_mwd;>_#`-
AS|uKqt)Bz?hXiBTOz|?wi4*g8C3?d(U^`To6XcH*rDm<=_Ak-3=)O*R+G8G;_fG60$n|LuQ?{awo*wcTo-
y98G;BaXVu^>9AFLRd6)IG!x(*bvL4Me1WUF9oT%}W!eM0_$*~Qn3j&~A-Mk)Ik=z9DabZfES1Rt6(_vq8A@MBc77-
s*i+dl=9k!V__+{YyMhi!r}?@;oIf3Jts@R^il{#7PlSlr@yF^~tin!32AS_lHWHch=ewqXqGLI#C$7~Tk?cqH0_UCYQXUaJ19ytDn1G6(%l|<MmP|$t;a
aE!_T33)7IDoD5~s2Ws(Fr8%*u<czMuE?hzC<~Fjx(Pedy1$#=O`KoEcQ%B<&f5uR(7Qg<g^4fVgD?P{ZUNV(`;NI-
l1Yd=&=U2&;qb$=9L``rhnc)zr{m<Zb9*y1Svjv6*W)yTpwH8IGvFHyvM?zp$Zyb~AEUim>y>n)z%0_-
OV|`6p*_^5QDN<@lwbPN41<x)bGplWd;j*u>Z6F#0MePf}Hci3}F9j*c8l(Foqp)(g>857*QGSGpo&4uMG^m>Sl6-f-G~;{_lT<}@-
J_|pIXQPIXB!DSvqOCs38hF22|jeDt#@EhB~Iybm+r=bbe7#zl*rUDKX5n%vz%l4ce#{t~q;J^D6Wa8*kP(k4xA&$)~xV%G`1mL|@-
nxNloGv#wS*HFc<e?~Dor$_ZfHB0>9v&T0{Fmd})F#?>|9vhL^82o5Gf6cS;z3yj^PO1t!I8jqAg{owA>Q#{gBbP$kU7`PKd}Mskf?nNhhaC(xZrRCuFM}
3)W_yGSzc!|BBZ68J@FzG@gjgt|CA_iDujso4bo(}z@!2!_S)}IYxxLS|F;A;t4;{1y24jPM~HJi?_0rh<mInaX8-
4#j^k%Ue#<c&M4qOD$Xmf<;;ql>>J`ZPTRMccfG>An@EEPa-L9Fme1QvCrD^B<D!J3c1lY-
1%&72Zww^YS$k#T}_3K@_b=Vlbb|?OXY2OIet)AoSR0_s7L<F19iR*5L9-Jt4Qf}zNK|Yl(oMT{T0!zHwuaXxM7oxdCK<-
m<JV1dF=d51ByY8RD_{WG<%n55Ebb)V|j?g(~yN+otYzaw}_TT`qIe~G&3Nx<#*0Z&)tMD-
2+qL5Z=rD(GHFkFn<>f)UimsAr7%LlxRWnDfW@l72kum8^7+u#8Xs1`Tw(_G(DOVY)ih~LYC9Cq^c&JL^v$V=c9V0OvB7E*4I(N!@L@3E9t0UEw@H`t<M_
@$o|6g)K0^Ri#XLVtYM37o3KM00y#so4`VC3p(W|)Dx3HFW8+uU;yztKD1#nB%I4_pF<k$|rcs}~(qaMtxaOZky#58;XvWLA$k8`_bHI_ZK{2aX<8;hWV&
)J>xH2;pEhJmf2K_q2<X3v{WC79CF)t9c|+t4yTL5ng&urq6Qoz0jeA_3Oxoc~RGkQzA>`8{mB%WD2sfKADLQR+^(-
OMCTV9V!og(5vAQ5G#f)<iD4Jq76FH<Y#CH_)cu@@#4rvc}v^P*G^WjGFMY^-FTk%+Y#)tXXGv$z-1-F07_S?D0h-DD=4Ug;;p-
A1*}|1&<+@SvG^r)>~#k|jq8cEQ|MAdBbl?E7QolKv58U-
;kP`atCp9aSI{=h)S%9z_1e*D0}C3}U>LqmJlC@nm+)K3<YyT_sCNs}IaKK!OvP97bx+ZusDmzJb+9Ec1<`t`bwXQxF1VYLcmvg9(T?l@0~{47NMan81l3
wJIa}o{a)!k(m*YEFpMxQ<J|wD-k-
B4i9S<X;|NA&>hW3G)qu@8ZkJcyfHrCBs)y3*A$JR`XuA&zcyc1Ak&($@eQZzEHF<#pLqD2fqzrhd;MONTY9b56;Rd1r&t|yKUIB`f`Bb<a2c{WIYL`Y%C
rsKA(zM@u*Y7-0#)b`MJq1yD4tN<Op+jYk|{079>-
jKiq8QxU*HUr)cr@q7#!MmT4)yVC1;=n{2S{S~~z*;xcV9VhYpf73y9RIy}Oqm28JpOWmJQ`vyP;v+AqC4ekfHB@r9R5D!e`*D~W=<7g9@R5v3`+wYa)(l
*QZ@q&mKM^a^fK$HL)HyZF-Zkg^ElH3rMVuQeF#za#hAL%1su3%$OE@~j4@&1m_x$7R_Sop!+)crFC7&go&;G<2Bpe(qP2$=C~E0InF=%x{ZZDcH^`ky-
83vMs<`8Y$fnaaf5ZEzE4;|&LwWin&K$istDDGUsvv9HwD-6^;&7`78;vcP2P$ac!Gg}>{Kgk1U}N1R-
GWA8EgM;71Bl#i0SycSamf)ZKbn`GZOUPWhTg#aSUbI^Q$^I>prIckpt+M<WhRl7?Lx>avSJ~9VuU@z1KoBuC`6AjQztMxo8M9^k1@~CF$Q#f7!~^L2hoD
0UrD>sP>))#Kx%4aYVN!;YHoffLe0%8Wa*<gjV#0=cmpd$+AC^LVs9)LxmF~vwmCBDk2051i?a-
A@rHf6??m(2X1=aN2{D|T)Oq>3zbL65g=~!TT$el>(C*Z>3XTiRpaI_L!SJrA`Q&bwG9XBE-
8jE?QXwqpRw22OF;tA)8%`<MB20%&=6cFBa}{BJ5?uFlWX{4RPuv`46#C_g%9#c?QVY}jJ#_8Z%WU9t@_G_3bwtuo?*?ieTW}ED7Igbg{4UroYL63jBmQp
0-#w!CC{cUyxAzL;5904e8sCn;+wpfd-HK}^j@>GG{R|p~>o^H^f_3grV9PI9(-
{AsZRn5lyWnx$=K)q!w~C;5g!WavGt?`UNrq$o%`y+uwjT@U^fZ2d$d~)O;8EOPQiElW^@HDstl9v~TKN0Q<GsV;p}t_h1YkBJj>Zw~&BA()(cYo*MClM@
VTB1g)B^40I*6$cbj7}5GY+VHjFHi<rxR6wu!+1BHg`dKy#(|N)Jx%gfV91b{JN0Ny@B8n90BM`$O#XU?qwhq`ogi5k5&wYAxYUozJiW@^4yc>1^yqDe~6
KZsFN*DwQGno%-BpatWqnQtOvP+pbQdMZX&6xfsvNa_tH^Il-fn<px|1oBC`hhjoDy2TG6M8<t(p!+;e2UYcA*+HAi3qeNP1+5K|NHm;{MSht@aXD{1f02
ZTF1-&t_55A8a(0z|ks=1bF#2(EiWv^diMzj5~fkjM2HM;swVWHAO3LQ&mVlt7EB___Z-AthTvseww*Iucpc36BiCcoaK=Fu%s*Y`zRntPtx3Te{I09t+g
`hQCmutpW1QsnMnK8+XZ53bo^d9aOSO9cU$c<>BU@c9QrETkUgB8vq3@>CY*2O{$%k8rOV^IGQfdtk&*fH5GNK{u}?!^q6L9B=v>(+6L-
g)47gFO;~qYn!}rdb>Adw#I4ja*n=DItvFpnC5<xkF#kSKek`*FC=>Zk>|x7hJ<-
eq(@qaHP5j^F7`xMQoOCrI!mK@HXB4w`<D?}sYb&!vnbIehOBW+pvF>QzbtCV#M~YXvadx7OfY@G=p3#c>^7=vKW0@Rztx~I_b1h8HouaAh2@?+Vw2z=fP
gl}QtYf{R>152h2vxIq*Rt+V$Z*<k381!zdf%4=%r_#{|BF*h;yV(;6CL*GbMj<gJv1A}w@PZ|skuhBMsUagl~ZIL$K+m+`uqn@;#!cbg+c`c&KHjM|L!F
2)i6yT46Z5E;F^NdaWh>4_JBw(8f)@h*mVyVF|NMEQR8Y#!g#EyQLU)jmwK>=pe_C>C$ZOJ2D0HAi5>k^uwVc5K7JKm$v!MfFln!V0iarg#lQ~&rfel>LX
}2QvgL@<w+U%V!nKt^npHYM(4Q}?q_I^1_ym$J%)#$LuOft+50tw!Fm<l?;R;8zuOwS7Y#*^*<7B%i*b;(-
SdBxm#{YF{IBZ}$EzEN!@Ect3g7Rdw4aU6`W`$!N1V_KJ>YGGrA#Hyr+7>}NBY6A@L3;+d`V55Rb8cVJ%fUuL+ig`hBllw{cM#v&(Mtg*-
*YU`jc<)$m4f7&`5$^L^*rvZIr<fUrt68k^$h5FScbGWc70d~?ZIR<*MY$<v<0l%qgAH@D)TlD2G**bLtl(YpX|$h8Rx8{Ri}rNOEh_N=_u&~!B(rb71Do
>rUxFo4+%CscE1lA(nhpx_Ng!j633w8iPNNRkN-BhL%fHzE7lWTp9lZtj|`*F{De{d{X`AsZ^D_-
@bCi=u7Lk_tJ&{KD)xLy4%ghkeqZ<$d%ETDgzII0d08DkOutu-D7R4#*9;5a9?t)Z?012j&*>!0S}~NaORiTVglpoo>s`>`rzZ4-<Z35`pWj!-
51+1%AFfo!53fjwAD%o){`V^4hyNsTl>E8);oK<Y-
abk`&xYH9lP>&so^26^zCVqHV~<XV3jeRD@QG33=Fi4YFMKwB`tSe0QS$$P@zZ;6iJyM&E%DR4bn(;wP!~Ua>h1B<>u-
;rzH^lHU8AH=SoXl(dgI+y4;2;WuX;F>9&s_+%2%x_vDvG$?JFuu3hkAKEL-_QtIJC4D_1?ZthBtUqB1w_;q2TDqs?faUm%p+CHz};Zkn)Q(St%pUd6*-
%PYIDaG{uY?+U|$2k%;x_F$gbyez#K{-
6Koqhl6mNUJO_d$^=x*+b<ImsA=bT3Jz1UQtq<oBpuDa5=>p3~9OLg%!oi(u`FrSJ|^NmZjO2rRgvA{SuO!GR+kgg^vo4iYpEIhP>>Ds_cbDWhL2#Wh)<C
RRSF_z79`+WaX+=*xR;}vNG)LtbdZ`kKMk^imEc8>x#n4Wo0W@l>l8cGCmOviz_K%+8HlTQmV(%mD$*p6;-
RSCo?~cVhjdZBJC9=CGdlun4>>XDARH?_3?{bl(*nPgVkDUe&lNzmCMqKzLPInA2mN97McZfetK5M;_`}bSFSF!l>iApYErVFg(#=PN;MR-XWme%ORdNFa
{Vw;jhe_bHifeofwS0Ad0<z=HKP7g5OsD%Nm=1+dr7rDft_tln7yjpUNU>$-S>U5(q3r$cEapRdj(8C@O<<ke2xuoFpNu9;Y+q{^`rI`<*STERV&M2P^-
);FI)D|%2kH6W$CuEa$8|p<+AjWjFm9v;SiLbn?CvwWGl3OEjurN{)1*Zgl8_Y7gm@n9=vbW%7Q8wGI7dG%g-NwEefmS)gtX-
)0I@B`VuQKT2~nKSD_YjfqpQNd=*GtUR-D|oNcSL8?q8s7gpHQ>EAT^*N`w<%v&g=FEh}e`tVPE!j=Df9qg3EIN|y<_B^hR4Ih5i*qy|}CJqbFk)Or0hn-
6vmhR;wW&`953vZSiw?Zy(qO9A7?S~oi^H*wC{`JGY-zt}zk`TZA@N<7sLfrGyt+V6z*YLFOBqc;ye<Q!|<09Xw;?#e<=eg^z8+o34Ld<z?tJH$aI(@RMs
9Rpa*($q`c5=*(itX;R^Q^c4*i4sjT5(s!m)qAfU~q#SALXBBI>6Wd1}HS&IkRQ{oSA#AE`hWAt^6z2DY65pwQdi;@ku4~1aph@M2%$Ewc@(qW~;4AB}#w
8#a>^oyXU+py+&r85gY@`9RB-
FWPLv_{_x-5oufJ@?CO^NM6J?ctM(ni@t0()_SO2Ox}S;C0dxu4m<g4yJ!Vfb?D5yqb=(0><%E2LJFo=mO!re7&TEt{@JDP(fxiVUIq-
LB%W|KmW~y=@{uTG7;G<w)4nCIdTTUDvjbPee)nGN9<ZBNx-+xi^n|r;<cCGLE8jZ5iw;n#<EjZjttI1at5T!S*c--Jubm8h;zSL%(wMUSe&5k#d?4QLYm
ZAQe@0{DXK$^Q79oIv9s=CElZN$;vN2E9SKS0ACDIMmIJl~lN>63TQcZ!Xw1(LX1g>M>s)8N|-e4Bx9DfpIxZ>ji}if?*+)8m^F-
;7XWmDS{}`VG>ekGSp$A&t5P*WDbx>=dOl#M6H#(faYkz2|RAlDLblw|d@GiY_IO)ZA)y=BWhd?V_Q9-
yxckaT&B#<eK;`KyF{rnV_g^7PS3VwZ|$gPzloQ(flJI|2%-66i($nagK5?q5Ok+Y!&%e=1sApV~bt4li&C$<XjuuNqvrz`-
>5B*F}+gPvGl@J+lA*mC}1RrMEwp-Yt~g`vivv=>3-ny?;a#H(I2_v-
S(p9>+UL_M71uO~1RH%9eX1_%`Grq5VVjwo2WPd;`x*0DW74zWabiElA&eNZ%Hu?>?k&3(|KV(zgZayASExg7n>o^ld@<?nC;vAbs}%eLX<my;Z*f@>rb<
R7kEa!IcxjKJ3J0&F6@VP+E70hW-4Gdl>bsE~N>5>D>I5ec1cW=r-RXYCWPF_?Qxr9>(gsQ@piS_Ga+N;w~U-
ByM2N44zIUG3=km@35$n33tH4Z`tk3{Uc<BBn74r)O&`Qg32fGgMCp9FPz3D*bc1XbHq`j>*8<?wv$Q+<r4m>ZuHWGs6H+-
Z~+(dPrY+46beidrS8B4)>cTrnV_40WTm*F?~&bO%ztZ>;;%E-4_nv!+ywUg>?rGBNu#WPB`^i<;+9^<>axN|L9xiZOq=T;Zz-
hmqWWr_Uddt>Xa+S$(_^r6Pyx-lyw1r^&ze{G(8p)C*dJYuh3752&$1E>D7$S1SlnqwP%KNUR@ty|kf^NW!NM}M4eanoU!7fQOfwW0XQq`H^`Lk%tKbr{L
w*{WTY6f?W#v|0Ww(`M55{I_D=sR`y6oyfro%JLvK18-4$m-t-
``VFT!QK|WIe7DSCubYU9qyfB2JNp!pmv{_As`AE_YShON!%Ut&i!ROUWJTTUuUGQn~WM74f<$GdAPww2T6f8D#BMvIIuinfI31$|>Jh6xvIcWfsv2q!*W
#l^5F6!N4ghFD(TN6N2>1GSLt%F0U%GkC`xoB`jT8Q5lsG=o6dF$dVPZRz;^XWJRX~Gm9p)l~=8@kCl#=n_fgi?*gN&WT;o;ECh_z6%QAdRSoY8;H{B;@$
gC*fGRKE#?=+&<)vdJV@(`q)x*^d_x$B9BwTW$aW7mzGp<hE$4GXuIp!kK5es{4NX09+qp#!Q+tHn}-
tg<BvF%7MVQf1(tbdGVM_)*YZ^xEQ7@r+`BNyL}T_Jy89rc~!3hda9Nf)zY(NuX3K~Qq!!;VJz0FXw(++#asKaFbK+0Q{W)(8qZwPUE;A)fyBysIRxx#`4
n0-nn0#8&WSFky_C_a;0jdYd6scTnKTpx~PON|W-(SP={V2cqKtP_2fSoJss27ETUaFCFo`r!q^eW>1&Kb8-gQ9-
>p@%t;od8!Yt;R5|sJt1b0;lj;{umhzH`)QnDb)T^IsC!iZQ^l6m(hQ6r^bUi`W14Yee$*mjY^AF7BWWG!J^M(P9vc6$pszM0)=ouPuPO)wi@A{Q|He@wu
@jSKIh-(3T*-9MlB-HXZ2d+oE0zQ<#slaZMI+?d`_X1b)ubs;Ej=qrnuQBKTHr2WR$h?Kgezf)o_Zrq%DpRTW9R;c>rD%Y?3w80FpdOH{s>#n`;mzSLc4C
dVGZ@xMxZ~(m-39%<87t-{lAmS__1{XkW`?<uD58cA3V*(#m!ez*QmI`aN*73|0ns7)C?-
Oq68o{+V(Jm3*ZErNt|S#B9tK@Y5Tx@~?J2?YHkcyCx~_X{OSh}6b;s-
^zwVgqN<?bqqoW(x(NULjeXexJrg{7yEZbFi_*V^o3${;!kfqxv2U23}aEsL8=~7vwqn?u*vnK$QcMH;cv`PI?`W{gVShap;3yHc`$SGrcp0jK_2eweb_6
d+@+4iJ)&f@LKdG+>fXY!=7Z9S#)q=Id|^XkjC_06ldZ0pa1KLdI71>4Tet6#e9{5+|6+XW)^G2RA7LgOkCY$4zC)f&szGctS0p&bx9)v~pJh_m<&JJDG_
e7Z(^1UtSNn!VHKc}%06NVIJj;)alV2$`y!=>Ogz0>w}}nljH58DYi=i=VbTEP)Y5q7ui~y#!X7zYa|^{5^EsM52x~o5-
w_^o$_L0>AM`@=1(M)aQL;I(0+N=X$-IeKETBvtA`q3;L8od7IhUur0*%4z5Dnj=TnaZq>dfa)+_cDM%i)A6g|#6GG-GXEiCGV$SOg#AMNJ5}hoPuboC~;
2q**#-x-
#1#U0l_8EFH&nWo_*Xe+$eUGk;aBm1wvsK%HHm{Xy1*ul<5Vd=VE4iK)zO_j?g*jSVxr=^k*`bO0*0NR8WSOF5C#JlE=%Y#;4GMbX;VC@w;4k2q4;-
+dqchRI6g{Y5Y!h4=*Awn2Rvn^Z<Xh?|p(e(xP;?g-
EoxuG2GfpHVEv~+Ng60oLqg3}`(?TfklV}P>9}y7|K97YMoP?0?sl192s<=EB!>3_V*%G9b0_AU4gybmML}HixG_>%(lv5Yi$Viw6=SAN8A_W1X%ojxs~<
|MhbEjC9Nrw_*bV<RDJkO7Qzq&XhRX&`?5t%pTEb}aJRY=+w_YG6#;zAUEl=dPjlC{#g%)xagJs2KgN)0xjIWsu*UW}bp4m_>8wM-KX&8(KQ+~yE!SsYt_
Sa;4U~}S?*#%Ee9NR8P8pSSXoj5+b;O2x;_P6BkmtQ5jU~9%myI^vxU9kQX9(`@-
oAnENSOe7Mr8;}Vxv2%ZRCpJ4)$rG%tHCvJ4XT)WddM$)9v`t0SFjm&mo8OFkA!|<I<DvM=l}4cu2c3MZcb!I#!lHcxl6%N8uc<HXoq|n0M8Q$f0VuK)*=
>$>uU-Dq0o-
gxd`E4h@+4B_Y&UPP2oK#<epupm%1rpi<#fzMSpwwC>isEZYHz(1V^8e|GtNOh3$^HRn7Gl9WS`d?<2T_d=yQT+@iJ_f1wk9!#U=f+R(hX7b~ceb>CLH@5
hdI;(p)~j_n6hs4T7*UGmWjet|3FGvUKy3s9?&*hyM=SK~WXnjD@Kge;*at6by`e5bIu4tH|+L^1`?E7L7O-
987m0hb3dqxBM0C+P{SP?I=^5n_0^^R?f<5y)SA+J1ewA&%<g1itQ<H{y8`H*NwTS@@0FoP5C8t}?j&&!ad%&uJ=^hCP85c;IRS?WpMT8!l*+O}JmwME8r
Dav)%7)AEK3Q!Nb%4d<td4G=!HpaH_CE^Sy2P16vQr>a>nHS@JiQ76NQ<T3ZUlkKy^r#0mLN67yG=C&WZOG!+7t4@L9CYW0J+InhNcxNH7uj53LeHsG%Ix
`LcUqEWyFxp%7o;b@5eAD;Hx59W$N{GkYoR$N)HMU=cZyJ2l;M)v*n}KgB_?Ciicm#2OD!%FQ4gK2>81c;rby7i7sy1UY*w(N<ya_0^5bbeM>Y+w6MAMyO
t`*tYQ8Q7MfOtMgI{RcGvfrho_%5h_qhXFmU?|Ihn&_yRisULppwhZt`;7!NY}<SlF#+o!eV>{qJLu<t$+qS?!EuhOG8y*x+htS$cCyjL%u}h~OpgGWnOQ
f7!D;dvQ4#Z__qE}mVUHmc_>|mVjwS`x1$mm7YIF<jPl(QZm6hxA75RfA;@LFYzW_RMcylW?k;z92;;Fcjh0;7}t{I3Se}y|udNbGNE7}(R`q?qQwzw8^V
CGH39Q>=%Ke=}|XEzb&eJYUyi|83D<n~mA50Q_9rphA^W&uXeJrt(9)FLStBTG2LhsnPzx{`Tu&Ia22H8+I$8AySMU2jvE%RQJJ^WirZ;%QCXk?u?+j(%m
OD&KI-f0~|P@26I)>ucu)&q)Pedm9oXkqs0=$Sb@&G^jatD{z=fv1$*YSmRmSr*ruocRY5tOLwQ>Ie({B`zmx-
S#mOjmOZAR!C<^c#muBJN*d$vDWaq9pivX$sKn@~xim^8M=7JDL>e_oj+zi1wUkCB%TW`fqsnO16getMa5Sl+qiY0*e;qV;kguD`&?-
~7p;4yx=XC4YGdFNOJ%oi^&9z|wbjn@)j%klsT{EFO&fQ7DJp}C`wDUjJD$2CL1%byDG)-tXCJU$Nj7g!SDWJ=vlXS-
<nJ6bol#_(1jSTlG7#Qu}7NmWVNy)0+2P`?qD(w|OqH*A5bsqpz2zqJe15kfj<>>J-
59s^&JuaOI`$wStbH^<(Si?6OtEsQ*jc~spI})y2ss_#ql}cm^4jI*S?MW4=EREokHjZO_A<idM7Ji3iBGfDSOBQ~MMW^=_{ShZdE5gM0iBi6b7@nYlg2U
F`l0Bq?YSDp-uf2<6LA;N3#uW?@OdOL0n)3!aE{WV3x^iN(s9+$frGPnW(&RNT!jlcUO^Iwx?rAEA$^VXPa_a->!~8QE9A9uZ^gYrQo@$4t-
E&La4d=cF|2^Oqw0{*78IA_7P%W@oGF12QuPn`&0^=RO(LWdpH4J<mR28dBnTS}T!Q(g+;96NCn_aE0MS})Nq`6M+Ln3+E_$Ekg0vh$&*92<HKc*>AzunL
`yS+;Bcpl_>(D(emEh$iULQtE?&+BP8xoi)f)Cqaf?*aKi2tmLBA><K4dj&^7xAsN<1Cezg%+Ug$4=gDFg$gp^pPWna8g>h_&H)2kO}n31is$sr^z@_1i)
XQ$@iWoT4IeaDedVz^g481CCpZSUid6W}yh~317WRp6{bQQs&kK%54b*~umGt<lfkdmc8<j1M68%LcS`ljY#C2AK*9tSJrz^>7Xk}qjY1mCLfTalBSu4Ng
sNe~th+GHgP81q;@J<BkrAuWpqd_J49W@h^L1HcHQ!u^)vz6vbHR@A>)b3w$0eb-FkJ0C|?@)g2jz6Up$nY^a6l@p|;{H(v4&wOQR}<uEsyFcYVf;iKjZy
QJUAK_0{TZDGpMVMDJ)E;Z2E@81`xl6GfF7B>b(cKr)XKAtl9ZaIjA}Yt(64X?fjO&HmLU9k(-
>b{Tz7M&`BF0G;4hQU$+1btAkV>P5P|?Fp0(xvBa;&nV1&%!?8f2K+HE7Iwe9k>mT@=wW-
Kg~=H4GOtEIs(G9^5#@f$x-QEe?6A5H2D&$T;cP?fC|9xb_VzEkO;h$yT;N;R3{jB+sOxpW#wjRJ-US;a@cl;wQwlc-QYFD2Kx`P#2@^vGm`qYp^+OZZaq
1YhGxGl=#CcARpy1xyS`!9V$sf~8&G&)<e*|0eZWYWt(+HawTw2A_y5Y2YSVA3Xc@J&3V~K5}S7^m;gZ00P~CcVzvpmJX-HxeydPJq7MTG!7|<b_!Y<N>M
%>9tMNyrhqHmcu?5$o`Ptbd?$WO4;P{$f?5(DcW)N79zoqt0WUaqY>%Elbh2~Kz7xBHeefy9FOP|5s=n{UzF;>3C#wfVb<0lLyt-
b#4&l1|KSquZ^KYmb%^ZHiy9%aTwE0EtfvPV5+X|*1M$9e-
NxvFTysBhrA%tO{TXZw5l0USa+5?yLFeYB&0}Z&b9yqu!X4vm2lXwjB%WAd@vtnql2Lh8iH;(`IM`GE8|1rI`BlsH3Da}Cj9R6pGIVtV<Mb5fGuIkPx7D<
NwVf^8@--e9QLmA^#H2>GR*Gz@Er6It}`fZ(i?RyP}mg3bgVTUYUXd*+iJ`D4Tc;SNM`*^a~;Z_8`5Ho+lrw!-6jtmXC0`-K@0R*$>pDgM@2$g<1Rl^{-
Q-&AWO7~8Z_s(}_^b<Cd<Mu~*m<&(nyVxx2nl>Hhr3JQ{sVdPmk83#R-Jjrl>(K=psLihNt*=~?JawLAnX2-
we|&24R5bIZSh>As$749gev|r>f>1u1#B_PSwmb<}_Z?pV8>&~}#a@IFd;<%lyF0GAJLqVCD?1|%Q)aQw-
f;Bmx*ZKiA9%ar?6>wd9Q)R>hO<ld5$$U@(6Y(kO=ZK`2lg}!Kn)rKU)$T@Uwjbgx3_8{?+l?T&Fuv`vBT7XZ|#xO&R6>X1aqM*4I#d6O9EpI6xZ;&IFpB
(WM9#5g9lI)P6wt$zIY<$3ri&ZG!$McsUW=cyLSSU!rxU1^c&pg8<Mvb=W(FkB}?z_;2_ZsR=r6N_mer#P{cL9Ze!x`@zgBAs0W?S*Pb5;h1d}4k@rqxMo
}0D=qSoHB7vPXX~~9zj*udU|4Ae5$=acwY_f35zwFv@JM=vj1V@Oo^EvfB#Fa@q5cH@YLGLL!U|D`+-
2k%LfGGWfdJqP*!|;SXk4;U)S(CW#4e?Jd9$+{LTN!XuYab4bIFBI`Y6p=OJi5l=nrXm_-
)$3TsL&<3_A~IU!0pcGcT`R(&9CcSlP*fn(mkkrsT&QWQnO=Fi3=4el}4edp}Pajwck<2AA7<7Rmk<}ophX!o<012jvD*&dWO_Iq-
J3Eu7CIZS{Mj}$46!uNCSCCpHfs2e(1IG`6qKyPFhmlOldQx>;qBFVcVW8HD9}pq4UTNx>P;1iK<RfIw_d;uT4aP)$K9!KlF)^6KHZn&`JBlX}e?7@;~&*
Nr#X^4pZs1P19I0<>9r7h^$d}Fo*wPgOw${5CIj@$g?W36=>uS_@{2i5lA}dzcqv!R04J9Wu&zWQJvF40dH~=1ed@u1(t4}&bLidK{k+qmA~gOl#Hc9=a^
Ft;nE9?G(xDk3iQ+qiWnl)+!jXILnnYG^4Wbx-
N1q<e#);sHZlcY8w!FPbFzMF|1`aPp*zIa{td!~;6eB;%d=q*ikq4Li5pcXrWwkT;rW|VvScTloAP4VpN^)r8K6*F>OI6YAuI#+{uBtKqPHGOF~h`|OfT@
L3?f=A=m$@r?s35Jw?uiZ1MK!8gZ{e;I=?nYn|IBE^nrj|q_PNDIX{}EVbh*z+)x#2;J-
Lz;74+BeSOHlhv}Ch?lW^R(tl|07v1f;<MV>&0@%xk(O$le+WSQc8XRhfj-mE`k&?zZ8Whn{)ZQ<eC`TnmM^SsfNF_%pqob(3Uo=UMnh+gD?fs%;Icj2b6
t(w@rpQrX@B38I(ZlS0?6hGv|Gz`i(Y7xFlRIN<+rCIa(~M!;7b$6qv26RIiE@&-
wmnP%l!@&RfB~l;GU%U`seY6h^vc|P!!g;QkFn>MfIa`ISbKgq+Vi66jTn1=inLngH*_QR&V(=|myt*u6_mh@6d^`lqND4!l8Pd8sA7;g(BC?oQk0B=zp`
9p$c@&h`)DLl*M|-{-
9u1kPI(R7xkM#8v&fvKI%Cxh7|I}2_4$T_{x8T7eiWU0p~x=2sX<V&RD=uKDX+IT!4D;0*F~4e4qCZARxX5d2NxV>f5F7sM_hL#%JOcNz@B{zY|gU?YvuW
Sl4v+CNWEa=P8ASSzZb$%2*0HVpZu0HzT7<sxEQcE3a)?Stm@ZA>F=cN@1pka0<K4#QV81j>Ew+!=6nFb6pIU$b#*7j62yygXn2t$_%0+C)ILnV1k*Q&+A
f^iQ4<%{@A7riQIyrk1jFliCE6V7hw)|f4>&T2_b417Avd%Z^X)_TC%n%DYy9qYqM?@|m?Q~?Ggheu+haAfjM|=atUXW`GzlyXs}zv+PgEB}pnq(jBsmUk
6|`rox>y>Kfw&ce89QVj(DXISeO^cKEG9k8k`C!hEI!BQ{qM2jQxMaO#mBT>gROt<0@D&?HZk{lIUL0K{KMFlFbisi?d>-
rCgPp)j+qDkGt1t3a#;7BL;L;8AAVVW-JlAe418w8)CWo`$}KB#i?@7LKB5>r^MhwLXo}^Kl%hvd9)lFm)ID?e_nwJ9O7?&2RL}J}|7Tfux9+R8NB@}o+f
V(jG~Pa3{$=hru9!B8f5MIN@lLLn!-vOwgNBcE9#qTWs^JlG`0)Kl$Bhg(rFA;{T`O-Uu9=2=ff1+3RQb7+hEI&!4~YpQH!VMNBTK(f{yi-webR{Z#W%+K
X@u+bTRuKs3!V>*=fAQ4`uO4IQO<|_U`qV(<C^&4uTG60-o#%T{>sr&!cW`~Km3bae0-
5jst8`ol&J7usN$zjP)EWQQQ>Qo<KvY4$CUW_{Ax=4^iOEwhi{o02~Ug)|8rEhGAjIkr^Qe2ofbcR_4G)1a&&v6=rAeHetbAQ%%_(KqhU0Cg7872KrKxAs
|ac#dqx?{<%1!H>=6evuq!VMN8_LO1W}f)C_Ce-ogl))GWx4|f+)*o)Ms4X6GX<+l8^QT(dD0l8pjDDV|LnybArfNWW08Q=$b3wC*2j$l(DG9j(AO#!xN7
D5w3Mnd3o80(IS3wQ}tMLQN}|yd!_sib5EAxU+w(rwb|#|>~n4Qxi<S;JHHy&5B<ZQoGwy)49M8{F)EB%pCF71+5r@O3*Kf|l#e)*Q&#@qh;unIVAptzU3
sEFWA_sS?QyYV*W>6Gc|t~RGJZ0kU&m4d9|Y~qkQO~7B0m^DxeXsi?o6s2BC*pyVKPuTzE1f^f*3R=%m(UI+Gnp`Y5R6rNl{hl?4mTIUT-Yaml};lg~ger
rTS8RT1I+_F{8M!$fUOw78y)M=~-E^U(yW6|7oNK84SWuzij9wJ^Ye(1x3uRTv2EUXJn9%b{TA$#f8Nspyj~SnOUeWOiwqMvh^`oiu$X9rHKEw@bS-
k&A3^{dB1V&^H#1YW1sgb`1IK4z3QjL$5Y%Y<DrLdW}Gz2d9Ab4;^Qek^XXydSEKOTqo3ay<@@J89a~PquziQ{^A$dFmMjKmQvSX;VeIyAl)oQN1N~=W_n
AifUgG2TUzdyzALf%u^4YrK{rBH|{PT88J~O`ac02g^=k3DZFHuCkyY33k+ikjrCwUD|@*1AxH9W~{c#>BYPjd4pc#?QsY&<;4uY9<8k{O^y8a}yzk}|4S
siD*eT3%X7w#}e7nX=PLjr!v3(ksWCG-Y1qdVNObKk0gXk#X3<>=muo7lG1lyPE6u#hGcPmzQC2iEU-&%7;sqjk<7eD%O9L3-@W6C0Xf3`VVK}-
ej|x^dH8;{fNzmYYX?+7VfVBPmYc+bCv#m@gn$=+dgD`$-
yhcm(2W#@Fg{OUKWl_8O4!Fp*S+DDUOUCbzc>#k*SE=qDLH=dKpKCg5Kce+Rw=)MPbTJ`A{)sH1RNHa?s&Bm0`+|2&N1*e5%I)lu3#Llv#H*0cAE_eL$Io
^x|1u2Urrg1O3{^gCq0Z_&72@90f-vX$%~hbsq+f%(`nhGFJsh#(1STGOv${BeO}yks-ryWK@@dBa=FWBcr-
J9GR@41NQ~G>WhNNkc)xH+!TFIj^W6>`XS=T%!uH~X#Q1jWM*70j*RA?4@XAx4~Zj_%1|&=pI{sr`#(62%<5}6GQ;PyQE_A}GBSqoGI3-
!$v8434vviKGH_&4hj3(6R~1KQnZJqQ$QU_$X3Vs9F%TJYF%X$9upOTM5O8CbTn=tb%J^|(Qmz~~Cg&4{8?!tbH)aLm#!#byqAVdSAM&T>9|<?+!T7i_%P
)=_lQKTsn3RtIH|FPK<Hn>6$Bn7@#Nfu1ebl%yIhTwZlXDrkF*(<8W3B>j%+qmjV`f|eZp@NvxG^6;Zp@Nc+?a(FEdv*?o*o4^CN{-
2+?W{Lm>Ds+F`9o>+?W{`!;R5=%(yWN$B7%Gxf0wMb1ZI*J{C8oe%!b*^%2~d4Ga|%Y6iJY3j8ISzoORj9j8`Ur2|&UCrJB=1Y<%kdMBk&4Ow2W*RX2MAk
G{Wk(4?N)3eK3Y9Mo$UAKG@=y5pujP>ZciC!b))1!9RPp>3Gn0JKR#I^QR;)JZFr8*TcbYKyLj`S`>eRm;Z4a`B(Nm24!B^ZrsbU9Y3f8ki=;pPB77j^xF
ixgZTZx^J{)lVaFX6T6NIA41MU6nfuBM&r6gYG!c)-s)u-
LC{R$(ip`P65kD)E*RFW)97*RKD&59L=0l*iMIbukS?t*`q|t(9!*mDogl&AbJDLb)uo4nrA1Ih+(fF9T7Z#n<^NN&{#j>$n3|bMLNlEY4hd!gYOI4M*D7
2eKtY`=!u228&1=ncn3OT%)U3@Yn5K@dNv{40aaDlVo}{o3}<Oe1!)jDP9>V&wMr+f5*XsAi4z-MH!;N20NPcO5h;}--
}VytY*Yj&(InU=@)i$GB1#Fsp$^}QD9{)zVn!Io=q;g%Zlnc{j^sxi3zriHgtHV8iYVwm+AMhMOx+O_E|)UP=aqszK5u{UpfA@M^dj8PQ3!w7m)jrQYgK!
QwnqeNK(LpnyG8A8qTQY6%J_^g_jydc2ma)~5ZsIKK|NNfeV%LDH+;Fj2_Cnq_la6JUWB8D|F`<QzYVsFYM^-w(Y9M$)6~A)Gr>lm_cy_IU+&ppi!b-
L!Q-xE0fXDE>b;^C`GcsTZV)S~Jyz{LLA!5(D>-
YvE93W+gxWKL=iNj>+hSE87u4;7y3yZD7mg3|8&Bd3Fn1Sm<qontzg)R}gnDth<_AgBZk$8tu8yed5TwJRbQork!0ch`8QSBt(**VVLa2#wr-
?Qog!YK00lxM*Iw9>Br4X5Q1UJVVp~1E7n7mb-H9(pgu>?9b4<zy5y`PeJfCLYc!~%3B#c&n>-FK-
`T!8REWq7Yxv98l9{YCJcN~9N%y*(%d{~DRk(S5D0OF;7(6x+Wm1YAEl34PFG)p}W&lDfEcO&CfvQPehy+IE&SiN&e}2`0YNYM4@3_#~_LBnz92VcHMax5
+H_Iw*jyRh*oHRH0Ek5R&HncjD>NfU%7$;(Xl$Y{j`-MHvu5m^yLr@2e6qgSL|dbCT<hHG#T!3))teyOKpsfUH@-M9P11%aWiV6<YP$_TZ76-
linJb}1M%Am)w}NwR&3YYUCI^Yno~XArv|$`_iNkQ9bvXsOGzHn;<y!~HvLhzW)I90|F7C#2wMLHiykZN%i|YnL+$W9hTnk<O06!L_ea3X@r0!m_nWZH&T
`>E&47Fojt-Q25u>z0wy;Qiw%;5`}ILm`fkmlhN#9q?uP$mE-
d|gKb26#CO68t+<3|kuwM)dmz}J)7uDS`DKJG!|WruT%^!h{~BD1WxYtXw=#5?1nRWr<I*DbPnbS}dJy`~cjEb=ThKP4)S=@l-
RngOe0KzW#91fe(MOa{j6$C-%8Mbl;OGSUbPUnw1-ZXIo~Ph&$I|BonLaPb{XfoU(F-
H!L&*~^htXprrAK&V6l7Aojk8!sm>zG)^f(XWq3^^Qq{nWg0gi~v!z1D#rN<jF^caXwkAb-K5JsiPS-
F2cp63X9oR#TuR_^a{K8wzdS6<EzlNU01DU7J<v!ePf0p=VhOmTt4e8dFI9&vNr#qs6-
*>L5S+!WuhdF}N0xN_R*@p0u=Pmhl)H)DEyTseMvd|bIlr^n*T)yvLBt8R*qEB6IC{c`yn(ImN`%{N^d-kg5=rQywW-xTZj?UU>4oEjf*?&s?Ge&4&M#Sc
$Tj2~Vx3a(tkD7bI;kK%{^3q}0!eWT#t{dyGKI(x#U;nwL#Dfi%w@x!ymfm_F40d8ISD7ba&N5QT8(I~ie4~>Fb_p?!O>;88X+`6BRf?M~0qu|!9h{CPAZ
WP?Q$)n)bO&%|9UABEiMM<H((vW2<e`s}C2?84|D=n|8sKkQ^>Bh^$dK+Jn>5r^jwF=9#m6VmS^0Gfcn0XN}Kx~=e6VbA`>=GfL=_*14j)p*p<)nSY5QI=
>+GVlkKkum$ldUA<>YXYv*-DFzSMyYf$!1H>`cO`l#KmU%a8H%k3XPd1AI7N?nsr9u)jw52GmeGfx^}AM+NqLjV1yqg7$KevP5)Or-FR&tx;778n}@E=L)
T6>e)3=m(X29F!zH{pE@8y%9zJVOb2#H)7^H9vxIXNf^nV$=z9D!<Y_|Si4W<x>lFVy3h1YNjGh~Dry{)9gWXw*_E-
p4^8Vb`*X~x1dlWj~GLxdMJTs<(utBh9o)YSNR0`<4a&*@{I=P%QYjVJJLw~UP^@Sr9>&R)vr$A?q+)=lwo24B2od^m-
LqkO;fmhs^f;(kp$oWj;y#)nh5YHEC(!kk;jhf}z6YW)6Na@+WD3Ll>uAJ1XMt>eRU`0><H@EqjtcShk9PPqa+hpx|F45yH+Ked@UC|Yzz>H%7SCxf2Rtx
jYPlt%fO8auAGUAKguR^LUBeTb5q0u_4udfey@ZB#HYLn4D4;%Nv38p}z*qcOG51GhV;In8sX{X2ykJ1Ow5SaefJotxiS194W{Qk_bWe4^AB#y>nFxb907
rEW5-BR&QL+1V+(Rg02`Xg%nMsUeQ$nG~48qRYX9sMO6Aom$aXZ3+5bQ#^!JtModiA$as<W9kr!L6X7k-$b3%`%)-~fek?nAm6C-
Jm)n^2jUkvD1L#1;@mkH&fSv~=k7^{bN3{}xqA{J3{nunpn*adyeuC`(J=ginfBZ1QInzb4Gn!7rPJrBo~qo)@C%x&P6;MAU;Eu*-
~~6rlfOB^nc*}`85?Evf-_<Cg2mzdoJxpSZgg6lO0#6ysDu|4zNp|O8DEm&MT0LIc$tPT)8J(WzRZA^nfNj@3|p`b`%#6iqSU+j6!nHre38-
{kCo=}J1lo3i~K9@Qb(VBk^$Iaxq=;jSm4TdQnVHPC^_HxRZ%)ZojnP^rC&_6=u!o)Z-
Hy>lX&`2(01J=&HY};@}uNNi*Dl3S+*(Y1iOMB^F+_M9P{FZ=6gfib?C%!pZR|IE%rgrmno?e>_YScwkX3lNrxz82lKGD>r|raTbz}9$KVEDn3%x-
&~29PQkp||sm!}@u*siwK41F0!5tBaT~t)iYjB|`y%+X(L^r&b67jfW@{{H{$=@Tc9M0}Xw>}m0%Y##_b#L<<zl9&#%2mjlt3_$4ZUyDU&&P1$#%NCby3C
3H;{0cJPDH^~iPDQQ^h&X=n%^-mneeYP5AmER^PB)YC%7^;ingUcN=ElCdZRJF<pN1Wr){oZaLwI_=Y2%2A053_7Ag6uvAB*%e#&?_PUg@v?|-
pMZRUc7=0(&8AA%Ob;ClbikC89Pk4Lx&KW@jNas<yI4oiY%R;O8-
$XEvkRo31&!v_Y5>>Y>)gc8{SG(3l7;dc~FO@;w>Z>iZa!1`lEKg90>Njc8OZ=j6_*)uParOZ5<_;m#mB5g&t^pR~vs#FtKen@bMIu45h4!Oy2Fd}I<Y&$
_x@I064pnZkeneij@oQxk6*S(zmG)`WQ3mncLPLL%2sjcT3P9@>+tCZmrRQR+6|I`QlkgzEUXOX~X;Dx%TU(dYVC4E38JGH0KV;4ACj^@|iSvu06U6A&|=
hYTy-3nx`g+Q5N-RhU|3oHN1U(JpSp_&^?^XrcBn><$2(H#D#jXA0o`%?6c<Id*%o)b;GdDjhi7T@-P;Q9uaUw67%Et-
1xr+yzs9(j9#EBQ7=OEGzP7oLR2TzS{;+0dcjH@u2ryRb|@o+Y+O?^tc`u#Psh@vhHu^lbMpQOyv7uL|6&0>5SN-
L8zEP&wlEK;(ad^d;Zzn)^d~KI>Slzn_V#nnFUmMPMY;UqSw*x8N64l;8LkJ@|JD{a!bq^S=KfJjZ8toDcEOLVXY6$wp`|U)#VM<L^NbA0XRmOdz-
(h8nih<Bu>t_Q41IPj;*J<*3fG=J0i8tnR<3b%$C<YO9&=nn`ObxGEJ^*BV8>;j}zHn>fDiRy@VyD&g*NC4Wi4UbqpbFYW`vy+$b1>|v|)PR(IIVs}AP*3
1kyKHM*Ivt0j8Yu;;?PWk6k-|g4%Gz8a%4*yD4s~(YSfuBDmjz$eM^66ZY^3PS15q-
(jU)3W>2Y><I=6}i<;91%sb)SR0uwlv(4O0Qdhxb2U*LNWl5<)(RKW{a?RdvcL{nh{W1)2w~HVM9F<+q%-atB}n{wmZY83A9Q;vi3^iB-H1Y9w5X5c-
SYIIn!-G&bk)3+VTH3UXzvi%g7N@u__2J*X<B;6S*-
wHs(ZoQB!cYHHwJ=vB*zL;;SmhtoKjwh4H?2J#a@P&d9vfvu178(v6=B_&WI+~RQG3ywyGq4#Ovw@T4f$_b8hii$Fk>lH%#fcdcPz%HWnZq4g~`$VY?2mz
y^LX_GezaR{L+dzUsG9^?Iejp%z^?5J=m?rXdbMSClsDXs`L4R0H?^V5Nl`i-
{M^9Y74}Fnew`a{`LoAvv?Ga6T`DeYVy;a5YUDIea|A<5*v)Z84Ho_gk(X5ZSGJb%)PNYMIgTwq~Mc2$5tfoUxd=3bqMU)UAgsH8nOO*BorbhY-
N?!Y<;ULJT)#L-AXvnGm(g^R_c>lhtj_-eZqek}YlwB{YWdrZDBG&J6u^c~h6o1M89mNmviBbFz?;XWo^57`pUmoS&UfU@50@q&`KYUwq{P6b4@xw!t;)i
QT37@CFG(XKT7u7NzSy^0S#6MwYtIW%Cwn{TDhCIUSYVx|5z8d~ZkF0;K9A$xPW#!81>T$p()5@A?WyAXk8Cf5BZ7avU9*0{+an|Fo+Q#uO$c@BQzGxqzt
0i<&v_oQs>Ej^l)#$41@pskA@M54bvoNb9(^Q(CX2?v>EG;qEvJ9rQD~6lK>gX?T)j2CWP4>tbt4A+klblj`lnWhAX_x1tFeF-
WvP>_${47UtrqGw_ZE06l(KwD2kZX3@NA5_GQTU-
bQVjEVxJoe5`qH$l;V{wZ*BmLXIZ|AeMB^&%qx7R#IriS$%8Q~zU!oRe{5YoDv~+Q$y`%!Bgv_FqC<B;{0X|L3iW9Lctr+9Rp-vd&$!67qcIuXxnf(cBT`
b+Q{;^s%TEyiLE%TGov{;H|{KGU$f3+!={z++CEX54}_>8E(Op59MNt(ud6|TxZJl`76PoY`9zwR@dvG=JrU*z6{j>%*1vwOMt`{Xl{$G1;DEiwK+dHDOS
T;#jNE7&LRm~_#7a;Zl59BzQ;$Q$5B1>5A-DA)#hX97c0uSPtG99*+AhPP>?y`uIcqCFsRo@;J8-
K=pbrxRPjmsNt(h<R@!bqDRY8A5dj1)dBFuDP!?DSwO=vG9K&D*g}EYIw<+#Q$O8<iPdP5zl)nv(#$#bZI;%XXG39h)#_&Cs~wku+%S5<<vi}w$$fMs$Vo
&%1b6vGve7e3v{aq*N(_=xVxus=$ooQuv6UWR@8hJ_mZ|IF!0IEbRAatbBdqVFfdgignWOZz;APkb(?tCuM}+ea5Zrep59zXTnp&SR^o6c;nv*d!1WY&F6
5KHsi6J>ow%_tYP%P>l7H<~u6Oi>?0=2Ht=S}FK|?1nJU#9;tg%$4Qt>+qR8vY3B<EeIi|2#_cW_u$lb^%Fo5Nk~#2RsDFszes$8rC^3;KIAR?JN#2I>d(
-%7Y<hOv_<;!S0ut|Q;jOHpkCsSNi?x<En=hz8R~F;EaF5MnK+9zlAYul**+_8$A>I~4`#ycM^@-
&Tr=#k#J0Y)iMRtaZoiB){(1P8s65mLX_{ccWa&^|{g=o96L<uxwZ5;a@fUE!aK@LY8iy97u^-C$>l(o-
UO|I_f#8F?#|)dAA_FN1Ma|LZyI}LHvo(q*ll&V|$*nY&(Z&XWJ)0o@LvU<~fVEC+F4Mx1Gt8%C_|&EZVl-dG%%6`sUSJw)N-
1pMkvkf^FyK)i2$4ex6jk?E;bd7;hu`BSH&Wbe+EEt2LIbXJq!0LpvaJs%2~c5NGilb|U%%LYh)sq9fSx&Cu+fKF?zs<wT-w!w@%w)FTR|a-
#ox5gcsFJWphV87C}$2)fH8Fv3Vw;`q9kE`&n<I=rF|e-l|SiIj?j+eBua1UbX4#MS)9A1T<?BUn$4-<Xb@g06h7*UQ-#lh9tdSBcbuSV2%8h0k@(-
9pga!KJ(%c@6s9s(nr54r8A;^euK{`=M2`G|?^eSxw5PDDkBRVzTHq;ZEdMiV--C*1$W&$&5)Ue+t}Q!tFEkVxCd*5w6n#QTrafA(DGTkeaR94!rx%%C&-
2D|d+6J;aq<PYd7Lq@2Ql!>rszKeg=8M15=7s%f%JQ8G|O?;!4&5Jv+H8UqUcsfrNva{+}8Y9+vej?P5;QX-wiu}#1WOSq$0b%=_QZ>gVzni#V}(Op=ysC
|u45Ot`n0_#5ocgdhc4GA?@?U(5`KyELCr{ltT{(G;p8Yu}yRioV=-
p66CLquZuPB0d5Ei!jv&gmfVv{w|wHIEx3r6pY>C$%UvkXA8f+LWQRDUddC%(VKUw0da5dBNe$A&%YfUz3s|oIPctplf)2B12jm*Z$7W665dhOizg2$9Y<
w$nP5ae#H0}1!kHuGtvu7(hIZFY$juIsUb5hv)EK*yVRB2tcsF~@^b1Eo@u(wGj!LM!>%oded3nGs>i+Hb*2BZ65`thdU>CBbK;fVhxYWuvF(DSQSL))oj
5+b;HwGo?Sk<4%dgUXXv8{>`_Q@)<onQC!}p;rr}v?y()-Ys()-
Yg#jukhXqPI~NK;VjuSQ_ch2i_qo{qW?ts{}%hc@db1Qj~~y8pB6N)+d_x@y@KcSRzzKsL!YG<0%IudK)COGC)?%)xOd)gJrsA|iD4MIT#4FSO`ZP;D4=U
xHzH=Zgx{Z%SbLIy&AC#&f)N<-RQ<RHFr57rP;|FibzX-
MQte?Btk5u?}5pT#qE;)n(0W_J;Pe8@q_>Yj@zge5F}3USqbEVn9=rSF8*I*#>mcdW3wZ7&;uz*+4ssue~r0yO%}e*B--r%UBH@k0QwZEP8KQFTZhi%zb4
)W%rd0rbO;56LqVH-
#2q%6o1PnrYdWxzhy1+x2$FUmbKCTmMsx~%hlB1vXS~*vS!KmRrFJT%SWdwH$?ecHirEzd*b_BZix6>cE|I#+#vf~ZV3BZZV3BZZV3BZZV3BZZV3BZZV3B
ZZjk*gTdKCv`zk1xsqjKPs^54Kx1O?^w2v87+bNkr-$5PFQIm#O0wqpBpCB+&-
iYZ>t28Kh2JZyM5m5>Jn=(u)bmED=AV{CceA6{+?ufo6h{(4D<;2_)q%DnmKTy=2KqxL)=Z4P3$E@0S#l&5VH9=2XV6%Lc-VgLuc0bU6Qepl&h;H2bf!rh
R2O`q$;r9bswQt7W4|J$X@%W-)_X81r-qCU04>TPw7YOUQyZtIIavw<aeL+jveL;Q-M>zbxpqFJw(7zJTTS}<8_$hW<(4CKc1?U*LFKXz%AbP)$l^5R+-
!GJ$4*Ked`+{&>a?|lBaqRnoMCpdH?h6vN?}oAK*NuH&5Rnc=+ZC@9&jm0l-
m_}|hMt0YLHaA&;q;zB>LEBY1^LVj`P>}qnvRIx&oMXQLpZE%qGsigi~4NYMLmbPsMoTa)+1i(U_jj^-4WMIeLF+YMr?3gA$mH2-
BP!Xddf1N^=5ouM7?I4nY(P%13CETnuz19UV{R1Zd5<vF0(W-
EUNT&7tvXx)88%CxK%>P?RZ?3Fno;W>ndQL5Vfbp#9y$%8f@EKN6qJO!2BM%HrIvhHwoM+!G`k!2;?Su&r+Epe3J~W$2>zvfu*_`R8r|eNBG($B{qDMf+1
+HK!@oL1?%!wM1245pQ+z747{Hnb{~^RDVX-~wLd`Vv=!7R6BEpvYZl8l4~g1?U}WZ%O3C+=kQ)<dXo9u5_&$v#ejqln>rn-}`-
rBW!P5LFV4>?&LpiMZ^YE{@sIOSgYkw8Vf#0|g4Ypz5B+B3T)7kwDFv{Ve!Fsq821gZkaJ!Ov9^yS#9%3^`_3thU^lsP9u-
4HV|5jj+Vb87k8uk`)5q7HJ2q}3-
wtPJU!O^XiURdyk|0X3<3Q{Sh7*UAShL@CVM#4Y!8+68fUlE;3FQ+=gZbEp4UG=z~egJv$PkjM0_1mvw7i2hUbjAdG4s{9-+%yb-nodmiTLqgPNoR+CJvA
iZ?SgAAlI{`cpuk~@Yfp=x3M07!r}NF6%)hvXGh@w7rB91^>k_*+YXx2s@_Zt_lZW4!j+ZwyI^IouMZN?=8PgN|cVD8s*(B@?>qDZpi6O63)?7!S{QCrld
#>mr=LL^nVSbri;BXVYz(JlMU>x2Vxxite!m8bCmHP4x$Jls}c>hc9cFp~?0JXGggLvOTQZj^=EmhFqP*ZfwOd6x4F^(ohbkrR*YN8yK7#%g2Mycc|WptE
CqbA8w6QZM*(x_xPYGQO$8I77EM<of4-Kyy58o|-
EPH=dK?rU(*HRF9rCG+?l$xE%SX)uxxKx$k;6g907DlS#f;E*>urjy1fX^g|Gh>q%}Q4{5;#7I=KhSc@i1<|FPZk0TAK~q*E*{zSsz(Y0phJ*5a2-
CyN#rL@8YQpuOC(SfrHDERsP3={0MA(UriP9pK|D{PI#U^k=`2JEHfA;dVJ{;_Ac1dR9#Y0Sd94cUunHUpjXaXF6?9w!rcxh~6i_5IQJ4M4^%wVaW30O*>
j^u#j&#<q!=&xAbYkv{Rf!}yH9f5{@l^FiY|0Rm&-
WCy9I|%HJBjvTlt`lrE*wh*(uT<tl?Hix~SxU|HYC3n|)ri0vKwu|^1(x49FKI|W0hP}X8k&l5R+#Tf2F+U8KQvOF4A1jyP{do~=E}Fm)&38?C~h9TCyrA
N-4lnT%Nd6$RHM`IwKFHgzfvxhT`6}`8GEJNQRT=h<!I8t4MX>ZvHRq<Do5TY_Y(a~p6VRc%7m)v#FnFaiQWrkV%8L2H+dr71hqJM-
7eYyXy|mh*q7WNzO+wj#hF6Zrgw(5=}yq!^~r`_M;~4U)ik7d!;G>{?z|?;q}bb_`si&?gHbo(Y{lE4CjI~Ioo#SbR~g51v#CjkEq93_rIIe2WNU-
N=)NV{YsboMlj*&6FQFqA2U|sAsMYEqBu+*Nj6<SX;L>#Lhs;PEzc@O+Oi-kDY8^?SYyuJr#bE-
|3i_d0!_;JKfwYkIdCoa^Uy^fRH>63}?iUsg=f0em`#k^i_WZCHIH0k5$gF$_Gy)8=Jam~MX}t43E)GpdnyJU+AAfH$7E25Png=W#lpel@guqTF)GV!~nI
#@Fr`#BFP$rZIk3~rRb@HFLQYO@jWERx6ay`<|s7=vTctoH}B><@CAtG_>aJ+DeSZo`eg-_-
^Syzrel=S|T_jDK}k|Echt#gg6cD=dU^_uD$1w%)GPjLm*e!${M;mXtq);5Tp!iz@utgiGUn&~LH(-FKA@}6F168beO>sV@5MsdQtlT-
2*6sBfX6IpMt^`THZ9XzvpJLm=AddcyFqtOcZ-P}cZPtb17MhHh=|Ar4~KV4H`=MTYZ&;bZp3|iA@Ut}o9@tm66@Goc*d?-
A;uO10lpyt8E#s*pjLH6fw|F}xXGseo-M}tW`C%OGw-
~d&IZ@MluFURQtf^T}_I^vto8sUox9`c}00Z#q6+F)ay8Je&T;Z2c8QaY<n*iD@`VzK(p)2zqhP@|wTx{VM)^Agh}OkIB&)pd75U2n(fi;1Z!8{vYs41Y%
Q<3DIo@K;@zn$CVup6|Mw$n!18Lr*nFaz})nF<m<aV3=gV;9G3|eyVx870U48B-
6Ac{=G7uVY!%RxQOr!??#g0dx#^{;v_?jPcrO&hmi~)+T0}~^ToM_Rg7zhOF<Uea6R52fj0amLmO^nXhSW0Lrb9>LT60^8<N?8n}7{p=YkD!-
X{rc_>=`UwAn1M;Y2<I8xqhxIjcJcU+7pIa5yHV0uB+2N&tr&`GCVpHsfY{ky&E_<xuW;2^ThZAAmoj+u$t{Zon~tWU|L7n9PR95mDPNLTww_^|lRVEuzE
EL=O@rK1P<!m|T_Hi-}Nej|<gT66o-
L6sn+7Eq&_b>r<ytpE||*)G5}dPO(09iuI{etWTY3=u_0DAmN(ZP^cm$d@s|B1DF7nV98cLU$**%vehq^t^Vn<HP-wkq|YRV3+4SFpnP!|yPv(*Fv{2lvt
%7>pADd2mnF)#N+G<kKFSNz@z^q`S50~&j9uaI=J2D7<0H3lQS>*L>9S!f$}==&gcCMefj-
`49Z)SvLX5dA#F+M@qa%6KSz_!~=uSot;@`TMwRIs)?0BkP$enl1op;Thcg>x5o$K?iT%KW&%<_}z?~@_9_djIrQimqm_bhRrLkMdEM}L@2{&tfOT;C%n&
nF{7^&ZVTKzUw;nztWk&-yMc(Y&YiuuL+HxS+hp@YiTu*KQ9f|7a<-
9=7w<=m&X8^Yu@;t8hY(#QJckd&=C<T5$D{Za!(#B&dMXx>>T9XeAJkU6d0SF59if>e_K)xiBt$WsJoTBn-fD99p{&1y}V&D-
Hun8X{O<rVzlSpOIfCMPb-Y#@HcuQLGOGmE^5Fk8-
pMH^z9ckmWHL$Q)DQoeNZWK#>|Qako6GH4bXwBf4^uXjlA7TsXC|jK)r3l_@{pJ4r$+(ETg$#9&gJt-cbGw5#Vdxh_Hmpx}o_&l3cp<)((ZlJ{K>QGY_Fk
Do&#;5zpfmG~1CMq~0`e4^2D2Hc4bP6Dl^+<~oVG*0Md1Ad5Y>*2HdD>e4#bO|2aJ7n3)kQ9agd;yJphynV*AESNO(Y}ux;C;u9FfO9tckt=@@F}nX+dmn
-PeL;}xTDOv%(^4ZA)D7|w~{V^PczV`?Xclo(y(D}0-rY6dY7i0-{}Q=1O^iP*~6AUTW_N!YYR|c_89*AZ^W13Y8Z^sh^J8Ah0)a!6-
wKFf*R!LgG9N0L87^#;AC&2Z2mxEm+jqxe^cI-&1XnfdruJ=boLG<s=;BE$1peKhs;LwB3)>2-Nb*iq5oJ#{6{H~F>gX8(dn}Hz-
)m3h><m2`=NvlzG_JC=+av{F~N}n?}aWE?an3aB%pE72%pk-#qMewiJnB17dXo{H;xPB-V<Oc=-
Wu6x@q47#e77md%>Z~FCH8HEVFphIOOU<69k|8TadHCEc+>_MQ}Y=*!-
+ga1i~^v5+#3{$~iUj18)C_YqAQmwWo^iiYKmZTLb^DFxFi1x#mbs{hgORbvtAf8Iy`b1oW~L<jO;badEPEhDz${(2aCn_FYLas?g+UQ~r9REq}X_Mccz<
OXpf8zif-u_1{Q!R2ZLH!Xg{y;k0LfQ(o`4E-u^Y71VnUe;<s7}`VYT|j>)wKN;%4<#JnZ~YGRNj-
L)w%c`Gc>}sP_>U*C#;O0%!{g9we_vzTO<MO+sL?+_joOI|Sxwf_J2e#DicRkLJar(tbV84T1G(IC5tKx9C4r{>6Y2tM0V<(IWv-
(S_mW=2Rn~6wB2Q~($)TxU1Z+NN<Ne6k^_~fZFHH9zy7Ip^x2oi~tN;h1OUKcHyp0Y-
CRIfrx^oY@k8_3+5rj*ySYv$7n6>xgPUDUJb}4^9V6&Ug8!L75d1Fm(K5wkh&F76xR`Pjc-
*wYC6OMaR<4mkz>0Qg|zfZAEINK}v95M&XzmdhYdxqWTrOM1WWDmGA<B&aFnYxcMpOwQ~%;%8(tdPIIa;bnH)*y&`Q7wpjF)T<g74XAaD){L?FXyK(Ss{q
S;pC_Pez_p7#wYmc&)v&Ue|#A~{nvv1syhT+w_!m&8v^cHsUVI>pP)Wp5#;~2fE#yNP@fSOKmBX>3*wrT@zX!JkDu-qr0*-
`r~hebX7NiN5aeGb;K^D03JchtKr7u*z~{!j`Z4}}{&)|c1J|>d&vpCVVm{aHaRE2(s{(GEubBTnPZaat=c*w6FQtj}#R8t3UBHvGr^}O@cDm2!orlwXt<
Sc$W_Sou3CvTNo0%iYf-
?%?GG~EDeASJ?>gwQZ1|Gp%1{BXM2Oc4J4R~fb@Cdo9r)e$&k9eDE{hO+5KBT}S!D_$fLm{{XYiquq3p|oLX_4h8Efy3=tfppxhpozakDT|&d5@g;$a#;n
!dA^Y{wuRMoj%Xp$5m>*{os>6PX@s!(?+6k!k8+ak3tyJTk_Io5ZKh`3C_oS!;E6ED&CJo4Az-a?`XC8l0_0};2AP-
Z>!#J2UJGOk)(9V<jvf7)6B49x2Eg)JaZo!I_(aVpy7clo$uG2cSKu;Q?|A9VM6C9Sf$Tflf|X;DoU1y;)EezwwBCWy|8-
Z?1ilKc>~!}wA9t2VAh6(Rcf;_EUeG#UoaifGuz*oFI$S1`i<3OZ6IHzI$Mk8^C%17;Cp6ZK0Mi2EU)6v+R)32?+z(i3O<`gJ@nQpATa_po0@7j2b!9Kjn
x6gAMh*$y7qK@HinM&-6;@l+}~I%h)>Nne73o79tZ9-
^3CJWMapj;hwf7{p98(|!Sp!V<CT04c2Sxf?X`mI9cgm3>x=muZBLpU?KKWQNBb8Q>2b7m0f)T1Dm{+&R~-
B}fCClj#R2?WF+UEVb$xe1;yRi0{Qm>!JYcf
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
"""

PROOF_STEP = 0.7  # the share of a move's own time that a proof may take
MOST_CAUTION = 0.5  # the share of the time up to the hard limit that may be kept back for a piece as slow as the last


class TimePlan(NamedTuple):
    """How a player spends its time. Beside each default: the range that tuning may search."""

    cap: float = 5.0  # 0 .. 20 seconds of the bank for one move at most
    share: float = 1.0  # 0 .. 4 how greedily the bank is spent
    shape: float = 1.0  # 0 .. 4 how long the bank is saved: 0 spends the same share of it at any time
    loan: float = 0.75  # 0 .. 0.95 share of the bank that is lent to a proof which should succeed
    trial: float = 0.3  # 0 .. 1 share of a move's time that is spent on a proof which may succeed
    tie: float = 0.08  # 0 .. 2 seconds of search among moves that are known to be worth the same
    margin: float = 0.15  # 0.05 .. 0.5 share of `step` kept back when the bank is empty
    least_margin: float = 0.05  # 0.02 .. 0.5 seconds kept back in any case when the bank is empty


class Budget(NamedTuple):
    """Seconds from the start of the move."""

    soft: float  # think as long as this
    hard: float  # never be later than this: the move would be forfeit


def allot(plan: TimePlan, step: float, bank: float, filled: float) -> Budget:
    """The budget of one move; `filled` is the share of the board that is filled, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * bank, plan.cap, bank)
    hard = latest(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard)


def lend(plan: TimePlan, step: float, bank: float) -> float:
    """How long a proof may last that makes every later move nearly free. If it fails, some time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * bank, latest(plan, step, bank))


def latest(plan: TimePlan, step: float, bank: float) -> float:
    """When a move must have ended, with a margin, or be forfeit."""
    return max(0.0, step + bank - max(plan.margin * step, plan.least_margin))


class Pace:
    """How long the pieces of thinking took of late, between which the clock is looked at: one may take as long again.

    That is a reason to stop earlier, but never by more than a share of the move: what a machine did once it may not
    do again, and a move that is not thought about is lost for certain. It is forgotten after the next move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # seconds, in this move
        self.slowest_before = 0.0  # in the one before

    def begin_move(self) -> None:
        self.slowest, self.slowest_before = 0.0, self.slowest

    def note(self, seconds: float) -> None:
        """A piece took so long."""
        self.slowest = max(self.slowest, seconds)

    def latest(self, budget: Budget) -> float:
        """When to stop, so that one more piece as slow as that would still end in time."""
        return budget.hard - min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)


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
# src/tempo/search/player.py
# ==================================================================================================

"""The order of thought of one move, for any game; the only place that reads the time.

    one legal move, a win, a block   what needs no search
    the opening, a win by threats    known beforehand, or found without a tree
    the clock                        how long to think
    the proof, if there is a prover  which moves are best for certain
    the tree of the last move        kept, if this is the same game
    simulations                      among those moves, until the time is up or the answer cannot change

A player thinks as a generator of snapshots: the agent takes the last one, a lab or a page may look
at each. The generator can be left at any time; the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # how long a batch of simulations should last between two looks at the clock
FIRST_BATCH = 16
SNAPSHOT_SECONDS = 0.1  # how often a snapshot is taken while searching
FIRST_NODES = 200  # of a proof, until its speed is known
MOST_INTERPRETED = 5_000  # nodes of a tree that is gone through by interpreted code, on a clock: a tenth of a second
NODES_PER_SIMULATION = 100  # what a simulation is in a proof, where simulations are counted in place of time


FullCall = tuple[Entry, tuple]  # what is called, and all its arguments


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


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can


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
    number: int
    seconds: float
    bank: float  # seconds left in the bank when the move began
    simulations: int = 0
    plies: int = 0  # how long the expected line is, or until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    line: tuple[int, ...] = ()  # the expected line of play
    rung: str = ""  # of the ladder in jit.py, on which the search or the proof ran


class Player:
    """Thinks about the positions of one seat; remembers its tree from one move to the next."""

    def __init__(self, knobs: Knobs, plan: TimePlan, simulations: int | None = None, seed: int | None = None):
        """`simulations` replaces the clock, which makes the player repeatable from `seed`."""
        self.knobs = knobs
        self.plan = plan
        self.simulations = simulations
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.pace = Pace()
        self.is_ready = False  # whether all that the last search needed was machine code
        self.patience = math.inf if simulations is not None else 0.0  # seconds to wait for machine code

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
        budget = allot(self.plan, step, bank, position.filled)
        self.pace.begin_move()
        self.patience = math.inf if self.simulations is not None else budget.hard - (perf_counter() - started)
        tree, run = self.order(position)
        ruling = self.rule(position, budget, step, bank, started)
        if ruling is not None and self.is_enough(ruling, budget, started):
            yield self.decided(ruling, position, bank, started)
            return
        if ruling is not None and ruling.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif ruling is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        for simulations, end in self.batches(tree, run, ruling, budget, started):
            yield self.look(tree, position, ruling, simulations, end, bank, started)._replace(rung=run.rung)

    def get_ready(self, position: Position, seconds: float) -> None:
        """Have what a search will need made, as far as that goes in so many seconds."""
        end = perf_counter() + seconds
        self.patience = seconds
        self.order(position)
        if seconds < math.inf:
            LADDER.wait(end - perf_counter())

    def order(self, position: Position) -> tuple[Tree, Call]:
        """The tree with this position at its root, and the search in it. All that is not machine code yet is ordered
        at once, and first what is needed first."""
        if position.prover is not None:
            position.prover.get_ready(position.game, self.patience)
        tree = self.plant(position)
        calls = self.calls(position)
        ready = [called.is_ready(*arguments, seconds=self.patience) for called, arguments in calls]
        self.is_ready = all(ready)
        fixed = calls[-1][1][:-1]
        return tree, search.on(*fixed, last=(1,), seconds=self.patience)

    def calls(self, position: Position) -> list[FullCall]:
        """All that is called as machine code to search a position, the search last: by then all else is there. A tree
        that has grown by machine code is too large to be handled by anything slower."""
        game, state = position.game, position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, self.knobs.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, self.settings(position), self.rng, 1)),
        ]

    def settings(self, position: Position) -> Settings:
        """What the search is told."""
        knobs = self.knobs
        return Settings(
            np.float32(knobs.exploration + knobs.exploration_growth * position.filled),
            np.float32(knobs.first_play),
            float(knobs.discount),
            bool(knobs.proofs),
            int(knobs.expansion),
            np.float32(knobs.bias),
            float(knobs.undecided),
        )

    def rule(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> Ruling | None:
        """What can be proved about the position in the time that a proof is given."""
        prover = position.prover
        most = lend(self.plan, step, bank)
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
        nodes, now = FIRST_NODES, perf_counter() - started
        while now < min(end, self.pace.latest(budget)) and not ruling.exact:
            begun = now
            ruling = proof.send(nodes)
            now = perf_counter() - started
            self.pace.note(now - begun)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(now - begun, 1e-9))))
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
        return Snapshot(move, reason, value, position.number, seconds, bank, plies=ruling.plies, rung=rung)

    def plant(self, position: Position) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        if self.tree is None or self.game != position.game:
            self.tree = new_tree(position.game, position.state, self.knobs.nodes)
            self.game = position.game
        else:
            root = NOT_IN_TREE
            if self.knobs.reuse:
                calling = find_position.on(
                    position.game, self.tree, self.root_state, position.state, seconds=self.patience
                )
                root = calling()
            if root == NOT_IN_TREE or is_foreseen(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self.move_root(self.tree, int(root))
        self.root_state = position.state.copy()
        return self.tree

    def move_root(self, tree: Tree, root: int) -> None:
        """Keep what stands below a node; where that would take long, keep nothing."""
        moved_parent = np.full(tree.used[0], NOT_IN_TREE, np.int32)
        moving = reroot.on(tree, root, moved_parent, seconds=self.patience)
        if self.simulations is None and moving.rung == PYTHON and moved_parent.size > MOST_INTERPRETED:
            clear(tree)
        else:
            moving()

    def batches(
        self, tree: Tree, run: Call, ruling: Ruling | None, budget: Budget, started: float
    ) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, why it is over, if it is) now and then."""
        begun = perf_counter()
        total = run(1)  # lays out the moves of the root, some of which may be ruled out
        if ruling is not None:
            restrict(tree, ROOT, ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        took, now = max(perf_counter() - begun, 1e-9), perf_counter() - started
        if took > BATCH_SECONDS and now > budget.hard:  # interpreted, one more may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / took))), now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            begun = now
            done = run(batch)
            total += done
            now = perf_counter() - started
            took = max(now - begun, 1e-9)
            self.pace.note(took)
            speed = max(done / took, speed)
            remaining = min(budget.soft, self.pace.latest(budget)) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.knobs.early_stop and not end:
                end = "settled" if is_settled(tree, self.knobs.choose, (budget.soft - now) * speed) else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / took, max(remaining, 1e-4) / took)))

    def look(
        self,
        tree: Tree,
        position: Position,
        ruling: Ruling | None,
        simulations: int,
        end: str,
        bank: float,
        started: float,
    ) -> Snapshot:
        """What the tree says now, and what is certain; `end` is why the search is over, if it is."""
        kids = children(tree, ROOT)
        best = best_move(tree, self.knobs.choose)
        proof = int(tree.books[best].proof) if self.knobs.proofs else UNKNOWN
        line = expected_line(tree, best)
        snapshot = Snapshot(
            move=int(tree.choice[best].action),
            reason="proven" if proof != UNKNOWN else end or "search",
            value=node_value(tree, best),
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.choice[child].action) for child in kids),
            visits=tuple(int(tree.books[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            line=line,
        )
        if ruling is None or ruling.value is None:
            return snapshot
        if ruling.exact:
            return snapshot._replace(reason="exact", value=ruling.value, plies=ruling.plies)
        return snapshot if proof != UNKNOWN else snapshot._replace(reason="outcome", value=ruling.value)


# ==================================================================================================
# src/tempo/connectx/profiles.py
# ==================================================================================================

"""The two profiles of the ConnectX agent: values, not forks of the code."""


class Profile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    opening: str  # where the middle column is played unasked: "always" or on the "empty" board
    book: bool  # whether the opening book is played, where there is one
    exact: bool  # whether the solver says which moves are best


# The agent as it was first described: plain UCT, the yardstick for everything else.
CLASSIC = Profile(name="classic", knobs=Knobs(), plan=TimePlan(), opening="always", book=False, exact=False)

# What was measured to be stronger, one by one: docs/experiments.md.
CHAMPION = Profile(
    name="champion",
    knobs=Knobs(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, choose="visits", early_stop=True
    ),
    plan=TimePlan(),
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
# src/tempo/search/agent.py
# ==================================================================================================

"""What the agents of all games have in common: they think under a clock, never raise, and print one line a move.

A game says what its observation means, what is known without searching, and how a move is written.
"""

LONGEST_MESSAGE = 100  # characters of an error
FREE_SHARE = 0.7  # of the time for a move that needs no thought: so much goes into getting ready for those that do


class PlayerProfile(Protocol):
    """How an agent plays; a game's own profile has more to say."""

    @property
    def knobs(self) -> Knobs: ...

    @property
    def plan(self) -> TimePlan: ...


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
        self, profile: PlayerProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.player = Player(profile.knobs, profile.plan, simulations, seed)
        self.log = log
        self.turn = Lock()
        self.last: Snapshot | None = None  # what was thought about the last move

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """What is asked; may raise whatever it likes."""
        raise NotImplementedError

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """The legal moves, found with as little as possible; may raise whatever it likes."""
        raise NotImplementedError

    def written(self, move: int) -> str:
        """How the log names a move."""
        raise NotImplementedError

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
            task = self.read_task(observation, configuration)
            for snapshot in self.player.think(task.position, task.knowledge, task.step, task.bank, started):
                self.last = snapshot
            self.use_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.complain(error)
        if self.last is None:
            move = self.any_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, 0, perf_counter() - started, 0.0)
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


def bank_of(observation: Any) -> float:
    """The seconds left beyond those for the move, 0 where nothing is said of them."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """One compact line a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    if snapshot.rung:
        parts.append(f"rung={snapshot.rung}")
    return " ".join(parts)


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


class View(NamedTuple):
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
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile
        self.prover = ExactMoves() if profile.exact else None

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

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


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return View(
        rows=int(configuration.get("rows", DEFAULT_ROWS)),
        columns=int(configuration.get("columns", DEFAULT_COLUMNS)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
        bank=bank_of(observation),
    )


def position_of(view: View, playout_name: str, prover: ExactMoves | None) -> Position:
    """What the player is asked about: bitboards where the board fits, else the wide rules."""
    if fits_in_a_word(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_wide_game(view.rows, view.columns, view.inarow)
        state = wide_state(view.cells, view.rows, view.columns, view.mark)
        prover = None
    return Position(game, state, view.stones / len(view.cells), view.stones, prover)


def winning_move(view: View) -> Decision | None:
    """A column that wins at once."""
    for column in view.legal:
        if completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: View) -> Decision | None:
    """A column where the opponent would win at once."""
    for column in view.legal:
        if completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def known_move(view: View, wanted: bool) -> Decision | None:
    """The move that the opening book holds."""
    if not wanted or not is_book_board(view.rows, view.columns, view.inarow):
        return None
    mine, stones = (int(word) for word in new_state(view.cells, view.rows, view.columns, view.mark))
    move = book_move(mine, stones) if view.stones <= max(DEEPEST) else None
    return None if move is None else Decision(move, "book", 0.5)


def opening_move(view: View, when: str) -> Decision | None:
    """The middle column for our own first move: in either seat, or only on the empty board."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def completes_line(view: View, column: int, mark: int) -> bool:
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
# src/tempo/connectx/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/connectx.py."""

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
