# Tempo: the agent `gomoku_classic_uniform` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_uniform`. They are:
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
#   tempo.games.gomoku.classic_uniform The classic agent with uniform playouts. `build.py` bundles it into submission/gomoku_classic_uniform.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterable, Iterator
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
# ==================================================================================================

"""Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "807cb7cf277efbf6345a33a3", "checksum": "f0519e2e3b34f1d01edb29af"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;2(7f6kPx<;DpR+Hn;S00#+4D>>isbdH63VJ2*TPLU!ZZ@d9Zcys<QX0RXamUpkDT*S8g+gNYdY-Zl&PM{=`!q2Y
jWP!rp*y@BADif5IB2Uo6&ZF%KBo4eqTjRmO=h;`Qn;E{_XN%naJK6x`DiNX^<G|o?S9o^G|E;jxS>FC_ke1#bsI123-
dJw88?#GpdOwYctGDArjHJkiKj%`mBE2RGPX20+_ztd@P3&owU>AjkYTfMxzN-S2Y+`Ovt>Sn3X!fLGb{`?}Kle=t-
^?&lC%`LTvna;|VMzJ!86vp^cq;sL42NWTSKebWFALr-HX#}R~@W)ty{AmOvUcEUu3fHC!O5c(*`#>b}Vh7Q4oLj4#0!;|M;jPJ$?WK6h_`<e!uJvpXk1%
O00s_PM{p4})n$ym$zg+*@+B%hDREw*80jx3>hp2BuY8xE|vLxb!c{u}cH`7(A5gVdS^qvGMJhGWGTczH0*e}QCa57#by+`Glk0jP*(47jy6SVlG1W7ppt
YB(PfH+Nye~5%eiQ;$YMj5}04n&_l7xy(OTR_Box{BI%zv?8%JsShZ1n`7?#5>YX!v3bnjxVFg#1IfQ!Ky{SdGr6|0`8I)hs4%>ES_D7p^g1scfswlCE!!
-T(Mfda;#GJZDKGxuqN2Xk|`>jVYo4Kqp$_@Z7atrIY1Zed#W{`EV2gJ<mfI-
4tn0SOTu$l1A7~_$#*382MzT`*Ch@*cbFBzug`gU*%=Hpk=P$^c%;rQ8?RjA90kGoMJYBOx+sC{sj8>#9kZU)c&7&8B>u1n%mj=zof$wcjn(0Y;>gZ`A>)
AHa>H8))%_n~tYej}Kv$EaT|S2MB>Q+#xv!lTeZo3!NBRl38r8kpG}lUq|5%32vIK}WW;^jl8vbt-
F4H?7FSZZr2R=EOf88tymO&5)jv0YqoG@dJJhwEghoXhD=wln-bY+%_J%$TXzz)inq6ziJUVpH@P#x60%rhH~vu7x4SKz)}rGr@Mw%m31pK8D6=tqY`TQ0
mYzx>Tj`y|Fr6tZT+oEbM`iK&41f(gbgA<MN3c78J)vphfrOT;%a)Cyw}$kWsnLv+Pp&KPaUC~=NizNHAx-3MQYnju{|cujK+-
Ql;K@aAx`g)53RPwkC~R{VJ2bctR+0rl$+gk1k@wB1&!`jQA9@66QnCgpnB{1rMybcnHw1k9MieDvHI?{U|I8{M*Qk`=@yN${0`h|D{FWhQ=4!nLe+QUYH
^(C}C-a33dnu7wZtdzg@m9MX2<oBpTx{xq`=7B#@$*{~wAkRw%C=g2nU2;dnL;-|_5m5)xv7$-
8FUekoBi3EGU@(H>hs;!JiK@unDn~U#0&E&P@sFI$Ul_A!GeGuD9q;KH;o6t1E|4je-
r0wLkie}bmq@W!{<Y6Fb6^m^0t6zv%Bs0dgatAa;*gSPB&_Lc$;L~;KSn^IG72q__R4iC}^6t|FU_e@E@pdPb2#r#npMU}yTV+oW|0E7Q4);e5@2?EGUu6
n{?hfLcG2x$0;K(eCLjbrkUXS^N6r9pc$P3topnnF|L>LJ(y#mWt_DPCev39_)jZ=Tm7^|K6BccJgbq^T)7;Z)bf1*u#R=n_S_@dBK^@orpC+6QQrpd{j1
!mJ?ZR27MxKik<YjzLrt#g_2CK{6pOPeO+gceaxMLf=dQmK!GF$TrL%A{nhsM(V@cLbmMx(X?Y%fSLUFnZE=oN714Z1d*>SImJ*`wq22dLPqcqF28(oGFx
q={KbOC@QX3zA_6|_(9_!nRO>WurMgi$+5h5Nkw7n)bER)@w5B)PN1LuoKVc#yLwzEu&t<isS(HIu+}fLuJE79W)>-ct>xpi^aDp-
fj6#nmB-*qW0-gA)$9hhl+(=V4BTXgYSs)3ng`nTb`XMJR-ni?)^^jH=a&~Rbv={gh6vpf5-
HLvH&ILY#|1b@#du5WCZ~AB9#=3)%ReF&&~katSB|{#ksag(H~UP`WBTpOpAz%k{<x~Goh#qlaV8Ve^6t9j5s|NY$?thK4*t<rULk&7wL-
V7By~OnQq;VyCCxtQ-hj3(>&@;OVT}7Z0J+UW{GMN+vIWF`dD=_bhLdi4=ps}frxMOkA8)V1uvMrmb9uD`%qvb{!K_%TmtyWS6aJ8Yr&pqJo0lE6=pCfFh
(F0F2SXwvLbWVw>t<vgp2b|>6oG3&`FHOstcAs;VX(<OT#o=9fIz!C5tYGryt7%Wi1fA9GK&O8suKekFYd?*qh9v@kRz?h6JB_?4uFh#85&WloJIiWx~((
WP3I$bOicuTd{opQZ4Dt0uXl}x$%;57kEIKhg};AmE?c%SmiDWWk%?huk%j!J^`5fIO3nI&%xI5Sn)%3IEgaHMawbNCmr~56<!_T91m3&r^}Q0MNU*4Xmi
(2PnBF}UB=t}%Pe8!^u8mX0fR#@kdQK6PHk!h@PCQV$rTk62Y(1L<wCGURW9-*78Z9h~>Th_2UeU;xH*>kd3!z39rCSZR;$xeLPfAT#4%zKQC3Z)iJy&-
5PcGgmyGls1Zsacgxc|RlE=Mx`J9$XBkKmC&|BpP+dx)N<eTSV4#<~vcmtM*h$Kf*uG84%`JUIF7XjJol3Iz_~$T{E_`oG7xA`Pgx7{Grl1k}gqhhX}DY#
vc%&9V}LFYVajx+O+8sWnU8d<bRI1(^Ini?~Uc6dp)f3jMesjF*f$B=E%q{JYiwBghwhNN86G4pwLA<{l+=WB0?>meh$C_FKAc?HMYPf62x`bdS0-
3c<h$A+(z?q2$;TaP6K2uGuL4?rsNP*fpAhSaiPevYf7^`P|W-
Aa|{Mf*5tSZ>wFZB~C;_s#O5+V1Ly16^45o1^_qy`k&Jkn5O|NpMd!mEKC=g^S}EWI(<|Tj%$yu=`Ck#weS5`KV*Jw`|eYF5+AtteQqYJjOT!#yr?dt2(n
Uy6Cm_G5l@9ZVk|(~GmtWw5B$Ikpx%w&Q0yS_&cfZb`O5O7k@DPax>NuF00F2H_C5drT>`?Pr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;XDRrV_g6(;DqL7FP%ztu&(}kA*NoUig7Y=v%N)Vq*V7{G3FWXAPj%MRn1y4o03cb7;nXJC-
gTg+~Q%%!8YA2fF%y8RIHUd@6t6o>wp}FS)A0=?<XRhTb8<HYP=$2<kxc*h*x)VRt)3yMqyM7!%GE@-dSKl!QyWDIZ#%VK^xDHpTx;o`M;|8EG-zjzPWG9
`UVxg*D(^#cr-f*Ft^Q?scqO-H&u-
LQ7@&jh$v<Z%Zr9*p5hWB`nrgJh{;;$8>s0r3r~jUXF*Hj@Ot&S)36;S7IcA<M@%wgCZKlexa8K?TP6%eI_g?GTG~tMR)=kjGLYChNpXJ?2ChR&1z{CWYj
RG2#)rhWBWcc+iM!N*jNjx%97M>7Z{o_8G`QB@>cv&?ak%=|L4YTr1TYvG)9~M=Y$z=?;{b@ih<Wo!hg(8f(?|BDVa1glG=RX4<u#q(Gd`{pwPcUwLqkXw
I@FliwI}t27}t<?q|g6aSef1I9@JG|Xn28K%b?!LSqOl^qIV@&#bm0l2EuYupfC>)CU_`hL20lV5E;Q+yloz<MkW2Ba3;=i_r7p~05KQ4Q6}k&p#m3%8VI
r<P`J3W<Zn2ThO2i$2JIg?2OmizXzg0Vt8`Oq2zBAdIismy0HpW%-q*V?!AJs=;--
HZNUflq1@vba_7{WmN7#boqKj=weGV88Qpfb5KKt8+z3VdLR@sM{`WW+-
V#9z9#GP4(A|p5I0qsj|G@c>1&i|LXtWus7_e%f`ytRR5qtwiVm^q7Zxv=b!pQ&B+4$%pDX4omQ^s8A8w*DH>gQ>j{g*1Pnyqm7#{5JVJf~;q4;(mKySRW
~22yeU~l_`-
MA!4Xv#Q8?ffa4axP6(o{@^YmJpD^dzcMF3JiCQs0g!Ds+Hc~YV1*7dY`tdJ8F3$g#qFZm(n9cg^OACdc7p_!QsKE4uRNyjniA=H?@${RbsyL<)(z|3G{>
jh*aSRh=ovj+sWPAc)lz97O+qC2YowJOWeaw)0Qa%gdnou$$%k`)>0nPl5lEJX3mHM$o;y&A%OYCK5DNJ^mZ{c-
NkeRH7<Xbp3fC*u}1p(?|rGYNtj*M;4pk(aR_m;meS1!}4D#n9#)2as*`TJvv{N?t`LUz$R>#`SzXQtr0Y8iiWaYkR};x0BkmN!=nmI0)Ur{FKYbg(`PEy
jS7_VB9Y8E**E!B}p5-eS2f;I9p$h7^#|kPDt<sLSvtBS#IrGfsg<c3sjQR_WW(yd7JN0_}8~EQ!*Q?Z8-
Q?xdXk`s`xQ@(vaI9#y<+f~<bcNR?ctp(<xe#+N$E5zYg&%+Tfu)%TFLs^~SYhBNozjeUt>-#-
QgRj+=f%S}&?j3h+m28?qwBvwH8zakE=)JsHB{mi||HSACOP(*eBs&`UN3!r7(eo{u2`Je5Fr7A*A0A5|KcdxE_v3aw_vE9^ep&82x8vUp8REX1hCxO=k2
~Gx|DqXx*%^3P`C?`E_KlM8>G+v9t@!+QCf)t|!@@qF3(Qf=iD+Rwr1YOQnq-
FL7h`jHjI3)1?_M8hGNX!(o3}h3kE`{u=G`Mta)L+SK)iw37V6+jLL=V0Ta9NhR+2f(BLZXwd-Gwft45SB-N7I5%BS0@bX;0ME#m(78+BW@Ti3lWv-
1Kr*%M|488TmEaSqZ1pdv#wGw;v4~58wWh;a1cQ!x*_vJRdotf?cd(&K{fm18&!MlCrgPMCWF`<EXE*r?Y}}fwgT{-%>vc^^t}AW-
~kgXqM&jKR@a;l8et&wLWKDWT2f`xc=c9>MBl<U1ur1X_O`95dY}G{L#?)$qgD@74%*slyz0(u-o-;4&hQA3{e-
*?y8bQ9_Qnz<_}@eZ@#{1=yEex4g&#lkKx5G(Veb42D>mIY;9z?zzya4Y+1nI>0(<@$>VVU7)O8EC1uL!>DW9>wuO!H1Q~0~cT7O~J|>~cq_J&j46d2StV
JG_sw}XWh|XYr9504}4bB%mBPU<xXylwL5^I56DH}~5d3s)te$_>_&d<yDc0mt_6o(`QtnMMN1pODCRr4S(%?rZ5faA=A(m$~*hS9rZd7+^4R`|1kj@ol`
+snaoP(t*M0_#WALx8&k2~d@wcxqd-oZs6XJ1rFMWnu(?EHJ%jB3Jx?tAy==d`?zR5YNMfCjMBCyILHz{?vi0*RFLGbdVJJe<clG`lSFOa2qxq2EJrW6)`
(ed=_GaCh@Py`Ae3VVJi;s#vgUoGK<k0oXD;4sbL960FF{pb>VOCf0m-
<iWgA4AT+<*l`1p2IKW+k2Irp;y&J?FZA^eKl%~n$Mk+<TMW+}CUsr<>)3A5*Ln)JEr>=Y}g?eOn16g=J9P+-
Bv(5)T?G<4s{iQA|QPFh9)yK3td5&Hq$je_8ZGy6~Kcq#bS`>0>ps$pQ6DH%PZ#4zQk1L;AKrO<^F);9cfh9~JpV>`ys{W~~8C=RS_1pNk>h9=|Hh0<N{#
nHBlpSw4z*C7$Wc6gC$;PsNkK*5?f5`WMB(an-gMP(Z`Y2USZA-smanN5UMj5lT7NSrqFc~FSCT0tQ<2Mt^Ck<5IGiT4B>VjB9Z<(3LUSi88*Dl8gfr<&*
$@pgyoHpfAMcb%o&fOIcR~f$+q(@NLxY=joLTmGFEa?LwOJ|B3s4a`Ei+c0{!9iJkMaxfA>ab|<eeQa}h9gk{$t0VY$pK^zEGRCQXK1`n0JtVGB^Oe&Q~<
Rf?)@7K?Lt|<60#@0<^mot?5uWhU{??deu>%8z<UM~50Uj$4^TSn5dWxB^GjiJv=~`v3T;9`+%L}dzgbkNUwccOxRQp;qfg<CGZ!p0HBc-
B>x*4CFY}NR%CN$kctl-BwlWt87??QD;3!yn+3Yi(l7aRm6`#v5<g5NrnQ_WelC_umsX*v5Jy&HaI<QN5-=}Qh^KiG!GN()<ObPUB--
0S|YXEa!5@Jj{Shul4f|{hY<)=qm252O0bg7Oj8z)yT0gPd=t=Kpx=Q7+U7S&A0no@+Yzx%Y;A}&<fOp!@ZZ81ndvBG)+m|TwrbT93=Mg-A_nuL>dUM#DG
#kWS#7pH_tN62qae9D38&i`2^L0l3@3|%`oUY!iWxXF|5HN@9+Y#0kCy!%r@t2KYB7w%xufa5O4Z~fhMCnNx-
3sPR%|5m{**KZhG<HXujY%?OSS)eXh^QI)w+Erx4kt^AJgb=ibMoro%i&MfPk@|y^NJ^R);A|fwe^Rg^eN4nW%bNoZsuAERwNlukk;9@R7(wk*$~PNZS=+
hR(VtKvq?)EbD8p^H`0UMw_*$P>L#<~gj^35Ho$Yp`>v8{YqYb7@%pTsE_ee`N^3%YW4_)fkzAV85`^de2sWK)iOZYS%(;6M9e5EuZtMpY~uByUA7coX~g
KLVgOag*&<!e4G^5OS9fZSmIy9rWK6wvLRjOolzFM5-)x)mMzh(BY-m-
pdfuhb<lV`OUlm0aj)UzlgQ|BLbvP*d?-^E+2W)?psEWR`n2NCM+7IsvXhd0~hJmHnj6Z;4I`Xd-mb$OrqwJ$oDvR6GhST#J-
uwbNkoBuFhV`2C#)E!97f2&bSnh_=C=`mSC-E%uNSZu+|kS$?F~Ktd)AExI`3-
(Xq5@;%3hI45fnqX}qtSY8=kPO*rvDqgcDLRQ07fC++an4H6y%UH75;iK<!I&=EM6iT_dwpx=dms8usC~fSEIUn)CPXG6Z`(HFVz`6k<Q%Aw!JfECVBgk?
nR+_EvLa`CNXkD+?SAOghCl)x3rmHbKWEvR-;(dApXWqo_%Q0FhRH6JkFF)-
2GM$pyVU=&XU8ft&rEujvldh$%f!>S1c4YMo(m=Z<rMGoC(2@ne$#Tl!7t+u68r3Bg=EWkhVX3TkVd1<@n2<6Io<u-
$jVT17KXbOYRF#KA@$#UzcFBtjmw_H)*83JT7I^2U#32XdPzDM`^}jLdx({ZnL_4fhLJZHT$Trq4%k42hyv_{nu~ouJ51{#<f>$9woL#yL@H2&m>T9ro#v
R5b5!rUfJVZWdV~++s2YF(%=63^zexXkNs-jp^j~yg&#ThbbWj>s4)o1=K>4t5YE<%O<(A&ieAk^ra0NZ5UN5a$!hc!VmOz}?R9o=Wr2J<(k9Re=G&PN*$
!D^9R!!rW<NYB{*cpO?;G1f;#6pw+@K5<)g;fmJ_YeIY=g#MEmL{3mbg$h?@OcaclYhJ#=WV4&7{i$u{uNdgUz~@8+gSaWH4A+=p)hKo81Z28zIT9mdzty
L#C}vn_{n28{tY!F9CmxyLuIVps8n)k|E<&RY=rsPW5(@?0Ll4)AL%vJw9O1vpv|LfWBT0vGi5?FRfJO^%gh%X0b57qj&uDs{c1}J}+~t<XQ2uZ^!XR}Mr
iZ0QwJrro2iQQupL}t^YB^Z1EgIj;c+?+*Y<zpOreu1wP+XVQe1i-
A%7eihVTwUP*1^xhyY`|2+V|SNV`E5miz0uUEFwZ}m0=$6Udmkgaqod*Qcy`n<(4yrf~v(%KM`7f=jga^cXd1gk*_Q!)m9QI0`hU4JSQd)7YWKSu9|<5Dx
8*8spi!a1{!fBh(mM=z{VqJ(m7g%P3ZtY@7Z82FknNvP;aFIF(Jg$xH}WpaF0;Ibs1Kah+VZb40U9yIZO!R?%5*YftZ%*{EO9eEdfZes|8s6XM_ybwgwLs
PHbYJAdmKgIEyJ^27N-M;&uCX@*mXSW^`gKUto3>E$~__&{3)71DH+3Y!{<5BQEatn4Y~)PM3goOQr-
=%uDZX>)@QpZ2jW>nzgM!PY68FM8>sh;3<P7Glq>gpZ|%^nS9|gf;Sjc>%W^4IHbzQ)dRb#0P}!Hus^mRt**Alb`jBorPdAm=fTyz+h~(e{UZYYQR3vj33
>#mE&)F;4vN7i)`v?zxNJ2R=8GSQE{)>D*<y1JXj^<ytjddK(&{~%fDub)zR@wM2$oV1+x2JuRpJ%)RqPoBoc<i7BacA7)u?MiV1OyF`!*d=lvLrhSMMj_
Fq_I=59|-
lexl~F^ZZ4O_&`h!aL>CuQkRbr;TD~L5}U9LyEqbU&2RmMp(p)ZOhR8bjxWAa{YH&Uj7Lv{wO2+wth@z$>?X+p@*6N#hQU=Uh$A;El|hE5li9}?o-
rSgyp@cNK?s$)_l|aunhPIV@8P5u06U^y|9zpU))}5fNrEq4fKGOfyH{(8)u~9R%jM2+U~42P9%q$R)bJ8vo;BI3bh_B7lMLQ8Mt66RLzopqD`$4A%UU^t
0ybW4oYhkpzIM*obZR(;-
r*cjSYB)HV=A0$(>$iUj<EXHTMEObCb}Y^V)Hu|f)`r)k%SyqpV(>&YDZ(MjgZ~tPLu0B`aFt75=1+GfG6YlBw!({P|e>yet}Uce_J1Fmz%0kUXlwWfwq8
!H8CKJ&qDSfZR@@y?{abUyOzik!@dVnF_$PlwFY?AoXpTTM^!-
a$4<Zwqe~fEQKJxCl&3FFN)io;cyVWpO4YYT;b8yZQTRo2iay<Smcw2fl#Dtv&Z_lqEwEf-
s#7V=WoPP(CqC0gpckL&s3>7H<mS{q3q2*cwFV85^)Gm&S`!FS!}~qpl3j^05hZzGn?sJ?=agUZGX#}K-E?l~C7(a-
<|{k?;0f>i!sW!Pc%Ntm1S0W<c2Ho5Cgb5<@7hc!p-T+kSUDTA%rEB5r-gaForoxE$21p9otR&sE<P=ac__3*W7wMfPBAd~WFU{4sDo@hnX~5^-
Fc2vmC!u*f1Z_xm;*)~wFeY%1ycGEH`@EosK)3ZZdR$uJ)YDeKbalA-
s+k^dst6{p;w6jarY^?@D_1mL5=lJ98@~AS3T@IYc|WU^Y0`$6j5G{>SVrVO&KguqF?jrc2PLFC8DDYSd>cLJ^SX9$((jM_;+uD1(AAfkFeI6n~QD`1NuE
~PWU|VwamlLi0BJqr`FwZri<_WcvL|r?$SK5H%;6236lBF@SnMvI_2v`{CG9C>0MGE64Ijn;Tt=_2nn>!Eyp*vWISjF1wf)jU)l%NqX1@aDzxwLkiuumcV
r%YJAhD0hwU@H5b0N+oVXY9o6&<rSu`Y?62-eZoiM9ZYdS1*6p4u5m)LZKq(jzG6b0QsF|OSz{!Qs*nYdQ~fSb;J+NKbW%i1WpcUk~mxJT$MlPcCvwd-
gAU6VK}1moavVZo#YR49)RU7Zisd)UbLE-WfC5?N2bqb)hvDEWdn2J`fR2QX~=Z}IydY}^`KjO5B_PBuEBaD)Uo=Bo1aPQ*6df4e@eKF=0&X_bKzvy&Q)5
}#VzA)4(+s2=dYfaM1gXppZ#&Kx}bciqRT*mP?onKyzYP<5KJ?I=PiSbkH2QAD}aw@e>>RWY}lA4BhyR_qGFKYDKY3GB}g)b?TI2YZFcR(W|V^L?R8M|h*
uIj?4aRlZ|gBUB4q*4HtEotvwm&G_%9)Ze*~YgYDbapj_dO++~nRHt2+JKyouE_V@+bx`Kd)C0UmiM+H-
zj?taLf~ipog(8%8^79#`A6WkOPe`W9jRub^;b?l<qy|0Z~@k^LNX@|V2plM%jFRehU5`PBhk@Mo;rPfiW1~|l_fzjf6*=%$I>6W#@lA=x|r)h<f|i`<sN
i2<qZ^uacU0h%Jg-
&xn3zev{e$86T^m!8;wCMCxyb)FppXjEBP?iKyY}}zbgN*sDO~iGH_pLQh4*HnU0<qFog;33lmrE;*wpy4mS8VZ_XR={&W|x<7XaXqV93AvZ0wDW0*^^u6
4QGSz|iwTAU_)pP<oMxnv2x=Obt;j%!yHB6kqE3Vu{Wvwmq`5#+N{q|!8^Fbo7+qMr9dCoFra3XGzi&!Q-
eea3SR&BzFQjT)WtfL=hE?GG>!7K{YQq!LeY^XPg@#0(101X896`F#DVCX5LSnOmd@%SnaWqwupuhjHVbqq(th4E?Mkkz0pD8JskDjhOJ0z0$4r>1%8*r&
yZ*5!()0GM-_@LqrP5#*F|bf+4L<2o?N-
fQeba$f4rsvtb6@X9wB0l)Pfg)+qN(H*8j}Q?3&HFlFb4GetR6cyj78_rlpmQrV$Kg6ti>ta=ZsIJF%teE1@`F#Lg8m82q&=WvdyJW2JoG`s?H`ck<}Yg|
d5MzL~TD+IOqxO*5OgSCNCLsU}!gdmTyFlF34H!}8*<*!~De;wg!y<p~FTU+*dzVbA1j9%J58!(F(xD(mU@sa_+l*^7^@zjT`*>M-
vng^xR9dXARWVocg1M)%3SlS=O2FaVo4^}2AW{Z*Q9^xXWatOo&BDdq|A$e}N;vp@P{t5mzPK;6r+`BgJbQ+@U8C}-
E<#hIFYWtyvcM%rhAJsiiVqt_JK~^T%2zRps<ucm<|5L~3``MD6E3J*8_P|nDN@+TX%G!?Wqs-
I6qXSIW#XLD<BpCBnnn1lO4P%8pj#cMq4ud2yvKbN$hu`dQj8dkgKF_Ody(RQNfE{Xc?=n-
0Ek&P!VaC_b9xz!|@HUsm?J7yJ>wbLN#_@%{OKGnuWvtm~1O^IcQm3QwQ;z+y8xYKVR`mcsb_vhqA5kJ=#ut+X_v=<$<2E>h8WNAqEWoma%Koy0>8@H(bW
;lzQ03pF7!1P-
Qe>QA>za>PCvqQ{zfc3ND0%+nCz3)2??g2^mx>p(o%f!IV4MjA08zsLJQCa_i!0g)^Z?RR;sQEiO(bdlc=DykNh1=^n(D;*X;4Knfd1732JgC3UfpHki_q
^Xg<Mt7GWntRXsgi5U%6RWek*+kFBT`alk{VS{ugiDb2((8Ih}|rk8IKCglqAnp_DtQi`}{P<$omcw&4owTndz}T{NnS`w_~2YQZge>q(N4WrfF2n&RiD9
rH(*fiTdrMmmy_lwk!;ThGa@C1`Gtvg}dYKBLifPLD#HMfp8zOs}zUaP$k_`3y@|w}|8}libRVhlJ@#ZFisAb=UGm>;v9`h89pdDxvB1%^s5q!SVr!y92|
5FmO7}3xA<A0uhU2nAb$A(maSa6>ZKDxvvznItMfBbWt?nPdgt}U;V6<^frQuT#C+Rrnm|2ikR_FdDaPG_-#*%z*f0{N}fuwSQ_hQa?=?-
UgcV_!zAp9A8{v{(`by2CH+Zw(_Q`Z!Y&|nz*z%NozJLEYAy|rj+#U`B6ej>WcP_pBE&|gyVsCbOXqOTpz4t3QXv~aZiec^P9Yk`Lau?le^B&lEyfDeKsF
HTMDIHAy;4K;D=@h&kQ2l6{_%}>27lSmEZ{j0e(;DT9`(Fapn{aWmGkQuqC>$&Ow^?*Yu{TB+o8V)?=t>avxYGiRcBV1%#bZ%=RHq*Nb2P~gU}3YgPhi}9
|Wk^R-
a!&;bu!YBxe<0$th+FKY_4{nDcQd_sX%Jq14a@ls*3(mgng`>fqCbtkhxAf!EOGk`GtiEw6_%XXz<^LXp?Wcb%bx`kk6s3@A**s<Q_a$)xxR$Xl35e!W#K
%che4dv(~fK8g~?hRBFmu=SrpWQG{j59}TNI~??K_VgrJ_1jon!n2eB%DC+0-#PJj$6BafyYCcg!`+=Ld?+?nxzx;fsy7iPzq6Y8!;hzZKh{X|R;rv-
t#4CC7`wmB3jN7Rgn|Q$OkCYr-mphnA-u04TL+Hy0US-
&5b>kFl5{bDx;VxoEf3xY!KIn<fHAlbl8!kGnu}Z@)atstd7xC*ZXA2lhNGOoQl0d=NUSun%P(NBxsd)JdQGq*MWHh=a327<DR~MklVtjiOpOu4o=bu9fW
=tz16JC0Abc3hYuaZ%b?~2@*QvPOTR=t^PBs`_j^^;xi8C2=#UjV*aG~kx0M0^u84ND9)TeN(55Z95!9(@{SGl8S<Oj27GTrIgjsqUB4xb+41>YiSVxz_T
IhcXV>x!fN>L4pDvW(+{1z#cWRJ<=VC8xq1+Qd>j^#?>5uW){K=pS8ca0th@m>Nr(P-
;;TJR;8^gp}Qd=?HLVmocq&GO=E8ZS$waCh*$S>!A@~QAGHbsM@Y-
E`hJa?5IlVQ?n^wJF`4F|6mQ{LCSMLbipS+tUeaBzxZvOGTmii_%(B>vNt})rm=2YUm)O`%WYyfkhPEbJdkIboPQHp?+=xeiby9^Y?@1`pLu&*>JRPOU0U
VO__&+&X<4q&>uC#Ks~G0MW%ssV6YnsE+0w$C2ynn*lf6`XSp$_3dN7iOJ&8u=0%mk^Z&JGkv`<mbn0>TJD)<09X*XINbQ4nBcOITkIip>s-
#efg3ZHJ{jB|-k*+qTC1o9?_=*iHv9qa}r{C(?I7(}H^zm~TzzJR6D<^}GiIUM_~_@>LhCasdOZpO0b{X)ljn#C0l2$My`55-@Z$aMXpX-
H|dt9`pg>IDl~!|1Z00SZ(JL~+{OTCz(O*W=S-2$EyJHy@}#&3$#%God>9_!x!(uSs(NA~k30Z<O}AB?jQ*>);Uig}Z`0pJ)YZ6Uw`{!wdhe5((-
g7ELf*fOc`{`5G5?hw&dT8#|MFrR_7s_|h03jP4EGy;Zh!yvN^MY@%vBf5Z7IHd|ea44)~7v@9~y`d9#OLii`Ls=6xCbVx93D=#BL5!f&j!#H~bS>O}#SZ
ef`Ss@J&5PUVJ@VNe&dBCU2%1TcrmSgKcL0eTaF}6PDBJVz`YFJ8g^q~{8dY@(hf19+;9zPee%dN$63j-
9n7T65KXiHXRBnw3;c`amO+D|sQS*nkb?K|_KAfg8YC=G70=65^x1Td7-eegZ-nUpU$le<8x;ir1&2<@1NSA5Sqbt%Fe|8M{-x(nI^EXV*RMeON-
>Hdzo;z<Q%Pe5gt!w0Mf7`!j{qfq#o!s$H2^$GEC!GWoVz4r@(mFfXaX;blCv{z$-a4CEgu?TGf7f^D0Pq+@FzTxf*o@;0AB-D0bI@!NBg(h-
XkLTBk>_NJ@Bg7Ly=1Pt7-7xQ=Q5dP+m_S&_40MG-$9>=r$$R>LsLE-
T^mJAqw9TKS01#C4|7MH`OL%*4IutolmM#QL|C`cZ9a)zd90Wth1Ln04`*VkImlXnz!ytbitiP1tCjeRPEG&}+QQyOtAhE3cN3Hm9(~K&Ie&#~SgS~`|aN
`{nOHc;nZSfNzx&Z_&SY6R_!dLj!Gp$QzISwc_33AqYW>Y@0e%HX$2Qvh~ft`OSSqu@X3X)&A*_^$hNb8YOgsDV^*+PiUMR|KEkDjguTV=auy}kO~a&NV7
lpSp6L)&9*ofOo&lY&4-
8m%z)m7zc4k!$#mQd#q{3x9}Xqf2YvlRly^jhOJxGYPc4nV=eLmIgZ8<?@CmIGgu>aNr@Tcf+KB1&?0Q==tRO;(5(i7zpQAoJQI&#9rMOZt56$IIEgE&eA
gS!4f0lh|`DZvx5t}HCF=N=S1+;se4PTbeL~(p*#eDN|@8GkL?tgE>#2v7~#XNJZ16SOLGenE<ZqmW(dF>uz1QYW+sR!N-sX(WUJb{-
W%7wZTYuQi{x#piPHxOjkl$~CL0D!P#TC8G5HHFkTvaNsdB%RQvDKJd6Qu463XG%vNatiiyGhI{2>Qv7`&tSy}h%<&2V~sm~Tgu8k36h_MUc>6%T#6bWfW
=&&Isi;N}U~?`djHw1FNV%;x+RW`ZRu<A2ir8zd9y#B@U4Eu$|QH(pnzvjW;@_<W|U!XlH%A#~6nNXhaS=2gAo%sy)LMqxBvwXuBpP-
k(9!&@(GWTpBk_90w65w8MyIH$s7w)Umc-
?drvq?#K$JCj70CBVamN+ago{D=zo>CFHC9xN%nYKNx+s!X2#l(CpdN=TrMc!ATyCQjwt&1n|({z0fe^z}%fD8!Uvt@{$q>wY16?$sNXp8zqzOdzEnBj{T
0fZ<|GYC8&^y;gQ~{c_>`W=y_yPL6sNGZYEMzX1&b^Ay;-
Y=h$eSMzesWMO)bBhkP+73cKY7bDHZY3kY>W_SR4XD+yZ!^;&{4E+52SHLqlHozFSbDXhN%{2Gw@gS_J>}qcgRk1J%Nh;o6Z1jLNKG;R@#|NQP>DjEP!@|
t8D#MshLKLlowTcqBw<_0<zxYWuG<?JquPmkP1H6LD8AX*0ltx1M_Wb|RD+BzQFex=WTULAs|K8L9!tYfr=fJog9Iu<-
1}Letn**A5AVE~jZcXsTQW}>XJ&gfi;c;g}f%6xaFt*iYg%9KTL!EcwJdjx{J{UJJDHG4ud!by9@n=Vp`OC*EWTyHPEJtCVF<{m8&WiCB`f1C`*;r&9O~)
g(_gXHs#vn#oOx_G6S*u$|c85P*5+SioygG5i7@`s9kHr6<<Aw8^ZVghn`qUSZA5EJb0ahA4^1@C<Gv6!{9LgbG37%03eln+WVB_McHV)J_UDpWYCw7buP
0q_Gpc$MvvIAMN4W5+hvKLjqgr6E`x1-3iVF+4U1-p9@d-
vKMJnU3*X}jz*bhDZKqBAB%$p#No&U*m8bBwCs(xCvdv!L>o&c66%`E?_)4m;gGyIi7y>{utz9BuR1t-
QZcfsDyJ2QIEfZ$dk<Ybj7CeX3a(@;Xo+i}LAg3kAF1R2^P8Wm#1?^&2Iw+qq|sITYE|k9cpGf@g^jc;1B@{LGmgD$$+m109>ZQ@MBMJM%MhqG6A*p$jq@
#~u`{z<`4IZcj$s_C=U6UX7Ot&0LsRkCcTDDrlzNKYo?nhPUQ>h*RluhN;xDq;i+1s31Ys51Bdr-hHCop$dAIrz38PEJZHUL4ZkvrU$AwBVPG9Uz}sET`#
8yVpur4(~E#w7)<(JxtMU%#G+ChI#uO<aY=Cf-^!H=#-
ThFm?C_Jw@Hs0oBwPc@yL!He{rEAvOI5z6YUXvLoaT#$HF{iHiStcJ(R&N6|^bysLak2+*xan;m~ya1ji-
T3xX9yB%1f6YSC_2)V)ZZR2#Too#(XAjEGicGi0(IG^mB3N<6^_H4mvRJ}n~z<%`7T+3(NPDx=*y`3SU53X*YAB^E#nF;RlX(l8G|bhZLEn7aR!{ZtRk|F
Rq#jo0uY^cv*hxppX7S@qwiQLsF^rUON(w#u#j)qss4Q}AQQ4t$rY=utZY#iX84!BLR-7R401nptC=?c^T64u?!;Uk7|NtA5q~O@%@#d6Ah-Uf_o3Ef&b^
?N!&YbX}7@MZ@_!!tgN*d0lFDoMl)RrlivVeg{lo$^Amz`70*rSnmLV1#W~mcsU6UjO(?)>W?bnOvUr%Jlk0pzSEn>vd1<hajvhpW{3^Zh1GT_#{MC)gbH
XNAR=0DkXCRm4qiv{gyurjhVsd90Cj#e^XmiawnD&HW;&%Q_#=Xdzb|q{^-g=cuEKUiC#`k9i+vq48TA9%73}ELTr2t1WZk?_vAsY}32Zj-wFs9CkyCO?;
`X_L3Wv&{DBG^-Oj{0BE9c<!IWA#kwBV0^kFNQsK8v$XgFR258^3?js*<H>b0cr+a?U8dh{WI-
U>0X5`zH4RbU^Czg#t{F@b`+zx=nkQa9>@(uLvhLr8KO3I9cf1Zs=Q~#IIz%1~jWd0F6DkKZY^8m^@-
43rZMgZ6wpvrD)mZfEVr}%gU24YuW2UY_Nt^>|qdHMpfg?TBHrectk~!1r82-d&C;f%tW<2M4{u)1Nz4`w9*#OJ<4dWmgGS=M@ww?!Km*5MufG4#*-
B2>Wi>FocqhpXj1UCs<2s}_n0D92EV=QwWo*Brt@Hy8^8@Wsn<~bZ+$rM1V`?}SPx5727~cwS?-S`wvc2XqV3b&mahEi6B<54v-
c=!uchChG@lGuuV(SzRC~d9q49fcU*xRP%77zu<Nr<cRS^Ovf2@9pC6WV=-
KOC;gAreg+m}lQS1rjACv*pu$?wRBvww|O$t)Uzlw<3*@(Np8?JYWY?p4@D*GvI)3SP^$gkm^`7W?42!fru}2q!x9aqMrncT~{4;l0w2U8dhCbDq)$Ri79
~F#`r<=V~i@I1vMT@D?db+g$ICu|7`mFqnn^>PcNd4>|$D?y4y&%xrRC4Bb75fSfSRs{m1A+?L{hHM_UG8>1iSHJ>mgd8jcWv$iso*o0Yyc0>2Sl`4@|90
3l7-
ir<E#h?c<>DiWoBTscCv@O5ZoROK>HnpnWI~mZEtYbqZ7@E%?XQ94v62!^Rw4+YW(s5s>lYuw%d?0_eujV)!U?jrR<e;0E;X$#u97NXEya%)0uQH4yMWAM
Ql_5*c_bDrl;~SO}Pj5R?E-
{fW^Ee6lCY197HrL^O5Ac+~3u6mC>0AHFwsY(~3kk`iY39!*hB!#zlcgJcZ}AerR?F#RU~aV+Wh^^SA?TwP0b3`BB2oC@h)s;o%Ue&=^<MfOXWRDmRJNtO
-Ja>&j!j(or4A=FaNE)OB(b0#J))hwtuQEVS@{X0n=lc-cRIZo9W|&Ke<+07Uxn@)-
_|iCYGI{b;b(9W8jWvvd{5)Xo{i#hL64Xjqjd;ily|ZZg{RZ#A*X1sLlLv7bfAb+BX#|M^o^__-
n!*=ngu}C8<A8U{y42?@3o@Y=RFtS#J8ksB5!Fcb7qzv1kivs5WW)wH~vP-98G??M?mtD3=2h>G1Sd;Ev%Z-w^kMgC8^?5G`;TO-
<yWSR*$#xo^1`};UjkDLqN;MNJz)1-
aLd%8OCkiH@=~7ko}LU^u(U#9+U6hP#)Zvo?%Wrin*!$N;2$Bq|qd?fOJo}v7~$~<%*y0$^GfKsl0Ynps`T0Z=Y*P=WWd!nWYv}{IY#3?Nrd(uZqVn@c5e
7N|7Yoya%%aY<TeaUq;>UL)boNq_I9Z3my>Q+u7AlrT%=yY*sic_O3ze1M-
|qsVtAX=H9vA+y|Ge$r2&FRAb$JRY$owqvbC^p)bQ~CGS*Z0ZQ1tMpa$EH_PP#7VWNc|4OhtGL(cATxI~oiQ<}}Ovla{9hQ%u+AFqAN7TY>50G#Hko^d57
1nv8rsSTq5*LXXQxY;P)r9-v-;p~m<SUT|pW#FDo?_}9l51}FnUlXf+zPO<|3X#<1xAa5=(Q?&s0Av|-
+YPgH{2SByTTVv=<H$eI{#y2y)a*Hx%SK&FCp6bETpd{m~_4AjmRp|(cS4M6>g$U<Wwcv@|De81_jdn=eU*$J+v`F=qMk-
qROudSU*R>_sy&v!jIcXg@%VmPtq4+I8vKa-xaccqEn1%ti9>x9e7k)jD!%fx9^c^+W$9&Y}>KZtfly60ny4J1pdFs;)SSS9ep_t5I<`qB8=-
%x0vj3ge_ZcZ5`m{&l_j1Yd_kEcUvCAAr708dLCR9b{8`kF}EG#>y50;P9{KT-$Y*v`M}(-2#iO@auyPLVF~B=OMb)4fRkc4-
P)j&j}BE_l(CJSxdj0PN7u$k|BYpdE@)CU`uh2c89Q8}9g@!}Xj*bbOWw_+X1JdaFdial=o2u>EbL)RnMzU%d0sB(PAz@}SfnZt+p0jR{D`GKEX`S%!EVf
%XX6U4#J*}$MmT)MeNX%{FmJpnA)bD+bquP20T<$#cn@Ub<qLRgRcFwz;$tKoSB@;}_txCO-
G5mGcf+v*Dd|y%Z$e9pRbHOqRO1^a1r@dAyy?^$TLIZA8JL_4dYz-
7TRa!<mp86C(<`g8rChEc0<U*bPP7*jJ33OZkDX%p@Z`Gfb<mG8VycQs>T^Bw{K9dqFBaH71pS3!_569#iPR-n-1-
e`lK9KHC~=?khD(Rl(sp0jUdl>Kv<xIBTT5ol!47PSoE!bV_!ok2(!KV)IM@%ogVJTn$yNeoH9FIqZaXkq{4a6xO6DRp#x}Q<wmOI=!})*+&asr}PKsZbG
(EJb-
C)ZD5G?06?lDYkZQ2JCQV!d38#Mu_0mU83mH#e+zY~iT4^clpg(%8qkSJ8gwf+pO)Az*93xCuDx|He)n4e<+A|+g^PfTn&FBY$4Y@`yA!fsN$@kQFKgJIe
#+YETyWX}Sn6<p~&Llm^Py8h}C6(=QkKA6qrUdv2lWKxXsf!H>WEco-Tb>yKRbm0#ygnNJpPK^?xy9$ENASz61?At$5C%CuYB~zBI)&O-
`1xu4r!gg!Pi~O17fHDud4&t#%$BX@lq|Z5CVg21}CB9g6y3?Q)s~%Zcfc8~3<#^z}<~7?}LGV(-)B0tz;NLZz`cfnTxogWh<w7(eSh8-
_L=__<vqi>=UV=Y`x@K+d6b}V)KR7r&?m?AYt-GROuVJu4(DGpdG|!X<1HLXegjR=tK0aUq1$XJSg}=zZo-
<{S7~>bbhQmV^v~XjH|LpZHu}L%<Z9p&iO9!f*rKR+(d83GxYmm=Zf;INX&+m|?J(rS<Svb9T$2a@~DS?_Wtp~R(|1;G;L5Zk|uR@;e_ypw!R%tj?F(2o@
bXAdF*NL*mdbAWJrmlu_eK~BBqG#unj7$c9$fQ{YK)=>gfG#uSSr+%#zbAq&dln{J$dZ`Off!0JLC;;y**6R7kX902ZWo$s<rH@}Q!XBBS{MhHRXD~z(NE
_LX8JW4Xis^|Fy2G2LGqh-
2Snw35rS9=Yll051K_QbzS+b;f+il!&I49<rzffX<ARh?ZZ#zfdnavaoY+iZ%dXn{b!%AT3$KGD;xBDCFde{)Dhy|x)O&z>iTF0mB@o?@%wy2v9l{0jq*L
kp+lVRDb_yt|ZtOVmcd>f_+ST%HUv5rBsi^JmWj_jEf|b*oxyBbJv0*fVm@YZ%vV(>Pe)t5y77)THx*KgaL~is#g_7wH5~)RK$MQsT$@48EMDJLD*jM~OI
bTW(Wqox3U{Qjm&H0CfE_Ah~93L?Rzj<0yFm!PntMZEkPQaqGs1#29fbS98Cajt#SwZ4qON#medxJD#vc{x8t5nZy_W!5q=4UJeEn0C;Rxo33Hakj|MURK
E$J}IvCc>N>cv8P&BF)gtxh_=UzpE@>h7Y!id%n?GOQpQ6)~}LS5WF8G<54rs4JkU<igr4!f3%Gof$fjMtHSN!<TBBNd9(ugP|{K<=ympb?RDg1d0h5_d~
eP7Zwy5SvO@2Kx@bWOYMA7~2QR#IYwYK{Gxh(bqV>lcU4Y6?dxoWtTj9`f*a^-
R2$2TGY!y8`dqv0IMa{pMgk)1<SW9z4;9db{Vn8!}e4|>^u71SYwMglwS{Ef8jI+4z62&DVqeoRpStiT|7pEIo2|;Y=6jTkNx|$Am>GnI8Y3jTst0VN($z
VIedyDev6u!{Y;Cf4>9}Pj-IDg`pSEuOp=@dwI`*dD-oR3k-
?1HOa9C_VIcI4EF=OnZ<25oqto1$eUlRuviecokW=b}#8p}x1H`B;Uk__ba{2YTwZws7sRR*}V88RT9OUMP4$>p-aB9o-
G3vs976=w7Ha*C{T1QR8T)pSa2_7(BI$`f!O)l)0>%{`#6)sU}=-xh%VUSlrOG5t^WHhs!UMk#{gk97EYS2FS{~_^XH*a3vzg!#k-
f`1=vdPn$Z}N?2k+RVAdU%>IYKJ;5w3f|f)RessMig!WWQp;$Tr*UZ)K2F%=yC4<6rE_6+xnlla^s%VMv-JP_5PS-evHoYL>u(&e742a@FRJGyHhh#HH8b
Un2I^{Q9msCe3p!V~{fNCq4BI@G8bV@^|1C~ha4)OQf72hgiy*YW_?f-
t!{PV#k#HE%%N`^sUhf&+7aZzriq0D`!OD>DOrGbKv9I#OyHb_Bhr2wFhLO>QCs{tQlbbr@;m_3KfE)x^LQ#%>Yh(zspJX?vhOTpOw`pOddf(s3+FrKOfi
hZ)SsoH&W7c4(OV{ZI-nYt0$Ar`D-Z9SC#uf;`78pjBir;AlxO3{II3~chCQmUj$B=iuf1U}V@Y5bXh-
?m}EJ@RTAV6h3VTb<SC#{7Hr6n*Bh>(6?*%Q0W(SA+(am#EBkGhmp}$i0ErX+@4qIURRAcjZGrJmy<Fp2yg`rGEhTFrkpZhiR-LK$o&8&FPd{;Cci!g<Oo
7fSv|SfV9#1=Cd%^`0y&)JKoVc12gj)=HT!uQlsN3^>pw*cLFjsx!`cU7JZ8C2zF?=L0c&>l_gp81JkK~KoVj_i2vfx9I+3?ZFQ$LfCm`AF@EVi7!YYww)
TLw?(uWb97pMxmhYq63#=E3isAVsHh5~7_Kng#2U0Ji=7ycbE)moPYlQfqJIgTNHsW<rxbx$ZA>kuN0kA(}4qJ2r@i|e8Kc*E#izJ#R@D&J;Zg}AEjUWW*
UJ+V})cB%tBgym9iv&av#{Dc_RZ;N$MrYPOvIs_rf}95$s@_qUEhdv84IW1Zd8!k0hM&YXrYFn9MLB4$181z*1+B9PZ^b9R1T8S)5=QZ%?|oW>ox)Dq@qZ
|2_6UqqGiADrMZQf;0Kq4;Myx8}H6I3H+R1L>t;mB?V`Pw&CT5)obB|wzNyoeCRD$wT<p3F<{iGa-=#+?EdHe-wA~n;cUxg6f=b%|;X^%lRVPJr`bt@{MQ
HqOESn0Kw8{OJzy<!b$_?N?ja-8{b)d}P2t9NxT!nWQ@m{Gmab_6t8O^T*wipbq(qJAz%g#IDoxG&c^D$F7eivWA2jogwz!a-
MG@=3S=K!>T>I?P|Tqq9Rl@`8K*29~>=h9MtMMO73!(Ba`;%#|-qRdxPV3;6%0*$e*Huop{Be)izx=>e%A=mh^T#P$$*K@m-
a+2e?vHCjm_v?|3;TZ_DJ<PiApN4q8Ul+0uT0&!@p7BEIK>{!`9nQ9ch>nmy0GkOJFm6UTlzT)g(s!ZfMvqTD%y&RD^jyjSJAN!JC>JePA-
Nl+0^(hD9qlE42G;GKbZlnd`(X|L*Wq<>ncVar$G)3F?_N7F^F+eE-Qqgr%n7rhoQeR~{#AREvs1%Woltn2FGN$Icst@D5s3!dYZYc~~rcTfNXDM2m=?i0
~kf7tyPa7nxRC_P4holJY5hPje$P-pJ($+0-
qa`$u!JM9_WfUIk`QKEi(>Ri{BscPsGI&87rzfaE`B*Vniv}XAxlZpnb^1Ab%KsABADh%y4djlYA4W^!T}3s&jjovCeyMgD@9($v&M)=0_z+WByPkPUu&V
cR7+Yc?B5rCPL<YoJ(62c0VhhQnZ!C9#%|<ft45cVQO|qJ5Z>PqG=<{_q@zKXtTO|OGTO!xUx9^NGgHM%fN_=>58jD&s6u{1YXrrwG(r*lu(O9A6nczW4j
J~S%RxK1GR(KI2rf#tSCi=$y+>FP;h*>F~stPHi^;Xkb)LZ^PRf7z|;M>2i!uJVlCpZF`4J<Ya>N#sI-fVIo8T2UGBZpTZDI8?N?TQY#`_ysx99h@joVlo
3FLkc#&-Zw;%->_5T|N1DqvIq?oM+z75QouJ6Z2xlm#sQ_M6*X-K&h|mjp%j?b@=NG2@+3AeodEcB=SY&B=a+ll<Ett3UnncdgrmR6VvCw#e8n<m{-
P~we@`I<p!DZZzqXz&N4VU#bY(8cvv7ymcTIq&DIE&<ajOap*8f<%ja1RTcgyn2j*JF6a8}B8*zEqV%++<Qs>i?a4Y>MdCh0&V-
VFmi>B@hA$(6_T(*w7cj<N!Bi8Kn8g+D9fpL-3(un%c+{)3sc9P|MXjt&66*g?09Y_9VO-kZ-
U|Ub4A2;{+JU@JnNy;@{m$i$o9k1iUDyV~W!&8Z!a?C{cDoNt^wjit|{ty%^DElGuuZ{lC5eK@kvlD<Q4Qy(Gxnu~N<T_>%e>Yp#U35F2P~+$=T~*o_Tat
*z-EwF;y|>p#Uy2@SI=}5`i!!0g_`<p5+C_$MQuEJ1{Quk26E~-h*lD-
91Sz8i;Ph8Ak!!~aIuA4bCPtaDThL_rJ{cmk4hUy|Ri{T?TYia0Q$%0NP!3=o5FJZ84ylCssN?RINLQE4u0E%!rz&G5w85f6NIBkBD(-
ATb#GzjsRc_N>2R7V<pvfrdAT?=4P9i9(ZD^J2?ii!;|q~bf@Bo)ptUOe=~l6IH^MoIfwSZKX=wk2R&V1b*E>1}ydS$Z%+iZzBEaUr7@mEQ5svGq)o+({t
n`q$$6ASke8H`|bb;?AZp>#+;0Bid7L#>&_O|sck#OC@tio1m8KifB!G3Qm)~^3<kLQ$dJL)%N^R0Mo(b@O2@{=5GIL*#_xNwmKRwbP~iq?w0noi(-
cp0LI{d~8F9oLd2(OkyXW#qTZjSCyNEL`af>zY;F7xu(2y`&~K-=`o$2>}a|thlICqs&R21BBVoeAch`7^8{j^pVr*s)`uR^ZTL-
IPcoszbxXrC&!t~XZo|0aTXViNF5n<;Oj3Gw-peq@{}kojrAcy#CR|aJ0$O2h#n^$yz$)L9-1#^6xhaU`DeS=kGY@d-
c5(ZW;zTa=k!b0eVNi&O6(BWm^D#M!CyFY8FSsV$VDvHJh9#er6%McraayL(ue%&0i5sI-
jlCuwUNIw4AMl;9ck=OS5A|$6f3m<k9;8{%7$&G(2WI^5R<2;fgvr?gp1#kr&56@cvoBy%<}_qX(Xx*omA&CAkk(iDm!CVeJCG)QH!bd42dt&IXZ7wS-
br}=&!zV&k|4Ya-yFqc8jZT72G;S69uh|O;?N9IZ$KvSkFANBwkz|Wr6X{;6y=l|J;#*1^e2HU{L`#fx1s{uS}ant*<m5F-
eG*QfpH2fl3i8i4m$}FrKR9=~QW?Xi#`*>TvKVhsRXhIX)7qAQWDlaxXtwb;ls+>QK;vKVzgz2;*mMLt1uf4ExPP80S`PWh{yDG2a9f<FShMlhb7S0uY=K
YKN26jl8>u;g>MN6vtW#z*8~PxR6Wv?kVeUwewwQEXQx@y@vl5QGaXEbjUGG|24~~W%PQdqT@Syy3BjR@6zlwE%5GPM}`GvA$CcV;O@-ZxQyN;HzJV-
?`>ZCi4>ux+Zp#9VDXH1+P8f!C&}DztT2ETHU6glW0gFEpeOf$P6UDycIHk?>3P1ZE$M8H%w}@a%4}h~uI#bR(mYapPyEZu-
(zxqz9HbZDxc_prK;g|R|<iQ*kQjFH;FIo>(9IZyk@rVnzQ${($5`d${ka{C(1|`q_Wq0D8_N{$J#7-
UL^2?82W&VFP)vijP1(y$w#8EhdG0rG5qTVXns5M@3R<2Y1B7PxK8Y|)Ul8>dtDvhi!oDT&*ZI=VfoLMOXHoH*NTQ@3u0O)KV(mgs5xf*N4{wHflyDYUjA
Xrnd9%j{PK3xr!Ri12|XhZ4Y+zRB?n4b+j>`nZiXhF!>vTM5Ww>wVjKw08RcZq@=~xbb9l1V{XZudcC2Et+lfVvTxLDk(_w0nPqxZBUw3__<ETk=IEq;n{
h$BG7zEKauv303U)49w{tA<pnEk2D%8Ooqls@HF+E66te<ccXNfx)sX|}!T!ki_)up5~8{_cCt?vtgp-
_5l9BZ|V>sBNO0hL~7(Pi_N>Ycc^O`AlANz%}q;TVdnDsd;D6Kf1ewm4go&95}h6Mp|f5HDSjk%wyY#lxWK7e_0pcQq`(8HEK77EYF?xvJBFJkYLSowzi`
+<_K-_C*}!Y4GJ62DxUbGyEurG*BfV0TcL+ua$0VsipWjq^1cY*NJ=P%0oE+{qs@of=`S?b`Jdl*H2X0VZ!f`aCP;$T<(7=EhQ(Sgg56_8+l`gLk+^%Z7W
8ID8^e<~E+{s=^;K?MCZYC7Hxmp&m<$Q%$7JNo8w7@u5sH?xVR<5upEdCvzkh`xnjlxFZ}DYuXLF~vJNve%QD*z}riD-
p9n;ry^sJk<_t(+2)8;gFWPv23ga^m1h9AJl#ii65nAD5D&19%tMg~Q3K0M_8q0>6#1Bf7eyK|lsX;=tYYt?{WR9seLUllnayK-
ZV3I{fsXJ`3XYAsfkF9sLU<K31$^~sHUy_b$VB9#PSU$wxW%?7ZeYiGHwK-;QeASu;N--_0`3l2H#Ce>8i`?4aON4j04+Di}1m%O=;a|KW;l~|BK$>p<Yt
PdLXv!NruOSThds?pSS?!I;=gJJ3L$-
%6NJ#YaU!mfVs6m{~!^J<QD$}>!OhmpH3_v{y3<e&!iLyuHDE+%SXn~Qs`H#5<P3qCONd+iVpW@{9U=!Z}8!co`V)4$e-l^~S^_~neh@JG(~`lpaAs-
74t)vE4L`r|<bA{1B)<o$ufH?$VELbTMKYGJ)I`vj_R4Tgi1f_&Ad!aE(bQeo3MVk^S??c8f)5~K2tgfmf5mj`mLI#R8$#OYh+h+ndU&^=4ktEO7Fu?cUq
IEp7*R~&<jWAMN$)#w3y^agI22eAzKlI7?SRMSPAkrHq|#yJq2xd8?>u7<wD`KjlALyA4|0RuW!iAIX*AJA)4;Kr+!s>K}zJuI+y{sNqb!QTl}b7U7N2T6
*`YYhFsv>&v_gwQoPMK&sf`IV0l`czZ_(q5eG;;^|8(zMis5}<<-M?lbuA6<3c^j^-XjGxXwP@73#lM&nG0%df%+4zV}+b&vR7j7ISW-
;Y!dQeqtW#pUM`T1Pjr@Bx_QcLdRvM^=5PO6&J|45qHHC9;TZO3<K<J(apGDQDM%p4kq)lW#D>`@7_G6&~QS+4QhN}c)sT9$Dr<P{w`n;w$X6Wvl-Ls3{M
!@zzLjrk;L&=VJW6b5>!zh2|wQMkopf*sj(cG&m*rWxck<pbuZhf}woU%d`fN;qIh0L9t2c=*D%QVOCX<~b7XLQ(a&hxp9H@bjSOH}$T@;l=Qr%miHhy!D
Pz9}taO9pf0+Ij<VsCRe#z7VH?LL!vUf0UR+#n!Vl3oLOnrGpM&kF~!9j^}mhueE)o2Xuw8$FRR=Xcs_EuAY>cv$Io(Aq7Lcgh)0(8e+d$m7oUzeB8~Mp&
Mm*W6<b(m@GZ*oE<3P*gO#su+QK$ODj!a>wsI%wkHigsl5(fYq#-MZLpdBmsZ>c%UL@|`16LIi!-`stogEviRY#lNK~-
W_rr^UEaG$TS0}z9R?l_kzj1`3;G#!mmV!<WhiB&L{JCBW~1~ZU6Uj~VxC5%h8@%A`zX;X~={!y|s<a(XpfVNpL`QH_*LagK;5=6Vmy`2PzU-Wz?TF}c%Y
*u*^LN|Ei9*PBcwULoM<QP?Dko2pCPW+=E7~!yO@9Ql#Ia>s!H4{&7<p=D7wfM7Uf8c44%5Tq8xDX&-a&+!}nH;d;kgWcL?hl&Feouq6w-
>JDtQ!rnos12OWP+p!6HIf3+WuV$d$BFjeEw4rf1$W4zG|9(6$;F=k!zt`sMSL+4jo`S9Ge}0WHK~ocA>rShEH*B3d~|U_-Mc$jkD>#?#=wg21A*kuO-
>L9idQ>V^4M<z_8we0Zup*k>iK+(fNW!*@={?6Bl0$C3VSXt%Qj$o!eJRC`Xa{T3eMZmeAu@J20g7Iz2ONYDW>otV><j_kYU;E~!%D2Rz8)C`eP=H=*3Ab
n#H=Q6r+F%`zzeAiH3K-|L!j)T?~%Uh)HZMNEAI9tfQY_s&5`ISS$Llr}@?Iy@4CDo&(-!t1nXn-MoAzL#+Rdfify?gAehhSej%h-
}0)n=L3xTa2ztX$>~oDy19<(C#QWo1#cLsJsnPsr!2ahWh{yrJH!*QD1OEm5nRSDx6)rdAsrZ>)FSni3Bz4jVTQ~W@old=|>6DFo^@A3?Fyw5KIAdtrI{R
6?tP!zTCLunkE(6r!0h|#^1;ZhqlBWph<Y^Be^K6bGYckMqp}Gilx3?c56JpL-
0sLlnW*@yI_@{04KOTgns=h`b+Qq#2M#dtlC)>uzH1jdr=5mpvK8ClR+eo=P^_M)CMs68`?yqm-LDOg?;M%GAsP&>r^~<3#g}_Tdk0f?GP67RXM$vTZ_-
DY)=R?&!6mD2Q5FWrP~>OJ9fT+CCr-xW2kwK@ukWP`WdJ%(La#PO4(z$#IXz+Z}~Ns`fQawTLbAh+L9MFaK5h!LUcd?jUM*!aA%iiBj4r=M=Jyn^@59t{T
tdR5vesDd}ec8MqFDAb@mR63wndaY|0{C*056^$Yr&8iK|P#)Yn|v%0=$=5umT8g7)^M@vD!y;(HBDc=;lFzQx=l)yrfi(|P?<ao)x-
zW7C4y%3md?x2g~Cc$D&uqbN53+|5?VP%&r)T2vEIiUNBmjapy8o|MVc+Y&S131VOZ&K(B8v{$Fr51muC??c<U`%d{RT;PAXhniS_{<zqku82m)SR<BR6!
>+0z@(r4AKVn1nFb4?u$u=xmwo}h{d*2Ki6*!dQsU1VN2x3eXjSJ;O!hu7A2J$wdrz8z7r5safe9I?sDcjuGo(43PXd@%3wcomjl7L)mD%LKNRfFPR0mpU
5mcT4iDVo>+zO#_;Xi=Qj;wQ?bM+)Ro|UX)T`55S=TtS+i}Y6z(H!Nm2fDB%0Rn6g9aa+7hnkQK_vN!K|IjhF37*4G=&`*=Qe5VS$Bz2c;bC(a;k%7Us@k
yBUU|01}*FsPOOFth*~|&8p4BXF{bA)w%~FC+3Sqz`RW}(Z63@JFF#Mj8o%l|D&>OmDyBxV#(=TdQ@|E3ah)x&sYm;L#`(#b-d+5D>>)(&2FXP|Fn~C*-
%FxFq{sSYCN#wT&4dFhv$KA|G2YLo%)<hxzz3P~8SPPrLt7YdzYfMjs081No1=lWN<;z*)<md1_uVZQp3RNXm4uw#Wll5=7!!r!U@a>nyJ6R@paCvannPH
lDYoB@EV8c7%xsHO_9gd)u!|}Yhzmr1++#x(r@*0c*H4(V{;nur=w>`fK&FWhz>K8K{S&kS)<hggZJlcIVNT%-
;p#;iK<Wg~G`7=gR)$Qi^w$TmWWC!vDFAJQtYYBb`y89)Z;%pTG<yFgNCq0-
f$hboUBD#O3#Z<GwnC{oTHS4G<7q)TSoEF3D(p>)2su7+Pn+W5O#yf3);2-EJ8BxiI0L(y5McejmJJhO?)*|9QjqtU<#DPcMa-
9kTN4&DQ9!_AV*D~aQLir`KEJzOHk66)4u!nL^gwM9Imk^pO>d{bv$wyn_VDtL;&J`iT<WHs7-
G20bWd=+YpguV3h%Wn^nOY!cu`J+<W%$8`yRNBTIA77uYey_uqA!9ZOWC#SOL>i6O<i~YrFj9KpGk;3-VJMtOISQOA{qSxGgd7CqvnjGJ>90XsAr-
g7gE7R67(WZW<m?#5Yc%3z3fdQ*M=$rbTy0Cw(wru{LuoB}-mqczIgml}Ed9?iz*`KzC_C`XKYp&!G-
VcnR)XpDT{T2>&sCO{#r&*fxyva1*IUvJf+cGOm&p9XNKf=WV_UZE`u0*8p7!A^a?(Tlpo}YL;d!DvP{bZ)=kUj<u;QqGZE$%JwwoK6VeO2d>Rg)G<W3xe
?YTsj`d88-
g*;BP0hOra_J*5RUEvCrnWr$q6M&o}7q6n>Z0X%=s=^rza*ZR8n><d9!;O<lkP(?L_@%gxIVpjuzGcd#(Jm1n`j0w9w;@{DMASI1aLq*LM&~X{r)(+|{b}
>3n`+Vjr+x=pLIBr;iiLBptT~dq<euUvg?h=Y~m8F<p+=1?^~Y%Rd1e_x}G&eTxn~bx{{j29sSOiQowg4VU;WXsmhRr2*R5F|kgir?S1OJ+f)${A2$X=Aa
Rg)N^2{wxth8!H*7-<4fze8lDf21b7M$8$X!QO2|Ai0t6L8F6*xxSBm8u@vC{R_(xZQViKyv$Qn?H-B6&<(`Zw2W3M+O2%!Hyc^INl9^B$bg9-
czW8bD+l)VvG1Zu-
y5!S`7mf=Xl#c;Q`Q*<*G^ZwCQC94VGbjTqP39M1eFC@$`WmZ^{Of_F!821Z>>C=k&hQzpZlUMw%`OSsU@x+!W20jia$ANRG(_n<ZM3-
o%aPIe27T4@8YC1y$UY26u2>F#l>lOnqC)<sVGyD+<j428C*b5_SI^uwCFqUJ)e<{Zo9g8t&R__;S00e$SlKFbAdjBAx?r_|x0O`UAK`j8D2pz>JCbCu5C
C^M{`Wh~nT`_!h%M7!izTn|D6QdOJoQg0%?2o#-Nxg2)*KS;Ybw|LoCQ>BQ^-
!q`eBO8RX^piiGM9F$FN8qw0tST7&}fsheN?(VWzV89Rbyzb^`uY;As?NnV>mxM*6I_I2zW&Q&i}-
ZbUSj|Qa=~7Sj>=`7%B4)#?y^og}1qiFDb;fI3s8I8Z<jr-AJyY6Lbm&M=x6z&HK`EL60ONX*14U9$?l6gevznRid~FQnkcw6%LH9Mg4e=>zQ2?ZhaN{Ug
_f&^;RRzQ->JD4YA<=`&t+Za};EPT0`}bbr~bPVwJI-
#9fCKG|^rMVWf}74fAA5Amlv=NzS*e8BRUD9t><!1S8LNH;#vc;p~}k1MY+FGbAg|QKD7PF=s57b@Y4*X_Yp(7<@8@Ixm4IWn8u|yY9aJzs>>`RByhQcZ1
)sMFe^Nue&44yXD(LtZ!uNr=@quM3E>|90WdZ3v((X@9saS*njQ00strTQKWXgl%qDJB?Ll5nlGDv0tBVU2*dywj1nG;gv9{f?9xpJMg7A0`j8w+riSXmB
?S~+>aAq2j1)uOMKb69Q!RMQK3M)ZKf}>j=RSHSu0}Q5qrI$y5QB$)C48=O=C1MkGCl<mDyxaG6{GeahEX8x@Q-
_82I61665;o8wZgObtd$rw9Lj%pf~N`~^_cCB71|9Lpxn?hB^nGEs)&tUL&*1#WB`@y4le`15NI+`E;IP`k8=3YkS@=y6mx+UQ-s`1e~}<~04T-W-HfaHk
FP%3=-EE4C33j5UaOO0r-^~#@l3yDv;vrXJ6x-
2MRWhbK{e{k(#@0V(4SMbZElJ65~Vd1@uC)>T+>i4?pVn!!Ks1ba2y<9p#54`Ra5&7HMvV5G#**M`NZODd|jS3YWcP_1+nLYE!Tq?cF~?PuR9S3cKax(z)
{7NM-w?(wmOb^NpDHKvRFx=sabqni7uvmQz4aGh!57%Y|_+?-
jQ<O>ei6;(kC4|b2lla7pw(lH<lS^zK6v~3Qed@4$1k`xLB^acJJi!)tj@lUmP<1r$k@^G*}<eSHTVn-
&`?h5g9${P3tuk)!rOTkDD3+jepk{WsDj&#gx37i{?+Xl|bKY(5<zWl-amXwObUdfdmAR*3Eq1E5+?M4tT}2B-C7{n1L{{-
NJOIB&H3LvA1`5P?;}&^Y(K@D5hzNKMw|@R7=sMSbvLlY`xNwQ7et~_jqhHe!8cPdEEAgk{Bf~y<@&j-
i<fY)HE__%Us*NF`gUlP#tu$jTpUF6$U`5dIWn-as7`OJtQYvP!rJxN^NkOhj1BQai<*NG@@4IEUpFS;^zUz4o5cOAgfhHLpyz)H=*}iw6XX&-
NZ;5^=2NhY4j23_G3p#I2+;un`TjCmqzU=-
SZh=f`7MW9FeN|+}d7!m768xkr`AvXevG%t7o*oX4qEyVX(zgS+F*vF`ZS)XWnA;NvUgM*I=H!v60Lt;>JpGP2AvLG^WZKORAxR1Ok+gkvY3kNT8bb<-
P|eac1K0Kpc_hbUXu>w$?4vn;UJ6v7Yw7<z#)?D@i^O6AVnsMJV1!ynhGn;S3m5Wb?t`uV6##3a(4hS(hVPG?!6j)!y!U$g8o?OX5t}P=eM5pIG}CLIi74
1bZxKFK$H>=JfS_g{1|YqTfjZJJFCii@Ik-{gF@90T=W71LNCGl9Az{9dM>9FI2kkAs`IdxDgH}<k+f!Q>@dK-
=Y0rWsD+UM4ebwK|XhoMtF`df#{`;v&%-8)+RvJ&-
Z&0KD}yzOW0_XWR}5qN35bpo!6Jg*><V);TA#La)P2?_nGi`=5TWwXFzIFEx^{xIb?q_A}W|1*T8xAgSI~DH!61#&YS;~OCN>3+T>2DlWw3${6O#5c4srV
{9P(Y7KRN|%~4aSdrQ;&@FFBUH1()gyf&3SzRCuKtz&gUgd1p^)o7+$kJrKDZ_Y4E#0X93H8k$xEAPSHO34uP4T3hkryCyi=<RygTPp;>-
87!(koYvP_6Rj(?o|vVw!oTpIvo9VCH_r9?U(ZG`)iEWB+fYoC3;JoGxLXGE^V33H*qKP^P`rsO<7YqY#p0lX<at>>`U-
%;Brcuy7|SkGWrA;>CyC`vafb9T@H|uSS~|TQjg%S%Sr{#Z78GN(DK@klAN`IEBI$R3Xi6GZ&>+5oe3kNA{k9HJXOXtxO||Uny1(^T<TQ4rMSRQ>-
ol%{7^=D^aPj4;gj3#F*w>s4+VQ9>gCOP?#a$WOV0tIvsVj8k=l6eeC8{?@$nN*+~9EF4Er#1=vhq_dh>8EY%Tt{b#<U~pasNO?$)-
m?$RB^W;o36{rWPsddY{m42ch`TzOwKI!UXTM6^p<XP&iz9UFqp?zrmWJ}g86oJ%I!zh{S4b|nC3^WgS=vTj%|LMNj~r=)Z~zoO7;_Pf!ifV|oD@oc-
DO<NmU@W{B|)}c|!Tquiu(khiT1dZ($zXmde8nA;x7y4a0U#g$kux78mV<hh2TeEyhvJV(SS;Z9bv-Ej1JQ)YhlfwO=++3MT(PNFr(`iaCuDNY((7zN$!e
kOjl?Yg!3&hL8L8<M-=C|^ldZmJ8H;)5=nwg7MgPYM;Tj-
K@n0(o6Mlnf+ncrQ|9U4ufDES>0fSo#7LMx!{u`fd7a3FwsPk9gWFve5pl^J@Rsuv+lnhT{j%OrQ{%sm7fG8$wDu7V=pPqNcn#`*&3fYeg)n_f7-
n(~bVu78M0BXiDo3wOBpW$16pGYK0MWYelgilX@f3O4=kvG>SLoMMDb(t@#(?00?H){IO~oRv}^3)~5@E^{(jO9I9`kE@|^iefsT1c8i;<BscS)DErvuI1
zNnQ!hP%ta4(S8X^|<}6On5-
R#T3$0Pe=H>7RHnl1~aSS5<xb!&Ks8hNyk;D5&5%MKR<d$F6vvqskx*)D0ENS37_*9?N9L%l~c*9NXkS4eJ{dIro>9PM0_6#ub0ryu!Tv`$;$y=)tSIrGe
534JbujbV%`%)om;lVJL?IiFVTc5gybsByLQ+ty9f!dVo4qhtJU-NORe>?O2qGd_5W%}~Yap?;{lx-
E2JrGOOIiOK^gIjyZA1RM>XjJhZvKyH?81GzMJ1j3`N|E>(2(X7sun{017E=o@<uGxP(BK*n`^ZZmY{3;sh^DnIGqTBdh+-
a2fyvZM+(wWK86K1;vb9woMS)`2Y&|!vzyCuLM_Z{@U4ODFg!mGIc&x{;dpi%H9u!aE@$}qwP^0H0>b2do$YmFeYzK8N{=wK7DN$h!lNvLU{1&#Ax@Yw4F
0LDVOP%R;_wR97tv}h!AA7J@|JPJ4!u!0Vgh$zzvLlu*33s4d*I3_;OvHb}gTJA5+3XDCp7m_vcjab@W}oGTgsF-pNM_AYr5$xe&8%E`1+bJ+2-
V~h@dntGPpA;o-
0bukJ`M{LKK>5VmM{HCx5vpYFYYoQWyYMRZXgX5&2hUX3c77)r64OasB8x)`VxY_!KBMml7nLbEGShD)7C9psoQ3=YK2mm*Qa8k%z&NT?m;w62Y^Hvnk(I
ov!uR#uoNC}?d-JEIX9t}h}t~uRG^tfGna>)PBRcN`iE?;W(4Y1kWP4ON+fGyNieD_ianV2Fk@x;Hn-^*x6+-(5-
Mt!1BZZ<^2y^siGUzFUPDtzEr)U$`V0nakM2Mju<2Y0nBkipp1t9bc!OjvqJBe+<1M5#Bnqm@=s(N<Zj-OhMy5e3Vh!zcq?UIJnBc{#@y5P+skkY{H+kGE
=zUEY;ji(sWcKn??{9|OWxlY-^G}(bCp>A-
GFiJ{yji#$Y6p|SK#A%kHn|I!L`gm~@dZ&5Cw1O7A%o0~Y+`n*gBkInGnjzz3dSFX*ngdYH>kYgZ)O`Vefc92(l}9i2Xewssho%38eb$IGQJ487TE$IcFX
Dxt6l3YIxPI)CjGmudKCrVK{Hw>MqBw-ea|}tcZ6CZl9{<e^a(F7JyO0`_<JUtH=I%Xw~yR)4U{Q<AyLpM27t8uKpZ$2|MxC$Lg<Lz-NiD&N+EJEL9D<Rl
9@~qz$q^VX~b&~^`h5z6ey|Zn<XI=HI@97O4gz46B7hC8-&%;(3Y*Ti4oa6PS-
#s$=y3QbFrKDBdvmCXvQ2k3emKx4mm#@{cNPI>!#BDc~gHHsKjL5b_H~6<I(hQ-`KOy9lQw{TPTD8zh(!aaS~rrOh$8HXl=*>HU1eM-
C$*JgN(AXW!OUc#assiM;W4!3g^L9&(6wPly-)8ir00peelCYZ$RD9xdD<yCj~{HII-(78~i2xuER_F7+Tp{Y);7YF{2Zp2y*jl9IiZ2GGbnBI5^q-
Ax;ht7D3GwWXo%Se%Rv6>CiYBH3TI&9jpCl)^8z~wcc`-(lMnRv9g$?hC%j*X+KC-sTDq4+2Yy(SlRF6Am-Sn4Zsi7Q{>7Wpo)apeia;+Vv8Jk9n<-
=9Du(EI@6yq^&gr6TD4=35<8nc`;sc(E8@<H{s+)BIAY(0HBwz6O*WlP$f9)f7ueee?aG~s8dFRPI%{t0ox;%q^KVe8g)cY-
4Q{sywm6}vmNPY2kIq&Q5327$6X3*?#ipkdfint4AOpxR+D>z-
(D({EZPlv+#@<x{()ehfa4Dx$$AkO|FIUxn8wTXNKJxO<hVC~li)GO;a^~98FHqO10tkj!NOtb<4pOu93>=WAO1y=g0H^vqANVWC)-
_kY0O~;MN<zQ`sJ_w51wlFGCd*U!;~@fNv?}2rec%3oB^OE>8sXJw#pf!o(tg+1Oz6RYyIVass~JftbZgsUnr4p|c#{>|f4Y7<X46KJgX`X;$w8FaUN8Ad
qTI-@ZB^#$C$!*!K5rr+aC1g7gu1ev+c+gRM4!n3wZirC4e|nozDD50rJeS;V5@sVBA>K>&UM?gEqo=nn>6Z9sS!kwtR(<-
Sf97yiUDY<K~t&DZRhFOH|}QM0~}r9jgxL3sX0XhNYIM<fxYD*O@h2J5}V^Pi+Y9P!3DbTRF760I4lS~CrS}pZS6axa*-
U)bcA3QtRP@$YbbyB9Y%aM5qG={8!6Cz(k`0CB8T{e-VLda!&u*+xE#h@;(sTJE`JOqe6^uK#u;bdaUwd_hK}OvM^NP-_y(h?OFpj;+Ak2BNgF@PvVpGO*
{A?`KC~yM;@?Bjc&=W^r-Vc80x>jBab&sKW8*6tdo$8!T9)iPFt5W-=2V^n`6S2YI>yh&cK>9yA-
5|vSovoArz&%t4;GNGCm_xYQF3}5P|l|T7`#U5)pNvp1ok`p@{)6()8@3Ou!^2B?|83}rO0#Wk3;<4#FujAn3v&PHlqAmDHo^f37}iyd0(pYDIARw*B*zV
2r|m*oH*mC1vgn%K3d&Q*eW{|IoOo%42ivevbJy#(iqzS$C%X6!-
)#S;@v<0{d9QA;1lo?5y+4C_V1or?rJ)Aav&)kSYP6*oKZHmh%_+RF9(+WGMeK$;WN5S6_I>o`yxq7XO4?D1Koh)?Q1jMQ7+|uL6aq)De2kh!G!hVOS8fq
zg4cG(C4vAlD{5mzM%OuyiSZ&JYx0Xhy!Ox79slSPX|9toHAhz*gk5&3-
!~kRj+O*PO#)(g6J(5n;PK56CW~Ry7~Q&|EZU+_TD`oj~P&f>Aw5ct0970urAs4A6JtWnLaPdqp9LgVIoQok2z6DEEPdRJ0`{*kPCZ5&Pgy1;$z#M4-
QtTT!Bp4`t6A^miI}RZ|6#h=Naq}kl5^>=oTwEsARohW6y7&TRXAHh-<D5@#N3}73N@Jm<*)u1hAtd>uk-
=!l(xK(4m?wMt$@g8>mil3q3>XBRs=HGSwW)ZL8@Cjxg40|FigZ4q@DCS{rOz$SXn$Q5>|MxwXD^i=tkw$GsS%R8LL_#km_{YE>{g!WQ2GiO7+NkLq<3?r
i>9hp9X%|8h4TmsrRxEH=mTNh+l&!HwHntF|y;sA8vydAciGi%SjoRH!z!{vlwoL29!C{wEbC5FI!vcgPk%+TN(ynGdxakweEz@|Ss_@;aRkC&X;>?4+GR
x%|RN34Da902-;#;^1kA7QvwOV)R**_hW9kzz=J29my|xTqTU=v|#2;+i<TqG+d={j9iX?u5%RZ87F7&qzQ9Ap$er*Hym{tOc-
nO6W-N9=W5}0TmCt$$!|?6SglkxjN2dTSuP<aDd)s6%b}0bvSV?DjLJitJd%}H4<|4p%clP(kO-YxizWXrZk<Uq6SD>d1H|<J0ix$;``ZeYlItFD`K%nlg
xN~~RAc1;HeVg_yu}HamRXP2EpFG<>Pgg#Gv*YG&(vZ4ue#vuC+D{1BKqv;C{v^5L|Qu1F_=d9@a6aq!?W;UJ%OR<s=eMp<D~e8snHb8wW$*hxnARK6g=x
|jeC3yt#9Lc#WOFpAcPiZ(3Y|UHclvFuc&tDA~0TJVu25i@UY3D1JL#ZyBZ}#;O#9Tzi1kv!O2xkmaiOV;vacKJmI!f5W`uzs`(gjmoZmg@W1TmIemx(*H
58F#~)1KkQjpGy^v;N3;t?Gja?4DCiI<R*0AC>W1hL@Z_pJ|T)UlyfU>Hv=8Qv#I(F^oOH51O>AWj3v(S&2D0fB%gOarLOB%P$k+vuF*ltTLUGBC87RC}s
%&T(_%PkZ^?3`EQ1S~nPp5|8tXAv)U7!B_~hk3t}FP?MpL$JBR_<RNg-QcQ2u2ms55GHO(z5(#Z&P^Q#(}QkqFVD$R4uSlXP@vaT<=J=O_2ggPjDSz=m!N
C-=PP6(C4X(#EW_-
*NoZ%zjV=QUunH>7^P5ZIZ@@emh<l`mX30V)Fo41qxG#r1iu^t~q1`YBrWoTGSfZlvg>e+W!Hp%3hH9|K;U6hUw_`Mey0|S8Ip|%Mx#92PUjwS@J;>?<6D
g0aWf4PjHYjZ?6JgP>Q*nAts7G1)B$KFKP+1n*<{3!M$}2G)mlAREs}y1nFQ5qz3@2lanVTAFun&~>RqXXc2B=+4cjT+oI#-
kT#kLa!Umy8sUxf{BiA%N|uc>#VTsoy3@*^1~TeZdCq(i+mK?nxHvb!H>5>Ddr>cdT|pZ{Mr;nL&DyM>DdfnsvPDp1MWAo{!3Pl><<7hlNif=uSb)6?0NV
G{01z}|(rmGw^v@;f$*2_&5?xK5Yxv#2%?Sg-
V|Kn&Z795^L?*E~hyVnOTyiLYU!*quQ&QIHlPTwO*%0e&6U6i%Sp*SPzI3|OEPF@|X{I@A*JqtuDf+L2(gWP0{i8?m^;Jb?gJz2`>oUN}h6SJCDIS9=RrR
{t8f4YL$W{Gl0IlJi*u5{|ci`lt(-;T{R$iC~%`Pz#94ZJ;0lsTn_s_8W+l80gOAa@Pq;Wnk4KwS1EuQZ~uJMm!<gL(-=afV~L=OC6^JzLJw?aXHM5XG-
b=k&Fd6_<BsFWrzuroha{8biD<J9h*7YU%;R=;tz}gp>7Cddr+0g%($=GSXznqxJE$Xg(uUH`y2l3m_r~IRc%>YtSUZ%4DA?Je9oqY`KP}j)5fXszaXlb5
?xDMV+yc5q=;u1+&A*UR_xw8+n5!0vB?H!nkxuCcZy>s$c3!L&%YZ)Yx537D0{yF?IZeljIGProO@lZj$RLQ6B9%k?<WBlJ1L9;C(cb|N?VimS4IzK$_w~
1dP2{H*uG!C>$OOq^^}4^LCbtuma9}}hrz&_%^JFXXl&kp!;_}s&?c_M%2pEyeY^~Po~x`X*H{JsW8Gu%&20dXL$9UOq24SU-
1^)<=`*M8_wJneU?TuMb(g>>KJYqULY6U=a>uu}Z~O5d(>}?MT<Pv)=?M^cu=$l_><OVNJN!t({WDgRKAYoNq@tBmHAjuQg<CnIk-
pEa6A+#`^LV{fFz0H#7cxVP+(#7l2=%f<pnbqnTY-YVi85T%0<%tgv1A+&ON{@!P~~e%yJCRnq?Jl{Zw4#;Ywt)A^};}h{RDlh(4`28(Q`YFb*lUmfYk!}
$^rPLsb{-|Vvmg|^#9zf`&L76d&&38s}w?vEhmUw4mD@}ssRLnU23qSe*R#Or{);-(8&xhwnOPZC!x~!C<hwt#{<CQ_USK1%k;95(RpByGDU=0-
Suc@2^$@ire9cUKKh>fzaJ~^tONv|Id(SK3EXCX|IO_T?K@#J@-2A;>fo;wUP0qy39_+SZ+)ZXfs3&a|I!I6q-+V-
cZIE>1~dXd<}Gb@2TQaXb8~ATZ10UIr(*1JM;E*&RExyYxMB0C?PmOnIXU_#m*;)4mN$s{*P#&N;S$of1m_POu%xM$wLUJCPXI%T34G2*9G?9<@x7#`;U{
2M+%Ovg1c5noY4$Hz<*X78uIn$GXcUBE>$xV6Ga_{OU2);RvUgLC?6re_w4OofDu9h{#`d1M*Gc`YCGBWRY#C;3(u0Mhdf@ivdWYGt^7M-
V>To7`<ax|$$3xEBaJ@jex2#QLfpA#_)*9f}Jv#jfLINQA>C?3aDtdne<#U_D;&w;~k=NBxdtMOIs$fMl>cw4u^C<Y_5OBZWm00m5Mc2amTvi^a>GnkUbF
-@=XotEa01woN!z$@Njbdj?T{VmTd4C_*u$Us)r7kT4=ELXRW`MJTEzt@1=ad~7L8P4pTRV!eDQ^oz-IASsuLhYzfO#7QI-VVVf|adC9?)x5oj9QF8!?Vf
`b3G*Hp`B{A*Gupkm-F?FBksQc~-
=Pg}Z!xo(MZ|w>|#RI>SbK1ye`AOkEgyAP*)!QI8*oNRfo8VH~}HeadiRge<DFSY^Sx2ymK&dE=_4o}Ge~me3H~;7<5<_v?~g=3LffY67QKdGcPHauEUIM
tPM5?9)v=JzULF!hf}_XV$nS1y^|QkPFEFARgT6{N@Pk@;A#4x><JT(XS37ZpTXMRYSZZJN^W;p0vyDufPz#Gmm*SLbdy13&Y0suYn8faq@Nz_<T_p#g<H
GHLTtEW}^N%)LaorX0(?M>vs`Rx%a35u(opy2=y|A7QvYmT|_5iWG(aNbpCB?$t%4AsATTBq;NNq-XMn2igG}0Kjn}u<}EwsZgbty2J2nz>mhD7!Y`)cSg
KLjes@zTn3F*%x;XxV9=DIHN1Eu5EbD{#Qt19*j9E9Oif>t;2FsOaE@VM^I9J16#Vo<P%l3jJcf^877VPr^bxw0e5eHXA>x7<()!9hrhQKJrS_w{s=A>5-
DezwCgN9rodF+EmK|WB84U1uyUD5ym00H;R0f+bmYCY*-r~nH50ssI2003E9
tempo.games.gomoku.threats.vcf:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1v!E$6Wv|;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjZ2kotuhd88WW9TZmC_T{!F&N|mBjVjDXfH(w(*
GA3$RrhH$nYFVLiCa)G;e&e>W_BME0*ls*19>0>%VGkS$YDv$ZS(NshHA%0nC0ny66&G$GX(aW=#Iq^H7!K9T&oqT5D9E;Nmsbp2}?AiH-
2;Gy9_i^gO<r3oY+<M>*t+f6Q8O+qocQ6Qb&mw`RlwkF-k0CUB?bqJtD7>nrUIhAD^k<S65_i}*jzoB&k;oV~3!hQE?88z2LWvq+G?<^vewYpmq7{>P1F-
_~zx|xs;$w@^7Ot<mkk?tddGPWmN>g%hu&uf+cyZ77A89=WNTs;n1xHu9{!>##2LA6jwXnvfR6h1)O(D+qybD_1O3M@AG2?jNGttY;XCe`Ff4$R}SiH#4F
cfv19$(m1O!UAA)Py$}Ox!~#r+S3Z?D8}O0uNU7{@eupn@hn?wo@Gn=s#RP>*y4}a2A=}nBvZCTvN;Advg%+zbo10?pDkd++oxwBc%tFKv0QwIYJvoG!!u
*>a@bNL%CuoyeYt3;f_#9&?@&hnj(DJrsjK#Lz7zjjI(nQQgnjZ_tw%0n3!;#0YC&mx4)fCN%XGb&*BC@)ZEY$&T>6p0G?p4AuX{)W!CU4aa%~S7mOML)0
|N0@bfE%~U_(elj6D~TIPQXG6)ISwiv1{BvV@P`IpM&ueBV;OB@8?FfGEVf$^|ie=q$Lhwh-
_1=LXG^<MQq1pmad>69o97@BxPft_e&}<Q~R|bq%NlWTAbfrr-
+E+C@95(BGsgf4@2@#&quoze&=&+Ot2=xNv{_%J?8e8sczT%(OfkH4D`xt&X$)pLH(|NbdOGt_R-nQBbN#o&4-!G7s{-QC1bwwy{afck-
_0Ipl^Qu_6eyp^SD2^COgn`E84so@tk}-UtFLu@l>9R+U~QRg~cz3-fV1cn!-
32eHxA)MzE?nZ&~!$m!fQ1tXOJ4IAl}qz_mzQidIh%@GdW`u@tRm(JU;5<=2<j?!T6mQ%d@XqgOs)i?tnBtyN%hj`^tML%M{c^yvw>*(X`DfYvDGthe!7u
@}j+TpI?O*7*B%m87%E8uRDUonOx?J==!a%@YQ_Ct>D#|4+kx8KC_%-)v({pjLXa7bw$<1Y%f+FU4IVgC)`Zl&gzs!8`5U!p#_?iaha0!kCof=g-
irl=qR(9DID0{%uht?BvOmt&0uZ0I>RYggtdW{!@cQOZ{yQ2f#4{Yq2YV9r|@MXwp2CasL*uFwR)_Y8E|SLplyQOw_m*f@>(r27PK3~j^ZCr_JNdI5`T3m
{(`LDLOv4L~R0(trr9_cD<>ia_C2WWKh(S;E`7LIItqqo4j{vSYQFSentfHZG^}M{$41h3}NO4JYn1>SlesJw?T1JFF|xC8jymPag1t3FAT`QffHMub9Zp
`+|+q8jr(3vFY$7t-
qA&c>D3{LPxu&6gthGYuTbg<BxVJPOJs&;M*+mA+BbXmO|!^?hz2s4|Y4x4V>e3H%jqD=aTo$TiD19W6<5gTE69<qxEw~Ckk(yhoYUz4UWk-wfC`_V`fZy
-!D|#TM}V{>2y*6K?N<};KuPolx$jW&?)`vG1!q6iVnorOJ@mPlUe@tfDv}pUy&{6s@^U-
G=t)Pooj|CapCyPeU^)dpNe1>C%vt>lta&UIXGZsk`e_Y{m9*-JK-T3oJ%KXv3v=-f=13xC99>tKQi{-
X?=g9O=Ho9>i+O{uxy4x!Lh6p7mAhHpuW|#b+C%UbLLdCO4D_NyNISmg~=;8_Xw1u!*|WF6{Q4?VpYJn-
n*&^{QL9S@~vOcdjed!nX{rqI>HsH0{3Am;3r9o+ewi<u4I1#6z7W#MW)<u?Tbp(aj<hzgbNoOyrUAhwZEp7LZBt~0XWB4Iwv@{?!vliBW#(tPk`zUU$!L
!O#%~Q(d+z(f_0zrFZ5}{$o3WTX{`kmwGns0Rh3j#03D&@&8yWKH>R?7N*29;apf0&n>MaYpbYELneaspMc~j4n#@&A_EMWabc*hufa`BNmF0Z9MFfZImF
5hpy|?NHWnh<giJJK#zzsfl4Ja-EwgR28)xnnt8ewSp2|1G0j&!{d>Vf8)$iEi##?4Dtc<lt?XVR^0E}aGDL+NSCRfbis!I4~kb_WkRSG2_%Mx_jU(RePY
8aqIa!k$Yv1?1nho7l3)^^a*V5}Gxe^K?)9<|eF@q)T20bUojK^jCu5@Zo&cb&gT1oVK6AF#UZi0>QhhW-_L>fb9ez?Rz$)sXY?2A4}Q^grm@?WtI%p#aH
3pSa;Trb&gO_$6~}isAkMPE50O|&*|@L0t#%RzQ0~1)`;WcE3B*-
zCfIAhSgQ1KM=TXN{SyLgMFrfW=pC>0>rYB$b(O$(+P6OB*|kTJ16}b%F?5$v9QqEqW@qgjip<{^^puzw1jg?cMQFp*d}E&ZeTn4JA`K@h>x+^>`_JsZ<G
e@$wxs5nfBy<Fa$c4+bD#1bQcrn@|A<t*`piuKE!#g>LiC0y)}=XY1|!2FUf$(fJKjX8>XLB2dgia;%YjZbi#rLNVTz(#KZq_INkq$#<t-
ll{O(ZZwfZSor_0O+Yn9dj00Yx2Rv(Xf(S-A@aK8j`C4oPrSoRzWo923AlNnRO9pus5^bt$^v)9^k5TT*i9#w>r|cC)-w#)*LdLN~D>VG-I<!b@Md|{-
LO`PLgbu}78ER5b{0?yLzYoD=5J|Xi9t*`}Y%K3sdA5rF&SPBVDH?a_m&;l76<Zj3N$7t-
w3n^AhKi>1uo<6U3s9ZULbV}~atb@ZjX$^{3tW<lShqp=Cyzc3a?)89od3}%i|rCBS^YkVJaO{s1h2UbzS%vK-
CLHBH-2$yhMM&xQ`|<p9@S#L=5#fHON{nXHB_31HXDp-qC1M;S=iivhGUxL63cQ?+gJ@4Ll^<QYhvx;bM?`%fFBfV9asFUl|UVK-
|%DV>jZ#d013qGx%#d;bweG>mQ<ueMk!`uef08IBo$e52)>yCUhfL;tI0mga{)=<MorRu3tn;&>so~s=v|Y@Q{9L9G%FQM141(kBhcXqh&?~p-
9i;lfX2^%d=?BLnN=Y1sGMAyc?>gtItdy7hE9<aMNX4^!XJbMFc)q+ai<2ED*rVt{2KTwL~fH0zA3|^uHu#}_XxX!u)0TTU(8dY^^Le#HT~$!jO(;Fd=;M
|{23`P^fJqb5f;+WH04~sY`p8Ztv3r^Ct;l0qC>M@WThJb(bh37@+JzM*x4a_KrQ>H(@x=L(CWv9xgTI>0K4VNt{v(BlXnD$;KIs|mQ$1_`9mf9$&$}8fC
ONrIf8^BE-J&<M~5j<Ysfnrv-ih{1F?U1i*LT&{eMyS)tosc4-
;%(Zs!@Nv_P25RAJ(m7aVLI0w+*FLc$yOjHI>D>*tGKsCx3_3}N8~UAaCI6=PG#>GadAwMLqEoLepnUQ?^#Nm0PTO4FbgMjj{%L4-
Bl>VBg)b;;QW!gT3fX-hsifj7GCqR0)i-V(d`=*VcNiWcG^dzQvXq3r+w00G+-k17BFm_<yJr~nH50ssI2003E9
tempo.games.gomoku.threats.vct:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;4*I(09^nr;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O{%HZ*(>&w2rBt%>mKh;DjRBJU5($9aGt!l>#1m9
=eYW7lt#Jc~mB!<}EmgUw#I{pxbq3@LVt@;G9VdpNmkSG}CRUR3HM+Z+C2Dhh%Yk&M0Q&VPR0Lc~jC5);*VW;O#%@~;zs;(Wx#jN;L7@e1^>&^mgYvMu0(
py@WA-k&pN-
e?XX;7APF3bly9Hc&{OQxEWowgFvb(HNnkXO@KZ=@?V<W`)M<|@{I<#*R7>Av$TML|V9edTB2T9nVAG}TPH$I;hsEtAp~<rR^{<iN_)w6nQz$aKV;Wu2;3
Vmluu32s8(`j{6FTc2!RD5UGZLvd5NX0VwjPu;mP!F0kVOghkH*NntnAkcp?E&A*%aPZ~+S)pGp8?WDaIpT)>fYe=@MG?7;8Forn<wBOy@a$vP<dgnzr+w
kRjJ7|Wf#|>Whs_ICume1z)vSz=r;s_BeVllQWO}|c>tgUm9(=;WHD6E4yN?Ff8p}-iE)`XS@^BH}4$QD!X>J^r4a98VG{lq4p@j19wc-
5U%fFE@re)MUy7o4nN6!CARr!SLx4K}NmbpZYn;kH5k#JtCVMMv84~M%-v8kRA2Udcwtgk7GwtDkWCq(=Pe$-
oGMd$3BTtu=wAS;O;YU1}*g*8%#J|mS1b)j9PP9`6pU{v6{LKplL*wnW5VykSUa4NF)_G#;eO=BN~d(UJ17lu*vq26!KnM~o!o<DdP60sS&B^Q;MDc>kJL
A7!_bFA@gy&AnB1tJJO^oTgHpn)1Z3+0Nyq@=_h2bMODZnkbMFtH4C{R!**aqPbJfmOsPc-
1AC(tOUWHYY&tx>!k7fS<~yMAU8N7$bljvyW&Nvr03>Ud$T>2mS?gvdbZW`(3AOy6By2bWY>Y7f<|>RSO`Es^CthpM4-
A(lOYh2Su+|DgM?vQIsbw;9jmG3<f8?)A6^7=2(e#{~SOLhw(k&TDQI>T5Ab=N`qf!B;LJ9p1Ec@-
x6BER^6|Nvu+fnJGX^3a{<T#qtZ;W3Ir2d8@UOUhbuef4wnwme|pyY0H7+{hymXuiE&o3=B=3MuGMN^bkoa%2=37W#%S8}^6@++z*D+{mioK&GN~Y~25`u
nzm%t>OjyOE5TNxy$1;WV1!}Xa>>u{8U1K=~TcWH2yLw_=-
%;1a0p0Fm<ZAYRYxad`idm?Vp_((OnUS<02Ma@LElZ8yQiR^XY86H`O7+tEzjO28*#IAzm7cEzl&{Rzd8Tm-VtqgvGjWq3*W~fB1w&TxN{0&RyDg*PUA<9
sV6fdV<gy^ZMJXT`d?2f>FcF*>mUt&nP^=6CqHB0$DD&IKYcdLy4<9_{zn&YUa!-
+?&$<t>Hy{oa76*3vxa4@`7>KLQRM&LqUkEZRR_8NPycD{?TM3vp{;y@vheOR7{+ZjD9oK1yJ#joW3&f4Kb7dg;XzpJ4tduF~zCRXwXon!q7HlO|Wb7)MS
<+~Z#znR?R4*yk<*n2FpC+{NUPZ=r;ap{U1;$q@Hu~afM~meOu|tC|ud0u5FqgX^jF}n46=KYzf7~SM)sJAUvNGTTyTXm|$@YLeVH9{jZT3!oE0@dB$xBp
u+59)MIbQMY*k~7jFF6jtI^%n}Dltf+S_at*wn+Tpb-P2&prs+k{Q9Hls()~UAO3G0i#A?=&^)8{47di>3ZuE!#ymJxe-I`tDvYsRUG-
1ph?E1x`(Qw#i_Djo6ET+dFAseH=x`=;H;!gh&z4xS;+G$vNOILlf#=*+YACSlI-37ghK$bc9&qbmk{_Ea#)H&TnHLa)Os9~d7E|dM95|_R`#;o#i-
1FDB26L)r`24SlXrrbzuc}MQ?5CA<1O-(II*tGT-qBtOsRyLov(y-
o!r9TLP#K^3hCV@Bx<wKWqR611BT@N{dNR1uEn5N?EU<Vy8M@pgX6k<eb2}d7=~Yyl*kkQcj*WXg<4e#iOpxj_n%l!UQTp6vI3>jC>PBAE3lzZoA^WBI~t
*L_Zk+x*@<~BRG)!l7mAlOg|X!3+nQdnZ#sHXqB!ktKTH%!r|V%r-faTXCdeo30$GZNk}qY~ac$Ax--u+FPQ``JnvCJN8RZgKn7X-
Zf@N(3Q`WJuyY8G2ZGxWXZ>RHoAqB{DS*ESmg9vO+)DBKUr&P+L&iBN*4aw42#aGsd!pltnqN5tfcIP$6QTwJ9LSuVPo{KM5$GiIz|3b9X_?V|x{mwfcDp
LN4gc<`}X%p=ZoSn)xieQ@x2d6Roi*dO&Xb?I&J5%}WUb<QxFbi(WO9#Fq-
G$2Wwl77(Khy1}xqYFl6|18i9}z#=j+L|M@_EKccoHk=?J*Cly;VeMk^J;4LmmxCz0@@sS5QZX!Z9(xV8CvH-
P|wMhEUyi;b#}C4nUjF*gjgR6(ZyH+3$grip!k?knyaUt%~A50VTqL`K}BJnSy{UU|W6}CSfU9>nW#7Vw1sa7KQDC#bAM=h*kJb#rkZ%DI%aVINR-
1CvOJXL41o$a(_$>VyCw~A7XNo+_q_cGGAmp<>)J7fd*WATP~_(w+Odm6)XB7x_tZ`@*|4|8i)N=99%zN&Sn1{#7OCs_Vczl<>e1{TKkH7(V~TA?bIm<u^
XJ_)FG%i<J;OHpN|JwY5_A<cMFI8IzFIl?4LTbXNs4B50ovmN4NY2ApUH=1%clO8_-
d!w=sLeRCs;=bL20OA?*}pArsl1Svvkf<8+vRWZZm&3vbym3O2j>hTbKl@3E9GL+O?1kpMNPbZwg;lv;%18`{UfnfOvcpDJTe++mavB(PLxwgjZKU(dobT
r*(EDw(R*4tu*gE{eUU!(5<pVqvpZ@Z$05hemPD3wP~yi?ERZ%ZY7nEE}w<(p;@|W93_Gi<&;W3o@paCz^4~-QDm=$;xF-exl5*!msOvUDake$Q=GovMT8
`-<VY0j3j(Ej-*v`JAHhFwDTJuy%j=Q9+W^6IM#~=3vc}@Xi#IxsNGxi!V-
kYKO(zCOWb^$bN8&EwyDdynA72X+&rfc^8mk<X|64)CO!~flYF%$iU*}2y|@_fsjS`0>9Rc}2^%p(Xe|D?LVdfA#vW8pYwE_#S9W&NA`$ga+{{W#dBkzIK
MKbz%kAVX#<wQRc&ZJmI~Y&fFM?%V*O+xOfn(o9`nuJVy&1S)?t$kJ-jT6kM-|?jlrDyGk_ws_G@25kVC1F}AgAH#cx4`y_)gtA1>eg9cj)g>hHF%7#+9-
>7=-LGNPLmLp18K^m$)m?LUSVE*$ss(o@s&y*VSc%mt?)am0YzppotwLj--04w9T0q%iH?SYX(_}jQ7`dMuxZddMUA9JI791*ZqW7Ib?xxcUAN$c>FJSz-
b+L0Y{n0I4ZE$o)^b!mz+f7eOKX{c&y6sTZ{tnh|}{I-
0agPNJg95yrtmUr^h~T=qJt$5y%S(X1tYX$1TM&Rf=ug#2lc9<?eG4AEUBCSx^fk5sSs(yG*?AFUi4yp1TBq<-2tU&#Is-JSqH74~TV^q$k;nc$treHGt3
4EH1?plm>XQ3{oQ$dRs!ET#ZumhT!+uQ*GN+Y3|u`GzWCw0%;G$K_iUGG3p(!di9obmCEM~DY?sag&)E-
ko`|8j!Nr80y|i$B%dL3(f&3be}di53Jca*Wo+M{G@hIMyckkm<t_bML``)l?RUyp5j<79x2~*g2+R5p0DY)yvP)|{I<9rOkygGYEfG1+?Wrwu*}EG9=Na
<N2<j8OV$jFD>BgojRM<S+`nR{=9;@q#Zi613g@JHs(N{R>z!th^wHqx;vtWB>O)apuD5X)UB9Idw*@~6-JE}$=X9b<qXSwmKJ|o8-
L;4Z1?)rw=n1#18$K0GE5JCL-VmuiJ3|oESp<)8R5zm!qj>XKdi)j-#oVG1?MYy|&HM1s?r{_!c7q<2mrP&5^&Flfvjy8Etg8-
kq&gW)NPGaC!tb((R`lg)~b5i?pU8S(fnpD8PgeOHEG}oEVID})%l|VGp@L@s2z?IM~duOUh?ww*#h3?%(o)PHV*v_XQW#I^iOrxs%Vnq3f<E>qAkpXX<f
FvJA`3C^$F}{=$O4O#SlKBMY<tECNVnzDeXf(ZNSUeq<K_`$InT7n=Uy5v5jO>s?La*AZv#Fm)EFRCt(5ej&Q3b9=hxyfXkOC@t0?vL45_&@KP(9{kk0}k
tZGOINV;S!OPf>S(hcICc(!OeI(viwWJeRvUQIxD=%Im1mU_)l#j{-
09qYV*wWjh9Sw|*8{6+KkP`7h2e^`*9+Pk`3{<r$AjO*}QLD#r^%C7*XM<mC14Wijk7;Jgh_BuTP2v(dV`S%Wv1ysfCDH{Ww3C$hzE<8lZww17}wph|}Xc
byU7Bl)Fgvr<)tABp&e;oZ$}y9~dFUU$f&S@@{i*HL~>3hq63zlcWlt30`ye)?C+8d4G9dsEw@maWVqtdbQc($EkDJvb<C&HgwZ@Kk9>eBX=QRD1NsaQN{
6>yHLtfIfjhssaXf4%>N41Q^tbaWiDdrR?82-
RNPV`(RslK;a#Qx`FbXU(jVEIqyaiWN%$`P@lq<7*pU^M86@A11cn(5B`Y{$4sr+??*VEH&A$RhA1SL=1(WEz9FU3^>y``UQW5*x;gKk7nNZ#UajIa?-
W?DHAh~soG~N`)8hKCJ#Uier|f*GD~gt)s(~2jx{}eRMx#_Z6X`JX3MVcdZLFq1gp0UtutpkJdz`H)VvS*F`DZx3u`M>sq0QAR2hBnDLcOOFygZMHftoK>
x*&PH?Cu%^R|x=yg*AN$|Lx|H&eerg*5L(rI(nuiW!V+4L~x<nJ(wwIm}YP_1A=M4;d^FF0g!7Ch-Kz^z!V#}GHO;Am#WEesVF|BI!jbA#YUN9(XN_7#PY
clu(dF77y2(wC^_0VqYP`pZx|#pCsJ1Aj*T4-
TnAF>2{Z4iM)fX7WR$%Vell8M&AsBw7T)yrD|5>0Eug`xnMat>B#7H=3eLjK77c&6Xk_sp>)1AL#M`1INV*iSfvs{P71&xQQ(&b_(pk}fU{A%ax5S^bBF*
TTL-Er5zFnTuyeKcUEvL|kEZnP?>+BT?tOvi|K8F2pVw7OEhZxFkk7ZNtib#5s`i98Z>m;5VUBSxrXm4vJom#MF<RQ4`qm_ofaEPExcPp?yYuS?@=2KD~J
O~4xBgPLw&zvS;<K2a&p_6LY-yF`&!7Lv|OM_1Zx&<;-=zse_FZ-G!82a!`VPh&aOsv!p-
TTxu2sZVUe=b=n<<0ZpIz0%)GRKTjaTR|xFj%n!?0prx6H#P^URCM*LS_Bq%>`Lx7MO`@J&85jwag&|0fwu9{|#HaI44lLz1y#=D{>?h9D&{6uD3%4B?V8
b?sp~7z|TcDlUaF;8Sj`%58z7Ql4@)x&<AmO2k|C>Ah3kSNSgIvT5+jz@ug%~AOCQ`*((}A#bmys;dmI6Y+<!qX`c*US-
#`LB+q&G1KL<~yC3FM$@(yizqo0+wC~5de`$vq5F*~oW9>ZbWR$5n7!FT0Ov33SxE&;v#hXVK<|E-
gYCfpM#xIGTDJ%jFN*eaU>Z(N^iG6nEnOr!5*b64U89!khtPYO+&7nn|4$i-
cS{EywYP4(7LSk)|pe9=#(AqC8_Bn8$Ipz)&h>gDS(zkv%4!gFn;pv2=XUV!1SQ&s!Qw&ZC4BB*{I<<`40yQCHlz{{LDDR^}eU(DYb9oOMa<2qnc{MEo?x
dy>yfruoRJF~NCOcq}<!El;Q5j5SaLjTu7Xq#%*Yf||-%scDy*BjH&hj)_e{>zAbfOq{@`wdW()Hu*h0!0amLnP3^|;I(8O-
&$QxtWv<mO;?JRR*H9yxYjov+^qfSkv=epOIWAv$>!2hPMM)YAge0iE-91OCjiT8bk!!a_97BhYRU=*;52Fn5>&k-
QtuPZu#FC%2@@D6*WbRh6Pe>+)8<RUyPXxWc}Uxm`7@pf~Bql#lzZeXjysBP#(V!Vr(%?WEYG>)-
xRdu?WKF`%REX*^GO;hsW^*$EFYlMTrQ$CVpl(;)Q}pG%_Mebvqv-Nx-
Q$IDYib7!n=vSG+CAUh6G;={C=rXnR8p>azRun*v5nySo`ke+ZBbLzV=2;l9V1Qk%^>Tm>ERVzZNQyt}$+jxn0!5Y&-
c}0{5`oIyE{EFBSA6y4R&jR?(a&?Ce#_%^1RWP!p-a;)HBng4qrXzs}_!S)kah|6>*5=jPs(p23S^%f2$}EUf_*++Mhtn)-
PMH!8w*^av6rHXF>sww(GSMp7^b()*u;fbgzN5X`+bI+qDnqJl*Op(Vgwo+`!9&3hshapetd=V6gvDF0T?8w|jMjDy&Bc4MVif|4W#`*><U$*L*vJ3m-
>E$bpGC3+E#d!RlrAt!$w(Xg*0Fny+(HRUT7XK5qdDM{xqtXd5i&B315#ri-
{9NuNQ3bU#j=SB?L>FdWPRE7<5~LOBi)AwyZUjC6}dmm3uIlX=ys$UcI*%Z9qKa0=f$qMN}u!8>sEq(;b#c_6?JGc5t9g38{$$43b?^$`}r}yu3=yJ2rGm
>$Ks5*g4C2_E928qe^fwI_WhgB(;%*K&0c@8Qlfh==^8v|7i}KhJ?~&FNp`@MNhIS@<5V(Ed)a+Ly~6Q~o^F_LrU0!i3Zb?PdLjDVg}X;>A(&c&%O*ID)I
o<vxJp@tIBs#wW|~^UNS?HTt93(jx@$T;g8~P?qxPz<-S_~cn!dYo<;*XE0?nOA9_G2kH-
(8~@ea^)`L8OJwgnu+0kD7uSn6abO<jUN1mW(5)5&dSAX0Bl#qu~~-Rv>fln4d&xwR4<mr)A3x5>LZM?;TFz7_KADK>2e)=)N9-
j3xp1NC^!c*j+BOG<bit-g_O#7!a|X-
G+{FAP@wUz~K}#!fVk3!sr*o`i{|{mlpX(T2VPhw}_54IOgPKv2WHdgxG~#UwPt_67nh&H5aoP<@)xjDgV&xC}U;hGbbWS5zX>pWmLhPrC4mReLA@JWw!x
Hc{0X1h(rm;w5`0EB){gH!jn)6aWOWH!f*3=4iBbGdP$f9F=z3h%g((BI?u>nqdCraXfE82qw1M+9q3;Pi&#3*4n#+c-D3LmD<gjr@$3-
Wr)9^8f7Q6g?@5F^#}}mfg@5O()Mx#YLh>6JIAwvN>e>_VIybH1UX4RE#&Myi#;!C+hJFrdk$5gnt$MH_{z{b`JAA|Lj4QVO~n}j`~;a>@<X^m8_`4Mx==
idh>qiHhoC9s^hL%#U{tY%35S3H00ERN@MHi0);BANr~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/native/child_lifetime.py
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

"""LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough."""


def address_intrinsic(function: Callable, emitter: Callable) -> Any:
    """Return the numba intrinsic whose emitter gets the arguments, for an array the address of its first element.

    It returns nothing.
    """
    from numba import types

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        emitter(builder, *(
            context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
            for kind, value in zip(kinds.args, values, strict=True)
        ))  # fmt: skip
        return context.get_dummy_value()

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        return types.void(*kinds), emit

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# src/tempo/search/types.py
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
    return " ".join(parts)


# ==================================================================================================
# src/tempo/search/proofs.py
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
    rave: Any = None  # Rave (leaves/rave.py), or None without
    parent_bonuses: np.ndarray = UCB_PARENT_BONUSES  # float32[2^16], exploration factor by the parent's visits


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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

"""Tree search as a `Searcher`: the tree is kept from one move to the next."""

MOST_INTERPRETED = 5_000  # most nodes that interpreted code re-roots on a clock: 0.1 s


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
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, options.nodes)
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
            self.tree, self.game = new_tree(game, state, self.options.nodes), game
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
        """Drop the tree."""
        self.tree = None

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
# ==================================================================================================

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
# src/tempo/games/gomoku/classic_uniform.py
# ==================================================================================================

"""The classic agent with uniform playouts. `build.py` bundles it into submission/gomoku_classic_uniform.py."""

PLAYER = GomokuAgent(CLASSIC_UNIFORM)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
