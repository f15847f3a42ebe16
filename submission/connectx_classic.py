# Tempo: the agent `connectx_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_classic`. They are:
#
#   tempo.connectx.machine_code_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.search.leaves.evaluators Where the value of a leaf comes from, and with it how a tree is gone through.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.connectx.profiles      The profiles of the ConnectX agent: values, not forks of the code.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.connectx.rules         ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.
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
#   tempo.connectx.classic       The agent as it was first described. `build.py` bundles this module into submission/connectx_classic.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import partial
import gc
from hashlib import blake2b
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
# src/tempo/connectx/machine_code_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "e284963fa365f233bb277c9f", "checksum": "823afc59b0d57adb5c889940", "sources": []}
tempo.search.tree tempo.connectx.rules tempo.rng tempo.search.game tempo.search.leaves.evaluators tempo.search.ordering:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1Piatz7^u;DpR+Hn;S00#+4D>>isbdHs0=_%S5fe$wDU{h-
HK0}SghDc;E@q)sA>WFd2PDv<+HX6e;FPJ*Mf<qZE*6bpbawXz0caf0OT!p=QE_PWQiA532@R}p;=&~9Z*T!YlYS!*3Yc{l7#hYBG@n0=5yV=$-
CNXl3hF9c1uX5zR4x%|aE41_Y8fup@H;%P2emTmkTf+@a(3h>ivb<);^aGy_1`}K7$_-
+47IoV22Kpu>ZcK_bHSIzh@{#rpX^mC|uA+L*CR=p>KeD?5?4D((4-
eA9G&|kjNNu~UMAxUn(eeejT^u~G>Se^A#rM3^gXR*aJH!xsIJdu<ja3wHVLQtAdlu((I_`GO^*OCA0xMM4f7TQz5fj%h4c-
f$PQA~Sw)SY$4l{AUvJ4@^GM+tlJ{@7(an2kW-9>3w%Z3?1?G4{!nHm3k?Cb?)xJ^$K{a$fe35`zsP2FJ-8TyO-LHkDX3anTx!qr3zfP15I$YbQ}_&Y0Ws
vr29m{FvxtAzJ@0Il5O0*}BE2-
!7t79Y*nRYo}_M3dRlyF?4HcpXZ*i24KW+qx28O`4lw4sfO`ZJ{1CfsF`&=Gn+ml#MglNDriD|qrKHOY{R=8I75Bs&_f%9wjs_;m^_+kntsbGxp!tSR*~O
>fM^T@soEZ~M_pr)$oq}isV*JYseoqA){GeCk8PY6s6=|Xm1EIx&$tvaEq_6}ZrWkrK31B0*eecDnbSXn4R0vKm{bV*{_(4Ot>$F(^;=5-
LiIM1sVwt$y@+^$d@j8GSe(U<C#y`bkkHZtVhY24D)_tx!2WTtXcYcCPmw-M-kJ-UI=hNIJTB~~zgqWq{eb8Q)%%Cr`1-
R=Il4{{CwOE_1=U)iIDnJnH6DCFfYAu2s3@DY4*>2aYdp<KZ_$CZROfsAKJPQ81vEH@nd7bUr5~CAIcT=k-wBiJ<bi5m3?h^cSVMg?F1<-
)&HbBh?_OFk^}v{UC>!-({^K6SJy6#t+EQW5+o@m=xYHXXhXGao1xHhQEa#x6^-
{HzZQYMPjjZdYV4mCWzxq{!$mmuIa?tS)mN&vqg;p7a?!oM@lNK%tr+Ge3)BO|y%9<C9Xd+o}%4G;QiscSd1DuKqbEOT+2xkhw<msFQS|C`blStLbGE9*6
_P*dqv;XLIUh6Q93P#}CK?ftl3-Ctm;`;i+CZdK3-
@@ny@q3E0IAuy@`yncnug(`fPF`@f8{sM_?5$OBp0AtTit3P!%E61))T?6|yXFf7Yip=#yy&?9w|>qwM0swi_%USkHnqO_U$j+K57u_a<o;bea9q|~$Oq7
9!JZ?wIeue3%7!DEgh<v$!)Z%pNeSUvy`MIjub#hCe}v%PbqxSQ)e)|9Hu4qGyqhEmikcJZQcDz^T3izP0@ofjS_&4dyXY?=4^lq*WlF<Ex?4k)Kg$W~*n
r&in#L9ckxaH4fm%`Sv7iv>Y!mj?Jv|(@yd0dxy%E`1`z46jcZmVT;pRCDu~|};`U<)$igJL!>?Mzhsrh?dj$DMCYle@Lh>XhXr8A5G7@oLQ3z5qchohzb
nz#FmOlMGBd0|mC#fyGHt#Or|-fq!0FZ?|IQ^hh1K+e6%avZOF@+hjvNA--K`U2a=f2nMMl{w;faH~WI9=_!V<K!!az1WYa>gRa>Mg}oq83_)~`h!EUE%a
W-@y{xJptvL#V`91|UGJ@%Q70(jyrA=z-zBoLRZ#qAMV=vNjBzp0O_5cqO2TpZ@kwZ;(D9MgV-
r(OcNWNqqX=IozkE6_etzi<{{xt8Ba*yS=_q=H4c66Ia+5l&baV`JJ(MS)-`Cc=({(1vJQAMmW6O4TJ(^kf8(+nu0^tsx8n&$kK^+87IOhmH-
C|J5QDnDdj{kGbz8h130ECvYhFZH?YCNXg7Q>zA$dOOkO5N=d8aF>JNaK889d@Aup&aEylkh9p{71^VEMHhVp)RY}+XwVm0KllsGI%l16VtYpF?b*z2a{H
+b8;?S1wp+^?An;TGhB|$wFIZ6@zfL3recxjYw^wN&&1+s8i|&7G$ha2;Wl%Jg}>SNCQYjX59+U=a4B*CeufI9D#LUrbPd5TA>9}?@w}bP<ZTAJ5FNpzXh
lqJzyIcAAeDx~a!sIYjRWfc7Wf@w(x~tFD7<q64(^>)?xqXCJF;jTcN>1H7>r+O(rnMHGcA0&?BRQ4-
vYMVxo0cR0000000F@bf+GL`bXzK%r~nH50ssI2003E9
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;2D|*)m;EB;DqF5IN6OjbJ+=z(W)-
|qG12qSEYDWr|hzI97#O4u73P?1mnJ+4E*eV3oi|ZLDn%=JQzl#BeO0>hF3?kBdF}9=oMf_`n%)CG!^E8hhID#14(v|5`z=aw7eQbLe5<5tSVTILjL&0Bx
X&992DKWcLb^@ciyGlHAtdn{@%1)9%rx~mQnXO)gku)k&W3f$@W5Jo3d_?1sb>=l!%h2u{DtS6O_(q+&)S}gOjAx7hxQiskYiE^Y9A0{4wMSq=B{d6w8*@
u{$z5OfU9nOI~;QQ+Y!cu`6n#ouHsjgkz#(KeKj>;FkB|f-
Tmam@cNSo7T#(g8r5w3>?^TzO`8ls57nQmD%RhK+_a%_NeXP;sdW{amn0&iVI45W}ng9n$gLiF^iPwwvRiPX;A4Cqt)|>h21Umz`5Szoe!ASD}Q?%kL(1R
Sa)+cw$QrNgS*Q?5I=bim#M`2%^Tu6Ft;dZ5*eoh*b*CO%p!rfDZTqy2aS7YCty!;bbhtyZN!s#$G31Mc+G<I8<NKvh8Vx@GJ$cwX!;B+(LMnB8t9Vpz&_
wKfjG!TH<qz(oyTz>y`&&P`leTb@a8&w^yw(YC&-
Tyw48|~sZPK0)TE9FK)~cxjV#>4e$z0rn<R18W(MX1$oLPx&jU9BzOF_HA)x4bj)enfV_^bRb8zU_d6>~rnnlD*fDk1uFx+BPOr6;2k!Tk;xv@+~?W|DrP
AiLYq-xKRhJ<F(dSh}$t<@;IJq#lWm9H9tq`6%6^LdY}07f2}<e1g*d|s<Fyk3vlF$ZkLJ~zJf@v=v~L1#v2gW11irXY;^4+bywy>EV!X}?Sx8!2Xz)zYw
DKTWQ#ysNXuD8I>RlT0H*keV`#scC@<8p$Rsx2Lo*g8z5gp4jjVQba($w?oSPQJm1OblN6qNmO~VKhS&u7RCw3lt@}7@Mlc;X*U%b8!#n|w*`6Grh3MEfu
Wr8qktR?<L`q(8B=JTxsgJpiJ1)+JHqJkNm%TKb84X9FZ(K_0sy8MB0MJKR8q5v-!yj~##=j@%s1S+bhSKHT#5n^gLV*8r-
hp)3w9d|hflHaGFjOw9#d_NPxRN+M--9r`pryYmoTdx?5`eGJDmSz?wNL8!C%B|C1cjG;^iyNe;uA^142(fu=pL@90ni0n}=*6*jt6D?3E1O4O==!#-
a^I+cJoG%9AhP*D3W4@%Bd`XhBW+2m){CZ`|p~{GC4d3@4_hxxWEPkHf}$W3peOi^foU!!D5MxhQsd2xkp#GW=FiPkHF=WzjNqJ5$QlPZ<mG0hsPvl(x`2
J}x@wPH{vKBbS4~f@61mrwzps_~?CMmT4T{RUiwL{>w$xUk?D$kGG~wMyT|v_!vS^wa*LkW7T)b9Js3%ZM@t6`fp;EX`@<R*`VMEqp9$Fzcb<7Xx48ZXWY
C-_q&Z=@3y!Z;}c$eVM^=H>guDJ*ycq#`07AF#UJ6ax|oopEZJbzL9D$T<NJ~wG|0ZSuflWfJ}3V73Kwi2!b`@x!xK-
T=!(ZnI`1L`>Dv888nG7`6xba5{K+dYkvBrqa$GAG^VZpcR?4|aeeTitb%q>GU<3*T#54W(RgP<iaG$3#vrC`HlVA2u#wiG9igJ7>93U5;s@FBxZ?ce<Sx
nZm8f!qZ(%sCYNBh(ceW<8&D?cyAw=hbXN8y^<nsCgV);8ko_(etv+japJvxy6$9Hj*N5EZFVmuJ#WKhsE=eWYshm3%{ol&fWUEjP^y{;d1>Lh<=SMC)FC
xvKl&*hc0PI`jAa+_^qSo3hhZMna*lZkVfYxoQqGsgd_WAqem>m`sl>DzF{Wor0up+MWD03uVjaXa++i$X>uCaG8t)b7)m3^<|9LPurzOCBNz0)D9*o_mH
G9yD)F<mYzW(X7sm>>xLixR2u~to_?Esl_>SDOV*D%9v{xqC?oCTLGNT*Hs8+@I^NKw?pp?5LiT=*UFY$wAG{!Wc6);818|L{E<7I<@6rQYW#+Oxy2q~IZ
V|TA$_)_A5j;-0;3QAgjCNI+y$m!-
S63#p4adc1Y%^=<`i{n`jak{pj~DkOH~^KdBi)shW9w`l$X6veWSSJSGY8E7ryw24pAGl^MfR5xqO(@}r0Kzh+D}f3vtUS*4PdLIp0U&&sp@hsvqax+;V_
HZ{!-Llm?Uk=l6!tF*4{6urOMqc-
1O$HnA`>qNbi;++s8}wWT$O!cX4olm<muf&E8ouMj6DeuQjRRQP8&2lOrAC*v>=@wuub@0000000HR@n==3aN@wCmr~nH50ssI2003E9
tempo.search.mcts tempo.connectx.rules:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;8?H~n_U1c;DqL7FP%ztu&qF2F7~H+u^XY&mZsFx{5aZCs(8Vg*FkTqT&bIg)+?{}tB-SFt<tNfjv4h&mSCnbMeg
-`lHd<Tfnn~i&oq@+`~0=PEt($KswUooMwTFV<g#p;D3hA>U>$sIc!XAj3Ev}Xv$mcSBN49tGch}fcVFTLScQ?2zb!Se%u!_Wh<~_vP!4n113^^8c+Tu(N
-vt$%#B%0+YRXDQ~T27Exe?rfOnNFA275M=49Jq?GV>SwTFE)ZwgDgEMum$N*QqszhONkL0zEOSC)5(fIO|Mkr_{O9zZYrIS>*1b(DQ8mKOn{6g7cVq&bM
LRV%ZNmt*TZ<M4zZsItV7|1V^FC)~>a#8>&|3m%byfp_=7Kfo&|IhZRRUD_Kmcn+Go5L9~C3X~3X?_f-8d5W6Le&)pafS^D-
vmi~E_(8vErYT|PsQZ;DDr`NH8hA6BpNg)Lr!XMO>tHl|8NB{!&&OvnCb+D)g+W2USCqXE@>u_p_H&UDZU047vUgp-
{N~vmF9AMaK1ZpKR9Ksrjt)R(Ev;|{u(r&;5~D9RVK@U4iZv6KawCD1z9zKqU25IU(YOZ!FrSGjlIG<%;lJt7noOv1`-
|@}Bmoyri=D|RwB=RE+e8oCJw(|XL8c$|=e$k{+VLA9nmucw!fO5*70?@74#MuY?Ix*VkvpHvE>g`Kk}J&`B|0V4+sZPW5aD<vVh4&29!Q^N>C4WN)|We;
0jWLqB@OMbR*+mZ*>(A9Sapq!dhfAD>iW2m$I>B#p$H$wTVOrr3B9t519c<`1)05asUshp`UH_4_~@WHhJ4*qg61V{ron6F^rnxc^Vuo@&DEvHC%A^pNzZ
*hcafD?-z^ya&vi9?XcS@{Qt_=>m$soJ)gSy)M{daP21!!3)?glJ!Q@AJE+cS{n^=Ma!F;iG6%c8ye+o$4gLkz^Fo-
y(Ho8@RfOIHwZrN0E<qekS;2HWyXz?)xl;S0_ngjnbJ2eBFX4G{9May(Y42T3ix#f+@#3k|&*lT%!3HS|t<eKNs&K+?WPp9Vu+Crehg{?(0(cV6ySNh6v=
l2=g&ft50&r1B{7S-
*|68~Go{OF`hSg#Qcwy_cB{gR6mbHT46br4yCGH_kks8M|D>Pg;DZY5&`a9%yurca&gYzfvb_HK#XhUKA;z2;j=z%`UF6R%51a!~;iT_5L-
rZm>W^x4WMi(euiV)|kt`LXTcdFQ>kf82|G+OqG)Dazg)W6w0M4WO!Fl=VDy{-
y2d4mRo^kT{jzqS_0HVuC2!N}dCJAWCuwpf2fQI$nR%+g!oKTh27Idzg7PgcD-
t7N8M58U<I~41XybdPkJ|LdJ1H+Btm%5Srj~*O*?af7M_~y?Z&xFp%U<mvDT4Xvz!czT#oty?I3ti74;2<SZp+g@jUv?#W<sGLO&k_FNc;z?XU)i{MVbgd
~h*;s-
Jtyd?c$*h#9_m!GZDEoR)7$8Rx5$c4`!VN7wjjbkV`I1C6YSWf{7JFE1%OgQcs96DORR!iIUFv5rE$R+D2!JB+f6O<XabC)82frINGXmPs@0WLbm6b6MGm
S-
)<UYBT$VjDDj`r?mprONz7gM1f22Uc2dcf~jskgn9&2Mt~HQLc=kGtWz4Cm;4<Y7Sy#mqF73W{jxfOXlMilrQ>4A6xmd`!~V83bGotNOnm+a45}O2>FboX
yHHb{2}d+c302l5eV}H=)qhsPoEw}A$p0FsIblU5m7tHlY3$Hdk9Z+{?lxI{KvmYP*p8ClW%B8?oqhcn3UkQppUQuclL(R>}bWP;y-
xh!%H$Ez*kMUuUZRW(kLm3uc%IZ(C{=!1VNA$9S3E75L4L2(Q?3ot?=UT{Ma|zbnQ(OqI>%Zh+}2)1NOx+nBY;EIi&`Fwg8Q~pI!P$=tVYI^4U0}dxZXsL
co~Pgx2`J*)MD{%N{GF?d~8r_#Q2Gaz+?*8P|!Vk8h7=d>*`j7_NZLfJ|zcQm-wVbAQdZ_G)5NX*iwqLEcw!LS?KR^agMoX*;_Nfux@>DrWB&({q*6_#G3
#`8-
HVGgkz#c4llAf!pk!?@OLDW99VkDcP!`d)<h?6R8zQl<VGyF)bMV>wu4)6JvR0%1bj?!)J|rTH1CsOH3H!6sM|F7?j|ttd0_C2Dw&jk*$Gf%14lnkJ`w^d
%fk`*e%d+%ry-_#KO506c!26j?Bl3zDc;$wn5rKy!vhQi01K8OiG+s@PodTK<ixk$Mpd*V_$IOd*N2oZOHSD%sj)y&-)-
>h7Q#ay?+~s${|KyN%TlEKaIy47$4ceAo8rvDW}iUKiL(6)fJpgEb6bQpv?R=%4uR)YGR%m3b10ot%Q?j;TCN*CKhcDpyzN~xec2+Pe`d?GI?RRe)$@A7I
l)W*qqX5+EoC~r+B_1P+p|NZf6ClMcZeoPl9O4icZC~`YI9aI?$KHCXUC}k#0Y6O{tL=diuWGYnoOkE9ag1;n}CQ3%lA_r)|-
sFAouVTg<RtH)F+56vm9!h?RJu<e+5bdDcxYbW83MZ%tv(^8vB=cWz(VWOXko!Pge=uIQdkB7WRodSL{3Hq;SujQAGa7&xedwKiueoHkyyXDOzgsj$GQ2u
JObIlxbDsZ0kFpfIlkaSHo|vDypmKn~B84m5y_PM^rS_Klu1#+`l7y5Kt0VV*K1fJ?8{XUp`W-
<9@yW^>$(mgz~njPd$<|K_+<CS+p3he|rfmQv|$ZLU~0H18S4XSjsg{J_=ABSniVAxo2oZ)l&sLFnW;SjTzhHu33HUKTz^b)X|uHcyipaVvFi`wk-mhvrI
TqQRLdHU{N4Iui<JGTS(6`y0CQ?lf{kF~H9g3Q1R>*q=_a;!rV4*~F(I9VQ@A2<M(tmiRX|!*7646-
S5Hd%sg%Ry_RR;I+jg9RX}9m;;I3K|!I110U#8_zKQBy_Ikt201)h8PH7v%vR|KxU=H2)skQKJ#a<J_M^pQSw^i##_`KbW1wLYL`=vyB@HZXbCv2`^CV=E
J|Kp(fsd{%jm?OUXFh&ko9e0mqv(|f502wTAEo-JZ33kJ15A+{6Be5b-`ar}Ve+KQ2_Cx_3X+F<%r-
XjtPi=T)gN92i+x!@m_<nHa3Zc($Q5*)a=X@bi7G$42n<GLvS?g&Y^Tl1onh|uu>R;>(#uMobewJ(tPhH<ZVL*0u?`d=9EY?$Y$cWs583Af=1KJ2GhO$GC
d9JDw?w|6SbuJlwm8e~JWPk}J(V0<vYerDTlZLSy(PQOIo@2tc2O(kvH{cS_oRT@dWo^ew0R7;ej!zN_iefL954BYAT4NQGTegjTj(vs1@N(>q<n~hE>;I
Z1V)0f8~P3an=UpCov9i7jf;i*dOzk$xD@s(Kn3^V!uH9GFgO>>9(Vbb3;i6PeX)AB7mTOW3YF<szaJlj2uFaiMfmvkX@Dl<B^7b;MJBO!EJjja{sFbGeU
ZaEouxh*@_o5<M9zHkyWl4cVvP2Rn+<W50eE9qRNy`sWMB1Y_8xEDOOsN~6_8?=P+UigWtJ(GTJkq9BkDQs#;Z^SF@x@S$5>S6vsj!9(&V#3t$c~Do$86b
)_R<*im4-
`IxQG~I|qj&iR%%p9@yI)GB_nmHa;&XE`D_~hj2purFJ6|S1K&1{Ku&XDlg5u$@Aw+_5W5)yU5{yBybKSxgb7ObW()0N=&mFw1k=^r%rVtm(;06Qc(|Vg2
Pi{d&k6bnL^U-e(`41E|G)PLbEtV09Hgk!%>4;Jn%qhzfrI(=*-Zmy5rCn*4wfA4aZcRJfJ?qB1k}t-T30>JceNHNYv|6)(-
@JGb&|@m6=|3|Ah<#pxBrv#_&?%_4#6xy?7ZlKGwW8R0cef_HG<f@EMtCyokKa@lszyshf<*sK{KiJ7}|)vgSdHkY<P$Ukb_1#(je~7U){}om)m5Bg%GuR
Tn0VB|S0HC}feC6`Ub?k#HrR8}h>4=TgpVC2c+EQ{=f4`d65a7qZ3$14ixHiaRDp*wN`5HpoIA$+mDrjVhq2JbQYi+JYUsaSVfryl{PsWfg6cgvLx(-
O$uQA4TMrF?GUgchRYaVjSmWPd<0>KRiS@VHS(o_|0mgFWrSF0?BdMH=#en^*N;?eB+ab9n7e90>bo|Hf(*m$AuF8l+;6S^P4+#6uhyj^x#J@$O<EI)=#>
U(dW=6?p4X>t*0O}iZI_DLu1@;y|0rNJYuBGoGG4H+*?@8lpN|iet6G5j?xC7f!Nz<q;j$*{eqt`kl)d&B(#G6-
Ep7{K(N$%W11{@oKW)!ktQ9Wwy_~!_#JgO*1#wt^$6cze@y}`Wnl$qU$csR-Q!$VjhR%;hd6Rv$oCCqW76N6%)j8x{j-
%9vlU!>f*db)9y*|Wi7#w>fad8)G<^s<dQ2smS5NA`67=NW0!n?PvA$b|gD?BFCGQ*rR%gzOaUyS$tr$-6z-S^z<wVcDrHLr6*;N+U69W%ZYv-
~O{o>EQ9L<qtwu+FexMs_2>i|sye$~9n&^~)UjeW2=(;?$^Dd#t|Lioy+urwR1%X{#(Srxc`RGAU>=IH0S5GY}F+$d&BQ;PkYp2gfA6S~DVPLYcLFSmAtm
3?@Sv=-
J{k}sNA?R3U(I`<SKrAh!V#4WkZkUrwA5JqYP?@?Z`k=0{(b9w~d#kcfjbYG6YS1ylA2&hj+GrU`Oc`kOfi_sa~jA9f1#KE5$#?jt4+$|*yvnPZSuO1>Mw
;S};MxWiknU|Mn0IJm|<!LTydK~1i<V}cEhmj~of9x#lOWH=xvT554Nq^wbj7=#kg(l7{$~a=4<@EbDrZj@{_6Q4SR(W1+3ecbCWqWY7Lonq3z*L|o9Eak
OW)eY~U)X>9_{NtkIGAzwh%^?>g8D`sapuchd83Xjz_}S^Q|<KY`j=q#(uOyRL;@v<Ii4hHukHG0jQ}KW=17xWy$k@4dn3@GXt}%`EuffKvZ-tdut>dM>9
jaN)d}>??|f@<uONLNFA<tvN%DIZfnV|jMWhruH<3DdJo%2MzDf&(*N8&@+Zth#eI`%t8;s|4ntNdf&OK`}>|Hi{(K?7mD?!-
f@=T9yO*+?Qv7iL+mRKjLt$x$Gmw1>>P8PiSqn2o&ylt33Y^iEOl^!q#_#{v*3?vj<>lUQ+--kZ@_yR-DyS@WANUa33D6<$JERr|?84_E2Ua8fTB4L!tpu
_ZBF$3}F{sp1-QO_p5DK$K@>9!G1B>P-#^G_i&;=u*EcX6htyc)GxCFjCd3hiSf?Cu$6f1jeZB3yQLXwRF{CZ#IbilxbF3(Of;KO_EjB1H#O9YC9fg-
|f|Sx9k@9r~;Y(_=3j^d-
LP+j~q9nZlY#6v?K&k1_^t1SZ31_r*d{yCRR#XNP(FC3hKtz0JH5o)Iyru$09oueUawtva|Lmxin6lBhyg#}!=ABQD>)%YK$g!hd<=geChqi{h3C*-oR-v
e_%EdFINu7J6pMN%8cj^wX`K=cOtt2XrRGrNmT2sHo8}xh7pFBY~}7u4D)|=;mN&)Hqd6I^xf-
1q&7pQ0kU?(=l|B++6r%RHM<cV+YSYcEl?<es(6SU~%HE3@dyv12Pq#&7hZ<Skj=TyBcOXuRDO9dxc|Pav|K+#Zq#p+<<3qFcS%3>B^KUI;<CQvg`0!PN7
?axxEJ(<{27|f4v;9x@ZCB5$8(aawuA3)%`MQE}0ariKsv<jr-
N#9?)wyOuKP+QKz@4qql{s_DuL`KT@0Kl=Sc*c80`kyDJ#bVA@Numh)y2l|tq*f}l2+IKo$YOfhyhx-irJ4+xY<c%OGMn@83434P;J;EzNVIkl296QBi{O
cE={qfPAg+~*d<rkb5iu_v;jAyTai@*G_=HE_@hVR%adb@21qw*KseOc6@2EOx&1c1mOcRi~U2%RKe>m+4&8Xy?&HNl5P)>p9Egetbyp`qfOJKjqP!C$v9
OB?jqgVKyKOZD(!V&pa7KqX-
2_Gz_*UxU0rlP;byZREDZCdJE`y>U$20=<pognx14#Ol8aQzee)rBucBR<!SlgOnTXixJ%uP;c7sshNn~@hq@H>Q3;jyiy}hEyUt2<A{2&lY}5&4-
Pu_hJbj%q8|!&8QX5D@{=x%JutGSv^1%r*W^}W@uG-JG0iiu_EO+JV#!i}$vbHG~-K^U-
Iztr~!lsV7B`%N@6i$#@u(Uu6S6vsgHV2`C**<+VCG|DD@;ArS4Llj?k-
8;$CDEp;?DhvQeK8<|71<%^uT4y+6r?B#xQg;mp5Ww`*lfV&FUSV^QasR^v!jSdc~pPtqcH*M)Ie5{a6AU1X6pOdt4=)f1XW<DeaoCJMja4FGq^)ZBXT~2
9Bw0d0PkPW@u&fgQTgBcB6WL7^R4Wxk>=C3$(-S<q)9uI$j{BR{wVk+9n3cwSO!xdAmKHpT9!;ZDgp8@ZUP}e{O|)uUVY1%^S|=Ci&$(1)9Wc^BGps-
i>c3T<?b5*wl5k|xMfPOAxVdY(|udZ)=gR|j@#vD#^v7fm5eRO#E*F&A?7Q@M;xkA4A8xBF7H!UeEDsu)1E4Fq}xEFjNIjf5PjIsi5<z0mx^_+Ta+NN(ni
C<RuZoYpjw$6GX4pTn|;tSr`smybFbjPV*!|dj_?t;CumY4ytYF^QQ@S4mf#YPvh~H@oGBPbUtb+S*Va>>;I@SuFQ)keuemX&e4SOqi^MTY9o0w<%?amQ=
T?GuV9uC4b@3Yd>dC9vrv`=p(_!3|2I-
Bwrf^f&IevhXeh%#G)!>mV=PUogDsfJCpE(!Zj}TJ;wI_;_X|SkX#JIjnF<z*=L4>hKR>RU&WEiSC8q0*=$j96JwEr%K2F9?!&y3q6&hF?;Arb~`sM^OoI
UsGFj{0N28Sxp<s%`K73s(m)^tlvKa}I-
)8W&C2W;_fvLr_nszdZVH7Nq|Ct>;J&G>uE^eMb~SngTX=5CXBUrOAb7Hn;TkMohgCtarJG6^k~g@F8(cee3dP(ezW;km)+!LaX-
B`umczpK+^%w_KB*$=Blz!KcDS-Nr|$oZUmvf3fIE1u`81dPYhz(+1tBXVe3nI$H_Lg26jmMO_*{{!lKn>blHV{YveY(t%nCw_DQy>es_nejP&}G73P56s
@{LIdeE5OJj|0PnsGFGXMYp00FNnv9SRFYUM}er~nH50ssI2003E9
tempo.search.tree tempo.connectx.rules tempo.connectx.threats tempo.rng tempo.search.game tempo.search.leaves.evaluators tempo.search.ordering:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1Q7qxLp7(;DpR+Hn;S00#+4D>>isbc?-HTfbidWRSB>9-SNXx9r81<v15D{9tXuiEpdaUWLq9-
MrA5xBk8dardjsLpsqb+!E}V&<3tkjr*pR4OuL=jj=JV85NjHy>{?H?aLm)Rn)#9$Hs6z&fJTJiPwOC_0d#v+n=KiENX#8p)2E1pK%22E^c?zs6$({db_d
gZ!m*k8TVu9OY7@2~axjOBY>w4*KpSQas&C+NcTV)yIN9Ar263>Hbu{@^zAwOH5N=lo54A4hj4(2l8FaM9@NK_RM87{JjI_jbwf^Q_vqPt9#^Mqv>%Yz!Y
7v#SBzuo3{$$y*VvC&+ln{>|BC_F$wjxoY)|*y{^6ha25Hx1w02@K4%*GC_2<=riBSYw+<6*j}gU!+Om6sAafrUyFo}f8zS8i6)OMd#9&hixpej~0z)ta^
Bk-Y^;t446}2#ag9QpiZtApv?zEz65K-
`Jz~Ny(Bg9}%}kvLetUp4N(+ROEgN6CPvrKO}NWNg!$MCEud8GoiC(Su7HTq$sUF5{w%K(6j1NV5GQ}x$Z4tGhAE~Y8784fz{b6X^ygu4G#kT`|jI8;$~(
!)3CIAz`gS&B^5ieb?H}PrCa8bPm)6|Qpx5lez?fLKP3j^kPvm3<an@mn+K(=@nWjH6T7#Dckk4Ii59&}DRhBtk!yb`REG2%5_As^JTu=sI&GtB1s|H6_A
N-O^&*%Ay*8yaAp5ShB1iNY-yaf5K%cM!m-h|SeBMp=5>DkslwyWh+%S-
94!CE`I$0D{)+z=pgo;EqsQrN9KpKgrb|=1>+oEiE=WZUgUw&rla1VkZk~yAlqAz{$DV_$G9TIhXt#{ENhFXJvJc{G`f)(JDpvguILZ%dM7zGVT=_(VgUY
3q;1{jZT3=#!L8EZS4D##05S3A=tuCD#vqP9jkk$=V^hGKoBG$)hStx+lZVx*$3hDa6g{$o}+o+%f$oux%3KyYeJSXla;{5I~f^HucT#zsX+;X0hLaZdqU
WUM48LV&4~)>MfzC)7A>R~Q0;R+mL}$d80nnMpH-rBAUx9WG=6%pr$DtXz<ox4HLQ#!>t|C#C{xB}I~aH;eLjxutxgbD8MXbmrR!AksG*>f_w#uzJ*SPNl
6)>zO20!%ct@gu!`zD~jLncAao<7A~H$98%6&0d8H!SPMb9-~WG+Dyxok@bypYM%dC_hU!X<Dl>hEF>L!94<&=6qW6Z-@+E4{ZPcdEkd1{Z3}X*i`8X-
KH^=n>VaYEE+P3;X!8#%>KX{27hR9%dAE}8&t4~E_{EVMZ)6+MdlBjD5E@rd*!Nn+WIf%Z97>{%eXz}w-
&~xWl1m!S4bO;!!li}BExjLBJl=@=_L2&`c;CMbU^fRKN!_U^>jEomAa)z%TVo4<|JfKldX|Yj%1!=|^UIU-
m;zZ3!XbG?6fCxXsUet_hRrmU@(lx?VH1}S{_*B}wBRk=jdm+wLXUFnYF3m{XN=0gpg|vo5+pz1tGzd&@{sDiWk5Sgm9uDrVH_e1f4$ez3Eu-Kyt&8~dGM
)#2XJ&AwjtI>__7H~i{e`&FhktyC1L<Y{znYG|CcbOJ*p3K$l}#q1?Tr4t!BQ*I!ckr0jEQt(sy5>}C=vT?JY907HOj05iS$nZ*Zoot_rzwXuTaieQPbke
Gug(a-S7Q17c9%6?d?bX@GU2A<)dt43PK*6zMs@kpVy&tu2If5<-M8Wi(yI~-7|WlG*d#Jcyly%N|G0!U{L*eNZ-wllp%%9?~hl!njg%+))}>-
PnGiN)`$H|Qk`7OeP1LCX<&r-i6%$I-=y8WyuBSQ{i~H*I2tGP;Df$=>)3_{7_5cw*6H^xHrne|>16f2{aSvPzdbTboKD)g<-
T`C#=S!sPe|4&fPosRrBlFSSSBpcEadB!<zo1yQW-
t1Aqx=v<GT%zvXTcI;COazIMlTqkO^4V;#wr!N7YRXY5ty}ihIk5VHscJ0b=mijP^%rJqoY!?>z>PT6b^=a@w1VKh!hk{j8t_4ho_4<2@BT#`|lqKQ~~Jd
%IW7n`orx@HF{Mcm2+wzq-d0KkSXfYt3lsy0U<egRzwuT3IXgZAZmC+qh=MBK5Y#-zbiaVrp`U*+YMk&VJdYrt&%yVMzn-
$m>K^oc05c0xkr?i#QM8hk7)tf+;8+8vN-R$N9JT{N}bBi@o{P-$C|1pZ08xVo^FMN~3`*rh|q600GPmk|O{BH6N{Tr~nH50ssI2003E9
tempo.search.mcts tempo.connectx.rules tempo.connectx.threats:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;A21;09^nr;DqL7FP%ztu&)1=jy7^Zm#G0ztQDgL-3yTjRS=^E>(P-pb3Kb#-
jK&ponY2P<DP=+Y{3=o;%AGJa+HJ)^_)W+`8XKPoiR6LZK;2f^&f*in{-cCU8vGbCUt*P52i~f+UBW83WwFWM#I%1K!}<QYa1_k>T+~kQzLByX-
HTpteIp^o52W2GPHdX!O8cIQ&fCuY-Ztmvv)QR-P}w#h4V|JWIGi=4~-
dpp?4Tw@nfLCTJ2lvL7q|PQ5QW@!Z_kAy?>a5s)7%xP80Fb=tuZby9u8KiC27vq7>Xa6~adj=HGMyBmP9Tp<+uwO9?|ySTkzw4eK4)pZg--
{vf!YRTBtPOfdMt{O&aT3q1oKmgjAwsERX0y5J7SNw+c;*E8Zg`7SN};6Hw`YVgr{XzbiL<XSm!(sJo4*N#U%`iIP4-
_FQjH@C`AO}NPImKVYqsXXzRHmyJ%AE9PBpF3ST)#=w*#q2`17Bmw_2xN7m1zKgxeHZN-PfTc*P(jko2X_9sHakYg###Dm^cruw+u|f;h(Dt%_dXq;dA98
LgZGSK>%j+x9ScFN!gyuhmIZSq2w#4y?Xc`UZy?~j2Nb%d#^*pU?Pz?3)|q0tz!Io)g)ZrPDU-
I^%qFF%yIcEh4R3Y#w~9#uIvI6M_)0ZpwrUA5;>Pif&)M)CiPycv5s5ah+GB^BKS&t35cf+785d6m)UFe{sjs|+oR~%phZ4-
HgyDSU1;es;8;MQO9&KJ%T1RlJytXbyCB4<w%jH$~KT$}6aUu+O|8B^f#hgmOK!gdCi-JS>6bI>ts<6x~A`|vFBGi=F_hvn|XqV&%?qMsM%-
I{CkJw5P<vy#1BdacruQ1*KT7m8(8ve~kX|-
M`l4ij~!^UU>xjIT04*1en=*o2jflcWa4dS$H9P(Kp=IA{FBb4uF9=kDX2u?(uF`YzA>2`Mxkm<zCoW!3MF}EYMHD1!2{M!24K^m4*T^u<U;ML1ce|9^4(
oln&k}fMNPw%H%j~*;;+_q5fsiwaslqd7^*<p)7aJ4czaN9#HE>7H?x<&ExbRb^4Ue(?xHh)}P2bXSf-#~Y=cS5+-
nNfYruw}vqMq*kurq9hg<_BuS58w2XjenI<06mP^oA<SS>77dlNGM+GR<@G^7jQ3D^8+2aI0`mF8h{Hr+nwr#Fe5$~{cbii_G$lmqXRigkBbSLlg~XUzlG
=pBH$kTv2`?35iFC^NOs6aAQ&yjWX;B!roArkdbzDVB$*A|i*pEsDl{i&0vN9AGM97P(@;HR|Dd?=i|PdYR#Pug?xNz>AN9+s%NFqg<_{+X3WB{G>a`CnK
1aymowH<}$#|G<_MoI1^Qn=SEQniKCOOnqvo>jix4Z>D8PG?@;;Gyhv_yQUSXM6QNl+;{2)CDX*b}*sldT-
rrbk@I|6|J!Lu_UYj$Q}la4huuE<6Z8CA(gEBKjV-OHjFCf0ewa>SJ|WeW?gfZ!IG!r7;$lhzWt2IIK5@oGdcW<R=^B7e2Yqc7M?ZDxUVmleZWW{nG2)mz
&sAir5d~q&qUmSGyN7oaJlJSZ%ClVofVxg2+fouYXtoyycvo=TVuEsE;SBz5|p{9iu)hn*BKf1ho1vrOKyc&_>IqTBdhiuM?I>v63jkOm}!|NenJyt9>+l
6NU|=3uAV?uE;8!oYi>^J;v5t@s?EVmfeEvy#jXy+tXs$Jtr0y#;Hf+PQ-$(Z~pmuk#?xg)la)!w|t!{7U+t+(|%4L7&3~-
ECUM~xJOwIW3P;j#3mT7ipCG(e@F2jx3W7Z&5l(V8&F7Sqn>seU6fo8p3X28s?zZvqhb+9vdhc;(<TJvNd%nkHe|X=Y?qtqKcawz+ywQq;<kKDwc2IVz!P
}VnELd}{P&r_)^*-@q-Xn})_@+~=Lb2^3_KZzY3B$P*$5<yrl}kuPyraGg;&tNkLe^M=pjiCCFFpYhl}`UNXW0cHzF?{ioS?usvON&U0?$Z&Bx&w-
ME9cn0@RxqjEvdI78sjEneL^@`#=ie4TxyqrISeRQ3QuuA74@ID4SBVmrO!^Q>hcJ99JR>JR+yx^wh;HQ>kpXhsO^mLCMuP5`xPlvTIi$?hny?;8PF+3-
Dg<>X@JU9Z6c<EM-H>}F;+yeMvNiP&X#`%1uV{o36-C7t1VmKJ#gZIC|_8ox3vKxq=RHJB}%P(7YX*Jie4Souk*+vR+UkEV3q-
&LxQpFxqqfwv(HS~UldPm-czLeqKV!n7LCzegHA(s1Ws*qW(I&uW|Zux)hZANxqAEOO^``(NNfPeXufi0QgOoo0}2@Cmlb5<7yq6Ri9O5wVos8gJM(y_w&
i{%=vvkyzP3<#)&q89m4Cyo*&4HiFe&1pW>sJXyf+&|@47iWR;m7a?W_wTKF?+&}$;>|?d?iZdlC7|_SDx~3(#S%WSP-S>MTy*`Z_x-_rPWLQtP4hESVqV
``YWPMLmZkKdd9CyjcD^(00v9pQye#TnlM531>o-
7j8wfLfq9R?f=a)3Wdjh?{KIhC9KM1W;g`Y7R#;uwM96h7#&A<tO4Lj=D_Kym3|knk_36W%f*D+!T_mJV%b;k=}}RE2A5&`)fBik01p5emV0T1m(g0@Q4&
B48|O>j?Xhpc1WOf5$OFAn{W5D=CHp$2v`i#49~&a@Uy37bO4!Rl~1}nC?QbbRmd=LkSjUUB(O`OA3wS2>$7)0jVEp&npSlrLDeT2Q+GM)i<K6uH)`yLZ9
|nStOkgo#<&`@xk{-q#8(;Z?>6}p994Qr_W!lW<WJ4W4;r(Jmy-J%t{2U+EjYxh7K_574h)2Yx>RMVQL>|gy-
@UcJ{JWNqx%E!YGBQHe6;t=Ip%a8bBav6I&?|JPc@;ca=m5ViIy1dJXD-n_-
=~l>rab&Fv3PU%!C{f~9D9W$V`Tqi$92QD%5vHk`x)<ezcPPKi5cv=I?;D&~=AQK^V&=}A){bl&T#7@I0iDfh!VVm8S_we-
D=8KgEcn(?i##!*n~T0g*Q%fGM^4)t-
Q5uvyp+C6L?K#+jE;&)&^5dVG$2f4A4bdUre@ZxiM`Ff0+anE9qDvs3ow5LhBsb3FM_qpA0+@!EsV4MvSX{ebOtV~O^5IM2TG^$f4$)omQodAm*#0R&7@g
hQ`QZ@Mdi>Rk>Rg^5<!3;*OFXP9XvtY2J&X2lpJ52WG!%aUK-
>kmCxIKgRj;DQW&&1K95rCjgSlbXW$f7Jw^Lezz<#7h0F#{YMB^&wKM5K%ewNc!d4BL#TjLboo>4#<n@;OraI>HFRV4H#;KfDr0L)NNKWQL~||5m=C*0Rm
;Mt)V=(#>}-p-kTBiNw|Zs$HilU$S;GSd0edU2VpO3}pgFZZ-H>q)nLi-
(Y+fe6XwWvrx1M?Y|8U<|@mff1$sT%Y})!8hx_Ub^Lkke<F=62@3~Gx5u?^60I*20p8TBmS??Onyp0Z<38h|6wl(-
bz7HqkH3F0hN?#{yLO%$?IaA&Cz1<!@cEjoLbs}5h>qksB2>t8938}H=<Z{;^p)EJ|DI2vz0BSbFiTtzOi%!Z6V*D?gk!D{W=gy$^@G!hb5dq0bc0^*zu`
~r@G8vQY(C?w+>L`9hBQY1JhB1lC>Due;TEif;98gOw>w-
N<TOnL;(ez8QHFzXMC+yp_|<iKCOVR{JlimhlUMho82od+*0~`>#5O8mmI{FstmN;2cgWa55)gafl;ZcmgFE=LE?Nq+*Hw3wnoq%61ckdEWohK@oO(pA2E
!n7nVHOBC$tO{-
J$yAZJjV@e!9<Yq34aT7d+7x6<UJ~;?8r^8MMu=VDqJv{cQM@na>wqD5G`Uga&}6A8P~nW3de7XE@L6?(Fn#a@%^VvoP^s9HoklH_%mpdnGhdvX*t-
2rma4Uk&w3o>nTC05clU8nG@~Q@e8$ZZel|UA@q|ad-ooCu+ie&}^V@JaX-sKt*Go<;)~JF%<uF`EHriktj-Lfh#QB?oi(`Rn13q4={$hNvB`azSc^{HzB
fB%}YK98#e*+l?wRVU2Uj$!+sq0Q2NcupuW(Z*Mh~uZ#stwq!*gqV^Oj~?=>M<jo%(lX%6?6H^=!_36Ru)8CirC;%jl{c7;J61f8HSB=rD^aI*417Q1NVE
~XCsT*N3MUIx)zvbP6k@v$^LzffDT7S{prPvy{^d2BV=XX4qsE0)E5<tmY??e=4}iLb+(v$dnk#U=r&oH=nlbJP3j&F(Mcd_)73scOMq!nUseQeJoJDOl9
p6A=DXvpe;a{U|k=fyMuj$d!7tzOX)9-
j2XpoYty&?F6O;_yf8ZTY>~K#GHsX+g_|p7yfT7j7&cV@_ZJStE+CO#u@JHbvnSnC%<8zU}@2X3*GJwiN!CI5s|Zh*)YFiO_O#I0YqIoRlZQJY80S3pp9F
RtnoQm)Nn)ZKb-?#A~W8wJOH?l(wh4P0Fy$epGv(dhoI9d>AgF?jer*M0K?)!Q+pephDK0DPYe@&*^px-Atpkbb$J!{_2z!FG77A5*~A|ut{)1(+I7>I5U
HN}QsLILaC=kz!7Bg4`n8iu!n@_61bQs#N#;rkFq_)5ORPl{yPqcz4u-
l9MnPEYQXcNvZY0uw_s}~S6Ze1&?K!NA)sT^3)(==Wx>2VYhw`PJn`e*iVb^uoD)_fCqEhrMDdQ<)b&7&H83Drz{MO%SR5#rn*h?k3Pc+?e=VtRU2u8~6T
QYhUZ0y3Vq)oAiVZ=o8cJ)CYkt=4A!tEKAdM&+~sH4qX<Xf{}?DNVdS@JL`yo`~wAs(4xr17!{$%?@?vcaFS?G9G%NvHkkqROc;D)fu=mt=0l-
hk4UCC#4Ub_k1&4+-z1{tw)UOj3r^&f_%P#BRe4dCkH-
#D~OPk;;;fC(c=!!EXQ#MJn18M;B7ZMH4p4%vTRl=Td;W)29Hd{l7e;YdjwJFsfVfPT?qTG8m~q3E(*EMv{+Fpm~@(Z*lZ0g@90sXMSoG-
D!3{Qnq2MA>xiMJ$wV%Vg-
x*&1g!ftzd?1?6{*!)q8~Lq3?WtKnJn=FUGzLOZlKpJxb3Hb+&Pv3$`imb|$XjDJ6(=@gxS&<F)s${7C<mti}sydf(^LYpu(~&^xSB($iU6x6sG0I5Ca#e
TOZQs_4Mt5)YCoWc(}QHN4g-
fzzj7xWZ;De0oCr2OY%!4vf)1UFtgrZrE{XhC*?&fxsT1K79G?^gq)n!lke?Z5vB4KpypQA^2XHQP%HoEy8}!z0ecD8YU`%vvT_(5pU`3lm-
o!a2N{ag4mwoP|J!ddyVY~=6|k<$7wd7mudy&nzdzO--ggPf`kfwm`e%0x{2F3R;>}|H3L&-
7!tCLS~fXhin}e$LxvLP6tBw!wx9GJ&qv2L#656xkYyn_UIlZ$GGd``ijs&v;W|4_NWP*1PHK(=%zG0+{H$swDRNWua`xM4&VSWf3jYqF4afgnr`~7Hf6*
fZzg3v~_6S;9?AO@bpuS4SUpJd*gdh^1F9zfO?J@;N4AykVL0N7NTx%0=sBn!e=tQVmL$3qKq$~1;#9bTnk&b{GSZ=>-
M$T_FwbR;FV%O2nKJBQnO>4YHe^5X5Kh3VTJ~H7}YgsuR71HfkWc6>?$d}Dsrrce$7~iY{5q#Vv+D)wvPs2#xaIqAL)B5`z$Bx^<0S6U31E4+ARcr`x72F
EwVBA8o9q`SY7-?-x4-
;LFEKJP4MBoW*@l`}XD#D?tVDlC>f)!~3Jc@LP?9<R<xML*ox2SXAy3o!dV45&5PrCdT!6x7mxDaA=42fdYn6Hps@UWI;mjHnhvBN5xR=TM$6)#|fSPh<$
8M8lP=ucdPP!fN8Ij`0{xtqa|*M!D9m0(n_unIncQyLXpKJ1&*(L_c^0%L18b=za&XyB{2Nu1v!uv!Wjh_ZpuW}rXckwJ%m51pp?i99=;efZ<~Xyuu>hFM
UN6iKG{A~tJ15_^{F%5hRR4aA&GMSUQkWj+z1CdDct1&R?yPL!o(vg7!v-
CZ1sc|;NJ1{i(Ldq?ifPfp`}%{mLGL7(DJDbyytXW_@B<1!HA5j;M3<tvLB7g5fccCR(>pCZn~{;FN2u;A?xKgPBBRxNo;=<hz2G(Vx<vX&XPx1(qzfm)n
~-^U!OOdGgV8U!-;lHl%tHD-;o-
4JR=5{1ZNb|R@)N!p!aQT1Jngb*9~Vm@3GIVAc&MKem~162u<VuVYo;eef+N7{Lom&30VmIu}e6L)ly{czhs*sWyr9Fa@pwKumog|^ZAAn0e;I1}b|wf!%
3wZo7U&4iEE-
8;_;2wQ|^f&2**z><JX$9w~36(QCXQV2(D=0Kot0td69){|ScmT!62J>SxI%V1v<y>$eHr*6bn@fqWvkQTS=P%E9bY;m7q8>i8}%}>u?4_{Jm10H8w3R-
lSz-e$|j$iPbGZ~tY9`?WsPUhlFQdvmMi^uf`+~osKo+#*Q`xuwu?I}83NZ>-
!yj8)*A#X$rl^rYJIf)Bs{DiIwQWRbnV|*dCsU*`4Y2~E<g0z@DFEaOR3N7@eGUgpcKxkLI4SM8Vk=OLcTMA%qlb0+5rgH|JyNtg(x%Vclwql3`)pj3Q3V
X<rW1is|F|F;WR9g>7-iB&Ec4eqf*^>RWqq5u3Cn}X#Pm}(L`Gl7$aCNV4YQSpG4yj2sz5;=D4>+S=E%MtP5z4VwP*ofbO_UBAVr;4e?+~f~4-
U}~{ZkwM92cy&?sXJNM4vyhi7cA^&*AvGx@j{$XE}HScE=;*U7D;JYi#~qd*(xUSh+BIqEu+h$)wsu-
^*P3>~c@nl+@))Ovhaidm@;^Dy9+zL)TOX2(!Pb9<dz*QlCc-7HBh&hrJp|TvPER3Dn#7-
Ky<;9cKjF>i&@Sb8%R^D1lkIBeZ_Cr#MH@g1b!|0B?kuUZ=?ipnhrbdsF!<1=PAy4=PD5kvn?=UT7&m>XgL?jkgw>=5=v8%b?8bvfJpxF{Y}LnjJc6nGZ)
PDY4XRlA68mpwGb5f!B@PC!w`kMBqH5nk&axbRnRr`A*G@jvK~h`Q6;Qw+GZ^UF1LMOvnp1#6{0=$#2s*F=F@PDwUJuYO!&CsrgJ`Gr$aPp|YCFPATHX*7
$06IoTcWm9^Z7CPCja0j+!+TgCaBTr%NHucB=rI*L@_P|NMI<Bz69z@<ZrgyQqn;w0eY2Ry_I`Afmq6pL@3T~0JW?oIfW#bIQIc}Dn3*C54FL7qfp^;_lj
s^TlZ5oElX=XEv@ahy);*lBgaZYNINE2bWJi#EgxJKY8`w*xd&CxeE3!;2~LBav{U?1&*q3tWyBvw^4!vob+pdOabve(FudbR7PGO#K?v?t0kIzqb(a-
f_MSeZYAUKJ5D%#tcR5iA+1DzMl9G0_El#Q5S9ZWXsqvE@*)xzrJ<d%}UEEO{~;xxjNkf0q%7nq77Qwy^{7EdclF+?+x=>DS$9or!lJ$u(M68ym^o5;h%A
Ped4VLHY?-l4!b?Ok5yjlMRNpRC!ekkd2O1}k9WRY8VR&(;hY!;jsoeUgx6SnO5c+3rNV<87~&V0?YEe-
QtO>9e5vV%-^Z6aDht`a_V~M;_4V<J*DA-I8<Ven>I|<$uB1!!#zzafU3+}N_`<KJTtQG<c$Sy-owy5ML~@904e@w)J8b&<ZCeGLAetgjBNS(o*#|?1_V<
}4<B(~js*%0*_J2=cx{~qOGoAy3_w-N(bERe>(|Urz#X&K7?q-
2{P$bSoTyW8+v)`Nt%lV$0A&{BWfPU2Id2$a!zDh~DtxW=VN_p&mT0YKMfp#t&#bi6ZhRV2CXV~QI0*_Bud9XD)pi5piBTDhIwpoixuJEeWv9*5-
8m}ZIxDN)G)$aDQ9})Y`rl1+e%TQTb2h&YNv$3lER|ngBxEx$cdi(&*W)c6ey)r4$y)+^z=vzU=VvPP^oi$LFDgra=vPhivLX0;UGqWqmk8t|$PjlN6)bw
}~lo9VFS-Q9TdKR~y{4YY|5WjyMcLB<)E)x4#D`u$HlsqG_!IY!<$*n}$Z<EiUd)^kxoOxT{O$tObecfk@o%|BhmdhzoX@<HZ8?Oy3(bat7nw~nhXO%d-
IOfDcSMQMr+SmNeMzB{59i3=ffZ2E<JK`SGXDsU<VK@wL5{-
S}d4#>RZ8cal%nx*^5T$%u?+GGlOvJWAZR$dSd*_5O*v|tqwmyz@>7}RELh+SSqrQI{gO~U%zFkjju?R=CN)0RCD4lW|a%X0?ssZ=^A``ZsNOkbtNa5^at
sv0=00ERT!NvgqzB!BBr~nH50ssI2003E9
tempo.search.tree tempo.connectx.wide tempo.rng tempo.search.game tempo.search.leaves.evaluators tempo.search.ordering:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;32~cVqE|&;DpR+Hn;S00#+4D>>isbc@Rr~oC1_(-NXRcQ>Te|(G{G!YGHldy#2#0%f-
4&b@a{?A6=29Q+CqZi$?;Gn8fNY7DTG>-Q<VXA_jA`ni1Y8)#}d^Zf&lEAJY)U!z*>*MnTnOATwhQ^;T(9H-PqQg+`}K-Eq$@Rq~J6GqLawGEO!&%6w!-
o>J&8w~C`&%5We1GioeJ(mToD(nc!6n+#>AwSzte&u;pcuZcrL0JJi;YfDpPY4Xm6|M;AIR4Y<xqAEbWpIb~_ao4N!(QdMDaus`I*$)@&sIe4zF!?aw^`H
i8B?~GgSm|*_>dv4tc&>=-GTe!<Ha!u>MV$Z`OBqeD-qz;VQWygy^s4q|^rVQce;daDY)}EWYW0MeeM8qFB)pcGwL8GRUwmZKducq|%|IsUiGJiNTv!a1h
Qwp6!*kiBFP1(EYN{Y}3UJ+=wVt2+*3VTL^MN(b*lRss4ZKAWV-
`{MgRhn{Lmx*1<w9ehEB7GITE_%1JgQJ2losDE2kR09&?E8`9F+$>ti=6l+oFtlp{So5=X4^cE}>KDgS5*6e|rXhxJ}WB;1iD{T2pd{hPHoWpZ%X7N9*m~
ASa<#!)v`N?}(GdZ=={{GNN<Y6B}RJx4bO6GR14bX8rY9vyjaFr+Kg|t%mXA5N?|NeW%^6obJx;k>el`P-
oM*mt=?St8qzqDL;BHIFO`f4|iY*M1J^3wpc+$!R`KVzPEKl?7QG{Tq^Xc%oeiY3H$OPIzenb$J}!Uf|jG3xR4LO7zm2%j_f?6CA@E@z|{|pkMq!5AjP;!
nFQR(=bu>9^*`&#sw+_cs9|?*xik3()fopT51iIHk9fTUbgx)Y1@4eV*}qlXyR{l>x~ZubaS!4Q5Q2AmsZ}M)>aZ-
N1R&`XXJ@$7;MAEBWhH9S0%{(nYImWFLSyFs?Y0%jQDJNHqIQ(91x-&#lC%^xpyHHoH-
ti&^GSPa0Zx9|j6<-$kV>YjjGsTueqma>Sc-|F&-~g+y(~Ph(bSeWDgG%j#8gV*1B$$Zo*ip|g5in_$`*HaJ9&jxaa*%O8a$^`#L<C9A4?WG-
jzhOnxR)%X^`k03uW%sq!N*|ez?Cnigk@rlJ?KnC|(XM?(%+t=okc-ob5Vr@Vff$`LF#w>Qo73_oPsmD1sl#9FHE=!i75Fh+$%Co_PLvLr77<w_X{gp6gm
b|K~CX2MsWC+>B<uJ<aCfmxs<~`{|wLSbuGHb5H<hj3h^?0soQAuVKRAAO-B&jl{Q$_uaW7Dx=DV|C@n|R)Gk?K3S6&;C}{A&I5I8BJlcDG-
8}>fYHa9;O<2|d*QhAuUVo`3EEB9`YtL9srDi9_<CHmBkv1?91f121*)x$N?%K7gNv7*2>+2yV`AMg2)#D3N}~|0O<g*H5*npCG-Hur!p%x{y7M)a*L(4h
6P_KS;bZtryrA8~e3n-
1z^GXYFGHD)j4={^(YLDaRi{}R47Sz>_`(=IErJdw=NQC0OM%|oPm8GP%0Qe7F_108kt`mJ$m2G{e6GDW9>8)mLwKG2WJ_#pdh9@msiXYfz1HP29VZcAc9
^;SldvWv?I_lan(<vcDs*yewOSCON@N!u{$7dV6}d5wDE-s87u_zFU{}{-s-lskTh#p%vXMdX%<WC=T>D46evm1Jp7aMt9xs9ve<fI+VltD4BU(-
POeX{2eSJO4P`Bffk`GI|70Keptr9j#7+6cvtM)g7?69T7QjPlJ7CnxU7O$_~!<I_6NG|nej29rJx4ye)WmUL6we0ffqg2;d6<UkhI+pk$Jq|;<4&mkGLr
%+txBf<u>v)H2fhE!ecn_2HwK5ghZhQU6JZZjM6#Nv_jcVKTU|j8&N;xfju*$V>gK6#6JGa|GCX6zhgB?DN(k1wNE41^T*SOqxm8)HG<GrET_I2%^u+>^o
m49sklIxCPdvmUL$}Q(E>Oi&90ycVLj1U^+(QaSJw4btkQHgCb!f$09S=_8OqoI$7c~<(RRmS8kkr*Kb4PS?GpH4ApUF4g+zT6qG3y%EPa)Cq)OV%D6AV&
fm@h0$av*&9z7dCRfZC!@ay}$KDO;7(vbO)Nf%Wt@;sj2K#OZmgB{qLGZ88VVppI)vxodm9c$nrP}5LP?Gru{8_B@vZUCkjNYJgm0>adUBgg;Bm{vPBd%5
d!3Scb$ong<C1TVCDtJtgtMr2wA|f|12Q5Z73eu?LtbG=#1g>JX1K1F_<j79BmqG$nbnLX1|pKOF5cfS5nnj38>3^E&DaM-
W~&BDqrztF2}Ou^QUDJ*Gz2d8AMJ&3utRdnEtn7En2GCUvg>9U9^rplHw>R50o8-vUW>n_6>GO(e;ep9iW>Xqo6CwJfOPt|7872QY{}%IdWg!;vDo*;-
_lWDd36Elp=rwsrTj@j2nFuX9%#Fh5$-
)zH4T~ALIaA*c?vOn6AKt64pYwg0`%hEa}01?#rF#1w!pqM%g}LX)3CV5}>%+^jtPTO@k~Rmi4~1r9`mv3K~0rv()Ur=<9wv0fEX|!Bcf^Mho68POz-
HBt~eL_-LeHW0(y64rja^w7k8O_d&;>%9V)ALM`urYOK|b?!Kvwds5mzW#O?*LR|jitp+pVYRhM+b{~IcJ_e0X^%-
7vYefslU&8l*KNlBwxAg_5c#z!mmUC}W!Z)3(iYT4sGf23%B7XKrYJYRhZ~qui(S58@^Gp21p(i9!p#>oBFos*tf7iQ~pf<%!muVGBx)!uyl-
f|mDB{3oa1to7r?+;f)UmQgjok|^V|9W54r1hvCnY^U9_se)xLwi0d!QBzo?iN&GEO`3%5^-B^!Ei)6-
?Ny(^shsL7KL9*I!h^1;D6KHi}yOqJUsK7EdqRj-0%L86vUwaiAu+>HSYS%pzK$dtYtX>B=h6rn09$76}RH6lBORi>Q7&Yi-
_?tM#w(a^E8~5lmrw8{d5&wI8Vg7v=%p2v>jH(AW>W%dut0>cm=&(_SWI3Hy1o{nHe6;f6g8f%s#|huzvg^cjZHsu`Jr_?0mWW?lE2p|vI9e6gOw4zy4Mn
-AaaBVGbt`+0i5bWILlZm-V=-
HI;P8p4scMJ@$FV|hnw#h^@^?)V*Ep|JcFj7$Q`*)FB4<QA`9Jhe46=R1+;A}Ov^R|7d^1h|?^5+n=wkgA<eXzQ_rBO%lZV$6u==^om4Nq`hPP=c0QP;!h
TS^C6!sB|L>t{oJ>)#Ov1%DpJ&c&)2pj(iBak%Kj~qM|*-
p7x<3KfD~EG`)iH3=yf|6K3pZLF3R#<Dni>#d+7oK#|4GSHZ+%`96>`41>($`5E&kj)#Knss)8;uPjpWQy3<~w6lK=bI1cN3!;ut()b)NV6)AJJ{cFGdk3
0zM`(D~+hUdO$T$oGlFer1=gJYY%O*Ps6~sA*CS(MQl6DOtP`gIWmnpV<t^PI82r4Teql^ehLh#KHS&`RiB?(TO1UFW!BP;mtpQ5tegx_Ntx?zM1L@3(nA
o?F8f=#{TEKIkfW~=rXoDKNA;53-1&3dY$9~%r@lP|B(uPJDh^zcB{L-}9VP(-mvNv^d^nD{8rS1Ir?@(-I7-
iAbf%X3(08>{88wC@Q@0T?nU0RMVrdpR&#qiqB}on*GZ!9+QYw|vr6YTEU!`c^0nW~hd2Ts=?lE2x|tW%EO4V=drd%_ZsFL;9Xa!8s&UJ1`%l@ki-
SsnyTkK<ww_OCyIwbog>)G&nG#5abaYTzJm(;2u3xeu<|9t>G)ts^9p(0000000H(E#6ti8GX~9Mr~nH50ssI2003E9
tempo.search.mcts tempo.connectx.wide:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;BjIbR9yfq;DqL7FP%ztu&pEM&^)uTyR6&?f7N(}ysFCW`bN$`$#u4OGQh}4+q3MdzC}mhYOQ=?m^_w6DwEM>(k*
Gl<n*0=%&HE$Hr1+nG!ttbjkW9cNukB{NBPzF=yLkVAN)A@2soPe-vohs34{v%1jLNeHWz4ulY4VbPIJ^cs~Wtty@sw$uyQK;Yl?omJyR#I5gY8aGrG1p#
iZey1BT+(To4+22h<nb@_-
Y~Zu0>t5IPeE#Fl;MQ9$fC!AWLBnZ59kXQ##o+Ew@Yd6o#qt9}<?JCtWMvZ5_DWGg5+L8c#|KeTCZIiW0TGotq#^OfjSXTlA3TUfAe{xHRmB_r0t--
!%0TZ>$ID1+U$n%C9Ntk&VMv3&JvLMYq_2w?>OVJvTGm*gdSR@`g-Z`d<p^&5YnM-
dq2ixn+A`bc5K9)VCp2zCQ(6bQ1~xOeiZy^>EA&HJ-4_l|g*K%%2R1gGr7n=p^{zoss&)POlw{^Q(r9Z@s)rSrc;;xmBgNq>5RQ|zA_s1bZF-Oy-KgOzFq
B9xYnRFnX>GSvD<$7{Z7QP5syitKMi-
=_bFgRL%Ctw0e{vR`p6MhyjnMW8Jjj1W|C{L_0|<4Z`aTnlO_tXz)^WJI!Na#D`;h|oxc4vo1i#g?n}W&gRRpfuOzjIP;<TLtznd=?dkEd>ekNlD;FldT4
4#Y-MH2ubf5`i`+BP0dFDTcbulCBg3_HR2^>y1nn5<aWt<ishd~jn6VU-
H+5Qf{;Gy?=sZ}N{!&`#JiS55<i22x2zZE2deIiMb+2*r>=z9q)jYStT$}jNj&P6RM-
YlBt_f+x@xH|%?C|r<C%)mq%x=l^98O@fP=YPC)k$X;{;4t49zcfTz$~&=cj~=yk`CSUb~OJpy&ipXAGySIReAIS-
dsg2a*TZ+W*E|p@p3sB09Yk%H!q5;(AhmiBdj0021~P6O|N}nc<oa%0ib+8<I`)^$qwORHurYF{KB;r)2MSLSuR`HPmU2F}zGJT-PnQf0y!fO~SLO0_h&P
pe<|`@q~MQ<fSF$?&kkM6{)#985DXV&Og{k_ANY7c4jHw(1o!5Qel`cfHr`;t9LWlDZHoYi8vJ!=W_Hqe!(9~*CRuz2t~LA#VHU3Twp>Pdt8>KqYnrZOdA
arO5J91sH>iDI-gAhX4KO>XCPz0_leuI(ex>CDHmJIjFl*kTS_&=QZxMnUezk9-
@5*^t*uSqv5y_<iqV<|G4d+Mgf~F<z$8V#4G*C2TgRzYunV_EaGEH7n$yv@Vd*D5-
t#*xX|4Za<X3A1Z_534!8jrGnL{Y%OhjE+?apMR|350e>sIr921*bDflMK{?7rQ9{I3XY$16cPR6*#wd=#kWo-jzz84EhyPv4{(s=?e9CxE*TsZ8`qAwcv
8ygzO44+H|49q&yWtBSZyZs~{<uZ!=ElvoEsK`Q*lnZ8y8(V0B~V;bsUAFXEay0?tU8e>)(A6+;SlGdRG67#h>@S?XGPo)2=EKKrUFkydeo~<aip_I9CFE
xcZU=vA!kKv8knHN9dU11+iRz19C!>)|_#pdw{iXYDxg2v5|X|Kbk!8^?N2xq%Y8E&-
rn~8=X5&uhI;}`HEDoqV6)qKQ9s_Hc&tgW>#H36wpOLM{CfnYA$C-
r)&f6`Agw#P@6BwePuI0QhXv?On{TCx%F@e?uK5OV3OY9D&WBre0W4^pOnh1AHlZ)8YBl7%1-
Ceo0dJ67zb=p5Qd=HdDVi^7|IO3QXyvBc8k`v9x7pw8`bz(jqI@4(EvBgr(PGx;52>7e&V(?A|`r`ZJi;~@ovSH6z@jX3ALcXZ&RN0RrnjTfn}rVdL``mW
Q*hlXrtyTwrZlL;8LmP{7CQ%e$Ue1vob^x^!}jB8uU!J@_g^^4VKOt;IELO>7;9+6V9={E@X$y`cwssyHgR(rXcPM8}uUqzz#CVPCenT!sI*W^$AK5y_(1
T+M0B*f&js>?0T2be=;)8*uIY^+<<0sW$J>^5M-Ku8$|L-
a*&cP_+eYHC7884}6HA92vrxJ>eM>LI_^XkyD>qxnes0|PYebj1Q{@svw43M#6L>fqRj^LA=Eo6E|GscRVfw8RaczecDs;ES9cYazUL7x^{hdE2Xp(xXQF
)M0pKM0ipi(Pk0d4G4Up;sH<5{6LuZv}U@kvh*36jbm9?>l?~&V$IL&rCgkJRbTk|5-51&yS1w4IR~G&H-
&Se{pyz3`(hf+suku&6|9@EgybN@iHqP5+V}NlK+kvqo$u(UTT%Y#s9^gAOkA%L{iDE3!0sB@(4K>Jq+pRVUjmtU<yZgb&MY5;K<WqB$<j3Oj?q8a6VuMA
yr7nmzH)cYlw*gUXqQH<5RLx&(o8dx$`}@n4xiTixSdoLbSGc;{E~i1pNvB18@UBPJow>gmPCLOaKp1<kiz_OJl{jr_Po@vQv=Nn*+&A*B_RYF*b0l=HoE
oPu&6Qzpxu<ir_6J;Ga(cU^dUUCEMZLB{1$0(g)Z1BYnMLU@7xU-;6-U<`Yx);rxemMuzK-gss~fzWJ>{Pn*<b7tH$d%8}9JKzia&M2St@-
It}=OrjBV+i66c`z&8f@;^y;_5cb7)X^hy5h9&p>{{TgR_`E{8t`!4(*WEAkEA|{u4%V{cS1uvIRFjS6elEx`<U9}OiR&EmIHwf({OHiCn7SuSKY)$3o0^
GbV05nRsy==^-sP-pNF%I@YJCI@d2fXv2^csF_tGF&U03DL$DkyI+{!cpqAvLK1I>4)z@ECgw9?UB_7t?i&Qq!P@wmbG41w5=D*!W~fFygW>IAafBdcaYg
&s1})IjbfM=!#tjEwR{#EkaD#bFh(58@o$>gv$8x*J21Li2FvPKXaA_?BA&Rq`mG%E1)n36)KmzGxQz8At`cv`VJSe*?s(>_+#XA<-
;qdc`x+P`6XarksFP^h3d14+ttyP`PHNWi6hKRb`<C(N&<JJ8zx#0m8i=o*J%tsGf-QWK!S<5$HwP>`fHJ_hk7I*XEIJ?IwCv1q-
s!P8Y%QX<)6lDH3xad{9=~(@^(df>S+kTrZ>!AIa%$+<q|@gAmEn{c<pw+8+}GskWtZh6!I|V$jNGoW|W|<4~fdUjjg0RH%qHN)vEW%EJvab2CwQWV_kWP
isR^MRtH?y^e6VX#*%Z<)@~Gb9g~{uN{Lz!cps?>oIXl)x|w`N&Y<}%y<;};(Y*Rv!_&f6O~%&CuiYHt|y?+MA4$)M+!1oxRWY`${-
m=EcJ|!tYEZp|Kz&Ef>;9vy!e)OLp`loN8bd)X9o);_-D}RcZ3rlUBh!lWEJMCc_R3Iwn-
2m^AugixLoHtZmv<Ji#;PrIi5i?jc(J`UYM_Cq8?5BjrFb3fE;S8A;d*M%{AlrV)N|preG&NhIH3lIo5U1ZbLLmfKM2UNuwY^(5uM2Wjo6&Q?8Y<yEgpLz
Y^bj<H{2WMluz-^m-|7NL=Q<h9|;wV-d%=L^=9CFna8%JwOqk>-
=g6Y&vj3oC&tir(s3JaA#WzF8176gsSHdQD#II57Sz!OdJd?BZXgBOgkurNU*gqybO=q<f15%W2r`4-
gD);InZ)duD^@3(>r_l3;^Q}_(<IDRp5v=3Wpqv@GNPnK2!Fp_h!~`=A!vgAb}TY`0F~~6!iM~{#PFZBpr4znexB*$QBr*c)EpgKxkD&8~FNC0E5)Gwtq?
>h5iSz5_xxP*!NPTj1}$i;QIhg#^tbvUAG<DD8Z)?hDBw-SQ5xb`Ho5g55+W~^l3_iZ;CGAy2JDnyZmqm#n>MXd7rs%P%OfT4%Y@QGKQzGXNpNufsS<-
i;`43uIVW3pZ|KR3pU>q0s6tTNWtrg^2oM#T}W+bdmu>{c&$p*^}h~Cn1K$xxcY6HOYBdRcFCE-&RL9r)-
|4Oc)J95R(MSW*v@Tlzi$_dAUil#Liq{8kWJt|<qr(cOYQ4fvLWbXGN-!oxKIpYS|>mPqLg<Kponz{0Wkih_ed5g84x^LL5gc*A-
F5}&%8dS<V)ZBMX_BR>ocrtM-
k%q0$p&qaj$aXx#Hc8T~f<WAlcoV2WPaR$#!2swKVj4R9t=RW1Z@407|8S%y<%|atRaW?#ONCJGo1~&IIjgPJj(NSFmjbbw2|A(SwnkY}n$bqZc;T5Fbr-
)$8rgfT-
N(%8*2LjC9GsJ}uhnPu)1t+O39&FLDwz_{!&&T2*u|2z_NwH3)IgIQ1QN5}Fcg5|bUwh>3+zf1dQWfMgfbY3mOd+)Tg`1OYqMet_S1F74K8Bug^{vln<Bm
Qe?kZ<8y=Mz0KMm&%Iw&qVVwj|x-
|RcVZ+4bW<>6WC7&;U<36`Q&9oi`|8%AywD2C@`qmY^Y5@LFq11^O5{TN%^iYWQ{ow&?9el;g_JdfMNNYRQHTN3p4o`7j62!syBt~N{_uqObH7S19EBOPK
_EIM#oD%Bg4=qyEJ(y5f^VJB;5;8jUARt=0*354*Bl40W`tEpAh*D{@+~%G;v4mFR&U$W0bQBTYG4~_+o5F+R!d6<2!0tt+qF9SIBX4bjJeA)mNkXo*VyG
elA3H=3_uMg%t_vq4B+RyIN>+T5`MwUTx^<O<k}L22W&DMrLh=?YpL6Yg*?`1-m(BN)gYaz>7NnEUOscdfS-B+3`bk-Tk>wktoCDSbwjN3vba^Q7KuEWxN
}O{_|P~^=)=+Ql~auI0p@=B#+r`C|Sb;$z=QS$g+wM`5v`kNhz!r+N0v6&;hySO|SsEUZ~7C8{zGW_t5C|i${d?2Y?qZvP5TdLH{r^elM$J?X-
0pl!@GJNRFutam1D&s}yS=5S_x%%;s+>n!HBHZB%8g#x5W-?xYm{KCMFEMeaP{^NG?Yc#YsLcSUoEVP9~-rxyEX^6G&ePY)<bkV-qQgS$H0nVtwiLgYr<n
+2Ln*IaTta3ZKQ=y;r*r|uI)nF0DV5#C9pp#3d2>UuE48yo-
v;U67TA~}{$h7!76Db<9*x%}1zPsmJN@eArGCIN<Hb3q!^a@2bu3$(JATYcQ6oU;eJ6Ux7eapLZ37j>u=4{OAN_E?Db)hG#0q@K8Y&s^x5i6Lr;OPVv0gY
$t5_@~3P@G3=y;ghwe@b!G$Z>j7)ajM5jyf*HcE`YM+IVg)nD{@8=KZs}UtrD%?a8fXU3447<E`WL-
5^Wc3<^K?dz$4cBrX;K~Vu=Ym2@QO?pJBz#fe524#ZGj*V2<d|=_(>AjTnS~$Ry#Ko{zUC&ju+(f#?>9^N5Y_`)=ISoG&C0?fYGjp*R>@L6iz1t)v|jg%&
-4v3=zY+WrZZNCt+)8LpWxqnvSoN5Tp;qJFCRtL6y9tuKU>r3wGF8&QFE=Dg|c^5mXRF7Xp2e?(@c#O&BYwG9w!pkX|HWSt|#W=9lVleT|qT=IK<)%2s_4
?Ha9TttbRgW)AD+qVSIsS7n#`7y`$2%r2bgl%(5n`}>rtu(|yM;+KpCm&8s*QOt|SZHY@FAXlV@g&q|=fu>zZOiOTR<O$8Emu+6N1yFlT(#(tW(NGkoki0
cKyubP(`)2Aj}^<~jsts|)7u4KF95wC+;(_I`9p5acqzG1sfz@6`;NFBT?x8Cr4hoXa2}0<_O2VzuG8@`&Muj_2wN^N-
H7AA0T#WfEr5Bu99)1O;w*>o+a;!K)B<b3MOuyflwtXZVw9sZMyBrA+*jVYnK{BbMq?oTO+4*y8I0g)xmeEh@WKdmdLjHng0gl%ds^e{*=FLi*^oR&;6T$
Y#(bKAqOY3|G%Og<666nBXS%-dZs8_Bc&yHDLY=vq(T(>A6w03_=tM$!Yhq7QO}FiG^QhB-ru@RZvcd=#V*R5@HV%pA(=;JXrcynTeae4M3|oHR;j$I}4}
<pisG3FNw3P=W^(tbFXU;?|Y6FkVggtPxc9Jz}n?J&`LkGOEgDolpLki9pq)hmwS2S#Tp%e$~5><WraS+yIuUnpZ$ZD*F^9RooQwl>x4QCY~4sXJT{$=Os
8*n0vlZasinDN)4P4mVw;<&=bw_T6-<wG}whM#Ro{kDQT|9yr0^12TkIfWS;(vA+Y&1)p|)JKj6ZlN#x)+*{&)`L_RbZoDRKf#Rp>7*8UHecB)uX+q5j-
$=#Ut30@!_}a_U9v5{pOk+G60N5wDt^K9hcmS&zJ9j;ZmYR2V*}7PWhb*cn%n3Mc9*})W&2`#gQaNMFXZr~;P`h-
z<B*AGU_*9cz^7B|GyGJ<!h$@u<G4?kSVIKEWbFb^`q}=Yu{Nau~a6o6BGjl|L^5jlE5}>pbQt@u2js^jXbE5f1j*iJf02$a8~&b6tX*1(F>ik4uxdjyr}
e!de&y?%khj@gs<bJ0OA}?QQ1GhEWLy_{*_a#KzA=th{=YZ-keF|`qpS%J7sqfcH+@@nHyn>$D{}zg<_lbgVU2B%O`leV?<5Jja;xf+Ryyc<`#K23d*47J
<$jI;Dp=A^Am}0bZp)1^NjOfwhpV~sl;7bjZdjujAB_QR_el++gRxxocPTlRsLshEdllLv`GD@(h595pYm0*6lXAu07SYGWL_tEW)!^i14UT(SUqxcI);E
7WT{T7WY}n8raT|g)G3TO625ir4%1S|RJx1pcdI&X91P#3_l{#lyi8|X8#dO`DLldao(94M6z!=M669wW!Op2%qNyZJhimYyM+)58-
KHy>>3_)&^TM(M#YXYwgin95e8%#tH+FG`r5YGA=vbn^$#XS}jGlzBVg&&snfNHT_cU6xzbw^;jzz>lx}GU_GPcu=u&GnG23^RdX22%@-x=*Xj8OsChJK-
9=}im3Pc=|0`z=O^@M8CEIM9Awj^oOVrdavAok8{8jIS-ZB&H$u%yo@^y>%=2inqigSZs5168qWbj=~obCw22e+&cl&ZfB5v8RE2%jaT`$#<!BJ6{fml$L
|9e(+MZ*46^;6x{ye&u8I^c8Bth@2zc=N&bwGIyC*-
AIFESIhaqUt@29U@>wN}5u?^p;E2x~4Q;Bwi!)KT#4L?WPz7ft3U6*Nu27sjaDd+x=#;gG>7%ij^A}~hT_MWT>f-8KV*5pGtAMRoVOHahlQ&{@<N_>+uC-
TmQSeS0Y(|$+eAh1055NO<rnvLs)k+E-
#ta{FFrk~Q7a&2VnF4puc|D6g29M?nzwPm)@84)~5*`)aNgkvZ<GI&G9D@8j7AMx8V;8hVBhG}q^Ln5R5l|OLGs8<uLX!0IZ*cFZSCQZ@?T?s1qXx??jvG
{!~dh+0$MC3zkTr$nCudG?XFIG7bL>#3BLqs!IZ-akC%Cnk8ia&8T%za>VuF9-$be|;tqDYLeVG=C6z$500An}ezrW-ejj(>rp_X_C0hL*~F9%6|c%$Ksk
;@y+U=!z@X*G&eG(?-2SV4*TUk6sLGuIT;BQ(w`B<x}VBe0&`xG}dRPg>r#L+@`Y2&Ig-|wyxuH1W-
%#1qs5E3D$+EX9>T17&j(2sBE#%8?3V&P8Z&CAce7o?_KH3WAOJj7jvr@80uc|Y+NR>Rn)r9`e1vz0a8XJg%1SL1IM>`$e-
P?qi_rIh7Bdl7d%3OJ26mW_1Mb>!poSC&lyFOji4xTnFkuLVdA0V58792!8g9Q3po;gPV2q8)MnLd#t}+FG4yVV*;tNC<}s8)&%WezfI;(db53Z52s7Iny
c?pXzEEQCg|@4@E1<gW8hpuHlu|r)^<ZDB9kX3XwWMcfZ}5Ezi*^Zu#>uNBlhV(YYqlm|-
Q(MZ&=EWoWk*q`ql%TTi3>UYKHVVC2U;YNvh%+hq6q;}IaxA5`{yEnM*FW}i^YX+Ufrd${1q0hDP=QI3ZO5PzDati<Y3i6NL+Is`qS{E9)?;bYc^;UZ&~h
w16!oM5QmL&EI#=ZNtahwgoY^bv!dp(1DnuQoVd>``1&(y5!#yBRPl_&>1MGn3Tt2Io9*n3v7u|kg=HX-YWasEf1pB-
AoI;G;~}{i7P^A!!Hd{3+FKkA?s3xaFB3f7Xa-Ds6!sF`VKZ|bpFPh_L^%vslK$$}1OS_k>Oj-
%7^TfJ!l1uQCt(xr?nf`Tg!mj?#}0S%_oO}my&utQ&AzrXZR~piskO~@P^g)CL|SOa9T*nyWc6Pp_uQ}8`jDy(ic9-
;Ux}{YrE{=D?k{wmwa)ZsY533T;G*AjqI(cnS88fD^UFC7m*Akwo|#^!Q>=gy3(YASXGY5;-
`ikBry1a{5Po`**Nm8%_wCsxbUj^9AwKkU+=*h+HtXlm?K(B{a!#gM6RX(`+=ErzH8#i;O5~_x#Hv?Oe+umPt7;{>9Ci}?>39x_^G?udT2ya~E308oj*))
5?L7tCZgfF`5h9@^L%VpU23&I`Yn2~+K)uf|>|jzWzQ$o?8kicNDiVUh=522V!`z-hE2_$Wj-ym&oH$rX=w|6N6xK&b0L=@Dp0*<SkyG^aX})O?p65lJD5
6s&F-OU#Hs96pqJpIw++|H^cMPcbO-=%xG@gO1BfvvFrF%!L5BXcE0r}7DZ3cJ+L;&FCT`{aN-K(b>qEF$Ev#v7|XAy$&K|-
_fG0!AvTRSzCM##Z_Xppm17v^*VlfDuNW}U~`X@R|NO^5{U#;&MU6}<T1zs)jbkdH|6v`g>GRgo5;apVGqkqK_;Ak|ZHP2%yc*sX8D+NRG(p~qt=*I@lMV
pdElkub<Y{8+p;%YUUc2ec$^FSA>NvlH0~G7r%`lOJA~POFBQ^Vp0$;5I^$BN$Yhi<6Lk_@t3yPn_26dZxdrjqkWQ(zw4~m_bck0SUhHb9p$G_KA@epTLY
J*C14aCX$-ugvyghX#AN4?)G-`a%UKf>r-
Rbz3~s?%|GF{R{=~<TcQOTGFIU8TR>z7XG0#~pOI(+W$$X7u2o)Ck0UgYXfUn!E3@Q+TiGkRQj@<xLiYfFXq8WGNl$=>1ta1m2gI68|MJ9cPpYOcKm4+Sl
`ULavX%aclP6O5qSg^m4CGwdtKm##f6?>d-vHp|Gd=1t&$D$M$~0846D(G(a|-$`MqDIW5po+Z#5R3VSJZ$200HPW<Kh7TP1}@Ur~nH50ssI2003E9
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
    knobs=Knobs(
        search="network", exploration=1.0, exploration_growth=0.0, first_play=0.1,
        proofs=True, reuse=True, choose="visits", early_stop=True,
    ),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)


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
# src/tempo/connectx/classic.py
# ==================================================================================================

"""The agent as it was first described. `build.py` bundles this module into submission/connectx_classic.py."""

PLAYER = PlainAgent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
