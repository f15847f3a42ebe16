# Tempo: the agent `connectx_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_classic`. They are:
#
#   tempo.games.connectx.aot_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.native.aot_format      Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.
#   tempo.native.machine_code    Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.native.numba_compiler  Making machine code with numba, from the functions that are marked for it.
#   tempo.native.background_compiler Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.native.jit             From source to machine code: a ladder of three rungs.
#   tempo.native.bits            Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.leaves.evaluators Where the value of a leaf comes from, and with it how a tree is gone through.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.games.connectx.large_board ConnectX rules for boards that do not fit in 64 bits.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.exact.prover    What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.types           What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.games.connectx.profiles Profiles of the ConnectX agents: sets of option values.
#   tempo.games.connectx.rules   ConnectX on bitboards of 64 bits: any board with columns * (rows + 1) <= 64.
#   tempo.games.connectx.threats Cells that complete a line, and playouts that take wins and block the opponent's.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.games.connectx.connectx_agent The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.
#   tempo.games.connectx.classic The agent of the original description. `build.py` bundles this module into submission/connectx_classic.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import partial
import gc
from hashlib import blake2b
from importlib import import_module
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
# src/tempo/games/connectx/aot_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "2f03ae9eb806cf2a7339a2f6", "checksum": "dd4cb7ac0d146c9c375eedae"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;9wUN)Lj5A;DpR+Hn;S00#+4D>>isbc`JQVnE60WV~i7fop-(~VGPwp>~3|g_Z-q^I5y6M9FD^b+#Z-
SM~mTSBS=cAT`U5*4Zv<olPpGXDVZ_%PqdDpCti4PmiAS!4UKf#=GtXth&YA(^`v7*RhlZC3+><r71qk66Cv+y=i9sf6?;Z6GOgzkLJ!<%hVf){1`NX>kq
pJ}&&nCYX<~kyz39PEPR3-
Odcczw$9N9g0rhxRvv3@JY=)9K*y>r`yjWvFKE0$<!7QMowV?+^nUVGoqx^6G>7ogf(^3XUs;KS}BEYQW89}~Te;QmS%|_CBkqd)qr>07SF;HDod1(oE=V
vuQTTGriJ1!;!P#(BoGZaw2mVt@f@%(i1Od$LwBjzw<9Xe6F`e);T5GZQ1lcQT8w9Ge#Gb<Ccq;5GLUrgFp&K<RtPFT#kwwoNNu;Ryzt6?QqD_SSvNxIuk
4vW0eQz^||JzV>EuvGt2+M+j<+y0CH0QI>EZk#xnoE}OM?pz8SXc|8cQtM_&>k}O3MximD+DQ5*M3Q)Sm8j8QpRr^+`S(dThzc;LR}k9skSxy)>~@}-
4yLBX3_NFJKrB@<#&VMH$RIS;mHqLk@|l7Yj8IXd_%kv7WY%8k_U0K^^mmAo6>S%~wCA$4ElDGJHd!xV4UI7uuQi0uAd~vkPg7Hw(W#4BUiN&5tnZ7qXjB
vVI<C{iQ1FKUu^n5ah87yx8mfV+6WGMmXMDc$Am8*tJUuD-LSpMCxsNeH2|QCV%pK6f5XQSZCv`b|>i-osvAQInWn-
~$g&sKn?g)A8^_Go@n>pv+%|sx$4qwNga<`qqybHlJaB0-
uT_o6NlT4D!>3E5={cs=}qAbCh6yYWJ?!^b_Opw%}3Oqm%!MD?R!2H;P?XwFeed}jO?ZC{>UYd5K!fn)>D#N;|s41vB)=X7Dlc*bAq{b2)fftPj>buf}Aw
%Rb0Y)==6i+BRp#fw!q`?1eqP%QM@0tJW3uYRYR=XE)psGOxUql`vSD|&b{Ed7?qQFS#BPlmGo||fwXD3oeRW3raqAD_dk?U;0%K1Or&^2DDVZR>#$9nc1
qS#k+n4&A6Kj_p<cV<sZu@{3J2pn|pp0rteaud>YV_c-;ISa-
2bsp%ZC+S1pNdL@hKwhL)60`=JgM=VHD=0R>!P5PZ8_SxZd*J1tjfh{;<l7xOb6o^o2oVUzA+wb8Y$o+MHKp43Z}{%)qKAkcusidn)XSEDE<%|}bua}t;*
r?D!)@<Q1*$!aHgS5$A`_g1)H|qYu_nn{T0Nm`o{YRf`~s4VZf0c~<f>%cD`RZc>6QVqp?s*e^W1tXUZ>{Osw;c_?oTblS|Prn<xmFcs@Xw`zUXYfDr5cH
spd3y_18BXQD8Ez!0>qna`!A+DO}Oyl<1ep9NOCGHlS`_^&w5vR>3Rae<kV{9$T(C+qIw(5R!gwOx?{+?l?Hx$`GV>T?%z_A*JTy%%$WAKs{GzG+|(|9Dx
|1!*ws!?P|oHrg3SGF`xvo9z<<X&NDnz`k4|0wBBwxgmc2VxAdOBwOqk%Gd_X#(c6fXiI@FkP>-
Up6axX>Umd+7NyIQ+H)*R;2eIrPJ1iuA@l{N9UbYiI)^LF5#r_tfB?$%KVWvgCn}VKnB?9?(k|$|sXG91hcfhEta|G)UZ81EB5ry8$p!r=zV@3P$<`ueuL
-8^uY1DE;UgMO}75YJ{?h>iY)Xn*hR^2H5JXlOocR6gI%)g>L)qclY<*3n}cZ<f0i}<1P3$-lri(#02bdH200PK-
^__B@H;Y~_m)SLA<XoYHiPqG4*Za7iuvmpF?vGUrb`m-
lKh28xW%aAV7dICz04ag8d9Hc0LA~Zi4dSa7DW54uEO`Vi~qNo=EX{Xc5QP0GVfCaXuOr=OJs5258LQ~TBL*lThCkuJGvZVtUpVSa9p^*2=AgkOVs5nvaa
!;9N^2HoUkL<hCd|>o9f*>T!alD2bANWrp>jc(AJUNh3shK-
3%2V&cpJt;2eez&UXW%I`$N?200~9i$hlR8M*byXKS%}vf4PiSVHc0vbp$!}9ySt|669F#_?*I+PnlU3|he049pBnjXj)xjIK${>P)A-
OEY6Cub{|Qj#p6kkBmQ&r)H5HKs@$GOX1jy-aN|Jc~o3HMooi0*kbPX$~g5?ww6YoepA9V=?5h5N@ofsgOrL3!&jSBQt&^Ow>YBBA}wpQW8K>klNy{DsZ*
&<1jQw3-
>r8;N!hbR4eeaR$HDdMST1qZIRSW@hL96fYW+TVP9>z+%slx0c_&LSZM+KMPKsxGKUfp=@RSz?81SdR6?N=l!+iT7|nZ?v5XX8Y@oZV$ixWFk|Ve-
9|4%)*3v1rWn{SR1#SJDHlz`iqjZv1_hE1}Q-
@lc5T=Fm>7d$_!m_sBOIL<iP`1xci(z`LgvI>BTx5qd!&IJeUS3ZXCrM{6Y>|zS7&^@db$Lq+f6I^jV3Mp}r{<yhNurv@`6r3NeMS3_l$TZfG{j?ybj4hI
*YNK75G!1y+RMj^m*}+CU~-k4a2<$2T_Ied6$!4qN3FMJ@$IEcOnJ21T>sp$g8}Wy_`hz9Wt%!Vd1(KkRO9pps)gbxS%!l9J3a-
D02^0S@Emut8FI0_IMrRtL^hz1iX$zo2VLKR~Rt^?hlu5@MD_08eGz8b?Au;lQ2|aai(fP_fStcfemlMJ>l@eQ&Ir*wQ@6Tpdo;k|<x^m|9K9;1jeY2?wV
(p^GYHeHtc9C9}t`S?{STUV%|4aiQK-
_#?#Vhqvyx00Dclq~UzpnuBewG~6N%@#cgU66l4z0(ltBp1BAfPVq)O<UTDpV2+cANwTUpzlDP`1d537rs!OsU_4=2$&tY*$_&K(1)7YsGl9s3Nay4Kayr
_p^E>2_>4LL;TD!1lC%p*z&F@~zg~6$eN+2PyF9~b(Xa{Z8am3BSX3sd`!nXMOU}!YR9x@$GoTFuq?G1L{#|rzOHjkD|i+2=)u~A^MGkm~1vmKGj1=g~s-
_*~o_JL?TX;rlaTl!hVVKjlH1uQX|s981&xf(w5R096!VcaVBZYQvnNsv`)9V9F5{6Tzv<Q|lg3L6O<^5^K`QrshOW`RTL3pwz9r_S9AXJ}9JiBv!f9U4$
FpwF!K_mJ;NH71w8ROC=}Z52OpkSAXnUO5W3zxxd)sOL&ZzGJU{&m%l@|K`|SFA%{1?Zth5E}874-
v@gz$q#Dci&XzhzCZx2ZuQeQx@0TeHc1uS&B?G<;C3nfUoYNPMqng@-<qDIn94QNz<pc&T2dv>%Bg%*s+rE}W*Sb(+9}v~*F+5yUc2-
br7yelHizv9IDsx-
B)18a4rsfduef6M7VA0$>|*ZHU{yl%Y6RA&qb=np!xP0wv*mDTAHq{sDyY_{1oJJK>|Vq_gHEo5&B5kuFgFTGK>P>wXF6v_9av`^@=3JTJ-zEv{a3fe8Om
5#HDYw^V0gp(Fkn;tv7T!tM?0PNyf45>!S%aL?BrkUccfR7m&0EJ1BR|jIq_6ek|aS|-
jB`^@W%?E`NxfJ+rUf9gQjp(mBTp9Vn~Yh1*j}wZmj`tIA3EiBV5-
>MPO8fENY)$ofc{fKoX&<%`xz_ph`O*^H`L64!x_zS^|Ms6_?F43C$!AEgFX$q$Rz+2Cq^croJ4#s$|^R{*)nz7PU01o?GsSgsjx!uK3X!uoVJkQ+_S4Fm
y~$?((#37EDgXFp<C;&Jp6<<+IPWy1?c+egKtJEr}V^1V8QPIe(Hx=b~oQf^3f2fPQb8RR-
F5G*c9;TgGqS;}5)`kWLYvTJeaCCcN=7_XsKoCVHP!!rsG?0As;;%A*vS%G}%?4zztnD+mef!q>!hj3+BsLH4=WZjdM&HAAWqDfX3xSB<mc!m%5;gfv9k+
DQ0TvFsnVj*mpKhO-
;49os!fY`Qchra9N>lCjpm>2ssz8ixe$s@5{1+#KW|c~Yl$jYrX?$9V4*Nd`Zg|4TGx)f1$C094QXHnol<KQ*6H8X6f;JKh<Y#y%IlOM0)_TRHNL+JNood
}DXwx8E|+tVP2880=eYk?VsE@y;No(>rq8eQr@|qfNs{0*|5#Jg~4}^pW&NDxk?>yM~OD2-
3ew0UvtuMl@>!Y|nxz?QuRY4^E?Gjjx6E4TR|2JduL7)?{+=46}>=I}O!#{~_KWmV4&q<BfEq?Rpu|8F)^im~kIUZZ!9B|30M%?5{{BXdD0c&nU3yPSr-N
LfWpI+m3bN66sIC@+~0WJqv{?>i~R9i@+HTxcTAx7=BqXl~g8zo{|q2`c#st)YR@RPS+-
Ml;SPDO0HIlGo;$6e4tK7e2bPBCGe|}DHh7jjeo9|6Rt2`vYGGz283>)V7xUw{=KuxGwx_V47LZY;rpB7Wg7rY@{~_p5m59lA62IoPv#X8UY^i$j{0`BJe
!Ick>)NkVm4=c3vkjv>euG+#g5I}L?Tr){$<=JE;*j5@9cepH4`-
axnyUYLFEI=AJY4SDEap|k5p4Y^fwy|0OvCGz?rXio8uj&0*E~HTn#qkTya+BCYE1vq;)&6V?<Ie5l~F&dBlY3s1kx}DS01nIxY1tV1+P|VZuz9H!f=3kp
#dQVX<SW_K(G<uvT2W&!8->c7s-uSGZHz<UwU&;jgjp#LeNs%@n~;@aMlEG3-I@CP%4_;=JdA$*K+oRcpZk-%*!_3m-
)Ay@=k^a?Cy023iVjm>l^ax$9*QX#CgB*_<S8D-
vn!cX!N;?~o5X1bxzMyG;#Hz6OQPevBMkW2YG*i|S}_prN=tsnl0`ly4`3$xP&HAN&salNL)Ctl#QKw`XfLz^cnfC)T&%MWjOo4@$KeO_5b_b~}iRqm@8i
O5K&TE^fb|kn+NoJdkEUi%ZAih07wZH_QNwuu_gc=`E<~bU{*lX)V%umI!TM*+A`4SSLb}Knr)8Z#Y@M$7Pb^D!oMYR3jRK{SWn0JdrozNg`)Jy(JsC3`C
PB)O_ezHFo%JT2~Ule;Z_7T9Cwa!UGYkHR$+?d<pABuL(fI!@cJQV(f&scUx;DOKPzr(cp(~RstgfGm%?~ixJ`=T+6k;_Yy}_`XqfJC_UIKLBmFUQQjVMF
3QksH@n@U0A1b(MRb@OR}a{7o1k;6@#;>5aHPN)>YWs*X~?v}tSqa+V>%EM=T#3wn6E>leADqCu%Vm<sohl@Y?mQ?`XKIu7XaAgMw%`bj!5ihHM}g)DFip
SGizr26qG9TV?^PI(%qa5kSmuzxQzPa^q0>}@U7?Piv2@WWT&C^DTP~#ii~JXnpSb0RoLV#sKGN=-
Q!K;j(GAVexHw(%JQ1?z!|dR=C_X4N!LtuYweefi>wTEqmfiNp{(>z09lSucD#^AR`LDf3zM>md2=^OhRu}rQVHl&2!HU`UF(FJH=#&Yp94X&mTk^8LGUV
7j_x7rv;rNyQ>ko(<i=v{rS>1|nyW@xgMF&RGEOg*ZOk}7jhY(V7+XI)Jmq7p3MDJ?_q(9A-&p))0ViH+$}O#=!&zpXy8-
sKfrx40_OF)pqcnm`JTWEUFCuk~$^lsgTTFpFIko$t+t93@w41vT_;yRcAFKehMV=9t5}F=-
t(QaPIFQ`AX*b;ZI0Nd%1cf{`fng~a?Fd&Ved29C&9eQE=xic`&AFRTa7O%bczzOXq@g70Hp9+>uTDNXVmv%M>NtgGf>|^4-
!g0;bT@1GePnXKfly$3HYT=0o?tjg7o1aH*D&g7^Svjm&X?_4ZU})~7D)5~T>B@#HKvy@F7%XYY>H}^7HTC7`ukKgc4z0}ezS<4SSDb>K;#)<#f8DQm?uR
cH$~|#1Mk6Q)-FPXlwxVH%MCuruR+ur3!cgG5UP6-5K5J2+YBR1GqJ6N>EO}gn0D=qUQKE_LUZ0j{$lupbjOo80JrH{n|;1(dp#2gCG*gl-wVebsGSISLS
WUdl7datY3h3eI8ZL+%MR!l6nIU2dE#pS={$Vq;0DsyT*~8)6Z^mOj`l>KXQZagRyBDYyJC~yc42e4ae(F2cZI|&&H(}~=wJ%}LGt_)bj5Ko?R~GS7Pm0m
pe~-
q74L){CH6pKS$kUNujjS<%CCgPSECWG@u%e8&j9AdcAM8Gex=}knTBKDK~78K$eJuc4#r{(WiNM?eVOnb1)w|03!_}E+oSlwD;R`bdgxjJH2r~{D|3`k6u
mpTncR(H)~lRQ3#tHAbQY%WRmYd$x{|ce$)I)7z1Cm{4`pfaCz^AEwbHsxS!T-jUZWdWN#QbEuipq<-
V9@b_bus$22P#;Q4^O^LuledEw$n%z~jai_SGEZ@Rn;}%L!p%<xFs)8!3<3+%B;0H)Cls1TG##>nW%Gs>*t^In28yV~WWrd2jYH54`i8&+*D@(xA<WhmSL
#0ulhP0=`W2dShX8Yxnh_Wx+@_?3zup)tqo4bePjX%$1nNCcs<g07N2u^ZI)yk!G9I_Zd_2VzIt_DL{d2RS9nNIAU#KoVs|B6yc<L%t|ADe^*^-
ys=T8h7Xu%YR=Jz+AF{Xc!DwBtKPDx`R3wdJ0y|*TId-)1$ej3AjU(<&y5pYX6H3(<JqceoL&8M@Fnn6GsKyPLCw7>W9n1fk+-
V1k3J}xPM&QQjPzvJ%OsduO=G)>Dgl|^*tWh#h|=v^V0Kf#zyc^T0R@$zU+Jf(E2bh6^q_3#2<VyH+l$qp3jN3jfRSzwgwASOrmjT~5Z7l?%U2*5^P)W9d
WW4|;l6PWO($YTHSW2;EznLhb%lWYAEES>Wq1d-$xp|q+N}8N?bK!uI_>y}jc&gN+l|`RvY2A-
A$7a}4kNYws&6WVaOZ6)Hn+F1I)$r(rLK`^f?1<z%$nSf60=|L=g4IB=Ec&cFSIQH00HPJn7{!54Q|r~r~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;W6qkd0hZ4;DqL7FP%ztu&rDH<OF(2;VFI?(rtLh*`U&uz1*!-!(89FpjF+#bLoMz36uU_dqi7-
dY#}n98vRwK?v<F$(Dq3JE-zPl?~p`JDcxH1o3fsz=n>02*qzroAjG5l{!t_KgfVdIJ7Y<oMk4d!5S6vSPm;bG<DpP=(dyq%Jn%*MCPbmHNmev`{xt`7CR
8(ZhzfV|D9YjZ)e`@Kt7&9+R5cRdY>>vUbL#BnE^<U^!lzWHypUM7;l-QJOyz|8JCgM4E`<2fI7pxJ3iI44O0&)uewiHEn?b4ZYLQKyXST#%5eI-IHCXM6
~*a=!qo!}`BI7I7Ki*W%1hQ5tMWQHcO@-A&K(Xh;hS-*`}T@O1P^?Ok=L-%<4LDRnf0);l4ecDjNCijRpQO0vYzI(7!8`;zxW609-C-
B9sEH`0hTta{uVOD+j@ICsm>vYwVq?jS6xg4CDMlJ-
|GCvo)HgL7S6#8kx>4qm^ZLcyWVI+ZDv+4CVYak1h_ADH+*v$HSTE+2W`(U5|NJbTzL7)6VYsHviyvw3&46o;eBFc;q^|KV6CQY(2!wbOU;2wZ)8<N|A#<
YlQKvn=9}Rp;g0EYNIg--J;TMNyVV*~%yomIKdC-p-^4-xO)|Z8m7)cr(WpU1p^3@nWVcJ3Xqm*u-
bVvEOJA6HR*+>;tX&72vLiFr3IksqVZZ!Z7Lnk93B;~`0_ldpWl9#*X|AxTp%_Ao??t3xM%l>MA#|Y_Ekc`y9>)z;_Us7-;E{|gq-kzfoK2)c4#pb{@C!5
Fi=GPYpbsgUZ4_;&pe^UK1kWc+j1Zvd+dO7)IA^iAtBQo9Q17!BGqJ`1z~t}q9w|SHNA1<?zWI*!*_jP`+(zDRox#r5qSyXhjCY!=T-
>@{T<jIY?cz$(O?7RHYX?2_1NL2INcD%4mYaB&+s35iT{$g8?Q*s@a?-e3^E+&!=qy{6KJ<!KbrUv_FLFUbg59iN#<2T$2;c@b6sxC^-
kB;G<y!5^J$b>6sNm2Uh_M5q)WTUsgSE)-h+5vwaNd)85QF+`0PIY3Ep-
{dPlt*MItYktF^@L%c7215vfkb`GkQ3eyd(K^0+xfy!ek<8e`WEf<xyZy{&D#%kaHl+Mr#557^IWeM|GSOgY6r-
4U^zGQ=(q5b3q#<(=RlX$qdzZbymXW7to2jev?2yC)tOQM+%Rv<y^DM5lN>AyI8XpcBob%Y83aqSsl`+ryZoAPZJC*k1{C`qCFDK+jzMzJyZOX+pv_JD(H
uzk^39t4QKR}zkmJi+yqq9?E(_I1yj%3rls}R&YCj;7?zStSq<bn=>^%|f}aZb<<oZy5KH9!@DN2+gql=a7xVL)%KpepU6VSNpuxPSX#QkaQ=;1jCY7Abn
u+{okCu#QyO8OnVg!=Q@6$4~rBJNT1nZDw$t%K!)Z#b(?+?vd_E~(yE0<Q2mLmZaPNS*TOj!~lk1zpM<Wt#wVxovOX%4Bu?(}XY#n}^mBX6`AAOa;g9lsZ
Ft~kT1P^rB0S{pQu_+av?OoE-d^YCjLqTt^m=;RQ(&h<-=d%K=SL~c>15S}my6Ac4iuo^rWhsxlEz>jDh`jET{2z*_R$svjSfX#vH`m2QfyfSunF-CKe6!
ccQ>|{8$gzOL?gGf~srJ>PL8^+QR`@AT>_Ej*Gkxy@=pgOpl;PDha49_#a4RYx~Lka(Rq<5?Ac1yW4rqqgCo0}WpAt)To$;1Jg6<aEmG4o%tIv16Fq%%#f
hJuiEUk{K>;MycbkN~$4<@8J=_)O+s%jjaX^}}9BV8fw+gLjoF&AQw%u1Y<zz%Q5_pQ-
?YwL)+YkvsHH?AgN_v5$`yEfPE6WVz?o89e|83`FsqO!9K)im@0sm8re5>0hhOA^d|oQ4yJoM){bTxiiCx>s`6;=w(hUFoi@o8t#4F3|?NFr+Qa{f5JfmT
~6=ij2Y$?OH`2BQ1gl|1XxFdH)z~)RzC4z&7TLiy4yl&V)4?K;o4#tR2z>B{d0q}%F33GSh?YcqoRfJNT?F`T?p+7Z@?V+1Fst41P`j`iM`J8k%x)fs}Qp
9eAilAFJ)gFteOWg_y?R9wD)Fn6npIShk~9wEdVF`&7g9KYF!i6fyb$zH_@@Zle^N*q)QMjdti|=zW!wvl!#mH64>;a{dRWO<s(uH<N3ms@F|AhaN4YAl$
IU{%+j7ij5&@RvGLm%6Y!SV=wHGDrlTi`j9$OE!_AJ+2-xMc&hS2ZNDa<;_;k(C2kekK3k0IsKs^wstSh`oUvTYZ5lqUPr~tVfk3%kb6^-
tfXtY5nhc_7*={Fh=iTg}3z|+Wa7H-
lg1Fa7<)k(eXf!yh1d`)?75n^@B=4v??XtvXuGSke<Z?H6iao3>!>=LIE%eYM3xjUA<Jy65XpBR`a&xbh@;!M)IGLijDo(td0$%G)=V0@h`UVz-gwKXq;1
qzQdv6SUC9s1MkW2jGp=A(@=w(sdICr>IAOfQqf;O&+MXRQQnDDNPi{5;*43_d$TAxenD)3ZKi2+w05wT}jXziGRC^p|PX^x+jLQLu#^4RJ5nlg@Q8s2al
+=iPOe_sRQVtW0`@0D^zi&=W8ww*dkm3kgJ=@(zl~t|3BP<Zog}#-
wmOQ%T4h11Q;X!MR4J!OW_HehjWK8+;Kh%II~1`%ku>8S<<hi$Z#|t(v5H1Fqr*l0o@S0}9;uG{zgT=h!Am#-
t2aYfnJ4ZRj(O^trGY$&&;rZaA4C%Q$Tzm<h>&S8El5+)5d_#V=gtv+Pc@!s!LsL>vjXM{x?TIa)Pbw8Sui>E4}|+z<b=BQ{eMm*^h#$)A-
nvnelT;g&EeO(L8UL)HZxSDR`0!JWDu{hJEAY1KH!vu{GI8=S~Y7DED;JwkU4^TwWh&L`6dQ`PluGQRo*Fmk^|Ta9%FoVUS(9Jf)4OKbPth9ofu)Z2C?xU
~B9<IAF9$JeiYxbCqaYwpGqeE$z&wP~S=&SuNp^%h-
(;0$_`Cn4|TV@#aaEc!7bWCbaC;|wf$?zGWYbhD4Z7uE~ki<;=c!s(JN3FLz}!n8+U^w<Q%w0VJQSBvPCON6IQuW;Pp6elLlj8)`ZMINaQ$8|I)e-
YHb)l>v4!bZ~&mhU(jbt}M;5=GBwRwjK+P3Kj?W_t~oA?J$qd+sWBuOo_jvz^}czy%N3$L}1XT$+VALQ94Y^=%!iK;l(IIS@l~wpH~Mj1=(|C=(TWqt{xr
8meP4ztQNik&4DRHXy}9nn?0T*Z!Wt9QDYd=WrB}yRp*h$8TaE+5GD1_VY9V6Wa;G+BuJZE)$T_lxa&2Pu#o2B?%;I+qX;pe^Nc}6&pP79fnzuk!Xk9U$V
#z#&pg*L>nyvrt`hY5|6c<8#4eO6B)-KkzUNP(qsF?$+uCv<}r6hK)QKFPVSN^iw3^Y1$F)v2uRTI72P3nMA@-(36ULj?Cvj-DKz;Ie!wlQ02^^NI2Kw<$
^954U)OjNgOAC_|1r{IO8NmgpQuMk5YGRmY!&>H@D%2*j>&hudXh&x>8&r#xLNAV#}IC1+Az$(dg4S%OgmgsJkkzP#%%NiG|e5^rQuoY6xPv;Pa_q5*omv
_4{-kaI9F3zyhV;maL^`1xpnx^FZjyzq=M0PjvRU9u;-
p(r<^~S)8qNSLg=9?`0A{?D{)>b+PbAwt8Ag$*Y0wU$WRMqVQ+hf#p;44AQ>dP`NyG{Rm7_>5QQ1A60LKxA(3dBb6~CPcOzwajiKNlY@L1S?*+=F^Kdk6T
*Jr=>J3zTC|B!o$+S}mCnsP%Y76ZTt1KQeb0XpLIdMg)vLDn~B__aCrCdxb9E^IPQi|yvFO$91^bSX7+T*~Cq02f+e$Z!peHt(|O}&Y>p4enfphz36u+1V
XFX;viyvkCy@AZk6iQ(J<npL@6e9A0fazVhJa4_ql>w>H6G$nbNlS65NWe}(}D_cOov-2j{11^-R0l<>?Zq)MVi~|aFMsjr5?;yn_a@NNn9w|j-
(dKI6r3P)9vem$LI0Ne(*U`+fuX+oG7=gkDlIw>E2fItS>=Z$sLzJB*zVj}`Ecp6HO}mxozP6m9MSCxRPDhXR`*oFtjCPZ<F7QZt`5c%O*r-
sQC+lUi5u<xCp(lqbUz?HspXH;#k<aQmFTy62Slcveb_2tSx1sV<;bwZoHO9!}yy&@>mE+~OXI}kf*K~1<A{^HLgSzyNOJ&?^n7Bk4m}8KUH|e!MRfRf7R
q~0pND$6kKo=c5*wk_88p*YYa>3Y<C5b{t0^LqZWT~RIMGe$8`r8>L!A_B`a8V|;rJ7$`ZS^g#Lib?!Xb@x0m<;N65ttk4dxMn(<^YNl1f)|_XQ$L(h3q1
AU#6*Im_!v3%v?6qkcBbk=6c)}>zre)6-%ruMplbT*TkC{g@W~T<##!mr@B?jz=A1SK{m0olpGe*RalDP@mm>h)k!}fa&K-
R_sTKW19yhZEB_TKGGbI;Xb7qne5nMFr=}Ry_dcQ67Z63n;R?Wjn;!gqVJ+hS1}}1YO#>l4UVI)x|GfS3z77}cCxSy8&?39GQxd!Kk?UzLbe0hMM`0L_GA
_z@{o^nti|H(heq>%Y@9X|e`&UJb{=B@5(>)BTfQHk-_VadwElD{9+j2)Ur5D6hLNmu8t+=Fw0#nEe552x(dx6-t3B3;*4a@IkvIyYgq}-
%q+E)dA(7Lr(B2o+!XRXZVN&ZnEmh-()_ZEIcCc=`IeA6_fZtXU52(<8EB&=pc9q`ae6iBm2-
{|IW%2{ujkTqMH%|z~v7<T#MDYM+`I<RhyB(AAQBx$nQC%UjgVHsef`{aI2cbkqu7B1=RzVF;^ss>3w6P@5X{%+kH>-
Pw%%(VRNXb^9V?$H++k;nE3;#2_7sem0Y7-<$(^7AA^oZnEul+^mcM+Or7mylQ}e8(SeRI80tR$-
YGOq>YWsch=CS^T<rkDuL=u0{!%tCbDW_jA0N`gYC(DDDK_PGYKrO%N}$B9_Gn8ai7oNe5PIB=YA~c*mtG*{{aF_ZEapLU9T+z35Bk8NrVq!)5q;=WL3V^
l_7daJXP*cT@%odmO?0F%cb2#7l#@_~IPpm75VKTWYg66*<U1_Hf5{<OwRyZ{NK5X@tm_*5M-
_C{CYf%J}rnMksQ$em*Y+@t+u%w1YHFV)Su<1vJy*TrngZDfU5^M00^EZ7Rdu8V+x_v_*0v)65N#8+#H}nSF<1brpz?mQx?dioj|EV<dGu0p;xK;;>tBJQ
T|v;_mmvp}cu}J<w5BB{wvKLIQAt=SyKiAk{Wf-s&y~YSnd88t-`zqn=MmXvJAvMt1A}Yr2sAT)<5&VGoz30+V0jeYPWBaZo^up-ObNLD+jN^rE3?Vl1jF
Ay&A4e*JD$RqoLzBo_3c-eD?SiX-4QoRgYjMA@E%N@QfIzi!~H!FN8CKf<+K#9;5ly7?HRn{-
<5Dv(XhT(4w#kA2p;@Uk2)_gxN<7zf@6wNPXC;b9aTLf};MFxxK>A{Z8?N^la7d8GR(&>{jZE!iKsqjP4g{ES{ovZw--wXP!j2*7r7vEx%aM6wQW^uQuX4
cgHGYE;69NYco%3GIm%JtN5$tx4lt6tWngnY<>`Y4bf^p!8_m<@jq8F`cuqA5m>>U|Veu|1QQ=q#fPl8poRU9F#D$@yLEsQt1<lMAuOjV||*iU;LnkT~-
y8_1d-?|0DHo$B4V<KcrTRh_PPp47+^=CU<J0z{6dZq3D75=FF$$UF~@xSmMG<h}_P#-%3~03{O+AVAp-LH3BmiK(!7WuEZsiVg^TsG5u}I{@Gi@N)UntX
;}<dD0sCwvGO3;appBK?Sb?`5WvI}9+>R)iU@ETAT(lPnXCb<<2DO+^F$(+-60Up#z-
ItC9d$6Ba|vclfjgoLB2G9)8KWb!cGX4J<<U?h2jB||Aa@D+1)~&LaA-8US}zlB!cr7$Fs-
}8%rmd@k?@xFWgb@gzw@|cP4DDxr@2T)m~mx>pGYbkAxBsNwG8Q?z|#KShm(gft}_~5i8dJE;;yYN-(g<1rC|ro(`f;*_1BXs14t^Qo}MWUE-
M6_1yeU4kUD1#)q<_kIDhS5vE}mMClVX+GT6M%?cS+8J}~VywYCNE$CfiL(gAVdH7FYgK{$@HexNH8tkwl6yZ}*trk7m`gz2&P`mmkqeBi37TR(s`G2w>A
wLfV*SMb-#j>7z<xsOb<fA3SF2-%+qnd9U&lR1)B|+Ao6b}2zq<5qw)#QRiXJ>7OHO4VqDLK|Oq4zo^#B`v258XeE5!^m}-
UA?i5@!w~HqTDRJepOZ<g8^8&;B2I76y^`mKbc9Fja`DAb=HJkx^qSIfy`H@<^(l)7ZK@mt%@aYfJ{EAOtwZ@VFtf^)^y|2Sdn?Vhf^l^mY^)D*dwx)5(W
xq;wouY?5iw&e(FNKp_v{TSHnDew}Gpv-
GTy{LlOiY{}+~JCb*RML11+3slf$pYQ9ytL-k5n;9||*NGGz+~uJ^f#s*`c##%M%!G$;KI*lMYKg_(rqiO_`2I(Vg-pRAk?=ge<d%Ata^o84Qq_nxUA%9m
qe@}2_DRt(GqyGtQ00L6eNcV>u&Ghyef{rkJUtim5$A@y93Na#WtlCz4-
*%^=T1+GKvA9Nr#k#Bo@dDFgB;~NL}AnoGHw`5=w^n_f`7Prn|vLML@3jfSVC+={c<*0*l$#$j(VE@#)<Tqr;Q>Q4?*vNJD$V4WKwXE|GE?6^oe#B^u8dD
V)KvE^VkZAV@(vG)!Nj8@~MUkZ>|iO5K>uN0Hyv+l;tqpKiIj;<w%)1Q705;z*lcZ2baSlg30zpL(IFh42X#s%7#kE0&sIqxLl@My+zhGiqyg&`ghT6>0d
Ol4hhM*f$3QX)ky$q`pnrx&$;j6E*WYz`v~U83Qp7!&*V(yY#UnepsgB3gUVa&1IuuEC)?TP(OGr^06cfxa~D;Qj`3Aw21x3z`v^gp(HT&jPOsiIn6_Cc&
`Q5bggj#)2cHJsSaf2Ckk5TcLXvnUiBQ<!m;~seQ&%9(pMHMKHk}bVUiH{nd)PeLLeyK|`MXU$4~~zrBfsODt>8*7NjQR0(3I2Yz@Wda6P259#o$2~wF?+
$)_>dxmb=`=s=q7!6>|E~yJzEMa5mXspI7Wz**R<_yHm8t3gw|Ntwm0@u1`zp?C&4w^fp%;?ci3RJ12+nA6=Wci${!W+KEANTzQ9II1G%HVI=mF`<WCg`Q
o^YasS)>T4`;Q%fj9YLU++Gl~OX+xCZ|LROx3KBOkotzJowyqV90n&=!QG*j$Ev@IEMZ>0a+xUiHc}X65@Lb&C)#ca*fK<F+urVTj`U+MO#dah<9Fshn<#
ghD?tN=esrBlv5b{)%JmhGmbcT5a0rpJ*!Ap&RCG*}S*E6V{dKLHNl!So0!Pt9zXl7j27gR-d$Zbl)IyE09#J|JRO-
W-L|2o4DtmIDMui_k)WFkz!WINwgjhk%{{LpY}cfSjg*bd+t9jKWo&$5Q=4t?;{2wAZtU8y<;IJQ-
swT%(Pli+vIvrzgxzMEs)b5SmU1p^CRbtU}lP#aw8b=qAVEhV(bs5jvC#@Ga7njjArWUiY@Wh+UFnEP)wm3ymYn9Ri{Mp2#B=s@T#cn-sEw{H~mhYaudNS
ZNIkA6fjixB2vKv*|dNM+PCpV%wh@pjbEUahc8}RUaE|7t90bmw7b~O3__B6bN$@E2T9@q*;UTT23SC73-
O!Ag6~&PB~@TSKP<lgiefC3kd|RPTOo?uZJ6|h*Kx&)PawZ=?BNX^@XYTVVK`uzBiVfjJtnDKKX%~ib3h(7!TbKd!asuK<Dig*o=FDSq$z1lj}{($0VU?q
p#@^Vi|QE>)*^td$|1B&sDWSkK-Db6NLh0jdynAQgS$A6XMeeAlH_~4B5F70v!X$c1XN8BL5LF4;cD83?1)9}L&lV**%<qURK7=o;bPy8%vz~$3?puLfhf
%j^Kr9=q{{-+Cc%-<r(KuZ)I!GLyCQ+xn`@haRUs@({YWq;R$G&5>|S>PIlW7~FCBitu~_Lz5i{tN?cF>|keei~$J$A-b02DZr009{^g{mEWfzp5_WT-
2%!b-4=dze2CR&F{<X&ZEj`ZKrBiLqM1mCQwI8Wd=Aemxw=~`VJZCml4-UwET#`ZuTF+pDOD#zJm!$d;`xat7Y6<B`?>H<#HZaYc?rR8691ZE-YWO0M)^N
bom{V~YHI0Snl)cSNac&gtcUr#kLq_(~IbFEzVlN3k0&heyvwOERY%Q+P|9n^KRPMQ=j?pJVsQ*}ocDkZZmCxcsZ2KyPlg<zY<@$F*hHI-I7V6-
_`CJ+$o(fOy`xUZ%I8jX`8pA<38^DoVpbgMIWA2`g$(i-
Rv`?~;{Mw()TC#)EQe;Q}7?~PTG(*chR7lK{TSe76o{FFjph&LV)7+um2<wLX~aOXy3M|p7i8_?UN+bGGPU>@F^?i{vq(NY{k{Pw0ps-AG5@a#wE_eET?k
2VwGc1JCWKuo&$XSTXA5~xyNKQ@b0C3TW=Y;ZeBxQrSdOT($PCT*PaI!?8Wn{zd%{3CG7vRVb@Y(n)xEN;M_F+HGLeWm|`lJnAg^)pk#s8cq?kF7sj>Mmx
^No=&o4~nG_p0id@PR(`!;{6<^0ZO@Cy};;Xk`e|qi0&J(GPm$>E^V@Ul>-
=Su*)7emCDxdIlwy!i779MvJfG6)Fjp+fIE)}HjrQH%AL&%qYpH?Dn^9oSQ?{5W>B?e0EVH<JB(*rW;ePNzkUwMyN39T8<~zEo627nQ95|@2jNvlf0YyG!
5X_{NBTHKhRRB6LjfY91Dh1gCpN02Uq4_6d9OaY`+ZVx-
R9iyc5G4zbgLibdn+ZAwvkCOb(y9hCdvvpO~QRDV6GJFI0gDOTfL37;NXyLHF5yGP;_f*a)igcO~lHO^MU`NowWFJ)LEOJycysupdM?<DmH4d*Z$AtQKBi
kWu7<OGqwM$+!T<l+|Xsf@r*NjHF3)k0N_xto6RF0Oj@wxm5iHCg-
?HDiQuorOqe$yYYOy@of(IdesoK1O@`E3bfx0B?P0}HZ9x70K(TCjL+l}o)@6QY$?ISzp(*lEUrNyDviWitSOvv|VV)}H7i=Vt-
M1ujKiufIznBfYV?~GK@DEG(Hj%!dY)$(PUDtTz;Fv|S;NGb$OBcAe<V&F%4USMCDadY#RISYCATfuFmQ`F8wf%?1BUGj}2#g#MgS)x4RT$0gQte%=vp46
6L?_fXFVh18@tQ9`?yNxXArEeqv(tNCc_}TztpYlIM|8MB!wW1fVB@$U+b8{{YTnCYfuDE@die_ePW-
(=ZogsNWr2`ySP&hyAUi(W=huuG5oXPtsa>+mrrN?g><ly>WSIX+=T)o&XY;Q4pXsHC-
x#ealf)lA8PNqCCsU}~8vAbO()>YRkX;Er+h~UaRCy%n$wS$yI0x}m`MkN?hi?3Ds!1Yg3}}*xzNJI0$H|`h^i{6W`zBeKehK#+v{#3gWpPmP9d0@#B_>#
6;pkkr5*~m%k{y_`+GZ{?Ru^VHK75?t&J~yCy;szV@(*iSUfdP3`@nKzx%#OCpczD(<b+=-
8I}IzZ%3&L&HI1G6uJ$W(}Y<Rk?D!~wEyzFug+tw7+8uU#L>RT3#p>yV+`csmCmT$B2CG2`Hvf+U|Du3X2MmCx*b$;MQG~U3$>(6J$fd2Y`SA2{Jv%=Qhz
{A!oC`SJ^I&gDxN2_*hFx*Pk*SI=Px08lsR5Fq#fJY9cLT6HQEz*Wdu!&?pY)lcToeal_(~kSa{#u^MsW?mk=*yG6dWf))$xyRd_6P+<r!smK*}pzv6;?<
~!mKLQo??fSM#nl8!;~G1ZtQnA@Og7_asxWe6mq#HL<7?F)+l4H9)Y=|~$I^BPKzb#vQdNdC<;mAAMuIQMWD*0Uj(7`<G<FMfUK!=eGz%z~vMJlEI&Y5P&
vp4OUc=0ApVZm#-
l0*4g`&TUH%{>U3`^;qD>w{@5(?iIpPjKIb3MHff3p3O={&iJwCSsmkeZhT0D%>w0xajHlLLU(!hUNwU%(=;Pn)=eOD(w1aNY%<G!tzp;0NBiFyuAKr@hT
*DXJIj=_i+&HeJZ-&xY4v$pE4+uj9Z<t*A^>;?DfpBqoMUgxIh%-
N>X8A+|A4$lKnm}(nD?6cM;=d*xLo^}%%g6OCz$g`&A0$E$%OE*;mdvttVtE|A?O?6!$2DhabtI<Z^SA^BLZ|i;4`0-
<hCI5vEz7eckB!UCUdQ9+jkcoD)2zn>0I6ES{eFuYJ-h(OI(E;UUrZ@*p&E-lpcZ6`aJA$<9oHWXOYJvD^aO@>uGJ`VEuaIL-
E8bxvj@Bt1M1iexz}tQXWo^0s2J+bhpXC6%-w5aE1|Aqdo)MQ(I6R)6DW)%lR)=JvX5utcH3$bZrq5WAkEsV0&Pnza4@Tvd?w#7#-*e1G{MM-
*%gyhna0RZ3tiK0QxO72Y(OuilN;l_X&V~!gJ7?o_30V)Qpoyo1W#mxIl&jMBMM@uVZeg#*z5<`02zMT{l~9BdzYoF`bn=BC=$B3up`>Z~^AhPSNa0INQS
NQyDRUT5jOANgYIoC-#Q9HCeSnC0*V3i&tuE51uSjVo>Z`VQlJ`&Ape4w>`o+{?QLbv%{FTC;NeNG}M8kKfpBuGK3)mXOr_K<a;eF96-b}D-
!wB|9d_^yya91aPi04A`(!5+dxD6iPk%G&Z-(izp4X-
&B|yAKQK*7U)wBrPlwA{hx_Aj4&~MNhwa#^hwQes@QtzUmsHMvSY4{_Dt2k7Y9K*g%?#RUA6kvwZZx5xP4A6zk9bPUMBSVdq^z*l6M*f0W8;X*ZSIXaikS
K>)>nhV*p%L9`&R_;x!99@*uG?lBSh%6oj{c@v%1hLYP8m%+mfbN6!<D9)5bslVndRr9BW6@*lv)57%eAS#LRvNmTyFib{MY9`42VOTb`-
?C0WakUTmtWk!$Pi8<I)y0%jiK%OJ}p(C1<Ua2m~dX?CBWg@4#ROv`Lh976LFO$@#&ws=<@0o8<?>@mzRhLmZQFAmifZ#8@!4J34v^-
+L~?~r2z0ElR<h^mOZr^WfJ6=HTs^3U2A3qjjyHb^jqNRRo&$AoE-CANZ!0b(+>6Fv5T#9sM0cpaG-
%yjbfW!q&%HW(Pp9KE;a2U)1EElxVIMNp;YU{eHOAywnXv=D4UzkNWTt&kE0^A{itg<q(nwSM2D4sF#dpXjzV>B4Dk065~9;C-
Ij<HEHYI`js$WdEJpQ!QCfWRQys!mPRDwsl`~A4zc?4I{AMbu|+mZWa~5P_sD|`6eU*_!ZDEzaV+YS@2T}_U!j@3}?A7NyC5L+jtQiZygGaqOW}o&NBa`o
VuadXHaga=I#hZg={5u;C!o~sh|!58^o3`MDm@!*g{*hZi69M26@r^H*wyhEegpTb5RAN@?sT!!>;e{`#hTx11+-K$`BPou(hB+XR3a+vvTm9$gD-
^Oa5ga3wmo$X$4=DzR*Gw!A?15ZJcWqxcdf@^?8V?JckL%M+HUZ-zb#R<IkEYq$Zo$`B2_=>hFUZC>DtP&2Fh1{tXME<*OwZ;wvq^xKNF_y$3<qJ1+^vF<
0fS$eU036fXxUwDc@4W<=VtY!xlPJq`t^FC4Hu>q&&Nm7>Bl*sUCHMh@$?XNM?mmE$b%Al8qGAd?@bAxmdpaQY|+12ksAFIi0-J(lXCy~Y-
AFJFs8f8e7BycsqZ#I3vQl*W7ce)I^%Boi}HrgqND6{k-4QTzS)0=D6%(syfR6t}hW*Q)_lcG0t%HDT^QFxQ1-
p*Y{VT`>n9FND;jet~6rH1Pn@CFWws+x2enT55hneKmt==Zi<d3`ab?{s_>1JlF5W5w=Kq=mn6v>(|T^3$+k^S_Y`3AeBtS7usP0vY3pKWat}m09naU5@|
2I_IC;N|27Db+~l(?k{*vaQZ8dxax>Pp)0d&&p2s?=dT(YA_}HeU|1L|G#g|EAoNd>ym8pDpJ&E4~d?q%Vtn-
d^jRbN8CPSRwiRX|hMZ1@*$8Gv6@d2#6&zp}7(1^b-
qbrQs@E#vov%wEeIWsbb?gjLMZq_~fTuOBBPA11<CI$>zgSpqk+GyvoUlzD*|A4hu1%w)YBvV}i5K3E$OZSx(PLSYvXY=UPH7*K>;Pp+=IL*UHM536xKkp
{=akaI&871EZj4f{BmYJo~5VP%x!WZ2UA*=DzKMA^Nd<2WLN{|5AL*}mpO=zyKQCH9_SJsh3J{7!t;!RhyaD4lLi^=y<ts<zlXAmd_^<kRt>z^^P#tT5o3
!N2sR#EoaedMt+Xrq)5-DTWlHCSQzYCZ`W7x(c-
MpEHFugFF?YHiK6TX(x{mZ3Y1{g&bTD`%aTz`UwK(UV5#wH{zkiqABQ|Kn=hm(ISfge=R;^?Se|%cus5Pe)U-
fmZaql_~bS4R!rrH9>rr1zHKM^0f|=QUHv?HTIY7r=;n3va4`w*wQyu9I997l@8WAav>Zd{j%t(xt<{5kp2Ct;p7Dmy#nyz{P@7{EbLl`nL%+w1*4eRFOJ
DO(H|yM&U|Ji;a2w%BLkITqv0F$?}e9?pn%oX2WY4HVnAws#1^cJ(*5cgKl8R_humppBxTKh*59=yfvl|6AOOOrK#jYy&kFbxj3%8g*$6=_J_H(}7(=MVN
|L<mQoIY!Z@jb7rtJHm<Y5JG=GRud-D8^wqi-@BYKBP<_1n7|wa77{`Ta+_t0=32M|i+OtL)I+hnuBw-
=X^@Rl<;y>4Da}?5ynVA%Gh706k)?K{wv>iPSl`V4k-Ey)2wrA%Lu##<?@2`e>xK@7tzSMt1{WvgBL`JQo}3^?{n%#HB-
v1w*fsSpxN>+lYuxPTBi76i_k6wCl6gpz$?iZxLr)$K3)9=Q*1&!B73?k3rKmj+)t4%ht*r6N|@|p{RqO?_?(1f?u%<?JJpXviTD(XB?Q+ZCXT-
F`1hqDg2AGZ?AiS@c)%t)z0k*bm+QSGwP#Tc;v@Yal*^llO(aZzBfLC(g9=M?Z~seV-pDd0B5<2>*}8LpSlY~ioFOCuzmn0yZ38UJ}u<ZXklYRtA?j<QDX
>+t)4HdKiR>sIZ(m%sP`2b&xhs7ezh1V#~L(2Yb(O`wY+{?a{`rgZEIS67FpsUT%}9UAGjgD3Yd=7k7`i03tM6f^U~zwpuA8X>oAqlO$2ypSAuKX=P4Sod
M~2!rerm-`Gmzuik?sXcKmfPd>B6$lh9k{QZfD`AIAX>JGeO7B=Jm}LHT1e)muJYZ9D0|C-Av0+DQ12<*Y`{czj<9P7gH{5lyACG}x!`hL-j;^=-
Si`rmOL&S2IaqHfK}ez&J^^&B%HR<+p@b&MtSi0A<zGWx3co`-
O<o+|;>PARJBVA<SYMbNcapASYzD;2><2cPjKh?Hc})V+^#BRmSEqfu_6nuX&qT?Y`knh;v$C6!_mAtT}4aY}lffi?=>aCJZnZam1crKCa@YkO+agA)Wuw
z2!?%IisjM#0_Qi2Z7_O!nLo-|Ky!25vAjux7tQ9Jd#z>Mk|;C>3_PM0W6*p&vGK@8DkgSAtJdZ6VqkQYLh#23UC^Lh9YoipX5-
f2t0J!^93q2h<CPNRUn8#W=|_569iOrqk&~7P@Fo{UHdh#p!+lL_g`{8-H9AIe^>t!xg}(#FR!2Ix|y+A|Yz@p0vsz2{GT=-
B`N{yNQ(B5w9VjE=GwKM_k%|ntjMEV2-
*e790_&k|FPwzBl0s%k+WXbnO+4h0F{Dx!_l1b<gr6W+<*VIMvcOO?8Rapi~s+Kxq8Xp#Hs`Tm^{G(2JG8$>i}j;1T=X6kwgXpJMAa`}aVYF<lxaOa+RCD
TGj@x&Od;J-
YDjb&=<~hfKmKOWxwI+=#O<@=HcEV{{vTu!K|LK|OW<EaC5Un@WnHNfFd%Q9T~Qw8AKfN*dx7B_fO%zr)2=ffW@4WQBK#41xajMyU4<v7;nu3;EXmf2}1r
&@j<UAT%YzbI})#A+#H{Y~pWBP}S(f#2KK-d8r}Lt82{{<XXYt+e9a9^d%w1Q%ABclVI)QRu3ln2y(QM-
^WXS*U0!k)vJpoxc5a^ue3Tnh5{wLhZo$d+}KAB0BI!l(xzIa^!de^MVJ4w11&3K;9)=&ma!5#E6eXx(#4_UsfPZZWBo=st@p|cL{=6KI;|2jxyz*fsQDJ
qHtj=}E7nbb5VUy$N+gU=UA!^nbR$cj<d-mbqNqvESP1BkV!~fgL2p&-
6$ngQhsg!qa?Y%9(1}?`h4#x4iOVK;gRR0{!CDXNklN1jSuvTFkdN*PYz~Cww{&E0#T{&MS0RQ?JG-Ap%9t0mCBi?=8uoXOTLO0LkyW)_Q(7l75pONSgZD
(|=TX5`XmZbhaFUwdW+;ODhfxkwzEu>1p;CE<ZxvZ2JCLWdUR6HJxpQ(;ZV+C^NR~C5>wFhMS9T~f7|!tjvg^}3oX^h2&LPX6j6b{GX{gaE@aSn8X*gXSc
)M<zi$W~FBLzHfbbqn=)Z-
1CgZP2{7t()7DMQu+CLp<kG;s30>6y#{HADXjF0`lF#7}i|EsA`ovmdRRRjxgLBB!oI1(ygek|kcpl<27;gldkfJx`7!nKAs9fHd%rhIrrPE8%Ya{s-
Pl1<1_T@vO3+7lC=syMN}dPqM2LWoJ`?!Dk#Cu+eXQ7#vVUJ#<9YV=(xKPH|CRqbwu5E@#-4T2tZpM5b1P?!&EGcPNUD-
5G6Ec7W+5@4gjk)nPqR%2*92A+-KPh>)i;8SI)7bNf!sx~)v$($6%BT<L}0NnEB94>7|C6guTHfHQ3ws?xGMpL-
{I(M&(XUCkf}sqC0bqy(nB<JiQkC5|l%+$is7x{->IhIRiH@+7~dg1=JGIe=CEao`mWaip~1Dm-#M-
97YNZ++?FSSh!d_6uDm!4rRkT;s@#%dsSjH|o$?^fNh`he^mOA&<t+@UAILN<dqQ!O8_C3BAf|J<SE{;wYh8tf9L8@^Au};?cxw-Ircm1H<Y+>0(E82nRa
a>@k3FHaMA%PU>oghqs{j32Q;haeIo_>a5ho#v>0XLQ>d7U_bH&jIxaaPc~&HvL<5T+hrYIv9!Ln0=^Z2rD`?TLELaj5$CJHmu|DMIK?O4DbaM(dlu2aY0
v<F+j#wdSV3a~*vsrIMQ8OK{bc%_f$};ZqlC`ST~^%5groDQqW~CN`P1&MRh1rvVlsg+EL8R5)wBrX#O?PvYYP_C2&evnQmiOF4;6U8QbHwq_V1Fm-
{BBhyPENim2V(ER9SrvX^00O6VB~Q?kPZLFuxF%+#2MXgY7}RXh1H#j{?JRlNg6ugvUCt+~I8t+~6wCPYLW?5z#cr66t{!8$^?<tW7|V-
f$fRU&?hX>R}oHqbu-iIB6>oqL=uJzhp;NXyaa+S62Q-B{=}ZnkL$eV&%<+(FQNJly-IWJ+Yab{#_Vx)WcF9l+M0-
mUM?$BZi=8jt?>dxPNdhwafdNLnAP?kdt@A4a@af1YsIsC!NnBILV?$<)9AV$bim_;~+%`SlW>LJ>11&u3)NO<UWrD*+-cw{#V-
7@t@x^!h9;RwWTZztMiO`H2R2Q368y2@y?KOQhgGet#pJ(#_|<(;w(+;c+S!>y%sk9EeO6mEHc@7O3)?;IjH<W5*OpFvanU|9-
Pe*eF+@#b_tsp)|`K`&&3{(C1j6?gAZiFaWG26Xq&3Uk2Q4+dXm!l3nrx0<`8%bfLul|#p|l25h7-)S2P*$ASTRn9%+<>IGVn`?)l<e;mO<$^0O-
P81}~Z+t5yBQJnjq(n}k12jN}s<$5P5_Uvgv(L!H*&3NpiN0YKKfEu4MsGV=PM!nNPkl4$lI`Pg$wv3!(g+q+4Ok6U>cLwyKEhEvG<Yi-yWocqIF-
Y8nxXBoDRiUeZV?<Os%cl#pO;%WZAD{!CjAc;YQNt6J((`MQpVUTnV@M10G3jd^7Qc+eod=agtZRsa=I@~=AT0}xnscw*0000000E6*>*E9f;^3bPr~nH5
0ssI2003E9
"""


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
# src/tempo/native/machine_code.py
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


def read_objects(text: str, source: str) -> tuple[list[Compiled], list[str]]:
    """Return the objects in a text of machine code that may be used here, and why others may not.

    `source` is the file of one of the functions: one below src/, or a built file that holds all sources. In a built
    file a name has one meaning, and the module of a function does not matter.
    """
    head, _, body = text.partition("\n")
    if not body.strip():
        raise Unusable("the file holds no machine code")
    told = json.loads(head)
    if told["system"] != system():
        raise Unusable(f"machine code for {told['system']}, and this is {system()}")
    if digest_of_bytes(body.replace("\n", "").encode("ascii")) != told["checksum"]:
        raise Unusable("the machine code is damaged")
    if not told["sources"] and digest_of_file(source) != told["digest"]:
        raise Unusable("the machine code is older than its sources")
    lacking = set(told["features"].split()) - host_features()
    if lacking:
        raise Unusable(f"machine code for a processor with {' '.join(sorted(lacking))}")
    found = [made for chapter in CHAPTER.split(body)[2::2] for made in read_chapter(chapter.replace("\n", ""))]
    if not told["sources"]:
        return [made._replace(origin="") for made in found], []
    return without_stale(found, told, Path(source).parents[2])


def without_stale(found: list[Compiled], told: dict[str, Any], below: Path) -> tuple[list[Compiled], list[str]]:
    """Return the objects whose sources, files below a folder, are those they were made from, and why not the others."""
    stale = set(import_module("tempo.native.aot.source_digest").stale_sources(told["sources"], below))
    paths = list(told["sources"])
    fresh, refused = list[Compiled](), list[str]()
    for made in found:
        changed = sorted(stale.intersection(paths[number] for number in told["kernels"][made.key]["sources"]))
        if changed:
            refused.append(f"the machine code of {made.key} is older than its sources: {', '.join(changed)}")
        else:
            fresh.append(made)
    return fresh, refused


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
# src/tempo/native/numba_compiler.py
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
    processor, features = target()
    if processor == PROCESSOR:  # machine code is then the same wherever it is made
        numba.config.CPU_NAME, numba.config.CPU_FEATURES = processor, features  # type: ignore[attr-defined]
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
        cpu=processor,
        features=features,
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


def target() -> tuple[str, str]:
    """Return the processor and the features to compile for: PROCESSOR, or this very one where it can do less."""
    from llvmlite import binding

    if set(PROCESSOR_FEATURES.split()) <= host_features():
        return PROCESSOR, ""
    return binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()


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
# src/tempo/native/background_compiler.py
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
# src/tempo/native/jit.py
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
                found, refused = read_objects(text, source)
                self.ready_made.update((f"{one.key} {one.origin}", one) for one in found)
                self.refusals += refused
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
# src/tempo/native/bits.py
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
# src/tempo/native/rng.py
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

    value: Callable  # (game, tree, params, rng, depth) -> of the last node on the path, for the side that moved there
    is_due: Callable  # (tree, params, node) -> whether a node gets its children before it is gone through
    parent_bonus: Callable  # (tree, visits) -> what is multiplied with the bonus of each child, by the parent's visits
    child_bonus: Callable  # (tree, node, visits) -> what exploring a node is worth, by its own
    bias: Callable  # (tree, params, node, visits) -> what is added to the mean of a node


@njit
def play_out(game, tree, params, rng, depth):
    """How the game ends at random."""
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), params.discount)


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
def is_visited_enough(tree, params, node):
    """The root always is, a new node never."""
    return tree.stats[node].visits >= params.expansion or node == tree.path[0]


@njit
def ucb_parent_bonus(tree, visits):
    """sqrt(2 ln visits)."""
    if visits < tree.parent_bonuses.size:
        return tree.parent_bonuses[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@njit
def ucb_child_bonus(tree, node, visits):
    """One over the root."""
    return 1.0 / math.sqrt(visits)


@njit
def progressive_bias(tree, params, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return params.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


BY_PLAYOUT = Evaluator(play_out, is_visited_enough, ucb_parent_bonus, ucb_child_bonus, progressive_bias)


# ==================================================================================================
# src/tempo/search/ordering.py
# ==================================================================================================

"""In which order the moves of a node are tried: by chance, or the promising ones first.

A game that can rate its moves gives each a *prior*. It decides who comes first, and is added to the value of a move
as a *progressive bias*, bias * prior / (visits + 1): it says much while little is known, and fades. The priors stand in
an array of their own, since they are read when a node changes and not when it is compared with others.

Which way it is comes with the game, as a function: asking in `search` would take longer to compile, with the clock
running, for all the games that have no use for it.
"""


class Ordering(NamedTuple):
    """How a game's moves become nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; rates actions[:count], 0 promises nothing
    add_children: Callable  # (game, tree, params, first, count); gives actions[:count] to nodes first, first + 1, ...


@njit
def no_prior(board, state, actions, count, priors):
    """For a game that does not know one move from another."""


@njit
def add_children_as_listed(game, tree, params, first, count):
    """One node for each move; chance will decide."""
    for i in range(count):
        tree.selection[first + i].action = tree.actions[i]


@njit
def add_children_best_first(game, tree, params, first, count):
    """One node for each move, the promising ones first; before a move is tried, its q is what it promises."""
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
    """The promising moves first."""
    return Ordering(prior, add_children_best_first)


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
will come of a position for certain although it is not over (`leaf_solver`), and what a position
seems to be worth (`Evaluation`).
"""

# What `outcome` returns, seen from the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_leaf_solver(board, state):
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
    ordering: Ordering = RANDOM_ORDER  # which moves are tried first
    leaf_solver: Callable = no_leaf_solver  # (board, state) -> as of playout if the result is certain, else 0; ONGOING
    evaluator: Evaluator = BY_PLAYOUT  # what a leaf is worth, and how a tree is gone through
    nn_eval: Any = ()  # the network that it asks, if it does: puct.py


class Evaluation(NamedTuple):
    """What a game has learned of positions: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> whole number, for the side to move; what it ended with where it is over
    unit: int  # so much of a value is one of what the game counts at its end
    logistic_scale: tuple[float, float]  # on an empty and on a full board: at which score 73 in 100 games are won
    spread: tuple[float, ...]  # how far values of searches to two depths differ: search/alphabeta/selectivity.py


# ==================================================================================================
# src/tempo/games/connectx/large_board.py
# ==================================================================================================

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
    state[LINE] = large_has_line(board, state, row, int(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def large_has_line(board, state, row, column, mark):
    """Test whether the stone on a cell is part of a line of `inarow` or more."""
    return (
        large_line_length(board, state, row, column, mark, 1, 0) >= board.inarow
        or large_line_length(board, state, row, column, mark, 0, 1) >= board.inarow
        or large_line_length(board, state, row, column, mark, 1, 1) >= board.inarow
        or large_line_length(board, state, row, column, mark, 1, -1) >= board.inarow
    )


@njit
def large_line_length(board, state, row, column, mark, rise, run):
    """Return the length of the row of `mark` through a cell, which counts whatever it holds.

    Args:
        board: LargeBoardGeometry.
        state: int32 array.
        row, column: int, the cell; row 0 is the bottom.
        mark: int, 1 or 2.
        rise, run: int, the direction in rows and columns.
    """
    ahead = large_run_length(board, state, row, column, mark, rise, run)
    behind = large_run_length(board, state, row, column, mark, -rise, -run)
    return ahead + 1 + behind


@njit
def large_run_length(board, state, row, column, mark, rise, run):
    """Return how many stones of `mark` follow a cell in one direction. Arguments as in `large_line_length`."""
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
def large_playout(board, state, rng):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw another column
        large_play(board, state, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0


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
LEAST_THINKING = 0.1  # the share of the usual time that is thought however long the machine stands still
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


def allocate(plan: TimePlan, step: float, bank: float, filled: float, cpu_share: float = 1.0) -> Budget:
    """The budget of one move. `filled` is the share of the board that is filled, `cpu_share` that of the processor
    that we get, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    most = spendable(plan, bank, cpu_share)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * most, plan.cap, most)
    hard = hard_stop(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard, end=step + bank)


def proof_seconds(plan: TimePlan, step: float, bank: float, cpu_share: float = 1.0) -> float:
    """How long a proof may last that makes every later move nearly free. If it fails, some time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * spendable(plan, bank, cpu_share), hard_stop(plan, step, bank))


def spendable(plan: TimePlan, bank: float, cpu_share: float) -> float:
    """What of the bank may be spent by our own choice: where the machine takes much, the bank is to pay for that."""
    return cpu_share * max(0.0, bank - plan.reserve)


def hard_stop(plan: TimePlan, step: float, bank: float) -> float:
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

    def record_batch(self, seconds: float) -> None:
        """A piece took so long of the processor."""
        self.slowest = max(self.slowest, seconds)

    @property
    def cpu_share(self) -> float:
        """The share of the processor that we get."""
        return min(1.0, self.worked / self.passed) if self.passed > 0 else 1.0

    def hard_stop(self, budget: Budget, begun: float) -> float:
        """When to stop what was begun then, so that one more piece as slow, or a much longer stall, would still end in
        time."""
        piece = min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)
        kept_back = max(WORSE_STALL * self.stall, self.caution * budget.end)
        by_stall = max(budget.end - kept_back, begun + LEAST_THINKING * budget.soft)
        return min(budget.hard - piece, by_stall)

    def soft_stop(self, budget: Budget, begun: float) -> float:
        """When to stop, so that one more stall like the last is not paid from the bank, move after move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THINKING * budget.soft, budget.soft)
        return min(max(usual, least), self.hard_stop(budget, begun))


# ==================================================================================================
# src/tempo/search/exact/prover.py
# ==================================================================================================

"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""


class ProofForecast(Enum):
    """What may come of a proof."""

    HOPELESS = "it would not end"
    POSSIBLE = "it may end in time: worth a part of the move's usual time"
    LIKELY = "it should end in time: worth borrowing from the bank, as a proof makes every later move cheap"


class ProofState(NamedTuple):
    """What is certain so far."""

    moves: tuple[int, ...]  # the legal moves that may be best: no other is as good
    value: float | None = None  # what each of them is worth, 0 lost to 1 won; None while that is not known
    plies: int = 0  # how long the game will last if nobody errs; 0 while it is not known
    exact: bool = False  # whether all of these moves are best, and nothing is left to find out
    score: float | None = None  # what each of them is worth in what the game counts at its end, where that is known


class Prover(Protocol):
    """Something that can settle positions of a game."""

    def get_ready(self, game: Game, seconds: float) -> None:
        """Have its machine code ready, if that takes no longer; else have it made."""

    def rung(self, game: Game) -> str:
        """Where it would run now, on the ladder of jit.py."""

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """What to expect of a proof that may take so long."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Whether so many nodes may be of use, where nodes are counted in place of time: the same at any time."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Rulings, each at least as narrow as the one before. Send a number of nodes for the next one: they
        are all spent when it comes, unless it is exact, which ends the proof."""


# ==================================================================================================
# src/tempo/search/types.py
# ==================================================================================================

"""What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking."""

KernelCall = tuple[Entry, tuple]  # what is called as machine code, and all its arguments


class SearchOptions(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    expansion: int = 1  # 1 .. 50 visits after which a node gets children: more, where there are many
    bias: float = 0.0  # 0 .. 10 the weight of what a move promises at first sight, where the game says
    draw_value: float = 0.5  # 0 .. 0.5 what a game that nobody won counts for either side
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "value"  # value, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when no other move can be chosen any more
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each, 36 with priors
    search: str = "tree"  # or network, the tree search by one; or alphabeta, by what the game says a position is worth
    probcut_margin: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    puct: float = 1.0  # 0.3 .. 4 the c of PUCT, where a network rates the moves, in place of that of UCB
    fpu_reduction: float = 0.1  # 0 .. 1 how much less than its parent a move is worth there that was not tried
    table_bits: int = 20  # 12 .. 26: alpha-beta remembers 2^table_bits positions, 16 bytes each


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

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """All that is called as machine code to search a position, the search last: by then all else is there."""

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
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

    def line_after(self, move: int) -> tuple[int, ...]:
        """The expected line of play that begins with one of the moves of the position."""


def moves_in(position: Position) -> list[int]:
    """The legal moves. Called from Python, a game's functions are Python: nothing is compiled for it."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


# ==================================================================================================
# src/tempo/games/connectx/profiles.py
# ==================================================================================================

"""Profiles of the ConnectX agents: sets of option values."""


class ConnectXProfile(NamedTuple):
    """Options of a ConnectX agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    opening: str  # first move in the middle column without a search: "always", or on the "empty" board only
    book: bool  # play the opening book, on the board that it covers
    exact: bool  # prove by the solver which moves are best


# The agent of the original description, plain UCT: the baseline.
CLASSIC = ConnectXProfile(
    name="classic", options=SearchOptions(), plan=TimePlan(), opening="always", book=False, exact=False
)

# Each change was measured on its own: docs/experiments.md.
CHAMPION = ConnectXProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, choose="visits", early_stop=True
    ),
    plan=TimePlan(reserve=10.0),
    opening="empty",
    book=True,
    exact=True,
)

# The network trained by self-play, without book and solver: docs/network.md.
NETWORK = ConnectXProfile(
    name="network",
    options=CHAMPION.options._replace(search="network"),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)


# ==================================================================================================
# src/tempo/games/connectx/rules.py
# ==================================================================================================

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
        has_run(stones, ONE, board.inarow)
        or has_run(stones, board.level, board.inarow)
        or has_run(stones, board.rising, board.inarow)
        or has_run(stones, board.falling, board.inarow)
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
def has_run(stones, shift, length):
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
# ==================================================================================================

"""Cells that complete a line, and playouts that take wins and block the opponent's."""


@njit
def winning_cells(board, stones):
    """Return the cells where one more stone completes a line.

    The result contains occupied cells and bits off the board: mask it with the cells in question.
    """
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
    """Return the cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    behind = (stones << shift) & (stones << double)
    ahead = (stones >> shift) & (stones >> double)
    return (behind & ((stones << triple) | (stones >> shift))) | (ahead & ((stones << shift) | (stones >> triple)))


@njit
def completing_cells(stones, shift, length):
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
def decisive_playout(board, state, rng):
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
        options: SearchOptions,
        plan: TimePlan,
        searcher: Searcher,
        simulations: int | None = None,
    ) -> None:
        """`simulations` replaces the clock, which makes the player repeatable if its searcher is."""
        self.options = options
        self.plan = plan
        self.searcher = searcher
        self.simulations = simulations
        self.pace = Pace()
        self.is_ready = False  # whether all that the last search needed was machine code

    def think(
        self,
        position: Position,
        shortcuts: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Snapshots, the last one final. `shortcuts` is asked in order before anything is searched."""
        for source in shortcuts:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allocate(self.plan, step, bank, position.filled, self.pace.cpu_share)
        self.pace.begin_move(perf_counter(), thread_time())
        self.prepare(position, math.inf if self.simulations is not None else budget.hard - (perf_counter() - started))
        self.read_clock(started)
        proof = self.prove(position, budget, step, bank, started)
        if proof is not None and self.needs_no_search(proof, budget, started):
            yield self.proven_snapshot(proof, position, bank, started)
            return
        if proof is not None and proof.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif proof is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        for simulations, end in self.batches(proof, budget, started):
            yield self.look(position, proof, simulations, end, bank, started)

    def get_ready(self, position: Position, seconds: float) -> None:
        """Have what a search will need made, as far as that goes in so many seconds."""
        end = perf_counter() + seconds
        self.prepare(position, seconds)
        if seconds < math.inf:
            LADDER.wait(end - perf_counter())

    def prepare(self, position: Position, patience: float) -> None:
        """Set the prover and the searcher to a position, machine code taking so many seconds at most. All that is not
        there yet is ordered at once, and first what is needed first."""
        end = perf_counter() + patience
        if position.prover is not None:
            position.prover.get_ready(position.game, patience)
        patience = end - perf_counter()
        self.is_ready = self.searcher.prepare(position, self.options, patience, self.simulations is None)

    def read_clock(self, started: float) -> tuple[float, float]:
        """The seconds since the start of the move, and how long the processor worked since this was last asked."""
        now = perf_counter()
        return now - started, self.pace.look(now, thread_time())

    def calls(self, position: Position) -> list[KernelCall]:
        """All that is called as machine code to search a position."""
        return self.searcher.calls(position, self.options)

    def prove(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> ProofState | None:
        """What can be proved about the position in the time that a proof is given."""
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
        nodes, (begun, _) = FIRST_NODES, self.read_clock(started)
        now = begun
        while now < min(end, self.pace.hard_stop(budget, begun)) and not proof.exact:
            proof = steps.send(nodes)
            now, worked = self.read_clock(started)
            self.pace.record_batch(worked)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(worked, 1e-9))))
        return proof

    def needs_no_search(self, proof: ProofState, budget: Budget, started: float) -> bool:
        """Whether there is nothing to choose, or no time left to begin a search."""
        if proof.exact and len(proof.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard

    def proven_snapshot(self, proof: ProofState, position: Position, bank: float, started: float) -> Snapshot:
        """The move that is best for certain; of several, or in a hurry, the one that the prover names first."""
        move = proof.moves[0]
        value = 0.5 if proof.value is None else proof.value
        seconds = perf_counter() - started
        reason = "exact" if proof.exact else "hurry" if proof.value is None else "outcome"
        rung = "" if position.prover is None else position.prover.rung(position.game)
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=proof.plies, rung=rung, score=proof.score
        )

    def batches(self, proof: ProofState | None, budget: Budget, started: float) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, why it is over, if it is) now and then."""
        run, (begun, _) = self.searcher.run, self.read_clock(started)
        total = self.searcher.begin(None if proof is None else proof.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        now, worked = self.read_clock(started)
        if worked > BATCH_SECONDS and now > budget.hard:  # interpreted, one more may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / max(worked, 1e-9)))), now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            done = run(batch)
            total += done
            now, worked = self.read_clock(started)
            worked = max(worked, 1e-9)
            self.pace.record_batch(worked)
            speed = max(done / worked, speed)
            remaining = self.pace.soft_stop(budget, begun) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.options.early_stop and not end:
                end = "settled" if self.searcher.is_settled((budget.soft - now) * speed) else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
                self.pace.skip(perf_counter(), thread_time())  # whoever looked at it took his time
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, max(remaining, 1e-4) / worked)))

    def look(
        self, position: Position, proof: ProofState | None, simulations: int, end: str, bank: float, started: float
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
        if proof is None or proof.value is None:
            return snapshot
        if proof.exact:
            score = snapshot.score if proof.score is None else proof.score
            return snapshot._replace(reason="exact", value=proof.value, plies=proof.plies, score=score)
        return snapshot if is_proven else snapshot._replace(reason="outcome", value=proof.value)


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
    def options(self) -> SearchOptions: ...

    @property
    def plan(self) -> TimePlan: ...


class PlainProfile(NamedTuple):
    """How an agent plays of which no more is to be said."""

    name: str
    options: SearchOptions = SearchOptions()
    plan: TimePlan = TimePlan()


class Task(NamedTuple):
    """What an agent is asked, read from what it is shown."""

    position: Position
    shortcuts: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left beyond those
    calls: tuple[KernelCall, ...] = ()  # what the knowledge needs as machine code


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
        self.player = Player(profile.options, profile.plan, self.new_searcher(), simulations)
        self.log = log
        self.lock = Lock()
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

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """The same while the clock of a move runs: what is not ready in time may be left out."""
        return self.read_task(observation, configuration)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """The legal moves, found with as little as possible; may raise whatever it likes."""
        return moves_in(self.read_task(observation, configuration).position)

    def format_move(self, move: int) -> str:
        """How the log names a move."""
        return f"move={move}"

    def choose(self, observation: Any, configuration: Any) -> int:
        """The move to play; whatever goes wrong, a legal one if there is any way to tell."""
        if not self.lock.acquire(blocking=False):  # whoever asked before has given up waiting, but the search has not
            return self.fallback_move(observation, configuration)
        try:
            LADDER.workshop.go_on()
            return self.decide(observation, configuration)
        finally:
            LADDER.workshop.rest()
            self.lock.release()

    def decide(self, observation: Any, configuration: Any) -> int:
        """As `choose`, when nothing else is going on."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_task_in_time(observation, configuration)
            for snapshot in self.player.think(task.position, task.shortcuts, task.step, task.bank, started):
                self.last = snapshot
            self.prepare_in_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.log_error(error)
        if self.last is None:
            move = self.fallback_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, seconds=perf_counter() - started)
        self.print_line(log_line(self.last, self.format_move(self.last.move)))
        return self.last.move

    def fallback_move(self, observation: Any, configuration: Any) -> int:
        """A legal move, if there is any way to tell."""
        with suppress(Exception):
            return random.choice(self.legal_moves(observation, configuration))
        return 0

    def prepare_in_free_time(self, task: Task, started: float) -> None:
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

    def log_error(self, error: Exception) -> None:
        """Tell of an error, and go on."""
        self.print_line(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")

    def print_line(self, text: str) -> None:
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


def bank_seconds(observation: Any) -> float:
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

The children of a node lie side by side. What choosing among them reads (SELECTION) takes 16 bytes a
node, so that seven children are two neighbouring cache lines, and where the next level stands is
known as soon as the choice is made. A tree of millions of nodes is bound by cache misses: this
decides the speed, not arithmetic. What is only kept while backing up (STATS) stands apart.

Values are told from the side that moved into the node. Children are laid out when a simulation
first passes through their parent; the tried ones come first. From `used` on all is zero.
"""

ROOT = 0
NO_CHILDREN = 0  # the root is nobody's child, which leaves 0 free to say so
NOT_IN_TREE = -1
# sqrt(2 ln t) for small t: a logarithm costs more than all the rest of a choice. Trees carry it along, as a constant of
# that size would be the largest part of the machine code.
UCB_PARENT_BONUSES = np.sqrt(2 * np.log(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
UNTRIED = np.float32(0.0)  # the `child_bonus` of a child that no simulation has passed through

SELECTION = np.dtype(
    [
        ("q", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("child_bonus", np.float32),  # 1 / sqrt(visits): what exploring is worth here
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # the move that leads here
        ("count", np.int16),  # number of children
    ]
)
STATS = np.dtype(
    [
        ("value", np.float64),  # sum of the results
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # the certain result (proofs.py), or 0
    ]
)


class Tree(NamedTuple):
    """[N] is the number of nodes there is room for."""

    selection: Any  # SELECTION[N]
    stats: Any  # STATS[N]
    priors: np.ndarray  # float32[N], what the moves promised; where the game does not rate them float32[1], zero
    used: np.ndarray  # int64[1], nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], the nodes of the simulation under way
    state: np.ndarray  # the position at the end of that path
    actions: np.ndarray  # int16[most legal moves], where the game lists them
    scratch_priors: np.ndarray  # float32[most legal moves], where the game rates them
    parent_bonuses: np.ndarray = UCB_PARENT_BONUSES  # float32[2^16], by the visits of the parent


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """An empty tree; the system hands out its memory only as nodes come into use."""
    return Tree(
        selection=np.zeros(nodes, SELECTION).view(np.recarray),
        stats=np.zeros(nodes, STATS).view(np.recarray),
        priors=np.zeros(1 if game.ordering is RANDOM_ORDER else nodes, np.float32),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
        scratch_priors=np.zeros(game.actions, np.float32),
    )


def clear(tree: Tree) -> None:
    """Forget everything."""
    used = int(tree.used[0])
    tree.selection[:used] = np.zeros((), SELECTION)
    tree.stats[:used] = np.zeros((), STATS)
    tree.priors[:used] = 0.0
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """The indices of a node's children."""
    first = int(tree.selection[node].first)
    return range(first, first + int(tree.selection[node].count))


def is_solved_leaf(tree: Tree, node: int) -> bool:
    """Whether the result of a node is certain although nobody has looked at its moves: there is none to choose."""
    return bool(tree.stats[node].proof != 0) and tree.selection[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Leave a node only those children that these actions lead to, in the order in which they stand."""
    place = first = int(tree.selection[node].first)
    for child in children(tree, node):
        if tree.selection[child].action in actions:
            tree.selection[place] = tree.selection[child]
            tree.stats[place] = tree.stats[child]
            if has_priors(tree):
                tree.priors[place] = tree.priors[child]
            place += 1
    tree.selection[node].count = place - first


@inlined
def has_priors(tree):
    """Whether the game rates its moves."""
    return tree.priors.size > 1


@entry
def find_position(game, tree, root_state, state):
    """The node of a position at most two plies below the root, or NOT_IN_TREE."""
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
    """Copy one node to its new place and leave word for its children."""
    if tree.selection[node].first != NO_CHILDREN:
        moved_parent[tree.selection[node].first] = target
    tree.selection[target] = tree.selection[node]
    tree.stats[target] = tree.stats[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]


@inlined
def forget_node(tree, node):
    """Make a node as new."""
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
def proof_in_plies(plies):
    """The proof of a position that is won in so many plies, or lost in as many below zero; 0 is not known."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def certain_value(proof, discount):
    """What a node is worth of which this is proven."""
    return NOBODY_WON if proof == DRAW else value_of(proof, END - abs(proof), discount)


@inlined
def proof_from_children(tree, node):
    """What the children prove of their parent: one won child suffices, else all must be certain."""
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
# src/tempo/search/choose.py
# ==================================================================================================

"""Reading the tree: what a node is worth, which move to play, and the line that is expected."""

TROUBLE = 0.4  # a best move worth less than this is not believed early


def node_value(tree: Tree, node: int) -> float:
    """What a node is worth: its certain result, else its mean, and a half where nothing is known."""
    proof, visits = int(tree.stats[node].proof), int(tree.stats[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.stats[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit, and then by promise."""

    def rank(child: int) -> tuple[int, float, int, float]:
        proof, visits = int(tree.stats[child].proof), int(tree.stats[child].visits)
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
    not_lost = [child for child in children(tree, ROOT) if tree.stats[child].proof >= UNKNOWN]
    if len(not_lost) < 2:
        return True
    best = best_move(tree, choose)
    if node_value(tree, best) < TROUBLE:
        return False
    least = prospect(tree, best, choose, simulations, 0.0)
    return all(prospect(tree, child, choose, simulations, 1.0) < least for child in not_lost if child != best)


def prospect(tree: Tree, child: int, choose: str, simulations: float, result: float) -> float:
    """The merit of a move at worst, or at best, if that many more simulations all had this result."""
    visits, value = int(tree.stats[child].visits), node_value(tree, child)
    if choose == "visits":
        return visits + result * simulations  # at worst all of them go elsewhere
    if tree.stats[child].proof == DRAW:
        return merit(choose, value, visits, certain=True)
    total = visits + simulations
    return merit(choose, (value * visits + result * simulations) / total if total else value, total, certain=False)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """The moves from the root through `node` along the most visited children."""
    line = [int(tree.selection[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        node = max(kids, key=lambda child: int(tree.stats[child].visits))
        if tree.stats[node].visits == 0:
            break
        line.append(int(tree.selection[node].action))
    return tuple(line)


# ==================================================================================================
# src/tempo/search/mcts.py
# ==================================================================================================

"""Monte-Carlo tree search, for any game that keeps the contract of game.py.

One simulation goes down the tree by what is known so far (`select`) until it has added a node
(`expand`), plays the game out at random from there (`simulate`), and tells every node on the way how
it ended (`back_up`). Repeated often enough, the visits gather on the best moves.

Which child to go down to is decided by UCB: its mean value plus a bonus for being little known,

    q + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Whatever in this depends on one node only is computed when that node changes and kept there, so
that choosing costs a multiplication and an addition for each child.

Games with many moves may rate them, which decides the order in which they are tried (ordering.py),
and have nodes wait for their children until they have been visited a few times: most never are, and
the memory is theirs that are. A game with a leaf solver is asked about each new node.
"""

# How a certain child looks to its parent: a won one is always taken, a lost one only when all are.
# Nothing is left to explore, but zero would mean untried.
Q_WON = np.float32(9.0)
Q_DRAWN = np.float32(0.5)
Q_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_BONUS = np.float32(1e-12)


class SearchParams(NamedTuple):
    """What a search may be told."""

    exploration: np.float32  # the constant c of UCB
    first_play: np.float32  # what an untried child is worth; infinity: try each before any twice
    discount: float  # how much a result loses of its weight with every ply that it is away
    proofs: bool  # whether certain results travel up
    expansion: int = 1  # how often a node is visited before it gets children
    bias: np.float32 = np.float32(0.0)  # the weight of what a move promises at first sight
    draw_value: float = 0.5  # what a game that nobody won counts for either side


@entry
def search(game, tree, root_state, params, rng, simulations):
    """Run simulations from the root; return how many. Fewer only once the root's result is certain."""
    for done in range(simulations):
        if params.proofs and tree.stats[ROOT].proof != UNKNOWN:
            return done
        copy_state(tree.state, root_state)
        depth = select(game, tree, params, rng, 0)
        value = simulate(game, tree, params, rng, depth)
        back_up(game, tree, params, depth, value)
    return simulations


@inlined
def select(game, tree, params, rng, depth):
    """Go down from so deep on the path, whose node 0 is always the root, to a node that has no children and gets none
    yet, playing the moves on `tree.state`; return its depth."""
    node = tree.path[depth]
    while tree.selection[node].first != NO_CHILDREN or expand_if_due(game, tree, params, node):
        node = best_child(game, tree, node, params, rng)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(game, tree, node, params, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = params.exploration * game.evaluator.parent_bonus(tree, tree.stats[node].visits)
    first = tree.selection[node].first
    end = first + tree.selection[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.selection[child].child_bonus == UNTRIED:
            if params.first_play + tree.selection[child].q > best_score:
                best = child
                draw_untried(tree, child, end, rng)
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def draw_untried(tree, child, end, rng):
    """Let chance decide which of the untried children from `child` on, among those that promise as much, stands first.
    """
    equal = child + 1
    while equal < end and tree.selection[equal].q == tree.selection[child].q:
        equal += 1
    other = child + below(rng, equal - child)
    action = tree.selection[other].action
    tree.selection[other].action = tree.selection[child].action
    tree.selection[child].action = action


@inlined
def expand_if_due(game, tree, params, node):
    """Give a node its children, if it is time; whether it has any now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    return expand(game, tree, params, node)


@inlined
def expand(game, tree, params, node):
    """A node for each move; whether there was room. When the tree is full, the search goes on without."""
    count = game.legal(game.board, tree.state, tree.actions)
    first = tree.used[0]
    if first + count > tree.stats.size:
        return False
    game.ordering.add_children(game, tree, params, first, count)
    tree.selection[node].first = first
    tree.selection[node].count = count
    tree.used[0] = first + count
    return True


@inlined
def simulate(game, tree, params, rng, depth):
    """The value of the last node on the path for the side that moved into it."""
    node = tree.path[depth]
    if tree.stats[node].visits == 0:
        look_ahead(game, tree, params, depth)
    proof = tree.stats[node].proof
    if proof != UNKNOWN:
        return certain_value(proof, params.discount)
    return game.evaluator.value(game, tree, params, rng, depth)


@inlined
def look_ahead(game, tree, params, depth):
    """See whether the game is over at a new node, or else what will come of it for certain."""
    node = tree.path[depth]
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        tree.stats[node].proof = proof_of_outcome(outcome)
    elif params.proofs:
        tree.stats[node].proof = proof_in_plies(game.leaf_solver(game.board, tree.state))
    if params.proofs and tree.stats[node].proof != UNKNOWN:
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
        tree.stats[node].proof = proof
        mark_certain(tree, node)


@inlined
def mark_certain(tree, node):
    """Let a node's parent see that there is nothing left to find out here."""
    proof = tree.stats[node].proof
    tree.selection[node].child_bonus = NO_BONUS
    if proof == DRAW:
        tree.selection[node].q = Q_DRAWN
    else:
        tree.selection[node].q = Q_WON if proof > DRAW else Q_LOST


@inlined
def back_up(game, tree, params, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.stats[node].visits + 1
        total = tree.stats[node].value + (params.draw_value if value == NOBODY_WON else value)
        tree.stats[node].visits = visits
        tree.stats[node].value = total
        if not params.proofs or tree.stats[node].proof == UNKNOWN:
            tree.selection[node].q = total / visits + game.evaluator.bias(tree, params, node, visits)
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
        value = 0.5 + (0.5 - value) * params.discount


# ==================================================================================================
# src/tempo/search/tree_searcher.py
# ==================================================================================================

"""The tree search as the player wants it: the tree goes along from one move to the next."""

MOST_INTERPRETED = 5_000  # nodes of a tree that is gone through by interpreted code, on a clock: a tenth of a second


class TreeSearcher:
    """Searches the positions of one seat, and remembers its tree."""

    def __init__(self, rng: np.ndarray) -> None:
        self.rng = rng
        self.options = SearchOptions()
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.searching: Call | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """As `Searcher` has it. A tree that has grown by machine code is too large to be handled by anything slower."""
        game, state = position.game, position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, options.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, params_of(options, position.filled, game), self.rng, 1)),
        ]

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        self.options = options
        if on_a_clock and position.plain is not None and not self.is_compiled(position, patience):
            position = position._replace(game=position.plain)
        self.set_root(position, patience, on_a_clock)
        calls = self.calls(position, options)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = self.bind_search(calls[-1][1], patience)
        return all(ready)

    def bind_search(self, full: tuple[Any, ...], patience: float) -> Call:
        """The search of the position that was set, with all its arguments given but the number of simulations."""
        return search.on(*full[:-1], last=(1,), seconds=patience)

    def is_compiled(self, position: Position, patience: float) -> bool:
        """Whether the search of a position is machine code by now; it is ordered at once."""
        called, arguments = self.calls(position, self.options)[-1]
        return called.is_ready(*arguments, seconds=patience)

    def set_root(self, position: Position, patience: float = inf, on_a_clock: bool = False) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        game, state = position.game, position.state
        if self.tree is None or self.game != game:
            self.tree, self.game = new_tree(game, state, self.options.nodes), game
        else:
            root = NOT_IN_TREE
            if self.options.reuse:
                root = find_position.on(game, self.tree, self.root_state, state, seconds=patience)()
            if root == NOT_IN_TREE or is_solved_leaf(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self.move_to_root(self.tree, int(root), patience, on_a_clock)
        self.root_state = state.copy()
        return self.tree

    def move_to_root(self, tree: Tree, root: int, patience: float, on_a_clock: bool) -> None:
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
        return is_settled(self.tree, self.options.choose, simulations)

    def look(self) -> Snapshot:
        """As `Searcher` has it. What a game without a network promises of its moves is no probability."""
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
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        return expected_line(tree, node)


def params_of(options: SearchOptions, filled: float, game: Game) -> SearchParams:
    """What the search is told."""
    by_network = bool(game.nn_eval)
    return SearchParams(
        np.float32(options.puct if by_network else options.exploration + options.exploration_growth * filled),
        np.float32(options.fpu_reduction if by_network else options.first_play),
        float(options.discount),
        bool(options.proofs),
        int(options.expansion),
        np.float32(options.bias),
        float(options.draw_value),
    )


# ==================================================================================================
# src/tempo/games/connectx/connectx_agent.py
# ==================================================================================================

"""The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.

The competition calls an agent with an observation and a configuration; it returns a column. An agent plays either
seat and any number of games. It never raises an exception; in the worst case it plays a random legal column.
"""

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW, DEFAULT_STEP = 6, 7, 4, 2.0


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

    def __init__(
        self, profile: ConnectXProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` each move takes that many and no clock is read; the games then depend on `seed` alone."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

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
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
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
        if completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: ConnectXView) -> Decision | None:
    """Play a column where the opponent would win at once."""
    for column in view.legal:
        if completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def opening_move(view: ConnectXView, when: str) -> Decision | None:
    """Play the middle column as our first move: in either seat if `when` is "always", else on the empty board only."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def completes_line(view: ConnectXView, column: int, mark: int) -> bool:
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
# src/tempo/games/connectx/classic.py
# ==================================================================================================

"""The agent of the original description. `build.py` bundles this module into submission/connectx_classic.py."""

PLAYER = ConnectXAgent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the column to play. The competition calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
