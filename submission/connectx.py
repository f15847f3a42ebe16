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
from select import select as wait_for
import signal
import sys
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
    if digest_of_sources(told["sources"], source) not in (told["digest"], None):
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


def digest_of_sources(sources: list[str], source: str) -> str | None:
    """The digest of the modules that are named, paths below src/; if there are none, of the very file that runs.
    None if that cannot be read: who executes a file from memory has it whole."""
    if sources:
        below = Path(source).parents[1]
        return digest_of_bytes(*((below / name).read_bytes().replace(b"\r\n", b"\n") for name in sources))
    try:
        text = Path(source).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
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
OUTSIDE = re.compile(r"llvm\.(memset|memcpy|memmove|log|exp|pow|sin|cos)\.")  # calls that an object makes of these

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
    for other in module.functions:
        if not other.is_declaration and other.name != main.name:
            other.linkage = "internal"
    machine = binding.Target.from_triple(result.library.codegen._tm.triple).create_target_machine(
        cpu=PROCESSOR if usual else binding.get_host_cpu_name(), opt=3, reloc="pic", codemodel="default"
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
compiler that hangs, or takes the process with it, is then only a workshop that never delivers.

The workshop works while it is our turn, and is stopped while it is not: that time belongs to the opponent. It dies
with whoever ordered, which only Linux promises for a process that is stopped; elsewhere it works on.
"""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
SIZE_BYTES = 8  # in front of each delivery
MOST_TRIES = 3  # processes that were killed before they had delivered everything
Delivery = tuple[str, Compiled | str]  # the key, and the code or why there will be none


class Workshop:
    """Makes what is ordered, in a process of its own."""

    def __init__(self) -> None:
        self.orders: dict[str, tuple[Callable, tuple[Any, ...]]] = {}  # by key, those not delivered
        self.process = 0
        self.pipe = -1
        self.received = b""
        self.tries = 0
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Have machine code made; ordering it again changes nothing."""
        if not hasattr(os, "fork"):
            raise Unusable("this system cannot fork")
        self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        return bool(self.orders)

    def finished(self) -> Iterator[Delivery]:
        """What has been delivered since; never waits. It begins what is not begun."""
        if self.orders and not self.process:
            self.begin()
        if not self.process or self.is_stopped:
            return
        ended = self.read()
        while len(self.received) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(self.received[:SIZE_BYTES], "big")
            if len(self.received) < end:
                break
            key, made = marshal.loads(self.received[SIZE_BYTES:end])
            self.received = self.received[end:]
            if self.orders.pop(key, None):
                yield key, made if isinstance(made, str) else Compiled(*made)
        if ended:
            yield from self.after_the_end()

    def read(self) -> bool:
        """Take what lies in the pipe; whether the process has ended."""
        while wait_for([self.pipe], [], [], 0)[0]:
            part = os.read(self.pipe, 1 << 16)
            if not part:
                return True
            self.received += part
        return False

    def after_the_end(self) -> Iterator[Delivery]:
        """Clear away; what was not delivered is begun anew some times, as the process may have been killed."""
        os.close(self.pipe)
        with suppress(ChildProcessError):
            os.waitpid(self.process, 0)
        self.process, self.received = 0, b""
        self.tries += bool(self.orders)
        if self.tries >= MOST_TRIES:
            for key in list(self.orders):
                del self.orders[key]
                yield key, "the process that compiled was killed"

    def wait(self, seconds: float) -> None:
        """Let it work undisturbed until something is delivered or the time is up."""
        if self.process and not self.is_stopped:
            wait_for([self.pipe], [], [], max(0.0, seconds))
        elif self.is_busy:
            time.sleep(min(0.01, max(0.0, seconds)))

    def rest(self) -> None:
        """It is not our turn."""
        if self.process and sys.platform == "linux":
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGSTOP)
                self.is_stopped = True

    def go_on(self) -> None:
        """It is our turn."""
        if self.is_stopped:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGCONT)
            self.is_stopped = False

    def begin(self) -> None:
        """Start a process for all that is ordered."""
        ours, theirs = os.pipe()
        parent = os.getpid()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of Python, about threads: the child uses none and shares no lock
            process = os.fork()
        if process == 0:
            try:
                prepare_workshop(parent, theirs)
                deliver_all(self.orders, theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def prepare_workshop(parent: int, pipe: int) -> None:
    """Be silent, hold nothing open that is somebody else's, and do not outlive the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # what the parent made would only be copied by it
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    for name in os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else []:  # noqa: PTH112, PTH208
        if int(name) not in (0, 1, 2, pipe):
            with suppress(OSError):
                os.close(int(name))


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
        self.offers: list[tuple[str, str]] = []  # texts of machine code not looked at yet, and the file they belong to
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
        while self.workshop.is_busy and monotonic() < end:
            self.collect()
            self.workshop.wait(end - monotonic())


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
    """Have machine code used that was made beforehand, if it fits."""
    LADDER.offers.append((text, offer.__code__.co_filename))


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
SMALL_TABLE_BITS = 16  # for interpreted code, which takes seconds to make a table larger than that
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "c67bbb98b297e5adb27d6b43", "checksum": "f874ce564159d7b573dbbd0d", "sources": []}
c-
riJ4`5T(y?<{SXacb}C@OC3*=RP)bS&xLWU$$^shkTp+DR4W*q}{Y;jL2ErdnO)&(gZy7lOQvZM^r~rgM8^zxf{U#)K)GNl5<yqqHEU!bHSBYY5Czv}p@8
zwh^)n>KCJQov2;%4YA)Ip>~#-
|zXJ@AsVV`JAtR{kDo?hoiLk3&uiYN@_u7W}(4YP>`N!zwNH1+lq}TMHz(!DTS%2C50*W3=DG=KeDQ9X|bs!JtMOSzA<K`WSEPLsVPNisrCX)@$JaJygc}
C$ZO2UxACJ#;m_A^d!+agsLpNQxGTw+VNOf?28NZaSXs1mRawOf$BMF*Ur04(8j3TGMJ8iWfjQM~#&1&!GmFzxp_X<-
q1{*zRm}o(Nr}C%!~``o7pE4c7iQSgGfN6nhgFkSM1G82*YQ7S5!fhbL~5pqwWYkcysXUe1yfpDMoLO*in$PaF1?8MT1hJWHk;Dz#<Wy(W=ZN`BQi?TQVM
}4g@r~_rm;A~n37VIVk$IZifgQ7bY+KAAk|>bpp~vDE-
1Gz|3Zn$jzO7eW?+%j%rwd%g?8xRf<k*{YD#foNx@*Hjdo~PQE_UKDaBBjUSKFlO*NV`4aUD^&zF=G6@I&<D4MM(1#T-Xdl-LIe7l_SR$5wmMhxCcD=09V
3ycPnz1V1gf0VaOsleohVtYxd$(&wbjN+{lBXmi6QA%;9-DohIGgC@ThN8@pzdLW4Q=-XaG#kyuMa3od%=DDhqCz@AGSf_EphcQF!(=c*FAX-rU@tB<n=(
@~i;7I?#)4FHim4#QY)|`GkO`Q|5Q9u9cDvDRG8ATHnu|+H(kV%bQqqeHQ!+9#3knJgiZctNT4+iy$S6)Xm!zf`(^Jz+ijDRRqd6r)roTObOvV&b^x)5gd
K45FrDPPR8H)<ji^d-
O>E`sb)PmyFf{YZq*;G_wOixKKG8fwa&VxU_Fugdfs4%s_oK{>=Qjkdpe|m`_z1VInvKPb1HkCvT{!Cy(Q(8u0ab`(caWRaNG;?a2!SuK3^YQXiiUI2Mjc
-g@lPlh%;JCQRKQ8Voaf81G|E<aze9w~qCP2yuEQ>4;S{|_EFC@-0RW`{lNC${?m`DzNmgss$-
vgPEMyuX{pWsV!<RvNcLhwas%rViY^E)K2@_yo4uTO?g1!)0+C|aWN5OMb2y$fsSKXoqTA$)ENsXes%v&4HUUXc2UYqvfRVvXH4>7XdR-
a+$|f;OpFltRQ+qxV3p2&v-
ebCZ4>CU7lChJ5?^+W*D+NY#3+=*mhGU8|D)zPc_Sk(TIZ@HPK~6*zmI@Vh!}(i?*GEdy44F>QmpTECdM9r{&7Iwnd1Q7Y1_M9E{5P7=wg&&vz%(6>Xnm=
DYSHtA2IbhzVr73Adf8)`j#Z7IAja4SDYZigaBZM#i+)3GpI-+I<2T@a)%3R0PhNFBj%3$A#<^(_@tKg@6P5_1Q?-
VIF)1UcHFw9o5%7J2;Ms%i1Yvqq1tHoWG3QQBkd4$MZvxNYIqvn2F7=Igpya6P6X<|B|b;qUd4)&Mb|BfPCykP-yxJ}B~l=)$HA^dK}2a$Nnt3)~vLsD9H
b^*K)^2+pvoVv4aFiV4szeWfQ%|E&>qVH#XgQZk#rwT5z$|J1*Sy8YQd2(<{hCPCfl_x*dQ6My>z-9ACxg}=M5B|iJ#Lx=pnAA~v~-llHB-
!1;aAA}l+u31#K5oco$U;8Lj4_L`Db0gNLKa!s)H4t^bO==<GeU<MB#uLW9Vr}<JiP$PWw^fi9E{1MS#>Q>uh>Nlg<0|3;t^tBPX%}1z;icuthXhxJmY6?
S{neVi#Px!{g>oCDqU^%gR3JUf4TQh10ay~~u#fQKKH{Fvk=8z_8-c-
u{7X4>wVt&05_2oiX<zV8(wIQUhX?ql>g$#zmTy?TX<7P>JtWjlT6^%XxdrG5tn4LWFAS+9tTlcjy6nK|70IG>yC_wt1_vszv;kRqIdSD<6$40Yl_mcH97
f2uc_Uwtm0{c+>1dxc$jZ;*JA7*(x(*`cXl=%K2c-
a%l8mJ+8&Zl*x(Gwo@}TIFhsc95N6rHstD?#=%jG1qa%NC!z_^h)mI<N==L*tkN+41C0OiJjFmj$z4b&-
*4Q3d`q9p3GpwJl#T6WaKvM^?F%m>mBpI7k7NA$2P8b_iBVt;yn#{~_vb)A0|bTiWB|Kb^4l8Cb>Y?I#SYracEcC(qm*~3*{M_eFWT=SBMln_iLt_1j<M8
bOs$Q;on>P-WKs&O72YsB2dyXVks7U9_9-
LvVB$6$P&<2UHw2M#K&Je)=hrPci4=pj;5P&;Cvggr!p`apSXlzc}XC38j{B{<xf^hbsRuCXi{d#vC<*{T?1;3`GbK!MqhjdcqQnEqG;W`H@dg9b*(;E+L
9r*De}!yf4P%0PkGr%e#b*M^}WkpGdvgCBb67@0TYvLnMa+Q|6ZFx^M{K;q#uZyaew*DqMJ@-6pU7Gl@Gr5-
Xa{u8MsT@a;rBBO(I+>T=e`A6$mHZVel42R&1!SI1GL%)a`8$-s-
lQ+qO<jLzI1LWzqFNVWHqf(EQ4K(z^M@UD~NcFzJPC0;}P|hOKl)x_`Br;zQ>U$zYFT;e3Md1EC(dCGI;_OrMwMQXwj$4`G_en58`+8v(&US@-
e&2=AF$jOupWPeUXH$ELu1nPI!(bm#cZ#|_M7Jl$o%U&e_H&qeFZ{`VJ_HH&hq`Q1+dTL5uluuq9XerC?-
z9*QP)n?@c$OS?>C_~QSB3T%|zE`bx&9Ov(JSZ{Jvj@+Wgt)L(Tr|--J%MH39~=+0^?)9i%-(P=kP2QSG(q_6xfGpvq*-
cc=Z1a=q@H;C(k<&^6oCCj@nypl%3sPloW?L;Qx*li6I{LEPE>sOPo7OAo#@iSGF!(zpl7k!uX&^wBOzM_|C`8s84iE-
8uDe~9h`?KDCCz7TFC+*zUv3gNw?xsR`T7KdT@fGCB@tfNFaL7d_KHEo!@MV!?~8XK?#5wsI$UjqN#2XTUv`bg*yiO+{h&~O$1-
FK;?k+1I*rBZzl3dWP5athuv@j}=yIN$Dvl!NsVB#+SAA?P{@=sw=RDg?<VcuzwgblG%17N*2B-i}EFi6)D>22t0>k|wZNl_1p%-
m_|(?g$H?V$+>wVN)?o_W}D>!(y+40*K@z-
qVRl6&l3@A!*KkCEgA#(KQH8Kd9*sL8H5^`c4&PKxBT9L(sBH5i@8#O)w|9?pPD3JLrBbEO#Y~ngm(1fXS5q<d!8sK`JN+Vnau>x*HStnkD_=uvIz@dTj}
Rs}*{(wF47?KKMZ(s~@``$`=|Nkrc+`sK3axHhO}e<!_AxotF&?^#zz!{HLVQSwZ)n5N;x7A78VKQ5Z{~)rNF-_V=%Ol~S0@@)4G;O=@Kno=T?#UxdOe94
P#&IF#W2D3U@Hf9qPRU&El=E9wq@R8K}T)UUgJs>&?C&lPGVx}*M6E@;ISJPTbR7_tXLZCTw7K$c$)l4a<4ij<2KIv-fwkCLvDjl{Q+P1*@krzO|e9sC@B
Yt{gL1a&|3o&VHxA&;PI#8GEH#n+%YNpJ+dJAyvqtW&Y*BTA=6p-%_p#jr<ko*Y7-=jHzTXr6-
8Gn78h%k+6(?*DN<3!fiBA4;A`IgB0~C_N&QQIJXTHbKHf=<$Y3kBcA=shuytoPhM`8yGJlDD6m(H-
^xoFE%~;V$wqxl^*Bi{`qL0Bj|BnrpI}?zsLD3JU`y?a(>u&Ayb!tL{*;`)o%$f=YSp65sc48!#&gJiLx$bc?i?~Vp7|^`c_msmM?HC<3zPb>VlGhII4<i
xkgW5ClmxvQA#j+_6WNM*8>_Lba;J$;#jFxLFWba0DpV&_dY@Av#EXf+jouehw!(T#<$|{R{Y&0=sY$x%$W^C*8_a#a6LiJPr@Yz<Re@UV9goUpHb^!>&|
p=%<fwr&$LGaJ{v)clvmjBT`Rwft{I{$4<@xLt>{_>rl|w$Q!qM+>sz4A*|S8~w+NA5&?A?UIq-zMcz5FrWbsnHRs>aKl_)I%9ZcGx-%RKH-FgF^F*fP9&
?SjY`pr}|eMY~Es<S)vixtc$PNu(eK%1=5tLUi7*XR8KYi6N;g<18xa1D;kYC#QWIRTxf%54dwUgyP+lISv@2g&L`6$p7qs0D-
TaJ)Lh3W2x1N5b`3|HT|#+kzr$^v`0u)gDaQ1Fu%8-FY$re|6IOcM|W(Ng%#4TVYnC2o2hX<wP-1yG;tB-
3H&_a$$Yn>Ko~zS8wuXXa_^5$HlWY_RzMzpwFUheL-
(hFgw(sV2goC^!Gx8=vGqg4=cEZE|O_}r;1~Qr2Xg4xf|o?5|}&Z%lKYJ`}r`Kn0I4$ucDvje<2P9TONiir>({i_(7$Z)C8#y&`L_LVd%5;BV|1cvg#KL?
s+{}aTU$HM!%LOxJQNW8@b3D6Hsw2t*wYw;d=dMN<K6x!VSm@7-{Kl;B3<CHs1Q4IP09vJ$IH(cN8R}DD@ECF~=1Dsh;y-
3Aa>Qz_bGu%73b(tH+T>m#2ucSAk7u-3MgnpH7I!wNP8_*)0C2^+EkmeHJY1&}+uCg82Z(M!uBo1YDD;?M7bJ@-
;a($ppe0&*~Av%{D1y<G1!;o2c%~Z|x@B2~?_<2Y!Uc>aB4W=UZ!t_f&!~>#(qH&sr@u_8890-tgT-cMx>KOfAT)%o!1K`Lo{)9TU`tN$Y$5Qx`%YA>YIW
!IwjQNOTXR5Zu!biPFqI%S*`W^beVJ+Qyv{@7zr}KyWtpkoX;p`J^K@=~cnm0Mks6ch=sB#_=Vt@=jp$zL#ka@ZvL+>0nwqVSwP?SLEPcGABRNRK7$e2UM
K!)=iYYknG|>GO(vIlPoW><?st(zGgWUM`!ukew;s@Z>=RxUy`Uk7Kn$4q4LM(UZlcKMFyGg)|iOQ`Sab=LD8`uGZ6PGj!2GU27&X<cPozy-oCp<d6<BTp
UuCh1WP6@i*U_!1oqqwW)^YJ4H1{J5vqBCRm{eVE&iYPbcu(OQ5dWOVITe@tuZfl0%wL)I7xf^;cL*_!{JxtI3R9mAJkCOMT`NuNay$YLa&0b9b|Q|J^30
OgZ?*rS2ou77W(RYm+YzUZD``^&oB0%AVZ1jf7AK-`FZudvzw5+l7wA1R?lDa`^PhX%0D%WlNVPBF2^qcbpmy_@ZC86H_PTZ$|k-
xi_up>d6KFkY{+0CYpLW|f=2KGwqA&)dZeC#KhqT%OBhT7!Cb%kbH=lQ8!rK&FsG5(z?XslM~60w1h=IhEs0P&6R&0vjr-
^r;WxB_b#C<FPD3NAF(}42(g6+?5kY`@WP8qlasc-
@`0qXqnK*kCbfECgFvn&VT;8Ee0`T4<Z{5H&PL~^8EYrY~vM7pGXQHkbK!%vxBGM6u|1w;g+DyCdzb=Hs0sr-ECaI!>xL;Pm{HNA_a5Q)wj91{)Fz@`&eh
m8oj5+trKQIAzSk%3RV%S47&OZ`|EAz(%_3`<Q*4NpL2x;kNPpk+<tO#J!Kg7$M3SpvtgEU$%u~7jQd(F40wS1JU`%9dMRVR#8UG6WW65@j2_g3fvdHKr~
ng8*o^Tauk-+CN{$VMte-U=NTZ+}K#r$E-
<+Ag#P{n`6N$7vPrb<d>b3tZ49O}`LO$(<e{z%JHeMuk7J^|ZctzNV3`U+>nh#m4Y8yYMGW`zEk%4IE#qQZT+DBG`N`Tz4~e;Y6{Eazh6S`DD6qj)5oRSm
IRymAsIchvp7}ai5Ix00)dXXVqff{a_;F9}`wFE24?e1-{*SLg$zrdZxLsB_vVWivnUx9OHoH7F_$SV{2U>!ozZZ$IcI+!<_zA*xgx_m-
`(mx=N;HtZW)q%`CZ^C!?x~j7ew0=(>hMJN-~=D?d7va+RT~C{%DzvMT?DhpNOsL#vF`F%k1&!e<|*bEmvVgd-Wp>PU4ZGS5cT5s(Oh|I@_9(Opk*RtM%t
1gVAcgJA4rOdvA_My`rxh8d`vVBh$CO<jlZ8-
w#*l>Q(*a0wVB0bdtUFWTwAS=;pt<wv4Bj4Mu%SsmtVY(pkGNf)fzQF>5?Z&o8wH;THWgoD}eu)omL)h15O*C#hv^*mjy=8;G(GLg0n^3t<1eU@47hYlsI
Uq?PH3p-
v&99$w_5ASOsQy44jG;HW#r8(NQv{x_Jp|bFUUX4gVtQfYC|6UpnZP1CPZlWFFKeeUHhmwu*madbpnW|uAuA;+r!$sO}N3qK`$z9fm%Sy&R99_wx+)2W$k
f08Ux9_GEuyJ8Q*Jtd;;ulld>j{1e*Ar_J=~6=jnX`iyz}I-
NiBcEgw{Fr`$;;2nX&Yv0QRmV59B8$H1&wMjh_6%6b}hjr{1!6x8O9IlJ%V%rRXQhA@s)h-(^M3-
(`Br7wgjdiIv=%8Xsa)T_D~Y9r&=u9k?mlBqXGp<Ov93(T8k!Ui=0K)u=r(id^_uNFyz&TMfGt~dz`Q3K{5uuk76^tAJiNLzy5u+K7qHfZobM6R(CnJdU|
vfeVE{#pc;FwwgHu*k!ek_(*7qcq7V8FL@*Rtj-
q;K#rIUciE6unI6vUTf$=)XNjQ;b!ss6yq#&}X+?Lf>)T&W!0<l1C4_ybUO)tp`(2;xHcU{15U>G~<<JdrkHx<6kfVU&bFEK^%-
c7O^xr0s|m`F<t!?zh&>n0j(J(2|UMNNR?zc-I5lfZ)~UXGKcA?5-lx1%n)ORfeO<GsWg=t2IcR-
k+4Gy&#O19Qf()>Dx?kQ$Y;8DOw9lSZYFSx4=%ZitFWGN_s-
m>ww2_2TS9h`MKpsViMV!97D3+@3LHLf)7n;eMNRq~p=QQ0Ysh!lP3ltEr$=`A@ZUu>wUM6_m+9<M8igt$MxOnbb|g+N_ExFGMz-wg&3oM_u6sHXq8<Cvj
yN#95t0mZ^fQY17{0dWh4bB1{@vF%MMGBEo{s;{1l^Ct+hfB-
M&WVGWb4vH?Wyw1Nf(fw<%dmLJW_z&7PDLt}UFL9Cs@ds0QzouHu~CZM^K+hrz^lx;%TC$eH8ef%JMMg-jsCKRG&%(O|&&gQq)$TDUVl`){}gH-
5o96}3{ekJWeLp^G}0;#E$sk!UgsJZ2xL27PMAxj^_X(SIt@OoB=v`^HX#@<*aaxF++UDKe{A7w737H28a;tj{m{!>looA}yxCB$$ZQtRVu|D>dP6tXeSa
~<+*K)X}dA~-
KGg9dn~3&T62=97Ef%Ag?4_2B$^k`BWBP8E_H8AHX$z5a}XEyA?RWUix3GglGeC&B$7N9N=$e)84`qtGvxSIjhekXo2N;H7KFK4t@7kk^xNsbeq=^=_cnu
@!~b_K?Sa>bIdbQFnr<8}N4n{_YZW$B5d8zkSyje+Yj!(D*j|-
G;wA=~i3|aqdyc>u1m?T*rxX5Ug`&99w?Dnhx>**^d4=zYU$heI8&%b&CjkM|gkbI|IE^kzhO?*dp^VZTs;^P8;$2!~X2whK}L>k{T>~tRMV7Y|{l{*23S
{9`73#5A_B6B?z+_aW;%-
ZwA(LjP?$cCrXDQ3mZ((;bv$r*G|kmpeyzan{hzpV~mV;J)Nj}LyhF6h`9@+*GE9VK)n>+`$+41$gg>H?hS^Hq6DBTA*Z}Zx|e}e=nKbIK3XsoM3S<Ld>I
}4<hduu2mIeJ{}2Z!qLXZKs!dB=5yoaC!zQ($$$E%81j-
<BXUCJ;YLK*iu8&GBQEC&VLxOvaip=WgH)Mk8XhWYSmb1L_ao^GT?zy06R3C*2^gR`PK+KK2a|$Fb8Cc(ducUng9}w=?d{_RV9<=M&3J~Gmm@iE~D!A_t)
8fp1{DwV!KpyuK9C3yfgNrec5Q^%=q6Au0`OgFY0V&xMN;On^*3rRLorq-M#bekJg!wg|VDn{UVue^A*wPKAh%8X^>;FUtZ8eZ@PPIOn-
>_SrQm7ptYNsQc)Ph#BPZl@#wUPKuY_-ody$=+$gg++HHK{gYZdiQ_aW-C}S*_X2YAWiJ12_Ja=`l^zNa_jmHTBfJ=Hyx;HDcXqX-
;1f)_t?A5w}pwU@vaGx8QUQl{CrB!~FX|`LWLGqfF#KwU;fMbwx7|OgmlFGzolzW9&}LanaR;L1yhDyP}x26DKX1SzDMT%9K92T)G&+iuFYEt_OLyZLoNy
2WKbR2#D<_sc9{!FR$xIK9<Rm(;~GvPp*N<`J`y>c+!l5p7s%x=<P^&iFK?`G@l-_E<)8T-
o3Ol95$W}Sc9nTq2BkUAoGn#4*cQ_8}aRNk%<m_^jUebuNs&QV_PLP^3+@{TO%kkK;;x!$FXrQNIijrr*SPv)<U5I0_TrJ2Y!1R_iC7?4+d8vHMkOSI&Pv
%z+M=V3&)y#^E&S1292vPa@4p=j2n+NHL4X=^HLY~5VR$bcp7_ch#(uTkvPy#1^e|6@8egImFy#;1e5l15CBzLECzlMFl8%16RI$Yl08e5zC}o50<NtDQ*
6>Hg8qCFC5^2Dz$cJ2FAKj1y^0WOK2Yw`!qmCWk1HI}zLIRUux-
S4jf?G~U`q%RVik&FZQyIva9GcFTA1fd@YlHB1?9<V8_2yRW`$!N1ZS_Z@*6~ICar%Zx@JK-CwK!2L3a+h`W%Ghavp!-%b^BA*J)EXA@^e_cL?9w&`SX)-
wQ0zgKrIBmBPri@IUlg>v-
H*bM`9!NY@j2+d0tluncM6(Dh*<ycd&IUk3)e&>FPqj#Zussw~?%5UiEE2EG`PUgOVx8Rx8Hm1hT%OEh^?$tdZAp%$C21=4?(rUxE-
010;U(EUDWNGs8`I;O!KNSytOC(n}Fy@5OE4)I>ruA!djh8*}WcVrlS=EjZkPn!tlZ``@?@Nfb&R>1!{)$I2a6??8zv2g7T?DwTx*t48t;c?f?{_?UqY(S
@AC}H@&JLGWfu<(#l&i@PScfOp@G7V;}7)aM4*UJpy+8FKn8dyKm;=00ewc{esN!P^=|F==Xe>ORGczImx@HLv);s2tH9c~&Wf3!AYg>$2n+b}71_%reoD
S%yek!=x%zdxOYV~<XX3jfcj@X1l(me0gaFMK9;`tSeCDEa?O?DW3dVyEACTkQ01eeCo<)W=Srd}r+RhC5@YKRHVJj#1LbEq&--gX!MNM+ysaS3a6fkGPo
ZWh++}+Z|Pzj^*XW1&#`1hP~{ORi(v_6)PWJT2fY7UXh*hXl8br$!>DY&ligC5&pF*J4INq@L?e>r~J{c=9E5AkSFHczudUs;d>UQJe*^(EKMzf|K~pb_?
QJ6Q!2_zA1y9l`bgQM#TBMUR+N{Ql@}Lfr#@;lUQKaEV@h^eL3z>A6jSAjm5z+Gr78BMDTXV3zk=lEbW3@8!Q;Z?;tFG~F(>npN=HFqX>n#j>57L}7DESM
`~NvxeR(!ZeQd?bmB?fE;?h#&v5bF^=EtJyC!|%QQZ2o_vJ|*=c|pa}(iJO<fm_qk{(;H$kKUXs6XFq8G+mt#uNntuWMWsASFXgKO#fRHV>HTQ(@|br3_s
{$PWl5SXG(UuA$E}qa~3>owAo55k9{?*Vrfd@w{u0?<CcfS0*heDP0dJKR9612id6;nVj$t)o0RNl0SeP$r5cOaGiM;xmDXc?x&AFujhe_@6>B=2pz9}tu
A`3J3`XD#hRy+E$T&gNe+Z(^E-x-EnC&R8a>TLY^l`ISmN|-N&%5`5FH|@R?B9x;UEwGP-
4C9RKZ4J(5mkn9$x3|5w6A*HvAk@hsjzZIDNI%s8D*tQA6c=|n6fn0URq`^D6LqUTAa25<}#dGQnOP>pIYn%wy$R9<j#NCLZ{~Rg^q%9OZmeOtXz>_2~#2
Jt0}p;<F7?QRjgX1JZip{N>p88B}VHCqv1oS#ay5tC<tExQkNAKI0|OlD;&m*xY=S(o{+lK7<n<oeMtZEG;z2LKjNPuMP4UK92!0x%OF+5!X^(3kH8xg%^
tRHG%Ve04O?T#8W!Fpw{W>!;AGi$j;v42ke|0CvhuGV_Wd@w+@!eJ<wu@bnz)$w3@x)`_t)^Wi#2gkt4kxl@8Jf&Q^lzNc=00Yt{aILF=+^1giUJ3W#b;%
72PAR5O0%R)K7BEO_O;KvGek{!O%pPh+A;i)}P(e)o1kN8uv!|znTy7HNOT5&3Dago<C>iKAT(M9042uiY-xgP`B0Y<u^Q~WS*uTk)GI-
9QqdAci3XHSE@wmFSwcH&-
Qd(6s6b5taF01PnpGkzmcr##l>a*`+Krf7lhrNvLCulI%3nkBRK!0vFTo|TcZD&C>=zX!wu<B`I_U71moU74c#Z|(^gE%HF|=Jq0V%_w*I14*$jWg<|O!=
-<$=1mozW)d#k4@_v2r2e-
b|O_h;c_$^K=;>D3D61C{kQ^J%{3Fgsf$N&!o^Pvg+}pR3j?8~p3w^F4yoqqLd*l|fN@(}u^H{+lk0U&xhOEwlCtQj^8`W`g50xP&{<fAd{)8x}}&_u#>p
@ZQQ!aaJpF_Vy6z4gN)F*kdKb&O6L^X&}93&wQ8Ipjse_dsO(Q#WyX!&A_)A_?CokN%)qGZ^`&(z&8WFnefd7HCEZozRF)CEqaLizA)0LQ*htQ;ma;jI!C
;{cN1Lz5k0(rQIh!GY(K~Qrc!h(d8Fnxn=3~pxb75<_54oJtif%T7LjY@w*tBSh37(|zDdya+SFc~v_K_DcSiG%fc*0idTP0p`^7oReT4E4=CMuWUzwL^L
&rIXeiy&t7UWzz^VE2jlKTsT<gSe(_uk;wjC<wtMb}F2J(S*oq4aL1^xiKxy+H3j4buBZG;xDfIx_2kAnkR&li;`&p3(HX*QIQ}Pl9j5UJ^bqKyRDW`PkR
-JQmQm8R)woXw;1K-H-HbM*8kY`Zgnd_al9qk-qzpzRgJA{Yc+tr0;&DZ!^+&KhW0;^xaqaYaox!wLpdB>JZ#nVeG?`xNY(*aT7}GcF}l%-
+3RSp3SW^qpz-q-?|@rzX^}!G>bZ~s0Kc!M5Kp3d+ru*uaUi_yz+1tkTv4hGiNF9NhL8Jn8)w5sx*W<Xyv!=@n`=YvO<yqQwZw415823C-
8$~;SgRpi(5SHSjA_Fvs&N5;U3RPIyxwq@K1N57dS-qaD##ixR`(XoeSY`aEd5(1}Cw$Li#NPj}Z;-
MAi2^wr7m_Z%sn%eT=$<q5B4(oy4A>;bO0sCycVb9>=t`%bV+It4a$V2Q4D~Dh;fU-=bs1WtGzyy^_Jq%`|FzrVhd8LTxkS>N+PgHDg}EBOjfO;&^-
&7M_#$fOQ2}OAh;TFt1ZgphcEcuC!z0AW>=Y!v&>i2sq%6p(+#MxJrr(%&7(gXqn6exPt7EpGM|ZSY*1Y+{!8)_A>0j5g8U1Ty^yz)8QEw8cWP6!!wNC_x
F_-
6{D^US&ys4m1Rp;m9Ho(A6{f?fg#g=Rc*i?#x~G3%L+$vQLL<owB|~3hx(S3l^0j6czAh?ZYnO!7?N>jN?JaQ8D#C1@(7GFD(^40mr=eiFK`quO)sPsNG&
QUEh})Of;CfER#F1yBm^0jrlZwaR90E&7&BoSOIWg^ydo+g&}V2e6H8XWS{0qnm=T>0Y$}@2URJr%F;+TSZfYS7y$39?;(=a`VfByI6^|B_Ru1nA;H{B;@
#qQ=Koys7<ErwqvXU{9u_lhQ>XGV3dj4ux4X!xRxK}Bl86QsF$4GX$Ip#9agXZ+ukgeBlM_<RqwxdtVdc&_0#<nB5xUuc%i2gB}9epV-wjEnMX?%9<ja+O
ycDek0Rn&KiYp`S6r(DjCMN{Qj1X;?G4^x}u1BO}!bH6_+`+-
%V=TH`^u_jQ^sU1Vznh{;X`>v9>=cW?xDR?SxCieU<feB;6yf@=P^gE2<+Cu_Q`UUsgR~nT+#)??^7m130u}TduSyT8I^QH!`myUYhQ(2@Ii?>7TJv{?#5
7DJ{Wobm|25a2{RaV`1)YiJ3DRm2{N;w)LHKEfkJvGF&5zvk6d$dYJea|!ny0)QflcM@F<o5OQ`6}kpHs7uMd3~Q&Sy$gTO(BH+^o*W3r%1n<cmKD1_G}e
s@jSKIh<gEj*+!h61l01k1g}TC0zQ<#DaUS-PO{SkoeSKWU%8a)oIPR3pNE_)-
dyYXJv)s+4xqJ1xYw}8QmIPC@61;vmY@OlF4V<)ih5YHs%oCa!kZ#p?7|vx=P>Lf;ZESGjSlGVEm$!RkpeVhsQ)&?H8D(|co8*pQ229=-
4sP9m`v>gQMyFJ^@u*xLortxl-Q4*R&$piz0TKAcSxxS@pkB1f*@VA>COn=x4{%C(s$fvU$R4Gt3B=@xwXe-
S4C1IA5CA+j;6bn>$0W0HqYZ<wC+&l;9oWT&EGKvLYC~98cZ5uhg+p~Z-
>e%9rK>nTD(D^yho7UqfP3C()Wr|(54G8TS(NmKu&2pa$Kc5IIxBCcT9pjOLrv9a~18-<kUH~pUaU-w|AAylk&HB&#Nol-ZQVxy1h3C{`BS4<!`?*uWrfq
i}R$S?U#tu!+0AQ35~0Gu!a23RcWo;&dKa0hqgoLH0!qB0nXyr@4~}4k<)v+quB9H(Cl4)?-
N?(WTI=u5D$dZLC7@a<iPj(5r~S~(Uf_fOp7p1WccYiBO`E-
k?4ryYhMDZEKrN48U7wP&L&Yuz0G9SX?g}3#sa_LNAgLp&GbyohE#gYA(!j+agIfJbcppTk($wG9m?Cn&Yo^1-
gj^n;!fl>=yRLyHIX}leNI6*q5aS*c{Cv;r*c-K@@aNBrk<Fs`pu$?Me;S%X$^b>oXnV%@~6P<Biw#tH|7~NJ|cBGDC*v$D<j++g4ATwwWG~z<62-
;D|d>zy~M4lqlIs4R3@^695(K<pIUcnqrSCn(>7WYmFz^OuOEHjiL+iok5oO4N2&t(9P_aS7IdDBcPv2<O^|JZJMDVH9mA?a)R6Hl^^$NSV^%1-
1B(`QuVI5}$0@M>iBOUjO4O2YQ{@4fZhhp=Qg}KqUF5&_I;)WqbCbJW<`=>aWf6(tNr5cjnq}_9oKs=I(_T>!_dITll-
5+OoYbn&LR!U`X_E%hCPCWxG1D3b(i)%%7X_y;i#Yede~n6tsP?p(x}4&&K_ffM9gW5^+B}a3xnr#tNby703pUCV`5j}g3tXdxoWWq9aoHg4DlOv)vthz)
_~e-lRkC5QVw{G-
XxAWIvt4j=+$j5NvOTaR{@Uz<jg!Z=3lc`L3tA?R&n~z%Zj}8k`TJ!bl3lPXeWYD5b*Npi?hGESukV@l3wjs~)a505NBxCq`TAsd7xh)}*Q&3^HE=Dem<D
=?ID+?q*sIIg47*#OtfWWIKYuf>=O5r-d_jLwKAX@K&y0*+^4W(D1w(-
~$dJSB@@XSHuO$3l_TpWGSUc{oDg=aDJVECogqtGH9(I0!@U~70A4DNN9eRV*NfDte{8k^H=aG-9vU3(qWLA&h>{0UH_mVHO-7$}<sm`kB1-
IpW1doxAx{8uV)HUHRJS0?qfw{idH!bSM3aVt?w}tNev7_U-AGnxf`+*dSkL$)GKX}S!fjjNfk;ADAP^*yGNqu-%<2zNFoZcjaM4~4*-
Q+HOr?A^jk0ye6Kmj^S^@~xr&%$lMWx@1ly#&=sdcrf@D9&Mo7~buC&G&Bv^4FYoTpwwOvq}@k*Z%TGJg?@#O#mbdzaf*80Sp`}qbKkj4hQHtZH3afH@F-
Rbgriz6<vP)C9Sd%_lp|oeo<o<1T1M>R)1-lwLY%?;xw@y!l&ieL-@2M^~<1XT4MHAHVNh?zNRti<SCK7mTr&6F*|Y^Ox}Nl{10Mo2e7-
8#JsQa3@C1bxrMK(qjrUF76OMmPbD~}BY?Oo?I7?4q{a=SeU<Ntvpm2zJ&%1ef(NIBc+AaZJ&0Rl2UPf`#WyX!&A_)A_?CokN%)3GoDU@9n*rbO{LDcUzL
}s-DridO7HkIF8a6~W0i|Z5J0VJ4)M$oix>L-xAUiv&C#&KRFAPcNm<mJ=xRn$?3iWR^%<+gFWjRn2oz>HjTm=Y(T-
)uqk${G6pRXcjU>&6I)AQs5Kv`h2t-elhUf?Rt#=U_y8Fhr6oHjG_RO+?RBZd}c*3DsXz5E7L!~$m%@EQZ-USl|Ti`-
w%Mg`Udd77B3^?8mbMOUuM#&!4$10fOdvYH&92c0;wxs@Ex#zzw3HMuoHNsctv0>qHN!ks3Ag=_T}ZjXHZ%otx=-
HSLd^QL1CfmL|^p?eSKFca4UDv<+=XcHaej%0)<l8>7w%aRAP0HfzVdJRB{RZ=cOmT*PDD!wGTHM}@yJ#GH#8zTG+q(DT#w<(P7UQCYp@EZ#7G&t@^pNuE
YUS)+U*LXZ|mLg>IQmfVd)r*4nw1Tg>1BnsO1ceax2`>)_HRm1$im4=<?l2B(Jj=f^o8NiY6Zg9HcMIN&ciVKYLU)yFG!R<)gn|Zx@g5a3lg21%jMJ}(j=
GCRO_rnLqod~1D3u(gjE)j%)D$^tQgqZ38l{n=CPzn=(x^l^DnW2Is-mN-
1!rI_G`F9xoypK}lehsXQ}c7W_3WJ+yq+HNM6TvqF#tN{9)9QaCv5JS&>a`<rr<$>?l9W<x3q{dEpS2L2?b3P-
h;^^DNYVap`<CG%cGNY4oNauP7*ICiBKCE?iLV?j&BLl{=rGfrrQrJImagL6JSK6;AM6115*fkY34&ve_G{e`IrOr{my-Ey&3yQp#5{#Z6K`S8?DXUQ~5@
uUyvOM*C|y2XN5~7l87RsimpAWf)yo$_{R<7kT1mbq{_<gv`&V4X})OXw_5cEf8p<OVzl8k6g{Gpt0KlH=|DlTb+6<ItDss`F!43_P^_8vvCg=H0Rt0dl0
b7_Pvw%xouex!cB={mQ4Iy;TAd=Vff1gp*KdwzYjPXuIMn<buF0(nrVjJZsCRzeQ{VGgM`WrUn07BL_S9eaD*X45N6`IQjAuAKxI(qSZcS6&$G@^9EfM4$
zah{c4%hd64OA7ITN#g7#i0{86X04|Jeyr@?uGqENTj_^?n5H^n0ynYRsoHA-
D?6h<)6^ztKY8gncY^Y_)ZSwddUCWzb?*KpM;=Rk)PL9e|qU&JP8=~q2B}YgAj&*gF@IVg!c)~UT)0`frkdyfiOoaeBQS>9~3Icgnw!-#e>-
+%(?&!Y%}k9atY#qSm^0$kr&TnH{)lbu@gRMs{Ha3a|Eeb&QEamaplSIp=Gz6{w?ei|GFo%n$HQ&1})TrewFZ@SA+33X%8w}S|$36OtvAE^{MM@MxPC4P;
W<q&Dg@irqQsQK!7C)+<6<n^_budCW%}-=uQ-Ry8mtj0;fx5GNVBy`JL61H85hW>N6l;f!Rv3rE2vVL23&uzJxu1^T+7(*|#abcE+C4@@06cEDC0h2mOC9
1Cw!l&8u<pG}Rsa+%SG3&W5P@%AwEWYko$j!6#wDcn{|+7z1K$qvP{LI!KS?-@aR(b!y~UM@dR7Qd$+AE$CM`gTS2CB99>adh-
}xTiy3^CApFYa|o2m=WyAiW0dFMa|m&Q6VIBmz|pC3aUdbHIEQKYw06gcX>Er*t)<<Iz8QHX(%c7!%xWnhMiL{l8o%KK71h?F@fW3@$XvTi25s6#;TJVM^
Ib|WMO<P9QmV-mXOsh>=hkbT)d~<1vWky>Da-hpr%<7QUeeTh_?oYA^hkESvj<4^OZZaqhF;@I6AbN1?6~%9E0`FNf`94}1xvfGm%jta{tfE0)cSkv9eD1
&6+RJJ(%?<9K6w6XdlADEedN%F==O4sAOw1X@5uUH4Hc)vl?RHQfdYde+K&`MI|Z!_r6_|>M8KvxDWFp)0ugxMQxILF|I}~j;bl}rP)kBMjV3|o71X^HP=
{m3g6a8Y7sFBTpV|}Zflo1h*^qdq>ibXa4|O6iySiUgH}9g&tL^4%5e_i$W90Y<|Aw2;%;DF+t6;iCYe3W;tn3K9tzi1$pxMQ)yjX=N>Q(Y+A%xwnVAapC
NrCVVY7bn|!xVpo4>aJ$dZ2J$#O{{BF^R{lzocfnFv|yoJrJ1GdQkp59vjLg{Ez9iK%v)QPH6(FXYoI4$VzI%FS6G5bCq{Tv4{rxhw(?iaR)L+7iEky(fn
WQSv?Krmiizs>$kO@HSg6QUV>LoMI5qtp^*&C`XJ`x@j@5p_Ypb3=}`nfKV<%bPwOvy4H+781?mamgLqj6|5RZYLNxW#sTzdfE*ZXP8{Iq6?3?dO>m_U^$
L)`Zn2b#4yV)%3o_;gVOAGAP(^R5+9#?<CcOcIH*5eD-Q=47uUsthMGi{z^ou=}y`_44YG&J)PZQMSK^9hu(-
=O}aFeo2SV7feCQ<i|M`_9jU4b?61VmHE+zJUeO-
5vMbomAT2&M+8Y$}G}5>W_U*zq9_>LvPog|K`5><KH}9e}3_PqI(SmEt?G9RMww=Xm5QV)Sy22)qVAWMTdZX`zj~%t}v?7+&-
Wa18WF=bFZ9szB2F!m<#365aw&Q#xcgg;Tl;NXXBw-<1hS8=pYV-v%$o{FP<Fog>^9fbR4{Nq{85(-@Ox@68WxDpx@v=-
@tfVeh~%rZh7?X3H1|Qf90DLJcP{IL=heN+70o;<*7visRy0T*IeuihnWcV%6q3nq$mgiDn+>lB(SSGMPoeV3@ftupES^(tQqLZMk}ZM)9&?mLf_MY;0$v
PKC7;axapb>>QO&}-cxeGviyeHK4h~#QThe-APnk;;gx%zm==$-CUM^%=AT;B$8cD-
F<`is9u$l?k0H`>JCPMUy2jz2X~c@(YZqsz&?UL%)9|gp?aAeLRwS0>)^@K>6{TnB9#pQ>iH1>$#o4dKg^HvKlh9b-
*$(E~Z>i#sy%6{c<hpSemGjZFM<BpaV_#m+keUY64D8-@?_OL3f-rPqWQM^M81Lv)iYmeneKtP#bXL-
7YtoxZt(K(yFjTYHwkJ!?*KB9#U$TQPRS)f=>ZB;07R(3M#3R9K_geTL`bEeIG`Rt2wgZv0okP>|KlI8;2at%4(9vt3uC-yxBWvOjxu^C}7XQO~8%ug=5V
S}u&#J_pua!UGpS}|%kaQ?;dl)sSIO@*JNb3-yI;WiiYGuU<Zh>P8EZsbvZ=bG$Y#;+0f8P-
(8B2xEu_PVFr5BJiLb$0C^wdj=Aw;OYBZA<GP5_H#Y!F7>;DRWA%B?v*G6i1~4#7C)Wc}3fDSEj}XPB?~3xo@yL-1Q3&&Itt+${W0Jg7P`%}^d0-
oGd%Yo^B1m@|a^sWh!g1BKFB=Oyk*kugvgNP;jr^wvQs7MK_{^n##@5Ta3oe()sf9tWL&iI>+pz-
}Kf=)bF=^J`PIdDkRJ9|*WbDh~l07eKQ#V%jr}8>&JL{1*lc{J|XDUmGy+Vfv*vdN6Zvu>a8BFTB@%*XIQ9C9s!|puKz@wf74ZG&o!z9YgK?LM4rH)+?f;
sJ&k}S&oX2j-vK{p-PTYMn_S5zi^5iH7PoZ+WUnXIcjor6t(vY6Xhtd_x-Bq=wbFgcG@tT|KFhLXxkTp$(=T~ZC|LMX~wYa3zam*ShjuPWI0Jp+a9I>%EX
R`z<@Ih81&D`R6oWHdS!O5@wjZz53%PLgFS!CP<wt4+Vi6MjUo1YqO?jCFm@ug*Q5yKpNU8u9Vo#YDFT(eL`T<cB^5>fQ4K-
<L4WH=N>MTe|IBicA$?k+?z@sieGfY1bPhl%y5u!**J73E${=%==uMS3U?_uVHsl%)1wJoBgi`eTJds_jRgIv9$p}ZbOI~kpgda-
2wu3H_9kOwIZCn`V4lXpz{(_0Mhq&*Gm&dzJ0(<r?usP2oY@YY838L|YAa#R{J59hlJGvn(iSS#y@X2pI=g;1YfUZGDgW&#G&Zd4{l>SOu|0?SKD&Ts=8H
J#GpHAL*Bi9EIOtJn@Sy!K=SfzLo7Y#3ThTet5g4&Pi7i0Q*QP+WUJ8I&h`dz;EW*o}u<AU*ZymE04^~3lQ`Uf2C$9q~1lCTF_i~07T`xD-mgf)KmI?>q8
5RwuE<2jqujP0=*n@4TW1=b!Y3z`I$hD{2}`X{Q3VbDL;Q<9v3whFrQl^raN$Uq{Cz>FQR4`}-
8WqzMCbRLtQWl0D0B^ICM_x;yc@kxjo$l`~zUW=`N?Gn=xWHzyM`#2QheC`qKN|*(;!}j(Y5OeizdB@BP|5;>jJvprN?t%S&<qy9kzphtBjsb33KkcF7@-
piR+~O@;nTvQKn|`oqy|zdWNh*9i=?O@&sdm%7-`f;@l<fc3s-
Ep}{m;_QPW@MEj{RQqn_GTc5^EnW_bT@rD{qYLpRn<!*mz2}%HhLfmecT&&Vx6};i}>Ok8=3%{l^nphRf7)Gy7d5Zzj5K#J#{lr^saaSx>_!$LxprxRINd
$v3g|dGhb+L((UVNdN7dhWcql>h&8wHXhW0gxLNY$8LxnZW-l#$PW@@hrfM&?C{{U*x`-
*mEk)b8zua`>9NDVz{SQd+N>JHgG!7F|Ai`c`Z)DqxFRZijV3k@(!VFh&gZ`qW2b*o8#{dKw88NBsPI2Vg)5`N|95)q^uFn_(^uU*7_NzKZxkJ-
#MqCIgh%-F6AkV15h0Vvo>8VU`Cy1KbHo7+DAIIQMNXU`nm9o;ae`>V6>!28@E^?;(44lg*nyy16~hyb{1K^jVOd$}2x$>Jxw&erxhU-syQ4yWhq))iIB|
Y;V)mJseI{m~iP>l3{AzJg?%#THx=isy5XJsUF)C;WP^c|<n_XTu;!I9y*~25w<;dt<<1u#Si2^N8(<i0dE_dvDG<es4*3KABJA4?FI%7)oM2S6<`N;sC9
?#&A)iP{##y?G~)2XJ6ZBG4!je&~sb;`#HT+tLa8>my^n7wL+{adBQg_R|<3sX!6gQ>t!VlovL6s4Dx7)lH&X{p7gw4#DSv%y|aXfzk5W@HTgl4dymPX}v
|#y}knO9x(3BQGh}P{izt<pst_Mn?IZo6(+LR8Uk5Dj(<(=>>*@)KsH6(=d?kL&KHa%EvzUHse<I{EwT)K6mC$9Q)i`{-
?%1_g0q}8&`6heD6f$2HYv5oLh^#DK@U;rcVt!#~XD|M)Y&_jj_Lf_EW>k8MgltdA`CAo~eue=aIiJiW|HA8|3eY)4=fQq5Ey4eJ}B``>#X3ha<u$Q{*#-
!~5^Q_}J$T7k_$u=MH!BvCkbwzF({u{O-
DIICr>l0#|baS91baa{^a$0$1}x#nt@PD7c!4lNAeBbM6GL=GEhB%HU=t#u5|gcPYi0cB8>;&P*vW8HzGXt{ryMe6`yaY3UQ&79X!|i=txtii#DF7B3xT|
H5uIm84DVUrg*@OzdAw>|cC{_?y@I@2<<>Yi|3P<7=k<o$xg~vaSk8r<CI8BvBllRTM|ZfjX}W)yHJStuY{uPMwUSLqUH?V+}pEJPcDO@o$Q$qm6~BlZ6i
N$qZA63}Wg~gQsc?K%ImrK%KQ8CZNvd4<Aq`k6!GJ_W$DGUFg?89vq$T#>Ub4;V3vd31i^sto>Wy=&YT<(fLqtbWGQZqx1TxI69kU933(YM@MxPI6BD#I6
A7U!_mnY0368IS6voFhg=Rs=ced$f(%FJ)xRN*&Wu4E9qm60j?Rp$#nI9J<KgINKbAN;$qWTV^$Et&aeT~ibXHB^=nS9FM#a&w%E%z5tHjaSEaT{q7&tnr
tH9Ao9>CF2eW*A(O9PDzN5{lD(uYiImjlrumjlu10NY{X-vBpf@zvnwB#j?8C+XU8bFw~BxH-
$BadVa<ZVojXD9RMV5+Z+UKTfzg568yMS$28coTTyL<|O?caC3e>Hf~PRaNL~oPYiBO>E9bSC+muFbF!`iHz#WXH|ImZ&Dj_OH)qBb;N~ozz|HySadQ?A#
m&j1Xd$?GwQ&^OoS`WuaC3&>=FAv^o1^__#m$*<IourWM~s`3H%{Cf?X}?MScc-}7>45J)QuZAr*058XFWp&g_=QbQ-Xhr=C7#reCL_vHtC>E@(a=dB7sc
kMz5qKsv*k@_F7i08N`*PB9c;%VFq?tO*LfhcIcNa1U(L=&sdL+o9Hz<egkTEz4S^Zgt<q!QCw?JCN9WYTB27GV>=c>sHArz>b)BgdteTdPK#2&CV@1r)@
RwI-n_BO!_5JFF6{UTH&}4Fyj_q)S3ga}m8K`=6MW4LbXD#cNFHdE7Ts{5t)+SsyI%@uk~QD0Oa#kE)EyGt77op=WWM$TlxD6(w$q{8=RZ|<{uq(c^mPBD
(i*uRiQa&7ooMW(=Go~4V%#T4M+NU+rU}NQG&X=ZItTD+l}__pTm9LA(EEa}!LdhFpC6<G^h6%*hO@LM-hs{-
v+phU+oV@Jo{5WeKxHMiSX6ft<9XUrLFz}2Q;FtxZPF>51cvxo;=+d4P7X6QfOeH+LP{mcx7`Fk6BPkUGzqneywyvSh*BJIsMEhZ3N#0cm=S?-
dP``e8)?B~Bl!_!;WEO2fR-Ra6TS2RZ5F(Br}iigF1Iqn?~_7ZeqV3skU!fM@*&*OF$jOupWPeUXH$ELu1f@JK(LRfJ4M|dqT7?>PW!Y!`#DU#7ye{FAKH
iTNnJLnZJvAj*ZtYQ4xO;6_lr6YUIe6u|F`&kzX`R8YM^;D(Y0CK)7Ad$bD;*m@7JL=fA;xMvp@Scp%ZS6fWd7x^*&LD{6W-
EH;5J0UYl;epxeK|t;v}0PWv4tq3)dEeK%gvHQUrD1a+IBZU}VKh2ul~hST^0%-
uoU+5PO!Gk10mq28PB`61G{2j>vFt0U^$1?h+=9f27nID6Q7hVBIIG(r8o5N;&gS)vOH;k}}{kFR-
_PDlqtDNJS^#mzBixPMI>CT|gE^^wK~EP+nVeF^+`AEYGiBcVeiJ|A63F<ixe_g!if=Oa8)Dc-AAq(5ns{v>$M#M2Ad-tHGde;%CA(QU1@LqPKx6x+Wl1Y
AEl4SmpM)A?AKlDf8aOd3cuS=2R%x;B<HfyJr>2`0X?YM4@3_!OJ&Gz*)GVY(04w;C3E9TY&<Do!UNRcI6sgrqtDm3TX}U~J=xIA8k^TXF7GQ3ga1s*@=E
dn!fDp!GDtoaDM=O`z_bg06+-u4GY@AZr#dnew09vIHndg;u?;Ep#-iyD@>USpo(P40GqH1lhjCwS@-
UdHNub)sNi|<qM6CNDAX|wA5u<8$H3#;{Kg3%m#(}0ttKkr=-
wXLH8agZN%*3YnCwzW9hTnkj~Ej{xz>s3X@qr!m_nVt&GA`>E&R)2!&ZVQ21BWt<pb~q!5exBo4a0U@m=BPe!vxk!C(sWtQLP3bhj5QU56ywBib$g{}|`*
@L0BtnLON%P$AXGR!`b%S8&E53I(eSk{YFdn-jpNuW+kE-
o!%|3v5`sQaPs{HLA^c?4Y}jyiN$rF*?N0^c1$A92>HSo9I4Q=`zQgYsh7BREe2ecA`;^Ss<&AI(#6dWO>Hd6_=X%l$vjXW{cB=tId9DTmQx1EohqG72&&
-o{z1JwlH+WO`f#dFVfN4(YK6X@C-
OSwtfCQ+m8HgdTmd>CqRH9>S>fI4}3lNAny(kMlA;&ddEh&S&BI@s5}C!^R7lx&$Pu`n;%qOMp4Y1yfuwJ{K_&Ge_K<cX@ohe>7aZIWuDWGe3AsY+OC%Ew
OR+Y`4V5)w?hwHm+XRjM%t(KfYlou3nw&T=dl$v2pe8=UDn>^7)}DazU;cSBAHD-
7Qy!w|98PP=9Z~T;E04$Hv=RH6^yc_p>*Rf^QceJN)iZ@bmuPjj_X%6|uuBM#+EsDEN65qu}|K$6Xn2A2&+5zq>hhc*Zzz`}k|X?JFAvw{P7jxP3nw1-
I{!QE>ZyHVSUv|Biy&_tQ~u`~Ghf+`i>exP8}+g4;KB6x_b4<HhaEbSy6~E^t&BGwfxLtST)=V27n8WtHU>*(r}^ULDfi_zFyYY{klzSem`Kv=mFr_(#GE
{A9N3pAX(KCjUohXZjG49zRBal4*|`jpnODl$<ymGjTX(;&9Bw;h2fTF%!^|*A6Xd&YU=-
IWY}QOhXgX(8M$}aYl0jWAdK^V{*{q9zJQHVVYw2=LMXc=$Q%h$qDqy3G~Sc^vTPiPcrl%gT1)eY|2c{EGjak8w*m+DW-xHv;FS_PWj=XPk#OS*f<e&cgW
i}w~UR`V4gNMPQ<_7Ha1Q~+O*iXiAkRuAMRwsjM%u5FWfdh+)3*w-
|xC@e7KX}x;{4UWXo;i!=3!n^|5g$vu+<B?qvG)vHNfF9pl5DoOgX}oQ~zUj}NEAe*Gvo9rE|PqHre@uK}lH?Y~?Ocap3-
vxPdITJ<LC*_)3izBcJs#WTlPlYIP;9YfrqUrbR5cGKfLqU52#lfIrV4|=(q6bzh_$Y7Ot$_0Vrvf}W_Q_XY0?XKxA%be-
|Mxo<Q3;ZiqeIlv#@EfWj&SqbtR|%3|lzJj~mPZBm1M#BNNoKXj#?~OaPRj1`qU0qyFZ$PNiL+@Y1>CUev+#g1bst7&W%NN@j6U@g=OWoAy^d)J9%<T;Jb
+G-
VDtnw)58ZnNfeyIj^GrKZ`3)hi&~`<aVeY>m%>SL3!MzN@F|L0_!Pq}e2U=~K84T}NeE3*PoXJZmJb?f87{?4$DQ;D(ZIQt`W~&)<@Z)iQ*L0m6it<91ha
>)`R*`KiW}j{-
x}vib6KRc4Kgalxd<x7qDX!&CB!Q?xU4RvMY3*C!ix%DRPds~7Y)2<@kI+S)A40Gyv)Ft8SpX_UuH(&D7Iris?Y_Pdaa+KrySy6p!CM$!a4j-
>s=a=f5lVc?2%8X09!0mutO~i+-XmV_WU1da$R2$rK8k|m+)JA#dxbeS>SpWxaU5Fr%DA~$34>A?}e>D(ll80lLyWyCZcoma(a9hJsz_xi}Eb@hj-
}FIpqP%gYw(Z2R%2aq|VKG=-q8qMs7$CQz#bZIq%S`ME5s28~2XU1H3Rfj{l*@BHg33gzr&VcB8P#opmu+`kc`-I3#w{p@QC^d7|`Q#E%u-
D_@GoW2~B|EORv9BknBD5kPlM74*x)iMHCe`3>L15A9_t<jqy0v_!w0a^mNPaN>q&PW+n8iT~vMXK_u&fvXaw7i37CB7GIVbDoCquQUztoGA0006ZtS(>9
3qB|p-j+aA5Co8Nkg#G^Al*DJW^ZoqR~qAq|A{3@%Yd3r3aBT|4e9?Hoqie>O8o78H_&$BF~XDc8m4}|N313yN-AU_`E2KjLZipmi@hxj^i)>$Vl(qzUuA
XHg<-
;5jtC9>Bi9{h@D2Mh6hnU&v}KTQJyc3+9b*~j{0L_fst0!cZ}#;>Q1hp}f_D33DBXv41~7&q8fJZ><utw@zB;?4~VZc)!+QNSTL84nGPG!)w|7%6y8&wR+
S+~P|6k!4QWkBR$!&T$qeFXtr==MNW*B>w4b7a8s-;qa@Z;S*Hk6b%3L2fdK6F#%_h;HTk*9yz$4onnv-L6v-
1A&DNR!O3#8^9m<RMxIj;q<!#tl@(gI9GNQ*C{v_g^)h~8<6rr+#d#@QeM3oZ?Qwpy*JeJJ#s9P+OV#XHf<BMj`K;e@qInPRz5y{7>>mj3uXDMzXRFkrxr
=}LcM(LHw->lIcOVLm*~_~T;Q({x-
M?d^L&2|q6~lI8nE^Z_Zk67#+23IuZEoe=pW*14{a>P*A%tEPxK{;!>%M#4X+NRkh}#R1{{f><bFX{u59ztP<3s&8&0J+73GWesk<5RF@h`mvzo4T0hPUW
}&NJxGydDo_1RlZjnHJ~8F#inH_b{GVh4%6_^{g?0E(B)+vaP}dg8NaZVH-Wx3i7cBKHz_{N3}mob)GecuPtSD{~fJ6)OxVC+WGF8w6=n~LSb{SR^%Gb%J
SLF@wK<(=`43Kcb{AHMFD%^Mx4I54+!@fq0qrcY|=Z`M*{s=vD&k%XGR(y=@+?K?*F1S@3u&10`sX){%d&3g=@uw97<NJE|F`7pFbte1}!vlW42lO$I7XQ
s%7r2>=LAdzyNRaKV=N?4DFEG&q7|<Fy)Abset0c`=77vxfBiyVL!xQw3*+kJY$po9C-
T@&4X5(gkH1pTQAzUgD?Sq1!|%}ARnkWj3@KtN?r&z5UyDW|4DFOR6cnYoAaGZ=+Arxa%HTGOpIM|ORn@DRFzV&FH+%}^|T+(!t7}?*Yj@lmS#kvfYsQ;D
V$8(I6OB6`H3)4H@rZB%8&8upN|_#N}xof#gV=joDB+N_eS8i3ejD{3C;_O@=}rO7Q*|1`LON4E~4~q_3Ob0M5z@B0n$(*N^Ou|2!!8u7(ro~5~@LdATa#
uazFr>C-b#)@X%qno`m;9f7s0LRlaGHE(JbIPtv{*eUV$ccl8qkESf9r70vtjXMC!Cl|}R2(`hw-
k3=K0TA|cd!W~9w)<fKBKfqom(qZGFVSdn}d*%%`^Wi5y3xv=i`U?=k+*;WoO8bJ-
2Kx$1Uh|ak5R6Zo*$;!FKCAAFBfO$x{d+?l+pieUv{HXv*`>BhHt_IddbB_7B02sKqxg&d?<oGI|1wJY`$xfHJ~T@B@lo!hR*n)rYm|Gi@4qf~_+y$;{DG
&&4)=}XKir|dGXL8#7t+!mTTxVO!avmOEbUQa>Q%X&rI;2$9+AZ~d9lk-
1^=ZEE_$sPWmRiM#fqw`all~H%9?3q>DCIaew+X9wXGQUA{_3T#aM*HPBxBz6>cO*_GSAB-A$pB2HY~S#FUSMtTA>oK7JLvR$5-
cit38U5~V4<Afq_lT#}k%OixWODK^?OjOLVU1~|tNag}S~8JQ`v_sm#5dIb&*l)^FHT~Z5DQj4$31!G|BkIXVPE#>O79L4d)U@A^CU0X$CIK4owDFqWwFI
VIAk~-
n^GU4>{p(Gktaeq&rmlb302(Gv+F8P(Id1=OvV!BO96<0Wl%VA1LFI<6R0JAZ|rzsgRB9^8UVca<M9iu$itbEw9oVL#J32NO?_1ygNYT0NJS3$H?(<h~AL
n)T|v1yj!!=_lqC#7jaDVFx}XGFtQQY`f!q-odw?|<TB`%g5<_awfk9ee+L%VqA_XrDUv{=bily?;MLGrs-%-
^It?zmI&sjT`(f{u=i0+oxQ1|6Z!rKZ_glS@OobNx?SXwF<Uze=?4t_g5kQNEWUonj+gr(mqjl8qq}%sL?$)m2M)rl{XW6{+CpO%Y=DvCbfqgcNoL9hXkJ
V3+}nEG%9~gT|oF3iHd)*N)0brQ}`G2rUtK<j(XoyS)>+=w?peaJtNn+S9EDzSsGEg!CJRKl~wm0wY4s1O5MV#QjUg5O^Bc5%Ga+VTpJ=0;;y5izGs>O!F
6#5UQzuS+~e97$G}dv(Dh;E&naGCecv>N5cdCp0u9b7(r@P7|E*xVnyZML@brd6;$A>swh^Z%0k;gd1h1z!hhe|`O*!>rIEfAiqONm+Tk|WIa-Fj$?D+E#
oTSY%_BeC`!*AqX!x~GaDiyyoUzJ#bpiJ*VUA(6hxU<Bns(BU*Z;EuW3v0xk!?2TtJAr-)9njxfuwot}F%U_p|2D!kF-
)g;5pTp3_3gRFZi=E5OlCM^(j^kENA#f{in)Wpln`q*cL~z#e9bpFwkO&n-
`y!l7j3vr|F%+$FVc71XJ4{IWve~zAi1^2cgc|IH4L#evP<SxuFID0+B}bc(YiyGgMZcVH-
E<z2wAdYYA|WY`n6SR_jahP(lPI8t;HJz%6kOqJ=!D&NGk<x3{p~rCbd9LX*+UUr8_u8*V{1(@+{qvFwa%ALz7eI*nTcYD&5|NFnrs)=hc;N@0nL;-
QJr6fBJIj^0!}@SGQ#Q#d%WE_De+SVZ4oKqX=bb)t~e~SEaRXJ14W39NG?{)2!Qi2RMsgzYEbu5JH#YU>(JdZ-Qp;@_V1qDkl?ND~5O=qz+L}m6HSC8^m3
w%=2VggmEIn4?&*U2pnW2I^y`+moA0Ffm*x@5q}eTU=k@A3AdTdIt}9tw>Vev8-
Ao<SKVMeIetSbZdST;xo#ilSVY46<X$CGGh$Ogc@(bMJ$EZXHw?G(PUJP{bDQopkvoEYUf;9GgYAb_$)kyG?ayjdK23=))f2N-
zZrK(w^2;W>9hvE0ZwL2O8HaZ_7QHsu^aP@8Xu859Tau%(VIxQHw3B4rfbJLCT&~`jB4dhQMZ@4HFdP`ZH>xA22^L`F8ir<r#9+a>o#qpHBrexIDP%NlS7
>KAT;_E{L|%O=;wS2Rn<a(1)V439ZQIG8fBY+7vylqu<8&sWPD4#B;3fD6^ib_qD9?ngo5@%Z53GmMBKfD6161URCz$ATOYZz6rRpY7y0kK&T6D26vdBrd
t`r!xik@p;faAP;F@Lb#GF%Mz|&q)5cfQ8jFi??t(?@V&_Y_pm}!#+(k4OL_%YKO2GSa!2^R&YFN-+$z<-
TOim3OrnS%V`HJuFEZ(RFMKZ}pO?{stA(EX*2@<e{m*!OV8zL7HBoSv3iP@GzjkzzNSig1A{y~tc>ztRQUjPm00vNGzppLUhULMB$hCRV{dd8=Sm<6h^w)
_)msvF!qby#Kr<{@U)}+c<e_yC7kd`}bNVkIydnN?dHaAoBgP59$6r(|zN(f3G7>zJISJa{t~kdjDQBy?<{By??Jrj5t4ncBw**Gzqo-Dg=_vi`>7rG3x%
k_IP^#-
mIGt#O@&I{?D*0cwEout7I49<?+k{*(~1(a*|_uWgR|W8n_98IbQCf+G7u1e1$H^==+OknO6OBsttqgOE3)Y7*b*S&2da$M~C44SPsGN?6*aP2DPF~WhZ1
7xfTN50X=e6c5%$2Sc@({?#JTss=OvPdqex#4ROT%)w}RrzCurf*XC`bnBx>x7%PLo$w7Uz9wFahhmMeQ*3-
`7Yc5U4?qw0VHOKLuJXQne<9MmUEP78~H@{)_ko)m|%I?SOPa3=*Pt>m(e!tPBQT#xkoTjXyexNnX5448)f!0L(fi@5Nfv%!{pbgXylr>AfAElT2fj&M>x
jxDdv?1aL+7;Umbp4<oXlE=x(Dkw(==z8s==z8s==z8s==z8s==z8s==z8s=z7@?w7GISy&r{gnF=ppr235y?@6GnChcbi)ecH#(05P=bXKR}6;$z)&{qk
JlsAU-r%mb?y#03r<A|sP{zVxf6*?D1Ur1$$XFl`V)pteTN=4*bsj`OLN~J4_c^_5O9aK16u+H@-7ah0h-WB6_Gu8w>ZGqkT6?z}lSJ-
`2|3L@y*I?+zypPH=;yx-O?HPU_l}-
2N(EF$kS1P`<aM*oRgr9e8T=!AkjF(wN^xQoG6*qYQO!WO!OW6HX0SbRP{C=vJWe3$i6YpC}sJVCxyPfLpC%z1H9K4@w;C?E4pOuXl-
;dm9rAY;Sb;SKtD3?4`9>tG+Kb0umFxLH4qVC<uT?uQ)zMqOnhokL^*NOKM7!~i?bbmn)MuQ;z8SQX-
FD3O{oSB4tW`TTe9qKZV2=dP|_vOPVRyR|#a=>+dw(L5e#a!oWsQilZo(BW!9_g-_-t#*cVmo5d;|kHnICd-ITI#{eeCeC;eIfPcZDMY`Q4i$cpKAvldJS
3}AQwjUU+%C-lOscw-X<ivs`Z9@rD~5#2z#90QN<0H(R^(=%oC#StQh|bCal4>&30CQ76s<_(B--
|?6^tb&Iop#7hphcruTZ4Dk3)*;d;y_Dg~D4XV8&K7dj%>d?~Tvn-vVPeK|UEw<}nex8Mx}-
~A)?#|FXssbTkjd6j~BFJJQm9G&+3It?+yyt#UjeAAVvI|N2%PKl&>kc2&$KuZ&>$;S8TEb&7_6T2T*u)DTs`WY<EkAhaZPBoCj>OT(uii`S+<-
F#<2Xo*z<e|Yf?3;M`n?NeN4+Nwf3Juo7CqX!>u!Gx_)FTq_P4g1FC8~dS(~AWh`Wd!bdc)*$>@n=Q)nCQlLN3Bi6`Wxu@643110g8gTIdBCZv<{qGNmAy
Qi>6UNUeA&&K4y6)4xV1;rA8MsSI+ebL{4gSJ>5}JLm_HC;#;4A=7~4I(8w8vs!P8b7WCx_25mz@XqPP<hWh1JCJk^=+`p?BfL#;&qdNb1|1YULhn(a#ZL
oCuE6Ph3n%k0uHnpBeN)Ls5pVfo_p~j?OKF~qr*}Z{8&dJIkOt?w@vq32jwpxp1pnQaC~r0jyCV9KsB2_M|CBY?(yJqS1gB@N=q48hZ$M#rnOzui6TL7*o
*+OD?;5-?Bu`<}?XyWexyIv6-
sAleOYU{g{geQ;wCO^4zea)vLQ9t@XmGeOI%Xz~QPLP^qar%$E*dpij*5?tnoFZpa+ESUN~BR!<fuu}QA=o)Mvj^s9aT!B66L4_!MR5j9bGLrJJt$L-
@yGKp1BshpR0Htzf-fs=AI6cybn_23ZkfOflzUYf(D0u(J?1!jFQGUeTwL)P8u~?j*1_Q(r8I-
w?h!!%A0MHmo8|^Y9za5R0BLzoohTK&xbHQ%v^Mzd#*N8|9R3(Ggbp;Q_<X3`NkkSQJE+$R0Up|GIH1iZ;0HNi}Gh5U*kt%Z+A#C6E7NI;uBB-tIWihKuZ
&#{BcOrS>h!_6I<OD1>RvB`C<l3wJB&V**KU3%Aa9hanWC~yx06<Fb96ay;K4X`zk*2Rp5*C{(#oO0qcMPd*jIQ+U(E^_G)ZuH5;#V%!#@;KmoFrSm;%Vp
5Uv41J(!wc5-CE@*CzQ4Cp7I@)^SeQxVPz^W7TItd+e3lJaz9o@YW4Zz-HB-%?ofKlEb4dGuaFPC0NdA(Ad@9HvmUUdz|aoD};C!(?`a;c4a2D-
4e*M_yq_lLl`XxSx*QU${*<^8Uh?=x6d&=d4o3Ro+bOS*n-
lJ!EEPP4Tr;C*#dyi!^I@(*{68Z>EcVn%>AIkx~oJ6tXtGE22%G1pVEhF?Kt9@Zzz?0mU0;l(ll_HCm?(y?v~Q-
aghJb@S3TynSp6a)B0z^%J@(FM^H$MwWqXGep@teYiQ)%MrH_=AZg@e>gm70yvr?*N+KO58g;wCo5_ZU5mJ<8|a#{UDUEW$P9Q~gY#MWo#pHfvRk9?9;?s
^jXwF7u)tk-bYY`~UN{!`9aV9yXfGV35<8x)!bjgP7WpzbC#wGJelZWINH#wARclg5R?_QPN%fYbAP72o!PtNXRI@E|e;Mvf{r~pPJvNFWj^o|lVQV<pgV
q94&Qh<n7^565^cE9zwdk(iQj92yFG2;yM?$1EjZ%oAjXhwYM*nCc82>REAE}BD;v>=)ISNt)AEXc!^bdQMU>g-
g9_Q~jGkcGA2JR~9%l*fr<34A0f8X!S?EF5RSleKBGL9I*Z*`>wQD8gBky`Oc$QRqjEcBPwrrn8~GHMuZd#=~E&WyxO)!3$I+5AwTmUf=mvE6hBkY2JZVn
;Y1ewQ^6z8JJyr4hj1*DvrQZKiVyY+WQo4cY-AlR@(;T%!$TH?E(P%YTL@!IQ$to97~N4ct70*vPJ`Hn9EatFlx=Ix?nx-
Q|zthsm{%fdHxu7j{OfoQ%T*1Q&M48N`KsYXpzP_}gtd1%|cYY=eV6%+Q2o2n!3{l<=_XgcVkQHWHazzn?v^*wt{>hgT8;ZCY%Ygt_Z`&|Npi-
1RCPzBtv}Wh2bek>XEhdh`b)3jV4K63f{S+Vi!S5_`U)ZhP-=B-e%5+SmELfSGX-
4Bo}crxU}|h0vLE;zHB7==;j}nN!95%+Z9Oc`1@J|3dtw7A0qDd~#;vaYoL(ep!Qv1R3RM7BP+{P6b&g&4qY?7)tX|hSFTjP?}ostd>C2goiZ_q)A2t&I8
i?nhVmzai2Jl=KU5()8Vi{ny1nkNE08HZDb8`H@u<UQJ`kGlnB&B3@-s{F6IL@uVf=`j+a<87Em?ix{q*TbKSe}-
|$MfikJ+zPaz5KRtmy%;4(?{wxiM8hSvV-KwFEb`UByu#EEy4X)|V5<=XMYsMbb}>L)Q&eG3{@aH*C*_3-_vN9a#IVt?up`%{nDpL)dp)Fbw%o+SJ!dQ-
4)l{IKokxIXT`NdsW0F_|b)?&VGEf(6=VzF&4?rU2km3JZSDArw=+5!e@M%2b`W|!50Hn!Z%UclOC5%|}MvHQD5A$+=K%BRzDIW@RfP5LH?kHYq4!JEfMd
v3wZ@SDfzv|%;cGYn;fOV^c;8lPt^oXw6y+T~eDJMFn0ooRj9b?i_mCtX|dUkxnU<{`aqccNdg*WudhaP4)t_Bz~wUWd!&XZpz~KN<es8<3lRBV(63G||T
8L_XUQ4hBNMoelmrk{4WGFUOB3BeHjl=G#U2aT%Jg1xL@CkB-xP`}LqqHt5WQ``wAZM#X|!S3vo$D#tq6n$N<g)8fYK@AnqrfF8*~;#Sw^dZD#o?{?k1+o
4HN0sD0`djs)GU?3YPmoS*SPK}h+;=po7)cVSpBf?LZlRenA&O`KI(VbR)2(&cBux_K!$+(}+*W$86tRsEwfHyPJj0sfIrX4~%T7)0Q_)d`NG3dzbRN<PP
Dx4rw4Q6|*Zq_Q=v|y{Q>?Ph6-
;z8WTA4_5y0FTWH#MCjsUGO}D{w}CT$|l^A|z=i4{CB*h;%?fhq?|C<fSE3?G5qYUA9v_A;ZT{Ac1m$cZEvyM1|g%yaCT>)Exjh(Lp3ITFQ0UiblmL-
7Lo!v1TE>R-
e;ge^8g;)J^SHtPDtD_@6Ieun#aGB<L~5cOBz<j{)l2V+3&$1>b{f=LYvd3|Lhdo+M$IY+Idc?PeX3ZXuh0)5l6W44P)3rmc41SW<^!E&)wzs~)8(ht~KY
9zlQvJ)2|c*+K`svzijBWw+wrUl1+B*)Zs%5v5T6gx*!F3U^z(hX&;ERm8d8F43*w#>uydviXd}cH6K5|E2sXn~#u9U0X6qr?aU&Rt;|JehhO_dcdqe6=}
eD>m~Y8gZgm|(T^NrV}5{2qQhl>LD&HOh>$s5*N3qfeA1AP>(Y-
p3Be(!?{I^Papx#LB;au{2=CL^Mn=_ihW8>m4#cv?i~Rz*X%9pSdNop)Zo1aPZQi7mz2H{mmv(l|W)V;7fvvV+2!hxBN7%C5%zY8uB1q2(Ha@F3x1#>+3@
AOQKkc|@q)n9@TQ#Le-qKu_*&)}h#0!E-arUVc2%VAM`lI2cMnY77{z3gY7%n-70`fZw9X_j85L-
QEE_A)kry{y?0!{`hszMX0nQe0I^OlI5B_gs&vKkv3l86XSR~z`z;=|tg^2T>bj|I%o>uJ4P@ThgMRtrMc9$N1(>YY?oX_(JS*uj75Nq8pp$ZpzhXLRKoc
)USB?#3FY`k@DVpxM5fXSz&U_hG2f_n<~yL_%&P^XT;&nr_7**WEw`M3?sH5fG4LRY$-{gr^Zm-
%n5%SPM`IRVtH?X8e})Z=7XqL=|~JGqXSJts)Tf!5eQzrnB!rAb7a1e(1^{HC|Oouet&RM3;7>fc%OAB9p43Ctb51<>R2Cgam0EEVdn=YZuM$Hq7{TZ%yE
T54fa|&$n|I^7(f67V`Oa8HIel-MIoj-
)_lxn*YK*Au<2O!faaJFq!_nk9~x*s({bE%NfV=XiTAhKf;dlQ9)|lyGezqaqk`|Nc@g6o!!UEEI#+{<qZD!m6r*4b>)J595V%ZH#!969}75nRbGDiD_8Q
%$4%vz&(7nQzcYnj{(UaL{Fcl4<xfoFm%kzSUUjvABiJFR=S^As@*F`P6Ng~?PXyaP?&g=b=JU&s3F`TwEBNL09)9`h$^3G!pnT&*e)$IzQp>ASAlQDQfL
~~RSLkHl1X|^8C!bUJ*(Lnryg!D|9o#aO&k=lkET1EIn}AdJpny|2V?6(Q?ikO%o|A&|Pjh1BV+H&|mw;dBN|s;PcTt~z5LUibFR!j1F6npr4~;ABSLPNw
--w-
W#LhQjue7jNTKsQOZ@36bv9nd#>S3#gtsb^|jD&1egHC8mF@I?3z~>yQz6d!dOO@nvP9{yQ``@Nly&%)BKM7a;(+6X`A%%pigLi>;^4ejVytcn=M_O$&;%
z30Vl(?^{{K_GrOsa*W><fKR*38Akh>W8Jdmj|?k>c6#CsU{d~HcT?iQF4FSB^CFLTg&fhi8zD}$j>1C^uH?;k;TXXln30l8)Ur9<n9yoi}f{j)~Ot=ZXt
hjlh!|I8utAYSZj!2Xhva%*<}=3$+`**|0G2m5~JZ}$5}%B|TMw};rRC9vFS)=OWh;#2%3vz9C^T~@MmslQ@oiBeoLeJG&bhZoD8@ZYio`N-
J^zK<84Kkwgl^7-=)hNhlB@8H!kpGUs<s^oa?Jq3IoduEb6_xXbT-
AVG?pU>j++@~kWbD!tt^W0y}PmbrVyZQCkSd<*k{XRE8@8hog<nlhQ$>QgIwDxaw#`cpr=l>TFKA(d
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
    """Whether so many more simulations cannot change which move is chosen, of those not lost, wherever they go.

    In trouble, the search goes on: the move that looks best may yet turn out to be lost for certain.
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
    early_stop: bool = False  # stop when the most visited move can no longer be overtaken
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
        self.patience = seconds
        self.order(position)
        if seconds < math.inf:
            LADDER.wait(seconds)

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
        total = run(1)  # lays out the moves of the root, some of which may be ruled out
        if ruling is not None:
            restrict(tree, ROOT, ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        now = perf_counter() - started
        batch, next_snapshot = FIRST_BATCH, now + SNAPSHOT_SECONDS
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
        started = perf_counter()
        self.last = None
        LADDER.workshop.go_on()
        try:
            task = self.read_task(observation, configuration)
            for snapshot in self.player.think(task.position, task.knowledge, task.step, task.bank, started):
                self.last = snapshot
            self.use_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.complain(error)
        if self.last is None:
            move = 0
            with suppress(Exception):
                move = random.choice(self.legal_moves(observation, configuration))
            self.last = Snapshot(move, "error", 0.5, 0, perf_counter() - started, 0.0)
        LADDER.workshop.rest()
        self.say(log_line(self.last, self.written(self.last.move)))
        return self.last.move

    def use_free_time(self, task: Task, started: float) -> None:
        """After a move that needed no thought, get ready for those that will: their own time may not suffice."""
        free = FREE_SHARE * task.step - (perf_counter() - started)
        is_free = self.last is not None and self.last.simulations == 0 and self.player.simulations is None
        if is_free and not self.player.is_ready and free >= LOADING_SECONDS:
            self.get_ready(task, free)
            assert self.last is not None
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
