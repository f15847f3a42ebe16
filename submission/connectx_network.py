# Tempo: the agent `connectx_network` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_network`. They are:
#
#   tempo.games.connectx.aot_data Machine code of connectx, made from its sources by `python build.py`: see docs/background/machine-code.md.
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
#   tempo.native.bits            Constants and functions for bitboards in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.native.intrinsics      LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough.
#   tempo.native.elementary      Logarithm and exponential, with the same bits on every system and backend.
#   tempo.search.leaves.evaluators Value of a leaf, and the selection rule that goes with it.
#   tempo.search.ordering        Order in which the moves of a node are tried: random, or best prior first.
#   tempo.search.tree_access     Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.
#   tempo.search.game            Contract of a game: a tuple of jitted functions and a few sizes.
#   tempo.search.playout_log     Log of a playout: the moves it plays, for a search that asks for them.
#   tempo.games.connectx.large_board ConnectX rules for boards that do not fit in 64 bits.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.connectx.profiles Profiles of the ConnectX agents: sets of option values.
#   tempo.games.connectx.rules   ConnectX on bitboards of 64 bits: any board with columns * (rows + 1) <= 64.
#   tempo.games.connectx.threats Cells that complete a line, and playouts that take wins and block the opponent's.
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.memory          Sizes of tables that memory allows.
#   tempo.search.exact.refuter   Protocol of a search that refutes single moves: after them the opponent has a forced win.
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
#   tempo.games.connectx.connectx_agent The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.
#   tempo.network.tile_arithmetic Arithmetic of the network's inner loop, as LLVM IR: floats, or integers of 16 bits.
#   tempo.network.tiles          Inner loop of the network: sixteen outputs of several cells at once, from biases to what the layer stores.
#   tempo.network.layers         Policy-value network for boards: convolutions with ReLU, a policy head and a value head.
#   tempo.network.weights        Shape of a network, and its weights laid out for `layers.py`.
#   tempo.games.connectx.learned.encoder Network inputs of ConnectX, and the shape of the network.
#   tempo.games.connectx.learned.network_data What was learned of the game by self-play, written by write_network.py: docs/network.md.
#   tempo.network.text           Weights as text: half precision, base85, in lines of fixed length.
#   tempo.search.leaves.eval_cache Cache of network evaluations, for positions that come up again by another order of moves or in the next search.
#   tempo.search.leaves.puct     Network in place of playouts: it gives a leaf's value and its moves' priors, and PUCT selects by them.
#   tempo.search.leaves.learned_network Evaluator with a learned network, and agents that search by one.
#   tempo.games.connectx.learned.network_agent The ConnectX agent with a policy-value network in place of playouts, without book and solver.
#   tempo.games.connectx.network The agent trained by self-play. `build.py` bundles this module into submission/connectx_network.py.

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
from math import inf
import math
import mmap
import numpy as np
import os
from pathlib import Path
import pickle
import platform
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
# src/tempo/games/connectx/aot_data.py

"""Machine code of connectx, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "d5f7b2e4549dcbafbc2745b4", "checksum": "075804276300fc1170e6eec5"}
tempo.network.layers tempo.search.mcts tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;hfNX&|Ls6;DpR+Hn;S00#+4D>>isbc@$)nSLJ?_U@RG2J<va3-
NAI_kmw*j<je;PiC6t^qkA{FWL+f&3?T0n#@KX%WYwQuP>vg2<j7Wk1Lrt|f~NYUjQwsx=WCILI44(yOCV_gC?>p*Z=sSZ5s?%J=<c#tNJNp>B#oJc@Tnl
_1C|0%kF5_KhU1^|Q#7ZI95Ik%7VxCiye|a&3~5&F=DG!@OJ}FY^TKV-M_t|alQuL*der50q^^3H!rpz)dbBjXXAX;VRaZ8tw{(neN_oO)pK#7M&ml@h%~
-&7C|#p}DKGn=Y$9G!kw-f^{qlrU9BekO{K(Si%rWf&`4OELpv4h-4L*)z-
EYNAg5}0QafT^N>sac4cq`^d=e5O0rS4{b7OSEY+JCbIVeA5|?BIXjcyZt58zq2+d7K$K<(x)YL%SqO?5w_Gk!UBw^?_tlq*f^#{HlUFk(I|12(@|pz$2~
$9lZG~<*%Kv;?s-
y3(95+<_cf&GpUipCA5K6h+$CBP8P?KDep;Cv7<5}UI3zdAnOb`2P!Fn(f1Q>(bftIVj`@317?z@BC4|;>vk@BnsXanqh8;$iRW!`)0zG(jfvo^NKN$l0F
Ep8+O4EY-YywfPofija86Y$)Dhs6X?srkm~uOXf|h&Kiig@eU)`8I>lL2zo_2K)OV>^zK*th0Z%^v6W|Cu8l<YI(<A`zg=@pS5AcjZ;vu$Ue8?98o9XJs)
^|E&{vCrjPz3hNGDotEDU_~#Q9`?@@2=VKyRPMluhNga2F_TUYhx}6Km-o#&IVnQfFciAqhVv)JyJgYO_=(uEK#-
{>Xx?6H5`<>S0m62v68$~`=f{wci8H`Oo@g=&$LwaR+!Clt2)PK(Ox%0((uy>D@26{8k{6f(zETeYUQ|;pvDU6%uWrex439V{T`c3kT)SxC4yZ7n%@h8nf
V$$(^MpE>Yc_^=xm*^mk#-l-fAMNSbe-e0m@L>vsXP12VHFX4s?A|uq&qF;uXTIl_aXz<PyQQJOsAU(?WZ-
<O<P2K>~aGHIO{8u%k}_<wV(xk(ESG^Wy?FxD*kArOphRSN1Z|YQ#*)s?lBmG0&a(#gJGowXdrwE13kVZOc0C}5|0>GJgT&pD0vvLHVC=L^bx)QWzO_ou`
+KPNr=he_bB8mTC%ZIT(+n#$NZ;WD*SPT`O3>oOz|T#OmX14m$@37etKaL8M`0oIL-CR=-}@d=nx8H&X`t!6aqPV-
eR69+5O(ZjmKvTZJ&srG2o>%QrYodl`t?EV9)olFwUs9jL-
HtBB3ll9g5dEx@3CKQ8z0(W=K(nH5Z=o)eKKkn-n+fu;ZVX8y}BedsehyYv_Dn!rX?v1LCkxwCL&o?iO<7Xncf3aJ3q&r!|nX95RhXdi-ZPz6_t`&Uulca
8MEQspK@c{Can6+tNzev-
3CYq=<5GO2MqkN1V<ca)_d54gMgOKD=>$`Y#<uhHL<Lr|(g8gx5qOV~Z06)fon_n0JIJ4f~HU0ZU(S^{K1!aMl=MOu<m@xH#u9(@l^bpUN#D9cEKcsC|L(
KUHXXXTVwm40f2ADAMDc<|gDNzZ=0r!uywg(A(i4Atq8k7CGImjG%mQA@yGj@(T)rA)(>p@&u~w8zDpwcKP0K6AD3Z#uj7;GN8P=rq2A^W~)qu4mEp>gh2
Gc3xds$E+}57CCO?mEaKu<oazslBV7fwt(dUmLSa<(&cnVi7G5=M0P;#(b=7=>I7@GxdRP-Ni(<EXs#UIU9E{2AT52$$okGXw?ozX@2sv<jcSu;6tbdIt&
XuR6U{+vt+{oZNRWoR1tzqt|e=8zhE9-p+NB>LwX^RHogedOmhIV2>>j&VaqnZB1kyj&0j&E-u;mpy=xk9A_z;$?roil)3(jQ4Jp=o>O3`04Buuop-sIjF
V#X_BCas?~qjsV#B>H@=LV1XKlC^<!UMap|wi&bO5HpcaRV7P@Hvk;>aN9vW@w3tL;0y0u{@B`N^7G}X3x{Dv?J$<rbF+R|s`&*`lF4XbCTp#xfF_yoQa&
F@*0vz+uxMfpBK8^lH{Uo28T8o2~@g>fib<4X{7}K+r-
j~HH*%X{8jdsIEb5T++CXKb@PyTH#YNfohTKKFaE+xG;m&3R?h+|`$nAdAd+T@m@#;>8#D)4@bOsICuwAkpu61*`;k7vJVl1>9C{yr!?XMuYkhc~z>n7s6
AS5Ox|*ZXLgZDF;?WLeQAWKM1Bf*Bx`jDUEH)f>-
6Ud>A;dNW=xqD+4mq7z2WJa@^L?!2(W;{(dEOP@#=jp8vDP9nwbfkMGVcc&e%O)D&xSAGr=k6TwmX*Fu#DtiPEmOl~0=78D-
I++)Ca+A<Nk%uJU%7%co)Qm4+s8AD^f3&Y7-
nAp+%gFO&iXO>1vVd48#}&R##SkC%Ppx2s4uS~jy=K<|6Duy^Be$`T7u&oQxw;mvnc*TTy8^~6L>}Ayh<g!q7*Wr4IkxE8;&>t!E(dv-mBO#Ye0r6?h8k5
Ej^m^{X;$);u!W=mgIB3Ee`pa!%D6THktv{EtXJ>e{?s`h0MF@m=7G*4Kb$U)fG?R7e$(lsZa&BpFL=&;b`x&&gVa=^=_w$|yEvN|H(Q~$8tUw>xv2{jI5
*Q2y?;|zN;#vxSBdn@U7rwiE5Iy9(tC=f^7e@#wmF$+&1DBL8~vb;(OoMVf(vOU5}~`ULA~Bxyr7XToHo1=Mj@2j8iLhi)cwk?xV%xM-
<i`P=xr0L^7uebuaQrt8a?K1Pq&IUJeO@5YLo7{Fl9+ftiJz7`8cc78(dI{7<HoeNjMm`m;Oc*>dV#xf2{JPXgZ%>x1T*2!D#=_Po4<*pg+hzq(uGduW&;
%2qo1$au}N;iP%~|RUu*X{&+2ysrgAEvS{K%0+BoS9&7rL_$e?Lm1evi?%$|!55wp<kDWM3X-<U8wjAS$OPx*<(1N;yl%FvTM-p3m`#7_us-cS3b@)VuAS
P=|T4^jyqhGqiD8C9;pwB4zuz$^a@W~g|(CiM%fcX`hT}fj<R30jtswWhy#Bx-
@;+BIm)JClnXcmZxqnVv*5=_7Uj^U?g6EKrDklyw%f__ZJ$6Cqu%XO0zvc?x-EW^C;uO#WjzMq|9k}{5$<-<kwGjK~~4AK6n^o~{JlWtKJF-
im~&THES_Ulbu?1I&K^t`P2@ax`*>0#l<Zs-rP{?o)m5<gh&A`FRj(r!V<PJH%cU9a8UARR|F3HWF1;z$6X6k8&uG&b4<VhVhuAO~#KOByr`ym|r?#(d{{
@wO#hlSyFm8p2PgN91p;J=Dek!@=q+=frAw_AGi>7vg-
1<^mdz^@`c1LOITJZ8Q^l^cgTCz8)Iv%q8HnltP^>Y6)Pw@?Kz*F7fNksk}L<Iu_*rm?hwGhRLAKBT*X9c^fCdHPCRnL(f;d*MWkOVuG?Hkc2uZd*$u9k3
k8haUrg;%aRizIRfhKX}3Hsi$gcc1#P<&D}Et}rylk_)J0*=f-S~HCB7La^hmVcMoqN)7r~udQ-Q}6(PM9QFc*2XS^{510K#I-
ZAQb4$w9Gcz@`e|0$I(LB(@vHN6g0dZQV%kJ(*GdIOcx5;EbCtd|S|Ey*Y(NHKdaTWC+8hN1<oYTE+t&!#Y+47Ze7^AwiEW@pQ0iV);HmiC>wdKRNT~l!-
KcjU6W}DOcsLXcy;fJM9GSvdzF$2H|xuk_PWwNE;Srb_Eunj{%xMw2~45auI7TnzzfxE<SqAfEaE_m4%Go!2n+~x$mT@*3Lu>p)T}r7!Y6gi$lb<16yLzF
qf_g+Z>@&FYP{~*1A4kQOPG=FMU1#U)c2C^$fHa`jEpe4nP0!o;{>FRQ6l>UiG#w>g+%-
P2Qw&N|Lrx5(Fs>G6YdY$CjOydj!5Pl*&Q!gMo9_uq#W9FJB{Oq!aH@RB0Mpe=TRVa@KeWm`L^SYD}hJo7os$;rr}aL%%ox;Op$LBL#J@^~hp<7Mse6ZJ|
q0+GiaBW9V8goZ?WBpQGpNBNcOB)v|%oU17Wt0IC=`LtJRcViJI<Lraz3^1~V(*+Uo)R>p`p_4CJ9XKQ8wymC3R-
<9_Ul@er$YU;~5tAIZwdaci1%&zl819*&Zh}IbWp=RWyNRC>RYHop=^-
3DZ(&<gvjH)h{K4t7;){*~5Br?|Jp0BqQ;!=NhFk%YK0OiiCLzN6h*MAs=5qx7!LzcaGz!?ZD%IQ_&xpr}i{L0R%dd$K1>+Z*{QWqvlPG?yt%GzMghpJQ&
M?<z*5aFnx^k8w~e9gTU7Fr8OAk7^4>x0$XiL%CBhFO%IE^Da1aU~e9=NOnHC&v(0M33nD*1w?qL5y(u7P#`3dg45QF1=GAgpx?Z5I3x0XgO*$d9w*d{U;
r4(Oyv3A_)YSHsYuhz;hnPfhUOoY@UY+mCdcV)Gxr2<h%g8Y-;ps^{5dr*@vbCW~Q173JsD0snLkqA|b@3tA-
#Yr_axm94;XFOtbfco*zd={8UP~2S7p<@&9aypWXxUBCBxio%}ie3^tMCZjawUaDt(Qb0-
PIUhOOgyMuo)MT4^1A5@)mbd;D_V57u3TP?)cv26&6p`NUaDI@B~-
#d1u_SWqHzLg>h`YiC*2hOS^&ZBLM2dr8bJA?$0pH`BKWAS(Nvt|+2@u@u%aWmq{$tnDf7F~qlCsfyR!GC0ctrvKBK*2ipM2oF-
eEGxWupbT>dWwh(Gi%*cj!1a@MwPiTiWwwF9koI%FUTm-$FUD6jF43W;&J3Fsw;Zgz%n)^RKo7q1Mnb+N!|sJXlBRRYxCh|^I$T<=#W=_bbSBV-+1oLmS-
uyxaG%sidBcYdXC^<v;x98!!Hwaplq$uvjjJQvUArJ)Fw`x=FE}Y!BBrh@{y?1w&Psq7Ol-q!2u$kl-
*nTTvL@U8uHX#cfeLPP;;fXysitb#R3fkz*DD5bGBN?a5${U>2zI@BY5AE*2CJqF;#2B^I@}<+<0Uc5oZh9?r_XVlB)oDe8$Kh@^Q&tE}3WsKprk$M`9SB
Z7lZ-S{U#>MhT?TO3~kpBP1j~d9mb<?$|sw#m%5+t^dEpQi%(JHT`BI%VEd^<2!G`e5bC?A`I#X1QUo;<Fymc#CKBZbz|(v!RM}8=Za#jxcZS-zVEH@5q-
gFFn&X}cL@08BqfzEl2~;@x`icT$q8Xgu8mvhQ?mlv0?Ar?mYiSTRJ7;Vscry=9E`H#$5UF&1GHqH&&@e|E8EbgqRXp*OS)_xeH+{E3j~3v!lnYTg!yp`z
sRMaDQo@yaD*?I_L@>rZ{LrYSE;@>lJWYH#t>$1riA-_P~4E+U9^u$I4WIxi7f43eu-e6s#xg_mIR6r2J!=7@5XrpCvPn&-
4=)d=ko=^`6dv!g+r=Op5m#K&Qc5uT0TV7fCi`6&-
XOsx>fots7;gXk3q?vT{hi()cfuYobD7OqcPX^ALjaZ*F1nVky1kRkJEU1HQ<KtySn)Y?Y0=p6doNe=RGyt(ix}N^%+Ya=$=G4z;m4FK7uDNrM4%4^zL>+
8P#6x9W(M`B?-#I;arNhSZPB+ge8|<7wncI1A^FdY<)jwIKEiFspNo9(+n1CLg!EppclJBDd-W@5si%-
SzFjX$mM2eL_c`mJKnL{c0~|yrl&9NH;jZ6R74k!y;rDwPPMbEN9!Qmb;V(}A;Mx}tMtC~xbS|vlB_4O(}J5~@hCJy)7U6U9U7v6mqhK$iRIuEM2j<@m|P
B-1yh4PG(<G5XJMVF79~FRu!aF2l+m!3^%8Ix5;X4aNb3kmvtPu-QqW<<%<}w-
ori}R_u8ki&~{0q>~_!i3>E8$wx0m!|Ir*3pNDD9Y@;#EVtSRT@mUp6SFy_ecCNV{TXhLG{8wQ>Qay)R#!F>Zes~d7awzRbhGd(}lH;u&DH#yb@I2%gNuj
}QRiPEJoPDUZ!(<SJ>EnfkU_eBXU{+=!H&ac1#g8nFh)SRm4d>Y5x14hvHfy68TY)!1^74-
uO`E6!T>AE)@58YOtnYKJk?yyaT%?fsScwuXn_6{By?cK5JG3a)ROvglKjR-SGTwcgH%X9r*>Je6fn_4j?Zmjb`$Zy-
dbm+2eX)9q_QTRIKX&OzKQK`vZ<cE>h=`ye4AZj!Z@K23L7X}oO?5IHC-MpV@v2e3o%fL!zCQ}ZhA(r7yY)@`<3;_wQY;FNbXYzN6|3ag^5XFj=P}cKWDx
~)uFpsBOfQSCAUpc|(;aefiP*);m&>cpd^1ckO0iie*=#L}2#_1`30R3`dX;jfJI7v5@kbTE`m^{rthsl?fOme;`j`=1kS6jW;RV_UYv&PVxYl<U5ScWzI
4d0r{u!eoKeD2O=+E5+b&^EZ?eJ8ba2Q*U{m1$Ss7f!L#^yO_NSxNKku>QwJmUi2$30)d3NQ4Y_=R%2{+7y9je5#b1H<{qRS;(L&aWX6uRjl*=jgdD!pv;
|S!RT{l=x$Zil*x%OO?MpLVl0vzk@E~HrHZ1t9YkMu9BYOzut>UzxuI$Bu760TlkKUGs<!rvBh{UH+oCeG<*L>kSahKaLl}0_~%@(Z3HTl=5ffun@1lA_Z
}Zk<Haw+$#6%un<&*!%)QQac6pCN`&FEf8@9h0SqdX}NxP~NP@E%O$_dOg$QfaJNQ6);iYfm8rQ>CAo!IC%&);iHQg(WHOUT90!hR5iYwFba+^Al+*Tg}&
y{l|iCh^>cU-Cc+8+vQMxUYO)4?fC+TWV4gJ#7N5cH-SYK6dxgorh*@>c>W3eVzHG?pc0M5aQ_Oh>lYXWnQv_slwSrT6o$G9$CFUT!v<X6p+Sl?W?tVx{J
)*CT_nv?1+nhfl!{B5<R_8Uz-
<JHnkWjLpv8XCE5KU#hFu8y+7+aC<IGy(WXxUWH3*!POqnYzN;<Gz;p>R2LyJXmcHO8Bz7cJdO!aub#bGGA)ejLQ7Xb~M5^!$9jRvKgvT-
k4rEb`+JmlA+Ro>39#tZusDaSCI(3E%SDno}KVO&(jHPv=Jxb$JuV|07L&;<lK@5yO6<1Bs*f1clDK?_MUva|U+Ge+zZt00|uUAvX;+cVmh)Y83vY|(Vvi
MpsK5+``mio%N>JN+3F<BNY>;%6!5UQuDf4BDkAbQX2>9EZ%pzUOU)b6VxO=Zcm9~oqX5T!L5D%cZ_;kb_8S2&3rEbcE2?Ar8yam_z`ilK8Tg$82>Mb-
)IKeDAMT|m>460BJdIQGC30r^}QV}}9gvcK~EgjhZbBpb+!g^ygFW(fIG_XNx;@n~5cIs4DJ<!*}=Ps=-Z*^+%yI1W*xEDl-dC=BWB(T#aH7!87;_f6Zp&
Jc}7;3J6^$}W_g_heAtA6bUaUBC^-hWL)_>b7ROCf-
n<QRK7hQA5slkD?T>(Ox=6zl8?!a+tRf@t879WUKuf+1~S*c`l`iRrmBdd!B#xuUAmVo3>O*Mgv4>z2eM}`mgEl1Xt3=tJGcPc41OYpe7|@A&hi59!a>sr
LVRzHB0`=Cb^Gjvlfjn{<rhz>K2T!hnhayuH(TaB7C8wx`32Sf2;?032z+Z(IJp}JD!Ip;)ia@mS;(r^gs$z;n7*O&LH<xSvcrWqMT#9qan|sC4k;lyg$z
n#boJ30{1Lgh!a-J>KoHmZ8-Njl-pz*Q8=Fo-
=3_8PXsSbTC8~WIhJq=%H^6Ynig~DT_joV9&tjk)@BFbejbs{h9SW$YbJd{i+c~2`IX5wsfrxV!0R6VyfbPsscC(hRIezQP3BobNPer;ww22b4!*~5&IxB
XPH7W=axHFi&;L&8tgU2^m427;_=<UTaf)rgtc_I#Hidrx@RZ_iqxx{B{yJNbN%FNBM{h5KYRv;K<FFFqIToop1yAaDx<+Bey`sUz;9t=Onrh)6Todou0!
@&+Ug_E<Zgp;qA@ayp^V)53rq9Y@tYaG>c%Zf(0CyNDkp&VS^a?`>>dc7w9kJa4f;1|GYT0?XyrLr`nII=w&s|A^?JF8!qiwy!$bSQsxqVw}7^CbcD=lQB
p$>I?T83vaWmo6&G71}MsgV*aWxWlbGiA6BqE2Ps#hE$PhL|z+wOUT9<qRVpNh(j-
pMAk0Z~8bYFkKU=*;3Sf>tU4Iy4v==W#EAZ(aHTzlE(eL_sdw;xLsh7g-
S(7NWRoCzO`i&AfZ5{GmAy^5=4qHo#rCrZuwaI|FwU+#qCL)zq(6tTkCvEl@jd^!i-
0~{+Zz{V<Kdt5$T;QSpNcD|4)0Rg$10QO)~%^VDZ$U_U7YyBGB^qak<wZd_~m^vBx+W9?WEAK?RBtA>YcZY~iq9uj7!F%!RR?o8$LrWYlQN28)V)Emrw7b
JxoLDeUQLt7Tudju^jC!v)Z%4`*`Xf7%Zf&^|@&&daOM|7aZup>u18kp=UDh(as{Iu4tlQUaFQZB!AhV7-8sJ*TEZfIR$1FVaXD!AC3R358@&GEQw&-
=6~=U~mAfwRaQx@<3vok<z(YtZXD3+w?FQ@pAwHWmhi_aEZC9yA<#>a}@{8D8<W=03Ddd$%Pp7vSC5%j{BC0ai98n``Y6XTVd56w`(sBg3EVvEH`;3VKL!
SspkZ>ru|#8>tU%h-<~Jm1%JO>0!xN=B4FuM7o?>@8e2PWlRqBBKC^H*3NROK2~r7ehk=*Xi%PE-cTU@n`;w^k+)lp#wS?@zcnE;<EDIZMZUbLjWiEP2{Z
@U=te`qSb-
{AHb{;+oRB1VOrYrQl<J3}l(Nl?9dz_DEA3D3>=_GEXZa4O{EBsl(R#P<nUO>RY;>HoXqJZA%;%Jb`m*bNRFoZm_Z4}eBP@jn7w*k;u;4`cAF0%910NKz*
hxAqk5T4*C&!%6g_bq3}CwyS8;A=NGcmFr<Ld}k##VgQo4O4@6c#|)~1Bt)L)pe)ec2`h~SVVJ3-
hq|1=3P>l;0Z~D=J_vDmiy{`M};russ47pBChEbe+Z{vml5zH(tGt|8gMp_y=h0s%wZZg_odUnZq1d-q-
L##`h*+xH&HJ{R2mN48>sI=fzWCJb#m`wwLozJA498He+o}oY>2$30VdvjTnpKb;9>bL&{=5$>t!E^2E6Lbx~@TLU(vj(u8TPk3Fz!j&!jzUK}^lp5OUns
7*^P&qg0HRvK@E&$a7q7d`uEBd;kOhQBy1bux(>a!T?2S*;b|_<UeEkt{$?!IXyVH{1s+pX=N7O#bdTJRFbAKA)9q~cg9^63Sl8SYmwo;->*%^o-
Q{<jYPdqa{bq*QZu8007x2gG@#vQbKJ}E!2$l1&VnVCI0lU4M%Uw9K4<H2o7Bi~>I&a@3VC0A<DMD?%cT)}o{Ts9+8rMT54uwyxI7V=KS{u<uD=_9RT<je
E=*}u>rKwJ08#pFL}h<T{CT>vz#2Wi<IWe#8T7DG`yYMGe<-FpWSK5m-
NjN6^)*743^UZB)(X;~+pCrfRf5my9_DgNW~?$Z36RfklSPE^A6bzBQeH*eh<}~k+2{aB>;wNe+8G>`*^AVJCVB7ZLqTrxA#{YzSC9co%9{3U$w6aG%$qI
6X;LN-9mt^&$jP(}CFevoUlx6MN{l@pSCu&!>?c1%_uuX*^i_Si)!hksaaPacCh-
Cr<vb~>w&VV>UD*|gI3hY+f8$n{5p+9=V7!OE7S1(`ITN^_W`!-f`P6<A#&G+FC(Mx;2m><Kw^my&HI-UlS$k(KFpgnCR33YmX&Iz(s4mGvO4ANT{2rQjh
PK5g_veIabM$|9^AtD&>#1Y7%jxx&o`dxDlI;JG<%KHVkmF%U%kA?|BjL$5R1B5vJbOmI8?*0NOyC`mgjfxyI4sT?RDi#U`ie|r3>W_Js3}_JCZ1}{^{2;
A^gEnHEiXT<Va*0Ex!X>-sv+hE*r<s-J@0H0ld1gonn=@ouhtQd_qC6&<-
+G#>eZB;(#d^ZC5|!d0LEDY1GBK&BDDzb^2zFw;vQBI9iw{3E(a_*;(AJE8u4_vifd-
9C7adDFqWE=y&o{J3Fn_a$C=9=RqSC1%D!tE%aVqIt@qNemX*pqAzx*u`7$EWOKvEi%(OiXRHh2j#B9detlZciXsDbP)FOVxE_l0#7zELdBhp~07O^}c?Y
0!qWKE2^Bt%UjvBEl7h+z!eQ6x@ZK6tZVnn?QdK^eo18zX_Nr?a2TkYK5H&wL??v=M$$q6Q{xKz86UwDidBFDPrf_5Z%oPiM?W2;Tn<r5uVm56Rp2!Nda~
z^cfkII*!tbM)I`#D1afR{M4r8?2WDZZ#41z3(=*3^)Q}PjF~(9A18cbTnMS`rJD&a|wGr*lHYa+pJ0d5JfUHkWY7egCTldcV^2V5EHEWIsGT10@N0D@R6
^M>xF#9rBA-e2Q&G?sOv?1*d2Wn^S{k~G^hq@3v|l+1M?4t70K<aypbj6_C3X}raTeOV0&pA=r)SJono;G$HY`u9Bk!0$EW=@-
|F?`;g`;hcJ42|3+Fm`%!$ab;C_geHjr-
>D5g>jji#2`+LA+9DMr*v7u+rWxw}<%bP^%hDE>to`Qf5Q0AAl{|Iy}vn&8ma!j64)f_M^YQbA&C!!>t;1PhK&FG`eP>gSOM-jgHR-
&5U~EUpboY3&{lWteyk@Mfr+bm6b3{;x8$^KVk{)(2N6bv&L)j|a)Oo5Ixq5x5Vj3=lOCdnjDHu`Ifu!6NA4gAL3aSc41E!T64^Qi2x1F+483E(Kh1f{1U
aIK`OSs0jo96aC&Q4o26o^qT5QBJ|CotBPjma7}$D!Oyh@B(1q>lr8gkB6c)xD6mQGN3j8}A2l0$<Y&bYz1xfyU;_*(HqKzrhP6eV)&v>*j_IiCspnq!N~
A)iR|!I1ZTFJK*OFgwVV`8t9Bm|etY4VakdY5&JV5G`6|;lD4X#pzaV8WV(<nS+_gF$LX)%bBw=+q5SRF?1^PpZr&%k__=-
wpWXo`08`U*1<rHzr92%~83og|?d6udGxHy$0<+QE`qR<4-B)}^XOEq2P(R+$91-
*WudN;ZIY_uoLTMsNg(W2Gb>2~m42@7qSXf3$CmrX@zyai$e_*6t%1cRU3a)=(d}6Lt7<umbs%VD()PYcWlk)7yP1By{~6FE-in3;Qq&i}V%^|BYhWli|D
#ngsr?^uL9-9sol$>>_LkS=sm?yEwU#;EoP885CWbXCf|kf-@LQ1+qx&-
|c;O@n@M#iK&rjcm3;2^*9%NMDPD3GYbr4w@c|0dB{nV=e)pv?;xrA1ynf<i6~F*fU1{2;5_iGWs>M~7oxbEV#qeCXClA95K8FZpB$ZoJ;3IQP)+<G(Cx{
p7}P)D9X$RnOM)0q6oK@&$vWilba^&pBz#CDMRYh0p^GW@7kpGhTh(=tj_rsRcORH~V7P~mmz-3>IQ+zW`K+?_)!yy`doz-
H%a7>#l_Q4JjkWB%o$H_<C!%k=a0yiwI?*)Ixwzr(ENU3*Bh{r)JefhScu`QC(>)M`%u~b|gc7ooM4#8;%Q<i;ShCX+PBMN(s6^fLM02K>$KMe?;1MS;^}
|}$VsRC$cQid~^OoJxtOEuPIfNfH+7k8?CBHSx%La~D0`}MBg6(5o%qOPrPuspAa1<uOHWNvXS=!T>YM%sTBKu5>(07p+i-
}_v`Y*o*>p+bha&$v_f}|+Aiz=z=L-THi4Lb7sZrKGdYb4zuTOftP<LUh!tp5JRDmfRI7b+V#7fM-YL{D3*3?fTt^ir+{RwDj#-
BRQ96l1EDus{0nG|3WW_34<K8^@lN=nt^ClR?@iyyn|s>^CXnhu24^il*-
v7Cjp71=Y8mUDfA%U4f&XabTIMW<%kbLTT`nqdr>uuRf{83+;*f*f`+zn7r3!2t{9oc82KhpXPJCHV`f@QX5x5r2;0CK9YKx6tgT{8GVEOM(((*=j3iTrd
*7ABUUweAw!+Xb$qV?z=(~s^n}E-
C4NEbSj=S&ZW<bYlHV=R7Gi^S&QJOV$;3QNf&S}aZ*7e?G;I1oTuH>FcX$jrLYW$&<uM)WNXnPD#AF6zwG)ZPURgmc#XEJj3OKakExBmxcKygrFzyCRw#s
vkVw!p;QMaUR$bKFTUg{qsgAj1~u@{Q3h|9K}9%rhLid=_?hh=Q_m2`}#74B|JenTn0wki}6RHy*-F{gu%d5`iUfipI*O2V^jZVJ5-OY10rz>tN#kWl6-
Mn{>j)sXH^<O&moFYiaDe-
%~`!Cz^DA7Za*M(vEf#{5b|%6Hb4A&IK!^;YPB1BH_AGjUuAhB9)<p?M^+=o`~Hd$vI#X<CbNmH@3zLuL90MeOs!)3}o*$7phB;BHY;8I<XB`t0|)d)lr9
GeC2p2-N?>NAge@aenrT+#w-
;DOKoX*8GmnyXYdzvIu|LJuPugQg84;tN>1P^5}AMkbSD&4blg6$K7b}1$WVGuPZ1v`BmG+Xo+SPYD%ij21k41Z^T7J=2!6~A#f1X^Y9n&-
LY88`a4i*iJwL#-
~A2*8(GQ7;YrzL1g|~7I#jEbY3uADw2FT2m26t&K^Z7sOx9%2PV`WK&G7_4Qd!hUgpn6o&p)78zWGuY(Nw_Ztlxd!&hD!s7PM*yC7v<yLVFJ@O{i>P>vo1
-FG29Y98&a9R2=o>-
r#4i>>DdCLF?m&cn*h?9XFO^h4h6q;<kbJs<)?n2zsyP0P`H5L*?+6YQoM6(_o;;VMjb)7zQ9`@LmePhyVW)#s=2j;)`1V3n7CR0#&mE?Ls72?#6r@)t4=
BAy*o&>>wnXU&e7&q*nVh9s@y-QyG>K9^`wgr}h^JUC$0bK-DHoE-}mJ?f=XteAAkEKD`GHyAZh{TajI;t1%61D8*q)tfI>P+9R0S-
T#bK&Ktsw&R!_4ScPn}RN4WdcE&}82YJAD7{auG;(#8G@LG50t6SQ^olL+w7i@T+3G}S$Mr@;4HZ<;^dtx@d{M0%UFWSLf6O#7>0aVk(?KHOVj5iPY#2;}
fkesf4-oz90b=l%faFZfOuC=w3p!mZg{ua~sd8j64ny@F(ZTGKr0?Hv(t$_bgQs20Py})-
i@lYylBxrxkJWgnr7!Sb&Mf18}@S%U|*R~;|w})!ZTtZxs+zZ`h_bm|a`q@87>GNM*A>o;T*i#3RIl@XA)ty&0>S?b?LDd^`*`)K=D;CD}vpJjXxcoANoT
+LNPQp=KuLF4+xeRQGQ<w^IE$l8AHL*-I-XL(66Lgt)OYy@peodH`eunH(H^Mj{Bmrc6rL!M-kEw`v%6ZtLg{zZK%B=|W1P(J5-
(pQF(AOPOXQd2Bcfl+GQp+BdZb%-
{O6PwYNxuQI*$Msd*<4emAYiDSh1uQTqrV5guq>QHuf_K}_bG$bc9|<=1(DsTp<z>r(yVORtBAx4u<?&g8pQ3Us^mi0Zj^FNB2&z=Mjok~_aaz1Rw2-
F95?Tv3vjh*qKi4W0mY#&7oQkeO{Y2XBLnaD2`EQkCpHOQ9y+U&iG^!Oa=8fcc&}&G7}-_|!TUPhb_&cjWH^7J9*d%-
Auo1Xmd)COX%Gq3en5Ir?LB6$#K3@Q|G&J@Ot>+RMHVQxS<hkt0cOApz`Q|g<W?=*0;8(HWZ@vF_ir@<ss(;Ujy!7B6HYu3NsA2SuU|-
xSJ7@Q&sN#;v<$l7)2dD7Wx@5}rjN41ezkyp#MI;>pNqcH1Rt7X5~F90d)r|E4>ww!zuUDJE+aHsq8^dD-E#K8uJr-
M{r^Z|P)IhuDIE7eL<j;`cfg*<F?nj?lv@yitPJ#Wz`}KYp6$+^B9v{ptKun6cEx#}?2FImUQIN|;<JFt1ZP{Vlcn+v508?kbu<f=y=~rB$nCI_qrPtQnq
;nB`}3;C>fT=>QI{o5f0(7kX05?nlN*UMHiQw9pX@gE)AZ*h1>-*BxW<-
5FbMUlMx|BERlwN{;s4d<+n#+@EbvD21pd2NnD1%Wxl@`<dtZEm4iAP2JbYuRBmWjma|86<px{Ofy@}|uUB*@C|8TrHjTPaYMd;;}j6JU{o@op#H7mEW`T
>{5l-U_i3hDZCVSjbmjpJA3zL|>MxmS01i+lngzCBPa_~4Lui9lqDsp_KR@rk+UQSjD(`7Gm-tbfCqh~KZw2Gz;TheI^|X0f<cugV$7M#g}I+fhN88i-
$_*;GlZ7v!;8Ne<lozGe<AWbT}oYm~3F;x*1?tg5lD40X?+l}Pr8v*k!2o<qLU2Fz+%K7)7qV9EwWF{+b?WT%Z4|9@FU_KB!(LXvSA-
#xma(ss}^@iBJ8{FyR;7**$(*sPB>TA?S{{;%-^#i-
L2DV#2BKwdA1u9>s*JR5KEBiYayi}`$L<piX&lQBZs2Wd%7D{G1B&bhg|QB55H*M~vFFp@6n0hUD864bK!kLZ!Qxx^4?lc0qPq(u%}sc-
b>HA4gc9^;;#h-
LP%0<RCF&nx1~!{1FgoYgVA<BG3%D=UycuE5gmqCTy6`<VJ+bE_2~`p%{<teJS;;3~Ab`3AUFE;Y)iJK8g^ew6mThFhmEc+vgKR1r69?$xQ$BhfiKKzqk%
A6;d>T)K4p*LAW1X4t==yUN(_L4+p(+Ys?(h2wh|QKZW#Pk78lz^mph3qEP~lqqz0zy=tlcKAdrbyED!NdUKdrJY5a{x&y2S@}fFVl2@}l}rlLg+80$wV|
}P9YDcQ&g2w)%z>jj$f<CS@Uz{NXAwMCC)L6rlZfkCav_XGeL|Z-lNh|IPH<UemdoO~*kTE+W`TD&e)aCR5uYs3T|4yrnyL=&V6#zrlhB-Jn-
^Pu4g^a@G~$diJHomM>Pe-
)7_o5;j2Q?L?}djyQ|G|eRNTn}2klpSO|Hn$`AT>UaE&KhtdmugXq>~V+|Fzga=u?rzXXQ~DEPwKH>CT0BHZP&O_0|C8k?{1qKHQ0af3(vf?j>U$<i8{Ue
JD<%eGk6V3ehIfaEX}?$!8^c%m<{fzx<1@i!mR5U15im&uZ+>)F+TMYj<sD3rV;zwUbhW$9SF5n?D^0dF~$tRTOx{FILMudg0Op>YR25Z|Z;zuAaRj=d%V
7@EhF2tcs1OpeP9uYkQM%Lbj`giRxbOTZBF5m)6z)&lk>8$3rdJnw+Orv9ta&3m?jVMTZdq|c$;WIV)2PbLU;|A*H=Kp&S;xD@uy;3?-
Mmx#@V9Sj|_rn5+^5SM4)6s;KY|2FM&t=xLx2klA?6DQj*e)YK*8z6i41j+L2K4Il=O}1>%PS|wk9=(BP-
2~SqJz|Bc;5`2Thvng6l+^XLWhV@fGCPqKikdpKy)V9q^|fs`ZEv@{n}VB%K5<|mhQ<z`t@i0xB#=}|7#{qib?*DbRsGCyrlsdh<Ch0_6>B(Lf_-qJ^?w_
}uRF4TzY_j&xYcd&^Nl<}mOxSlYU}(cU{%W~xM?ORD#yzC5Ryhr>s4=UFtu!XS1V-
Flc5~2TS*FvWeQb{d%xB0NssLjM!&CbM}s!hXBmd#W#o%o>8IE!s|4pvCf2hLGZai%FfiTKT?sTGA9Z%|@a%c!M^}dy)>vXoH1-
~Ri=I9c_TP&JGU2{Tz{{{+dV=@?m@=2@l7;AUxnE&!kwaIwM;UQ-
(|@<+FnVI!dF;vx$>k7RST{amC3W&;h#)OVD`+5UF<{W_>dobO77WEuaS@;1#pnwvL}E0uNy1~;OFEjD;T+oJ_+cmh@-
Qr$p)0<K_P~1}2bd|#T7EFdZ9YQ@46rp!K8(Q8w<$Aihvt0z;qx&4+lhR^;RFMlOzw!|=ti0$%_Z5WSeYBRO_@u))|DdnT16g2l8EgdFY>?@+@Js)f+k)p
2h9)6BuC=hy6Mr&7wT>K4u23w6c<Dn?Lb><EaW$PF-c|U64~EdU23?5a*_kLvZx`OXC6cos+1V_z;)~-A4!wXLNA^+S)>E1R}F<e<HL}Jx#{Sip-
e8=s4EC~8c$74_yRUaa05?{hw@BfuJg_D!r)>Dd~k#s3sKJaOk&Ve;CUa&pNeTNe#w&KWr%*D*vFDi+o(`2BZdf|lfP2IPvI999){gESI8g73m(R5q%R|>
H!1=6i;2rpx&YQ<KcT}O)a(NxZ>`i{V<Kwlu`BX@93J`nj6SdAsgT@{l>u$9AeWT#A>~9csUmgewj=~75k_;FMzV>7eP~yK{rFoCd-K-CRh<$RY$>N5-
K=0rai(Zzl3Sv(k$*~mXeH!IXnB1)LB7nR6J}^f(%;bF7hf3S%cDHm`3mqY&`2WZp3_r6`JlXZ_9~5A%@b;TAoe(18j#@r5VUcH#;B|GwC742dm-_W-wK*
=)ihj@pm+=`zR4TzaJNa@nIt_A@~rPiK?aWPB{jHweJ?R8`}2$S8XRnv1QE54_KRZ4U=&ZeobrWi-
2(qU>wPUXXZbB#z&f$=k>Qn|`+}mHLtQA1jGR2bZpMow7_*L~aD$6iyh|v}q>PEoPc$`I$5<c}sv??OfJ7533Ei4Ys5FkAPj{^s#P<#vAb8*QL^Ti>kgUC
kcBk5=m4L(3yZ%}1@{^RFD&<ttBuE=zQ^@%{U_Jd|#4GZDluEk-js&gXN%ER>hfJkpm!Ynpf52WUWk)$ZP|%|8VEKmHHBlb;t_rYCY~yaAlQOIP&r}H$Vl
AVqVU@CL!dB@3G>8FvnKiT47&W%IeQ2=Zl6$Ul2NfYcT`10ef%+bH@3_6J+Vt#6`%*gT?#(9&M>mBd|5fA5iSj@wTx7nrsDv=80*x6xRvEphbk5_>R4VQX
WtO{e>}o{!eropB{g$&+NSnV!v^AE~dYH$hU(}X6C>y1GtTiTt0m2~zCqq4t35hiWH;zXqYUUM`<;<vv$&0QC2GN@s&ytyQLylGJtgYuiOt@lzK<-
dF`)Ll6<jZKdZg~W@;5n$cc|T!`9tJD;I#F0l?8*wtPIuKqO53e|hI!2;$?8>fi-yS!(202z-
+pb{lp;m>XCksZT#3B9YByhSp&>o~hp$FX%NRbdIhe<=#1d&Z%=4d6#FWVTfE?U?KpBZcSNfWg9~R3hyQY1?MyvHFu^qjZKRy*?HkK=1ToTn*?q9~Qtu0|
<r)H)^>us_~{<0H9Yq70dPVwY}C|e3!Xw!fRmN}I%18jo4BcZTbtgfgNyR37P8}yBfDjzF)eCHX(r1nTd31r7_RguZdI-
3sMtp)n`RoSe~sQlWZFQIf=?%4QFlvv!Jn4ULihn==BKKwHA0p9TIz0OM&s`8-
xkNTlqx?sj?ICvh@B!xUgUzKVy_Xk!dlLxlpTSsr{J|vgfr?pOG3+}Q<IuKR%-X1D2>VU-xU4p!%H>BYFq3n_Yv8?tp2H>*>k7N*wuTbe7LcdR<p_sMJDj
`=`flV75h%A4d6TCzRa1!Dw(A5Tx7u0j|7fMcdID-
9ldw1Qt=jU~~n5%;PJPs+y!WD=fA9&vQQNE5P>K4hm$ABUs?f<s_#NB3*h3b9z_kaP}gLRaOiZ$$f#?WkIZ2E5^VH#}3r?#XxSh8<HeqB+Y#LrcWu$IkJY
$s0kjLAmFB>SS;Z-3(w>m$ra{XyN37_n{02x@go3j-
AIO9w5}1RuhP8balAjR+Fu_Nl242cTBCzkP!%rfqX%O!Vo;qe5$5&N8odY~6Y}ZXMlB4my<>r7{$%t1>F>*$t7YrQe9aAag*{vv9d@2}sokmE=O{uD~p18
CHA1^JUJyOXY2VSz+qu@v>$HS2MX6Vu%UIrppodz|hqgr+IVh8mX1&sZ-_-
&Hm`tT0{`W`GJw2G_k>;_xPRyz1(?tVF`f?Xan>VgK@4H4B5W=NEF}JUxf~Bi3;A|G)S+>q^Ow3%giTBhtN3L9Jr?FQ8yu_%T_Cte{DMX=yhbZcRxNc>^^
%jm=nA=8rORsR9$Uy5uE16_Jl7xpRRayGso{;gFks(?18?VJnZr_$X#{riub1Ab7Zwz|FTBh8me~uM%@Rb<7#U+SZJc*Cd2CUe;PlO@IN0pzvUA*{*B-
1JU>>T=+k&Nv;$Ug7yKvkCZg5TdX?e*=AwC)RRCq$3Ce(&jRrQOmo~qzP;z~82R=+l(^dVteD6ej;BAYun!YwFX0p;C+9MXDcK5j3yY7k>$spx&F~r6=tm
laTIKB~=i#QOnw-%@?+RRA+1?}!#z1tS#O6O|U38&#t?VfStA47F<f-
DhZZ3e;3fTrE(tj}xlBf{FGjM0MD(_NtP?Uxnt3En0;sO6z{cLkOL7hhK~^t7>He>AGTN!ke?-
8N4YP#*P;I+H15i=|{m{thHS2ea;TTFeEj$skOZX>#T3jstJOw;zu5lDBK>(Klg*N?6FnZ%nNM1@)ZS^xHCB0p5A7b8i$Xh-
GuE_i6`uIy9p!cG6FM*yBTM#;;uYkBF?9dlLN#knWj5L~!+|%fzudgD-ixYK09mQ?`yX*mfC8`?+9CrZx_!>A4qHLE2^)qm$6G_DNRTa@axJrR~=NNWgp8
B*m3NfWnRM2DH{Atjm~T@1YHWT4jP`eH^oG$_mckTu8+#)~_4Fzx2FJMR(u^UEFv6-
dlzdVUbxbm*O2sMNKG55xq$`QQJyP^e~lzj1j(xrw)P9T1P5$E#e3-
TAr1?3>?Fll)@}QM*~M@W!~b`<I8K5b4~lh&QN<*FfW+%@?BSdOM+y&jR!4#b#L)hsu7z_!W(K-
kEULuf$6Gby7E=tF<n3G0uSS3_@Mbmjy`J|Gvmk;iTG-vGPsRR;8<5;>G$6hGPnn`oWMG+t%efJlS3Fi!<)=7$QmmeqJHkt>WwMDHbK?n!u=OiN`4d2{d@
CRWw({c=|p7yWo27U&e;GI2x@8?$1}oy6+GL41Q@kx^IEO)?q#~ALKpwgYP%!T;LKwpEcZBhaiB?pKNUBG77BeWK5gW5o^D?CniDkX!3w=5LnUspdX0e+9
KMn*&Db_fY}@3-
VR);|m+T0??l3MyqFjl76tEaxU{rAMV}MDk#RV%f!UwEiM?a$CkYL7SqgCAjYG6_3l~IU_oGG$qcNOA!WCC#smjI;f;1nz=KePL`;S>tai>IkVsGwoY!|0
1Z&P$3}1Gy{5vBiDbJ%L&-
eF9ge5JOzi#FE&>suB~vAc(bdTmE75n!sm8jv_eunrBLjl}JNWYT`Vpj%>pY!QLoX@nn@+Gc+Y99rg@Uv;Q@b@co_t(mpuAa$7_dm^T%7yGwvxu?@q4<b}
SR527UH=n*n`iT<9#A|!<CL@}lkj|Av5tlHWz_&6Z6(?aV`ES{^L*z4)ls4TzEFnVkj>9^_+`VGqmsa{`pBnNkrVfLa2p*`<)P2Li=<4S~3+fq!<;;a{`T
~0F*{(P^RVGAo*k>y<6f#jd<kG4kUUqI*KZ<H0A&*_$jLwlhB4#N(8D(Y@sy#umMestLCGZ3{;6?gAUOtA0;Oj_qN*YYXtYib+wpZ-Jf`8hn-sf>)<FuS5
LF~+lkufC6oqm|HS(^rs+V#-=%8q)5IGHSXnrnnVkiCEBD;t!rEB-
H<pVR+pb=?e<Y6XrgTR8u<MqBvz`JfnH?D05`Dk@Mp>x*_oX>F8m$szXxo*?kMCr6D%VT});>HG-as@%GH9s=BWTcKbuqW4XiYQ?%8ibDlL5pW$dy9ti%c
6|vUhCj=afDGjUIHHAGW7zLnVUp++S9(RGvR1w^c(q}_p9Nn`bCGW9wmY4?KX`=U;*lr9yWqFMUa-
1+YCpHW0q5Gb}Xgt6yxoRnhhtdMy&e`2k4N#!%S|QeAd&g8*jR*kL!O>_LTx3WLfg#JmfAjGyrQH3sL*%VL?#w7d8S{8Bucrjijgola16!;b7Z4oh$0G$i
m0FJ8*EESAG5DfJ+_a58wzI7`6)I#vs~E|p@0jM8_?ifv-_hjar##;D^}Cfblt&;!1(}jKXeg!<aN|I)ZS%wA2fbV-
b@+QkOxF*ICMc!GPhnE}0B^WgribdzRGh=4udulhwlVs~<2icY<MXr0@nxcq3{a+?gBJrQ_CUGMSl18--
~RBcA27eIq~`s%WRPDNO4wyc<(s))b`^9x+C`<K5uXr-Pln9hyB6az*rQ3P#-
tB74!BF=>aLN2q0w0PtfX@0V*8pnACuY^wbuwn+u+n5B)p6pR2Lg4Ry`@KWAO*>T{{!1_(eZnI=9cti=$%QS(etb*>srW$a_VemMxQNgh1Cp6Lfar<F;C9
)>ku}E#pMfH(Unid)RCAci&~4Kk{C&PvU}!$SQD|7O1h1IXtE-tZbihc6nht>9JWT^1T{NqY67ms_%6pM?7Jdc8vI2+;etTzx+a4CP@Y!VbkphKJ0IgTW6
u|ZxIV<LmV~}<&P<uEMUpW{=apLUPvs(CqF>PUiEsp$z%qcNbc0f>3z7iAh@w3*8ecYU5S&m3m19o3kZh9Dm;e_C9x#=%lCb01A?Cqok8fc<x4E=+ms9FZ
E!UxVP@m-
E6dutcu7KaAHWXkT=pAYq5J5>Lesx7=V(mR#R(<|@HmBsoJ+i2oR1MmKgssZ?CG)oxUuN;g)2Dq<D)ibXTCub+tq@!JU&C)XkOY}!$n_lcFlf!qP>(_?FN
s@mrwWue3{@8DX`)Ps^>25m*d0a0M91FX@Hu&2R$3A2T**KuzII7wGZp=i#$st+r>0U&2Faz=)P2osTxq&MOwE{R#fTq&IGyI*?BW5F;f)f>ub;D{;V{s6
ObaB?o&0bnqFFg{y#nfDlxINj}M))Fs9nv1viNZOqj`aR}Q*g$Qhkc^7!AYgilPt3_@{E02=vqDJE2BpGpDz>aq!2(vfQo!R_im@re$o27v<#)6x%n%E_r
Xr_n<<Op!*s?5MzE;hww@5U04zGX2;<!ao6*9`aeE1wlFnbZxy@5WZ+Mvb`?4E!rrL?|jE~oP{)ZZw<{}`G+vUs9zM<lp>!ucM(>CpFy3a!o14T)MR~$wD
GzI`yHjsaihhFsy#c5jgp`j$%e#~G;h&|jNBRFpA$3#aY#Cd%(?mqI$T?$K{K6_=p|b`v*7>~*eHB^D0W0{R|!;p&HM%&?>kxCdz%m+i2(=0g8v8s^hivQ
n1~VL>5ua%q-h*0zLE%6J*gt%Z1q~=wZ25u76tn8B-DPD-
P8T1;EOQ3Z(fVuv3hc8H=#R<#DfSRLC<J6RjT8WaW2O){Zgb3lbQ!WPzGjI?r*Jc7N$r#_SO*`!i~a%{3Am39S>P&3?Avx&9{kpod0t~7I>rJR}zPJ502x
Nd&x-Fo^$)3`@yw#?{E&U1rviT{D2CG5yoHaX;;Vx7jb}u4AT({hjj75NnzB$<JYZ?N|zMV>B-03dA$E4RTowmM^LWHde-
=0(7vVMi$moeI;^t&^>@(+^W0LtE$OG-BetOsnfR`f`}0e{f9wNH=JeJ&aj3ddvjPh+MEYU)e}E)wD)S$kW>?Nq5Uk`U#AlNx1s7MH>8s|D{^!uh8EHibp
w@^tkmu-N3#=Rc(0-Yy0y#Y6)I!XQ-)+Q*g}e^42f810K8UHi$AAvEu3%3?8%#LCDK0|?R~Pz*XA4cuCHCF2oaL-jZIaF=zEip5SWtuR3d&zq*{J=!_++0
8C_hDc_w9%aZP!^x*L+=tjLV~VxepY=EMreURd+T69-
NdD86K?RLtHXlLr8Z|cuB|AW)@J972pc6NXPcw(8BpF!j!WA^0PZf6y#H)5(!&su`7I>`EY+6Wa2qAzR<EP1%98;m^noBndleU3-
gUNVZ*til7qmm$tukXHXffmPK{I=?LC~{)XqDXFh=1w3PH;UAXxEp!<n(g#H5oF%V@%?#B8ywboyuk9J%{04rVJQ2Efl{F>i$zPI!vupRms;m3LeWh1{1C
hFi2?-^-
#qLSNq(ex_j%`mV=?<NAoODFU8rVwwr?y;tBxaG^w$tqHw1p_Yvo+6x$|gTww`TomuD(Pd++%k2GZI_`x1DG&y`J?a5XqojNb3#Gjvu!`?RHEmGcNBdBk7
5;hu<-%i-*;QT$zIidXR3T(CI6dteQgL^n!(>K|qMfJaPq;MM`Jlu|o29=5I~b;%c_t8-`39Xuc$%XEXvE{9Ymu7mGkK2Z`|-
eH9MW&Nea+mC{LwZU6#wkQ)44y81ud@H^?8taB$1iznAXZO)T5bfS|Pn!DSYfhprIU~r}mtxMg;b~`o_J}p|tTmX&sWU8z$plg}@svm&z#ISF<n3ougC7*
02s{u)^hTfy0rJCYOq|j6EbT;I8c31Nm3?y<{w-)4o-
_zz>62$04zeLJd;rpjs(olTMeVowxM0WwTEM#A@J+_5*~yRAQ#&im%G>ShHbSo?O<#zbMA^sm+8Rv7W^KEwQcuDzIK?YjjA=gjiINHX<BSsZbYoeUVo__{
uv2EV{uPuC^YnP(ry2VenNZ1A}@$yot4hBoGW(;DJ%RxMM2uPDbyY$_H`goyAY_aAmaVV~AgK{?T|(nR>M3bx6~;8nkEBVH$DII9$^>2=OP}tzGd<_T<uy
Jk6{ha38*C5lLJX$EESu2{4%Xcab3w&w8kZNLqLHG(;$U)Gk%8S$*E8$$olPM9DmwQsq}G+U-
$%o>p*)%S8{AkPqPs*Z`(p8S0Y3BocdfRR@oQE=6=nSq{H2>J3Yt&x9;kl)0nPBduy(CkPO*FM_TSQM02EAN-
!9@E6xNUGGkfxa9)s_MjBiE=JSB)w_qr>F049Ei9U-3t*?cVd)!1knx-hsshoAY5L^v*ZE~8wM4OTWpQPZNi;HcYfCe@_lOE<cM(6>H@Cj6O(OimYL_V-
p@X{=Ie<*akds)TH|r{+SkU%xHD6!BlZW{<r&}6shnRVQDN=Q4#u^gkrv=EW_3BhQ&Z6eCCT~{*ke7V%d?~(knVuG3t$iSdc;_B^%HL*-
qf&WLJiTPBHE2VBd%o5{_X&Pvfr`G9|4i0b#F_D)OB7?RE@m(mRF5F$uty;-
PT;6SIG0x+3TFbtjIVgvxorIM7pcnc?OE%`f{mM>GGfz7$`+H=k}SK&zhJG0pk@ENQ|l*D%HI7hK>|)iS}(JBX>nuEVN-6Q-
*!&H%L3aBKk`fN9dpoJzR@`?7WCP5<XI>Kjp;x@w$yMovxJ7+Dm@PUZ@<*?xQMV*t|*zOK#rHXdAz<K{vl?G+?!3Kpt>~tT@cX@izHWSN*e*8#VDFC+~l8
LMXJGXe+}w0WOe$Q6uH{9e*^<61IkvaAB<e(T6p&jQ&P8mAt=TQP+b!!<MpkPcD@m<uyHi~=!lK!gMUxDWW|*KywYjofyvfgV#%;gkc`C&w_D<qQV*+G0#
|{L!CHe*8$;c2e&RIj%ZU2x*oOK1#0qnk7EuzGv%Bq4ca@X7VA5EAXx`nDBiX&m__Wf4mjoXCo)a>TIotev{NSx~P8(6?|E1{IE{<7TpCv~FGUvTOD!6$w
9fS^p;>>^5Fu#GA5I1UZ1@57O?$P}qvVi_IvFgouNXWih;zCp?YTP+`ja~f1Bq{d*cgWZ7$c>PBzEH1HbVehrjUnXaKTim%Wv_w=fkNpw)B-
;fur>O5sM`fOsW${y*YtA4F*-H3F==r?&yd4<Os&OC)-l88p}GHYg08gSCF<Hr^PU|(>LWU&A+_x>js}zrDmu%2sA9@mqkKNc<cgM$OBnS1-
gcN=nF;`(!sJ+(s@~9j^_Q{gCk><Txt<L%WGs1UtR!l}<K>7oD1<1>WrZXk{JAteriAy!tf(a3%Fe$6jyg|^R@^PhKj=9$JF)N+v}IRP1XOn)D^qL&15F@
FF5ST8nFQ+}XRy<q<<}RjD<Gq3zr113E~BxEYNBz3<W>qoWXDPeS#q3?wbzL1FL+{4MP+<8PM<C?-
}4UClR>@a0ntg{M~n6)^Ksdg4&!>Irdh{Xns&sna1v09ZeGbk0*Rz{Pur|Qj1=v_-4fkbA4do}d@#!lrR|o_ktrK!K56A2mxJbEPh^-
)T3ERT&>?qvNw<ZZB7Qq;WCHu$<1tC~Ed)O)+Jn;sk!BC#K1RwBlnP=!F0+Q{1M%CkXd7X>iFI(#LYB*lbjUGMNP-
V8cA~;^a0E@P66CwV)!pdI&Am49uekQ;9djq@{)|*_^2AJiN{FpJ0nNBh*C3>Ta#M<F<pSh|7a1N7t7$?&1&H<=2L~A7t}b?~x0Low=n(xcGQz??7{Njc&
%+;X)iWGd){4etfgFVzu)Kl9H`i=M*zb-
0SF9eWu4)oQ*ZN$>*=FM@RzoD+YMrd<o`iF@nM0d7&FhU2bT2j`PhZIsga<^stvyL*e({QVZ;<KQ&+Go<u~%~P6lB)%4$3QznNW{+Apoker}xBQm3(ZB(V
hXAdA?1nC%`O3K?}NIi^KptF?5&Ek;c(9W4kf_T15vYtH@@NM1PM-
s_gr6g!mAvc=EPIDjeeduexrUVE=}jFDiuTtx&PkvhJ6hLOThPUVj4WTx4Yy0WTPiBGG1#-d%7l2);BzHKt9GZ~hxk?~Hx-
Lx#t&=w3@NU5H4#;MHx8RADw~+ALfD-mP0#+;(q&1Xa|YKy0N|9hh9t0>VLM%CbQ>pZf#N?=>YfZ$udv?cdYAiKph6%Z!C6Ys<nYTXdbgNiA#)y6+y9n#9
M7ZyD<LB5Lb2aJwNG8L0(oDRRzL!=t-
{1Y!5z#?I;Vr|fpy7;nR(sl7nRe>OUpoIPLVlsIy#L%jXXGLw@D?`4W)+|YW8*PlRjFGAF^bSqfXSg1TkPQVcy3lQ<rF3eb8dwsOA9XdaYEOWBqE@5J2<q
Olk(`rOZgO6uZbxFMD&+FechtUEg;3++%hQjKMlL<_=O3SM!;^Dde{H$YtOKmb7-
Hw)kToC!ohJ83e!Q&meL(Yj_q(58kwmb74uXnjj$Cl)1%YN~>!aCxy>l!zcpr<8V9k-eGr~hkdga=)hI~44h<f-K-
cBU}KCnZFjYW{~a@Gb&lHcKouasJXIA(xviguob(q;Ak=BLOdux7hn7hf!(81oDg^W;~pMniagfRY8&)28`ONKC0p5(*B%bh8yalC}SQJ-kL0a&6Wg2C_C
!oCuC+!-
?&09lINz~Deqr<HSrnF#gV#J5U!hx1&=GGHY6a~fy$1CfXwtKc1BM)F^<;tJl|JW553s2*3H;x;2)D!HUBYFazb;BSY;+WN|+T@wSs;YJd<8*;iwHW(Ck*
E+CQB6D98gOb$dHGzb^TUDLoj~&UW)qG$Y#|QsDQyBn-cVOaJr26Y;BZ_&or<%|?u;%>QaPfE}&U^f`=iXjv&FBOkoP8P8(FbZs@GY%9${N}4r`@<2V|%@
Do)4?c<A$6D+g3?8r=fJL#P+sCCxo~KJaam;hY?<BU@`{^A52~=8n#-
bx~gh>^Xy#b=&_QNkkSQxVm1AfzUrXJ%sayxhOq{|6EAdy$yEXnOOde*keZ~p|S$8OTrk?G4o5W>DVo{p7fid;cT4Xx&_Hw4-
$$623e+H??Ip#L+mR+;M@X}=Fm2t}|Fg!EfMp?m+JEzP1zqQX+DKc<qARS2Asg}TYHUPyx}N{)rS*@MD-_#D^8_G6T9MY>nA>Wsw!m@<-
K=Plxb+MTdVC3c;w&1~N$613#+J|YfvF|o-~yo6fQPI|8s)S0&IJ#Cgw1h1_7Ddi(EPK&`c+U(__=xiC*m0J%#Ed8<$-
q2CTt^SfEks2A_UMe*#YgA!&w<KZN+1uQ_ZV7!M8*AI6shcTSc)f8oe!_(r$zw*-
d?nEyPjpKwS+#{TPv^T+v+oa?_ot=P6Hl#eh#P5!Iw{f;3bz!~9;mm$g+ku{R<-
Klz?Hi<^u%t{v<)dVRXd7m(4w3%$7WK5SSIgn$~MS_{FcApXjt5%$F#VRFEW!oVT)Q+2B3BQcXU*P*do-fgFdyT9W7<~Q$%DuW@oN=k>42_YlN>DK7M}8U
Ig$`J5dPq8rLHaPEB2WesPZHE>$KaWAd&E31$In#VK!57a+go`OJD>g%-
`@F9~B1@IJfI@=5MMlQjHV4+&IWqJNVuX!V0w=`qMfjwgz!ah+t4pK2p6ts7zWmmCMbi2g2^n<Z8ZmG^X+j$C<q>;!8*!Vn03nck|P3oquccUM&U6h2+)Q
F3y4P8ZwiLdE1I^>48*F9R*3{AWBH#KE5wG9-%-
(R|Qkm!6zfp%v3^CITK0pvZP&CCO+h!ETj42V;q5PaFB~*HTlRskSS^3Gs*>n7w(n5GtI84wDcBzF&mu&&b@qBX=ckY=^Bp2V76;BW%4u{qGv;-
>3}r98QDpafGTQT%p!@VyRz(Ug1esZGLvNwXEWf!1oC_RNVlhpNE+-x_)6hc=dJ=HRc*xL?C{h-
B4cNf9dV{O>fktEEUm0hLABH_)g`kvzS?sYE>z>3W9XLh2Gf5`&}!o13%9!dzP%Dj67Aay_*wbI;weu_xdJmLW=b5<6%54I#72O?Tv1^vUniQQ7a5d!+Vm
V-my6LqVvR7{R7SStqA(c5DVqe3o!ah|3wn1-l=KNs(P?$=(%g$k8poqN-
8#fOvByG?bHfabc<2rZHFUT6v{Z|MO0HU1TrBDOCL!8Jq+>U+xE}E`L;F_>Q|^H5@}2ac^M`o0D;UZamni{@+3D+?nb$qd^<ymlp|JwQGxmb2l)G&0ZQo7
NeKXm{j8txd>b}0=TgStSu{IC!M~e~lE}|j#FyVXtu(7r0q>Wk{A|7niVY@1M6$-kgQ#!khbAYR+KQF~`1D(K0Ap%vtF(T{aK?~PEe7-
eAABqdgz2hk=mYCb+0=6zRy7*V^vVo*Y0dK>!`NK4ipfU0NnV0DWsXXry{G#asaX;A)ZzHh&HTUY;peFMWu~QZ-
}evNfTKt%=2O+|mJ+af!g+(jy25Eflr*886o+%WwT0t2;n^7)A<&3z<n2d5jgKIssUE{~tky9!-Ag7@mD=HyoH4)RSYU!mkL>`-
|F;_w&0d2E?aWiSf?ZhMll+ZAi&=Ex2|5zwt-)%)f~!<iPg0ZB1-qg*ferU6tSxPRhoy$cFi)v{s^|v?s+2a2_>xuYWi92FW`;o<QX-
!RO`Fm15VBP=&9o<NZ=gJ_=)fjqxf4DQq{*jW=$O}HM{-
YOsNPzSNs)NH=iJf<(X%drkm_pt(yK~@*7VtriE0(Sga`a?OXE}CkLcmU6jB37d(ghtqcAbV6@rgUao#)G$|x8M!*jc}3AKB@0&aT`P=!@;Ke_?go4)Yfz
m7}7i=d*V)1jU=Dn&)+%nSusRc+!JJpNk+r`11K&T0Hu`}29YCy~`rh`2r<Lc?At;H$AaqCs;}%i>2|kg8kduYi`Z=bCk+Q8v?gtu1ZFM@CyDBCW}Oaj*T
?6!jnD=O%T%OAu9ubpOmJ;=|0~48neYKcRHQdyYt(Xt;CYVjrY6GIO*@$^BZBZVg3>$f}W{Hc?-
FRKMLa4%DG?j#}zDZa8Fc)=`N+IVb7L)A&Di%6BZONNil>>Nb|D?M_*6!r4Cd^V4Zs0|R*!6QrtKX(|^6VOrfooBb#8bI#gO^<Xk3t6I6M&8Wj4Gvm&L&p
8@OM7l?^#((PZu4rpDaE3wna8sp5pdREO#3yq;pDf%=p2iX$rW|A7RY>A&vi8H4TL%LSPBelVwMJ~bj_gdh=SqiPl^t}>RKBOCQ*oh|z?ivQ`j31ygvfZQ
xl`}486b0R{A&m8%!p<+T<#<@xFa~A2TGfE1OVC{_ifK@O6d-O3Ta#lFn~-VBg3iH2hG!>F-HLj)ZC@-
pF6$ok0}$ITYW1443?&XPwE0IK!x6Ae?6y}0czM)a1Raf$TdHm8sV^xt+&~s<h61eW^Jwu)qAhFBDer#+=R%Hv&MPev_k#)8_@NKu($__;9HXMI)DtKaV5
9^^}QA16LaV2%@|+(EM*TK^%xCXj=$0Dv_(2I!d?AxVkAZ&oO-
%qp%WZ5c)iWFdA)EiF@&p3rrOBUR(VD5LOTtCZlOZj`ZpTIX*)Hf>$0HpxQ3J{SYI8u?4Q>f?tSFgQjV$L#zjg|)A?r0meFy?VwuojCnB3Vgg7KiRd+{zb
`G=u)VZQEy*Ay&65L$RDz4(AA+7Xrx!eydK-()c;9-G@(7wP+nMIIO^5j~bp{|<b4v>Rj-A($Td#;5M0xJfT=w6~_Z8YzAP-
|P4jLr)d$6)e3+8a%?6Sifw4u_@grh-jL_z9vDNk9&~I@G^wQ~fn>Q&#dXYT`V1y2Vt`^Q57VYw&l=Qw{kV>$iHm#bO{$CGZ~bm=-
PHqp@=y8otl>15T%v@ZcKEih(AQULvoYhMV0qDn)AETagk64a2T_oeE+bGDlY_DVMw?C->uWD+qTxRbKRVFyg{R*Pgv=)H7wudB-
+>`GBqqphW3p$?>WgRbGa^fo9EQ96O}2F)XHY>CDdtAznFlDk%}yB5foWig2J*;r}xVD2$WWIS&HA$T!~;nC0_f4NQk4nL$zK)CS*rvBtX%!RjrDzm)Cff
z7c~Say<=C7cs(n5@Y36m9G+T{9MPUP@J3stQs;+;Elio|&pkPBQgyTh286zz&a2JX?rp4|=BU13Jy$l}s2c+^7?8>c#9Nenz@ykvtK)w`Qo$pRaneQrgT
Dm4bgqg)@aR?dVPzm!@kgy^cNfyn&ppEzK4OocO=zrD|h8gB(`TEXPs&VtpY4Qfhx4SO=DPLmWpx*p`vnLc7)IqH#4)n)R5w8MNVU*9@kHyLU-
`Kn91P!H$#nDbO7?kA2lfLg~J)DhIE}8O##Z%X2SKrU7~QcdaW3g&LveNGXY^bBW3_k%K`c(75hgHOP|NVU3Yx8YeiRvjMnkF{+a0;R8SQ;t7()4Xlv@tg
r3RS~M60422fkh5SN@={i?PB(mh(pkALwgcEjK_wU4!JggU9_D^s=XUS*{QwjEE%$O@yb3sON#;Wa#IgJSskEF!5LBd-B5%3i#0-
sq4kJbGPQqrD3?+r)Fr30`-
9#+^lY?TjKq71|3vx;fVyuLuiZ)3a|IF4HL)D3P~NueYvSNoc!N}~;ZQ6c;v!i{I$mT3rAHrcdXd`0(xj@a4gr6c2mh9KE@QX&&=@<RSM*{>UgspI)a3ls
7Sr!zCqlXaZlv}lWn#FMX4o=L1F#?z>@|Ll^wc?1NogIcsW@aZ68F}TG9&0uh`<uMVjruo<X{m4^M0x^rcRjF^C+iGfeZI@WE9?H&9WtvALLdetd=vY;j7
F&~>9Js6jTY^g9<^pWS-fx>jx|&i@!*pU$aZ(ruU3cgipOVRv7Xj22e^N#VhYvjuHUC9Q#|U8baX@`fp+_x3Oz-
w?iS|fJ4B}6CjlSO%W^>Y??OB}=Nc7{`g-
7KHIr>?mlRs;IrI@(*NBZ=nI^%63>0iw8f^xvY3oU7q&)rN67@8?=MP2hid&b&QLV#<(6``E0S%7yFN(v<ec?-KG^$SF#?IHK<68k+V1u*&c(3|(@-
IK#Uk16#`&&E5Lk!;mpSJgNIbQy`d0%r~uWMwx92cveWi&EmP=1)zKsmy81l`)G@0@qqIv*7Znx4G8jd|;RM`q}-
_?wjy?LiecQKBrd%>ydI0sFIw4>8YM;GMn(_*bRwpR|QVRNHbTBw>{pHSlb{wFKYT@SBWX4$`Xp^>JE>wWM>@b$;uB;YXdqxL*yNHLSiNixe~6{{J(N1EM
`v4&K1*1+4Kia9!;anYq$CBVOv0{T%*-
s1xPjbj+HaaYkH7`b6u_$M!jKEoxZE>T%|%Xu{b`K0^$NN?E94M7@z=wI{6dfh6Zm)JBw5zbXU~#+%|~c@&`AYqYgq-zcrP81eWOcDz+(e+|%_qa5yc&`3
xN~$Aa!p7oP;YNIsXGaOihqx)|P|k#pHsVl{c5R!wKXF*kWH0%pQZYu(&j6ie^3M6Kg?s7G$l!oAdl6A%CBJRXYl4tL5)E+z}ExOC=A5-
U!hD*jCGVXCvn7nBZ_=XOv$C3yeGI0olc)>dWc+rm>_2Ilr@`_*5u&9R$fH8q_$_*8{sx*Z#Jhw=VC-
+pvp_suc<ulu)5veSI#I6_ZShHBIevQaT8c{bHF<xLHdVBI+KJ~;ueWJ{<(FyAh59DS8cUA0dYmy-
WgIjBMn9Lum^f6X~0weUXHUx7D3GDGdw7YHn#ilU$)Pv~Ku6rI}`ttJbknGd5z`3uF-
xt1`eh4FWQhZn%@0WG>Z#0z_RF}@_SoTG```Pq;bdY#h|T3-o(JxC-h+q5uf!ny-cAiD-MhQ17%*|3AIlMII7CnfL^)Lbh%8zI^=SAZU#{m;Z!-
a;*nirY~fW-_&4>F(5JKM~Eo2a*BqSjmlk?L!rDw{l}fJm_ujf-!45H#Sc!JM2<tYmWh5<60KR2Nqvz%;KTVxuI7q@Xp27tWD?HD!Ev09YWB8zL-
h9$l$S!EJjid9(GuWv;NFa<SgC5(7qK#nEd@4x)R^UuUfzl(%(79!FZbm$PM5elPD8k+Il~AVJMy<6tByyvwW~a4PE_8ZE(aXYlSZlYynqfqhiOa9_W)`>
_th<Kw=JfX6m8=W_a|W)4_eM1s1}5f)tH4tiT8iq4q|uICIgY!TdHfXTl0F)$0~fdC?EX<=m0|F6s&ClX}@}2@1F~s+WKL^sY0PobynT=>uTYjh)58y+>*
uzq1;Kg4<luW(UJdPyQ!vmEp5|^t9_SWctcBbNyb^WQ`@yOza}y{jo@u8n;qQl81j8K;y~|h6?o;OcTP<GWojmv^#&bdR!~4ip-
p%LtcQ%V}K$Ard27Eo97lKA|ETL*Phw|DYYQ=ZBi-
{FcoSmPzMEHdHeI{F^14=jh&W%+*NxJSBkpirVxpNRAz7IPVL4+?>SBmyOrTb+O3_UxhQ5~gg5}ncVBmiXF2DfxI3B*_$%%`%2f1R$Y|~WE~I}MiDQV+3Y
ZC-!yy`XE3z2pGOaJ32me=bSfvBDBSZj*Y^=8o-%$NJSTI`#TS=KfcQzVpJ+PJ|+m`(<Dx;GXHE6ji>wQ-umOXu+`W1nLmweP_xAYl>jjud`@%)S&ov_V~
cntHbjTM+kap8l#qVCq%m6W!>3Qwj0`1sMA1eWcH6TNgmuExuV8EclFb-f53zsWe~>QG;*8qW-
)w>oIaVif+{E;k5l5;(I~1HV&#`1}8eFu?I6n%M_<U0)6V34e9Y460bPwcn*EDVJb|tU9mgaZT{uPX!Vx5MV_Kh63Wz#H6;7eeXOyD<xO?HKj}rtj_For~
#dwe6n>7a|GfVo<9RhOybQ5lZ+C&rR3X&H7VgSH}$31X4Ctc_|nY}ireEtA`0Sk{xtUVVn(oO+g#2~rBGb4KSMLlKdTICIo<Z;GZvlRUcVmgl}Eijtd>s}
Ul&wbc8%AF^0Tc*{<?ap$uRi7N>mYbyQ3$!Jp$Qf<J6$r7W$OLRemKj%Y|jgguEk@(E|z<j0C!Dr5P&1E(KfGMl537(8{xt3R4Oq-
6)=c8jJOz_YO1A>#+PHglRnFluW0)L8N^%!^NigC9Rc-k7avvSeBTD-
t!pjt>aE|3wR<r`M?lc?u(TYsTW6Jxdj_gP&p#%l434eD*c5gPiUwPk&B%D!b*qkduYJ?H1(p%9N+T<NK#>{?nw79$%|St_%hgiaHBl-
8lK0eK|jV&f8tbgBsU<Gd&YXV8bUi&5Kfh8q1X5}7+M{yFelB)?^4s?B*AcF{j=KY*lv58MH@$~3EIzQ#wdm4c6?RXg;;@w*dNiHaAQM`S;a+4iO1tL2qT
!MhyMP1)X^Dd+(VEQHiSM7FIW;WyP!xg1$;P78#Fu%%@K%yI&R<DDk|peHC7lyLAcyOyie>?+81>=>hl}=linMJHd2Da`LXOMcRLQepzI<?t2La9wfj{Y=
`i_OFmPqnh{Ub!;By}@R4JdUQmWF2Mir;@yFE&Gjq&E~@2^w$i^hCxRC@--
uin%**tp*ow1S5OQN7_~f*SGzH47P@0p$8+{>|G6M9bw$?M$kL`RH4O+Em>qqkt2D5HsRHnBH>3`asHyEo{Gss=`&h;Hu@phGEV109YcZDwMoDBZhy~+R=
3={tRkt8S8XElM7CRSd(>ndI7Ijga^bT4`=_YB=Vcm{#-
Xtz%oCwKLCQ#8?JMddDE2vz@Y_xR;QN*C6R1>cLMC#*FQrdrFw0=5bC}owUa(l8kNGq3ID8!27!2T`4@;jd8)jgE(|vn3RJtTDTU|*RF}?3Vw`-
U%hF8yIm8TxEC%uOfj=k3b&!noo3~$-
Io{bW$HgR)iZQAC3Rz<rQtrQv)1OpFpV%;fPah2r^vaSy*4Bq^yugY2)d9ywOK|>CJ8HC41i@Uo|FhL08^XxxX!J!-
q`p+1jKY{gXbx$7a4U<wVCgZtVW!><D6Sc%pXe=nJr}EYhGTEb{Is#9WUOSn3Y%z#EmT+%FT|$t3X90wntR<nW$JG|jUaEY)2t@O3K{Wxap>&lyq%0X@%h
yd5gg&^uO~+Y=px;%0M~C(*Ns~>I6ms&ut)*9xt$pk!^a|uccL&Av*=5MXiI^-
>#72x{BHAiYA89)4xn4xs&Bbp+%B~FnGFa4Z1Vki%ULp4XPk2xJ?AZ*HyF1VBcIu9MxdEWiC!C7O$8I$M|D}y<&5t2m2u~Na7k~mBc`c(UL<mrX=9xk$+x
SWI}du4YuQj0P3S3pL>>kW_!Wxd4%2Y;>MPM?k%1N%ic_XN`n1spM$Dzi21wZb-rQIS&kM;q0LjtA=%6<((tO)rN{B&)7x6AflV!P9MkAIq>u$1@PMYyT{
GKbD_dslncnhDC+x{a+)cv&2x_6tid0=>Zuo9uNvcVsO!x4v@)}-
a2l%2yXp9S!ebZ9|28eaE#ayc^<VA0TMU5t(8gRpBMz(cnn8m?}8C<LA{v&7PX@w3u?N#GzV$8OoKeR-I-
lD;Nf?|I0+m?gqMan_$6R_joYhZ!QE<>jzMs-sy#n&4c`)?cA@RS}a;#XwVE@s~MxaD#UajK~({?-
OTN^&)Db4`qJw#nniH^mQWw;Oj(+GQdO!!#x2pG!u$+%h5khat~T}j*{$sBX54@CYf&}59^uSJA)_4rC70>hssyeH1fL|@Q4v=;GY@g?tf~o3ox~yV8L1k
;sJ?3yZ-FS%-66wQB4ONo)wZt-1jJn<bIH}5=J5lA5<Yn_lc#Xi2SJiPv?D$s4h;stRmR|hS+=iqWKpo&MI#l+a}cg1X9H;-
e)j7*pa|I`@@3+cCK~hEw|UkBJrKM(pzA+`T$vV-iD}1Kr(ZtQxn;)+;gH2<8Vm$VU@mHvWhmDd4!t<gaELp)Vv{~D;v@VS?yX<cxV;wqdh?gOFRqKkVIa
z7oGEU8c;$LRu$DKY8-
Z#kfzW|eOyfS889C|K%~e?=s(8`Ms8U^&8U|Wl};c(#hszXF4e$3HH%V<_R6p&otwHNMfh_uj7aE$6T2jIQ>~g>Qfrw9lc~(umSYwxl$JS5q6^-
sm<qShQ@jGbJJIF+OfjY#nU04i46s4qN}IAnHy%+ExV<CjWU2{F3t|KlP;!<xg=Hh>NSIvbwuBopI-u}!Demov#-
pR{In%b+{n?CfKC)n=*%`i*<~j4xIWRhHHA51$0~29s39i4+o|L^H8#JBdiJfxO5QwQ#tnIhxJ#B9nLN6kI;^xcyGh!C^CmFrKeNHLf&cnuC--
!VTv<yO2ew!WIZ);oPy^#+my3Z>zH7qnP86bT6kz5x)RX*A=4>2xL=}bgVZBsxTEv8&oE<8+~S>IxZF2g>XJvxGp&?|d1#Q4evEw>KYS-P6-
a{TOk{#Qm9VM+kX`fC0Z=OeN)7}u#2uM63*=O1Trks>kOL61^se(6aptvNUYN0jsM&DE6ybo*SXQZpOq&g2|PR&}c!eN2-
YmNiF|z5%*E$?i{2kA0Nmw6Z+4gSO|!J;AfdEDAZ<_-
4Mhzx+n$bK%vrGL5BK)ghcb7a8d>=f?LV+|THkmm`1*JuC`ZNh5t*6>CK?Vs?p{ds^;_{}eB4mCzwZR1~On>HDW#LRwGV{zT)n%E`oC@6t4i8a4}y1iUNK
LPBhLMlC>;`j5?NG2q`1s5WHcr3g<h(S_|rhag?eUUTjKW>ZtI3r*&BYH4WmA)pV@&I9pF3DN@H*Z2-nYgiw)j-P`fRkK<{i-
qJLHMl}Ek4aoa2$UwHDo4^MT}J%!;#s3BYu!c(U)aD{2vA99rBsHDD#{qliiD$vRmcRiMD7x4!0gRULHb8Kj=wuTNlqr%LTom`qXuTv3~loG5-
L0;i42yHPzEj?=m!486&0w%<rVL$9y+5Prf!IM)QoUZVzFgH_un-qR1a8a5T@!5rC72?;0<2Y3$bTNmXx*dEjO{8H5A_=c~Exil^8TfmFh6ioAR52OBMo%
tvnpNg$pg7pyB@sAfz^4NXUkfxLD#jPtkF&e9*TOETTr;t%nEHVH)Bs;Zxi;RAgEs3LT;en2z|PlLgFxEwEM5Pu;Ts1F;6gtlAKq0vLwbZ<y~O<DQtL09)
SR4olp4>uYxvocIOhSKHm>V|i*=uy(Z<fh1KQ_>mgOVT;Bt#E8g2*UxP^x-
Mv~yl63OAgRIrx5?%`ek>wiswab!#@)rvAeI+M99%xjg=8PNmC>k&I9H@lB2>@%AvIV#_{7X9P-
mA)&UZF`<?XWQwF;#O25vV{OTH~B+7^=N!)AO%DW!+66o}-hxPrpW7EzPF0%!NFHRFrGSECK-V5$!mvz)0N2+LBNt6>{4*i+E6j#c4-
CpQs@suu)fKr2#aRN;U5OQ{P_Xz|@j6hX?~Qa(4AE+b@}TW3*tlo`UQEqr=7pA<&$!0Sz#DI<$*foM~35HAXYsIXyjzUGF%E1Pom<i~4#TsZEVso3VgS8z
Bx5^F%U$=dRO`*eHDGr-l7341YG4tENQI;;Nz*2e9h!K#^JKQIE?Pm(Nzo-cFrTHDTXT_GJ71(7Fx-1BPD6<=nN-pd*nEz`uM1<L3;t5kk{z05!V@f^S+?
WNDcDNrSJapL36nBsB-!C7FvzeKeH_^E3W>M8Ai;X-
nzb^k~AHX68U^>bqWBrKDig7%Z2MoJU*VnkGIQL9?iRq692Wk7KH<O6W!GWfNWt432BXJQ_DSeZsvJ-DZ(k2fFnEV!kuo4k<9N^1vBCm)#+<~lGk#4sCtm
TVrJfr9bl=r!?C|GFy!AIrdVW1LBtJq_d4{g#f(Dhj9OG5m#Y8;T>QOZ^sGmpagFcF@SO18}z!`r2N{#xEBztyHYHRomZ)3Y|r={wN0C=P;V}Br9L@=On?
0_W(#kzI04L(EhC(E-)-
6={Aa8ADGOSlZ$cI+WfCNcXR8^HGWU+tt7T=J^^dn<(oumbn$M>xbn%8H|a#zzp;_vAY7z^<alIexDKgTcPyDCm(rb3FA6<vTmsmTL^*8-y-
MU(1BACt({!5{r-|Rl6@pjgsI_9{iLOCQbV*-
^+2vZ}W%O)vr8PFYXTxxGkM4gO@s4WJwpDAtHS+Pw_ers+1Ll#D3DS+%$=U<3AR}sj=tSux3doyP_o~5qhgA#s7FyX63jdzm=CVdjQm)7A1fV2EimX+-
xUliG{R=t#=ukH^AvmcmBi4Xxp@g`YX{x5mF;AcaBT-2(2D@h@QBcI5j)mPqRdtdES5hU8w6S<5QEJmbk3q-
xRrsel(i1I+hNv=LCQ7u2RGMZ#WdJ2mhsANn=si}ssR#y%9JL@5P_xN=Vjeh(KZ+~iCJr60S)>)X;Vu?NIVFMlj*B)GN>jivkLd)@wF0-
miUzw!6eN8LMm*z<=w9A>pYe(8bg~e1SH@S0-2Ga_<Hj;Hc1+$bTfZ+h&z@72_M?&-
0<F*dg;E~Gn9?{&^l)@U<Z)&{0CWSwPd+>a*H!fK@jR6z@Ogp?Q90szny^0{HWhj2EE-fMGU?lP)Ec=Ner+8&4QVt~2pZr(psTN{hI#)Q$%n@hYD9ID>OL
aJay|-`$a}P86GHH+I;2fJNfY2xcE-#uxQ+|!i%W6m;XZ3i*`l{s7Cn3USOxl(^rq)((7ZD*+~G`5GO%$S3O;<Q@HB|xC~KMV9S}g=J`we-
i6^hnVD!OexPnDC!wymGu_B$(R>TA)Bh1NGuEYV34&KbA8`vhX1&EOPa~j^%8OowX-
^k$(+JXf+@zzt)=3n_|o9Fl9V;l1?u03hzfa#=q+<~W*x`!b{nk@vnaN$PxQaY!H2$YvaEz}XOn1w%F*km&t+Y|gO4t9V<(dR?8!TW<tkK|53{83aFP`Oa
B)I9~$`APy>1*%mbw-_UF=yen6jjRNyI10ms9LJ8yrM~Ok8WZGQthBbmit6+t{d`;{IrNQH(%>(|6UCKr9rwB5hjhY^!qmehxb^*+(fiX1%mG;{EGC$vUB
-h=mgJFCVHq=hA$>`dR(PNf?jae!;Ww@4vW-l=OJjAw_^zW+azAF85V0uHpx&h->-
~)&k@zlWzC4%Hu#7Yj3P#e_GjlnM{)8pwD2x@s_K^fS%VZ5*<KPCIsk#I!%XPz8PlDq03JFUm(4g@@U0`nBysBA)hEZ%Vsh<vVt+q=T2^2>X(?#jyxj>~a
wVCny&qwLDn0Cwa3hwyt<^8`u9fGnf__-vJK3HepA8xqBLtmHa{+^X3IbQYTOt(!sp2#wwab{pjVZ}tHFmx(_<IbYrJp4wSf)bdho4hgwj(rcK8&=h`0_2
{C+bL<e(`C3a?`(7(ZP~zwvicJ!Q@W;SxOIwKvajkP(RFlT>|7}vU^80K@IEa}43o*>^-aveowCid<-+eS<>(ZaG*x_`mQnE3kH%-F-DXN%vo9vS-
)>F8JNb0fQRt={a`CKlE6QkY=;<JC@L7F&4`Wgpc$YCiwl+gOG(F*{aHm&C=B(HT?(Dr%+`i8|PKV=3$O=e#L(6#1XXSHT<(i9Pk+ih~Is^>$yJpmi;COg
9^SjD!p-%bTykq<TP0p;YuFrQ-xfnh{c2A`(WdrjH4`O<eMs`Ehx8L=jlL2IZmElo;MP^nwdgisD$AKtm=w!8VsP)>@AWTdU7{<uJpr4hFb<96&Y*%IX_$
`<f&V<r9{V00@#khnH4M;Kb?!^L@^)=2{Yk3I?DpsVJIV&@?&43J{f_lQQ`pe#!TlRrNn05X9!4>k@Ki?-tG$>`wjL7-
FPiN5jF3(a4i<|*3<c>#XN>6^b_<qc2J0WQG=_FGtk*9D?6Cfe~rEFABSf`|4D0PeCmbARpamn_?z*_!kDjA~}8}$UunzYuKgLqOr;gse1R@p>X-
Au`*m?Ur?=8FjS$<n{n<T8&W2>U+QD>6sN%Bi|tA5;nWvYZ4FTD<#hWLVs!h`;sS1eD>dbQ}X?^64t}5xz6nA_G~bvazKYbo1(3U=4k6gfPL0-
fVunWvz!kJDag32)mUi7ld!s8km$S`3As)o!a1Bj_5h%+ivBG68t}SkC9zfl^q|A3S%R7CSO~fBJ+t*2jkVtq}5HiDwPGUV0!EYk)mf)+Nv%ho`lQt-byn
lqUi(HB+J@#bi3n21V;W;CoElm!nVeX$p!-uQ^DdUF4-`?*BL11`2t<M7pRc%kmp=CdX1^nBp~-
S^V(}pfU>`KLHpj8p&xL*Hu7_5!}YjARmwqns|ovIAMk6h@J&UfbOY&Zy0#<ndjzM>@pJxOrQg5`hqvYdB;%DX=Y2hTpvUuS(Le`U?-
++=>aG{_xdgLSA8&Ump=<si$x-KNPP`f6Fzylvq{8xamU*f4eRj^bUB1l-y#FZHDCXUT9-zqRp_f{A@ZCcO-jWVe?TpGc_98<m#(w5Mm{<r(0RISyD8rrm
vz9Z>c&wl512Y}y=4O>1bgf{ekvF+$wbS96!Q-
qFT2IRr?|UaElbtLs*R0W41dE(t2Xi6`YXHi}u$Cw)5o3$kp*Aiw#8dNsPlJycPu^?M!Ooeqw=A%0BWcpW@i(PH2-
N9;C%a(m%R0lA%b5}=>m|<@SB;s^H}^1Og8kCq7N#ATtFP$BEpl8+ETDL;($bFbmLED}yL`$1Wa1=0yCv+MX+F+!sA8ekl8%3GK|0mJ;FOrif2;*v9U=3r
vWDQfsXTEU#bD%_wU+(Ql^O0FZ8S^MT`nf?E2Aq6;IThuE+bR-Hr!L?0d-dNAZiX3fTp<TDNr(&H2cWeYW-sMn5554H+=%&<~43o<dmDurwK&2NC(_ktBW
AMw12M`%?nEw5i5;py3g3WdBH}wTTH>+f2&1v|9Wh%aFTj2MR%7C+TJB0`fAb84hzv8KQ-
#8Qn;?M1jE4hr6*68UJosI#9L$;>R+q>LnIFe_JI~YKP^9oO{75rhM{yUlZnsqjj>#u$zzbgtS>pFaR9&k4~C*a8I|l>MUf`~v@;DaAfHsx3pvoz3FFNL#
K}+E8hvp;mqSb#+@J5J(I>B>vsY-Yb%a!7-KLEq4aHKn4`{^90jsMIslC9QfsdiXqZ*ne@HmM=jh9);-
lmwE=xvs3$5!fOLYssFC8G5A%u)o$`*fFQx#>Ug*O!xDct+0{6rmy5lld!ZPeL1cbBSJvtUIX~q|qs+UfiSQcSN}3w=G!DuK@jK0R7ycP@eTIF<!~BaI1R
$Qf|UvpHa??m#m2J<#Mx4sxS6YpTei(>ap0uP>pI?|0$`B31DcX8vBw<gq<HkqC<=RDb#KAmDB#kY#h>dsHE_Qo%6Tr&GG^oVlN2X^8X$cf_}8W1X6Pk(*
qbtZSgNfgBnw3*TaFs_|wrulGDg<{mFCKTPW+WlEImTvgxjT%$qpK<)z}AyjEOT9xf?O?}4x)-
1ZVGPAN!&vN0^OkT7@C1$nKXN~8K=%qHE3@nemEDu!2$r%`71OK9g<yJ=l<DAOf?-g-6;D^E*Jtt%v-C}{>(=6@)#)<8bQ@;Lvsc{if2vbLbRla-mYGer|
rKf>Iq+W8J=ffK@hpHA3lQ28XWa@;>CUvJ5$z`5b&giSxqMb-}dgwBh*@A~L3<FNyw{{B-
wnTbt_$v@FhOyx^j)BEO!65s)5qtx|QHOSv~w=(Ou8&#x22)OTLZ#*oZXJEWLYSs}+FnFc&%?a{tM+^CiyEok9Wvyv5FopGF#~rsgSOWu~zAI#)!#!mu<3
Fcjz$-(ni2^y2L=P3{qy26grt?)c)iBY48~^|IH%6eopJ&PyUS_tixOy1=doB@zcrr__fmme5ci-k_0YmKywo-
67dCe8x{K=O;Xt_IvA0E<ug2YQTjKYlykVHla*f++s!B^JH;9<o)M*fGH0Y#sp5&#b5Nrj@-
lMTcKPJDC3^hu4dNh|(T!grLD2##~6Wl^01?E2^KArgzhIMtOV$xq-i$MU@55x;njIofAv#p=p!aMB~56?&q?-
<knnA2(G*)KK4+Zt>q~uAVF}I{6qj;P&K3gUC#J2WZVEO4?Apl0mBCU<UREJcj}8Lq~uMYM|5GY}O6qQ|hTpCB4?wJ!SkHCj_f00e{hrfxMSTtt&l;isz~
O!yM@>SVPu+Bw=sath=p}SnT;4RM+U?G0tVJkYw0vZfD*8oKgcLE7vn-?`-Y6N5t*)6g7b#BhKIOnse~su7rwMxQsDxh-P5i_g)#cMmv-L-7BB?-
ws=eXh8pNSThgr+Q7UU22WYP3mDCo^8bem>?FgYJPk8Yx8%J?TcM0i9k*F8I=f{G8`-
6^(z~<$cGf39BP76%0GE;i%FCC!KM#>ZE&OK2ajqg=Q9fbIifDtseYAO${FU7qd~m>91~o@Ej$pZ)37M&HYFBO^j5agSvW)2Vw_ib*MTN(e2bgz90fDR<P
Pn1+TXBcy1#m6VQ%^{^k2Vf)h!hjdKJT@GgwK$??ZBD|oSsbC5w8fk7zEZ9+IG~qh=qY;n_H<~Z%im-;8H*be-$Io<N?aWc`wPIiz*AqR8Lwp-
5`7>Dgy(9jw_(z8Q&fcZh<+KehGQ(i;wd)6>D&gHbv0=zbliOD+>TUcMOfd`1vs@6A+zumKni(B6mA~?dscInV~cdL8D#jt37d+Zh^j@98HVC&|?8yeJgV
uZ~w`)Kdk{^!3ffHjwnh-Bs*Rx7Y}wG9OKwyS5b2}@_N$3IBLb1uX{1x;;{DX{I!>77Vo0P+1DE<VtV*@76{y^U0u2pAoDU{Xh7&_sD0p|Iz(ue*8nARiW
>o(+zDJ=)o!`If-
d&|nz5Czj(pDS;>2O`PlRT_q})!m;rLFNBJjBs@I5adl@^OdK{+u<cU17^E!ZpZ=xQm{KMCt$S!;wxWRN&UN&7Tf+lLlO$@&GTyHXCt1ob<2c(i56N@dl0
JdYE}XwgG)-d+X2Mkmi5&T3G27LZ+16b=;&kjXMeudoYVJ~FqF94YvHbKl^vy-&Uf2u|IY8uL%Pk^fe`qc3(g*G;K6iQ#`Ac$5h9V1h*9P*=sQ-
`_HkekIk~0<$#)D~@xB-;E;1tV&gv?UN`wbnh2WfUYsM0N6Z6cRDDOiOItyIk|Knldok9iA-IRO+0CI@RW<woxGsDc5_BC-
_@q$zRoOqOjI*Uh81M9dm`JW+;|;k-tcsuyHne=X1;g(O9deft(;jw!Z44)UG=^j+o+@&R-
P)Q43HSJAFn`@*Ww;KK~ces8faF`AR{c%AEW+hPB*nB=0^$2^V;b($4IRu0slu{Y`Qs&s%r{IM2p3P7CZG;y_A@MBjIbQf2_6|8|uJsD|eCsKz?%NxnJL{
Gnct;kOxY(jbumySGP%?45UJjbkuPy*x!l}*D2Hh>+yM4{tryLb-
cyiiDHNu;8Tytp1G{Lu~_Q>jRsb|@iC4WaVypkaYabk4Yx=N4-+SfiPcjK+`#HFWHV*1{`m7dr-ZZT%`PZ?R(qb;I>C=9&yez0@JUlbMoh%sh3S$N|1{g2
n=t*1&6%b9%PZ}=OXX`5>;SS3i~^#5v97U4C>hAKuD6b#FNL3^dBgz^T>@j9OJ_*q=wOikFM$6wHq$<}6j<z|$Nb!0XWD@ct~E{0(J@}F8&ojYQdIwJ{Aa
4{r=hsL9p^b3B<eINwDoEYRcpsJMFNE0<La8nGTp>sOjp^g_IuN=w;J(f`RrNR$53G$>S9k<ZV1xigc;ZaHsI)KWbcN0XFN@FgOvb+XZG3aAj`$%R}A9_#
0<(W4=ZYRJ5n)+3&@!^;qmL;5-aDD+k|(AbgDyy%TVJP?mRCLG;EdpMXQu<gY(omVbSqhyEP&U^Z@Aa`e%1vK*$@m-
9LlMqsl*ewlfA}RLc)V*3=Nvrd)FO07*$D6J+gE!Hftv{=p?rIw5bNQJEbCoyme+|J*rFa%*}pbGVno!7>WOQ}@|erX^`ygV`sc<k38frPz!mrF5s|kxTF
IN2O6AS$;vg7naOpzTl`whSZ=5Tmb0lnCv&{lEoZDGAz9wvhxh6;|eK%<F;Vy40fKC7xy>tIeC47cj#z?{*i`4xe;8LVcP=wF}CmJ9URM8QjdDge`g8soq
?%+d-1?|4Wb*9ki>K;FDy<JQ@aTO00HFr0nxbz!#6kMr~nH50ssI2003E9
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
# src/tempo/games/connectx/large_board.py

"""ConnectX rules for boards that do not fit in 64 bits.

The same functions as in rules.py, on an int32 array: the side to move, whether the last stone completed a line, the
number of stones, the height of every column, then the cells row by row from the bottom. Only lines through the last
stone are checked.
"""

TO_MOVE, LINE, STONES, HEIGHTS = 0, 1, 2, 3  # indices into a state; the cells follow the heights
BOTH_MARKS = 3  # 1 + 2: the other mark is BOTH_MARKS - mark


class LargeBoardGeometry(NamedTuple):
    """The size of a board, as the kernels take it."""

    rows: int
    columns: int
    inarow: int


def new_large_game(rows: int, columns: int, inarow: int) -> Game:
    """Return the game on one board size, with uniformly random playouts."""
    return Game(
        LargeBoardGeometry(rows, columns, inarow),
        large_legal,
        large_play,
        large_outcome,
        large_playout,
        columns,
        rows * columns,
    )


def new_large_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """Return the state of the competition's list of cells, top row first; `mark` is to move."""
    state = np.zeros(HEIGHTS + columns + rows * columns, np.int32)
    state[TO_MOVE], state[STONES] = mark, sum(cell != 0 for cell in cells)
    for column in range(columns):
        stack = [cells[row * columns + column] for row in range(rows - 1, -1, -1)]
        state[HEIGHTS + column] = sum(cell != 0 for cell in stack)
        for row in range(rows):
            state[HEIGHTS + columns + row * columns + column] = stack[row]
    return state


@njit
def large_legal(board, state, actions):
    """Write the columns that are not full to `actions`; return their number."""
    count = 0
    for column in range(board.columns):
        if state[HEIGHTS + column] < board.rows:
            actions[count] = column
            count += 1
    return count


@njit
def large_play(board, state, action):
    """Drop a stone; the other side is then to move."""
    row = int(state[HEIGHTS + action])
    mark = state[TO_MOVE]
    state[HEIGHTS + board.columns + row * board.columns + action] = mark
    state[HEIGHTS + action] += 1
    state[LINE] = _large_has_line(board, state, row, int(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def _large_has_line(board, state, row, column, mark):
    """Test whether the stone on a cell is part of a line of `inarow` or more. Arguments as in `_large_line_length`."""
    return (
        _large_line_length(board, state, row, column, mark, 1, 0) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 0, 1) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 1, 1) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 1, -1) >= board.inarow
    )


@njit
def _large_line_length(board, state, row, column, mark, rise, run):
    """Return the length of the row of `mark` through a cell, which counts whatever it holds.

    Args:
        board: LargeBoardGeometry.
        state: int32 array.
        row, column: int, the cell; row 0 is the bottom.
        mark: int, 1 or 2.
        rise, run: int, the direction in rows and columns.
    """
    ahead = _large_run_length(board, state, row, column, mark, rise, run)
    behind = _large_run_length(board, state, row, column, mark, -rise, -run)
    return ahead + 1 + behind


@njit
def _large_run_length(board, state, row, column, mark, rise, run):
    """Return how many stones of `mark` follow a cell in one direction. Arguments as in `_large_line_length`."""
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
def large_outcome(board, state):
    """Return WON, DRAWN or ONGOING for the side that just moved."""
    if state[LINE]:
        return WON
    if state[STONES] == board.rows * board.columns:
        return DRAWN
    return ONGOING


@njit
def large_playout(board, state, rng, log):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw another column
        large_play(board, state, column)
        log_move(log, plies, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0


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
# src/tempo/games/connectx/profiles.py

"""Profiles of the ConnectX agents: sets of option values."""


class ConnectXProfile(NamedTuple):
    """Options of a ConnectX agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    opening: Annotated[str, "first move in the middle column without a search: always, or on the empty board only"]
    book: Annotated[bool, "play the opening book, on the board that it covers"]
    exact: Annotated[bool, "prove by the solver which moves are best"]


# The agent of the original description, plain UCT: the baseline.
CLASSIC = ConnectXProfile(
    name="classic", options=SearchOptions(), plan=TimePlan(), opening="always", book=False, exact=False
)

# Each change was measured on its own: docs/background/experiments.md.
CHAMPION = ConnectXProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, anchor_visits=1024, choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(reserve=10.0),
    opening="empty",
    book=True,
    exact=True,
)

# The network trained by self-play, without book and solver: docs/background/network.md.
NETWORK = ConnectXProfile(
    name="network",
    options=CHAMPION.options._replace(search="network", anchor_visits=0),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)


# ==================================================================================================
# src/tempo/games/connectx/rules.py

"""ConnectX on bitboards of 64 bits: any board with columns * (rows + 1) <= 64.

A column takes rows + 1 bits, lowest row first. The bit on top of each column stays empty: it keeps lines from running
into the next column and takes the carry out of a full column. The standard board:

     6 13 20 27 34 41 48     always empty
     5 12 19 26 33 40 47     top row
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42     bottom row

A state is [stones of the side to move, all stones]. Adding the bottom row to all stones carries through every column
to its lowest empty cell, so one addition finds all moves. The geometry is a run-time value, so one compilation serves
every size. Four in a row has its own branch, because a general loop in its place halves the playouts per second.
"""

WORD = 64
MINE, ALL = 0, 1  # the two words of a state


class ConnectXGeometry(NamedTuple):
    """Shifts and masks of a board, as the kernels take them."""

    columns: np.uint64
    stride: np.uint64  # bits from one column to the next: rows + 1
    column: np.uint64  # the cells of column 0
    bottom: np.uint64  # the lowest cell of every column
    cells: np.uint64  # all cells
    inarow: int
    level: np.uint64  # shift from a cell to its neighbour in the same row
    rising: np.uint64  # ... to the upper right
    falling: np.uint64  # ... to the lower right


def fits_bitboard(rows: int, columns: int) -> bool:
    """Test whether a board of this size fits in 64 bits."""
    return columns * (rows + 1) <= WORD


def new_board(rows: int, columns: int, inarow: int) -> ConnectXGeometry:
    """Return the geometry of a board size for which `fits_bitboard` is true."""
    stride = rows + 1
    column = (1 << rows) - 1
    bottom = sum(1 << (c * stride) for c in range(columns))
    # On a board narrower than a line the other three directions repeat the vertical one: that finds no other lines, and
    # keeps every shift below 64.
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
    """Test whether the stones hold `inarow` or more in a line."""
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
        _has_run(stones, ONE, board.inarow)
        or _has_run(stones, board.level, board.inarow)
        or _has_run(stones, board.rising, board.inarow)
        or _has_run(stones, board.falling, board.inarow)
    )


def has_line_in_python(board: ConnectXGeometry, stones: int) -> bool:
    """Test the same as `has_line` in plain Python integers, for a few calls that do not justify compiling."""
    for shift in (1, int(board.level), int(board.rising), int(board.falling)):
        run = stones
        for _ in range(board.inarow - 1):
            run &= run >> shift
        if run:
            return True
    return False


@njit
def _has_run(stones, shift, length):
    """Test whether `length` stones are in a row along one direction."""
    for _ in range(length - 1):
        stones &= stones >> shift
        if stones == ZERO:
            return False
    return stones != ZERO


@inlined
def drop(board, stones, column):
    """Return the lowest empty cell of a column as a bit, zero if the column is full."""
    return (stones + board.bottom) & (board.column << (column * board.stride))


@njit
def legal(board, state, actions):
    """Write the columns that are not full to `actions`; return their number."""
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
    """Return WON, DRAWN or ONGOING for the side that just moved."""
    if has_line(board, state[MINE] ^ state[ALL]):
        return WON
    if state[ALL] == board.cells:
        return DRAWN
    return ONGOING


@njit
def playout(board, state, rng, log):
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
        log_drop(board, log, plies, move)
        plies += 1
        stones |= move
        mover |= move
        if has_line(board, mover):
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        mover ^= stones
    rng[0] = random
    return 0


@inlined
def log_drop(board, log, ply, cell):
    """Log the drop that fills a cell, given as a bit."""
    if log is not None:
        log_move(log, ply, np.uint64(count_bits(cell - ONE)) // board.stride)


def new_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """Return the state of the competition's list of cells, top row first; `mark` is to move."""
    mine = stones = 0
    for row in range(rows):
        for column in range(columns):
            cell = cells[row * columns + column]
            bit = 1 << (column * (rows + 1) + rows - 1 - row)
            stones |= bit if cell else 0
            mine |= bit if cell == mark else 0
    return np.array([mine, stones], np.uint64)


def new_game(rows: int, columns: int, inarow: int, playout: Callable = playout) -> Game:
    """Return the game on one board size."""
    return Game(new_board(rows, columns, inarow), legal, play, outcome, playout, columns, rows * columns)


# ==================================================================================================
# src/tempo/games/connectx/threats.py

"""Cells that complete a line, and playouts that take wins and block the opponent's."""


@njit
def winning_cells(board, stones):
    """Return the cells where one more stone completes a line.

    The result contains occupied cells and bits off the board: mask it with the cells in question.
    """
    if board.inarow == 4:
        return (
            ((stones << ONE) & (stones << (ONE + ONE)) & (stones << (ONE + ONE + ONE)))
            | _completing_fours(stones, board.level)
            | _completing_fours(stones, board.rising)
            | _completing_fours(stones, board.falling)
        )
    return (
        _completing_cells(stones, ONE, board.inarow)
        | _completing_cells(stones, board.level, board.inarow)
        | _completing_cells(stones, board.rising, board.inarow)
        | _completing_cells(stones, board.falling, board.inarow)
    )


@njit
def _completing_fours(stones, shift):
    """Return the cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    behind = (stones << shift) & (stones << double)
    ahead = (stones >> shift) & (stones >> double)
    return (behind & ((stones << triple) | (stones >> shift))) | (ahead & ((stones << shift) | (stones >> triple)))


@njit
def _completing_cells(stones, shift, length):
    """Return the cells that complete `length` in a row along one direction."""
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
def decisive_playout(board, state, rng, log):
    """Play to the end with decisive moves: take a win, else block one, else drop at random.

    See Game.playout for the result.
    """
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
            log_drop(board, log, plies - 1, wins & moves & ~((wins & moves) - ONE))
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        move = losses & moves
        if move != ZERO:
            move &= ~move + ONE
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        log_drop(board, log, plies - 1, move)
        stones |= move
        wins, losses = losses, winning_cells(board, mover | move)
        mover = (mover | move) ^ stones
    rng[0] = random
    return 0


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
# src/tempo/games/connectx/connectx_agent.py

"""The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.

The competition calls an agent with an observation and a configuration; it returns a column. An agent plays either
seat and any number of games. It never raises an exception; in the worst case it plays a random legal column.
"""

register(MACHINE_CODE)

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW = 6, 7, 4


class ConnectXView(NamedTuple):
    """The fields of an observation and its configuration."""

    rows: int
    columns: int
    inarow: int
    cells: list[int]  # row by row from the top, as in the competition
    mark: int  # our mark, 1 or 2
    step: float  # seconds for each move
    bank: float  # seconds of overage left

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [column for column in range(self.columns) if self.cells[column] == 0]


class ConnectXAgent(ThinkingAgent):
    """An agent for Kaggle's ConnectX."""

    profile: ConnectXProfile

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        return Task(self.position(view), tuple(self.shortcuts(view)), view.step, view.bank)

    def shortcuts(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """Return the functions to try before the search, in order; the first that returns a decision ends the move."""
        return [
            partial(only_move, view.legal),
            partial(winning_move, view),
            partial(blocking_move, view),
            partial(opening_move, view, self.profile.opening),
        ]

    def position(self, view: ConnectXView) -> Position:
        """Return the position to search."""
        return position_of(view, self.profile.options.playout)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        columns = DEFAULT_COLUMNS
        with suppress(Exception):
            columns = int(configuration["columns"])
        return [column for column in range(columns) if observation["board"][column] == 0]

    def format_move(self, move: int) -> str:
        return f"column={move}"


def read(observation: Any, configuration: Any) -> ConnectXView:
    """Read plain dicts or attribute dicts; missing fields take their defaults."""
    configuration = configuration or {}
    return ConnectXView(
        rows=int(configuration.get("rows", DEFAULT_ROWS)),
        columns=int(configuration.get("columns", DEFAULT_COLUMNS)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=step_seconds(configuration),
        bank=bank_seconds(observation),
    )


def position_of(view: ConnectXView, playout_name: str) -> Position:
    """Return the position to search: bitboards if the board fits in 64 bits, else the rules for large boards."""
    if fits_bitboard(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_large_game(view.rows, view.columns, view.inarow)
        state = new_large_state(view.cells, view.rows, view.columns, view.mark)
    return Position(game, state, view.stones / len(view.cells), view.stones)


def winning_move(view: ConnectXView) -> Decision | None:
    """Play a column that wins at once."""
    for column in view.legal:
        if _completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: ConnectXView) -> Decision | None:
    """Play a column where the opponent would win at once."""
    for column in view.legal:
        if _completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def opening_move(view: ConnectXView, when: str) -> Decision | None:
    """Play the middle column as our first move: in either seat if `when` is "always", else on the empty board only."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def _completes_line(view: ConnectXView, column: int, mark: int) -> bool:
    """Test whether a stone of `mark` dropped into a column completes a line. Plain Python, so it needs no compiling."""
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
# src/tempo/games/connectx/learned/encoder.py

"""Network inputs of ConnectX, and the shape of the network.

Besides the stones, the planes hold features that 3x3 convolutions would have to learn to count: the cells that
complete a line, the legal moves, and the parity plane. The parity plane marks the cells that the side to move gets if
the columns are filled one after the other; it decides long games (the first player gets rows 1, 3 and 5).
"""

ROWS, COLUMNS, IN_A_ROW = 6, 7, 4  # the board that the network was trained on
PLANES = 6
OWN, OTHERS, OWN_WINS, OTHERS_WINS, MOVES, PARITY = range(PLANES)
SHAPE = NetworkShape(
    ROWS, COLUMNS, planes=PLANES, actions=COLUMNS, channels=(32,) * 6, policy_cells=8, value_cells=8, value_hidden=64
)


@njit
def encode_connectx(board, state, last, network):
    """Set the input planes for a state. `last` is not used: the last move does not matter."""
    stones, own = state[ALL], state[MINE]
    empty = board.cells ^ stones
    _fill_plane(board, own, network, OWN)
    _fill_plane(board, own ^ stones, network, OTHERS)
    _fill_plane(board, winning_cells(board, own) & empty, network, OWN_WINS)
    _fill_plane(board, winning_cells(board, own ^ stones) & empty, network, OTHERS_WINS)
    _fill_plane(board, (stones + board.bottom) & board.cells, network, MOVES)
    _fill_plane(board, _parity_cells(board, stones), network, PARITY)


@njit
def _parity_cells(board, stones):
    """Return the cells that the side to move gets if every column is filled before the next."""
    found = ZERO
    for row in range(count_bits(stones) & 1, ROWS, 2):
        found |= board.bottom << np.uint64(row)
    return found


@njit
def _fill_plane(board, cells, network, plane):
    """Set one plane of the network's input on all of these cells."""
    for column in range(network.columns):
        for row in range(network.rows):
            cell = ONE << (np.uint64(column) * board.stride + np.uint64(network.rows - 1 - row))
            if cells & cell != ZERO:
                set_plane(network, row, column, plane)


# ==================================================================================================
# src/tempo/games/connectx/learned/network_data.py

"""What was learned of the game by self-play, written by write_network.py: docs/network.md."""

WEIGHTS = """\
dIX)gU!}9O6{NVJE16^{oH~80CNMBAv95hByRdAjA*F<w-KvN$TCa1ltgo>t`mkH0>L^_^FB%P|JtwKI2OY>cWw9_VX`YF(4xXN<
8@PKdZL+{E3?}HEs;V-s>a1xc{xL+Zl{E;hmZY7r7C7Rv@T}J*a;9shqO3Bi@22@EysXMGKBEmQ+^p^_=A&;jc`1oB+^{k*LZQ$w
11|C*12Q1A^Qc8AL#x^%x-pfeUaQ+J2^;k;Y_RvIudWHTtFPj$@hAl?Ml7qW9I11ysw{J-J~L{kk|sAZZYh<lB_v_A_cb~*i7^c=
Pq1678!e?PDW_2_k|!^wpq7&`s<Aq)t)Z@&G_VUS8ZdYv>?#8+=dcW@*siv#k1!A{BB}VTpDi@3-L8SK!W<GL8XwuHbSxyTfEg>P
e=rm#{IBRRh%Ln^moG7-N2hSLysi$knWg8X39&>m_cC#-|1ck@A|WHS^RD<ZL@k>yj;ppW->s;(S*`!Dnvvrml`l)NDJu)1#W>fq
)vxFz0WiunuBK$PJv1D$eWc!~#Uwzi(yEWQKeX$d2dV9`3L<l)C$sOfZX+J00Us5uQL^14W~_>|k+DxTj3{Lz>#6NAUO5yiQL~V!
FQ^Tse=LNsU9MlV-muRm2{Em*iz?u++%rP7N4GJsnVmNm=CR4IOSE__ureL7;4^=%%r9c9E-}b6Y&5T;C$O!r*&A{l$u4lJR4=75
Mm3A9ZZlytp0IT<p*)c={HBR5uC2JO(x=q395>27CoAJ6N3>5M5v$>tq^!!Rwlb+RV=rwkZ?Ax<R4Z?+y)Pavge|eOp|(e|!L(Yi
+%Z}zu##*doF-DQ&$bOSnW-eNpAkqe9k8vWEHYBCtgRTO0xdDAKrDH*X|hY4kR^z)4Y9K_ZKWbGJvG89Car9-K&uioW~ROwTr#1i
N+P>7?V%5<3?F``0W@{6ytL7<+@+K;1u)Jdcd+y<(yv;meXK|<6`{W~bE|?dgSPW8tgW*#E~L(+<F%%&CaqsD>?;2*$~Le#!y728
JQ2bzY_Y_$kT3nSX{L>_bhQd0;Il9}{<VIquO6Nz`#D^!7%%~{k0wL3<TT2#Z6<@MPp#xJi?Z6W9;}=y(Wv&d&N7Cof37Su1G5!4
(KMg1WGue01hylnnynEl)is3_!J<+sDl7=J?WiUqBB@X=Mk60KIWR65Ew9WoPb{;vt|{-M7BA5$qpta`UmHELgr%b^a<TC#F|K{B
l(3+vN3t*>e64`1WwQ6D{x47~e5tdq{5LzGo~%zOfh|&}J+tYq=`t58kSWTs=&)L_hbnb0X{s9|Fdr~2)Gv6ZZZfB_HLQ56>Y1jg
ajZNj!7R8g>96v!;;j9ybt)__Su3fmKC0oYTq0hub}{>?G#<;M2{oRr-zxC4hOKij>?N?cK&cHR&oiH=TdEi=%&<wbb1bW`>N5T-
lr?&)oUk+`p{~@Z-!LnzxGUtWKrElL3^7<J#jkKN^{Q5@r!*)m^dq1r*sFo9_cWF@TrvhEE3R~~&#^-}9=DA$0WvK%p0PG9PBF8r
J2g+SQZI%rl(Bj!G^dTSc(5oi4=!IUzaqV`IIQifhcN23!y#NOudvjmxUQME0Xgk1Et*-k96Wk5qBjbu-L7w?S1p_^v$1Y1$0~EK
u`(dEB&?yajHE}ags&*CGBhhN@vdbsy_m4CaxQDKnldk)sINIVxv*0ycP+jo%dk5yz^nK)%dUl~`z-yfOD&l$H6|Pwgeu&p1+-$R
BC!84FtVPqSEgw)da)BM3bj2gcQd3RTc_u!i7eZuqOEzWKRH<+@v>Q|@u-I+Y_4w&m?-!trY(T5{jc7u6SBv*a57IXXR{I_@2u1?
3^OJzNuxV8e6*&ji!i#R7Ah61pE1y`o3lHuTcwDwnloZ2MzZTKqA5+KtEIE1q%Fv`^|2PR?k!p!yRa=Wt|y7CSusbg+A6}Zn=MhL
Q!=$Ld9h(Mg|Gg#O|kK(-?&J)Xf8A{udu|Z<FmA}>oHKVAGMz>F|nSm%rqo6@V2=;;st>v(kp;BiYy+ah%Id}KeS$_9J9Ev{WVar
oHPVADxqmKda{0~E2Ky@w6{$+0Xi<I^Rhp!U9o4lOEzgFJ23euHZ4CovlY-R<SqlVBq~R&U$2s|47Nuwt}S^id@fG3Ks$>wzPMJr
9JPq5={OvwsIy|Ruc_m$F{vsdGMuciUN0!Mp(*F6qqM9i5im-qnY1Z5Avjtur?o({95m6Um^MkCVzliw%%zbl_AYrY)U+-w8nEs&
5wf&27_VEcMJ^pM4l$jybGE)G7cJejwmBs+sko-6d#uJLV5k!?L_8s~)HLKSTc$cHdALg?JulQN%O^9iP_cfrvMgP)$}$=&^RSn)
dl(<B1FB4|*(_f;8!j!hov0kI!>=MYq^B7z^Ry<dxht792r;cKDk|PCFfgXE*QukO1*bPE<*`69yRe|4gR4y|UN8=*n5wZgDKPOb
v?@g!8MZO9sVJ5)U8pCkk+c~iv@?e=Rk4vT$*>hTu(udDCAJ^1Y%RhmxUlZ8Ycj?)xvQ2ixTu^ph_H{M+%3VS*)@5r39dgbHZ9$(
t)%=bSuEZyJh93&&85G%iaAd(pE~}qh^X2#v8Kl{nXlq3$F9OMg{;svQmwu*4zCt5vofSK0-|582(crupE52gZ?K~^!mxZQ13Nsf
B`lXP5;Q<Exv}=JwyX{<i?g(=>9OUgb+Y&y?yn~`8>y8o^0MzU0xwypx~UE>uP{QSxupHH#<mkInk-5!kg@o$-YDrV+^rU_g|f>w
1GA8@i!u)@Dl(F#OR(N8(=4i<p|Q}n?y8O;S*WzCQnVPX<t(Bx<RJ;Jy`(%cA2YHsVzaiah%jcXrLa;rgrEm6<SAAan=I(2J*9>=
e;dd&-!N9XE-GCxEHK)sqcR?>b+C{y*s0bnI4o~6GBFFSTd{2_A2KJfsxtSeRxsGHj;L<5WHPR>cC+{+g|%ris3}}AKCjiZV;<A1
&oqFrI;E7X)hw&6+Ag*%XRS}L->iQ+?6~EsK0Ai3KCiyCv#P^3*CNKUUYNcxPdAn`COO11_^%8uRipx>kun&qD62%Sv@VOX2{KbF
A24RJ9I&dfaUvZp!>%#3MXn04l{$+xlq&PBV;^}Oz%aS2+Ma14-W}W?`LD9F&8_w{akURNQ>jO($1Kq>P_5)GG^E!q&8oI4Jg)Mt
NGXl8E4KJ2#VkZHX`Fr}xU_7rHmp;xf2=Pyzb`K|f}J5W-zXHVxTk0=&$6tfJS;ga<|ve?-K_jFc&!SqlCJl$fHj7(r7S3{jiSge
LNQA+@g1EU?5w~sfg^1!`yiXF9W2%-q@dxhC@-X>ouoydlCBXQYM%2c@~En?R4iYrVl=xf?5Rr}+^C(gg*5Xp*&<ynyQy)hGqIX2
_8<?nJ~Uk_=`D{k;;&9F=`N3@2`*r*Q>-?#K%6VAFRTTvi<l}bex%T;hA8ea#Hb-GMzQrV;Wjw7H!=UEI;SZv*0k!d-8BWYJ2!_Z
psO4x;2C7FudsVKHZTgV>9ZTHh^(73CNvebojKmJXRBo?)G%c;3^yk<-!f%4BdVV$jkdb8{xwpps;SMJ@2vy0o2|zvbFsoXL9{xw
ovH_@>#(CR95te{&#}_Ada;AFu`N(4J27rG^|HRF&Zx|?S-7k{w5>~_hOK@qfwF?Er>j@1F{jU<J*}>>F|t0cg|hT2bEM;}H?kbI
tS-|o*sngVKd})yQmi4kbG2Zk6gkB%Nw7+=4l-D>)u@cDfikMHf~^Lo_q5`&CA1o~BrlM&aI^)sg0G6KaVjAuaWR%1OtzsdF)lwY
I}FOET&b$8FsEjzQ?PNS=O;d_Pb1+g9kT2h7%x1ji7p2(9j@jrrm4d)C@|=+0G2GP1E>rzq#<J!kF>n0dnwB^PcjHG#+f-O#-&fO
uB-+y)2+K7g{xdFQ?6MrbENE`sHB;#bgNJ)2sELve>8ZwLbO1#6rq-_;4glwKs9|V4lkxKFEsY4$BP~={Ia94e6WJD8LoaUhA14h
ucvxE|EPF42{dc1ny9Wf2Q`B^fUOC%s;#v+UoIahTeaD-i!hR|12S7LY^e|*JgJDV$uK}HNwZ!mGPT?}pRg^nM68=P|2DL&Nhuho
QzQi_;V>Pv{i(b((WVQt1+Ie?Y_SWnG%K?zO|Q5v(6pqKBc@KUMw?YGKre%>%B&PFFS8`8g(k2uMxh9=F{}KtC_3~ups4+=f1yP+
2(bJ#qb97f1uWtw{<sn;RxbmiRW%{7#5TW@ysJba`muC1u(STIY_o8!1TC2@4kmUoYcbp~+p_Jlg(_q&i<6$Tku#(!8?VeMoG(nB
lAq%%#inPi@~hCV_$5&#^e(EdJ}6GAlriHo3aTTih9qDzPcOf;`YS9UK(G%ihB9-dBrwb^#2`T|6|N_!Tq!srTc>}el`G$|{4J2L
&@Hs8V=hayHZLc&7^_~WQMvNCJ+fLb7PKL=fu<L=(70bJ$gO*=3a<pTL$Wur-?j28)~Bzq0<e>*cCu)&6u8tDGO%H|W-l!=(6vIb
tde>q8?OqC4JsKITd<CuN~$%iM=)I}E2jUg@*Z6*45!PTb**(NKCP9k`Yo;?yR5FOeHMqTIwl#aBc@g<VXb_ottm0CaWA$gz%f%e
QL#ZU0IS9z$}s6I*s7we6e|@a#;k;?f|}5$DY09t>8pu0(W+i4-Vq%w{wvBTBQ4;XWh>FC+^;OAhp5dbq9T$dJh3gRfvrZgs;=Ix
KrADp^B_MM_n$_u&Mn8VD75=13afD}EiAY#8mJg3rz{GeR<N9_ODd@-*{nbvFQ*+Yb15LJ@G873jj<CiNGZ-2FsHMq_pqKLR3yJG
7Nox!LMMN$;4iZ>HJ9+Rn5{9ekgfhIk}PSef3U7F)-lMjM<VyA=c=Qx1*>p0f-EMO7a?4!fG!-cbuJpM;H<(XzNYaXAubIo;4FzF
sI2uS1(JcOB`Wu+z^yT?5FVTn_AXj1Q6niZDUv2E-63h9p{Z4_tf-l&4Wxsk8>r2#eUx)2DVS)d#;B#5U7$d)`=Lp!Fsq3yxUh^Z
Fg4elC#Zp}L7;FXULG<j9wi)}BB;=yKd1aD2dO2m9VF<jAFGQlP%eC}Caa^Oq$aR1sU^3k<Qkx+R+yTbNu_VDpQJsb5w1j*Tcueo
3aP>w5utOQg0U)^axJYZb)*g)J(TVz94N7$UnDTA;;qs$!!snZ9VyJ9h_4K?t1mb$e4Ga>KQKig`6)gsLaxUZEU-T;tT@*puBRR`
)gc(NHl~}OF)j6|UaowfXe&UkJFr-<53U=am8O0zKdVS6h%gYM3Msa!(;~I3k1H=Cb)>PZm9QhJHK(N^b}BQkL#WLoMW*K``l_%d
&8S5%%&1QyI55#D!>L!XIWTpCIH4vbBb^g2m914W1FbQdl&H3>K&X4P)EytFrXE->9j4bV4xwkOa;saJjV&uHm8oi!@S;L2)~XV(
{-&lT=b&PzaiI{Ucd%%(;V4L+JE+640Wae#FCd$&D492?JSGA#oU9lz7_FBikEo0+TPesZiL6Z}`!0GWO10Z5u_idGtf@<`Z=hzZ
3#R-G=&4aIn<ZH*yRon>5w3uv@g(~&KB>p6Mk;HlW2@dHkCDEm4yiyawlBjeb}JhxKqbwX(kh886{-m-v7jNK$CzWE%cJ2ex~a7-
G8IgZ?JRCD_#j)NnIvJIB&PYRfgQD>(5$4Lj3vdLLNINw9I$_#N-Kn}ax6NmMywqqnXB0>N+)`)C@fzkOs~?Y3MGB4o~1%4!K*td
G^7$R@0_EnkF2qzb|VHYdZUspj;Sc5WiD7K!K+BHo2sUx#jIp7Y%F6I;-@PukD+Fx`K-FEMG*%tZ>YjAVyum<4IJ>TrK}^Y?<!WQ
MW@#+cdW4*&?KOxN2GZvYOe#Og{0)EUoQBuPcgYEsIFG2SfF~VFtCTOJ)%}CeXAra-<sJaC9W~1ORVS|8mRIfN~yA>MVtLBPq0(9
9Ipzbx~Y09`7C;_0I6Cq`l|MscctDVwW`J)D<_Vg)h_a`4Y1R%fUMLl38+ghw6XRrL>zi3u`ElfpeRqPaw^rD?yYn!{H@Ze3Z@IN
IIHq3pDeGceIaz63#wnM2&cL)!Y${mBdkFW?x^swNFPzDSSEU_yc2&Xd9PQj8!f&d2&V|IBQED0FQSzwxihDuBC8vty`%rA;VZ1F
79ukzSuEI_m8tcj&ZOroy0Ipu2qZ79JuC*OY9b{qew(490I7l~Hm!rDAu9o}7^~VVPNe`N@*o_o0<LVVUW+lVim9tD^r#)H4Il+A
Gq7Z=R~R)eP$L*9Ca$0={VJ9l#Hn_zf~q924J3!BXRk^z)};TYqpL5lfuwb+f~@;004%7g*{MLQrl~Ec)vQx2Ii%+-t}O8~XsEU<
$SB*G5U8E4hbE7#RWgt)r!_t$tu28mVJ*P0Ev*zRw6K&Q46WL%uc^K+nW+=55H5_RZ78)U-mUQ{NT!-6s2V(=aIT*sSh97lASDE>
Uni$48!dOG)FX|rPOJ1O6e^*jP^@XJL9hI*vNLorEUaTM<0SN?xFjhiL#kD*4HK%N8mJyH4WOwdwHdOgcNVZObsw=RcPX%=E~=iT
`7eDW!y|sHvZ!DvLn6B=uPuwMrmQ#{GpXaS0j8FuHmW+FV<oAWFrn_TW+W#sjjxFzH?DxM2{C=8xhWSa7ATXe<R^=<cdHbl@GkYK
Kdcd@Mk(5-0HQOpZLv$QUMT(?bSQMGj;Y11O()qbC$$2s45p2)+$hH|4lMmAnI^EICn?^bO)y=npBs5AADFJ5{v=J5bgezEsi^j%
y{#dqfvfo?rZ9ym*Q_bBFREj%D5=IGZ7}tx=M)~OYox9$J}*Wr)2QYL^04BrlCN>Gs;w$8`w@FC9i3k<_$KupKq=`f^rA4e5i;1K
g)QA9eJfY5=CO#bRisZV@+>TuGN(^1`>mO$s-i+F(5^eHBCUulv8hNc#xRVif2;VMk*oiqG%5L@UaB{ur6mEa@SM4>DX>x@pCvV}
=d9$Q1SP~J`ly+y#i=!{Ixj;N^dyv+Z=-OltSZy2o2*Bm<R#=ApDhTiTrA)y7OHzIRjM+nT&Joerk+u)XD|jT6{9Pw`Jpx}w5uVk
9wF<c3!<B$!m39RFAyuLd!#lPA~D}5Ev&AhVkai0)tzN2jUi$zp{!6W0<429+b$KXq9lc$t*81dW3Nc02r3;bH>egEjIIr*1toqb
aGdj)0IC<Lfhk9=ajYJvi=%ld)g*Q;;HrnG@2FlT7!?UCl`c1{@~ZkBo~fTEbg;oFLnhIwFsHXH2^!3&QK}53!Y#5SlB`Ln;h@Pe
hbrN%pQHt_D5#dGPbR-G7^^if4J{n5DI7knmm?#cuq^_pO{p%alqSq9o~#}vY^lAX6)qaBF{yd24JA7<M=(^O^BzqovZ-P#EU&Mj
mabGObuPUr5-?#PStg0BaIw)WvoH9j5vSIyu&Ao4{;bd*3MNdZYb=nm{w$a-I3-Q0S12X1SSb{+j4KNyt*RQR4lFFIxv;XJqp(J;
Pod1Ib11N_#jfA5C8bs<>a572)iO<oAt_z9WTNh{0;RMi1FYt(Z!H8c_$aqKO0JHgw-URlRjOz#d9E}i=dQ6W^`#*wVl2Nef-N5_
QLIOlOehxt!7Glba;>wh*)ayG0<L~4N+y0SldKe@2c?{<xtJuX{i>KKmntr&N-!I$yC#h#->sq@T&C46uO)4s&?||l&86P0o)wU$
S*T<o$Sy)LfGy;#5TGcfOsyB86CcE-L@c~2&YdVJjS5*aP^y-tVy?%mR;-IGSSY3>#*ddQjhz86@S(mcMyd=ja3b-qH87s6E}TBF
Dyc=V;wEY&Agf!cN~1)lTRBN2d9b{xsHy}W3#bFBs4bro6sjn!K&UMtsInX+4<t*gRH*Br>!oKPIIq|!7P7+;G^XLMgD`2X^{1>P
46n*24XL-TysNIS46UrMVi`J{6Qu~Ou_ve|qOJEV9IV_b6D0F4=%}!)N3Zv+B`JF?DJGF9nXsRxXsdgvsIeoaF|2~CPnWhR*P&Rj
PNy*=vMaG1-LUkt$1TMy5-tX;ZmIGpVk$^3FDbUQL#?H#n=It3FRV?dNvA$3-K6L)%_pU#dnYTb7qrePXsj%t)Ulc+kTPhSAS5QN
Whg8y3=;J%;;h-Kr71BmqaCv<>MF&g;wjUpZZ2ghW2u)WzbhK2c@Xibd8x^wM68Ub4x_lAeyO*yEUMHlkf*q*6fBq?jWHW3q$C-u
wx)d|M=7wF%d9dSG^^1hN+~fZ_N$1fEijA?!LHpLdYF9~;~ax7@2-uZc&VMNV-lCFq%G$x&K9UE?VFG+uB(Znbt)LFODOLh0jcmG
=`95;eVu))=$-7WYOgPv>8L^)L@abHKrUmh;H*d~^Q<wfOscLVqbN0}!Ka2Ll_yUxLnZ{V0I%I3Y9VtWN+`&oj;J@T<uN5F{Uc|w
$R-k{gROokt1-2n@G$2t#irb$*d%wV1+7;twGT=t&#92A`>F^jCaS+J!m8S_9iT)UqNz$Lb1IW0VIWO1l`aCG-Y_ehgDUE)H!CKs
@hxVoxhkk09WJx1Rk1-NAuM;Krl(OTUMM}N1uxeqJggxo0VX@DfS}c*{H}zoP^{df<gA1jRw-Su7pSBtwju_wOR9vY-Y!e0z@wqF
(6YKC8768aWD-R!ASHpSJh2feC99_{h^@4#X{ObutEgb4L?(Wvgq={L&m=G%t*NxF53K5^3#L-9TdrBFn;V%d$S3TrQKf>SPp!Br
*C=WrTAOyQnxu-e$s)zDjIFgGUmN<PAtcqUFr<O5hpon@9G@j2$tV0QC@0UO0HpLHkd>$|e;%SOFD*^14y>Fhk0x=hq$qKLa;WPl
WiA{WiXsfD`6UOW@*Od)k}3}?wJ8B7KBl9n;He=YO0Z}t3@YcMA+6G@w<YeXvaSNA0HqGC3#^l_h?**~iLMK&DzG3d8!Za5U!^T3
ShCX?&8}M@>8|*(_L(B2396^9PAlan0I1ie?5gUhlOv9%jv^7AWiW)V=PY_Il%Z0f7AN{CT`bP4fUR39ZmO=XMk2!~dZ^K>SSVB~
nWqpR4Xnhcl&p6wN3E%>n6C|?ge#mMa4WW_Nh|%OWH3&k=_n>9bu7fJlqM3X5~Z>!*(?hse;YZi60ky~RjckOZXy#RxSy=3j-e}|
(yo;jkSNrlFPp8YVXeZgTcxL&Xdq~$MXLfMrK#K>gdGPF4XRx$7p+4oun>VLttFNzC@rujMXWWitEDBQZ!*vz#;;_j(5dIL4l`#V
#Ur{RqNxrmps4n!z@7!IyRwn5tEvd9H7H3eM=SLxuq{)nC@1!*Wvq0kEvyc!NE&CQdZovnrKL_II<3JleJrUUBo-8`z9w6*J}MY0
5-OCaH6~LgJ}e$C;j17nU#)4ZAtP=nvoDUQYNiCOa4Dv(KA35!RHSXN)~x_0BCu(s3$JG@(X8U8J+afRl(1^BP%JnlF|MesR+g$7
I;52!1*y=bo2r|wc&=w50w|`hEhVWcL9w<Xbu7Oqb|glnIxEj0O|2WX+oZ;<G$ef^G8xmbAu#POA*{$TQL1kwx~In~sT0eqgQ-8O
YoRG3FDHAitu6(mmMsyfs3%+!aHD9XgCWJR6{txj{3rvlo~AS^!zJZ0c%@-7QzM|NNumI$yR7}F5UV1oXE2B^gdLlqW-e)|Z>Zv_
f2si<gq8lPm8qGm{iRT;si{G!OP+S42Pf<?k1uws{4JR){iE<G2c%x4q^azvW*|*4ud2=-c&v}6KPYM_J}8o)8LC8+tf*6{g)X8c
e5k;z|0&fXcC9}x?Ik|0GPBjN5Ux$GQLC*jvn?W~h^nSAmLp}V)G>r00w*=AI3VCA5vnqzha`ohcC30W7pgd}A3LU?K(OAin4%{u
0W3Nxzbn)&#i*wzprya24ll%^Q!RI^N2-=BxG5s3*s5%(bsi(5rK^XeXC{Xp60u>RN3am1jxUBTVle8VYpxNN<gMeYT`VW1MXMC9
A}w+z0HY}s9W0V9ARQJUL8k;HOeMvz)2M=|L?)*!yDe@g8mU_<11ZKH8Y@Mmc%n6^1uiM3>#KE~<F6banyL(}8KRA{>Z;@$Y%p=L
=b?e8XeyW#zbpo?jV(&BF(9CtbF=#?Q!iGlm8~o!hbZKnXeo83RG)yK>#$a>OstrwX)n$tDXH47jGC7qr=EPJ+9<oDn<3Jy#jo2f
dZ-;3m!4)Wd@GHrz%aTg%cYAWX(&)GKrGxT`L1^;hbL>Pf2t)S<g0ZtEwV}{N~C6>ODWv02Q3Y-L9VtWRJDI9@t)JGLnlBmWg;4>
bF-GHbu0X-<}2Q)E3S>GhbcTL03~c1?kl3BNG%zz&4$GqZ7)x$l&|cm0VpUf(5fM@DK)mLMUSkDvZ~D@f2<;`jU{ERqo@X`->q0F
g{=T48LD-ushe^d`zWKVvMFVpuqg(sMyoNa*evC!r>P6BN-cV^extjm5vR_fimsZfjHz_1h$`cs{3JakJ}e%sV4%UNUMV7|X)A;(
VJMxTJ*OkAOD*ptVy)#WQkW1P!7VPQa;?&!yd)5$Q>gZ)JgIssC#=w|S|#=*n5qCN(5g`fZZ1u#Xem1_t0;sb>8Mz$-Xtfa9IX1I
vMK?nS|XS%CY{@;3#yr^oUIx!bR=G`f+;Si!>nhlRxEz3D=Y}Bz@}!PT(9w_d8$06bg)D!-za;qB`e)BgsiNuM=j4LZ!p#^-YwTH
s-W8++9al|;jMV6@2nCkuBwQsT_{DYJuRcFcBwroRjS}1J*WGvdm-zo{IJoiP%+mn%&_&Yl(3(z?5@D6G&J)mcB+vo>#4G$qOKq+
KrAqwAt>yvm#S8&7$k`-N2L>^I<1bYyeeg?Hm3A0kt`=L2DiqlsiT{z#3v4@MmCNx11Y>OPcJ^G5SDi>1t{t!2&ybBVXKuZl_qR1
NUh`~w5ztN6D>8ND60!3Hl=o;%CH=)MkK!{A0-;7S}=PjqovNKo~vY|IH?(>caIvdv7#}jBCi=G86yFo<R0e@LMGraNUa&B*sU3=
l&u4+6SDoTRVYWC=BAh=45kb#q^1+7)~(s7&MQxv1T6P06sEPMizKBo->iEjTq?&Db0(9c+9q_c&7Y(&0x#07SuD7%n5_sc7b3+i
1}Xa~f~I$?<f#HJy{|8<^dxgEQKybB0WCtTGBJ&>m@3pKrmSikU8gs!yeJv00Hrae-YK`QsI6Zr&8SH&05;7j=$z~-HmgUZe5_q1
uOj{}=_Wd>t*5Un@vT9ppQ?+FBCQrGldfv5I;8okL8$wxPp_dWs<F*1aVqbqxU7LJKqc%Zc`y4b;j4<NWiT8ogDrU`0V(9JIWhH;
sHFE4Q>`+s0Ig&pxTQ}jrK~S6Sv6>;j2yMCkFm-uu%-Gax-f<<dZqQM6(Y!_ot`5pJ*yR=<g5a!kECm#kR^ze!7(N!^)8RAqAm#~
R;(hW!>wDgxGqyJsV)XG-X`~>EhKg$sia{c(ypeOaGz!=f~@5)Or?XU$Dn4Ya--;^g%}i;d#D90q$39@AF!7%5iGwa%&7nyUMB0W
qqXa-$SOf8)hcJHF{sceC#dJCJtz;WI-@DDYckWFBdw+-Ev?`y2`uWP9i!f>SFIMQY%?jTK&;@YhM-8P*)T7u2c`R@>Y%0}GpY0?
W++**;;3FK@~h6M39e@<V<h?@Myjx*DK5dS2dfILGp+rpUZrg;L7R=Kza4HZV6P*xi>#CxS}(n&ys2L+)F*SUxG;hw`7H@1L#0}-
j2xh+IHdKgX{aEu-K@wn2C^C{fH2%JH<g?&H>Xyp{3L5CQ7dwyIjM#qjxH@MDWEYX=%n+g)F_-Fj-<RJFQkm7psF+|a46)eJTOfy
4k}J8-z)~M4y#xq5T#!xzAhmz%_0r3M=CG}7_45cf2h4J1F@~D1tcoBi89Qh6R3?H$f>`e$)rWEvL^ek_%;=%8Kv?X>me_zYpAE6
*sWuym#VuMo1EY;o}4l!?Je7|KcTFxw66UnfSd~{6`vs?;hkKm93`x>M4xIZb}X+hbSq^YGb*gCektxQvots=OpdNDaj_n!1}sUb
tEpJ5bSlH8-z;jeVX(NXCaFRuhm=XMYcL?GF|l2!CaBx2E4A<^=PW*|7Okix8#DQzjV1^oo+(2nORdnYCM3MCAtN{<sHjXW88UB>
$esD4axKs-fvxngRW6LK$FIUAc_iVm&n?|AMlLF<J)rQV?w-xCt1I^^t*P;;-mK&)$gH)m-7OR@S1tUfb)>+Y=&1ydV=OEvWhfFV
n=bCGjj0f;534AgDXTy!VJ?WJz9_gNG^ysOLLK+3>>XmGC9EtdNv+tZbf;vhb)@r`+$PH+zMs>q7Os*ieyh7FA+7Ev0I>S0Vx;q`
3$3vf<0wz5HZHm;OfI7(45!~M;HMj<KAVWG38;r9d#eW-LY)$;tFGFrrzUnUU@kEwJtyLwLMo6YT&R{Fz^o=6aIT=DVkyC^C8(h!
-l&iu52=lwNUE)=c_|VvvMh)ll&k+Nu`cwgDX>(fSFE)w<R}y*lN<@BH?H`oR42=<9;gPehOELW9w(ou1uJJQMXG<TdMM~DjwX1l
&@dw%F{!vN<Sj?AYAX*k=qY3=q^RpFZ7G$gq%N(cj;&-XnjJ$heW)<3?yWv0mn@mAHz61-u_reyuPiyMWiO8;1}x4bi!HM*!=Qqx
+c5sD4KK$pv@NTXcP7uR{Gqd>BdUuq^f5Fq6Q;y2|1PH?cdY26kg+->fva;cgDGI7wVvp#-mFe2nkDZj<gUOj2rR-dwJ#E+dab)6
aIFTbb)ZzRo`qzvI<2y%{v$fArY3!?uQ1>&trbrwsUeM$St^02BdEuu!!XyZekXn}HmW!$9jOs83o8LEDyPXX{3W?3D;Bz`^)Q^A
Rw^ASuca-fOs@YTmZ&eNNHByK8mrl=7Oe#uzNVY5gsb?fWD?)3lc<*{sGiOsG^yyGZ>3JH>#;#5O({_=X&fMxL?{-oLorw_N~zSX
>mkL6W~Gs(_7vu+vMl>445h=VRxS&YHy{YESE5HNf~Lo=H?sSzMk%f)GOWfe*RKaAW~3XczpCx353DjS2&A<bxTdnFJFK><wWZaO
8K`}ytgF?mbTRy=!>wl}Kc+vhQLbC7Fr>+#dZckD4X}PJv#`smeW^O8J|J?f5iKR0(6Fc~&aY=J0kI0H1u9)E7AcCOYprFafh>e7
ha~E$+p0n*7$_&K6fTV-A1Gn3WH8e*Sta5o8zw8EGAY>~v8A~r%B37JeyDFSl{J{J#~`#Wt0t2%pRIr(i7d&mIIEW<CLq5q0IZsr
%PO%h?5}hzA14qpE3!<e{vr?}zb`j0S}ocwD=j~*LK!wFcd8aF^q)?wx~&JOIWB86F0fds>nfqHn<1L5aH*3krmD&-IH>ccysZ|n
r7Q{<2dTKBQ>AjO*sZ}J2(0rdNvDjhSSp{QVytT~z9i?Vy&$eEZJd83Z7N?XpfJ@V_Nw%%04(h#ZLc{oppP!0{-z+V{T(r`)hKtM
JSt<UOe|F=)u3aeOs7F5rl_tf{uyE%9x=WrydFK8NG%mF9;1S*K&`PKWT<Q^Tp^{QTqX6XKqnz1?JL}p95Ilo)FoM>9xivG(w-iz
$|PnUhpy2k$*M)9$rxO!HYx2W8=1N>2cmJGbP~v!0Iy1)EG8N%S1^1o-mFF<V<ZnS!LHb(ysR!Ln2BF5NhTaFP%qi33$fFzwW)R{
VX4|N%BY7Y;4Dk6%cc*h@-I`M`mNunQ7+pnTP=Sfxh@H*JgWe!V=GRqGpHk^-Kg^+5h%JZWhcldC@Dd!W1?Ov>aCzHo|Is)B&)n6
!7Fp6bS(6&i=SL47_CUKBeayOLZZB@fT4IPN-g>;+N#8?n<o>cubz^v*{FG}ys53MGp(i{bt&hyI<Sc-f~P+r_NhoI(<y2!BQ44>
sIuIy`mU-h^r{7{Fft#kOR#k;GpHpg$}GjIpsTwOAgu5#hN;;sN3H5D(yV@{FsZku^(hZ0U8r_2AutrDZ!gZOkgUKgWhnBlS)?H*
(kQ7eCodqZZJa+Uc&PI$ZKx3{2_sUmk|J9T%BkipwXH`O#+?E%$t@qPx~?FU3@T4A)*|+-v#qHtkE?(iG^^hpxhZ(BudW)fVK5}8
*&S#o;G;P#yD<T^@U%XseKEVK2BNvEC9I1iT`Hrk&9q0WJsnXiVJMC*WU}!k6Dbyu1RhQnQmgN)@gz{Gx~=yoA12VP-JvWiH>PtQ
=pFYW2rN1o)G1A^%B%-0J|kGJC8i2As-mW?BdF{mdoD7pzcgB_93tv6*{qx`60kWZT(O6?NGqPP8YmpE6R-r9N2^mVl_=jYF0r(o
Be2^ra4VrHRIUdtJgj>u5G89KX{ER(SR4u(mNVd_bt?a>(<v^j92!k9gsRpnzpWzzQ?LuD;iNnwN37bcOCM{fc`Dv4Un#(-m8sdR
8LTHP6)IS*s;H~2y{r2jovOJle6M=137qY%7O1)y$||Cr$EtEH`5t7Zc`8CLh$ZW*Y@_9>wjmO%DX5K^G@o~*sH5;DRU%6&*|X`Y
3aX{8bP`82>@Axm1}-HlsjpL=@+fUCb*R%X+Axr$L@Y@koiP5WP%(+9tf&s8nWTNFc_ihn@G6tBSRWBBY@LTO`Kxy_daOI9!6YCh
lQTgdzZuyiGa^wZBCK1fWietdzovC4J}rzXHlR|ammnG{qNXt^>8jhTYb&TImoB9z!m59#UaSo)Q=Wh>YOrge?5Q0m@+n~~c`D|u
n;<+XNGCQZ0j>6|6sak#T`p*>B(7dA{j0dH;+^y=1}vMad8srlLa3N1UoLJfZJ^g2>!rf5Zl}g9Kr5ppwyCfLDJf8}^eVQNt*@jU
;UN_woubgHl_(pmf+uAtqoge=!!58cl%b9=Xe4JVLZ;jpE2RUhpQDQ>uQ21MVlN`02rw)w2`C4$SEr~X`YDJm_pC=7K%!G6<{_({
R4F$sVXE*QqN!h~h$9ao?x_EuQL09*R-qKCu&mD|lN_(Aq?dRrN3B4XMK56+cP-nl4kySc7$<Bf{;uvJ79cRJb0EVgs4dYkb}JF4
PbD6pH!OB25Ulboh$z!4@GOob)+)-U4=IYSbD9~aF0RZdh^4EX-6RXB?W>Bgz?aggP^o#W0328pd?g>OgfCZ`$0+fsv!@%bVX0D~
m8PO33pP+OpRaMH<*a2VUZiEPH!eXaJEZoiNv(`A1~VhCbE!ZXVW%J|$0&X_lP~`s52#qGJSy*%pf3cdl&nTGL8OVHGbhTZFs(Q!
iLKJ8u&G$77p!%wzpuD1oT?L^-y>A9hZ~xiNT^h*Fr~<us;3dKUoaCb%b--Gf32deoTJq(K`Ab*6|V9q0imI+rIM|#C@Yw&RxBK<
8YFr!MI`2!Hl&@Z<19_6)}Y#*wJr;jtg3%8F|HjW)2bJ)Rjh>^a<Krchpus}GNa8Z6ez_ot*ue4J}dL5WhGP~%%zI2pEbOwJ}R1_
tSCmCcr~i2=O;Y2Rw(|dh9s)37OZJ0x-AbXaw@j5%b+hXfUtb16R&Noc&!wjS}5hC054#!U!=O1TP8oRtE{0M&>*&$Tqx-#ZLBmf
$E_Kxov4wr-La*qFs(AEjj7tCCaJM4C60e0+@i=TIUppZRj6wuCN2jb6($j!oTZ|ga;*O@ft;|hbE#;e-Yp!dr>kd~Ua##amZ?Uw
U#WjAxvFigf2=r_#I7!+g&&Ko4zN(MX)RN*;jV)!d8)&n60bR{*Qtswbs@H@2q#%DC?j^UL#?H)cC4K=q#{kM^e$zr)UAc453X`1
D6)mApDRlxCN9IHqNSX!8?T@r?k9AuD<Wtjc&ZboZYmL?%^(#fC#=&XW33k~rK+^7Hz^~pZLe4s>MI$j;;y!_L9f%WswtMUDJ=A?
{HS3SCaXR(zpLCSE3I##k*cdGz$#U+8Lz~j#io`i-mpus=&>KIS}-3fjv`s8KOr?LBO-?_k+H8Qd?{8fTdWwOttO)_%%>hOA|*7i
uQ9MH7%N<xLNGF}J)v8s)U6(%r!Hfw6|9XfcrJ~vi?9T#W3CIdX(;w2l%gN7lc-*x3#gW_PbzjP$tAz7@FPf~p0T1KhMbD1wWOY*
U?h;852gVxHw{d!O)u%Gqa3rQ^eO<Uy0L^Pn5FF{?x;eeEwECin<e<9?xvk6+N5KQ%&9;utRlUo10rLt(lIEi#-OAqFr^@!6sBh=
lN~&y@h5pAZ7IsK@hn&=m?bJ0bgF5h9i%lW=&foe3@yYklc?z~m7w=4o~D1Q>MLBYV4*K3HLy<~Q7*KpL?m~vqo{AFlrT>pZ>Iw&
=cvyeJTf&GtSRZN$}Q}nRv>>R9Id7*Vgnp3#R@$j_^xWLO|2X#!69lW6(ij&bSbhhh^Va}J}tqcqcV%K6svlqq$|)Y!YhF=Td`j)
VKDt4|EXlL*RWEUaw+7ZBCL?FpR35A`Y|i7MKS%X?jVh<D5fix7pxF90U4U2gt1wrFE3N5J*E>ZDXFR{0yp+3cdfi8f~$ia53Z1)
wj{PG$fR4KIIsdJ7OFU@BC7_dLMu<HHK41oeWU!Lf~Me`^)5LnuqDSdjIc7U`>`${(yWayDkOff$*ABkZzfBq@hL#A3oE#;1EB${
2e7uSZY+!`2B@GP<q0t^Vkcgu@UP6Tm#3a7aI3kVQzmJuft*Jva-kqC9jF?tQzf^kF)KnZrzYAZQzJ(yp)4w>XRi-0LlaROBr9n#
j;$}6wypB6cBiSUqc2XVm#!f&2eDozCl^L9jx58cyRzJ(q9q+G;v}t#->qk=Hmh@`#HrD(F)3^?II_7YCZ}7NAEI$3Pq0BN?WkR?
<tz@XP$2c2p0WcgN2wJj{jfZvG_b3uDyR>y9IUh=v8Zz@1|`O<KPjasg(JP7{IJKR043R{Q<(8L1gLYTd@-OTc_E-JU9a)6Hm~_G
moPdo$S^N3r=%Dx(J*+Z&MpfshO3Y?H>V`5*d#@!k)oQPA}b`TA~57DYpo14KA@g0tE{9jtR-?K1h8r<E2ciLP^Hu=1FY+^Rw7WG
P%5w~ZmMOgNG2~ZpsdQN*r-dM{wY(eU@AhVn5xXFLo5CvIj!WZ@h!uxNU)zPcc`VRADja&JuLmF-KnOj7_6zNJFI;y`zF$$jTobn
)tafG@2N>BiXOcth8mYIyr>r{h$&nq0jiFtFR(`}5-Bq*Gb~S}Zz&}z94xV_s~}>R=&lGcxuJ+G*Q6b*qOx0-Rj*c`J}=F!>@G2_
ys8$Wav~C})U7C*jV+<6QK~Ypx~S8x^Q?)i*RK?*|CW3yx~K%SJ1C2w4X{54j2(cS>M0Pir>S};B&q_eyQFZT`zxX@@T_jGC#<fJ
lr6HRizI`o$t3NnWvkwydZ%uuXDKbI0jQN6&@Kz9LaiMYQl(?C$szi#-l`NaOe_;9jIZP>qNc>DVyMY3hAoaPsS@U_5h1=QjI8mg
?xEfylP&qHimcG7ZLB!0z#xbiWF&m9f3Pd2ajDZVp01!ObS>_vKcQqS;w=OyeXDaMNH8a;aUA-sJ}^wMrm&15U?qwi*(hS7WG!<m
8mo|^BqziqQmHeuwXpW6MyX#ZJh7sb$}#`1;w@P)H=2tVWT;durzM7($*UP3wy!`UlOUC#DKE<!K9by`1EhbKN;k8j$t-FpUM0Gm
-l|uz_8ey-i>pg7BdbR;HYjzbnIQGAQI(CPIWVcL+^)kctFA&XD5#+;dNEn6d#0S2Q!SONZKNVAVX058-K<fq79_|ZMl203XsXh(
FD%<252O*TFEl)!MYLwGV60Rn_^!{W2B;9N(x{TG#i<sc$1Q6q&MsJ|svNDXprYm{_%OJo$1SEM>#U{|E2a;s>nfRvCnG(rtg8nm
^r}IuCZ*u7Qn7+5$gr&~o1}IhUM*r7Wt4`gI<fnxRH=lZ5h+ESXr@N4F{Pj{|14`Ox2-Cia;Af?qbw{b51lx#ouTWjwxK<z9jYTP
XDvyUC9dkL8!*8xj41xBC8L@uo~h&}MJxd*PayjovaxfhbuD47WvY@Wwx}#Fy03+@pDqEcMW}VK=qnc`-z;yRUa55{Ss?f<nJl)V
IWaXW<EpNxm#e-lC?0$wmoNY-MIh;`tgrU5`zxZQKBk=s7AxGKcB&gL#;Z=D!ltXC^(Dot(IwWYqpE4A{U(JNL!~{jq@tBEM=WnH
*)4jZ`Y?X17_4NeLLsOsH?m(SBQi>{*(=~Kz^Rn0_p^AMS}Hgp$e|A`6RAI{w;o5V_bo;zUoh@01}!<Iu`rdVd#*_?jH&UaC9bcb
%BH2KA}5EWbS(lYB`T7ndzN7$tEl6tMKJ28iY&seEU6DIL#s?80jmn6f~L@@qpA3;maPFS&6$&^S*QamS|Ri;BB~ay7O#aSU94y;
$}8+0Cnrp&GOsn3lqvABBPgh?uc%zEmn%h}Jg>wg0U!geZY+JNk|j1UJv0HSLpP0=MXOsUqpc4n$eIKw>?jl_l$k!OW~~D(X{MZ^
3MtE?*dn|w4=t@OF|Z&pcP#C(CaQj?IjF%fyro|#C#eRe5-P`{M5w>6fvjn%u_hcLo~#?K1DpIShAi=^XR&{$7OADBoGwwSLnxst
Z=&s=6dYP1YAOdLl_ljXL9jF~`maMSTr8q7)-gmOohp=`M=n>On=j%l3#6c}5HkUy9irbX1sMb(V6KfJ->Td(ATubbaH$(9g|JAd
P$(=dJ+E4&eUNCYg)UMoOQ<KMBe0970xE*28>?v;A+Qsdd#S-7+baN~F(GI&eXD7$MJJmV%di)#|DW!sPAst{!>-Dq^eI*?#;#kf
N1*zlg&GL0)T!05>k_FV;U>7Qhc73x8?eo!^{=|20;G+iyc69dYo%!`%o$)E`>buP<0UUFBq(Aro2yA6$tg^v&94Zpj3IoXFefxL
>8yLNax0*$AFaF|W2wC(B`kR-Y%AxWq^WZ*VyF?U5iSoJc%pPLGojEd2&&R2bFA|mG8q%6T&0I7fu$y>k1Y?YTcww!w4(N)9x#t5
=qS!7K_}X+k(Ruc2d@w<4X%kTx~y?6Y#BeP-Y&qM+^TLHm9Qf!vM4h!D5wG?c_{#((5lm?3@#n4A+5r#m7gl8n5e2MovVN)CM_f^
Dy(cHN-dBrP%haxF09`u(5GaeLn9Teg)DwAAF*XDlC-3#OQ><IS*I^82dz*S<gDtOm!=AzH7YTvP9(*ynxhP;0UlnY*{@u&_%t!C
q^$g$D5o+pp$3O4qO2mUsID3=A}ClWH7rLfN-L5nJD>Wj2_%>?*DInfo~Rb2+pE2#CNo{C7AaXWudP_6BqPovmJkdid#-;lBrNEx
OtS(S{I3G7{H>oauB%uq94SdDTpbuNTBxQf)~`0Mo~Jgg9Il0~ATWumKP!{3^sHW#IHe3DP9DN0=Pw?u^sG{?qN)+5%qSA5Ca1uu
*R4>aVXXNis3lUVXs&p!6|dc#?x}Vs8l}&a!w@bhMVSYkFC>s3U9f&IODno4sH~+XqN{(cl`>eSY^csC+n;YDbfmJbv8~>$nlP2G
FQ9uXd9SGr1Sw%LKP#NAd#(ndUokbQWG(D5x2g25Iwbce$Ead4>!mQL*Q>28l&$3~xv8Y6FRyVfGcA!Tge|zShp-YbA*c$b;3e`b
g|Hr-s;k$gEgxAkPbl0l3Na`cUZuJ&m#pop0IBFKO`(ISfT;tq<}fCxiY>(%M6`k|lqfB=_$&i7uPlx%qN|plbRZBZai&g|bE|$T
f-L{5QY^J7EiucWBBtFX^Q3GrTd%L4^sCwxe5-+>N2uqdLa#6>uBe2m$1s(p-z!<6&9DtA#;{$iz^z6mdZ;WU>89Q);iv_dgsmYe
zA`K=PpNdT!ZO-3wkx!*t~DVb*R4P|HZF4{FD->G^eto@l_;5^bE(THR;^1g|EY>Bog+RJ(5gA6x2__lCoLEw@TM%TAgtJ{crDSR
WGodh1EjsIcPK!m10;(TQ7t4M(5dCEDl>>I`6|dPEv)u0EUT5MbtUMiwiP&{*(z?Tek=ecO0PYg>8sVJD=2KGs;m30dM^R1qOSCp
@}m$Wd#wPc{4BDmxv5kz8LpGCeKgrDjjrLaS11>&Ae`l<cP#p<05H@d8ZEpbprL@Q#-A&m+o`K2gdx8quOtAZ1Su(^4Wb+<>m-G%
X{k9YVWxB_Pc40|o~17=h9VQJHX<}5A1(2y6D+2wR2)Gl6Du<;t))n;;j8hIfT72wS*f0@)~yLB)G$OT6(JQaAT2Gb1*UE*^`2s<
zNL+(GBJ3p?<Sa+%9pvWkf>@ZDkx&C_9e!te6VLIYOFY#L98UPPNf8^@hIvl)~g>T>7X>M-LCX3hAkwkaVn-DTAXLF1uY;nha@mA
!J-2!x~#w|#V{5$E-Nl8MktOJyQx*BiXkQ@=bx4>cd;%k;VRf3a3G&1=%V8zc&?nP`==SH!X<t!tFkYyoE|qTJuJJf4kD==M;_9t
QLRU!N|`jR?5Gy16{lFJuq|^c!LXaHf2aqoq^qr^FsSY({wmI`52|0R{jcb*9jm-A7qG&rt1VKj9i@RSxi6?5oS-l&F{3xF5wLKk
zph86k{n>4f+72_*CqWZ@+!QnKB3Sk(y3{$1}vo!+N<fJW+u|F7p$A5T&cOKk1Y@$Caj;RKB~GbE3LDtEwX^8l(3g9q^UBVjH^~F
FsHkxe5N!t4lz|C=OR0;XsG}zXQ_Rk)Fvve$*oW+RV?F_0jkld@TA@<Q?7O;<gnhYpQtaX$0BVgk1S8Bd^Dx4MzOFi;VV!dc?}J!
5FE^}z@7v%vm}urJg!YFs3kC$1CGTlRxT|sohHYoVkMX>r!y3=HJyPeS2ho&BCBnt+#4S&P_8!__y+l}@hLqpQYPJ_^)R?BiK$zv
@1;Ya-Kc=B$*p=WHn4vr+bRvKF|0VT!KnGHGp^AnEU!neq#fZfoGg={Oe}+}>@RGlp%ttn>aEYNA1e4Rtrs__t*+3nKdc2S`=`1r
6|i@un=&V;OD=LEO`W$Y&6QcJ>nq42k|YtU)+!vUL$0hWS0}QrF&qY|DzEq%D=bMGpfO$~0h|6P#;j5-qpNG3YoOSrI~{Q<2Cc-Y
Y9(ziye#D|)GXbti!rqzE0-E5Y@)>|_^V<p&MIarjV+g-Eh(g>53O+~8850J;V&2+VknmvH!TFMbgUB;@32O&FD#m^bEqV;a;$hH
awOfR-=B=CzOG%Uimv)4OtuP~sub}jJS<bIr!2Xx6)KOOekS~?^d|c%z^yYZNw=#kJ)~Zwn5b~F)++%l+AL2krXDV}uN*<H(WwS3
Ff!kr?5<O<@uey#+NdfVd#!0GwK62E(I;CZaIeZG?JAw1U@+CI^Q=uLE3zyh<tP&>i>SsdB`ssBYbXM*jI1J{m8_?!DJh68PA-G8
fvxNwIUEkJHz`)B1SM!2(JaTOq^n~mEUvSkFRm7>lQ1PJHzW+98zVHXfhgQ5K&*`rY^BVol&wcAiYvA-=ct9CGq0C1dZx}O2q|YR
lQ4!Du&B+gf*o3>fu10&J}Sbel$%$kAT3&?horBn@UHI-OeseuzABY5ZY;r@L#^zhrlokOex?s7!KdA>nlW80bu4zTwWlF0%P5Jc
0w`RjWGI@b<S>b>@~Q@+g{eQ9hzEHsWT>aAE2@dD@v6A0`>t=F*sIa03oeWyqbxiu88x6Vlc(r6$*icT?jyJ^{;Q9%xu&VG;3RV(
TAsfk=d9B(@Gspi&8c>+k0OaJ)~Lp-o2U(|2(tg5K%(L==@uU(wH^AYE-db*%Lu$AgdxA9hO2g~C93<TH8|5E9v!nLsjb4R@~zP&
u@a@Qdo5=x2`_D`dZ@i5wKOCuaVSKgg_SBUPp=aw2r_J_r>ev<_AQww@1jB-8YK*xoTfLWLo*zx?kH2G@t+;67PI~&g`K-7D6BlB
vnFROCn+l}<*#F`R57F|)GVPa?-n7k=Ptvoqo@|H5w5%*(Wg<cjTyZzlPnRV+80EtUM+;GM42}%Kor)ihb>Slg)OG4%&c`X&>lpo
XedB1G$|6WrKupME-l$C7c(B8K`D1EIVAQh7BcQ98z*I_WibOS&Z4laDVkWTzbN;vCY}Q*>!yydIII{g3@~OXtEQVQQ<2=P`7JP=
^)uQb@hK3av?oz1IkS*1Y^!M;u${TET`^WI?6Xa*OR#0DPA?HGnz6#L>nRzohAJneY#m&%s4P`1&#$K~uq?2jRw$&UYOsPL)UY?J
0v(qxr!gHaAgOT{Jfhkn%BTD-`k%$DNTt6anXLJ$8YRUnDXj7^f~5)}n<ZZn{4qlq(=0F~Qml$FNi~2hJt=F9RxU~{f*&TR<0$u)
1FXxbZLGD7-L7q`kSdWSi!7wBX|6RaFQ}6&Q7j;<<fdGsZZ5AKx-3O41*M~=nJk_udM&#$3$CgyMlB#GVyX@<*)1m=N}l*IldKe?
SrulU_o}(8KB!Zz5g!#Fm!Lf$-V}K%3@v;o2rV6~6R@7GA1#obJ+6+f)+AONbt}X!DWAo$Gb;@-uCw=`P$JN&0ID`DVX6r*YNp>T
N~<;&P%=F*8L$kch_0}peV%c#+ppZL_^8__^)3CR>!N6{^NlnxFfAo0Nvv_8y0F(X7%=y+YOKGXFsLdjFf+>=N-UQs{vb6UlCA%w
=%ynn6}304GOPe6L#+X+RV%(MW+up}EUE3M@2H2W4XS}HnXG}J4jq-OOew!8&@2O=-!8(UYNhoYtE?5U9IVx;nl1J-7OlP@2QOPF
Zk~QJ<)w@-5iKMrEHS?@Z>cJ=vMVDl5-zSX-z<fl$gZUyZ7xtLAgQmfKd+K8l`<KdO{<536scmZ7Bgn4Gc!CbK%_!6TrP2>kE|jk
D5w{y$|#63ccQ&54Xv266|C)^9U_aZ+beq}s4P7!r7bM0Co#gNj+pQ#ub?9x04!Q50xmVAqpc++YcE2qDI_B*!Ks9-vM9f*@U4g~
!lJE`H6(2<I;AG8^(H2*7NzkRUl>cN5UCg(1TVxI#H@ofR<6@3oGJ9GeIX+*Vj1}<xUZ=z`Kvh*HYHmv&MIu28KvGIysV@yL#>Oc
-m5OFA|x@XHl>m!bfV*?+oeb>A~9y304$6yL@xEK3!hFTt}N9h6D)%-Bbk{T`=myg`z?#Eo+ulv7_4!sqAfBc$0}Emnyp)~_pf)N
kS1lY3!HqbfhfwTVW@8;Ss_X;wX6gpdnoIf8m$efs35<Ylb=7Xq@q_TL9rOEC8Zu9awEg1B`6uGqp5wP*edxeaV=&vKrke(ZYr@U
1}Fz8xu_YiVJTB4uPDbd%PAh9k|yJ=$Edm{3b6GoZLBV)x}*dq2B=M-$}@MQ2Cj=PC8l31<+0o=As8;RH!LeLSD4Zy|0%1l^rYRU
HzHmcd!_L(RIr392D51_9<1rGfg;+du&_)ij3y~9@h>MVjx2_<>a@13NvJ=th$s`W=c@s$Qm~;czpe_LSEzLpq_O5OZzRI2;i8hN
IITu4z%P2CMJuJQqZJyoRH)Z1E+5ISNU8#?t1X<WFRneC_b6>F2rl!h$Shy1a;-d^39KQk?W&b3Q>#|4{-n1sMWY2OKCRL$4KB2!
V=N{s<1VGIeXSO+o~f>^q^GAT52*yGk*Tb$I;#*Tl^}tXAhE+N7ptf=n5SVf&8*5Gcc}`j!LXn#*r#+QjI6k?FdnHZu$}L%X*0K}
5Gn06Dktx*{I4Xe{;gatM6LB8k1(>Z)*r5{h^on*hOVVA`6ec+d#Ts0hbIdyxS#kf0-j-zmMFQbH6-*fr>q<*H7*#gSE#J9jj!`5
MXL{_9j0`uS0^AK03n$mQmT5d)+k1>1S&fum#JJX%`ZGIDJx7YL@TtZ_K*Rtek^6BpRGi%=ol@gHmeq{^RE({iY0=oajR-EzN}@c
f-7w$jk5YF<E~V%P9z>Kk1xrv{~~`W9<anG{jv9{zMYV-ud3^<D6V3zT&=IGl%}AX39JLHNht{{2q#%A3aQYg9j=}zkF5P9ktr)K
7Mho-s3rNXwkS6Qb1JQ^5-0VkSFMq(U966%KCV5RkE+ETm@J~CG%`1?WG-N<pseVsiK_@O^P=!7AEePFA}quvnx+3Nz^gg1z%Sb)
w46^OKCu2O-K*iU4=W@tj;l{4zO&;g7N-j_6|SHxd91)KQ7o@3hplz35F8yacdU<~eWlW>|E}Alx272>gD#&W=%q`jPb>YYG$c+I
V<x>D-J(FEfDpVVv@UR=qot%WN+_|bps%*6A*5ld&>N#LNG)Nna-U<9f3Kgflc<F$oTd=5HZ5wVpRi(};EJ3c7B*8a^`Z2rA+T&M
zNW1xr>G_^QKIcGt1Zi+GAv;(?W7MbC@`}!bT51=)vVSqJ1A#35~gjcAuGe9ktima#Vok2#U~1^<E@-2Fqz$_MX}DUz#o>Wi>zX#
^RC{VHW<gB7_B3%nlBqGYAl%}EhzsZnVRk>X)Twj3^2Z)?XVK8ESu!8qOsjBy(O<OJTELA#H~uL2&@4cw5jT+5-w-1n4}Y}<1CJ;
w=0=1)u_;`HZ9Vr6s*aqz^Qf#$1(>n9Wd=D3@n-|maogCD=(5I{jHlZL@+6$8Z9F%+NLzDvarUnk*~=v!yaC(`z5KVn;V!YysUnx
S*WZS^00-YZ=w*TYO>iVupQelB%Z%6|0a8`yQg0&s4y=xBO>dri!eVfT{0h{@v6bCBrs1hL8vAyIj2>uk)%zWDk7UTaH++tRj06_
*{lU9G^|T5tsJtf$1Gth=CmQ9`>eLHAS(N;Xe>o7fi94(V5{=70VInp2`_rD{wtjueX8;;N}~}Z-zI3W2B-EFNHpuM@+dx{$*OX!
ovkh>8>js-hOJDnwldJ6&#P-NZ>e*ra4uD*BCuMnh#)*1X)IPSsii|LhqGL(60A|Jb*4ZmuAs#s=A;@g>Z{~0iz+Cxu%*8!K&7-Q
Eu)8{x~F5Ss4O@fCaN4P3nM(61t-0%x*5qW5UsEx{3_d=&aE6Sk)xukt}+-b4<dG@N-SEQF{fp)R4wVQPNF2FQ=qP^4<&W1Hn1Ba
RTK^&`y>;n@+Rb{9IVSK<F6<%D5*g#U!(gW94tQ`doR$dW3RX^YOR(h(5)+|yR3$#Y%Q!V@hQYG*qOqh2P^d(*)tn0LNT2kza@00
IV^&#DyccFHm$;}(5ir>R4Y_5{iNom$EC3>;-Q|gsI8ft4k<G)R3u#_Af+WB3$RR(8YS1GEvR0qkt?R81+6BmW~+XgBC4>cv@u#8
OsxX23@JG_wJc7mIIOLw+a#7SIjeoDJ}gnJ7p)jDD<0II0;1-t6(N4CYq8#_ZK$HEx2;Gd&#4)s1T%poA}*D%V=LLK9i<wqJ}2NH
zb|yB-XJ=uK`j}QC@Y0Bs-}UKt1RoYRjMqp-KaCKBA5-RxGcCZ+N-yi9<K(bMX`%5IVy%I*|LEU0xmAFOeEnbWHI<Fw<dTmGnoyV
1F)Hx*`A;<52;M6L9iI97@bEa>l-a2q^}Snj4>c9KPSSjkt>Uw%%Jx$BC*UYpfNA4Q7RLvqAHpxD6LQ_(k1a7Gpep6k*pN3C?l#S
7Oo+sM=%_xs->zX3aZMiS0<;el_Te;)TqLz0w@ows-?3qr>38ptulcvlC6HEt*jRZqdLYdPbK@TnWh3OHKgRODI@eGAE|jYxhnD|
Y9%EoN-6269<7!sX{*AnW~88}tT1~eEwHc{_a9Fv(<~GnH>^CZS*J@dcc^TbFfJi3@T=^k{++|4H!lq=4=bIe0V*S~PA}@IgRLs1
8zXEj*C=)@^)8n%hpG1~EF;qzaV;E`KAvx<b*zo3m8gp-bgTg>SFJ6luO#^-nW=BFODL3^GbA`D#<BD!jjeYud!L!4pf8&&y(?)u
7%m`{JFRr5cbzmXyRgJ92c^`g^{6AQ%BXf9mLXQB&!&8#TAXIBO|20o4=mZK#<4Lbk*b@o2{7}d9<INyMWg~CN~`sw;HfAt&#urY
8!Swu?xr3hc`O{SPOyh3;;5w>FstY(8x-&=t*<>U0<a#eMi^hUcP_uN9jpT=Be3S5vo5EkgQ|<Cc(ReMbuc+6%&opJK&g!~7N9pR
BBuPWU^aoQC8!7{HYdC-EGtp5YBU+4Whu6(YOjo}8m@ky7AXm@Dl|xx3M~k*IwY|#T_Hc6!Y`^Ia5O%!E3SgBh@3VmUo*d^{;Y>K
O0PRHC8?&Z!zeYXuCF33Nv)-xS)~dsII0>dH?NQ>`mU@n2Bzkn11PE^y06lh2&O%-w6I^TeJ%j4%OYv78ZCjOJ1*y>wycG(c&|CF
gs_4jJ+Toi>aMOElCaUNU9lo7qZ*+wjvQX9?<iC$4Xi7%hOw=%nkZ|q7Ocr21DwVzIWj`2XRLZ3KP}~_A~0zPGca8$0u`06wyEnP
M=3ZaX{B+c6DW_bY^V#X<ebwj)GI}-bS$K&GO?N^Sg8LfSgTU6aVHNX0Hm;|_L;>NE}sad+ALWyn<>yQ)U1xFfvKyg4Xx0pLoEHQ
gedQ-k0H9O?x;biC?p>(cP;#{y{m7q6{qyC3@kdabE_a17qEP;T`l7<yDF2V{wA3)vnA%LG#NRQ7cMKQOeTUbTC*LoeJJI!Y^P;0
#x5!@wySot+NAZN3a-d3&@lM`Xsmjx-K+{New!FIWv)XqLM&LU6RL78L9zp=KQB$KX(=GBu_w1GF{}-)A}b53L8d$?;VeR^AE@uL
@T;$bQX@XC+a}*Eyd{>h2qd1ap(p{V?I>2Tx~gt49Vs!c3apT<4=)}qAu?+(%9U!TdN5Tk#VFsg)hh}u;;%g*aV-n3i=}rhyR9jy
RxfuYPb-`=ek8lB2&pNVBO;$7y{PP*XDzs@!6Zqb5vyA+r>pXybSj{+6)A5pDXR>g{vTDXIxw3qBdK&Q9x%tKq%D;w$S_o?t*Krg
O{4=cEG<f*3z{)4^ebnj!>M&9K&jNIwxVOGkt6{us;?jslO8v$hN{yft*r#6rJxoiSgK#FtEEb&v@z_Z^DX}`$0d5MJuIa)w=8`v
{Vouw0-%676Cj_YE2*`u46bV(ov;`!mMA7Jzbd;fD<_DoilzrBsHpj?e5}7Js3}yXsIC*QwkHK7Y%%#MQL$|<cO;J@tgK_C?ydT&
d91skAuigibFX`>K&f&wwWZCd(xe42yDyoqXstw{Pb@(p;xJOL@2Su&eynq`ZlwsS3aGLzULcyQ)~#`@gt3~S94TS2?=fSq{j9aH
(XNE7lrX-eA*}7Bups^^AS`vN@ht|hIjQurkFD^gSGe3MRv?VH6)N^7Jg*5M(y?=%sVNvJ;20Au4X@&`Ar%Xwcqv`3JuxAsK(Kx&
zm%FVEhyo!O{q97G%$Rvai{aF|0EbMPnnJ{7AUGP&8)i|jWMq;kSUF%YptXwJ|C2;>82#7m7;1dkfP|SNhby_!6mw|53FRa@-jUv
k1rsu$*Fj+MlNZed?jzKjWGk8k23(8IHv<BNGR*D4lr>nn<(_8h^>U7Q?F#G>nQ822d<s15ik#&6(S+6M5YTV-zY?`{HS9pJFMy`
9w<&804`uDc&@^qdafC=YOF0TSS+M0N3Wouey6R25~?{gJ1If08Z2rq5VDY^7%4z8IV-9iz${9t|EVadA|w-~DXFM1E~|Vh)vZ}A
HLfeD9-(q5=d3j=q9?$im@H!?Y?#-ea5P6LRjbW43#|X1_bXB%TdWMEOfIc5qAZ&o@2rF`G%X@8X|OdVHm3S8m7&WofG8R)%Ag6V
T&XTEG^a4F^e132c`V<krZ3g7M5E*{{-bI$Agnki9jII&e4ZsKXPZ+fv7zxDZ>+8*iY?<ObgECBMye+$O&{<s`7VmG8Z;p>Wi05h
PApL{cPy$fXrnzar!^h5;iZ3<gQO>+POarH(klZnJD;DZNT7!yD5?ymSS4v5D6GJY$t{yCo~~*fK`;&^1uh{hq$~ogSs~J@<SVEp
@2MUe45_Fv9<D|yiK=*{;u!fY$|-TKzN}oY1S}G&Y^TyJWhMZsY^zi$#VGu#J}D?Dldod3+ng_{f-SDGmM?ssq%9jHZm?l87N|X-
sw`QhkR}W>Xs+NYcBm1k>nn6DRxQ;o$gUM1#UTYXf~r0*fiwXxrZ2uSC9U}}DXEzd#V<IWcPXy0xv-Y8FsLahHYd;`pRO4p|1eu2
X*BpGhBDoqYc6RiRIO~C%Pk765GCR+@GfI4&nK&?$S(#QiLYs}t|2TQj4UfC7MQlJ$1#hhCNa1uma2@UEw0@#5;3){<Eo;nL$7F^
H7Vwyzbttze<njPel8NDI<7*Pj;ZP;i736N$|#wy3@T?Np{R1Gb*O|GpD#nLL#3`T87XG1Au;Bm7Oguhim#BM;jCgOs;7=9Uof??
Q7>AXBCXIZv?pmWE-(r%St%VS%ci&`C8en*v!FU7%(+XrdAMP$=d#8rA+pu2`nYbXG^!%EhPN!Yg0d&PsHGXa<GM8{R=9byr8eBT
pRiN3b-Wb2Mze#gN~sIE_$*5*ag^O4_b8<#W~_!RHmz(ZFRmu3L?JAz2dcX<1FiZXgf1y9;v}3Q;;Z1S?y6EDVW)j7zb!;6%qg2M
Krh{xz%j8a*(8RlDW%P;dZQ349kK|n*(u>LX(qC;m9QErDW__#jIF<^My~@W;iPr0W1#aZg0Vmz6Ql7j<e&wvqA(`2nI06aT^vs&
zpWfECn>S1-mHQwqOS@nORr3-WuZi`SSCm?XRf6qQY=%Ts4wLv5UlsAp{DexS|(2}!X}v}rY#{Wq9K~8JuF=;I4{STK&>yOwjV9A
E2SMR0UX7v111NXUaq^Tb1S2wjw}YMS}c|<6`P2vA|YF@uB@V~ps+X{=d9`{46Wm&2be~xM3Yx6bSZZxiyX}=svJo!{w__O>l<vW
*PfLxj309)P^Mq4{4M#cy)7}QIxY;gIwnUV#jZ-G&Lh~X-=wdoNwDQ6b+8txJg*uny%|<0)S-r>N*mEF6D=~ULan+ZC9TY&mLqVi
NTk%N5T42?c(Hb@ax4Wd(kMMA>#$xGxUTZ0(yE>&?Jve77cP9KEUf1y0WP|$Bc;qJ^Bc1q{4HrP;V(6<Gbk<~S0kS-JftzGUMgQN
xv`fh-X@eSR;=o#Zi-{9E0?*hdZ{g_M6yFHH>Mb_zAj9p-KWPW#Vjix)U2Z_HLJHEUL;K-G_qYO1SgNFBrIC1k*%DmPp(KZb*~vA
LM%|Gd@7kN9hN+(+N>6+Nu|Uh%`e@jsH`NaS+c+;3o8UCu`p<>wxlMl#44(?t*-Smm8##X=$~<_8742K`KxZQ=O<yVATDJsBP<%A
(yW-Pfh98_0;fr*7%rWj=%rIE9H@3HNUGGP{iWimrKlYyZKFRSRVUdcD5SA1DzW#aES-F(nH@N=eK3`ySSlZ*y0F_HoUA0U#w{Z)
{4cDq;;eo(Y$w+!sIG{t%A|QNx+!t4q9lE-5H+PH4X<^m_$xa(U#-zCtF);pt*kt$(j<>C_^UdwvL@Q7U8ngm<|`Jiel(&Y)vY-u
#3&)85iLC_t13IFx)s;1n<}BG<`w{<yDknZxtE|S$D?Mg8ZBujS}^LVov;C}+Nu7nU#JwU6fCQ(yDEh$^ek_#ttqT012JhJP%Ao|
<S5D`AuI<ltEtPa&^5-Nmn>5y{w(1y?=wU!a4^vb7b^U)+a#SDB(Er?f+?M)a<FWz*r~=AhN^5Wm!)2y-Y1HwpscQqb*cp_6{hd3
vaM~XyDw8OFDyE&6*NOCXs~OmmMsw~CzL55!K`MiyssHC$|tm}qpuDxKqlIxPpSf~HzeGsD59$>#V9i;p)9zq4=SN3g)T5HO{MQH
+N(erYcPVTL$0_jLZND`nw=svE2L+qSg`D?&ndK_bE_Ax!zN8A^sQs43Yk2ur!Ui~xvFL{<SfdZC9o?kyRD5aG^FAdzA8K^QkM%U
m9EYxq$xKoT`n3RQ>m{WMydv<G9Rv^YbYhAFr|B}HY~d-Lm(xqmaL#H$*i#<eyifDpCdJ?G%eGtX`sa_1}V8N7p)a7eys(qfhp7`
nwYpHdL54`<}!<^#x1I-Vj?&pL#(@{nytpE-m!BmCn|j{KBSYYQ>0KJNh@<HJugKX(5?-kcC1jMj3}|DI4nu0_pZJznV<b5<*1V}
d9Up(e5}T*uB}$A1}$r;E*hn-FEI43i>$<vO|R;&x~B&)n<ZQ(oG3o16)110I2Wp=&!{jOJs~$JsW3FGK&rB)2d@6Gb}{azysi@@
-KByZ1uvwmnW#mqgf3O6C@bADu$qdd*(p4)B^Q(&45;U=ai|3;Rj?neVKG9QXQiVgUlW@rQK~#HNT{PQ6`JfV^(`JWbgZ2)I4$ug
$TOWOAhJRv7$j?{eKJz1W++0b4=;x;hNoYgA1ur&J}_A$Sgw()U@=@NL>fn>SuG?P>92gJnybvM<DG#eQmEXkyrzmOiXzb{{;4x8
Rj;+4p(Ng{d!^N=M5Q$)*d`zx87fJw_$>~ww=kluhbQhWo-2_kSE$n;izbvUv9P|aXQ`_#)GOvQH>^yt&9Bibz^DSRv8Z4%dNOpX
i>b}5;4V-o`z;lt7L_&=X(U;wY@67p*dz_G!ZAuH86eHA1}#^v5}<RY6CNF|6|YgB1}!wM^eKiZ1*_7lAEWP~N2fe7Fet*U=q^gG
|16WIqACfeD-W5h;t)EegQSBlGp4|&?W|3jiy+x6DXVy_`LCuTpfK#Nr5mZI+b<@oAt(bTf3TIL<R~O8C$Dp|04-LXO_(>UhOX)@
qpORkd?qTVdN9tNq!BQwHKEI?k}Vh{gs7{o%O`K8{U(PhAgk;vgDs3P4zBW_=c0Eo7bEndrY>u#au$Cqu`GqIIII(%cPIp+g(fem
6t6a`fh;qqN*r#Bz$ta5Nh7x{x}?>hYAt0f=c_icv#MaQ-X5i_9VWJ}VlRxO39Q1cuPeW<NT!CYj+0feP$cFe2q;%68!m3B%N!ap
yekf;Cac;e0TkOMjIBi`-KPty*B9WcJE=&e+@%1h46x8C&oL9AvLy|yk|xJ3W**S3eXs^7V6j@Qwk>?K`=sxrcdRL?cM&uw`>e&J
Ii^Fh^surk+%SVD+MF{VqbqD5+OGquCahMi3M4Wo*DQ^#btyC?sHoE-pDdv$^ClUkJgIgokt^OKEi`E(4hS%w3nbhoN~|=hB&Hyr
aw|%(l&yCqZm;?%!lNUV6RPu-A2AfFrlsj6;w9)bWv;ENqAWNl^r&bqFRXpAsxWjlF|22xY&XcR5UbcKA}KznyQGjTUojDzDX%-I
Td!QJV=0iYp(ao;f~zf?K&rMT2eH~L$*Y(vu(R;2My^(x`LMsBwyg*mKBZSB?kX#!6D2dHUaFS^qawwq(yjEZ?j#2;k*Qs*imXj1
X)TAT8K%-QXr@anJtwEEFQ&yUsjt{9<u5|77$R0D6RjPqm#H`^2{D+Vcbh7y@2Q3>`K;-z&L#<pJETG^^C?jxNUqhU_A36RPN?pz
qN*XOnW#80E~We;ETQ-)hAX|O3aV<T0kVHCb|x7l6{IGew=XX%lBUh7TP_x?Qmh#;E-dyUE}efMZXjVeSSD7jg(LJer=e3Q&n+4z
a457fOt1(n5-MV_vNMS#eX4&fbf!Zsu&E?2m9qA$^`O@&iLL=L?Wm!q-m7}8z#>?wn4mQxE~L69M4<+zA}~KGqb*r4)U8|`mLVpo
T(BvnS}=twQmtOEeWOjQN-ff@hpl6txT7no?<jV(J1D%bpCn(cim-^TpskH7tEX`&Trw^tw6L$PrXW`=Iypt5tgdLRuOKa{a;Ivo
r89dq9;`JhC@Q<ClB>j^7bjFSSuCI}oGOtl&8?@c%P}V{6(J0#-!n8Z?J1(D*{DP&Bq@ii@T<WkpQ_ueBd!~);w`f=dn;WRIx!fd
moHo{j-|aN@31W)LZ(o#NG4;cVXGc4tSf4$rW*IE@vg0?AFT}}%&jmhv9Ccb7b<!$M68OSWU2tJQmq0UoT_@NEUq~!KP|YW;wpn3
AR6W<KO`qG&n<4Si>@cC!mfR<b|!?Z$}s&Yw<$j@Nw2DrRWR13hNqSu{IVPwbtr|guB=ipp{jZ;o1YRZt}IS12qCSh@~h+>Pc}6p
gst(aNU*i91T0A`nzKSGdnq;{Os=&yvL#WmFDag>q$wvZh$-VFCY<RYfGL}#YMfN6T$-LKjj$l3Z=&WQysbVZMxMf|2%`Ee)h#zJ
_o88)HnBb$fufAA)GA0Yk+7n$yqr8As4O)oMIv#dbF5gWk{G}+5VFsx-K>%*AFge$8nBKn39BEd$u!e6xFNPKPA=v$GBh471Ex8q
?=n}g6(<>^)ToFnWT@1v(kIOvf1{40J|Oue&Ye6Z=ciaDlQAVFAg+fR7OKvpzAf=AgQy;)KrUb?hc2h7jH*d4swWaIYdN{5Ste$s
5wJb1lc@u)tg$bx>YW}ePO6|P@U2fHmMB;*X(V8;BqaYW3#sU*8YY~qcBiQ*SRALT5i6~uV4w;mTd;?v<*7$7i!`vNMi!8&qNQl3
0kDQFg(X0&MW`z*4=ov&D6GS&46g$*%`bl}nI^U@H!V7-K&lEZ&#*hCoE~$f@2vZ!p`TzMG%>`W_Ne=uBdzeS6R(J-q?`1qUadng
L8{rU1*Y~UJ1gq2g{D?34zLO>3M@J;N-G$xv9JxSGOUIm<gLi4aW5{b>Z`e}?53EcOe`8MCajUH46I5W6R3?O8=)&Kk}0k#)Tcx>
6DeaI-5|#@stuMXRVm`5+aXacpD975K`mgE@hcA=B`#2>u^PH5oh76m-K__#V<LSh`XLmpWvt*VnI{q-f*^e?2dG4@1FnHA4zD||
fFLffEv0**4J}!ucpvetcCF&9#j2$)Q71mG)+~@O3#>OS78PSLcA)N<YqT>j`mPBoJSwuKQJ!uh{wmrmkERr=o1vH_jyEHw1D?07
fu$5M2QG0b^DPdhSTBf}uO>_(ZmdWsGcbuThMz33?J2`2BCkv>EGc^}q$mxl;wcNPU$4NX3Z^VCAuq(I)S<l-W2;puHmFjr#4_d~
Dxhzu^B*xS+9k3rXDBhLAgt7?F(qrQo~j_Q*(rf47_FVC6slz`&Y^^+T&nG$wkqDGu`L_0imVQ<MXDjCH?VrC=dE-mDJk(K`?2+{
KBo*RWF(5NS*IT)rLJnKny2okM6Knicp*0^&Zg%w6rq+Hl`IRaxvc#x)v{fv{V2{N+cW2soU9Tsnxm;LN-$w8AgjWfU954btSej^
vaXLRUo2EGP^tl`2cu9e%qi-Xji@jqgRA;2kgPQ-XCi}~iYJh-2d1j9%rdMh9Wj%e11GPbr>%Id9x=kK1vDig-5i7}{Gc11S`;d(
^`vK~COL+t@~MF@ZK*F8eH33Yq_DLv>#cVwo*d{a=CQG@H6>E4Lb6k;_@vIDG$Vwj)+qd|3@Pdi?VzWucB=ZQ`LGbMDJcykm#bE&
l&P;Gb}YRiO|l21->!J4*DT_wHK8aZIig>l_ob_?W-9fm7Aqo_=%W~^IG`mbx37M!7A`a>Sg7%$z%YR>Sq^P4Dyved{w@|O(JHdE
Yn^PaP$tPI38aRqU8j#LES#XMaV#GxSt@iCAgA0dEvlTcY^TqvFfi$^D=Xir?5>rpJ|>qN-7qSx_N>_~Cal}92^ilfH7iIf@fHpy
2rz<}Rw{Tcb1FQn8?Ym&CMlt)$*e9cL9CA`53qBr=$K6@hA_&n{i@`xUNDm-j;I1C2dXY48my)r6EJwKz$8Yh@Gf?hW;8IQ1)xKz
JU5}SCM;2`WFb*4!zN*^=Bj@%WGa*&MXxBW4lKPa(y$(`j4Cj&qbmBSW+%<0zZ=RZP^_t`@U2iM1Eei3D6Uy0Wu3dMHnB}D;HarE
6fp*@kQ-_-%cdwUHzf!yhA2`hEFmPZfv_H~?=EDohAs>%Coc#bcc^(K^r=WH&!7sd1t=*XbFOWpQHv)qA}fcjW+Is@rm(uKb|Ysh
F|QM-rzzL3Hm)(F1Fk5p)~$uEcPx9W|1jUHO{{*d1F_zwF|5z5cB<c+AD0cMLb5cWD6Y^qfE+Zc)u)=JhblWBzaFEm1}9K0{x1Zm
^sRoZWiK8u6Dm5afgxY8!Yb*d=OPp_WhZ*Dnk|(ejI2y3i>?AFL@A@LWG2h5PczS|=rAm+t}h6!k1**gQz##pFDGFp+^R>Y9j7d!
53F$`8xO%Nud6^RCYtT2xG$$DwjgaP;wzA=6D${??XBmk(Wree=BKfzo~17(udaqNxF;a2iz^Hz_N<*D$E&L}D<kNx^&N4j8?XMO
;~wOydau2tnWjc5hb@b+u&-gM9W0`$Q7Xr*v9QW3u&l}}i>?1FQZMbK@Sx|e1*s4$ma(X?bt_IR4lEBX{w?S$lO!syaw;#U788}M
$*i`l<SIBQ4j+1~)+t1(iLQ+ZUN3Ado2^r&zabN;9j;$388mk#+aTSqBP2X5<|t{Zz#!c&>@0^TZKyk}(hVV~Yblwmc_}O=Ago6z
<s3{X%&c-Pn=k<>ZzCctL8{v+5UtlK<f)?^a+x$JHmmU%lc+nbQZWdw{i?04fu<I%IWNzv@+eQL%PV#$rmRvh3asNO-x2Sqo23h;
Ppud*8nH5|F)bo1Z?3|wFq|_k1f|Wc&#dUG;jNvJ`?7)}1f%UJGp&=U46ntfb*yY8;HGgga;3(lFRY%Z3@YR$lB`s%CY(O5^(q0I
Jt%yX?5dQh-KnQ1Cop*=2`k^FORN5`7AbM7$DZA#)~$UpVXjE99WBNqzOJ>Sx|;ho!6itsOd|L)&atu~yeoJvC9Ie=FfhC(uZ_N>
V=vAqV<||hWUMo#T`8ZZvL?PNhnZ-r=N6!(&a0>|2dt+i$|}*V`>lW_RH_oRCN8}wuB^N(fh-5CLM*qeTd@PO4J#h8wI|!3cdwc#
`>l2_hbDF=P%FzS#jSa)!=ha$Rx95uk*^)6(X5Cj2&Ww^wyY;HG^DjCel6Lpe<toPohS~j7b9sfYAi>Sim3xG0jYK>tSCgFS1C`M
S{_C$JFaIf7pN*Rv?~%PCn#>JPbY(*t*X%^8lyEP)*ITP&M?WYmMqk(Z?H=!!Kx-DF(+j%@T?LsudN>#y{`W&6&ipnDlv#FBoDcr
g)RfGqA3?0oiMSX(5_o0F(nSHKOw6qLoar%mo2{{3bT|aWu=-V8Z4HiZ;+I!bElxAG%Q6b8!4SAhA)Jytgmn{N1}u>IxDiJg)Ofs
x1M_`rlvNnxvnFrW~BJ3z@eEYiYwHZXfSrC9i$*FiYQ{O#Vivr(Ji*D39v4(oT_iEZ6;qJMX`%4D5FiRGcb**$}bkBmn<TyCbDU+
XRF63S}Z%LpQ0bE#V+iugsU|kP_PHFu`Lg-5-l_>Pqd9Io~jU%-klApJ|;}BHY<#;7%Tv>1|>VIyDl!E;Vp};$*7qy4WpJW;V!%@
XDj!r&nwn2CM=4h-L0vsilC<{+bkro(k~q;sx4_Q%d7b^aVI{aD<~f<jV!gUp(*7itEFVB5u?N^*`V4eVKnP3Wig7SIUE-&Go5dz
cPdCLVHuS%1uWkwQ?BYTwJR$oC9ub>9;f*%9<UTF6D&_Mu%JaCt1ee1j-+L;+@Q59-5{kZIX6$OOsHR~tE`cv$F2meR-zaz`lxI!
WiP!k_ba8abf1MNpfeXO-KvYNk})_c0<c&wnlRw1T`XOw9j1jPG9{?2;WFkd-J^-9y{0oPt|*`*y{Y6c<}Gln-KnyyFR}tHN~G8=
jjA`NUaaG+-l>r(zo<T}F0Ztr`=SvZV67dgI4xr=nk=I)*C}(SD=b(pVkjjnF0jTmwx?dBLn(tJ0j^Ll9g%yeQ!mORNUUV3z^dY`
?x$WX(y#%pkEtFpOqf8K<FYNUL@~}IC^d+#bT6>3r>&JJudW?1s+>}&$f*Szl_*9OGAe&Aup~;Z(yL}H#S$K^+NHaqJuC|#2CM9=
mNB0sawfAZR;1vj?<j(-Po@8=H>aeg`KwN;2B?9oMzD4@Wh{)V>?-G~?jCfoZLn4=G^Ek5Nv%0C;2xo{!7QCH?XZ@jjVPF??j+c)
qO^FUY$Yr%L8(@!XCxM^8=+XRrWU%dq%prGlcPhC=chic0<bz90w-RniKwrzN3fwFaWLmAsVRvo_M}rV=dwbPqpY|qp{K$lk}S|M
OC*FWIk2`WHm~ojGOS-L1u!+RuP^&BuN_7#e6181`ZFx1V=EUi@vsIPG$B>6+NoQqKrEQ2^{cg>n<x4!3ob~kEHA{ICng)L6suyM
uPaNcEvwNjD=>5-R;I_S3NTe6+9(aJCa?4=QY=@LYca8;_9zi9IjN-}j;hbBJuJx>B&!k~%Bw7@M=rQ3mMrKg2&{OY7p>c~>!zTu
i!Zt;8?5xHOE9LQL#7oXAFI!)<|`R5Y%6LiE3HB$RxN`kbE*ribg0RzE2YgWBrFOm=rED3<E{)V(<ufq(<~mHf+Kt?4Xi<`_o`PZ
eyVIQ7c4oXM5D{D8!#0Y*{yG_4W;X>p)H3Z;;bpCGp?SdSuWl!AfR8Q-?1enGO_I^xiDC*)2&~q%&o2*XCcXrnl6;7Wf@1Sg{;XY
!luJ1qbgi0L7Y!3_^rpS$Edlf+N9i{8mV!sfi3x|ov;_8NF<pnuAqvfm@W}4ULy*sY^VaRl$~2KT&ol;MWchP(<oagudInEU#l*u
z^y;3=OToq(xi>6imM8lOR!|BN1b!1XCo<`8l@sB2B`$E@+&SVj3tt)R3%#^CK)v@N232NxT3$HIV#trkR%@@5v)frVX2^|Go_p{
04+tVz9p8gpRYly11Kjk^`$AOucM8u<{tbdwJ<~>nk?b2AgjeAU8xtTMKQ#$oh^T=@G;jgzMTlC`lPEZ#UXN{+o}UKu`+Zn>8uDT
`7C%N-zU_r6eK<?tSd#Rkt`an2(lllhop%u4WCx5ORJxs?jb8EX|BDXRjjD6{V??^h^hprcd61WjwHIQ`>U_8PNCc{Jt=xBA1V_q
%O$TZN+~O>$EhQxBAITedzua{6fM9i(=2VMg|2<D;w+n}PN@>8u%$|_FtHu1o~%qNLNS&oS|yAzKA_mBCnZiU39*|Jb*IUqHz1rQ
YcHfJDXfMnYp<s!ORUMNdLk69^D7V<_$yl|#;sB=V-8y=moCGksw^`oyA(F72o}dM*sRzo-mC;H-X4M<@2Fp}aHVD}C9wA?XC>34
!Y4nfq^mnH*R3usFRjEUt)X+S124`idL{j-Y_bZXjHod#8nIWYE+-f$^c+T~1t>@?XtLI-n5;#thbqFYpC96`i>p+u$e6DviX@My
Vy*@;*sR{IN~-R!Xt3ujeInc>f**CLV5u#fW2-8x2CR83;wTlbQK2vyTPQ&=CY@lbn6dn=Xt2&E7O11C;~}0g2{L`EXDmFH5~<Uw
mahD$3b6k$u$&Jw3@BkSQmQbgW2@XMsTj_uq^6Ig_9W;b(J=3!*e$>;E~u|2prmxMMX0kc3@TQ!$R+Kp|EVdhij_qzY^-*wVJCW(
6&*Yrp(U9re6WS93#mCIWUiVhIwZ~=<0-Z)5~dKV{Tp4YU9K4^9;_%YzOHSs*`S&++bnRY8Lv*U^Dwh1{;eApDW?e_^{ol1*qu?O
MKMUIwW$F#c9`fe3oI)vP^p`!3$1#vT$Vwo*QYA1cr9_J3@Hp8tS01=*DQ)FRH^$c#Vq))qA8-O1)#7lp`?YZmZTx5UNGA#tf*2f
XqWD$Yppmho2^Zzu&U{<m6&HN(XPQMFs+lI+$^lFb})ObO{r`$#wX+|^r$wbv8+3&EGS$gg{9!7VI`m_hb-o(D=2ypcO-hS7NzYZ
ZLN_l88TugpQmxGv#&oC87mDYOr%Ps+bjbpBeDIhe5X8|BC!xHO{G&MHmO@CYof=gVxS|jN~wJyT&oZ%h9N|x@~tr>FsxOih@h_~
Nv>3`RIf8C<tLadWGpl*xTN!&F{2!)v@fNsZz(ISWu+Q0SuK{T@~udy2%Kyy)GXyAATC`g1T8qDy07M`?JZv;o-Ca%I4lJh=c>Ib
b}un0w5;c=zp!AcD6W?xTrDN2E*q3BLoEWa$gNGQ5u%)#`WjQNfUw}KfiH|1532jDD6b|maIE>P3#F{BSfALWJuj{+eItJ?o+Z_-
%`7S(!z>G|^sfr6o2V2nAuejH+%Xca%qQihZ?VIu^(<2$yQ%A^?kb@mR3h22Z>r@kSuPK+M5&9c8KpR{bE;IS5U8Q5E-fJzyeye7
)~E`tizJno)F<I3!=9QdK`r1iS1Fb)->m<o!zp4SE}&Md#jCO<T`Co>UacXdZY!ZE&8(#|c`BW<O*1ekyQ-3@jj!5_0k60%kgc4i
wJlLAY%0d0t1W6VDXCB%fGm2hv?*9D39zg!46I`<BP8#oUaDiT8Yu;-mZaIJIi}~Vjw*|x?kDLk93|kQT`&Qw*%P{?9j>jU$D*?-
F|JN0sWJekkSTR8$1D#hYphl%hpj9Wr>%Xbv@`xJ8!sfZa<FS7nJ*JAV=ikZOf8;{(Ix||QZUe_$1UbBEhGe|J1!Nj$*b0=CauS&
tu7It87QEr3o)%IAS)iN`YZsjp{xg~kSourb`+hhFR_rHVW&#0bghG_PpT`gD6!$G!zcr&Yb<D%LMf4~=qoKQFEH;a->?%T$Et>;
jwh9^5HTDk|D%<mE2<T+?xN2w-8u&!&!Imq(Wyo+{;NSO^rGS;FDfpuZ7M1!!mJ0a4Je?maII~w&Z>o~EUl!hC=_O^R;O8)DW!;|
fu}+#xT}n<U8Ys3Q!kOGW00>W?y7pNm!<}>&M9aaIH+`^^{uU{UL*gj3N4o|=q|{j+pVasvMkFc;VieRM<KEwurfav&!mSK!Y6>N
F{r+zmnh392BtVBxGEg5Bdm}t#Ui$<W3YK79jyl?)GULn0VzWj3?;%U1}wm+Fq!wRN+{1UpBIj*!Yxa%+N`~)<f(u!{iGZuU?TpZ
DIkI+6Rr9voT!yAR5h6^|12#hj;aQ!ZWqHXvM|FZcCDkRrl<@n!7cx)wW|ZA@UD8R>m>{)h_FSeWTtX3ZJ~d$xT&12%PjmNqO0((
!k8VU=q+%l46mr9f~>!)+b(dgZ?U*0>Zy^g60TY(D6P&T{vj4DG$;@yRxlK;ytR=LBPOq?A(M3-*epjbw;c5@0Iy}KC#pv*-6ry^
eG)IPdadWMT&y*yd@j|l=B>i5-Yq0C)3YKfxTyRp&al>#S0VMQJ|M~<2Cz~p^dY|}hOJB|T(Ej7Br1!gk|R`|btiSFucgVLx+$$A
gRv2<x~e&?Cn*jdr!2oM&7YsJOs(LlF|1xFK&jKJZ?G~h?X9<{0;sVs`YW#^`kpPR;;3S&7_K9%5wOFtLo6w$BdCI$FsU3UzO5Ln
YN|#nFs1`5&M2a$FRqQCQ73a6=_ZV+S}h4N<)0ul#uDT!cq7iGF|X7oJFf4pg(!F_)Tg_!1+5)0gRC4WxT}X9Ppa>oGb$DxD=bqi
v!*mLuBt^Vji@fGvMpPu?x_8*_$sj{e=d18vnCm#E|p8L*Q2(pJ*B-c%q^m+B&`xH#ja2tBC=1e@-NOP$sGi)!m@;;Z>Q8WLoJ-H
daZ4kC9Wqa?XZood9Y=XDxH@e$S|d+8K{UZoholAnJh`Jq$}Pd9V`^0ZYlz*yf2L?39Ry`a4%FT_#x@7m99M#B_4vB53Rtl_N<7d
u$XzTPOG1-3a>t_u^?!uiY&>j5GBVT3n{TM!l1e+Bd}z%{i=Jei5#LZ+%LT$*fLd}RG-Qv+^9mZ9IPuXr6&9_s3#5$OQ2D&6|8Zy
O(;Yu>arj(Y$SZH5~_bNfiZ2W(jZ-^bg&_<U9cgmzN~R3>X6i=u_^#8`K=)=Lb1N0rY#;Nt(B;r3pxU+mYg@Jc9F5IRISCQv?R`~
lb4IJm8=w}=%EHGHm{qm2{4QoQ?T);=cQ??Z5=%#IH0mATB&TYGqEKl6S0*ozpb9Au&BQ&W~@RjWi5Ry#u_jzF0$V(b16EbRIhU_
m7uVsq@+}-D=iVOCmp>l@~xyU8zi@;0x+<welB}4=POPy!6(43mZb)%x~@$im?w3wqa@R?KCIv=X(?PRFCvF5!K*4L`!B$*$*FlH
$1DZ3IxLi<`z#kOgeqmJ`z*(;%B&SCjjal)nw}vciK_akkf*qzi!AZ5RxF(@)hC&)6s~J6eXLxq?5J6-*_xB5IxS`;O0PgEH=bP-
xGTFWlPc(_kg2<+@~oXCuB~z|2Q4e5;;1jQ0ir6Y?xT4nWG#iJU9jsUWw5@eimgpCkgRevIjUDL4yxrMX{XsE)2|3L*{7!_AhClf
45)-AASp2|0V%JmYo>rGAs$e!SEq)SIw<obbt|?n04<v#@T#t@`l<)4d8w+b=Bxpzswma5b0WN~Mx*|mz^xN8P^}HBxTuUULMXGS
2P-)&6D`{<y{_0OCN4Io;3zGl->~f`SFn*R9kehbz#}iM2paV$`=Nd{0Uv>`lPVc27%{decqsEN39wYLkFDA%11q_y^%n9f^0E1y
SS>akA{?<C_o+OvcNk5n_#`Q)>Kqp;{+&sxVJYCJo-S{y0VH-SOPsQ)H!a|(?XOd)M=Wlqr>{n^=`5HdfT0B(qNG+WPBHncsH+XI
S0xA`1TF-x1}CDee=v71{VK;FSg5?J0<g6tfw7>dl`XHT!m^vB-XsdBXRFw(OR4@WUM0aV5-Z7>;IBnC^`@SRe4yN}$ECZbU#J44
{i|**zNt+w4=fa}S138JMy*gL!>o6v?5?XLp(e+l?5ZKH=Pv1}5veIDJ+0TEhpZQ-(<me-p``JdTqDOI@TZq5dZtRP3M;vysIS+h
pDM<fOstKs{j$-nDInjnLmwWkF{$$?gRQ)j;3?6sM<;ElVl26!og*Qzov!JpyBr#<$f*{pBrxQyhN<kUA}>!cmaE#RO03+h=q-p6
pBxdMq^>j~!Y6bXM<HshP$zdPfF$)PO(AZvCo5yGlOb6wx+!`p2`DM8GOSLj%&pO>uOYV~t}KKsudeql#w-=6cP%8ROeXoQyRq)1
v@H;-v!+z8%BX59jwgO5)2sKTYplVl7^+#NUMzmC0Ib3&@T7XIl&Uc#*e9SRrYVP}L@vcFE~^9?uqSvXZ7ip)eyPE(X_!Q(4=L8I
vM_PAI<u({L@5C&V5-Hd`VA`~9js(0sw)>JgDkZweI;J1H!3={-ks#8h^o^oKC4-lqn)9!rYq^IV5m#4r>DWDXt3_9E}Xk4k0@HH
kF2;St%?qpAgJ}GSS@8F<S4hWP^h-6TP(6M>7hZa1g>qUWT_daY9@=SL#Z+@Y_Gp6Qmv~lkSQ7}11w^wmnsk^EUJ8}53Cg}{hNs;
Q!etH_9p2s*D0l^UmY(q95AD-Cn}(wc`Em%pQ;_9Lm=j;*&Pp~FR6j51Eid+TPJU>HY^t>fg(LG)T~OXBdjy8*C#HaB&k6uBqo<E
^`UR9OQEVTMJh+B%N{DK3a|n&$E4CEFQW6Ml&4!NnJGUgE~*uwnxf4x_%K>8izs5LfQ|^Mte-okZ7`;&iLu2fv8Xw*b1?3t(xe)#
{Gx*&126-hWvo#nlchJNe6Ir_mL$TgoGk$_*(mI=m63`rN-7VpmY6dcc&wo`>nW$AS1a}*+$cUQq>zHGbR^WCQKY}0G%RT-yQ@hu
&@X?d@TdbQ2{cx#JEsCFB`Z3v!7C3Y;i*}v{;mcwM5)WBAE=Y0>7)OwnJ6JEOeqtn4k$5=da)O(ey!E3e<d)eF(vgV7%OlrwV@-a
jH?bVWFoaL#;SfEQ7Aw*2eWOiHLQH8d?+}qp|9+ugszURPpt2!3L|PQ?WaPj(J8blmMAHthA4L`HLCclXsimRcBxt%BrdxrSgkuL
Nu`OTysU;Mt~ijb9WbIOGO?(rhOAyG-X3nKNvN|fq7%L^+o{r=8Yky3RV)db0-Pl(I0A^OLN2$dg{?oQ;-iJB86>KvEu^_Fs3#CC
Q7Iy=)}%nMx(#Y9u`2|t)2(MPqAn<{n4upiwyU70!m#`#*%=n8@-9Fs|1>qEIIFg;GpX|_Z7>-vvLKJHxhP<+UM|ESA1*$!c`Xkv
#GsL_w5by(p{sB(pR9(iPO);TAgr;jek$7^WUwBvj4frP=do8IEvCnzN~Myh7%(;_U!hkpX{yby!!F$>tt*J47nIj7I;#JqnXTq6
cq9fU6DF55z@o5_-=xwe0j)kV#wiUbnj|u`G_NADOfbu<fi9ydfT}q(D6Qfw7qADZ<gG@ib1z;gajnv-Iw}FAfFvWOTdB4x6*A!{
>?zr=%&6+D&o5x2aUc;YT%u|vwJf=?UJ#V5|0hN&S}ZTA1}$G7=c<LKQZ9h3I;$rt04R>HiK~RH;H1>8E3BO+vn$jw*fgi9PNG<@
rmli4Kdkz$f|RN$ES<ll$gHZR?WfNku&F_&?If_JODd0~I4J)s1|sI5f~4guW31jMv@B?ur6+-<vnjEa(XKnJ?JOWG)G+t1=dJRI
kSIB<L#aKe_b1P)m8*oNO0Hs{E1FEGvM#_TTQc)1CNVv)H?3Tu#kHU<vnT2=d$ID4@hX`p0<E5<DyWUE=%$7&-6*`HNUF*rv#6%1
{tR|5WvfN2=B_$1yRvMnZY&n6w5`G~6_o@aE-7g%4;-2uY^1O*i>f22$s?{98L+*oR3Pl0<EtSq2dyO@7PRRrey+Q%Rjg00W34f-
i?0(f?=E7ZGOSE6Dyj~&JDLx!W3JCGe<!{)izX>63$QD!_9fG=&atts2CAE-l`iwKxGs7s@E07U8Zo0SM5-g9;iS5-XQWZ6#3Y2Q
JtOihi6&hqxF9*H%PFjul_wo4sw#i0-Kd|aC9ixToE_k+9VTZj3a@o3aV~o!S}#4Mys928C8jv0@UW6N#jOuCOs+dDYbP13@gI__
C#_92J0#DpwXXLmL8h-Q;V@t`Po}mp>Z*32CoIk?PBFo%4H^Y7aH<=l@~aapu`sr#(XA4njI6Ma7_LmG5-=7llBj2^(<_pr;H=KC
NvBAvVIasb+AKUS&oKP1E2F$7v!&lK=CF#X!mGusuPo*+Yp<3jpD$*qHK>BFsU#^VRj?2%+_Cknny)P}3?wu#T&%1rDXmwiKberE
oT<_-XcKy@pD(a6PaDFjda+KcSEE6#wXa^TY^Pf+u&%HpB_}K>kRj5n*r-ykO)7z>CaBCVVXmDhD5~!vhovztDk%rAe5N@mhbhe}
KN3$VLa;V4YO%E=A1(_lGqAHMDJ!fmfvP<(Lli?A=Q7wR^C~QsyR1zr{3fR;S+U@%kS!{%SgZ)IV=gu?LNL@PBQIyLSFww$=d2p6
j;+_Jpr?o{IjRmOuB3ggL@qcmim-UA-LC$qVX)7uf-Su;qN**Ro2uchs;xn*O{pL!E-j#~11C?cGo;fWKP@PvXDo%RbuyBj+$nb>
E~f*m4y`|@c%&b#b*<m6s;dyF9VOJU7p`?If-p=jE;Aya3^BMOX{wDZVy>sHU@%6ezox#ZLoKbY1Ey;+)~YQgc`n^7&n<hbAT(01
c&~V=*sr-L3olxy8?3D_AS@~_%B;1j$^g`^!X)Xg?<;gHq$Qv)RII?RW-SG)5w1%xwXX6MMzEALPYfrm_p!AtSsS6UPM#N_s4Q+M
Vll*|_c8ae45MhRku2sc)UV&K9xJ{p>!@`rB#E>#S|75o%do8~aHfhVx-vASs1#@}K$v2r`6NiPRH#}o53pFCB{6lW`6*+p604Q0
?yR>d3ao=LQn9zBCaCq9<ftyEj3fT1I<PV=<**7cHmc93TP?t`fv#{6A2IZ^JF0=PJEFX=RH&<@sw^!iVJ3yO^rI6oxu12d+Ol&g
e6r1?=rFmnFDoP|^{j`c<1VqTWFk~Cj516!<E>^YiZJG_F|anQQJ^21h%pbTvNC8aFDa2MHL;*2PpKcU5~h+SVJtVU$gN>2Y&1PB
5-58sGa<z$1+eBSTdkoq_N&1pX05fVo1~v5jx9c-qOUHhGo=Wx=&nDn->M_2+^mzZtEhh{W~KkEx*qBRqAg#pYa#6^<D&hnM6esK
@0W_G6R$5LS26jYQ7IuShAFYDPOKRy_oUV;4XstFwlYtp11=pbzN|AI-lY#Gp|KJj6RC@*?kc9Kr7RgN+?wqiNUJrlZ>H@hK(L3c
f+|!jUo-qJajYt=2QZT?@i0WL*r44Y6C~S|h%AemAS-Gp>#kRw45_U!KqKWSfH3l{ASrk%C8sH?!YmanZmFxIXQ>b_!6}U>ZZGXH
W2{81`z)R-OE5Sqm#l=I@}i?Jfv)1MLn)i1;U}K0ldRSwMXl>Ak*$ETDJ~+W2cl-NNv#d6WiLdn=&jAI!X<O5$E-;#S|IDFN~9JX
u`oQYUN3v4XtJ9t*CPocR;}HwH6*yKpC!&IhM^G}t}Y;~<1a5PWTVfbGOC)Ye<WKZD=+OazN2ud&a5XU+B{`0RxbLLSFEtE@v$E&
#w3I-yD4$5eJtK8vK|&O`7Dd8QL}NS^d2v%R3u$09W98g&adXJ_M@UM>7<V$v#tfIpsbiIQK}-Q3a~~XpCqy_NHQd-6Of54NGrvo
d$3j{KCJSlrYm@$MkBr|j48sa@~NvMDyJtV0xS}!f2zZ-K`8MjlB&F~5vhtU<g5}bVyQ!ymZ>H!Qmi<sI4T$}rK9AXKdSaE4IY`Q
-Kpp)+%n~?4yv0ajHZRI_$vf2p(sW%8n2Nr>Mzf%4=_Kdm@ru*oTdn-J)D9p3NYO*9jpVd+biRzy(tMVRV*tM7c`%%uPe!{xuv2Z
6r_zPSFiIb_A`Mh=BXkpaxNmR^)8q&h#JbLbSqFZelTDtQK=HEK`;%jgQr|84y~Xq@vAedk|gl2`X?Z+5E)n~2A_Jc`=6n+fwB=K
39l$CXe%xyv!j=$^Q7gZEFxhnTCPH`_%1Fgf2+4E{w-gSe5!M(Kd(|Lzb(-rQ7t#E2_UsB7%Z(XS|mfG$fTmKyrrfq&M2!Y<s3Pv
X(aS3WUWW5oTUaR4=0PRsjh`BN2<-KzO9R_6DaR4VKD19<Sd6R1*Dv;d@YizT%uwp|ET_}B&@}(fUq$%88S7hXskLhrm@bbTN)@T
YOB{OqBI|=mZ58^ps!6Zcq9X>1gnT2gPj_qU$Fe71uzSvnH?l31ftKQFD$06&Zy3-7A5tjwV!FJKP#rMs;hIPNuWh0{-RGTZ7GGU
I<PaXQZK@=TP?V;#4!7>udaY9v@J&_BcvQH*{_hUL?{n0m91N>%&Fci!77rmt0CmAVJH%*At!Y(=^?%=wz4&*L@4+u0x0V<OsP;U
NiVUl^|9fu<tsI#f-Y69qpaSm`z$jrOd`=Q?JPF3rZ7OM`>1)W52ReCeJv5B3@SP;DJxvApP_EGoF^%ybF0oMB_x(1R<9$fF|bXr
#V5X{Jg~s6l%<4>iLkV&l`iNi=&%x~`>Mzz#VGKs6EDe}zcCmnz^hd$@uC_e!Y)%RU?`>~peVzin;?HB2Brcj=p@#oDlNXOAS{il
;VB~|9xuVH4HkVXFC_h?FRU=HkTH;~!=4E`+oDaWhc1^VshQI#DlXY5{IGthtgzgzCN0&p?WhQ=J+X72fGL$NAFw4bsG+4KVyrTv
ZK}s8M66n_5v-jovoOD?x-FEjk}F`Tf39>Z11y>@&9A_);IYprhB4GB$}d_NEiezRM<g+?TCqi~T(d-|FD6^9O_YYO@g-89IIU2u
zAnNm`=~K0;;39PN2T_zkR$J<&#V=$93pa_45u0`38&bu(kl3=9;H_;m!WPaV40YzA}znLl%?%6Zm0e%$*A!uoGB%s4=8P^I3vp_
@R;kOt}cft<E$?%N-N5(&7a^H5tt{Xa4kEa%_*y+;4tN-?WpQ5L@@}l4y=r)At>n{nx^2YOQ#*IFQYUn&#0oPP@?fHRwQL7U80dM
tuRBX%`6Hna33w9w=GYqC#X)Wbuo)7I3&?5`K_<8m?xMh$FGX04y*|+wk(XXQ>Pjv?IB+)V2^StA}pYxldOiRRjuDCNGS6x9W3Q9
Kr_=Y7bm)&0k2vhy)NaSg`t`(h%Dfs8K;V*rWr0Smnyugoher>)v4&M*&;-(*{XD>FRTM88LA~Dj;o5L@-A+q@GB{(@~qY`<gmh|
|EO*+#HH1%daM1ZkST#Ipec_j!Kt$>ORn}P8!l<AcqLG;YN?1RGo{Wbf~F8Jh_0`#7%8x=&ZuK1Cn#X36{_GEnJQ_K8?ZyDG_C(8
?l2-O@vCZ_E-FJHY_4ywVyas(!KTidi77iKo+=fwQ#G2bmMoGkge*BHF|#qN&n=OyIWhgE8ZJVavaYkRQK=KE604Rd$gZ)hU?|os
x-dM9y_gE979T7s>oAwAJE_g6N~nshl%VUOm8c`DX)2Vk@*y#<iY0|EHX#TnrL(7-^{DKmgC1ios;;=HRxJ-KM5uS6PAzROTr2e{
r>A$Vjxbv+Q!NQAU92Xk9H@pSsH;4$W3F;BFfqL)cO?9r6s{gIz^5uMeJ;MNM6ckf7#;;G%oUa>uP2=<#;N2cjufY<Z7*%Fp)dcd
Q>*7JQZEjyw;c&AhNY&g0ikUqAS1dF87~#CF0HaDmoV8X!L72Yh^-YP1}*$AKrDl(r>6iWqbPGEg*D!yN~`WOQ7a22V=K=o<01*K
O(k-lu_g|wryOT3L#<6PV>0}x1uR1?Kq*5cshs^S5iyLd1tTsbRU}=kEv<vC!z`n%c_4G9f2o!vE36-$W3XYS$S&+B?69>YK&^?O
_9%L*ysS8!sjsUqJfxzfUn~@+kE*gQaHtL~Yo|piax8KdtQ=;n>8EL(?I<cRMke^Ih9r)pE36Nywk?z{TQG~Pq$Hc55iXCc9i~yN
Os@>A#wTX5<fN&xy)6T%Z>)H$N~g)7VyO8lUn%ph*DVgN-z@jBWvT6`OE9LX%N=#B%&-Wu(5PRg1+H4I`<z^=1t?gjSg6J=)iP`%
4<N%Y9kkOfp`~RdOsEbrRjXOC@E^S^ODgxOiKy)q*D&OimZI9I0jvrs?iyI3BAzoRHXv!PE+G`DPOPt}V5Zd|Iw9nx^Qx;OA0f%D
Krw=)pQxlT<s&Am^)Fwj#j1ZMFsV;05hE!uw5o_7Z!7a9DXN7iJRzJQ$gKCNmap<H@g(l6?yBf8iYW0T5F#ck^(L(<zby!_<1X?e
&^T+L`zHJ$3o+X;<|Iw6d98#bE+)UJnx!GID5+kl;I3<@)uFwpPN!C=J+Rp<_90OxEi37%MkS!GJEOHI$t15P9;(bLo~FtoW-JP#
zAObTzbAUIZKZ}OC?yxGqamX!Jg)?-6d(~P{iC;~Caz$pFRb3JoU8Szo~h5A7_GCU<E+!Kn<7FA_^cVFSRov(zp%@#l_i<6_pl)#
MkuSKr>0G&vnl5@Fs^Jb%`g_G_$-m4QL7sz5UF^n)hh2PrLn0Za;8$K1|0vTdM*5_v#%ts*e4Vvx2(3HR;1gbkQY|3AEAG&A0gVM
$R|!I3n!Z|`>71DlPs7feW}zkY^(yT>#AL)d#LlNADGxNhB5rFgR6A2a3@o!w=UDE`Yu{Bv@QCq|E#|%_Ah8J=crb$0xWW+R;#%z
Ijm_cW~h9siydezeyFadgDGMwQ7CAzAgy~XxvZ<9a28-JuCFMn)+pYjou}QfO|Fh446weEMi?L`$)KGq=C63D-?AjLpd<Y*Tc(nt
Ppk;A%BuaZbghml3a-<xO{-lqP$~1O&#mdGcBQZ?AS~V};iq^o!k~Ajv#2<vW-THzNvr{|M=U3;FezuF4yYNielYZ~JhCRL38CYz
^Qf;VBd<Fw-y&Ku{jFK9wx%2{OD(f4$)`jaJ|UB^qAVn-AFfWRnxvGY>ZI<TL85A{gDUGV7py2NUaCZ>4=q};SFb}SVlZGY%dn59
XDvZ6->J{6+9uR2Ehr`^v#JU$5H8OyE+~wocCBTs$SA!uexIc?@F=ROcC4hZe5bpq`!J6m?yQP0tSwb99Wn-=n35wc2N+{7UNV6w
l&do=ku^Z6!K|4nHZ4{to3QVpnlF*Bo+?GI<gQGrq$ZH6q<|MKDy>VfpRl2?2#%ws*^xo0Dlf?wKd|#Gg)T%cL9n$em?BRp?xyCa
1+8nOAFh3@tgFo@L#zU!X(b$^I;I~c?<onZ_Auw8a3t*`T_&n4E2yUuJE~9{QYfA-(;sQEdM?o^8!rAaU8rHC{Va8`1t{LK(=Lyz
53NZb7^ah-XrPv(TCh|uY_8j_E2Pq~axQMFf32V-vM-n}M6isf=%#t6D6CGPa;Oh4!6de+uB;{~B`8oY5G&;=d?S{qqanB~PB5pi
396bZS*%Bv38-hSLL$7b_N@agcBPxIqp8p&7_ciabs&8%)g~CMBqcv1Hln&PDzI>=tS!T@8Y49@$*VyrgD-KdfUeRnF|3^-f2OCU
0;_K^5h#Ky%p3TtwkD6Pm#$W?wJU|P6|kfz_b_9uOd`)8DzCq*k)_nDgBe;cb1oq%mZXm<k+8BVGpkrG*{`UrzA5t}Y?mA?%qtt3
U#$kP8mB5LBrUV7u`Nj&39-to^svON79wk{GAP2U-Lb`|Q6$8zrl^=FG%af@x~rM0IwzedT&5wd;-!hG|EpH4ekhl&n5XYAq^%~f
Z=(~KEwSyYOC__bDXChm2(TKY$Rzh510<d(CYeC2$)Ox4lBu$&JT1&57M{f{45bsQ;FG_z^(gbHkSI(r7aZIunl4SR$0(UBZ67bB
%%)Q=a4jDo1gTY|!>u)~OEFL?M<4B}A}vC!dMNL!YN2~61g`Ngm#u^*$*3Ee39Wl2uCRKmh8uLO%cZ=b{V!pnpdnQ>Be1_PbS>bq
$}b<WvocMu1tr3sZZKZ1L?I)sbfNU6l&WGSt{Oh5VJL2?WF_Y+*(_--;-k|jVyt<t8mIFs9IWi8FRCS{pQ^Dc@T?mxX(di9^r29!
c&=3}8Y(*+>m$T0GbHmU&#e<2?yqnwL$H@H(W-N@bS-D2q=`1HjW3m^WT@4q)-ZpeyQsCKq9=PJKa_bZ#jlF2k1a*33MxOSrJH!G
q8t&dXsmRteyl93Ql^!srL3u_Q>@gj$)>d=kEy?{>!}SaTB{E!gR2lI`l8dQEvU{ce6m!U2OcM|V<Lg8yRF}@&#f)5M<ipfxi<Ty
5HEQ!>72?ki?Amw<1t&WEv>sNe5C!Y>!}$nAt;2VU?0vb_b4-<n=0s}4z2Md>Z4m7M67bJf{&0YyD3y9ATd5Hm!I05`6o}Xmn{Y!
MxgjDaVFfY=OJ{ffh<3&;iwX>Ev%O!Ij+vA^Pc7-0ia)+nk5dbgt3PrdM1<~+A3X~d8xUlAsxA+u&7}ywXip`PA{siIj!F>!=%rs
A{%s{JFBy=tEym>A}$!LGAq_8{vuo%RwT@-BPr4ZPO;#ro~XpGORRyX_Z{*tZ>@PH_#*|TA+Ja+E-@vo&MJHy*Qki9b12~&a;}?`
QLL4tuNloO6|DEBf-Mpxi6cTSVyE@2>#X-H5+`&ndolKy11%n~`7XG!DJYSw&ajxAR;|x5AT-^mF{6br2rKlTj;Z6ZxvN>Q?j61x
WUxXh(<)Z2ovG@kMXyw(L8v?`7_MosX(>Y}Z!C^2nJHQ<<gKkV^e6SKqA(LM$|&e6#57AL_^zs`4lGS0xuhN?NUV7)aWE^f;4TcQ
=Bm*q^c%vhpBNY<hM+n%q92~I87eWS@~YOLfG$(66eip%NU2IJHXSIOpDc|bcN+q;kgK?@F(r~OTrI{Rg0H5pIw|?BORKA<l`K&v
s3`U^K`L*oGb9YD->XeA4JRuxS)0BnJ|yESXDctN&ne6-jTNCKp)B604x9F<Qz&X2t{@d4Bch+HLMkGxT&Eu_wkyl4Evj9l<thx7
-LIl4t*lwCiLEUe&?@RH=be!(lb_JALn`~DMXbLof-2@4>#Jp~=&YQWHykIdMJA81sxaNHc&z=ThOWS<7@ln*0jr9oNihK^#wWR~
K(URhdMwSY=%{(EKdvt&5g<7y>Zp6JG8&>HNw7w)Gp-%0L@QLWhp@6NIW#mUYA`6T050q$o1x3GQLI8M8!wZp*e{x?cQT)&#wg9F
K&$Ys|EqZ_>Z6OOEVHMq!>dWEGB;f;+N;Mc@u&$Sd!rSpub~N}Sf(wpQZFB*jV)#@IVqJcWv-X2#3FaCa41%=rz?%9IUhABcc9Lz
fS{tUO)?v>^BXKJOCAC;rK(ya1gS<ev!5TSkf9=_QZxN3(Je-*IG0Y4F|aW(e65}+XR6<*GNyYk!LFnwg09x9yevr~QLuM1lB|5O
5H547=qY6=G9Ub<!77EI(J#0rp)MsUUnYW_i58nIX{;@)xuTXR?y4jvIUR#7g{6TeBc9!)Z7d(J2eFtFaj3#B%C1<b0IYzlvo7+f
=pC)5*QGb5*`jzXJRSR_xUK=O+m_p`U#pI&!>uwge<_I}G^}ebc&ZSdW-xp(yrn3ts-_O9=Pp<<YB0>8ey-S^)Gdjsw<|5ECn)Nq
<turtA~DP?B%@v^Nv+%~6dc&4#xB^O2&@k#WGbhaI;sh--!OZog(=f4QLQqv6|Xxnbt_OUv#!*qJE3E&!=QyC&n(ucDyYFOfT2F9
H79hjd8y*CEUkSs8nV%=Iw<d?1*O=mhAo*cE+jy$`l#|L1ED;r%c*o9Y%9~G5UE?M&!Io4z$%NQ@GYPoJ*xAt{Vymi$FA(80<EF1
g`tTfH7O`Hv>DzY>al{N-y~uyJtWhnNhrmv$ENQqY^l#MHYb)S(<{O#Iw}mMl^u_$c`|Ub|1jOF#3as>`YRo%+oX@9iZBGMPok(S
mMAMP04J;@_$>0G3Z8!<BrG#6;-W*a{Gl<T)*Gd%lBmbCU@<VPdoaJW7OF>`V6BiSwhJ#VKOl23zpQR1^0S1s`mF7#j;4noey!o5
uQIJ9uchB9KrXnh;wGDvbfUhigDQ|Q1g=Xe?5u#O%re<5eyZN6S02+alP5GO_bYcP?wRy1qN^XQU$2Iv#-4>NyC@j1Cn?e~U8zZ=
DxHof%P8TdQLPrM(4tH*3N2bQSg$&;iKb>TN2p|_=qa$59xTzNK%#xAlc6WBN~pFl6D&d`_@z!Bm8o~DjxWa%hNZl(7c>(tJSNwr
N3BGy3zIjia45B@(I~PoeXISf;U>$d5+6+{Bor2)CZ)Bcb}FnSWFJtgT(hVx5wK#f2e3J@za&Me1+9}I!Yj|KI<EYy$1cF7=&1-A
03epE)h>xD45?BoW2Pr8F|V>B%dA+er!M8J8>j=RPo;yd9x?%~p)%2~db265fS^E~0wi%Of+mHnznV6)fSPVEDU=Pbs4gZfDW*@b
N3D6Re6XIP;;F%{aJDa=Q!Q{Y?X9mZdbA)hWvwr$*sdxmpfCn4BB{Hr8>V<HsjFzN?kSg<?kt@unJ8YduP2-%%Pl}BA}JRpN~RAn
0jg@JrmYt*l%&F(C8%w#aIj%0uc;8Kx~i9}!Z0VPs;XlmZLCMCbuLYryDpk5@2DcCS*{tc-z$5lJFy2aqa4O8F{|6JiKoRT(=NKH
jH|FN?x<F&45mG)VyJX1oGjKZ7pi5d$1V>n86#IMxT+wjfvSov38APbo1Fcqy{{0c;HvO0moF$T+ZtxBtSQZ@7okU~{wD#ccPbU5
;-%;&pPslY4FvG27%6WsIIx_qGbpdH4ks%tAEl6=Suj(pw<g)Ar8HwL&@)yq7OiovFRi(%K&;uNDyc6hYAiM+*Q9nUbS1Da(Ji|t
+pI+|;w)jM8!WOavngaLcc;`bBd}6553T+v%c(UZA}lniF|CoSP$*Zi<1ADuMKB>SmN5P=<*&&v@GZA32Cf69>nuDZd9arxqb!Oh
ZLlyKXst1+7_D)v-YnLnrkIK;5u!vJ1F1MJnj^BQxiCL4RIYK9sxWn*xum%ydo4jL+Zec}x+6y!G$n(ogd%IED=_kzx02|p>97JT
R4le6Ijw`ND=sgr#-c+qx33u;&#l-dC9Jh5_N2U>VW+SypD7NgBCV9GFC^cqeXT1h>nM<@6*7M&7b;h-LnTe7oT(G0P%zgmFDHbk
@FWi<@TS725G>)NB&+WvfH0sdof{V-;HcHA`zS4~uP`yO<}l$V?kxx;PN&Q&`!oh9_mZ2K{i-^vVybd5$}W$n5h#KudNEJ2sVA4H
*r_z4gfJbc(yYiW@+|Hyl`yNR)+o3$*)p-K#Vuf{qpUWdN1|(`3#NXmEG0j%eK0zl^`~5@m@wU~wkw3INwEr`!K|Dr2(Kb7UY>EB
?WiHBLMEvz$*8;}sVW;Da4M7}zbZzs0II;H`YMgD&?sS{;;dvSN-)nMG95%L3an);)vyYn;;7FmLZs}fL@=5uZmcA)94Qg0U!--i
0U~Z5f2uw#4J`XC&!;G=rKL?Rry%Pr$u9<`lq}4#A}wPp@Tg`n4y<>rWGv3EHM(f9p0>8G=ey3eg|G{#2ew?Y872jwJi67idbP<e
hPNlJWV(2{?X=moAhqzZMZ7_^)32huytY@k4ZLr?kFUp}WvvLS+9AfB{-~Lxh@}p$#-rJ%JtTUmGOg0CH>g6dQzXMHuC67R=&H9V
(=KzYD=_4(K&)&pzp)t^nkzP}=dK1d9wb~YZyS1~#wCNC$*h^FvZ`~d&8ozwxvh4pDlEb#wyAKIeJOaR+pnXjbSn9+$th2+o+ZR2
60+E_Q>Cu0XQJXL5gs$9g(_VzCo1+RSFUI;rLhF73@j6^&?^_H@F-xA&Z<7Dlc^&wqo;5r45I_Ep&#z9p)UL~WU^Nvge>Hx;4dF7
8n9g~c(3cOd@e38)2UG{?=0Ufog){jFR&b(bg#jrNiEr`#w-A^;w^+K{wgA_dZ?zbC!YMM$gCbJ+%O)jsHMp$nXzjy$T2Xi%_w~_
RIY5W45e@>N-1@ho3R?NF(e%-L!oW3{;%b$>!SOcXsp4i6fK=FlOql%W2pZnfvlG}@~M@u?Ve;P#-xETV=K$91u((^$*eFMeK7MY
@UHu=C#>!+=q3X!tF5D~Xrgg4kDTx(Hz+8lnyoje@2uP^d?i^TD=$kcS*(ApFRx!Q_$wu=39M+0ZLVml=%<4%Kb_K|iz`>9SRI6@
{U}l{7A~`>W2I0myc;sFAgD&E-mm(hMy`b>93>yAS*yP;v!D(f!l36E2(Q?vDyZSAUM|wApR7TluP%_OSOjphg(}=E^(6T%Uo1+k
hb2lWjwWrcdoKf}QZbaE!KXl>0xNy6mmcDrcP}_IBB2SdZxkyjqbpu4IW2WGiLT_X6Dvfm&7?0a?Vum9PO#T8{i>QDM6BE@beKc1
Q=+#erY{aOy05C35U{<iZYM)5xG+JXF0yN|8Z8SZBd{GXxib5yTPEJB(W!@__#oC9ES-iX+M~6s8!$bxd@nODp_`ht(I~N$>87cv
Brb8Z<fcQeGp!aUudI$P(JC=2&Me0%2rTrmX)&^=%bB$;0xa*W3MsO#hdBA5*d#b7MyCEFVWXFm(j}K8T_S5V<Ej{;za46+3ov{o
(<mq`ji3RpdaCj*;x3e`rLj?wyDRP~9;*wnF045)vLd_>wX7kmEGV6o7_3&Stf?oa>8#zY%_P^Vlc+2v=&kduaxn9m945Uhl`W+p
il`<n9wBtDOR~u(c&wtRx2}Ssh$z}Anyp3^OE8q28Y}{`yePgLnlH1bJg+FCHn4syldGqo^&B@ZqbYhRbFD|6o}>XK4XRGBa3v8V
Kdp%@K`Uah{UfH8K8_VCf1-jXm@E;e0V<}ce=;qq7%tnC7bX8M4lpkyV6JT|nW)q&y|7#(L?y;AZ7DdM6fUQ$q9evMk}R1K#3Tu@
gc?q-g({aN-YAYCEiKtGj3rGcsVv(m@~`2ZH?12k?j$rb88LyUcrP6>axfjP39sWULM}8dsG^#f=_e<tP^MI{POkc@%b>xmk}TG+
EhD5UN~SHTMXZ4_kQ`i|5w3`;F`}X{@uWT@5G@igqbOM|XRXa3<Ed2<bgspu^rt&6be&PK8m29)W2F$VzOBWu1)v5fcO6tHIVr)X
xvXa}1SeQ44yBYV!I#u5LoHOPKqD}u;i|+7+8LuT#i-*f0HCj^8mR%QdNCWM1}ncTZZLeUSEtq_Eir2-9I;ERFC`Qg#v{xTtEL_)
Mkl(c_A7I;6RboR6|7dNGpYPBo}+meo3H^G^(;ZID<WvBRi`Gb3>s=ETq=|%)Fg%{h%9d{<)yML0xXxQ$Ry37L7r};^rifj)+CU!
=or8)0w_r@ekDFL=p|Mv*eYP5m8D56_o#>}2bl?~n5vE_t}lDB^s4_Z;36ugBdl^S+NLwC-KQ`C6)dzYR;d;*ldP7mH6vrACZ*x3
$E_4BMJ#wHF(w}z05aJscrZ+{^Bg&-tSe6?{x1kFJ0;7j04ty_J}qpSuq<$~xvs{i&n(=eD=|&0dMENN>MIyBhMj^X|08*;m?*_8
i6@Vl6{*apNuzhL>L^E~+MrXhb*b8@KCC&8=`IwpV5=psA0@LShOjoSu_CFg@hb@~w50+p8Z8+tgfRA_5w58&xFklelq{q!+bnOc
^C&1OG9f0c3$4cww<6201)#4kaxVU_7$&c(lb*k-i?DtpKO(A|@uV{^hO7dpcCYLzc^x^A->-lqFRd-Fx~+b!6RgxP6RJg(k*)MD
O0IY<<e*Ber7BRUiz<V!ASFC5-Xt-mIxH0$`YY)r%di0-pe;%!)uw(bRIqC$-7I}4KP{gmj-yN!8m*70lr6Na0xz1bD<FZWHKzWo
AEr63N+}7gvZY=nLWZ@hDJ5X2iz`v1IUq+K<16x|JFQBv;;1Sm)-9!v->ZzOT&02?T&RpG(XC0Ne2_J%5S+^|E3Yab;V{Y~nXOf(
qoEJ0WU9C$Z>UKh)EKxew=N*452k)6d?|wvLXw)WZlr4{y&6)j!z$aHBrq8&t12L+rmG#Uf~yy$XQ8R4HYqc*upy4HTdPW_7pr(2
rJ+_XCnt(Au%oCF9IM$RCY%zgrYSk5`Kv^(Go_)fiV9>Zp)pGyE3A4Wp|E2lHLlLDa4EQ=`6&7-PA^xcLM)&p7#t%lTqb3L79oPH
MlByOB`wgYnV<?Vst*D)2dye3Wh+4~9;9k2P^3O8O05|zQZ3yqz9Cquu_>UbATCuWGo3M<M=mk}@t}>TxGL2$OfTiGb*mw!0xoE*
PpH!^NfErJ6RyHA2_*|7oh#9!VyONqfGtn0jjlo+4X|3Ni8Es@gDHN9lrSo=rzEK>+c#gPx~{aS-KkQowkyggwV`1wd9bG`|E~V3
(kNjkEU-E)`mo`zVy}6m0kp=g_bE81RILV+>8bfGL#Zbw)24N+)+lkTdMOwxNGOu9&M9@Uv#2bqLaiF7->q(?(yUo9aH<BY%q=7&
?JPH{QL6tXQ!8<l;;64CU@WFE$)B*TBB5d^M5~!286ADFu&@CwLn#le=^?$J4Xn+c->nlRK_$#Fdm<_=(k-JP=&3%VN*UajUM6X-
8!100+^kijimQUA0jw4uxv$?SpRJ%P-=WVeSS#u#)S&+?ZmDJ>S*gA$0jZg<3b6*R{V<`Y@2m?EtE%j)`z6wiPbUa08!!^7btwR@
R;t!5hz|XvBQcn=b}%C<*{Pte-K_&CY@m0t>Mho#vZX$*^s26`@iI!5S2QXyB`ioVjxWEf1uBQARxH1xjHY)iD=BfPRvx=1c&!&F
wk#X1yD{u85h?PZQ703zYpQQ7E~FYQGbqXk0Wb9^%c?uBU?|(B9WU3dk|#qiW*>thUnh~611-!X)2hZS3!~evMyo9+Ju#y%=_shD
btyou=cp#ESu3R%XE)C%vaR+mVI>r;rKhT@5voM1RIFC1Dy&2&8mu_3+$qT|L9ewhFsh}f0jhu~%AMD)0<yKMKdU;Kp{7t7_oM-+
?<}*fL?e`_VXI208>3b%EHntKN2+Qhx*V!74IF}~sHU8sf-s^j+Aa_(Xe+WUFRTEfUa(cEsIlOY4zP<T0Vszc@GC{JIHqZ>x)?sJ
XRpR7U6#eAJS@pES}IDfBCZZAw=u0S_%NcTXsa0=;UB~)jI21Ap{z)U;IKle1f{yErYNSeq8f^yBP=kfc_{*{ORi-tnk1{Ky{%WM
9j>1!5vhx-exTH-Pq20+95szB!kyTyDKVf81uF%o3MJ|}X(8>YLauP8e64LMl&4}UXsq%qgRD-b0-}kW`Uf5;crRldJ*+UHTNU9X
Q7LsHKrFj4J15MPIU(9DoTM5KcCaw0o36L8i>yGX2`;=bWvn+RI;(B1v>DSZf3C%>&><hK9whd!hOw%#j4DzrIH*o3N+<=HC?H3w
11Kr5bFGi9%PSA987M&^B`r0p5U@F_XC%Nd@2EGcf3VG~Rj%l!m#U&M$*Bf0d8iRBe<g9H03cruv97i%yeqvdg06idD6mzrQ?Ldk
5-S0&kRL8AH?0aTb|-2bix}}K)31^$JgA|e`6Gic;;QSd7pn=ZC#+|Zq$xWsDy2EE0ULd==dF9BzO0WV=_V+xT`eyxHKyh%H!R$!
HXtFU@GLGUXQ`&3`67@ePOI3h>Z(vIRH9#-Un2Ubysta0qa~`W5hxh1PcR9xqcIh*XsWm;0j-FgrYu97ZmqbReJN3z&oAaIW~>#R
q$WBn9<dQ7ts!%Zd?uKr+^8a`<Ea<1pROq?1fiRzA|&Q42_h{gG#~{n-LA%^?J1I}<ES2=CL}{9kSYtUmaO!gDk#0M7_EYi!l<aF
2`F-*ajMU(BCX9T&Lqo|L^60PwjX7z<{>LFGo}xuC9o)>(W9KK0Sfvqv?!@7&#Nb)>#NrwwXIv06f6O%<030D`l<}9#U%wSKdde*
FDRC-7No4KAF8mc{ifs?ZZZ!jH?XTHi!3G~_%SrFl&LwimL>V6?XjT&3oYm@>!{H#kTK(;ma0Xna3}F7k*s2!rY~`#I<12#-Kd<Y
gsglkVX(@qXR>XZ;vx&K45)^zmZqDiE3cpqL8?lsAFPcn-6r#?aiV>$Y^K*FH6(m3)h-XP6s)waS}jo}L#96|R44l=`x$4kM=XG;
)F??Iilv|=9w=InekOjZRj4PZ6|1x)B%wE}(I&JfVyqV+SgsbZfFmlUXf?vD{F{L(&n%p);;PcC;Gj1zJ|cD{1FROV8y!~~2PlK6
7NmNu(x{52*P^JUyDTrDt1eBd10=$#1th1fKCg2n(JK$A{j30~IURwd<*eeUB`M7{w;sbG5UnX20IF@O%&G;bM5*zt)Tr($9x-9D
0U6V-9U!%lN}hWqM=e9AAg|S_Krfx7_Ar>G7px~MwXo<V+o&5Z=qh^*&N48iyeJW|*{gA}M6gt<c&>=8grAnAhOp}(MXVvHwk+AL
g0RmoN2X^lgDub~C!}ShSDs!flr9e>^`*Ut=P`q=;H~Mfw5V{hMXT7S#v@H2^{)J={4v?839P3nuqcVB0HkOwU9F)XK&xD=l&=b}
WiNdnr?5IFvMbvV+9mt0<*5uY)v@NOfvylJ@~RLWWU1;MXf4pI(WpYFk}asI3Z|YcIhc|pK&^_Z94NV_gsP*ZW-cYHHLo!gj4d)L
0iu;Gjh~RL>!>)cd8{X=xGH8YLM_R#nJnI@Nvq8yS0ufejgk?r<1DMJrzN4O<R)>f^rQzYN1<8}Kq$2+OD#LB#i%}@f2@<F9Hc%b
C#FTIJ*-Np-7FfdYNdOuV;n#)maF5RwHq=pJFFY2q^cvNyR5mXR~g_H+N=q#V=y7BAuThlo3BbQA)(Z(hpjTGaiyFjTrgKCU8RdF
cBX182rXr$^{ww6=PvoHI;!CrNU6=F39(L>@h#-6N-g>-jVkP<&L~2ptS#QL#V=Z@Ql-$S#v~-L2C?8S46j_US0;QZQzk$!q$12O
^)aS80jd2k`z_3n+a}f^tSs&<FQ>q&z$d?{lPZ<2bSA~D;4DEWL?{<46DfnKOe~tI(=DkhKPKraJu&?-#jFplYbXsY1F_H#-m0gd
AFSA`!mP!m{wSTBKPcoa`l__7k}v+Gl%!}dDy&^8k+1wEaV_N+3@nf&;wgcxbtm*J0wDvdy)SJM|DVFF>m++H)0+UPQLnMB->Ltr
_^=T)<1G6n`>vBBy(z7wC$NmH^eLvS7Nk<98!YCk6EOHIcPB`s{FsT38>&|<oFQ+iC9J)nv#cO5OQ<h0N-zPc7bfqpvmrMtqAEx&
av_thim=uw=qX#Ri=G9k>Zw01Q=e}r<0wUyb2K!r`=^R2)+7}g=_Zn|A+STO#i5z7Bqz!#M<my=^fII<&oxS~Suo11Ija7xbE#vk
sxiB$UnbqD1~1+b`>Z~s@gz5{WhnQt_@TR~L7a##YO;-`Go)S`m8npl-Vly2%PH3&46k>odMj$HUaWR62d?0+y{*+Wi>j9!4lJT5
Bde^TB_TGi?kYyCYpa$f^{D@`*EE)z6D^0PkSp4xI5D=ViKiVX%qcS=0j&b6q_BJ_1+KlV=`PKb_pWWLlO9Yh+b+49<Djdq1E<!o
t|elyu%=5Qxv#INh%EmaSSJG%BP>i3T`0k&d8t>Yk2AWgOe8fbVJ_DZ$tc|*1}Y4wurSdq-6!0r;iAMO{46r9Ffz_8ZlXUOlrH5c
Y%Myhb}aiXe5d|3ai-6%nHYzxiY6hhuO^Nb`>$T7*`32M94vRK<tUc3PAx^QtFtMm7c6cZFPy-qPp)Dns;MKGf}xu(f2=$)4kw8)
h%8gFt|~|^fv##1+N>0?C@EYljxItaQx{__Fe8jJPN;k><*$}4%dCW{N*;7A4J<dXpQP?6$gOmt@~ed`WicQu1S&x<3^baLu&lPO
?yP_k0VPc_j3KkF1*)Vb^`QeOQl|y5tS+FZJgmN|6EemufTfHZDJkZ#6bjQRWvq`d@hTOtD6QO)Xsj_RHK{QvYo}JQ-J^lAKct$d
7p*U^ldc1)EG|4U0If+SqNbIqGOZIOtue$W<19?6rLPAxznc`RH>`w`%r8x@4=%hQq_NVitEyP4bgIyx0w#<z0-^)3XRAsu$fI<W
EHDxtd?JmjZZY03qNv6y%Cd#2Qz6@?4<YrEF|RZrX{qfm>o9?^5w7&B-X^22gDA-^@~luS-z{pbRV@26EU=FwP9S2T=c_L+#U0Kl
uOgVK0xyoMhO*`nUa-Tj)0++?`lXeuASNQ3qN!&x9V)4<uQgpSw4lu)d90c&!7SLT^`mbfN2;VOoT4zR<*p8_pdwkQaH&6$Zl$Uz
nJHc}0V%PqiKR2G7%C;D%B=6MiYkIBPAOnAxGxB>ZYygWlCXO!7_CV#{GgDj-lu^vN-bX>e=#H!7qHr({;18N7_9y;t)gwOE2;Ia
w=He1@GGOK!K$^dYoui=KPieX?W=Sx2`v|xbgjUsQ?M(ng)Xh9GM=CbbudY+Whh854>E5k2dhG@3a=+9wW_};0xiRw4WP3!3bV7T
`Kr4hpeV|)3$fZPtumZ0L9nGG7%Lnr94ty1<D*Kg3nZ<jU!^LaXRbde{j9dITrVdbL!9cS&n+^du_e8%6Ex2%46S}F$F9RG;h+;I
imKnOAtcT&OelSpYcM(~b**qKm#5vRs;4k7I;{UEmZvYKAS~3aY$&@g&7y6s_$Qd9ysaUuZ>M{&S)}<cJ))$t->N7w9Ia!F-6y)N
d8wqPYOU$4X{#NkG^{F})u?|jHLT>U;H0aqS*}?pe;t&oJ2C66l_)nSkT2#jswr8e2(X2nH?0x@k|~uhuM-=Wh^C_?buC~mc`81s
^)1jVi7{fG`>Bg0G%cbj|EhDWT`s7sBrT4sNiLx*cB59Udn#fjE}+qqH>|p?c^<l(R4;ajA~1uj@u8oof2<#`RIqC$C$65Xu&lDI
S*c*KUN9=HX)J52Tbr<%bSaS~bs$G9@Sai?C?JI~+NP}|*RK??lbL$3dL*W*9jJaQ%Qg8cO(k0=m#qsVU?U8qsipp|05Tad+_3<l
v8*mJ87wofiLA*1@H7~${;D~m|0ENxpRE_GDkO|B6Phrr#4Y<TNGs5!pe{A4YAhhH*{9m75wrCp3#Jt?Ag^pA=$xILQYmSb87#o4
p07Z#B&fJ4iLrL5I3XM(u_g_p{w*h`lBlmP;;$>J3Mt+!W~Dx?7ptYH53mQW=^PL-W2t1Y2q+bepB_`Kys9{%*Qt-GTC6gtiYO8y
vag9RW++*wDW-fXLY>Z`fvKsmDlFKkx-2@TST2d3_AJA$yB$)WOfAC{z^h`U+aa}~Zm_EzVlVTobtWaI;I5{fHmnb=hA2ib4>S<0
=`TtiKP*tFj;Qu71gUE;&M&wj3Mn|T@}<`js49jkC#Bt}?xf$STPUfjeW_V5d@n~Q0HDtxRjaqBZ>{K^cPEUkY_B#dNUAZeO&_hV
U^ODEKCF`=NU)F;XsmLrLMfFf#3JacIiM9Zb0Y&X%PSi!LNNcNlC31H8YJE#)}cG3+8FJeOr_kc0Is~C46UcF@u`%upDVzHwXJ=q
?UMs9b{hh)yQuo6J1n#$&8%84hom?#_pCFd^{)A(;wqLTF(_iEp{Fz@3!*zHz!a1&Fg8b$wWuVU2QlO;NS|M<7B!$O9H@}2_BJ}G
2&#OrqOV@1xFPo~QK_@5z@~4kS1G|6ASsa`>8!SrJ*dbnuB?Bl&@5A!PAn&}+pAP3fvLx<lPT7v)+)?0fh#qyDy~1TR<JInHmz{1
Yb{Bv<EtMs<*&-9M5t1(y(#^oYnl|UC8cPc$*i;}d77dqj;;SJJhFMLilu+7$g)%vjxU-gk0yj8F{uTwvn-(~Ix&Z&k**Y_@~&1U
6D;na6P+Nfs32pLA*_X=N2Ox3EHkF2n5mhlL@<LbRV|IG5~7<lzaf>KiHg54XDj<KMXY<Q0iuPYfFl$rYbLR&&#BR?60U2RK&hrL
bgZx{QJ`-kd@W6t<E-VYL@^gDqA?Y)iYbApYnvOa!y&}4)2kUC)vDkpU8=6D(=Tu<bgU91xE11(SgsPRQ4|OzwJry)wW`Li)2>{h
V5qUH0x#0703ZAoGb>Cg0<7yMEG4z2EG_A+`WcxmvMH6TF(z-U_M?e}Sd&*NSuh{2qbs499+-$4ys5>eS*;1Ak1!!9pC??Ry)MHq
)-4++-7rF=Vw}pX1FY{We5l|sU8a0760EP5pRFOJo~`yOC#r0%YcGbVk}XIn3@_}il&Y&UE2)|wJFf$<@v8VQiLPj@0kBW5fv4g!
-LK4_i=rzj%c@fe5~n3K3@b*Q5S+{`rl9*INGubo%qgp|X_~eup{!x4&a679tf@FGb+8;H+!YZmVyKZEp0LuWbf-|Rh@?f4jW7cr
Or#1R2_~pBYpE5i&92_5iY^W^{itXxurE3+u^#U$ET!%?9VsdxlP*ssXPr?aG%X`BgD?>^uO8!=44il<ldedt4XWm)tt2a{2`wHh
Yb!M_iKqK9?xYi^jgdnw(Ics>6s+SgnIwuM5u*yE*DOsbqMlH&Ca6D{8>s{^fG@GF^PFBQpRB5`{G4U1S}-dV<)4kMxUa>dQ>1aD
?x}_#KB%=RudH4p%N$6q0jy9TET#gjfhhu*rKBgWVyYY~Gp?4c1E~xt1+b;1OfYUN?4kIrlcx2qt0BfD!l!7knyh0W=&QG}Dk^dz
XQ?bDek!}GDyqSmFeo6aX{;h7(yGoWsW4J4#GRL_ov$7*TPq}{J1Ko9Zm{1hgdvTr38coXqAS>`{VG5$=P%JDbf;)6a4x7Ct1I}i
w4nH?G^7ZeSuNivt}8{Kji=Kbg``L%6f$b5wj(PoIjBXaEHR!Wgp@ufz%rt*Y%MV@Qz?|I_AW3S5iaVh^sO%*HlJUvz9c@TZKVz@
Mlu?ywjjnKXe{=s>>*aHY9y*EAumX&_9D8epQ0VAEwTNr+^2FdyD7{R0;+H>Z7RB@i?6CJ6sYMdlqbcW->e=cq^z2x`mLQJdn>7_
*)M@A%B9(**e=JfMJ8&kG%UF-W~>6O6f6smd#RwPF{uSC8mu%akSa1Q5h!`5AFJ-F+L(>1r7JcRL8~^V$f->&hb$N=!lUr3>ZB1W
?5(n_0je=C46Py%>#TaDS{DW|c&!qzII%>m*RB61L!_Co@hd$i8=@^K`>YQr)g;m?0kH{|wXg9jKp~W<JuJ_y3oy&6V=6n6a4eH1
OR0jTg0TH4wx|p$AFUa!o-7`$P^mnpzos-Rn4jz^uPh!bKdGc6vobOv7_pS8aIs^rYb$N7TdUw0-m3hj7bNVYi7DJI1}b8#JFsM=
VXI%Spr~Z2_@z3kW~}6<!6^@~LaXVZY^g%4Hmja1w5ty+g%szim#^Cswy-k-fvE~JEUY&%h9x*DxUd#51TgQZ1}EvH%Bs95JFH=-
^DZx_aikn9Zz#>EQ>E{s6s#93_nv$(!7r1SMjPuf{GfR)bStMQN~hEvpdRZoY^D`3y`9ai=^WuLekYqRCMRGi%`9lHsI11M<1Cpb
#3x#&At_9)*`FyE->M3#MXpsZvaUU_Gcjqcjy5STt}<<?{;V9UjUCIaZLE!~d!CZ8)T}%l)Suj~urN!gpsBAUkF97kK&+^dovW`d
hOM$B%dvAFJS`+Es45|+TC3YFs3LVLiz)CVhpi2yloy4atf+V$_8c>z$Et{}N}YkE(WnzKdn7N3p&>b{52y#L@USDRaI9}B9I|q(
=p3~p{4nz`GBZshr7*uC8ZX<a-yfzayQ<A7m73M4IIIsUwkaO0dL@06J*Mv}b*)n>zct)0vMmy<DzLRJOr-uF12P?xQz}C!rZBsx
0xmZ(EU*eI;iL?#E29Oh@F<}m04%qf$1N(0;-uEBf+gxUXDJFV7O9=660F!OrJ;W-mL)tZGaZqpWvQ#I3@no@KAsUTU#)hhOr}a8
WiIKS5T<Xd-7CJ3V6axJHm1X-m#?C(Iw*#&^Q5Vwt1X8tldWa1c%;THk}ujO8X!ch$g26Fkg$C&R;;6|g{@OBXP6MOMyw%^v!9Tz
LZMhG&9GdlNh?pUc&ob_rmh~Xs;M(E;w={~Hmy%8+$p!C%P4TI?ViFU2`GCsE*<S6Sf%$W#isufDjD4_bRbKmaIqS#VkjdiB&r@P
WTF8s{T$USud0M0!!7_NlBf?LZKZOl_NXf=Z=(J#?5-HBDX3~Jo+_u98l!NnnHR+^(jm*DEFA43F{lJAS*NTh!7W9ibuI3&hOqjs
NvtNJX0Way&7?;#U@A(bc&SS^6Q#H!wJ{nMtt2t5l&o{9R;u-;J2DTX2C!D7VWHljTckB8RVX|mau_48;Ge%Nd#p(=AE|~ch%Y9v
xUeg(^Q(a?D=lb~8zo(*&#winx2>_T?x;Gij3vmiJ*zhw0<#J<bFRLptF2L|wjyVo1FN*GK_|o=%_no7_^kdcLaPd`D5z(gQmCY<
4J=Zuq$4w~CoZQawXcn)u`nYgxUgidysmh!@hs=67osaD7^iC*04hT(d#;-=@~<)|1t)_t|FBA(%`2J|lb!Lk&n-eQ*R3iqxiFon
95H4jX|d=oi>pzr$uW_h=q4U594O4J_AM={U?`KTpfSg*@+&f|xiK{iIVbC>^Qnh2f2@lvb1;3d{HkoJSg{B&;;)r6j;JKEexz(R
_^t#pJE}vZ#4Y?P%CRUX(5oG(EvUz=NT%Qg5wV@E{3=eYxTgM~+aP$X6sky`$}k(LV5Za{!7K$VLaipGFD2fsswsY?KruC}ax2@5
xh(IjIiy7{(54m@i>4SdPo@5^wX29K3og?puBZqtZm4uE)vB;A`lXPp6{b8W5HAWUD>HW`kEk)5JF)mE3?`_ooh@vgGMp@wjx^FP
)|)n+)23&sa3E)_2`Ho~;j2WCz^-U8%$zK$S+J9;Q?R@$sH&ALZ!j+;c(3#<IxV)Yek~)fpr}lirYXHD3Mi|pi?5TY2df96?JPtu
xuixWZJ{|Sr6G{9nyVQsJ+iu{_ON5CM5~vrGc87~vn*q*1TFrnmo5*KeJs4KSSLQQY8p#4d@)2V-63(Lzbv7zRv4fp6D<O)Vk=xM
UaB}N&MKA~^{y5sGO(khaIx;Ks-$2ma3yw^p{LR*p{CxTO(;gO*Rr`A^{z;&(yoD}CaobbB&lbxqo_c%bt{UdiL9J3x~Af&XDH|^
FELpdcdT2mNvmdz8m&PvU?qpE5Ur3b{i`ObJu>L5kEw1a!>-@0yrKxPaV}^nbgF5n`6*MSWvp_fL8%O;%B^>+IHhVTRI00xm??9k
k}W^5#HjNt&?@8|^)8$piL4NyKqkPb0xX8Dcrrn+jxXN~rlzE-dnA^y;-uuP=As*>-=Hh7Fs|~M_@}TVimwo>@uq$-TQJ9`3ntpB
y(!wBeyu?*x+GyI8LGUj_$gi;mmo2v7$vr_WiV(b{-CENV5Up0OeQ)LN-+?xs;r4C^{I6*Zn5((Lkml&{;YQ_sIGLYQLG>>geL^4
nW%d%W3LgRGadk+Y$>~-&Yd%;i!m25v8{icN+bpqN3X;%kQeA6(W#WJ8Y(0(i-n-7ts(=hMk}u=iK(_QO{!t5%_>c(6fH3+!>g>K
AfofF+ots>@2lLHQ#SIfU#n#>DlUI76(BXI>@G<yaIVNFVyb^A=cybd!y#R+@vCmAuPkjZ<gz`m`z8&nQ!Ep&hbj}Tc&QnfU$AT<
yB!Iu8>fS?mZ;z@PpfyRIWaG-H!x@)3ov&n>MX*l5ie>f$Ex@;rKcgUGc6P%G_KCBXQsri@i6TTmn#P>UZlq*$Tp)Q11>!{cd?7D
6R5$DGcZ`FBb-v5zpWFkYOJ3n%c}CDh^XzRB{t5X)~o%ajwRWsL82R!4Jb~n`V=rUD6I#s6)5Q}i!H1q)E&Pr^sL3C?=46x{jk9<
qO1e3Osj#VrY`)GK(NCsM6&p)=B>x1OSAcyzb6_jyQwHCbf0%B$egyYZLFP@SsX_z<0i!_0wozJa4x^BwX5_f<gim3QLQwvwy8F%
#h)msjxEos*fQP>d@Y}%o2ytao1OwJ#1t7U85T{fLm^A6=p^K=iKZYXDWev$53F$|qo(($6|fmBZ>$$2>Z$uE?yzYqMyCRn52;x!
gDCc<P!=UE5SWXp539ea2(X1HMkc?l{;U=x=c~l453U^`yeYk{J|rlv5+rV_C@d<W1gpa_o2@(tS11^*g%C?A5UesK(6KYCj3qLo
FEn{ATdnvdd8F+x&936Cwj2Ya7NycCr7-@eoF~7lMW!69A~FOfR;wqHEwH?){js#C@~BX$M5$`7yd>Q$il|sD2`NY^Ni4o6qm%it
bE*-hHlc&4zpQO03n~RK$f+?X1}q+`a<Ls4k2ORn{iJTPY^iLa2`ug}axWgG(Wogc5~**nS*&W6J1t5y_$qv>lA{6`9jGv`05Er|
c`v}LtE+M`oTr$TbE^%la<FHrhp5$^?J#kjKd=KCMIKD3#W8mzOCFf0hAx<?SRp<oKP!Hwyr~lx%BQub2rWk^V60}WS~MdVf-!!r
TC9{a;Vb;F{jYMaW}?U}zNV8OxvasYq@~KPts{jX!zv3WE+Orx;G>!*ud9h5h^xG)s;V^<*{GG2)vH@A-mPP;IV~R}cq}|2$1KyU
OE0UT(kM?QcdfT9=p+`Z%BpK9lqWK+b2Ad4#VKj5?5F}G6)2po8>kGC0I$8MMy<LmNvzE@K&cBObD-L=rY(=K!>zNbc(0=$Xt0AW
RjmN6C#8#@2Pm4Wf2q->&#?e1Ffo)Uk)j3+D<?`2h9k)wK`iepDyaY|F0O5`t*t694<neYOCJF!)GQex2(14wbgEURMzM@8O08$9
s;suHI5rcYE2~x%*(}B@;4r)-E3%p>Gb|c3d@u~IR2hJ;52>A=Auw;K7ONMJ8m(ciaHtF{5vIPcTpFpY@*8+9M660GcdkJhn<P}N
-K%-0VJCO6k16(~2`Pu6SE8=0%&F2W(=Obo`!Lllo0PPx3MLXQ->zpRJu5FGGb<4-94T|5AT9Tq#G=irY_4dg$1M%0f1&BC#jlkm
%b3Kfofs4(^r)04;Hb}~8l};w>nQK6axliMt(gC;ps*#d7$&W+nWFX>7pbl-9jkUH+pwXg{j8s)U#v$g!>vXn?3m&phpPA|sVI0b
nXEaim#5h#vMh|LT&91lX{Ea?yDDn2;-rrj$gFcMi6{-XY%#g1+N)HlEwG|0i7Uk@-7mE$9IbA!nk3??f+ub$Vl0#@eIp+;&Zo4f
>mp>N<gM$lp{v9SHm8BGvlqs%Tq$g<S|`P&7_Gl3lB_=%nkG*qqbx?PhN%TO5UB|=Frj*_+pcyiGABkaWGF|l`>b*)cc!b2*R0nn
k23$QR4qfR<uE0&VJ0=MzASevkFeLPgd{?cV<|BzFD$AaJS(oRnxGOdKPG3bp{*A$k|+@}?5)C+PO2<0U?F0#z^GEI*r<OaZ!)^7
8ZZQ`6DAj>60CqQLbLFsQyJ8w)*wHt{4Y_US*c>J`LKPhl&fT{Cn#eJtR>nk60ql^h$NsV!mr6BW}`N;y0A>IE3bzxL@INpP%aXy
B&2$!=B5fE5vb=cjU|brSSdQJ=PZpV6(Zo2nyB0zz$HT_#;2&N#ISZOB`I2~9i9-RDl&5|QY98IDW1zG9j&<_!>RqMR;fO(kE`!4
g{w8O`yVKx#3Z+ur>PySV<^9<m8xhae<%_pXrmgZ;jgD1uPz)YhAaQ3Dy{k@Kp`its3HEQ&MGvVSFQOg?k?V~fFvxWH!M(>(yiRB
nHM^%8LUySk1InfDXWq!IG_S6UM@E+D60u5+NnFSNvPf@4y!g2pdE@SWhNf1moH?jiY&vdqO5$8Ybkdrwk?vU;USS2@Ex(Ib1Voj
EU6PEvM%<pRxb20tt-T<AuJs$qaZCLj;y_`tt?QZhAaE2BCbd!Ij2h(<{b*GK&G3lKr7uK;2t>{qOgmk@SR(&m6y9Ex+1oW=&U-e
M>7Ac(6BQtRx0ovi>W=X1EKI7`z@WI6){r?1tjUMJg^9xJtQHm*d&Lfqpzo}9kEa@v5=vxV4>eC85*gi6{z{8L@*(#BB-sXma$)?
PAcB7qAk}YL@_{^Eh*fprY72`I4&_NqcOoNuPAIVTCl<@`lt7-$263z|EM}Fjj8-787c25Kc-fxV6y|TQ7q4^4KZ-6AS&&e5G;fj
qOoQ$I<d~LAEjz2o~_cRcBXu&B{knI`6@mx8>n+BW~_;+EiGdyT`GqmH7~6g7_AE~Gp*0B-Yl{fOC9X2un-L+VyWCImYOywUm`!R
cCK74<t`AeRxbH1eym(1BrhAQs;(O^v@9&G5*?(kh_Cyv;4TBM52-wpZL&}%o~6GqmLWSbJSvPO8>x7$1u8DD1FI^mtEsr3Gb7V9
fG1$F`Ya}<nyzauq9&6o{idU@1*mBxgf#-0wy@zYgC#pHpQ|{Y`Ysx)yQ#M-2CjUrfF+g?Td8=fF{a9+4IaFtMz1%nAgM#E(yJe?
;3FikxUIsfr!#Mt3occx{-~5U53b@cxuy6nte^U*HXbRkMX8)CP^?}uL#_&^z^tew*{c$$n6T(Bbt($7v8ZgU`WsKESf}lhhb$ST
CnJWL8m!`^Y@?tnPbvqKU?rR^@Gw@eHlm`UTA#eIDXgfhE2@mIF))6y3!93lPpzY>>Zcm1RIUpU{iIr}|FC$nL9u%@F{a=zV2c~6
R-HmLrJiLmNi4XihcU0PE3fA%izF2(`Yy~ZuPjHcBNMzZ`>8CdK`BiT?l8bBc&(u=t1q-IJF4v~EFX_6-k^Rl9;7$1Y8p(a-Yh~c
X{b0M&nJzlZl#75#0*=irzS!%oi0<YBc{-ps4MCn7pl7_F)2fmlrAYPtgmY-j;Q0V-LgchQzefrbSEsR)-rD{WG~&I^(?9}6sXKB
jwr3CJ{1_Df~-W0qAl7ViX`1EE~~gIbFh;tB&n{b<RIgvFfD;Bd#pVo$0+ujqNVt)cPU;b>yy2w)~d3uwXwggUn}9R8?f4tWgNXE
IW1nUXD*O2Jte6w4K2&87_V5QiY%P1t)#vwA|+ogj;>j*s3d-&8I*~k2%NpID=b~Ihpm97NUnYm>#b)p+Oc3PD4lO6bSP)78LtVe
2ri7PFEn8*jH!R9Tq)kASuz@`!LID7s;qUYb0oMQbur$YqaFpUMKgDlJ+YUl38IWJK(9M2FRcf#gs)~NG^AaaGAu%>Br7qPG_pjk
T_nUKbtU?y<1MNx?5jSk<*AacASqU>bEy&;B`~d}QmT|LPAK*!)TmG>9WL6dr?77-ZKuC0bSefT)UE=qohp7PZmBseJTLAoup_vj
ek_HY9V1*W8KnXgB`p`MgDdf*E2A$nBCj8<Qm*@+UaCH*&Z}v$bgFBqSun7uRiTHct*Q*FIve>iMy4+)aTWihJg-?Ke61A_*`$dl
OfA%_AS?8yRILsuUaP7ncp`Bwn=A6KwyX6f3$8z`%q(=KzNY)Eny~1wwy7P7(xs>?fhl#ZNvr`3I<bc*=Pc$g_^P*{h%0TWQm7iN
uq}42im0=v<}4SctuSdOkFB4ngs&j1(Wu8TWTo4sH5n<POehC2C@&!$M<}tcv8Z4u(6UN0pfa#1u`tu8&8V)f1gwZDd#z_KK`-5`
<teWwEGX=(D6UGR<EwEhFd%TMgedeankUg54=R2wY$<^(=BAS<k_@7(o1t!~lahp&H7GTy>oJfkkR5ib)i5h2J1!cju&)R(@v4Ba
_^eMbiKdaKbf`0&tEGCfPchc0;jN=H9T~_hq%I369wdjZsx3dKV6R84IHIj6zcE;<gs&*5m#3I0z$YFi*)Pd2nyUV!uBgtM<|xx4
m#r)-Nv!uG%dfer2rOf)NURMpouQDZe5%KynXkpB46r<|79E$G-yt%tj;>oQM6VPp(X6#8Y$%?Vq$X#mPOMv|ov!FC#vmQ3pQs@y
das)<wJB4mM5v0aj3&x1nWdMj!m7A446q$A<*u}xUN2iFnw_?*exf&<(X5@R9Ia-oLLbnsh$0HAD6LO3Zm<ur$|hJSttyDAaI0XA
si<YDY%Kb&ucT8gsx8AT|FaFKA)zBLK(7^vDJeg(5vYKxg)s^*3pCfG>nmL>hMc%BQ3<jvCaGl~aI0@Hm#gzB7^C|h50fDxz#&&J
GNY8D+oxMCcqEXVZ6tIt609MpI4+W{Hl(;6$u3_onI@#9p`c@^jwxN11~6VEh9c&v#j#H)5~(SsnJr<iU@D2G;h6TZ{2XBu*coUp
IV`BDA2BH?KP=R*ovPs>0j*-0cculYdmRd{S+5l?LoidWIHwLAsHldjJFr)*zOWLg{-;1RbRajK#wJs(d@u;Hov&-C0-(35aIoB{
DK=BC6R1!th9wEFiZSvmAF|-6x~LGTo3Cdd-7H8gb1bs1Vywokhb-Bbj3)3KGbY$9Zm7gCt|%}nx~23l=&Z`9l$;E)Uo5CF?Wmft
`Y=8#lP!HMV6ca;-LfUHP%wrdX)B5;X{k$^n4zDrC!2mBqA>xd6|VCq^eQf~0Hm88$f$9p!mmA~iZHD$turv7n5GXYp{7r)X{v%X
kgju|oFo~lZL47pc`SFW*`<ma0VSR$+MUp%Or}Gxp`>*zV5q?_Vyl0#`JXy4g{>zp+N(9Hnj8f&g0cmvyREh)M=Xe#gelh;X{ORC
S1&-T`YPL`7%NMvnXh@SccZ(c7N+hev8xxVI4;<w8?4u_Ga1b<_A5#(Q7D5Z1+X<MXsVg1#H-7hL8%=ul9Df`q@}~Fb*nP36R58t
Z?0ys;3Fa{3@Dc)ZYqE*<)Iy&v#j%~@~N32fvh{P=PpDki<AT~a;S43d#ALgRxJ>&zpXr}8825AlAt*=qcJe7*QZRUx}!xW7ooN#
bSz+@`Y=W>cPq~>w=V6gZ7vHde6W2qb|cP~5Ue33#x5c)|1J_ES*Zf82deC+?y6ENVXL($4X(~AlPJ5fVy)#cLZLdP)vISMwyRjK
=&uMNPq1yN-=~}mVk!imTre81>zq<3{;&5dZLTRNiYQnx$f(dQgDzyNBO}={)~5p|@*TyYzpqs&%%rWK8!k31_%uDRRxXbf7%2xR
VImH&n=~`9`>Q0Zpse5~$|;JZ-xi9ZF07I%h^lv|q#lDTSuP?ni<-VAC@e*>PcB-iawq<)2o{N)w<@P3j4pL4L8qW5keIx!JS~T;
C8&_DI5Xy|e3incp{flj2&jIq7Os=5YNnMi#i%`~?w(gILM0_FZmJ)SoGK$PrlL<Nk1*b^mn}b}XRHda;2>robR?RiMJy;Hz$yQ%
wyT;e$ShZ%Gp!9S<*hxeP^}g#`=k0TmMk@#WGXGIBrprDU?A-;ajVxXI;LQ(h$L^SLof&{Z!R^k;4mXEzAq~@7p9LUqox}v|1NDW
;~ussP%1Vlgd~m;;;(_Mo-M(!Hmb}o)hy{PGqB63Q>%b1bgv&U5EB@!Rwt68KPO$OR;Y2Kez6Cw2Cb;9Suolqys>MalOofYVXiAF
3Mw3|PcST~j<4;g_pZOLm#Nt<zoaEHqb_%#KrkvEZYne%M=-0a;~kW$>M_?Wy)4Tu)Tu<SSgb9Ya4cJ@>@mTsysFtMtt}BQKA@?x
?W5eRw4IBWO{vi@2rURK796Xt*Qax@&8L#211C|fTP4>R{4M$?9wm{Q;;WA<a-bI}<t_9X1u<tVDkv;48>&OBeyWQsuq=kENvI#N
-7FcbRV+rakgH2F?Wts_4YEw9k*7>9x1uVSq%nLhbhAsGV5=jrrZUl}lqT_&k1L_67^y%k{wVLTV<&qu+?PzQFe_xGWTFf$x2?i6
A{@>y$R}N&>Zlo#sjMn8N2sDI8!#fQq^dKdRWMtws4il!#H|t~RVB)+{H~)dPA!@z$f~iZv6VI+RIYw7Q50#hxgdZtMy)fPj<D&Z
PbCJa@uWwjDK2U$!YJ=4YMgVT_nj7=VkL<x9ImRaz%Zt%0ia1O4ywqW%Bs~QiLNl7yRn2cuBtB!S_dU0KdY4~{V_l-5v=?#(WrH?
GbNU&j2<?qq@d$052+2U<*t4y6stC_%__eqoiN=h>Mv<1fiP^X|0E26i!9GAXf)#~)~MepRWBQ^a4vT;H>wP&Cod(kU#OX+5i6Fe
YOHpxBc;u$-zPGuSE|7;EwkjO%Pa}5DXa>WgRSwXtC{OG<RYN0&Zm(f{GN8NyQ<c(oT-7D87oN|{2RS2rII?VPbQ}@bteY2BC0eF
=&M60%%>17POF%g<gCOU<2DZ|?W$KVxTssI&8@U8S}1R`1FFFwsIEY%Atp<pvZ$S|KPF+Rl98pPpt7B+;x6GRtDtNsx2}|$12FL>
jxOpaCN3l?jIY|NkE+Y1P^qn?%qjCJ04lyBCaawzda2f_^{*(X<*Z65g&=R7m8?%L*C%!`5}EOw_o#5MSuE(T#3*niA+2^PY%Cio
gd~x$5G+-#=qi6E?WDr3kE;YMjI0bIOfHi#S1_@!ha$r%b}6GT1g4RmcpiHx6D4USbg2(2Q7Gdrcd~)7M=Un1V2|`B>!x=wuOlWf
JS~|n?<^#yS**t>QK~PkX)aYP^r|^78mg3#5G|RkKr5dmAriHpMKGu;v?&0t7%8HvS}>igkT0Di|EmF~@}(WAY%q=|*{a;9KddDz
0HypSq%0+`A}RYA$sB2@2_NmGQKZBm7Oy3)7cGM*Z6Tg1nkSI1hpkPe(I6Zy)uq)P0Ga%;Dz2F-%PV23%`nC*@UY6I1g{Smnye2p
8>AMf)~Hb{@vP6S!J*<XX`~>sSFV98e<X^m(W^%upDsl)t}LspKe5`a8l1eWnJ7{n>L9)(yeKr67BjS+&?w!jfe$nwN1JLW=ceSY
rKnJ;)h${s*(DLM`KyU5d#8LVW3Q#AQ!RrbNF^dR0VI8{O)O2XC#v6<^&Fie)+9tLW+uF*u`pq<s4dDRn60X=Mkq6*q$wn@KB|;2
D5QU=?5%#Jf3Ui(Ik7XN@vXm{!mSamzNNbwgD)7Uu`IQ#kSQr8NhV7#Mz9Mkps)%q$gIy72Bw;+Z5XgHN1OR4EF?Rg-!TrSKPzai
BrPPPpr;Zf=cJ7ckuIn(fv}=4RIC840Uko6MyT$tFBmK?l%_ndcq`%{Td(7;_^Gh2Bqfq89j~^dJghw?t1~(+@g&cv4zH$|Q!J6I
Kq(0;@hD&^OtGgg%`Wb$sV(lTJ+Pjy6|NzzTr1BYJ*yk7!mP5c9jw8sg{fq*{jfQvYB0JYTC3`r*eTj0K`>t?C@aCUJ1xRA7B8Q!
VKlKYbt?lXW-u18fsRuwyCG~a$E?k)`KlAJzp19Gxi1N@8Lm36QyXBI0j+MMgrrBH7p@hscBS?#^Q_hv6|3a1C81y>0w|rL#3z!l
7qQc%aV_Mj7OPGuaW5hirm>zUyC&_Vf~i-V53j8*SS<;uWTIdzCn$9&K{Gz0RxY2aJ*e6xjiS`8+bLz5Qk&N(loJN8^c`iakE{``
&Zq~hW(fr=v#KndV=#uK?I&cgnk~w#cBRX$Jt_t<3a~7w`=Zq<gdis=va3j|*{D+<jHY9%7c6=%aIN(%FD@S})GTi;mZs|sS2W|Q
q^;B~yQ97=8Y=B1D=bQ-lBKq+_pBZ+RxOb!aILej5C()NFtC5DFtE@tiK4G4^Q2X%y&hUCO{O!9imwK(iKq*u;HHSFa44@ZB(W)<
#4buGAgYJ0Q8B?HDk!ipOQ}n(C$3qg*cuEcFetdNfGoVJ%N?g1G@R3tNiV80+AuAwr6?{iAv9Do$f{YHKduq1=cs=w@hm*5a4Q5Z
;HtST_Avw<V6CX5>zwg1?XXWOHmzN!Jt&@<R3tAfv@fQqYb(j1IVy)I4Jo^%!Lq-ngQ@-;o2(VAj4bG^tejA$HYF%6J*X|MOd(6E
{jEcw4k;R}AFe2l#I3F{kESTC*Q;}{!le=zD6U?xS11>#=_ksqJEtBYlqX@VqpaVbBA|b%CM?n+)Ud^^2&xOF?WD<`tE|qO?jfzJ
5v`V}BB`gW?JVUcL@*a9Cmy}2*)EBzvZ_j|J0=AcmMqP!7N;jLJ1jn|IjoE>3oFE`QJu7}qNH;e%BbKf9VMzSLZ@aUB`Wo%1}X@y
z^)P@cCbD%^Puk}Lol4JwyfW)XRuo<j2?`rovf)Y45=6?Kd#NFEv}su#;C}xMkoTQUaSEvXD<1jVWEUCd$1=ZUa1_f*QZvLq$U})
L?%P2voPf&Ln(tQk1{AK-mR{ql^R{IQmK0w`JWOoDlXYEEU?WdVlRcTy)+{z!mnSY4yU*zizgZ$)hL3fTd3J4dZrbqE2#S;gQM%M
q8*8=Go&dmY@pAVwl8%U_N`qjIix`<7q0iM!Ld210ibcID=G`3rz-&{nk)t{|1cD%=p~k?cdIm+VXz!0?4Z-GlQ35`$}2#YAFBwh
%cbe3RTaxI103<G1f(dY=ptgQSFmj`uBDkJ>!{^3R~Vcuy)Kz5?Wzy3_9{-Wu&C-K*AuR)2`(QQU?8WT?JaYk@+JPP#i?yDZm%e?
2PRD)Y%Qx7N~mI~pDZ#i3MrehSt?Sj>?HXw^d;S~R;fuWt1D-*k*)a|aw;+|Q!#?3i7hsxS0|;e1+KQSbeu$}p`>xKm#VF)dnj9|
@*{Vk@Tko$D5xT>39f)Bd#@|4wW#hctgf1x#H-6HxEQCa5i*G_yR8f$`mac>JR?;kODzI1cBL3EJ)Ebh)~(H|RHNl8fu@8g$fTz@
o3jI|cq)Ic-Z2!IQ7Sexh9Lu>;vl^--ynfAqNI8y>88&pbtV|B1*cjfzpw|a$QjNml_{VsH7r&j87wp@vnr1!K(Ljq?=@K%|0=tx
qbA=k)F&%Aj4&Lm&9U7mR-rAS%OD>pE-61P!kiPLSgT#2Or&ldw5Y)<eJNWZDX;^ofvaV#z%4}+Ixn0lmoQZy_@@r4WvtSxGcAj(
6RTk)e5kl60<yU(9xsEZ>8gvZmoe5XbRlUl*&r>i4X-+@$SBsPQX*oVACWMylr8zLxvSJKO0S$KXr$Vz-l}h~imu0+gDX2ICa-ra
)+HpWr6>KRT&Ct2KPc%g$E)kDMleIH!lpfx=%Ng)!=W&+kfhM8Rjq8Gy_VZ9At~dn3os0=&93q-$1J#}YArSr-Z8kP+AK{c+AlpO
KC$Ma8?EjuH!oM1U8-)fY_WzbG%h<Fo1R{**C@U%Be0q<hNt^9emAW#1GEn*!K_TLOtDC*a|wyEYA<9iwXR99YB&uLv9B2vn6U~j
@2>eR*sVaaDz3__aH46Z(XW`O$*6R!PO(^|FR2AGW-UM~&MQx>4Xfm*imun47%zXYZ7C$L-!1`|WE^s_5v9!@B%<N0tFUFP*f2aV
w4--10;BUVO|IAt;V_7n*e}E-EU6c;C9KS`GcHgtbgNG<A+QN9JFs(>j-1CVtt%KX{4A5Mpe+=xAt2~2St@F(2P^?BzAkp82dwcc
_bp%^g|Q8zupXtVyQ)vDT&LGDd?^zlb1WYa2e8MZZLzziQY@mSt*1h#4la<Wn=7rPaI5VuRxFS#rZ35=;-w@kiLKYLG%miY39Ric
7btEi#4yaPSR;-J+AYMc8!odhGArgR5U?Mtv@;c?A|CdeNv)x*TdX7|6|g)mf-yI(k}U+N*{#1Z@+KCue4vIWYO30>6eUQScCWpx
eJ5z5jVZdC;2`%dH>dnA_^7+Fo+=fsGbo*;dM2JQ0FfyyjHwH#6{dZv`6RHa2e0)i&ME_@;H_wyOeIjJfTlDfVl8{AcPxviU!m+U
oF`eVA1}ihyQKLpN32J&RWX+<?ix?0Y^%epXDWy$_$J&So+^)}{4BPd3n;&?bF9m)K$JcoHm}buHme7*d#ot2(yEgyGp@-ZHYPbP
j4cVTe5#hM@}~H(n6J{LQLu0_v8?#5_O6bYg|X1DiY!W^DJE;I!YBYI+$XTCDzFKzA*QaY_$+ZPfhMRXDythRnyiQ_OR(6a3@Y-m
&nwa-O0EsC(XK|Fa2)QeCNcITZmt2SRjbggKd`$bqp1F<Xsm6ZAFM*JcCgs3`KXmCnK1RMYA|arNGSU-<EGN6`mG`?5UU4~8ZDqD
@h+3E5iN$To~A^r{Ve7$kEm!A3b0?Ns4sJ-(=Hn>*(fovoG)~*=d2p4-lOH4C$i707p-oW_^o`Kz$iv79x9x#v@fJJku9(+2QMZu
8LV8dR;lb7$*#C2b1CMh<Qk)=y(A#5w<u{c;3dGVbuhdbx2$rihNY|&mnkHssx6)%fGYJYMKD+_X)QV_5UqcxYbvR+V<rYMZ<_M1
m@gJ9p0dEM+AcqeZLv?KF|qz4L9VDMQLJ*7@T!(4@TX6y2rdsUH>O)EQy@(+eXdfeRV|4y+pG$o`>3ciaI9`AdZg+j8mJ1WYNFG!
<tO*75~X?|sjBpoaHKOWGOWuY0;=~ds-&qTjjh430Iut*1FUB-F)ZDu=p-T(ov*woOc;8h&8a3a2`tmAo2444grdGA$f$D^GpVIC
uQM8^2Py@zKrmyhAuouq-ypZFGO2_u^ri!<-l>-;P%FW#-Lh%04;+)F%c&bP^r9!K<gpH(_bm#Yb}`SeeJee&H>;K~tuQ$*cnGqs
!J<;4Y_Tn<i>BfsL?I}uvahQmizjX<bE{q)7Nu~Vf3c5_+%2dvjjY?3xUP?#mLeLgAR_rJFetw!;wV(E?<;L8nK1IJ%&1SPq$*pb
VXBg<&!@MoV<ix$pQ-;evn>%UX95<gN-by{_pJl487TTDsV)Dox1zZuo{JDMRwLaoSfzQKsU77ZgE1GW&oI4`;xkJsov^U0l`)O3
=%@!G!z{)vM4gkE(xpKqIxw55AEnEqiyMrk(HrL|x2$WV2PqAu3njg(VVESS`X5H7U7EP8k1n4W)FjiMStn&Jnyw(MT9@FA;3PP#
tDpNZ-7Fz5Z>sz*+NK;Re3>_~o2;NMzA-W|>8Sr6cdivKcc=`kSFwpG9HrVWIH;bfvMU}Xye+7h`>t>)hpqsnD5?Q2A*`CJWTZVV
8liQp&MxS%p{lK-QZD2wk1X-25H3)yizY@X#;7kRL#o0kB`|)ifG7(IPObQ?(X6bhDXdVX6)YaFFfBeMe6LuqiX6u*v?Vtj@2hk(
nWHu=I;QO(EvOeGcdM?dt{)Apd@S&*eyVT^1+j)NldPsFA*`4h5v&xet)z;h*qmFh#j6Ue6038pfw4EK(yz3yxvwFmsj1Z)lB#?v
ZmxQygs6KYMli|^GaS6Fd8-t#pBsrO2`|PYE+<tlWF}Rx<f}!g`l<z|ur$rB%QMES@hq{f3a#)kV62}l->sr7J+Z!>#;Tl<#wVAc
daj46At|{s|E*ywDX8kNXDbn@j4XyO&@m!1+$PJeP^urO3#V+YuBU0E5-{PbuCrFDPdE^$7A!HCr6!OmzcxZ9-6Qs;QZDweN-uJy
pDpAlq^$m}mob{Cc_;fRLNMyAIH^$^`78f15U}#BEVRR<U@dp7;g-V=H6HSy%Ol^YI4#4k9jZ61&#()ujIzi!I=z;+DYyx;M7WQ*
Ev>D%<fsNRb2I$4L$vs{-!^x*Lc966G^x|LSi7{bUb48p3Az8gj;D^bPO*8n2C56H3L+V;M5@4~k+W2(`YX{b6e}+)+p7|)<gcEr
jEJ8u;|nFQ1}><ohbYG*d?3yvk}OmwxGQWBsj74-@+fsKmMe3cxvQKm^`%HN4Xp62ktt*;#V@WZIU(jR-+>UTP#_a3=Bx^^Y9S&k
*DYZ#q%r>_w<t_82&R%0G_9_rge@kiU8a5|BcOb=cc_i03?ok_>?*4&svoeZ#Dxwod#z0^)37Nsb|}5ATB<6nN3ixSP_B`#u&XLE
2rSX3Q=;y!i!BYW%&K^-SgHv$+7!{O3$PNU=pXqlWCa;77_QQ(gs2Fv)U84&_^3%SL!+3hkf=_u*DYc$P%NCN{HZ`7NH3<P^(=>`
aICE@SgOph=PJu2t1acMSODasIxm5wIWgR<2Clv^Jf{w<Gp@3$wWg~mfh}6H2q`40Juy<ObF8(pQLV-(4=HD<?5kF#6)ET@`L9A9
6owToK%-1C|E<uiWGU>Z`6Mo`jV<7zjHnGTdaZ{qQ>^!{psLfRjiOi{dMmUp5-nx0Z?ZitU#(N7_$)LlDgqUm79p#tJFfm9t}bC1
%BE+nz$dsJ3o6zvU8?&iC$xMb2CmkL#3b#oSuBdN8m<elS}=;DW2y-;0WEtb`+;t$rVA*pov1~d_^hR+7%SN<mMtNyfF!z~b*9xa
WUg&0Ffq-nbEI@ILNXCCE~omf5wJEUSg7`$Q7G@IJBkA&uBmV@u`0x;WiN}a5iDk@G%qk1fH32qIwJY64=E!mvoLI>WiU>oDXs^g
wJG~993KlVF0vRSETo$!DFXE`_pDeX@~n-o_oL0F@2FBD8!ODK8L4HcD=8c?p0SuHrK>un*Df0;G%md$Ff5KNr=T^csIZ!+daKGJ
W`dij5D+!46RF1)*(wq$y_Q-e!Xz#xr6??{1}*+0T$=eT2`GCeYNur_60Tn;i6f9GqAi#tBe07dB%A9bErG+T%&VItL#cA9kRJK2
F)wGc8k+8<grkEnaV{YxA)`VdVkgolD6LAaF0WQ7u`m>@DlqD+jHtXVyDSE*HUKXwr7a>bVJi8sM4l<H0vyw;`KbaUm?^v}i>Py=
^slzA+bwG+qN)M1O0TZ64l?(!1Dxz8S*+QrA0r+y?TG0ln6I5E+^>2YZ!v4Fny%g>qb}E~ez7U8bg;#)+OGMqwXia*4J)5AH>i#w
6fhR4aWbi<EF){H=O5K3TZ3GxA}(yOMKIB*x+&-=N-R<=i>20`awmKn0H=MXO|8`+HZ*l7YNT79l`g(ElB|O-Hm;U0Tc8%I`7bY>
yN4c@$*mwUyQ0b;ovni<J0+)=SgZmq-YOL+q%4jwC!{AIUaB^jgdT#Wl&u&rNU15NB_;tM8>L~aWGhpv9D`V+111!%vnAB3{i)rm
p&aHe_9W1#!Xb++GYuUnQ?igDAu#nM+^eIley+!`FD;cYhAn%fzLZ;{H>)qH*8&D7EFgiTMkko4eJ~WNFfK%{4y!V#7&OB%<gDkY
WvN@PKO%aoJ|hIBsIE9GoT)D^@2tbBPb(}egs)2<g#@=Oc&TEfO{ljlJD-J?ZY)S7u%W4}pRzZqZKx|S@*-j@{4Zjt5F`k!;;m(@
Y^WJA+^oo|kgTFD6R|ZRc8Zj$kf3HL|Ey#wi!4DRo2dyarLUbZX{<jf=&MpH#j8aso2|s95vWTg87`P9=9I89gs$M6K_Yx4I<QqO
Hvl9snyAF1+^j+*KrLV_5-ce!V6QnU%_(&tt190uiJcfPIWfwoA1N;}%r1>Hqpa#41Es;L_N(=-wH~yi_5fHbQlQx@&8=dsjUk_`
QK_jSi>cfuN*L&`K$ih3i=8d0NH2V_2r6f*Nh|Uxo-6SvVktMNjh<^U)2tC9kB+n}%q$5g%&bK$AR#QR?x{j3imW0nD5-&?+MpVy
q#2|rak2fZ7qKFvCA0jax2m)=*R0E{nyCn_+%EPb#)HH#94wxmt*vP(dL2Zm>!@ZYn5vSkA1aruEG7;yr>?%G^C?)YuB6(mRI1Dy
@v5<^MlOl07^f_+D61u|ABVlEJ+D$K%PYLBq$oYCLNVl~jI16m+N(gYPps*y3aJ|>=BR$6Xe|^hPpA{B$t%1w1g--xFfT}{T&vcx
p8%#TAF2bf5vZ&$L?FDPwW^M%(J1O5lBSEVT`A`<>MWfrKP>euU8@17RINj-5TnPV@~{mm`=G`sb*=fZD2VT%;-f9Bc&2T$wXljR
&8kJMqOJ=plOdC_94i+bD6)Do`6Z$wohjX>H7En9V=4YEAF9o(%cgjxI<670Gz4lZ{;KONNvcs7{;bj<`6<ksz@d1dqN;8rw5kFy
z^?EpD<JKqE3H|sH!kt4MzMmg&@Lh$Q>=ld5HLYAjDiKMKq}9icCWc6*QwSnGOWQNeX0?w53KJdEvQDXfhX9g9xgtrAu7PFKd;-W
)uf83b*{%OXClTS;VCGjgMd-2WhOZ)h$y8hhb^6+Ri&e>xt<^?z$#WCd#h)yC9XQHhnk(J@|?dbe=@TqzbVJ5t)py~H>^vo2&qY^
lZU>mEvKNXXRDAaS*EQd{j6ptktk)Roum!08=t|eKQUOSs3=sbStc?nS|&BF1+SwltEm#Ij4ooV+bXpz41u$&Rj389*ORfIVXd$*
hN;&p2Cw8Jx2SidLM5jxDX!C>7$Mjf0Ibm<<F8An(J{=a`Iyrsu%)Rp*eq_Y0f1$v$f-IiS}7}@xFHCw2dLmIAfNy)WGyN$q@QW4
h9nxH8mPOh+o~%s*`^7sGc8@MI4XmnZYJ0&ZmU5q8H9nRDl6C%Ppi_g$}lRYO|X=wQ8LM@t*wzU+%4NCqa@X;J*kAO+@t)cXqY6V
IxQzIO04Rr>mGTp9HlNP9EM4(VlDeAXr>~t4xtmSr!32^E320!1FCbdbf#ma7^GLHF)?W=nvv`*P$zJ#521E1nkEG=G$pIAI;OO+
G=&x-l`v|iMX2v2nlJ?^=_o@eg`RDpT&hSQ<|jQd!6{Ivjwm*(7p-<C`6_m>X{!pZ8YCSo87z+}xG6s~0f4EgTp^H~lPvf#*(_Tz
uo|nSAE+Ur%c$zCdN2hmI;wuG`K5)ZajkN%d9#YHKq<<yimh}bZz$R^uAoybrUJPcBd#1Td$5YE$RkLqAS^qlzAP6gz$|B|xUOO;
N2%crni`s_`lP5YHmZvqSgE(FbE}vxU?4=V$guJ;6NL7!#;riE*s7qe?5sGWiLM8u5+t&!1~1gE5Gi;p)SX+dI;Kdis4nrU&Z)+)
g07#hdaW2K>nztQDKot&dH{~61THeF{i<Rx3Mwuwj-@~{V63j3eJxciTC7AcKPY)EpfSQKnWzgcik`JH6`(<|q^p`K`mal-87Cw$
UIcomFE1phFfceNx-ZhHtS#oP_#~w$DlsImv8tD?Qm>&bKd50Q?>3Avx~Q`;R4Trq?Jo%y$|}||Pmr>zS&CV!%`i2rVlA~TPpcfJ
;-Xv@UaTarcdR9#a4f1OoUqKT0Wh5_3MXYKN~5GSIxASBxvPJ!fTmln^skF7ivXS>dl}R(Ypwt;X`~8`mMoN_^Dxpa{h$P{Agzq9
7pnyztFBtCtgSdK1u0>vE-9%rYN+F;sTr><)+~1*T!3_~y{W`6R2;vrIwK4%QLS|{gO+D6Ybm}iCMo@+TCtCS2d&7j(Xy<ZyRmF7
o2h!IQ>cb6tu4?nZKd?7{Q$5lgsvMWzoNn~)gN>yCYIx@L@iva;2ANixTg3hdNHxBP_$hXzpSROhA2>`>ZvTNp|CL}9<JapFR0rp
=!^>~4ltT9g{jY?8mv($gQ&2tH7>cTX|U(1Ik2g%GAHyfLosov$Sl4vJtG#Q)Gin$Nisn#Of7J+$RNNW^#M{abTQnoe4jC_J|<Nt
a<9K0H>5GKKqLsTTO|h}C$5Sq5vzZxVJ0=CRVXH{v#OpgV5-I^p|1y_u_Vi&(tshP!!R=`lq!LxgRrA5iY$t*52+C<@h17PC@>DH
3oY#{L@em8Gc83d!l$k<wJeAx%BlCOvLqBJNiEqefrW`Cq$@5Z%&4k4h^V=%@*bcp?j=wv#;$NQ#3;Hhaj4uU$t1X}{wg^u9W8>b
d@K4W!=u@yM5u!;r!1SW6^sF^aTk`L)2$G#8Y~Z-jW8IhIwb-tLM?@?U#z*Nw<~3=_b$1lvn*h(LNz*{6{&Zu`J@~yWUQ5~b*IHL
-;C*|dZi1ioUYKSbg>32hb+mhK(O|!?WJ+9H?QU|CnK7lOD0vX%dKe@hby!#RUxFPm6U8KU#+LEwxNQgR)nmqn6Qi{zNnKVMI;NU
&8DO=Jgx_;nJ6Ht$1H>{ZKnpSQ!M?hfGw!1UnB`BTc3g~bE;AuMljQ$!>uYS{DuFi>>WxiPcdj5lC4K6h&8ya{HVyQp0R_eR<5k5
l%_SPrW*?{r=O88GB$N6)2wJL-l<HbX)b-9XDB!-V+2^QJSC%~*RSg^$R=<p3$UoCZmejc&><qEnJY^uof2lK&YGU6?50|-8L*ot
WS)+xp(}5#5vJWN0j!0kmIjlfqaqtET&=!2nWslCOCl#IHLD1%mKd2Zhpk+zcc|1E3oi+*ysS1M3#m@5A29(i0W^aop&ocH8mj%H
xB=OwnytgA<SW~!2CH2ty`<wTGOf#~ldM6ow<B#V*sDq*J+7^(3@jk1<SLP>I;91s0jSL@l&=)3fv9w{wFC1Zu&7onOre#l+@t`l
%`LB@gDj`0j-mG|4J?Bug{PLOw4Upx+bqtkj-yQ~(<-Q}z$%Qa1FT>xouuS07lg$qQLON+vaLBYNUTV%G&Dc28?YRs-m2grx2&lw
_$O8?r>e#%tteHg6EK`Bi7Nsvr>vi;?wq5h6RV6atpPr)@29gYQKluWu_u@*3M@w@JSq_|oh-#D`lX$)9<OaOV5xT_0k4iMODvwO
RjdjzkEOV-5wDaj*sX-D7y-E}`X-Dg+B9jY!Y%=$4>U}z%`HTvG$Ju7Fsz*{tuHn$v#3ZJiZIzN8>|DJOsIn{r>xZ}Q5Y+#<R?V1
tBZiG{xU+RD={u3%P7p2Cb0!Da<34n@1Ja{7cUAi3MpDGwV=hA?V}Dd9W)0h@+&4Lgs8b8r=mSDydc#lponoHxFt5Cxf*FK+@>fa
C>~>>;iUL0P9(~xK&Y6n{*;NYx2Kk^U!_v5%&UPZb+33XldP(zl(03ZXsNia3;~!j#jGo)W-7$1hO7oHJTOqFhA6n9=pY|28yPyL
YbcPS&Z&bZl%9~RRx&9o@T^|1MW<@6(J1VlT`uAvzycGeS)G<KL9YR(WR(D{lrTuDL?>btzok#5XejbA6R_v3&LtA9*`K~4g|HJU
<tRq3SEMyAC@_Jlo~eo=(SXSm-K}{qNv(dXXsy*Aq%Nv5UZ@Zwh%62$lQRx5mNLYs?=K7^{4BMsJ+45j_pnp1Jg-Bir5$fAxH7>n
fC4-mT&<O&TC9esKP3SzH?7Gb`W>e(wlQ&~%cIAy7a(^pHY*^jg)0}H52#2e>mqEWkf}|h3#84h?XUT*n}Go;2qttS1{}Pvm#Ffo
3$m55O`;_lUn{7v11zAbn;~c@KCb*JpeuN<Uo26n+N2&V?<t%rzb}#`iYkb!p#t_PTP|QJSgcm6AFA=Mge;k`ilG3nsIAN_gsCkn
%P?n|t05GyUn5hoODG1cbR^U%A|)*=$Ef!(@Fl^m-2rYd$*laWx2)u_JSvqT$}G^VWUSt;*Q|CVIIv$V1)cRB6rvKOyCTG{Eh{yw
K_}d-X|ENfb|{`N+p4#$9f4OeE37*)a;k2p6{6CrH7vy}W3E!I->@vMYOt9pGb`4oKZ%|#4KW}qs4xex9;yGQf1|=AoTa%kY%e7*
hJaP5C@5zr{wrjxr=WBg7A;?-+#Y!<4lM|)Z6+zMX|dLoT%{YZl(B)cP_M4AU!<0?04@lufG%4s{VsSEA%x;F_^bmY&8&o^G9T_N
L$NHRo-rn}#Iek<RjOJo6EdMOpPq9ff-w6nXEB(nz9GFJx2R8~$*#FA(5w5aAcfK`H!YbcQK-kL?Jq^D(-yQIF|1xJBreaeW~^5w
0;!y_IINx})-mENV6n|FR4<RLbFbyD%B%6PYNpqwX$5;M10sf~m?jY-#5EHnD6ns>P%S{P^{-2<rKATe;iR#wM>0byeI;zJk|akm
^R0^^-YwvwKc+&d`Ki_`Ab}|$-77w=uQ4sJUa++&BCgk|1T3m90iNBgJE|3@n;#|(-5m^~zn)_%5vw*XQ7Ch&`7Wm<Z=%wqwX4^q
-~f&sm@myR1F)wp{Hl*Enk+^vt*EFXNRsiXJsF0a#0;)05hjDI1S#sN_OkD+$uGL3G%aVV_bJmguM%r2k%BBN#wDyM5~7zO<)CmW
VJiDDYp@uo1gQt9u&$b}Xe$mbJgXO?*)V~z%&>eLFeo6aG_pt|Evx4t+b)o<qXTlPsVp%oTPe~jZKnjS%r3&Q4K0SG1+D8ava!0V
f2S0#6{6;?QxgU=6skC@pss>1$15(TKB?y>rLi_KW&}O3?<$?JsHs^gi7-Q}W-;g}9V;a)BQ)wIO)>B)J|+z+W~a-n`JzIt_b~Ub
5w20Hu_-{U(WsKDG%iIkj{s3DPq0KMlCTye!KE%2OdOgk0x@Tu%BV##-zix!SgPc!w<|R)Mx$#ivaR5l<E(igT`mhGW-lPGX(}+R
GlSiyxie*_;V8#1tF7*(psmfX$Sm!v2P4ifC$6(30IFIshO2t51+WaN)~P`&urw5`;;T%od#fR?5Ugr5wF31obEX_E^sR-gcrYHT
)2vG~*eq<XwlU?UR3uU~w3_X#5+;@<QZPfIVKOeLyQG$<D6N#LRjME}{GOq$=LB>y#j2jG>nK?xQX}21Y%R+yjwG3$3b2SR0H-mj
TBuH%`>7imK(LFdAD}9(q_d-`Fev6PSE;70Zz_f>WP$#!FEF2`VyqadFREarYoFk+%p3`$h$oey93XC;DX*`pys4Narl5DP+^%`5
W-!t!jGiv0^{HsAG^&ZLcLP~1UlcGcU9zV$EHJmKJt79OwyY4Px2GW}|Daql7%T-S45%rnP%juL<}ocN4=mWJnk?n5J*NIGoFGgj
Bm+LGxE-@Fh^~pMU#34Qd97-z9;}`y$)n|`|0<%ZttgeI(<`8@wx&<8w<7$j!K|*NuOYH74h|M77O4L%Y5}n$qAM}0NU0m3&LILY
ldb)yDJ(Ut8L4BOL8N0QP^kx`Q>lF_=$6){%_>@|94t;OH!yY-6eWVIODia$27){<-6?-6yQe~^N*@Ly*CD7Od#PhDl`TXjP^^fZ
ysZMPB&v0!L9sNkajontE-`km_aw$A*P`Pur>x2?w*t*A`mA-O7_6u$$)y~zysvhgQYNXUiKyN#YAaDI`>KPmJ12-C+bxwX(yWds
O)1Nzmn6Qe*Qgk>tFY&)tbzP1Z>*XlJgMNYyd|D2&@&b$Jf<-%<ExpaFf1#om8{z?Z7d`!bujHHh%Z2)m99IQ38sClUMLDPDJ1wT
1%P3&9x%P75UvcNXszs{MzI^LR5Ks53Ka~lU@bB%ekpJ$peCj-sv;nyoH5+2U@(C&gsZD8SR7`t0H_<Ue*}D>EtwXeEU-Z>IHXvq
qo;T*z%6R56)?r97NuJ-5Umugz%JXIOt54j(<oXn9I!zqIV7E|!y-Pg-z~YUnuDpZ;37~Trm)>EN-|b4_bgy6T`0UH$uEQ{@HE#c
<f#ZPu_#@pDxjV$imJaPFe%R>>8?npCZ-K8X&*AF@&c?Xr<GkTq%qqbr7robIHh-}M<j?VO($@np0S#+GqKOAsH1);|E1(688NdV
HLjPVex-~kN+E<W6``D`DS@0NIIq<q!z=9~Ua-X~`4>bn9<Et160Q}p*DWtDVl$zw@Gr!rs;TWPwyo{0NwKW5qpG4GrW*0L8X`C*
pn;yHUavB$R;C~-)UBl@L9aP1U#y>@tga!TpRPirlA{W+DWuY^KdDMCj47h5&M6S8m$1Mmpe}kW8X^9v0)gKmSt_s>b}h~<sVkzX
LM%C?<`mzkoG$OAj;LF!nJ*TqA)ezdqAqi;M5sitaWTWJ3MDwNB&jhk<+B2=qK(L^y)CG)7p%vvv8Z>gSgtA`^((ZbOe+yJE-key
2p|P4i8B5ykf&EEb0~i$BP=Q?da4tw)26VbL9%178-fuo8LR@O=rKGpA1pnrUnp}bxU1c#2rbvD5FHt%z%KtH@gS2RrltZdMIH4S
D6oFCgRZ}=A1X1WNh67?oRD^>!>pkzi7W%Ml_#2<9<7!pEUA(vVJO=#l_yoNW3byH5h-P=(<lWMWhb*YT&BJ&o2v#VBCQB5)iTwU
8HO{R)~qC`Vyw<8Ag+L`eW@9&tS)}65t=rjGMr>Dh9m@_9juitR;dFc%dKpx!z!gII4FOg2C$4Krl~in&4=Hv39Xc|fF^q$NT|22
WwKhZajaIX%ple%!KMi<JD4FYzpzNJAfiPr;x81j7Oc>yG9&b>w5P2s;jAgD_W*E{$uB6S?;x!qTdtZT__28=N~p!HJ0<}sx-WDo
BrNH!fU-3(pRVVsU8q{G=BzZN`7f-d0;{DaRi)A;@`ZjVFR&G-h?0P;h$&tx4KT164ybjZ!Z6aWNvh{C4lN5O@-CjRZmKFLIv^w~
_$h8K7pGApM=O@3jv&#i_5$XqB(2gb4KO>N11Z|ATcf0r6({|qrz|k9-6$U{dMswG88PH3udz<7aIHS5Z>_K^0I#N{9jDZ!`mp?|
#DjDr^r`)vZJ~9i;4WpT04y4-ttUS!9I*N%|EX`FF{Ldo2`PdqUa&8yqORks;i}1~f)$;qMlhJJ#V{GBpn<w4mL*}VlPVJ}RjDT~
E-ZvDmo673lrJSHaIk`?VwYPjX*8av%B<?C$0Y@+MXa8!m8yg;)-ma;UYw4vT#X$mTqj1W-6{AgIxX}mMJPoj0H*vWE~>|_^Q(L+
`Jqy(Sg~CwccUOHu&Na;3#tgN1F3weT%f_3aV!+7hl>!U7cOh5ldX!UW~%z7+$Kh?(XIj@Jun|CwIdp=c`XGX;xCmQ8meroc`6{O
<EZ8-%`KIl_b)#vRV-$yjer-i7O<$Sk*ugC950}(%C13{5FuzSp)UWaM5L`RHmYVO87o$+e6J9x5uyMwx~Ua650eZjaIAZ)qb0>B
A(hT8u`S6k6Q~rNW2rhJC?gUiv8TYMuqBqNsVQ18l`l!H$|;+$>aDD%#j+8w%PasZimWv;{VR8?ZZ4TAS^)*9Ypz(YrZG3IUM$Kg
`zOw-c(Dg31*@o`{w0vA7^yHSRjhWdAgqR{bS}Io%dJB(zN&;M->L+tG$}5a5sAGl&8Duc9IrScNG0AT^C-})`Kb{avz*zksvUJ0
rzgv+ey1U;vno)i2dQWy8mLMwnyiSZ7%osP<E)RbGy~qQj;P0{1~BriEGPr9`!Ua(2q^U=va5zE+Ad$DlPyrH$*`NOaHMXpA*y^Z
@1%VwGb|^fPpf&S%d5nv7J$Dk;jMTr2&WgU7p3zo#;C8aNFf)fr>$KqawFX$W37~)Ei$7itgFK=YBDA&!mRf#Mk>Us#;jH)FP@5~
sf&jwwWC=v9<W@eD5>!#awe}Yc(Cp%QLv@2;j8B@q7{{`%_MUq^sd4yd#y&RfUrz49Ic|T-j}!?N+&oi8HAWCoUm4~YOJ%cA*+`z
yf4(I+^sq=0;N?Rx}YyHoFqvagdbk4T&SWgE~`K^_$z^}t{~X1%c%P+f~$d<(17G5B&>+65iId5EvyT!q$-@K4JO?#8Ya7^zN_FV
XdYy(WvS;R1u#@8%%)u@4XSsrd9A&ulPSI{yDdE|uz}Jo&MliEH!iL$hc8nwO0UJM!>}AKT$#!)Qzc@l^)aL^6rEKp_$ZMXu`b>*
a4#>gJS-5as4r-#sx6fvUx8XJzN{Cm9Hq^v%BOa!S+4G>fvD>qGpsl?wlJ}%hasvdyeb>6IjY$&L9FDl9jovZe=dtJ(WDC?z^==i
TL5+~U$8zgRxE5BWvRlXdML!Mn5^5VgpyLM6e@5o=qODs^c%%6I3;MTcde2lGpnsQfGwFS_oRlNT_pFWR{{Sl+bM0Pnyr*9zO726
J1(8ApQ#|7ez0<@53NWww;ffWo~$dW(=O+*x-wLrC@Q6$5Ur-Faji2iTd=+^zJTa1?5x_LL8WW245m`2dz~#Jtg1q+Wh%$953b>d
Dl9Of?y0jZWv#(5`Y;hM`6yd0z9@7ln=KzO@GU?nTY<tYGOUoLzN?j~?;~?4EH6f?@hrJ0As8I4psQUi|1dAEQLgYXek_lzeJyz`
$}GyTV>5&%CN#z?)vErfL<IpW@G<nLmLx$HAf!aDWU*(Umavs7fu(b<I5MHFudVniU8bX?l&W7XIH>@!%B&2sttlL=qOE$YAFZsX
)`9A+5T;G31Eg-Loi2%<*sbv@KPg=#zOEjn2(U`1%BnIe_c6pOaw0dfHl-3M^RGV?d#AZ2M63-k52WHJmH`Q`za$1M6fdGEKQ1~X
!KYKFb18qAQmEprBAXVZB`wRK4y|G;K&9iVJg8NqU>xWu{H=tY1giTe?3^$##RQS4+NPST!>&Cbz$hImPpvg18?Ym&*{r;>lcZlR
_o~}1(5aiLK`Vr)LZ!T=`z^StDyma1)~LE93@=iu<p9zx^C;jg7N%Jx&Lw-G8!N@AtEr<W%&qn+{4p3MZYqZ>X)K#9ZLlb)0<54j
>KZ+-)-nX9Z>amJx~O~}vjOU*w=4y!5wB+_<|uowLnK8mp`cMRBPu^5GOW?Csj<DSrLlvu60GSf$fpS|sIEjY{H@L?z$U~fkEjr!
Y=BlRejPKV*{olzpRl1WOs|)%&8j-CJ0ysx1soMGBdFi1e=nr1TCvqI7AWd48>Nk~AFd%Xm#c)V6{Qlbri1#GA}JS+k107ZE3h)H
VzE}NcNXfX1FLqdTqkrc;vpF^&MNpYv@e)0)TksaPORuOC90jSjv_EAmZ43a8-&p;A~1cjIVN1G4lHe~6{dVL_^mykV<Y^js4y<C
*DoO~AuBPjOe{&T?I3Qhf~|U|crX4X>9CiWh^&aAi-E-+@vQx<XD|#UH7&X&BCRqnps-*jt}qZM!=Hq%+o_AHC?ia%2`U1p#Hze3
A1M|n!l}F{^smJqlBjboF@UD1YpiuGrK}yWUM<KhtStm8o-WiXLYlxUNvB6EB`!5F^{%@mTP-G?;i~j2Z>7JiTdhYe)UD90NgAuE
zJsJFAgsM7Af;TJTd&ougfRjzLa-pM=Bh59^{tOG`l{U|@-5q^_^P9&xT4pi>8?62Vyt!>r!GIL*rr;nT>^WnpCF_!6RZ3s1E$HM
#vxs<c^2?1WF|MRT&u4wL8yc<9IXMXI4B9MDXf$-Y8&UU>MFsi@2K9d(=0S8(gZOrrHpwpv#lMeATU3oN35SM(JfP|KC7=PJfJ!-
FelQfNv>0vp`$S`!=gzm9IL!62d;Ck)t=rbSFdoZ27t#XC9%yh>YOJsjHy7Y$}K~vwWUp>ODqSm;VKa=;4C;PI<0>%$*!ZSs1bp%
EU*@(wya92&nH4CVI?7@egO?C&Lq;M{+#EpPc7)E4X_!bqpTPq$dkh_0j(n;^e!>1Q6x7oNj1Ez&MX_KB{N5*?xQU(z%JJ*cpJ5+
?t?)sq^*vzXRdHAgQ<Ne8>SMjJg?C(k1e_=G97NQXsA&t6)yIqVz5swi7BqE;jHAT;;wiuZ>VXs)vAWA4uAuyi==cVH7U_7;3QL~
*CzI*RVyhX(jShaS*k#<PO1N!!mpzlg{(g?a;ONe6f5W`lPeD`!>t6TOQkrXumLJ9`>xF^#TaEQ;IY3Z#xK&aV5(cHt)&UB+N%F6
-KA_SVyqspNv993o2H#GPP8GePN{=0RjrgL!>Kl;LjkQS(HP___oh)Xej#VCeJ;%@4KGcoqbegDilL4VMX;(XDWVD>ajAHrjwSo7
Aux6+T&;kt9Ijub;i*P2-3An{o2yhLOBs)=hpE*i$t;*FpQyB~lPZZFvavEMsi{k_6Q=SkwXJ=!A1(2z$gf(llOj|!EE?z`z^IKV
QGgG$&Zd5<zo=fT2`qsqM6BX6*{BY%ttj56tu(+bcO%{}A1gF4TQLDCEi6{1>ns2+i=vPvZKjPe_^y7f#Df5-`LP`)do!b@KPXbI
Q8I)l1uUp1d#J^nC^C7i=&Eol?I=qym8s09>@XS?j-?`}!!AiEDX%srxS*Y=U;)If6(z>5->FTcEwJmYNUBq?fu~(3j4fWJ45bIF
rYm<5!6<tyTqtp)bE|bH45Rua0j~S0r>wfClO!UnK!8j!6(Q@be6?$&4yvIel`>;4?5=$+%&h*e8Li1G`4{@BKQ5y#II#dKc`bf3
nXPZCX{Ti_Fev^d92k`wx`s=wR;>xLOfESRuAP0XUazsCd#YV1IxOC<52$k_dZZYrb*FWcz%k)2u`975n;|)tbFOl$eXd!qhpZ^8
V2R`<Ju0^%H7J{`udZ{ij<7SV@u!ZYvalm6jw}`^Y@3s*2QGQ3D6MoXA}o<Et}RU;*|1G4VVsvVD5tY7SOM#-K?TC70<I9PA*eJe
0WEbXiXCh*x|}!{E1=0QtT0xsZz#ziHWu)wN~}_Z8LI7?mb3Y>rmyrV?5TXM=7pCak*QCsT_Yc?GqCxnxhk}(gs`J13?wb8XfLa*
OsT}A%Bt3?7ObtTpDw<qNvhX139m(^A1qg{aH0w*N&(^==qie<u&-Ay>MhwPU^Im+$tf4A)uz)W7c2QP%_R*XsjbT-prLgk`!Mn;
$t+heoUj<L>ZBqq8?8s6-vRxa1gwH7V=ZPg4kL!L@~>$x-YWzn3aSq*MyNWl2qt+fm#Fffo~mCg#xQQLPOHSIaW0&yQm?-(geyF)
gM!Yh50}KI_^cGH2_k@}HZ(n;j0K#rqoxuqaxi-`hMb?VMkSvt?5kd^4J{!bVW>o*QK$c?DXpHOkEU*?@P-jC8l^v|n6Q8>nJhsl
%%F`dD5sq-j;^ew11J$M^ez@Kt|m<hYNa`;ovq2NyQ_RKcr2W$&??ZZYbJ**Gl4`a^re_1U?QHVV66EP87=S}9InMQZY-9q$gbp|
(Ip43SFOq?Nvtv~`YN0wAE@CjnKDDDf-E*7+$jPgHUVp`H>wUILoW<0P%Ro5d@{SLt*Tiqf~^rSSSp~eWTwtA6ePB+fwXokp{CTV
0;&Y2%Pr0+cO&krzN?+5rhp6{)-f?HWHXzltSF(H>NZB78k{e$NwVmx@G7At0x9k)rKI{V6s(UdPo&GSogViu4ko>!&m%;zzNQ{6
vw<TdRwNlAvoMCFA)$h$qaM1XI4x5w2Cy421Eh2v?kgLoHYi=MfiQ2aX{U@KyR6ZzGp(o}e=7T{Ke2tU4ujdK1~iGROde<|{u)Ig
LNH4-YasTlE-*kW3#f!ET&wn|xhPJdW|y%hP%A?n)u5s&@vN*VrLJ}Z=c$;lr~o!FQYo~s^{*l=<EY&f_O7O|YM^SVZKju{c&#Qf
Y_51GEv$epU$0Uq)TqF(lA(;R%&KT853SFl%&e-HoPfnEHm&xhUM>16e5|Cc(J*eX%cKYvvm{n1Tp-#io~{8Vqp<L)@T+UFtTXB&
(5sH8Ul=p2RHXp0$Sa91&wwqg)gPoK>L~T5T{93MvaDpR0wgIZX&EsbL?X(kf-jCKCa0CE{49Mkf33-?J1;Y+EhY4(pR%N;V6E7!
rG;FrEh@Vd&M>Z}9Wl$L?W?V+{~t;&%qsAyRw`toB`}|@xuBLQZms01OEOiX5h}~7*DI)~;3}9b|1jM$hKHyr{jR<*xu?(~Yoai(
2eR(2oF|+l4Xbo3c_a%f@hnm-k+1?RM5!~T<taF^5Tqt6UM)&0Vx>+geWMep0s*!yM6!{u-7%Rc&MpWcYb|!Lgsh${j3Hqiv7x>z
`Y11{7%C;OEh9Q8+8$i0sxTX+*dzrfXROz%3^A%JbOIhV>!Ecp)2m~$V5!QfwW=(zKrI2WtgIfV+pAtJ+bj8`hOBTZP$fv0;H*-l
5s$~GhA7uASEZOI)-5HkAq3<s|E~C`V63YzI1~+`4y=r*yQd}^W2D0*I4ZrR1+kKy&Z}%9yeKuRIjG?>cPS&RKBbnfohM`^)-Ww6
Cjc`lQYh;xBdQRsf2~R^tS$nt^{YUrXeni^qbi^$7q4ckge*QRDXuoD0kD=GeywGgo-JH3r7Y2^6)A)*{(`}&-JqYdx~7h#uqEXv
K(8OMeJO<~9;W!L?XBpfNu5fmg|OkQAS&W3YOE}-PN8b8o~|dJA1y?%v?`>ku!DOXYM4?dH=`*kWi%_Txg?LRP%OQ!PpX3{GO@!d
?kV)1@~fq>ET1MFYpZ%6(kx%F9;ws`-mN$>^De!w?}Fek#if)fC8^IcSSHCK!K$IEW~%5fs4SzUsj#P+wkTCDd9Y)uysv?*#j3xp
XeHt<Nh_<Q4z3!k@Gi!#bpXAj*{k?1POtbO)gIKX;~k|hNiU0~XsS=9fGJlj-70mY_pGg?`7i?|Rism^5v!Ob$f#x|^e`77FEGQU
&VjP64JaNeX*BvJ`zdd!NuqWk`mzx$gf7G`s5JW}d8k?{>?GMOpdQF3#wqrs{;I$(!!d)Z6f7^Oo+-8{O@=FyCaj7o*rjBwYOG^2
+AqwmX)XCJ)hy;Pjx66Vp)c;BLnth-DxycMx+G+%L8=C<n;WJl;H^j|1*wv#YyvE)m#~wsRWp7jU8-22OsrC=r?1sAWGt5`)uxiH
U@C4fORbiznyMux;;RRwv@O1@MzE8njv<?^TdLz53<IGqEUY9bY^kfKTrprRN3Ps3d8=uyvZ@KIWH8jGHmKh(YbqBk<fMo&>L~Ii
@}_&Rk)X3LF{>Y_V=%9rk_CyW11bS7e=#zw=&YzF9VRiTXsko29WyJe04?b$O|QwT=c;%t2CX(S+px_r=c_j_3@-byMlW<G)+=eP
A_9$}?5qSNz$_adxT-~<ge)tmd@Y$MNGVgQ`X*g3r72)6Iiu*ZlqFmX<Rn$Bwkln%zbxpbqaZUZd7ek4M*uXX9j=S1S}D}1C!P4J
C#|k1f3b@-HlE%k6sf7HB&%et$dCi9UodYc{Vubu?3)!Uavb?9`=Rcz0<A-wDg<n(yDqXTw53uXf)B?u%&--&5F-PwqNRB)psUa!
JSe55&lqkYgsV3oaW0mo=cOXB7OeTE{;a^T3a+dz#(@H<qb!xHtETOxF0GrKeJW|L+pur1x+^LluPQ4nX)k@LBd&uUxTf_kN3Y`{
C!s4X;1bBKWE6F*Y_Y;5yaO?vqp7d0J}Is!6fTJ_Ln33S6Q~WQXN+K}{jQNPSgkduJtf(v1h8tP=&oO=wlE>Er7|TgC@qboG_A|4
ErLoiajMLuD6Gh`8n5InR5V93t*hOz|CS`CrK2J<>MPNtz$!AQZzi^>PA=i9bgIOyeynq<5h+uyHLSOvE&-LSIxGtzW2h>zUmg;y
tt{Fxnh@NrT_7H<9x&)Fxs+Ba2do9C(XGrJ+AS!hyD0Od`XsB2uPoCqYOKa0@P)@NM5*N}%p=sW2&nI+9581gOQ!j&Ff6W>rmM;+
Y%VgdQ?O+*JTdvK3M}a>ZX%Z~qN;8P3L!=>k**H0C4`=;Ml3X~`>hG4aI#gPl&p@V@hUf^4kPxeVXjf8)gpMWqpnGz>?_oz=NnwA
BB$)HjI8vnf2Db+IVcb)V*y#A)v%$k<ssFq`!EM9k12|)s-X}pyD0~xfUj(<53Qjp8X<Tj?<}IHKP_RV%qX~}izJSy1ui+NeXZ6i
M1|fgO)Y9GX)doS(Ul}DSFK|$(Jzak94LXQ9jqrGYANj?ysSB@J*sgb11(~vE1+_$ATRBxRh3~W&L`rpJA_xJfUXTHfvR+#R-&gA
Q>gN){3yAb*B}I}ttx!5U9Z5hC9kuZahx)#0i~5Bye+<_?j+qY9<DpH{4hMPl>l`rQ7Q2*M;sy|G&8HEkug=Gx+r_9o*#rI`lygA
93?L=xhRdV&!z_$FB|=wT%MS)nI+&VfFud6E*vwe9f0w#+bm_S1}CGeE-FB+q^tfhd9Jl0D=~&HP^*F?z%CQ8dM}!&o3Pm{o-Wp<
YNY9)@h*h0FRxr6;;pEuX@S-z<R{va)1J_=lBu$)T^T8%EGuv-vMSE6E3p@<elDS`wJPQ-#;y^mK&eG1jGt01t}f;yEUi7P_p1>s
E(QW8+^f#98LoJwP#xl>MW`7pgDwcCLoipWXsrhuJS^&@m#r2dsi$YDPo>AFFtEuivMf#_BdVgL%b!NB@c{Fpyq^3kdnp?$0<Y*V
g`s#ZIISono1c8FkEyAl_9a3l>@YN~lO}m3tgX|rIj$b2HLmHao-_iieXxHmu>#Mg=c}6{CZtszJE6&?kE%PU94F7MF(|X9rLX_6
4XP0=6f4FpxiAK-GA}<7v@S0&t1mLBzpU;e8!+rC9DpUM3o|mY%B`s`I;@1KJ|}Y~@hD}h`>P1AzbJ8-;H-2kek>R)8m`=}mmmYL
N2yFFJhbAi@h{q}t0i)y!T=u>!mS{!=dLm+U!=yL2B{7wO{sOJ39B)w->WUG1T0pb)TbY*wx?jB=dETlU@(EJk1J86fT)Tv8m<Sj
l!FHsWGosPHL=h!6{q;DR<7hKuALbnVJU&BmZ_Af3a$#QDXH(F2Pqe+7p`cm<{BWSc(J>tn5w{})~cGXYXfL1>#jkffhzZz;VHZ-
kfzv}W2!MN%CNDmovtgSoG7&_x+W;6wJ}Pp7&37#zOJt;c_)e{m#!zMpCJbwrhoye)Fj3$imV?j=qWs(cOnWXAFHya+9^A&M<>Rv
lCx7K53O=7Qk^NH=dC;=<t9(7ZYUhAZ7KI7t|{80IRde)h$0jk&Mj83Y_Qy{i5j^VdadCrR4=Qk(5XzGt*sZTk}`0tcrX^FG%K*B
a;SM5+na(Z9k0_CBdhTkOo4l@hAn|Ha4?)NN+Eipg{s@9C?ChB3$G|F8!5T2(4$u@6{!%U;G-C>oUP!pd?jM7IIY2_n;=&%8L8y0
)B#zW3Z&^a`7D^L#4nPsQn6bmLbH6W8ZPp#04l1dyr^t3K(Z(h{ipq>jjQRX7O?InW;AD{6seanajMX%FasALoveAM2rN^tJ)|rk
OseOoilsy`^_L(t-YYREyC9vbY_5_iPbtu@Y$O>e2`T5Mt*+6dQYtl}qb|{?E&+xjU9O|804b?438T=g+MBW=S{=lx>a0vF=`5=t
|DoxvMkHCMvX%!O$*nH2r!JbPaUmKU*r>M}`XcVDJO!~Sqb_Bzd#K5;AFPfjw=6@7&8<Z#jHfX&gd&Ql39Z(nU?x};d==%Y<g95a
DJ=!B2B^9)L8wTs<|ihmF$AEgGcKPgprF^Tvn+Nb$trEAE2BUq>maEhnIzb$cO_=98mEIU@F)Q)pRf?DI;`xhXRh_D+$o4E4y-b+
W&vg;axf#XI41xl#ITboKd<boO(@x}B&b5D`zC>@@feIGoUNg%@Fxba(lL>yJuC_*_pJXWJh2Zf!6<kycLLBWuB8Gc88788T_G2z
eykX&P^m_#b)oF4*DX9I5-KvQQlUgK@2ZTdAEBVClBA$2u_iPmBB{8k!>swOegyC;fUByis4SnNZ>?c1tgWviGpaqMC@BCdWi4_o
A~1U{U?wc1v9Qc0m#c`WmKY)?9I(-!#;aN@`6hNDxq?`#hb|4RnJl<6RHnHpZK=I0QzMj|E-Do$5G_%lK&%HMy{8bc?jg~s!L2N*
g)xb#rW>HA0j^UeYA8vv7yuV47AYz%4yw?fdX-(QMy#AE`KraN1+TNF_@E9Yi=7QHl%|d;CN5vFq$%Vr&n{vuTdyyvG9+ap+Nk`g
Ac4oE>a3!umZ@PZV5>7Mb*34rq9j_TJuFeC6P*RGBrSt0yC^IoA|SjjprzZim=`*w{3<c5Rxz(AW+gQu{D65J9jQt#Z!9UW6({v5
kfo*`L9ef{+^*lITBzHm>Zdv|ekK$tKp;dUr!Nz%z@^ofw=AYCp)hVL1*jXOa|C9r0j~0`Ybok49jr#GN})Wc`l<?~yr$x>MJaME
PceZgma$o>=%?i{3Zem{0wqhYe4R|8!>u2$jw_ZVaR7~~A}>j>q$YotpE2GfGOKQ^T_n(=N~(getuN`WvaN5d$sG|VMkGxuS*zh7
M54v5*{qK+{Vo9}A*_q5Py@&pjVte?o+S^b;FzJV?64T4yeN99Gpq`wf-do)yD6$JNvC)tb1G-BB`|v<*qe71&nzFEWG*GBDJn)O
+XZPcKc&1cZYc03rLZ?L)g&`8O0Zw9FfE>|k|lpHODvTsr>MKArj|RT$&?qZyQx&DF(-|t4=;NxN2YQt?1fG&03u~6-6<fZ>#nk`
>8+Hdl(3?vb*IUvFPuNEZ!&42U#<D1mn6<32&uxcLaEfK@2r(4?l1|d>@dwV`T$!UFra{{_93z&uc(V7Bq*XVOfUzp2dPvj&ZwE3
b*zXiektat(IPUgq%bqKbg%xYRjVPYBrVyc^DQJV9RvogzN6N!Ff72Vg{t%{vZ}|U8K<5mTc(IB;w<f}vnlthTc@Kb6C+cp7%v5}
5u{VE|Cxy_HY`sJpd)yu)&|I(imZGva4P$(9HITAW2RD}H8E1KM6i&Yff+=sv80o!kT0Am9xZXKODdeP9Wa@zvoi{#2rUXMO)HJC
O$9M3!?2hzxFp-G#v19V+%X`qGAMZ_vMdcLO{|KiKB=!V0<ym+vZmFl5hSKC=p#&>eXB$)WvYj&X{bW4mjsWgU#T9UI4UA3n=l4A
b*wHR;VIK5h$UyI8m9=YKcem}#x0^Q+a9bhd@GHu%QD>=C!*3ImN4}jTP+c=M*_tz@vWMxOD*`Vi>~=Fhbb^D5idrpMXL#?2(W@C
>atrXLa8IECM|X;I;)g6QL#;`8?OtmMW%YCW2yX^7J%(B3aYCuS1=|hPoEF2@*>11n=b;eLmH>3HLlnhmm@_lrlz5)bDZw1?kbEZ
538)L^{G)Dg)Pe{3Z^}tJ_GV7!KRfoGbdN88YCt&^R1+=52PQceJ$3laVl%DU8OXu3Y^!i+ab^{n=_HGKd6AF_$pDRH5Vr?CMqK@
MT7URAgh6?qOLZpIVumQA}z}?svl;o5;XCo(JZd6Kq;lF2`?O;s;K3d2_)bq6fH(DIjuaemM)~NAFvFuFM-c72&xjVLoTnV1F;S=
E3GFho331?Z?Cwpsj8?hb}*8#`Kw$k@upcE5UTtve-T+CsjUqqiK&~X@h_+%d4XM~2Pds0B&s_pudZtvy)LOH-YV-YH!NW+VXsN3
Eh|^8Eva3lP_TF}_9$AVX0O+z$*zp7yD9K3_$qraxB!GG2&87RrX+Q+uBcrrT_owPmn*(6^_D=a$f;MUODxW;jw)O#F)Bx>R5Ti)
Q7Ww^ai~(O;jH4U_NGlSvk2cM4<&#kD64<20VKdI$f><4t1RQ9wJIE^1u24|MW@ZMDkx>BldldR>Z*Vvgf6J7QK5n@cqx4$&#f>h
2?IHs2rn-&izz*@k}cCHe6W}<@UAkf4=4z!Mk@!fZl<xTw<OswiYLt@K{2Z=QLMD9m?`G2t}9Wd|E19_)&ttE_Nq!UQ#0}|%A|d#
04`1~lP<-smn31R)vO`0Oe&fwKQR}unU*N2A+IyCbg2X))38ylyDC8*m#Bp=TZ6-|1FgWKjV*<w&amaJjjvx6Iv|5C%O>Ketgd@0
d@zNg$s;}}^Q6(Lt*6hSv@3WjL$m8Ki>Og4%pvS8a{=J0Tqb3#+^!p@S*=wZpCnQ!yed1e=dI7EsWO!zY@ib-qbnJ)$RR8#<Sk91
MlPDCUa|Y3=rJIyJFQO~+y$#8$E*~d1}g)fVyxRUy{1d5X|nq&Dk(^$d91{$bE^Wai!mLs4yhNgq^bz05-PQoM5>J^4J!k#46ivb
ZVL7=1TrP5gf7{yK(4~B?Iud1YNorRpr#9^PpY3Kt{#`AKCf>q#;$Cj=qo6wjw0D6_oV|U4X*~M=AJ{Sdw~fhz9?g_iXqo2{I9I6
gEGq^jj^F6RV{riY@~aw%C60=L$Eim`>p<}E3`o`f~*s<_paqGbFh`32e2Ek+W_M;*ez`^&aojWkuyjz#VblO|0R^MI4K^kTreOp
$EZFe!zz@m95Xql0W<_AOe6{`mnkl-VKK~{443Z|MuCH_1E8rb%&8(Wxvzj8ho$E#ydU|d{w|^^j4~{&44+J>rYBUSz^K}<g(ric
W3DKzDy;h-*{*IWtFT?8uYl$y)2U{zPAj&oqp+qg)+`mRf+L46>#*0Qz9M27FoH%bSE)WO<*mas9i2`xh^a9pksCgwZ!-&{LJ@f?
i-1}rT&TRS<S@J}F)#F~5TlHxHy?#96EH|3B&tuX*sZlLVkv;DiLN%IM=4aS1f!-UX))CxZLzzpBPSRexPTNEg_V4t1u&{AlcUru
+o|R#k|9W}d9DE}yR%=IdnXMrqcGH{h^d|~Dye|2urqF>>MAm;ye{FW=&Ek8Pk^GNnl1&b<f$yK&YC_cQ=nNelP%;YjTmVp=qx&{
?k7B|4KQu1)~)KOS*ni;4yR)*t*H8~D=_J-9IJ0M+kjmpcO`!=6)eW7cp2+5<0gzOq#moR;3PaH@FEMR!XBfm_^pSo%CMLge<zzT
?x1z6WUp^2g(PVq1gmGQzJmK0`mV9D#E@~X_b<^abg(`yg{>efu`Em_X)%N+jIDvC&Z^k3*05eK&K!9r-YUDN8K@?x7cY*npeh0;
Jpnu|zOB(BrLFd;us6J;?Jmrz^e6%Z_$<7s@hDg*NF?qpxv0;qE32BQP%5-0sjr`?1SOfT$gaIBkew(f<ATPpW-O{9nVo$wlq`QM
>aJ%g>n_Zw@T_husV#^nM=`o9j3-g5jHS9LS1)v+B&*69tSnNlNG|#+BQdooUVwWmb}2)wJTW(_tt#9l2Q9R&6Eb_H{wrK0>>pRH
BP)F<E~_%EX|7_fJ}F45M=Lm}!6&*Vrl#PkKcb_nTLE~i-6(J^%Bk3>QLn@=J};Xt39YNCyQWR0_#fP>x~g|DN*)3%GNvl8+O3+c
5-yZ5R4cwSeJz@*@}|hFwt_=2oUB$bhpSev5S(-{!!JfCs;Ygcn4wG`+pPI1vn|-A5Twy4W-nK${j6Lp#4RT=C#-3pIx?}Uf~<rv
L<D~)ezC8!5U%Md*eT7b*Dgb_bh9L&#jsYfqp-*-J{^josv(RlU#?@Kav(4+AuPP4EiIC)87vJU$1wOQP6A^kGq7-}^DLztaG<*+
psN|F?4xilm8Ll))+hp})g0}qhoM0&van67DyrBq9U-Hzk**l9)vjx%6fp)VJp%S66D;;9%&g2E1FHeB$}WYX!7&A_L7=5GQmezH
FRU=H5hmpqRVvdhe=kF^VIf$s8L@LL$)Dh@)gn%=s)%has2r)R&Lt$RE1^`UDX%@PJf%IM(kxN3qpi}Xk*@BkN2IVPS+EK!X_Q_v
>#s(pX)!>fnWa=HGA0=;2#Fgm_M$N#GN`pMvZpn&(Wn`%nIs^r7^I;lCal~bDX_XTbgD}*e=}(>MH{3gX)u#5I5EU3W3Y!3d#{Ws
&V!eypR4t*X{L*;8LjChRIMW`7N`NJEUy(Yo1q>oIjnZ7vL>~xtE@LBeWA-FgDlA-Cn()64y=g`z^}?C@B;oW1SX{}N2<}PFeDeM
DkgfWDW1@&f3N$k2`2ZhE~#-e7c9#xN-?7`5H+GGOe>P9S{@j#M6kA<`VdR4*a9E2NHcn>#wW2XYAc;6iYA#Wg`Dv$IW7J$N~RE~
imDr@nWs4|7ch>j7@(~*GL*}!qc4c2w=AA3R-JmSPy!P!?3!2}g|bYpexejFsj&qmDk>qOLasS9CLQ&qH>K4iAFNcMDWjF3za%m&
^C@z!<}HITQlUaEs4-5gGk^#r$*S_O$Sx2nsw|1DE~}U!(i`?HC#4Oo2qdE=9-(@vShBUKho%vve4&-9bfiZ!t*+Foub>|;sI6o#
2!lK+eXb?2{hjrwG^+BKtt9oY|Erv>beQ%fa;a0JPOeNR!K~>n0VobI@h~wYGbzn4-!fq-$})N^POc28hk|!1dMkP@s;>Pl`zULw
N-EwjiKYjm8mb;JHY{SW7O^_4L>M|SeyqEr=dfO^JTL?+s+bNXnJJ?rrzNefAcjw_7bE2u(<&dZ#3QR5W~x!Jf2z?YNGL8VRHsd<
P_8DhF(-tq39fCeU@=jstEHH(87oU5A)_Igd97z4G6HKTA1(|rRH<(+&#NA+|0-Fjb*KO+0jN2q8>;je(kxpuXec<W$D}1IT&<9<
46kz>0jHI(JuIK0iLoB2)`M-at0hIK5~i`BKP)S$3o9t1>aXG~OQ^Z6UZRqvelK#bR;G2GVJnp}Jsl@4;;O}~wJ6RZnkuZR*Q}tR
m;yAdgQ*8F;i_RJW-ha>MyP%*#VN|IP^;1@B{f5;TP*n`Un=w@R;JjkXQXy811XlTQ7Cmah_EfA@UKcFY=N#cL?Ny${I1@jjwIT!
sjb^I^EUXc3z&*8*r}N@nk<Yd7Nq&EOr*Z0Sf<=9S}0{AQLwik$fqn8(=IJ0;DQFKQ7um>Po%u5+O6;$hpx)2fUC%_*sEqH2pr2L
C8nt`o2_)KW-de^0<C|n?<9k$pfGH#>K*4I^`iqV+kh-C2dsxIwh^17X)sZ*c(Jc2N~udN8ZkaFX`e=~sjD8a-Y8%-6C<A&VXqFU
jx3ohVz7m*F`uugD3s8wb^+a>04W40nk>U5jH_LgJ1-F~94x+&h_1w`0<Zp+uq=nIi!i{g+A{B`wJ!q{YMh-fK`;fRvaN`w9xK8m
>;YFS05Fam1+7D$X&%urHxdS{&#yMF)UI$SUM(db@UI~*ysarIcC0TX9<WlW>#7;9_$isF>6Ao~sUlpdC<jI^2CFPEPbjplGOHG$
cB(9-wyFBAYOrXe0VGN+kE#cz<F1LEJ*f~PE3h&yOsw_~wibgawy9Mv+A4e}o`RvOP9g=K;;5D^LLP;!Pc1*M94v|~2Pbu&yer<U
zpDr>6Rf&0SuE?X_ADMBQKDt2SFZf84KARh4y>abeE@Klh%V47a4)zdaiz?yS|cB;@}iQja;T>)-lfX0zM`(D=_D~E5Fz<2I4Vdk
Z!OfQTeF5P=&;PGk1aGSC4!(U;31JIvLi~W)FJFF04*-D)h@IvX%lTNPbuZ5LMFZ#&81c|38=X$VJC_z60M)9%^47^&n!zQa<F!z
V1(>0xT)nWFE0446Qp%AI;>7Gxh<`#(kT2W7bP{Qi>z_2r>%3U7bXml;UOiQ;VAE+9;`YkkE(y5UzmNS<b?n(vZv6mY%q7PL#X2<
WUbGxWUUe}fh{PkVys`S1Rn>gEUAVuASo3VY_fYS>MTT<0x8!iMk;!&4XS>mcL3=si!BhTI4BY;Be55(o-{hFmoQl?tf?WZ6)Fs-
8>)*a9;;HQC$63;8Yc*>I41<CqpT*S(G`oS45$(*DS_=TC6pMjm#KiLZ7iT9wI+qEb+EB6)+&RmKq+RT_Msgr{jWHo1~1vIRH$ey
F&`7H#41s(j;k4|(5f7!ih{=~AF$Ld=C3!U$gX!Vu%R`tTBH9a->g<7u`Jvrv#fieX|3%n+pT>uk}MveQLKm)j-Yce&@RKRF{$36
vH+#6cPjZFCzhS8@+CVmJujxIx~zw%9;p(lTphHiE2x#MH=O)3(4Z6{U8c>d=&AXrwylA#pD&)UE~vPz>VWGg_pLxH=ApwMEv%{}
4m5(QBQOspJ%B(keXEqD->_gShpG{sH=WI|e5_2aS1`sctTFK?Z>k_H0I|j_JA^-~Brl$*)~ydJBs0~lfihdDx~$qLP%PE0oh-7j
BQ%P*f3lgDX|seiiM~v|M=0LBlDD+5>9ygwFE$dgYqjjV0JT}R`Yv<6{=DD0W50;7H#9XMzPA{r`m$faTPHoMPlV;J2`=0&7p;Ya
r6iM@^C+z;yQ8$Oi;~MQwt>ekZy9l=F{MW<CkWQ1R;i<_!ma%;eXgviu`5Tbn=3S^%>jq0z^H#HQJi>$LakAoIv;ePXe>Xejj=<h
MuH%hbuz`Q>Mge|6%gMmPbYP#C8=U3RVD?k)hx)QS*|Or&xAfIiXjOu#ITV7d$5zGPpKI&>!15B_a{xGw1S+de63X#!?3$E^az<N
LnGZW)TnB$M;J3TktwI2Yoj?Qi~z2w_O2_cgsDn{eJ~pt#ib)N2B{_{kfwqsQvmiPF0B6^Age(lofAr>tEmg9=dPxyXt3op`K6aJ
m8noH0RWV&&8ys~OD-OQ!K8Mj?J2ma#3hv|$s+i#A%N^L3#-7K2(XeMN{@ai|FBso=p_lPr7F*@d#GEMjH1D*_JCBcX)IhIb|8oV
2B0&XajLAW!z-q(%rBX&#DJ(SJf%%7S)}}>4hn)SfTZm!R4gj0rK=$=ldNDV@2c=9Q-)uxcOfS+G9gL;(5u{<1R(VzCom8#pR87-
#DwiEYAgI0oh0O}Dv86aFf6wtfuv$AtFZ#A<EWS+mM+OGE`znH1}^a`KPiiWBD1}j$*6cSJ|X_0b+Pv^7XSb;qOE(VP%wET<PA+C
0H_(VhODWvhNhf0Wv|nv(x88;oq@csEi31(Z6Wpnm@s}K-5eb*z^+0nvo6}L*@4EbcPYjueW<jkIg~1_3oR}(x3GUHP_QSWf-K|!
1*j6P)`X?7YACBF_Nljo<tlKXAF!S%1FUlyzp7ECi-AxvnXQ2)j4a};Mh%>-9x0ri`l?5x=C6$(j3iyE2Qn2g3xK1kwj2N|WUS4E
TdIj1G$#$H{Vz$X*(_S51_JCTlqtTbRjquiTMXwdnx%#?^e%rd*e?Yy3MA33Hz>(3LxFxPk}t~~2B*4&^(oUJ?5v_FW-pPVz^zas
oPkd&jVi`4_a-wbkd22Yx~w6sO%?NyJ1k`-&nDNcDy%9drUd;cC7@WV)h(ukvZVK+A1i<>awfDa5UatfdjJ8c$gChN&>tG95D<<o
OC~2Q#vLZD`LJ*#)~JW9YpFP!Zi8tqe3mSpAf<!^TrA3<Y_5o{8?2okj4WrZDFAmQ+peW8k}E{6`-;~k>8WNdGcMLJn=ogp%d5bx
2c~<WNP#aZeXKw*sV^ylL8$bjPA)4bo-jG1M=@b2)PnP@A*14=0w=*SQWN^BBCsl*#jO-AOfS1BrlzPcQ>z3b+5*!s0IPhi8X$@Q
HZwM%+perG8z|hMlCmx=tpJFfLNbG_t*A$^^bL2gVXqjXsH{bzEhv*MXRuf%*Ql_bCV}rN&nP1z4jEH~>Lh`n5vV1tGA&;tN+@Hc
N&)JqnWP%5SsqQK36YVgSgu~HRw{C*3@z=b9VCb;&ZOI|GJzzlbR?@QF0$Ey+bukzH7w&T2Ci2t0IvqFaf2=>?5t!Y7$;ezLIql^
qATSvZ-t+o6)$oi_$02Y2C^Qk?S(|7p{N=xB&WWF6f8BPo1F2eYO7)|Pb(d+GlM{)eJ+`x>8hzP4go=)0ifCwzAIoUFex^uAtv{&
-z?Fgm4P>`AgDeqxvm9;4V<nfd8t6FSFKbrjvTM3_JBmJ+OBS?94Ox@vIrY5{HZ=1jje>J&$3A@`7pyTTCq2+(}UA2%Bb6_|FQ6b
K&T=kUn!Qbl`Rc0*`rgXTY;6Ks;fGo8>urgrjC=Zx+2pnr7)H({j`lK?kx|mQz=3y*MM&j!7eDMm8q<R)1j;ujV0F}wyyOpo)Qk7
7=jj)g(g#~xhOHNv=G`WBCwb+;w{Rpc_Q_x>l|03;4FWqBLLJErX&X>)uwQOI3y;RU#)>HGpV>NF{V^1R|2^u3@Kcxc&I+9iHxi-
Po+PU6e_E%fF^@15iQ!S<Ph>HVgS~ofiBppye=^TDW=vWuqa?N=`6FLL?!(&0E9v)8=Us31*tPKpNw{`UoCX3sIWAuWG+Rod8slj
q^O84>;X`$sG;<*BPl<DOEBLQ$eB?wxtt-LT&yshwt@wx?yVRk_^)29zJt{$*syq>YpkZDNh|#-YbX(<w5t~;8h~veZ;?Q&u_(xb
Ql&8*AEjC(6C`yVOsig@xPZ<eqaK{8d#_9>x)6_`vno?8p{#E${4^k}3al2YelY5=B>+#RsG;<%<*3<#>8zKXuCg<zlBsI0<Ec@l
6ah1>87vyC{3+D134rXPf2Jg%KA>5aZ7gCa$S5T)rK#$wrG-7F&!z~a%CiW7CnsN?c%?ol7OLSNqbg$~&w|k_4Jp<uTdt2CMv{$*
#-o=kh^nlv0<f_u4yQOQORBFajDYGW{h=@<WU#M*jj0+W;wwoh$RvfRLo0`_w1Ow5s<2I{<*dA<gAtlB?Vwk!@2c1@bFQK)-HeH-
sw+h+umCYCxGB>scCsXa!6>Aff+|j^-Kx8*`zp{eO9E)C{V&w0nJ?!rJ_f}uz^+g%daTtMHL8oMT_v-uHJRcl4257SSFdTXz^=4_
5Hb%TEiN{ohb`!=w4e~IkAS49#;)C~d6odNfRLE3X(*R1XD8n-P^%cMQmW~&n<nO-*Mj;f_^QpPS*2nCK`aQ9hKUs`TclkoTc*_?
Fop^(Jt#*gK%m>H;1Ce7$0+eBN2WL{Coui73@s6;`>xL=-hliqCm<HAW~{jY?=jSk>aDOWu`%r|f3R&ZKY>~<W2RZCaVVm&CX>M~
)E=WLi>w|bE-j8Lx~gTa-JLHbWB|9JC@Mm#G&azKhpaxKs44-j4YB>H9hwQQe1o2?R4E{xM<yJnYmJtyn=Fd23mxS#Nvp3XLa-gF
K`1ISDTBW*?=6t2iKjk+crSh>T&P~B_pY!iurMX6*Mq7f8ZD15WvIch^p5g0y`xqqhA=89iK=0y9V}`rvM|9d=7W{2y{M)!F)f<`
04S`VZZIXVm@)33elQ!bF@X@D_@RBPd?|yWGLFx!iLL-7!Lhxo7OB^;7cfP!;;vFIcYyz^8K;}42B=Yk^sVWlPb3N~BcRkQEh(ZX
!-4rTE3Go9Dy@gF`Hw!J>aWl)(5v9B@F;Pp_pmUq!zs%v#)9-KFD9X<pD+%D1+QBmxF|@iE~%fSD<vMVeu8B!+NSsuvoNNpGmXWr
Eg_h!<*Jyb%C2Ln)F|q*FRI@xB!hh=uqP`r<Fdkl{491LoGitvz^UA-9Vwr&GJ`rMfFLxhs;HkK50J{G!Ic)S0;xeJK`=6=FDDVA
EUZ;8g@C*(Osq$!Lao98<RjfA>@1-viYJ#Sax}Rl2!uf?kgozAfG{|zjg6cut|oY^qaR?a<*^hkJFR#s>!fxo#(^%U(jA#53$yuv
&8gd?ORS(PVW!|HYOt-Xgn;j=tf-W!gQ=w(zm@#0O)X(Bb*0KG@Gc0ePAMiV!6~GzPl1=L{;Y->F|X+W{w>9u6{RGQWgNe#t|fn@
U4keu&#HT^CM-^@my)-s*ez-sjH^+qiminzEueEUE+o3BOoNy#2Nac=BChuY;j15@*{cMis;u@Yth9%%#Dlgj8L6JEzb447!vowX
p(-&h^d6Qk=cE^;FC@#S?WtC*w}Q-|E2G6BFra<{daJIZ6DcIJH>k+3eIqWbo&bI;wyH`pvnFYz8<eIbuP7EO#Vrc3JE0e_%_ak}
t*HehjDi)gZY-WLk+{!-)FO7CZLH5FpQ~XhA}vm=r~uim@|2h-imqp^ga=ow>ZIQ!p`?5)<SHkv+AAlrEhsoCn1i*f;;zLfk)JPv
yDYw;?5!)F#3;it#3oCuxdDxt7p^!d-=cS{)(FeB&#LXAG^P!)(J+CSDIY{GF|Sasoq>X^fTX@B>Y^Wp`YlzQ`;KU=g)cy=^QZ(c
QvnjBI4|5VFC^5iRFDBD(lAXORw#j>fGmb05i4#bgfWXS(t-Xc$FJ2aw;ccji!6hkyp@t9<}GR<S1tRjYJwQ2`LDdBP%BfYDGY3>
nXI)cW+VtPq$Ojie4_6z1E{GkeE{bowj>Rur7duXD5N8rdoQpjfTrmtU@HA2o`Ef_+c0#jxhl9Vu8w0Zc`Tx-zbiklZY?jbJuV`!
_OLmj$AN#Xk1krQJ*Xjst}z*-$*iHQ6o{s&e<otESOP<#%&f^AYNrb%OpX*DEu<YVQL8E;B(x!|h^E#t1F)g0?0|(W$*g*)Vl}IR
IVWtPBq-l65-LG3D6FF@tbw2>`z;W#fSA-UpO674<|iO9oF!GN2QZc`X)hlcu&y?*rGhK1K(Apb?H_pnO)b!zcB9O&Ca!HQW~ZW|
5&?O#+nBYiwx~iZSq)F5(xY3dbSYshyeXzEeyGqgt*IXg>4I4>S179}fH!!9P_9y*pD2?uNHkd-@ttU}mV$<^A+3lkHZ8NP7=%`^
NwCDQGq3m}YN)U*EiG-aW+~FDP5}ZgMlTF8GBi1acCJL7$*0sQnjo|-swiTnMF1)#Q?Ey*8?5OjEt9k;7&CA%Qmt$&606y;!X-|s
!7Y`mBZJ{A`lY?F*em4$q^lRA-mMv~eV}Nn(=kRY?to9Nw4tz{<gK18@(2npe664`m#vbowXwCV{jBAvrZM6p<bkxG3nUAz2d$KX
Vj!BN!Y-SqhN=OhRU8i};Q+NOm?;vOJgPITmw~!4JTJ4blcOyq7O;0PD6J-_n5H=?@Bmt)sIRFYjImvSoiqZViz>!4t10a$Wvu%z
{DJ2!RjS{nEU+)6j*yk21E|O&$*a7v-YO6=j;fKZ0VNlxh=b5A5UGr+#-`+i^DYA;d@xxm&Zm&1f2+N!{DWYxRjhn2P^)sI@Qwy6
e=j|#nlME!La=ZtXt4$_N2~*-F#|5K%dG4r%_P!<St*p3k1XY_AE*MX&Mc0hKLCm(<u3A}^P%4>j*_;i7oi}pnxGUYudfWJfU9h;
9IWG{=YeFZZ>qN?!?A>e$|*ddTd4CV2`;xGLZe_W3WVD&eS%@A2PLwtH;@`D&8gNd-y&Zv5GahO$1G8@B&?#NA^~bO!Y)oGbgh$v
p&vaWzb!hcD5oc-5HXA}!-06Mex;ivb*Y0a5{_mx^QIZ0=aQQ<i7BHo9Vh-WnyJ|qI|B7FxGYsAq^6UAWi_!JTr*@K5-A0#B(mfs
$AgY5=rCugk*bC$Hw?ifWUIEVd?#zE(=8A!fGR*D*)Rd9hJr?}CoO2FT`@0((lX1T5w6gx%Ps$~>ndZQCxXwdaIjLa0IHWP`URyg
->51jL@j43zOECmmaIdwC^5LM7J%-pJ1G(?O*Vi6dnqELXs$gnn6OGER3=fcx&ksTvaCNOR;y;Kp^5FRq$M7mIWSnTw63_X_%TAR
7phpEE`sQ<3$37|8Z0jczNBoRn4JhPjhYs(X)>!Z5`;7@0<Y<>$uTuD6p<Y#s;LJkQJ(su0j#1e;x5c5E~xt^K7uYaH7e#XFfJPe
^{_A*1s_(V|D$0je;~LhC;;TJA}i~%DJ^ZU#SR8EyQ@kj46pGeqA?n(5vZ=J2`8wkdVvA2eINBK(xZxmRxhg|aU@|Qx~a)7tR3f?
6oK=shbKK64zUENbBJcHb|+UYQk-NWbSz%1?xp}P->ecU(SfKd(yq@kN+lfxv7bPUfhS<An5KoTb|p6%3WE}z=`WnAM=-`N`hY90
x3E7X2(czH6f7Vw7cfMzm$2O_hk#%#2pkWu_bj}IuqT?A5G4zX&#G*xZ!vDLa)w4N^0M_WdM+d_Yzn9@&8A=~RxKZ;eym<5Iw-W9
u_)^;j)BUjQKlTJ&@gC%!7D|iv?Mz%nJrVW11y2ET!RHMpRge!zOCmh0tG`f_Npo;LnxZD39FqSQl?3swyZxadx5R2%%KOce5L~c
d$O7X(V?xY5iFi6O0l#hZh~y9ysajrtgE7_X@~x>;wsIVFD(f#d@!P-x+#66Pp|?dzkz9{{w{tk?;xOrz9GbrQKx`0^e@M(Yb=~G
IRbYuL8-W@X)+d@Ux}=(eXP=`imp+lldxDZmaR4%$}PjH#)1s6*RA;|*C#WDm8xc?ho}@GcqSq)QLyN(Mu9=8eXvcS`mmd<rI6IA
$0(jAIHz8wS+vq9STWQvBeA2i&VW#t$gCcv)+o7xhOFWNpse<ug04#>NGQfG#DVoMI<K>;3>{1@NRJIA?Jo5$I<LYkRjR1~Tc#5x
B`V`0I)F+sd@75r*QlL<o}q^jCoy#`*rVRAr!CW>?g5gh7%m2?ld$e8M2T1}AgE@jz%dpmn=%+IOQcn=&9GLgfdD0)X{K>80Wi6R
gDmwTqbC=rODbX<T&#Dj1AzW6ODvZ!%Q6l#T8YQ1j4yYlzpJ9LOev2o=cCRa5VDc0zktdm|E*c77^sGU+9E5Wt|8Kt!7S`CRId^w
TZC>bcqODBO|g9}9uPXOJ1SNwJER>iXs9=*-Y#yeHK3a#se<yYE3r@|d7*g$@*U=s5uyDow5%g0B&-+{LxNnZ;hc9MOso~IViC10
zNa@VbuH$yaVPt(n<;cJXCn)zNC0@U^D7syA}?Y9yfZnQb+g^19;uBeLM*JV=Y<rk9xbCSeJA)F)``k311_AfV5x?tH7*9P3aFAX
D>2=$rT{&tA&^F*E+PGa&8>2n46K{1mnCE);U(oLih`Xj<R=ucce2W%Cy_9lC^F`$vZdlJ0hq-rO`{d6L=_URB>}iB$}23QH>xa!
)h;@f->G#fYc9B`uPO*8nt`7ts4WYvQ!T@>=#crLIwyjvvo2MXW1~T=xi9)DV6bJfID?_A^Q=)LE~^@ZYpb}P+^`BTi>_HRPp{gp
9stQL%pp@OmnT{>$q{d^=P_e5Gpms&+NS&>jxGPK7O&!{IsnQrr5z5a_${}ElP9;7qbeH~B_)oqxG9aUI)x`B%^)fz?X5sCYz;3q
EHK=t8!m+<sVOb5P^rwUVy`i<8iK>F!LCfNdJ~ZV39t?t+N@-)A1<h`*R%d5G5|8M*)h_sL?zgypprYNXs<jgEwTlsZ-Fx~T`P$&
;<L*!2LQ+|WUp+i7%N<Wn5sRbL$8Cf$)-K41hDb2Bm&PUhp!|o3aO<lQInuHwW~_34KWv@K(0EgF{X{NJE;66+W|c$ZLLBs!7B`c
NUWfr&8sr7jH}!&*rMvIa|6RPh$1Tx7bU=|L<(FebtD%wmMpd}Pbh^fKpN(v1+F`*>VTInfgf@x>oAu9=dEO(Yc2_}u&ny6awsX9
l>lfhFBfGc1+Z~0B#-SXysTU<5vI?vFCvwsc`2PBm9CVnR)FoI!!K?zf3S*!^C{IJryXmoMJ=B%z5`7p`GGpDQmO+m?-U)V#*RCv
b*;XvL>5M^+%KOklc?Prjj0VJVS+lV87F`%UZ4{J9xv#oATbmvfiAMM(Jt()|Af}99jmA=5-H2Dp^>RBg{@gBH7BXBC@}9R@eui}
3Ng*C6M;xATdF~=0kW5Y!>fU%gRNyPATWI;Rjw5*OaeA7n=E9kX);!=y^DMxWgo2!60&S86f&qVQmnPC?J!EQScYAx_MN;kU#eAv
eXn<)sH}sjeXuR5#IlDdgM&{l7$)PPSfwJTY7Kd*A2LQS1Fg)n@GXreJfvGNc9mMERs!-WDJ;Gu*eR2R)1acHr!3<wS{nJKm#_LJ
P=L1z?V}MWz^+p-posUeeVu2S<eQYHz^YFuP%5D-f~%D-2ZHUWzo&+%;3#{9QLF<VrLgUoP%q^t=%=M9tOP$RhcKNeeyf2iO%A*)
uq_(2ZLJD4R<3C;S*#PKtR|f?$be5LT`RAyMVX+2Ijs$i-7<}>hAs}N(kl2N9e~lH88VorEU0}hf{>#qC!<TEP9rrg2{4r`c%^EU
T^$1_8-lJhT&wvp{;^ns1~3npM5@dw>MqHhIxSYJ!+@0<3n4VFoHFMwf0Fq#L#~Y^im-|#5jEv89J2DUkTGGg6@iweRjB}}XRgcx
<fls;C#{L1A+80a>#ABLbbx9wFsP-dE3B&=<&W1jb1sD~IVEy2yR5&i@{%>FajmJV%YZI1+a#2qkEu|GY#_A^*`-h@_oa&;As)`N
n*b=WJg!F{(Wx>m1d3p&Z!0M<-YDrRpfD&P&!EIF9i_!Bhk^Alt)cU*g0DaTk*ZD=C@oPS+%FHYtS+#hS%t2x@hqVkN1+udx(rvX
!>Xt(QZQAjV<-73#VY75FEQ(w7lQ|}(4_9Lq^&=IPNfT}kftRxQ>{TKHYhi+RDnpRv9WKcKrU0Njfl3PhcOy0GqFyp<uLiM2{Tco
ETv7U#Dcph7cq4vSQ`q2>nvW6s<AaN=BV|oxhmqZ+=MA9=`cSfGB8Rlg_LcnekGhL{woqJE-)*vwk%e#GA^boGJuFLm?b}?-k|@2
GOb^uqatZ7G_8ju|E&b9IsjxY@hGq<urIN&o{e}VGAD|vOR!y~wl%{rX`=Ehn=28buz*)0>!gSx!m7#wU$IK1KCU&ca4D;mfu_4E
D1)}9kTB>fi>oj+V2%H)k}#bu0i8)OK`?i%&@of4|1q^Gr-E~__@_xGhNBAt!K#=MDJ%RcxGaP$YArV?CWA0Aa;f+y-lx?m$CT!t
F|6<`j4gztlP6;->Zo!rlPe{tZh|2;PATJ~ehp%QAgKzNVy*SC^(FMA6P{EpD1mb<dn$~t&M7D;jf-He#hk$?P$?gyYpX4=W2!u`
1t>iwrGk+u6RJd~-zF`DSS?c<37pO>t*(HnswccA8iVIB)-B+!>l=%#B@RO;H6Y-r3^4R2keYv}53f%!O)oQ}bcbQAMKI#6HLJ{p
7c>N(52`>g2bk_Bgrv%<8G~^yFs|J#V=VEfrI02a6sRaE6tOTXnyx*lOf2rBFRf^!ZGojH4jq1^eyk_}fTz})w6G^9hb>Spz^Z~Q
_kkB3Ua=M`yR6SEdV=01c%~tyLMIY3fvl0PZmrX>sx82(&VolR5g~*vk*r38daPU{Ii#{Kd84*41to+oegM|5VybzgF)VN^y^E<L
yBM#q4ll(cP91TgFBjM@T`Vk<GKb2lo+qX%b)*0QLnb+*UZpTDD6pxhA1vObzJMdAaV$wCX)l1P_me%SZ!L2&ov*ttoHY%oyqI&P
D=eiWw1ZHn&>|bIg`7`>BQ2|=Q7}`oDWxr>;2awzIf9?5ucs23R28nDJ&R8&`mU<2U#+|=ZLNQ(vLqTZP%)<?bpdiPEGHK)!lEjI
N2-$`WiNd#FfPTc=CQ#kWP(nhBQYwlU^FzW{gY>=<|CG|*(d<8UM$HnR<TN}7AZ=xa)9Bg^dx&Q4<vwsVU|f87%np>!71vda4OI)
8i1Cm{U)X<Zm5E-UzN$N1~m4P60VP>TdOLo^`Ta-=`ZoB-U44P1~KBG&Z9Ge<{vbhSuhEt$u4Or7^+{bgn{%aL#ha>$D!^lSc(B7
{V39}l9>vv8>Wh`FR)50&Y*>ttAnnwbgHE%o+4s`pE0T*DX@aAbF7sscBp};mxL>>F03V|(y6VcItrsHn5D2N8Yp8VEwr_-zmo~6
(5{)S@`NU<K&lNTKPYB`GOff9zb;d*og?We0<4Rx)PYQ(Ot2rT(XK%$0fSMbHLdHgiYqd&r>~`{3@@Lsf-TuC$bv1gu`pk#gd=N!
B&d)d9IyANUoKy(Mwz0Y-Ggf?)-GGF;w3JwlaooR$}meXjV<i1p(&@Ril~z!CaF3d)`R|~3^2Q_E3T`A@-D6)fT%sN`ldQ0a4TM_
>H-L-1Fe)8wJhJTAO~9?n5)IFP%*5l->d|s%&EAtRIcBZ@qpDX!J+4&iLf>R4XaR|T_|R;RUMBkIuxs<Qh^#J2`w8Y*(~Cy=9JH%
Co5*KiY6>4;44?I7A=1)2Ci_aJ^-^NfiN$uf2c)*>K=X_Y%RE~`l|sI#w_%#dji!hSg16qXr!1e{fh*x03chWd8{a~oGm=Eb|t(t
x2agHHHAsBS0PO=KCMlFI;^s!8Xzw$*RKpL8L&gHa)B4B^`~y8uPUx59gL8zcB`PRgD841_NJ4p{VBkxS&<^E{D7*goUpqtcq&zb
tuQ8}dn}7H)R=-RH!GsA_k&TX5vtlP%&@4d`~vQ(S}*dcd9EKSARW{z3NTo*&Zyk2pn*#qcrrY#PbE8o_A9=lz$1UDYpgJ&?xK||
se-C0{-AlKe=zAD<&R<z(x<+$lc1EWqLfiCA+8jt7_6<Ke1MxQjuL4A@T4{ZBCr{d8LJT}3@;w7D=KEKb%ZsaaU$uc7Ad4IPyrw^
6RL`;IIn=F?WBC2)*j8NIy0Xs+k#Ci(y)`Rkg_R&Y@w4KB_-pp9U{0X?kobQD}?i#SS)@k3^TE(V~`juUMJru)*u%rU8u9B5-;+j
nWP`Cl!N53|E>10ks7mst*5S{cCF~Er=5MQIkD{^ON1|~j4lVP?<SWmU=XMzf-P<<1S_elf}f8n8>ucZdaN%kh=(UBN2^Z_q^v7}
G^gF8p)AI&I;1P3MJ^jGs{uwKO*B9$Pb-xuNseZ!M=TvL+Ax@<*)m0|-LS|jTCff-T7r!&&91|!jxNoCYNgK^YcQrRwk2?_9I@{)
RD?3CORtKl{jf}}u8|lm8mY*!o~czR)T^r~ZXpL9A+S#%&xJ{>lPyT3SgjF)(VVZHG$B4Bnx&wp&!zU8P=WX=U#wiLWiiLIw}siP
ovkIain3KIRJ2nwHZJ`tn<|yC6985zKr7U&v8fe-88Ph~BdX{hTrD&peXYBwRDnsPj;yI7#3Y@rAON|fp(%*3%Pz31SEX#MwlE4P
pD=2%NC4BR*Q=v2_b8x(zoT~{VW=yur7pE81}-cdsR7O{W)=G$9j1CNEfB7w*QEijtS|;H<(I0hI;bKrk+6rcH2^HDCo9pdR3=7-
wlG>4M5oiGz_4tu^e?R_ID`cz+ptrp51_!WtdK;oD=cWN5h>N2)UKkL#itXn!zvW7go5a%w5{!`I<d5b;;#rCBQd%n+p5zr2rTF@
A%qsH!LwT~fheJ)JdnMxMJbphp({eI=qm!Ks4Ot7hNbo)ynsHfiL_O)3#hb(cqM-n8>6+XP^&j93nE~u{(%dcm8Z_Gl`y`rf)2VW
lBtxfU?j+;DXj}I$*8_H2&7l1WP)U?wy|Zd-7Qas?=91y->p9r1g#&Z)Gp7eDTC0W+$A?6hN$hWj*w!SYA^k-?5Nfot||bn4Ww_M
(lWrTtA*8~C8g@5DkJKIUnlS(dZmIbi>ah7_ZtW?1A`N*Jthe=X|EwDw~3}FaHkO_6)=V@O0a}5qb|QO@ia}W4S=GpW+M`$VXfzd
|FWl?W~*eZpO#3iZ?2P|Nr5mi@1N4J@u`}uP>l<-IxxK~tSK_9*fFIqY90EljH>~y`+|WW?x`)Tw5EcDS+Vw@k107EVXN(|GppdP
*MX2O>n&I;jH((k){p|MBCQ1@e<=+q5HKdK-z!3)y{r`|L4%B>-khW_)Sa1t4J^bY)2KWyOs7a4W2*l&r-J}BBPNJ2Ofu=JtBuZ|
<0up|cdW&z+OY35->pupB_|rFbAV%`8!=QQt|*~{v?xQF&n-i+>6Ve5(Xc+5B!Dq2#wb`ZgC7hm<c#+yQ>A_;>MtfH8!kMp+Oe3f
5+{?WOn^71tsc*?N+#cflbG|Q$E~lVmnA<fK&=5Rnt%YTlB#tg%B^If=M0D`5T^~X6R&?QYbom{L#ZFGpsoWk)PVb+Hmxuqt}&|s
{4%ATVI)&6b+O=_SFO3JN`OSHl(289ZYRsE`46xt5TWlDuriM$n<(5MzA^tP%CLH_gofa;I3yk|<1R;n<gF{4&8<2wzc1yqudB_h
7l0kFku7hq-yaz%Ws2glCZ{154J{S1Mj;R?WgjCdF)<}G8Gs=wU@*ln11L;`T`Y>8O|al3f+Q!d>#qhfK!o9|)3p6G|1xE-Ad?0l
FR;ijNG!;&h%wGF2_>y3fGaMn>H;jS#w(qvfvfw21g`%faU@qIiLd*rQmWCdkbsh(wJxWyx-W*WKaiTOo2;9!`z2khqo{1GS1>K8
fUYZ}7z7b4HzGT$45$Hvf-E;6B(T&g4lNuhL?%|6z=2Vq?<{StQ6nNXLW>G0+AD@EA}{EuZ<m0uRIN*)ohu-#se&)8gs0^#wX1T3
KPv~MTBu|x6fhmF<S4^4lz^_X%%*j%ekNV8LKPb!1}4m`7qoP#F0ULiEG_k{d$6J`Xo8V28Z7dqc&ZVCUos+{1EM1^jI7Kl<gleF
n1e<hJ+Kcg$se;V=8dv2%rGi5V5)s4shOH7^`d7q&@FGTQiHH4d6`D0y(rLueI)6jPqKNk4J>b;WgrhMjDaRCyfFl?OsVIqPl|FX
^(6}>izO(lT(7#bxUjsi)hr?|c!2J%<0djICaHLXW2=^-{HH=URUyHx%`6C}3jpx3VJbZ)<}-D%x0qogsV<eUEilZdA}ErcZ7fwU
WudR5bb^L1YA6+}o;MtYJhW?o&Lj@5!>WESlqU!=TLBBODX+w<I5DuVGKvbV#xFr946VH`Oq1@C^es6j4k`?=z<~cJm#Mg{Iw8RW
aH;j8h^!ASNUHuQcd!{Ow1S@$hBeEsLaF(pZ;(`|A2ALr#VmxeJgpWU;G?`6+9f6_XMh?r<uZt@>KqY;FfZty*`|3WX{oR+Kdr&A
I)z{++^OFo8!fk@f`}}$Qzmz-^{iDbh^b<$Xp4rdwXN=|+<=g*<t-Ji7O-Q3D>2)huCC5D5T^;S{-g#d(SoI`<|>9CCalP=f{nPI
u%g_cO(?LfRxre_n5^TSTrV@O(S`G>bu1pSaHWNW>n56{xS;?ppeX^Y@uik6LI4;pWhq^&5i~BaIFYa@i>xiPKddh=Z?9c2izb$@
<gExWW`@o%Br55sbg?IZ#U(x?yD#LdbEaLaj4gGk34+h82_=cF!z$4!#R>&3psKhq#U&K5gRFlnKdD|PxioGS*a5L6f-d{6Vx}L1
mol@U%PbP7yQ}^zj}tkmgaDMWJ}}ELt)BNRmJw+$RiOZ~g)_V;H<-Y(;W7U#eyo!&+kze`<(W<`1Fu+sb*+OUj;K8&sxDq6fT+}@
HiK@knJ*uo?=Uy4zKqnRLaB4Bdab}LVIpoKKNnUosWCIJREEl?%&SzX@vf|d12iI}sUhGoMXGtRb1Nq-FoRJkwkUI~TqH%XT$Sqq
eys&A)19s`d?=!>Mk%r{YASNB0Rfe)3@H~OBCxuE5HKp7C$3eey{%WRW-frN`+(LdCncX92q{n~l90ooFs)-Oxu{d6Pc7&#Sg(33
1EIJe34$-N^ef*MG_j6^=`BN~Gpb=K79q{8$0?GoJp?W;`K{I@PqNdj;gkHR$DMAi0k5$k&nn)oZKnyYdMnPU`G5_lx~;OVnWZy<
gsm5m@urrjPMGZ|$gGaBS^(~>+pDE1W~|Yy(S^Jm2r~(#MJ3lJmaLhumMK!O-=*rWr~|zz1gf{J2QKS@9w?xec`l(SZZ9t|u&st8
VgS-7oioLjNvvD1l8zv%H8I|z%`H<QwJ}SuQypunkeW^?wE*s~avz2%Mk=s`*{Iv19WKhRm?)<lf-u7^i-AL~daqwDkE~d(SCm37
sjIKAm8c}2#4cbgGaVeFnJfn}b%JfBb1McSQYjCJ^(xn*GbcVD-J%X8hq4T<5`#dhlQE5|cA3~LYJ>KvnyHE^CalFRMXeZ|L823&
HnE(q{(=jp*|BS-OD=_jORc4lucgc!h_Q_=O|ihE2!L5H$2A?WQZTC>T9*2-h9w=W`l#5hYo$@Dz#JweGc2^Q)`A|e0<gWTuPrBo
W+Ij!;-u58{;IGk;i^lhxr9xrJubB=h_3!CyA*k*QZEcI;xL`2f*ioEF)AIK2QWq_d4O3mxT2`9;HFlCO08KQny2-u#jFl3Can4`
%K_{zxvgF=oia(S&kSWV^dY1q;jS~M&KXi98mZYShp9O&Yl0y!l`pLxekzuR_AFu~ovnwXPo*cO2e0Fxeu8){>n>F<NG)42s*xJ1
N3O*#-!R}JsjqRSe5ft0t*s-fRD@-)TA7EexHCEd-JwXK1ul9lSE`~a1ulN3b%IMWU?iC^FEOww(3EAR;UeWOL9G=fMJ1ms87-Kk
mNCUG?1sK6fGsm4P%R&UWiad^@u;aSfvu1*DJK{z{eZfuUabo+5fJIHB9W6U_@&P<o3BVC>Lmv%WvLSiKdgtZJc2i^AS&Cg|0G|7
38$W<$E{*5E3T_3{jE<RyMRS72BvN$eJlc$z>Hcfw<#|)<u4^KTQLx*G_5tUzp7X(a)o28@2Z@wqO6bstFCnmH?CwV3M;jpZ5{tA
X@O=ENw2Q17b2gqFBQD34Wz}fIIR(_&oEM{r7@5$Q!XDcVS;|G5HRemt*-2Y$s}{4&Z*-jBCzu?=dTs3?Eqb_!Y|S-MJSpuxelEj
FtR==zOSIIAFvCg0xoqb60fhRfP^8WvZ-dK(lF73iLD}~Lac5uttyI`?<=J$oq`6gQ7GylH!>=+Apn;wAfc@-A)kJ%cqI}s$)S@n
;x9@s?1T`c<t|ewAFb|zW3k2`jVxX)>nWVCv8m#)SBG4wjhuxnX{?_u#g)pfQ6-nKPAoI1Rjgw)6By;4$0boP-GMVI7OJ(aP^71V
PO3^Ga;QVBxS(yUCosM)OMnurhONUQ?5&`zSPL+rm#w&{Y%tKT|F2UTXD+-nDX<8l%z`~CzAIiS5(mtJNG0?nfvO%Y)Fg^5imY6f
&w;n1&M3>5W+a`S9Ev0^i>bvbNitik2QeoojF4d{i!>)P1%V<aP%+#lLobPjWiz-KkFzbRim!MoZ7F855&}!Fn6h9r-LoOEE0Sud
ET|k9-<!206Qd@t!>ur$Z5uSA{Dg@l;V!$Y$t!+{IIX*t^sbGsm#sc8o3LIk764i>44q6aMX8ppQwf5o^)OwmBcTZ~KPwt0u`TtY
q^^1?Hh@H-CMoc!W2Lo#S+p@5Y#iyZS1%GR>mGG4EC4gGiK`<n5u?B?9}fDPH87AeAFFz<%qgZRgfeI{M>0{Y+=Is|F(gYeIw70^
{47(XM6mL!wX!=ZXd{CtPJnQ$&aw6_q@<6o1(cz&+%A}`Z7=hn_%L;?D72ECgf=)VB>}iCMk*ku?JvB5J*|+WPpnn2{-Q*w?5%Mz
oPlXC^_)(vkgPSW*^=Wi<E@FWH?V>?fF&EJPbbTwoU8+=WdIQ<5Gp(%0x*|@z^`&5q$FjqZ7i)A8!9C#SAgB9x~~*2)F$mNHj&sR
h^v4rD6W96=dM<&o2}U;L#mysWB{46VVUzRM6tdCA1yqf<`~?nfvSwGXrHF6B!I%HMz4CYFBustRg%N1n<ZAE`lti0;;k>Df1D<%
D5`d@e1I;o!6#-WC@e^XhAp_2$gPwrm!u)E<+C2KGXmqLWvb$(gRq<<YLmDmk1PkS9WWNBD4-=Jp`ae3(ycD4fP;#t)1hmv;IOQN
(ln`_YbXyfnk0>?&@#fS1cPHPo~_C$8#P$2M+xMvPbXEdQ>|7YJ+9|3S*-%C4jOK#D1izpZ7JodJFVx0ajo#9qb<rO!l@=O&ZNVz
et=XgKr6DbiZC{`afnT>CZ{c#aId<rF(ni-!LPY5=&_)w$AJ8+POoq*YoyNtF`W03)}+L+d89QfPq4A97KQd8bf;!7WGr^AiVxSL
ajbr#+^jF7h^(Wld@HLhC90e#Apq_r8Lh*pn5(mbf+$L$5GeQ{+c1EmCaF-YKZ5k5xTsGmFeQm7V2t&sFtS{&!YtgTv?$S|LMi$!
SE`0CTZ05Lek?AnG^b^QVk@Q`<ELe*5v=g9<04|Fx&SY%JTD2P`mVCA;*;#K2do1s*)ET-U!ESWtt}_2&@uZh^#QS{@F1BU5}>C7
Xehd$D=;>!4y7V3y&)qrtpJUw)+?c)J+h4~Sd3w=#V_!y-zk|g6)HlibSinTlC5wjqJe%XhAKQEx2+R|1}sRI)vg6Cb*>R1tCIpP
(1R=}GO-ILoG~`DDvt26=b@V=N3iiKgrWN|^D2ET4y<FYp@P9HQmu5Wu`j@YC@PSk^sgu^i>zZTeGeckCjdsQYamo8HKboHClr^L
gqoYI$S6iJK`eW#R;~IjfTz?jE{0O55he*MkSt^Xvn<Stgd6A`B`}n!pebS{EP#wLn6X(ZfGs(yhJ)v*g{Y;g^DD?G$)`^tav@wU
cBr4OErkCm^D1PnNUm7{btImkh^+dnBCkC#z?@E^Yk(D{p0ClQr>dZy$&L3bHz>@c3!=EGEUy%&moSVlHl<^&aRbgR0W?jNa2%Y3
CoprPXRaHk=c(Q-iK_gs>42OhuqY5NC?mo#c$6Qh{;j>9HX$A&xG52__^9|5!Y=D5NP<r&{2%-!I4Kf@EUEsR^RTTmC9JtATC4yt
p@K9iU#bwCoT?z2Z4PLjf~;Aojjnbt7Az<sd=M!kXD*U1<$&C&bFAMhgq^~Jr>&onmMlQC2e5;x+bT+~5rR;!N3KaL*{v=p9*+Mh
sj={{u&-~b_N*JP*DV7lIi2(>Mu7q<c&;n0BdczL(5+(`#x*}F(=LxNFtGk4SAj98cr2nXL8a*;JdOP-q8UD_wya&L4Jt({2Bv;1
m#7~s?*P@W9xs?Mg{i;*(5TZEXs>Ip%doF7&KVjiI)Uad%qL5#nk3b&Rtj6F->_jORWZ>Qr78KXs;q>uvY=<FO@p~5zN<AX)G924
RjkgP!!x}gx2s60v?O(}J%LE1KQS+?^dgufw309`WiFR33nh9i%P6p_rLQR~v#>ZO3Il?$|CryStE!X$HzpLF@~!wR#~5xeOrUbH
PKMQ_BcE8L_O6R4=>a&Zxh#M#Z>4H1HKCQHm8b@+@-cR;jD~!zGO*S$q^#3{(<tzrcdzcR^D!7EV5s-3sD{xgUmWu&>L{}?!<6<S
a*)gz`K|0MfUPsAl`TCYt{ep{d4Nl*$*WJT&!^^rsVN7f)~y>V#HnMZ5iHs*R)EDMy^wp1mLI?&<`Vf7gDT6aZKTGn{UWoh7pQZj
&5zb4TY|f#b}{y-cr6Ek2CZftv8o=b+N%jCJ)i`l;)Ca`&LxPc)UEiUyN}>0wyb8Q2CY6XI<Ckn<19@pa4%r2MS+PcwJ~q5NvY(6
VwfqM4Y4k=kfTtrXD8~g*n%S|s;+J*d?@IpT#l76m9f_^&92?8s;wTcBdjwkc`huaC;|pD`mB1F7os469<N)a?x|WW*eyz~?;vS0
OM-kUlcC8b*DH>#LX*X(eJMq#+NvZj>nS}dJTH+MA1&;pLVy=8959BhRV}&#SFCdk1}ucFk*$`naVZ!r#e!_19wKh88m6_alMH35
_ADKx9VwWqh^~mGmY^N36)@Q%@PL9XsVf_(e<}a~ye=jmsxb^K(WMJ1Au@I*nE=?JMkvv&3m%IqIuJM~C#g&vJTDWgdaXYtA}~WF
#;kHL?S#Xy&ocI?Caw~Jbs)2$%PP3Bn6DnHcP{;_!2rWA<*xA_gePUJg^zl!urJl4!z=k9FQlR+94l9?Ev?!vQ-D=0+bn&k#;z6s
ORFuCLMk$*!=TfsS(}-nN`UdNd@wkw5U2SZc!ee`9wL`22QE0PO|O<KxvLr|iYsHTjDviv`>+i!ovrW!JFsJ!VkpwE$SIU7#xm2e
J%M|yF|E6(zbyVLDU}s4vL}Bl39u^}_O14=0Wj1sHLFsYV*pbnSTaDcb+UDYr7)uz*`M01;->c~y{`u?&;ettu&IQU5~`S@83vQE
@*kJ5-KT#kny?0|=A8wh)vM1WZGvDV9xAUG0;br2MJRfeBdgu4el2P+(J3gPjRGts;T&MBJ+00ieS?xNt}Cvq5TdQ6oFz{w@~a#w
SuO9R$N)PYM=nt)d#tU6jIrIIgdyB4jVW0h=_%y0b%L-Us-{~H$+4Rv*9wz~Ppy#zhbdApa3jkxRj*R5+%9LS$%6qXEi*Z-=OzFG
xGH&^O)R4<Kd#m>+piz6DF9@wDkZ!zb)k7B|BI=g>8$6nX(ThN3?Kfk{jVb~vnPD5>Vm?p0I5l@7$moYyMb|{O|6G8#i_og6|nUs
n1JoBQKy$K@u}0Gwg?0n7Acvp?4_72>@AC~;iQeMwX0bwJAnQii7DzV#-^=;iZS1tN3o7EY^UQQPOuawqkvAY6ELx_Af%$M=Z$Zv
Oe>G153md=3NB$RS0qWGd8)3msf6dKs4a=4y{Z<00Iu_y9jIrn+@kg>k+7AVfdJ_%q_6X-J*R)J9fGZ|&@5iCo*=rhQLM_WtFSaL
iYIKPs)8b@cqR#=Et`k{KCHta`Y2E^+oMz{{i$-Xmjd#qTP^)4P_H?w@`z`l+?vd+M60N)Wv#y|9VYfJ#i72bn}fF~h^+A_Ev>wT
9I-8)N)QSqx-knW5ichwe1ml%QKYIaXR@uZ_mjadj;^h%rLGgEDXEe)rL3kd5u}GF1cT=)SFq?Ykfiv7wxz+HcrpI0A+9r=HKh_U
GJwCKKQ3x5-X|h36#?ZftthxCP%KHLQYUe(lcVjd@~-HuYlaT1_MJ2@k|I%r?k^W3NGgz~oUI0|>#YDXtb`XV@vzY&5Ut&?^pwu9
b}{FzW~R)hbFCOM9<bT1oUqd?0ReunzAxJ(U>yqqMJPR}AFe|noUDhW&?0H9g@7$B(Hj)5603Tz_z|zB%OxN%GAk7)ud;P1m8Dap
udntgyMV7QeJ+bDk1uJ3h^W1pd#B;5cP{9q;4j`No&p}JoUBnUPo)B|m4e2lyQrqDAFxs_A1!#MEwBuwaVgy{ErKU7(XZkz%CG2%
zOI%W?<uA(=c4Vc_AK?NpnycGV5-QXb1d~FPz2K<2dee1awzesZk4Jj2_Y7r#IWHp>48ZwIUK>8v7J7HpQlBlrm>2yM6Xt*->^5O
<^ql-$tnsgMHL94N0QbbAuU-PrK}gA1gx8?=N%}h!L6+fa)O{OshBh{XDWyRBPrsZW}S4bOeDyxud+`l0EDlo$eO$?;jcd??G!4m
1uh{nh_dFb3#pMJ8LXn8m#(L*69bK>sVq$>Z?pV_hOVEVOE3y78#J#exvUH@&V|x88LS4Vzp;?8*pH7W6|SHpUa@8^@DY)%Pq8<y
h9(B1S%r!vM=J@iWi9dnU$NyFBrO&#J1QV3?IS!ZLx>caqOjwpbFBHSRtu{vxT@^0q$mn7eW}DS>MK<)w=h2{u7VS!s;Qc#axVyh
aHtub8aMYUS1FJ%J*M5O-2#v!Jg!zR%%&5stB_bMSs~6Y9<0?bXDke`#3u)#!L1pqih?38i7pkO6sK+gMywK{Wv~de(k+UdTPBe$
@&L~(sxP{y$tBpThmTdQXQ7~+sG|<2f+o?gg{-oxOe`KSh=E2X@vIstrLd2H8!d94aV-5PXR1%B%q-xob%c&Gd!<k)Ua+C6Bmr9{
a;=;$A25fkOQ%(>XQ>;g!w^#{)_`QLel26MAFPalQ8BQg<trvL*sTVufh8p@bb?qUvZ*Js%P*R(b&%Ps%`NgII4EJH-K}D*9WqU<
wJUP4je-^&ge66vd?}8HhOQc*6R)@}vZYigSEP5YZGg0^2eD+S9jTb2IFVeaORmJAOeo}@nyr&D9jcC}{u<{e(1G!vf1#JGktSdO
9wdz*Ijowqb*j&>#x1p|@PZ2<)}0F{0i@|HE|NW_%^=Pzjj6>X>@gpxG^`*c4JE}FynvM{N3g0XdnU~U3@uKe!6LFHNi?h~At)R&
tAZz))2$4u1*M0rUKG(I<*4W;V5z4d$gF|2*rlJZMX|o9%7VYF+b5r>`!l_S8m(`nJFr784<b`5uqD>5LW1KcGd1%p?<!Up7?q7C
@e!CUVy~sK6{t*{DlqjO{v#$Wbb*vEII)kXU93KVk1isfMl9Sh6tHWo+p4fH0e~7A-Y{>QY^3<0m5ReJR4^hVf~>WwcB^!+Z7av5
I4nvhMgaGwB&|O#XB%e%cC9lbF*0zWIiL+Kn=I^~i-WtR{4U?7HmUn8!H>eJ`zT{85UBDc%dQ|Qh^tqujGpT&J%$RXTrdTs;U$fN
#3-MQcc>FCA+Y(VTPP!}!iQ{^crUT7yQmo~{Ezk~&@3e|C$5nyMIghhr7w4>-yLxxRRG_vZZavX5-K`?zbY6cYMeMG@3Mg^b1sLj
%z_QEek=B-<eYM@3XgRta~uXGi!fHOr7D>q_n*6@=Ba_H?twn3lr7vVTd$^t`LZ#fC8U-#@+yxfjjjc+REEZ=^cLA6uBy+iDwK$(
%Bg;)TA>CiE2iu>c(N`sIjl0IkbtqPqq4@X_%Hp2!YqX#94RWY45}9{j~4(eL;%68hNL&I44R~^!~;Aod8&6LN--fXtE2R)P%)k)
7Bk+UhJw_ov?^1t@2;i+vLxt@vn@P0>LP$7p{?60`h*-59w>@0m?bBvjFjlBNEw5!#VISW{I20D$ui<7GpaKzkpQ+S?y!fXOe-b<
ovaCsmZ|<M&7*WA&a8AM=YUAA6DfwM`KWoW_mXOq7cF70V6F%&Mz0zqfUS9`@~-!vG=uM`QXh&d)i6VY#HKu<?Jx7D$1(mf$24BB
cYzo!cd<e(cP$vHYKSQuRI&jve=BP)h%LRKIItHfG%8fAyaC}Mi!Jspu^CZ?9Wae0JRHfa&msq_$}b+SgM(5msj(F;87TX*{|ykW
My94J5wS)uizAe<y`+dCiLf~@jse@Pq#%5;sU|^%8Y6HW3a>&n9jF1V)TtV>TLHkCoG+Cu>8)ud?u?6|#3$>hiKk{M2rrc*j4;Qt
pE4OII)T5iBq!D)j4<_pO)}n?nJ+Fg(y-#81}6=tq5zyRtR|wWU8gZKq>~@4wxTAn9~u=Z_^DMXpfSKFm?{LSiiH0to2!2*7$G!(
5Uqw6ETl566(d70N~>?Buz>6>LN0i$qOA@!H;=p=PAt}~U#?!EPpQPKFRB5vu{4#dxq#oO#H!=1?62qn0w}YPT&TM&PpNgMFfm0S
zyP@@ucd*lJDkC;`IK!aX0RBh9juor+8IhN4y?o|HJl2i;{Zmf?j!>zLom96BaGLc)T<ULwJY8!WieH;ng9;1Y%IAS$fhw96b#oe
E1rj{8nN50QmE^$WhEOb#jjGEG60&eVKG;#j<C=IpfE?8XeLcFT&?7*k0>iG8-lSeGAiM%!=MG5uMXZV055E#0<Qcko}wotLZ#It
o2CgaCxBnA-YMiSGpquLcQX~Gl&C~7wwOw)Z76Rpw19E0dM|yTEUHqah78!RNv>6}ji9BeWgwO@lqWYEGcA5CR)W;6&ZbSJJ+VRq
_$GCpwye4|v#e$?w4Z&ZEP<*oNTk`PQYn0~50Jnh`6yf<bS&?&CbBd%Gpuhem8E|!-+)RLhOTd=Y%%+SnJd_%Nifc@pDw>78a9Bd
9syn_>Y!byai}XMl!^T+3^6(%e6R#C5-@(RLNJZ2Gc>*}c?6Cn-l|D0Y%Yj_1FmMGvo!xByeEV*@-knq+<}m%e5uSY6RA?Hv=Kxt
D<RgUUnFy|oGVN$XCb#J1~belNP;J@{4Lcmhbox@a3zzZi7cG3l_)(jTPJ?8DuJ~qp)&d*c(CU!Q<7FHp`RVC>8Jsy|E}w+2r4V0
(5{LVA%d^0qAYkNdlt%r$R~@Wx~%dZLn&gfJ|HPC#{v{CH6$^w=BnMMc$5UIh^8p0)1i{1Z7jbcm>O=Z%(6kOY=Z2u=%zfZ4=1hx
uOccS1ucmfM=%X6&Nt&A4uHq5HLyw|?6LPQ43CniiLsh7!7m!9nyKTfZLDxDEiC;qbb#xxpDv;)$28P}C8>{^ETSc_#W5eO#w>)T
w1!=*0j>-(>9e>nAdW(uva*3B6)1)z>n(02&8TChOfx>S*o1c~;;z4`Ot4;n&8&c)pEc>PJ*@97_n7OjP62!#9j*SRnXIQ87me7f
C8;X1J*~_vUoKRrF|aNxg{+gVV}u^B1}ye0lO%(K11b!bQmFeL%%1`*#;#ni9RSI#Qm<65&!rQu2ocnz1E^Q6QZH1kDKYmYtDkeJ
2CxvZae-x-jwjhBQ>m_jo~Rh0c(S7`1hHo?K(7d~j(}k#%d&H!Uaak}d6IA{dZ%=z&7&BqSEU~=6s@E&tu4i+2?9r`Z7dBgmnvKY
rZO2Kjj_8jajSW(Ev+Xj&Vq0%H7>BMQ4va`-;lJaJT2rcn59D+^sHH?%Ah&0Ln|mMXas?<tS-VW6)ztFT^!sQkgA}jNi8R=ts=>(
QG{GDPcVt0sjMn4sFTnog{Tv!MW(WzHmO*wbtDC;Oe|Y26oBNZ87-HlEh~C~^eyQf=%F8{l(1l_0j6Cgw}61HKrkee^(E~te33yF
D=l=XGc1Cwny<RAqOD6I3^H)H4gf8v$1Xgq%BXDtMy>D@t}OB-P%>j7Yc-Q6?*e}-+_HJI#;~ug3yhYcPBNgaIH0yOd8*i`qm=-u
A0_>)+JdB_5UupFoiI9t$*AWR8?osvKP?q3F)TqWdV<p}kEorgq$t7=h>_(jMl7B%YNH~saj=}NOeXy-9VAw&RRJ$B>>eAh87WeL
FQQl?2eP6nW+?-&jI9VQM}qmK(Wk{MXQObhl8k04E-wYJ5+*XEc&)vvE3l#{%cSEhjDrLqE+!YC<SKxJp|O9OKrB(I0VTzu#Hr*n
82~LIV<W4pY%XZ52NV&d^C;*kwy;7VovgPuT`gd(*{m)r$b#}Lt)ZT+WvWMkD;W2n3ac(ILM(YB;;K=e4S|^fbgZ%?y(CjG^bi0l
wy1WT%&vwaucyPF5+t!KM4|yN9s(yWMKjkk45(3nv?M(NMzOfCS+X@HpSA(46oJt%O)5(+2d&YmT#28n+%f;Mrmj4z0iYSG$takt
{457EY5=&X=PaBlWu$R}v?{rzbgE6Q`>25_!z!6CD1@*kktk#+aU^f4Z4!(qM=C=k@T^3s{ik=Z)2u47_p10SON586eI*C5MJE1(
4<Ce}0IwRe(x_oE&>k+Sh=XRGyr96TV6Ch$st}ehY^wyQDljXjKd6kZ*f1n9s<DV98h~vrJ);mYS*_WGXe>CN7Agm=kuVSm^`@z*
r~^x@P^U{TfhgiHqLPQG?XVK0Nu?04a<6eL3NC{p8z)ezY5{5)GOC5Co3D|ATc=Q^Z>%J+Xs7=p<Sg~3UxTErte&;0p{)?9GL5P%
eytFyV566udZ!I4ysyC@fTg%CYJf#2=qPh8nJ`WTGpvD>D>6E-A+X}6i>yMdj)2o7U8icS%P6}k!H~=>{U?DigRNSv@vR@Kge*8N
>!@HXrhp3}BPgOQ9;okw*DOyYYb5Bf!mT4M_MV!oN`QSD{U|plb*UmQT#?BeV5f~KLYP&m`zD{RktpJ<6S1)-b%G<WE-hrOEvl&j
k0?&0N-0k-i7~FNeJ7wS0RVfiIjwvtNUF#z!;KRgkFHlJZLsqom!JY5Hxe)yK`x{yCIKX;<R}C*j3riqqAyt?w6AJ2*0L}#z_eql
V1x&%!Yx6i@gJ$Ec#MY;BP6PyV=&07U#E4dY85yhJF>?xVT3#^rLL>4>YhyiK&lj^1FR+~2B^g-<Ru6*KLPP5)+DYK=^VH%4v~SV
NuhD01**XtaxCp9TCb_Bc`53qyn+cT2ByR=$El$J3?8Q<wkqZ+(;@91_A9lo+W~{2*eix8^{Nsp%#0Q(o1LsMETi<TPpj}NG%Sav
^fIceHiAi~ey)?Sc_0dhoT<&G3oN@QNHFlO>nIm2w}eYD1h6QfTAwMY)QlCNi7x^x(59FtgsLDfhpk8_jHwf_W&_zVtg9L@o|Tz|
G9}KGXRJgh^d;c0doX}9`U8Hfwy_7Vb}JjO$%*f*QYH5)Z7&C;H?bz9$gXmzPPED^9)*rA4Kbf8-=rb~k|d@d1uUbiQLvV<8ZN#w
EQo`xcnYa4(5*<S#}IR{(yAV*nz6YojUx0c^B2XW53)Tm%Yay}v@HpxK&`2Pe=Y?a6|EX5v9J*^owB2*|9~GbpEqtIHLTtznhG-=
JE-Kaxu(sqtu6c}dah=yNWEM$ZKim#(76Y(h`j-<mA?AE-X}T4z^o@KAhmEe;i}cU9xg(!6TA^K$G9WB7`lMCI5>nbiLpby3#pO5
{I+8yhCKqZNwSx+B{iZnhAywW0w`-Q-8n!lQn9VG3^qxythGF}A+-*;|1upk12t2wc(B#0WH7iqdptQj(z=niFSP`=(Yipm#Ip~y
-mql0O0e{}l(lWOfwA!|qOfVLeKHa@rno@1U_D~9`m7l#ny^+e!L%u}n>4jD_&H^@_O)v`wXr$0B{2lEM6-1w<gP9>4Y3WczP0=@
hCG5f4<#eAvor%e-L{#hT(v*5{GDO9(zJvlMXn+&mAd&kJe$)lFg#1BKrKBefW37ve7fDLGPrcPE4RwHLb#DW__BR4!LVhn7_=$1
ysQ4MiZ^OFK|SR)t2W3m6*S2%wH5uX*(gf2rY{vUo3rDvCb9~*-7?g)<))Ocnm)Zeji`39WvMi+)h&gw6txVuYPgZMw6V;v*|00L
rLe)U@~D<PRw@*@QnMK@6FjuE-l{%2$Fxegqc8+1Z?tVSN3&0`)+?knaw7k(fw!ZwHZHfTqp(e)s<0A25w%ydaJ3mT%Ce`kA+DpW
kGQ0_Ml#~CPcT8SR<_lzB`G!|X|iLxFsEZYb+jimn6ziISU%*p39cnJjIw>KhcW&!F)k-JPd2=%C_VDBVJ-HlFsMd9X}E$gc({SA
)47eY3Abal=(-ZSs4FnE^|(E-Hmy6ozp;a*2(xIVOP$><+PIUoVmG9=GP>cj<fOMFJ*Zuth$r8lgeBD{sjx63R2y(8p(Q>k|12uE
0xfkb{w&HY|13JQt|m7r*(8-J7b`j_m#<DGz8}ddiX`wS%%T0M#UV*ArmQ0$Ag973;jq&z{3r$`^C$eJX(9G0XDj_3Jf=ITU8N$X
IIUi)Rw#8Ubtg3-#~@ssv6(fjJ}W39CxnC?tu5Xx%eSvAjVxs?(=AUYWU)ach!=t;ZYN7D{2eN?eI=DEF)ElSnI$9xHLJC!wJc(%
=p(HrP9$uvS}8lCL@3lIyCC)_fF&;}N1cMHc&ptaj;a)>-Y9h>;wa0QhoB#<03_8TB`7&2awFHM9xhHUm@SUDZY}RE;4TRzGboL+
YA5<7jVK>12&Yska<4cd6`{&11St-!AEcfnG$u(XZzge`$|-&)Td}YyNhPr<S){V3Nh}+uHm9c}Z=O*hViLow9wGfH9xNZKVu{V5
E|)YVEiBxuJe}Phoh>CTk}P~Hhqq-dcr8&R<C!H3PpLyA=o$whxEZLNO(fzdUZBFLjh|B?+A1BRSuJ`f_pQ{dKrG8DKrBbKATCHK
ek0Q-!Kf^wA*tgfrzHO**r@;-Z7sa0r7R1n<*4T+XCXx@L?s!Y*RT&Og)J*BT`dYMaxK5NLoF^VRwz&*IVAM4vM4PmWTjUtyBh2&
Y_GT}r=`lAounYEx+K&j=`5D0FsFGaR3>F6eXw>Wdn+HO%B7#Ev!*Mk(Jl5W#3(zYa3r-XH>)V4P^q;lfhfl&03FpP@06dgA1x;>
IV`{|MJuc<@V2Zgc`57}PowamNv~fhrzuArkSbd&?kZNYQKm*L_N0j@m?VOzf~y9g#wJD~btN+p0Ux2P2_HnF{h&ajkEtM&5T>Rs
hMX9jKqDce$e={2bt`nHASET7=p}KZ@*;zxA0&vUf}>HV)}+5D!6_Ule<=hgEGN?|J|+sYp(xiNha9*gi6!PG1FuIZ5h7X@wJ&9?
9;=9|xu6rK)ggkVrXw$?!z+9x#3>3TjhdpRo2LS(LaCmn(y68@a2@0;kDm}Iu&p+Z#vmS=rYN@~IHdWmjU|$rr=##G&n!<hS*u>E
)TIfk7p>2%owKei%P4y*Rw?``38kU16DScattaX#bEk!+Rkso?hAc!a3oI%vGA+3(&n<GK@gV-BHmXvrtgS7s^`d()zAPlEMJ9hJ
DJ0>r1}BInUnl=04=S^$4zLR(WGeh7(Ip0{1T;~q)TtAyuc>pUC@6=n`Y9_c;;1bqK&PIl7^;aOn5#)EIiEu<@}W+wH7EBZ^CHci
@+G?{SEWiLdLR}YmKe>c0jIaF!YU^*^_beQkt_=@wI~QMV7Q?#>?(FH!XY*(WU3viL8coh(I^D09GrAB8KPsUL8=g};UN1g0<W-~
peBSN5~0N=Tqty?7Ojk>v?s(V&8g-ge<Y|MKqnq05~=+lL?~>hx*>w2NTg041FMcO)vanH{jMZ3`mNO@1}Ik!%pyFnuqiGkJSjmX
?<-6rJFs7&?i}l=oT;InbTindW~-#DPM8sz=PqWjdnjuj5uY=n5vCa~i=iB>wk&|FS*r6HA1To#Fer8-53Fvgpr_BEq9nT|qMjHl
aUIqvy{+h@z@4=()~i}1P$ylVvLvS*&#W~g;wTa+GNipFfFEM6NFaZ!XR7|FTA_9`RitsNrX_%=8!H8*)~T%}=9-c#v@8-U2Co>c
gr=w_dYr~3{U=E%xu5SKbFJa5L96YgRHj6u{4jqgdoKj7|Ew!2t0upyY9wKyOeB*fH6sh5XO-KhLnn8bydl(>y(l^&Yprys)~Oz-
V5m=`kTT_|7pPApSe=zC<tu=$^b<!Vs3uaZdLmXOj-)#pAE=)ng`-+0At}-sBd8#)A)An_38U<##i&y=QKi5haHKOQRG|+bcpXe7
=q1P?T_*A<BcyDu_$Z?zeW6RJv#gY;S1x?0h^f7-qNZ1)h!_?!;ijjb{34BzJ1w9szp$<*il``~!l@@H3?pqNE*<<DI3v6zIVfo;
GOr@4S{)3b9-5#jg{lB7zo-u^EiR(2${{EkQ>bcyN3*dd>L}+ZQ!9}y9-)k?#-SN0XPo>e!yWxJR;WX!9jq>@C#>GAptK1nODX3n
k}HZSsw>W@AF92cNG1IzVkfg9el(J+SgWF`yroO3KdN=A;W9&~&8bA7^r)z*S*^gRv@TGpjH<pW0xVZ6LnRTj!zex?rYKn}r5=!^
Ua)^DhbYM@Iwt<8Sv19{g{s-AAFGb2#VqfxODoYQ2#&$1BBZ&h0IG~CKdRlT*OS#ShO8+r7$88Rajb|Ns40%6F{l+YuBm0K8L4fi
NTo2R!L3^>yeJ$jU8O1<Zz>+4|E{+ho+>FJ#HU6pMyKv7RjWoLqoAp(A*Dq#5vEzF>Zy&Y6{?h}O)5>LVkavo3lndv7%SYFI;&`^
94U@0G^!$y7cJ)-@)|=SE2=Q4lB*=CN;7n%WU5W4u%J*ZIIo?jrK%AyP#_;F?Iye=+9@})ODM}KSTIs7`6a$6DzP)DbF4n0R;x0l
mNCw!5vqKk1}wUsg{|i%HLuj9O)&T}Par+9bFl8GDl330ttE4v*PC}K`<Hg8+oZRtgs8`?0;=#cy`@8@;i|na3@C;zha=*!E~*JF
@G6=pVJiA3nY7X<bs^v<6e6=3sHM)S&LQ-wNUPzf9H&7uSEgyEhoO}%2dDKcXsFsKDzLSwlqtEWx-P`4)G4&8M5~!7jwn;1Q>w%)
jHgei?WMb_m8)E+E;Nd(2(V5rku4Ofz9bDNh^j#?HY#W=iYSRHZzv$O1RsH@(;~d2?V+5gFD>h+S*R(jj;Zscfiq{QttLgN(xmko
6fpIy_@*Q!`KzWZ0j^#wb|1B(?xGhaDyA79KB_mNH7sSRI;ugbyQm$j8?D_mk}N)=JufG#?IseiKcu57&ZyxmFQcuc3#ZPe4XQ7!
B&B{72PN$#qAlU56{_Q;?x+Z;Gp1cKHzd&&i7IO>y{5b+O0W|qJ|{*j)~Q6C5vzrxCz?X1IHuJl<Ebp2Uo9CY;43+zM5qv@B`7+p
V4>cvcN=&qmMVoLB%@_4O|)Ywe<@8R0xBFSB&nvM$|>xmR3{jyPbcLz1FTi760BUT@2umkJhRd&k{@O)2Pmm4g&mY6OfRt{hN|?Y
G^rP;?Hv*$-WL3#Ii5SAZ6GVDUNMUtk)uPX`l!gMd8j3>cqw(N954qS4jg<bCMr_2mnaA-tSP4|`>zA4SSm~>TP=a8$SHiOgf-}?
$Ez=_T&(G<^`T2I#2|pC5EUA%1g1G3?x@BrHL4&YJsmirfTNftZ6JD`jv;WK!=wG6mZ%mo=BLxCS)=l*(Wv37>ZhqL$12*8m8knH
JSx{M@V3S*(kmk^D6I}CpshPI&#h=EF{loz^QY=G*s7+gf~?A__NePBvae7pv@J~~|Eoc(hOa;`>#eLXt|kekb0sybUnylGb0<)x
!=yc_Gpj$UnK7-X0wyb@xu6v&z@~mJ@Ti%l>ZHFZ3M@%2IVn%IQz?Wi*({E)a4+T}o-9JH>8nDhjHz9zUNj4<V5(25{VM4!rYKRh
$SY_hl`S_Ryrt`?ei$1wXsy+)JfWkYtD;pT;V*2fW~$(-PNhz)kfjnbVWUE#Oru1h&>ovGZ<y?@8K_4peJTtmWGo#l4YeaHwv`Q~
MX0zdR4G^?X{*AjKdX4Et*3l6gsK&(%C4m<aw0}70;CowXsHLNW-E}AHKD+wIVqv3X{ib!2_&kn)hoL!e4`qv45@;sAgN}jH8X0d
YAJOr0;wvi`=vl5l%TpGS|*4XpDHgRDJ%T2KbY<y1|@wcAE1k<%B0w-&8$wUF{-wsd^88DH>}&PT`9GymYgs%vZy<p04(^PdMG}q
>8ALmP^gd{{vkW7Sfrz>i7>~df2%d7-KZ9;9jIV4uc4ACEFlaZ1e~a+CZMCAE-PrKktUj&Wv9HNyPpW7)S)XT+bFsq`Ka!y;Hk{3
`Kq(1$EI~O*rG)tOd)M46DENvaj)H}8Y=W6iYktuMx_F&Uzv}lBc)j-R3_P+mmkn1IwT{Z=P3yw6sMZ13M?Hf=a^2dRHt2}9wL(|
Yqo?bP%BU^)h$>pRHSMig{OWf5*!{Ov7jwB|Ee3TKB=LsFs!PrYO`smH7L|1@GFxnC@m$hFR5%FS0kV%4K5ESIx%0SxvG<*2d0gv
L8Hm3p)ok7A*eQ>PoXZWXQINYG$+I?)u^~D#H(d3mnL?$swtx^W-Rb7?yPK^oGE)KYpJp%oF-ANrZrQY9<1xDl&njvWFRxEjHHp9
xvCc}Q7NA$V63wapb(%Ynka6iE~{fMo+a(4FQNXWwv;cXudH7(VyYmWq^VSzY%D0PWT(caOD@K#;URJ^-z{4zx3`olq%G_%Ri!$k
v!t~vW-Pg?=cTc&BB`x46shj1IIOy?nIS~5N2x+Dj3q88zMMX-4yX~T{xDH1TB0whqNkH3gD$Qmr>KUgs;N7vW~{@gelsek`=>Xj
Rv%NTr>qVxC#w{yS1+qBy)5l2e=I+@ektQF11PVfOR$G3-7Zd$9I2A2K&sQGku-U#6|2Cj(x<R0j4NcUwJgG@L#h|2yQz;T0~jH%
7c4t1DkL5!XQzf9ku4dk(W()qlc_nY+Nbq0dZ<jNCMwFUQKTm*AF%8$$0=eh)GbUbwJ94be6|fNlAo?8=_pO2&!{>mt*KG00jz?l
QJ>~C<EbRA+%Od>@})>FiLrXH-YKOpR4zlTz^sL)Ag*X6IIUqInx?3prllS+GpNX^CaDvq<f<F0%rj1?o1e@qeX1=jLa!>NFeslb
zbo%6Tq;T`^(c_FCnV`7FQ9iH1F8fk-ll7-s;ok*oTmMk1~pZ#SR;fi{Gr?@ASh6-#i;VAEGXh6<tg>0rl*;n*{Mpa+^E;1IjRw>
Cp1i_t*Se#+p2h|jHoL#B#X8n3#G;&;;G6gH6Xc`U7}m2z$~t)XOOHH`y)-O5Gc|nRHYFm8l=;#eyjzp+@4gb2B{o1ax3#JZ5_iY
y{JX1X09ZciKuTPOC?w<<)7xM+@ENiARyT$UZr22g&fZ%vx-#?C8EzFvnBMY{|p+aS0fvtrmHn5+$t8Ph#7dKtE48Fts|c)o~oay
OetZZvMI+VC!?x3!L7ZloUTExV6UC7PcCMtAfWW1yduh{iKhUd1*_#L5hbf6ktPYM=BWK9Yb6#W{iU9sog1f{qb+8mWv2V2Go$LE
o+OZ>a;v&3Um|fReX8!LTQ0P$VImSI45uRsh#(fQk0rb)Y#)Cs;+;;gYd6=Zs;xSw;jB@v53P(SAt*U09vNvVN2~^~$SLNid@U3t
k}H0z*t7dA5Gjf*>m;?Fr701t+NrED;G#vM^riEpD3{%*b*xaEzM_^d#+d>jLaEs(l`5H}38^#{Q?GF>Nw88eU8x`~nx=xK0I!rb
Ew8VtUaCH<f~=n(d#(8|Lnitu8>;oHVzP%RF*4?v^r7-6n<>Jy2P|PN^&tf;A1DN<m#u;v_b@$}sij4vlq?jk)+?i}*(<=YQ!!Se
Rg&Q-g`t?8XC#ZJZ>F}a`74gDw=R96?<uUTp{b9mFEvf6@1@(VtgK}#NUl3EAguQ#)u6MW;H|zYz%52BD6W{Iek?#N0JW|i)hM?s
qAVJ!Z=)ckOQvozi>D{7nW;`KN+-i1EuP1!N2WI<qa_9@7B3H;X0axt;}|$AP9={Ojiq9u^{LjZysC()=C0>8udU{l*`ZG+eJ#E&
%C6$0SgoX|$Sces4lQ-2W2?NVv>5avs3>!>8x%Dz9wnQoi>AJ%il`i^3o&vQzM|$VzbT2T>Zs8yGOpaKd8$Pwj4V4W87(8Qg`xE!
`6w=<KB4cQ<DXEhzpVtSfUTjP+%<fx(xoS+!lhI!=BE}Ys*=JbnyH~F^q~4E@t1U}h9E2=+$?^b@UI~q4kt678l`-nDx=h=rJP1B
SQ!MQkf1M_*eeF8;h$NmttZbR4JTtKMwsBK+oCffvn5QVq8?<Ugc}B~@vB~~_pJD;eyD>sIH+YFzM&y0EGhOSHmvui!l+{-BP_Wr
m#kW(_@yW(s2$BI5hzHl#GHwvyeI*r2`eiaIjI$<@4S?yU^G8E0Wy^(zqJ1}XRQq}bS-MI=&)C}VzON_m$CRR>@0M*0<q$%V7B`(
1Ft5rO)?d#gRnR=)3wzsm@_snW}e8iq^w0UtTLswoiC&`xV0y^i8PEeWv`nx>bG~KFRo!Y<1_@LxU{}9@~@Gy=%0}^1GGOaPpWII
t1->61g*8Nh&3cMkg(dPRj!vXu`w+<o-b0Xzp<S$dOGtdRkB1hpeeqe1u^10jx|%WbgvezZ!_nwEUp=?khmB)8$YYI;IPM(_pwQ}
^Rs`nsx`$eWG^?he>A`{8!m^mIVB>nC^6wQZ!n3nI;s?{{h-0H{;i6%*gNd5Ks9DDC#5GX<F`SpVlD=vYcWN!$RMyJeKy54lQuN9
1vwA0VKXwg^R3%4n6$#KYA?yBCn&=%6R&46Z7?%7x-Kp_(6j@uhqtJ;^E9)rsVf<<SuWT!geb}^(J~IR-6e(@vaMyTgD8MDbtU+!
WGrqn+bE=~J1_W=mb1Jn^Q~C0gt7{&`X^;9ez6%aX1De^j2=2Q@}R{t(;9P~1vz%7A+y>vIWNemiZpn$Lb3F*)UjhK(=-jT{4O0R
R<K63r>FxoxwZH>hP5mpcd=EoCMFZ3-ZVb0X{KnlYqTRaH8i6*9k6sX(5hy&fwvy8yDmAS<h56|z$G~_+%1l-fwDib2(!Mc2%&AN
0<}FmHoCep*gI;tMY18M46OO6<1N0e)T(<eO&r4{tEdOA^{S1nMX8V<?VbNAgeZOh+mtY&`lu3|sHQ!lu&f#^{voEV^&~GV{3AT7
)T@gk2(Jk&6Q~9q<EAw*Z=N47N2fWQyeR;yyd>Q#{Vk^`pRQLdv@f+LP@CB&*()I{VkoevUao5;>7f)TLZz}GH=eH?uP1n>)gM?Q
Y&0D&1)b5Q|0dWX#3&9bf0TfOUnMi8jwpR4Pb`3^0iyjU`6mr5p(Xe!@-Fl$51^$cjw9Zekth=xwWuN{qomZN8Z4F}oG8K|5~-Rn
1t-2M{G)p;oiI|M;4e=ph!%{aiy}6h$f;@~jh&7rw5c1T#U=$TgDMCp1}2s-7_Rv&5UUd%h%800(jN1z2&%_}3##R$!>lqaKP>mE
MJ{$CouucWiz)ah@+C^F3N7!dG_Z}NktzNuATKv9Y!fW0hoH-*Rwha=GAb9SBC8-8Kq@z>iJ;r6ET%7{wW6}DU?(^%+n~m(f30FG
e=gN3jHziaH8Dyj4Iveo(hn~xnjit8dM5;=C85=#BdAt`CM9^Ns;YA-St4DkARhN3qN)6+Ijk721t~W%HY^&b_N^NxSEvRoQmPCk
`6*E>k*wIPPB9!X;v}9YL@bsi0<7Pvr6nb<vZV5<H7>lT{G+(5@S{YZ52W@Qt|ct6O&%Dj^s6qdJ1AbS0;o}{0xVcDwkfqC4jqRo
1FC6*>o26P)h5O-sV;G!z^o3YVx~qgJ}JVkTdX#uQ>bRHEGNq;?5O1`f~1?MOQftK@u9<`a;&?oX{+^}!knF@{iTDW45mpiF))p+
5Gc!<m8?oGPox7bEiFwUyQ^BQe;U}RBc%`!t1OzOBe3<Ue4b0KIVj7dh$&*QNi1%Ghb;&uPpqh<2B9{rIwzwm2&Hl%!>g8{EF9t{
&Zg|HHK;7CmaG0HNvJ_24W*hQQL6wO1*J74?2vFPE}-TnV<hJ&1tK%4Od_zSp05}v7A$$FDk?%EtghN8Wh>;Lf3O0ix~Hn8oF#{?
buLw=$S4^sawJD8MXf5HOsHD{hA4BK^qnLqsxV9|qpawxXsigHxFGDWEGBO%39Tulk1U)jR3Y>%8mhFaFd>1dd8p*6C#YVO5*8b&
VWttQPpD?C*{$9!d@X*e!y%k3zaev|GpH#nD56iMRwrek1t#buM=YHt7APbuv@Ibhq>m_})hcG7iKiSW6f6Y*!>G@o$E%wr!zKJ9
s~A2j6E5weD=fbzPal4oRi{*~IH)|Mv@Kw%BCUC<A0$pJ+aK*Fxu+wbK&x^tNTgCI9UH%*=A$kxN-bohb}Ox?bfhM(|EB<}Zli`T
^pX^*QYSL4<)v4qSf&Q4->}uE6CLy^>>5QZX0S7*-7k8B5G)QWUaKW8XDe~59~73SWvT$K8La%P;VDBZUa{jE{jEc<S{(+cRwQdA
*(KPfH?4N2ZWt1uDyCwnPOKfJL8P=E4=%PO11dt9U#zyPku4sns;h6THm`atwwiJ*Wh*uyx~F_9p(d6lE-*4LK^yZLPObnZZ>v)*
gd$r25+oq2#u`B>IjX;!_9k+qprzBNm#0f8^(j%P5*LdlP9*6clq6@Wx}<-ktfed_*eDMj=cqy{(HAW(sG?G??j?gPFDZtrsHQ6<
av&!YS|iUV`>3BLGOlH=ORCDJV=0s<ah$iT6D=1kt*>JtMy{X~O{m=<x2WH&A}m^kRV*o~)2NrJnw{+_J*Xj}ou%xi#VyG#?k=jQ
?ku1zkD_cWJEttICL5(H5+>WO6s~=)SgNcgxTcn{A1W=b>MGBy{jM4);v1=~k)vZQYABE@K`n-@J|%oGNGx+8^q;&i+%0dQEh7pn
hZ3(Q8JsFE#;4IHEG;Ik_@6h1n=jTU4xqjyE}O8QhaWyG)vNm$0iy*Zlcf|dVki@<T&#wwxv1NvH6(B(D5OZO;wdMp(l3M|A*?T>
A23rd3oF2^a42@FA+fS7<)$SjoTq9j_%bl4w=Sw4h$~4W4lNxo`mWC;f}HCs5~eXNKP&yJd@5%wN~oi%_b51kT_`&()TpSdQ7yJ0
5~w<)m?{D+?WC`(9i|^4KCBO{U8#wcRg>MPFRPoRDx&rt#;wmQ@~q|~(k!5?;;lR^n;~B=T`3x!>nqxzf++DSXB?ZOcP2ckPAjmT
DKGCG_9Pi9)u*hW@2M6n?kbQh)FgAOnWYx04Xjlj*{%M9J1A4JS*Vhz-KZ@hYNnMZeJBm7Qm-1NQ>6~5JgYdTD6r-&!z-wuJuHx{
<)Hi~4JunIB&U!ZjVdWGNg42{+bqSU_^xp)3MAjJe6KDnyeeQQ^CNdGeXfBecP(-$!l;m^gsV9$Hlin`JTG1@SD;-jHLb5Ilb^1x
C>TY69WIwC{UgFCi!SRMhOp+Xy&?}V;Ve|7gQ*WI8WX=Lk0Q6HJE;*NyRKxJ4k=eI7ANZ_n<OkNAtyPiH6R8tJ1Ep9sUO87Oem0%
JsYT|s4Sg_QKmyJrm2;rx~KpmwIO>UhpFeO8>lH388JgGtt$?!${>rX1g4WKM6Jnzi7hxO)E+6J5iq(VbSd^LfvHC<K%$`}8Ylv+
rI!e#MJtvV$|!~$P@N{7TP2vTIv<iCaUhDQ5h)+3EFp3nxuW-^Y%rQ65vk~-I4KJ#L8}F*mn1nZCYcAWgR!!$53uhQ<F3T8c&Wp!
ud+9@&92d?Ij$O^MzX`MuA}CJXtFt|$rx^?gRVKO+aCoMa;NvI+A0aI@S=aPOs<Be2`lI=rX7H+0I-Cqg`q021+LwxA|&yx_^lkQ
J+V+3yr!C~xUf>FiLm9Xm!(dxPp_XTEF%V`SEq)ks2IPdjitXLU8w}BkSq@(!!8e)ktlPiOsSF}UnI~d4IS=-R4M=|2B}J@XDf)T
E+J7NWRxSRF(jm>oF+6SaVb0_jiGI;ovh2NpB}C(O{P?*XRIfzhNwCz4y^F8_o3#iJgglj86^y<`zGopE2L4VgryOoH>Jufm#HhT
nXn+J@fx8d;-6imRwnkX(yvP<Y$pw&oh9up3Z4;@!Yr+VGcC?879@=)@gA}*9WIKTz^U-8fFXD;AuOjWI4lpS#;ZB6kSM__1F0r0
&n(O&Vk35}kDcAFw5=SiL8@P=F{yg2`X#R`EGmYmh@=&*Eil-qHmXjhp`@LrM4z%Mb{r(0_O0+8xuMvhCa_Sff~LkG7cD}j{-QlC
#H}%d%qqbgI4jsBouMBuwyNNkcrN}Rbfge44y#uhT%&y=uCDJLz?tnJS*-aiqO2XDl`op9BCf2g6etZWk|-o8KBDoajVn8+VX-l&
bgFbQCa6IoQk&kaq!>*w5H7u?LaQw>`m7Bv6Ea~ft*j^{_M{;q-6MP=z9}Ic>Z$602P4ZLK^w3Qkf&xZX|3Qb12C8;%Ba(-8Yfew
=&*U9053BZWTGgl@2(&hgd*D|V59sdiywO^M5t3A_N$L9Vz4bNlQ7>WJtIk?-I~TG`W_LfaxNAbd8o*rRIrdJjvlNiEUXWx7puUj
da9hNB&xxy%PuXQZYt!YudTL&=Plf<T&za18ldB>hbYslY_FUp2(0?4ADNJzb0YsGJgV}mMy)BK=_lSOJf)PYU@59El&vAHE23g1
KdSGpt%N(6xvYXFP9Mvz<)tgGSTN+FP%RoDP_PCs8!c2SNiVM_5gs8bEv+dX`7tUm&8Ql!940j;5vq(ZdLwUup`|n`L^6;rL$2|x
<t&RYzbK?Cuc+Lw<t&V$O(Hre{;Ok~2(5M_|0`yz1*)?zxGlb?w5<s%Jt+1kyqW|q8?bCG2`n6{QLM%(G^i4&|0u91IIYMgSE*Di
1*ILJ`Kt>g<Di$U*sMVz9x#HYBrUKj+9%E>11Ex?xUDV$OfA!%xT&fqji3>(j;i0IGoETHlqlw+<0ug<-74BDJt>)}izyPMWU1CG
@h58@^r?58@FxMKq#|u3fUBn{!71XW5-8}Rd#a@<;hcygMJ4H~NvxbAHm>upLo5#;%&9)EEvx$|iXV6;1(~%W?yfqml^R>I^_U2)
Ag+pl-mv!|da!J?F1BB<ouS#Q>#snpGp{GKLaeQ@(V=ay@~RfEfvmx?U?pd;L9W#+3a+lKR<GZns~Fm@FRi+!im&{z`mVLHvK5u8
fv``lU#d5*f}EPEr=gsyH!!oNW2`ZzofP#cY^e~ffG-LY<)mnzk|o+1Z>NDNDX9H}xhNW(2B@v4i?1c9x~5;CfvL-@Vkmp6NEx&v
aVOWD`JrE@t))D#l%%~VYos(RRic}vV<G`8+o*}1v#4Dk;Hs-EO)D!U`>NZmzpPxRizTw7MjUM?ET=Xt{;YGHajG#W^)GlQQK;ms
(WV2ZcA!J7E-V<K-6+_rII1#*UoGe%BPif3C@8BTlc4S{4z8ap!7v%B)|Nl5mMloAp)JuY9V?!tim+BKbt&qoFRFGabf_7m4=Gcr
IwB&gsv;+&bE}dssxMKgeykNSJTXEno2qv$m8<+M%B-9ye<tfLiK>sPv#l{M4k`~NcreH(m@reRGpNrkOE6=CmaU+uMj>h~XfiJ;
ZI9`w!mrw<daye&7^a6Z4XB(Z6R<2PkD?Nw6{#5|<}KSWaVz63o-taocOt5svZqok>@N_eI;>qTi!B@|w=ssOBPNtEKPdF65-N=>
{GnDTJ1JQtDX3v3->G7&4lI-=*(?sFE~{rQ?imX!h_ASTJfjt^tD*uZwy2`5bfv-)`6WxH=BFd1q%1%fZzFS~zbTrg&LAqJ2drSF
t||F2wJ546ucUXU%_SYI5Sr7g%N%znAuQUgyQ3;6QX^)pd?`LCr;-wyC#CeN7pOQa<g4ST@G6oltt)XOL#gnuT%P49r!63`<|_Rt
4=jEGbt*t5Kcp5Yq^x77%ox(CGqBjKPADU+8ma83xhk|ORH#3v_$^_uu`pXM1uhz(!GymodZQOEprsNn5~G_bz$6=}-YqRCIv7DI
doC-iaIm+Y0I$xNva7f(<0-Qs^{9QQ@u^ZE>nsPUpe;Zlupy41BrGj3jHp4XfT#ojlrRRaZZB?(kf~s>si5vLk1p9SPpF<GU6pez
#4Ir?f-owchAPS|Yb8M`6{e{w2CUDUk)%f&d8<<@R4QsN`==!>Su4|uRw{HXaxTIyOfA?b&nSDYLaEK8F`BI)FfC#xLaB=}RxOOG
gp}?nG%e+%Wg@;HcBP)A9<P#t<fMHr<uRWsQ7jQB3MEV`nkZ(b#wXCM;Vu0v>!ysWTP-v($E4#huBikp3>=)RPcq6RE~!eVU9S)%
Jr&g|nwLl?0x^WAUL(${4=oI(nW;c4=qQ~h2%jmgPp1d2ai_nmWUfrG5UmoW8mrGC8!qdrdaFt+o+`kunxYhdTct3o8>ri>VHwJ-
d9HDv5v^3MJ*+@3UZEVI5u~%OOQv|NsH%&mW2zmlq9h5hj;X$^yRO==z@~$+wWd+7bS9UoMye_$CX{6u-558lW~sj^$FBJ*ps<^q
Who&nS*<sw1(<FsnjrYB)~JmulBR~CrK+5puA}Lz4J~PeB%b9e8Km|rBO(_p3#($Lb0}pU{2Qq)8!tdBY@)j<7_8$e2A>uyqnofS
7$jn?)FtnfVW~bU9;zm;iXTs$VWrq6=q?_U!INJow<trZ0;_JRs48SAbq<X#kSD_{FRV}?rYx+eYOFjN^enTa>MnCB0IPqiv8Y3^
b}BlBP@>u_p)cMnk|@G2RxI)<O`V~t1}m1V<D@h#A1y*C1EKCDf-nRs2pp801gbu$3mtBtkgWizOBnN+k*E|au%y%?ha}9ZU@Fxt
nWCYoo+ga0j-=@$0kQ}zji&&tEhx{bK{Jl0QLs^{_Nb~R_a7i3ZY-~%O(^7}ouwp$c&LM@Q5<8e@2FoVsi%!7c_>3HX0JRbiL2(Y
s;+sgmL_>D7A)7SMy-3VLljmQp)LWYNFa}wl`mVAza^}yt|_jWQLKfaXsEs>6s12dY^p*nXtDsZRV_rToUJA#)383SEhdMp<tMqN
7%FS404dBBa4`a=ys9pxSEz@9Xf7@$Pb$)>&#2oluqp5@38N&bGAR?G+NE)<v8JY{-KZ%raiBS=D5<oo(xxmf@TBFR$*1=v!mZn^
8?Wsn)vnU4TCWT-E~t4cCa936q9tZ7hNwiUZKxk89jfV~?<b$6XrlWgt&{yIEvG^#$D0hTzAXrz;V&C03a$YGd8+N6a3VM>@Tg8D
Gb=W%^sgi=)~r#jVyDiqz^L@3V=P=QD=gxu{VY%@+pn4_@TP+<pDqQi*(!UYYOU@i$R}~BP^=9mcdpkSD5tj`MXYf#0Ihu`VWp<5
bD({#k*JEQwX63mq^G;7SR+KJ$sAcQ<*NHCa~@(XWF{(siYdvYg)T*@a4yy;5-r3m%Ou+>b|7gi_M#soHz_74r6AKPbt~VfaxEV%
FD%9{j3QpEiYa2G>ZB7UUnktCBq$6hUM}n<7%dYiY9xg%XdXKzgfYG^JQ1ZYKp!KSYA<f7j;*w-C?ye^{3^qmV5w&$GNy_md?Y+4
KPs?*BY>wTpeik(awJ47yB5SQV5u@7rmBlBCM2^c)G)WHdZTHsSQ)~dCY>!OjVeDRFD6+hB_%2;WgUto*C(zoQZQ~R05DRn7czDp
8Zj#^IIOcL?V_G6haFb0@F`-j%`26urKeD&C!&d`zM_hw3oZt%X{@fT2`bj6xheF4ik+#i6tEzxkD!;Yl&BS~L9GIyE39cHWGSL7
WhfCUeyzbL9x9=tdL_~*ksl<iKplWAXe!JXdau$gc%*bE^(aiNRUz%FrlpptI50t|z#z*i>aVr1?5z+c?-|}M%qy3qZY$_5(V`Tk
U#SqDXc%~<Y^<}TxTe@Ea4chi4JwB!d7nC=v#5}kVk5bwa;QkEm7q>5GaJgG%Avd{n4!v<6sVV=Zlgvj)h2o_<|vjZkEvWMCndNr
zbY~vZz#GN;4N*Xmn?y$l_VUbsicjVQmOSV<f^?a`zEj<?<HcXHLBbzGbr{Zm8trzU8Sk6+Z!O5qY@)2TCH(}fv={X0V*0GT`eRr
W|{*o@}fHvbSMZZ0TrFC=`Xw}v<zl2q6}syf2uw$=Y?;qODTq{pD$pktgS7s4=PeDbtX|EH>uPYo-JY`*Df<7gP$!gzpx0c8LGf2
qAckvEGR@J4>DLOgQ)u<O)jn{)G!yN2rx6G;UX)nqN%lksIQ?bB&P%@PO0lK(y7s=52ZdK*{hYS0IMIV0IeLOOs<bFAumd=mLf|j
BCM33xh3tUcrz8Oh#8`!DJNs8&#333G_5Bu7a{Sii74HuA}BSkbFikX%rF%zaHfnWZ>G>GORVpz>nLX`5iEnN=Pk=FewpVeIwLQt
R3gHIlq*^vzA2TeIWI7#Xb>SG(4-?Qx-9~(s;hCV)~OSy1}Ky$A0T)m^r^Cxc&t<@bEU)_MyVmIgs2uK8?1$>bg45SHLAxbIvKSp
RV%C<Kq0^?-zN*HFR5EBFQGrIKPzgiJFID<u%jEUo3EKBJ}il?sH{t^ZKnvD6e1ge=^~t_0x*UxF)9?W{H$}XPOE1g<{ZPNr7biV
CbD~&OQ(LU2&oE_Y$&Ud9V5@AFRNiJNgtsmeJ;5v4y|D<bSxXK1Szeo^({^nC8MJzza(@n{H|LmbEhLH)2;`ehOD@o0~lp2s4rR}
*%~9Ii?3BCG$#Ws_n}9o8L7^I^p^oB)TpPW8Y)98fGUWrf-6m!(j0)KjHpAb-Kr?7S}ijuSSz$H9;d*j+NE1604zG8oha2PwJ6)C
N31>|siN5^3ZtAOw4}2rY^5wB8mZAMcBM!u9-g2kJSF%lCnV6MuqVwZ>8nvJrY4E1qN#AGzOITT^s5D_dM#&!o+~>qD6AnBdoWEe
CL~%ZATHY>AFdsx=B)axB_|23A}e(#wJJ#@bf$@xS0aBeTc>xXe<<~&cqCRRz9gP1h9@5|%qZv}{wvt212aS>LLhRX)2weQTP9Ae
@E8!H#G9q6cOYae?jmWW79>P5!K-+%wjJXgmy|E4wkKABr>&Ewqo;x^Un*iOk}RI60-^dKZ6#JCS0PHAqb))j)S+1`&YC$e3#t?^
tE+4sbSE9If~N_rb0re6lB``3upC>hB&{7NeyqG3VI{C7S*4?@o*`W+-lVmtqAIo=dZ>4+?<JBhGc2B&11-oZKdCyZG@^Z?Oeo7J
R-%jmOeeM}#HyyHL@FjOFQgkKI4u*a-6l6BMkqNbv@kd%;G@T?@TO5Lu&PokgRJf>J}p-qE~wR@2&wNa7oT6N{3`e<0x)(e?3zz0
H7nno-yInvn5+LR0wJU%PbfB>5hNfX2(B?J2`En^E+<nad?9Wq?kmZy*ec<!YAlC`X{m4<hAVV1q8&0TR2*5MK`rtv11bHc<R<*A
zM+GxS(;EGI;27{#voHF0j%jL#j7ABM3UQ|O{B~$qAYPO_phxYMI)UqNTnq##V9JPma8`?My^34%cy`ZP%<Gf8?59lEvS{I`LGTy
L!~yPA*%@}*%{@hktNKhWhsS$F{nu^+nhEio2Z<ucd3%0TqJNJpQ_t2A+5Hh>8R(Sq^zhcFp#sa<E4=<E~<qnS+1y{z%aL;+^MS<
zNAH_C8j|!XeukBwjWBR*`P|S<Ri%*n5!17ZY{(md85;$HIwcu_a%cRz9|o@sHFW7<Rw+5_n@dH4=pMwg{et_-zqmOr=IyE<f#v*
;GuOb1EUF{@~Hu^h$(v^{ipe=Jt{h^3#nr$RIF*O&?u-T-l$rqHLH>;f+#$n9UmO3OR0t-q$|v#lPle;)giyFWvyPI{U6*c6{){2
4=yXAbg-VRr?7%3qNU3$A}|4?ov0kCNvP5)G_2R8nIOZ0A1q}l@~FKb%q%+^#3#KfE+;@BIHp1?S0^PPG%c2(?<^>+tEWmRI3YeN
Pb?j&5TmZ3sHHqD&MZ4DZlXP{Cm+Qrw5*4wTqvKRV=WLRDk>i*!YH^iBc?JUL@Jjk^r%4`bs!-GL@tdf$*WMLuc##|s-X-fgQWDA
uaY7HyCyUz;Htx)WGcq0H6Amac_wqHS1B4Gr6a*CD5#|xfF}?tAE+#)YpfI}V;mtSjVrdM9;K2SA*i$_z@1^FPo~5v-7ESSG$i(>
MkSCdsU+nn44_jhjFulL86-NaNuW_F)TF^AkRvpv{GfFh3n{xKV=Y0Zgrv}`YA5i6Nhb89tf|i{CM2PxBBz9@!74JJe<rr5Ff59s
9xO+x6)d`@NTkCgHZ0trHLO!5AEezP1u2)M1*vMSYa*_#r=(&U^sS?yWTug=IxH@yh^$O4`>x-k1SOd&L#b*o+^t9<kEeC3cqBNg
`l@xPaHztqc`T+V0v(+(DJXP+j3h>yMJ;hG;*~_EEv#;>>?Q1)Lmcm-y{sj!GN~AwQmj3#&!-l!Oey0hkfwC6)hZ{W%Bqd9Ew2!(
87#A<S*?R83$XL6{-`J_y|4G2H>g^yTcDS$LM=-r94YLtN-MZ3W2k+qt*_6ev?>g*X`zFu(=y|t1}+Y-`LCP-N+_r-6&$s%I<EO1
0v}(mHYzr;fUIq+m#FP9AS^<yvNA1@zA7m$H7**d{I5JIZzuUF^seM1a<87S+piI$zA9&_z^peZtgu2bCNmr?ZmJO`PcSwq6e<U!
%OpV)9wfvuZ>098DJFL*AhUZeJ*xz%NUgcALMeE$f-o0@7^KG~|E`xOmMnj*K`dgYm#T%Oz9h^cX{7EffhNHw3#l)v$E1ZR)+v*)
YAYA4xu7<ukum%pgetD7K`eW%Ln}b09WJpX53m)g8L6f!s;n9qi!GO>Yo;-<nj}r6Y$v`jswYXRx2b2VyQQn9JgBTJq^p3bBPidY
6&(G7%&rYCBC=7aXQ%b9)*5gq%_;+=MkiRTrJ%qqM5xaoav*`MWvHvHfT)Ei*_@ImO{~4BcBn2T>8Ze|#He?tS|k=LXR9!sOD-QM
?5Juia4B4>A0#WRfUH+6nl2D7SFNO|-m6M3rY%RQlrAwS(V&2)V6H`)I-~V5r=j|Qrl`jqpdE&$kS7W*ovzm?p{Yrv|0pahE~>vI
bu8Z(x2*#!oh?(W;-nETC>)(DdL^!;4ytu6q%t-r;wi$XJ*@g5b1>m0I;PMs>#B3E%B2Y}UMTgYZ<44YB`Y;1Y%E@>v#ngPc$euB
QY%9(8LV=y%O{qryeK#(gDQ4{Y^cqgZK|;-{VOgclPM)E04(^YST2w$hAj;)_o)9Y5~vHTW2D9tE2`Zj(IVNdgefJgSgcAd)g_B0
t*PZ5Qz`VTDJg%eQ>bR85+jKz9~ng|vaCa`kEz@z?=gHWv#qct!7iMwYOV;Y05pIpJg5ev3@!|<&Y?Xe?l4Y)R4%-(wIaNz&?%`U
mZ9vaPAQJ43@-PlP$>*4UntWshp4Bj)g$kyDk^%Y^{W0Os4RUdI;`0)W2^h8DJ~Ew0wzEz@UB3qv?jeDNh4z|WvL&p=O!DY=cTTz
eyQ)QD=4I@mafd5P@`TVd8xgr{hd;+5Usu|qZ<*dJ*`av@2EU7LakyO#;F!7D5{bszay!sn<u%YWT?ld4y`4w6Dd0?IVt@pa-j$)
FDQ`=f3N;5ucn!;%Bc=3kDy$r+OU2n11eIdz$(h7XBZf>N}O0J!Yqj_TCZRsk}R<)cPO@}JuT9x;HVC*u&BMKt|>08Y^=|*87uuN
e=1vssw{piu%#X-2q)&4_okDr;-g(GM6MntsxaNJnXX$c5-c7lVV_g5*{xTc^s1vMk*$iP=O|993LcoQ1E0L8KCSMhtto{e>!6@1
sjuRoAFg~N)ul6~I47>Ad!mQ2!KkAyK`chDRVN0nl&Ywk+cJSG&@Z*GAuSLnGOKlgx1{MT6|h{hWvUq_I4YT|WGtwy%dTv&0<adP
(ix7W+b{MmYpwz<o-Es}vaQywNunsJ>#zZ^;-^F_Uo3yDKO<nR#;)|I=Pn4P%P#mVRIKf%;3PS#JTVcjhc7IvA*`?>lp!gsWg_M<
HL;$m7N|}jc&WgxnWYJ>PpaI37$XU-W~^nY!Yz&{x+0RSzbT-s;IK0-Y$7Ws#g;lOtExXKuA51qJFLbkIxd|jtfLJr1DP?ZY^@-$
x-M-i{Vlt$<fH~GbFBHO+9rxEyellPLouZ+7b#DnL9I-vkuKsN)hwT^2d%QFGAC7~%q6cZ5wG&1HZT*gr730rX{b{t(yGg#pCx&%
SuCNf532wqn=US?G%!rAaWjUXZzZ-LdNFjS+ZdEFf2$rQqOO7|+ATONhai3>K%pxo@}T9Z44`wTRWL}YP^m;RoF~Pt@Gl~vWGpb4
x23zMu_){$M<uQ)eyhG5v?{6^#V>v-`mh$2@F}k;)hXtJge(XqKB&$p3n+%7jVsJ404I$sBOyT~;x7CxGbz@r<|SsH;GrEU395t}
;viotiK&nvh#-)uAuZG`L@B2($0fO=Zm7K)+$l#aP%*HoJ1b!;6slXSRH!Jab1*xn=`NTms;2cXn<lR)<*X+v!5xpU?<@<gsjE*g
F(a;o`YGP35TYb0VWnZLryfC|k*RX9ttdyWStc^8kR%MCji=%&xF%Pm{j8s_>>rk?0H&3xHLb9&$0f+8rYHEYNugmbmad_NL#_$0
@T^xSPbd|kA1!7h>M=nt$ETncYO2|%QL0m}3MBX`zpSjSy%gJ~-z~?e6)=gU_o$74xGyvz1+m~M6Du1mYpOA=Ln<?*=`58lXB^F|
PbJtZS1U)LBAgH?7AF9vJFKFuZYnx04kQt+KO{*hCm=2?->31W@G#t~^|Qt$c`X>Ouc^hcb|rGE<0)3G9H}y`t))FFC#b)vBOEiO
A*Oz;xF{?yYpWNmb0iTgNuBI~e<F>n^DY;e?XJ}*{jL0|@vQb7=B^8@DXkzXJR~-+9jx&!f2KXD$(xL-U8n;qwlL!<ZzsbfhOITL
#w~Ol{~*q*1}X6@ovm7?`J>t`YpWHfqma0$b*!hXL$KNw^rR&#NTP15)u;ffb+FGX5S~dfim1=011k-of3VX49k8~miYn_bL@etp
X(TJCJtzaKl`z{byeWGbB`7#6Jt?Uu#H|dm?Wp^x?W_=~<|_oG1EldQ9H_{dMXj+O%PHci$Ep7*HZEGOSRp~G)uwGN<|zWMpe~av
-L5LFw4;bD3!pizkTgB4$1P|np)NNfT%-}Lu_KtL+@*klBP?z(N~+VYlc-6l;4HeYRVEfO!mPC<FsxrDYbBkieW*q*d?^kwr7ZWV
yRADYN-Kn}J1RV?s3d!?@FAk6{iF!00y6ilPA``)U9XWT)T}-(y{8eewyf5wVVkh4?W$j-sw-oztuF2?=d3TUQzX(VqpYei;Uoep
v#i&Eo+ZsFb0s^e=&ejAhAh~wAtj6=RIkvUSgKg9*(qr)pD6<*H6RzE7_Awn{V+DL7mT+n#Hl{5lp*7=oh{)RZzbcfb+C=Ad$0+y
7N^HBo-WR-YcPJLr>&i@C?S<7{TKzNr7!p?38|7F_^q0y$1EVMm#t(ett{jt5hP9ksi|!-?k8I;`=xR%3#pPWajkhTD6e}jN+JNN
`67s`h@FI)qbvt1`ldCgd9B<iaH{X8+N%quCom)_jI27OL=^-q^etqnZ!k6~d@;DD${_`xLN8%1y{tVhf~XHFKO@ku1~8hf#;DjM
E-ErF{-~)bh%V0}Y8{KHxvDvY&#juMo2*2vRxS=OV4-?0)*=e6MJKZ|r7B9S)hutX04=^N!lPg<Yo}PI5}>>)aUgfCW-l`=nJfh?
AS^U16D1_510v<40G?biH7O9S2p&Z*o-gwZ1tKu5Ij!@s{v=W(nk9y>HzAO$(W~aHW~fiD3alw45G)g|n6Wzp6DCir!>t*v`K8Ap
S}8XsVx3N@94rl|tfn}mA26h-E~<;9UYrJ|dMiDs$ftaySFOz<1*TQ7s3<hBoF+Q3A}?*M*se`0P^mgG|Eu}0QWX=a9x~x9x|xxv
yexIAE-+xJS|{Bp9gyFv#;XW0QYu-n`zmFxHz<NH2PzQ)<gu}?`YN(7L71Sfh^tYn)iCuf7^5JgD5(Rage^5Jkt~NPw<7*BB`ofn
tFI2L$t<C)>n_YJMJ)FzYASE4cB%^|Je2+<IxMCvrLKdpb*^?R7n&}y1S?&zRjwPdQmrH;ww(d9j4l<bT%`)Fa2$g$DI!FyDX34U
7o@<3-80rMO01l(^|PHTSgkNHy{qr77O`C~jVkV}i>ocMi?G=yW-6z!Y@7tGGNUP|sj8&1IjtM75iB>ZXs}@=+o(;j52<vnV6R>$
f++7R@2Li@yDm;H_bo232a=MmKc)sSs4pL<LMRR>*eFk~3@nEy{25`Iajy@pd95gijV?s246OqwTrSZp2dYx0WH2tOPp6=%D=4@m
S1qrlx~a4*Qz*SKDXZ$BQYf~mrL3Q@o~#}!Bdrgx?G0WlJ0@x^nXncp3>}*;damCaM<)WWd!&r5uqr9CoT*KyvY<;LJ*FNilq_tq
eyW!w#3{<E=PEF!XE66L|0>ylRjEy@q$^^vyQIAwQzwBfY_I^X7#rXvov?PGcd!VrkE#YKu_K|VF`C()38C^UzbZqlXDfB5dMtje
?X4rLL7};=6fcpixG#F3=_KYXq^C-%dLXSce=eyaxU7>b0;oKj4K1Io^CcazL986GFC|j1IV7Gg)UH`Am9hMUhpBF)!=NdnIGRkH
Tcv0+Evk;Gy{$Z_Xel=<oG`sCr>~(FBr0*QwXVc1oGkvLnJyMA^Qe$1MliXsZ7gRmsv*O#P_Hj3;;7!R;G~)^NiiiakESlKq$nP(
EG}Rya;?=S8z)Ykc`6Yu7_b2&y)CRSs;uTJNi4f6l&d9x*Qd9r%rYvm@G1<cD5(IZ<Evq$c`Z+@5G?g8@TrWad9XYrLneYPq^L!u
OeJNq`>%T~$1mq3WUy;4F(vq<J*9xFIIhYsg`xE<CZkC%EF<Em>Lbpl9<WI!R;W%Y4k~x7d#yvPA|<~dG^ReNnX0L*MXf)k+oTn$
&ny%GVJuHD@++j9mn^v{zNsQ5&nUU6s2^7pRj7(A?=2Cf|1U2sBBfL@E1x_h(<ro{@1qbO93Ja1s;Oluydt42^e&F61Fl0M!lZjI
Z6X7xQ?3y$&!}i9)UG$Aak5^f<1S0Ce<^~V{H6{mB_e324K1H7F&Hf+C@y_0b*Jft@+dg27A-v~@U4uV!W|8;Ixvi&9;?kL3#{rW
JuK|19Hyu&2&?ZX-=s|_(I;f55vsK#=OW#$q9~%M0xc~q4x#&|Z7U-!K&zgu_ag(V6(m5YhOq1|>n>6$1t_zcfUd5oi7frC4Xk-D
<S=_M^__sN7%+LQOD_E^$Delr3a+=Te5t1@jHVH=pQtpgo2k_z|EM7xohyng&@C%0z#;Rf2Cn`rnJdR2D4)oyWTvGm2`X5uEh4il
h%L3DjIZb<q^tw0S02P7_pO(srz2n}DJ2~*&M{`1nxu2Extt}eLor3IO06=m1F+;C0WT02N2P0|1t`ELbgYmEST7Q=j3j8F#jPJG
4W?%)PA3l~O|2m=)tvIA46rq=h_ErKtEHZyjv~FWFDf%JEG)mL%cg6p2`_RjQJ%J}2_<i?FsvLfek4z+MlI|ws3+qs6{lGqD6Cp1
z#P>av9DjL%cO>;z$p`_HZ49VQlon=e=7`<<|gQ=3ZhbjpD+|JdZof8U@!tN5TGimb|;;pXsZsQHz?+-_aq!BgD$ry(wsdijwO;P
)+E!ZgQVN4Gpd#niKk_(LMS6C(kU%2bE*<16D!}ZXefv)eyjf>87*0>z9yzDd!t1qIxCkh<SgwdGoUc2X0MX4=csilpD@^~kRG-y
>Le0?L@b;x->f+)?5u{JzN|Ae<Fj2Ok{x!f|DS6kE3B;?D5;UJ39lC`pe#<U@~-?YJ+DozhAwrbKPxP)oU#q5`7dIva4eZ1Cp01`
a3&%xU9OX@g)RRv1uWYxr>f;JL@bFe(Ip|TL9ePNX027J(Jzu6Subg+a;se}Gn{yVHL>&@$eHb(k*^#fucQI488X|d#Gco%B&<=c
T`WW}!KUvmO)Ocbf~?D_0;U9_WGeEj=%x4|8KG~go2nh0=cR+OWhK)k6s`=a9<Z=16*Fe3(wYAx`>ca1uOghPo2O=>&Z(m$Tq)rq
{413#r!8wPU$A-_(Ws#@?<q_G;-Gmh*s0g8_!-ft93MU^E-YLrPp5V&3aq`Q)2-|$sw{Y`t}00?+@n4)a4R6AhOKg`g{Cg1w59>A
F)xxOnXLFMQYm^M6p-PpWgkPXN~QcGsV^L!3oAS<94^@*X{ckTtRcKA7%VWNOr`}WZy+D0%B-v`)EsN1tt{GuL@t;fwJNPB`6>9O
gRwQPXsWBNCafAO8YJE*tSPOjD5-I*m7V1)K&JjDO&n0G_AwEwP_SgJ_N)pf10#^5)S_N2fvq_!bCg~xv@a_vxG8V0im1pW4519G
BA}%ufh+Z&Dy!J69xWQ9o3ALaL@INr4y+rl5+zx#qA5g#IIj36G9y4KlP^c9`L0nR-Kq<vQz*?XjwEBF>#P&0psAj(Fr;Rwizud@
$Sl9CY_XUhkENKejwD1bWhuR&nyZ~E7OAW#f+-`JK`C#hlc-UtI;qsDIVCqRmzw{m@hVWF2&u6z5-NSF$Rgn;q^$U<b*vMmz^WlJ
c^q1RQK;)I7p5|+n5?X-eyByPKB`%-QJgraRjF;P`Kz`nxT9IA`KTnUiL6+vZ5b!2r!C*8w6FLscqP>fXDY}f4Jd&ujWE=)eIawG
9w-SbaVYnw->CvFV6oG%iyWgL`6?|Z(xPdt=&w&Jx+)x}m?}Fk+^i5OYplnqIj+2cWu=m*_bAM$!mZ6N!>%_V>88ggtt_)GhAqD>
UoDBP+o@VFOC&k0$f><9p(rw|!>z`s+b*c2=dCj?HnG?(_O3IqVyvvGFf6OCyRBL+R3z4}$}W7VpDL)IgrKb+v8XPiM<+q5f+7kq
IiV`6%PMmrs3c#oI<66<_Ni_Fg|45Y3NbM(lPkU_<*cT$l&k@wr7`q~<s1JgV=Wz_c&#!ZBdjK_ZzDu05U~)XKPKQLnyWFL`KOPk
Fsd^ype^nkRV-MjeytrI4Xa!(SSXdMV<`Hr5g{q3KCN^r_N+xDpef5IVz9rhWt<v}@-8N(l`$bOHLl1ox2%N#P^Tuaw=N;4YOVC9
LoLLx+_I`MKQXPXxu|`peHNOnF)4kR1+T6pOe$j<P^8JFBOp4MN-)B#^C)1aKd}%l?Ie?_copLpJteiKqOKV*IIO>>cqY=U9V{v{
3ZzOF)v!q|2dj9jU#Vj(yQSi=>?z)=YA~Ux>Ld}c&5#F#Bc~}R`YcGSy(tx}bD@5vXRi0JnkpnPL$7kGSFzb8lcgoG2`B)rl`9Rb
=%Q~d{IAO_4yB5q0Wc1#6|qULO)w=e53s+dP$cE2U#Kb!2b_|vOdxeEeyq?alPSoWJ|Ii4(5M}*jjM?u(jP1zwW+DE60VP-wJVsa
^e(soU7E=%+pOFz(Ip5lyc)W&FEFGr?j--6i7JS$L9HhzQ!<nsYAmBLJ{b@&V<nR$2C*olSf{<Rwxmw2IG=;66f3|iRwk?^VyLzx
h8nsowx?e$U8htGb}9X%nlF_h6DFpsdN7VGFD}y~$||TX&8n0vMk?N+;4FhNpQj3heJKVSF0N&$88DWq+9C0)DJFF&te%i1$|V6X
;VB)d)gCD<#j2Al<*b%23@8g9dM)6e8Z0{|d#HXe%q<VBcrdypCoTpikEwDX?J46f3MIp-L@d!H4XEX)3N8&SqAlC4MynhsgQdT%
+o3M6oGihxez2RYzKjW^%&O6YbF8nZ-Yu%AMk~rGe=DCP6s$I^At!^B2rX_dgdjL6P8L6*PbR*m6sy#%f~$cc&Y&uy^duUrbF6qS
8Y~&6H!hW|6RF^%imX#0U?{JrEvb5~@TN^Gc%#UoP9ztjzbIp>JudI4QYkVf9j`#FPAL8?n5-l!?4eO07^4aSL@OF3Q><U9(Jllm
OslA=W)_m2C#plBO{-w2R3x=6kSNk9!=bsVey9*E#i@+1ZKZ;!+?l|n-6mfuo)qaN1*NSo2%0pk1gj3M1R5ABw5X;kn696yU?zkv
l_Tz|hafg6_Ng1K{IXmlNU1WUo3FPazpT8iWETvvCz+Q45EK6(4KJRsmZ~qN2&`i!d90kUO|9gcQ8E9l5+;SM=PXc~uc?r$;3p@g
z$h1~Ij&SE$f>cZbgWjcu!!(1O|7UUX(g|#eyUfazAGiD_MAN^Sg8K1^DaUttfu#^O(|%nf-DcRUahgO)TmpiX((B!O|adoYM>G<
aHAH3cdEc7RU<H_d@L8Leyp;mcq~Gr)2aY1ZYZNE6Dnn@1+F70ovYXxkf<0bfRqHTUn$5gW+{s;>mib*`K`ztWFqt_KPy5k-lAEp
fhm<KZK`Rip(ObqMlZoCqpyE1r!W&F9xQ;dL9mRmNv(w|OsvVPEU;&+!lZ{O<qqk9f~(XdIx58_3#g?o$Eo$LxTv=z>?}91P%J&4
RjSRadN5e4B&4+{*eHvrtFIs@>YYQV9jI0)Tc}>FPP2kD*Cms!e=ISrpfErg3nO`^`lWLvC!@KrSt0@}dM>>s`lqHW6sTVzZ!7wt
Fe<T}A}LX^QL7&=9VsNA4XaFsPbgHZb*urXI<0c4NGe1db)CtnaIak}!YgE^A*au)ORScwbR@wfhbAVjBO^emldb(HpdkRPLM%He
@~J5TLn4(WohI0>$gZ291*N;J(<AgOaw_7l0w-%MRxWF)_9E^lMh|4D?khPBvaO*h3Zq&ifGou*8mjxH=b+4kDl1<v9w}ujoh!5(
JfaaLq_51T2`J4nCaOXq3$P6*N3C2Qv!_=m!ypo{x*{B?e6JWFT`5N@P%K<35h}qd+o(_@QzqfAcoPkfPpW_%$*vi$ZKdj}vn!RN
c%^+JEhfn<ax7OWCYjnS5U?09dMu$Nsvg6oA}JZCMHyxR=qO;H`KiLGNUI2}AusbOH!PGYiLQsO%&#)90;E5z7^mVXA|*y5-=vVG
%C2Fk;VZwXB`umCq9^mI@Gc&%aj6+3XCPK8(XPCp6e(L9bf9u53#hWJa4OR<%&l)GR4i1X{H7Bxk|yOXR;s%y(J5#wk0d9pi>#fi
k*tn|kf!UShb)SwnktDYb*vgDMkakG2dzq`%BxH-pe)EHI5Fug_9${D(4;@3N2)m{%PI6OXPzT1@2MiI!={WT_9-5#_pBE!DkGsH
O)LU1%bR;Ays!2rI4D;uTdDV;o2F5wudQ4o51_WCKbjA!ye1$hc_g%%M65`lnx?e?8>Q<Ypdk1w=qWR#<|I9#Vkn#_O0C5y;Gt}s
^dTcGYpA7}sig0ulPq?kqo>s<!lA^ffF&fEFCapp6{o<iESi%b8>O+Ro1KTPqZPv`Af(f$Ev)~nXsj_FlO!}H;*}dHP@z*Sk1i-8
|DkRlcbFxou`A9a&?;#qMlOVaxgH#;lO;K&_bc5dmMF3&;v~DG0VIx@v@4+{RHclbaVf?t*C(qiq%M6R#;j7W-zNehf*|>*X{<#e
P$*R@51%QjvZ!>Zr>j7!<0K+1#HUdy)GPLucBfUFWF(fTQmD!mhNF!nQKz>jm!x8(b*jdwW*oznIVkX}G^{&=uP1pd;~hvS0xbTb
oun=-X0FSr0<5^I0i<p++oa=|;Vu%Q3L})S&ZG*bXro0h8>V`s0Hw#RH!iUxlPcjWh%cR@4lBVe8mk(xUMwOq<s+FaZY%>Z1f)Nx
MX9VH1gQNg-ZB4_1~4(L{V;(oU@KB3^Aqo@A*F*b>aB+Y1~C7sbDwr3$10?#wxeJuZKfY2m85(uxhS+GGb!|*h$)(=yQo4eE+yoo
6P$i5->q>NvLcZv)+ksmZYeJ)ho>bY38_~n>#zN&-!ZPCTp8vnIjt3}0jn@9mMj@6+$wP)5vWuyfw17I2(o-I(5+mc`65{`ysY)F
Sul-+L#;D1E~<Sg)TXQ~ZYKsADzA?)#h_fBNgb~=5U8Og`K4B>n5+pbbe=S;5voiW%_it1<1NN30H=Q_p(zZiw=GB|{4c(+Mk3-Y
79&2Y@~AK)9;l+C2(4hP5F~`J*`*LPiXNh{tR$y0N~UQd>8!XeGM8bXOs+jFgeDJ#K(WoPBs4RsG_Fo6At>Lk-5+D7E2Zl${i%O2
nl3UVDXGb(ASGU{B_RqZ<Qx{OIwDD-gfxPxX)InaJ0~ouXD}+P?4e;ScOf087OpR^*Qz<AfhfKsQZG6i3@|96F(a%MDxf2)ov4PL
tgH;Fizgp26t9x6dM6#K$fz=dA+U2Uk*HX!;vWR0tfa-QJ1`6_RIR<P;urUqys4BcoFo{m*r_J0ji%5YnVK`E?Hx6y<Sim37ppU@
jH!RBJE)VLLMD4C?JF%PWEf2<c%*$RH7(4qN-QIz0I1Bc?<dHp7p1(X=%;KiI;-BQr7d)*UN12#K`S}0gr`@4t*$y8^r_h>v@1}k
Y$a+fqOEM6tEf<{3@n%`|Eun-bS(NQ!6wx)J}w$3oEVHRwky*mX_PT12Pj~wFO$fn=P6{Z)*<RANG%UBKpsahjwjx!Yb^jQpQa9|
TN@g!_$l_LO{_Vs&#XKusUr)l8?5}W(<o`Ix2|5PY_PI{b1Yh<Z!GR0ej|!611}ONfh1$4gQ%{rB9w(EETbSX?y&8reypV_RHy+W
QLO^3@T*y-CnWo=NwBe~<f`_f46U9W6s^atu$;0b^_{^d6sw%9RV$64G$hZZ9i#3kGNKYKnI&&4ASS-3V=CP(X|7-|IU};KA*!1%
_?vox+o4A#*sjHwFfco*g|Iy_LNUoCZY;Vbl_$d`#wNF^1tVsmv?N)nJ10P{5uN9i>aO0R*Qo6+XD_WRL8&|__^ckOIV`s?qovp)
jjB^B0j|U-o3GleNUdiq4lST6oF&PtJ|mW{^ezCX7@m_bcP^kSQ?YED0kG043akcza43->?W~<3IwgItf~+Jf`XB-+&81DLxG0=0
j4Vi`_pFAi2cPMw6sG2_8m%3vp`x!SIVu>fLaCoB8K`k9Zl;c?EUbU3UM?mn{+~cC)+33qekN%g(yNW7?5wUJ2rNn`BBx9xv@D>l
;Ugq5gDp)jR;($j;;nQr?I;3*-!P=GV<a}8)2oj#H!$I-`7UP;#H36mfS!;r1EfVOv7-K}oEes&IxI+?#2V@*Fqt<mIwUrzcqQ8v
QmTh4k0qWiUZnr0dMb>qO)`QnSu8Xqe6R^DaI7mNQy-wM)~(H~Rj)Cs^(vgB9J8mZ|EXdq<E{H8swue=<SmheEtygsE2|EyWFO=v
_NLXBBrZ&^L9d~x{HIx{<1AJ!dnv6HCZye~c&c?MPcD=&b|NRP)+kq^x2udMWGfFV%P-3+>n02<GOt@8ZXwDmdm-<u<E(!$4={%u
>M+5nh_DkC+NTk*t1Hc`$+Phz2{2(QM6drU@1Q}hxiYeaKr9L{P9Y{JPO8W;Dy+q_<*r<zIkP|{&ah)Hk*RB-)~j8wFQxjePAK{!
U7+fhmY^IZfieHBb*_oE6DX-I1fcYsq$S>}z^^P8(=1c4$T3-<IwE7MS}{?k7p3tj52REf+Aq<o?x-iMz9~qqGO6?{K&jCv(4V-L
QLH@xUasCM5vlnne=9GlU$ADaUm;bf>#ZWCsUNm353Halts}iFaGk!ZEuqP(tDwWEW~dsf4Iii}Gn(2goG>%0yCKn{zAtK{&nQfw
X07WlG$Y<Baiww^_osQK2Au7sSS8^r?Iy1&{-t~;2riJJw<Sa+*(Z0dnI^p`M5i}_k0ds&9x#`wrK`0j;i$o_=`EokL#m^&z#$!^
=?zY#o30u#?58j-urG-yoTwfwhM<lodL<;S51hRo6sLojd?}_P=cvT0NH6lLi>0Nhld0(>ZKwOO@r)uUjISiFqa@*}lCW#2AD_)4
b*i|n#GB`-rLn@Ozo|8+8m5r|!KunH4y-LJ;HXHXkg2RLSSJIbaVRV&%c#Ym`><3mB`9931*u=JpD5O>8YFrv$SDdc=B*Gd0vz0{
@1}9A3!s)JrKlmSe=LEmq^CZx60BP%ysiYLQ7Zo>>n>>*TB{?SMyL~}Tciu7Mku8$HZq?g2PqVglCYSpqAt0DB`pM~z$fagiY%)t
4JtmXzp@^zr!a7$#V-4;qbr`S5vk{?1ShF1zpO(iIIXj#8ZD41KB$Z^KdA5~jjE$Cp{jT-*{s+qb1S8&Yp#}{t}50nEUmCCY%pr9
x+(|<p(GEcO|AAJJuO_TbTC?`I3|OzXRR!xVXfz<Eif2?NFeo~6C{tQSFAs*38*BjwX9C59jFJaxT#Ms-y>5hj3lEdtto1#qplk&
3M~Yv#;ckx7qF_N$(-mTu`U%agd|6vyeTOho3MeeL#DVeovDQ?Q!7fCo2u5UjV#fk3ntgC$}D0pd7eisrZ5d6sU;gR7^G#ch9z>T
9wndyfhR^V)TIL;%B(Y>vZFwu<)|Yr$fO=Eys50Jpse>Orn2G~jIcPSWF_{fO0ednPB8f>zcH{cDyhRRy{luTwy!WRRU#v*y(l}T
L@lzc`YUHL(590s<}CuQlBol%ASw_oWiIuqzo-r@J1(@UD5klgva541JSI0L>#bvfPpy)x^R03(FDh)VN-b6{jjYZsU?_vGXRUmw
xGt+G0w*gd5uP-xQLka5vMk~w*e6w|LZfaZ^eeKVI4<d}Mxc}|imn<ecB{CoXRMp6lP{{OW2;dr*QZJ<?<s;TQn2_f1FSHvJuH_n
L$MgIF{W{%W-f@LfSKu<#H=ELMyk-PDy4ESIIGH|VX0!S)2wEx1g|$Lq^EGO@S;v75ukaeYA#r<x2-a)hm--Q&?yQe53V1v<SN)E
k1%d69w?Qr?xS2U44PG(T&^3fD=TQMbubmFx~#z@iZHjR*QwsGU>UqD$E<v;d8+9iA`GRi@2cD<AF#70x~Ri|@vO3}y(*%mxv#e@
mL!m@8>W#Yg{k}|w5n7vHLqVM9H<Yf`=}hLJE=ITZKjMYdL-kkiK;>{6Q9&88y;er5+$Q33@F<u&aa*zfv><UsU%CSxG-w7p)E$N
GpP2Z`lzy||12M$wyeV|1}dN|WG(0otF17ofSqI@?5w8%9WJ{i`KZvb!mvTG7c9E1O{fSk2BtSEY9cNhM=&=f+o=kyb)15(5t{8S
(va^f`Yh0@NtunU*R5crbS>kfJ|%Ici>RY5SEj$D6Cgq=N~lnsPO#A|Q7<$g*sRE~|0;AQbf;DvBqvd=bF48fRVTQpZLp3h)2TA6
do0z1WF73RW~n8lqbVh;GAu<WysAMdzAV@)zA7>hJ1PP#8L*ls(;N^lHY9AY8z*D0f36WN->8ccIIF2Fz^$kv)SP!NZLL78WvlL?
)T8Su!6DkE`yLLM8m|W;3#&;SqbRo_39Uk|Wh7@N<SJW}hp?|Eg066``Y>iBxT*Jm5HUHUIW3DVFdzCR=Otko-Y+{S!YqoZO|8Z(
95IxzyB8iU-JldAuPE!R@Uki}vnkdpZ!i(2zpaHR{wRDbR4pedA*}PR+bM>rP%L|@|0M;kP_L<>)hiOIzAGXsHkOYsN0R=QRV7o9
YcR4Rp)Jr9{wWbGsF>!gk)ZR1`xBh62`B@bLL99p)usn9w6K1!0<rF~iKdz_Jgb(g^rm{Na4PJqy(e*~-mF0=g{&;Ci=t{8{iszf
e5vTJv8NKQNibutDI`v;S1hqGr7tC|eW?|&V;f?Z@+L!`s4eC#Od&!Z&MUvH{4l4fY^-ZA5-h+gZ!D}Vd7t}&QZBtEk)k}T#i(<s
psc<qE+-K!I+`ji$CP>{%&s-5+pkt1HLTVvXQx&vNu-1)+b;p7V609kah4;b0xR*U*eoBW_ax{l+N<Ch;41$myPsMqFsvA>o2?S9
xw0OtTA|pi#xOfC2dZkQO0FHSt}%_UCMfVD$sP|eo+}Q6Pbs&e*sD}9YOe&VR-i^47N^Cn)h^j5jvS4vcdq6lXsBYWm@Gyqq_3+g
R~E)A|0mC$#WCxxYAmX)`mn*TEe~fXBd{bN4Jg<s_^FYX;x4cqUZ!iMv!)NSt*|<*JFERK_$w8q#-<OejjUZJ))?-upsWz0K_rzg
OD_Te#3~7~1FHn6SuJoChoJf(#HI)@GOH}6tRWPtaU@|SEwDQ(#w^FItSiW!tSNCQ+b)N#9<A;)4=+xt6fkEhB`lbvezbEcjjFAr
11S|S5G*DrU9n%QXQtPvh%e_Rm8qqr6s*~;)u~V~kgJ!h7BJ#0eI-sXHmE$TX0q-9jI8h}#j7_i*CHh;zbXl>%cwxC#IJ*?3axgk
XD;+DbuO5w38zvWyQhh*1t0yXJEv-`H6?be6e@(K1}l&lT`8F=|En%3QY0@ZJE<Zrp)Dn?-6RyN!WdL16D%36rL4Ut@g>kN5-i3l
7BGY`W-vD=Agr&e|16lR_9(3Yd#x3%D=v<uHLvogNv!81aUvljLouwZDXhLBt0nd$6&3`p6s2jf12D-dHYr7|GN6g2X)Hb@Sui1{
RUuie;H=6hiY$054=Aso`l+s{u&ib+{iqTqFe){!6e-{z`zIqRYcEZ(-zul97$EPiYb7x#9VFtWx1;{Bge6u1hOdUP8mRvpLaZjO
NG(aMIk29nFe`<tG90}o+bByZ@-9TO6DX;x{S-2%ey207Gp=)&Nv*f7I~;YZ;;%}p<)YE0&#=U+vnVyE#--1!2&_Y}cBW)4#;&a)
w5{hL$tW%+Gp47g2{1&gSCCaHK&X8yZ=_1D!>cu~TBxvvRH!Vhq^X!H7b1|Yny5aV(kl9_zNxw`T_im(5vnY)E~SVrR;u}|GOkD_
sU@?kSgC=iAgkZ4mZ%h>{474GK&-GW)36k$94+Ljlq!KGY^8^wVKYXkW2`wazN!!+7^g3+{IPSYajXv^=cXK~-zc-GPp+AzT(C|g
2_WJD3@<0Hktx!v!U8_5l%lbzm98}{U$6BmG^R$aoFllI)|gPSoTzFX_9LaN{~+@!G$oa%pD0(TO|dbmOs-L_w<5SFm#WaAHLy1*
U9K)H0xOv><0ki@prMzjRxsTtGcMXE`l3WJ<dYXE#UY`eET_CMj3`>IEv=U=jw<?r7BE7qD6jc1SQ~()b*UUAOeHHI>@G<VUn#LA
Wv4h4mL#$%`Yg>X!K6Q_=BYd_t14?Kt*fgg5V4Of-7O$3NU5l*EHqp)DxcG>TA_!g@vL2_F)839MlR$q%&t`|(yTI~^sv^ezoa>*
Z68Uki?D_u+obw2WG{ZKHkYr1ny5#x-zBuC%9fZd@hTFhW2~JiF)ZsUWh~S!+AM=A)v72eS1?DebQoKydnW;j<FB`+Fe<4QNTHso
YO1cS2d1AaY_906M=<*><f(M3ttBF<ohJIAl`Idhyr~l~!KzCzj;NffY_JY5OsM&&pf4w?z9$}@`6a<5sw+~1B(Bddv97GCPpNjT
3apefQZnhSE1+$rrJ+GBlBf-!V5#md=`j1M`l*nu$tWQ%_pfTI@+YOAiYVo&3L+07Y^xZbRIHh=Tc=X0jwL4{_MCSwoh`JdUMz1f
Ag!b#l&#mJxgBUFA*%nZ-mZ43aGZ88PprZr1*K`N4x}%DWvol3fGn~hw4vQCr>l~t7ACQs&?t+nNvtfaawAcwiLOhjhO1+yO`n>k
Wv6hg1f|ZdA+0T@I4>)%jV#Tu-Viz}BeDD|VX8?g?5H0sv#NqD<g8t+2`z!FPb>{E#VDyLE+%Cv#jGZ%qp=exUZ;ATa2vHO*)44;
had)p3nW^q94rJaORe9ctt!Q^gRJf`X`&dc4zqu+bER3OcBx1xF{pzeJfM)OSgEEZx1p^o@+uOos2xbCWF%=VYOOn{s;-8t9j_WN
0;txYwx3leNiKP(E-9am3#<UC7@9jMB`0R8A}t@GBCpx6%c<@qge`U_fvU}?s;nJ@gCS}v^r)~a!XTNX&8l3h&o7lNcq=$2SSy|t
dn>vw@TdZ=jIPHmwwlbYYp9p7vYz0t>>a8s@3B;<gRq$^=c->U+afJ0nkW7#$)Oh{kt0B=3?UpYEi8sAO&k!d4y>LcA}X~kJ~78E
u_qOvHmaO4Pb*ujt*R0;6)Cg=Sgvs`S|oR$Ofgg`<s|ShcPWP~N3Qm)wxfQjo2gu}7_LYu(WpBslpDM#T`1_ReJivCK&2I^87#3e
i7FwTkt;MU94}fd6R3a_{w+}{Jf+7j<Sr31-X$X`$*UzEji?r_cAB>>1+3L2xFIVo5v)X<U@PV(_NpnVnyq(**RT03>XPN8?WtEN
(I-uv-YgX(l$_Qq8m>R8|0jN^%&<EuW3AMvL8$(yyq*rK!mYg}C$Ev9(y+HNqb!yr<)#a(1g_bjNwT-9*(r3QH7F{ij4Yg}Ff4E=
%Bt<C9Vh-LdN30)1Ek6;|0bEL6e&m|IxX<3U#=xEASgkAi7a?3)u<}45U4{L$|8p>=qbmo7c4cb2QNJ-HKur^Au0why{tp6+$=gQ
lqfGU^(mMyIj(`QhOnZZoUBVLIwpH7W-W~|yBu;UQm4l!T_!Un4<&M~5-cz-4y=nU5GNe5%&NMqR;voFSfq5If+>tFFsx@Qx+#pV
TQ6yW6sGj6&n*a`LM?VFa-m--AEsKYIxng$kELa;xFKjNL$E0;;3?&*XQ@T14W)Uj6RMRXucXg1F|dIr$E?n)z$781mmN+nORbus
$uMXuk}Tk*A+Fb_7%+Y@A)wHvq^_>5XRXVw*04*fpDV4f<}0bHy`Jc)TdoMKFfYmiX{|`7$)L|CDz6)`>?f`%&?xw=4=nF89U+CM
Y#&A-ma#Y>E-y*18YYA+5vX}C6Rwx7-W=GiD=hu6!mW^`>WCsUm!EvBw5Xel!LU*<oGKEY9IQ?)EGhOd+Nr`I$*C2r38);YuB(S4
2dFos03{JDo2x@E>Zu2ukf<DhUn{?!CowD$S*xomDlvi{M5uP9v>{(H-6mqE4lJ0dog+;wIGoKULZ@k}x+mQ)H>`{#5hSQCb*xFM
cab@*@|md^x+4`X%cbHf+^SG8l`UJZb|6MCG$D^8)v&)Mb}B>}k|KR6QmVkO+pd2p+p5i|{w(>Yv@TaDuqfsNbf^R~r=ByYgRl^&
xGWPbqOYASuBc`!>?E12za|nXGc|4^!LHt{AT3-XS+D~w1g<F?1E74EX)W|B<*RfwV<wldl_T`8vMyw?VXl^`C83}xL!s`Z{Vl1e
NGsl&*{xKmohE&(`J^hSdLHj2z$Lb+fGt9$h_30YaHqwCzpbpQO0E<msVqUQFtD5_rWORIwWnw=aUfN#Z-|I7EG!wLwk?e$B%yz-
QLY=S1*8wKWvM76Ii|&}im?(aHZG1QL8d>d9IS7wz$=2NIjxo_s3_?q87FXn1E#*4POV|8g|RcKEGCwszom;QqOVk{L8lBTQlcoU
J*64}u`Cy?m81<NyDb7R>ZKqrPcYA@hORxZF(^K+zp5axzN~bsNUa?iPpG@1fhB1j2rXTxDkbnR)Fh1&y&W~H2_kSRWi7=VODVgj
87x91W+L1xFR33bu_Oj8aj+t(swPjYv@827$|psfGcBK}04{l^t14Zo<1SXQ;w#mI@F@AEp{yn=Mk>mbU@Gh&_A1RM3Z*rxgRGq$
Q7j0jOsp~>f~J8g`;l=c$|3PE^RA7oMIJ@0H7D6AD<(UsQnGa`^_Y_{X{Q~S<{!H*gQHU}a<5Maaj3|n5~A{~Rj41WN2nw-%be9I
pqFE?P^V(9yRKWL1TAl?S*kGs$*rcQORgy!)Sd(;ZK+VEnUcpX0Iv3(UMj1u@+=rEo~{V0*{v9_Y$#GH0HmKZJSL|f5t_EF`YE+0
12JK!JFO3?XfRKtcPhuQho=T9k|0m60GJD)gsc^^Ij}^rO)PVktgM(TCN2agv!kvpJuJhl&?rhG&L~l?4zL7;U9crEGO9x;)+$*g
4kqrcwyAI>exTbcjx3>y3Z5~joif)YMyM4f94p)=N3kfYOdF~y&M6Hn2{11yT`gLrQJ%=8swRt|Rwp_r*eDmP<Q*3-TCRGdD5`(5
rlKG&60FZGQ78VTza$;4Zmfu^u`uJPvni;mSTcz$cqO`rbtwX*2`fq=My+M8aH-)eucQMepr{)(78q8Y5T_HQTd6{;-l0gYUneb<
gRLhcgsb1B?5sMhlB}+&#VwL5mog3!8KXR&JFC<zd$1j_NS$sJUn=yei7k^XBPx?B6Rb3*OQ*k|vZ<FRMlMdNfg8u9Mynd1ji{ue
3!V}I<|IL;W*}&wWhzb_t1Z7IlrZlojH}zIiLOtqHloQPV=H^1ASqKXIVq_rPNtQwLM)LUIV#Mb5U-l30~}MLV<rSC&#vSuPpecc
s3ff|8>^S33?>{blr1qbu`GU|v?$-C(Je2hik=&)sxWmRv?|f51}pHOjVn#0Kru;xFD!nU%_&!{DV}evBdG!|;-rbFQ6<Q!?5F7*
Td)o+5-#nnk*41zZXoe6nJI~(IVE-!7b>zVLZdjWq^asDjH?zdHmsPa6EdnSJD{vDg(;q`+8PBg?yR4rGOR@_Tb>IjE+!4B8z7#n
`lS}Bz9zM<aH$|I^(_@Hx|K$O*CK$ZH<>}9_9+G_QzRRzU@eHM?Wx-=b)0!95gA-C&nyY58Ll=e6)4i5lB|&wt*PUz93(KO@u@x}
BrI#KDKHf+g{i=%U>_lzNSJsiGO3=V&o2ojt)S~C!!7Qgnkic+Jh0y_S0dFOJutK{_b7@jfGTw*?=GOJtta0D=_hrgB`KgEwyCim
S18e?0wLt6uPW{=Of8tL{wr!Hsj0B22c8fs?WQOkK_^NpG%cbaFDh!KMJMnp{44CGI;7Mr6QswgRw)ys>!7DEtffw?WF`%)hNYq`
{3INx11i6v!7auY8Y-1Ap)IknXe=hPNu|Ch#vRBn7zVzAZLt$94KQFL`6qQJZKJWHXejO!)vKd1La++27bVs%2&pp~)E?Qd!7L&y
Y@;x*MIcMB7OkW(L@h=yXR1ag_N4GI2_Lp3BBp7p^sww9I;9mXqL!ks=^@ae$Sg~<MJ)9$f+b3`>#SKKtgm9I*s2b$t1q3TK`2_U
fi0|qFEITrJ|@AeH?Kq>hA~vKhp-kQ)~stKsjzUM)3HRN$Dx^`ryq4S^Cdp1{3T^DGb#NoPPFi+ld?`Nh$M6?Toy2~ZYee^Rk0Z;
_%JQ8EU#WKF0tGsxhml&Z7{^C87va4f|=winW$YYKdm<~bFTp}5iy#n$0%l>Kr*F;V=aO)yQ&JR=&V~VR45*)&MdjBswK^zS}nVn
>K&pjo2@u4^q4{*BdxTq60D-F;4lxYuq+m@ZL2n!CoT*q^{31w38ynG)}rR2&8I7sQy*rmQznP4RIEa)9<WU&|Enl2xh1_SRj_KL
$|#;Pji~G_hA@7u4yza|3o<K$i7V=`=rAa$3#0(96r-CfOD*gs_$Y#|`zYu#@h;FO9V}d_iY^kQCo9;gBc!4$ZmBe=F*IH%C@gU-
t1N{kJ}na?I3UX}gC*smAFsD6RjiXNORt<UL9SUPbD_Ma9wXbV*Q7ZvSgU>~CL&O;cC28sNw8S18Ly_Kl&qfsMJs2dV=e_DDlBK7
{Ia?(o+@`J@Gyrf)~(Jh2ra}Y{ihfuJ}nxv<RZB*{HYtPxuz~EawW<n{Uorj%&B3m3a8jFH!LQsGbS9U-?6(Z;vdJQ7M*3N3!z)4
_ok1IT_kR)pQckLy01a3+pjAwUZdKoN+UF|0<G4qc&%%JOr_zbgs7vb!7Iod9i+@GKa+<nf+r3yxiKlMohn5j=OcTqQ6=~v*seS)
r6zc=C#=YtA1Dwpu%}wE!lyi>x2#02a;#)89iSJgV67Oer>uQ2yQcyjgREXFiYFtWKq3^XT_*{!O|jIgDkSN!@u_L8LacHr<0Zwd
TA{21GOPh1F03FahNGw{kSG48g{BFyP^mK_DX-HhC9tY6&?VTM-mea<=P&&!?5HrTbf_}0tS##w*Qm;}gr;|*xtP)^6QDh-r>M!U
Ae7^%0HpD&BBlp1l&cjfH8AKXEhS+eDy>1KFC{%6+NxeAHJMT}WF@DZg(xGbo~ZnSPpcg(ohV$a3aT$E^sl(1kg8!McB+>!qpi~~
4zTg9NGt5E4J=TsxTV0Pi>b0A@T%ONhpmFG46A3XV4?0UQmVqM2PomNEg^s@w5g4(XrUFY-YqjJ=Psro<R`!<m@jp$ekTqi9IP3w
6{rQR+^z4hf|Rl#ovwZ*l_ykzLmJqvLN7WbjVO+$)vT$lBrGhYb|{i27Apg)ZKp_*Y%ANTD<6iduCKAFz8W^D9I2A7B`&0`#2&b$
O)15!_MM8TMl5wKf}+(czptvTyQp?4ye!uia-_>HwW@Nl^eIR&buUk@TQwyw0jxD9Ffq<CMXt=K`7A~n-lr;q?kU8v^Qb7V0J8Y7
pdd=HoUE>`7o?jmQ?4`=8>S=>xia)DYAZf4y)huIrK|Tbm7Y>7Z?w>$|FIUZ&@zIYB`ip+HLWYEt}86As4NMt39(qF+Ny=D_^vXn
JuiqHM<2W<0Ikp<Dl6A9d@7GGf2QIuRw+v`+^wRlOC$V*1gLDKrz|?JhNN1lhAS<uji4?ol&EDc^_XF&3L*qBZy}zny9#NqBe1Nl
7cEgDYA#PAkD~J+lplhd=d9x_Su8Rqyet_i=&Hl7p{?4j7BCnsmN18_Ni8ZVS+8m(8L-SRd=x7x0U%T&E{;L1TCBOLqpahg*e9p0
x+};6K(PiS@-B+7D=L|<ou*eVtEsf9<|ml2@-RQG9V?KcTc=E>M=LI-xvFX>7c5$#Jg};;GNGKSeX2(-BB<k{Y9|#i6(+c<ccO=}
TP7`{>n8Okg)73ZDKfn(M=NM3fvhVkUm@ryx~xa5Os*EAZzeOM0iw_t8mJSiN36tvc`TbMpDNZU-Y%{woT?2hsVo(&1u`y_1}t<d
`ztmUZzCC}zAA4iD5@-#>aA@l@2rfgeWh5f=N8DMLL!W%L9H1qEGj}TZY$ZYE3mPlz9|f<u&yO2wlG?)HZfhVaVp-V<{d7hb+2@)
W2vet%cM~-fUH@s51f9drmiZ446SP}OROFt!=qs&11`lT#xT|$cdWXwd93fNb+3CZysw`v60F53`Wq*#*`g_^^sS_-$SJHW3o0Y9
z^WCgm!du<W+V8oEFU(jUMU`^f2}R5>=cx&*qnhX_^q`qV<gY4RVL;zhOr$ZUac9gKdoP}FDWr6XQ;ub;H&wAjwjWlrXZ9i+^X)c
|1OKHjIb%Gp{J=Vr>dGIzcA(~Lo0Eu*sut({VFJ~2NyFW!mdTDi!rJ&QYk>I%cfeaIHy4`|1Es6)~_oqurs}<7O~H;5v}SV@UT)Y
p`0DCx24u89;mCY03#(Yn<oCAR5IKhK&y+cj;Iu<bh2szRw&1=!7FH`C8-UshOX(Z%Blq}_pq}v9I3>uwH#rx4l$*)cdX{Gj3)!G
gC#yE!m5a@?yasQZL%XB`7fX@sj5=1p|BS;Evtd81*Wqgkf~`R{;<;@;-4C*zb4KqO07a5HmLh4)G2T<wJHlFy{?5M@v2>^gseWO
+^}o`MXp__J}m_+$1QQKCaznfLa}MBh9J|b3avD%2rMzDQKU#EzO2<Vx}v76e=oGDkFbF!$*w>yF{pB_EU37z&aFTsOD`g@S}l4k
R40hAqnvLoX)t1%4JfHD3$a47v@EtQ)2vFZ$}<rx=c|FFHZcDtyR0NH#ViUhL#UnsD66Th5v~`m|EK6F%dYCLU9bKvg{?8Gx~5X4
@v7IYiXxw@mMv<nnJX==`mU`oQVxNv1+aakXRgbuvM)F=mZA@>B&hVO6S1!=U@`=;1+povQKXlnzpt#W3MlugS+4M_$0YidWT@^k
psus6KrpN=Nv6v!QK;~w1Ta#BDiTsB5HD{qVW`QnHzAm;ur5+5?62~s)~+b1CayRy?Vz5nEH6T`8?d-2?Jzr<u`rA$GMFJDNGx5h
U#wWII4tC(k|YPRTP0YoN3q1R5ForTuCN8HbgSg6{x4`Hg(bcwVJzq??yCDO6)>czekhu+?<4o3M5jV5?kEv}FRwc(>M8&#UL;B_
Jgpuur!*z53!Y^u1*(B86(mxx&nhLP!X65(Fs{s?o-c4A->4a^^B|6<6D2Y$->m%~%q)j5+oER~S1B~C<tVx@)TnKq%&)YlfUGnn
=^9g?!lKl$6P<M^XR358i!awM7p$|b0IHs=z^+UxNU(+gn=K8n+N5JFN-W%|nkXHo9jUCaZ7t8PeJnaGQ7QST_M$Ky9jgkg=dfU-
*(rvv3@}ZrHzl#JuP3aZRi`{GYbYEdb*_jly)6=}>!=5$?kXX%OdVLPSu8Rs1};FZ8>i!+8mT9)Z6`#lYpRK>2d`o-p0F%1tFV(T
Wvl@LJS<$OE-=t1QzT}e{-AyzZJY$8^CZbF+NtL$4lzk8@T*v)fu$a$Rxh<AA0%V1RjmRlm?IaW7_6=xYpum5c^=s;k+4KC!7mo9
0x6p((6WQBIwWB&F{$3IHLV3Gwk5=`11yj(|Ej~M3b1yoaImkYaH}q%@T|%w8L$3^xT6rD{4HJ_>#1E8nWUbtaVYpC&8JbQC@Ewt
+O1S3>a3$MY^h(Toh^^CU#N1d^qeEGvMC_1Ot54vw3$*Miy+@5FR)vwv8olZ2`^|WF_dK_#3;$E+95Bieynq(`K4K@?Ikp@r7mkL
4xHXDxG29JjxfzFvn(?#)iYNC(54!#f301q;IEmeyrlFp=PV;J5U-*zM5MH^%BkkCs;eQU=_`G)#Vjf&T&|Ze%`I)Jho$nT!ZBE^
51bGyU@Dp@=_s=)W-A0R|0&ucnxp8QQLIw0d#nF0rKba|aIM6wH7&%cLZpJN$|&@zv9rUfJS(0mp)wk-Yp$pP9Hhr6U@NDl?Vpk^
`Y;NsawKiA9Hu>lznr!x1RqtZ-YnWM^(b~G3#`*8Zy*e?w<#1TZzwgeG%rf8O{kSCuBp`}z^6K_s~<h9cB(5YU8RSxf2n&XXf4U4
Z>$%cgQ%~hHl&ju@}LN@K`KV7EvomXU^I8CHLh|ly)6m_z_LLptgiYf^QSqajVK>9uPzcW)~c<ev#hJ0(WxsW5voKj5w9Jn+bo42
bgO!=L8SJo2COBdD>Njn^{6!*grrO?-yG{8+cCbZH8CwJDy~f{F)vdsQ!VZ;DXNYw$*$I`kEE)gBBW_6rKl68p{gpZG8^D67c1W>
0w{Ze?5kU;Zlb-cXr7KRS1RwWWUYNFnXE>u#i-G%A*&57u_>P|1SavYovcBo<uQXSE-*wOEGQ2qLMr*3lqm$E7p?jza;*`r{;jLB
Tq)YC<1DHc9jZ~G4k=(PX)+utJe@kEyees^nIQPE=O_{!EGN#Xh^E}0&M6_S7Am%Y%q?^;0V{r``!B<*QLa_4K(O?#*e=;HNgy~Z
c_xLZ%`sc7ADr4MgsyEbxH4<3<}-FH(kV(XfTqT)94n_NIWbr$Zm^W6&#=2KeW+cmUaTyst0+PxZ?BxK<gjk0uBhX%ohimCqpR1c
EhJv1WExMeTCOuF&#;3n)v$hoPnY*Bu&5g&OR6NTelDCPDJlA`t*gzfzA5D`n=9R``7R=;w5=$n4Y1-TKP@;fVypKsO0FcZfU2S}
&@Edkr!P$-Ypcbqt1q4_=_!vAq8&o1q^puJsHhbvEUnD2J1@X50We>&8!b+(8712$oumRNLnt68C@Bw`;-YtiRU{TM`YmB9aj-=y
lrVT1&?>qn+##i{vnNC=V5<Wz(5wz5#gq9Un<r_onXR5G2B==K%pL(SzN4}%4lOw{Tr4puQzr;87b;mGD={XeE+y6+A}4|%iK9p$
fG(9IC@zAiIwEPMKqW7$rYxAN7ah$pCMyh~VUta)lPF|`qOfBw*s8EDy`-+DcPv94`>S@T11Qd^ys0@MRIO8_HzALx1gW8~BQE4A
&Z+1qu%;0#(IcO*_OQ^LuBD!{jHp_wpR$#*i6l>=S+DFYwXB}1j3ARLIH(1%(5Edgb*k*8P^&tu4zV<<<ElWbb*&exf~>Em0I=bx
sVs#85v?OCW+*hLx~z$<9WZGjhpRKM3NV<gLaq3(O0SEtbg)M#N~9>T_9dvT#3@5Cj<D4wLNGzFV<`kDk|k)cQyti*wW&fT0<g7*
@-ERY=PFDs2{G}l1tcdVL@86F@USneUaTl6g`waml&;g8W1&wh*C@fEDlE#R=!XP_U?`iZ@g?mpq%XWK`<<~bZ7|`iASlf&wIawM
MkZYp1FDv*2B?#mx+n%InJR^_%&KT0$fO}9ASmXX;-+=17^$o(c_C(`XQ?c$0Wim>H7MJv+^QfJ3#j(6_^|P$M4w|TE~@OWSg*3P
HXekrDyuXxvZXI4NTuAVnJ?CWu%<|<k+7n#xv5$t(jOKuT&`FozBKbJRI4wgysF@>Y#@X&ldo&AZZPzz_M9^<K&_Xq_b@oCIVFIo
0<e22h%6PUmM?@ZAuazRS}8}LM<kgkd@X~rGLpop{Tb0R`l>T2Vy~bo{;V9O6RWbW!7F<#$sF9QyDShf5vdr08>@UPel3irY^Ule
M5??iXD(2oSuNt9petjnKCs6w)}@4}k1#N>dappO4=D~VqZXg1?k*;&sV%Ljv8k%DkS+nOsjF5p9Iqs;7N;<+XdX$ZA)vLbs4+P(
z$kC5*rjcw%&Ao@N->!y&ZycfttL1r@E$BEqbpAw&84V>${H)Jz$h0dbu5lA_NNo5?<PO0TdCr(>n*}0GA8S-UazDt)FF2-^{?YA
G84hEJ1ngwji@#pLadW7x*+4JFs*Yk@Tr-n$E&BNb}vmSIWe83f~}3No-yRFY^OgKv>EHJ1Fw`V7cG7%doOCOEUj8BRI7a}r6@Zp
ARssZ$1O7`BB<=6p)VDy!KJ>fF)#?Oa;oyEd#rseQmXQ%{H7})w<&!rcBm~X_m4xZdN6yf7A?ar6R&+JPNq4qY^9Yi0;O-P9jjg|
v!y2~3Z)jT=qk6cf1$Ol04#Q~RU^==(H{RM3MQ&3fhtX~EGWXHjHW3n874C<rYt=HWFUbk%&d4FB&7?b$0hBfsjgHmi!214b*w;}
$)OY|Z>;4fd$BRACoCPAH>_Q#rHAS#uPkCS04XRdU8G~JeIx=ezpJ6B{-oM2<0!tUgC|g}D6U@@MjYNHexA#&TPN<U2&yosM=IZ`
x-GUSV=tSmqo+M7*(yaXV5qGCZ!8F@6DU#>HLTmE)~H{p8YkN&aI9}0C7L_2tE@I6U98TjX{_R_4K5q4qNSCp&Mi-@ma0sirYvEs
!>SacJ**wA8lH)%`>P7B$F6#s@~u^!S+5r^jIAW7&M`VFw<Q@c2q~VTKCk$o{jpxKfvKV}M42|44y-CKr6=KmL#|~iB&cbxrK};W
f~TOXQK=v&7cjx3Ii|-b-LTlJX0FZ~d9Fe;lc?ydc^c~~sI1Z@r!ieD<gV(kH?2UgWGTZNdnfN5#-c?T;V^tHF)o#;Ua8Hjxu0yM
I-*{pwI-jg&!8o%C@e*u<)h*)H?C$U7%Md>gO=v1wjCXYP9S`$0jfQ#WiI`cZZCGP%qW#DQ7pbH8Ysvp`YBDPZLobT39L(^{F*bX
k002px}hm2E~8o~g|1{To1lxUCnnc06R$R~w6MshwyifCkS$1@r6uqtXRi0CW3OH>u@}uT>mrk)QY+@JRII?Sl&kM5F0l}?_bBop
6sbys@TkU~Nvxcztgp_k!=WZJDY7W4;4>erPp|Z>xvd~6U$Od}jj>rU!7$n;&nY-A>nnntvoKGiJ*H7CIkC1ez$PiOiL4Hw?k(0Q
?;>ZZJ0x2zLoJ`Ld@Fq{+A1k3c&T2gbsZn97O}dnvaBVp4JP>|RVd>t;V@Dm6{h!u!X()v%Ba94sH)hh%qxPVo*{;+|04D<tfMY5
X{6O7#<3D9<}JUU6DR(bgD-S3eXl~ENUMw~J}c{~Qz7NA;4vs5&8#A-^Q^Y8O{-L_Q=xvYG8Y~z46Q`6HKm;=AE=$Loglfa=_^^Q
`yquX8zKU(za}Q9%`I3hDXp%6@FssIAS&#r*`>*<^Q=RzS*pXVm7L@(H!XN8VT5t0m?=FgMJ-jLY^fk28Z9-XtEem}VWyz4+OB^o
3@!SsV6D-xMlaVLC#>?Vv8s}#_oQ*I$)PzV_%DZ@TdSR<0I4Ue6RJ)rqA!FbW1*ocQ>Bfmd#_6_S0)9X1F0E=r6UM0zATcS(k9cb
CaeyvMJS#w&#;!M6{%#ZOsg)ic&3FY*e(UCwy2^dp(j_cDy{mhimsC=m?>7SdMQ@1DW>11(yh>_=cuV7k|_2d#3JJ@4lGYEdnj9`
Xs_=p{V)_K5D;9bz^F@+u`bLYccH(WkEv0vo2-*9xu?m55G*UO<0Mb9;;6-=m89k<Uah>ON~XalOC&lh;i4@hd#q712PX@%Dx@H+
eU!AQc&r31(J9R)F(Uz_s;H$bfv-U&)T~G&6f*}f!znGPo*f^pr>#-2=&ok7jvS7wsVpF^L@T1G=cv%Cwkw7#r>Uc?X{6&MKctl@
4lG24{jO0e2`HTxKbsS!5Tx3rnJ84No2T(3v#(&T!=tq?ysbX2%pNDGULU)tE~(X`vaQ%Hr>e%A)T|X9h%W*xbFEJ-`>TMU(X1h)
aHoo@IjlpaQZZ7gGBAKK7pl50H6#Zxh@^M0(5z&zHKQ!9ey5F{Mxit<Y@yyPM5fAsp{<*)`>r{zswR@0$Ev-rtg?BbwyoJM2(LCJ
+@-0kn<WP^L@fHPfG9Vu%q=i2{;F;%EV0Th%qC8zv8_TVsVp?9y(?8IN-bhAF|j@@@u)N)R;@oMhoPLR+92+z(ye$VB_@re_@dRU
(xGK19IOtg=_+L@gsed?*d}g*WH7m>JFj9c$0}1V`YjtOUM5j3Iv$`cwIIYWHK;2g#4V|<rJG?RP$nKMyDy2bP%SW{NFZ%7D5xEw
buYChfS@lg#Vxca>n@zIRVYxNVvne#kuy}LKrPy$VX*@<eJF`4MyWflps)h1f-H3<(X=a|FshEPU#L>7Dk)fjAgB&6Zkn*H8?ald
N~0nxn67BAX|QCZi?7J4BeAq9%q^{=xt*J-H7qTuBdw$?6{`|3KP0uG;H5$+VYJ^eq#;qR9kB&6EHap`ey@zC4W+RyI;r|B!zbOV
IIr=iV4<p};hUVK39f#k<g9F~UZ8s+ek+!(&?FtMkdp$1vo5D9=&lJPM62kqg(*8Kw<%60?5q?jb*5z`cP6qXovNHDDyZzChNsD_
QJnT8MkK<d#G!qt8m-nak}3c#Y9-F4pQisMZ=ne*ha#t{d#qkAgD7tvim4bZiYJAwOsd_l-7l%EmnkbOtuB-&`Y?_q+n^Dv<u4N{
)*L~DVk>hl9;_lTXC;prGpH&a9t{gCv#iH52rqyfudDK>_N?YHys4cnWFo~S>Zv^=yexU9n5oq&xgAZO%&F+7MJ<@4h$;ArC9cyY
fh-asGMRracdck3q@kA}B`i6sXP@e?WFuUoQ7$GdX)YV6_axb?@u;$+!y*f#G%Hd7F{@WC)1W9WGa(u(&M9}TdmkC3<qw-M+pY_&
(yYv+p{j|l<Sg^AKA^!IC9yZIAgp;U1FYh#A}MOGGpZ-B6Q!mk!Y0}(w5hPIx-71yQ!m}3OsCc)ohzUxRw=D6ov2<bKq*hJk|;E&
k11s<s48u)GOiq=9v$VZI-qfb3>=B9KCT@jX(z2I6s~hCDWyuJwkC!dbf+h)U?zPc>87lvWgImq7pKq=2BVED@Uej>PAtO~A*-#c
1+Jf~)~wYjBOyqu)iE)sG^fO@xGQ-paU>Ki?=Frh7^LZ_rl}aE1E__r$Sffu#T|wycbiKf45rp6ZmYDZ8mx*0-zcCixF;hl!>FaJ
U8m`#&!@<$VWHP5L?&dYCMjbvY#s=&jV+EMs41;14J2SCcB5*m+6?_FeH&$!>ML=qB&`%A{i&)O>6$hdry;+pIjtqE=cufzxvPb*
EG$Q>&mwE9nI)kugd`!Xs~lA<04Oi8xT@+WrL5$X7%F800H?mI>>?&A#wZ9a_$TBiYb<N7TB$Ov*{dcg3$9Blb}A(q%@i^xVJD!l
536LNP%v|>PN00KK&#Lx9xMQ_2e8W~@i2g_z^$2~EvZARn4T!CeI#40wk94QEUFK!`=@v%bgeET<s9}c5UQ&zYo#kKTBi&yHY4Mt
`>eBp049Jf0xV^yB`u7lo~^v2jG*`+1E#N}0Id0}Fs-66)i1K9il^5suB|zzn=C6VsxQGQ1u40%`7OC1ULyITsVtkS0iO>nr6cX9
kF71NUX>^o8m;uN{i|9mP_UjRJfRY>si~W(=pjd=UnFubC8E75-Ksz#DwUC$f2}BijIH(`9<DAb7^OL`izOVcJtYaO(;}&r`6)7~
KdQSVCoZui&L~i;FQq{%PpxdGc&LUV@~RXiZLVFb7oou=5tzy_ektmhCNNVpo2nJ63^07IN3e}C3a~+#EwIri4k-+%tDwlLa;=Rd
Q7QYZG^odwB(Ui!Z>apNlQOb`IxS+WRH@aem8>JH_$kUP=dYzF0jC74F05jz52#Bf6ep7@(y<CKO(e^z{i&j+0xy;(W~`7QmK<y?
SFFOQ$0R_l(=Pn1c_VQoHLzZvM<vZ8n<@mb^(8>5E2EbsGce0E+A*Q2daKJOj4An;KPW#coh;rcT&UkARxlg@1uaV^YOM3Cn6PlA
7%4BNQz*+SMk~o6TP{#6?J)VReJ`1=(jZ0}QmYQANUL|GA1Jjc*rp>FpswDo{VR(sA|@0lAgI`*kEseE*e+ruh^TQUE-+uP_%EIv
94I2CQ!1+;l^lqu2P>c~z9t#5_O3jv8zmE~hpgGEIWSUzdaw;7A2O(=?5A-e;x2uw^d=Q5Ybw+!@2Y_=)hk9JS**aX4X;=pv8;)s
0j0|=cpRdx2P{sk%qU}}Mk?5(gPvwDzof>hz^g^Cz@e6?#wPwM0WBt~`7SvWvN59-v?p0Btf3FAUoIsutgMJCBCL-oaV`L<8mlX;
wW=0`Z!N<w-?5S{Or&<G03|1&&n#agmo4ih)-0`=x2Vo1Zx5v{V<6NiVX$SM$}a~nU@Yt{X{`A#C#&W#0;Q-YF()f1M4=uo9I!1R
)+u}-DX1?qG#QPq^{84QEG$^CdM34=4XzfbVXif;Bp_F+nkmz+&Z46%8?DZ%K`LMXS*=i#wlKe`)h6vPKQ2WtxT<!siJ{OSq$IN{
Gcl?$bS8V7P_M79>nu>MZmjpK$E9DaAS(zPDxwFiBBTGE<RZeV%qGgJcOLSpE2;)4EUd<-*ez_J10$Cv^et;C`y8CDg{)sNLMVHz
Eh!)^Zl`B4!>|~s^R0a^wz12BQZCS}=&v2C@+UwlFR(16gDs^Pqb7DG!7(7Lk1yS<DWg3uLM{5Gs;w*_3a4bH#*sBH{v(g8Iw%pb
geVm%<|$<?N-(^l@hn;`;IB?C9kE?1cBqFc{j9*FG91?=V<}fHV6dDnFE0orAuX({KCPT6sjP~vHm>Y093!iQd9fI&Pps4oP^%NH
qbR(prX?(_+NyG|-z#sdy(|JGfG{Mjy(_#6&#FzWdZwwcf-l9SgR592Tcj$PTPCinwjd^}lq}*LKreiuz^YrLs;|s2>MUBUASeqi
|D|Cli!JG{*DBN)j3_**)T~u7xhTLhp{f}tKdP%QG^^l%lq?{sdm}Lz7OB4|3N39gA}Tg55G!deJ*p2RLMjI?iY_~_Kd1T;*QQP=
#;Kkzrm@5*btm7fnlEdm&aAU6RH|bx3omA?;wY9c3y-3$C9bWa^`%WPBrg0dL7RZ9lQ0M_P%a6h-=S_P2_RIef-t5j1+echXDFC0
HmvM}cPYHC11Xv)F0kz<|1X~~C7e_%Z6a#0P9%@8EFV@X6Q}U4`J-ttM=f5W;;Bcko~PQWxhiZgDlQNqO0Tl1%rCwzTd9Pb%_>`-
C??V_8LM6`+b5y0q@6dcRjtUY;i=Ozd@~NQ-z^|4Y$u+qMH!Q*&ZcD^!lEOq5HI=xBPL!g9jrI0XRn#8$*G4d{iwO6jH(4QbR|iw
Pb(I%pQcx=GNg~3AE~u0jVsNl2rG20IIM7~VjtbFEUSPk2dO<B1FGDzx35U4RH~t_x-jRko}5P{6r<KBH7C$19;Mo>RIn?oTCV{v
=PZ@3x2(A@oG;|CKczS)E~s9CA)r_+wHya06C~WCkg5r;458$vM6(O9@UA2%Jg7~jM<Vbb03npF`l%SO;;nq8lPm`%0i3|4<FBYK
X(#5YbS!k4IH(^S!7ZI8^rv;45GGo(6DSEWtf+RV9V*Kht0sP>)||*AZL49bGnt63KP)IPZ>z~F;H-J4`zLS$9w}0>i<)d5ON>CO
o+>}9?I?sT`m9~6&7?jhAsKz4e<dxgQ7aRuR-F1S+$?A*3?cidH>^XZS*@=s>7cEy&Zj=F_AT8j%`1wbb}`4VBc<)95h!{rJg6z2
_pwK-2OgQDBB&QA2d^Hj?4>{}!7Uakimu)$2d1ehoGkZ&@v?ZUZL!BBPAn-bDk+*S!!Kemp(-OJ#4*gTiKaU(3NqNTc&H~cb}8wc
SF04QjVKMTz@&(-_NZU5#H<yXL#$@5hb}24xg7H_Zm_AY^eVR?%dgI_A)#I<%B3tUuBFVSNT64vik(KVi>r_;r7;f}5v@Bdz^H2=
gf4W0xhpj+Fsb^k?WsnqJ+N0U3@}Eoi7mn`Iw+JT;4;jx0V-gw4lKefKB@bc@hRb{-6|?0wUIR`Zm{Pm6D>9{BCAa<hNrD8V<nm@
pDLuHO`QZ7tSE)1ud`Ym7BFQfXs!1zMy%1C3?>?`jxKZ|i>!tpps9<i0V;c`94<|Oh$Z1DdaU2AeI<A<O)5|;d#u{5pe>=RJ+7~-
j~!Jfair2NN2_)*t|pu?v@IF1yCplW53K*K@fmllMlQyx8khH?HK;Nzn4@GMMX;c+J}W1&Gpxj|jV!yVcck<%KPsQAp(}fql_8xa
(x^-{^DZN*ey(0Bb)<|d6_H1SNig4_sUU_Xup4r!xvt_UPbnHBK_CaMvnALhDXmAJz%Dkf2e7gx!lj`x#j1rV@vP=987yZkB_<Uw
Vy)9Id=%p_7Ou`REUM`#Iw{7mHJTZ$I;|F!0WI_@F(e1D2O?NA;3&+jCoAr--7MiPWu&SmwyU<P!?6D--Ylqxx~Bsxmn)7dF00lm
-zr-uxhx*4p($UljwHz*vn@?2+b5K*Zk;Ks1FFob(j*PAf2wUMK(NswYozX^2r4tM@~yz0Ri>~o^(uoUKposK=%}kMYoRQjnyxVl
5iSs^wxnY*EiQSibSGLc53s`{Rj(&1%OXu8_NWLbCb2mJo|7IfS}~0*NUUfe`mRhWv87lg#-@C*M5@y#`YQLT#j1KNW+k#MjjEfk
{G>~(KP+&hxTxSQ`!ALy9x93;0xDmv%B09AhOdF6`lY?B@hjIYe=qtZcdJ&cN}*@1l&pQ1pC!B-Q>Iz1XslSVTcgu2z%FvJ2cxs8
{4K@+5&#XWVkQNzgsSE(g{e%gQLb1ZO|r5txvfsCcCCXMFR)T3SE+iU9GPFPPntNWA1Tix9vhkvdZRh4#V-3TZ!oa1mM7M+tgHyM
CaR66HYy#lnz09@(;9xR+^iQY`6~jhfh4pd7@p=S2rc3yLZ@CY(XD4P&?%-W`6}iDkEH9Zz!-p`(j{l08m7~qnXA7gqNq}^X%^6{
@uYyIF)tGtS1d6k+APwcOs=u17^rWp@+6BbC@e214yGWYq#c?tcqyN(n-{;Q=qduL;w!JL;i|5(xhjaOBP??yq$QXkEvy|V$)_B!
DJ~|fM6my?XRC=U8m#~+9WNn)fU4E6#HS%F1~3J#B&@Ef8Lqvpj;?;L!?RPVPbyw1G%sW^m8zU0X(v*!L#*$raIll1+O3zbW-D5%
8ZO!{#2sj?^Q?oZv?b21jH3rHR<JX!imR@f1gM&&o*3S!=Bk{o&8osI>8)<9Tqq1IyQvVMnXB$G;xT+M^)6?C3?85;sWV-zW1x<y
)~akRNTea6BOp7hZ81|MTP$>~i=@)6cd)ytXstFg=_c<e1EZL*Ehr6|45?$K#ipDu38(Hc)g?NsVVNs1V-kv})2Wr5dL%Hh9jDqW
XO}%KmnHqFKdh{#Sgm-d`K~-G#jF{uNTnvRq%jt*mnZpzzbY58rlL!us4UT|ajqIGfvkP5z^lxyAglW*W3Y>y_blG5Iw~`rMJ`sL
i?Ld(+!)ra7$KA`ODBA&Z>+H_iY~RU2B_n(bSc~{9H~(%M=g7-7^vwj*Q?v3wJby~<fV$NfU3DN$gG1ZQz5i6^RPOtE2N<^WG(F|
Ih_xLEiDhL%OGDOUnSV6E3y5hw<bQYr>ycBG%WxyAt>W6v?Yizma080Loc`>cpl)aWiKT!r5GeCL7zpjHm88Bm7w@3RHeGEha~JS
q@|i9P_Kg_+aM9Je=W1BcCg<utf)gWWG)gef*@h2ye@z%?kwJ|C9dJD+bmG6PqHF||E~Nfzb`JS>XRxf6DUTU5GmO!3yNWspr33c
@TsXL9ilj`K&Wl0FD=3#(X6(su_}0}$*S2E%&wOoT`aCHo-d=P#iSanNi1<B?yN4KB&nt=bEUs6t+0JA1)*f8*00txQmCx1eJ0nb
E3UUJf37wvw<)};ekxfi2&H0!3#uBXmz)ous3=@2JgOHjIwf{2y(I!AI4{VcJ|fSmU8&<Q5GH}0cCCxA`YKf|7o^p!NGOLbl_z)~
lc}|>8z)#O8l^NSMIgVdM=Yo>F)g8`bgdt(#}@mp1g&B(@1Xju&M=v*VJT-XV6Cktm9PM-%BF#=cdYm-WhCQ*xS$EKr=f--wXF!P
q%6p(=B`q&%c*~=9<1Q3KrTJ3>@JkAVJ4=cv#1WKucy%|WUR9(5HAm`;g%y7cOWt?@2w56X&sv=z^)Ro1ExN#W-Z#Y@2n^)ADrT+
_O7I?Oe7|vw55iuYOjbSp`Jo8AgE5C;gcO5&an$Et|!5PN210qf+kQYMX?gD0h-Py8YBOuQKqFOORW2+0ue{2y)QB_&!{gcY$Xb$
=_^93GOtrEgDs#i(v=%6Pbe)jrLE+s%rGS?n5{>m79^D_uBzCe`=27PwJ-uEqO@lxb|&GaV5eg&XRMv9U#YUGN+i#%mzvft`7dm$
mZ)@rN33nHtEUGn87sps>@0FAnycwEsVtbKO%|Ii(Jxgh;VnC;Krl5ir50i+yscy|@}!w1&?OhD{wHNB6|hgNMXv`ab1Q<d^(gfn
Yp`vt>#32cPcGA?-!9Q0m@Jp5)2`1QxvK=NZ7HxOE38ScxvuZ5(3=7pq9tlCMk=g;G_1HPY9;_OFeSgQEhO8k1T2QFI)^8lPbB!P
Z>q7eJTGmenyNb=-lsV+OeEB(8LmgLJ1L{C_pwMY@T-a?p{~CvIjg6vk1Q20doj<d&nr(W5itC!s480}>nl(sTdxc#=&+!r6r&=h
udQ^jJ*#z}U9KRg0I|U>^ClLDQZM_QSd5Y*!>(E|K%1ne0;{Gdj1-kCSSj%lcCRien=l)!jxAoWv?#kFAT1NCZnC19NUqB)?y5X5
rJReg*Q#r&`<*Kx<FBNtwJ9sGUL(~qk1lGjS*6dey)WOWr=<+7Q5X?2X)GEj{G+0)cq&yY7^l81V6bSg&Z{7RL905d`l`gJ@-P%3
JFRW6EvSsCC@piXFDq9n*C=5Qn=KD8@~FtB2q-J93mwZRfiHnDovZpJFsu+Pb}ua}V5e1=II(!Fx~Xq65E>As+owM>+%RMqm>tuv
mM=A|8KxaCIH6>loFo$-aw%(_6`|^^a;(!V_Ae1MzbTJ~KOTjrO)ylR!Yhm*<)h0iA}T2*pCaY0m#t#4UMe=48z|wdk1O&Ya*+!t
wx?OGBOT!>JFvH?GOyJw53JLyr>(^!?<|Ea(j|JaZY3Zslp&NU3@H(=Z>riUj4^C7JgyQlPc9Cr9H>bpuBvUNuPDD7|1H^>7%WLB
M<|s5%&Vj)x+*uQ7^;b@SS^Dr{4No!sV%4&x2(u1xhtEkt|jTKQmh7|*`V04%a~y=2(CJ(T&^T0nlKe0>Zijd5iC|MQ>+59ur9B!
4yE9zIx&8%U#`tAcO0=Qovphd*R9Yb3$E3$PO{^oDzKZZFtQOSU@X%pfg#T>@g`q^p{(erwIztH(ykOQ8Yn8K+m%7Fe5~**;ifAc
=dU%WYpipvawRgbU7X&oVlRU!q^EtbbT7OqH>zr{Tc|6nqp1h3Jt$wJ&#0TMEwD(b0Ic$`-K;Voc_?nMuCG$C^s65s7^RCO*QP!$
4=+5Z8!WjleWHsZ1g9sY_oS<cucT+Nai_Ae&?Ype!zc}`aj7MgH!-g*Oe-#{Xry$aub^?NIG^P&i7&7!o|+`1K`|t);VQT>2rR;}
>#E8mc_fu4(Ie@m60WW=)&nCdzOBKn3>L+#|0S&{?l1PB{4h@^dnmuGsHw%TF{J(@IWd{5w5irDMVdRT$*}8!Po`Th6{v5RSR8*V
kFbs`@2UHuC!D#g`y5xU5tOSbs4Ooi3#CRaZ!6iXU9b-p3aIU=c%oG)X0C>;fv8Kc9;Iz8MyheF4lBo}aw$qL-zVZAuCvuBiK@C8
VXQKvWUL#m&npuzS0v6RdoL!aY^iyX4=jYO<ge{8t|gg*0jp6jZxu-{H7KX7Xeu%-DW@~6_optZvo0<y?41^^{i((=W3!4Yg|4`(
iy`2s=a?@pq#WR_xgk3sR~h)L0VSxaNv#&5d#*<_gfO%efF`A{nyph4f-`6;Z?N7a$T1_0=LiTXCa5y4PA}f5Sug7pUZ>Qm_az&#
CZ@!J=B{Qf6)LYKVkUK{8Y4_C;}!d<$*iU?6QTergsT)Chb~|qgrun^X0RJ3AFt0Yp(|@Jq^*$>$RtOm6|7XQR4ihx3ageVS1!>l
f+~(DqbAj!wl3qbA|Q^j_9hIk7^?uQ2`)M?-7I=5RxmB7?XI66YpMP%t12HV->n`1>!~#{ey>oh%_hdJAFKPVWhmN~&Z(HIf2v2R
)hnAShN5~am8WVc11u;b2B-cnRx!M*0V5iqIj#FEn=Zu{w4&N3^Qu;;SDhsydMIhHF{wf*s-<zCK&~n;pe*>N#|6VL<1iB{V=DkH
P%R-Vo2pB%60!x7YcUV0ART;!h9{IQj-2bKohnnCt1XMEzO7L#lp?sThbcZS6DQuGVlS&L)Fg2$v@QuRhbT0vGBeN}ZYx$WDV(+}
3n&e+p|J;<K_iqg04^7-Ev&6A10W47`J^YQd@r)78!;!TIjUtZM=xC-%c(-FN20y4#jx$I2q#o2TPavFE3L1AIxVuT7O_^WoUEIj
xF|C%$E&%o3Zw}y<EDKx@FM%HDXRUe0Vr#*%cl>h3M?0^ZmcXOL9PI-zZ}IZw;oO{e6CL_>ZO#ege?mzZY`^?zA6r^*dm&!^(N7t
YbY%->I;6UmoJ5_oUj$Hp{w^S1E{?#)-b%R6D=FDyf26Vl8||^ZmzB=;3(a%Fe)A@@~)<;3Z>1eC$2j!&8%IaRwjxhq$qf=K&UpQ
xvJVJxvtZoE~?!z&Mh9Sovg~Oi6QkX@TYmM*`-3V)~$V``7Jdi;ib~3R4BKlF{>db+$f!{E3Q*9XrP@c_n`6~iZC7~>k}fQAEd|)
&!7x|fTrz~T%0GO-HcN%+^Vswhpz9bg{&r^G%SB4D275M?<m)wnXGai520l+=^=eCfUKIN&nMb1)}~1%1*YjP`YNj~DX$7Cy)P%O
6R0GvO_$m*lqM%8dauT)ps1v+kf$yn&9J+eAu7irpQpd9c(LjpX(r<@iyvDs*Q}j_0k3hdzob+xFe)4@tE`c$03Qje!!FA$G_I~I
E+(Ka6C2s6d?rIFcPtU2T&g;&cC9t3awGyFk|05%Fej(4vLpm0kF39>k)-e_k*q?kMyN6<z%H?szAmya9F{RAORfkcgQ(Aw8z(6#
)iS~;lbK=^;ii5lTdz_e<*fjMb)>2=*C=2rFfR0}a44Cj$TEH|b}6r>W-vuA`YIr;|EC48MWQgKVk|oVJFGIODKmj0wjc>0U8O##
0j`9l7OM5BAS?nV!jZ-;Bq41YvLc(J&??g+LabYb?j_tSuCC4~@2UzZ$)F>#&MaIezoZ?E(J7>?wkmNcjjSI5pO#^lLzuUqaHNo?
N33P2v8Cc7GbD1T_aOwHPo#UF92`a$!zn8!948r=7%<l=W2umqsHS_e8>|H^^DKoeped#)wI@6>@R^w?0xAzK04wd5%&NGdKCLIQ
ODvWsVXPajK_+;iU!qo|PpHx;6s=gFsiSf(XDk3Oz^a9TzAdSuX{&v#9i*eF!KM|Y)~ZpeNUXOZj+aIy1|k41Kcu%NH>g1@f+V9K
&nxmRL@m9oJStn8cq-~8ek~ZS6Q%#IWirLAJ+RC)Wi4td)~E|0tFFx}BPe33-Ke>lT`oH;(=7g}tt|wlA*2W@ye40x(yXAZ!XkX6
O(Fe(Tc_(GY^YNw%qmu#)~Ro;xG7AcgDg}eV4+(n-Klye*sJI-#-kK0swwm@C8^4+l`VCkI;guR0Vbc5WUE&x@vxjC-m5Gs<|M%@
(<p%`6t1VN;v#t|X{5yzn;pNY9Vy5xgf%xU0j%sO0HR|i>#ZaynxG-7c%?uvR3&_YQL00)N0@3O!L2K;ET)t$gs9!0lB~!u+p8`y
<ee?B_a+1v)-C|4jg2;{<)(NmRI382LW(>oMxzs{6Q)wEbghM~il~(?4ywy3@}kkGmnws=O0M^&pe9`^im1LV{4BR3Iu@awKCR>^
?xiuTcq2Qj3?vXINiS%s5v+3quB3w|eyye$Au4MoyR3Jk^C%Q52Az&F)~m%R=B%wS7AWf_W-UrD8m;A@!y;U)I<EI9->ESq6DeM;
$*4i6TObA{?V--92CP!6HXm!KBCWHo=%z{|3af7^q$Q3f$*K3F>aCh6q$+tUZkZl0h$iH$qNL9$@g^52zAKmkaV&bP-mDoQizKov
v#{+fUM=V*+n~3tf-ub{$tY{5HzX0LGo~ji)~che_NAecX)aDKYY<4SqbXJ(rXOb!M<!FGPaoYZXPzgoAe;fJ7?30}t}py7F{}(G
UaF=c6)nG|c&ZYrFs(W%ewbLT#3nqbF%HV9mZiO_)+B2JovMYZx+;K~w<$lSYp&L;xF_JK;jMWrWG;6s+o^piwh-2;x~lvq`l%tT
7^xktW2mMnpB^)xIjl&eWTO(Stqss7iJXxvnj{phP9pLr?xfWz`76hxHmazCh$*KhPb`$I-zNN|&=FQFA*tA_D<r%no1Z+IOfmT;
j2nvpz@_#w6sA_F=b(|LAtC}E6052y(I`zTF)N6nA}FOTl&nOX7Ae0d3ZN6Kp({_S39U}3(w+$~rlh_tt{bJH53RJUe60<rVXeI|
(yPZE?yn{?;iT#;o1_)0&?%`T6s$w7{3(1R;jkegQ!`DgUng}b&n_-35T(j3pQI6pY^^A$wloEwV=aHD?67~VS|(7g=&dU&RHuKX
e+SZ{@UZW&S}Nczzamwz2`0F#Xr$My7OcXn?<gH6zM}Z2TdRSYLZk_+6e^*t+%JQr%dE>JL84ADoSUMeGopa4QJv8$I4BOQ4ye|s
*CD&7NuR!^Ii*N0AgjHtaVpUP!=y4Ja45Dbu&fK4vnpex;4UXCiK2|GeW)fL(IM(C)h(N=5gs3{qo*h!QLK3#IjI<?o}}NF3YK##
Rjj9_zb?F-Su6>il&g;}DXBgex+g%PM4!4NA*7tB#jbiGMlbQCAS)NG0jxx<1T5JuH?Kt+7N+Kc87)yM53Le~sHg?7)+*(x4y<6P
u`K;3JEaSw{HLF#Rwr>Tv#ijc<Ry167_V_IZ!rEW8mXJClc@}{d#W`sg)WXP8Yf^Z46peuA**V!bt-Hv!z?o^h^on`%_>eT_b(hU
GcF!2R+=*?MWpU5At);;F)TAHET-iy_OJb=grHTX>z#Fh{wQc6yR6O~^(ca>^(eWqh@R#v?X3WovZ*~Sm#l@WawVH8tuE)J%a{k5
*{aJh&#6AJyDD+4-=MpuoE{`C$*ys$0xQEFBdlI3L9Sh;wWuAOYa;Tl6D<)bVl9~|iL2eEq9x*?G^SmxFsX*EL8<MkdogCIj;blI
xG>#@0I1e2BrwV+pDl+d^e(0;wykd@RHY3q7c)~Ui!pjIvz{fK%9(O1BQMyg;;ja+sUndvcd64XGpa-|ogC1pDyNYyqAI&DJ23LB
sw<hDVk0Fc7LNEL*02{TmnT{$sjkqW0IVUXaU7^F@h(FzU!wCcbur+h^{@3EP_EblLN6RCT`{1oE-Wu80I%$#9w<+&38_FNxGuP>
uqi96K%=oMLoQ{eysdbuU@6I=11%mh{3SoH$gI1p1*DZM%qje+=PDX5O(>G6;wdMt#3^B@8?0)p6`6phrKvL}PALDb52}2p+pggx
#2^l!(WYgpM=*(`HLqT!fh`7sL9SFD$D`gO-=!lXlP(Oaho%^+%@*V>Oc{EvDIxtWG9L3LlBIU0kf%r`;;jxOe5_(Ay(R;w{wd%q
_o_Oi?WPl}(xeY8+NEYCqpW7BgCZfTjwDp9ajpZM-6p*!lr7jPk}QI(?5z&3x}|Bb#VlDYkgP=|Tp*vWYp#(4I-4^gYOO=53ZQ8u
!7V;01}Q%!wXY|wfv%sa46I8gx~NNy=BkM;hphoG3L<@@fuUO^2%qyQeWqxvt0PIO5~)@#$DI-#H>fY9Lny^AysBd?r74M}V5)bb
6fahxwySBVQ?L4_L@H|$052Y?Bd++Ydn_{@rz*dvaWD~rEh;mfu`OT_q^M*nG@wr%GO%H(DlH-~Vy=X$Lmo=1IIqmF*e%YnGbyjJ
(;C?+aj?d&E2<o_53aqdxv&)~KCOnRIH-y;a<nV3O)ey?X)P+TIIEMU{v~#)J*-!!f2B4rgDvbO87@7mf~ij)@T0-5wW;eYLabP)
0U<{L&=pS{fvdNzKB-tPDkNSlHL%huIjrU}6C_P0Au8Z7?=&{7HLW0~ava#J{wR5^CMUKmFD*+jOsZ<7gs|A9S}i3VaIK{+04ZIS
jF<5!TBR|rj-<3GBPyINh#_<>0-`c01}+{iKP7&wiYscZ%PX}mMlDt?8>+%4^ey`UXd)*r5vg@9kSQ6fH7T$m9iVub^{dGvU@RFV
jiiyQL$LZQyRVfkmNAziBC3lbGq5uzBPLs}3@SAlpQS^qgsuCf3oLsmSg0kRQYKoct}1J+bgp-$>KsoU=qz?5m!vtd3M2g_aIsM=
ldNJW4k#|9H>&9{uc;KTIIzJ0WiENJ4=G`+b+9U|t*XPV!mT;5tF8r}iL4x?Z?HZm&#XDF?ICxnU8-#@b0YdHHYz@_6)Q@pVlU+^
Vk`O^3ayQ*ODj#PjIdRx{i)X~ComBtkSgvkO0c%5@~JPRJ|>$e9H|PdZZ8}h-=-(9NG}AfPORjwn<V@i#wZ(tZmOm&TQ8I;udaM9
e=4c2+b*IkXDwPCk}y^ee=U40#jhBxK&)ykO(-9w7O6TdBQET&7p*TT?yxbg!mM~6<SaWImm`8LMWtvhda7%t1TYt<%%1xy(;&PZ
<S50ZzZ}&o2_xVt%Q3AcU9BoBohuD3Gp4_*7%R}JVIgyac%NY~T&(~pz$UpaKBtW?J1l#uR1+_(2d}Rv$tw7-rYNg0o-EI#lcPDP
mnC^8{VyFU@*?J>EhKO!zAXEw+Nd%l`!F&s8K}dmf1qzG+@`Cm53R>4yC*g-vnq`*5w0t%8>u!e)11&G)hrsI4yQ@03nIWDU#m{6
aV#8xL>ifxzbMfZprK+Wy)96zS}7tePN4^+mM|h46Da;I`!M&c2bn{ui6rMLw4FaBQY?NVSEQjDof+?{@TZTh8K^KCQY$H|)~z%o
zpj-ns3(vaG%R_nZmBDw$)T_(U!ZT4{i(4ixh=OYL?m;njx7Qq=Ok~iJ*?Fx38_#6SE>pwzpYp(NGBPl%B&k3XsF#N@*$%sX{pVo
+#Hswu&N#;gQ|uqxg}ea$gDY_=Bqd?86r=tyC_jDxhfqbkS+}z)~B2mDl73R!7IBLSSxF$rmP_)lAByE6|TuF)S;EEq@)Eb0IAC$
pr-b%O|qdbimN=Xx~O6(hc0)9xgznajh!(tL9id260Hxc5S+`Xr=|w6St8l0ovaV62CXG9{HPzQJ|<PH6e^1?ldo$oaxMTa6rOA>
+^bWqZ7IpFX(}eI^&p|GKdD=-J}kc{jUNXqE~RiWGN!h!za+CUYAmX$i!BMTk*a$oo-9KtnkR83YpiLdh$HHSG!eKkLnR!k3afUg
IUo`*kSQLhTA?T}UL_HzTM)IU^E3{w5~lsE&#kMiU@7gb396VV8!A((Ah7@`*s))%>mV8=Un7C6A1GoUN2xj+<D6Nn$S%UEpfDyZ
U#hSs0w_2tn=r_%*`#|gATYxpMx-emlC0pW>#cAsIj;=>y{z!2%%%n}Vx%u8k*&upbuGuN3oM_fA|$RRrY@+a6|0&lGbH7ycqzUv
_M`@*MXjc(kS$6qp{<=Q<f(Zvg(?1`2Q4!%6ObA(w=4dvL9VkboiT4LMJ%G30w;MY%P2*!tDT!Iwy=>P4=blDGN{HRaxI&y0I>=&
hMs7GU#uG|^{_s#cdp`}HmEkTB%vaxZmU!-RIcBgb0DUnUai_ArzPI2w<6vr)~j_eTB<-WJttf*)GZb<sxVNm?l1(hU93+pRj79|
q@@Y3G^M+-+^?oB0;-j+=%&@L1{!2APNYm7yr@p360fAMaxv1Vv!r6JA1>RU*DJJu5Ts48N2)9^;H|{5(IXl#0y9u4!6s-WNvxVH
zb(e0!!2AWAFK|jP^yL~)g?75YN?hfAFjPIiLOhiCZsJfyedyEwW;>5NGx@%OCMw?bRCqiVkq3EUMO)GpeQLUB(RMwY9?o$Br!cI
87K)Wx1<}Y?<3eLfu)<K{4rR8`X)psHl$9ia4gd-KCn<Q<R*eJ(k?MAs3`uef~bnHb1gNbNhrxMY#qBSHL7wZttIj!h^$Dcu_!aB
gQ$Zkaji@yDx__iz?=Il&a)aNcdCD{jI9l=wW!e~cQ8|{nk`(bS0xZEmMML%4<bS>zpMhVO)xl_ajjY-Q7oE+Hz!LiwHqI-!XzQE
UL@Qh1g^KJ6Q+Tn*Qwx{GMUyaEHP!Mv!>>(NwCZ*nlS91Y@cnMiI#k;|1QBUh%NP*NTlzmk)r}Ge4T7E-K&G58ZJGuZ7VmZzO4zY
{;O!JhONe<?;P%_8lX5ZRiYrG$|^Uk0IVgk4J}9~#Uq%3BAj!m#-Jgo<)JT}X(a0~4y<P>1S^CjfUjbr;;r_nTq)co4k|z_CZ(w<
?4XXPOsI#ZdnIYCn<t(u`KW6dGNlrz8JCKu?<nG?y{yWqZ>njnTb(JOI3$gz`mmUvGpj+Wn5~?y`zna4FRXd6t*EghhB9lRx}~eG
dX>zGovk*lAe;Lk#3!aOeko&|sxe|NE-amy1vFZ)$Eta+!K<IC#wlwpOfCQ}?5uXJ539tchmmz7tE7u1hN+b%z^h2GKq&$y%`FQf
P^vJj;;3pc<sn-t?konOBB{o(hb3(?iX&vLv@fo(W2yqFoT#v}m8y@IwXDvl;-_1H>a1`nBN)*owVdp%I4lh^3y}G&o-iXY(x>65
;ibnFeWvxQ-mFg^jVM$qmaKoWW~_TDqO6y#T(PR9yRRd$^e`N&g`sn-Dk;sXd$CO@=_*yIQj|oY9;Sb=z^5s&Brjtv>n-Y|YN`dQ
fvcz}tf?=q3!l57%^pCi_m{PV@hnxP@Sz&7U9E2{*(}JY1gF&|bEB*zk*fx+>M8uHNH9dC$f(VyQ83>uwyRyLHli4(6Ddq8E~xAx
*roI^y{>$$rKRU9_br+qlPV^mtR*z45wO%C9hbi>f-BxDUm{?xG%yA+jI!7%j+g5v1**<0MlcnvD6FY0<SwU#KQ4Hwm?)O9VYDbL
nk>Pxs;$wk)vvTLjj+Hhf2<0kd8}J8St-M;WT2leO(5STmMys~cqPoSJ}$i+(JS^UWhiW`zA~GpSfCm!GptK646j}w{V*yo5~}&F
^CQi#1hjo9%a_NjcPl8Zez2@8f~vJGcP`wn`>esPjI1+(NH3$TFDQ1d3NB(WQ7uy{zb~?>lAHk{n2+P3VkcD~i!3p)0~n_%MXE)n
=`l5>EF+PmVXX9{2&9XxpQ{ZhfFKqv^rsRrFe`<vk}S@#;2u+_N-ah$yCRh=&8=jr=ctRQYN<J)SSg#VTB?5~Rjf=X^`HnT+okv<
gsiWCrYAY6y&UDE)hMPXxu~tBC#V{+L@2nbi?A}Uvl4Z%5vDsWG%d6)&??n1@+#M=KO~W><Rs}F_$6|s$EiIq3?{;`ft8T0iJf9B
nkeL`Jt}Q4U86fI^rrzWZK@D64Xgd52a7Q;f3V&%rlhJNH6|vn1eru6^)JV-QY~GA@-Xj@E3o<}Y^tj*=%ya0PNeLrr=tj{U#TT4
g{kJCT`4#$@)aqm5Uuqbh#tPC46H047OhmNV=Q+rjVF_(n5coMx-B5AxCo!ITN`Vwd8OpBy)4PFF0AJzlByJ|F)WKPjWBPgA}pn<
F{sZfE2jo24x*PEE}W^OHlDKqKr4c!@~OA16q%7EZl#c^9U;u8IxQNc6|ncH#3XL5T&)wW|0Y5s9;7rMg)ML=_^7HcfUi>|`Xp<l
kd=g?_%E}smYEZ+Jt_9CAuyJirz#w(J)sq)k0MAUG%)9>eWxd_Ypo2dr6UBSw=DB1FfJ`D->JqX7bbYA_$70Li>$3G9H{!SRV0rp
hOMftIV|uciYewGv8P=x!7gDNXqqIfpfFl2x0<D^=AVBYv8pOCSEcKzb1YgiZmgXumZ(oGRH1Ml)h7EC2q%xNp(U}Y60o8ytgm7p
Ca$WmW0)T<Vyd2~pfAd#HKA;xyRS8|Aff*!WGFxw9VzpHMySCUV6I4{;UOt4gQ}}B^q@(s3Z!Z<JF59Aik(L-FDm3F+a#~38?7^^
Ta*Q^VXE~lqp=brE3U?&)v6Gv;T~VG5UODxRjk*bJgZBjvZ_QFEG!i<u_T$N^Qez0@ho#OwkxA0%BABkW-g5_y)22ZI<2vsu%lxb
`Kh&s^`xDsG%fw4k|~a->@6~xy&hz)2`=uf6|9OU$|(w*&oJLCKdm&J$0%(e->SDE%O-BD{Twr?^(+z}WuyzOt|DZfG%af@DI?S_
^s4<SP_3u1KdfFPS1zb0<R%a??V;?jS1FAta<t$kLM#C)<*Ko!!y<g8Wht&Eb13J5UaL_m^d9@H)TO1QJSS+f=B|sfcd;X|5wQO#
`LQ}8FRhcSBCHXuDI*FdDk%al6)A|KWFow=5H5r)Vl4G5j<F7#*{Av|Hzi#&A**n#v?L2H43|l)<tXJa>@PbeQLv#fYpkOt4Wy*4
v#%hp`K_ibku5^6)+}x*c`WpRlBb+4TrVIo@uun|!!5Ea9ip)>aGR_uE-A;ZOc>fO+bz1KzNXkLS*RMU9xNlMRH~saGbI5i_$r^T
eX*-3Jfp;-H?6>`60qd0s;JDP?hFjD!7$$|$E38W%%`9!0kIJf8YY&ednYj_K`W80&Lg@l*fOysdngktXf51>(XELuot_aSKC9U&
6|Yk&o~AJ@;V=O#p)Q{y<0$nV|16d(I;iU@U96=s!Y)Os0<4NDnyeV8Gae@?10Cil1Eg@AZ7J%kTq!QEhABX&#wiUP+AP1S?kbim
oF=xXaHck{bgwosWT*Bj_^F{Ty(~<rYc4(^GZzjqO0WQe3oav|l&J}^w4P2Jj37ZPMXy4uG_Ph47pV!Wn<9QJ%qKvn^(xJ$b09h}
y(#slSuiXwJ}DV4#xMS;jRoJU6sO#!KB5+}Sf^&N^PuCcFDR2T4<p&F|Eja5Wvqv-94D|X`mE(0!I<WyzbHnhq^Kk#Iw?`C5HL@!
swW46>MOddkE#l+hMVoIKb;;VC?Vo4QYs*>`L1581g-|C=%$9QBrO9S(5h3e?5yDj10~-n_aH7NohY!Onxs=CdMz#;GN|aUL!l5b
)0j6N*e%a7GOVR34Wgo{i>pJeHKc;7D=h6PB%?2+%`carY^u^N-zm?e6fqSpb$~pB>?>R_+bWGIbSlOuu&XjDQ?h%en5|T+k*!G}
z^GNNhb#dmmM4;{B&aE|RVXJUkt?FEOq_74*08Li9H{`W)~b`HU@ujwEUTcelCKPz=Ou<PV<o1gX{&ZC8m4QkkSU%V#VOvM!>qib
G89^r+9+bFIih4PFD%5PyeA-o^q+F5iz7sc!mENQkFDk`6r%Z`OtAVYRVXqmNGbd-gDHR@q#@@fnjH$M*Bjxj3@S<~tEu*+Wvr{H
kc&*MhbD=lC?{U5^Q(Fx46Lpxv#-=Mlqz+uXsL6iw;*>Y=cK(b1}u;(`YZq~sWOzGMJ!b>pr|Y$|1Rh+qA<yVAuhNqy{uKN=b&V*
Ua37NJ{Y&B11naj_alxl3#rkoCMgy#`Y*L2J1hqzIHKmFLXTrEiz+uDM<R$UMlBXBxUdPM4yY+1iI_pD7bG314XiSq%dEO7#w>xX
C#-@hmn&1LgR)(vqp>0-1TpR@1e@rq%%;30)+`9I;wLGBjW6u3oT$^NM6yUN@34cg*|ICGpt2vXl&)5iU#NpCU9J|ZhZDl8ud1Xj
$0xxpc`q-bBM~5~Gcb9mTroQ%D-TMoKqwQk2CWt=ma6ikMyM^YJgQeL=c+s`38}4|H70j3ET$u@YpJ5H7AQlp&l|F(S}8dmz%Vzd
R;;jrEU=<3Mlf(DT`tY3J**L)Y%fEcrZA2tq9yb$F)Ae}fGY&6Ag$dfdnd%Mup_k^hc0$2ov39kW2<4OoT)?;Rj^>JbFd_-cdebQ
S1(x|Z>a(-u^^@`^DvDmqp?Y>yd@+ixtJ#|)uYXsq%Xa$Ca<h8#;+Z)I4pLj%P4{ai7e4B+NS9*^`clWE*b=_Ss=NXvneI2)1UyR
vZBqa@~CpFf-BLXv>d*#-z~?dG%R<dPn{($N2@z3Jd#nKaV>HyI4QBK)~shOmn(Frhbj#)LMPK4e5uE#g)2Os`6Ps}@vK)ZEv`i=
$e+xqiY$?>9xgX18!oA+IIaf(dZ7Z78K(A;AgCfDStll`{G^kZysdpEf0x}S&##y()1@q;tF5=Jt*Rv#otY<`0j_PZm!$8WD;|8R
UoAeab|^fmk^qRUi?7?No2x6FqAz--k}4J|b*Q|sJgcQJU7v9(?k}aG<0Wq@<RyMG@~X<EDJzw&y(uxRY%kye0Wcb&{VG16(5Pf4
1+8qU4J|4d_Nr5>lB{E_Jf<A0^QiNv3oQ<;VlAzlZ>ce;%A*f1m8-riS*q!sf-Dm)tg!&Ax*iWGJtSbRz$#EENhZ>)qN$&yyr?^_
U?|_DqpmWmS{p2{Evo`BqM(*6*Q@!gTQMZAr7BM-3M9ILWHRHh#~86Mw5E_JxFZd(&@3;o8mM;{$uKIhlCKP|XC!#A0IKbpkSK{O
5-m0<vnEU?&877w(X7cR8Y<l|f+%Gve=Gnjf+xJN3a6nRlcXgq*(gA)T`19`Ffa6+F{=42(JrB>;ixOAM<+QdWURBSStd#{)-X;a
jHC&In=D)^LZa9tXQ)^)SgqtH#FY>mMx<6ITCEeMo~yzyDK9^s!znJQR4){+J**6>j;u7Fa->zLuc(Twv?UHG<EdjS5Gl~A;I4S9
aH;Yr@F?T4D69viLZwTsf-Sr)V5DNM7%b==(=D|q$|xhHo*;y(UMs{cu&M^EC>foESTNNh#wLNT@g;~T3$SgfBBVSeuBMDHoi6F9
4X|7r0j$@pbt@wxeJxQf4j?com!L7LrzPGckEVDkA0^2t0wc&M9Vo1%h9mheDlN393aPs$rWQ~f2_|=<G@$P!V<c;;ULSZbq_5E|
n=Q+t+o&2XuPKNwu_eYWzbes%gfE;Ys;mpJ8mzpnV5;h@`Kl(b%&u^x!x+k?wyVCa<gGR<Z6b!P^d`tC=caNas3@qY8mA&8u&MeE
@2I^eXQ6Va!zr|>=c`r{4=ExnKc;M;MXgpSJ{fEthALgG1u*p_Gctv)@gmirajWYkEUjZDUaIPhv???yo2jdW+NS0xE+xpQh#^cX
t+MVP?Jemm@GP*Uc`?{7&?>Mo*Daf^(W+=Iz^T5eK%`Bh0VO&Ly{RWGYp#f~_bAe%4WxN6U7@kC|1g@b;iAy4Os(WDKcI3eRw~%4
>#46P1*G$+=Bv>xWu9dx+M8r76(%mA3n;LwizY%S-l@%jd#cJH*r=m0MyK%|WG9y!$|!Fri7UV+-7R&J{iS=aIv@cpkEqY6-K^Fw
QY=}buqC)IY^3!q2O{(h-JlaES1ezo?<$+2!5jsw<R}Iy9Ik?`v8eYa&#7jp!<%%Z&7O29S0&vmPaq+v8L4b7To6DX9x7iiHZ1HY
&8T~T-zfm7MyNxc+@h%|tFA00=oeL;D5$n7GANWM1EaYug(1SK&8_bu$0<yt-JZH9d#jhMFr~kw53JLhJu3I0m?5|%;ig!uW+t|(
1EQNLbRk)+t|h!2-zJAFM=t`NvMHUcHYC5Sd@0r`F`Q;8CaUqO`mFA);jf&kVX9Pt@uwj#z?`3|zAcrdv7!a2LLI{`9<4?!%`Vig
cpi(TTdM1&rmShCjHu};<(>SjaH;;SNTOM+AS5ECfu#{CJRIsMaGisq!y>OI?IqHxj;w+xIV~xxPAka3ZNMSGi#TY)ZooUdR>9o9
ioesjxWKi*6~IKgn!ZlKV85=a%)Z~hMZOEYFTF{<-nT2kg21)7k-&1oEWQxHz`oeO#=zUWF0h8azd41uA}}+*pS~ov=fL*9Nx(6@
`M^fL=e6O!o4wn<hP-jT^}XM|pS4WCp1>5n4Z)`~XEaSUVzNdx2sAsiLbVk%db4e_b~DMceY5Sb{4fAB2Qqnq`m#|oj4`(|fHbQy
ma$5-qBD=P7qu2Lxih{pC^B8OF|&!WBr$ljak4tG9x}GGHZ*`TN;6(F=QM1ysWc|D+A+j3>$1qQ)w2b(hqClB3^J^;$ui@yJ2FL<
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
# src/tempo/games/connectx/learned/network_agent.py

"""The ConnectX agent with a policy-value network in place of playouts, without book and solver."""

LEARNED = LearnedNetwork(encode_connectx, SHAPE, WEIGHTS)


class NetworkAgent(ConnectXAgent):
    """A ConnectXAgent that evaluates leaves by the network on the standard board, and by playouts on other boards."""

    def position(self, view: ConnectXView) -> Position:
        position = super().position(view)
        if (view.rows, view.columns, view.inarow) != (ROWS, COLUMNS, IN_A_ROW):
            return position
        return LEARNED.searching(position)


def connectx_evaluator() -> NetworkEvaluator:
    """Return the evaluator with the trained weights."""
    state = new_state([0] * (ROWS * COLUMNS), ROWS, COLUMNS, 1)
    return trained_evaluator(LEARNED, state.size, state.dtype)


# ==================================================================================================
# src/tempo/games/connectx/network.py

"""The agent trained by self-play. `build.py` bundles this module into submission/connectx_network.py."""

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the column to play. The competition calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
