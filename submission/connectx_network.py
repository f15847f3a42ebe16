# Tempo: the agent `connectx_network` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_network`. They are:
#
#   tempo.connectx.learned.network_data What was learned of the game by self-play, written by write_network.py: docs/network.md.
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.leaves.evaluators Where the value of a leaf comes from, and with it how a tree is gone through.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.connectx.rules         ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.
#   tempo.written                Machine code that is written out for LLVM by hand, where what numba makes of a loop is not good enough.
#   tempo.network.tiles          The one thing that takes a network its time, as fast as a processor can: rows of weights, each as often as an input
#   tempo.network.layers         A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.
#   tempo.network.weights        The weights of a network: how large everything is, and laid out as `layers.py` wants them.
#   tempo.connectx.learned.sight What a network is shown of ConnectX, and how large it is. Two planes: own stones, and the other's.
#   tempo.connectx.machine_code_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.connectx.profiles      The profiles of the ConnectX agent: values, not forks of the code.
#   tempo.connectx.threats       Which empty cells would complete a line, and playouts that look at them.
#   tempo.connectx.wide          ConnectX on boards of any size, for those that do not fit into one 64-bit word.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.connectx.plain_agent   ConnectX without what is known of the standard board: what an agent is shown, what it sees at once, what it prints.
#   tempo.network.text           Weights as text: half precision, base85, so many characters a line. What is told is what `network_of` wants.
#   tempo.search.leaves.memory   What a network said of positions, kept for when they come up again: by another order of moves, or in the next search.
#   tempo.search.leaves.puct     A network in the place of playouts: it says what a leaf is worth and how its moves are rated; PUCT goes on by that.
#   tempo.connectx.learned.network_agent The ConnectX agent that learned by playing against itself: a network in the place of playouts, no book, no solver.
#   tempo.connectx.network       The agent that learned by itself. `build.py` bundles this module into submission/connectx_network.py.

from base64 import b85decode
import base64
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
from inspect import Parameter, Signature, signature
import json
import marshal
from math import inf
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


# ==================================================================================================
# src/tempo/connectx/learned/network_data.py
# ==================================================================================================

"""What was learned of the game by self-play, written by write_network.py: docs/network.md."""

WEIGHTS = """\
C>oKfzAv4zr7)c?VJbQ>LNszPJ(^u95w_hZ0Im%&gq^*lJFR{tjjk9LcQJJ>IlFwYcrXbd7^EdE<~1FxDy*9~yeu#>$tZ*-i>Vl#
B(*jmlB@i+1TclC{-mU=>nx!uJ}j}fa5e>?!!iY}Rx|~rrLxtjnwyEQG_FLWTBy?{d@Wxu(6uwL95$4*H?VUrbTL~r1+1*IL@<My
j4|ae$*={S#wd|5%(PUiIvubflPzN=XC>UKnlx{;W+Zl{%djgnNwM}TH?O%RIy56F;;fyp8aSG-C$!R_7$`t62B>wdO0KRniM2;0
3pB5_zpj5Q7B!Z%{IMjj2)CQ5dZ^kk#U*bvx2saLr!DWM_ZiTvBq}2`JTcS{{U^;R(y;)lv?SQJsWJk#ShrfT04Ov!FSHD(?Xop4
kuw{yv8`~iRWC!Y-ZV$Gs;syr0Ix<YFRz^<pS3qI?x=yZ12xAktSi_dCABO#|1vkPsx7)K{Irr90wzv1eKM-CS}!oKtSMC|5-Sk4
12%{>RI?heG_e+~QM3&=lel^+iY~-3?XFX=il`v1I3=H_l(1nawxUWhIVstzc^m2>C$b!(qNqo)K`B=u*CzkAU@b8mn6wNsfUq#P
@i0f1r7Y>RCOA~B7P9apvm&UcBCm}tpDb{+4lz@sIk&m6WGFr-6}f?`gta8IwHr^e2&vg8u&$J|aH!2PKDdQCD61l}bSyg^G_bcb
^fR9(FS(K=(zJ{$&#e8Yx~&4NQLSDzJGNmkPOQ)|MYIPk&^3jo4zx?GJFS+u`Y;o%c{CWTBr)?Zr>QVB_$m*uY${eA-n6i@A-7UA
A1uf%HnYjI+$ZO-<*&ZA)wbX*WHSG*x1X7@y{nEcu(-rDWw<*qPqghbK(aWrGA#l%uBL#kY^?M&-y#*Vrz*!E%`mvH5+r%G!7l~2
-79J<VXxe>E~}(6467EpDK#i6jyDamP_j-nBD5>BA*3QCcC6B=53Ff5E3+Xb!?YqGtF47Jcq`+w!LHgc05Rw+Y^r6f4k>*nsI(O>
W+<PihOMeMQn~Re@HFPH9WzC=Nw!TfjIOG)Nv_T-crx0s&oy?Z(kUYxB(m+BH>@16buePFc&Pa&Au<vi3^&iN;;bLI2&)<|jH*tt
f2LHPjW(Jz`7Dr~U#?fD?=i_Yi6^%*2sd)F%b#(!G%nOKF|#r><u+0*g*Ndg^slTWG$7TfFsvyr`!GbZimbu2xUIo0tTXZ_$25hn
yC-Bc!80c>TRA^0Ks5U_{HlGhJha9nb2Wx8P%M<Kk*{~QGZQ%(CawcF+OyfP(Xz=fZLzyBD>DKp;Iq!Km@pf+%d}v%?Jd%wf+Yg9
F)>;&O}4)^NH+PauBb6JDYKoiH?v2sQK7=D;xMGK_%NV0Gc@=ztRj9au(j+oZ7Yv8CZGkk7#>_Vj<S@pbg(3~g)&nx6)|ru7^_b#
TCTDs(k;0!sj(iWIxN;Vzp8AvmnKR!G&5{56|POVQm$*X60kt5JF!u$nXDF=wX<TaF)O&PIkL;JdJ$5v46%N$)vNiQ#;w`1*r5NX
CA1Eyim6n#&?{H2zpOQ@5-kO}Dyj7^O)Rl9k1^+nOSD8VEU$<ynXh)XNwmqeB_|*yuP<1p)3J-L$uYXF47Z1;tu0Kj9kGZr$SMLL
*|7SgL^MMw-mmQ~b+nH%jk7Z;%qg!iE3ynOZL?c2F)*bq@UU|+tTP|A*|V3h+8`e_U7M@6PpHkU#W9(%fh)PRB`oJLi!Fq&L9^30
nJEvbPpUen-!AsJCAR6brYv8v;26!Y2CQJPGBa4RL%WeILNZUXF164zRT3z#uq8@{h%->ElQXEAZ?xJl$FV#t(WtB~x~vZ}<|G8I
axW3K?4TntQM5m>il#;~(lE6#d8_lLjWKp4X05Zc36g6ppB`VZC$oU8T(HhD%qvzSm>9V#Dkc*llBq^9Pb#+~FD!X2958aNOE9vy
_baz5(6Ps|k1S?0S*(n$4I#s=wlWZ{>@&zK#;utzZ!z1iGc=<zDz=?1;jlw2maVKT1gy-fEH<CHSgUcZ$1`#;{W0+~U9y!drY)W_
$*6KN9<WL?tTKzT>afeM3NVT%zOD~01g9k}9V~*ghA@JzizI@fz_C@gE4ZPvZ7-iBUNsiBSg16tTdmP3CM?r6>MOja-Z6izl&g=i
l`xgBVY65;DzOPP6S11L`?904@UmsCohvgmzB5fJ;w_o59WtFU?W{wx?wLa|x~nsq**07-8ZcL}n=VSW<2UIvL^N9}a<79n7_Wo5
I<J8;G&Hp_Pd5B4F*TekjvuqHY^{DPbg&1mOsCu~oUSLe39)uDx+(9fiZTQ+jjlB;0<p0r@|i)jB`zN-pRr7<->eI=?y@<zHL<ib
GBE-rEU~k(CbZC}f2ozRx~@qmXe2DNb+Q;VZLuD#FEHJtc#vHw1D*mXQLdOSg(k4Dg{&#7EUHqtWwlqZ`>?026{kX}|E9;b=PT4H
QZf!H0jMJ~O(y}WHY8%Q%rg6?xh|9}J}mjIaIspbS}?1qj<2XMiY<J)Ftg^irL$nU;x4JQ$T0vcS}}1ouPB_3YO&2N47F;c&@#v>
C${~vB`>rtF0oXyYOaH$YbVOG5;Byg9jqR>9jOwk@Tng$Hz`COCbXw0IVqqkD5{pR+%m{5voUL_u`JTECo>8p3@baS*DZjkhOhRn
f~~eM6s%`3yRb63S0A3V@~Wz?&MhIW3^p*f0Wq$%3a?2n6Rr3hIk11G)v8S~BCz(RH!F~yO*1aE7c7A^nyewSZmy)Uudo%WtTK?T
Iw|}ncCI6|V5ls#bT7-RK{0Em;WP6v6tm<hxU|<Mov~~&#jp)9Zmvo&Feh~>7q1?m@i70avoLEd>M@rrDlcNO*epr3?68h78?taP
MJK+ot~GwJ1~RX&X0ds+1TFR?aWyfsuPjWmjkx|UnJ+%9rLBf6IV_5*h%6Jd=B(o;Vlj0r=duyEDKka1T&nag?l5R954HTGJ}~UA
!x+{sN31Iy9IOB>VXU6AFSC-Vd9#+USE@#`Cn(gTurn^P!l@mqO|Gb#B{Bdf&nqplI3yJ>g|nurldNeorn<H=iK#v(GO;JIEGSeZ
L^3ff_NGNI_ab+@qNn(-kF+E)ZXndHB{JJF0;a0BvM4h&DWMjy)un1Mk0xoYP&Oc}$11QVqNs>33@#=$C@4j;Q>G!aPq5{)vY~pl
&n;xJ!yRq0{VR?#7qCF7?45M99j$RP#<OiHYqs+>PPuus+M*(^Q!&f9^th+9_%J82C$TuJS1lkjv94yaxwtAdI;LbTz$}t1-K#+;
F{%lac%TrpT_VFKp(`&e#4~rPqaqkE*D*gNxV0>%QywuY*q}Hf#438aWUOs0xUlsqZzl$=3#5;z`K@xZax8kd$guM@XflqeyRk$t
6RVaMP9)AR;-4Tg_$+2M%c~u%$1T?-m#-PFYyl6f|1mJMQzdz^+pXv^o-)8NW3`5`G_m2Z39vRW87<%}-Yz08>!Lt1+O>5sK`mh=
f-q*XcACbkr5GQ$WTrj2_oXT<Ni$I^WHD>8q#NBc=Ott$8M8gA?I-OfxU=b<nzkIRBP|`Na;_4r7_ynMy)C~X*s*t~=dly2^svh_
={4stZYT?_?ykwQe7DdcSu91dDJg%gN~_(k8Zf@GGqjhk)vRKxwJCV4jVj_OoGf{;tu7-ZN3hAbU@UvE0<@j58M$J#7_H_j{wC%x
7c@+>OREX8Bqu1UiZ2AUqb$5DoG$_>&8nchdauj5^t05l<TBDA#;lvA`X;oYxw#OuFD-ep{;|xQ78W9*KdqvolMmadTd(&l6|F!q
XCN^#1g-EfCbaLT-nG1~A0xvhbEe6uHZf(nX0R-+Cbu*pkEzxnRIll=RV@`U`mKB}|0P+WTCz7TZmapHEU{&&Fr%F=!!2bnR<QN1
+o((^oHV(tl{9F&lQ9smRIwT`%A_T$`mL6wOD~BrmMK`ZmnwCk-Z3+wwXch*PY^7v#VzzF?yylZdbDArXsPocIVjCBH8EMbd8>0Q
d#lo;@hn?2y|nHmbE~Jf`l)CpEi^nbNi@H!7Ol^=Q#9nRXCc5G`z#`^Vk`$Q#k4jbL^YnYZ8YIC-6{yMIGdcd|E>TvJ}?_AnVKK6
GAfO<7_<a1q^|-pDXexQ=C^#Ywy|U>Pq8DlBep%Z2P})Guc00+N+xHx(~v~4hOARC39Z(q3o^+lWVFASA)u@*l`AW?3arj9=(97W
C9*TJf3*aqC9RGsOR`rr)hOmK*)eva9WPh3AuianOr>=z4<LrK0yS1HH!|ckb}4BjM6F*iXfx`xa;jdj4=LX$=&W|4zo^BkGpG-+
Or*xFdom-itTKDEm9rJL!lo9rP%cF*gft4On5YvpGOcYiiY-vKZnn9p$uM{_yQwy%!ZMDnGc8In=q&541}x+-8L7pXDx;aWqcZF(
t~4XDL$P?QO|Vz811S0#p0ORZys!W*>9B6Io-Rwb2`~*Zimkw<1Tya){wCWdK&fl3e6=dBsHjM-KrTWq+%az~8Z-i^)-6W3wJLe8
e5lYXj;0B+Ik*h8@wB+D7AR>RNG(>bLbj-~qO?@5h%P;@Jg4NWCNoL0#IJ+3P_lh6gt6kW$SonT9V@#zm9k<j{w*fABB6yUL?}-%
O`%9OBe1BaT(D9wOejn)pf0yC$1!-YlPpRx(k*=^A2r7-A+$U%Wf}FZ8@LIpqpHZOEimdVc%-zf3^B;HCNXO?Uor)*Zma~gzPG_7
pstB6iL$F5ey^0cKrLc4o2}F&(<~v0h_hF$uc$sX@iad!b~4bi1Tjk{%dfLCO(N$qtu4l?F0oRuKBao212VL!XsK5-kEm`jmNJ{I
`>8oJ*R{#5@TXue1ug$5GA<IWLoK{4I5I@G$Fxr}R5YFxoh;!s)U`;ZsH-Ncq%TsqFS8ONeJMM%2(c%#g085hvoh$cd9f3&6s$!p
Zmb3{AT2hkhoo|*xv;{v)GNBQ60^Rqi!rh+EUs6vPcFBuiKcZh5g=%`$F<F<!LdEG%$)`;p0Cfcs;<MY3M&<}U$7c0Q87WPzOn-{
ey!6m7Ob)`WiiXEyfD?Og|iMS2(aX>Qn3-Vys<MY-7xN~^snGD6tgU}PqN;$y{s#%_AD`)JT`WwEURm=y|#a{Be7g4Hmb&~aHu*o
C9aDwdau^504RF3FtaT)uP;fk4YGr>#VIT<g(%P`6f*HN;3dAMgs6)p^fC;z;;><*Qml8cb+2TpcB>&J*fM6Ysjt;5BQXoKpee7h
sj`}(Pp9UzGBuZ>5w)f=eYB>o8n9<Fm9Q78>au(=^fXzlYpx2YpQ*<zv?407zccnQ1g*ics4Wd9#wlno#;NryQZ65~GPuyPuCjqK
B(Q|6o3Kc)G%0<rkf<v%;jUw@eXp1*V=xge_c86V39gN@`z}o_z^uHmHXyjG?4MvGVx&r;ma(9#!zxcO5izVV%rtPal(S5+EU^%<
xil0d7cnuR;xKJ2LokD{hOu9qxU&_RRw3uF`ZBOD(<&*mC$}ZGjV?$tz@;THd8f~^M5@uG$Sf|i9=GZ*rLYW#d8FsF;<2KzAG8lE
Q>Id`*07>9Zn6}nPcZATZZUWuQXm+pu(Z}NlC!L!fiOiR-z^ocCNU5un=g4P6fF3&Q!(bB!X!BuHmJ{_IHyytue67$J0@_rZYU!y
zqCHDAE_^{?K6`t%c^R)3b&jk064m_Vw!ZWZL&AA6|<c!a<g!ynkD!p0wE8vSTkg@hA~X912LnZVw=dQ2DPd%-<_E(B)F!sh_G<B
1GUPwak1^R6)`HXwy)1GU9;CJ37uD`$g0V<3Nfc1j4eR3uq&)B)1|_-vo2$_LMt<)53w??+%gTVEHQkgFdd$*-YFKe#WX&z2cxJg
bF}>}^(Y4~NG*S|GqOB0;V<5_#xeyonKL7`9yo-qNTnLE_O#<PJvElDy0c=jAF~lF*C*YoEVJRAR4VDIr?1T#{VrH7Shc&RqA;H+
%Q0szLyiBZ-6*v$|FH(H<|6ec)uzC)bSyZnpsjzMgEI}Sku;U1A*D>IgE1$xFD)#xyQm^CcPt<_<S*kXofI^+@UB}eMkhQlTroH@
*(fX`Zm8rf#;FpwX{>WI(XITi3Nwka=qdlAy{^e5=eOY~#Uan2JuSd1hA_w~#kKn@`Kk6Pw5Ucc#VD$@KqylokgX!H8JI`3e<X*p
^r&RAe>TW5#Ibp^zchWh_$))H8L`E%K(}S7(xsm#H>g7>O*H_bfHcjv4Kva$46;5gF`sI+Sh6&y2DS~g=BQCJD=*)v)T(Z-B(I4x
46c>62DNXnDYG!Ro2{rQu&@s%DYVh2C$*Eb^RW`Pu(nyJA`ls}*sQ>$D6Ofi$t>?M46`k(doy|_f3=yRuCOw$wy<_9e5_%oQZm3X
9wU*kjHz)dmbCwzF)eqvT{8wUqOkS14zakdQ?d%JSFV<qgRsM_W29pv>ZUZSgE5b_HZMIPNU{ha6tI>qo-aNlw60w%^%)(g<h2<m
S|LQNr7edq;4ap&9<ZdYQZI_FhcKWmKPtO}{j>Qr6(hSP?J85To3xKEI5X}np(d5C$}`h0uAR=iQ7j*^O)ugwsk5oF12A+gYOe<}
nz1G=(V~I4j<BgL>McN>k}UA8mauFoF)da#ZZhvOkg*^!u%u<IJ~b(}$*%+~H#DuYL@WZTx-kr`0J7*bmMv#4Wvv)2yEVu!x43~c
p|Zy)9xS&sE~85}g|J()(yCA{s+WZ{F{?hir?OqHQzKQiP_e2q;VI><NVKgcJg>|zp|>|BVy_LWI4#R2Dl-$UoUs}*&zv>8t28^X
OEpfg|0(w@Dk*a{&#{6kf-2Q8Yq6X)uOyEq8!qLu3#mw~WTg|H+%Pwwl`+GbE~|~GJgi}@6Ro{0|18j}*Dz`}aV*vpceX*UR;x!c
lPuw)nmMN`5Go9=Br#X6|1qsF39=+JO|%lQ{j#s9lq>-;1Tc6oUa&tZ_Nsfb7%(%gWSt0{${~fU*R8#^-Lw>^mM-zFF}F%Fm8<<R
W3>$`ps%he5U=bn|1StKgD;|}izwu%M>L5sc(Y`y&oI)iu^`+nw5A!c_9)AtX0kJ=oUbFWH!#SpnXI=il(F=$U?@zm-7yF)^(}rd
6tcUr2`)6V3n{dy+NlPy^)Yv-LZntHiZFq!sI3vT*ezSHl(}fI^et_z?y3+oyscR-EjGik;IW>o@2>8!L#M*72r&_`many}rZg@r
L9InCsxLIC0Ip52iL6#9&L(`V$TD}Zkg=a9!z~rF7BpnB3Ns_DrY#Yuo-Rr<Ya!Myhcw_TdZ&>!OD)E<%(dUHd@P@;^QbMf{;d$S
M7cRJTD3DW%`!Ko-muEAGq#GhlQu4`YbsVMIxOa{AuTH{fUp3t*eVsUmNN7$VKbdEh_c=!(lDp7fG@|YsW3>bjWz_hx2T@Ai!dFo
cCSFUK{aT!eKb%r<{FN(*pZX3lC&hRA+B39jxk^|HMHcn?6KFc7qq9cm@<Ph<TJ6fm?o>M60uJ)o2?@*6EU10D=Z$c;Ikws;w}!f
O0e;?hc3^ruq$J=iZBr=cP`GQgdC(SeKN4K>8#4F4>usO47Gl*VKbky)1xr8Odx_aBBoreU^29^ohvvoU#J4I54Sn97%c;^)w0Q@
cCbA%vLiSx{k1%_X|G4Lg0#LeO)~Z@cCd7;zpgy7uoXYBs;-14#vm0aU$ihT(k`vD7A(^!D6MBOI;aOPEiTZvSFtrH1gNB@DYY9f
lecNG0x(Rpk+o{EX0lT-HnU%{^sDJ9_A%u#C9jMp&@Q<zGM_%G#xNeRdNpz}B(mVLxGuOZ$10b!@h@VhZmY?!S}dEfvbi3(FRdoA
@i7dkFeAw%kuol*N-F9jf38lla-_H~tFUaS&Z>(s*s0I3*f3PCT`{z=^e*JGUNBuSEw>M;cQD|vVJZ<68#hp_0yNq$J~GcUFEJ&o
KD0nB{x2FVYA%g1vbDM^_^#D5=b}Kht}T!wrm&kOi!w<n1i9F_7A^m=7OPq`rj~j&x30Q1`ZTtp|CQsU2Q6x~AFnGY-!ek7pSIa6
8?Oekx2<6=VX$hhUbT6r1TZKozPJRn)Gq|JU9;$>#VyG&A~TpM#jxqIxiC~O@-4=$ovhWSou%9{lQ489)3BQ|-L-J06fNhqQ!r5_
JvL>j(<Lago|sRwL@~-OEi4nPHl#f?2(Fbdy{{6i+#$Cv6|h^bk){N%C$d?sZ?WJd2d|4L9yK(z0key)FEhBbv9FJ|%&`TxlQXC_
q&8TnE3{xLNGZD_1+8qXaV@SfgtcxkW+ewMs;V5L3$W%eil{6x(=7@qXrx}Z6tBrA&$^B%5w41=>MBSrEVuJBI5B>-9;|P#%`7e`
iJUyG3@;TM?kfkdRWneUlCxN>Vzj(0LM*c)Kru70`>^b=05lo4K(s?JeI`z*r?$njyepn90yOEB`l!7qEUr+nKdcEd)v*h>;Vsve
ASNZSrl{4mN-q4in=s@q5wdJ3BC)5qhO@yk@}sXZMYVFROD%)7YAy093aI+6=&X;i03|`H_N;KU#I~#~;4~>Q;;08QpfE2v(6$$|
yrPby(69QoFEQ`7i2^XVS++s8GcokESFG_Sp|0pI1uY<?0kAhGu&8D)p)Lfd?j!9j@+{V{O(p@f+O&@-0jhx{BsgTUNwEK{TC))=
9x?}{S}edZII9mNpe`;lo2GxXa;wNGl(xRGYc9&Hu_`1UwlH@rVjN?%*(m_46fd^4S+ttESFLa*hB7-ZiMQ!011)JR{344hYbAW7
U$Ci~HZxx>2C<Paj4vFq{VCD3jH`sN>ae}9>8$}Z)45D61vs9lE41G=8!X_e9kns9&M?(5Oteuk`7#!*zqd{-r>xc}q_V;!Ofes~
Pb@~QBCvq3fwXL*cQYv}b*R2DL^wRHoTPuI^{NdlJg5w`UMgd=A2DMtud|`9^{oQ246+e1gs@V&%P{IRTr9jSIkoR7ZYS?AuQCs_
=P}taajvSXv#VmUPca=Wvn<uL-K+GkQZRrmrZJ;4=qn|&9H}d=fv=M+sWS#EAu<mtWUXedGq_B*FEyzxH!th6Ei#U<iLeH>kupIr
9yX3F28};6LL14m8Zg+fe=LNqWiCrG;<1~kXsnQ|03}f{Q!65{4Kx#;60Fd%_%8vcB(`2IuQV65f~_hpGA-Jxh$T(0E+a857qpTy
Q8CxAmNLYr^0VDAkFAp~I4D#u4>jVb3AwneGOatg#<XZCySDqZK(x~<I58ioPN03YydtNrhc(b9y)0BJM66S+BB(1bF)|FCd9>i9
l(SPU?X8or+OOfbv@fn66|1}`iJh;q3#TEjU$R>+0I(-CNwsH~_cQaMdoFCOQM5|4m#$T>p0J#qWid0VDy0v!n6t?=uCG$K$+Y4&
!>#Nv2CqjiGP6pvL8zE5YqexCLNvXt$ulY^nx+Z0^d0CZNiIV)jjrstkS^;mrmjvJ&!li6F|@g|S2LBgAueR49X2?vU#TCqY!w|a
Dlk|t0<=T4VHof%+^@2*T(hdArKnspuO(y|YN`jayC~=|wlJ8lp)As=KrM$cjIDqslO@M7b1-waE3pKcbS<!~5;Qp^&aT!oO0br&
II2FY-=~76-ZFD8;I&*W?5$8PrLvi#iZnzgH!{Mq@~I8BI<g5fl(uxRE;Es=Xt4J#{U{c$0Jc}ImNNRU<0%p>4zt2AysfY_C#zGY
D>WXklCAzT<g`aH$}-9@c{2{N94jO&mM}WC{i&m^*ds2ojxQcBxF`TLVzId~Cow}ca;D6uuAWmdH!#4nsjU<wfUv|NcdX{E{jH#^
H?V4-;w=5GAg!*lovm82yR!=_=rJ}SC$#~z;j;~~z_M~IytK5iH?I#ekhv8pA}|rN_%JIWU$TrPov6JnYBM0SVky-w(zK^Ay)H8?
jkD4*SG21rek;YgEiyE&@~sfGye<y7YO#eaM5u=}>?+2x_pW#{x2P$y8n*B)JT3RLQ7{2CEVehLXe(7NuC)TMGp;xkr?SbT)i5Y0
JSILWZZ55<o-fWazaOozf+vY1Xr!z&`l+9+R<pk@6QqQzm@}=Yd$2I4L97b3aJ8p1iZG!i;Wq5AEwI0?f*a;D8Wu0Kz^kzqpt(!6
z%I@&Bs7GqMXdv^)wClq(WzB10JM0as<MMI4=MPqwWxHnS2gA^TC|^^$S0eWS*Z~&-?0F%oiLs-ku)VPJFclNT(8_LP_WB3jj)q1
Xfd&@Br)bNjJLQg*EG(q04jkktE&;IXt0+tps@z8BCY?c;VTz6TBM3J4J`{Ubg-~7!7CXlj2_%GrZ4g`Z#0ZDFtuqkvM|806SqSq
O(zu{U9Uc?%(NS-l&NzquOzlD*d>oJ-X(G}fvJ9`uQG0{h9t$XHX?s7DKsxDudVC1C$xF2;jAPt^e*nO5-n9RGOw#L=`ds<9JDhX
9<u!`4Y13t<}QXWR4=?OXR<~!_96x>!7Z>XK(q=o+o{m0Pq7j#hOiH@Su_N$eXve2wjmL$2dio!{VbrYVILr=B(0e=4>A5QShH@i
O*0#)%`iBv@Ty0tm#JWyuPY6%^DL^gSRo{`WvfFY$Fi5X1TYRP`m!@I39qTFf3t)y^(@q;4Y;^2H7q7A5im8gJtzpT%`CYxiJt1T
4Xx)aGp#hO6tvGTHz_Q&0WA(09IBHs3a*|hoiI);|1D0e1}}y*OQ*avqAgD{L#ZybCoJ!<r5jqRB`Sn5Q8B5lm9gZsP%#R$PbQC|
5-`&(Q6&DcBsJ}`Br6xS39z!SUaWSZRHW@LH?4WFMk+inOES`~PPB)x`Z9l|0Waeqy|6Q>?<}A!ZMHt546hEgd9D;S8Zl_EpDnU5
(5@XaN;PXVBDCDL3A0bO<1s(81TI{$a;r=-@u4L#gR>SgWwOh-rL1DKJFjAz(5NXVf2P=_TO%1OjI1-P^eI>@X|MV$3$4$))v-#d
k|;|g<*sTlL@&88{3@ET2)FmOdaXUIps4PzqB6Ob?yA_Ty0wEcn=RlV$1%4lPOh7%mNfe`X|w4w1FhmP!>$o6H7sYS|Ed@+{wfJ1
+c2vr!miyd`7BYbhb>H|qA}z%8m}d$gE4lu3nMV4c&m}JQ?QD-YPFgpRI|7xV=ee91}^@aaxVe1C@OWSfw9as)|rVZL?qfU+pyuW
v#^>mBD6WG4=u+iQ>2tFYp!20a}b*}fGtq8CAhh^cQdH2#i*bqAu$~^5ICK(61DoScr)H2G%ir5P_$Vr%e2a<LM~LXpRO>r?4mg<
9j`<(1F)2~)+p&KR4qI$fGhVUJ2MokaT!Z3X|P(bxhiF_i7w)rYpeC7mn&2;buJMyLNPTipS8Li+%uxBe6U+G(zRPDe=s(&w5DdY
;j!(pTrcvkmoNpexihu3b}+4|2Qd+;6)$qB3AHk_jUd37My{x=i7HFBqppZB`LuGWb1UXBLNHM<5w>!$E3JE@AuKJSEgDg`&K(r1
H8P7VY%3Nmin35DET=HGGb#=##xaz(KQb$+j;=H<crf)YoVRwT1~W4pttslH^ez1`SE#bID>8qxys%5P^RsxHrLGh$5wj>F-7-%m
1}c%PXs+b0s4=!Ok+3GN!>W@iLanYat*IrcZ?+S$c(Dwq`YFLM=rF)58?5>;eW)KAiZM{Iku0>eFfIZq&o7;*z@&YxX{akOShTP#
bhM$V2Q)P{5h{i!=`8mxATZP~4lpDxAS@xUm$M);swz4$oiI2pw6S2gLMWfD%cI$>q%6TOvb2b?A~C%zcr1UY-Ljvs12LbhEHBa}
VKR=gEG%`f{4Ig9B`2A%nydjVavE4MY%XE4Y%RvAVJw6)>#|obzp%}vYN%K&&acI)jvZVuC@2E2nyr7eBrx?Z{4B4lUMGJog)V2X
8ZQd1GqFvtm>_Vnx+9e`TBKzt!?UTdEi-tdDX(U*c(4Vl4x~gh1+3XH!>r&i@FnZ8UmR5>a*x$7fU5Q}&NQkk5HX)H$RqBut1bPn
S*paeJgKRdZnJN$7qYA{q%2CTe6pY@$*dHkWvR&<T{IS{UMnmpX|Bk#i7ERqeKM>wu&e*HP%GXw&Mru$2esa|b*-N+_p+`u1-8Jc
yDd<shN(+5xGHQj5wo}}aID%H&@!kapDr-7AE|?^{;Uxw`z)@h*DYMLKraQiw3ebVxUk47<f`biKQLdiFEMH`C$yQgn=nPHxupOr
Hm*%B)09A`G^y7l2r!nfDXx{UqBMLl@G(=bv9pdMsw{%Fr?3nvpd`JmWie4O`Y^n)xSX-9LoA)JQlzM(fiO=jS}YQ?l&p$0v9Jaz
g($}|1F&K&*BBc#P_uX|;kbaP46uT$^RLUb#w>3qtTFy9lq&JLWGMNx*tW{F6)a*j-m*fp0w`lBv@Xi9XtJWO2PJ_oy*B@x$RM*V
crSybdM8OPtE`<dfG~!v6)zPeOfh6NlQ8U`ps|xE-zE#8-m-zH)Uf(7*R3Zq8!vsIdbEtFSuUKhSsfg(voB~af-5Shd9%;33Njt6
?=Ic1xUjIar!jP=OEL5%`K}1Eb1_b*yQ;alW~k?=k*fZuwyZBTq%VxHi!kIZY_n&p9Jj)w-LYS}-Z8ls7B7S^3#iPcDlHBydMaF@
88OQy*RYDPtDxC4;;?-#j<FOnRj?Vd-?BZjYNrh_L$KR0LZ}ibaH1(RDlqja&Z%#%d7o!7VKBm};4wfk&afA(+Or$9fiar4ZZLng
yegfm{jf<f5iE|lY@TPS0JLH;(6Mu->$g0p+%smf7PZAF?=!-#&n{Q6u`d&}xhn&-a<Dok&@u`t46949=b;lc7PJ?!4YT{Nmmu9M
`!B(*r87{j;T+j8AFwW{A*MmB+bHicXR&9pBrp>&1u6?8ag<6aQ!0e9crEU+d@EC}u(T>Oj<(dam#EIKZzejj=ch+3Ft$o8B&mG0
W3xrB#IGDQ5vISknxML|v9v%f52zb4d9M64?j|6$VX}?3F{wZ<FQ->7yrB}aT&Ml89xGk63b8!33o<gZH!%#K^Q{&$QLgE#e6NVC
Ua!6^#;sQ|xv@PhAEUJ@X)S~*HLV(|Dy8%;2(z53c&$ygVWyL>1ul88*)$0;tte6~VX%0zt1Ln^4yQydDz|8?OdmBat*BnEnl3@E
k1<U$GqV-2C@(EFjjLFxS~480wY1<RgRzCMtf-VSXDml9xwJbdu`%DTC@Q?Oe<W%!YbcDagsQ$Z@wk+&qOfQzTd!!Sf1VSr5wvr(
_A<?^b|fdVsj{DzAg_L}=O#?7C9w)H#xcAoYcY^9CbVy=fi%4&zp*v3STf@@7BYG%Y_V)D6SUE=inJ0hJ*^?L<Sn@{rLb$PN-vzE
1+q;lO0k5s<0=~vLo-vcPOVoj+JLbr2s8pRH?GI9z^6{KxU|Hzw;+r&Xs2bZs<iO5zOh8C7%Nh)C9Z+6EwI-!5w+;84lKv8Hnn=C
Yb&6z@T@<v@hNz$0V3NiAu=j4hb__~Wv(EqwJ;E{HL(J*s<23|QlyfzC9O~>dnjtJWil(XsU)T~>@t@#hbrT;zALe*b+*ni_bo`Y
e=@cyVzZbm4YvO;VXGo58Yye76Rah%WTc6(h_2AL<*~vmAhlq!s4{T5<DbbXsH=7}ttk~P{IAe4S+ysyp`4;E^RZnqd@hY953x=&
)1l(9(lsh9T&V>yRH^T;r?dnwjw2bc@g#UD<S^7OFfh+8sjx(&@t&$Ro1maEN-V!H%PfMcY_{qx8!<Pr$FVCbLMG;-XDaq5C$n_5
S*k^}*|Z2DkTP1fQ=-l*T($YPXt4z`#;+c(Vl|hu{i)F`rMN9H2&}*`=%gH}L$!yp5g6U9&@FegBQAq70Wke6q_Cf~hACw={j(z|
R<iOhzpykU&L#$=^)f;)$1=FEgd$cbDX{XIv9*9L$+5sFXfDpJlbl$!B`&$J_$z0%II9n{C@oa5U?{Y$YAjeJ8Y!Ns1fza9m8(Ij
fUguW0-;efh^YN1A}Y+XpCE&<E-+>*gE0FXzOxH4nyfFXE+5@5!m>89!YI0|P_iYtMKCO_rL(@R8Z6GNcdp4S6ti))lc_MSva*0M
YqgLm&ZWAqzb{p_tf{mi=cA7+Z?ShU(6E&m95L^ysw4|6=`jDQ-LZkMcc|U39x>-A7pN1sP%LAue4nl<^r~I81+{*oHzEioezB0U
%_#FPg`}V;d!;%sEioIn88Xr?<ueQ{4lV_&qPIIVDXR`16|E$%K)8dazOE)R_$qKQ$){K|V65RXWH73<kTGVjlPh2(<+A9tWVFCA
4YiaoC!~z5)Ga(N#<B*spS0bmzAIZT)Ua)yYBcLE3N*SV8Z42i#<0k@{jo<c-Y(EGj;<KH;;^cq&8c^)CogNVh$|}<)U_S3BD3wZ
t});%GB5U@#;;$kxUBjt-7KiCKd;WTFsy5^Y^qHxyDx?)6}2<Cx2>fu+%h&V)Gn>2Lom=FJ1|-;axM2R4l>iNM=NeK>9V1)%&TRr
nX=$3;j(Bd4xy;ESTrB3fHLQ<I<Tp;i7i?%SRc={6)-EUD6sn-jIEosV6hA-)Tmc43Z`8v%`t?tV69ZN!Li4!V=+>&jw=MLE2&kZ
GBJ9x?5=#Wy)h}bilj5LL$CxUakNb*X`Ev&zA1UMps|TDP^?#~T&*B4+p3|fiLC*q=Pkvg9IF^18?C1_i7Z#MFs@axMl>y=Sgm0q
BeZL*VWg@obgr~388O{2)2*^1w5`>*nJ_;q_qf%sU@YM*D6tPP(6P%hgDIggt*-|z{-+c)$1wk|mm=*ZlP&tN*{t876EFufwk<O>
!;L?!>nXJu2BjdZSg2_!#4#GRtTL=GXQ>>lB(P>J3#f}LBreIC;4P)0ShPkS*eH1@DJB^!W-TBrT`X$1YN!ph7O)?*2`@mnwXvTh
BO)HN*sI|yh_jTn#-~iMzPhI~GNU!Qxw7!2qa+ltl&(iElc_ox)V5hEI<34dwW^!5y()w(xF<8TQn4>36(@o$xG)2v2{Cw?<BdG4
DllZN2rEgdYbMLEfH5ktu`nVtCn@Z%SEYn7s;$s7ZZku%b}*l)y|PNL%d;u28L*+G`mGPFTrul0>aQy>6);V#z_hO@T&%{Z$}>zh
vnm9$Jd=pC{IstxA}r!GM;*(reX^>w?zC<ud#!FL<}C3sRkReaVzDN&m@V8Z>oTP;OSI{#9k4kx<gU>#T`o8%>M^sa)G&~<YBcvS
O{$(V=o}NW$FrHNJFFQoC8hteJTm{Yjw!>tm$VD7ET~R0G_^#wKs3`at22zUldiS2t}O+tt*VSHOQOH5Coc7|gR;Mv?=N{O(k=Na
RxNR&Y`CMeHX-OOb*&66^eN0LH7pw^;4Km>m!7>TelhqhccWjV9xPI^0x^E5wkb$6F0G2KDm0<2j<g6YmbD2oHZ|a%3#(bO$S4~s
DJp-k`LOM}oiYuux->a0V=<eqMy+}<P^@&Vld`KT6{+hkUAT?3v?zkDt0;q{gR}gub24ZlSgJ-U)FzUxT`<NmA~DP`xG}^gz7>_Q
+%WYu!L(bd3z#A_0W9+{p|xSLp&;@q#igOC-!l3%b}G`H$}*#|rYq?*k&e+bJTF|aUNg!y9xunWGN_|5akV-uD6hV<C^6%j<)+E7
0IhDfeyx$IoG6p9M7Y?mz%Ib04X9?Zx+(FKa<8W?H>&w8g09xP_^|G?y)rW|475YBoG$OKld)bj3Nm=K87x$@`>lGdqb_|ejIOaT
ZXixEu&x>_Tp)-r+$kqA!7y~1r!p!vd$Tz;Dm4_flCV6fZ?bbGFs$RDQLY`h`yK%<bFnocLorS*dN3p?v9&oYT&$_7iK_TBKeHmR
6*3|v(zP5iEha#*CbGt*P_uHhGB7MCl&BT0+_1nYNwCNe`!NTx6RIz<y&sk;O0dDNkE(|(gEZ1AbTbz;Gc4&aX)%B(Z?OO}oiJ?{
;VI6q^)J-0IV~eB7qj>>C>6snW-uPKd#;196Q~U;FsmUYZ7@NrN25eBeJ#}}6t}%Fh`1`QzANo7YbZ~j=dy6M0VngdCogxeM<6b-
eH<AebFO42LaE5A3^4L6lCHZkB%eB`SFgV_b2J;Pj4U)YP^{}Q$uJbB(y-UJO)|o;cQAM@ovb&i>N1C@|FA2tZ7h$n<*wo^BC;i}
ZLXa(AS3=U12&8^nym{o*Dd)j!!@_8b*Y;;X|{5zGcK<zzcFsG^|T!>vNB|<{G=NwdaE?HWwCcJ!y|nq&a4kFey;7P$fkR-^t2VY
cC%-+v$qkccC9<QC^WmT!mTzd$Fj;WudVAXYqd_a*{bHR=d3v}gsz1$r>=;zYp@i!yeF%&|18lZRiR<4oUyDV#WH^^1F-@)OEH7D
12j#vuq)QFX&`ejxT&zTp0+|X`?NcitSC>6zODwZmn|?e-!YspRWLWP39<vU5Uf`&K^JkgvoC(ACA7@0;VxgNtFF-_MkrvMnlEB5
t~1lBZ7?~o<R~gKyCae`OsWpE1E*}XZY^lAd?a%#s<ka5W3H&L!k*+T<F|7$sij4==a?`q9<f_AFf2ngS2Nx-nX(9*bTr(j@HC+;
7cK6$og}`sVJKg)hap8SRVrbd+^!O{Fe*!^n5xkysi_w$V=hN4NUpmwxG)B>uB<nwbg4TquB`tg9JJ%DOROlZ=rV0ACN$kE@~tPd
t0mQ{Suy-C`LgLQ4={wU`y^?xyR5k_^{CFW1TerZ$uelR(x@A>(=?2)^082=eXS}qj<9L9$1VJ{xUsIZ?6hGn7%mOAqAI5^87noh
)v;u*u`)0(=CYQcz@KWOjv#!q-?WsSaWWD!)*%$8$uVrG;;vONbEOC}Q?!e<?W!cOrmRmb+$*{t`zznC9;+a(N2+r&k}#zr6tw-V
h_XYnHK@5NGANfbBC>Wd<SvG&Ik1Z=@~liK!z%$Rd@SUpXsw{A9;xH9MX;_Mn=tg59JEiY<}i#bmN93r+@M-D#Ig*sYcngX|D>`g
4KRB%E;A#P=PYZiIx#XX2`*JMJTQ^4N2gk-STj_u3a3IY<}chaHZyLmV=RoYN~;YZ{;(^qV>DqY^|Icqt}~r445}b6fGfSVuPlip
j<M4wQ>opy$}g}oh$Kg@>8jVRQX)yMTQf~8b+eByd?ysHYc%R5!X~vXn6PdzqP1hOxumGHUbcj$Z?VuVfU2i4u&)@h(JD$Wzca9|
^RX1LbEWSuLW{MqZYZLx4JxM*2(=EmVWmSL(<`c}l`)gE6DVA*>oLSFnyJpT@ULYv$E+$Z$DEwDMy3q1^00&}H>)14f-X!kQZKKs
=QEY8WU^r?A1*?vJSW;4PBmpHcda2bF0eeX`Kqig<F)TBfwB#>xUsph_N#U(<+egEqPEU4Zl+kY(=Oq$+M+_ZQna+6127S(aWD(8
STZcNZK`Xj;xKSEU#UMZ3M!ASz#zLcqA`;+vM?a68Y#6PEvcWZ6*BrPfT<KP60UY3pe`}B1};afH?3kMnXx&nQ!;w0Mzb6yjHuJB
EV0%#)~P+U&!x<)XRJn~VW&2?qA2H?XQ^_r3$Xnxa4QM07_(2U?lJ$Mk}(Cc&@G@X{HHdgq$waSBd|`UG%&j{$gaJyJt-=vcpi7G
9kPruv$7>K11@B&CATUu?klOL6Ec}GA}KDjzb1aLAGGW-l_yd%46vfFdnfQPf}BJyJ*gDDJFkbchOEl6-Lkr@q_18sQK(F>M6ipp
B&yY}9Jn|r_qG)v2dP1s<)uR?l`tYJJ+{oSk}d_YBQz+Z$1yjs1TONm3?{ZKGckCoaWHu$$TGpJKcc~{eXc~b&#!tiX0y~UkSzJK
3p52S+pQZg#WAZe^)8LB^{d#NaICpC9<oy}p0WF#VX`4Ki>f##Nw9RU7^iHn1S|BV{xxJWUbHQ<(lWv^ORy*@{V78+<+NBVM=uAO
o+&;t>9k`j0WKdgkftxNjj`#cPb$5x#IYf*yD*xpgfKNNhApo!A-2x7<gzffZ@43{HLPi|BPm_1ZKo%)BdO6Wwy=w{x}aUI2etaE
w=U4BNwqArG_)G9$T5em7p?NINi}pXKef=asVp<A$}Og@rL<ry6CO*bVY6^3WV7qABs3W|FtivlS1VFA#Ix<SjWhf)&9uX|r!mg4
#xd<LlP}<{J1j{upfEDAD>5QCk0v@ZHmVt|O*5IK$gnRQWi<0FwzQHV*R&I({i-1}=%^<r129oCFfgC0rZU^DKCKfnF)Xr~QLrDa
oU4+p?y1Nq{I?Idt+3D}w=x>DWg~XDPAt^1J+j3x!LY_HwIkE6WvLIa4=7HnLb7!(YBNYMShNDLD=oz=$+gU{rl{tehp-5+ATXOL
gsf1jH!qQ~nJ+!41+?<8t|$Yz(XMv1cP&$}&#R{_NG^M@STLxv?5wM{0IL|ZJhB@#-7UMZUbGOa@uvr{g{;0Yt+UZ2MYFCT*{W(W
izptmKO{9Z7p<tR7`In0WUQbtb~SCRYBeL6xvP1zzAxmb6Dut)9ku{87PZu^RIs)rFQ|8@BcVO8IIxJU&$V?i2PUW~I5HkCwy!lV
v@fZu5U?C8GO<Ij1Tn~t8!Q>DTCmD6(X=BmM=K~Q7q!2gCb5|mn5I*-s54lxC^V|5ysDzOOdX3X?JnFjDX2gwJeOFpjIlVc@vOhJ
peIB$+%5z!leE1ke6i>?ajc29Vl~600ItO{)v@TJ*06rEb+julZY{B{(72o+c`>G`4zTU1ogBictTG-TXfW8W<u}YQ9I-<;@~~*I
G@ckVjksvGk}rg`_%JoCelQ!f#4%nq*(`J}m@<?!SFr`Ky0fe<8nmjZeXhi@zNh>!RIV?s8niU1Y%(OAEwins4LP<l0;!6i?6;O7
g*Lme)gytonlP=TZm*&&?kKUeO0W<yk(bA}IIg0qWj9W<NtSo5`mFRa!L#Elg)^|J)UY=+0WA40>8y7vC#@$faw`Zi12iG8D>3>Z
QL!X2_Pd@e9kKD4R3bI5*R<8M`>HK3y0PN9oGdk>J+MF{m#_%AU9l7<=&{GAEhz-HZYmP8b0>>4_M@1#Nvwh^7cx_*Hn__zxg?l0
x~$GH&Ze0yytaL=GqYf@Cn`*^;xF>C5htr5EUf!9#IA$2X{R%=Cnue-<txXuf-5I3tTh=eGqvR<H?lOVo3shCf~JnG#Ihi=)hMqo
jixmyX0$sdB&8F!d$aAgI5m{1VX+Ugzp`>IKd;|2MzJq6{;>BNs4wm=ZY>|NQmzg#<Es3ix3M*^sw_n%*{QdzK`+m*^`e$6OfK*+
Y%W_TMlgb|%&-NlkhQv^;w+G^Ni(xF4KcL2gE2ZOrmC$hl(9Rp46wv6O`*)Qd9NBY(=a2n?l6V0PPK_Fq%_kkd^1ckUMrI_6E$(P
WhZ^J&b9j_+$h_t9I%?S=d_Wk6tPgK6QBkx(61S$jx+fzEwJP>iL~x360Dpp6Pos~hp(k3ovorYUNYXcAv3Qnxiz&j_$zcTxUhdS
o0x^LZ!vo@BDJ0~6{(gl)~WR|qA>QQXflYh`?h#4;Va>?YciWK6tBs#rYJ@(g|J;J1u{3F#<g^_6SDrV!nDh=(6UXno~T1JQns#@
XexX%s3%1+LZ)&wUNiYFezQ`vJuY1_3o{e3$E-yy0I+s5D<7||mo*8po-!aXskdq?h@=IxD7NCUHM9$`@-Sm4YcZp^@}N^M_%nB~
5U^&lE-}$CvoHg&G_)qD2QT}mAG+YPJ2kkh=%X*N$|RIFAub^@R=04g2C~knTDDCxP_yc=TrFI!{49tpxGI4tura<Uv>pXB?za%O
7qho5Jg@~etg&*qdo89dZZER0P^}*^#jr&%qAAxBxUGC1imGTT+opS~ey7AFrXa$ykFPc_8!&aTc(_I}zb&bqA+F1^peot4<Sucr
5v=+zV6Ag7cCphfBP<*-qAH!UD3W`n=ORur!LnPePqJXMajI9W5HLorax(%g&ae9<Td<=Xgtct4bua=ibFiGZCNep*6R@f<53C5V
X{=o!b+%)yg|%ic`6$XJ<1h0w-Li42*tFELdoi3f9I>*nYB3xZa5O8jFfq(BAGm!lFtjDKEwD1Elr*-qJ}7Z6tt=+3;<cEi5-KmO
1TI6aS1MJcBQ=FCw=3Bz>aRw!FgGWsF10nYEw13RpDf)o(k%cpBeE*1G^8i3hOt#L?K7+@xUQR{ny=!qBeG91g{`EaQmx@A%r3~U
fvqhq-mo2%Wv{KUNT+A7jIkrIU6k*+$hC+r60OK2#;$`j!yjX<G%Rc}Yox6$IJDrcRxR)-{-TjG9<)EHJtm7KQm!nsAhcUBuBDtY
XD7KY{V4o2a;~1J-LYCGyexJx1+-tWN3Zm>tgvV$rlBJ&KdTk8Yb*0Gkf>9&46+_Dl(MleDX=!Kf-@(w5w(sn@g7RFUbjso5T~27
buO1OMX`LbW;6S+wKCwTs3x&4f1LX+{jKjaVX!SJ&ac}hqbz1ANUZ@gswz?^2r(Tnd@JxWptfD70;VId&b6eX?XTY@lCEVHBr&ir
y{#P~?y`0?2`t92g|?}w(=WR%bTpQ-Znh&Ra;;)BZl3P6rK&Wjey!)Kfi!2cj4r#iVlWgQZ5&{)*)1`u;VSJQTrSnMx-ZZuN-P_-
;IURPpQQ&MtuE0o87|&1+A;H`h%mq@$F&);ovy2~!7v`Hf*_Z*La>Rjo~}Qf`Z7AJ+Oj4!MJQr5s<4~1S1lDY)G;x$f3-<0sieZ9
<+y3KBeZBRU#<qTz^Udl(yCY*U$xn(X|m(62{_I&^r^EP@H6+Og{Zut1-42e5wEu{=`wGrEignhLMHz+@30IjK`=)xMXUa$4XD>E
6(txYL$b}O^(`2$B{JJF{i%2`%^*7^NvE4JdoX&bs<0a)rm;IMr!s~u{;<@p2s1}C<*h}w(Xzj?l_{wseW@`rvnc$sx2=Mx@2{;T
GqAcdRxU9xFEFk#m@z!DyQDj%r?|{4F1Lp<5HaN~m#>hm1gj3V-Klb=cP}`zO0XlezBCE6<t=`*N-+(x=%XMs@+S_nYAAoLN3jyL
uq%A8&8>eZC#R9MIWpd}lD3UAq_mMBDzv|m>?UF^n=qiPsxhy*C$F8XO0=Z5zp^GY|EmQs%c@^B;xLD*kFv71uPH*QAG5ABnI*V3
R-^_jFD-wu-n60^BdiLf2BRx3nyUY<6|T&v3$T-|Fs}_UFQikXb*V)y7ci$FhAi|jNUvEh^(!bYGAv~wV6+6Zfi*%RPA#Rl@-tvD
AS^Pl_^}^2<{Ndhxu_sC<T1*uN;P^i(X#XubGD(f)ijwjWHcNs4!O{?C^Y4-_@ntUi?UTPB(VD}a;vbc#jf)t^0DHwVXWpWFSNTZ
TBr1zoHgSyZL=0LGPu*F6QyvipeXg5N->i$wKIA)-Zb;6FRBGG7cJ^C0yH$SHMZE9t}-S$aIzP&_os8NGcPqVgEICo=d9kSjh_jy
-LWbvhb6-)>aFQA7qtAaaj;CXBrqZ|6fMRusj65pfUr5MR4y){1*oQ_m9c;=+B5JhgRDcbKD2u<q`A4V>MA^~LoBH)?k%}6Tc?XB
JFrBv!>}5$O0k}(u%neP6Q?_|ZK2vN!7ZAtRV`Djz^oplDloh#<|@lC7p;ddD6NjPVKCLF^r-?iFR+m__b|^giYa`uWvm6XQZqNJ
PBOACZL*@WL#aD3J+iehFt7Y6f~i}peXwM$6}11XR4Gs{04EwJs<4x;e;ZULrZVfRYpa*7c(MX7(ytY$3oh=nr=<xj^{|Qqf2wsc
gr)c?OSGCdxGPMkuD9kbrLh|^%dldt^Rrwns4)C6t*s%jMkpAv0i}ttJ25`0{;;YpO&&|O{w%DpQ7M6`yfKTg9j5s+IIt_TM6awd
+A7eq{4J2OQ!w|n=BUP{z#>2>wWwVxf3pFw0j(z}HL1chqO@u$hcksLy&!!v6tu`ODX`_M6E2=Lwy!m;{;YQ_b|qFV{;)V98>^Kv
?jXc4XR&Iohp<+(619{f_A0J4u_3myNiZ$2T&=b;uPZXLWiK47?6#IL=epY+%Cst{6uUSrMy^sVbf^3;iz^Tz3N%nNFsdD~V=ojh
MJd0vM>MFc&a5G@Y^BezxiI!90kEGhSu*@EW-UChP%Kui44e<Dt*R}Q-LP-7c`x*?u_V8<@1aRB;~wE9OeJ)s<f-~JBCS&_wJPT>
SFb2ABP`!3b}&saE3hgp3pN(8OC{(h`>)8WJfCwdQ!FEwps!gkw5wYv-Kb}%Ua_;NV>CCgw697qE3fPzZ?Kv!f2o<NowTK`3N^W|
POZ%|#<xB#qOp>t46g^SwXX`Np|UhCVkyP2D70f74z&WZP&81jfi9G^EiGsqP%N*q#<zg27OnZFoT{xbk1>k1-?GA^|1t(7Z7B4y
3^t&*oG73ob*>|)t}w(fX0$}M8!ApJ!7qRtp(JcDgR8ouyRNXZ#IXi6Y_);2`6@6p%`zG_54Gefz%mph;jE>UeyFK2OSD`o6R}gQ
!Z7SK=`Fab@vs;!2CAVUi8B|gKCV-*)iO&gBDSt2Bc^m7Zm_SmP_VtRh$;uFlr=-Nnx^@z^sq`M4<v6ckuNhRFEm~<Y%Dx5H>`oN
B^lHz#I!A|d8o9rf}eb{DJ}4zDY!|h&n<eMX03=Pd9kZ8`Yg?`o~zF&f~68FKQX*3d#Wxk?x_K>U@RfHY^_t5<ToOy_qM4qe=p!P
ST6Rj{;a~R4y^$+F|=$rODEGXbFpVGL9t@A3^akJgDtq1fGu>m1~Dq6pe^yQ0xtNl^rhx8L$E!Z4z*|~5URVNFRoX#bul<FBQ40R
&n-hT1282rs4CYilQ5hr1}w>`z$Z|pQ!Jz{9I~z*6|X@nYOqr){HT2?HZGhac((wVbuG%VH!_i>TeB6hTr2RY$}Cg19WgC0*QD34
6SFj~c`*_#Qm`yDIjJ=_urx@g)vq(O2DI%fjjnF77pH5jKC{d&(=?DXSFSj)CbR%82rND+ShxSMBC-S}2eWsxW3L;z3@BH$F1O<>
AR>M!LoI8ofHA``BDEK^uPNLv^{a5PvymgP^)AD*T&`I$JtYt#j-HpTJ1&eS!!Q4wyr_M<L$H;&3$$aJr7y~@i=_iBTC*uJn6kUF
r>IXYqOKgZI<yKd?J1ck@-R)Xm^KNq!mX4c;wZy1-!VwHk1<ms^0aU%Be2piq%Do5qnjA0`!q|atg;9sfvW%^ptbI~39n<O7Bp|J
O(&MMnk)+_2Q)0Q^s@6ZzqP9|>aQ3ythFPp-?L3NSS}we_ox*vptZatnzqg`2dwR=m$RO+wynvko~ggCI+Xmefvli2^DBa?HZr%g
l&oAU{WAQn*{kHV>8rc07BW8_udP0*Lp1*?Y^eLPrKKM%BB~3m`Xpo}xGV^=Xs#5gp{=vFJ+@`AUn+$(0yBy*OECVmA1!FI5w54N
qA_eUd@{VO<t_@UwJ|xk)~!S{X0*+?oH6ONgEYh|9W!JvXf`gRK`WWA2QWykw6Nc*)~#K&@h!A0<FC%KiL-hp%P3i^t~7foj-=_K
&9VL=rme{+wyhH~^01^bDyy9$3Mp?gL9}YK^Ro4vkuOECIxSAPFfL84e=Q2I8>m#UAs5jyoGm*rc`d9kj<RE>tumXXNUIvCA}dy^
e5cQ}maW4iU9zyC)~B#E#x(XNvmG+E_a}5HJhi4UDKHQ(ey&-YmagS0Gqc8<ovl+b#VxC@DY1E`nKO?s^fJq_O{r2SK{Q)1Q8EiG
-6$0-eX=MoUAG^zH8aY!!LU=clCh1YRW_h2ld%6Uw5|WC|F_pBny-PZYqO22EHBxyUny9wE-v(-yf8(xr?PIZDKud*M5^<yvMQgj
jkFLi2ehlK+_fg1HL=C4-zP<>)+;6}gE0T3oS)h)#V(GpXQ4f;<}aqOU#?p>4>FQ2Au%JkpEZH66)#7u^d)eo;<50r8@CuV*(uhu
h%ZyHuQF`3W~^{6mMya@?J<)unzHjTJFH`;1gklz<g@>_bub69B&z8v2d<v1Qz=F;p0qhM`!r9i<1)vvi>)uHF|<aov@i`YxTp^=
@-28R6fre37c`PLaIsdj%&9%FKem)Od#;ADr?(5VPa=>lsH_s6=dFD){4l>UDzmw_U9U8>c%&t;W3+m)Y%2M)_OI`;vn@a{4=^Pm
rmzO2;W81l^D~*X*)+Bz=rv-m8ZW6Y?ygX<K(tA%a195pd@&EJM<RYLG^tsxb}?0~BP;<jtSYKA!LQ6L>@0aOnX?2m_c8&jfwM`i
Kd?L)M>JWnk}$<CB`hVf_bINibSsfAUa&E>CM{p7Q=GW4wWP4C-m>PnH7sJRx3ym=)i0yHFRooMl&(T9ai!FvGq9Dg3$0ABl&rNZ
va5is-7Ix45-Wf$WwVW|LoPfo5~`T7FDiL5TeDsuw5m}uKrG6x*Ce~7yE3ROza<hX-6@PV`?T*c=_La#o2MKs@GGvh;W5Q9rLjsj
&#Z*CiY{Ixg(@7f94^MG^R7>`{VW`~5HeV?%`sgv;V?Tc9V1mOuPnziJ1?`ic`{ltZY^W8=(F=Qt+EL;^)P0)eJr4~@314V+%Tr6
N2%K^k}IYl53D~mNhw{gx3I7+bFl&_v$MCV&914jXR#45Ewjii!>doJ;VpMEs;&k!2BhIJelL_PKdcn3d#yh)Co%i8<*`;SLb4;L
#i>xLIyJd2%rnv?C$z|@4lNb2F}9zmrnK~*?4`uBwj~d>7%O<FHLnmMk|TdKN~N)^T`elDD6M&#g0)R0n<JDUT(N2^STHLuYN%8*
lCfH>Nvy3j;jId@^DkE&q@fP9zbF8<5hL$2TrmN#MkU5FdaQUf&ZjCh<g7fZLb1oNa4;pb_q1L#^e_Cc^Rz#;`7NroSgpslJTF|Z
r!Y%09kB$qYcRqyTQ(mh7c_}2Z?lXrl&~K)fhjGv1v5`BOt6!jCA9q=gsM2N$gaUIH?#V(W--AofvvbQZ?u51sx2=m*eyIG3aweN
>?`lB<)*c?d90$YLNo}mV=wb9Gc$TJ4yU;+vaUg>3a+iBZ!-U_lC1P57pxSn!m&xThcfCey(lQLDXD`n!Lk3N$RLq0f-pcLHLRkj
Sg_|YDKBEHC$<YTYpq?bzACaXlq#JxKrp#8%^t2ShBfXf=PtIZ%djakGA&IgTCMN2$*#Al*rP$EqAO!DWGQGXCn;T>%A>m;O1B-e
4zx72lqZj{ce150h%o;$YqKvbWiqv|@*l-5M>3T#ur55P<}jWy1uk_n#4c*JfUx_qRVi$+HLdlm9Ho{pt0W_>0ig)5`Z6#q3AR<T
2QgJF<~7nJJu<egu_BkT7c}#)fiL_o@~#NDi>xUo&o2_NR3<yK(=0SGXf#1IASIR|DImwNR5G3|Q7RBIu&_oh3omi3Dy-D2#VtUv
NU?o1BCN)=R4-Vd7_l$4tGO4qlC!cT)iKL4=`15IE-Z7gLM+Lz^rm<s>$CYV@Tv!`60~Ej?kha1(61M)`lyPgETHqUC$KiO<EBlr
Sg^IJv$H^#pRk3gb}c=x^rYCSZnU$ob0Rq?>ZR$iEw&^wX|N6*RH$yPU^SsFLa+xa_pr4p7%?WQ@}@$tQm{s@!XTNf`7`9Mq^hr>
Xe`mAL$6P#2DBrl_b#I<ShUZyXf1*<-m4<8@vJK_?5=gL#kbnBlCVoK4=~0lNvcA%F0!hpRjya9mb1aI>MMS(rK_qc94L^h+AV>w
-L}Cq3^7l(?YADNswQNx+p&l<o-G<M<FI)xtgddi88nZx7B3pJY&Dr4Gq6IoUa8_OzNw%ik+O84d7HAc8L+aN2QFr@FE*Pl<tW^!
i6}TTP_!vCR3S&2=A%WmRj4Gb)v)v~$~1$dHnCzbOSGb~KCziD0I*ms95OqsSurFvcC10RwW<O&m90#uoU;?N6fAVJ^RuWjT`-3-
)G9x&c`PHe7%sJpw5PGKmL}pf`muPhZZcG<qA~HU<*#Ne$T06NW-vytv$2J!^RW9fIIwWA+qA4FpDq-%%CD~|Ua3<tORTUcjkh>6
2`r$su`f3;?x=h%(y^kh(X44HA+Aa>4ZI(oDKP{zi6=y*;jb<)3pATFxw4BMys_^hU@wcW+^#LGJ*8i=YcFA~$gu9P5TrjU>@_bY
0XAhZBru(?%dWeuy*MN<&nlj%m?j*sHyM^NSuIAkTd$QS$+3Q<elel2%P?rKQ!RBdw6qhj5UeDs4yZ#k+_af9v7Sw)BQRSvk*f2s
46LTIlrJ<cH7OM^5~*$_ZM9scC##vCF|E)pAu}v3uO!K^@3w$3J1}amL@orjak0`UmN8Z`+A)u(nlUOa&$D+efU3$eg|E&ryDO2n
z9`SM_8sXiJ+5pi0<jyYrLT^#XfMVrevGjs@U1ALz_Ej}bEzLN6}2)d<1~4xPA%6ishh<o#4X^oPcX4EMX+hFk}w#qg(=anO)aP;
0Wklt5;C?W`5B$A!YtFU?W;?)#jxu&Sg;>4{;WtX?W%<_J*&I1elUcyRX0DZb+JaYII>$fmb7;@le9D|Zm)4Ih_nSU)vow6v@x+O
tu1^pgRNw=t~ijH6e`Uzb1!!-L$TkoKeXU2oUQ+^85(G@?l1N$v@xWw)361v60}&aR;J%8Y%^dh%&^=sY&Lcqq%j>L_My|Tzb}$B
?6gd-Zn9o2jwocXNv{p4shz>D`!J>?V6y}-6*+F5L$1pkb28~D-86(ToG^Q<?5{<vtFFr{Vz_`S`>y&f9JWHH3AAJ?Ub0*wX|h4J
Vzb~Vincr{fHYLD)Ure>0J4~_(5xt~{je~fIW&MY-Ywa%nK8$)6Qnz^xG8opWhKBh4X>>+Au)X@!=cch<S`+sy)qjy#h09{Dlv&K
sjwTX^`3d56`5=+?kM{+C7|*t05W^A^{pkZ3bOh!YObI)nXp8%)iwz;S0fRyq%%>iGBZUgdNJEGSSoL=Pc3?~MXt=QETh9Pkh4&%
WvE)RNvjMoJT=QGpQmB8ry&Ne>a%>Us4;u6rmXX_<Sm7mZmhno&ZXfqHMl7y^D*bNnKH;SoH6MX*R3?N3N=EoP#tBg$24%Lb*!W>
6|;^kXQvvmX|ZFe*DsB_>as1hJ2NdR7cd(rYcVG&hB7oPw=wu060XLcfwCJaWwl<lCZ=*I$hAT%zpx;$g|N^tvAG_qaws3Lc_=2I
D6Ld27p6unGBQFJfip^(C@N~Fn6NFRgQ>@^4>6&oD7a-GAvOdtVz<O9Y%+PQlqd`}aw<fwF)WXqI548J2e3#e87SwoXfSfLL6c&e
?X9J;39*Q)PqC;fe64z?fwTTBS1>s;NG^@3`!r><I40hbT(E+qMY2ICp&NQL^C}iCz^^YZ(6BnFz9OP595Agdb}7cF2Cu^|pedQH
B${U^l&*;>FSD;KNHeiCx~qGt2CFqQcPw@*;3Rgm4WPcWWvou3D6JGX)~gt|B&{B>b+vD$b+GWXNvUe6!?5HqFsuoyCN%K0oicu}
9IzX-WvehS*DF^wVJ|x_fdL9Ei!vUqI<$hUFf&3bOf!$MNv$EU=`iiKGNrb-l{3bkBqAxXjVPli1~acSjWVky1hp%)DKIB9>MUWl
`7JrI%dO0@x3CH?sWfJ(K&XW+kt}{SDx|)nys(+AG`A$FKd{87Gp=>C?JQcPZ!i?Jg0lXyz%fp&j3VBwl>+%GeK5MU`7E@j^f1q*
C72Z~@UI81Y_Tq{qcC%<*sDIC7^*5SxUx|w=PI@^Kd3^n=&mEHj4Rx&FRj+B#Iv5YC9%u0-lY+=4JqQXOQ{#HkTF}U7P2d^lB{Ml
<uJo7E-?iqG%}2{p0>a;H8J<7k}^~<Rj)`SRIYQjG_wP!Yc(gVW}!l~KrXVdgE1?z2DB<PJT>~X*s*V`G%#u}3Z_6b`82eoX0@F(
8?afW?J#LCG%O^f{i!^+6ESGE=(U=qBd(t)>#V#pf~eD~0Wwjom#^-vPON0E)U?zr$}E(y8?*tqvo%I8Gp;Q$NwtnMtgRiWPb^Qb
rn9grbg&2`T(zRD!!T+!NUmljqOmNm#IobD@-G^x#jWWxFfENNR<R%~Ix#vlBB}c?J+0Zb8npni4Kpt?btn5Sb*tj4M>7<z*D8Z8
sUFxcS1>Cs93|H-HlWfgm#I}Til|2>bT*@+PAasn3?f#li?@0uuPxZ5d@aeh!zN<0)tQ_zbr;dBn60KQRIbRg8>x7y3^eU7J~Q4j
Xs{_XRI+(8<gUmh6sxQ-wym`&t+q|5E~+LpEU`i@cPj3%7C3XN0WRI5$1Bn?$+C~F@T~(Y2Dluw%9TehC8k6%aU-d)IyechF(4-}
@vCnykSr=HFrQK^#VUTU@i6DGnKEmTV65h*o36F7RJFUS5vxctP%(q839S+|nJvsE@2wjsX{2N^9j`*EKrfXhX|As?yf2)wcQ5^_
-=^s;zN(p-h_*(vovbso7%%lK;3hS!^07%CjWKzlI4~rzEiA$&N->708Z^){Qz+4}OffC6U9w3rXfAuU;w9v<hPQ>UvZnJaF*JlG
F{%%=45sTRyEQJTFRo0q(<sNSnXpfy=d*h&Q?9<O0Jtl)g)SGU%e#fMsIkj6%QLLB_A(@`C$LAK3$&;$3$7kG+_SE+sx7XxHZT}7
FtqWpKB~8)Xr+~>sIx*eSEi;l>8PS9aI|)?1~eD0@T!)tkhC-}BD6uR%(K|D1uk(gNU;5^WVA*znyv1w87Tb|0x=`CgR)RCr6(yg
|1DE7eKE8ycrVN|RwSM-`?N%@)iAfOTB1d_6e5bTfG<%luCeYSFQ?P15-UZw#3+0%-Y<?NDk|%=(X^(g)3P$MGNE9yQK+A_?5j?q
r?1PlGONxjJhlQbuP=D0S~UM8Ua+{VMlN))*R0Pi4zbmTry(UXGPuPsIx*6&6QgRdg(euTXPhG-*{2pX6ES5i+_Eh&b1#7`vm+QW
;VaOvLNuuy=Pw~Apf?C5Y%+N**(U@tYOijv?XJio7$=#pfwA|l39Ljk9iR9x2&lOk>anJ=NU=9B47LQTCa~uwU@$nXD6AB#zpB`%
<gQ>a5wwFTO)ZGA$h2)Og|7do3?zRnFsxuCR<Lld`7-dGZ!lS<$t?^j)G$>kB(wsp0jZubETfSwqcqeroUYC)eXztajj%+lyRyQn
X0?Vffw%Ci>>{S9m^C~wC?PJgkh9Syqo+u-%C+aLycjv2q_G1xFtWF`1|9?>BCsQ?RWi&M-y-0y6)nXm4XnkmDxnRphO@3Q;3wBC
Zm{F9YoO_>N-XEJttXo@93<i{IJ3Vr_%f-j1*}9cT(Lu|voN+Q(kp7R?6lFJ1uW7mVK)3MgD*(5J+84Zpt69k2DM}`rl!gzFEoWJ
BC`uI4<ZAl7&hrI8!EIiyQ)jDxUl*##IK{X=Bt=57parB-K!HN(6sNa&@;v{46TYM!nO{!pDa$Zmo${NS2K?&D6AW=L@Kl?h%VbO
2&`KsBQ$oPVl#s$7qs%QDJBUoO)S?Z5U*`7pe>y)>n%X9;V7D_STPeU-?#0ttEs>-<E;cJkG8?A9V@>oGBRkiUMnFmTr)kXGA<x5
_%JsyurJ0h%A{W`^RkAwA+ixD&oLUYLM-Jh8z|wiqOX`SH!g8AZm+2%!J}_4cC?wY=Pu*1zqmpy!7U50)F>pdXD+WTN-GMoIxdJU
qp{bqGb$^nESiC|>n;H?hAJtyKCf3Kn6m6FEVe_fVJ<@-f+c}39y3L)QnX8~bfitKLNc)>?W|?1MXLI;Nih(%0<C7IGb$ab#j9^A
$g+a2fiOWWv#5G4m$iy2oUebRi?GHqk*znfy`lKBYA|1`<Sy1P0U>3roT)0Y6{`&@VK42jj4W5KRH?Kp5VVt^eyU!xgR?NP_^Zw_
p|iy_+Or9#gsI-K(6TGFtg4={SF>j)RjQb<DKWmQ1hiW%*Q<v!s<n2v*sc08W~GNLskQ->C#?#uHnY~Tf}QxWpe!S_Hnj*V^epY8
=NMwMm8NPfn3;L3`l_I@6SF=pMIuNq2e7>|>8%|puCwE;Dzz~%FRH~ZZ>(ytE3*`{KACqhlrhD!sxh&x_O$V_2{8&TGBIYR|14TG
&@uq6gSk<xk0>J`=_YHnOD%RNO)x~VV=@-F6|^U!3oNL!QZWv!<EzlK^DMP7jIAl7PORIib1+A?=CMev-Yl52eKkoU`mgsfDy-A8
1F<_Y4Y4LJb~1XkCNQlqx3h3Fo3UrLJ}AGa6|uIp=`9VNW-*GZxU<(4UaUqg9<gAwRxVkt7PLh$ez`KSj56sga4Wtn(6YHO6|m8y
^d&E^H?nOu)GlZ*H!uV&^t5@gxiNdG%&ri#rm#pS5FtagY_wFY=Oia9va=^N`Lx|NgeW4g{3&KMc(e;KR<KaCNS<3Q9IJ&ZG@|OX
POWOL&b2tOn;2}dJg#x9>9J}w#X1Bpm$5i82&Xx;ld2OR>m{KuJ}C$<`!(q_{IJ%W<1&7#Xfe90H>{wt;kVhW;Vw-smMp-tRkeUJ
k+Ux<s<LvGpeXR8(XL@Ma4oE~<)+E4&@f}M_^-#WS~5zsZmd-;PNzV$@h{>p38#9p<(<SY)U(Mm6{$TebFU{b#Hv^;cQA3UOtC4e
ZmCT)V69KILo*z*_ORM9|EILGo-2?sNVozuIyLk#;I;EHFEMm32QgQ-0xXm;uCcr*uQmRnCou7>gQW7R<+Bv8NHQL+Ppe8W=dMmJ
#Wc3DN3sbvzp}ctZ!<zPzP6sT^{hduuC3s-n<&M#@UPsim#z&UA*DQ|moqoC*(wAn#;r*v{V*D|pQGBYKr48uiz?c+VYITWIW&AM
gsQ5nx-z9Md?ZsW<ujk2AU0pQM=%esv#PW*f2`su4y7VBC$fbqy)Db9d8^j78lt`}Nv8m^RjlK$SR=A4fgGeW{I(meTQNa0Ixc3Z
0xuA$>b0t?HZ(&s9W&E2#V~~{rmlZ6O{@2<1Ttu!?<-|0(K0HxcD6V!<+JWBCNem!(X#Hf{<f$w-zxu}PcoIT)T(hP`!S`owXt%w
Z7TGb1~s0tlr0N1zpqL(8L)UX*dJdp_^9_S+$IAsqO>L`I4B(_&oF<eRV*Z|3#!7L9<r^b`LvBJgAy7s<)j0#cCv6V_bo)QAE>D=
PqA#ZvY(i*JSFQTI<c^+)2WrUSFVsXJ}U>a*e;qcps&%e8#G8X)U6gQE;9%-?5<|AUM)qi%Cai8fHm1KAuxzC=Qczrq$>cl)v(+z
$0Ua&*D8V}1TdASWxAxWR;)`kE-tn+FsnSUL7<MZ%(68w@}=#o#5VFVU9XKO5-p{++$_nlZ?JYSsIzJ`0<eQJ61KgpE;1mkCa)#1
qLolG^DlX`L8sa=CNLqi2(8IB;Ixo1^e!hQQ!g5^swv2?YbT4R>?(e<ucneQb}j8QY^ysnHLCk8psqPEoG?tG>M{j2tD$DF-L$K;
b+_&;^s#HKl(1p4hql|S3$bUo<1;a+cQ5&|2Q|7e#jNP3xUdo_c`$`5sF9Q@SE%HyIy56Rimxyz5Hx8pMyP-+j-kY}el>73__E<D
nKEZJ-l><dWHNoT&neQk-Kn=MDzIBMB(3kTgs+|~ORT}JIx*`mZ5>QBf1v&^)Uf6x!Y>{u4lk3gr7tY5U?)ec`6m*w&$FB(3$8IQ
>nqo=1gsG(Ii>KcUo%rQ3MtaG&L1<WhOg-(rZo<)A{^|j$f}Po0~XP(Ca3JIa51c<o~eJU@32s?4KSoNJ0}UIx2u0J`zR4CfiO=d
Sg^USC8HiHO)$o-BeWW^_9(!qb}BF@J*`MB2&(j~|1qAZ)UO(=MlR#5W}WV?F0|`6Y$yx0m#FeHC$<8ypR(38fweWP7^M<6y0jdz
OEZ2jWw5O><}M{1Z!>4C{4rWH5i)C}g0FTgj4#3;vZ+WepRMMwmn872p{U0)wlHwDsWN@CdNAZN__jc`&@BR?DKf0Dsw(E4v@<9&
8!l+B%Bokh>N8HWa4qpAJvc!tiKR*~@uCo>{;g~@;Ujvg)iR+pYb*P(Z7MpsS+~?I5iVFU1|PMqz%&dlfFd<EY_;{Tq^@+ZwW*ji
ak51<0<}A}=d{GJ{3k>uXDqz3<F&Z7l$Lujaw``tOR|<TIiv@(KB~+v`?2>j&oPKJG%ydUMkN|7;II`jmM$-;elDi4ji8(?f~(Cn
2(cHX7%<o@B`8EK4l)g(YB29HAv6s&_pt&n;V^oz8m=w2k~5T%!>i)5ma74+VXzl512R?}e6T68xuXoRXs@2EhB4nVV6}@ZhOi|y
7q7}NE-VtLSTS5MeJd$1U?i_Ff-YUI?yPn(9WErWd@cJjv@wUHp)Lg<lCb$Oin3d=?VyV=tuomWzqvWHl&I;Yl`-=$owH=8STcz!
|14^;#4-}KG_eS>D=h0TF11ZA)~(Di(KCal-K>78cCtsZvM!OKnJg462dx~jwXX88F|DMn<TP9;;;I>?bD(3e@FUnQbhP5IE2Ati
h%SbwmndSHqO>3|h%gm2=Q4h=`79AMhc6|t=rHQE04xP8c_<vMq$p;iE~bPoqA%q$Ga@xHVXLbwxT~74u(L@rbF7Il_oz28DYb+(
kgwmhtD&*8tv8D{k}c6OC@HfqUbx6J7qA_%7`211Lp4by&?+6Py{6nQ0j<<9q$^-3+^S45YA`3JNvA_K)3Et4q$#<ro;2RFgtAaJ
KCo0Z{j1ZjJ)Gq%d9PuW=rOvrVyHfq@uUzjBB`h@D6(>`!7{6}$1-NH4;W3Uk*~C{vm>T74=P!#G%|*;4K<InRk7<cFfI<X>aN2u
l`>N#&Mbd3Ahir4@3If1rWv#}s5K3?xG&u_=Nu_8<FBl-fh(;pBruXPAfQjBvLt#fC^TTRPb{c3l(6+OL@^+>D6=@H;H~2_*{eM)
RjiY<oGiw(fg)-%e>35zL?lBr5~|3sHnPnxY_uh{vnxWYT{S(g><ZGfMzc$*{v5@uttyQ$`XVPR%d^5XP%rhh+_B{@?=2XuMXn~S
@hhpctt@yaAEUan+cJx+S1}4AtuI(Ez%Y_D<gL{!t(VQVUoGdV<**2_=A}=p5-@l<grkTomaS~H6)MxSP&2Tt2&wn9SF0~HE;Ed*
kTK*kG_=dJMzBAqM>bQk>8$Olbuow?DzjR#qbs5)p0Z#v8ZmORYAlAb{<PXDxUbPOn64NwJ+e<PjWhtOKdpJJe<>9(IWY#IV<-T#
Eu@4s=M1!@L!z)Pm#f|||F8rxva;bZIxx$xqpqkg>7-?|bT>OF@1<lf#59_$rzAG8$EH@W+A5Q<va<rQc`(_m-<J9@OtMZelQ7FK
d$8U#6tz_<izFg8lq!ugu_SD+0v@z1sIBy)j3Ku%udvlJZ#GphkF<lKcC?-_i?83bfUKyowK5$m$}fGj^0%2NIkFC(BrVJ=@2oPk
;jdh*pQsHhoGVwf>MTmHuP`&Ho2mu1`Z9W}&$b|-{U#bL5h9bQQ7J*KD;3<StFgK*Myf&}{V;>A!>I}`rYj(##;$WPW3c(7B(RSx
WHXPao-p7p=rWNs7OwU)uCP(GPOX46%(9-akE@X|XE75a2CoRO$gdVOHYC+Dj4Z4#QZ?$ZI<oYvkgzkY$*M`Mdoj{5(6DbOo37<9
p07!;R4Aadow1*=kF(IB0VIPhYA))nE-g-|%rT)PFeL~Z+N<`l%`zLaHZ$rj0kb)*DkJo%w=3_fhMa;hkFE8oEgibC9I~k}8@EO&
(5td08?@&%v?-q`RItpM`Z2q(KQR5VD6qV==d_@zG_F4`G^r;r&MPFa6eRt%vZENRu%|gJQ?xRz<)gf*ma5S)zpeqQvZRQp39ebN
JT!JDFtnecm6&WVFsaM744vGqA)vyslC6+2YOa7W-7F%p1~m7xHn)iz_q3p}IWqdFV5q{a2DTHituT?a(;-watEp0~>9ydp^R??R
TBI4V)iE0=4zaecwyeaXwX*=Ie={(qY_Ody6{>r&XtjnVd#skVJt=fF$1fSJ0=12>_pukSn5%{xDYca){VxZw&Luf4SGDP_IWyTS
^Rt(;H88O;CoM}YY%sd7hcMfxzp#`a)~x0-nxreJ;H2g&bTGp)4>Ha#p0tIkRWa`^z?bB%ttlF>Nh&LdEwcHrlP%t{ov;V1kf}Z?
hOiDX?<nCd{x96KcP{cYOe{t%kTMoBKD0A2*(k87Ew%Knex_p{9kAP_#-`mNrLB*#`l<`DT`S}qN3CzLkumx)WiwSZR<WO|-ZE!1
)2{9=6EK#nPp>4dbSwU>si*s}y|U6WcoZ-%)0gQkF0KBuX)Hu8T_;;CjwX<iudDN|DyMt0B(+f~S*+wMt}h|3hqV12&?#Z3fhaJn
05OBFHMP+xgDsV<YcLS0*0lPu%C7S*I;lFbGq^7@yq_E+|20>&W495gxT<5Yl`&1Iv@=JzbgV9_5-JO_>nazt>lT!-LNH%5ZLo8#
52>6VkSo8d=Q5r!v=!{7%QAqec{U`o3oXYqGO>Cm+#-Xq3z}D=I5Ma)X|xfxX0R8vnKa0!I;b0}VW(Lg9JITqp_^bT5~zBva5TNJ
uB4zPSR~1>fieXf7^a&c$S+Sa@GyieIke%egDw-G0;{Acn=F$sFtGBdnWo<?e4P3mFSP2gsjKI;i!g^Z;<8ybPBZ<nEvJ06nJz!9
6*P&Zs4!xzq%}*j4Yc{PtS+k_9j>(<$RG?gJf0#e<150n9If;*kGFU&x-_!1Nv`9nCo`%l47W6{ORCwoR5e<x61Dg%Mz!Cok1rA)
U#ZBmaJ2!f-?87RKQ(PM1GZ%~pCXzvZm@JN5UR<fku8}j<E(eA4KsYUFf?E^ce2<pv!Qz~kuDS~7amwL+prQOS+N5wuBt+^D=pNf
gr1tCP_sxcQ!oxK^|e1TcCqj>Of)I7POgism8o>M;IJSs=rAuaaI+pHC@-WesGR1ok*x_bc`bb}$0IYahnjq@CNJbINvokShN3^M
F(tvXowa)|iZNNTQ7rnab+kh>SG75+BB*(#{i{wYd9kdt+psXQ{w>6<6D)hM2byK8`mSQCFDd`4c(YtD7BB!U+^p-X>nT1m5U$*!
UNluL6){IBp|A+C3NEcJw<tHMLb5$CYBc32^{ag)K{2JY<R=g-SfK*2U??)D9W7(DMYAC+j<Go~C@|A4kFo@@p0>0gYck%dJe%pV
swH%)Orc^Ti>(4Dw533-v@=;KJ*ktnWFKHH#v%PKkSnLJx-~_xQ80}!ys1_+2rc`Zs4+V#M740P+^wuIys{*%>?DvP6R`p;0;+Ho
H8g24zc4he$}+XBNvz7Gy(t-?x2{dAwXp)K5d{$~H>^l7BrBOJz_wwz46VMj+9)8hgsIanaT1%bs3`m`@-nNim93+&Ofljq(K6RD
cdgwa?HfI#H?<}-o|IaoTP*9a_pH{jF|24L3ZVcqxG+Sqy0Nw@YM$sZtFECS*)2vh%%b42E;TSP0x03Fmo)vd12I^ot*|jMDy_G=
iZ76_^CpWPtFu=skuT}6t+&oKkTo)ql`!?EBeTS>WU$?-uC_v`3N&OZPO|neaxr7I*eWixr!2rPWT+#uXeF~U-LsD&<E(Nmpf>s*
Q7=KN4>1#}oiKZ`lr<@@QMOF1_NaI;S0+faQLMPIa4_I09IRfkOR}A>II^;^*DTm9DXw0%U9p6)w<w>n*ek5IDlo>W&$0flqAc7S
@vgS5tfU#Qk+eWCh8>wKTr?N1q&7jc)2=fwxF+E*`Y~xPWILg;hqG&|ZY?%6Ng#D5s5Mfk6({X0Xe}|bO0SuuvN4M@5wmit3?00)
ktl|>W;CL#$ShJToieB(->Cqhsw~Dcs<m;jPAvp5Z>uFShO($FP_N;ua5SW`&n_)6ATkCix0c#3$uOI&mNId#v@lGt%C#;mp{9Yc
4=snYh^ia6Z@7%L`K*96+NArhMyx`z^)4_Y(V$VTUZ8TW7AilYjvx-Q$|D0UNGw~jEis0#C#qYc!zlf;xU8!pxUE4oHMESZktwyT
eX49K__L=j4KALto~gyDq^ub)f3O_4`nL`=QL^{3=PO93H!fQjP_ykcD=FTtz^mUelCX!Wk{U>@cB5=5nXwMG{;xT)J+FbXrZW?#
0kWJip(1;ypPy2)4=&fNP%lw2W}<{8q_!WgL?4YHXR^sH%qxmFx~)7bbTG{+<Dp2fnXnG2PO|Q<S}(=0v#iXtKr9Bb1+k5(p0U=f
ZKK&VBrm|M_^=5x;w4eA<)${ZaI~8ztt+6SzBHAy0wVvd-JjDlsj$#3uP;)xLoOSrvoCP9gq^Z0A+RVm^CzmPX)t3SjjIc`-mPu1
i?U*;kgcb+HZ_f@*DBSoMkdU)g{fmIskO;04x=Hpcr1F6<fw2lJt$VKK%n%g<SaHUB`oKoTBw#Y?<HXyd#_hCD6}514X@O$K`6Db
l&TMw%&xq#JgNCFO|bZ@rLPXG-mY0IxGxv9vNW_N+^o+jBrc$<zA<t#*01ZSKQJ9G>m^*U$gDT99x7okqpPGcTeQ?Ihob7S4WtjU
MJ-6M1ujXiRjNZTLZ;C&rke4hS+TOGZmWtfJ~Fv2zAfsvPOqUcl&!Hev#`&w*(m~@^DERZwV;nNmNtmEGcbd#1+_S=<+GtLfh!fW
H>&Hgy{G=O*Di}SrL4iQdLZhuUM`!diJY@DHL~Kc12J5$pQOSuZ?s7;fg!jsFt3WW1*{gc%&=ZE;i>W`P_*l+YP8}pRxf|BuqlkF
XSZXpbR6*|2CkJV(5p@?kFg54mM}pm0kt9$uQSmt>npi2gs+vVz_2{794(Bs051ZnU?;S+#~ku0t|!B*qAda}wJgan04*Uf-?ad-
V6$p6(z11>C$c-RTdYi};IcY05wTA!?lnBHr?OMBcBt;C$1R$!n<G!HR<J*?(JW{*ORJYN@ux8<tg*c$&M@aNcq{v>%B}>X$2Ng6
h^go?0<@8=Z7jqoGcT|xAgf)p9vvpGY9Q{g?=Q?V)2)Xx8o84wXt0j7i7c6`Wvr#BnI0w}z%h@k3>@gLqAl(wH?S45>#}~Vz95yT
(j4`!@vW#Y*r~-YQ?PudZmC-_hB9@sWGMEnOCnJ!C@LYecB-VROr*%M<*jHhNiChR6f6#|9IH1m@wQkqN3EH&rnF_WdMiCJ+ABRV
CMbEP^ry10buFl|x+>zSM>Zt16RZiS1+d?$|0mzBNw$ie;;_%KOrY1SZlz|eRvZl|NVWMaLNskGqbm)na4yTOktpx5NVtVA2r}|7
9WKkV$S_<h8L8hXX|V3G2Q3#Y>>4aDaV>1Hp|i%KdM3p-AgkmpM=L+KhN%3wEvrPRcQyDpkf$OfJGd_{sjUq%YO@leq_p5S3AB$W
PO;##H7S6tY`CGa_puYQX{@QF05Ght8MLRekFfKsDzI!YCbi!r6f%7)TeK{)C#%D<gEC(&sI;W2&8ZhEaVUMKm$J9A*RxBZ@GJ(k
a;ZtN1)njnx1b7}?<>i&60{^PO0!Tg;w|_hI*f-j(6fp$GckrP9V9?Ad8|4ylC-&}Kr=<ODzH*FQ>=b09E|<1NHpZHm8D*>fF{JS
pR=+kjjC%c9<Hr0l`TIq6|z(?aVQ3<7O}!Au&sS10kWzxLNU56bP|@W-ZEn^JgIQG2&*hIohibyVJBZQceMI6T`j_%BCLO~2PFcu
J*Azstg@dlAvG?nHX1}S(6h=WnK7@jR59VOu`!9P#xi#)&M@93ysvz*>!*yYJ*cW6Ffbdhb+WgptSL+@O|&X2=CQdfJg`_XXd6i@
J*LPj4zh%-p|nOZdo9ha<}NCw1uXR;6t32x*&$T02(5#&FSTAOXs<&ZH>7?psiUE*;;E{#*Q*npyRLFATqsv7KOmH;xvm~6VzmP?
Xf@xj95SP|DX|->;ILLG8L(O*1)vDAZMSW<DlaY`1t=FYR<08&i=kvFS29|$8Lq6c(;5>h$F41?Suq;01}<c`OE4Fe4k%uzIkLsD
ldQcqZmb$E+OK9d!?!84fU%>o@2|tJGb9TzcClNy3Mb*Vp|ez~U8A+LGO-b-dM3=Jg)I}UryZ`SzOH$+B`jsI4Xib|y{1B;^R)Ug
6f&7B^QCPeS-4m;X(_`gDzQ+v{G=15`LJa$_$)^xPB4M7kt~ldiK`K@+Z|aY2eo7*JFiQ#(xpMG(laGBfHe;)IRb~Y(>9~1#j4sf
_ADr^O);*Waj@yKNUb@w2d<B~4kt>i%`h^W6tga{sIbSRC$zh`kt__ZF)%eO)3m{`;jNmL!!J^@sWY}O9Vo@GKd@l2(XbY+6|nfN
C8>n07BZC}!LnX4!Y{n5u&ik)sVw!Z%dz^XyflNg60umcgRC{E8?Y%bm#qS(2DUb_m#IW8)~sr<-m+#Y^s_QIVY5y&_OyL7gCn9W
>@YpFiY&t}hN9^)QLwkDs4euIySD|g_pmuEW+SsP!=_g+POSsDo;78zLMaiqJ|MgpaIzyZdM-(_OQNf=_pJe~nlYO(NhIGc1F(-K
3>hbsGc>3-Z!Pzypfbm-rL?;zOt6@;6R*ju<}vB77%+w<o+-w#Vy}%fRwRtFjxMUTJ1q3K3AYz0!84n(1G2g=5ik-Wkf*P;60zX0
1+G#u@U3dKJg^8avn`>np}5E>^QRG|HMNB>O0PjFiLx#$V70rXbu(ly0W{96$*rd|F)}8ud9=`y{VdrtE3pKrKP(@te6RB%-?JvK
m$H|%LokmiMiySJk*O=R*raqY&8+M&QnHyJu(CfUn5by23m!7CA}L-neW-!4O(3By(<thsZKeC4Uaw~^ow2wnJ|?E7<FOts*ey3A
X)w02Z7DCX?Johd;;0`kEwSr0b}hLmi?SlHaI^n3Nw-clO03bR)v&@a1u~T|v#Fu1=&+?Q87Szf94_UrkuXpwv@H-V{Uo8S(l0@@
wKiC^X)O~oq_DlN2`~sR39+89#Im8Z96QZ1+%@5}9JE0#=rDySV>4E_`7ZUZ3pimduP?E&HMFoT0;zT}H?g@cYqlG(957!o=d#}{
2Ba^t8L*bBnlE@Ekf(dCF(tDhv9+SGH>|cWw=N;C<SewV7cY=90x&HqxG<ZkOe}@1*DL}surQOZRyU=jIh!l8Su>8Tj<R_(A2e?&
sj#dm_%c+it+Z*i3bZ3Hr81u=@+q9L_^3N9+_9*%&8wZX#3C-VKoFNP6SQ5iMKS%f$F*&^+O-NSwW;bRdo^h*b*n)(Aut-JH!r;*
eyt<56S6Ke%PIk^Ca6-k#4%c_Av2>eQnQD)fu6219vug`y{MhGR5LfU2DLJ=0x#jS>#^`GQnbu8uCE3vOd>I_h#=mZ<}`${lC2t^
b*Qhm7A=7&h%UaWBC%PWD=KWW)wNTlU!?e}-X&i!7qhrANG}MU2CNCN_axjY^C{#jb}}-j7%o7t)hbT3k+QZV*)A0;WGxsh`l&jo
gg7+05Ueh=A2y&4Xs^(&aId2>6)F?0EV3oGL$K+u6|o>RNG@;}9k%?hjx0;I8LU?<I<yC{ULdux?6AVHH?Rb@8JQj<47H)IJGQMg
Nhac~#WC=+^|DE^%`hP&(zb9Y8!Z|y3b7`&6ENX5zcutN;INf4wlEzl5;cz~*)3G9=PqfcNVo$o5-eY`UohPsEh^+PSu)G6*d7h4
$FOU$hpaTSBQ43GI;IwufiX;?iKyAJBeV`I`LYJ7t}wGF9WV%~sy4l|Y%X3h$seO13$jcy5vX3b3bmCjJgi74)UVLAFRyy26fD-Q
X0&^zD=VlhdaXY$zAzl0HngKL#;!xFe7XCo6SQzNaxZ|YJFq{e!>>U!Dlopa9W-VrYp~d`0<i+L(y?wZVYhy;&8`Y3I<g$Dn=VKj
JuF@;zO+H9Ub1T$wyqYhohURhIkOJ1^_{`56)Tyrnk5CU`k{>|>7^Ygc&?wFp(ZyNdoH%F5vU9@M=TCA<2N_6rlM=IL$8Fh#WE5!
g)!VVkg=AtudxX!@U2#$jjXXWZ?O8bIIkQxZ6-k}Kc=KLwzI%2V=sL%0kLT<hcmyhJScps3>?@kj=9LVc(E3>M=%$$yslg|XSI+m
HnDTCI<M8P;;@mf#x5u|tt#9pke>~)J}qY%6|`kE^0ltA5V4uDY_L}}7%(-h6(w-61-Gd&XsS!Ci!-XS8nfjt3!xD=^f7d~Y^OmW
5~xJ5n5o30(XhX$%P;ONsVeTYW3~OW!ZA-RfV4q0Qm>{jrLY{Xte?NP<R&7oB(k<4nI;FE@3X8TQ81LSFfh!ghaG<|p)QUnG%r0Z
VlxmjM=n;jOSpHi+bjaJhq7I;oU$4)1Ef`@^|VVcE3h4*Z>DiD*sl|*7PW3K-7(#<rl<ohp)r>*Q@HafA}r9gQLGrXnK6T}=Bl$Y
4z9&A3NERuUbNA%;IXB!lBeM@A2i@Fxv5b!Z!uJ?X*O0cHz#bg*&|gh+$p9ZYO;eg8LoA+p{^&fKQIq4053DJl&q;Ly)huRs<E~%
+%N|zc`ZG$>nY+dF|c<v$1L0%Osasd7_R-P0JUQ&(Xn{3dMFh!{<yX+imc$W;VjuK<0ylsCLqfxc^5{k2r9O%`l=f+*|giS3N3uC
v#x?Q3oeYYUMVIfGcsARd9U=X{;g)OkDXI2kud3@TeJBr@2t48T(WGnAgCX%BeAb3L@NNbZ!N5`w=J8p0<u;u#x&<JOR)quE1mu_
T&;p9tEnomJS6for?d7ksxH(V<uf_7HL!oIwXiib+puk|h%u@x7Bs@75wtoX_o_KD%r2v}$*yLy3@;tCMyxd()wTF8<tE0o*Q$^(
DKB!RXsx3v_%8{u6)d$dnlkpbi?zQpm?#&L&9y<4TDFI-OrN=|m9eU!Sg{>2ezcjcMlox&cCaTlJT`W&cBp-^8ZgqSZ54#DQ#98!
f37~WIxUYd*)o@?@V7cJ;;<m9H8AtB!YyO2gS5RXiz;%of3!lW&@vdTktvj{<uML0g15gcd9=H-UNiZvEVAe`0i;wZf3>_3^|s%z
rY@11RIPb3E3nM3nXH4ZHn8q9o3O1ccCz8J-X}#dNV80?7$_X9vaOY`jVOezbgXJ6*QLF&?=q{bUa=Uo@unQMc`ie!RU>7tU$gPA
0wgH4uPd%E2Qx>k*RiK6dM|0JkFYl?Tr&5tT&-iVu(cgAt|wk3YP6#;kf~!MB{4~^m@|+ytFzXlp)e(z)Uiu6sj+G)bgh*zm#*})
NHsGnkSq<f-6%OPXR<M@)TmrB<SNZCY@}f{Bq(sNZn4TI)h;iz^|r*Zuo~*GBCuDp@2rn4)FsBW5jPhu@-%U=d^Y<r1*~%_IWY+?
<g{Qf|EX^yaJ2EW2PluVrL<<S@v&a0voG_t)HMGzI4+K`F*EVD`6s)o12&p8%CQSC2rnipkg^!G%`?O-*{+YYF)fO;*0Rm5ovQDx
nzfy+WT|ec6sbxytF?zOhc8~OM=JcVx3je=%Bg5I6tD&>Xe!*TVJIjpEwRTaL97|HjiJae^_?UTF&Wpg1~nP3{x0OL1~43~jvckE
QZBBx8#RWs%Bef6jIp|{>@MgoLodxHxUNvBbSm|-pD5b2K(`aDE-u5cYA%|r?l8iz)V8fJye<kbUoT;?S1G(MDw5NyptfTwV6x4x
6Rp`F>ZU+4zM>qmm@iT@nwy-k%`ez2BD4WAgP?G;vNZp(#4cf|`=%|iQ!NL!m9TjrV4j1tHZIM!Wi$A&S1EigFtpgSgefsKycCzN
oH1}Ry{-@{pfgq|qp1iit}Q<(&@kaGJ+Tfc=ch}t1~OZ-fi#e(_b!<(J}w?KE3^KkvoISljIGi#8?eW;t}<dE7_-T)b*wU+4l7hK
NS^w&6s`}iv@hc=va%L5qOs<&;wafFB_+bF4=8P|^QK58UnOTLk+$@=9V}2ToTmCLR<rG~%P$Hp2(@xG!L<3Zm9!nOO(+N|y0UdJ
HnI+=DX#%Aj-i9M{;>tPkEm5FJv1~cI3iQF%&|l@b{*0y*Rdt6D6s(*MzohPeJ~fTXt5KqlrQ`#*sP+koG^o=V=+W7S|Nlkt+e^B
#kNDID=A*3p{z?Z9Vh}aXEW%bIJ|$ctF2hDhOkyKoVNL{EwdM~R<DY%0jVl0IyHhbDXd2v4zg}C=P<c2Y@t&vSuoYK60}pW$FWc<
=d8Z5!?2~b7BShR(Jiwy>Mc$!U$6$JlBqH+t1$5?=dElrS+GsFb+RQYtuN9m@h#(`<g7L-YPCHwda2x{rms@2FR*hdkFBq?a-nar
9xl+bI<0@EhceEljxanOrMD>{T&LQrQLBHnO|a;+M6FdbOf)00#ISR*YccvV;x6{A*R@P3eKNGLtFUh@@T<@R5UYQpMk)@m%O%;b
owY74O)v_ugsNdI39`Yl7qd2|<gsO{bFs*=bRh63O0J8p4Y4XN->%a!*{Qy>!6=}%IV)2uBBLQKJuc2J->~zvk(!CN@+)t()2tLQ
FqhLW(lkpf)T)T7PPF{3za?<6m7$iYT(>>7Ix4ucdo!Cet*5~u9V=}hf2Urt!7g#C2sFg4XE4L5l&&Z&J}_1$@S%3J;jx9OF)!FH
Z=&Kb?6b(Q@hxArWVT8yXfaeU4K(w$D=<(b$FWi_39xpx*Ee!8eyONAueAQMnjd%}lPTaZ9IzfRWVRYErmQqCKCvXUH6+k3^&z@3
QkS|UHm(k`O|3~OcdT8VXdk+>(xXBy8?Lh_v@LPDVlD!;9~_Y~qoARxf2~6-__5+G1GkU09xYw1e>LB-JF(uhA1QGu2&p%!hAqA+
?Wy}LWvNl8rzx~D|1%4+*ezQoZma&VA+dm`N-L@~E-Zi?K(Ixv{VABP60Cc$#wMY(y&|Zpb|um%(5iYWj;)8WzAzKCZ==dI9;IKd
zp=J3wYvc^UNEsTVzH&G9W^tpzbx;uz^z^{x3XNZ)20P3q$aPeeJ<B86fu7zXra`yKb-=v<TMMk5weFS93-bKGqOIkwX%3HzbZAX
4>ZuMZYr>$=(H*?ey@Hn^DE#gPB02FnJt|#7&LRP|E#bx)~&28xTy}MzN{=MYcBjImoU35VJ}Xy>L&lJpEP2o2OJhN3asa=CbDfZ
WHGlg_b%KnPAWdGz%%_avoFdrma#Y|4zv5Ni?PPEX_*(OJS`Kle5`G!RIs`<khLbN+AqDOE-_mzT&{~TWHBSMRjsim?;Rj2hA<4U
J~Od07BH$bkuZ`e1*#>n^Dwb2>m^ewJ+iv8sj`x_^D--?H8XQC7%WvV5jFcUWhnb8h#=me4>1ca53$R$w=!^`9V+N6DX?}hQWS73
s4%^y;;fl7G@k~q_%J9fGcHjqv9jT`ye@|%d$c*K8?ra5hpp+XMW+}rsw*C}l`#mjnJ}v&%(L9F!mx!Psx*=;HzP-^`!0E~<1UJ=
f2FG_aVsdW3$bysaV!(BBr|!j*{w@2d?>}R_^rvN)2*H?$ENwTK(XdB^Rv{i7d3eq+pIFP<1|MwzoyPH0<89~&$0w5<FIY9`>_}>
h%_oGv?zcq(=9}=(=iP&(5a@hxGgNLW2CXQ{<cuKKP_l7P^w3<9x{EcA*^{W-l1G9eX8Cv;IwHaRIPNlcQFW_1fm`_0kkzQ6fLwY
53S;`VJs*#XfDn)4Yn||5wd2c<1f~*D=>SQj4d>=Sf(7VNVEaBud>ju;;n`*4=^RL6{@Z>rzP_&HKCLyShrjh4>TmS!y}$BRIr#d
P^`i>$1_Z<H>g7@$t!Q9c(iV_A+3+Cd9@d(nlw7F;xetGbgw2gGBVUIyDpfnKQDwZEwLG}#<OA}DYnw8HLH^_jI)2WXD9wG$RP47
__i@LL^NwLHMAJCiLu_O`mL@kVllxf!zx54p(?W|d9=wV8zw#`u(1*<2P;{zdM!{R{;^~);<XsGEUkAlV5#CMS1=B>nk&U88?1se
og!u_tt}CyP$pp{Cbo^P!K>S{u(2?+xv&nhTeQ0`q%rob3lQ+KkD1}E8!F+jGBky?{<w=Y^sad<6|+LI^DFbKlQU|xcC{w0FSUcH
8n(xy799dH)-881yED+NJTDb7ovhxb4WJ3NLoyFH>7q}m1QrslbF9NFEHeW!1gz_`nkW>nUNo{V-ZX-p6|*2N531ZQXSG+bZzy=S
v92v7;xXMYNwhh!t}R0=CMlPvIxmqn#VpFKkg?jWKPU&U6SQ3~aV4HGp{S~re;$k{^0DhK<FCpi-nC||Ixi-znk(0<A}Fb+YO05>
<S_ZHDXi$KyrIpoax-Qtr#YE0gSP>&$}QY6?wo^~A}GMDCa~Qr0<gU>7Bd|*m?`3~Dy7V{r#3PzHY@ok^|FMlJhB(F0x!`nPO`W!
o;B(y39qcLgey|BiK{`fGbUWEf3Ik>ow95)53lJc+A^##lCV%Q`?n!6cOxS(IjEp2ez71jCAGN|x*)NjzOh-bF0j|E9Wzob^Dr+k
y0r+R+Nq~A)3@B7zOKrs{H&a`B%%bc=&v0rv9yJ+o2N!Ha3;90RI`9I9<}=^izT5jVJLK_qOzl_gQtk9K{1CaT(W7kX0$%ESFoV4
dN2qzmapY5XS8pr?XXZM2d_6W46Q&hNv>hD0534JZmtP8z_|Lc%dFffX|O*k>#?k~g)k(tDY$l~Wv{ic+p^yv;I85`1s{L7fwI+@
A~5YN%On>hjV))gEimAtIWQfhMy|TEHM1G1Aus%{yt8bmyfB0>NHOWL<RD0}v@uLF$EfX~9V&-04XA3YakF%)d8`qzZ?TQD8>mgL
qNV6BC74JmhpM+K4zxD1Z?-X=$T2xEhpu2TXe|M>zpXs6)39MAMKP7C6|}W688bmIAtxrVRy3U~4zM_@11rNZ&@j-kJhZ5@jjtG~
|1RGyYc@!<N2G<cTr^53k*+Z^L$GVEyDBCr{IR_*+N(-31+tehU9hAsaU!TF0W69zwz5F6ogyBxmZ(rHEH7oXEj8h>5hb0lIWyKU
^d26hmM{OLXfL86WVI@^J1@U7`?D*qhArhZKP)n&wVf0!r7S(I5VPs0p{e#Q0kTsurl4XoC@CSTvaXP<1Ttf#L9&)EF0W8D9<U29
_%>QFj;MaJ(xe3|C$4QRdAR5<KPkp5R4PEIgQw9X>ap^w4WCr99W`gL8m~$zG@%HmrX^M|6)%6L!K?`)m8~SK=q$jjU#u=Oc`#Qo
Ca`@d=dR+dKq<K?Otg$I4K%4K6sX*^qqW~D(Xcxx9Vjv?lClJ_IjT&nyfJPuvaVz)LbW%vDlzW1XR+$3N-oVZ!?BhtU9qpE(=gL9
a=3vfhcml1w6iF*<|N*#F)a=-kTNZ^fGPwqXtX4;elqr{bFLGuE1&)?6)vKv2Q2g;ezN4KPPfvYb}GTE0JUT-(X}_Lbhh27?W}UJ
L9$q=3@nnZVzKwIORr3?bFot&G@hNXm@4Y5zqatCIkqD+IxI-E^s(NuOSjpsMK89g|FjgdIJ4EW0J0l3y)tSs2(`bo2dzIb6s^`R
zoU~cnXub6t1nd~sxYCQMXN<61+=Cp4X<}59jId|3bei|Vz6$bUoKs)=&AXxbt_aOLb1Ino~lx;7BDp}M=lR4EiS{Zl(8N#Jg_z`
zp#ERg(}uCRWM|vw3yYj6SxE{FDW#yPnx5%w6xQu*sVGwsJ7iJuP!(&5~Q875wr*|nV_w$rKZ>|P$yBdXDp(xAhLHaxv<|R5Hb=k
iz~daDyuoPs4x95=dfb3zOGUg?zY{hT&+N|_c3iSrmm>6E-s<0r!o|vE48Jg?H*yV5U__V=B(%>S|OpZI<%v*e6CurPpS<jYM_>}
_OZYl7qeTm52_$AcB}!j@GXibM;AggOsKP{4zaMa5;V&vXe=_Tfh}|?K(YQS)3$%1GoR(OBr@i&<g@uN%B<qAw=tD6!KeVU4Y3=n
S0xND+Aj7ov$C==vMA%O;Ubr^>o2&hb0#A(-!K%dTd7B}`>ETogDR@7PO(|8CN!n5Ft^5~Dl}d&PbsRTimlh0JhvH_xiU&5jIiUf
<RTV0h^*Q%jjjx-X)UF=pfS@d!7@CqMzpFiYp}|*MlXplNv)157&FbPlqBM^MW*AkQm7#+z%!AwH>qv3nlbn#?5HR+@hW_=FsfNG
7_U*Saxo(<9W{Y3gfP3Y?yhsL<17fUwk0^VA}?t$XtKF57_+>vJ*bm0DYRv(F)ezVy)LUN{;*r3tF*_Y7%+3O8McbCdnhiosxeov
&@HVZdbmce1Tp(92Q((HPA<(gDzOtL7p({`7^-(O46ui!#4$)P5GL;=c_;QP=`ijqA|0fz>>wR4EGQkXYb?UCSFWNUn69I(P%@0M
05jq+5UeROw=usj>M+|ielIaD8nAY##GThN{Io2x_9(5aVy{T0bF}0wLM}ZpjH<q{)hCauD=sl3i6$E_fH!I=Vz|7uGBIk87^Y4!
|F8+P3#-_z>aR021}*Zd+A=e;V=1j6Z>BIb@i7D}B(XrJR<C5V!KPNS=`l^Pfhh2-YMeQzSfgB|YpGl&$Et!bjVJsvnK6T{!mJyp
ekmL>Hm$$15Vrmzxw5w}0<btDQmvvh6t$wUU@hA#DX0N1i?G|U-ZS#9XE3g;1Gqgg?=d~H{<CZ<m$aR<Rw_QUV=Y**a;fvNg0O|P
zA%e1qq@~FUNJDN=q^#CIV;eyoUC=Ub}$XH#Vg=34zrvtGbv592DKb6My2vD&#?_QelDf3f3A`-t*Az@oG~1$^)sBZ+cLPWL@IYI
iLo-QIJf?)!!boL&a%X<b*$PgNGp%9q^;O7=%wr~S+W$bQ7{QCzoZ_ifwI%F3bM|s$e}DPa;}A}0ytJO?yYdGMzAa{#;5@_DKy_M
(WZs4i!YBOMX-(__$mao%BaM)l&lS~)UcnhB&~uV`K323ZMC*A_^WH6a<odRowbrM@1<t4cd9KM8?+m=X)R?fJhFtdNUfnDoT&e@
Q7mz?nkm^aZmz^7#J1hC1+ZnSFDu<Cku2>t(yb#fbuW>yFf3WENvlAc4={BhGA<FSS}+5!=Zm+l(6j-u@3z~nw=aXUp(&yjYoPb9
M>QO(0W?V|Cm;SE=Pd%TTBZ0iORrwA(Xk`6zOkpQW-CG@h_R=vJ}3AY@V7{y;;&#d-lzl#zp@B5RWMbUL$M+vEip+ZXQ>~tt|xpe
(yaBc(Xa?DV5*EScr7}waI$tHj;}&4XC_b^<}C}VRH%rwhBl<AJul-d9<JpxuQFS(ZL(dowXo^9X*Gf}Z?Q5n-YiZxZJ|{#Y_2>n
&ZrT$^|ULtAs#8Xi!W6!fvdSFX)LTXQncc&jJ9F5c`ny5R<sv1aWsjwSF$7+Z?9!4A~4Cd5;3i)y)m-1OQU5VNUap0ZKkQOv$%pY
ytTWoV=O=_q_oR4PdDYT^RYd(Te#n`H6gOIH!F59>M~5FNiZj=TP^7_ORa#m>MxO=zbz;%W-h&`Z?dl-z_5m?$SqznYA1*<ez7ks
FR+F#zq3uS7BkSXkufqaT(VoH=rXM_(W@@7fuu&Y7ad|GNH3AK5v7eTjI`1#xGk-@R;}zVOgMToTC4@F*sejeZlZ{*oG{!kxHW7s
M=?+}bEZYH$t%;bY_O4@1U4tA(=(#2m7cn<2e-Mcx~O`!KePZac`Q7t-M0}f-=*~{zp$b(VIYeuA1<i0mat_eps)y|{V`dvn5ikO
fTGg0$S$iUrm+K^kR>jt!K!qw$F*&zJ-R+9jxNZulPUNtTCe1+tFUIX1t{K~ZnB^-+cHM1Znaae^C~!y(5Yf8s<AvWI5Ge(Q7^J7
qOmwAtuR10vaYJJKdd&UcBqe|-?iQ}t}8ODE~X=~)}!L2HMFU$pE7DQ*t55+M6(aDO046hFtCp-8MIn6B{4v?4lbvem$yl*b~Dd2
p|7GaxSU2V%_J@|HKpFHRj}i*khEs5s5Bk1iLyH|_A%};OSmpBEilY1D6-_M=DCl!NHhmEtv3L+)vA!EFtJ)N7PlNU#jp)Ec(3g$
d@;!}xinC&K{C3lG^lm9(x(`)#xUzF4z$UwptBIH*sXb}ZLo8)GPf5kx+_Ao-7zjPB&riHek-@H+cSi<=CRH%cdQDv3N#I~C$J=}
qbJHVd#>uP0kw9sxT_g6_NxjpQ?cVL+o>h6jjb`UZ7^Oi9k~21elSt2sUEegWVW`nAg%~8=rOmZ^{e`@?lGn{ezOj*jy5DQ#huKs
m8KG}`YWfh;4t_w-z`J2u&}hN38CAtJTUgG7OSKxa5HtYyQmwo>9+Hx&ahsnUoRgpYO&F;2ed?{d9r@33=wp&I<>5{oHH+`nXqZL
k)}l{?kp26Ri@&zh_Z9CZ!fZ#sjBKR=d^3A93b7GZm#w%bgP!Age`)eOfLX2*Rr#-UNUc~f;Oue+_ZNiX0f2GZYGH=zb-Gd^{C9W
1+qJ-w6P?f|1z_xCZ&zHRki#r0kNwrQKSp3K)MX8UN3Jnl(RK7ce?O0Sh8ZcXS7kMqq62R`!!^zrZU;EGOjuyN~C$P&@c9_5ia_$
ajBgx^es9jRwN6lZZGRDx0;}{;V~&B&?{CfIJg?7e=NSH@G7&Ibu?hE$tWqPL8}}r?y20fs4z${5;VfGeW=_vg{%uOgRv_tOPXDx
&MWS!elmA7P%&6BbTQtq;jgAMd$s?uxG@PXU9iP29IOtlq%m?TleG9C_^(l@<SIZk|1d8vm#_0Pg0+5|HmoWc?kzf|_AbaWNi;^S
<TCdf)2*5zudy4oa503YwyZHQy{VijpD{+OyQ-2dXS9%_Tr^*_+%jRYy(uazmNbbdS*-gj9yFUU&oV}`;jTNb_^jxzb~3vvd#GwL
{;cDyeW*gNtFnhK!!98<0v-{u{4#>He5^GeZ=*Lb`=(R4LA0f@sHxGk-nW;jAGCcmKr+~~x~@gC^QO_W<(W({1g*+04Y4;a^RE7~
inI|h;I)4+cQjJ3n=L^sz`1ZTSS5+I1GI#&Lbe^W$qivH@391;AhY(ZIxHTtY_m78l`s$~u{1@n%&W$=geR!5n=zKKFs-d7IhSR%
?WyiCle99d*tAA7gsez33^1s#1tV4|?w&z7GO&U)C?K0Kd#PNm+A#yL(loNPhp7B2-7=}J2Cn_ARxsBr7%wNdLNdxS4LI*HqN1uU
+q5Jo*R|{}wlMS{k}ifWcQ9NtBeM6d3b7n0%(d09Gcd|9YBK*QXsdxPd?_O=Lo|r7q&F6{pf`LhMlS@ghn`cfO0bSCKQKnNFR-z$
b*%-l(=W@aoiG=)AC~K|TdSn6u`>CyH!riUPp>7gSuo4746}o>-!r5vTCiNPZ#Hzagt@>n$D^dQZLI_@DX+dOO)(0qcq~q|%&;ag
lQNyFDJ%iB?5=(=4YI5!T`*y`0=2H9Gp`dhpt$<A>mfR`)Sub22{AIPaWZ_Q&$105=CcDc4ljlt0x)W@o3xa*F|5Y4y{en5cQZ~Z
>nq?XZmk$K2c)U2f40mdS}<uYe7J-z&#%Iy^&dDb$E;EuX0Ej}(=gzvRUQ|#z$p|cbt5`4ek#ed#;=B?7Ou6dF|;liZm~MCfhA$E
OexZ^|0Y<iv@9H>hpaT32dQnXpt3czET$8&#IS0mjIjZ&gC@$d{0cdqjjgAx(zoNSkE&TB-l?%75imQj10<v{Av7(wye&v50WBZ2
tummqhpeTqYq4Opjj#`|4W1aU8L~XCk}#AolO?Szr7f?uf~y8I$|@H$3?$q(BB+QnsISm21+Bp`zAHMgfVHqPuCoy+ueMt-g{3RB
7_bGdqqGq&+%6ETXRo51L@#Ky7q#B60<^#wgDXg|&ns3WzATlfc`SP|gtyo;1+q`939$Px6t}xDeztQUWUkGvBB^q&aU4c71}exf
Ml<6yvLN-S{G@j<{I=UFIkjyuCo>N*Ff0O}`82DuajZ`<qOoTxgR5CEC$vwj0xvVP=`5S3w4{J6rz+zmel_8vA}VLF&$NZFZLw3Z
Ijfbj+^?ywP&mf2Tr$!s5wUbGEV0rpT(Dv=bS*+J>8z8rn6iwm!?0knq_R1%(JnKuFt?{Dw=yrIek^$}9x=c*>8(?<J+Yv#i#39t
6035uJg}TH@vt-@*eZIo&7-t0fUaYxX|qYJiXvk%%&}-OAhS;_{Vgponj@IA$f6}DI4v)oNu|gz2C^x%>8&g@hqMVX53y>v6sV%F
;I00(PqQ|)F0@~;;;or3Q?!MzO0A3-;H@PsxTD{w1uoJlj5Gc;PBX--6Dk8S(<pGT%q!q76)-<G&M*rtfG74a1+yTtv9I2?k}5N@
tuwu_@3iTqGc2{WKdc0*CbfMfFBr47yD?WRcqss_elkt5!LQw^6|l#-lCxG8J1OulWv^x^?kY~QEirnu(=*?(LaH_}5w093ZY_kg
o3-069x$?~0IJfeJ2Ww^R4X#8%&OfmFs^JZF(be;EviW}wl9gYakVWZ<uOLC*)?6V53(&Or7XvgoUdCXM==<wud_d&gDSc)1~d0F
RWL6v)UDjE2(Trz<*~Lf>m`u1mbB`#10u*TLX|iwcc(!qg{Ba%5Gqcz5v{*8_p@>}fh(&kJh02PzBzfSqcq?w1TBO#vbL79M>Cu@
_pE#~m$aidLo_}qI<EAr^(bJkiLb}7PBT<3vacJh-nXW#2DZg7zp@y!X0r+~6fs-2P^fJzel#8<!Kc@zzASjGF{ON~^Qkj152$;x
`Lua3BQZ9zv9O0T(=^qoD78?ph_sQd(X3iFRjyyGzA8zxI;}Ib<D^?GAs`eodNge$r7%yo)2oQMO*Of(QYFeU-Y9XA@2|)(<ghoS
w66&+s<1_@(J1yS<gOw!bfr@@SScwZsiml}EvZ8@SS*+x4YPnOxUhXO&ZdMb0xje*t|IO;sx$PnO|UmGZ>}*d%`?>}1FD=axvwCv
@G%#y*(#ngL@oWSq_ik7u`#VBgQ`igjG%2Yo1;Xqw=9`8KDdq{F}C0_2(%_LDKK0$k~CJW<1VzU6tv2wJR+yBak1F0y|N@Tt+qBX
_o(A9zbRC-rna4=EvnS4Lp4Axm#pn8d9;Ky;x6a65VyWCSF`sj7p|nGmM4cN>MFV^cd!aC<SLo8Y_cA$pRoKb2(Y}Zp{(Gc?ln%d
mL-g=;V^G8o3dju{j0XJ4YngN6g20t3?-YY5;8rY;jlcgVzjcVBDq#GAh=7Z=&}SeJ}*_N@Tyj@OD}`5`Y2!;@2qF6p0Q=FbFz-L
=dLui8=~zfpr$P>Z!lpTP%Uq$3#~V_@~#@J)v+$BO)a#nV5+aQ;;<?(*t9nup*6TJaIpL?fi6R>u&?T~rmz+&Ewy?vvnpRAI=448
XsFAy$1{tbys-*3T`d;0sTZiV6S0Py<*oWKJ|Rl57cz}0G_nG+>8&j>4leku_p?VR$S#g9X(~W5%CiBibE+OJIIH(3X{*;TK(Xen
1F*&`SgBmKH?O2Hj;S5ADKROkbg;BC4={l(WH4AL?5?=2EwFblQL%3^6*Z-?7ZY(VATTp7ktxZnzqXApv@^)1hOCn?6tDrcogXnQ
v#KjIb1??DC$J*29WQsP_ckQ112oR7Eh(k1GBGeMVi{|>gR4X_owqKmX0j+SNUjF2Ss)*?nX(18AFe$z&93P%ny<8@2{Xhr=ct}7
0=2I(v$VajnWqUb<TL>yz$x^vd@H9ZhpvGk)3PluMJw$o0611LSt2d8-VAc25Vr5C$F7>OkfZ=LQZo6dTQJqL_b?VH!L6?>Tpf(0
#I8{=e=VZ2IWlP<sxeV3psQ3O)3CP}3bJ9GQ>Ztzm$XbWB(S!&sUk_HbSRQ4>@5VXAuwPvh_02b?6#X7#4U&}n=O$g(ymXgo3S^l
wlu%4BrspN7cBZOP_uX>j48*hX|EZx%CrtHLa|P>V6-8zJ}J;Ixhq$!o3V-}L9o%a-ZSJdYA@-ufT0yFkS@V1?xn>m_o|UJ;w(|C
iJ=-BXro3aQl*h5Brp{;_OC~*Z#RjtrX(-2c(5xo+M7PCt+d3cVKC08KCvJwnXeEp1~qrJq$$I;ORgufU@Wh+yecgu<+hy`D6C(!
Xtg)3YOq|b*|5ScJS`Eck}Tq^oU$o2(6j)x@v#XmCm;+oAv94eb+)^-5v_YRiY>OVQ=}j+eX(e;leN*ZP$dtm9+dQ<{iQFeiKh=K
i?R-{tu$Y*a46)mGO%K|&m~^0&$R!vx-VI?#VG?ZtF4%>e=)kM3AAP_QYd$(<u9?G)~8u47A*)Z2&!!}pf4b+f}p$}-!Lk!K`baH
11QigS0l$S%COt8_N3M{zbcKf@E}OEN1$9XY^v6vBCXCW&8A;87zRMClQIOW{G}eOVKFH&oUMU2w=kZz@t_1OF*Mk+yQUJXvn^{a
NVF}pDKkzlKQSUQMlfEq?5^~$6)_sLw6q$v(6Cl9B&&+FBdzDO)iGPJ9Jnf_La~%2E3qu4?X?#(_N+arW2gYI;~<kN!W{D?Rj?>3
hB30Rb+QC7St@j{Eis=jKcm$nwyM6d^(4f%g(?*^S1v2AqcPnokgj&P`>seRu(jE$_prY(t*WRkWvz~^`ImI9>z))bW~~t}JS-M4
wJ_?k(zPVA*0i-WuQLTK7_CUNU$<K`4XY_LHZ=YqVYY%d$|xMODm9QLk~UVXSGCxzKe59xqoxcoOta=5sjK**+b^NAxwA1Pl`=%B
Ewer`PPVtMW3v0O>?T*S;jm6M)U75l&@FGbqpS}wj4t^ww=VrMzBPlh?5;7fZ7W`;;IvmMQ5^fQP%ix=#UGL|+p)o|udB7Qv9dxk
8!M2oNUQrQd^3_VVY3mgBe^20mN1edtDh~f(zrjd(X=}$x~?v;XS5x+T&~HsQ!h2Oys$YgHy_Qp$udN>{j^LZu_U#y93r4BSE~CV
(68(<hBLV^*s?+ncCd&o{3~#+U$kU2SE@&=Tr;{T)hV(m#i=4P?y1zcN3R94JT+l4z$%R-RWe+z!7|7#U#(dtnJ>p8tEaxOA26}7
+Nlqr_p7R!Y#L3j8nw$Sf3Uu^_^}EusIttr*D-l8_Al2PfU*Cs5U!>$X)H>yCb%FhJ*_b@%{1*R_cCZ7!mm9s`6<Az$ttHVFDb(@
n5bqkMI=$M=%{}*@TzaIYcz;3Otg<J(KB|nG%7VOu`-{ueX;bc*`e?)<*^I2zcA{g3b78d2&@~iXe%bFxh7V)-7@O7rLcUaI55I6
MYMsm$0+MA6fLMOORWT`0k0c3@iIlUcCNs)zqE3$|1cu8E-<_>cra)Zm$#y_awHr#sIi?Ugs_0ElqJNg$hO0&iZF;VO0G{eL$Hms
+$`y+ShC%;l(@pJ{upN=o-*XJ&#`SRSha2|*0vI_eyOCX;4-4M{-t=Nd$!CkIWn;`zBdFlBC-Ok%%3hSO{<ZsA22jDP9n;!L9i>c
HLxWmWhI%b6`>@kWGWdgkEGzT<S*i|{V#7W#j=?)bh5}QMlTAm7%Lbu^{p<N%CE7nQme5abgpMG6|~K!fUZUyh%?--ys0=X&8r_Z
WUBG7n5!zWo+ZRKl_wyw9<R?dtto>w7_eQnVKS+)u`vIxVYB3_XER!@SFO`5$*V4_KdDr$Pc#^@8?=70ldrU@sw&K?+c5aE>Mz)^
G^emI`mso|OtK9m(lR0<^sgVRZYLwHPc@h?kTPE{^|Z(<!zN8CJSgoRqb@lx8z*(MoU^>Hgr%dkRGz7+moU~d>M(bryRi$L*eRtg
W-gSoL$l^Ao-d3f|E_(iStsH$8MLS{FEo27_p-Jpt}PBQhAuj?%e3yb39x^)hOxXe&@|1k`7nd9yf1gJf3!8P__4U8*eT2$0xC?b
ATUTSgRz;dB&;$j3NxU$B`A5Ps-P0C-mn%ea;zjQ3bb-Gi>yAdOs%3XqN_Zv2Cy2j0<VNHUa$D6YO#y4h%W{%8z7dgB&_c+`?Yhj
@vw=f11&|d8XV0x8MG)ebF|-_6|Cwhz%p|t*`)ljD>5pu2&yrqCMplGNV9OPH!^W5n6&_}n<}`o8!dmVc`jM8E-0X~Of5jQs4OI=
U9h{h1uU_s60xo`_c5IsTD9J=z@~w$!mXFCqc0@00I$BR>M+$by0E{XFgV$*=Bz{{AgO||2(%Kngemp2bu3J*mMLnn+A!2LY&D~)
1*!|EgRL(tt}*wtpDmg(G%EovqA?S!8>kepD!7X>m@+J|M=<&*pfIGeLNsSJU#;1(<27EcwWL5VD>2EhuPrmJw6?^ss4XtI6ez;9
nV|m@Z>zsDd9*nvMzHy(Rwyg9+p{jKz_Pfh)H9i}FEQycW3HbpX|Le0UbH7MkuZEVFCluf6f(B3P_N~w?lG}6r>+LF%r7*l9vM!k
-Lw)fGc%DbVKJDrN~tv_*|0^h8>{QM2C}#?46)>-yDIao#3g^M{4uwvSTWzGAhs<n<E&>ahqb>h$2ZF;Bcx}yDJO%rxvmGepD}GN
9X1IuTr#Y%%c_nrI<%IxV6`Z)h^wA3H!$NgUa?6ktg(bGfUvbQgt3z^wj{qS>!5D6csF?~DxFBQoHW)jmaN?^%PFR?sIGc3S)v0o
r?7r8j4j%#jwmgyb*uz3^(gKpF04i|fv}=ASgUj^1~R>`!!AX%O18(Rb+a@qZ7R_$f+*Cgk1(Przp~aY;IXSG%dBZDi>YiZ^R6p0
-XMLq@-R;+)Ev_>g|P!G(yWLUa5jasT`T%6X|aZ;%&=iGU@CmDRVsk2Af_fVXe%_5%`MKY;w*HiJ1|Nta;)^NTPl_<s3fegYOC8P
t|s~|7q#%SK(BDK=PJ=C>#!cMxUIpg*eIVZ(jJVh5UDk)vn%|n6|Nzx_$!XII54fSyDk*5`7J0oF*0_tJ+b_=A}mlTFR(x_I<&^6
39PNAt1#)VMKh$PFfg<nS}9d6;VFKz?==6chm(7)=dNQW#IKmFfU@?psV{=0;V^71cdXyBg(u*+Ww7HfV6^zLsVqh>Zz-9sDkhgS
R5V>Ocqf9j{j?CMt}=SE3^h$SG#nkVpCl(RmNZtj+%eoWm95Y+4l{@-5hYNudM~3c_O6euU9~JU<gyv9*|e6f9IdD^_cPC@xhPXL
@v}3wNG=;S^|)lGgDw@dDY1#MJ)x_%t1(Es(y;lVk19na3^9E#uB>7(wXX4|rM2cSajY1x_^=G5y|FPbX|D;Z)v-@7ASnH?)UQ&r
2{1}0BqgK_STa+#>L!b_fV9Chi#3p|-LhIQUaZ})@~nHIzAkDqU9lo2w5#Yed@;JBY_+a4ak(NTaI~JWr>@Dc!m|Ccr?qahjx1O*
88BU~axreUA~Q#^nXA|;UAECG9kx3#oh~i8ShKGuZ!=A?Ah2noK{N-m2B$f)ge=)Fcr{?J^DqXvEGBm<4Y5Nm`mZl9Bcw{R95jwD
DJyubK_T(57%YpjV6dUI);7<s9Wm1_H#ASQwX#^a@~zV@=PWO&^((loPZ(FPp0#YDnIii!KQKEj@FE(lRJLKS$F)VOuqy{MRWe&A
N-wE19JX*UW2X9{urm=g*QsE)gttJoIIVuP<T6UFRJG!%^BqsLuq<`4lrsD+$1e)9Ot1<d<TS@3J~F5*ETdyB>M0zt?y-)vdbcDr
aINhu_o-5_&oiX8Ca|Nacdu+SE3k5`fwJi?#;sE*TDMG$Pc7>+K&=}gDWtTm2s!$(rmSN${;13-45_xRXeb{rbgnO~vaigx3A7q6
Y_7$wubd<(wyAQgE1+$&1gi|Os<DABLaS0VFEK}_39MbNL$gM%lQVuDhB4f;iKjI(-Lp(Fv$A%x4Jo~^h_#O<7qJ2?xTwjpkF*^q
q8}Zza4`!nAgX~c$u0@5fiW($XEW_DMz7nnsjeX{u`YqMuPy<wCM`v@X)~>+c(UuNORdB*doS^-U$c7)EUG#y1G7b_->_b^WvS3C
imA6aelqnl5;;Dxhq6O0qNNBg-L#w}FSau%&9Mh8VJq1!tFX(q7cy|Hpena3Pqr^FH!?e~wlWZ|rz_sBfG?&j^P!}o)iiH3{iLj;
@S5E!K(fZP>MUurH=Y8uI<~_unXuk4uBzlP+#z2tWiraKx3F?Dx;C;eZ#dj5i?U)QZl=e!b0TcDrZihCsUhLDfh<V1T)1DcgfUkw
xv=&!pszSBU8t-uEHO$R6)cN0uPV~4EvDivUa{n{b+ZGkoi%|g|FE$vt+J-JPchvxnJiDVzMYG;Nu@Kdp0p#i3AOer46awN?k|8a
@-X!<wz2pl9IO2`SGKpMVm0xt#I05^axRD`^t4yCg)-eWfGnxAbhTx<Q!DSN53C5Z_cPu#Dzt#E+AJY88MenUP%vMzz^>siwYGRF
aj+9E{jW;6PqVNfLn|S!x3d`|vM;Q$BCn$|Y_EVY>MWNq=Cw?*OEADKha%vwcr4hjC^0rTG8wY1t2Dr)cCTzSKPvw&E2<l$9w}C}
EUja$F0#@rl&jLTwjhS4WHo3mf+(&sZ7dwILM3yv1TBd!O0KalYo&G@&9lTCuqzg{hc}ZjS*z<Y477}~QLu(H6gnoTeynA==C#-~
x-9Oom$9a^T(w4^S1^b$tS&FAiZf?0Cbs;s!Y)rP`Y?;IVle75h%Oy5%dsV{@-gl#*eK&P_BF?_%Bs+z6ScUq$*n9j3@>7#T`}IP
?67aJ=PMMj{jrRz>b9M$p(w;JnzV(iuqr;Zb1fpM^fR2SuP%TdzqEI%@U|j0zbq25KrC#l!YOYXyrgfg=(0^M=P67ub*b8=YB7&7
L9sKZzB9Tl<1(Z%v91WVsI~N^8n+p>N36-TfT+N&!mwkdShan$(y%=+?l3GbWwy35N;IvsUao1imo%WUvM<xKR<t*-WHc+V!?8E7
Clukav??yK5h>EBhArYSU@Huy->nNVMKmcXp{^>eM5ukU+cY+;Dls~-K{ODnEUk~U>>3X+elc|>1Tc2DDXO3mAv8ubbu)ChfTGkh
dnjSF!LI}?oi9D9njfho9JX(w+Awe>wXm?VQLJLLf-xR0eWnMm0XGIPt*@~(+7N9s2eA0GjWm=VDK-!;FStvzB{k8t#IV>ZQmJaN
Juk$xY%CKo+A0nwXe_HBuP`es^023^VI~Hzq%E<u__FY}W11zWzqrw~+O4&*0xk5Wgt2F|U@(g?%(8YS0x$P3L9T17B)H73Wiaft
LNOXPTC}mPSv3i`Comu~m?|?TQmyf^HnY;RATTPi9yHvrVkrr+cqLk@4X{bF-L%Cqov+z4Auu<tp{*sXS2G7T$|<O{CbVfUqOT66
dZP2Rg|Cw?oU%HyCo;CQ$g%>hN~BJ)FC=}l7BKEE6SEVq88w?T4zyz^L@g|_I5GvUkhrBX<1QpJ(J|AvIIQin6}Nf0nzEd@p)Q^=
ytYInouGRw872QF39Uc4mMufEge*L=Y%qv0_#MWrw=a({BrsvD79b)lcP$dO2DJSi!m?m3=d3EM<S;I)_pgC4gsd1TO0XC#Ev{y&
VJs1?DKFk9x2dVA*(_hKHaLwbjI)+9G_@qBMYnaSH83-`wK8ur#IGy3l&xm2Ik1_m=c7w6O)$NkYpqYN5UmxhdbG7FX)ZXiBde#N
)Gb#htg(QwdaIEjLNU@II<q4!I5R)4`>RK}6qcef38k$xX0T{3LM>jh(JYv$UNSnY)gx@NIi{zxB(!ptD6~DTmN8Kpcd4+onlf%Q
jxb_0R5@=ai7SOKl{C;VEVkpU!7eH>>odNw444a?|FGe*#j{AIgDv+f@wntAoU)CueJU8XWw75fF|Ss&Rwy&A>a*RL7p32|w6l#g
#WeM`fv;ezGc4Pw_^q<9@-A^L=(4OX04Cut0jkolCbYsLe6;#49<`LVv#uC5TPX#!;;$I68Md&n2r1aMAFY5WAu{kYH!z1W1h1s6
#xaSrIWDiR3o0R|P`D71-msf2=rrQ7&MN4zqcCVNsx&RO7B_e>iY_}d&!Qxx>LysJpRmU`39_y-F{!^a?5i0ss<B5csx<8!n<V)v
uCPC_<t8_>?IHNI|FCT;$t7kn&ZAJNswv^KYP5W{ekT91HmJ@qku9*YsihpPeJr80eyk5QYqZNVeKa;NEw#0>C9T$~RH{m{x-s~&
*PEBJ8Xz{MGpsYNmn<W+G^V&X%QMENWVGq2EGly`i?I={{jFUtwlActfw5_?oiFvUcCq;|s;Ql@<h7czMz1BdhBGs_l^$U##Wai|
nVzFCo3M<tkFd3<M<o*`ax~^Ng(MWQf+#Mpf~@qiDYE_*5~blZsI5n!?y|kKbg@{i$+9&sTrjG!MYKJzmy1KLu`^mQDzUL4Q?>G^
r7$tCzcF^O2{5K9D7Mw96El~r9;e~3NiXpz%O;_-gCX^_^DjZ3u`dRmaj9oAj3MGGr6|O$>#hW(r!t|b(J<RB$gyZ9PpS|xHL`0k
)voO+j5Mn*EiT2S2P_URU>+8<!Kx@RF)eK%2ej(1XP&Vw+O3W*$1Ef>H7LU^{xC5u4KK<o2DD8jXSe}0Kd&9LDk$G4LZR=h`!6c4
Af_m^Q!r>VP9d7E+b<in*Cq%sQnXk%P^nxof-w>&RI52F-KTgg@1Gnnu(3Zj1h9j$_bTnI2PbJK7BpC^K`;cYyRkp8w=rd{?J%sd
M69u~3;@Kna<pSDRIjG6wjMLDg)z3RC$!C@bgZAT6d&^?>nOamawS8nmn_V!SFNn9Xe|mYcdyeeJFd>JFfs%ueXIYl!Z0{5qA}^Q
X)Zu1_o}$6#EOQrMHQ>E7c!JGC9%Y_^{J+}m8>AIDYMlr(XT13p(`<~3o!IDxG+huJtSeU0k3<gP_h~<_b$7sc(f_AVXz>j<TNcS
F*WV1fUXFnDXuT7qp>x!Fdr^7{<3K&l&qzsu%Jn@X}QrX7%rG6tTfWK*Rd6?bFU_^C$Pye#4q!xgC}AsKrHw$1h7-BP_EXnN-y#-
y|E;#DK5XF0xYO3B(grOu`y+>c&xjt<1TM73N9Bg#jCNXe6S-WD5)u~5igsuW3^$VeIKAQ0<Ep9crUClI;g=hB(*Uz-ZEILG_#qj
g|q=FRxIGN^eBv+M6IqS*D+3?gEYx57p*j{EGY-8BBM1d)-v|AU#<NzRIHYgp|JxpvoAd{L#Ih72DnVBlBIgIz_MGe6e&q1JeLkD
G%W8h4yggOgfuxQb+>^hKDMy11TzSz*|0;V5w&tGo+vIck}xJPr?&JVnWld&P`JV`z_GNjo-Ek0up{rEMld@p0kY7jX(eSXj4u%*
GZf-1u`ivH1+Xl$4=bsxceM^P^0f&o#i2y3Rw?SPM>H`s@-p`*b})K1x-<x^#-2zjinPruvZ_R-!JK?7<EZ1P-!9IuDKLtwX)NzC
bR(IxNiiR(uP`sGQ?oCysU=OcsI|GU#;fiz0Iahp!7tve+pz|;jVz0)VzEZ8uqI}#wJ+DRV6lIzz?=px;4$Yk{I1G0QLV!+952eH
(J=NkHmZKFf3Y1hAt|S{|1NDV0Inl1w=sCJ=`3e6voCKkLoo|6c`@@Z6Ee&lO)Pw_5iRAhc_2wHW3f-EtS~7r$fk*<qOCkIIxy}m
Ix-WPC7y60l`I&f3NERod$eM&>#{5?WH#C?*{<I$skPy@{js_*>NL{0`ZUX~6eYGNU9f(w+o><D6EHlkRH;(5dAIm0VX~BkKc-_b
%cNR1dn0u*53s|sY_Nf;f+(Ie8?j`p?J+hi=c%r&?5>I~geP39L9Q>bSuD1$nK0w8kh15kQ8Nv&SGWkV+%5B@lP9~TOD<flKOt8q
u&;?RK(WrOG%@WTj<V>msH{b`%&vnW;xd!9a46I*1Sq<+lQi+JR<6dg;HZPKK(wDLVYD%-)H6FQRWvOuqqEGN;5aF%C9Rh&U@A+r
!mmn+D6$bM!mZ^c0;}XKs<!zoHnG8)L#~ml8Zqpp9I=V4ceEq36EFs}q_j;dHm)==f-XWXV=Q5>H>AZZ12VTMD>AYzL9s+EY$Oe=
Q8OH=XRfrC1+i$b8Lx}5ye)n#Zm&7Bj5A)d+pMXlp{TwwW3O|c!K4qe`>b`Um#C4d1+g5i@~-ot@+mN{v9Z1~51t>STeAnQSFgD(
%`XS8-X^uH5Tehwudo3r->?QSpQ}!!J*%{_AEcGA%%NE|;iQAA<fnry;jI}k$TU$j!>z_0Y%ol)4y}eUq_7qwrm-k0DlnL^BC-;!
#w<rHyd?ZA^PDj?)-297gS2HVRW3y;KP+e}rYR>aW-qX<46wzqHm|`i1sqy1>afGD7%xmEVl1nunK0)sA|p;NU#Kv&k|vHTQY1sK
u&{BgiKz3k+_BlWs<RZa87Yu0!l-vH@-!JRjjU2Hue0Db2dTa=k1gk-DYB<3kgx(Q3$H>m^dkwVwkl310JGn&At;2gh_oUy1++M`
K(&J{#<8C+f~pU$doU)kzclHuhcZB+1g(fM(WV-(+b)o>{iG}zWUtt<N2eMsUa&N>;jbbxAFPX~>9DsjfUIRKmoZ*0EVCc8&a~Gt
C9v*=qp?J<#2Pp-z_4Gee6$@bM6XsbY%wSt=&*FGpD_}(Gc%VgucTzMA|VkaPAt=@8?uQr=cJ3W*|a0D?jRzwZ>d``W4JQ1At_xk
+%v<rH!Pa4Kq5f2958>aIv|lV*_%Z)5jy{<lQ<TyT{7UcBe8HT-xt}p=OJFK$sFCO5V+sC^&erejVDt!BDI&X*e;B)=Pb&!_owF~
4Y8Urm$wfyz^`hwU9o#J6sz?no~2c?RJ0*7K%^EgJ+){to3T18H=%<u6Sf$(@-4=&GO`M?>oUElODxE))UhC~wJU%uZLDgk+pCSA
JSr`$SGkueQZ$CDWUiDqVltbx7_5`92(;HRI=8K;3%G@}nyptZ7B#N0oUx~<sj~{J6|v|h5~__bBr%k%&ohp&lQ2Q8(yEBF4m3cN
%q~QZt+F?-B(Z!h?VNb3BCr9iF}NYDwJ@Q%&NFedq_{XR(y{llGOseU#WB#dLMVr|h^;a-WUq)X<h3*@3aG@YI4~P7<FF7be<&F)
d?IDEH7yh)tE}O)7BDR_u%(|ROsfE|Y%V~nOfKaY<R#56=p$;c3^5Na`l&vn!?pe}Mk%r|n={2IPp&mE0;&17thN-jiz<MvwjG<X
XRva!XE4B}RHJ_`pbr<e_^K_mVJ1wWf-<|bYAd?6vY2eBNvzf`e6dxkgDSDG1~UJ$cC4{4Y_=XKv@Zv+v#@P3`kIQhgt5;osIaB4
hqMAR;xIxh3b2=`Xt3fm;;67J&Mn-rS)>58>>c4SjWorz8Y}rEfirC_!L+K3s<qZ7u`qt30=6MAex%~AT{45JHzvO-ytSV)v#TGr
tgl0_K`{<5jVMDdRxsK$voPqSF0j(6#I7T(=rVXP8!-5=1uoC9#x4OT3^f-lYpam2YqXOuRW#+XxUw;_&a=ocEvA&UcC0>|X0m55
(YARlVYKWa*Q;SLA}hnETd)T+4J|OK@Ux^YhP3*r$g|HW@hb2#Vyzysj4i6EKQwN&-7}0ZhqQXE*RRH`f-5^TSE@2J+bGR4z$x!B
Zmld9h_dRl*dmav^{+TEye|DDcQAr38?kh*ai~VBovJl5Iw*pm8MLG_T`;6Hf~za2Zlp=HFec$OCne!AKrA7w<gSRMsV|AIIV+;4
psiu5h^Y~<`!XP~d#-3G;4L&P-Z8>5bgwJ0g)LSx3oX<!60q&B5wX80)iUU<X|oHp`YryVg0va4kS=Ghg`I7<M7TFE<F((eu(jd0
Gb9zS%PrC<YPQUtGqJWQjxj^8-6Yep+q91{m@tbhVKZ>BgD?}WD>1kov?ds{1g#vgxv$SH3NcZoyQsz~KCP0nqp)?PZMEdCew{d_
XftE7(>J>=>Z=Ai4w*KvF|rb^QLv^mMzo$M8Yy0~Nu~2KtDVZK{ww^gxHdecP^Q4A-WX^owj})|AeLUMJt(6$lCbnJU9Gn;L$R*0
wwgGo6{v_LS~0(_?X91t9xFSup)y)5@vR9gudXgBfTxSFb}?fy0Iq%=)+r4%yCev<<)-o^X|7td>aROB!>A-6RW32AdbcaLcrqZR
7PV|NN~Pba(6>$~_bhj-d96vV;W3RcEHO{Br#3UH!l|+}M6g^njwEd{ny<Jnk&qlU)iM>bVVm4AsV!`#xUmqj4l>-UNimfuCbdwh
pC~$^k1UKco}@yj8mOKjOf$+QL9g4WpCV4QF0!L7ZnAAMdNV()*eo8j_AG0$bhB2mpP`Q=ptdV5(z#l!L#%`=;VzIf?Y7~t?=TCr
IxN_-?Wbb5B(sySdoh`>R<CrclPpTEt1g-;p|Faw!KtdXCMY|pQZR2NbT4ci_OnPXn5R=Q$gTY;tf<|rhq1P-MXpt){0B><QL`_k
^tjrrgDlA_VI(3h4z4>Wz_P5k>n<WLNG&R@n6#0rRIrvUA2NruUa&u`nl$D#IItMEH62Q>3oh6-udMyGYp{Nw0<1!_^sPXtY$%T>
A2Ic@R<a$gc{Q9Y%C#r6zogNrQLm6N->#)J&n+LaLoBbd$FT1x@2^_5T`fkS;jp%@Pp&bk&7<KkPcmn*-ZdC8(Y0Q%DYdOL**1+S
%`Fr!(5b>IwlNPM`7s2pQLb+>0WWVdCNyugtu53np0zx+cd>mEZLZ!cJ1xwxn=iGtr7i(5H?u3PYqZd>7$^&(y{r$kLok4=axnrh
IjlIe*(yOVz^baTzBLW6Dlr8qn=qs--LL+y%P;@0Nw9RP&a_3e&ncs^urgz<2&qLQa48_HA22Jlt+Jb~*ex(AzcAq_=rP$akh9XJ
=`Aa;LM`+&{il1dAg2E$yf0-jn5ZC)o**}|5i7`{u%Rrd*0Vyex1EzP&M>ekyrcB4iZF^a{;f<fFQi#DB&`&(SE1k*kQa3=x)NeC
nlYlDT&S<G!>kyr{k2jqTCx?U8#PR^^0L%0`lLCurZk(XVy+P_*Ct9jS*rH1Q7!H-{HeDmOeUl-WF$c>L^3R>{jwscr7aV#Y%<5I
=qj}^GPAcW#x5%`Q74qDtg+E7xUkW$IV|_E={4Ui@3QZrP_o3cW34l?XEakaw6i-Wv?JLpwYUi*C9(J+u{lq!{jg}Qy|$aI8LykK
nIEdNkSztWb)|$gktBUDsGmx(k}qAYsWA#HSuj|wohB5nurH>qiYP&_ATX`0xh{>P@hV=a%c_O2At#8fL?>FOQW(}Q8Ls82wzK>$
mNAJkmNdsL?zE&WI4Y91b23`Awk}&VMzXK7;Ij5DXtp=7kF3!fKqF`@1-4AE8ZpGUwKANrj;OdZ#i21Q4z<iH>$V2CGO)n24>)eD
hOyGCy{7*#4>Zm=J1n@QnXHYm%(h*#aj>Paa5TQHNiavZl`w22BeMCdDY3_}k~9mc=BTwXpRJ`dFSQ{x(<K?6MYJ6*W2?6|Hndo)
w>FKp%^glL5VDFWSheV_-zM-e$F15ip)A{;WF6qGBr$@ebt!zb>@QfZz$&@1#<dc&!M2s5cdjs?g|XnSa~BOT{j6lPj3=nG+%R#p
$FIS(=d5)Yi>w;0c_*YbM6L8OaVmtYfT=(+Kcxh-S1CNTKCIB6(J;-W@~VNdurc8-VzVl^U@Psn^e5%7<1N}S%&k19!!-4@5w?*m
$g}LAFEq5WjWCNb9W+^_Ua^BNqOd3}g(to+iG(Gp1h0atsTVjayr6%j;3XV260(#r@ulA|rK}d5u&qsw_atPfXe@Ov46<jgPb}yw
11LYR6tR4zm9#0b6tsLTfiqsPSFu&FY_KV}0kbZ)9I(-|`lF37Gp3BO+o621nWj@TZYH9sMIX1Ra-<t9gde1-Af-F7ZV=70LN3cL
i><pZcqXW@oit@F$FFKM-LiZ&#ioC;0x=S>ttxFSB`o|bz#Q}_ZL}{cgR~~Dhb)pbHMVdKhO+6d;~09d)*Yc494kPxFD`N`WU0}z
7^DiZ?k#$<$FCtXJhgK%%Cavkcd(tf!!R+l1+&jD`lPQa=P(B_Od6^$4K&@ZODt=#S}5@>qcs1snX{!Vq^(votTUh~4lpGsjw)`h
Su;^5Cb5z-o2o7^C$KEDE-r62EUmFAO(-2K=CmBK*R^L77&fo1kFM^gAGdX_JhAPlGqi{@XR}_QZz7quMz>5bDzJ~PY$VMx_9dOK
!7&#wl%9#O`!yS@QLh)V$Sz;Az^*kg>@@1DZKQuRwz91@uAuR;FR03}=&imfSgmI={ju?|Wg(_10WMXv>oex9TrqpB(5k5@O|-`^
GBR8ubS^$L0wy9MLo<)F#w6P|JTN4#MzDo5vNXx7fU<xv4Kz6}U$i<cnJn?GHYhT(4z+%>Q82)*X|)hB7BMWYrm+{Z4YK(sK^=XT
udp&L*Dx}&kF3_Uc(Dtx&a}C%Q>dM?o-H4(wX{7g@+=H4EiRHU<gD(n_cB5<ZnNboy_j`04YJHDA22kxGAQ&Y+o)bIm#=m-9kCX#
g|r+oL9Gq5xT(#l)hL`a2PrhI+qBB5{HRSWN-*KFU9zmJfUMV~Qa5=kWidyy<0~Mj5US)To-b}Q3%6t{^QqV>db2w-nXlWl{I9Vp
m#1eq1+(d~Vk@>HoG^+i<TE<6_%fm}c{hi!g0J}_7%~$&VX<MX`Zgc73N528YOm%mQ?wAK^)#p|-!U+*z^rGj2QZ$e0kuUeKd=cf
54hp6`Zq%?zqP0+3^6A#CA6=oDl@Dq0Im}=KQd0P1R;Vm*)M3fI<ONZuCJFOxHJDTg0af9l`&1QrY*~@kT8!d?6kxzNH4Ck1}GjT
$)-lAC#{?`9kdrSXt)EeezW^2V6Z<f<+7hJ>^QHnt1Qd4pR_48oVBr`qBG&NHnTjjC$yfkR<PbJJ0|2RbF#fL8Yj3aCMMaoOthaS
lBJoTL#|S?gRNz;P$&?lR<*M<v@;&DiZMtcUooyUN3h_TnXI8PNGNQTc(Sjqz_CuWs;bO2axH?Yn<kpE@G-HhoV1U(V>U81zMKIl
7p4lR9jE><sVvVkZX~KIcD7+MJgif)A+Qp#cdZ#A{;+5u)UT!>wW%7kt*}z9o-39veJw7hH!;*JKC!H^W~f`Z?4`=I9<?N`0Tes5
>?~KWKcuZG8?Ab@RjmlIF(&%8G_RR4jIMF47O2BElqm|UFDC;nD6r%*Hl@_87&1Yyk|{8><uPtFT(p(35~7l-)vy$yhpHek?yx^G
1-7xb<}+NbAuvL;;x!|+Z#2iKK`s<9wlE;4z%M&4-YPaKaJG^kBDIF9#Hxd^Nh-uKqOe%A6*G3JTrFg<ld;w`7pR*uEvP%PjH>UZ
Ai7j9$1{kv04J%aU$SJYC8+{1*fZy(V=vz<p|RI8!n1p&k+T1&fwYaVv8)TMnk|nmrnG>#%CvyC^eGS~%`M@J+9I5=6eT*Xsil}O
m^2xmk~H3^m^N!J#H;2bCnS%uelXuNX|YqY>M`pr+OkQYvmR+E3=G<;d!dW9j-cQ#;4vkz`mr&u?=5+-a<}KSvKQK}qq89}Y_uw}
t+WR!qOYN|P$z-3n>4>LB(2P_qO$KRB(m`{Dl=9bd!%qIBQ0#OlBzQ&Ih?1kBq>`UM6af=)S)V{RV_)d|FmtW=dSmv{iftFsjten
53frw=%tjSktmI>JuO8n_pHmH_^C~`5Up7#LoDYsK(sxnjWRQ`<+4IFTCFg+-L-T#o-n{H=eEnKk28z4SQtLGW48aS(=zHUaU>VA
PByHzMK&X`fi<PJK(Ldoo--ODJ1MfUE3Ay3L%7>6r!?U(9W<Uam9rWx9;+mvW-#I|NuWb8CLqfs6D+MP{k6=kwk$=g7NyWG-=@l>
t1aFanlYZXsVg5bX)zqHTDIvbUZL-$5G~3t0j|)f;G!z3V5$8wZZeFpRWS`PfHIP_HlYEeN;1i}s4R=H@F&}}JF;o6M<<*#{I+1O
axnQboH6Mz%(Qzo=QPhLz!l^zC94;eDY1ww;Hq!09JneosxJpC4Ku;7s;wk1oU(i~Z?yd>(-)AcO|~>JTr5Gc3#Vi<q9kK3)+pey
rl|0+Nhf9=^`OnEg0<NwF0ha@g0V5K$f!uH3b+ZieJn$=dojE!@3~kh%(qn~7A-lo)}jBYE3KL^m?DrW;jO|i=Pf-haVJu;%&{~w
UbM)tk*@JBUL$oV#xotDdMO|>0<T#tfVO!or>X0ydaIc*Gp*Y))vj8({WCPO-7ZD7U#*xa`m80kl(eiiAu!`446I$T;V!AKG_ra$
O|FTdeKeh_P%_G{-mereN3@A9Eilfi-=Xfb&^G0#dMVnjS|W+9`YbuCEj3OpD>P=TgfQ%|*_{Nm5HJw1A|^Jc$F##MmALGv&a7)J
3LrtNtSu8HKC||;Au(~XRxYQq+%E>QBPc;2y)EmfWiNELpCak8UMh(&HnLT$Dztzye=-a&#<Vl3wXJun-my=#wIp+`CN12uk+Pn&
tR%^_II;7n7$KxC{V;Z@nlNiD=P*^YB_BXF3^C9w@~UkveJ`ppkuPm8BelG?!8IqZm$Q?v`Y($p%&d~FBC?w;ASoj-4WY}l)uqWJ
#5BjYQLIq1p(xfYAuKz!IV>Nr!!3(9nW71;)3?X7ULk<0%Cf<(OEHA6lrR~usID-%qcQ?4`Y^OI)vy4p%Q0TGkul(`U$CmM120&y
5v`yyMKd|5?Vq$OFS#=?!n5uq)2(DQ;3}W6ez1L~OfKCeth33g)hEU>#;!22dNL3I0j2&k2Q{Iy2(*l@<g_9*+cL-_@-CJ$JFPpg
f23!pzbvS!#4bNK3b7d^%Cru!>akX>$f(gH<+i)HzOe1C=d|E3EwsS0im+!cfUxE*>Y^2~yR20(Nwjq?*E5!_uO4zO3b10bEF~&5
vaLn74X8ID@-EJ@wK5~I__AWGUn@qY!>Sq{t|t{TLbfTj`!H*@x34iUGqYJFzc?wa(lLm$#<A=)6El%8pfRSgu(D#bfH9>ouqL-M
{xR1laUljNXfZ#oiLE)V2ByR^PN)Gei?SguM<fHRF|911*dIzP3n@e`RVXv4(ymo7P^w%Zi>+2I*eppiMJto5Q!ak3TrDXk7_n5g
>Y0`-2(13B5V_|tP`11xYcEhUU9H}>53h49DXl0lb}_n{(XKTzaH$2a{wfqPH>py$+9CWi^DzIgd9iIY;vgWh1hB|23a%I|WiXSh
VzeDC@Tj^ZPBUb%PAU#15j2XdCpac34Xk4=JF1+ocCe<S=CPP7&5zlz;;4qIm#%fRaWUPki!O4sw6pyt?XapT>aR1hV5%r8IW$)(
nKL%8fg}|x-LNCFJ2Q_mBQ-OyRxuE<KrovvgtEvnIJc26{;>WdxiY9SN;7Y?ORPyY8a9x$O&v(Att3IQf2t2O%rd(%8>W9Sh$tVf
9Vk>b4=$=L=pjciS*Ry1q9|av?z1Mavak&;mbv3B8ZdM(Rw#Hh8Z?uzgs&npeXftRR3<+%38n5Nv?yP$_PCI%1F(v<hcZ^RUo<5!
cQLRvtsurOkgd$Dxv_e(aI1_dPqc(Ct}y8}kumEk$}7XQc`^L3pfLY3d$we>YP4uBtF%)ymow%c$gJC@BC1ZY)U#E%;-{Cc;<b1)
9yH&yXtHlCfw*)uhp)RbNUu+~%QQ=;7%vJmEU>PuW}h}K53?4sP&Qn!)GK|lHZs{VORYq*;<pC20yGsc1vzFdZ!eQIIUet=X{@@m
Z8h$!&nkN)qNv*}F|A9jl&K~#+Az*1`K%o&`VVI=ry#N=oG7EQa40M(mYno4Kete=uc=0^q?~lMlCEYo{Vdlrpelc|#IO;x>ZW_M
7$i}+dN2kv95JOX$TBo6iLgB`8a3#(m$jre&8^<AFsl?QSG5~6G$->QGc7=|46xg|<uNWVurl|kejf$6rL|zO->T9ex~PYtEGSwb
8L)7&?kwmm4W!91ZncOqeYSV3k*RvF)~=$g{;mtQnkYpuIWf5~8!fXk<+HD~QMR|Y88go<MWb9PohbC9gfO==UM>)}=d%T_zPAT2
2DluuI4*@UXQfjy!k~Ppj2NJ>pf518MxB^7!8Kkj8?DVP05GVjb1Ez=nyiwh5isqu?5`ayM<_S4)+5U-k}@-|K(eqaOt4WeH<(nc
Br#jH(65^s+O9>UC#WL04zYwHVKA&M$S}^Nbt?w34!12W;<3@Pm8<tDQlkW{-!dR5h$DzE>M^^s;4`2u88k7s(J2U>mNH|dOeG;R
`?SL(<1b__f-J3}3#rjDy0QAHPp8JQc(MkitgF5;y0gczM5WlWl%#g8N-buy4YBXB{;b}zvMtgp<s_l8m=Pu@04QlMWGqOvZnYt=
bt$qR(x?M8kg$cPS2eCImASODh%KzLr?RoM7cvXA;x)0Z8LEh|c(9}?EU)#nv8xNU6*Ysez?_Dx1Tki$!!u(q+AIjQFfhuhxi3Sp
h_X8_jj}<ldahV4B`}||v@aaC1S}P+5+VjLDzuodN30Ag;;#0hR4~u1w5S-NSgL}mgQeKAO0+<xrm?TH6}fV$h_FH|skNZCn=;X}
<RCLLcCeHvCMbic)-LR>7ch;Xs4yk5AE>pkZnOU`_ps});;uleBsKoAc(LQP0kH|S3#ZE-k1;=-%`-x+=Of0n3bo&_11a{gA}Ic<
Ft;?U!?Hdzi7h2Bj;{4IYNvTLqb*3U9=fbDNi)x}5V+R0$*<Bf>$JT$lC?dscQL@SYcxf)6E%9Ox3Y(%gDN1ZHLPr;95T<c8>NY-
2`kO8pRj5$5;aq@{Iz+sm9Pyd!7iY&g{Yk?@uZ5Y@h(fU%&}iG0I)`*60ABbk+-<8=$qvpgR9CQ05IgOkS<TL=dZFc0kNd9gtkDg
X)toMQK+3M5UnXKPO%=c38|kkvMxBV53eS%ZmGn#?IW+K%a3fT*)X27y0y<U`Y0Z=0Ip80WVGb0MJuSXLa!PpytPlWLM20^daJ`O
Wv}e63@tIP3$!e<V6@t*D7Z7TXsx;~YN}SV=`VgM_pku4F)-G#^)VzN9ky(wB(ae!3MVAB<uW?2wy;$(g|NIYCN9dW_cS)Moi6k(
s;Yjh!Kj3pHzsAVqbxx(%q+kwbDKq*SSFXL9wxdZleC#J%dLp5aIYICM5JQ0<SGuW+Zlx`&N6(Vg(5>VfE{?R`<cxzKd!7OxTAnE
5Gv)h9IfduwzNGkP$|qc5jT~slqLAHuPAFRj<%n#|Fi=wO|rcj87|<kpsp)14zSp->nwsQtgw%<dLh6vhb|*5-nO$ZrZiWvATwen
z_Zr0CNO=j#wBwx5v}DaV>ZCHL@3`Tz$te!8864Im9$QvzovAu{IUVC#4Ot|WU0?G_pqBVzc3mv7BUF0=&%eZ88mz^A}w*V2(*u>
;Vsv=m@rhbHZpQG(6IwFFfs|ME3Y>!sHs$`$Cb{os;J>9p|2^f2e{_2Vva4R(5}U(6SP*D1gyfce;f@n+p|(G>M>2UMXYMHFSR-x
^E0%qN3cSo`=rCR03_ouB(HcB@UC*QOs2%9rLLl{rM6y{=&u$q)+mCxRIAUdp)sGe>7@^}P&Bh8$|Gp5{xYaBC#jgSVI|D41Tq&c
aVelGQlfn<GPKaJE+!KwgR}gwi?jfv{43rqDX_aNSTfYJ;3vqkV;jY+s3@Z{0kKV~tSvD#C^Z--qO{^D=9L4dbhSq`DKQ~5s4a0R
#;tBF7%;}MkhI_{KrRTWV5cFjwJvxw8KvMam@r5%lCyRpPcW0KgSYiFpe;Tyl#uzXhA?3xM7EtV;j9`Y7_^14a5XZtq$nY(<RZ2%
W;8vivMA88)~ppYrmU>AFE#P9d8ALQ$0TyB?5|8SFsw2&kE(T(u(drgtf<GdHn;?+>L~0l9x79}y{?wBk1by&n=rPkb~N!U%&#(|
Ju6SJAgvy;6{(P^YcV1#tg$1r=`t@IMz9>MsieI$LAH;tH>JZfsVKptUoR0d#Wh*9tud{nfhle+A2D36{H;1NJ}nwH(5!H?04<2B
h_-CDM6$FjaVcD^Z8h<+Cb7S<L9_d_Mlrvt{wzc&h_Di*<*Vi@BQVscnXJ7rtu;Eb)-va{F{oED&8TatTB@e9StSfKue4S*(6z)b
<1{j}cQ0Ku4Xm{-*QHCTr>tnR?=NODGoYieIWx_&60wrAye`Br3$QM;JGEq>a<Gf8886Q;Y`3<j=`eAwFDCc2!7-pMHnG^K2)G%r
Ss>S^*|mrp!l)CqkTLP7I5W(n2(yqeO0?do3^4$>P%t00X)Nil-mrVKtTX2?q$~)o5iCxtlQ9LAfwPUSd$A3=G9{KWWir7hkFNSL
#IE_V$fiWE(xf3PAFg?@My-#rhaY9Ny|p#2Z>}V)2CB|3bEvQ@LAJTEmMDoOCMCi!2B=pceVPm_<1w$TrZ49;3bCZH3M|R4tEz;o
?I<C#Ah2e!n=%Qp^0(BkbghxCKdEms<}%=}tFJOJC#dDPBCL$B`74IBF)U-Z*Q?vMdoY|gBebrtSAsLN0k5sG@~Bd?fw1ALORnWG
pex=kzAC>eZMUwpz^!bwU$7FnOfaP`E3aZQR<z@>FStjsw6~u%moVHghA_x4^0EpjD3W2e5+(4lqA++aj<|xWW-b#eK`mq=X|Hyw
fi0%4?<>QyNi*0np0%#8i!O#OrkyY;_q38ML@#2ZixyQWTCfMLBC=bf39H_%wIPL;Cm@9+ma)MuXdqjvqcoPKQnfCvE365v#IWKr
L$cYWq_5$pf-cyw=q=!=SEDhnL9~l7(x`MS8Khn`JFva5wk8m+X|w<>`Xf}V4J`tufhvnFxv)hsysh(|;w?9`%&rkAB(Sn8nXX{0
+$nRc95JXcbF{uM#IZ>=JGMx#)G_Qc)GmOr;jCLIS*t^#C$i$Kb~Hb+<{`~2G_>xo)T+j>pfWBp=CA=Pt+0Tqb1Z=__A7fXcQU{y
fwzt^ceD*L&@iVZe6xtOxh|f$<tlopDKZ-=Tq7tf_po6wDYDnK9V`K@k+2ak!6YKF(6bA%t*!sBYc7r{iL=o!SG6)OL?`MrOtIW3
5|(=?FdfjYHZhYT@VRBE7%7x3-7xJX1|?{%FfC{-#kJ6^l&q^Xq9s_WBPlGbFSNKHJ~0NYD6OxzT{VZ8_p8F3+pHok=PkglHz`N4
PO&km?67aHUMYJQWGD|Ux3OcjCM-cRjJGQ?Be3x_dbIa4qOL+IHLYs2VzLz`_@k0FT_s7a5iK;YAhnyd1~QB?#404Rc`=GKL#_|2
Com)~3a-jDH>tNLgP9vJ8MpE(8LTxc3^M{YW3NlDL@DLD4m5GAbEq<`m@=lY5w?RiSF(UNKsj_bRIM;1TPa{MJuw8YAhSBQBAgsH
rL`coM>9jX3a+oRd$Bz%zOpv74=s_fR<)?NAhWO}*0gIe;V@k;tFwVF4YZjtc`%49_o-_!SuZQH=CE?KL$2Vk8x_K`;IoIYh_tz+
S+141gsk<Y5wjAk7cg2Ns<aWXTe8upNw5wyDYZ+iY&UW+pCrGw3$Zq&Ot9^+tF(VGm#t^FbEGXSO{h{a2e3%79jtb=yqQcbbFrzY
z_2;61hmg5S0swD=by|mPAo4fzOpp660>MBBDh*Ht+i`15Vjw+D5h5?05MfEUa^(2ZY!}Zc&rvISv5T{!LJ#%ovec}t1_Fht}nB&
p)*k^_A*Je2Pktf;xXtiY_kzAc&hIyjjdX;9x$LN$}K{;F(%hE2C&~VW;Lj)8?uV54KWL^@3Fio>a=z<V=sWRc_HL4yE5N2&m?2B
LM6DdJt*%Z>kllhzqEp@=P)_2;jQMcNv_T;(5?xornoGu=`M<}%d2O!u%&)5)UDN|%cz;OzN!DOwyrax954E)jxtlQ9V$yHqOwV_
S+P#BBCbfYpDHA-yd+*EPcV0|Aut=V11%acFSCCyY%eCT!mA@J?=1G6lrLSXd9OLHK(BTtZ?PD!m$Y!Tj4`OSCZHp+F|N+2*|Oa)
ud*<(eyl#L9jb>enKHU7JS%vuz^{+8tFp<oUpO8vv$guBptg-Iakc8AW3;%m$1O^+Un^8F3$a)&{H{JQ>a~%s>#a8;&a_S{&a|90
C^HtX-K_|&)vReU*s*=8G`K9Qd7W}E;j?I|&Lm5qK(d@I2(APr6|Km!@2I&j0I^9gjWDh+Auod_rn7q`QmOl`Ff~1?L8`Z|f3fB)
`?T3C=N;LVo3*B%N3Tb+WUEoU7c054^esKCF{eebTe7Ax&?#-KnyX#2kg3wN$u85kAF9l-OSV3!)2?kcRkpXVT_?e`(5=Ip=%~)A
?J)kP1hAO1>!+_J2OT@CCnfhZD=Y#h7cng{4l+zL!?5-&kTY1d6fmAL-nJ64k~I1&aWKoVx-{)D3^I7NC@elSK(D?c=PRbJ;IDe1
ET}}O5-d!!W-f6xfU3>6FtX4oK)HOVdbFviW3J#Xb+!qvIwXuJkF8{`moH<qN2)`zVlekLlCgd<GOWv{)U!afh%ad}(k~3EE-{!m
i?C&>7PvGa%d!6?4JiYwcDF99E3nxw4zH&ziY+@Zaj!6;fUbX{cQ56xsj~*QZZw3rCn!BKWh}w0U9q(>`>=MRCNwRv?WG1VB`{qu
Lb*k-jT61BWvPg#y{$5}v^b=;BBz9@rZC1NSu-0jbCGGXv9xEjJ*$AQWU%5eR4Oc*?J=}5nyVBsnzRQs7b34R0x|!xd97_Nc`%_g
3@QAxjw2B-ktm`jI<aM_P_}=x@+Y99T`*uSBsC8z<1lS6X)oHd__x|Jl`ZnLbTmLQVIhAY4zqN(CAe`eBr>fteK04UNj3a6StSLj
!MC!oNVJkM$F)JR-?uoRd$S9&0Jf&G04^=9wlAGE;I)pdN320EK(<0PO|#CZ0ko&IL^4CP?=v#EDIg!R0<1u>voL!gY^<X&e>3Vc
ur&p)NwFa@^Cy5Uf-FO{y0A<te>1DGf3P|#PcU(@95#2c`ln8)394eM@ie0<QYuWbmn}W3eJtgoN2IW^&8P&kc($T2lBtHT<}i%2
;;<^Lt*t|{elyjwCnh7d%_tGI6tM3unXadv1gPsV^P>T<!ZFIMv$RmGAgY%!v@xr)hA&&Nwzo4ikFZKJLA2&CNVEzjyRd?^YAD;Y
b+vsSeYEwg!X@A`&9n!#k*(n`XrimK&@fD{D>MTsD6fmOFe;O=?zm+pC#@m0ZL$xp9xjos)Fv0PFtn()p|Z;=6fmHpX|aB?WGyN(
K(ny6Umj1a;h;w?RxZ#kwXMLdN3iUw)vyhy-Lg%uBfL#83oCgnO)BuP6{-rUFs~rAd!+j>RUcR|V6LFFOt?s^t1Mh4Q?O$u#jZRs
DJ`%sf3%~ihq6z!tg;rX1ubE*R5L;<w5d_D_AqF#2qBcJ1QG=`KPK-W2(c|QVYET6ekq%(0kSTxOElpww=hN@Ei6W|Co#h;v7Pm-
tD*O(E+h@CrLnuPr>y;~X0Y)wbF$SWc(8`4?kTLVA}u{E)G#6?04C`$aG(#dVJN6DO{Od-xUP|~BC6D@h_*{7STrlN1~E-8^r(R}
-87^xS1%4M^Dp<bdncK(1}gO|%`NmVZZQ8Q0I)SN`!C@!-J~6zP%C^eEG{7=W1)1lW~>!1Ycf{16Rnb`Z>^%UN+>unvMH9b1~cj{
GbRTx*RVt|;;h`K6RqE|=`2^Oy&{gND>28Y1TFz8O)y%tCa*=X)vvxL^Crx%*Q_SCk*(UL*&YfU3NBWy<0zRUMzkI-BB_V5ld>YT
Yqy0cYc&NkJT=EJRxrA<O{~u`{;ycGrK-m<ys`PU042k%94N1}nk#Rl#j`dqm@rwidNftCBr{(puPgI1&$mgL%`(rigtaU!7_|hk
IDsCrX)}v6va64@M6#5v<+I<iFfLFpj4~28jV~9Za<3n)VKb2>i!50x<|lnE+9L9)wkrH8g0K}d9kExjCLF3R)gqQH?6Jfxsw~y8
<SxytRx<*sbF=_3c&rw#u&i&cnyqrJKNvu*GqyG~Su%4oF|yDk5Hy~%Q>yu|6(&P43Am=FvMen$5HPE-N~nLJLoipbHM4-CjxFi5
BQz2*9Jc!|8Zi|r2&)0FlC>Q$E-N{y+qCU0w=C!(4J_IzvZwGZs539I?=uy%#41ZHZn<Kz_pH&d=PXtz=e4CK*DCL{hp@vRQYiv2
va9+m?JZs`6SV6uIkh4(u_(1Qw=f(s%&p}yDkUnaG%(gNF)?Md@TBT8g(_&O?yi=uwzYVnVKPsn%QIuKh%nnPe6XdjqcEy3WEzz*
y(w9+ps_J9TBT8*hoUSr?JUG8Pp<W}n=j;_yeL$$K(DB<_^gg495MN_g(QPC$+jsjKel18PqgE&l(gouE2z_}H!-*~ueLI#-L-i#
Xtqu)zO#n09jza(*f0?{PcpA8=bw+ODW@(S4K7SH>$XKHLABp6m#Yn}0w)hA!=_lO@1zQ-I41G2{4Hj(o3lG9crah2A}iOheJ(7b
8Lrqej35rNK`lqGtT2Kq6);;ZiI&MSg)9cJI3!Iom?Zuvqpcyd7BSr+kf&5JEiBor*s`N3Fs=(QfwCy9={5YU8YKR)bSoCESGF!R
=eWe994)-BJ+FE$A259^MW{tI)T@9pxUm1NMX~iVR4l+NcdK$O#W0(w-?Te1MKs$Vtu8CHqNo0@-mbDL$F){0X*8EGVKSqw3!4=*
t|MtE7p%E0aklR+R-!pDPA<%w6|^(AC^4Y28K)~OIW(8FjWXn*)vjbOZ!A2t7&2U>Ke8>byeUhzYO$0k1gc@N12qaWezFLzKQsU{
r!Q)*bDZ<AxUrcp=rIAXL98k+wK1V6MJbrIE-ojmKdhLtC$vH>=cMqg)~YeK`l>%DP_V?UCo(v?kuD*#WGV=#E4cWehpk#LY^}sD
A~WKzBrt5L!M5+2$TI~jyR_`KSh2MbU8>wGf~gg)@~jD*H83Es6|Ir9C>lF0Wv~AwawTD?(k`PjJ|aLaPBH^CM=~@rDXx>RR<M~Q
{WYevYcK*ay)RELA-Mi2%p~_J8?X;D=CtgtlBHcOi7l9(v>;ow|0S6(5G>>@aJ7Ljoi>m!Sf~gxw6&=)yEPs&5HdWl7_LjPKdiv9
ACn+7NvVD@c(Z#d?wU-aWhyc>sW1(!c(jkO)UlE)fV9*u2{8~cpDS%D0x;CFX0YZZow<3fh%xZ33o;A0NEQn!(=3-Vgs?iML$BH#
i!u8#ax=^)Zz-`XF*Ot|d@Y|XPBA2|eJ@EcZnPyTy{!GJ%C+jX8m%<8{H`e~3m}Xvn>0ZxuP2l;L9Mzg$gqX6a<Qc_Hnd2w7_>UD
iL&3ZrzH}y&@44DGqZ8AD5r3>$hBp!Gc$rMnY7X@GN@0gOd_7F?=qIHH8f{411du)8!fA?4lxn2y{})eI5hmTHK{!=ma&vB$d6o+
8#7rlM6G==e=89%05e7~m8hX87PGJ{aW+_?ZLRJnTd)r-HLt`l9kwSh!>m0t)T|3FyqMvm$|D{u3n}I<bTKhAUaX(AtFEUZtSoY{
6RSQXr;x2C8?oxM|EVRlcCTu&N3ssEF|1OaW+Wl1E;L!9qOT|{{;#yMgfE4&=`DUVPA*=mF|Z-72eLXdCL~F*1+?%f6t(rJkuh;C
&MbM9rXX&mVyX2r#Vw#RA*iP%&^5oa9<W&>Ahs_kUNk$c%_;JkoVEob$g2f2kF2}4WE><c52-=2jG=uqUo=}Z$hB9qmoxq@bgLUL
hoej>Qk^I&n=7*{WHT`{$*$TW1+2;`pC1M`k*M%8w<J!k1SuOZFt1yzH!+2-2e1yRinMXC(4m>Ib*?igF{2l*`JJt<+9_Bvysic}
?6$NpySIQa@~siI(KA9aiK4p!7_1?xMJ$37r7QrZ-7>u?#<MWBJ*j*i+@S!ke=mw80I9OAkFe*gqo@Wgt*-#8@GzVoP_&jF*s-#!
i<{E0r!G&e)3ly2Qmmma<E(Hkj5g%4sIs3l4KV<-CA1?m1*(g(p0n&MkTC!<AvB~j5w(>neKkOzS+Wtb>m-#cOEf98zq4{RVKMP6
I4DZ6SgXjWO|Y#kBrK^k<}iUYNi!rYbT6^2Q?7-zU92N8*s{$lnKiXC!m<u9>#B7qtRRi9^)YEMJ*0&!Y?z}cgsqsR+_v5@jxH;*
=Q0_zurQLeG_eM(s<Z1QJ~SX89JpC9@iLRAyeXZnRiP@UDYyl!4z_nBP^`bIoSxS*zO`nw%CG@4!!QxCKcxY)4J>3LXq{a$l_UzP
s4$tUrZkHxgeWyGV7L-8l&Af#D=-{2hO<w$sV=6nCox*C8La6tcCGm?Y_;t)t}IC~8>zpiuqvb_`Lu_lIkI%GVzW_^sI?BRHMFIy
GN{C^a;)dB*Cwa6+MZJ^e=Ni_t-HIeCb8itQ8s3qnyP26$1oAIg0fMsV>BQvDlVHfoH8ga8MY~`D5^%Wg{bnda<5x1>af(TJTwI=
CO1Jbaii$4GPujJWiW2Ea<2cfnldsd1~4Hm@wNN1^e>h!lC<tGfuw@3?y6L_5TrGoA22Gdva(~c8X&<cBC+kYzcpB~Ffh<ASScHu
LMo0ijIB_u6fWH@KrpDW3bBHt`nDP*I<D!nyf0m+g{o#M?5FlItr=4<z$-m7ptM;lc`|^qf~=CX^qe=d>aVq{Up25Z@TI&h&9SU7
6tH2qov~f4gSFo+UnY*HCLks(urpSm6)Fm>%rKcMvoGDWS|sx-^S02muCE5LQ!isO8YWPxLbCi6hBBHhrz^CnN3<X)IJYt|T{T%T
zo+*o9yL9&$|caJ5t-bsVyvs8GOk;*^(```zN`~4EiU}AHnfs1d@IVV%CS(Qb2EUj#;flkAF(JXAvZ?0JEc)GTC~EcF}0Vhjj_|P
D6j>rOE8$RL975W<tWxLwIpArC7ivna5ZT%%_=9Ltsf9GL#+TQX)V^T+_Xm-Jt?WF9x%%*Ag?&KV4-NMV6CSx;xwYBL!=llD6!M2
RjxN4IxUneDX2QA)UaqUcr$*n3$@6cd@fzAcr5<0wH`k*CpG&pD=tc_Qn0Tj<|o4|-zV*~HL41+wlRA&#xTV-daThWg&amO=COk_
`!2_@3#>ON!l+L%ZYJC;l%lSz+$?{v=QANQS)&8ALowDc%Qfn<37jb|im5cR1E|X?=c<=1<uZz|Ijz7Zjxm|BF|!M?1-Kk7`YL9$
x2kC^X0ceM|FBB2{4FXT5wnG@D6vVi;WM4IR4M+r_o;EVMmGN-M6@?4FfFvSwk?scZ7P;2)-7o;Pb~+qqN67*^sdsj+%Nzzi!3~|
cd^8&JuhW17cvAi7%#rG+%UVUFf_s_3M`PeQ82Ew^f4MT7`N1?QYGXteW~g#lBt}e5U*^ppsw;H3@{k9$}ZJ21S_Sct+36k{;~WV
)-FLY#4!9eKQR3()U=nd+_ZcxB(gj(2(iVm3%GAEa3p=Min0kLX12Pl@T#jQ8@1yymM_yXODsS#JT=}c6RT7wT)34ocd&x2_OYL_
kS*6MGPG(i{IlpRA*|J~7O8_IlqVe^HM6rZSuljBv9c>I*ex!&8?^th38|T^RjeH`Nih|&j<AKLf2#>6!7l``=QTMi>#{&FZnC4P
X(L)9a4d(gL8!ztaVr6~6fmi*K(BHv3$U>;HZ`EDf*>}wZ>(xCU$io`bS^M8z$~RB#;cE|1F(iLf+IYje45lKTrq7jS|w$++APbY
Dl!DGi7e){lCC>2zZyC%$t#aBFtq8iTeN<y54Qa<Z829Z2{NUd&awBj2(c+KucW>%h%D$aR4^bk`7ru2xG2jroUe*4iL%u&*s~cf
0y8)=cB>$rm#6Wsh&W_0pthT|XSX~rER^l3gf6Kr>nZc8Jh!T_+?*G!Cp32~Pc-nathaVF>NE|jQmG;}*Q^*VFEa2je4MDY4mf`>
tfnO|LM<~ZMW*hqa-E>ERV)0mOD+5@0U&I)GqaO3jIS%P!>L%Zb*%WV!>}GKb})W304amAR-y$oxUXoeQmovl-Ld^Igq^f8D=_}F
6_BDX+N_Hx<Ezp&k1(CC0V%RCbS<kgm!M&>jIxI>PP8m7rLTLm46&S~QZ-SUT`8WO38JX0<gS{g)im-k6Q;T|fhZO-Wx2_;Rk6Ia
N3~+GGBGf(zA-+pva((?3oHgGSsG(8Ahvrnr8Rsa&8#>v=b;Ow@T}gl*s=q$S|yFKTQJiyCb=`T*)a(-7O$VOvn}2<`ZNo(khEzs
c_<SwAEmprXeIr&0y$H$gfy$KM6B<!8#E-RgDsFS?JAe8J+VSELNTNugfzFXPO+aQW~uM7*R^=Fy|b9K`7fBP9W`#M#j$WSgtw!%
n=;Fpu`(4g4z{&6_pSgmMWQIH__R$lCaqO2-L-VGp|hMbY%CTjSuq*0I5NYqcCk<~c{BJg;VTN9qb`%J9Gp_Et1t~Sek4yXqO>rv
%Bo>7kflPfI+^?}|0rrN$1{>FC9BJ--l%k>>oX-SBQeFDi?x_7%P;Vs-K~`{i!(wn^RQ{L1+7Lc)G^Vt*r!A*88p!<{jM@IVXqw+
Jh*!p#GN*;8L%9(v9T~PfGEGMO}0p^PP30El(b(VqopIRk+qF5{47wgUaY_~NTBa7?6EH_w5wt(@hrx#d!Nj(O)&|eoT0R`;H{D_
fUy)b?Jyy<A}CFyH8cP&AgW)kc`~@Kxv&VZ6R?6YUZnXg^(zN3$0r7~#VL`wp{V|=?kw*y6S6}f;h)hi&a(9{A2F@77OH%$XDo;$
-?KQQuB&XP;U@sHwXi3oBOKhW-!fSvWUD~75U}1T0HK66RIwPf<**R2l`?BBIVssG6)&ZzN1r66MKlw#HLuX8K`<?|JTVQllredp
pQw?kfu6sxK^C02RJ0tj#-MI1!!Io_rLNJj%&C2{Lb6P-+@vwCW+nWohO~Vw`LV<_EieHsrl}wy@vaH2Rig{89yFY<JhIp_peewr
*{_E(^Q^@xmNe8fi?S%K@-5b`j4_k12dOKrYB=pL`7?y1KQjibQ!wfz$|YPaJEkM9@F7|*3okddQn018MKeM((l=!>9I%csLn{oj
-K^fQhqZe)n<g)^0xoDZS2QlRBQ)MI&?%xVsWDtMCZ;Db^(B2Y7Nr?35-k`pj;c#EV=!T+OgCUJ&oz298#X?xo~4holQdkjXSBgE
xHCd7CN+bsMJj4A{<XugY9yViWim!5r>knQg0pZaG_2O4{;MxAuQG_OORToB+@)2kL$CC#V5-cPm97q>HLMFP<FLA~X{+k9kgDLV
<){QN->&>6wy`CyzpRca{;Jok1T;V@JFW;OoGHaHpDW8Rld#CK3$VGU;<g8{3NFy7mmza3f3=h`TQFNF8mRIlA*1FjlCHC}y|t_<
hO)l4fv#7xil}%sS0v9c`z0YX{4gQ3*fBgHDzsIxZL}mcK(_)kKeJ#iMKZiJw4doNgQx;BHZo9}+bn-CC9v=-8ni_-wlQC@?5pD-
eXKLK{kQC|`z=i<QmKfvUo}Fs;GWGfyQJzhqO2dRbE!-<HM47=8Mt7kdMg*Iva%_&lq<fsUA4b4CAW$xXfet#FR-7r!8dEC>LIhT
5UaQ_@Gg_Bov|k@$}eIv870rK2{U{$)}7<5Rw+Wb|0p{xoV3{}BefH;v>sfszqS{#OR--ejF?ibSuE_Z8n9iceKKLRfU{|_%`OzG
;-jdnge>wXb2Y%azbGXw@v9WBV=hD|;I33Ksj|T_Ln^bZ>a}gEEH0O(gEsW5O{iwIlC&$aAhWitNUgZ7WTcF(B(1qG8Lct41G9vo
AG9Me4k(_e6*FL_pDqchpfr3eJ}ow>+BE<f1}v5{wXM*vKdTm-aV!_BGBIl|hoBQN3N9iqWUf=RA1IbGB{KRckDc)_+c2xGFEsrr
<~97ZowoC=A*xa|VKUDz4>j_vv@Aie{50*etSpo@ov3iE3pNh2$1IYy+cFR_xw9Cw*Dg)6^s_;-urQIW3pA0e2rc9&!L<S?RU<gH
X)wmKTc)9|E;dRozOv@17NkqAE3J<%S+zzqAuWxsT`&|iFEKf?4zHfDys(xsp)__a5vW(XS}>`nT)0Q705Q_7#y7~W(5{L#XRoa?
Xc?Kbf3xv3BdifD6fknQcd!yP8Mp(V&a4iuj4$Z8<t`nkakF|ZPcLAuPqDDC9yFA(RVfBA^Rz@RwWkOxZlEnB11y0s=O@Xup{kcM
F(<XGO)q*Zldp8EORPjNODvZ#Q!zL#4lYSIyR=v^#vt9SY%K$$CbUc_sIM+HJ}RLnPB5Ic`>zi)`z+bGaxI>*k*}V#XfvrZ)Ga$P
?XZraI4}t+RJCxe0V$&}f1{2rgE3vJi?Tj2QK+viyc-%R3bY5YUbqD`n<^YC6*AGVd^LqMTCZp#+ODKBnlNB6D;*^uZZT~s@UX)x
_$tV>u{RQ_*|3c;F|TDZFquoOIWT0jP^=!foHAdvhpS?=FrYp#9<50vyD-+E0kCJU^r_$=<F5oUYM2VKXD@NB|F!inv#O&UZnXcj
1RI$%1h?KLRWXOL)+W5PaxQkYSF)5d2rPfI@31d2?6RdPg|ogXr7e#qy|_*)k*bNSS+-lSH??CY3pLL$Q6`JDjW0bf^r?TTt~Knn
Zmj^U$g*ChN~iiJaxwp+B{Ov{U9P$>@umZ-<SBn2jVgkyu{9MgKCc(F1Et)oI;9-65HlsRf3HQhu`pb*T{bQ%!YCy#oT{iRN3q_c
F&eqDFR0-f#Iq7Le6hK(MznY_R=MCO`Z0E~ekZ0eq#W)nF0>mhP`Cp&5GT(y^{<Yz)Gt1^540RGHMn{(Z!MKD_NbV+)2)doPO7`J
RH)&vmNoCMfG}J#D=t~CZ6dg|G%XdXL@x=qdbLuvmM*e28X&(htE{83Vzu(BL@lr~hpo%95whI5+%L5(12VBPK(PF>>@dwRO1L|^
jHQ_^2s36hXs}SUStQW0^)T<C7%(<Ah_sq1?k;OFS1U)d1*3~E?xa~PjVj|XVJFnHL8Z;L{j<3waxAblf~U|fNH0sR$*x<ob~UUs
Yp^LS3LGOe8Klp&8n^SQrKM1;WwxB8I<t8)5i$O-XD}EuzO{5QQ?L4_86a{jWF&8)A0<>Ou&~9iA~ATdRxu^1k**>$(Jc(JueC`s
m$Ejop|=PsEF!6|1+N;gp*3)`gtQwSS+CTz;4FBp+NXvt*s+VJS*-9db}#2QAf#}$HMnN5$S;kaEj3fNSS<T2@VJkjW-_xfzcZSw
zOg{A&##&#yr^j`UNHeKTco<KvoS=jL@*|_2crA3B(TUdA}X$}9VM$VTrMjqKeZGvxve}cSu8s=TQcM?5V43a-!;82s4?m?0IEo{
nG_eTey<a*1T==Ts<XqiDl=2GS*FFUmZ*!aJhW}96r@JAkhIdRp0XyceX^h}5Gb>$Pb~wc4X(McGO(Pg-W|KCZKUxe5wV80kFkQX
p0KC1WUXtnjx>H7iZPQVK(2Em*{n7!rYp!KxGxeh@hZ<ODK)jNIWE;NfGpxPtRyI_iZCUqPc_l587$<obuVr${4ESDJ+Wb`BC(aT
&$NuIG_hSVFR`I0ytF4OA*;}{7qA>GjF?<8Sup0XYM^5<?=8PEZ?uuGQ?E-gZL-v?-z2!W^s`hqCa_#FfGz+u1+1whUMRRUaU)l%
{k3Q`urC-gBe!s|Orz^BBdHQ7aIe*>k1`dsl`um!ps`+~dZw%|pOKd?Jg&B_ysVI|s59WMYAkEADl|2*qOHK8{<g2PBD8@nEigZ{
7NWE-BrhPWof>s8)+iFJW3>CQ#IX3Q-K5L2^dgj}St^twUa~SU2{Q(>vai-L?xq$p`?OZ8!nDM$J+f1ydKmw+7B2%Ck}8ZYnXM14
T{MBMRWAuG!?Q{#L@Xe!yf7dwt}URjs<T9^gQ%=6H??yuuBNgr<u9wX?5Z%i_p0-*O*3Vx$u%#jY9dH5VxN_=1GsfFE;8XE2es>_
voJa}*sMXZvo9vEPPF(kSuS6(Bs6NIt}yK~X|*CRP8{B}xvfPZ{w!c95HBS(NwM6t2eL%0Vl=n2yseM4t+H<~O{2@SH7OaSe=vF}
7q~CAbTeZxh^rW?{<Os~5FQ6LbTGZE&n<1TE;3KB5vz1GZLYJY9JIo>k1Eoz)G?na>aYH)@~5?`M5#Zl4>a{LS{{5Najr!sn70Wu
cBw<7#v5R>Z?N~Xldw}T0H%N^HZ_Ybb+Mc+EHLM-9xhEXv!&mx1uW38U9gcgLbL#^fwW(#b+h9xTsDHW;G7(@Pc2%i%&ZtE@h}oJ
J}8?nO)<`>X|LY0aIwQKw=9{f9<#+4qOb<E>9mNoJhT<CtgutEh$(-viY*#1?j>`yxiEgNld|)%u&2bVHZ&2h+Ox;2H?Y&K=o`<i
N3dfq&a8nP?lCVd3%2j3K)4edgsmzt)vacuQ>Aw#^rJkk1gLB?z%DMTW-8FOPM{8}{H#zcPbk!|z^_!Q&8ir(mMs9VC@;&lM6~m+
kt^~u2d<E>m9?EK)T~Ia-~!w+5HY+iW-z-nK`RiiP%mPo=dA`V9jW}XiL6I3A~OE2sw_pZ04VCSiLb~s$g-5M!7%`~^f37@cPh%T
-K!z8aV%@C_@g8)Z><@uDKJQ~&M&v52sOSkQZgN{;IJ??BC%|y%CU_xjIqZfZz#qlXtP5tIkUO0IJ14M=c#Hbsw_IPBC$8GJg~(n
)~S57b}dFMez9>d!ZgDm94Qu`{j+a1cBzb+w6IArzO*8*EUg=%qA(1vC$l~<cB&<<fwTJ}aJTicsV4O)G${P2u`(pAB{0jb#Viaj
#VP-?2Q4=<Iw@5pf3!TX!nJd?Td3@<!!WTe@-2U{h#>H=-kZRs3Zr5%P%?us1Fn9sF0!eu`n0$$NVMiLC#;CG_OjWlPPJRC53QE7
J~ZIA1F`6=gfbkeD==2DVILDTGqa#ET&+&5N;O=tU8RUAcC{?2r84lU+_cuJAT41r3beZ=P%eQk#5C_Sm$25f$gIgREU}BT8z&kx
1t^~|zpwSGs;@7uX)GfxGqNivBQ)!<4ld-hnzCH2J}yBq^DuQFoUzWbLof2O*&KN>o3nGWjj1uJ`lu(hrKf}`1}<PJy`P$`10{W{
{xKLXfFgaFrzd?fn5axGtF3ad^DzOniL$9Ilq*xNJF_hywk$_8GA-Don6P^>2dd+!N3n1(EHMbP{Uv#*Z72m1EU-x|kh8I|l`sY`
{H|N0hO%O@;jq}C|1vVAnYZsQjJR<tU@s7>gtBh96|CSd&MNgPv?(O8DX^KalOXA?ZL&`><SP}l5Us8;nyq56H#6C;g)UmONwZ+M
1FI-BD6r8lMXuB;;kf@WnIy?138+S^#WWi;$S-)U@vy3{fv~ACNv;^G=%`pJ)w2M!KB!PHWuIp-1~Ni2%QS&9uB$AdK&XnMU!fJc
A*zF`r7mNlxius*{HLn1G_ZRs?68<L{W4Lhu`{Eq?>0HK8ZhuF3^2bm7p_Y$b||_v=qLrQyE4VL*t6iI6Q@<QCp5^j*(vohAuP9?
k25$hH>k=c@-3aTkfczn%cdzWn6Umawl7w+jj~>><hH#elPgBF5UKC3GqtTNe5g9Hp)RqdeHq)W#4v0!#kP(wGcrM{KB<te+_Rsp
STH~_XEgPtxUPVyu(7T(vNC%wTQE?$46!7w|FHHhqNHIh(Wu(DL@t9WO)nxZO||YMu&x;~bG7{~{Vh$ecd$P&4X_TdfG|xdBe1Zr
!Lq8ZP_X2%w=4-SEUrT_lqD-G>!o?Cj<4jf<*s+E#Hq5SbEgt8^syML+^%e`Qlm#UyEC0G5gISFA+bZZe7M^%^sFtZIy4`z?6H2Y
>8rOh>@5H@;jbRHO)(R$V=m6Ei!5s^r>Q`&)3UHEL@rVy1S*OfHz|Fv7c!?XhN`eF^R-GQ_Oy(&Iy1kw<)VHuCAG_@b*&Gyq%Qce
y{?%sj<qDH*Qwnz>n}gJ+pCtV7c`T%87}}ankc$21*8HlzA!JI95m-GIWhCF1uRuDIIT`8HY-3N<Eu0)mMy%ke=Zp>dNItf3NFeT
F(5-Msj&?%BP{i<gCzd1>>5$1ODj$&4m4ae4yZ4*sT}*VYB0vFZ>%+~kTP{F>$Q?GYcIPjN3lFDv>t%7K&*c)?5)wUf-9md{w3wL
@2vzgP$q9C{4Vvdi?Io{P^rD8zAgGF)~!pZhb-Eq<1Lr6$gwOYn6$?+gdx0~m@fh`ge<VIA}_Hlek87_5v$v*{Vk~^;xPUsUMNv6
g`@@|%c^d(OE2NCHLi)Xdn~po{xTGpKqsIuQL>1(T{4m>K`TP4ysM(HUA0-dD6+z=y0QkQPp(BUg{u=VUKfh2B&nXTF)qBaf2+4J
O085dd$7PF%(PN2=`7<WwJk6;s<Tlqb+mRZw6bZkf+K;n>86t~0J5Yrb~Rxge4wl_^R6_m#HoG}O*0KMDX=!KFt%MXH7<InQ8@Fo
ZZeFmdn_U>)2v&yVzcTs?6hI7Uo#CXc(7R@?xO@RTBI;Ale5#b*fhK_pRgCP8nQ>5p{?C48Y>940W*!cSeWXp-!L|-!mWuf?6GVz
^{YB92P18z1gUB<WhXYP7OMTLd$H`Wk|rrC<+Eijf*%nX(=1D~hog10g|kwyhp>yXP$Wnx6SS5ib|EJ??6iX}^CQl!p|KsWp*IOG
Mkm`WmY`y-ohtI7y{@<}1+-qWax4_FC$&2>88Evgs;m<vd@>#}P&COePPsp{3NECo1TUwh#kJ8cvn>m&O`=OGqb#qqQZPuO`L3t5
;;Y55da8gj12W39HY!WF&xwI8yskF0<S2=<v?&uRj;X*c2BqbwIGrFV-X+<y!>O<)#i>HBWh*VHPAG-5@U85#sIqo5!!uATg0tSF
)v&dgQ?!(-aU%sX;i^=!>9zPN2`u+7B`(&e6EQO`HmcDuMX;|VMzcD!qB2jX7@?i5w6LEb5;8Zks<m@3(Xw79=(7g2p|Zm=d#=Bt
0=14R>9SEUUNQ%r0<;M+#Uw>AuCgsFRI8D)@+Azhn5~m3(x{Rt*`j;3kgaDe`KMQ;MXCR$wJ{qi-=JHzGqWr(FEMo`*0Y1OC^X2h
6P&6o7_dFGKd&e)W361Um#m+&XRq)uAFp_;>Zw#FBQkxdNwKCZ->|8t1F~x@Ff1A|$R}?w&LvbZD>C-6k*2+%pD-^kYcIU788&7U
fhuXI?;WA6Ua5(+JhnwL)G}VJKq;m%{3W<E#59T{WU#fN8ZULQ%`?ljeI?YhEvjlQpq*_obF@-3p`o=c>#H!Y{-|RuJSd1R39MHv
=QCBX0JDpzyQ(@PL8Z8|hcHu)X0oRo<{(zGgQ!fZ^rJ$oJv2V7y|M%z4Gp5RG%iQ7L@g>WzcKtQ&$XK{qbGDKyBI#NgD7(`_p{O#
Su<=YVyH$inJ3n-#V@S1u$dbzMzjv77Pb(mZMBiLQMbIY`?5hZhB1~fUoCF2L$DXHjVrjZldKP<-!AYhy0A(melmoxi>utN6S6fg
p`$>f!7cBXMK2yOWHel?6s=FSr?ktg8!37(Gq1j~NhXJ_{WF-dP$}vxPn15Q@2<)t>$3wgc(BGPY&6s}UL&e2sj${D2`3Gv^e`7N
+pdeTPqk;SqBBM)<g;wG%CUH>BeUAD`X`^T-7syg|1fm27%;h*4J^~Guqr>Rb)%@WfT(ex^Re%rZlIj31gwN6t}w7HurV#QZL|`#
$1m=#jx8~<Kdi(qBrql~Ff=?cAFY?Hr>F?6{WAzL&8ma0j;~ChDXb#7m$Evvg{&zsP^vktx2S})^Dzr3Ri(2qP%+pL0khb(c`gVb
?6dnO&bRI@m@elq=&)k6SE)oaVyFHw+$~bCowSv&_OX;Uw=ut~1hC?&$ug)hj;M(-=dx%oR4cYHBC08@3Mr<Yldw>!&?<8vAhdC_
8LCyZ(zIfr=qc&1S+(}1W;PkK@V4U`iL!XIXR%^23NR8XGA@rarLL!}*)gED<*jNn87&#G7A!<2w<Tk(<f&#V&Z~T_doheLRI8&i
TO^>ee6Zdc6)sn-&n_sejG#}ox304&Co3nks;)dN9J$4?N30{SN-QY0+c#FGSE=c&+A*87Vzo0MW-&3ewz7vc$Fw7_hAOEhq_7f|
J+W=988RF-buMr%i8IzQk1!yvz_N6*YOPu<ohkq|WTOrv&n^=y3p3X)s4exiF0~u3=pu<QgD^@bCMhJYkh2acS)t>#v#a@{11!@u
f3GAaAuqYI`K&{%JFZhJ(y7oa!7<h^D<m{6e6F*!kf}+qWG0R@V<^$Ew68m{$E>ZgjJRvGYNuH?HZZiX#Gx853@5d;0<d;8zcn8;
lo%Z^<uPfpjxISjy|nB&Z!3o{tFxG?%`A?z`z^AtFf;Knf3f(jN3lDu^{AU9%p#2=va|pv|ESxeAT9y8<|9L-ZYcJt=`tOte6wDy
Co+1l=qQ1#*{Y4D)u<Y_2Ao2*>MFFfUa%oF`>>@kbh2+Z+p^TNIy3z;^Q|5nN}=eoEHDMIRkMYp9ynmEfUzMZUo#}NO`_hj53a2z
GcB&HtS}HV2d#1@_@jldwkzqZVlkSm5wk|D=PW^`rWg}6`LWw0w=mcw4zj$YB(A_TrL>2u5i-0gGqHoTZ?z$?!ZZo8f36NII<1hh
*|SiyY%g*ozA$jG+OhE}^s7lRDlWCHKD7ieAFju*`!Ss=wzggt<}{BOX)5$G=p=-x12Oupa}fZkji~Od3^UL%1hK=Y?5gc8cCh0r
Pph3Xc%}IyAg&s&<u3oSJTXZ%yRI-S4YAO)pfL0?`YXpVsu|L<H7j8%g)9)TNwbYAYO=DYSgS*^<uH^ntE<f<+p*)WJ1ZKrQLXK!
J21bRfV3+$?=fnyowUKYv8P%j>!--694^SOb1Mui{<R3Qq$(JozA<RG1*+CDBd8>-L9A!8`l`dQ$0OS@2&`JOGc!XpvNR+x#58oK
7BFryL#95prL;JvVxlgtM6!%76D=1e;<9|O5ws34@25$(>L`%0RV7y})UN!lt}v*uC$xRAwYZF~CNd4U*)Nr{Mz!v+9j`7h-LxgJ
`ZHU%u{Pwi6}Gakh_FI6a3w$}b}`1YWTH<f6g0>#6)`HcgfJ<naitKq5-@PC=PcH;p(rn~6EW_xHn&@;Su*Lgx3zC45GW$FwHyGV
v8>s$;IB?JA2KvGi6o7+v9$TF0Jdf@u&?#A)26yBw=k+5q%2V}A*{$Ud6KOh@2=G^cBXQ&1g{LMJ+v;cTAGn9b*MWhf*=?(U##Y_
7Ap!U>9jYhqZ+KSR4PI&JSP+}8?rtqb+H+xqnp~c&Ld;91EBsZ9kJ1<oEmqoHmQpr<R+H1Zm?aj*fIF9iLw*8H!q(p1*y@tFS1;+
zA$aGrYhf{o3SISVKh#)BeRaM9WR`(=PpIH4K){<<eh)0s<#xi5v^k|95p?%IVoYX*sn*kZ7@?X39yQ_7N^y$3bXGrpDj}@2(R}p
S*4J(G`3eJ`!NZ!k1DXXh^o!9e<z7B9Hk{N5-p}C;ITn3DyZNw4lviOC^Fryo-&%S6|R4++%XBY!mVAf9xS)8_NnftYpi`S@-w-t
z@&38zOnNw5v_2hH84S`q%5+jD=qUUF|Zx90k73D*fbfeY_V;x2BeU$3M}FzJ2cia601_MA1iOPC$FEXv87?If~w9geK9$-6t45D
`>nLJ<)v^KB(w^sNv{^5%O7Ga=Bt&m$t#kw1*4@d=CEiePAV`lN2o`!NwDp#h^VkGvaS0qZ#0%LxUr2h4Kr!6QL%im^|fxYnXvgD
%COV3Oc75c`Lyz|q_7yMShP8@lPPC3Y_g}US+R{PLLq%Lo3OmCv?%H@GOi4>d#{Eq5Uq+SpD_@xBD3Q&X|=<ezA=|8HZu^ernTcP
!?05y<S?G9!m=4Oy)cI`$f19##VjzVqA3=o`?RMpa4*E8o-i-9c(2c_E-G;_%q+V!Dj|8Mfw3{IH88lY9<-aSxh^v>SS&!S!y}y=
SE`sWQKefjn=Lvh`LP|if3hI8oF!Q`ma{0V1}dSkQmKBbK(W=X$s)2fB&db30;Pzli?VdDIw=OW)-Bqd!KtV*j3-txiLr395wilg
inqO(LmjX%w6bF;3NU;xQ7RlU=d$%IZz!0kzN&_<GcsMak1fQr%dWeuz#k8{Myc(kiKy)u?<E_xHKhwA0kYLBW~e?THm!22g{`tF
_^x%Z2{a?G+ONZ|aJBd@87svv%`SW_>n2dJ*`(;G*QER~i?j_aF|!FY1U6hQGps@|A~EZ!inHh{pDpw=cA-iy)vEU{p))Wt%&^_8
<}INyxV1f>C@df-ovn1VOr$TY8Zmsc@v00XL95KOyEWk@r7(T5wk~HaJT+{zNv@+SQmB|Jnx>a5A+@|GYA{)`@3dL3Juz=BHZAKi
3a&0H05Z(5(yS~mmab(qOR)5tex--6N-%G-lQYF0*exM20kDl6&8WMv|0>WjA*PY66tbr-sIIRuH7>U;EF;RaB(!`np)HK4?XjD=
fUpWK;IoD>b~16MZMOik*D`ppRJB*Bm?h7qE3_xB>@ruhSudinm@ri?FR@fL)1EUh<1<?^BP#73`Uo7PakSbnBCv}mku75|IIyEM
c(hC~<t<1p{Hd=Z5w0w<2d;n_;1z@@(6UM`ShOlMo|4Tn0x{bvCN+>5{4pgl)GyC2qqbnQ8z~{SqA64}crk>pU^gEth%~h}uC7xo
bg`_cwYGM!u`=2;vbC$N(U3efSTKz+RJ5xs|E@!@v?>8Kg)AenQLct1PqMS0kFokLAT1rV?lS)~jxK4ko2xUiM=u8~w5&z4I<S&7
*_k`3Ca%0KA+R!}GpQLZ44bnlh^-Jej<mF~`K}VRU9LK%%`EaPp0n1m7_xLG7pb2xgf#Utbh0=!U@jG+t|!x|&@PRzd$?b&r7R&b
IJXP8oUtXg#V~`gd9n~SStG<T3p4boo2^!{c_k*YyS0I}sx(ilVYH<t?k=M*GOQ=EmoDh9^egM6DzSDhizk9CMJrJzR;r{gI4Y{Q
xvk71D=F<VWH7v~7bwE9q%Ucy#4qr$G%skd*{+@`0VK97j4RYDza`zYfgGf#v$dPG)~)NOQ?!w)T`GpP%C;dbNGmQe2r3P<s4*Bf
#4a8&Y%(9NK&m7%oU1ReccvXQ05k8ffF%<o&oUD^_@qxbhp%%f3$GNe(Xo~`=b$$+rmA?Z`7Ro=${>~znzUQ72{GoW^08O4dNLm;
6Cxuq1|d5t1Tw6fL#9Kq>atQbVXq9Z)Uh})g*Az!@~{)LDKJf}SsB+X=&+O+m@KHUtFR0+zqB%;p|tp`tE|qfUA641(j=I!lCjJw
@vxyUl(oh#Oeu4xm90lG&N3h#ueKy8NismBrnHT&6fsAq*er~w5u`CJ;w+*vhpdFMN-;$&O|O<K9JAJ}!z?Saa4xX5{vXz?6sD*w
#VqP8J*JeU45;z2$TI3DL#r*Uwk(6PzOz!Zx2&G40ia_l_OdE06fsvX_^}Tt;4p}?OfR=GVk<|l6Sa3SFtzWtf-FleuoNdP3#u!z
c(Zh@i>pJfMKqx_M<;@+P^`}}Ybzix5Tds$A1V$lfVA(mp)0K>k+HF~?X>-^y)GKEqA|~}ZZ9LOE+yzI8msfHTq<g?*{K9E53b87
rKdEnNhP>2B_*UO!7CXoxh$KmK&LFPb2EUcOQlgUueIW`6*2=Ks-=jhSD?7I0JL2(Q??2;ZX4;iNjHNw?xznif;7i7AE>UgBsIaa
FeZAfget!;>nV)26t8qN2sE^x8!<qzU$x^ibSZW;H?*)V^|3H6;wQ1LgslT6d7&69#H{Tz>8mrW#G7IwOEbhHm$3D%^{xo4&@zK6
qaF6M{TCr6;HCMo1~uHV47Oh^ET@yLkF*RhEhzUd9iTz22rj266SX3*^r-4FCbSW?B(=vdE-*B-5-w0O_bNoOwx+VB-Y~4J*d@@b
Mlg^lMYE)_*{m6~7BAW{d?0eIU#yR_Q!?PNy0a}Y`MXdrb~MGPAu%+Oq^*}Xtg+86hN_7q7%io;eYDKA#U&K7Z#8nOhOE#jh$B`j
0VCuw{;~WpJTYuAa56s^XSAHFKCG8B7P1R12sGWT#Hl8#95GBP@UW~W;Gn*-La*wj61Djyyd)ki5wyUv1EQlZx+{S#FsxstZml$~
HmoEqKr|Spda_HkI<mdAU9-uu-!jRqwXOg#Y%L`;Hn1_6rY{;X^0Y-VVlcm{FRFH$w=ISzbtW&nrL}{qCNR@4+Z#Nr$FMV}(Jg+q
t0W<<k29DfPbrzFODmqR2((i$qN$U#wkxo#^(+Xe389&_p|dhEf-fPii71;bEi+uP8noRYJus{>2dStvk+9}6Ng@)X>@g^`EUCh<
m@T<5$+9r9=Ame@TQS73Dyo#Tmnk_iPcr^0IIv8usxI9yeJEzOowIkf(yzj>&@pJKIw~c!Kqs>*%&^rgp0g&htE!kM+^QQZ_pyt$
MWSG-?kw~)zcGfmL@_NZtt;BB>8d0kP_gBKCbnU;3p6#X7PbDXvmDMf@i1(#x3N69owG$Zo3`UCnluEmpRH-Ne=-QT`!WBr9x*gA
9<W-eU9>;44mcgLNh!*;4Y97Ywk&WpmZk74h`3rR`>~2J{xo8;^0rSeU$7jwvz+U!{j(M-b~ZV-_pdFp&LHKoFtiew2sY|71Ta0R
Ft?5{#IQWL;V0>_=P}VXq%qYr2{b+~8np|ZE~`Q)2dQx>e6y^qtT3506Q*?_oG?f%8M3r3AF$sqSTcI4F}S%iu`{ZzhAS!}^R+Cb
r!GpTb~Ws@buntOXspE(ai$)jcq?c$S}3=)Frt8|i?NclzA&?}1g?Uq`Y`FD9x@~q;;BU{4>5_W+pr+D2eGvr<DD}toT1C9kSq-^
VW^X|2qKKEg*T=xcO2~`LaoX%pedJ|Q?076bS=U)g|P4}p)86pQ>j!gR<eP#x}RGuQ!SRVW-J1)&oT5dEUM@!=q{}=ZYg!Ov8sx)
a<6=|SuNkPT&kHaptA2KV5~E>2rMulJ*NaCK`vOa1FiwIiZr?{FfNX?AvGT@OCd)vAT>sp05sPw6tF0@ODXHG$u_vIO(~Hu)iijt
{jfZ=urtgl>#-X%kgn3RgfccMX0^aJJ26o!3^7_T{+wEv+Nxrnh$XWo1}Q5O(XXYgFf)CYk)>y~*D#kVKdW1>F|7(Tv#<Frm#xdP
*(~;@1TDL<*RRpEYBU2e>zuGGATtuKrWz13(y;=sX|1F(O|>PjcC|vX2rsuY615aEf2kfXW3py1bvCywW1AGSU$5dSz%Y0+HZpWK
2_V}pW~}Qn+^kok6|^%g2QPKA<}){})+rV!bt>Ak*0|3uRkc;I(ko6d>8ZZ3$*>}><t61TzBT8tP%nuuU=u<#_b6VjX05rf7cA>9
yf{NJMl=t$!ZFpPb2vk`A1*7fNV1=-dXF(Eq%i$5DynF*ZnI;rlCey=$D<UdU8z^HHnWqb-8MWkHZ$@oL^Lm<4z>s=&MZnWs3!O(
aHJk36(={c!7GBCRJD$>5x5sO2&t+rvZ@soHnoB;8lWE@(K8w-{G;hATBswOtty!__9-GRET*<BG%=C4f2^-FtR&DY+OY{7K`${c
kFO3e5i}dMoU-;Z0W0e?w4?m8sjWdatEw|7Gb}=?pfX%DYBU=$05Z3%K($}C6ESrtl`kc%zOi;OIJDj|C$g9%*fTe#<T4mCv@k8J
(xx^aK%YgZh^%U;rI`RFr8CT~S|F+@wlmeSD5P~G<uBtb*|A`#g{|tOFEQD#1h6$ImbhB6E-$ULZ@2g>I4F&<<Ruv}GO2*D$0&xj
urD&M7`6MYzBF1WS+*psgf#H2JSD^|Jh5<{k28R#)U5Qi(KLpx^edmXU9nKAkD}hTE2(@bS2Fl9gD9-A<t#6=_AHz+M=+$c8>%-r
y0sIrE~H;7uBnhQHz}p5>>S#ze54E_(X*x~WiAM}CmHZCgt3XRI5P;EAu7$R{V##8QLrW|qplON!ZepDfvm-{Y9~H0r!&YdMWq+9
*(~lc#<{OCzA@jdx+yd-EFgCtXR;nLIG~I&Jh##=1T8@@*0O`GwlQn6jjz!(*Re^Yth5NNzphBNXSDh#KqpzaODsS%M6AW78LRj+
!L0@)Mywt%dawSp<h9H)Trjb)_$r5}!!R7R0Hy^WZ!%0YpD9eN#4Oq}ShAtDxuK)A^(E{zA+d}#957}r*`>NNYpRelbt=!V9;wGJ
ORT1-NGruMHKvWVAGV4tQnLjqEvIR!9xQqsD=NpgF14txtg!tpM=cmFk}MJ^!>6XP>$46n6qq2d$e7kHaTP=~KClk7i8A#lR<2OG
3^7!)bg-$i&?@n;|FpBOp)SrZo+~Ub6tn8JNU6oKgP`iL=d#o=QYfLcxU$?b%r-%uEjUy!GO@9)K{3uUQ?=EzVYKoz4Jj@v4l|G~
NT&uUVXtnhHZPW=@v*`sH6&87G^<)DCMbEcwlkNswy?@HzA2ozU$fb^0IpQ704<BLzo>>a-Y@^ML!Nan?=PIHQ?x-PZ!wxD>!@P0
A1U1+#V(blIxL|!wV<jvJtbzUj;&2G@*T*q9V`g6qbv2aJugl)6)mc&#}g>CF(>x0cd(<IuA=I%zOi1gZKbv`penep2CPl6eYEMJ
jHaS8ORxj8sjuZ1h99!6van*aVY4!@WHPod6|*Nee=s*F2di={b)6!xH=5M2)T8P!p|FlMJv8Jr{Ia1hRJ15D!m%s1RkD*U)*x&n
p|VJzVy>boIjbVE4;uThQmh246e+v22`VwKoU&iFJ|ixu@Trj~+A{bp1hhV^^Rr=~$+LGb`z}PWGZzcB6)<)&3o*nn2{u41J0}M)
Z!CVZTBQK2OD8chfF=v5iK%(2O)!Wt`lqz6Xtgpf)vz@r7qqP&6{44|AuVLB`?T012QT(6m!{RGIkeuj)*-m6JGO_cv9f@*7_n@c
nW%Ux+Niaxb}tRDzqDpD4m5nMNHNVTw=dH!vn+Ko$uJGKn5-2vU8N1J5wQ5FJThsdB(Yws@G)?i$T9me`l|x8cPL1*bS-?Y;jqJ~
d9Zbv8Y~O6L9y8}6|t_V&$3Rm;i+D)l(9FkC9Rp57O@2`UNJwb39-a1MlL}wL8twa4yB5%NU1=u4z(gJN-%V#39wKx=%j5Szb$f{
n6y+U3aiH^gd8_B9<L=S4JbIXo2AaQ#xxVG)GY8aryZUxNvA`%9kDmIoGw7FRJF@75;K3WFQDBss40-AwX+Q{y|D<c>acz<wKUZ(
4yz<EaItDJlqgNGyR~<%wjaANo-RBo0;hSm(z2JV<gd3V2{G2Db{>|jF`~G+7A55}-7o2~u(kcLi7Z|tFR5}Z1u;joE4YU;bR#gd
vnfBTGp<TBWiDGZKd@ypl&w%LDW}k~NGgS_aH<!qs5F@-1~PB6U@*q4#U)^@3aOH^lQh_}SE2l&(6#m|t*j=k=rMe&EiC}G&$fiL
=Cl&6zAhUv`Kq2Wn=~#iiLaEf^{igCd9EzEfvk-x@+b2u03Bd0MlH=H!L!3G2Bd1V_bo0kTC5DNc(=)|<S<b#@3PFQM4MzQ0W4sr
*0FfAMy!mpDyR>m3p3Lz@F;$?Cok48+Zh%h5U38aKqdC3$**&;%dhIPdMn2?EU8Z{)G}(PeYUr&(IxAuxhKc24X)6#6|&)}2C+f2
*t9?^thGEU3MB!t=`p1w`y?ErX(?Z^w6I3Chp2k2X|#?q7qs`ZS*ts;Z=%e!6D_A2d?mXt&$S9NH?FHB5-4k}5UjZ`u{DMyq%Om%
VW)txiLqH4U9=gl*)MCb&M{-O3^C*-$}vWw)2XB;x+#yZ^RLISRw_QO60cV(y))4$5+4;X>9jDoF|V4akEFUWG$dszhO!ec$TNB-
`mu~M-Z6x;-!jBCov`n&TCh8=m@tnq$S|icdnrOUs;;N0IJ4lZ-!s>+Q>vJ*z^Oy3v!s?N4zm}eg|xe{G_ZWIW+61R<0_#gm@Gc5
U9D;)Stjn6crdvv)wRDcayF5$=qaEqm@hT5qnrV<XQ;6<q9_rw_$S`BXfTg5kTVdp{xSb7;js*`<}I5f%drG41|u-06SRyqZZo8%
05Ht2RkK|$(yUmqRI|J=^q3DbCog6)fG@f+iZ3K6^e`=}O{!P2MK_zSA0-8{QL~t^1hZ!&{Ioc%p{C-ghqC~*?=<u+12Dxh%C*m|
5*BB)dN6dZt}pPkNwa?}>9bj;Agz3~SF%j8H!)41Ah%gCkEC@lORaD;ShGX4J*^6>IJa=5sxYN32DMqUSEt&lNU5W)%`H;5-7z4#
&oKoy-zDm?A}Dt+Oe96Jr>{gQ{3D|(fiQ5d&aTZUc(6sPShn~rE3b<$^0=!p_npzO?5hzj7_f4;A}ueaI;WJeQM0}oKQ3aXT_@M7
xEf@(%_-=k-YlH07PM5g=d8oFbTWf5zb{F(F|vxW=%%GC2_W*YB(bn8=`HG}eKc3Fm$Y9sDyr2fnISi@IJS5zQ723+4WZ33cPZ_p
*fd%p=qwho2{BGE>6DePx2l&kq%j~Kqb%Pk7&)`DkS547uP<M;U^N&lr7mx<88I;|`>{B(AgcJR9W=-?u%r{RAS7@qqN&>(4X`A!
0jhhilrY>gnX8kr;kCTD1T?iO#Uvgl>@gTJaxjE4HY_x(g(};p$E2SsM=qK(sI;#xLZrkgnW>()M6pgZKcyF}5ibQX$SVCX4J&>v
hbf<~;4I#-WiQSy7q4}t8MK46XtheT1*nn<;Wgl~BCvb3$eqJ1i8EWV!LtP=z@O)@WiVAIKdf=G8MMo@XsfNQSfy?-H82~qfFNJG
IwGhg@+vzg(X*y7YOHZ6<1;R_9519R7BN+`%dB^#fvZ(21~D-!*)2OXl(As3fH5Mk6|qOL(6Qt%JF<K*bS*S7da;VJa2WhAG_l&Z
gfb$r?4=1UgRq-2lC7n#9UzA=>$Cy1kF*yvgruyninVbx^0>k<i>isV-7HiyT_;_y1FRk~Qmh%PWwf6e^)Y0%%d&hkQ?+@hZ!{UM
aUIVkgDSr*Tq^u2Gql|-A+1&`owN?Dq%JAA*|7no^sBbCgDEkwfVIxB8n8w&L$cDhO|cxYTP-fAM=h4F1Ro7B6t8Kd(Xv^z2CCbn
M6r3VS+=XSy0geI7&2?BHKyz@3AC^)3o&{ja4(WC1uv#5YqZ5IaH(3c<uB*3p(zifMVeHn7PAa1!krPbd$8W5*DY<P#G@Ink2DFf
bu!zfbg=6xsk1Y!qOJZjiLK$V0j~hCG8ePAvoSj?C#AHkUo&bgAud!b0JSD854BP`3Nhxf->j4~0kSNzak8;6brz&F88~XCJ}9=Y
g)&+!l(k4RBCUKjkg?RXm8$$B8>K6<<r)04X0ik?grq~ZYpqYNc&X8;voVpaTer5dD6yHX+OTZ2H#A-{HYl;N`za(X#3{$IPPEjr
jwKQ<{49O3bgetBjj}~E3$jSCldY1ZVXuC!ZlDIV%Cpur&@n}-(=}MAk1qA2CNw3tt2SG+%QLYtT`DIuH7wR8@-6VLO0#9KVySJl
9jrJm->FwH)i6|+t}U9aakT`rnY6nsShKV-C$jh~V=3h~CM1TR9<a@)CM&SBgd1inzOHqyRj*;NA}VS%7P8bOv8pn#39^YboGw-{
#j&ukA}F^k@iNk@cQN27Tri2VFs1D=aJKodS~JMC<sVkCv$Nc@mNFi&Q?|6S|1u`BY_bG0qphE--7**?m@ZGRoUU9nl`v?dyRBBY
EHMlz)-}{C4Yf43Ft8Q1>!@0>V6+h{F0j(8y(wog3LT~~Dy=&$KB+RY|Ee>w>#2{plQ3E_*EA}&Jub~9=`c~Tma!<Pn<q4})Tlu;
4yd)LD6p6_d6KlV0<cf87_`bVoijJ1geT;vLADpPpSTOSrm+pL?k(9fWwNld?=!(MsINvfAFXpRfGcIKz@~LDEV6<vJuVX?$+49)
G^s$bFSbW8y&g_7RjymLbFnX{Ml(necQj70g*4T++^E~Qys5~tq^oD3khJ@<psMz=e=g*z?W-=OhPT|S)3PS3leKs$h7Ol8IVvDC
{Ir}iGqDmcF0SS#%Cds5!m%?lksm=LTCfSUh^|MgC8)?RXQ?x+QLnWxdow~Yx3C2-hOWyottvG#H>vEl+Atca1+c^?rZfnwL9z*^
u^qp&$Sx}|Z8B&w9I>FYkS9@}OR!@p%d0psO0e~=BQ=^YP%@peOC?UKeJCL`@30RrSG3Eja<I%SY9<J?hAzgnq_F%n#wKd8ld2Rf
Myup0VlKWh{H9?kv96~y^ebjBN3C<STeBN9xF~}$)~IW<%9Ro>S+aICYOph~*fDjo=CEY6q_6}xXf(hX$*52;f~n*&XDhlbd##Zq
2rnqDl`<8tdZc`^(Xu)uIJ2fJsHDlUysP~ySGA$EwJj62La|UZ|0drdR;%=}i<W({F0QyW|FS5t#I@bD7`Ov0>aUG0JhFkbMzs&M
zPHk`-K~)?DK`NsD6|Zw44{y*|FA=~ZZ06P#HoLw=p>DaaIZrrfQVZ$M6`i6bTW7?KQ3FD38z;uJ~J&at26AWnzSLT>mOjRBs7&X
q%8)n<Svacz$!SQ$1SWdtRiErT`H0(fVAweQm^qcBCR*HVlzdmDzF2kH7s4L#xvry=BPukcd+#>*|wyy1vBBdpRpRS0<rupt1^<O
|0*9eJ1G+{ZnC4Z^fF(kbGSJ(&@2719<UiUl^t)hoUx~~2&WP>&#u`vlq^{<jWn>eSh%^duqL51Pb<;2%%*a*V7W6hc`H1$hOr<d
BQ+x{L9awI=`1s&NHzbg47RB@39JJ(hA?Eb);9$z6S8+M)H5}*^`q0YHMpIz@uowj4Y5MA+N+K-fT<C$bgmq;3o>*uR5JgnJvEms
Fg3C=u&9T&h_dP|IWra<*(|8D2q+b*)3ANB)h+R<a;L4Sl`^OxNj3qhUoJeQ?y@8__bpMb0HYWrp{Vz-IkFI}D7Wx61gs~ir7S=)
o~$w^T(Xz0!LTT?$~7~uBCHvb1TZ$RLoi{g7$SZyyD1GWaw_ecjWTVg*0g}Ol&~YXIw{StDy0D&p0$N8L@6XK%&>Vd$R}g4RWEuo
x2$$FhOsaxGq1IrM<_G3w5>F;FSJ>rjjv&?2P*R|FEz<9Zz?t{KC1VoD6UR0$T9Z@;jmaLPcZ1IxU6@uQKQ7IS}^3VCNz#TfwE>P
`!xfx&?{&!si+e)_OR2k{i^OIjxDk-)iJ)Vk|P~2^{#oc1gr)t46Z9Mv!}K&!KN!HYPI$%lPE<YM=mF;<1}w1PPdt`FR~T2p|ORp
rnTy_1+<1Us4>4P88RQSC9!F=j58`ICZxSIva0#D;H#e_{TIhC3M?_O4Y#4N^tjC)z%a40mMqjUA|Up*3@iw<Y_?G?0x;|}w<(#f
?x>QrYq0?`D=?!g9<EQcZ5UK5pRwDl?JRAqxUYw=*fHd;lB~F_+^2-FA+kiOAvJ<02(9I+T(#q|)hmfHOtMV5xv<{1EF>4B%d2BD
Y^D9O;jq`U04hx;Vy*A5JfS<YH8k2VOfr!)FfNWU=CGMDi?>NKsx6taj4_P23N3yq8ZA078nOMb@uRCNd8jEZ>oNzkJSkL`%r3Dl
5HzVSPcLw--md1Th_Hbw*(63U|FIY}aIt+Xh_uGAwJOZ49w7U%bSvepYb;Nyd8!Ds#U328b)+;Y4zf$Il(FowwlION3MCgX|0D3W
uri`DwyQfeX)PAE?6C~28YyC|1g@K=MKgn~bFOozAf}=+A0-~GRkPf%@g-KX8MdCR^Cp6<Z!f#C_AoW88Zs5JbS6D9OR$TnldAx%
xis3M0<G2_-l~7C5U{JQ5~!^-T`Rw>hAtAX_^(?w-mxAs1}#aPDzQJYQYqN94k=K%POK}q@UW_^60{B=45r4a&8o(zbC|^~p0XA$
*Ql?wOe++x^q;mgA1|RUSu)%z*0K4pRI#5iE-+WKud%==(jQT%|1A))qO9Yo8?^VDPOJJa05Bq{=BWcHqZ}`&`zTv3ZY)!_n=e5v
5+vy^05id;9y32O@~E6L&Zuo2yaH$_*DJNO=_-_`7`L6Iv$Wr%J2Ag3oirA^N0$wv3a)&t*(-1~OtkkaU#UViw5?YzV=Vt2axI~=
lCUO_;-V(DfUqvIRJEBOOtH{1a;`_Ir?CB~q%RA$dZ8IEtR-13y{Z~3W3(VJ<f?lt7bXJ~Uz~ZKfGyV@<uvjysjdC6S0Ajk5Vj*6
H?@5>>8WikgQfB&1}}~=M68N4OE4O=EwTEuFDqIv1+jxMinE6<n78_?W~m1>9WXE~u&M4aovQn=hbx7pp|e*oPpwL<1)&A7t+U@X
CKYHhskF;6t~PxsZM2-MRjL!UV5?88A~Jh8rz|I-2rme-$fZ;%(k#xMVYCD%f;7Z2v9$9cE~infXQ~-2ou;^~tD*=nZl9DRbg`DE
t}NLnk17!~d@v@Y{iY43Xt6*nRIHM%=q!sbv9dU<akVA18?R}loUG;~_^%?Mg{A(jRJ1ZKPOs85mmzbh;w(_A`?i8EKC1w;^DtSs
<}eL0#E_*V)3lehZnR9SaIhpd(t?;Qoi1#vZZ6xeKqpx+*C(YjsV-}+!!X4#EU$>NV>P<4S2>L`)Gl<f>8Jy+gQOR&GcWq8kEuJX
Sf^U1RIms#b12?1k|mTY!=(wZtSug~_ozCwV5-I|P#v$X*s|m=12M&}5wSs}oF!7ODJ-8eE1>+SawI9Nd9h}+sx=2ARH=n3)-sy2
<sP@K=rL(3hqM7RfT&=q<+FJ+%e23(owsbY^saFf$+2P}B&vxhR;SRLYqJV0EgL7a7OQ(M$flbvtgAV#h!`0)O)Zq9XQ~u5X&p1K
Xr#|7bEuIqA+ZLpZzYYY-6_c=m!wWGjI4hyjI_F^A21^vzpZYySSbLqVl#iV52-k=u`GHqNGcvA>L>FtZKpXfdA3D0CZzVQ%``Nu
imw*28!2C{HmiXyov*YXfv+pL(xv&c^E53kVzj9>*&q(I>#wo1?zB!YSFz);n5;stQ80+70Ww)A|2A?aH?POG8>A$xKO$tfCbYe)
Uo;rBE-qm(T_$3!>93`-oFtpFt1d~heJahfO1Jp4%P@T}BcX;ZDWW*DHZx_geXGfsNTfEb5-nFUhqIfefH5YptF*WlJ}{UrL#dgq
Dym_vBCO>sfU=CYL^Sj%`k;R;Lbp(!oU_-lfT{hjd9tk`O|1a5S0v&u%%?xB(>0AOwX?x9CNx+vuOlKcx~XF&&#ObP&Lgg}hp=HO
vn`me7%u^(r?vVSPcb&M2CwCys-@hhU$8x#w<&(CvMh!uwXx(fwW;<T9I1J>;i9CjJ|w)Q-!c_1c{0l^8K+Az3oBbK^|T(Zs4O3_
hqF>N*s6K5=qk;w5HCWhZ!e9Me5n(w%&815(Xe5v+oW%{6|J8rjxPr>_^uJI0j1fc3m`hMX)Gr&lrZME#-_-!0it{?7_;25gs(2F
8ZfIWa4;(}K(g{C45#n1f2ZrF+%dwhSg?w>-ZD5Y2(9-nv@=z)@VW1@#x$ESS+xtI$QM;O#ix`ou`ofN-Zj6ogSB!eVzPCujVf|1
FeoK2jI}|j(4@RHDyk~9fGA?Lmo&~Ts;&qr@3S1T95Yn6c^y15U9ns&7O+Dk6|4*(LMHUEr?B;@QK|<oD60gmxiAbau%Aph>9t|B
+bym$)-(~aUn^9$Xswd0=qVbk;U<bFc`eT};2d?N;W3t`;-T!bO0i?Dvo77Y+o*vt#I%?(Eij2F?=a;uZ?c6cwkqna5u%BywkNBy
E;QLJ*_BMQH!g9pZl?RF+qBoJvm<^pWH+g-#WE7MCZSy`jj7+VCAlfD9<P_IrJnpGMY5YTr8qYu4yOAu4=#!>9T?=c+@@))Nwl7(
ldZ@rE~OkW@2;jV!?9+!x+7w<-!nX|i?@lbB{Fv=Dkz96a4>i#7^vm1(K3M|Qxj3L4XvEAc`?}_n=UMmOE9dkU$jaseKScV1)?~(
2&qD$!l(MOSG3x%m9*O?%d8ZrWVDO55w*IwETk8=Y9WC$&Y#+-EiU4&O|#;lsjrtb;WZDkK`RBVLo-`6)~GwP)U<6a5Gnn!;x$Dx
(xwxkajNn#OtRl5e6b5ILoaMF>LC2G{i(nq87LN{b+Ab^6*RH3QLjrb9EQj%8z`}`_A_^}L$qxyf3^)KaHPu>&9r<eYBQd$pR<6m
o}`;Bg{;Ult)l<7+O-Fv3NVGSA~Y4SnKBA6DlU&Q`=8=4=`7u?R;@NNMyA28V=REI2q&f__ZpS4s<x{sWiWiN7OCGdAuVe%0Iqx;
9i%L=hO`&8&@j{}6fN4Wimmn|w=m8q3$1yi4zLX}Ua_^Wi>L=PZ#b>5RW@8AzqqKhGNOVp>MoGDzPT(RFDd;iowI^8fha+-5G?>W
b)?WPTQ;>b6Rgs-<+KSkr!Q@>Ks3Rm7_b$m&$C}IT(VuHo*h!KA+am0JulO$$v6hFXe=W!imey4d8ytrJgT}Y1FU`-!L+%xpR9Yf
^Rfr8s;)#c_A!7n#jA<65UK>Ssi_{Mf-x+w{;6}MuB<&OnWhG+&b5KC!=V_S->Ofa2Q}{?g|n})9I#<ERwKK!xH8L|#j-u911eLo
DmLV_`l_oiZ?K`D1GvB?y05hv?y8}zW2lrbo-f9=L!_9r{w}<zj<VIUcOYW6546ZEb1y=*4jsw2t}}uvnX!H^t)Az#q^h+Zc`op&
Z>gKA6fl6Tk}V=Ir!D3%O{Qox39=U`bdf==nYUpmKcE7w3ofLv4kS1%A1#J2k}bEd_^6#SQ8BbDF)%`_p|eb|qAgde1T0Q6GN$sY
cBnq1*D9c&jjA`ReXf(KHmRVhfT4miM6nDoQY;^|Y9`h(pQ+@j?Xfs0ZM1Bmsxbks;<i5}8@2hI;xh5Fxv2`ZaV$%$+pSV9XSxe9
DJ%D`WU!2(^)*B+v$3bHN41VKcArSFle1^5pE7PCVlL#bDm2k7?XG>WsWl?4H>>F{FS0f*^er?n!zeB>$fp4=;;vAvC@v^91FW_x
invlTTBaVhdMWU%;<famx|VJNs;U4jNiRJ$&oT@uVV_AU2eI@mzBPm{8?z^<Yp$p>u(j4Lu`j8uX0Q$}=BXLCuB1{dur2#Dm$HK*
bgxmXvzH&V!Kr&P^)0kDJE-9=S+H9&Z?1=@eYOiR=b>>e)v#`^v961<8Yo>f_p;bC=Bey2)-D;gf3|TfKQ0e2kg|HIO1Gk_uegIQ
zN%X-uQdTK4l=Vb3Nl)=!!jAQA+MS>bhIP0_py{TBM?@#+^E1aH7u^Ro33{#gsaoEqqx{DxvA7K;Inr#Y9M2+L?pv2;;$bhEUz>$
zpS*ixFu*XEw#ibASzh2eHolIkEjtep)f`_M6?H~m$rSilC}V_lD57xg{$zbu^<yLgs#9fp|wS@J+izg2NK{hfV9pq7^O0~p|QlQ
<DjjvZmOxV)GK$c?X|M0lQWRE8#D|vNhFdmrZF_MEGC30FE!AsX)Ai4@GEJzm6^#k{V@_Pdb49S(=;h5>8ydX#-+nE!74weLM(f&
I<C2{OrOB0D7RfS?679Iyd?82ZZLJVQK)A$r>zXMYAj7Kbt`YN=`{4I7Bz9H%c&zWg{C{KSu2UOYdBviF0}rv{;`KMJT(k8MXctv
QmB!z!L>&<yfV`%p0SCoXRyYyIwj64LNEI?-<u;ZH8QC){2sX}Q!&RjQLyo^immvva4<wJF}DOJGqI2`$)zkb94!p2JSZg|;<Csv
fwV59RkHG?NwkEoK{c+atE_SlT&B;r_$~Z1oHJvqv9C9-CbzXO!Les69x2bLGAIQ!!6M<aWT`c@l(T}WFebV%yeuFlNHEj1WiRZj
_o+a!o1*qHf-EbtYdFTJ3NbV)pe=qR9J7(EHZAll{iP$dXtB+z%CMWYUb2iSPcI@cHY|s=>L@WSY^O^v?y$<Ry{NFS9kMhmEi=X*
-m#Rixh+?mP^@vP6fpdnrz0=6Ruq=3E~&q?AFiD!J}W*m&@Ngsr=&SA(WMP6Gcu1AHK~p*$FgLg<fb;N*Dz_h3@PKKHn1NQ#Vm8R
qNwpSax6BjD>Oo=4=&0w@U3{U)~&H3*tq#FXfcm44>d`#t0YvjnY5`h5IB#kgttqu)V7DL$h3AXQLFN}y&H<LlqVB7BC#K}XtDjO
{xDlIUa74&hA^_Y5VYd4d9Oh-o~gUGD6g-sc{R!=w6E4MU^U~jf-Lzg6tM&&rlP2;ptJlWzO-|%Z8SSGqA_MJgtV@%1g<@=!Zd&%
ekQan!=?;4gt0?4uCSe`5HAF>s;&j9!Yr1x2C!JFNFoFw`LtLqYBPzgNi_U21RDLX-ZDO^qqwZA*|euM_NfrGxFR61t}S1tF*7!u
JU8~TsIYb`=p<PlJ|!io8K-EpJ+TllBC^D<{2;?GX|2zsGBLffUM8n8zAs9)1hqV}QL0Th?5EHz&MaW8GqP?bl(z1ks;;6lNwM^<
BCCh5wY1hTv#wjUQ@3C;pdm=MgMia9KAc7@4=r6bGo}SIwkgXq&K*0f*(gw~ak1sG{w(mc_pMklK(*_w1RF;);-Q!?z@!2(Gq)$R
G&4IZ|F3l=oUO~QJ}#cI^|XdC&!$GOS~LPIe=19=+_g!urLx4U__9+oZnI6eJF5sW5~#5-8@2+qw6eyq602;pN*bvn7p*9`1~p;0
wzvMU4J1D=xURsgp(<voiLLK2pe|r3+o3<Sye($3PNu!6pe>FtUMPDq1Gr{12`PaxHm?vf)-=sA$+mm4njqaX`zLX-DlkB<_%a)y
DkvE;61W1eX0L8B^@+qX!>VR0M<g68-7uOkVJ`zQGO`RQ$t7B>@va>&!7zd;X0Onugs65bJRmc*r7onb)TutFj<MS<&@VHzQ>jrb
wx@(HcQDhhW-xrJ<tHO3$g>SD*D0AVye%FqwXPR1d9bOi*_4N{UMMInQ8;=ido>8Pd9mFnY!an5u&zt2;wamxg0LSOJg;yxqANkM
z%mi5RWk@9La;_PJv50SCme({&ZnxhgRsLTjW3BUa<Shx0I~M0^)O4ExGCc}NvpQBR4!XB2{rRA3$ZgO#w=2@xGh1hakTxYyd=6N
p0V1k1E>KxbFHne04-W8psN5e%BRAx9VZd9zZtbQc^Eja$g?vvL@_)TR<vF<e6(q=elh*3sWyTyi?hL|ZmRFFNu{<k7BT)XNH7qr
dNsx+5g}->k+5v2=dTa4x}%|`4ylE)nWzA^4=#MKpfV{ZLbR?gpdR$GG^W+8T^MjEf~LW+?J)JQW2jv#N4Bjc=B;|OC^4BbX{aK$
aj8PD$}WR0ZLWZ*v#uVlIWA1G$*y;>eKGei-Y^O&+B8Zojh}xt;W5T38>|Ped8#lqK&@@HSFk~_EG|;C#jR|uoTv#c<FeVPHZY4e
`Z5nSm>OxUWi0WmN-yB9J+s&_kELI%_AzQG05MOf3N7|B)2|^c&NE%9uP?*41FF$77O6Ec0JLMc@38<j7O={%L6A}`6{zH_y01B`
kTnD_PNh#Z93#4}ORy6ODl63_2C&Js@-zh_9IOwtS*WQnR<VX9v@@``R<eIC2QtF1eXWwPx-w%M<0<Vd60JeBL8kq&c`R%yf3GC0
K(g*LpfFD|8800g88qRv^d~j0$T7zrc{FOUVl=3gwJkU)oHI!=crkP^l%T4#VJaM|_oza$>Mg%9RWPTlsHu^;XR21PQLU^tHMEnp
kECfP0isQ``m7GLU$mqpH8B}98?K%!;GrqBeK$Qd4ylK+!=c_Pa4nLp*RkKIy&<Zt4<seAc(D1b)3kZ8RHkn*?lD;}d9Mqk+^tw8
V>DZ(6SQ)*!mUEA@iMowe>2LkgPNhT{<7q$<F{v^Rjo#;3^Q=E6f{dDKs7G1=q8}FYB*V{$*{_>gs_9G<T9hI6)O9&_$oRy_cJ55
%e0`MJ|A7N`7uQ)G^`)3kt^?_Z89*ihbLe!>9bKVnTV@0a<+jqXfymT|1FU+%%?>q*r@cXrmZ$GGcyOY9WBQ;RiTHT=rM9M+b(mZ
z$NOm<+hnKdohwYma-VN%d6@x7q;ay0JX<8g)^(P<}nH#r8GP>*{yId-6*Lv1TSbT!>F&NCNwgyQ8Y#+R5;761T4v$o3B1Iq_Cc}
4XDJhK`Es#v@2jVXD~u7aUOXdM6wmL-LW$*si<$O9j9I}0UY)(hObI4daQvRRV`4pnyxao+N{zr>9zSUNUcpKfUq#G8y5O0W39ZT
ZLc7<!Xc3}k24{)8XLW^h_o*&ryz|p<*ae8oirS$Jh6PN2rO2yf~<oob1qjji>NH7rkhzWAGcVuV76l~bST&`pfPHw9Wt;lyt8Vx
xix6B8YJ#75v|)Rv96)4uChKcNigg$DXdVi@HR9lx}~Qq-81$f6D1L`UbZbTL9BB!xHEgOB&SNZ#H+z5n6yK(!>N3;60{SjJt9}D
<0-7Aak*5Ginj(eEwn4VvKHa2Kp$GK4<s3@imqBMqpkR<#H9}~L!PjnAu&TN9x??hbQ(7=ASOh&voIa4@+xOB>@y{^Fe$mU$uASM
t*k8^pfI;1G$gMv#Ie^kYBR&J4Y7_fUa0$_lBl5~{<1qSho{&se=jX4te_Aeiz`aEVXl!cb2KhBrmE4cm>E-}5iU<7sTR(%(z7wL
OD4`Gk+KZ1jVE_4RV=BjG`Js@V-B_{bt^`;F*7HffUX8HjIhD4Krj%pc_nMCt0x_^(4+va0xJWyBeGF0hpaa=oi1dtgsi78i6W4(
rLasgq$U8XHZ(vm9k5cT<)+A{N~#61iKmS?u(jDSEh_P>{FL4-E3c%om90v*d@?R5`ZawqwYEnwY^rOtXEfuqjH1P|p)l<*x3M-L
!!l^G(<m*n2(8_+hcH1YDIf?i7BpP2{IeD)ytb*JudD+zLbJuO?=vK{121^FP`Bu{$()p>GNkXEy`)yEd9f_DD5^NFSu4siCNN>L
5vQ)Pu&lT+;wfIOG`OF#!XafatTH;VtgyK=%NxZtp)KJtLa0_WNHDFfptQ3ipfBYyp0ItfqB7I5A2BMkd8`Muys#Rsc``k=uN;Lk
L9m*s=&MMuRwz|4U@sb~9k(m8t)qN5V6@Ptc&)Fct*}KkUbxG%zbx;o)U)=j94LCI#j52OxG@kaKe)538!t&O&8@(xX0g{V2&k+o
2q!Htt*zlL12d;Cak9dzB(sC6$gxbd$*dSKbg-l=N~#qlgs{pmhcIcfA2I^4M=lk#Ql%2I2`x%2ttbev#IUt7E-2Kh#;R~Dy*2%;
BP#f&Hn?o3>9iL#YpM#dcAN#P1TefWH8cjbCAA1H!Yg|*%&;}Acr!?_oin|zQnTH!L#KVR;WNIj$+7~hJg-DA&MhagVl<E|=dx+E
FD$z*udXIBJ*>PhI4l`2#jXyl6t;3Sur#(Ztso|`7c_*Zn4tk0>9LP7=&!S=DlIyu7O<Tq)G?c@{xH(Bg_a63gE7jbueE$AFS5lg
G%)8gcQgJbHLgS?RWO68D660`il>J)?z29km$5Ra3$m^)_$m;uldk--(K1A|aiL(ZO)v?x@-*GFkg6>(QnWQMleM-m&NbdDF0}fr
J}+Xgyrao4`>bLpsj$o{ZY23N9jVi_u9+aWNuqtBdY-JE6SRRRcd2i<Zn%&*modOB1v6DHel|caMz^1^(5JYkuAzJ_K&%EU!mOvQ
AtT1GKOn>=wk-RySF;GFSRjhBHZ!@i>9J3(Q!n%~Kd_l37qc@a$uH|E1FO$2Yp)YAcBM6|F|Ts8&b2HXIJn8JSToA7Fsm)9|1E<w
$*exE6)^9qdo4q;QZQbwU@GXOe=<QKcrBW*ho$hWLo6$eh^cg~$Dm@gZYmC&h#^)g0;v|WfvZV0bSzV|!K7%kdoM_@qB!v?SFLHR
Q7+dpZnZS7fhl;kIw(!9o43BK^Qd#O@HD|Ml`uN1+q5vLRkpG;#Ia;8M4<FBTC906XDst6+N?6PWwO_>jWDsX!zd3fM<HP}yerD3
>@W4Ko|*En>?9AkP>)@y(kWmsy0mXJbEr@y__9Q`eHzatV6Z(bPbKuQvZw$t_p6k$OQ<t12r!Q`#xO&&;TpoK?4X?$1Soql399}m
#w1E8qOlw-Zz#^H)UlVNr>V}g0xqGhM<&24GOSUsW-T@|UMOd$f}6IX6EKo4cPf9hz^GKWK&f7-IkQhE+%*xm@g(>$bgWe?<Fm*y
qN(z+9V}j=iMFx0akQeS1*&<g_%m}dxfy9Ms4N&Q3p10kTBxrz^Q<DUnVj^bqcKRV3bj%!xUn~>V6m;9BBanP#<qSg%`QHl|Fx(v
_9=I=yf3aWnHg)ZU@m5(kTQ=ly{NsiXRCuU0kwInq_Ey7c(BMW1E?u3pt8Rvj;T^G>#oP9BrRpOc&`?)Pqf3VcCe|g`Z5%;jVuu|
aw!n0tgardF*ISfShO&$#Hiyb*|adPU#w*;ey6aujHz|1St>i2axkSO$1ugO=qRr!uq|w*h_d{ujG}rQ&9l=q8Ku=M7_-B+)g^cs
5jL}{P_aC;955!aS}?Gn3a1Gy*`_SDY^@-(T(fnhWwnB`$1ZRzQm^{3kgY^79y1-W1gR1rgDUQ}FR|OHlduG@->!17iZZ|~7OtQz
5g&E0h^KNV{v_$Pkuij&z^*kfAg%cs2dv~Hb}&S!j;*LNaju%I_$-&KlChZp>=<S!Laos+u{0DaVl#}fO`+zm)F$w&2PQ|arYu*n
)~$oGDJfK+!ZL$1wKQm_tf>7Xp{jZ+cChNTnX<R5otf03kgmZf?XjONM=(b#^rzagSFMaK7OM=laj$1AHYa^39WlSGQ!$RT;x1V-
R<r3eHzgo64W<FGn=!wq=%(YeGouN(GPX#kO)&MSNT}_l!>o4=oi^35R<ndLT$BK|*D#YXLO2DoE2^fh<S9?HTAm`L)u@86hO>F7
4=;<X2qgWKUoh6N+Aq4P%#|=KT&mS6?lh>XtgsNV=rATKs3evmrLuyo7BL7id9s%*BPk%PTCig>?y%seU9TiCx~CX1-L5t-{;9mQ
ZKbIuiL?<Pe>CVTb1k?qe6wYo<2BB*STuyS94u9_SeOQ^k*aLC@h<6}hqOefN3MA-cBpivfV9pq2PlQC9IPrX7P2HX)GA1$imWS*
w5-`E$TVUwVX-@{l&>SPSE>@UZLC8t5vc^PEwD?dN}*!05v}E|1GMlbhoyD2jHUx5C$7w`d!_fMq_7aKh^wbC_q8&qgSAa88!-_Z
R~y2t`>1!PHzsAZxwrkD9I%oyNF<3U_aL(!U9p8N>#E(XKCm;Sg)_Y|SF}?mZ>mEvA+!3VVI=^qQzo6IOfYw`-m3VpHL91b*0e3G
s4I{!D6w6rH5g<qf+v(LI4N1Q0-%H?L9;V3cd*m5tR)g9BQOCi@3cxRl`U>C1~9KPyP}RT7P1PtiMIqABDnaYCp3yNEiCt}$R@U`
x}>}{cPZW;s<aF+zqs8de=w{pelowa#4@k6Ag-4sfH0r7<r*2b95cKplr0aama7OTm^4T$4>G|nTB`Q6a45{Q%QQJ9J~s%g86}^w
zpjt14jSMq+%Utl2{6915gi0AsjPsn>@EVgn6^}$p|&ZuYP5MQKBU^O?Iw*hEu~{F3#2}zA~3xuDIVUpD6zUU39kC4YP6uOp(u4K
C9LhM4Wm}16{6uU@1`uM-n2L@d9K?qr?Z<Y9I`918LMNgIwvxiRkOjh>oH6z!YE>}Fu8>yU#%E0?K4=S3@PU&&!x(#r!;mbz%Tu$
&?}>%-mjyou$-==7&65f!>A55u&Q}8%r>_y5Vuh(II-}U>a<!d1TF%w2DSY$w=rI->Ym}QfU~}>?kwylEHA<^ysPUlFt&g#-mGUY
`>Q9gnJ_*av7}-uOfU*C@+nO)KdjcM-YftTd#-~nIUi~>9jSw{CoMa#g|d&B*Qp0D1uVBPueJOn>?-LlcB|1N#wgdTa<Nh}UoaH1
VXkR30JV591TX6|Vl3J%>?jH{XsQmY=AvOPw=ou`A~D*t9kfy{<f=%iM6aSOuB(hM_o3Fcw6J@(8L(!sX(y$xC!$WMW-f20RxhX>
TCsOCzOIp_Y%^fAzp^c)Gca?tJge=eLNoj@SFe&Z_a*i&OEjac;k8{PAhW`->8#`~eYj;D1Scf5*sxYAEHZU6HK-pKWv(<fvNCk0
%(CS$K`nE!12PD)Nv`OnzpL6Z9ICdX9klYZrnWkjr>w!ar!U4Uk})|cJ~FebgRi}>Gp%o~QLyl{46$dY47Lul5VHrYh_Pm+_^ReI
w4^nyd8qs`cR1=Yav_SLaI=Xsrm(9q=%|P_?5Nc+&noXGG8Emm{xp-b(zU>&{G=7LXsPkBxGpX+7%R86z@)P<2DT$Gr7|qDZ?M%T
ZK><12BZ3(E-8kw?X4rS$}A7C1RS2Uj4ubV@iVii(<&Jx3^dm;jjG$H;4p@w@+J2)ORiloDl&<(=`VGuc&1^oC?@SP{WEPNS1qJ8
0W@1E>lyzt6fN$kM>3tQ953fAF)_ZdW*!qUs52_EjjQA>e6Cchqp$5ScBm94MJjkL&a<kdA1?W%q^LNslQhq-fT$TRN-h^N8Ynfa
ueD~LjxF6SvoE18TqP+qWUDl^%`f?(+PN|`J}x4rY_BjQ?J{hrmLATs2{T8iH!fSSMWGnCyRld*zpxvv@v@Gic&=EiNV63kuP=VI
Bd3|JRkMPy@TwN56C>g%VKLdIb1>g6L#+3&NvUNp12Z|RN2tCi46%f?9Vn))@UpnD{;>R;Q7M@(jj7Z$sHyBF!Z69In6$_hjI6e#
Kcc~|lO#SZbgu%h*OP>?ys;uJ60M9fa4LZ`UNvQ`*)6iQ+_VEOma%{*B`+hdWU1#VSTaYcRkJ>|1*RY_rVLCf&@6B;Tdrm;<{WP>
_BM?v@sZrFEUa`Pg0o1ixUhSv!!_<Pdaa|Gj;+}=o1~N|e<PTx$*g-WTC_H!r>Gk*ZmuqsXRrM(@U9rDDXfStRjDg6sxc2REw2fz
_O9<2Jg_XVu(9H<{IqB@m8Ke|w=u>o53|Rl=dx<F(kN4~1u0#!a<U+_-7b_YL$5P0)Txp#I58%*z^X)`$0#VA8m(6{hO$*Q*tNf_
iK>A!BdJ3(Z8p=f5i)qTA~Fs%x-*J3k}Uo-lcHO(@UM)oah{Z`U$MR%kF<WOE45ax+OEK`pfVS&J+B`y5tv^vG_hkb^sZ5?A1&J_
NGoTof~NE>mN9s^G_zl{Q7|bqI-G;IJDM}IASvytW-}(MDXv&8ceD#Ae5<D}PN2iGTQFXid8u%zRI{rpE2#M`6(mq4-Y}RiCa%Y>
IHBP#@1cGq%`Qx-2sFtcCAYV;8zG*wj4i{c)vTu^DxAr+tFC1+d@!yhD=mevPcjBIrZgNdPcmbo5H^rAo2%fl)vcwlUnkPCAEOkg
-LE(?qO<z2W~K41NVK`7CY6FQEj0G2Kb>o-040Q~J~U&ED=^ii05VW4tg`#8MzD4+o|RZL2rz3gYc%Gmc`y4QBdYQ+LZ#d&6{q&0
oU5O->9rX&R4nE(TQoQ#r6*P=CpLAjGq9yIII)5%X)-FWH!1lr6gS~9Dl{Og3@)%Owys?<1QyvYtg#|13ZRFuj5D1od@dC(XfFb-
N+TJw`nI_-kGAo#iZW<0;I5J(R4Z{T^)Hw#`6ywjilNpd%C2NEtTd-I7d4nAM5aKpr!Qu(ytid9k}nS~)UA=G-6?CdN-_Sm9<)8R
3b0o!!>H)C8l;i1SfKQ)N~sDeNG}mFbFi(Tb1k*AAfQ>bGbv{*r>zwv%`_dW-7Z%#^Rc6?#HCU+SuvEW_pv##PpHeVSTA{^hAd>K
G@^?&W-NHEUndbRAF>UxaH<)v#<aaCjjW9?FRG}l<uC~}JFzAsEHQAb`X*{IxhQrn@u>u^7OE+)T`_;A%qU$gRi(nPj<OCXwJ>n7
i=`SdH!(Z2L9>^#WG+Q3pReDrR;(s0+q8VO)h86PxVC^Qu%1@9I<XfnRH-(qTC_zjX|pn}D=la;vnXaS;1KJs_9&~ch$~W|Hz>8S
E+A*KU@|?i5-w^px2Q2JR4nAGWT@;j0xnuLS}>EW=&%|jOfR^yh%X(j$u52|+9Vh(2(Tfrt2DK(%QVO(m8UNui!1{#6fn*(Gcs(g
F|p{bTcJR=Bq<!2u{O9WB`CtK$}55~;x()?&$ckB*Qg4(9yIBv1T%}ZkumuzpE8LfG$~H7tFyGIuCPQcxij%F#GT<a#WZ9gv95`%
0J0%Do3t*oZ?h$};j`$muB`AeVlmmTN4aXHS*rsz)F6YfZLy*&<08kf;Hz^odoa8xDWY7pNHap8<S7uUh&9+Q0jI_>tF$elfvD}R
3#p~G;Vtj5H??gjkSf%#8Y@jFX0gvP1-K<N$}hPt?ya{eHLdfsd8_8G-mwg<r?c#{=`Rx|*)ljW_b61ZY#U1|GOo`ta5m5_LM8+v
nX>7(rU-sBF{XqvH6VMiuraeNx~;XXgdbwA6)b6(A~2ybfHN|&rzW_os<h^;OQ$F!%B?}GYO*{xbg&RMrmPMl;I0O&AFUj;*sB^e
!84k%m?p6(HK%~I<T911Nw7h*uq}PDiL106$+bGTX&=NhZ8S_Rb+93?o2^+Wj<ndeM=w}3f2^9duqRcZ^DEmh9jUIgjVwu|K&SAW
U76}G&md+jdnt-Ef2jd9zo~~Z8Kqh=46_)r>zT*2j4ewsfvgN16|UH-Y>aj=QZk3Ns;$ztsx@G(JFG9PbFPab;-!$O9=7VNdbD3C
wW(w;d@|je!7<w?3$zw6BeX*>r!pKk1uQwRg0&DZMxiOGEF<3|!?9*IgtaiC{;>_PtE&z%Q7|Mh^e$2>2czpD4K8J|3NZ*Q)-F$~
46g1jC$J8-7_B=j`?0z##;Wc&N2d}lQ7-ASw6hefV6CaLPBFkTprm6j&oG}bmMadm8l+#XwIR4HL$N)q%P)4Xwy#w)^D#)YOf_w-
8KhUT_M*+Oim$A+PBcuUFD%)w`k~{t3^E9y#i@EX1|4sya5T^_TQAM6VlA7gIjGyMbhCA+!!N6}E3!VSel<(3iz+R%KrrPgYqZ~{
6f_aB;w@;e#4b%L7_R)Xe;u>3fG_teY_&3`EjB&0qA<ZU78o8V0WiR|J0|C})h4+y5g`hyEf}*Tt(r2dK(OC0!z#NotSM$RYALQY
hNUSenXNH1@3+S;q_b8vhc!(!{k7kzIjVasR;moOEikn#XQ;HDM=9j70I)=_3bqm}y)ss*=Q6-8`mT^Lf2nV*>@gjs@-VF?$1tj@
4Xov|U9Ac$p|L5jUaniMm$EOhTd5JYD6y0*ShP*5EHU9UYP4@Lpr@iWnX@q`g^%DUS~APDO)5w;(6MH*MlCioVX*MDJt=G*Jv5uG
@Uoz_6sdZv%O|{@wy~tC`>xHOA1iOOv9TF2y|ue7I;^O&+c2N4<TK5%sU$q8kSpD=h$L4n&Y|a|tRDI#SFZmpzMkne6EYOEEHwD3
z^no{O|ZB!r7!QYqOoYTY9`8_zo=2IQYq`HLo~)W9;Q_(=P&W5Y%Rt$Q@F1y8mQeWQ>c+2;V`~1^`zyk=_Qvl1S}e=Vy$f~8>Sn!
cBp<cHZeW1ZJr(~1F=!AS0|~lk1?LB@-0TE&a)My-z@|yzpL9YH>^K1=`>^{N~CJCP%o#n88dk^MJB4PW~etXvo+i%Trx|pZKNly
!lHOEd@k*<VKI0zC?f!@94<k#GOpgK4=h))NizbZ@~phFA}`1(GBDV(;xwBx6r)He;3+?<Uo<1PM7Ap{U=ofoFCR)O?X49uJTlR&
ov1{x0H}+xiZErb$G8ZpgSMfr@T7vZc(tdg7Nw#sIH4&t4xWUy+%yI<x-_t>7&XMKhA{g!Agp6B=%v>zQYk*K;H=jyoiPrm>8_R~
O0dPUEUbmHu^jm@WUwT)4W*&AQMCRs9IX;9<RP%B3#@Uo?6g)c87i2x-ZiD7ZJhWlLa4zoM>&wN2ek#O^f5%VoGl178?nQ*^SYib
qauVea4;G*ZLotc=`9hiFEjC_PBojdL$ClaAUI7gPp$2;2dw?D+bKRPg|61Bg|_4{U9J%}Sez;;O|2U+uBam?4KbN8T{WDgx-aD{
3MmY&)2RBfDzPy!nKCi6j5SXzXsl;37%0v%{I2Jw<|Mf_c`zfmt1bj2ps}PelCEYPvo6w`)hDdBA+}vFoU~@F2(w2ktg|sOS*^~n
HJy<xs-}1^!YrI0Dz3k%$1#PlmaP*oSt;tTl`u0bGn{8D7OEp8Z>UK!8nZ;97BEkt)G<M#G`ADAbFWjg5U?k$0jcmPL?c2lJhcL;
P&C;v!?ANODXh{k5iRN>d8XGfG9`AgA~1HVQ7I#_3@FYd<fW#tP&96?Rw|<~MKA?3OQYQ{Gd5PQWiHvRH!@VQ`>|*+%C;!5Af%+Y
Y9~FbZ?H=>kgRN-tF2Knohb1mK{3=aO|8PQ6{+8|;HTIqcB}_AYc!6lWD^CjJ1gEF&MmpLX0bA{aG64_>l7fKKrdq}R4V?nJt`=%
g)VKWoiK(moGzF$9jy<vv9M>Q0-Be&#;7K-2d@&LqbUff9TG&W8>r)`g*A#Q;uvt5n6VnH^DR@g+%0gjzcjEeX|Z9YV70HZNhFFc
5Fv@B=&I1Mm$g~5A~3=wSu_qVFf?E-a<HT_ft3QRTbz`zL9c=_y|=_E474RFB{MfOq%eT7AF8#r`YsBgKs1%G7bJWf#WQ2H4lP5W
N;5|>-;@uwJF)32f4I=8!=*VhA2jtWWFIIq!mmxThO$kqv!XdU6gXls4YioCSFq5rsT~5W3NK}@Q6g=se7R>O;WVwQCbf(!2d^k8
;G8(H1+#4+!!vEOcPx%C){${5nYL`JFP|?jFf2YXyfZ|#n;r2f*CNNJShVRVXs?4Ttf<YaxU^gfDy>ed5}3&^)T&h|eY60heYG(s
{iX#q3^<1^?KEtwwlWShC8$}k>YfTQQynxiu`sEtWVNZN9<yYqEhi$dU$Pjj;3q=1A*U;(W;A2861Ao!ny-^AR;z9-CMp#uH?aCK
(y?r(M5=YR#3WO$;jWXad^B4%OEg!tSutTUHa99VW~r($*fDLc`80u>9iqo0$gC4CZMi=qQ!_>*GN*(!QZtIMBcui~Lb4aI{iS29
pQK8$mo0I)D6=p$B`$QV3!iv08Z#EP-Zb4UAtjNg3^4&IkGMj$moT?Bhb)|}g0QkNkD(c{sxI!AC@BXi8M7LtOf%B6SRl<T{i}qu
jjSH8>9DCV#j7bLx-*L`60`m==PZCLjIZIT*C-b%7O*fgU>6*$DI@_goU+xZqO5r>9X05)h$WUTO(Za}1*mDPxh)(i#<yUs&!zgX
WUw2s7^MlY{IxNz5j3!`M6C}g0;+Q+O{_5?s;(5O7cTEKnJyzLn4bKmW-WWLGa)Z8wk<#{gRtAI^Ql9k$0#Z+khO-kxvhe<kFb)Y
+^wsm0Vj;F^eyZr@hZS50<5m86Rl6P!Ym0hRjhk7+936?VXRoKEi`g7Suw&ZXe_%fQ>kw;mNHQ@lAU-N?Y9=K*QK<yw4}N&@U2X%
-mX`rmoZhc<0M5jXf($y(yB7GAG9AWWHd0S_Nh&+E-o=Ja<mq;KCdb=mo<H^KqyqGwWyRePOXwDmMLAK6f}#pqckbBn=wQ%pDgk(
WEf;H{h>uNh@$x}iK0}kS}xSHlQ$tT6SBlEh_4SZ$1;Vfh^<*KQm(`(Q#6(x0x9aOP&6m7gsdc&)G16e>zLgwOtjiFKei68>M}s6
1uGJ=wXixbBrqN^E~=uiwW^vid8;b1Eih`eP$<(R#-U;{C9P_*h_a%xqAb<4_nme%3MZ^DJ1uuFDX>hfJh%xkKcXtL(X_@ed^68A
HL?;eDk^cPVKd_=IW!=wFf=N*cPDNkjI?bq^(~~af}&n6kTw0X*|DFs$hSK+(JLpk;V<|t8>)=2AgIc;wk*vo7N|lo+bI9EMYKt)
dNA9vY_LMIinWNWovQRQw5Sd#_b|1x889m<gfeHT@~z9YeXn~hY_bw8I5QrvI518bWul3*zp4|nBelD#q?t-7BB64wd?TMCZ!*dw
XQvCYc&bLNJg#gj)F?zQx3V!a6twuSBP!gdf-UE<W-_X&kE9YaLa}hJm@rzXSgehv5H*RbVlv9AkuQC*&7?yxF|1N8-y;etm@A+y
$gd|REiH+z@g{w*vX^zRF|d0jts<5&DlUR8bFyF|YaI}-P_bjN2&)$`i87cZW~4+ho3O+&C9o1F4Xx5G@318;JEj<#-mZ@?0<V>@
>oFfF>8ZmsfGp58x-qS(nwnm(B(1M3p|cmWZm=VvaHI#NYBjv0Wwf2NA-4;v_^-;W*R-0b-Yd$isjI%NEv&9Fa4EdA<00sdW3nM2
3NrGT^0@T27q}!UewvS`q^<2R*s_Qxy{Ppj*Di!CjHunLfwDxTKCm9K45_@Z%`925+^xH@i?k#pc{PZpV<^uo>8;tgJ+U7x$g_{3
^{qc1x3<r)i8vLk^0<bzRx}JO!!YkJcrwK@uQn(le6P<i#-5)r$}hSwajeXy*d-$<V6L{Z1}*)bX)kf5(42d%%r7S@610%FXrQny
fG3o*39v`8^09KPm!zVsL!<YxIH;d6R;<)4e63oeZZsz_*069eB&?q=ud+Kd^Qw=kVJiJFppu|1BD5>3yS9?H2C{%PE-|JWt+DMh
MXM$*jHGEP?k%7rw=4ImWU$vVF10JLlOY@^c(Pfn7^&Pe11kEnud%7I1F~%}53%gD46?nhktQp!_N;C&hA?F=w<i#<>9AogoT&$-
0<|@x{V}4n%`i|ZKr9Kc8mJSo37c83Os{~fm$e!z@v)4mGqlVju`MPpBQRyCg|Ta`U7J~|$S>J2613tdakIXmOD}FRs<=6`W+A~e
^r-8vo+u)+MkU&_OEO2YCM+N<I56R*^e!H-_Amc5?zY{rwW9GS6STB2l&(Ag3NFm7$fc$-C9Q5T2qJGSNg$xK0x{ky`?7$jsxdq>
jx#i>gfvny$h7;cIkSi`cCpv0X{?L0C!NA4=ANgc-X8|E!!jW>wWfVBQ7sy+XCX6{_cQA-o}jR``?4~v%P#6Jcd{rg@2g`L=CB&B
Q7!;4r<{r`3o2={;IH=-N3*c55GhWv1F7dRORiKbC7h2k>agpw60glNjI2Q^QmWf5V531I8MFbb<1p{6jIQ=ATB=5{IkE7z2^&Kx
iLwc?8L4WrAhPT)sW4=#aHQR_*RO=IKQBqNBq=egd#_HYGM*Nz8mq`Kg`Yez{x;wph#h7r)-&9(1Ty-oYb^w;C%Cn;6|oL9F0l+U
d?x!VohwDNSuIku@wS>QyD8BdRk0*6_^to7CM^Ul-X!-XSg542<tiJpgt7;s<e^72udDzvh^<L6RkMk=k|<L(zpZdH`K2u|psu<t
3pW<D>bByr-L{}Kj;cH~6t8?TmLa_{_%e5~05TP=<F73&i!H)3$TSVFv#OFRW~iMp<*X(!v#CBHW*~mCoU+}p;wId(11nuKQzE9Y
h^57o#;TaANwSeDSu7|goG@xCF(@vzR<@I^a4=0Xju`E;Kr!1b+_7jhEDWQnXEz%#G_L+Kt+n^KIy8bZ94r<uIH`^)N-$BeS1zWi
tFUpfLAF$>zN2p}UNEdGLZF2&p|e~xTeTUmim&mk8nN4_$fkWAz_o>}cB>pSzB2YOi<)Jy7qAl^Lbl4Nw=)T&zB21G1v9&=BDSwH
kD#}%!>b@9+BATxGO_%t3oOJi<TC0hU9L(n+cE#K!l*N}EUc6@JuASq45Y@RAGOM<b}k37BQPba2p`KfH6Kzpvnrvn-!6u>p{xTh
mM$qQn5QT)7%*(EI;YVWn={xf#i(7l5G=m8LbjqGV6NaaM<|~)sktvQv$V^nqbLX^maK87nYDnmNwYjNtE12@qOdYE^DRxQa56xU
M5uu*bgFVRYp7eX=`td%j<859WGPxTUayR<Ju;jvJgQhGJ+47Bfv`@kPqtvOlB~tFEj2^1<FCLp=A$Swkg$$2WvK+T4k+9;0xue?
HZrZU{1yGG8M9HeL$7fxnVG<|iycR&jy3YMU#&GN9;HMwBB{m~!mxOz;V;!PA0c0@zO89Bg)r})bhNpvj3(--6tlIo#JSlm*Qs13
FRXAibs>y3B(b(IPqbnrY!G=a`7zM0^|>gk&ai{C&$LG{F(cZg60sO553+S5n;tMRu&rt@@vi};Fs}?KY@hER(ljG9VXmB}4kOO5
XRG<M>@FEDH!+Ve<fl%szBQ>aJE6fgL@+>{^|RNkqA#;8uroHQ1hF?Pf-gj~uPAFVoh&^pTCjbs0jno4{VvzEt0vT(46lzdqLf^;
Y%Se1%cpoQTd3xuZ7yW6(;RlOH!G+ySu;bhTcTGld7!nbF|y7eLouW?g{`?T2Bl=J;U(O$gR@#J#V8;)=(Gta)}{}u9ylea3M|g4
)iP-{rMShikGIDp+PH(VFex(~_pk;i?zDd}w4yXB(5(o!_O<|}Qn3!H5U=Ah(5zG;VW`hAX|ZA+eXx5aG9uwG;HrAGsxizf?6naw
D63tqjkUwCq_i9;!8AfN(k@6c2(^2*9W^|v5h*YsL8hlFfGGvC4lOP+?X7mK(z2bfRxf(9!7wBzlCFX-GObEC7O-%rNVC?fXtK|+
r>^O={j_l@b1>VpOtS#9FSNxf$*l7*k+HHatFrbcu&@oUUon*|9JFYx`Y#4CqOX>kH#ViM@vp|8*c(4EX|%txSuEo%-XJzDX)5}v
$S}d2%&0V+VlK9>ST$gyk+;vSL^X~t9k3lMJ24G1ASpmBkEQZ2<fv-0b1j23H89~EPB0KEY^;YY46j_SV5UGWi>OYlG_j^9&8RFM
L@_C*Ni?0UOR@5%EiGL&#3JdhaHmeF8M2lr93ev%MX16oth!IKpD!q`WimLhX{tZ8d8L`DJg}524j}uVBCuC2o+qBRVX>GlP%W>o
`>QIi1gz08vAFsx9Io>(4X@QImaBNROfL_yZ7W)`5hMJx`=MSeX)_zIDjkZYsx5LV^0FMK$1-9ne=XJ|W2ic!Vk`(8L9!V%4z24i
UNCO2=P?<qF|1{^;GX6%c(cATlBnM<VYKtD6SBju{V<fc5G&ER;5lU}Wv%uq7M^Xa(y`yK9WksmcrXGqA1$aYl_y;;E}(@ciLEFu
_byzpeWvcLTQ0_~DXv%@5i?XTpRB>L)vVzzU?$okLaCFef+6#%?JANi_bt9HOr7zpku#*O3NALVH?91%2dk~LMWJV|HnESeJvK}%
+c06E&MoM#Y%hH-y(;i9#;7|i_Ns$1#j7ed6|;FFxU^@ugRr_YoG}c!*QswRhp^GH{-~a?q$1F<5;Q)nrnN1pt+kK0f-*BPt}*(k
3aFVe#WZ)X>9nFUm$l`qys|Jgaj!_R+bb&_7bvW>t}wByG^Hc5l`vkhim-H~uP<n`%P)eeVlPRw$RvLyqJ*L^IIH3@CAy`xJ|x?-
OfeHM4zQl5RxAUz@h$?iimxO$-5aAW?=Q-(DX>i_s;)6HEv}9#t+S4@45)9eSE~3i#xZCqDzyDEbTCu2DlJyAZ?}G|#T+{@`miJ{
Ikf?%m94<85TkCKp&pQ^M>p-SEU>jD!79J5fh3wP@vi4EXE7@<tF}V09JDAiS}Yy32{r4nEHkAwV6u;>VluHO!5m_!6|Rpi%CCc(
r78fX2do6G7OpifnKQ^L0;%h>W3<FIuC|LT8ZyEzXfE`rHn=ITOdMb>moz#oizhvs>ZWtFUnzAd^tBGH9JN9+rl@l;>M$KL-WzNv
s;$X1wwr#j)G9}iyreWQ7PJi~cQ5O%YNX;dsjC|_qbvm}2cSzWgR?UpTq{AY53rfDH?OL%v@k;~x2d-vksAOklqrX<oF-N;#;>I?
il}9^2)1i5HLf%+|1Ax$4z3L|gs8`^9G}HDQ@7_Ob~D+v0WPqpuQP?S{xJcsb*#EEk}+ztt*gZ}^RTWT{4#MXk~O)gY`7jJ?XJl(
xG`EQ3?Q7fgRwuZR5TqVO1KLtqO)ZqLoUxX-nN0QbfUVkOQe(}3$enpD5=RYA24mB&$Xc`+Ow>&B($a=(=ha|yQxK(4yDpFFfrGu
7Bgt8sW4TtkS;zU5I0V&Kc!Z)3$LND@UuoSi?8Uerm`V0F0%%-4XN@jsw77%);6Q2H6{zM?X@O06tlvt7qYN51*;XSH!|%iX)$>u
N~&2j2)Q$^-XF3s#H$3Zm@zH1KrZH-0jDLj3ov^jQnIBiktKVyz^EZL1243!K{83QqO6QK@GqMveXwz_*d&ItUaMcOZ?3nwbg_aZ
q^FLuOSdO44KZ3JNiDXtWi2(bW2E3NwX13}iL}|G{43p^N3?V?0xUo+BD4b}h9EL7NH<?BH?JVE<T3&*FsYQbx3H74?X9t>doMI6
+_4s{5UdEa7PN=4Q!dk)V73*j!83fc^DT`miy{=W?x3zJz&1dscr}VHeJ}p7P^TxORk*e?@~>O8VXuNLk27hkDWRaPE3s9m0x8la
UoNDwPb?oNT{1?ol`*U{U?Fm`JhiPbw4Oz?`>(w)NU<BY>ac{cNw{yYrZJ<fRI@oWS|Z1;6fw~<MKs~4@~msLYB0()qbwz|qN(zz
OCSukMXnYuWUnMLLNuu>G%;kdps<v)BQRdHUo+FH8!(kKni--ZHZ}aN3^fTUd9aTpuC#<Oqqdi`3%Fmhh^N;yPq2U_0<AYKWhv^f
&M*hEHL@W&Nwx<z9<X}2gDv=>XPCq-G$}GDCyy+zq%7RC3$UcDDk^j^STFZ5452`#x1#wse=)E!>N2me0<$_aOt2#%4zp^k+boZ+
RisI*FQ^W(Tr_g7cd*qdu(eMxAhB03+Nr0p8K_1qGNc4D<EcnCximdCI<cfJBQsC2UN%}YS+v|V{Gkdd_^xg*KBE7vIijJg^($7X
Eie@@W3P*_MKt{@#5F3a{UgGx7_*10khC<k7p=lD{4HUzyR>bj+%kMFKrIe5g|Mox0W8q560Dargs*+2b1-JKEHWCi;iPe^|2E*U
sircW{V;|u0kRFQ`K@5HtFOAZATq<O6Rc@7K&~q&#xUn77N{kskFe>kQZ%P1uB#R<pDWleuQ9l$nXMhEE2PUZ4J!z&{Hdj}Pc!bR
2{Z8|Td=(-Qn5a%C^Zl=k*;_ypQoU(y)#5B3M|K}#VLrXw=)*7$1+H)c`wi+`6z;@CLRr}KP@pR6sF-PjIrq`DksmW*R(LRU9l~%
>$O!bSEwVk=O|mEb}j=ZNjA^0G%$9f_p!$;EjD(sFp@Q>M>M6e*12jd6RmqMgtILuOd@_H%rG~mSTI;JNg!J+d7i>EN)-jN<0TNO
FQhCj`>PkT)Gb>r>NGF10Iqbd9i}cRDX}oC)iB*K`KcMKEVRL`mbFqTsV{-E(I_;pRjhj~C9f|r3L`(A*QzbFp*4%L(y?f<v$9ON
t0YjVn6Pa&KdOeP6)XTWDx>Z&3o$G-svsjO-!)A%qpx|c+N(dXY@_2exGGAj2rlojJFcdto}`5`ldbNlc@~l|J1uCiM7Bt=sjk;E
Ev!A2zNi<F>9Efxe=5bae7EPYD5cCUVXdYwAT9)^tutUP=&NM2jjNQdQlTob?4KF5BPDeyfi~!`cpqP+Q7UyY=(5MIA-HX+GcOsS
=9#0fNhkg(pEQB9cdgDV7&8~BqPBje2PES%c(swX1gX3;xwD#~STNkDs<M+Z$}1o-0l9)M04!!HysL4vQ7>e#<13-DaU}UOEGY#f
O)`WfLNrvh<1qFzsI7Rfx~s4w3^H3W0WsLFiKz^*XSJ@b&NZZ~Xd+iMEUX)~2{KBte3bX3LoC3obtp=u9ye<zC#jRP1hfmDD=p=s
A)&deK`)c6iMB7YxwK%b612rEKrr*LZJ=GQVWng&6|wrbK@xN=2A(n|hcFr?y|-bhPc%HOel?}6EjJ&!K`E25z%tjcW-J)EP_!#8
Vlo%65hpJ(_A)}O=`XV`*thJj8mYZ4;4W<~@h_088MOPc8z;#qJTajxlQR{yZ>Y#6J}{E8p|nS}wW~8Shq9<G4zwh!<01jBajZKu
?lZ!%!zBG9#H_xu-n5mRfioU3ai|wF?KG^lS~PmH6sSD01SK^!u{4~pyEFH*fv=djp)>v{7%}#>lQ4I&JFioyS*pM>P^eq9l(9sr
FsD8$F%)R57O&y2S0_j?f)$`KbF5!AfHPwzV>U=6l`v{5m9>1F?6DoOnKafid9PVG`>3ufj3~ynA~2JrTCut?XsmTGyfwg~fUy-a
h@+-3)GIzJU$!&0#xX89>@d$Lcc{Itf39&X`>J6n5-}jDmM8nPtSl}s4>F0IJg#ZBd9?&IHn=}0YPj{Wwxio1WVA*ip)jqoYcxG6
u_s@w!7y4dk+-0o3N_ZXm?{@H>>V94YcheZuQ6Vz9Wdc4EU-7S*{(!0-nIZSaH~u(Mz8uW38)1#fGuq!k*)`?vZX65dayF6NV3_a
ts^=tu&bmb>^0mlJtQWp^eu{|?5D0T?wq`@&$geiQ>wV6x3GsTT`m~1FEFGsdZd*#%C^BLX|rjjqb`@R&9<#H&y`^%4>bERlrdJU
=`&(3C#(dn%`ld($F@1Giz;U(9VksP_Oxg%tE96j+^QWl5E`nmjjt{x%rq3Pk~H(F4<+TUNVg_3@v@kx04S%ev6;&;emG^ar8bnC
2&&zKz^f0jurx$Bcd3G~b+g605v9sGt+H7w+_Cnk2`tpB?41LoZYF^+D6+sT!!nJtNUU_Uk0>ahvM}K>^q<lyj5a*4(zaDH1v8MS
WU|{c)3f)nTPi#(qb#Ga!!1-WqoCur;;`d27p@AcOEeE48Kz1tEi4iy43)R8Bb@#u+OTD@YpkrPKDKkM8n270QnN`j;xqj)D<pO?
#-tE6W~lhAxhm{3Q7iE!PPB)$7%UsD=O!$u5-K#c0|m<<53v}m%&m>HjI{<SlC*WQZK)wKa<z{lzAD@>XsiH~9wceB4={|dfHBFW
eJ`4^i>#V6SF$`JCb;~q)T^Q>UnuG^Pq}h6ek9PNWG@>tEwSw&BDFNLC$9&pRI)!X*Q-A>$e<Q17%fm7`?1q7Yps;8hc@0Llr?H7
b|k+sou~+}-YhvZ4=gt=M6}^4e6MROqBU}{-?4`=Tb(wk<){y}U#DKCL@j?HIIc7>=`ad4yfZm5)GbOKqbB_@xh*Uhn6g2(J+T2H
v@*IhY_ef82QVHoEui_VDkNSq?56-O$us&f$|X&%Yclw%!XLRYl&o5-m8b2kIIMoK)3j+TQYX5Qsw|AJ-YgxeGqmQd2P`EtA}<!P
Suv8Z6)KpkOD|J1w=x~9K`h*&va!ak1v4459W9!+A1kvia<2fcNitxpr=Ec<A+VA!C9`X`YO!oG%P~ux9<Zmcm8>T(AF0SRET@|(
%d8$XbE`%zjj%zgA}~@bc&|Y;+N>lo=dd@T(=&Onel0_&fhjJonkmMnxhc%Hf3vnWu%UCO60fhd7^v~3{jb!s=(9PmIWHtJ->`40
BcngEgEo7uS}>@!7%3#BO)R-8AF{BwYcN$Xa;Dd{3$zR-*rxn1VzqcMPN_t!_OtG-%`{uIhAkN@S12?vRI7Eep)%X8FSCO*cP{I;
Nv!Cy#xQ%VnlX2@IIvW!jJRa73pH$<ingq^Q8QC6r86hBqN}#7^D{}f(yksXn=;(9aI9{%@TgF&Ni^&*U#*5NO|1Q|uQtjy7&b{Z
?XlCbIH^Oh)vOw}Gpx%TLA9{5Be3AG1t*j-fUY(&RkR%?NF|6d&$xlIA~)i#VyU*RyS1q;?y#d2r85w+9X2`_C$T9sr>P4mJTu_5
8@7Ixowd6$4>KsWsjeD0K{Zb|J}lia3^HanwWss7(xf*euc`O2da-4)|E#mA>onUmwyn1-csE$JXe7F>BCPx^inYn9u&9EyV6S4h
WU>A@7^z~WO{^}k60(A^y|=0n$E{c@SUBu0Td<@yS|}8$2&{Os#j7W^ks&Uq+_Z4778V4skg6yorme&%h&R?T4Imt}ldd;43$UE0
8MAY+Auar);Vcdx2&)~d2DDzZY$eM%DKJU2vazxyzp<>b#x+kl8?Pg;?Ki8i?XnIviLo;_akWn~;Vi#00kyBN+al+jy0UIB!=@lO
EH3mRU9QBeoF?+LOQid*rM3^WJgxqu+Oa~U;Is{>BdohHikxw@{4sYpt+0qV<hanXFE-7wc(lT$EwiGm<Skb+HY~m`6*N2@k~ml@
X)cE&XfrK3jkK0Al_t|Evbc(j!>&TA7PFzZc`q5X>9OW6y)m7*&a%!kN~;DprZ$x|IWdi}&@)6c8K}3cr!d^GqbQ=XQziT?tf^_O
3$#!#QYzmokS}H-A0lDE?J29K#Um3dLMv3cw5?JuXD>f6%q|)(jId-jy(?L&0k3JVgRuss6SUeKi7kmQC$PUNnYcEmk})ML4K6Sz
!L02wxHIsyKdI~_>aIzm?6RY?O|1tpMyhl!1tR*T8!hCs9WZmDW}}`i%%MLbvB1MBtRY_|qbo)%DzaLt0IaAaWhvq=eJs+qMK9AZ
d?pkWF(nVP0=43;3^cy2Ag?Gj_pG+4&^Ds5Rj?JU{jn{wNVu{niKv7xz%d~<inh$QpRn^Sm7_&7-<vkBY%HlDZ>e-EAtqw3bCt9w
b|q%PQ7sTD#F=*}10&(Kz%8OMk1Ss)Dk?NBh`8M_mn)Jj`zvU+->k|k>Lm0r<*GrowzCbIP_Dx@x~?jvfUd|g*)S5d#;ph`w5YNo
5x7yK9=4#FX*FjqF{xXs>!%zif-rZl!YbXVsVliDb{=*j{=iTu0T~yqUn`$20<ga;T`1|K7_eod*Dofp1~9%M4zC<6l&Lzbt0qLQ
wW#5%MXXDk>97N~;yACaM6jtPO){P(ue3y}ASMSd>@Pkut1i{G1*xaC1~fmd+Ni0dW-JFW`>@+6K`5mvuP9w4Z=essnkr{A;U~c@
B`Mdo>Z=SdE~acL3N0isthO32A1D+s@GL&Dy|MQ#HLixRv8@oTuPNKAC8WqSS+b?7_%25+Z?4O+#V|LiQZeGCsjho8eziHXf2cO8
%BbuvwXRb$)vQCalAh-z?<kxp-74-Xs=?JU@i0LtPc1;ITDMIp^(iVWye<YVpek~>-7l=KTd{gJT&#DuCo7S-rmwE7aIgCv#IY_g
IW;0M*{EqSi!XOC9Jorbz_HS!xFj2|`7#?Dv$a~Xl_mAC4>2vVy)a2KGPM~kb}??Rr?4Hgur?no<uGS0>>wR6<fB@+1fZ8Jkd~h?
lcgy$Gq|5K#HeVna5EJrl(^BgJGEM|HL)nKgRciLq&S|X@F0Vu;4?QWQM0$OU%bIGbgSkrU@V@fAFPip^0KWY%qU<e@h-2U#<G&Q
LM%KnAt7fm^C(|86|b(Xk*PkcEv{;+LABvF_oe=&EU4nJ@UjuO=B~9cF(@r1x}u}3k-fArR3_jjz9Wq(qb+HqlQer6IHmfq<*-4Z
BDTS*>MkgP5-2jT6QRi}sizgSfGh_sFf1l7O*M0?n7QvN9U-0}>nZ81YBb5QG^}5f#HsSIgEsTCG%!gpMz1ljkF_bbrnK}g7Pbg9
cQiIJB{W60x+xT_+8*|*F(+27%qQ`(nK3UVM6yLQC%cWXg0GY$TQDFo-myn4PA)hvXt<;?sxSa8S||df{V@u<s3f*7FDy#3x*!QN
39^SEG9U%8DKKC%zpx`M1*HS9y|V|iqb4ga(w4idq@(<_d!(+UN3C)xekWz6$|KY>k0SlAMzM~uSS@raxUw#vlC-q2e6|reM>a<<
?J9{Z<SAjbO)U5;jx=>2$uA-)O1Vq0@GUT?<fqxB1~SR6im^qihqNLu^)m;Yl${*0V71Sy)u|A)ue8{(6*-i)Q>_HDVl3XTTr_v3
0IvBiMyM5~7A$A3z^E{vVYQRAOu1||CbV!hgfOux$}hJllqx)}60^%H<ssoPek#N;uqk}FL9NyuH7P=@TchW&qA#T<cd8(;5i=+%
A+mHZS+m@>|2hUWCc50U@Uw5VQ=RLplPy%E-LZu<aJ12@EU!VW7p1YVA~X6R2`qW6JE(~;AFbuFRJ0o~$|ry>QZ1z>1hg=)>?z$Z
!7f7`v@k=fUAf(*wijfxcdRh2Qn4C12eW&v%dGM)fHI4)PA6}&jw-ycyeuF!q_uv&V6G3V%&I4y9<B_r_ceN{Hn5MVD6!P8$gvMN
NE(PS7qD<Pb+FR6HMCtRi!kRfC8fiu&nQ;5)3!{p;<2Q&%&%Lq&N;iR<t<}0mZToIqNArVbF-?iE3a0t*E0b%>9CkI4WJt>YqUTx
O|y@?i5iVB-YvZ^4KCHJEw&*hcqt^X%Pfkob~7)uY%=t)hPGR}QZv~&bg>L8Be#4dZYOLj#Vu4Yg0na%ZmjeyUNCDYJfhh&_Oll!
UaQrw?Ww-3x3)Med6gnCrz$ikJ*~d9^|K$bJgyBk1hEG<^EC{s;IG=ODyJ{4{;<@tRW@L)EUss;g{}~=YPyNEXR!yeJupZ#U9I^n
ye=EKzAR%bn=S1w{;?FSHLh4Lk1L=piY(T#Rxt{(nJ=xWn5M(6Yd2!F2Pa{$c_x9XZ?4TVk+sPyw=FKOp&stI9I^ZYt2P0!$f<Fx
q_SD9P_TM7MzCeEXRgz!=d_9|Fu58tbhXtm9Vj3s@hrzJzP9Er#v<1$`lfj--mGM!>nTSoDyssqG#;ulv#dO<O0Ni|V6l-f3ngMM
cB|sBp0sSS*taUJr!l&;ktFM--LpTOUa;;n6|N5@xh7JmwXPAaHZ>Wqo37cb%esgxDly=*xwT8Ik2&EiA1v-GjVvO!wk-=S2`Dl%
EHBj@x3g5Kkg#;Ip(zuw<S|Ap#IKLApRgD->n-@D<EXZ=DYW7#$ge54zp$$?t+3p(YckTT`L#B(pEdWckSS)a8nC#t*R0VtVXqpn
hq$dZus4)2HL@DK3$*DkU@tB$uPv7-qqqw$cdad+^e>4h3@HnxDX&?t`6g#5V5y2RVYG>yl&?;$TqcGu1Fq;S9<wzyhouTLRjB{D
h_YTKV6i=@oTzZD2d+3YL@Jo8p|ESNf3J?LqBY>MAg~oBbULWGn7H35JGTZerYpxTk}Jq56P{_eIGtp!YAgmYf2>EV$03Ta>@W;0
Z7K#Wcp$5^86`BLsVM6vk}*HHu`)tBG%((_m^1IS&a?%*+_G)1M6&;^2DGd!Cpmht4XE|05g>)HNU^ju{H}v3;k2i(s<1;bwJ9jC
1|ol`FRWsq?j)Eo>#ljXIJGFQptNAOH#~~0$*3Q+D6gF*F|NQj>YyVkbE*R`EiOthV7QgDpS5DKPcP;*c(!}7p|PN;h_34?O|U<s
@HLAg7qxV*uNOBbt~6e$gP8!h)V6Cj`LDP!46FSsw6zH<cPbn#N+|0o6_$CTmM0gUTB(|$`zZ1_d9Yrwaj|@^RkD1sq^@kW;-1Yg
pR_tC*EXNELp7o?vb9F9j;&s>d!@@OgP6{#cO?&(v#2t#4L3HjKd|DkOtA5;A+xErH?&=_S2P5m2RLsjWh_Lv=P33p*DTR3#v&}P
3aL{rXesEaejKi`J2l3!M5?~2DyN~ZtvC&`hA~yNi7mpk^Rp|tVYvw@NI7z@#Hph)?Xwdni#Cz4d#>E76|6?F2DDK(My~v?(yS7)
8?{5VPPj=qK)9u_N3QlQLMzHF#<)2v^DP=Lc`FS8#Iv?FYpx5hzpOAR-muCuqOS$9+^*{?Xtqi-*elL2gtQf@VzkkyJGT3=x-FZp
Ri_#-Td$k0xT;PxN3L9}ajN63_pv^+M>YVlJ+0ZTqBe22TDoYs2)JaedN}kfu`Kc|*(=$&`6|;cL9VPTRxO7xKccR%wyx!?xu_bd
yfa3vB&?LL;V=O(z%PunfuJcX*Cr>p`YANCs5T%tBfKQLC9|clIjW$oH8)(Z!>(blX0fobuCH=7B&=qw>8*(<uciRCZ?Orkr>uf4
nktqpP%Tm|sJD|SCm|vyKPZJH8!i2=7OfPj39&_}XQ5m%L#~<@(6*E@rms$}Ts8->Cb$<ctg^7Q8?Yp`2{jA0!>p8}uCs|Hg|4YL
UA5(~(5=<5Be8z6NH<upi>Y@cw=z(@2(%otdo+TjH!H^|hAbj0(k!jDGb|k{PpBR%A1XX9X0)TJTCTdNDxK1*eKP>E$+bT&tT0Wp
UnvDN%dQNu8>q~&_$rFEysuR&psO;gGqAm{O|bc@z&CENQ?Yrgm$6{5f3Yw(ATPrK)3Qz^gSm`29I%O~vM8i3U6gF6)+;rz!K_-W
KCzXsr>t78XEz<OE3HB-R+nb3Zzq~DFD$vHS*+JBZYD4waInTTZ!8G65;r!rp|zB>SS8;o$}GvFB&6moHne@KGoFkOkgSR->J!{8
L9slZVK6+b8>K(AYcMP<9=Hgk5i1BN(Jh!RfV3zu1uYOAZm`^`wlG0Be6HxQqORVq6tLE^GP?S;87#Rp)GgsJZ7UF{SgpOan4^s~
fv}dd12plewyFWHd#R1By{*Bq%{H~NG_b0$l(3Dlg}MH(mNlU%9JGtFuq9tAJ10cBawy*|IW7z^q_J=<iYXu}(X2lw2&m$&)in&R
!K{z15U?4sK)LL;l&!!vVzOy3qcO;^_%TqkM5em9Qn&^;AGZP^axptGS+J5UGc3Qcm$Do;hObPm6|vN?z#ZbbH@&vBiaWtEOSBs-
GcGhMUAcxS>Mac|UYv2M-X&q9M=)fm0j+tixv&8>MyaT*ajmJW?X{Y)w6gmw87z=Ao3jfud90zW!6P5E5wq&F(Xa}!05GI9Ik1AK
(XTSBE3recH#U>8jju?rv@@2l@VKx$5V@nazPQXU<1Xed>?roR{vstVEwYIqv91#yaxn%aysTcZP_9d?4>fzOIIsGx$gHF^+qHc#
RkTMlH?-2QB)0Okh%lcp<1JXTY^=#D)3A!D3OL`g9<?5@L$LI(Gq9O9inC|3F1fU~_N=@)zOgZ`H@K24v@U-v+$|g^^SIg}2(Zhr
U!jJlo*{KJNw83_o3N#(@1&_TJg^tAnXzFul(j82*RozT&ALRlwyh$Xp*6*aWtH2v%CP3HI<axIrm}-MxviwIo3IzL(y^MdoHqBc
PPvLTI=x~r1GF2njJXjdH!9RDf-Dy*87XPF3$Z1z0j=C6swy0?c{FRWII-rdZ>rp_vo>C}L^Ru>XE0^5p0s0|hA=s$yr>JVy&`3k
X|krVud4>Ii?g+=zOwnT+c^ZU%df|<C9*EC3bH0PMzMD{O1f&TLaofY#W24jFQz^#(It2$d#t0IkteG%Z78d+lq)<itGBwcs<6eY
d9X9E_Ar7qA1yU8Hmbiby)31+F0=|Z;J4W{+AWr}54GB_RHtZ_jThRXjVYv^ADSsN0uVu~<|ghfgSFGIXt%?wFtKtpRJg1(&#lb1
(5O5veWtK5#4T+iXRu(bfu7MTgB=zpEHIflDY3G$TCo?hud!#cps)ij@3F2c1}arC(zK<hpREL(Trr@pKQTwN6esc{E2xO7{;JBP
rY<zCj5IQy0<Pn&QLKWmJG?PCX1DyM*Sr%m&%DR7X)LcE-5GQzn<x+?`LK(yBQ(9MxGE^0m$7xRu{gJ|U$Z-|6|r2jHMRydN|b}B
<)Lh^^Q*?B8mn6}gtck3Eg}D^X1G`_>nB_;A}N6<yC|5eVX!+j5wA+Ex2{mGQ@7>10lP#vMl%VvA-VxHpt(b@{51oxG_Y?pXR?!`
kGCo~cC?W*8n6bYGqOH7oU`4rqpWeS5Vb9^QLdFZSFvKU`Lf@%XSDUPE;PC?LA8djP%W~zk1)|M!yW*oWUQ#5ldf&9sx(=zNU@Eq
y0kR7s<e_KowQ7?*tq$vP%|wm@hZ=&-mk)%M5@cJoGt0HjWvd`Sh0VwK&tt&6F4!jnXnqNzqINs+cxj8O10^#udzlnpt3Nv&?85V
STc0C7BHwLM72Akcr8|{k|o!%39ss|Q?8*k`LJ!H_qz<d@Va?D#km=}b-T-~0IXj#1UMBV1G<r}%P1L()h?!>`=tuBuQM{S8L$7a
V6wJ0G_jKxT(Ma&*th>O;I~yXO|Hbbe<#bX)G4H}&NPUuD4nk@k*P(r88C@2RIh2Ua;Z(O)2eN&6*VHUIl6K-ily7OhBZ;WoU#hC
?5^T2>MWfoE;L5BMK4gKix(^*EiU~m<+S*+VX<SZ`mjo>Z#RdrBe)f#IIj&b`lN%c6S$PKfU6a?+p#A#hc1t=PO7c4+#wGn9GRgj
@Gcyu!l*5z<(TuB>Xz{=nz_|7^fd3YjjxfqM7gf4M;!Jl11-=HizW`QtE#jm?V>3!b1Yb`6|lIjd9u*3ajqz&EwM5<1T{u3im@%M
ca{I1B(lG-m7YW_w5(w)*0R&AWTW$}>m>3jmnp2V(k{c8S266WLaYs_{jHTK0=N4ph%ultIWX#>zp%|LU#zS%H7yJ*-Y}fC=rVGr
2e6f?0xedo2(p)(>a$BU${|*)(KD}~!K{Ea<TUmpd$O%3XtCU}MXR12Re?#gL@|Fbk*Za)d#)`pyRqIexU^@j2e4o_<TXdClCPXA
5381{12M2JoU4zmHY_qKoiGQmptFdn&9Zc@7_J+w52Mns38~gFnxrhNf2a1ZmNw@q*RX;&G^Av#wy>f%OsNB}kgo@@;WT})7c2rU
0j}3JF*%N|5ErX4__D&Z7O-uuzb~sbE44tkP%fn~<}c5!0v;`?wlT&pKOL@>E34Qo*si*y$0OS+#x{1ay07doT&+H@TC5_m4KYZz
bT`(qp)UrZU@;7>xHP%4Pcs3rZ!pKKy|50fFfM$tL9Z^F&9aNBt1L|(B_*9RVKBWg*{@5jqO9hzgtX+Wb1)?*;HsN0XtV#L`XA)9
k+C$UIx29pLoA&zHZ-p<Sv5$cTeq{LuQQaWM7H-V$F2UZ60zm8@~JGWwk1q4+Oq{Wc_u3^CA7vS->!zDLnb|!>7CmuATpM%bS}iL
Ww9$MWu=WPbT+rEYp8fGr7GX9i7f{)inCBN@G3Yla<R##w4`mW11ub%r!l*<<g76)3#mILvn`c1h^U~f4YU=fg({S#g|QB`O{(>>
Os=;mq$LM4L#lnT|1nmuk+zmH60gZ2STiH3ldfth1h@IH`Xd;ueXJBQSfjctSSQ{mIHyK0ODY*LEvTq2iKq`B6soSQs<9d{D77lI
XRu1JN4C)_hc30T6|OF`_9v#Io~ddyd?om*#kJ6>nX?$3CZxV1owJj$AGF4`s<5{%bSet7NU<3oFS9YUQ7I~}HLRyCE3`bZbEaJ=
Ycvg|inc_p(=a$LB(Gn$2rbaBAvI&LldUb1EHap+dMre$8>B!cFf6VgJ+JStf-n%VD<xAT#4g+~^)O{M#jm`nQK>Sp46SD~pf%8~
N3(h|BQfeONwYVniZezqd#z?LiZaWvurDsKVlX@~(J!2`2{DbZrm@mAL$Ic^z$6*1MKppiSg}v0NiBr2M6KyG+Om_YleH5pt1bAn
%do?$8ZsLv-!mn%$FAP5XdSq*St%(nC$AK&BDE~EQn6Gnldux25wTXVH!PAgC$*n4O{9LY+%Racf-b1DDJ5|r1FY4l45@mtqOFjz
g{!$SzO9`uR;{9dtTp(tZ8Iz|9xmf6(y&vs1ua^*Zmm19K(iPxrZqOHQKa#y>9zT(@U%dzST?FM;j}D}*RZB7C#t}w$FXdtgfJqw
#U%4E4lS{=-mVR-m9tzfDkTOj;w}!dR<gIWTrk_XfFj={Vz(KvdbDA(Ycr#=7_B(7mmY7him+!c8Z4n3K)1WEim2tM*Q}f(^C4&{
Y_@+5%eJews1*FA2dJsFM7A5M%PrBYu&}kGXDXhdPN`*_Mj<OK%q~c^FfviF3@sid{;Y$Z-YdAWqo3m_N3J5Z>7~c7@1^^%Zn*ue
Kdlq6i>5^+6O^{Ko3U#vW3N7|W3b&dAucAZbF>4r4Yh-`-=HP5)3ismwy+qi`LzS0<g&D{hO{oPIJE7w6to_t-XwIfvoPZ@xhxT`
YOVOE7_^TvD=lrcn=JXPI4<)k_^k7&MXt@TVV9<~c`TN=o~&vph^=6<rLan-9j_s@z@#W6L$|FgxwU~XO0z()cQOPn6|yTLxvVy;
bugzgEUyJKv@`oKJTQT@v^27>@3b*9YNQ4&f2pjjG_>3#mNCVt9xgdB{3^RF^DCq>TrWu|yECAxwlIIIK{KK**Czn1n<DKa8?XT?
P%<1cnka|0-La9anXc=ynlpzg11wCf)iNBXcd}Wl;;DnJ>NU8thOlBW;4h0c_OFC7J1dvBPqd^gEHzBGp)_bOv#lU5qcJNiqA&@r
POQBQn60KVKrn$WC9o(li7mr2(k$4s8>?Nd{4~v}nliAn+^v%}ZMD-dLbdWT(J+aj<u!$|S}bw3+^^rM)wkg^Tq%+;E4XH{cdaM2
PB96zfHc~yL$KE{s;f|;HzqtZKBuI(a4KCfC9s?@NVJx$3$l%@jGa{|GPD{ZU$r`_6tmwhu&<RcGNm7|im3u9aIc%RgsTsv>MRHx
yC<5i(XHdJEiaa~(4}y%R<T(q04YYXJh;-b$fS*=L8(KcV5a1?Eg}c0_o=w2T(KatZLyiL8nS^Y6|9G)UMoJT39r4h9-ND?A~IVp
2_bSZWh2ot*rTnmODz7d%`F`r$Tfd3g|zW1%&=7{DXzJiV=+WDL^1;@XEAW5u`!J+5iAn2d^E2xo34H@da`mZBd}>S<1?$S4xG_6
$gtTk7^tJKvzu<M=q;g~Pc)h^jj&TLkfhWy&KWkY3baTt0i^sg?Jl}49xSb}DyPIPRjy8{DzFutF|Y}-L8Qy9k1;#0>9E@)r>vo=
7a=vPb{G*XY%)3^xU+(_$FZw1tFnc#ma#;(Y_2yYBO^4hnk{Ip#4x(7qpT^gr!01z{4O&uzcKMKxuUiqJ+Fv2tSU7ycQNL+f-gig
W3_)Cjk9w#8KoJo9xWrJHnGmN0Ih+qL#~q{{47E><sXo(GOl?rjxY=_$1UivzcGxiG%&_2I5Y7ukE)8TO{SGHOeHF?xi0~tgrUo-
p)hW!SuC)xStWxp$1P$oaIm+tn=7L&BQk_4J+XhbX|K61^DQziE;D2*1SsY*?=2rJaxlEK`7AuJuQoa_4>CxmpPfN1AEaKamZ7dO
d$2&7+@yygH?ATqVluq7N-YdDV6nckD5zbq0JkW#<0{809Vulk`L(jDnJTa?52q-xWhgQ)(yf6pjiZVyt|y);qb=Yr6|bVU2eP7p
bg=a)A1QaT12Ds~7${;XJhv1xRV@mo@-E-F)TV+jak-qWfTZy-@Ud8@vbTS^<|$gK;k34vjI}N<3p8f34KN9__pb)9t+leL%_;1!
6|-P2kEI#51}%xT8LBO`5-#|tMz2sbTe0mTuCgvFL9<q|X)andA+RN{4z^J>g{`V7gfY!2Aty<(5iPGL`7ZS-{;+tkQLe`@r8UK}
9W)IfBQH2CG$+w4k1R>BZZNo;J1M~_G^K$wLoItS46eE{geF8V5j3c={jDf2-6#hx6f}z|4=NfhgdUe90y2Ct$0VULP%uZK9<iFQ
#IK4p#3^E>gRASZ$S}Sx?JzkXZZFKLIj8_MhNC;Qp0x|Mj3*W?C^4Ke9yK7YfhR|`X|))vv$S|7NGY*27qeuhTdm+P5U!akU@@I0
>oA3{&NM(T%c?`RyfXHz)iQi8J~Mo>f3a++-=qVq@+qpV3#^<mX0PxzsW8^F$FXgu60=b>psr!Fr!l#-AFk&tsj-5tJ1hjMXR@Lw
sIxh<NwJWv(zS%K*R?yaaj@pJ8?ouK-knmclCdqbF0^8-wzSi%tF1h+R<xY0X0to5=(UxyMY8R*4Xq!tNVoj40kk14Q?!Y$tgv9V
in1WEM6kuPnz7U;y{$^L$F)ec=(K6KlD0piA*KDNf~=0N#<Lx^9I!#MF1gX2kuJd|Pcb5>WG-4RpDuc<9W<V?-K==B;V*r&i!5|3
_Ob}8?<jFCQz+Q6RyC-x#H>OtW3GLuv@PqYA1LamC^Y1+k|jT!HLpiBv@h5&&$PfU_$<jIk*#qy_A&jhB()JSBCd#>W-lJ5iYuJ7
Nvd12V<inNIVQiXy)6?mJ+y``kunr8v#YEzelg1~{<6_6{w`CjldH6?(l76<A2Z9S=pC4<6)x5-rYPzuud<*mjjz3#<S{dzysTZc
psXLNe5o2K7qP9Z5VIt%sxm{hxiS~8IVa?@M<#$Xi#7?QDJT7^TQL|huQ0x+6Q|QHc`lYPL@_b7#jfV6HmYhfHY6vpDl${D+p*p-
RJ8lB7%aH1d@;H#6t6-tP&Bux8?eT*G_a1SA+Y|cgfu#?YckL=`7l!}BcjS9`X$A&BqcN~YbbBC`y*$oLa^Pfc(AxA^ehi8#wqtP
MXT_sN3S|7eXT(*!>0--U^B6+q&0ReMzjd9jW6FWgfOc!-L7(}0<;_`^elfd2O@PWIIyFmpE2kr=`r0YN~w;b7p!ZkQ7StqDzslH
TqiXx9kDC25-{JhttNG>`LLudrmhJqVy?<0F|ZM@cQZ?~I<8x-LN5_CNUWE!w=GQ`y&Z!r)G@Cu)s$Va+prz9^01IGeX>O|w72=B
nXzIr;j`+pSReB-SFlqs;IQ_mJSw5Hw6-8AUM;t)ps=N?=CDAqr<lJqbFDb6AF!S*0WD#(oVO{oUNy|MWwJ0Pb)+n|WiQ&ZYpsMd
tuIC}tG1u1U$pYEd9k7*AG6e_=`mBSAGUt7h_(c>zO;v>!!QD@@2EI10=Y0Mp)rB7^(-eXk1Dh_7cj0Afvqa6d?|Y{-=H?K4m9Gd
VlFS9G%7DCIk0^$A2Ky1NFWY2tE6x#7c8GBY%aDkyf7oQGAqC^Qm0=skTONGNh>5Y12cIn|0-Q7Q>=3^U?_MoPNx^JBd{DS@;3pY
H!$}oF|6$@hcNr6fhZ6&p)kiTwzRmiu%&7#<EkJq`7wF3II*=Tnk^+PpEuJnJEA%yswz7w1eCQb?6hXAG`3<cq$oQxA}X!4m^BtJ
7c@<xDKxFNAFX(>1hssxud2nIWS#4>7%;3doG_Lp=NZ<sBCu#P%&9}N9xeW~v$FBAu(Y8nrm@s99<Nliu(M;f-Kkfw;j+%LU@;1<
@vvF4khPwr*|ZL{v$kBclCQa+d@S>`8MF_x)v(^O9JAlAE3rtdnzNa#E38<s2(<FF1-7}i6}1+rpRAIyzqD_!XtwsXX0h(K<hTH}
Mky|?rmB0gmaxjUe6e<|yQ(uP`>0s3inTB()UacxYOcbsJu$hV->}*wu%$z_87i8xlrV&h3n{%MyDb_t$R;DJely~#-Z5P<xuw1>
2LvB1BQjB;J1kr+6D8=Yb)*3>%_U2<i?1vw*R1$7HndBjFSN}rwWOE0A+w$}#jf8i*)ZU%1~LS!=`lF2vM@y{-Yb4B^f1=2bg>7s
S1-pjg{NDpZ?nZIUM^5G4l@=mH?iX^1g(ZGUaYq(GBBpBXrg7Z1u<GKsIzt{Ua$nJGcF3SOes4ZTC)GLc(5|99<oU^6e<0z3biUU
l`KA?K`ptj@u+04q9c8=6E$V0NGet_ORIb>5x8|IKdC_}-Yg?9WU9fiF|`de{w|fIbt_FZ=P(GeRWhcr{Ho_0M6Gc!MzE41K&WA`
*(pV+(6L=D(W^5pwJ9Yv^0cz28nYFh3nz`Lz9B{+mM|x!d#|*#Qz_N1T_$R=>L{G75i<X;W-Sye7P5gWmMg`taWG;pjVuf?M5afm
j4W9sYo@%g8yHZngDb@>Y_zp4<QUf<cBv6AmM)et>?$*&Laz!m)iD1s?XYV#UNI-8Q>r|!UY#bgwy+N`*sPzNzafpV1gFBYKd?YB
+AH=U>$BpWm@Uw<y)Rxaa=0!tld)Jbxvv|d1G0H685}0AzOBPB)V91T?5!p+X&z%YN;D|71TxwwOD$Qj2(%k9{j6s&H>d<KD>g|m
hNTfPT`oa22r<bq2e68)bhB0^d#)z66f)GY-Z9s?uBn<agd85T@Uo7yo|f#f_9#%WN~rX+p);DQAGM{lI<dT^Cb{J)NVTLbye_Y?
Ik^HZN+_HxPqKV76S^F+u`P%*L^4#bQY#ZJgSXEnL9Asc5-Tn)GcR}?>oLG4jWTDkn4N7du_!?@mM+z^L^9tBPcI%S!L+!oS|AfM
A|M1b&?fpZWi-98OfZis12p-tS*$R)cd(H(?XSl%3bCxOzc6es(lR_Qt~1~&F0RO=GN^tqU@B-LGpuE(_cSLY{GA3cGb(uy^RXec
t|u$4ceN0-mMHSAqo@k3XRO(^wV}x<^R7&=>ap6fHMF0lx-dnqB{9t_W+64U|Fqw*oGVN$g`jt;)hp#P9V`&8Pp#s&nk-N$#jw<-
5UpY>#jtBCPBK%lsvJ2i)3r@AW~0M3O|T)dvoRJcr7lFV!n9Dbp0qhDDKi<i!mRWmVY#6!ZL&+SldY1mrL#z|v#s5>-LzS?NU!U#
(J6eC0;Ha@O(Czg?J{PsfU#w&<E?2fLZpebKegMhPPGxKFeGuST(xg2xw2fUaVWL4538EBoGO{B=_ryg>$1Bi+AD&piKS07f3V-N
yDQ+bwX!uY{jQv}o-x`mg{w5MJuzl1Log*I#xTydcQn+dCZwgSh%XkmYcT?@udd~*4=rS};i2R)`Y*{dz_Uc8JF+V_Hzz1Ek1-4^
1vH5@9;tLF)G;5n{T~-D@i4S4Pc#@bm^AFHZ!-Zb2{Qb&wWdU_bT8;LJ~5lHovU7}fu=*HBr!p+?5mbAZ7TaPF{vi8DYU38VX)LO
yRFr&XEA=FHLqGReXoZynK7=ck0vjy+^Y^PZm<b4T`rTao1uTQ8nF7bJ+%L<<grvCF|mg*@-#fK@26NSBe5l*lrj3Tb*v{a!K=BX
MKOe|t*zRnmZ`w7BC?<`M68`O&M(}hg{(xX1trz1Jg%7@cqt<-)T}1660X1|lpx}#lP)MVFs>i8^_#`A%q5?xTC(~i&aG#&Nwj(*
@2=^x-zdGROt3nusI(ib@2(^*g|r;6ttSL4vZnI0HYu94UNT=Zt+5fX)vTy1A2d#@UosamIw%9Lp{~rRIWL|mNSGM10V;MeSS<In
cDCuP`lhco%d#RfIIumZhBI5OB_;_lx-io<Ff?7R<}7%nBDB+&v9FXQwyi6j7bl+`^rXwINTv(4OQ|KNSET~6OED%gwW;H<v#7YO
At-yV;;tL9<}4SskS8y&`mv#~%dcfDyfGlKL$IkSMks7C6)P1m6Q#ecTB|E31E`rX=B~jSGPA9+v9!~t?6LE*E*&AU+o#{I^0nHp
g}N^znzHk;d@Bbi>nBvTc%=8QM<gMjEiXeaM6f5dx3g}sO{5E~;xl0|*e)8l*tEd0`YRJHHMg8EleG*feKftc2^EO9XRRbHVzvD;
HL_x?6r>xpK)8mpak4R&2(GCuHLWKw_$(4JA~kX`Dl-+ZmMcd#fiU2#xiF+8Q!6Z_CoVrS^O_^19JC%Wekc$vaxPLbC$0^y-7uUa
MHmDiFDXN;xGs;Z`<*^77Az(+3#l6^H?AeHs4Sf;TP+eYMzmNk2{J~w&#liicZdk7YBBgO8?WgyiLElV5wm=-R50eT9WA%8;H+yj
#IR~DT(q6Eh_S@7!!h)zx3cS?Z>n#xY_Li!T%F%A$uZ$6nX6ti$*@$gW2?xi+n*e?Jgqz^+$`8G&aS4dD=fk@&#XMGIIO|6Dz)ph
ce5la3o2zNY_9XMO%1}ePPC7!9<i#eBr{>DEU|a54XA>*xG+vF?J}7%Co5yFD6(=klO%Q<1~f9agD`6|i!l7A9V&S+<uH#Zzq4gC
bu-vA(k%9?tt%Zg=rBjJ)3BJZcQB>0u(XvRHZgs!%`s%N1~IX*W2$p6gD<A7%$b`tTPQ3kU9KUuH!oH(+^DRp_%fm}DJ^)j&@s29
(<Q#I*(oM8Y%+zhMJ<D?uQjqRQnV?pOEWmKIyDY4N2U0rTrFBITQ5m5G&D!7jxVILuQ5rbP^@G#b0wrQM-I_0_AartdaReCo;AZW
*f33~&!Fr!o~^SiaW2v_udOz#87_J;Co%6ZlChvPU@U?#)+&iERwf^!oHyAs^02WeNiX%SA*j+WSuFH1Ml#zam@vW=%dV-b_Oz+9
=`8cB%%nlEb)`Whv9YM4&MuKL>7$XN+Ay-QuAOYGGBY`-U?)&D_c8P=eIS{#zN;*#hB7U)O0@~Hxv}RhmN61Bfhgk+rmv)|jIu<q
46{5iA}p|>s4qLNg)fyb{4~<5E32|3yr*BZ&m|xwGN|k<MlU6<GA!>aTQvGDxTGGY0jn1*L^UL{sx{vj_AckLoH1Fp>aBAjWV3X$
>M{(oU$7f4wx~xiurWrnH!5te^C|1EuC#@tKQhD?Up42YNv2^kZ?l3h)vggW3NFSj#w>uQ8LBR@m@=BN95>CXQMW6cm@x`5MK2C5
bSLF6;;h0jYccUONi$}(6|%aj6{PR5skF(lPO*V6`>a<nd@nMxxv}@L*r&p<38ob+HZ2#e?X-TXKduL=Un++(W3S^a_pqQY@~==7
QW-!lhB2HjW~?i&&a4_Su9y9+-Kt73TdQ=mwW%ey2(Y#(w=r+7imo@Tj;_@;t+d-Pm!&K?;<FhqA+q_S)w1WK#<bwG%PL+g=B?VX
DV;<r7qcZJwlA2mlrFcg`I#QFC9uOOx-nC+v7zj;Sus(!6trA2Ah=&L#HP)tgsDKar?F-&r!hCN<0&;TZZ%3TM;^+t04}Gn)3Hji
#-_h7l_|F{O)$U^L^KL8L@@sc-L$MIL^4e*=d=v8C@90BKPZ1DdaNKc>@S(LGqlSsbt?TGEiE0dB&KW~-K$kFgDu@KI<R9iU9i9~
%`1JV_bXR2ldgL)#W2vU>m`CDrLXicvLq=q@HD2W1Txd8nJ!2yRWOY+OfoRE$E5YF_OM4VaH=1)qMQ9MI<T}UO|N(`7qUaC7ppEX
)Ue{Kc`*dFnX=>`U9CnmTc`sm;w3+`Z?4O=Sg?Dr_b6zveXd)p6)~K$gRJPWORD9pKd~pPji9)yYb%JelCKyty{<|wdMP0nMYIsD
$Fo|mB_@NlrLS->6sqJeqb~%s)GX4jXtJoZ;;D9|$uV>-jJ9s8-Ly0_cc@Y{J+H^4P%UAg88WahZ?j^s^D+V@F||4~WUS1nL=N0H
+_rbI0-rCi(VspyK{cbXm$BcpOf+$}hBcHdkgf<W+O#3H05ohdAFVF5b1dbi^`vJujxg@B&oITYEvn)#W0(pZ^)8k$C9{;Uh_pv6
JT#0lzoC(?9IKls6R`Fv*R0VW7_&$=fw0}JZ7`>;xV3vV8?t6KYNeC4NV9G;bE?y_38sFhzN^SF100B}^D{0rMl5_Xr8Vv?W~+@d
MzwJ(61Lkm2Q59czc6^Tk}H8IWHWZDqOF6qRV^DWKCu$B7_IiREvV}>tuqR*3obt|m#c9w<1CyZa;;&hP_(_S=P_EaqO&EhKC6`^
WSxsNJhb7ju_^_mFDMT%@-UmWizIh2{xs(_4=2AYd9blE6R%vWB)2%VFtOY&XRSmuWwK!u^Dz9g<E@OT#V{7JlA3TSpR#{2TCxl-
C^B*^UNiVHoUp>R0<KXq)G$!A9XJlQ3pXRUCN31TqBC)&K{0JGjWuhw`<W#p_!|tcN~qqRQ7wKmh^`Ye=dv>>f+;pN)U=beQ?ooQ
O{YJv`Yw7f7cxgNDlCApu{77Xzcc`|&8Y6KZZko((X@LgFSG|Q+%$|XKr-yISE^<&uC~apT(WPi3@ucsRi}is&axCS3N6qhxU_S!
zpj|1ycEr<(y+IyIH`oPXReSooUV|t0ik=TMz9I9<TYxxA}jAREHX1NIh?eugfOhEx-1?n4k(GW(5)vi46Cs%l(OHk9i_*dDzC3B
KeSyh_%x=h4>V*hBC>b64yRTr@wUG#x-I0cd9gjGPPH<zrLpm^QnT_bt+!q-MXvFvX0+q7xFSd}e=1Y37PC~a@U}xUPMy=VKqP`Q
I<zV<xUg)n6Ei%p_AuZs9jw%|n62<B6SBlIq^|fV-LD6%ge=Y@FR>&vfU99CDzSzv>@JhCwYEPpinO~maj>B``>ARy4XuncvMney
|Eq2;q%_#Fs3+pAcriGvH!-9qVzYXp@T*laZ77B*+$%V+0x<0$IT|=L5jNPfM=__g0<+JmsjB!gAutOvLMz=g@~N&Y{;)<M+pwfD
MzpmslQ%`KvMF;co;35aFfr*aLon$rPcE>u7$yj@nWNJ(?l4F$HnFF+616w4BdT_(hB0KXm9(d@Oft{5fh`QH)gnwVk0xj}$2EB)
95KSBfhwP{`L+DCo2{BDD>2e4T&Q@o?y9G>1EYhmK_FeNe>5d8kT4}PXSE5mw<)Q$pR(8;<gfFsw=)hH)H7JCRj;=))HHW3^C^Zl
jxa<u2Qm(~WHdOjfV6)!Rj^^VJ2CUAVKv~f_bo0s@G*Rzs5W#eSFm;`jj1IruBI)pUp0BK<0p18e=yW9HWtG%-Y70FVK?WgUk}GH
GONq2G%Nor>ap50z%n|i9Vx1|R-IWgIH)zUBQdovL@w$kO&WhObvBSOWi+O;#Ja7hOfV6$q%jXLaWU_%kStfIGqJTRt+1c4DX~ke
sWQVQ1R@u+H8e`A+BMRyRJVO1bgOnS-Y9!3Xea@(EV0oi$}kGGXSAR;t~52UYN`w{04^Fa7b$+Uv9#$gPc5#p!Y+a?pq5{>__DM!
i8MvBxU#~rrZESq*RpCd`4_&caj@hh{WBV)y{%TMx*)`|9JJ!Da4R?<<1i8^Gp>iJc`$P<l`}ptRVR%hps&=g1u03bQZh`blc%#T
J*(ENfh58pKCHYff~;Gw=&7BupRU5Qz^1e)M5`dO$u8b3dohQZ2&|1L->je|8m;Oo;WUo0v>^|xAgeH^tf*k4;V*<Uw<}*VzA+-A
C^dpIhbmw&Nig=V_9<;EK`~jWTd~G0kSq=`aj>r~s<d7&?JRmTJ}$K|SF!9cRH=Y53o`Vql^CWk1+IUp9<608$(hM8Ml1y=M=$8E
GA#hMI~hnY&MGA^2Cbc}!7(u}WVCWHN34w>p09c^+b|BVl&(H5L?&J-o3I_LSEzO~SuyyqMy|^)3NcZwOc(&8TqT?^?l2FvK%{G%
Z?x*K)~Vj22ef=IzOm3TilO8x?x|KRbSOQo=d0QuGP7GWuO|wz@vS>B`z-RVUa<19j;#(JhN!i!m#tbV<1w_a@v``^`l;?La<Zx<
<|_K6axsFgUo(xapS3+O9<)+0@hE_?>a4V^dN5irZl!3bJSamg`LPVMqA$-b>aP(p-y3DE2(eTwF)Z^aKcy2d8?k&T3NOg4J}W~o
XE8XmVIWl{EH&ULnXcX|>oH)h^_}Li(Xb~pVX(-n%`x$^c^;*i_$jS3#I5D9J|o4Y+$W8=4YO;uPOQ|RD>O&494Nl1`7-^bj4uK;
Dl)62{;ioU8z);dE;7L~G^BB`1TNpPE-u+Kf-GdIWibP|nzaZpH8I9F0xvl*$em{}E-eK#gSB5MRk4b+oU@Lmd^O^<KQM1FjI`D)
4I<VwFSL)jGB6G>P^OD45i{kulPKP@vLk)3hm<U-XtJy^_8~Pfd$H*&54p1@zci;L3$qHcYBVdf6s@(kHL1+9CAJ$WBeCKsIJ4<7
*|ZucytlZRFRRKmA1*?(Vl3sX*0aAcYB3bDf-!_O!m%Q%*f4J`VXSR5?y&<d)i5@#`79(dA*V8@KB-GK2&5!2M6pIPjVvHDIJTa(
R4;TbHmZoKD>GHC#4T4cs4%dtz_0C`;V>63h_ID0pD%Q)aV!lc{jA0_6(k3%MJ`ITdN8IiQ!7)kP^2R<)U~T146$x7%diHt@iEl0
0x4Lx<gBMMy|(+T$h6(AMzn9R5-@5o1gL|i-8Ia$QnXgC#3V^J9x!^fKP<(qptwyWyez{p^R;oTVl~&X?k_f_Ln0%xG9cbC@36wG
6)}mp$TF6+Y%lbtldu(^MzujOHmlbpGOS3f3o~l3+N<cS)3!ska;jS@zO)@Pb*sU#2(+ZHt|l5U@wDcwt1(xvpe$6dezEa1zcP&|
d8+j=fS{5zfUs?<w5+6@cC*~9im_p`Td!lUZZl{hVy~#CG_A+2xUopEJuLGp|EdD3b+v^ZJ+lcS;H285`W!N_f-y0%@2Q+53bRhD
YcsmC_N1t-4zSIT4k<CNelDo8;v~r^XtPGJBCWfr9<2Z;+9skYi>bRMS+XpyovxZLDXNkxNw{}1eyF9ZUo>(k?=Gt^CbMfC8ne~2
QYW|_B`?r6hN%Cun=nza_N72CJFUwwaV_vAc(V|xH8TJ*8mu;?POL(#y0JkrX`iPgH8G5*XR1H0h&0x*6ft}zdN6k}?xC_V7%F_B
q9{-`rm$3~oiEz3$TT#xjWLz5y|Ch~IW1Z$v$2r0^&~Sg;ixn)EUf1vXS3rpeV#C>9k7P0fHDUz#V=H|P%wEhtudA?_c4w%X)K8`
Ag4YmzO5g#bhS~jl&)^2Gq!g#6D*K5Z!MOt)S%L-t*~M&8Y(&!wy<zA3@@mvCoh{PT(wZNM6%DLB`)HysH!?Be=wFa@gVT8?yXv^
Asv&SL!`+tk1vI@n7D7Q1~D+KVXzUY03>mnE2=TF=rpmihax_<d^CYA;H#*xJga;$vZW5Ir!UYgcAuCne4BSDyR#}R`7yez+OYn$
!Z02)!!OdWRUxXjIk3Dgt2L>z5vs1U#IZW6UNNz<NiTA&0x;1l|FF+6(yLi4<Dr$SJ262ZzPE5MF)@&>cP`?e8>URMq^2w^W3@pE
E}?-YtuS(^YA0tf5;pHMOQT@0fh1Eddon((YA_ut;4vLEm@^tIF)qw42Q)RYM6W|AeKPSWjIE)xiJ|uyk`$1zE3ibX`m+?B5i2#T
(K5v{Uoi@=;xBHv-zx&P&$CRhHM1iy1)dnKc(h|OX{wu|@3Mxmy)byRDX?|0wUOtrY_z<w1hu=WBq?>FUbXA7)-kpyuC`1v37Nh$
#<Q@iYqU$S3Al~0n=kz)ez7X9qL|Gp(6vOgu&%r->L3R$U#!fX1hw?7KQY%csVy3<(kNr3^sx6cKD7#`95V1I=BRcnu(0W_l_?pj
$s6e*0<B*(X{{8W#xN8%|0!p)-7EEx>8ge@TPa1dXEOyZ3$&Cno-nU0h_m@IJ+A;W9W;ussVy!hgCC?O4Kc{Chbf3GNiaw$?IEo*
elKS)maQb5dNfzDY$hEkl`>Pa)wDV;xGojAS}uPo3apf@^)zlQX{<Z6=_V#A0;*u8_AzBBL$iXjL$&s)fFO&cx~M}mZzyiC<F1}D
#<VdrlP|Hb@+>7V9xqX}b)?`bNHkrv<SrYrD=Ho|gff4tks|1`DX7XcaW#~zUnH|IY_ql{Q!N-VXSDFNODA41Shf@+gt0fX*sM@0
(y%Tp1Fb?YO|6M3fGDmjA1eW(=Py*US**mdv$E4M->oemKP+sqtgY~~hORj<St}c+FRCiDRia6?XS3=m-!XcsQZObk)+mXmTdv=w
C9UtJ$ffu&k*t8UqqQY04Y4_`G&ESVe=}<%9kkx8Dm43vh%g7T6Q?&c*E9XFXd#y@kFKG#I4mEg$S~-ruP|90L9Qz;$FR6B%q6uj
R49(Eg)Z<UkFPkXIWY>a=P8J-Z6Y=u#x9<yp(i9RhA_pV!>lv0r!O+6yDxpG<Si^P&M0myVlrJaqcKu3zAP2A3bAdjbTZAZ|1A3>
=d%1Sn66Q})-Lj}RJ2&I`LYkNaW1!}gt9g<Juc>(Znci9{VWzE4J>>uBqyFK<RquDM=m)t6|?3rNv(ph{I7c|7PId!z^VMRE3lQZ
ezM}EK`X?x6)B-GZ>M6YNwkPE^tB1KWG(|QBb>V@1T8AEV<-!&<EivCr!+IF4m6K23Nn$Xc&7Rv5VWwccdnbRLbG2L4>6ytxUdJ9
pRvg)UoLYcpDcr?3by#KsImAg<2BMWIx?i7<ucVPN~le>1vNRa!?R1MM6Opd)~IbMTr7YsRkHP~o2<>Nq$3|M3bAA>lC}G>Ij=LP
e>H8Ya;xmN9yBquN3gJ|wK9FMs4^?I<t-kvr?F<E?Xu;tPcw?E(<ivF8z>E~v$19;#xfKz6EW(j=Bl)xda=E<B&iTC{;Z0v@T;S#
F{qC+%`!<Wim-gHGd3=%JhX_nVJ*uo{~+Zr2{r#7XtFA_BCX9Zn<>338LGUnim9Qp-;m<1u(Kkc11ujccB^5ob1|=~Vlu_JGb)fR
PB2ZeF|ZOXfG_DWs<a6#bEXQepfHK48?AsW1hs9mv8bglVJz0OqcaV!fV8!>#V6A+)UYJ7)37<Q5T`V(VYP0s0JvH)9jaBdU@^TW
3$4sHP_&~h&@qU!`m3U+o-EU`GcCZZrK`R))u;(De5UiMkE=_p_b}u!mm^}B@hnj)I5p?4_%8;i`XD$gd@g9N^|Ugm`!KGbqbpV*
9I%YB1~#WAu`Fva3opYgO)e2H?4?4os<VDFHLCe7_qEO;g)bN^2((-+(lEQKYMIZmOff_#tTx{@v8yzsyD{7{EwFJXSgZ`F@G$_j
TrZj;0kA8zZzHiGKr4YQFDsZag{rWtsjYe<#4rRb;VlrNi?hctB&Z;++p&@^2DLOZIx={gOEDlWIWF}spDwgA?JZNb(Ji(w@+`Np
qbM1k3A95mOC<%c^rR0hJ}fyh7Oa!A(z2?sl`tu^<0nfo11jz^2QbMkS2AX{?z4<DEvdXIg|F7Hwk3)%yCO}kt+C*?C$@8?n68Q-
y0LbwHZC$EWvk>d7^q<|_bKl%HL!-T5Vr)jk1g0PV6pHn1h^9_4lxU~zq9_Wyd(y<W;A~-^|o!RKC+iBYAt#zORw53UbRN5KQV_d
5VK#FL@@cJo+Vwlg0M!YxFG>4z97ppny*Z(c`*Yr)G<%5;jiedjHNrXpQbykUM?D#p)bI!OQxnR-K$M8Z?%6QL9RctO0rWiC@%1{
s;`+aCaIe+3ai{Nzp|1va4qm3`ZFxGoi#@+>Yi0HsVEGjKd=k3nXQDY?j^;sm#}{;T(T`Q7PauSytJt@BAt3G7_AE~gfjRq@+q*f
C@pm{Jg=IxW-<)3TQEqNps;%sZLAD1S*+q3Nil0F`Z3rsqAiImTCY{FXtGAF`Ki0E6f04*eY7m4H=$#mgf5IPL9o;?d^B1xbFn?G
618kH(<Cw}VzAt)T`mH(Q8GEWVzFH@<gSmiqp}|~?65g5k|_qSSurj#fwT{`Qm`*Dv#n~fGc4Vzjj>rRFRV(fFD*r}mM#dZhAX!*
r!C8;>nbuZ<EWjt*s16$6s5AM2BHx(oD_B^(-q$^I50V(xwgY5h^l+GIWiTtYP0(>z^q%TX)$RrZKww@_OwPPm5Twd+9?sTAT4m9
NG)|PNuSp*5G|LICbCN?2(|Yz<SjcSaxv7AAuQ!FP^>*AiZ73$YB9epY%`=ZNFrdeNGVn;g(_b(VlzlBsVl*+MlDjbWTopWdn#J2
OD?h|b+9J2J*-T$iLfg$kg#zvvn<cEwXPH^W+WT1r?K|8B`t`x+a}dBQ7|>HOs&7RCopuKcp=ENk0wg8!n5V9i>4E=Yp<vuJhY#%
DYV2cX0_$3hA-@;wXj+sNT^sa$0Dhr=cbmhnXywc-?7`7UNDd+x3rzD->4k5L9dxIMl?&PzNiH*LKs%C`ldCuHn4=NlPkF}^QaZF
9xggFd$lAgZ!avcE3~XLcP1jT2e8H}`YTYi!Lr*Q8n^!~f-(*;9WzR@O)fw*tuyke0jydc<S$$-`morlGcC8XrKr=hmadF1S}YT<
C#(~+87PLgW3bjSmZqCCf3gp%1S}}By)<{NCpB3&A*JQ1izR|I^RNG;*sQ%OakILzJ+q=E)-g7%PA8PEKdHqj$1(RU%quRlC?dcy
G%N-$8m5LY0yLzpT(R{ri!S$*Ww9W!kE#@?5335YxT{Yog(oShKrt{Xb+1{s#<3PMhbb^L#jj>Ae=&EobRzjSwXsVv(KhHbbT8DW
5i#<%NHK7(k}y%P=`k9wJu`JP$FxDQoU{S3Loq0@{IGE*AuIAN5i}MhL9s_G3bSCX`>%qcu(ow7j;%VZT%AIt_o6c_o32bO(=2#3
F|>0dzn!qCuppi-x~xJj#iebkN374E0WE5>4z$4})vU;<%OOjxl&>+S$Fdfq5~_2uIWO}p*{Za#tEvets-QzOcc-4K<1=Kh%cz5~
EVD8&leo?;VYEgjuP<&Tz9&<$39gc?dL9WXt~9i=Q#3prU9A2w#IP4I+qBA|U!#;El_*#+DX=dtiZrDpRV!nx|ECxzvn|T3nK2bH
5v~`tXe&t|_pV&Ege}}KJf@vB+N>0?SuxqPxT2M;P_=rkDlUbzD;2Dw6{u#VN+mF~La8Gx#Iuwz)i8OWU@<_b0y1E%$1fhNIW0V`
l_=$^imCl8u(5ct$1iy^05FOo-l>H$B&p{l$}2Q2;;j3yEwr1kJhpnYDKKL)7qTWWf-btK!K(ifFD{oR!X3Rc6fAzVa4tcxs4xmJ
_%UEJ#4njDXei{i53d6)s<4l*1+Y3aAhTCAi!jx!Fg0_feKDCQ_Aq@d+A5hY^)92UZ8ZuqOfn)VYBKvTXfz?T4x>!0I;>JE(<G{<
Y86MVM6tZHE;G8VwXW4QDk;b*hcT_J>@<zASh8HRT`-3*1g;aR6fyNE^)PKF9Wco<t}a$B^&nof2C^9}n4pj@o3MT{x~-kC6R|k0
eJdlWC8OW8=d9VV{4ZZJ>@NwOaw7t;w=i!c!m1gp`l$shR5in`E-p+c`ZN(T+qE?{cdDDR!>FAs4J8z*up6H=#WAocQ!Rz4M6Ca`
Uolm*N-=mbY%%#OlQLAX%rx}0jj)uk@F0ViTCKe;XeiJ!zpNQ6Y#1ZBu(_S8607&HVz&U1axCpCi?lebC80N_J}ytN{H^D(8MMT*
1gitIb+vOO*fS8WIxDZYwl8=uIj$(R5VOOvx-zM<X0vA%6)mo<3X(!5^sYl2g|VcqS2Ad#V5%lGATd}kEi8hylc!;rZM1l`C@(;`
OE3v08!CY|h&9wOSgtQ51FY#TyQa>q@~|$qd@>ub>oF%DGAbo3@S@YOa49n|%B?T0exvRwxUi70v#e4t;VKd+I3YK&84;efPcpcv
Ij?EA^)eBz<};bHlQiBgov@j;VWmPTE+~w!@wYOy2(Sh;12QqRpfdI@*fT`2DXo{Rc``vQCAPDw=AJP$D6@emIyK21FgKzwUa=gl
Jg{{i9W2=|J+Hbed9n<u(=P3_r?5veQ?X<!cPnb3g(?d$_#inqiY-*GOCFss-LaZ2;;-<rR;~FhA2Xq@k*@EtzOuZp|0RbY7%~d7
G@CLmBP`ms`!LHhq^Vmp7NDxL_ooJ{a-@!}n6%_E<tuxwZ!c`H*0Ap`cCS3OhbT6y46=S7HmMaXR<sna46P@!`=uSV9G@+a0W*#+
sj+Ub?5jI0`7o+0upl8K7B7IVi6SgBk+7O5Nvv3|doP8b8!%U~II;7rlrBLtL9jG17Blv+C$Ot6FtuGYA};tYI<<8&8#5v=GB3O{
GBc|o=O!K}L$pM+x3Yh&zAhyunJsp(h%fCiyfEmu7AUMRZa0LvuCy00!m`-64m0F7;xvc0MXq2lZ4bJz%&p$9WUuqE!89Q(>$br*
YAK5}Ua`C}_%TAR>$c9V{3&{;@S!5KPOqb<;xA0FaV^R*h%Q$z`7u<c8!ZH~1E(J`ud!UM(kleBgA*ID4zW6`WHdK1gfLUIovqR*
1g!@q-Yzz*1GxSx+pa1p-!TQW*tA5jQ@HRdL#+xg^DI*@DlQ7J6D~I}aj?EEsh~=%PB7>!VG%Ddpfp;o;H)sOV6u%i^fJXSd@6`6
imei`@32L)ge><lqb~X=kfq-+Z?532Pc!bYJ+q0o05I07%`nTZy0e2bL8u!jB(N+nMW#Kn&n`hTF{cVB8YcWHT(PmWdo4+^HX#Hi
S1GeFkgv!r&a?NQd8dUb2{3y!9xgpFskQI5U6~=Nek`=LI<UUAi>Nx7A}_8o%e85%0yZ@)s;}Lyg{hIY11R+^I;{b*Xfj;13Nl<O
u{CWYjxV&Z<uWQP(J&pc8KM)ny(||muCr${sHYq>Q?I`;XtZc6!7kje-m@qtL@P42{x=sdnKV5z&oGjo%rYY{10_o`J}~X65H%+-
)U^aKG%(sKy*912Z!a&d<fut2NH-cSi>x3ejI^Y!$h1u|;wn=vSgd2LOt8Q&(jc%Ua<ky90<?X$eWPSFNU)@+ek+hK<EF2#?J!v~
$Sx@_*sm*=Ni9UD<SP_1`m>TS)u~>tJ2Vfh5U?GtDx6QKV=4u+R<q@|*e159^D)0PcP$An^(}28=`z5sY_BpgG%_Bf_ZCm5(<s2K
x+^><Rwz5QLoleTYboh3M=*w|J~1gLK&^1F{1|~Q)39+U<t^SIxF_HpYpHm!9;#!Y7cUGd=d^*Yai(K1Y%Mjh+pvbSlQ1T+!ztY^
!m{VK6QY!)q%y^<d9#MGQ>^tcIW65N^)J$@8!Ub)jv3dh3^&QJpe&QIytSjIXsQmdkELC!)2J992elP5M7DvV-7>SWLbe&9XR}bS
rLsu0+_By;^|He-S~OHMO{YjPSSu#9LowPcSuTkzfvp=h&$mgguAXb9X0@iYm$KC}<uUcPurD3A2C_Oa4zJlLR4?l*pdm^v7A(mq
cO>nv@v!bIpD8V~u(p4iBd{;5!zkG=NiJQl`6tb;x-p`yc`!h!GOq@*EwvD?g(b+e^(?0-HLZ#;fHS<Vr!g5Y@vc9tz_N9&Br<Ux
K^|Bs9J6B}ShJn3<E~jOkEvI$VKB_46|f;7oi9Q!8Lly(BCVmRm98i#e=plDIy922WucHAGNlkKS~1_GZYp>-grGSo1gym`SG1<8
<FU-D46HaGJExE|6|#1!lc_f`@2yIu_c7nGx30Ub0xIsTFD}O_*D{ASQ8Ch&^fK7Av$II3v$UJAoV8xArzs7vxUIA_$FkfuBedAD
-Xyy(d8mpqfTVIWeX(w|w<}z<t1lHZ%Cq9Ht*kAvax*=&wxM6Jk2b5YZLe1-eW?N^Q#I(PCNx>IJ~L%Ax3d<r`>m2RBq;?m3ACFn
*0-H8<g7ikpta>LrK|lSb|-!`Ij)<huCn~9q@v@oPO~1gC$Oe8)iqEod9nw%0ws;Hzb{~~nzRx#a4H0_?=dg0N-aq!r!>waQ!_&~
vM1oJ(64!}^PGvUI<W;UsS)|Co~*^M<Dk^6jwUlOG&fVNhcQeg;kNLy5UX`8@hlRx*DgXcJRn9bzbMu$TdUZqdn*Jlk+e9fBQPo~
%Pk1DPBG-HbS?d_(z8J<RIdNFS~C2k!ZnvBs;s#;)U+5dPq0t44liY>&nGZ4+OY5-+&0m*hc||_@31c}8n_K1`?MJ~RWG40Dl~<&
3bTK)VX-%~C^Bd`$uYULI4C$S9Wywnp)nMsT(KalW3az2jw=Z?<hFUV!nQCm*0Q%O&a6^1)}@%RNw7yUVXK0*%`t<lgsfGz4l4Pt
@hv7Qo~y^MqA|>}aIZV0z$-keeXwb?p0figS0Y9+_9A1SG^aqSy)nKu7O}LmV6giz-KvW*v!86SFE2F{!>rCJpfvm*tfca?5j5B!
?l5mEg|2J0C@N8~1hgzPI-_zYQMA=C)-#ka0=8=~ST6{s#4$3lek^S+YcCV76tTf8TQP++Ij7pJ(>0o{NH16^)3M$xMXo3|Au1xN
GBC-h95s-&&#ZebrJ)S6Tdhwl?;;X1WTiqZ@~xz|@S^84hA=!be4Ndrd$<a#9WZ+|^sJVzr!h39up*nfBQo<e@GNRFyD%Xntuu72
%rXTu4=PukyR8u`h_GTVQmtL1+PE>P?<x-<UoHZ-$SKFNf3e;Pil+pvjI9)@s-lM|qn)j?nJ9-e@hVKU(=?+m{;B?$44}}h6s(mf
NvtuminENf6{%OS1T^C*%&ZHq{3}|u&@s8P1+@7v$gW{6dbNA3G%<g(-mTTKk*p%EOR3>9IV5&41g!b1aUZ**`>cO3u(P(W;Hgio
Kqe2U;jzuDIwCNxIkX$KaxoLEB{ZV6i8DE~3bJpocd$~gADL*f>!SOy9<tmhLZSaJ(J!zr#I0hdl%j|yN2*LL<t$ehOQpcG;<6wx
ZZLQyH!aqz6st$9n5lCeRIF;RHZIh&zOQsJj<o%$@Tl3YA1yB~%qf|pbF7-QVzt$_d$oZx1vM2d!LdUz)Ub!FVXefhq%0h??=j}J
$|k5ao~}Z%EVLIe@v!$cv$oi=jU?qX9W6gIud<FU9I8YzKd<R6=%QRGzcF5-i8l)}?J=0I9k+n8nly-@JF2cVU8Y7c6RfSazb=QO
2(@W1voBCE#4jbWtf`c+(5)>hP_dJ(4<zv|y`;gbpsTp4si$l!gD3tnqO*muf3tX{bg&Vzmb4hOC@?y&CZ%^VH!V7_E3FE$^(i;7
_^LIb1gpEUB&|xZ!LbIixg52t<fo}Ir?7G@J1Yz{)vLv=d8|?}P__ECxH6@+!80?k8>49`8!1qxysJ*E8n(tPd$ism7_+yl8!Qm9
;<V$OHZcmcFe^W*7&Iyv+^u=AIW_$#!?h@~|FDf57PY9bcrUyzBCoNpyd{+|QL`4Y<|*<iNHB3S9kDvD0xfW|I<}TCcCn+d=da(j
aWCgEXD30mV=|zl-zuxH_qL_6390Nhs<QX8e6#_qm@xLQ_ppJt%&g@u8MTZssk9QNtRyF=87*2d7O=}HWH-*T95l2sO|}BLh%xyz
rm#P>D70{=_9Sh!)iuYUq_hLFZ!Uu_95$%7P_IEKqNLTZQ?WU>!Zc2=X0g_@RxK{GY&C4J2rc_C$F!!V(X@Z8-=JW%2Q()#Z81Ea
jkSicdb7+dr?M8Hi7*VT53xw4l{8JQsxAyLZ!PyRGp&9w0xjCMnyiU3LNsZ!%`w2KD<&YYB%H=C@-O~0<sqpowkS-rvafM9i>c?N
L@&lI<SE1~b1qu5NG~NW1g+jF!!Fk>e=ln-tTCai7py}ux212d&od+{X)Bl{bE__~C^VZU@30UsMY4#mCoN!&oF_UeI<7h*jJU`!
9JNa|nKBooiLJu1y(s^-&9eq3I3%{IUbptGxvU1WW->^z{;#Yqelm-(>#$|7t*IWb8m)?~n6Z+u9yZ)AlpzYO-ZAN|el&lo$B=m_
VXoV)WHI)%RkO{km^9n9gtHZ{Q?4<wAh&`p^sJ$+@2fGV{<2Up?J(jmKr_g)3^tcE<)|2})GIJB*{l|-5G7VF+%0k~<*k4*fHV}K
6E1+Vp%)M?J14s>b}XH!MXr`GE3Q?p;HV2N2(cQbO&$WYJg`ludM<`6>7c3{kge0I5h>xcp0w+!38vdJgsj7`FRYEQk}VUn3bQ!0
J~0-o;;n743bOF7NwNDdM6RK+NG{s1Znf{Jn6b$&XAK3U!LSU9Gc6jmb+Br)9WgnvUNK9pmoW>qqq9!0j;snTJv5Lns;bDXYN`$_
p0K#BelbcXx~Yk>L$6sZD>Tfv@hBKEII`WShO;IqLb9|lO|a}Pk+Qm}P%z)J(l!~bX)uZ?9xxcMv#g3S3b7=#dM>oEq9T$q-Lf7t
nJyfyjUgPg3azEH2(j@n)~qwFCb96Z+@|xf@hlInE-qfRS}1KXCb3tqHz+l$le0sxQ#7Qk*Q{wWS}Q%X;Iz}UI4)JRc`%Hmys)FF
XR;Br&$iGc<FD4H46wd4P$tzHda(o`xi3&OJ+BwG1fW$e=&-h|dNO#b0<-fmVK!;5oV3d)zp!PZ7qrDJ<F67XW-Wp;SF!4;9wAvU
hObt(V4tX(G_zB(S+qYfNv&fx=9HQ-|1SQo*(+?Y!mqEaTCg#&DKTBNK`a+E?z9=NS+KCF#;_E%5wW<hkEL3qWGJUG;~pxqwyMZ7
YbHN6Gqq_ew4}Z-f-h3EJFKv*EVS4#SgbWP1uV%gD<-EifG#F3lB^sukgYJYpfCX}8?er`z_L=Sgf+^qYB6-H8nj`vG&TREKb;+<
IJ4|9IHim%0ja0460nf6s4l^s2r|aBcbh{j^eG#wgRc!B^tUc9w<@Nrq%;GtPOxh+t|^hR{I3PG-!Lhz?y+U8E;IlqA25QdtTB)x
?Jl@9&9$enqp-X(!YhQY1F)~MxUa@BMx^64@UJJNr><wU9Ua23TQJM639=3}oiQ)2Co-q7gsfXLtS-{Dr>6a{DyW$>W~SIGcr&-N
|DxZhGOx!qRUk;MFDHF2HyDaAimvc8KqnC<w=YXFo~nefu_RJ3@G%iG4k|JsKQ7NMFEJjrcrbD_3#z8Fm9QZ%g|Yy!7BAl|(k`bU
BCu#Q0kIRShPfRuVlX<doUflO&?!wYnJYM`H?yTB$t+c`+c4iCSgE)$?5<n18>-i%p{z2b(=h9?7pDBJ@3io)jVutYJTptP(6jcl
FR&M|G_ZCuYBAR^cdzp$8Zm?;=&TAa$}RdbD70y@$1mcrD6k|gMzeIWZ?Pf+@vsCmI54~@UbHE$oTf`Fzp;t5OE0mn-!k|pqBRe#
V6td4CalIX)GVDT>?`UdtuTBlx-lRyQ!qj<QXB*@#;bR#qAV=0Z8SfuO|s`G!7@UwJ1k(gQ!&b+Z=yUZj<Q=QS+$?F`Y(Jecrt4>
f+x;2Vyyr!PcnfrsxRxdL@(eeN~?V`Gpet!5iQ3n=c?bSDX{V_Z!u*qQmn8sY_g@W0hlVV7cF0~3$6$%@w51(^Q~dC9VHthLo!C9
oF0;>wy<!iZn76G`mFge$h7yZ*|113tgM!=(Xb_~_Oa@#tq6WE46&rJnV(g$IISxnJ~g2+eJv_3Dlh~wG_u^Vk}>QrAv9mKJ2S{I
&@^T<^s>%0J~7v;ldOR>*f5c(Q?pX8S}3<5h^xUhB{2@9wJ#O2!6{3w-M4@xGpxS1*s_7IeXkI$f3IpZZ>z$g!LUL$B(y!Pfw0-F
m$Km`A(<Gohoq1vtFYayL#mJ|oTzH8lQs1sakQPTm8(uE7%=ImhBY%ZC^R@UVXj-V4<-_%m8uIFp|T&Po~o%SeKguFgS45lnlv7=
T&i@T$gudTT&fhSbuL4&RJ5C=eYDxOT`YvKm9YP@FR@H6r7!BTpDd%aFtJyuvNkocEi+2BTr#K@k+6`cI5ioykEl|%3NItJ0JgNV
OEYIME-ExKVzHPhp|`fJ0k(!OKeP_2T&nIV1g+XIK{LKCn;5q-u&`gMRf$|RbTh6X)UuH(>anh=tgOzrUNOQfvoBn=n>Fh&7%@e$
(Hwy@craA9Tr*9fzazyewyo#1ek4jJ5U4kjgD%Z3Co>wXHm|>>F)rY(0JQ|PbTLS@agZY{;W9d$vn=W{fU#;MKq-%~>a|EUFfz!m
=dqnNNHJkC@U9Xjb2V^~m9*TdN+uF04zL(B<26?#Trt}+pfsH?05(J^t}Tc#TQ!NQVl%U|y|aNWXf;PBb}_3lb28l~7ojpQt2217
n=34&MzD{T)V3h5fv_GlzNL4nzAV`_bTpN&e6D-6Vl4+PS~7U7Ybl^Bh%YR)(lVx^BDHC;n=(hSsxpC$IJN4c@v|eC3oU6XTrONJ
N-$tB1vQl_Z7pdrwKeN7{xDan2()UgIWBUz(Jx9dFRXC3PPP0W$S=yS$FQp?B)FNaVyuBQxv%@QY_^Oko2>A&kG1cx{4pW4$haM;
ZXo`wjw|Q2>a_x|WGiqd&L#e`!6yGKku3VC*Rj{IS1ePlSgtoPhp7v$imY2Gwk7+pvaCid=&O3HNU>q7?=Mxb2&P4x7BCR9qOiIz
pDXY!6)+RC@~mJj1h!wTFESIZfGEJUPb}H6ezhi~F)*Vq&oPH9QLRcOy0?Ze_%Smu1}-P8$FD&z7cGXh1TWk&2`c0(39th(X)I#0
V3<~^Yp-`Ix2nCZB8!2t;I$tpr!lCRWVMYlKQhoS_ot++nYLlFy0KTY%`gx#kR?$l7cjE6AR&~j+cK!GSha{VFsiIB>7wSRq%=M)
$*{z%QnF4aAFNWZxvHQnZ7hYJ60oi-%BZy~xv29s<{pK!)GA~zKrz3vfiPOI2r_u7udHb+6((q_SG4%2E}&AEbEitQGAmUeX0~m!
>#~io60H^+>Mf+P@wUdJzcAw_PAq;e6s;sBdoQo9h_pwo!8YQez#km2tFTP1qqVs$F)!4!NiQj*-Jp%452*_{v$1(Ebtv*OS0z}o
Jhl=kAu~Ili?VIC(-NsH*04Au1TmE~!muzgn>0r-2d=m<yDs)Jhbt{B#4I7RwW;N%HzG|dMl94Mzp?zO(W9{`d^N5$L#EX*-KwrH
@3h1*6g4s_(5Xu=0k9-3T`d1G?4WzAudjhD(J>$_u_$shC$RLhovx;@fV9jqA*DL36}23&KCQ5*&8k1JM=j_k7%i1DF)4#8z%=_X
{wT&Q#VQuKMX^P&>?+i#o2!tpaxwj?h@(CvT%V*S3$EL?BCiLjimV?ePbh&bye;r9w;Odaysb|jeXJQVH!mu&c(UcPDlaCfN3AKM
Og5x8kuc@6JhuudgfUgF6R}S*$*qPlRji^bk2LbLWw6*FEGkMgOf%7|>@l7y)vFIHD=)4iAvA-mo-^7sOS5UM?=-G3KQMYIS+VFa
<S&IVXSM*bkSQ&#OsYpLEVS*oOs|9|wJb-oSF+wMRWkUW3^U^(!no2U(6oN2fha++yDWgHk*j&JSS+8lue7W#(J|q!(zH!2$FSM6
m@&vCaI60$Ij{$=C9jpMQL)D|0<dK=KCv{k)F%+I@hotskg}t>1~P}RJTWFN$QxszaxgfuHZqN^{<74uyD)^LB_pdREUg}>&90TS
nKJgNCnG7P)faBBGq77S8?U9L6fS`=m$e}*lBYSdB&)Hh*)66Vxhm`}9WR}wv@{p3->{7`$+B&#=CElrCZHEF;U$HzJs>izS29kq
)iYDHzc7|FKr0liP%w|FH#1o;rYQ)l+cSDHHY~WE;V=U;o32%<ODuITx~&i@KQQtsIjVE5FtC5Hm$XNyk1I&0vazYJL$VJkm@wup
tEvGU^C-iy;Tm|dA1=Z!pR&CskEv9y7qC?=gsA?o@~)OGGboNFJ~6toJTjawk}63pYpT(vj5PZx(4O0^46=E*tfg13KCq;z0kZ=w
{xKe`^{;X!g&GVrqO6pFZm)?f{jrxWgR!`=nW%Fvj4VMYN;Idf5io(Bzb{U(C^62oJtW;TyD+;kFf0)*-4PR~<1ASup{Hmyzb)Xg
PBWRQhqB!-6)XcWbSeq0Z80n|l&^IzGoth^P$0805u@^}r?6(Iy{vMk&@HkklDIxJJh9oFKCSSv6{+^BaHTY+za)aMi7t6DDlMlq
#<CqVma)vRZYirR)~+NpZl;<fV6Z~2Jg^q9;3{9H6S0@76)<tHJTm?oGb#xw{jtun%dt1LC^M=tQW}P@%B?E4^ej54B{WVcWVC9m
?;%aH#4{ByVk&d2w=j<=(IcO%uQUL$d97NcIIc{d$F%LWbu>_{3@8&P?<x>9*RG1JZ7R30Ln0X>k}`}m%rrH!wK0mYmZ-R|^`FAA
h%)l2Ewo0c3noyRcCark3mK*{PMnA{HK)(4MXz$PytK8jb+in%f3X)QEv1OGS+Fv$kSwMxfv(S>h%wBisUvB!axNpQZndYZyC6R)
%`mLA7%jap*f4e|wJ3-%HmcvM?xqj5v@4;m!z^PlLoqcmL@`UX_A$h<QZbY=4mCKLp|qhZ8Zbbew=n^&IxmbccPxo9=(l^Qr>tKv
DhzTk6fR{hcrCOlPcI6u(JUvfL$tmzqPUr~cOf}2!Y~gk-?hXl%CJH!#k8=m^{^tSuq!#VKr>mWaWMq50Jd_gI5l&z0=2)dowO}1
+_5JpqAip%(=c?eg)NFJZ?J!?7BrwR$ghMpA0%I~^{{uW8n6U5bufsmCozhyMKl61=C*3EqA__b#4rJ+{Ucl}-YaS~=`1re=``K7
6f3|iH?LW<2dnBZr!Lj4nX*W)$Ed9?c(5)te=!oY*st`ex-y(9`zFt^zOE>&{wAj@Ei??U>M=4TTCO6nNwt!xV6~bsVz9j|bE7IT
sFgP@QK^`*Sh9PxaxvYXWwO()_AoZ8X)6b^(=fI!7_6%;l(e=gq^#t$HMT6R?J|(9X02r{(X+O+bF22RR-t&OIWv<Zo3_3*Rw@Ux
6(Sw92d1VkcdAe`i7mpm3b4Jc$}xMZi!atG-mFKi7qiwVc%M6}KC&e(94>0E1~b4bRy8xK`mj{1Kq%}qa2j*5^|EX%EH6VQmn?a(
x~RCXI;k%o7$%jc#w-A{A1Z+@*sD_(q_iuo7$s7!hp=!UJ}u6zfv?*u!LZh<O{y`dbuI%nsjbN*C@bkEj40zR0W^9sowT+n8K&?t
&L-rn(k+c7IX3FBYc(^nqcEK{Be72~y{Q4IF|cAT46YJ1_pMAa`!KRHKq={`kt^P;$gMIXz^!4kNgURr;hX)NAg}}>w={RMGqlXN
*s!fEG`6=d>@6j+6(CBq4lHD~B{aR56sY+ynl9h4o-<lBXQooH+pJBk6)&E#&NEJ%gsuE75Umn03#=S5Zn566ldkJ4r7JzL2sD~4
A}sqd<tD(jt*WY~0<7LJjx0Z^Iw)?kXRSb_e;|>lNT?XE7Oc-IcAXEjsxc%q>nw;a!?hc(3bMg26ryr5B(7#O5w!iWL$bXv@h)7T
kgz7L1u!|T<+HxAo~z(8t1%0uS1e<+`Yy{X60J+97Od|q(<)0U_^g4BTQKglF`lNfVWl83-Y8A3PAZ+P%`l{##<3PEmZzhx#HX(?
q$~@u=&U|1<s~g60V)Hb(y{9`88uoYm?x4c>8PhKXfG2q*|Iw>C$R;zRkFaL$S}z-b}+6n*eKhxQZY_3M6v!TZZy!eL@Q)1+^yBH
J+0xgwwy{bOfI#uOgBw7&9DZycq|DeIUB{UyDrwO4>kNNeyduyinIixQmc(LAS#R;-muKD2{3T5E2oJw_N_H7?=_t-F0all;Tlq%
oF#><U9`C_i>;a?e=xQv<1?Bjd>t<$(k_lP+AmVCE-_1%UAQ+Yl(D5LYN`sYU$4@a1S>SSc`h|2!7=(Tr?m8}^Q|)`TdQ3wU#rWj
2QYRot1xk@J}eEf39l=$E~wPAkg5GBq9}E=J1~!~ny+&%-m8@{95MN>SFxlm0IgZHvoZW9cd+y`W-dss)U_Y7AEa}of~?z_Uaa#Z
oU|_~RkAI!Ypgdi#I(vNC^W$>jxD(`4YAj@C^G9bc(CL$6Smd37OcJ?q_6}u^)KMD^cL>5y0h}Nx3=RZGP1obim&LdvA8(6Ml{GQ
DzwVA7Njq+VYHO6tg{g;EHwKuDlZ2l`lY(Bb1~s2$1Zv((I!AE1+VTZWU>n=pR~ZLakZqSajL5*@~Zx_m98SHBBf-uDJK`ITq>J0
mM|_b_^Il)05uaQkg#d3F(y1I)3#`|3%K{JAfmRed@_bDXRaqO7OagfMKKpN12+dAlrfL3c&`AWM=htUFeQbxEiw5ppqwP5^(_7`
RIywv*`}1Sahff%Iwn)EU?|}ubF4fh{46xBSFNwIf3Wf~Z7xQyQma5Q;jR{@hA{Fo88GA@hokJYVXjiIbS`nF2Qi?fHlX(@>M<^{
5VQ_52d+Y{nKBKx?W~!ywzN*MWvXqm0xLnZYb$vpXRAf9OtU#K4J=izuqq&|eXwFOM64k$$+E#S=P7-*6Sdr`@un6RKdb<-NU!&>
8#1P-GpG$Lp))?Ra-Z0uAGV{gRI$3XsH%jn7BeKPji;+Ah@`W(MygOR+N_H-`ms(n4=mQF;wh4>I~YbPTs7gWMX-{wJTa&)KArw9
PpZzX_p+2RF|&LtV61&8DJa3PSh3hKfhpmuJuL02m83-^pswsK>aw~ltuy*Dm^8Am$0sPTs;o$@-!ULDYcMOdlq>+Xi75cHAF)mx
s<2Wu_@0xm0kTP|5H7zl(6Ia~8LjE5a<fRYW-E~;&7m{33$ysC=diT247b8CpeHt~LazU{j;K2^S}|oPU9fzqtQ%$~)3n*7nY8pO
J+ytS+#)fek+BdcL9v*vwzG#IuOq`V^Blx5+p<$HIk&^9L$g+>k0gI6Q!CFalB-rK(yn^36|owzDz>UA#jRMY=BjNd^{tX2Kr{iZ
7%<taF_<7B0t~<|gtiH+(JIKW6R_PgQZv=E8n^Z*54M*qwKmi)rnMclNwA`<S1jtTc`tsY^D?`v*e^Y<Yba>1AgOjPs3|Wp>@ry`
5-#m0v8>*;jk0C2q7ZN_wKTjiR;QpaaU3`^`7#BxGOhA5<eK88sjn%plQPDvIj$=(A+8B7wl$Tq8z^rV1F<=@_O$e*U@84I1Tk5u
_^=)@J}~n%DKMip_$-C845+IkD>759Z>epwI47+j7B9sv1E$(4A*PG30Vr%LzOjU>PqN4{;3degy09*^kgX3gXfH<}3NF{Itte?S
matASvn-V}L$`>j1Tgk1B{37N610FbwKe%Pk*q*9r?816qAfzKu`r3OBs0b^eYAcpm8|MB?=(OkS*6J_t|c0rM<}GL8?S04dX2oU
_ARb2d9@0%7pz#Y8YF})va@Hh@31#A(=^GXp({e4Iwx$fVW>;9$TE2^Q?E-fUZ~t9u%x{veYOU)hBAmVF&-y17$;OPOO|!A*0UZp
NU6K9KPrH-u{F)E1u8=}^C_jQEHPRwvMEfqWv_oR_bH8}Ew;fX-?Hc-KPk<#$+37RQL)msY_3&2wXyK7bFg)^$1OjyT&Nx|da+V8
LbWV59HCk{FSBDbVYkMll`dB?>os>RMlh_iYb_F{UA6zS^fi4a5VN5oDJo7dJv08N_$o~?_AmLiyrWbwY_$9)?6Lc@LaQ05!Z0DK
lA!J?!LUOyQ8TtNwlW_nB(OQO&@j>~j<R32&#td9rZwR!<FIkGE3_LjQ>xyoDl%2HUae>_M>M`P5ihGOJG5W1DX>*E9x?$jj<yFd
khD^)N2;x<_c5Zaf-vSRATUg=Ycs8}AuJxWB(+X4(JR><7comL<uE86;VEn^Ew$;WEwC(*iZ1pnaxMEQ?6TXmzcpl>A+YVR4>fhH
IWg0+>M4UDf-&~7^Ds1-va(dFMXoBfG^HLhA2Bj560J$L%Obk1$F$$4b+%cmoU9iq=&|a!H#4g=jW8K6n>4hsa;1B$nzcEwuBCmg
&ai$hbtdDt^|X63)3Fd4z%i1l$2OlKcA!bL;-`(cx-()kIx9sqBQtEUpRR~7&b8$zMkKDS`n9q(lQBWKNi(K1iz^_uNix<npC<XR
$Sr`ZOEVp?4J_BOy{xIRh^*T%%M}DF9JU}Zg|W{s*Q-gXZ!Jf(4z5xw0jiZPhOnD46)=XdHmTCBuC%(VpfC-s*sV1xQZ2G99I#fd
zp^>Bha=M|_@*JDA*>Fp6)ta|)~`da5Vbn7lrLMU2(E#ud9lZ|j5D3LFD5Lk(=A=7A1d*%%BnOni!f#+0<9yi$*8_21*vhcH>cFG
jj>9x&9aL#5G{~2=(H!P;4bp7M6$cBa5T>=*E3wRKq|wh=&*>b5Hi~{>9HfVZ8T6Z=&<gr&!E$?&Za^pudQM+qO}vPP%M_3-6+^I
*DPt9iXjTHpD=^4r>6@ttuhU*h8(r8X{e$mBeE#8XDdLpX}6=LBC_8wvoHK4s-yTa+^FFxCn;dGW40)?Bd|oTpr<{wDz+Q19xwVS
ODJ<7GO%qYf-dB#l`lZCQ!J^ox3Ll~Y_uXCy|BElK&z83CNcJ?O*0R*eyA}ZP$Vz1_oy^3jVQ3O+On9ld#zKfdo0(p$SArX=CUF%
FQry27#|3(owVAlMzoZfA1p~RxhyWX<TDhvm#u!Z9<}wZd9U}g+pvNyk0<3O4x|;Ov>Z*XX(<<{953UnNHsgHsWfr5W3-!@^0gH)
uA!wVoUd0fD6j&q_pI))1FsOZ<0vkzTCqGfRJ1}f2rvhvW2&Yt<FK)<^Dv1pCbgO`o3xoHT(GgNDYXzRQK>$(zpTF{Y^b`kXe^(w
zcD176fsb(FtnL7Lo^tm0<w}SnzhQEW;2SXSu`54G#^u=f+tn6xU99Zr>l*t<1KHr5wM7~mldS40x$=xIjHHXgR2Fv7OopM%`?p?
jwZpa{H>9%KCx=AQKX`;1uRc2zMzJp(k08Cda*F5maxLF_%-_=RVbaXS1z(JqqQ`(`!q%|Rxr@5`KAT2FR)jsKCP6rx3)gCU$2-g
T`Fm*NvIF8z^(PH05fv3I<q&i+$<e6lPmx=%QIZDuQHsb0<jvd)UUR(p0NA2t2A#g%CO$JWh;8DWh)u912i45-Y9M{@hm>947HP|
8Zfb{Evy1BNHVCRkG6dw<St^Wl(MrT7q+ylS2Bv9iL$_?=B#ruUoLyC3$7v<c(OdRXDaNaFf=NZ)vUgpnJl}oVln2l`ZO7?mLqqc
JFo2^?y)be#jWkJ;Is0u;;${Foh8txfUY*Jr!gL`7PT0xs41Vec`}G687zV=KrrmG0<CST$t)YS9WWNBA1vrFPBpABt(!G0wzKyl
WizU&#4arp87lv@BCobB(=>7@t|%Ziim<0FPN{LQq^j94d@h=_tFPKDJu=I%bf)U2zq8V`<fYWGQKm*IPAS2yhAPP{zA+%N!nek+
J~H;S&aUB<BC-T9bS)96qOv}*0IzZ+5jBA&jjNk5nj~tV6STl2ai|HgF)pqkATM^T%&hgVUo&*JkTRq+)Tv)6KsF_;uCb*YGO`)0
2D06)jV!;UlrUDbeye4!_pIqF?kub*iZDyFWh)b}QZD_Yi87lqJ}F41JEZEYi?p1ra3X3Y8nSjVBcw^QBAmRlO|X2irm=o9q@$`c
@UTFbc`+cfAtjlxm9T`dGN}6~U9a0O6Dlw#Uomc;UNK2A`m4YxlC~@_F|uDP>YKkU9xnE?m#~krnK0ZbV=#*}EhOBpu`CoaM5$jh
YOQl2w=lJ=RkWd@MY0{MD6nIy46-`6CL**fXfA%Psx2n0zOmi36tAZ*E3yu@8ZL*WmatE?kg?vdt~84*E;4$d-?3DzxU?v+|Df(N
FDPy;PcpTj0kHTlFf@m+CN3VZKP*rtG%q2w$Rri20joHz$fcPxTCH`i(<6hdg`F`e^eok{8Z(HpjI@WZ6tl>(^|cGJn=|6Bjj_eG
DJycc?x+W|hA?um%&?lW6SEn#p)obJFR(i$VXW6EIIVN5wG)vqQ?W`aDYCXIPAtPI93<1Wx3G7q<*TEy5U~}eY@oj@)h(>C#Vk*$
*f2C46)NW_dnoEIzO4{3tgEXsn6XKy@~Eh#hA3Dk&^4+oH6%N;Eh%`QYcZ`dn=MGP;I>yS#i))j?yMiMQZYTRAv8)R^C5RNL#whR
aHt%sud;YB&9O==6)-&?^esm+4Ip$QI<VO=1e|0v3$**OtE;svu_<V^t1^VIlqaew;;-7LEhu&*Z7KRA0<>W(&@ec%&a-5qIw<Wf
-Y`3~8ny_xt+JRTwy6!Sbho;yO)Gn{wXs37tEs#&W*ktksxGvkS1-n|#w@rd+N%#GuBtY&h_Pq1Ij;*T=`2yL5~|v>-K`2Tsx3*f
1}sG|G_R^KnlFZ=3oxuO*RseOpD1ju6R{4q2`Y-Tg(KIjv?yY<c`}YJ$}RA-&oBiuPBP>rV6ZVXdN747*)az*^eQ~DTBdR@#xLlt
@UFwKDzxUY2(dD=<}xR*tFRU&qpy)NxGNbf$up89%C5~T__KDkeK1}%JS15#9x+~}VXhms1t^)TC@#|}6(nsdlBpjubg#fP6E*fT
$gAiy<P+jGQ!=lyKOq^eqpb|DrKs_&39uflLahg|%&Lx>K{EKS>MXmj%PlCS*szH$?JKx0QLyeV@3d$z@GHqB)*@Rf*0g@MtgDi<
2`Dc%mne`jK{A~(NGe9FJg-bN8?!I3t*k1yZ7~w94y`jS*sXuBZ6?w!B(n6c<fyzb-zkW+9k`38<(wKXY9$mbV6Zo}pf5SD=PhwF
xhb=(_A4AL+NLQfj4S9c%Pi2X86^aySFJv?1u##rBNe=>JGX$Xs4+ycx~j~mPOvtw;w-SS7q0@a2`=?8_%Bf@?krNVE--Ag^RSkr
HZpUuj5L*@VK3({1vFTyEGwz73^ahOGq5tLwX$)sWwZJ%Bqk*wTdW?Z0JF&=uCWg@?yUwT04t3&nI#OQQmSCF2(oB2ySIEQDl@$`
*sQmceYC5zm@i$gc&=rpxi8DG?K1PSeKnRaH736){;-a;aj?><6)mqbfiO|C^E2TvXfJax-kPE^Ub40=UnN^Ihp+)HVXfe<95Rw6
VXmOGU98M4T{5h+1u6)tNw`cfVK9-Vj4@!e9k5uinI)65-mi_e)2}SENj5GlX|H-8RJDdD<|274p|w^opD{VOCNA<GrL@Pgr736|
N;M0o@3g2guc%(H)hqn8043frv92$)|E&itY%mY6c{LBQu(d`pzbpKv7p^R>aIXR}IWtEuq_a6ONU!!Pc`q9+Tr}b*yRQ!=VlKk9
CoLl^OE8+WNvl(rVyrYBX1FUSwX4uE8ZaL+_p_Wct|crYeY1wIdA3=vPcaOs5H78(F1Fz-^tJx2jx+VC-z>JQ2`-bLytPawYOVb*
IVrEK`<~gZiMNEQE~?hGMKIR0pSXv$sH&u^sH$WvE}T}h5H0L5RxvxPTq`8BJFUT}k}aS#w6xeT3#hfOv8+O_NwSzB6fqpM>9#wu
RID?s@2NX7ezfx>gQmwSC$jC9Ftoz8{jsAgEHtgP%dwoOc&+KC&MpbG^shfF$}2&!jj{YN+_B)W&aq)KQL^~4rL8YB_nW-4>@dW&
$uNztVkw=mcc{3uh%|aH@G;-939();R4oQGuql<ai7Cw_4y0hQNF8J$*{xZy%dK~-Z>f*2vaQE6hP0|Ks<dOMJTJeq2ehQMB&|Q7
0kvqP(6B5hEGD_ODl49$qO6u9Ix8EWd9`S^3KDm%zmoy2eW~WP=Bc)@@iD@x{j>!sekz0)monR-oT(kRt+NZG?WuAod8eASUnXBK
gfHwR6S7jT{Ieo6E3Eu9GNW9rb1+{oS+Fm#Niujb9W#QlhppS7#xkWetQ-Ka#<0mDh9-J3d?JFZ0HN?6XQ@@O5V7ztaiQ5LAT3k0
pDvQETdedlZJzkD5-zKmC^F@;%NW`#60rla&@_)Lnygf;NH1}=og)i3doFRYcrb%3Ag{76Tr4`XoU!z=Ag@?639PmwW3RC@lCO%c
@vIl4@T$YFy{_q`^{6<r^R@;q3$zlmHZ=0Cb~GBbnljfWl&z|;U%1Yzb1We;t}>UbeyyQ0tSg1LqA?_@05H)Ukgx<QI4!&&pRg7%
lPWr}-!QSMfUi=sGc0>7nWu56GqB7vYB97hSf~}M+#j7VbS|Z~3Mr;3bShb-lrLqm^{_6qA1aWrZm@o`jV>}WbTQW{My#x~PA&Vh
xuh<!4K{eBVyrHym?{yo)iTev=rISW(6C~(!Yy$#T(A47sWA7T2r*!=%`e9*)2MJQ3^H~#qp*H4vYf9hN;DUt3aSk<$uR=3N+<@a
H?SP4iLrV!qOq2#LbPJAeJ!1`J1x?!X|69UN|@m>z%L&$ku9$Vt1<kqCbV@l{;)$W6f}Y@>#}aLUL|9*va<=Y%(JB`8n0L`|FYb(
0->*}b}YUy46)B8La}Zv+m{%xgrF@SbFT!n1TDd+YAkoC8Y!?W&!C4g`>yCRS1gpb`=<r8tuoJ>XEH7npRUTSQ?|yew6IU9A+HxP
qbD}6jH%1C4lxL*`lAS}Wik6IE43e~Ewml8@vkW<*SEMSq^N-@E-K_KUAE7$>#uRL-m=3jHmCP8-?gN%MzIF2FDV}}86!5U<t=cp
akKub&al?CN+{kaStn>Q1FjDyU9)zr_#>|~yD=*?r;t}LSuzGRS|+772{azBG%bTP;k8sUl_u*oRx`J!7q-){lCi?7oiWra5;3$W
%&2^~UZqR2I5JzdlCl@HnJ@>q7o=OOTB~ofu%`?dyRM|OgC#e(BDKOam@qgo_O8>cW-se7^{53KRiwo&0=7!5$FHa`4YB31f3Z|D
o~#SBW40kJx2Hg`yE3LUXC`#6lp!=Q!83)cy)slPG_FG`l&P_+x3@X8*f2-0%rPvh3bu<XWUFti+@X;qNUZEJ%dtQ(#3(N+_b?=?
%`j;&L$*sBpPf9jt**1OJ~D$S^cL=_QnYKMQ?j}=Uzb@NKr0C;r>Rw)#Iqc!bg+gkAv1liP_kSxLof!gy(tzgPOw=qGNhrb2QbX9
`z{@}o+imJLNQ4!K(T|W>m0SEaiEN-4Y1y))Gmu1IWf_+<+O{G87`k3nJ(q1@ue-Wq?NBHFfn7UP%$l}kf?pEMz3xs1}!EsG%cF6
JSzw<4KUy)U?lOf&8ZAD?k0`3(6PoPV6s>%TBfco-IZxBRx%T-DJZ)zWigPLDYUe(3$Bke9W9xy8#Ax73aqItm#kN`eXd?0kgz<W
@F@%}(x})fMYJujI;<S7Rx0bUMy;bXn6<YxAF$xELoxoLc&l8m-KQX}S18`9;WS`0&L&nM<1&OTc_~t?$*^3qlCF6$xU!ZnoUGd<
N3=tzWurc^IW=#sNHB~jTBsW{+$K`6DX4QVY@(boq%DH1o1UL81FxH_9;gE(w=GXIIi(yX0Wn~z?<^#(U@uX!QzaF#AFK7RUZrI<
6`g*kgsVoNlQQ3=^_;G-*d#xjBPzZjovU{)e=*N1Td=RRud4GZPN>7Gb*_o9p)@Y8#;)?O^D+^!46*8~`~+9BVl=)nfvX}cUnE_w
Pb6ucfG`%Yxvny?&Z*9>i7_&v!L<3XAu%U1MKIo~wJao<x3|r%q@l00si9V|=dLTP!!emP4-<p1l&}`61~NLWV6(a}vbFv!3Ne{6
i?P_ON39#Qo}lt25wL(T(63pw>>&!UuCF(!pd{HWC$YURF{j0|W-!z(1F^CyQmq0rEVB<O4<xFv8YQ!;>n>onF05y!yfOKpb1wHR
RJNO>XRmTFZlnIK!l(qaSt>jl11Q9%g03|!;xIX~BQl(=F)f;{;Va0nDYSvCU@|qfCo#3Jhp_T6v?7_SFDXi;D={LTS~P;97BP-7
EgfJgIicC42d4J6LbOh}QnVW<H?d2pfT<iU`7;eIkg%V#+#(SzXE84^nk+}HnW@n&Q6wEONiO0pkg(@5`LS>$Rk2Sq?=rP212tB%
k}=}4`Ksq8Ua^2Lhp)6RI;;-0t+Sss$E~t23NEWMohT?TPcIfSSTK$;^Q~Mev9-yi<tY*}%BZcl@i7Ff477!^!I#Ifx3Mxab*$+!
T`l)8ps?#9sj2O(S1@9#cC#0-FD$pPT(saacP~&NSh3n5O0H2audoBO>NGRA&@j2PlBlC7CAH%s&9v_>`?8_03pCZN>o6HGuQ6gB
m$6$WX)H%1NHQ9)UomyCo-i{ov#Q80>8Qo4K9+eZpQEEENwO)d^`<zr11-rSFtXDuj<#@~Keb!3YqN^1hO`H;pfZgyb1L7dg)wb3
L@m3fd9XIPKrdk_@UIjrWF)Y$M6wqw;<b^ghp#-PSh4i2hbnon`mq$PJTeU`BD6-ZRj3=Xf3N~11CcDT5G}T{;U{^pG^j8w)Gai$
Uor(PMkBqkU8MRh-m#0ZXRi{jOSB-Wgrjt^+padSi?fHe(JQW~lQax2Un&qQou+uL1vK6;(lH;aA}w(%5i(M%4y-gbQL`<hv@Lfk
j;}Z{MlbKPv7)B76f9D;5ip6dpDl(ZA*I2v1~X40tgN1;<uMnt3b0(WA*%8sIWW_*^RiSON+1|01hr?K(4a>yqb**skgP7Y_q4An
;3^Cqm$Lt{{jF;=r?UVm=^*5(IkFP9IyBm|gDa9Ho+>+}uB{{|Q8mD+$gtqGt*q22crnB+ldaJ)tfWA;)2_Cw;IC;bb*&($oG-Df
x+$kF4lCEG#-x-nSTtZOW-$&lrKu&N%`nU^)UB*91}h>mrm38=wI}PSGp|FfORy`j+$`O!46N!dH>=4i#;I|v*D5wH7q678GpCcP
AgJiB!>dgpiY<*YT&j4iowI(h`lSadVlb<$J*efR1ET^bDJOF>1}+D#JR&--$}E1bQ8JgOkg_5tY%fi=X0a8k2_r5r0WS+FNulm1
kFQB8^_g@vwle~=u`vQLXf$D<KQ=3|2&u2GpfXl1FR0$2@i9BGDKL$+G^??yytG|3rYesnfuu4nGOQ0UcQ5}nk~HxzHz8@Xl_{~b
T&+f^-?q*mDJ%oE`5ksL{jr^>6e-Rof+Qoc$0C@tTDO+2CaFC!%NSQRdo_WvMXnjKMJUfGJ}x=1hbE>Z(<|*ViL+3$60uaSn=cYF
@vK#=Gc0v87A-TSDJPJxt}ySeE~w8V*&zt5Rigoky)Dfw{xP8|Hmzi?vnvv?BrvqJ-7%)L&MOI`HZ-TMa5D%pVJvc@u_YR{A1Q3K
8MLgksV<1E6EXCx7BV2S>b79Cp)Lz78m^EpkSo}*ma{&nGqP{0d8$LNxGUG7Las=xakZ2&+$v(NBQ=jG8>)jWC#$bDl&(s#uPHmQ
)w6q`tTOGXW19IFMwz*+45WrMbFBz82C*74rY$k72%Tr6C#<BU#;Z&(!!uN}ld^NQ7&BV3AS})?b+oOnHzmZTRixIZ9V{udBeKu2
>a<g!<*=%<YbLd@EGVTj*D<!NcCZ915HR^D!YOGmOSDw3Su_{61~VA1Vy%<0*fQTRvN2FF3#5!OVW|D4iZCLkvM@m_BCTAhAt(H{
skWyjX|0v6p)Sj_*f7bfU$((8e6HuSZ>4h~J~5Lj=ePST<|e_ig|X$er?(L@1F+aGhOGyxbh3}0)vXUPH>jtf9x!;U_AqFoudORD
HnbfuEht~2QZXMaAFhb4aWWz>jw}thcCh-V8ZG=V4z#za+%WpFoTlYAd9sox*0L%t1S@bVJgpe9A{`5?9<M>K4JpU4C%5*spRU0o
crjQh)iRl@Trlq@kSgylpsB_%+^tb71u8zNs4xICUnyFs2CaguF)_ih9<iFS?<%%4Jf@4Dm$9I)PcV-t=C61!C$XxkoG&^oOfBN5
LM<RJ!K~9K;HUeo;uHg~S+$-f`mtB6`!KmQt1WY~t|KL}A}x`%Rk5O>peRKsZ7hl{RWvcDWUvpmP_uk7Xf6yf7_()x;kGg@Y9ZvV
)3nc|hOl3-AuF-3YqXH40I^lHWVU-P#51t7E3xG;ueY?cSgr&u04o=)r7Bvi3npDMVWK^z^0Pa#=B|w%z$D@<Z>|2XS-0M>FgEcm
<fXVR`6<GxAusl|zq3HAq^1?B>?J3+7_dXJMY!ad7%Lkw52=}}n5h+?=%xWInJIg$sj?*~9I!Mm^|F<z)+~;(C$VQCB`}sJxUY1w
6*2cRy(#Fd1gUK;4K7u%TCrQK`J($KQ?N#}jwl~46)XR+hoy<Nhb}@YmaurWL9*$n4=d3yWw6w*6fOcV<+1Ov0w<lae5kcAvM?+q
FE!7x;H=4+9WbR2udipZ3$WCwS1c{4G_~Wh_b<<-wlS<Q3$w&1<1cfh#j$cQXS4}33AFwwfUapWlqwW8d$eq;EG@7y9ktOi`>#N-
W3~05ldSM3Tq{kfkge4)w>MfW+_NGw>aD&u(XgekRI_U?!!J89W1tzZy|M1EwK9FN0w>h1iLfKCGqW<WO{tL_H7PW(w5!xHD6jD_
OSFiu<fk{ZcPaF=+pan;Xs~Ri050}2eW-$>6tb<bN3{qyaWT)Y^R`p8@hEtz7qW6KhPBNoou><}5+@rOTC{#HrY^!MY^fZt!?Y|S
;wow}$~CGe(JoOilP=q|ov8q%>N2OX8#FSvhA~+)E~_f4g|3LM{V}L0t}1b^8!vOR!Y_;|fwXb76)}adrZG}5xv^)id$P5*va_x+
Brqc-@~Dz4^DvRL&aXQ%l(kngi7JsRTd(1?PO>dDyCP$?qbZ-Nv9z_QpR%YaH=-=97OCK@kh6)S4XSxDLNM^LVlXnZO*JW}w6dtF
n=cS7TqQF!Cbd<w54FIuQ8KGBOfCMN7PA#OGOQ3SKB#1|TDE*DoG~@AX|#AQ60%36^R(zU&8oJr05dVN12XI|)S-hf+OU4HG%)`&
Z=o_Ur!Ijp&a7Rqa<5dYFSH?$Wu|{2Gpw4hUL^3au_V2(@Uy}q^RRg@vaN5fBDE7Lmn=%NbS#^q_b~{u?WF!Pp|1Ndmbk^Lm?MR;
be3_mOD>$U>?kNOe5&cCaWIM>Oru^LNv?~owzu%8wl9RVqO$EI#wLWS9W4Q+4>ZiRz%$0M9I-z!1+1X1jk7taTPc7mFsY=h5HM%6
voP?pTCqZ{eYEKzNw8isD>D?P>M!%KK&_X!aJY!EtEERVgR>a1s;~pHC#?1>x3P+?EhOZjE~Z5(4lNL`#4skK1f?e}`mU&~H!CkO
!>^^VKQM$eNig~{mZ&VOT(-cj$Ez1EwWAlW`<x>rJSH_Tt|T6>+c1nK#wG5qq_KT3rm7&eKQOv8xu*Q9J})DrhOJVvqcWEv|1-2H
6*YD&yRBoWPN5Yt6*x_~FepZ`J17S;)wBFAm$arHqqB`C3MMHb)2zOz4zf}wuq@29aj#@BRx11~eW2{Mim`s0U9QqB{xlP;T%=*4
gDZM2&?}^~XEN3?p0Z{rXP!MV>a5VIc&ZGr>9MS(y(!bEt*BGA<ghNdrL>E&5vA_5!Li;ldaq|IhPFGjHLzu>y(z(}^&sIg<}}nc
nXx>yoVP(P`mFa9z#Dxh`mh<Or>(EB5;Bf2TCY+mzOfQ4bh3akGcZ>yDlK`WVX+k@@GnoUzcHUIu&H4*pRj19WhAaN1E|ojfTHlQ
oTFD3IkqI0kTEK@L$h?UMyio3g|!T`d9bsqKC@pmO{;S&r>ferdN5El=P=<bzO3LY8LlBNkuh$w(lpntwKQ|E<TDPm=p&IZ8!n15
8!`x}05oAXDK8PM#2|2}p|UNpr6?dIH=vNNxvd<u+^-}lOSQ2a6SE<&Cbru$a4fo{rzfp2KqR6Z{IH#}1{LD8s<b2&&MPglAG5+N
3#Oy3VlE@C&oDr&nWM3?kTOH0Q?7-aHneCOHL>8c<S?18Ppu5G*rwsM4l0;1Ua+#SmoNjb2edgRfUKdif-twM;j%%kE;PZhnl25j
O0{mao+=Wh9k%lzU@mX5fvZugldbDC4zNnD#GUZ1y|m#id$5$Vm@yEv6|PpVHLxrkU#PAu1F0jbpsk6wAvDmc)HOJ+sjM6|bGTur
%C#pg4zX377A#sPHMC2tv7B_Pw6379T`uRYFD-{9nyuutzOh)a+A*-S$FH=o<*X1f_AiIA8nC@K@+~2%A+22<;;xM@Gb$1)5H3P7
(K22jNi{a2ZY!57dnwDW!!R}|=(d+E7$+dJd$IVk-?4M0yD#Uk5Ui*zTB&)qe3!Q}1s(J=C7xcZ^Q9lA<F0tGc`%o<N-lLJw5e{S
eJ+_ZS}N?dQY|;2Dl*fub}Mis9wituBq<HD*)hDbdb@0<*e)n7ohczCgf!JK4zxV9+O1)w)Fz%XQ8F|%Q!hiOpRrxC!ZhuzWwR?V
jxoP6TCixDu(3=gLM`&7ceCR&bg-?l7BmmGq$>z8i>({7e6$X$F(Ya+JgnEFi?uJFGBcsC0<M>*^eHv1kgw>i9V1C3ov$=3Q?=r;
Tdggu<E(_P)|C3O&ZV8T%`$f;Hm)MH{VJ}VAS_6*EUD=&#IPi=lC8_KktFu92`zXk>@w{$<tt<{3@?)?fh}va9xVT@H?ViH04j1Z
daClTX{o`dakD9|UNefTOt8(a7_WA)*eV+^FDw}`$g$ils4ze-`mbO$w=s6MFR(zOfidPXORIe?Vz0t1y)SXI4LG8%Su2Jlo->xR
*)fkW%B&8o-zF5Ql(H=*k*933qp}{b*De;XxGi0^MlFRgeW%|s<s#LXwK6U)2&`kV395G>TeS!+4mFc7&#n|L)HJOwAgzNjDlxt>
Ei8C2=B~W5C9p21max&Z0V4&gE2Dw1crcQ*__0s0L#9@#K(8pL7^d;78nLG?5~zhPEH7{}=%tRZK&S{b<FAyfOtn%WC?_i^r!kc<
g{_$}7_{WGu&J%DLa_R!Fs-sQZY3}=UnCc@hArV9To>gt1hk-}QnYij1F!e1sw^S0hB41B1-C6O46oNR%`Fut(y&dajIJ-Jr?JSc
HMIROVXeq8MWaYFYqC%qs<1#Lz%j5Ywy`}fP%f}7oGdIg(=a3=U8)o_4Xo`fB(Z5QG%rx0MYdnEdajr;zOov%`!H22)GkIbJhG9g
|1{d6cQAOh1h8PS54AV0EGgNpyCvT#z9@XL7_yzR;V$N+*|CE$$1O9gIjz?sSS>@gmo1mB<}LTL%%{&OH#14J)U!ApD=^kDd@D^X
4lo?GHnJ)(My;r{4jr5|2C#3m%OMP?M=(Gzq_8ou<}B+nd@2O2NFiLOZLx$Kk*r&>HnQv?wl2=HJ0vt97cv*ICntC*6s)!}T`&T$
>oHv@&$XMa*tIUTEVi>PKCM8heKO~=;4M)y2$u)4y0>33-Kwu9gQZ-ac$^C+x~qSy8L^8FN3E-|E;J7`s<22jw6H_7eyo-&7$qS!
1+zsh53^z^4yl(kjV!n;>Z}y4l(Z+Yiz;KXzp45#m85DYMY6dr>n3h487lF$2%ib3^r@39W3vM<qAw^i!m|*ugtTcb$uNDgEG%&;
QMM2<{vb-UQ3xnBi7}_M2(Sb;cA`Y93bD$uceV+!*RltxgP?{iOSHeIE;2GHQm$vTUoi=!nk2t2kTSBfYp?gXVJL&NXR!A$-XYW|
X|mHURV|ya%qgv~<FcnT$Fwf0K&s6$7OEq$_o+0rKCIEMwjUd??6Pey5}o`rbTqi78?6g2vM{JDd$C<A-mA~B7cUB;Yp~WO&#~IG
+^q{Qv!ZvPVJ^U@V=(xuiK-_uz%ci+H!`F##<MIi5iOuCoib9fW4G3>kFd-z*|I;eYPDT5>aAF_3@v`67&1_tPp*Wo60HO&{ImQl
fwz^f$t0vMORd|hVXpYF)uscqyrWpEcq>e>{;h(cVk8==gelOKHLpmen6Xu;{;`oMWg;Q9_q8dpwIr-94U(rJ-6~eDs<23^51r63
${k^<S2Uj*O{_yL>@Cu*+Ojk=1vKihODou@6fmtRW3=6=Au(q!9w>#fIx<kSWT`DQbtAwj5VY$pO0mc<%ra^*;VEw`D>4QtxVEJ+
W3tk*v8fm=8n9k84Jd0YH>x!%POkPOk|=O1`6@iF#xNwPpr-q?S+GE@Dzam<EwiGDJS-+LE-^(lYOwUFewIx#|1F9!bgzb~gR!x#
t*zRw%&ixt!zwng{;o!}TrO>~fhL|TlPL|Z&a0xIld2}MtFc$GJ1ozj%`rfs{IQ3u_OO7Z^ss<1NF*XOX)nDkv9vp}t+38394D?Y
N;9jZL9Yuk(lL3mJuU{NC#>!)NF87@-!NCNny^PPak7CfXQRb41gKE1b}f%DKDYHJH7}I5KBZYPQMDDRg|b7mDyp`u&#wM1K(Q(<
$}L1Opsq@;Cn!oQvoFLh)+Dkf^RcU^46CcMY^=?!YAsAMx-fk#WHS`4f36R)2`Hl^hO*8lTQ4atKQQzzv!l^5BDI0Bx2#LFRIz=p
aIM2B%&<PN?W&El%d<c-`nHTA)}C{*2(JyQIWGyWEwXp9ZKbLb$gQlYt+NQGL$tQFgs<STp0Kj13Nr*S;x3A)T_~okys;iFBeu3N
ccxsWA}!3UD=x>hc(0JGUMS-(Z8Sxc&?aQB&#6!@SFN<HwzCGc(W~ONJu%KF6rRbkPOy)mR<<=UmoyBeb+R!j__IVP->BEK*r^Dx
<+OD%(5(nBh_v@9tR^O~N-qd4eXKvI%d?Rwu`y<{b*NLNV5oz#@hF-w3aJFFV6G}Ii87@yyRpWvA0*7J0IC=xU$i8vGOq=$ge(lK
;4~|(eKdBdUomvBGO!(=nJ{Irg0_XTn>10Mov}T)ET;>kN2)Wla=Bx#lPtj?%`mQ_L9w?a>a!lO<g_arnkq9eGqX;y<u3uVSTKyK
dolT_YB4}C8MinsgR>Q<kG0*aG9oK3lrIh@n=JM%`Y~>#th1Z2#;Ay@C?UJHJSG*eg|;fPO}LaXtDeHQH?2o6xvW#QDzhH2e>IFI
Lbl1BiZIMJU^0y?Kd+S}2)Q0EhA^F^J+arX!ZSiJ5He1(127>meJ)xT2ClR)lA=tn%dtNzQ!qBKT_Gj0)3%!|;4KX=*0v+KOEQ!+
#IgLg_PNF^JFtAW>LNR-{t>M(hp}z6J+X8f2BDNOhbY&mc_=xw>nE|ScCpg046}2rwkY$sxiPM*gR+4r+b?UaPpBKMD6ys|;w}8E
VYLe@?IwMxy0EdVX`fZFBPi>hpCr#NDY8@}_Oh=i8mbF5KPB(1nljoZ6s~c!(X=Ntx2`#|46TSPbgomXhoAhiDzJSZQ>vyh!7!4r
<uslyoGu<MXCXYV4KLI$&aFeMt~8-E;V`N&bS`eDB(%vXf-@8_eXPMEl`@H;doY-;9xn#6532pJTCrHHOeq4fDXma0d@%1Mzc2o)
%(6_ZdauZ_2{IS50kSnXl&x7HQnADz-69XN#IOapCA0vsM6fn6BP%2_C$o;O1T;b{EULz_H!x!)+qBFryQrI~!Y?WuH=|dyxwRm&
z$~D#T(M-cS+7g74Y9(audm!L&!})REiD%yzA)D@JR=;hX{hk1<D)36>L%+i?5;$x$)}678?D&1cdhUwh_T=_e6ekokE%PX)32g5
=eBgTyB;PmpQ;k7v@<C*V6P}KW3mt_v?T+vx~;#gORo;9hP7C$DX9Vo`Y$82bFewEEV7ue*s=ySMlr9jAGj$fUNP#iMl=?xVzjxl
Gp%<t-Z4v>%d^ifo3nwlT`AGA>aN1H^RiT+q%gsyCNSlt4W*4WceQf4zOM>0IkeWT2dN{nldPtvFsAw`g0jc0NwChbFtuQ={S(8u
h%zdvLa<S{uCX33XR=2#w=OFwWFA^D_ORBn;H>4ec_?tL5-d};lCT#rA0>aWtSTF@9<=N%ZMVxVx~?*<3^G2mBCS^;H=q)!r6Z&&
Bc$=J38{ZF0x1hG|1EeaDy)$y)ShE5Q?8wj5Hy6bD=`ExqqXHH{HO_}-6u)17%E4m)+{f!DYlxmQ?ZRKQ?doG;W8JnHZvs{%PGF7
S{^1U0yLSWt0<7SpD;_ag)f6MX)?RBM=n~ZT&ngk{HqJF;VJO5V6&#Itv64vK(lKwldT7{ue1NDj4)az-nT$C>nzGDv9iju5HSoc
?k(xCjkF9kFu2et<*D_uog_1*-?62x%BpoTO|8%|!lO?tj;AIwORrrphpG6cJ2HZ*S}b?7K&mFFMlndW)~q}%Z!xJe_ZXP8ekvU-
C9_{Jr>uywk*&@yQM2eME~rGa9-`c&yfLP-I54oY+%o<WuCCT6XRiS<Fu3-#2`fRR9<)C$#kBmZdNZ)HCN0pQ+p&NzsjsgyfG$e5
@TsyYm$49}IIlsmBreu3lc;;NcqZa0#i)2KD6AZ@t0b)~DYkUATPevd<tQXD>aOJ_#xLPCv8%|ihA3n(IV{DpYpN8S^S0bCG_+A6
g{@UI7`9Wf*R$6j3@x0Zi7*Z+%&&{FFDgi{E+ELV46<0RA}&a=?l7>Y_AE-Vr6FuDoU;G19j&CT*RS!fbE!!!B_ZA|ld$(OKd`JY
!YvgtiL%%-ys|i~rYIY+46}&0I;%0SBC%g5OR;ROS}a+n;jH~L&@zIruCK{3<}wwo1F|tOz^Pm=wXL1BN-w*p1F)7PTd%D#4lwO7
nkWsI2&8Z@%P|ErX{C8B{<YhzFQsg+rLzj4vn~5Dr7HO>%Cku_O0|<H|F7aBl&9pazMg-nB{M24c`ME`U9F)pUaLqkXDm~zWiE9u
Suf19(<~J<p|B7%Ww9Hzf+wxA6e|2Je<#N>KCG~rUMmnRys+iAaIki=FQiMdL$TkjRWz3~r?D`x4zWeDfHFm~*sVRX7p%1^538B2
pDrROC$N<&jICj)Y%yIjU?i)tjS(9xD69%J%dNDm-Y$o%L9Fz#?yE^HPOOKn9jMT=Os$(NDy_6HR5FjV^EM?gQ71I8nX$z&o+Fkk
zn3yB2d!i_7B#f2X0YEgp06z+5u0kV+N(=339sa@BCHcDeyv%o;<Ep)L$Sj%+ptr#+Oj()nk}-h-7u*hx3rQmCoK9fTQbp<@2Y#S
wWf2hup$SlSg8W8J1`-*IV#C6v8^Yq9;(Z%f2pV~*|w`PBdFsquC2|q*|e82#I6T4PqCh{DlQ_iH!sn#D5dJ8Tdnc4XD-O8L#N*_
c(4w!@gFF+9kfNVL8t+_`M2k_uPpbkUM7X5eJ;MS^Q^VB530bmFt4wz7Oq~gB(i6+5Gc2%gR`G4%qcLZDznhBo~lT#DwC+Qm8%6X
Ppvbw1ujFhJ|)7h+_YjXt+30oMlmzB2A>wJtg3t@j;k%OxGsUI)FW>tfHDItM;-vGJgRCf5Hutp=`h}~tFeMJm@kX0xw0E6x~ki=
L^h)=!m%1Kxv810j4=71qq7MyC$35(UM2{tU@?cUxTX89d9iP>a<4ix0k=}I4KVwy2DA_`-?C_~(I`f;L$p&Xq%1ZugR)C8W-3>%
y|p>1XS264s-NsIAFjVGP&2bHmny2ZxiN>S%Cl!F6tKfJNw#q#ajs9bL$PJFhp_CcO`uLLW3UadLA0E<_$VNuI3!&$qBK!0qP3*7
L^DpX+cB3eMzfYN$SsPpqO@kPv9hf&cePS0&ZN9A{FtIF)v=8&)iNZknI~Saa;&GQ0w`6boUJT0nlyqU?<yLyV6j&zG_{zd0knoP
mn$>1j<l{Y1hky7kggXcurq|YM6xKQ9j=zG&@gc*da+Qn2Pj>sYcm3=ohy~5!LZ0ErK|#_s<F{7WGryAW~=(7d#|jDx3H5iJTa!S
S*?RFP_Y*_zbtjEow7)%IGj|bv#mF?#HqKVQ83xE;im;OakEOW<gocJ{<ZI{KO`@vN3PX1>8u(q@R_5p8ni00_O8*gJuE=49<Gxv
lpYnarzzm5*tFB7tuT%%9xVbUf+<!J>aL(L;Vj^=-mMQL;I1Ymz_AZ0gfjB9_$4Z^>!l<!J~1dRp)g4{z@D`h=OS`0EwPEFI-yps
9j^;5pd${jD>MnIPBxk}>@aArGqkU=!m$0U!?Hv(f-Iu2A}9N=WG<;Q$*gm;I<cxTx2dBtmmpm++#Vq^3ovxIE2O(C?k<`!Uo+FR
6s#jKxHGFNvaHE5Wv*bcE;NNQ!ZBj6A+bfQxG!%lewhQTL#czaRJGo%K(sBi-7lG;y0Jl?aj|Z#@vA$ulOX0Lt1(}$l&;0AD4stw
4z&KVO)e6ylrRgh*R0?%K_gl#zAJvO;Vg3*t)yrw)UnvH^)5iNRI{<NH8X22Nhtg*?k}OR$TQ6-Pp1AbIV}CO%dU1Lj5P(W%`x_%
KePv?@0)A4ldbcu!Lu<mOfEm953SlTB(YB})3pn-X*DG<P%Xo+=rri8U8IF9b*2+B!y#}hjy9AlrmPe#6D=U1f+AzGOsp5ND6U$y
in7qJp|V}CX)t^!WFS#9)FwtUkglaHkEQmlN~u__JSw54Z7LnDq_EK}2(LG`HmI8)SEgyWG9Ol`LNai;6(r264k$sYVYsR;ShNW)
H@AkiW3ON=9w;rWi?RhIUM}sVk}d18bF6AGMYsO7CM|HL!!R?dKCFN%@3qaV4VYG$UNMiY3N^ehS+6&(?lR7;kF5eEGp$H4e6&3&
C9H$3PAMQLO0<hGhO+6cvb2ej-mq7j9jvgm#;t}hTQR+^3a}+CRWRBuvL!FF9xb)24k+HX>>!)1R4GEIt*<qvaxj1{AEpbg&am0B
L#)m*`YT*4nlU^YM6kfGsWaOwRjCuGv@PGUda8;qEt(Lr7_@1rSTNMDkuC7Dh$mmR$|sgC^{}+A2Bx>8)UB?lF)4^BCM+(fZ7B6B
{4xYF;j;`awyy0eQ8VQ)aj)tx*)VZ6nlRTf2dw|HrZLQ~ov-a6P^q@0QM5j<6|b5omL|)kQ#6h=3$Qn-=q#GAPB3n-P%Qc|ShaU8
$*7#HldNs3OR)kW0wMJ#FDredRk9nbm@vXF-LL_zMz1KR`K@=LHMWc{Q!R_ExU@{095rgJNwdcwN~tI<-LB%T8my(FJ*%sz;UZ?R
yDluR6}9iC%(Ln<6|Bl5wk@L|5-;>BJgM=fgRYROiLUjr)vX$^vaJs?AGCz8a<Y=Be>1r+BBpXKo2%@uXfW$6(5=d_h^*T)w<6%A
jj#hG|1Vsuv$2h_5vcF56RE$ibG9!g53N?LNUAQS)vai-Hz+SMWSoaHwxEzIB`T#Z+9znV1*E66`6{C>`m;`@?<2e~7Ajz@NGks?
HZevkUadPZU9K`IJF;M{#Vp{l;<FYo1Fh*XzAj3vj5O}Ad#nqq<EfJ;0X0RO>@RSo9Wa|OWVehhRxH37n6R6zO|)sQ0<KOf9jl0_
Gb{$NyQ!PDUa{$??4+oz2O`rmj<e9GG_#&4rL?Cp5wcjL3$q%ltuKHw5ir9sj57PO?kZa=^Cexht1Nx2rY=+^^eHAOjIA^=?5)qQ
Ei?l*+bdBtn6RU*>al&WZ?GMw_A1J_<gyF0`>-js8Zl;{F||RcZ?X%nVzOqi<*+)no*uoS4z!{!t1^)-0I|KP=on_LK(U6X#~Qpb
o*c3u{3%biyr2^<K_b&J$t`rQO&}Pa9JT+iKrz-XQ6nuY8>u)bOes1nN3BLKgfdPlBdp`GU??^!t1(A2V4_i_@Us-M;I$|$Fsza&
PNt2ti88yhsV<l^-mELKgC+zj_KO9oX{&v#6|GIGIIzwmHnFm?qbqo$ikn9==`T<mqb$*}(50**EUGH7bsWYqR4{g#YOK600WJc#
6sk+K(y+KPL^LBT#-=DJS}7Q*moir^ZLnFa9I)~-E;TJGx-hDuueM>V*eud7VYPj-j<l?*9<bXrZ?H11nk^WuC^ADZUo?KFb}{xa
kg>j}2C=WLE41{g5v)@&C^YD==qv*<yet|p#4+72;Vv7g{W4-QGa`YpQ8KBpd$G17gs(3kU@%mkj1^F^GqRYV$21->Fs~pm<gG6?
si3wc5wD^n?k*KHA-4A}@T?Lo_bvr54lmG|qAH5CF)=JMo-pyS7BHT+sIqP_XszO?^Ro*wq_E?!ETeazGp<pt{I8%a3bOdFR;=DJ
s-;7&AuymawJj=`F)WfSptWG9Gqp0XSF9E=F)#x(XC4o!WHAS{TdfwF!Y<jUS+r9qqAdBVbuXALDY0~{Q6UnqTOX#V9w+s*w6h|y
el2>lXey#J+$#7rzbbdE6S2E2<15{@S+Mf2U?^BLJFJ!*EHZVnGN^X3b}=+BceC=UPpyob$1y!Hf3p&-d%3^1$gSS7L$TMk$SB;d
9J1}UDYibf6EE5(fHZotWFE;M8MT@-yCw-8g(rBab*j&*UM@1NG%XLUFEolLS2DOHEwvc6-l{mP$SO3o2sd)9J1PDwoU*g0m$3FF
n5<{1YpF>xfgnb*#3*g8*s5TxvZwkkDy+L9@3U~6KQ0roV=NoBYO@=*=(PW_->I;%XE5P0WhaC*=QOY@Z?Z?PZ?t_hEviH@J27;x
6(Cxt0wxl!3$wSc^Dug`i80`=@}N$zG^RE&H8D=GWUC;wmM+w_^DEylzA@}GCbbc?3A8h@pe&UmbE!YFt}@)Qj<33)Q7@vRY%q5)
A+mwA>#0Mun6KX|<S|yP$frNBfh{~V0k~GJ>#!IqK&FBwIyX$N3bIHo2Cb*8y{=KNjW-yrRIzd~^Q2I(DkL;5KQJMk=C*Dw&@AIJ
bSxSmZ?c6Z@G?2HU>}~NXEoz0?5is<R<}bm*|jgS{wtlVMKy^dY>U~oH#BCj$R!1_RI0kNjkce!O{Jo+hOw$LoUO>Mu(XpiX|&9!
&8~{9Uo=6iez8ZfBQi9x)-)3^o3;+C`m~0vqAUWa!Y?o^#jq-{ZnTarfHe!NC#xx~V6O2Qbg@t{zOnWw6RpCnezf<jFDP|1(68yL
wlfZ}WwgN*{;?6Sr>Rh(J*z9Q^_NC5r8n?1N-onfur<>(rn2WT#WOG<T&Vf2Ei^WzuQ#Hw+AZ)eq_XIzbGZC36RImQ7_{&*TP}h!
aj?`co2xuDbS_LXc(1=Uvn+osbt#*%yfmn^<tFQ_h&KDLjjjKz2CS8^{;s+#oiHOcth7I}VJs{x$uw;(UNE||(kQVnfF#7C1gr|Q
&$rRCaIN2{kTHKPh%cwJIj$tG53e|}Q!&*xqcG1anym>k;4u!g8#AJ>wJ{m1)U%2qb}H;HFEFRC&?^PB{4N46-!n0l#H?K{Be=V(
SF?ApO(``rB{NbY)~BkqN-pT3?5wGz_po-PF|^LLoGyW-SFxt54YJv@Ycp-N+p)o}x~`ioHMfE)c`no|>aZ9oU#zIJO|HDLrKjdG
$*G^JHZk`!_bC9i3ZK-h;WF|raVL2!=QQxMfVC4PK{OMwFRFGi1+&p446gR6d#ocZ(W)k@7cq^m$}l#sDmHko^E0lm60xnYrL|tP
6EhDkb1Xx!O0x*D^DLvSf+tZh54Hugeyf)#>$AYK1G846udSr1)UDC8oUgB<*tHF@cCpngIk5w<C#wvz-!;#$;In?GSS$rDR<185
iY62vgE3>Zu%w+dIIp|1A1rn$crlkOh^=ojey}RCZLvtNYoaK%lQ4TUE362v(6CsgUMSck;x&{dQ?R}vOtqRZc{8K6y)Y)MVzN1<
>Mmj`J})~fDyy-!VT*$?q%h<tP%Sw#POf(%^Rdb-1GF};^0Iog0jI1ib1uWPr7X3x^{^?k?=g3^Dz!MafHV!WYBPZ=={K<}&8=Up
8MmggmLN<eC@ih9jI@)hlO#GY)UZyh)vXk>{;T-1kTLcw)waU10Wm`^NVKIds<dRMDz6GEAsyf-QZkyY0kq1p12hb&kF~_GCNS`{
ur6t=wx?*WhB0m~gev<dS+xBu8K(EJ$t;Yn1+?-pN1eZ@=Q52bL$Kwfr?VWe{k2Q1sjgQkYB0Ge>##zoKeQUD>9YDT&Ni+t5U_78
e=s1ifG!@cj;z`&0W5zj%QurGVJ?fcDK#vzm9u6t@U643SuYK)Ott(m8MUJ|v9&xK>@T6PCa{;YuNrVD9jsWiy(n0&R5NY1KQZsB
=N-JO9x2PWmNNgeT(M@cShTt)=A`nojIT&A)2ivOF0cqJsH$x+(5ou68mm^ZCYdNTHntnD8#2W(MXWrn6SM~-G%v-eva~6n{-#eb
!7*qsl&IXSIW1V6SED8^MykOuR;#tEE3hyqu`!&p>#@?TptMCR^05H0Wwl}{h^f;eWwp7nVz70yWHPIpF*Am)+pto!y|VA5`LXpY
95JS_2($^R0x-8U2dSGe$23nh5G6w~d9AUvk1l_$fG1-iy*Gcf^r(%r&@G9uJ*+`6(lA)I`Krw_mbPK40<6d{mox4$D6JZ-oh+?0
N3<occrC;-kS@zDr8WC9M=?IFW|q0Majv5@6*S+dShS2c2rdvQxHQQ#Y9~=L7_jiL#4(s9Q;=-7swx^RIk!fzMYkWU*R{|v5VK&k
)UJr9E-;j{{<kEs(X6r_?k-EO0kCSQN+JNI0Fv7zsVkPXpDTZ{elT|^e5|9g(=VAU`K1>q;w_!2NVGAs!Li%6imvmieljaDvZ^~Q
B&yc3q^g!8uqkXSy0lxeXtcj8e5`x5Mk@ZX7@>SC!m(eg;WJyW__kCoQZTwGW2`Ky^068$C$-QlPPEE2qN#K=r5SRiOsbDA8Y*+7
1~lHYAFYb6)G%ExVJ=K8HL%*U$gnG{Lawf}?=hsZS1v)S6`YK+Ftv3xEwE^?Au`*vezByQYpUlk?zCny;IMQmX0-6DE3H^F<*+L&
K`9I`1~novq^+&5ZnWsIJ2Ud5Tr!uf8L<^K541p<Br`^-ATC<4&baO`L9q+7(6s0-BQ|%nEUM|PnkeWrx1xb5;V{^-GA`LMS+Jcj
A2f=!m98(ftF45$xv8A0v8>oJ<}QjTf-w0rL^M;Zg|4S4QnIYH!K$aRq_BIcqcaJwvNftQp|X4~lqcXYx3caj;;mgYO{3?q1|$J4
y)fFOdb2z<PqKEgTChSiLnbIS^fM!@iLbUX5-%C4b&nyZ$u#Y#)FqQFs4)dDm@|U0NT~xcM7Hj!%`sc7X{w(t2sBhNaVR`3G&Jy{
8m9oYzAwBf$}!%s0kcLeF|v5D-?YH3=&$)M5whs57_iB$(zN`ugsgKh=qXh(I5LK`@3us-o+FjAgCJiq)v%o~Y%IvI)-Q38C9AS6
_b`#Gx+rz8xwO-<-L!NhsVo|_IIVIcK_OJJR4{(9l`Dy?P%@S<XRfcVD7ECTT&7U8$*`(66gXzH@T#pco3P%ob1^F@4lsN#Hn1Ep
dnHS)-LKO!)->O+OQ#R5w=ZF>>@sn*gC-(0_pdxH*)x!?`ZMaX2`jZTO0ifkwV-D$vnUZP>a_5*`Y+0@%`Zi?O|nQZk+85TH8VxB
%P{7%XRY+7;jpE&j4ckaHnAABl_dMEJ)avW`7Ii)fGK1#WVAi3Vy+7@8LvyVh9aC1TQ7^K3Z28T(yB%<Jhc!p^|3xMG8~I4W}zb^
4XlDNM6Ek6xUxE}hB6zgDyC2^%B?W2Z?)PeJFQ-)aItZ%rm!ilZ=@qF6tYV)3$!CL0ke~*(XHvIm9crWqO5B!Hm@-ur?ho3`6&#n
(k**2si#~mlpl+tM6UI!da_Tbu^K;}nyf9j=A~;Qc(S6Wz9}=Y53<}Toilo?kF5N&*t4oLL@!6FcQC;)CbEGhIxp6=bu#v`Q?9o%
1guc5E2f^U!ZC?1K(>G|t|iSPS*nXMUoe5T%rm5}__oHeKegAb!mM1jq9MYsz_L^^yd?gh_bu!$il?A4OS1~0CNUv2q%?Q2;ID-c
$|Hg=JFQE!^)DE!u`H;q_N-np95SxA2{d}DC9(vv5H9GpwX*uM?5tX~D6`0`h%Wjxv#fA5*06ms0V#+qOsZbAk2Hz66{q*N46xp@
t})BCu&wi}1F|u&d8?+Zt**|g(=ME=g|!B((yU)Ae6-M{tg(MDk*Vsf&>;t-B(RhoU$FADs4y}xpDWU!ZM9Ia{w)}v^C8)?bf{t~
pR7B!Ngr#l(xB_J#+!qyJE)_!_AoWDUa<M7WU)}F+pUMFE-9R}X|zc!%qt|Xp0B^M;4u9yp`&Cg->mv7!Lq_E*Qe#M54cyVvoiQI
<gIe5e6ZCszOQhzt1)1)nKYlYX0rdFeXrUt`m?1kAF`IMAhcMnKCNAt5Ul<!<Fa|QHLn^nJEb$Tx2yayHnJnF(lMc>sjRfJU9`9_
JuI0hG$B2-zALmUzqWRvx-wfdAT+O<zpq&&7PhFdbhO|uIkHtRU8fnaI;rigow&56SG6xB$h2N42Qh=JaIX$5Cot(SjW-}MhOdmZ
5-?eyr7P+vJS<15Fr3gbDYlcai8RM5sWi<oEU|zyBC@uvm??y{yEJRGtFwVHp`bafaIlA~oGp8{4XA0jh_s5Z{4(IP&b5ar#k2vd
G_X4@0W?*vC9<isk}!)a<}ORHex?;O{It$6t+nK^o-r4#s;_7;lPD~-m$X@{!LN+29kBYebD*y;H#GJk7ARaIKCR-h9<<&ut}P_7
K`<gQ2DODT?zQ!_rm35uW~!F9Y^Fml`n2CG>#wA=t2DhV%CF`)IWn!VXfRl;)w52sC8lGswkk)mBq)`tpsX96i?b*=oF`_q{k2T9
bFjCtGcAv@t1whBx2Z2R@waHD6gG~rD6u23BCtcSft{}|y|r&J6)E4g#W01e*|%ISs5ITTi7_!F?=<$YVzTYDkgdwIqOoDH0H3?G
y|n$W5F}`<;U{t|F0!7e;i?ZB+%SHrttdA!m@aUsFtRtSlc)zSu8mN$(I-={AElQs1EpdtPcRrQQM0WaLa-t>L9LD~#j3Y1J13Yc
EUmPy535!!k+D`Pbs#jdP_T`x^RjfYfGX8AXQKZuJFMfi2d+mn7pEdKORLYQ2(ojpz$WP|o3!*ao2!H~m8=didnqHU#WUQoYAF~h
)G#Wn#E>SlqOV=5pR67#akQ7KMKD4nU#!tEqcNYaey`grkuY713A5v;NGRhmsID!tE3x0UjV#o&aU|;|N;60;5+r`6mM;f6<}T7S
EVQqzxGi2M-Y*rZw=rC>^su?87A`QfsxHE;3oVzj(6VqarnH%_&9!G7uP`;N3bst75Hu_*DlbViudI+Ri<4+FgR#P-IkXkB-7AVM
|E?4*XtmI#iYcVF^{igC8Zu`xk~QQoN3cw<1+;dqbgs6o{xixkc(HY*?Jy)LwlSG3s<QI7mYoVIm$LS%?zM}mn=+rUuc+ChskGZE
*s#bUA*^Dxq^{SniL_v@4yEXz4Yd!f&artd{jp`Rh_QdP-mt!{ATeVsz$F2&iL#2a3$kdn9<3g<>M--QRV)vkL9kgZ=O(kQNHW;0
axzD>g{T6s&NE}I(=2->M4}m?_^<>kldq8_vMEk7lri@)3$dIo<ghs}cqvdYcB?Ql7%TTO4WC;id$cJtQZ+iLo3H_}1+c0%hA%s+
gS5}Ek)_<RFtxR)#I%tutgnJD;Ux92a;Z<UTC|BT7OQYBo-=(cI<#Ii%rT-hZ?9h}dNWtC>N2#lL#_iWS1ofi>opcC`!ja9Krx4~
GcClivM?&NOE9aj=c{P5ySS<^N4RA#bheYPL#RHpZ6_8c(kWFZ<usElM6{4C=rHoE*{{8;^C>|nSSW2Q1+GD&bu5{+-z-YC=M0;)
A*EEf&$16QIkH-^TD7npmMC~I?5ms@+_WpNza)mQ`mkRxIi1g|3@(YZfiMZN)ihHWoTl$F1u$nZim-;TRWW5U+NnJ%E-=!tr7FoK
vY#xfHz}kd5w)eTLbBAT&agPE=`qYO$*^T5I3!)BJhP=RS*<^}53ipx1}^_Hye*oof~oGX%`io<CbhsNzAc0;MKboU4JVT{6Siuv
`>$%Xb2QVpp|2S&tTc7CIy1YPkh8BeQzf#r3a})$xvamm_9+gsh#7FIUb3<+XRG<93b5NWmZ-M0fw;4+yR9Cr9xjZf)gw+c->T9$
-L%%JW1POQ`7p+?$FAS5FtQ7@RxXh>mMP6Cj4gt!bu;Xg@h?-jpP|1r#Ffn~4Ya7Nr!*_C9X3NTHZ?vjTQi+5Xfw4h8?cXqjj<T1
v8l1J_^UxNEFqFCQzgKv*(c_%U9%RgU@DF?jwdXvOD-HLG%paa4l403dn<R9h%5FeTCKgao-hM2R;6Ps6EHNY3^JIovL*JUfVN_>
a53^Q*{MpVZZDdwiYdf1Dl{vfhp=3<qp$CyYO~<1EUUU6oUatLowOP+5-I#KzcD&8Q!?$i!nfM88L-W<;55&s7c`@)P_-X7BC=vD
<t*?qTr7L3?y}Z0pet>uMX;7I)T|t^Q?nnjO{B^-Lb1{-+_D2PMleaX!LZLIWHjroE2!==4yuN*Z7&S6^eQH>?XZQd04zH+12XI^
PAN0ARH^PQqONePFRL%Jlq^!HuPfac+_g$6@w9`b+?ds(wkQv=Ev}m^C@Z(C#4P+VF0y<v5HLrb<1tdHBP*9ML9Yxf2{9rkVX^eI
K`}cgin0uyNG)olZ=^)B7AIY^>L_%vf}!&$4XgsN+O*lPWU+>*n>2f|ldS5n%dzaS@~#XmkF^f8)v^StRWj_e@U>~Qexh14tgH>T
bTH_uSFUoXDyz&S`m^XOJs{q%RkKO3i7-33i7Kro3M`+m9vaiLOtA1V;iRWC;3T3dEi(<Jqa(nsudB&3D=>c<+OIgMM<_!ys;22E
mMX2S#H>rQz@;HCp0Y722&Tp{bgihhJuJ4X;i{D-xwBTIN1sNq!7<9FGNd9h8ZauS88#cT?=Q`=V=|*J+_G7<ATW-jhOJI64l0JR
^e;FvRWAjw$|GMXbuIxl;IDV8r>stx0Wbxq;4QYXOETWC#WSla)iF`FKrSjS5v7l*dL>UVIWnL)SuH)ZJ}~+-RV+@oowYL-QYRXj
QMKc-iY$(-cCxcI?=Bg%)h0owAFGiwAus$j$u1_ZOSc-ZZ!<czEHIuW<SgB+DK;0b%dwHPAh0m8w5=tqIjkNSNi<P0h#Y(x{H@lr
C@^fWd@z8n?w~3vL9z}o$F2pLNHFs>9kje99W-jJiMo}vYbb>vCow~+MWJM@dZza>aj@1fi?S~+zOu(GI55hokT6~+*Q?jFr?-JJ
+pa#ah_5=Ll(m&JYbX@7+^In)J~XH^VJ|E&;Hf`2gtW`2WVC~^f-R4zWwMAWP%?EfVK8L0OfsUlF{{t71G7skk0lo<E36%{Br~=z
9yPtJ<)z;;SG8KLL#O>U6D<rWWU#s_m6>`hfUZ+4JS>>0{jOZJ12wv?RkLa|i?2Yh6s;01=PuPO${>+71g#jgRxww!gdEbO{wR+v
8MGIuJ1faDNHDIpm?Frksx%@n;3;FLHMA|Ydm&b?O(zm5KPy7895tP=6q?+y`Ys4G3Mh#vaxinJW-OqrI538?{jtfkMlL8Q#Iz=~
c&z=X8L_M`OfudfgDj}4i>v}B4zDvWM;pYV=r8Ru#U^{TZY|TPNudm_M5n8?^{hNIIwaXNIIiWa)2eu~ttP3bX02o}A1Mg4J)s-5
bEUhk`7tc8n<SvApRLlQ=`d=r+_K~>05y~@!7B<h1gGRPsxn=#;;8N<mN3||RWQ7#kudwK^s)x5yD(9-c`*2_P^TcU2(-2>jjpn?
u(bg(NhNw7sI|_s8!f#tPPm4o2qr1Ij47I+93HHrvoj|uZJ{x(U@Q!@Z!9Y;6R@SM^D-y4e5T4V@hpX@3AjqM&ns%GAF*(;c&{=p
Xtok6{4cVvi!;(PnxfSsL8}a=$hE7mthLg!moJB-vN4A!HK;~3UZwu5c(4$(&n$7K->`MBH?SX{oGI(5MKDsUkghMSr!vSa2Qb5|
qAwXG*DPEj8!+6cnzE`S#;pyNn5_yhF|H#k@iUMhA-FHFe<^yg?6qICGOdd-+N<;~xwAj8TO3_2`m8i8n6pSKgQ&ox;xX$h6Rx_m
0WW;A%PfO2*t6dyuq_I;0JcG^V=zCk*|eNA{V$)fqb*-89<)2M3NIG3Ags!?OD;>NCM;~Nk+Nm80yBcOWHbG*45m(^7%$2!(Xr1j
g)#uBZY`6qW~Ij_t+O;Ux-vsFTD1nXs<Wl8PBD6<ku;<ZZ777T{H<51uQmLsQZX|xKCuS0Yn8aO<0P^#p|jDM>$5+&QY&gHEUw|O
Wi7Tc-7u82!ZpV)w=9>n12oz#&#+M{N3r-UQ>ZAoyReBg;kVJTv8t}1?6ur8|1Ie>47g~pH!**(6r~I=7^Up7K(Iw9)3Nm}4YnY(
0JOIzXS4pVxHGXV+M$ytue4Y&CozAw6RF6gxGk2lHZFZGA1L3oU@+{p*{hE*c`O#RP^qD^nXk{aa;@gBbhE20wy}M&P_zKHEhWgV
;Wb^fy0JmEU$N{X&Lm5w5RZK>)~x=rZ!zGZ`>f|O`J?T$Dl#^$J**Qi*(Gu@L8&jMbF{LvO0s6PA~g%N^fcqF!m&LuS1*&a2QG&)
cdZ66S~Y*J>@P>Lud0ZxcQHySHL`}VsWJO86|li9WUrDpA*eXF47V{gKq<O2?=og6z^F^1q_RR8VzMtPyRK!cV6Z?iC#;aJfUnxJ
fg{Z-g&|<F_q1Fvtf4unBr!>+^Qs^yIkbK)8Z09zMX|#y7#esq@+N^Wb}&At`?St9Evy=}gDj!3WvmahA~D`H^0Sh!a;tN)xv@<#
v!x|0(y_mzhOa`ge6n3ASg(*QXd{p`5H;+vqb<5IvoOQ4FEIJ9-l~nA-LKUvNv9Mqt*y^7fwXWh544l6-Y6lgVlX{2fwmp4Rx#MM
q$~`pVzPXc1hf{YLAE%yGPXA_I3pG<I<!lkh%AP)>9boghqCOk4KSQ42qalBPp~+&rzxDZqcT-7885OiqbBUHKb9S}Z?*KT8!K`&
M=u1df~(}Ob1ma2maLR5crLjt=`iuL6RXFlHnHt8pEfnEw6A%nekxY2YZ$J#dn<Re=@hLlJh1*SC$V;|1+!<gc`#iwN3)!)Nhj$t
EHQ1dBQYnmO{7OGkR;Hu{im%eBbT7C$t;j6wlF~~l(UsGYOwe*5+NtBm8Op?EGmSkmnDxNkF4Fb+OJ-*8?t0E&azH2HK%GM*rYeK
+p#UIWwq-q>n_u<+A-fS2d8MD%dqP)XD>yz4zZG`{HDAyl(-GH;i!2iH!(7^k*Daaa503ePO@Y&m9ZeQVyq%3<h2AG*tH;~+N_8y
njKuNBqr>yTrT9OrnWgPb|~qh7cC>KZ!jFOx~SbXB(TdZA287{2{0q47_hRmIj(Z1LN1ZD+Al1z(y&al#jsVb)vuAPEwQMzsj>R8
ak54<F0K77MY7?oy`%Ij94tID_^r&bu`<*x4l@?86Shq@YP3|bI;`QaAuuO3XR_oXVz`X5_OP&_=(IR6m$S;Qlrixw@iO8yf~j#e
HZ}n;Uo@MtovrGz?zL<%GB@F#$SFCl3o9tLGqpjn0WcD?oT$ezf~q7im8?vuA+t~*+ol{d!n7<i!J#uSIICAOnW!?S?v(E|ysgMD
lCT>!bEb?MR<0v8eW)oc9<9@@KPum_nk*Z%2rVG6nW{o3u`O^gQ#35J0JCejqA6}G3NF<s<Stb$|FSSK(=fuMfhgj%R<+WyeX^!7
I<UertgTe5v9Dh?O({;a*D?^cA2X7msjil>ld+jDK{BE!S+0>X_%k6fT(Xui4YQvv=`aH)jt^F}rL+;V05DcBm!d8-<hAy*v@!Fu
6|?)TTP}^W^s-yFIky6#$+S-_O0>1G<*{xjaI%rL*t8w1A+jm4q^43S4X!??Iwp{_S+Hpv!Ld`chbri=U9b10Z>sXLsxG{<XfXe=
8!z;+PO#82Vzmm6I<eTRkFm6|av?a95wO*;qp));!>0SODUg`4ov|jXuC!M%D>H^M@U7G`t}!>Xy0RxQ`LLX>5HkC*FtswTAu$*;
QZh!Rm9RW9t1iDW9y0YXJFnZYq%fzjxU(BFLND?#T{4%je6bg^j4pb!wXOoOzb=unC@<nL$1h_sgEFMB<1ZJm$}Z0^d9dKIiLVH+
B(cvj)-KkuN-zeo(=s}l
"""


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
CHAPTER = re.compile(r"(?m)^([\w. ]+):$")  # the modules that the objects behind it need; base85 knows no colon
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
    import lzma  # some builds of Python have none, which must not keep the file from loading

    index, _, code = lzma.decompress(b85decode(packed)).partition(b"\n")
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
        if make := getattr(function, "numbas", None):  # written by hand
            dispatchers[function] = make()
            return dispatchers[function]
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
# src/tempo/search/leaves/evaluators.py
# ==================================================================================================

"""Where the value of a leaf comes from, and with it how a tree is gone through.

By playouts, which is what a game has that says nothing else: a leaf is played out at random, a node gets its children
once it has been visited often enough, and UCB says where to go on. Others stand in modules of their own (puct.py).
A game brings one along as a tuple of functions, as it does its rules: nothing is asked while searching.
"""

NOBODY_WON = 0.5  # no other result is worth just that much, however far away it is


class Evaluator(NamedTuple):
    """What a search asks about nodes."""

    value: Callable  # (game, tree, settings, rng, depth) -> of the last node on the path, for the side that moved there
    is_due: Callable  # (tree, settings, node) -> whether a node gets its children before it is gone through
    curiosity: Callable  # (tree, visits) -> what is multiplied with the doubt of each child, by the parent's visits
    doubt: Callable  # (tree, node, visits) -> what exploring a node is worth, by its own
    bias: Callable  # (tree, settings, node, visits) -> what is added to the mean of a node


@njit
def play_out(game, tree, settings, rng, depth):
    """How the game ends at random."""
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), settings.discount)


@njit
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


@njit
def is_visited_enough(tree, settings, node):
    """The root always is, a new node never."""
    return tree.books[node].visits >= settings.expansion or node == tree.path[0]


@njit
def ucb_curiosity(tree, visits):
    """sqrt(2 ln visits)."""
    if visits < tree.curiosity.size:
        return tree.curiosity[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@njit
def ucb_doubt(tree, node, visits):
    """One over the root."""
    return 1.0 / math.sqrt(visits)


@njit
def progressive_bias(tree, settings, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return settings.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


BY_PLAYOUT = Evaluator(play_out, is_visited_enough, ucb_curiosity, ucb_doubt, progressive_bias)


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
    evaluator: Evaluator = BY_PLAYOUT  # what a leaf is worth, and how a tree is gone through
    sight: Any = ()  # the network that it asks, if it does: puct.py


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
# src/tempo/written.py
# ==================================================================================================

"""Machine code that is written out for LLVM by hand, where what numba makes of a loop is not good enough."""


def written_by(writer: Callable) -> Callable:
    """As `njit`, and the machine code is what a writer writes: it is given a builder of llvmlite's and the arguments,
    of arrays the address of the first element, and returns nothing. Interpreted the function is what it stands as."""

    def mark(function: Any) -> Any:
        MARKED[function] = {}
        function.writer, function.numbas = writer, partial(for_numba, function, writer)
        return function

    return mark


def for_numba(function: Callable, writer: Callable) -> Any:
    """What the compiler takes in place of the function."""
    from numba import types
    from numba.extending import intrinsic

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        def write(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
            writer(builder, *(
                context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
                for kind, value in zip(kinds.args, values, strict=True)
            ))  # fmt: skip
            return context.get_dummy_value()

        return types.void(*kinds), write

    names = ["context", *signature(function).parameters]  # numba asks how many there are
    typed.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    )
    return intrinsic(typed)


# ==================================================================================================
# src/tempo/network/tiles.py
# ==================================================================================================

"""The one thing that takes a network its time, as fast as a processor can: rows of weights, each as often as an input
says, added up for some cells at once.

The sums of six cells and sixteen outputs stay in registers while all rows go by; so each weight is read once for six
cells, and nothing is written until the end. Numba keeps such sums in memory, which costs it two thirds of the time. So
this is written out for LLVM, where a vector of eight is as wide as the registers that are asked for; where they are
narrower, LLVM splits it.
"""

CELLS = 6  # whose sums are added up together
VECTOR, VECTORS = 8, 2  # numbers in a vector, and vectors of a cell
OUTPUTS_AT_ONCE = VECTOR * VECTORS


def write_rows(builder, sums, inputs, places, weights, first, stride, count):
    """For LLVM, what `add_tile` says."""
    from llvmlite import ir

    whole, number = ir.IntType(64), ir.FloatType()
    vector = ir.VectorType(number, VECTOR)
    name, kind = f"llvm.fma.v{VECTOR}f32", ir.FunctionType(vector, [vector] * 3)
    fused = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), VECTOR), [0] * VECTOR)
    each = [(cell, part) for cell in range(CELLS) for part in range(VECTORS)]

    def vector_at(pointer, offset):
        return builder.bitcast(builder.gep(pointer, [offset]), vector.as_pointer())

    def read(pointer, offset):
        found = builder.load(vector_at(pointer, offset))
        found.align = 4
        return found

    def sum_at(cell, part):
        return whole((cell * VECTORS + part) * VECTOR)

    from_here = [builder.gep(inputs, [builder.load(builder.gep(places, [whole(cell)]))]) for cell in range(CELLS)]
    begins = {one: read(sums, sum_at(*one)) for one in each}
    before, rows, after = builder.block, builder.append_basic_block("rows"), builder.append_basic_block("summed")
    builder.branch(rows)
    builder.position_at_end(rows)
    row, found = builder.phi(whole), {one: builder.phi(vector) for one in each}
    row.add_incoming(whole(0), before)
    at = builder.add(first, builder.mul(row, stride))
    told = [read(weights, builder.add(at, whole(part * VECTOR))) for part in range(VECTORS)]
    given = {}
    for cell, part in each:
        if part == 0:
            alone = builder.insert_element(ir.Constant(vector, ir.Undefined), builder.load(
                builder.gep(from_here[cell], [row])), ir.IntType(32)(0))  # fmt: skip
            times = builder.shuffle_vector(alone, ir.Constant(vector, ir.Undefined), lanes)
        given[cell, part] = builder.call(fused, [times, told[part], found[cell, part]])
    following = builder.add(row, whole(1))
    row.add_incoming(following, rows)
    for one in each:
        found[one].add_incoming(begins[one], before)
        found[one].add_incoming(given[one], rows)
    builder.cbranch(builder.icmp_signed("<", following, count), rows, after)
    builder.position_at_end(after)
    for one in each:
        builder.store(given[one], vector_at(sums, sum_at(*one))).align = 4


@written_by(write_rows)
def add_tile(sums, inputs, places, weights, first, stride, count):
    """Add to the sums of each cell `count` rows of weights, of which each has OUTPUTS_AT_ONCE numbers from `first` on
    and the next one `stride` further, as often as the inputs say that stand one after the other from its place on.
    There is at least one row."""
    given = weights.reshape(-1)
    for cell in range(CELLS):
        for row in range(count):
            times, at = inputs[places[cell] + row], first + row * stride
            for output in range(OUTPUTS_AT_ONCE):
                sums[cell * OUTPUTS_AT_ONCE + output] += times * given[at + output]


# ==================================================================================================
# src/tempo/network/layers.py
# ==================================================================================================

"""A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.

    planes -> convolution -> bend -> convolution -> bend -> ... -> features of each cell
    features -> a few numbers a cell -> bend -> ratings, one for each action            the policy, before it is shares
    features -> a few numbers a cell -> bend -> hidden -> bend -> tanh                  the value for the side to move

All layers are one thing: each of their inputs has a row of weights, what it adds to all outputs, and the rows lie in
one table. A convolution of 3x3 adds up three runs of inputs for each cell, since three neighbours in a row of the board
lie side by side; the board has a border of nothing. Some cells are added up together (tiles.py): faster than copying
the neighbourhoods together for `np.dot`, and machine code like the rest.

Numpy and numba alone, and interpreted where there is no numba.
"""

AT_ONCE = 8  # rows that are added up in one go
AROUND = 3  # cells a side that a convolution sees
NOTHING = np.float32(0)
FIRST_ROW, INPUTS, OUTPUTS, WITH_INPUTS = 0, 1, 2, 3  # of a layer: where its weights begin; whether they are added
HEADS = 5  # layers behind the convolutions, in this order from the first of them on
POLICY_CELLS, POLICY, VALUE_CELLS, VALUE_HIDDEN, VALUE = range(HEADS)


class Network(NamedTuple):
    """What was learned, and room to count in."""

    weights: np.ndarray  # float32[all rows, most outputs of a layer, up to a multiple of OUTPUTS_AT_ONCE]
    begins: np.ndarray  # float32[layers, most outputs] what the sums begin with
    layers: np.ndarray  # int64[layers, 4] the convolutions, then the heads
    rows: int  # of the board
    columns: int
    here: np.ndarray  # float32[cells with border * most channels] what is put in, and what every second layer gives
    there: np.ndarray  # float32[the same]
    sums: np.ndarray  # float32[most outputs] of the layer that is being added up
    tile: np.ndarray  # float32[CELLS * OUTPUTS_AT_ONCE] of some cells that are
    places: np.ndarray  # int64[CELLS] where the inputs of these begin
    listed: np.ndarray  # float32[cells * numbers a cell of a head]
    ratings: np.ndarray  # float32[actions]


def new_network(weights: np.ndarray, begins: np.ndarray, layers: np.ndarray, rows: int, columns: int) -> Network:
    """Ready to be asked."""
    channels = max(int(layer[[INPUTS, OUTPUTS]].max()) for layer in layers[:-HEADS])
    a_cell = max(int(layers[len(layers) - HEADS + head, OUTPUTS]) for head in (POLICY_CELLS, VALUE_CELLS))
    room = (rows + 2) * (columns + 2) * channels
    return Network(
        weights,
        begins,
        layers,
        rows,
        columns,
        here=np.zeros(room, np.float32),
        there=np.zeros(room, np.float32),
        sums=np.zeros(weights.shape[1], np.float32),
        tile=np.zeros(CELLS * OUTPUTS_AT_ONCE, np.float32),
        places=np.zeros(CELLS, np.int64),
        listed=np.zeros(rows * columns * a_cell, np.float32),
        ratings=np.zeros(int(layers[len(layers) - HEADS + POLICY, OUTPUTS]), np.float32),
    )


@inlined
def clear_planes(network):
    """Nothing stands anywhere; then the game writes its planes."""
    for place in range(network.here.size):
        network.here[place] = NOTHING


@inlined
def put_in(network, row, column, plane):
    """Something stands on a cell, in one of the planes."""
    planes = network.layers[0, INPUTS]
    network.here[((row + 1) * (network.columns + 2) + column + 1) * planes + plane] = np.float32(1)


@njit
def look(network):
    """The value for the side to move, -1 to 1, of what was put in; the ratings of all actions are left there."""
    first_head = network.layers.shape[0] - HEADS
    for layer in range(first_head):
        if layer & 1 == 0:
            convolve(network, layer, network.here, network.there)
        else:
            convolve(network, layer, network.there, network.here)
    if first_head & 1 == 0:
        return ask_heads(network, first_head, network.here)
    return ask_heads(network, first_head, network.there)


@njit
def convolve(network, layer, inputs, outputs):
    """One convolution, bent; where the layer says so, added to what came in."""
    channels, width = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS]
    across, stride, tile = network.columns + 2, network.weights.shape[1], network.tile
    keeps = network.layers[layer, WITH_INPUTS] != 0
    for place in range(outputs.size):
        outputs[place] = NOTHING
    for cell in range(0, network.rows * network.columns, CELLS):
        for first in range(0, width, OUTPUTS_AT_ONCE):
            begin_tile(network, layer, first)
            for above in range(AROUND):
                for number in range(CELLS):
                    corner = place_of(network, cell + number) + (above - 1) * across - 1
                    network.places[number] = corner * channels
                row = network.layers[layer, FIRST_ROW] + above * AROUND * channels
                add_tile(tile, inputs, network.places, network.weights, row * stride + first, stride, AROUND * channels)
            for number in range(CELLS):
                place = place_of(network, cell + number) * width + first
                for c in range(min(OUTPUTS_AT_ONCE, width - first)):
                    given = max(tile[number * OUTPUTS_AT_ONCE + c], NOTHING)
                    outputs[place + c] = given + inputs[place + c] if keeps else given


@inlined
def place_of(network, cell):
    """Where a cell stands on the board with its border; behind the last one, that one again."""
    cell = min(cell, network.rows * network.columns - 1)
    return (cell // network.columns + 1) * (network.columns + 2) + cell % network.columns + 1


@inlined
def begin_tile(network, layer, first):
    """What the sums of a tile begin with."""
    for number in range(CELLS):
        for c in range(OUTPUTS_AT_ONCE):
            network.tile[number * OUTPUTS_AT_ONCE + c] = network.begins[layer, first + c]


@njit
def ask_heads(network, head, features):
    """As `look`, from the features of all cells."""
    list_cells(network, head + POLICY_CELLS, features)
    add_all(network, head + POLICY)
    for action in range(network.ratings.size):
        network.ratings[action] = network.sums[action]
    list_cells(network, head + VALUE_CELLS, features)
    add_all(network, head + VALUE_HIDDEN)
    for c in range(network.layers[head + VALUE_HIDDEN, OUTPUTS]):
        network.listed[c] = max(network.sums[c], NOTHING)
    add_all(network, head + VALUE)
    return np.float32(2.0 / (1.0 + math.exp(-2.0 * network.sums[0])) - 1.0)  # tanh, of what any machine code can do


@inlined
def list_cells(network, layer, features):
    """A few numbers a cell, bent, one cell after the other."""
    channels, width = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS]
    cells, stride = network.rows * network.columns, network.weights.shape[1]
    for cell in range(0, cells, CELLS):
        begin_tile(network, layer, 0)
        for number in range(CELLS):
            network.places[number] = place_of(network, cell + number) * channels
        row = network.layers[layer, FIRST_ROW]
        add_tile(network.tile, features, network.places, network.weights, row * stride, stride, channels)
        for number in range(min(CELLS, cells - cell)):
            for c in range(width):
                network.listed[(cell + number) * width + c] = max(network.tile[number * OUTPUTS_AT_ONCE + c], NOTHING)


@inlined
def add_all(network, layer):
    """A layer of all that is listed."""
    begin_sums(network, layer)
    add_rows(network, layer, network.listed, 0, 0, network.layers[layer, INPUTS])


@inlined
def begin_sums(network, layer):
    """What the sums of a layer begin with."""
    for c in range(network.layers[layer, OUTPUTS]):
        network.sums[c] = network.begins[layer, c]


@njit
def add_rows(network, layer, inputs, at, first, count):
    """Add to the sums the layer's rows from its `first` on, as often as the inputs from `at` on say."""
    sums, weights, width = network.sums, network.weights, network.layers[layer, OUTPUTS]
    row = network.layers[layer, FIRST_ROW] + first
    whole = count - count % AT_ONCE
    for k in range(0, whole, AT_ONCE):
        i, w = at + k, row + k
        a, b, c, d = inputs[i], inputs[i + 1], inputs[i + 2], inputs[i + 3]
        e, f, g, h = inputs[i + 4], inputs[i + 5], inputs[i + 6], inputs[i + 7]
        for x in range(width):
            some = sums[x] + a * weights[w, x] + b * weights[w + 1, x] + c * weights[w + 2, x] + d * weights[w + 3, x]
            some = some + e * weights[w + 4, x] + f * weights[w + 5, x] + g * weights[w + 6, x] + h * weights[w + 7, x]
            sums[x] = some
    for k in range(whole, count):
        a = inputs[at + k]
        if a != NOTHING:
            for x in range(width):
                sums[x] += a * weights[row + k, x]


# ==================================================================================================
# src/tempo/network/weights.py
# ==================================================================================================

"""The weights of a network: how large everything is, and laid out as `layers.py` wants them."""

Layer = tuple[np.ndarray, np.ndarray]  # float32[inputs, outputs], and float32[outputs] what the sums begin with


class NetworkShape(NamedTuple):
    """The size of everything."""

    rows: int  # of the board
    columns: int
    planes: int  # that the game puts in
    actions: int
    channels: tuple[int, ...] = (32, 32, 32, 32)  # of each convolution
    keeps: bool = True  # whether convolutions that give as many channels as they get are added to what they get
    policy_cells: int = 4  # numbers a cell of which the ratings are made
    value_cells: int = 4
    value_hidden: int = 32
    sees_last: bool = False  # whether it is shown which move was the last

    def layers(self) -> list[tuple[int, int, int, int]]:
        """As `Network.layers`."""
        found, first, last = [], 0, len(self.channels)
        given = (self.planes, *self.channels)
        for number, (rows, outputs) in enumerate(self.sizes()):
            inputs = given[number] if number < last else rows
            found.append((first, inputs, outputs, int(self.keeps and number < last and inputs == outputs)))
            first += rows
        return found

    def sizes(self) -> list[tuple[int, int]]:
        """Rows and outputs of each layer."""
        cells, last = self.rows * self.columns, self.channels[-1]
        before = (self.planes, *self.channels[:-1])
        convolutions = [(AROUND**2 * inputs, outputs) for inputs, outputs in zip(before, self.channels, strict=True)]
        return [
            *convolutions,
            (last, self.policy_cells),
            (cells * self.policy_cells, self.actions),
            (last, self.value_cells),
            (cells * self.value_cells, self.value_hidden),
            (self.value_hidden, 1),
        ]


def network_of(shape: NetworkShape, weights: Sequence[Layer]) -> Network:
    """Ready to be asked."""
    layers = shape.layers()
    weights = weights[: len(layers)]  # what else is learned beside, nobody asks for
    most = -(-max(outputs for _, _, outputs, _ in layers) // OUTPUTS_AT_ONCE) * OUTPUTS_AT_ONCE
    table = np.zeros((sum(rows.shape[0] for rows, _ in weights), most), np.float32)
    begins = np.zeros((len(layers), most), np.float32)
    for number, ((first, _, outputs, _), (rows, start)) in enumerate(zip(layers, weights, strict=True)):
        table[first : first + rows.shape[0], :outputs] = rows
        begins[number, :outputs] = start
    return new_network(table, begins, np.array(layers, np.int64), shape.rows, shape.columns)


# ==================================================================================================
# src/tempo/connectx/learned/sight.py
# ==================================================================================================

"""What a network is shown of ConnectX, and how large it is. Two planes: own stones, and the other's."""

ROWS, COLUMNS, IN_A_ROW = 6, 7, 4  # the board that was learned
SHAPE = NetworkShape(
    ROWS, COLUMNS, planes=2, actions=COLUMNS, channels=(32,) * 6, policy_cells=8, value_cells=8, value_hidden=64
)


@njit
def show_connectx(board, state, last, network):
    """Put in all stones; which was the last does not matter."""
    others = state[ALL] ^ state[MINE]
    for column in range(network.columns):
        for row in range(network.rows):
            cell = ONE << (np.uint64(column) * board.stride + np.uint64(network.rows - 1 - row))
            if state[MINE] & cell != ZERO:
                put_in(network, row, column, 0)
            elif others & cell != ZERO:
                put_in(network, row, column, 1)


# ==================================================================================================
# src/tempo/connectx/machine_code_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "3968c3c34e08583e2a0c6bbc", "checksum": "65a315688110e66814f48e39", "sources": []}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;9hqW#a#d`;DpR+Hn;S00#+4D>>isbdHs0=_%S5fe$wDU{h-
HK0}SghDc;E@q)sA>WFd2PDv<+HX6e;FPJ*Mf<qZE*6bpbawXz0caf0OT!p=QE_PWQiA532@R}p;=&~9Z*T!YlYS!*3(X+3mx@mA}(f;Bshn$APT0z%W$3
?~E0k$4FkcTA#k!0}_9+~joH)I=mbe4$KVipg71HFs45q~m3Q^aH<ZQ{~Q^n`QmYN{*BikQA&0XL0N4kCueti{J<=eZ0d^?3=MPSaD23s*8gV&N@bk4~Ok
8?H8Rhbn<65^EGFBB@P@6v}yg&U-
eYcM!AyC%3Bl)qk!Dmep%z0eb87W6X9(f^RX8ZajDPX?o8Hi_G;ju=6pw*YOS`_bLiZ@*mE;A!rG31oX&g@;RzJkJ#ydLzxOQ7UNGa*J+fR>|Dw%dY#=0)
V{G+Tou}_a`;c6G^<(81<Y$*7+pWEC$&Jv=lxmEwwy4MN|Hr9a`W2jPKcHptrM9+`a*pOgI;WL!z)^CDr>)w$Q=y<Xr@9tMNaSt~9H{u8QaHONxoHT_KWt
R{ULc8EnHQzu+KsH~h_Wa(eKQHQ!k1NnUf8dp8WpTyrNSb4MZdt>F}^~o;#&mYgnkH}4dk@U59sr_PF$eX1;XfQYi9l=zGA}XZ19$IR?VMsJV7>g;^3&c_
3$e<iW?Eu?2vbroi`!6VB*M%&Hml3H1eKKeI|SI%j#?FZ%+r7&Dx3)iAE3HP-f7)d7@=-
`$%@&M+fJ>Sno1eFB|9gx5>GTG^bn=fpCr!GwoKUN$BIpCo7%@h4%3ms6zcs0w;JzHHeG%Eo+LR&5tJ~eH%*c921?aDxMze6^9EAU)V=t63%(CX|ODX042
tPQ0@g85}1u1my;9q;VnsVc2e0Vvrc*MVOe}iBG373%!2O1L1dyu52Ez8NAxww!Ytviv3eJ~3}O2T`5LMZH1)u5m&5QbL5Oj5$K+^tvK0fN7dGGHhLr<qK
+Bx@84Z{B_h`nBNf{FpOj*icVMvvxiOqTucr4QH=h>Zlt~#(GJk^!!?rU3!d8j01<(syidm)r#3o0r<uL?;}9$i@S+WV^5F&how2=zyc=X$xcqE$e!f&}S
K0d0Qcs<c+LZ0L6ba1O&<N4mjZ1b-
mk7n}Paqb_&#HoYa80g#5Ih0`Ne6a5}Q=#zF<yp)BTwVdqgk4z_{e;P;8k$oe(91mHHL2yA?>Cs*joz)55kpaOV2}+?lfUhLLfTKJngrxs6`w-l-
lw3z-_j9!K&=~NG2*8ZNGMlyj9e)_Owk!^|yMa>LD}9y)USMM!ti2DE&Z&Nfd@-=o+P`6{05LB7EpqgM-CP)iQbQq*o%~!;OtAezw9Z^QObn2B@=p&XgcG
|LU2PO~bg_4m<hZ<FB*Ve$_>mp+b5)rdT*L+W+^r3=`#{Y7o3nh&knL60%|T^E*5TZz0CpEJQq@h^n?U9nl5O6lxJ_aYCCb=V8wa#<dSNQD3$2g>Onmz86
8MYc_1WtPiCNBTZOSg-hH(bU><-
|r>S1A*@2`KxZBNJ$g&s4>uL65aPC5@Neq2}AYnpTQA$m5}uF{}H?zKsg@RI}=NCX!uCO|rDL7f6CqRYs#z=%Mq%?2lxGVsS8ik!P*4iHhvnNpR{d$Wq_&
tv`I#7JIjbj{GK-
#3wuJzoVch+ukNmS^8JYc9QVCiP)@#5H9dsLJ{Q6NA}=JJ^DJXk?ijuD%EOnI0zy>6Ova6;?YfMv=#?m@w~6a5u$A;4U<`Z|y5~?Iq0hi%^xU<OzfZPM`A
?3nPAL7grCLZAcGdTclAxXZW%NSn;NU{o&p_s=I|3Go797g-PFXGfHi{M^udH<CLa^)1vEyLSDh3(D13wIhZP?=((-
}_b;f}7o)k~14EZUDEPCzGm)c*=GhY1L9N()#xYhvRdHSfS#0;T49}$8CSnv<eM9D-
epeM56}={u*80784d8*6CG6X%>EKGNSTAG{)I?~B2OaB)A5Y3U<4SZW`e^&y?dA~3+*Bqs(LZ0$g6H4c8}>z)?+Pj=VbggC{qz!?O9sSSSB?apMv7F`UKT
ace=yHib9f)S_jW&E<k5CqqqpDxX00?=DJE%7I|Bsb2hZS#gK8m)FmGdlxRNaRREQ%0yz<rp;uqHi5<j;T&`72{7*|^Ls8}ilo_LJfEA^^fu`<(PIpg|Sd
&7ucXApykLnJ6^<8x_itzI%PfgWl3)7lsy2mieqA>bCMvdW%pL;xCcs;@kNGtGp-
=+}yFA4s(Y9?&~HG}+E>Uu}pj;8P+K@eTqfZ6nB+h{W0+jZ+IVBTNQ0W6>sQPWAseuVm^{xtPIB=nkTRbyh`$Lmr5<R~b{THjuUY=o*!O!Ua+C+b75j;u|
3X(i3e~7M?lt?l6OJA9MkbbVyk1d9ecc`hqQ0zctP@HI)$~r}Bp$C3YF8x2_HC<!zHY;Kz%J=Ms_bV}fa9H?h`p6y8FIe|qmX`Oqy9=VkI=$&`(IeWhQ3*
LswhouIn8w6aYF%J$OYvRaz(=*P;UOq(=C`Bs#fA?&EC6sM5iXpGilfz)4D4cc{FCE3S)Js)T-y=uz7n!ZAa-Utw84AVc$;=a~$ICxSY`y;dmv5Gu1x>Wz
oXqz)BDy3zXKQ+d$Owb-4Jf08F-
a?K9E2b^Pm9l(e%tXDSSj8D>pWv~uHCj*hW9<aU1Xo@7M!nrjs%|O8*O>GZZP?VqMH7YVKv28Y3;EwNYWQh)NkphObfI2naC!=XxR+9_1mV^#C$Nt6|1sI
zffZ*r2y3G^zhleJ%K9kcq*2S2VgnLrsA^xE$<R*7Cq*Via|UxU$H<pe1%Te3_y&X|$UJt}p_3z1rU`)#*^!A%gCR8Z6PE}(MG0x#eRBNUM{#;YKR5yhbB
c9EM5Wd#)NW&X#5;odgmXgge_<{>i(68@5Hm~La8E+Gecq}Ni9k$poHDz~FX7&^lmH^^cK?V0XVo{Y#HDQ~!KW5&(=q(hymCK}o1&8EY|1+c9#{t@Bh_W*
f)^Mn@Uu)@VuDN5xS{+XcbB#S+K_Rf4Doosvgc5bW2p<~3&o1I|GM+|6pi(Z5rC8LuK0_`w|QcL2xxq_d?lyMv4UyFYde<^KV?SOWT4>Ua=Z~4gm%Rz_Vh
*9SVBe{oJ0~L2LwQO!`mkV6LRg44iBmP0NGIa?Il@$$~*HukPsD(%la%{^KPJL-
W&UriJlLOX+1f@U)tUL^_2zqLNAD%h=u_>houY#32<(bnpG=iHD+&*D0U0*P`Vs+vw3PsO9J%vw?1Rt{3W{z%CBl<xr6SCk7s93yz=&O#kFaNs7^CRM)JJ
`C8ydlb6ML3co5dQ`h%_xDzZmMUoT$L!0MU@>xz6SXh!V>j9Q0wBNpsb>`H?_b+20~#XutQTuono%lm(`=mXE*j7+LNW_s}rQwa6ir`@w@TOiV((w0cC4H
@D<WGY*%b4B8LcAf9j${C2~bnr04Ia>g!lOjA4iqDRqH-
`>f&VR&;Yf64bZtf!#ZI3ErVOXH5DYyx%3lErfU?Jn>Fz@yKlj_HEaC;vnUr`>Q@3`1fLt99$bcR>|($z_e$fj6Q|BL>x_2;NN`xm*zmU+;w^7)X+ut`zj
c6F~o0k^l^IFa(OE+kG}pp3_tgG48dGflq_Uf?TK<0VNXd3CNs(~<Zg^jL~Mihl^;C6jtr8~YO`)Of3{U6t6$>Bd6h_VYNriH=2Wh&%s@0ta5uFlhj=L}~
@-_aSS5TMr~0HI-}0%i8#FDx)jn>(_WzZB_wxIzMg_^=*rsO|j)g!5h?0C}3-
g?3#YeGm()MWl6W(S@gLI?69KmbP@7Qlb!Vtn4RH?zw?f*{{+VO>nh3O8ynXy8Nc^*Nq_u2k=Q90`x#zydHw8Y&2%%_B^rnUcDU-Bq$;KNYE;tCM0(?J0_
pWc-
Y0dxQ8{Xo{vh0}07~*CYLpQa4p<Lz?fw0cUVNj9oM8`Po53S!J9C+18gTp1q7GubPzyywnJR1;8DYpGRdO9+oQ3QC3!*oSF*funFk)d8J=_`u342ZLq-lp
dTsntv^L{F(4Lbib5hxO?a>Q?ndXsI@LCnAw7B{{b9rgY7U%98N8)5QPhS{eADH&*~?A7OcxOwj+3)#lC`M?;oiiBIq#Cp><$fmGjE(t9Nz?td%*&6ys9(
uM(ct@)ValBnJ?ie$+?L|p8JTO}83QUUp`irT7P6thfsg%mo={1ou4EouxP-wSMS=i5-Tv@P?Ms(+I_Xa{^P<UYKp$XtyOf|wp#h5#W$yiYP-
84XX<aewgTI=Y0xWC0+&}bQ+m9G=9O(p|2B`bK@#axUx=19FCzc^go*j+HMU3feFj^-89=;VY5v8rgo1+&f&2S0Q;c9s~GIh-
u9j__&@?)hu=tjIuN7?#v#ZOrC?YGkUB4|Vx>dKZVtp1wd8aNP}?)}ysdni|F2&BRppbWsL1XOz?D#H}mN&El>}QagLGD!depNp_*9wOC`Ej+!fcHn$xML
m6L)?<ekiJn<1*7@;~337$R5keVLlm>yprvC%@3!rbqz-}Ml+2PTtPFFf_Af*Esl`QR$fw+1Hb;y~RDg|;81NS2&=!NY5EzmYO-efO+3m4TrQA)!VK*-
EWCLmaIlMtv|Vx17f|VI~V_ogHIl^a8=9?u17xc`}p??*R1crFc7zl35%g;=Lj|;*`*$w-;@uusW0P6V;cZk2K9t%Ad5bnu_Te6q7-
F;TL$<h&dEAa6QLfR@%ZulB0Tq(f$O>58+s0)BDtZO<Y}IJA^e@9Z1oCyi_CWHhWgBRqewp$Hi7{fN4;qC?6ce{D5_Sk8WE8dy48c^BQ@oHJa}J090e+0R
8DhjL&oD+pQheKm=fzMOj_ww=}@Sl0jTYOVL|ZCu$T0ql}X~iwbL}qLVGcDEX~m7J&D0I)MoX8={$XS}foYTNZuf+0vN(0I+NlGRV&xa2)@Fu%Lr-PYtJD
w6?uCW=ZqaUC#GM#K85KVFm^Q-bgUv78WlceC(1!nllE3skq|eZ1U@7W3f?@$?=Jm3KUto!>qJ?j7YjL^9b^8&<$jf_=7vv<oA39;0!VP&mGpFXPvEB2E-
L>$j55F8b8<Lhae(f918CTC1cJ6;c(2-Ik;RkM-YP17eM~f8P0ATWdda{IO|~GHvxH|uB1MVcR>zr*;P4na=7n>EPXr$9EplpqbmF`2HE*6(Pq>wB8vvji
&zCw3;s`2B<I`H%)!qGZ9{~CN=ixfryHVA<cm%e|5W_@5Z4E+x1%T}Nw3k^oCO&IunetBu$bvl0!DLk#w*nr3F0htJbXrxE5Ez~P0RM69yGbx+#Zi;GX~b
fhVuqb1N;s7?#-ARg7o7J;cLqH`}Xlfu1{TI`f8@Mmre;{5g&BEE9mp0h30qZH@-
X~(?7Nf)DED#ikOl%gN28?JzU@@rSl>5eD~)2j@dUdG&Sfeim;%qLWqmlz~it4;ONeEE33W)F5Q5m4kjf6<?j;)o{C~P-4F3PnP}CH7-
fH;ouZl`|HKT|Gc1|-
yJ$PvhA+?fU2v12=?P7)a4~na9s60~jN}<vZmy@z1os07p++nRfV<?)!cnYJRZ#bJbC*!Tz#b5Z9e6H$g)`(&Ex%I(q%H`X(}0bks_zj!(|x>9=^~4VUQ?
OZJGWW)QFm2dakV?DaYIoDf=GQHL%mOWr{IWK&1NDbMGOZF%MS}Qai1rQxr}kRcKN%MGEqJ+l0Y!pl5x&Ut+TzpP>B@V=q~N6ouS0FXC4=rYJrKI<W^bTF
zd+EsXx=j*!sY22OQu<^|VLiTAE|6FdpcP=uIq<E=Fk=aPY$yNuj?lB{(|Wzpt?xsn<sAgnm~v3f^}sG)^dA>CT$F$mow9=5PY?`3N~p*~efF%_<p9^Cv&
XaOvbp{^4P0isFJ=mvs7qi1P`a0>3P5savC5=UXXJr=`qzH({ryo1O+4El9|$Kn5%Toqi%IbHwRVau8Y+s*7nWETu)bW84B4DLNRK4T}Wr_1IVAbxAIFfb
C{kEggyhtkBGYu??sboYJf?<qcL=xa8>e$@Fs>``9Rgvqu=E)@+NM3?o%?AR|M}*@8Ih^yw)6U)T+>VR;##<*O~|v_buuItjjeCs*KLJ%~&cXc!>Ux6dGI
iO*{J+4U%9wKD8<tv&K3Q#~R`T6-kN=Bi9{^~o|6?LH)xd3zz)M+Pd`brGgM42Pw{D|%;L`p(T?ks_+ToAB*z{c%-
4Ta5o5UYJ}=CausZJIi?d8E$X=L?8+fOQH*SI1Gf><vX<7sl_%yj8lHcQfCcNh)ced-O*#jeZX89vU6-
0L2fv@CcYi;PE~t|Uig_rWt99b$GIej<)Z=|z5z5S`i1<g-;w&(1e17N5V;h?q8d$qm;{&7h_X2!c%eUuEOA{&GD!>t-
wrB3WS6R$^(M6w&qs!4UE}N0Dek-Tm?aqovbAUd-l0$e9mm}3wsnNK?_^N&j9OVC@#r0l<BGQrua@d)i2_?4qd4&vm|9-
y(<>~i5o&?ZfCjaW>+~u8gQo+BnBF6GwKfE)OWj4e*O;cRS1b$?!otei+t7bJF4)`CvhfFPEC)i}?Svor;~~7;Q{0^+w;UGO*P<su_DNasgNmb^!zCqPhc
c#koJb>$e<ecfKkXOzW#%1b6@29^xGk4?tw@S}J9^{0olF_96jsUCy)Js}RR@0a=-
~e3lAZ&;n41{|R_Z0!bg~{vs1;8I{PMy$=8l+zNE~>CGs7S$E3r>{s;&N)*YDC5FvdsaPJt0;hO<2!iBeHwc1%e8AxfzTOvpBLXoB0S?`jX-
tpDc`ltS_#rfM^709J^-rf>C~-UPXp%}TIG_D4fffLb{h#`n>w0000000G%4_`CrCGTb<<r~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Voh?8eIS_;DqL7FP%ztu&qF2F7~H+u^XY&mZsFx{5aZCs(8Vg*FkTqT&bIg)+?{}tB-SFt<tNfjv4h&mSCnbMeg
-`lHd<Tfnn~i&oq@+`~0=PEt($KswUooMwTFV<g#p;D3hA>U>$sIc!XAj3Ev}Xv$mcSBN4BTm>xy57x?X@jss0HytqIgsO03rCacyYi<}87(Z8Ckx+#X2q
P-K6pG$-0dcSuZHiCA-e-*V2`j6;HkhIZ_5p)Y#x<zXkq}O#EVQY2#8=Lb)*H*vTIfKxb_-tp_>>uS8iA^y%u0K3G(E~2?Hgm#6z+_jFH~$(44!zg~YdRU
`j@w~BTVN6dlcI6F;$u7bx87x8;Ohf<rmUl#><%KmVQEE$K;Fe_Jcgza>Jj#>NTu398qXkP1CAW`T}ey-7n_~nDH8>iz*Q-
Mp94FGp<^>1%{Kd+rdB?Z;0Yf?v>i?mlH2Z5cHi)tE!kt=M?Hnu&vdu$u!+Ll4sr4J$x9sN<8}D5xRW}9WN4=AHwE`+k^KwTOS9ZL5kkuL$dcLJ`eWyvDs
eXMFs&acF108i8lP;Y4LUzeGvLP=78sZCXJvh%X238TyWJHDZ3yf2U5_HPUe<t$uCGzeRkp4PY-zZ{p~-
bFyf5sNz0q&md6`HI;u)zv&;zemkn*Srh$NKoSG8jtqqT@=9Xlf2WZGCjtfE6AWY49~ZL2QxbbUqV=RPj&;39$?V?b<#$PqlM>#w%3+3|j^!U0rp{hd$DH
ginYC(Kd5qRlo~WATMUdC_3Ay^a^$Q;l(ZHTC$WkPC#owh?V}Mbt@QE~_;P29EJdFMw6ea4Y{Fdfu{^W37w{9sFq7>gm^o_xVl_Ay;RJ{SxJsUbw*zejWK
(qLNBd-8L0uu<nkv0iyW*TgfDGP5e*~p^=lOF{|>uS?@6>fDm0K^yp5iv~Q?c{W(l@umad+<Mo|%$j45I+9W3kC4j-
dkXIVw>ELeu>a#<xjAIjq>mUEC&9-
Pf*=co1DA>|vbi`G9;!D;}_)o0t(S*HBTi}wy9r07gZp>H5VTUP#)OZlQ_56FZy<T?L5C)ne@|++Lw#P;Y<{xF{5g%BjGpb8TYO6kU;wMjSjSkO@XBK_Yd
W@8$K%cMu^9V*pDS7ZwY4$xxI%gsyjp5K1`6;+sotlzfonr7>sz-Q$%qDHMUt~trO*@(Pb3>;hmUgp_drjO%H<*~ft^O(~KA5H8-
N0ExVe}|Ug*Ld*PRxiQmq(_j`-=WUX)vgs2YbpnAK<@k`%Y#TRHK@$>>=W4{3q-lp{df*o-
8Mg*Zokd?1q5XkjqTliT5NSXht$2xR6cyC*=LXpiW)i+VhKx`O%AAHy!xNspJ3_()aB!*Pdk#bjGuYXFk|6zXHmt@wWW_kSG%vaL4TP2|yV&kPG>0@3(1H
+Wi2WF8L8Lqd=xTg%bEr9h@FZ#w$e*g_k_XN+rf2T4H(>a#@%90glXZ!7^NxQPQcs?i>qW?qCuCE;N0K*51$bWjkBEgXTb;4Naf|+>3YV*Qd&%@vCKQWjt
Uf8|RC}`#|F0h-eln7x#{14k>kOTuHGAkzMD({%D#Oq-
=N)Fz+C2U)YLD9c}}fehu^*r5$>sZ+^&{FwQ!xfvdn<`+A0Fd;?)j>{DekaagOX1J5i1<5ceELnWN!>JA250`D&#YgKrnnJ<<}5oR4XBDp<1z_!yZ7)yft
?yrq@rF<M~`J{SR8H7F1uZ+dHgFykRrTET0X6Q9w=RgcA_}C89bZ<;6*VzWEzxkd|@nmZquwIG;;?^I+@Mx@OBSINu9p3)V%r-
S7`1(e?#mb8yumFf9jj}p)+4Kk;xSBsD7ZTk{<x#OAMe1u5wIM+#zdVI5L2}M#9W&`iHp_HFfuxlcsp2?zH(OyK((JQQfCY7*N7bN@4tU_C)#2)IwUrVRN
qL#}EPRjU*b0{4|8cc1sDGn7-ssNlQ_zPZG~z$|3`MpMkY)Fzw_U$si&&U}2`?mn>=^-
C)nhYx0u$2y!p%9I=;<%thQH|t^YKnuS7l~hkkYnO`sKJH!QO}C>arTBd<JR5_JViFY!Fgxg{Be_HvzrTrc84kn6n5vAYCH@mTF@ZKxLj%ho_$JF(i2F2U
TZ(Sg7gk%lV$eU2w$VKOb-ai`$RM+;MRHftC~HnSzX$w?lY7TCfXA?#pBt6M0bH7R_Psx<Jd?JI5Kd?;A*Y&*5<Na0RV;*akwF7FIV_VS^9UAEg8vQFN+_
T;cXk-k5X6hTBufmR=~w*b=dY#)OeHeOlMFn+~cfs*XY`k~Wp(>1z%h3z&0iLlS`hH(QfQp|WJt-
(r)$ePpj~xdij^5hUX67CBHMj6DIEblJdYuwhzsZ1@s*(A2-
GRjqM0P!o|+$9iB=^PGk_A5z4b;oJSc!U$WD``x{oeWlxQ4<gGdCU$W^iAU*#)2E?4g_uucDE}_A$bv0*XPU~2XKQV9NQnrO0uY*`@)$3WuRVK);vxZWRJ
;uzVI{VC9X8O=p`C9CQ?m`}pO+7Hza!RBrZHLGEW<fu)-
b*qc=l+PYP#MIkMmPaPW!{LIITuZRY?EQb8&1Zo%%Z#uthSLdCz@(Hb$a;I3Wvb|5XFeyadCbk-
t0tOWv_&tug@N)ei=6633ZV9k_gVLo>1z8b}heOXT$#OMr5yL&Dl2eb$8-
6|A@OQmzoEe{@~eFBu6qob}>5uNkp`slxQtRnsUpT6X1+Z%<uFu}cCfuF**HLQtfzWfnaUs&n4^t>PedA7*es$1RyyEE1jWi<9i3sqBZoVRsVD2!JswTEF
^lS}MYo;3sz9g=f-4g%ARWK0wX#1&dI-xL8!ftGDxTK!lZ4VjZ7Z)|D#EM+WluSd$76{`;ZH&(>`;dsexE7N01&8Z5Si+g%1FTEqI^tC<UTvY8P*vlw=k5
oe_|tdZwhOx7O~KBbzc;n>f&Xkf3zdi_i}hI2sSo5AGj+v)BWM`t&O4$|h7;`zR>dpLA4yy`h(^2!dy61~{8Wjw4D=b;OB3dzwVuNp-FBvCMz0yGDUKFw;
+;DGEw6~QoaoNQuGju2g3m9BvOl$?7WoUU4xk1&lDxZV}IuKdhf;d|6J2e^r&_bZ}`r522#cq$m(z^|n5T!KIt#`O!>J+9Uabw{Q7JdP(XtxBt2ZmWe`$$
QM?ePX}E>FH#AX4@rD9ZX#Pr8ki)4)Aew>Ji^ziW|&L{`CQsXlR5^a{cxKZpqYy%3TB(b--1CI}bT~Q)!zYxA+98|0yWgsSV)UQfy@N84I7q+99%78xVDY
+TY8h5OqCAio-=N(vwmxd~;X}XVi(;;i0<u0<SD*g~w#AdP6@Kv5$;B;>Bx#mJYv6^-7v7uTWfzR_xa_mD7PMzG>ntw*ipR1x7-
G9nc2Q#NMN%m&5{P@v1X6=q6Xu<y*6hIXpB6++e12KABk|S4ppm%AEx53^<^+16L`yhzQo+N>hz(mpq8FvzowOFU7d!w~-
CcWDBg+6%#Zb&;!PAP0EOvq#E9ko4z-
k4W^i(lzP?MT!scj+rssvM>BHq;oS#p#C_$JDSH&y)wb~%=y|M;w=X39zJI+zeQH!XZOn<$^XM5wl0pV3Pin)MF!)S5P;IgA<@el3z<&lmQz{@=pLlQGjT
5=zJ<$?Ja~ge(A>i84j~88~HFGaVcD(}xr3y<gH)}zjq+6Fze0n#c;cigsQUaYssHU{c;AsGJu9JvI1V#`3&11~NO*ON^-
*Ulr!SEs1RUg>dZ65xiW~}u)>qCFe6hbbOc?#TAh#`Njsa;WI7lyyyPfc1zLJJq3UN_h=y$U*yKs3z)!q>7@Z?=q(2!AU%J?d29DFC_ubynAc;yyT(dIWs
-B%ztIlq+TNW09(qiy$5I<Cyf5%?xkF_5)hL<<p?&T<!SJxb?0juxd|0xOPxH-hKJ{?(rZSEBZy=xrNni@3fltQ=!d5ek#s6^8d8uk!G?ZtGnHrOH02)=G
OA7sH2Y4<#TwMK-6yz>m4G#ti%SG+n~dbxBk`X>VM^8<obbHzLik5Z5(26tRN5A=n5f`TXJ~&J}52IMTBlNtxBA^sW3%RRPGm+Aoj>^j&jQH-hWy2wyoA$
@4eT$^=(kLG>OLgP8G_K6Pdj{(r^zO31Fa%wEdA~*`c&4wSC(D;NOvjZ7GFRVi4I@*v;h@&0(=n_DAiIly!vG`^=opPlO6V?n0_|xNLi-
?3&c?9)JhpJVw2=IlFx?dLcIg102jR>-
CWztZMVQlvMWlIm&oF0<f!4g_wfZwdwLP@hp7JF`>wezkTrnmBW4s@MF8b!n_+~PXjchb~3VUGS^~GNFkoLnN^;;M151+2$nc3K=4ea#IBeRJ*dhXe8QOo
@4L6!4}N{UB|LcjrsD9LIhpB1ShM4A`?B~>P6lu%JF3?zD^fMVCHIynh|P}G4cr-JM1?qn{vYh;a=nLQ-~*>_fc?3@BD{-YPQVBHnBS)rB4U-
MQi#mIwO%^-9h&Ayc&w$k>a=S9wfb&A;NAR{&>mj+J!h1N33KGs{<`A~xhE-3DHo7o{WJ>58K|)Rhv=b=kr*{*^teaC2Be=;b7kn2@mQ?kQyObY`tx-Uzn
Vw02_q7A=TA*tNawziXEA?TJs3-
l<KX&(r;m0V^V`oK1oWy%Byg|@C5fUj6ta09i3S#DoJRItRr{l{I$)4=i1~g!DDVCB0VRf%CY5c${*AuuJw?hPvV=Zd+jrp5N~@ibc4qNs{z#8#8-
Dg;7Y4$J0VEA`x954)(`o&xiSZS|8uq~fMzn4prgtuIKW#7RhE3(1G{*XB?U?jMdMMY!_zgGC7B9CjGO?P)0(=>Ju4rSib-yrWM^Yfbr@K`SL+ORchfu0m
wIhp3D%U;ht`{HF#FKQ&W`ptmP|XKz00BAj7+Q9N3+k6!lKvY3wWLg>OEfH2F`iA?7d9kyw-t-
<9C^pm#qMo;Cm8r#i01pAbZkqOae4p)&H_`1im1M~A*2rZMBMakS565Yw&*gJGx4-
0cabNFEHxA4hEn%@5pFC!W0vlLns>D1w^`S%>j;Nw?XM%*s0pl#SyT#yDtowgRHbW)^6|7>uX?8?=im?tm)~gS5=h*Vy}}mt0lsBS5A`Xjh@@DDh-
6n63vLA6kXZ;35)Na#7QNr$Vu=4Z$=9+YN5nO=SCb<qX<Ak`<^pCd!2zrd=(=k;uoMHb4wenhph=-}%_lv>kc|K6-
)y(Z(RMx9555BoNUwIug;QJ3XWQmbwbJu0F8CT+jjoo-eFfQaKp^{6vZ$A2)@^Je6=)~qF9a#-
tC2;2ymr*Ql6?X(H^CeS`%{|sdiHWZbD%_P5935Dz!|I@1BTs5g@REVpr<1k#_@~lty8}~zW(@&`qApG6KjZrK;yP<VznM1a`<{t&5nQQ**lRz$e5u$$P{
GSoI*{7W=+;#Y8pE}uE5yJs>g^&EegeDmo%H?8`OLrPFU^;hjO8{)2`hzvGgTx)+D3y=I0D<QnAAw#WiBLdwj)%S_J}_uil#DA|Tk5y)U(TzidQVxW&leI
l_V@Nvcl$>8O)f9E!%y7-wbXfJA_8LvJ=vaB6@IP7>T@RcmF~_~3ctOD9);nwXR=j12JdO%%8-BYdK%0XAMUTtUjpQx(BJbupGm&OXXc|Ng^c8~<!5-
L!^dUcTLWL6P!zBW&}_`m6A@9k7fA`GJEG>Z`nJ?2vl;q@g)a4qcazY`~Q}@}eIVru;Kt3Kug1p6}eWr^B4j8=Zp4uVyX$`=%dR?Ac7|)_=dEnJ!#Lpn-m
w6dqFyo@hBuS!pQ>09ow4Z}>;I2~l)%l~=$ZqGl*_bTrRwBMp<?=kw1mG~2$<S2AmJDv)Dn@sFQ)*(rsdAd<?g2Mb6OH@AaKhKr{;(d`<0=o<s5@PSA`A9
WuGKtcmDOP>6M!`0>RmMLpA0msqr+b0cqrf-bJoU+_(${t6Xw6|Wz$^Vm|Iaw9!d-%epeM^bTXsNF)t~0&Fy1saNrm$et#Ve}O;zfa{+iW5Rgsl$uotI-
2L$rUq28fFem6THrF3LM+Wd}6PYxgn0P?$or{ia)Hs8Fve`e&Rj*nlysyZ0{bDnCU@o%2AU$Rw#?vZq5i)V35npLF_L*r5p@P_5%0s)ffY)FHr3L86T=GY
J0nmCjr^&316yn7$MNxzNVTH^yk_UOWEuX3rG-@JnwZIGUbvv$`lgm#2Wdq}czn%S9dBDR4I(Ux;VVEPCxM4n5f-n45IgC@-
K(wXqpj&&s9kWDo@P_Jp8J!j><*ohB_F2!+Ym4l`+r<&D20flzIkjE4{&W1@78ll(KEwQi0G2`AgvVrrIcf$XS|c!AR!=)2ue*_h4!5>g@)j30~NCTJ&&F
rrQ+wfs4uJeQ*yN~lY{&mo52LoVFICT|sq5yOFYb{crIV)(3ls3f`;@t(4aj52MnnZ}$t^Y6UQ()^E6<0=xG7sNvbwjd@soJ#tQDY}4cTq+iz`q&maZ8Mh
<>fCX+j-
!$}2g*c}7KjRlz7wPVP?!Ox+UWttlIh4QvO)XzXF>19hMQ45Zdki=^HthkH68TzQxXFS<I!+=J0R$q{6`>P1uYdVV=(7`0~kY3G>Q0B5|rM{xcPb1Qv@5d
ZQL{w_-dK<5|PX7TY3NZf61hO^eGO&{Jr2H)e=Bt)nU7N+4m+s{L9#706Qo_=mZ{(?o}-
N0WR(N2}?c;?3F=Ai9lg(P&BF6N;jzI(jKhqV`hX4wJ=*AKzY{Sv9|fbbu(DALrh@QpdvsQu=d>n-
jbG%*VOZBdy)1^VYD<ZVToq=U}l=BRoP`ekeJ6owbOB^Nf52w*6;8KUZAP%TxFhs&yDtgQ4Z8Jj1y?Wjak;|l<hUeS(Vs0#3ve$Po~qn{Zv+d^g62Ti*tE
0?Wm9Ea}9P5u2!6Aq$38~o@iUYZ`IatUdcL9$4?>saai1-
!evwKTy1G8=ph174&WHzGFI;EO?u7_!ZLd2$y7=AhVz%i%)ZVb+{6^ewf!)35IX64%T$|?%PV-
U*$wZ5(O?IY^#9C@5^1!AJM?X<c;nxjfObvE%|mfHirFAOTNnaUwCT>u?c(5E<9=hHQ;Azl-
U^{FCKveyVpR$W(YZyGXrI{vEo$J7!~A=UEJbxYxwyuXgQqO?t79OFuD<WLW}#QURq{K3ppOIUh!iqT@`WSOVAi0`pAE#In4e)NV@KEpIH)oe1?n%TY`6i
{n}L>G`m_P}l+1p65+0iOjxJKn8&(`F^~2$h28HdC8#c*6YZuLnwK>YIing%&*koP>EsWo&w*ak;U*b^)#Hfb3r|h>}Nl5VpR}1V%jOviH8g&AiJzCr7lV
`2z8rT{#bt(WsN;!47y~<uAB{Y`=N1OytrBDdu0E9BNJ~8k7&7DgVN0*1%p>h89$y2z8?;r^(EsLLoVfU#uWaCI>Aqp1qzE`G=__UQ-
E><%u^#C3ooS=V*C|n1SwR9SbCvH=Nnxod^H4mORk;kYAN)*_h`jQo|ABUbRF0MSX&U)tUi(mnVkTLD`U6Yxg9!KKlh;ePUr0^<3)3ZL;!Vkljw`DNXk~o
r*F~S#MX>SW37Lo(}mA{qzDq1e0&q~qui>0C=Bby?w`U2!l{hK~1?&bSKePU`IbHtuG+utHvayr7owEtu5TmXEs7%`*RU$8LcDTWB&*(8iZ*_%E!JQ}7C&
8jCE_0CN1$cY53>ybH}P=8AX+|8IKKwe8c@45&)D0BjOS3DcwQYIBvFjFLn=COg7E<9o;P@QgI4vygoKm&=IOL|x(jiBV%*KcmWuO9J)&;c2<Gb5ZH3Zb1
1R@qt1F?hz);9cd7cp3x!W2WV42J2-%Aa0QCcgDgol$Y#xgcK)B%G)z}z6g4K&dIiI$-TsjC|PPSb>;s(-i-
@3(9J#f#g5tx)i_Pr8+u%CnVM?1>jIjzu0J!jg_yIN1A}6zYutuWY*w<-
vAo9L7kd`5^z_il1s7{ZJ;i=@w|D781E?e*_ez%w7gTxe$xc5drYB;Eae8};(Wq2UvlaIfYei44^B}iiz@VV6Nv;5fF@7M6w2_hOD-MnSynjs^E%I#>0d{
L4AOugvesW>Y8X)=(rw!A|{Uo7%Kf;sFe%dX}9rJ_jRAm>mJXH27kRkn-
7GU3LkesQlE#<G+td#tjk@LHU@lu^>OB+)X%iac)5>h)ZBD?F|vs@VO)$N8cvQ5`?h)Sgk#V@Sx>K>W5i)#1xrF6<&%nqtH=F7ig@JR|Oq;Ra~<odgC;IB
$dcFG<y4TeZ8(C^2sei5>$bw3D)rS^81bdN@ZV*e`ve?7K4J>I@)W1{Jg*~EjX5K}(6x$GDav<XypI}=WkgBAcO-
%PrCGmvNWVU{Y)D!;m8K~%b&M(3JR%pw$NC|b(S2i=h>lUAS!+=Jy(w_?Z9HizgSt`erY#lv{EI5NKExi(b2BVF?r`_KH;Zs+YapBrrak#@O)7<d?VZ7{L
uoZaC4=C1jp(}e7pnJ|UYo4dX@2UA`dS1dF^BJmRC!Ia(~o$18em5AUfu>D$-
lX~XGCqconfn*ia&^`3T{(JLJ3^%hbYfV34fCX8M$E7`djoYE$ymn5FrPn#yI~{5Qu;R^Ns&qtg0R;GND=c5WAj01tfBz68R?Izc(F!O|wUe>Z@W%u_on$
Up(FFZTc3P=+@ng0w0=<`%*I<X>7#oejD`Fv9dIqG5Blr_}IpgC!>Tsr+skQsRFlE`hAh1exkQX3pjL7Z}VNL7th2$A1iT9L#^OjF}DLuPsB@;t4#~NG-
>IbTX?3pG@5Ob}m)UvgfYB_z_cWgkcns`QP9;q;%iSlk{l8sKkI6Cnu7pjyuS(!1OHP2z(s4}J*WME**E;8H#UK#u2rgY-
s%nS5BMiuBM5Pgk1{cECW)L#m!Y^t69Z$h0Mal~R|43nhi78aWE8R0IEv2F-
4$X@0T$J1&LDT%=^O_m7pS?XkmrtV6Gg{hkxk`WffOY7=TCa2>WTKDB2m;9veO7EuNz2TR#hUy8k2so|Z6JsBW1+adw2u-+EfoA{-
H_sEgs`k?>ErubfF@;Uq>PqXr^s;8c>6c|~ib^+6!13+~;r>u=$s3>k)-AD#>K*nZ@O1C-
3{BZBKq<TXr~pL*Q;3xm1Je)AA^+1kQk=}<j>qU*MFK3TK~Z-yvJhSiLT_9m0Dv-KApLC#N?;U!P}Dxa^dZkDXf4^Zs<@+{yb+BHl525gr`HT(VXyFb5_2
9mB%yx9w5WNeA9tEHK%^CpA}e~=hicdg@2(?-hcT_947Rl^HipXct|k$#dtmfnuN-Q>byUWG@-
F%8IEL7M#8|&5v25=AQs+u|)x3oX%?ar=?GFV2KO$v4dm61ICEJgDMyQ2)e0uq7#_|<=ODM_g9}e3~p(Do@4(-
Fo(c2P$UUfb!!03&1!*3U5QLOsY={%19P;y%x`g;^i=i;UB@d>XXG!X=D{%naWKhXv|MzT>UUfv1)VURhQz1p4?%Cs26p?UUZPI~H6RvG`S^)=UkD{#x`r
`mS)7?`VX*<sO#4)(X0;A%-|5W;axas!9whKy&^jdH{0Zm#{jhkmYWR}+w5F7VsFjK6KauQ?3+(#~<qnWZ7RVzp*rKo-
(O;iS2&fA=0M&;qKZ!k?tP=58s#DJ;;Y)=49<lkP0o!l0KO&nJk61O8xx1U(Ch8{)?+8UP)>`zQK>W#*#!;eX9@w=2iWo^yjp+3_&r&@jG%v#m^)sm+fmE
vi<No6LQLxtwk<mg8rfgJ=k17E$RY>+pUEdDs_JxdyxgJzfZ(?{z?(ow=1lre(h6<VfJC{bZn%RYXHYK?=(<9k_i%3o*bkhnN7hWI_YkT#$7MSou7f3>~Y
yEcC^oc`2}M3Be%Iu!X)xdDg4UZ^w*@y{|4L(2jRYcEy%#jw|{<1GIqmLR=8i<%5wG+3$5@0uxttcHR75sA_60-hD!FvNK_k5x-
X5MtFA$`W&ZYZuk?%Ft_3-Z~@uK-
+Cx%4G`4`MNxn<<%i<eqds^`IoSu>>tMV>>7;K274@+6Tq&D)c=5{)hZ{uvuS;1uoU!MZ=Ib67Gz4>~Dv((+zq%AvRpJWcK+a3e@=nPj^3xxn@p1cs9V$H
kf24Yxq9!%jYIY<oZcR)aC&!}Km3QQ56YrSHGz_`tCEKKUjr`d)E+6mzKoSjUfO!(puSdBhRVlGi9j99s%Msn%%)6B3WT`=s|LQsV$*g!90T$UI*=lf`5!
jGjN9W!z`ImpetMfa56+GMHF~7y}(gON9K0qEfwx6-%cYLc321}n9E$~ACJ|VK8wG4jsy7oHljO`I*Z?>X|SJ<2d&fT@@1<O&~CF5&K3jM-
O4shg_5$j#AheeNgbnrxa)*!T{-=&pRzLsD4<uJE3L|RJ}&wJ%m>yT#qHbfaum%v!ob+|#7reynFft!G-
Vy*5(QfTP|13%q@&;aS|FFu?YP<6FIk)U1__};bTvv|uP{9cP4FK&$9C$+C{w`=_UGhR|RGZ4u@#X{J%I%xdL^aT73u<Z`TiX?*ES<W?p5vkP;I)+|?MZ2
E`ENdp`5O6#eWB-Z?;jPp1gL;tM9EhN6>qHf^%*$P)h>2=tczAQACu3SeX)n3Nh{RncR7K_x@3-
PL8u(|1>gkdO2+P7ibjY9ZADqA(fr~mB?*Wl8PC9?Ht~d{C9s5mwS(P-
{0M^+x$`mIPq3Vc88f+1JpYcO8GpFF@SWz5$yHL!dgm#|@>U~_N)S`8&{;(6_OoX_Yx%4KdY7e$y088h1T@~kbyDu@KJ5K7hvNlF{>Hfp0DVvX<QZUGEd$
vy(8dNvNdh~58AF2CzuNs+PF=>7T)tvI29>+5_lBP3n;^KSl>`>rC%(J|lK@Anb>UU<D5b-luoEM=6LXk)|xQ^iNZa?b#SNJM^-
i#}=y1`b+!!vqOfW?<m|8S2fkY^b*t%<*C?Fo0UpNp(llIa7(A>;Pm5`_am$Di_Ru^NnrnOB)W`0;}Z^;V8sEw)7bxHaZeoEPuG7P9LF8$Jr(IeP38O4uq
6h)Yh$8sOqzezpu1lCn6BH5-l;IoP^Quq$|0ms;O5F%2rLeML%mK#XP>7~5f36INDadq0q)pO8BQGSK=CqK<$SAc(3Dr-keHY;WsG{;laXQeESy`4I_#gX
iCOI6+=IjETYA#8*Pku++ilBbDE}V>%EB(t!nL7sTn#b>N=@bvSf2hkg;IkQ34WG`ox2G@vaWY7K0(X&-pumF8#qx*}b-PwUPA$Q$LdB%1!#Cvw7=-
i8p(X}|mkyC0OKqfWi(Mh;GQA9)rGWEVFf7G&h&6UJX5+$PJaHrTThTt)7k+ci7td)^2trYHP0V^a{6%Zh9>aE-
WjZX~lFc#)~1P4BNP1F#qD>fKDOe9q265Fj^q;#7CeXOZI}es^mCv|51vUT9KjI|Ir99ah-N4p)p*KwH*{)pBA-UypMDR^v*^Pt;Rw+u9zSp=UlLgM`-
QX0msdGLxX1k6WtHtA>GQMPd><UgEFHHRjXn@jvNgW{+(q*t@}Cp=C-|o0)WEGUH_gFh^hYTi6^uc5U?3Lf#yAHE!}~1EvV-MFu~^shryaOJOPK$*(A3Ou
UG0acFaP(xTLH)H+Kl#?|5RPd{jzq&YY96}eg4a{`|TirDTVQ%mG!0Ls~oi>u)lX!X{K4<P%-
H$1YJ#khcFaNM3}povr?a01U53f)nd6cui+^CP}9e|fPCstzcT@iM%!;ccmRrx&-
o#$i72*7j8s+eES44Id?d9ZP7?zU;GhDr<b@HQ5?WBN_jQGD~*~fznwh0J_Q>fu$z$%9Z%97+>%y=vqQ+V4i(aA9@rMZa_Z6dj4j1Wl4;!iJ^P*Y$SUC@X
>r3D4ljd6_v%K?i#_;_slcbo<0Cr{JgVyPfr>CGszY(9h!Ghz>xb(W$j3<aDHo=%|xeps9Q6z;5}pQM|%$N?Rp<g5nPE*4vYhG+m!bP*NLy`?Oi5mOOCI{
Ona*4vRZRuN1Nn=mx1XK765TqJy#6Ztoc&fWCO2;Rzy$YKG@4v0Xg4<{Vqj2sT7kLEfjmnW^PK!k8$|SrvtUzl_}HGAzw~VL!<*J;Wdiot<LR~fgEEoXmT
%B9`(C~Js6dQx&??~b9LaS1l_lXIAXexKuL~2G`*;ztg&V^+*M_uJLQR!>nGfo{U|~G<^YXIDjc*aSV0%qZSo@4wnCl1gRNC#2$0iw8|tW#M_+54@rgY4M
RB?IHj$!%dag~;?xh#fTm~W(vzCRmHRa#KHlW&-!i7kVc^ni=-
FHjT>ZcF_3{?C(I=N|4Vu64UdC3JE{UH>##7pCIktB3bd8lPh7BcHbSKMpbK(=gh<G9nH-
f9lf@V_z5^_TG^O$3^$r>LPAfEZ`k|2d^yG+8Fpsd!s)1HVt|S$_UkjsXpTx*Ar`+a`h`5LEda!BCm}w+c|FC`jlK^I>-
1hXbG;^e$KWs%RWQ7FuBxK>7A~CA<0@LNtfiCU$mb7hNVa2Eq6QI&ubX&r7I*vP>&IVURU|I}K_V<Oo#-5R@*3txZ4F)4n5jC2AcRW%jr-
#TrX~YeUa571xYPJN=)3lbi&rC@44tORFFpo{m+F<XhyBnUNx-6G_Ez#Xi#^Rf3M6OG%NDXKAF#Zcl5qBp&-
E`U1}QvShC><cjEz{@m5SY)***ebd~_r17A;({Vz{)9jY|sf`}kUa`%oHPtW>KFbHEuK6`8RDNXAa?zR?;+XI8ma1;pR41j(N4iaqJ#`%N1M)*f3PTwP7+
dbSe1Ttg3bH6r0Tl_-
o}LBfhWHWEpR|JtiBMgX6BYQTmYdlU?$&}W1_>J)WwL5CQ9b&}E0)qAFs$e%Vf>D59d)w=AnKoPPU50zyIKVAi+)hm48i5J8eQ<2-
FdBf){y!1G)>u_Apr(36V@}**`{ebH1S;+E2B}P0_yvUY_JNKaHOt0vX&wx8A){X3C1&QK=xz8FTx#}D@(zRT#7oD{N9^nW{kHefhxqb?u7|pMKI){(XBI
zT%7}BaSC+nW_7Tc?Qh}<#{CfV#P5zQ_0ho^KcnSJSgxk2vzx(tCOZx~UWYkbFIQ%!^V!y=Xhx%Jw;;e`>8r6k6)k%i0IXwVOwmt0Mp$pMFenSk)Fb?)X|
39M6EUL(4J=!41F}o=3$_@{CTKplp5GfiwwbZL5h(m-5nWl3ncCRV24bB6MDIwrMD2J?qJ&4J-
7V&kL@KLbsB!?O{V|R(PLzY$B97{$aV|NzwbxLJTfe^{6OdlHlmfOR$^?o}tN7p3`ODbY&nYJY7ad?ZfJ>hK*xv}Dw}kiLOV-Yfw<8*5)4gmLMajF|Uudr
;7q=JKvk5ZuQ=_U8QlBi1qXS%S2BeJ3htC2<&INVN0T=}(e4SL2+zq}CCG6a*4m9qs7LpnN(fK?@0#;R>7PwkpmXQt8+wq^IH+imdXWxDOy_;b2taY!TcE
CV0VZR<e&D>;se9oFc+Mj?<R(e~rQDgANW>rL10E2#HtagYEFMoFlZ!{W38<tft68tYRc8JqC*Y^|_ZJQ;EvM0*Hp<E1IESe|f6cfiIju|8qj@GxIyGzT-
&(t{m4WG%&5S+RQX_O^i!aa;x9}V0B+`JK)WVLUDCECb1ZW&Z!)|Z+3VEIhJ{;<?F??IcdhG3T?n?NS_R{DoQ;iO!bWE<MRRdOK%r&IU2zcdpiQxyp>QH~
dQtz0%X{~d3q5V&FGb#X2_=Mrw*!5oS0FRAUbBY!J~ZG<pnKdx+iT1KF+{3Lwd&(deWx;%gRyJ{K(+Kivk58X-
(5pm<4v%3wMDoS%vv_|eM0c#Ky#FldYaVtRV_?H-Lsh6)BAH!-3DaGt<3#ai^y=GjsWqed2cqkYb;-3F<-
If{!g$F>dfs70GsCr^*(7(eL1L$@w_T)R1Hf~Z%ahTaNB2MG99tCOXy2k~~uBkYhB48K!R<putUGhU7mYk(A6rFc}m%ZV*a`R+6pI6t|%(yE&gWdt~GxlH
=y18y3n4LzQ7#|4ak@L-h{*2ygu~4gj)|`Og4>Ee`><ou=68F~cxgn&celuDq)@7^qe<2Rs$BE%4;br%I%HS*UNtAO*N;ULeB-
~dyuI@>UK`!zy<2?VcHf+yb-=+8>SY-1Bac`y3T1eYGqjCQ>7sT=5TnxadR8R(nXqPTl<B$ET0-
wmYKrinqw#ghT$tVA^qa29X{VoWPP*<jUwIOQmbLPK}aSsIxERuUM3lvpSbmh=lQSWlY2$EB<y0cbU3NP?uy2e4X0e@3TqW&%eD=)D^jNGY9v@Ev%+;Jc0
v2Vzj1X%J)VtKcW``dksd=&Q~#_Yp~fu&UFP&H)Lq|$5|AGg_M&BwN5u77S|aco}}<4F^z31Xo^?`5M0-
f_%9wPu+TBxm$)#S^G0+0!3+5v_7g9e}s;=OT!#a5;8Z;g|RhgJB`^Zz6v<0!LQ!yhCVoF7G<-
$4EQN2)20=P%Wy|zh<(6{jd(lhT|#+C0%3vd?Tl=P%eJaRs73nRKdb=Q%^U#I;6+cTnVpYucbbDUR(fu$E%FA`#TOKr|$pu*3J9R^Fd>RG!k}RLo&Wrv*n
w{PN?F$<AAm^O~cm+QM_!Hd(573bex6tQt|(`wykfzoCx8ImmH8y*)7Vrj{xg?;yPL0BmjzYXL6&oq~V-43I%w-+T;lcd+m%Ax)q-
9w?;zh&w_c3GcSb}>X(>ug-
6L&+_1n{Iazm0QjIR#Z<xn&jqpGZ3IiMG)7bsd90b6??T^xa?IvT>pjSlKG89}fimvD2keDI~9XQ{s8@Ck$Wls`jU@>2sy5M05rDN7q^0w1y`>mhS=!Up$
o`^i>yZ_3JjoSme5l<lEZ}yo5Ixo&TE}h=7CA%$$bVgs^{Rd~Nx#tndTqt{32+^eNn4WDcDwa_=G4AdYXtvWAUXyUZb7}N6k?;g&1$h$oR+2&8pK=lWX@@
27&K!wKlyE<}RP1C%-dDV4HN|d?bqU#%;`!~1^(X`1jDK;AF!tRYrsciEE?O03KSFssEtICjVU7nNXj$xVjLbOyY~`b2HU$fDm0+N=!b2-
cWcKa!H9`4rben)Pc9?rj+T}|X)r>s3d<Tv)`0x>CN8{p+G)i+vPMQ%3ZyeoX+FcLa7)woDZTJYg3B$6@CeSp|iBSP{e@%E|zyCq~@D_Ha-
4e`AvwmIx#_$!Rd9HvQe6b@w-JhGsWa~=A>Mx63;^Iy3+`HVnYXvf_tF}Vp*>pNRIn^o$PMYE2&evaYtrX(Djk3XY_Fg|EyVuMZ^0~>xY}=1Ih!-
fQ7O50x@~2!kalR1Z!ikv>v8Quqfz_ADVudY14tikBsaSA@UJ!}%xxym7`yuB@D21Qq!IrM`eYo-crK$QK&Ya5onf7{!eKEoC$5||H#6y#?7#`uEEfsa&@
!TfnNnp!`@zM}KD;ShnXF4L<<cx;@fvc0b1hmsqq>S8sxDz>!%Y>1~uT?kj66)-
>;vef9<rO@4RT+%GsB&3S?ZBuIO2oP#Km2~^ul|S!pqSg~GooXMIrwzs>fB^gW!sjG$CoV=6hOKDe@}FUdrXx7ALuZwtt&>?+<SxkYmWJQ$bp0(5P5!R2?
{F4lu@NGGA~LIF=SF)jw9i8bU-H2c2X{!&1A`zo5YftV&kG5{jb46dQVYCyKHRNHRz^b*4W3Y1zpV-
%aeX+V);dzef~zC)|rJ);)0EP0jjn)!6X+#t6j_J=R!@*G{hbKk3@TN?kJl1#)5N~GnfZ2Qn5^-
(MV*@DR^?|hCs&^zw(Kb#=7xp{Y=N!HEoUF;7Gh4`@wL2ntBw6&dx;b(%Dp1m%d~?Vty=2^hH+_g2DP(PYF3<0<phFny^xyuFS2Y9E>Yaflf+)8vxQ3at(
vdYLAe}Fth{;4}8(km#!v(jc<VbU;qFB00FLG<JtrOI!MV`r~nH50ssI2003E9
tempo.search.tree tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1rPt?_B^b;DpR+Hn;S00#+4D>>isbc@N@iSFFDpJO}$Y=hK(`NJW1JF~hBR!er4D815X(Y*ADqrJ1kcopEqtAU_
4M)#R82iS;D4QqvMd89&hZw@!zy-
=6#PjSq73AOU*h4H;X51SkGf8F$<(M0i8LP6fmJP9I>ioumLY7dlp)1?9#lG<TNj;S_yX3L5|f1%amyyBCd0!nW_FjGl1I!-
3tfDg!<pf<Wadzz;fTGN)QfY6?0f057hZDbi+VL>VHa%oTK*u>by!Vm=IRXUwVfW?`_}GP~Bu^MNgiD(MXrIbeL-!XktP$n0o|4%nDDZmix>Cze-
=^dmLTaN3B^0#pSj`Z;09U9BXEYCUcI#wLRmvrEHibAlcR3@pdzoClC-gT?P?qs^0662))H=(15+WMNmw>rX40Lm~ml*?{4p=qn^zcI5b`F}{=kQ&TaHs!
J$nOD7_YG$-
s41$%wUQw|!(uAn&(E*s6(ge<=hKcpBXFyjb^(Q?k4g>KC;L`>(*P@#T_cS;y$aFU_@cF+j=h(Utpfxlz7t<5h`Dcjogq&5%#<!XNouN{U6hJnSkmPUK1a
Ap#6{i6TymxJ|CD$jYk4F|2Qr?dR-kN)=}@pbciuR{3TJW8S#^8u)Q2N_$)a~Cx78ctqi4clxnN&muFko-
}xlH*u2sJWV!2)eJvw{vJvs6Cb~$8Kzg!#T$_2v@(_h7Jl<ql+GHU>36e@qjbtq5`k?QyyVWa}cfrWR$(g&ZE=6SDHUpD{i-
f&}Hgm5#q6uaKRULWPX*TrLA~1$DuqtBF%u`qH7#I!f`r^=ck=_*<+Lj1B&(;qi6#{sZ;_zv_GedzNyA-cPDaU5%w11e<qX>J|aLt4Pm*?9vWxJERdo*aP
AOudk=#sinc^ZQvQ+UGc#u3CTDjnm7eR{J<q${C>t2JB7XM`0L~ULh*LO^HxD#*KOG25Hh1`2Pi?!W>ecQ-ex_gFt{}nBSJm?rYd4z<ZmOlmgcsXBDf|NA
%$9{%nlv{F3(YBjJYh{fg1&^h?o6K8-
1Y=Nzv9~7AA{zSG)ZYSCvf~I5g)~HjmAStD$K36V9lm_b=z=Wd3ISKeN}E;TlUpG>d<HLn&h3(O#Uy}rH*h+&K~F%VJ?Leb{pC+JRtXfYr#>yH+BHw&-
hN0LgXE$7@8OxogfMZZg>X2nwRI<<`i4A>2)-
wa&_yqiQtv!wS1NpI6H^0iUdUBq^VopFb~Z5TM3Y9Of6%VL)1S4sO~TxM0u$Yq@mfu<yESBJxjyFG;MrTH*ApsYc3{4=1S)pPYDY1HVC7CB}0_)Ttae^!}
-JcGrdkc55`^LXv9p`j+6TUfq8|Cnz5hrM%BVOR39kuBEcPWzv>NLga~ZDq=uo@NQU4)cn6pQ;?`P-D?f=wHm_N!=mHVtSS1t?Ff>KY=numk)E-
@Fq9l;i)dKEdCnW$Cdu?qfV7<5)YMUb&4<pOkqGt9k<gKDf7SWeZ)AhwQc(2+rW~zWENKmRmUb-&i+5I5pwgsXf14(-
N`#@i>bk!kzOaUBZX7O0%rTz1SvI=^9)V>1o-(3OQV#&Im&-
0%Iy6NFQWFr}A8#l(ZE6ZRYl()YXJNYd~m$2Z~ZB~EhY`F&b^_RS)VXRq5@xa)Ty*n4RTqty;ZE~k2+krv3gcMIT^<A|r-
3VN^uSvJIrj2v;D<!z#9|AQbA^@>90`xdwHQ-q-JxF2}OIvwRDeKHW;W3?(Oe?9DaP^}#s#><|&QMpjWxRV5AHz^hA*Bsk;IMql$Ew5P2Wz?E)8AO6hC4Z
UUGEQAA7IG4SajA{hUTv~t?zg8|G-
0jQKnC1<4f$cGQ&P#;d(S6*2A3?Gs&<jjO2;H<VP|$q0nK8zPk1Q)82rYA1_|0e)iRg>aLB+I96e1t0mYIEilm(K${kZg%CF&l>LYrktC6Q70of2=mEsCx
`A5$!g&V3MeX;ls$6EflB4LhH1O%Kp5xQ0gbnE3LOgZf2u6_=xIw1%5g=2eyuWk$(R*yhT;K!H8V_Xl%-
~IvcMg<p0<U}jB5h~D=0jrvI@@U*(D|0!V*z9l!2LLP(X0poH590jmUGl!dDyiMQ40Td=r*xbX!rs_Wt_i!Q{-
zNmJny*&{?7=QZg<)N*;AN)(zJilW4SwWj4q;T424Lk<GwDjS|(}#J;Y_F#V+BTA<ir*<hdjo$#kYK(XeHdoL?KA-NX9aWAutXNy`?PI!yy!kT<12nX-
jdR%b&A%2U9H^vNO!RGI><1sWeiw(SooLmf1Os!bSo8tbgfI<KO00Dyzk|_WHiddAyr~nH50ssI2003E9
tempo.search.mcts tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;PnwdqFn$j;DqL7FP%ztu&q*o#(6bRiy?M<*|;$+7O72<5rF-
ZCuNoJ5}e3gIR3p~rLt*d-B{QnEc>B5pB-(nHk`6GaMY3>s)4!lCzr%M@Ar#r6>zK8i=CUpI?qkADJ7Dv-SW{W^{APxB~bEOd=5Slx2)lK3PB-
}uQ<xtL+v}%&7ItXp=pjk0RaP62g?~N*HZdFz1iP{U<Xrw`P4W>(_zLm(Mi{zVbOCR+VEPyS^RkKU_8}ybnGf*KE1{|m`0ydkAvOVyCJw&876U*KL}_^X{
ID<<+<xCczzt(Ol?$W>zisbvxheSBhV-FI^e|hV%`V|KOS~{7@<X>f4lmMJK3T!ma9axq2Rp@dGFh+gE-lK>CqT7yLm8A;GN9xVzp;VHAzPDD?$GBKX@Sv
JPLE~7wiNT^I#RsNy4&{O_?S2(BUEWVVv{5J&>Eo722WZho>PJcm$L>2v-}IQ8{p(==Ycn+7DbtCwjq3-pPT3*EOTuO-
V$tUpohMfo}sV32#d083aq8ni+%AFlr0sagwV8dRGRxIt+-epim9nsB&&lA8{YENg@h-
Yp16#ZEhDlx`!Be7>1>Cg#F<Y>ZfC?zFc)#+7E0nQ>#oqsQU85VV93sy!wlEX&_ILAiF*|s<aGRywmsGmvY_eZD@Cx4BK<Cx^0Lpnu4kX5gC2iBI;masWK
Dw$ppDPO!e5%8)}-7n>Og$$jals8+#<bNetMKO>wgo0z>Za{yHkW65`rQ>rg1@V(my;HTXSHghib45^sNONde@mTPbDGnGsmkoe-
^=6bqhtb;yNx%Qi%om@GYcdO?4*kv9GSpy^uUxIl|!#(Of;i@HK~g_{PSxNHH<-
qV=w@3|zDI?P<)Ch>(9i?HGvfsZW`VVOJG+fvw9ZC}4v$m}WJ_P6;R3d6LYtB3u`HZ>E?ZON}5E9L*EKrfxz<D5-
31H6dDt1A<@SLI8hfi8e+sE1pw)(_Nk6;uI7+HAF2lA{VM1R7HopOd!_gmlN#FnHK`^-f+%NQ<th+k3mL%okG<0%g-
GanL>z1g#8%p&)maa7#0voM0Ssp|uGvv#|3!h*p><(+-L)AeO+CK%nDAiQzF=P5y_lx;L*geX~#71!5uubN%L^ScM!?hd?2KAma-
?=sC5zbzXhd9(tz|%3x*We&w`Gw51a-
?9jlurW|NT%fBgW*+r%ZgtiuNCz;9i@#OKbskLAd)#Ty428=op{wAFv64Uu=S!||8&EPa{lJ{Ik(?}$58(>Xrw8%$ih(o_n%t(&{C2NaI<bPux3UR27$*M
T9TsAxARr;d#s=pI+47v#hQCrb!RPYBn_H6w0jaSA5WAI953T`5J96z*89!?Qutq+0K;Uf;5g)r`!JnaXbWF$7=-
J;`~XwOyohJo5{FM{ILx;>At>li_~*LQmwSRaW9p62&zY44M`qZUA0U3+B$r{>!rE^gP1%}3UzY9@GM$O(AT>9ep$qqzePtZ?>9Y3wISy<1TJWm3oJGOwl
ez=jNX>1v0Iv+ve_JdP1q+dr(Ho+hq@;TLX&>>sw8MgcEf5bgz$wLF_C@AG|1M*CVKg>fPjSXhf4;DWQtnZCH7c|B1J+#M<I=Z0qrCRo)BLIn6!8SQ)u`Z
5N2t>VXii84QG)vejJWh(10t?q`YmO}x><<^fAqXPk6^@p$v@;8BhM*`iq&Arc#0l?gDcUgtHrf5DZ(8lrobua`k!vrR=jPp_4xzH2M3k-
MG`}C=@(y%WO3=Im$quS1Cp^|<31+iGh5%Um84uRoMWJ~`i!FF%46`&xcyDs-
K{;t{MNPjL<N9(H=@PH^Hw4g!k8j@v!pK>}EA#!AZVvy_BXfyGot!Ris)0C@xts$3uU$xf_%Bz&=N^`{-
5iWbcE+L(AkKlVYsCy(%cpzs;zLo?DpK0C^+MZbBZ^HfXjo$?G4Eb9Nk01LFX{Q&Mpd7B@h8HQ4&O<PjSh7i$0@~22m&Z`o#ZjXc6{Yq1)z>If=nFvDY=d
cmI0P_GF=Ezq16?wwuWva04ni_#noiAOfCM<Jgd!i4$(B@XdTxA?PU9=*3jS0|v3k`-
QMDdz{=3FY?xwlQs4{C;*!_^_?Rlkpc3tGytH8vHZQJRALNIQ_C?RUAH=8)Jrun_BI>sM25C4V`dY^+D<}4BwgV-eV8%YF$C{!T)DuoXT9eT0(Roj|xo-W
EyD(yjWn|dvy=*J@6ekT<7>+W<CCF506KMjaZWmgMeb;kgS5+aRfiKbRA<g#~rh%E%8G%8zp*R4BLAP8y-I$srIT|;?^%HRk5qc(YNg)9$!A1$-
FKa!NM&eiGa?qSsFdcw4+&;@kGbl|88K)LJ;1KpVg3)Id-Gsr{rBX9Yo=U8_m-=<px1-DV`-
U4G}U2dHR_Hpi=KJXY>4L7;;QZ*^TZcxP#>$P|bKqIYzvXUJ8c!`-
6o;&IBwX01;+POnuZ&flEI$pW(`q*32K6c0bnN(;ErH~o2wzxQK6cnl+#wq$BIp4cSMvB@tA-
o8#YCRotAa7a=@Fs1!l?$V`V=l+rGojA;Wvsa<zMp<Fu)|h5r17lI;b||#w6wGpp^dO7@{l@){){k3s#Aet<G%`w!T>43?{0rEH{O481WLkZVxcT?j3XUy
E(ns-pxwAZEjQ{}BE|0mw6MMR*5=vW7pa3PLA=KfEkDhrm}QF!rFHFO4(+d2-
6x^*rGFhMv}i0QpwQ#<hj}BwuhH9o(JMcnDuBVqcBBakrAz{s5FQg(ssPVM#;hZA7Y{A?DvK^huqi<6W=IC$2N_pN^d3FN8uk=ywCE4v=iH7U7m-#@^F-
Nuu5SR!qw}_`BUEkuZ(FeTZ(<#R1Mi?XD++J$orHjAThV752r>mrU)f(=7CuY#3fvnaY-DpAC(fmp&l&I%K&P#F^caHxA)-
z|1q@w%4)=?=IE76&jI|+g>N9K-QK7vbZK^<5WhHU;t2I{6GG2a(ydOh>a}bWcoN7%uJGI8d+4ZzgrgXpw>mqm_oA+ZaKJ~@t35-
qxO$Pd>Mg#Jt=7k>gPoze-O{qq~ELkAza1Y%3UHOf$rf>kn8BBRNrLgu9A&?LfOZ@W){G%LFQjG~U^6IewWIs-sx$I%8_Zr)tk!i4;)6!W{1q7XAK&IPke
|tb-e}uU&?a;1Yk1zC=Hn^g4nDd*mcFDx#X?oRt@b*_$B}HJoA%K8v1sfc+W|Bk$^`5_I)sFIR9KK6E_6i2uL~y;|veu+pM8K-
_?{WzM!&DKSF=M2U>>tm_Z_8qn@|-mwGuIDgO}T-
rr!PWPp6}~0OauOTTI64B+`bfNN;XWiShq>|lV{+yPyn1K9?=$lqs<_Ay|gjGiF508Gz$~93Eo6MN#F3QFXoZnTD4k{7*a}p>IB9nzQnvB@oeL;M+^q`Nn
~U;%uPtw#!H=AUyK>TGy#W4PerV-wUQ1}qzaP4Zaq;HHA{1WObCNcPT^mf5lBNOeK?;yKV5;9D<*xTUT<i2a{prpA-
*k=?>gN5JM|1AT7cyS^u&*Q)|Y9+FUI#xO^)z&1WM_T^bQKc6$F#k>2rIsnG-`%jl`XCTw*Wo@*G8Ny`K35WZ@Rl{e_moJ#@-
Qubz~*2oODA5_q;o2v(O;u`G%yAr#|OQ!BD0YdgDZHApBd#MEFgVlb<2cZaRx9Ms4zd1|6a?o7LBW-3({sGRQ!3ha^_24LFvciXNJCB%-
8Rwouii>+BAdd;wy7B%vQ)nx}OuFWEcDdZ^yhyhP@91k5@G<vt~L6n7a^O1D0UA(s!V1Fk7Ghl*pc@60g6uzgxW>1d}uNOs;FyI40I(WM@fEJ#HGNp8Xx-
-`*0a-@n@EvW3h(`H%cYl{N-occ4RS_p#$d$OID39u(c7)vMCU^6QX0TSRPc@bz#_PpuDkstPc57V}7s^%5C5Z+wA0x-
UGqmqn&3?yWKuG6#h*!Os0IhGY<03B|rk3;oTt2c{m^X$9uhKUg0p2EaBnlh)g_STrBf&OOOt1-Ve#hUWt7#Zu-8fG;A(|#?|KqP{-
(2tJ0J)@qgg?MYCD8O6P$Ti2Is==pmtWDpZV6*`zSH8|#ni+_13DwvCzG$AN5W~K6wV$DmC%}BT#=>dFa5-*l^%0-
sY?u5fJs&`V)fg!bD3>RY0<as6UI`^CTxoI#ow#3VCyx$GL$S+%{3whRp?+)x-kJ=u#L@Y<?e>mSIBs#u&q(3_3Ak-mF{+Ul~R=PWGq>qNvOgpA|gJp&xt
@#BT<jJi?}f#3e<r)mhScSrVxQj=AkPVPD(NMO-W69-hH_o79G0zDkr@v)fEyBYjhccpiZY)V6QFfF2<)5Zxe-f%0Wc4lkb~q3AX&pAz<z|U-
6O{J+f}Lw3aat=j(icTL-
1PZQ#^AFT~NF6S|>CovDR??+1^RIt7?>dDk#2r$r>e&T~ow*%F};6+##N5T5VZ@&62G2~D83cj8)$>hZT^1`d#q`T{nZ|0hr9<)EKPhbTx_eU*#`m+`v?e
^-L+3g>|6WZNuA1}^eYMXc}LT6YP^hsO+G+ngg)c8jksp2#NvoJ$|ia^jwD-
1of?c?<^WaD$p0!g2IIL@QZBB0tzeeW+=082wgQ6a<57^c0~R4r_Ch(?qeOdtQe{UE&8f43}Q52_*HP3_nIfS+{jj>mdGt#}ljX^7*^toZA!PBZ^2(t!HO
<XT(4Bpg`~mBw;Q!;=DveQ%D$+;b+vcF3?(3495Qm-xn&3JOR7cy#&O#lOE{Dl#-sl8&&vmD!sgp1u(-
G2yoNSONnDT#)oxRKDa&Z7!P?#r*WTih{og!je&7dH4fsWd5@$p($<GEU(#G;$gCcZBEovx7XsqSvrlta{V8bKgdY7S7}&!=>k5sHj3i418`L7V@<zp@1Q
Rr}6~cuTw5<^GfgEhmk=lE<3Qwu&y11AVD<i%kCq*Yf%W!IFz4i?7N}10m^!7Afi3LE%b@NV*!uaUYk)Tg3?N~yW=KTtO_03Q|hKb?NmQMX^NRZsVk#9j(
vfP2OPJXiC&*$C+B|~@z+}uI~k+w#(bJfGjB-
)uzkFS*$6z+%DbBK6I<_s7~<kdZSI2=`4@9BuwFoD1_Y<jvmpB+3#KsC1k#xgTfa<2nJp$y;K_6jHqly>Gq6t-
)LVtFid+JJ=bFGe@H@kP2{Ynh%X{sKub3C5k9$a8C<R1N2n$zbWQl6VPEL~|*T^o2s1hHF(q(=s&|p%9K)W@YwUdr<__C3{-
@bh+L2|GQnQxS||Ac6;=Ya26Vx*B4#5(<XV?fi+8S7YXH-WJ)YLi}opE^lGj>30>%_6*NW?EYH)ziEGU1Fd8;?L8akPz^k3`mlqBO$%gJME{;36O_SZK?!
Dzk#!$C3-
^gtGM>LkaQGZJyZ+Cvq#MRLLU|3Y<hmLhF&gD_*3Win=Aj>*G3(UyU%XQR+t>8!54J%@%9YCdozu_vM&<kQk0Eb>~nOf(R*kmBZ3{e?l<hglDAQ2b{?uyX
a0ntqB(jp_{+uHsGDNSFK#Ej;?elTONH7%&Ld_35oH{o<70%&<q!3xcCB8?{AshZGrs`xk-@Q<E<OLjDIXCw2_38|tl=9d+)X=?2okG-
;b;#mVZftD1bjUk;ZqruG{qmI9tQuLgP`3)#Cn=|Ef-uv$H182l9-
g@$6oo5oXpRju6>~&bOjpdhO4r#m&ldVUYZbw=`9T0}F<+;RtP&0&1BVThs2+6?;>jy8*-}5@=-
><}flgFcxuoiso64#A0v~!<i#m36EjS_{qxtR)2>CIHZR6s0mhietn&{JLqvD;ZeyitM_P#blF;79u{ka@Og;D#AkzaJKpXW@6B40?-
cs(y(fcZWxfXD4LVRF5%TybG_oQc2+vufs}C4{n8w5A}TFY#=%NR$aaaEveb*)23MIYXthYD5;S6T1I!!I^D?&BJveErC5oj7f2Y&8-&@~OL1-
8#QB70j_XZRvb;XnLd<b35#h`-
|8qn&z%=rk@Ywu!flqQ>%5CY$TF4=x$a_+c<Gkua^C_l<qFm<p;Dr3EOp}H^pxusBL9<xEw=3kt$@T+{MBemgxGG7dNT-
8i@i6|OIsABZ^E%y7nW?Fc2)p#wn>Gk(`jS%z#4bV6Oq~SblQ|3EHXWmfr8!WH>ljcg`D!IGLf%ROi+~-
Je%{8tJ4e=@<@$%*r41^Z8RT%zj<S$y&sF~|2`%?T88?9EcCAXx%B*c8GLY0*RvYj-G?*hq5dd0MC*9Z_NHxX}%d@>?3ER;dWUO>PB-Kg#k=f*EPZOQ+)F
_{03kW|V<gcWjw6(m$g(Lv`QQqBsc5=n2DF8hKCYMeOww@cwfx+Jh8^z@Y!#32&mi9mx>~LZvSWN&`N4R)Gy*W*~HJ^xmXdzg&Oo<zT!^tR+-
C<z2IohR?n&dgTUaA=+DbAu-g?{@|e|Zsf^z|cWyn4x7m-(tnSEKSJCLy^i<x#+bp@1-
4b4}CBqiczVTx2Y$M~O?v8nk%7o7mJ4ol$Bu)<C+*f$9o_MjQMVyE)vFt(_IRQI6d)zgzU3Y$fa5w=W$jc4S5ka%zW8SkC$6<{B-
<%>w#r|DEPm>{2VJbE@AGiqmaC2Slw__B{Y)M!m%MRri7>6=9c`!@nD(Y<xSxrz&4VkG2)D{ku8dkqf&pMVToiFAYj7S4OvA=235#bkhQTjWPOGT=)A*cF
1J<B(IVSAV8%Ka@L0{>2~W3KS^4ZjvtxYzaV)-1vl!^wq4$I_aonH8ljjJ-K=Cs0%s!eN(9Nk$eID$%ap}gSL=0m8R93t9QxHhFPXX|??)di;AAYnMkP-W
SJqJlyf@H0x~yAN0{Pcdt9ss^knROTuSPPj?U;EP_^pevVd&f9s0MbkC1|dOKZwrgbBUvErVF<R&+^h$l>tPpsryrr<0T8CX%c>nt$;de^uipqD;J|rK4?
(?N@(I%36-XWFP_da6mbuL^*EbEkpx4}^lEw1I)|^lH1WhSCajP|@GpvkF}$*qaniVWa(RPNWJbr)TkAzSz4@)h*(l<c&-
ufQ2LSPXdkQ&#5?7#)Z}x?V9N=eqRsrCEUVZrE9IY+P#KxMZMV|)BE_2a@CpZghsrD`auq>Z<H6f0Om%&z8&GfG`r@;V~Y!U9(6$Z4Oeg6Mi7ilx!sZy$)
HTPIE9l(Jn`ZVE`ZueY$VntO&au;HvIL=>#^N&vJ=ishZpBzGYgIodNs#ImItk4V+oD}94mC!e(a=M5zj~Q*sRTc&lEB#R=hJn%WC;2&X;5rA_9G*;CIsp
x|Bv3QV%KhZeRbjx5WQ^DS9+p)g!b+6f%8QlfdaFhooTBlcS@Mw2!hZh?iJCl@{K-Che*+8#V&7I;X-
e+(Ct4*OeIAaR<>calk?oZ&z(7VpZu3qIX%h2@CT8%T73izpsCqRms21SB>-Xw9p#|gT0&n$i?m;$A;JT@b(bocej%GK;$&wzkk-8!>2PRzMBwhz-
(aOavh~U&`sWDq@NwL(L<8`dZ&WSR-EJ8>mExB3`M`@y2Lo6BbW>Cx`%|~_G8q|>G2RE^uOK8jhsTj9<vzqon0&xJvKRP%j0WIyLh`~U`J!P@>i5vr}AJQ
fmLw?bTVMfzjUBc^<+lCrAKkl!S*OY`YT_%t^c0zS^K66wRb@abP&Mq{R&76<C?Rm5Q%D~)js}u#!g?fYGbBskMRNitb6w=?C<K(tyMZr0QpfC3k?9tT3{
*=(Yx=^B0i?QF<S$0+@_y9JFg{yq_6HCt9kL8kvrPc|PCbV_poJdTZ!AXpmJ~Dd|y4Xcu?NuUg{17Ppbz0_ck=VMzJ}OwCbgldndR;@`##tm`7OIKW?jN}
3)A7c!_d>ed(Aa_>0O^I$g(~}$=g&U1ZmburvQ}Z70Ky+PIqAZVU98M-V*xvA%q&5J24hrJS-
$JBtns|x{QI=tkDU?DkWILv;Vy@I8Z3k>8;NMMLVtS+pLQ*HkVT?DFl3cQ;Xi!Me@*<cVSClNWp;PHqv1ykq&Fd2=Mv)q^uqsDgk&A)qJp>)O^Zx_hVNBf
pK_FgIwN<Q3<G}$Y2;dQnVS4K{t|B>6MO8P;S+$Q)7j(ceiD#<w%ce39RRhfXx1EV9BEf2QaaY=d=_UrKHa~%F2{Aq4}88n;Nu~Vk)?@;i=Q(f=Zn$|(Z=
@|nT5Z*>5RSX9F8oKbL6NFl#c|V*`=`|4JKC=if5!cgTrg~j+@b$xrSK&t7T;!{Pe?w%%!IE7F20onWiC<#`o*9&Y*zT&k&`WJ)3?Xqjagwuu5yDr6UkRI
Q~{DDfY)Ecy*d?8dAo7;zgZt(6RDZZ#~y5X+77Ot9XN(IhEv>t2L;9d)|MElu-
;B3OXD*os4PU<{|SGcdPnEd}TXMYoN9ca_3eZW3)Ld>mEBq)$@R)=X`T>J38#1r`FO!)fenk!3UcZ?cN1PKk#`pFdoY6qvjw;ol0`f1p)LF9-HTS4p-
P&QMnR&Ot78r0f&q?|Nh_1%tYNd<*#<JBx=r{WPdgQC<9$=SX*Gs))^Xzl*;&`asc~H;dDW9_7?&r`-
SwYOtgR5k1x>24Jwfy&rdf)jhX3p>8ryz%jjQsj5qU(dklxA*2xhuLgR1aF#V;wlDEg_w$sgNc#Aml*EsSyxs`wWzrbq60J(ioE@#MLI3tMk5aZ%Bz%w8S
53h*{niGS?@qGTsBU8jC!h(91#`VDAHW;!6*1gfR36{zecj)0DYiZNky|HX5Ej>2R1Rx)I-
s`boWcLYJV(@Wx>X12$^NeARaEM(L;)JpsK^v`E2Ua>C*C1{M=^-Re(V5|7Bw8-
hImn_(TN{$c?_yK}{La6>ErntIa>t>RA%mQgbU4fnr}!NRN=W=>QcR)`f*|rD<2l&`eQG>|HpyHNtVVt<+T)UxS|PjXLk9gIv9<`jj=P*AZw6IgB9{J*Wy
Ou)_-nAvj$)F-
Mrr~nNpY8LWE1}V>WgOEHE_qXr}P1+VU*udCmT{2MxE!k^R`^cj`By;75H<7<LpyJ8J0{ma1NBM<edV5Os~be&2LU%B6m=I@?4mK)!OdlX_9Oz5Klml^AL
o_JZv&??_sA}V7h?ZsXNL$>GlLGqMIW~=HCq0vCAeLXEWWvt*0A0$c&wm8YwKR*UldC4jt*wJ!pnXP31^SB7_P}x5S`ohkc)@T!^$Rji)2w@g#irG*j~~W
2I5(xE4e4S&ju`Fvfm}Ss$h+{wk^VtHZZBw)GW_$%b1aKt(di1>v(?mFE$kXEy*?yqL_#xSBTTl<yqCFKqlk$upkTOY~~1aG)DTU_2V*ngJ<rR#fM<`d`x
)_x2;}O>Gv2S5r9fRGez7@NMT_QaUBK5&hy0@!N9g@V{_MbjJAotge^CbRXM?V>w4SoJRNqii|xsy2Eb<QKef3H?X~U+yY$o^h*y6agpcY_d~oV!GSdAOD
s1(yc6Ds!IM%dIRQNB{3D!Ql@kJE1yP88P(3|;%6e)NgW<kz4w^&-BAz5v(;AMK4>CRiz$|LuhFf-XhjI*cn(+zs9kD&i9VJY<73(t-
H}w`(=_S~?lp4RkRmKRc#BlU6?A4yBg}GS(T9ZdpxG<Xf=(U5NNIoXJh)1#UV4x)l@w`#QkTJu4&O}qD%wHFHyTsEiPO3dK4}%n1b{E4)F~<>>KlaiF;ko
>{PNshb@;@sFXRz~(1g7<G<(il<24|){7+mGd09WDK-d!%G!`?>V&xEg#ScTfx9DZe|jt1Ni5u#<zV9eCaN@O?3!QCoT<)?Z7um8(w!P2k-
jOzMeQ|!Q%?g+ix71|&QQ#)y?Bb?o~?5K59wK~_9t;}m3I5B^;xq#G9cVE*SaGPwy!X6#CmSNkE3S$WvlTOQnS52Z~v{EP1eY`EzpeUs+&5c?;C*A5R3<w
7G&0dR6!OA5)!NU_Od_Nv{)wRL9tTd<M@!rl|_)=0%>zv)r*+?*kU*oqqOXCidCF};BciMTyQyalm5V$K0@2H9BpWb0?o{(al*+Q|1ge%qy9r={GnNJJ#|
2qw=PzO=mWqJ6iW$<N_#R8`}?%sQ&2}i1-%{Ui&fL#irj30=U?!CpLUQ5Kp;of#@ni}<Jb8@%=JAV71pWs=?i}(s=fU77&f-
rau;oL`KJD!d$nJ_Pn@k{Aj2&@41j#`0}=X=IZhD<!_zIlZOdFsT9*4>y_t@RrC=;~W_-
F(ZHPN=t#Kz_+9KOMl2cS{?Ne+O4$QPwZ^#*=eaKUDI}63hmkTOIiC`~fcbZh;=7g3_UjFu6S%(B5$O0t%nKE|bbf^Q0yyS-NjEW0uAI-
7F<IooNV4qF+P89~}K)Xy2xx@*MA4hkOBv!ugGy%|WSXBsL@`wn4SWC$Mah;Bmnifnonn((pb-
3~%6^lZE%P?4EsFVS`oeUa2gdZn0<YSZYegjAIUA;4N}9(z|li<l1ZdZ7sg#-
A|8<G3Qn)XB6;H`C9ze<HL5I(Q@6DN)!jf7vDI~X3F)frlW}3msC8Uj<x*g&eeYib|v4xZ9nyqbtnx9S>xpWW&Q2F;j^y=5pJW^3LSAp5F`ufn=v2b#}2@
PHd{t1oHl9r6yu%y0{H#_!WY;L6k|>p5ge*TTVLt^x<!WPQ(5@<>uz22mj#aT7^dTIr4)~<;B>6C$;t~IR!{?xObzE<cE~kzr__DIlK>wr9_gylu~apv2j
n1~{hNCx=^@I)#azO$B5rSgvawJi#dgy2Yt8q}st`cahh=v)bya_EQlBDW-
O@8R#TiwuRy<`bgbU+9Px40Ss<3r{dAhZehsS8DP?y~SF#ECFPXmcG@<Dr&hH!Lkj5lqthzO((@_mvNEL3|fR+ud>aLn9=@1BunSgIFb?Z5jFk;MZlUI*|
oq<{|uqgFD|IB(BU$~2eB{2COOQLk0uE}dPq(PoVWAk5$&?uxbeXe?Y_b5Iq0V1~@{$GYaEM6+T9Sbg@2lkATo)rYU3B^RhFD5CH{Q>YS=+=X|DI6OuPBT
rokor$oLrHorK=$`>D+`D<|yCDpnMQ3&T>x#-caxvR#k`yt9S^e9cip#Nk3(kaA%JXl|a)`;vo*AmsNr4XXpc~L1m#PHDpRX`s&4)?g8@mX0N;{C-
fGUWFI$~PvC1FI*ut3$-
0)#j|zra8zeZ=q2r}#hnFlac!;wR3>^J@p*eUE|;Z^f4YRpkIc>UVRi5Nh_ri8HXdz|Dk!{MkLG#8BU0_D;##Dqjn4&koQx^kHYOAZLQ%I2G#v&2T;#Q|D
)6Fpj}1CfTP(j*ayO9812%d@$xUx-
8EcxT*O{ysKBQ*R{G8aLC0KZKd`9=HP)<=OaM+yF+E$T1$$N@<EulB9+W9?9RI>4I82JE`9CFnp+=#7W?Y&y^?bcnLgkp$eom;+Hxl3C~tX{hH}ZoSj-
{Uo64BtiqT}#S>8f4nL1uJh*RofvfQJ2&*EviFC?KDN+wteDlyT6&Hcm8=b0z7znj&Eo43=`i~A*vYe9;fy`4348wTUo8hsCFt<i@7ZHOq$jM=916Y&6{a
#GKQFquAsIUY*ueIqK}=cld1{zcdT0IR4G>I#Th#o8-
$6wvpK@+fV1=#5e6(I0{tRgNYQ2)dj33lWv#jLEGk7dlUiK@UhYO`I0GN<x7aA#4FT$OB*}iF5e84sn&4&3{Ml{0>nvo(mqmB7fUY*K8&hegOd*r{bA`s+
+!zAG;k<hO=l(6}91yy?bdu5MI)%sx;2oe(?_xlvO_A!(JMH-
(k;S?2_Y?;19NEHH`==i^wl>T1I!LM(~X$P4kvuKG}dM8e)VvJbesG(i~%MrTe#bMNBaz-q#ZJyODOSna0^>&k2GM==A*ETyb2l-
m&iZ(LQ}y*Od}3M@ez-vm&&4u7=|(eB^E@b}C5nkrvFJj4!9+<T&cPr|$Ay@kO;g2d>GHM*~HH5ikE+io%CBNiN6|bIALW<ysXj6Z?rs=x#-
bs2S8E{Im~}>B*35`$IkXS0uu_H-+wpbk*nn5I(2)g6v-lwnv>dC(hbUwuuw(G|DC;j~C_&hK!B_S-
T1V;z~Q_eb5i_x=KWi`~%5lN?KnTe7kJrax3!JiG|P_k%imKm4Zt%0F41g<0P!9&m>nf`xpmMj0lU=0$ev@Sln#Io42)!^-
_X0s63wE1pfIqa8}g1!?2{Wq2Miv5=xtU<LZ#7oZc%Qir6&{vcJlhY`Qx+hZ;^A|Mxq{C>3kzD!a~XbuhLO`di;B;VZ!pIH@)GW$$6^Ee(=dY(ylmsP?x@
-C?-P6K}c;m0^Z;!9|9=(l-
xB@6FSS=u%qY|CB)={X>m31!Oa0YX}4fAk2OG8{Xs8hqbA|k<vj6ew%7J61HZ9q>uIV@7Sk3l|G3OGDCul<g|Y@5oY>z;9kLRH8Yz76kKJZhsocDeNiYy0
Zvr}22uxRZaJg?DThriN)G3Idif1C#_T6J^LH!bw{)LBg~eQ<<?;3tbF1uJaMq&V-1t-
)@w|jg=boW1Ky(BH1C|)i1dVR9Ha#Z(K0|)b#Gy$RZxl46w|d0RM1X-
{0?9E9`b_rb@nXF9Cu=ykEiKZXOdL2PXV%34K{Z59@G|#*1w`D<(qM6M0_*Y;bJapZ#l`6WL&)vtF}`igc;VQb&cJD}wQ|uqtB9c*jZb>oj{>=oGG}&#O7
mwTewbQ*5>@L(X0VN{KK_{x1AL0>(3`6tgSVpZQT-y7c$x%7@SqWqsnKn52l~M$%e<wn*U<6~KX#(X1?X^_qBu*G+hH-
`N@vbUJ<|QpI1Ss#TX?Zc07;3(1^8-
rfT(${A=PI5(7O7O$mc<X@+Do`bSE5c4eoK={q2fclvXz#*6B+_t$+mpWNN8=toHfM@0levey{y)0y+?kxWX65zK}40uhwBihMEh0Ug{C<DHPzvuC%*=tP
eUgBWcjByqSjCW9AE$phnIN&f%1Bb5K85yQ-
)VlpsXY1+cF48PshTR;QIDZl{2;!1sSQ==_Ozcd_;b6BG5cXTrHL52*^>81Mk;0N#K^r7e}A_JWMg`ooe4yYb+AAZWy96Ac(r9!p5S;|l1ByW(@Ijn%~QS
;dlT&OZN0)D?M6JL38y+;oSpqZ_VOY4WxJAMgiH6FN1rh0exAV=L028eagXy~W;azAHQ6%#N}kJ{B%_|Kj5_fhbt4cTjd6sG_c*%*3P#BO>GdSG*_YWt$u
Bwc@b@c!rWyP3~W}_%!KLo-NwK$^Jt5JI6&xJBQa*gE0gjMhy9KA%Op62z<EKRbob^QWb0$CMqXSE%+>(-
zzh@GxcTB7kbF?1XIyqE8+vG=QJe5&0Z1nRgTbKT3h%fg$X4IfbdE@ev=k*1S-@av-
5N_)H2xt$O{195e}8Zg{pT$D`$wHVv4MiB5TEFG(#$IjMFzS!k52s$5!`}e!(FKJ7hqbW`;^}Aw2rA5onZ7sBrvN(10km@@(p{XAJ$Qqq=`3hGtoK;m-
gzg6{@ZywfGGUWVG}1uL;S=5v+58JWs??<Q>sj%T&Zb@c=BpX_q=Brw89vD{(p{GrOqw)IkF1t^R%{FM9?0LaLfnRAxXbu|f9%Zp)(g~%S^PO>5W!|Q;vx
3w8n;)#b&oXHL$Do)Ch1Ar#6QH3#y&qGQ}XW<of*r{20?lPZx@k{>Ct!9(JMhrIiQ0<xUPv6d(u|hM}nWA^tF?<~s$hyrrA@%60&K`m&KT2mU8S{i=JNzd
ptu+mR2#r{a+QN}U=81>&sGvtrceoTh5@ZqyL~39dwBQC0GCayy<#oXy9ClIhJQ+mzY%w)(sg5t~Q*otvAKQi}fa~kZdsyrO>C?sa^vJ{4V9B+3r}+)y(i
Q|<^=X&WSj7w^_1e|mTdzs^OO&;S{U$M`1-
_FGu(5VmxD?#VseV(MDoVIZWezPkfIga$)pcv|{RfO(*lh4Ag@V0x%9}%^`f`AT#mn&(&TmT7@dS2=e!3Ip|JX|bzU{6Y7t&a$ERWsFialu~3*&dfAjljl
ge^B}^5_^2T~;C0YSZKhKdn=8_c(mtVgMy=#SHizpQr{mHC`~TC|aEvsZHjDO?m`p#WMys!IKrS={9<em7I$8S8MqjiY`k-
PsXWjX5}7Lg%<tbaZRYMmT=xEtF57SgLeHIjL0Gj;c?SwB}=YHS>J)eK%F{)J{WII+p+Y7t~%yDF%Vpwo7mZ9$^2qz-({=v8eHe6@Z6K+-
YGE!;b!{S*=hI~JX|k=!hzEYP6X}cCXoY1(3<1dFtuiJ9i2#G_Uvz?uC<f~kOcBa!|)Kg89K*6D+tSuHp1CGjKf-
>Qko*N4k*e7bWf2SZ<4ZZdQroU)L_EZ&GElv>c*tS#m^*D-9T>Gh})X!KWWvTX-e@-d)t4|P|e!y|1};Gf~LW(WGfV;VC3HK3wU~*a@dF-
LB#G}h6S)aW9mxs{c$*0M`W#$2yyZ--o0E=fHV$&$C-
k36PxN|MLcp*^qHT+ui(;|S^o?F{0@t2NU^ul0Iz?62$5#I3aWhEX3I!+R2!RbzTX6pf7=7IysJ{MRPpf3BH~=rRevf4`IfU<qS9uqot4cLln@vj<JYM4J
CFfAj1ZhC+HKn<QwZF|-<e?`(h@o;pxYG(^cfGpn|NI<<ThZ=ls~7XM~|&I?Z?435)=IimEs{jK)08A)$=x-
Ibf36fj|_7uhS#gh#)$R;U78^L&DQCeDr5OS}s*RbtS78RwgbxuqjYp?y=g4xeV*6Og(H>Xg|Tgds+J_Wu1x3{8v+kGU^eo(h!QcWhM^Y*I6+R+^RP~ldy
CLm7kg8+tA4R2q<}wx;yrn6bLxVf&Z;^ZstdZZLevK)7+)T+_rF?aYlSS5%8-
|gu%Nhe?P{S7%3niK9+&Tm6U^O;<Shgwb0T^w)KkVB?%@(*+Ami&0JFHQLT+2O?OIYfa<RRqH#or{S&qPI870p9cqY-
6ZlT~6s_5a>D_`Ae=WsqKbqx|6fz;7`MG8*sk)wzk|S~CaFYc=2Ua@AiRFhSGVyS^PcNEiJ(}Zy(!veYi(tulk9#6Yh+=mM*XM+eAz$}b1QB4i&R8WswE_
-Q<c(Hf6hD1Q&6;|`i?Aw&@}}=9ht&{{r7IKQVA_w0VGB#f!&`qAZxE$?Bb3zHyI5gD$0bY4vsF)P(0UYRvr-
5|kwg0D^`oLdMgCz&^&MM^xi<P2ie?C8U$q+*q<cVe83Rh^A9?Q#HG69C1LU?*rIlP1oodV7HhqEnx3o;|JjO>~z7zU=6s{Bmx<4DL{k7JojpJAkU86K*Z
b(FYs}yW_u|mX`Hba+8v5%5=={d?fGleC6Mz8ITK~7eWZG|yhC>Tr7wCR#dwXi{T)jF4u3N)-
$Hn^+J$3T;)C9NFODx%mOsiTxssz<W?wY`1kX?2vzkf^0t&e3+q5;hikq}^v^N2ZNljHu?~+g+J&IFfaoqUovng0-4mG%6c&IS$oma>=-
PEXHaU=gEHxHQvA9bO)hWfBfQ0D;S_RKsDJ@h+Xz3ew^pB&83>+3-F?zcFYi=v`Bxh-damCIe?*lW>QRQ-
&F8_T@U~@mxhU3ZO7sQBtJ*lSs|MPD1ANoiKWSN^+kA9;jn9BeoSYd`-9a^<rhg>J?z;GXRvS2H`=FOWCXj!m;C+-
%Goww`5^f}h1_w9ZVc#l^#vQ_7<HWr(5@#K7lt~$pgKEDGjo^Z)$iI{$g#ir_9VIztEx{y9PP^L(gML`|A*h=EXu%cd#2q0!vdTg_fyO@Z}yy2G|z7G#Si
;i4gQ^S@JF})KQup}8@=+lD=MTfkI}lurwEbz1Ul&eYj%^oOlWBJ@R;S}b0aav-!DH=_S&>li4l59h6h_^j#>veirivy>grvOR-x-
(P+9VGrf;Nl_2uw}!Qg;|$B#@&F;|6<9PA-TCHkSSJm!_TCPZ2KTvtX=lpX<?ZrZeH7@-cdeQYu{lAK(8lL>@D>_%<}-
r%HuJfuP~@!seJ%s|!LfgH&9=)BN+C^UOe8Q_2D;pegxjt<RG1P6X@yeR#{YkqRLvN3yBi+p^~Z{1F)$gJWFOG;kjoyQ@W82~LLR7bn1fXujM*YG>p15tK
>%qS-kleI<m&9}>q;QTi1O(Pu*!*bPjv-So(`%+E(!nx)q5urdu+bT!YBPmdf5ih|MMGCbJW=T!X@cMP-
1sZUtUFDtmqrew&=w_YDPZKt<J<TxObdP&FbTI^M%<nfx&n9mg;uM73TwM&QBKiK?Hgr_l>B!dXU($56lL|S<q8CBnLLc@}Fs;>gKgv(ws4;(V<OubK^%k
*#A7b_diy{3ht&zq7daz`Tc@;V-eE-jBrf)aGl#mFtAwsR-Tylp{968Yf#(&MT$DSn5{7!z1tspIPQ5BMhTaC~teXj8tK=(dOo#H^x3oEGV@(qjv`%2^go
9{o*>Y)xUnm=p(<fqi8J8HW5+$-
K5fu)K$$jBNIS<OLRHB!y2MPU|omoZ|j9u}7T&|RoezBvv<BU*%wAvQB3h6B~EAL_7C%*|^Tf*U`()v*?Ch{JR}&!$?)@afjm+U096xM<FRtQER?ojGIHe
(e#1=bB)eO9s=;gqtyCT&fX!dhFTTh8)c#-l4FsFyJWz^U{m$|E+Je5q+lHODwauFUrXQAV<KZ>#&SBf3u>w9Jl2fbS)e~M(@Sh^-
hOkrIG=*ffn<s0jSna+(pCyzoZ&r@R<xns}VmFWqRHw<<>rY#0R3xN2h82<0GwmBQ@W<$vf|{Zh?ArAKDhW*3r|c94K06DQE%()T|;*A6D}a?AS@nV$Nn^
yJx8mu@OEv8>hUwhseQ}|E{peHDf?)o=o=O_Wj_s#s2%^>!K4LNsE28_;6-
Wg$hWjLQ<5BE*$rAp9*mKlx=bN^PgN~fvgGlE&;2hy9G9dNu~Xl?z^vRaJ`LBOZXwd@j)F&kVBhwk?UM8l^~}*yGmR;v!Z5TmQ)-Q;z9jBA0}lT{3-
(Ytpw$Xv!S0yrOf1s!YeRA%SiIX9sWw>m#16|jUy30PC$ZmfQP%iuv62r+|<FoiIX(~78Sh3I}N>)<p86LIqKblG&xa1s{UbaAj?&Rrc(t)bzd3F!@B;1y
}!lIUKd<G@&e$+bNcV&f<P%8@3p7N*71pu0*s^Tepr$Lhejf88C^l%9;CVMby;Lmp|o&yZr3;Lf%QUorg?oMoE3F@GN{n@8Qt4W>Qq3?RgJonG9QPa_$u}
G&j{H1YwtvW;hk<%d3nVLg}X**XGwERE=G2Qrv`4tkAG4(dkODkTP%}3Zv<Nj4--~XyyQ342h#2Xoxn^H<_dc54-
^Zx(hs3?0WTZZ5O_ns%}~12uSKK+71%#Uvj$geY)7_Ri7hg86`S!eP#@xgdw?s)?xYUlj-rhY3smbXCy-
^#vI~PO2Kvq3dPi49)pgj(mlc=V)Z8)Mr{;t%Ai}%?bYHY|ac)t$8{6n+zx*hLx-
P1+?q%wfwR3zy8}G+C9b4N>qDq7sxQqKK2%`!8cH3tnJ`>YCvX9BT)DS5EsR-EAXpskPfU$C?f!1rkaXIFDUAD2o2RE@&4EF<ILydnnzkC=Xr8@6Q5ONaP
c6pB?J%!6zX>HNqy5|T~rwHFN`$L}b*?`ST7gbqYR5w-
P&4z%*4$2?iTBfmp`vN6|3JB@l5Hh%V<sS=I3?Lv+w`~nE_Jh9W0Do?2+wAOPtCBJ<kCV=G<t2jOl9CS1FwpcV1XQgYuF*XhZ)oXe(o=*)dqw@PBHLdY?W
=4<A9mz7v7F^y8@@S<Bz`#d@D5eHCHVI8Q#S@Ylm#o|*cVTJgMdi?p)_ur3%=gb{kT1Or<*V|VZe4}oTL9d$Q=LaDr!<BOq~Le9)N>Kt4o_EY~nR@zJA(>
fOZ~h8cdzjy@}c-aur=e6X>ICum5FVBMSSk@J!aKJa}vGaPyUdh7b10&#`0=MY&L`K&7#<Kw0qPo@4M*-
HCZt4YbP)l|6WIH=x!)f&HAVSf??|&*Aw^)_rhA=fvLTU+nxy5RV^eqEqX9qp8Uxt7%bup;T4gbJi98joKP;8t8D!Gv}$v^NTe$;z>l@&7tu;4&DCN4$3A
>LGH8~^p?MZhVjK&gzu__qJ<~~{bT8AlPb)=OeJ4s^A!suz8N|kT=bds^^aXY{~VZZpRJ2u)~%t=7ziU<kgLa_DH^~8gM5e)p#W#Unv1SC&M^!{Ma8AF*-
wq7hf&r6MaC!XE82_LmJ%=yz<dgoPBn8YV++&wXzkgWAzD$q9~@n<&?a>TK_)Aewrn=F&$eX|ZdxgOT-|;sE=cI?#2=1M{-
xEB#p*BKJ#=y{H9(VpPfMdH=9fGYee?kpKhr;}kC}@4-
1P}k+Tj;bdr0w>64Jz5a+zdz{u+7MD(Pzff}e+7D=fkAC<Mb3D&u0eQo2lNV_kPN)R0kfsZSL2O=*sY$00wYUV2Jm!EiU@YU4#Zp79v>^g|hMAkb1{?I~U
XAdnurGk@qW0@_cr*oxvf6ami2kpfFit-FrIB+b;yz3|KF2|-
ow0AjMnHL=Gsj^#zGR#??`=ja&Ub0!r#={4O|)Gz?Q)0A&Slgj`!<k}hgP2cZHWK}<B&LIC5xldNSZ>oE(J_yU0o`AWn3g!P4y;S$vjuItH4_;7ccSH7A_
<Teq?TagD6xPp*NWfsL_8wypqF6~8tPFjr`z?k*JxM#%Vc8);tMJIze$Ftv>v8IINjNe*p7U?qmH_1`b?vD&8}4Dv<xM@u5{&tx|Fr`sGnf>dp?8h!1$C^
N0>C5)(;MRXR!4VKa8?9Ku%^W#8wpOtpWzE^TF4KLxUQrdA1mP(l_5Ok`+5j(<F{qV6^C4C`qZ8egz%=mR($KB@NNvoeT>(}gZyaRvB$mftkcQJpaa*cu8
izKlCk43^;_`C&y;E)kP}0MvA(3t3ah*{U_A^D+4Y~l#Lc<NNh;pARRTL|SJeevKf!Q!eaPcXl&41-
B$q5A9%8g5GW`_G(DbFqD4ifVhUe1;BqXa#Yq@^ZN`)gfxsqGHjT}8MBpcy)6lwlja_Rp=9$7df>T1rf(Ve`Rz=y9Qu*`Zi@5x*}!_s|QR&x%+SK`kv%H0
zh)hX#rL8XC;0f>#9v9+mW@)`P(47|A4aGfp~Kh=1@+!~2+xhmqeeXjCGhFeGXKeYk0z>sflF;g4nqr0;c^MPB?hAf%jEcl5THZxI36nsZ}XIbv~aT)7>v
j)~v11mJhR2QkH4P-
69^(r)e+VBPd_6{3m5d=+ecQ}x7w;08#**#LQ(AuY!^ZTzeqH*Foe}_Te{L$#Y*a6UZ((_!gGo4Gg&Z)W0{VO7Z!QPH{IAc)dpOtOWNaF8>chT9Z>v)2_A
j28qdL>qw3ABR^nr=e1EpS#=YPe~+0#qVK8S}$kwu3w<nT(I|=axfV#?m9;l>dF2@!Q~x4|cjj8M6<3w*e}hztp{w?L+O!Mw2gy`|R7m#KmUVZ><ducGQA
T8;Lhvfh4<vRs>rV=s?j@9e|)oF!cPd44RwX0&;-slfbWhW2*08Y(!{7($chhRG;v91Y8QF2)eAMU=C}a?gm-I`LBwmR4EACCaNuQvS_-
Z3dE<v6vuu&3rj}03@o1fORW2`c?M2SA_kx2R$_L-yV(C0UV|EY=V0LM6-BAbkpDW4@AYV-q=-
F((P)@31Yrj_GhXs~vFw#UVp4|pHB~!?Q+LpWrK7M5x<AcPv3wgP+xMH{iAgl1wR!AQmPiG6m_|0Cqg`HJNr4zP@4K^G2Y&kAa8`_xWG(Adl{R__i(IpvH
xJ}Yq^;T6<aumea!p#e{6Qpagl)s`j#fMcMn*qj!$tL+4$fE0O2^OdI0?BljLY?7E%XpR@?-
~!8%T0bG~|?=x#49zm10N_dr^q54H_eR<(uW1=t9L@V583rDcjOMmJWIfcG1sijg5GSO4h=V?QD_eJwPnt06A0bUOxvnPVjn}AOejc#!TSY3Ai>Irm^=^I
$|9fg}|r(gOwCoWpQS=45>D0Pd9K3nBC5+7>1x<MU*SmBm)3@V=48~ZkB+lQ~G?+HF@6Cn&kF&`lt~fnM-L74B$NbfN`SSKN#68RXQ+1-
@pB?A2C5hp^4tQa3Vp~=L95+XqI*Cb2Qv=CwQkunQ4?|%Hc}kdn}p9TH}6NS@VvwtL7c~o7|Ml_d2pr!%eeg{>8m4mhljn!13;1?ee|mcG&@1oO&)Hge0O
p!Oo<}6;c8RfydL8Ylr5N7q`tbt%30kb>2k0$PnBq+fr7I68BGekb(M7L0oTr^-SmV!0OZ^>u9S8@Pr4NPDV^-
^K{b4D}2=xN?Ze@#CxcL;X+I9CoY1Zr26+CDL}UsLU0%+Yw+l@@$Naoc7o+bIH=O*=7&t@Mq_pwKU%;<N=`+#R<`b-
(<xNAK6iIuol4I%K?g``;9Hmb|94^`vu8MR55iYD570c8(Tzg7bKY1mJ&2u;%H2WZP@q*xW0PJ-
SSj09*&dtYua1f}V)OSHAsbmPgwSF+q99>(t)=OTIUgr0PRsI-+6^^=e&HzadQw1%ov_$<#^81!XG~SM@axvQ6}nw(KB)Uy^O3lO&tMMgl-lP0%0Q(CtLm
9SpuN=0kPemCd08pmaq`DJ#db0v_67_I9T5eR^VCf!6-
4J|fF98~{Z*XZg6LR&3<%D+F_NA_xr^fBSk!5vX_l=jJi?2Q&xNkn<Rmk&F0>@xvRX0@7D5G2m~ydF&?on+u_XrYDHqt*xJ~hlx#yBs+^ydT_-
e+E5vrQRM^^(7$@9tfcIl4VhZ86Y{Sjpc&Wb`DMR+W5uL4|b?1?{J23zT^@etCReB$zcLQLk)>Hq=Y->Rkf@2yznzXo*f*)H6J_EQ}w|JXR^N-
3TC18zuVUfbdzK_N}xUKbxjG~$UEcque|S}w9(c2y!OPyr)OXfGo$SY<f2_3Ici(9h_T9=+}s+y8f00ASOnI_=0A7o?V(^qe@E2X;JxDna)4FEx8)VcBgP
TUo;d$ZO1La})`?*;esUwYw*dA`9t~Z00ooJy6L$@0@RQYC@@<2)R}izyj(Ex|J($CvFxjX^K(i4u`MaHc>ZAasefT()IabQ=^evl95h&Z+WY{CIA2c00F
jtlIjBhF??0*r~nH50ssI2003E9
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
FIRST_CAUTION = 0.8  # of all that a move may last, kept back on a machine that is not known; half as much each move


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
    for certain. Slow pieces are forgotten after the next move, of the machine half with every move, and so is the
    caution towards one that nothing is known of: without a bank its first stall would be the last.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # seconds of the processor, in this move
        self.slowest_before = 0.0  # in the one before
        self.stall = 0.0  # seconds, the longest of late
        self.passed, self.worked = 0.0, 0.0  # seconds of late, and those of the processor
        self.caution = FIRST_CAUTION
        self.last_look = (0.0, 0.0)  # what the clock and the processor's showed

    def begin_move(self, now: float, worked: float) -> None:
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall *= REMEMBERED
        self.caution *= REMEMBERED
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
        kept_back = max(WORSE_STALL * self.stall, self.caution * budget.end)
        by_stall = max(budget.end - kept_back, begun + LEAST_THOUGHT * budget.soft)
        return min(budget.hard - piece, by_stall)

    def enough(self, budget: Budget, begun: float) -> float:
        """When to stop, so that one more stall like the last is not paid from the bank, move after move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THOUGHT * budget.soft, budget.soft)
        return min(max(usual, least), self.latest(budget, begun))


# ==================================================================================================
# src/tempo/search/exact.py
# ==================================================================================================

"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""

NO_LIMIT = 1 << 62  # of nodes
Question = tuple[int, int, int, int]  # the two words of a position, and between which bounds its score is of interest


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
    search: str = "tree"  # or network, the tree search by one; or alphabeta, by what the game says a position is worth
    trust: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    puct: float = 1.0  # 0.3 .. 4 the c of PUCT, where a network rates the moves, in place of that of UCB
    unseen: float = 0.1  # 0 .. 1 how much less than its parent a move is worth there that was not tried
    memory: int = 20  # 12 .. 26: alpha-beta remembers 2^memory positions, 16 bytes each


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can
    evaluation: Evaluation | None = None  # what was learned of this game, if anything was
    plain: Game | None = None  # the game without its network, which takes seconds for an answer while it is interpreted


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
    priors: tuple[float, ...] = ()  # how likely the network holds each of the moves to be the best, where one is asked


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

"""The profiles of the ConnectX agent: values, not forks of the code."""


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

# What it learned by playing against itself, and nothing else: docs/network.md.
NETWORK = ConnectXProfile(
    name="network",
    knobs=CHAMPION.knobs._replace(search="network"),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)


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
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit, and then by promise."""

    def rank(child: int) -> tuple[int, float, int, float]:
        proof, visits = int(tree.books[child].proof), int(tree.books[child].visits)
        promise = float(tree.priors[child]) if has_priors(tree) else 0.0
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits, promise)
        return (0, merit(choose, node_value(tree, child), visits, proof == DRAW), visits, promise)

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
        depth = select(game, tree, settings, rng, 0)
        value = simulate(game, tree, settings, rng, depth)
        back_up(game, tree, settings, depth, value)
    return simulations


@inlined
def select(game, tree, settings, rng, depth):
    """Go down from so deep on the path, whose node 0 is always the root, to a node that has no children and gets none
    yet, playing the moves on `tree.state`; return its depth."""
    node = tree.path[depth]
    while tree.choice[node].first != NO_CHILDREN or expand(game, tree, settings, node):
        node = best_child(game, tree, node, settings, rng)
        game.play(game.board, tree.state, tree.choice[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(game, tree, node, settings, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = settings.exploration * game.evaluator.curiosity(tree, tree.books[node].visits)
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
    """Give a node its children, if it is time; whether it has any now."""
    if tree.books[node].proof != UNKNOWN or not game.evaluator.is_due(tree, settings, node):
        return False
    return lay_out_children(game, tree, settings, node)


@inlined
def lay_out_children(game, tree, settings, node):
    """A node for each move; whether there was room. When the tree is full, the search goes on without."""
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
    return game.evaluator.value(game, tree, settings, rng, depth)


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
def back_up(game, tree, settings, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.books[node].visits + 1
        total = tree.books[node].value + (settings.undecided if value == NOBODY_WON else value)
        tree.books[node].visits = visits
        tree.books[node].value = total
        if not settings.proofs or tree.books[node].proof == UNKNOWN:
            tree.choice[node].rate = total / visits + game.evaluator.bias(tree, settings, node, visits)
            tree.choice[node].doubt = game.evaluator.doubt(tree, node, visits)
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
            (search, (game, tree, state, settings_of(knobs, position.filled, game), self.rng, 1)),
        ]

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        self.knobs = knobs
        if on_a_clock and position.plain is not None and not self.is_made(position, patience):
            position = position._replace(game=position.plain)
        self.plant(position, patience, on_a_clock)
        calls = self.calls(position, knobs)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = self.ready_search(calls[-1][1], patience)
        return all(ready)

    def ready_search(self, full: tuple[Any, ...], patience: float) -> Call:
        """The search of the position that was set, with all its arguments given but the number of simulations."""
        return search.on(*full[:-1], last=(1,), seconds=patience)

    def is_made(self, position: Position, patience: float) -> bool:
        """Whether the search of a position is machine code by now; it is ordered at once."""
        called, arguments = self.calls(position, self.knobs)[-1]
        return called.is_ready(*arguments, seconds=patience)

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
        """As `Searcher` has it. What a game without a network promises of its moves is no probability."""
        tree = self.tree
        assert tree is not None and self.game is not None
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
            priors=tuple(float(tree.priors[child]) for child in kids) if self.game.sight else (),
        )

    def line_behind(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        return expected_line(tree, next(child for child in children(tree, ROOT) if tree.choice[child].action == move))


def settings_of(knobs: Knobs, filled: float, game: Game) -> Settings:
    """What the search is told."""
    by_network = bool(game.sight)
    return Settings(
        np.float32(knobs.puct if by_network else knobs.exploration + knobs.exploration_growth * filled),
        np.float32(knobs.unseen if by_network else knobs.first_play),
        float(knobs.discount),
        bool(knobs.proofs),
        int(knobs.expansion),
        np.float32(knobs.bias),
        float(knobs.undecided),
    )


# ==================================================================================================
# src/tempo/connectx/plain_agent.py
# ==================================================================================================

"""ConnectX without what is known of the standard board: what an agent is shown, what it sees at once, what it prints.

An agent is called as the competition calls one, with an observation and a configuration, and
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


class PlainAgent(ThinkingAgent):
    """One player for Kaggle's ConnectX."""

    def __init__(
        self, profile: ConnectXProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        return Task(self.position(view), tuple(self.knowledge(view)), view.step, view.bank)

    def knowledge(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """What is asked before anything is searched."""
        return [
            partial(only_move, view.legal),
            partial(winning_move, view),
            partial(blocking_move, view),
            partial(opening_move, view, self.profile.opening),
        ]

    def position(self, view: ConnectXView) -> Position:
        """What is searched."""
        return position_of(view, self.profile.knobs.playout)

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


def position_of(view: ConnectXView, playout_name: str) -> Position:
    """What the player is asked about: bitboards where the board fits, else the wide rules."""
    if fits_in_a_word(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_wide_game(view.rows, view.columns, view.inarow)
        state = wide_state(view.cells, view.rows, view.columns, view.mark)
    return Position(game, state, view.stones / len(view.cells), view.stones)


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
# src/tempo/network/text.py
# ==================================================================================================

"""Weights as text: half precision, base85, so many characters a line. What is told is what `network_of` wants."""

TEXT_WIDTH = 100  # characters


def text_of(weights: Sequence[Layer], shape: NetworkShape) -> str:
    """One layer after the other, as many as the board asks for."""
    numbers = np.concatenate([part.ravel() for layer in weights[: len(shape.sizes())] for part in layer])
    packed = base64.b85encode(numbers.astype("<f2").tobytes()).decode("ascii")
    return "\n".join(packed[place : place + TEXT_WIDTH] for place in range(0, len(packed), TEXT_WIDTH))


def read_weights(text: str, shape: NetworkShape) -> list[Layer]:
    """As they were told."""
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
# src/tempo/search/leaves/memory.py
# ==================================================================================================

"""What a network said of positions, kept for when they come up again: by another order of moves, or in the next search.

A table in which each position has one place and the last one that came there stays. What is found is what was said, to
the bit: nothing but time depends on what is remembered.
"""

BYTES = 1 << 23  # of ratings; the rest of a table takes less
NEVER, WHICHEVER = -2, -1  # no move has such a number


class Memory(NamedTuple):
    """[N] is the number of places, a power of two."""

    sees_last: bool  # whether it matters which move was the last
    states: np.ndarray  # of the games' kind [N, words] the positions
    lasts: np.ndarray  # int64[N] the moves that led there, if it matters, or NEVER
    ratings: np.ndarray  # float32[N, actions] what was said
    values: np.ndarray  # float32[N]


def new_memory(state: np.ndarray, shape: NetworkShape) -> Memory:
    """For positions of one game, and what one network says of them."""
    places = 1 << (BYTES // (4 * shape.actions)).bit_length() - 1
    return Memory(
        shape.sees_last,
        np.zeros((places, state.size), state.dtype),
        np.full(places, NEVER),
        np.zeros((places, shape.actions), np.float32),
        np.zeros(places, np.float32),
    )


def forget_all(memory: Memory) -> None:
    """As new."""
    memory.lasts[:] = NEVER


@inlined
def last_of(memory, last):
    """The last move, as far as it matters."""
    return last if memory.sees_last else WHICHEVER


@inlined
def place_of_position(memory, state, last):
    """Where a position is kept, if it is."""
    mixed = np.uint64(last_of(memory, last) + 2)
    for i in range(state.size):
        mixed = scramble(mixed ^ np.uint64(state[i]))
    mixed = scramble(scramble(mixed))
    return np.int64((mixed ^ (mixed >> THIRTY_TWO)) & np.uint64(memory.values.size - 1))


@inlined
def is_kept(memory, place, state, last):
    """Whether it is this position that is kept there."""
    if memory.lasts[place] != last_of(memory, last):
        return False
    for i in range(state.size):
        if memory.states[place, i] != state[i]:
            return False
    return True


@inlined
def keep(memory, place, state, last, ratings, value):
    """Write down what was said of a position."""
    memory.lasts[place] = last_of(memory, last)
    for i in range(state.size):
        memory.states[place, i] = state[i]
    for action in range(ratings.size):
        memory.ratings[place, action] = ratings[action]
    memory.values[place] = value


# ==================================================================================================
# src/tempo/search/leaves/puct.py
# ==================================================================================================

"""A network in the place of playouts: it says what a leaf is worth and how its moves are rated; PUCT goes on by that.

    mean value + c * prior * sqrt(visits of the parent) / (1 + visits of the child)

A leaf is asked about once and gets its children at once, each with its share of the ratings as prior. Until a child is
visited it counts a little less than its parent is worth to the network.
"""

NOBODY_MOVED = -1  # in place of the last move
LEAST_PRIOR = np.float32(1e-6)  # nothing would mean untried


class Sight(NamedTuple):
    """A network, how a game shows it a position, and what it has said."""

    show: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; puts in what stands where
    network: Network
    memory: Memory


@njit
def ask_network(game, tree, settings, rng, depth):
    """What the position is worth to the network; its moves become nodes."""
    node = tree.path[depth]
    place = remember(game, tree.state, np.int64(tree.choice[node].action))
    memory = game.sight.memory
    return take_in(game, tree, settings, node, memory.values[place], memory.ratings[place])


@inlined
def take_in(game, tree, settings, node, told, ratings):
    """As `ask_network`, when it has told what `tree.state` is worth to the side to move, -1 to 1."""
    worth = np.float32(0.5) + np.float32(0.5) * told
    if tree.choice[node].first == NO_CHILDREN and lay_out_children(game, tree, settings, node):
        first = tree.choice[node].first
        share_out(tree, ratings, first, tree.choice[node].count)
        for child in range(first, first + tree.choice[node].count):
            tree.choice[child].rate = worth - settings.first_play
            tree.choice[child].doubt = tree.priors[child]
    return 1.0 - worth


@inlined
def remember(game, state, last):
    """Where in the memory stands what the network says of a position; it is asked if nothing stands there."""
    memory = game.sight.memory
    place = place_of_position(memory, state, last)
    if not is_kept(memory, place, state, last):
        told = see(game, state, last)
        keep(memory, place, state, last, game.sight.network.ratings, told)
    return place


@inlined
def see(game, state, last):
    """Ask the network."""
    show(game, state, last)
    return look(game.sight.network)


@inlined
def show(game, state, last):
    """Show the network a position."""
    clear_planes(game.sight.network)
    game.sight.show(game.board, state, last, game.sight.network)


@inlined
def share_out(tree, ratings, first, count):
    """The ratings of the moves become priors, which sum to one."""
    best = ratings[tree.choice[first].action]
    for child in range(first + 1, first + count):
        best = max(best, ratings[tree.choice[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(math.exp(ratings[tree.choice[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)


@njit
def never(tree, settings, node):
    """Children come with the value."""
    return False


@njit
def puct_curiosity(tree, visits):
    """The root of the visits."""
    return np.float32(math.sqrt(visits))


@njit
def puct_doubt(tree, node, visits):
    """The prior's share."""
    return tree.priors[node] / (1 + visits)


@njit
def no_bias(tree, settings, node, visits):
    """The prior stands in the doubt."""
    return np.float32(0)


BY_NETWORK = Evaluator(ask_network, never, puct_curiosity, puct_doubt, no_bias)
AS_SHARED_OUT = Ordering(no_prior, lay_out_as_listed)  # a tree with priors


def with_network(game: Game, sight: Sight) -> Game:
    """The same game, by what a network says."""
    return game._replace(evaluator=BY_NETWORK, ordering=AS_SHARED_OUT, sight=sight)


# ==================================================================================================
# src/tempo/connectx/learned/network_agent.py
# ==================================================================================================

"""The ConnectX agent that learned by playing against itself: a network in the place of playouts, no book, no solver."""


class NetworkAgent(PlainAgent):
    """On boards that were not learned it plays as without."""

    def position(self, view: ConnectXView) -> Position:
        position = super().position(view)
        if (view.rows, view.columns, view.inarow) != (ROWS, COLUMNS, IN_A_ROW):
            return position
        return position._replace(game=with_network(position.game, learned_sight()), plain=position.game)


@cache
def learned_sight() -> Sight:
    """What was learned, ready to be asked."""
    network = network_of(SHAPE, read_weights(WEIGHTS, SHAPE))
    return Sight(show_connectx, network, new_memory(new_state([0] * (ROWS * COLUMNS), ROWS, COLUMNS, 1), SHAPE))


# ==================================================================================================
# src/tempo/connectx/network.py
# ==================================================================================================

"""The agent that learned by itself. `build.py` bundles this module into submission/connectx_network.py."""

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
