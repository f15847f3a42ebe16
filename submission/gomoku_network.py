# Tempo: the agent `gomoku_network` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_network`. They are:
#
#   tempo.games.gomoku.aot_data  Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md.
#   tempo.native.child_lifetime  Lifetime of child processes: none outlives its parent, however the parent dies.
#   tempo.native.kernel_orders   Orders of kernels as bytes, for a compiler in another process that has executed the same source.
#   tempo.native.aot_format      Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.
#   tempo.native.linker          Linker: make machine code that runs wherever it is put in memory from an object file, as LLVM emits it.
#   tempo.native.executable_memory Put machine code into memory that may be executed, on every system, with what Python brings.
#   tempo.native.targets         Targets: the machines that machine code is made for.
#   tempo.native.machine_code    Machine code compiled ahead of time: read its text, check that it fits, load it and call it.
#   tempo.native.numba_compiler  Compile marked functions to machine code with numba.
#   tempo.native.background_compiler Background compiler: compiles kernels in a child process while the agent plays.
#   tempo.native.jit             Compiled kernels with three backends, best one first.
#   tempo.native.intrinsics      LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough.
#   tempo.native.elementary      Logarithm and exponential, with the same bits on every system and backend.
#   tempo.search.leaves.evaluators Value of a leaf, and the selection rule that goes with it.
#   tempo.search.ordering        Order in which the moves of a node are tried: random, or best prior first.
#   tempo.search.tree_access     Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.
#   tempo.search.game            Contract of a game: a tuple of jitted functions and a few sizes.
#   tempo.games.gomoku.rules     Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.
#   tempo.native.bits            Constants and functions for bitboards in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.games.gomoku.threats.vcf VCF search (victory by continuous fours): every move of the attacker threatens a five, so the reply is forced.
#   tempo.games.gomoku.threats.vct VCT search (victory by continuous threats): fours, and moves that would win by fours if the opponent passed.
#   tempo.games.gomoku.candidates Candidate moves and their priors.
#   tempo.games.gomoku.playouts.rule_policy Five rules of thumb as a policy. Both classic profiles ask them before the search; one also uses them in playouts.
#   tempo.search.playout_log     Log of a playout: the moves it plays, for a search that asks for them.
#   tempo.games.gomoku.playouts.playouts Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.gomoku.profiles  Profiles of the Gomoku agents: sets of option values.
#   tempo.search.exact.refuter   Protocol of a search that refutes single moves: after them the opponent has a forced win.
#   tempo.games.gomoku.threats.refuter Refuter: does the opponent have a win by threats after a move?
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.memory          Sizes of tables that memory allows.
#   tempo.search.types           Types that go in and out of a search: position, decision, snapshot.
#   tempo.search.searcher        Protocol of a search for the best move, as the player runs it.
#   tempo.search.move_checks     Checks of the best move during a search: does the opponent have a forced win after it?
#   tempo.search.player          Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.
#   tempo.search.agent           Base class of the agents of all games: play under a clock, never raise, print one line per move.
#   tempo.search.proofs          Exact results in the tree, and how they travel up (MCTS-Solver).
#   tempo.search.backup          Backup: carry results, visits and proofs from a leaf up to the root.
#   tempo.search.leaves.rave     RAVE: a move's value from all simulations in which its side plays it later (AMAF), mixed with its own mean.
#   tempo.search.tree            Search tree: two flat arrays; a node is an index, and the children of a node lie side by side.
#   tempo.search.choose          Choose the final move from a searched tree: node values, best move, early stop, principal variation.
#   tempo.search.expand          Expansion: add a node's children to the tree, and draw among untried ones.
#   tempo.search.mcts            Monte-Carlo tree search for any game with the contract of game.py.
#   tempo.search.tree_searcher   Tree search as a `Searcher`: the tree is kept from one move to the next.
#   tempo.games.gomoku.gomoku_agent The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.
#   tempo.network.tile_arithmetic Arithmetic of the network's inner loop, as LLVM IR: floats, or integers of 16 bits.
#   tempo.network.tiles          Inner loop of the network: sixteen outputs of several cells at once, from biases to what the layer stores.
#   tempo.network.layers         Policy-value network for boards: convolutions with ReLU, a policy head and a value head.
#   tempo.network.weights        Shape of a network, and its weights laid out for `layers.py`.
#   tempo.games.gomoku.learned.encoder Network inputs of Gomoku: planes of both sides' stones and, in the original shape, the last move and the colour.
#   tempo.games.gomoku.learned.network_data What was learned of the game by self-play, written by write_network.py: docs/network.md.
#   tempo.network.text           Weights as text: half precision, base85, in lines of fixed length.
#   tempo.search.leaves.eval_cache Cache of network evaluations, for positions that come up again by another order of moves or in the next search.
#   tempo.search.leaves.puct     Network in place of playouts: it gives a leaf's value and its moves' priors, and PUCT selects by them.
#   tempo.search.leaves.learned_network Evaluator with a learned network, and agents that search by one.
#   tempo.games.gomoku.learned.network_agent The Gomoku agent with a policy-value network in place of playouts, trained by self-play on 8x8.
#   tempo.games.gomoku.network   The agent trained by self-play. `build.py` bundles this module into submission/gomoku_network.py.

from base64 import b85decode
import base64
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
from importlib import import_module
from inspect import Parameter, Signature, signature
import io
import json
import marshal
from math import inf, sqrt
import math
import mmap
import numpy as np
import os
from pathlib import Path
import pickle
import platform
from random import Random
import random
import re
import signal
import struct
import subprocess
import sys
from tempfile import mkstemp
from threading import Lock
import threading
from time import monotonic, perf_counter, thread_time
import time
from types import FunctionType
from typing import Annotated, Any, NamedTuple, Protocol, get_type_hints
import warnings


# ==================================================================================================
# src/tempo/games/gomoku/aot_data.py

"""Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "d513d65a6972b09dbe97ac77", "checksum": "ae2818c3969c19b2fefcc2fb"}
tempo.games.gomoku.threats.vcf tempo.games.gomoku.threats.vct tempo.network.layers tempo.search.mcts tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;xJF9ZCwB@;DpR+Hn;S00#+4D>>isbdHCi%wmn@(7l7zHTK>J)JJ&-R_-
(iu@CY(hSjDGZe^~NGQ178Ws9Yw`p<tjyc@kU!OuMl?exGW*4Jch)hh=WfU*ai;@M)EynBf83(L`!hmmxAmafdD<DI*)HXN<}6IH@m{INu~U_t+n<_-
c@K8Pq)msxO?(ZT$ZY#QO$mO{IV6%ua@7ZUFumsQ>=8JjWY{XU=wgy^3`r38iz8A+VlgQzLmZ!$Zo=P>Wt3bGIiBiZ>-
ZQ{^lg>0~Ew6YaPe`IsiKoQLSTnX~PicPb%6zcY&>!R`80)B(#8sao0UB>m*b+A(@?0+gkxgxm!}O;_@_Da(lR2|gJ6S_&Z#G~QhAVc|Xi?J2QUvBa3nBb
W|!pOfEo&L!J7TjF5*yvni*<btO!CnexI>uGkREhJby57x1i5h5d6N{ZPd%rB-
85|BLfbnwvG2WEiCAA0cEmVBT7r%e{l=(9XFyGaS%&dc97uJTbH!Vb6E7AR9iSajz>j{8mtnX?{fvi$BDSneTrM_8|0z=HjnhHg(J-
HMabsesH5R>(*vj&ZV?xpxtsle~Uqa0V5BYnn%bokV_|L64b9$i>|xj3P1YYkoZ|rvE~~!5eOH+>ro8)04``b&kBz3OlB-Eu?9$0R4NxDHMPd!)tazI5jQ
podX^rEgFq)b~=ElJYB?XMQHLQQ<nBwM3?6$A#OC^J&f(|g*%#_QdPy#&D4c<?~sl{hVi^>jOmt(6df~e^Dhuex&SV{FZyMg;1^=o4`MtDyb;9Qg2=v{DJ
|#}V+;qIZQjHY2+wt7>bHDAXMZBsqTjVc&T5@(G1w}Ak6&k>HLL8mnL|p{Ury_jAKqwR#?~2+zTLJu%`7e|q=fJtKOlV;0O`uy4T9T*rVlbK{Zme*CBGBx
7E50Fn%Ja2vuxh0T+pw$=PG%IHb7eqH5nminPi~6j&46?@{lbs<RzUyW3w@q-3pPtD4Sc9ADe?-
w>D3xIMg_5<!Q79N@tgO%<#XmL6e+pi?(>GC(NZ6O@aRbO+E+|cVv8Jd=&5*PCw7$$fMCe1#R$ot~gbHcZn(oijS+|u-2vX8=A01Gq=x)PpfuN-
u9O&UqzN_Bc=<EtLaY_J;;D*!X_6$WxhF*cUE~_me@5z&LI7qo{}y{N_NpMXfQgd(R}y}Gs{3z<Pr0rS~3v6HdTgSKY|e+-
*yu+JIeO@caah`0l~KMOw4QcBxP@`^u4_-*Y5D6g%8(FL}g4R4MJK)?VM+NhV~|@6z&gx8{Eysk)4l`rB};8Ju~P_bJEpEq9ukHA4ZIZ9kZ-
?I0qix4Xztrg$A8BLPlQn<AgVMd!9lr>LLW$qh;Ue79aLnU22pjg~|=<(-7nZCQrPjnpPqik>R9fpF|eww1-nCw-
*KWZ_Exs;MQ9!P%a?af1gEV@0DEg>xei!i5QLgl+MorO{VQ#rk{~tB*U%4vpskO{t0dq52VMHXvLwe>Z)D&-
TRwgZrYf>>iwvM1HXuTtUT}vnq1#{aZ#Y4a}$?J*y>#fJJb($Kx1u&MfR3})aK6XFc96{@)UUSkfE;=Iu8|fcxSpPRpB8XGlz}AIxTwToYdM;)_kz2`6V0
_<>+Gr73L{Y^tHNqq5ZzLrEAOn=6U+Np`r`Hx(c*VGPr#><yqLyv#(6vlR4(5Zl#Pu)p+`ebg)LV_f7YgbXtZeR&Q*p<#IN$hRY6kHml});b38iMsh1PSC
1C`ik9w}H^rr}(X?o^(U(hSFv%C?U%O$K$$8z4_jxiu-s1_{?x7OvC}EAruWLbpRX6>V&Zw)xthC)K?Z47fQcb!-
_PTdvo5_ZL%K)KKv=Mck+w^3Tb0p28myp_Zgv_&3f975Ti!#I&%Sp2aW*f8AW?BJ1eW+dMKB|O<MzU?~lYB9KD;qGl{>_Z%y6oABc{~M(e0R%cem(aOWMS
+^EK3o0<qjp-iW<iMxaohk%cO|99GHedZ$VVUW@MR(ixZ75yVhRec8M7IMP?lYZ@L0)Mz`82Fw!B-LrorPF6+d%ip)o4iRm*%XF*3Vxjz(eGUxs2-
$a)#?Y=3oCK<QZr66NJuY<#_K3u4G25{|QPycGmFb(4A2-zdl;=OJ0_bP<`tt>+YPnkVVKb6*;1lu-
>^`1%MTOk=_hc48lZ>P$#CsJ+&A*FrIyvG98#XmePX%fd|VoDy~slpx)tc{5uDgJpTq_&Exy2R|SVUKoF%y7K*;US1cWh6{h2`fo@W_xCEk$~UX6ESC#2R
&bjE)c@1lP(~eN;ZK?5cLTr<Z0e_RtdPlLP=z5e%n?Ed5L8=R*B`(Y1}$)CCn>@WI8x>lDKo2+KuGaye=FvU$B^*G2vlD%5}fse$kUJ^##>Z>s&d4hj8)z
#NJv;ERvboj*$D1<B!mo113=PH09VtbN21iaP=~u!4zNCTjpo$<s%72#ps7v^$oGA)vr0#M64~)%n_x1;f`#Ztr*&?itGMx0q#LfC>o%aiW1gVjX@*2XLl
r2YSw1Z->blS!#1zLs<9o&fR^Zl|L9;Szqo>w<)mj85@lIfPFv5sggK@o{C%Dj+S)r$v%$s3)XceNZ#P|z+tw1`#FW8!NV4;H$Nmwv-Ank^)UYam4-
cqzmD2iIjvFw{^1)N$2y8v#rpN{7r9QYisN&byu5bRN`HsFbk`1-#nOb123Sk$|(?VC^Pm(@E!AVu0^p?$m-lg3GXNY!dh{-
T4;NEZ2y;Mae*o4GC4(m}#eg0vVxm>W*+*&wnOgl3D)@zf$(JIlhl*<&26^{Js4^04sGjsg~85N1WX5k(W9FP$MZTZsJmK7yIxV`s9w@$e8l0aO;56SuS|
86Z}8~}1lk&Eg)Vph0{QEq9w##4Zod-bLj5#~YvDxw3(Ft7jUe#gIZrv31`g+|yOch2D5(0D^l;FATC2|xL8>?@NLBJdw7(_eI%>6WRu!8E0ZOR*2~7pA^
DTv7>kiUoJ%d$D9kL3`v@jX4XwQy@(geF$Wl-yqu=M>~0_55CaRfY%G~mt{Shqy5*O`xYG(<-
H4{2@_sqgd&hu{aCZGWwX%UdX$|IgzpTMk^nbizwTj*@p;{0FdaBw@kne(r|{CO$3rpua%r`q&8qk)hizZGARLBXy+ccT>dPb{jpb|w&^u-
f6blh;OFLy8TK)~BC$@3Ht*v&@9yPgiFy?>A2=}o2+ho~mHh)mb%)puuuYxvJzss7(%W0^todD`8pclGGyEfRCsn!rWMO)SKcFp^vhg-qzIbN!KAoWNcNM
S@e?7|V<<6*wPsE>aJ#5qw=nqRooQFowyIHyMM=MBFUXUXnsfF2F4I$TY`60;A-@w83?$~kW7rjm!q0aj9K2NX^y#0i%Rp|&rT-
S^u9f#p{ik3r)+Nr?{M0dNQFyIwH{-
}N3k6Xo_#Cr4R8;jv#v*|I7xjd<JP`q`(^{C)p5MvTpqHV5Zw0FG%s8Pc{%Q5h_cvVAC$6ixh9XIuHMae{;hP675pyIoK_Zl5p|x{=lP{dR26E9c)d7=K9
VQrct#>Ew^t_$@<|07lTHi*;5?Ev|Yl-{l>%FD9?%I_#iu!l#v6S_j0CYDF>qB*MJc%AT*YP4Smv`jZ-
j+wGV`_ZPOtZ8f#1jj|FrAtNCM@@r2`Hw1Kot5cC2atq~@1VC^9uQ+(5GofUH+eTEgUnjhh6%c{{RZMle?6CDGX`}{iI($_2(fmKyr}saj`O1DwNtWZN5x
V>8fOx$~Xbkxb??m8KjpX_uI{j^_UQPQlt^-1X<(V1!nvdgA*D$o&3lbz~Ep*80i6zUVO7RB^RlYe+-
VcYb&|*RmAPM~SemlCytEmlV|05;Kk+|6OSSNz10Hmfcc%&wQIpN;{TQT=8*#{@6(sE!Q&>$l`V_bA4=UB=A^~m~w<7J9TW9I8H>mcda;+rs_d61ymZLF9
=>?@__A8BmyiCs_cu?g(QjN%7sADKH0S-UsJXI6|-h*MW2BVPrdB!pJ7^Rt6w=b$NwAOo>59>kd)it0fawZ1&XlkdVOVUn<~F0%Gk-HLfRL_Q>@Edfg^yl
=Y$7%#fa<%1(jGKHGtg!Emw#4u~5$hi(!d<%Gw<52A4wQSB9$qSE`y~ldOs}{IajuG138w<9%^4YKDj4AP;OQ~{i8xOm<g}hCISwD9oCs~tlr@X$WF`TM^
fT3SCwPUm+nZns#3|ZW35W<SpxMCj$V==N*rZ|6i4Nk6^!*RNM1b?>x&{;J(>#g1+VCrb3+`D_9rIx5&2nhl+fOGbBygdn*`j0>!G-
}p%*L+WzjV1JcC(kcrvPE}%zrvs=X+Wo8J`qXMj=$||&-KUn!}X8#4=`eh3bms(y1S<Z-
+2AUDidxXD!hrKGj2s>kYn+limc(qDpUdz7}c^#N7TTW<K=!lmOvE`e5YhJ*2zN4%dVHe^iaulw*j54+-
N!M4<^GJ{pzHGZC;8HQ&96MKlPdbs5lM<*RJ@%aAwDbwQD4XfO;xp9#l2r4&~eG%s112lSoZ2!$o5BKAkLHv{OGH`WuK+b&kLM8UWso?xvi6#-
cIHSwQdQH}vL&U^?Gi8FOroDJAecCrBQPLcPL+uOKFh{g~I4o(Qb=d<(&FNA|?D4c2R4(S$2B?k$RV`%Nf{&$sZo#<}5z%vDa!oRRSjE1*WLJ<z;QGwL(7
xsB}@8yH5y3E5J-Hj~270-eWV{}|Fx^5EdZ@9JnE=JQ-0rKY-
O(^RG02`NmDC@__6DcB_<4nYz$`R7zC8t{r!<Nxo>8JDbV=uBzA(IIw5z1B9<@|EGzE<f)aPw+$~OCSI0AlFU&P2sNZiOl}%*3#j2<YRvBQS|(@mI)vPR^
Zqk^wr4fedovu+lvB~f<wwlMa+DL@?WT<?xj*~1cwl3A5TDFXX}~-x(>W@d#IKvhp;&xy$d9foe-
~C+s(2eEtFqv&K@Q^QiXfgM5?6FI?_*_B#mtedbsQ{7OkFV^y&d8FyDS2GqQQC>U*A1w0odXCI#s1nF_%_L3(=lDH9&xoiN8Ep1l!qZzq;YkQV_qYZ;poP
5=HtHAAgAjV$^e?5xTzFV#4_GiYtf#$AfIbVAr@>~4*tmcFz$aBSAPMI7v8`i7n4KTWeJ{1*n{1CH8NKu?LRT~YL{gCCdz_xITuF<7Zt`glN5fcE$4#&&p
IipGn@(RXwV<JG#zhKFY-tiB38vAZy%<wHZZ2Ktb!w=YZxW)hS+#3z?=A6}&Py%%8|I>HvQ9^}iyCtzt%dz0!e>a9|)d3AR2{bVE-wKu8s(0}t1X-
2DLNQ6~%r0a;_tUW!!AYVi6voH8{O9f)bNn*3g0~kA_eSk#nWm^<tT&jFSx3!?ewWqKba%`yoK`bT@#c13IEn7=Us|BaGgh225ZKy?fI!^7J)I5BQ`E#<^
r8jy8pXXHId+0GK-
f|#>+g2hsNWprV5)p1B;+Z6bGm9VV_+H?&R6?Fi<dbnkv9cx<q7RZGy^9%d8@Ih1=0^SM*e05XP<Jb>%hfg>z6yp8`@o{wqle$*ryJ7ngD=?rNL2_2#-
FVDG+2E|Nfh`s+Ou{u#yrQ=;a=i@akEp_!;cFrljD62fOv*E#tyC5BC(bJOOES7bVVbdboICoe%=}=R7-oy(k~dsSc4IS2o7+(-
8c}k*|rga1hpnp*gUImf`{9jmk86E52#OnTTI${l{728C&y;^xG_qjGC><mZ>xv=GG2le&6I=tfdIR!!3bZzl=X@!q9!@rUsieLDa>gdZOh|CtX6*eA;zQ
N+&@9hVP`;4rk;Z1H5|-nkg|I}>2T|!R#RQAF;w(lg8U4iibO|1TDV46p6A(D!(VsNW?<K!|4JpXz*b`pB*1gF+Z@7lICczNi^NH@?_tR<Q-
pvTZ}`8QE4*oWvZ!=!|JiT-`Mpvzv(Qr4%<Jm)zJKn9v1DVNu(DdsI-
?Pub)}=Z*{46;m8y)^f?rQW(Lc6|K5{(h=c>hOM5hr3xskGdx)rq1Idgu#^Lk2W#UPjCDNWnH+kYrjV6RUWH0k~QW$<rZozP!H+kRz*wO#KKCEZVRN|t1c
+G7DACyX*Of9M>ke1Iw(^{>9OF@!yTv@vkcVhqC1{G8>N&8QQ=&$E4e^^i?Z(z(P*xkmE=T+GjoCa-
`9HqqXd%iBv{yK`LrlAtT9%qe<K`0F<PBP0Z*tu5_bW{F)uFeU}g?zizZD~m4_AsaOcw-
!VUrTijR!(^oMsHehoqWWhl6BN8NS%g){SfUy$CuJ?Cp3P^urs_NOu76Ao!)=J7)dFVk7U9d531*2j(YbFD(GBtQi3w2s@Sfqu*j~iqhg!zxWtEBOY4c}k
WL5!l@DI{wbk2KDNTY2rP^a6N#47?kIigcsA_3n;K4>^x^zPEHy@mi|%lEqrBe=GOwwPCbFrqEQ6RaKLIBh<0b~@5Zg6-rm#UB3-
ir;ehYdOC+5HP7kO0+m81%WrOhz1Aw{MpL4#gsr;&YzrZ(ns7ToRN9-Ef}nO0)%}|Qla!SR?KBZT>#D<5rmn`fh8l(XW-Rf$dOx#mfOzh1gjc=11}&Qhs8
8Plg1xNoB{8rOrzW0VNbsw9s9s8&`tQcb?8KOzgp84_>}F2pvzw|5r+aLk+Z8w@Jg(7=+AE`!517`khJ4qw!QK6w0%LJ1zlneZFACI70Zw*K#FejXZ`!~g
(T|vS~a2BS)Tx24*p2h^9<Ck^b!X@XZ&l=)LfJsu4lWrlqfMil1G#VAj=qWO&eH}Qg8MA4Gn=G^In{(?N)IR`x;iO_r=g?yYz!$pOy!Gw+ySf{HMI#w$$b
CRwpZlazq4?hq5Z|84VyXK3a!t*2##uwOFtdx-la2PzPgv<R|;Sm4zEE&-
+pdEXG;b8n{XaJ!q;MRV00jp$9=`A!{Q)Ecln=lYVVrh$qN7pu;MqcnmPM&=QzzVD?)23=H0r`ce#anB@t{@K{}k?&qTHhz&dk`8qnZb&XF<cxQ}ks%HnU
AeaK9F(=NGVJmp=w;%ZVY<UlAWiEG_05lQzH+|lU8ilU<05x<R{qfRYy}Kv@$k4I?Y5l{I*4jGPFPn6Fk0}xdvhgY+27>BaTvvuVlkfVD631b<@KF(V4Lq
sqdyJvn;%#2iIUK$d$e*hoc$`t;WG{I-1n~9UrH;}CBaXdy5Nq53d+#s7`9t^qwG+5cAKT0e1-
%d$2_{6YW#((x@x75U>v?YD*2Dh|d+zE!mtFlgrd+tqksOy+4|L8=EIOqk#P2o>D^jQ#v@_DJZ?>}*0Y9Xq!<<mjn%Y#EW@`hQLFBH*s&>S$X^4-
yzH)eOoz=fCLRwBV22ZBrKf{q2fy*USc#p`27z53>#o7)u71>^!F8z<AKmAhtZY8F@8DGWK_(hVG)}3XFmib&V{mQvC^v75#9-
XR~X_zyN_<Pl^5fFyN2I=8igt_2uRx2Vr=}&s*D3nTS{!3mSoI?NUZqZ(1bcxLmLT4Z?-iP4ZJlud-
U2p0f^9;|`V23mt+WN{db5x1WK&6jH=VqiZ2yBUqzFO$-
d&Pr5i|Ycw`${Pk_}_UV{0*{Slc>dynnq6*{p)5*OpwD0hxbXw_a81&NtdfGJ0&rUcRbvZUrP*6QdN#6;e1hq<^M3S?#5(w55?mFCE};_D3re=hmKg9Vx)
3aN2Na=LAKj=W&eX<n)b|V6CdRjDb#=~PLd)^EZ+)U$=8n-EA*i4-Vexpr8a?4@}ei>v|P{4<~)c6oyiNWp3)pan;!``#V*r)&5ke_i&1J1=}-
EERn|zVKDyJHgJ>i-HUNHMAb@BrQ%=_ulo{2gRGL`HWb8LM{0_M8|NQc<%sg^xoCXz)V}7(!kvi#EaWs&}wi1!0Z5x0US_zKEsJMDhgj_Ar!-
PL(`<shY7|3yX-d=N2a$3wsh&uJ44gK<L;v-
RcCn6dLt<%WfwjjXq<ZC*+`|tDr6~rW)@<URQ>4!f2{X;E<Pi`Wh@4(n(P*VGuG1Chq4JxQI$GZ$x%i?&|S{Ukv29iC*dn~PdHMQ0N(x<PK^?0g9rsWiP5
zlq#aPd`zX5o&9_qDOD@E&(*D&7<2;cVo*?APr#EQPV31V++gb$Nf$$5i*q2s-
qc3A^Hi`u1g5?;)S8B(kX?HTyXk4CgSOLr4&JLX9|)h`Gji)w78e%y^#=olx^w)KtUm&GO6(a93@cIJ;lz1**BFvI4{NBmPY-
W5q}S4p4x9Md^kU%1pb!Z;~upqDei408}|L7RlaTCZDo5o_l0p)0p@3h)5Py9W=Z881Qg!m9g<*&yx9=jT_}3Q@BMvmi1S-
|CmkfE(S(EX+1zqe$&G;oRVTs?$R_V9uZYvzIUkkQQ?;Vuw>WOd|YVw|6xz^yiF8)W#Wd>D=_6)-
iK+oM&^BHOlVHcrelg^UhBwWlUen)Cr@{WDRExHQj>>vcJWeuKfNqH(V}942sOq5`v{U{DX8n-&5h+VTlU-gU^-
So;h6<nm(O_<E<<h(xZ!6I>lax0<u`^JOny$b@xt+~w7do*mlKPealP1~BwLvH-
#(6q61UP)l{ne+#=jOoBR;iZuDU7<JvUIoJg!hGRvwPm*Sp0JyN=t1+6<S&Pa>Y+-ffX;l1FI-NY-A8<E`PBB3*B<;CxVR6mR)Q-
VtPWRXTP^?Em`P;*=mes)&c3^%ID~<F=4Oq&0VS;iq{Mi*SM95a#hY$X09!{(Drm2%XS2$wk*fJTEsKMOkc1^+8?Vos(Z)At(C*eOA$HS^T?hh9Dq*x(m`
FjF1QH-
p#fdH6_vnrYOxnvE1|Wd6CC4*Uedm`vZHOl7s9PZ3zoY`(8DiwB~dZ$skRAHahT_`1F(tRR195BTZ2r=gtV41CZY%q)pSE`NGq<E`!k^>j*a>pSx{3LpCm
!3*+h39x-
#2f~+x#v9tDQ6}^I=PM+8cshlH~)#DC9vlhRc3_urf$Cm(MavS!UW6~i%qIo%ZF0N<ev;1ddQX{7vYXLGfJExa!jcDKKV6=339%$)Z)1CMXkkJUU{bP=!g
#cn~+%9*Pe%bt)NH6H>9hV4IvZX-vlslfPO~Up>StM@Scvhk+ChHe2jh^%T>FKUX&QW1M`OYB7)Aj|WlX)s(=di?>)j8S;HW16r38>W2zFjmtqiuup$3Sz
3YlV<K;b0FBs%QPdcE$5rC0Iji+S4t&O_$wPVAIrM7{MrG#XQYLg;sAz9DRMZ504a6z=3F|?*{hlb7okijfnG<Yb9ZPxjcXTFeW#ybbL|jEOeP!5(Ov!t<
9G`_+>N};-#2OXjQe2+a#yP$w>wX%j!`H7r5W#qU<O)k4&5zXQj6t|C3lkD)?-
(mU9q`*;}Pn@4Be3mg*Frx`V~HPDhp}QwZ#rODO0|sKg*{4Y;@;00K)!U@N1DNJHce&6moUamus6t_b!r@=79Am8mE;f@vKq_fYc&%noz7XZpuSn0-
yrfnI?tVu!3Ked23QY8dEtamVJDIuSz|@^yu#uuvhFV2P;M2C??KYdUJ_6l-PK?%o~F0$Zf*7CN6s8aJDTNLP!`I%AcA?b`fV7;pm-
*Xd{t5~@s_h*5Ood(73!-n_MN8;I_EDD#f@i8LcaM@8&whJqP@byR$QloSStsp++DEFacJ@-Yd>PW?pyQ-j@IWgb|ce%J)LMOMb$)tsc>Jp?s_-DbM~fcL
*QiTx|)3nQ?B!7_E3FsczmELIpnEdrQHgoMfuNPlix<R-
ZMnf*~8QPTpolnR*<Nk=suzVSGqHj|*<kOh|^!mYY^eyeR*=SC$Ey5#gL+QqD%lf_fA=jWk#G^0I%xuw3Xq=pxEFdMOKEIM%sB1fnFdSBB3ja#Fn&$e(4+
@K47lrcxHHykp<Hx*oAz&5!nK@pno@wL^>egrB}D6VF51Jh#`&t%J2?i)JM(G|GO5f6#P$!@RJW~Rwl*e8bPto;w{%LqEBQKf~==2dtimOEyB%CxOD;E%t
pZzo3id7{w3l%f!0HfQ`vZ*-
j|!t8#MnF4O{yqzqXHt!;!OHr)paaA0txJ=q9aJL8fJEuz3Ih+k<gRWd)(=E!vv&em2dHs*}Zm<BMaF(=NOPHirUSI?=wI3><0@ews*lYDgBo=O!Yr_<{>
`cOn7^o$d6-)RjmG(jQY+8j)Gw}i2_Iiox?q#?CtsF|G7q0NSqj5ZiX#c8@d}^x)2$`t`C+yDX?&dOV!Lai-
T9$MbdAMT5g{49HB}}DQX)~T~5M@&o)Cxbo*?jjWuNg)<7L#Y7OPW0L3V$TsdUK8qh(N?%nOHqXmoLrOR%xOjVn+?Fo>^D(-
tJi$U!7b7IhU7Dy~}Io6Kjr>!4CQIQGRJk6<#_9ulMAfR}--%*6&-
vJ*jz#7xX+J)qYF<Oo(9KXY}p}odqFP89c{=2Eu%H>pWh9P(YosY!=b#iUqHIICM_6EDlvbAKN9a+`aI{xKHM+>^p;C>3>>l=&WEh_o@?|oBL`EeL0K?hK
ZG(URbUn0DXPQ5}mmq-
y$3`itHZjoVezID0{$~0x!VLr{KaEC+J9#y0q8VJ5@p;0B<6lGMXW`^_2k?k}~inaDA7RtPM1TmpJ%kUsvzwBPM@^D?Z$OG&J?qzPW5H%itB_6Yz+2N=Kk
>NX1G2$b=K31pX9D{F8t)EPmo$uOM>64%XJ>-56Y2tyuW$34%Vpx7{u+z8@l{Q)W*v*deH1HD?zuB$6Ik>_3!m)TH~yO!Lns5&o!E%z3-
QgB$o80**=cZaFg<q*_Gb(H}O2YYIZq-St7N{{hL1V}XnHRViXMpzw<qHTT>tOs&?J3pT5(S}ktmYI#O~TRS=JyDABLQ9P7yS@8Dy>)#N;J48Bi*CwTrxM
|ZQWPY7t{k%iizh+scT|p$XOq*#ASb>eaVifl?hb>o=NY$uhU`$?0i`!H6&x$(E`N;fZLbS)+|8_mo3X^XY5@wZVd-a((4vHP^gO~-
#$a@iDu`xt0%tPcf3H_U0p_60S(aA<sOyy0MaKZ!L^2_pXu9p5)msnC0x5Y?Mw&iF~2!2KY!m^*~7Q4Ik?aKL17szy0-
m+_+wC`pZV()cDU&Fw5N|lXROrtH24vaZ&?gf6AGgRAKj3`JA2V1GXa?q|Kd<<l>@ebHfqQ1=sgxzLryV5M9mhR1Jj_jN0h1dC5tQdlV0e(31U{6x=<j&U
WgE+-PgY=nP_GqQO&gLKgqX5$i+Zqwm<4vSI-uwBJmRQy1%939H*RKqY*-
V1sg+F*O$Mq71DUHGM0=4O#$d`|}oodC_%(L9t@Yglpux0yLaxg(+uN#a#TLE4~8=h;tB=NI2cDmIa{Vadb9t2EJ8_;z9-
!;|@EaROc?UEW#FzmN!>}xe!p}9z=#)&<ctyDM>L|jd>BC`D0c{918z@bcI)WxR5Rze*P5Ce{d0{ujUPs#&z+Z?6I--Pl@qkMb8!0T8klvrG*3KURd7kBX
wRl1~lePrd;EEu<kk$Jnj&XM?ViE=bl09c&+iq+9N1LN75GPk|_>WB_rJ*0KvNuV@vk9=`YNCinRgRT|QUvt&powqQrAyxQ7#*JF#zacl5HK-
YjAUzGcavW55blxk+tCFS254CAmFDxWgY#BwJL~k%C3H84~weBev1F{wjuASBZvmaw9`2R4fb2F0GFfFaM-pSAp@kE}C!<(DySm%3=;@WG(ad^TwjLXxK)
8K1_j2?i?%TbhGj>Jny?v)}ecq}|g&Y*Bkhl}5Jq}H{Cf=RLnVG?$~5A{nBXpmzw*;*K8gfCbz2*_*5gvC2B$P~#@e)orwbWQ7b*dkmgp#Jcdh)nz-
Igm|Bchq2u_X=?T6|<0FALmKs12bSLq}6JE!~XU01HW>pbSYE-NE<1?xYVT!??1q9n4Q8aZLiVnGC^@qX~kLH1L5N?R!Eo0(eMkwXFBLyG_U6qv|bm7b_#
|}4Pj1b7@X)=>_1pu^jMs5Nu(*TThz#U*a70R%kbQPi_;qv1~fs}%~^Fv)JAhve<nHi6<A#0_OecbQPYWuad_1Z-
&K<UO#U!iI(yR63Gw^z8+?YsD8(@P*FrR%QWs3Ang$n@$LW3~MP>UpnSyD#y)jS5j}0k^-91EB3k(@G534pSa<R*Il-CKT=VhDkdVcX%GIk_<y$0_H)+`M
M1jM;0=LFY<_jMCM#J~4Da277>Sco+j4_Mrp<23Mi=S7gDM^Bpv$y-bgeM4K~pX1mc#S-r0J>i#jdfI?6SFum@f=hcMd6OO-
9m2H`75+f#1w=>v6KqmW`ntUMAnC4G&);<qwCDPI%R;;Rrx2QxK8)62<4tJlO%{v?e@W6-Go2%twu0O{m1;Gz`Gpf*)!;02-
92!KjJQ26)~+Vsc*Ql?Ky^|vET@v9#nBZz%GusUBy$ZGE9ZreB`MNuO=7UyfN$KaX>A{$+C0WB+KT==Xxi~%R>5gIU)~~W`SD*9{Tbd0!#J`zANd0Ge%C~
dEAj)dEj-
?6wFD(OaIYNmq`hqe)`Zcze1KEbwt+?MbMa2FT)V=#5AqxsCfaKka7cCU+0S^ARH9NAFs`s1R&b`mwm%xj#M@Wj!~nvXO_p98eRg2#8d^2H3I+RQNfJ+|7
3MFAXGN4MtolX@&(#qslkTH_n`17k4Z1Z^-pU}RQPeaMeh07unC~6kHK~DEc)+NmgXwa;*EP^7PWE>YXfj&rHmbRB2Cps*Bkirf+emR-
&|9^j(;Pl%6bE}nOXg{KO^?`TalO02pmt2e50cCHm{0uKoHtCE@Tpvp{%4EzzED^kZ>24yv|*}FtN~=G;*X391i#aPbU{~m!mqaJVdZV4yMDciw4$+9RmK
)8Pj(U#tzqt#(Y}URj>L)zTq?VpB&h4JhXk=+XC=|b+5(gC{CkymV~Zj36^;!?oxEw|>DVvG3DD&TX{$baR3NXz#3~UMyQ}MGy~e_H{GC1=kPO#h+U3Nmt
lHu2q#!8AEn1{X3Db&>fPDjAv$hcLFQHY<0ie0aQi$r-
S*23REs|1t%8Pb2SIN3H;Zm2FiHc0jZK>6t8h9|<==W*+Uve4X5`m+(w;7SM`y{2fbB1TA0TcIvs~gZiEX5_Ui}HJ8aKX_m|98|Gg%knIm<)3D3Ich-Dsh
Za3ILp}l#T3GE5nU1q+sJ#eMP@YEhTDYuFo=YEyzNU^j<(xh866`cUwjc;B<bMe^QoPaVE;|P6VG+;U<W$4U9Si`uMA8MNWRs>8u<v@TcP(i`cGjZtk;1+
V^8f49&JpH3O0FYZpM4q+)HqiM5NXqiw?_qhXZ(mf(}ThN(O=zS#(ulVqQZFBc&{JCiok+VB??dhi5>v|HU)vp<Chg|ao(loHqz<zIO;BuI~ATHQhKNPu{
*neiss4nU|}f4e`URX%r?h5|wZQ36+ZBMY~D00lpKEmBmN3Ch|?(qGPj#b5j`h&41NFwguOdcMGgt0UAZosRuXrOCU=Z`;Ljl^E8kj#jK^w(tLq#*<^d+O
LZv;!eoUwYr?vR9q`rCYjvFsiekD?>XOT8{y)z37E(Z)rERLK!|SKYfN++E1~~g49F}$PrLKEmkY9IASYpsd){?<cAf|od6mGBzyz$d1hfkQ*2cJ&H^k!X
ZsCj&e{4E$)np^A4We(f_N?|bJ){m{T=T97m*|EB)>VFKMQ%ucdMCZJJ;=TlaJI=p3Y^W#zU1D#J!ch(ubFdb`>W{~&&dA{lIU(+HE6Od0O#{8mrgctgG)
g}o>+d}Yy3h8kf6A=eF5JwZ$TRi1sXkuJvC96impK&1&Or8<gM#vJ1#5JTwk7uTz@oRy0Z8;bA2%QRF`0UgAs6;y_teNLnnpaZFr_I4L^j2<U`Tl5>u>&y
!u@VC&c?pjMBP~PFJu!ZQ~2@S>YDGOm!P!igM@@NHh)1gwOCUCu{W6m^5iqZsNm$d3TlvPQnsRGw|XQ!kxEGBrm7)A9XG&u=S&w*Zl<=m8E7WxLOBD?nnA
=_h#oQp46DTrTAjd+yv5RF*?=b@*<Vs0{_Q^7T)(y^gQSOI$v_+Q^8LnuJ?Yzy`thJ)k*Mq&wU}&#iKxkx`UuJ5gdIfchx`x6b@mOM}?Eba+tDzl2eucCC
T9Z_82E#zN?%5Of*5{sDYTMbrVhn-#FWPG8){VB|>a8RdaZtiaWaF!h?j8ub&Dm>sfLBLBa&Mu@abfa!&VDu#ui&6iSiz81gYcPqp(zc{+zbq`)1l-
w{D(-
|xDq_Cy;PMvvgPDhRQ{B`E6z(eTYJ^oXlt9hZvweA$z|;s4R7QnY#Jv_jMVyH&tgl{KH<o$y4D+m7h^7E^xj+yep3>PJ97ae`~WpvlGS{aP>akBi7c)4~q
{gnw9Y{Q6l}yn9fE91-e{`W(-(s!4=MT5>#)4S>|ei$HjBNID}__@_UZaY;nv)!rs+0i(FDlk}oeXOC+<Rzu5}0<m@MFVFEu2Ipq9)-
6xr!NuA!la|U|TkW37&?R}FM2f++=$srdXM&Mk=AR~eVB6ms5kUHAXWTSd@b$hT#p!DK&TqTo55>=0>(xEh!kjC9Xb6=o98KKKdohyOHjZNwI#1BpE8*M=
xV{F0j5RlHgk0s(_o3BobiY6QeO=q|R+Q~d>DJzB7@PvJNExfYXrq&3Dv_AS(<XmlIGAIvpK^1tAEti5j^FU|bw^|ARCerIccnvii`KZKS@u^I-
WWT~dNIM@oxq(S^rqEh*VY827%gNQ8&!{;#p={Ggw|qAXr#~Ve<a7{87>YRbid`_f$Uzw^JPgI3oX00q)hA`ItP1eQ&T+ka1f**y*Zy#czUh%X>nrZ>A=J
5Gfz@?WZr*$q1_x;Q(nNa18mN}?}59rS^nOw@ri13H5Y~=o~zd2RfkCCCoGc#aVv~MANenwh2RLO4!5qhV5~-tnQ&4l`pPgcvf12yMXL{;;lXKJpwk>r*-
c`*Co^*;micPuaZ~68hTU`1v}Lc2HkCM`bAz3f?8E?UIV_b6i0gVEO@E7cCrZ5ms2rB2a-
ym<AblO)D5_xyk}RJVE#=W6Rf)TZQ)yF5S8vEnxes&=irY+<5?V>Lo8ZOY;{_!lOj5}E$m}O;TKb2J5{)~{(v5}tj+kc0mXFU##J~bloqN3l@N0%bvt>HC
7*^A&fvG@7;>X0hvn>QMP(#jFCE<iS?gnqU|6erI@iDR4r)r1bJ+^JyzBf88(qoeKOv2kL9Da*;JzKG41;IJ|U_DO}{Lz@*@&c6CO42V4T$Su)KD{ko-y-
fITDd!lypx&=0^iZ{B&t85%%@B;8XI$IZ|Z3w3O0&99oAG<0}SeWQnc|J-
H+Cb#RKY7K_FIV^42jcU{Y@`9F^MHo1{9aIN>GJCR^pS{}FYcvVb$iM73_gDC%1xj{UT%p$Aup7m+RZ`K1Xp;!lmN6`g(@QbZL$%l$%7<>{WN^p666qhyL
5@&@M-?^9wJ$4(PcPG>q#ox(B!2H8m%TDtLZem}x%5?1n<6cjIKO=R*f6a%3#yu6rr-Le1*Th@@G@y5^Vo8biF&))ko3z>9ftcSetQ9Tn}TQeVb@Oaohu)
46z3JHP$rykpfJmd^eL_*P0(;9xU!C=`oxi`#W<R5{Dc^||fEA>ke0a7UaCOp{1Q-GRgB~T0Wp7T_7P%^)yE#^diAL+*GcRhBJR-dN&+Ir0l&@KXx*0QKl
ymG26L<XGITsV<_K9m~iE`a$XE^uUrY{aYJEI4(j7eMv;&OPs(orF4yn+>K9#*rH=$GL!pQM?`kL$9}mV%x)eEG8`aOrOJ5^p7k-v!b^F9M{u_teF};f-
gRRXg?X$-4pZuF>L7)z_+wFB$WAWuF|DyVen^ml-
!rTnDx7UJbZ`h{hcl_R!Vq2%odf8pd<TN4DkKhe1Ao8+B8VflwB1LZ#U2uTGvBLQ5VtSTBJj_jGX|eI{Dy9dp2-??4eKzF`>|m6!k4Z1bh%hrNc_Gyr$M-
!#-V@RHwH<2iDA7g2bIj7n?9H^J960;HVC75C&mHga|l$8naLz;i38F#-RyjzE#JYH*OiyGK+5pHv`Wo;2V#C)-
ZmIFXy%t$F?vh<fr+B)+?%w8i$l;cMR5UT|8<#^7tYc@B>n?i*{NXLWuL4&D?WdGzjuT!gb@UoZ>iwOpS&B9@gTEC`JyTj1k<W&-
uc?8jJfj;3Iv*{Z>f~XxLr6Y$0ARZuwJk7?qit%Q=?@<FoG*nt}^Ynig3_k_ABucT|y|CB@YFcc=>G>9+wrw#!+lc$SdxB&P%aY3DphZmQ5xnnCSK)I$>T
^xQ&ioK|<^I?c1`1Z+T`mYf6LN$<@2un%jrIyKf>?QbyyQSZ{~e|S}~b|SyQvVBp1v8sCk`*|0Wy@AaWyP5jb;P6z6rbeXhTfv#sGA$dR3}#LfduTtp^4_
H$J%?28iuTVY@-
}@W94d<z_FkOZ+x_{TCnc@n4Dku9$B!jxJ^UhmqgZ`SRACKvc|A8G%l3$x9|th<i}@>?^uu}JW|DS?UpK{g9N63jCICF;#nYod&IN{1rPo&jVTTh%D0&iz
_Yq?pgXttU?#b&3GElo#AR1&2y%dNvq#nNEfb3O5NVR73quw*&)98{dxHeM$yWwTee>EiA6YO5uFi_g>8rUpB($XU%Gw;XGR&#}rS0G)7^9EK^wE#sM&a!
P@FdJ6qaPiH>;FxbM`7slASos^o)WKvTQdDO&^#VqOwPH_w;+es=`5C=iNv<i9`_NhpctoS5PTC|<MM_4D_ad9EKJtN7JU}9jd98*LD0eOPj*@o`7sDdRs
Q9bkroHb`$J>%a{3^)01oEv-
J$Ks0FVm{qU#y@I%anG;5b_2d+VRYd7&kk0O5K1{edF<%ierI|bPB4<gEA0HC1(5AOLJ(sGm@&~Ma9ptqisU_6NmT1Px~&eMHbKGqr$#1N;sBX@Yq_v-
*@WFt=!-v4cV)^`Xu?G17QLq!_Q#bDA8{{fuZ|1yorJIl0Q-
&QY;wS{3`V5V{Mi@H02xHUZ~k=N(o{4JX=+M<d_5yslDEkYbbu6F8Y!FOy6Tz4;Zbi81GKe9CHv2!zL3{v~@U8(P!F#eT@6VKj}7rseDdbnqK~Ky>wx&GH
8w|SVH5m7D*-qZH}YZUvOiT-J7+)&@TGR`^+JcO-w(+3T7`hmjrWJ)Je7+5fGwN=y$JBdqoPug4?V7Rb9-&gmcn=E|zs*u-
RDvzWID6u%=eh(>V9m_32mcqnBoZDcOvl0dO*$N^FSz2kU0SZY5~NO-!-
==krE=%xA}cm6E(7yPE9^?ybsIie2*TB+>G4XoN9JOuCbW<A>Gt$`W2z!6uy_R>^;vxw^dw=YJO!%gA7X0SD(LiTbcQh#FN}IqByP9@nXL(PaGw1S7X20r
?EUuoVVWKeU*k<**)Z9I$pSkT1{G^b2xCZLuK?Z<DhD!dKk-7-
`T>x<eGlFy;J_jDpM<U4ley>#*@GH!+(?^`T={xA3Qf%@J9x0N<Sr#st%rGkrIc3h#<lJyf=jEKVNwhbyrWeBo~nsaj(#gox`9Eu@#3(8AQ|Lv?9XKkd#}
GvFs6Tvr)?M4Q7A4en}WS`29^iT3jH@BU>z&Ai56&LZSqpxGt;VA{4AhR+{CBh7$(rmwU>RLuAAjt>S;&}yc3$qV#&Z*LY+^Y#^u%p1fxA89*(ADToLC%1
X7qlRJ`jQ}aACLcOJzv(gm2gH`0!<TO!o%;UAH7aot?%gWclV<KDQiI8$0ac?-
zQ}b)c4^p<@hmoGJ^Z!RBV|GnRK7&K+dj~>{~sp`6B0cAj@8AD&J}<~S~G`8yvQf_R%BcxL4)cpPlW&r-
kR2*G#dQg@Zu!IFt3E`29SqR#wW`tO>(VBDZUYF#9BZtnC#lQ5$d~EeM%xyvbtkvQ-
i;L*!(Y+TdPtiWJ{efAKNad80wnWkZLF=^<LLZNou&pe9j)>`m(2YDZC=$A1pn*S5$_|1^(e6TbXfmLQ~I~pEB0EvWj{s7R0u_*I>sTmnt#vIcPp6*ETlm
!-q;h*dYw8l(SDCyI^pTy09CNkrO~h8^`x-N#druLy=g%i`zB)hb=z(t&>dC=WSqMvmO{jB%PK4viT@#H<7nA-auOBw-a-H;7qXmS{O^)ss9T-
I@=cV%L5$w<Y@7_2?Eu5(sj`&=1=`^na=tt{ts(FhgIm?CN;$LeE3bod2{VRLmYyQwTj5b>wHWq2t|giJ}IHg7-IJ|z{0LeuU>=-
2iP6}lc^JFxGXxj+nPc-|8SoLy;!OP^N_NVUy!iFqHHoaz;?HS{9mLFP-iIX%|HHTr)&Qf>GkeMiS0)v3(g80$-0{9R5d2|QKogzYyA{h``5Dw6jt-LN4f
XqB6jA9<EP9I6}*_fTN+;DlqMe%(NWjTX<xrg$0Iy#HRqP#4oH#qrz(?x;`WV806spDw9?*Yg|VO28_G@Xr+sg(g)h=cfnv6_NZmjnhVO>R6C5;~GvazT8
)la9E)!l*D=!+WqkVR&M*n*NdnkDs>lOAEd&PXCk^EXp%KA8X)3d3#NZ@5DfO{|UbeBT>%6njkzC7C(Lql-!7Kyy{ag^;8KO=L+&Pygd{aG%2GUBbT-
{YE_VC&uHTXqfBX)z;3+g&weuEMJbRCu=uw?KjwGP@J>{4ity1mRw7P(!VDg^h0Y$Ppj4Zj!UmFeT=}Ijuldt{TdeS)LCUR=Z*O78&E?chg>#YW%^?8?4t
Y<+B+N`jnh;=Ypp#%!D>vrML3U4Q#6tR(x!5r$}oHo9}|Uhe_IOZk43lfp1Mox1azz?tQkaCtW=P0$CTNfUX@R`906{z5yn-QGbz9_5%FX^yvE5`daKdAW
N*T|I=0)HxOdFirgEt4ObZw#Gtjg5l4RoUS|d;*s)P}1AWW3KIa|9iGck$B#~;pM#GpiUWBt>r*zmD$@*na@+5YLP~T3ZWNc0xLGZPwWd?(D-
@;&iz`P0+FuldDgM^S780r$cDc<6FBR_3ys2x4%(V95`^e;*0U7SdbrDLh22a~4&eh4TTS50w5|E;F1x!`TtWF&o2I_RZHXgLfvS9VId99MsIqRe}f!ofE
CZP@Jq4A)>_gHEut7*+GWrk~86LXynIv@z=sLTo0}sbCgY&e)bd-x5YZ#sU~c*(*ivK`|Z<sa)=N%6r#t-
BgaDfG**+f$sT`7!*v^aj~*|Jw+gtFlE4#gKV(tJoIeXWl%f)zvDmZIe3fdFwu+1;V*Mz@;7frx=Q0n^G0_{)v?2J0eG4JCBJzNB~NSjM0dNlaKTT+o?w{
ESZ47_kD|V=gxKeCD5lf27f!l(cW_Qob#6QmS14V29sbZ=KuGx7q@S9{0KmM1tRQ9Qbp^jIlP%3o5%jqyv-
)*4@ZPuQpFaB@DQP$MyEwz`Wf4RXynT*BY52A89w1kwGVmv_krW*|!L!suf&LMc)>qmM$z4(fZ6T9yh1U?N6Z`WYoZ7kO9-
VIr0@?16fuw)YLlvXiV<LsIS)+h>Bd3UdJ~4tCnWO6bt2v68Kgdq{?V#97luyA_9kx;ldIoFs5}IBv<(F|T90w4fbLgg$v!gS2fA?%<eWcP8&#D7sjBso8
RD|g_G4>&sFH^&n!r}WGTY)@}d0{ghP)trk07I^JD8+F{T4dx_;5h#T$ZyuiI5QMaUq{7|hP(R~#SH|fQcB<!mR+LZ8CY`=-
BA~@IW^u)!5+e24oxE<XY868yJR{6s~82VG)ff*ucka=5wVMNmc^Dac#B9r8k_mzk}t0x#=k}l&iDPE6BQp*1*R#ASBSYLNYXK}QZ=Q2wdWQNBs1{8Lt)_
bJX>(A*Edmt;Gq2qq-=w*`5H=$T!n31!}>9D63c|Hdii}a4dkW}C$;r`Dn_de2fzcMSMYd1&H=*6>qX5=Q%T<R&%9^2GADo-
s9jx$SRQ~7+G%HLv7X~D#uT-RU=v^3fWPttwke#S=csQba_9S#LyUPWNZL;2D^z~kz)F9#JPq7+QO@E7bXv=Y({)`qns>)b3=NLUaTIR}pXGq;Ow`HJ;4}
o)HG>H(Qo0vo&j32S5{yKwHNIjnkTn|sAi5%c_BWdi2r_Z;(ZM_kKZ}43L_jhCPQ5Il48-
Ms$3~HsL_@n1#U*b%m7H|=!m5wGRfPpDBZ%q}u9q1C$yIe#%Cz^l&8Ob(iu$a;8!o7(g_B5-c*OSvGgC@-
(gqEK5;5@c(CX2D3jeOLpdanQh7zZ82gI;`%Y>9Fpm)0}ZT5|-
GoO>SPNr`O`i6iCFR@BvqUEI=DR67Y@S{%UzhuXlZbu?H4UNo_Um_|~9dx*Sa}2I8q%7!II+_}sgBdA$4*)F<GHjbAvN@E7Nb}&M7)e4gV)JD<xjq;C3DF
|2UVGc`(b>x83Z1T$Gmb<xynuOD1^7#D(wNw00hl$hK51_<{TIhNMV&@Vf>Pf@F|>-
cyV1BUPf+ew^ar6W2{WBk1}W_)Q0+;|hB?Ny1yW`;VXx}GYZR`j1)!2p6UY>_Cqsgf4QmK(nD*s0m)MOBDZAH15eQG-
7dVEBR@T7v=r_(cZ&Y!iBgdksnUCW!a*Ffj=SQ*I`d;gribW5a{Mt_sp<0TjGQO<bw82IZjg!xm=_Xk4GBS%<rEy9-)Z%h}enQ0Pd9Ho2tUFxa?{`^f4d-
;XxSjkXU_&PKKMDb(NrfoZnT(2@5LoIfcFXzy1>N?gKqY}!Y@s(Ck%zf=<!WUriFO0TA>10IBKC%i9Q^zPEq&Q|*;Qc~TQx8F=7cLN93s)L^R5Xe4R!{Tu
u$j?Oh$Szh_#uq%?9r-khqq{&?lN!l(@FA3~H&tqhCsjJQA{V!(McA;@g{=s<6d4ff!l=wDa-
|`3GnC4|1NRKT|h8Fetfo1SloVQh_T=M`j{zIpRQkbBXjv&1zzGwgt4c<MOi))*P5h61Dr~1s&y9W)3!tfoF~wj*e~B6@)&#XBoVSmxqMdTMO9*0JmUX{#
R;zTu=vz401hYc7+(mTQWcbKo=lByuI|rg=4w6RC2x+0c9b|P#1FBKGDIXS%xs`DGXD%szIp;Gz!bT91<neP9J~$S*uhmi5m8V*hnYakS0O5cKXb&c^}uk
3b%_X_~ejeo*PAxnw&Mb{ItLh;3+<-Pq+?X<+>Q(YjtwlaqfwPzE5Hdn?d=VH*;{x-
HSoaJCwCBr(Rf`_$%g23S?dApuN~O!7+qNcjLQo3@9aYCtCYuG+%sUZq*omj+|3m>v2vPIphdtzJ+eM=;MWKk!eQnS@+;@M(SU%n|_rQah;R-
G~@_;F<A375Ck%rSvixc`!pp1S@zwvyN<#9Ug&1Afs8L|9hT6Swvumv7;<c4){|5HMDT5;0$MQO;ZETB4zUKYh8PWjZ*>Tcpz0CgH)Nb=U;6&Mr%@&bJ)+
P>zro&2zy9txH)>*dd9ibZxtPKIQeP!nF(^@<Q$W+Lyxo<gd6njT=Di#K`Q!3&4(ojAjq6!{#wArC^eYo502nkJ$FA$Ze~pGlA7ZRydq|L(aRBY)W7*uqa
OG+=OLZ%C!z9D-J?lqGLHipDOhP0R<{kN?KKL4s=JbMdd`tGcNXN9+vC#Dv{33?XO$r-
zBNRGG@}MQ~gzxYsYFUkM;HGYn${s04`jG$=0)v=EE)LbG;DQC^(M1@_EjNJw?8K;C`8`POj33kyKOt4)-
(^EOd#4mcforFnei3hl)kV*QEL2Yy7M(LwXDv3*hzDRs<mU+>_EuHOoltVjMc#aTM~qsvu{8I?GDuGM=hL{eR#;3G$MbRWKR5LSZ|?@~NHBNruki~Nz|>=
5Lb}Qi<tGR0a{`_gVMx6eILYG_gjfD%kc2v}%@id}clkB>*sSe~PX#u~`T_NiZj0DI6oif4I@{_KW%vm@=gL}X!^h9;c|ToWO{I()HAS3_!BuokeF#0jxD
3+P0p_vTI#z>e7n03Cx%!k~!wbfh+cnWS7u_x9MHZ4WBm$IjVTgdF)WAW=PK~fNv1>tg!Cm}IMr`>Fnvrn?kj7y3XLSL>$|n*4+R9!M>=W4=%`MS`v}v4*
GE`p)qk6Q|jpb9{*>KN>;9ruYgEE7nLI1Xn6kqLHZd1FEw7Kg}3F(*IXk5f<bzj9Xi34s9*e<-%03K6)vy|wukLp^ua`Yt1Q#)O59n<mc#^^kU+rR0-j-
ny#dfz#qLQs8_(%>(LhPih5+uLRx45>4ar~6ZV!+d@2iO@3;Uhm@xxPy}w!%U7bXuC8VUzqI&nZ}#Ujh8|?ijP|6=GccIeaB@7@l(ZtsI;1?z}R3-
BDtd78*Q?uQkle{9ZIy*7?F_X8z6~qXgZV9&ZCh5FtaJIfRb4p;3-OKZ_-cX{LvXRllj+FqYUQnE%53GH?y;QxZmg><P{^|<35k}+VG*i_8ywqJs@>*wUg
(G)nF$^kj?ZCuqxdt<u-o@tXp7@l<7=Iy=-
yA*55l1FmA7~HE<~(ckp<1r`)LJ!aXPwlZZZY6aC6A$moVV5}&Wnff&0NTaeAP%I5F;u<gLrc8}!(E9D(AQS7*<5V$r)DVF<LB(XTlUa*nBOPCnNW;Lw4U
+A|RCv~do<CEQ;MMNoilx&tdqumbLrY>WX;_SlT^1${b_|S_6ZGS$7tRAu`QW`!`IWI2fN0m=>$X6QlDlhe=zZNQ{6?EOzv-
{LWaVTN&d<a4&8GVO?nk`HerS7AwKFBa!bi-lCojtTKQe#kzN+1UsS+PvZD7a-xtLqml$qy%Kp*E&>?+6Pp1<INT&PqC`vr>_9O~~&_4c>h)D_XV-
N;`S$9%H=}M!hLbuBY@=C$-
THFO*vpOk~~sbHM#*jHz{V3|z+3@*3JFTc1280W~M#s$k))9Hk!oID9!x6b+}Fo{RebL9YGsO<VWIw>N&7^Cd&6|Hv#^>@dxoN=>LOSSURLyTj#7gCmtDm
7rs}pKms$$FDqY5kln7l8GH=R#qSMlB>=h3EY9=4arOn(cCl*TSbdqnD6$VoSACc^Szj}4iiOU=Cc;=xIvK%y1EGMHtl-
nDD1j0Xe3!>4Nnzy#cys#H~O-SiqQT(%n|l`ZtLc@j4qjM2>S{$AkE-
xCJ2JqFbM*|QJ`CzRDnywvQ)^KaU5X3HG9vxVnC~3=Kd39xFNEDG=&nz?u#PTJ=WKh5mN=?R0VvIPs`d$EWt-ZSKXpx_x91AzJ7U;Y!CL??s{`!>op@vqI
}nfPl*gfVi>x1qqys?h%^P>as=wINB~X?>MMM8uxK^K*lXt^A;xwmr9?wsYrV;w^pczw4$8i%xl4*u(^6J6@XN$H@mnRyW$U-
}Z!oQ$zdbv0xad!)O+I16r<^$!WLNEOI*<YOR+YTX+4f8r)$BtGN*7L;!jZ{BN^2gB+c}YRV{m{DYjY6st_lT?3G2c)&N6gvfca%)av+Bo0({zh=xN8I3r
kn`m`Ky_<Jz}NkBnUVwc=$o)>AOY&&NUlTmw};96nZ~1iEuM>BN{^YoM`5FfI6uGj1YfuQ~8GvX$GKU-
(7AzFWyX^P_NJc9iUn4oxic@4zq<uQG0733t^<wH5$M8%)Pf7|;@`OhB~X;l=je&+eFPX5N95idQrSTL*i#a5k!D1QU`Xr~8^7u89rFpOeIvt#=z^iQiIN
;@$T`LPz%HYU5_!r_>DK23VB3MMATwIu|x%-zd`tb<HLrn&~huLnCD|Y%8@&0swyky+;{-
kDgI|6G=hyx>8Y7m*iS<1x69%UiPXxt!>W?kH=7=Sh+l;&Kh$+Al%RVVL#~rNK?AkbH6`}qFVeq)y%x90$2kLc_MAy^tg5i#YBe=9rrFxCx*t{fgR<pY&m
V%7`g;Puc~;g+{(cB%?!C_hK{LqCk=k0lBus*H{}p|R$m`0GA0<*unOGO-fn=9QG4DNOV=8%gjLRgI<f%)3Jsl%k-
?1tYF#C+@t_W&=7j#;X7?%Ni43*Nz8p>c33{~)g?yJo8><b2=%8uLXOI8DNQwCYIRR8<+WrppqAxc>TkOmU)jXg=4#a%gf1xDhzk)90!-
(cLy{%^^FI)|xYJR>&-
Hg5TP+M*ZqnY>LDr!QHgfAW;sYdorH#&U0lla#ijdsrycA%vv*)a8Dp;H3zDw{=mswU!BlX@{5wDU}qokzWMFWnGu2Ra9JzzmlrF=Z84-
y6v<dJ3iM?Rypu77(}~*M`&Q$C~{qh)=hVxiucEh-M$Ze_C8LCYs$39yQgMTz>-
UXyx#L^doRHS8i+hso5;j=|MY?KH@vN+jf$JH)KVUq5rsdhb9184)y+ZV?fp3QcJN9S?!4Dnx2G)j@(!&xd=b#;dZD33e~FbU{QVt2SU<WRyK;{?b6HJkO
c8n<lKPqxR+8onb;qDtl1SDacX%ym=Zp%U<Tf{zm1ur31lyx*&UWkaA8>QKiWe$DFRX>$U7M*9)>t2@kw)!D~1pfj!;A(t_GQhEEhTrAl})|Qk_6+VH>1v
U$Bfzk{;u!Mn&_2Oc2}eY`j*0y1sXuToc#>H;rb6kP@Tc6TtS=>19O*=_zY2eIYC{bF)zNhYZB$Zly`dVJ+n8{HD9PDEH1>Kj>goAs=$<w}030!B*@;@8W
&F?y9IL!ME{t(?{~KI;(~OeR@0=FW`1?V4yUXT?9z><#fI(g_-
o6&X?wZq4Ma8fi7mdz1;dz<Fj}UY#n5QbllHqXB?APCTDuC0(^ho8|!N?J=HwC>)SYeZ=QeoiyDX~HH-T_zY#QU{sI+hqXM+0Qr}0JhTLfKQ|g)}uS2olN
t}dNWSt(wY=6yDQ~-)pNHrhS+wV7|O^jH`Ws&>C`-
jihKiH4OacNnjbz7Y@{6`~==<|Ep7t_DDu>2e?te6~fNZjpCvY#=^b@|FkSmYn~;X6(`9QekllW*OQiT^<1j#7T{Bjq7IM;tfr*S5r!o^X`I?Xwk))RqZ~
uO3wPQ<)@Lt~5h-(qu6c>#$+sbAQX9$-16ZW8mXVs0fps#HFsv-A=PXTzNe1(zbociN+2)EDhb{<^%KPB3paj#2-
x5v5ak^){;izm$+ns@xybhmJ<GyBM6f9c{XpSZ%~?E%bRq~7h2|&YOJ%AEvTsN#P#T#?Z3o4GDK{)FL0~RTVey1VAnlWeHVmZt&`m^qC7ghASZa2(aENGN
<$XsUt(2|+<M_-_{S~#*a$%I;9oc9VJIxqhL+Fv2-
e|Q$M)*jbURpoQvG1MS*}Sqy5k@&M;lJkInpH|$B!#<_&Fa!+xhlytt=RMjznj~tAFIed3x8wWde$HAFe!Oc~;aHmFP~OK%X?nN(V#A4-_I)pXYZsF?x-
iKV&wLJyH0uJ;x&J<k7N%U&DQV*>B*=A(*l|m;0w257T=3a4Wu5MZN_C9+yhc#A7V#FNP@Ey`1wqAz&aIc#7wTz-ZgCb48wAoZU6<{d-
|stnl4np!3C`NrE{s9g_C7_4IME-|4W2I1}sRV$a^c!j88ShXx=3p0J4N;(9!cIyETrvGu#QJHW*7OB}xER+Qe$lwiyhPC-
g&1n$UIk`qBlwVs13;a)vA{t@$Q6TrYM7h*vZNUr4ri7$Pz+ULb?+X$P~VtJmqV40hTqu+ppuE&5fOkYk(7hWYC?bR<~*&qgP%U}s}6$`%V?rN<<Ti+KF6
#oCq8ET=4Dj(HzdYC3vv03YjA)IiCGTJ;8sN<bn>oNCaCuseyc)x<K>sCF2h9Z3GB<abcY{00>`wmOCqEItebMRlW2R6|)YU`;3f(PyTLc=LD^iwt40>Os
rf~c0%dK;v*xMyKyV<bWQ%~^2_vu2s!G=Ahzw+R7)hiOyfj%Y>S37+BB%O~17LS?d<&|qKJzBJHH79ANCKuvI|ir1wCmvrD*viPwnyx8q_vpph*9~T8+kE
j`?YaPR0Zc6#yz-f!sWqLUUa7OKz_N$%k4Si<$zjl+sbUg;mf<4n4I~l4LE@-%>QK(pW_2-yup=s?7DF!wEO9$-
D`v=oxSl&Ytr;fs`S3PsWsWB?)=k<xisPEtGbjy%3G8g)9_Zgb&jdVv}{9s3aNVa09_Yj{C=Mx9k%WBn-!$H0)cChB@vCK<SHRmrlwde3e7-
xcAQix1C4TQJ9xD0YIn%n?r;mFP<vpUMt+-O|(Wq@`2-EHL3rH7TjFCngMiXUiu^Mj-DZGYNVN{CmoVM2tzViiLHLlwXn@x6jsycE4{CQ#hzjeJ$>zXRLV
Q|3V}q`ZN+G0@o8rz<9ySG#Hz(BX;K)>bej2nX3^Q|_4xgWGqY2r0{m5RHPr?<)N(a!H>pTmJaV9SIDQh4YL;Q-
VJ1HRK=2u@n+)sVZ)YiIrIHmskh#smh3&e~FqR;e@M*#D{6;|Ea1zb<{)-wfC62wBfE(#14avqcg}W;X{kJeKPhkrCS7>-
xhHpzfrI(?$o;)xS}IAEn)CNWf!~;b7-iWWQ+LUFyg;-
#M3l?z*QJ6*?lgKRga8m_EZ+6>=!)yiIaU(xm|VIHAP&!gBHn6#hawGH0X{@9>VT;Ck}}>j$mHBPjv8LLx*ry<(SR0EU&SAPzJw(YsT^!boNA>s0|$XfU(
Z$<oVgXt;MCloxbk3$6^3sKzVXzKBjN<N*Mo*`JWJ&Ng%81KneM!1B1AQ7KjXd!J7&d+~4wkwU=G&bHe_JjGXGNFtCOyCc-
vlRF$$I6ku`&G>H?KB=_9JN%H#WkPjNqW7st2z4Mm5^2=k1vz5@|VjX{_9%Ai(%hfb$R5V$KZxoU-vqc+WA6yPMB+S%4I<@Spf1>yqYLtLgR@rTp%_FJOq
p0Z$?8=r<uXaw%W#2u1!bqZe#94)RMIbQs9NZn#qCdqrcX9a;Dy30KGrB5`mPs+fs3xtrWm$HqATe=u?rO+_AS21f(VvW^ajSu{KU_S}wYe}~bP+XVlTMY
+z^!}k<_okYDR*YxY7_rZQ0gTdk~HBpYm9-
zXc$)}ig`ipTA)+OqX@`y6+TC^59&(I8;o{ir2*q6skV_z!b$ml5O;4zj86n1W?RWSxbP!`D3zz!E~NxsYXd7X_1C`Y>_PYP9&<%D3`IAM`h~dR6^dBeEg
tk^Rz;?=02hwr^b3CLS@{Yi?9@DV&RVX2Cm!uf;DRNr_uRS_ejvil%#XqV`kS<MD%{Uyy<4qy7#Wru=DJBCUJ~Ib<`mlt*)?_J)56)`DQ3-
3Ht(ud1uLMQFfC@yGUF)!OGo;W1L162KhEbSSHK!5%gYcoTDd7t;Z`>KyZV7DW8P^LT<mxq_<}Za7x;l()fkj^(fUT*oI5U1y!5PpKPEZjS!yUnRegg#{?
7U$+U@027g*H9<2FOczhs_V$cGw?3)pJSjQJeO&*H$E{>~}+)l2ghCuRR>!H3j#m{9=ENG{k(1;7gzcztDGB{*B0kkQtLSAE^b6g#0<$-
%?a&aCOv5#IU&SF6wn?+&a9UV;skPREwt$_0o>|NN{DgIVOh5)3g~)4D^SJ)A>pYjapunYIiO$Y5i4STp5b1ba{jR^6gcK$1OeReZY<DDxa1MTv-Qs+vuE
5S$L}Y-
Rm*{`aUhKaj&g%DSoL&ar8GxT9wQrnbmrT7gknu|o^T_n}=+9#x=aYY6OF8!1s4yaEs2B=+#dAf}9<ia+<Y!hy%G0UJ(cM~BU@!gGTjW01+3M|aC6o(WFG
?HIGTE3+wbR*S-
`8X~PCPG_WtJ}8g>K}`>G<nypDzVj&=uev%UX;J%#EVAV7l1&9fLB{AV7r&R<#IA=Fc2FFBCf)ah%IdezK?W#`CFxa1zFyi~I9NT<dMQ?WQZo`L|GjmS1~
nSO_z-fAI6Te*y^o{6sIIwVh4}+ipXIZb&XcjAkE;@WKx$3^M2Zt<rQBb|L64nxu5=<OXz(NsYb17Fu?83u!tOf}lpUrOygrfL3`-
+zcrbukd<w3;<Q`P?Q5hV8OwU|b@e*4!P_{~buv3_9F?B&%NC$(O>R3d<tl$2q@toIgLQSw^)Io=5AyBH!)$;=&Y|C|+#%0C*cLkxW*8_@;-Y2-
>J`J*3n#6lN@eu(0yIo&>`L0}_@01qV90FiZV{sVQ<SVi*!jt|IhV}k>l4B{s;>Dj&gmPDCx541u`(Z!>3ncTIHY(6BIlb4RKJ>L@T0*d`l`70zJO*BjNY
&@_E<-
JPS7OjHdkPdS&b#EOD23%KlAXI1ss16B@Y7>QDLA^Od_BiA0Qq&dk&+0p(%;1=yjSo!i{%zgKAB2<qWo3oa7_Rk9J!>`b$p`2qL9hrYmci>D@_S=>m2Y(t
LiEZ$YgNCPr=9_nq!MDZj>!fF||Tb82Ku@7mAw=Y~E2B0QM(uhB{>>G{_BKCcD_%U^+A!!HbwPKewBa$w763C0u8T3Po|VnHtQI1>u|bq-
@jx4+VftxpMXxnaT87F6dfg{C-MzSY=v!vTw~7o0dQ^@?>L80>J&1#?UZp?zpCBL!Q3KPuA9_4ScTbs($Ylt{1-9a}%Q%#3r{c$erv{V3-
i;0a;FF!ssTs(*Q<I6Vd%7T+iy##U(SBpr}D2l}hMat8KjpS2t`%wjfdvYVkFhw0^>!jROBkmQP=K=BH3=f34gnT5LcPB5jLHXRt-
1piqaZ1PuireqHxCSCjNbE+F&ris6eUdM2sHsI_%~8&-5U>(X3l!Z3GdI%U>-MmB3U*?}w77i9d-
ZFw5c6*jf4sw=xnuVT3TX(I3VynElVEQm}z6tnxWX(*mNv%DV()NN7v_|oo(JliPM6Ts}oQbtLXHALGC`D=sMfH?wk53E6oqto8$9L|O<NmXhq*Z*SZiAj
~K80i7J$M^~DvQG-hz=DVJCQNKfBcX{EUd@<};4YHnX<JW&YK}A{JFqVCzQ4qMR|l*~YiSlI?~@?;N+Ul6sTjQB13k~vZq(PIHNKu+iT0f*6gPTTAjpWHb
$CW6$BDZ>1W#puX3;0}){`fOC5s^Q-mdl5X}6r%DQCzZJ+t8=fF|eB<Eh3yD1@6b!peqmveoy-
Q|9_ByjUonC+EMvfU{C{ItL}VU$&)?<lMT3`RP+#Ev&jc-+^J{xN1g_Qzy}7e90@h>K7B?S-
<cHvz5d>=+;)@aBH~|`Z^JkcV*)KV!5o03Y)R$JLMbX;<_pYFJ567xvwaTz4&!Xu^&e%%dUwbkXv3F(Po57Jo8Kb$M6{BIBLGigpISlK7V~)RHi@}W(65b
$%Qi{9S!eL3CHMJ`ZvZL$&ZHop8-P|eFKDPk!$ZMoN{IS<r$MK{ma^x2BN;3JvW|Bq$3g3jt9Q){BVicSj^#L+@bEe^r1$=(IfYm{9i-
Sk|RuuMcRf3d5v1Mz?w7*mqLPX9G|Pfw$o)X#3=rcAa2rJCaqBW4!Bl<(J5O{XmUD2=~OrvGJ8K{b2niLLDh28Ie(dZz}T%h+>~h@BS$gV_`*)-
P%OlSE?NxyZ{zz)SyR{gw!>tIu*936k3VtPv<Z^~KWTs*&V5J(1sH`O2etk-TYM#*0Ix5vZz!wm=U#iljhbN9?c3biH>Nd_2f|m)e}cw7j}W){kCQg}Eg^
Mf1jx$4egR$24(c$ED~Ii1UDbmKeZgX!rj82?;Y)BzXc{(fy>>a}A#=ISDOKRxeTZV_yzM}`i-
|K(Xo3U)hdXO#%VDfwGtuZZ^Ox5&#+jHEv(Y2Q#7a{s?h+o;QLLNaiLRfIaPHFCP0GGYT#-
7Aq0hD~nJ!P?<9Mw?$YjX+R=C6HP*S56#Jvy};=QLSo~CYE)K7X<eU(2c8=3=xmuc`h4_t2BKNpkc@KOsAUF9G<PT}1RlY2OAB^eHxAe(;T|8poMzn%aLk
_vCMjljay;0wlMku;D#vf82L>+&;HUpTM4ZZs1<h2GV|Isqi!EM4zl;r@&|Ht)ZVl{^{ZwtI*#D_@W@3!Ol78>sjOa~ubWGTM;9oedA{56Une5A?Hp#mxo
bge%Lk6Hq#T@(c&=dqiXLQsG?j6*6rx^0QeF_@^m!=<!^xMl3Mu0DfL*s5y-UCIZmvhpPUB?+9e-p>Y)}kgChX|G~j~8>@f(++Q^OTU}-uVuOh-hOa7iSr
!?IGv~w%`akzp3ND6O(v~0xjck~|V~X1o=5+0uk-`zcpo%csr%fSBQTs)lOo2W#Kj6mS0XOiBfu@+y*%xl-
`Rc3W6ol$jU_BdrlRHDi6}u6c*6nmi#vOfPgAJAEdVgh+g`^Cr>{7V9=I}vt(5tG8)yb2K0;z7ZEY33s5XX9u{AAe%oS?L`i?PT5?1&-
j{Y6S?dO@UH2BE*tT;-Pdog<>tY%FyC4Xh?2?98s&L|M<$5AzYW<D#k<%L$Pc!00fW=CEkG!vC(MUm`}-
$my=i({Ioy!bE~J{bAq8Cl=_M+45~G?Hx0kQOyp7Vbv)2w&nxP*#)Udq%<YAop~<34SZKZ4Cw8V7q+e~(sLSjpZ+0S0F;dvq{&msAHv*@T6m$M-
+<=NEy@A$jXMeHKgg{rhW9T5<dI#9;*5mi5EO20NqIWh%6;D?RWx418rx>#G!ct}xItSO(n5IAD{A8OUcBUgvx<?`Xq9LA?v`LgzdI|W(w6Tr9iFtY1Yo+
Qspl}K!Azr`dbP|;Zd&<pXqEUWNv~}UziPFslp=FVs_M3+hcy_;bH0SBQ28x+d;tg6z)lt|ZMghb7rv$oD_P~IRDxlkvj@w7YKg23m$0Yob+v_gDx-YH7g
hD=z?3#OW7Og2rCEzeWHNvmrsOYCF@(^6J~HkTYnu<x01uW{0*%=(`6-eSc&R}DJ=vCjqiZ!J`t%?qKAq@~r`z2urLYlJaXFld9Z|-
i!Kbs<xEe0&fLF_~U}?!0P<;#P%Aqz&G*pu&G;W8$d5+hDDI;eMfM&!&$g=7VNj()ryldR`tW0~-
Yij%zis{WTU_o(1)ET)NIAo5zHD+RI=&;DNhcEZ$0F#qy@l5xPbVaQM@Hn&SXA6!L{wM$_r8!B+Z)pkFG95|Q6GSQLCm)s|L6*xnbYT&&KTZsel@pzbVzm
6R|9a^q!K!?$P21c2d%c{a+Ft8)R6h`Bp60lPvJQ;jwZUl`I+G8z^-
iSsMeJ%rwfbOp?MXzE+1t{_kgmszr=%B=MKsZ&Dj(3*otxDAcE1dq(A&a7;`@QIj?ndJ>}xBO^#G!K%@MmOZ<r#tlp9-
1;Tz1H&1@M)@o~)b!RQusry7v2MNw~y+Df%c%}BjSLyiccAbh6Ex7cBOLj*aqBIJ{K@+><|v+OI<<6_C!uCI6?>tKvIf5U+Lgq)RojXc2`T#!E`tg6n(I+
^;ownZqgI_PQu>U^jZp{7{WpU{5{PHSGE?@q^uv*0hKcq`)>B@GvXiw--Mi_q7#Ns>J4q&4oER{`d-
HWgT^Uqt2iqaCf7gBq6SEt1^pE6?<RL`NZd&kGM(nR&R+E&HxHtj7)S#nG9LH#=-~{X;+-
VQ&rZX{S9^&K})mld7#5)kRXSOd`u*GOfR$e<U6ada`>Y9^D5-
t!p=!l5X~eO3M)XXL`<rNi>vAp%>a2Z38#O{yM>_LyUft>B7oA2;_r(nb7Q1(&bG%Q64CKfm_DKZ(NVMlYchljDBe=9w5LgR|8xCZf(r6l5F6gojT?|){4
CZ*-
BZu5Il)(ML$Ctht5`S><ldu;w#SQ?3Cs~cy!WjPp<bC)66%!^3G$nnE`RDhse1o;UPZ?!_F}czE(8b+|JH)wz3pZBAk1Jn#V%&P&hmjD}9A}0K>gzjhnrR
NJ9@UHZ!P>0UoHNWmcwgJ80+W8-w5?!hV-
RqxcOvA-L28CS@oHud7rdX20Pb@@@MLvf8AYIDso&zCE!?B|i_Ga6F?%zgI|$5UBxi4*AtzBPQf1O3U-_p~U<>fa(1q_cduEMLQos-
QE8Vu2U@muyWymfcYq=bG^}fY_Z+45|gU6{Q3^@*>*M!*&dF0P0~a88lX-Ul<r%~GI3%B?X#+RA|@O$=by?w-
$>(bSM$RJdIXh!*>XfQ9BXxc?Qe&TS@xA5GyXS=Bqdg@jck0Gw9qB+`-
Vsu9@V~?nJiY`Zv7V^KU!(5J&$|>32I7|*8|lj+KklI49hP`FM3?w!AyN6QRaMAYi~5`(g6}LJM0bvmLxAeXAq$d$PT5#=FMYGAXm+n@gcxRlmpWPm=m<n
V7TT5eXLXkb1%;XX8nX*?K051X@6l<MrO67<%KBJDH;L&e_C%DSa?ar*`wT)**`{U;~CutnLtjxJgQ7HQUc$J!*kWGs;K(^bD9W5I0UUar8>Xv?H-
2AL^9{)2KQ0Dzv{4}n15`{(NS&y^6s$8lIpXPd??q!m^`+E`h=8aDC`i<KWjE|mNGgj2I+;_67Gc))$E8|m4n~Gqu-
1}G0F+U?}$T?RsW95k{oov>BlDbcIV>->g6Nf)(J)|if!C8#r4;{+ibGWwK>#KzJzMXIt3$aONTIE-
7H~Qi*K`Y>Nj1%2?uf%ho2g>_1`xFdNMA~#GG|<LV#QDg}@kU1Ie|yYW-
{2PVYZib35h<$0rp4f25DfT+Rh`a%+~t;}j@HHQ4w98KWT!b9cVq<Iwx~IbKTRT}cAOeVSBsdoaigGB*Y`te?RNCR&(9pqqdDV9br#M+xSYBcTSo@vJ_@d
(ZE$RLSp!jp2N!7YQ*^Hv1m#89o*s-!ZxF2P{)!%HiUC)&t%_9T=)Hh>S8{T-?yAQ%?TlTX2)6hQ^0vpTK}^)M}r+L-
0}sDaX&`=r)Tik%BQXeY(#+y^t{=%o(lVdA3&MV{G#Tc_x;NVX!z+i^wOoTeuDXC84V15@nac@ps7;<K4kU4R$`aKjfFG7ej79B*>u6X66klt(DFXKL&XH
#ap(}BeZ6s-
+!qPRP9v{s1jD5_5l~(XRK{pKfMfnS~l1JqDo0u#~qT%1A<E*Z;fTjoM0pO*J{=6TNN<Z@eQ=j?5_1J0@fhEYhSFn56Av5_@263ECS)VC*_|2zUx8wvb*I
{6=cl^O=mJ#ZJSC28N9GbN&;WJO<vtKprx`G+ePiwtg^@$0}5bV4yVr^<1ru^tPBgd0pOf+{~bpr3B8S~WbkGZorE1A5pAcvnLR-
t&{b&L=`12*n;n*%k4y-;)XE1>E5`pJu85C2@E-
p~EoQ(hK9(Og+x_XBebEy_AROLUrxzvxnu3E53){PY4yp!aQ5>ynolyqP#uDEbw5hQ&USQPZ3B$QoEOfeXUGs@{#Z(h`T?~lMnU{6JowjBy4nzj6zA4v5m
ju1Tw)%Aen-~C$u8aR#wsQ%t#``Io0`ia`<oM24sSuo|Jw~#aH`Jlz<uKmNSVFz0M!*C;R%87RlEykw*30~&s5)3_7KFYApSj<}SP{D;m|{6%maD1@^-
(iuZ;CT;W@3=I>OHz#uOveja;bQXDc}Wi=>c7~uDk#FPT(Re6jVhe6Gg-ba?y>Aw8TicbPYHEebEU69$A;TD%*6)Dh2YzkoUgw3JM4j#^sD5HS!%T8PSQo
cc!?uv20%Bw9<!CWpIm`We_7LD?#9ilMHn}rkEDSrW*cO5htQAi}nt-
C5aL!j{A+Qg6Xp|J;jseNQ7cl!d7>@_UIU!xO_+!z*4#fZbsPD8XqNq2mib<@srdV_3!cL4=g7t^{YxKFPuE?ao3w64ff9(E%H-|ar}uI$*3`<-
DjS1GmD1M96>=$^4lBE#+w!yracyvt6o?}b>~T3o`e9q=gR_8kbf~-
jia}z?aB^68*~M0&*TBEHaE*w(aM&P;U`}$(;RY?LHlYU58@8vyqX}D(`|rv;iua8jw!Kz!bD0_v_icYrub2hj=6vhFyN%Im!D-
4%3msl$mWZ%TwSY2iVAKUpBM8IwHs*}TQO{uG|E}Q3X?&aYQc5MYPzUn#ZCX!rwST<=iPSsm%A>WUci?8>`cMIHCXdr(`zP?)dm5DFy(&K3M%3Y0#O6_&M
nJE7ppLfPD&H0SiNlT8W}+Oma<fK!cJ&Lg*U)eXlrfuGINoie?1>li=`m3o~0egyX|<uj48aL5fPR|M=ta*j1ZBwO^7QcyLC4wL5*i2!coxlfY{CSi4RU9
5{(GM@ojPXnB(lDzk{{2BOvzj??YR8c=It+Yi_pjk1iddhZhH9ZxxZfuM-e>B)(j*U(F5DGo3H;sySTsA8m2Bu-
9rTm>1nOAN5y~kVxqY;A<jiJ}5uxoa~awFsgV`n`F1p;4F~&+3*d3yH!5ix|r5~<V&*!)Y34NlAd|cvIT&(RqDi>5I<&y2EGyLFT)s#b$WQ#Uvf0KcWQPa
O=`%$2fY=ld6n+P9)`)g>b%vDkkVsm254_0PY)=f32bI}ZxoSO^BEFHOI|nZ3{YHP;D*tUqkHIsgu?6!%A=jN2?Rv-
(jb2>Z@Lzzg(nuNwTXsxvgWU5(VF3zoLw8tY$h`P4Bq?MhM^ObLY6%JYc(YhzY8BpBti%uzPcjG&*BFO#X({sdJ><Gl*OG|;3OO`75Ga<Kgel)HPpUwg|d
$mK`EP<r2TPuuowqilH8o4Qev|0v+?9-{^?Pf_I0ySGnRtJx7D~@%5U<7ES*=E{xA}WQo37KRw>qf1rSTRw0kSlq9Ge-
9B=+WvXyFm=};_t%~lrMI>=lvZ^VNP&1nXBV@ZU&G^{k%hir<uy;79Er(m^<q=DVo(-
ESc3HiUS3G?PB?G5Ni*9PmfSvHjDqsI?8hg$?YP_#*R?JxKrYlR2gViwKhw~Ku(yTj4FKn$ye-iO~^bR2)f+g&C3+%=iQ#DwQZsdx+Ah;-
{zdc4!Jk@O0<U8}jEal6i17N9p5FfY@vBLv}*2s4easL|OJqo$CMdv5-!?G-
GHsv`zW9~wE|UXGKu_yMdJ%SN>IJJ3{+>V+)hK1D!CV{z!O)dW;|OuKjNMJe9%<8FTpZ!jvrfG?H>C4kl>A9?JOVUtY(^+RWM?U<A76y!__@uyj4nGHmdi
eo*v?qgx{7GW$8mY1qC9(NLRD8-JX-
%7`0+8`al+hDfz!Qvbnfez`spCpKLyV^71*c8!3|9$gzp~?RD;C=qKX`>sqS;B^@s_@p~3Vx0I4~TI>ae@lsh5(H}N0$S!?h$qYt%{9o#`Kb1i1Yvje+=w
spfSTdh=+h%WcMb{@W4|z%CFgf!QBEJx(%C4v|U)43nSLm7B>$Xr1*_+8OSw&<D{6`q?-
esL3jy5;j<zo4qHGy?SwxZ_m%6Y({;Mdj=o$UJTM70u8w&P*JAg^7C+1gLXsp881|*5g7ZGeZ9uK>4umkeP8n|<ob5X}O4*T$Z}V7+JXaLFgQFWkq4XU~q
F_fB9wMNZrMHxVJk7qRl+Nn_MsEJXO1q4wSR=G&VFXLg1hR85k!f;p;X%ZUsBPMMS-x7PBgIr|&|lzqNUWk=YPcF=c-
1M76&uA@9Zk+sq#^hPCT7ARbN26N6)}a2?Mj>v$fvqGnsMp1L{!{;%`K)thHl%(@C)18lgEU-
E>EI2#EU{v8<`!Mbqz20NdZ46#ZI1%`yTuA41zdQswoDDk?g#VH`c}1;#I)nWRe^&YodTbw)$%r*j><rMd6twD1>?kBOC&E`B19%ir=0X0_wAG`DfR5Da@
nskU4^`Vv?|xcn{JLM?&9_^o%zyuBoywzI~xT`gZJZS=YZU;Z3OA;Bn66l?L*ENG)eATQ}W%8n>vFfm<^)7L&{{EawGf1N)Y`QF(ZfwmYs@C30MP(04~8N
>n)3;Uk6=TBDbt7S(Nrx+4u0N^~J=fbLam7?tW~4ysh%)p=`bwUrTxqF#I;r4<51y7~CDCmW1oh@0lE_0C0jkjk%tsNv(kST+R?)ehLNckdwt;Qh(IQ40{
=2(m3~Oku&iA#?(j86cf3NnCqrw$eQGN5h08#q7B!{q@J42CGdKef<W_|AHm`;s<_?V=WpW?UT&cp#IreU-
gWq`VvmElRI_OJo@WeL9Nk!GjewiZ%vC5OLQ!~wxGt-OY*^Ld%FVMAT5#a?&fkbSkdp@GC|l)^}FRrwyGC<3{j2NqpVuga&*mWgqlujL0qNmv)q&iK-
N1MR}Ab=$|6j9KaKs9fDNmSNP`RAST<M+#5$2U{c4*nv=6X%PjiSmq!*5T3h-
rfg&Bf0Usc%#1Fzp(%x0vhr$vcA#IC??pNjC`X$SGq;)XXH#LVTjt<hTEO7@cCd@CM6V?q7=Sw31*)QF9#jMNdzE$q<D<2`<`K4XXfjzJIkpg>41ZY1xnd
S(0B9a!81Npptqe24_XI+x<y7F8#qaS*qo*L@>yu~AyRB3GTUN*|`S=#+&(a@;G@^C}0f9}Bad;L+b-
eDF4dTbP{uwlQR7WfMrZm0O4qrJn<GM073hoP9H<;+bvFF6vW$0HTc`5q8-sol#MfIP)moU}hw|2q{X-Qv<dVom$mBO-
or}EVK@2=&R24R)3SvRGALVT%9AEE0$$aS(zClU4hlrwHor#F)_e_-xajcZYA~=Fa}SL0yab<-
YGaUj($hNw$?u^*^E7oi+BX&OK+EadhK6Dj7z^Wi*2994Z}EfN5G2-M@;xBLdR&&BNZz{e;-
UQ2*_3OO;i$PJjJRD1{5jWm1(mjV<Hkgm0!oc4SMOGNz+4@$7Ygvi0gpgubd0V3xW_9r;~Aquz{s6<^b>Q*qlLxR2ic>obz~(9KWY>xjFVaFVdoqj*a>rt
qG2hzFAy+$IczFIaIS*h9aT<XskT2$y2-|!vlbgCur;_3cCYR=?5tKJt3I&C0x^RR0dbIVdQ=@Du-+$Y7kT1pxh*Lk5&d{-
jmK(4BfhEpIic1$sr00`Z`J(RU^3c`5iEcT%kG#CFb#|MGi8VT1o@pMyd&k=5G+1Gf@-
vz86N)@Iz?uJg!2hn8~AD7vC`HJG7<3L>g{dyuSGRdJs;WCqTW)WaX|p0P8qtS-IheH447ZVz~no3H8n_3IyFxe|`w=kYLdcg8#MsLSw5$`rT>`1Gsn&@<
(4o4(%0vcg0<75bH?6>9Cq0HjFvf{&n0GXX0P?UP8&9<h=~EuN$KQ`W+d%1rAC|{O@tJu6Y^ln7`sM+Zne4T!a;3(R0?aq}mPF(cl>TJe<VTd#Phl>P2?z
X(~9O7iw&#7sIlQR5{M*DQxUA8}&nzGHeN4<4`bnley24Cy0KgS9k9@*$f`S1ysk+!tPrFydZA1`(TgUx{@V|?8bnp5K3rMo!JNF#-p#-
95YCG+6AiVdA!1C=Uip%gU~Djcwr11O{6)F?rF{!(UgzcmI>2AjUG!a1IbXJYnh!y9HH$rw2V8~L}XwXDYhkya0iu4N#+M@Zfh{3OY>%)H8|4jg%bAPYvY
?0oX$xmze-<Lb#KpYOzje-ZW8~Mfx^obN@*4`^n$7rLW$qB+E>QunkjFBsuE=*8CcnxZ034WWZ=7kFy6z3Y&PF{=m1>gG;Y<T3A>Gf8bDJ@t{LjAOMl66E
$+#qd>qUxdaF$YVn6O9LS+RWpgxl&q`3ihS~Wde*|3$xr5c;g<TM<>D$njA-
w7JjPyAa9$6<5p63MD%zO<&@GT{@EP92u(wH_(XIhB6bQu_3Ctq=5|+Wr}%A>XtpXX^-Q&RoNNv3Fi#0ll5?r*LIlgH?-
}C^+HM^oLqG<cWw+aOrEQWO?};hc>0(_%2gpwPMqoG#!Ag3Nye$Vke-oVJP-sm1h(2FpD2nW#Bju_(2T`?;1l{{#6<H6gZqvE*pg`?rdqR4EI+!Hz`dp2e
WL=vQvmnaGTFTU%$Y?-5(zxtM>_KdM59csg^|H{gXa$oB7~Ym4;YJVVq)JyO5Dq*Bkyh8kTVcd#V4ONO8t8)>zT(_o<sM(<7l!Y-
&<BWUoV#)FZ+WP^szy<YK6m^o6C*-2ncu0`8EG+1<)0am(QM7n_@lTHekM=!T_Ad3pg%JE*aNhjJ>9VUe4(*9kK@+lv3d?D13h5-w)GQ1nOH8%tX5a-
A3fC1rNuZ8*nvoCL#qCl3p7a1z-+Z*DO~;D`!tSsX*sPu<)KJ?#?|`}aoOOw_nljU4v9<-Es}WcZN|`6cle7N|xwjygU+1v-_QcC|-
NDzU&L_z_iR)s`nY4NC15SUWQd@aPVaZJ<7~g(O+X!E?)5vQ>MV3hZX^xvd8<RF01jq<?-
w9mqOL2#M(MCxbm8IXX$KXa$mbj=YNeM(CJ+K1P!GSj46MRk{)waW4>;Nq_|e5D@U=<>fH?@%l>jic`I5{1_t<v;ROU^(!v6O7`~EYSocrX!%)z3}E~P!A
mU>-
rNw&v0KH>;zGY_xQtJf2MX2=75hm%Nb#tfLEen9Wm^z#Rg{un5JBQ3NuwbCyHs*S{E<B^kj7;yvYCbLQtG7%pw>G))1Y}eoJfQDk02pwQ?4OM0I5rhCm)9
ym~}XoKqU~63fSD46yj#4MqtWdRjYO2zv-y-6~)=A->{T34KDy9&m7!QAl7@ijaJu-D<RzQX9Kl&-JzL!Cp#`W(4y-
<m;?QY9JQZmR%+hEtXWFSz%I_0u%=2+o9esG0+*nq$ancG$3cLVrzU8^Qfa#8`_1vCSKmj~y9FBAa-f_u^tdV4E6br7$;<o*hNO%VD)LzP?YyPZ=LL;NgE
Wq6=laTm&C$mA+7@9dgfL<F4AV$|Sz+Q+!zYhaGk60pe!|^cEWy5b1FUx8Uo46OBVdZSqs9>(+SA!()=m{I4H*ckM5)pMSb)Vo!8a6?3`R%}GsC5W3ADlt
o_m3f^At&uVy;FzF<N^0PTd0bwCL`h35nw8_E`8FWlG4uJjTmFICNZBLGfG0VYO__dVm^?mOg#gN&20~;vE8<9MRrC#}mGyQe==?N`st+ZEt?cU>X*mSR*
1i(CFv-LsGE_*Ew=!{q!Zrr{T}lFe3V};`AdSFz7c)vq%*mzq{vh>NQZhlRDuF;XP*R;bVww4)3)Ml8=!RRsiRMQ2D{+Hgf|N5rIH5sB6I{cQNbZENR_dS
*#V`iqJV_vf(sw{cUdVPe_iF-K=X3uIU^~<CsRZ=MA^7h9Q%abFIm)CVN3-
`|l%)Afb5ZO$h2{IJ+o_Yp9JEkYuekwL4+hIzVBY!h~7jur1e&@9%Hhx>FL4VeHwt_2~^a>H8Cj?#>z3H>!-
UeUwKYLxPVm>Byqh0gwq$qY0a3MZA$my=Ieh>gr2`TqwT@rTROHBC0VI8G|)1T2eP5c=#mLCH1)j?wwwFoJqUwBs-
EtBU$D>A2KW@Dt*dX3+jlRf3!8oeIr_cECN$SXPt{0$^|%g0T8V*LDtKk?T)9?_$DwL<P}Bm_z{ByYN&E#eZ1-Gs}4Pg!CRTZqHkd+Z&Ij^LwgeXkiuY-a
B8FFYBcyEMm~}?uiWUBJWt_B-085(n$@;%XtQ_7HT#WgOjs+p=-
!ON+_j3zj3!4yC7Y1w8;ylFysO_6!x<*1`Uk6^JwC>brjgXQMh87|9i5|bm?8$9LN8Q|PipL76G;QjB+a98z#H9A^~`1y@S9%4-
@Y_NQLvABmjI5ZPDfaWU=#_5mm_j9LJnWGAwX*lLxlazhiP5BnhvskmvokguIGb9IK0WHPV5UW!ehuIFym*q_ocUDhY{K)t0bg~p=OS1Q1*)(ej5)UP!qV
E+=Gs0GCL#k2GK)Nc$VWYGa-1hB#JC2DECuYn)g2)MXFaCWJjTP(o!y_);}wOo*Gp9ErmxK7$|6-
BMJsZ^e1Z?33&avS$FC;%r4a863ftk_eW@fBH;o>H5|fs3wZ}WQ5{FmVyjT+6A=_7n?3uM^8II4)S}T8UekC<W)52Xl*DW`M!XVw7^+|EyvU4b2Elys%-
aOArPsqM-gMj$8C=nH3Qkb!UYE;=FK-?|IbX1Z&4L4gbvpuHnHr=WghwYi4G$Do^j<DNr>JA$)I-
By{*>*$c{2Rqyj;zG9hZw0SIfZGm&LdhCCD>eHa5S}d6yPco(&55>rl58RTq|~#OMJv>DCX5OQ*McVhOZKcOPQq#*RB3Y0O|#dFM5<L(AZ+5cdYr0pcp>E
A4Y!f7+~gcRT%@ns=m^AZ`gTF9gh11nGX^-KIW9!QbKl>ABf^WRbWN@+3?GGmxCQPX7Us4uRcdOkJg7Y{9)X;2sYK^?AY>svx&);C4@EEy-
A}c;;0?4L=N@6|;nZPQ(*%cl`|8I}tE;Y*OYn$a8V(@@^sQS?I{`GL4why1U4!nYHfs%D<xcZ;%V28d=WmzjI_U1^!wXLfZ&FytI^}5Y-
lOL(45XgG12HM1cd^6}EXccj!l#Mogw43Nh-S#RI|t3F*Kwl1+PLsRDYFpG(sQx`DbrXtRjnxe3HISPQC)3!>2pO72=k^Ae+?yS&({Gt=*vxomPyZ~1-
>+Q_B}@Nur)m3i)FaR$QRMrh^7y9Hvrm|yHS`A~12h2*J$YV;&?mhsU$E$YLaX84uN7dQJ2whvDs>t5co%Xz6l43^yPM7a3Hx!rwgyJ{;C-
a%?iDIAr&qCU<n;%iEDVxP(}rk3lw>)`;hx)^gElnAcd$*<A!lRdXb=td^Y*yU|GB5Nu_ezk?njJ1txWUd2a)jaHE82qt?<w)~y=z!U}wbW19qT2Vt6wDw
Any8a|o2KY0m}npyoerVuEGLzjRZDNhxHmnVSUoJ_C06!Zd63Gm-
9p}^%y|CBhKja39Pm2J8a{<rJD|Mg8IAO8MW#TW%RUrJF?PXYiI#z6w^hs1XTe3+HtlFnJs{yT1u_mr>rKx@JA9T2U%6qB4zbiac@tJR_@OL}g;i}C2G9|
C)JH+gch_kZwVjW8-xMQJg114BCYXqcD0~-
fSf>BX(QLo7@t7;M#=EO;*~KAA!2<tdOtg;3ODRdLx|Y74#lcp@dSXdwZM+;$)#_9Z`Wec`iF@mE90bz9+eZV75j2XIfC!p_b%`cW9C)_2?+)qOWxbB<$P
HyttDnrZd@_ZhH%i#w=oR@XbQOSzqPsu^5+S796vT#rfW3OstN^rxoPrQ|11dQgjD1T>;3W^rAxV`Yn%KA^1)}B%e)K`$pUQ@%+vLAR0-
OjvEp0_d_m+NO^cs0XVgmTf^+H|VdfAqu>4ud@y|y+A7$?<q1Q;@e^}*OzGmgh=xTyck%x?KY-(Wbz2j8%-
nq++QoJ;;L@|;8@)GTOVus>?)IL?A+i%ehhHn3YREsPn2XqI5N++O*$2pgNMD=r_a%@F$6?fIAnF6Y*T=lr=WZx8f&QoW82H5WPD2&UHJ-
`n+KO5U!`ziog%&}^<4)g~4<!cZR0+4$$?bJpm?hUXse3jP2Qe<2_Ijs1cV{9?5)>pY|U$AE6DEHOkAYlRY}-
V?2*LmE4iu(J?HatfM8g+qD2BgS6o#@}u472iPR<*<l3M1xjtfUSO<<VIP;uWIG>ZR=rEq#Kgr4*y99Pw{!n&dwNVGmoEj435hC**VV!Xg=~pwVjO>#E&+
fUf~lVAr$NXpO`q7kr8JA-
{JbiDbic>k$kLfG(w){jRt0hfe%d_<D`)>vf8@HNNy$Yu&^*N@uFpUcphyjoa5{!C_@}z#sRXz+kBE5jf3${6=tKOI@K8*Mfe(SMiSBwor|YsU?h{K>K))
3x4}6bp&V1AjRFq5;r3V<=Dz_j)vCg_U1s4;(5N6*eb~t1K6I%2u#MT??O%jh)e{r1Ppj4X=pI6)EZsEle12S%pU7*Kt1}3xm7v$si+(e}lYk7nL)*?#6-
9t+R`&pV->8%+3Y2y}qe={8UT(2_6$(U}8}xA|kY~+;0|g)+54uW~)|SP#MLwM&@MYTrC%^Ti4G}NP%)?dn-
(D%3Maf(3P?_)pa(%^&K=~!pPT)FPSv```3@(AJh5K4RrHo@5B6PqK(%=!6J`KxKyTLzP8A2bOq1F&7#8<DWFZ~Vb*4x&2LxWiI`)|{|x;=&?wuY5GG+V5
2$c?~V?j@kg9QvJ2(uw1k5m^2@#n}vENBNFYx@8|Cca{ba#AE9sU}ZvtVF{(!&?e=Cypd|XD~%xJt9(*P-
m>a78vIKgR!);mjng<zeik7+?AUX#)DK3s8v*#V#rEzU)>^fX`j%-n8dX-
k`6WMZD%gTEzv<@WavsJhnvh^2(V03wY#5Y4D$`uTmPcdLT<Nr1Si*c>?k#mf3zkA#J#icB#bt{tED@;rDBBN37R)bmQ^I{gCF(4>h{vrpEmVHOt9ef2Dq
h#*r+rvem_(+mfXYK2-h)v3?JJ2&M<2OmE4b{@;-QDA@-
@k?Nkk}var#K*wC7<n!H($Hofvt{s@N)qv*_HsB|Px(?s(hM)vyT|up4H{JCpkpYQR{8{)z5}ixpdvlZ$q_zhcgH;ClZ?O10(=8CQw4meE4f&)LjZy@|{~
eOQFO${FEI=PyUcd1NzHe$$OOSHj3Dp^#Oaa=qAsUaZybJHp}07&$y`5Dxs4VHOqz5tb6v2ew*_e;|Txa2~O9ZE1%?b*n<Hk90dV6C5eJI#$J0>1jb%j(R
PfZ&;*x-
j<R_NlX9AoTT#j*V&%^1vNVVdR89b&dxGr8n^Whtm~Rj>B%+^kJxBARe@928CAeHbJvw|_gjm1W3*qvrP*qh)(%sgZ*t;3tm4$@U<A)=BV?A?2Fn>x1az>
QA{ssT#4^YIgfSPW$t+-rK`O9;yTc%{BtgsyVhxbb!9Bb*#3VaM@kR4DHXK>|?#D593%6dcO7X8BH9q`v7{_4q8M4&5;a9e%*cquAp&e^sE#-
2_!w>CKs;M^e?MW5p^bsi!g)Ok`UsX!R%UGBJ!T^+t)ImqL&Bx8(GQCS*tXhz{!<0r_l4GRs%fbqWd}nX_ulfkI*L#N+w+wt=ceRE$)~uhHR{>?3gMQL@$
}lEuJR5Q{JGEQF&tmTw!l%Z3O?+NW<?fm1M&sMZk#tyFa@2J)L_BQmF(q2$=pzJeoeau!Y+f@ms@6xIjVSHB?X)Vd1hN!7bTn>t-
I~87*Yk53@8~_&@<~@%-
Z#dxdJ+5)r20G?g{1SiPq*+unsML@bV~!Y>3Sz25qOK{*AGGb{YM99s{qWWM{S5}02U{)!Ps(Sl=}!EChAv;1>q(3a9#aA`A1%*S_r>w$ytxus_7<GEBXA
UaX1~lV1UBQvug9A!-t+XWT;&u{vQ^*_qE){nN=cVW_6?ZO~+$pxkVA+%lExx0;kz++Pn)f#WL^w)m}Ca;yF<DNAUK2k5fdPY%=Y3-
dZb(3ecqn`o@$zyl3l>Ik2R#3!le$ylzbk?z%K)hT51Ip}B_nWhA4B!myc^U4-
roi9=%_o#J+ad0GnCHM6`jT+#L2d|4Wb>=3oPt;y~KdC!u?W6oHWz;pkMX*kb3tOi3czPF7J)kaET&SCv3Sk5kIh*0oBPUQ49)>$k>!O)C<5hC-
M=Kja<mh%UUXu2haiqktBg&hSwVgyZ1pztGAY(hT!tTRFWMMPHyS8K966=_vpK#QgXUmTYD?7s2ws~aYR2fVe{CDn2UaoMZl+=4|gqBth_aF({VuhwM;4*
dHnMCz}SJkXzR$Gq=U_Go<{99Dq?5Ao(N;%H~;@$=th*&o|pYn~j)+v(y!q<&2nKk=vC@A(TT#*n-ZT%8S71KI5PQGr9u3Wp}rSlV5-
tSEupJ)zwcvr4OdXgH-4z@5+7n-
`0~L$w=#3vxXJd(`s%>z64|O8#BO6;K`^)D_ZELr(?NFE*hxWeWB!TXuMpG61v{Rjj&l+lbV+616V<&G%eKmwe=hx4@8jys|$>nobwGn2}5<Gy&mW7Dg%7
w6DZmtr+p@aS{NOa0jQ+<<-
H%`mB?mX$F$AQ&6^zGM&|68)Im+LMC1@if;mh+yYqAY;z@2f(cdr;&nwchm7B$aS`KZ)xTs`wy`wLJs@{a^vaHN_?zjv<k?w(OjQ9}6cot_H&;>J?n^uKR
OHv1m+~I(*~@v|{k__=vuOE&z4`!er%wLTlo)Lxx~zylDaRf`LT{}tXl=~hb)wG!ynnai2}8%v|K)slAG$nQyv3AODyOE-a<gB-QhEh1nmPb%u<T`SNu`u
a-
F@|<V7M~eKca+Xd$*wLi89rmBEX8t$kb|gqb4Nt@*6ZI9jmphYD;}7y#o^XR?&V?2#02Yt*U{b)Yp&zn*V5%3uCI?f_)l~M#9}GF@^UXL&*h3Ar_o4ye3*
yUc8l#ZwhikbSJ`{UW9^pA|nrLhceP^eg1u4#9@%)=h;-Ht_dP|AJg{lj);;UgUj%84-
l|d?da88^o1VX4{A`!9~N2QUV<a)%Eb|mAvx>$SjL_VsBrLpnqVxg?Yh90ZtN&#S8Q{QA&|IRuy>ucP|u&-
yYN4wISs801i5D0&|y6exzX>B5BBeDgudajYrFKdU%Yh0yUHAMQ)xzWd?thGkSk`@K?W<QeL$V}boHbWlVzZCs5Ef84?AvPwBT9(e9;TWZiYKTRqU7hFM3
YOM1NPe_kZ1bhSBD0Z67{@KPdO<TkIuVt4X%#nVphsjpHaD3KS#^6EBl3k~OXBx3QsIUln;@4Dh5Cf{<Xn&v>Z`{_773Aww&McruQ15?w|oT$n<0b<eK)I
-WpX4ZmsK%0;|-#~+rYfx%Mu@cJ7r00nJ*w#WyYiWt-
CduEQsOL+b`-zx%V0~Wnk0-k%2TPh%PiO%lSitJfqyhHAziF$Eglb4`|_D3!!K`z*BH6y7`seJ7b4)Xk-naxp?&-
N!4GS+{~zN2qs4z`w|kWp>~m;uu1^VPVjGq#r^bX&}**yi8#!@xi%zS+`_9O}v{GOZqbmkD*uu7o<>n8Ape9K$h{K(Y$uLi&fEyt0koLi!7XA4msbCh*#b
?=S-V7V9cB6x-`c<?RfX(m15r)8L<S8vh!Wnh`go9b&c~)*BTU${9RKaf6~s32}mQLdr?o#658<4*f923$($-2*?;{YZA)Z_~k-
k^by{(symNq3G5uTo;9y8JQj4ZM=1`yK`_*G;4Y<%8HMy0qVacT-3w(^m=~*w7wnwRwfz*$LmZxzjD6kq+1FiVyFXQa)1npM%Jt|boWSW6jV`|_{-
C}(UHeboUFz@jv~SDj^KF%flJ*kVGAk7H6LjbJE<zJ=rI8-A*6c@X`&-w?9iq5e(~n0S9J4nijZlG9gobzY6b!NJ(sSrhyz?Q$W2Wabv-wc3JK3B_bm7jB
v|$Svy<h_gC0(rMu`})f^>DsxK(a(1r88F2_A50a<|?1>b?UOC7~*|PmLpAfF{TrBUlOg}Z~`7tkoJ;^#qgWqQk-~Tt=sORYPrMO)-p4u0E7Pv-_K(?0?7
jmugK>DB;nVZe!H_R;6o$H++=8J8CwTn@Rf=d3%nW`*i!KTu8l53f^1od1d9|&{~G?Ro`!mWxg>zwl@apS8AtET!n5J=ZfbelG@qh@*AdGc=@RF`S!_CVO
6L)Q^B(<#w7p`JW*;*r)Z_5scNJ`lrsRp%;gf-2q&X`^{HTPf41onArvOyi-U70#DDiYnp2clrZ;Kiuxx(0?O0VXokP(aESsIl&T##wseEeGa-
o~=20zhekSH>@eKRsl`6)`C}8JY@m<%H5sq)uyHWI$ivdLGgQx0;bg4ChcvXnhR;BY|s<GK|{Np1d^u=Nx`mHb?^`i;Nt$X#^KS$=xsM0oef<=XqsSlLoD
6@EWiBlGJkr3y9J_)fGno18{*fIoACFGC{EUe=&}y7T2Y+<gXmrb9OjrMabtgEQ@i6@Anx1t*F8|u$O_>5;->H(yB92=S_(Hz&Bv8xRJJVOQ&9>M40>-
Cuo?-
Kyt>=zZSdZ)PzIMettZm4o5(&5@efNN*U6)u2sSKVLP6rF5gUVbm+{u9xIa7IY|^|AkqKoC*)8tw>iggRb8>7F?Ch~EuYoD`*2P)VJ|mnMJt=L%(_fU)AE
2XGZKGyCyaWFe$t`{urOT?j_2rcLb%x|zM-5CmstrZ3==!kGfJMOrO$G?XbbFBB61PZC#V9)Fr5oe<gy6?-TDmlg%9@u%>9;0^gS~Zb-
?M$%)^JZNSL<b`qUTJr4}@lD0}q6wl>8p&zoW3Fa~r!m=Pi{am-80CTl9+rb?71)<@x{Y1LmTplnK(WKm40m1b5eioTg;gz7-
4ukzi`(5FnwiK|&e3HeM?Dzh{$p{Da%k+*T%?&tSn_?p{<YE8x}Hy6(K&Zp`v{bh68&iK%<^q8x0q6-
u0qvpEZ0fy!Q@ZId=JjKrduXlF~lx%1~v}t>^`b+n-
m?NnYN`B;on>wQ(c@9{+tl{%K|7R>XrSR2)Wtr63L0<vpQzPQ&>GvT6(uIIf#z#C$vw}*|oB@2tsh$#vlQX?hN|`Y6QO}qVN6Ths^UKkryBKRO1|sQjnn6
=Y9W4fQrtSe`esf=o|9Zjxo4}Q-
&Tz15j?pYU5RpeE%&TY7T^gG8`G+f9;%%`ny!}e**MkUP{1%i*Lk2Bc%pJmB)mGccxdHtcl08KpKp)zIMPSgFw*z|mDPR^srwA@iVimPJPVTG-oTSp)E)*
zxSYss`BHpi6JU2=M&OiSzgsYr*U}qA`Ou)01PoaL`B8_YO7VjX;@w;YDhCa!k;Yhq>ZjtYNeTp{+%}QK37bpxfvkq1^O=<T7Iu`2qLvi(i;-
Ddt7X{ehg9Thb*m`lG<Iui!f{VYHTAppKBPz)B+yM=;SwkEd+xSe;Yphk}NpP?)gXsT&ibT^FnAU6oh#u0Dz^;|rL164pN$!NjzaXG4OO!dJ%MwcMK;Pk?
Xhg%xh(EOC2Z=y(K!6l8m;&cY%k`2KtNe$R>+qF52@%9q=m!=yz8EMdm>JpYx4n>!mPvD*9NVO^1*kNg3sV>+i)^@;NgyeOfWKQq97)^51BobG+ODnunk-
m7E6%Utv3Sh){x2MEvikLV24rF?XCkEZjk*aKx66wc%o!!z$xIJW_$xb&Yb4ly<s;9)=rLW7!Y^p768+*>A3+Yi@J{44L9M%inO8!*R~InnP)G3p*Gdo``
Bt)_6>v-9+e<(6*9~zyWME*fz9im<$9fAvS~`i;*6yjwpk4TglDnm=4cAAnIH$epPe1C{d)~r#x7M?M$OUO?P-=PAr2DJ{<WFlADk|$;CzS_-CTaCAeD46
h#p{#OxtDXNW6u5Y4}KG_PNrTTfyV1=YL^ip?7wytOwHa#R2jLITIAq+zkeEiAU?H~aaLk4z9Tor7y%)FN9l{s0mGy`hcQ_$gNdL1`nRmYS=I~(b+$dmbn
89pj-j!uDX9Is<nZ|Fm!T&jcLhhUOnmBYR-FqwHXm;&dC!I!Z%LwT>&wv!=JTy+=VV8kc**&DG?DzQzwDO))D1F!A+ofLD<<%4ZB*#=Ya(&30!NLv0FTnc
)Plh5%G9-
yGTHbf$j_AYX>{0!de=${_aqBV6$_8ngu2W7g3TmxSI58F>ie}`4=20qBj^jp?`WJu_+Ijh4)zy>;b?SIjWQ!e?uw6C^UBRD2q7a&1KPKCAW?N~qTWYyxK
iv;%tmBQWP9{)5(WD1(Y`U>=3Jn)FBfvl-N4?-tl=&%x{2O~JmfEzX_0(syguf#odw5+u@@hq1EAO=v3{mSm9qKn-?D!;!-
qUuh9>Zp%vnW6m94FV5R^FB|JyXQ5n)K46?uq4fGZjA#@0$eov{`K@=7p%X<-QmB^F@KUe5&mF71ocjIbMJUPwU-#ni3z7-
UEG`;XN_5vbxr#b8a@@ACYv8PQG+KUMnl)pb7hcVzq(UVN|OSbs?<8lh0c6uJSfy6sj)8%}Ns+b2&7PBA79w#G#7U$45rNxnKzw|8Pms4M7A)9fd35uq{e
=f6%N)Ax6(nKvsvL&?&0#-
J4qS*Py9ebX^mqC=7?uxlM;>UvD@3NjViXgdMNBp|!#mgIyS70^u7i9c#{zhgu>RB4JcswCv?<^UdhadZ)Qz~ub1cu(gR&m=;gBKTCLy=(<u00p7YQXJFb
Wj1l9il~J|^88IDoOujZCV6&pI1Z)#OFir>ZD{E$r&i-
7D>3O7o1v`(kBeXo8o<Zu#eIR#%TLA1Oq6>*XKeTJq~9bYF27Bgg2o5AD)z}(up~Ig#7&lj0<(Xj^`SO9HgUe61PCG^>8Di6G?Qt2jbG+wGzY$&ysikK6e
M^y`N%L*@GHTY&rkf<wL2M`%IZbfWvAaL5CEyF3KpEX#|ZYCb{2J}F0RDzpt*iE=@{y5{q*&RI3U5cpKpfZ?YU`XD-FYdiMCaUC;a*fQr}(B#(bgMFSpCQ
lu38p-;Gk6yH}G3-gnA}TA)ppL3K~}A)uqyts!p(k^|>(l3BZ;*Yp%&Y3=o`P26Iv1Tt<t-RNker+wlv6to=8KUD?I&od*HOds-
e*=U)$qn!%{t7L|x{ujH}5N<!*zN5^4OvGbcJJXkm1D?UA|4S>~hH4DZOwL-~#{!X6oa&<t|DKl(v!1Y^Jgy9Q0}j-
cx)pD3d%+S{^D2*CxydD(SV<IaI!C5>6-e)2K~GfL9|4pDPRJrY&N#<d7%o|22ma{*gc1IaYbN2K^jT}ly+6k=F4i@B&~<6J)Q+w%WuM8^-+y~F-
~0Xwm4X8n0rxn0zJdvAi!e(ZU*BfS-_gi413eoD(`I&m;6m3gBFc8F-
()c*?RSW182!9?bpK49cv(Pyz#FZGkXd+&25Rnn2~8GtBMfk9Wj&hKy|uev%p3Vmd>w~K--
|Y?$dG{Ts<dhIX+V8nBP(^tXZ~vXU*SoINlPSsiAn8D05Rp0(pKRUy*C{SGkc%l7*Q8j0g6xxR6`61SP>D#EnCRcgSNLiE;LpkEX{lweR!ZnMvTP)0BmgT
;xd2^UHqVe+IB92Q8#Gd#dz^xsP@m#c}Zf7j8#a)JJX}xralXC-
d?Ly0pRpsUFKF9yq7^Z#7AMxYc~GMM?}LF$@ZIm=Ki)#AK<jQHu9xayz<E{Z*UWH?t_aOAuaydqbmjkuwpeCys_xXH|mvug#4~16knzIrDyc=Y>h~Uq|35
*sLQ%vSy^^k*F@$?h37jzuJw7Mx0osiC>ETZR2}3c{IK$;x0E2=3?D5Dp8Qui7R;c?PF64Frb<6M3?VvU;%^38m}$=AfSDl&0}!WkA$&@RiX@jQd4V?4#j
;I<6c&3Ip}mK7D)~vtu?1!Y<k|ibufM$Vqicz7-uBm!wC-
i>zyPm9a}kxA<Oj5*?XlE<J#Xn6fbv=t<+A11($im#&f`P0K#=nY?v5eh6fKT5nw|T+X4%Gu*LziHk2-
1^w%TWQx&7JhJx|h`m_IBbl~617s5>B_l&(UR?=Fi!Yk4lSvb|Cv`H2&Wwn=k;0p*VRo&nR5e-(j{8Z@dai%uA>9vc9KonDICaAtFbh?i-
K?<z6^M8|!3{Wzo`$ou2(;|e#(GQz!jWbzd(v(_q`HjXG1B?BLm-T98nImOfGts5(N)!bu;^G(P{y-
CWlB@mm3_D;=kXCz?>S<;0KOSP#1DXI4PWd*1TExw|osr(wATtE*v0!BmS%pa3dm=}teA+v5}g;8ypBm(l#J2O5Sk?Nx5+%!Rpm^&V+xrmu|*e09I2J#=2
^4NY0^bf<4N~ufId48sO$>0zL2|(~m3VYTV<b>>DDK&-
AyMr%t@LT!o^srRb8f8{*57FdJi59JJunTC3IP4@Pyyg7BvJ?x~3C=T<bLH@Oll4fmJ_B;1mT8v-
@W?{)QOG=;rYVlKF+bL5?x(Mn&PH0*{M|t`mJHxeVlY|^VSbkdvO#aHtoW1?*5o9#qumWD=Lsb5CJu$G(e*elGq#+zy&~;L0MHsO0?2A2S&P(hf{~J(XGw
XSi;c!`q#Q?@Z5-x-<*v-
S1MS7Ga(bndgd6*LJkThJi8#xV<Gv9ETaysLLI2!XY#D%6qfDUNdMwdSrv2%MeW2&Lq#IdUe=}wB9B4rT15X{*7@pIl<nc)>Xq#lS0ZALFR}*jV;^+0sq3
3~_;?}fT#FAU<Dnqc?(^FInkmq94{i{e~2}MIw159>$#IPCdR^O;HbKO7|)au&VM<i9zQ^oebfBj0ld57rG43OzhqtbO{P<RJ}=$aOR{}pzWJT2_FdfkvV
c5TrPl{%3vz(_JLEmSbFWN&wAT(EM_{kf8aJ_lrw!Z4tLdi-UhD7M3>%>@r1`U-1ndL;bOq-
V0LN$&I~*I?4QGAZ+a)$M^Y2(|R=a=IM~D984=<=2c<14#=pU#ZmbfHYaI(HG_bAhjgO)ITb!%4b;~*~8NtFyB<I>h)cY8SZlbKJqfwntoc;dK@apG?qyi
UKLcdlpg@?*cf!vKxe^F&zo_8KQe0~A5@6oF~~I-
h`7=qistm=g1qTni36x@u+X<LWQMg@3@WO9MmE!=+xZh<lieMCHPY7c$IlDvMBu>~ieUp{q2t?AbTw`_|Gp^zDI;FX5E9N|lkj2td&S%?;<7IQT?Gfb@`Z
{)L9Cdtu?!V3S}V#53y1jZoD^$Onrp)~NnKs+C)&Y}e5Mma;yxKz5ElFOy33Lut^67@8v{zonOM6u**<PUmKsLgTJjWwFb!B*r`uPIK20WhRjhwCJfe{B9
`!F!^?Um~hjCzy96rVvl(}{rQxx6r-
`|f^p{cw+1e0P)mJARDbL{fLnu)sG@ASUmwgTOu;`q6$MicQG<T5*(Z76$FWPmERTNAcgE}aJVBse$OY<0)GC%j8l!^rwfiMS1A-
=)BgFpETKE8J8~0ca|MWanBCTnQ13ae+TzA)X4wxKYf@n_^HUm%c%IgGiTKfv`gtp4BN)iy#n8BX-Mx6`QI^cneAbD!aJ5lcG#@3Vyez7O8xI0@MJLamPB
^1?efU9qK4Sl_~tXn*&#+50#%GpLRXAys~Kej2D-1!8}wh&*#!;`X$&}Mv-G<R)Hj`qVK@_$@Xj>AiSCztzkTt4#|F`F!qtHWeGYh`qObZPR4FsP-
>(2AGQp1#X<ak4WbP%=LF)cBNi0``OYaam31~qiZn>-
E;)=_vJYcs69Y)SbxB1%Nn{x6x*WiC;RFAB2rn;~Yd+UEJZZa~7G9=G{_$FSt9rHnEhrvfJIF55e=esEF*lc7tG8AW)9e1ENv(+b5Ut=0=w#;V<TQ5OsKF
|u|8eLWTN&Ee^Q=%WCBF-oVZ@Dyi5z~db@M##q!7+t#t#gh2A09CCCi6@i+AtAe4|enbWqVC?nMBe2CUNPHc*w@Pzyu8o5tquke=Cb>m~AQut?3pE|osX_
cGmBm0?Cjas#@{{)Tqcl7Ffsx`ywk(vpkSd~?Pb%35tK(jeZ6Y6P^};p+8Qu&Vk$9W5U1_7lzJ4}kx`-
7eph2U?y;9I%WC^!lbX&(lqKqBH+hPG8IZ(Mx9o_OV;ZVn%EH@W4L^to`!6p5K9-!70`^1N$LdI|iM-
x<6dvPSPo79?G2gcioYpGIR$F4faKK5KuH`W+}cZd)@BtsV~d+fq&DE_+Dzv7Sy;O311x6ghwi_A0aXqfZ(gx@?2>E?WCI?=z4iC#%GFmaE~VyUPzLY#bz
iZ%F;lh#|&A5Z?MFso@?9n9NUhHA%c}Zk-Dg14mq=!2r?hpS&AhjeS~&0;SNY2k!u1aa3R=3^SRn0x?GjWp*OzMQ~6lstSZlAJNO%r!bSZL5}w-
?1K?nQ`L5;w6W;T=?D_YL&3R|L>*YFvcu3OZLR4QJ4zS1nv;x2^rhyefx(*?$Db!Cav5j$0aFDLJXoS}g4G)QDBu-
%xyVpa7;x3{NM6d4Dx+Pc@?=bw1xr5Y&ilgYbS&%N3ZSs$bc#!O#^2A*@*DM&aN6<smokoqL(#LVrfzyL4XOn-
OMA6l0FE|yvqPaUNidSd%Tlnbv@gB92=8Se9Se3BKXM;97?e;V09?hp=vU|QSF{r)R%2OS1=leT5+({#C&V8SLU31Gd-tLNCq6aTpCoW}-
|EG*T&6Pv<ZMpOWlOQ5QpuYQY`&n=QBeX<W;NN}-?mG{br2Y+;bv5r@DgG@;vW<zvekV-
h#+g?op65pH@O7^_B6Vuj!P0J#Bgz@OX!7}AGr&|R=|(i;Qq)lfKT;=Te!O^BVhZ2m262Hn&0<`k3n)1(8$iT|u^&G-DTt*IWg*q!G-
=Qnv`(L8&{NG8iHK5~^fTT#7$Ar08v4Nk?!<BSKH0KGaY_{;&45^-QLyhCxP;iSZ>Fu=K#0iNkz~qj8}-
b<(|Kq~)UF%=1Bd*(Dl`AT^xDdMymK4kXD_KzPvPjmTg(;vDURH_71kSg%m5%d4M$a;GNj36desrJk)oTyoJ@5{3?b8oe~GPOCvp>scIDjDuzm>o);rVuT
h61K&`Nh9RdP6<YV$UOksW|?u-at6uCzce@K~XXBz+h!D-JxR+uhX3-2N2KMkApAt$8^<r8KJ^CEp~J%G&-<7nA4*cs_^;=$=SGps+-
oT@@oSOYHAj2vFg&p<OvPDaeMV!<n=<c<`BsQJ$YGYJTJA=%eF6sh}$8lPx?g8f_&L_-;BP2bGoQRk9Rwn<RvSuK?L>)-
1Iv9N<iScIvF>WDBRGE&r)cwUGC#Z!f8*=au4x7P>%@UWCy7_sbeyoO|L~JPNmCx}q3uI*v~eI2|nRBTFVz<_fLiXJ3m>Rf_q3(d`c~(U4e;<<l&2E&V-
gP+rKKGnsgM;-
<JgY9s;rP@768yXDf~eN&}FkKEs4Sqg;4ZU%gP24qz~y}sMXV+nNJMx>bVGaW&8{tM1fcm|>7&AMOI`Y`@B9A@V;Hg~DjaO#cKz)W4fF0Y1nN1;^bypvfi
HMH$e{BoZBkQ(fL_3jc$C1wQzfs|wPK?ouO0%za9<Kq?Nm(M_P1C6`IlSJPjjovc_3*i%Nu{`xEH<wW`26GX|13h+IV8-dL+@_h);5cmBuc;I-
RcaOX^&Mi^+!rjj!;fjRWRBLMhF~iODP9XRzg+tj*^1!WlP+24qKc3wA(^*J(kMh6d3HF6Z~S@Z4uS@(E9>lg6+$}ghd`#7mM2dIUrU2A@_ku?Yd?o{ZMD
XZtPSrBj|TuQ7LEoQYs<3SXD0Ws^lcy1ydJ;tkSgZp;RM=}C4oO43(FLrKueOUnXO8S2Bp@6$0Avs=wre}+&zjK+O=!eT=B#~3pMMs{OgakOC+5T0h6R7t
T_gk7z=R-8HMgLO|;}%*VV)g82Ri%hv)pBR+%ft_XS&e?$fs9-rIAAa(v_l;Ftu-
4^~#Ovnjas9s~SSg|yoC>0eF5Uca&>njp?Xqu$;`M2d%p!Vem=F@59OWrS0g$K9)067;1j*a%QZ^)yX+<6B@^YyTG=Plg^32W-
twthdN|lRiwCWt`x_{@5mu#S8N1$D-
YbD(5Cuqsu>vBCg|IV>?KfhqbhOyG<<gJ$azmL?`+VQ=J?fgyhV<^%F+Y>JgrJ<CBQo?Iw=Z+B94!6{NtDwF7VbaXWbO;L9*1ZcQ{3a;Pyx`DZav;Bwrbj
FPA>y9!6P|0mlexiftx&#l!}mdf<eACiK3d(1H4<ro`~aJ72lByOsJ|LrF1hi3bHS)A8~-
_qC~N(uDB<V0zV_xeRtn@D4SLDAPMv~B##C8Ygf`$=83?8O{IIA}k<N+}VYkguD@hq|iI27g}W2gxXay*gnDoN#$_g2LHs)x~W&=^43}12vgpiA~c7PyJ`
7Q52yrH;)GZ`*6C{r4iYW-o|i*Wmxn?ro!JwzEL0y^-POQc;QF62+<h4sY~47<fWg+>25hO^;-
l<@VrR<`)K>?bMN|&rECT*hM%O&Y`V=qIGVnNTZxBEdd;;rIUxuXXcCJ&-DQ777?kuFQ6^%Tl^fcW(WLUr#l2MUn`vw7)W{X%QETwsHbkg3iA7iPz=-
?vd=CfB_F;1TW&vjXD&NjHwyLpEtjghJ49&B7r#f1r$Wh+rBu`9JgNo}1F~5%dAy=0?gBt9p4z^62$FmbE4%I2oz7VacGku&Pj@X^kC7Ho!v~r6FL|x-
jqWN~7humS!<Vq{>p-
%8B3XBu4K)4hcDMh@0Y6o{Jg8=vR2o2~=ob9p&HHnYwjp3sI8fAmyBJka6O~1Zb)02w%Af~ml4l!LQ`i=8#oO*C)y%z@2!|t68)P%?8YfWj7N%QgH{T$KZ
rtCsa(_fqMOwtfSGxt5kItf`EAjrS6`TSK5c?q6^`A$mQfdedyTdAjK>7RaG$Qc%EN|yS}*erc%Xi1A^%|4p0ur;K7gl(hZwR;`u(2oR6L2WOtVhL^MQ`!
&cP0}po>+ZC_i5JG*&?>y36UfT)coXjT^oh^^t5i2OstykH+VkI0!H>c<wQ~Hv)Q+E{-
xRD^bvzjs%@z~ACcdi^_NSaKwbp~Q$(Re2^TPfoqT)EbOemy)59BWbX5XQxw|rR!n0a%3_KOf_4cz6wSRvOF^sW`k4j{eg?`ORmumE}1&J-
ozpOY7@_QP|yt_P<>X6{DASlQF(l+L*h*DdqEX<Ps>86hpbh8>r~x^I#Azv(qqLqA5GFvp%V?-
Zx<4lxgo*TrRG)4h3cl>dwBI;8m})<635$I}w!P{$0G;@;+JoQU#schqJtc+c499r$^k{;wClHIf049Va|l9tHx<0Z<<&y}7qpm|}+Nqr)kBaA<woA6Kl6
ij`O!{5Ch>$UPy5GBI7t<6*0F>Hx_<)S`R#<$Hn^1!K{{DC>@lF;yAWdY(x`cG4t%9;=++%K2h;pf^BJp(q(~u$m?N7Ub>%(?p{CRnp>}xs^)vpkTK37bh
9sGAHkmn#1IxWHIX02}QTDuPD>jwTB&nBP)!82-
wg?2=v4qRMJK%vhqLEVao3>Lh7C=H2b7hd6O@o8O&~LHxr%Lg8VFZdnc}&#SA^^dYgh*?+NsDj`v8S7E!-X@-
(t9K_dUk%ww<ZFJ9di4P<dulQ|ynRY823V&1(n-
I{JJ0bVk;A<D%Szkza9XNKHc%2K=PM+|mfM^xAbdVpK&r;lUfaPEhS=h#xpuRS1@bF=LI4boBc0XFazIOZmPKgo?ja1z7hFp!{fr?q5TV9e3}XQGM>6t$)
rb{V_X7vc4w$rfvHs`Yvo2KveyZWgElr9Ve?Q_tj}0_T-
>y%KI2mv=3rqG~=DG|n}b{^&z5fwgIdsYYff@~Uz=_94VYjY#T~OQemi+taGWWkUBMA{O)ocHHGG7{SB}O;6WxxWYB?2W3W;1x(ZC0Pr+3pECODE?P+6dg
6f8uU+F$PIsSAor>4~J4*Zl>_#GVp2_AP6S;>94e7`y@UrRe;1bD5k-pkNMdG@>#!)2;><V^un}4iU0000000Du`0?^<Huelj;r~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/native/child_lifetime.py

"""Lifetime of child processes: none outlives its parent, however the parent dies."""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
WATCH = 0.5  # seconds between two looks for the parent
SYNCHRONIZE, FOREVER = 0x00100000, 0xFFFFFFFF  # of Windows: the right to wait for a process, and no time limit


def die_with(parent: int, watched: bool = False) -> None:
    """End this process when its parent dies.

    On Linux the kernel kills it, even a stopped one, when the thread that started it ends. With `watched`, and always
    on Windows, a thread of this process looks for the parent instead: on other systems, or where the parent goes on
    without that thread.
    """
    if watched or sys.platform == "win32":
        threading.Thread(target=_watch_parent, args=(parent,), daemon=True).start()
    elif sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if sys.platform != "win32" and os.getppid() != parent:
        os._exit(1)


def _watch_parent(parent: int) -> None:
    """End this process as soon as its parent is gone."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.WaitForSingleObject(kernel.OpenProcess(SYNCHRONIZE, False, parent), FOREVER)  # without one: at once
    else:
        while os.getppid() == parent:
            time.sleep(WATCH)
    os._exit(1)


# ==================================================================================================
# src/tempo/native/kernel_orders.py

"""Orders of kernels as bytes, for a compiler in another process that has executed the same source.

An order is a function and arguments of the types that it is compiled for. Functions and classes go by name; of an array
only its type is sent.
"""

Place = tuple[str, str]  # a module, "" for the file that this stands in, and a name in it


class Packer(pickle.Pickler):
    """Pickles an order."""

    def persistent_id(self, value: Any) -> Place | None:
        """Return where a function or a class of ours is found."""
        if not isinstance(value, FunctionType | type) and not hasattr(value, "function"):
            return None
        bare, name = getattr(value, "function", value), value.__name__
        if getattr(globals().get(name), "function", globals().get(name)) is bare:
            return "", name
        if isinstance(value, type) and not issubclass(value, tuple):
            return None  # of a library
        found = getattr(sys.modules.get(bare.__module__), name, None)
        if getattr(found, "function", found) is not bare:
            raise pickle.PicklingError(f"{name} stands in no module")
        return bare.__module__, name

    def reducer_override(self, value: Any) -> Any:
        """Replace an array by a small one of the same type."""
        if isinstance(value, np.ndarray):
            return array_like, (value.dtype, value.ndim, value.flags.c_contiguous, value.flags.writeable)
        return NotImplemented


class Unpacker(pickle.Unpickler):
    """Reads what a Packer wrote."""

    def persistent_load(self, place: Any) -> Any:
        """Return the function or class that stands there; a kernel's bare function."""
        module, name = place
        if module:
            __import__(module)
        found = getattr(sys.modules[module], name) if module else globals()[name]
        return getattr(found, "function", found)


def array_like(dtype: np.dtype, dimensions: int, contiguous: bool, writable: bool) -> np.ndarray:
    """Return an array of this type."""
    array: np.ndarray = np.zeros((2,) * dimensions, dtype)
    if not contiguous:
        array = np.zeros((4,) * dimensions, dtype)[(slice(None, None, 2),) * dimensions]
    array.flags.writeable = writable
    return array


def pack_order(function: Callable, arguments: tuple[Any, ...]) -> bytes:
    """Return an order as bytes; PicklingError if the other process could not find what is in it."""
    written = io.BytesIO()
    Packer(written, pickle.HIGHEST_PROTOCOL).dump((array_like, function, arguments))
    return written.getvalue()


def unpack_order(order: bytes) -> tuple[Callable, tuple[Any, ...]]:
    """Return the function and the arguments of an order."""
    _, function, arguments = Unpacker(io.BytesIO(order)).load()
    return function, arguments


# ==================================================================================================
# src/tempo/native/aot_format.py

"""Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.

The line of JSON says which system, processor and sources the objects were made for. A chapter starts with a line that
names the modules it needs, ending in a colon; `build.py` leaves out the chapters of modules that a file does not hold.
This module needs only the standard library, so that `build.py` can import it.
"""

TEXT_OF_OBJECTS = re.compile(r'(?ms)^MACHINE_CODE = """.*?^"""')  # what the digest of a built file leaves out
CHAPTER = re.compile(r"(?m)^([\w. ]+):$")  # base85 has no colon


def digest_of_bytes(*parts: bytes) -> str:
    """Return a short hexadecimal name for these bytes."""
    return blake2b(b"\0".join(parts), digest_size=12).hexdigest()


# ==================================================================================================
# src/tempo/native/linker.py

"""Linker: make machine code that runs wherever it is put in memory from an object file, as LLVM emits it.

Instructions and constants are laid out one after the other, and the references between them are resolved here. So they
are never far apart, short addresses reach them, and loading is a copy. What is left for executable_memory.py are the
addresses of functions of the system and of constants that other constants point to.

Only what our kernels have is read: ELF objects for x86-64 and arm64, without variables, called functions of the system.
"""

SECTION, SYMBOL, RELOCATION = struct.Struct("<IIQQQQIIQQ"), struct.Struct("<IBBHQQ"), struct.Struct("<QQq")
PROGRAM, SYMBOLS, RELOCATIONS, NO_BITS = 1, 2, 4, 8  # types of sections
WRITABLE, IN_MEMORY = 1, 2  # flags of sections
POINTERS = ".data.rel.ro"  # the section of constants that hold addresses
UNWINDING = ".eh_frame"  # the section for exceptions, which kernels do not have
X86_64, ARM64 = 62, 183  # the processor of an object

# A jump to a function of the system, whose address lies in the 8 bytes after it: `jmp [rip+2]`; `ldr x16, .+8; br x16`.
JUMPS = {X86_64: bytes.fromhex("ff25020000006690"), ARM64: bytes.fromhex("5000005800021fd6")}
PAGE = 4096


class LinkError(Exception):
    """An object that holds what this linker does not know."""


class LinkedCode(NamedTuple):
    """Machine code for any place in memory that begins with a page."""

    entry: int  # offset of the function that is called
    externals: tuple[tuple[str, int], ...]  # functions of the system; offsets of 8 bytes for their addresses
    pointers: tuple[int, ...]  # offsets of 8 bytes that hold an offset, to which the place of the code is added
    code: bytes


class Section(NamedTuple):
    """A part of an object."""

    name: str
    type: int
    flags: int
    link: int  # for relocations: number of the symbols' section
    info: int  # for relocations: number of the section that they change
    alignment: int
    content: bytes


class Symbol(NamedTuple):
    """A place in a section, or the name of a function of the system, whose section is 0."""

    name: str
    section: int
    value: int


def link(content: bytes, function: str) -> LinkedCode:
    """Return the code of an object whose function of this name is to be called; raise LinkError if that fails."""
    processor = struct.unpack_from("<H", content, 18)[0]
    if content[:5] != b"\x7fELF\x02" or processor not in JUMPS:
        raise LinkError("no object file for x86-64 or arm64")
    sections = _sections(content)
    code, places = _lay_out(sections)
    pointers, jumps = list[int](), dict[str, int]()
    entry = -1
    for table in sections:
        symbols = list(_symbols(sections, table)) if table.type == SYMBOLS else []
        entry = next((places[s.section] + s.value for s in symbols if s.name == function and s.section), entry)
    for table in sections:
        if table.type != RELOCATIONS or table.info not in places:
            continue
        symbols = list(_symbols(sections, sections[table.link]))
        for offset, info, addend in RELOCATION.iter_unpack(table.content):
            symbol, place = symbols[info >> 32], places[table.info] + offset
            target = addend
            if symbol.section:
                target += places[symbol.section] + symbol.value
            else:
                target += _jump_to(symbol.name, jumps, code, processor)
            _resolve(processor, info & 0xFFFFFFFF, code, place, target, pointers)
    if entry < 0:
        raise LinkError(f"no function {function} in the object")
    slots = tuple((name, jump + len(JUMPS[processor])) for name, jump in sorted(jumps.items()))
    return LinkedCode(entry, slots, tuple(pointers), bytes(code))


def _sections(content: bytes) -> list[Section]:
    """Return the sections of an object."""
    (start,) = struct.unpack_from("<Q", content, 40)
    size, count, names = struct.unpack_from("<HHH", content, 58)
    heads = [SECTION.unpack_from(content, start + size * number) for number in range(count)]
    text = content[heads[names][4] :]
    return [
        Section(_name_at(text, name), type_, flags, link_, info, alignment,
                b"" if type_ == NO_BITS else content[offset : offset + length])
        for name, type_, flags, _, offset, length, link_, info, alignment, _ in heads
    ]  # fmt: skip


def _name_at(text: bytes, offset: int) -> str:
    """Return the name that begins at an offset in a section of names."""
    return text[offset : text.index(b"\0", offset)].decode()


def _symbols(sections: list[Section], table: Section) -> Iterator[Symbol]:
    """Yield the symbols of a section of symbols."""
    names = sections[table.link].content
    for name, _, _, section, value, _ in SYMBOL.iter_unpack(table.content):
        yield Symbol(_name_at(names, name), section, value)


def _lay_out(sections: list[Section]) -> tuple[bytearray, dict[int, int]]:
    """Return the sections that belong in memory one after the other, and the offset of each by its number."""
    code, places = bytearray(), dict[int, int]()
    for number, section in enumerate(sections):
        if section.flags & IN_MEMORY and section.name != UNWINDING and (section.content or section.type == NO_BITS):
            if section.type != PROGRAM or (section.flags & WRITABLE and section.name != POINTERS):
                raise LinkError(f"variables in section {section.name}")
            code += bytes(-len(code) % section.alignment)
            places[number] = len(code)
            code += section.content
    return code, places


def _jump_to(name: str, jumps: dict[str, int], code: bytearray, processor: int) -> int:
    """Return the offset of the jump to a function of the system; write it if there is none yet."""
    if name not in jumps:
        code += bytes(-len(code) % 16)
        jumps[name] = len(code)
        code += JUMPS[processor] + bytes(8)
    return jumps[name]


def _resolve(processor: int, kind: int, code: bytearray, place: int, target: int, pointers: list[int]) -> None:
    """Write a reference at a place to a target; both are offsets."""
    if (processor, kind) in POINTER_KINDS:
        code[place : place + 8] = target.to_bytes(8, "little", signed=True)
        pointers.append(place)
    elif (processor, kind) in DISTANCE_KINDS:
        code[place : place + 4] = (target - place).to_bytes(4, "little", signed=True)
    elif processor == ARM64 and kind in ARM64_FIELDS:
        (word,) = struct.unpack_from("<I", code, place)
        struct.pack_into("<I", code, place, word | ARM64_FIELDS[kind](place, target))
    else:
        raise LinkError(f"relocation {kind}")


def _page_distance(place: int, target: int) -> int:
    """Return the fields of `adrp`: how many pages away the target is."""
    pages = (target // PAGE - place // PAGE) & 0x1FFFFF
    return (pages & 3) << 29 | pages >> 2 << 5


def _within_page(shift: int) -> Callable[[int, int], int]:
    """Return the field of a load or an addition, in units of 1 << shift bytes: where in its page the target is."""
    return lambda place, target: (target % PAGE >> shift) << 10


def _call_distance(place: int, target: int) -> int:
    """Return the field of `bl` and `b`: how many instructions away the target is."""
    return (target - place) >> 2 & 0x3FFFFFF


POINTER_KINDS = {(X86_64, 1), (ARM64, 257)}
DISTANCE_KINDS = {(X86_64, 2), (X86_64, 4), (ARM64, 261)}
ARM64_FIELDS: dict[int, Callable[[int, int], int]] = {
    275: _page_distance, 277: _within_page(0), 278: _within_page(0), 284: _within_page(1), 285: _within_page(2),
    286: _within_page(3), 299: _within_page(4), 282: _call_distance, 283: _call_distance,
}  # fmt: skip


# ==================================================================================================
# src/tempo/native/executable_memory.py

"""Put machine code into memory that may be executed, on every system, with what Python brings.

Memory is written first and made executable then: it is never both. It is kept as long as its `ExecutableMemory`.
"""

COMMIT_AND_RESERVE, READ_WRITE, EXECUTE_READ, RELEASE = 0x3000, 0x04, 0x20, 0x8000  # of Windows


class ExecutableMemory:
    """Linked code in memory; `entry` is the address of its function. An OSError says why there is none."""

    def __init__(self, linked: LinkedCode) -> None:
        size = len(linked.code)
        self.pages = _WindowsPages(size) if sys.platform == "win32" else _PosixPages(size)
        address, code = self.pages.address, bytearray(linked.code)
        for place in linked.pointers:
            offset = int.from_bytes(code[place : place + 8], "little")
            code[place : place + 8] = (address + offset).to_bytes(8, "little")
        for name, place in linked.externals:
            code[place : place + 8] = _address_of(name).to_bytes(8, "little")
        ctypes.memmove(address, bytes(code), size)
        self.pages.make_executable()
        self.entry = address + linked.entry


class _PosixPages:
    """Memory of Linux and macOS."""

    def __init__(self, size: int) -> None:
        self.memory = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE)
        self.address, self.size = ctypes.addressof(ctypes.c_char.from_buffer(self.memory)), size

    def make_executable(self) -> None:
        change = ctypes.CDLL(None, use_errno=True).mprotect
        change.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        if change(self.address, self.size, mmap.PROT_READ | mmap.PROT_EXEC):
            raise OSError(f"no executable memory: {os.strerror(ctypes.get_errno())}")
        if platform.machine() in ("arm64", "aarch64"):
            _forget_old_instructions(self.address, self.size)


def _forget_old_instructions(address: int, size: int) -> None:
    """Have an arm64 processor read its instructions again. Linux does so by itself where memory becomes executable."""
    with suppress(OSError, AttributeError):
        if sys.platform == "darwin":
            ctypes.CDLL(None).sys_icache_invalidate(ctypes.c_void_p(address), ctypes.c_size_t(size))
        else:
            clear = getattr(ctypes.CDLL("libgcc_s.so.1"), "__clear_cache")
            clear(ctypes.c_void_p(address), ctypes.c_void_p(address + size))


class _WindowsPages:
    """Memory of Windows."""

    def __init__(self, size: int) -> None:
        self.system = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
        take = self.system.VirtualAlloc
        take.restype = ctypes.c_void_p
        take.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_uint32]
        self.address, self.size = take(None, size, COMMIT_AND_RESERVE, READ_WRITE), size
        if not self.address:
            raise OSError("no memory for machine code")

    def make_executable(self) -> None:
        change, flush = self.system.VirtualProtect, self.system.FlushInstructionCache
        change.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_void_p]
        if not change(self.address, self.size, EXECUTE_READ, ctypes.byref(ctypes.c_uint32())):
            raise OSError("no executable memory on this system")
        flush.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
        flush(ctypes.c_void_p(-1), self.address, self.size)

    def __del__(self) -> None:
        free = self.system.VirtualFree
        free.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32]
        free(self.address, 0, RELEASE)


def _address_of(name: str) -> int:
    """Return the address of a function of the system's C library."""
    try:
        function = getattr(ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None), name)
    except AttributeError:
        raise OSError(f"no function {name} in this process") from None
    return ctypes.cast(function, ctypes.c_void_p).value or 0


# ==================================================================================================
# src/tempo/native/targets.py

"""Targets: the machines that machine code is made for.

Linked code asks little of a system: a calling convention, a few functions of the C library and, on arm64, that nobody
touches register x18. So Macs with Intel processors run the code for Linux, and all arm64 systems the same code.
"""

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}
V2 = "cx16 popcnt sse3 sse4.1 sse4.2 ssse3"
V3 = f"{V2} avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave"  # most processors since 2015


class Code(NamedTuple):
    """A kind of machine code."""

    systems: tuple[str, ...]  # where it runs
    needs: str  # features of a processor, by LLVM's names
    triple: str  # this and the rest are for LLVM
    processor: str
    attributes: str


INTEL = "linux x86_64", "macos x86_64"
ARM = "linux arm64", "macos arm64", "windows arm64"
CODES = {  # where several fit, the first one is used
    "x86_64-v3": Code(INTEL, V3, "x86_64-unknown-linux-gnu", "x86-64-v3", ""),
    "x86_64-v2": Code(INTEL, V2, "x86_64-unknown-linux-gnu", "x86-64-v2", ""),
    "x86_64-v3-windows": Code(("windows x86_64",), V3, "x86_64-pc-windows-msvc-elf", "x86-64-v3", ""),
    "arm64": Code(ARM, "", "aarch64-unknown-linux-gnu", "generic", "+reserve-x18"),
    "wasm32": Code((), "", "wasm32-unknown-unknown", "generic", "+simd128,+bulk-memory"),
}
COMMITTED = "x86_64-v3"  # what a file for the competition holds
WEB = "wasm32"  # what tempo.web links to modules for browsers
TARGETS = {
    "linux-x86_64-v3": "x86_64-v3", "linux-x86_64-v2": "x86_64-v2", "linux-aarch64": "arm64", "macos-arm64": "arm64",
    "macos-x86_64": "x86_64-v3", "windows-x86_64": "x86_64-v3-windows", "windows-arm64": "arm64",
}  # fmt: skip


def system() -> str:
    """Return the name of this system and its kind of processor."""
    machine = platform.machine().lower()
    bits = "" if sys.maxsize > 1 << 32 else " with a Python of 32 bits"
    return f"{SYSTEMS.get(sys.platform, sys.platform)} {MACHINES.get(machine, machine)}{bits}"


@cache
def usable_codes() -> list[str]:
    """Return the kinds of machine code that run here, the best one first."""
    here = [name for name, code in CODES.items() if system() in code.systems]
    needed = {name: set(CODES[name].needs.split()) for name in here}
    return [name for name in here if not needed[name] or needed[name] <= host_features()]


@cache
def host_features() -> set[str]:
    """Return the names of this processor's features."""
    from llvmlite import binding

    return {name for name, has in binding.get_host_cpu_features().items() if has}


def why_unusable(names: list[str]) -> str:
    """Return why none of these kinds of machine code runs here."""
    here = [name for name in names if name in CODES and system() in CODES[name].systems]
    if not here:
        return f"machine code for {', '.join(names)}, and this is {system()}"
    lacking = sorted(set(CODES[here[-1]].needs.split()) - host_features())
    return f"machine code for a processor with {' '.join(lacking)}"


# ==================================================================================================
# src/tempo/native/machine_code.py

"""Machine code compiled ahead of time: read its text, check that it fits, load it and call it.

Each kernel, for arguments of certain types, is machine code for any place in memory (linker.py). The text format is
that of aot_format.py. Loading takes less than a millisecond; compiling takes numba seconds, and numba is not imported.

An object is used only if it fits: code that runs on this machine (targets.py), an undamaged text, and unchanged
sources. In a built file the digest is of the file itself; below src/ it is of the syntax trees of the modules that
the kernel is made from.
"""

# Types of arguments and results in an object, one letter each, as C has them. 'v' is for no result.
C_TYPES: dict[str, Any] = {
    "P": ctypes.c_uint64, "q": ctypes.c_uint64, "i": ctypes.c_uint32, "h": ctypes.c_uint16, "b": ctypes.c_uint8,
    "?": ctypes.c_bool, "d": ctypes.c_double, "f": ctypes.c_float,
}
RESULTS: dict[str, Any] = {
    "q": ctypes.c_int64, "Q": ctypes.c_uint64, "i": ctypes.c_int32, "d": ctypes.c_double, "f": ctypes.c_float,
    "?": ctypes.c_bool, "v": ctypes.c_uint64,
}


class Unusable(Exception):
    """Machine code that does not fit this machine or these sources, or cannot be compiled; the message says why."""


class KernelObject(NamedTuple):
    """One kernel for arguments of certain types, as linked code."""

    key: str  # see `kernel_key`
    origin: str  # see `origin_key`
    kinds: str  # one letter for each argument in C
    returns: str  # one letter for the result
    entry: int  # this and the rest: see `LinkedCode`
    externals: tuple[tuple[str, int], ...]
    pointers: tuple[int, ...]
    code: bytes


class LoadedKernel:
    """A kernel in memory, ready to be called."""

    def __init__(self, compiled: KernelObject, backend: str) -> None:
        self.backend = backend  # that it was compiled by
        self.memory = ExecutableMemory(LinkedCode(*compiled[4:]))
        self.result_type = RESULTS[compiled.returns]
        self.has_result = compiled.returns != "v"
        types = [C_TYPES[kind] for kind in compiled.kinds]
        self.run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *types)(self.memory.entry)

    def call(self, arguments: list[Any]) -> Any:
        """Run it on flattened arguments. Result and exception come back by address: numba's calling convention."""
        result, raised = self.result_type(), ctypes.c_uint64()
        status = self.run(ctypes.addressof(result), ctypes.addressof(raised), *arguments)
        if status != 0 and status != -2:  # -2: returned None
            raise RuntimeError(f"machine code ended with status {status}")
        return result.value if self.has_result else None


def read_objects(text: str, source: str) -> tuple[list[KernelObject], list[str]]:
    """Return the objects in a text of machine code that may be used here, and why others may not.

    `source` is the file of one of the functions: one below src/, or a built file that holds all sources. In a built
    file a name has one meaning, and the module of a function does not matter.
    """
    head, _, body = fitting_part(text).partition("\n")
    told = json.loads(head)
    if digest_of_bytes(body.replace("\n", "").encode("ascii")) != told["checksum"]:
        raise Unusable("the machine code is damaged")
    if not told["sources"] and digest_of_file(source) != told["digest"]:
        raise Unusable("the machine code is older than its sources")
    found = [made for chapter in CHAPTER.split(body)[2::2] for made in read_chapter(chapter.replace("\n", ""))]
    if not told["sources"]:
        return [made._replace(origin="") for made in found], []
    return without_stale(found, told, Path(source).parents[2])


def fitting_part(text: str) -> str:
    """Return the best part of a text of machine code that runs on this machine: a line of JSON and its chapters."""
    parts = {json.loads(part.partition("\n")[0])["code"]: part for part in text.split("\n\n") if part.strip()}
    if not parts:
        raise Unusable("the file holds no machine code")
    if known := [code for code in usable_codes() if code in parts]:
        return parts[known[0]]
    raise Unusable(why_unusable(list(parts)))


def without_stale(found: list[KernelObject], told: dict[str, Any], below: Path) -> tuple[list[KernelObject], list[str]]:
    """Return the objects whose sources, files below a folder, are those they were made from, and why not the others."""
    stale = set(import_module("tempo.native.aot.source_digest").stale_sources(told["sources"], below))
    paths = list(told["sources"])
    fresh, refused = list[KernelObject](), list[str]()
    for made in found:
        changed = sorted(stale.intersection(paths[number] for number in told["kernels"][made.key]["sources"]))
        if changed:
            refused.append(f"the machine code of {made.key} is older than its sources: {', '.join(changed)}")
        else:
            fresh.append(made)
    return fresh, refused


def read_chapter(packed: str) -> Iterator[KernelObject]:
    """Yield the objects of one chapter."""
    import lzma  # some builds of Python have none, which must not keep the file from loading

    index, _, code = lzma.decompress(b85decode(packed)).partition(b"\n")
    place = 0
    for key, origin, kinds, returns, entry, externals, pointers, size in json.loads(index):
        slots = tuple((name, slot) for name, slot in externals)
        yield KernelObject(key, origin, kinds, returns, entry, slots, tuple(pointers), code[place : place + size])
        place += size


def digest_of_file(source: str) -> str:
    """Return the digest of a built file without its machine code. Some loaders that execute a text give the text in
    place of the file's name."""
    if "\n" in source:
        text = source
    else:
        try:
            text = Path(source).read_text(encoding="utf-8")
        except (OSError, ValueError) as problem:
            raise Unusable(f"whether the machine code is that of the source cannot be told: {problem}") from None
    return digest_of_bytes(TEXT_OF_OBJECTS.sub("", text).encode())


def flatten(value: Any) -> Iterator[Any]:
    """Yield an argument in numba's calling convention: tuples part by part, arrays by memory, 0 for functions."""
    if isinstance(value, tuple):
        for part in value:
            yield from flatten(part)
    elif isinstance(value, np.ndarray):  # no meminfo and parent, which count references; then the array's fields
        yield from (0, 0, value.size, value.itemsize, value.ctypes.data, *value.shape, *value.strides)
    elif isinstance(value, float | np.floating):
        yield float(value)
    elif isinstance(value, int | np.integer | np.bool_):
        yield int(value)
    else:
        yield 0


def kernel_key(function: Any, arguments: tuple[Any, ...]) -> str:
    """Return a name for a function and the types of its arguments."""
    kinds = ",".join(type_key(argument) for argument in arguments)
    return f"{function.__name__}-{blake2b(kinds.encode(), digest_size=8).hexdigest()}"


def origin_key(function: Any, arguments: tuple[Any, ...]) -> str:
    """Return a digest of the modules of a function and of those in its arguments: tells equal names apart."""
    places = " ".join(f"{one.__module__}.{one.__qualname__}" for one in (function, *functions_in(arguments)))
    return blake2b(places.encode(), digest_size=8).hexdigest()


def functions_in(value: Any) -> Iterator[Any]:
    """Yield the functions in an argument, however deep."""
    if isinstance(value, tuple):
        for part in value:
            yield from functions_in(part)
    elif callable(value):
        yield value


def type_key(value: Any) -> str:
    """Return what a compiler distinguishes arguments by: the name of a function, the type of anything else."""
    if isinstance(value, tuple):
        return f"{type(value).__name__}({','.join(type_key(part) for part in value)})"
    if isinstance(value, np.ndarray):
        parts = value.dtype.str if value.dtype.names is None else repr(value.dtype.descr)
        return f"{parts}[{value.ndim}]{'' if value.flags.c_contiguous else 'strided'}"
    if callable(value):
        return str(value.__name__)
    if isinstance(value, bool | np.bool_):
        return "bool"
    return "int64" if isinstance(value, int) else type(value).__name__


# ==================================================================================================
# src/tempo/native/numba_compiler.py

"""Compile marked functions to machine code with numba.

The functions themselves stay Python. For numba each is copied, with a namespace in which the functions it calls are
numba dispatchers too. What numba's compiler makes is reduced to the one kernel, linked here and not called through
numba: its path from Python to machine code takes longer than ours, up to 1.5 ms a call with a tuple of functions.
"""

# No kernel creates an array, so none needs reference counts: counting took 70 % of a simulation's time (0.53 against
# 1.9 million a second) and a third of the time to compile. Wrappers for C and Python callers, which we do not have,
# cost more.
OPTIONS = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
OLDEST_NUMBA = 0, 62
MARKED: dict[Callable, dict[str, Any]] = {}  # functions that may become machine code, with their own options
KIND_LETTERS = {"ptr": "P", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "i1": "?", "double": "d", "float": "f"}
RESULT_LETTERS = {
    "int64": "q", "uint64": "Q", "int32": "i", "float64": "d", "float32": "f", "boolean": "?", "none": "v",
}
DEFINITION = re.compile(r"(?m)^(define .*?)( \{)$")
UNRESOLVED = re.compile(r'(?m)^@"(\.numba\.unresolved\$)(\w+)" = external (?:\w+ )*?global (.+?)(?:, align \d+)?$')

reuse_functions = False  # in the kernels to come; only where no constant changes meanwhile
dispatchers: dict[Callable, Any] = {}
namespaces: dict[int, dict[str, Any]] = {}  # by the id of a module's own namespace


def compile_kernel(function: Callable, arguments: tuple[Any, ...], code: str = "") -> KernelObject:
    """Return the object of a function for arguments of these types; raise Unusable if it cannot be compiled.

    Without the name of a kind of machine code it is that of this machine.
    """
    try:
        if problem := numba_problem():
            raise Unusable(problem)
        return compile_object(function, arguments, code)
    except Unusable:
        raise
    except Exception as problem:  # numba may be missing or broken, or a newer version may have other options
        raise Unusable(f"numba: {type(problem).__name__}: {str(problem)[:200]}") from problem


def numba_problem() -> str:
    """Return why the installed numba must not compile; empty if it may.

    Versions 0.59 to 0.61 crash the process while they compile a search.
    """
    from importlib.metadata import PackageNotFoundError, version  # 10 ms that a file without a compiler saves

    try:
        found = version("numba")
    except PackageNotFoundError:  # a folder on the path
        import numba

        found = getattr(numba, "__version__", "")
    release = tuple(map(int, re.findall(r"\d+", found)[:2]))
    if not release or release >= OLDEST_NUMBA:
        return ""
    needed = ".".join(map(str, OLDEST_NUMBA))
    return f"numba {found} is too old to compile: {needed} or newer; older versions crash the process"


def compile_object(function: Callable, arguments: tuple[Any, ...], code: str = "") -> KernelObject:
    """Do as `compile_kernel`, for a kind of machine code or this machine's; raise whatever numba raises."""
    import numba
    from llvmlite import binding

    if not reuse_functions:
        dispatchers.clear()
        namespaces.clear()
    # Not this very processor: machine code is then the same wherever it is made.
    numba.config.CPU_NAME, numba.config.CPU_FEATURES = CODES[host_code()].processor, ""  # type: ignore[attr-defined]
    target, is_web = CODES[code or host_code()], code == WEB
    dispatcher = dispatcher_of(function)
    types = tuple(numba.typeof(numba_value(argument)) for argument in arguments)
    dispatcher.compile(types)
    result = dispatcher.overloads[types]
    text = resolve_recursion(str(result.library._final_module))
    module = binding.parse_assembly(DEFINITION.sub(r"\1 align 64\2", text))  # up to 2 % faster than with 16
    main = module.get_function(result.fndesc.llvm_func_name)
    main.name = kernel_key(function, arguments) if is_web else "kernel"  # there, many are linked to one
    parts = [other for other in module.functions if not other.is_declaration and other.name != main.name]
    for number, other in enumerate(parts):  # numba's names are long, and numbered by what it compiled before
        other.name, other.linkage = f"part{number}", "internal"
    for variable in module.global_variables:  # numba's names of them would be most of the object
        if not variable.is_declaration:
            variable.linkage = "internal"
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.attributes,
        opt=3,
        reloc="static" if is_web else "pic",
        codemodel="small",  # the linker lays all parts side by side
    )
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    remove_unused(module, machine)
    unresolved = [variable.name for variable in module.global_variables if variable.is_declaration]
    if unresolved:
        raise Unusable(f"numba would have to link {unresolved[0][:100]} at run time")
    kinds = [str(argument.type) for argument in main.arguments][2:]
    made = machine.emit_object(module)
    return KernelObject(
        kernel_key(function, arguments),
        origin_key(function, arguments),
        "".join(KIND_LETTERS["ptr" if kind.endswith("*") else kind] for kind in kinds),
        RESULT_LETTERS[str(result.signature.return_type)],
        *(LinkedCode(0, (), (), made) if is_web else link(made, main.name)),
    )


def host_code() -> str:
    """Return the kind of machine code that is made for this machine."""
    if not usable_codes():
        raise Unusable(f"no machine code can be made for {system()}")
    return usable_codes()[0]


def resolve_recursion(text: str) -> str:
    """Return the text of a module with recursive calls resolved.

    Where a function calls itself before its own type is known, numba calls through a variable filled at run time.
    """
    return UNRESOLVED.sub(r'@"\1\2" = internal constant \3 @\2', text)


def remove_unused(module: Any, machine: Any) -> None:
    """Remove from a module all that its one exported function does not need."""
    from llvmlite import binding

    if hasattr(binding, "create_module_pass_manager"):  # llvmlite before 0.45
        old_passes = binding.create_module_pass_manager()
        old_passes.add_global_dce_pass()
        old_passes.run(module)
    else:
        passes = binding.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        passes.run(module, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=1)))


def dispatcher_of(function: Callable) -> Any:
    """Return numba's dispatcher of a function, ready to be compiled with all that it calls."""
    import numba

    if function not in dispatchers:
        assert isinstance(function, FunctionType)
        if make := getattr(function, "make_intrinsic", None):
            dispatchers[function] = make()
            return dispatchers[function]
        names = namespace_of(function)
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        options: Any = OPTIONS | MARKED[function]  # mypy does not know them all
        dispatchers[function] = numba.njit(copy, **options)
        for name, value in function.__globals__.items():
            if name in function.__code__.co_names:
                names[name] = numba_value(value)
    return dispatchers[function]


def namespace_of(function: FunctionType) -> dict[str, Any]:
    """Return the namespace of a function for numba, one for each module.

    A module that cannot be imported, such as an executed file, gets numba's name for such a module.
    """
    own = function.__globals__
    name = own.get("__name__")
    usual = {"__name__": name if name in sys.modules else "<dynamic>", "__builtins__": own.get("__builtins__")}
    return namespaces.setdefault(id(own), usual)


def numba_value(value: Any) -> Any:
    """Return a value with the marked functions in it replaced by numba's dispatchers."""
    source = getattr(value, "function", value)  # of a Kernel
    if isinstance(source, FunctionType):
        return dispatcher_of(source) if source in MARKED else value
    if isinstance(value, tuple):
        parts = [numba_value(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


# ==================================================================================================
# src/tempo/native/background_compiler.py

"""Background compiler: compiles kernels in a child process while the agent plays.

Compiling a kernel takes seconds, on a busy machine a minute, and cannot be interrupted. So a player on a clock orders
what it needs, goes on with what it has, and now and then looks for what is finished. A compiler that hangs or crashes
never delivers and costs nothing else; neither does a system that cannot start a process.

The child of a built file is a fresh Python that executes the file's source and gets orders by name (kernel_orders.py).
Sources below src/ may have been edited since they were imported: there the child is forked. So it is where a fresh
Python fails. Windows cannot fork, and imports the sources again.

The child runs while it is our turn. On Linux it is stopped while it is not: that time belongs to the opponent. It ends
with its parent. Linux guarantees that even for a stopped process, if the main thread started it and as soon as the
child has asked for it, which a greeting tells; otherwise the child watches its parent itself and is not stopped. It has
a session of its own, because the system sends SIGHUP to a group with a stopped member when the parent of the group's
leader ends.
"""

SIZE_BYTES = 8  # in front of each message
GREETING = ""  # in place of a key: from now on the child ends with its parent
MOST_FAILURES = 3  # processes that ended before they delivered anything
TICK = 0.01  # seconds between two looks while waiting
MOST_FILES = 1 << 16  # that the parent may have open
Order = tuple[Callable, tuple[Any, ...]]  # a function, and arguments of the types that it is compiled for
Delivery = tuple[str, KernelObject | str]  # a key, and the object or why there will be none
# What a fresh Python runs. The task is in a file, since a pipe would have the parent wait for its reader.
FRESH_PYTHON = """
import marshal, os, sys
with open(sys.argv[1], "rb") as task:
    sys.path[:], source, file, *arguments = marshal.load(task)
os.unlink(sys.argv[1])
names = {}
exec(compile(source, file, "exec"), names)
names["compile_packed"](*arguments)
"""


class BackgroundCompiler:
    """Compiles what is ordered in a child process. Its methods never raise."""

    def __init__(self) -> None:
        self.orders: dict[str, Order] = {}  # by key, those not delivered
        self.process = 0
        self.owner = 0  # the process that started the child: one forked from the owner leaves it alone
        self.child: subprocess.Popen[bytes] | None = None  # a fresh Python
        self.task = ""  # its file
        self.pipe = -1
        self.received = b""
        self.has_greeted = False
        self.has_delivered = False
        self.failures = 0
        self.can_stop = False
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Order a kernel; ordering it again changes nothing."""
        self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        """Whether an order is not delivered yet."""
        return bool(self.orders)

    def finished(self) -> list[Delivery]:
        """Return what was delivered since the last call, and start the child if there is work. Never waits."""
        try:
            return list(self.deliveries())
        except Exception as problem:  # no process to be had, no memory, a torn message
            return self.give_up(f"{type(problem).__name__}: {problem}")

    def deliveries(self) -> Iterator[Delivery]:
        """Do as `finished`; may raise."""
        if self.process and self.owner != os.getpid():
            self.forget()
        if self.orders and not self.process:
            self.start()
        if not self.process or self.is_stopped:
            return
        has_ended = self.read()
        while len(self.received) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(self.received[:SIZE_BYTES], "big")
            if len(self.received) < end:
                break
            key, made = marshal.loads(self.received[SIZE_BYTES:end])
            self.received = self.received[end:]
            self.has_delivered |= key != GREETING
            if self.orders.pop(key, None):
                yield key, made if isinstance(made, str) else KernelObject(*made)
        if has_ended or not self.orders:
            self.close()
            self.failures += has_ended and not self.has_delivered
            if self.failures >= MOST_FAILURES:
                yield from self.give_up("the process that compiled was killed")

    def read(self) -> bool:
        """Read what is in the pipe; return whether the child has ended."""
        with suppress(BlockingIOError):
            while part := read_available(self.pipe):
                self.received += part
                self.has_greeted = True
            return True
        return False

    def give_up(self, why: str) -> list[Delivery]:
        """End the child and deliver a reason in place of each order."""
        self.close()
        found: list[Delivery] = [(key, why) for key in self.orders]
        self.orders.clear()
        return found

    def close(self) -> None:
        """End the child, if it is ours, and leave nothing behind."""
        if self.process and self.owner == os.getpid():
            with suppress(OSError):
                if self.child:
                    self.child.kill()
                    self.child.wait()
                else:
                    os.kill(self.process, signal.SIGKILL)
                    os.waitpid(self.process, 0)
            with suppress(OSError):
                os.unlink(self.task)  # noqa: PTH108
        self.forget()

    def forget(self) -> None:
        """Let go of the child."""
        if self.process:
            with suppress(OSError):
                os.close(self.pipe)
        self.process, self.child, self.task, self.received, self.is_stopped = 0, None, "", b"", False

    def wait(self, seconds: float) -> None:
        """Sleep for a moment."""
        time.sleep(max(0.0, min(TICK, seconds)))

    def pause(self) -> None:
        """Stop the child: the opponent's turn begins."""
        if self.process and self.can_stop and self.has_greeted and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGSTOP)
                self.is_stopped = True

    def resume(self) -> None:
        """Let the child go on: our turn begins."""
        if self.is_stopped and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGCONT)
        self.is_stopped = False

    def start(self) -> None:
        """Start a child for all that is ordered: a fresh Python, or one forked from this process."""
        self.owner, self.received, self.has_greeted, self.has_delivered = os.getpid(), b"", False, False
        self.can_stop = sys.platform == "linux" and threading.current_thread() is threading.main_thread()
        if not hasattr(os, "fork"):
            self.start_fresh()
            return
        try:
            if is_imported() or self.failures:
                raise LookupError("no fresh Python")
            self.start_fresh()
        except Exception:  # no source, a function without a name, no private file
            self.fork()

    def start_fresh(self) -> None:
        """Start a fresh Python that executes the source that this process executed."""
        source, file = executed_source()
        packed = [(key, pack_order(*order)) for key, order in self.orders.items()]
        descriptor, self.task = mkstemp(prefix="tempo_")
        with os.fdopen(descriptor, "wb") as task:
            marshal.dump((sys.path, source, file, self.owner, self.can_stop, packed), task)
        ours, theirs = os.pipe()
        try:
            self.child = subprocess.Popen(
                [sys.executable, "-c", FRESH_PYTHON, self.task],
                stdin=subprocess.DEVNULL,
                stdout=theirs,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except BaseException:
            os.close(ours)
            os.unlink(self.task)  # noqa: PTH108
            raise
        finally:
            os.close(theirs)
        self.process, self.pipe = self.child.pid, ours

    def fork(self) -> None:
        """Fork a child, which has the functions and arguments in its memory."""
        ours, theirs = os.pipe()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Python warns about threads; the child shares no lock with any
                process = os.fork()
        except BaseException:
            os.close(ours)
            os.close(theirs)
            raise
        if process == 0:
            try:
                os.setsid()
                os.closerange(3, theirs)
                os.closerange(theirs + 1, MOST_FILES)
                deliver_all(self.owner, self.can_stop, self.orders.items(), theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def is_imported() -> bool:
    """Return whether this is a module of the package, and not part of a built file."""
    return str(is_imported.__module__).startswith("tempo.")


def executed_source() -> tuple[str, str]:
    """Return a source with the functions of this process, and its file; OSError if it cannot be had any more."""
    file = executed_source.__code__.co_filename
    if is_imported():
        return f"from {executed_source.__module__} import compile_packed", "compiler"
    if "\n" in file:  # some loaders that execute a text give the text in place of the file's name
        return file, "agent"
    if stamp_of(file) != STAMP:
        raise OSError(f"{file} has changed since it was loaded")
    with open(file, encoding="utf-8") as opened:  # noqa: PTH123
        return opened.read(), file


def stamp_of(file: str) -> tuple[int, int]:
    """Return what changes when a file is written; zeros if there is none."""
    with suppress(OSError, ValueError):
        status = os.stat(file)  # noqa: PTH116
        return status.st_mtime_ns, status.st_size
    return 0, 0


STAMP = stamp_of(stamp_of.__code__.co_filename)


def read_available(pipe: int) -> bytes:
    """Return bytes that are in a pipe, none at its end; BlockingIOError if there are none yet."""
    if sys.platform == "win32":
        import _winapi
        import msvcrt

        with suppress(BrokenPipeError):
            available, _ = _winapi.PeekNamedPipe(msvcrt.get_osfhandle(pipe), 0)
            if not available:
                raise BlockingIOError
    else:
        os.set_blocking(pipe, False)
    return os.read(pipe, 1 << 16)


def compile_packed(parent: int, dies_by_itself: bool, packed: list[tuple[str, bytes]]) -> None:
    """Compile packed orders, in a fresh Python."""
    pipe = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    deliver_all(parent, dies_by_itself, ((key, unpack_order(order)) for key, order in packed), pipe)
    os._exit(0)


def deliver_all(parent: int, dies_by_itself: bool, orders: Iterable[tuple[str, Order]], pipe: int) -> None:
    """Compile one kernel after the other and deliver each as soon as it is finished; the process ends with its parent.

    It says nothing, and Ctrl-C does not reach it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # a collection would copy a parent's memory
    die_with(parent, watched=not dies_by_itself)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    deliver(pipe, GREETING, "")
    for key, (function, arguments) in orders:
        made: Any
        try:
            made = tuple(compile_kernel(function, arguments))
        except BaseException as problem:
            made = str(problem)
        deliver(pipe, key, made)


def deliver(pipe: int, key: str, made: Any) -> None:
    """Write a message into the pipe."""
    text = marshal.dumps((key, made))
    left = len(text).to_bytes(SIZE_BYTES, "big") + text
    while left:
        left = left[os.write(pipe, left) :]


# ==================================================================================================
# src/tempo/native/jit.py

"""Compiled kernels with three backends, best one first.

    native    machine code compiled ahead of time from these very sources, loaded in milliseconds (machine_code.py)
    numba     the same, compiled when it is needed, in seconds (numba_compiler.py, background_compiler.py)
    python    the source as it stands, interpreted: some hundred times slower

All backends play the same moves with the same number of simulations. TEMPO_BACKEND in the environment names the best
one that may be used.

Hot code is written as plain loops over bare numbers. `njit` and `inlined` mark functions that become part of machine
code; they stay Python functions. `kernel` marks what Python calls: it runs on the best backend there is, and where the
caller cannot wait for numba it starts on Python and is upgraded as soon as numba is done.
"""

BACKEND_NAMES = ("native", "numba", "python")
NATIVE, NUMBA, PYTHON = BACKEND_NAMES
FORMER_NAMES = {"machine": NATIVE}
LOADING_SECONDS = 0.1  # to load the first machine code and import llvmlite; 0.05 measured


def best_backend() -> str:
    """Return the best backend that may be used."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    wanted = os.environ.get("TEMPO_BACKEND") or os.environ.get("TEMPO_RUNG", "")  # the name in earlier versions
    wanted = FORMER_NAMES.get(wanted, wanted)
    return wanted if wanted in BACKEND_NAMES else NATIVE


class Backends:
    """The machine code of this process: what is loaded, what is being compiled, and why the rest is interpreted."""

    def __init__(self, best: str) -> None:
        self.best = best
        self.registered: list[tuple[str, str]] = []  # texts of machine code not read yet, and the files they belong to
        self.aot: dict[str, KernelObject] = {}  # objects compiled ahead of time that fit, by full_key
        self.loaded: dict[str, LoadedKernel] = {}  # loaded kernels, by full_key
        self.failures: dict[str, str] = {}  # by full_key, why a kernel stays interpreted
        self.refusals: list[str] = []  # why code compiled ahead of time is not used
        self.compiler = BackgroundCompiler()
        self.compile: Callable[[Callable, tuple[Any, ...]], KernelObject] = compile_kernel  # for callers that wait

    def find(self, function: Callable, arguments: tuple[Any, ...], seconds: float) -> LoadedKernel | None:
        """Return the machine code of a function if it can be had in this time; else order it for later."""
        key = full_key(function, arguments)
        if key not in self.loaded and key not in self.failures and self.best != PYTHON:
            try:
                self.upgrade(key, function, arguments, seconds)
            except Exception as problem:  # Python still runs it
                self.failures[key] = f"{type(problem).__name__}: {problem}"
                if seconds == inf:
                    warnings.warn(f"{function.__name__} will be interpreted: {self.failures[key]}", stacklevel=2)
        return self.loaded.get(key)

    def upgrade(self, key: str, function: Callable, arguments: tuple[Any, ...], seconds: float) -> None:
        """Take the best backend that can be had in this time."""
        if seconds < LOADING_SECONDS and not self.loaded:
            return
        if self.best == NATIVE and self.take_aot(key):
            return
        if seconds == inf:
            self.loaded[key] = LoadedKernel(self.compile(function, arguments), NUMBA)
        else:
            self.compiler.order(key, function, arguments)

    def take_aot(self, key: str) -> bool:
        """Load a kernel that was compiled ahead of time; return whether there is one that can be used."""
        while self.registered:
            text, source = self.registered.pop()
            try:
                found, refused = read_objects(text, source)
                self.aot.update((f"{one.key} {one.origin}", one) for one in found)
                self.refusals += refused
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        anywhere = key.split()[0] + " "  # where it does not matter in which module a function stands
        made = self.aot.get(key) or self.aot.get(anywhere)
        if made is None:
            if self.aot:
                self.refusals.append(f"none was made for {key}")
            return False
        try:
            self.loaded[key] = LoadedKernel(made, NATIVE)
        except Exception as problem:
            self.refusals.append(f"{type(problem).__name__}: {problem}")
        return key in self.loaded

    def collect(self) -> None:
        """Load what the background compiler has finished, and have it start what was ordered."""
        for key, made in self.compiler.finished():
            try:
                if isinstance(made, str):
                    raise Unusable(made)
                self.loaded[key] = LoadedKernel(made, NUMBA)
            except Exception as problem:
                self.failures[key] = f"{type(problem).__name__}: {problem}"

    def wait(self, seconds: float) -> None:
        """Wait for the background compiler, at most these seconds."""
        end = monotonic() + seconds
        self.collect()
        while self.compiler.is_busy and monotonic() < end:
            self.compiler.wait(end - monotonic())
            self.collect()


def full_key(function: Callable, arguments: tuple[Any, ...]) -> str:
    """Return a name for this function and those in its arguments, with arguments of these types."""
    return f"{kernel_key(function, arguments)} {origin_key(function, arguments)}"


BACKENDS = Backends(best_backend())


class BoundKernel:
    """A kernel with all but its last arguments bound: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat = [part for argument in fixed for part in flatten(argument)]
        self.key = full_key(function, (*fixed, *last))
        self.loaded = BACKENDS.find(function, (*fixed, *last), seconds)

    @property
    def backend(self) -> str:
        """The backend that a call would use now."""
        if self.loaded is None:
            BACKENDS.collect()
            self.loaded = BACKENDS.loaded.get(self.key)
        return PYTHON if self.loaded is None else self.loaded.backend

    def __call__(self, *last: Any) -> Any:
        if self.backend == PYTHON:
            return self.function(*self.fixed, *last)
        assert self.loaded is not None
        return self.loaded.call([*self.flat, *(part for argument in last for part in flatten(argument))])


class Kernel:
    """A function that Python calls. A direct call waits until it is compiled, if it can be."""

    def __init__(self, function: Callable) -> None:
        self.function = function
        self.__name__, self.__doc__, self.__wrapped__ = function.__name__, function.__doc__, function

    def __call__(self, *arguments: Any) -> Any:
        return self.bind(*arguments)()

    def bind(self, *fixed: Any, last: tuple[Any, ...] = (), seconds: float = inf) -> BoundKernel:
        """Return the kernel with its first arguments bound, for calling it often.

        fixed: the first arguments; arrays are bound by their memory.
        last: examples of the other arguments, for their types.
        seconds: how long to wait for machine code.
        """
        return BoundKernel(self.function, fixed, last, seconds)

    def is_ready(self, *arguments: Any, seconds: float) -> bool:
        """Return whether it is machine code, if that can be had in this time; else order it."""
        return BACKENDS.find(self.function, arguments, seconds) is not None


def njit(function: Any) -> Any:
    """Mark a function that becomes part of machine code."""
    MARKED[function] = {}
    return function


def inlined(function: Any) -> Any:
    """Mark a function as `njit` does; its body is copied into the functions that call it.

    For the parts of one loop: 12 % less time to compile than with calls, and 7 % faster code.
    """
    MARKED[function] = {"inline": "always"}
    return function


def kernel(function: Any) -> Kernel:
    """Mark a function as `njit` does, for calls from Python."""
    MARKED[function] = {}
    return Kernel(function)


def register(text: str) -> None:
    """Have machine code that was compiled ahead of time used where it fits. It is read when it is first needed; the
    current folder may be another one by then."""
    source = register.__code__.co_filename
    BACKENDS.registered.append((text, os.path.abspath(source) if os.path.exists(source) else source))  # noqa: PTH100, PTH110


# ==================================================================================================
# src/tempo/native/intrinsics.py

"""LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough."""


def address_intrinsic(function: Callable, emitter: Callable, returned: str = "void") -> Any:
    """Return the numba intrinsic whose emitter gets the arguments, for an array the address of its first element.

    It returns what the emitter does, of this type of numba; usually nothing.
    """
    from numba import types

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        result = emitter(builder, *(
            context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
            for kind, value in zip(kinds.args, values, strict=True)
        ))  # fmt: skip
        return context.get_dummy_value() if returned == "void" else result

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        return getattr(types, returned)(*kinds), emit

    return intrinsic_of(function, typed)


def intrinsic_of(function: Callable, typed: Callable) -> Any:
    """Return the numba intrinsic with the parameters of the function; `typed` gives its type and its code."""
    from numba.extending import intrinsic

    names = ["context", *signature(function).parameters]  # numba reads how many there are
    typed.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    )
    return intrinsic(typed)


def llvm_intrinsic(emitter: Callable, make: Callable = address_intrinsic) -> Callable:
    """Mark a function as `njit` does, with machine code from an emitter. Without compilation the Python body runs.

    The emitter gets an llvmlite builder and what `make`, the maker of the numba intrinsic, says of the arguments.
    """

    def mark(function: Any) -> Any:
        MARKED[function] = {}
        function.emitter, function.make_intrinsic = emitter, partial(make, function, emitter)
        return function

    return mark


# ==================================================================================================
# src/tempo/native/elementary.py

"""Logarithm and exponential, with the same bits on every system and backend.

C libraries differ in the last bit, which now and then changes a move. These are sums and products of doubles in a fixed
order, which all processors round alike. The error is below two units in the last place.
"""

LN2_HIGH = 0.6931471803691238  # the first 33 bits of ln 2: times an exponent it is exact
LN2_LOW = 1.9082149292705877e-10  # the rest
PER_LN2 = 1.4426950408889634  # 1 / ln 2
HALF_ROOT = 0.7071067811865476  # sqrt(1/2)
HALF_ROOT_BITS = 0x3FE6A09E667F3BCD
FRACTION, FRACTION_BITS, BIAS = 52, (1 << 52) - 1, 1023  # of a double
OVERFLOW, UNDERFLOW = 709.0, -708.0  # between them exp is neither infinite nor has fewer bits


def _bits_intrinsic(function: Callable, emitter: Callable) -> Any:
    """Return the numba intrinsic that takes the bits of its argument as another type."""
    from numba import types

    def typed(context: Any, kind: Any) -> tuple[Any, Callable]:
        return (types.float64 if isinstance(kind, types.Integer) else types.int64)(kind), emit

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        return emitter(builder, values[0], context.get_value_type(kinds.return_type))

    return intrinsic_of(function, typed)


@llvm_intrinsic(lambda builder, value, kind: builder.bitcast(value, kind), make=_bits_intrinsic)
def bits_of(number):
    """Return the bits of a double as int64."""
    return struct.unpack("<q", struct.pack("<d", number))[0]


@llvm_intrinsic(lambda builder, value, kind: builder.bitcast(value, kind), make=_bits_intrinsic)
def double_of(bits):
    """Return the double with these bits, int64."""
    return struct.unpack("<d", struct.pack("<q", bits))[0]


@njit
def log(number):
    """Return the natural logarithm of a positive number, at least 2 ** -1022."""
    above = bits_of(float(number)) - HALF_ROOT_BITS
    return log_of_parts(double_of((above & FRACTION_BITS) + HALF_ROOT_BITS), above >> FRACTION)


@njit
def log_of_parts(fraction, exponent):
    """Return ln(fraction * 2 ** exponent), with a fraction from sqrt(1/2) to sqrt(2); also of whole arrays.

    With s = (f - 1) / (f + 1) it is ln f = 2 (s + s^3 / 3 + s^5 / 5 + ...).
    """
    s = (fraction - 1.0) / (fraction + 1.0)
    z = s * s
    tail = 2 / 3 + z * (2 / 5 + z * (2 / 7 + z * (2 / 9 + z * (2 / 11 + z * (2 / 13 + z * (
        2 / 15 + z * (2 / 17 + z * (2 / 19 + z * (2 / 21)))))))))  # fmt: skip
    return exponent * LN2_HIGH + (2.0 * s + (s * z * tail + exponent * LN2_LOW))


def logs_of(numbers: np.ndarray) -> np.ndarray:
    """Return `log` of each number of an array."""
    fractions, exponents = np.frexp(numbers.astype(np.float64))
    below = fractions < HALF_ROOT
    logs: np.ndarray = log_of_parts(np.where(below, 2.0 * fractions, fractions), (exponents - below).astype(np.float64))
    return logs


@njit
def exp(number):
    """Return e ** number: 2 ** k times the Taylor series of what is left, at most ln(2) / 2."""
    x = float(number)
    if x > OVERFLOW:
        return inf
    if x < UNDERFLOW:
        return 0.0
    k = int(x * PER_LN2 + (0.5 if x > 0.0 else -0.5))
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    z = r * r
    high = (1 / 362880 + r * (1 / 3628800)) + z * ((1 / 39916800 + r * (1 / 479001600)) + z * (1 / 6227020800))
    middle = (1 / 120 + r * (1 / 720)) + z * (1 / 5040 + r * (1 / 40320))
    low = z * (0.5 + r * (1 / 6)) + z * z * (1 / 24 + r * middle + r * z * z * high)
    return (1.0 + (r + low)) * double_of((k + BIAS) << FRACTION)


# ==================================================================================================
# src/tempo/search/leaves/evaluators.py

"""Value of a leaf, and the selection rule that goes with it.

The default is a random playout: a leaf is played out, a node is expanded once it has enough visits, and UCB1 selects.
A network (puct.py) brings other functions. A game holds them as a tuple of functions, like its rules, so that the
choice is made at compile time.
"""

DRAW_RESULT = 0.5  # exactly one half stands for a draw: no win or loss has that value, however far away it is


class Evaluator(NamedTuple):
    """Functions with which a search evaluates leaves and weighs children."""

    value: Callable  # (game, tree, params, rng, depth) -> value of the leaf for the side that moved there
    is_due: Callable  # (tree, params, node) -> whether a node is expanded when it is selected
    parent_bonus: Callable  # (tree, visits) -> exploration factor by the parent's visits
    child_bonus: Callable  # (tree, node, visits) -> exploration factor by the node's own visits
    bias: Callable  # (tree, params, node, visits) -> added to the mean value of a node


@njit
def playout_value(game, tree, params, rng, depth):
    """Return the result of one random playout for the side that moved into the leaf, discounted by its length.

    Args:
        game: Game.
        tree: Tree; `state` is the position of the leaf, played on in place.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index of the leaf in `tree.path`.
    """
    plies = game.playout(game.board, tree.state, rng, None)
    return discounted_value(plies, abs(plies), params.discount)


@njit
def discounted_value(result, plies, discount):
    """Return the value of a result, 1 for a win and 0 for a loss by the sign of `result`.

    With `discount` below 1 it is nearer to one half the more plies away the result is: 0.5 +- 0.5 * discount ** plies.
    """
    if result == 0:
        return DRAW_RESULT
    weight = 0.5
    if discount < 1.0:
        while plies > 0:
            if plies & 1:
                weight *= discount
            discount *= discount
            plies >>= 1
    return 0.5 + weight if result > 0 else 0.5 - weight


@njit
def has_enough_visits(tree, params, node):
    """Return whether a node is due for expansion: the root always, others after `params.expansion` visits."""
    return tree.stats[node].visits >= params.expansion or node == tree.path[0]


@njit
def ucb_parent_bonus(tree, visits):
    """Return sqrt(2 ln visits), the parent's factor of the UCB1 bonus."""
    if visits < tree.parent_bonuses.size:
        return tree.parent_bonuses[visits]
    return np.float32(math.sqrt(2.0 * log(visits)))


@njit
def ucb_child_bonus(tree, node, visits):
    """Return 1 / sqrt(visits), the child's factor of the UCB1 bonus."""
    return 1.0 / math.sqrt(visits)


@njit
def progressive_bias(tree, params, node, visits):
    """Return bias * prior / (visits + 1), which is added to the mean value of a node."""
    return params.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


BY_PLAYOUT = Evaluator(playout_value, has_enough_visits, ucb_parent_bonus, ucb_child_bonus, progressive_bias)


# ==================================================================================================
# src/tempo/search/ordering.py

"""Order in which the moves of a node are tried: random, or best prior first.

A game that can rate its moves gives each a *prior*. It decides the order, and is added to the mean value as a
*progressive bias*, bias * prior / (visits + 1), which matters while little is known and fades. Priors have an array of
their own, since they are read when a node changes and not when children are compared.

The order comes with the game as a function. A test inside `search` would have to be compiled, with the clock running,
for all games that never use it.
"""


class Ordering(NamedTuple):
    """Functions that turn the moves of a game into nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; writes the priors of actions[:count], at least 0
    add_children: Callable  # (game, tree, params, first, count); gives actions[:count] to nodes first, first + 1, ...


@njit
def no_prior(board, state, actions, count, priors):
    """Give no priors, for a game that does not rate its moves."""


@njit
def add_children_as_listed(game, tree, params, first, count):
    """Store one child per move in the order of `tree.actions`; selection draws among them.

    Args:
        game: Game.
        tree: Tree; `actions[:count]` are the legal moves.
        params: SearchParams.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    for i in range(count):
        tree.selection[first + i].action = tree.actions[i]


@njit
def add_children_best_first(game, tree, params, first, count):
    """Store one child per move, sorted by prior; q of an untried child is its progressive bias.

    Args:
        game: Game, whose `ordering.prior` rates the moves.
        tree: Tree; `actions[:count]` are the legal moves, `scratch_priors` takes their priors.
        params: SearchParams; `bias` weighs the priors.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    game.ordering.prior(game.board, tree.state, tree.actions, count, tree.scratch_priors)
    for i in range(count):
        prior, node = tree.scratch_priors[i], first + i
        while node > first and tree.priors[node - 1] < prior:
            tree.priors[node] = tree.priors[node - 1]
            tree.selection[node].action = tree.selection[node - 1].action
            node -= 1
        tree.priors[node] = prior
        tree.selection[node].action = tree.actions[i]
    for node in range(first, first + count):
        tree.selection[node].q = params.bias * tree.priors[node]


RANDOM_ORDER = Ordering(no_prior, add_children_as_listed)


def by_prior(prior: Callable) -> Ordering:
    """Return the ordering that tries the moves with the highest prior first."""
    return Ordering(prior, add_children_best_first)


# ==================================================================================================
# src/tempo/search/tree_access.py

"""Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.

A game holds them as a tuple of functions, like its evaluator, so that the choice is made at compile time.
"""

NO_CHILDREN = 0  # in place of the first child; the root is no child, so index 0 is free to say this


class TreeAccess(NamedTuple):
    """Functions with which a search reads and changes what threads may share."""

    is_shared: Callable  # () -> whether several threads search the tree
    add_visits: Callable  # (tree, node, count) -> the node's visits afterwards
    add_value: Callable  # (tree, node, value) -> the node's sum of results afterwards
    first_child: Callable  # (tree, node) -> index of the first child; NO_CHILDREN or less where there are none to see
    proof: Callable  # (tree, node) -> its proof
    set_proof: Callable  # (tree, node, proof) -> whether it was stored; else another thread was first
    is_new: Callable  # (tree, node) -> whether no simulation has looked yet whether the game is over there
    mark_open: Callable  # (tree, node) -> None; the game is not over there
    claim: Callable  # (tree, node) -> whether the caller is the one to add the node's children
    take_nodes: Callable  # (tree, count) -> index of the first of `count` new nodes; NO_CHILDREN if the tree is full
    publish: Callable  # (tree, node, first) -> None; ends a claim: the children are there, or NO_CHILDREN


@njit
def by_one_thread():
    """Return False."""
    return False


@njit
def add_visits_plain(tree, node, count):
    """Count visits of a node; return how many it has now."""
    visits = tree.stats[node].visits + count
    tree.stats[node].visits = visits
    return visits


@njit
def add_value_plain(tree, node, value):
    """Add a result to a node; return the sum."""
    total = tree.stats[node].value + value
    tree.stats[node].value = total
    return total


@njit
def first_child_plain(tree, node):
    """Return the index of the first child."""
    return tree.selection[node].first


@njit
def proof_plain(tree, node):
    """Return the proof of a node."""
    return tree.stats[node].proof


@njit
def set_proof_plain(tree, node, proof):
    """Store a proof; a later one may be of a shorter win."""
    tree.stats[node].proof = proof
    return True


@njit
def is_new_plain(tree, node):
    """Return whether the node has no visits: the first one looks whether the game is over there."""
    return tree.stats[node].visits == 0


@njit
def mark_nothing(tree, node):
    """Do nothing: the visits say it."""


@njit
def claim_plain(tree, node):
    """Return whether the node has no children yet."""
    return tree.selection[node].first == NO_CHILDREN


@njit
def take_nodes_plain(tree, count):
    """Return the index of the first of `count` new nodes, or NO_CHILDREN if the tree is full."""
    first = tree.used[0]
    if first + count > tree.stats.size:
        return NO_CHILDREN
    tree.used[0] = first + count
    return first


@njit
def publish_plain(tree, node, first):
    """Store the index of the first child."""
    tree.selection[node].first = first


BY_ONE_THREAD = TreeAccess(
    by_one_thread, add_visits_plain, add_value_plain, first_child_plain, proof_plain, set_proof_plain, is_new_plain,
    mark_nothing, claim_plain, take_nodes_plain, publish_plain,
)  # fmt: skip


# ==================================================================================================
# src/tempo/search/game.py

"""Contract of a game: a tuple of jitted functions and a few sizes.

A state is a small array, always from the side to move: after `play` the opponent is to move and the array says so. The
search copies states but never looks inside. A pass is an ordinary move. Results are from the view of the side that
just moved, since that side chose the node.

A tuple of jitted functions costs nothing at run time: numba compiles `search` for the very functions in the tuple, so
`game.play` is as fast as a call of a global.

Optional parts: move priors (ordering.py), exact results before the game is over (`leaf_solver`), a learned evaluation
(`Evaluation`, for alpha-beta) and a network (`nn_eval`).
"""

# Results of `outcome`, from the view of the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_leaf_solver(board, state):
    """Return 0: nothing is known before the game is over."""
    return 0


@njit
def no_playout(board, state, rng, log):
    """Return 0, for a search that plays no random games."""
    return 0


class Game(NamedTuple):
    """Rules of one game on one size of board."""

    board: Any  # geometry for the functions below; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place; then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    # (board, state, rng, log) -> +n: the side that just moved wins in n plies; -n: it loses; 0: draw. `log` is None
    # or int16[plies + 1] and takes the moves (playout_log.py). Where the result is certain a playout may stop.
    playout: Callable
    actions: int  # most legal moves of a position
    plies: int  # most plies of a game
    ordering: Ordering = RANDOM_ORDER  # order in which moves are tried
    leaf_solver: Callable = no_leaf_solver  # (board, state) -> like `playout` where exact, else 0; not where it is over
    evaluator: Evaluator = BY_PLAYOUT  # value of a leaf, and the selection rule
    nn_eval: Any = ()  # NetworkEvaluator of a game with a network (puct.py)
    access: TreeAccess = BY_ONE_THREAD  # operations on the tree: plain, or atomic


class Evaluation(NamedTuple):
    """Learned evaluation of a game: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> int, for the side to move; the final score where the game is over
    unit: int  # value of one point of the game's final score
    logistic_scale: tuple[float, float]  # score won in 73 % of games, on an empty and on a full board
    spread: tuple[float, ...]  # parameters of the ProbCut error (alphabeta/selectivity.py)


# ==================================================================================================
# src/tempo/games/gomoku/rules.py

"""Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.

A cell is row * size + column, the top row first. A *window* is a run of `inarow` cells in one of four directions. A
state counts the stones of both sides in every window. A side wins when a window is full of its stones, whatever is
beside it, so longer lines win as well. The same counts tell what a stone threatens.

A state is an int16 array: the side to move, the number of stones, whether the last stone completed a line; then the
cells (0 empty, 1 or 2); then a count for each window, stones of mark 1 + 32 * stones of mark 2. It does not hold the
last move: equal stones make equal states, and the search finds a transposition by its state.

Windows are faster even for a uniform playout, which needs only the end of the game, than a scan of int8 cells along
the lines through the last stone: 18 against 22 ns a stone on 15x15, 16 against 30 on 8x8, where a random game takes
109 and 45 stones (both versions timed in one run). Updating twenty counts has no branch to mispredict.
"""

TO_MOVE, STONES, LINE_MADE, CELLS_AT = 0, 1, 2, 3  # indices into a state; the windows follow the cells
BOTH_MARKS = 3  # 1 + 2: the other mark is BOTH_MARKS - mark
SECOND = 32  # a stone of mark 2 adds this to its windows; a stone of mark 1 adds 1
# The rows of `scratch`: windows in which the attacker lacks two stones; the winning line; stacked lists of defences;
# a flag for each cell of the list being built; the stones of each board row as bits; counters of a search.
THREES, LINE, DEFENCES, IS_LISTED, ROWS, COUNTERS = range(6)
MAX_THREATS = 8  # depth limit of the VCT search, in threats
FAILURE_SLOTS = 1 << 14  # 128 kB: fits in the second-level cache
# Weight of a window for a cell in it. Tuned by matches of the moves with the highest priors, with the threat search.
WEIGHT_GROWTH = 3.0  # factor for each stone more
BLOCKING_WEIGHT = 0.8  # factor for a window of the opponent's
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))  # (rows, columns) from one cell of a window to the next


class GomokuGeometry(NamedTuple):
    """Tables of one board size and work space for the threat search. One object for each size, compared by identity."""

    size: int
    inarow: int
    windows_of: np.ndarray  # int16[cells, 4 * inarow] the windows through a cell, padded with -1
    window_cells: np.ndarray  # int16[windows, inarow] the cells of a window
    weights: np.ndarray  # float32[2, inarow + 1] of a window by its stones: the mover's alone, the opponent's alone
    # Work space of the threat search, since jitted code creates no arrays. Few arrays: each array that is passed to a
    # function adds compile time.
    scratch: np.ndarray  # int64[6, max(windows, (MAX_THREATS + 1) * cells)] one list a row: THREES to COUNTERS
    zobrist: np.ndarray  # uint64[3, cells + MAX_THREATS + 1] random; rows 1 and 2: stones of a mark; row 0: depths
    failures: np.ndarray  # uint64[FAILURE_SLOTS] hash table of positions without a win


@cache
def gomoku_geometry(size: int, inarow: int) -> GomokuGeometry:
    """Return the tables of a board size, the same object at every call."""
    found = [
        [(row + i * down) * size + column + i * right for i in range(inarow)]
        for down, right in STEPS
        for row in range(size)
        for column in range(size)
        if _on_board(row + (inarow - 1) * down, size) and _on_board(column + (inarow - 1) * right, size)
    ]
    window_cells = np.array(found, np.int16).reshape(len(found), inarow)
    windows_of = np.full((size * size, 4 * inarow), -1, np.int16)
    filled = [0] * (size * size)
    for window, through in enumerate(found):
        for cell in through:
            windows_of[cell, filled[cell]] = window
            filled[cell] += 1
    cells = size * size
    random = Random(1)
    zobrist = [[random.getrandbits(64) for _ in range(cells + MAX_THREATS + 1)] for _ in range(3)]
    return GomokuGeometry(
        size,
        inarow,
        windows_of,
        window_cells,
        _new_window_weights(inarow),
        np.zeros((6, max(len(found), (MAX_THREATS + 1) * cells)), np.int64),
        np.array(zobrist, np.uint64),
        np.zeros(FAILURE_SLOTS, np.uint64),
    )


def _new_window_weights(inarow: int) -> np.ndarray:
    """Return the weights of a window by its stones: float32[2, inarow + 1], the mover's, then the opponent's."""
    own = [WEIGHT_GROWTH ** (stones - inarow) for stones in range(inarow + 1)]
    return np.array([own, [BLOCKING_WEIGHT * weight for weight in own]], np.float32)


def _on_board(place: int, size: int) -> bool:
    """Test whether a row or column number is on the board."""
    return 0 <= place < size


def new_gomoku_state(cells: list[int], size: int, inarow: int, mark: int) -> np.ndarray:
    """Return the state of a list of cells, top row first: 0 empty, 1 or 2; `mark` is to move.

    No side may have won: LINE_MADE is about the last stone, which the cells do not tell.
    """
    board = gomoku_geometry(size, inarow)
    values = np.array([0, 1, SECOND], np.int16)[np.array(cells, np.int64)]
    windows = values[board.window_cells].sum(axis=1)
    head = [mark, sum(cell != 0 for cell in cells), 0]
    return np.concatenate([head, cells, windows]).astype(np.int16)


@njit
def gomoku_legal(board, state, actions):
    """Write the empty cells to `actions`; return their number."""
    count = 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] == 0:
            actions[count] = cell
            count += 1
    return count


@njit
def gomoku_play(board, state, action):
    """Put a stone on an empty cell; the other side is then to move."""
    mark = np.int64(state[TO_MOVE])  # int64 as elsewhere: numba would compile `put_stone` again for int16
    state[LINE_MADE] = put_stone(board, state, np.int64(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def put_stone(board, state, cell, mark):
    """Put a stone of `mark` on a cell and in its windows; return 1 if it completes a line, else 0.

    The first three entries of the state (TO_MOVE, STONES, LINE_MADE) stay as they are.
    """
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    made = 0
    state[CELLS_AT + cell] = mark
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window] + stone
        state[windows_at + window] = stones
        if stones == stone * board.inarow:
            made = 1
    return made


@njit
def take_stone(board, state, cell, mark):
    """Undo `put_stone`."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    state[CELLS_AT + cell] = 0
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        state[windows_at + window] -= stone


@njit
def gomoku_outcome(board, state):
    """Return WON, DRAWN or ONGOING for the side that just moved."""
    if state[LINE_MADE]:
        return WON
    if state[STONES] == board.size * board.size:
        return DRAWN
    return ONGOING


def new_game(size: int, inarow: int, playout: Callable) -> Game:
    """Return the game on one board size with one of the playouts."""
    cells = size * size
    return Game(gomoku_geometry(size, inarow), gomoku_legal, gomoku_play, gomoku_outcome, playout, cells, cells)


# ==================================================================================================
# src/tempo/native/bits.py

"""Constants and functions for bitboards in one 64-bit word.

numba infers a signed type for `uint64` with a plain `1`, and a later `>>` is then arithmetic. Every operand is
therefore a named `uint64`.
"""

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
THIRTY_TWO = np.uint64(32)


@inlined
def count_bits(bits):
    """Return the number of bits that are set. Compiled, the loop becomes one instruction."""
    count = ZERO
    while bits != ZERO:
        bits &= bits - ONE
        count += ONE
    return np.int64(count)


# ==================================================================================================
# src/tempo/native/rng.py

"""Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.

Three shifts and three xors, no multiplication: interpreted it runs without overflow warnings and gives the same stream
as compiled. The quality is ample for playouts. The low bits are the weaker ones, so `below` uses the high ones.
"""

SHIFT_A = np.uint64(13)
SHIFT_B = np.uint64(7)
SHIFT_C = np.uint64(17)
SEED_MASK = (1 << 64) - 1


def new_rng(seed: int) -> np.ndarray:
    """Return a generator seeded with any integer; nearby seeds give unrelated streams (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & SEED_MASK
    mixed ^= mixed >> 31
    return np.array([mixed or 1], dtype=np.uint64)  # xorshift would stay at zero for ever


@inlined
def scramble(x):
    """Return the next state of xorshift64, which is also the next random word."""
    x ^= x << SHIFT_A
    x ^= x >> SHIFT_B
    x ^= x << SHIFT_C
    return x


@inlined
def below(rng, n):
    """Return a random integer in 0 .. n-1; n is below 2^32."""
    rng[0] = scramble(rng[0])
    return np.int64(((rng[0] >> THIRTY_TWO) * np.uint64(n)) >> THIRTY_TWO)


# ==================================================================================================
# src/tempo/games/gomoku/threats/vcf.py

"""VCF search (victory by continuous fours): every move of the attacker threatens a five, so the reply is forced.

Names are those of five in a row, whatever `inarow` is. A *five* completes a line. A *four* lacks one stone in some
window and a *three* lacks two; the window holds no stone of the opponent. The defender answers a four on its last
cell, unless he has a five himself. Two fives threatened at once cannot both be stopped. If the defender's reply makes
a four, the attacker's next four must stand on its last cell.

Iterative deepening finds the shortest win first: one four, then two, until no sequence was cut off by the depth limit
or the nodes run out. The same fours come in many orders, so positions without a win go into a hash table with
Zobrist keys. The search plays on the state itself and takes the stones back. A win that is found is proven, because
every reply is forced. No win found with nodes left means that there is no win by fours.

6 million nodes a second. `solve_leaf`, called at every new node of the tree, takes 2 to 4 microseconds and decides one
position in seven of the games on 15x15 in `python -m tempo.games.gomoku.experiments.threat_bench`.
"""

FAILURE_MASK = np.uint64(FAILURE_SLOTS - 1)
# Arguments are int64 everywhere: numba compiles a function again for each narrower type and each literal.
START = np.int64(0)
NOWHERE = np.int64(-1)
TWO_CELLS = np.int64(-2)  # in place of a forced reply: two cells need a reply, and no move takes both
NODES, NODE_LIMIT, DEPTH_LIMITED, WINNING_MOVE = 0, 1, 2, 3  # columns of scratch[COUNTERS]
LEAF_NODES = np.int64(50)  # node limit of the VCF search at a new node of the tree
MAX_LEAF_FOURS = np.int64(8)  # and its depth limit


@njit
def scan_windows(board, state, mark):
    """Scan all windows for the attacker, `mark`, who is to move.

    Returns the cell of a five of the attacker's, or NOWHERE; his forced reply to fives of the defender's (a cell,
    NOWHERE or TWO_CELLS); and the number of the attacker's threes, whose windows it lists in THREES.
    """
    stone = 1 if mark == 1 else SECOND
    five, three = stone * (board.inarow - 1), stone * (board.inarow - 2)
    four = (1 + SECOND - stone) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    win, forced, threes = NOWHERE, NOWHERE, 0
    for window in range(board.window_cells.shape[0]):
        stones = state[windows_at + window]
        if stones == three:
            board.scratch[THREES, threes] = window
            threes += 1
        elif stones == four:
            forced = _merge_forced(forced, empty_cell(board, state, window, NOWHERE))
        if stones == five:  # not elif: with inarow 1 an empty window is a four of both sides
            win = empty_cell(board, state, window, NOWHERE)
    return win, forced, threes


@inlined
def _merge_forced(forced, cell):
    """Return the forced reply to one more threatened five."""
    if forced in (NOWHERE, cell):
        return cell
    return TWO_CELLS


@njit
def empty_cell(board, state, window, other):
    """Return the first empty cell of a window other than `other`, or NOWHERE."""
    for i in range(board.inarow):
        cell = np.int64(board.window_cells[window, i])
        if cell != other and state[CELLS_AT + cell] == 0:
            return cell
    return NOWHERE


@njit
def _second_completion(board, state, cell, three, first):
    """Return a cell other than `first` on which a stone on `cell` would threaten a five, or NOWHERE.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, an empty cell.
        three: int, the count of a window that is a three of the attacker's.
        first: int64, the other cell that the stone threatens.
    """
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            end = empty_cell(board, state, window, cell)
            if end != first:
                return end
    return NOWHERE


@njit
def forced_reply(board, state, cell, stones):
    """Return the forced reply to the stone just put on `cell`: a cell, NOWHERE or TWO_CELLS.

    `stones` is the count of a window that is a four of the side with that stone.
    """
    windows_at = CELLS_AT + board.size * board.size
    forced = NOWHERE
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == stones:
            forced = _merge_forced(forced, empty_cell(board, state, window, NOWHERE))
    return forced


@inlined
def _add_threes(board, state, cell, three, threes):
    """Append the windows through a cell that are threes to scratch[THREES]; return the new number of entries.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, where a stone was just put.
        three: int, the count of a window that is a three of the attacker's.
        threes: int64, number of entries so far.
    """
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            board.scratch[THREES, threes] = window
            threes += 1
    return threes


@njit
def _vcf_attack(board, state, mark, forced, threes, depth, ply, key):
    """Return the plies in which the attacker, to move, wins with at most `depth` fours; 0 if he does not.

    Args:
        board: GomokuGeometry; the winning line is written to scratch[LINE].
        state: int16 array, changed during the search and restored.
        mark: int64, 1 or 2, the attacker.
        forced: int64, the cell that the attacker must take, NOWHERE or TWO_CELLS.
        threes: int64, number of windows listed in scratch[THREES]; some may no longer be threes.
        depth: int64, fours left.
        ply: int64, plies since the root, the index into scratch[LINE].
        key: uint64, Zobrist key of the position.
    """
    board.scratch[COUNTERS, NODES] += 1
    three = (1 if mark == 1 else SECOND) * (board.inarow - 2)
    windows_at = CELLS_AT + board.size * board.size
    for deeper in range(2):  # double fours first: they win at once
        if deeper and (depth == 1 or has_failed(board, key, depth)):
            return 0
        for i in range(2 * threes):
            window = board.scratch[THREES, i >> 1]
            if state[windows_at + window] != three:
                continue
            end = empty_cell(board, state, window, NOWHERE)
            cell = empty_cell(board, state, window, end)
            if i & 1:
                cell, end = end, cell
            if forced != NOWHERE and forced != cell:
                continue
            plies = 0
            if deeper:
                plies = _vcf_reply(board, state, mark, cell, end, threes, depth, ply, key)
            else:
                other = _second_completion(board, state, cell, three, end)
                if other != NOWHERE:
                    board.scratch[LINE, ply + 2] = other
                    plies = 3
                board.scratch[COUNTERS, DEPTH_LIMITED] += depth == 1
            if plies > 0:
                board.scratch[LINE, ply], board.scratch[LINE, ply + 1] = cell, end
                return plies
            if board.scratch[COUNTERS, NODES] > board.scratch[COUNTERS, NODE_LIMIT]:
                return 0
    remember_failure(board, key, depth)
    return 0


@inlined
def _vcf_reply(board, state, mark, cell, end, threes, depth, ply, key):
    """Return the plies in which the attacker wins with a four on `cell`, answered on `end`; 0 if he does not.

    The other arguments are those of `_vcf_attack`.
    """
    stone = 1 if mark == 1 else SECOND
    put_stone(board, state, cell, mark)
    put_stone(board, state, end, BOTH_MARKS - mark)
    forced = forced_reply(board, state, end, (1 + SECOND - stone) * (board.inarow - 1))
    plies = 0
    if forced != TWO_CELLS:
        threes = _add_threes(board, state, cell, stone * (board.inarow - 2), threes)
        after = key ^ board.zobrist[mark, cell] ^ board.zobrist[BOTH_MARKS - mark, end]
        plies = _vcf_attack(board, state, mark, forced, threes, depth - 1, ply + 2, after)
    take_stone(board, state, end, BOTH_MARKS - mark)
    take_stone(board, state, cell, mark)
    return plies + 2 if plies > 0 else 0


@inlined
def has_failed(board, key, depth):
    """Test whether the hash table holds this position as one without a win within `depth`."""
    key ^= board.zobrist[0, depth]
    return board.failures[np.int64(key & FAILURE_MASK)] == key


@inlined
def remember_failure(board, key, depth):
    """Store this position in the hash table as one without a win within `depth`."""
    key ^= board.zobrist[0, depth]
    board.failures[np.int64(key & FAILURE_MASK)] = key


@njit
def vcf(board, state, mark, most_fours, key):
    """Return the plies in which `mark`, to move, wins by at most `most_fours` fours; 0 if no win is found.

    The winning line is in scratch[LINE].

    Args:
        board: GomokuGeometry.
        state: int16 array, changed during the search and restored.
        mark: int64, 1 or 2, the attacker.
        most_fours: int64, limit of the fours.
        key: uint64, Zobrist key from `start_search`, which set the node limit.
    """
    win, forced, threes = scan_windows(board, state, mark)
    if win != NOWHERE:
        board.scratch[LINE, 0] = win
        return 1
    return deepen_vcf(board, state, mark, forced, threes, most_fours, key)


@njit
def deepen_vcf(board, state, mark, forced, threes, most_fours, key):
    """Search with one four, then two, up to `most_fours`; the rest of `vcf` after `scan_windows`.

    Args:
        board, state, mark, most_fours, key: as in `vcf`.
        forced, threes: int64, as `scan_windows` returned them.
    """
    if forced == TWO_CELLS or threes == 0:
        return 0
    for depth in range(1, most_fours + 1):
        board.scratch[COUNTERS, DEPTH_LIMITED] = 0
        plies = _vcf_attack(board, state, mark, forced, threes, depth, START, key)
        if plies > 0:
            return plies
        counters = board.scratch[COUNTERS]
        if counters[DEPTH_LIMITED] == 0 or counters[NODES] > counters[NODE_LIMIT]:
            return 0
    return 0


@njit
def start_search(board, nodes):
    """Set the node limit of a search and return a fresh Zobrist key for its root.

    A fresh key makes the entries of earlier searches in the hash table unreachable.
    """
    board.scratch[COUNTERS, NODES] = 0
    board.scratch[COUNTERS, NODE_LIMIT] = nodes
    board.zobrist[0, 0] = scramble(board.zobrist[0, 0])
    return board.zobrist[0, 0]


@kernel
def find_vcf(board, state, nodes):
    """Return the plies in which the side to move wins by fours; 0 if no win is found within `nodes`."""
    key = start_search(board, nodes)
    return vcf(board, state, np.int64(state[TO_MOVE]), board.size * board.size, key)


@njit
def solve_leaf(board, state):
    """Return +n or -n if the side that just moved is proven to win or lose in n plies, else 0.

    The game must not be over.
    """
    mark = np.int64(state[TO_MOVE])
    win, forced, threes = scan_windows(board, state, mark)
    if win != NOWHERE:
        return -1
    if forced == TWO_CELLS:
        return 2
    return -deepen_vcf(board, state, mark, forced, threes, MAX_LEAF_FOURS, start_search(board, LEAF_NODES))


# ==================================================================================================
# src/tempo/games/gomoku/threats/vct.py

"""VCT search (victory by continuous threats): fours, and moves that would win by fours if the opponent passed.

The simplest such move makes an open three. Unlike a four it leaves the defender a choice. Only two kinds of cells can
refute the threatened win: its own cells, and cells that give the defender a four, alone or together with the replies
that the win forces. Any other stone leaves every four of that win with the same reply, and no reply makes a five. So
the search tries only those defences, and a win that it finds holds against every defence.

5 million nodes a second. Of 100 positions from games on 15x15, fours alone win 17, VCT with 1,000 nodes wins 22 and
with 10,000 nodes (2 ms) 25: `python -m tempo.games.gomoku.experiments.threat_bench`.
"""

MAX_THREATENED_FOURS = np.int64(3)  # depth limit of the VCF that a move threatens
MAX_FINISHING_FOURS = np.int64(8)  # depth limit of the VCF that ends an attack
MAX_PLIES = 99  # no limit


@njit
def _list_defences(board, state, mark, plies, start):
    """List in scratch[DEFENCES] the moves that may stop a win by fours; return the end of the list.

    The defender is to move and has no five.

    Args:
        board: GomokuGeometry; scratch[LINE] holds the win.
        state: int16 array, changed and restored.
        mark: int64, 1 or 2, the attacker.
        plies: int64, length of the win.
        start: int64, index of the first entry; entries before it belong to positions nearer to the root.
    """
    defender = BOTH_MARKS - mark
    end = start
    for i in range(plies):
        end = _add_defence(board, board.scratch[LINE, i], end)
    if plies > 1:
        for i in range(1, plies - 1, 2):
            put_stone(board, state, board.scratch[LINE, i], defender)
        stone = 1 if defender == 1 else SECOND
        windows_at = CELLS_AT + board.size * board.size
        for window in range(board.window_cells.shape[0]):
            stones = state[windows_at + window]
            if stones >= stone * (board.inarow - 2) and stones % stone == 0 and stones < stone * SECOND:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        end = _add_defence(board, cell, end)
        for i in range(1, plies - 1, 2):
            take_stone(board, state, board.scratch[LINE, i], defender)
    for i in range(start, end):
        board.scratch[IS_LISTED, board.scratch[DEFENCES, i]] = 0
    return end


@njit
def _add_defence(board, cell, end):
    """Append a cell to the list that ends at `end`, unless it is listed; return the new end."""
    if board.scratch[IS_LISTED, cell]:
        return end
    board.scratch[IS_LISTED, cell] = 1
    board.scratch[DEFENCES, end] = cell
    return end + 1


@njit
def _vct_attack(board, state, mark, depth, most, start, key):
    """Return the plies in which the attacker, to move, wins at the latest; 0 if no win is found.

    The first move of the win is in scratch[COUNTERS, WINNING_MOVE].

    Args:
        board, state, mark: as in `vcf._vcf_attack`.
        depth: int64, threats left before the fours that end the attack.
        most: int64, limit of the plies.
        start: int64, first free index of scratch[DEFENCES].
        key: uint64, Zobrist key of the position.
    """
    win, forced, threes = scan_windows(board, state, mark)
    plies = 1
    if win == NOWHERE:
        plies = deepen_vcf(board, state, mark, forced, threes, min(MAX_FINISHING_FOURS, most // 2), key)
    if plies > 0:
        board.scratch[COUNTERS, WINNING_MOVE] = win if win != NOWHERE else board.scratch[LINE, 0]
        return plies
    if depth == 0 or most < 5 or forced == TWO_CELLS or has_failed(board, key, board.size * board.size + depth):
        return 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != 0 or (forced != NOWHERE and forced != cell):
            continue
        if forced == NOWHERE and not _makes_threat(board, state, cell, mark):
            continue
        put_stone(board, state, cell, mark)
        plies = vct_defend(board, state, mark, depth, most - 1, start, key ^ board.zobrist[mark, cell])
        take_stone(board, state, cell, mark)
        if plies > 0:
            board.scratch[COUNTERS, WINNING_MOVE] = cell
            return plies + 1
        if board.scratch[COUNTERS, NODES] > board.scratch[COUNTERS, NODE_LIMIT]:
            return 0
    remember_failure(board, key, board.size * board.size + depth)
    return 0


@inlined
def vct_defend(board, state, mark, depth, most, start, key):
    """Return the plies in which the attacker, who has just moved, wins at the latest.

    0 if the move threatens nothing or some defence is not refuted. The arguments are those of `_vct_attack`.
    """
    threatened = vcf(board, state, mark, min(MAX_THREATENED_FOURS, most // 2), key)
    if threatened == 0:
        return 0
    end = _list_defences(board, state, mark, threatened, start)
    longest = threatened + 1
    for i in range(start, end):
        cell = board.scratch[DEFENCES, i]
        put_stone(board, state, cell, BOTH_MARKS - mark)
        after = key ^ board.zobrist[BOTH_MARKS - mark, cell]
        plies = _vct_attack(board, state, mark, depth - 1, most - 1, end, after)
        take_stone(board, state, cell, BOTH_MARKS - mark)
        if plies == 0:
            return 0
        longest = max(longest, plies + 1)
    return longest


@njit
def _makes_threat(board, state, cell, mark):
    """Test whether a stone on an empty cell makes a three or a four."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window]
        if stones == stone * (board.inarow - 3) or stones == stone * (board.inarow - 2):
            return True
    return False


@kernel
def find_vct(board, state, nodes, most):
    """Return the plies in which the side to move wins by threats at the latest, up to `most`; 0 if no win is found.

    Iterative deepening by the number of threats. The first move is in scratch[COUNTERS, WINNING_MOVE].
    """
    key = start_search(board, nodes)
    for depth in range(MAX_THREATS + 1):
        plies = _vct_attack(board, state, np.int64(state[TO_MOVE]), depth, most, START, key)
        if plies > 0 or board.scratch[COUNTERS, NODES] > nodes:
            return plies
    return 0


class ThreatWin(NamedTuple):
    """A win by threats that holds against every defence."""

    move: int
    plies: int  # at most
    line: tuple[int, ...]  # of a VCF the moves of both sides, of a VCT the first move only


def find_win(
    board: GomokuGeometry, state: np.ndarray, nodes: int, most: int = MAX_PLIES, seconds: float = inf
) -> ThreatWin | None:
    """Return a win by threats for the side to move: a VCF, else a VCT, else None.

    To play out a win, call it again after each reply, with `most` two plies lower.

    Args:
        board: tables and work space of the board.
        state: int16 array, changed during the search and restored.
        nodes: node limit of each of the two searches.
        most: limit of the plies.
        seconds: limit of the wait for machine code.
    """
    plies = find_vcf.bind(board, state, nodes, seconds=seconds)()
    if 0 < plies <= most:
        line = tuple(board.scratch[LINE, :plies].tolist())
        return ThreatWin(line[0], plies, line)
    plies = find_vct.bind(board, state, nodes, most, seconds=seconds)()
    if plies:
        move = int(board.scratch[COUNTERS, WINNING_MOVE])
        return ThreatWin(move, plies, (move,))
    return None


@njit
def find_defences(board, state, nodes, actions):
    """Write to `actions` the moves that may stop a win by fours of the opponent's; return their number.

    0 means that no such win was found within `nodes`. Neither side may have a five.
    """
    opponent = BOTH_MARKS - np.int64(state[TO_MOVE])
    plies = vcf(board, state, opponent, MAX_FINISHING_FOURS, start_search(board, nodes))
    if plies == 0:
        return 0
    count = _list_defences(board, state, opponent, plies, START)
    for i in range(count):
        actions[i] = board.scratch[DEFENCES, i]
    return count


# ==================================================================================================
# src/tempo/games/gomoku/candidates.py

"""Candidate moves and their priors.

The candidates are the cells that complete a line; else those that stop the opponent's line; else the defences against
a win by fours; else the cells near a stone; on the empty board the center. The first three lists leave out no move
that could change the result.
"""

NEAR = 2  # rows or columns from a stone to the farthest cell near it
DEFENCE_NODES = np.int64(50)  # node limit of the search for the opponent's win by fours, at each move generation


@njit
def candidates(board, state, actions):
    """Write the candidate moves to `actions`; return their number, at least one while the game is not over."""
    if state[STONES] == 0:
        actions[0] = (board.size // 2) * board.size + board.size // 2
        return 1
    mine = 1 if state[TO_MOVE] == 1 else SECOND
    count = _list_completing_cells(board, state, mine * (board.inarow - 1), actions)
    if count == 0:
        count = _list_completing_cells(board, state, (1 + SECOND - mine) * (board.inarow - 1), actions)
    if count == 0:
        count = find_defences(board, state, DEFENCE_NODES, actions)
    if count == 0:
        count = list_near(board, state, actions)
    return count


@njit
def _list_completing_cells(board, state, stones, actions):
    """Write the last empty cell of each window with count `stones` to `actions`, each cell once; return the number."""
    count = 0
    windows_at = CELLS_AT + board.size * board.size
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == stones:
            cell = empty_cell(board, state, window, NOWHERE)
            known = 0
            while known < count and actions[known] != cell:
                known += 1
            if known == count:
                actions[count] = cell
                count += 1
    return count


@njit
def list_near(board, state, actions):
    """Write to `actions` the empty cells near a stone of either side; return their number."""
    for row in range(board.size):
        bits = 0
        for column in range(board.size):
            if state[CELLS_AT + row * board.size + column] != 0:
                bits |= 1 << (column + NEAR)
        board.scratch[ROWS, row + NEAR] = bits | bits << 1 | bits << 2 | bits >> 1 | bits >> 2
    count = 0
    for row in range(board.size):
        near = np.int64(0)
        for i in range(2 * NEAR + 1):  # scratch has two empty rows above the board and two below it
            near |= board.scratch[ROWS, row + i]
        for column in range(board.size):
            cell = row * board.size + column
            if near >> (column + NEAR) & 1 and state[CELLS_AT + cell] == 0:
                actions[count] = cell
                count += 1
    return count


@njit
def write_priors(board, state, actions, count, priors):
    """Write the priors of listed moves: float32, 1 for the heaviest cell, 0 for a cell without weight.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        actions: int16[>= count], the listed cells.
        count: int, number of listed cells.
        priors: float32[>= count], written.
    """
    mover = np.int64(state[TO_MOVE])
    best = np.float32(0.0)
    for i in range(count):
        priors[i] = cell_weight(board, state, np.int64(actions[i]), mover)
        best = max(best, priors[i])
    if best > 0.0:
        for i in range(count):
            priors[i] /= best


@njit
def cell_weight(board, state, cell, mover):
    """Return the sum of the weights of the windows through a cell: lines of the mover's or lines to block."""
    windows_at = CELLS_AT + board.size * board.size
    weight = np.float32(0.0)
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = np.int64(state[windows_at + window])
        if stones < SECOND:
            weight += board.weights[0 if mover == 1 or stones == 0 else 1, stones]
        elif stones % SECOND == 0:
            weight += board.weights[0 if mover == 2 else 1, stones // SECOND]
    return weight


# ==================================================================================================
# src/tempo/games/gomoku/playouts/rule_policy.py

"""Five rules of thumb as a policy. Both classic profiles ask them before the search; one also uses them in playouts.

The first rule that applies decides: complete a line; block the opponent's line; extend an open three at the end with
more space; block an open three of the opponent's that has space for more at one end; else play anywhere. Names are
those of five in a row: whatever `inarow` is, a *three* here is `inarow` - 2 stones side by side, free at both ends.
"""

NO_CELL = np.int64(-1)


@njit
def rule_cell(board, state, rng):
    """Return a cell by the first four rules, drawn at random from several; NO_CELL if none applies."""
    mark = np.int64(state[TO_MOVE])
    cell = _completing_cell(board, state, mark, rng)
    if cell == NO_CELL:
        cell = _completing_cell(board, state, BOTH_MARKS - mark, rng)
    if cell == NO_CELL:
        cell = _end_of_three(board, state, mark, 1, rng)
    if cell == NO_CELL:
        cell = _end_of_three(board, state, BOTH_MARKS - mark, 2, rng)
    return cell


@njit
def rule_policy_cell(board, state, rng):
    """Return a cell by the five rules. The board must have an empty cell."""
    cell = rule_cell(board, state, rng)
    return cell if cell != NO_CELL else any_cell(board, state, rng)


@inlined
def any_cell(board, state, rng):
    """Return a uniformly random empty cell, by rejection."""
    cells = board.size * board.size
    cell = below(rng, cells)
    while state[CELLS_AT + cell] != 0:
        cell = below(rng, cells)
    return cell


@njit
def _completing_cell(board, state, mark, rng):
    """Return a random cell where `mark` completes a line, or NO_CELL."""
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    chosen, found = NO_CELL, 0
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == four:
            found += 1
            if below(rng, found) == 0:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        chosen = cell
    return chosen


@njit
def _end_of_three(board, state, mark, space, rng):
    """Return a random cell that extends an open three of `mark` at its end with more space, or NO_CELL.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        mark: int64, 1 or 2.
        space: int, the fewest free cells that this end must have.
        rng: uint64[1], random state.
    """
    chosen, found = NO_CELL, 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != mark:
            continue
        for down, right in STEPS:
            if _run_length(board, state, cell, -down, -right, mark) > 0:
                continue  # the three begins at an earlier cell
            if _run_length(board, state, cell, down, right, mark) != board.inarow - 3:
                continue
            last = cell + (board.inarow - 3) * (down * board.size + right)
            before = _run_length(board, state, cell, -down, -right, 0)
            behind = _run_length(board, state, last, down, right, 0)
            if before == 0 or behind == 0 or max(before, behind) < space:
                continue
            if before >= behind:
                found += 1
                if below(rng, found) == 0:
                    chosen = cell - down * board.size - right
            if behind >= before:
                found += 1
                if below(rng, found) == 0:
                    chosen = last + down * board.size + right
    return chosen


@njit
def _run_length(board, state, cell, down, right, held):
    """Return how many cells with content `held` follow a cell in one direction.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, where to start; it does not count.
        down, right: int, the direction in rows and columns.
        held: int, 0 for empty cells, 1 or 2 for stones.
    """
    row, column = cell // board.size + down, cell % board.size + right
    length = 0
    while 0 <= row < board.size and 0 <= column < board.size:
        if state[CELLS_AT + row * board.size + column] != held:
            break
        row, column, length = row + down, column + right, length + 1
    return length


# ==================================================================================================
# src/tempo/search/playout_log.py

"""Log of a playout: the moves it plays, for a search that asks for them.

A playout takes as its log None, or an array that starts with END_OF_LOG. The compiler decides by the type: with
None nothing is left of `log_move`.
"""

END_OF_LOG = np.int16(-1)


@inlined
def log_move(log, ply, move):
    """Write the move of this ply, counted from 0, and end the log there."""
    if log is not None:
        log[ply] = move
        log[ply + 1] = END_OF_LOG


# ==================================================================================================
# src/tempo/games/gomoku/playouts/playouts.py

"""Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.

A random stone costs little more than the update of the windows through its cell, which also detects the end.
"""

RULES_LIMIT = 30  # plies after which a playout by the rules is undecided
SAMPLE_SIZE = 6  # empty cells compared for each stone of `weighted_playout`


@njit
def uniform_playout(board, state, rng, log):
    """Put stones on uniformly random empty cells to the end; see Game.playout for the result."""
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    for plies in range(1, left + 1):
        cell = any_cell(board, state, rng)
        log_move(log, plies - 1, cell)
        if put_stone(board, state, cell, mark):
            return plies if plies & 1 == 0 else -plies
        mark = BOTH_MARKS - mark
    return 0


@njit
def rules_playout(board, state, rng, log):
    """Play both sides by the five rules; 0 if nobody wins within RULES_LIMIT plies. See Game.playout for the result."""
    left = min(RULES_LIMIT, board.size * board.size - np.int64(state[STONES]))
    for plies in range(1, left + 1):
        cell = rule_policy_cell(board, state, rng)
        log_move(log, plies - 1, cell)
        mark = np.int64(state[TO_MOVE])
        made = put_stone(board, state, cell, mark)
        if made:
            return plies if plies & 1 == 0 else -plies
        state[TO_MOVE] = BOTH_MARKS - mark
    return 0


@njit
def weighted_playout(board, state, rng, log):
    """Complete and block lines, else play the heaviest of a few random cells; see Game.playout for the result.

    A side that threatens to complete a line on two cells wins: the other side cannot block both.
    """
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    own, other, _ = scan_windows(board, state, mark)
    for plies in range(1, left + 1):
        if own != NOWHERE:
            log_move(log, plies - 1, own)
            return plies if plies & 1 == 0 else -plies
        if other == TWO_CELLS:
            return -plies - 1 if plies & 1 == 0 else plies + 1
        cell = other if other != NOWHERE else _heaviest_of_sample(board, state, mark, rng)
        log_move(log, plies - 1, cell)
        put_stone(board, state, cell, mark)
        stone = 1 if mark == 1 else SECOND
        own, other = NOWHERE, forced_reply(board, state, cell, stone * (board.inarow - 1))
        mark = BOTH_MARKS - mark
    return 0


@inlined
def _heaviest_of_sample(board, state, mark, rng):
    """Return the cell with the largest weight for `mark` among SAMPLE_SIZE random empty cells."""
    best = any_cell(board, state, rng)
    most = cell_weight(board, state, best, mark)
    for _ in range(SAMPLE_SIZE - 1):
        cell = any_cell(board, state, rng)
        weight = cell_weight(board, state, cell, mark)
        if weight > most:
            best, most = cell, weight
    return best


# ==================================================================================================
# src/tempo/search/options.py

"""Options of a search. Each is one entry: name, type, range, meaning, default.

`match PLAYER:NAME=VALUE`, `tune --param NAME`, `local_eval.py options` and the reference page read the entries. A field
of `SearchParams` with the name of an option is filled from it.
"""


class Range(NamedTuple):
    """Values that a number may have, both ends included; tuning searches them."""

    low: float
    high: float
    also: float | None = None  # one more value, which tuning does not try


class SearchOptions(NamedTuple):
    """Options of a search; the defaults are those of plain UCT."""

    exploration: Annotated[float, Range(0.1, 2.0), "c of UCB on an empty board"] = 1.0
    exploration_growth: Annotated[float, Range(-0.5, 0.5), "added to c by the time the board is full"] = 0.1
    first_play: Annotated[float, Range(0, 2, inf), "value of an untried move; inf tries each move once first"] = inf
    discount: Annotated[float, Range(0.9, 1.0), "weight that a result keeps for every ply it is away"] = 1.0
    proofs: Annotated[bool, "exact results travel up the tree (MCTS-Solver) and end the search"] = False
    expansion: Annotated[int, Range(1, 50), "visits of a node before it gets children; more if moves are many"] = 1
    bias: Annotated[float, Range(0, 10), "weight of the move prior (progressive bias), where the game has one"] = 0.0
    draw_value: Annotated[float, Range(0, 0.5), "value of a draw for either side"] = 0.5
    reuse: Annotated[bool, "the tree or table of the last move is kept"] = False
    anchor_visits: Annotated[int, Range(64, 100_000, 0), "batches of simulations start below such a node; 0: none"] = 0
    rave: Annotated[float, Range(10, 10_000, 0), "visits that halve the weight of the AMAF mean (RAVE); 0: none"] = 0.0
    implicit_minimax: Annotated[float, Range(0, 0.5), "weight of the best reply in the value of a node"] = 0.0
    choose: Annotated[str, "the final move has the best value, visits or bound (lower confidence bound)"] = "value"
    early_stop: Annotated[bool, "stop when no other move can overtake the best one"] = False
    playout: Annotated[str, "name of one of the game's playouts"] = "uniform"
    nodes: Annotated[int, Range(1_000, 30_000_000), "capacity of the tree; a node takes 32 to 44 bytes"] = 12_000_000
    search: Annotated[str, "tree (playouts), network (PUCT), or alphabeta (learned evaluation)"] = "tree"
    probcut_margin: Annotated[float, Range(0.5, 4, 0), "ProbCut's margin in standard deviations; 0: no ProbCut"] = 1.0
    puct: Annotated[float, Range(0.3, 4), "c of PUCT, in a search with a network"] = 1.0
    fpu_reduction: Annotated[float, Range(0, 1), "by this an untried move is worth less than its parent, in PUCT"] = 0.1
    table_bits: Annotated[int, Range(12, 26), "alpha-beta's table has 2^table_bits entries of 16 bytes"] = 20


class SearchParams(NamedTuple):
    """Parameters of the search kernels; each is made from the option of its name by `params_of`."""

    exploration: np.float32  # the constant c of UCB or PUCT
    first_play: np.float32  # value of an untried child; infinity: try each before any twice. PUCT: the FPU reduction
    discount: float  # weight that a result keeps for every ply it is away from the node
    proofs: bool  # whether exact results travel up the tree
    expansion: int  # visits of a node before it gets children
    bias: np.float32  # weight of the prior in the progressive bias
    draw_value: float  # value of a draw for either side
    rave: float  # visits at which a child's own mean weighs as much as its AMAF mean; 0: no RAVE
    implicit_minimax: float  # weight of the best reply in the value of a node
    anchor_visits: int  # visits of a node below which simulations start in batches; 0: all start at the root


def params_of(options: SearchOptions, filled: float = 0.0, by_network: bool = False) -> SearchParams:
    """Return the kernel's parameters: each is the option of its name, converted to the type of its field.

    Two differ: `exploration` grows with the filled share of the board, and PUCT has both of its own.
    """
    kinds = get_type_hints(SearchParams, globals())  # whole types, also where a loader keeps annotations as strings
    values = options._asdict()
    if by_network:
        values |= {"exploration": options.puct, "first_play": options.fpu_reduction}
    else:
        values["exploration"] += options.exploration_growth * filled
    return SearchParams(**{name: kind(values[name]) for name, kind in kinds.items()})


# ==================================================================================================
# src/tempo/search/clock.py

"""Time allocation: pure arithmetic; no clock is read here.

A move has `step` seconds of its own. More is paid from a bank that has to last for the game. The share of the bank that
a move may use grows with the filled share of the board, up to a cap:

    step + min(share * filled ** shape * bank, cap)

With shape 1, the default, early moves use little and the middle game is limited by the cap. Later, each move makes the
bank smaller, so the allocation falls exponentially towards the end.

A part of the bank may be reserved for stalls of the machine. Where other processes take processor time, the share of
the bank that is spent by choice shrinks to the share of the processor that is ours.
"""

PROOF_STEP = 0.7  # share of a move's own time that a proof may take
MOST_CAUTION = 0.5  # largest share of the hard limit that is kept back for a slow batch
# Fitted to recorded stalls: docs/background/time-allocation.md.
STALLS_AHEAD = 3  # stalls from the decision to stop to the answer
RARE_STALL = 10.0  # each with an estimated probability of exp(-10)
STALL_KEPT = 0.8  # share of the longest stall, and of the number of readings, that is kept from one move to the next
REMEMBERED = 0.5  # share of the other measurements that is kept
LEAST_THINKING = 0.1  # share of the usual time that is searched however long the stalls are
FIRST_CAUTION = 0.8  # share of a move's limit kept back on an unknown machine; halved with every move


class TimePlan(NamedTuple):
    """Options of the allocation of a player's time; entries as in options.py."""

    cap: Annotated[float, Range(0, 20), "most seconds of the bank for one move"] = 5.0
    share: Annotated[float, Range(0, 4), "share of the bank for one move on a full board"] = 1.0
    shape: Annotated[float, Range(0, 4), "exponent of the filled share: more saves the bank, 0 ignores the board"] = 1.0
    loan: Annotated[float, Range(0, 0.95), "share of the bank for a proof that is likely to finish"] = 0.75
    trial: Annotated[float, Range(0, 1), "share of a move's time for a proof that may finish"] = 0.3
    tie: Annotated[float, Range(0, 2), "seconds of search among moves proven equal"] = 0.08
    reserve: Annotated[float, Range(0, 20), "seconds of the bank kept for stalls"] = 0.0
    margin: Annotated[float, Range(0.05, 0.5), "share of a move's own time kept back when the bank is empty"] = 0.15
    least_margin: Annotated[float, Range(0, 0.5), "least seconds kept back when the bank is empty"] = 0.05


class Budget(NamedTuple):
    """Limits of a move, in seconds from its start."""

    soft: float  # search this long
    hard: float  # never be later than this, a margin before ...
    end: float  # ... the move is forfeit


def allocate(plan: TimePlan, step: float, bank: float, filled: float, cpu_share: float = 1.0) -> Budget:
    """Return the budget of one move.

    Args:
        plan: TimePlan.
        step: seconds for this move.
        bank: seconds left in the bank.
        filled: filled share of the board, 0 to 1.
        cpu_share: our share of the processor, 0 to 1.
    """
    step, bank = max(0.0, step), max(0.0, bank)
    most = _spendable(plan, bank, cpu_share)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * most, plan.cap, most)
    hard = hard_stop(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard, end=step + bank)


def proof_seconds(plan: TimePlan, step: float, bank: float, cpu_share: float = 1.0) -> float:
    """Return how long a proof may take that makes all later moves cheap. If it fails, time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * _spendable(plan, bank, cpu_share), hard_stop(plan, step, bank))


def _spendable(plan: TimePlan, bank: float, cpu_share: float) -> float:
    """Return the part of the bank that may be spent by choice; the rest pays for stalls of the machine."""
    return cpu_share * max(0.0, bank - plan.reserve)


def hard_stop(plan: TimePlan, step: float, bank: float) -> float:
    """Return when a move must have ended, with a margin before it is forfeit."""
    return max(0.0, step + bank - max(plan.margin * step, plan.least_margin))


class Pace:
    """Recent length of batches, and of stalls: the time that the process waited for the processor.

    The next batch may take as long as the slowest, and the next stall be longer than the longest. Both are
    reasons to stop early, but never to skip the search: a stall may not come again, and an unsearched move is bad for
    certain. Slow batches are forgotten after the next move. The longest stall fades slowly, as long ones are rare. The
    caution on an unknown machine is halved with every move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # CPU seconds of the slowest batch in this move
        self.slowest_before = 0.0  # ... and in the move before
        self.stall = 0.0  # seconds, the longest recent one ...
        self.readings = 0.0  # ... and of how many
        self.passed, self.worked = 0.0, 0.0  # recent seconds, and CPU seconds
        self.caution = FIRST_CAUTION
        self.last_look = (0.0, 0.0)  # last reading of the clock and of the CPU time

    def begin_move(self, now: float, worked: float) -> None:
        """Start a move: forget part of what was measured."""
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall, self.readings = STALL_KEPT * self.stall, STALL_KEPT * self.readings
        self.caution *= REMEMBERED
        self.passed, self.worked = REMEMBERED * self.passed, REMEMBERED * self.worked
        self.skip(now, worked)

    def skip(self, now: float, worked: float) -> None:
        """Leave the time since the last reading out of the measurement."""
        self.last_look = now, worked

    def look(self, now: float, worked: float) -> float:
        """Take a reading of the clock and of the CPU time; return the CPU time since the last one."""
        passed, worked_since = now - self.last_look[0], worked - self.last_look[1]
        self.stall, self.readings = max(self.stall, passed - worked_since), self.readings + 1
        self.passed, self.worked = self.passed + passed, self.worked + worked_since
        self.skip(now, worked)
        return worked_since

    def record_batch(self, seconds: float) -> None:
        """Record the CPU time of a batch."""
        self.slowest = max(self.slowest, seconds)

    @property
    def cpu_share(self) -> float:
        """Our share of the processor, 0 to 1."""
        return min(1.0, self.worked / self.passed) if self.passed > 0 else 1.0

    @property
    def stall_margin(self) -> float:
        """Seconds for the stalls to come. The tail is taken for exponential.

        The longest of n stalls is then log(n) + 0.58 times the scale of the tail, and a stall of probability p is
        log(1 / p) times the scale.
        """
        return STALLS_AHEAD * RARE_STALL * self.stall / (math.log(1 + self.readings) + 0.58)

    def hard_stop(self, budget: Budget, begun: float) -> float:
        """Return when to stop what began at `begun`, so that another batch or longer stalls end in time."""
        piece = min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)
        kept_back = max(self.stall_margin, self.caution * budget.end)
        least = LEAST_THINKING * budget.soft
        latest = max(least, budget.end - STALLS_AHEAD * self.stall)  # what begins late gets no further
        by_stall = max(budget.end - kept_back, min(begun + least, latest))
        return min(budget.hard - piece, by_stall)

    def soft_stop(self, budget: Budget, begun: float) -> float:
        """Return when to stop, so that a stall like the last is not paid from the bank at every move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THINKING * budget.soft, budget.soft)
        return min(max(usual, least), self.hard_stop(budget, begun))


# ==================================================================================================
# src/tempo/games/gomoku/profiles.py

"""Profiles of the Gomoku agents: sets of option values."""


class GomokuProfile(NamedTuple):
    """Options of a Gomoku agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    rules: Annotated[bool, "try the rules of thumb before the search"]
    threats: Annotated[bool, "search for wins by threats, and restrict and order the tree's moves by threats"]
    safety: Annotated[bool, "search for the opponent's win by threats after the best moves"]


# Two designs from the original descriptions, the baselines. Faults of their first implementations are corrected: own
# wins come before blocks, five or more in a row win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = GomokuProfile(
    name="classic_uniform",
    options=SearchOptions(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
    safety=False,
)

# UCT with rule-based playouts; a playout that nobody wins counts as a loss; the tree is reused.
CLASSIC_RULES = GomokuProfile(
    name="classic_rules",
    options=SearchOptions(
        exploration=1.0,
        exploration_growth=0.0,
        first_play=inf,
        draw_value=0.0,
        playout="rules",
        reuse=True,
        choose="visits",
    ),
    plan=TimePlan(),
    rules=True,
    threats=False,
    safety=False,
)

# Threat search, then alpha-beta with the evaluation by lines: docs/background/gomoku.md. Lines of other lengths are
# searched by playouts with all features of search/, tuned by `tune --objective match`.
CHAMPION = GomokuProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.36,
        exploration_growth=0.0,
        first_play=0.28,
        expansion=1,
        bias=0.45,
        playout="weighted",
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
        search="alphabeta",
    ),
    plan=TimePlan(reserve=10.0),
    rules=False,
    threats=True,
    safety=True,
)

# The network trained by self-play on 8x8, without threat search: docs/background/network.md.
NETWORK = GomokuProfile(
    name="network",
    options=CHAMPION.options._replace(search="network"),
    plan=CHAMPION.plan,
    rules=False,
    threats=False,
    safety=False,
)


# ==================================================================================================
# src/tempo/search/exact/refuter.py

"""Protocol of a search that refutes single moves: after them the opponent has a forced win.

A prover narrows down the best moves before the search. A refuter is asked during the search, about the moves that the
search likes best: most moves need no answer.
"""


class Refutation(NamedTuple):
    """Result of the attempt to refute a move."""

    plies: int  # after the move the opponent wins within this many plies; 0 if no win is found
    nodes: int  # searched


class Refuter(Protocol):
    """A search for the opponent's forced win after a move."""

    nodes_per_second: float  # expected speed until it is measured

    def get_ready(self, game: Game, state: np.ndarray, seconds: float) -> None:
        """Compile the kernels if that takes no longer than `seconds`, else order it in the background."""

    def refute(self, game: Game, state: np.ndarray, move: int, nodes: int) -> Refutation:
        """Search for the opponent's win after a move; `nodes` limits each of its searches. The state is not changed."""


# ==================================================================================================
# src/tempo/games/gomoku/threats/refuter.py

"""Refuter: does the opponent have a win by threats after a move?"""

WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes/s, below what experiments/threat_bench.py measures


class ThreatRefuter:
    """Searches for a VCF, then for a VCT, each within the node limit."""

    def __init__(self) -> None:
        self.nodes_per_second: float = WIN_SPEED
        self.board: GomokuGeometry | None = None
        self.after = np.zeros(0, np.int16)  # the position after the move; the kernels are bound to it
        self.searches: list[tuple[BoundKernel, tuple[int, ...]]] = []  # with their arguments after the node limit

    def get_ready(self, game: Game, state: np.ndarray, seconds: float) -> None:
        """Bind the kernels to a board; see `Refuter`."""
        if self.board is not game.board:
            self.board, self.after = game.board, state.copy()
            vcf = find_vcf.bind(game.board, self.after, last=(1,), seconds=seconds)
            vct = find_vct.bind(game.board, self.after, last=(1, 1), seconds=seconds)
            self.searches = [(vcf, ()), (vct, (MAX_PLIES,))]
        if any(find.backend == PYTHON for find, _ in self.searches):
            self.nodes_per_second = INTERPRETED_WIN_SPEED
        elif self.nodes_per_second == INTERPRETED_WIN_SPEED:
            self.nodes_per_second = WIN_SPEED

    def refute(self, game: Game, state: np.ndarray, move: int, nodes: int) -> Refutation:
        """Search for a win by threats after a move; see `Refuter`."""
        self.get_ready(game, state, inf)
        self.after[:] = state
        gomoku_play(game.board, self.after, move)
        plies = spent = 0
        for find, rest in self.searches:
            plies = int(find(nodes, *rest))
            spent += int(game.board.scratch[COUNTERS, NODES])
            if plies:
                break
        return Refutation(plies, spent)


# ==================================================================================================
# src/tempo/search/exact/prover.py

"""Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.

A proof may take from a microsecond to hours. So `Prover.prove` is a generator: the player sends a number of nodes, the
prover answers with what is proven by then, until nothing is left to find out or the player stops.
"""


class ProofForecast(Enum):
    """Forecast of a proof: will it finish in the given time?"""

    HOPELESS = "it would not finish"
    POSSIBLE = "it may finish: worth a part of the move's usual time"
    LIKELY = "it should finish: worth time from the bank, since a proof makes every later move cheap"


class ProofState(NamedTuple):
    """Result of a proof so far."""

    moves: tuple[int, ...]  # legal moves that may be best; no other is as good
    value: float | None = None  # value of each, 0 lost to 1 won; None while unknown
    plies: int = 0  # plies to the end with best play; 0 while unknown
    exact: bool = False  # whether all of these moves are best and the proof is complete
    score: float | None = None  # final score of each, in points of the game, where known


class Prover(Protocol):
    """A solver that proves positions of a game."""

    def get_ready(self, game: Game, seconds: float) -> None:
        """Compile the kernels if that takes no longer than `seconds`, else order it in the background."""

    def backend(self, game: Game) -> str:
        """Return the backend of native/jit.py that would run it now."""

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Return whether a proof of this position is expected to finish in `seconds`."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return whether `nodes` are worth spending here; the answer depends on no clock."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, each at least as narrow as the one before.

        Send a number of nodes to get the next state. They are all spent when it comes, unless it is exact, which ends
        the generator.
        """


# ==================================================================================================
# src/tempo/search/memory.py

"""Sizes of tables that memory allows."""

SPARE = 40 << 20  # bytes to leave beside a table
LLVMLITE = 160 << 20  # of address space, to load the first machine code
LIKE_MALLOC = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, "MAP_PRIVATE") else {}
SHRUNK: dict[str, int] = {}  # sizes of tables that are smaller than wanted, for the log


def fitting_size(name: str, sizes: dict[int, int]) -> int:
    """Return the first of the sizes whose bytes, the values, leave memory to spare; else the last one.

    It asks by mmap: where malloc fails, it takes 64 MiB of address space for one more arena.
    """
    spare = SPARE if "llvmlite.binding" in sys.modules else SPARE + LLVMLITE
    for size, needed in sizes.items():
        SHRUNK[name] = size
        with suppress(OSError):
            mmap.mmap(-1, needed + spare, **LIKE_MALLOC).close()
            break
    if size == next(iter(sizes)):
        del SHRUNK[name]
    return size


# ==================================================================================================
# src/tempo/search/types.py

"""Types that go in and out of a search: position, decision, snapshot."""


class Position(NamedTuple):
    """A position to search, with what the game knows about it."""

    game: Game
    state: np.ndarray
    filled: float  # filled share of the board, 0 to 1
    number: int  # number of the move, from 0
    prover: Prover | None = None  # solver of this game, if there is one
    evaluation: Evaluation | None = None  # learned evaluation, if there is one
    plain: Game | None = None  # the game without its network, which takes seconds per evaluation while interpreted
    refuter: Refuter | None = None  # search that refutes single moves, if there is one


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """State of a player's search: the move so far and what it rests on."""

    move: int
    # No search needed: only, win, block, opening, book, rule, threats. Proven: exact, outcome, proven. By search:
    # search, settled (no other move could overtake). Unsearched: hurry, error.
    reason: str
    value: float  # 0 lost to 1 won, for the side to move
    number: int = 0
    seconds: float = 0.0
    bank: float = 0.0  # seconds left in the bank when the move began
    simulations: int = 0  # nodes in alpha-beta
    plies: int = 0  # depth of the search; plies to the end of the game where proven
    moves: tuple[int, ...] = ()  # searched legal moves; the next fields have one entry for each
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    proofs: tuple[int, ...] = ()  # encoded as in proofs.py; empty if the search proves nothing
    line: tuple[int, ...] = ()  # principal variation
    backend: str = ""  # backend of native/jit.py that ran the search or the proof
    score: float | None = None  # the value as a final score, in games that count points
    scores: tuple[float, ...] = ()  # of each move: exact for the best one, an upper bound for the others
    priors: tuple[float, ...] = ()  # the network's probability of each move


def moves_in(position: Position) -> list[int]:
    """Return the legal moves. Called from Python, the game's functions run interpreted: nothing is compiled."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


# ==================================================================================================
# src/tempo/search/searcher.py

"""Protocol of a search for the best move, as the player runs it."""

KernelCall = tuple[Kernel, tuple]  # a kernel and all its arguments


class Searcher(Protocol):
    """A search for the best move: tree search (tree_searcher.py) or alpha-beta (alphabeta/searcher.py).

    The player calls `prepare` with a position, `begin` with the candidate moves, and `run` in batches.
    """

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return all kernel calls of a search of this position, the search itself last."""

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Get ready to search a position; return whether all kernels are compiled.

        Args:
            position: the position to search.
            options: options of the search.
            patience: seconds that compiling may take; what is missing then is ordered in the background.
            on_a_clock: whether the move is timed, so that slow interpreted steps have to be avoided.
        """

    def forget(self) -> None:
        """Drop everything that was kept from earlier searches."""

    @property
    def backend(self) -> str:
        """The backend of native/jit.py that runs the search now."""

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start the search among these moves, or all, with the least work; return the simulations done."""

    def run(self, simulations: int) -> int:
        """Run this many simulations and return their number, smaller if nothing is left to find out."""

    def is_settled(self, simulations: float) -> bool:
        """Return whether this many more simulations cannot change the move."""

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven."""

    def refute(self, move: int, plies: int) -> None:
        """Note that after this move the opponent wins in `plies`."""

    def look(self) -> Snapshot:
        """Return a snapshot; the player fills in the fields that it alone knows."""

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""


# ==================================================================================================
# src/tempo/search/move_checks.py

"""Checks of the best move during a search: does the opponent have a forced win after it?

A search by values can overlook a forced win that a refuter finds in a moment. So the best move is checked a few times
during the search. A refuted move becomes a proven loss, the next best move is checked, and the search goes on among
the others. At the end the best move that passed is played. If no move passed, the longest defence is.

No clock is read here: the player says how many seconds are left, and how long a check took.
"""

CHECK_POINTS = (0.05, 0.3, 0.55, 0.8)  # shares of the time after which the best move is checked
FIRST_CHECK = 0.05  # most seconds before the first one: a lost position is known before the first snapshot
CHECK_SHARE = 0.2  # largest share of the time for one check; at the usual speed it takes a quarter of that
SPEED_MARGIN = 0.5  # share of the measured speed that is relied on
MOST_CHECK_NODES = 200_000  # limit of one check ...
CHECK_NODES_PER_SECOND = 200_000  # ... and of one check for each second of the search
CHECK_NODES_PER_SIMULATION = 5  # limit of one check, where simulations limit the search
ENOUGH = 0.7  # a check needs this share of the limit; then it is not repeated
MEASURABLE = 5_000  # fewest nodes of a check whose speed counts
LOST_VALUE = 0.1  # largest value shown while every move that was checked is refuted


class MoveChecks:
    """Checks of one search. Without a refuter, or without proofs, there are none."""

    def __init__(self, position: Position, searcher: Searcher, simulations: int | None) -> None:
        """Prepare the checks of a search; `simulations` replaces the clock."""
        self.position, self.searcher = position, searcher
        self.refuter: Refuter | None = position.refuter
        self.simulations = simulations
        self.points: list[float] = []  # seconds from the start of the move at which checks are still due
        self.span = 0.0  # seconds of the processor that the search has
        self.passed: dict[int, int] = {}  # nodes by move
        self.refuted: dict[int, int] = {}  # plies to the loss at the latest, by move

    def begin(self, begun: float, end: float, cpu_share: float = 1.0) -> None:
        """Plan the checks of a search between two times, in seconds from the start of the move."""
        length = max(0.0, end - begun)
        self.span = cpu_share * length
        self.points = [begun + share * length for share in CHECK_POINTS]
        self.points[0] = min(self.points[0], begun + FIRST_CHECK)

    def parts(self, simulations: int) -> Iterator[int]:
        """Yield the simulations from each check to the next; they add up to `simulations`."""
        done = 0
        for share in (*CHECK_POINTS, 1.0) if self.refuter is not None else (1.0,):
            until = round(share * simulations)
            yield until - done
            done = until

    def are_due(self, seconds: float) -> bool:
        """Return whether a check is due this long after the start of the move."""
        if self.refuter is None or not self.points or seconds < self.points[0]:
            return False
        self.points = [point for point in self.points if seconds < point]
        return True

    def next_move(self) -> int | None:
        """Return the best move, if it needs a check."""
        move = None if self.refuter is None else self.searcher.leading_move()
        if move is None or move in self.refuted or self.passed.get(move, 0) >= ENOUGH * self.limit():
            return None
        return move

    def limit(self) -> int:
        """Return the node limit of a check."""
        if self.simulations is not None:
            return min(MOST_CHECK_NODES, CHECK_NODES_PER_SIMULATION * self.simulations)
        return min(MOST_CHECK_NODES, int(CHECK_NODES_PER_SECOND * self.span), self._nodes_in(CHECK_SHARE * self.span))

    def limit_within(self, seconds: float) -> int:
        """Return the node limit of a check that has these seconds of the processor, 0 if they are too few."""
        limit, nodes = self.limit(), self._nodes_in(seconds)
        return min(limit, nodes) if nodes >= ENOUGH * limit else 0

    def _nodes_in(self, seconds: float) -> int:
        """Return the nodes that can be relied on in these seconds."""
        assert self.refuter is not None
        return max(0, int(SPEED_MARGIN * seconds * self.refuter.nodes_per_second))

    def check(self, move: int, nodes: int) -> int:
        """Try to refute a move; return the nodes searched."""
        assert self.refuter is not None
        found = self.refuter.refute(self.position.game, self.position.state, move, nodes)
        if found.plies:
            self.refuted[move] = found.plies
            self.passed.pop(move, None)
            self.searcher.refute(move, found.plies)
        else:
            self.passed[move] = nodes
        return found.nodes

    def check_all(self) -> None:
        """Check the best move until one passes."""
        while (move := self.next_move()) is not None:
            self.check(move, self.limit())

    def measure(self, nodes: int, seconds: float) -> None:
        """Note how long a check took."""
        if self.refuter is not None and nodes >= MEASURABLE:
            self.refuter.nodes_per_second = nodes / max(seconds, 1e-9)

    def choose(self, snapshot: Snapshot) -> Snapshot:
        """Return the snapshot with the move to play: the best of those that passed, else the longest defence."""
        if snapshot.reason == "proven" or snapshot.move in self.passed:
            return snapshot
        if self.passed:
            thought = dict(zip(snapshot.moves, zip(snapshot.visits, snapshot.values, strict=True), strict=True))
            move = max(self.passed, key=lambda move: thought.get(move, (-1, 0.0)))
            line = self.searcher.line_after(move)
            return snapshot._replace(move=move, value=thought.get(move, (0, 0.5))[1], line=line, plies=len(line))
        if snapshot.move in self.refuted:
            move = max(self.refuted, key=lambda move: self.refuted[move])
            return snapshot._replace(move=move, value=0.0, plies=self.refuted[move] + 1, reason="proven")
        return snapshot._replace(value=min(snapshot.value, LOST_VALUE)) if self.refuted else snapshot


# ==================================================================================================
# src/tempo/search/player.py

"""Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.

    shortcuts   the only legal move, a win, a block, the opening, the book: need no search
    clock       soft and hard limit of the move
    proof       if there is a prover: which moves are proven best
    search      among those moves, until the time is up or the choice is settled
    checks      if there is a refuter: whether the opponent has a forced win after the best move, during the search

The player is a generator of snapshots. The agent takes the last one; the lab and the board's page may show each. It can
be left at any time: the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # intended length of a batch, after which the clock is read
FIRST_BATCH = 16
SNAPSHOT_SECONDS = 0.1  # interval of snapshots during a search
FIRST_NODES = 200  # first slice of a proof, until its speed is known
NODES_PER_SIMULATION = 100  # cost of a simulation in nodes of a proof, in a search without a clock


class Player:
    """Decides the moves of one side; its searcher keeps what it can from one move to the next."""

    def __init__(
        self,
        options: SearchOptions,
        plan: TimePlan,
        searcher: Searcher,
        simulations: int | None = None,
    ) -> None:
        """Create a player. `simulations` replaces the clock, which makes it repeatable if its searcher is."""
        self.options = options
        self.plan = plan
        self.searcher = searcher
        self.simulations = simulations
        self.pace = Pace()
        self.is_ready = False  # whether all kernels of the last search were compiled

    def think(
        self,
        position: Position,
        shortcuts: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Yield snapshots of the search of one move, the last one final.

        Args:
            position: the position to move in.
            shortcuts: functions asked in order for a move that needs no search.
            step: seconds for this move.
            bank: seconds left in the bank.
            started: time of `perf_counter` when the move began.
        """
        for source in shortcuts:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allocate(self.plan, step, bank, position.filled, self.pace.cpu_share)
        self.pace.begin_move(perf_counter(), thread_time())
        self.prepare(position, math.inf if self.simulations is not None else budget.hard - (perf_counter() - started))
        self._read_clock(started)
        proof = self.prove(position, budget, step, bank, started)
        if proof is not None and self._needs_no_search(proof, budget, started):
            yield self._proven_snapshot(proof, position, bank, started)
            return
        if proof is not None and proof.value is not None:  # all remaining moves keep the value
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif proof is not None:  # if the proof took all the time, leave some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        checks = MoveChecks(position, self.searcher, self.simulations)
        for simulations, end in self._batches(proof, checks, budget, started):
            yield checks.choose(self.look(position, proof, simulations, end, bank, started))

    def get_ready(self, position: Position, seconds: float) -> None:
        """Compile what a search of this position needs, for at most `seconds`."""
        end = perf_counter() + seconds
        self.prepare(position, seconds)
        if seconds < math.inf:
            BACKENDS.wait(end - perf_counter())

    def prepare(self, position: Position, patience: float) -> None:
        """Set prover and searcher to a position.

        Compiling may take `patience` seconds; missing kernels are ordered in the background, the most urgent first.
        """
        end = perf_counter() + patience
        if position.prover is not None:
            position.prover.get_ready(position.game, patience)
        if position.refuter is not None:
            position.refuter.get_ready(position.game, position.state, end - perf_counter())
        patience = end - perf_counter()
        self.is_ready = self.searcher.prepare(position, self.options, patience, self.simulations is None)

    def _read_clock(self, started: float) -> tuple[float, float]:
        """Return the seconds since the start of the move, and the CPU seconds since the last call."""
        now = perf_counter()
        return now - started, self.pace.look(now, thread_time())

    def calls(self, position: Position) -> list[KernelCall]:
        """Return all kernel calls of a search of this position."""
        return self.searcher.calls(position, self.options)

    def prove(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> ProofState | None:
        """Return what the prover proves within the time that a proof may take; None without a prover.

        Args:
            position: the position to prove.
            budget: limits of the move.
            step: seconds for this move.
            bank: seconds left in the bank.
            started: time of `perf_counter` when the move began.
        """
        prover = position.prover
        most = proof_seconds(self.plan, step, bank, self.pace.cpu_share)
        if prover is None or (most <= 0 and self.simulations is None):
            return None
        steps = prover.prove(position.game, position.state, most if self.simulations is None else math.inf)
        proof = next(steps)
        if self.simulations is not None:
            nodes = self.simulations * NODES_PER_SIMULATION
            in_reach = not proof.exact and prover.is_in_reach(position.game, position.state, nodes)
            return steps.send(nodes) if in_reach else proof
        forecast = prover.forecast(position.game, position.state, most)
        if forecast is ProofForecast.HOPELESS:
            return proof
        end = most if forecast is ProofForecast.LIKELY else self.plan.trial * budget.soft
        nodes, (begun, _) = FIRST_NODES, self._read_clock(started)
        now = begun
        while now < min(end, self.pace.hard_stop(budget, begun)) and not proof.exact:
            proof = steps.send(nodes)
            now, worked = self._read_clock(started)
            self.pace.record_batch(worked)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(worked, 1e-9))))
        return proof

    def _needs_no_search(self, proof: ProofState, budget: Budget, started: float) -> bool:
        """Return whether one move is proven best, or no time is left to search."""
        if proof.exact and len(proof.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard

    def _proven_snapshot(self, proof: ProofState, position: Position, bank: float, started: float) -> Snapshot:
        """Return the snapshot of the prover's first move."""
        move = proof.moves[0]
        value = 0.5 if proof.value is None else proof.value
        seconds = perf_counter() - started
        reason = "exact" if proof.exact else "hurry" if proof.value is None else "outcome"
        backend = "" if position.prover is None else position.prover.backend(position.game)
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=proof.plies, backend=backend, score=proof.score
        )

    def _batches(
        self, proof: ProofState | None, checks: MoveChecks, budget: Budget, started: float
    ) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, reason of the end or '') at intervals."""
        run, (begun, _) = self.searcher.run, self._read_clock(started)
        checks.begin(begun, self.pace.soft_stop(budget, begun), self.pace.cpu_share)
        total = self.searcher.begin(None if proof is None else proof.moves)
        if self.simulations is not None:
            for part in checks.parts(self.simulations - 1):
                total += run(part)
                checks.check_all()
            yield total, "search"
            return
        now, worked = self._read_clock(started)
        if worked > BATCH_SECONDS and now > budget.hard:  # interpreted, one more simulation may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / max(worked, 1e-9)))), now + SNAPSHOT_SECONDS
        speed = 0.0  # the highest rate so far, in simulations per second
        while True:
            done = run(batch)
            total += done
            now, worked = self._read_clock(started)
            worked = max(worked, 1e-9)
            self.pace.record_batch(worked)
            speed = max(done / worked, speed)
            remaining = self.pace.soft_stop(budget, begun) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.options.early_stop and not end:
                end = "settled" if self.searcher.is_settled((budget.soft - now) * speed) else ""
            if checks.are_due(now) or (end == "settled" and checks.next_move() is not None):
                now = self._check(checks, budget, begun, started)
                remaining = self.pace.soft_stop(budget, begun) - now
                end = end if checks.next_move() is None or remaining <= 0 else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
                self.pace.skip(perf_counter(), thread_time())  # the consumer's time is not the search's
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, max(remaining, 1e-4) / worked)))

    def _check(self, checks: MoveChecks, budget: Budget, begun: float, started: float) -> float:
        """Check the best move until one passes or there is no time; return the seconds since the start of the move."""
        now, _ = self._read_clock(started)
        while (move := checks.next_move()) is not None:
            limit = checks.limit_within(self.pace.cpu_share * (self.pace.soft_stop(budget, begun) - now))
            if not limit:
                break
            nodes = checks.check(move, limit)
            now, worked = self._read_clock(started)
            checks.measure(nodes, worked)
        return now

    def look(
        self, position: Position, proof: ProofState | None, simulations: int, end: str, bank: float, started: float
    ) -> Snapshot:
        """Return a snapshot of the search, with what is proven.

        Args:
            position: the position searched.
            proof: what the prover found, if there is one.
            simulations: number of simulations so far.
            end: why the search is over, or ''.
            bank: seconds in the bank when the move began.
            started: time of `perf_counter` when the move began.
        """
        snapshot = self.searcher.look()
        is_proven = snapshot.reason == "proven"
        snapshot = snapshot._replace(
            reason="proven" if is_proven else end or "search",
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            backend=self.searcher.backend,
        )
        if proof is None or proof.value is None:
            return snapshot
        if proof.exact:
            score = snapshot.score if proof.score is None else proof.score
            return snapshot._replace(reason="exact", value=proof.value, plies=proof.plies, score=score)
        return snapshot if is_proven else snapshot._replace(reason="outcome", value=proof.value)


# ==================================================================================================
# src/tempo/search/agent.py

"""Base class of the agents of all games: play under a clock, never raise, print one line per move.

A game adds how to read its observation, which shortcuts it knows, and how to format a move.
"""

USUAL_STEP = 2.0  # seconds
LONGEST_MESSAGE = 100  # characters of an error
UNNAMED_FILE = "agent"  # where a loader gives the text of a file in place of its name
FREE_SHARE = 0.7  # of the time for a move; the share of it that compiling may use after a quick move


class PlayerProfile(Protocol):
    """Protocol of a profile; a game's own profile has more fields."""

    @property
    def options(self) -> SearchOptions: ...

    @property
    def plan(self) -> TimePlan: ...


class PlainProfile(NamedTuple):
    """A profile without game-specific fields."""

    name: str
    options: SearchOptions = SearchOptions()
    plan: TimePlan = TimePlan()


class Task(NamedTuple):
    """The request of one move, read from the observation."""

    position: Position
    shortcuts: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left in the bank
    calls: tuple[KernelCall, ...] = ()  # kernel calls of the shortcuts


class ThinkingAgent:
    """One player for either side, for any number of games."""

    profile: Any  # of the game's own type

    def __init__(
        self,
        profile: PlayerProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
    ):
        """Create an agent. With `simulations` no clock is read, and games repeat from `seed`."""
        self.profile = profile
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.player = Player(profile.options, profile.plan, self.new_searcher(), simulations)
        self.prover = self.new_prover()
        self.log = log
        self.lock = Lock()
        self.last: Snapshot | None = None  # snapshot of the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """Return the agent's answer: the move, unless the game wraps it."""
        return self.choose(observation, configuration)

    def new_searcher(self) -> Searcher:
        """Return a new searcher. Each game names its own, so that a bundle holds no other search."""
        raise NotImplementedError

    def new_prover(self) -> Prover | None:
        """Return the game's solver if the profile wants it and the bundle holds it."""
        return None

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """Read the task from the observation; may raise anything."""
        raise NotImplementedError

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """Read the task while the clock of a move runs; what is not ready in time may be left out."""
        return self.read_task(observation, configuration)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """Return the legal moves with as little work as possible; may raise anything."""
        return moves_in(self.read_task(observation, configuration).position)

    def format_move(self, move: int) -> str:
        """Return the text of a move for the log."""
        return f"move={move}"

    def choose(self, observation: Any, configuration: Any) -> int:
        """Return the move to play; after any failure a legal one if it can be found."""
        if not self.lock.acquire(blocking=False):  # an earlier call was given up by its caller but is still searching
            return self.fallback_move(observation, configuration)
        try:
            BACKENDS.compiler.resume()
            return self.decide(observation, configuration)
        finally:
            BACKENDS.compiler.pause()
            self.lock.release()

    def decide(self, observation: Any, configuration: Any) -> int:
        """Return the move to play, for `choose`, which ensures that only one call runs."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_task_in_time(observation, configuration)
            for snapshot in self.player.think(task.position, task.shortcuts, task.step, task.bank, started):
                self.last = snapshot
            self._prepare_in_free_time(task, started)
        except Exception as error:  # a legal move is worth more than a traceback
            self.log_error(error)
        if self.last is None:
            move = self.fallback_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, seconds=perf_counter() - started)
        self._print_line(log_line(self.last, self.format_move(self.last.move)))
        return self.last.move

    def fallback_move(self, observation: Any, configuration: Any) -> int:
        """Return a random legal move, or 0 if none can be found."""
        with suppress(Exception):
            return random.choice(self.legal_moves(observation, configuration))
        return 0

    def _prepare_in_free_time(self, task: Task, started: float) -> None:
        """Compile after a move that took little time, for later moves that will have too little."""
        free = FREE_SHARE * task.step - (perf_counter() - started)
        is_wanted = self.player.simulations is None and not self.player.is_ready
        if is_wanted and self.last is not None and free >= LOADING_SECONDS:
            self.get_ready(task, free)
            self.last = self.last._replace(seconds=perf_counter() - started)

    def get_ready(self, task: Task, seconds: float = math.inf) -> None:
        """Compile what such a game needs, for at most `seconds`; without a limit, wait for all of it."""
        for called, arguments in task.calls:
            called.is_ready(*arguments, seconds=seconds)
        self.player.get_ready(task.position, seconds)

    def log_error(self, error: Exception) -> None:
        """Log an error and go on."""
        text = f"{type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}"
        self._print_line(f"tempo error {text} ({error_place(error)})")

    def _print_line(self, text: str) -> None:
        """Print one line if logging is on; a failure to print costs no move."""
        if self.log:
            with suppress(Exception):
                print(text)


def error_place(error: BaseException) -> str:
    """Return file and line of the innermost function of ours in the traceback of an error."""
    place, trace = "", error.__traceback__
    while trace is not None:
        names, file = trace.tb_frame.f_globals, trace.tb_frame.f_code.co_filename
        if names is globals() or str(names.get("__name__")).startswith("tempo."):
            place = f"{UNNAMED_FILE if len(file.splitlines()) > 1 else file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def only_move(legal: list[int]) -> Decision | None:
    """Return the only legal move, a pass included, or None."""
    return Decision(legal[0], "only", 0.5) if len(legal) == 1 else None


def step_seconds(configuration: Any) -> float:
    """Return the seconds per move, those of the usual clock if the configuration does not say."""
    return float((configuration or {}).get("actTimeout", USUAL_STEP))


def bank_seconds(observation: Any) -> float:
    """Return the seconds left in the bank, 0 if the observation does not say."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """Return the log line of a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    if snapshot.score is not None:
        parts.append(f"score={snapshot.score:+.1f}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    if snapshot.backend:
        parts.append(f"backend={snapshot.backend}")
    return " ".join(parts + [f"{name}={size}" for name, size in SHRUNK.items()])


# ==================================================================================================
# src/tempo/search/proofs.py

"""Exact results in the tree, and how they travel up (MCTS-Solver).

A proof is one integer, seen like all values from the side that moved into the node: won in n plies is END - n, lost in
n plies is -(END - n), a draw is DRAW, an open result UNKNOWN. So a larger proof is always better for the mover: the
nearer win, the farther loss. END - abs(proof) is the number of plies to the end, and the sign says who wins, except in
draws.
"""

UNKNOWN = 0
DRAW = 1
END = 10_000  # more plies than any game has


@inlined
def proof_of_outcome(outcome):
    """Return the proof of a position where the game is over, from LOST, DRAWN or WON."""
    if outcome == DRAWN:
        return DRAW
    return END * outcome


@inlined
def proof_in_plies(plies):
    """Return the proof of a position that is won in `plies`, or lost in `-plies` if negative; 0 is UNKNOWN."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def proven_value(proof, discount):
    """Return the value of a node with this proof, 0 lost to 1 won, discounted by its plies to the end."""
    return DRAW_RESULT if proof == DRAW else discounted_value(proof, END - abs(proof), discount)


@inlined
def proof_from_children(tree, node):
    """Return what the children prove of their parent: one won child suffices, else all must be proven.

    Children are seen from the parent's opponent, so the best of them for that side decides.
    """
    first = tree.selection[node].first
    if first == NO_CHILDREN:
        return UNKNOWN
    best = -END
    certain = True
    for child in range(first, first + tree.selection[node].count):
        proof = tree.stats[child].proof
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
# src/tempo/search/backup.py

"""Backup: carry results, visits and proofs from a leaf up to the root."""

# Stored q of a proven child: a won one beats every score, a lost one loses to every score.
# Its bonus is tiny rather than zero, which would mark it as untried.
Q_WON = np.float32(9.0)
Q_DRAWN = np.float32(0.5)
Q_LOST = np.float32(-9.0)
NO_BONUS = np.float32(1e-12)


@inlined
def back_up(game, tree, params, depth, top, value):
    """Add a result to every node on the path, from the leaf up to `top` (negamax backup).

    The value changes sides at each ply, and with `discount` below 1 moves towards one half. A draw is stored as
    `draw_value`, for either side. Return the value for the node above `top`.

    Args:
        game: Game; its evaluator gives the bonus and bias that are stored with the new mean.
        tree: Tree.
        params: SearchParams.
        depth: int64, index of the leaf in `tree.path`.
        top: int64, index of the last node that gets the result.
        value: float64, result for the side that moved into the leaf, 0 lost to 1 won.
    """
    for level in range(depth, top - 1, -1):
        node = tree.path[level]
        visits = tree.stats[node].visits if game.access.is_shared() else game.access.add_visits(tree, node, 1)
        total = game.access.add_value(tree, node, params.draw_value if value == DRAW_RESULT else value)
        if is_open(tree, params, node):
            tree.selection[node].q = mean_value(game, tree, params, node, visits, total)
            if not game.access.is_shared():
                tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
        value = 0.5 + (0.5 - value) * params.discount
    if params.implicit_minimax > 0.0:
        for level in range(depth - 1, top - 1, -1):
            mix_in_best_reply(game, tree, params, tree.path[level])
    return value


@inlined
def mean_value(game, tree, params, node, visits, total):
    """Return the q of a node: the mean of its results, and the bias of its prior.

    Args:
        game: Game, whose evaluator gives the bias.
        tree: Tree.
        params: SearchParams.
        node: int64, index of the node.
        visits: int64, its visits.
        total: float64, the sum of its results.
    """
    return total / visits + game.evaluator.bias(tree, params, node, visits)


@njit
def mix_in_best_reply(game, tree, params, node):
    """Mix the value of the best reply into the q of a node: (1 - a) * mean + a * best reply, a = `implicit_minimax`."""
    first = game.access.first_child(tree, node)
    if first <= NO_CHILDREN or not is_open(tree, params, node):
        return
    best = -math.inf
    for child in range(first, first + tree.selection[node].count):
        visits = tree.stats[child].visits
        if visits > 0:
            best = max(best, float(tree.selection[child].q) - float(game.evaluator.bias(tree, params, child, visits)))
    if best > -math.inf:
        bias = float(game.evaluator.bias(tree, params, node, tree.stats[node].visits))
        mean = float(tree.selection[node].q) - bias
        reply = 1.0 - min(max(best, 0.0), 1.0)
        tree.selection[node].q = mean + params.implicit_minimax * (reply - mean) + bias


@inlined
def is_open(tree, params, node):
    """Return whether means are stored for a node: it is not proven, or proofs do not count."""
    return not params.proofs or tree.stats[node].proof == UNKNOWN


@njit
def visit(game, tree, params, node):
    """Count a visit whose result is not known yet: it looks like a loss to the other threads (virtual loss)."""
    visits = game.access.add_visits(tree, node, 1)
    if is_open(tree, params, node):
        tree.selection[node].q = mean_value(game, tree, params, node, visits, tree.stats[node].value)
        if params.implicit_minimax > 0.0:
            mix_in_best_reply(game, tree, params, node)
        tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@njit
def add_visits_above(game, tree, params, anchor, count):
    """Count visits of the nodes above the anchor whose results are not known yet: they look explored to others."""
    for level in range(anchor):
        node = tree.path[level]
        visits = game.access.add_visits(tree, node, count)
        if is_open(tree, params, node):
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@njit
def add_results_above(game, tree, params, anchor, count, done, draws, total):
    """Add the results of the simulations from the anchor to the nodes above it.

    Args:
        game, tree, params: as in `search`.
        anchor: int64, index of the anchor in `tree.path`.
        count: int64, how many visits were counted before.
        done: int64, how many simulations there were.
        draws: int64, how many of them were draws.
        total: float64, sum of the other results, for the side that moved into the node above the anchor.
    """
    for level in range(anchor - 1, -1, -1):
        node = tree.path[level]
        value = game.access.add_value(tree, node, total + draws * params.draw_value)
        visits = game.access.add_visits(tree, node, done - count)
        if is_open(tree, params, node):
            tree.selection[node].q = mean_value(game, tree, params, node, visits, value)
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
            if params.implicit_minimax > 0.0:
                mix_in_best_reply(game, tree, params, node)
        total = 0.5 * (done - draws) + (0.5 * (done - draws) - total) * params.discount


@inlined
def resolve_leaf(game, tree, params, depth):
    """Store the proof of a new node if the game is over there, or if the leaf solver decides it."""
    node = tree.path[depth]
    proof = UNKNOWN
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        proof = proof_of_outcome(outcome)
    elif params.proofs:
        proof = proof_in_plies(game.leaf_solver(game.board, tree.state))
    if proof == UNKNOWN:
        game.access.mark_open(tree, node)
    elif game.access.set_proof(tree, node, proof) and params.proofs:
        prove(game, tree, depth)


@inlined
def prove(game, tree, depth):
    """Carry the proof at the end of the path up as far as each parent is decided by its children.

    Of two threads that prove the last children of a node, the later one sees both.
    """
    mark_proven(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN or not game.access.set_proof(tree, node, proof):
            return
        mark_proven(tree, node)


@inlined
def mark_proven(tree, node):
    """Overwrite the selection part of a proven node, so that its parent takes a win at once and a loss last."""
    proof = tree.stats[node].proof
    tree.selection[node].child_bonus = NO_BONUS
    if proof == DRAW:
        tree.selection[node].q = Q_DRAWN
    else:
        tree.selection[node].q = Q_WON if proof > DRAW else Q_LOST


# ==================================================================================================
# src/tempo/search/leaves/rave.py

"""RAVE: a move's value from all simulations in which its side plays it later (AMAF), mixed with its own mean.

Every playout says something about dozens of moves, so a child has an AMAF mean long before it has visits. It is biased,
and its weight falls as the child's own visits n grow, with m simulations in the AMAF mean (Silver's formula):

    q = (1 - beta) * mean + beta * AMAF mean,    beta = m / (m + n + m * n / rave)

The moves of a simulation are those of its path and of its playout, which logs them. Each child of each node on the path
whose move its side plays from there on gets the result.

The untried child with the best AMAF mean is tried first. It is compared with the others as if it had one visit. One
without AMAF mean is worth `first_play`. One thread searches: others would see children that change their places.
"""

MOST_ACTIONS = 1 << 15
AMAF = np.dtype([("value", np.float32), ("visits", np.int32)])


class Rave(NamedTuple):
    """Arrays of RAVE beside a tree of N nodes."""

    amaf: np.ndarray  # AMAF[N], sum and number of the results of simulations with the node's move
    log: np.ndarray  # int16[plies of the longest game + 1], moves of the playout
    later: np.ndarray  # bool[2, MOST_ACTIONS], moves of each side that come later in the simulation; else all False


def new_rave(game: Game, nodes: int) -> Rave:
    """Return the arrays for an empty tree."""
    log, later = np.full(game.plies + 1, END_OF_LOG), np.zeros((2, MOST_ACTIONS), np.bool_)
    return Rave(np.zeros(nodes, AMAF).view(np.recarray), log, later)


@njit
def rave_value(game, tree, params, rng, depth):
    """Return the result of one random playout, and add it to the AMAF means; arguments as in `playout_value`."""
    log = tree.rave.log
    log[0] = END_OF_LOG
    plies = game.playout(game.board, tree.state, rng, log)
    value = discounted_value(plies, abs(plies), params.discount)
    mark_playout(tree, depth, True)
    for level in range(depth, -1, -1):
        add_to_children(game, tree, params, level, value if (depth - level) & 1 == 1 else 1.0 - value)
        if level > 0:
            tree.rave.later[(level - 1) & 1, tree.selection[tree.path[level]].action] = True
    mark_playout(tree, depth, False)
    for level in range(1, depth + 1):
        tree.rave.later[(level - 1) & 1, tree.selection[tree.path[level]].action] = False
    return value


@njit
def mark_playout(tree, depth, is_later):
    """Set `later` of the moves of the playout, which starts `depth` plies below the root."""
    ply = 0
    while tree.rave.log[ply] != END_OF_LOG:
        tree.rave.later[(depth + ply) & 1, tree.rave.log[ply]] = is_later
        ply += 1


@njit
def add_to_children(game, tree, params, level, value):
    """Add a result to those children of a node on the path whose moves come later in the simulation.

    Args:
        game, tree, params: as in `playout_value`; `tree.rave.later` holds the moves after the node.
        level: int64, index of the node in `tree.path`.
        value: float64, result for the side to move there.
    """
    node = tree.path[level]
    first = game.access.first_child(tree, node)
    if first == NO_CHILDREN:
        return
    value = params.draw_value if value == DRAW_RESULT else value
    for child in range(first, first + tree.selection[node].count):
        if tree.rave.later[level & 1, tree.selection[child].action]:
            tree.rave.amaf[child].value += np.float32(value)
            tree.rave.amaf[child].visits += 1
            visits = tree.stats[child].visits
            if visits > 0 and is_open(tree, params, child):
                tree.selection[child].q = mean_value(game, tree, params, child, visits, tree.stats[child].value)
                if params.implicit_minimax > 0.0:
                    mix_in_best_reply(game, tree, params, child)


@njit
def rave_bias(tree, params, node, visits):
    """Return what the AMAF mean and the prior add to the mean value of a node."""
    bias = progressive_bias(tree, params, node, visits)
    amaf = tree.rave.amaf[node]
    if amaf.visits == 0:
        return bias
    beta = amaf.visits / (amaf.visits + visits + amaf.visits * visits / params.rave)
    return bias + beta * (amaf.value / amaf.visits - tree.stats[node].value / visits)


BY_RAVE = BY_PLAYOUT._replace(value=rave_value, bias=rave_bias)


@njit
def draw_best_untried(tree, rave, params, rng, child, end, bonus):
    """Swap an untried child with the best score to the place of `child`; return the score.

    Args:
        tree: Tree.
        rave: Rave.
        params: SearchParams.
        rng: uint64[...], state of the random number generator, which draws among equal ones.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
        bonus: float32, exploration bonus of a child with one visit.
    """
    best, equals = child, 0
    best_score = -np.inf
    for other in range(child, end):
        visits = rave.amaf[other].visits
        score = bonus + rave.amaf[other].value / visits if visits > 0 else np.float64(params.first_play)
        score += tree.selection[other].q
        if score > best_score:
            best, best_score, equals = other, score, 1
        elif score == best_score:
            equals += 1
            if below(rng, equals) == 0:
                best = other
    swap_untried(tree, rave, child, best)
    return best_score


@njit
def swap_untried(tree, rave, child, other):
    """Swap two untried children."""
    action, q = tree.selection[child].action, tree.selection[child].q
    tree.selection[child].action, tree.selection[child].q = tree.selection[other].action, tree.selection[other].q
    tree.selection[other].action, tree.selection[other].q = action, q
    value, visits = rave.amaf[child].value, rave.amaf[child].visits
    copy_amaf(rave, other, child)
    rave.amaf[other].value, rave.amaf[other].visits = value, visits
    if tree.priors.size > 1:
        prior = tree.priors[child]
        tree.priors[child] = tree.priors[other]
        tree.priors[other] = prior


@njit
def copy_amaf(rave, node, target):
    """Copy a node's AMAF mean to another node, if there is one."""
    if rave is not None:
        rave.amaf[target].value = rave.amaf[node].value
        rave.amaf[target].visits = rave.amaf[node].visits


@njit
def forget_amaf(rave, node):
    """Reset a node's AMAF mean to zero, if there is one."""
    if rave is not None:
        rave.amaf[node].value = 0.0
        rave.amaf[node].visits = 0


# ==================================================================================================
# src/tempo/search/tree.py

"""Search tree: two flat arrays; a node is an index, and the children of a node lie side by side.

A tree of millions of nodes is bound by cache misses, not by arithmetic. So what selection reads (SELECTION) takes 16
bytes per node: seven children fill two neighbouring cache lines, and the place of the next level is known as soon as a
child is chosen. What only the backup needs (STATS) lies in an array of its own.

Values are from the view of the side that moved into the node (negamax). Children are appended when a simulation first
passes through their parent; tried children come before untried ones. All entries from `used` on are zero.
"""

ROOT = 0
NOT_IN_TREE = -1
# sqrt(2 ln t) for small t: a logarithm costs more than the rest of a selection. The table is a field of the tree, since
# a constant of that size would be the largest part of the machine code.
UCB_PARENT_BONUSES = np.sqrt(2 * logs_of(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
UNTRIED = np.float32(0.0)  # `child_bonus` of a child without visits

SELECTION = np.dtype(
    [
        ("q", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("child_bonus", np.float32),  # exploration factor by the child's visits: 1 / sqrt(visits) in UCB
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # move that leads here
        ("count", np.int16),  # number of children
    ]
)
STATS = np.dtype(
    [
        ("value", np.float64),  # sum of the results, 0 lost to 1 won each
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # exact result (proofs.py), or UNKNOWN
    ]
)


class Tree(NamedTuple):
    """Arrays of a search tree; N is its capacity in nodes."""

    selection: Any  # SELECTION[N]
    stats: Any  # STATS[N]
    priors: np.ndarray  # float32[N], prior of the move that leads to each node; float32[1] where the game gives none
    used: np.ndarray  # int64[1], number of nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], nodes of the current simulation
    state: np.ndarray  # position at the end of that path, an array as the game defines it
    actions: np.ndarray  # int16[most legal moves], scratch for the legal moves
    scratch_priors: np.ndarray  # float32[most legal moves], scratch for their priors
    anchor: np.ndarray  # position of the node that simulations start from, like `state`
    parent_bonuses: np.ndarray = UCB_PARENT_BONUSES  # float32[2^16], exploration factor by the parent's visits
    rave: Any = None  # Rave (leaves/rave.py), or None without


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """Return an empty tree. The operating system hands out its memory only as nodes come into use."""
    return Tree(
        selection=np.zeros(nodes, SELECTION).view(np.recarray),
        stats=np.zeros(nodes, STATS).view(np.recarray),
        priors=np.zeros(1 if game.ordering is RANDOM_ORDER else nodes, np.float32),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
        scratch_priors=np.zeros(game.actions, np.float32),
        anchor=np.zeros_like(state),
        rave=new_rave(game, nodes) if game.evaluator is BY_RAVE else None,
    )


def clear(tree: Tree) -> None:
    """Remove all nodes."""
    used = int(tree.used[0])
    tree.selection[:used] = np.zeros((), SELECTION)
    tree.stats[:used] = np.zeros((), STATS)
    tree.priors[:used] = 0.0
    if tree.rave is not None:
        tree.rave.amaf[:used] = np.zeros((), AMAF)
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """Return the indices of a node's children."""
    first = int(tree.selection[node].first)
    return range(first, first + int(tree.selection[node].count))


def is_solved_leaf(tree: Tree, node: int) -> bool:
    """Return whether a node is proven but not expanded, so that it has no move to choose from."""
    return bool(tree.stats[node].proof != 0) and tree.selection[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Keep only the children that these actions lead to, in their present order."""
    place = first = int(tree.selection[node].first)
    for child in children(tree, node):
        if tree.selection[child].action in actions:
            tree.selection[place] = tree.selection[child]
            tree.stats[place] = tree.stats[child]
            if has_priors(tree):
                tree.priors[place] = tree.priors[child]
            copy_amaf(tree.rave, child, place)
            place += 1
    tree.selection[node].count = place - first


@inlined
def has_priors(tree):
    """Return whether the game gives its moves priors."""
    return tree.priors.size > 1


@kernel
def find_position(game, tree, root_state, state):
    """Return the node of a position at most two plies below the root, or NOT_IN_TREE.

    Args:
        game: Game.
        tree: Tree; `state` is used as scratch.
        root_state: the position at the root.
        state: the position to find.
    """
    if same_state(root_state, state):
        return ROOT
    first = tree.selection[ROOT].first
    for child in range(first, first + tree.selection[ROOT].count):
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.selection[child].action)
        if same_state(tree.state, state):
            return child
        below = tree.selection[child].first
        for grandchild in range(below, below + tree.selection[child].count):
            copy_state(tree.state, root_state)
            game.play(game.board, tree.state, tree.selection[child].action)
            game.play(game.board, tree.state, tree.selection[grandchild].action)
            if same_state(tree.state, state):
                return grandchild
    return NOT_IN_TREE


@inlined
def same_state(one, other):
    """Return whether two states are the same position."""
    for i in range(one.size):
        if one[i] != other[i]:
            return False
    return True


@inlined
def copy_state(target, source):
    """Overwrite one state with another."""
    for i in range(source.size):
        target[i] = source[i]


@kernel
def reroot(tree, root, moved_parent):
    """Make a node the root: keep the nodes below it and drop all others, in place and in one pass.

    A node always lies behind its parent, so sliding what is kept towards the front never overwrites what is still to be
    moved.

    Args:
        tree: Tree.
        root: int64, the node that becomes ROOT.
        moved_parent: int32[used], all NOT_IN_TREE. At the first child of each kept block it takes the new index of the
            parent.
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
        tree.selection[parent].first = used
        for _ in range(tree.selection[parent].count):
            move_node(tree, node, used, moved_parent)
            used += 1
            node += 1
    tree.used[0] = used
    for node in range(used, old_used):
        forget_node(tree, node)


@inlined
def move_node(tree, node, target, moved_parent):
    """Copy a node to `target`, and note at its first child where the parent is now."""
    if tree.selection[node].first != NO_CHILDREN:
        moved_parent[tree.selection[node].first] = target
    tree.selection[target] = tree.selection[node]
    tree.stats[target] = tree.stats[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]
    copy_amaf(tree.rave, node, target)


@inlined
def forget_node(tree, node):
    """Reset a node to zero."""
    tree.selection[node].q = 0.0
    tree.selection[node].child_bonus = UNTRIED
    tree.selection[node].first = NO_CHILDREN
    tree.selection[node].action = 0
    tree.selection[node].count = 0
    tree.stats[node].value = 0.0
    tree.stats[node].visits = 0
    tree.stats[node].proof = 0
    if has_priors(tree):
        tree.priors[node] = 0.0
    forget_amaf(tree.rave, node)


# ==================================================================================================
# src/tempo/search/choose.py

"""Choose the final move from a searched tree: node values, best move, early stop, principal variation."""

TROUBLE = 0.4  # no early stop while the best move is worth less than this


def node_value(tree: Tree, node: int) -> float:
    """Return the value of a node: its proof, else its mean, else one half."""
    proof, visits = int(tree.stats[node].proof), int(tree.stats[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.stats[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """Return the child of the root to play: proven wins first, proven losses last, others by merit, then prior."""

    def rank(child: int) -> tuple[int, float, int, float]:
        proof, visits = int(tree.stats[child].proof), int(tree.stats[child].visits)
        promise = float(tree.priors[child]) if has_priors(tree) else 0.0
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits, promise)
        return (0, merit(choose, node_value(tree, child), visits, proof == DRAW), visits, promise)

    return max(children(tree, ROOT), key=rank)


def merit(choose: str, value: float, visits: float, certain: bool) -> float:
    """Return what a move is ranked by: visits, value, or the lower confidence bound of the value."""
    if choose == "visits":
        return visits
    if visits == 0:
        return -math.inf
    return value - (1.0 / math.sqrt(visits) if choose == "bound" and not certain else 0.0)


def is_settled(tree: Tree, choose: str, simulations: float) -> bool:
    """Return whether this many more simulations cannot change the chosen move among those not proven lost.

    Proofs could still change it. So a search whose best move looks bad goes on: that move may turn out to be lost.
    """
    not_lost = [child for child in children(tree, ROOT) if tree.stats[child].proof >= UNKNOWN]
    if len(not_lost) < 2:
        return True
    best = best_move(tree, choose)
    if node_value(tree, best) < TROUBLE:
        return False
    least = _prospect(tree, best, choose, simulations, 0.0)
    return all(_prospect(tree, child, choose, simulations, 1.0) < least for child in not_lost if child != best)


def _prospect(tree: Tree, child: int, choose: str, simulations: float, result: float) -> float:
    """Return the merit of a move if this many more simulations all had the same result, 0 or 1."""
    visits, value = int(tree.stats[child].visits), node_value(tree, child)
    if choose == "visits":
        return visits + result * simulations  # at worst none of them visits this move
    if tree.stats[child].proof == DRAW:
        return merit(choose, value, visits, certain=True)
    total = visits + simulations
    return merit(choose, (value * visits + result * simulations) / total if total else value, total, certain=False)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """Return the moves from the root through `node` and on along the most visited children."""
    line = [int(tree.selection[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        visits = tree.stats.visits[kids.start : kids.stop]
        node = kids.start + int(visits.argmax())
        if visits[node - kids.start] == 0:
            break
        line.append(int(tree.selection[node].action))
    return tuple(line)


# ==================================================================================================
# src/tempo/search/expand.py

"""Expansion: add a node's children to the tree, and draw among untried ones."""


@inlined
def draw_untried(tree, rng, child, end):
    """Swap a random one of the untried children with the same q as `child` to the place of `child`.

    Args:
        tree: Tree.
        rng: uint64[...], state of the random number generator.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
    """
    swap_actions(tree, child, child + below(rng, end_of_equals(tree, child, end) - child))


@njit
def shuffle_untried(tree, rng, first, end):
    """Shuffle untried children, each among those with the same q, which lie side by side."""
    child = first
    while child < end:
        last = end_of_equals(tree, child, end) - 1
        while child < last:
            swap_actions(tree, child, child + below(rng, last + 1 - child))
            child += 1
        child += 1


@inlined
def end_of_equals(tree, child, end):
    """Return the index after the last of the untried children with the same q as `child`."""
    equal = child + 1
    while equal < end and tree.selection[equal].q == tree.selection[child].q:
        equal += 1
    return equal


@inlined
def swap_actions(tree, child, other):
    """Swap the actions of two untried children, which differ in nothing else."""
    action = tree.selection[other].action
    tree.selection[other].action = tree.selection[child].action
    tree.selection[child].action = action


@inlined
def expand_if_due(game, tree, params, rng, node):
    """Expand a node if it is unproven and due; return whether it has children now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    first = new_children(game, tree, params, node)
    if first == NO_CHILDREN:
        return False
    if game.access.is_shared():
        shuffle_untried(tree, rng, first, first + tree.selection[node].count)
    game.access.publish(tree, node, first)
    return True


@inlined
def new_children(game, tree, params, node):
    """Append one child for each legal move and return the index of the first, for the caller to publish.

    Return NO_CHILDREN if the tree is full, which is searched on as it is, or if another thread adds them.
    """
    if not game.access.claim(tree, node):
        return NO_CHILDREN
    count = game.legal(game.board, tree.state, tree.actions)
    first = game.access.take_nodes(tree, count)
    if first == NO_CHILDREN:
        game.access.publish(tree, node, NO_CHILDREN)
    else:
        game.ordering.add_children(game, tree, params, first, count)
        tree.selection[node].count = count
    return first


# ==================================================================================================
# src/tempo/search/mcts.py

"""Monte-Carlo tree search for any game with the contract of game.py.

One simulation walks down the tree by what is known so far (`select`), adds children to the node it ends at (`expand`),
plays a random game from there (`simulate`), and adds the result to every node on the path (`back_up`). Over many
simulations the visits gather on the best moves.

`select` follows UCB1 (UCT): the child with the largest upper confidence bound on its mean value,

    q + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Each factor depends on one node only. It is computed when that node changes and stored there, so that comparing
children costs one multiplication and one addition per child. PUCT (leaves/puct.py) only stores other factors.

With `params.proofs`, exact results travel up the tree (MCTS-Solver, proofs.py): a node is proven as soon as its
children decide it, and proven nodes are not searched again. A game with a leaf solver is asked about each new node.

A game with many moves may give priors, which order a node's untried moves (ordering.py), and may delay expansion
until a node has several visits: most nodes never get that far, and children are what uses up memory.

Several threads may search one tree with the same code (threads/): the game's `access` then makes the changes atomic.
Nothing is locked. A visit is counted on the way down and looks like a loss until its result is there (virtual loss), so
the other threads go elsewhere. What is derived from visits and values, a node's q and bonus, is overwritten by whoever
comes last, and the next visit corrects it.
"""

WORSE_THAN_ANY = np.float32(-99.0)
FROM_ANCHOR = 64  # simulations from one anchor


@kernel
def search(game, tree, root_state, params, rng, simulations):
    """Run simulations from the root and return their number, smaller than asked only if the root is proven.

    Args:
        game: Game, the rules as a tuple of jitted functions.
        tree: Tree, changed in place; node 0 is the root.
        root_state: the position at the root, an array as the game defines it; not changed.
        params: SearchParams (options.py).
        rng: uint64[...], state of the random number generator (native/rng.py), changed in place.
        simulations: int64, the most simulations to run.
    """
    done = 0
    while done < simulations:
        count = min(FROM_ANCHOR, simulations - done) if params.anchor_visits > 0 else simulations
        completed = search_from_anchor(game, tree, root_state, params, rng, count)
        done += completed
        if completed < count:
            break
    return done


@njit
def search_from_anchor(game, tree, root_state, params, rng, count):
    """Run `count` simulations, fewer only if the root is proven, and return their number.

    All start from the anchor, a node that was visited often. The nodes above it get the visits before and the results
    afterwards, in one step: that costs less, and several threads do not wait for each other there.

    Args:
        game, tree, root_state, params, rng: as in `search`.
        count: int64.
    """
    anchor = go_to_anchor(game, tree, root_state, params, rng)
    add_visits_above(game, tree, params, anchor, count)
    done, draws, total = 0, 0, 0.0
    while done < count and not (params.proofs and game.access.proof(tree, ROOT) != UNKNOWN):
        copy_state(tree.state, tree.anchor)
        depth = select(game, tree, params, rng, anchor)
        value = simulate(game, tree, params, rng, depth)
        value = back_up(game, tree, params, depth, anchor, value)
        done += 1
        if anchor > 0:
            if value == DRAW_RESULT:
                draws += 1
            else:
                total += value
    add_results_above(game, tree, params, anchor, count, done, draws, total)
    return done


@njit
def go_to_anchor(game, tree, root_state, params, rng):
    """Walk down from the root while nodes have `anchor_visits`; leave the position in `tree.anchor`, return the depth.

    Args:
        game, tree, root_state, params, rng: as in `search`.
    """
    copy_state(tree.anchor, root_state)
    node = ROOT
    tree.path[0] = node
    depth = 0
    while 0 < params.anchor_visits <= tree.stats[node].visits and game.access.first_child(tree, node) > NO_CHILDREN:
        node = best_child(game, tree, node, params, rng)
        if tree.stats[node].visits < params.anchor_visits:
            break
        game.play(game.board, tree.anchor, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def select(game, tree, params, rng, depth):
    """Walk down from the node at `depth` on the path to a leaf, playing its moves on `tree.state`; return its depth.

    A leaf is a node without children that gets none in this simulation. Unproven nodes that are due are expanded on the
    way, so a simulation adds at most one block of children.

    Args:
        game: Game.
        tree: Tree; `path[0]` to `path[depth]` are set, `state` is the position at `path[depth]`.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index in `tree.path` at which to start.
    """
    node = tree.path[depth]
    while game.access.first_child(tree, node) > NO_CHILDREN or expand_if_due(game, tree, params, rng, node):
        if game.access.is_shared():
            visit(game, tree, params, node)
        node = best_child(game, tree, node, params, rng)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    if game.access.is_shared():
        visit(game, tree, params, node)
    return depth


@njit
def draws_untried(game, tree, rave, params, rng, child, end, bonus, best_score):
    """Return whether an untried child scores more than the tried ones; if so, it is swapped to the place of `child`.

    Args:
        game, tree, params, rng: as in `best_child`.
        rave: Rave, or None, which the compiler decides by.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
        bonus: float, exploration bonus of a child with one visit.
        best_score: float, the best score of the tried children.
    """
    if rave is not None:
        return draw_best_untried(tree, rave, params, rng, child, end, bonus) > best_score
    if params.first_play + tree.selection[child].q <= best_score:
        return False
    if not game.access.is_shared():  # which shuffles them before another thread sees them
        draw_untried(tree, rng, child, end)
    return True


@inlined
def best_child(game, tree, node, params, rng):
    """Return the child with the highest upper confidence bound, or an untried one.

    Tried children come first, so the scan ends at the first untried child. That one is worth `first_play` plus its
    prior bonus; it wins against every tried child that scores no more. RAVE (leaves/rave.py) has another order.

    Args:
        game: Game; its evaluator says how the parent's visits weigh (`parent_bonus`).
        tree: Tree.
        node: int64, index of the parent; it has children.
        params: SearchParams.
        rng: uint64[...], state of the random number generator, which draws among equal untried children.
    """
    bonus = params.exploration * game.evaluator.parent_bonus(tree, tree.stats[node].visits)
    first = tree.selection[node].first
    end = first + tree.selection[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.selection[child].child_bonus == UNTRIED:
            if draws_untried(game, tree, tree.rave, params, rng, child, end, bonus, best_score):
                best = child
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def simulate(game, tree, params, rng, depth):
    """Return the value of the last node on the path for the side that moved into it, 0 lost to 1 won.

    Args:
        game: Game; its evaluator values a leaf that is not proven.
        tree: Tree; `state` is the position of the last node on the path.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index of the last node in `tree.path`.
    """
    node = tree.path[depth]
    if game.access.is_new(tree, node):
        resolve_leaf(game, tree, params, depth)
    proof = game.access.proof(tree, node)
    if proof == UNKNOWN:
        return game.evaluator.value(game, tree, params, rng, depth)
    if params.proofs and game.access.is_shared():
        mark_proven(tree, node)  # a thread that had not seen the proof may have written a mean since
    return proven_value(proof, params.discount)


# ==================================================================================================
# src/tempo/search/tree_searcher.py

"""Tree search as a `Searcher`: the tree is kept from one move to the next."""

NODE_BYTES = 44  # at most
MOST_INTERPRETED = 5_000  # most nodes that interpreted code re-roots on a clock: 0.1 s


def largest_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """Return an empty tree of `nodes`, halved until there is memory for it."""
    sizes = [nodes >> halvings for halvings in range(9)]
    return new_tree(game, state, fitting_size("nodes", {size: NODE_BYTES * size for size in sizes}))


class TreeSearcher:
    """Searches the positions of one player and keeps its tree."""

    def __init__(self, rng: np.ndarray) -> None:
        self.rng = rng
        self.options = SearchOptions()
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.searching: BoundKernel | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`. A tree grown by compiled code is too large for the interpreter."""
        game, state = self.game_for(position, options), position.state
        tree = self.tree if self.tree is not None and self.game == game else largest_tree(game, state, options.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, params_of(options, position.filled, bool(game.nn_eval)), self.rng, 1)),
        ]

    def game_for(self, position: Position, options: SearchOptions) -> Game:
        """Return the game of a position as it is searched: with RAVE if wanted, where playouts value the leaves."""
        game = position.game
        return game._replace(evaluator=BY_RAVE) if options.rave > 0 and game.evaluator is BY_PLAYOUT else game

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the root and bind the search; see `Searcher`."""
        self.options = options
        if on_a_clock and position.plain is not None and not self._is_compiled(position, patience):
            position = position._replace(game=position.plain)
        self.set_root(position, patience, on_a_clock)
        calls = self.calls(position, options)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = self._bind_search(calls[-1][1], patience)
        return all(ready)

    def _bind_search(self, full: tuple[Any, ...], patience: float) -> BoundKernel:
        """Return the search bound to all arguments but the number of simulations."""
        return search.bind(*full[:-1], last=(1,), seconds=patience)

    def _is_compiled(self, position: Position, patience: float) -> bool:
        """Return whether the search of a position is compiled; order it if not."""
        called, arguments = self.calls(position, self.options)[-1]
        return called.is_ready(*arguments, seconds=patience)

    def set_root(self, position: Position, patience: float = inf, on_a_clock: bool = False) -> Tree:
        """Return the tree with this position at its root, re-rooted if the last tree has it, else empty."""
        game, state = self.game_for(position, self.options), position.state
        if self.tree is None or self.game != game:
            self.forget()
            self.tree, self.game = largest_tree(game, state, self.options.nodes), game
        else:
            root = NOT_IN_TREE
            if self.options.reuse:
                root = find_position.bind(game, self.tree, self.root_state, state, seconds=patience)()
            if root == NOT_IN_TREE or is_solved_leaf(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self._move_to_root(self.tree, int(root), patience, on_a_clock)
        self.root_state = state.copy()
        return self.tree

    def _move_to_root(self, tree: Tree, root: int, patience: float, on_a_clock: bool) -> None:
        """Make a node the root; on a clock, clear the tree instead where interpreted code would take long."""
        moved_parent = np.full(tree.used[0], NOT_IN_TREE, np.int32)
        moving = reroot.bind(tree, root, moved_parent, seconds=patience)
        if on_a_clock and moving.backend == PYTHON and moved_parent.size > MOST_INTERPRETED:
            clear(tree)
        else:
            moving()

    def forget(self) -> None:
        """Drop the tree, and the search that is bound to it."""
        self.tree = self.searching = None

    @property
    def backend(self) -> str:
        """The backend of native/jit.py that runs the search now."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Run one simulation, which expands the root, and keep only these moves."""
        assert self.tree is not None
        done = self.run(1)
        if moves is not None:
            restrict(self.tree, ROOT, moves)
        return done

    def run(self, simulations: int) -> int:
        """Run this many simulations; see `Searcher`."""
        assert self.searching is not None
        return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """Return whether this many more simulations cannot change the move."""
        assert self.tree is not None
        return is_settled(self.tree, self.options.choose, simulations)

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven; see `Searcher`."""
        assert self.tree is not None
        best = best_move(self.tree, self.options.choose)
        return int(self.tree.selection[best].action) if self.tree.stats[best].proof == UNKNOWN else None

    def refute(self, move: int, plies: int) -> None:
        """Store the proof that a move loses, and what it proves of the root; see `Searcher`."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        tree.stats[node].proof = proof_in_plies(-plies)
        mark_proven(tree, node)
        tree.stats[ROOT].proof = proof_from_children(tree, ROOT)
        if tree.stats[ROOT].proof != UNKNOWN:
            mark_proven(tree, ROOT)

    def look(self) -> Snapshot:
        """Return a snapshot. It has priors only with a network: those of other games are no probabilities."""
        tree = self.tree
        assert tree is not None and self.game is not None
        kids = children(tree, ROOT)
        best = best_move(tree, self.options.choose)
        proof = int(tree.stats[best].proof) if self.options.proofs else UNKNOWN
        line = expected_line(tree, best)
        return Snapshot(
            move=int(tree.selection[best].action),
            reason="proven" if proof != UNKNOWN else "search",
            value=node_value(tree, best),
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.selection[child].action) for child in kids),
            visits=tuple(int(tree.stats[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            proofs=tuple(int(tree.stats[child].proof) for child in kids) if self.options.proofs else (),
            line=line,
            priors=tuple(float(tree.priors[child]) for child in kids) if self.game.nn_eval else (),
        )

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        return expected_line(tree, node)


# ==================================================================================================
# src/tempo/games/gomoku/gomoku_agent.py

"""The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.

The environment `gomoku` calls an agent with an observation and a configuration; it returns a cell. An agent plays
either seat, boards of any size and any number of games. It never raises an exception; in the worst case it plays a
random empty cell.
"""

register(MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "rules": rules_playout, "weighted": weighted_playout}
DEFAULT_SIZE, DEFAULT_INAROW = 15, 5
# Node limit of the search for a win by threats, before the tree search: a share of the move's time, in nodes.
WIN_SHARE = 0.2
MAX_WIN_NODES = 1_000_000
WIN_NODES_PER_SIMULATION = 5  # where a move is limited by simulations


class GomokuView(NamedTuple):
    """The fields of an observation and its configuration."""

    size: int
    inarow: int
    cells: list[int]  # row by row from the top
    mark: int  # our mark, 1 or 2
    step: float  # seconds for each move
    bank: float  # seconds of overage left

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.cells) if mark == 0]


class PendingWin(NamedTuple):
    """A win by threats that the agent is playing out."""

    stones: int  # on the board when it was found
    plies: int  # to the win at most, from there


class GomokuAgent(ThinkingAgent):
    """An agent for Gomoku."""

    profile: GomokuProfile
    pending_win: PendingWin | None = None
    refuter: ThreatRefuter | None = None

    def new_searcher(self) -> Searcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        state = new_gomoku_state(view.cells, view.size, view.inarow, view.mark)
        game = game_of(view.size, view.inarow, self.profile.options.playout, self.profile.threats)
        shortcuts: list[Callable[[], Decision | None]] = [
            partial(only_move, view.legal),
            partial(winning_move, game.board, state, view.mark),
            partial(self.block, view, game, state),
        ]
        if self.profile.rules:
            shortcuts.append(partial(rule_move, game.board, state, self.rng))
        if self.profile.threats:
            shortcuts.append(partial(self.threatening_move, view, game.board, state))
        position = self.position(view, game, state)
        win_calls = ((find_vcf, (game.board, state, 1)), (find_vct, (game.board, state, 1, 1)))
        calls = win_calls if self.profile.threats else ()
        return Task(position, tuple(shortcuts), view.step, view.bank, calls)

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        """Return the position to search."""
        return Position(game, state, view.stones / len(view.cells), view.stones, refuter=self.threat_refuter())

    def threat_refuter(self) -> Refuter | None:
        """Return the refuter of this agent, None if the profile has no safety; a refutation is a proof."""
        if not (self.profile.safety and self.profile.options.proofs):
            return None
        self.refuter = self.refuter or ThreatRefuter()
        return self.refuter

    def block(self, view: GomokuView, game: Game, state: np.ndarray) -> Decision | None:
        """Play a forced block; it is worth 0 if the refuter finds a win by threats after it."""
        decision, refuter = blocking_move(game.board, state, view.mark), self.threat_refuter()
        if decision is None or refuter is None or decision.value == 0.0:
            return decision
        refuter.get_ready(game, state, self.patience(view))
        nodes = self.win_nodes(view, refuter.nodes_per_second)
        return decision._replace(value=0.0) if refuter.refute(game, state, decision.move, nodes).plies else decision

    def patience(self, view: GomokuView) -> float:
        """Return the seconds that compiling may take."""
        return inf if self.player.simulations is not None else hard_stop(self.profile.plan, view.step, view.bank)

    def threatening_move(self, view: GomokuView, board: GomokuGeometry, state: np.ndarray) -> Decision | None:
        """Play the first move of a win by threats; a pending win is continued by one that is no longer, if possible."""
        patience = self.patience(view)
        is_slow = find_vct.bind(board, state, last=(1, 1), seconds=patience).backend == PYTHON
        stones, nodes = view.stones, self.win_nodes(view, INTERPRETED_WIN_SPEED if is_slow else WIN_SPEED)
        win = None
        if self.pending_win is not None and stones == self.pending_win.stones + 2:
            win = find_win(board, state, nodes, self.pending_win.plies - 2, patience)
        win = win or find_win(board, state, nodes, seconds=patience)
        self.pending_win = None if win is None else PendingWin(stones, win.plies)
        return None if win is None else Decision(win.move, "threats", 1.0)

    def win_nodes(self, view: GomokuView, speed: float) -> int:
        """Nodes for each of the up to four searches for a win: VCF and VCT, first within the plies of a pending win."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        pace = self.player.pace
        usual = pace.cpu_share * (view.step + 0.1 * view.bank)
        most = (1 - pace.caution) * (view.step + view.bank)  # on an unknown machine, without a bank
        return min(MAX_WIN_NODES, int(WIN_SHARE * min(usual, most) * speed))

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]

    def format_move(self, move: int) -> str:
        return f"cell={move}"


def read(observation: Any, configuration: Any) -> GomokuView:
    """Read plain dicts or attribute dicts; missing fields take their defaults."""
    configuration = configuration or {}
    return GomokuView(
        size=int(configuration.get("size", DEFAULT_SIZE)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=step_seconds(configuration),
        bank=bank_seconds(observation),
    )


@cache
def game_of(size: int, inarow: int, playout: str, threats: bool) -> Game:
    """Return the game with the playouts of a profile and, with `threats`, candidate moves, priors and leaf solver."""
    game = new_game(size, inarow, PLAYOUTS[playout])
    if threats:
        game = game._replace(legal=candidates, ordering=by_prior(write_priors), leaf_solver=solve_leaf)
    return game


def winning_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """Play a cell that completes a line."""
    cells = completing_cells(board, state, mark)
    return Decision(cells[0], "win", 1.0) if cells else None


def blocking_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """Play a cell where the opponent would complete a line; with two such cells the game is lost."""
    cells = completing_cells(board, state, BOTH_MARKS - mark)
    return Decision(cells[0], "block", 0.5 if len(cells) == 1 else 0.0) if cells else None


def completing_cells(board: GomokuGeometry, state: np.ndarray, mark: int) -> list[int]:
    """Return the cells where a side completes a line. Plain numpy, so it needs no compiling."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size]
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    through = board.window_cells[state[CELLS_AT + cells.size :] == four]
    return sorted({int(cell) for cell in through.ravel() if cells[cell] == 0})


def rule_move(board: GomokuGeometry, state: np.ndarray, rng: np.ndarray) -> Decision | None:
    """Play a cell by the first four rules of thumb."""
    cell = int(rule_cell(board, state, rng))
    return None if cell == NO_CELL else Decision(cell, "rule", 0.5)


# ==================================================================================================
# src/tempo/network/tile_arithmetic.py

"""Arithmetic of the network's inner loop, as LLVM IR: floats, or integers of 16 bits.

Integers are for browsers: WebAssembly has vectors of four floats, and an instruction for eight products of integers of
16 bits, added in pairs. Inputs have PLACES binary places, weights as many as fit in their layer, sums both together.
Two inputs one after the other, and the two weights that they meet, are one unit of 32 bits.
"""

TILE_CELLS = 6  # cells of a tile
VECTOR, VECTORS = 8, 2  # numbers of a vector, and vectors of a cell
TILE_OUTPUTS = VECTOR * VECTORS
PLACES = 10  # binary places of an integer input


def arithmetic_of(builder, inputs, outputs, shift):
    """Return the arithmetic of arrays by their types."""
    from llvmlite import ir

    if inputs.type.pointee == ir.FloatType():
        return Floats(builder)
    return Integers(builder, outputs.type.pointee, shift)


class Floats:
    """Floats of 32 bits; the sums of six cells fit in sixteen registers of eight."""

    cells = TILE_CELLS

    def __init__(self, builder):
        from llvmlite import ir

        self.builder, self.vector, self.lane = builder, ir.VectorType(ir.FloatType(), VECTOR), ir.IntType(32)

    def units(self, *numbers):
        """Return pointers and distances in units of the inner loop: inputs, channels, weights, first, across."""
        return numbers

    def vector_at(self, pointer, offset, kind):
        """Emit the address of a vector."""
        return self.builder.bitcast(self.builder.gep(pointer, [offset]), kind.as_pointer())

    def read(self, pointer, offset, kind=None):
        """Emit that a vector is read, of the sums' kind or another one."""
        found = self.builder.load(self.vector_at(pointer, offset, kind or self.vector))
        found.align = 2 if kind else 4
        return found

    def spread(self, value):
        """Emit a vector that has a value in all places."""
        from llvmlite import ir

        nothing = ir.Constant(ir.VectorType(value.type, VECTOR), ir.Undefined)
        first = ir.Constant(ir.VectorType(self.lane, VECTOR), [0] * VECTOR)
        return self.builder.shuffle_vector(self.builder.insert_element(nothing, value, self.lane(0)), nothing, first)

    def factor(self, value):
        """Emit what each weight of a row is multiplied by."""
        return self.spread(value)

    def call(self, name, arguments, **options):
        """Emit a call of an intrinsic whose arguments and result have one type."""
        from llvmlite import ir

        module, kind = self.builder.module, arguments[0].type
        function = module.globals.get(name) or ir.Function(module, ir.FunctionType(kind, [kind] * len(arguments)), name)
        return self.builder.call(function, arguments, **options)

    def positive(self, bits):
        """Emit the larger one of integers and zero."""
        from llvmlite import ir

        zero = ir.Constant(bits.type, [0] * VECTOR)
        return self.builder.select(self.builder.icmp_signed(">", bits, zero), bits, zero)

    def add_product(self, times, row, total):
        """Emit a product that is added: one instruction where the processor has it."""
        return self.call(f"llvm.fmuladd.v{VECTOR}f32", [times, row, total], fastmath=["contract"])

    def store(self, outputs, inputs, place, total, is_relu, residual):
        """Emit that a vector of sums is stored."""
        from llvmlite import ir

        bits = self.builder.bitcast(total, ir.VectorType(self.lane, VECTOR))  # whether positive: one instruction
        positive = self.builder.bitcast(self.positive(bits), self.vector)
        found = self.builder.select(is_relu, positive, total)
        more = self.builder.select(residual, self.read(inputs, place), ir.Constant(self.vector, [0.0] * VECTOR))
        self.builder.store(self.builder.fadd(found, more), self.vector_at(outputs, place, self.vector)).align = 4


class Integers(Floats):
    """Integers of 16 bits, two in a unit; sixteen registers of four units hold the sums of two cells."""

    cells = 2

    def __init__(self, builder, output, shift):
        from llvmlite import ir

        super().__init__(builder)
        self.vector, self.output, self.shift = ir.VectorType(self.lane, VECTOR), output, shift
        short = ir.IntType(16)
        zero = builder.trunc(builder.lshr(shift, shift.type(40)), short)  # always: LLVM does not know
        self.nothing = ir.Constant(ir.VectorType(short, 2 * VECTOR), [0] * 2 * VECTOR)
        for place in (0, VECTOR):
            self.nothing = builder.insert_element(self.nothing, zero, self.lane(place))

    def factor(self, value):
        """Emit a pair of inputs in all places; LLVM may not know it as such, or it splits the products."""
        pairs = self.builder.bitcast(self.spread(value), self.nothing.type)
        return self.builder.or_(pairs, self.nothing)

    def units(self, inputs, channels, weights, first, across):
        pointers = [self.builder.bitcast(one, self.lane.as_pointer()) for one in (inputs, weights)]
        channels, first, across = (self.builder.lshr(one, one.type(1)) for one in (channels, first, across))
        return pointers[0], channels, pointers[1], first, across

    def add_product(self, times, row, total):
        """Emit that two products are added to each sum, in the form that LLVM knows as one instruction."""
        from llvmlite import ir

        short, wide = (ir.VectorType(ir.IntType(bits), 2 * VECTOR) for bits in (16, 32))
        pairs = [self.builder.sext(one, wide) for one in (times, self.builder.bitcast(row, short))]
        products = self.builder.mul(*pairs)
        halves = [
            self.builder.shuffle_vector(
                products,
                ir.Constant(wide, ir.Undefined),
                ir.Constant(self.vector, list(range(half, 2 * VECTOR, 2))),
            )
            for half in range(2)
        ]
        pair = ir.instructions.Instruction(self.builder.block, self.vector, "freeze", [self.builder.add(*halves)])
        self.builder._insert(pair)
        return self.builder.add(pair, total)

    def store(self, outputs, inputs, place, total, is_relu, residual):
        """Emit that a vector of sums is stored: floats, or inputs of the next layer, which are never negative."""
        from llvmlite import ir

        builder, reals = self.builder, ir.VectorType(ir.FloatType(), VECTOR)
        shift = builder.trunc(self.shift, self.lane)
        if self.output == ir.FloatType():
            exponent = builder.sub(self.lane(127 - PLACES), shift)  # of 2 ** -(PLACES + shift)
            scale = builder.bitcast(builder.shl(exponent, self.lane(23)), ir.FloatType())
            found = builder.fmul(builder.sitofp(total, reals), self.spread(scale))
            builder.store(found, self.vector_at(outputs, place, reals)).align = 4
            return
        short = ir.VectorType(ir.IntType(16), VECTOR)
        half = builder.lshr(builder.shl(self.lane(1), shift), self.lane(1))
        rounded = builder.ashr(builder.add(total, self.spread(half)), self.spread(shift))
        most = ir.Constant(self.vector, [(1 << 15) - 1] * VECTOR)
        positive = self.positive(rounded)
        within = builder.select(builder.icmp_signed("<", positive, most), positive, most)
        more = builder.select(residual, self.read(inputs, place, short), ir.Constant(short, [0] * VECTOR))
        found = self.call(f"llvm.sadd.sat.v{VECTOR}i16", [builder.trunc(within, short), more])
        builder.store(found, self.vector_at(outputs, place, short)).align = 2


# ==================================================================================================
# src/tempo/network/tiles.py

"""Inner loop of the network: sixteen outputs of several cells at once, from biases to what the layer stores.

The sums stay in registers while all inputs pass, so each weight is read once for several cells and nothing is stored
until the end. Numba would keep such sums in memory, which costs two thirds of the time. So this is written as LLVM IR
with vectors of eight; LLVM splits them where registers are narrower.

The types of the arrays choose the arithmetic (tile_arithmetic.py): floats, or for browsers integers of 16 bits.
"""


def emit_tile(builder, outputs, width, inputs, channels, cells, at, weights, first, biases, bias, tile, size, across,
              is_relu, residual, shift):  # fmt: skip
    """Emit the LLVM IR of `run_tile`: as many cells at a time as the registers hold sums of."""
    arithmetic, whole = arithmetic_of(builder, inputs, outputs, shift), at.type
    units = arithmetic.units(inputs, channels, weights, first, across)
    begins = [arithmetic.read(biases, builder.add(builder.add(bias, tile), whole(part * VECTOR)))
              for part in range(VECTORS)]  # fmt: skip
    for group in range(0, TILE_CELLS, arithmetic.cells):
        numbers = range(group, group + arithmetic.cells)
        places = [builder.load(builder.gep(cells, [builder.add(at, whole(number))])) for number in numbers]
        for (number, part), total in emit_sums(builder, arithmetic, begins, places, size, *units).items():
            place = builder.add(builder.mul(places[number], width), builder.add(tile, whole(part * VECTOR)))
            arithmetic.store(outputs, inputs, place, total, is_relu, residual)


def emit_sums(builder, arithmetic, begins, cells, size, inputs, channels, weights, first, across):
    """Emit a loop over the runs, and in it one over their rows; return the sums of each cell and part."""
    whole, kind, parts = size.type, begins[0].type, range(VECTORS)
    each = [(number, part) for number in range(len(cells)) for part in parts]
    side, count = builder.lshr(size, whole(1)), builder.mul(size, channels)
    above = builder.mul(side, across)
    starts = [builder.sub(builder.mul(builder.sub(cell, side), channels), above) for cell in cells]
    entry = builder.block
    run_block, row_block, run_end, summed = (
        builder.append_basic_block(name) for name in ("run", "row", "run_end", "summed")
    )
    builder.branch(run_block)

    builder.position_at_end(run_block)
    run, at_run = builder.phi(whole), {one: builder.phi(kind) for one in each}
    from_here = [builder.gep(inputs, [builder.add(start, builder.mul(run, across))]) for start in starts]
    builder.branch(row_block)

    builder.position_at_end(row_block)
    row, at_row = builder.phi(whole), {one: builder.phi(kind) for one in each}
    weight = builder.add(first, builder.mul(builder.add(builder.mul(run, count), row), whole(TILE_OUTPUTS)))
    rows = [arithmetic.read(weights, builder.add(weight, whole(part * VECTOR))) for part in parts]
    after = {}
    for number, pointer in enumerate(from_here):
        times = arithmetic.factor(builder.load(builder.gep(pointer, [row])))
        for part in parts:
            after[number, part] = arithmetic.add_product(times, rows[part], at_row[number, part])
    next_row = builder.add(row, whole(1))
    keep_loop(builder.module, builder.cbranch(builder.icmp_signed("<", next_row, count), row_block, run_end))

    builder.position_at_end(run_end)
    next_run = builder.add(run, whole(1))
    builder.cbranch(builder.icmp_signed("<", next_run, size), run_block, summed)
    join_blocks(run, (whole(0), entry), (next_run, run_end))
    join_blocks(row, (whole(0), run_block), (next_row, row_block))
    for one in each:
        join_blocks(at_run[one], (begins[one[1]], entry), (after[one], run_end))
        join_blocks(at_row[one], (at_run[one], run_block), (after[one], row_block))
    builder.position_at_end(summed)
    return after


def keep_loop(module, branch):
    """Have LLVM not unroll the loop that a branch closes: with the sums of a tile no registers are left for it."""
    from llvmlite import ir

    hint = module.add_metadata([ir.MetaDataString(module, "llvm.loop.unroll.disable")])
    loop = module.add_metadata([ir.MetaDataString(module, f"loop {len(module.metadata)}")])
    loop.operands = (loop, hint)  # LLVM wants such a node to hold itself first
    branch.set_metadata("llvm.loop", loop)


def join_blocks(phi, *values):
    """Tell a variable its values, and the blocks that they come from."""
    for value, block in values:
        phi.add_incoming(value, block)


@llvm_intrinsic(emit_tile)
def run_tile(outputs, width, inputs, channels, cells, at, weights, first, biases, bias, tile, size, across, is_relu,
             residual, shift):  # fmt: skip
    """Compute sixteen outputs of each cell of a tile: the biases, and each input times its row of weights.

    Args:
        outputs: float32[...], of all cells; sixteen are written for each cell of the tile.
        width: int64, outputs of a cell.
        inputs: float32[...], of all cells.
        channels: int64, inputs of a cell, an even number.
        cells: int64[...], index of each cell among those of inputs and outputs.
        at: int64, where the cells of the tile begin.
        weights: float32[...], rows of sixteen.
        first: int64, index of the first weight.
        biases: float32[...].
        bias: int64, index of the layer's first bias.
        tile: int64, number of the tile's first output.
        size: int64, of the convolution: the number of runs that it reads, and of cells in each.
        across: int64, distance of one run of inputs to the next.
        is_relu: bool, whether the larger one of this and zero is stored.
        residual: bool, whether the inputs at the places of the outputs are then added.
        shift: int64, binary places of the weights where they are integers.
    """
    count, side = size * channels, size // 2
    for number in range(TILE_CELLS):
        cell = cells[at + number]
        corner = (cell - side) * channels - side * across
        for output in range(tile, tile + TILE_OUTPUTS):
            total = biases[bias + output]
            for run in range(size):
                for row in range(count):
                    weight = weights[first + (run * count + row) * TILE_OUTPUTS + output - tile]
                    total += inputs[corner + run * across + row] * weight
            place = cell * width + output
            total = max(total, 0) if is_relu else total
            outputs[place] = total + inputs[place] if residual else total


# ==================================================================================================
# src/tempo/network/layers.py

"""Policy-value network for boards: convolutions with ReLU, a policy head and a value head.

    planes -> conv 3x3 -> ReLU -> conv 3x3 -> ReLU -> ...        features of each cell
    features -> conv 1x1 -> ReLU -> dense -> logits              one for each action, before the softmax
    features -> conv 1x1 -> ReLU -> dense -> ReLU -> dense -> tanh   value for the side to move, -1 to 1

All layers share one form: each input has a row of weights, its contribution to all outputs. The outputs are taken in
tiles of sixteen, the last one filled up with zeros; the rows of a tile lie one after the other, and the tiles of all
layers in one array. A 3x3 convolution adds three runs of inputs for each cell, since three neighbours in a row of the
board lie side by side; a border of zeros surrounds the board. Several cells are added up at once (tiles.py), which is
faster than copying neighbourhoods together for `np.dot`.

It needs numpy and numba alone, and runs interpreted without numba.
"""

KERNEL_SIZE = 3  # cells per side
F32_ZERO = np.float32(0)
FIRST, INPUTS, OUTPUTS, RESIDUAL, SHIFT = 0, 1, 2, 3, 4  # columns of `Network.layers`
HEADS = 5  # number of layers after the convolutions, in this order
POLICY_CELLS, POLICY, VALUE_CELLS, VALUE_HIDDEN, VALUE = range(HEADS)


class Network(NamedTuple):
    """Weights of a network, and its buffers."""

    weights: np.ndarray  # float32[tiles of all layers, their rows, TILE_OUTPUTS], flat
    biases: np.ndarray  # float32[layers, most outputs of a layer in whole tiles], flat
    layers: np.ndarray  # int64[layers, 5] convolutions, then heads
    one: np.generic  # what an input plane holds on a marked cell
    rows: int  # of the board
    columns: int
    planes_a: np.ndarray  # float32[padded cells * most channels] input planes, and output of every second layer
    planes_b: np.ndarray  # float32[same size] output of the other layers
    sums: np.ndarray  # float32[padded outputs] of a head
    hidden: np.ndarray  # float32[padded outputs] of the value head's hidden layer
    single: np.ndarray  # int64[TILE_CELLS] zeros: the cell of a dense layer, as often as a tile has cells
    cells: np.ndarray  # int64[cells in whole tiles] index of each cell on the padded board, then that of the last one
    flat: np.ndarray  # float32[cells * channels of a head] input of a dense layer
    logits: np.ndarray  # float32[actions] policy before the softmax


def new_network(weights: np.ndarray, biases: np.ndarray, layers: np.ndarray, rows: int, columns: int) -> Network:
    """Return a network with empty buffers.

    Args:
        weights: float32[...], tiles of all layers.
        biases: float32[layers, padded outputs].
        layers: int64[layers, 5], first weight, inputs, outputs, residual flag and binary places of the weights of each
            layer. The outputs of a convolution are whole tiles.
        rows: rows of the board.
        columns: columns of the board.
    """
    channels = max(int(layer[[INPUTS, OUTPUTS]].max()) for layer in layers[:-HEADS])
    a_cell = max(int(layers[len(layers) - HEADS + head, OUTPUTS]) for head in (POLICY_CELLS, VALUE_CELLS))
    room = (rows + 2) * (columns + 2) * channels
    return Network(
        weights,
        biases.ravel(),
        layers,
        np.float32(1),
        rows,
        columns,
        planes_a=np.zeros(room, np.float32),
        planes_b=np.zeros(room, np.float32),
        sums=np.zeros(biases.shape[1], np.float32),
        hidden=np.zeros(biases.shape[1], np.float32),
        single=np.zeros(TILE_CELLS, np.int64),
        cells=padded_cells(rows, columns),
        flat=np.zeros(max(rows * columns * a_cell + 1, biases.shape[1]), np.float32),
        logits=np.zeros(int(layers[len(layers) - HEADS + POLICY, OUTPUTS]), np.float32),
    )


def padded_cells(rows: int, columns: int) -> np.ndarray:
    """Return the index of each cell on the board with its border, in whole tiles filled up with the last cell's."""
    board = np.arange((rows + 2) * (columns + 2)).reshape(rows + 2, columns + 2)
    cells = board[1:-1, 1:-1].ravel()
    return np.pad(cells, (0, -len(cells) % TILE_CELLS), "edge").astype(np.int64)


@inlined
def clear_planes(network):
    """Set all input planes to zero, before the game writes its own."""
    for place in range(network.planes_a.size):
        network.planes_a[place] = F32_ZERO


@inlined
def set_plane(network, row, column, plane):
    """Set a cell of an input plane to one."""
    planes = network.layers[0, INPUTS]
    network.planes_a[((row + 1) * (network.columns + 2) + column + 1) * planes + plane] = network.one


@njit
def forward(network):
    """Run the network on its input planes; return the value for the side to move, -1 to 1.

    The logits of all actions are left in `network.logits`.
    """
    first_head = network.layers.shape[0] - HEADS
    for layer in range(first_head):
        if layer & 1 == 0:
            conv_3x3(network, layer, network.planes_a, network.planes_b)
        else:
            conv_3x3(network, layer, network.planes_b, network.planes_a)
    if first_head & 1 == 0:
        return run_heads(network, first_head, network.planes_a, network.planes_b)
    return run_heads(network, first_head, network.planes_b, network.planes_a)


@njit
def conv_3x3(network, layer, inputs, outputs):
    """Apply a 3x3 convolution with ReLU, and add its input where the layer is residual.

    Args:
        network: Network.
        layer: int64, index of the layer.
        inputs: float32[padded cells * channels].
        outputs: float32[padded cells * channels], overwritten.
    """
    for place in range(outputs.size):
        outputs[place] = F32_ZERO
    run_tiles(network, layer, inputs, outputs, network.cells, KERNEL_SIZE, True)


@njit
def run_tiles(network, layer, inputs, outputs, cells, size, is_relu):
    """Apply a convolution of `size` to these cells; to a single one it is a dense layer."""
    channels, width = network.layers[layer, INPUTS], tiled(network.layers[layer, OUTPUTS])
    across, rows = (network.columns + 2) * channels, size * size * channels
    bias = layer * (network.biases.size // network.layers.shape[0])
    for tile in range(0, width, TILE_OUTPUTS):
        first = network.layers[layer, FIRST] + tile * rows
        for at in range(0, cells.size, TILE_CELLS):
            run_tile(
                outputs, width, inputs, channels, cells, at, network.weights, first, network.biases, bias, tile, size,
                across, is_relu, network.layers[layer, RESIDUAL] != 0, network.layers[layer, SHIFT],
            )  # fmt: skip


@inlined
def tiled(outputs):
    """Return the number of outputs with those that fill the last tile."""
    return (outputs + TILE_OUTPUTS - 1) // TILE_OUTPUTS * TILE_OUTPUTS


@njit
def run_heads(network, head, features, scratch):
    """Compute policy and value from the features of all cells; return the value."""
    run_tiles(network, head + POLICY_CELLS, features, scratch, network.cells, 1, True)
    flatten_cells(network, head + POLICY_CELLS, scratch)
    run_tiles(network, head + POLICY, network.flat, network.sums, network.single, 1, False)
    for action in range(network.logits.size):
        network.logits[action] = network.sums[action]
    run_tiles(network, head + VALUE_CELLS, features, scratch, network.cells, 1, True)
    flatten_cells(network, head + VALUE_CELLS, scratch)
    run_tiles(network, head + VALUE_HIDDEN, network.flat, network.hidden, network.single, 1, True)
    run_tiles(network, head + VALUE, network.hidden, network.sums, network.single, 1, False)
    return np.float32(2.0 / (1.0 + exp(-2.0 * network.sums[0])) - 1.0)  # tanh by exp


@inlined
def flatten_cells(network, layer, found):
    """Copy the outputs of a layer, cell after cell, to `network.flat`."""
    outputs, at = network.layers[layer, OUTPUTS], 0
    for number in range(network.rows * network.columns):
        place = network.cells[number] * tiled(outputs)
        for c in range(outputs):
            network.flat[at + c] = found[place + c]
        at += outputs


# ==================================================================================================
# src/tempo/network/weights.py

"""Shape of a network, and its weights laid out for `layers.py`."""

Layer = tuple[np.ndarray, np.ndarray]  # float32[inputs, outputs] weights, float32[outputs] biases


class NetworkShape(NamedTuple):
    """Sizes of a network."""

    rows: int  # of the board
    columns: int
    planes: int  # input planes of the game
    actions: int
    channels: tuple[int, ...] = (32, 32, 32, 32)  # outputs of each convolution
    residual: bool = True  # whether a convolution with as many outputs as inputs adds its input
    policy_cells: int = 4  # channels of the policy head's 1x1 convolution
    value_cells: int = 4
    value_hidden: int = 32
    uses_last_move: bool = False  # whether the last move is one of the inputs

    def sizes(self) -> list[tuple[int, int]]:
        """Return inputs and outputs of each layer."""
        cells, last = self.rows * self.columns, self.channels[-1]
        before = (self.planes, *self.channels[:-1])
        taps = KERNEL_SIZE**2
        convolutions = [(taps * inputs, outputs) for inputs, outputs in zip(before, self.channels, strict=True)]
        return [
            *convolutions,
            (last, self.policy_cells),
            (cells * self.policy_cells, self.actions),
            (last, self.value_cells),
            (cells * self.value_cells, self.value_hidden),
            (self.value_hidden, 1),
        ]


def network_of(shape: NetworkShape, weights: Sequence[Layer]) -> Network:
    """Return the network with these weights. Further layers, learned beside it, are left out."""
    sizes, last = shape.sizes(), len(shape.channels)
    features = shape.planes, *shape.channels
    layers, tiles = list[tuple[int, int, int, int, int]](), list[np.ndarray]()
    biases = np.zeros((len(sizes), tiled(max(outputs for _, outputs in sizes))), np.float32)
    for number, (rows, begins) in enumerate(weights[: len(sizes)]):
        outputs, taps = rows.shape[1], KERNEL_SIZE**2 if number < last else 1
        keeps_size = number < last and features[number] == outputs
        if keeps_size or 0 < number <= last or number == last + VALUE_CELLS or (number == 0 and shape.planes % 2):
            rows = filled_up(rows, features[min(number, last)])
        rows = np.pad(rows, ((0, len(rows) // taps % 2), (0, 0)))  # a dense layer has an even number of inputs, too
        width = tiled(outputs) if number < last else outputs
        first = sum(tile.size for tile in tiles)
        layers.append((first, len(rows) // taps, width, int(shape.residual and keeps_size), 0))
        tiles.append(in_tiles(rows))
        biases[number, :outputs] = begins
    return new_network(np.concatenate(tiles), biases, np.array(layers, np.int64), shape.rows, shape.columns)


def filled_up(rows: np.ndarray, channels: int) -> np.ndarray:
    """Return rows for inputs that have whole tiles of channels in each cell."""
    found = np.zeros((len(rows) // channels, tiled(channels), rows.shape[1]), np.float32)
    found[:, :channels] = rows.reshape(-1, channels, rows.shape[1])
    return found.reshape(-1, rows.shape[1])


def in_tiles(rows: np.ndarray) -> np.ndarray:
    """Return rows tile by tile, flat; the last tile is filled up with zeros."""
    found = np.zeros((len(rows), tiled(rows.shape[1])), np.float32)
    found[:, : rows.shape[1]] = rows
    return found.reshape(len(rows), -1, TILE_OUTPUTS).transpose(1, 0, 2).ravel()


# ==================================================================================================
# src/tempo/games/gomoku/learned/encoder.py

"""Network inputs of Gomoku: planes of both sides' stones and, in the original shape, the last move and the colour."""

STONE_PLANES, ALL_PLANES = 2, 4  # number of planes: stones only, or also the last move and the colour to move
OWN, OTHERS, LAST, COLOUR = range(ALL_PLANES)


def network_shape(size: int) -> NetworkShape:
    """Return the shape of the network for a board size."""
    return NetworkShape(size, size, planes=STONE_PLANES, actions=size * size, value_cells=8, value_hidden=64)


def original_shape(size: int) -> NetworkShape:
    """Return the shape of the network of the original description."""
    channels = (32, 64, 128)
    return NetworkShape(
        size,
        size,
        planes=ALL_PLANES,
        actions=size * size,
        channels=channels,
        residual=False,
        value_cells=2,
        value_hidden=64,
        uses_last_move=True,
    )


@njit
def encode_gomoku(board, state, last, network):
    """Set the input planes for a state. `last` is the cell of the last move, or negative if there is none."""
    mark = state[TO_MOVE]
    for cell in range(board.size * board.size):
        row, column, stone = cell // board.size, cell % board.size, state[CELLS_AT + cell]
        if stone != 0:
            set_plane(network, row, column, OWN if stone == mark else OTHERS)
        if network.layers[0, INPUTS] == ALL_PLANES and mark == 1:
            set_plane(network, row, column, COLOUR)
    if network.layers[0, INPUTS] == ALL_PLANES and last >= 0:
        set_plane(network, last // board.size, last % board.size, LAST)


def symmetries(size: int) -> np.ndarray:
    """Return the eight symmetries of the board as permutations of its cells: int64[8, cells]."""
    cells = np.arange(size * size).reshape(size, size)
    turned = [np.rot90(cells, quarter) for quarter in range(4)]
    return np.array([one.ravel() for square in turned for one in (square, square.T)])


# ==================================================================================================
# src/tempo/games/gomoku/learned/network_data.py

"""What was learned of the game by self-play, written by write_network.py: docs/network.md."""

WEIGHTS = """\
wkm?IjIm^+!ykVz?5Jk62{|ArE3H+sG$^Dgb1g8ZYqUzUgRbbXMX+kHk2vTpb+D+e4K2zo4y=f-V?NlaVJz;jVYQqk5vV6Bo~<IN
GP|R+I4Yl{CM^mvC@HC|te~<h$0k3pimALb1+v4YxI30C4!Ra55twm2Ijtloe=LMJ?xaJeqq~8nNvw-5p&=JGw<&<DVi`uVtEL7Z
9<E@lJFlTJd^TPta|tgkrJz5fcCF1ZzOSFCU8k(EJRN+wJhU36EIM#7u%GLYwG;)iy{>Dgv!pIBp(h%zRxRJ5cPWH1gtjd*D=Dd-
RwG;{hoi<PNj#b=n=0O|38{%D2sA*NwW}Z?a=A(*1tDHCJE+PT1}YOV<11zrMm+#6=&*7w<*~1-1T_+{8Z1t%q_dVi&nwO$Dz0@f
8YXbB`y^E**`{PIc{(#Ai>rXK-mMxdZ6v2JY^zPHTdf?olPG#Bd9Ii+X0KH}Z!Q?E-mFZu;V?2W;4OA5bSxw#Q4)(TLaeH-^Pv&6
Q7m>g2q$SQk0u4PcP^$lpOsCnR<>Is{-A3wZ?CGVL^2;AC9qm4yQ{+%9VyJOUZG;FEwd*sm#ti>P%VovfvDoMcdE0PB&kU?GN7=#
&LSkG;x`tt87%rV!7OYjTpk~*N+{qXJ*Z$R$STt!aJ=X^Ry15KGrLe37P;WH+&BTZn5kK=wlX2R%q@mGlC~Q?hqy7h#5u>Mzqt%C
<}@Rt4>Ue9hZ2yo2BKTDuDr;$CaaGwhd6$qK{)p?u((n-3qQ7`*Dry&5T}E=Uo!=+h&VR6&9y%<TP&<8Td>QhO0>cwPBMWpG%}ws
C@d<gt+#9>4Xj3}0;)eMBrKgZz@}{utSkVqOQ<?H>aaSf*t&_d?5YncfU&zREuvo}DWSPBJ1T7~f+StFbE?v<NUw*dj~vM(-YVcF
t1DEpS+OZD*rkRv0w`>}jV;P4vpd7ECZ)SFI2dm$)hwT;aw1YJ9VlWcDWs`1)G2YSf3$!;f|sJQOS+*t_bVbZ`>cYta40b?(W<{L
{jd=&Ca|(LDXwE5$TY|?-YA-`ov~^zgsiZnKB!S4{3mR#O|N{fg{%lN^f)=B`=M~OhOEgjyC`TcXg-v!jWB$+6dWTi*Q`@2TCFZB
^Q-<R>>y6AM<W+3;V!|hHZWW_MW943*SiI`bgr(mHlTMm5|-m4&@fK0g)E(@$*9Ap8nB(MVKrJM0-A>?tP@17o~SJ>AuQD-nULHs
TPggxK&D?UmO4`=S1RKtFC{CohOum^?=9jn1S>YNGpVJYQ!a<9V7T!$Gp2<t_$4nNzb2$5(<d<_V4EGWm@G@6OsnXp;i&hlVInfF
?KfmFw62*rJU;0zxGS!qn6mP)#;r3nL9VKfaW#4?Z!Fm_Z6$Foe6Q~*Q!PI=)-1QLzAPFqTCb}(=&KE%_`2e?A}naGg0aIWtSL;W
e4Q^a^(;;@(6H+`r?ccJKesR-ySnx*%cO=lt1<+&_BppO5-{DiDXfFEuC(8@*t9{k*so-?d$#K=?6!X@<+fC`)G%Wu;H;6i!yZz(
rMMxuUODo&6|@Apy11^i7&4x!2r<MUFr%Xz3cJKCP9$wK7NP<v>zVSGmnA`_6euSw$tl3JDi^jB>Zl_u%Ct2qaTu;11)88KEGx1t
qN{Nv@+1cuM51G)-?9@bF|kK5{uqs+=o%9VSR&*kZYg=AWv)7^Iw>8QRxx=ji>-gD;1(qi{h|Y?S0`VvJuyTmS)>jkF)f2CD6?Ub
cc-+jj-1gfi<`rlK^|JB#Hb!7rZ0h|Mx#%jO|1AVh^=xcG#SCBEt<}(Iwq5<o~ov%uotbU!>J`7ov;WqQ<YjV79CotI1qCflAgmc
RImz|@3S|p%A@ZR=$itpbuO~G#hXm2>!$#yHX$CJcCqprN3eAzN{`d2YORp2o+&^y6QJs$f|YiX9jtw>@g*OsOs!EajU`l@i?o%o
v#k9W0T?={im970DkTpx$FJ!bW-*8yg(yuHdaWOtjVNQE$eEHIX`HK<njq^W>Zm3sk0tu9-Y2k{(k$yJ7A%V~B$llrs~m2i@2R{i
iKsNBKduI$xsYBW7OW!<0~oC>&>4pvSC>H;D;a^S&aYUih^v$usT^Dwqq1kM{h4wqp%}EKMX5@x-Yp)YprJ#hvmIijQzTI>x1>ZY
DlR7`rJ#JRPL}_cw<GE+@2hYyH?1uh<fiwH@+{FD%&ADR27ocAJEqR1NhmNY!J!|d*d-Pr<gPrVDy`BWODR7z2oBzu928C%XsPKZ
MW&amSE?wbTA`X7E;79}|FN&Buot?YF%%Y__$E56jw)3pX)53%1|yZNf2%nvgRDu4uo{FbO_2MR_@sa>jiXE}_^D*2F(zagu`AxE
6s+y8uZ^pmWTgNs3@UA;;wva7oG=}y@gG>J?zEaBS2x!&T%EKWOO|O7*r&EB8?c_I2rE0Z-=-muFRll*@~iWyD-$5AU8_?q)gg?X
4;fmdA+cDXC8s#02C<*11Eq^CoD)%^%n?GB!>L`cnx;)1qMuQ)U?}etsivE$b{jjagA4<xa~Fy%J0o|U%`HW&Sv7X4NwC_bZ?~E-
b+4E+R2N9B_nCf|1|U8rC99~dRHe1G-<@#+q^$-l0<U|n9+mE=2q%s+EHa~{yC4&(Mx)Fe)u_;~;jiK+<sIRvb{`ZhC7tV>wyGy1
4=kyvEUdpNU8HH9maa6cJE;<>G>#P}CaFOjAuFaZ;;tT_L#_y?VydRBsjW4*Jh0KE>7NxKbQR8<I4mN#>ag6aYcj~Hx2HD+&@G^v
gCL?bq?wzZVi^-B2d_}5n<9&=mMu)A3$Ng>(6Q1co3bFSu$jvyy_R~HaUl4rUasS#9H?5XDX1ru95Hw>0jm}$wV4p6%cd<U_@>LP
n<ZVJ2da6eUa&j04zT$q4J`Mtvz=}*f0%NWni{307Og@r;4k<o%%pP_cPT{}_NS{U1D0)-51s=6N-QTRG%fBbV<=ReyDYOHAGGEq
7PgcrEuYaTOBJ&eStCRuG#m{v7_8c_XP|$OFRer}Y%C)pWt3{9<*Cyph9kl*6ex$HPBPu4FD$1om9#!89WVbJpPUY|pOFI@EFc3Y
$Skd_LadjuPNTz_e6HfK+^pTARhhjWju_dpARbXLzaTfK$f`_~eIXkn39Vr)>!nXHTbwW<N1KYBXd%*^x345E2dBNKwjAl2;-m;H
|Ej%`Y?x#uwUUS_B%$Ohp{YwGCa5wc&LZ<AET_ky>#y@HaU9VpGz{4si=mhqqA{VLgRO3*Pb#wpASppFcOMxZG?2(0j;KH-rYQxj
Zlstdbu7`O4x@f4y|AUO1uk@<$Q)v>Aczi+HmK8~vnS1~XsYF_ge0RC)hw2+;w@1r^&5#Q7nF~xA+JfOl`2G>i!WX!3nT-i;jHH@
FthzBv78B~S{ziA5T{xyTc#;2IHoD7Ri?g{%&r?RVXl%O(HVW5T%_wO5Gqh0_$FAV2`%)gl`%mwT(QES{H_5m?3#hJ^p;_aa3Gqd
O{jsOmZXTI@SKjE%cZQS8z@+w#1(NPqZsV9nVCQsAh0v3qAshV@2IsWiLk|?<|qO!@tGAOWC19Nr7qbfJ+3*bk*bfUvZl%oelxkW
Vk=>%(i)N+aj1)@52+9<-lYZ-Riopg`=2+Y@2dYNE1J+BRgJHiwVCr8s*+x;g{MrLKB8EswWHS*b)b}?`l8yVZ5p;5)TYKDIVJ5G
%r(L%u_`&GWijrtZMQ)q<+E5Ut03Sd9GH5Y39Y}b-Z2Wa4kn4S&lwjOV=LD*46}Z*R|j978y<0~K`-$x=Bxy(NGso~gR;uFoUwAI
e5tK4H=)BbE`iCCQKDw4Agi0KQ?Pn2IU>cE7qNM&+but+w44bcd70ZVxTjyNZLAcl|0pk_zoky7jjXMwE~bkpAD_)5P>D&Fn4u4)
<Smt$m#l3lNTh(3C@LE$ZY>V10+-b(M4|^M8l$!}`LpS&Q7G1;D<G_{Dyc24mN=L#JRqQ>k`}y`nJFe36(^*zZ>ux12O8OyXfb)P
l`!?G50VimQ=-eI#H~!F+qIIf)2U1(Ev<Mc&nTv_l)C~b2A?;f4UjRH(W%%c+OFZNV5o+!Zm3@w^EAUasWdsMU!9+&4yB&0wykm~
QzI;(V<zyX7$}sWRjhO?Y#=A7eV|;dL72*tej*Ajn-+MVP^3+vnxxQ~awV>;(5h7%V4GK`U8KLF+Yu75Vle-yi!`yMDY3;VinM&L
XD6v8VWA(IJCygEA*u<p<fNmeA)!n#4IV6)jWC@c%&_XM>5%)QxT^p!TPRMfh%f7@^e~VnyCp0rY$e;6xT%OK_?;RwpBSQ?m8Vm!
%biWEDk%A>S|6vK7N}3C;HV>?#uWJn2`E1}pB&37&n|tSg#&b`c@i$FPoXO)v>{xq@EY%!Ns<AWmZgiS3a1SyhbRUqpBTiN*)IAh
UaTJ|^_M50a3i@ZO&<rSS|J*u@hRIH)TluyZMHNd{iF*nh@cv)?HD};2d-Bni=@{rwXz5=dLy?8_^MT{395OvQ<aRScce%thNy=n
XqsoFbgu6i_cR7Okgpk|A*kdrP@rZfgq6b(@|uYzps4#AS)_raXrmN_@}v$c7pNny3<O^&g(+++S|%1PEu}z^(JU*gf*o?O*{BjC
CM_{6xttrM1Cw?TGA9=(F02MB{GFjG(IA}|FeR!S_pF~S)|3vDB@H90x~15s_oRQQPc7`IXeBEt?<X{^8Wi-YSRjM1YJe4%t|}y_
sw@Vo`Jg$Vahtgnu(0Q-Bd+bJ_?oMwo2o9bIV&ls1}x1S#jN}tSTAZUAg_BYZ!AWrqMl};eweS3^(Z2*N2<mwZ>|RwHYGWl8zcv*
w<#U1Vwwb^@1_tW)ur#FH?2yeyQIb_DXg5Y?<vR(W2Xx%-I$7?Uy{U_=%_m>BCIQ^kgL?4p`A1sWTti<-l3$f8V#eNv87EZT_VgX
g{?lP!!4hk;;iE&W~X8<t*mk}nHV6jXO=_-AEv&j-5{l<MXK;Bl%*++&L1@{2BK&wkevyoVW$%)IWNO1*|5`~QZhs+nl$V()GflH
UZIjNeVvQ6i4fWjlpdp|X{>0g$0_ozPp1~0h_7)Pm!?Chq?2~2I-Ih%M=a(thMsdH9;tY#wW_u!1t9q=f-EmAaug-3pbW2!p`-w{
U=mC!JF1Z))}*48e4-+$wJZFvoC-B5^_}LUXQUdf?X1A6C9oi*OCp@65~_@)W+jX-?VY_VUkC1x-y)7JPNrd}fv$@#qaY=cJ+BEX
SFR|v37k5dEGgiizNK-qC?OD)KOaIMZm&r#PplIyN-9pSoSAp6nHZcF%N`D{r>bQqgQ!a#bE&hMt*LRMJ*sD;QkJ5iyr$!<AE-wl
!=d^ki7d9Juq+57AGPeY{i--K<egP5B^e)^d8&P|5F3A>kSgXY0i=_k0VOP@eXv+1+mM+YH6VH>PAbVN0;=UAT`dx**s!3n7Az;M
7q5G)9i*!$c$FZT{v?{GwXH0!i!8sey{8x$HYuVmg{;ggjFp`uqKXkJf-SeLn5`nI0;v9|Td1%rKPgzJI4upZq7H+q&yjVUC8cPi
xTqK`9V|GeJFHKP1g+VpHz)-t2$lDsvZXhwys4R~cO6!w%rIc6aigWPV3k5B`Y3-cNty95B8ZKck|7SP<(3&ITpl>CHlc8vKQ6>7
^Q=gt8JJU=872TRt{j@O?5-QByDVHP=qi;g)GsU^-4xcGfTKFFW1DA~?kNr^WTH?jG8p5nXC1ki`6=M6EUDqFgA>G^Osf*HTeQ?J
v#O9JxEx)j9<LlLHLpA=mJwgAx}eP|Cl3{xQ74P6lBv2PiKH1Wshnk=VJbHzsj2m<1e6Y>-XfqB+oZIu&?p6`3L;b`LY)?%1gmE!
A|>K0E}^(F;Fv3$5~$X!kEm=W5H2{dfu~@O=crz)Sg0eZ-xP6_qb18Vw4^SlL#sg`!>r4vC9NVZ%&7mX+9xhAEFlZ1Ef@ZpbRq90
`Ya`w9HaH845mR5bfnEFhNlfJtPVmbI-TCERHqm%^sZx~-Yt!)EiJe!0j*phDl79YxuHy~5}G2A3m#*e4W#5L8Z00nCLCvpzbX2y
ZyZ*sXOFif0UZFY|EhAYC9B7&P^n(30IV~t$}P;KFduX!BM|Q`v6^R`6R&(O))&kgjv&3KW~s51OCyY=!Y>-6pPR;^#T>{jAt*Sj
Kdh{z;x6te&@4@$$*1O>T%ZB4w4VPe8<#qp(I;FfSCrcvvmz;|I;RT*WGm#OrYk(G{+7ud4=J=QbSt<pj~fmc3>)U6=^(u!c&4)@
b|Ft4=bU|{CxdL6PaZ$4UYX^QGO2-;E~K#)XCLw<fgo<IcbZe3<fQ~9+Y&pM4>2(*A26^dRH7y;MJV2;e;i#YQWIq;ZI?Ke`mXA)
1Sl|s7O=UlcN(0S=A}NaL#BPHP!z_ddaHgYd8bn-53y*isjz#dj-$`3jw;uwh^_o9U=8o4DVDdFE}fdIK&(Wl-K!ER%Bgsim9Rpr
t12=gf)w<ooha<BB&`#ys3<h4#VTH#{WN<qQ6p-k2d%m<CmnIKo0~isT_idOkEC~``>KSgH6Lu7TcBbqjw^huuNE((xQrFGp{B4a
eJC-h(y7lSv8X4jj;&m-g{-D3vKaTV%$H1<BcUZF{~+feEvx(|n49*KyQgWR!KcA4be5K(C97t!Gp@rkqp^0OxF&Q3d85sz-mH(S
V4>|TV;vH!@r+;`n;sdg7%6<LDyXBaL@2a`t1#rJ#4a=<+n8n~ubvbnm#BidQ6(Xv;+d?X(=ELly($VS115T_P@P(-w+ix^DWIw>
RHjxWdzw_4PN=Vx3YwB6Jt=ITB@tI7*dN@awWpUKFEGHQXScnm6)u@3IkL?nAuAv+>!K|uVU2H_Wt20l_py91jV$ad2O=?@<S)A~
AGQ0e@SSm~C8unwdn7h6{;b8M8?iepVUZ>xVkjaf#;E0{H653vq!{O#iz2eA*sM&jxUE?#U8bv;<Ecs^oTjy}NDNY@;3Nbn7BK6o
DKHtG&#9rE@TfYl(WiK!pdXs4NtrY)j1j|_nH8+3eJM_>lPt^}m!@3;H7a@@P^li7O@Jzy1DIW?=`e#Rm$a&*ueUU(RI(SS?WP1K
9<69KlO7SQo|(oQfvKdd7A*Lri>v{rj;1+~AF}~2mLMIl0G2<dKdEUmBq}_q#j(4mgD8k8V40z-xv^xezN(NhqaE%jjhpnGuA~gG
@vYq@Ml9qeP$goC&oBrj>8!|}w-BAE5Gt20xUi6(WT;=I-5U0rMk%?gH7Zw>HLPT+BOX>Nb(}1OA);F-%%sDri76v4R3s}D4=1D`
x~cOqz?AEx79>+9|0ygjJS;Aw0jY7Q@+yF+EUc*{#jQ=O7NV;txe?f$vZV^B#;Y_rnkEIZjVg+l@vz3M3$Zn>euxRBdZYs=oEvDZ
l&%S(0kJp{tgK_D?w&{}%%W;7K!uy58<d}&za?6t_n<PSPN<YF{-sHiKCh4+(W2X@k`!X7`KE)VwWv!aHm(sYwXJR<Xs=+hf1_C-
aIDQPjTRm(Op~;kpd9uo#47Qwhp-o=j-aZS?62poN-UbMGmx1hfSjo;@+{S>)GSRNQmB%mrK>uvJ0gK6O)P{cBp}x;fRkVm(I+M@
qNY9@rKtcZlpF?_dZ<b+gQ(Z7A{&|@Qzn5dPOVU+<}1OcW3fdk38ZGM#jTSj6Bsn4;Tnmkz?5VeMJ50x)u5C!moHGQcOqL7N-k0?
K&>mPw3aR?WuihW(zXvMrKLooET$Wv5u_(5oUgViohdFY44k7DXpv)^H6T?i|D8mr3au|A!wt%pwkq16DXJQ@hZEKwIiXXh!=^Z;
l_Q0ysjc&+DWUtKH=-Lcj;!k}+Mpn*%bTT_X{t9V?43ERf3SEiVJF;}%$RwrIUOXp;S#&2$RHJ|NvRSfSgD99tFSbtpexI&=cooO
W~Ujl%or1?vymknnyO?ZRj?K-D4~ofdKpO*S)SS~;j03z@t2;d_k`P)f2#H&0<-ukI<~#0-mN<_lCC<g%QXxzKA=6cQkg=Ky^T~I
NGRJfaxq0KfEN82qp;hsl`GON%9*{HM59lmS+gK1m9VEDGp~)Nvadt2RV-X9`Y2{0rk_Hrt&F)3bE<HwimXYp+^*B9fSP|2ajO@u
Ppt$l){{`A1*z>IurRK!B(MP|FR6s6qbbK9g{>K?0WDgvq>*8-wVCA?{*0z7a;gWoq$~%m&#04`WhUSt3@iAfi<X(8@*@POZZFuS
<1z%Dp|C%!dn)2Ar>xtky(~Ja;SI<s2bqDDyrEsLmZc4{dM!k(VIMjP*|6#uU$1Q>8V~RqW2K0#qBQ@T?yUPDJG2w8|E7{1JS<13
@T{aOv!9=;H4bHtUZC@;g05LFU9NJc7@F>$;wB;}t*z;#YL`K%WEtG86R)4Dd8&t^ASrF2;GAWhvaG)z0iYcv^^_Z^x0$_*btJK)
xTr5CWS~kc3LvAHLnXi{sH-s}WSa@1BotmQYb(|#<gEFX(5_!C)GIzJRjFevAF5ZU#GJRJ0~Dm2btd|&`>pY>J0v8ee3jpgDW!ZQ
*&fHNpAmqb<sl#`lPu+@L@-IIg|NJ-=P0Hv4kZ|}g{}NCqnI)!=8P|v;HD$7=PFsOOr>G2HmmlXJ*`L~3#Cjh(Ubuv%ck(H^RBxt
f+9PlC#=Y!+N{*2TrKA=gDEH@E*xPd<C;^N-WumD39dS&>mxLyG9w8QZLYZ-yd|ls{}HAly(T0svLHY*F|>pqDJ^guGNr|&St?nh
8nHMp<r2NC5}i<zTc)2WaIDlc)~s=_4<W>x9kA)3>N3Qry_6HE-WdBN6uE&Y2_%^p?XS-z1Tl9l7obZh$0(yIm>fZ|g^A&gcbIP{
45Yg&-yDu02q2@F<*A3LO{*2CGL~YP{Gw8_L7zJ-hoO)njGjxR7NBV$#TYT6N+=Yd)t@{feG%)NVI$L|loTHv{HV^PBO+*>BA{j_
E2lEA!IjV(8=cOgW+53QYccgDHnbt6O|XL~La~G<0WcV?(U!X`?~`Mki6o$)bf=>wvZ~mwE+7Jvi!xNC;i*6+1C?JPyPPSl11c;m
NwiI*!XwP5hoi5kCNU_m6S3YfPoW(pDwkIbc&rGg)S@T3pRD$>BO+FvYOTqzKrpAMXqxq?KcBg*COMF<RIoLoaIO8RPpxjISTL!h
n5+7$2ptxvHWH<tTdu||Eg+>SJE-EAEUH7DI;Mamcq}@pE0BSuSs<?_U?K{pVyprj2(N~vs4TxO4lmBFN3Yp1B%TGZ36h_ij1oq!
y(wlW(;}R!ZJ~#qTPXLazb(?B`IUwt=px0kYp;r_FfO^Kc(ACfc(Uxc87juChNvJdBcRYRMvn}f$|M@C@T9S-NhS8Kktmpvx}bU@
Y$ye$%9bW3E}~#Fak39AC#gy!P9U<B2_zmY87!PJo*6Hqd7vhwIg?nP@}}M_a-ruclcnXNe4;WN(kd3BSfvdizn2UgQJ_jE-l#C0
Z!jmQh%A_`jI1lJgtZ4QnyM@`wv_^_B9h3Qs3Mb}+AD9Yex=<k-mAfpKQY)J<fY7{Aes=Ruc(%>C?ta{4lItLHYk{#udV<uhAB)e
?y6-gkrkS&zz#!_C?}UI!>Bx~WUF_u&Y3-!kg4`9d8-(x$dm+*6`}a24J?Hx;wfdT`kKk4!l_9pAg<>q@~s0LrJ#^32b{T>I3x-r
Ik9%3>mA9UHm1Ux7%mwi)2T$J5tB+N0-iIhl%;tjnzL^t#33B0S}Qf9g)i)^5Ugmf7Z^Gv(~^Fc(45$;{jsd7`>P`?E+$Z#Agr9I
$1VIO{S>OCw<kla+NpA|7_T{`gQl#XD5_#88ZafVZKQiGq#Vkush#12g(u3Z9-%oUnkZzk#UL1)!?KI10;obK9SnvgPN@bi1g&Hw
ysV&^v@GACk0~DsWUcHZL#3>y&Yl&gsh4P;lAyULs-n>>yd~+X9UtZt6dqr#92>%=i<V{?ZJj=>Dy{CGaj7V$|18I!4kS~id99nQ
C>^3J5tE^;6p$H<>?ic3IV#4gWhio>eV=igw3Gmu@~kW`m6#f)DkcT2<s*bCV5_*Ab(vcz4Xm9gSgJ6s1|XZDnwyBN=Z@}}h^9rE
daf-h@hM3tvL1n&5UB;L4JQmJ6P1k|y&?6Yi>}2Z@T3&1W+edw39K)zrKCSBBPduX#*o^j{Fy6`hODw5*(;r>f35kdai!6oi>aZf
u%axl5Co$ZLZ;;?;3b`@<DR1e(Jz#yW3PBF+ooZuvY*Z-Gn^DE&76UdHzw<*p{(qxDkw~(Hy*qd;hthD5vX0SHj^o+1E_8+)G*F2
w5va<7p+92sVhsO)F(5xYN|Cd<)3jYoQND4T&y&*3okFM8#CsvZKz6`wk<&_a4#A(CYY8Wfula4GcEF_qNZM%EvdYj03M*OO05PU
B`L|Nej3TB6OzD|5T)g#Sf~sh#U%wMEv9&mN2k!L)gyEx6p%Nc|DJB3%ofTe$*L)&tSs&%XsKVc=dM02`k^nefSZ&qs+<&>@u=~h
<|VBdSfVU3OcX(s$dlG6q9n|tr5C5DE~uQVWTSf<xU3wP+bb`lSFR|f<gGTQ)h4Z`a2!0FpBS#06Dq8$TPVaDzc2|f;H2@GhO7x6
4y7e5?U(`>W~clp_@`PVPpf{aQLKs_psT#9Yck}g6Cg{i$Qw?hmKa@_>Zh?V)30@&qOZHCuBd#Rqn)Ro#4S^;iy2d-j;DpE3nZ?t
?;t27;WHtp6EM4}N3Enc1*Whld8Du-?V9I~{-lgL=c~4@e5>###U=ceelV}71EMJ{1(&_1Z6T$qZY5Ktx}~e6>nDbwimJA;b+ZI4
BrZKF#F&XJ<b(g5Yayws4X&FlrZ26grJyC8vm)xO-<pRnAej23F0H?!XA)4aNseG9GAVwk53DsN0H!f9wkEVCUZB6F(~4!5wWs<q
s;fXM%dz>bgeiiTuc-<Yk|~O`FpD><q?>7`eJOjS7ppxdr87OP`mgGZAF-mWOD}~jZyfogJ(<LszN-K(_AZexMmFg#awI{YvMfZY
$}2NDrJeYo{wDw>KdsQJyQ=#lNGdZT3#Q$u(5>yMg(T&wQW-?1wV9uqbD?P>Nvb(2tf`747NiE1=OzK3PpECEo|*QZC!<EDKd8eV
KB43$+?y(zq^%e&YbS23mZfkjKcT85Czd;wq$L9&2c&W+|0^f3GavAeuCFX6cc{s$yc2Gn!>D*Hc%j`TT&%7k_b^bE)1^QvUMY2{
N+N@#d4-oA*bs;uU!+W`ou$|)45s0rm66<-q$Rc)ov4W@9TO8IA0r>FRI4{8Zm}n-S}--K79lw!;jXBwKPDt62AdfsFOmwKPAVLs
{jY*3PbQ@#9iQczrX$y_5};@>Ig^{BrKhH-<E$2@x+F5ARV~7&m@Bd?Xtb!6;;i^2B9PgzCW>^DMkJ#cLMLx3`5Ol!-X5fwII7X8
eXPN!f|VtxPn=A(#VhMAYN&xIB(1*&l&pxUYbIqYG^<rCbfG^i5gBBgupq@Mmo18<NUZlHLMF+WnVs(?6)ZTYyP2jQ)~7Ed+bJfe
(4ah}Kb^dvNTC&`OP@xcC?sK{Ascn2jFmW=F{K=#e56Y#Z6F#b@RWI$aioo)NFbi6#|d<%b)y(0R-kSo&oQ_mSsDPTY_A-!o0q#R
pQey8#2Yjx^nlTw$R$juuCmFdt|UVvWU4rs^eDik+>Dc?6O_cFR-`+wXs8S@h^v|?iZPd-*P_C-&bBV2{HGNy#+sNUUX|h%1*j^h
dzH-~QKlfNEh0pT!L9wJho_XOQ<=i7UZGvB)Rbtjh$XEiJ}pM0yr_qy53#eLRxZ>qh#P<&MT(@Hm7d-vHLT{L8X0x3Rix{gKB=&?
Ya9xtz?ng%c&5H6lpiLpe<>p?<}XyEwxrvs=%Goek*@@hiX29&;1{f#J*prm12EpDDy_i~tB*01jjI<dKrXW!Z4Xc>W~Ah-8>yJ9
eX<6tIFSP-d@6DzzN^(0G9d*bogL7iOPSad9<2MQcNrh8s;M|8UW1pI4VFT!mN20t5S3#k`>1@YpQhp+I~_GB$SAs@wxQRpTCm<2
ldOE9JsmKgnFx)YD3-;S%%Q`h=P1CMjiT+2(+W$f79{E}_7N(Xoh1w<+Noig7PaG~Lav^u=Q3fn+$@Bxina%u4W@xCTafXa?i#4E
KCI@p<E}EP=_S&d7BGphA+PAPrJ6vf(W+6i@~)kzL#KYEDlE*NXC}@nVlZDMs3L$f_n=-Wtc_)y6eicI3L^C=ZJ}E(_o;^$psu+F
xh(}KAeTj;nW8)~LZ<wu-=|Y2pQu5omZdkUCmWX?6&(U6ES)T=nVPDcpe7M13N7WH+MGTu2_?p$`>YhE!XqG_7nsHgg(GE~KPNe_
?<Co#3Nc6=DJtlsT(3waZz+DUjvYB5T$}|HL$2_o;i5RWY9_9*{vHCFZYSxYLM$C9SeN9bg%?b$YB6)JRjeAQ+@gG}b}X1P;;Ry%
86@`|m6~}aZVxP&cO^k7ysXC-tRO%vP^P(!`>lH_04;N&IF=kDf*>j_yDMxTNvMV-;3-_K4zY@}R;HGuwWoO=<da9GsTh}$yr|2e
fTpA@f-LW=bQ?&Rd!h}ZprigJNeu=Z#+=ZvQY2N7Z!=n~q$pUaBovdQc&OK@0xMl0%9d~+wvv~QtE@mM^QUq$10ohP-X&O<oT#WQ
rnBK6F&ZGLi=slB|12ma>?~WDNhTttX{<LeEUT8W^DAwt!JwI}5u2o&q#ih-w5*Y^-72E3WFc9S|DYA9ye`upt&g)K*rt#ar6pCS
jV_j<%rJK%_^5iJSubd$Gb<u1pPL-8LzUZ_4=1)O;;AR9ZKbU+)}+;#FssR|)wZywY86kWbESeUARMnDHm1F%$}HR%7O1zSqb~g>
bF8$iD4h!|e-%iZoTlC|yB;7Z_^Dc}pA|!xWvn$S)~s=>?H21MKd1dHsFac-L^NR~lrjjddbCt5A2gn@0Wja72^zk#h?EYRYNf9!
pC%V9qM*_<!>EM}K&}+9WHA9OL>erc7@m!)QL}I=^D3<v)2YcSp{>6pn=f;zXs>Ll`j}j<bC_C~tDWJfg`^cH6)U5xKcO&_ZYY(m
@-T&_FO_Z~-zGY*f37|vDkztxQ?j=t8>R>-=`j?b?zYdgvJyj-m=%$okF33^qoL(0xv5I7AgE0gSu*i0lB7bI!vNl=pqObTA*BH=
FekK}WvdPx;4l@g3!SR2$f^enPN2x1e3h+}JEglOR3rkb@+tu$BBfN13NXtoW3UCR50$8>lpu4h%_(rNtt{N8<t^l(eyXyhtf)1n
f0*;IGoU%8dX9dZ*__#=f~X}b$|M`BSf1t-^(+4;ge-riWR`}ecBcm?dbb`gDyeBF*)kI-Dyz^Sa46N0UnPPlNEuzJGMxsNUz-Os
y{HW=5)=wA+oQRgj}-W*Tr4^+jEje<jwM>9xey(%e=UzBgsoyCzk)a}$r1Fhoh|7g4IVh9_nZ`z79)475v)wLOf6BdrKLul%&cp!
BQpM>dz925d!)#!;3AqKT`)BxH!S6w3$RV4k}-Rw=&STIs2{4W0u&mSC8_Qy-lRb&YOM4zj~jG~`>B1D9W#=wcbsFRmL)+hcCv*Y
M6Zge*e`?^udn8i)+`OGODFa$x)6;TXqiV45r&{FhMi#{exI@}oT4J0eWns9iy*)-XPhRf+?#BzSf#V9bu6P7VkmW_+$<Wb4kuKv
-KF`jK9$I<A{b4bt{t?f60CKsg{9!61t{d5D=Si_X07j`e3<tkM5jlobE8e18z$Hwb}Fr?i5VFgn4B1|2P7yc;ht8l!3Nox*duzV
f~mMC1gWnpC9ABO5~`%EvnHP@w+~h(YNtafxSj8wk}X3ZH7OUIGbxNLIWQWmIx1VC&6&}x*^M5YMkrILW*jb|YNAh_<`qDilCGMm
0<DEE5(I`LeyBREWUWo8Z!#_@?;<HA`=tmhY_K@8Ua5MmP#7|)I+NR&h@MC)6RBb*_$f`Z4xWP-8ZyT%>#X1`Wtq1jPpMF>lPn-E
qbcf|4XzI<h8{Ad`=?VTW1y=og&7;BE01{<n<Pe)IwzVc1e#i?qnb7nxup!UZZC7Hzl~-joS-nI$+d^3#iPxcB`kZT6s6)Doh2ug
&J=vAuchTIrI*2+#vWCpBB=N#%`Fh8rlL-o0i|WJ{jdfgItXf`MWpK_N-i)YzAEb??4=YV3nfJ&4=K2%8mW(;t(u7#OB0rziy?}r
Iit`hr>d7Ahoevc(Jro{R4c8kfQN-4>6g+OWTlxR_p`AnR4}ul?JmWzV>0}#%Oc7$&Kj&9E}Tf5nxY=CZ7j>P0IpLo>>UH3MVWK5
wlDXsdlf;P$RvocHL$9z*A>64ShAL+I1J^X9I>F211BLY2%L+l&6@d^hpq#xd?RbOk|r~(N+tK4_^l17da)6z|CWNH!Jxz%R4lwL
M68&hcq|jDJ}av$^eE<#LLt;KAd+gad>6S3d75RVGO6FFk0Twd|E4{k52_EU4J5^;Du-C62cqt?EF@X1X)NC)QY8c(LLtkm7qJ2(
h@~Z~&X~KX<Q7MjfE*SnS|Ph7l$n97BcRBaUZ%3GIj_Jf4w=rS5u&xUaF7frlP`=OEii_qq8V*3(6#WU5x5XBxt12EH-wInV5rlo
S}5u(nJg5uS*Qe?sxcuiTrk%sW)%gc9;k$v5VJ!rk0atBkDGR<b);(~dmLPzM;rqxogP~icoQz1wWI_liy%@d{U$@Kg`qi?CNS9|
J1p}V`kd}0+#oxui7AP)N-0w&$+(TCtexqt4K#NxRH#g<ESxZ`mk?`}R;5fHtgwg_3@x@XMJ9b1ASz>}-5-su`I#Z32dX8pd!Wpy
Bb^8$E3ju4BBMGe{Ub>%uCQ+{hMsPy8k<L+JQ-Cfc_)so!JFl-xumBBRV%9~G^~fLFB!v@i=x&gizgN$#-|3R)2i^K)T`s4Tqcwx
NvAa|^$^*UR~A*58X|5chZHKTU#SEl2cx(X=&C~=9Hk1aP8pLS?wT>C1S@JGg{CQ_IJ8cuqpJF~LNP`f2Peg_AE3=FhLfC-WE+I6
@}<QskSn6F6{XFXcdecvC8P|gPZc5@O|2-N*P@4!@uesv60NK(KqXEjj;d&{#wLa@tDAhRVV0~MbR>?fp`(VQ(;~mHrzf2pzp!?$
n5va5u#edz#j1`kY^=~MgDEQ_La0w0QK6ZkASzuc<R%2Dgq}$Yt%YcmYMss+e5&u3Y^R<mg`aDj3!;^za43o>ESk<I0iyk^jinML
R<5C-Uapm+Q!T3`XDO<%+ow~fiy1kk5)9*umlk)c7plUmY^^q|Cm2eT9jyu`nHt9{T@weUK_L?(1Rl$xhoO?AC95VNuBz;=f+uIL
H7FXZGL{6X;g*z{wv>|;@}G(<qc4{wkCx;d?Wf14^el%aun}w#@Rt>*@TlFXpQ@;&Fs~}43$WL#?<|xkvZJIZTpBK_YnpSG;in0x
#i`e-gRWVvS)@o3x~H$Fi>M;3H=2~FFRAaN6CtfBU#8NQ38!4FRIrCE+%Ed739O5fv6@&VSraRdRGK`h#VQP>04=022c-L&m8|V7
ZmdPB6%HMvd#Knenl8mHF|9YOe6U`j@hcgi{Vs5~F|E2Y1)7H^DV->p-KDItP^);LA~Z3mJ)_{0m??@LT`UMQ;f^U5PL-6PS1k`Q
nynTk8m9-A%%#d6sSp;e)F4i%7MPf*N1UgSqZvP;jih#*VJKXy@(}YD>Lq@pMk(Vdo|#A=U8NirC88{^;j<u_MkOpL{VJFtAR*ML
W2LdDprJY}hMDD<S*?Dmv?e>O{HztLM68FHZ>C4C?JYB`a+SWIC!^D&bfk5+NU)?E5wP>5s;x$$LZVKsZYTh&N}uK>%9dT15~jkK
sH|)#Ei@l88>vqiXskyfDxXj+4;9>(2&Gpk5v-=IqO2RJgS05C=PFMmmoP&sSFAv>H5?4IaRNq-fh6{x)}^tk$uIsXHzY5aAgK(f
o~hHV361ZPIip0jwk&z9vakuLB(i%c6D=1fRxUs|{T`K@Ss7xi#E{I1FQF|vttknq@}#pf52hlRWgv1UT%gh{8V9eYpQH<@BQ43V
W3ZzfhpHf)>Z}-ob*t@~=ABS3|CM7XdJG~P*&lN!aHkF}y(Jm1Q=(Lfog$;Ci51u>IGPU>S);|PW~x)HUaG07V6WpN;;AYm6)$Tr
;UH5m+M%wU3Z7)1VkBoR7bJ5f&9J?$Y^8t?oE}XkX)0;8kC=BTh^GXpZzNu`<*0b5X|jPKBB`seB`E>2uB~P*VxPn%8j|4-kEIN+
4z6#j%QqS^<sokx`6pPU+o;(%5P-R;<|mRS+N;GRSE#?9tErBnlO&d@lqx%;q#~H8vmZdIvk_sO*`J)Kd8lHIEvX%)SSakDQYx^V
cO-1BYMO<bMyNWYBB3cEfv*!6tgY{-&aF-;<fb>FHLav6P7@O-JDF>iSs{ol?WfGB{3)8P5*Gsuwyfx$Wh4r&s}NwONfuZw;h+X1
53CF%6R}dJU#oyD=p_=YN1}Hv&Y8BOlawHxFC^EXSt)EJgRAhSo~29_8!XYOFDU0Igoach396K<1gRS$gsuddr=rND6{y6ewkJ0u
DJ&Hyl^n7w>XQ4G87JheIH<8FnkS{KS*k^ye5)?4w4=l=c97U4?WR4Xb*MnCL9eWnt*8{RP_X71WF{`8kSPBxrk^IMQW)ZwcO1Mg
FsntZ+pP(#X{kt<+Nv!JmNBZW(3jaJMImV_r!6q6eyhwS60;Pn$S%Gh9WNm-0W85E&Y>x=IhvlFC8jB(=_0zK^e4=r(4}#l=BKR~
mahn_(Uz8@ou*{4_?*J1(WZ<f;+!BV$E2#Cd!0(AS|g^WZIKzJ=aheyN2IMDHX!yS#HPoq;GN5zYN=Qlo+R_C7MO9NDy6|7C8qbN
BQo-+Mzxrzps)_H4loKVSSd9xK#`U!@SF*jqNT_p>!(~D#VqYGw;unPNib@yJt*d;ZjiDQ3#huU_M(fi?X3o^{;Z%aUnPF14lb~)
ps!jeSDYH443MRl>L^vP3ayN%rml6XrY7f|#i1Cfdn~V^t(UkTj;0-_W~S(_T`M=Cd9dyt@T0OKDJqv9t0kZ>&61<29vGt$Rwe}~
u_V?lyB+GRgB{b9sw___mJvyyS(=g|cA?`W;Iq@D;3`_3+_RD<%PFlYV=Qi<II4817nyXc)Q{(wuc(k5d!-_jaT$%Mkr}d^d7!E)
si_pG<`c%G|Bf=UQK`5pFf0Hm1+tc=2dT%kKB6EZ1u6L~wVRwT>710BpeJypr5+s(aVaFQc&ADh;;6@^o~N{{xQ;?30;;>IJ*kSb
e5EWV8y}gXJs}Pwbg6uz52nAK<C&-^#F!qON+T(u45m7%2rCetfS>1>xGZI)J|LhkfB<-!q9P_G@}s7%5HCX`R478MB`n;hn6wWl
wy9&cVjR0LUYx}g_NJAvP9`=bpDUa#S)4$b#4qkHy0O+L?~!nvQ=$x?UMEv3<gHO460Vl1zo@M!2`%j>(I#iBt`GaC*%r2+k*r#&
ZKg@DnXZ<tQkz<sQLKF#T&{?wshM9HPMmEcOD+s0y)Y3W*ekB4MkvEA8?25jv?(62gPpA-NdhpN0;%vMb0b(MB%1=R-<~|1u$50N
qo^$>OAi4ROD2#ghc22bv9p1wAF1{vL8aHC7B88tm#J7L9vFkEPnmEKWEo&3Gb_@$m8^fO=cxLICbTEAoiav}^O268H>MG+r8x(z
W3kbda;{jc_nk<rm@)6HuBk_{uM5Q}ZJ90_pr+HXU9K-G!JwEdx}>s}3#4nKPp*%TlbYWk<Cf?v>#%<(a;zq;5G`J*#3i*Q*sUa^
?V69O;hIvdOPCv-M5gd1XQb36C8Rv6yAZ3H!Y{HQgCv%!gdFCaa-is~|El__&#Yps$11X`;;aCyMX>lJ7l=ly^qB6RhMM&gava|o
)U16u*emX@x++YbSg=a40I%sH7Z*~dP@^;>IV?XYoURn8Rvyiu0xj?ih^cp}QY{Rs>WrYS5}LY^f20B@k*WK$!6+FhxuKdGhpoMc
W+uBQoSI3N@FRw+NFaA55VIB~_bFwmZm=h@LZ(k4Jf^#@i<?L&2bc{LEF;zyFRsw9G_sDT5T^>9Ua7FHPcAX8>k#pr6{N^1fGc~g
iz||#^Qz#SEU37wFDQO1LNHGx5uPkAubF(9)*Or_<*WaqwyH8C&>!}Wo}{WT(XOtnON)w`;i&N~Qz9Fz1swXP?IhhAVyw6vm9f~K
B&krbqnr08`juiDBB1vxq^$@vi>->O1fdw7mn?!Tkf#(DE|wyu0;v-wvbKvV8LSl};i(&`Ev?wGim*GW!zvpj-JH`YVV8mi|0BjE
Jf&1Dd#N8IyqGbdW2&hoXQ;{)Arx_?@gYMh#jx!pa;;vW(k3~qpRjPaQzt^A6{-a%M4qfOIRn;@Ost}-h$%C!Ev`kWxTV05!L1;l
KPy`%U<c%=@fvC|b)5UDw;~dxHmJ@b_o@LJHLx2gjhw=;FOBgiY@08c!>10SG_2PwiK(M1mKms>Cn%{c$*Joi8v~P}WTi?asi;7s
WwdUr@-DJ1_@aQUx-IXekg)hBMx9crLYBRps34XoW~^d0kFeUYnx|Ts4zARsaxV#;G@L@JLaQ&OaJady%AkcL6DFdk<FIM2)24PO
DJlT0i<Jo>P?~?5xg<!aGq8cOrK%$=mn!QMv#*}2My((y_LWeiE0Y~6Gcm;~|F9OMI+~)T1FwFjhp|B|VyPLmYaO?(Y?-zVk|UF>
0jw9OD5%Y;FrJT)_Oa|Pz$WRcxtY8rJSYt=V5yfc<}s+IlBtp<l9WL%C$83{Q7IR$M4+T8Gn*lf(yiL8F{{L}F)rDvs-Rwwc&9Rz
ldi|3la|t|+@OQ3A~oZ$(JcO|P%$+qo-g_^;IlO?xUG+{wV~jx3zr3*2&Wb(=%}75)E#xER3JzZSTF`G<gEm%{}K|MVyFYO@~_FP
wW?mDq^Jp@&LkTk^rsf7awuo6@tB7w>6ri#Eh9jerZ9vho2h0m%%ZK7ATH`9`KJP<wvCaUry8KAdL=a^2e7NAhOZWuktYSDnkNwo
cPZ7XACYA$!I`O)II24+2dz=Bg{r8ilow=;^Oh5yq#UoOshpsd@|`Rx^CyKNq@(p9PASTz#VxolkuB%2{HcT^37YGyKA5hUe50GF
Nvo`@A0#iY?5Sdm9j#@kr6f8qcar)aS|dHNM6RT;yDXHXFeY=L9jo3Z-KVxNPAJH*OP6=3ilEP!QKarG)TExIPoGkvET{gC8K^WM
O{yxY5fvvT9j2u&UnY_%Ua9dRlPdJ6n4)_srLX?1ATj8)vz%nG(VKb+Mjk~dI4Djm#Vx$6dLzZ0Kdh6jq%pB7R1^pxX`xA^s<B0-
@TmH!eJs4CESZa~Afj)s->e9*Z<q-x+7n3^%P4)U7_1Mizb`$f#U+NET%M~Q{HzHv!vy{o8XRFMmn?80!JhA-44s*#Y@Cs*@T5_o
wW6~iN}41si<;_|G^E6&!KKC~Yo%u-?;R<i9;t4i=crC4EfxHutQypv6Q;=_#4Z`39j1?>FtRzU>#%(#%O|n5KcF@(J(v@hH?H0w
%`M!ew3H{X8>Eb!BqysV2dg9)DFU0I(Weip{VXXgUazU9`7}wWR<O9JsHJo+GpfC{CJ`d4jgz&Q3aFMT?5SKJs;bMaupFnF8nKfp
!!7Tw%or@F-6H=lP%N=6->b)*EG^ihD=PM=h@Kg<)~L<3gr27=#gzUJTdByc!X&Dt$tsJgT%9+X`y%=vuppx^a);X^#21gCIHH!P
II%jUEig=?)2MfxFD$gOQK@^cMxM^B&Xl&88YeBZCaRm4Xe~ysPo>=u7pSnR0WLE!+MJ7&aG+1B0jy-7ohBEkl%8a$Mx}%*lqd8t
T%<s;ke+0$ZjM@zsHiS0)vyz&&9um{^qAM5kfWfcDJkT*>yyx^^q<?Q)UhC^(4$S3+@fTptgFMUY$H1)2rEjdT$n+uGn0oFXP;*#
EvS1T45m+}03iLFRH!MHODKOV7K=+6(jLsEfFejMk1Fb%LZdA#yRU$$HZ#JkNTEZxQIMpkXOQ>|p{%g8V=08HE+Rgp#HwGIIxP{W
WUFYczm*51U!8z33Mil~ZKH9T94=QQd?2@_S23y<(WA4m4WNlMTA5>!ubi#0lArCQL6>bVi>Lh*$Q-hx8LV3z)tKTV(<fXwl#`pM
CoSv_+?uqURv=HTkSyCM8mtAZ8KS!?9|<O%cca6t@hIG>J`s?vcc+S%TCN2jn<Y&l927a7exH9NIw=FFL9-B~gE9J`6C)|B2^{CB
L#$dSgdKCMEt;v4dK@^dFDYcC2di4EU!0<m!=+EHHY^RCP!Pr@dZHVx#HV4f6R2^bpCckIcQ=DNH7&QMU8lURMw^i=wTGsVZ7QN2
(5;50{;yOo_oe5Ul`D*(Xebk;7m%!or6hDGVWKRps2WeMj}|SW<*DMZWi1S)Gn(?L6BO*P&5aP82Pdf-$g61_tRWSwf|%JHgDKpp
>8!1%@r0n9sH7IJC#4^(fUGN`izLe<CMKaQL@xxMex=8;@R}~L0FW{n;;UFAwT~{W4kLl3tE94&*svEYVXhpf(TtC#*dctdE+uCy
K(G0s(J8AK*eZl5EU!$fpDU1`51aC+ahAiJS0TWp8KIXd110yM$)AdtfghkDBc%zVeS%*cuaFHOj;Z>fT&+o;{3)fPd8<RLJ}%0f
0x2r1o}FwgSeYLb<)t<yav$faG^~fN(kVz5jxA}UYK=6ofSA`5)v2A3S|=+eA*7w6MJPz7OQ|m<RV(=~X{r0I1DUk2&l<Or<s5&n
RH+oKeXRsAoE$M2H5n5w)U5a@-3<7sucQbpDljZ6-?GA}f-=^t$}x^J94}R;C#;;Z`xI`p#gVR=^PkqN{H7$P$SuvLIG8`2W~ZX0
Af;8ROodpXUK``LvMsQ!E3MwBhN?y;QLA{WB&4aWIVuIAla@TNa+Q1#K_fh-Iv?Pkz^p{6K^^OqQmdV*2P~Qwd>BR@YNvRsTcYwP
3bPljZmnq{1|%1$SfsC;Xr8~S6p}EerkL%NW}EG-NGr;%ZLUkP>Y_s%jU=zGZ!7{VE|C+c2C1K@#;hZ!G@Ohj0<L=^6R_GT*rr1%
NFh_O(3V%MgOqF&ZmImH%BbrO?yfqhIvNF?RHRg<HLTDbGMHqg2c>teGppPu=dJ-7LNFhw8?EWB?WRkoy`B(~DH+Ekz7V&I7?v+9
k*?jKSt@Cw#-~4=GcY5hV=S_%u$8%--zlsu5+ew%M6Widbt!NHC9TA=L<H2MY_CtS51?--_?4=d!>KPS*`UI&Eh2@a$s#70kD1Uc
#I2q#mYHxI4xtJz%_~<fts)wq!XF2zOeobbr7(RdoGq8K?~>7}|Cmvg%Mv%Ro~bu4;I3V$yCgE6#H=}`vMkrJBAIoSo1&GZ0H-pq
IidrjY^nFDCafg1C@c&huqgPee424EuZ;s0D5P7h%%kulu_ckLVWqv6Ag+KQo+oJ?(3G$y>!=Mf&nYL7-l~V2G%XdXCN8cilqXp#
+bo>1E1*NI1rZsYe55&{Pa-6z+^MIl(xywEK(5uYv8B|kp9(mpuc?HwAFueVfFv&wKaL-w>6S<vgrgFr<SFy8aFpPs5tGH6mYHF!
wWw7nJSB83F`^Zm^Pxs0P^IRorj|)0yqwM~;3khLuBYp$0W5kSI;1_J<1BR~2`F%|#u!pFo15U84<-Ptg{OBbswDy_fTJx81*8J3
k*wOF9hs$|Y?jY8xUFKO4X?1JYA>RusVVL)Q7z}HU#vW(I-9GS{TLk)GNZ2_8YlZFG%1j(x1}@~%dk%<8Ky`pf(g{4Gog*Ep{eMl
c&{(1%BZHF#4LR(c^LAd9WDu@J&%p7?wQ1nDj;>6lP0z+&nIB5k)9=-*sfNu8>msOe;G5U{2X|$?W_;2m7c<<4Xwl+@+65Ob}TEk
)u{Ni&k{2#;GEi+f26*x6(}YgiW_{BYM4@%CL$)Lnk7;uh@N4YMV0%U^(*TvxF5r%OD##I1}uQBv7?KrB`Zy`;u97v<&?P?1e&d)
p{&`V=`9YNdZBX_^(a#<2&`@^(iHd~;vMlSq%1BjD5?df;uVf1og+FVXcN1lH7JvzBNlR`&y{4F;iN2~;G{m0T^Nz1ET~_bPbgTS
s}#p10vG5Fj+v|&p`}tKGcPAB=`Vq$>?fL>(=sHT?;c^Zrx@y^Gn-wQOsEL4UM|m})T@LqBd6$@?4d5MZlNKkg^JLVGn74{2BGCD
2c!a}uCTAAgseTR6D`T7-KZF}jv6bS+YDTs6riXu@2Z0&8nFefb0wyjrL0q(m?{{yd>CR7lpd!f7p0xC!=<ntOEC%?GO+J4<t}2Z
LM(%{Are}!VUduREGarFttWFWHLM9OUnkxbW39EVL@(7QDw(|)V5HrnKClNMJR@4AFP^=l<EbmGdm}=y?x*sx+7=eEh?iWI#-(Gf
Zm#bu)Ta`p6{91Yw6JX-@Tt@=mYL|51Ec1yC96Ftd?^<tqNtM^YM#2K?I7JQaU!U%f*dF&X_#Y=)*@J-2C7^n*|H?9JfvzA2dY;g
W1x?=#+EIl)r|QcRwZ~WARm7klb-CL!z{3^`Y5lUF(q22T8|H?tC&EVsvGPm2&IlJsiF0xj-E)KK&CaIo+q{-Js5)_FreY3NT*;X
%c=pbqPB~qdMp^C{xn1^;wWLbGZbVdT@Ip_fTM1%T(KT3rYzAiWvhyxFtbK5r?UpBpaB7=?y0J#AS%i*2_mba@~)t$+#ri1D5AwE
xUpTZ7Z`pdR+!M2D3BtgoGiPbf34Sz?xaMS6)pEKc&|~ZQ<fkd=AMVE<*1CM7%n}lOs)4Qh$B?3Stb7}46bXeGn`8*T@SRFoFUL7
PAcE0v8CXtyrHcX+M}N?TdO~*Pa4ddZKP(Zd8opwou&RD$g_W~nz2i{j4&k_-6_^Bmz^Ut;hGBzaj2lB*QKJUkt$5I_M+$^w6A!k
L@sBnGL?OmLY;6ieyd-l3a~w>=cra56t3v18z&8~vniCUYnIe2{*zjb?4f?Jx2*G}VJQx*#iG)bVz3vmn5zt_tBk}TDx`!l-6h7P
!?35TpRM1h`yf7~Nita?N;FfgketG$Zjct7G9`4NgseWVUad~B2cn-FWvG#`ft~`Xnvy}Do}bOH0;ZHG?Ws5)O|Jy2{~`eyIxfqs
OseOtMHs=WdXV&-@hP~h*{Lb0zA8j6n57FB&$8&K`YmlAKb)|kMI}$4S1Wv~rJ^I4A*@rYq^$w8)Sl|9i!9tJPX*VkLlhN}c_PFr
BB|;tYbl{4R1yi0qo-w=uc{X*@DM{H3ZpNr04OpiD5szvO|2K4U#J=*xiO)jjVzq7I2>~%?Fh=7-6Y5n2qn7~L8?nGfujAL*)gCr
im*r{$e7Kghamx}fUN$g?k?#ccdccnv?z|M?kf)~#i%tTn;z*cT88JG%AqkNSR+<1m>EJPf2h<PX{Vg0R;`AvrJBAEi<qu2{VxZg
;UuCckF!jv8k{Gp#xF`9lQ>qdF&m60T$o;iF{z^~WFEdG#Uin>DyA6{xUO=wQzclgffbe<&LM3ne<aSXR;)OyG9yEsG9uI|!j<l;
WwJ~jaupq~R+N>Tjv_IttEvGc9Te=G@EcT`t14zK$||_0!-c6KsiZ!tEFGjOov@)McCD(OGN>4-_9aQJuezlzgB-S`bQh$TG$ksk
!lz2FQKpizc_;Xt4mE2xO){jY)s$0=wx;Q=Rjke|StmWA2dyR`HKHe}q!fBBIVqE`G#bLDEDFb#F{ce9E}iBmU#(>@X%$Wz#Ic?x
B&eLEE|%7)Q=KCmB`6Xv{jIE-a<KX(FEx!cCM*f1F0I3?W0KRgTLKcAqO5bO8mbPhY^(>d0u_at9V~RCHY|3nCz5KWVxT~{X{))a
{wzi*5v}YT7_CFD@u+DkSF=O0P!&q136uR8?xVA+LM3sZG%Tp5@TqVKv?y*cSFctp#}&IF-KoJJ5THx5bSU7QXP$Yiv8F647$Z9|
2P|K)Fcya-;1zL|MWRio5TGwEm#hq`O`+7C6Bt*Yo2;<3<eI0Z*qu9;9VF$Z?xx}-tg^T)MJAq{2`NXRthP9?A)vn_(-%9G)+EFl
2OXa(JESP9>>h5HC@Bar9xbn>8=8wIQYX<U6d-~t3Y(#%KC+>!%&O}kyD%7+87)Jy_MFwH4ux%tKpkf*)2;}wt*#y=6sF0P1FEO6
A{mjdw-o{#!XRC*YN-Y|cqq-KLY&m7+oQ3qJF1nUk0P?HOP$m#`<qLZ{-M97ud3puuc}k5Bc98igRiF_^sLCJkd_XaLLJ7ZF&$B(
SfeecA+D(+6DwdV0IDn_&#w-x$(AM?VHIf*KB2>?i<$K#Eu|YTvlWbtC8=*Mh^xh>-HY(1DVby@+?D{W2dr<b{jDe>L?ZvKN-(3Y
H8W1C6d01N#|=@Pv7urps~{|}v#y4)ZJ-pLt}M&1moNgOE}E4hAfXGO_pfm&8?B@(ld<KUg{VLyT`!<4HnJG6NT5fh>lDrl$dkS;
_^EO$PAq~bpeIfmTD0gbYpGJFriCsj3nf%7>M6P{0kC|b@vFJ5(XXkffG#n(j;+J6eiIg)CK}Qbsvjh{JFo4c1~N?%3ZQuyh9tAB
4ljc-y$HmmgRJ-@@S<R<KCtp8FtQP-@S<NTBPv}Tjk05~RTy!qc9UU}Af>z=|DgmjO)LH|Ln8+o<fmDe%9SQA3l5H=f}!@ANvcCD
Kq8l+Ya%Ta_?4Ou{H6O7<EuC$l@Ma1D2hdxHl%H!`I`5m?;sAS#vP^*Q<$<TODOK2E0;qcJCrk_JD?^bxiq<?F|<jnjWQdvhB6i?
i?m+0{g_-UeVQwtr>y*_U83!?S|`;nnX7P}2s3syZM4?1E19kwqakvrr7zJdDwUC;g(RG%XsaWvurZi13#wSN4I6x?(F`$=DW7RE
44WLSJF}Or-xxC%&!?%O{4RXBnHc_{U!%;VdaM&3d8??Z&#Vumg(aO2dMpgIgr%9a|C%f$sGI~EAFJ1>`ld;!^&*z5r6!Y}M<~vr
<P}{pPnKRBXO8A5M=b9rbhLXK@T=~m%&Cm1nlAmTF*k*<0vH&r`<ODA0U~4}3@UG{wWo0%1e(u{bfny(K`WOYmX-k@7M>89KCdku
Gq;Ez54NwJt+5HGP%@A!G^{kZ;vM;_y$&RscBbH}3MpVC=&x5W6CCuG%CGUR2sIzCC=sNjQ=(chgEQMMl$k&%;HPXTyCnQ5|0WeA
+OSlm;u@BxftS~p@FL_SAE#?5KB|{07NJy_m8SA3oRfN_+!ZzwiKGgr6B;C;5x0uGY%r6&YrE^c6EIk{9J$r86}TL=gsva1HoTO)
#JoYe_PTz$sl2YWJG{xb^EoNK=&BjINV&<lle9y(PmjZ=tSjy-buiknwJ75fStJi6$ESoVZJR~0DyBIvyBvcoI5+nys4Wzt3m$_o
JFbqc7qMp_A|T9_@CisVACr<USFm)eyCzAU04<g;x-JSX0V!1_4xQVqp{aE(m#i_SYpx9|mL@kTZ755qg|K0&?iEWZvLy$Sy%Ve+
s+iFxU#o+xRV+Iv&Z!+JxG?e@Hz?93*9riv`y+@em#5OIh^9#?*DF6N@2H?GCaqekTBu*3NFr*EdYG#&PML2hmYSd*X0s2bq9aTs
8mR{`7N+^J*_#k7@G!45f-f$#<|(wXva1fPZLmzXF`%-s)G<FLGN8GXHXGxuq?=YJHZjSl?I+!;0i;wcV5~Q;DXEt)K^TlKL#_$0
4zB8{e6gw~t)P&nJS=-3kF2|<KdpBtj;ukA$PmY>`xexuU8P4X5G|pg;VdI1H?1=^C8{eVpPzxS@326o53SFhu&~3cv7e<CRxv9o
Rj$$?{4D$}P94UXfQZzpQ5%6LqOo5mKB={;iz+LuiL*^GAt6Mt-xV4tmMMI$-zFuhVYdIQ;;0ENbuv+~^f2awi792K)*yHl^O)+i
^%EhmUZ={YWGa%YDX_$;XC-r{pQVN^LkbBgjITB#;4V5U4Y7YKCZ#;Bh_Op8+OMN3+au^JVx(r1+LmiFm6=?zzat5;h^m)00Iq<o
M>#C95i<9oYMZ^5DKr|cA}uhk;w<^77O7gLlQ|=)Mzg7?gsU&G0SS2&u9?{=eUzB1prULhfG+y0fGJ@iS{Yj+y`-zE51MZiN2l&A
Q>)pih@`}(7pktFWw8CMb}q>!fvplN<{w6!?vXvQewcG6yQS_ZKPcL=FQy17)V6)F{wE(Vt(AHoVK7J_$Do*>yDrDC<0SZ~{xzH^
EG|7GEutd}$)@9z`56Hzijn25SgnsR+NmF_(6lov{-Xb;)~`G+x(xKFB(cITDzecm8>Xl*dn>FbmL#tn&8~5*zpzp$aw)zJ2o$a^
(UpiQa3LHeBe4Q7V=1w&4lX;f@F!U*ESyuOkgyf4x2z#Gn=E&=C8^jf`k~;gA~35m>nf7038)Vo%$Te%PM9?=5-!rKFe|dB6s3SH
PNfnjH>?XLij_L3kE<=E+bwCR^sOK!6|E1cn5)_+Zlgr3V<IajkRLS$hLq&2PMF25%b~uge=NbL8n8SjJEt8rvaEEWK%aaEUZ+~M
$gN!-HL-}MznZlr)v)F_F)IwLm8jF5Rw!bYm6T7ajuyZq|C<&m9;DhB>?p0O)hwtV;3sXXDU~5B3o9w6DJ^)FrmT&u{jED7`lTJF
jI1ds7%Bp;9H$}=2AR~az?dd38K48MW~&3NqORX8G_K?@z@b>J{g`Dchc5q}Lal<UTc~HTpRr>jZmo^10u*ha+^b|QR;5ajK@!y@
6q%T<av_+f>Yib&ge%-4J+2)rSt%K)nwHY5SF=N@x2V%BRxAgle<&X<wj#+P`Xd}9YcV9CqpG-^0hoX+e3T3^Dk?9lo+l%qvn}|q
9I*(b4lRE#=bVhJk1B{MWHIO{jj*CFvMpw*123Z=>#lC31T6BeVysb@LYEe(*^oCY4lH@8@u*OzQZBqHMkpVv{~H#p-kk@e%&CJX
{;DXewyxHw^(lTB8Z6_aDx=z&SSOaJX_(KPgp>^zy_aU0QmwG6<tCk`3o+X#R2KWFG%c{5#+JOS>8T|uajjt~lCZKRKq{Z6Cn+Bu
PZ(yayC^R!QzFHi(3onaF_q-54l({JJ}4P4H7qqHMzpalZ7tg-she6YcqDkNcOqIRXQ?)+PN{|_;ID+Q-ZI}W$)q!?+n_ZT`4y(C
N*LlR&nBg<*Ri9ZVy6+Qb}XN)e<$9pdY$;Bt+4u&U?{<@IWu6Uekj<h=d5=b(Ik{Dr>OugF``}$Pm&WUc${)5N|vc6KQw!r2r>?-
_BKAL9;<Prd!5NIHzO=8>Z@X`FO{=2DKtr}1g;dP_@U*Wm#ihMMj=NLqm}`#b{OokKdpQ!rmtZwl(IvuN4E?u5VHQQ37A@`8Y+9F
Vx>H(B(7wvrLE7Q<1sd>-!ZM3aIyihy{SPA$d{V1QkScxQK%3uX`=EORV$*UY^)M2x~Lhf2AgCl1uknR%PG+uC$oO9EUlfK$tk&*
+_6=pkSd3)iKr8q?iULzP?eG~IVwA^1T>wnh_hNR12?IiIJCVjfSnPh3bR}z6)uRbKQBu(rZ55}PqbJtc`Q$`ge?f7Rx0-t2M+Bo
VUg1%;H*Wk%C3T_>avQYuO4k9%dBFtzMZu#$1&BeJ*{-KS+KLR3$#}$qOlaNfG^CUR-zj=xuP)(C6{!rwwd~@bT{Y$@~5Jxf2?Gj
Ah2JsJ+3q=?wlztd#_!Z4<`z&KCxA<RjFww`7Us(_bmaUIxqdJ8LPOFy^<TOaF~Iy5vzEqdZ-O9VkJMZ;HE#S|EKk$JfE~L<EVWq
0k9Mk!LJ&uTq)WmRUiJPny|;A`X}HlG_16kM3RxR{FF(u*rMATZlz};uq@#!X)?McVXeQchM?b{%(8W;n4p%d^R!;7)T~Xbcd!Jo
WGh1%qo*UNZ>S5H6Or4gq?|G@7dbzo=q*>6xTR^Q$tYv3<)pKvz!Mv=BBJyy2d-Tx5we#g!Y#h4SuxKp->W{XdZoOs>ZGrhnUg9k
;*k9_k|VP)E3D}jwyayI=%f@e;wOBZ2B814{;u<=^slTUcB@z=(JBV7fG|s~SF0wkqp$`rbf=Y+GZ!o&dYwlb!K@A?-7t?YF(OZ;
{HJA`+^65F>lFAW{w)fx!K{EFXQxQ21R_!<Ml6z~EG?O*#-ofiLL9o7h?T0J?1{b?)39I};VRcHf+HKTL!PuS^Qtkeml@Kqawd4P
QzRCyj3l|L^p<_GE+sLu!Y^>C6R|-s7M&!Of|YQbjhF|jQX?-gL9wi(2Cn%fo2FN)o+!Slw2yf#KA{&We<rr1a4EN^Hz~a$KdhRu
eiP=fjVSjgXD4Txo0&{6eVaon@GjXk9xxLv^e@M$T&uyW1Stiol9o&yxhhMjCm`b_;IgEtSU60m+Omf!JDM=5R4FW}y{Xj_&5?Yj
_LYjXS*{a1O(|3?A-VRgB%zn84=-h{wwv=hyBcXPo-j};60Wl=B0F{=zbPWB)~vg*&Me)a#Eq+tDGt}KmYfqX&$4f<m8!HWe5u>9
?yUf?bSw<88llyfiyaTFda7TlbhQ7cUaVrRi6{%CV=%cY3$fU(!=`PK>=xRy|Crn<!=`1g?yD=Z(5v7nZY}4pA0Z?y!5Ad3t0@UB
dZ1^Yo~$Y-t}Vo*HJ!e$hMZk2{+P|IN}^H=5Svx3Tb{?Lt~n5t3a=(A4XPQa38V!umMi(G9FU_e%cm}=AF;VA;;8kl{-uwk*0Omo
VIV%LJD-!GAE=QQ#TPNM?-W@pv#S!YYp*h*^d$$TtSd#X))084_!&{1D5tTlc__pno~+`pBP@j|2OKo4!5V)nYb+O~!k2uI_K10;
)t00#5U|&^kFDRVS}`&#>yc8NI4GN`B%c<v>aHCsXRQM%?=8$Mcr;b0=%#2aBrH2FVWS4K5~1t|S{v{rF^!F_+N$H8pfYMSI3mO!
c&S%2zAGImvzL#eYcf1B$tlDoYb?jGL88hkCNIn_p(^CCT&U4Bl%<!IV+csG{Fpbb7ps!2)3Q;iwkI_mqaZt=Ql$nX{~2^DO{B6L
*P6Sm_9}`g`lkIRKddvagd!-cGowK&)Tvt#{g8aLbDN+Ws44y`=cibdd#sBqRj56!<fvgNN}V9B`6&~n%q4lNjwlbULNI+NB`>cZ
x))I>XC^7EW24=Zp^)Y$a~HNPt}KD4TpmiVxhyj*5+)Zc{uc5fEgMT994d6M?HOSxCLLX*p(yI34XQn^i7iC1@TUK)pP)~Y1A>(*
y$x)yD5agKD6!M9n5hjWX)KJOtDU%~TNx24_b)lDgQ)JMBCh2y->!osCm~R+cr@HB467cL`KS(>VF<h~$(ZUTZmGDHi>0KXqoP12
U#(;*{VwyX#Trd0%qfMamM(Rxmnz~att!>0J}uR(l^j_VQ>8ekIwS#<nUjVrdzBBZ;;^?W%`ZzTp`}YGW1i!#o)jFd790<kcPsd+
+pH=rL@6_^lAu7QkEypVIIcpZ_>oMXLa1Dk_K}7t>YBGNvn5ieU#ae@hb~MlIj!QY9I#)l$(ER&p{d@eb1a6ebD{CCTqk&@EiPpm
z$rQ?N2{5pgB4;Bk&*2k#GP6!${C0#)F<|wwxn|$3ZjTEs3oVS>ksX$_9+~p5UmxX<gG@miL4~0{hoRyHl%y4RiK?67a6deOPmWZ
lnv@7xuWBgrZ54Jh$&*HFRR3=N+nRN;SV|_tSKw35Ui`Eqp3fe{HL!XsGT{QYAD2;DIc6PN*({1Jdqf!#+bw<lN&-XW3LD-Xr(ME
P9n>y-YjaMNtG2W$EV~V(5fjYv!JdcCL=MRL9t`7j-pQ)Wvd~nR3I;kl9yF2W1ShOoT?-)U#zmJ1gronrLBG~t0(ZItC}mRK`zdt
(J<|+{U_C?S0tz;e<(Vf@~T9v1gBf4Qm7Z6P@XEV8Hoh4N-AujDXiO|Nuw<vh$c;{#;hS4ag^dHuc^YQzc5m*t+1G{7p=OgXQ-&B
wkyjb53mX-j1<F`UyT8<2bck|Kd2fiWT+-0F{RU|;uhDf39J#R+n8Uh%Ah%^_9_Rksjknhf3Sx!)1h*zL@I$PZL#33UZu^M-<+hb
*Ao0BgRG~lTq-oGs4pC>VxR>apsfX`Fp>(Ute{jV5+=f&nz2x?+^#pPKCy8m@}S2i871kdbsYSewU`qzx0t>!L9m7@0TpW_K%nj?
cO(^_{47zVL!LmbWHL*z1}s*rh9(RyEG?d<zb;>}Q>BS5ovz6)5TUx41rlN@51cV09;cKbhOe?IXQ?-&Ehze=&@8a5FO?@SEUiJR
rzF&;M;T?X-W_JFO{^-fc`0V94l;40i5mo${*{rV3K*TK9WT?VMy>X!<}u78K(V>7Q>Q{GEu7smTPba(7cT{z0I?sh3pGWoD6RLR
g)HDA*`g4xDVS85NEeeCf}De|r!p^<gfYW0m#RUi8>O_Zxt*J=9uD!N88g`>8XpTOVzhKHTdPbg0xVFdQ?WB0b*^MOQk~iwY?(Q+
YZy(gX1EEi3a1H!prm>mexvOq>8L|2nw`vuh^yP1>?upBF$I;e<*r;LM5dUqCM72!P^jK4MyU*(Nt#+IM3#po4Wc2ax*+T<N~Ec+
r>VM}Y#IQjb&)cx;;@gVRWIhQFPciG04foyH?Vc8c_B(D8m~F6da4bZ>6dY-9+6xy*QoHPc_-YkX`MJM1tTmVXfyaNACwTVMxu)<
DKa4;tT$XTQ7{@TeJ@fcKdbevajD=esUWn94wIRvi<Av9HzLy{mnbi+E1!O_>n2Yq^{MbF(w%0kPph^pDJ&-`nJ|bYldD4<0wunx
hpLt%MH!T!@S~j-MjAY*9GQwP*06~x5G&D@*eV;bMy_lt1E*B5z!gKI6E2mkgfIfL<+B^E?I)qB`lyDmKQN@JFft3NU8a;22bu!1
sFO-2tgF}{xU$YPf+&Npwk=q&sx0axDH!Rf*s%SvR;<A`*DoHmeyzwP)1HX0y)d&f3#iAhNE}C<;uQug9FImYlPn&jai>!#53R>8
Q<ue_TCWzbc^Nr@ik=*-lc27v7p^)Ym#A$eZ?G3GuBqa!b0in0GoDtOmXb!Sd=Qf`f1@s{t}@1|tgPZ4+acC1xvQkC*dAvkb*f9P
>#O*!F|h5a#3oItLM!$!46i?~FCjoN)RoPZ29fR}{+LU!RIh?7UoD?32C~C8HLqzd$}l&vofGUQZZKviM<)ZZ;Ve6{MX;r$O|L~S
Br1L+imwQ<*qtDk(U~r?K9vBlT&7wsWv@Ig+pJTtDlLt%;i^L~x}Bw|maLE$JFbwaN3G7OvaR=_nW#0MH?b5j1gH)!BdCQEl$^z)
#GJdV2rSwwDyitFnI`12&MM<Bx+IsTw;F#hEh%=ZAtV~CaI1N*Vyf>ZiYaOyD=ZD8>8*$@9;W!2w3JaS@t8BL`mWodi>LD_1R=Ds
BdBf`T&T0DTAUXoJS<x(fvUl*4J!sEYphJD*rtxFdoGVG5~(;TaFHC75gW^_G8iAL(=UvtAfJ;iNhJ+5p{Qo95VYj91OkDkrLA$P
Vz4T-!!Y`=$SJ`s_^qs_oh&6P>#RR9(VQQV2bf|hqMERzbR;=4f33PJ!n7W+KB(NWF05OvLZC9BpsLv<=A!+mv6uR+H>ge^Rj%2q
aH$)vA1JLUgD5#10F}lm_L1hCvnB1652ih!-YjjZbE*z8ZLjAeD2CZBbubAuGNu|FdMGZZ9jd{k;;kpNysK@b8ZMHh2B#wuf|?gB
ISAe<7$$2Na3q1NXDos!ajbu&c`Vr|)&bj~@vW|&lP_r(_NxmV-zf~GFQcL+3z0&qqbyn?Zkzy?l9{C~;+$x%kRuy0d7?iwXf1H8
2q6=+Z#I3iw4Xq+60e-C!>|7=i=f4`4J}O|(X@)G_NHYsI~QKCouGo0(v*uXg$DO9Bd0N_Ln#ZNNG9H|+MrP;M6A!LrWk#y>aU?6
W3ACCQK^TPfv~`(8K4-VAgqm~YAkLkxv6v(h!$|N%n~auLZ>h=0jvtH<_x#7>ZV4pho<;4uc7R&^`4WdZL_|y53oWcKBs=Kjwzre
w<R$moGBft^(kQw(Ub2lD4dkBkSph~`7b>%{VqN`0v$UhZ#&;FPnHcW-7P7t@vNaUNT%*B-76ccf2|*^ue1}bf~OCtXsN!E&Xpji
S{r*T9WLXWn=u^@ZzX;xW2Si}1*lxFmzbKVi?BW;moIy+1hGsm@-CAi>?ocm;;hN2J~6i`9wQGGVT)xpkCjxS0IQiH)}%@-8Y)1o
&@6JN5}mOvmzd+G^&~N=#wC&>L#L~&lBBw%fUL_U3?>SrOe6QJekLuK8J#kxY@L)UG%7f(@u`xg;4E~k5Grt>R;nPW6qsGByQ%Rl
Yo^MXCMc??-Y9n*GpetmE2I&t1ui`zrx3D~!;2ZL9h(QC2d+>l@}^;@ODx+ig{>+u;Vf>cK9(~q_^Gq7bf}N9kgCM3Z!CGL2%JAK
jI53%9jhawfE{!QCYq2iUY3?1?y7O646DeE0xa#U@hmwfKCPo6a2zA7_AYj&maN>Y(xmvUGN}TfEGQ|kHZIpKBO($a<|BEOIGO4Z
44inf%c{aAB&#AVoT;xk2CglwD=)mW@RX*e53sweZ!m(g8n8~Z*{}euT&+m0%q^*?E~GP~PLf%e8kVf7YMMT>rmBW5&aJ?srmXd^
Kdd*aO0So%b(2l3@T~kCKB&^M45tq-HzMG!)2LuATr<(7#;_Nz-J%heUzIu}>KQ;WV3BJm4lt3Z^d@exNuuo~fhlFG1{^b`1}SPW
hNS<h!L1Rmho}Lto2$B~@~|^2Lno4}KPLu~#+rPsrJLR|>!;kUu`j5c$DEuh`zf}u#4X=05(>exKrs(3<u2Z?K{Zw|?WDV<=N*x*
VJtnb?W|lZ2bMOIER+N%8<`cTny8yGs;IalQK<~EbFibW604Lpij*oXuCTMKUbJa8KeL`MRjzxkJgRN011`m-1tdWzJsPc)a*;bN
>62uvdMK|hs;nU^Z>Y8`kE|oG;TR_<QI>El6ssOA1}g`!F0dn-ZJPV5r?A~DRH^E!W~rX6geU+GyOhEp*_Ruxl&SC^v8aZm3@L3Q
#H@y`N-rTVWfsdW>#7YZParuYg|e|1D=ho0jIdWDeyoJ4g*Zkjf*M_s37mJW9E%FB3aHDhUowy(1+{6XC9PE`ilo^$Qy7&jl`i`$
&aj#|L>+}KDzK0pF|b3gPO_z=3oj}z>ZQ(|1`4w&IF)O&zaUc?Qmwh4<geMEZWXJl+a{eQS(@^&{;}jJ600*UZnMWI0W6!Sd!)51
s;W;bNT!x5U7ltSZ3?6->xeBdW*=>=y(@C6V6KIn8l)Jo>#qGMrJZlDNG@zBs-o_!)TrYiORU_e5i`oF+NLHfXt1T8aH%d0be3F`
Zjwo`>MKwwJg2rAxUk-?uPs@s6)4fDa1o@gRTl1?XQdq}<)x%CR;<^eh9vE(mM!5daV+zws-#PoNRz-W%9u$oj40hHbRKD}w5ZOY
<*6PnfvW5pCY+qA+$Xj!#IRegnk^G9v8H<;x+--lORSx$RI1x2C#fr!xf$aeP?d<R0VOS+D5#g9TOhY4cqkaLilm4oC7ik=53sVT
1gd?gqATyItF8m61+B0uEh)&Zo2U0F!YP=T?vyDn=8E#GS}1d;oF}2B6sh?t6{$9|xUSZxMVa%jGp@3)IjQX>J*9oAv?_+EBQnV?
r7*0d(JUCJt{5{D9h^-l*O~>QoGT8UHm`dm6srj&m#JVek*nPsmzr&{p02+l+$d0?ps)2TPb!Wi1+E6FQK-GDttg(L;wEU6?g-!+
h@D<7kEiY`9jb0DJ*%X!i>(_d(55)9f12Ve2e06*J+K9>lC@2xh9z{cP_a9(T`~r!6s^CZGp2o+1r~O+v<{A}ouA{M1u$+S@*}9F
m!=Ok5-q7HO%6RC0yt|pJEs66l_?=3lq%h>RjdD?)+diNQ#0|MJ0u>1ZyOLEJD3Wt=&P5fwlGsG^Relrtf+n`p{a1Lm7EBp+N{K>
$gh<p9<5Zcx+<Y4Sh7Q?=d3KEG^C5G5h8S&pN@Q|_L$!yw5=DeT(XEM5-<I-&no66l(2=c=@q1^n<gI{+OM9f@~#lHU9w@Wrz|Kf
3NLM@ccNFbikt-*>56lzaGBmPIxR~S*(_KX%_!<A)uZMy5-6W1*qdo22&})d)TCS|Z6K?lKrC>mRI6n)mo8(l)~dm;Uz!n^{Frqq
ose>>Sgif7&aNn|yRH+eaxBoSelMFVQxCVSw64^yNv;1Tps#hHSt{YH9wDnOJ0<F?f}%aCa;I(x8jr28oDVCcFezlP!KV?bU#(Io
4<|(_p{$Os)RjLhw<T{T%%mr#=O~#e60eS-qMawK^(NdUODNH&z#==D!It2($Qiq@HkAl4h9?Fj$|IE|of`_Y;jFQ#s+{7ecBty6
wJkQReyJfW`m7hIQmrsD!>O?vT&2sZd!;b}hnZy~u$3;c-k^^vWU<2>P9}#Vh^mXG;jH_lqnqC@7p=aZA1zy{DztVfG_NGB^svFH
cP*40)+Zb)LL?`cM-kwv9-2F?oT;UyKO<u<)Fp_ggsI*VovFm8#uWsuJT!keSS=_bUafd7#j2vP;jI?1MKFpsk2q(t!=$*H3Y-`x
3YjPnOsxm6II0e-!X!N~A*nH@bFO)-Pnzl|og!(d&ZzOI4KGQrKdoz~XsC`OcPG50*d`F4^O*%1Di<U!R+7Z98>xb)l&fzmX0@oH
C#E;3yrYb&>6Q&F@g{yFJf5E=p{W6?^e7^#9I(QqIIW$nN~$`X53FOGGKo1Y9hR}NEGQ2w;4|qRkgC8edaH{x3@YL*t(6?IDyr_R
wJ@TpU9f8?MyaqXC8;1e9xFUHPN%r7@1G--BbwqVU7dU@hNLE~^{V-+)+cqQ<flWi#-tA)ZHTNNT%?Jtq^L!!Tq61^;u)f<o+lKq
?W)-zpRAc6`4SJ6^qfd68V|0iVktK%Wg~8+1gq?;AS7og^ei5*e4fOwvMBYX4yw8<bSD5L=B2o(uc4eGeleD=2af~|HJ{{|QJL*2
CzJ26xG8cbP^N#Sn=4+cJ|zG!+%Vmxf1M;HPo`C<Iw*{)t)@~asj#ahC9x`~avYT=rY`y<sG?VwWe#~P<P}b+zALP)F)10SI4Z~=
4yabKE~WgLwF8i#%q#$=z@}ZTqNy0Jn54|4E30}eZlIZ~d#FdPg`lAesgXmj4w=Cpc_yN;^|9Zk%ra6MH7P%-BB~uDn;HA9RI*7Q
->AkX9H=OyMzA)hX{uwaAt*<z#iVYicciis<CYMrtduaYM5)lN@T#jUW}l+5l&ownHJT2kYM}WpQ>7mxg|0NPF0)s#_NX(gn<&Gm
aIB6cY_amKkdI{%>zC}ZqL>!28>f}3m8~iyKQehGF|BqrOftzU8=S|gttSnv!6TC&Ppt{2hNK&uA1zlp+paS@kE-D;_$AR4c7_J5
Vwz_z87h=2fgLCnL!;jz#U=!qO)w`XkDOPit|`{18L)D!UM+hhzpz##Colu13><POUZ$n0C#GAJK9~TmXNXay(yW%RldPhw&MFEk
;HOfpBdT_wf1JE8Fexb-WTN}3Oe*rGjjz5S{is2!c`XF3N-xfxsizH_laXd8Q;zhaLmxAtc_BHj`zKDOnzOT}`YWR>mY7GT`7Iu(
R-f1`D5S%xHY2p70WlLIk{~3k11WwWT_V7ehl|E4WR(c3G^`~oTp~TH&nPY{7$Q?K?y&PKm7M}9kgyN0>Mk{{rl^uAOt7D&aWK!Y
%`H8yFC-|W?4;U~)|*bIr-Z?=f2P+S7Aa$;ex`UNeyJcU2CV-sL6Li{nXKz3DyieB@uq07T(H+F?wLHOTcr`Jm@8>0qoO^L1dDAi
9GNbsv8Ny}J*ZozF_-hL^r@$<f2bRoIF<Xc2q}}Q;3HzIEHs&}TBdFhtunr#K`elzYpiLk3#e%e;gzwe1(-^=TCTCQ+_WXT2(X{A
-K}UcDzs*;i=a53YA`^od!;0}sk56Povb4;_A_KGS+s|^OR{}3=B4tJYm|enr<`oB?5K1rr6$ob6(lSn^R2h8lqi%a;}`oVu%_}P
Mype-*fF-4rK*IjD=>1ZD>5=K$)=;PydpLk%$P^7pPWmm`m(twfu$}lZ7DjfQ>yzh`m1>)ww%zh8L9EK=dVAqR<7W(%O0SlM>5c}
?J*Fr*|9$@L7X%bg_8fT9T&%?KrQ;Ry)O5y)1;5Hw=4s%I<e@j9~~(%xiP3JOtP-3ny%C>;43q&^sdPzAu{xzji^(kOr_n9@t6RG
&<wb!Wu)z~lB6!6P&K=+Ypv0>F)uEvrJD9IC!&QeS}zN(v@K~YyRau97p@De?xpXn%_d^3IH`XDDv3s`ZI*f^5G}taC$e3*@jCFS
3aE4xF0;2OZxl^73oNjx2{eBu&88@-LN)g#elK;iP_GFne5@@ka2J&jjuonw*_Y6+ys#{)Z>-m-MYSxoNUq;3<FLrIew+`if+pOp
6|pL<w;~|4RIm%C-Kf^F7BDa=W3*VJMJ26`c9y5KcbQnIy`b}~U8R^5QK|T`4Jo`dpsw1jA(U<`n6MYGcrmQ32C#A;_b+p-5UmTa
?X46y7c`A1XBoAS3XHxh1DemU?jxf#>8`Rht0u9j*{`{);vrhC$egpNRJ2JMDj|O;wzFQaqp&h7lC^2C-!jWDBd<X#;-dtb29?k%
lnrbm3ADbn?yk`=;2OrW6t0f0iJGjeSP|H!>n*=2Ppz}D9WGX`>#uLACaPVe1TOw83#7ZVZm4&g*_8vWO_}$lAS@~~SteOC4zeg7
n=FO2k2FrS#u~k|cC(+a(4`A4maAp7dL+Co3%J0u)F=Tm0-nvW6d-|`KAHI_R+e+9*&}|NvN8iSg((!V->vMJ<RnzHpOhUWTQWtj
+#rdtXs>iE0<9seda#l(ou>^bl&0P*4;wU;o|wj_r;r1%elF^x@ThJXtgu}xc`RPAUn(vvC78l5B&2$)qp(9HZmO3hZ=gmeBP{YO
;VmsL%NPM8ZYYG6B%2&4@|I?)QL3@DKr}nB-KNT_nXUUU`>!u7;+&tIE-B@xYOSxbGc2JiS1rsMRxE%lbf*}zh$`)_m7KC1RGaLR
8l07_SuD(;XsYifJSu#kjw;8n`>|iNcb(a<Ww9Ejf}!rR>@a_>@TpcN>a(}1(J3V<UZB{a@1-W3$d^bdiVNSc(x=)SDy^q2R3u=l
{jn6X1SWN@5*qZI5FxCxp|GQ!wJw3I9j|Pvel1NaK&aZJJ1$MK0H%<OUzRzhd6{$=RI$07wI!M=@}qXLxt-N1XRbk+J(?e`@F&Kp
{IOB6$gi?0d=!-*Ppc&&r7RL9E2%mbF{bO3K%PJ>KbRP>tSRC!n5dqru&e_!$gJe98YG>oF9O3Uy|m)20xxeWGB2&OB(cJ!{4E%z
>o8m_0H|cJhb5Vs8JTn|9h(^~)Ucc?eyE79V5r-o=PHo2Q!g!?EfO`X$dB`^AE|&H`=qEVkg@b8Vyu5Gh^>Vv)udUj+9Az^_X9_*
<d~GO=Oje0LLD=&)Tg+h+oleyQ?5cOTp7@<5i2gK_9#oTN-e9bwWu*Ho~RJ6?kKIGovI?ETA|~baFvd!FPH$WeWbypHnDb;9H0Q9
X&<(&Pbg}r+nAQ1(6M=@maP6Phb@4wj~7X-q#?npS}?XSttG0lmmJ{;*$l<4aD-K?2&s*&Ss|k^=qp7i3Ys-4bu06r<`o~SC9I#R
87OlrRx5)lzOAt&2CH1L39T?GavxZ#iKo;JP?-y=9F@YdE~)*imob^6QLjd^zo^El|ELJ8_L?~#O|YY=!mk|}nXJ7q`zcZ!-5DRP
x~w!V_M|GOTq!^r4VXqMQk?0sldcXW#Hkys;TB!7urtr9uB;)ZI~b^{39X^4hp}C;sWD(Ogedc!L#_<65wIq(kSVMwsiel3hM7r=
CY*aMej%YQ5UVvcE2p3!?ja#5ZYz_hV-+?q)vg4o;wvXE(5Qg0@hwIx!mT(k<hB8;YAishOqb-CQI`U(`IrF`tt$c~`L3%fw<_=_
FRQV&l(4p>2%J!|Q!SJ&%%CzUi!E0nB(d2YNi4H9(xo7<AgPX{m@Fog)*KYCikoIM?xwM>xExfjuP4<mg|IO&MXhtPa27MFkFlW|
J1|bLm9ufBPO456VJVm>p0CxhfU|a<s2h5hUj*)~hlj<cUZ*jvSga$h`Y|W886T>rd$aPg(TpS*!mYQi?Xl$~_^gvFJ+17XPOx|@
L?n$Qf+K+_kEhUulLA~W9+)vK3a~$~t*Qj0UM&Wka3qMTS1UrNd<lK9EF3T@39d;drYyE8-lVLf{gsiJ1}I)8P^<{8Ba)w%CzQOX
(VDBGl_JEfq$Ufo<|{Cyyp$QQyDfyIxtd@p<*c%@kRh`w=(Js~t|WmdC#{qt>9jg3DKBlC5Tb;Zosx1WG!-YbnyVNrr!?oKcq`B&
U#?-PHzQ~<gcroGk*pjk_pMVjxGYL6S0IzDFSGwCQ=B|1HLL%ueGUDSx|>ocPngZ4uCpE~9H~4cWvrE?yezq*&mqW}DwnRS45)#r
3$UxIC91NgP7v^?jVo!UIV@Wymnlgg$0JD=Y!QjDGn;-f>@7v8CMlq(JFRgiYaBzga;C;DN}S@EQJN|sfv^Ccq9)laC8Z*;y`*xf
o1axFp0EKeuO@8}!x-Wz!<}cTy%c?;8>!Q%&a61CZ!G62;v*g`Xqy17ZYO9a38^lbC#rWbH>`xIb*km5(kg5$KCghNH=%5e^o)n3
q7z;%I<o{YPo*v=Z8GbwgRA5%tE5G)w--ktOe*NKnIU?u#I#Yc`K0l##4;qaH!1<Fd9BB%H6b;XO_~+7HyYBcG$=Q+@Te@Uv#r!G
Dj6BDEf|8RM4WOg9;m&kd7|R2fGrg(fUq<v9iY~&DJxnfS13lKmn5PVsF)nHgOAj)GA!Y$$1BFGdn*YnkgNc!$sCfYW}8Z{GNG8S
sI0K0EU+!DJt*-hk|gphi!X$#1uQYG3!ym>U5m&qYnI<EE3Njf9<ekiW2EMwY_0w$7qKv@)Rn0!T(U|e39EvtSFD;XprS6SxGqAh
KA}UZz@il+Lm?y*H=0<jpAVZWz^ZI4yR8r{CA2-M`KcT(KCSg7Lzd$$W+C(~POJW_0k5B^w62`4Kc&<!NinM?`>hGF0U!XK8W`>>
3zOZjeX5YGxGy;?AE`8~(HGM-8yLhKr4lAEi!_%we=*!A%q3nZSR}Wk2rX)?K(P8W#xxr-ohOhRbCeyiV4HHVA3C$HaI9w|9<Ujw
Xe36hNhxZk)tNFX*{mBOs4`S2N3LhBqb+l&Mx&&v_8>Z;f-EhftDs+u8WM!G#esDp>aszwBC&WTzA7oRZ=G!|)h1r9w-o}bStl?m
>Z^?^0H>m{VzINS{jqSRsxWM&K&_v$HmI+hT9s}qyp$9z$Fr)ZNgtUeLnQDa>L>{_C#9|^qL&A)4Xm)VKP$qe(j+x6{3uPRP^u*}
YACC-lA%hZYnR!9vXnlmZI=M9U#{h>yn;5YTdtR`3@jg|#xlVu84gXZx*#d8iK(EZVY8N{tfcRke6XG@iKw-!LN_9*q@k0PT#Tcv
3z?6s*ta0AawN;9kukh1;jGo8ex`pbwVar$>Zau;C$0Oc;3QG9ny-JV)~JA!rY(aeYAuScTBQV#-IP(Rq7X%|6fJ2ir7T7&3M{c9
`>4aR87`u#9vCJh*C;Zq_Zn&;c&$gQpQ-?;imD(mqLM5qI;x$iGom6CJev_NpBo`23ml-a7p-clsj>{7j*uOv%A$xXF`9g#imYv^
)2(_U7AT1?BP<A|AuDB_#i@oX1FxpBs~G-^Mw=ETV-TaRbE!<BI;;~h0wx!!P%M8iB$+-dshS8SGckfVAtZ(;E3Z^40;Ro}K^&s5
#F*VUaW|i`^QiNhW}7>o&6q%~-KYSpAsx0Hbewr9+^NqWK&pVGs+%*eOd|27Z>|BV5h_)z8>&{UVz8Jh4J!Jj0IJffQJf3}H5k*h
K$?cDLa@0f7Omr^bg*v}DVj8<zpgH=o13YyfT!;rqM-&VLMv{nDHVGrtF3ez<fvV!ajdu@45xpV&Y9^r!IZhM+A36_G%yJ%3$Kf#
u&{nLk|#Q<TNrwvd?S6cIV-fC-m+paB`qD6WwFXQ=qb20g`G>C=c)ReR+#}X9hNw&d7{6l?I3cbV5|wCHX&ZD@UTiI!I_vGWvSz&
)T&*p?y621Rup+7Rw~Dg0;nIS=BWV#N*6qt9F;|>RgFQdf+$KW@~r%znyq@PQz|;GfRr^O%o|6lmnS@{@2?FY{~U~@^Qpe1VyrBs
VlUvR*{tIt@TH&{3Y^5K1e10qb}TI@Po=#qzA39Km9Lf~C9Ef@l^H0erK&-!e5$@6`L6{iey`gi=_k&sKBe9$S}fY6sh(GmstEKQ
OPw(+E2$K#ktQIdh$@XOEUd|@X|8dmnHpK7cP`$n`lDd3ji6_+0jS=fo1O8cKB-8m&8W|*KBP67fS3`q@tE!<H6fRylCYa9b}r(q
Y9ofPvaQ0beV8{dlBFT4gDP<)x~?~<tglO~JFLpF&@2&<E-5Q0^r1kS{EeO;_l(@H`KwYYgsl)JT&b0-n5a-O{iIf;u@up&8zm<p
XRNQV9xVf|SF1l7ET$5j>7K(SHLO*rBcxxH2bmDCPM4*z^RAYqps30#45%!qk|7{4VXS(r8JS+Gekp#e4<x@Si!abDYo>P|@2GY;
da%VhN34sV)Rp^*d6?#@o13{ShqCi5jxIqZg|g}?Yo&K6PAheyDHXjSvoGo=#T}uk4lmoPuB+^-qnlM3h>ISksj(HT_@afG2NS0-
dJy}mp{aYO$0ny7X)rdZv>Hb$7AV*xACKoK$rz8R8mzso*swmU4XrG#Fsn@_vnewup)9{B!=*@qZxtZ5`xp1C04BquQmrj3yP;q)
E}TuOp|FFojgexhiKgkNPOT8I_$%tD%#e&K!mWm-St*^N%%IXO7NZK6XBIakO%+A4z_4>HDxs;Yc`P_7L?$XN=&=$kFA#66aU-Cx
7%obzbfIdmQm`tbRwa<ADKNgS*EOLidZhag0|4Bnc8)%*wX(6Q&?c0jOdN};ORM~=;i+{jRTTX#PNc0Mk1kiJ$tixWVXl0ox+Ed4
R-p&0Rh;N3fTl7Hwu0y>L<P7luB(Kt%P^H0%&vMa^Qo~a$f=yErx2bokg#{CW-arnlqi|5ARs^`ccknidnrGn$RS6n1g4FdMx8~j
tQIFF9W03~v@t2Lrm0seHZ4soyfhjv;+$)+r!ny>pD_R+QZ{BSgr#Mr3M)J=Bd5@$g|CIE+b1`XznelXxtk;|Q=)66=p+xV3ZY`J
ASmywD5dHs3!h4<QXL5>F09xs!J_r3v8AXUPA6=v7p!xrx~X8O5|&z*mzf5ya~SfiQy>E$(kWA<D<tP1iYUM=VJ#Ca-W3h4nJ11X
Tce08Wuru^)urvLJ*;0Nn5Y~hcBUMm?WJg%BADW!N*PzFYN|dokgbR)J~Gy~fUo1OF0Pd}5t)K3nyv<{|E$w8a<f#KcdSq>W3V=@
t}NoElc?FJIT%}l+L{(B&IsHufu@SCO{sJ&^DBNRbRg!i(5_Y>_?HPM<FFO1;hYGp;IcoP+aBAlkSfY7qp&t8zbwrpq8K!jK9ycG
u9d8;?xw4x2Q8)~Jf%-652$RYK(aruNEx%FNH5=~dm=Kd5U}#E-W`mj8ngl}Ke4u`iYLG?5~!;KRhv(!7nruO#;n{isitimEi(u*
8M0L^EG-eS$(2zlTPqE;voc1r>aEPJ$S6Z97_`f?^DZE+E~6$ac$#_?i<E-2Fq<)~s4BWD3a-4UkgTt?mY#B~+9@+FWEz~PNvLg`
C#D{&>aNMCQ?7BY4Jwf(f3W;47p#&n^q`@cbeRw?5tjp=kE#VMak0-K0jhSen+awfey<O!!JDcselMf1__3R>v9VpU6B>fAhpOru
(4cpy-7;DqL!;)Fz?g5Xi4&tNIjrZc{U^62tg)W4ZLmX>>aYE-s+gazWt+<)h_MW{l&&<g0kOQNVy=-aurMzoYpj~Bh#_j1y%brp
6cqKP(JB(GQ7g!)(JbCBrYJkEkF?{os+?!6@UTOs=$FK^2rxLY>?h+UQ?=8XQz3aO8z@U1f2Pri&K1TeZ4nNv?<)!}X0X;TWhlg~
FevV^QLvD!td+PW$g^rOC$M0x4w>&Tz^hlToFV3@wyvb9-7L8&TdEkCXA$x%H5h4~+ool(bgRLfOEBZ8Ql_aW1FPYrBAYU>s4lpu
Nu(?&W~O4DZ?p!mIIdQ!7N{esYADh*5uYWLO_($(KNR^dsH*>;K&aTIWF2!XARtpOB%`G$=$&Gv^RX);CoDH17ORsg^d6w8P^A7W
6sBA#GoJ@0HKdM~fshF<{1pVTa<ELRIvL?CbT2G9C#?*t7&HpFC6ih(GO3#*4ln<;tgHjHW3N*vdZ;L?7%)5|Qmk;PWU2(0*B6hY
WESWx`mFDq<)HDZUnvr=jiPa`6rr)G<C~?Zk)*(-&90a#c&aTO_^~#uDzEXRsVr2IEuUMczobqC8Jm=>{f%ocrYv(M*RItsY$U9$
#4u^Ciz)-5sGdWvIVc~h$*3?cbubvPYphzRh^?Bb1u>s3*QZjgts?>sK^SVOPM3MF)F|??s4F%w)wEMMQyF)x;X7$F-V)m!TC3)%
2s%|T)3CiL(WOPN))zme2ehH38>Kn0$0d*xYZVQo+m=@{a;Rva6fCzIT(IRWTPqwTS*f3}MxgC9n6P{>As>*fnkQ~4#xBjM^Q`<X
r>sk+#UdfEpBrTmT@f!S=b2Y6S0<S$=Br7i2PDiWd8LZ3yQr%w^q9Y##~5a#44ed@Tct3pJSlxF4yccyODH0m#H!n;7ZU=M6q7G2
p%kAk<tH1fdMG-k>mCWOkt?RH?4)NP3!a#*k191PrzLGC@ufSV|07wZm!%%4FD{6xP9-uXUmAdyJeee?p__BC)~Yn5;HZ|Ra4c1#
5UAm*5;1P1myD_{Lm_snZlmI`=B$dZTq)?K>8<K4@G1tZxg{j6k)?r^E*Cg5b(I1q4lG=#aIg|7Eid=4Vxn86v8`Gn>Xad=ADe+J
UNB9noTwzRKda)aK`jWcHzy$~YAZ=BY@cbHYm|~JE1J)+d!R9;{;cLLC>Q~-T(G^Yp(;kK=MUwuF|#5eJgBU#39|LDIkIl8Hm@?T
{wP14xv*TJdZ<$k&J#<iD4mC~dx@DU%Oc}0elIMnm8~l>gDU*4Lz@z<9Ig7K)2vUid#=VUo2WvuovKPH@-7djMzeFSL#nWq_Krs#
7Y=Hrg{VL)H!H`bw5e#N0;@`>BdBbt)s<a3UoveiZ>~75;;=ZdldSrylBBUC6SC}_3M~7oz$Y_|e;9wWu!v<VIW0`6^DI-W`LQ%G
jHu_SI4>NcOPYqOFfg1gLa`{Qaxju5*{4CJfuzQ*moI*-V6ZwY-kx%mEfB&k4GqgET`b}#>#-3s5g~f6J}#%RR4kDkU!Cu)jIYS5
4XEff=`M7%ORP$#Y@(5@r800Z@haJ}DxQpwy_ugTLlhk-k}RGQahMXVA|}x&)+Mbc{wf8c7@wsfNtG+D$tST8Tq`~)h#<+BRVd*q
<1BBXu%LaajT62Wqn5QP8<nH5g{umy5~|E7hOA?(*r0wW3#|hwmX%d0+^%>hH!Ddf@vKi9=p7xfYbs_VFS24JxFfDC>Ya;}FqlQK
ffd88Y?+%YM=n8_!>OIDD6Z3}EvpbWE}r}(G%$ZJ>Zv0*UoK5AM5+HXJFG>rjk5KsKrA?{=O_)EodEEd6_hQa<E3J#Dk`k3*04pM
oFqyeimh;>ES_es7_rN!EGPsg)~PNmeJZ)44T$V3XsBGJeyoG9C!(1dDUz%yd7KI`Q!IEeB&`Feu&3Rsh$|N%60O&zR1s&fNiHNX
xGPsAZlWkO1gushzOPpa8Lf7u<*$+|D5!asNRuKi+Ljoibg2KFN-RM#11FlMznV#>FQi5;7M52h-ZAQ~ge1)_PAo*Ev#Qdkzn48H
%PCuwpC;omW+{$}g_P5)0}VtdkFIklvY-ebbug&0*{+T(OsPDrRh{Cq0IXQEeXldDzpbgMYAjK(O|e3>UNP91xUGyR9Hs1o&z6C&
kQsxj*{;ATU$AH`s5ah}3#cis4Xn4TjhGHCye!C?ysDC+L@Wid>?O9Vh^f7=QYme#ZZ96HKdc0lgpVn<UW0P0?5UzRCn&ut9X3*@
ekp6O!Y*K;6`b~|t*MbNqA(mJX|Qr9OgHAQj<NSBc_mpav?qz9yeWW-N}awldz8<#1}9QE463Uze?2U!^&iu$VzN0XzYVcAaIO$6
2sQ^INHMGrd^rdx)Ft{XQn2W+G%WY3g01$MQIx2wp$w!b{jYDV*{B&YSuUfpqoYeGx~AN)XP%v}$|<t6tfj>*EG)LF4lJ{$E1<5i
LNIcknyk_<zNwUyS{dS~ww<7;7qCXJKdmgWE-Q{KdMnGYhOH(mR2Vm_FR2<NJE-Iy*RW!%fg~!ZSFRVX2B||R=p-v4A*hp?c97Gq
2bZR=N+_=(rk)Nit+2hOz9I>%e=8}lq?lc+@hl3g0<o$uudLjtBCL(3*detnSfa+Nq$wV)wW-XK6rbX;j2AX6?Ww*kU#y=cP`1ab
zohRd)2n~0${Pr@$)I$t=B%5bX|%wtcChA*lrJqLE*-@x&@Y>_z@br_iVi5RL6|!!oSY!CMzGVV?6bC^@hVEBSdkwe5}FyX1*`X|
;33K@swW36o;0~G79(gYT`WN_&#kYtPn!aYl$jDSftT)}$fPc)!zyJo(=ars@2Rt<hNtf-iJr<FkTPU2rloQ!d7+Q6*sP4Hx}cXT
s;Hx|Ua<2vkD~{bs1->lnVJ<OZmdJ3@2(dlA2ffep{sPL(5g8usS$%M)U9l&l^3+C<0p2pDji`VGpRwXoh$UESu`!FC??*TahO@A
{+f>`%cRXI(5cX@XRNI(*{cF4{jcz(_7%XewyH!ZF(Zbmw=5{IC@r+3T&R*Mk|oS2w;Q0UE*+nU>z9%(X_->3=^>7-1+C<#`Y7ry
c&Yoc6Rk}tQw@TtsVRvlA+7MO<g?G9lda;htfssx%`7{sYb<Xcl&i&<#}c15a+AxiGA<dYo~!S$&LmW=SuJWJ%a*1j?+iyM(I{1>
9w%F$@|=Av0<d?mjG~>ecr+a$uB;-YZKODv_8F!mA(%xaP_7QAJg})J%&}lCQ6L5-LZTt5QyrGD;;&jTEGY}CcrcbNCMs&CLajfp
(j{Oabg=%JB&3%TO_+$X=9+$|=&Dg7nlSt+>#ATRRV00_11W2#F@$iazp4`{Ua71siKQm0uc`4G39Kh66|UE<WF|qDeJ3{-3YcX%
#hHjMwW@`ybE#LWO0Wzkm9R^y7N`p*l#%>15~^9HJ}_aWovjV9bt1c>rm0h-5G?&6AFhqB)2De7G6v5m`jsxFOQAa+MyHi3;iOWg
3Z(KYU@EaB?VCWZ`>kUpb|`3+A*`0LP$~;0_Kv5XnyU~X5*o&xT^fp;ikeKQ`Iz*cN2Q4yT_wIMN}`aPJgG0LIiTOA9h-6`O&_bN
cckGex+tNi>8H0D#HjinEGgwF<t>Xa_>@1JVwo|mtd&`%p&+WM(Wp44!zW#=9;F7aGcfL|(-?rQ(4khOR4nYO%daP-;ip}th9e%Z
axC|uf~kk4JSN7OPZ=I8sF=;GQ!6s5$F6Oto*^2kP^}OxPOAT}f0{R|t1o;a2Q8$e>?kd)6el;SL#aor_aTX^#~w_m44<hK{g@c5
1DTZ|=BeqZOe=V)u`k#ukt>L%La@E52AOrO&8WT>Au0Kz#4kyz(ysR;W-QmO#4YuwzOaoftEOw3mX#5)JrcjKhpgMLwyduyub8T+
;H!!(G^=2&DiVaG-lH+Bsj*M3motYbT%h5iY9yqv9W42!gsvo*S}1oEq?8FD<dps_6sTRU4k@mr7$k8bXr-=>9jxIcPaFO<m9Ji_
s;u;(Y_UYAC$9di_AM)@4kuxy7AtP3lqI+pN)ZmQ2AB#U3n{TD(4sJ<K`7uZYN!CM+8s|U0T{}pi85ZPo+#L_r!5{U5hm~?2e5{$
^sU?|s;o#K_oXcvV;K-A6c>}Hjjp?>x3SV7aHl0K6{$p{w4@~_oEVWN5v&!Q(X7#_Z<#$I;;{82nx`bN;R%YZTO4n!R;YiHgPWPN
&zw509VpK;&800aj;y;VvmUak|1i$2We?k|#H!1ywX7{D4=N6@DHP}#2C?$7!Keu@%B5zgOCmoM#}dsV0vyJ$ZJ|vd)-r`N+a<Xr
-k=jG<|sTb?v&*s3^mXuPN%D*<gZJl{I406>8^FJOt2cKj<5hZS{s6pcb9P|vzV(S;HsUiD4dND1+dDRR;Ok!N~$I=iH04n8Lzx3
Tc-f6HZPc~m#~hc1|$u!O{kJ2p|6T37$C!$_z+zlBoTe9>Z^e=A}pY=TCxfgSgIr=4yF+;ahV~hy(G4%qp%sSJ2YLbq!!_()U4E`
u%uwBhpS7eAfQ8>qLZwrG@L>y$tt*`kS-;zMXWF`fh}8*K&|^NbC~QSYN<>oIx=n@3pfci#4B*B@vnI<x~h|+)~?$lQlruh@DYit
m6+l%M=7KxyeYn{gdQm>L@wtl>Z$M~oSJ?ru`jbQlQGRG0xVuADJXd-8LS$j1F+hvZ6;BzoFRx96c4|w)|gW+;IyG7+^IDw+%H0=
=CC&|?=BFr2o%<-c_Zwslo=$dyRx|`d!SM!6DOmw_b_{?moQbSN~qnIE|u!Ei;eWC(y7z2GpQ%88Zqpo46akGM5$6MVVS|OLoDv7
94T<Cx0|xBBDKb#a-&nN1fHF&2Q6eZuP1kr0u?hXB9W3X-l#sSzo_Y<b|t)~0Is{SIvbQK@tF0k@T|SA&o29|<gEIzP_IC)87}TA
1gsC3T&%(-{-afxt(y=g1P~T50;Ojl0k7H}_n{%NJG2m{g)Ggln4JWwX{mmy+?^#WG_YE!l_!^`4lJuF`l?c@jH4ScZl3m<w4B{7
ffpRCryNYEE1rLpb1i`%@2mtZlc`Oi+?KAFPOJ>Bf36#+eys|vw5j!`K(IJ0=PIPGjVCxDY^cGRbq`J@q?a79U98=vimEFjl&Pv6
GbjxzYot>#ACpk0W3X!^sH=A?OR!KR`K<e_+OWAU_p!Sz1+5Y=w5M^6XPL$;k(_6=D<%rG&8qV^j<Ark#5l69lrk|f_ZFrl;52Kj
day&T4>HrNJgHVB_c8IR$+Zxy3Mjp@mY~#|2bsvQfs^&CFR_oQ1FG1M_p~^v#<D&vc`!w?$OA*M;v|?RjIJQ9u&<vS>8@3nk)w>A
iZI43Gpb-L0jL6(Qi1fcOBWHbkE^Arj;?nssHB!2%eFMClb?t#XrF+s&N4wAKd?41urM*QF(s-ZW-!?(a4PmIU9L%}^Q7ez;grKI
u$8AIhaluKr7iERl&hbsrzEVcm#zCPEEG$rJgfvRBsJ10z%cYFc%1XB1+c%U@2O0th^e@!!xfK<(v>zPy^W@&iKqan{2^zgD=UVn
r#A{HF0ZYyNR%6>UbKa(+o-IoVzm+^{jEf*ldeo2&n<Z)CoD6mVyEhnw2}U<oSJ+c)G<G$s3JD39;nZuBq_0=k||#&yO{MGy{ti@
NG<TI2C2^>)2Fkf4JU1;^(<i|9|Q6o_@bYUZjb~Z7Y+NKA*wr@F|XjM7BZ2llCVk-lqvfn7M#_f0J5PdX)jf+O|plnw=^iJnjS@|
Kr3OR`Y7qM7AFIh7Mn98-k7E=y0e6?gDs|?=N*zLbuHYe_or*8s1!jiU$9!Iq$V_;*dxKNqN^V!RH*+SD6pQW11Pl|W~i<d!;p`p
WfoO2|0E)-tgXi=y0Gmq<F4>8sH%%Aix_LBWG}idZ>8m=PNu@Enk)#U1gbi&ou+xP39e?O;FxQcmX9~4iyC^e6Cm*?VIxtf;jQN?
ORJ-oFe?A88J)EzOs}9C*C}!@a4l#i#F5G>BB~>#`74bde=K$>SEIs_*_W&^o}4b8$~Ac@C#<ZRf+)cnHnK~tAF7-&oEH!<IVgT8
L@nc=n6iy3P^IvuJ1;II>88UN@hQoq`=EE2O_GkOR*a~qB>~`|3?N3NMWZn#Hl{u<jHqm=aTxv@rK-r5xhf8*Lao;+Tcu;GL@H+|
)~R5u;;P%70HrFK*%KhDsuPYT?HY6{wW@F+xUI)8Tr5zjIVrg%>=HMkf+uS#G$Op8h%HzpTrABYe-!hb2dZkN;4fIF`XN;drj(wm
RgUeg!!Nd~YpBOAfGzB>LbW|1Z?OU_s~nUX)GLXuEhHZngsY*XW3fCa7%Fe8b}}I;b0|`!9Hg@uw3@lB6%ZjUFe&?}x2Sn6e=Alb
*DY6|IHf|S?2VPJv9LNUe5Q9S{4K+=yC)h1gswZO6)fv5Z!3Ewr<@fSVhz9|YL;@T9v^S1(ltIT#UzWX4>dS3KP)$;0S4?J1+TKL
0<Und{jN_gAF5d&kf*jVF|G}vt*zUxe3n>?kPdpOHJRG3>Kwlu=Awo#EiQMlF0}HfO|KTKu9g_FlA!>o+o+PQF|0eHeyB1D&8&JO
GBewlsjT;{Rj9F&{~F;gOqFOeMXnqt%^a7hkFRDd9jaq2BPawWY?rw*#;jK_2dJK@)35=sGN|*Jov7@l#jxO}9V}6#EhEtsf0YET
l9V+v4<`?^GBoL`@34C@SvYzt^R?Y178C2LXtDV)ye}23|1pm?I53r_2ric~i7LXcr?Hb6n<YRLFPaajtCCEs=OeZv9IR0t@GtAA
`>0ki|FAnLh8)Q+KQNFq5UKF3?y4lB-mP<}Q>e?dU90Y`SS~iJ?xiA_$`uwVUYk5GX|3q1a3{^Hx*1y?xv8@<<e?8M>lAFH`y<z}
8Kg;{D;85QP#F5AKqHDUW}Gvu5-cR2MV-Trr-DwX7Mn4$K&Wq~!=+#^!7011v8FGvN1>D)#t=#|vz=Eeh%nVGJ0z1R52qI-6Ra@@
2e5{w={5~5YNi?!K@EJZRhSU18Ldtz=O^kPIU=Ynrzc^r&?SYemI?o=a<CMpL@;+O#ji`VD6o8?C9v(WxGN?moUWB6Z<eqN_XlFE
9~i$ZLOCz3XD%3}y{i$XKP;lFSDnx&Di&X)2(a#{4Xt!8o2_x4iYt#LAStmdaGo-#g(@p8ktsKspPUi0a;@Akj<#jJOtspz7{SK5
XtS}q`@Kf5S+!TeA-A-*$+(ibleQPOo4BI8ZMqD*<0MA8kG%=H%e&I8(y!IH1FZzIM77qjGOW}yLK%f5{k250r7%^ri<^wGJ(A)j
lrUW`ez1w83M_&oJ(TFP9;}NnwXo=@+$>?B2(@RJ7&IENoUY=dg)ES(CYZV}5CvQ$HJ+2G&zuFa0+)C&4JRol9<e{Abg+&lJfHfs
Z7b}m3o8Ax`z|mnD68%iGc8ab4l|Z238~f`9u0*kPBF_Wv8C0mij>ixMHEY{A1Td~XQ_Q5v8=AC{g96<O`tS1vYzxLCabfo38gF$
h$nrnt1;uCAuUd@Z<v@ek}L}^ofwBI&zz#DS&*}-)+DhjNT#hVa-dtTRhnz3ezDar<*1acYN^?wE}~qTR<N(HVkP^Z+94gUUzE?L
Ybkgv+$1Qhn}PVQR-Ce|4lR|cP%%xU3n=2M7L{Wiu&@R!8Yy(9-zwv%39lpvth8OM_%Bcxbg9TGeUQbhy)&t@9j!Al0-6sa`kdCV
^eBib5;PMh<0u0pTas8Xx+%c2j5WzHkEV*Qo+&yJ6D(Y?5+s)|CM*WB0U1Ce#IzPJO)VC+)|$($ZJd@N4zE8ZexrgN-kU<LY!rbi
oHG(GIIy%P@h4%T`mY5VmMzk(;i`Y3Vl1jI9}OBT?kPni>#RhuZ<SRnt)0oRiYQ8`-LQI|gRq7jrU{m=ny#L)`>x@gfhkn3zO5LV
eXVz_z$^>4EVVJL5}p1sqB&o%61HNk<Q46qc^K>|S}oHxU@$i^TPj>O1%N26Z?9u5>8K^EKQzlLGC9eVx-Y~o%&kEvmaOzB#SrW!
2CVui*_-aFmzAKbVU#MVkEOG#QK;0QNG>L(&6|FySE=tGhOiW>TPJd;fT>rNsV*m_{45Y994vk>ftMJm%dH);Bbaxt<C5Yas+Y8^
QZcWv+%fSlA*nZ|W)vQ&*{wz`U@hmWxTO#-%rOa?kFhK-aHZ><CnkfWo{|GB8noQ3ZYjpJM+>L1Rh>n%#i~}QF0L1-p(YZjKafPM
FR`VqW~(}^vaKaBHngOasI6h8tFBNmgDM6vI+WnCi?u1QM6On`teIOTCz|e{#HG_Ty^t-qWh>yWqlx#a)2_CxYN*U8cB_CWn5pBN
38`~6a;-M2!z`Dsi5?%Uhow5M1uR9OhZs95v6qS}b1h>mR;B19_M>>L<eZ-^jH$vd6DVn@rmCcvWSI>WUbKj-k0?#4%P%UV)R&&F
ma9Fif-o~5l9UgxzM7jbi>^8=bSNw-@vp$HwU+d+hOpx*y&zCA4yG_68mi8f;j6$bim-*J?5~Hbv7CM=W~%O{qp5wcEgFcbT$*_*
pQJOXSgzQitgSb!&7O5HSg1uU0I;Dchoa!1aWKA`6fYO1_oS00SgWzHOBB5;haeTK;4Gq~X`E>te+0j(Tcbas0J2aet*2%wubo-3
xvELAf}l?%upz}NKd`YDg0kBzN~xtS1*^>|$Q5KOAh5(S(lwAUSeURaa+^o45w3f!%C6ofE2h-1G#eSN*QZ`1QM4~CGO|4-HWz^w
53{zN-mL;Gr7-rWE|T!8s;_jbxG?IkjtbGLD-)}(03YD1TrD6itSKBX8l4CyY_5_tZLvP0Vy;&z^R0vl&b8JfEUnohL$E}uWSCDW
m#7{s&#_r7w3k;dZW>=Q=rDMt-?6Q*Y%nmWjT88?cqp&47caCd^D(b1s<20#^|6Vkpe;+N|1GpD?~TVSOesyLy`CAdoD5{Fl9gqz
fUKCTD>5CVB(l}00hz6<B(S)g60MsVC$Rso-mIUN3#%)nPoi+7K`JpTRE;{Iy{dYsl&0UDwVatSGL;+_6EY*Bu&{Tf|DYAAKby#^
rlzE@Sf~Rm!K#laGb?bFlBAfb)R_?=CaI4pTN-ArVz7g$cB>(;d5G93y&UJHv92;DkR2hcCNMj$ew5D{eWx=YTd2mYlBrfH)1^-u
v$MUY_ancrH>`4%sG9>Xo-uNtryz7B3LEvXK9<g}F|Z~n_9#xFexG)!Y>|es-zj6Q^{tbuN2*Y=nXWz+O|0vyPok|b9iA7VJCumB
xv+hlPNxbh4VC1c84U}mcCv0NnX&vSj4C&*DV!#)@GEh$5Gt`APo*v_J+X5b@uljlc`!08AT7qMC6w4B*{^USAgt=1G@K@?<C|cp
C9h*1z%Df=EU+f5XOyk6HL~flo+e}^Q=w?C^)W3IZX^>hg0W<%dMXwr5SphhNGDpZi>)oQikc55;gt$B<|<0C%CcD;rz9{d%n{wQ
6E?&xo34GY#Vi6cx2|-Vvm_ZVyqUNtYOv=jB9Rd(?<(djA1Qt=jhR6$R1{gSL9*bS#--;Y4W#|3855o=R;xa(Z>tBeQz5x5YAsBU
7Oe9e=_sQt#3`*QZ<b}P@*?i7E|1hA0hj11B$~^wogy8jr>in2T`O9w`<Y*>pRP5qeXLijUZy!JJ1)o*b*(iit1jy-gec;uqn!0D
V62U=nIv_Wy_lmiYLfD&{x89z)25gx(J$pHr<jhfETtW?;WBQmsjwa>ku<ZDs<J^Xyc+v0WUz*=5trmCf;3$q)TGTZb(sSsl9UW2
#<U8QORyX$sVO)sE1N{JBbp4fU?<C_uc~9CUo3)@b*vq*3N#?7Wg$^6O_@@#JuEt_#x0Jk;hg)ZvX~yQ5wHcN5~e??zo{}V-j+Qs
%q=}J!>M7Uh9rTrC8G8i<E+HA<*?bHZ>kq6i<uj%EVP=h;3R0Wu9euYJDE5u`6ZaH2Cx1k3a<dAOOQ^iy{uC#sH&Q(AR*%>FRi(c
v@z$dHZLG2NG6RgKbjb(bgGOjRxC5E@tX9c2aK06S23R}tgm1!2sL-DHIOMUw==1s_Z}d!&oRL?zOX5nSuA#`<FkX3CMNVLGMBF)
g`#dRPP5&soSMKW*Oq3iO{GUEGOh3`^Rb1krIzb2Yb+qDEv~t(tg2`rHmwVr7^<7DyQ(d*;xUk{k(9-(pQubFo(vhPwwTy9rHX>6
@uNhaE)*InH8^Icco!<MR<kR!6R`2Bb}z4~S1HDl!ma<YT$Ko}AuK{N)|1Gk9j9%rs4M>^h?7d8+ZjHrqbj(fIxVG|GAK<g1etUp
Ih`As@F#mNmMmi?^sSkcqOKFIZ!qVpf+$)r4w$bpV=efm5gV^AeV2tPv6u$2d?XqveyTn#a5UT<F%?@O`!Yf<P_aU=&Z-3*JgsM%
*swRO<0$thg(|HqB$+0rY_2#egDHisXBa;&4V=TQK(R_FQ!F?y=QPW!uadbS0j^@K<ER-e3@8^g^{hIWSgrJ@KQ(J8z@_!5bc)of
ktj*4S}JNR1{g%BD45i(+^diuim48%VW>-~DVbCxUn8O|_9!5((Ixn*)Gj=jg|NFU4Xi;fqNi!EaE<LDs;lamW*|)+3YhdPos}Ub
fvaGsK`jiK`K}?Q-I6=37qOr#0V^9S@vTrThcH#0`KeW`JsY_wk*=1k^ce0HNv(S%cQ6dB%NuE_pb$l|rK^f4Tq-0X44-W!6Or4Z
)Fg@`zo`+Rp(V8>q$xO=hcHGilrLp4QK*ivN*0!@5UpP&Q86*8VizH@kr5cEh%a2GI;bTTD5zMgsF%>G&ZBKE`K}8uXR)-f(JWk*
Td3}%_?&5~hNz-3e3&z^rm0e`6dsMRxSY1CE)|8LEv!hL_o@OVq#@*-#h6ktE3ynMC90CK->LdCL#NW3#U~M|d9XmJX|EG0y_<xt
s;!)`<0%&@3!7S`_!a1?H<-IA{id_9ASjn4Ad>SU&8x~RM<3>`BP+bFIW0pON2@<Eu%iQ_3X*Rg4j9OzZJ_9+A*&OdC>=#P@0DMu
7A<qDX)PY4Y^`slCXrbwXd*)}XDU)AcPcKiuOTy&_A6JkX{^#E_$_s)xtJWSJF^Nhe=Y>Ai<L;K6P$l3TdJ6^l&xE<K&~?^UXCv#
g0Mp^2(XB*AFO{U>nrM+L?dA^KBQ1E-7GIHQxeUhL$Ly~U@!Ermz?dUYnUmfeXDt=XC{{=EU&t#!j<W;7qIQL<+6XNgdirT=`4;G
{HKVpE-m^d0G)5Jxf<lJ<t_)L%&5Jb|B1#eI2Z+~N~{>7Wime;f-OKDP@3VXZ?Gvc<t#5Ol&;XCRVR6v&?K=i7BCN#_8i)$_7hsF
z%2Z#d8>*o=obVV$edIx<|g5&Yn;5NG^~`Xo|x3Exv2rFqbg{vmzb<4fvE?QSF04OnyuR(WFqJ-@R^k`Q>PH5hp!nan~`~}FqnN2
{w_nTO)zh)x-IK21Q#49E~!Z<Juy`*4=`CU5|>z)2(-zbbRg9&(XiI06OkjN4=y|@7&Fr<43%xA;hF!LOezYbbsQxvJ}W`1aGRPi
jxd0sSTMXU=&j`)D649jO0DL!U@Hc-sWf;r<rZtLTqRklaI*}lq7~vfnHDRm0k5d27b(6mx;VY4S(Rg}UbM!o<fTfm0Ie1<7^^0l
1s_nW(5_pYU8R{VC>*FLXsDR2N2%;0EtnrEaGKVv>Z(;NB&>U~;v$?Y>=R&<H6mrL(I)66%P2~kOfK7m#3Hb%bgg8do21&Sxsiyj
b*XxpF{9R_^pJb0OAX_$k|pXb;4B^}pC|;baGQLnf~<NVYO1NFpQe|lkS-1i&9eik#x?tyQX__>Tok7$)S{Csoh^AI5}Y@zW}OnS
>>voKWukB;q_B3WV2#-<{4evWXR%?iKOhCIQ>>qs<r<HtG_eCMIj<0{_L)Jb4kQAu9;XMa<DJp4j0ixX5GZml(xvDsi=K?9p_$pO
LoB+mDY8{EIib+2h^)vF+AF;&>L)xbIIwH6Z<pVxAfcwN$*zAezZy2OwGu3^eW8;bx39UbO(Wf~q@1fP?J@nVrm7e&MlkoPUo5c<
p)98@BCfTl>!>BLdz%518M4EoN}5Tq^PJZygbYrxg)YjbqN%H_-K@?gI-ArhoF|YfASsBa0WfnQ-zr|3c%=p=D=8PSH!h$p3Xx(q
Xe<n?)T~aayB2mV%$5wTA+g4)Ij~wVORd_Z>zIotwk=33q^szv&85;bs4#~ZgsKUvG%iW2?Ie1s^qA+WSgY-*+b!=cdXx^XIhVMv
M=b0y5U)us3ourx*_*qtIwjq$o+r*1G^_QY2Cf(ci>N^=gDgX|5HAfffr=V63oCRevMRzUG=%9a6qxFwNuMz=L#PfgBB^_*9hN((
<T78bnXn?Tyr;A@x~TM!XQei#87L4fNSE`lMwnl#Xr>+``Y8b}#f1ebYLc%c<ga$ALa#fX)hq5Oeiz27i76qfJt<D8yrlr8-!MRv
Sg>EL8ZajyNt!pP3!cTS6{*yt*``OZh#2jzAd=y$0V$j-GOr*lXswMkb(e)B>a2W~I5e=RyCP+;6|AV0&?v368L*|XKrJC8Xp?EI
w6r=Z>M&xmaFnREeUpKs1}uCkda^q%?jZ;&q7UAu<SQhzi7p{69xzs|oT@*RbS&B}S(J?^nk_CeN14<jRU^hBmnzPn9hfn(HwZ2&
zNNM#tE|o_MyQZ6>l@25{494c)-TX3Zzr0mS+0<kA1?#4ysvwg;4YUE8<agP-LYsX+A+wmofWSsw3zv(>#f=;3a2<Aa;Ph=LYxC7
=`M+*2&|5<Vydk!lBijd(6IihRIJLdtFAgOEu6EjC$(Ot{i}$yWez4O51P)VP$GIU`!Arepr)6x0T`+>#Vp1wEU*zLKapD?m8x}&
HzkU+HKZ7-PNixP!keuq`LGiaGNjm}Ar~L6)RS>30xt5Q>@J}oHyi`0n;4xQ6R04r#3&^v2P|1F2rDO-cC1b;*(}N?N-Gqwnwp2N
sx<*H!6<MoE}7UZXA3B-nwCJOgeI-2ts!TtRg;)3iK%)WPcibVO(!>_ZX-jPl`YLPxiXHX45<X9;1dQhFs~sr4ksYBiWS?fm;ptp
Fsm0V1fFXifhUVBzn9o8PAM|4E+$nhATm0#=CPlXd8$XJi>uhMg0YjV%aC-jO{Ft7l_>eH3>bJQ4VP*quQgaMk+63#Y%1F{6bz)X
uCi{jm^8_)8m)jX7qvqdPA|hS$)<BK*)SX|kevD>=qymN(4q*Wnw)Mjtrx$sgRcv&gCvHeHK=;7RG2NOZ>jP#doDF76s?k=#WQFO
9jw%<9<cW+2BUVVrJM;QBpj)u@UX6>9uFBW_>!BbUn+{Av8anK(lF|;lNQGvsFfl!=B%Ts;HJN<pecBrL#<~l2QKs{Ewrhv+zTWo
=du1ZiLuqNh?GyLX&GInJujuOiYS&cDI=aP%@<Xyr7Q|GOf`_KI<2lSw5eu@)G#fiKq_aj4l-V^Q4!gk)U9x^hp&w?N*NEXwuiv2
)2(tMAg&5A%^#XH^`4oqtFqakm8}-B5GX3GGOJ;n-z=r7iY;xR2dd?;*_Hk>ATh}-P%Wu2)SOzU$((&CD5TUaVXA>ArZ5~W6pzrY
CLOD-`yCpvSS<3Nr?9jWsHO-u;U!9(bERaiehrzRf2;_aEU7Iiotdqp%7cTco2LmZvLzIw8>sHAW0cUAhbv2~>8N}#tfXToYp$x8
6q&QI{jw@4Os`Zmj+#U;*sj~D!>O*Y$(y0G!<22VPcD0=dM)O&4zRMZOPfh2j4W%d#jXUY-Y$l(|1I$peXt5NxvT3VxiDz0C6zp=
`=^exYbe>TWf*|08xR1fva!jmPbdHxZLyiFE}0x67Nz+q+o#nio~uVJ6D7!%F{)LiB`Z7~yc>Bcy%;~OR4)sv0J6Ln?gad=#+Y8P
iLgkh2rN6L@T|2c^_l^aG^FMxSFv-do3TQzoGJGdpfdd|`V`)@wW8FpjhGM}h^##@!LeF9RhtQ<*MW|%tSnD7jjd!eT(Gw{#ulNg
g0FQg#3>%Mcqi<vcBp~|)wKDf{-yRSa;X!hdy@7oKe0$1m?^`gBn=_2WtfbsI<N|-bSc#*bdHrO!=7C*v?nGodM#hD7^`Zm9w5b$
*e~HGVWlmwGcYu+#h9eBWUYl2m8W{Jo{XC*HxRNdyP&`;EgXum*fL=;gr4@L2PlFm3NZz##Vj5h!6Y7$=dFA#4;=lIrmQire-fLN
6|C2$mMzz&X^6eAqn639%dM2G12AMNudP3*Ym##@`zkT6izg$iKQa>`^`V;=zamwzosI*lhAwHFES5#EDy3{G0xi2C3=~!?X%J8@
DJ1wTI;vl!O&y>lWSGpU$u7w(+NlDrJFV|3%c4DrEGc5GHm_GG9H%?1S{ubIwIu{6Lah!a&6;wkA{j{^ktn_@J}T>*+#U9=!~{{U
1R<caxh+_zH7{2sM<$&aEU<qg=rl+n)2cYK1)de8&LpoaL@<4|50mJeu@};_oho^rl(3X7maU1GtQ5B{GqRSni=Jj9v#;Q*BCul&
BdW$E^{xCeovvrCWSPOU*e;T;+_2@a6_{bI^_a<<@Tia}IIU%*T`YpLxs{hJx*RhfjIk*$m94(8WvqIX7pxI3PA#}0b1n=lJ(F=N
8!7Ca>n%R72brI(^^=>QKdnwFvaFY+`zueZFBD5C0I>8fYOQ3j@UE7sRjg>12Qy(W^|MBt_@wqMT$mpzBdPo(11FuS1{1BO1D2An
L94{4r?Fb8ez1HbM4FW@c`s-r?6U|b4Xl3}@UHHV?kskw11=pahAUJnV-CZvoh|RJL9bmi{FvY=E}4k3D73X80<Li+1EdPB+JwBY
AF*dI>aj#Elc<ETyf7w=jiC3WATDgLwjWz8te82hOsHw9@uwuHb(SS3_kzZ(uB~IJFeauiTPm?FbCZadm8i>^0IoHs`l+NP3#!SO
FDmgIbR<15<tK!xP?^xGPN%V~cOo~jKAH+G;Faekb*t!(Ypg1(W-&Ic0F^zi*`~dt?<eW1STKGiI57T{fHW5%%O%sY+$?;scoN<$
e=QX!rmm_qX_~<(!kB8ZKq*HsMj&{w)~Nh4!<0v^d!YWJSglekX)Fn!h$|18xgK^Zs4?**@(c+u4wUb(wJjR0jI1>!7MNWryp^*h
`Kha=k*gyllB0H`<dib7?XFv}@u;h^T$%W=$)$alBP4(+U$mF2P%1vAfRmaeg|rQ`yDGM`FPZhNlMrvP11%-7!82v4^sghQ3z;9Y
yQ@kk!K+xU7NQTRov})m_%ux}wXJk8qomd-#f}~!jw}--8msQ4T#2EojhP53w=^oQwy2~mjWmF)4w!GNw5YwYsjzS`+%Z8hxUVCS
QnP0%^D^kLBr7to*p<qvSF_Bc<D}peW{rZdb{280PB|1Xt}Nv+2(4T&c$ft)_^1Ofz%}5mYcip*h&Y>+7_I553$CFjQzXHlDUdrW
pflVgSghwEeVg~5K%CU4M5d*p+q6We^{PE8NtC@UuddfFf~Quo2c4ZIETrg|Qn1A&Brhf^XDNUzRFx2|`KeGK5V6avj+ttxtC+7S
vnVm5kEe_!v#Cxl<s7)Izp6$r;;qxMQ7AyH*p)Js)vIK#%&I~y^{fH1T$gB{`zwepr=xQ&teovDF`dIE2`maKXR{HcKdhju{g|Pt
<|jO_fvqVrd7OK$tEiWipD9(X_b1LRWh{KBuNm5^3$Svq-leFsaf(5zIh&FtajsM<m8g?0f+g0i$&?N*WvT9?K#jC5Ca%FKC$8QN
2qd4bYc?OSJSzpSlmO>3?<0&fqcA)x3!1tv`<4PMMX4nuMJ>soC#3kRr<GE)LaxX%sj&{J{jP<e-Y-a(a3F;xB`ISpK&FT#{EiSR
9;XtaqAW2U7LNNdc9aCLqOXCZp{ens&@1XJ)DV-gHJ}GAY^?eyfU88J5HMF1T&-!S9I$ROKO`0$m6TknG^~)NbgCJzG7vSW(wNYx
LL!(abTOhOOsIM)8kowh8mtkrA}P5pzNY`K3a*<FgsXhF4>oBX6)2dmLm4QrQL2-z^DrYO6B4DaxtT~VR4R*@=&B$s@T^#_8j+zZ
e4T(aq@cPiKcV-fQza&vm#*$E=dT1DSgXUWX_6+R8>`DG^dj7_M48egjhlZa1*#7s(61A!x+c?|gpyb-YAX1t+%9!2tE>8|KC7RY
9<5ZQ0IUV1&?c;<TNHaG9<AV^<t?|Yyq9Ssm7C+Jzo!Evey-@PXszKcu$TiUdZ;EaM<BH$hN11Oj4P{}>8viOPARXi_8>JT3=K3H
9HRBBuBZ{7LkWnf>Y3%QKcp!lDl1_beWZUNJqc7KW~~q^G^+odY?=|Q>YeEo3#?5p7pw)U4J0-)QjKk?HYy4&=qLH2;FX>y7n&Wg
9IB<L8LMofHL!*&nU#hr8m6N!#<7C1eXIj0Hzb&uQKe0*53OLbC^RuC;1l#S)3EY1g|eTmmyJ#&`H0b`p|HEF?5TV#b1kl{F&KNR
38#>%vaUI>VXZVaye?y#ucq`TPb@U739ON=Rhb?rv#5ivPOAVJf0mG_Ob-jDJf;Js!mFU8?5$F#0Tk3K(yW><RInbR1S*6sPOuXX
&9Ggk%`myBR;&D?1qElI*(`gl3?0#<5}05sA)Pp{L#d@9jV#lgQLkI95S)Ol3@*N;7%n_8KrJ|^;;Jf`7A!un@Ts4#JS18)?ir({
$gs$*4zo_BvKFGO#F<kr*{FRf)2^tnnJq^$lbX7!D=FHo_o$vM-Z5LIDXc1+$}?7{FQp?U7q7jj4j9Ov>@8~`St5ETA)d0U(ilIk
?<veCf~*oK^e~jJ*O@z|NUb$AnJ`i??W#;Ih9rfQ!mHCNG&Bn-O{_|)Lzw+5KPgzPh%RcV#g+-L3K0(=8Y?=cqp}65cdMtPdXMa~
@TaP+u&t&l6)p9uj<Teix2x}}1RnmXJF4a=9+$r*hNTuMK&Y@QqnrXS*OMeIfhQuU1g$2rUZ+W*x)Z;oIIbm~u&h5Ud@g1vj4X49
)T}72Wvnr*2qaUon3zQ-53Go*NHB#VDVg;W=#T`fWh4kD)UN9uD62xKkO_0IcCRua^00z1lPY<rx+LL^S0FSxC8cAq0X3U2OBh?K
LY~R8;jNmXpbuX)2b2;yF_~7Uudm}C;jdM&;FrfZ^eZf}cs2I8Y_86c{G$VzQLQy9C#aeg!>z9+Ka_;11g4HFo-42@$$;Oj<(Qfm
7$u!ADHMt;pRQG}1f9+;XQ(c#<gBnL;H+(_$gL|G)~7}|4K44nH8%0BRhlU@lpSy|+^k_LO_Mq`3Y9Q8zNgEpVy<yAJhD8nQku#+
1FbKt5HiBJj3cBh%&bomu%<JxUan{-cQ1=DLJ3hap0SlR3@NX!ubg=qD3c2*Zmi9!UoB54w<jeaq7fgdku;nk@~e`v!X=L^@~~MB
<0!)~^R3DxY@lB(6qpMxpsjYLAFZ0P>6ksNu9;k{{Hd#>ajS8s2e1qx%NhPBysrqNKCHK}8z?`n9;5V?zb?_D+9>3z%$u~Q37HD1
8>)${MXpF43!PG^keiGpC@>qaY$v@bA*ueS9sohDZLORrPara>x+=mc<}4={H<|^dVJQYE9Icrqj1W02qbtNP2(S1mDG4YnvzHE$
MXSOg$tE$aF{y2=nwHKZ6r#PPcdk~Z)G)XxJuXfMNvt<30v3ucKBZN$zLg}a79<L%gsk>5R*jvTFN)->KCG&#Vz4V9qNO-3g%NhD
m8{7e+NG*5w;{ADG%OMrTQM~$LNB$i?V+==x{}nfd!|pM547Z|Pn-#@hniF?H8g83d$Z#()1x0XRhBZTQZ7)k3Nu2e7cIo6O|He0
qNu2+;H<zl(XO4io)R>uU9h_<1~quFm5@=jFP=^^$uI)C+%fh#fU{Ds6qGZtN2oWlnyI_8dntdd&a5?vIkNYsXRv3mb+M<ajhv^i
@2TxGFRxxC=9l^^wv`XF3bEO<g(nEJq^|%iikK}mIVKt~HnDamUaq^V$Sr9VV4~}&VlHT~%cg#yx0HgXOD5r@Ot9lFM4lg~&XkWS
d#*hse=>EfC8}_&OqoBV)G*RAgCbcdcqa(0DX$}(%O(A_x12J!C#t$Muay(3s4O6^%P={yW|+4)Wr>@!v!^SwU#WVkUL<O=pP85`
%pPVhf}Lb8As}@%?<hH&sxCS)ekU$89<Wm+MV#+1{vpnjZ6@$7?3whqqnypGRH(EP<FM2-X|E73@R`oBjjH%7ceE9>Ei|tzSFR|N
6EBM>y)FN+S*|Cnr<_73q^B~n_^L0ZDvmR+b`qei6)h_@?5|?F?XfJZ;+Q+F5;CE&lrGA#eIPt8DKTmYVX@w<_p#F`Q?Si2ago(2
m920jR-7rYP?(i8G@ekUWUcD0SgC6&kFzW%y_ZBR{4KPtVlbMlWGrwrgfOU=@2%^sGc@8Ubg~VzpOovhI5A$a613T^WS9Z4&l21#
Xf<9mXtlmFNiZuh3z>Ye1u<x~2{Jt-!ZR+MptFULCag22J|y)iSutuY3z&Ma7CEvihARoR#F#Ll5}0wVk+7_-$025?->4%p51mM`
*r*F8uB{TS=%tjID=@|qm$5gfimYxjt1ywUtCR~cD6pR$E~~JsEfr|7`kT)lGo*wvFda29E~(_MVwle^N}%kfO)^5Nu`GkD->%G%
r>%&tf2skpZ>(-M`;mDnb*y2p?657YnwgNWE|CJW)T$pdnz9+X>yeo#i3g!Fs;r`=o3&Rio-M7jN2YU@-7`t1*CCTKk0`bt$rE*~
a<DZib+aEg1elec0i0*24zp!2KCRv`f-Vm!T9GcX*sr#+bu!zhSu_DHov`bR=9%Fhm!(Xnm@NP-Y!IKTzOO(j7$rZYT$<=8Ef_PW
6S9#Vt*@%Flqw;a0uM5rUZhK`i6)D%Ri+gzE2`&~A1rII;iX5gv@IvDz7z$lcPxyo_$dM`%NBc~oS0QE1E?;vRG`>01SlOJwVJLV
!>*VxIIiZTH6*m6W2j+`={MRR+^bKdI4`Osq7EiBzzjnyqOG^Dt(VO$aGocyKrl2hWUNRqD;>+K7ns1T3a~+~eli!Xs3xi`a4jR4
B&%$%@UE3G>a4FNC=6vY_bHq$Rin<Ru9zOJtC()1NUcsSNV4}Sk+8)sYYs}Z6s<5YDX{Le0V;>00;cd8L@j?U!5ld<9;>h~PMP$p
wkozL{H$`P36N2#IGleW5~%B~2)Dd1M6frkY#m^yb*m4wRHyH(^|V?mJh0A>X|!vqjv2<X(5ua)36M{+!n6al;;N`NcAOxkPMPAa
jxG1K!yM1Ijw-V@2AJJ2m$G#-86?Rra<TEBPA!*`y)xdpaj^j&GqPGX;+WI03m`_cTd77Y0GaW!Mw(%=*D9$mDXnF#B{jD(HyAIp
`>mKYzA$33H!G7f^)B?8YqN}^kEXCMfS{4Iy_>8qpRkvsi7{=l8kGOA2b!`eFSALjh$)A(3Admg=A8MlQ7>n-p0F~ob1@yL&nO@T
I4LKsxG?!E5H7PVMV`{MlA;)>jj{2mP@IP_PMKyW3N5EJlBXgpva)Qeff;VH(XK?S!L1Xs#Vs~Ao2|l>YActiHmMObb+00*EftR}
ogy14uClr)NSuJFaGM}1VXGv#WUGv^?j~{{L6JMEnx&PnU?Whc>>+6;G$~$@B%8sJ8Lta2(JXv0ubQx=V5F0=ccm~QoSeU^osr(F
8LH7DXE<0ha3l(<SD2b8<*;KUX{z_9g(QY9XrQH-bR&}`Y$b;->@a6AHvrAANH!j@m9})O*PUfEVUx}>-4#MGEhn)qS*A7~m=i>~
%&u#yO|HkWmN5*hHy;oI(6D4LDi{|r@~ns+-<cPu#J8}rtFZ2|rkGJNoSV@t^{p#47^0c7D4!~<2AV0bk+Vv(t|SDlwK6=gU!vTD
i>9<OG$wwlSgo@(h?E4d{Ht-Uf}{s529~BXwwUv*+^ZO|3oGZfjIofcmz|xk@UgWaNwKY?WG!s5-Y&_U&#e-$R<Tty*`!voVwp5B
wX;1m-6?OSOqs&0?V1cQMIke;1uoyP^{f!BH<hC?U8=sQrYYsHxw1<vcCoaU8XB!GNiW1QNhskpTae>6c^vvE;HW*Y7??CFKatL?
av!j%F|qn8Stft11)Ec^b2YiKNvip-gD~<b$tgY<t}8q&@~}oN-WHUo02+^*Q?9q2nkFu+JeMG_qnPBX87NjM@1;Smaj1AKY?<Jx
$)I$oK&|jB_^?8%bSx}{Lb3LwnkOKy#i5-syNpq>#2c5fR;azCQkp9#4j6|k$DAiJET|x|Q?2W+@DY6~7BGe)jiDtepDpDlG^&9V
(kj%RSFTB@Pox|mdXr(Dd91)Fh^<mKY?Y~}>lweSCb7@0hNLGbRvjuP2b+$sX00x?n6Psz>9DCNk*kW2B&u+vq9C6hPOTfFgN`z*
;w#H8fvO5GJ(-EHT9ZSmxU4v-+z6l;Z>lh<B^?(ut&vT!n6BR`fheZ2NGV8}j;U-YC?hkeh^gz6qM7F`{IY<nJunlra)h?DoSILw
gQBLdovuJCcCZa5Tmh#sBqS0m047r@OQim*U8L}c0WE+plqljX)FuBaM;9usKArI^Kq!o%D~Uv=Vwt(AP>*1$VzO1DVKQ{4Vj3$n
(JEuCO%o6;4Wf&#n=#suU8Xd!O|V5MqO6Uo%a^DnEwDeXGOx|D!<gWz9hf+v8l=mqx-lUuC?t`k@S5s0J}gouO|XBkI3^|@pqfaS
sIY;lqO9hmwkj*Es+=Vze62OC#V@a{)SM}<xCn}_F%FxiW~yVSpr|Mv_z)|wb)bAFDja7ok|&2MOsJ<A`=+L>u_-ApB`Jubo}4wP
2&B~^aV99M(Ty9h?V5d_ODI04<t@c5g|H+pAeJDicdU@GP^x>S5uFAob*`kCh@e3xNjB^xaj-tKN)bpb{V2REm#G6VkeZY+^N}tu
h9r!b1F9P+^Q>d42o=4q0H$UwI<RN3u_1t^tEw7^;;osfAS_fTJfd`~5sIRusVKZHcqxObB9;WK=b6N<RjsBix~%XjDy|Q%@0V#P
!K_`U384$Bqbtm+S)h8A)FYd!%{D-=G$q%t$d%eG94!v4L8=NY#TSvIVVA9}oTYIgPmTen7O;RLQk1@^uc_Ib>#MG@`l^L2^s9;%
nkxsZYoV1XPbdheFqa0SZ7C(P&m$%z8<?Xh@0h!-S+66h3ag8y8!HqogB#AIzAD-*(=jiun56Wn87WJQO0sOU$*wgnv8&msQ;I34
xu_?gvMMj86PpkvshM)GuP6s99IGrXFR2tF5S+3oekZQ5HIsv~ZYn;n*{^$x<tVYWFri5;I4KpZIhP`@TCK(-+cEX32An*yotES=
5+pXGG_ENv{;|%frjQ^i1E#qu-IzeHs2v6^P$VcB>96!9N+usH{iy4!tC!uYmZcD_pr~B1pOo;gT9AyZ^{^(XysmAUJg}yy5{|$s
oEqG*VlWRWm?-_C+L!l}Xr+#*e56Ay6sbF`QJCqWl%_tZuPIJ2lMs3ySeSXK>8&oRktKE{{wvoaW|(iVmaJ5#VXH@}_pOF3b1UMQ
6RkC_jwYq2OCpjW8<F{^nIgHQz@hh)Ee(RO(3PmGye5&PS}1KN3Z~qqE0~2RF{G>|{HU?0mZ+$wfE!bo<|))4v#u2>VktB%i4i`k
+ONy4`zfBTa+=JuubqD!^RJAo&7$<M6`-~**qpqs4;hN9oUJV?O)9J*4KI!oX|M9E<*YiiL^TX1@|gBD*{X0Z)~rdeZWVi&R+<g3
GOu{1N~vTimN2TX^ch~Sm9Mrb(Xfvz`>zBvx2RT`)i61#_9_=AmlYJSArSzqOe|rnrL5#EcaGqrua?9t@2R67*sNY5K&~XJXOzsT
^{kntWF}NB5g_0zs-*W2YOYEmA}@j~$)(n-IhjJK>8J#;svrfZPMof#@|cURBAukCO035y|D>0xp$`hG$gOdyk1W+HGcN$E`z-C2
->M_AF{II{;~9=F850t%ez2A+5+yYlrIT5yHkX$)AFie<P^wd;(=R(P2bGYqVJQtLTPO%D$1I30ye;dGKQ&pTL@<Ud>#4ITBa+l8
zZJbL<1VEs1($a&OPPnHHY&^>EH8L0?K8rwYMLo9%BRFM9y6UK!mBkgdM_uIa<QcvGc*${g&VJ;W|xVdo+O#CeWA&ud72Wc!<av%
Z>OIm881tyKB?QQ2@>wC%Pfwxt**bZFf!w;tgD`ru_*(m6)6Ix&#RskcAR@FV583^m#k?ll9}f!;SpymW*qaZAgOk*(5h`FYnJe>
dZUW0$*iIx8L8kbl&XA@Lz!6`bFSX1v?(dD{ToOqiKjuUODqd1xD64gF`2P23#P~%Lo1*t`LDnwmz7l{p{j+c<FFC1X)l<hjUO`%
<E+j(Br!{}f-#RTK#hX2?W0yOF|AE4ft$=Wu@px(CoU8v|1cXYiLe2%KA7>e?5@AG)upOBaVRb^@2p>v9;oNBDY8#14zMM&+Khdz
Z>||8a3l_=$C>!BI2v{;ajEk!#x6W2x+kWsm7A_8U9pLt0kC+ioF|&F1}F}kdMbQ5g)OA9oHYip@0f2hk0v5FL!<N>Lz<X3$&Su6
2_3sBbE$wc4zRbZoQ+bi2D48tZ?UpGIjiP0nW-QbgelprO{^;?7cQo)OO%T=ys30EsW0iLBp-&dpPVeHt(6QZRIXDVU$Xh6Czrr5
&8f4K=qN=m#i}r%t1m{J^`~f|!K*1NdZ`j70he$i_9FW!8>GIj6qqb2d6w{$1F+_q8Lz}Bg0bT$ADO$TX0cbOV6YS~J}fyXu`zv@
W1lfA9k2^7BC1g&;h0h@sHjmaez5zkG@PiU9h{>nmn>_lQ7Aa2F)J%6k(ghtEhhRfqo+`)b0<s}s-+r~Q=54!4<98him<?{SCC$;
H7en&RHAt!^Bkg=q?ouZKd?;{E-8ku3n{Ix`GuFAoUQOEzo-H)5i?Mti!jNU->>f^$*oKzRjUlKZIyJWP$J@|V5kEd!<W>hE0wJ-
$s~=a<s$*D6Qa*22awm4#;lzz{V8~_N-Z_5=BI-h%Bp&yIifwHawt?RI-78=Ql?6+*ewzu@0@lhlZ>t@HLqqWY9!nj<DG@6w2Z4T
cBB6-;G^!YQ>j3%1RSB6ek|0oXR^<sz@tyBMVv*Tj<tI$2`;y=vzW84x0jD7VH)=>e4E!TwJcg6Z5E@mF{|;ft1DlqaWKNE!K%8N
d@EC}v#PKpE->3GPna+)*{!f5N-*WBj+_>=D46UlTr5+pm@G}51F=0ZFc@I7rLJ%<S1J;;2`k1f-L8U|Q>^AGD6ST+f*Oe?SD0L^
&LgUyX{?!?`kq@XAAuwyHL$p($s_`+3aCY}x09wBjj$m#WvgANysECTEG|NknW;-DH8cDig(-6<GMWsm-JVRa->8H)m5?VXzM1o`
sj!_P_%FDi?XSlmHW;NT7%YV_=&**bkghea2QHlsma6ftm@1qnQm<&E44hgk+^}|~l%=33D-;B;Gm#>y11)wZgQ^KEdoXgYWe$KY
Fet|<)+RhGZk)U;;iP_-1h4Wg4XHb%d#K74lni^W4KpGlY^)!uXP3UMbCVRLC$Hxu1|kWkBO|A;_!0=PWhiMdg(giXk0N-nFtKbG
eK5+cm#t!}<*V>4t&~A0!?D6Gfvp9!1ejJP{h0u>7pjOUfHW4ZAR~A#n2_Bps47CLuN=N8wWrA_5V33w7pUPQ{4Y?c;HFWoHJp2|
DKBs&Wu!u?AC^V3%ap^b`KrIC@-GrB6tGt|gcvI+c$U4YGA_g{MX+|NT_iabk}*#$C@x<vpe`#Q`-pw1#VtdiiZVwkpP5=N0G2hb
Ua4TLohZpCQ7GrFKoV%NQmkt(rKxQ%POVNOVldKztEG0OKCj{}z^>A-#gl3+!>(wnUo1GYGm?<1-<9H{tg9!VBdqx+r7TIVshQ~|
KCv+|MXwVWQmQ+oVk#L6EHg5s0Wp{=mbTF>W)<WiQLIciMJt7@uNx38P!gdn1~L?@`#UW#rzhkvT$(Mgi!_ol8ZbMr;H$VX`Koaa
E-&Duz^g;A{4vU<G8E_?L#SD@p`}kX$eAi2XAQlro~}kOv!~=S1uC*L?2o9hEHo>r(5$?x7MVIFNvt*)7c&|#%__DjudMB^Y?8h*
1u?U(MXC%f{+M^992gBFvMZu2UMPnr)-JOzSDc5ViY23^Xer$tOEBauy{$Nz6Qj!~oh@Le)U2hiMVFwf0j-6p8mbH@V-NGFK%1hc
A|VVdr>$KkyCF)j5ftt$sw<H!8z&1bJRKz?<*5>yjU}`#ZL44}?yF|6p_D->7$HeD0x%)C-UVBrLy##aTP!rL`z~TI`l)d#*_p?z
*(z|X1T-?S4y=)*5v2l=SRn;4FRbUL9V^16R+W>i4X7)y=_5+03X&G6S)TH!k+5Q|Nh-*qE3iVbnUgN3x+otlw61BT@hti%UNO!B
$*(IaFR>G{&av&FgOv!d>$J`?fv?20KA2u284xTm3@cYL+BIP;oT*hDrI!(`RWh(Ec%j6sF`_~-E3*L?kuNPTs4&#CpDA6iV3QcA
^&=H9qO<KfVw$<CKLW)WL@j(X#3+U|Q>z6y)0-eAU@~5+J1zSu#3YZO+^jB>+O;7m#ivU!L@zC^s1Q9E?69OL!7%`>4;9d_;1i-K
SF5+8SEdOnz%UCe))NRX$D<!DQm_B6o~S*PuBhgVJ1Q|K#j0|!*e;?c$ebIo)2e?ays>Sr+n8%C&X+|ksh*f6FP3q$nlWK9eVmQ2
!Lk>t9VksG<EM5lRV_4*m#lp=11|EVE2t{3_ZG!1t*V-@Kr6|qDw+DPsgxn1`>Bem<}n2&x~_R4o0C!`t)9QBjiiSvU8)8oaj*@L
W2<|qTq_l@6)85NRvPcFLM&09i7nqQz!YjLzMPgO+@_W-TAE^`$}FI()r^p+<|K|B<gBw7&YfeMiL1sIe=*CaHKyk%cd37`I1*bc
Yo^hnAFUKHO`F9a7@SNe_$VqUgRyiS02)20l#$4;5Uoe4jHt>bLM@>!BdP(C-mw)NdaVAdbrzYfVwc$|<*YQM?yotWHk{tDXq`K+
?5ujI$Ta?{Kdu$9J(f?XJgu9tQm`4N_9k4gqO5llm8}J<ZKNYDW2M0zLyDNOge_dK7_-8wCz`6SDVc#S3#7L!KeC?~Gbs|Yk($u1
pRqC{H>}?)OsOHRY$*Vo`zvrOhcE-EbS5Vu8Vqf$e=e6WxukF;e-*;8=ZO@h<*d36S~YK?W~ec%rW*CGs-^?3*(o0+pE2<&eJzWa
e=x)`w6No<^DCw`7@H3(WvH+o1tc!4sEv^=CmOr2<RY)FC@OTO;2_2+sg&)gLo)g)0;_ngQY_Xi@Gi=f6sEHzC9EqaLof+2Ad<JP
9kH&jVXbtu&=oQ)3yGtwNUTdP4y)m@)T$(~?1}>??XXoWt*b4m^{yeTb1Y?;*C^DqZ=)J4049g2+zs%i$f*`3Bc4sIr4@0l8kP|-
M=FY{eX0_xmaB#-t(3c~Bdh}zE~qRlfhlpUx1iUW0I9#K9weMCKrddd--0wH3@QUB<RtN|29IG2=Ne5e^Qm?yI3YwSg(k0?ahL_J
fEcC~7oVUdZ>u&c6{u~OK{T$dGAdHA7bq~WH3>c~c&bn>N3Az8nUr8F0hs3&SgMFHaIh|}7A#pYrH{0(4=}T<2CT)bdM(+b<}MPB
aH#<?VJw=Q>!1NHn}9T~79@tPysZQ--I}#2LKGve@u5<wXsh)i<R>GnT9{=p_AJq~Jgwxa9IQsMR-~Dai6}g>_ph!juA-2tP@NX3
SF|~)j4{o#JQ5zUo|*Y7Dyn6$Qm&vO4YFe_x15rpKe5KF{H~)K6Q*M<04i{mpCg~JN*!z>_AX;B@0fs}z^gPQ5-TF9m6lJgA(opc
$E*S^xv-KXxH2KE-kG#4iLqF)PAxC6KBzD=ZZLR|SF*IJA2ZY#Kc6SA%ba2&-Lqw~=dB&9$CxRwESgfR(>K#GX{mEDS}Wu%9T^xf
<|Fo*A2>8DZ!oVU3^fQ7Rjwtd@R0bd<1@CYNtcSRNi9OHo}^AKsgkufS(SXN>#Oh{2C+dgldL|cjG5Rc&NZAX7p>8;!YN`cmMb=s
wxY7CxhBb{bS<qfkcs*%@gyHEfTcJgr<b6rGJ_7O9jWmg$FBsOuQ9GFPm$@EF{!C7PAwiP=_bxB;xAJQcBly}<SG2A|19J!4wW!7
@FrKOJ+s;^nwxJWGoR3|daQsd3l&f=$*wxBT8!kX!Zq|KII)MY>8d=el%PzD=dmQR?WT39)HU|4P!nCSDk?H8TA<0UbD3&6)SQy6
GbB+gA*u5(C8i##r4k9N4mp3Y)T9BcQK<p6<0mMWI4Yc}95T=>0I6H9Z<u7Er7NK@f~}LNFBVRy$DFvV!>eecld4;)a41r!vzdmi
e=IT~*RZjro-C!U*QLRjiX~1i(Iy-$`ldpx9}ub^5vV98-KOuPy_8xoESPjCi>zI!T%{f*79<TQrIi+|hqQeyvoPzQ86@H^(5>u-
$EQiJ+@_l#W+XbXx0n&D9kJspyQN35tCH%U@swGtJF5*U=`tUo+AJKVMHe9|_^e4LaHD^tjiXzzOQyP()vO6EP%~F7eXHmwtCdBr
z^_Rn9V!Z@;g@H$j2#RrVk&$oq$`Q4t|gwVO`1_6g)X8nP#@Qz)h+^}FR9Fy<}7%nM=V~bKA?&sHW}Bb&8tkUsjTa++Lz=i2NQ>z
NUq-`9g&DEm@C+)^o_tRW*;gXwJg#xCaM=SXRmjY79BsXlp`u9A*gn*ft2E?b1Y#o*{Pp0^cpKLU6aDC0we07?y34Ck0W3yco{*d
NHB1rMX?bvSgNR>8mp(6+n$H8Jt|!xajO|D{2HSu*{C9@mMbTqF_+misG2J!n4vSNJtlxB&a3{RITYM0H?n>skSj$hX`%+Q_@*9`
r4@Xskt#!|A1M$oD3QCNTdRnx5icw&Fq}TG>x}EC6|cRWdn?>43ao4;E)Ha@pR7_O8nn!*Wh_Q2dKTFfB&wJz+^Cu*E-AV&$Qw?q
1tnClCMcP%$`wVTC=J7&fvDLlIH*!1Rk2jBQyF=&*(W8lZ>Os#sj0gshaGDQ$Sz;4m#hb^Kq<E+H<7xmpQ*&E?w<Ir&790K#tv8~
2(S$$-z@_#SgpS&+>y<$C^N*XMk}|l6{v`(5v^MfR<A`cUoV0u^rY*o^8^_vtSQ!|L8Yi9JdS**vk@PoBCuSl`y_WMM5^W=_Kx!_
-mG@88m;uCRxDsAKrC9Ea4!F;Hxd9SpC}|Lo)A1R)vOP$lb_bC`I_vjw42E&Vj&l+rX(V$J*);Y5twJE^%y;<G&2Pv)g<63Ij*&u
;4I-RdMOhqL!&q*ewM+eCZ*gczcIigub6GCR|}b?GN$aPH?n`95-%|*Se%41Qmr>KI4>b0D6ONU#wcf)VJH(X&oElGMKu31mYXQ9
`Xb<_MX`^r%@y`C;t=JkO|J{7Ca#+^B)Cu<B$w)}&^Vy9KP|tU79kxo5wDM!KBy3|11{>JgQFOzoEGXQ5FnwezbrK*37BdqB$nE*
cB6<WrmEww*`TT@e4b^eDJo>8d92i>o2J(&UWf>gVWxepxUR*jY^brV2b^oGk|Cz2>zPcaKb*Ox(waY=QJ}pnMW~&m%&aS#8J7nv
_LZh6wwPcmP%ssvJ{`~t@w2n9YcRqdg)BI&5fw?R9-5P-A1TVHDw{m5shPPKq%EqWq_H|9-mj>pznP_;XQv^wI<uv)5vsDU%cBI9
>?MY={j3`<0j-0vVw_~FVW~T;_@{iJwVG_Prx??!5ugVyQWq8|J)x4Oxs}(g-LWVr9<ewoBAyVl{HZ+`JFQSFxh}OWLa^ViR-6l}
5vAs=(4^!k|CjZ$Ta_3n<1H~K)3o2KTPT&NVURs3jIf|7r>!I|<u4j3ucSYms4R;!<*y~B8z_>lC5(We5wH`QNUBk+ewXJeua=py
#i~XgpsWO~iJfFBGZFP8sIEz*H7v6v1SLfy(xjOXA+VRJZLW{7WiVkcewDZ}{;JfihbwrmQ=Qu=3K`F-njM^|#xfZ&RI#%zaFsbR
5;zke5Vd!#x2yy-F{VD47$-5Zi?OAwDXq{mfD@f52&*WlK&-{6@tA(Fm6>y|Hm?XVd#&rXm8E_t^93R<Q=)LFKCY}RAukdnlq|)Y
sH{D)QZGZYi7;6(1(^Uf9VAyN`<nSHVVb%rOBHRbX{!V+!XvOU@~+URr5n#ArZiBoO|U~IRu|wi)+or8Pq3^hSFo-rDyvzhq?1LX
&8pC@A}idVr4|0C4Vix|(5jWFVwIY$da4*LF%3ni<SCmaeWx*_{wuAe1|%?;0WssJvZ<7&WG}xYV~WPEhpe(CIxT{#LzGgl-kJ!o
BPe+%2$W(hcB{fE2NNtUgsnBC!KX%}LMr2^UM)hL(x`B--LaRfgeJHyqM3CfO0_7ayEL}6Zk1ZKZJ1Lg5U#E<=dIhM;4M-t<d$$R
%&b4Co+l4346nYd>N7{0k23Y6&n0fEsV&GVXPSU6%&18$<21M+c9N>HeHB6{o~q&{QLiqdWT+4=@st=Y5~y%5jHThN+^AQh{4vxH
yCIRS!Zs2oD5GJps+OxRW~@*z0<KcA)10NI)R>^7Ppmtloho`L>nIu?tCBIKG%LI@9V|qw7N-%QXdbkfDKTX)-7yTT5T|gi%ar{t
{wuB`8I(OM4VP=A^$B{bMXD;N9;z52)}!C8ikb$lEG^ot&8s;t93_q`y0H9>B$$-2Ij!2C;v(-TUzgpcP$73Hdn$yjeVvT2XA{I5
?IaAU;h?Xj_o*PFK$?}L8K>1SZL9{N7cVoU60jzm%Cw9wXfeQ|t1P@5$Cojxi78IAhO@3I=#e5Xo|s3m@H7@HJ+Lb;+o^0W^^LnX
QLyB+emAl(8??Ec1}zPbu&^(s5~;x;V5Xw2n-xT!U7`~x(<wu&td@_X6PHk>fGK+}wx|6q+MKzt3!1JnA}u8%1u;vlu&<=7Wu0`I
=`pb$b|KmyWG2EXmYFvc&8pKamZQz8$Q|9Ri<(`jE325QbgX5c397563K1%&L$P?V%&_>eiYnEh(yh4{sj+&h!zNF-!n7f#rvN%M
u{l__6tEYv42>nAADH7W0y5?`>aP?s1TA7XrIMJM_Z>|$K`e==Z#6b9SvD@1S24Y>lqt$AF{e@@_?FQqH?u`5=%;P2mY(CK(v%P*
0IbucHLtWO9x1Y|#*)D(T%a1Bp|CnAM=%hoaj@(TnKL1*^QZ?aS}>BLe3n|UAE`&J1~5vlZWQ>QHI$>Rd@!A`Xqx0Ny(|GPRF5mI
9HXWx8Zld~Ijce}+pc+#rY!p`IxHn9-K=k}*NY4&)vN`n?H2>BR0eD!`xmXQd$a4VZXjbXv#G-<O_|#$xfepQZ7f1ABrM}3D5)wF
leE4qE~N}D{jtz0B9+K3zBj`v?z7b}ot<(gW0gRsFStW07OxyDn5t`~85usYRVcEyE~;oTKd5@I-7*0frmDH12Av_Ha-sN}agrS!
cO?_0`6+{^$eXOLRhX2VwWy&iM45J@)}AS>p^zLcxTx%=FDb|`oh!ekVW;JluC0cuXe_=clPn}NKay3dS*t#&0WemoC78*wS^>YV
nyBh0Iwf_WMV;HKB$hoUaW6)y)~~3mvMQCc$*PJAAhL#}DX>DRq_0`9w+J#Jt+0J8#*7lM6PJQ5@SLbGz^*B(yr9pl@uv}+l$i1=
?k&?OHL;HzM=#bHGAhuNmnEAltsFn4=BP%fXqi<g+NkUpd8L6Z3>Y7<=#%`ghpl0zuOR>|v#6=11{H-YupKiXzOIz6qp8!a!LBk9
JFo#U1SbSBQLks54VxA(bgYmngfxIL_77qug#|k-`Kha~XOu@P*CA@JUX6V$c&tw@)2*$r6|}gfG%ySh-n1kojxK~GzcO+h&yuL9
9;uKmcQmc6YLT_7AsAS(9<Z&aWEHS3sj0sjC75wC<(=Iy(x-_njHU0Zswr)ma<EV-&8i5gJfOp(*PMDNYP2gavn4Pdh?FTSc^J|z
f2ggS1F*HHq%`s@2^obk2(u_MX*C?H{3ydAi6O=eBCa;BIHrQ7@F`NJC7Hq~>z1#nRIq-m7o1@p1)Ni>60Fayd?dH41F)5>ga|n(
t1Y>&r>Ny7vN1NP1+i=pL#<*S5h?Dflp@?8trcygiL3*xGOaiv4VTC+e3>k#hcU<+f2hPRC8&2DzzjjJvm`347c9vktE^ouw=6`K
&8;kv#;rZ9B&z5!h@2I%!L0QrjIM~V0h^_#1rUI$zNvyKEv+1}2{6#J_LcpuEv;`YU8;2}Z!I<?y({t)-me<3$~2&>h@EPz1`Uxa
5-gLZPp~DV6_o6*hn_4haIefN-Kr|5kF1lhWu6YS1g2E6_bA!2Oe$EgqOqi#F|ZP?u&typ6|2uGUX=f_im4SPGPFuCX_(-#J&++K
ajpa`_@#v+Um<0(5tm@FMX(aIhN5Y#eyp#pAF|IFawX9#e=aX7*(_ioIFds!jjSRgtf)Yvv78o^t(8NaVH_DFm8J_Tq9#P0MwcY7
Ag=bXQY+-IhOB;|(yu0*+%2arZm&9|Xsi>ot&ira7%a@9<SZex+mMYZX^c@X4y`+uxU4uNGO8!Aq?b>y`lLcKqpq8+QYVR|oGdg9
KqY3V@G1~1ov$e-(~LJMo28H@Knx(3{F(Zeh7cj1bfwQJ+9Vz$@tzK<XAX3%doR_pfF(Dj-7=h}tFZf)Z73kK?XcVy_AN85ew@v%
&a9p&w=jmN0GW@j^OE;82CbW|YNnbhTCG<s%Ne++tE*foV5Q2i9IitwDkuUI&Z%6iw4_%h&m`d~#FNG-n5{IeMW$7$)D>_gSDU-5
6|C_oHL6#r1RSHKYnH~Y5Tcc^jhmjPPA%vv5H1FmU9LYVGpkRaG$}r?F_#3dudE8OaIzY)e3pJKdYb8}m8*;@0;1@zWvw5soEJ-}
A+H`TkuDf0$(|f3eyhd`6sv|ap|5JG4<>#vZI|(=zADVClrNnq%M9YJ#TbPyC!&590IM66XQ)-E|Cz9^m>>x%9;_FxrX*FYEwHYW
wz|#4;lFx43AU`f__OP}HNoY#rLJbf=d{AaxvlfKkT}t`)VlFEmbwwLXRg^S*}FHiV7LIhJ2j2Dk-BuN@42-s9JPHk;I!+tr7>76
tEd93rl#ttp)4=ARw59uGB2AogqJj}%QOV7A+kZA!Yykmw=ASB;4J(!W2_~nR;@B7jxx<R3N0@)pQ;upDlsy#j4~dw-?2<J05RAr
&o5Q0b}9g`8o1iDF{>b`tt<g9ps*LDZ!qvQuO=p^v@Aw11uZ@{z%ggDkT!_0G%)xvjHMqb5WUVcp}P*FxHH%{Gq8}Qc`H^kGB{W)
95M4SO|X%yG%b}h|Eh|tw=;Azj-{2WPccQU)ha%+HzK$&WGy-~t1LV;u&NELc_m7zd?|W0hBYEDm#+6L<SNlBs4jgo(41?h!67mn
D?Y2Kl{~7ZYQ7^YG%Q3YHYiD_;2_#2d@j!^wJ4b>JtCAR`5+u7G%UI%jV}Eu2C4-k1SX%6{wNw9j3m4qX(Fklk0rJzxGFCwE}(!X
WFz@0vLv1;2dD=qH7Z7#{UmUV1SrZS86;SqejueJO(ZNRDWt6^6)1ZpNg|IZb}5P=*C;+Kf;(R?IU<5EDK6Ko)T-$bl_^J|x~BW6
1*}gb;iRyr)+mUfaw{UNHm&Oksi~o#j4u<b3nXTsL#Q&Pq^1_7uqgzojHs3wC?|QX460SBzNmL4nx+e^XRXwxm8j&TXR1u1o}zrI
ex>oJMy%wfo1-+T9i$SeA*kr0(x^?RguE1*38G;nGNXwsye8WtPpVlmwU;&`cq4nJODZQHy_dqCDJU!{$DY_L%NlYib|lm&t1iYY
!5H2s1E3rZ38X=zoTZl}DJUr?+9;SH0WNx}9Uv(v=_lT)ULc_y3njoTha{*RX)CT6!>5>@%^jm56eq$UCZrK2jG4cuTQhPT{UZ>d
U?h#D`=Otsz#R58WGW;q3#K!yD5n;oFeNl9>nty<&Z*U`A*J#qYAVht&8+Af*P}_L#j5a^87bnW@Tyd+4<!1ikfx=f7^YUN=cgg4
0;rj;!y`-~Bppwr=BU~jP@okg#Hn|oGa!B%D=Ka#U?3kRniqYj1u%NOMJTE(MJ!(>MWp~CZ>!QFK_~~Ei6yq9?I^CDc_y_ihA4a}
OC$gut0=CNGbrI8xGFg*VkiQnAso3R$EMRFsVk@?@f|HEET=D~jVFbV^e6}_O)9l0=O-+h$S8mlWhc@ZRwuTa#U-Vqo+&{l+bA?7
b|7;kOPsnYlrXnCxG)|l#WJ}p$gOj#j30-jUn@JSO|0pVNg<gV%&5aE03#N#t)}6srKTIG(;fRJ+^SY3`Ks=%rX9ek(57-LU8`24
f2BdKq^Vz^il%(12_!wLQK&qsZ>_v4gCcFLrKnr1dZ-(cs2mBbJ*Na5HK>WIxT(dd7a~@uE3S9DiKkwqfvNKu8ZI-Soh|_?hb(&>
As%WVzo3UE4JjNYwVatItSB@fmLhN(v8l}$DJU!q5GfodAt{EV&z|+6d!868$R}wk_9?0?38l9xR;T5civ~a|CKrV$#HLa#9-=%b
#+~0H@+c#ykSH!E45rr|HX6yGI3XM-ZK>EQO{CJPyBr0am8BPjcd1^TBQUV4>8Gfv;U)W`m>7L3|DhnTlPBCF=O}cmX)2zOUMOOt
bEV3xIxQ5c4<yAZnkF$OZl4jYaVef1UMCNwEGz}6lO=;L$f?05T%LcRld0Avs4ID;DwwgY8x*!ASBN{K<fObJ<0?t1{4H!SQN1}Z
Eitk$<|xk{3#X2z87#CZXrPZGd7S{8Kb~2mzow5Wi=FQ!6O{rcSE0ivrJIPL2B?%IHzCR-ZJ)*^h%3#i9i^ZZgC&9;1SCWmz?@Df
u_P53$)Ff5RVKb5Nv26C%N<}T!6g+X@gLkMRUxb>d?nVPu%1mSF)%SRF*=(u6)-?EnJp-)nX0;-J19n}cdYTKCn-t|NE|DyzNY4^
imdgn+?(?vVW)Ph#;U2QQK?F;8LoS#Fs|pRhaD@auBE7~b}*Hz5G9tUPp@sQ@TuCUf1%kGNEwBxEv0U*hpGpxK^?v&<)xmPtrdT*
+@&NWtfVC;XrWE27rTS0T(7|(b1XM4NiAI~^dw!ZfhU_L?JLM4?I=tvfSiA$5S?_Rd?;QcVJJ1N)u;I?vZdmseJboFgQ@x^y{UgI
OQLBWdMh8K1*M26uq8L7ejH9Dt{v$kb15(*sVF`jE28|C?j=l{O(%>g!75-VZ6jqY2Q8r({;4gkJ+8}^9;?W$RjU`E+NO;uV<PM<
rYq5<ho~f`ts(~|oFSbd#G^zeks=8s4JH*AH=&5EvZ?zm-K$n845vsZD5YmA(67g)i8ERzPM<)YO)6-lFQxe?#~dOo8>Xfmc%Kld
y&ndmzMv^A!X)|-jUw767@^pv*O<B@G%TPl%`e8ipfP?ixGp#;TPevN<fdFKYbi9O4IvVs$Rv83;*ouqOd_W$?ir6I>n3U?i6q;h
+N4V&XDDGL%%y`Qw5N%uBB*~7OQK;av6@{a(k7Urji6SP#~y4YuqpH;x++l~29@NS?<FcD!X}+2^CV{^JSZv_oFqD=)Gg63nKb-4
fiYV!<18Jmq^Sd}EU7{(iY2h8Rjf=Pj;Ob+5~~;`<Er?mbEgoghOCjUj;@FxJ0z5?Rwy^9gsUg6pQL^o1E^D=O{xE{N2YVCuO7s#
bgQYUaw9b^U#z5@d#FmQPN5VmP^B^=qM{V6WU8R6$0bH66PbUge<se6swKp`>8LZ12P+5^ADrVS=PVAVNi0$)SfU~;QztJhW**k5
h?|xo4Jj}uNvLp~kgT06aVD#*o|qgd(kSSz4<V+dP$Y~LfGPhqKNPwoqN!x5m!gg*;U?yrz99srK&4fxSfdmtr;WlYbSaQ1*d9qA
$t9;KtS9m*;HA&2K(E-P=c;_IXsZRG3#H4Y1tX0sB{3{0K?|a#?xU2fWFsM!ttOWt{~{->U=}PW8?4!_6{$okhAU$vvnx=oHY;eX
kR$;xJR80)#-$vm$)Fmo!kQ~6H7YeINFWZWK_>hq4lB)^&Z$c(v?kjjC#55#Nhm-f%OoA5pD2Yd<1v~r(7it~^DnzC`5#pz+^6)F
s4HV6`z5#~rz9sPAtnf)OeEEoPZzBw?;}qsEeboPhopHFmZV}JXPc6m(yCY<=_Z7q5Fc`-fF|gd7N>utT%pY-pCBP0FC-}_av(3F
yq~TrN+>QWiJU(ql_0k#PbfJgwkM1wy{_6O2`?5hxj7CqTroH;k|olv+p3<WwkpY}uBs)gX{b@BBdcAfaw@~9Bd#v27pQh9m82&q
Vk2#?8LxV)*RCL<wkUU_(Vd>7`K}JDW-W^-5SXnb>8xR?6sH%cLMhg&B_|;n6s=*ZXr`j6FrcER9wUMt=&L!Uf2ua3eIxZK1*Ny2
lDpHV@}^6nC@5m7JSsOXy{8r=IHNlzuPF{7-X>NhQKluK{VBN~L@I6|p`-{XM=5EbVID>xayP;y-5o6=QYM8bq^of!jun+ArYV}B
QX>(m<sxmUJ}ZW&F(C|@!l-VmGODqc1tJ3{ArylgM5bCG2PxMm+7gDU9IFJZzN`eUfUS<4TBHLfr7B@0GA(E>+@&C``KFy3W+}ug
3n@1wkgEBo7NI>XjVKGOfvT@6=co~s$EdlTI3PVL+@~ce$)sbMi7AmKcO)~YbFL08kQX<oEGR7|L#9P6`xh}PgCkd}q^1on=puC^
Jd?AjaSx{`dLqXupDw;I@h@(@4lz71NC-?OLM6$ic_O4NX{Q{X-6SF)`XD_iG$F-{;1o!mnHglJU=UNFs-zU5RwO&3)*Qba4x_Xr
)2Zbs!Xy!;)-INyg{UnfizwirU?JEQ3L7>gvnbFc$0&QH875aKswqnw>mj2kktYctohgbQN~$0$hcWLi{4okT>oQw0H=Gk79jri`
CzIDDYoOGr&?ar7s;tYV0<UkZ-mK#v2&p8jK&ln0lpy=6XRJP|H>=Sw!msnGyqOazuBj5RB&LxlrYE+Zrm0-3tf_vX5-3KUBdvz1
EUN{nQmC4#v7pJT(xPjq46T!-)2B(Q6)i$2E-0O@0I52=&#iN+NFE0#i6A&De68FbfGi>`5+;!(AR+Fg1Shwth%4$PW-3E1zNXhC
zbjZGN2xm{J*I>&HY&J|)hiXHDkF-gKdJH`J}bi{{iaML%q03D+acj7`=p(qM-_c1795cz&m1HwUMD!9=_yhwY$)g_5u8=1$)*aZ
m?R*v2d^=%QK>SjA*E3)Dx&2l;4bK;3KFTLTb!6Dl_Mu2M490X-irvTf+;T|QmGW8(<DPGiJeF@KBAVVVV{kt@hc%AcPP`Q94a@g
BBtq}xTQNK@F;R0lcako@u&5qyABKwxfB<n&?P=8r6$fLsUd+PtR3v6e<&*~RV$Yvy}d^<sUnXl3zT^xTc!~tM<w{Fk{LcFh9^`h
rzd+Y<SFhTktdia6r@L(mM9l11R;DT;G!w0UMh?zeIkq{tS5%3&Y;sOG$?Q*mZ3~1X`x&wAEY8DcN~}~jwA^x7Z~U$H!OmrIVd<H
*d;tE$RZmlXQ(Eu+$ab#jw0|exjLmVda2i>@EO*tfUCABf~82IbEwp&Ev%}j(XNRorYQxiZ>zo}C#*=Q0xF!Tnk57z!=)dnN~lYn
5*h8Lz$;cC`6lG9XsQ#ZaV4%Kg{R}FbFNaUsHXm;h^VTmF|A^vZmQHIud9-%53J*;e<H%BuA<N`z^E>zTAOU4P`jJ3o0RRRXCQbX
_9!1Mw<OgqS({-c*%#p@PN9aTiz#X>{HDF2=qVf^XCrGVJtz^U$}2`GlPwV^JPqq6w5Y`;@F+B=Z7T~bUMq>FgDY^NeyC_DdM3;l
MH#WDF)W0r8X^xU<)}iO1|3AC3@M-~TB#?ds3s<vi=dmUj4x)beWk*t8l}4(pQ7n0R2xAl4Xr*b9;&n{vaP8r)F>FNLaFH`?X2x6
>MEBeoF*criKVP3_a#;h=qm>%85Z~@wI%?m%_M3ow5Q)Bl%)nJA*~pkZYa<k>LdObZ6T1V&#dMyZ6$-IOr)%+Zl3?6f+%w$C8Ucg
jVLcE%_*C{NhS9p%qTx0;w22Fa;()WqabW0QY(p`sVfUEhMqPmN+*yc?VxHc-z&>2vL@9a9VpzRHzWEiFe;=S5T}(UI1mCR&nm7a
#3x@ZR4cZp3Mo9NGADJUt0@#F^C8J6<|sWW?43a<WhcuUawWefBOz+5wyk9>sxK`gXD}N)Ri%`lN1}?UrmP&L&m|8k1DScMTdG{F
>mLp<tfZ?Xm!2G_zNvPo7%5GyJ*i$UK&iZ|Bd#JSY^Y?Yx}cyehN*f8YpdX`o2VG7M54N^_@z~=aHQj@qpE+Xg{4NSi>qg%eWgOC
Rj8b&(5I~%Dj_f+>M8T7O(Fdt4W&Z7|B@6b0jZWGg(=}Gn>1IT^eF$H`lPC$rz$Ef!zp*2nHvWs+$^x6>Kj}vStxcV*B{<1pD21P
Dj-d#jx0*37ACA1y00H3@hM`VrK&D0=BJdT1|TymaHW2v*(jx+$E3cdOC}7WGaOAR4I#!LPpQzTDyjFY<sHSQ=dVdJ4XgF37OB-H
oS&r`5U7!y`67&uMx^H>M=iP|1}P<}ho}!6Z7oVJEG`i);wQW$_N4fm(JEjtU@rP9ji5)WDyl%Ld!)K0Tq{T*i730MFRcQsh@ul1
x}EQ$v!s-$w5njN_oiH|!>Al3o2G#lX)!#d&nF-v->A1H-zbD9gS`wSy($Tw{gzT58YZ_TM=Vh&1}#P_R3zag>nVLGxh#{H;~Pc@
f29>B=_TnV$SrXupDF1crI!dO%_c7*2PlQ2xFa>DFDJbyEtmx&FQphM5++cZ*P(?d7$~}-Efmz4UL^%3%b>QQIi}evMlfZkda4yA
cOzG$5SK-#O*?U^V<m>0moDS2G_9;1HZ05~bR(0idZ+az9<0lsjVTGJxU6TYc_@gbil_jrTQG~OH6uK$ilxG)rK1X|nJNUJdZ}Eh
oTUn>BBmIq@~Czm2&y$C^`}s+ub$i|hpUt%?yL=}`l%c#ey!N2b+Fbfaw@c#X(r{EXrxmqw7X|1SSpGl1e&EOPbx1d8>_Z0N2Eh1
AS;2R9Hi8vbfusuHX@c7%Nz8T`5oCD^{m^TkeI0`XDg>A)gr_rA*P)se3w@vH!Q{|p(i4mQZAXJ?<EW<=O!s8AttRQCYp37P@*xU
NGrZ6n5F9{wXFszP#)2k!6LLJwxq(D@Fo|Sjw+ZSMIb60IG}$fqb4mZe<0r_oFB|4%cv@#g`-cZxUO8FRw)Or)hI=k1t>@;)*&Y-
45@1<kSG-(`Jff5dZd}G1*kqIY^jN(VWAo!wkQ}XJuFD8LL^KkXqc;{$)x$H_#|~HEvr7GQmB|Q^r&>6OCRKpSSQOT@h```L@cT;
hAY<|z8&=_>8SZFwxMt+BN~(;7bn&p3Yjh~ETGj9b|c`WwxRhIh9jgdRHK?6rKtd_n3~j>Xq*6%!KA+=Dx|w9xfZx3zafGr?kEEv
b)!$3>Me*N`Y1vvj1SWw&!Fid9V9O&8nF>7!Km7&b*TE99w7`W%P_|}aH?)7OD~EggRd~EMyQ3R^C)qxPN<)$lN?*0fvA-#e633+
3#uEbyQhwzimRI|*R7eUXCwuxE22oH+@Z%NvZ*Djz^D_X)g}xm5T@^}%B54L1F4)P&7`F%CM7GYk)-pby`YyN|0gf1OEs#nDl7*j
U8I&IL7@SssH|bSDW5K@_aJvDsVh9G2`w$Bc`<>fu&a!v%A&I+D<u7(;3hjUa-s<w-6ta(d#GTnwW+BgmoXJ3Y%0+meI&FhTN^8=
3Zx?`Mj>h^3MFPJ0HG8l+9^{c^r&?p|EMXdA1QI6Tq1HP#~ci+pEBgC1fdnGSg*6Hny6VBTC5l`Vx-!mmn&<gA)MHviKvgFxHJAA
e5m^+Uz$9jva6veRVh>|T&m6_m7_qVm#%^>9V2qBJuWsG^CZ`i6REx;iySyE6(F<~4Wkh%5v(hyFDY=T&KNJG0jL(LhoeiTa+}el
3K;AnsHYjLrlGc}m@{~)MxI$EWFyoki7`GfWxT#ACoUT<kSHf8b*GD~bSBNL<tFZ{*eN+EMH&>Ux*>%mCMl++E~&Sqavz|lf-TaW
f2V{TZ>)GGX&iE-e5E)S2cNU5uPu}(HYf)hIU~QR0-=<mwj$avzl5hC5G1`Pyel;#!XyYPv?0x{C@^%Zj-<(}Kqax1r!gin96Jat
nk<VjHz_fzd9B)|L@B|Zn5fXL8>uE9fvN?q>!0(d7OXO`6RaaBU93Z_+#gA)IIwpn;jdt&Tc>fR1SnOiI;r8Tm#CH@r=;SWJFvB=
&a96Zo1eg_6ri^wQKiM0C7kM_!ze^1W)uN4bh0`p3Xp7|IUS^>sjjZ9=(%;MWTgzJ-6}>cEiZ^GX{fR&L8&V#m#h4j{wN75W+oye
w=AbAmnIe@ho$kO{HfO|4=5)pmMMOqD<=>r>M0B)tQ#3BgDJD9pQCxBP%029oFpG8vm8Mo)g?U$4IdRHLaM4Hq8xXeim00?CabI%
B&brY&Lae<%BeH1oiG_3gsWMrL#RBZw<e4rc_h~=2_X$8WvCyheX5xzl`Msr<|=Ed(xkej!y;_2kS%wit|$jI6_|7(_osBAc&n=^
%q~18*qaBaPo^ataHowczA9QOaHGnl(VG(>+N(O8VxpF-wxK$qT_@9`m8z^V6|ILPbS8Wy;VhCd_bw2<$1Nx_D=?WS&nY9Lq^6ZC
94UGxW1^2Dq!>f187bqSa~xJH>#DM$LaaF@Q>ryCeyU9!q$-4}6)Ov&I-u()_89Fa{i4*YH>S=e(WlKN_7cq?KcA5#Qzo1!10)Wf
N1Y8T5uSvc>#gssFRrRBOR03JJg&MT<uBYX&oKKsWiYZX)g_Cq%A|LyFesxZ#H>56_p5b`-=`|8=B%|CtEZ!&tgNl5KP>C1u&p$u
Ft9wWm8Oj+YnlU~o2Z4VajgTW+a+tTWhC07vz^zje=7_qK`1FK6C9+bjFp<DLY>{JgP~9;XsIfo0x=)3C^L7Z?Wv@qz@fjb+NGJg
wxCn3bgHeFG^MU7sV=Rrhb_CGjG5vmizmh~x~uXbS*ar}=qz|BK{a2W#G-|)-Y6&~MlotAgsB&$;hoK=Yo>v$+oU5h$0;$U6{FE4
>7hy{KpyL)XrX+j^PLeUR3-wY4J1h$tEl*=daP`xjGlgj39d_}{ixxm!mJ%HdZYKP^s14m0jOrBSuC0_A2S^!N}#i-$)I*8k|G?d
v@A(6aVK@C86}k$`LUuWi!Ns{G%~ZSho$7Ihnr<ApDcqc_n{Q6XdEIV0H(R5R4V4F0xUYH+NjW|{;4*qm8`+3AEmITRw?WxS|6^e
HZyIkS)*kioG3gmQZf}U8odKA`Y;wQ@FOp)T_@Ng3o16Jog;uL_oFPOnk5URDwwJ#_@a#;pQF7Xry`oHt1mpD=b#p;q^zf+VJJMR
qb5M4oTIQT!W3Gdlp^?{p(*sCg(H)oa1BzQ4Jsiat(plWZ7AL+&ngVAB&IQ|axc)XeXTUBlCRw$v?)z713R-X8Zjj>&YV1~+pY?!
AS_lY&!`3|eWyIEBc+<C5~%&IG^w^9QYbehUaT;$VV*>>>8Wz4s<5}DWhAAn9jrU4xUE4b+$a|;RV555=dOL8A|hy(rXU=miKLF8
xu`fG7O3zcbEcD~FQuw69<X~cUZmHidJVRyGOfm?8oCImovqKPIVDCYN1r4w%dL+tizPTA?<y%L=PnPZU7eSzmM$zQKA<c#jV47a
kgZIpHKSEDAu^Y#X|1N3XrlTdGpTl}o|f_^d7=oSZ>5!^>X&38^CrJ1CZq->J|@<nY^Y(O`=wp00jJ0yf|r+{S|&xUD5!I-YO6}E
Jup6}&#q#q4XA0TQ4~=q6D|fYlcLccR+u0v(JyKy<*Sq&a4uyfUZ_?r<|(Zzwx(;UeW_M7-KOOsLmSg9Xe7X<$Q~1^=%`LC2&j`H
)1S|$=Bmb^K%fSv#;T^Mp{D_>G^6~cSt!XOgd{Yk&8Vm|WvoY~=q6$%S}kZTS|pmh*)TmZ@hTrEN2o%j5US88bEr6^1EeY<OCr%J
>L~;%1gLr=v?CR+`X3IYz@8s2L#SjRJtd|tU#lFcQ>S62H<*qhSuvcUNTQq|{HX;eu$$#4l_{<uMIg#6FD6qM>YUFNup^o%#H{|D
Ose57C9CJBajH8kxGza4Y%NPWhcWRo(wf+(sjgA1L#Rt7UzYN$5g?+fwXMIa=BQ(;(5lC*3aE#$2PX@!maE$*jjq6{vL%I~IIV-4
D5_r>s1X06x~wLqiXw%qlBnda-XpZ4YACxW0U8OVkfcSbi6sK29H@R7GN6<s87ES*XEf*^5iKw)DXCHbs-Y3OlCB-DN~qSU#Uv3N
kRy(%gDFieotpBb6(930pddLYb0ifc#u())uP&4*kShDCSDpl=oTS(!Gb>msW+xLVekGzLlBGx}Rw`TuSSJD}ijk0`7onUai6!r;
Bp&`EvLh=a(V`cd4jvDt+^Li$KO|KuO{03PTCRhmlAwt(d6k^1i>PO&lOi>y(Wb{MH!Tq%#HMDV6|uQ0)uX~Ci!7?Bm#UBw@i8qY
9i^TpB%mahf20_hgDHh4l^mj}2dFG4>8XmQr6jwcaVgKEK_d&JStWHOXsI8cQYHM3u%wlxz9x<(4Io6B0VEQsfH4KEK`7xS3?wBj
Q7XqQ<Gh40^cf{6mmm(O#wS#!qAYT!ubg=x?4VvCdZ^nZWGvgGBpOa2WvOZ!a3tuUA}%^3jVDtHDJ?Fd3J--LA{xq!M<iA*C#BD!
-jSy!M<t6TfF_P204HLcOrI7c^d&1Nt0WH{6sU5p2d8wR*euzpOr*Q7nk-W;Bq=eZ!8*<_{hr>ME2jUegRIFVHmKOFf216z7O9h<
eI^R6$RSOthNwcTAgbRiaH?~v<1Lk}B_{VItg0ufm8YW|wJLe2geumlP@gua!Kmz~<F9$8e5epAKO*O;VVcpY>8VO2CZ>TKQ60Rc
U!le<hOn|WZK(Pw-Y5H}N+WfpWV+a`geP~O>Y=KqkD>@N>!DaIV<G;YeW$=Anld4%wWxq47@i|3jT;y;KOnfLnye6~B_$Ukj-)}P
)2KS8D=H%)x)}SbyC@eaydJn4ekz$8VXA5seJ3J}r68gsj;0HzilC9DGNkUK`KdIBLLBxfQl1m3LaLOYN+$8E7&1VqtfFD3gcUZZ
-ltzMq9ngBaHavRd?+w0nkzr3b1eX=&M3X1CaAY91S{C8c`EXz947FflqY^C@GGOM^{P3f_aWS=L!=C;(X7fNE~nL{o35mxQYsgn
eW=TwbEaV-1Sq#9xF!;)M<tdd)~V?*S0uL=pde-&-5t;?0Tq+IMkux^>>V#5K_{6jd?Pa|{UT6~;wmRA6exix@FBV^jU6e1t|@sS
s42oJYAAp!SR&3H;3Y695~!vl+MF;VXPu!a`zT1Lk0!7sfhokNV=AGhJCOVhCnyXW&LHU|+omU=o1>Yc{TVo<V<TcJr=U%%F0LFb
AtTN#KrHY&%BNzeA0eWunxq{gY$?qwsH#t^BdG+bpC$^eeXN-%D4{~B1RX}GubqRa^sKrujHl_Su&U*zU9Lr^v!n$rg(r%oFs-Yo
Z>H;^HKbsxy`>kgI4M-6nyF%`LZxu3SSX>S`=T!)$EH&(t1MWs?ItZOS}M4q2`IuSx+VO(?WP*09G_w>UoFX|#w^~dy&**?6Pke~
yDD%cekDYzt|7K2EG#N48YuKArj~uEPo$<K*DRSWt0qn+X&TR=xg(7vS*GeJr4~mfX{87*CMFiCfhKPzzo?C&Bp=47OsjdS!J#~)
zNR^;Wv+Cud8izzf+!iLrK3Nf)UrA%MyWWek1L@swJ@xZT&-m$-Kwo5Of1wefifg5`6Ml?;;Z;1Q7|7e4KXMx*QlweCak!mjw}l<
PAN+(r>1PF+b7{7NUFA+p&b?|T_ZE4Uaah|yryQXzO4qVi>cnKZ!h7Y@DstHl&8`ovL>V;yD@yH)R<l*vnJV~Y9sI}EWLCopQfT5
-YI6JFQ)$)hBERb5GzX}aH}66dnTDF3o?tPyb9B+)T*l;?H{Ej!Z36pSSUUoB%EBRAt;^{oGDSCvLpkhJ|S_VE+VNMRG|Nm2q%OX
$Cc<V`W?S1LNL;;Iv)h7sH;U3%cX^#OEAnJnyYxJ!>J#t=cJ{eRyqkNR;1sndnS#qE~|%}lrJHxgRHKoW2OVEbFR*<y)7}TsHkeE
!KUjO&#6=(2Qu-g1g#6M`mJ#yrmM}UBrGZ@KBz>l#xQs(Vwf4LhpSO1PAIOZ&ZEC2vnj(TGpH~u$R&v<v!g|w2qcaurmoy9YAi0S
@+pZbIv&F$1iOMJ#3XK_4W=b1(JCb?xv+7qi=j;@1S^XoD<5(wYq9Pppd#NR6CP11Jey`ABdO;k0;#m9<SBqG#+XegP$?uVz$PLs
@hSQqfGHj<u`YZfn<Vun3m}t{$Q_a%GpIN#IikKJxvTu1b(|?BQ>~vWD=5As<|{6x7bHcW;Hp|AgC?e@`m0bR>mo)Z>Lv*x^qv{4
FR6egO`vZlXRBT<#iazTpstUp;iO2Orln;ZU6BDSsjM<6fuW)$x~j*ex+O2HdomQLho<nLvm|{RgDdGOPoP3A&nMWS`>2O96{%?@
?x7$g3@AJmiK;Czf2RJVx~QllC>&!T!!d5Wzna{jjw$e<T`1ut6QmX{=&i6O3#KTfAgTH&Vy8baJSA@=2@nFKFdH%|o+BeK;i&DV
U8Q5JbfL^8NF|>pVkp<Am#nWV)Es&xQYhCYBq?&DPAJbHx-dQ|>?KMtDXg}n*r-FL@~DBJ{H<j#$)`uE2CZD9Q4_@;uQ3)om?zYt
3@NK9DX^KUEUeQknWc@aXQOthL#o^wdZVT*wW&O+Bdk!UU8{2*p`=GIC9NW_93ADYMy9-|t|SdAv!(Q_aj>GOnVAG7N+5!)>Yj}t
U8&_JY@@s>C@I~rH7`IVu$?j`x}muvxH25D93XZm8k_==M58#M@vrf@b|;rAmniETs3&6{kDINnE+>#68Z1pKdma*(nIwv<SEYt6
WhF8zyPvhDSfD_xn<9rP6fLzZRVnu&A(;*=uBv4x7%Dw1;v1A9Xr`Mj=cGa;45wJ5Xd|>3Hm0m4+ADRcrJ2O3ADLd9G$s|QQz)e(
ZLWWqe<nvCDX)4mYo)R-6DLrs>!i1;6RC}!Gc9$gwy6^=eJ*n)ZKSZG7B0pr(xDVD`=i0DWvlz2l_?*spfk-Q<}5cRXeLLhgR4EQ
a2zD0OQv2OP^w&}o2x3Ro2Y-RW~siU(Wv#QZ8P5_d9CFrxgl;QDWhbsV=`T=1gDCr`XS#bH8N%}uDm-Z^DlcY$0?yCn=1CJu__a*
&7&i#dIbw3vaQgjVK5P>YN~arQjmZs9VjlT5HM-1PN(Llg`U(X-y$%alqV{t{F^PMZZG2;1|kY6rX@)wHYoZa5+q<Sz^#$1GctXy
rl*^!|Evk746JyrMKHjw&a7{&J))|qTQn*%ZaV%f^(z1`R46a2fUS$Al`I0R)2Oek-X<+5Z=|fQ`kWN38>OSENvD9VhpY>(LoFb!
G^Vz#Qiwe(W3AMpy_AL`F0Hp5g|4+IIinJ&;HW4p<fQs2!6)*pkTWhJf3nae1vHeYLZUPmaHm~0>92n=_oGytXCe%!xUj^lZMqIB
4Xu%@5}@rWAEnYU8YXlp5+wZ}FPvzl_cJUR$*qN?;4OnHOQvcW462x?{H;MH_9o9T3M59XeWdv&btD6yQKq{g)+LG{PMo%;7AuLR
)|(8fJrGf;PC2fm-Kw`Czo;N4{H~Cs7O4|8>Yo-axS><6$tbHMX|3?A7BwF%TCPg0-l#dMJ)}^b%_!3`i7S_+_Nz#&%c*iCMW+cb
ZZa>TRIA*mm83YWH6%8vTd24#<f<#GW2~Q}S+0|<7o*Or$gzf)3ngl(ovYBR4zA3qH>V+~j+&LL>Zp}8)u-aJO(d2g52?_f`>w__
wyb|6<fB-nSS}+nw=Si;J1!kEL@dZFaxB>_w5ru78mug(fF(I0)1;oKiXaLw=c_}mY${tTu&~FS!Kp$ns-?lCnySewkDiPqULQm+
lck6yBb8DnO(E5&hA4L;-YA+VE-KR?G_DSu1t|J5D6s7?SgyjM{;RnoC9p#>>8lc|8m&Yi_b{3-<1l4AZ7?G+z$_=Q%&eNOQmJ3B
?yN^3Q>m*T=B&gf7Oik4qpyXph_1G*g)5h*2(2unov@ClB(1w8#i+fd+oz?jrmY962`h`UiY*`~W-Wv!MW;TfK_@sSilB8gyD28L
RVLLnIiPErxtNU|STsJbQZojsF`oh?_o*tdCnC+dF`!zlHl1&ox2?&qfHKyu<1I-kZK)n10HRDajH)2A6rqMO$ENnJIW+4a#~q%q
C8;E&NHQF$52Q`3<E9#^R+`(Z*_!F26(txcbtE+}NvC(9380S}hpMMJUn!0ulPXB64IA>WQ6;OWq%<%p(J&ky(Wh{wrK%C95Um_H
hnohn9Ik<?^PCl>4<TzS6Eu0M8LgVApQj%tpR7`>DIzE|9;ywjdZgu~Zmv|X^{N4^RGV$Ab);^oD5EQ|1+SE<%&m{IhN<GGDk`xf
*rS0RP#}h<@u2S{VzC;hKQzj%2e8Sc<Q{>bA}A)S+B4FyMyT7Ppev*;7BjCc?z~hj<uSD`mnrrqL#MW@XrL{l-YsG*cqT(AH?Wzk
hA@pK-6_EtN-9RCDyU+nNH2;Jk00r;+bYPQODEQ-tS%9qktW!d<Qo($IvqnBWh3|}TBO4y!KyN_iLL>#9W-mJ9W*7b&87~lF(g2$
P%?9&f1nGi!?I#30xe@ON;`!wT`~kRRx2;5(5!_P-mSu{46YZal&xj1i>3Xpyrg%ilB`#(VyZ_S*Qv9t4XY-wKBZNwj<ilCIGy07
wXCokTA|aSB`m%p_b3sVkEdHLHKnX5h$ncar8MX#U9;sYq&9Y*Y8_UjQLGU%i?2jB^CTvq)}%hD5U?~S*19Vp#IBsH5~wVw*d#$P
)~paQ3a+87-K=M*AT*<*__E=stTF(kHmNBxff!V(qp{wbQxSqPG^h<B6|BxDlc<QJ$*VZ2%q8Qdo){`4WG*|SFeP0f_>PXGsyDT(
!>J@JU@9My7Oml?jI25`j-z@d@G2avz$CP-HmwA!f;bweU9ecMOQ2k<JSDd*vm_@pB&PT#Caz1ZL@xZP5U5?Sc{Pirt0xnu)T#xt
$g5kZ@2hJtW3Q;A1g#CO8L|1S6svctyPyLlVyjiF{+>`QY9y^Ae<8deF(~w^#v}(beXA?3YA6UIj;J*Z$EqhX;IOEv^dfpDTP_AL
)|te-hc6c~U?qqgfTk9q1*t79ud81wRwCt|&!TLt;hpO+o1u@XjUB+AH=%c^TdSflE2tPM-6V@Jlb%kWC7Wj{%OvWcZ7~}i=pq=O
9UV!X&?%QDZKYkUNTsN)(5&P!rmmbX1uN1RzOc2b2dhsmsi5bs3$8*XV=q{zTQ0~tNHL5w?<Gm1Ag+S05USfPk*koc2&?9(xvbco
N3F}KzpbgQbSo;DH>oqL1FFa^Td^AxS1W?8112D=m7#4WvJOP9$F3YM0V}Yt?<m%-ej9(D4;pM4;HXP7gCbb56(AHgm829P)}X+p
GciE0)i$Uh(JQ_pW34o-&MYXp!mB;6Sg3%hs~`HHUn?!3GcmHDVIAD0)|u)q)u=YFYN)m`a;7OG3NaxlSRjwEm8aFK=^JUO;h6WS
hN;;hTO}ALfvzzlPN0D&Ors<%I;H}j`>3s|sH|x+D654Zr=ZHIOQ<iTuBbVqxGw`NT_UR?cc+1<@~m+uw4|^!7M|m*RH6!||Dq8r
Dl8W*j5AQHTBJ>_4yk-8mn`rnuqCcCA*f^}7O3MYeyHiB-KCqWOBpY$Kc#N0rlj?&2c^%bHm4IJYNeB^II9h+c&yi{*B+`T870XO
exVeorZSDFx}(~lb(OoQKBU#E=P-P&6%=hJAf;n0k|3EHo4oWfNGQyy{GhL>11Mpv;VNjRUMzzp8Kf(r7AxnWNG|801t+eei>h-Z
fSVevConH1s33b7dM=u*qonjG-YCQ*Dk{4%N+bm*;hPC6uO(F}e5X5@w4Yt71E^rGJTQN%PaZj>B&4aYudIrrQ7;dy3ZmYvlq**)
qaB+p6g#dkTb(hUqoyXLQ>opi2Q5mi)Tg?wfvQ=qXdSwyF(zuKimXPO^R2Qa#jQcC_AWfF+#ZssZlrUt;i!_A)Fvh=>MCBW#w!J#
I;QCwBdQ;u1tXoI86U!>oh$Gz{;+%_2PQ2Pc_BEWuO+W57O=`RRVPs>_aytE4JmOS0J>AKG9>mZ6C>{`hZcD$KdU4s{;D^h^d2lF
=q%BhAgB)<)|06zHYyY^#3eE-O0KS<6C^Ag(J168VJO9``YGoi%%Kse$EF&h1EY<nC@#^cLX&)_WE&@=2dprl7a>k3G9=0=rzKac
!=iws*_x^+`kO(ZL$GVAq#`Y;fie53ry?sU?j?>Wbt-<ObSPghavyb`>nhMFfhL-)#+LM>S)UjxN}tU!;I8wh)uAn=0W80!^rhD)
_^L*#vZ_-d7a5(Wk|B+$VWmr@^`~JPaUb3%3?KBMIi$0dFPyG0#VSA~Z6RPCFQa9e(y5#=^dv;2#+ybf5*9S5Fe_EP=O@UGHz1Iv
BBK5%^(J^RCMgLY-z!O|&ZRk{w5Rnku^|{KM5WLnvz<Q})FD_eDj6{!Z>26GLZuaw<QR)73MulL125+#%N}4Q-=9Sh&8HBk1|`m}
b0jk*{;3);T%fq73ZV!W7OeoP`6G=mJE%sj0Iw1$wXI93Xe;|U6|KImdac;1(x;lPbE-8k*Qge%Hl*FEzooXMN2tXr!lA6Jz9W*Z
8Kw2Dxv4HPH>Td2%N^`7Z>>nEgecZ3)GC22Nt%DDLaAjYZX{N!e<*<^xEp7x4Jqd*Oe%Y<4=2JJULj5>=&1ZG4lXsW6)N8&-XD9X
6`oflcP5Iv9V!DH4kX<zNh~iSk*qtenx?;`0-?N=#2%<BU@IxH5-QT54=c|iU8ZOx-6Yi>Pb-KiD;%OPGA(x|lqyaoFcvE&?4|go
N-EVP2O{w-x2Zg+_^1M|cBcrT`Kq$5D68Tq1gf;D5F@{#J*}LulBO@Dc_3P)tu0ok@u{=0a-<HdO)Xe5m@{=P#~|t^^QgEW=_=ha
PB9rQ*PP(2OPsE#+%L;3#V@2Q0IN-_oviJd3ZkAd<fuWVX&WP`!K;s_tE=6psi8=t_o|+#EiHT|&nJK-wW%Vd_9&Mo|1k6$+8{(6
wxB5-JR}$;=rUuMS)qTN@uBaP3Mx(`*1er5$s8Y`PoA)#1tTsb(K0L)93`r$=bIj*PN(!F<1*x-6)6;;)T&gb8J~WS;4nZaFCCpG
-KH^+$R#c(QYkqog(V3j%_sLGNF>^%Pb{vh(yN54udb!28?8ejqb+)>bgp5qUaf+w5*6>PSTHTA&#JqsmzW<RsiDWD4?6UwSRr;U
Vl5S<k*64|*DkxG%&JN#cq*hOR+wxR!7ie$j-~0Qo-8S;u_s6&Iw_~Ac&P6dMjBovLZJVu%c<BHJ*!iyF0x%Mttc9u(HLhPgCyvj
ZzxV3yd;h&uB^Kx@F{DNTC4#i>!ipig|7xD7$%(~;h@!xs;BlHguBHfI;*lObtK~_)u^8y0IxVO6Cye;HJNiHGm<_fudI%UDIzbS
V<_|})g?_PiyGCb$RkrLjw>%D^rUMbIU6G&u_P@jM>bd=4l2ATC8%B|hLqE!tSFEq4xPdwQJLH&vZ0Eao38a7aHWtZs;0dw4yYro
dL+K9Tp|^y8>R&-+^TY|_ONZP)gh9XW+Bxuu_=YCB&InaXeq@dA}Qr4$|J`p|0%Vp#v|e(nj2>-1sD}2T%H;!kErJ*$)M(<P^Xa@
yDrk6dMNpz$0yk?o+ykWo~%+TpQKhOcBZZ}(54!x6dgI76(}n!@v8zccch#o4y^m9k)Q`9U@<7Y)16or4=!3DE+cT1$EXM}8YfdB
3awzMSD(ur2ciKqFd}s*9jNdpRUmRKuqJ{rouy)`0V->y-kMjVK`78F7#<&>zN6r*%8JGsD5(4_b)>|g&nyEeI3_`+T&z?r?4@w1
WUE!FbEhhw5U}1W>L`k=39hoK>X&7uA2B97#w$c3N-Ex?(XJh-^s0I-il=X-pRhrzPAqh#`K%r+D6U$lHlzfpz$g@;%c}0FQ?690
Bd9AATqf6&x+iL`lA__JQY?S4xh8?9yQmARg`1otUp2<5?I;tdt(!Tps4GS=%B3r+U!}CF`!J)dQ!XSR5GcDDf2bCuFsxm=6RIDj
p{2$mpDFtwsxgGA9xoxGG$wE)8=`9`!X7}diJopPx-12(e<Jy%n5z1%Dxy~^Z!t-tE+T*=Yo`&Yz#yh4K_f3R7@$2NeX0Mcm?##T
n=7B8+!@fP7N{hZ9HF%!DVIR00-V*HR;-kx%`G#j+p>?GmZ(P{Bds$n94&~g4XVi=U99z}ktwAm(leVWv?_inDk<HnN}QypWh&(|
xhy~}C8lepoUPTU$t9wtEi+{wAT0Ey9H<|uLaU#op{`f21gCzaqa0kOr7!?1$f2>X#3bq=N~*M^!!tW9CaPu<%O)5Y_n?-q^Dq#s
8l(l5`=g>I<T8;l-@MkTb1eHU6)jmKBc{x)i!YL`#jS9ssi{UN;<2$PL^O`7x~(CfNGNkDeIr;MD=@Mstt7gr@TH$AB_6(&6)Mms
A0ZJfqbfHZG^IAJ^Dp79o~v7*YpfV4cdp7SiZ86NOej~YT_FRY8lroy3M+}Jhpd0C38)D#eKd<S%R3yg4=dN76RpA)$*+u^;4bd1
tguzEeXOG;P%lHNn=D(M3a~S*&7@)^=B=5lDJVj#`mH;wIxM#-B&g~qPOx?^Vyz>q-myC?lca{61hAf~l#ItSl&bnAd^8p(g|Vit
ZZ&nGpsY(JHkrUQ(yN#<9IAAvRi<i#2eMVDox0<x-LOBfahlRE+o7{F=cK1CVxtSI#3>)5$~7abUa>?fK`~q;8Ld^JzocEKD69{x
mZ5bq87CK?4<$M%_$81i+^GVqEu|497#z}=TCSfbq@m%g5*y4NWjP=u9HAE^A)r+yt{xW|Q6+aZoE&PQGO+osQlp=q(5L;bX*Y8y
-mAE=Zm?LR(<~<}oge`-EvqQ79IfD?)}xpwWv{j&Q8X#6@~j4<c_}!ZQlzu01FaAvYO9y1*{jg2OsFobf2<3vb+a-cgs5U9WT>(*
6Q+ih-=!j@Jf+L6V-)`~V<`Tv1E<xc0wB*Na<4WqE~hJ^WRZxRnJ!Z?vo0RJc_oT69xR3|fF=kfxv4-bN-x4EyrCkS*{Rd7HlUU?
F(K@#ts&MaZLD;lqM+0+Z>2RKPN-cR4XQhzX(iDsU#J}_)P-~^-Jz+eAg${%)UBDQ<t;j^<Dd(%iyv7kTcwFBTdXW2x2mfI3aol0
#3h!l&#H8&2Q=s)Gc1@pvmU7>0Vq|kYosEjMkwPeGA-4rOs<?IN*SLjpRHi0538fCG^8r6p)OCR!=JVzPq1dIk+8C)9~{@DE+%iS
9iIdnb*yEwIWe&(DVa2_9iD8Vg)-A3wIRqfL8rm6*sb|BSR8Sw`JrN`8#J)8iZrmK!K#@UCnRIA|FE>VrK&TrbEEi}ft?zxP&9O_
(<r*DW~y<S@22fFcc^}|Sg7GKr=@AFcr%8jbET%K9;yeVJ1fs5Pc0^=?x4J<Qz|vAV5NzzVKQo`NvE$IEF!rq_$%is;i7;x+N_GL
&ZxyBbCblZd?)FvD>F^7$0?JoFsl<QYNZ9Efw0Inx})2#(yXkh)s#1=_Mq&ZqcKmdrK_{3Z6|o8lC2%A<)<(;psRJI38~MXN2_X;
RIA~wM4@viu%t??2r3DzvZBZ%#i(krZ=u+vJrswb(lB47EvS90z8*5Dfvtxpt}-vAn6Pl92#A3xtt6+Ik}=}1CLsT$Q!BhIP%{N4
@Vs3xUNI&vlbwRCj;R4HfhxJ8UMk_5;VB&@rmw@FRy5oo^sB#;m78*^V~&2NaxN$+_@;~^@g%FHqbGKt11iHOcqSvN)Tuk9HZGK}
MKjl>F0IcmXsPZd@~;1)H74Atk|u|+f*{weaIWyCcOWAs)1izQ9IXv1%_3zisXK2hLn`Vtmng=rpsl<xcPziGBBEHWBdI*Fu_Ljp
6sc&hkgzH+Tb=H)pRG5mGAE*}&lh2w<FS;e#;ngKM6WF@6C|Xj#wv_3fTc|wvaaf&ARv@80G>D|mozS@$+3r~12?=M^dIY}(W=rj
-m+UYKda~_Ii}~RbFoFEK)PhHyswy?Z>9{MW~inu*{Oyy?5qnA(W|hmoHfR(-Lev@C^S>0w;z-*(5j~&x2z_qt|gr<603BXmZ}@0
JgecIjiv}J)2l`>8X>tUOsKG^+oTmM6072<Q8w<dGOIbM@UDL*<fgWp>#W8w)~ux_q?G)rL7*C~*spu91UGc0@U2g&m4;@n)T_>{
Z>@|qRjem1x2SL@p{IYPK(6+lu{O_^avSTch@DBUCL}VX?4Io|4Xr^ai>&V_D<!F}WdmiXEg*Rytgup~IxFZe*r$-C-lDxJh9KV|
pDV625~~KVvM08qwW9qThNE#Y6|qXJpdWKDST7VWCZ^TAS23e9QzuKL-km+F7Ojsk`Kqa*rzS}tik)4sA*W_ESS1OuK`SbrOsa+@
_9hQ6)utU4wjR(ZSS+w6Oejw*B&W$9k}IL8u&-RMfU2l46s`WQM<11_)u$+|{;o|gVJ5jU`z;}%zOR#|<gCXo)}&dV$(O;cxegQ<
5w46o3p8mpXCx1-M6VF8AgKW_jjofhj4Iiv^Q$nVaG~xgWg`8ohA81Ah^ptW$(?^7;;rGW*eap3=paL^&nN}3jicPF(j#A|4>VPh
w5`ppdLR>{XeLgrE|CK?yRQAQ5+=bm<Q*ENgQ(c4Win2!4>nOM*Doik39-GgKC9EZovS^u*rdB7-l%dRt}jfg@G+1hgdK>eE}UmH
4J6jFXsm`b{tb2@AT#=<2c&kb$DTf@pP!1R3aa0%^&eHF3L~H<e<&iLL@)uO`J^PRv8j-q45t~TVXO-^1g!g~qoueloFxUUU8xPS
T_~xjDJDB5Z!X}g{H-Xf%&mzx8>U69=&VAlZL-y`D5E5(^EC}8*_c+URjL9hn;~AP_Mt;J5S}F{HK=Q;<)=TZ7#tz1?WW(Y1sh_n
6(&O|Fs2u%mL^)Kuqy$mtR(g;^Dj{%YbU}WNu-*gPO1`@F*10jaU&|6qM^^J6)NqfvoJ-eyPEDN-6S0^O)KLfN4>}~W*Z2k&!)Sr
9wld??Jx?fB`OanSSNWT2b*N2t1~zovZB``KB$r)YOCL=^DxFG2&Eb&1+5~cdz>H~$10R4Ba}@d6CB~H6&oL=JTUvJTBwYWYpPnS
yriC}bS~Ae2PUhc9;i35iLJ{bDk^rcoTTKg(+oi)QK;Z9FFQ0c4W}Y2f~ZukeVc=*>n@$F{iaVS?xo|c2`9d+Oeh4b(V}%HA(S^I
=cOR3ji->T?iMgB)v&lIvZYd@6Ry@Nq@d&{>ZnpQT_!4^bgCGs5v4Mu^QVHMGBKMcOt9OdaGJTNaUvd}WU4nX`mD4tt|g|R3a6;7
ldBx3N4lh~H7H1v(x84QMXTU2cC8#T9;EW6TdUKdjWE|CWUpi*$s}PO6P%zl2P{=7(yRrk5hR?VD>4_H0V$~<G^K^1DyB#z5vZ&*
T$)>xETA;3XQbe(*{S!XP%cQT{-FLGzNW9H4yY2anXFSQBPBB$(WVrnP^}xLLMtJvrZAM3>ZqtBZz}ID4K1{(eJRo~#-`P%wi(A5
cr5O#<{RawyQF3+@}{RQ?Hl!|Kc<bUh>+o??4}r})e=dnlBY+c3ns%UAtD*23?bbpwk3)#{UmHA^Ck?X%AoTi4JC;&LlT53*C7<7
nIaIQ)~5<H9UmDcqoEC-+o*-0ktWi;9wcZWzNsFi)tI-N&K&GA-yD7w9+VcSMW`MrS*PhT$0V#JWS0(}Rw)o4UY%GlV;@5&dLX5x
vm)UpJsznjyrRdezNR##J*>^DEUX_dcd4zblBtud&#nco;HqUTJ*h;b&Y>WXNvwOW;~L>Gj;tK07N{8_Fp4ZDek`duk0}|W3aD|b
xuW8xN+pyqwkyRcovZ#J=BK}?ry64|NvW)-IV^~&`6dyj@u(aZcA9A_qAZH8I;c>n8YhmeXeVhQ|EHuSuNFa|CM3k6DkdhSq>PBC
b|kALF`=)m)gmIL`K64Cho;CNOe<Ke5FZ<?hnZ(8=`Hvr^eEN4i6~W~*C)duZzGu@<td7-6{OcC_8nE71)AI<`6V)}ohOK<%PCJI
Eh-%-JD?mWWG9&^KP0#}a4W$knJMWYP!tKNA*f8O3ZXTs<Ep!;nW*2R3ZyKnmZWB^N~~I|*Q~e$3nl$86)38t3$XjDuB&7p2rU^g
<}xBMs;q>u2&!u&RW3g?Of!2eC9bon)~b>m<R}d;rZ8qH6sT3KStZ_}Vk+XQwWahZf}^9VfUCJ45u{eE_aK+6PM}(=qbTqqsv@o>
J)$}xw;vW5STJ)XXebvbp`_^;S0z&(=`vxafh)-&d#CB8P$E7KvoVjIaVXZRGpcW>eWesA(!J*-g_B^WTB=K`ARtpD5i@nA)txIG
03IA8`YQ@0*D!h|MJ2}|!JRZFJ}3q#0WWwZL?yl<Po{?=d?`;TGpucrEv=`jysaZF${z%!Qz$~K?49=@2c?KBU#iBa#xA3(8mW7#
m@J^H0VwpOgD_7h6R09AJEhX3>7o{lBRaPmuB2Trm@0LtvZ?W_^Do@0eyRnjFd1bef~3i)P%vbw1+E~jJgrio<s|N{8Y`ZtS*-D`
L9A@5SgjKzLmyo!A}aGK2RO|mJuK}e8Y6(Gk)m@eD=3^Kl%k3#n5@SsGm(0uK^@*GP9)7F%B+|!=$~ROO`FrC*P<>OT)PP+GNkt^
!6>dC(WyC@7_Txa;GJxwai>|GJ*jORTdbF)gD1HlNT@#~5U5%vG^Lj$!X%a?jwjWqQX&o}zNq7!1|$h2i=PN3NhwyM#;GhU8!Kil
$D~Q2FCYRbjvr(zt1Bui@~&;E8ySNnKdVVCnk#Oo7pW4gv?Ax02dFqL!zXL4_O1f0`3p)P@T!<F+#|@PYpTenQ7BiSr>aaRmZvEp
YoQ(;bRy;=J|m)_o}t&9v7Fzc+ot9qV<!75;u*Q3YNX7p86bEPg(T517^rZpB_Jt}p`+FjyqxkgIG%VSaVJnHODZlao~m;%93l9o
U9U^3HyZzsjWI60gdvWg5ic_$Q7K0i;;R2Jjik3FyQRIP1gAA4WT-$g^%-`gK_nrg#U*zq%O=h)$tsQ^y{9lLbE4QNp(tpseI_p)
(j;lG1}Rb|HLg*nV5&T*yC(#ryD4X>&!VCvIj)Hytg5e{;G*;$^{78CU#L?eS+IDlaw)*5crr#iY$mrBu_z*&Dz0Owrm#pY6(l6C
cd<IC`lSJ?xUW(!AFH*h46E_0h@g+Dl%k6+oGJXEh@*KZTPI_lxTV#m8Yt^2Rgw}i8m09hq^Fdv`z2;9J2cy<1R^0N#~gC6eV$-2
V4_s4iKl>~$T9V(OfV3o?<#yFSDpDJi>wp6Agy1g0Ijf?n;cyy95FDh(JntAnx%XsLX_^INTL<6IVs&ODV@2eVWp#`#i}W*!=lM1
AT-scjVK4DXrR!lDXK6e`;pnHk*JRxD5>kKQ>Z~3gDr3%XDqdxRI19Q3LqgcL?P~^&7FIytfh*rA}hx!Whs#-$fCQW5vA2IYbBSg
t*g?jIjCK#BcgO6J~5{gjIX{S;HbZ;5h>lOoE<wc<)nhBAEni%D6JVCjh}=fax`h6-W}Sf{~lhY*eg#b5G9)|%qcb!Qz#0k)Gn?h
@h1MM${!jmw6GH>UNi!#zp&w<xhJhDzMsXc3oa+CtgMituBntKKr-bpy}XU6IW1%@`7M$lJ*)h%(=cZx(;MECahf0~46p^M?lX!i
s3+hcV<gL^rk|;%g)pKj>Y|>nVkHwDX0K7BDzKs?0<MD=4zhA6?5*#w^drit=dAOoup~Pwjjqg~&Md2`xT2k|3n9WLxv;0Hh%LLQ
jIge(v#bOu4>XrF?K|(VGA2@&EUn!hq9>K0MlMdRORQO~GohF)Z8LTy(=QFLlCSNlkRak7@U5JuG%}v0Dz28Sp{gt>;v+XCC!f6}
K&wEg6sc_^2B=e|Ev$;Elb{eYZJ_j{w=^@X6tW5*kTmt5X{>amR3x%8#2-yB=o<R0%qR+`1h8nN%eus@^stq%?T8>S(J1gWZ>)we
N~dF_nxWJgoi>Id!?AO%(lTtMEUb|!NvPzZ{;saAR-`C1sj2TI7^t4C>n1WQ4zCxj7q4q6aibz4E2&+m<f=fc)}Owh@i!W$dZlY9
N-bBYB&-dq+^NPh%&ZG8f2@A9+OKY@aIovGnl}y}Dyf#Ro3E8A<P5$fvL+TZk+Em4wyQiS5-|HHNvy9ObT!nfDxMXk5F^U1$f9<k
cBV}*pQ)6g2dF<E<Rg45nxT*>Vj&nTyrkQt+$aAmtfl;vbf$zO7oPm9$q-#Mcc&4r%_fB`lqZ8J`KMGV5-$s=8>XeEdn*z#O)mDl
eI&;+CoIt{<eYq@C$Q8oh=q_Lz9J$a)uw5%Fr~gSZYW}`Zy}tQjIWZUET_pZav_tT>!QA>U!=mSsF(Sv^Bz2_WvUUe;T`*+YpoR?
(60lo<gjqA4=!n~hOeKZx~>i;2C(O<`m8vl|Dk;$doc#BQmh!6QZ(r-q%KiAV=6Bo#w${;C#;^V5iRy6(xuL?!K>*c7Ood3HmPeZ
HX5R?P@OTT&M#xAhOIU=_ozuMxG6WT4JhEH)F6APX&D5ro2B@yO)v>0OsWT}grfATL@lqOJ)KB2VWh9J^s8<)M6AcIQ=r7F^)pVY
zAYoC@TLwSW)VNG`LOc29;E=WHIk93W1s=3aW!_bp)vZU0HD++%qH|T@}8WrF{>*yg_zl-D>TX|y`k=`VVG~F@hy2MBB%|hG#kRE
#U(4K%OZEIv@$NJKq7df4y=tJe5f|2h@<K@Wvxi9rKeXKTotyX0w{c~{Vl<+E2=M^wXm8f{i<B8Hn5jAg0BFu0<L$OR;*{FFsK5b
ku@)<-<Uxr0IRU6>z}2o>!?vSRH%@tc%qCT?yP7iG9|LBv@NfwohlxnBPk82D=jl803q(DjG^7CI3&!T3NJb#mY|cS)+0V2qpa7V
7BmeVNUe1s?WB{Z$fG1LvnrUPVJ8rxqba;A^fK%u>AZ9<)G!z=n<?cbFsezdh%p?m9w@D*cO6KlXRz-g@iHo+Q>|(p!KKlxVjnmg
G%-J+xg%|+MYDgeiKtX1Dy?Iz)+3jxJF54wWumXJ#-^sK0IA6_&8SGL!LBE)tExM#DJoDY5}X3CsjCz(HX%$Sg{2rGF|7+F9-q)8
usf$KaVsD-KCF7H@vj;zI47*HMI;xk2dG-9xhrz0`zS1<F0sleMy&lT!6sQN5j0Gjr>bEfL91G!Y^q)moT?wDl&8fgl_4W9R;7xp
7_6R^XsGlt`K$-1&oc?D2eU1vAU3I|=MQ|Uf2Ue3>aEo@;;c9g)uu9^_ps5S7rITc39nqG#-xU*W|s&xHM80?7ObWr?WJv=1U6o*
5wQWNNi-KFr7VInU8WQ!)2sKSj3P!b<Fc<M@1^~wjHI+IJ+G)JG#2v~9j<;LG$tyk&?tQ=Y!?WyH8q&2w5d9+L#MeV!=Xf|->pF`
=&L{x0j#d6Vy%L%x~{CP_cWfa^Q7{uRwcKn8?BP5F02nW@~QZ!o~+6)J|zdFA}K2)9X4^J#3<Y+vMeC0(<o)AfuvF}te~$a;whjh
q$gP_9Ht&1^eN_<iK*)<Pb0D~kEcT+rX_G9Bc7|Q@uhb&n*_?SfhN|XJgHHv@TxR0Ppo#Oj3<jOH!ig;rKse*!Z18DDkLl<?4WU&
Tc{E-gRTOe#iKDLR3TZZkt(Y*#i;PA_$2@!X0UOkC@XC+jHr5>t0?-gP%3(=OCT(%{wBhzWG28Na<5vgGp*(zf~}{n{46-8rmNSl
^rtW@G_O1{MH>60%djr6bFAbn7pTInpQoy=Kp=oDdaZCf8Z+KAST8E8X08LP<fUIL!?7Equ&jNefu`3e7_E9P{wT|;@GC#87b|F~
E2L{Mf3Ab4a~^r7(x_jokRV-|S0Z{Ii=#Cip)vKOFQ-ba+@Y<gil&CB0w7#56)OF(TdK)5oT>0A-lgUyQ80n3mNPLWC@@v1Zm%z}
1f^8EDW>$X<edhrprLi9UNUX1vNI;7$RJ3ncAT^|Bd$ELEGV2b^dqaOjWgw;aINpJ2%yZSucU;tZm*Q7q?H}38znZb4IU4wpDy~T
ZmfV6LZ+mrXsC6md?J)JN2f2Xw<sl~T%_5p{jI;Pk}qMbnJiYP?JHTWys+c3yRDx#VX1>0Rwy|j6|JqY#j6`DE;bh`2Obon(w<|g
b*FeKB`AD3h@={y!mOL8m8U$Yj3)!AlpO~o6|E$ut|S;HY$|gorKMh^2ckeMva8yrEis=YvMVqp9Vnin7$<3<{WIhNZXBi(NU2<^
CnmKMYcMmb=^mgZh90#njwU^%UcF&41R!aly`y2P!<(t63^4<$_9#aw2b>k8fUFpxz%p8+*C;uhBP+kEdnEBFFE4l|(}Nu(n6P3i
oT)viKdufb8y{FF;~=xFY^v<6IisGf=d0T)2c%=91}1c^=qpOFMX8f3L#BqW2ppBCw=PYsqoFLVup|s9{HYc%1v^?W@2C!`ilxY|
L9F#D+AdSE8<|t2%%>i!dmjL)cP&h;2Bjh>aGvceDU!9Ef-P>XJ0b0)Rx)5CLLr$V4XAUasVT}Kyrmd11}k%zMy(2~d8e1A3an}*
lP!xP8n9)dl^~THD<$+NPpG>v{i@6|HWuq4<{EgUIvhEs9lE@%x1A=cQYAMeouFMW;H>^I7^r}##;H1<@G*EN+^~zHPo^&>JF0j!
B_$)FJE~8rqMy_rb*N>gq90<U;iy6t)+PfhwxV1#ik>T;3Z!|g@S44+kth@??=WVm7M>R<g{QwLPonW6@+zvS)e*uMa205&XQ&3O
X(!OFR4aF>W1+#Hb)@aG2Cm8}WhFE&8<fE$(W=I(&yA%b`yr?q^_jR7`XV<fS|!~i!KEUbV4!g$q9!^e79;T{!XsrWttK!i<fB)l
wJF6PilJ;UWE|Qfh@u*tP^I!IF{OJm$tU-v6QD?^!JxDu->D=sO(0Pp(VttWdWr0(#U|6ezama6!XSd5#G(A5m7~BiUmx%yfhSlV
HK3Fr|C8S^S|_h5W}Kp^&L8_E3@A-4P^KawBQDplE~x^lIG{DGou;9w_9#9hpDAXhM4(eEt0kExPNx1UF{W6eZm3!<0v>##BBkIX
@|%LIHz;B)TB(PuIjbHmT%qb9iYfv+EUEIRilfb@zN>JogQ@^A?5v|DMW-#U0Irg&`l>H2vm}VD0IHO&(W_OgVW_Sw9w?qGewb!9
#wfWXx+r;}A|^7WA1W*>L?~D!9iUw#yCz*E+$Sn1>zNUtdKA;Gr6ge;RSgoQizcNX<}ZD(!5;Ui3#u_Gge%S?b|w3}P$Jc+)f%Op
3n>C5*eTSkDk<Hg`XA1$T_=nxv>nN)Ferl_xSpLSahri8Z6WR;@TjPyZKRqnc_62$ZX`e*IHDtz86=yljw=xx*{Ff0zN<v0{*1pZ
SS>FT_o6!=FdA4T<1AM(Dlq#eg|5`3#in|v<tXJOWH8()u&gPt+NuvFSEFJqoT#-Y)~RWzY9~sm<D^xs#~zHU39Bfo|Dh$NZKVJ#
3!lJ&HKggK86QEUFeX|faS7lr2_ASVKq`oz_??EPf+6q{w<Hl6J}_S=Vx1$YE2EsEZ7Gi<pD_(6f)<&qa;btTycz~4aWS<fcqT=s
7^-Nc&MUzvWxYr$L#4)=5-Ii`fT!*q8Zx}7DI*&lcp};$jw9JCu`oLw5+*^V=%s#@ktl1K7pZb0tth;wnyGK3G%Q^x;wcy<vmQ;Y
u`*gD`KEHL&@fu7C93q79IompV68u(8Y~&9&!s7<j2;K4Wvo)BVJ~;7>8)t0v>n^5TdshsN;+#Qsio(v046Z6d#NxOV=scIDXd1H
)~GV6NUC?If-v2zG$`YsysVX>hN&c`xGV)FBP5t6@1^>y8zhn%?k6uRZYMe|9WFDMektZEu%&Pu@gP_!xh424e59Kv4zV#74J02e
@+K}Sgdmp$x2=S(b|?rdg)G4+A*i<|0J};idLziA0jJU>&M1j10I+B-5h|Ldw<iW6#*Bc8A+5+LU=$@PBc!31b{yF$+o<}e-y2J$
MIu@#Qy23K4VgO}qbEhG+cVv#9w6!=Z=+KzrWCa+u&hlcb(++mO{E?zsv$V0A+5NjyBHKA#-`mSuBrE+My;!?-l8R+`Kwwery*XV
g0H$KaH8QRRjBhXVJN99ff;+KWT^Zh{;8rVzbAeu^P;?;CZ-Uc=_vOk^C~x$11QHPUNIObTO;@=zA3<@%C1;1qZ_d!jw7xwK&YIj
kCtMr4Wg4Jd!ouNYaxChEvfRQuqIF}RH)A_Q>Qeh9jFnhDydy5h%uAAhaOCzjw*GihAEgHkF3ivyrvDQW2F=ubfR3L2c`rwb*3vM
;U2~v!za=p<(aRjj3hD|v!i1wx~oqnA|(bXORCYTVXzFS7oN=|0<0=9P_LP<ohetYWTy?QW~M4EQ>ufbfU9Ak9<2PN|Epgsrl(1$
E~tyAtExb#yfOzn?jxU>o-2Yb`mdO%=co-YhO3IJxU5kf%N}K#w5q8us;p3@kgBevyQnmzGo~IcE~l-UprTo*sio&0PaO9tbgZKz
lq=XG(;~7X1*EyH;2(u4NiU2nHYq@u%pT6F8lvPdvMh2W3#7ZMVI@YbrUp7I$0$83b|e6uPp{*-Srlz4*q~J^r6zPBb2Q(ux+gU$
%cT4zRV73xzZ^}m7cV#_v#0$gC8UWW#-@d-<fwS4IIM4|Osx8tLmy76DXTsv`VW?wXQ#I%m#KoMI4DW2Q!|Swf+anifT-0afta5v
jwCB6m8KS^N37?l3o1gWjjf8ONe<sAIIYJrzbuv@k*a*K_8gC*52sZph%mb-(W=v&VJFs{pDNTUXDO|u43^9&2Pe#%oSSnh8kzGM
ixQ5VHy#c#sUUPDt|%Cv@+Bdnl`t_HXeltLhA=;@7ObD7g`9sTkgGZ*ATppBuc~;b&7q$k-6>3~0xaRGajEgBt{iESxG|kBm%M5z
Jui<fz$ob-!>QG=G%~%WHltIgBPFXTnXbvGH8TJujjK*5o1f1lPNM%ANw63jBCT62lq~qHudMB+@+Gv7GONfV2(L*mMWyJlx-B@Y
@~Jea&8Ivh1*%P~1gW5_7@b0_jGkqw9Ilq3M=EKnf2yvmr<aT=_cQM>eLB)B(j}cQ2_zw~Y_Fz{-Y%f7xv4F%%%f-}9WZLJCNk%(
tghW5TB~NInkav!BrUh1wJ6t~OD6oR3miWsM<}GH<f~>K{;2971FXoT5wLEc%O~3~wxPwR0y1u@L$6q>=r6An8mA&4lAW<JQl)Jy
nV=Awov7`i39nYBCc3O2YOU(4SR)B5I-CzTWUz8D5uSUfbCuSpP&OqU{jp3TSuzx>Eha&k#Ho9u$f8@UEvI0q1rd~~nXLSzF|4np
x1_)$vaF&X;h}=2S*hQrnIjvccA<-@cQU)BMJaGC-zuIgAFevAs;h<^@~6NqZ7M9Rimdmecdb09aWsi48=7^leW)d&HmZk|buGv=
xvf2+Z=H~w?xyc0kRr*MZZi<9nwp)XUm;bf&LgWODI@zNiYjv#mz+r`yoFFMRi^nRLm|^B*|5$WFc8x&yr9OUtf@mO;G9DuUnqPq
bF5ylWGI*^=qwd2f2WWo<Ei(hTqSWR8!bgKJ1wQWz%D*B>nxNjAf-vE!mq+Jji^v2wx>Cwg`_mFNUR4mNToQj;UJ(J7b!a|Vj`oY
{U9VJtRxgE^Q2BF#HpUHJgk+eSuE4D^sIKLU9RV(yRMe1rWzQXD5id_c&baFWw0!&zORF?>Z+xz-mE{b$f!=J*Qp&QtTEv+Br<+G
_%8=9h%Dr>!Kmq@3nrN{_^tq>-K=4rVy+A{-KoqnOt6Hmw5)Ng;v_66SRJu0G^G9-mynVi&#A(yp{c~EkRT(ht)R-J!!wwXQ>XN>
$gTC9=`yyaGNu$WeyxSFZlDD;0;I^SF0I3@tTC0Z1u*F&W~j^}2dk^DNF~p@+@c?_F{whA{+&G|d^NMM{xP+wWSEp9Zk`4=zbsa=
Fea%q^`sUlmy%hb<tq~?(5yJC5T?eUNvevUPOCt!$f@<D*di3IEiUe=ZK^4)Qn8Y(*R9v6^&#CgP_gxzd94^OMIi02Pn^7{ZYid&
y(ns)8?7dvQLB`%)2*yG*`<=Himu_G@2Jlse;gtyg*Mx$g`@|j7bV^+!z@gtizyX1psEn8BN^=~TPWEk;UdN*v7*8yMJSL6k|YPH
qb-XXlqAEU5-FXh9;lC@gf3&E1famLa4L5y^Q@Aom@lm#AF6nx5GX?>vZWiSWFj%DjVn<s7AcG^L^6df$-I9rWil)-I;DW1X`vUb
*E3eET%?7hnV3@o46+-kD>RU+{j6vo=cmsieWJB2iL2o+kC~+#39!B^7@G;HAgq+Dgr_T|l_xB&Y^#>9sTg&xY^~ZPC$287Wvvsj
f+$d|A1TnPi7I`o$fYc=1h9yv`K_U;Jg){R?JqqqXFDA))iBaB1D|K6JgNtz7&2F|Mw@@F4XTo_oG*^AA~VjIEvV<Ln<Pr2xS?pL
>MkOmcO?8A^P!6!wX63fr>M55KdF_d!KTzOl_Y7a$gejQf|VjOTC6gux-fF2(y{-nTQyjwNhNTmtR@dH)T%@?`>jQ-C@9LOO|D#~
i@G_aQLj#|m?FX;xT!ibNU#SqavLEe)g^tT;WdsPY_nb}^fYFvqotIkj;l~3+AWAD&!LX09<*5=6{YsA&al)c6Q1a&MXW+B%A~fh
;;#{`Ga;0(6|A!ufHh;Qt*r>LFCrbKA*cYXQ>+*=U#%gW@vCF3C8i#${IDslt2g+e9j?%;fG57I=Oscd|0)_cBO(l~U9SbHAfhRz
J}j{?J~`i<elYTyV<cfBnVATid?`I9c_kSzu%-P7L?E>%CM0tr`6u(CXrkb#MXCreo2#KHFet5tn5b*2d!D5*sHmu|Ihb^wOR4pr
F{(=}t*ehH+a$*+BQ20G?kB>$i!S#uM<-G!-lFxTg{n|8jIY3`1|`WL(kM2q%pPnr&8VHI6RT<^iz}3@_#9BJL#b<^J1nTI7%1wi
w;Apyha7aQ5i3U;f3CKl-K@ecO|Q|Uv!|}BXsfd%i>lrxzpUw|gDUJK^Q`EsRjO1h!mA0cj;?VWT`puN@h)UKpfTVy%cUHkeXyvj
TdY<tBe3eMKOBOrm#cxM)2>D_W3NG}WU9U(<fwZjjG}ogHK}c(shozR(jc>>3mYyW@*2DvL8(O(r7$uqO&F@LMxZIF;i7J+fFqtR
SEbsli<Cq(prpheY$9@_M=c2$=`aQy-z@W$(ybV)VI@7f-KA@=jHm{rPN`m{Z!jINbv1mDoSo?)AFC}izaU7mEFa-BvZw(mU#I4&
QLBNWZ<-1#SRYNX!mJ{weXK;QRI5a;yAdg=*)G+s=B?_YkR9MBYOKSmY^Sd-4<d7_)GCOfNv0E{f~<}uH!+W)#3VGIMxsTXEv!+i
?X1EyGpK>B5T+8QPNZd}b{u}6PBqx6qNdBLvK8>BL7oXH%AdnHCn^0f9ws~|6QRQ@At-n$A0lm>(k=b1{G~4_mL<p|)*}R<;;J8@
<fksGdoEZYmn@wfg`J6+h9*TIb}k>MyC|fpxS>^`*eIZ^k1Q(^fhOxEo2Qj3Or&C#oxI;Mn-xNqhn`@njiimGNHIsMq!_O#T_wq!
yCKJ?DKnC$&nOnD^dv^9)*r&A@TxixWh#0cB&l$)5vGu)&nl27rL0CK6|O>^39y~3A20Q+B&24i`<P*__^SP;(JJ_)<P(ddSf@`N
KCFKU$SfwT`=#2iA}k9n0w~@p(K^d8lciIp%c63vUaU%^8!h3m8>3OE!lf0Zg`vT$`!3g`b(JS07N>Eb=^;p_F)h2O6C*q!%qhVu
h9_jHA1quTf*}SdEi1$>V=Pl5Ijgml8LR;v)g-Yd9x#EVHL1iSj2w(1M<|&ouPHbznX4+K7#=_=zA4_EU@R@5CAvJYG98nqXC&|s
W}Sl|_^%){dm~DvP#g}W+bGX2NU>ohYne={F)5rBjHpDY8Kupl=_t9V_NITQu&LFktEp}wR+Q8!Ql|(q`L7GAm8#VjUnb70a47bl
LNG3<{-M|>yczr@p`cqCPb#^v<g62>NFc19Z>=~fU6|^rt1^A3jUks3v!?^D;~vT>wkDV|NQ+pbo+xS|)1`SS)ha}y(JA~R$u2V&
2PK9mv671wH6QjRW}<N=e4<+&Y9X^IYa(7KIi#2;D5$8J;~X6@w<WKmYbaZ(dYulZPN0J_LnQ+!t`M=RFCSMX9-YrIaU}1h0;O&w
)};fc<1ALag)9vseIlhGts*?5_NY@b!yaZNAtnr^3ZJze%A+$cI3znPI3K~E$gCoy4;B)oC8_40Gbv9nW2+&h<e&~NPNp)f_9Y0f
NvsR3pRCI<B%zfVFsB5oMyU~~2&(ig>a2OJ6Rj;I3#yB)h!g-Y>ZMVt8n8bs5Ug9J3@0BtsjD}tn3f2rL8+Ci)17NEN1<V)#HLiO
+Nao|-Kb(Mn;dhUy`q4o#~g#0vmnncB`YZ@J)><Zf-L4F6)D;&JtqvAvMD;FM<q$2s3r59x|n4rV<=@HawsGy<|(VO#3%tH=PIEu
AS!nyvZ%MOG%2tsTqlYhrzTFIN1s2tS0Gv-bSOY6lc`cHW-URl2PhjTC8y=5*Cb;clPQIz&Za>nNhxQm4J1V)X`xA`J*ft%M5G@v
+M-aXaw1}=Y^Z*w1|&W#+%5$v<)=ZcE2vJb5htfB%q~nVmZ4s(d>aL;W-Y@nUNJQ;@vUB_n3+W-`Xue9dn$ve+^So!^`Qx-O{A+Q
q8M7CXd$Yq)SXA6bEto;`KD;7;T(dg@f@Bdb|aZ5F`@IOrljF2%A|rRjw11(qNa5!Jt-%cswYmNy&|2ZzbBw4$RU9z_AD(Z+b2XL
J0uGvqb1>#AT5TYpdq3qHkCLisvHU?Z7HECm@ADYlq#kl7b$8foxN2mQYwolTA?K(*&|mcx-fUC{Ux;^fvZm_Qz#@V%&1tT^sDKs
<f_0YL$9W&>aF=DU8Za#?W}LBahs(hwkjkfETs>xhpE!3U#O6*sW3OKAF1A-v#4yJn3p-G9wy|hx~x8^f+Q82eW~=S`7ZD&2Q0Rx
8>mtvF`^`yBRjOEyePdXI4>2hv#gey6)tzDK%|l>yd`C;S{wJMtD>-+Dy4F#tSBTb7N{{NUM}mTmna=5D<zPipeINtOrwq_$R>Rq
Q7t<w)F3gUUaM!E-z23Vd?tS<7N8*|6{@%=*ry08>?Bek<SFALPpOD4R2af6S}TL3;-ny@f4fYO!znDGk0045<teQs*RO*vH!KOD
+9^t;|D-)AZ=*Y;T&uAjQm7dxE312~#HDSg#u}F)-YLJTf}S%kfF@L|52#tL{U#ivJt`I}7$vGKGo4W@2ALHnktq+Sai^uG0k5GZ
GbL-REG0;#{G;qGVJ8YKNT|!DGo#0;Q!mOYVl0E4r=&`jccsxK&#C$?jH4K;m7IwlVX5S$Dk=OYLm#di3K;t)!Y0Tl@F!v?r707U
prAIS`YswEqMi_+NTE@s!>8mca-a<;Q6RW3(W&7jhp14ghLyJ=aU<m|Fe-hhDxQ?3(W3w$8>*u%ny8d0W1XrQ87c1};xG2R=qkD>
5iIr}_9!7KRjd>;Td1=mB_k;yeJI!{S|<sqq^J#}fu-gs%P1|W%BPX8yq*cBP^<Q#YN;zH8Xa~iu&9Ztf2%yGp{7D8F{>Rdp{>!R
A}T|wvZybl)2ZJi3#_6nz@)vWtE^cM<*T)*Y$@fbIH_)^y%B|$l`yk9y`}Rf2{0ojWw2JL8>?t3a;uQ0N~$xZd!?}^;HWaFI3;rw
<RZHzE1qPlt)L<*lcrfClPEqaw5(JeO(no77Nh|r9G5*PPbNJiaiz4Zil3Aaj5FS-G$om!&!5DpC#j$@9wpW#ZX|siwk><7^D!Hu
8m0xOiKwX~P^}8Ozmb?Baj5kuFekUEqBgX#mMwu738oAhl%X7{!6I6v)hL!7e=0wril2(CUaS74?<0e#lP6cBGp+8Scp5DiIv;K<
q@=Dan4_yLPo;|~e<}>38YncB->Drb-KIY#&#4_EzN!H%#;%5`JFEb%88E!6H>obJJ*T-SmaQr@tR%%OC8YVG?WZxLeIXyGbugi+
e4u8eiyeZRT$nVV`W%8N2P~{0kt9Vcrzqc^2PG4#<{=WLnxEn^$sz$EQ=q%2RH@^rL@;3}R3rzhC@qz!KBl~#?yLbOFCkZ_juIrI
!KH*A)uVzGk)m{}rYb$GQK8$V2_*+AjxowFgS>w$MJy>Uizme<QXBWI2sCP^q?%qP10*shzXvKJ_^8N~CZz}%5GS%Izoe(7!mqEV
Vy(j`45zxRuBEMx7bSqHxv8J7gcT|t39Nao*(Lz2D6mN<f3U2j0;tKW?V^#TqosJRpQ${a`K<01S0$RP@TnZF52Z&Voigw-C_8K{
FD~dXn=4qYZKzkOEiKEeXs9Kvs3&`w=ps}h4=2nVAgeVdw-^JYi=^0|YbjSInxCyH^dzgOs3mO~i6>(xG%EWfq@ro5Kc`L+f2eIL
86!<EQ7jjuEGOtBU?$2cvoU@oaUuw!EH4Bst*cih<0Hu-hNK0g@~$SXw7Fuek|J5EjVntolc@JJP_xY?RFzMqCLOh=Kc2`W45Za1
mMAu<H!LI~%&ADHpP?io@R*S)DWqYk?Ih--6s{U4TP>g|OD98}KA(%OPb7{ih!u`AEGo*T9i?)p8YRjraws^fajbr-)ghOxxvXj|
^QrTs5UBd3JESnHsxfOQ3#fyy+^$6=7bpm+BP6*kfE(hR+@&R)KPrbO_7<cakPjIwMx=S9=$w-uZ=$d%V512j{-i6A4K1#iqM;Tg
keu`=p{I4Nd8cC_kfhlz@T~VEFC>DUFC@FD(Ib&1-=TIPe5%Ey+$zK%uBcTd93_V&6{x?Z<t;!llP*HN`7KN`JTNjS3MWIPEU7p%
v8ie(!YGF+2&4d_Y!)n@O{!j{sig}P&nV)g9GA|m^eaaxe<rUa_$J`2BB_h2l&trjq@)<GQm9R-9kD7R-LECB6D04UrJ%Q~39j?3
=_PWc#H>7}W+k_$wI%Q;p{rS}A**yDQZOel?Jm|jHZa95pCL=GTc!`Kcd+~}kgUxgW2{*!YNs%z{2~x07A7B}m?l6d7byIkTcaHm
h@wi88YkGCOsRLOG8V(2bEmJZW~YQQRWz-mjj5xqz9E94^D{c6h$NCQyQXTZS**$~JS>YVfEzC=L@<7?rY_JQZz$g?r=%IJEv6*8
)TD!~;;XBi*Qdy(`!F`J<1uHZZ>ese1Ejs9DylT72&R^*ho<GBBM@b(6{^OhRUy`<mn)T}_@xaa$EDDv<0}y=$0R$duQar%*{(yT
9xQ7qa4%jA{~(qyJf!t2t|T8Y86!!oaHcA#79d`y9xdys=c+=hBBHdbYO1L$oh3r7psQi1maAo+niWZyx-jmfT&%LC_M=LrIxAWp
Y9pE>AtyU2gdEVM&m?J`yCo^3b|ko<!K_`SnkYUVaU+hPF{BVI6Q^-32cC_pYB05_<eZtRb|7u5Cn`@Sfh1}kgsVXzu9XC*SR@l8
11fH%j-=Zv4krRIWibdZO1&a395PrgVJRpjk0iRQ95b}6E~B6!eIV_cd8nGIYN#=&PNB-E*_ewd>?c|+Hm*>lJ)OKJBeC--!XS^V
k)R8uaipOn@*aJzdZ;+B^D8f};j8&7XsLj%9Hm_#q@)<FF{X*3ex{MF*Q{2l@G29Gwx|jtbg!%)u`U5H!8)BVp)gD^_M7jl2CmMj
BQB1wEvs>=04HE4ey4FDb(}q;Dy0mk4xL0N2p+JNCnjX6t)U|*EixFV+^k2Vtt4X}ET~+p*C&!OX)D$oK&{E5^`u8NrX}Jj?ks|=
fT$6uP%$zk9x2Npi6liZOReZG{wlemTAw(oB&*@3X1Xw?Qm^Ex4yH@0+NVM?8L&AruBC#e0-zYBjHv&r@}YsEnH+JXBd3`veW@)d
6|5<!YoFkvJE|2U{V5V8besbr!l~FBJ*Mn5v@HQDHmu{Zhp5jgRun5M6f?vuw~~OVz$t?z<{mvE;;3gPqp2e-E2@l{sHtYFeXeq;
vo2qt&!~y1^Q6118YT&*dZmdi_MtPV8Yy)r@giX@?k5=_wjd3h9x;`f=^YlO5U1%SP9JY67ATJ`3ad<}45ZYjv7aHNuO_FiiluHE
0H~BLKB{P-vkY6L2dR}RfF&6v7^g{)q$qVL7^|!luB~V)YN#KiqbQOo@-E>lOf15@F)&OrwkWVAt|D)nWu@OUiK=s@SSYC_g{QBl
N~jH|*qvjgm#R;rU77Ky#Ufa+9-KU-1t;{WjjS~vW~K@$(V?ZL#h~=B38=iO*q{e0%dGXO2C15;RIXX9Hmv)eU#hmKQXnL&qpVG=
P^YIMqoG@_GOYS4Mlh!=hAsL!QZdalT^Bzm{iijh`lzHTld*oJFo@QiD<(y(0v=%_a~uOCi58(C%p&tDFC@As7^mT-WvQ<y&nlZK
CnHNI$|6Q6O{Bvuw=NbXm@Mq4_akDT44}{;LoMwswIn$s+9i!BHlbpwF(e)*N-TP;bSYsjI4u?{KdZtae5<Rur>$?WX{bb)vYKtA
1R*f9Rx@cK1*LQ%oflIlY9_O$yB(;Nq^Y2w7$^>@L?(=*vZ4kQA1R}t%bhDGpQ&-I<f0uYVV3=@!7_TNy`$YNhO50OhNUyBs;)UO
6D%JkA|;%rQmDe8UZmTo<ginxek)ce7$AG3TCB>X9;-_-5vNqDNv4q;r=-amys09pM>990PbGaI;U}`0j~{p)ekhG7?U$i0RiP{y
4yDE@QzbDeG$$4sbtrVH*d(VR6PzO=#GqXu4yp1W<fOr=mMu*pvY5t<Qkg!WBc~83mn{>c)EQDKKA;$?Un(!3o-P`v_b4zV$|1Wf
VJu)Q7rizxTPWQo4jeuokR48_J~9HSTdPYb1uU$n-<n;XZmOdtHz~-U+7Xken5Z+Lfv+~HvMQ-3Osc%8bErI|OeD&p#iFVq;;COH
P^U$xZY*r9IHHjwh@{1*+@*i5*Cs)!aj4xTL#VQ)RjKD7HL8=S6013{H7U$4AS#5Zp*lk_ttD`#m>`a-XQ*hYRw{+E52>mo7AJrf
)t6x<2daXoCMRR5&nK)X4kFK{JuEMzU?<8W7%a{t8>+9Q0xCQl1tpb@m?Xh4>K-boPphY;(<IlGTA=VD%P@hcHme&cTPX3MKO^0o
^Bo;A-KxDTcBrW;0V$KJfTZ@K>A4QB{G{a)6DCNa?jzqUcd=(R>8K*6N-XFfYNvW338M$29-~vLhNs=9C$4Fxg(H@qhb*<E+o(vV
&nNw?t*i~CzNOit?5Q0wttz#!O(4Fbf2HrNpD2nfFEGihOQR(kbr=$<RjI$PQzf)4_@o0T8lZKf%&Eg6+8*<%{4~d=<)BujM57R?
_94!o0i+r>RxA&sDW;F2XeGuIp&wA9U>tHNKPY{tN+3Qa)hQOIogx*P5h&XbrlqbR`53V$l_G;7b{%Ud$|l<wr6ry&x*-!LekC&}
Unlx0grY<(*(l^EeU{QJ*(eb#%_9vhODEwSwhAR8d!!^S=p?7TZz|*{m?g@ojU*r?f2wIQt)<nk3oIw3GpxR=DWplOLn4NxAFX<-
lO-u1RwVeUNU02{imrXHP_0F(BB=2yZm9U4P^&7YjjL!J60E;4<)-ne_og=}<t7TN;j67FiK0HLgeMNI8mmSr-zs-4q#d@bQLh9r
n;{h{Iv@@^@24B2+@_@=D<s{h_aLJ%z$AyMpeuPR8=y`V03k6NjTnR_Egi5Zohei%C8Yc=YMw48a40t|tSXu&1tWu|KcTi9Un`6#
?InRLqM=f)5-5))MV><_B`Fc8m?Vy=^Pq#EgB#i-Wi9BSbuIU;5hn*LuPD(UMk(tdr776E3MFW#RH76m9Hvkz6fH)u*r-LVJ*|PO
QK)09hMX~|vZbaaRIMQ=Jt(-DnIL+oN~~t8KrUe<G%Z9Q{T8yU&aGQ0RWS1~JTW3I38?p@TB^C9?;r^<-7h&YZyp+_da2i;JS<5o
j4#%#K&^kM+Zur&c_<O2<}D?t8L)V)FqsUfUaBXlEEdhEC#kfpiYdw@H6X4e#3*bfpDD{IXe2=-^Cxd62^#Sz!lX7Uy`W1hiY%g}
hZe>wr6@Hd>?=|oS*RY6o+z6p*&0+S94KHX*D7wD>>k@Ck)SpuBrUujHZ5T*ycv5d-6SZYBrPVTDV={LwIWw4b0AhFx4xt)LMe?W
UMq2&wk8-UY8suWJESbAIH;qgtEoq-kgDa7uBD%+Hmn7y+p21$@vV6$&ZsY>bgfn$)1m09P$+Y#7p!roDk@&7QLIv;7A^OnkQ%!z
U!WhN-l_+v7NsPqr!JVHi>!{Q_NX18hbH}^gr?i50H+qGb)I~wpF09B<)3;lqb|*_RH`~8)}po_a4MrC>YBSE^P)GTGa`&AYNCUt
r7fDFsicRd-zfX6gs2THbS%fP7oT+^J*!b90;Me~GAi0C%`1Qr&mx;B6D`jynksZEI-Iv9x2Lxyb1da5i>q;@=pvjfnySS#oGRKS
q$B{WCn}yJ#k*S)xf*^V+N>=q@0?2<J|TgpZ!3kJ3L-F|ny9m>CL=|xbEx8`nW3m6C#hkqqNpmYS*npFu^<ttJfQU_JD^o6CZ->p
0UHFPjUqn>+bQEJFs4u;$fNHlpr`Mp^eWgWaV^K9{Hl_uQ>Wo37^-$CpeZqux+D#p6DjSUNHuqy8KtVD1+LMf{iQA=AS!|+Qz(Tc
^&|u+SD-p87b!8E&nl=Q6eOV_#VAIlODM%1b0j?||0QH7f-0Jy`KpK|;Urt3$Sdn9xTV;kBM^2VswKN6_$aiGwkRVd)g)FcH7Qdm
`Y2T=q9{=!8mhl2ttN&cOeOi3K`Bclq%O$4A0u`tsVRCTYN9J4KC5IPX{flTMXC3wM<hq3ISv@BqN~!Vm8M#t)T3UlrlA6^wIdTF
S|rV+#;v86-zAMH4x0!he<b**wyP|u6D2?$o2V5nJE#+|J*JeZhN#mh)h5EMJso<hfv69we4R}gTOlT_{HiS;lc)TsvM@C|11~u#
6f!w0xU9>nktUKU+@z10^P#J$qatV|X{ib<VWxH_JRn{oQX_<?i>AUUjFmDT3@kV+_@@OaB`Elzh$@{fz$-;9l_t6>h?<ii_AGTM
{3%bNA{#EKH7brJk0JJ_fgiD?g_#1UP%Rk@FfDr}C#0;S@1-o4_^hV7=%Xf~3#7fH-z|oxy{53J?5I?xK%^L`!YQ<@<*NB1z@Tv}
Oe*H42PBxTv8EU*5-G7O%P;6Is;qjREv!GMU@ht{UM}G<HX<^mGO27B+%6L>RV~J&>?@_Kqpa{E=^!K^*e0hZ*C)2E#jGr{>81E6
#;b9oN2GKgy{}j<Ca6)UE2|izhMjY&ZJ*>S&?J{AuP8+#P9Fp++9xn0dZ||>@*)l>6D08;1s+G8!KCk=+$!6oVxxX8ilZ|g_$sWY
aHV=A11ljPill~-|D|A{DW05}$06J$g&AKXc$#yjpP3yXb{^6vJRsJjH!B1y;-}ariXT!E#xKS&ro9|64l#x=!7F`}sHIDyGoe1K
&!}jq_oZkikfpq&t*aodIjWSb*Q6RNfTeY#P^~Pjzp9WNte@Sabgr|haVs{djHy|yaxsRkxS^V<J*|YKzMxC1DXj{m{U^GsQ>T`!
AsDBrM5YuT_^H{PN+M^ef~&c$YbOgOr7+4dx;cU{vo7s1b1avppej=(lquFFjipB=3o1OAkrwio9x8+;8KlRgX(%xyot?fX2q^_8
za!--=pYcNa;VTKp{MsO3@G#_K`f}FFDDPH3?zUn^d%u6(<;LxV;)v28mFf$@1Y!>D<g~}87HPI2qX`$7%M&qFDYyu3ao*x-?>?-
cd%KR(jvw!2pSEjcBq1&Qlx~Rnyk|z_ocoR5S$dOup<_yEFY#Of&*EqQKX$M=_{i!(vsn&RI3B5YN#48<u48@iZje8UmRN<1uSbX
U@)vO$)~@g3L?;|t)JvBk1WL=Hl?zsU#V8E!K!o}vLtb-CZsQ`My+hHpR6mU^sb7oW3A$;!YHgJcO_sY5GYR`@+5AcxF~feeJN?8
mmroQ_9#&$7b8X_N1oQDL8S_uwjn7Y{iaT&&!IP+2%yxcZl>0gU!B1t<t0I&;HY4zGAHXL+$atmc^tnZNhWwGVJEgEnkjWEsFaQ<
WF_6D10jqdDlNq@4KWM8)G#eF)h?JS>7}u(Agsiz*(LELYN$A*bf_<(0j3YFbEzLHW~o~z_ovvY&7CK#5~nJu!zsrsEUmt&U8&Qc
wW|^wF{oCpwX8U=IIiL#|Do6-h$c>{Rjl`|UaXlLW2>Z|0isx{gr&2nW20>*izKb1si-w8H!WW<pEHv=2{M^3izx}KuOwwB%^6LS
l^;!#b|va3=^_BBj;K_qJDj5?8mK@jbEqmKDX8$BRvFGHlO|##t|+dm%&EVeKcgRzGbWBVb0-}j=%tM-G%c?wVkqh+u@%)Q8>Nn^
UnIDftDqPr{SSbrHz-D>UM<imqo+wI3mkr|?x#+=C#LnO+bIvD#Uu@#oT)jfYo|aW*rYV7Tb#<8wkK?>eJD1mFC20zyr=`DkE@U<
Krf&uiY(irp`?ARbt};@dNLy|$E?4gS*hBnlqKvj#V~a&#4Hje7^e!U3l`QcbuA1mMW<x0*O^AF7p(!Q<)M@)0;sR5ES#mRLa@}W
_pHLLGp+2Y9h=J}h@dzp{UoO(h9p}k04H%KmmPPeFC5(~awL!_f+h}{cbF!rM5weLFeKKK?<sm6!k`WvuA-2nL?qXx*CEg;_L&B#
eW-vKxFr%HaV8xm$R>;?mnS}?37n!PtRod68=NI1!72=#U?o;5)+xF!2Qn5h0KSJXtuM$d=b|{KSS#nCAFEQSiLEyz6euUEohZbe
+^Y+xC#Pwud@lGUP@mMP-KZ<5PN*Z8Hn9e%&?;6Y2_$K$M6Q3VX{b1$)uRL{6fWVddaMqvv8lhI)}$b>G?v<{nXSgDfFGBu45&jS
p(LcNFRR6<%d7Pz`Y%o~tT})(aWMQWIwt-lcqa8Fkse(m)F)#n!ze1JFeGm!2&<8*BB;6_;h&5rTqP<V5f(qF6(P!=^fe?P5+GNn
GbOW}Ev_plN-E`#eIkS`6)r=ifEiewfFmL!)+RHbRjfN9f-LeR6ezf;b|oS#v7sC)NFgv2I-$8K<D_w@wYnjr5~PnInWsCao~QvE
Sd$v5gp@xdw<gM<uON7*Jf<@ui>i;N{TpGPc%fG;>7vW4<*0p}u`sfzV=UM(XC>qy#;+G71S1bHNG(|~NH9F9l%yIZYNRlrG$*wz
6{zSTHl{e5?x;#7L?wr<lB~fYqp0wfNTR->Ua5Vo8LXbFho`@%(<y?QFNQZIBr4@36f9;R6(GkXA1Jb<Tqk&@?<V;sgf6$70vwGh
XC`7C6D8Rt^o9c{=O7!YZWcK#5GX>RPl{F^TAU51!6SO6vK$1Y3nvmBnwVW30;V^gnxK}WMxd?~haiU_kfT&AHK;SB-Xi2FI4`#_
PB4(Y*D&}m*d^Mj7^&u=8mxt!Wu`)<o+^T*<fu=q7_3RFm8b}$v?kmjQkF=n$gM1|Se<;K`K)~~$E{4L&YU7EK&!j1qo!M~5vviZ
H?8Tc*{P4DY$seCI;>r%8?Zo}#i&6e@gx4D#;YEz8mwO?9w_^&V5<8pfHHD06fq$>WHFU7oSRQ9S}7YPF(qdzmm4W6DIp{!_@6{4
B_(eupPM%)-lH>{Z6_WZ)SH(gdK-eI;-p}s#VTwmw=Gny52I(R$|xczdZ>bp<0$PU5v<TDAsx*n<rD`gGb|jZ1TCp3R3~33^CuT5
AFBMB=PgSttSmz+0U*_{v#L9~B&{2&FQjs$IwG<o)Ckcd=AT3$BPyDwVWR%4lcy~r5upR65-WtIw<vz7Gb>c1PM{5-QmYXxrKxQz
6EG&KiY7y(KA0-5m@McnTrYGjc%X<NR;Br(ohPLzCoQd{9V8c}9;E>x(jE*cK(NTEoFwEK<Qp-hG^`w`ovq8Q1E?&hHz_}#K_wp{
H6(i|`XHk!lcF~$9Un|6k0hcf!xfGwxr0O~94U}02`P~#jG`qcsi=gfvMBH;yC;7tV<DlVBP7TrqoV>WoGJ4ofFE}mV3BDj3@AM&
J|=M}f-A`-P$A(a$e`gQ2qE()H7O#eK$Od-Jth1q`6|69*S&)<6{!s*g{$1CFszcQlOh+ZlCHX+(;ft)+oZXuzpQ2=z9?6$H>(A!
T^uJWD6C1OccDZi(X3Lc{}`32W+@$&eXDIKJFTOkS0w1F)hGZZ_o$qx1gW~8y{uj=)hijS=A!VY+oj5@b*qFW2C8Bt{i$877cBTN
7ASx(j5;JRl_~Hc;-!d~Um}*J8!DnFY^hu&`6Vi$HYYEk2rL|@!zGU-lPcdS6rqNu0W3$Lqb;>6$11TW<`t<ViKF10E1@4D*eXY&
tg4nNR-26&Js#~HA{+`T)*#d*F(64Q2_ANww;PHi!6Uvbyq+a3qM+?Agrkh6<fLt)&AOeh)vI+PZKsc{=bnk4=_bt}FRP&@{+($g
z#HwU)Fw8iEUbF0b}K(F8zG1)TOnkgVW?@MZ6dHPDlZc##Hfj-p{ZUe%%NE@ODj1nZ6tS|f~@YO?xoo)XDh3$1EF~(%$Dh#)SeTl
Q>nkJsjVU``Jqf2WvBq4S0h}g@1uFB1}gt2c_Mu%A0yT!m?fVlktn~SR3=m<*d<^k)F4qARwA(_v7EUhlq7vBsVUs50xG5@$|c<@
i6~L07$(Xm-X_Z*s3Q$1pC|w<t0a|}-5w1lHY{tClq>u!9vPV|rX&X^=P8RLN+_cxJ0@c-ASdo20izNq%q5g6P%F>A4631~Af+^@
nxujj4x@IVE~c-lU83fwj1=^$`J*eS38uxAl&jXOwy6%8S|JOm+Ms@_Osnpcx~WO2<C$P6;ig$46{r}hRUy5qVW2fH>!hcnB&b!W
M5|RQ2$;nuU8&NaI3?JvQmoRUM5G5O)1e5fYp)9}&@ObHjV!%8`>2qT3L-(H{~($s&Lk)i)tWP@PMIDm@*Eqa>?v#}Xe5gvKdVM7
7bRaM45=J1n4RA$RV+;?5F|1rog2)kaUG(bFeOtWjV-V(k0>oG8z~-?WF*(6<tYO!;U|lxAtW9tWvUVg+$I?$H8NzW4ImdL1}f&I
&mlXP8l-Eyv#pw|^{J$vSDp$Sgr||A*r*w*uqHbxi7EA@hNjo1*sAy@eX3C|Q7)VwRiqoN2dPFZa4T#tQYwBdg`|C_`<*(aW-0wC
hb`DIwJA}njwINq8?53eCNRpN_N8O2=cZhmd6qM$NGKMTAF39tqosbOP^a^%KBq;gA*>-T61}p#jJ%S(C%j<1kG$%<x4dz?1-P3j
XDRHo#kk$PxV#m(cr{r)D?PzBVzMi}=)5~Kt36{tPe1}b)HMdZUA#3kz&%JnTR`wVx;9U}#Jp3tj5W+XY(3mJmA34>)VzJUpSP+r
urm0z#ko4Y)Vw3ThrPzU(Y%kmEWI(kVXN;gj;(gAORx1Lj3GoULM*;2e78uXt~eOA|FTJ@&#$O9UON-5bh1DtQM2_p`l|^sjIBPX
zOW~^skIrcMy%Jb|FHb0V>6YqaWO_OwYV&_F0;R^XCf=Hsxw$MZ?2@V@j9%i0<H}pA+xS9wlO#`A11f0Jg{q|F*j<Z^g3>^(J=BP
CaktG{WJ!&Ag?8}Bs6;}mNIrVhBmq_Gb%|j4lqrrlA)5b@3^$A3pzKcg{^t1h^Y%D$2d5xrn1GX<*78Oud$7-kE{W-uqi{d+OB~s
x;^o%+OYUFX_<Sh!LdZAK(dcANia4sq%p;->m&iFDl#K388kApn5^5da<x;azpreleYRUP)im3%bu3D)jkDvljI^(<ps7)~y0!Tv
N3vWusj&{Mq%@MUx~TW8j<^;%%Nh4D0w3!ve6$}X6g1Yf!Lc(g$g=dbuC;Tn0V+~7;xrc~kF6)M%`P3RkFAq246Y2fEUlua^0eKo
!Yqcg$FZ9>%(YXsoi?bcRyRDbm^o&(`L~-dSvMuEbF5yo%rKU(zO!yN$FXuNp)bWT;j0rLaV*;?fjBrP0XDBNe=Y~L1u@;TfwyBP
eX;zlTeQ$HwzQrx^{WQ0$FWH=3pF#fTP=;O7$i5doT25Z12R{y%(rMI`Zpx48Lt<xEv_pv7QJyg(Y=AZX2JQf-M%)o;-4286D5C~
2c~c)hNQ=jAr)I4Hiz`7V<(-Nnl1gI(jdGh`4I`CW}o||%^y@8J(QD-L7cOoauHG_gCT*c?yCim)T4{2*OF$Vc^cxQw3>LE6ejW|
r5a|Rh@^*|!=+7%<0`A6GM>L3*CO_nA*MPNwVpAh0~<;tX&c=YDXn6#1E2&c@2KaYN-I;Yca=k#;U=6cbEgQY;i?^@_%5KNS(Bxt
dL5dm)1X}|?Vb>tJ*1+m;w8W;b*ZYWsuePxfvyTAW2Et|kEtxEAgP*|UaV{*tq2{i#jMVq45!i&SF%~AkE>a$H=r-5d#tOVOe&Wv
Vis+t!KZ|z(5bc{p{y9IEUc0(9w?uthMZIy!Xt^QMyDC53#p}~8XU$Jsh%OQjFzLU`KZCH{s-S3`K@rUCo7Y#X{tsdRH}KKi>$n+
1fvS2Vj@qgE2Kh~^Cpw3*cz&=(IWvItFA#6k*3?Eg{e)gYpG4Iq9RD78IG5$4jaUtnzSh+m6R@=S)HMrC>UOyl^+h2u@$ojRUX9}
&4jn63Z+mQM;#O!YM7J{37Jp<yc92*l^JH6!=t{F&zbTV38F%Xb(;ATI3P+G@t@BQ_LZuFHl4ADH=-7tn-}hz(VDlExSN$8_Zv|h
AC{t;JQz5d4;;r1S0E{zz8gl00h*GXm?EJfjhsl8>!r(~y`+ttJDWzFPM8iP@twR3(V4H6T$Xd3bDdiwU>9#9+#UfMhMoKgYoh`K
aHYzgdmu5Mi6&X1W1aF1TA48>I}m`B>6P>mA0xIDI-r9VOcdT5uMioS-<U0*|C)ZDpd3sbK9`^z<(cIfz?@l@-LW5?r71(94w_Uc
Tb=!=HLM&F0gk(%@gd_PF(^JEyD=~=4<HhyA)o&%a)($fYpUU*n3+_d#h?S8vn^sKaUSU<E3Nni2(CG&B_!x44<>@9eW%nG-XN?l
d7dRIzp3V&VI`rS2P*(25~wX4EF-Nf`x)gbl`i5HCW7Z7DX2yr44xC6tE#=KHKVH_Ko-LjwiQ{8Xd&pO2ca~esUYR3q9`n-@Ro6_
0H4+(ajTT5{*=%e9Hbnf&?~l`?;~8GF`crU^Qgh0;GOQFO_<K4LZw~<Wt*a_5gmx4uOO$DgPnXHZl!o5-=t}$)1`SBsG*agK&9QG
u$0;y>LnH-vaI;1t{~|w&>JnSY^3+83YsLOiljd%bSn3&XsL=L1EYPWoR^lUW|#u3hNvc`rkjqKL#~Fcj;V>Lm7JxdRH%`kP_6Bv
m#SN;yr;#kE-EAtdkiP7$DSIjvaVVd)u7X#Uaw22;IKKV&kz@<W~f{#D56*`-kVILQ>?wHD5&-(2A~F|`Jw)$wjbjojw16NteLl{
UZpoE|D~#&Vx(^<9G^L+x0sbEw4o&{pBQ(WcAx_w?IedOK%xz$0wxff7bg{_uc^7I104GuT%uH)^%tk4q?X$yts{<<Rj8MqNhjBx
s2@!wUM4>=cp$zUFe6kXZW=Ksl$4nw%c)4N=&Q@1+@PGRys81JgArz&aHfT+F|Pb1Y%CHeaI8|Oz!|tIR~z1(ucq`aDjYndSuZrI
uBpf<wHo`PO{=7wV<6L^ud3&%wx0~GQ>>~DHl`~vG@+`mJ*n@Y;H`WZuBTL&jip_v10?;Zs;pWp^q`8URS7YjR;%8fg{dT_q^r7|
4yG(24k2fxy&2UO4ySmYswZ}<jU#-a$Rlc>2$j90_yGg3K%9Up1|DOccpX8h1}9mlLZeZlF{hZGx2}035S?-)(W8wc|Dxj<P#|m_
MU<2+Hlz8Q?I`mYxTtR=;IAg8<E4736ekUh-=tHhKN*XG`>N@rzZ}IG_aF?Q?f~7PE1OcGKoNMMhMdBgw;<A@g`FH6suVGyZ5=uo
h!`jq9Hs}B*O<c-w4g^5st{rqvzF<WJD|>xCZz6*nH681IudjnR;ACHD4}7DP?|guQytWnf0-$hnjaLH{vlKxOB{clpQ*i-kDYO$
OqeR7sGTRAY9xW8;j12{qNqTltf}`P9G$<K&!BUqBch|BToiVl02Zc_rkrLR1{_y3=NQJU{*l6zgC4K3wWS874Vt_jTPZY@<e)en
R;(~01|m7FoS1N)x1Z#kpPkYfsi9tx(xUs7WFW;TiL57}D;Nx^l`DB2kf{Koau6G$3#kI20Ie~p2Q76XA0x}8gf0Uq#Tj9a&ZQJ3
-6R7p`kbex=AF@}ikKX+YMqFxB`xkLyPdj*t)s~&AtWCvdM&T5$Rw|bx}+*1`z7D5?xPbb%%;+qfvfPb!5d2^UN207LZ`<VW-+6w
J1%xG=A6wY|0q$C1u!=+svIjS7BN?ly^(|{$*riaaRp^6BpD?n)tMWb6($oWKdLUN5-6D|2`+~rsGTV?F`p`^Rj5#@SBt=$N+hlr
zo?+6)vEERNEmLG;Uf~S!l@dkKB99a6{`)Kk*2evSBV9%i=`!>_o}s(KCPjecB<^HFRXSVDy8fo#T<Vik{bUaxUK3ZO|a>yZ6?60
J1Cl`1Ed`#&W5U-r>sV-C!-Ih7pvSSu&D<n+MG!u2$OK951<k#8KKUZ;;v4o=%i9B9juqByrA%(>#8-YtR(`jaHO^>z^Lt$o2mk*
wx4*WKPVNOI;(`7W-QmI86GgK7NB2~<(ncdCaTA!%9t6arKVA&0;U=vu&CCa(<CCSjG><>Jf07i)T19ERVNLjUz%1ex-Fflb(-9e
MVoOf|EFz?ikZ%vkRVPRCMM9Vyr?`LZmbQPa~u(>upyhMRihv!7O2Gx_@#Lz!<8ti8LYpZr6ft63K{31dz{0h!kfpdP92^igB}m6
`V^_B=%;}$w5jr_aIFHY^Q?uWLak1ycBHD05EeD12ePH2hOTO$;H+`1pqxc2lbgY(qALe3xR^Gd;30OYY8m+^i4=&Xo2c8FEUDb2
9IQL9lp|576Qf?3%qbNr+MZ&ry{Y>ZGbCG}S+A=i4Wj?4QK28Hek0teIjfhV@}XC!@U2)OXs;%)SSGipN2*pP>nbCon3bECf+-Cw
{GzL<R4cNpfS?|rUJ|%4bsXZXqO3=wL5ysaO{Fg<5iC%no~d|}H>RJTDy)DeRw4x`_^0xpajKY{2%L75CKl%;7p#(;e63a+DXglg
A+Ta2A*8P?37mGMF(qdtvl9@7U9QF^Zy=_kaUY5rOdYTq!ynlm{|q`Fq?+LzkEC>g!zA^W8>Jf`2OCWif|OMqh@5mO44iMCGaL;X
3?fmOVxvDEQ6_qt5Ths<?V(K}^clS&7N0YfE2DWHWEgTDnU7PFUZ-^(HYWENp&(8iGZbAYCZxxqv>F~Cn-)kIsh`B7%B)wU8m-i#
GO&mk7OjsYte#?-K9x%yxEX{YGN6$pRvn;>_88HlcAYCW7pOL^G@kyFqZp8(;HAl<{vI+UCL^w!6rkNA)S))0DIxTvL!ac3u%~g1
=bp@{!kt#0(joDikesb30<eRmPNPGu!l*1CN2^Jtpb`nBEhF-m%`glt2%m$f87yY7J*o(;Iw9zqgC?FPLaN@Y=B`I52s5cErkgP^
rXX@LO(8O*^$GQw0W6KEi7fWBIU@crim0}ozM{0Ol_*N89+4R{{V05&5TqF-aGZIe;~OZSbu8YQ^C_8^+$-Fmn;~JVoTOT-d@PGB
KN%{iA}vHI6{&a}daUQJaGc1hucsQNh?#4m{V4*f3aeHq1S&KrR4J#c#2s5W0G(EyY_KS<j~UXO7br@psx0-WQyMR;#}O(Wb{N7S
GpdXN)uwD7+^LrpiJK*<f}(t#zpNLXy)lOuF{9L_bsxg6LaoCmgr}n&GOP3*L>YXc&8^O%46UE6=A?<LUZ}^axUUcpS)zlS{jB||
zO9@hzpx=GZYeA#_L*m~-Ws?tQ!r<%tCp0Kou^x>8LN`2TdO`I=AoLN1u256N~jN)awyg@swgoR0VCR^l$f}xgrK^cRwme$>@5?S
B`9;S(<!B*38QDC1FU<lWeqSQY$qfjd@8H18mm%~jG<Sm;*@PBMV}EHh#1T!n5eBJSDqUyk1XyU!;CekE*Os{IG{)^ADD!hMxbD&
O#xyb5u`(}+@yXSoT$5?kPttu1DZmo92o_gb(Gwy|DR&6<0}82mLx`-VW<BcVU!aq5~G(ZL6?`MX(yJdS)H4ndZh%PqpU-)&7i8R
r>Re@NU(dZkQpl&A|!<-aVDIoeWq)zB(IsKf}P+dH=NI^;V25EOq`FIwJ$Ll=_V%{@u+~TDy(Xju&B)<POieOWvCD>KOU5u4y(zm
i<5pT!6|^8iKr2roUUQ0CaYH_MWltU%AFyt>!I_nx)F{hO{`6#aHh2>QzTfamMiS38YBy%e4lWW=^_BEVkv4VkSxrxw<ZrApoIc4
A{slW8YfUGwvV|VWV6C6NFc?kDyV;<KqKp#3as^^8Ykx=>ZFm8V3gLAA1Fg6cb$VQrmbojh%K#`mLXjp8>=L(Q>8jCA0oJ>k|r}M
lbBx`0<DxGj}%83`x+x1Tb*kV$DO0279pdU6e6*qo+NY~b|7sarVV8o$RCoOPLir2tCVXXNEg4ANt-E>R~tX0sG*f2ts^@aG#T#-
_#($4#i9Bd^pq_Ww5DPkeH{-T|DoHP{G*-`vmvq`t|0}bG#@}I%Bo8k*o@&B?;RG99HkYZU$CmFIj}3Fy0ft&jjpz+6q00)Y@+O~
uc3&fj-`pPO`_(YGnhT7k{F&im!?Xv>zlTkccW*dhpVNk`y>M-4<YfDIi(pT<(_mRh$X?MOPqF*WEjV&tr)Yaa;Bx3Zz>-e|EMdZ
6e(+@>Zo+8X{&6ap{69QSBoARzo-f+tSsQG%%umfXDc77fu{5-S)Fs3JQ@lvvMq|NUn3N!G%a4KYMt~Y10jGc!5?ZY+LM7Dzo@XU
#j2zkP^jW7!V_VRrK%I5^`-r;da5k0F(bv4Yau78shsYteJER)x2F@K5i|-YeXFM@nW!nLYpzA9A1Z1nUY?L1+9QZ2DJbWeGOhux
_>nv!QmRfVR}~K(TPNQwu&SpjEFc)GQX*ubt(7@CD4f2kSgbCtc8<)O%_-)oU8KCU=P6JmI<J(Tm#7jXaIN8^hNu`MnHoqLi=#QA
OPPlx0<YYgv@-gfAf$DmovEm)0URW>6RRO9VyNw_sho$RKPdvBzpqlObSX9@(5(wFHK}bN9i>j5pRDGs3#+iNBCr##`Jvh$5}%nI
QJg<9La>0Uft~`NgRZ72AFS6cx1{ZsiKp$As-32wiX&L5oT+cBBq?BzPZ`H4jG##=yPjv35-&-Vd#J1=8Yp@t6DD~bmL@AK7pU4P
(V(c9daWHSOQ~)p6PL{%UZh5;kQ$yWc%Vd@u%omr_aup@xUD>*eWcYQ5}J-DfDk+)!krH(0GibiiKn}l&Z2)SXAmW%=9*=d-6cP!
IHwLLYNZ1uvn0Wo3>&AUA{xo02qf4Osv`E6TNbJ#A|2DE*QdCz;G{>WLZlR_dJVUx39Q+v?5fu%tgF7L0<K}O&9Ka?N1}O|z^Jz(
fvo<cnWBKK@vicz7oCDBrks4IGAKW+e;06^69YLc44`+auC4~6WGZQ&)~MR4GOJ>#@u?}S8l6BJh8S6^g`fkj?xzY3pDoJ_0Ho!n
imubHj21MY6|7XJRIBeDW0L=+(5pk4Jtym|FQO!vdZhWM<)uQ6^PT&dp((4VY?c_Kysc)S8Y+mO)to{tJe&}-z^oW3G6<oVBqt24
I~WPB6|QY8Ng;Bd6RFWB8Ya@I@1)?Z&L$TaM4;X$7M<=XF00Ryprwly6RU!xQmYoF86gF$+N9d3GOQD<V3qO@b+JSup&$68ZXg99
6O53Zw4BQ#>mf}b=a`NjKqGu2KP1tX^OhhSHXu)$v7YB0N1gp5L?22Lqmn3^=^d_~lbnO0DvH@2sF>ZIb1BFmbDz#1mLb=fFC2&@
O&>dp<{p}m@}XCq^B`y%y(Ek!^clJ&-yiUxsGZD}7LxCpJ_8MvdaiD$39kjIQmhxI4y-G#<e9M(-=LGS7N!fKajIgo=&F6BD51|J
b)4rnh^C{e!<x*O3#xD-B&_wYe<dH8g%t^zT%;l@QJ&YTz94q079^7hHlO{hMH_>p&Z{Gs4=Hk<$f|ppdMqKTZzmI<tf|PMg{3R6
-ISM;ofK;sK&-K-K^>zqOC5BYNHD&x(4|13L!@b~yO<BA-z!%nVx3eW9~B(4Q=tr_el23M4xo4(cP_fA;w8$c)T)K1B&9f;qM=tS
x2&_D;vgKWXskk&iXO%$Jf3?jQmS$w86*~*M5n=|J{T0OEUR9mKCw)#8m6S6*`O?^&LsCFF05dupsc|s)~W3uhpQ$jDxS!jUnd`$
%&8uzZ6~Rz5~10o{g<3M@R~3z3a1mPW04@3N2`jPi=&6M6qzou`Ki;H$0j2r39Rj@`V|?Vqa|OG8lwlHCmca5U#Ko1;4w0vJS;RK
#3cTyKP*PDjjrw{KB!TqaTqG4AFzd`Pq0dwKq=2FBB!b+-KBf0xDiO9O|CVloUIhDfTI7bS1_0+-JU|AC7fn1w5pt_pr5Cm)3BE;
P_2rmf|d><^r<hP!mBE!TdcO4;H=uR`K?czU#yRk2$=IBAD-furj=BjYOAQ7$0_=##EQx!kS8uLtFCdby%`&(3Z8kP+o;PAbEznm
lBc?-Mk(hZ%%Cw5R-{oUI-gA`f*`ge{4Dz=te+hyF^(`NuOquHW0^4y93^O?f}~oj5v61!HKN#@F&%lR{v$6MFqp|DA)zyp#U&Rh
0H8`Jf1m}QJEU10IjKM$eWQ;kHK!ab^C;e^<*5~&sGyRhfSMd9siPRAj-->Xldkfpawxm1;iQ?4L#JvhU?dlz)UUB5Cb3STBbV<f
7o1C~d8}Trmlrph-74RuULy`K{H<4{f~<s|bgmnz9j#xid8(JJcq&B*LMVu>-<+PNEvt#2A1eA7|EM3SsjkJYZk<K3z^p$h8mgkD
PoI|*wy3NngrPDi45#XuET#l3y&)SVr58DeP$qw+;3?XQQmziIzpYxOS{IV9UK9wfII4@US{Iy|OseoE{-k0f1FTXfv#ivfWT5h+
4=9+YYNqF`?jhk8UzhN%a-+MY_p1(`d?H|-ZKq!xYoisT$)*6U(Ik_qw5)d~t)7(~gRmSBI2ksg#Uh=QUm<xJ+L;cf%^w#WbDgaq
8j*FVBpqvjpqv7rEF7(sk{Pxbw3s6(5)9T9Q>5`2Ya9d}!WN{Pizw|M4j|qj=NY*m<sB%Q{317-yBZuNkR3)SL?Aku;3D>yGbH;U
>7YlQ78p?<Y$CrU8W?9D8=XBIsGsp1u&Pa^392R$e3gu*(x7XqNf}I-yoqG2)}rF4@2q#RTqY|btC|*w>5h6d$fWJ2Iun7L`lZwx
r!LQ}^(cJ|fu2a5QIPwcvYtG#{v#)*2A!pgaTLw0-k1#|F{g-`tsWK@+@-dtUn?V{Ri~q*a+r@8<EpEzMU|_biJ@ViAE6Mld8%2U
$|?ykO(=gQnIHrT@*@Ky)~ettl&>qKrzMalYn^;95|*PQ%&P#e%M;+2My++IsHxATuBD0?CYu?KbtS|l;G}$^Q>#}o38?<0NTBGj
^cl0EaHRws3#h{#NFabC0y!Y2aH5&4uqzs@r7i$2$qs0tW+CP#oGL4;1hDF*yeE69Ah0E@%pH{$XeXv8O{QHTm#LDdP^@z$+Y^sC
C!BF78?CmiHW)Gnv7`PV#HG2dQzdw<w5Y2b*d0Zj5UO&mXb>Bmt{_jFMWb=6?w#$A3#aFt&oD3ze5RVGovI=x{3*ezXC-c@7OL8$
fSfcSIh-h`IIz{OftU&?gQ*{<jGQ&5c%ViU-mWMxge4HHB`K#RE-u(4$C-np3YgX|C9HuZIGkac|EMh&2&Npa+$000E2o#6k*KN~
0W4W64XZz@BBvjem#agns+>0{Euw;+)vF|x$EyCL&?%vvz@dYyYA$=Gx2%aIt)kDMp{($mAQGGzawmA70v*~Q!XkyKJ(y`3bs-%k
*dVv4=NlB9Ybsiw>zym4eV$OBf2lvIpPqFRjwECo-z3s4b0+O0nx~<daUp=6VV&S4%$p|{Q>7{u6DSNKxSLF>@SK1gNT7k9xu*mh
?x?sS(x0KJY$QUYB@%8R37;_@@}%XU9je<f$faMh+oi~!`YSfC`lOMC)SOwUcqf@CXeml4Ag@2Eh?S7Ak_%(2UMy#%O`N-fx~%^p
^rH~4^sV2hQ!KHV?Wzf?<)rPO;HWdJJgd5ybSRjN7n~xasjh&UjvId(D6aXU%cTjZ-=2%H<)k>P(j~g3kC+dmbh1jNJtbSKQ=-}*
+M;M8nWu`NyrQfVSg53|UmeM##-%!}k(Aw>nG7?o&Js?jp{%T`C87fn*_=F~bD*53XQi-=N}v-7|Ds7A5~=E_-XmL}awf}~#GPcO
N1KKtNvRo{Wvf^kRxVr|r=VA*cq7=LH7ofQBCE5eDU_NZ=dGZtSDFx;sUU%y{h*qm9}_gB@R$uA{-dxS?G_@PrY2mHEEYK!<rkNj
ESMagu9=M>_Zo|lg`A)qA)`EzA(?X_c^%%F^cKY#P83s|bsu#ajv=Lo4xtnvGL5GmXBPY%$E4qoNT5|7y%x2U)t3<+l_9K|7M>ar
;GQ>~e4HhlJD(w_1|qN=dJ(3c37h<&$eQnz)R9P}Af|v36Q<Ot4V=y$44ii!q@A-OB%v;!90U@a8!|(n%qV!DnvPl*L5-uF8IyvX
zaVTPLZL>a2b|BGBq2nlm>5l@QlQJ4YaF?ht1u}VTp==`D3mgzN+ivjkE~^=rJeE{q!<aJ^e=^}m7@!!%PBssttg<BiXT%AE*=Rf
M<|yhhMJ_XI4r}d(V#MzDw8)T$1?G#xR~-3tFI&}pB|j5swVa;Ev0oFc^Eb$U@1|i`7RYU3aYxCZmLu!=9vtu@2p-2T&$BGRwK8w
OQ#(xMWs_O8l>2vJ}>hl)SZ(iE-Xqc{j4&tx2pKBEu^F+?UTB!6r+|IW+j22OCY14A0>SlI;y@75F3msa2O~iTdeIOwV?u;@*gRq
yQF9#5F|CNW2vbLCm;};{iy7Wx*TSvW2sve`<$MrTAw=;)F;s#xGRSmBPC0rte7AcS{<sc&8Og<_pD%{TNSU3m!PnmX{qO@oEdu|
)u8q)prC%JETa9R*s3`po*d$+OR$Hn1gjOI=N)CI=mh~Tnjs{oMV>&G87Q!$$0d2NEFep*?Vj%y%Ac#F*Cn#9-J^#oWu}uH$r@KF
&7V3bWRtFyl><y2B&;i;vlE7>BdPErilk|%nwQY2Y@U6ksvokXh9hpI&LiC*-=a1o6e=hsPXe5rvL2G8$eG8No1O!t!<FwOMwx%1
2Ni!AZJS3T^Pl_`d?ghj<fFhS8=&1Ui6zh+Um$CuZyRYGLYz^kaU-Igo+A4siJ0mwG^I75b)am4<sdzqQydSddXVX;H>Xu3m?r@w
-IrgdS1Z@0O&u&CNvTe+GO#BoiY$?>*`$({E*R|~h^!c_^`he_g|D}$%%3~4-HlGFL?{NFU7GTch^x@6H=v5FHLHoN>Y|IA^s*iq
^qZ2e0IHI%Ca^#oPpd91^q;Jwt+B41%CVZ8NvL(I=d32Kp{Gl*Ors|sV;`w7%$+zS{;)8s7OC{7x1=AWhNCO1aFjS9eVF!<3#8|y
g&pJ+^{7UzN2Z^fN}|T91DP$R4XcZ!ewr_uBOUIqBcU5Bbfw&>prgf_p|Y@(0Vr%6ARIy>j2%vy#2yl<ubBEL0j$>=f~-`ZRi_vl
ZmRO8Hlfz0N)@A@M<8pUUXZetWFG*n;+&+J7@HrOs~BV);}1WgvzTrYI~YqC+n5uelbv>wHktGiO&fEVFOp3b2p0vPgB5v`_?-ru
S(EpdIh}=^m7seWULNC^7aYG6KpLqV&X1%UETHO@`x)4wNR&Ju^q;aH*r1jnSsxS|I2a-xu#VOjn2TeYE*3l(-<*`137mZ<UYz9^
?h$vLmYQ@Jp`3M<MwR@MteOHKRiXqLCl_2CNenrbLY(~>jF~l?ua!rf*qr2~NuWodE}!w77KrYhXsqQOaHLS0FPJMBMv&c~v7ce2
1C>XfXAX9rj+VugZlVAk#hsa!`y9ND8J0+pzLftMdYL7d-jGY1Y^;o}E~#5CU#rJ08>Rvuh?>2TQ7lETCn<J<cpUzxR;s5YeVBYN
U7j1IkSrXhQK1o`kge-1)}=kHP$*ES+$K|>sw;-5Ya}J0grHj`A|F7SOCyw^ho2QEX{b4wBP;x#hOSGgc^4e0a~kEPJ*tlxr82Cs
<()hyzbrzXe4hlSrJ~QNo)*!Q*%djU;FL+8J)}~mOQNG5avm9)Fr-EmL8K?F7Z^RD{u$-1Vi(03>H>43aGAQNx||;_Ssd~Yl_(mV
2`4EbG@vY@rXN?F!>7g^V4Kk?<D%UjCZ*#ZIGtq~ej#6;0hx-bi6-JDBcdCfgAgSfRHX5ljIbH7kS|@RN~^gSj3>XSVW2;ugrt(8
RH>b-*{J=k5U_5hk)my*vYu}wvZmdwiJBvz1fo4GHYw7pOeUYEi=6?Wx3YyMnWX}<sj6qLSgdxIH=op@8=_Pqx3Dmo+ptCygehsM
)vna2p%kL5SebVr9IW&#xSe>Vxw50AmzP5*0hz`l*%U=2a;7*aXP{RNKP6nNFDl%qb|lRq?I)9<Iv4U9{F>yZE2-Nd%oMsDDkiWb
Y$d9pq#~>&KOs$_9;u5TiKP0aR;DPW(xSSVjv{`cIGr=7qowhiWhY1&wIlHtl9*;Egd{a3WTMR&pdU=4ZJk326Q*$>ovq}rucx^s
XQ}ZVI4PB<6{1rfrzIIDny^@?GqN}>45+uFy`B&nr4(eWbf`<7_7$C&ohBG6^dfCBFeNA|psE-d=cvyrjwv&)50sIrQnCS>cBdV!
o}LDuC5T;<4kRNI8l`Zeg{h9Qy&r0-`zY0|kr-62jhe)!w<C`ygsQEqb*ELVqp4=Ez^qZIvY2g~xT6K74=2y0m#1PbGp!jSotOiy
lnH*FnWZnUDi?#8tg$Vsnk_1@rl`3o*{g*CL$AIc03e8`oTc2Qb12IVQl-71wwkJ_N~oV1CN0dF(52C)E3E3G9wr~O<sjiEH>UF_
T$@pxDy{^j7oyRibQkQS1|goM7$jzyqm-GMUmXu5+NQW1)DTvfOqDT}v7E)BGNC9Lw;unLM-#@J4I*(Fh7qiqeI@M}v=!1CTNTG7
ouf$|Qk+~8Er5#{3?zdMIF~&nhoO)d4u<0tl9UFRRhr=zaGlW^IH5X}k(hCn!yY;sSDq;$d6@zo`>FRKzah%7R;w)_XddYl@FR+-
aU~<4bfrurtey&*j+x{j4i8`^{vnI1TpfNGAFvastt7Oh-k7_h1eE%l93(!RrKGSa$)2#B?<6yhsU%_`w3gedsTr&rt0f<sjHXeP
P^n0uR|;|^J{`B746JOVY?<ttS~Zgz870sxLll&z0xbeAk}S3>cZ|oOBpqw8zbeI^LMrGfizvz{2nm?5OBQ4!^ezE1@|swjX)#SM
6DBMhC!{>7)D|+CNgVDZ>?sSRGo(kSe5lWob*kkm2$)}}n5s;e(IXO?xiCqsn=AAr#wC*-fFdNS>MkuHy&Fd=d$0_mF%2~g5Upn&
C=xU(M5Xa0o18wHrws+E)F5IZp{v3&7#%Jig_zhRgrVReI;n)IjvZc@$0c2?fHB!D6Ci=0RH6Q$U8DM=@~Jl@*Q7hBEhVpw;1S0!
EDwXJg`)eMK%c6SFQ*+Ceio0cIV16|$^&qxSETEexsV>Eg)n_1k*2h$uqlWrmZem#GN<;a_MTy#NvNJE*Q~Cs2(SXIXs`mRwwx-k
i4|?DhA@~a|C!*L%c<J0ww3CuDXNgLWUjmzNvIGV)~JZ8d8GuinW$czE}}fBTb*gC4=nqe46f{)5U|LtF0*H{;i%H0U@zILdaBN)
bQsE->#!4*xTyjpYA7bG{UTeU?;XmL3=KCF9;aj`Whq~$c`cBkc%GRX{hJ{upCBC~fTjtoI}l}@?4ti3_avdK<QR>l7Owo6bEW8~
^r%=KxGRP$3!x_-MyydLlLWaanxf5?tE@wuv@Me<ha(!LZKZ3fmZ?-A<Rs9fXqXYG^{Gyz5UcO2nkP>oj;VyKF)2)^rJ%%@)}@H6
o2Sw!3a6W=zp?(PNtK2nq8#8LyQt4B3LCwfF)c(S1FU7LKdqdsJuh<=0w$)Om8lG<X(OAhMXH6JFsT|OY7A|!^eSPVFr8A7>8s=(
%coT@q$kZK?5TkvMlHfEg%g}D+^l4&HJ%-+PpMm^UZ9zzb*2`kfS3oAJ1(xJ#-uo;Hma$jWu#7=1``G=^BoYZGNX4QW1q{OIHlbv
m>RJk?x`A^Y^L5A_?`)nwihoW-y;7SIiw<-#F=`Z(H2}8f*~)T%A~H64jTiffvLc#t0NJlXr$tjn5!?Rco7+#lb#5b8KXKNFO+y4
{+axv?VOwyPMkfKLLZ)(nxfJsnj-_C9-tN_WfmqKCmqWm;Gq~E43|cjo}qJ_eiS#HlZmgM<)L4l=$JU2{UNQCTOaJA6(mX!v8P!T
gBofdMI9TInhd8GizHJZjUaX%r<8*w(4&qTkR)0dY>!)^0i-D<NuxiaSFf!hNh++KX0G<G%9}8lg{C;J7OG(%@}<<MU!H8H#F84V
I~V|<tt2(DSCNj560p>)(xykSE~2WVq?x*jLMihgV6on%1gCwlHKDwgQlOflAedwug&<j+&#gnAUMD}Ur!ps{<S9v}%%TaX<|+rQ
!x{}H88KuPL9HAloht9A)*rmB=&)y^t0GAQYbmKH4x}!j{x3hUi!OjDz#eBLIUN_Mld1(O{gud^L8US<e;YV4uOz1^WU12}W39-h
2`=idJSpWaYAI!&=&Pf!w-z}Z!Y&XU%_uFC>X%C`P^~~T`<}Wj)~z8hoT@ypU7mR<x}v72Cam17XDVJF4k#Nc{;1t77orZNho{D?
o~@gxw;*^OTP!ytq@25`%pim%cPTnD5f-DM38{6n1gy6)&K@YL7^bQkt11zyZmjW@q9-&gTOfs?V<e5I@{+M7ldzhUPbkI}e=q2#
?I^A;bEuLn>Zm^`+$(>hB^Y|DC$GROF|Q7?V<m<tOd;E^Td9MpI-5Hh11e=Ho-7`uBMOtKUa2ajfRnJKfSQ?{{3+C`h>Y|e+^%4<
R4C1=jim~#f1{_Efugn?%&hRRNvOD{aVe`5Ri#<4p&-he?<Wrz`mOJwlcWWww6fnMlc-XiVy0m%g|PXV4xE>vN38j*o3QyZ<e&{I
<fsLxS}T>QUycNsS&&_-vmeeW53xC>MybFgrJm&|^q-@mL@jt3hn|_BAFBMQTB&|5#UmN5wyQ^&Nvo<QP^>tkBO(SY2duT3!K>1w
dY}du-XbNO=oud$uPL@FE-1651Rfx-lAx=uHlQ&fFr8DRkE$^s8mz{tlcjvBu&nN=jjE0=$Dnx{u%`N@P^fgLV<!+SO03nYEttEn
$C;5HiXh-EWSNGXOeH}aaVQV0DJyKN_A1$)yeY?~)~qJ4pCs<DDJ)o$I;K6S*q%JA$()d!Bdiz^$E@%fpseGpRH$~Xt{wrXFsG)j
h?svOZ>STQ7p-xrTq4>i-X#pJI4EtNNFMN<9GU;Bg(*v@Wv5Rm&Y0Slc>?1oSsgwxMyC}lR2Y1o&LWYZNhet+M=G_jR-q-A_@4-(
;G$QnSRBf*lPUO|tsadggr1KMl%Twx@i6_H(kTP25U^7rC#AlmH7qHa39d9Cb`qx}CoFiNTcjTs_!xbq3>-q6Vw-iN6rpCEnH~Y0
xu3F^Yn*hQ*B&7t1Q;8l;UC|c5~E8c2piEH{+}<9)1S>Aq#4*EcplRlr>5>8qLWV^A|ALH77J%0B&AT89+u~w#G)G`=A3RAwjget
dn7)i!IevwV5#?>tre3XpdHnqoupVG<gD%{Zmd5ga+w#aNU6i2yOHyna;UYXl_VyhOqR%~4lZK~2NrNAsFmZXU#yCz*qL0Jwy|QV
u`2PKlN^hoo|T%MTOr)3+bKvOl%10yB_a+7LZdmXv>4GK04KZ)ohAI6t*9feB`uAm&Y;vQDj|0;Juzqznv^RkYNGiW93ugpQ!p(l
pr^;H3amn`KA01mgea)4E3h~z2&~txoG7*)my@$EmlK99`<j5Qo0@@^-lpWPi!Pol45;fdz9f|j@E@=xek27hS1R8u`KNWCV;w0q
sujeo4yZ1J<*m0HLm}5AzNsBBH>fwQeW-FHq$l^F)ELqyjIgt;!>yz!CoQ_5C!rp#xUFa`>=2fqJs{hu3bETPPcW*kW+;;;Q5-gs
&y*0Tx~+ROMHxq!#UxQErKs69oT`$h%Puw^1}(58n6B%t*{JO=HmL}lj-4H<%$(w`N3Q{#Feh{xHz3iX0WT4>Z?CvD_bJ;YX{x(0
$(*{Y2P0M`C$DC&OQ08}4XNI$h^^?X`WXTiek&8L>nO#hQZc_HvZkvZ3!jFuBbps7Fs{clvYgot)vYP5BdKGpNw6HOldZ3qP%Sd4
5~KtmRV(MSIVx?OpQR%wke6+-fTwAmEHJy9LnpYe!mmlJoue_ZUafSOF{5LwxD~mpz@WdKhOla;q9@9wWGXwXa}i~(lbZ^hjwCLw
nj$Wxq7`bb0;M-9?TUh}nH?voRIo24g`EE%IiwG&N~m(IN++cr;V+^Z5U{k7W+=BH-=He0J*#D%7p!$Ft(4Fv%`M}U6($Z6RIco(
{;1v{n3*B0X01c5rKZTG%8O#GU!rQI$+0l1cOomRkERZ=7_nX`=9<|PMxTf)GN|e$sU(T6gRuXoQ<)~Oq>nN!ps|ZDJqgN~v>Jt{
P$i?NsiYXLh^+jSfhahvFQu2JPO1B^?k5-xb|@CHP?;sJmMI3GDJZxOp|78)T&wmkF{xg!86WPbK&aWUlbl7VT&8HIQK+6CI3T5~
1+WL1ry&_66`>ZKyrHir-GQ&7WFMI(4Ja!nJ(}~P9-ka5`K6{QGZ~MVL>^ovfGuJux2BDtIHbXq3m7XTrY2V@bfZ<MoSo&Kqb8}a
sgUC(zoZEeqbaT!`>znIN~t{=4F+m194Yv#jH3l24V$W{IwVXe$Rl!{U7;?d$(}bFOreINS{aO)x20Gk*(3}l+@Q&g`=i4mikb-`
%o;iz8y%aLOAjp(yd_v7U>SLv`xZ^2KPTxK?4<Of=BHbsUK{+Mu$bi>M3@|hag;`*)DyxWUZ-swg`_ARE0<ZFX&SL1UL>2MOrnS+
>m7EZ{HAdvo+QDoD6XTY>>>Lk=dnE`X`VBjkgIU8*O_Xs6|07_-83&ADj43Vjg<<i&?5pV{~P)gQLw(MdZ|0C_a*%(3nY=12Om_c
AEGQAxujDmzp6Z)9HNh@BbWA~zoW{SCoCeJc&nVLLokP^_^LFd*dUdxN-&?WlbQ*s^)QbrnY3)GVJP^mlqDpl<00m$K_JJZcpYpp
y|B6(^P^&jH>_8h#gpzM0S5h~YN{KX@SLWeimhNM#-cMZaUQWD(yfIQq%P~J>MklLDXem}T%rjUWU9iV6%g1kGb$4o2(a;-Hm9{1
K_XPFWT>++Fe7xRB&-Xf5}(khRj?AUS}lzxEG$%{1SsDuM6M_>W*_{G@E(e-(Xrz%Z>tHZ@hWC3ZWE-mogkboIi%k(cN$}w!71XF
(XHk;o+KowAT9KUkgj|uOszX5$Em+BU#E$kou`c@ZWaDAm?`>)%%uaMFrm?#yd>kVGODLI6Q*dQBCzkTxs=qVJ)VJ{$DK{HVXB&~
Jf!F(fUzy6<`<8U39p;2f~-?2YO+G38?9rgtq5zeXQ4PF_N^DJXq`iswyI0A6s`2DC>44zc`1FG%OKvW#H^IC^C^q5O)I34p(;JG
HxSaWRVfFc#4J`Ev#d?2@3F0_oG06^SgUrf{41}gb(evvORjyUpRS%M7cMlXK`WfBUm|fWN}}N<As?49EULpK`6-mAaWGURS(o^)
f|Y%vDJ6iQ2bIB{>?ZylhA2g_V5oVlg0X6y8Y&E+8z$?eKB*%tovS{JvmJ7w-kQL!gPnwuysL{Ed!??WY8(+T*P#5dBP}qc5~c<r
4IE@894COJ1FmwcrKN7CGp}YQ{Fqm&rlF;n7%Cj3C#cM(eXQT4Q!PrUE}UwxXq-7MNvCh6Ih2c<DKJN`0VI5@DXWsIC7z=dKdUk&
k*95#^Q$wh_oZ2&3nCM*{+p4Ke<szPrYV-3pRh`w&X4V`v9EBhimimDqO9Mle;S&oW1vxt?yOO$$f+r(!L7}!r=*Xbej2hF@FZrO
`KSK~ET;dlbeyuRco~$crI_i8hbTFv&Vo@GHm<1>C7!%4F)aNhx}i9l7bXm&OQw0JGo&dfh^V2Mp`;10g_r~<8l<?Np)Oe*^`pG3
n2@KH)1=oYWhE7$y_F%Ud79#z46XU4jv)>mP$3$dhNEGjs+hT%8zIjak`)i2G%5fk&7KC3xEmItx|f!nRvKIy^B;C9{~TzWFr*ZW
H;OYMOe80kk^)Md=OkpIubM@jHk#a|+Z{NZQKbE#gBz11@EDIAc_tSgte54VrW+U|wi_89_9Ql+(vBycs2f8bN~2;KXq-HyR;*gA
>!gn!rLSZm%a>%E;~#&mI3j1TpsOFT(K4~AksUp&IGXFNbg&hd>zH{MnXf^rf~d+Nax71pqbD;K*C;BcH>I|<BB-=9O|nXuK^K{<
G8t&Aqm&Akf+b0v^r65tu_<R8HmP4CuqSG+p)W+I0gGQEL9A&WgR+mV8=I{qfvlUd#;!c94I9;*8mdICiLgqo&#QSZeHj?6fDEOw
2^dDEJ+e8k3m6BQyDtW+ca4^;f2ck%->$TYnye-zTdJNZ)2`f{b|jFNYO0tnA)J6RL#nHun5`!TY_OT9OS4O{SFg6PK&Sz#T&0+=
4;9U<v>>>sBe4sp8!%y|P@-t3$FTXX4g&!oJE**_q^_E*q%K1w>nUugEf-3&zLEVc0j4pmWRZ%9G$0M97O5*ZC!;_xmZ!iFJ+4Zn
4<hs(qaxZZf1KQhaHB{qew@{<)Tlv|&ZVvqw;kiC9WOC1gQO!kD=v2_7_8VRZ<R5h)v1Uo=$`7Vu$!7C{jg=Mqq0t>4<3b|sjM-o
f*u;J{H#W>JT0c8@DmoSDwd@(1h5gMmJ`jJdat6WF{r&TVyuv_=%hQEL@6VnS{t6P^sS+;cd)RSZz-T4?weDtH>^3BLbFVeJ*tEx
a<J5_mZ2E1n5ssoOD<=y5SJpML##}vbu5;t3obnyE2;CR;453O6`vWMiX;{-kR@%NkE~{=0VgjWqn*z#YmIWNE2tf)UX%zCqn$&n
JgNCAj3mONP^n3r=B)J?JF0Xnz@^h6O|Oj@^CT*$OrL(JCnV^X2BjF2!l4DMN2<P@bg9WJUaL&0r=eo03J+Zxc`lM8i6{aq3n3O4
0itKD!L9tLfemUNH>#7cOR$<Ns4S7BfUP4YaGeRTa+|xK*r`#m1DueXV4={d79e{m!Kt*a@+0|>@vQoojHKPIC8en-GA@6ShpP&(
#uR6z+aatKKctEs8i(&B-z1r=$f<*=8LgA739RX`CX|aRE-;&<8LgzF*{K^Y+NYSW=Blh6FcqB+7$Oa-46BBs<gI$EFsKx$`<r>H
GMQ_fOr#Db1{@_F$)^0Qw+2_LA*bJ!!=%KTe3LY!5G3%gI3#YI%`7;eG?dvK?w#!z_!_&R-Kl3CnXM$ObES5xERt2MX(g&B;UGh%
*bqh`F(i*B#~ub9&lQ}MGoOzfIG`pg&XWTgi=lQT!yjLkQK3tjR-VI~w2!(VYnrPWgB`9F3Lvi_86I7m&>q?(1|~ryFP^-dhnfT^
50u#zOPLK9DxH0t`kfFZw3&+@WE#~MQYJ4THJ!#8-kY_dIv<amg_J3yrytQM%oyq*V4R5{VV#hyt+0_OASw{B`mLoOh#3~1*B`j3
Ql-@{u&$u5UNxGi6C8D_J)JtM5vvcP-H{BJsvs(?6013*0jHp-=%{%dMJ2VR(IHSYL?$sYWUqvk4zty(f}T68cposG8Jp{%eJVmQ
`=TzaNhp;tza%EF@-tGZ79L2QcBXKu5vC)kw=AWm)2~}AIW24}n<Orx-ljtp7^O!rdaCuN1*mzcZlHpsE}Uenm8NhhDHf)Y>?wJm
E3Bw0TAMJk%!qrO1*mnb#wt=MF|GZxVXv*2NF_C_f)u*2>?>@V+^nmi{u#3?4X~fEfgu|+PN<7494t;HUzC_6bgTuWkszz05;MCT
EG;9npR5M5br`^)F(`mCgr-v*-liL<i7F$Y$eAFn{~4#Fg(QoRM3-+Cv>Cgwb*WA_QK~>K`=r2~z^vPzVxwxXX{66AUYuH=IHL(D
Pne~uJSf+l#k61?7^yoe46wZ}>mYeG&8R=8QK&E~&6dQaJgT@I)~p__)U7zGqbaAaRkD#P)0~SS`y}D4cd<Au2Cvg0J}^zD#TPrR
IGw_*6e6aqNuQsaSRj|HB(IRNPat@&tSJ|q>LjcVV5+Y%b0a>qm#=3M`=}PJ0~;x;V6MptN3Z~${3VUB*r;`^!K!@~O(f`ytu3vn
=bcQYt*{}b-YK3b+be>j3am{WUMy-Lil0Rpn;9CcCac*gNvVFSrKD&kr~?TsQI`9nx~Q-z&y*A!=Oi1SeW?5$38q6U+a`Atp{2s0
zOFMU{-cAaogfX5!JD(G5S|q?$f($ylbvjz|0OG-N+^mY5~wezh^Jl^AFm9YxfTu~pee$t@+}&ybu4(WL9DW{SFW3>)|6hD*rQ=E
)v0Y5QLLq@zp%a-sg>8T$D0MJawo;BE}AMFpdckE;+#USryOFf38@*HnXFHyc9tl!co|u&(yWY<OQ)``378_VkSj44ny$W(;~%4?
l&YdFK&%w3N~K7xJuJ1XwVZY*N2gwwaiUY4wV`FAU7rf99UqF6Bb@(@Z=f6{v8EWCW~Sw<$*6B4pB$d4WSFd?qar`45uL4=BCP$U
DImP41ETRJCaK$yVxt<DTZxXSXr}9<BcT_R*Qe5~qZC}9Kq8Q!=cx~zGpkah0HQje9-|$oX(TEkO{r_Bq#b#gT%XLJ^CE*BgBy{P
%bM$>*b~j6=NKIyDW4~vqn=+P$RZA+Ody&U<&paxO_l8uE)?A#o}7Z1MxGHD!5&$nTO%MLa3RMGJ0@?RBcQFLT^(*A!X4}tRVfpl
9-rDC4V4ZOtR5;Cu%=;xStdxHteKXWt0KK2wxDhwADw5SYl%LX3a+N6Rv_paCZ*39-J=K_N*Guka~@lvqbvI*NvCbGzNsrA))@?~
q?qp|mZ+vEq?XH_Z83bTP^s6gMV51`zpADm^C)hkw4@-c|D-)1!J*k6JEl>fOqms^eI~M)0;=T;GcP4D44FZ!7o<NZc&&LUo+jd~
M;CM*ksa8mcr9NomMC-~dY~FDi!1c1A)tsE)gyeR&#MkADyEUHgDz*J#TyT>j1$74J}$g3*$AZ+NGG2y1}z>e<g4+nStyd9#IKN-
>8VVutEy3~G%Jyv43P(|&kt}eoFoOAd#sJ2u_03?G%Lz3$suDfdZjib^{hlI|C=1EuPKZw5;9AytSZGJz#yco9IYRyf}xQZPojPm
iY%_7<0USo10D*Y{+6MutCAzCAg_HZ27{}g;Hqe;hN@sJJSB=Ui7NUVF0r|mx1^pZJ*yR>POusm8zG!0E&|asU8>O#@TnLW$*QrW
@-68sVIc7_|D)ldpCllyZyj@=lrH+2*{Zy&oSLbukEWQdGO+n3dY<u{WT}`hQLxgb0I#Sf+Mr<}hL~9=Fc&2!_^E=Z4i$)*Ua5ee
V<?2KVkD}o7OWGHC$YVrV4?}CpB&DZI3pp7-YO`l*_B743!jIZo0v=+dow7kV50x6`K#KYEv>VncPLq|ADEk+tRY{l-7T)E-x^gO
P8AuYW~X@{lNkh?kEI@)%B1@uT_7DHvLJq*7n}beC!H~%ts7}4{GMMGQYBKEmZ)?YxgD^aH=>LK@S#4RxTI1f^pHEK9xq9lB_-OU
v645YB&lMZ&!L-=E+Yw?W+4<2d7?)k>LeVi_$t&WY@Tf*siFO)@u0CP@24}VDYC08RVkjY3Z>zpdaB{A+o=+!WHEfH9I=kAd6xjI
JfQll#H!D#g`fc+2`k#Fbt%KCudL0jsikS62(qFi^sl|96s(@BL#hCr4ylW%cAg=u<ERCo*|1EYU#ecLu&+uW;-`SEwWevWf-I%4
*O`o`)2^qa46CiIsjHWuz#>H*DzHnQs-Qy{_oB<HKBE|@8mZT@g{GFE!I-(4=$QVkqa{(KfT4buG@T`?#viw_$)|d-AF7L?pR59z
At(Z_<C#RJ0;HTAfT40H(3Fm(Vz8=^NUqiy3@zNJB&2Yem!f2?^{M<Q1FLEzk`#p-1*{{eES<Rz(i*gvatEoM#FW*aPnlhmNSG}h
n4VA>=#<+M?HvZ58=W+re~*+Ez!aXD44Q+JV49;4$C)pnZ;sTKSe~2{t`_K>CynI_haSqGWtbG7FrGb}kQ8>E{hg|t2BZxZRGo>K
Od!plxSc_y@Sai%S0G=UP8|0hD;a~IVI-O+PN_PcVkRu1pq&Ao37SidH5dRRJ{aztnx4m{ZKevKs+P_oj+2R;@FI#SM3^HG<_p-N
QLW>ncpt(hEF@Koqcabm^)Jb!Bb^{2C?Xu6QK1T<y`1%!YO1amTp%l+uqBZsoQ)cwNEKTrGbNChCYrvcYMt7g4WUk|FE6XBgeG36
k*P}{=P8_`-k<fI*eIQq7c?rRb*h4`$Ss>B)}81nLYsLkH#MiP;*w630It6&C$E(-svn#;s3UKfm#x|xG9n14!kLz=SgbCU3Ln-d
P@ax0!y-JEQ88zfoUJG<DySc<{sx4s9xk#Fd@m;{2%6#=AuCNO2%JBq7$B>p3#73tU#2^s(vi6wAEX)(Eupp?Q=m{N<|L4y)0}&y
$exQQp(hj*gPYluKB>4Qw;^n(Jgj*o?WU=qOQ{p0AS+8I6rPMGH6}(APbgZTUzflwT&ozK_OFr{RHNgdmMl1&`5mX8yq+o^a~y0J
qnUD=3@GHJQ>w)#4kbb;>8lQ<L#mmq)}XGT&7}`7^RAeyXtBqt!m(7UFQC4w9~)Y%6DN79$C#{==Blc!kE9>1IjJWp3$E{tZnQ%t
^&b7Pv#7zcktD^K_#m1nfDx{()~=_WNu(kjuPd0Va<DqH$)c|?Jt$46C9m<YDxQC+wy@-^DVa^7Z>Ya31fbU%W+5}AxgpD+J_neo
wh=g_F{W9dm?m%`Q<_nw5g3V~<)@*oAC;&Od8yqlPN21?trRUPyOOjXl&13}<EXHw)go6OtE|Ex6R8L)ZWh$57OiNUR4A#R+N?>Q
(kICx(jq?=rXap7P@ZQd5uNv_ETtMA@~+1sNFLoK|EyCe^(`Ep9+3v5{;3wKgt3ySmMMm&VXs0dubiN%j-6s1dabFcXP)htjHlqN
&?AB>#1zaT?x@I_DV~rZE~(9~m#hb`*s%Sa4<$sg(3yd+TBHG%cBf~a`7%|gbf}Z8=Aeuq?W!pxvLI!$6&(hsjh;`ZG_K$zEvf{b
38g!)oubX4H=ZM%1D+Tv$1h{3LMNRtlB;v24jQPh7aIVrB`jU4ahTo}(lh@ZC?%e;QJx1UU#cpahO>H+q$(t^^`WP$B&V_!AtVzp
a-Ha{R+ns@0<nvg>8xa`{-ug5o~cT$x~-?A?5qH-=Z^P|tF)P;AeNaTbSA1GM3DfbzaT-No{~8hc_h0Z&Z9sfR3WDw>nA-N8lpI&
iy9{tQ6p!hTp0M9+Mw5+W|b(M>?+e9?IQe|y(B9m4<)1%JfQiZYMjuUupeuit{oVS%OB(vLLGpeRvw~@mmRO5;F+kRS);%YZX(Q_
Ym9vy-Xi4}G9&vXe5+ZQ%&1N!5~xoYX`K@r%8=WkY9~pR52l8r1s-A^#+sWa0S%)eP9PDa_YdQZ2eDqPw<a5@s3K>g#i7uV?<$X^
Go1u1)F0rXWSXU*t|3DnUljDM=p<$p7pFWIpQ}0#`lUCb03{QobgNsJH>r`U2aE}>NI8j}oUW>`)EqY_2CK;~2Cn3-%N)v_h$v4a
R}TfGWiTzOGcvKF{+VhQbb-GpFf4+lsg&In6D?&kL7w)mN+Y{4j4!bq0-VvKzMW*G#4N!p1F0LHxuMc1!IV3&G$@gryeoAS+oDV-
Y%z5%)TD*3B`A5JZYer4ERukoIHkBOFrk_vYOfTcrY(^zuO>g8A)F<ee;=k1Dyps>6{@5;(kZB;wT)#c0iKL2Fej0$*b-xuhBN;l
7&Dk6%&T1>9;lR+AFaHbMyUj-&74B3<t%9d+#Rqsb{QhCpCcoogsg2Ab*cfQO(mkNJRs7n;V50E@}YI3M;#2P%r)#MPOeHJ9;Hhi
XRCg)EU;6t_n@Aa?Ij+p+pRFB$ScXM>oGna0-UX|9vE7r`>SH5f1IS9aHTq}G^B~HAtuhGEUglpu`8-48>q;vzNmPxrl!-LAf}G6
D;<Tck)_?B50p%p%%EYcUap6*4y>B2N~4yX%&iZpSP^tAr>_>J?ymi#uPVbR>zKqW!LL26x}TkyVVpFlD=Q5ia;rBkl9~@G78DVx
4<05f4=4&M51o0IhprZ-3Li|V{-{N*av^Mu!mwMQm94S|IVe<;M5*SOl&JWt5TPM0QK@B>ccUAe85(URC#_~Fr<U)pcPTolVJ$JJ
+MevE1fhVUNhGJOS|ZLXP%GQ6z$}p`gPbg#jHdLlxvPpM9J8#ig|A$k%Mo{|D-vWV7_jN5Y7^3t@t;8^IIZ{`2&x6Huq<_*jHVnS
qN^0HN~nG(M<k(~KBc+}Y#Dj3pe@6eHl+O-tgD%*94LdZ<S9(7m9QzK%A(9F$(pdN2CR^;&ZIvmgQ$Ne1t-Lp=pTwCz>%_=grK>t
qB8uV3!$zh3#s;_l^qkUo0eCnS*Ri`S)HYxkFX~y;HAN=;Gh>Kc%ZbPORA8g6&uqjU>#L1|EOu2*rtT3iJEt<E2b-*Z83S5tSFx%
g%=~Id6)SlB9YmkJ}j}ShnMW3fF<pyEugO?r6YHtARfplkC>kx$dyH&&>t+K5|nA8YA9WsBBl2x{23S-aGVF3IiR(qGMG0Q2pq&4
H=S*U5Fn7E3Y_~He4uHhyD97>b(5f=B_nJMmL!g&h!R;V$e2<clN~Ay`Y0@$86m2v@FlVwqbE(Ihoq9Cs+OG{n<J+oQlfgT^{oJ{
d!UOjBoU0P0HPupNUdI|eJUiG(5M6;Yp5`$QWb$L+KafW`X2x#37+|%wy(`ChA_#j&mb=-5+mE2`z`w*Z?5^QSg4dSiKNDx!6ERT
$(!t`YNN-Tov?8h0wmoZ=`By87Nq>DAf<Gmdn~7|yBvM3Q?8333NSOYi7u`wU84&#ucwx(LKsz(!KiF9ye`o!6)lmhFRG&`5|^y1
Je`%O*(&?2y`1ZmJ1lOjaINaDSEVGY7O>_HZK?nv*{hMO&z<O{EGN|>*ew96YMJRQh^-f(RT>MM(6b|xjv)6S`YE2B8!YOnTdG(p
I2r?}{Vg*r>nJ3yxiRS&)+CmwU@Fd~C?N)<qbN?Wz_LQEKdVZp%PrKVO`mV6h8+DK?Wv5gT^dZBEw8Jeg(xJhU#+RBgDEASxv*!d
7_9rQdZvP}RVJAk6Cts%VV5nh9<y5!MjYcEkv2Y}2P1DLR3TEbBdxlwD6Ud2;*<^<$SCqD8L9jnd#Wd=-mYn>e6dontsV8A^{u|F
fU>0;7q63~&#rN*9-wTor4$IQ3b5}H?jDVs7p}^xwkgS~$fx<M38yxhx+nvxO&dKhsH!HYOC%PV9H7>*J(gavH6)Ontu7#&Rg-0<
p0J*#_osHM)|p4Gb1?R<m7Gqnk|g-6;iYUXxiG4wcck&F1FI<^6qA&rF{PLyO{y#)**N;C_o|PhewE`cG@6qwTqQuR_n+C9Sg)Y4
a;S|i8>08AuCUA#A0}!UXe%MEoHI_TNu2`~rl$@ywirOJ)-;utldiHIhAwZcbEpZFl_K*dy(r$C;i&|!_LStP0Vc(jRVn72%c(c1
gQ4CnBd;@}yB)xsORb@-Dy(d&5|+!YrmdWy8=l~&nUgE1YpGwb{1wcM9k4;HK&bH^%_obkf-&tGgQ4FVf*^4vS)KhY7^;#MrL2&t
O$&4-y{dAZ^{w6<O)avirl38rNhsv3sIB-a#U>Oh5u6B<5Uho*@t9Jnj-|h>TdhI>xT&Emft<UW(;*F(#IdLy>ZIVTw5)BWke(f?
+n7+QnJ=!iVVAX%__7JG8W)?gd$8KCcqV(7-lZ%dekFn=ttzarFs*r!H=sVQOPx|HaI5m0>8^1b+o_`^U^bJes3f5wysfS&Pcf>n
p`3TD4WzRu|0I#5BPjQs*dhHOo}O`|cb~eUHYUL++ZnNt6D_`hy`c&za+0d1PL(^HL6V6Q{U0b5-KioWA0<o|0i@rhA*A6R%%W+b
!kJB>c$ttScbhPr;2#5>o0P;T@}@eOFr96hD4}GZq!;j?4<|q(UZl08A(jlN0|*eDq#(v5iYySQ2&@;NG^S#$xvtb39vv$kjinhh
5;LVJI4WT&rKq*29h6)sRg_JmQ#6AlZJRfgf2=+yq^xqBjiF1ZrmOLv-l@@^6)Xm+3!i(fktk)0j3Py^7nVP*_Z~N*>mARLG$(>7
q&Cf_HK$;&AFgRB<R;s%x1bEM2B{dOG^H<-Ehz;g<EeYBkS+AB@}Tdcu9=Fi)Gi_`tuf^y=C9bK$p8T=rI8jbZLP+fOPIHy-W?RN
f~p)cL9Fqy&nB*xsV&&4HmuR9v>%JA3anC>OsSDE6%M7ZSg)}hZm-ItJ+wC{2&K@oLMaHB3oLo1Ri}%ppA#c4>M8l4=B%ZxgDq37
PA$8!*{t)i-W#YL+@;|hhb9`LxiEAs0jV{mW*YM)6(AWSRIb4z?2}O#5V2e+<)yi>NgT;21gTvNxTtie@hS8w<gPz504K7N=%<z~
U6H}8-mS$B!W^QNVlsi860U`%VyqRmfi8iftDrYGGaH>3@+~o;VzXJa0<ujhJ|;V`W3MBy7$IdAXDmuHo-G?Ef~e23POO5gUY&2T
(Uo$nv$Tt_fu4jB@2sD(=Bmmn(V_vXva6&J7?=#Dg&x_YfugRWjw*H@dY`ki{gXtf7bz8)v#c7NE2(}h5HUtAZLDReJ+a-b_cGM5
)tC+_G_g@BsjMP388I~`6)PvK6Ra|^avda~HmYx=5-=LC?yLkRyeIXjLYAeYG?ZPLxue=R8j?t%RWT5oGpXsXUagC)gfT;rE35aQ
(JhIrq%ejki=e@uL!T?JIGaH;NGlH@+@U=nXsH4w2PIOS+#@-v_N4x*1*<+SR|%;gCNnCW$0{fu$SCEh@SjexaIkYF)EKm%Ml6G`
3$1D^tFAt?WgStcX$bTtR~a!Xj<7bXt(hGeJFKm!53ge`?JFg&R;x`EL$O4q8L8hWTp|u3g0JHkjG^+ZeVKf$C8%QoR-^u(Sgif3
39Yi7hO0NR+a$#&93=;=XqE7&Td`g##jR5<8?6ham>_GkWS>W>Jc<dM*CR8jgezUBd$K5#H7NP1bDqf_%$fhAv@tQMSd_8>fH3{9
951z<wxl|<7pyiG=%gAbI1)diS*?;XE1fqT`>02*?iP8htDJ-xdo3g&RW5okZ7rp&Nvq$iNh-Lh3M6nSx*L|MULZNKTpM{KtszMw
J*GOSKNZ)ZDH=B+unktGd7N^cd?fA^EuQ$M(3Y8(0~~xF<0beVBA50bd!R@e9H=Irc^?a=9wDk7IjJC?;iUAWFN<8B@F%dD5TZ{Y
k|1~}{Ge7A!laOwEvFlz8K}u3hMu@Ak)&K5eyO#lbs+hp@t0O0)~xrYhNa(@o2-1SYq2#bsh)Zp>88ghl`+kz`<K=zI5^-Zvzz>(
5}ih@D>4eOYM2`sA|_5W;U<)<NUemh@UAMJ%BWJS{;$NZMIbV*3z=XS3#F5*E}wL;su^dQrl&oa^QvJY?XCf$11gcQn;b5ZxhgKI
DVoHkFfewOBd$8MQY>yA`k=%p$Fgdtl9^YalP)VPPbEF8a25D2Y^2L0hLg!7q8iYz7_f_`!<qh|UYtTKbRxPe5UQglzA5;dPAuD|
LLq3O<g1ve1+Ukj)*mCR6`V=2M69@+3oJIFSg`6U*B-sB@uo_&?XBjnxS{;65S&Ib$1ZECKB(C=2Qw$3VJauA?<o2#r;T@^HKQDW
KPJ#ExwEOLtgs23MH$1a?H50#F|c_xB$O}_n;|^0L$D2{ZJ)ob2`$H)nlW`L|FM!TbPazi9w!wMA+27o+!<yto~TV6h$mf)Vl9)Q
lq`&`H7xout|=m-+pbDC@s#Q*`zX$&4Y7o-^{|+*jVaZwvM0PLbq(Yhq@U)j*{+GM{IWr?jw8IO)|%k1x1H0gg0W4lyOX|{BczV5
M=3cZxEjW+bg5?!5UN|O4JC&wASR75tFYjkAE+#}DVX)GlB7VKJrxce*{^Y_*Q`6SFRG%hWUBU($up>~8l20gs4-a?6FO<Ak~0(~
fvlRbm9Gjb(;g_DYZnqYoUbLSHl>BEP^hh<5f(tO$CR!q3$6yGmKs+TSg2;QU@OJ3L?vdco2`Q!L9w8v`>hI~>Z+EZ8muXnR3jyx
%ow_`jI9WtJD&@o5TpU8u&f&~6d<dz|EX`Qxvq;Unj43pbS8QzwW<560<6QV39L1$C#9{YouR25ETW|(E20`0QYyhO{wA&_`j_6V
@|yjl-Y3_vQ<!d?7%HiwR;i?|BPyRJ2cQEQtFO_jfFTN|>Z6^lc&(M2k*wCFJe;qw4Jq)Pj;uDHP_Pg!q$f|R5TQ4&8La1?Q!B`u
%$#zs6s!FyDy=fF2qAPC2B#k?v@cjA3nIptR3sm$2dvj6L9YNY@EVw`Eu9FhG@IqC_%8OVs2}7RA*rseH>(CO=dHr8?yK7x^s0b~
NGka+POh4*t|8SDu&h0*T%BN~nJ7;Z9jDuu^`^HhWinzYrKGYf0jN>1z%A*bAssuZLnLk~X`FqfzMY3C?V*1caU6Omq#rIJJ0^uG
#Hb`6%$9*5sv`8DV;s8}03pB{1EkX|K_I4{Y@e$i`51?mNE1yMr6^1ju$>m3G$jHgS`4(I(;(QJVVpZ2Js=053@6lpYpJ~&dYn9#
RHZYcI-hwca3H52U8eM)6djSHJE%@5Bpy;GhN+dN@~-2tv90?k<D3{0<f%QS*eh-sf~*`X`84jSikN09{FZL5jWsZ%zMG#EKQ5fJ
Td;km3ny1CPNA9**Q%<hexS3kbD)AOk*6!2L#ueMsGfSSRwD%fps?7Pk)>THFRe4AJSefLR;KHcTq{DR#f;D*DJWMRcdL4=vn*Sx
9IcSD>8`&YY@te@vY~1;udhWZD=ycsimqW6h?fYm?Uybs-I{{1dznq1&7~YC2c`U^#HijN=b~+!i?R5ktF6MSKPZ|gZlfNMh%UOV
OPMdP#jWR?i7E)7Z!2yleyyG$V;dl<TO`9F`XfZKyP6oR`m3HJFF2K(i85HM1Flx9w=d7BAdLzL8>PlHO04N8X0g*G&8<TuE}ZVI
37r)w8Lr!~rIpwj2BlxFeh=)kT&FD$;jtVPpscJVk}2{Tg{YP(t)JPR@}FlhFdd+@GAwDGx~OZH5VTGz+Nf(Ev!|W0EUeWa38@w}
vk;4>`XY-ez$Lb_@v&2{G_WJD3ABSH<R2@bdYz6e{2bn@d$ZN7MXquZBNOnoNtYEa(k_;=NeJMb3bp&IFRe%`h^>+<KrCpWOsqPm
XRghxqMM5`KPj1;VXD8Nx|_?fprSn-oU@>l$D?^FfTkL(5GeSnyR9X$iZUavRG34dnJy))vo6u3@i3SuC6Q?;dZvP?d!a6#DlKWR
O{ik1kgGE+J})UN4V?HSfT8iI_N*>05SKL>5iI_!;vE#Iajfq#xg<an@+cXqn6C7uAtbXbmn?Rg#-Nd^wiHb|952+HaG$9j=^nF)
2D5LSXQb?`EHECcRk3WO$e56&A|WfEL9qWTF_%cKFQEFY;3!ljP^8SEDjbZf1{mxp$t^#yaIt}<I-6&)y_~w7Xq`5p{T7H393}LW
NUbCm!K?A8G9aZMcdN&j+AEMIeIvXhwyz$bDy==7OBjc#RwnO>53BhIrWwB>M6D*UZK;T+8?6AQS0~FOvY!;F2q;{qvm}(L!6-*4
KBj4;2d)OE9h`fcSE6UIf2kX$KAr-kI;#Dg7#(}6(v^i85G|1`Jej<hMXS22FA}e*Iw{1cY^ybuLZmt)EhuZOOQu3GbSjvdI4QUy
H<$q;z!Y5qc$)K&X0AW2_aSK^AR8*ADwt;{ovF<oZIrdDH=FMuPbB&pJs(dTP@6QRfShY4ej~^ou$%}f(4sRO@h5>92Ok@u297%$
JQd)W*d?u<MjUS)Cz?~7i=ZMM))}Q0CM72spAX-kG9^79JDeG#<s$B$b|(BJAeWIQSE9}!pd&0BJ)!|27ARPwAP>8jf}XmdP@H=t
m542tmZkcgj;UR)*sLiV>lL}Ox27Z@(3o8sEvBukj3-ht$t;;Hajg0&;F{v49+p$B+bJC<z?!QW{H6mh>a#Je)uwAKX)OMpM5Onj
ZKxHhI-EPDvZ}n7o~{t8R+$YOEH0s+U!-{%;;vV&^Q34iY^$lN@TftrA21s)Q;}4nBB{e8^0a)b2_=v&GOVpHsxPvxK9zrxWh&Dh
d@MAqrX{qoi?WrghoBp>Mw@4@o36DSW|vPJelfxxT&9XBaIJB!JEwY};gxOzFQxn}n6C>cE-nBK38g-?YK%KEx-J%rfGVMz>#*9X
3#~9Ht0dH{mMGt?kRbahJ|00Ob}h7~g0K0VnK56Y5UI1QOei5TTAB77(kQnr=c!REfugh+p)%Me4VoP&eVdM^+OT%7xQd69hODNq
OsH(LfGPwg=dx>-sUU?TI<jG_tf~4a!79uaVwrZZoeya-@vZoro2^zBDW{4fwX!e}EF*ic52Xp5RIcVVK%Kj!D=$<f)hDtczOeGE
E~BB9Td~-!ZX!3G5Ulbl#Vl_uc&&jih^m012$W~F_MYjb3#|vRaTZn^p0DtuN~vR^IIzhjI30T!sH^X-FsFGk35b@l1+2Z9o~v*v
_!N4r?5q`?K`BF=C#|Tnzbtm9e-}xxj+qFskT7hhMvz&h%&gQZajXxpk}L)*d!&_*eKI$!UY@+393!WxtsU_ya3W`<`>4RGZI>9Z
8kth4eW{tP1Px@BkR%qWq?=5oU!|C?5+}SFW~!&6=%_lN-ywD_L99R(Y9_fY(g%1Zuq@Xe>a28!pR5h3qM@~>52Z>bc$+t{@}|D6
0iSuN0;NnSF0o1{$f`~x#Uc46W~ibqB%d1`dZ^v3yRAwfuqP^{hOTKS4i<B<4VuuYR<2GUa*DZ@lBRwvAgIMHMzRj8V5wQ0L$Pxy
CMrRyOsFrbzb8VJA+3O>=9^`z@F^LTu(0TyIiNPI>mRGHm7w3OBCN5jxv97%;F@5h7peE9<Q$)-(wwfUETOxs6RdBbv>>Jp-y>e5
v#WfJo~lBh52iUJ?;BpI+n<rB_AMeL@E;$P&>)Q@c^r=+n;-usH=ipYODek<ge0UaqonL23MUpBGn?S6mz%~NBONlIl%o|H%dGID
r5c`|OPg9C;i+{aO`%P#>X>(*iL6Pa-lEYX)g(HgOr#H^*B7**Nf)S`HJq3x{1PrDCyeQzfE1~rDw}zvZxeu>Ri&nb3zI&IdZGuK
7@ZX&FCy(9z#vSWCLA81)Etv1&YVM_5TV8t&!m>1VGZ&gcb*R!ZzbHETBFOGyB_r!n<dU8t0GpPB%vvol%49JDWFf8)T%5K*q~0X
b{bo!tR~&1`k3~i_@8>I*D>U&l_mMEP$piawTw=#=o%!eWvJ(>hnAs`-!NvWTd>`p6(~@s{;7!}T&cjPZKNbGc%!7Br>$9*oh78I
8W%dLVldZ{eV1sTOfP(>iJ%0jfvR7tFsnH#3NjUu4xF?cN2nU5s3}4wH!b`j&Zq~n{~~uH+@N_DXsT)|ZLY(hZLKIRlC20FhndZ;
3Yhh!0x=XWAemg6*(>_4gDf|v>8$S|=ByBqwknn^J*aW6IIDxL>8-h$d7+jsXPj;*!>w;03#rfx$R^OCA0soJxGIh<K&cfYVWJZ-
nV7mMEHLY$lQASUtua0$0x*B5@-KZWh@#7!2_^upJ}?@fODXTAC@E4V%$|d;2b~lsK&&aKKb6)QTPZ=TY?*r+JD!Z5gDoqeTp>Um
SD;*&uOwfbKdD!cAER2SFqm_!%BW})L@zCnovE;x2{9a(gdKS&$fh`{d9L>@qnZe#S23rh3$K7Iu&O4iqNf(AU9j$)3Z%aquCKr%
0WeP~q^nh%x2XoH{+bl0q7X%@w5m9*Fq@%{sVJ4OOengs*DDyXTPPo%60l^e!k54;vm%zTf2a<e8!5b{ah6#r$*0_!@T|p=z%31^
3alrvHLJxiA*nI22r)dazM6F!cc`-?Yp80g6ezAB$|UKe9H{grtDm2Z%cm=?uc_3PI-Eixx24Oa78NC=Z<jMDjiBTziWS0?{3bFg
(IauATO5_Dm6;(Jn5G4!vZ#NZ@+bm_{2c6-BO#n6NEn%>7_K!HAE@mXDXQ?KL8+dk4Icp~1*SHj&?hCT;e;8WD<CSEN3pLhIj5Pd
8lf|)p)LKX-J^z^Ii#2>nXNXck}m74xv<%qW|06Rvz@i6QLmM*6Q6k(ej~ZB-6oZw@~i$J;H^uawz03Nx~1o^!KfIno*i47j-_9)
r;$J_KO6ZMcc9dmtSV@$y`><pC#O=b(z1!KwxXP^e4I%o?x~-u$|B*X9;uR}m!|hDNG8M!`ke=sxfL6&nWLblFcd+jhpnfgJ`R$n
c9z_#*say6(i}UUS*ydXC8vO|>!|e=AgoIn8L=`VxTQF(O`+%)7on~kte>EpG?0`eG^k(;9IWi2!Y1;mv8el`UZOuLr>g%QSSb^&
I1pNsi>)*yzL1`r2b6N3Ll?9lC>PF|Y?=w8?~zQM$rDbZx0l!#m76LZnwF!VXr3pX;GnUb${lx}f1afj{S!8qLlnQA=A22LEgTJ;
lpFFIj}$W;)S3vOYaQpFni?d692_bMT$&gdZJawGpOf>OsFfw4B$XB%)ttMa<Q=1srVVo%`kOhe`KczEbEEd9k)X94cc1i}BAMVI
fG6LfW~QO3@~9l5-JOe^#~8Su$|BSzmmO@HYoqQ6-J(;XuOo>ea-B7ua5Y(&OEI^Rks)w`oFp)ly`&1Lx0DW_1g)JQm>t!g)}f)H
#}|a53!dUDQKBrGxTE-}v6NZ?p$UDTG_WYJg`xtXw;jK%*{qZ=2odfaU#x4X-lQ?3q^3Bmav+AJDxwG~ESUl-MX(#Fa+*|^ZZWK}
@2!L`v8$CKLnor3Briv-yCmGKEUn}sU?Dl1uc9+0yrD0yD6EK_-6(Mt%dHtIPpwot+YJe@Y#dFk(<$GT^qof`@UlvuEGa{kj+pJF
cAoVw`YDl^z?lXlT_FUid#Us(ft~#-nXj#;7L}@}Jr$rIaV5_*4+ilYFcS-uWt~osv?$x9Ga*fyS})qBdLla`;ixbw%cHTGMxZUJ
2c26ceXhxwH8sH*tEd1cATDmCb|u0Kn2dU<U#Y4qu^qaciY)D@A1FmAvL)WEwW{i^5-o+QqoAdoovd4~zN$p3KrAb-5VNqPW{{U9
<`ZbJil79qC!ax>kegVqge2jv8maoMRi${H;IQ4Pvnb=MlAgt}fvdfpm7M9T%9IT-Hml*1<D(>>a;fL2=&%MT!l)FgAFz@n3awtS
8JwP|DYas#PA7b!nJ7f0lbk%KkDo=R3!Ib`F`7&jyMad|!KivJ_Na#=5|+3mMj1JzyQV#*Z;wEcI;$WZ;FZjx#~>Ri9;7!JLLGjf
iJ^<08XkQl%ObLpr6p6T^co<j8?0#-u%t*2nj}LVuB5`KES0zz$RR_c1}l*pQI)KyRV>|{^Q;W0h$iHrGN%Nr3m(y|(G5DF5U7-|
ZL1WZQmTEMS*nYwkd(e8-JdF}GOT;EDV4d7IIahkO()W@8Y1-`>8|4uEwRn31*c@KtE*<H6QIVN1g%W22b|=sK&&Da)37B1TrQ@p
<*4~5krp$pxg5Tm%CR}57ad=wttYuEW~+s+VX4ocr>bYM6|k_Z=b#FgCa8NWZ7dnAx~b+ama!@w1sA2RSR6*6SE;A21Dsizr!2N9
Cx?cvGA5257@_8y53z8Zk0nhl{i0s0Sg@FuyOO7*v74NzEUdPjm9uM-3a$aJ&nnR@k);!;&@7{@II4B6#2D5kqOcnvm!Ok~av-0g
?;?1pshc<x8XMXj&n4HLXdrhe`k?9>ZVD_AJ&raWMH}84R3{uDf*7-uq8ZH?E}Rb_ohuX?N25Ciwjh5VG9B2V103R>=^$d52qgWB
n;JeMXChLXlO;fr5FrAgU?R()Pa&!rY!3Aypq*R`9vJbV+njSD@1$HP@~@5*-=I$=N1&6MAeq1%6D5!<QYp9|%AAv>$ePa`rkQ&v
ESQ2Iv?nvGh@I>ips~p)^r^rilpkmxpQQp7)FRB8HKmp;4jj9nqn(r-9VW*pVjFd?RVhf9qn}EdHmVdLV<8-vSsx>!7bi9%3nI;|
<(kGKqdDstCa_x`HLWD8V68B&A+W-#iX8VASft9V2(G!P)v-x2JTma3&X@S8$cbtvlqBG(ewehC4zSrIgewRnCZrZF1+l)E#w({E
daX^cLaa)v9jI#vV4+*9bDkA0_@lNC=&CvtBP}uy2B2UoJ*)<)L#g(wb0cLWl%YYYlr8U~Cn(1tBB(nflBxnEJfnV|HKZmSeISgf
zpm4!zNKY30U>@UO%e<OLK=#q>l@6fh#o_en>oEBW-<XMW+c)ngrmhBiXvO5XpOBcb09RGye);5n<ut6kf3BGS}BK~M3f4h|FD%L
{3(H~H7InfY$~rM1*$cy!yF--4>M&ab*>&JU?#n#KB^Y93$OmH@EBjAb*rl|Qmyc;fUkF}MzPnch@B0oI~s1L=&b^<#*2IvW~@!5
NUndZeyJI$RItF6Z7yY_bsjh&MXU!bBCZk{L#nr~CZJZXOsiIkeJ4;CU#@|u<RfaTtFOJTtf`fPJEUZtSs8e%*DkNDzpGEKIwzqg
rzWs5dnUc95~24Qc&LA>?W=Q`gRPXZd9cQizZ{^d2bs#L(VQ(TZK0u<(Xj<E@2VxO!=kG$I4*J#7N*;w@FaJzBdo)yZl}(h11Ntg
(3o5z@h}G%rYIZ{m#?X<>8->cYbDgBmZ=}93#XT@4Up}qma3{Eou>~cCnUqAo2sm;3$2eV-=Q|6EUP1}H7!x8=B7)k39DBr0Rv2|
t{vAZ*RRl+JeD1vy|7Ru!<urfr4=uxVW2t~+^1=*F{;z4>!?8^)~!R2I;Kh~43TQAF_x*GK&aH3rKxzSM6k=M?~nx`yQHG1l&Em4
eVVeX(k-K`=_{zH4XZk#1FjXV!>XyQE1pyt9;aa{^c-KFN~PngkE%qW_L%gkWtrn9f-g-jOPiV>&#=0wIv}^Ks3@tdvn8;Z3nkf~
Y%Jud7A3DKl#zX)-Y6fZeT>JP_^29|IGJdcov4?c7%RxA{h#2dr>tWsMkxENBA9V5h_2nG!W#lAuMRmSL@3&!zo<MY2pONC?H~Xf
BPFFBODgFWej?!-!yts9ryZyjWTc~^g&l#G10jtMt{{k=uB5FU<{&s6coPYv$tO^wc$ui61t-8B7^KphPM9DnOqSW1kfBqak(`u`
ccD0@{+<D;;3xqk0->j&f1NX+9;7{~urhS0_pJp7=`UZVlBHdxKO}Y>CyO>G&@0Xuey-6YY9YfWI~vj}r<J3mm?G+^=b1Jjf~VQE
0ISljVx#pajI00_JSs+^zp>M)0xH2RrK@8egNzR;L!D@(PZ-Rbb*-V9Ah1^{Q!e))<f0rT@hI{gr6j4TnIJcs7B&1OM=w&Xf+|O$
I;+bp&L@tl?V_OtrL3bcGpzq91}Ijph_&pC;GFWLo0g2D88Y-Ci<%J{p{ZZ9i>pH>aiRUO-820hh_2Woz$W7>Af{)rT_D<?&8K*u
!-o{D+pKaGyC;nvq6`kHqp`ZH(ychD%OyCiMXf!nO`le#Lo3#)8Y&a6*)UlsilJvB^r-)#)S=jwjG5y!-LN&Vn6bL83@g2$9iii?
QJlB411EN}UY5U^+pdT%c_;L(=`X1&!LYNOi=~+@O(||LJSD-bJ|ZQZ93^`s#e%S@f~nb?E-BHL0Xb+H#Uj3*C@MOyf2^viQL)Uf
a~^dd#Vr^vy{?L?0jtxk<1Oy7L#C~-6P|6B7p!Hhw;ArJ@~ZDCqOdKb9GV2RrGZ=)vNCTcznm%*g0PMue4>!7{HV37qA5rbw5mxY
AgLUo8?EfCKPa)A^P*v}%pJ6_a3tN6i6k$bTCj4eoHhEUt*K6|@-7UjU@nufdzi8+D6qe(3Zx#cgfbbW;3GOTXD&G^avrykMXG_a
EH8c~#jO>qrYI$(dl!)*sT(7!#2#!o<Psv9%PxZ>FES9aII9<}6|FLzVJE{OEhKxi1uK{@+@&R)lCCPPiJr8nW2#1+FR%C)$S_$D
V<gP83@TWv1)nkueywb;|BE^+qbS6sDyJDOuqd=51gOU@My%JVMw&(#!Kucu9VW`HZm)x{lcESH<dl-B(3_j8<*Bi)E{-^WEv2a~
II8w46DyUXFDsgx7p~B$6RhH|aVqm9z$^5VA}B+t8=k%}bSQ}x8ZKL)l^F9Vf+-fT6)735nwBc4UoC8<0~)TRp)7i(ajQqGcC2?L
>8rb<FsIR<Sfc=!03{BsZZ!@fqoMPxc(7xoXP42gAcO0v6*LQ{NT9NvPOs`Ni>m#v(xkPqk{t^d11WDFWT*}(f~Yw#*QpAc=%)58
&LGRFY#yeXDllIaODMCd#4e#MNvmifEv#`VDleX{=Zz(=)T~h<=pdGfm?7(pogZeJf1!b(2%xf<1|#O6tfRG<q8-VZQlj}J4;^f!
b(L2f3Z;LkYZO8kZ=%SXznnRq1*3JCTqw&Mua}djsv%LNBb>UV1tXXpJt%4<pdoW3$`BNq$E6b(OQn7tfq|b4L!s6o1|$I;_oTol
tQ(ObHXmpu5iXUbww9Nhz%93|{jI&M`JoIPo~m{*@~SKyqpArhM6XyJ1)Q2IKb;XEy)H5%c>z=$s2v5VSF3@k0HhnMZz04L8yCQ+
3oiAm(x<PgDy;9GBA^hc?HJ;waVR&Q|EUxerK;~Jc&8LD3@OH|AFSyq(5Tg{>l_KF+&4_7<0g@?U@eoUL9G8K=dZ&rAQ|ovg{|l+
9waWU11*Fu=b_Z5yp@6}6P}|hM6oZeB%LOmzO9g~hK=#8AgwnukD|1l603oztRPaX>Z$&xI-$v!u&{Wld>8gIJ1&kDL9y~4{I!Q8
PB5>nB`5f)BCy7;V<6wDRu5+;JtbDJm#+9B^)e_Niz*tjDy+k;+nyR6H>nY?My=JU>M+nSfFI;6x*P^65EU0Ll`XU~gOraQWv~S-
4lr1(7OXj}`KU=0ajvBuNuqYFogt7V;iQTQpsFCO3>V!oM6jZkkt}4FwXb6=m#Pve@25ktZKSC$@UMV2I~{PV86@zeO|LSu!LWTS
d9O7vVyzOc9VDlpRU>7d!7Lr5W+V6%Rj~i5x{|T6Bb5s*3oa!o3LYh$#ifv!2rCdU=Ak#M@e%@>s;gfi?kvPD%BvzSHY*PnA{yYd
5ufa_ZY~F%ma}1?rLVK3`7i1)x2f%=Xez;|p))G1^qlV|S+r53NU&t9?l5GguqH7b2(YcK*Byx&%bV0J#hgeUZ!@W`z9wU;sg~ue
l$wbkAu;7Brx||_ou{9yxE&^>STHTBXt6>UK`9uftSxFOS}k)NAgO5{(jj^^jS$eNIIS0-F{pi*uQ_`xw=HF{*dg+$E-o&j=d4OF
ftQt}GckFnf+zAZFf1`0Y^7eUWvccl6dCrGpDPKjPp9iFj+;@h94*c$w-S{teVpH+Hz$NB1(t;m5EVw9tEP}ArXxwLPALltc$lgt
m#vN~TBA&?IUtCgB#j)essm0ir?3PWEiLyIMljQ*&Za0akRxxdL8ptTIj&?cMjc<Q#I4{dysqb}*{!vnPOsG~ovc(Q3n6cwy_u1)
J0GK~>npn;_Nz&*^qhICP?|@p%{5c0S|BTz!>tjk609Gt=Bb7n3#{H9!J%8LpC9=uIH&KjRHjZGhp7s(dYua{J0-9i>avHEQLzlE
9X1=EgQdu>^%jz)h$M-n1RbRy{H%E-hMh+pfgdL#%N<FjgrrBJ=@<<kgP$;_*cdh!8!46?1}97?6r2m7j+<ASLXt10^%>h7Ri-<f
29_Zx^rRY`6c}V4{~~}MqJc}I7a3`vT_!#r1Eg%DR+jLkK&8B#<eXHShoz+ymXK2(Iv&cTBNL9K+o;AHhL6>j@gxwJHK1-MXQgwT
@uQ}&46!t=HyY3(Q6vN?T&#evx2EbEJ1IJ=j-J6Gf0=!yJtRw>AdH;~SrtJqVW=-48mb<tu%wBc?=Ltaf~yCj7b7{PyR57lY9nSN
&Y9_;B%CRm_omPrzNxz;s4Xxqha#D+JFti^->4z0v=bR7y*XMaOss9MdNFq*DJ9Y?0IOuK;*oltMya8&ji)<;VypG2(yZyM;FnY^
_?WdRn<p+HrknqtRI!wz>L=+d%c+$s<15Ld+N*P^C9HoZbf{q}x1_b5%%S@vyqRODnk-YCOD`#y@2|>`=ph-f<RKui$g1S6&k{qi
$P_9QX)!^hAF-{gEiiE@^($c@QLyGP=8q;DM53Z8r>I3M1vAE~Ah05+$(7!kD;y*wCoz(<E|^IhcP<>VjHk{l$|!cA=P$4r{4b-U
EU^73fh@(XR;?bGrlXEC+!m@hE38k6bfi#~;xY9g7^NdG;wFMIN~paa?4$)VYaiby(I>hmiLMf_>9Rqu-m5V%KCjj&<q+K+RIZ+`
rz}FG^QhdU=&og~w46Jt9}E<&x+>fz-<N}ryQg6-F0TuziKz-G&8(}GdZ`Q@F0I`d+N>Wi4YFdFY$WKd@E;?rL9B8hAF%|W?6C(V
*fJ_Dnj9)1c&7>_fiwazsGSffYb~y<*|4iP88R#(%P4ZGgR5Mwvm_&-Ff2B(qpzK+x}88QZz6Xo-I_@%BAkezGbtpd02F+jlquP)
!mb7|*Q@HN45YP}+nSrFNSw1MQZNIZV<^m*ADECNbr(K3T`23EJ|~zRE+)|+{G?hXlOj;5c&y;7>8-@5{}0ot-LIM*m#e}kP9N_n
jwnp8vn3g(o1h9A)hU3e;1-3Y5u`0B5HXD$su%09NSm&hRxqv|tPX6Iizbe$X{(YXqA(jIQY_n?ZLZcWgqr*#DV<p{6B$vNV5~DJ
$d<#LEvcX!3L*j<a-e7^HL78(Ii<6$O{<oqovXa7a~zi<6fB#c5hmlLs;&d2tD=c1eXtjwPM8jzsi>o|_OT2k%BpUx94>vNTOYry
X_()y=QmEQxt=YY>#S?9h^gnRKB=BC;w#*oc@}Oc@F|O>`>7Z=m!Mmi#jJ?1ESY5;5vJvr#jqO}(yAaZr>In{X`o81^CZ}@axK)T
%bM}5GbvNCG9`1TTqRR16{8!c{2}EeA(m#9Je`%KNGkrD!lk?z|0NEjQ5&_KS{dCOTO>mvjF<$O1tC|Fu_zQO4<;ccA1J6DvYl<5
be|X_Fd2oS4i#w<LnNG``<#Ow5hpPfgegcEYMQ#5)h6v9peCA|sv{F9-4EX+$q@S?^P()6ge|a@nVKA@8z9@QY9!1fV<6QZ1uSu>
BeKGv)~=8(cqPRm=$Yf4hm~EYDXhY$sva_*HY72w>!IQuA*q(5MkdZ6;GdAEDKIau!5=s)wkwz&ovP?9a-6>^IU$mq@GArpZxAh>
7#>YFGnQ7Z%B(!7|Erj&XA~VM(=>1<CnAxujW8Y?&Z`P2Vy+b~mK@iag)F2f9xa-z>7;F@?5*pf-JT376{Bq}S*!gjFcwFkk)X?^
Hzdfa=%vphZLGPQa40&Z7Aw7_3z@GcfvF*p6eI*7%%IsJ@U9e~<|Mz5aV*FwH?8BTQkw7_Fc@;D@u*I%b({^T+9frjjx854urabH
o~tG_{;&Y01f3nAs-?-VcoLx{NTydKpRA>+-<lSp)gZ&6p{r4>=M_wzC@M9uZKXV`NUE};!>wi)w6TgD?w&0jODGy2r>&8qNvD`I
c@f+<8mxGfjHk+!Wvrwx4>PANw<K&FXr{QX93mw%4ip9<q%bKV6D(kwS+qW|0x1S3`LP8lgPH0Z@T_(yimC=J_mpt39W0Bh;S{#9
1(nY$8#4_hGn3Js476J?oUCfF46Avq%Q8ct5~ALv8!SL1C95wsKdm#E(X4u=aTchuJ*rce{UvoCAF&y#Sgba*l_X2704FSt*fSKb
{ghd%WTFGGIy>I3?=(QIeWSFgBC+ePr<qP9f*c~T$)%UGpP3`E8>?xk-<nped5G{Vjk2$-a1}fk_%AvrzN&_@4XdRjxTW6_oU{)q
x~lFeiKJg3Oe{7F>!nSxSDUvgHzGqIh_6<XEV5s$&nTO&03t}VODQ(00I=7t^qcXl;V)jPW2gHr4ymdt5tzHNIk2p(<QnE2ffik=
sx224c&!blV5>~1NtkM`PMF83_#-={{u449ldjXEXsBc^L8xM`t|UDn%BVFVnJXD8Wf{FMHLi7z=dBPb{FUXc#;-pfxhk8V!Y%rh
ey|p?AgTW<lqoK$;~|YI%$dL_H?MRqekvZV)+_|0k*p`Ku`s$S79gdZuqaEQ^s8?y8>dAunyl0%(jeHVE1!L-)iDCEksz>;jjX;U
d#N}kiLN3hLo93`Tc8=D*C_TfI-SHIYNHYx7b7LCyOhwVxhqGP2&ZkGzplqAv8VVb<DQ|duP_-bf2AlPgB%Q~YOT$zj1oN~p`mA`
ULvC;vZ3HFh#X0ifSy<+hNM)a;H2jPm>y7|n-3qDbr@QbfS!LDBN<qpY#{8H?Wi%S8<}99%Oy6Q=qYEV+#u>DogX-$11D#co*g$S
5Sy$ZNTn(W>m-#Q2`Pf1d@B;2hM?&rNhsK%ij*`c(wdE;)~EFz!>9(aL9J$|`<{ENW2HtSgq%~OVI4}T$({=_1+3yH=dZe^E(~lR
qM*qvx|Yctb`(II+ba;7K@l0N%NsYRR;hOdL#raJ38~z%Ql$wh6R9tmm#m1Y7N3_Tnk>$qH7KVW{VTGsZzQ@jG9;O*kfjJCJSC5>
$coOQvoBF90J8<C+aaQ@^`tDald)8)!kdYm8KPe;K(JJ(q$;7T;jd+<1)z2)R3OwSESNYb$C>XC<|(Wzhp8ecS*!Z2UL??;79ial
-L283p&I`zxEA-BX{%1MNSL27Gq7co6{=N~4KHUZ3#lKnOsY1oWUVKv4k?YUJepW4!ZH0R$257g%QO(H?w!1=Xs{fqDkLBqXRLWJ
8mOEpS*!b}qAqZuI}djwXCO{4R2Ltxl$?1RzM`J5UMxGYwX5T;{H0@^rLhzv%dVWL<gh6txUA%l2C8ALb_c$#+$hExt+Q%?d#!FM
ATl>95+^*ZY8U7vL#<*rj2j88ohUA+AS{Bg|FG#9Bdz}@R-v}4K_4@pRIJ{Y)*}fhkgpyk!?5h7yqm`*jhD=+H>`iLSeU<*)wH%G
i>qNP@Tpg@U#jw$@*bS2+pqqvx1!Y~f2`q<TCDIP2bis}>n*yT_$)RYp|EV3;iRB43!F@@ku1n9SuvraO`%Y!OQ;barYIJ&4I>XA
l_wRix2$-i$)#_M&#L;ay{`nO3no^qiZE)dB@PWJL70HApCo#z*ajk%cBQ|lbgCS%pr-7u->nQ5hN~s04=R|811je#(JTd<${qnK
v6^?Sbu5vVDKMp&0<UhWA+W)!O{#kx+$lXEC8ZxQ9u`ZjBc%)`fvpU%imb;ef~j*SeJc2su%uO>xS&w7Pp2TPi7ermv#EY0!j{Z1
U!gXp&L}!6u$zmDGOV$yzbtbuge(NFCo1=u5vnC1daQ9Q?VKO07_g9>-k!NI-JW8xP$yBAHlpdDf2l*8ZYfl-uO4Qvwycq_*sgjg
beF%XuB{NIwUh;`9I5UflNxlTT&hwU9iEV!0U-(?lNcu@9IwT!Q6xbgkreu=nHcM$(kGA~oE+g6F|bvuH=c#15Glkf8Kw-J?=SwP
;ibK(1fw#gaHZ>*L#3@4FqsLT?w*hcr7S9vtf$(g>7<@1eHlqAP#R$(N~Ra8DiETh{H0kW@R<c55*i1d>=;HOm8CW%gp%x-;-su0
i6J*9h?UQoG9s}Z9he&+h#l-0FP>{0m=(~M2d6R>-XmA0RwGlPiy2-VbSe6z6P+5O#Gb$!p&c$Ei5*g#XB?xYo|XcdMkLT6NT3@Z
<tcWcv!z-aULZ^;ubcTHL6pIxa-u328LT>|ucn2s^QcTL$f&5V3l;F7Q>SDl?5BI5IijesJFRt`2pI_=otV$7x~Fle0+*v1RWOOH
XQcnC-kroVRIZ5}`LDyMHYY`|3#MV8Nv?OG9;A+{`JefzS16R9P#r=cA}tsofuox-8KJbIx3J2kLNLdxb{nsn9v>#Ic`o5F2&kMI
B(52%?yZ_Jp&x9cc(2~Bkg5<RrY@|k+p#UApq(kMB#IQN3@#_F5fPS_^sGIuPAO%i9VUUU#j6^Z?6NkdIj{I6^&`?IIT6>HDy=0f
Or3(MBB}tN4<0O=@T%da!6@0c6rRYbMWQ6Hcc)4+8<}n!`lb`8S}1`z$T5zeE~B`xe6BUFl_b8Nh@qLR%pRaAO{<6`SFmWNh8AJ1
#+iVmzpW`TnicYxYOFgYjwAsqudflbeyYt65h1{#Pbe!PN-xzYa5PbzE2X_Gts5Y*Y9JvOjjZ6E-Y<x!nW&l`Eul1{8>n!lgRthS
ju{rIl&&eMFR$GwJg^a}UZ>nBRh1vCz?^rSw5MmVX(q=o!6dn`-7WQ_P8cLG^qelPP^=#!C>809#4oV3`KF|>iKy|ge5?tWxG`y|
MkaolXsC^`-LY7aj~D?extqeN5-cW~YOF_%tFNxBR+MR!o}OGIg)9oIZ7xo!I-OCdh@?@e-ziTpS*mWQU@6=n7!^VvK%R4(&7^Cj
h$fDZw-PoYjiqg<kA^#|@Q|6N`KsHTMi!eGGA9zM`IGml=BB)olMQp3)gQ8?AR%k0=AlcdCMjYZdmz88N|Ll0jH$^RJgg)YBBi#X
Y9}ixo{<QqMj#fdAuXjU)SH2!pQ$*Z3#%!wX`GHET%szf*RWHgWt^j%tQ4K3$|y&!1sw&j!>h`ip`7ojN|Dhe39_!Kt`!9lGq5kH
%Bpg+)u)=KlB$oNNvvb6$Eeq<R4AmX1FW_hTBpq{)fDfn-z$=qIj|iSUac;s{-z<Yik)W*@~TRuajCzf<eTTLR;`bt{x1cvC9U43
IvAgzMyWv~M;f%6Pb(m+?;($%dM59&ES=bs*OY#;Ae)h~Qm*MC0ufCWrnB&)QmL=7TqozKeya-}uALX2kf(>JPAuRh^Dr-(C>B$k
dk_Dm39j*%(<#%LhqCq_mZjjUP$bo<sHO5Hb0GYy85u03gR%*r?3B5orl80e?-_QM2A+ZxnwSz9UXTHxS{z)P!k;Ialonl%B@{-X
8=D0j=!$8fGLWU1+@2etARx$>I~XCIv!M$c`4bSH6eEZn!<jW6TAUA&U7*+%v>61T*BKX{(V-6-PM~X*7!`;dE}C@}q#XPmRT)X0
L>WjJ^&0A#Ya_m}2CXuvGoh%aa-)PL5f(3?zn)B`HWp=_Xr)%B5~ZN14;nS4vK3_{Y#Ga-tdX;qHYiA*!=*i}R3|qmG^Ci7!8#$N
r!eX!#u&mBAt;lcLZ6VXdIAEWI3e#FcATk^hN_*G37;OO)*XH-7Nm|I5umxLhZ-OVxFs?ykhBA_f~_g52dGV?94rYWw;->amZ|Ej
nlB?Kx3B-LkSC+9#1@w!kC6wfax<eM@1X0SJg#c2#HMqxmY|vt{i~Os&ZR3L8Y+&F4Xh$Cx+9^PI4XUs+MqzBps>-PZnRLL*o~nn
n4k=$#gSvL_@|hl7$ig}`kxQ1LMaj`)TaltQmTrf1REPPi6Mxc*&q#-eW8}9u%-<qP$EYtX|4UGfSr4vFP<c<z^WcN{h8bvB&*|)
VklIP#Vcp2R;ZAh*(@%i!6cw2tRP=3#I7El8Ynm&y&b<P;i?7|8aW1=x2*dk?JQfUL@0%-_Mva7&aP*lZ5Rk7XE2Vbd8;%fOQ#v6
%Pjw|WvNFg&zNDMY^cYyOR0*j7_kMcT&!8E1`3p&cMTV@#jt;<V3`k?7^&>2qNrZ5*&|S{#Ha%dTQsGoF)os-?UZG&p044SGN`yQ
L7u6iDy>$U_$9%dUZ{d7#;<~~AgPj}YNi({45`VjqZP50?X*}Y!>0`<o~BHr0VF3WG@3@HI0<SP)uPWPj1!V1imb0Bdnb7!PL~!S
h8VUTjH?5tjhJ{5RUqT0!J)(zS|%kWRjA$@5h*Yb<*9=t7pRn^NEwqH9wN9Y+!+{(9jOqI+@fZTgD8HOk)&BIMx;rs@1+-}0-;}^
SQL7uvmtw+%&(3lQ>m{f2Bl6dJ}aB3^&CE(@~cm&jjtmd52_cg2e7rR1e%~8RGGdWhOg1DPL<Y}?x3Tn;v*|1@T`s{E3ZHd#4I<e
CL<vPXQ^DNXQ;HBkEDpJMH3M$=&*~TvaK5&!7Ey->8uN`8l-x#Umj4cm#_1mtsP&jloO(ywyY+vB&Z#&5S<{g>6eTs%Oh11u%fH5
y{sfE7bF-hIItO?cbd+yV--NK`KiXOH;yEnS*fy^0<6#@xu~A4H6}QjOR>kCtSF{0jjL*@fF(H?8W}Jo1fVmegR!riwXYVLF0xdp
S}cwo&7r?887{z|Fr}8H?v#b4NU+zTt{j@B#vxm!bS7+}nI9Vx=@k|pJtYj9ikUqnJ|YDX)07w_kdl2GZjUbwM44A1!yIcI>m`((
f*QIOmMpFz9-ku_8Jh7SHzr7@FQBy>av8%9A1P89z>z=}yP&!p#-ybjo}c3z93_n=bP|W5mmd`)kDN9cyOWJ4^QqjTwxg9LHLw60
r6=o^w;)_5lcO=1R4DYQOe<NUzoWLU7NOgpJeDe?oEWMffv63wqnGm;A}MMtM6ML2DwMb&X{4f>SSB~07nPrpMyFMgdY+<{+Z1i6
J(Fy(=_Li8cPaXwW~m&Uhb)mHNg`&Zb|*0)e4zEMv7mmdggE7(qLeS3c&ke&BB1#p1D?^XLZEIIfD#EXHKna9DX)2>1EVpi_6+ka
Jd~#;#iYV5UzX+;7_H*1X(^$t1E}Pv8Ki(5Jg_;eai&Bprl(1&)*|khUZ(A-Mw}rfD=;vbMlC`Spe&LbzAY*!d!gl=9jrdA6{S_I
BN@^u1+W1rjHW}TfT!0a>Zje89g~@ch^01_I-6dqM=3X_XR3rY94zsq?vgnu9vV~{daZY>Wg3&1NjjLT&n=83D51R~f+!Up-6XTF
TOL-QcBC~dr=m)pHl)@w@spG)ubJPP1C`1d_OJG%MI{drXP^!$wk{PXs~jvCF$krh|0ESDMXWEa1E`CuzON4}2d#OoMWPg%POIUp
qO64-(XCUj^DQl=sFwJpn3(&iAh1lab)M=L@tqT;peP(K;HqD#MXfR#8nE-J92DlMnIFe2;Hu-AGAK`_r4$XWU8H#&DlI}7G9H?$
B(L-(a-r6+J}Dfq=%{)ieI6W{$TTgfL#<0Huq89DIUZB1{;v3}J|JI}%%O{()h+v`o2<F22`L7w$r8g7Wt^a?tt(EOvK8AC7A|z5
5vl$tza>|#`ypry*dy?&yC^v{&nW6E$e67V1hIOl5t$(=10@+9oT&&FeyltkF{B15BdGDO469=-{wB*Z7@M!1F)65|{jmru1S5u|
Y_Pp1K(KWt#hc+4ttrQ;PpwUpXsf2Cq%O@TL>LgD<pLxqNU_H(D4fs{$FOQBVXcoVp0h2h?kf?R3ZXKr5Tksk-lOBJ<Ew@d)*ghf
q8@rM6dfZH&@DfkEhinTvz|||AFfU^y(agvlB{2)Z;arm$1WYK^0H8{b+0L;>97E+Gp(PkxS(N`iW$|e*(DPsm8LDN?=Mj&HJwDT
P79%^e<qtOiJP#UP^u9g(ySD)DkC+X9~U*0TCl*Q<0)aQ7NB6TKB|G8X&a82796>%v>tq)_M1_H&ZXd{PayNAI;mGGzpA{YOe8I#
co^ZSq$RYc!ytbgFCyNfFDU|^o~72Ltrs91>W?F-gs86!ZYao^3XS$Ccb@Ah(;8|V(Ws{xSD``~G^D7QMi~$&+@SdssG<#^_atzo
iz&91Vx2UmNFt4!PN4B1KpOZfpcP0H^%WQ#PM*%3X`$1m0GXYn8!GB0>>oxXavmt9d847G7%5k*@~L5{sFY(XwS<-+fTKYlKd2uo
J+0a%?yd+Rzp!Aawi*vEx0_+6;;p|Z(HvF~#i+9}PO$<Xd7K`toF@*Laj0ylq#-M;voqZ>d!Z*8sGyB1#+zTQb}Z+SGpLrHF0EZ0
yffz;)G3^(&#$8?DlAW<kEEBTL9t(;E-Z7fY%HK4kf4^NA}vgrdmo^n0~UoH<uxv&>8)%mf*#GPSDZGkdKR3pwXh?yX%WGdSSm9p
{;5rxims`q8LPU9Yb+`$X(D2!AE1CJ3MPr0W36y6-In#AZ6GohO)<utXfINuOSBv@WV6Js<|o;#tE{K3xt$565vvL&wWd#|O)%V|
nyQtZEve?BxgV>UxS||3>7)~=YOK|-6{o?g8IhYLsTUQhAE^K%92|X_7qgkL#jJIoqA8CZS)v;i)2>Xc?WdS6i!9@zXsoapFeNA~
!=CLdFc>+UIVzhQGC71K{hZ*fx2R|xb0|kE)UGKhYoIF~ZzgT2`KTeZv8+lf2e3sbj;)fb(-||Ky_h;JX0BVP|E35jR5U~<B${q3
3meZQur7PC&y=K^^eWOXKCP^%m!l;xo~>7&46nSUNF-J*{i=^0C?zBj?<mu#c8n>qIH-)B*`!$<Os!0);Ib^LY^ZoK`?2yUL^7$W
of2yyaWEU3=A-SaN;3|rFegj0$|Q!T{gj!L=pryQN2v@Y*0C(7RV@&x*Bc|GJ(AigDI9pQ1|1ED(Xr$>a;fJdZ6+YFKs4wSAS%PD
Kde`<3nzZBm?@c?!>Xh$wjENl^sT5C1gx)_8!t&O7bZj|@Skj=)H7eMU8yQKyBL0?tEK=fOR!+EBrLI~x2P2??XZ@w=bdJw1ti?5
1}(Is?jdik*{yaaHXO05U<6qvtRkwR#~Q|&;V6A5N2~oTxE{kQ`6c`tZmUPAqNyS?$dg;HVJ69vNg^93gA2<q&8rQRZLn#dtFJ&E
buro{8mmh!8Yz3OSDebQ0}DHy>M0tfjjJN7CaZp|c%eNk3YT-Rgd<^?t*8(#?4*aOy0Z2sE-d|{x0wL6o)|W%<TXvO@*b=So+#BQ
MXI~Bu&4*E!>3@H{vcT(mmxT+)~PQN*QNOw1t-<04~M|86|hdBo2i+VGP1xSM6W|Ef*Xdc^&HWvzbn+RLKPG&z^|nyogpt7*(q!$
^QfK?`lHd5#+}BUU>k_1haM-I2cy{*N2#eL&zRmQ>K$5!k{gaFh?v&|o}?HJvL0KUvnW=j4x1SqW29E6b|glp7@{60F&UVh)G1*q
wi>-0BdLX%w4FT{RH98BE+gC=WG5vd<)QhU8l*X&HX86Gj-+NMF{SONzpTiiQYbg1q$d0!;3FcQ;h{vX5R$|y2&=`J-mEXFte6oh
@0}SUFEn-_eVF~8JSs)6P_TceOrWx-zNjUe#vDK(aIh_>ew<{Xc&kH||D?37kQtD!JEKnwTd~2G4X4d2bT!qep(`=1E~n%odZ<RH
9;F$pfT$!T6BER#mMl-Kv#9ebbg2s=)flQ4$0>oWU$E{f+^j>fts@&E@tG&BH=wvH{i$@Yq@0YJW3U^eI;iw52p~bI*p-TwV=Qf|
=c;F_F04hZ;Vc&%SfdBD1(`l0JsokEQn7}ldnOmC@vQ5u@2@+uFsUV@dMQk;ZJ@fOnk|8-J*`$UgfUO0Fe7-a;H_7$wj%AM>mK+o
%p_Z-Uoj3hGAQ*aVHwpaY78N*Ga%TjN}dS;psss11FOQE(yaq352b;ZU@^rfkfl+nnJ5J^<*pY9o2)^tAsKcn=a3Q|btYb**QrV^
H7mujx2V@QB&nw+VzNax6&xa}5U=zp9IgSiBC-3b3oRrtjj+hEDvqHb<EXnUgRvvB|FO=iAt|3AY??u`_7?voX)o%kP@glN9xV;8
Ca!?44Y1)Q;wtP8ZmtX|1}lK1a;&Makg%1QHI-?t?;SX_Y^OIJNwK3AJFdB^Wib1&5-ek}SDB=**)!v^5u3)Sz_G$8ZLBmOjxe?=
VykRA3N41I10=j26B-*YysV`pk0*t(mM(Cl(w~^EWSi$GFs7q4k{e^0Vmp#8nJkngAg8q`jjt6C#U4zkl_LYK86Zj}ldl{b2Cg}@
%n>%Br7DM*-!Nbo9;?)q;x4!^AfrdD-K=vh1gFHUW0*i8q%38o#3W)cucA;ZP^ccM3aQnsE)=7gHlJ85kETGcXP$nb*Q+X>6PkV%
@Rt#y`Yd2Dg_({NH7s?gi6&+zk{=K-b}Yf33M1|bxG009BO8yZW}+jUY$ZXY$QSo1u%U;TQKZbE1S|(CV656NvMH4@5TSn~7^yO!
6cw#1lcq(e7_P7@rm*y+CaQ?D(kkPu6r*(%X(>f55;cG;EglxL0IYT#a~CKr<sKue!!^CD>Yv1(7%JZ;@g}aWhLUJ4v@2zse<hh9
;iR6aNGvHZ{V5ieK&W0UoR}A|i>y?j$E9<d^{$4XI<W#by`-hE5v}hmu&S@DjU4o-!5>;K`=bLEMI?YFdKEsRGMRs-M4A$x4V5+}
F(osi7Nqo>JtLAN3=&A8dYx3A#w7S6j2QiveV~^aM<yyGRwx6U5vC&@<e@{EqY+vhik%mu%_J<C1SaMrDwv|20VwnvY@UP<>7{R%
q@*&XpQ#0^&7~9|f|-dZ6`z6`g`cV;s;tndpCvY`fvaMz>ZLuTj3I6m(Wtzit1=;(Pa*QDl{6$LW1glXNtRTnLoOSn?3iN{lNg0B
>#$`XI;+g4w5wf&>MF1)+pXRw>?zBy`K1h;cp?fS_>~}{RjKD1Od!jWCatw5Nw5sD$EVt;CaQ0$)~QOXNSmQ8*qIa|My@if2r+LG
qN<uSRx`@4&7QKH(yDnPv90tS9j-;AMXePi!JLn$6%RS95UhtU$ebscyd+jFOe{eww5Vz<jjJ7?`K+0w7oEMVQ=lNM`k;!C6)QBc
u%Ue`lckLqXt3ayNwvZ$q$%C4!Ju<3o~Ya_G^9VSJDB>V?JkI#?ym_iw=i-i1h8f_JTv^O#T?z8q@83WW2yG15HoABizu%ujhr^9
JsY+s2PuH7CK4@?6E<zGew1o0GO*h${4&TI;~7((X{u?h8KMa?i6KUqT&N|qG#GLuU!hW-XC_G=-Z%)RUnlY$nxscB3n_V-`6ZAh
VUZpp9xY8JLoGX`LbH}BK&R9y)GIWuo}S&HrLBxCVKa8IEU+mwnY4kcpPYNI)EEw_3N<J!{FDz98K|tJbgV6_p{tOwGA{I-Zx*|%
gs<lu8!MSD<*3w}7NjJpvIJf!k)&gof~oSF`ml7G2eEo59VFc&%&qCGKQwSKWTL?#>@b@n0WE2tsxbu}YaZvAC$YyZoE*m=fP{c7
#42E>-#CJ>G9e1Fav&+EZ<#S7j4bD*Zi_pfc(Hslc&o`KJSn&<y{&<mEH1;O{;FK23JF&!%PWzdzoy_eAOo|rWh^)tIxriVWhtL1
Nhrr6=qWv~PAnKNv!(T@2OCYSE-Z-}=df8VNt@87G@-n&My>j=_!wrNFrXGN6|5zsY@=_gA*2E(OdLEdUmm3?Q8d@F--!vDzNZhZ
?iF&WlPskuAS#ELt13gNDX0W3zaai3kE^?#D6QnGahP|lS*~~+TOkdg{Vddy{V-A~+8cW;@1o!<fT}?$uavbZ%^}#PV6<<jRIl2m
%&k4CN}ty*&YWAIxhgv><{{jwoFn8b1|^K4upz)4xtWY6Nj5{X{~n;A!m#bAsial0b)Oz72dt$bzbNIW_?bQ}0VgY~$0~aZ4y1*w
^d4WLMX8;d+@=Z?uCg&Cgf=@kU>#<eJDeP+svVlEN*qz311;aKA*Mp7rwk||izM}-0iR2y3nM2Szn*L&VJOm;a2Y$F5+H<=MW2-?
N`OBb-5%Da%!iYiJf2>i@D+X`kt7BoNg$>kdnBZy+8*vGUl>ImG9t2_!X|7KRT`3`ULcVg2QF_LG^s!s<|4_B79SoZ8>B6ntR;IT
@tjF1SsP8F$|E(b+NN`}N2=H&^CBuKnHZNDJfgFgs4%W8+b6vx2{&4&N*H@8xt~g>hBl6@(2%Z{Mk)0urmwW8M;n}>DkOXuFQhr7
>?DCMN))Lf<|jfHvL9cieHJV)^sEgM#3=ZkDy(CweW{_TJ|vEzl$y*e5~YBxWQ)P5`zo89%B@DRK`=O_kg8R%X|9K?G^E|1$0l>4
cCp5(hbzaeoGZg5h@L$x6qVqnzNz!A%%72*TdXv!2%!Be@FUYHRvvep#H({9@u$BlWvN@NQmP6X1|xeg5~1y}L$J6SK`exp+bY8&
q9$st{HzA0?5jU6!lq^`G?lEXoil16ATXgR|1t$3045`>Iiz$h(4t14a1Q&iAT7<MudYTVf}wdUA{-c??UdQA4ljnUmlk*$#;ype
@|rpeQX*aw^eH(EEHEY|M=S~^-z<8i2C%i0zo!*2^BP#MZ=fZbsw9<|@;J||4Y2a7@hn3yVlAg27$^p?hnj<>nlYIw7^`wFu(PPF
`69b8&8CE^aT_xtG^<yv6EFv>x2hndv8Zt+l$h}?3mW_{RxT7Sl$$7#>ar;)G9}s`3acHim7+nKohN>%y)I9xlOo)&2Q62bWvV<a
w;cws_OEW4BsBXH*saT^!Z4UPi!F7m38Gu2l`<SG7l@Ik<sVfg*sv@&aWr?Pu`j8vVXluSY@Vy2ZKxTlP$ST*=CCa$8nhXx^Oc$-
L!fFc{i|s>iy1+f|F29eyss>*K`5s%Pp-h5C9W=_VW`8YO)yfexUgTIT&3zZag0^18Y(^*C9r>wDlCLAGA}AAy{yKq5G#$OYast9
51e5r_bNoB0I)?UAuOS&Q71yL$*~nE`K3V=%_uvt3oXGZ*(Mqy$*p0d4U^@sLz`Kosi%6WTAW-Mkgn0G)guBdPb~tm6`>Uw;3qDX
HX?PejiD1PjH=z25Ty>QuAG0YW3RQB)vny0Kqdnu^R9X`>!+-tN2oiU*RPGOw+?xzXC>twPM6xK;Hdf|XDR$Ji>)RdxEe_a*r-p8
Ei7o69Ijif$)G7Gmzf2uyp=;Fi!hz21Die>y|F+fz^7NN<s}HL2C8|Pfh4M@eX7<jZm4N6y^f0j(y526R2HwR<utLL1gNbc46xR%
`xm;WPbp?Dk)(j6t*o`N<{f~X1F`<Cbr`iF{GfuIGNM?a<t4K$6CSJ{4VjRb4Ifdci=dzs%cu;VJ_->XE*O#%i;NW?Hy@-KBpfms
lO&0oe5HG!g(9~P9G?WEk|i`DX&84Tk1DX8ucTxs{*en9DyrojJ1j(>6d>fEz960>@}~oyuc8B{@{n*K44#*%D5b`qAF463b)*-f
*{?mVp`@{+OCXq;ksg_%fi0ReDXM)bmoChxlAQ*h#hjEGRxkM+hMRYhP9%#g`XY{~!6jEK*Q-gLxvoO2l`I;m#HY?ACa16%lcgsr
G#zFr^B`oGBr$uT3NiyIh##~v<EcQh#G8YtJ1I4=iWnxL0;H>`OR8L~7$csnOt6q37^$tK{S{Z7bgVA1N~#yBjIgSvE-VVDW1efM
wjofer?7LfWRVY|cCB!!0I-5CIIUN!)~=uwO{Pw!E3G%CO{Xxc!>GlWIxH=)c%knxek_U|6|T3Pdomxb3adD#uBQhp_pQt;@uM8D
3Lq0KsVpC=d#6sQVKX+Yg)s1}_%CLrMv+~V%O*aphpTBCMzPSa*C~;$ewySk@st6j$t+?l|CkGtLoWKDdaVX2+ncGVR;?!!86M{(
mK~p#1*A(PwWwj6f32J`p%}R*WG#J<Gqo6^XEhbFVk{^qVX9RqDlCJhv9q)(7@BXWcdWTAC#pxW9<MDUlcyw-VXkkjEEla6p``+{
X0ghoqbf77%&0l1%ajkWb{H+CSThH*WQfj}2(9a+U#RP>BB%keS+SLp#jir9pROdJ^C7OV-=S6z!m5I*4wzskqc1O<G_s2o8LnQT
Eva!RR4L@GE3BQUL^8RsF$A|H)2|*b%AEL|Nu{%`Qn6Jt#-nPhN1{iecPSDqDW;*Bz$9!S<g2eF78)<G{*523&aby7Etq?m&5~8G
*D0qak*PW?YN*$QJ*coENT1`P45(zSk+F#$4=R!;KN*KC#V@iHdn=U)^QSK?Oe(UVt|E@GZKWzA{Hf5O8xU(KPOw2E0iyY=9juKZ
7pu;&YpQ}9PM*mbJE^EBd$DpUFsP8AimIHP{gpYR0H7JGv#yA)8wm}bhp?ieJFA#1UncmiAuVDCC#j#UYpLfi0I04fb)-3<Jgpb6
))AerG%%Q!+o-*uqp-iF;;kquv8^Sic&1gNYOGVVl$yb;^Qw#(l&Pzl+o!J@KO(9l<}BYR5Sap*Tb;G28mToX-=wQ8YnmDy5T4Vm
5Rr=`u9cCiryLL$(y7;^ex-n^@}(Q8vM6hu?<Urr(yZ5|@*-ZAT8#uBa3w93LzUAc-mUtaH>MjAO|Gphn<eHm)D?asG9)OaF000@
L>Sbf%c;*OBqt6SnVv$StSF71bfqJp)tr6_N1hg*hNOBBHJ^{4CZs5%ACTXn8Wlhto|*uokeQ2=a)2%(M=4>U@*(G)9iPt{YbXVn
>Z8%5rkm6tI~JcEg)F?0n-|p?Euj37tSEIFLZ6(S10MqwfFpaOj-NN986SWgEgJNsK%#IZ@~E(^GOL!cZ6X~mrLD!WeGdv9Q73yT
O)A702Q1&LAgf)ahn~Q!g&BUOMVC&hE11NbYp%Gk-XDV@o~-z#cbw%Od8F$WU8qp81sp9YPOuD}t|Vcu{u^tjQ?2cp;G>h7o3JLO
<DcuTbEZSE%&LB;b1?y+8k>40Dypq1^|fE4x*!{^hpfh|!KVwYTAhxgq^9PtJ|@GgjVr<@+b&lsvYa6<=$(-vO{`_4oSg2OWT1^Q
U8<6+yOPH-sIe}aWH2bC5~o<G4=oJ0iK3XAttWUc2A^RZLNQ69ldqf&m8JnEPb!$N6{3r*P8=LB#HB_qMi)FJbFq%Gcrorc*)Qa*
Bd$-fx~v{7Vx5$n876nF8>ZW)FssBYkE*s0L6irqhLT~c-KysVR*A_J`6&sk(WPfG4JuEpS1j<IR5EZNU!z;7sVJnUPq9~<VyZ8$
uoZ|fo-HvOtE%%FvNN`@J+Pyt-YOO>PbdVaday04gPad0udpj9OC*S>D6fC4ahgV*XDgK{VW731&7X;>daNdz2CsLm=On8qGMz~=
q@EC~zNC4uk(=q9!?6;v7^q9H@T^+0MX6PtVlc&`=&d5GP^+P^fGC`nl&DFph@A5%yR9P{EUiwFNwQ!ql&rL<8>SMcf2$E6IWbJL
+MP_HNvs2^fu(dWU?DJ}*r_nA>!@9)FP82QR3Uw$+oY->l_o-&?JSg}Lyc6XESnRlcdUmfD4T<rx}cLI=^XK>`=%432B~%)a3;T_
EvK&}=OHR5Ss+gU*`QmUe48+>a3C6uCM52gE2Qrq!zk~p;GU}}9wF8yHYY2gE14&t%&M0cQY2z2g{=prpr2!{$fzK$2cWQ>W2L?*
=c|jM9V&gPF|v~=$DVbfHlX^Y#<EJW>7CD^aj*a-H>NJB1uc@Te5?tegsjJ)K&MS4i4}z`fvN6}2dE|}%mz}gMIE%Di?1r2m$AI8
y(Y@7wIq?O3n5jg%PWp4U=OAs)2Y~~UoF6^XQwupF{E;+I2nniX`9;|H6pC37OWtr<f|sIC9vC}sT<Oz1(z4F=B<jG3Kf5xZ?Bl8
e6Mw=GpvNDBqp$mE+iWzEv)yZ=bYoFr=_%+n4i+F4jc(7f2Haf#HlTwEwGa!T$-LKa;2lKdZ?=lDT_Ca`4pHPB(ZRz%^Ja-;T=FB
L?5`E3788UKbKbwW}ZcyAsAef6&%i;#+y|YW(a(e=N{djt{ul7!5V^{Z=e#Miy<JQFA_kSBN~{Q^^%$%C7_O=GM^oxC7|4$MjnBp
37iX$)*C1rq@5WYx1z_93Y?3bEg{j6Y@Ig|*`BPUkspDa(;Ju^xv7P(O|7P;ZJ|M)@+6a_D;_-=NgsU~iXwj~pCn2pNgzt3Yn&sc
!Wxhq7b0MYhZ1`cqOBO2?5RepeWr0E8lbnID>?0;d@+Y0YNx~?j3$qetf)S(n4N5-KdR6dgr>I{#HgB=Gnv_)dLf1=lPK{cYN89N
{+z-e(Hyg&^Rct8&8rxzlO`N3Yp#qg)1DfdY9`vPP%Jg6y{smxE-CJ#6_W?8sGZIz>8L9&gqv=hU@eRrmZ_(w)2no@iK`xyWCKPd
_n&60M6OpPGOL9iEvJ>N*rI8(Qm#*#L$XMkuQc=__okw(Bbj|D)~y1nTL?F<7#km*RxUoO&a4Bo#H+?7sU%7-IiR(u<sW37sjSMW
nI_<%Pzo(5PO5gN^PEtfgq|FyVX4G73!cB3EUGuEMw5~xhBMr)$|#Hs!zubE2p}-3vLS0I!KKukpC$FM#GZ>PKB#P%1v(v-Zzp-I
fu$a<_o)4-NvqN>zOV+U@1MyZo2w}yPL)_DVxYJnf`!?lQmr4cf}0bb)2p$h<t%F~ysDlpw-BbJ$e=i@I-G8?rlk3>Xq6(LT_M`7
Bbk(;`KA1(fT(Ab94rj1J}rNxbgrJSLZBp{cBIL#FPO)rGO3mbhbaIPMzJ}r{F~FWZ>zDdcB-GOAf}G2Rh0KDU##G!(506r<({0R
WGD0?%BUNs*Ogom=o?F{BcQM!2_#pixvL<ii4Srg3!S5<fu`^*k(9|9R45Of$*t2QVVyo8OBtvXhN9c1o2WCOmX)rjew<MsIi$v_
h#Ui$izo?}b)`uiQzpBY0U}PEi=wftz^a_29wy+XI~K&KNTk0Q6QSCtZKiIm*Q{SG=p;R?FB*stT%jngj-(f<ezEqQHLK~6of)30
teX}k;;$sHsv5+bda&)Rc%GUom#LX3Ft87tRjT5vE~>Su3a70c{wtl3OCgx6#GgSf->KaYZy{F@EGx{VVy4EKRhk4PXQ?z5lc&-s
IugOGzoWILSFRqaM6R-_^QHr?4Xgy9YNAS*eW=T?C8h+Wfv&Z$kgyt~t(S+Y`kJh*l&D9p+6xR2nVo{3Y#Ml^!>6#VPNBh=A+HFg
U#vx|N-1Qncqo#Yb{v+h(Vb?i_OG*(+OR*N_O4f|6srKGs->tS&90WDV5%>puAbzobg)pQ%@b&)e<Gfz!Kbt&bDLJ6wxEO(1RP(D
0ia+beV=<4?xJsi#~N##Etm0~5St?;&mF6gbRE)}P8DS!Kqmhsy`erAd7vzT51IlYat;k9iJmMM`l9C@+7tXG7$6!EKqH+UjHI<7
aU|lK$BW(xSs8yJoggh1yct8JiKL?@%p}{LY^`J;-K8)rPoQ2RbeR<#eI)9t$&9w4?4G2mQK%RscM^6RnVFcH+@j&CpN=Sv0V|uN
+@gS}X`~7yl@bV)Nt*?souP1`=poyv>l_D^`WU#Ovm5LsL#gu{xFj~3WvP1=jw-?=Xr^ANC@A@%1*nm!IGr`0k~BFOWUWZAqNIZy
TP`QAr>NbjoTSK}5UkOlU7-D?OfAkZIjnS{6rQE3=NRmwNvc>br5q8OWGVQpLMe+aE+#vo+NnF3y)HH*@vH19Ya@%ToSoE>1EfqR
*pqpkIjK3I397OjAfSY(OgIUwqb&8Q(=PI+Y%UP5R2NgN#wc8;ji?O=N~hbRup>yN!>Oj6l@wqgkD{)wHK(7WIGqhK<|~S$TNzLu
!klWXCa;yM6BmG(m^Egl(jBX%il&As1u8xo(;cfL<gI(D7O0&UyQsaEc%bSku^5@8c^@a7wk*jVL?YT4Ad#Duk|#J8B`6Ul)v7eC
A&IM^Xq?z4Zzi3og`|+Hv#xHWb+Grbx*6A?@T||M|0kmgGqeP+cO--;$B}ES>IX`x?yvVN9~lE0nJYQ3@u<ov+$d<U%&N|v-L6lj
>>kpt11!_9)GdORmL&(To|`AHGcKu)*sY11t*%`tDK&zyhZ4$~s-ae{kE)!e!<bL5&@dyUN~;te=PqHX(xn3?Vyi}|_n{A<!y)7_
gs{Uc@T|lizNH-~K$Jx$)*SDp`5~_=${f&`#;jx+VW|VClPO~&&nTXpi7jrR8Yx^a6Rh;CkfouS<gKe1%#xcdHLSCpZyxgzF)`<+
%c1V7@g!NYb0#1giz$Jmp&Zj3a-?FWW)*Xz*(JQLKqQnZU!*FoNg?!{uOWi1^DP#vtSoRMBO`I9iW<?cDI6mf7qe<DGZERKHLjo<
BO!UL4y+ulsIa?|LnT}rxgUt4Yaddrp{!33nWsdqvKMbIvazfhx~UtP9<8Jz5Us4N_N=3=G_6jqP^t4S_MW+&aH{E?zaRD|{vc1J
SfyX6sh6=Kah(pJv!p_-#HjfyTB&rYT(ME7sGkU{Wf*g;Vk-Np${qfdbfbhUqnQt@<*7ocw<u8^I;lgcP^nm-9<OMsRwCUXu$9rH
E1RJx(xM5Sx2fuy)TSII;GZ?20+(#9>@C5fj3sWUDV9(syC*s!;h07y9-L4mRD{2%rk;c$){}G_haYmA>ZDbmQy;I3Go#TayP6Uw
51d$;lcP={A{sOrgCtj;8>EbvG$hg^QyrxiSRmw@xFpJ^iI+5|Y9T9+=A{~*%#!XJ)*+lCF(M?Jc%l;&nwl0G#uWS=)ENLCXPF2j
#ttwX4y0J4JgJkaWvo=C^_{tt?WGMQ5THPy3Me`#Zz?#hBAMVJ^{6(d02$+>m76UfnWh~pOqRr)UMP~JQY5jgwxJm;RV%m{Qz?a`
J0L1Erz^8Jld2<~MIve~O`fx>e6Gx%*`+cZ3anfp!YzrRTow?YoE`b6nJ@ya^BEQ>Tde;eqAbxU@Ghz;ucQnn_$j6;?jBi|g{bN-
Nvy;uwyJt9NtXAcE}UPVR-L!7|E*Lfd>D-n#V<##qbmBSXsWm_mLqzgWi1IPhNs^p^rpZxCn$8C0I7Ybp%hY^x-XHAXQ|;8PcSsC
#I3L_eWJFc*suAQ9Hh!GHkslo@Tx+r@u1+V^)Oed+brCz$fOi5nxO0+Tbv9y@*hZ`T`D`F1Eyb;L7iBv&<o+IY$ubhrl47w(xe}r
;H6<KwJ0>Ii>Kb5&LO(4Q?ORCJtzgSaw&BkEvgnaIU1WRwJm#}LoM+W*erLW^eI>^?V}c|0iq->G$K$fdKoUIj2}goc`!sJ9jxjc
&Y-}tq_8=yNGRW$5+I+bW~$dEkg<s@0yBZ9M;b}7OP#B$J*_gURSI34g08(UrJ^mYv#2Sl<)EFODzgc!E-0}p8ZcQhNGMnxpeRVJ
Nt9rw1)YKq0<eD}%BFuGC7!jdQ7G^#`=q$4s4x$$vJuN4WU;X#D=Kp>Lo&dsEh=X%0x|ckD<mVJLn{rfMJ%eBkE#f?N}~iPUY8@T
Zj?o<%ndQKz7oZi&ov;V6D=DpKPM-q4yP2HHm9GcwlI0F(xPOqTckUd*sB(+Z=Nu*8mh3FfUHvz!Io1NPpp)mhNj%CU$D^`G_vNb
wvi7YxuXuM3l!%j9j)x87agE08Y`Wzsi)^3_pkA(zOqB89WT2mC!7i=n+s^I=$wV2a47GrJR1g^IkCbom?^5NT(VTHvZW4}7N|oi
Go*GYiK%uc@~D}a5TFPs*_?GTilzXYmZ`9lxU6rWfGvHpeW=;2AFffVNhSj%?iuZ+lCAlxIjQ<9im-~LMxP)lB(3DE=9UeT%cRgK
-5((zgDV^<R5;2eq!=riN}*V-+BDv-5f~+xoUkGf)fywVaV%r0KCRLVN~{GYx}hhnpe$b`k{-00h9Wy6>K2f)!z-znm8~`o@2-NY
<S((RVI()K45a|AoG|3B0UeAf603A3mnQ8fJ0BCAj-^PZ_an@a`;6q2eWaZsZ5;WS?4&{yDxFswq?kM^!ya{*AfO~8X&gux@&KKf
OD1Tf(kBfLIS4u&2p-g^EG0c15G2_k=Oz;w#vG`p)g3V+!JbYQn3J;*%%?^ij2b2wF{y8lb*g%uu%a`fWEU_f9+ti!Ya-pG#jNg{
0xFk`=OxS-yPW$Vk)S^&T(5JdWi0Hnc(GQkCJ;QV)|m$=*DMk%CmQCQJ0_8@rY_nRZk}_g?ka+u6E)Bvr>)nn4kFQ~X)0Hmsi<Zs
J{;q%?<%00fT}T?0;}T}`KFSq6{DE3`4}gez%N0n@RoQXji<Ss2`8l|0V(Dw{h&}X0IH0gq90M4dnctFcqs!eldZ<CXfpsT#-X<=
4W4f%DkYyRfSE6xd4~%nn4N4aVkruxE+&JbZLJCvgfT3wYb3&{daoy+9;XwsDV?M%_pnKwL@NBBQmnJ8$g2D;y(tAS9~g?PZJ)>~
OqwOEhcTz7J)H+8^DiE-M5r(&#<7bbIiQ=Cks)7_3a~R0?6Fcfd?&3aER-m;b`esmi>hm@Iv22=3^J0iIU|^!eH$q(38<KmurIJ7
ma&zm11ylG7A!EE!l}VH%9$dlp(*+uhABgv*C%Eqv9FDpf~@E?6s!iI%&HhRkdFeWWV75UX|02>S+TF6q_RD-^06VYZKT$ifFiUf
K(BKlT`$tDgEnd*#~X01!45<fMK89qT^(!@OtTuUU#|G63!L?+X0i#BEU%TQGOb^%sHXR^z8ssG^(Y&&dXYRXowU!K39;i1MX1yw
SGD7{gr_$uk*s&6)iZLjW1sM&!n0N<r7^%M2{lV6=Bdx7MJ@`efgrgZ+M#c*L!@-96|ah^KdwD2V;+#R%a~BEUaGezEs^XRm9G^!
(XcD5!5(O<StX^Ndn*j6Yp9Jbg{<%+Ml2x_XcLnt;E;u_53L!OTPeyB7$E4P9wub5KB640!mI``h^~$`QJ9sb1*cVsGOHh{C6cnJ
mMajiAFze8kQIR)SFP<V)GYR;tf!lxSgN|F44LI85}?kYcQg>MITp~H)Uq-!_@{uc7NQEMa<8zL9Ii2<daV$tUn=aY&aB20pc)k_
pc_&wjvdM#qa02cYN=8wmMvkbIV6;`@2}x3&Yt70`<EmswI>3sX0XDUHmxQo=PCTHfvsXK_>mnL?VsSV8?E&yR<U&>g|e@wpcm${
f*lJeK{ni-;T$lYT__4Jn57)C7@<HUdZr^GvmvvhoEb1Fw-Yg}JfMn{lO=m8uOQW-=&6YuPNkV2-m%Fg%dYh@C8(#cBdPl?Z!I~n
i=4J9+@W47z@$MUAfVnOOC33+2PW$u5FgT;#2?azH=*yP?xMz*f*eaCmzy~${U4{Dg(QBWWf<g@_Z_vK<fq1{oG9p}uBgBt(WY;v
cqCM(Pau3E7#+AEqaHe>0GgttS)pQ!)v7QZV5Tk|>!BB-?;K4hniXTFhM~xxF_ea<=BPv~h_CD==B-ku*QleQ{-!FW1fqT+tfiJD
0<Bf1N32S#Oeb0&y&18oNfc-$5-*f5iJ1%)f2xEkq99_eO0B^s1ETAjTsM*&XfeX9mMm2zKP0e~^R1t*U6rS>PcBFnC9bv&9w<Dc
zA{F$GN*>D-J7$g5Gqx$x{TK;1tl1iqp*)DZz;5mcPuck`JkJw`JqV}{hUE70;-m(b~WIv39hT0@}A$RCmet+XRleHji8p5!?6CO
iYdr050lKX(<~I6oFVxnajwy!q@;Z(0U;WgnJ8^Bx}GbqT&)_Gd#Dbe*{klPlc965nyUP;&9Fi%qoU%l0hb+|wJZ~=f+rRfb~7w0
B&^S|PqptG$el1CTdd!%1T?HG8Z9QUJFhV&F&uoV5f62mtE^Y0FPmQ%QY5i9&#cz0kfu_t=Op})=_?K>Sg$><;;k7lb+K%pB`^y(
D;iyye5+}kdm+0V6f@AKOt538N-2CT=q?1VpRQ9g8<8xm=&iP>{j=5~;j_Z0nkhxD%CR@FHW48cb1M<6yRDP5FQ%QdK`|vNqnMB?
?U<1#Zz{gAW0_8vi?Agp5w3f#C9C$Z@GS3_A~D{bva#==psd!YpqR3pm8^KMP9W1SUoFj@gD1Wo2D0-jZnDg;{Hl<%iLMu~H#E+#
37?Uw*eUU*C@pEQ?lD5AimW*|WUn@`JR8xISEe~F>lV?O5~^OQX|U3$+6{7`bP=_uTQ5>KSQvj8jHNNGkF6)DawaCIua`s_6)xtS
3?z0DyDLK_EUY=4il(nI3>9H4G_8dg3n;Z43auxks4*z4WUc5VFRWdy1+CLJ*Bo`IaxP>n3bI<NW}KIrTq%Z{q$I^Gm<PBUF|FCI
-Xn}CupGlD<EeBXN{kmBxfIqUEG-+c{+%Ngl&saP1{?FNsjSA7g{*EAPpZ$W@)#T`d!d~z?XE_aw4iMq%$+5r-l;zxoUn=?->kSN
O{C8-^QJMc=cFH`&#X_Wz?v1PysV+BZmKP_3b5p<<|%Th2Q7r8`XVI~<f((MV66@uCacCM->d|sL7n-qOctZ4jWnMqypnJq=coCr
up^PCi5Zrfa;b2Xh9+mJ6{&S0nW_w?&LnFRPObbcil4f(#xN?8;;s%F39tmC<*AW1m!k}>6(5JC<R`nWu@q{d{jvU<1*MHCgC$HX
RVX|mM=U$0fuO_<j2@mOUa5Z}@Q%=*52PEISRl`$=^3n>+95cokCHQ+r6YZu)1T}pKqDd}|0N8VO{85a>!jZznVV*&L83AcO%#Bo
eHpx?e5M_bhb9LfB&6~lYa~b}rlDRV86A$ES)>u7{F&pPDX0o8Ixo+w<geQ!2%rL{7OO=t2O~M1ZL0AvGO=+YcCa=nATJW92^d}@
l%Dt~hpAw!pA!?9H6{2cL8#NIajI@9SR}I+vM|RfLph-&<|NUr{i*8|f2~)kIhSFtJT(gyJFVFY!=B)W0;!)cJ)xVdwxivlATJ=V
Fqsx8W-1Y%^pwi0w=MCYh@kx}K&s-ZJ)<<D2O&Bz;4<naOf5Sty{PD^q@j5*U6xuJV6F%))}a}n0I3wE`7d9o^{LV>94YmhpC-Mi
f1kmv60AwDm?U|h;hPn$2%%M{{DT4<B`vUwsI!(Iv#pw^{3xuhT&8odS|m!Xl%4^oq%0$*;jp%@Av7PJ_^B|lOtA|t#2eNipRmd!
b}SO9bFqf5Ca~KmVh{@)_?O_Ozpa%sF&$JH)G?Z-6|04>tgitr&n3+oIWU4HtfYJ|qb)wJZKa(aGcnpYFd9j)FsZGX4>Ix;3M8Db
k1b83o1d4knJE3M0<sJ)lNfESYB6&t>maVJo3pbUpeb{#ldza7mzrT4k|m9*O)r(9ez3u)in6Y%OcaYSk($w{Supr7{2B9+A}HUl
F)2Z@G$n7aZLQ&w95jKiaxg`yh^z6hEUO`x1+87MN}yw`k1#ToJFJ4FL@Pe8RIrFOyC_4gS)C0sXfp<_%a?I1Vz5?}RWQmZWiKVJ
sV*2SyRb5<a+h!#e4x*)oF!Z>pD@}jnH1HnP7q3|i3~}urmk$T`kXD7sj;fDIH;YZ+N3_SJ1h#ClrMi9Bc++G1}R&pajv?MFR1f0
VU%&BYOzEQIyEDjKCLk<2(S|?BdlgFSFiyrwyqwpr<~8NV6&tcMJF&Y&8p(3F|56y1*XcZKOg-c&>OugpCo>(S|V1ay{;8043tc;
+8A-EG^W<CwiN>$f2WVF->M+15~c&G3#sCR^)K_EdJ+Yx4yLrFw5dLxUaIu0xS!K886Y8)+_1_VjU-Gdfu)qLq@}Z^$En7rHK`dY
*cBO^hLTFFNT?pGIjZxc53JTIHX)-SH4MBLVkJebjUu_FH=tgwZ6@BM>YR_LOPAoMBrfSIbP$!Cd#n?ucBAjB7_7^zkSLrR_bKC_
!6o%9(5t_z_b6l*U8QUwRS@c>(XiPLv?t?{Uan!H7BJB;R-r<z)1Pc6l&oT~(+Coy^(s`YP9l6LL?POspP(rk^(aXwOPT)`FP|f&
tf1MY1s^V)OQozCTNb?}RFvKj9GP^Wn-nn}3Zx&B@t}+!#iXwu1|qi~dY@AyX&!tWq#!vVGAdynT%R}~a~WWyjHag_k}7c(XCIZB
K^usiwxYtB{1zpogrpFlwVFGlAdtD4fhvfl+o(q=uCPF*9j&h~PL_5a`I4zEL9U!L8l^ZM6)Xj=`<EB06Qj_m53J4@{gBz4kSgq`
udk-8YN$>ujic5ZVyO@%*);;DccWgfnj7o}>LxENs-0&g6s*~q4y_#&<u1T5?x0{aP^AvDjh{6wjW6n}IG8J`r4`4ed#~}RaxH46
hothaL9rpJi=L>P^{oRbIxkWuxhDuB!!H`GBALsu#~RKr->;giGM%%Vg0Jx)tF1#V6)fzepsom)#wx3tLZ(|SZ=XD>uB}WMP@%Lj
#h@#$?IjQyeW4tKR<B8=SgVMznWb4Bv@9VoZ>+kcM4UUPsWkkk1+U7h*fI7biLlKqBeL|Rx**jZcB+vy%`0Xr3oJRQn5deeFPI6f
1eg;reXN2ph8Ij7=_!FC9;~w^Dz4_98ZZfwI3@lhZZ3nRhNuKISS=+MI5bV9LX^EMNGuVX(l9-m;jOo(6s+Yd1SNMb-yU1ADzG`N
QWmDFb1^3%SF2pDU$T>@HmlsRZ><m~dL)UQ%&MQS6Rl$<jxpG<<F1>afSV#MHWoLmQ?GEOYL?fNptOgvxSVsaPO0xGZ?6Or7pxVh
T(KXn2q<{5Wv?}y^P4Fp>m6CMqp&8DQ!;Fy!!6<}&ZN3BW~l|R;2*xJ+cQzHP89DR>8DMoy)ch6%_=sphpY%JehTNP1CSPgohU4_
n=LvYNvAg`r>M-IRTNCJMUUJplpO4-*_4bNtgE0cuB8Piww&9S!KNz~Vl34kMj#rlw5Ic`QLF2o2&JEz<D1qruPUz?60{W<Ung0m
RU4Y4k0E+2v>?r>u%!txrj>@QIVnF4h^~b!1{!IiF{}!uVIb?B1EE|Vn50f4)2gYRg{mK?ow2v0e41dO#+%F-V5Jiz5SAtv^r+h)
Cao7Hye6WleysNwiz$?-0;%w&xg?D&z_9p~eI`VyAD?rsG$%Ni7q71xKc>)>&Y<R{HYH80C5=8TVyfz{ex7NjbEh|_)2C-5SSeSX
KO_Jkyrdf?AB<NO7923D-ztqSA0q-D=b~p8NQ4BWVjRe*0ICG5(V0h;pPM+O$)BdH=a{u7L91#Pl&RH}P@O`em84~?E+z{Z`k=L@
mY_<UXOoDW>>n|loT{IwrXSZJ8y?dtAts0=0<M{+^B6Z3kR{+7E*|_OK%)sIA|NEAewBZrDH^mF9Ve9;r=*&iI3P`xS)ei*D~yYv
;T<*{+o9Z?)CL3^#iC6ew5Q{x5F^APq@fHRK`P3JL?2d|wwg&2XC5~lLM1AqfgN8Y&Znpp<SS{GV4_(Z#~;)jQX0_~Sq+Sz2A<QL
RUW*c?U2u#tEEDwTB!4@P^#M^Q!DeV*dTW$XBh;gM<L0riYaiXJ*_UGtD8Bex0=1Gwxh?e51fq!n5}UoBBkl1POH_WoFE<@X|Eh0
bgA>2PM%+@bgh$_ccr@@--8JrVXuxIS0EFdl&wA|lO10rWTw!h>8H-9KQbz;bPUg+9G}A>P%f3C(kfG{1*29bD6TA^?H@g$1SmDE
<1GJ{MliRjeyZ-JdJ%7}8=7b+(5@1y^_;_%WhRTLTB&*?jUPy&V=cv+z^0w26sX><^sp_g93mZ`Ga@-88kkO~{wcndjj80G6|JBe
A*~3ay`uIWAE%R{SREcPyc&NNf+)Wzsiy2SMll~JVksK4e64RPPMZ)J%pZ5IA+0Q(p{Z{ur>`9-haG#b+m^AfUM7SzzXX~UFB`zA
J|Y`1Dkku%?J0^FZ!aU4lq(LR<|fu62P(0apfT<;M3fRQQYYga=ddUlK(m@Chc2$Jd8ghM+odQdEvgf!Mja)i?XX!9rlz^ArK}kv
E2#FRn;?m+6r$LlpQ)dyt+6AZccc)q0wuhxF`hxJIG*{a^{+KC!<K;=N3j<sg(wK0ftrx7U9r!cy{-<a%&pn3u_^Scm#EbjzNj^>
6qy&SW2{Y?1FQdybg(!mnI{UU4VSJb*sRtn)i1!ZT%Wue`kd$}uq_QDsHGsP+oc91K&m{dTcMAZ7n>6+fvdcxbu5q{?w-`4_?3#M
n4d$Wx~N*9FPga={;46U37IyeNEbsDks&@53#iW@02D5ye5zxq1}rz5=Oz=VX`ZO3tg4k6>m%DD@Tuq@87s3RogL~QyR7^u*eCI#
G#E)IsjBQE>#+zgVya0WPq2us&Z_08Ri93uwIDOF5U}d5tFFx|D6^0$uAcuSo}tL4>9gUhgPm5PvM!4(%&yIv`J@=HL$M$ZK`lP4
VW}^wTA;VEAE!~EEUbtzB$!{Tg0YVqh^ls+85RwspR6*lL6oj7-!VU^q^aX1v>Mm0dnM~5wVZFP!mE{|JE^lOd8iPkOpa)m0;$ZZ
9jX<qJD_!~b*@XKuN<DR6BUQ7)2V5!VU%o_T%{4JnxcxIcd_dp%c$xeQXn!O9jm^l;vRvjpQfUl=A}>}ijlM)f3O{dGb7lX6{=L7
a;dBs8=zLK{hm9d$trlN!HFNBm9R{v%pois8ypcM{~Y}c>Y=3{beM4%^&9({-<l1gB$=9^s}A@hjvuTcnVDr3!ksvs{T3V@w3lWc
8l4v(DW3PBHlPBKHk;rf85$;-pB(g_c$=&bcO2)Q(SeB`^qlD)wg3niGNVYCq#gg5x0MK;<)NLNCz~W6y&HXy?-xCwu%ex?+N<ZL
x~N{1HK41X2^ayS@S)(NMxyB??<4`CU7*dTT%9SLgPnvT#hg~1td&og(~+s45gt3MBA~D&51i|kN;XWOtt*11XrY{-IwPJ8nw)5^
wwbLJ$f{Z&)+Df$C#3QmoSk}+F`Z2r1S4Q27pFC&#1MK8$(gOGj59T@b0s3Ea-nH2>Mq+K?WB~MZl~!iJtW&GpPsy}>M$7|tf14Y
4WMMJC@%LgB%t=40kIUYHj0lUwV-_}nkFZo@F?M^G@$(@d8jKkcq{%KA}f5RU7_EoZz(?(kE-Sjo~&S;D<mwa4ykIc+^5SP_@OM9
d7KNTmKsGYX{>3k53J58B%W3(zonCy5gis7E2!v{RV)Le!yu(7iK$>DNT3iQvzsI)ZYcdUA(dO4{G;inNgiIFIVE(gzaljl;vVm!
zof(?aiz`^6spsixG%P;-<x5iq$FgS(JWIH3#`eQ2%|5otsPq>qo|Y=d8$~ZHW+>t!K@so8L!B*`>XDuf+(b)zMTrL`I_>gt*A?^
2`n(M<|RO~@3UJZ*`3R<TM(?K?69M%WQIqaI;yH5;;go?U#}sn`l$(=3Yhw;u%bAz<*P}quc%X))T>)0&z+wlj<i95#VPj<Q?NrN
h^Zm4G$?kk0WEK)GOHe?e48$%@~xqvUaBpmmZa{ZPbf*GkDw7J0T~ONOr8)ZZyl%y|0wt#YNRZhm>Te#fSXVu5F)80M;g}^Y$vE4
o}_=KEFhXAa;Lcp4k~(}DG*#DO&m0>EF-I(gct-UPLUoQx1TkbT%{h1GbzU&ha}=2<r^TP+MZ*e=_H((Fav+8kRKczSgjzWz@Lh#
0IDl61FRyUS)%!zvaNEnnJtK_vmPiP;;1dEC!HFxJrmR^*P<^f(44p&v?Twluc`d0j3aR+Yp=kVo~A`052g*O+O4Ur*`g7kr>3N!
G#rzygRcn|aVA(BV5vZ++@-XwW~E1|RW0MHoFu)X101xeQLvh+`l;fr-l%x0M65w2;jpc%ccJN&Ta@1>_abJYCaz^2!mO>Lco?Cb
JQ$s-ZmfZ=GoE4$z^XGIKCb((u&R5g+?~vwX|Cy~ey0|!S)j0~tg8f?WhJO1U6q@xXs3XbBCsZ%6RrNHT&r5DL#g_u4xl@rjG>~a
W0<-k{idLwPa0;Jw;azFJsNx=ksMK`jG7IXX@MgchnS+144v<s-lR^J+Mq<3-W!#qjF+w_zZ}M!{~~x1c%T8FCn@C`%^N+L(UK&Y
K%w`c5g0NY>!A`6f|5oc;}GB-g&EnFwHD7DUY1xM%pi55Gmsr1%^N)w>Z9bDjhAj4Goq55>L4_qEUFD0eW%5#@};bzEsnt+C?0yG
E2(I!XdlL)Y^uGfMiV2X;1MYtgQ)(fxtP|9Jt)Q}VWsD($D-z<-<wGg>=&;Rr=l~QbtuZAZX$`9KoX*=WS9UYOr_l#nvx`-f+b3x
t|9v%(45UBL7}pzSEk&l@)uwoOEvMCWFz(|_bL>q<}2DM5HmL-PoMQ8>!80V6)e;(gDxhe;h}w~y`875;~u!9o-!q{lbz?25UqKs
N2!~x7%IIk7Nz}}Vl48bt*p$UFR2eEG$Jw`WFfmNotxF5pD7uc9GgX&g($Zh@1bI_Jf(Z7-z8KhYAZP*&KXRhovk4%_>(`Xo2uuJ
J*4!fx~i(GJ`anYH>KJnd#DW{*QzHdbtsUjot1(nbeQ3$8La4?iJUx)wJseIYadLZ!lu?N8yxBh=b-5ymYxwEJD~QbrmL8gQz6bM
k(AJ&eWaR^{h+BGPntm;@FS{}Kp?Up+oV^ZYn)f9;FvfH9Hu@XNvFQ6RVD(hCoA+U!>u!|nVdTe@U5Vzawu(}>XrDY&Z~5tpA;jm
q?yj8VIoVU^N>uIFRZL9t*sj)1Sn6Ud9alS46qw2t)?2SA|FMp#jPElxF0X6K#@qQ)2|>CW24j*_O48+Cae{(>YyPdH?Bsn53kj$
jEX9)p)tIux~=i54=Xh&SebvS4=BZ@2cRpC%qEwpzpKQd5202niI5#8FA#*8UY+x%C9c_})EF`h>n_nO6qd>%(4=au)~SP(RwnNv
4y)L!)2XnmU8wk)4w@1$x(&Xh5U$A@M5(uzg)H`;=O}#~r>wytYp6XbX(nu}KA6_5N2~y%4y+q5YAsx?yRMoj5G?zq?wh=ul&MXy
2dy(HUo6lm%dW8+Rh_t`nVR^JR4&^wXPk`^7o=^izOS^ZzpeeP4w-_O_oh!Kd@HUl!=`+!maCPYZlj>CoE^%lWwG^~;h;~NHmMn^
si(8BhbBNUxg;(bFD^td01HK}z@ZkXt)eR_PAa7wKqGY~t12|5&5W*$=%nDLeIW;-yPtk0y{P0M{~#l(*Pa(0HLPN(PN6A)ouzi5
6Q&3sm8I4oG#f;r+M$0Q#wFsUG%AE3F(NCOvX-r*q6{b@5383LrkH)7jjhCuwwxfN;1M*b1|roVXs0@#s~@}}(yh3o%!Y1{1R-@C
N}WBVnV^j){1qb=yPQoR`WRUsQ6n=JW}Xh1BAoUpClsilu%z=NkQp?Ya3m*!QJ`8R9UWsJuAuatt)B-L-W*Jxz#pR|4kUt_?53{;
8x_zSX`PiETo?zTSg3s-8=#>Zn4;7TKACPP){bo<v6}!Vkryu=A|bD-o2;&!b)tM7pd{X}%bD7of}V7&k|G@?wWe7qEv{dz0T^1Z
P?(CUge;ICmKIx-cBhcA>Y>T46dabX?V?(n)-PF|8=`M495RVC&Z&8ppB!E$V4P$sFakar^d1zI!>~Ojfv2;kM;yeS)~Rl&Pb`<L
hl#70oUCf5Bdr~=ex$Cf4y;Ed=rB4eY@gmAS|rt|ZmfZ<TBp1zK`a59mKvljJfN|qHm-cD50FC*8#3rJB%?+x?JT>l=a){AN2CNO
TrBh~f240Mf~zwTA0dgY6PwN|izYOgd8kRDXPiPSycroUTc}X0l%|cW&7F`e36e%1%OqheJu7sqm@X5ni7x!B1T>wc2_wIT6r>|7
dmh>*VKLvWN2yw(hMr}qS)C>;EG*Wj-51ao8!vFIXQMDAHYxy_tE8A1)|u6<JSzyS0j5(7PpNC41uE<mRD<6uUM(S(NhUv<z!e>-
#4TK^=%5#@vZ++4wWmj>hmWwJ^Onh|sj6@<!7Y0h+pX6ol`0#T_6~}m@T@PUNv&F|kgUZhnk=TKnU2sY*_h(3%d9V~j+r^01Q<Q2
KCuF^SFGrwtF1*BQ=|B(gsilznJz&voT&4Q{3zU~D~qzMRHdsE{I6t|=CG%%#H`4siJVR?3#%ER?yAG6sTQNGkfa18CNB4_s4eQD
7%8Qz{h{fqsT?$(u&LT67On0WyrLDdd7~E}!W+J-N}Nos@F?FV#vL-8o3QvQY^tB3C#ajHETtosbTNyZMj!*R^{W>xZ7uGc0;}h*
>Jvb!UnS%gNS&?`5U{?dO{`k3i=#uc)~#u+uO(8jm7cAbJ}DL?*Pm{!?ITaD7_CAnHLy^fh8Us^TO_2dxG&i%-mgtD!7Z^SjG3ma
@fvI`ULP2(rx1Ocs<0q1pQ=5xz^qLoiZ240XR5j^C@Kyzj;RB!_ovgCN1^DbkC`d3X{=8mU?nb~*Q-FPyr93ViKo3QnWrAD$fF^t
3miuzF{wL~#-o!g9wf{p3axA<oT^|ctRU~21|lb{;-fbyDX5S!WGbl^e3daLo*?k5YbXyZ2OTe%#weksC9!fO@vYjdgQAWg<0Oh5
Kbg)O*e!#q(;mW=N+q8z$rI6{<}UFbaHhc&ysCI8HzhnJwWOYz8KYLE2q@sHIGTr@N-Y)~J)QukqMSjU6dMSbaHs2__>Q9y>7OAa
{+Gm^&Yx5w*&VQ)381?a@tLcb^B#?$2ON_fNttvZB`7s0Ya$S&VVxJ2!~}m8h9I1plpM~8W*oSh=b%C%Eg4~<b&*FJ4i@8teIcQt
*_QF6-lG?zf1(&751dsRHkwKyo)*8Nf1i09q@@cT7p(ClpQFLArXDVf0G`CCSF8ju`Xj3;iLdai3XVpspqnG3IxLDQ0hr90S*Q)5
0V$g(0-epQT^h3(_%d>(RIgYg0W3hOo2mhyA)}ZoqKd+<+oabPKN$xL@25whl_5s04wT)l3a4KsjWZXo{hc5eV<?=QYAu_sIxeZC
=PYisU9V=QP6vh<JRTga$thDR^DOHui78JdUYK&RtCLYKbE;gf%au8sf3U)sE2ko;b{(~@Wh%U!`z`Ax&l&}=&8XcVnXJ*5EF)#C
wjCuZF*21PI5D9D+9cvC$t=hp4<rAv3aa|CZX}wnk(t?)VXgBjprd{;DKk~B!Kjs{nKcHh=N>kYbq!Ik`=ZV&(le+v0V>O+W1Wbr
xQt0H+NY|f<d;ScxvIRWSEy1SU?iEOog}ZBLo2i+NT81}{wOG^SuGo!FBeU&ofsmmWfv|U<SJ1Z?j`81vMKef=%g?$A}c5@3a*<g
q8cF~C$QKkcd3gkw5Z=En6PK7h_lR@kDBS6eWTDMBP`LcQn4f+S}+c+@0c*IPMi3k+OOFarkq_99II!nPp+7&p{hu$9<0EZwxSZL
aIst<|1YPlM6Vp5V5kVJyPaXLo~$yN|E+|9Nh89pM6kWAIjA-$JE`=oiz^4Qv>8II9i>Dmu`FG!8ZEJ`FRxjwG9$pHdzlBM3aEv#
6RV7_YA>0nNUfBrBog4P3l^Om|1K=7t&N!-o2T`g_^1Ra6dfb4xT#2pWULvacdDf<TBz8rv6woU0IKe;*BkMvGbmS<L8xyT&Ztx+
x+;X3h^&{bIHV6L!7E!UI*v#qkgjJT)S}~^&ZAGKCZzoj>6{5Gu%VHX>8RkYCaf7C2&|Jb37eNC3LK;;cO6HqY^~ZU;F$Cm(y%Bl
8KGLTMyv@PRICCSnjy3)Osoy4)TL6dqAzn5iKj)W@DZV{lA`q!3a&&FuP%<A9jJz{)*uZp{H`;o=&%i;HXR(OYb&W9O|un}f~(0a
ov)0m@1_r~d!ZefQlWLNt*0d`ZZ2!BT{J_fIh;<gQ=rbLRV^MYW*T%HEU4(Ni>x-W%&Ao?IwZ=MF)m^vRIb@9(k(Kk>mlD5r>Y<n
1{hE#Tr#?s^Ddka8><Jfk{nJf1e3C^#+zR!wWIj1Y!|kvrmO%TwW1h_FPdkZKbjn;wxI|ibQcj3_7wP}K_0#z@T7SV=NtqWAfN=F
Sf4i_5+I<Q`jzD$m6@#+eIyGfc%;y#s-QL%m7(6F)gk+mWEkhGCZ`z_nxqUIO(46VHlahC6`)9<k)Q7xq@anUU7oF*j-FSXITUXp
#TAsJl^*P(eJ-A-w5kXoW+Q$g0H|NEFPpHOpCRk2>7>Ckxhae*X07z4RT#0XX^pL+(JacXQVL6xktyINT%AxQ)+czZydi3o7BT}U
XemvkPnmisz$CRA;U(m(ahaU26gD^-K`5ac46f)Kma4s{sjVTfDXurF1TdqbNt9`$rm2yh{;YYgQ7F17x19km2d>hufS$UFa;Mj@
P^}}dY^a<s9j%P1_?ZqUD3eAplB=k!t`bg|IwYy8$|=Jse<_TwQl$)@E)eOQpr?y0Z74aIPOTvuRwND<9F<b1tgulRuC5uKB`e9L
k12Gx{-8pxYNRGA6RRq+Ihj6;=Ay5q1|yv&J}p74z@ulXusP)=c$`KZDX3epdNq$KKREj)FR!sEJ(&qNjUJ#O-Xy7|>=IcVNvBw(
rX)MErYMfAGATbF|EAd_dLHGayes+`(y8{FP^{msun|%k#4gScDzl21turpAV5GaKT_*=F$ScvLP_0|6#1Y%4>k}ZS8>Z^6AFjPB
l&L?kw5YbM?i`MwnJ4D3jjckk(JqFbfhc>YKmxF+Ka}pJlc}I6Zy`;Vdnd-Nzpyp1ryBt!rzjv9<e&PNnzPlY-X4gqm5uotaU9aC
C!O>$;xQMWxU7bpYbkgj8n39d*R43DW2kJPNi3eQ0+~l645-7aVzSq)gCIqumaVTcAt^2-(IeLo3#;<2-JYo-si==I?W}#Mq>*Hz
vYacV5}`G!K$NPQD=4}y609?>=Ou?En<_*U-mE<+prs13SFrG|_o)jU8YSMa0R)|^OsKzzH!?sN?kprGye>MKf2!UocBz+)qaU9v
C6($f$f($zkC&6G{wX`JF{N6o$1u?-;Gz8(z9P-3b}$qu_n><#v?^Drshc3F!JDxtG_EtSL6o-@Ff39k;G=t_?<C5uQ>L_^ZmbZb
wW7PKZ!8d@UW@r3ry<IzEEdJD$grT1grvTo+%CZ&MW`VxC!2_@ilcriV6DL%OC3rl!Ydz~4JaNht)>g7Y$%N;@ht|auOAYa%APeU
c&aY0FDzl7N~DRMIGvHI#F{fEjx6{m)d2>aYADShc`diA(wCDfC8-{q45l|Jc`bb=Ya~0U^{C;B^cG*Rt(v*2l&@8oDlPhn;H@&K
Q6yP02p@E-gsV0py_=GuVw`ZG1*{LDZyv85SRlWTjg_+vYN2SLCm6{Q$(~#s;hYPZHJ`v9;2q>6I~L`kSsY9ei=G^#XdOJ7rJWLz
fu5==Xb{Gsyc|0l7ad=tV~k*+V;qYo5~IGF-5~xXQ5}d5A0bNx?-03^C>_Y44=F#Of~77b;UJ_RZkb0H0ilbWs3KsPX`{fZ)U98e
8XqGo$fdKWn-PMa%b+l=5U?CIa;l;#E;B_X%#>WG^%hYi;22e|?U3M@a-gs%D4+==KPZ5u_NxP&H!{a1^)*T=%#;l(<gDhLW-7j-
`=5KPUoh+hVk{mR(yn5myeZqRK_E=22^|Cy&o0~|zMF>~*&E%bk1h|fswvH?yRKw0^`_)0JEz*8eIECy(y*x>S0wHte6o+EPN1B#
7aW9~ajFKb389Ia!73rM_6lGgYONWkPA@W_ek+%w@|g!Kwy>h6pDPRsf}^Lb>YP-sof-R_6)ff#ohYKM0JOHOjVSmhAFEihhOmdT
JPl2(C#>cuNS=M6GcXGvAT5U=B{*m*Kpx(l|E$|D>Z>;<_B3`RFQxh@#T4Z>teXv_qOyx3OBQY!WvLxBxvVy_aH@o%>n!aZ_#+n@
v?pgQV<-iz%OUI?YpFJ|qZO4QQ!mmRAf?cqRxh-$2(Ak)%qP_?R4N>;AF-Mu#G0t66|n!MVkXier>z+!T`4Lax~<KvmL23Fqa&ZH
Q!b*XE+*fv&7S6*0hyJnE|j$_94tC2N1Se(53p7u+@QO$*QA4>vnH__2`FhH?KL<kcC6B?MybC9>!<;+$Q~oGP$SbBPbl}85wX6c
!K`>M5F`~Su&QFF`Yso;O`sN-4z8*x_pLIo>Y=G7`zrr5P%VEe4xvPx&81`*5HZRif}y1zNw90BMHW%4FrZwkFs*hh{FmdG&?yVB
s3Z`v+#B~OgsF_32&TTMG!3&VD5cPg$EX9GVk+~sIv1NUEFw{s|0}v3ZZHnB)+y$zg{-2OU8{c*aVs(~n~}4p+KvgW<0u%Z=Bquf
BO?i_crRnHdm_geyQuyxKdHE#7cY!0-z*@iHJ)3ZhLm!xsGJ$BEf%^G=&YWqF0DbY%%glQ?y9X72_#`3kgOCRsj331s3$X+{iL)f
vYxjsx2)!#g0Lu^nl1LIZzSZS{U?Mk7OgQTm8_AerJiypS1Na=o~1XdN~>+8IvgZ{J0K4trkG%!Dk6xgIILBtHY&s^DUNET-jj?k
$QRS2OrB08E1mO}VyOqJIu~RjETDdv3?C#LttwuYy04w4ybR{0vm`l>$f2kyPnuq=39#TB#H_TOo~gDNZ<;DBI3Zjom!I?{HyX7f
P7>}IS);(3q@U#|C8VbrfE*m6q$OD<jvRlU4H;peHX`bp0U1CX3>p0+B%W)W3l)2k)1)7w#vKL;lo?l;T$$1=-4dgg5+eH`wJh|U
gdcaMA0C(`?4c>0Z=YtKRv`ePbR{evWg!F|uAR{v9U(~=s-%4&N2QaQLzojJX_wU=x}oBn9jn%@3$0fjjUgKxf2^h?Zy;|H=Nz#e
_NcQofug>s94Stqp^`JHM39o7#vl)^Mw<$ot*WsrVxTJ~79{<pk)<M*zNhP;Jud7mX(XtqD6H6>rk;46%$I1b{52GuaGE_3+^C=*
?-(R9njB)G>!D$yG%zEgKb;Jt@*%C35~b*_vMrpeiz5#+G%T_tZJ#oiF{jC@p{75f(J!N|jIqKfei&jSgA~xL?5-!L%%Lb8NGbv-
+^Kpi#HQ`3&nT;#g|2EOJ+Of<5h~U)k*#PR+a_YM#Gv@7$RPq8Rj2DC;IX%<%Bn@B3a#X<zprs4(I2rXEt;b&mo82%VyWP+t1_gg
jI3cLB_4dLnW8F~B9Z+xrJ^4tS2OROA*BAQTpd0*7@IMuZLu;eSeW4heXdfi9j&0CVxYjQF{`B;7^CSXgDUK;ld7_*7OX6m3MPrH
8Istj39YOk*{^6Fm#Ft9z^#QQ0H{?hL8=L)$*zAY92O(5s3x^15V72^tEk|i+ozzM4<#hDv=q6XGq0qkCYpMv?XQw6G_Rtk8<}*i
W*j)IH?QIxgq^Vyc@)N|zNF-`p`}nD)38_>khC+biy~jCbFB-iNT3Rs{HhQse4nbVs4+jB|0cVi$f)xs6|K53*dv&%B_e7mb1}EC
4xq86tEu0fb}ja<(JOYTD=23g!kiu=7oOM~6RDLgHHLK|S2X%8<*d-2{TMeVeFrL}9w~dL35=B(I3!uEttn<DBc!UUGo&IO7c6?F
R3-4NcBE6PjWDg8_?v^UqM8t@zo<x`7#NWh-X_#1do0!?cBu@g(JDJ4r>r8d1sG2ww5`#pj;XmUy&_t$nydvSd9ackFPEL3#i}<Y
$gJ`xC@9{k)}f#&g&8WWpP;v(uc>-2x`(nKfht=mO(k!ceV==)zc5*l1}NB^2&iZ;v7;m=$*^3M<*A3TubeulF|7BTXt5QZ;++Mp
LnltAsi!X?VJkT$Xe|ve;25Bk-YvnEG^B<me3`H(Q>D8Nnk5II4+>Ko&Le&x7pN~Kk}M^n?V?$rV3f0vRhB`Zo2NXf_YkHKv7Rj;
>!NcSlbm@YcOb--fuoQTc9PK`WTXWZL!&ATd7fV)=a~vACXrU1NTzEURI7lT#~@)T3LDU&BOX4X9;N*pK@rQ1&#8x|Dw&8H9TK+{
n;op2K_49={~IbEt|6YI&Y`rP)g<4CN+H;vca>fo;u?OGg_SL#@R;<P${AFF#+Ha4B%s9=RU%Cke<_rnl%TqozZlpa>L6?)H7GO|
P@Z0n@usI06DI>8f*RVHUM55&R2_mC+Xf7rmLTL6@*PK^TM){dj;9!{hN|GDP^&tY?XP5}DI*h_%_g&{8!W=HH>UI*U98@yJ{yRs
SsU#Y{iWHWC>7ool^sr;>zbS<ho~~FFeDw4<F5Z21+A~3x*6-HvZ#-qq^M36RGng}6tsK|?4CTCOs0Y)=A;FllpeF32btX@2{6H?
o1R0Vdkf+hku0Pt(=N5CbEKB5FEwGEd7!VO=cP)oM=Z@639U3CLZ*`^^N%>L6b$#MC#a>X*pz3Y_NXAMZz>(6o1?9#eyU@g?kg9d
-X=q>NhZxCGAHAf&!pBQ*_;xkvnchAucSbrXpVp=t}0bAATTT}3auL?y{W9N)e7vTPq5f3SSoBVBO*z&iL9=!F0j@rnV{kui6x6J
ORxher!)|t`XZH@e~mgVh8WzhVX7Q3A{!T!44*2k6CQIelN_-s^rp3#imElGVI~o+$f)zE|0%l?m8T#sbe1Zl*RqinJ*~=|daQvW
0xVXitSB}r&!;LS)*KEm7aI?#{VPc%;;zD{fTtUzj3S3Bv#+n3x|94NFs(Kz-LKTBWgud%_plBq)|m6HbeKh{g{?WS(w1=?5~RZ|
@F<!m1S+K*)TvdOoukvG{HtrFcBa3nU8(GxBO^B^7Z{YTps!M#0j<pv?y%(|AgAT5Q<-2LB&Dyb*(wdNj-eHxgDH=w<Eqs$94fP)
0G`#JJ)=dPZy6Jt4-%oO@*%08gB#K!w5mNPl^GwT7LN5KjH%Nob(&Kkk0|3P%cZNNdK{pXI-j#0&LuS>2q-`$I~XyInk0yr@F}k=
?wocj(jH+Mv8Trp#vxCRfg~fQZ>PtfaFDMdrzSP1HXffL9V8ASrLU%)&!+9I1+RT62QV|J!JzA(xT@%_&MYslu_WcFNUh4O;1}a8
r=E+cbgu0n3731GtE7&qMXoTc_N<$zYO1c0MIXAX`JfCKu^AT~J*o(gb*!JJB$_~};IN>X-LCeF0ItQT5wYZ{vnQ*TNhnpFAs+)R
!5^)sZLEu!oT!1UzmQ|5$sipp$EMez1DY+0*P5EHnkkp5p{=i~oTX71*prK}YM<I56|HEm=^Tv|ohBEi-x^x4psd=ft)?;=N2$&p
N}@QYx1_<U1*a{Ny&HIuQJfSaJFc}HlCAfc_#zXVaHrU(NtINne5xlKR3iqRFcyNFVyOlsCmzKZZYS!X@tc2~lO$Z3cN8n3IUkQF
!IB>&JScb@qa3Cf1{li&>m;S1+nC;!788G@U7=SW=otzg5Eg%&8=+VX@s{Kq)uWo6%_EK<)+UJ*5gqOvSsYQDVwqx_RiSU95Fjud
Nf)h@MW4fw5turd=b^KgiJFI=^`T&*Q6NF2U8qr|tfDI%xS-COo}8_r<egQL7N^jm_#e?7Qkd_fPaJ2XyBuj8?HF^NyP5KstsoYp
pBgcx)SP7)TAhd-J2Y6JIiTU2;GzDaC8ekdGnzT9Py(u%jjBVMaD@>Tb)t43pcILrm7Sa<Q=2KDa*-;e$eGg>LZA!{qN;=}I4K9B
BdV#bL8q7_PNabmW}#Uw52hZX_b;|A)~HXWvYDMQ_!?y+{VfVF#G$H~y(;T41|)Q-5vv<0G$u5m%%4ge7pR0RLag>Fxg6vbQYEV(
xSta%-Y+{B_A3*eVJ%A~8Y0K7awIpZnyg|XG%Ihd9hAkW-L3SceX5KfyQ}W4F&SJZ<EOSHPn9qh7ahQ++M+I{qZmgk?U+>__mpZY
P@LqWpr;!yHIh9W!5xsJkDpK)h$IxG!W=x2Rh$EyETaIeyr-od*_d}5>!I4Na+^D)@~hRBs;ozy@0F1jw<lGc%&DuSjivXbhoMfS
y&lpRV5(=E=_Z7%(-K6eFRC;w*RJ=bdzc#)o2!hfeyA|5m8mGQ7Ovr`5S=F<_7GjGlCpQOX`o@C1E?%5AS?l?%A!Rqe5{C?-X%(;
fFd5OC#(&wE3F+IVyVxp_mzsWz_2?IK(D$QYp5=y$0%j4B`NQ%QyxmDc(4GkqMZ1lW}jmzf~6WJ<)ths8Xy^{wJfO}ISYK4s3adO
6pI%aL@0C{HmBpE!<n`oA)S<$U>237{GAe%@GB{te<X3F)gosgo1|iyA`H@?h$u#>38ZzE|D?kiN+dv>$QQbzI~@lRVWz~Ig_bs^
4JFPZPn_nc3<SoTpdJILD;+7Qf1Ez03@ihsgCOylm90iBRVkXIv4+Wo)t$PnMWfuM-YZlrz8Hd`qnK~2$QgVUsVH46<rwmu8LY^w
z^vk^p`~%CyQzX0<*y^Cbew0e2dC_;k*p0D;H$c%v7C6Szpfn>E+mAOpsFmUQmpE$rl&Wp-!IUtF)cSM?gIOmD6#vWl&Z)ii=|+S
nI$%(M5IljY#;=jC8FFSJ|;n?jT~yK523mp4U?vx@{bFnwk6=9XbAlSRHd<~9j08Z)FAw!L!2WWb)<HqsHNPh5SVhQjHjuZ-=EbP
E}Y?_wWA>xX{{=r{;Y-{Qlzh(ZWxWE7NL9{I-L-rnVo&0)foaA<Q%G=>!0Y7j-T)xwxmiQg_v5Cjv7`SG9Ui~@0mjzV-<O$dmeip
d>Z-?FCUhjryO1x9t{>79UN8_#iECvq7p$A8la+=P8TeN$QkpVeII}lUZSQLy%Ua`1ECukkDQ>F2pGnls+ma=l#MhVot;e`D;+)`
x|yLFTctP{GMx*gy_mh9JDU}-+n*I0s+1C)C#1xn+a5Kbr=75)6rlK<st`z<gcTeZP^8Eh`klBCawG?=6c<FKBar!`qKgHQ^PonZ
+8QdLi=0~x|D$^x@DX;T=bF4CI;`!QP@eIj)}{xa$Dr^X{}>Y_>6%)ho}=QUvYqps;;;*#l&C<c_o<L4(;T}aI4!=Ucbm2kTq#N{
Z?ImU_N<U8H!%PyPMi`ZIieOM!5mzy29Tr^0X2^%uO><`{}*DYkEz|6OdP$Sm#8NuFs9_FVxG^D&LkhM2L}ErX)b=A;vy=ax2zl}
z^7iT+Nchv44(t4`z>pyJDMh?*r3%Q`>*Vyhp8Tz{2^MMC7fcW@|}_xzNNAiADc!W^`lR$@TAcooSq^c0thys%c-&($&Tik1FdVO
#2ZbrVjdwE)1|GNbft`$S*D02%b{DN<E=^yU!UusvYBwGSti*PLK~PKR;0P2&!`Bb@EwvM6DU)stEKCv(jWPx+6TX-RV5rN1R1ZL
C8GVPai#(&=N@jK_N*eP$*htjSgCWRcrOX4ik$^1IiP<bf2$EJ7Z*F6Kd>mQgqmZfN-W|im8BA)U#+YpXDHdQ$E*7o2%_AZ04T|>
Yn|nwf3U)vXRTVFYOoomt*xr9eWN!n;-~ki%&5UE3Y@yEbuUk;+9>?0dMhlbc%+1>$SdrjQXMT9gcJ8Bktyz`C#fN*qM&T62_E#8
WeOK1Xrk?&AsSK(CM?J%A}IqOq^2;bl&VpeZy;5eR4k67Td0H@GAM?eVIfJNFd!<cStRM4a~xNklq3+Q&Zpz3(I6M7^ds6QDJTgk
92iX^;2%*SEUB#<38?C;Q?5Ljg{@R6LZa-VDxtfhu&FjH-V*UIJ+J?%Xda`f_>=0OBrWqUf|=}@#;jDW3Z|s3?jXXDBdju`L#+BF
8!XYTbfu86%CH-r*Q{iz9-LCDBBz<5Nw0~T(J7%K^Ql0q%qemz+NQCp<edQ|$cVt9;;&|>Y$8~$3!mE!sGxY1ttE_}Dx5+KccmUA
_oKt6R-3G(nWZ$G+Lsie-5P+MO&>g;!<kZ+GpynxvK&ez2b;8`E|?CX?I#zUkDG?0E*%x0k{+9yc_cq1%$Nw438Y6F;-K7_+@R$Z
C8VsVOq2<w!Kf)BilJ4Y_ZDglwj2zieHG)PA|X>7#Tvp5=p7D_#}j@Yqa6|kz@G0J1fCO^yP4vnFrR^-%#013qndskIUEEX*aM><
QJ+JYwH!Md5gqdik)#16x}8v;dLPgX(we}P6_86I;*^V&H=z@sA|dl0<DCkfTpl-_>!G8UjTy5b@t(OI(Ur@T7@nV!&!ftu)}+{>
6rwAkgQ!&@&zkKJVVv8c6(c09+@*9WTB*bxOrE+U=$&aLWg`ln#hl-sF{N^(kE7n2nVG?&MxYNJYN-C8I;ip~_82X!Qy_7cGp4qu
%$Po^h$b_k6P-jH@~o^N%b+8r(HdBroR-z4QKx#ShMR{B#jif0$1jeMoEAl+ped^*0xQ3yb());BB^XL%ck+DA1lDAMXIkI^nfj|
0+I@*Q!r$${gtqs@hz(>V4;jL)Fi{F1E`>#P8yn&FDK+HbE@E|d9FVdd?|`ADw_@|G%mE6{Va7K>Z`b`*{k`iCL7%o8lgogSTCU|
bs!KZXDL7_Iw3EpJFD&@StH3LdMKHymz)hBMyZCW7${I0g{=Inrl&Zb{S_jrWE8`cBC1uX7?`J;*sCtCNT|&*@g>Qv;G?OXm#DU>
gQifaWFeTNRGeL#!=P;=r3?rtXQ!N<yCswulB-A^q$WDB2BI&g79{Jd_!}0eix+qts;UR59xAOXlOS2BBBcQ?(5ww4EEc|?)vP-m
#H@a(v#5J2pRbUtUzzl$3l=G&jV@y-5fg=<1+hdetDaCU)GLJ|ajQF?Z=$a#3MDx#*{G$fjigncmM7q>cNSwYiLtmA=B+Q5Vy=9s
F0gj4#HAJ_m8_ttgr`R@pPX~8vZU6h-JmzIU8~@(=#%%Y^Q}%8j1IFFmZf~H@T$-uwkg0bq^TRIg%?w+TA-jHpf19s4;Y{v;xK=!
*{8WH@*FU$JCT4I;Gi{?pP>;b^r<wdn6S8%G?C@09v0xKKrK|9v#b%6#4XONb|6s|Q>i$qJ*=vv7olS;))!qPx}b0(|00K~MW|sY
pDdy&RiSk&)}JV#xS^r2LMap|&9G)IZ7d9|;hab)D~w4YbF9~@&ydEN=BzoPj3~UMnk2@lfhPr@`mj|fyC`_FhpJDb8mzIOy^?vX
vl!yDsHVdN^RQc+{iqWs0<60z3?&aQPOLYL!lJXV7MotDJg{J_;wFu!44g6|oFLt&93@H`XA~-tI-O3X9;g;0CMM*k51`nk%AeG!
C=`wy4V(C+ff*5#)gNIZoFauRET8qHrXpsOI3k*t=A_!8N+Ot~A)RI!ZXN+CzM4g#=%xH3ha>l)Qzp-p(523t>zm`FNu`RZwk9s9
G!%82xFtm$29D_z!Iw=L!5jx2MxLUd>KIrV4jX)&RT-O{ks|CLgcWe11{8Umj~h)I-Js-={v8M!W}MEBq#RhErksWxIvi0HZ=PtI
D;tp@5t}$41(k%CPM14{-4e=@NEW*vZlB`}A)9ZI<(}LcF_%}J-yb|1iW(CbejRO|+m&M^cBiit8LW??(4oyDC@9dFXqM-iU#DrO
DXD#~ZmGr~bfJT#hKHoDsT3?IuBZ#GL!8r^x2cS);+zE_5u_v?W}q1zxvBykJg`?IkeZOHESR94!=WInnxAyB-#F12m8WMIo2rl?
SfvlDJEnQ0=A6f(Yp89Y78c&CXr=s|Xej-um83tX+NQ9w60KJ#aGV+(jwfKLuCSmXH>tfek)3KA!<r?mh#C*5ASRKXAQxX8elANa
Fssfom8Whfb{3EkG%#zZp{HoADkLK&lc>U-<Er#0MT=E0Gb*?XHmU~^@)n*S^dN0H&#0Un4=9-?S1wgDJQ=~BS|q=v*)T?{Ijx1N
W1U<lM5>miBcK4Eh^ZJMlB&j~Ii~_F-JD3M+?oQcn3a;DQLYKCOqU9uq!e<lFR5NOzNB5Ev892XMj3#oUZ=w+m@6VD9U?0i=Oa%g
B^zg?#hX5$NGyAn?;{JQZYT?`&Zp<9tEHT$^Qj-Mik9o7+OD*x(y0(EIv-A~qpx2r#irDuv7JL0WvQ8~;jNFW0<D9n(5|?u>X;j@
0iQ~%9j%ru>76~8NwCK-)}S9NvZs6{yr@8t3n`_hjG(5g(J5`Lj;n5xR4jv^b(qR4>agb-xUFEFCa~3@Z>|V6wHoKACn>$CO0Gkt
pp-<dl%!^=)GS~e>z+NWgdhej^qzL8Qy?`PEgJWvPbHtF{-}MTW~2(LN|c_cOdR?c1E?gV4wuCeX`{oUs3KA$JSn@G@~EYp6sGhf
wW8oG+@zQ+ldWTvq@QFZ2^j5|M56_f>6uU*<t(eG>Zp#YyQK6WpPC!0J1X2L)SUvFAf)yhR4qUnbD>8bf~gg*d$7{1NS%<Q@~45Z
l^?dM?kztplAI!^f|<o4-x<@Y4y-z)#F{A-60_B#PO51k$s|Os&8?Q5ZmZ8Dft~KMy`i-kO0A8S(Ia%OU>iZKbSeQJ&Z<xx(J&;U
TBt~?v#AZ9=&sbMO|EsXd!e18POkZ^!KITdlqO#(jGLS#gcdR*pBwy&(W9)N79oZ)?;=wjM4?fl@EQOkh?wH4x)wU7K$hE@W~L|{
t**!^uc@e{_$Ee~f~S@x%Pp0t*d}D6r>GGb6eOt$m7ZNH<S>GtMJ?2vP?aK?J}S&BP@rw5ZK<>&!z5sxix*@dMir5kPMV;dM;EP}
PoLGHqMn=_aF_?2Bp6bZ;fS~%3W+NpKAhf@$es8c1|FsrH=GrlN)kGWp^$TzO&lYYvL7OxbQt%Kb(Tt?Yl+{K5}?tgjggR;-W1Cp
`JNz~wiL&lD;?pXuAb_hULjDNiJ&MGo|k2yWEf+YZJ8z&ikT9bF|2?mvaC6)E24szVI=b>2pmtF^q`!q<0eR{hNSZ#iJy3<jGx7^
a+?V!hZ)<b`jZC&xv1T&te_Vec%3LA-=*mq0IsPfYN~6c`=orV3LY$+1t5T|Y!BA4F*)%ZG^h?3PO11G5~DPxY@hTaIG{%$X{3Oo
W0c+yET#&eHLA*~_bA1m@g@r_u&|b)K%Au-(Iy`+wXZ|2M=jPW@vuv)yaYL?-Ig1wp&{%ngPbs!3LrwS9W4zsVHEc!ajf>3SfVzm
<smpQlc<O=;;OnFF{}%dat8*lucVxx3b33Hpe7F}0hSrB5~$FqlqkHXIU-r6Pm~X<ld*Xk=QMjH5vW|G2dd2`Nwp;=@S7f(pQP}r
$S>Bc>#b}mK&d4q_n0KAJP=7P{;hE)mXG2gnHKdUAgq2l#~{@qKCDlg;<0Hasi;1t!5n3!o2hFUzooP#(w1H$LL?@V&#B9u&8;LT
_$er@VWbDFucqOwtegrd_ZJZ^8?8``ekXIR#w#!;?5Pth&aUjNJ|AnE;h{vMsi!?I(yrvMhcHj5aGbg>+nvQ12d+XWf}I@_YP6*<
0;stxg0J_ab*n9$1}MF#UZg@Wai{aAj3X|K+aF^sNtnK?3osy@=dH7x1Fu;kBB?K@MH;TGlp{tb1uWUG)|kPo`>>UsXQ+Om5h%5*
5~=g3=r1rSt(FlI;;Ysu-l%Jx1T@v8)T~?<u@(WaFP*m}+^b0=cN`R&E3Ee-)ha}wLLu%U5E#=Pk0{fm*Pec_z9*)k6s)S0gCI$!
my$gwZY>*%6RH!26fpN31*cD?&m@GZQK%arR3#5A7#NbHTCf?LHzwGwR;uJKXswH=fUBh<BcG3>D62uR^Qf~ahap5LPN$uwwj45}
rIfI$!mN)R%^Y%_OtC2|^qAhTzoky2N36q}5t~q`m7$rmDyJi{rLB{jBZjxBxdt||R;KC}i7k*AUnmQ$#H{D9gR3ea_^;_3z^I8G
5}<e@IUk6svMIzSotq-6-KDf7Od?Vt_m$U@z@*BgUL+K(8!ciW0;?b#%YrYf$s3ZTBcep7S_@K_Iw&P4nIvVNP$eg!9ikbU*su1a
NG}E;1EOIj{3Iq3B&bQF0G;3?;wTWALZLLEJE(0VrK}RA*P?qPV<H$N$|Ucl=#eKLL#pDTFQDKb2AYYXtBf0-ES;+y?4J-E?3rK@
6`hD2+aE*`&zO)O%n;=oah#7L*N-b4B^b{eKb4D_44v_uZ5m3ZTpUOgffx{>LznjyFdV=gLmc27!XWFL?wUD~0~9|M+M(MWX`Uh(
UY8h@sGZuBqLpq7FB}RSKbqT}za76I538#td#zciHlPoxl&onWZ62VR?j`}N0VsAPk0N9n@2pCytC~r(Q=it7z^PrTk{;2Zc`JFV
wkVRKpP>Px@F&L|N1thxovq-R7#!`Wdl*0%gri`q+m)ZF{W&rXb*iY2QX#Y<4xWjo$Q;P7UM1@!$Rs4LMHV!wTBq=#3K^HJ^r@Ps
wvxTCuPq3qc%osR2`BoZ)2KM8Trav9O{G{PBAo@Q03EU~N~^>UkCgNrL8e2kkf*^fWFsi2;+`J_r!6TXxvhV%Z!27=rmX;-(W=WS
I-u?-BAuU@WFYtwLoSaf^{-Z`<`TCkSf=T#$f2Joot-PJ&aea~2Q<|!L#l<Vtf@38&9c-fh@cRmM<os@zN-_e8Xvf)Os?{%$(;qR
?G$0E*{Uazz?B4;`Yf6-P@<4H7ABUYe<O#MnXRiNCMK$>UMbS3GOTNvn5ecQjhsUe$}awtMJn>2?W+cz`zcKnd881mEHAgKMXVRC
a1J!7hOo3EuPY0wdniYu5vo(C0<3kV<CZ(2wx#Z|T(4TDB&~d~ohzFr6_qEk)SXluJg^<Dlny|gZLnCG<t3i3q9hrr{H+9@`L151
Oe*KBwyo2!<SYl35TFGr3ZO);DK_7oma94gyQB9N2&*)y+$d(I?H_(7>8vp#&6x72+^M~&9iV?LFsaWV5}5QM_MLvBW*SJ9ZyX;h
PbJQx|EP8&sHy6t^N_$X&YI4suN`KrNT9P7Xrh@i1)@5vI3%kME2C$gh_A7z4=i1(N21xTz9fSdX`Tfpl9>J@W+O42gD5Z`HZ0Jn
d9L%QYNEiZ0;eRXM=I?vwV67p@31nb87Vigp(2bR?WMk=S}zbM>Y_HI(5M72U#q9611x=`2dO5hc^f4u$D8S=mZXv!>Y2=&cBNRR
maqM+JRMxDqo-J#YA9i)>!~iWg(UN=;Ho7Mv#KGo%9*3BKAp*%nXq=CgQrobDy9w^7^<Nw^RS|;_N?=;6`aPY{~|G=v8mZ18=J2p
)FQSIk0QCAyP7u`Dj|TW?WIR0RV8$z$f6V;(-_2`i<B~@RHj)Up`0KP(WEdQuN)|z(4$5kWvDQkR;n`@FC>PeNuHP#=oti;V<McS
Fq?>_5GkP@N}rvXv#MsG;iJ17x~0;d-k@z4I3W+BqL!2%hN%J$LmfC7M<GI-Rvgfv6&*Q`2^sPj3K=mHyP${`xE!~RH5@^n3?Olw
`Iem$O(Xr7gdAlaaTe?tv61wgz><5M$ecZ!*&yyFEf_zboS<T$HK6v3W|TJ?kBL2$dYpuq86)C{#TP6g8WDGvHXJaWWE}$;DIp`G
be&3^@g2Pm@gU)<Y^ivtaH%t+S)YX@;-7M!@`t4#g&KXUCLj~1Bqgz@_!0rBU7QjG`K4_vUZB^QHz?tvUK?%|7a>BN4;$4UQK;&u
R;^?m%ah8c(jz&Tr6}&G?j5Np8!F45{Hsovu`8dTpRMquYM0O$n4gTOTBSv)kf3X(C7^$vk*(G#WGcTXbf-|US}V`22_fg5!ltJj
=P<jWU9qP#zcl42QV-3tXAHF}i=PTCqZu-l=P%qePM~@$^C+7yfvM-4jhb>NCm-UdvM2s7l9bYz->7&j{g=(GW-c`zW-AkwbubgE
Z8Tl3IjsA#zOFVdTpS-TX^v|s7A#Jo4=<H0HmbO(2N{8(H61RXQ=-_J3?>1r5uPxjrz-R+%&?%Tn~|8T>6e@s`>cN=y`4}H2__Dt
z@9TUy`++$)TkhyimZPfA}#x@@uHEXMywm7M<Y9+78K$peJHmQmM`^~$1(LHNGwyW@TaPxte{t@ADTU@nUo5puq4u%maWsNwkk!S
i=J5__NE{x^%}h(daMa0hq2@wO{<5mhN>1H<DM<BJDYN=39q>)t(S(LI<ftzg(@no=qQ*UC#~(28LtbhBq=s7{UuSSBO_WC`W%s}
3n2Tm=`5k0;iyZP+_6_9da75gEuxnty`{3Jcd#xh5T3-S=O-el7^K=QWhua+p`<vZ@hTpp<`3wdq#H>n9U?24!Kf&vHx@Oacn|U@
0}^GNudGy}864yl9~d*F9H;=O%BGH{f2Q3TV5SYIw;m)X03L3qE~1wf;UQ|Q=#*F%A}&P=->M5Bp&Wgmx++qs5T@Iuo1mbhQkL^7
qL?kHPo_tpRwjL-fF~IwMy3Ox;4AW|jfBIVv?Dhvk0zg_W3CXRKqfAryn_(1xD4vAgrr$8Ru<uxITzh5tfBxYI~ZG~AR6tN-Kw=L
>#hE;kEJH3y(u1^W1>K+*rF<^F|6R1bgw_12(aO(<*>vm(x_M<wIpG#1|=l0bD2`7fG+E+rl}7k{hg<xMj%*|3?vMhsF-t?eVnkR
5{qY@?-CLvx1<`J@|Gu}J)STf-KIO9Hk_~=k|cMca;06MFr<i^c^MR(fTzx#Vx%>m+#voDzLeLTqoARoO_@s_WT(6sry|~*<Cl&R
cBIE68=$Zty`dqIUmZW3xssKhDx^dmq?iR6ah|ac4Itqm4;&vJR1$rglo}@>w3j&?L=mDG&Kmy)Z~=Fm@Q@3WfD#QFB$_-FgBSOm
9-n(2<QQ3?cp$M8Hy?K(Wf!KO?gZ7Lf*Bwm5TNWDf*XV%BB8OEL7{RS$02o^B7`*;)gH;A)S!zVsvv@(J)7(p)tq1zG9clk2BgcS
GN(745w32gSC%ZGiJ}`G_@m~ke4OK<#;Dw*ii*jg?467o7#iKICKr$luPa~<KO|kDgBbR((i*rKy{!YHL8^JC?3;Qc1|{Q|?;R$m
FPC5?0;{5%7a`M{`6%!og_d|8Afr<wKA*guW~D=@g_=hvOOwQtz7%va2r3;Xkf=2)tt-hTtD4G{1s4o3_^;nAYpHds<e~bdC6vja
v<_vQ<1OzmvYpDEb*&wxfGMM>z%0P4eWMkj`l<n`3oei##-EofJgqSfm!k}>B_AiIo~`@{)hor2ZKx_EvK(s{86eCmkR<@D*Dh@?
c%bc~zphayA1P3?+@`4^DyYP;w5%7a0HVMf=OrbhArTRv%Bl4v;;Lt--IV^T8Xe-UrloQxiyQJB<ftJi%b@u)nwP^Ufhg*j$|TSn
!6|;6HX5EPD5^N2Fs3M@9~pWmC!ztFy)ASca2(8>38Xfy(WY!C@ToMUDVCxjYnbq%rYS)pa2-sjMJx@h;3#0LeyRDV>!bP?N~S2M
sH7>a+pQ0(EvY!F!j!tK7n(||cCjd|MiRalBn)t@BP`3T$0;_h)FNDt&9Aql_NU3GQ78(ka3_9}DyVa*uaA+h+$jc{wWM>M4z1a!
6s~0<38C#IX{*1h7_a*zPo0gVl`*E7G%L@inI|wNZY2Gtwk9Gdt(-d+ekL0%jv>{f!Z6jQyc|&+eGbW?7aqx-(jZx>7#YA6D5HR<
f*-q;2&9B3bDBhsA)ZB;G$ePZk`U0QhATxB!kHc-Zj~9O`X`STrKP)>SgOOEsUbO><)gu%^q)N;Fr<T~FC0`TzoCVoaIG6H<SVDB
Dy&ni_9~32J)ve8Wuzt``K_3$^QS?q@utln#~c``PL2SqR3-Q-m!wpi1gNGjwIvs+@FfAP@~r<F<FJRU9IfRm397xVh^?=jS|Bec
gq#nsMX*YdeXV1fg{|qReyc30%&5vLAuOb+!lXl<*PK_ZK&>097^S$UH=s|Q_9p}xag@NJf{M2ePMu1o^{Ee~4Xt#kOQt0j&<0ki
UKqO_<*GoeX_LPk5Fu)&zm+AicdJ<;lcl$jIII;Qr<KyE8m1DgFQ8Ty<Rr<HVVx_X<s3;FI;|I;;hCAGBBchb1d?VY)uoT1<D2`U
BN#N2{-uSEzKR~AX`gDHe;g+td7?m>F&p!T%@kvxUYOsb#-E%Z02zCm79qo!%Ah+S${YimX&?d`c9LBXq#GESU7Q@1QJsb$fFFON
EEZQC{hYX)vX^zD;2l_+9Uz*YY9CXRd7MZg?4p|<K@uAq>lJmO9-=TLc_Wdc)SFtAs2GG8xuCO;`=X1YC8CFkWTik72AB&OCZ5Zq
6P_idXrh7~Jspsu6rNI&y__YPZJhCt!k<eX#0owfV2($m@Ev?0BOGpu)**(7^%_eU6QSRns}cATjuzJ!P96lI0i#42#+mpSFr1j4
?Uh^}RGb>0@10bgFCb^3;+}_;x|{MH0Um844<?zRbEwa)%^u>ZP^9#oJ)x8&#42kSTQ4pw7$F#{wV#iz4H{3WGb^>GlbmFs2rAdD
0T;(F;uut?s-EAU8!HT`0I07dN1>l2>!?)})Tx3dYn(2yh9lvcYbS#dmMJuudaYY4wxYYRTbd&)tt%I!_L~wUTB<Cg&LzVks;5I7
7$$J3U7)NWSs9NWx*2*a@2fnaxsS^vZ6Z{rPaQvxc@5yH>zK}{#+S95uop*(<exaMlqI<;-4!W`fCeg`&?pG09GF`n#HYiV3?$*G
X&uU_Mx?5h)0iEfL!X`)v7m3K#~zcSzojy!1tSHXT^Bi>TOgkdtft7H#V2v7#-RJEW2MX}$D06|52*~LY$|lF$SJ2OS*S*<r=C8j
Oq;N&RIuly44&$oYp$6wDJ$wBRV;TWeW?|q1+Gh`Qmh9p4XanF6QeR6vnNKZZJcSZ8>WhzgsUQ(fh^jmBCHl1Q>OAH$1J2Bx~<u+
4WM1Bi6uyzLB3qRgSJ1tLc40ctG_wDp}Q!$*t!V1A-)~GP`w_!RKEnf&$j-*jI({aoWCx;`L;Q<9KCkITfDZu-nf0f&AX7fX~3wt
*u7`J9=MOc`@DFoh`q_ZbhzxiAixr~(7e#LO}=2i-@pLD@Vqj=i@YVhpt+2>r?{lOSip+C05P2~tuRlb?<9vR87|r$5Q~EgY@Jmt
YN<1ycr5=dg|IrF$C^?xjuNM^qp{sEvz)`2051J5A|*00dZq6t`;=#z5U)3;E2>hSBO-pU^P_l*c_d3KI-T7tDX{z&QYp~`ur4AV
G_eh_ubYf3$e5s*`LNG03X%t<1FpImUy}
"""


# ==================================================================================================
# src/tempo/network/text.py

"""Weights as text: half precision, base85, in lines of fixed length."""

TEXT_WIDTH = 100  # characters


def text_of(weights: Sequence[Layer], shape: NetworkShape) -> str:
    """Return the text of a network's weights, layer by layer."""
    numbers = np.concatenate([part.ravel() for layer in weights[: len(shape.sizes())] for part in layer])
    packed = base64.b85encode(numbers.astype("<f2").tobytes()).decode("ascii")
    return "\n".join(packed[place : place + TEXT_WIDTH] for place in range(0, len(packed), TEXT_WIDTH))


def read_weights(text: str, shape: NetworkShape) -> list[Layer]:
    """Return the weights that a text holds."""
    numbers = np.frombuffer(base64.b85decode(text.replace("\n", "")), "<f2").astype(np.float32)
    found, place = [], 0
    for inputs, outputs in shape.sizes():
        rows = numbers[place : place + inputs * outputs].reshape(inputs, outputs)
        place += inputs * outputs
        found.append((rows, numbers[place : place + outputs]))
        place += outputs
    assert place == numbers.size
    return found


# ==================================================================================================
# src/tempo/search/leaves/eval_cache.py

"""Cache of network evaluations, for positions that come up again by another order of moves or in the next search.

Each position has one slot, and the latest one stays. A cached evaluation is the network's output to the bit, so the
cache changes the speed and nothing else.
"""

CACHE_BYTES = 1 << 23  # size of the stored logits; the other arrays are smaller
EMPTY_SLOT, ANY_MOVE = -2, -1  # numbers that no move has


class EvalCache(NamedTuple):
    """Arrays of the cache. N is the number of slots, a power of two."""

    uses_last_move: bool  # whether the network sees the last move
    states: np.ndarray  # [N, words] positions, of the game's dtype
    last_moves: np.ndarray  # int64[N] last moves, ANY_MOVE where they do not matter, or EMPTY_SLOT
    logits: np.ndarray  # float32[N, actions] policies before the softmax
    values: np.ndarray  # float32[N] values for the side to move, -1 to 1


def new_eval_cache(state: np.ndarray, shape: NetworkShape) -> EvalCache:
    """Return an empty cache for positions like `state` and the outputs of one network."""
    places = 1 << (CACHE_BYTES // (4 * shape.actions)).bit_length() - 1
    return EvalCache(
        shape.uses_last_move,
        np.zeros((places, state.size), state.dtype),
        np.full(places, EMPTY_SLOT),
        np.zeros((places, shape.actions), np.float32),
        np.zeros(places, np.float32),
    )


def clear_eval_cache(cache: EvalCache) -> None:
    """Empty all slots."""
    cache.last_moves[:] = EMPTY_SLOT


@inlined
def last_move_key(cache, last):
    """Return the last move where the network sees it, else ANY_MOVE."""
    return last if cache.uses_last_move else ANY_MOVE


@inlined
def cache_slot(cache, state, last):
    """Return the index of the slot for a position."""
    mixed = np.uint64(last_move_key(cache, last) + 2)
    for i in range(state.size):
        mixed = scramble(mixed ^ np.uint64(state[i]))
    mixed = scramble(scramble(mixed))
    return np.int64((mixed ^ (mixed >> THIRTY_TWO)) & np.uint64(cache.values.size - 1))


@inlined
def is_cached(cache, place, state, last):
    """Return whether the slot holds this very position."""
    if cache.last_moves[place] != last_move_key(cache, last):
        return False
    for i in range(state.size):
        if cache.states[place, i] != state[i]:
            return False
    return True


@inlined
def cache_evaluation(cache, place, state, last, logits, value):
    """Store an evaluation in a slot.

    Args:
        cache: EvalCache.
        place: int64, the slot from `cache_slot`.
        state: the position.
        last: int64, the last move, or NOBODY_MOVED.
        logits: float32[actions], the network's policy before the softmax.
        value: float32, the network's value for the side to move, -1 to 1.
    """
    cache.last_moves[place] = last_move_key(cache, last)
    for i in range(state.size):
        cache.states[place, i] = state[i]
    for action in range(logits.size):
        cache.logits[place, action] = logits[action]
    cache.values[place] = value


# ==================================================================================================
# src/tempo/search/leaves/puct.py

"""Network in place of playouts: it gives a leaf's value and its moves' priors, and PUCT selects by them.

    q + c * prior * sqrt(visits of the parent) / (1 + visits of the child)

A leaf is evaluated once and expanded at once. The priors are the softmax of the network's logits over the legal moves.
A child without visits counts a little less than the network's value of its parent (first-play urgency, FPU).
"""

NOBODY_MOVED = -1  # last move of a position without one
LEAST_PRIOR = np.float32(1e-6)  # zero would mark the child as untried


class NetworkEvaluator(NamedTuple):
    """A network, the game's encoding of a position for it, and the cache of its evaluations."""

    encode: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; sets the input planes
    network: Network
    cache: EvalCache


@njit
def network_value(game, tree, params, rng, depth):
    """Expand the leaf with the network's priors; return its value for the side that moved into it.

    Args:
        game: Game with `nn_eval`.
        tree: Tree; `state` is the position of the leaf.
        params: SearchParams.
        rng: not used; every evaluator has the same arguments.
        depth: int64, index of the leaf in `tree.path`.
    """
    node = tree.path[depth]
    place = evaluate_cached(game, tree.state, np.int64(tree.selection[node].action))
    cache = game.nn_eval.cache
    return expand_with_policy(game, tree, params, node, cache.values[place], cache.logits[place])


@inlined
def expand_with_policy(game, tree, params, node, value, logits):
    """Expand a node from a network evaluation; return its value for the side that moved into it, 0 to 1.

    Args:
        game: Game.
        tree: Tree; `state` is the position of the node.
        params: SearchParams.
        node: int64, index of the node.
        value: float32, the network's value of `tree.state` for the side to move, -1 to 1.
        logits: float32[actions], the network's policy before the softmax.
    """
    parent_value = np.float32(0.5) + np.float32(0.5) * value
    first = new_children(game, tree, params, node)
    if first != NO_CHILDREN:
        set_priors(tree, params, logits, parent_value, first, tree.selection[node].count)
        game.access.publish(tree, node, first)
    return 1.0 - parent_value


@inlined
def evaluate_cached(game, state, last):
    """Return the cache slot with the evaluation of a position, running the network if it is not there."""
    cache = game.nn_eval.cache
    place = cache_slot(cache, state, last)
    if not is_cached(cache, place, state, last):
        value = run_network(game, state, last)
        cache_evaluation(cache, place, state, last, game.nn_eval.network.logits, value)
    return place


@inlined
def run_network(game, state, last):
    """Encode a position, run the network and return its value; the logits stay in `network.logits`."""
    encode(game, state, last)
    return forward(game.nn_eval.network)


@inlined
def encode(game, state, last):
    """Write the input planes of a position."""
    clear_planes(game.nn_eval.network)
    game.nn_eval.encode(game.board, state, last, game.nn_eval.network)


@inlined
def set_priors(tree, params, logits, parent_value, first, count):
    """Set the children's priors (softmax of the logits) and their q (value of the parent less the FPU reduction).

    Args:
        tree: Tree.
        params: SearchParams; `first_play` is the FPU reduction.
        logits: float32[actions], of all actions of the game.
        parent_value: float32, value of the parent for the side to move there, 0 to 1.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    best = logits[tree.selection[first].action]
    for child in range(first + 1, first + count):
        best = max(best, logits[tree.selection[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(exp(logits[tree.selection[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)
        tree.selection[child].q = parent_value - params.first_play
        tree.selection[child].child_bonus = tree.priors[child]


@njit
def never_due(tree, params, node):
    """Return False: children are added when the network evaluates the leaf."""
    return False


@njit
def puct_parent_bonus(tree, visits):
    """Return sqrt(visits), the parent's factor of the PUCT bonus."""
    return np.float32(math.sqrt(visits))


@njit
def puct_child_bonus(tree, node, visits):
    """Return prior / (1 + visits), the child's factor of the PUCT bonus."""
    return tree.priors[node] / (1 + visits)


@njit
def no_bias(tree, params, node, visits):
    """Return 0: the prior is part of the bonus."""
    return np.float32(0)


BY_NETWORK = Evaluator(network_value, never_due, puct_parent_bonus, puct_child_bonus, no_bias)
WITH_PRIORS = Ordering(no_prior, add_children_as_listed)  # priors come from the network


def with_network(game: Game, nn_eval: NetworkEvaluator) -> Game:
    """Return the same game, searched with a network."""
    return game._replace(evaluator=BY_NETWORK, ordering=WITH_PRIORS, nn_eval=nn_eval)


# ==================================================================================================
# src/tempo/search/leaves/learned_network.py

"""Evaluator with a learned network, and agents that search by one."""


def network_evaluator(
    encode: Callable, shape: NetworkShape, weights: Sequence[Layer], state: np.ndarray
) -> NetworkEvaluator:
    """Return the evaluator with these weights and an empty cache for positions like `state`."""
    return NetworkEvaluator(encode, network_of(shape, weights), new_eval_cache(state, shape))


class LearnedNetwork(NamedTuple):
    """The network of a game, as its sources hold it."""

    encode: Callable  # as in NetworkEvaluator
    shape: NetworkShape
    text: str  # the weights

    def searching(self, position: Position) -> Position:
        """Return the same position, searched by this network."""
        evaluator = trained_evaluator(self, position.state.size, position.state.dtype)
        return position._replace(game=with_network(position.game, evaluator), plain=position.game)


@cache
def trained_evaluator(network: LearnedNetwork, words: int, kind: np.dtype) -> NetworkEvaluator:
    """Return the evaluator of a network and its cache, for states of this size: one for each process."""
    weights = read_weights(network.text, network.shape)
    return network_evaluator(network.encode, network.shape, weights, np.zeros(words, kind))


class LearnedAgent(ThinkingAgent):
    """Mixin before the agent of a game with one board: its `network` evaluates leaves in place of playouts."""

    network: LearnedNetwork

    def read_task(self, observation: Any, configuration: Any) -> Task:
        task = super().read_task(observation, configuration)
        return task._replace(position=self.network.searching(task.position))


# ==================================================================================================
# src/tempo/games/gomoku/learned/network_agent.py

"""The Gomoku agent with a policy-value network in place of playouts, trained by self-play on 8x8."""

SIZE, IN_A_ROW = 8, 5  # the board that the network was trained on
LEARNED = LearnedNetwork(encode_gomoku, network_shape(SIZE), WEIGHTS)


class NetworkAgent(GomokuAgent):
    """A GomokuAgent that evaluates leaves by the network on its board, and by playouts on other boards."""

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        position = super().position(view, game, state)
        if (view.size, view.inarow) != (SIZE, IN_A_ROW):
            return position
        return LEARNED.searching(position)


# ==================================================================================================
# src/tempo/games/gomoku/network.py

"""The agent trained by self-play. `build.py` bundles this module into submission/gomoku_network.py."""

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
