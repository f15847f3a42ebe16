# Tempo: the agent `connectx_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_classic`. They are:
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
    """The objects in a text of machine code, if they may be used here. `source` is the file of one of the functions."""
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
    for key, symbol, kinds, returns, needs, size in json.loads(index):
        found.append(Compiled(key, symbol, kinds, returns, tuple(needs), code[place : place + size]))
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
        key = key_of(function, arguments)
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
                self.ready_made.update((one.key, one) for one in read_objects(text, source))
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        if key not in self.ready_made:
            return False
        try:
            self.natives[key] = Native(self.ready_made.pop(key), MACHINE)
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


LADDER = Ladder(highest_rung())


class Call:
    """A function with all but its last arguments: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat = [part for argument in fixed for part in flattened(argument)]
        self.key = key_of(function, (*fixed, *last))
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "0707b74933790c5d17c47a83", "checksum": "593225b57a42d3904f81600d", "sources": []}
c-riJ4PcYixqsg@&;(-
Nps2X9Yopn0r(;P!lfh<FQaLZYQIsmou|YqDyGmJ`YIT(l)4IMl1i72rxc9nE=XS^b^IqVN2~#$ckbVH8v>>Iz#EKtl2+UHnX$v&}=Q-
z1leTFo;HGnBv+tX8&U?O|=RD_m&Uw!7eB&FpR219orNv(|78q00^0TrE495KYjI6?2?nt`DUi|RtvSr1ll8nr(B8WF;re>OpjA^Mw>1l=enBqI(e+w7Fe
?wklKE8t=JpzBeam&NS4@1$neDjVZW2QMh{hJt8vT{|?veji3EA1=GR(&bWm}Mx=G8UPPMfv8mLUW`_`R0<6!h#YL)W%$#R*+GUS(uSkQjj*RO0-
b<F?PMi|DZ)+1E9ibSteHR^5XKcGW(ZI>FJrNscEU^0_dfTqWnmOGfUD_3!q;M3XG;KV{xW2HMJ<!RA9suS6QLxiVg4CG=n*lR<NQtzr1k8mr6{97?hQ61
~R8*rAI1gEQI<N6{i)MQVj(e`G)+oG^07oVEkM5Xh}&?!FNiEqFICX>@B5b58;oB@02tCNKenmjKLr2`T1sZzR_SREH)b8Ulf0o7@?^dMXAMEg+_zfoRwN
)G8AQ%{N4G(oEqKzMzhgeTvS|An3a*5R#Xth(1ya|VzVhLEvu-=lwr(IGpCyJQ_Y3xpNQ_yN=r4w=>F8gLZjJaD9Fq*7nhV|7^7Na%E-
?w&M=pxr5ZERGD?b#g_%ZkYPkFV_8o6BrkbJ$W){>VzqlwhvpC&YRFF{=scMEfBRws@I4wUjwa{!TDlulHW)ztV3jfXnGov7*IK8MKE#I78oL`ck6*Vxkf
N4zWnFYmJCF#Y*z}4yIv~+{%Z_}6K<%v`S)ajewoU%4oyi37xap8Yl+}GkFzasxuXGh+%<-ZA#@_x%=%LA7CEqRNG<8+lx@(I!bA{{1@U7syFpVjw5W~9-
oH{d7uk{o_X3cnD15gO;3=+p6C5?6U2ac<Bj!>59@fIt*2(RheB`tIC?wey`k8*~#sw}sRmTJw40IT<fV1H`#ozYt=LJvQl}D8121^OFKLsZW%G#95<vL#
zm?;^^}k{WeVCT#yX;4)C@Ai}jJJ^;*%Hog_L}C;Pm0-CiOs)z9E-
{s${?<{aU7b=ssi1?k%ctojn#23NIy331u=tBG_>l>DMpq*sZO+a`4o$*NztFtkJ84(Vb(Ece-@KZ(-
e&KFdWlf!4Ib@R2Q@V>yM`~tZZiXgS^Ht8+<qELP78Jl!okiINPWhx?d2EHRW;|1rpRZ#s9|BQ#2JNXSRXqrF3(GI13Uf;Xe?ekPki#MJzx^1<gwfBkA9%
GMx781r~3$>mh!8b5p=Z%8%Q57*CfvgFCx0kf~iTNzyZOwv|AV~K>kq1O4Hf^v6p>dGon*Uwk(&$C?TUM#xaWX-
0gj5w%j6G0{pLXf1y&?K<t*8sp;F6M(S^Uj4l#6^P|2^2_%lSdDMbI?~>Mo!6--BKF+bihy3F>bA-F-FjIsYC!<n#U@*ah)6bqoG(@fG|a*g$m6qPmSZ8h
iQLN1%GZO7@wXus#Ff{6wjNs0VCP3kmJ3d{;1@Fzyv=dtOe&R`I#5g0yG}baOH`ZaYVulyw+a5hrjB5afwM!MO-tTAp}Na8_uE`NK8$*6bzD7xgWa+aMKX
7rv$f>0xdl{5=i8l0b)jgctV_*L04w_CwtW3?}4X%AsrYq_vNjTY*md0=JXK1Uf$4z&};ruq?HF)AB9LvTyDo!FJNxi+{~6Ku2I@4+(i-
NF`yd@e|Qm2%KJ#EK0YEQiUoqP=Tcl$kHo_GY_liM`EiidH3TmLcU!%@&#EL#@&(5_DK;|ejeZ9TLaN`5^1j1W_&Lq1)!8<EM@tSQf$%%7_ycJM5jDN9*8
+|?(bY3RgPIMCz+KqgHi*=jm)u35QRBckWNtoiPDECHwJ}~<Fsn9P7B#!hCwV!qCOi6ouQy*M?EZyVg|>2ApP)p8J~Pi56j|lB)UKLr}uT9*Fam>`&L6YB
VGP4p3x<VIC?`i=>xvzNgA@7%?yrSuJRh<1mWVGmqet5Kq7G_!0#jy+Dky@h)z*&8XQ!O^XOP3<|f`Xn`W~Z#}@CJMSnaB<LfNHQ3pS8P-*4iG-
4>N;UlAmNKFClh=CGv6A9`A<*`xnU3rwu9(9!9aA(pV84kF{vUu#Vf&*o%BErB`il~7CvmYDl78o!Cu?EZ_b7BV#j*!TZK~|@4iz8w8cYbZKK<v{d2<2--
P!P!f@ZiA@-E@r1n{mmJ;T&yb{B4--<9#6U@VRgtX+`HRShMmh_gNNU*T1bEGA{lTsU@8krFX-lgR|d?V+8p}YhOM%LWT^7z>G-
v;FzIbM2(FhW9Eq)<U#VpHQ@pB^g9<qA)!&JN6Pve`rsp^BWa|1pMR$uKu{=W6KRV7mk<)3uOs@N2+_+i;Sv$Jf1&8Khd*)jEBV@^ka(_3nd$RNFhP6!U>
44C2E9J-`QR}Kf5ey57u;u4dx)-E)a}DyFHv`ix;;d<XRa&#v%Z|?G4)>flk-
9l66_Cl+oZO6uIb<K<@`E$!lvFY>fEBPov7jeEk5sWf^DMOE9#nwuFdM2uJ+}e4L10^zYezfa?S;teL24go^WXd3~sZj_lY`4dx)S00kNXmW7F*ybo)V-
$(-*>{~hIe-C4o&Uc8`dwy94D>NY{$;P06X;kAeOji)BFxww<Kat2V(Yk`+ud}$J0^Mj;u50WF-7{ckJU678zfX_9)6PQ&}60QFb-
3i)hg8Bm?)JV89L>CZ3dqs0UU-KLe!_Way3XznfL^?qnp@Fq+n7l<y=_id1Sb_-JiK9P(fARsG;G}*MJVfI2pb|7(#XtETRW$PSU7}Q~??u7b0V=29IUO&
Ae1hYh0Z19Ck07~))=oj!ML_rQ{8b@HUcqw;`k>pU^Rh4{rtx%68cZ}<)HR5@HkLGj#i|6UUhtez+jK`*_!OJ&6bqY*VY(05w;C3E4HQ5mFY%m8M5@pz9t
cTu{wwixYKg8vaQHw?e-
IkoW7T)5C<7w%gB*gERf?EF>nVac$#ut?K;1$2Yhk%7S=1!RngvXz{3o|80SZz<K@b}}n%&cwz}GAt2!*WDDbQ<6_?xZJldYYY0QA8R{n-
Q9{ZPKp*odSs9!LE}rnS)>_&k4e9O%4kP^izttl~Q<1<we&_k~asF?;!%<&45udP*D8*)cG%_BBdjlHw&STbtC%C_I%;3EnV;SvXMmS8*u8eNiNZDE{VkR
KJEnw^!61{J5TsW~g8HcvY3zKCd&_N_0nkC!NrW%Xk(zgD_+d2HUcG8h|XnjF4sMcnX(`6guZ$Gk}t=k&VQ6kWJbNQl}-
?*c12ye{=RAeFXIY^queI^Fg<uYs67!KFQahIZ1E?zBhtCV#>)_^bw_#qtK_5@?yv>I68*V=LNaHKAxxGa1W)=3o?CPko$j}&w>|5(1(&ITn?khMoN#cWE
5mlyhD&MVS2nN)8hijLu%&>Fee~A`Ul602ueHB<IN%T=#Nd0{+RR-My1C&xqm*M=LmY7lj(6z?(cCv3(k#qyqp_0UdYs?AW_xlMD^PO%sF63bq3;d(QwZ)
x}&U1Ssuc)zl7BGthpK0jui`B$~aN&mb#%NAdaeHTCUOU-w6f5Q<M^n?mfb;$a+8ngbuF{P#i1OD(F0*9^h{e{@y3(yf(ELe|xVo{t*85(D+vT-HN}P1fA
QahB>og=z4(nEUqWW`AN9MfP94O0jxR0`ZH=hZ2jp@j@f-H;+ghnz-J?9k@5-~zH8-o(K$nOE`&*~N-H{7gK269`xJ~0;`}x!bA{QW^V@_-
FY1v?$!vH+Uc9Su2C{gmUMqqsvRaguf(|C_&~K)5{%*a2&KS?=x6mbtXY`w?YWl2xHC1PK=$9y%QJhSF&joF=Mz5lyCQrZc4_Gq`{VSx@@4_`WlG1`2&I$
rLO_j?MLcPv|A0^RcJ~xupchVnplVA%5*Wq||gcJgAd!K~rvHnXqy0!&H)aakXcB|c(vKL;hQoExg0e^MT`gaje$0QKnn5~e~C_;m_VL4F@)NYdkXt%*Px
LjD@zvg<n=+&3}IoiR{>2dL_jlHz3FY2>tTVK?h6wD4aDA;0P68*i%Ai9)P`@;%up^Idi-
>KplA!+})=H7{MbP3Eg_pA6`Mf>?Mn3#8Bcdw?O<$Wm*1=~UlSwUNkA@GArF{uesAE1?#UdPbq=ts(W7G%{g5nS_nvEnM4d5wM@O>mbA-
#2mLH720qI$B#1t-=lZ&6Ip-QiK|i6)@7$)4<uJH*CE1eKF;%%{3>*raKCfQIvX#?wEaw?_}>eu!LJGEnwP#3gtW5+1+bTr^{2s(Wk(sv+e`3^G_$l<65Y
#_DnYa)B1pZs6Gppb?|lL8Nqx2W5Zv{b^@-+)b=2+YWbSEH^>CS8mIIMp=O&DwDDVeu}xI><+t__?gT1TEBrq~WA)}Zi{tIJ#B(x1NI5L5-
?L7OjXj1lvnO;X(H#VxFiQ(ED{DrWT)v#Qg2x2)Vbc1(@8tO)NXWNvLGYDeKN8&yDFoN_L!vaZ-
|{lDI{iaZPT9DV;_bUB2MCVFUJ}29F`snACcP#&8ep0U@Q&K+(Kx=yRo)J4-v0{i0bYETG964yCkznW_o^J+M`q_`naY>S<baA3-
ueusFC@D#m<;TxtR&0JY&raVh_6{e#nBnQb^zy3$J^_O!<!_kkNM*vVyOJFxfZLiQ;|XDyEG;ubN+nSbWn7x#|*@^nj@0^m_gvY^IgiLf~WsZQ646s;^*)
$DZ!FS&n8?m9f7@ff|*5JbArUFY=ml_XBD&YVvFzRz1`xWWE2LgLD+}>NNdcCUBH<^6;9Hg0r(p9_E6|mISz<h+7C6<bQ7bWF4FnD-
r#E>Y$L1=wkKbMW6<|j->Sy?z5;K3-_kwxeGN@q{kbJ>6l5q-eQ!CwIDcV%-
>fF&t|VdC_0{v&{{FG7pYl(oaPs0R!R7d+piZFf7P=G1|7O`dN7=;JW;6OKC{I#Vgbf)iWF3_pOVJ2Ez}5@VR1eqF|7W@)V+nytAeigde8G6efBi)u6y`K
C8~D=y|LD+0k>Iinpd}G(XX4ciqH!M`BmBlTu+EKc+-Yb;H3r4_COW{OA|eP-w`|WDP!8Z82mj>Lkcp#LK?e%&2ytv?!Q~ygBmnO%^41MZ<8-
;f$ujjnA&a6|btdY10c41|Ei4^z_%Fw`sm-
+O{_A`w<o8|6W|As8hzDd9%y)9#herd~z<32t4e^fu9Kf(2z?gH*`~wqkheh4nD2ClM<GdqrxH5lSP#>S)Xnljth>(_U_QZ-
%#EJkm{X@LGsSqOSH%X)QA{!N8vDbWuTFXbt`oF}vS#?54)fK)1Dk0AMyl)53lUKf4k@X*MIZm7v`K`xMh-
{)l<n7>b@z!VcbqZwtt?fc<z?ZW>c$`+@Zr4m&zQ6@+()9CwmE7rJ0_<WfW>okiTTknc=W812`t@%8I&2JIvkQO1v~L3I*1++#Dh1;kB7)85#C11gH%=70
C^vMXkWZ!y=NQ-##}cphtK@~mg=p>&828C24{*SUvsW+ST@NHO{xM+{v%{JQUEtfTCv=Y4p=X*4TS5}0y(l2I#4!$7VZpWEI=0sJ5j-
sSb?*ESI?Ul)joqD1d3nIDqN`+D#>%E))y$Tw*%4JuWK22}M%Oh2+UZAHTlvwcl&cI?MWKR&l2!RHJX9tASz2YJj)|BL6F%oKojc_{A{@y$R!6EU;dwT!j
(|k)|DPr<j_!JjDV>-j5u_H%4}!6aF@ek!7`Zx{8D^kvf_>xjHgzAuZw!w2Q2K-
Lz$IXi1bkgsy=bQcXI=NRlpl%iFs?X3W_6geu??B1gDzOLqx7H(UrHlUH;THWgoD}eu&=<~-
6l@W(<e7r^*mjy=8;G(GLg1Kc<DKrKFcllL5C97uOlCpMV&7uMwZAo!23GL6voPW4I4UGX^wU+?bS<ls4V=TSHltzD~2uPzn6|f8+4+n&(IF=o!rvxMaf2
aOV`EMOjWQlSJUCT@dE9)qu6E7$X(Wt%Sy(699_wx+(|-8P*4ZOTX)k6*tn3O>o@jb@k^-ebq79!>xngqbg7|%%-
%r@;A`C2M5&wbTc6Qa$;;0xXd7l~QRmTl?P#@u1&wMjh_92+buYyw{1!6xS;i0QJ%V%|RXPV#@s)h-(^M3-
(`Br7wgjdiIxn?OXsgc$_fQgVpjs^2k?mlBqXGp<Ov93(T8k!Ui=0LFu=wS2d^_uNFyz&TMfGt~dz`Q3K{EQkk76^lAJiNLzu^P4K7qHfZr;jHR(CnJdU|
vfy_n$LfEs(QwgHu*k!ek_(*7qcq96JVL@*Rtj-
q;K#rIUcg=)KjI6maW!SNd5B%H{zVDv`@DTr(;w`KJewQ5wGKrB$(L)VFF)622~bmVT=9p~{I7{>PcI5v>sO@(hW;O$8A%S;ix`x#k{+(9P}Or)iS;oA(X
brTJ?9!UcFq9(xc-
<!vjN#MZ~uf)mH5OaZ&+ff(YC07HC@jl}4_agsOE6_D_ngH{tfjMJX>#4{cOpQv}3@})lNu$!stfO{WH$=rG8C1;^Ob?XicyRV1MBO{Y)Riux;GQ81Zub~
6Vd0n};Xa#mr1O!#Q0Ysh!Xr~4tEr$=`A)WUvjRmO6_m+9<IwMAt$Kspnbb|g+N_ExFGMz-
w)*QoKwaTQHXq8<Cvj#Q#FQ=~%Tz(uv}x~gy~N>G5hjhTm<K9oVPQdMaem_qld!RFl4eDtu!c!i*#IK9TR{VZKwNSJ%a7(|V4HH7p|L0M0M^dn=}-
}M7ij2*325%*R+&j8Wt$N4imX^jA0J`Qu%O$)ghI58nKp^p+5FZTS;jm=Wen*0AQgJ;htPtgUrBq=P>))#Kx%4bYVNu^YHoQqLd`8IWa(o#jVweFynz)W?
GtsUus4>ATnmy{*A$WZqs*n$;w(j4ylKDDce3eR6JOh|gc#0EYQ22zpOjROLN>;Eu2Y^3Xm{#b1jj{Y&;ajrV|ZuOd~&x-
84#p7Zk%5`=pfANQX#pKF;tA)8%`_OB22qX<~qtWa};5I5?l{(WcI=(Puv`46#C_gikU_?QVY}jJ#_8Z%WUBD@_G_3bwtuo?*?ieTTzH@54wFPe;aHQbtj
0r0e?5(?`~0djHtc%+k2Jqhwyg;jc>!>ZTP#3ZpF0_#~ziueg=)gb(}am!8&)vvE>)6=@9>)?dXs5+u#Y@=K)q!w}_y3g!WgyJJ>4~3C838Eiw<&wjU4Yv
<bgI?92IW@EGndsll?x`oZtRHeCQ_E&P4;@!nzaP+zcL0x+8qN5hErW@0_ZXzyToqI4Ltu)zc!YKHc5?Zn&*x?=CJ83$B8#>i;b(}}7t*hpRuo4YW2y#(|
N)Jx&LpR~S@{JN0Ny@B9SlmK)k<fI2l_X>~-
ec{;3M+=66NK$r_ucBk0Jon7?0{;)lKg7sH)WH^~+O)(OW^6VxY*GuFtcSQmpbQdMPCTit21(23da2YBr8ZGIB)Hb9NXh`eF$+vb8~QY{oaL2|dydX`%>g
~5`Y24G@2lVgVs7LeQy_84;Q9u9CG8vhfN;m=JM#|pqFu*UfC%^Id};bo!F6AV7H96~H}2^N^0*%7h$EzkEXF`WD5?vK5@=E7KllF!q-
0Ad)llh_qmfmeuw>xHW7rXd`8A$k^JREqg;+1x(ha7tEKu_s{zM0DHIQ$1wLY2OxLcl5s2v|{rz4xxf>yFm7B}~_k@#oWYM*m@KPYGke@volQf<WCu;wP>
XuL?XTDzCkRMaQ?um3C4W16Uu)EnY!>ZyB8$2uZ4V%=$J4sR0HeY30)w@}MqFK)cI;B*a@G|9}v{QE%pv8MD>Ci0!!%a+Z$qnQV$oo;HH_`k_9cBkby>1s
lRS-Z)uC}!=#NlRwd7G{YurB5!GE=I6o-O;@3M&50U6t8sS>_i&@u{|U$y#@8<^#jPqGCAh9NG*<zwJ<q%h~~~G%qZw-A3=$p&V-
j)$9hHcsUhnkRL$aD%eq1#;~Bp-fZ87FeP0PM--
u-YFHW-&-yRp9=&(nhlPCMC!PzjjRZ=5Q&DF9sf+7P{PLXvS8~1|L>pyr3*Mej%6e=KazHqevx2JHghH3g>a3xZMD-
oyTCb|Udfg!nQtjTv_=RI7+xcV|jjjP1C@mN!%T2VDGcViDhTl|Tqu-AqNvf&zu9sN|WU;pp{eidHHJ|apmX|DhQP^HCU;0FOywgNPv3X>=mW{c9d3298g
wUt1sO*%=?pD(PWu~h*01d=Yy#_vI|B7~X`l)JPrb*}f}3P-fBBwH<P8?jyEWV<NX5`u(SjiOlV|2j1sHn5!*<~bAiHLiC-
d9vCDaxaNl;aCU3(Wk8ZCXt#+>tBhkS&+^O9=}4+okgxb3n96j+gI>PutCsu+0;$Q{TRv}!nZc`QozagJPUN=TLW07Fmf&Y4?Wg89(UFpeTqNQ^+euw7W6
zUL)tfVeOL(X#bnjjfWa=b25h=xm8SzL%XSU~Yvr!NFGi%-
_;OysIqO*EnZe`|P2N;8O8P*s#inb4^q;5cfyeGgg55ZDzYiMHN_4IEX)p&8$AIFAGo*H}|2DcqyqC3Ws3*E%F8r4}GK@ZR<3{<XO$75d?rdmyH~|_f;D2
3e_IrwoJ=d#Pxb`~s`{GUPS<bQWxNBv9d08Dcpi?lEF#O+ba=3O_cu*<l|0VW2PtIq#2D4TSrt6gJWrlEVjCOq;te<Id-
66T!apC8rYhs80+bH2bn;bj5JT7+lT21Wme^JH`H;s}%S{t##xlzh(m=rtwS^0?+z%IMMwg^MtpU%RuM<+#v|7TSA<fw4V=VGT9J{LRv_y1*-
{Qo6(dhac<)9<?_c6ygScKRRcW2aBPJ$8D-
?XlB$jFP@{l=N}S9=zLNy1Vk>g8bZ7k7UpzE~dh=RjY~%?NwR!73IbG_6lQWVcEm0ON;F*S3R_>q^z>MA}95ctekXHp~*f!Pbj`i_}8kORAIrQhlKRG<&W
GuxAgw}h2q@%Ru~sNbl0NPhvr%=%hHPA|GAGnHfDjw)QYmwM~cgrJzVxkafRvOmF4AS<;6ugX^$9<S5lnOn3_|TUtY8<)l|81l|3_kS!&_3RKw-IUq*6sh
NZkb|1se)aiuZWI5+FzN_&1mX>nG5>B@&z6+;JL`~NvxeQ7pJdvxWhRmfw7#igalW10UT&5uRZPf4prrCLULWhrp$iu{UYr7Kqz1GlE9{{xfjAH6x3C&a_
7Xu2{XUNsKR$il8HuUv&anen$M#%PqqroFtl7=F-$oAd`t&eWU?L+m0K&0X-2(Pk^LJbG_>#j@0b@8pWM$1D$u`4+*Fo0gfrxUBr!6|3_Li-ClHZ&I?K`6
x_>m1-<v&$)xCF1H@z%k^)OYScvLs#w$E1YJKJbRBi%W-<b2GNcO-L&gcB{zDLTR(Wx0{w#ZOl|7CfosXNfs?1(IYu?@Wf2qQrU-
<2~Srztj(EZ@~*u(f78?j^<m#o5<tisig*;kaUG8I&=EQQIcBD1V?*~2SW8B>>~6_%D2=9gA1ODj%a33C}vEonJvqfae``L=tr=H||S$U>*)j79eRa!dI`
_pe%+R|!)g>Z_@_x#O=zepRemq&{N4no3k%W+g`J3Zvm8sKp$hA1DZ415%e2<=gXT6;{}dnQ^nkxeJA~WybJ}A?_pkw@?#@%kU%q8B*nSlEk6m!?6s~G%R
fLu<$UvLD8&X>qf)U&C;+nhU{VCO>zrY$OTT8ZRha%#0>d)Qz9$>+F{>slgmwti(P*BnXQS7iO<k7D|UYkPrF1D7qz-
H^7~#c@|`M1{l|+JQFqNqyogCd@FHwdGcFtV%C6{cd4+hJ?4sVmF*i--
J;ct-;|4<$T_SG5U0YvHZ+E}Zoon11<^O6v$k+TDC^X+Wvw8mPnfq)mfwTK<{HwM^*+Jb_yO-bil#+Rxx<z_oPqOP<aNl8zt*}xhN`Jx4BwvoZ`+_LFPEy
Vaj(%k}|NTa?z7H3d`S0(^R-G4icgcR}HtC2>_padhlg6fdt!}CQXQFfvT@E*9K;>(W+Y^j?{WWx-s9#$#Dc9%@EP*=H{o48qT4gi*5u20XZ(egY{9W3-
+~=vDrreKz#r;Y6$lITdkEQ#U6Ng7Dm=9Fe+svo<n#1gDktq2sJzkAn=X<_dt8DPChtKy24!6=~_EiQ%=`9-
`XZmltFn&H)YPF>76{IGM<E;ey=Wq#ku>a;e=QJ#k=Ip_PF`>PcU1CZrarE^P=}rD6XxO7A!_GU*cWNNLX3u=5*q~Y<iF;J|ro}fczRke58TgijZ%O!;jB
m;KX23TCzM1gN1T|LK%-+ghBQ1J~>z)wOs7r9&&Ed-~Q94UJeRmR_9}zt~e^HY7-
E2R{^OjO{DS4#kHk)&<N^ssT8teI;qFIC6EG;6}$ZrL5`wGqmMSYW?>$9mnHfe!MkZzCW9|8I2LG;veD))=CmHP<gAIxK$$iF%-
(T0w5cKt4X<4wr9h0IgqIZEy?MaW$nMee<UuN(Ku=ZmhE-g_v${X^;9OzFK}aCm^;e~QriM>KJRRXUP#K#=x2-c7LI49{r#-R)F1-
y^}dArA>17^JsN>U#7WcpeMr+YI#G4>W2<`tC>iHY0uaBYm5ZzWb5B%}C$<NZ)3p?|!6jGtzfI(zhAuyC3N50s8K%{56or=3Jmca&-
!>>=5>02X31@M_h!`x?MCL;CJ4`sAqF2&FHJ^=C|(0-fzNVInAQZBdURqDG}*m&)z%5TWe%*DUUqd1!Rr*4a`}})1f5B1M~QuR+WZu2d(_pJ-
(dZLsm#qU<yIKcaSOQ_ym5iFB-
xNXK;(B9jo{paa8L&Io#vvpreCw3IB8#dVxb!FBcJ9z{UL2@175Z0#ih(D=>+*71D1Zc#J5r6II{)=$<j=zqJXm_c7`chVC1DeiD0rj*Goso-oS#dK}Z%E
^V%-uP)7h477-hD>Se^d5ew}msCz;^hzc(H`A%@nKlGp3$@M6E9;!Bw9I+=4}W|%iv6+GSoqw9_ghzjwPY_`0p@k83AD(P%2kEfI7n1l{7`-
=8Ul9sW2nk1DJ(J+7L{aWr5ixYWG296WQY7TJh$}1V$+r7R#s^*EW;igkzq#a6;}^3jget${_qTA_x(NPMa8HqL)POeaaGx})#WS8%10JiWHMY)8?cA54R
p=2!d_eyBkQcp=&Ua%cc^bkS$T2A%7<3O=%%8AA^mR7N=?s$F@vnVN*;kxM&*6Qg=LiQ%k%BU%Q6aR1=5O2O3U)?X<*G1l$Df#ISE0AWf^F77L`>N*vCwm
&JvcaEU$=42=p16%*2xAvsOi?GiFAo1DlE_EG(;BWgjaYEjO)zhTa7hSn*)5#<2Rw>WWA5ODl)>1@P9$zIbFM2%w5fw{dlOSy{;#$ygJ|S@m#r!##hcs|J
^yXxyt5(2S3!?qejo)Esk(=!iKzHcaZ(+tJr>vF+#%S#S7N!q|2s7dN&Y9o9cav!gG@#kOOMCymdJy`GD0$F7jSuZsFkaTRuK`;<%Bv1qD1hagMY@?mO|e
85nvVD9%FvL9F#dJbiy8fyXto!T+ftr^iJJnt!qYfc*RoP?+HMpBsf6)<5;nD=Hph<=+fRC`F^$$;RR^J=5=$5;_7{}NI0FIB1GC3_10(!!~MYo()}_f;0
D#p3DIdQQy%+e36}o!J^uy3Sg+K$TthUA47t?v%PkQ>D2YA~m7YE<H8GwGq&b>wC3ILw)Zw1-iDOYm=h-bL7?y^7$&}(l+0v{CR!9R#{iyKTRQoeDsW-
IJ-!{nRorSeD-WLXz@I?*obQZec47F?gZ5Gw*;<5y8=FxzbVIVk~-
LFg02NF&99uw^^V?<{m(<r6>qL}|DK&jAP3OeBi!p)W2sc7;&<k$5=+nkdk^a3IY~XNSyeU9Vc|{TE_Py#xU(46LAVomYNHeSdka>~O(Z|f80x=`a7_%;C
tgGi9TfgtV-
H2q2_#dyK$I?$P(7m0^is@~1|{}mm(|=YNN?~p)E!bPLcATimLNzMY`W8e=N&Lbiu9fL6fWJNveh29lib?lva2Ggk&mWtU`Nwk%Jn(Y9h>LzFIjh}=Hg#9
{LR}j1wxkYm>NhLVuxF$c2B3uDjoBj(po$LpuAg<-lt9KgVOhkQoyG3Gh0a1w?IzmJLWn|cW__}<?WaRd6w=-nCC3op_yA}-
+p$kRJy&pWS*3_y=Pus>Gs}vb=K{DbKy__+`7E&=jYWe-
F{)7RJ8pfk$M?#10$hv6%V$M@A)dNb=z5)z2wk#2%To#);Gvm{Dxh47$<ysPj?hMz6qMW%jbDqtDH=9tr+5lkU9vNrkw2m-
T(qoQ9GJ4&lBlk#t9EUT~~MnMi_~XIKK8}u*&?kXqw^g!Q*Tab=2ETQclq`$S@Z8jX#o4dTpj>YBr|PV-C4okC(GA#-
l^5SBcb&KI>547IyY@EAhOGs}Q#%uR)*Nbgzrt5$tmc!U^q%R>`9YAvu*PjmoFl;h1`2w(2*FP8P}6Os6&Q4stSMQp%qKw~ui9jXjuW)c6S3>7b~4pRSB>
ZwgYAP1lY#uZ?SgQLWr5>h=<srj8cAtx=iC4szJIOMYtIsg3&9x=q_?O;oZInce~PfhUf71wB&rG#;t)=W)!(7Ff{H5pQ3L9-
1KA1XudCggb^+ho~XrTk0dBM#ijAbSD-q>R!hN(~eVM{S%=iEtIGwp{B|MGTr*g?WOQ^T)e=4?+sQXCFUk~yUZ_y9m*mS!;=D8z%|R<i8-
gifTz8pAg+1b7%8o3S~;mzp@p=HG1DdurcHvh@nfbn45l?e6D|l2Z#Hr4f&Utn6jAMIGj%z|WrId`mOC1aWwd!74|2y^FOcGgt`}^QC-
U3IUKhAZ3pta)IpeZH`W0Hn6K2DN+3@Kz8>(c(VC6UsgVC-dxN5uL#<)@T*JOKOOZ?T@1)C<1Z5JerVi&Yb9-
m!sbKEHVTk`kIKO(zeSH?)YVCqo2VEt)4T3_Fr@(X$x4AkYNdVBr(X?gl&co+3m@YkxZ#x-y)s+b0Ph&YV*f!M1n*bKW{pRA-
u&cApguIC@%UwTpBA)ifXif2Z~F8S<3r-Grt8f3`fcKNgso>vlnFMIK>MXVjyy$S)L7EjQ*2;ruPqnDi@AiS-
M!Us`EPrKeAbx}kp3%}Ki=XvC#s_dLa6G`b69KA~Z`yTRDwmarlHPu=5yx_8YfZ#FmQCCrNi@GNKg@=Ud&okHe`liJ_SV5Jn`?k=1KX!B+_XC%3Y(J1f@o
_zP<OfgLEO4cNHhegB0csTzJE;%vYJ8_klf#pQkVy38ri<Kx?-
X|1;nsu^4=6xqseTFS_Sv`%xIB;%t(TxWNl$o&8pYX+5W~BjulfG<K>nID_G`lpaa3vI_}X7ykLT6gxCww{;WuV+GJt_yWpw+W$Ke1yr>#&L_XbwrfzA!I
qoT{Nzo=C<;(k#h-7jj)hJdAw%j+*rv)0GeUzjG=L-@43dI+Dkw0=1>O-sz4$|k|w#Md-NojfIy$I|20*k^@LgUS1kkpDr<?ErR{l9=~Zo(9EDFt_kEb=0
o#rXX;*<79$;Is%A0(+>h)Kx*7D+E@9$nBoS$>3#HDVLUh`#A9ww>p|QaJD|chExu{-Z3e#0z_%oPOTsri;(Q<(-
wgPM=VuO@@XZ8uQbAKHw_r2a*03SG2`Dua-3d|ZrbaVF)16|j1=-nAJy{ipcwtC7`&1yZ-
=(DZQK)~TVU9=aD9eGG=%}8C<jO}N<k}wl^#nBR!ucv<2G&9PK0Qx90F(_T+nQ?x$9b;OY~1T_lTk<5$!Rk)Po+K!Jz{8KX5DNC*UN82Ma+LD0k1JI?lp!
2H_83wXjEWbkf({cTEEc#gy_sw*|<($fj=lBURIO+i=Y#SH@A}G+4x98ye5}MD48qGu>djTuW+ZyVBuPQ1>3`4KRd?PR@Y(<%)IHCgMT%if9To6+0Ddxze
?o5B6@}na(gnu6UoQTlV!<+S%A@V54{GU#40HlBTG2LU=?2xT^e4Ty@57=&2?dZ22vm*;5!sXcP}Q#eE5y|cp4mcq&wn?qfc3($~7MMpP>jDebj1o-
FrdsoKo;Lw;?g&nV=9tUg4ENq2}15KrxkM(;dcPjc55c<?uW2c>Hdc{!YPj;ZB?GHR!HVjRrzXA6L*|Fy5nLX3`iXjdA!C(NTBMsL66ve00<t8l{q>l+jT
ljhZ4yO^S|MN~1J#)a2->QW}*gM<oc3MpbllwczltgXRwKwKEwSZW1>rWomv-
x1K$70@u<*p2*c)D+WNP+{N#l{<zIG6T0L4ofJGs&>coQ|E3mErUfntJg%T=LVGY-
I7P>h6iS)`x;#2b*N`NW<s|WPk}$QA;cf!KX#ch#?T<`KHr;+;$=Nn(p8z8o1uv_6KbS($OEVvY`qL^$%g4Du-
|ybz(wnh=1lm7$+ycTHzR}vuy_Ii<`vuvNa9vUra8{^9B8ez6s_5F2Do{}p!9Q*ohkPN<CsbB`r*$&aOY>zbztyTY_zHfH6Qd2Uq39K*Too}sK?e$ot-
B?ANCnlRf{CxWi(<`ufOW<d3>cUwlLVUc1}c|C?krt7DYU9U5Y<pXt~IIh8W`cp2L0xEwkEfUjzi7A;hNm~K-w_>jC#ix-
SxeXc7~_g!D;vW5_kRid*Qza-Gc7VVm!m?!4;|nh1PV{J^ZUn(-T47@f-aEp-_GQ*FjaWxs>sURUABlGXbuZ#k1Mf=2|phghbkF<US;lm&rFlY8B9^*S#)
KQ~q&np8B2o-
dSyxito;aTo3u4|JNmX>JA8M75RDH^{1BY#gl*`FZw+oKL{ZRI4FcXLTI1h=;PMD=zlP>4um;c;q(3_d7w~1Cj3)#C?3onA>}+Uu+6;ZiKU1GVxgz2MP59
I-
He}!#xD4vsq(9j&laR+IX}VC&y^>`hnC%P`nR!9eCr?AYQ7*i8njRg`c=YrUkk+Bq&=u?X_e?NGTDYu)+evA8ND``K|P%bHe(A5n?}QK00EXHaOZ6N)?<P
vkR)>LpgU3M>47^D2%IjJ$&3b-<abt2*1(9hs!xM_1!gPBk*d|F1*y%y<RbO}&L5-
CXWyax+7)|B%ah@$vMHE39`ygc3{1xHHLu0V(^OC33&Z${I2xknE4zLnU-L6M4L$)A#``#D!59#08|_~t(m{G8|JL2|tWzV;I!aPvk<zQ^Y(c-
m83g967I_5W*PF-q+UmNSE6J5Kn1jDmK8MRD9iu!4pGAlhoOsrj`HxPGivtOn&Dl-Er?uNgOlv#jX)XP3^vzgUBF%YV$gGwMVk9v<tMMB@R8eg$8h=sh4b
Qc^WYDH<6n;_DJKw4FP{buxAf=j2aYi{1dM>@zQLO+GA*=Z4m$IC%c?uN@=p{|9o3HsgM~`IJJ9>dszl1L(Pw;h~G{MlG#ExsvvVw^LDfp)zR<N||`}o_C
?BAq5ORc}x-iGJiTj3LtB@Nsl>x1XMz85h((MJw#h#n7T4?v(h@UE=i)lhLtoC`s*Gf-
eKMEj9~Xs4i+p%i8Ci7?ny7X@_cLLdUq`wF6K^qu?-J-m#H2x>_Pr_m(nJc7E90_t$=STH@`>|{6!zLR@`z3?f<FCP-mRDIvc{lP8-
W>*i0>gHXvd9^)!Ey4l%e~cU-
=HE~gnmPQ2_Y_RGX!VP_gO#2BcN9!NjF?^Q%8S)_qFyDB7DCwF3Re9Lo8%Aep!UFJJxuYJ`9K41tOpAB#q4eg9Fus=`YUR-
3$tQS*aLw{tsCXP{n4Rp!vC0F3lw}E=9DI&dN%*FhU}y^{33hZ09Scu6pLt}e;9xG?YALgbW_GS9nJr>?lse3ZmAFOvVL3ZUi*Ii;iY)>RM;Vl7aGantPf
&79xrrpd>@em9BxJ6i$mrw__Y4~*O8$iSD>B{I*6BL@J|(VBScdlovJ|y?vmk)w$Z&4&A$20^ghC7a@_t1i^=eGzMIXmuIV@8ytJUOdYVdf&Ex9Ndk@6<-
hOPs25Pfwed{ZhXr|4RtkYD!_1~SQnTBRwqK(^UaXgMP_M6n76b9vE2~3ygYswOEb>Hztu%UVcUhF}b(l@a{y1V0=vy)2uTNwreOqoS`d;PJm>vz^4d+?q
5bKlxmfBaj=>(4FOPjs)Npk<T6Tgv)#5ALn+hZ@ue?%h}KUwjDYx36+C?+l?T&Fup^F|dZfxAw|u=PUhxfVof}4I#dEYaC+?9IoMYaW)>RHNJx11P|g+I1
@;WeDTDPFRYRD({b?9kqU#Ce)n!*O8C1<fqsMge1qd{#RU}9yXDclCpbWK1C?)4@DMWl8H(u0*KUj-
E>A5INImFuzUD%ID8xjlN8URfB1J(EP$|kaAc39LsT$)UM@W&)|D=KTWX)htHd;C5pLTD!9r~UQ1V@Oo^VxOX#6{P1P>=c%^q!IfmgP6r_9L71i_$Ns2Vp
=r46oet__TPOHHquK5dYNTeul%cjRC{8^rB$Ic?^-
3+lj2;(KQa&Oe0qO?m}^f3SE+GJ`3Lp+@4&1XGLO3Zf(z+G*Nn%?m^{BU1%7USR4aNT&PH@FbR$IUF~45{gx{J*bDxzL9Uy2Q8^zyd-
(kvHTLE845?{Q&A{$m|K5eQAP9peMrIgDh4GF)rKlqO&}-v!Ph}^avL?Ni)M`oE4?{JZZF{oRe9d--{v|u;QuVM<RCS2bDZzYTZ9EdJcCUs1p-
+UIK$9DUW;+m0+ch*T|3i<QbP$Q?2pzqJ)3r8Cd1P%oBKOoD%I1GqZ(~U>MnH?S@~lb<^R)5@{L{Ci1d<N<Zw;Xa6-
V898ENf8ROhr)K&|XJ!6k4^fu)<L^9!e|AREZQ#@}-UO2$&5b1X@Rap?sljSy<81U>blVh9ncZwn)Mq7%Rp85@LAH?SazpK@!Ck4(YWgn}@RIaxooe}-
P}(iP%s{sQ4b@DTi#$Fp%S4mS(`6E~_(Of!^6hUYIz$(p6HG|nBu{#2UQq=Q0ft@9Aqr0^K1^Cv+V9eV4b6bnp@8hSxcMG(=bK|go`b&rFNzr@RH9bmT)8
uU*p==|CgZQeBr(uV?Wk;+5B#`)1K4V(5%<A$nG1OLTA13!|3>+6FCK1{##Mh|8VM*0u!{ert)cYHzcTm*ah2-
?fnP<y{XL4!l}(J|ECFHq7LN4+9CirV`HljW%R=qPIM7pUYYWpos^_Y0=TQIn#hsJ&mHk)tL@M^SsfAW@D2d*7#ujvi+3W2X(X`Tq@?j<$UPnB3`O+x7(t
nq~~!zCcM+jAh#wOqP?xwC!OEpiFFk5DYlOph5qvO!Z^TpjYPP8js5c{SbS83E1;D4YlX@pgk{|-
yCAkCrYbTeq$G6drb;M{+Wox(SZ`Uo+41mOLTPIR#H*qAJq`#AN02lrxYbq;Lj`<8PcaE>b@&U)c2x8PS+rmqElW2cP>$h&P+0Usoqq19fmT9W<##=kpGJ
^L?}hSUnsJRwW<-
cFd5;<cFF7QjqpRs*LKn+vO_j*uZ;`g+`$Eh*<UcR_7c|}@$z`LNnp>u4L0XFgw6B(H9<6<5TqWkai<A*XGaf&B@upWH$M5TXMH()5zsYYZxCGn%GuO!h|
*t4>t99PUj<x`IIR$LAJEAgZ{+$Af+^M?D(mVFidBjianbMsNANvJEU0~$ehH?p7j>ODx1%O5s^8;lZ^WUjJ}wyFz$+JLQ$LKapnt&80lcT>APKplwU}=&
x<BE4Nm%3et`Utr3?V5&FrKwZ&Db8Bv3b<?oM-KUvY<&|Y1pKItbd}q7y|uc10~4`Xse(*SJ}zZhzumM2+Y_)`+%meUheZcg6A;l8J2WVUt;muKJR~x6`z
Edfh>MV>$TYW*Do?HL1q(6kC#Is&gUM%u7p`oJ8W;i0Wnwaly}TL@SjEY)|11!?i}3jSN`xT^6Lgw_!!_b8>T&2TwZ2fiCes7t8x)9<e48lvq4)Vha?p|m
h?EJc&7H5yTA8L^ii_^Tc>)i*ZDuoy1MjVt2y?2&2Mh{ZAq+sxZEq;Z>+pNwtvE=8)D-r-7JR>k6A&(M>-
GQAcw1l`#;Lz!}lLgXc;b3%Z==Jjl7xYydL)gBTkXY^0S_XPmb9S@o^(JEt79x=@-hsrw>V=Fe3eTZW!vP5w6#7_}F+*2NGiYZydWWcDQAf^C3S-j2-
^YwXwqk(_)7=@|TD2bZnIH_ov4W{}LA)zi6{6f(Mlt75)oV?DTQ!NVp;@e61!n4${9T#?I%z6Jw`;LK{1L>$FICd{p=!qr#O@;r}~5c6#sh*y*cojD%~V+
Z#oPDKYlr!{K2*{ZvD{d`!qBvS*a3Og<Q5%o=e(1Bx_VQIQiTh$c=DO`IT_a0Q%j1^h>I1vIBGDz+o&R>kmyBY%WzT~Jn5Izn2+PHwImYc5KExX@l9zr);
<X`DE}Ix+i9%svyd&&2FAaelS9DEDtYIbEXoA&6rCq!<;n11QuMyv-
^v8*wJ5wCte~=W=9puJIVV@<f4_r|HwuZI?QBJsQ00KWk@<rX4;6N}Vw^dZNUh$@+AFPLF4B$Z8q3I`f~V)frS%#x|#Y%Emy&_&Vj21g>a`n+4RVu+Lh(v
hdrb#RZimvkFo{pEl(iN=&AL{GyDK5<`h0H9ZYXkD~knv!O7*z-
TT=%gh}5CCzaBpGIns&OjXv%LZT4!Y`>;QN*l@75T<+Mn?IZo3SvXD8Hx}R6funGV%@iX=z4tmSHg6M}{l8m5+VyZN|;)`5!loeeTSaIQF@>yw8k%?yW8{
Hm>A0`QC}}4Y*TAIky&fLu_2hXFfCR9B<S;8PU%**T??;xz7wMXW0Hr`1vXyIa3$?&n<sn6gPJJH_G1+r-9+KL-*T8`(EN>_g|-
c4@a0$rpRXuhxgxq@v+YxF8S>E&K>ULW1l+=f4@W#`R<ylICr>d0#|baS91baa{^a$0$1}R#nt@PD7c!4lNAeBbIt^==9S}W%HU=t#u5|gcd5l$g+_zfoR
wN)G8AQ%Ts`cj`AWAf(laKuEk0S>7DdH{D=St$QoJno{zZ|&kY8+?*uR+AznIv+nApGg2=O<s_TL?sz}MXN3CGt=|2yGpc4l7@j!r4X(Mh5>I;$y;jvaMg
6{?TPh+AVo9GyBDM~8y`kj5H%YIzu@PU7DbQ%4&MQzsi8-jf-
o4vApuP=lvx3_zWPC_tTcA0?p9=8qmwXCb}V8}0ukfjiKze>^xkPsYa4`Qa!yItgRo=&bu&;OMNIz|r|gaCA&pi=*?#s5m;CWgHzc3`a+G1vom%gE%^>E5
p&r90VN5(^p**M2B1oMCXR+bAk*<=e55fj?Rn-j*j-91xIJbmE!1V|M75iw4X>Eon(drqWTo$=-5BuI6A8*aCC;xXQSfiSY>1o(-
q?AY?g6!NDLeu)fM3ABoE@~s6J90on`(;hNENR>={F*wM&8MkV}E+bb{@$>2H9Wv*b!}bCSl7o0D|)xH;LMD%_mq(YQG)5I2V!4HRVxVF{5xwVx#1oQGoL
<}AN7ZcftpaC4IW4!Ai#9~(C(X*h09`KJaqr}XcQo0EOnxH;KZfSZ#&ft&LY;O1<KftxeqGH`R2OyK5x{J1$whT`Tdq-Y_yc(rL1+?=5)CUA3x;O5L2f}5
lLXT{B#aVgv!?Z=Fpvv8caIohki&9Mx{%`ptc&8ZtVZcbeUH)jJw1%;YHZc_q(isrAV^?b+a6*lRhP4WrS0V07+=s~ZfB&s3H3-
(%8tr^6bts;_Ak6{LOSxq%$?y~EbF9JOdrO#N8&Ku}8Iz9txcYX9qCWN_1xKUhdPbN;tT3V`C5o0?RL8zp6A?m#g5qn?`l1_<|-zI@HuGVMUq`rk?m4}-
H_*~Ta6E0G4xx8JFL{~pe#F?%q<`aC)b#ztk7)Tyylos7^psl5P6T4puXp%kOrA!3NN7Nk>T^0__tz^FTLzHIDM7GnR+vhu3ckURG()D!zqtY6_ABo<8bB
$>1qvqME1Y+DLNJj<FU#1Dhqcql!I64RLX_Zd#TU&iO{@@3KuED-XRG*7b0eWH~?S?b7C*Fn57_;v!_t~V^I-
iXTcR*z&wpdj65aT)8Qb8I(j#G)|_iWNhn*@gV8REo-
*G>*GHGp=NWI{?M$+z7EJ{J`MN;C<!ioDfBlZa9raHzw#A__DIi<l9Hae7;5q#J30V<Y(yW#MwdfPj`FLKD680Bsh$b*J_y4lb86)900f-
9B$$@Q^RZ8T2CD(J=^r#Fx_-+-FmJh^|`%YCy1;sJlen9-
`Yb*OmTRU(WNGdN2IRc_FwD;gh;;QrkS&^l$ibejPkvQ|}jbZoCLc4gYWPd4CgZ6V*WTW}<7ex~8jrIcI|nKJTxCZN8jy!De61Z-
OUW8UcgbZ0dcY4*7$qp>7Z>sy#N{enGc?flHG)-<AG5N<!UP!Si0cpli0NPYCKZLEYf*p$o@{_>HIV1(>^&xN-
*AooB9`UP8S$UGsyaaSzTRbXP~zw+qq{Q91%MNMP2m^$gt!+G&FN10mE%xHCi-
5JG!Jb3b469G#F3h*F589L3EsM`&Pe8zyfNQ~F6`1C~Ii=Kci!$p<Kj`$_N+iO)k9QVdt|PrgTu;yi>$D#d%%iu4^e=}&^^bUeL)?VSN3_~*!cj&5tModT
NApxFLZA>jJaDd>Z4o6gI^l+?AYbJAd<$)c`7)U~ms2`pA6NHFo8QNxtN!l&4Dr&!oj4AXtczSXeUYoGwSR&gp3sY0W8ASBKCuf)@-
1!Egm#QE9>*@|<QiZURAP<5d2@2wOugVs|7bCT<hHG#T!3Az@RyOKpsf~;A<WXgYX%Mzd<6<YPWw&2n1p2h^eW+@mnFw7k%6J+}m*A^OZ=jlU#_5gN2lrJ
<kA}Nf=(NdRbZFC1dkNbDJ5E~Tg^CaZ<os@!S1l{|fv=OtHuUXD0jHRcvA)Orq18ZNS6ecNN!m_nVt&GA`>E&SFFojt-
Q21BWt<pD?q!5exBo4a0U@m=JPe!vxkY-
+0Wwy`j47L*8QQt`?wBj<J1<oK0*@MBh?4AZ7%P%8j8D<~J<sya7`Pbl5EbB$8y_KS)Bv7X%7nc^Xf5P+;)C16WzLU=f-
GZ(WM;$t>(!E|Bf$xo=kC<{Y7JWqN<S6v%q`Vk%3yuz;Px~N!UXc6i<9P}W_fY!0Ak*gsx&O!cEO=oAeJFXt<uH0|r1S_&MnNXUJ2;EAhw1UAOpgm74}B-
kB0csX4NxL34@<-WN{=^((4#*#J^EwPLl~7F=j8tRc%CEZaZaYkIk~^b`7Ag$-tls7*mxmRmx4r9pA*$@3oz$6VTudH=OQLz)`*+)E{(7EkA|x^dq!-
3<_B(yjjN};DK@U2?WWkcdgo`v#?|Yd5gS+U$JY(T)vJ@8i|(Bf8&~f>j-
_8NpC6hc7v!9Ad3bx*+;n+(dxvKX_4oG4^<8{zY`neIQ)2sjKX=0@_;&HJ!|xmgKkxrtA3Ho*5j(tMl>E1kf}dA03Z7qi+~wi+aif&`yBlMNXO086kG~4s
zOqqp`__+w+xMeUaQhw}1-I{Kqu}=a?<lx^KOF_P@Bc=@?OPFr+jq?<xP4Pc!R?zmUfjMc`-<}7e0zm4v#{*p)uqJ<?69n)tg^f!C-
sr6D?_>)Ux8_lu3WVWODilcEydC@|B>(lKb@`m=Yw~Q$^T*6nLa|K$4?NTWcnjUqxp&uB_|HYOdO7xI2<!^IA-E-
%mlRL)k8~~vnI}HPE11+)6m2;G%*cLoY9=XnEdC!n2cE5!zT?iOj8a2ynvGvJu`tmIe|Vofj&8bK6xqhNroO|C@d~Eo3hffii%7b#{4vMswqF!T=@3^r~K
&9C%<uRY@CR?+vM$=o5sdzFi#sBC*ogk85<`eeOheX#H25b4|lR*Mr_>37jGFK?xb~;?|0oYKHSM~UmF{DvgMZX;ZA<#+Ss_0*|&}lcQWJJ*!{QUw(;Rk&
bu}?PREK{$A{BVc<m@S9rE|PqHre@uL7rI-M?H4cap3>y@fiSTJ<LC*_($azMj#qj%SXsCi(awJBGMJzl5R??54+gM9EEoC%wJhZuD|DDHu2<k-
;kQlnVmKWyj%>r<&)1+nv*$mf6$)jY7wr68KlG`b1Le<~LSDoUL%FUL{CAQR)rjSsoQ!_s5G;7fET4jjcg;b;$1WqU0eu5Bk??iKA&I1>CUev+;m2bst7&
W%NN@f<E;W=OWoAy@6>69%<T`Jcv$_V08O8)58b7Nfex-5Wy)R->7q17qm(T;!-
#$E`@{Q7CIPi;Zqd1@F|8{_!Pq}d<vl{k`S7ro<dW+A|Eu;GF*z8_S@+ZqQP@3^}Sl9)90z0rrgMIDVi!z3uZT8^W-p4itFLY-yG*mcUq+MjWR05*)S@_;
&6UWCB!Q?I;~EnMY3*G!ix%DRPds~7Y)2<@kI+S)A40Gyv)Ft8SpX_UuK5kD7Iris?Y_Pdaa+PrySy6r1Zw)!gKkZ);lyJ|Ejyh(JP-
&0k&AKV24^3xYC~z3-f-Y$#s5Bl#Ws-Ucztf6XUJ=WP$5l;F|Lko+=e|op(udz8A9oNYh}|PaZs@n265JE9miE^mxp+EM922FSJ9C&MEg>9+2OLKIpkYC3
S9Ih~C{+W%!2l5QSo4p7VCSN_2gTvvKbl-M|Zz<M<!CEz(^|OXx0@Wj6|&+>{Hs(ie>G$dK4ghYEUwE)=Er!+xyjUior79%I!!Wtpw{9&u%Jc0amns-RyU
O0?C!!*Bc+eppzhLf%|0N=x-CC?|el2q$ig=ESedocK@9e-`It9Jne`dQpbdDbiQ*JLhQ#|7z19&xtb63BYrLD}AF_xb#OFblamhb@N*<l6Z8+=lTTKoQ-
&nOVs(%fnQ~nG*6Gkbwu)0#zQ%oO|cCAWRqGgc?&Iz=-
CPgS_s1Rfx#amUyvV<auI&qfueE*&mq1}oHeDxB28wj145Ox_pR_jP$GMM;=!+YcCZl7ms$CpdDAo?VE2_+9Q~|6M)X7ME|8StZ2Sh=co=(@Me-
=Kj5ho_196eI;&FqKZAGe75m#<VaEW>jivkY0!FVV#(ok$WVWi+WJ@X;^3X3!SN0!;?KPImGIQto#yc`!foIji}lK7{$U0}GQgu}0rhEGu8Q!xC~ANE1Q#
sr*20-uE!dgS0*c8WnV1XS{2g(P~M1}DqW&MS13j6A0xNc-UPDl4>Z1v1w{piGf|^(**=jeqse7RSX<^>rn=wa59*9-
H}CHviLxY*n*;Df&Ee=dyptiRL}L>pH|(DEv@xeS^!bJyWF?&E5RdzY8PEytBZixeZZp%pTr_2nU!e@A@4R9SVNKYZ$g0%k<+JajW#Mt?*se(dJg(^*N57
+5aV~8A9+ifqPBhx9+>!mHrbtj<~%L`5!R)G<Un^{E(izJ3iEp)67*SlF%Lz7|Hx+82{4S@Cz!+Z+x2`=sb=7%p34fhW}wapJ{Pi2=UKCeGlV_RcJ3?Q_m
XX??!MYAlqt8Ah;fZ8n)46tsozJ;RF6BdsO?gRp(f9_}Wrd_utXFL#-
pV)y{X#q_q`X6$+bcjUv~0MwZWJj<3BHPiMJ`xqDoiFALZU*W>iXeMq?1355<mVw2vjKH?w1iq)Q3Gc(-
yaKFgSa{U*rd5=Xp?VnG5@?XbOE?g@f<WRC&b&Fgx{QN0#G-#obn{v#`KUPjfR4sE~Ww#(51O|AA|0!dDXK9Djejf6|hABrhOa&Al-
v4}U@5N9^2>BrXg3bJP<!PJrXa74FX&$uNB>1|G-
+IBu9fS$^Yfuvn0{KA2VLX{9SMoxrfpE=2=ud*<g7S$o*qrZPM1SVfkSk+dWMb@!n{uW1p{kUE{oxANY@q#c24+v2xt@2Sw=^RX1+2y%PUU3U#^Jds$WMf
Uy75H{RDO)#@Iu^BQUWEyEe`j+;Al`7do}^TRfw(<PH>!8l$VNJj}Y1q%!h3Ub`hobs^19QFG{UI2#|&fQEG$yf*}01!w3q=lu$+Zfxz&qn+pQKJejYZjf
W0H^(3?(`om^^zw#}cbkYBLdXn}7=!@Liy=xvHWYJt{uV~)KKkHTPt1O!Dnog_vdn6i3X@yc-33nK!Sub&={{VZPNQaGwhWSB@u9?@_%!i-
&JP<;M=r2GBb8BU%DD4YOi}V$gy!I*MAsC-FvkwMEeRkcKM|efY`uC<fwqG%xX{G+UvP*51Y~bO^^k{$D#d7=~M)4Q@-
%<Qa|7Dc)_l<(Xd}x&L<D=Y1tsEshWt4lc@4F^;_@kOp{DG&&4)>1YKisLlJpbD<7t+!nU0GCY!avmOEd3E<+7-E-rJ5E)9^u6_d9lk-
1^=Z*7QI%EvZ}SRVr5m;IAE}8WzDp*bZZ4yzs-
O5+E$Ev5e|3FVl2X8CmYAV3O5oY`;vWx?xxU5gKn8vV(Q01))>1PpS%iQEiEr&MRjF(iPDsjpIMw?E=fx@W~6156dMaOjpo#=1~|tNafNH)nOUi__sm#5d
KnH4l)^FHT?(^GvWl<B1!HjRkIb^ra1~jO;`maSRa|tH6^(JRYKEcMR6ODIawSeLX%kK_6HYH5NuqHT_xJR9SvmHO;L1zll3$*hmu~zxrrXpsaizVu9HxY
ff|WQ1FdHL$nwl9SVp(bt#*IVYG0Kz8s)y_=XzL80qSg&n&&{8#mW>v11w>0TeOj6}lww(*m}VJ1YKmokTADVLV(FiJMl@U@#nS#kns)X7{wF@R|3s5~Pv
T43vG>onT;iUM_Nim<|9iRE`}Z?6<J-UgU3~2Q`|$VMxX5?$SFwNJKIM}8_foa~Ioz1fmN({23by&KRj`fwjyQ(iUxoN1*|?Ty3U41t`$XL-
L>EDzM%SD)x{2gc-bf1bzM>MGCd_*?sXb)B%^0dZB=BTFaLswOQTb!)0>ZyURQyX-YIw<>!oRd|YT#PwsONo^MQX8lI<=ltGjff4MW@!8tr4Z`taS@i*>&
GlTkGadsarHvnyVpF6XGX1^Yp6;*M>-hxa(-B@13SVa9!MiS5$uv_qevjF|gAubbVO)bBfnj-
#<+ugnWOXK!dZ3^qYCte=FFo=4#?1JiQ^2xE9ctZN%YDz%9cqfomzwVaO+cQ%?ODI?&-j)O9UzX@2EYu6Oi??0+7DleAgJ9*0g~_>J7_SYxSFrQ&zysS-
;Nl<7UFi|3>Qca~UHHP2z;P2nzfVvV@77}i0!6X=)F3H`kVE9NE=1CfOKZzEh2!*q%l@kTsR-
=1sip(sj$WQH>)T_mA;L?7y<m^%ne39(jlw;;X2*L;&>d!oJa-JODT!G_!P?<mFiB7NsQg-ds+Y_-
SjB)9hXE*Vn2h9S0wcgbAJ^*PcVo9FQ_S$C-B;$JoV&D${rLYD5B8b}(ler=W7J)J76bj))~Yw-
kt@@_$TpEijB(n<jvgOn7ZNiC35`i{BI(j6S4>+P5Xd6w=-nCC3op_yA}-+p$kRJy$zVfeQ9%&RNi-aD_(y1j2M{OO-tm$&`=yt<{^FU*sQwqGPtFXL@Q8
$~EftG>hce3jO^?X1jRa%ek*PP1<78{{m0!!AS{K?q%ngLM=;z6qMW%jbDqtDH=9tr+5lkUB&?RZjMQFM_*Hndgc0Fyn-WAA&ry5g1`4I^y`+moJ7w{#v{
W5q}eTU=k@A3AdS~oPu$NTb!%;jXzSbt8TEK9KSIQH!EGaT#uKtFD9XVa<3Ap8L_FLJPOzBnzNOl8-`1HJMtRzxlQ-
F$Q{8xukT&##`Z(2<k3X8_EQ>_PgCMc^~7w|Z^j+cZ4{GoI<0|skdqmcQvMXUeT3U@?7=*v#z(kL2Swfc^d?g7O+jk1>Duv*NgLM!qguIB)a@lMO&u+KTc
a|O0oB>KOMYtIsg3&9x=q_?O;j=vPVWHj<Pb+a2#tOP|8#i>`Z<q6RkaXcK}ScteJPPnp==ZIf*kG`Rvn^-
jBlxrgc=#MLeZUAw5WTXP|$v;tpe+xh`V=CqLzf3Di6qX>nFFD!qai_0{^`?SdEl~qWIBn5AQEAmnI@HJTZ_3T(iubm~$Eoc-kup;+n^ek<yx`m6KW(T1c
xHGi}mf+9XIDKW19PU|It-
;ez1sW)sIA_^(k(5%r!nQ;<KrrjsH2jcecOXYsN3oo<X9y1%qZp2+VS`yS5NH&SMpGt$%Yi_`KmQwz<eq7q|9YDST{pzv}RY%|M?%gf5B<9_-
T9t)XR1)Ep}`}D1XRgHU{>uUdH#>KV^4D$Z-miVi?e{a*|vF(C{QSRSsnLIwb;A?TQ?Sk<4%Ri#~_e}SU<Nm$QIQjm)mhk<1%jx}l$@KocrS$&2A~Edz2-
>9zHPR&1`l}E~c47Gby-iW~@3qI%`}b0AKoGlwp!+||uHbP#tFMw>gjd8f3uLo=BS;6w^vXJXzC3sn0&~3FMYYFXy!Z-TkkR)S(K4<26;vAr-Irh(-Z7-
Y^qb?DzK#yT1F;-}T{-
WF2n}jQm&z{4EPO2lx&yl9s_f#JMX?TDeq4{n<5hW0Z1#rsvm4@w>)t!?UA{t3gV*M5qnP6qRTwLSz{vr9v>qYfVTX>8vp3Mr;%hEW$L?hjxi!b}o;+3q$
76V@LJGYnuZQ0_Ysme0KV|ph4J1YG#}oCdhu?2>aTGt$C#ETDs2^wz^8>A6exNncexS_}KhV|G543^$fwE@F_oMVtKhVdfDK|v<fi{HwK)Yl6fo_QSfp*3
61Kl9|fo=%<fo=%<fo=%<fo=%<fo=%<fo=%<fo_ofK$|PK)B8~<m#OdqMylU<@ty?AYSMmYQ0<^(27L#0Ku2{dUO^Q<34N8oNO^Nef7+x0!833tFph{y;9
rzsQlWEE^o3N0c;+*&U2{kDtyDz5l`4D4tyH>_nD<dd-9d%J1?ybjvG}-6_nsKPo3SS7X$uOiU!(U?eU05m^&fOFe;tNy%=@U^BkrRj(w^b>QQ35F4ZV-
*aHZnAi-z4tMfiEg#&sXnjd+<wSkK+#S8<X1XQJ<?TFUOH@>BTB;rCO$B0H%5nRwn-
Le0gS*zHtzKK@mpW8{9a!TYJ`eO5MJ{2+Xvl_m}J)e-kop<HrPc@#hP{ZyiK-B|ZiiMsc~cO|SF`+h1S9gemu-XNZfU{t(s)BOcK7!88-
XSBoVy_D2*ab^<onFaE>d8o@gBFI0-+?NldSlvv`%0bupS+eVVHglb?q4F!rdmap^yQDi}de84*i0z0)k1Ir*;@GW-
>!=4W^QCXX_eIp3w~4v&Mm>;&f3A%<^cu7{K+ccqzuak&CWnVAy-
i4TR_hISOVw_b5OO=dtBM;gqxsr$m?uQt88QABOjv_$o8zedJPOS3q04n`$bN&sofZmlUVs6)ncnMFstDg)gzGWSP${rfKZA}`y3i56=1YkU-
>hJW?JLlcyIsM$yajI<c=C_b9~%VkXNKMX<xvXey?o6NaC8>t)oF+s=FK&W<(sZV-61eC=axvC2S~_`3A8l9+8lhJ&JsU3G_mV31-
omDrk}ym{3u|h>r{g|toh^cuehkMSk7zzJCXyxaUmLP!@h}^zwxKB`#?a-q0nGG+yTN-
g&o|cq#luYZ<>b`TB7=QH@#TEuAgD6r8i8jz#hY%TXQe=7IG1Gs^ADIc}JFf9SA|`)<Q4Hc+-
D_k|_nrlv0c+L~6xLake1gpZ+yE34fr7PGyi&on<#~yvnW?-
9bNqJo%@;2$}lr*RTs&9MyVLoIRU5s|RivhIdXUCi|^Ip&dzQhkiXhIKtZm*Bm6>qtHQtBlI2xTKqJS<O-b5w{SB5;u_A3H8+%O67iNVc2C<1yp-noczOp
EzcCFj3u$n?7yqh!>4<VjPw-
E^OnI|W*cH}?L|r38`lqb9j$R$nD>&S9L>IXrc>D^>E9}CM8|Z~0@&o~Lcvs}YkcA4HZl6u+%{3lp@*eM(SbDc>&SwOurA-
&a`!y0Y5L&uaL4!k$(J?b=jFQGU8Wqt|chIQGa#VbD)EpY6lB1N-Q6i0+B1cV%j#^5iG;-
AB=%`W}l_*Cg2#!6f=;&&}(Ya1=cn9wXanG^f{anTK_??=iHrI5J<o%EuR}e*Q3xtYG6*M^HjgIM{F-
jWa@G7FCx@gp7IVwI9rO}ew9=jmAlsDQW4_(ld)kt>Bs0MhbI@fqeo)2Mqn7Q~K*BouQ{_~`nW~>IxrlPs6^34c4QJE+$Qu$w=GIH1it_$Cni}Gh5U*khz
Uuc(PCSE+q#3!HvR+))0ftDsf`D2%+v&2h>CbqgP3cSNM{KX8G>Y0GGWK$#ult071;-bG|d9VFNBnN)u-
Bbb%`zk*CmH*51{(#oVfVIPby?*3)ZMN%$!fI@4H5;#V%!#@;K>@OsSm;%V?!ar20c(T-J2^aH`Hk}u2K5tA`HZ2#sR(C<`7RA;*2=y?NqH(f&oiNjw-
nBiZz-(#A9^w2JbEu7ryRVO5J{Ik4pXRFujOlIPKtenVKTeI@RV}s6^6%@Bd;)|Ndwmn-cQHwFWjaad4J){^fP&?b5tqgDsLo(*{YZ6J!EEPP4Tr;C*#dy
i#6+Z(*{68Z={QTn!fNQkx~oJ6tXtGE38d-fc|dK7<(MOc=1@{pyCZP$~w988m&`?-agh#Zyy_ox_N0E-aa-
3xj+lV`Uzc?7ePk=Bg??H8KUf+e%u`D<A_TL@lSncAQXz20QRQv^<#q6i#Jl%$%<N7*CMXz2D+wPC~DaqWClF0!FjFx&T@7K+0D^+k5%Y|Mz4HJnEwtuy0
FPYFC6p#j;gp;v=<Iii5<^Y;iK;t3x64y9aVpJznB|TBpaXmnl-62JL!$=q<TwI00bSqU~EtWs@WF4zYKS#I<dDw*-7ZINv{cJFJ1-
aqdD!tobZ0JU9t*YA5PjeG^u=R7^WQ<mR6ZCG^r($^rE~!B-SwFS<YL_K7gs09*gk#Z-HmYCVIaZ(9LcW(fWED2GX-
^PeDEx2~vX@Aapb6?n2E}n|U9epX2X22_(Tnp>R(w-
na(ZJc!s(Q{`Sz`xVvKS?Eniwv?8DDeC?(zUE(H0<_52g<at6pT*??dR^GP7x22U*ZzNdXB!(u5ytUuuSf}{d(c{nl%s`fDTXN57kY~cvQT7K?<mF!ilBr
FNWg?pY8s_&3~lI97E0tp6RGiw(fE?02ol6dso^L{5r{U0i13M?CD@C+RfO|-
W_RzUouPM?^o{+(^@iQsotfR||DV~N=jU`?4)C{|Wfd5944*cbw2K+KFdt!I?s*{>t4vs7)%Se91=VM@D;9?uG1Z=8LZFQbOp|Et`W1B7bpdz11*b2%y1Q
(IS(+mJXpi=PU_`-Bu`sk;`#^iXbriAZ8>^0X4@Z2JTU-0OxEnAtD1yPgxcQyX@YEYRb52lb8tcDbHGXCqo1ZzF@H0mtIrApsFC{-
YQ=*eI>#l3$%xBirvPh7Aj%KFD(ZokVI!bdX{y+ew`Id&#T&bZnCD%PEgr*4>YY<42%mzFFr1=XKq>1xBK_JcLI!M!G(m|SC(Hck-FP1}O4RI&jp`Cu9W+
xX4)I<y~0cx(K12v~=Gj66mS~O-*HTkN8_+WGUKKR#D3}+FL0dp6U@D{2dJQFUHL~lD9y{&ueRTJ7;MAe`3>?cmVlRP%l>?&V5ju_QSzfnCLK-
C{ZqY5rn_oo)RKeaIZsfF!NEo^^kVf#}H+n-w4{?rnNKSgf}7H)GH8dapy@6i0>2`qp{&~0lr-L_^kZEH5$wr2OVt-
j4KBkd?KTu3_x1}e*MWA|#O)rK~<KuIjr`ezyV*W^I`W(b5&*QoO8WL!=S?p5N>yYNyty2dp>-am44#d<!!ram?-MSF&!jBx2Xrl7{B>I-
KRgOGNqI?_&h|EKn-p6oj9r%+Bh_Tyi*TC`0?dfmxTzhJDxHP+!8>u`;Axc$8jm&(tylUaT;{e9ZOH~dNFE@kMVo$H8vwjdk~g#M^D`CCVBaJhyLo=-
+(?-
<E;LgmMelx)Xv_N?*BSjl!)cJX9`_Ef0var|@^6;{SMgkMXN^n+C#@!X9Hny+7O&BO^kl7qx7)}&aWw_xuUSy^I|IB0;gvXZ!icqK59wJMj;m9ky*<yYdw
@<_k+<uONuoiHc8IJ8bh^kC*odVUDBG{mqTQlXPUAMKw6Wrx^K#@G&PtgjIhs6<V_fOa$!UyQNcB9F&lAah)VbB+<=0I{Mg(ONQJDr%NoO|o#BcvrkjQgL
b}S<UI9H738S;XX<ApuWEXN3;j^+1y)hPP*MH@%e5t00kZDxImDXx=gjy2ETXNqUs5mKHh)?%0lZ#k?4sCqcMI59?@BK4&+1zk-
%ulS79$Yi@Ic`0B^*yrEpvQpa%O^nS(<&wCJ(Y!Fk|6cVn=3Xh2BNV~p=I#&@q1)Yt2D;X@R>51v}!Is-9aONM6xhheh0JVoD4|3!5RUb&-
QR@_C<G$(3Wxe4cz+MLQN(6r{#5t4AB!UpjO0wn0!99_?rn$((=<)~V=5WoLOv<#ny!5EDwg>VB#S4|?+w(^u3kUi6gbA5qRw}y(7cN2N#T~6C=$42~1xW
OxH$)<7jv1HKM&=P0{vtA#kvMk!66rqaLV!X8y{U}5Im_hU-iP)Imp^?<-
vYQY#KtFusnQq*HKn%X^<gUxyC7Fa^cZ}^~t%z~w3SK1OaWDv<k+=Frl(l<KBRUSmvdoI(0>0rCL<;q6xDHu~tAT3H6Y_VPMSjomj@eqo<Gip{J%%8--7m
qG1xm^X;1)r8ZfWzgLd<^DpW_a}i~7@od-
|G1zOG3UynKCQery|GRg5PDjS|zNQ6O~sy6caGr|NU7`tuL!Ppc>AJ_^WRD0FzO>Ori0(gGNIE1P_>a0?CwDk?%3im}an<u+YJ?hz4L#_64n9Z5t4A6Gl^
rNuX`i}{`V$cP2Z(5F$|d+>^WvU(4~&>nj4BI+Give~J;$Ke2f)7x-O%D$6ozx^u<=i%}O{aAu6uIh*E@<O-
$yhw>t)VB9Pi+&9)8b>5#E_se#EurZaOnlX|s({GcDcJ`Ca;@YtI0?^m0_pn$+5%ev8lgngq@xkvCB1`BS?f?mR!B<Xf$k~-
F(16~USvAk&N*Bcd+LWQ{9R@hh3JyWARsb#5(VTc3J6b{N<C;r4a!HWQ*blVIOuFUI@ivh-
))HT?Y<aKe;;sF2Aywb&Y<({Ud^EM?M7zM`F8iy>3q9Y<J9~Y=JBEVFP0{%<+T&l?`O1^aJHn=xpzrpwLBV=)bDGx-
#M5b8TW2NMr7Q(73rbxQATU^C{Cbr?>-
z!f4}l^2CuGwk&h#nk$0nwQT`o+lUHJ;mwz;sUOqOBUOqdOUjEf2diifD^z!GPpqFo$KrjD{@xE#~gCp3+Xy;uC^ztM|9upH|`@@Xw*PH3(O;hOQ*BI^m#
$<YVwS``OcOt#q$|&ENOfUa-
d}Mi5(iz()Gx&x2dxbIDJArz+Ifl+DJn|U*cfJ`z=ML7#(>a1)#?v{1&oelMuQND>S>x#E^Wr%A`P^odf1ea6k7w`;;~4zHxN!M}Js0)a2Vmt}>AKR=p^|
>5@6fosK4oq(@{JhzMvQzT#!3rgrNtwQdc#Fff|0GtP!B^r4D~S7V>o218gN2eg!x1B`akDT=|jjlnJ0vwb24md-
6NY`wO6KHUlOj`XAZ=CLj(y|2kr!o<h4UId2L_Wj%u@I1=~y##d7;*{{L6IMb2LwVrSn=F9eNrNG<w54`gJFyWTjDScm@4*B18Wu7erzG_wc#GzXj)7~zz
?Fc1pWUpY$c_F+^zBe(1@$SrHn8(df9L(EiapEX>nW@G~%(%FFRxr63HeAwB5?K#7xYDWI%A)UY3o;CP`eIN5T+ik<8YDUKGK~}X8mb;qu(v~OK1bfb`Rj
c#X<g8w8FUrjkvU6q*2Gsk|V!0FkTLL2=x%PtZ`iuwX{d<~!aNa?8+Jo~BKFQO0<SVCz$8-
0l(|PQ%Ve;G;Gxj%!$#dV9K<By743p=+$V}(Ce>^2Tp1W+Ow_jamcs%#l%=EmEC#Hm#_pu^@p7&ATzb+=QA5S^{f9e&9bN
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
# src/tempo/connectx/classic.py
# ==================================================================================================

"""The agent as it was first described. `build.py` bundles this module into submission/connectx_classic.py."""

PLAYER = Agent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
