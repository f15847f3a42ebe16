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
|06;&oH3`eR5GSA`mIbZBQ(=5{HMAgPq^YOOtdyMd8W;!HndnMys=QPNHVA{iM-ymPA`xv(W(_H>o`fSm#@A$>@cM?cc$N~jIkrH
dA9Gam9EscQ8O^Fi!NZVB`EtX1TICo+&I;%c{ZG{dNwYk7PW?$1gG>FcCPa%+bm0>CMnP|io2S#2RVneQmEuI(K8V@+N=Y)Ei(13
S~RjSi?kFbt|*c-W4FPty(L8_doemORxu>3J2#5B4JU)ETD4m>aI-NmjI<~)dN;Z)e6lCBPdS0H^|NuM?Ixu({-VROTC(akx46Bi
f;Ek}1+-5x%{X?q2)2f(>$s|~(6B`_s+FcSCa<-%BQPkgs**IZKaZ3)VlsBDMkj+AShvqCgel0lt28ILa=2c!JDK`89k_X{O1T^{
4mEPLd9a4DEiC!1eK_g0jkL?76|)v75VOjqeY)^6L#L3p#Wk2SW-}F~J-Hq`GBa4Ry)9TU4Y<>%fU6idY&FxkSS**ZpD`UN1To3D
2{{coq_q94JhV2bbhz<2y14-&#4?U7nXweFm#ylq2CM9^JF}UjAgYQp(xaEKA*_z62eyB$mmBl5nk~&DS%j^(lP(}E9Joz1sI`;0
mNNsdW-vdvdO3cpHMQlT(67s*2(jX(E-)jse>8%d=(!uS+%ESi8M;ISOuEsusii%%wXYp7@2}6eJ*^Tmx4FnX&ai^A(=c%!F|^7y
);5x(d%8xePq-m5%dNbyskE4{-LDfjqPOQX*|EJZ9=1j?MmTP$`L<%Pc&aP8WH8Sy+c#&fPc(Kh>=}tSS1RYV8!qFo#JG{OrMa6o
y)UmW3$${xTO<Xu8MK|VLA$vzlr&PX)hRf&S)v1{Pq_0p0lK#_p|>?Q7q!W@nlb4%=%q`t1hLjOFeI?F4lwX4!7`_>vMcbmdofSA
2PZr*d$Sw0yRL;brKl6UayU9KQ#qoyX|;klceWI`F{<+|d#wwrJ*`4G(y)#w|F&1C^s!7ft}1D@B&r8AJ1{~rM64FDZ!2Ca9ky~X
=bC*W{;{7qWV`b%xi(s_U^Qm9@VS06le34jv9h5uxim1e+&7r0wIwDn@v=)TF0nbYMl@lx>mE}ivNR#AS~yy)^RT<PAT1>^EUrVb
4XJsg3pf)tU@@(&3$m!KG&Br4qAt5LWH+?8S)0zadN95<B(;e)<v1TLAvokKQ?M4Lwyf8xj<IMmhcgYfB`CGFXRuN*g*A{ROE$l;
&#bUDS2gr3yE{iLwl;P)H?QHf3ATMGwl`QVOCuAoWUwH)I-!iL4YJTUFS!Y{*tTvo)3i%8?lqt((zL;|>N4rK61TmzJ29swW+aNW
HZ-m@+PI83<~UogqObBdO|~br)U|D+vKTk8F*EhBk1_!{EH_a#KPX-;^tVqpf2&Y8KqalXIxU?!>9()3)Ub@Va5hLZaW$bbe5lVb
b+aQbNHO^`543NqVlUP?DX96nnk=w5uQa1H8Li&Dy{y8uY_ZC&KD5NJTCl97I<;rB<t7KSnzW^}EuiJH%d$nZS+3u!U9_gPzNQSY
oV7`>W34o}BP|!Qjj@BS#G386Z?BazFD&1w5-!N8aj&5-xwKNLxu}!1o3`({Z!OoY!mqcgLbR{3Zz{wpIJK&;<`qDtI=9j@;4l!Z
X0$mhFEuJ8#;v8Rz9>yF-n42n&N7E9R4|sabS<DQ0Wm8xc&=140jOiJF0}<Jn6tPu6EWYe_bqp_lqvM5TQFa;$uR^j_9<PWK)5nE
+OK{sQmD=_oGTWrXSm(811J->f-O(3xFq+nN-Y$!Lc5Hl>@giK3$TSW%(UCFa<S(xc{6#hRU{`Y6|b~1RkgFA$FX59gDyHYrYLr=
UoPsmuBmV|WwUN5kg=pOr8F)y+p8b2@-m031hlEKtFNQ4{3P72s<IfQ=C4&LmoTL$Mx+oPF|D96F{nZ^2r-p1_%J#bD=fpb{Vl|}
`zrJ;a;{G%cQ0Nv%Cf+%|1;6B-Z6u*_A!>JJfdeW+9`Ca?=sIb^tC!Pe73_ecr8#hIiW79Z8i9|e>94<Q!`+wi!1RlgR*9<u`v%c
KrAP!n<jfOF)t{$`K~0W=_<#tH?$BlX0GcnoiOODr!WMhMJ>an)w0OBi?)O@4=(Po^fk1!3oEBChP0%ra4n5Cr7Srlb2uU^889fe
elqJVnWT3!P_K_Oa4{vci?x&>WU#g_e5pk*eKa+#X`ukIcCo0cYOU9>AFlc(2QW#j88pSUqBL{0dolpFPBu0)B%v%ZBew-LzNKTh
?XxSbBR6g?J~Y{?UN_kt!>hC-0W0V%7qoe?bFT_9{Ij95%e22VD;PsDvN3_Cx3tG8Mz&$KS*P>0FC0-aI<&ee1GHqeAhgl6N3tNT
kT9pNpRVk**0o@)FO~JQm?g}%#4L5PHL~$E9kC0k<}gCB6eLL^Wvq1_qpkifHKUibjkW`+v$rg@n6+UbbG7-d_$TqHoUlD45iano
J~L{xn6W7^c(F0F$26>??=77#Ost0|N+27vQKSL4xTu^fvz*+o%rx+~kF;^Pv8cbf4W`Vp$uX)hM=UlrLNB(k#IgA*j<=e!V>2AD
NVICN3NwTtLa<A+6|f~NBQRLA$T0&ifv`umn5t=~9H`4M*sxNz9H(coHZ1@yS*%j7_c9l>{WjyQ9W-jOOED%P-mRjlmo0y>uqO7j
Hmgu5C!-Z90<|2uDY9v|F0XT>5TJ4-HZskh2QlTM5HP{EA~N1BqO?sg-L1AL1+FNrM=iu8urSrM@Gj6bkRm;^Q!V7G<FE=VPco6O
#WSuhEiUu2lCX-hRxcW`05K`3k1+-?{;{wqd$)`w1S6;}OCOOkF{O4h4y8>qKe2SK2r;oA+Bbu;?ldy3CNu-I{3z0~#V~y^-mG6P
gffM<>^EN~fiv77nzPNaYN_Ha=Q6gkMKrA(3A6UE&ofV~!82U2;4xw}@Gdnm1T~MV9k4bs6DM`FK{JM_V6lNN>M|>`rn!13e=fkU
`Yb;)hq7BI>?w9Hex;GI#jxG4=D6*by|cx)9jZjEbTF?Y=q7=${-$d&8lF3`3$W*~ttn|Ak0=tfiL_KTHo2EHEVa`rr?vAJ+cX3%
4Ks6~*0R1VYP1Qw@~{f5|GDBal`=jqH#Mm+A*Qyr`!Opp(l8{o=BmCj3NQSvyEJ~P7&HMbLZ{d<si({}BrSm~&a(`(k}Wi_PpzM^
;Vet6Iw>Q!;Ujx7g(U~0+bl{n&zZqCsJ5Rp-nCgZiLX4YudHURqcjjIe6eJ@$TJDGSfQ!09JK>Byt4hKs<dl11~UJ*r!N_<ogmh(
I;y*<wX908#wh@&zb^tS88pGLp{Ry5qA)`(9JWKU!LL>=(JM49ktg)K;I4S4inNiQGcb*`qL{-c3!ojeZ#1@{UaMy^Ff?5-<+9B%
Jt3E+*DY}{&8U1Z7Bqh?&9MA18#Q6D=dwqz_^wW~12x69>!=*J<RfD)<|qs;Ev}fDh_Nvw3A9=;%qvf<S}=by4KO4vt*rbSk1kLs
kt~5QoG&mYeyJn5F)9tWXt6LX)GjD5zBAgY>8{c)I<Tm&K(n;1T(RLZS+#U4jkGndi>pm7<gT=>cC~&X0yCDUUbF$T{<Chc?yp?1
f-2rKA~3MFwzJc>Ik-Tye=f?c!8B8_dnwAX$tZfPwz3?p(;QqYt1%v?ajL#D5-mTtGA|S&jIy`6Iy8T_Ev}KMU#n}lbS!zal&U5z
q%J76FSEle@~YdhM>0gSCYw?+EiVEoRH4DPOes6L3$wek&NUJ<HLR$s9fZiHm$Xo~888g9)VK$+&MkE>g0e`l`X#HekF*A`yQwKL
ZYv5hQn0!%GOtH2YPbxsBQ2;IDk|P9q%(ZGZm4*$U$tGWV6eO{X0gGtL@jJ5i!CxE&Z$|UKeYWQNiANjq^?k~rlqDV6D|2Q54JtD
o3C`Sv@eLVyflfpUo9%IRkdm?pf1uYpdSgZt}<USYcLA6dM#QmDkrotD6yKYh8}XT4=_wJJ1hq@yt0lkVXQ<h#-)feZ8R3V0V(Mq
aI+$_m8=$_?X_()5HP*BJSMp@m@v9E_b{EZ`>KJn(>3F*7_VwB-7+n>3@*$wtF*|kb2VhLw>LwzBQZm_Ix<|f^DvJy&oDWy3ZRiK
LnwhHTCuycHL~|DXdPlIl&-_C<FQGk)h1fDYqyxRVJDR+gd>zLgB%#R(=lkTX0aBuzO`Vd3^E!q-LS5sfh=+?XDZUIaHTdbOR_Po
-n4SC;I)e=G_UroC9}^mt+7%x5jLElrl7I6c`0SEbuN1*HLCr%=`bBKW;7Exm8hk!(5=TWJvMx;F{%P5a4;t)sj?`o8Z^$cEi2=p
mMpt4cQQ~bwk~tF3$`S<tg@1|{4>;}^D(@z{IiBK0;$z2bSr?gIk%~=fi4*}QmC4)-!ZMMMW`Drge-b6TqaaARjsZh(l83AGBhKt
h%;WWS+&2knzK%*Ml8D|hOb((xwNP&Q8F#D#jI($keU%SF0CD;U@?X?+^;bUi6=L-kG4s#=&++1HmE`}7%$u?zA=@sG$*#T`yL)G
(6ga3bfsam>bU~3x3l1|VypM8)gs)mlCprR%C<qSwlJqE60!f9j5HOoUZ4fFh_oy*(5M$E#xRkw#IJTYPqcV5@-0fV)G9bBq$^J~
VX4YDJG4hJGOQmpnl1_}fH0dcVK7&=dodn0FC_FS;W1w?NwSMF5;J-(wXz<#b+VYRKr#X_up^DIA~uOAR;UFumZ;dO-m<u}y1CUa
6s<iqfv!?4PBg~0H?vta!8MPu$|^>#E3i}(bS7ChST-v#?kTXbt0+7tEvGdzk+jV;_AgDYU$L{W-mY7#|C3(0aJBU_kg+W^`!x->
&ay@|XSnXH;jjs^sUlw}KrnZ*0Wx1OS2(YvTC#X93N^$l&aAL7oU8J(;<PTa0V!*^0kzmC`=MjEku5s1rm$zVSt~;)NUWzaOt2y{
Ag!q-bgW9T%d<<V|Ep`XkttlbptPba7%c*_0<*}KoU1&u2(Yy*As2$MnYCB1sjv{a7qI{?A+@@!I;_>K7oPI5rzR$|Ix<MCoUo5B
5UvI>^(%2K#WXUmYcjAbd9=49NU!Fum9q4-NvuLHEi-7YG_;U36S&T(Xs~3q#V$ZFXekY_lQrKkRj~Q8>9TmNxUbDJGb!S*53QOn
XeZJ!{Hx5cjxhtZueee%NHQ+6RIVejFRVze!J;Ct8#SsZr!LB|l8+=SyE759UbHSL@UH@}1-6!}?JXK6)+{fsQ5@bV5iC!&2CXu;
{Ip9dxT~nJ$2CE(EU1Vy!L<0OB(C8!bFj&%lD5M$W;X03iZv;zv?vucv97{2oi_L`!m+Qh05p88!Y^m6GPRqYvMq70b-BH@XRReL
@~%NABqXRS`Yukezb-{C#xG>BGbpIAXECfKTAhorQLWh+POO3}ou}HgDjqkoATbTG3#QqoDYbDSkg#bpVl2im#W-QN_O{isowJ6Z
<S)yu`!4`3X|AL&fi)SdlCc4_BeudUDX%7-K`;lNjwdFy>b0)5S~RdO3NcPDIxh^OAg$%K$u3E>wyrcUSFe4nYOGqYTeW7gfG^)N
dL{v}$gv$UKC7Crgf4Ki^eDBmF13v;eYg!D5xB=KK`@`HDJpBJ;4nWf`zOyVRUs3!R3-{4Z7xwPmogJBkh18n1Gobw886Sc8K;J_
kgnk;b0+P#-!x||simm64Y#?d(=~puW3w)>GOiG|X0_NhXtI{BtF<ewoGWa!bu_ZEa5Ors3^EcdB{LGUfV6%s7c_Y;N4#UTEVcf(
o3-t=hOzdsLM|<^dZjHkTc~xbb*7ao#IE+Z6EPk&;w>+>nKG6!#4RJWm^5v$3#}Ke3AoQLzB4m2fHZrry0N{sSgbs_IW?!M5wd$Q
H!mBV=r7(fh_Jf03b7eB{~*M$ZZ<_RlBtHbayj?1GP5qWnX2nH3^xEWi=nqKEVADxc&%))m9@q#2QVzL0=RK7b*!o<PP3e_?lCkk
yD|kbGAo&?L@h=zVzFT`MKiZ7R4ux%su!THdanMhjWCumA~f(Um9f4fSR`(%%rkbgKd@)5!ltk_n=&CF4Jb3OM59qH#IyS_SuZ;@
>n;hfg{w<0c(r!00<i)!t}5fOVl`B)+c1!&pRKE`1Gt~8kgR4bKB+*gP%`N-f3>44GOfEJ=clPIimHbtJRm%;p|T*kEG-JEk}9XN
PqVKx12!3{@21orUouL$sj1Pmny!wuDzf;kf-LbYm7s|%RVc)=%QRiJtu+<33bkFczcWv>LAFS>o3}i*EwBePH7&QZSETB&fUrfT
t}v0fbg3q{ud|Q2=(pXfGPdv^@U#^wbhL@J`LGQzceSf0g(Nq)w5UO{_NXf;!Y&mx>9;<tb2Jq+fU*jxN3YDBtg#xSE3Ra)^fdf4
ma1g1$FT_{P_+ytm@A{Pa4oGdW*&06=&~fU618bCL$pjT0j%9HQlo*Xgs^d}Dlb2^8!l)u)UX;Xa;fev95c)+`l|Y^kSf!#IJS#0
qcM%OC@;XU+9`n}$0+Esdob!OZZQC|;WAq=4<utX-mPe?^&YOXa<#BAbubn%dz%NacQoWNA1N8U7%&X9!Z21SQmiDkZ88Y0p0Bqs
1+x<=Y%CPF-mwIxFrK8RI4o|lPqFnaX{tvx`Y@C)+O+pBAgB-;{4E%_p{pw|IW%LnK`I%v0jtuqr?IIuZm}CPc_!MjwJk|7Y^=R6
&Z-48#4bKHnv$I`8MWjnlPY*Jd@#;247D+}v9{l;dM=hSWwFAgJ*^M9rm*^~Bd#N`@w%3viLi#Sb1js$lrnO#Afq5JtTFnz%&oGn
cr{$KJ1TWAo2Uvnq^p**@2tZ!c(1xGH=P!wBq(ODB{Nwu#46sjAu;zXAvO{qKQAGg_pz<0iLwJMNvwGuvn<;(KQjFsTeL{BFtD62
Kd3w~ur~O&t1Kk2125>Y+B1bO*0WhFNvuLHv#vuak18D+s5FN(zN|{HHLhc{J~nc-6)+Pomn<>1ETb&8Dzs&@_A*tkWVnVlKCPWJ
v9f=kNU$@o-m9-KWHJji3N-Ajyfe_OPc+mtBce<iZ!6fh%clY{!M0kr_bojv<gg&Dw6r{}ZZHTgBQr)c@v(-pyP$3}b}5UfK`O>F
LbMIHc{S0o@2sb?;V`PMeJr*pAug*hc{U&^wYKK8=`gLdmbW&tLoBAG%(2ch5weG^wKqYv6ox@0ov#V6-nB%v0i*V>ttnotB{Z5Y
Zm>L|StZskldqPu0I`FxMl4FRA~D^o*s{~I5iJF(%`~dEnkh)FKPHefUof9CF|X(`FEZ&ejkh5;m#odSWwdm#Br+7Rqp(A?J{*I$
hOt2|VVPaH`zW!q@}Fj{p|$C<pf~R>5TYe7!8CNIvM_?K!m@0dO06NbVKH4a0ypF}*0Xl2EVBtK#WEeWM=%MpJ2}I(pfVo05iq5)
!nG!}Q8wSQS~H+9I4?!7h^Q2<o2gy3lc7+qCN--uXRpe*+?=qnL$q|a$1$ENC@{#i-LVL|cDPxoS|>QMy)mG)`LPPIO|sxLurzVE
@2;-5{Go*|ku){56`*)8kfGlwMXV(*C99LM8!W}OzBPHV8L=oP*fxl^m@IL%oUH*bxwJL1b~17ws4tot!lXqmO|!kP`!aN_EVUQ2
8?MT*ilHyBw7DR&<gx;|JGI}a{V{zeHL#$xeXX#xZ7A=rkRWz4<fj%S$+795=rE161u+6J(4HDFttY#)U@JPgCbYgRzOgH*Pqzc8
v$%OID>10JM6#y06|*2R9kDntH88|6)-wYxv91ZI9Wp619h5DqNHQO_IW%xB7qwHjN{kIKk+dzft1-y2!4;t_LZrB<{<gEZy0Jg2
XfocV#wsu`Uo&5*tfl)gx3wCzi>}0@60&zHNwP98_OEiZ<}>84Dm4DJT{I@MNijJzO0;>fv@$uh@-R;+v@}{QhcwnKyfrMQ#x%>Y
KeGR+t}wi`1v2m~613AS3bF|_TPjkuBrB;68n4E&4>UBj@3%_3EhrSQIw_$rkhF6*Ikb>8jWM1j*|eLPEHgH^Jt9*uUNV-b5xMs)
b1A;IB&8%I=eRhqv9U&|Br-=WS-5GlK`U>xMKH%N3^6V(J2I=NVYDwQOt8)_D>KrxiL-~TIiztj;xf~y+ps1zaJ0^*WiExaP%;i7
u{D^n*rh!(_nHp1e>C5!60<b6n<||vPOKKFMzEW*>M?e%AFG@wt+scfl(A7NlqV;(OQKaVD=-(e*tjgTpD=2uEwKK$xU?9$CO6nN
2sq@ky0yeGB(ZlaU$GOi#xWB!2(4l>j47lspRv)f`?Du7X|!)J?K8%zy(auGO|b>4ud))jgR)_;KcwL+&$gj7K9z5_ov!65Q!3=I
JE$8cHZ$BaYp{l_d^NVUakR-QjkLNm6tyWbZ!sse5x8ir88P-Q-M0-fbFLXN1hts9d#&9v_A~q%*edm_7cu*=I<&qk9J4mI@GnBB
@U6uw2(Q(*Mk_D4iliJY;kL~)60-HRPqC;gUa(j-9wytlFs<CR(6CN1nzR_QQZK!*D=@OD$FX&(8nwkPb~Yrn$*?XncQAB2XtX%A
`7L}g0x(px3NQn>wIz49fw+dY6*DWce=toUG_dtCOq>v~m#<2yoU^<xM5sL>cQB_hGb~iHK&frCjj`G=P8RDfv^C7Es3JGCE43LZ
|1P>OF|wXAz9z^koHao<7POMMqORGmFt<6iF)t1<)+<W1^_;vQHn9=1#4>UlAvEE%UNfAyXeG`wqcumEU$xd5Eh~91vM});c`yvH
r88GDW-@#*y|f`TvMmg;;wpc);Iz!Kq_v*0$f)x)SiEVdS~$qCfw&<oE2bW=GPBpUK(ewlK(sP7E;1dk2ewHpZL>cpOtaXm?=S|n
s4*Y0TC!J_OR^M{^sHkpLmO=|vp3f*dMAUkH7z<Y%r8f_z$vP<3p8adK(^kre=Ja~&9@IP->h1>;3>>CTr=^mo3+v^s52k48#aEh
KQm>f<B2paf1JmxhBB=z?l66}rlfANSu{PWYcTvRT{I=IGqDV)daiCTB{?WGbS{D|ZL_+uBD!6;T{Vd;QZtLSKQxiL4<o0qE;R8n
ku^-T*{~ZR$*v}<wkqtd?lqsS1v1$+#j>p?^0j}k9k9_e%pydo4>b$2izq&`N1yAZHME7V)-%7b)fs^<ni`C)g06n4yD4d-D705I
KQVVKpQvH5XRvlMakqdm@hl`UfG{_)#kqF3EiKEpm9#A@khV;=U$dhz4K>uQ=bad`W-g8{K{cQ;%rUPmQ82c%cq$q#A~8T8LAhnD
-m3_kbFf1u8nSD-8><7XOR7^a3$E9)Lb91CF|IQ$MYQ5JpQ+EWw58RoX*3`(g0eHQ8>e|IjJXalFtIT$8=&f}ytMo@*)s#SC%NY|
p|?Y`L#6+z9Jm;&oh~gbrn6}>HZ<_1U^HU1rmX(9FSFL1O{NPn)vSWCGcU8XAhHLlpsi9bz_N9+ax?p}QYs~{=r1NMZ!HhDl(f60
uO^c;!Lu^5zOE)JqO_!zD6U5@XBKBNk*!X$0i#>A9<LD{9Ws%te=*xFEHKzF1Fp8P%&l}Wq9g;h5V*au?J?@It}<&dr?JX1-LoaB
kg+%-g|Nu1doN=!%CoSok+JeH#VU9y-7_IBrY!%l4lvEP<FFJW|F~BuQ!sh7cQ5a%_N~1gue1fGcrZD%jkYB$1hNn<QnB$f(Xt67
`81xi@2-h5bhw@@GB*#fF*Q!J7OsykBCl?y3@uu&-zXBRi7Y#?7%N*fl(4KYnlflKi6effhcmV@b~7-vo3mS|iL|Y!qb-6Y3$2(c
?6B9R3$4+waI5jMKCo7)KDMT)&@;&}uCS!C<g@Q0L9_QT9kMaFk+lRgMzI$$A~Dgm*(}N~hqgZ~L9l747BNA#1tKOe`>D*ZhAA~N
53EWsm$tt(*03M98#CrCTCMu2jxkQTmnGh_YbX0IKqf7<^Ra$7maf;bsj{7{w=IUNq_ub-{;y~(Tda393AP|FLaY)n?z(m+Eipzj
2&nk2cq@alZ7h;8JT6rq%ccmim8a}8D7J05ZjskAz^xoG$2H3@CAIdnb+hQU>bLVWG%$-0G&r^}fVe!hSDke<A2KPpjkET((YK1S
t};q6vNn$#ZmR^PKDTSJy|DZ+s<-SgW3^2*8M5!M%^(J})HMhzNi7bnnzCE2$1N-?NU+~A3$dgz8ZYEBBq}wf0+<>!Mzo|cLZR&^
doeMbBQJciRk$*-Ofi6<eljI9i>SIV8L=KQq`0K7?yD^rcp>OE60Bz&(J~(^FtB1ZF)oa*bt$JaO*7s#(=;hGnY1Y}A2Bto^tetj
#iKqgC$d?q{<XQNt|_-DEU-Q?DXDoZDJ&Q@OsF!lgD_?$2Qy-=Rw^Z+IW@{3NUof;tF^|V@+rEkgfJ4a5+vL--KYpKsWF)yU$HeT
z_TQ<xicOohcEsy7$!h4qOr#iLom%EY%C!x5wH$1TQ9S*fw3<tTORW+i7f6Zpt4*m3ZtU0W-#!lNUUVB*RX`3B(VfDMlKqu612y%
(=(&B+cByy*05HzR<L0#QLs~~NG&0?j4_F{i>pU4s<AP-0jlq%@UfIJ{U%N{$F6rZLN9!vSGa*RJFwd(`7trJudZz%M6}v8ZY+p2
p{*q!>Z~@Wb*y<Pvnt52k}J`zvnm@l%P(~>)0wEM%rLYlnJUUPL^B6AYA&TTJgzvis;qspi!A`M?l5Ypdnt$}Y^6Q8^D*kUvZ{+H
c`$`BL@2Pd|1?9ezom7q*sguGMXJFpn6dRV(zkvfEik95Xf&iDKB;&opsU!e)1-5<>oGy9Vl9j?>9I|R7`7p_Kdull->{$~@*{IK
Rk6UViZ#=wKDMT@;j~e;eKE_iC@@sDL93-LZLg^`uCc5w6SW$$NGMja6)#3C&78zB0U^Mgwy5GNVY47D^RBTk_OJjV>aVo9qoxof
5HCZpAh2vQyD-EpJ}h3UM6;f>FD+@aR;A6W1~Qc>1)~Trx3X3!@i5D+Oe?@Hu(2JizBObm;Izmy6s1uw_Osk8VJ!11Sh4~eS}&9^
Z!F<2sIW9M+9qYVPcCb%swoOGWvqUu(k@oG@v}rRAGGSU7b-`%p0{AL_^s|Q<1jrh_AxOns4s-EZ>qwqPqw`@inKN;#;|}Xq_7dR
VzrbrX|+qV5U2^UaHfZ!#jN!%kSzi@88BI|%C#lBX)eO711l?|qbl<;QaH37X0^7j{W3Bzj4|u9lC*v!2({&<lQ5CAg|@1-q^q+m
tFF~D@2Q8j(=kOdzNh^y>oB9N)ihGH-YFw5S+RDnIy305t)iteexcT~wlEK+q^fB$B&01dQY<DWg)g3|rm}T23AQh)+owvjEU;?0
i?6D*7&J*PTP*gk$ToVh**BZ1zBO&ESujDeB)1MNWg+M<U9$A8gee@iSFm9*B(g282Chpkz$n5nW4UfAq$N};XfPeL2rmP;kf~p*
r>uN6L$MB#gR;;wkQVQ;o0RD^L@Z3P3N-MkgSA7coH7(HZnV&((=83LBP<=T1}Ho+=&&BKY&OZV^C>?ujJAWI2D4`{q_q7oCNyy?
lql_~=c%ME9x~@KC8`6n*Q|yvCo*O=U9sPtuDMOLimd;vQY@1+ax<K!?l5>Z@tKbh*fA2DR5DJv>om|TKq);ck*pT4xvO6=47Twt
Dzqym05(22ov`J!VYDN*0W|!rG%@L-lr{pg{Ii2Il&zdCyB;5>*|k8n7OEn!qN0bIA}=wa7PeWo9yRu*1tfa0dajMJaWH`_0JQ}v
oidNLj-!mU9v&*L{-@uniKs#^1+NS;`KPF-tS!=#6sTyW3$wg7?KPUGw=SkI5V9|@>nDh&3ZC4v#jr29<}-+~f-Ea3?lh7xL@&oL
oHMtwEw-<=?kGmI(=I79rKI34&a}L*?Jz7Zyeh@58>%lS@32KSM=)-qQ?Z0G$*@neXriRC8L+}GF{_X%Co_sIYcTMrDXb&6#2<aL
W~xZEzNihWF{=)-Td-}Qx-4QX`L8=I46=%(X|*h`r!JhZex-!4wy<Ncoiidf(=|Xeh&7b7-Z#xQP$Xw8$g+91iZtygA+{qmY`A2u
<eUSqsjzD@)u?+hytVwa^DaTA5;FTRnk%BTV6XKm2C!u&A+av7DzLn*bFj6z*)cgZA+ZIoG_sVkudL;=HLqnaV7Lsptuqa_F|Sm(
ASrpSo}^{5fwE>QoHF6CMkQ*qKQc=%)HKE;XS1=faWROr=dKVbzq1~*WUuTpMl$fT=dlE~^&*?HRJ7nM1}pR}k)(&PPbh6Op|`Cv
ZmBFblB%*U?tr#2hPSY!ezl3ICaoQ?oGGNTtuccvNiPF0vL_+9XR7bC8MOzroHLR(PO?t3lB`2B%`q*gDX?a<c(8J;9W)N6jit$`
Xt7@|TCJy~I4oZ<1vH<s=rO;r4ly1zQ?R?HO14BEU@@I1rm-5ZceC{^8?-?%FCh1vu(Et9$}6?23b0?WW-e?h8Zjy@<F$jaI5c*m
Z88h3!m7@-4>m&`(kOs1Mk5!v?3f0v*shznASi{dSgu{J7`8AqL9X7jR5W&$R<?VlzqY`#-lAo(2QpbO7&Qbm5TTc&-mPe`P_OH!
4lD(<)TuzQx1@nGLbO<<wX?!C5U)U@53Gi_T(F@sjIpsUbhDu`8L4tLU#YezbFjs**)G8`o31*pT{gNUX|e>fCASc;BQj#Rm@@#j
^sc<Koh3IcG$_)zf+71b;kFzmDzmmINw_;2i?C9)iL%Ee&olrrOf2EBKdBb8JvP?2N2{SQe>7&LL9Ya~tFd=6%d`8S`maT@>@8(6
W;9Z$P_0O%qoj5*yR;CkO{s09SfxuYrm!cj2P}84peX1t#j?7rm9DF@moS;M2C~zusJA0FV7HRB*Q-G-45SgYV6P{qu(cO1=`f$R
^00TaJ+;I)VJmsIS16yd2ex}AaVU|di>?|qVKKk9a<uxkW3VPQbT9#<^e`Z}+OQk4oUnJW^RipD$1uXQLNz_FlBSa<fUz~SjkKS!
HMGK=iLXF1E4JY#MzV<?5igagEiS4u6Rd-*s<jTXJE=mrVj66*1+`1Ge>1i*|1xwk3$+BX^s-bjxU(=IWw|A)NUv}uVJC~QR5Nt1
+%%OmA+(63VlsI%OtBOt<T6&OG_TemnYTBty{u_4U#=%5j<O{&Yc%M$$S~QqxT<<G%c#DtTcWTx{kBT7Vy_V}4YpG#`6#QbgtP&)
Tr+>P9xh_AMYEo?_A$`0N-Afxv>I$Lt}*Q)fHa>mTP8Ch%rgEmA+m5NCN&5*eKP1PMYysg47iaj$*_Gg9JNHSzcTwVpt1e2%Q3YX
YqG8_x3qG#x2NE)k+7GZ>#&6~eX;B;Jv7uXp|bF@q9x$02e_oPiZJ>#WgJ$q=&-e`nzS*n%rc@e`LW)w{xH-rZL;bd1}FM9*Q#Qx
gS8*CTC-}Yg)r{1r!9l90x?T1&n>GnJ+ybPuQ21VgtpqMm$XnYye>zy@UzCH2CiwRxir4C2)30sKQdW1)0`!=(l1f4Ubl@gWGAhx
Ofw-c%BtlkB&;?z$E^rBuq-#Yk+Rkq+^yTNkFpZ7f3l4*KDFtz#i0|qKA@Vips@ZltS3}1?XK4}{j@c%sV(274Ya5+RVnN%RIy$x
tSBe3VmQC7z_CF!2eSvQuCwGO7pkAJ5f$hv<S`Yg(lJyq+_L4UDlo7yfh1oeuPRhAx1%+*0lB!XFEhuf-LBxWC@^h{@G}l5FQinn
kS}htL$m6wFf<shoheT-x3m(t2BYnt4zV$>`!&k3MJ`1xY`NJf@wT%rajog3t}E6UKd!;HMK3nAyRK$9NjB^=cqDYFsws;zxwg!%
6|@y3)U>84JT{lG05q(pb~16Ng(fRCSF$WC&avq+x~=u5EG_i0@hr5n2Q5yl@~$_rs<6_qPcb~Q%dP>gH!+!}MXX0DX(ebn;joCZ
H>e*n?JSfvTCvog0W2oB$FqpCksP-%Uok<c3ADa4SEz}w2rG#+&a)-5)U-6T<Ffs>z#opSsIDfm2?f=%wkY2*^0v9O#4anQV6;7}
Cb(Fy&zz&Qi77y}J}-@?1S-O<53~TNh_T19#j2ActfYUlXf;Bv3bL)R#IR|!z%VPSek;4REF!(7z^?i#?6KjtL9TbGh%@*q!nO@4
0I)qR9JKW?lB`oSnKCH0>@F85Mm2XSyCMK8d9?g0*(fC`voNYJfVibCl(%0kr!e_0tg3M?k*r%ZHYRti6|pubDY4kFTdm-^6|nOu
hPd}F7qUmJqbQ@NVY$Sw^R%?EfG2b?O|{-6zA?ctv@}ntsjXZip)q&0P_1$_u`Y2kY_U4K?Xhqu3AoR(S~RM!dM53sakJ60&$BYE
!!j=|kTF-TSus~Isw{Odg)ITDt+9Wy8X-Bge<m|6U@)dEF0TH$r6_hHBQ$m~533p~V6VF<elhbJKqMP5>o!TRNiDc9&a*bMBe6py
akh!GK&@aIyQrGD?=)DjTrcgi_%2|yDKSzr+%(^}B{RdY>#$v^d$m-!YO?7pGB7MMPqfG|nJpc*eXQZI$*=LVT_ohToiA=LM=Lh2
D=`7HsI_mkG&HNZurMVqxU)GWvA5-~V3OA>R;kUmmz;1bd8KtRptOWD<gN5B6)fE(q%iHVjVy&N8!t69m@-JMMySKH+pfc~k24;p
bhYF#nk!l{6g1wpek_tIzp&7>RkP=^$S_KyVzimBm!LGUIkuj!hOyH$DKHu^VzTWnb0=dqJ+lY3Z!IIKS~c^oeXjy2MK5hMD6)zx
TdsU5y{))01SZe0$uEVl*DMOI{W5|tEhvMuDXx$$0IR1ndo;x?DKn5C@}vo=LZ#xb5H681rZI;sBBx`tW3ZpL2`MGDL>;5FUy=|k
39w_aBd#tq#VJa)W-Z{L6uMF{_AtV_w6FaxjxD&X#ITt%7A&=@qP9pc@vxt-Y_FrRW;7(PY^fx;-=H}yL@_HgpRPhMLa+|25hjAQ
Y%mR}x~@#M`m#^8=rDD)<uM*JzbMSEFtkr0%q*5R<uc&3VKnWrySH+!*tVOm2d<te8?@K3-YL^EOt(p>?=UAV|FncHhpJnxp)@Tv
Kr2_cL$gPd<F*Vj&#Y`T9juKc^|WKNJG1Vsm9k7Mv>lbKho^F}s;eNXs4r+QJuzl5&aMxyUa+n-Zl`H5X)psWjw>mx954&8lQcau
tgLD^m@Bn0#j$3s@+~E(BCZ#+ATOk`KQp1aUbls`elmJANV4m$_ASyfA2+b9A}(LJ9w_^!cQB5f?Jwl9<TTl^K(sHe8805KlB;5_
M6wyOjI&|2&@R_8L9#tD^Cw9!RWP0^k*cvQ<1F5;g)x9FEGQu@E;CgeI2DMoDxT&uthD5@2{a+G*s-@W5wl-36*5z^GqeDy?J$2J
I5Cy9S+(@IpsJFbBrp9iS}TvWps2Jj!!!Z2V6r(UJTZNtC%XBq4Kzru^DN!7R<FLc(lmc8U9BjrSFYMDth1=8RIcze*fJBd!!LBR
Un&1JmbSyOfi<)=sILMt6tq&aAT!7xd9xZQN-&Qx;V^Hc#x&8iaiaw|S+Ke;1Tw+1NHRe;=``@PelRR8FRipL39%%zp)zqYyD+UG
kF938_$_=W{jIIBfVpt8)h#luM6D6D#iTQ+{IWPJt+9$NtFI@#RJDw@!7kV=?6tBW0WyNI3bm>*X)$4~Kc+>n#jSNG9xv=D&o1>a
UMN;Fm8u=2H!qwlH7R{GOsbcli!zHhbh2zRw>May61Z(GWve<YYox(2e6&5Ux2#~U46j<NU88U;v#hBtL%HIug|XHsfwdMjYq89-
NhlR6s=0PE@F``n2(i_z1FYk)A`l5Bw6SxrjI&6nVzVYN5i6Q1F(mo4Nv{(v^R#8LXEOmaLN?^CFf~s$sjL_@k}>fpZ?im{1})&U
g0&7b{4epZe=mow0j$q4CowKDp)o_ZQZPZQ?JZa@SgeXGZZgcU|1F249jG-hNVK;xV7W50wXI#8+o|p@`m?jQ(=2zjPpv$)gQ#Me
1}WYurYFR%3bNFu)hb6cps<uK=`hG6K(qWUsx&YvA+aGa&M*ixsxk_&hp<wvKsEuYUM)#9`m7qUX*72;<g~l4;4~Dju`X06;IxUb
jktw2tD{4)0XhDupCpJk%`wX@1vg}|L!?AH!?S0zNGokChBdOOqqtTrbTV?T8kF}kdbA(35Gm;?r7n*!?5meBl(S4EAg|Q4eYJ78
x3v?sY_%@1l(THSFEt;tFR6Gh>#}7tDYFAGSF;kfy|J6J!>dy>-61wIzOwqXO0pQZ>nwP<>LG@&Q?uBye6P|m{4-Xy&a$&Nv!YD6
9W*1UST2&bUodAf#IG5+!M5TvKd2kBF*H~(6D=Aj-<Sk6JTYx6Lo-aSPqI_BPOB9zEvE&yX)`Oak+c;rCp0~*N-P~ID=cBH*(Gr=
0yZ7ECMd13N-$_O5~&q8Sg&@sd9?7iJS!@%2(b95iYalT!?CF?doRo{ShgB7{V1umR58ggZ?t_h|Fy|CAvBCMMylkjOE)4faWsH0
wWLh96fokpZX>a;J}!tcw=ln?R<4$`L^NNqy)Xr%)3I_fdM^Yi8M4DD^DQbacd%qCq^M^u8n1+^cC_j#F)=r=c_UIXhcx~$ge7~h
<)ulq3A1%DTBv89Yqr&}EwBT$lc!WLFf699r7{~XPBZ<ugtA1kdNl8=C9@qVU#1c=d99PHmnaaiRJQvifUqtvN~E>8SE-^YXsD~R
Ca+W{0W`%ho3KNodo3rf>8-`Ja<x$~urRqXb1$*1HZzQ_h_t>gLak{t52PTuPPN3M1vQW|Trt(OoHa0{cdGO-h@NaRT{LJZ)32Jc
UbVZko+3#wLNU}b6SM@WEiF&74z!RcJg`+QZ6Ks9jThORJg<$je=Ufyu&8pjGB5};kgSoeDlkznBQi&{nyke%|FvPWVmIrnx-Mv`
<|~;rYBWr!M<IACDKOPAF(LOdwKG*FxUnfHJT<hcM<|}M4KfBc{jG1Z=caS7&Z*%qAg@d`dod_3rxGPF!ZKl?n61eu87xJ(H7oBi
9J3HGr7KCe1Tgk9k1)I}39@IfgC#Ap=riUrXd|60uqj`zTQc~SLoEZYd967pp|r@Xnypu|k+{F5NVOd(q^<%oe<kv@b}v>h3Nc@>
SE+0v9VWmo9Iu$PH7s1H5HPf}$Fupjn6l`t*DqTuS2WnOi?KSf&n=xM->z=83AAoAWGhV^b}q8GjjxTg1DEzIt*}(2&?LMy7APRI
bSk$fwYP&Ju`RPGyQbf(o-9)_KeMJcp0s|o8Y}js@hyijT(x(vVyWDu`>eJsDYLbqB)0P~Hmx<b-8IRsJSOtBH?V&+Dm2}-%_=UX
)-b85cdY}cwJ`}bQmz^;Hn8)v?k%u3$FzYm@Gyq5VJcmqzaToTsHpNZD5%;jF|7}^hcZsJUm!CoHLgf5BdOpq@+_VoaIhpQd?9qR
y04Nm?XbSIfu<Zb+AdizHLq&5IV;vNA+t}k(6*p110L+Gv9SWOtf&yImoW3IiZRNq1+a*tAF19jq#{Qp46_X~53u~Kgfp_UKdfA-
5U_nSdYgGNXe-;Y*0$Ly8Y&_nYo>WIUngFs)2%PB!?c>B<t?Q)5x5|>wWh=`udW5D>McdP;IJ<*Qn2l?OtC|^QnaKP->S2&tFvpe
pCK_Y6fU3{n!2l~Jgb1Ev8_(Cw<u4vuCULrvoo!(UoB=G2r*5yNhw0Q>aPASMJ?ekd@%W>K`$dMTQ2OkMXkTKFD}F~gS0}cxh>(W
rZf&PBCv=wCom{69it~7cB%ZQ04squ)3ro2OSc;*oVTAe=CMzvAF{2mGq=OCq^!Rx|1=pdsIn2cP&7C!TCj;Ot*EUul(HKzbTjrT
Cbmj6E2Zfz@v$&8YcRR5;k86DsI0-U6Qg{tr?k_r1T;!AzBMv1Shjw&B(?puk+Gn$A)@=VDz3P%FDz@ZGO{c$&#*_gjim{(@43P)
4Ke(!pSN$XH?;7nS21|8R;#D3>NlFOceq!wKP5A<%`{!K?XSo$uQP3_yRn!orl^Omy)~XRwy+8&hAlKVx3)yFakGUk0Jp-b|1SZv
cr!;aQMM7Umowuvc_<;00W^;`(63G<m@$GOOE%do<E(5oMl*mcFtFvFqq*^@<g!RIVX;9kl{73d11@AV<1s(5*eV=0+AuA(IkWY$
ShK37<gf;zv$g!VE3=R)J~rpI=rWhOkRDsJy|m)2qOkQYUoC#IUa#t@-n9uaxV5e`8ZenO5wI(@jW8%N*S0#g60X0iuBhF&Rw<e>
^fCV`aj?>{WG!$mtF9=iMKC?NZYu$`oG<*esH{)0MJ&FupfSR&v#-3jjxp4=1hEn@v@OlB<+z@%PbmJf&950WzO2Bbin6w+-mw}r
60vc$wXzyGb+c`;dbYW#oUqw3!!W(D!7+ZWIx<?c^e`<b>#LA2?z-_c5w>Nf`>JCk0kSMBJTY&myDS~0m9!fsj4;?G%`J>1jkvca
#3*B^X0=YU7OmB`lQG1plc}DthA<N>W3kY-cQvQ2m$<XE1+lKM^RR2UvX(-#$ue6qf-N<<60O>#X(?$l9J3d+p(sqOy{n70WVLv=
tg^-|!Z0qh?6*T9?X%!Dc&wtes5LY!x~M+3Xe$D;?yy*`Sh#mCb}^u?=Dd6{y0M=gHL;|!;4uUsEifXhnl5*-MmI{O`z%^GCNb!>
>?)8k&bUdmWG$DmC!oBv7OL8<4Kn>R>#Un3S~c-8bhPm$bF7Lg6ELo^U90o7ZYqK>;3x*NE3s)Y7d8N?;U%@H{WupS>al?sEVczL
FFDJyv@OxO$*qR4#~9%=wXSZk;Vk1V$Fi}q{jFWHWH%SIc&}BfrLGAv$FgfO$S|&~Y_mEvjHQ(#>a3V7_AJRUEHRcW6EHcflB_+g
qO)5jS-M&%v$3tPZYv2S1fxH-+$eoCCbxjOK8}2tEw-Ak*R(miu&*U7{<Zz2$D+cn<1%Not29b8>8$;<&ZLnojxPPDG`Ur!<)!d4
U9YRK9xaY8t+kf41h&AUKd>mVf3RGzF*N$B(6FO4*{kZeZL&2P@2bEd3NrVyN3iBG7&9I#Hnj$}H@2UwMY9dBx-g_5J-EiNu^RC)
j<KXNw6l3JH7V}0dMx|6YBRJn`zt1|cAS?j7_Wacz?~(cRjna03A6MeBrB=02dZN-|Ex}_%CQ)(C#5qhGPIMfhcAM$q$4q+&98Sf
MJJc7ov6#Kv$9UB4Yk`T2{PEScP}$DwJ<okXEcu~KC)@Ag|fD{fwk(WKB}Iu+9A#~&@#ugc(2i{3AA7*AT;}_J~I+9AGG2%P&7lc
in7VD{<7AuPcY6ZjjFY^eY9aRyRav+$09i}y|5~-k}={k*Dpvg3$nH*QmYFuilkYhjIvFwTQD9aj5DXW2Qx1)&^0+V=&<7~v$TOS
mK0;GsWr`{rM5LPaIA+aBC$9&Q7FABP%lZaNV9mPwlo2>doa5+aIC(i;4+o6@wecl){QzTcD0c%cd{`dvaw6Dy0oFPGqyr5ZL+eF
Q>;=m2QjfUA*hHSJT>UFO||v3dNDFIt{Z-__qIqdysDfm7Ayq0$}{D(5;SBi6}Uwro2@0cc(dlO7`7j;8Zo}Hl`}cG#W4jlB{ulA
yQ<u@O)_;fBdmI@0=I6gLnA}6Q?PEZ#5F1|^{^8qrY$TsLM&G`SG3ryZ?`M3m9}XyP_4bIm!f5?d8V7D7c;CZ=`-7~Wh^5ZwY5UC
2DG^>d@#H;r?4Ek(lNcNhAo(@wYEYukh16~)T^BxVkv2rKeA^u3Y|!?P$<-|^sR!l-nH#8(l8gSXu2vj$1-HGRHpE-ZnDm`TrZI-
U#ZMBBCHKC3AcYR`6FpEP%t>Ml_X8EH?Ph!ezYdAIkr2rkgCI}K{BBuJ)%XXkF<cYF0zBIfVMce<1bz<P%M<Q88LRTDy*?Iax4t6
h_d3SAg{Wpx4NJ;L@Z)5Au1WOnyQ(y=D6^yMl2aM;<zHI_Z^b37dK=s>7Zye)~yOK&a`s1oT~h_bTlTj-m<$e(=EHP&$m0Adab*(
crQ;XF0Iv?Lo`V$ayAXL*R9;N=QQcD=&`M}8mQf}k|0|!5GsE#`>=5*M6{f)PP3pczA`K=F|_NfTCw@IEw&;wMyioBF1A%BM=cPw
KB2}jakO+L;H~Z)jkIpGV6=gyt0lp>oV0~7BdY78zpeK%->^Bgye!Z&{4(*UtgxS^t}S;l7cPx6Rkl&BIW*NGV4#7twXu*Wha`nE
PNa1tIWHVF-L{7;mM2=KJ28+lXSH>)*|D~?g)z>vb+FN~y0Hi<12zaS{jE>52DCXekFkucbCNK&>@m5n_pv}RXD$e|0=J?oT&r)j
A}?YvS+&ryXf)`xC>$>@u_u``K(246Fd{!TUbC(+xvXTanKGs(n6}$2=&(PlT{Ivqq%TA=yS5{<*sOxF4Yn7d9V#IyBCuAc9WXYe
@GN&ABN<FJ60@tR@v~*I{4Y2%Vx{D)s<wJC$em#^ov3HLeWHA^|FpBMoHPKnn=J^s0W=Y@WiCIo_OU-OXsqFoq%cahKrh^_&Nj-n
1Gg<TL!QK~YcLxwr!L?y!Zfb1aWF2liYRHZc(xC-39!qy%_mT`%&~Ye<f%z1n=S<~KqwqBA{pm4(XpAaC^XqMg)U{S{<0Y}^_&JW
Z@4wMe=9euS+wM@Gc9&Aa<m1gLbJ-Qr7@1QO))q#=PhU}x-}aq0JG1eP`3J^Z?HI+IkSYahOnzHQ8X$xJg{r7Ofs3Q^{@r9YoLlO
#xI~S-=A?5pS515i8D7a4XjcvbsK#!f2?OSlrdAV1FY&YKDS9T?x%n%>9%yR#WKP+V<Z%};+#UV9V?=+Ikg-qJ)BOmwK2x6TeZ6+
awNAfz^a!r%`w+5@GtJF%C9#rh_hi9W3*Q@-Xr)iEwv@E60Qoj^{`Q~`lz(9AT8{%i!@cYlru}V%`qOdFt1xQ)}+3-HZC-!?zIiM
0x@H-r7(Z4!mJUpcr@&>EVU~%cpC{KO1b;4bu-&FQ#RVK(KRZ%5ie#O8?x548MSgXa;?B5`LRkcD6vPg5V%pbAuk@9KC$>M%`mq%
;G|k8^ea21@VT@w_pGBVXtbTB!zA=5g|E^om9aZ1t|tdHFEGog6tdtg<}G}zsxhoEm$G0f<E@i2OS3m7#<mr-SvV;+e5`x5_%hD0
ajmSdQ?x6w3n`zn95l@|TsGRW^)Y%iW2jRq6tO0?4miaz%r8hUQMuNxk}R&QPp%*`<hSZC9kDpAOe!?41+NY=iM0^6^`ufQptQ~~
LMRliPdDT;@wD$Pq_`0<>MZFk{w@I|Can1|Gc^i0>^FENm93I5kE_Qo%^el6`?DgklQ5Myfg_T&+^qDa>Y;nGR5S22z_vsaC82>R
bF(2aBdPkV%&Z|ahP6$x0=8AJ*ENnYs4#sT0jv=<*(`vviKUyhT(v(gX|Am-b~1)EWh#IimbCjXUAdpIqBdfz<goWK)+zKYnJ}=a
e6kp_j;&p^W3|gAhp;I$aId1W?<cq~)h?}+;IfXfX|P?epfr@I%dj>uEGbegjjaK-1ut+Yw5=jDTC)5yA~QKIFfK;453&-tT{J8u
S}_AJ^sl+GNug>jD6(=i_^$;p!LI-+vXQs3vaLHTt|zxK%`0!PMl8{#W-R(G@-);d-kLbCPOV2STc?4o2(Toy?6br$-?B2YQ>7>_
@UNq?Q@2GnxGq|*l(^I~D79Cs0x=k{-L@kxb1+Xe|F9*VaW7G<2O&JN8#D{86RuyU(=dUw1}_J(E4I9`SSE!u4=vX)=dFb-M79Me
SSTQ?w6K7zM=TV$wzIIX>Mb29h^;uM__7+ZXs>HC60A8lCb12zwKQHZeWjN%h_)*<9<(DUT`{9Ka<UDtez9UH4Kc>2T(9k@-?RuY
{UG`=k**TBKeoEEvnDw;QlXeMNiGGfrmfDgoT>w*l(5hxoH9EpnYdLmIJw3(7q+-1le>s7y{We?E~?b12{8k)8#D_vF&!(lxG|J1
A*>m;wlUDGhO~UHhOTt5^Dk4Z#~rG$2{J}B9;}hH$t|(4L#|0O!kwQjwXbxsAu{5%Q>u-kO|t&0x~4@e@~X=$WiVndE48OCk+5Gf
F0=kJW;BJR=Bj2cQnCRw2RAvaye--=fh|llFSX$_y)t+(&9OtJM7T|(XsrM&Z>ZfaoHjwWz^e(TA)_xW__EwGgdRgMjIx@rl{Hte
sj%)d9I-N~46;=#Ahi3ht*ito^{jO$8LWaSY_H@pqp-NJkT)u{gR@$;4X7_Q7M%aDF1W6-m$zmntt}|C%`{54rL`Y0p)^b`tuY+8
4K=v6BdG!`-?Szy!!Nt6t+PqCWuuKV-KcJ|>ZPVI948Pkz$JXK<+1KH1+{as#H8mm$}B!Lk+bzJmNwiSbFzsr<gG3(p|c$`r>ZBY
ku97vC#{I7>aY_q1*8(D=rHZDzO;6=h!G_!wYMT9#3}Wxtg%406t9M|kEp_>*f#66J+gDGFSOY(3orLB)idrYP&1w{yD%87Y_2k|
>8FjMy|08TU#mm4Q?XIAXtV4tHoN#T2QyZ+#U;q9rMA^D&oL9T4z0j4Ke4VXhOGK92&aatiLhuc@i9E9cq~4$Z#N&YTq(3QPbLQ|
)2ufzLb1}e11PpMqO$ThE~y4D>az(jdnzrnKs5fXbTJvVyeK`m+%9gdji-37oT<sL@38c+*tD&h@UZ?eMX}H?eI&oLf+WZ?g&&8p
3n~z>a50rOPOJ#2%CO-pYAqJ1=&Nk7fiQWjg0TrD2C`5h7^opJs4D?2MzuSrptqu}_AO_$C^Mz3B(FBIr!E08wIW!xSFrr9V6$E%
pfIhqL^K(%;H}&)Td^@VxiFWZV7A??W4FF7Ml^V=zOucs{I-`ct2C@J=`cjD{Id!f4=x-qW3@ZA8?UjZTCj7i{Hpr6;VVO|^(P%L
OPnJx1)WQ!Cp2<1kF>nBL^JWQFD(Tw`YkH4b{j;s0IXUyRWW6xI5AGJF)k3QDl|nQv8+40Nwlf9PO$Q<X*Dsd7%`wE4X$Q1Gq)bG
%q<-#@haV~Xs~LrH7kHD!8Avz$ut$SyS1JbOETv%+%nU!11`fZQ?M)~|FA4DKPslF;G}%8w=$cpeYelBMI&LcD!A&kk}z~7LNyn#
psE?Qnldml4>YQ>9=4Jr2C2j`PO`Q!E3RKGjkOan2Q%}j#IXf5FSW)pDzo%5<D%lKjHxfBM5I5jtE>gJMKGr^S+6F!t*aQYX*1Kc
S+K&d2rL7*Qn3=Y#-{BxLo>HClO=&H;4!Z=l(}K1tuPLkSuEkJIy50O6foellC7C9Z6unwD76kHP^mB|F)=bQb}(|bLNd#-jxb@d
yfVc!hcQ*GH7>6#1vhZ7da&{})-Kqxex@Y2Z!)E+bTxo3x-=y&2&_FShpg<dFQtI7uQP|aATXG*d9qlwlCa=0XP0KQRVJ=42P(?3
JS5qz2ei1U<}jl)1hjNC1g~(eud*pM(YML8RJ69WPO$GSaw0jnEiVzSIx|kN*{w*e#HN`oM>E1L<fBzHfVFS1qBHldk+FCwqP0t&
$e7WvbELO0EwsR^iYihyMl~O;rY&8!d#(;K5VZ_2-Zb4MuCZz)pDYEbd9UiGQ?x2I5HY!~|FRt++%PCE#4=<oqO|5C2rzUm-m8!_
D2-&cShmI|gRjG`<}i=6JGM@=G%irFkTGkiO|UUBZM7?}O15V)inJ#$_^)s<fi1u(Kqua^crU6X#V~=gdbZcEAuu#Esw{;j;VdYw
fwS=|ZnhP)*RwJ(=&;<O9jfr9urAQ7!mj)xo|~(zsw_ycL@Lj$?-pUWE3`;4h%n_M(lt1`Ml`LoiZmvxW~fZDt+2DQm#?ZY$R-lC
@iT(6urNfn;-X+AdnVm7xid2|!myGxB(zE`MJ+ZgRI(u}J_Q7@i?h2mW}!zejVqEdb}c$83@t1yk1^~qQnNFvJ1TP}udyyKH8Kz~
88n+KH7O`GvNfkTvb0UKB&jr{>$b%>|FQTfV!6Pw?;hK*r6Cb9nzB$XuP}2of2qE=Z?#IcQZPZXjkKX49k4>Irm)DY1FH|RAS$#h
`>{f@XE9K+^E3*!n=?hLoiYTpOEO$AVXK*@QMI)xD4bodFD!$$2{Gz2dbL=vsxf-7yr$4Eh_T8vDXzgJuPWL!(7J0g4l|gq$FhDb
2d$?rCp4<9EHe2jEHEoC*d}tYWT6Qt<f(nLcreo@3$RqIey-27EU9g}zA9R!{iv)YMlJWgYOqx`KrSFMR;?PY46#P4*|9FG$SxT$
YOhx;EU!nfe<lPpJ+&vUc{QaWk19N^0xtqJ9=Gl*Xtby<J0tF}L!Ut=5ui3MF0XbkovaEr7p!h92eA7Zt*1e&t}H;dGcXu59<}T?
?yqyV&oC3T5wn@JI59D<m9R;&oUHV>lQFZd3^Zyp!!Mh#uA|zqqAnXX*fkxl&oi^4$TZBU2)A}Q__TL2k1=$(9xh6>(6c46h%~1f
5GO~f;xb^dBC>Tba440dAhT04(XSR4HM5W`?xd}@_OI_UvbDo46|?pz1g1YOXRU!SI5LGUSE~Fns;s#x*0C`(q^(l2)UpII1(9s7
tE>yMV>8jKv$R5_2Dif`1T<K+Q?XMo)3gvY)v@EX;I4MHFsWv+Gpw^N0<HEkX0ykgy`-n8bggGEbhn?h^Qw=muqIO~r7)Q-Q7%(7
c(~NCo~*ttKCykUxG^cIEUKO`RxF3KXte7yZ!%J}2{VT?{;#|;Y9Ev})3NKdp0zKs<TH7!m9>U3i7<<#n6etH6{^p*$E_2!xhNg9
O*JjHaJ5ji=PPnHN;6(CT{bu~PqYRw8?<FN^efn}X*ESL#I!Ch!L6VqYOQrJ`>28>L$rReF*M$%Ew#rp<h2pAhcq!NO&!Rt60sV%
2(Fc}KCVf!L9mdxXE97H4YDw<pETJs@UZo)g|8?uMX-XeYAW)n#3bmZ;T+`z?W{ku_%hlqbFM0^@UB*}$*gFuQ>{>toHHb(t1XnO
psy-2%Osbgkh4rPsIuv_VKQqlOD_2^TdJ2K-zP_>MKswX>M2l^f2xTxJusT1g)Ne`bhRw6b*~gQ&?#s!DlL1gO|a)8h%!qkz#?|C
{<Mv-r7nIU_OXDeZY~Qj2eKNlp)`s!W~`wubRqjPO(-uX|1Mr2cP~ezj4mgzY_aID*QGtMOSGP?K`W=H?4C2Q_avFO?l4cHWV+F+
#xc&VZ!};d6t18q%`bwrLoo!imn?|21FJ!`su_$VJ}g+X0W+Mn8Z>n>9yD1tUn)<m5;hR9g|jy>A27r+>a+|qbE}N7Cniv{b~H+_
m#q{yA*4*PFQ8nipRg*oBe<QhDX&TxE--L0fGrm@=%|&jd^0<=LY<bhw5vBP<*-+<+_YV^dn;D1#<Bpg1+5Yr*p?o(bF{d#KB<Va
(6TqN`LwmD_ph_9O)4R>R;-4t2eitv*e1v=m9TxXZ?Oq7Gb$Igd9GZj^fM`%QYWjR)t}ued8n7I_A$k;%B(uE>?XsnE->n?&Z(Fv
?xq>Bo2#v{xw1d9zpXAQ@wRKZIV!-cUoZ%<*01a|y{_)AZnt2s+_$Exo-1LqHzyXj;j~k&FtyaL$F{PsA1$i2zp_m$CoSBu&?|zf
Cb+FOH88Kap1AFqL^89hEwt-1!mN%mvaC8UX0F1tzcFdECNL5&5i$n}K&<bykSz@{vK~JzgtO}~JFx+&yC{LQqaeAl$u!(3db9^J
R4`~aLapjA39%9`DkzV$i?W}tD6J&2J~5TC%eDJ3$FznoI;d|lK(i~TRW;`<ES;t}|Ee;$yQZ@<<S<vYkf`^wr7$PAC%0ZQkf4Sr
AFPYC_cUj-|1o+RgC1b746leZD5Uw5JTB-gr7$umHn6@l3^0Bq2Q+S~kuU<T`XGukD6}KA6SfDhnlVzd9kmB9>6RxqWUq-Xw6Q}n
6DYH=^D0?1xT1itHLr@TSt%i-{HLNY&$_B8A}#<mFs*Q`oH5fj^fV<gytS^fvnl?l(Kh3)m$#p#jjWfq-?5M=(J0@q4lrFO)isqc
f-}9U*eIy7BrGm2CpptIG^=^32`w<L|D-rA1Tf;XiKx@FaHuUWOf<={X)qbB6);3FH?o(p=rZQ9H>M6MVytXBWUj)o&@#oZqPc~w
(Jmz>Fr(oz+OsFL5VC=yxv-ofCahPexv+{bku;hr^(RxY>9sqvkSt2AUova7!n80kW-Nd*!K5a&q%nmp6t-t55;B)DFe(5uX)n08
#jw4#WU?VCa<HtYAg+wBj<O@LK(mIW2`up~aJA?rVWwKJ=CRPJt1Yu6!ZQ~ubgw5ehA_vm>N7F6&NKWkQmvRMLanH@@h@{RD>Brv
b};_0gEQ-^C@9ykVJ%3n`L9N}O0*L=3pCC#Dwv_Ls<2chOSROZiZF7tN;j&oZ>WW_0jza6tFdh~IJh=2l$(;KHMO`jw<k>>Q7~w>
S+j64G_Sy}nK-nt!m;@=Q7jNLAF<K1MxeQ-2rQ$q<1Tk3wWU=w^fM7E*S8Ebl(sdfWt^|AyE8N<FDJ4xYBQNMH>L0`O|?p=vak*{
_^>`P9w;Ux+bK(`NV0IPKN{k)yD+=5?6J$R{5a~czN6!?IWIRbhA5*jdp4x9qO2&nGO%7LRJdX->oT@6hq6Sl>YX5@)3vy%Xet-A
HzLih8@OPtz%=QsWu0lPK`nwZYA-t^^{Bcjl{Bd{$}A|fWi?B)8>>35SfRNx_NKKnBrO3lMm4l7EGf+tHZ>@yKQvn^xu&kH2{Ujs
x3D%UE-~ONKP_vp<tU&qe=+niH?3~As~#OKR;p7a-7%Us&?*qFlQmH+X)u<!?KD8Jj5Uuj`Y;tHn=t*cfvt$JLau|Y!!SlMIkYt{
3$x$2y{@aN%QdkuRjZe>cA@OA5-A`t@ihl9)+9W*#4p<vU@+>kv#f10?6#9LPcc2RT{ST<LoQ(&wyl%4AT>Q4QL|OIN}difP^s9Y
+_1+psImI6z`0B)`7OS=1}guyelTG$kuqg5Cn;Sq&oC1*q^v`(4783ZSFpSqwz#*limE5FKe7}t0y5FF1)ZR&vbxnJG_Yo<k|cgJ
9<K<nQW;S(P%`%)xiIh<>?@bB1Gjvow6Y7bGd6Fk-Yn+0`ZUEfK(<pU-74s*F)qw8K{isZZm|QbYAp`78LA?#1TMk0_$=6(;WDMN
)G$%B1gRjbx3c)CUA09k?zDw8f})Brr6qPNOfhM+)-ZS}kF{!|d$mw6ho*Tl^s*u@_OL7|-?8tk5Um3>swEDojIFA$4;kq(P%j#=
T(Lta3bX&Wl{CJjFfpJl2{Mo|ZnZu%Y_VW2WhVo&H6+un<{_IdgspBh>$ZQnmaHNyvAPqgF&G=O&Z!M6Q83Igvae&P>NRezh%<Du
7#k+7hb<GZXSKz#Kr!Mpb~0nOMk{i%Fta4KGcutx94%M1dnqclATo=#`K}DMtT<}6JR&8x(W;NKls3IK{xnf3#<N4TRWNBZGcl#C
aW5LFhONA@Z?X_Dq_5R688JvNIV)N+S~8C`L9zufZMR0T4yW@mw<H@VFE2kUo+i|+o3muJPby`x@gP&MM6rD;$1aw#FcmH_88&1p
sVsA;NVR&c$RyaU4KuwjKrbb-N2zu%F|?zu6(&iWV=m^kF)S~n-7{~s(6I!tuCfQTceSgx=P6{YuCeAOB&*f14w)FPbCfl){-}R8
x+$Kmzo;TIConIxEVPF#AU8><lQV!ZAgN)e!?Fsv%BZ<7N;D!gASQFQZ71?5kgP_pXR~QAZ!^5LAg#f)pt6N3SFuPm-ZUnrtgu8g
dbKyLIW&c=p(0+i@2zIHd?DnxrM7}Hz8y2B_cG<Anl5~_#WkO_CbdT{z#em`V77}gWh_*-1G9a#8#t3Q>aG$X8>xRbmnu`R^QgC*
5x58@LZZkf0kM2A<uE!jY%Lopda<6dX01)MA~3lyawClrov}@`Q?DE?yfrU0vMpAs6)a64TD9D+(lMPe<u92kY%pf7*E8ZC=`7zY
0JIP{g)Jtq6RboSuCCM@HM8wDajyQdlQ*HU=q_chS}8)X`MO!HMKg!64=U=nCNW>FC9>cylBWr;!Z52Yysn?N7BlrL|1{Ywxh6U_
xF@zTj<$L<aIi2kF09uwXs-XP47fzJ+_YIR&8icyy07)BML2Y>Tr6Co2q!r)>#)G4WG`ebbhgm4Auk;=Zn<|W%O9??05l`GODl9V
ezFB37_L$=l%DP=MKB>JJuWV{QZ=xxcChZCRIVwnG_%<#q%uM@kt~3$XtSO#p)-9i)-7YEK`tLDkg+AG=rGQ)l(2g#PB9Ox{4jd3
C$K&+@}*C(AheIME~xsY$|`s+LaW@b%(fDv(J&^ke>7w&Y^LI}@1Rky)-PEyuC5~`e=jGo(=Tu?i!&Ryw=o*BcDpw(Auy*bp)iXm
#VVe)@~RRkD>Mu+lCv|lYOQm(l(LmEX|#_vJhlj`$F*a#_AlzDWx3e1v95$P>@=vcyESaIj5EcjiLe(hsj}}kWwN-f3@}`%1E`}R
IkN6D@T#Y=N}$NB2(|?^(6ARcger?NX}8$1)-lqw4yybs%_J|Zdbhr=2d}}lL@7EjnzQPwF1VO71F$f(*ee?}1ToRG3bk@AS*m_B
iLgg6t*Q+$M=R$t+bO)TEVpbW)G)R$l(ZANo+uQtpRRnOB(!m^GNt6LqbvKk<S9m~6)kwH%QG6b*tMsu1Fh|?#V|ss|EVFdU9;+{
`<nK)EUil~ps~_08Y5RK<t!~QO{@m8s5K<7Beg3tL$;!?-?O4NX}8)j%QalM7qoJ+=CK1UCbJ%`g%VFIe=gFj8nhoRttK}!9JK&6
yR~1o#4FIKtuTJEVI~D3K{8UXb|i^2Zn7k`J*k_q|12G>m$bqqb+9KecC2qK(XZbw#<HWc#V{l-Ubua-!?5ipr!57s?=G9MiKtGp
3b4*FoU^pG88S_<QnnN=%(Uzwn=olI%(M@)O0r2XfHa9J;U{&qS2As@#VrCdezVFia5A1Wv8#D0+%%~zKP^BcC9*;^*R0pBma?6!
0l8~3wY7Afd9-q*&ozoLWwCE3EwE84DYc@pzp`(ws3B7>U$B@rjkL71Su8WKH6ib)NH$QlZm#sG@GEE-9<M~Sw6JlpMYZlP&#34w
kuzVk87|T+#x=&bDKG&vnkWA=W3p#4a5E6J%B(OnDHjGTNiL$WN3f-+ZL|h29W#t8qpNBxQnJyo-Y@B<K({}%-LyWX#WAEQqcMrD
l(m8^N*(X9AU5@+u`rXcqBKM@d$3%tHz=JWSR^p5d#_BW3owH*va^RVEHKA05-hE-8M#lnQ>*B++%yC(voJ0rl_QEYWif@TYOK5~
)v%8=>oxAICp641X0#Wr5hyP!s-_2}bS*k8$gJ7111uJ-Sv0J)Q#9Z(&a_%A!K$JyiYIZdT(~u}nlXX2zA;<2HLsYo8Z_##7$l=H
bf%dyp)z4FtT5iJsj$7S?5MabOE4C&<}kIaZZ5bk95FF5H?R#d-mb|no1`f%$FLTx4<Y%r4XV7Y=A@dm^`&|-xis}44mA$3s4f_=
^`@h<4Xu4KsI*SAm@eZm+AuA-^Q!bRs<I6-<ha?eu%Q<*H?Nqf_%M&O7qMcgl&{UOyQtEz<Esv;A2FM?k1*P`ysu%c0JA71X0S1(
t+P+5sx1<v0x)$mw6O@HpRr;xC#}1%gRGIVe57fmF{?o+cr5y=WGc|Erx*>a)1Wge@~}@Ffin24(JHR3?y>)|IVcXb{<2xJ04jH-
4YyY|k+brxE;Ns*_O;5j)vzkC^|fj)47AC#cCan23A5ESOfKrE>$C!*c&$3DNU?pWFuP^7GpH!8Fey(k8?&6WHYr!MDYcI=U@&B-
)38>t5v@Tg#IVMzjIWff*|k$D93>p5gR=`IOfVlMjJ8&`5w>78ge*QX*C>~@a=N0OP%T+CFf=qQ$tn=4?J4E2Lom@X6s~x#4Kk=S
Q!EFz?YYIRZztI>^R&*m5-X&lb2LP`6|tANs<3dZ%&E7tt20+8ORhh)i!7@!uOGmp0JIS*DKLGur?smp11dDO8Z_@KFR-#O<+cg2
ceDQ@Z?y?A;3|)`{4X&b0I3o($+PXdDKIa!N~CnPBQ3Wu%CBRvkFGv3zOUb|l(I6g@+_Awr?~zlYPc9O<+1y!ORUc`0<$MEjI*Vw
uCDg1iMA;+957RfDKt*8c(q8f04v$3jIchqOtW<}v9DaWTCcCE-7pt0{wx(P1+H~5hcP6tPcW!6z_YBAv$0*VDlRZHswsyoe6Q2C
)V5Qy1+)~dU9j%0AGD0KM6BC02{?!_Evuod)G(;B?<B0SJSBHCK`bXKJTy`>7_HDP<u>WGC^XS5G_IYq{j?UQ)+4Z(*ef`(^RyN;
;IwWr)F^f@t}!LC3A0HxXR8#o?<?jTEG|s6OSL_<lQpfg4YU8BS1vcNuQNC^Nv~hDhq&1?@Uj0fajbPSLMr|y9j`>S0Win19j-7b
gRS>At+SJ{_bl|S*{@JDy(~hwN;DCu$++MzM={<pwYBLmQ#M02wluG}$*j68*syY~@-;>(nKZUB^|JY#mZcgf0xs*UVz$#VgtR_2
mZu-ECA70Rqqt(N**20j_OwN*JuxDvVYmad!=`t$%qn%QMYZXw10*E0<22*6u%lj|#GKqQ9x3RoC9xH<ajY1vswrT(F}SC+b24x+
SG4h{nJ_7@QY~04+A?vis536Qsw)|;RjmRwKd<|Q*cLc6<*ER*p)Pl`11YYwQz#3#M<FM*7_hA`93jXrPpED(F17u!QZbq~Y%o@>
LMkM&tF!E}&oqZIpEndWYcw67E4CXma<9gsRWYBha5U{Kd^QWVg1Iv?A+--J7&XhYPOMb6#Isl?Win1E$1$_A)-uX6=qW_9YO+7L
W2zP{qcnK6(lN|2)}(_oqpXvy_bJk}*R#_ju`J^;xwxmMCA35_;-_`8t}nl=iL%nN{IJF;KedP;45?f#H>&`&G%NluG&CqAIUx=(
TecoFB&*f1<Sk{cfUZok-z^fflrtwdcrVzlpecwZ&a$w!bu>^hm9(EI3^Xq?S+VOVMKCC@L$ZmtV>nncuPrw(rZ?obqoVn?K(#kD
a<8VaW~7EQ$E^XgsJg<j6e$8UM4-tr+OEm3e=lOO{k2OrZ8XgsWH|LDf36Uy{xhbyge)+&eX<^~4XsNq4K4dNiMEilg)q7>=A9<6
wW#GYfGpjwL$2sF+#^l12(@)J=C=qk9W;M3FEL=R=P4?%*swjg>Mp6c;4b1bax{%G^)iStP$7#lBqXXd!ZYx;+A&WwkrLM__Ov6e
dbDk=8?E)NkFJ@o7P+FMJGExE%QP>n4J<~rA}d`n$R`f154Z?0a5J_d8YKENR-&h{pf)Zu_Atw_J}LgKR4I3@bs~na4>VSyp|?w^
lquvd^RfQ0m^0k9EjZD%M=2^Ws<_uMwJeUc(6HsGf-L5=G_>?Ff-xgBcdd~$<gMAN=rI^9!Km1@A2e301g0RhFslW%)~FFIOfaQ0
2rGN5kt#f?oFfjknllzRAuR;7->#mr`!XJ_K{h+F{jHcS6fK3UPbnO(Zz$8T$}%0G4KR7B=N9O#B(s<;Vk=l1*D}&AurM+-4lqzP
Nv|%fc`W@WATf}!s<yze=rY$c`6$;c*{roE{H(IAr7%yn3$ZA+nx=d#OS4O{gR~hpqoH23HLnpdLbgw`>ndM07Ps=U+_HT(Ev0}g
)-s_qG_#E}5HiCtvo$H2#5C|VTQXCzVzYxTK{Wp+Y$@R_k*;;B!kW3NT9KbLD=&4o2s1FY<u4dBK)J24aWDfVC@)pAEUNCV`7$o6
;xO8@VlV?R9V7<0Q8ZIAL@+iV6u22O3o)Il1F)Pd*EC_Kh%<3GdM|mWE2)3E(zdcLk*K9I#VyORsxICwBqSrSVYCLcj;jo-DYY;+
Q?*VoVx+pa%em*a>M{(emNh}PNUce@^{|aJJTD`(`?8lbHZhbZGPLF?cedy-_%*~e#xCWjQngGd546K2VygeJ{4TGofgm`g9WIeC
m?IG;3A95sE+`Z-ury<>zcXqa_cl#6?6+DgV=Yy*IxP+um^J<`c(CobG%z46(Jj?3;53vg8@MB~s;|DVaw=xDIWk2ofVj1-wXcFN
Ca*3u4=BnjF)(T-1FhIF#jlMsOtdyO<gsutT^l7VjwEw3vaY8jMlH-LVX%HHF|j_dKQU~l5Hs;F;kQ4xRIg91L^Q-RXs|t{jWWY8
yfFB$v@F%Py|Y#-<t{@kAf@Fp=`3@wUoj*qz9kGWMw@3b<~Ff0OfTpv>?;SgZJ0^3WG&jMu`}&3(y-Vr4=ehnUnCnW7PO<RP_i2|
aWGFUhOy!i(XrMv{w`EA7p^?8@S_r-RWh2gqcDiJHZ?b`BQ3VA`YbE33a{HROt%F#_OGnB{3i<|uCWTUAEBW%f294a__64s)wLEh
zcXv4W~wEzv^n=Sn<-5-7B;{thq+fSHY!RUd9fF?GBNe9eJ$s+im4MG=r40L2egqUXeYNI94_xL8Lt>Mq_N>G1uQYMk2Q$1f~rO|
IjWd6jkY|r(y7g-kC_oG#WE+m<R-c?ytMc(bS$_aHnkBn;V(+CowNTPdo+YF__R;5cC~vj+c8|U+%GFDTr=FXoTsWR!K|4uHmVFQ
Ju-N(o3ORCS+-g#g|uk0Q!ZFI2sK@_p{`Rl)Gu=k+O&tX{Ta-+D=exp0JcZ6Kdj&?s57p$L?$0K@3b&B4zNNmU$w2ZStD644zm!g
y{jRzYO#i@6}P4}^e}TUny7gs{j2~iXR|Lb8MSM+e=$C^ATs)~;ja#|ou;8I9WvFiy)ay)LbK~MU$Z_iLopY&f-s;j7cHnUwXv(L
X0H{t3^eK~cd^Q~S2bg?;xUr1DKPD-`Y)R_cCi*Qelgm!4KTwW04zAK|FRJt`79ndpEG?iU#%&(qpcaJC8?yUb{<T!x};w=4Kueb
1UH>Br?rf=sx(@yg*5H23nw?UP^8E#!LMhofv{DkFR^tr=&dlT_^5WY9<`_)RJ4yVbtvmFlPr}jaGLqDD72`rTQm?cRx~29J~3vo
2rd(@BdwGob1J4W9yG!-7$PFB&adDriLb1*$Fy8CR;QgTNI1Hn+^fhkowBbkBr+~Cv97(e%rsZ2akHnjd?=VDyS4=^N4A5chNvH|
ld$48oh)dmsWEOf6)~PEP_gbUBQ6y*fiTUh$1o}(%BhYm&@;p}v$Z)gwy~oqccH!{PplrQk}cM&kTt`yzOI+3hqmu9fHbKvzOrz%
p0%8^wyxVRX|f`?-z4a*i74Qs;4Pb(JFzw`z_=JPueA!L$uR1*Ga|mQhcaKQLb0>4C9tI+G%<Fu?y`@u!6}xiNv`%VqqS$G!nDFL
1~oP?Mli@Q%ct@+rW^w`-6yKG&@9_CL$f`tcP%_Hu`tyr0~t0iGPHp-TA=JMA}nht%QgA5udxiV^rzUT<t$yX?lI>s0km{1D=<DP
wyl$_@*-Ka0<=~yBeUl*dah70C^TWL95hj_{4`Lt_c1mr`mdI>AT+<U4>UNkc(JyvH?cRgU#~;4882-yji5fRSuJh0ezmhKr?_>a
&Ms@L2eaHUb+rSl2(hKGu`RB&Q!E3sFD(nSS+}wrva*6S8>?ZYW+>^eqA_o{U$J<wldj?|QMY!mowRQ-jjZf4Q71UG2&TI+TN<mi
6*T50qPMBB#H{@<crmKANiPwzk|0;MJg)jL=db3b<1s=nj4kQ8D7A^Sdn-e(95ULjO|WjOHnwq~N-}G-da+?N!LRHwX||lQKeiz;
1+Cz-t1hoK5w$b3RIkn&I=6<WRWsJJ6|}f9^r;-K8?jI@6|Nt!W-#zEOE5#N9Jnd57$~1JMJ-FQo47oyYb<xI&@VF_qqn{+l{7pp
j<zkcy)Zg2YcicJkuWo;-KGq(E-!Gk0kd5-k0DhwCa}?~vMQi7W2gWyzqn?y+A!TR)eIA<i!Erh^DJ+$7P-i<E3L`69i+6Z%CD3)
XtGE&5j4yvnK0k0S2x`<uP-vGH8&V8M6RBtR4uNcO0b2lRVX4ZN3TRM{WEDWptmh92Ohhe)3qG3NU*`My)lR|BQbWA5wxARG%PkX
39ienGBVex^sV3~y)s8IUn&8!k+6d?z$eYH+$1fk{jst!wk-&)o+drBZLQa|Dye?3<+FjaO0~T+n6B`zgP_<iAhPtB|1hGks4-(M
(lAG|<GAE9PqcZcgfZu?d#>B9Ypz%{Bot1ttGKu{mn}0d8aAM}_pynwX0y_+8!!&5qcm5#*{sH{MzTY+*S0~Z8YL+sk)$d!YO+Tm
|E;<(JTQqds5JkjC9gxbLNI==<u(1WuQ4Sz%dZ17P_9NR@vURAy*BSLQ@KyLvoU$MdN+xz$gaI6=`HuC^|V5^;-r4F6(}UIo->{@
_^}eP<*9VGz$$kvhc1h%WG|dA-7hLL46_)Z04#SU|Fr*|dL?i$^%#4uUa|=_bu10C_^=`=rLLQ_D=vIAfVX)y6ES+S)G=|bNi0XK
xHfVqHZW?jVKY6ik*@r&;H8kPFtQA=iLi4pNv}aF@2@Z~o3pPZ+qsG?R5V$*6s%>iMl$ms4YYT#L#2JT<TbLf9=7$eU$|Sbi?WZe
RkIN;Pqv4zA+$rB!ZnaGhPOr~`mcqf0IvQdxG)H|^)a`sv#T2{d^CWy*)#w*-Le)nsj}uRKo}!41Tf9A3#_oRaIzmMNw68S^P7dR
3#r?-m$kyApDTDWPqe8sDyyX~N-{LKm#_*WIk0rLkE-`9^fA>lY_!2D8Zt?%o2nEmq_KH16tpQWUop0@u&8vhLNL2EPB1DpH7h5u
O0p5L8nzUz{4heW+$=;H`L(Sv_O`euV6GIb&aoCRJg}~`=&kCr_a$7f|1u&fkFfu;fUYFA7O&PYK(gSeaxf7w?y8`xFEf5O(z5-t
{xhR2kt*A&C$J^5i!<aPE-7uIC9kzIGBCiFTCkKZ!z#?N&mdQ-zAo3P^_&r+=`EDD$gLo;8ZBNms4-A7rmIS_*RG!}<}(_xb}WRl
zOOzc^f3#u$*=b=?yP<=doa!|TPonVRxM>T#VJ-b%bQZNQ8%|RT$&~{sI9d!Lo_oiH8fSQceoy}k*~Wh7q|qnb}=0^sIccS=B`*N
<}Pb3*fL+WqA_Ey>9FImkTDgl`LUg^wYEsCA}mEMWv^H>nlkUQG`DWJXRqqDI4KOY5-5!;wX|KZzB3s#zODx<vMdEKE-y4K=Q1lZ
ex(d9N35x^bG7w0ny$IAgDVfP&$c+Tdah_Lysp70Qzvq=3#5WA4X}eT(<(_YmM?`iUo>C0#5FuBr!okz)G}hUE-RWWQ?*kuFRDkm
wXKk?9<0eB(X)Op7p!iy^|nhi);5W)oh+m-PAvqqv8e*N3ABW;0y9gm<g@`bU^PLv9IG+6uPL)I&Zs=LWU-g1g|-i}KC4tQSvBJw
{x4*;@G~r<0W~YJTQcRVQMF|-v#_`_cr)X)MKMUQAT21YG%mHa4z<FxN3wCX+%V-VDJ-+F=&nAn53Wx!c_@3f7BG&hBddxl?=1#0
qq1DF!Y}qRC#>i&x~fw(4>0Gh95ofR&9}BRsjD2Y`!5ABUpPLmz$X2&F|p4zW36j3J~S_`bTCFWSsf&uI<{!BBrW7IDzHZ_Z!$cx
+cNsJbT$^T0xd8iMljO0Djupa94i7TN4TrATdXuKJRoN<kSUNU4zQ%LOET`YTCHLwVmDo@46%<c5wh<kU@{k+X*E_e45tmMv#?II
i>gMm4>4D_y0^x)Wvl`=i?lhUl&*6u=`Ovoawuo1J+dD(3A2{0qNKB}+p#^VakR*-OQ^o8&auR;>NIb!46<di@Ul8Ju(r;yp0K2~
e6&|8(zTq9UNpe6i!%PSBC=YdL$WfshqazD2Djj}C@j;hb|~d0{jvKtys+!B*{<NB_pL0U4X3cHtDK3nkuf5wj<d$FlPTgWfi#CR
I=H{B_Oq(9LamjwwxC`wZ8Xg-*Qxm~;JC`HpRp_=X|;8vvo0Amd#tFi7&2$DHZJJ1jkDAxz_l5xH!W7NR<o|Pw=k8k(6i>N2(-^I
H!BA*_^l|Xp05TpJ|}~w52T5)8ny;2Z!h1YS1%v9+A-{}Z?K;(1hvsH6f2sr2QG%Nyf8+wp052dKQAISo+3jm&oa2PdoFml(=Ud%
z_7U`v@FNB-!N>g95S-DqNw$<Pcv+#6}I>$DlMI|@~q6W7ALc>Uae@XCA88k)hksoJ1v8$1F4fRucTwAe6t)eF|%N>bhIG0pE7^3
(X@#s#T;$1UMvbNv8b=5f+-9#&Y$qA4VCJ&DmAF6UMMatLon8|J1FWg5VOFs6)?>*+b}J#6s&Ntov;Tk*RQTHrnCn&8>}Is&9ghS
)~@QY7A;V=u%bIBH>}7q3Z_uCBC#%{*)ZfM_A?qZzo8ws?6dhWT(N&OJTm~U`J{`jH8giJ03|9fPc~Dzt1y_c#<erIZZ!BP_pG$D
^Q=Uwb|f9O!mTDVHLVY{6E#<}d@L%o11{1o_p4MK5HwA&c`fd(7qF<9{;Xvxb|@3MQ!r__$FN8;r794z9=2ApF`+mya5Pvi@iREB
g0Km+FSH#i9I`(tD6QKu9k{`@sxVM9*t8HR054=OIV~Y9`lL}Qq_-=rV=7*;nyYQ63a)Lq3NSOQ9IDVRrZk8zj;i)2H7i&#%(JO5
makVatF(NY!?ORZWUdV>xU)zz@3GXif;dy8RIs<Rt*zUrwW>d~OD=q{#;xq7B{H%vG_>ca-Kjk;CoW;Mc&e!-zbnl#TcqBzt1v?~
(XR2IhqSq`D59-2*(!Xq(xuC^C@ShHVlAny-Z2d@UM;C7jJ880-m&wpKQyv1F0#@sg|tVgSTF*wIj~HyOr3`>MXW)wce8Y~xS_eR
WvxT8?XpBKCm#f?V6}p-@2?Xzh%r358>j`dtFQ_vo-nDlud;@xE3724#-(sAk~2)SyDmAnBr3caVz^Z;oTN3imaiGKQZjTg0VBpR
QLM!&EG)CE%Ps{cD6yWe=`?_~7A#+}5wmQyDJv+nuCt&p5w%IB>8xM1OfA7HI;u{w47K5yW-Kx-$S`H3VKCw%doo9<S-4d+w;;eK
(K7n9=^yGb!7djcW3!#LS}Qp)12CwsnIVg-xvHC~e6`0n#jzBu$t}UPBQ^K81F^|8G&x2!1}RLn4!ljYFR_6s6SA8iys9xekh9$)
s<$h)O`{pKL9rCG(X|Y=+piC%c&$OC^s#rL3aCe{V78aAL%1a`ATCNS>aOjewX<ZhF*TnpinU#^kSxbBJFU*GRV<&l`mIo{s;T3!
{4k-leI>vvNG`B4>#Rkxhc93@E4R%wy{nfb=%{)!@}~+hK`$CL@Tg!k_^ebgJhX<c?K48HR4^$vTqfHj;v<T%XE2Q|VypC~ASoNK
=eE7Bpr)8A6}4(G@Gn^~gss^!mag8X!?3j__^c5yd9>~?7&N#srZMcVi!Ti_`YZ;yxv!)&yCgcY;jYUzpSJ%stTRU_OSGV|pD-)9
`mG_g)wilEb2gEvMWOhug|qUZ?KI&jA28vs@hf$-buk2#G_XT4sI>yP5vi)I9<tjp^E4Q+%cfbLA284<<hQ9QhOtR8<E!>5j4mUs
QY@yd{;u4wFR<n;I4=IJOro}}uc@dhqOA@r4XtLdw5jW{7q&n!j3kXD*QCcRWT^fkCaGtn%dShQ*sF@D5*{5c+bp~_v$W!^V6lNP
v?)rswJmzF3$wSdU$mqzn6^_if3U484Y>TaCaNQ+Rw~slJ+p-`l`v!)J~fH4Cb4X@XR0<XsU4FlP^>PqWT&CEp)v}w1uRvv6tHWu
sV|E*YqUF=nX?x-p0pvhr?8f>Pql8anlFGc^s(o-^rD)!-YbwLi?#l>^|4%}u`KE);4k8|cc-~1`K&OvyD&VhAg6n{B(<xr=(B_{
WH0J1{48~>x3u{z{Vts>GpuvBw=2W2^s|IA1u^odelpv!5iUM0Hl~%cEv}R<>M(>bRJAO!KCx??jxNS5n>8J?ORdbcM>vVI9kqWk
;H4s|!!v9xpsnVs7PSqtB(a3J`mofcE-?!#;ju@a#k3<aqP3a0y|K8il`Z5XTeUYXn6=CwT`}{ZwJ|j`#Ij$o$g*9lMybrL!?Crl
>M-N3tE^=vD6vx;bS*ZkTr=sQRHMzYfv|3=aWv^AwyqbjG_eXP$uiL}Ftmjyv$zDc1F`e8Jg~Q}a=3>x03wnx6tg!okf?a1$f|p#
Ff|^vv8YNiVJr`@BCYi>Wi;QiNx7%9GPBPtrZ+$^aItqVc&v%Kjx{!@?6DiU2e6wb{HZN9mo!tbPcfgOx3ih9Wivmh5wd4AKeG+8
lc$_0Ni$S7=dz|VMJ2JSnzI|KNU@8v45v)6Gczl(oh=P360kI}k13lnR4mf3w<XrIOf*oqX1Dw>Ju?xlHM4xFjxa#6=BtIZF0ae7
IWM9!xh^TU2D3^nHZV)Ap1B<`VldaVxUM>$|11uzJ+%`t__w&Fa58=_478E3=CBzxgdAG1TeN#DyQY#gCb+V<XDSaQrm%ak@3<PN
CZLD1q$<s|sj)M#_8$AMAGTO9O}7F!Q@I<kytHw#`6@QFjjhwLSSQ^q%&Ez&^f247g{*nDezKCPdbyCS-m%3hjVk%9VXPuFSSp{X
og{0tt20q7Kr;-oo3Uds0<7mWLoy05&$3sU?zGV{#kM>!$*PGjX}5zk`Zdd}Z>nLp@was+RVb3E5-(vY_%h5W5i}Dpy(_4*eKCZs
8aKYQUoJp4Ij7bpyDdpEp|xGNZnSi;tUIDKPB0E6?X&@~Pq3P<Ofzz{c`Qk-6gc4^AF$%9o3kn{POqUTB(4}V0JcY>V=*l)QnYw8
ZZ34VFDpZ}5;91#Yp|)ava4yUz_>)T5udFwDIrlMEvn72PZr`XD6!un8#1OZaU<ugxiW_=C^Yo3)-boS46lc>f}qE>zpIKa5;Eeg
o-$%Cr7175sjwuqShNkP<Tb~zLLiE?>Md}rps|IwGbZG-EwrexJ+5Ih@2|+LbSqc40JmqhShp}T-nBF)Y&Xs@jkGp3S1=MSqctC}
Znkx;JhUP;P9vTr`YTko_bi+sdnv*$wX(glXcvh#FQ{y|l9n>HUa=OgnzZgMbta{<fwg%kptK@2Ewz3r;GqSzNHRh+6*UO8?zelc
>oKvlVlix_WEys@u(m`Y(=HsMe6;s4=(XUp)GoEM(5wP7$(TEt6QupI^{O|viM1s$=P;-;FtnwzETBBMp(o)eYBPBzudVd2$1Sri
AvMys9Iza-!8EI`Z7{^2hOwA7>94XZM=d|OJ*+;e->eoiQ!%SB#HevCpfJq1Uay5QEx1fH-X-j@6|hIIm^5ZI=dn^Wpt$QWj<n=4
Eu;jmzAW#p#<tY5D>C<|BDY8`5UV~j7c12(ek7+cDl~g6c(t)8Rk1`jFfjotb1kH@swZ5ly0$DPxh)8(t}qcTv@|p`Of*oZ$Sx)@
va$8FL?*+qcq)-BA}s`_;WTb3nX#d@lCqmD)+#S7dn*5|8K@aA{x<@)MKi}Ado3C(k+ilnAgHyr^|xCwhpJQ#TC<|Df~n6gB(ChN
bFjRq(JTq4W2ze^Xfjc!2e{ueH7>8T0=N~h_psYCz%<INBP>HCfhP(#3#QJr7&Y!Lk+f5+|Fm?s%dLtm_qKbr7PQwYnWX!%gR7IW
N-Z;}^s@~l46!pR0<)a5ZmhsCJ+6E%A|{ltpfZ}X)U6e;wJn`29j(|ZQmag_*qTYIUNXuspe2$uJT1yFVmS@95itt5R<bv>2qfDy
94{g`Z8Ea8C9`WVdZ;|FK(W&`Ix?!X9w|^atS%j{8!#p|c(-S?f-OljBDnRdQ!5^`>@oqUiWp)rthJQ4v9lSrl@!dg1+<qpuB{d*
P^(?K7`1>J9Vv4z#w`3S2sIxubS#9qQ?2x>w6wl6<GG}@n5BxX3$#c#C#@N+{IOrS04i@O`7d@XRW>pynz&Rh0I?i3Ry8`g87<eV
7PdyPiM8q`gR>>H7qX%@-n6W=3%4&L1vC3Hf}y)J%A<EE;vP<^b}4JQfF#DWcCqf5do(62!nkj!6Dzl<UN9M|lC3eW4K!)6+$JNb
VKQ7WXEIEwtFcq9xvAN)Q?ewa{<d|m=(2aN+PC#I8LZSTPpTg=V6m*J6SaFRaWYM?=$zCswj>KJO1btRAS-*cqNotC)ioNbX0X{S
Wvt3GU$yA5613B{m$hZG_Od`P>??sX?5*}P?JF3r#4mC)*)bfor7a3D4XlqejJWx##I&}wOsqAx2QxV}V=~CEhNhS;95(Z|(X8t$
6);|}$1f7C-Z5}4RIZgYil~I3HK>oM$+2#+mMID_!Lb`MvMl*EqO=+{GPJU_B{agW*Qz@-H#AZuPqEOob}me<6R@}@9lG<h2BMO%
2DoE2=Pk6gVy+mKx}-U_Sr;Fz0If{4xfateS|!P_PPSDeu(7};C?iF<7Mw-2)V4dVZ7|cce=8oWx3HDB*{)bBWHgjB*|Qoqyt0)w
8@Cj!sipcX^dxku?zXoz+%udQ5U=jEakbK{1hI=XnJ3#V)vE%r;w}TOjkE+UTrtTpJFr8zG$^aJ-zcB8^s_o9hqU)F9<9)}3o(W<
W-DVb1th#E2&5~vyfN!6;xnGN-L@q(F{PC$6|;q@YqUSK8L{}V{G)!X|19t;@~s%5PBi<qy{IrWA~L9|4zGf=EHs2K=``H1aWO?S
2piC?z$no&S)!n+<F%?bw3;Ea3Ne7N6f}RXrzlRdtSBD1Lbj@>yD)XDL^1%YQ!}_O5VWSP*s>k5qc6rXa-ncFORIh<;k0HbPqo{#
bFXPMK%pEdb+90?qqOKV@U&<(0kp#~!?MSz?y;gXTd$e2!Ls(HK{4~1aHhYgp{X6M8?Q37Lo(~Cv$Ddrh^!m9XQzrUi?sc))hdas
gtNxAiY*s6DJ<<K_qhNiF)tD+-7LbWFDbsP^{wx*Ik&DXUonlfPqi#DOQle(cP?nAsW#R%OSEMv^)(YBceK^4!LO|-hA8nYp|D!A
CneJ{f~bJAqo{2($FyRxfhqJVj<AR=rz?9jaV}vlaI=vv#w~TUZn7)1S1cJQ9HLXSg(3&8%qRr7NiA+9ayEOgn>MgAt+Sgh1TTdp
qO=n-&9I{}4YpIY2QW{yHne)M(XoRf3O6;lPd0Tllep`&1Tr(U0kVCw<}&Lv)UHc0tt59bs3g0zXf*UJ%d}6iZ7*=OWwQ>l$EOjr
i?t^x%q5p7%`5jd<+RwY=rdWjjVqqEma~AT{;rcY1*w)V+oj2>1+{iD`K`L9M54p6S*`jbv9R2!w>A^Ao;P-}@H8*05+Eq4Loo8L
Ke2$XJ~Fwqa<ba7uqh+5m#G9U^f2M4D6E^Ydo5Nb8!gqfM7KI8>@ZNaKP>jO@-*PHV6%@j+9M?;x+Zn4o-@xd$}b$UpsqYBUZ;+?
=C2AX9I6L0ys(<Cb1>vElc{*8ccNUeB(O*{p0O&nx-lcPT&*@L%_<GDRWre|3o`AcWTK?52QBKiGAxL)I-N@`th3jy`7e_+^Dr&5
mo$bjySAONSTrgmPc%?094#p=(5N&mU#nE9`>!Ihb}x%C<uzNFzcEfRhb8VXSFwGtH7%1R2_e!my0DS8jx{MDezqwo6tDxccP@XZ
HLdHo9JG40Gc(vTZn9D}5v;GYeyy6KeKi=a%`SQ_b*^?LZ?s&hgs^nDTQMax-zx1esksKP4>3%pZ?*n5b+V)_#Iijqg)zf18MBBe
iMF7v)39MEIx=6i#<0-1b1qRWp*N7Gdb0+%zOAM*m#-tPYP3TsX0<o6jjtCr5w5VVuqbGx8!T5a-L<W>v9gP{DkKs!uBbV%4X#=>
LbNoj-?D}<S}1TZ)G;}%gEjgmmAUt=*d;6-uq<~dskA{VM7KsMmb4EQVzXp4&nY!E->na@inI?iJF`5l^RPgsO0d1LLA1uAysi}^
Po`J2)Uv>{@+h&cI<q-72(e?V&9Y0da;+gJyfsj#7_?}zJFx&4Y^j|pM4}2LA~YYP`?0*PhPI6_!KW%Stg^POEVrB-pt61{d^BLQ
s4)Sxk*_wg4Xz|CMkIT%V6+7->#IC2AhATU4khun(Jj9*6Endu$Fr=m<1<<`;wV0>kGYO188us!d$77KAFxKOv9OLW|0{E|_pn#A
5Uy?~L@h|Nk0(Sa(6#)q+_HSCe6mY1-LVKFda!CRYcNT(p0v*}54KD+qbtz0B{Rpi-z$2d&8M6#f}wdXkTV0Z`5?x(gD6|IptIqo
nlaTeuQDGnz93^UUAC&TPqApScrk*jRk`A{ShZKHqBi$5gD<JE@+>Z+q_GUHxirhUbu;f6fG%P%H><LinlJGw<0?zDbE=T6k}$a+
UZ}$`WVMSbd@S6xt+gz$U@Vj;tt@o3>#a*L0kb8mkF!oS0y#o8RkiduH>=8_M<jPBD=rKqVYDQrxVH_YN3gUnxH9szUa-rs`>uzu
*QZY^HMH5VqM=VP@G#;p0<0UgG$b}KAGX<~7^^tA?KLH}Q85WN1ge{_c(O+{XtBev-Layyj4r(?X*Soi@UvB(IxNF7(=7rr1~lBP
CMRk%Z!C18P@qkw{Vk2LH7&d}JfuK0(6C0aY^)hJjx1IzKe$1*X))QO!Z0tLVKQ;Fcrb>v&M+M=c^s)M{;O57p)AX+)-mZeVJ2R+
U9<}<;kh|2STl+)Q?AsqJvD=)s;thl`z6IRLbOM*|0#H^upm&btu)0bVKu`u8LG3cSEKu_{4!9f7A<eEW-@>xM7LA6H7bZJunkZe
88k2}8L(<FJ+~b)OSI;#hc93my)eBk`7?eZHa7yZ4zoBkQ?Z4q(y$$}gQ?mn>MXXYR51l9jxbfX8Y%NAQ8hg$0jGmB)wN0{uD2F6
R4=}x-7GjVSud-xhOKI`{;>rtXs+)p<Fm}QIkZQzP^)#O9xSV}&bFDdP_RulWVQ6I?6Fm`1*{}3p|aU1k2L1AskDb6nVlFa4I}rn
0xGdE2QVo&zA^bN?5Z-gPODEdGccMo<uuo=?yo|m05-}oxHS>0KC;-Z+%wj!tf0Fx2d|MWWUM|g>!`1_cO($Cz%5C%ucRp|TqpuF
-7(Rv=q2Z>5}m=V>Y?W>y(bl=>Z%#GuCSY@wXI699JJ7~hAwZbV5u@OA~ia#CaTG@oh$RRP`D7K6SRb{urtf7l_cu0bg1XBtEgYK
dauN>pthl~;jzTB1Troy$2J7Ce6+S1XsXw+jI=$j3@y91MW(m7-?Nr0!?7{Bs5F8wk+m|nG&8<5y|aZcw<UeD@U=%YZ!0deE3T2S
O*AvF8#1S^sjvmJo-fTJMzklLwJ6uJRH%iw%C0xLceIi-DKT=j$tg^v=C7D85~ZUr%C-qLi?e62d#q8ma4}#aF0O4fk+n%Nt}-jK
*D71BJgdSssx6~6aJ5RbNGQv$fulXJuCc?g%qr%v8>YClin4{X=CnnxekkR#Q8aR|tFQerh%zWJ5isyAdM>dooHRVP*Rp0WR<v5J
=Cc7clQD}b=b&RMEgUDd!?n+_Jh#anF1H-8dM-Y$B{HQj2rry9UNDp{EVR|JD=3Sszol6(C#}>WN42=J+O0D(6RIMxoUacxHly$@
v9ppj6E)DTL$P=%)ToKEVlOEzoHWp`FfThO^tAD*6ER6Ndanek>nTgDB`m$TD>3Y>?IN-<Q?wqlT&|%pRWgjNZ!j~e1gdW_PqFVF
uB->7qAU3;o-lT#eYW1RP_ghRin0?WC9Yz$ma&qd#j1F+XEcSf<gUsr<uorb?yFh2+_ak{d9iY^bGE~@f~F{~QXM&=owQ)B;I^Ew
_O8G!St(X7j4^DLcQZdIw5`oB=dqqK-YGn|mM{)Caj@GlH@9r6EwPKR?z9**{IP7e?5#yHw>VKVtTt*ew5;<g3n|C1i?)`qTDbqS
dK-f=O|4a~G`3u@NifB;M4_LtFtm9#zbrAOKDFpFhN=Fn)Uwf>KQ9U~Eh!)^d#bH3A*`%6b*=uV5Tt>l7BtYSkg624cQl~3qpYK_
5;M{;fgS|6Z8Y_+T{Ijpus2>R4Y?PvUoQ|d`K7n6cd{6?qOdluyDw)n2DDnWB&s5>H7;ka@-<d7o2VBn>9n&gkhzPsq%9yY6`S=l
#4#tV%d-`+D6H+H%dLN_f-@K+AFp|`d9{Qv^`a##mo=g>$FWVV3b))ZAF>oTj4ZUI`KF#VP_;3vOs#9QWU^JX%P8@wwlkNcGAh_F
O07z<WGg;7`L~O)YPHX-iLu4B<fvk)%&<eOYqW2)eyz4L)h{uuOtu&|q_U5m@i2)hx+M~%T(q~Z2{Bi-J~TNhGq8lXBe3AKthEiL
7BfsVjj*LD^0kYtK)2B`FfFed*0J3)c&Ylbs4QN!x0bUu^SA4;EiuNZrmfE=)v+-&!mZ7)hOGOoU?K>qsI@0C{+XRKyDtB>U$$Yi
RWP+J#5Ak4H!N<i;Hn_8k+6{|U$K0tY_1oj_bHyLF}9&FBrpRqWG|Jh7Mz<f(=8M*kuNl`oUo)e;HJB;oit>owzRCRKC+Lnl(WLJ
=%}7ATpWd{*{$~|cDVVf54KG$&on+Y39<_?%&--;e6SL;4k>@8%reQfM7A$9-Y%>%%pz#AeKY_p>lL4?=q(JdMKKekJF&mB{3-pQ
&Lx1YQ#6{j)gtt^JS&niK`@gu;4w3^#<6%XnzkIUCa{_|$SrcAy|u})B`F%U@-eZlT()SnFDi$sQ?~A;S20qzRy8HE7o|kCNHt3#
q%G{QU8pm!4K#f(*R?OTRxHRZ(6KHmOE1zkRjxiP7%uiP{3pGxMzq|pF{$&O3%DmT1*>;8pDi?`V6`1A;4yx)60{mD)UjzYGqN!>
S~T`CNu;|PS*bZJ6*Fx!`npLhfT`p#N~$9;S+mm|53GW$VlU^h!!^RQEw7Iq&8=In4l^b+FRmo894|7k7%zz|EFc1`EVO+vG&J-x
s<Aw&ue2Vg+%8cs@tpxR3^j$Q_OY6_7P;dsNwra~uANRYrKRet(XB?dq%jgR+q5|}r?n5XDKt~MOSJl<A}<{^leO!xGbaNoO{;Pw
*SjpTvn;kP<F?wd+%WgGkFBaO#3*33;W3J?RJA;-Sgz)=gtT?E|FrNdHa1wVZzx7F{<9XcxVBL)xvdwllD3E}GPOFf)3Ml~zAdY^
H?T*uA18aU5w*~=JFUDhL9rGpxv`a)*|1!!z_!$^%C{3Vo~=`~Y_IFEHMiL(9yZUk&a@aa-L*BaPqlKRZZPAoptJ_5v@QNIz$xV~
uB~;iu(PN*;<EUyJg#3e?lKG<d9_C<%dBguv!(s847a?fda&dx@UVTRBC8Fr7%rBp%_(QErZc{=(lB{3L@l5(9jOH+K_{CuO)lOr
aIoDhNU=8_;4y=(zpnD4C9<5e@~&XDb*ulg6t#IW?yl%4gSd|_*(l#IdNA#*ORaw_(Jn%&W3&)4B`}t^x}CAJHn6FxrL<_JkTQEU
`n2+}O0IjU$SHp<7O&>DOtaf8@3eXwN3ImLTQHa-nX!ec@UXM4AS#M5O|`W!_bBYMwX5|q11!3Qc{ISazOVbUQ>h6o;GCQ=->glr
y{y12lC&AOb*-Q>v$3zX6);yYS|zeI6Q>R$bFNmjp)rjv#VipeRx_h67_uEKsH<cw>o7{VpE8%R<g+lc9;n8wT{T27U^G&+u&X#M
lP6m-TryNM_OG5S@G!$PjIoZj&on)*gfsLkqAZOkW2-(S6&G@`H!uya^|EcO(=~9gC%A*D2Q_&#axf0BB&{VNBC<fOi8Ib8e<~Za
QYZ^K1+CRIP^d_>bTbsW#VScN7BL{Q1GXtB)3G(N%Bp)a8YE68!7%}`pr3fPOR_+*m$rK;g)Ppu$fzc)b2M7G>9Z6u0I-m=tFVkA
(<mRZrZJDPHZ&J747Iee@w8>Lq%SqA9VCdhE-V48zO+HCm@WOS7N-p|hP4ne!LTtc(4{oAhO_#zimE{<IW1<j3bBK<1v2ljlQToN
ZYOj#2e_arfFSuOpfIVoKq+=G<gzs*@U;jrj;Tj9X&`%|EH);vMyfOzovo=Pd9<psOrQ@e!?CL(Y_fc`4lJFsv$Z`R*|R{gp)oVE
iL*sCa<Hf}UMom7k~C^II3nLN;-`nMhb>$)<*>M?)-htYLou<jVXsrJs4?C$DKNdXHL^jdhA8zajIr%A(KRNph_bx7<ue~JJup`_
lq&zVZ6>y(TCbEZVJg0|_$&#yVKjEN=ddL>w6QFs+_y6^FS2X3iYl?LzA=9*I++bHN3D3X;w@9G0<l9f-YKjxnWj#ew5P%_Ji1V#
;jvjXcdw4O@VE)FwYNHz5w}^a%At5N<+X*ddos2zd@VSx3ApgEQ8Xf!46>W8#<&A7g)yqNe7JS1YqWW_l`sLcL@X_`cQJV_&8hdW
t}`hw-nfdd5-cS!u`$T7XqY;%E3MqE2&o9OwynuDb*~07GcrD_maX(OYaenjxUMNTDWssWt+a73jwB+lbu3P>Ff(<tV5CX1_^Fbe
5U6IZIkiBtO)?CzsU^>{#He;M>Z}-{xvwNFXsll{IIk=(_%gk=y)uX{KDSn^P^=s-b*PvyVYK-wkvF%iZ>LcwX0Qw^&M*@$Y&3c<
il`#3h%BZlHnfN@Q7odhv?d0(QyfIJPOg`)`MAcY&aft^!L(E{KPiv246`e;sI1H}eym}$H8LG2@~z#j*DA>~FRp>D|E8U)M=JcV
@*v_YFB>#Av?@j~nW(Uq<(@UFR+{6c1}FqIMX3p>m@pA4o3kjaAhBMt->a~vJTxb=*0D>uk1aQ^(6a+9A+->)`kAP<v@<ZQU9l^q
N;ZNVS~BG@a<HJW>N4=CEum{M;jsIx%eBR~545nbKQX*9oU*GXEh{~<Gqz7M8nGlcYc8BEjI-o5g)BC(?X(lAx;CDkc&HII?<)JK
gtEV}BDG*Mb+aa@STf<Y5VJb2OtQ);AhU5VoHvcJN2(#U)iyi05-PehJ+@0V(=p1mG^CHVF|kp%yEGCsS+GMgCNL8<gfQB(+qKKE
MY6=U7Of+<Pbzx2!?Z^)->vViLaA#onzD<sZn#sme>4BH>#PtoE;LND3bw;9#4dHLw61ixb~LH6`!KvN-zto%leCGaJTk<s2DYy;
;<&Y`*(QHD*|gI(e=@o-%(E`Gjjips8!UsaS22DudNH7r0yK!0_#7TEh_l?b)+HdaF{#QUv8q0=eX>`mq_~?S*)c&dF14pJtFebD
8mcfS6|*5G;4R>wc`<b_GPd?9R3rB{O0M;(+OHtB=`9{K+a$rYMzVM&XQkF57^~g0ma=p(_Ba$Q=(L9_VY33Wr7`QUsIqCY5-`J}
WwD?xtSwlzF`$aELAa*0S0xd#OE(g%#j`E1w6a&TgSL&cJ+0NLPBDWo3$&WE866C)#J2M;OR9)2L8fZ4a;z_~dMZh@`zrpj=B`vE
!mTp2NiJTrow0KzGATc-46C`X@w41654=4uComDT-Y(2Bu`H3YS*=C08Z<(wW3uWo`8P(hsJ4%;nlwJJ6Dcq<#;hPUQ!Mu`11twJ
0kns)N3cS)zqZzz3%1s-bFe$CNwe!VwlS)$PAEPhBCM3GZLVCmm^AD$L#~^%X|+zSp(<mmY_QcP%(B@s>Nonfelsz(54w%0E4NQA
9Jc=~!X&~ZrX13ylb}YdG_M@9BDw9YRyXdo^R@0XQ!*nmOStr;2POJ2d9&=CXSSg<lq?7}13Ba%C9eE15G5)q04FLcnx=m->>%VV
P%MQtCouJ`tTI_DS+t+6l`u)G&oeQi`?R~EzqJ~mpRqu%LnC>r$+kSHH#2^<oUNuZF&(}%x~yEZDmIO^J)-TgLN$%J^D}R=<FKEw
$u1=^#3;_Ux2(dnL9`_>n6<<;h_Y^|ps=mCdMo0qS~Tt|wXy;-xvOEc^(;ZF;j-1Qmo#N7>N657q_gF>Q!>9c`L%Pe!YvFf&#)Y(
DzJ{SYAl*CE;RNq=P)~}QmJS#EVQPeurqz9^stpMZzzPW3$r_}tGJIWLb@`zVIavcsIYagG^BGNakCw>*(htYj<Ynld^Hs=c(zfv
Oe}{pMzba$Vzk$@zO`4i9j=F=xi45Oth2ANYA!0P%B?*!kSP2p11~bH)3fw5GOqTr_Aqd;SvM4%Yqm5n%&>o<P_ULQo2d1!Qm`Gg
J)<75x|(9HKQz3sSTjbqfV7J*-K~ElxwI55*0dEW8Ysdyy|yGWrMvwmu&{8nX0wT~FRU9jA2gJ(RizrRL9~A`127}9MKUe1z${y{
R;+86sv|upldhPr{xJ<ThpRg%OC_eS#-M+*?6%}7GaQzveJsQ>N-J5Yf+^^*46If&1t@BuL#B-{(llWiXtbC#QZ4@|lCr=wkTZBJ
Vlo7>xG)VkWTj3vhOWJ|d9yw>!m_!u<1n%>Dz*MF#H+uib1(oZ;I&dTq_e*;{vnh!(l7@f<*pty2)c1C+O&zUjWg7+q_EYd-mI0R
CNzyPg0T57ma+e~elbn7A2K|!yeM&~=`k#@5F&LhceJk}QZxFnUoc#$@}QeA8#J%5mam2|T`N7b+^~VK(kc3?y0C+)1TKfHpDI2n
SQbAqxv@*Ap0j8!J*`bPN+@VCF*MSucc|Gd;4CDk@gcmk<g_lZZLfZ>v$wXil((Za=`2L88n$4zXeo#+hbzi60<$wX%`QB*W3=10
@~&wvXtpIYGc+SBPco;YinoF_xH9Om2_4X-q_hLFf3Ds&k+)8#Mz~wF11u}2`LN<F53$-YEj3vzma@OFJuDonaW4+8XD5xUX{}$l
W3@OkjI+5cU$)aO#<P1c5HMD;KrlcvO`bY9NVK9dX0UZKCNRA%{WZU>d$Fjo^sUq@CoI<}U?uIR2Q?k3Vlid6=rb8L!Zl|Sow6UQ
e6wRI!L(B_G%*si1tjb+Q8P0!cd}|MXSD3K#I>`l2r+;#?Ka>V5GfHUAGPf)^)Y+45jU5#L@@R*1+(ZavN5EwkGF5GBQ7wqkg{K_
wyfx^46GZnz%wqlO00P?wXW5%%`i2vD>bX2y|f^q60l6NJfc%AuQbvv61Hk8Fg7Q$3%PqOy|K5lxTMQ4l`)GjYA+JB;x3V_(WctA
1~X8!zNUkqPp|kLNwRe-da$Or=&@$8qOUbLRkb>x9;vXm<gP=t9x(Kts4*6>z_pmLwJDD>4=q};{UR|ceXMJ)IV|I?HL`jk<t(u<
MlsPRVzfszFEo0g_^zX|AuItfO0<MBJTGuETqBe(^|2bExu72?g)mYfT(qdOye@Vxo-N!jSF!%JimeSO9Izg<)3p_>YOoTpuB8>Q
yD)*WmZt}@1f}Mx<gLx99<cqf-?XK)tFOedma&knKeYd`fvGXIT&;Vo$go+igR)_=9vY;s>!(GrQ#AjmTd&ZfMl80r&!pQWc(co~
g0Kj*<0;-O&@h#^$E#1YF0d^qTd*}03NyJhimRM7V6Yyw8>d|_%`n<FP&6m4S+R_-va}gB46_U~JT5>ndA3z8rLjt>F|;nKA*<=E
?kJYBiLX+ykSj4X544`K$uhdH5wlJqmacIxA}mX)%Oof-y0J~Ng)sjv*R{<lqqQZU5-NQ(`Lt^_!nF0UVz92Z*{IO1<}RYA*P|dT
Uoc)boiER;%&p8P<F_p=o~-gGsWq}M&N2zGCOG-H9JmZDHMm5o!7Pn6oG=uwvzNTDT`buy>8R;7I<)+;J2KiY10YARp)Ja&?5(=4
TeO6>2(-W<;x;d{$~2QIH>P>B@v~~K1+6KqH?e=I#j94e=c~oIVzj|CsI;>u+9W<HdbL?IXfwyORIE~|t}~=Gl$d$9W3zs=zBOVl
@-HAPnzes2?yz_tSRjBUgDf358L}EM6tz{i478{=GP3_JeWCL+hcRO{6*7Xe-K?;#wH|gOjwd59>a$p~Y_EAW;<SmaJSG>oL#viB
G$azZSS<*+OdYH<paUK>C%5!3C6q<9Ww4^B=o!4RC#Iz+E-@}NpEE3{6|s1$AguhflPQ}dlP$e9^D+@7(lie({VM{v|ElY-gEQ8%
A}P(N!nNTcps$Ct__KF3>8cr~7cPIcAuzV1<0a&+6Evr<Yq%=2qOf(f8@Lv?f-+99@~}-Y$u1hOLax58Q#4<yx~Y^fV6hD^*e&z5
(ytpWWv)@Kh%cw00WqqkBQylE7OXF)4!EZ-+b_*3?<lq=Z!k8sleAPP<S=)%)HoQmHY`asFCl0y^|2_bYqIAxgQwXhy(uR#zBkM<
JEjFOce9Z(Rw~o9aU=gU7N_vCKD6Msf2h_pqA_i*tFm@2h%k34D6FfodaN@sSGWZ>+O3?cRIQG*COGi1Ni{Y!(yC`L>mVt%uBVGJ
ODy{^0j%gUj4{ryxU#;hZLZ&|)+}`>7Bp2cg0ZZoq_<MBp0G$Vda_5gBeNeek~1y04<w;4&@{9)<+oq7B{AVHbuE{uTqsGfNw&GP
Z?)Vuj4oKUKCk05(=JM}3Aml9!nDh<A25tHGqpITZm!d^=qB^98ZZmCoF67005&@_DKNvhIjWtuo;E2mBs7>YIxu-M;;_LkeX7~1
gfmnw`zmp!QY1~R`l>KB+ce!aX0sNiAh2hpMKQHAa<POlzO`Ag+Ohq%AE?fyi!lN(vos|&vofKvNV7B~TQ4dl^f%e3HmGtnY^0K~
^RHsBauInm{V!Uz54S0{4J2GH@U(I;Js8e1FEJmnsvjda54C-?3a=kFQlQBz5H*i8J2p<Ry)vyM`?Q3$=`hAI3%A3tRI|G@dbdw8
%O@(ZFEi-2+_+yYHX;ZuZ#K%Vp|6xOmaSW+V=Y>?|FWwt<))%5Z72q@lc=sCaV07#R;Fk$crC28JFd&JtFMr<HK3Fx8ncb6G&I1r
RyW<Ssx;f4sI^=)x3iJ7!nRYg@veff_$>V>Au~9$s---kq_fDiFto)takeWcFDP^{KP?}opRWzFd6ZEtAEbdLK%7IeO{U@~9xczX
!m%H-loRK!4=(O3bty8hHmLBkAhEVA@3bGda<)vYrK)KwW3d^uaI?s=rMEk<mNAO2wy^cCs-je~!Lz8a{<C`|>a`p+Qz#NMzPIu*
yf0<8=rw{YoUlf;CoC7H2Q<dH1G7!H5FI%tyQS2yiYMVPX0#f!fvi|Ei>UmldbD*I_@wnPfveOsZnJhLHL`FmFsLsri>0DA9I&ph
ezHilt0bYU4zOIJw5jm5J2Vcoj-m*zpC0WnH#HwN&#l}r!>~y&#<Acs1~(`Yl&#_|kt~I=x~c#$;<K79<TPuYsj|PXzqN$3T(T-M
BeC=~(XK7I+OQcLL@i*n)G`*bTr!riGc;!@XRjb61Gvk%iZMB{N4fE-MzGl_6|8!*OD@u(z_g{aN;7OXIx;{oVz3h|!7s@*V=2EF
ek+(TG%I$n%&V3$nKV`|YbxonrYB!4cqI~`iMHe{AgX0EWHwc-=ngNi_bh^-$hnKOxiDZb&at8}i80o!rm>r~0IiIx8ZZhlIw?=7
Kc6!+0HTJo9x>>%doph{sU`_90J0jl7_J*Mk+JEqNVvc^-LLSpimuBkTdb`puckvUJ1(rGt*afZ6T8r@xHAN;qBIn-X|QLtkFba<
Wije2aU|`qk~60@eYCnVyDE^bz_0hT^s!kiMzH!U%el6&GBjN>OD<lk6tV#?-7oI1{xVxJzbFo_V=lZh2(iO0doI<jR=8TOZz!X&
qcu}4i!P=zeX+o-(j|5=eU*x|yElTc=%v1~ceq0}^shWJe6vZZ4KX*b?YMg~^Rw@)6E9-4GcgpdrnRWCrmir!#jU+AH@KWCzqCoU
Dz<mCpSHg(nXwfyE3A(rfhzeXDYVlqWw#?Ol(2R*6(*-Hk2SWebG7cYJSYM#%cWy52Qd#VK&h50SF>IzPo>K=y{*|Qw666kQm@*w
__m!S12zw?La+w1K(v*!C$XTgU?!BfTP#{KNH38xQLslU9x<aa1+?m-qASlaG$mFk!!AcJSFFP?3$xWR*Dyb%ORZ!q2`p2wB(9q>
j4FyXuD5}-v9dFq(iT-Tma-PI>Y(McelRL9bhJ&NB(jG!wX%scu`QykiYlNptFS?@oiaBk+pPdK$uTpg3$rGzm^2Tv#Uqfg+%VxY
6|$tYZ81`?Td!U%I4)zjjI*z-7Asb=9l55p#k5d0_$|P+6f}Ca7&UpX^0l6%%(PmsDYOExR<<8A%dko?*eaH=;4rNno-0tT6|Y^e
B(RDq4Yd|ABrRU6jHqQVE4R+CVYBbF%`I8A`Kv`QUNSDYz%fIWLZ;-nRxHr8owBF1;<T<WQJn=ZEG;{vd#tRoVW`zKY^%5~J}j~(
Wv+T1K(kS>ow=ekbvfiOi?z_NJiMed*(@3yOfYLSE3}t2QY=}rwl)PUw>Ipq@U(m|ps_wPg{cm)Y_={g6tsOcel;tz38v(z9xF7k
Ung?2&apu>IJi%=ejvUl+pzaGthF^UnJnVC0I(M*Z?rr%Pqc?MK`^ScJG5Z71}W^Z$Fn-B&@*f_$1#_n4XST6AG7kgku49lp{o+I
#H|>$kCfjuZY(4+*|_5{u(kp)ptW)=iLbb?R<hTyTCXB2G`AWrC9}1;=C21S3Msz0aHc9VdZXU8e=;byS+?t|doa?p&N1gMhAwNV
619CN_$cwFtfwt2g|{s-Ik3*J`Lc&EAhDpa5;GpE(=iFH+pS8r95q3;LA4^YY%?h_)haYDUa%S`B`@A8q%8y<Nw9$<%&4iaD={Oq
jUv%2udKBwqO+c?2DXT>?ytGBZmiQOGqtU_#Vnm5Z!OR$bF@pa+Ohg8?K5zOx43jC@uWj9E;A`9f-~8&U9`m(8>t7R+mnv4?JNWi
BBzotvMahTma;@E1h81G7^W|;61dnek}egrVJ#T3Ha6g_ey@Qji8jnIr?c0!UoUX1=CQxDT()<$7Bng}SEB^DP%N^veXgCb^E3sq
*R;2{>?`Y~ek^{g7_q^m5H4#spsZK4@~#fG0kq{Qcr5s*Loi<~X*Jw0=Cw?#3@sozI;49r<+GBxX)g<|3$}$RwKU={x3FL}4yXgO
V=%I_?V`-H(zxRz0JW>K^EA@5gR*QfWVVbpQnW)WelIL7)h@^~ny{Itpth`{xG-2PW-&c787MiX{VP5&tFvt^<uEohJ~48z(5=a+
KP^HiA+|%Ns4y2QYq2sc1S$iwDm9?AYOVpecdVSJFtQf7EvbLCO{r)wP^N{dShg{>=cv9Ys<TxuZMeX(a-aFKkThATswDR|_NhNN
U#T3h^sE)NK(kagoiIwR*Q*jVr7_?zEVOyEeX(Y<jx<;!j<8~~n=nPCwz1P6O{oelsW8;2SvHC-@U=3v+^ml@c&aw92{Gxn7An><
#k2=2$+MxftFn<S(ykP+Au9hUs4$8#zA)0EXE3ucZLDap8nFYf3p1sia5E&VXRXq(7p#!5yr1&10<l`P2Pqaa)G)WRX|l*Ai!=Br
pSPp8BeF|1buD%-7bYGZ6R^;(CAT9i={K$=bF|ejFf;`&WhW=Dny_dkb+Z(%dbaK~XfzEgYNooal_k5S47fwC6t(cM{VjK`_AYoQ
+b({roh9w9k1RN_>M*Ug)-o5g1gT`B<FXaBRkh!!^0j#}UyeVrgD_<<Gp#_beX>faUbFJ2Y%i9tgRv;Ie=M>vF0)CioT}=t1-a+2
<FG?8475VF6R@^5+OPU8Ar>_=JS>th$uF`pR<m#^^fj)r0;C5raWjl6bT4-`TA;$E9kzU}F0x9qcPM47tTK|ZuPwZ&LL*JBnXR0(
ShHQZmXu_#y|QL9W;OaL`nXuN5VR<;O|!(cO`uq{O0p}fov4&G3$)@Lo;R5)*sX)My|Ij<!njee5}uf}m$ju4Z7$cXQ!foODl~zw
kG0(|)vMwuc`@U(HluwpnlO+wtTa8cm@QwnD=N3NFP<VWv94;aQZbykzAX(m53anfM>#;Q^r@(_J~U6Z^e7p!khJl&!ZTmD-K-I{
EwJyS#j8v)1-8~PPOJ2^4y)^}2(1ya8@4I7|FB}RX*0_(C$Pkz@UIKB@Ug%xixi<VpCOX7<1sz5R4KI|m^Mo=1h|v3crlGCXRUNC
q^T_~8#T42M=Bt;hbrYR&$Q;UE3*K(6s^uP>9gFe^Rk__?XNGeay1L8UNm>DEVF$wEvKxjT(y*`S2)473@%r=nJ1~XAhc|>0HC8W
STsd5KQbD)5T%eZJGP^^JhP9o9x==?h%VT%zb0p_DX3^A8Mpc?GqL-z#<YyFA+yG|^f#Zeg|Q*Isx*l!l&+02$1x10kgXgr_bpl~
M!D)W39=`t$T1MDyDfk)45&IViz}8ig0lZJG_|NSQ#7(E5VBjfV74|e<h21PIxsRIx2Za~_%Tf?v#|rLc(UCrg|po&G^DAt<+AED
Hy*yY{4%4g+^JY8`>mTOL@ao)vo{#B4=b`TK(>vn3bgJv3on_jtgFke%q-8TOsRRQ5H%4laUu4cfHPGv+bsZ<Z>g3sgQ{w*-62vn
^r;lATd)+hpD*RKTrb`rmbS&S)w5x%&a9X%4KB2*SExlQ<tz*<{48d(=dV~RS1?s9r!n}fdnj!=H#Oz3!?E<UfF-rD3MF4M*0l99
TdXUwaINLD04%p4e=w6KU#$@>{jub;0W`}kRWN_1J~5Il*c&XW%bowSwk%hqH8S+3zpx#;4J049QM1xANU%Gv7OqS+Q!B8rWG(F|
@~~wu5G(t*$F{67V<%O#iZ)<5X0++BN-+Yj{WgfO@-OH&in0_ZFc?HJ^e?L@`!S0$lOxNrP_{`ls<Rre1+fOO3NfiN7_Lbkl`-@%
F18Q2sHd|t$++w+$}+*Y<{*2x2r<#E88s-kZ!P<@@wE}L0-}YSx1bQ1MyfF^X}D>q4JN~@;V|DRgtNsoCb)X7F0yAY7bzUMI-yP+
)hf}qK&?5eXC6|zj;4U8&$WLr@HT)dPq<ee$Fz4Ix;0TSBC*OgB&;qnCbvj5fU5koxUicxhPu_SF||3imn!M7aJ4tLLbk)IC9xqf
=Q7r`>M?Sz95maqZ>%4&v93EYU?EYUGBo$OF{U%IS2S6wm$JJrX)>6vO|H_k9I>Y`u{1le=C9ALEiX>3fwgs}i!FSwh%bw^@-t5_
=`_r*8!<VyU@?rfRj?qbGdMA^(JYxVXEjQpAF(aEe6;y8!l=F;4Y1uW?63K*nYh0!Ri(2qP%{xU<uRbR!?t3vTc8p#lqobb3N?4D
>NU(YQ?)CrPPs89Y^{7F(j|YiG_gCim!A!^gf2rPQ@3Lo@ht|l_cMg4vN2Py1+_}EbF}>`yEeeA$u&f-0<+GvsVLR8XtIsDy0s~+
uC&{zV6v67S~DEDyDK3x1hu;?Z?9yx3A3g!?X}4;wzugpkFRtw*e}(v-!Pdel{eF^DzxA+bs+n)9V<h#C@Oa~>9cjR9Iv{#S*-0a
HL`xD0~%zoL9ETGY$iFh<E|#6BDFFslc3Wwt}fFtV5$bR8MAPz0yWaCr!=Lwm?<tXi?UI${IE5+FDmV%u(FISEVMB-pBz=QRI`$-
swr8r5jOEHQ>;5MB&>$0H8d|N8ZvIKcC+xfSu8XtEiW^yf~Gc>e3Htv^)+OudbuI5ySB_KLn?i*@2kW!yta)j^|33lGPH)Ub+AGu
LMiV!GNleO_c;=<{<F@n6*WmN#<y=aa<7ZH&#B6<)2bS>8L{`R1~jU#Lz9&>3Avjo*E5>61Ty=tlq(&z4=y3CIxTXrgf=5LQ7E^x
x~a}8Dy@mPDm3V`L?u(PtsSv52CX771D-1`!!9eXrZ(@gl&`8Xbu_Lpku<EcXS5@+q_GRLk1wOQsx)+^ps)S7nJDe2HMkwKSS{H$
o3_#}sIoRI)~J{;AuI~Cy)36Q0kqe&YAR18FD@Xe=(K9J$ubzSy|fc9SS=N{Cn{7Z`y^+sL9D*BwX<!qHMQ2Ydaekt$E=pEIWx>N
^f3i8MYVgav$3HycQbb@z&Ep~*Rs#CSFE8lE4FgAC#>{1fiK{$;<SCYt+kM>PqZ+wiZur{C9r+4a4DcNWVQz>q#_`+ou)N4BeA|D
CAFq3613d4U?hmQ-X)Q-LbPnN*{zW%ORg>~N3uOI7%$wd!ML`yyDdpEGc?Av6ty#{b|b(xrln}Hg)=fTRk4sZQZTVF<+b~<OER>y
hNkYU0G)xTtFfuDl&vnXuQZmTOrfDPFEZ1yi7daikSW_S-!U32iZIwP8!x}CRw<OUm@+D#udb#s%_o(mG_46QqB<q5zA-Ym;I@J^
kGF`le6`Rk`LyvZPc$4ZhAxk?Z8Xy?BDT@7#Wi;@#;P`{kFAI_5w{gI4z&@qZZf?s8nJyWjx&X@Y^-juthNxf*0XvvoFlg*>niE4
RkY@{dnOCDN;3{DLbye;`LPZyL#b1i=Pxp}csSm$Ha6q0zA30L$h7jX*tCZ*NwW~PLM#TX7&m3EpRVMum$$ks=P2T>hO9Cm#Vlel
HLiE6*DiUkC@>eWSG4%Is<uk5Q@D_|1GHGOIkb?d4YIy1hqP6=`?fl+8ZNb{MYb+8yD<W^w4@rcrZFkAO))aCL#su!&^O+(n6^r|
Ot9Lof*ZsrWHF|+_%;(aZnXcdC>}I1$1VmjY_X`T3bMttcQk1&<}uW<a5itO_O)}i)h=`}AS_m)g*T42UbaTEt28?=={3o)-K~}_
I<-Zy5vsu~_%Pq8ny<4gF0@D|%rU>NHn38%XD#Ek1vt$sQ!jt4YB?@2kDs+SaH$tJ__bTHDmCq~@;9(9*R+|iR5o_B1}u{*?x0n%
Mlu4l0W>x&UoJQ%^(d4y2rFhRTCXd!d!<jN(J>mVzOb;k-=-q8;<endI4d)-8n)yp(6sfVkv0P|>a^Z2QYld|o3;Qf4YWY88L&;T
Ju)IQRk+wO+&4(C52MpEo|=&{k+MTD;Iw`+z%$gWw=r;_fUM54KQfK2(l98maj>SU6|YY;p)Jm@M6wbrG&S2cjUs@w^t3lP9;L&t
QLW&&5h<=O*toB+{W4Lrg1G-FiKc?DAtlD9tu>)6Rk_V6lrKauMzriPIWXj{;4-DI^tmpMeKN+ee6S9**eCV3ueK$&7pXtC$uR}A
#J5zQFRm&w=q;Td6|t$cnKH>JZLBS^!z`{YaiBe|zA!B@YNPkFsiW5_y)S2-cC$vaT(89_KCg-`)-C`snYGxc|0sPkO}N0ZgeQEn
L?;uiq_8L^Qn0ME(X^c{r!c8Bp|KD!5V@PB!M8A`H!^FvAv8_3y|)y&_$AY<3AdBACnyWD8#7+30<r_JpR(UAPPcNcpDbmtQnWp=
I;&N!ys?ul3bY@x4m7=}$*?~t95$*Zd$2;ezBAo3;<G9)470wi5U%mH!6*ovWv*beZ!(3iT(HcuA+*LZ+^hSwl`uUq$1x78Qm7R(
A1=u)Av=O7d#q&%-7-P68@QjXKeT}_b}{F%w5^9Dg(-QreX~HgJv4eSR=b@m{j>=stuyJePp`4B(6$7%s<3h}m$fb>)GvLp{jn)E
JvErOoU=);y)|Vnfg&g<+b|TNOtD0z8Z&gIz%MARU9fwl_pskE1hE#kAhCrup(NTS8K=fA7qtzt;4$O1fwf*S8#Qq?G&4XkBe7&J
L@=+l8l!HtVm3IcU%I2QV6GT6$1G*E9<d>?!ZbKF?=j`Ey{(Bbl`^L`0W_4aCo;FN^0hcL6SLbhe5`&hET|DQhAslKJ21zxb1AU2
VXo-3lPM;*K&(uy+A9Y&&M+b;#<E2<BP&C+=pw|pl&u!GaV*>_@3HMJwX$8VNix&2{4XptDz<?xx3&JNy0w$A$g)(gY9KDM^ROzo
Bdr0rf+V*g=A>dUvZRQkw2OH--?KF_$FiNWAToz6@3arNp|Tt(zcV7QNwB9X->|o@7qo3PpEEP2TD5L46eMM+Q8ewgnlF$tS2Kv9
g|V44`LJiS_Ni5{?JhYlO&J|9F(^)|{HT7lqp<3-^{?)(b*fb~bEK=c54Ur*rL@R1BDN_b0UNt8c(ZY_POPvf?kzMh^DUn*9JZCP
EizfMORq(=oFuQYL8ZGZw=E{0rmR4$Tdou`fiTmgKPw=%FRBD42P^`hfV8nPOE4%d{;asL;wVqFRxs+ScQcwR+Of4PmZ>WycBiH>
bFyS9IWZQkQ?=4DcPcwF?J)1IC$I6Ol`IFYLbHab!LA~(!nBez4l?gCm^9ZcaVZI{|0gXlo~g_$%&sFbd9-G-vMkE7tFS1gCo%rD
LndXm?l7S=x2QcAm@oFWq$|{}_psryN3@PDFrz&${xLzNVYUUKaIK{+z#UXJN3$!g;xKcuM5cPOd@zqI3M~}1ezaSx&^3RqS~EPj
Ii~Ki^EA|`Y_&Tq?Wwr2HY!f2Dl*Wp0=9**rY>}^aJYdp%`r;2<T1mwBQI_!)~ctg0<NwuDlFHrkFCii1UN!0|FZnGv7jn2t}KzR
PqT8VIJ93MfUI$_3$Tx|>@plMg{>>K1ulHJ(y}YFajow(;<X^TwybElCo#OVLn}HgB`i#;&8^w6<hARm%CH@;{;RvOA+3C_^)z5E
$1JBYBeO)Vq_kYJsH)1fQK?ijOtd{OR<J>|sj(I*ySNmrDlWsWDlo&en;q@3>#cLI9kRMHb28$mGbxX=^t4Sj(4R>zp`!C288J$)
)v>R&FEh!cilVqHbhC1|(I>#DCA0>t0xH5Y^D^QzSTCh35UWWny{Cw>0W86_r?J&5?l6|Kx2b$CSuArh7#>P2F0!67`z@`oH?3VV
T)9#$Y%2=35-L}l3@L>u`YR`@1UB2OhO<2^T`_p3$f_AJATf=$@~q7=+OjFJ`LpIQ=`n*bn<+Fi-MB&<1}^urYM~jij-srh6Cu1U
lQ#D;qpq5_S2Vt^J+(WqN4Fp>$260yv9N6|iL)Io$|313SEe8`6|_pPge-8fpSqtheyB;ZekfA3Ij+kyzO4YLMYOD|vasJN0yXU}
)-UU`a4V`TXtsQ|CM}+{%O4#!t+1S|CnS3;d@x`v*)tV1Q8MHuw==&nvoDpep0F4!Y_=LHHmnS?ax;0KPO>I5eXqQ)k1wmUCAFM0
8Y!B#=QZ25E-;R-o~@CxB(y5Cnznzl_#%unpRo+0kTPAbn6VG5-y|(8)3`#ZEw(6>-!h@9iZW!D;3o{SJukF2BrO{>hqb#fH70v7
^D!ki`6z*`IIs~kRj>xM$1P7EJ+dq@Gb|CUn4gp_8laFcxHf|@O)VO=7%)aK!8571$}ZEe>?)D8zpYBOQ#5EaTB*D+&9jj)RyBz>
W3h;`D5FRsm8u6YHZ0bvAh#(liJ@gJLpK5^M6p~h7rCglskT-$DmU4-r!!u%-y@qV60`@ZjjcJYA2XDx#U{nIAh=2_5-mP4X{mWI
mou6*-7s7*i!nX8y|CD@&#6c@Q?D2r3^1lKH7~U(Nwg0zf2Fgt8m>640j1fb(KI%-wz1kTBQ932eX&@uZLo--h_cP9!7o&>tEy?L
=BE=g<+b9iPc%I=<gHsU%`tbc;-Y6Y;V_7>A+2;Xqq0i1_cKPY7%xk-{wCC|<F;8fAFvLv)Gsr#t2LT1QnQ>jFgVpOV6Pr5^ry_T
EiG86ov6C2Y!pT?^C@C5MYW1A<1!+!QXTKGA+7x?{IavHH?O3$L@))Sb+g4CEwN`TF))fOLNDI74z$oPA1hrcNS`$`?Xzz#x3b?Q
M=TOF*DEkFkG0{m7b~2pk2R{G9H;gwa5BQR?l9M{Lo-!0=(3)yaHU+hZn3el8!AGugR14OD6Vg#m!8$FKdJ6ATe9o1xv^lZ&?aJ_
S+D_{2d<*CKdxQ1!nJ)Y8ngH^uCc!=a<w(DK&zIrS~WH`#SS4clP*3iqA?*YyfT(D%P%P~urm3mi?X;f$*_|yNwvtRAucVl>8jbb
WuQ|m#V&s=q@!XmgEP%IS+G_#f-onsc&|S*tgC9BIV@77a4=`Fim^PVeXIyG<EaO&pD~Ft3o7HdIWj&etuk~hRI6pQ%O(&ti8O_;
M4|_<J++&(AF$c9W3#3(Yb;-=$FW8(TQ@N>wJ=O9MzIt&inHo6$S|!b4Je2t39d7+9I&4-OEOTN6(S$7A-E2;WHT1D9knGc&bB16
va%zpo3m0d$*c#nD=}iTKr7&}^f9Nf(6i(%o-U8GKQ5oPL#=hP=B$pjVXdGuf-bbMwXOay6Dtw2JhX`~r!1Sbt1t<wA+zSR4YY19
SGEzc10V`4>8-~xk+kcx7qrEVMVSFEYB6ZE_pn8@|1wLs5-n%0U?(CWKQhRfFS2*AzOL{j0kSKz>$G#YJS>!~fv1`<^SBo(53~_A
S}-oU46fj_7qCCF%d)VwdnOAsr7_d6rZ_#YL^YtaUNrH#mYkR~Fe3oAgRVj_aIF8finnsO`6;=v>9SNcUA1Jj^D87MU^8&FGO-N~
c(<Y~u(SuOK(Pe4D5~l)aIeoVIjoGdqO;C2YOhEvIyHkRsw=awH?20V8LHK?=Pt&#FS53)VKZqfDKBcSl(9sy1FS+c(JCFWU9;pc
FfKE+j<>n7oGo%8LoKZ{4m8%NYOp7){I$|82)ep8c(`V_;<ENGb~S=4Nv?jcdb9j2#;DOTHzf}=IV>l&RW<^xfHdeW$fy3X0y1H+
#4%j5=dTyD9k_3V4k^5<@2(=R9=c4l!JJ>Yj5C&`g1N>e2DwJHytVMHcq~M;i?EWpAg~fK>99026Se2D0W<5ZRWcYXv$Y$mZ7`lP
d$Sp}KPj6Z1t62Q?xJEY9<b)4(~UQ@%_rC-R;uZv0k8oxI<K-F?la6SJuL322ev6OQZil?lP(J}TdZ$0^{mz(hPdXmJ}fk|Ju<7L
Cb8|YNw0jcT?}HYBqHFo2DKEhr!51pW-(W_<}W|CyQa9aceQIVo3J3IW-V5;<}Wn3E3gJF+qhUUgs8xv#jw~hE~{m@OR}M?QnN|1
`LbEFTQQn1XskOYbhKG9r6_nZW-^>8->u8Cj4hxf$uFg?gf0rC>@iTBJ+LUPEV0F|*E9w+O}P3jT{GdbOfO(DLos13FtmR$oGtIN
6E6+1(J?P9r8HGBV>IJ1KanY>7_yA0!5u`d?<$%tbFw@u{xuP^MlN`sb28p6EVk6O8nyW{@;7*-?XEbqjkS<7ETQJK)3N#^YZx{x
6SclD+p;e(^eD+NkT6d$X|!fE`=oxZ&9_XbnX~ew%&)MeYqUbGDzHGXZ#G=0Z81l(^fYQQskD+Mkg;X4m@Az%wyUnI!z#Nn%P)vD
F|`IS$gZxiUL=jJZL?!D9iO%`)1xu0Otge03Z-AJ<s!~6d@*OQ=DD9W;xO<p*Re&UrLIS{*D)0=(X@dvtE>dHeI{Wl$1<9-!Kyu{
O0d8*4YR7Pi8U^?D72(5ODZ$5qAgJ{%cvc%xh$lvMJ?Slwy7Aj=CJTDY%=7W_$no~cBR0r2)0nNoijbNKqw%y=Cm~`ptj4gf3*C!
ovG%vH8Do8RJU_1&#;~}%rs=HnX#0ytG6FAi!@{?Ff_!nb25ao|DHstZ>aLK9I!609xo9wJt?CsE2hAs>#X&$04S-f`?Wi(qA+nV
Ix*9<H8wagh%Z_;zAwltcCZ+%o3MAJ9jvx5Stuy5yChIDSFRPUaVBFgXEeU7JuoA#8>ECVQL-a16RrZW3@jKmekXP+5TCXz%d?rX
+O6s&%CBc3zc2zU<{@pcfiK~=aWY{gxUP9Jnk`c)1+s~<aWV@r&9sB9wx|y@NiVs!t}QI81Fn6wg0#;tN3;pG`Yk*ttGU;<S}bv}
E4S7(MKp&X!nofs7O}&qjk2q>9;lx)Rxq-x$Tgp&>a6E29kGivXDQJ#m$Kd|1vN@At2P9bKd@plhpalbkh0sUGcX4uATW2Zsw6`)
7_YM~MzCI{iZpIC3ABSLG%!uJX|!3dfUG{SBC)BkLbb9owKcJ_U#{A+4JH|_Ub6J3O|q7+)VS{~LAk`RzN#^)3^WilJGlU_{xN2s
dZ&i85;NhmwY0yq=Nh~$8nS(*(63`HS}o?SAFf8WwlOlX;j>4iJu&Jo<0~q%S+P#5jw?s6POfFKA+S2Fy|Q*K4Y55jOQdocuC@5G
AhawiPb~W`J1w3FHL-Iim9WOS{-8B2&@bMt$hE<#ov>CgoiqQniZQ6IA~ec2%B>^1`7ao(1+R5A-m%}bK`>veE+_u52q_jQIwa>X
BB(B{ey(M*>M#!{EV!H$VYeu<`K=nPi?Q!6t+IcVGbli-{IjjAYqejsh#|EZmMN4ii?8b`HKQ*y3NTHwe>7Pwe6S|5#kbEgkQ-So
i6vVq!=utBcQV;3x+(uO_8}~_<TI2mWHDQ>*tBJxps~)bQ?)%V=CJlM2rdV$E3ZAaXEAy&__eE}7PNpCyfePEjJOA~7BmU6&nWOS
t}KkQh$!zZ)iMaPVmE@W<~43EcQ2Np47Tm0tTGxL*%yzk6R~`;)2v{tYNh}w{<4yxSgoHhvoyxEE3`4S#-KbY_AJUQF)xHJJF+jc
bu-4WttQAYx}*-YEvX?XGOe1jtSK0+Eih56*sTU6c_&*fowSNBv7le7&a5OfOBkNC;IXwZBe9}2R2^9~pCt6P0VbC&1f!NK#xc_}
3^L@d3a;R*5~gviFSM#EC@?EDNH=_~*(#VMnJDwNjWElpRImi3awUT_60;PxGq#*0Sgb)d7pb2xpDlPXzBa_Mv8~1{yRfgauQ13d
uc)ChC9pv$bS}xN^(yPIg(ZA1f3U%*)+<4^-84Ha&9ss*F0a<K86#(+TQ+YsgR{u6XDRHnP_|(%*0ox&lsFNvc`mXg)VCtF?;_T-
GPKsOCNS|X&9DJ7-z~wm9U$8#!=^4QJFf3611k8dRHcKgyRPr78l$7I#xV4-!!DtuFfIVD<DTBJ@UjWB`lm;)TP(vdNFAoIovafs
ST6lExiBQO6t-q6;;`bX5H&=wY$Y5uj<A54VYo*%(6}Y9RIng0<}X$*bGQ_<qbc3BGBp>YJSajj{j9~Vk1U%pZ?z4#OQv_SQZ>9L
HKiM~ey%bxGc+AJi7d&bN318RX|lk!9=G_h*fS2aUM&x~fG_kY!L=;3-m@sRN-#VuEHN@NU946i)3#SM4l2+V;;<K^T(P=1Vz<{H
SuhT=Kd|yLq_sIGX{jZ$>af5wrKp7=6`m|Czo<N~Rw_y|va{GQ@GB0jl`Flq-?mk*gte8hs~OrbUa?;-6s0{e8a9ix<}LoSS2U!u
qn-q{g|M`(XtHIrIWlH3-LV8OJtjY@$*}aR`83_MaVycYET}oHXeN23FQbOC_%cK<G_>Eh39b&c<Spr{P^=U(T(p&}oiW6<+_MfT
k*+i`UNc0t`60a`OD+tpWwpXESg{r{@3W*Sv9my^akM-#D=Utll&{sMSF&iX*Qxy=?4U?BFfx#_@v#rG4=@3ltuBo)BdtubY$aqU
RImcLLA5xlWVTSYRjI!!S26gn60F{c&$eT<-L}fHgs>m5)gz)aRWRGD<1zg&?jWKt3^AXfwWrs#DYX|c_A`>QBCVCPS|yCM&9&h$
LbCiPF0#h6hcYE8xU-Qiu(j4O2(oss^`um;0jVn}UNCktd?Z}4mbMo#oV3}rrZ40%xUqS!b1z4+(=*eu+b1fLp|An84X`P(XRHgi
kguk)c&$+>4JBGKyt`L2%d<@==O*p9VKhOpgtIy~$SpfDCmGYLq_!e8Dm5ml-LxgEdbFD`@iYdw)v}qcL##_QN;NX1UopZhm?S+k
t1gKplCBpv#;{Z`Vy@#T@*!U~!z?!}eX5Bnf41PVlDPaW87)Y(=(YT{z_#ixCAIJ|1TFtI9j<sNHZ=gX@GKrMI5ZcsCnyXsB&nFN
z%#HkSFta%4lt#y8mp|beJv-lkg>j^E-nSFN2zqUk**;)m@!PQJ2BuTfUp5IIJ4C#xwA;JWv%uqQZG}qd8TbCWg_{kGPG>2j<&uu
rL^1+p*A})t+(DXZ#M(Dkt{bg6*46%y{f1(%r^F|D73IG{4n&Wt+mQB)2LXp8YMiq`nFiIy)mP#C$=#$6|tDDu(PNzfwicwh%^7R
a<3$|fiVfUa3-&@khK4++O+ni8nnc%1~lceHndqJ<FHpS#;jK@@F!TYyD)w-q^txjcBg7JBCNiz(=2_hHm(;OyD)VzBe1bFx+6iU
)vR(hDkI*k4X|ykq%9#f3Ng?os<s(1g0yQfr81DQqq8fqs46%ki8D2{N3#yOKQ1=1`LHK3%qLYb46>~-H!v`<E3;WP#Id%t6tIM@
S*ye|EwpE}hO{~?v^DoKJv8O4Au)I^NjB-RMzPqoJS+V-bh7TVgf)@3sxeS8UoXR<db3O-W-x1^?l6V2wztWy^sw!!4zk&<+%BXs
!?iH5uQxR^Pp<+jpD>6nYO|2CQ8SdYs;smxfHIdT$St2NMJuPao~VN<A+e^h;VnxjKd?x)B{oR2EvxURza@<>7PCkv+btZX)~rk?
Ewg{Hp)cDs6|V|1Qn?_gKC;=XPBI)PbF@J-VmZ#UR;a|dLbGr((zKkaDwv$E8?zU!M6GPF7Pu@dH>}GUinanaG%Q)KrL4-aX|o$J
6f7O9H>l{e1Tl@QHn0XNX09wXz^fRob2I}q&M`c%8mvJvH>apJcP1ILgslOzLb4#SgR+b>crCiLIHMG<5;K&oy|<6KEjMB{mMjM{
mothn<gn8;UNDI;i7#3+54AWkCoHPB{uTeU*Rh7Q;j_0ha;hw>o32_fm#q}Ek}qB_H8uGs+#(vT%(7vi(<}J7D=tE}akj^^OevJ7
K(@xP;<3Ihi>;WWr?O_I{x9ygGcwnysxDckRh`#04yvjolOkp_VKBZj%q$_ZI4qC0;I;d-=rm?Ehqzp|iLhxh?X~l%pRe39p0EV1
D7K@vtT92e*fNs1&NA(@JgNDunynix0W@MQmz=mUA~VReAF}td0kjmf05LAK%dHAER47NSgE%}SC^0Xth^~Ax+^Q0tfGsq$+OSTw
4!Q;@WHA}5ODxl;Cb1N-*D=T`?k`KFt}uKnBCB09TDLYb3$0c!gS6hNudNQVNhd=zUb5`860=CSb1yfpA+QuLmMq1vX)X(})~v`R
-Za##9y1WJT{uE5C9UVN`>wgInk>#S1F*C%!ymIX5VA-q!Yy<yDjiI&Krl13>9#d3+b~QrX17zVU#F-nxwuHV4Kg>Y`>_r%3AkOj
k+knIiYWWGN;4<4@+Gn?N2-#zvoAHNjxEhEo~Yn4S*@EYLoa9=iL4&1(69Zp4l-UN>Z%ekeXzWt9I-#N@waBP^ez@GWu7atxT=J=
Bd)!q-KLx@(k|b%Yb;+aIJSYQ@2H5S?yXcY!l{TeJG22YNi;yTTQFob>a8BQ;kb=8sx<{MJhTEcku+hsvmfOqf3-)f%Ql%Q#4s?h
$1_8?do(_^12m<$9IKHrHy_9;6tHu!O|zpLO|@t(J~b>b?KOlqWw0r>tEJ4TE;LxQbuI@mQ7oS_ek*Gq0=OHoiY%h4Rwbw;)iR~7
>acY)7cn)li=omj4k)Xsv#`)Cb|_(~$*0(`ATS~_4==N>$Eh_i1~Cw{)-$>@cQN&{!7ex`=Q6*w*{m_H9yLI(_p$%AAF*UG+_-r%
vMi-BCbuam9<~QEzc<CREHrpAr7&hHU92WC?k<X~9J$Rcax_dXEi-5<MX)ur__OsfXSEJ1>9B^YGp(nh+oOviTr$cu)FSpS6t$tP
_$n?eK(Xkt;IU3Id9qY28?;L?db07YK(I|Fg0lj&cBl&^hA_t<eYth9AGnjNjVR%=BQaYr8!dLS>@gf9uL|%r<t9n6WG|Jl)UmBA
Pq+jrkD(Da9ki~n(KInCL9muAxvPRO9k*vOo3bq>jU4zdg03_)UajM_ue83Zsxn%tJG7oCRkAp>*0m=%jx;SP=c%r&Pcp8t=(4*r
<)q^@2r^PODYd$*CAeLq^tFaDZLO;*11w9hx-L7mye6Kj*e05+VJy6}PN<%*?>FwWV=p4F`mi^)lPnvxiJ;yowY0=3#<=e+!K}6|
J~I<AkS^z~E~$sMF|nz&A}p4v?ldPWqbK<+-7d_y$)+Z_$*{V&@Gu~!#jT~RO}FGITQLkZ7q$Z>axEYs7_fG=P%$j6t+n~IpS6m$
&=w82!?fZjmMB>=&LP#Me=mBj_pDg7VXmGtcrbS{QZ1J+tuc8ZH8v-(ptv8o0ybr~A+VvcHzRwl@2nms38~Jq4WM^4lCh(-=`d3?
XC`5_5UeY(*)Sq3K`Y<0xT$S4M<&oTC90?;<Fq%b6D(b{TCab!AFPhGVK&CF?54N4Ml<{-TQPYxu&NiI!Zhr!cdH>XTCLHrH7n#O
&NO8=HZxtZmbalYVYCo24z^n^NV0S>PO(C=QM5#|!7KnRVX_t|*DX&rx3TB5dawN}`La7S!8n1nm8?0iqp<d|uQd1`i?(kwTDR`C
ye-qQw6q~4{3?SrU9fww@3Jho=ci<~*sr3cyR=8P3y=@9i?pLJjj+6~3bV2?SSe$!1uX%vfTe3NfVGJ*nl+^&skP5BJ+ctCT`P7a
;;$IF@u!inO)TrQA~ZI#<|0P0RH*T;Lm{ZF)vMVv(Y0K%hBTnD5w+JQJ+V5ii8s};&M+acUoy=!(l0Eop)bp~{<lG{(K6DkUa<VK
XgGDKP%;^%B{AkE11?`Iq^z+sd@_G7V6VZg^0h)QhO)Y_1vEr6X0d#;Wi86Dny$XGnzSu1p(q!t(=z=vNG=L2hOfz;K&-K_Jgf7x
)G<S`r?eHRp}KoAqPU<i?=s^fdMHw}-jZS^wWt0rfHGjR$}qAseXUBbld_p4k*WE)9->z>6evBcVzM+ewWKDpgDfK|a;>bZak1T>
vbiIzN+!av*D+eE&8=^;;WEc8j5sE;4<=BoOeJ<K_q7VGIj*X(Ewpa5jjyFFud6_`$Sqm0z$inp;kGd@a<ug%jjS27?<$<9j5DDq
6feUy>MhEry0Fu<PAZC^95jF@Hz<3ph%j&jq$yc5+P88pZK}dC1~Q{Gi8DN>y{jTM7%zsn4zZoJgr^fT=&bjy6Em<g+^uP?N-5)`
%rsLp@GPt?C9bM7YpN6)AT=AaI<!NvKCu!now=2&e6-p#@v(3<JTPXrAhYbP<FmWCB&3ir6D&}$yrfhyG`edsV6y13NHjmTtT4Hl
2`;NN^RsX)M6)Qa@3h;r{v+qB6tUf~-71bPCN3zl$S`HK7BQ}`?=Da@`?m=#C$?m)AhrTC%r6V9D6X%wc(SRZESnCn6tC^D<E>OR
5H|q0Y_Q-mbFp4C0=9uOGc%p5OE>s1N+pjaShDpb88gAKcC`7l)ihPF$}yg^fGjgCC8cJtF1F>d+&B6yL^xs_5~ap8w<!R$sx&LP
lQgQhV=5sqjjE?HI;%jkcClD5H#D~_;IZE;b~Ab(Wip|$%rMQg4J=DBTd*vxX|f`*EVeiyM>Kr4*eLxnEhLqs6EecIP^wj|MYR{T
;xanATr)H?t*7WN<1HJj0Hq-`<0iVawX_mA-m!498nnkR1|r@wD5%M>g)o$_QMBQ<EGmX6Trh;7nJ?Y2QMj+QxU4p=_%5<7JS(lR
_p3d&M6~v-MzAF_SgXk{inJ}Ux~MBONFST6VYKtM&o36P<uPG0G%$CnZ?#0XMY&71Vm13Rq^fEzlPxf*95zoj?J4=NGcgRVo*mIJ
kF<!VLNGryGcePjhP7y~7%DWg6)}mZ{3uW~CpJDV!Y$1;7n%?;=`oltNU)%)3Mi|o4!0_@;<PKRSF{Bzg*w_U>#iNB+_QYLA+=$%
zbk^ZrzB=6u&^C4h_DT~RJijo05C%@btC~T>9MA;7PLyPcc3J**De7hH>wmbu{ZQ5C8;|vTQHrr_B1%5)HJfVwX}#ZmoSVo8Lgt0
U$_S>u`U%b44r<fF|k%M@wFhZQ?&`Oh_!^T_At;ikF6K9YpoEgO*5yiA|rXVI;9G>n<{^uf-M&+VXun0F&>&Q)G(AXlQk)}3%F&l
AR#)n7O;ynvaN!s4m7+gUbnZj5-mEk5x2&*pCg8~WH=S7rl|-pMyjx|tu4p1cC;_5u`bmnTC8I)#I0y1dN21h+c7P*DKB7{`7;C|
O0{;e%C(jvLb3+9L@)}q%`!%`S}-G|NHY_yAFyhombkUCL$fKYY%J2V?53?LOEMd@&!-c$YqS8axVcfXEVZdB1+I3fzPL!WnlUo6
(lPX_XS4t+@hZqE05UzYlrcCh-zed+udU!KO|wHV)vwmJ9kcqe5;r)mk*OK9DyRpv-6ZERx-c=Y#xH=ekD=7Fj<<ici7`L7*s#&L
47HP}`?F3kr!j6T<FgeleIX+w+b8+0!@7Pjg)bhnezWGaHLxNrZm-ucLbOUE{UhtNQZmA{O*7mm6rnvW6fvr`tFap{3^Bm5M>BS@
awzGr)wQUgEV4PY;jzcE{I@->3@Nd#Ry2And!&mqNHk)%WUR$7qb@<Nm?R*xHMe)LPAsXYelxPCdnt#qo3UuN05IV-?X`BNmAHbf
>9BvZ7B6k747Z#h=Csr<6RYp3T&9Gv<tJ~cz_qWr>aA8B?6g>~tfB6)E4el{TrZ}soUsJ11-PdxCau4*eXYSO`m__U60ig`9Jbpr
a<8W_C#c=DJGDTnvbFE9ue6o3RIODmm?AW;lrcjlT&FCz%$^UhLoj})W4Jo7GO;Tu_oB<KTC&6~b+l0~%cw@MF|7Wt<}FpSfF|g#
e4%EwysrkV5Uj4W2Q3dYZzOQ9z%dIcL8~OO!Yfj+YO`@Gs3$2O{Is>RATYkN)iQ9c;H`!%sWYOZdK<Vdm=`IO(V%}cpRuSO_oh8E
YckQXq_pZTK)bgu-n8pC%{K$Ab1fjS8mw$F{<S^4Ft%2-ma$>6tTJS*<}Xqgb){CZL#ElTII&_aFf9)x2`=3&r@5FiBQ<2KWig{E
1vmP%Q7?Ba2r&Dus;@*aQ8;Y2ZmuA)uCEa?Tq+MLoia@@{v&lR<gr3AAv6xGtDYbu&#DosST8^(@GamVVX_*i;Um5>)wEl(t+e8_
Q!p8}PA(U<u`|&%cC2eIr!cXzRW9n7wxhnUx+`I*QnB-~tF}ESthM_kytQYs4X|n`(zLCo;IuHY$008`u(Lq0WvLXfFRT-iN3ygc
(H$<h2C`7GvaBbz7%rzWKd1yV-m!wV&9rW?z_TMQIJmJZKCpi={<gHYHnGpMSTts}uC2AMk~Wj5FEXL1zB6zx!7Eg=X)PMJWi&f5
H!Z&)Af`$T*S2D`)->iY<hJ*(lC)+i&$KwT{i_`=NH#OEyS5D~r7(fFEUrW_ytEQA+BG0CeliUKytwDDII4oKOR-rq5-YSg5U@`)
V6UMtQ#2~HVX`u`3NdiA8W&2o53oHos;)`0ysBj^1-SJgyEQek(74AmM=kX+oT-McQn0?D)3kdtqpSg`M783qYc*@AG$CfNr!x&S
Ni-L(RWK=^*s1t3ud&IrSTxwT1}1~9&8-@#7^<u=grqw);1t@gptBJ(ez2joTC{x|>?%wrDlN#fCn@qFyfj<5cQK~0N-Hojgs~x@
v@2Sx<*cW;S{x6jjWh_c4z4$_VKv4vPqBEUC@uChkFesHw5B{Wps)D1!>o-oYcoNv*)aSn-Y7pb2sHSninfe26fXxhHmrTL)h%Z$
!?u^Rw5?Jwrmggy;x+=dbFx&q2DG@d;WjX{{}y*FD6RaVH?QU{Pc+A+1*{ygLNevD?KUa0p)mF{BQT7ziLxNCOEI!Ed$id#bhRv@
4>BmW^(_7~UAB0s!mKtU7?c#Qu`Ssz+qCDSye~8?<t&@FfU&KvZ>XTM_qSH6LZf;ut1{TG?Y$|p$TByvuPY9&ekYKmF|_-u5V_&D
da=)}6u6G6LM(W*aWfVoA2bRr>a;~L(XWf58Z~9C6e@?f<t|gR?6J|fKd>n*8L~gIJgg|Hx2<%nXSE@pNVEL8d#>{`Uo9r92dwQa
^{Qbtk22pZ6En}Ac(X~aw6NB=I<8=?`L*$`bv1t{h`GrenkCJwO}O2)gQ3K-3n-qhr7FZQwy;q$5iabmPN<VMCL7SOJ}qyqT``oT
!z~e~hccbB=rs1OM7L?HCAtzUm#Nk??k`%kJG4HtCa-3>le0sx=q;bKX^%y`2C<f@=`n{i&8k(e(6rLERJQ)I8mt7QO0zgHWGsv?
!K*1SLNq-zzqv=X@v~mFbF{a%-K?Xj{H#MXrnIiM>@;e)fwF@xv@7s6iKo9X9InE!L!dq>h`39#)HN<Kkh#&QB{AwO5G)ogUbAMe
voE%{iYN%KXDt*ohqkM+$+GREE~^<S1+e@tS}j1ZGce09X|hTlIkd|zEv`$gi?q|PMl$=h5x3Z^T&xDOLo8jf2C!PKRj~iGG_C9{
KDJvhda%<f?Jgpq3M>O4&!(5JBe(`LQ?$k+O0|47MYU6_r?io%th1c6uPUIiComebV=^ME{<9Y>^s@u2hBlD245?5uim@ZGuPG|9
J*yNXDWFv|FSF_}sjZGPr?DcmG&J`#1T%xUPNowmuCP|Jg{c9uVlJb%Pb{-9ZLwyrU9~2(Up09$WUz854Y9MX!!(W|`?AEYPc-(b
3$_R|wyPyH5-5bShqQ#XiXdaU!!dlVRwX(vtSGB3e=UhM@*v8!$}v*0)3WNEeJN460<r?PGOxL^s4*I_iLBx%p|v=u$TBW6Ew`4j
hb1Mf2c^rimoV=n3%QIgMz0C1pE5!-F0og&pt9d7_p}Bs>!)NlDXYOH^e>5~OSJ|p&@j8P!>x_An>D?$kgig+v9vp^m$7824>Ciw
X)s%{Ftq0{I<GIVSge>Z`y;}%tS{53BD<_DC$*z6F|<Xo%q(9qF0sh8*|E<qr5`3WnI^igh%DbM;I$#O$)E@^6s-=VMz8lUWv&pi
FD+~}1}ZQ%o3A!66||qJC$g`uOs+eq`Zs(u#IWTtaIw~@F)xU)^01?`9W)ZPUbk8`M6fe8dpAuo{Gy1KKrP#{R55$EJhgqcrYlW0
LADLJzbuxwkgm9}Dz;L$&8|7MiKn8pr?jZFg0wQPz^%L~Bcib=Yqj4l{j$<D$E_2o_%YfrQ!PKJm?qD(;;z-P6|x_%v9=7Xhpd~p
jx4>j?l5SqDYV)#2rb7bp0cO7CaiX}nzME-WU{EKr#CCEX{j%`lDB#y@hs$|NwxkiCa#sXfw1|n1GA&0l(NmZGq6ptKQAOTWwha?
S+^rJXSGr?gs@7oPqFMUfUs*aFtDPxzqR5p^||+;=(Th*=d@wAthDJbZmFm*c&U^y&ZMlZoUxs=sW<j5rnU04M6hQr(<@mpW;4pG
0xZHTqA(Y-2rV!!;VpA9O0Y1bZY%^f8MRWeHzz?audX<^t)mh!U$6o%{5FWN&a?xy2rTQc7p)#GKeHA!xvej=At;VCTD7J&s3{V$
T_I4it}DW?F|3p;UaTCg*)Eu@j3i+#V5?X#@UJB>`?->`AT^V;L@*k+tgi|$i>M;APBDJ9|0F=NEwFyB=`8fM88Udc>aG$k9;jnB
vasH`%BLx|Q!DSP^Do0KD7U(?`>M>ewV5I$jjXvc1S*rXFtQRdowDVzy)|yIlCaw)BQY~91hOHt)V83uhcFYk<gfUwd!*GdZMMTQ
xhu=EH>|EGfvEH~=rlC7&a)se|FI6XW3%WS<ubn{#xl~bz9c&_3bX^ZuC(*EPb)qr<*=GF2(Jz@peA!M=d_ZvkFU+JN3e1uaj{f1
G%&-hnXr?vqN-jq3$wJYVz(V6g)9%PFSOXCRJ5M0kF%E}nkNb<a;z=2AGew`Vy(I~yRL^Zq%8L@>$3?gkuHCv+cjgbiYUjf7_%Xm
&#>33IJ7*XCAqLFi><1&1ff8=%963My)@G^&nm#KDIXs*9Isoa^{S1j%dum$>8<j$?K1+mMz#r_EVTAEk+w^?6efqWo-`q}=P5w3
94*SQdMc5v5Gxj}EvslIskLY_7%-GG+#UNdhba&=Ua`qB3^kFrv@lIIJ+}R?*)XLsq@-Q4xG)eg#;*{uZ7CBo)-4mQz$$jJdJ}7|
c`#0|T{7CVj5NzIfV11RZn4}bSh+qcQnW#@qqx1UO1Rr59~>zw2(B`-Jt>#9B_}bm<}c7UeXu(=)3PtG-?rng>!|rKTrjDt;V^kR
#j_PA;IBF|l(YRWw=cV_X}SR*KCyi(&9V!qU@)++<+LL!!mU~^sxH8^SFWtKb)Yf086f*Kr!Y7qOS2F*&#*isL@+6&1u)eyr7(al
HMS_Pi?22?skIL-(4>nlZaC<&$}#~lRx%s5t1+B2<1Wp(M6h$Qb+SpbRkC<C9I%C}FEIc!s;v(oxwdmEv?_Tlcr!Vr_On5(K{YBX
PAsywK&H&E>#}aBydeEAB)CDc0Ity`bu+Cop*OBBjWMb*)G#Qvin;`(vMO-2N3#_srmNv4G_3Hm3bjM0>oF^{*(Aj;k~1zaPOoFD
uDKdAW3}Ej3Z>gF`M5l<*RXW6Jg**?rL&`^y0ow~a<5adcrf3yTDtEs`Y8k*uOL*j@~vO5+cU+uY%lsR%Qu6xD>MhR5wd?X0W|q5
wK7Au3bdK56{F)QQ?kCSrnOlzD>a0yAGAuhl`WjM$Tu*zB(te4@Eyjs5i~%q(<-f-lATwxqp^-9lrTN8zOR+BVYl(INiB!8A2r3b
$glvUc(N}ozA^-=NGJukO02WEA+a;C$*JV6z^)=Swy*r4W-}2mF0wN)u`1Iooi4^OJ1~x|Yp&)tJ+fFe;xGv<1g_VxK(sHh{<Fid
sIslQ(Xr<&I4MXlk*^oE{;h^K6CoV5Jt_nyAu&3zKBf${hb(Ee>b7Sr(lW-dow3!gmoE>lBC<m=z%%Q*Sh5AK-!J_z51$*dQlzq}
3N(AR!YmaowJ`89TB8#$KrOwbzcPKU0=1y7IJF8fEVgSg>a?=48!*4GjkF-JVzb7$B&&labuPgq`Ls~BmAH+o4y<{pcC2lf3bAK3
;4|<qiMW}xF|XpWS*heR!n2~PrWkmpWUoCisWs5CDyN{bKQHmB{UtOq+^0=5$gst&ys(3^)2ha$=`Ex(HZFHCG^k&-39c-x6S(=O
WU+g%gs2j&kg$TPI<8@#*|PtmBClDl39L+!ODxx`<tXSb;3#wyz^OSc$g!BJAF!V`>n-RaRk1{{!Ll|kZn*QL;Vine?lhD!fgc_;
G%g7(6)X!ep0Mt(gs;i6(y);<UNZqOk2GW<@v5dS?=WhxXtrJ>cPI2Nv8BGVc(KT(ZZPpNqOdfqGO{8f8L`u~-KniH3@f^=t|;^}
;jeEjx3udq7qHPOSF8%MG&2^TbSSl^;4$%~dZf>+u`{l;+p#vZmbKEJ8mZE;6SCj8CaoE=(xmsLcrN~_12vB+!LNO=c&AIXzA}=s
Rk@il4K8ObQ7wWhcr)d(vaygf(6n5##43}pd!bUa&z^F%CaFiYi!h<A>Z<}Njj)}st2Bu)Uo~MdeXR^O#<$O`X|Bq!ptL713AS~x
I)mA-sW&PmUbHl|Sg|Cr;<VSR?jnpWnJ^0^urj2dgR=iAKrkt;=&pURh%$<_)v|#bfV2)N!>c?n5wLW)e<2Mtx-H}}r?2TH$svBQ
Ca|_7crp{Nim@mze=7}`_^G-n&@LjeqO%exFuWluWTtX1a<mtmwJngg>8L2J2P}xF5V*uJ9<*Ar$}?E6i?PF{A2^A%X|<^@$2G~a
O)ifp;jr7T*e~R<<+M(>P_|qxys$nmVzX{0CbG^jT`_hjc%`kdU@i8sJTm~Yf-$5sD7c=qKeIBahB92SGPac_)S65k-my<GyDnWX
{VUcfpSSHO>!=AYG_9>NHZG_%j<NVKBebiiD<d}~GBjT_hB6tn60s;TsV<SQ7b7;b4Ki9I5T~jvgEM?6i7W=TGp-}BTQhquPqW@A
nJ;9p_O#Wlf3OF#VX(X(ysver+%m$hhOz)IEVK=@A}Q*qku#s1G_QZN8LU6BFs`bs$+#Y>h_E`b$+A(jg{`Qw4Ku?os;-8#CbTUw
OtMffw6dwV<uA6f1UTe0B_NnHXDenYH>_Z+*Qpk^9JSyrz_buF53aYgcCJJ#daOsO39i?swJ?*ivn~6w6)S|T(>AW7JF9T1qpJ9~
E-C#rJh0fc<uNHLkuxkb<FZ(u!mw5}2Pn#=Xq%2M7Ah93L8g7M86~c?_$gO0J20oL*|ul3+qJl$EiEiA{xQKdjkE!=^Rg^0&9p%}
<G2elUZb<6@UNG(`7$@Gr>%!HxiICa|Fn{<NVGIJbhFPg->88uc_-YnU9{X0O))C3*)u}0uqooP9kA=CkhCH&Rwybn2{VH&OtZK%
7AfGUMJymP-nBQkh9ny>+_3jB60;DtQYAjHT%hDPH8#hvfHR#m1TIl2nXTKl*s~xl=r8xE=CoF`=CAy;_^+R;OEU#ExVHPD^D&k&
)2&#i+qIys<F=Tv_Az0!Rj;nB+%WH{wkl||vMxTZTP3h4Up1yJY_Rz;;;1yRpRmlZt*}P2PNo*MRja_L3Z;3i9JXaKrXbm_IkRah
Y%GZ{cP`$s6t_(;12r@<#IIAfO|U~L1~OJNFtwnsjk3qIZ#1hHz@(<9%@y;kDXf1o^|g_!<tXN_WwEEN*fP{0O)SPPIW7#bAG8%S
G^LC&&#z%Id^7kbX0-`4TPho=U94L)?5=dNN2%WwO)?@eF)^OAA}{wb#V~8Bo3tD-H8<w18?JdVg07D&kEgb*7A@ws3>0UnttVcr
x0nVr+pH=wps|IkLbAy+NHR4p^R8<vhO{uPp|<=nPPQU2BsPySb*#uS`!fu**tN8?A-8_8zb8&D8L~~NDI8BM0VH2BJgtkfe=X`I
hA|5=zpr61S*?JzI5H=(VJA~H2s8>Pk)^0FCbU^IF|>5D?z7CTud)cWQnX+#TP19(05mfzc`YTR0<c}Np0in~owQsrg1MijCa(N4
6tQzA9Ib=2I<UO3EVVMU*tC$iYqDQ2YcNTxGquSxj;%N=Oftu@6fs7r3^RQ-W-cNoNvKD(tgV!`sHohiF0U@Jz8jM+W+F7M&Muf7
-7@7hG_=Pl+O?J}Z8A5o60RAcXS3L^yEXc;w=pR&imE!I+ATFPptZTQxv&H{;i&2_`z?>Gnx_9QtEz!8U#lG_DzX?Wv92((_qDyY
udsGAv9a1Ob}`tpN~L7As<ThDwzkH!RkA8J?I)wOa5Vm(AGEnBezgy&vN6)OFf|1>@-Y*$S+W$bxin`tekq5xdA0m6E-Xv3)2G|2
BQFju6fj6CaE;#^@v@;RJSL;H2CfLL1F(TD3AlPRw=`<8YbR1L60$V1BBWL_3bMJiM=v9@&#<Ac#i_0}wlb$GaIsLi9y2Pm3%mX@
C9CJGz$IcVz^jEZu`|Fb`?k6?sw+$~ldy<3gRgk1KPv34+AO&%S0|ybj4>*%9Ieu=r>r-#6{w4~FS2_a8KQWv!>%5)qA`gmv9PK&
xVWn=2DFJUy()IJM=}DkRH$ny+bJ0-UorZ%(kxyu+qF!o%d>W~o3v{)uPrULTrsmCEU+u8+$UbMNH7?sT`X{|5UgUX`L)R~6Sbi!
|De3E^e#OxN3%k&(Y0SGnW%)cPBufcs<1yWpsfkA;j}9=9j!61ma>*9hpZqkjyG8`1F}4+IyMlooweJsgDM;`u{4CSO|o*XxiCg7
fU#I9i?d>wjINV0ub`MTL^KUIQZa_9pfmNY1uZ0@hcmh{m9|T+3^uVdXtp*pm9QEiwJgplxiA;A8m#rHP^>d7MKe(?TD32<H>ex6
TrkG6GbmKBc(IJGhO}UzOC*&vJ+$O7ax{Fit+Y>~5T^#M8n{5MSF~HO6}3gN46ZFO%dY;hDYQE@VKDSC<SNCrjkC=(10eJ*NHPSV
wlirmNHKgfi>wl`2)GS31+7f8zA^1IC$m$v6fDlNld(jz*|V21>#=&UfVJH)OfUs9?lOC>KCDcrZLqB>Ftz=xv9o(JH?l6XAtimV
kF6;n!?YB&g0e}o7_fXO79)){(6y+R6R~9`!!*i~&^BAIu(W_LUa?rSUoyP28Lj0s|F8(M9xy4WO)zh_{jIUFhq8RBE-&e&*)<-X
8ZW>#L^0E|hPDm0=q*UF%`Abm<S3Oc#59O52DE>+ATk!PelLG3t}Vo{UoJMaVyOtMfG*1{MY4G*ZYzZ}HLV(@AvOEBZ!j+))-f9~
fUs>c+pJ_GX`(%`vMqwEk*?~l9<{}*yR`eb@in3}QLz7}K`quC!Y?4Pub>e(m#eO_^QlF*BDMdpA*?U8=CWO^YcZxZq%kj?c(aGF
Z>~JJd9UWDIjWScpR9i_e<h1B^DLmPf~y&}CNXib#xd@<4kY?9u(G<f$St0=BrC@=f1y{Vsk9HUN2k~`M>D0cS+UzPg0-GA>@Tw|
A+0Q|7&q;(9xef~sWOPO2pe82$*{esp{g39X}EBz5wMN3P$@JsL@=b7rLkc!$}%FeMy-o0qp(sdv^L4I?y40u!LsWr{<qmHY_9gS
ps)ruBP<Lr60v78Eitt%=&k#+Zm5r{axzjgwWhME`WJz$VkC|u)Gxlb4!NE%@Gf&EK{P$6OtG-7do*RVPP05Ocd(qbqq85fQX)64
ohsd#ma+~ZJg|JQz^wH(8Z0NZ3b~>xajpfn8mvyYaU{+%uQMj4N->KwtF4%>n5@kpBri*}-?S<pb1h9Y5-|)lxhQI}8ncir;In}<
hpEfDYB7zg=&f@s46$V~Tc~!gS23ow+A+T@V6ft@+A(J+?l<eUfv`C+(W=le6{&}%JG9m^o;4D*(JHjC2(J;hUon@gnYauvnyquR
a<CJoz^?x)S+rOvBr#qmxwbnc|E_4W`ZQdyCM!I;&MdODQ!|M&)wGo?Cn=Gzt~6IF%`7T346I(X?W2IM4yn5{sI*MC1|T3YS~VuM
LM8;Ynl$wz#x`p-eyLx!-!Bd&<uscn?<icge<)C|VJ)dQgSQAUA22yH|F3l{VXvvKcC|yKXthkV&n|DZ$g>MJIVE5rkfr*nU@w&>
r=!X+)-%F1*Q_h1pfJU#0J#@3*P{(E!z33iow<^<;3@C1+qFwI9=QxK0-*=9H?xyA!7=YN8#H__4l#=?3n{;@TDV^`aR;}p;jK=s
f-xYZShc9Ea<Qf>R3sBDysky8G6_B~n5EXQ3Z^!(?y~DJJ+1P%TeGjOEu~Z|Af$t?PcuiPq^UbEKdjR*dL{p;h_ah1@v*<F9ICS@
=qPwHTrwK99kOt!M6s{7wK86_u&EBVps2T?PcVP5QLp8-h%qZMp0RYWHl>s_2sI3`bu_%Occ_;%!>v4|OQ4V{*e#hXv@Ec(D=t#9
F*cJfPc1^K+O<Ncb~NuTfwD3!1hJy0{j^}NjJPu}B{|Qv(J_=4W+;`cP^=vpG^+D4lO)zHE-%S0?=1*7DYD@$uQBH>aIR)F)3?4Z
dND{b(=kXc0I`lN(KSUd3$(AcLb%^DlrsIAU^AC4)-S)Tzp~CTE40t93N?5x@uu{&z`4OSO*CLI2QD!%oV2c~)-x<LWiCFqm^An^
ikT>=uq2HxWVH#iwJ3YA+c06aC?-HI<g^dDIkfOFN32t}WURNegsi)%KC_!NFD)W8s4YUQ)}&WA^|BYW0W!C-C9}vecp*tOpD{(Z
Xq9rA_ppd50DyKPL@;TzK`ZO6V<{&Wv#b`iDYFN$akG^&FSuE&>$0Y$<u$J}6ELYPE}Gi4zA$CA<}vCs2CTg|ODV%Iv9-FbWV5+3
CLw>TCNM0oR5ie|q_rTd-Y~4Np|(>r?X@s8&@>z+ZnSW)w=dSMO0ah@G`Tmi7c1Vctg*Z<tGH+)aVe!QH7ZTEU@%)WRyW78`m}K}
=qY(JcCHq=1g|x+YN}tbEjNj_8MT$RA2mECdZn1AmN1>HtG1!1p(r7=n3~6+%`WXQytL`GSg69ZO|aRxF0Nm-N;j`1BD5+q9Jo8O
`yp#3BRI4(bGRHiRWzNlC#b$8GPn>nz9r<b->||aa;*R_=ry7&OEMNU5H+H(E3X76Z7}>QA*TW_2ruIy6||SFJ1mee7ccHHzOCJ|
f3WK{fv``p$tR;NLme-!2rLsR|F)g1zN|_tZ8hYnJu&YoH?-|7BQn#k0x#t)vo@nJyRj%66d*bdZ#43)GOdrOR5qNdHLO*r_Ovv!
g0oVx7BYggbg0v?$gjq=-7bT&ma-JFIJZEu0wvY3ZnYOMdAOUQe6x_U2(*netEGOWCa|fZ`6(qRX{e8}d7#!OwJcn%R4U}IEws?A
p{}(x5H;JgpEO-3w>FR^Hnzp6M=)!y1h_4wH?rk4$*D9b39un40hkA~$evrbb*BI*$Ec_^4z+iso3dJ<s;RRu8?ec&*RRX4vber0
H?&}-Sh6UvEvRm`+_AE;dLcQnlr+Arh>yjuucxpg&#dh%0w&F_U$o4oZY#F1p)A2M{G=={z%Ayit}|Aw-?4_QRjp{W9xP_Gdoj-_
AFit@u`trEjk5i;r?<_pSF#H*@37S|iLzR?e>Fq8=C1;(eyyghcCS#ap0&C(S~1WweK4jl<Fkt~!Ll>6+o<-l)HQgrh_(JGu&_=n
<gzt2=dygR3^SB8q^OA~<|NXt$S;MpkR2JcXf^^eD>iAQ1T6Hk^e;g)HY<iDAguBwT`XFyldTdX+^|@-A2fF~sWd^cey}^L7O|+X
U?KXgeYxQ-QJy@vE--*K@}Ls79<os?_$99@G&6%R608?Cr!e~{>9v?DnlmIb4l(L4ekYVLVK;-Znm6M(`ZfEieziKZ)uhU?e6|@Z
m^gqgMK%`;7%R1?;JNZM*eQvqKrRe4*sDadXfVRH=rW_YS2VUVC#+hj4z+DDN2c7Zvb2}4Lo87&k+7n(OtU*L@1}jQlNj{2rm{7*
d#)rjkS@lrpC`X54>HE7q%4l2ysfXN>o91mZ?Y*gpfpq~k+TS~8!BfoKew%|x2))`=&3R-m9#oE(y{fIZ>@?coUA*j8Md~w47L!m
6ttAMFR=@>C^WA$S*<g)@E#*IVx=UqOshN{tf9oMTe3s8?y62RMxD|xkTyUw8l@ke@UVL>lqhhpd@=7e>MWlrn6>FM<~G5wbGf0g
-=sXY#;~F+s3?9hwk>C>^fs5ZA+jDaNUm=)5+qK!H?P_;da`dT9JPJ4IH7_p1hCU83NfU$rnRLs(yX;Gj4)}Rs2&Eil{9mxS+OiB
DJ+hyk{wR5!L)L&xG?H9z$zuLUo^}yDIt<AARQI6I5OX>SG2aYZm^@V8Zb$ueY177fVW>T2Ba^d1v0^}u`(yE+_1*9HmrNKr6^CY
IH}kwLnp;Cc{cI22eGv&voXxFuChI`F{|pZOR>>1FEVVf?XpWSX*6rFNHjk$cq$mV9ieuvo2+iK(50L&(5W$l3$QgXP`079Hn7;P
KdHqvw4vP$-83*Rk~QM5`Y}JO4KQh^B{ZcjaIiEp_O0Nxm9*?GKds`jZ7str|D|~`B{mZ>A*YVCJ)s0GWG%)p3b3Xw_%s?R95OvD
LpYVTdA2kpucrGjr>I6Pd@a7M{izPIXgQ^_<1xQ99Im)1)-O%40x{yZ3oC0a<dg=uyE9|4VW26fv!Z-0!ZDz-AF@iYE47iZl%#^V
Gpb)Pt1Z&BB{eiK7qwzAYN_im3A7qC7q$SY_bq{}mZ1SN)HKetY%t-kZnjx0!ZT4X46kUp1vR&<wzJ$YMJ0Nv0I~0~;WWQEB(jaG
DIXHJKeRV0L8*eS-K~YUVzfduV7dn`U87I6bu2@-%N`)15x8k6Ca%V^Yqh&AhbS+yJtAQ)iln47)TNLx-ldZ%?InsZ2{A9W2Pw%i
xUd(o2(X(kGOr3Nq_nRzt~D?xyDbc*rY}-B-Lo7ta;c^`gfSp2LbgpZfGz>AA~3A8nKB!+W45fSk|`yv7cdgF{H`D=n=?S2Shl34
7b?H8(kYp*<E+1~|1lddzBI%%F)?!~FtQaZ$0%|$A0huJcDAIfJGwVC$gVszt~Q;e?KX-t&#+mbVXX9|N-+?$sjL_?x~v$n4X{kG
5iX3h)HNTZkFe1)mb9p}-<~I;=rr-K|0$=jNw24@%dp-sPO(m;O|Zi(p*LJ6g{<1HftPkO=(d|J?5=4l5-@@&8?9$DCM>Zie=Lb8
r64RcuedWOOfhV-cc}ufCL|uV(6kUVw6K1wHnkprIJ7A&<Fsb5m@U#Mou|q!M5+_4znv4bceKg1rZqh*FD(AF_aAaITd2UQu`+<M
x3d|n!ZY?QuCsV9Y%hVbfHl`K!6=9!F{{NTVla!aKrrp8886{0*ssr~rn5+j?5Z}eM=@!(61Il195l_Yr7}S*Mzme8LnB7CG$pF3
g0elf7AbnM^0!Me*{wRZ!>13m)3m5F!l~-C{INu*B_dWa1S{M$PPC*g<+A=Z+B3ts5H2mW^)dD;pSLQu^Cr?UwXW{Cy(-}=<D);e
=QI+wzblU^!7wm1BCXG&K`8dKkS?*X1TDv;+O%A?HXt%K1GBg;HndAEOSK`Tax(<9sx?TjtgPy{Qmh=X(k*Q@@wB(J0yK^}RJdul
S*sW{axn`bPp?<0tuFquAFYbCbTEf7r?qt|moibZ!>Q1;R+!zWM=nUN)~T^IAF#r)HLfGH95QV!$}?;=`K*pLRe^mep0*vdQ#MsJ
bTDEv_oyc?qbu#CD7KR^vM}>2Sg)k5h_u-;mMkT+mo{WIceEojoTH{L#WP*9&?#Uiek+O+yR@FOmn|nMq$p^wB(rWZTP$a^n6yDN
x3T9gleh)2;4+7_6tfwoaWf9IX|pJ+3AT!@j4bG&Gp+p^o~duQelZuNd8(E+Rxp9MHnAzQ_cX;fhb}3!A2j5s4!V-5O)WYyHZ!oY
X0y62%(NsMi>$PrjWFC8#i{tMJS$nNzp|gM@HCUPq_qq+dNc;BgRz4#kh2J~_OhEZV=jR(x-Tm=2sLFbfvws!H>|rW!!NxsyCu%A
7a9q$Af>>qIyGr5Gqqf_4>Cl!k+fT~l`-R`f3rp{_b-UC|FpWM(6Z$tp|P(o46#eK1g;4tu&^hyg0z_{#Um1_^E7F$IkNGv4x`Dm
7PKL<YAnvLKsJ7`r73SO5UuhkMYD4-J*|=?ime5#s;!zauc$Axk1~g;BrgdpFe)4?1uo*5+%{n#Ri$3BnKAw@f-ushP$iNq=dp6N
!?u#PwVhfpP$+aW9kK5w*EJ`wjxd#|@h=@U4luE?*`=y0NHe=K*R-xBKdV@-X0O(&hpH60U$NmgmM=3h(KCTDQLzrCX)m!cg0q6O
F}F7}MmBpfi?w~Sx+vW+&8}uEb}h~@Kc|SZ%`kK^YqTq`%D7^!OfRA-Xe*bn^R9vtVIRq;4<{zDwl3GV?X){I46)R%;k6hoJ+Muv
2&g)((lmWCA2jE(8ZOqXceJq@k+9OO{V(mSRwc<W4zL%m(6eJT={1HdWUeZweK9*XpRe36V=H8_B(dx)?j6>&?;-RtQ8d&wF{fCg
t~Kel4Y50^dbO9Yg)Td>l`~PHgt7LlNU-B5>$G#K0j!)WSF+<EnJ}QWBdkTbov;J3lr;LT!8X~jd@akBP9dT#1i2<3CNtEi&9j&=
$gRLMtug<yHZl&hJGQemUnkYJ{W7ShTs0#$dATXIvmxEGIwH3tMKQLZa5dGWw6f&15x0D^->6ZwnzFR7r?ERSo~{40Z>CtWc&?+c
fw<)s1gQxzuC8S)OSjIe1SGRG4j?Bprl~Ecr7o?qsVpNj(6J}7bgq}U#WW1JAD?9?!>lK+hNiKv*DY<av@<<3wYT%A?yp!dg0^!s
JFm+ci>pepr?4=u5wV@FAuy{gb};ocQz?BY5g-{a#wl?$NHEf{ny@)6U9=P~WVb!Gr?ru+KeZ^Ue=(J`b)v$ucQE&=IWYOKtt%BY
6Dg)3Zm|<EIIlS%^RqB0<uYI}ps%{Iq!u%-X{`mU-?UJn<hD(>sV{@AOeF;{+bdDB)iTp16|(QPrJGlxRxv-XSFo3`MzFrD+Mju}
2C_FWO0$TxsWio{kG3Wy@wpzjUb3?+g|Zy0(6F;AM5#$HL@Ph4<+8CW-7BcIA+oHq-x@Tej;Bzud$skn{;%Gvr!C7YvoXoA_p|M^
{;X^;`m&I+i@8s*BPui}o(GvUJ~R#@fHQ0?O0s{jeV`PZx3;q`sw!Kud#yt<y)VBgl`|+Up0MGu!L(8_oV0|W!Lhlu+Ax{2%daA>
HL*ahXsnE|=dPi!yRD(JwIO4u_ADu^Vk^Zk6)l-C=AEE1q_A-@Z?PjXSgcsEy)W!DzqO+<HMD)R=(mii(XW&#y)-tl6tPJ!IiG$h
9w?l+AgiK`eYBx5ov$aWQ!w7A7PMqEOR(Frp{{PF3b}ut-KgfLRizj$ezjsUN3a1aXRr~g>b2&yL?Z$y-LWaK<Txy>vn%1S@1yfG
U8z&F+bQuFwk#s5a4^EN;ix9H!5v1dM=a?ixu_|(048#<iKro_sxXnM-!M@vG_b#`Ca`^;C9QZdNwaP+BBX1y=(gsv0kpTTmazf1
Jt#P|Y`9*r_cfR%t2S`4<0KC@^RQbqIJWSw+citHEiopv(YS3Yd#LZR%dxw%9H^2mA+K*SgRJ~A!K;Naz_G5dU$d+;GPW?c#It2E
Q!UCbdbFajRk1v`)hQY=fwZfwF*M+(N~i(1yD=uUvoJ(5STI7XRxk`Hv^Vs$XR9nM7qCRNpRr)I*($WO5UmKQlrKUk7bHNl1+77}
Q7_>k+q0{(4kThKB(g=Vm9na-a4#vhf3zj7u{5?dA+l_=-me%mCNUf-KBq4!{I3b1|FBOjh%+>?n6Z*5b|ITCYN+<46R-ibTq^0X
11hv2j<u?{b1IJ=-7MHFMlWlOMzmiPoiMtsOtde#Xt7+MYB4=72{BW!B`(#j;4%;<3@|P&@G_>a{;h~KWHUjnWHUIlST8QFr?P^$
^QmJsqALL~AFSyt!L(sB7b@tnb+rw#L8KTbS}{v6DXe6*F(;I;va5JA`zlqePqI@b-?Nmk@HFPCnJwG08ZtRFgr}J+y|UXV(=;Ep
53p~ugA;=*2{lPHhApQoV7B6^)wg3fqBC5zTru^oJTif-Y%qeht1#>@=CS86_^Ki;v#TVrEHv(=Pqy^3udK_mxG;*b7c4(6&oZ&J
STvt6akBF%bF5Lb&8#%AlcCwLrnDcYpD<0eezZ`rh`TMaeVTl>#IkC(Yqsa6@U399kg_r>u&@BI_BHY|e6>q5iYwTpP^e}t<FswH
Fr#iW@h?uN%CC$wwzW01Gp}y9ouG2KOth-3s<k0BBdY2(o2>t_WwFdMG%p7uO0n;(yR4@;{j{z!wKR&eSFup8GOtsz>82?q6ei^%
ytVzY-L34f+p5T~%c!fdV=HztwXhPYA298-^|AS-pe=AQAtpF839z4})2_0!#IATXUobi-#4dxd?y(@WzqLy&LM$eyyRd((Je!Z8
J+UvC&@GEJ&8oaI$TjJy?xae#t~k&kHY#GXXfI5(ax*L{Yc3V6(=l(I5i^`L+_P*hV7D$Rz%B}-XfBDak*FgzoGAvRjVY9^C?Sot
uPqO*mAI>_=dju+52}*2<FY`o=Q85939f!Hex&y_{<W;AX|18GCNb(T7%{`PQ!z_4TPQj&0<aLSj3`quF*SHChOQMcgrx|yb1_P$
oiV^OrLv|m#w-!54y$jai?;)=-lQ#~$Tf{DyexCGEFwCy%b}66Ppva7yetJPbhZC3si>2)im>@H7_U6IFRHAr$*O#|PAWb!6}3ON
yS4T*o3eeZ-ZgKpDY#{~39pW)o}Z92uCUOu^(?)u!7Vki^0V75ytbsT93+G-eJ#N<Gc%^M^sxpkOf$u=e6upF;3u!IcQ4f{QY&ky
{i%hmAg`~t_NI%q;jb69s4d77wKMy!9We4Tny~b@oHQyiRI6gLo3Qb+x3*-tysa;?JGhsn(XV4LF0*_u;T-lF5Veh~7%40=!lCXn
uCviDimEIo6|BlG4<y?$EiaTf*EEZ=d9={2$EPr_TD2Lu;V2L#gtlF)^fR6@@TH0`uC#}=y0D9~VK5aja<zgo1H1P$y|72JxHvww
p{1%4Ml~fgF)o3&0<tME-LoOFT`m8xAGYPN_Obdh#HoNaXs~&(k2O6lG^c5_^0Ka={<LhP8Y*nGD>YHM;I7A=4Kn$%>!2?#s<K5f
__fZptFIlYf-Fxqb1}g!2(U)21F|x(7A+#Nv9L%n(=P`p>MQ!Rg))(~Z?HMF;56o(11%n}iLvA~5VUPE?YA~F7Pk_d5w)bQ&^LOW
(JYiQfu=sHG%Wxvn6!W^qb+K<@1(SoN3>8glriZv-7UthCNF8Rz@;NF1-VkMRy1y|Fs}fi`nGwdBdD>lEU4-xkRE)rVKD+P$FWDW
BrajCtgtIGW~_g-6ENkspC@{-D=7i5n5x>eeX?#c4=}u{LZ+Ru87|5x*|pEFqOTXTmZ`R^N~{>RXEC6*EG&4gy|7a?T`j4td$umG
TPJuiDzY&ebTEf9t|85@!zqTaI5nE7PqIO-tTN-O9k8|{;-w!h60<@e*f9$)4YGc%m9w}o1TY!3HKyV-Qn6tz61T{x0<J78!kz}H
7_rkUd$z+Zs-8iyS+nLXQ7ZW^hc79wim*nt+A<Eb?z0z{d7^7E393u63n*tQovgGl=d`>lz_H*lF11v)ceg~baIG~d>a$z8lCwCh
Wua54n5|*2C$KWE;I+B2V6#fOyR^<R{4h;1!>XjJm@uoS6RuS(46lx-QZebZ9Hm*Jdn$u5hcH<v$u^<5S*$&<;i|tcOfXKe*f#N|
V>4E=ZK_$Q*R0&Nb+|1vQ7(R~^C>?xH!sny(j=WI*dhim%P}CO$1w7=n50>@7qELUE-eN%1h81KfV9-GZnE1T4<+L&qp%yQK(t#k
i#4aR>8^t-fUk|L7Aje?5HZNL^Q+D<@hR)9H?b)-M5&RmQ!8CCCMnu3>Mn}0c`;tH&$S}3XEh9{(78gfbTF11m$pu=vM!4=7qQ~6
JTQB$F|<gmye;)6%Q333h@XlmNTlAVi?*3DakjIy<Fpj8%eUb)g)dty<0w?Eaj)dCaVE>G6Dka>)U1LY*|Wm7axn_EWUNE9Yp{AW
4XHP;>l|>exERPL7cr`?*REN&Z?$|XzplYBAGk-e60Q&~z%%HyW-xB9(=E9mi7ueErnL|nnJ7=M5i(D#;V2^@$hZ|Vm8x}}-7~{3
GBV_}$FN(pNiZm|U$eEkAG92R+a%eu6EG{YMlLS2-lUVW1+nrjg{}CrXf4Dp@Td#4ku5!}KD1?=Os>tWzoxPr0WuJ;<u8M<Q@4t=
iKJ{Of~Xd?im)4|S*?m5MK|v)d9tY~DIh1THZ&D5fv~N!5VA@t6s!rbD6`qNq_7Ay3bA>!rLAADL^Rs55iG<rE;7xqSF&HZ9Wopy
gR2#-1-I-Z_AW*%X{|uE60cP=>aaF3h@G^vYqT=1S1CX>51t6ACb3DXCp5`2+^(E7p0)lR{-{MO=cS*YVlS$$DYKO@>oLbBL$Up_
3b2i{Dz8l?-mZPGe7H-m{WJix_$<`1Nw<wKC$exYR4fOoDlNS+KC6$dAs?2sKC>M$k1UF?{I4{s)vEm~&94-wtT5@QMK*aTG^~3q
0W3AG@3aFZJ1}UlmZ|x)t+m0m!L$$~ODmDJ)U|FaIJp(LX|k-czOI6_!ZSd$6R%IPcr3EChP34_qBE(m<*{ou<+K*HI4c|^n=+j$
2eZ~MEHY;_$}@_nLNhg`12V(51FqAw=dQ{#*)Qub<*1!7zcIBhh@>sB{-=+xP_DEony*SJ+Az(kk+HX~61U7OE3gKygDN$x*|d%^
)SsBL)~6ILys7#w7NkX;wy!N9Co!`zb*}TZt}j8YzqPI`HnWH{WU*qj1-E>(kgy4~VYe!+fFVyXAU4>uth3lOM>OoM2D0oi$Sndj
5FWZTJ1Z`;$}p!eXSZWGy|Ym<=eK^WKd-?l5v60ZyD*<H7_qvr;H(w1=_HG!swG`82Qs3i?jZ54W+Gs<J1GFLa58MKWH45>RkW3{
elp9a-mV|5Ql}v<+%l)M7PQ&5WUsKdP_q;>;I$Vsl&sD+`L^q|z_NTa$Fc^G0jHU$K`M)$UZij>^fgQ=NvPv7pB`$r0+|1`^|M|w
XfbuM4K=+k!LwyB>MRl{rWrvl`?PYW!?Rtk)h#A1C>~O+zq1;uQ8e(hJ1MxYrLSr;nYHk-8ZtAjjIE)zNvT(}do7f;Xr_`S1g^v+
&aF5o9j%tB3NVkaXr~vbM6r%E4zX;pHnK{r@v;-A%P@wk7q|@~!Y?efk1YHimaYUTJ+up}<}Ao8=cfE5#Wnk^eGjHFp0MXEo3*4d
*RTULSuwF8F`<#FmNL|@W;8i70<kSHjJ4XgsWG!Ko+d&a<uVH&jIq407^BUr$h5t&z_J>yez7UAq$*V~6tU<mcCtRIR3v7#@~-kO
V;g5GW3k#a9V!PPd$iNCE3}xcbgoRUavQj@C9FR)7P8^7fVGLI*D#>C0<5Pjdad-WFQUt{hp_&vktanp6SYLJrlJKkG%->v88z-M
(y&x19WeQ=$FmqJ;V|v7^|0tHZ7KmNSGEAI1hhylL9L9p8nNcDq_jw%tE^}&dY>A!AGo2h<+m!Vu`xTk`Z2Mv8?w!)(zV+&rmfH_
S2Wfx&n@}1o3E0wKeYldG%LWbaj^!q!?2^MmM|(TNH0OKezbzDAE&gkz^FL12P{*u=&E70MK%|+Ou5vv6*F+RX|_iwy(=oQD=;y&
HnKXf{V;elYZiztq$|p{hp()&7`S&YH?nxQIJ2}YFfp&HJggWn$}FohbuF2!$FbTiXfI5x8Ln_FVYLjeHK0f>D52pX^QP4{?yljq
m$SAoX}VXjc(U9wS1QOaGN{Hhz_w;3YA3j=W3gMeuPlPHv9MS%V=YFwW-}e6=dO@1cd=2l-!c}lVJZExkhh$*GBP?aJ+m#cL$<ZJ
Evs>?y|!Yt#H=c<>@;{PNwozgQZrhyH!LKrSTXb}&7)Q+KDc7Ai<p@(1T&blX{_$A3a#3w7Ad{0N3$xd6s*H3<+S4}crqlg9jc}>
fU><Tz`3F+A}|l4Yb)xsQ?MMgkfKU0!z)50Pc=C$U9#0M&aEjfmngI@$DnbuXf-0TkhDj!U?iuesHu6Y_@@!C3pAveE-g+Wk2H!d
N~%>INw%UfX)-Lakg&6+IVW<pf--!l7%ybD)2@Xud^Llz&9yePoH6n#;jr{AJv9e3EH#X@;;=@xhOjKPimQ>VK`oRnZ8Wc{!mc){
D6xPjzNAqxGqkU<E4Q;OX0Kf>uCNrd`l>0iQ8B8pPAP1-?k+d1XS8Os-!6}@0IvEL+b-3vVla2KthMzv-<&nB@U-Wy8MHvGiz@20
wXwM=1hWJt%&=gxXfIKvGPa7ew6TjcB(_|v7_!PN_a>q=L!|Mndn(APt+9Ep7Opieey@Hd?XsyYFSR~3KD4Ga+^}t`i8Q&bjI{2u
1TAQ(YNx8Q%eT=qf-pTasHgj;LosS7v?W=s>9Z9yB{e{%h%QFAV6`r=!6ED#NilyiinNd@T(E_(Pq14PN44Xy%_VB69jcVAGB72r
GqBw#2C#4{{-vw7{kG(|`n24zSFLg}1GT%d<Ft0Ogfv$!lCWp8%`XczQL*K%>8ZxEF`~(`3beJeXfwAqpRXJ>tgT%%inM4cCoWgH
PO_1*_OX#OcC*ziS1NoiPcW04kg)J7u``#Z=qKE;j4=1I!>4z(*0e^b1u!bN{H}i};I25WU8?uAKCCU60I*FhC@i_KbuKWoKrSID
h_G<5dN%{4Z?Af+=eFCdPAOb0XfdBNyR@pN>nm-kX{vTC*{<6%NwlvpJ~s8GinGWqYBUa{(zIu(>oFiS#x3!pdocPkwKPyJi!wkk
3W`}V-?6c)2CN9LwzHVHv8fX@|1C4Kp{YA6+p?3j5;I1xGBW$GHZ4{xFf|dleYH0*H7F^em#R`Ju(Dqwjxd*}(yW)W`!y!0b0uXo
0JI6TJ~urr1F)~QgS4A6i?G2WBp{ivGN<sUlrMp-Sg?<-aH^!R<tt&aEi>IQ2rjoBUAM5Y<}*SuwlpRvz$lipkg~)tTPuI6O0f~S
ey%?=Zn4lMg)W^gnzWd;05V9fO)rEfbTw+MPplO)yA|2AIWeuUf3A_JvaU-tg``@u6fp5Jw=yKS<T9)t8?@9b%CPk`aVnp%v?)w7
U9)(pwJd_DQK*_RuQ5)wey#DXpQL>zI3KqiCbNXFVwlP<k}`p*k|q~1o-o6ngD>K&Ah>t2xhvDQ)iEHaK{HUY^EU4*wl_C7K(>B2
I4aqw!L*II;jb_<?66F)VU`SmEiO$ihqNv)gs?`ibF_IW%(UvWQ?n(or?j^(p|sW}!!A&_d^S25CoDI!Te3Z}mobhI)3d;|aj_mN
zMrovSF$CqE-Q2__OsnId9t&v#VH6l9I`*LbFQqrw5}zk4lFq<Dz@sdtF!JXFes!mzBH<+e=6WMd8{z77A@o;7OV)hh_$vc+^~%;
0<t%@a<twkXt4INHLwmgYNQi1B(!5MP_q=U{xra}jkoW$BQ+PSkF0AjUNK!Rj<G?tUoOwG%O=yY`LAKDKrx~)4zl$vudxOn=rXFW
bg*Hq0=4fno-rG$s<2P9#vsnG#jV+{Ry4#a7O;IQO)00SnU%jO<|q=gfG`ao;Ie$LDz5=0jI$809<q_QK(z8C^sX2)mM-bFo-;$9
xGv=<Dy+J+*R$9)pBW>mNUQ-P#H)?4KO@qoL@x|EvZyIHowHLcTB<xP9jYWX5V9yNs4A$hsi{w}oHD<(jI|82V=1>QgsF|RBQ1C|
1}NY(uqfNFdND*U{<D852(^|rwX>|N`LRGSJv4TgW3*}`52*9BW-OUB+^`|2p)rgyUAV(E%edeMLno~@F0#U`C9a3AgRZ5p$g?P}
oU}x)hqE>@A+2Swf-t45Dl=&`aJd7irZ9OdGPWMKbf;;s{4j8?xvt$MNi^#+|FPDvs4(TF2D6*6Bd_qTxhRpa(=A4}w5UyzB%~p?
_bjU|gE8x^Cnd?S-!R~^%%wQA{4L<G5xRS;#<D54PNf7Wc(FjQ$124$xv)X3x3F-pSu|@hU@lIr47F!82evM?cdK72RH$|_M6*}0
skJXKGBQuKRWw90A~Bn@wz2xH?x3YL&>0i2Au;SMF1UuYyR?xm&$aipHnfSg(KD|Or7cXaQ72)g&9WObH?(lACnUkKK(M?rFEX&Q
5UoHTh$v1m*)SNa^D~e%Yc0Dlp)jN*;W7KP!?)Wt<gxCw>MDRO3#^>0uQiXS^t8PtBDiohl`-M9N;WYzK&>b(7L4vS{wM3QbvPNa
SFww*4={qKD=@jM0JP?+Vy#K9Xf;={&A8n*|0HoNMzu1j0I;^5`>3%dA~dM7K&R#|UamPcG_!cKdpGDar7m)>bFsp$BPbBB_%V4m
bh5X&YbtZA462Z`l{iJQf42oN2(ehG%&hh>qOqAAa;0}HUNJ_jX|q@?0x;+^qbNzTuCJmp`7&9m*DYV5(4|eWAS*E^FgK{K*s=Sz
xvuyrv$;;SY_8<D%&%`T@g)|wGA(qip)^#r_`2Gs%(}d!q&17IBr++b^|i4u1+?=poT{)g4X{V9^SA`HakL$)ohXg4QmdS^_OPck
qbS5BD77XoxiGpjCo@zj?XZTm7cbQ;WDYd2E3jF#xvi$9r!}`Qh%w$Nbs?Oy@v|W_p0-UbrLc&cS*$s@_NM?W3nz{+EiMhH8ZNai
rzg}bjW$ms=dp*j6SJeTtF*MSB&5EyV6^lnEv%9<crp|<wK118Wwfy_+%Y_@7_g5n&n^Kmg(=Cgjj}|X^f1n>Gc|&+0<=}Ao-uf{
&#b4mjxQLl?V%O0nzojz0l1Peq_k?Y{;U);yfJpHtEPXmb*vCFZ!j<*S~0?=NH=@5sVnoVj4U-RN2<>+W3{%Y#<A$Ii!ffaT(ae~
7AR#f_cHUhGpmd&S~F-a6|hmT3!RrVkSs;8+_5pV{Hg*fu`Lw1Be2x7(<cR_wJMjbcQWs>KP){i-n6l>n72^4J+l9-`XTzNJ-Iux
C#Zp}>oH|4Kr~XdmMr<G8?h3w6Rn4=nxV$75x2j!4>U}rSg`SxB(h^QBc~}TR<RwmS+eLhQnC8AUNPdaa<d<}iZ5lhr!vH}gDBQ8
D=IHE2f3ECh&D{K%qtkC9UdUFmoQ*9ou~>imAMMF7PY=97PGXgBes<>qN{+lIik|0tg-#5Y%`9t#jSa<e=M6Ll(HnT3pcqlX`oxO
^0G~=5wWVa0<iD2SR|h<rmev@8L6{0ExCcKY%nt~sIH=}bhFW@V>H{PzAPpqOe#PyB(e&!2C#Z0m@~gD)3#qRoU7_3WiA{nfU{mQ
$+fq)@1y3laWdAf?X66(M68G_%`YW2U@ghCuCD^A`m}bgzAPBAge=x1Ychkfaxt*5u%!zvgE9vyDY;j(Lo__GCNM}Y2Ca{!vb934
&8-o);3tYL+&6`-z%A3Hn=WCqcPP2A6Rl#fM6f(GH?iBXelgE7gRnm?PANvPGO}VdXf4gOOP_wJSuW=`7O-nA^DO?OJTE7x$f_c>
ezL~1Z#4F_udRnK46yYyRIo~`5Hf)-RkIW?WGyK!Z6H7`jx}GiHnR)0Ycqu_0w-@V&NT<EGd6r3NUamMBQcAuST}{NW-58OiLA@A
z$}@j<R#BD0j#a0x3Q|U=rH!QQnBPUZzshw(lO*Moub_<X{Uc1tR|izU@^X?OQ3EkAU6@PP_;<6xG#jW_bnK;L>GTDXs|6T8ZC~t
8#FAm-!(w1%A<<6;4xmWgQ7(!VJR@O87I53Q?%l)sxKNfP_VzTjI`;q%^`d;@3Q+e`7xBQcB)9KXelDGIJYmZrY8b0WiT?Urk;Q}
SS5Ba<}REwL$f)dsI*`jbuh7=c{Ep_;47&zb0NU20<++<eXU-xlPZHSovB{4khT1<K($}8qBj{bST>tA;u!llw=wLpD=QH;Coj<<
H#l-OHZcLW@h}T4g*6VW7cK@b<F<N>DznU~2(73#a4i?NFSwDdJu4ot8MVPF8n4Tz!mOP#j5a>8^)zNA9y5ijd$zx>F(~{nRH$69
_OCLormq08@hR4+i?ex|p($1{@vtGT^s&9HX)iY|Zl!CeT{Ac?^sf9VB(Q%dr7NK{H7Oh}Wh#U%@i0HI!my+@D<Vy_DYFBv?VjK*
OR&K)U9<PHL?+^~e=cP;8mSW`EUk_<AE<V)(XTPEvNnb=mo|$nCNs>jHnzDeB`#7ZP%j*>KC(J6m9-Q#Yo*$nYM~LWq%K>pkui+0
gsj!D-l(9drm=IZRUkF7!!x8TEHMtQ{4`XwSSeh$5jBx4ovI)*W~(Q!)i%Sj!?Zdy>9A|I9G;jjgSL5_mo4nG7OEd6DJ%W6wykKe
L#tyYbF~+&YB3EmgR(fEekV4ua<AJZgsF3{j;xa|Vy%O@^Duj@NiB@Afw2M{Sg6#s{;?n|cP(wLm@xpZ3@`GtG%gh~TQL^3kg9Do
5VnyrE;C>-1hSbcxik!~Y&52~fw79L-KY<+C9vtb(;oIPnY6($qcjMz<E#*>4>T&Z%Ct~038^TqhcWb{@3fM$1hkGc5H9&IxUtzN
l(NJ!9JnkpXDzOj3^2T}h9#!4`m;(cYAh%;z^x@Qpr`UKC#m<L^)Umn0kp=hO|h;r?<oYZ;<FaD^tA%7W3oHAAvL!(WwUmyVkV<9
pR*0HOtnxiIj={!J-Dbb9x@@c$0`l1&@_XwH?mqZrZa~$(4h#lzOZ~RTP~uwX|7zd9I&o6)T+uelQkSMzpHR8J1i2X<1sn39y7+U
05XfPjVnbe7_bw!L9+L&HLkNTE-kpU4J!GyNV0gd>9%mQ5V-X*p|b$139gSTB&`#)IJRdnIy96nH>s{M;IywcKer(*xtwD#yc~bF
sV$VXQKSU2aVY(@S+%n=CbI4_0=6YK;I?tIJ1?%U`K3~;yONJA4>ThuQMSQ0U^p!;)-wMt?y)JiQ8tIJd9n(x8?lQv8Xo(jKd!kh
6sCVP$SKgY$Q<di4z95@k}1-!Q!YT35iEYTZLJ}=7_gi)$FLx~(5w))3#dty)Uyk=XDN&{ouf3efhfSE8ZxIXSgTL5=`RGaR4bIP
$SzwTsw5+>t}IG5Fe*PeJu-8$z^OenVlUUQ9VD={uQ2MgYA)0?6EU-{Q#Eq6fGJ!t#;H57Ypi22_pvdnFsnr|12ZAAHm~v_8M)vl
cptK{Ewq}ou(WWb-Y^TYD7X5w2(TZoL^K*Hwz8l#`Lj5$ysU?&D70X*9I)TEFR7a-Ev||-6fxX2>bImak{(wvCbVU;?5X&to~ZD&
YqE&1urG_Lm9WdO;;@mh(Jq%V`YX4yI5PRL>a|w1%qWK|aIngiCb63<jkEtL?6f1U;Iter5-1a~n=|sXNvT6Jdocnvs5SqtjV_|G
*Q<TF4=z)%ye#agq@<fARj+2MVlO}|rYjhvO|(HP(y`C6z_1^%9kG|Rj4Vzwxgbn1w6H`n6D~ld$f@?WX(M!<#j=p5C9+|+4XLj*
7p_4e>af_Y1S+j6pR}VkDl!-_XE0;0OeVK4=PA-Az%enkCbVZX_piz^;I%3y8mf&g53M<^C^gxtWi$#fNU>6}Lol15;WWG+i7@c7
DXLkug)&{WSF~m@zOr<+1~CD)v8b1&QM5In3NFDdrLnS|Xf?5}B(`xc7%MKP&a6~0p{}_p{iZ%FSF%5^gsN<=-?CFP-Y^L(#wkZJ
v#+)-(x2q5ajpn0Ixrok)vzA1qqyw1eKoSPLM!q#eIxNNY_ONKEwN>@jx2e!K)53<ku;B+^t53%h%x1<CbssmQKhP>xUxwqBQ|xY
VlQ|%C$$(S@UiE#NUK%08zoAvrK~-zvasE*m$o6XH7i6UeX#hdW35;)@|kA19xzU@>@g#!ny~@37B*qBfUmPLs4Ka!gS6l&DKQ8w
j4#|QGqS2QW26i<sk6T?uqb*Y05rt5el$s@OSH7E5HDA?iZnsBxh#7s<Eu?1Bro2vJhZ5;9i&2_qp{blF|rvktR!HgG^oI-hqo`a
GPU5YoGe{1Dy(rd4>QUvRxl^C+_Z(Xm$F>5m9P>t<RK~;$}hh#POe+BPqSpRRH;C+PO{K31|b}^*0qnWKr>G<-k=RD`m6M{{w*xE
e6r}Taiedv%&i?Lk1{PX^|58F=`N-$;VgnGp)@6~^eS*FT&ohSMx^Gqp0&g^kSG-_%`>Ye^tA@Ca4!|E^DgYKxG(Xuhq3Lc$+rNi
g1Ad5L$&uM)-5Qp%rUMom@59RD>ZtpPAb&6TB^geV;-0%S+x)xkSas77qNA(p{Z;wjj$c8bhUCdM6xz2Ff2>7OeZldGcp;h#jC-z
<E&}1g0E>Uaky%>95D;0RVeAIMzMS(NG@xzDzM|N6t2N6W2zajfiYpQfwo!<Co%!F@F=pbQ@Av@%r4w13aSJ#X*5r%U#2IoO)?fV
*s@eI9j8sS6E#aE)Uu<u{;+YcE-?-<lq~lx$udeakF2yK5Uf9<w>D|C1h_l4ov%`~$u1_TEU;9yAhQCq1+;gx<*=`?7%{CeDzHN)
Ag^*YBedEw=P@&^)hVT}8aMPZlC|?Ku`y*e#kWfx)vYr%!Ld@bU?vf=d$jj1&?t(oLarsOnz7WZb2PCqV7SsGFtCv_DzNf0%QKKC
%q*q2O1N_^^Ot_I+OqnlkDfm?cPaogw5zbH1g<VD1u<Z>)~5%wt2H^XJ*~jA{;f!|FStIiQn(bes5YS-nYQ;R`7p{Z$Tfy86SVJ~
1swXXqAXLf#4qHkoTYcDTD40uAhz|bcC?kQ1+mbvAiAxr8MG26WUM+lF0kCTfT{VbD7Tv_hcT6}Pqi1S+^qMs@-9QGP%RXz&M()v
2`-j1mMdH=Wi*T}j4pq(mbR6p-Y;pW3@#Y7l(Dg`8n9m}7qp@*>a3$NR=F!O=c5WHV6mGmYP9LD2rTre4YVe(v$CBhnJfmPb`{{X
-!Y=JsIyO(F)z#*6t>~B2dK9igfvq#!ZkpvYOZXkldL5u8YuO#f2$<1oiBT}_L^+AXtc98pR0<hjkE19`?LhKd$HFq04-58c&)rL
NH7{Q@hxkw=rn{d8mLOGa<KU_&@^VVX)H~pLpVaX2P}>&kuhDV+BBgoSTYE-G&3<Y5wzsE$SZWIlQ1tcwleLx^0f~xJg|1G^R|2`
^REuID6Yaa93>31DYa_34lzzH->iEyr7IUT(<vabzoSdDprT2t8>U|_;Hj4{3auuwXE7P9%&A?p=CNxr@~V-pEi-E|T`?3b60a{U
cdYa(5HoGG!8C-X=(CfebS)sV?y}CbOso*JHz{+hMITJG8>wrf+A;p77r5%EBBigdhA#XvyRN^sH@7LWny<*IiZYZl1T-(G*erv!
K(od#fHcCakhB6Xu&<h@0XPY`^)=YDrZmN|7qt;B_^{9}Stv;`1u=6peyaJS2QZ4V)v^?|WUvJ^Vl8{MRVlc!A}PwWQZSY&_Nqa;
0W|Nl3@`CDL$H%Dg|IWQawVKEq^6FvODL{0L$nesc(qhEptZL!L8tz;WHJyn)h$=A;kAG?JhB3?KQIR-l{Ve6-lY0C!nS%ej5PwZ
H6!-0R5UI#Q7?kD)U81%OS8|jKeVH$uo-)?mn<zX7_2n4eYE1NC%F=_zA~sd3#{m_hb|nl>#Wo<kucJ?r6g-C__2zuBDOZO<EJpV
>$V3h!MPE%p0Uy|12vhh^|M2*p0xR-$1ol-MJ<CgF0UuF(zu^14XjkO+OjXSbT2ujJ0;PO7OK7_!K|~io-f<8f3o}~UL>ovDl`wW
s4SNzEwH;P3bN0nXf19v-Lx;c2dR^@k1_GJtti4O)2a-yHZ-?02sOX1ptP<pv$X3qVkC>QBeXRs%%l^wZ?r)-AGQuLk~ZKmU@8u=
x-~{8E4Z?er=Q(8KevXpT(D)S9IO7YTdixP^00z1og;*_+_#mmWU!$mQ#3!S47Q-D@3jK38LYFbz9PLdi!>Xw)V3WXCa$!yQMT13
TPxBkIk3pG_pSG|(zHP|1u4m}VlG-JlBAKaG_kX`S*ss7iKw+Pdp85EYO8ppyEaU<Q#Dhs#;P(kTeD0slQBuAysh)FHMgIvHLVc3
&?@UK8Y=cL60WbWa4_++BD5*8pRy60?69aWFSe7f?=d~Az9=QB4zr=J7$JPD`XKKw+_cQ7(Wr$jtuahDDkKrJ2ead_ysJtz8LQg0
vbJU~3@neVO)B=ZUoaLkBBTYlGcO4>DYe}&{xMLtIwgv<Y_y@KmZ-ca2D;0#2sBx)OtnWXEv^BuC9AWkJv4W#MzW+ai7t{Oj;{8$
c`X>PzBiF96R_j8W~EcMgsu;;GqrLqv8s5b*|9t`pBca~B&;ni+N1L&MX`phmM{>t12W?>-Ywv@xHT`XP%CJ*{I!-U$T4`dU91K&
U#&?oeXXf5kS#d0{G=u+H?8M1A2gyPVy_D>X0r3RWV!vhw<?^kq_N63oU0qOJTwBc#jQRy5i_VH{;4Cac&zv-MzPW(AEgg4EVxH8
t1wq8+NW?Wy)GTCHn1?b%DDBf%`Jbm{4(vFzqE3@bdrO(cd<t(5wHrb!?lvQW3XtoCn!iNy{UyPN3x-?050pT7rRU{9jk{k^sw_Z
eYLkUE3h;mc&COSPBKd?^C*3$B((M=3a3P|a4*HLeXZOlQnGQeyt3q})1Z7c?5Z`d_OJLe1~1YyDKT!Wg);-NC8(t`MJyw)k+N~B
`!kufu(LEUo-gGvJFoqv0xb)s^|Rt7)GA&i!>MnyYc$rfb+c5iJTVcqQ7=F?m$0fZ3$#unM5e?o$0-0Y2e5-BMJU5ECM{(vyDUnv
(XjWhe>6-ruB{y`QYrMW)}>RVZm3AC+^wW4yR0p=H6s+VSha>XaG%OCJGMl$q9E9{nXz=RKed22k28fRR<7$c<}G71S)J^v0WrWX
(k+!J$1du$Y$ZXqM6yaKd$g{yeK1zBpe^q*t*LOd)H8~<MW`t<nJn)q>$C_oRh+0FbgNZ0=djP9QZ4ni<+6t>pfzW(DXv$w3b|CX
Ho8oubuxr66*Yyd0kL{9x2^!Pjk343&ox}HHLc<-fGUr%P_3V-kS4jT&6S!pQ7$z!aWMa>&z@f~8Z<UFq%cyn#jZ{+1t^xYl{L37
%OeA^)-6>u1+x*d6)=P_Ybc8<@33AeQmr4dOSg?Ik1D*g#wsPIz_duP1+y-)QZxd(Cb0Ce%e3e+I=9}avoY?tA~QfBB)0o8o2!Gh
qA)KjZ=sbj@iFMOHLVOG0<>o^S+pRwX19ViBDDUqh$o_`T{BTJ4YDyen<}OW4>s4fmnW8|E3&mA?zBa+fUFs|>AE~LeKc9B!?23A
vM?X3nJ(EjmM<eIC^cL!#kP($1+)Gz`YPbCPOYFXe7d<WwlKr8o-Dwr<+jqanXE&m1+V(D9kq!v45~h?wXj6GI4SV64VllSVKy+T
K{s<S8Zl|KmM#x7r!9&wN;KHDlq(do`L?mQbuv)3?yS?Pr!|-}ia6q~<SyVRJhyE%i8VX4L@{+W_cTB+jI{^1rLe;^RwQq+)SoOg
?XX9-aItBw+ow*lST(^Zd9idR;WYlQ94P)QXQ{z2<1c11Y%XV|xG{$-Y`DX-ATvw3(=oUu1TYFSeXun$PBFa_H?PqtZ>8R?ZZh#P
KeDGZ>#(sc+OXHK!!;we5wg&;Nvu^R&a`AG7A>c<-7<tMKPJc_s;-$Xp(x6kjW$KEJ+4wRV=&~gc(0SP*r=$o9xfHI3MZ#A^|-*W
l`ovM9<Ls+wy+c>U$Wh>Ev9+0FgB|&f-LJLE;4njv#)irIxGD&4=vxE?z9lJd932K<+ji=-!PXjtg!#Efj4`u)3v-VRWIPS*r=AV
u(px4#H^w=Y%;m1+@~2QTD2>-DY3SzAu-)BFsaD4H?c4+d@e~X2{b*jue6=9)wnaUg)q^vY%7N_A2BkxKQUXgRI)N4CNK3goUOU3
#4??-618D9&okw=y)-(w-5oQv)U=r?#jZQG)~ueb=df9`!k3=0!>=7PWUj<7oUxp(Ft;+P^RQL0>#o48fuqQ{*{*K2OR=>x7OvhV
E~`DN;I$gGU8#t**S5d07qslNqBMLiD>ZjE?5SL>9=N74Bd~Zh45-Dk_caBx!>X#EUN{{vkg<odd9h(J?5))(2{Mwh2Q>UFr?HkW
UNX!wpsM<?O&>6&DWuV|prwm1SF&+79kjMDBC@2a^dl*-v#g7>6eftVQY{X#Nw8tGM6PqT*Q+_PDX(p^Q?eYi?IsPhcq9Nb$SiTT
nlu}x8?j%c*({@|F|u5-%`$$pgrrKEE;N3sq_AK#4y>6j5iyx8FfkXg?5ig*9<=AMV6T^>Ks4vC2sHbv%Ql6yMl4P)5|<vQezr`p
7c^tDFSP!wPO^lgkFs4TWUWg$V5(8DZLt-nQL!8`47InMX)uK*cdq!dV<X0}EwG-uv$1iv8nHeuiZNd$6t}x1rM0m&U#xsCU$xD!
X|7%@F|Go!EUm++wHOg9h%q56a4$-)IiowW#W6&%Z814DE+rNzk1+hP4zJ9wo3#<NeXPedDK=`IE3HDbBqA3xx-^M0r>?WJ{<X3&
=(5Qyp)!Ln=`B?<!lAl0DKHZ<J_p$_d?fd>%q#`1pC*(tPOr$UC@sb*k}*BG(wrx=^|F2?mXcyD2d*_KHL0~V$tp!GJ)|@&;-aXr
Gp?wtkEk}XGNLTFSG5Qwf1#-?cCntX0W_JPKQR@uL8qLf+m6{SZKv%r2(SV&1+C7l+P7|`L@vv!tuSV=PciDVf3t+J(<~CWShjm1
zbtw(p}E1V41hH;qAa*Hrm-TbyfDVC*{h8xk*vfql(F<D_p$gg9Jm^*TCm74O(%P^h_5L$P%VeGgSAkrpS3Nq@wEpa#I2OB$+nv^
(i$~29kBm0F){)$fw5d3)va%_EiALGvn%~FXPN#b$FMK8sH-U|Ixr8i5U!;xTQGq%!M3R&w6S+16|XL{VXWaTfhZv`2BX<7>a?9D
3@v9gnlH98&@$I3ZK#bL6tq?>yRogOgCiTOfi0J@OSq{iEU=m~udt0I3$z`pPpfh@WV0qP0x8-wB(mGDq$gdlZnmK?wXEs1$}d*6
6f<S9P?jJw+OyKI4Y9GY?W<fip)w^h!Gi>+b}_Oq%`EG!UNucM5irg%r?f#d-Lbv306Au=!Z(gKJ2F@^JfLK&`KcPT%q)^ALMEEA
<Ffa%Ij?~>CA1ta<}D5=qN_}&thB$csx08NsIu)V6{c9QII|fr-YrnGhqRHkz_j40gE1H{(VuoQNiTx246`@1=``50z_Ld$(=^bq
kt7zhgeqe(-nA1qWUrL7LA1#<C9h%?K(w2&xw59Qakc%l5wMQ5>M+tY`LtRw7d0}o6fguc8nC@2eXfA903Jj(B{DWGp|8d?*RYzW
$1IzuTd=V%`m$@X^(sZNULLcr6si_6A*DYk+^in0+bvnF!7g>LgEarL2Q;a*v#vp;*D$=V&?z3b|FN4adar4!nX}h15wo}@E;Hh(
vA27*!!9>9S*EwJ%CQ<Hx3ELFg|bhy7%k_gII@x{Y$gG*`l*Jp3$v-82(8YqWg~mBw=aJtk|u<-g)!l*{wLVEaH(4<g(w8M0HGkU
b*(lsT`!&;bTY!EIkG#n8!98W8!=WZ2C8qZezo_i<uU&^;54VN1F~?nBs9FXv@w$=tf}v_^|LB2BC}wu2dE~sO0bA3W;U@hA*<Xd
6|h39kFe&c_Obl3YAbRu=qpw<46z<0tG4g7-m2KF;<ubM1+$Z=Ik1{Ao3)>@qcU+bPq>{l0w)kK@Ty2Gm9LF4KCI%igtiZ=Be3hF
J}?NalrN~NeYJKdc&bsZmLxT*fvf(mWUw!;mof9P-=|2eFSOz>A}Ajwp(QS}j;MpN=BSk|jy3+Uz^W!KSgJEM{-?hzuCy_-M=;%?
CoUj2h_INnmN7K6WHI-y-7lo994vveg|cBSoG3A@ZmR9Hey)5jY_Tjep{yPwp0LX?0I>(8kuVl92Q{m(@v!r=^QW||G%u^BXRwK}
#ix5SC^XSDo3RWl;Vr<l_pG(Fi8A%8!LY2eAF<RihqaS55HjDh0J#FM4>fhM&$sI`CmlFAIW#gi;jkp6Q8GR%;;<7m+pv)|Eis(2
j4dNGf3UqQ`7j4G8nv~l->Ss5Q#SiClCtft<FpOALowE|KO^O+k0^GtIJu=MR-w@~C@s~r1Gqjd;h2k`y|BeDd^Mmm%CG`9VkGgd
k~Cd1_ce+#mNE;rX*2n=zAzK4jx5$O78-mrv8d;%n4kbM-lvtT;IShq|0uY)Zm!xf-myh6Zmc0N%&-kGQ?QOKO|7A<moZ$ai7ia7
w<kd*zMBNAe6P<iy(*cmm9{{vysj}djW+_W*)O#&(WU_}0IVCZ#kYDb=`F0W!LIKiW+u-xY&cx7)30_o0WMZCavcG<pAz}AUMOO$
gD^WUuD0qh<E>3FYOwUT9w|Gs$gE$W7qvRGMX(YrBC4x3sx<g4Au%4b;4mgEYOl?uv9eFK11-TaA1lC=xh|@<1hx(|{jg>&@~${2
s;-x*B{S-;sI@P#FsY%itggl`khIvaO|^WoK%iN!ptNu#E2VEVK%+UZ*Q|G@pRi7^O{fdAHZ0k&Z8I1yXs%MT6Sc%D;4Hzfd8tAz
va)P6Tel%J>MhMMcd8XBp09l_f+i)i1*=)A)h=qOY_>}^1{m<NX0~pi-776Da4oPcXEkuCUbdMmwX~8n=b`^9=&=a0rY+tkhp@`D
@UWCK{ITRUey%LHEVHPlDY3JtJ~V5tTdW{4w=)AUNu@+JhZE{7->!!=ue7u(*)4Rg{VQ&;#;Gx?-mjT3g|PRny{^}>@~}rV87@R4
7d0idJT+^pz%=zKs;n+ER<l1SnKA67MleyO53PGLyR*o$finWJO*vUGGBrc4zPIEq8mJ>IKsF+`WVk^s_9qo4jkeP<w=L1LI5r(L
=c!Y)dNTJkPBHGOo3Jb}IWE_zA+{%`W-y|%=d}_s&$HDpa3gB7E3exjm9KlPJ2ROsF|=8vgDjG<a4PgFA+SfN-!xdY8o52Ix3GP%
O0YdEo3+9-NHudR5v_!?BQU?Qf3NPKo-AOu*&5}k&^DtmWHE9tp14@E<gc+Wjj#qChA{=RFS8!9hoy=&+A7er2%iNgZm(A)1*Qco
Wii;XpRgw}fwPw`)wi81!nx@zlOg-AoUkP=H>6gwrKvcslQbl;Z?+9Ecef$9P_bOG9I&3QT(4ZXe5k;wp|O@NY@`#ow4C8G)~HCV
cdiw$N3j+h4WXGb*E46UEUYuA-?b+$+%ZzJy`|8p9iHtY=Q1R$-=L*0wk&b6POl#*l&+RGyf0iRD=r<b{<q+=xiAbYbg&LGl`I&v
>8->f1}onr7O{`HW3v)3J1Eqz$}h5@I<rJEwxMjb6)^fSa<2y>XDp+!uCXqs2{x^`>9<ZWVzyMVI;d&1l&?mt(k=d`Z849djIrb|
qO6p!QKr~1ATB?rB(Hxm=C!4e@uYVyGqTRFQ#2?oIX1_z=r8{=yQuXlG&P&7$FS}(BCuaC5ivTmwXY#6J}{~+_oy$Ce65!?2(P^{
>$d1CHLSL=KCQ*I9=R}?oUm&&da}{18n10NwJ>zG<D@39OR9D;JT^15p0@Zh9Wh=o+qUDB3@REU%d<l@e6&NhGpYtGDVT0DCZ(t?
Ua*$6MIKYK+AYg9E;4Q{nynNL=_?H~imwv0{<wB7{V94hJheHo@hJ|ntTd;n!M1m*(65}XzNYfBbhT46y&(56d%CnV8o2(lD7PCh
cd))D4l;$KgqS}c2CMnCIV(4>xU{Y@P_>SsWhC!3T&#eqaITW6>mnw!#VzVBk}$BdXSE=*7PfdY7PTNT*(F;v(6JhvhO)La2DSb(
7O~m1fG#O8D7KO?GOCid1~GRw3a)P^(Wv7$p{1y<AG80kX1Va7Zm2Plx3!11HYVLERHv3VG`89*Z?;w@q^bm^`>y3QQZsA0GqV+{
TdeCZLa@!X@s;MOTDuRd<1LuDJ~vP_5iV~uC^M|M7A);ED>G6lARiO8C$7D<6DT+}(K3~zZLx1QbTXYSCa<5WrmF?5|1tru_b@`U
EHjNRuc~gdU9?;`8nSY_MJn+k`k$k)3$PTXw;YD9yD0{+x3k5qUNC#HrZoW=q%zMoQLGv=NHj3CeK=MzuP~yl0Wgrac_!aAMl|-Z
xvikFwzSzZ<TSu2b+qfFtFec*7&KQeGM+j#udK*3DWwcHpd>~#v?_Hs1hqo7bu4AHi!0ADIJVX@rm-y>s;h)FSTSTJQLF7TvafwI
f4B4~m9jQ0ezoneAvqYd53`&vHmm@*dM<=Cjxpr0v9iK2%(bzxRJ3X;pDJdsjxD>hC9R^h=cDSal(FfsRj(W-V=N635;BpUA1Ji2
M6^4!V5qAzk}QI^-Zp!wJEbM6*0p-3&?Shifi!n5?yJ|d^|NcR>9S_Gm$e}$!zleWGa)y$OQfkXPqXZ<z%DwlMy@Wa?6RscIxl=A
UA0fMYppRc1*udiFfm)Q5h*LSHn1eLrLNN}Pqt(vmMJzZ^(AODG_boUekv}gVYJ95<*wnYV5bPOD>AmM`=~m(m@m>WM6M?+7pj)G
Bd&Eez%b{ZX*FlCS+w>koFuBZu(O0N6t^)mc`lJCoj1X^E-Kr!mbQ2`*)#&LQ?(YPHn%Puf4bVIEU6u`AR(EpIIJ=*dbGi_B(cda
5u!~mMXRAW95gw)n6DNoK`&CTaj%WI)1PUuJ1u`KF|If&QZzfWd?aKqcdhm}XQ&^Mg0;UdsJ1t-YP1_Rb2U9OF0faxAGam2p)>8b
H889=daUG*79jODwj402g0eESS}n7*rZD`qy0C$?DJTFe`L?Sp_^A}J+_R`R6fjbzxiN{a?77CVx3r%%x3J-{b0}J|-ysAoT{KH6
-!^Zh6S(Lq(6CD{5Q<^4v#dO^q_5>MYqP&6Z>DZC1hcNNO(yy+Ew*zqW+9HVA+yCMFR&amf2@JAS~LT&@3Ph-y}8-7nzh_3u&hhB
xv)5_+pMs!RknY#xw2<805AHqu`rb|rLcW6#Vq+XEimjgkS}4Os4=v%|1JKn-LGt~F18=Jo3XGl(6t=1r6A?4Z8UAJw5IYh8@RQy
m^3;t#-1`VgSH0~i8SlAU8TV^f~*&?+cgj-i!Cd#!>$;t8Y_gZBf2j&pR|Rr%CNR3jIHl6h_uePK(4E+)v6A&p0wjGk*%_}gfx`1
ktx}(T`3$ct*hCnzXbBE9kd@Y0x~t3$SIPv2`<33Ev$tuN-!;`#VfKcFtj%?8Y3Aq@Uj#%12#}Cp0bs=cdKwTNiAZu3o#6!^)zs$
A*uEz`nIepqp<ZZV6g%(da!^jv8;A64zL;|cq}(H^eXDFakE7-rK{pDr!W{U?6n`S`>p@3^DuI>5HTjQfuzH&I<%xHA29B&xTqO6
8?B)+do&cYimofLDYT)e9k6yT7_N*k)hK{3)+DvCm8>?hYns=smo4hA#W=n&6*qyhw6R&K%C$x}KC-~HcP@yqShaRE1+o>S8Z3sf
D=;&#&a@n?>lbo2Lol=|@3Gr6E3Fu}m93OEnKD%~^s_=ZaJ4onaHuaU1EmEz)36-5!;^I~sWcI<RH;QYB&bi9@-O?ddbIARi7$z+
l`$NzP_4*0HkEQPPp_sjceLB5L$P<X@G=dw@vf~g?H$vsMxFLFdndgdpek)R1+$B#`L78s{4;kmRJKB~;jxml0ISQmJ1=1>ZlYna
)--@MX0mg)Q?O&KSt%bf9;rX5wJwaQAT?IGcQaO|$28=zg|UP(0;R^VK`E24fi|VAPprZ(Xf&cCsITBKPPch0FS8=CC?x<ir?8{7
HLsqrbv61aHng9yXS7AFOs`+8Qn#)!)-p{mmNSnrh_H030HxJ104^sp9j*Mcd9E`of~s<{Zm?0U3Z?q9q_YgG$~1+fmbN9d9<5zB
AT!}MvmleMd$0p43NeeSp&kA%T&vo%SS~&>oUv)BK&Sw!<+Wy`2rgHzPAdkq_OE3%eyO=Mh_!3AA++K&sj@nrOe_g5w=I~kDzgI|
8?w5k2dg$R4y!V<>LoNQ!!nODVY3*x9~F=$QlhK2!mWg@0<y$0i7_p;^{>VzQ8nVRcCRZTnK2eALo#Tz)U;csB&?aT<{bhrCa{IC
7B1f`DlS*H#<Tz{qcmu;L@l|k4K0c-CN-S3pSAt0{;gplzpg+qGc1xN!6c2YRxl;9ldf_Zu&ZY;yE1~Xoi#qZ^(g-_HZdYK^{u72
391h;KcdR0yQw?1AhH{vNw4v<5U>-ilBv?P6Ez|tm^5v%p{L2PSuo_bU$V%lXBkGYhoN(_QniMmC$tZ^F|6n>_&2>W60>Hlt|W`8
{xiib&9-o~EhI0gCoe`XDzQhNP@qJ#t*gYMUAfhz$R>}hsjeHgx;DWr^EAw}lPoJ35;>Nt&n^qK!>$svCNVO#(ynr{T{mnmG&fHo
ptZWO%p~u!Q8k9G)UL>~ucTwAIHAL|6f`+C;Iuxn7mk~;q`4(CwlYy00<#4!*)OLm>!JHC>#Ynhr!gS0be@DR5T}Z((>3xmn6T}c
BemtUPqGxRb~8RX0kKQ9DX}vzV!5a=GN^bcm$jX()h`XO)-Sy^Q7@RL&?r7FPBzIkPp;Fc9yJ%ZB`g;&RXI^6>@9n%Hn3PUa<F5u
Uaj;P_7hDp2`Z;7qO|uj<uKc+OEI*VO(t(N)GmUsMXi7`O(7h!b+CLYV61p7P_%n6<D_%83b1*fJG7e||FT^)Dzr$hMkj5r;4nR`
v@2q(|DjwhQaE6^94CjcfGyZ4Dke%aWUxQ7$uG66Juv(*C#qyAq9wT^F%Y>f1g>GUR;D#G^0+gyGq$`mVJ96gQY|B~P^=mz1G7@L
Y&7yOZz;Dj+p?51rMV)qVlUt}a<T-pe6q@~B{iY2ma9B4)vOk-MY659bG00;m8a4%Z?uiC9US<yy|E&+inP5dqOV7^skEM~zc1Xd
BDACxakgQs1hO7A=(5qdZyflpWV9BrRy2LEE3w!t$+4L-H!?mg^D%*>W-i5`$f(G)Mj!<?Xs9x|ZLP(!X|CWgyECk}Sukj~lq(0f
F|yvSgfO-(AgU=VhqzcYpEd5Y<gmdp`zl|pcdV$SG`8n4{HzkC?<}7ulr8Nn0j_AZ3$+9+2s3gud#*XRX&>sRW-e<OEwLA}60*au
D5mtWi?t3Zji}8qJ1~f}mb8>EI~2UOWF}9sPBGJ>5g^7h%(V?P6)8WlDJna%6fGCC`K%?eqbifK479v4#<Ha`n=<aRj4y8{DJjJ;
nzivXW-Pd(-!-o=1gP1pYbf%q?6DQJXt{7VX1K4l7cd31Yqa&M)3TYiX0e5^rzY>MBql&Ig0gNjgRpY7xiYi0R;Vd5`79qXKDDPT
BP#x?<tufi*flY+|EOTJf+Yzs4J(<hC$)knj<L}(^P~+nXrha)rZjD}Iy8K>2DgE=R-$Jy%OudN{;@K!Fftsq$FO^;DIzm5Dl9#^
uB=40tus!tL#@T2+q3s3NiUJF3Mvz|D=hId7p#q}bG0Thqpd`%O|VX}2C*3_s-MO$!L;D9z%a?I+Aos0?XmW=(6n~2moMSB3%3+9
pRx>^cdWXtnkXADUNu&+<F_5H6{(Rj=e1TeAFk4yU?}T08n?2yo2nP7DXY4(aV;D&L?R}zJT@|~U$ytK$ugib>ai0nfHD8ABd)S5
c(^_?gtNgmXg3orny%fha;ajlYNjf)SFV~i#Idn3DzGTD-msK4N+!`L&9V`$`K}_i4X_`zptOuG2q3Ms+^>Bui7jZVNhPKvwK3hW
HL=MlM7DXgb+xNAmYsdL>7fF#88N&o{V)EqeWk@SoGk<`h%Hkyc&ml72rUt{4J5HN&#X|msxzRf!?jPbZK8^`+M!1@9wzQ66(!fW
iZL1~!nU3>P^?rOsI>VmzpQ(#Xs|3V%PS}~lOmV2U$Ba;X{V5{xUnCoP^WvTNT~9#?zil;o-N3z$t~o$QJe`Zzc6JlWVg_&H>nM%
hBWIetTf>zMzNEn&obXEY_eH0{;XsukhGsCBrcDw1+!-_tu5TOX|okBMl>3@HK*9HFf=2yBsbr+Os+^W6Str=B(?f14={u<cCP!h
W~$P-AE~gifwIOS0WM220I?4=)3YwJt}&Ch4==;BN~C(R*siv-C^gQwj<;krjxEwHcrURnu{G8vFts?ShOU&bhNqRZOsTA)j4^z(
K(wE*YPid<`Y|e~X0XI4!6l!wJ~m*kI5F$9d9L;^DzdjQF0P`O0Wv!;>ZQ7=V6)P!JgW+@U92pwu(rS;c&!Pz8n<z@8nd0K!Z5or
SF$a$<19X}!!ZB2g`j}4Z7)c$RyCn30j?&l2dql7aHy4-RIk4*gRoPy7__XQ&z|3{yfNalcPYFxVlGCpOscQ4f-U{A7dBrm<Fs+I
daHagBdn#bQmV+ghpe?M|F}7@j;@}w88p7KaWcuU`?TLG<F9=-uD81@4ySZ3#IX)7gfUkx9<rvhCbcH7ZZq<<4Jscqf-UzoqO3qN
_NKzHai3AQs;JnwG_xD8@TpO;%(N_}_OaQlwzogFOdvq07buyp+A<-W@3Af*T(Fm~H?!(5MKk#_@-G#$Ss!Gwg{E9IKc{*xUM-z2
8?u8hFD<<-P^03W`?3cseXj$w87OoqS*ivkb+-4gHzjT^=^m4&Ag*?;N;4THyp;mCORhMuEFP@1=(X1@M>QoZyeWq=xUdT=r?Mt7
cCY)g$|m3>*t83{*R$%XWwTbSOEtbSO{lahmnd1T?lNz*!>yP$cAnOxSS^pL;W65&aVcRcX07C~ytF>Cd8tw==(L9@8!C3MbS}y<
_%Oh(?lG+}WG@M@r!3&HmlRViMy_?Tr!1={rM2_0cC#a{2CDHiD5Tq~8?GI&Tdx%`526LIwx|iXTe9S{sj}s+JEM`W)ipq_HnATw
88F1JYqWW$4>k(58MNQBVJ=lFp0jAQ@3Xrk;j#X-S+7PeUM*6j_b3XojJ0*M124%bqNbfKVza<4@GR0ER<r;tz^cYBZ?(C!sWIyv
a5TlVXRlhWNv*f4H8N1IsjT8PpQ{nHVI^I&s<G1`Vz{rVkFJNNe5~8CcC0?MjWrjxq^=31?5i`kskFhbZndDPO{*iZIV!NL60>hL
t|a#@{;mC|3nO^6X|)-ww6F`OaHJEbCA4C+t}<(|I4#pOM6}8wi!J)Em$a4v^`(lg2d>H|#WJlg<1&P&1*Z!%7p;{lzO6K{53uns
^0bMw?yeNDk2P>J&oc3~bpTJSWUwMKJtfk#iLV^7AhW=*docJc2ed0GXD=VCM6G<St*Edw-L&eo^S3!P8>=rK_B9!&Vl{)biZE+2
qOB+{=qj8wVX>^WMIa%qd$lgG9H&>f;I{af?<^iHtF5%Et1AjK**Aomgs(m(IIvN+^Ro)EvNpuBfT?|^YOdt8HKZ%8U@g_7yf5sn
Dx}-3+qa9dvaju~FDhp$uAAnt>a`p$a5RIoBe*B8KQaC<>M%8_y{wKa8!!Jf<hC2D%`UH`7_JVn*DW`#IxUYhTCj6AzO893VzTtE
Fsq2NW2q!61}$STW2g)-6}4ciNjLPd!8A^{sI1wyYcbiVS+EMV3NTF~P9vtRc_%(G(J*nZI<Ti3CaR9Hak1$sTCt%po}Hqtp)quz
46uu_PbB9s*sa2}hqH;Z%Cw@V+_BXPWG!v5DYLMx1PQ>fDKCd4aJ8H$moGK8R;>J~i>Yg?7c!!;6s><PeXK()CbM*;(zG)za5gS6
>MI>6n69XvjW0#C8no`CD6-(1+_Lwq)v}7DWu>Dnm9Rjl<f;Cn-Y@Ma;I!zgwkM!2gR%y$PB1vHkF67`5h|v%jIgFFw5g`F$+?KJ
eKJ5MNwy8Bfie{?j<Pi{>Mr~uEwQH{%(Vr#Cb&kkOsV*?VKtyD6}G#rn=2JF#;v3)b*LV&Y_2G|0k!xaORDp<J~0M1<uo=ZN2sZ@
L#mT9fh5@^Mz^r3LAKg1Q>m`0b}jj|4KymLur2Des;&REksw{Sv@n7uDl%ZL9k=DFpEM{n&M*hE0J5Af;4L1v!ZCC*Jv5}T!>Vw!
owSpz@~UjCiKh>=0W!?9Q!o#-EV84vG&cCK__DmAo2w<d;I%@q1Fj{ltR~Q`+p1u%S~9J!k*~P71GpxyGqPqhFSXC9<h7ABo~nc@
-=-(9tEfaWhAmMmsI-Qyps)lnktrZ5YqkQZJ+eNtv#?sUT&|6+^DRlVNG3?Bsx*VH=(Y^5Y_X>+>N7PjY%ayGv8!dSi7FtsB_T?!
1hwX=W3+fCA1?W#`!VP>Pp+>v>#TJ$jWb;*hO`i)&Z;{wF0!U4mo?g_q`2@l9xom%l%#F6zNjg!^D#dySG54C0;^FpbGXziT{48A
NwJ2s=`Ufja-?P~2euD1Vl+@KkG7I5M=HvsRI?u~JhHzu#jXRk@-RTNO0@}|v$Pr^n=}QnbFxaQo~H4v@vvPnMlN%)cCw(MU^0`Y
|169!tgsI(Dlrf?t}DE&Gce;aKCp+d)2z-gd$0(sZ?0jsm9iS7Rj#@q*`n^N7O|W(6RM@Lq$<t0B(!s~Xe?K<pQ`U8mo7mifH6KS
V6%cWceH~vn4I*iLA8jf4=~8FN3t)njWP)`q$t%k=PUOzJ2C_&+q8VH<F$;fF0E@c0;CKut}QmXK_;y*+pu9NlC4lJMy0Jd<uOLA
I<)|-elV^l(k@P{X&KHjA+ee;t27@o8nSb>#jv)d(6%18`!S!akT+;Cw<_MW2dIlC<FZ(^_^}DJ{<Y_<v9Or3U$$E-OttGI%Pb@?
I;u-8e60jCu{kO;^|OkyTCm<M^)0t9XtP^1`?1F<s4;RZj~R)yF*CrpL$U!R6sO#><D^J0S1K4U8!pSQORDj!7qUYqCNd1N!Zi1;
q%V!KIxUK<ouWUq4=+BpCA7D(QX#3cFfo0w@G<DA_bxk}cq|z=Gq9zr<10-d;4A$p)~?eq)-i}27%{Fc{VBe(h$=TR9WoZArz?;)
p)i*#*B`Dh8!Y6tpPFy8NHXXyxiL?*<)rW}pf9Yk0I{(&Zm!z0th5uQbFx$~XEE8Kv$lOFeX%w(bgm1qahzbY_O0cz;WJ_~NHUYL
MYujE6fG1gDXNmIj;O<&<*=Eus5CaQeY$NkgDq|_$FMpuX)pjS53?7zH8n9ZZ81r)`=%7KxvnfQ3bpvK$*!8OMXz}wJu2xVMJfch
x~!b9qPCnbO|W*EXRrg5X*1ccVKUV)9i_;rzOXShd?_Wds;!KyWU=tHBdj&Dp0uU3k+3&1bS`xbRUp$fey{5=<TUcE#I=PlQ!xRo
vaU9*_bzmz{;)W*!zM!^u_vXmx3VLtq@lVqQ!+QO;Vpr&<f$+*?J&qJ9wf#fB(DpkiZL0k53^&nH7$lIRIC)BC$BY>O|vDiPcL3F
Wif;(-j@Y3Z?a!A`?NW+GA55L)i6mds3+j0y|BkM8md01(J2S4&9Q<noV8`7`>SrT)UM~Govairex@ZY-?XVQ5U<-R;W9!ed#Wn0
>94XLFD*Q|DzXV2ezF8MT&$L|?lHtGI=4Z!i?Oz{MyyG!@GLvD+_GJ<H!PGWvaYl;xUV8BT{4=rrnIJ|GcB&BV6nn5%dlrO7r2@z
RIqI@JFL(##W-fMp*Bsmw6HTVoHYqHB%>@cc^u5NLoHvjM5NKOjInFAp0mcSWV5ogIWc0gZY)zQ4>SffW1U_w5VplCO0)$l#xb9z
cq6*5Ca~l*@tcRZkSXM{=rnpXnV~<huo}*?T`!ifr7AbEG%n06+OJ8k+psz@v!!Xcj<97a0Ib`r47Es}iKzc3+?+2bq@^`8pRnyD
imPNQ+^3hYM6Zi5wJ<C#leO};p|35trm$79Hl?VjgrQ!w#j`4@F))8D_pyMq&@kUMAg|UWU@%-XH8w;tCoMIsxwAa9@1+2={j+DS
7_UgIM6{K;WUvLZ^0kJh(V8$LA2x)rhOpu=X0lo`XENq3cPw?U3NF~LkFHT9F{sXqaGMV`?KB%O>nusEZLw`Jzp{Ta)Ubde(XRI{
3bB^6a<s)WgD}7`&aYFbP%#v=pE9Sg|F#Y=o+`04S1ed6=q`{nd^PW|i7xc5Kr{a<iL{cjRWQ^eV6;xBS*6gkQ8l3{H8KUU5;mNw
7^<MIkgxeFinq11bus8NW3z}b+AtKXK{6AnUavN*AhvHX87g(Kem2oD-!=E6CamWy&@GLtpswRAzbGaot0HhPSfRhNSufJIE3~t<
rXO-GPp;0m_a#@fi?2knaVd1JO|7)Cqq9&fO)q`0cBR?1i6zV|@wAVzm?;`C4>5=_;<2Zx2pE<!C^QNxuC~OdwXKV_wW`syKD9oj
Ew8;Ws4A7U5v^XHg|X|fL$F7(?6jqsVJ+>fEVS{ot}A3SurEWc;xPKJvMF9JD=YY`->*`wfT-!Ny){j&GqA%W+O3$g^RNmcmn28B
SF6r2N->|Uz_35I0I2sc&Z!x&)1;j&mb56fCNVd(;jvFCZlnse>ac;UL@XV!2C=TMakgr*_^ui+z^#BCbrzN{X09i)M<}GUEUcHV
M5Cp$u_i69A2lH;At-e!NUzc`(XHpCKPNRVpfKmK*rtxHuBi^Rvovlptt^A8Z7M-AIi?`A3^0E$-!msHGAN6%(xsm+ny_{-`Y;=_
x3Gw}7^kbZv9O%DMlwD!)GvOayRbN_7&J6CmA9v@X|CeA`7tIimM!?NNVdGKbux7?S}nDyPqhrPYp+$b4lul`qoZRrMK_kT8!Z8{
RWYzNrn3*U${RnlJhv^jGqQv%r8T!L5Vlq)6tr<HdM&}RO0{epcrg*L{j(*r?<pQA6sU!@;4|^GBQl7rM>ngpO0an=aWayrov{tG
uC9!=s57{v`L?7P*R}YqXfVC6JFOfu%eG)O`zHOdGqM{u=CWqD+ndoPe6ldFW3#xllOaB+UNU1daI?3d>LB;9p0ZFd7B>1YS0p&9
@v)S*8>*%-cB)z|tuo4|%c)^4mb0*`#V)q6o+bn;M>Huh!ZAU%V4qd6b+jQc)U3U%AE?KrtF=rd)vXgW3zri#N3^N6Ri;j`0I!0i
i8KqfUMvQ*H7%H^LNvat*s>C|UoZ8w$sNtFg1J_>=p;%nVKn3~IIzsIK@O@ds<Irl9Wk3U!z?GVL$SuM^r>qy#;&8XLNN$5lB`@Q
+^mhJ8LlX^jH%Z&>ZCd|oUeze0;zd3U$~d03o9(JZ8SeKFtkCY%CDHLiKl-p=QS#_fV1(oqBPVi6swD|%rM}oPOzS{^R;=f7r1$&
kFSd{Gcq->8!)M;Gqx%*$F8`cQZ<G+qa_j^Rkxxo4KKg5z$jX%z_3X;<t}t5bg}=m>M<s+i!j+Kcr)#(r>Ha^Eim%0GA5HOTR7CO
*)X;>&M;`T3$z(2xhMfIFR{cn(yY}l_%fcYhPF$uI-`KKoiog@`LACuC^3*Q1~JySj;vxU$gvx;!mq8c^D@w{-Z9lNfHYI8Wj9E)
rz{h%oTw_afF>uifUof((Wu9<u&~dzlQ5kwUMOibry{wyTQp#w3@pJnR-`;B2dONpW489N>ND1~l#aZxM=`xKRWL@iT`zAg8?+>(
kT%V;lCF`ovN1+1Bd)ErNF(61=Qc5@nX=d@POk~IUNL1f{<6y_95P6_qA?A*^{R9zwk9*N<S2M4Xq}I-q$irPp%r;BNilURNvrrY
QLDx*?kPeuSfy8`1-Y;?&NGQH6}ZGM<Fyqk<R>$?Z!@DW)U5)s^DDR}Sgp{sT(p<0)Hgb~=QIN?q_H<LN3RGi0W-oe{Vi{*vo5f#
$}Pq$%PkZzWwhNWXS1WRkhBT37_XkT&#xz~*|6!XwXmZ#{;|d?4Xm~^AhW`*`;_J>K{N*#+$;z#UbJbj@Go^V@g*{^LN7=xqBAU|
d$1$5x~__;UN03dIH7p2YO(|=Z7_qd_^KKzg0%*!nX!$r-7R6Uf-yL<AhhGJ^{?5c3$_iZ4<L@M6)%0aDkXxmcccZSbT*~3Q!mu4
0=VHfk+Nl{QXrYIRH*>7KP-)~{-`XoLNV2^(=cx~XQ`hltS87YM=P{6?6xy0uPRz7x~=^$37>zkjIhqLv$5SSkg*=Hy0b_zL8KD2
>8+_YeW9wYsIYY}x2EN-h%bh%f3b?KVyl@Z6tqjQ`ZvF+A+b;_rY!FwA~;Vjm7E;4{V{>8A2TU5HLwD+)2(c^12&v6CNG$@xihPz
GcbH1`mz<Q4l->es3~Nzwlu@D8ngth<uXjQRy9wlo-YKnYb=SPnX-Me%{K?4u&4(y{3mg+BsBfCudGrq-K={uBPyq>;j(Bn3p8D%
RH(D4Os#CIEHy%}l)3w?PPGNI)GXe$v#{x@YOQlM>ZUg|+%K`TyEk4SJvcM3Pb})D2Q8H~=re$=z@v*X5-`HAb+W!Np)u|((y(SL
;h(s%(XHCC9<H7&`L&I>v8oBN;IwZuih!Oo>b4LdQ7A&L{<$|X*)I;Vmp0e5!L0l;qpdGC`8dS1s3O3vkuW&1$*ET?)vjQ$R=WN(
Whmx0cQ>{z*{y9ez8^pve>Fw0(=?o*;HWFK2sUmfE~*Z-Rk3d{G$b{!gRzIO*0Ef$Dkk1Geli8G)hI78GOmd$s3$Qsf;FNl6R~G7
+c62MCNyfV(5#;=>oGehDL1q(*0J!cqBY^A1GT55k+SHpny~Gv88jNKVXG!7TD0-91~4))X|9~JinTVbnX@vW{<I1!j<j7fvaQ{?
wW^0MYOGH*uB)ykn6PrG6EC~7;kVZ@L^8&!ZZe}Rkf9cu7^sD<bg=*^t}i{N2QZB)1*=XIC$`tF1|S)zLMKxwpst5FZ7yK2y0fCL
V=ss>6SK9j%&-_OvMlyCNvvP3#4%&EdaP8mPqRBJ;I6HupfRelZZA5o7_kbd%`Y6B)Tm3IeKvlqYA?RC8Zl6y&oKb95x76CGPPB?
=`1rVs3pTTpsIMXFtlE%n4}D=i7<>W#Hk*&#H5?E)URYD>9Jog$2HlrH?wfGYbYG3-Y1~9+^?Om04g`FgBlelrY&YLD={suG`4)R
lQ9{Y_pF?q6*Ipy_ANiOg(QNh^`E!8<tr<+<+D~N9Wth|cqjC$XtR&3pf$;-cODR&->_Vz3N(VW2Q-nfVKWpbF{|e)AGQvzU?$};
sHLp3ld!+9qqdf?kuabu?<~P9MKUF<O`*&%Y$7kN#i5k8XCnJ9=dmm@2DoG^j4iM)c(1swhAd0Dk1}1QD>f)BYblnmTr|+IYP6pv
1O*E%G_h<j86O_BM7L(Mp{u7eGbd6r+b5DRz^Xv33bpYZ@-yK&jydZvMYx`-xwJU6e<M`4^ew8WNw7h%7Pk{CNGm_6vbD#mS)`IR
b)uTNt*@1=PcKEZlPYi-X`y5+owRqVe6b}ky{rMI$Ek3(Y$J{;cd+2JR<!;w%dVU-N3!&>XDpo>@~eETWStl=H?RCMptL)%L$j7L
W2|~L4kMo?pD?7X$TMLx+p;dMl%!oJ^{opr3$F04i?{hRVzCXahpkGmS*+u#H!TOVwy;>Km^3uCCbaS_Q?uk1Hm(&cGO-Y_{;yXu
th14>Ca?mwtR)b%OSf9BT`;6IaWKiOCNHrqDL7s<Ca)GKZ8W5<<TYq7PPA|_GqT~SJG36K*)?z~WwA#h2P`49dZ`(%6tJkO@3jc9
el7a6q^g#<5}}qf5iP1Ls-#vdJ|dm5%rx6JYB2q<m88rvfU+I8FtnFAZZa*f#IZW1T&GU3f-(Irh@Yq~9kj$Mur08)u`eX1Xsp<^
2eNgnbFytTP%)aY5;x{7+p~=@9<%VOd9G(FyfMkEbF_>!;vAPK9x@rEcC@RhrLs>nt}sKf@G#FX!zi1xQ>_ap95B8xb+r|<S1!D@
@UmC5*|L7CH@NS#Mm2V{2C>gG^{?)<8Kuvugs`BjW3RV0u`pkgcPj<0IVF9x<0fJ-3ZX15LAHFU$*x)`1E>QuQMm25pR|;?vaG=@
;2*^;qb!iHA+3S02DC~p5-<^=ezY1da4<|U4zE==Z6*#e#V6*mgD4v>Hz+bN1*~wU=PC{~Wi4_vb*rMcdbsd1ysJmCzo)%20<9XZ
__aPRIxG^cvNiBAXf|uIgs_CQa<ox1P%5Ob2(!AX<}yI7|DGne$fkBNE;d=8;3<D4Jg$l^$*XR(87&*9=dpjQ9yLv}M6@X^RWN=u
(H+A!>#Zjx{iU`t#jlYkZ8RsfCnnD`d9{5t*Dd=t3^7l!RI_6?=dNw2@2O@Z-Z6hOeKj7jWU%lou`&2GgPzDQzqA82O|x+^KP955
m>apXpRu7Z-7u;%y0G-NE-o`Q^RNlEjWTexeW+wAy0IxPWG4Epl(NjG$EPE-=A+*<OEQ)&udiFCg0KgtsJ9)nEv*o+#42Vg^)&o2
g`PGr6)<}&JT*TuwlR0HG^`9MEix4^;k7U{bFJ;HPpBcT^Aa5=F1mTN46=wa%_OL<HZ#O8wzT22NhlMqYcOOpX{~lKG_8%epQ+QZ
PpOkL9Jc(dX|@Wlm@P6XJFaXiB&k-iH?R^bDW{1ng{|hSa-<(5c`v#x#54o0-6+2<Jg7LZ(XUssA-Hw0YAKN@@+91}nl-1VA2Dw-
=d9YYJS0Xh^sYj$)2{*?GO!^ug060*C#(~sj5S8K!8GKg3959gFfYfnceli?FET_WFf}bP*)(scUN4BJT&h4aqb*S;Ij=~tcC~yl
b)agkEiPQDcCiAo_^sBhoTULSY$$~^_p5*|R4E@P5w@MN(=6V!_MB!fL@^Sy)2a3_kFv!y;i*=y%CS~3GOF7!1GC+yM;<4v$+KFo
I;Ey7)UN_F1}<JRU@(NQj<p)M<SuubE4UD~bF2-l;Hl^vP%s%Mq_n2BS+jby?XhPu3o)WE|FpoNq$U}yUm>nAGcUd=r7EJRb+C9P
b2OZ)2)K>4h`G-oSh9mKc(cDSPp>8}$|v(LU$wv~!z~ZBT)6S1?Y5dJ#IsVhVYOQ*!?WYJoUCoMtTa=sc(FY-`!prCI4CbP5~@Bk
<g+rSox1j~$S=mOTewTE(zE3%v>@O%+oB;dyEKxu{j_p6e58{#Ks1~(-LinJ)GYBcrLk2hVye}sLNQk`V4@8rog$MeeX{_w*R6G?
d@seb%PB~%!n1#<60TsWnKDbQm#r-_XsiPyz_#9~kTX0Ze7Nc~C@)eZn6Fheny{%b<}-saOEXwB8Mj)j9=LF?z^ofF10nmhQzjHO
p0JZJ1*#7#?xdfkV62_68nnAHqqwuJ+b={W&$GLzzpimKd$B3A2eP!KB(zwms<d~s2e|L5pstrKt+FMgUNGS-94#iPnkHSLm9bT+
JG9>~xh+DpQZmb}Xdz1}Z>=(+S~3f<$|^IuGO^{QY^(jWqqk<JUotu~xv4X(`Yqxp;Gh_!A}*V%S+#dAw6r29JucrTMYTt=ovy1e
kFGoyJh05MBQRdH2ebvRN3C(L@G1tk6gB5AUa@jE{Ixi-aj1}~1SGYzo-CdKZm^)NBr%>cMzp{)^C{#pttIKV{W0<{BDPVi!nf@)
Wh`2;d^lV)Z@6f+$FMvsAgzn1*RgW5qov8NgRv2*hcOMVB{MoSbgj5C*{UNZCnrg*;WhlHtuKzTP_>F3Bs9-6U$&|#rz()K7P68s
0W<tEDxxE+s;7#wPacyRNj0r51|n@D?I^l0RIoHIeW718WG-y760rz1Dy#P`8MG^?y(^h6e7FrF=rawoNFIMJHL%UKBcb)SGA;Nn
pR}H%*RvHcqqglXO(wx6;i&?(C$N~Y;x5g!-6-|1Caxu|Z?+<;L$#_fqO1Wi3MpAJR3rbZ<uMenhcHO7t|11uMYwjk5xA5xdKknp
ODxeai7M!#`7u|tzPJCToi?blnWSN=VXP^%;V3mAs4EvF!L1gyJTYLfnx*`wR4hWE-L+gb@|hzkiKsxh4KA29E3{9nZml)6wVit>
gfrbPwXoK$p0jYF8>&t=G_<5KW+#)aJ2E^iDK5LRHLVad`mjtlg*1Ao^{_`U)2+rcW3py4i!t3ZOR!+ERI{D7?l6k5doA2F^s`j5
LM(}@e6X!AoUz<AdMmvwqOPs6{;f&4gt)=2+cBLp2p$i$&^5R)s<az18!=facsP49U@}BB4Ke+?X)uR3E1u9V>aIMpYbL0%{W52;
sIhFay10!i-m)Jt`7Y9}q^0k%{j?r4pS0qz*Rvw5ZL!p@k+GU4)v2$ty|B48xT%0ORiLx7(=LCrw6IvN+$|clFtu~CrLm)`7qUw;
3Z^iwVlA#Ov^Jox6SeIl88N0Xa5jglj3NdtNi!L^z%jP6hp`(q4zsDZBef=}a=B)*@TdQ?0yokmZJ>iR#v}wf>NF&=0;L40>a7ek
`7m}ZhO<UA@T*j<Y9Tfyq%eUnQLgE>G%*yp#xM>gJhgB%ZX|g$XSshUhO`(mBrZX#J}%lR&9$exE40%qyR&$sOs;Y?ilwZ$+%)mB
lqPf~MzG*0OD(e`88XbWU9d^2)3uH?5x60+P%zyrA+U!tY^e-1q%c6XjJU|MsjY6es5A|;-lzC5Ln_5GWUs$4C9iof-zbYPRWh`&
iL;$5jj^{k*0x0*RI%+dYM(H$479@~*)^0Uv9V~eNEF&Lm$LRQ<1nAFe=I&VBq<=Zo3jcyFEIeGUalRnIjfX26S42L8@x#_2(MKz
im^*K8!6c{=&)?9OSFo#dN2DfFfvl1rnF?Q`l?a561Xfe!zgm7Y@}W^SuOA=#JA}&*0WzRFtu-?87b5;>ZE9}#~=YUT&shtleRo4
X{%kV8?|;ZD=@Dz|E^fBgf@#a?WScor8D8QKDcSJzpFAZ-!U+>k0=Bz=rBpMG%hPR`7JXiM6tlBp0wgHU9!5j%rX3{54JEb38*l)
NHL)`DXpL|HMQL(vb4~(0J3^2W-}YO@-rPQnXP;>?WHg;)*>)11f|V1A1$w}fi!R{VxqFJN3^FhuB8Py!L%*2hpgnV-Zsar!Z5I}
3^BGfTDBjw;kPoZJhw8n-!5IQMzmWm>$7Sa=&5xxQn84!61ZfrNh;$mXR8`AkFUcn&8;9bzpRBZt}H?;2d!+RN;G!088*By)U^gQ
y|6v94z;MQ#k4LmRW}YY)v41oEU#&{e=O^=SFob4q?|-6NiPT@0xM%PH<;<Mu&^qxJT7i3YcVV_Ft7_W;j-K`)v~s;|FZS4KeK--
SuHuXTeNMjCafE?)Ump;Hmt>~SF*A+X0mo1h_Re3Ke62;x-=%V53~84wla$`4z->xqcv@^C9}S;LA5tCh_>mkBs4xM!>yz&fin}I
Q8ZhyTCPVg)h&Ij_B7(C2O#h<jx-%FrLB=Db20QX$}WN+*ecdDmY^86)Ui`8p)o`vsI=mtRh$Md*&I2yR<swE1g@vAM6$Ipel!*&
{;wf1|1T7((WFSR&m>wjdnk6a(V`YEb+sfiqcU76e5*^YO1B}jQZUl805cM=f3NVeKdX(j_NZPl^e0KBezk_J0<R9Zb*VitQ8Mzk
NwK215wB@4)3I+b45-92o3QRG^*5ciB{asdpD;PGl`*Qc>!<xMKrlhD$}d){jVbjea4N*HC#+yBP9;FG&#l2M*)9mC?kJKqMYr)V
wy1kAn=-Vp@F|P1cc(g_R<Z}A4X%SUW2<?zHL`lNq^@PO#k4-RmN+V#1s^%32&DKhvaJHNB)GIR1gi)(46O07ov!IH38ZK=C@K4}
FQkCAOsvi?o-)!fh9?vwmn_;Xt+325p0b*!+pKyj_O3Rp`mQT3bhHShJFmg6Ua;!0!!Vk%2(!4U;H)CF0vMpN`li*QzO)Ott}?MP
AS^Gl>@688X&ADpm?^q3Qm!&DhO-MX9;~4-Z?_;YeznKAb1|wg=P)n26t6)g<E-_tovyknFD`ekG&7#D5wS_Lx~faDw=7*NBR04(
TCJ2TX*6)HJGHeof3d@>{;nW3-n2cj=q@lXRIHS(Br=z<<f<*WEi9-fEG*`!h%xdnV>A3F2Qh52*{wh@BZ?ELRkY$W1GdPv*fj{X
0Gu^82rjlPDJUzn!YH(?F0wp0H6h9_8!?%$*{`xKxhQTlUA3a9fw%9pvMiCTGq7wj5-l6BLox6vYc$HX5UT#Mw6cn@4l+_JLbA^+
F}GGKWwQXGJ}C69DkTf9UN<Z;x3qLJF18+;ubR^^nY8IJ$uFR&@3#B3G`JNrnzCQ3{WFU$R;*bukFy>v0WlXXOd=+!F0+m@9Vt+t
e5*pN^DKp%(5u=l05lC2qOORql(7Fc>bTJ}a5mvGb~9nEA-SHgYN;bJH#QEfxTN_ll&nClV=f^taI~_rUbGW3q%8@rVl;*@7bz(p
fwK`UX|w;a*RP182DD`{Ni7GcSFp*eEwjos?<o^C)Gd23R;4K?`LScGb1)>d6SMKNqp(yh&#td5s<K$I10iXyK_qjspP|a88nK5T
s;`W>@3y@x<F)@OZKUn9y0Bg?`>o<CQY^bS$hpxgbDt2kgPKdWdMc@>hb*|Z=dmI#fHg|0!;{%G%(;-XZ!DlPk2U?WK(?Eo60Uu;
Xf56`TqXOqJ+3meWi@jt3on|boGu(4IkaUp`m{?RMyNe8b+G0y^)OboB$Upp7N`KXQ@74CaIl`MDzefsdM((tm#-=<DJi-%Wj4I8
C@sRX$D;|hMKR>4eKrv;^Qu?3r?a-Rvbz1UDzfjbKDFv84YwJ!o-e5-->`rf4>$5L94zUz8Maq7B(Y7hI4W;5&8vbfATVYyE;U9q
DzK$82DoV;kF+7PzBUA@2DMhP7A>P7#V%Q~=QaYez_$G;Un@nimL)kkGNU@OxG(LtkgdwCCp1GZ_N<VuYAQmt{49s5!?Y&2IIu#f
<)L%2#<>Y2f-=Rc05Qm{U9?2B&#CD#*RBCC*0qVK_p|=2h_}5obS#l82eiZ^{w2gWdN?kvX*6=R2sTzBysRR-IWl&!lc=FF@ssi~
Zn8?QVzEHF;<St;7csY=OS84KBrYSkvoJ|9$*kG1ho&mA?=;^UT&~kDVl#xY+pR#U+q6h9Ah-{+_#^Q#=`$X<)uu+UgspS4pfrRm
{xNu^geG9Gi!8vU0yQ5u9w#m(M7L8dA-0vdzP3xLp|P5`jj>R%`m<NDIWsP#!Lc+mH7KI5TQFKQ4m5VIy(H|hxGL|jfi51P86?uM
uO$Jx|D>BM=B3*#EiEImU^DBnDlne46f=CWv@ByNhA{;*Yai3JM>Jcs6fvtVw=GUIda_Bj7`e!*i?@!p{j9w-8K1@~>#a#GPqf;x
RV25vV4oZ~EVy<w{wJcdB{l9a)tz;ozArE_Q!>D`j4y1JFRZ{P_%BW^Pc*%%uclkIORaS_db0O24z2nmI;;RS*|(3c9=O)2tT9rW
$Sdr#i>*1Z2{lKwR4=(N0l6F`*sue)ili_bye-YFj;SavDKwxiJ~#z6<+RYOv#L&~Q#MgFY_lyi0IjSlsIWaUBB->rO|ZMO5iSw0
ARz)RP%u#-YBYhUlQuOpN+}7jcCuPCDKw3^dbqGIz%iYwn6>|~0XBuM6R5?fy`{agPBDhA>!-Ol{H{f-Q7#yw$}}vpuB+@Unl@S|
X{^y0+%uM}aj|N$(y+m>04aX7f*`7}p|*-JgpArDTQcb}YOQ;-Ij^j=XQnAGa5X_Qe5D$+&amgMk*}32g{i1B3MF%;#jK35T{Fb6
5;4Ru@U_RO`m10pP%ekD*s**m46U=Vyet5yx2t`yXR&B7j5Hsv*E7m03NhlJmM(m<WiP%gtf(b48?(i*YPeIi1+4ifytae4DYPH5
{IeD;zpbmYIS^4VQmFPTMlBz*%9-D-g)j*)2{di98JOHEOErkGHMw&vTd+JZ2Cfb%@GCW~VKh&%)Fo9aI51u>Nu&@lL7oM#K%TU&
?XdwbGcmZW>?_73b~Ki>^0Paz=ra2ywI5}!@2wvw0kM^=cDMwk>#s*G`Z2E|Z86m^y|FDKE3B3+!ZPxr7AP6F4K>d%bFzai6t)ey
E-L0OJg)vXfTU8ls;U<_!zmCbO{yI;=c^_$K{bFS%dt_dGqFXp+^(xMPaG<+9Wq0&sw@;PoiMd3A+>reNgSUrmNdJpQK&q!I<<~8
aVY+<g|NP?CnaGoHZq>DIJAPR)T%rxGqHU!)~@)g5HXxBRjml3Wvj`uey)fzKcy+P39alkUO9Oy6)xzn2C;i6T(b%&)Ulc+Iy6x%
53j1M(=6($95o!W$)zhX_A}}!QMUQ0+pb+QGq|&_q^@2x(6p~2E;LxQtg@joJ*_*fZ?sja#I_Z$6Rx?U3az9iIWc&yq#zbGBd=2_
IWUVW;<28vmZ%0asIVm`9<leY3p9YD3n<<(EU^b0Z?;S%tTd1#^sP)H2CSpD(kpnf@R@F?sVg$1A+rIiN;C7QVzb_;8lqV(L@g+=
%cfeW%rTL%<g;Y5CA7*fYP3MC{Hw31BO-AuCaim`m$e_bBp79;<+01L`6|LH@EyZ4wKb2i4LHvo+c@gE^)9U`X)pn-h^!c}OSE>h
*fXOoKQx#vQ7~+#7cye9TDaY^!LD{FNh(?~znTKE(6%NW4K)ui{4&a>NHnY{->uj!Q8A^e;Ir|sk1>ENJ**up)VF}D#I(;On<A(-
kT&42PAaFdQ>ogmU@#J*T`XQH3?&+*E;U)SPBk1XX01@PKd@miJRrcZ^D}I;^{b(}9ki>hurv9wEE?ssX|ItXG_bKXWv{oeinJ!M
oGoD~ekn7i#W5DJJu$N_OB*t@n<(Wmm7`#^k~nQHY&3T^zp*@{bhl@$lQ(fRt}=Q$nXcS0xTu!2*s2ezbu2I-qpTh^JTNaK2D5oH
{ir=Qq_R*l8Z~z(1u}d$bTX=~>L}zNsHlV^J18!+xu_a21}zY;I4t!g#xwz<=&)n3p0XD-3%9DP+_*co8>uQ8v$Q!YA{p^AOfV}m
OEMQGS|%(k%CP(<o-&xU;I9)l*dsnLoidNB`Yp+=`Y&5BaIb!*=&P?Xs<fam?XZ6}hAB@o+N*Li4>f!&6Rj{Sd#s)%?XNGdO|x9E
VlZDX7qJT@1~%O^*)qJaRjr$>Br=mO2CpuzmbVJBFtGk8A+upI(<#2IZ!TLfFRTVO*|>``IIRF3&@bpGe6;{Kv6~Vy@H2xjrYyd(
P%%F=)hIhIm>~nOA-FxZRWMDhn=x83=Qp)5_pV<wSSTqiUL_l{r?n-bXEIYX+%v_pvno}vthD(w?6MWE8ZF+avoXao_$*4VIHtWY
{jVl7BDKA-MlO3Z(=hX`gSKM1&8S*B0=YXZL7>O3kuKbt*rVSvi7X2h#;{5<f1Ycx3^FyddNnRBV=~|_M5TEsaW<B%Dz;lO4mK1g
FdU#W#HtXqyEGLRdNh@>`>JL%B&HX%?44~jy|<~b3^JFU`=s<TXfXY$GAdRwdZB|S8YMldj4d{{*tWK>jIydQEi#iajx)w81|jgb
ud+op)2(!|b}Az^;ws-OY_e{u;ILz>n=?tTqptt7qY6{7Jg}>@P_FSOt+X&H<*!<;XR<{xYqVQ1C#>0>kFY?mbSdeuKQsccWi3{!
0;g)N=&9_lDYS1fPq<{YFR|dKvNB$<*{J<4H?+_(f-=Re*Rc^A!L_}xkg#g0U#zb%F|q$Q9<pJs9x}Ee6Er<7Ewb33{Wb0+$~C2-
=_&FuXs83J6)vJQrz<=$kg=;SNvr)SjWMRJ<g!mOBBn;9d#?H{4Y7wZIWqJmC$PbzC@vc?h%{&~mZ|HpWh`nkaI`A2CbX=#d9iGf
128-=uCuQ%xiXF{#HNZMS~H`fKdr&8fiCed4y!D*QZP5OLotdpzbve(F|%Z>ma(9)ezy)XqPRS<J~At-Pb;XYn5~MkC9qO5VlxCP
BCTYw2Qag<EihL!8Z~pV^|KVC<E9I>v@u|@3?#;}w=hpM;;IxPrntDWudu|dgR}}Z_pyexZL5DTy)l=wAh3I}60&uzVk?q01h8!{
+NvBiu&PC~60ZcUDl|i^^0ZSRfTj*JrZT3lO*Kxiq%{35-ZLhxSu0v45HgOkjkJL^iKn5ezp)0ibhh8CXS6W2O|8wUjWe+_0W5JV
x~PP*7c~vBb+tq@=Cli}nx)pUn6|37*`*AsOeuA&leA^9h^$yK^0vh?8K%3h7_$|xGB>QSA2a7N$St!o+OUDNA2$22__QcB4=Q=L
;Htm06E20YGBkp;-n4G9x4EFP`7<>!%C*q8H8A8Y$}xzuyQ*5Om@xsm?yavZwlF2MbEhM=bgKxi;WFniJ+PcHz^jg~9X1R#s5Ra-
zOnwWGos6_WvQ06xvcS&3be?y#;W(RlOb?4&8_7zbhq{@rxxQdmbf{!3N`htrLw)OShTq;f3e;ncQYKY6E+v8YqXm(WGKxsF)-J(
3$uhLth6sNtuDB;zp^Ye{xMuOx+K&x%Q5~ngQStRZnX_8a;{Oc1+-zevZh0>G%r&%<F95fu{3G4U#YpSK`VYRk+mGGgRFY9gsVNe
XeJFf%_vMG<fC4xB&~9?5V-WIL9HjIzBM5+v$2~rCA9gitf`;238`VSr7Wy1V6+>qjUyJa@1zJXn5nia5H=_-Bq=4c=d8suzpV77
C9`m^L?|60*DNHeTdP8-#IldH94tIIW-TMIU9ng&khf2<PdEEIw4^1q^fp?h__O6PFszq2(6=Em-J%XQWwZye;H7?{{;;YkG8Sbx
$FN$d?XHHcJS*(9X(^4X1+XErB_shZSg<=U{jwo1nYB+cNG$@mzA}0>8?<pahPkb>+BD;|n6$&M!m`Y;@vhG@9V#fM12g%v%s0&|
tFNXa&@#(8Z?w!cIV;{S4!Ief9IAS(JhEZ9dMp*Rt+7`vFf^jLp|Q3!A*{VQLpYx|5izT$zBWTOA*$S_n=nGJFsS^oHzsr@<+0JP
Jg|N+hbRCc3@Sn_uPGP50WMc19w<;N$t;AoI<0jqpD-*g7%j*uPp3jP{4sp6!LLKGnXrGbMXdNO2qzLPma9y%nYR3@11j4t`YeVk
Yogw&qb?yN(xr;2uObsD_b`j9p0g{gPo+4olPq|u;vNgJcQE{*izbaL_@}fgSH3DO+bO;%-z*y{y|JgQKdgZ+sVtZ%axB8P+cDxV
xh-xT_N5`TL9|RS=`dif&8?a*=&}E^z&5+D8KD@j@vX})z_1CaMx?AKASsw32e{g|W2yruHM4Lr^e`~A1S+ne&@Uk`daKv5&nnO;
87ytT4=k`N7c8}~87$hbK{XUC*BsZc%OvqB=(p=LwJeM#)ui;aAhScAL$DY#v#{Q^Cal=39J9JLGPCX@6%*qtS1VYsj<iWAD=Q){
AfmywJ-8FFCN-QjGpE(6C8zc$qb?{Y1E3?XH7z+R#V52Vg}$*Y^eTfbh^`Brcrdu8y(|={S*<%Mbt%%aP%xn^d9HvdXR@BKj4DQ{
8?wHQ5wKRUlBr^{H8$$2TC8I%f+UeDuCV;5eyKVwS~%7<P^mGv3A8=7C^d?z`m3U-Of57nd#%eYnk;rMCM$U=l`Vn4!6@S_fg@R@
0xOiUsH{pbnIW$&%P&DJD7QQ=vMI8(qA`cH#Ia$mg0hXQpsJEAF08^V$*(#tXQn-(4kg(w1u9Um$E7=?w=u0SQ8NlM`?tim^R~gR
r>V#&!>++H11I^hC8Jy`JuY1>-YO<8+`eZp4=|A|<{-`|YP7?t4<xB5E-yPTI4uOXxGmZ(RI~UsJh0HXKD4j6&8%atIi~NOWU7!S
xia0VfG1!q=`Z0d$h6<1zO_QB%d=`O2sDtaAh!;#zNtN{TQLE!w=Y*MN4JHqDy*L~<}%&10yujygDj*k&Z*0saHTP|o~pMj&7^`d
;VNh`iMRA6@UFqISus4YKDL*+p0Qo8*{Wu)C9)VO5I7Jn7%bAIx-9B3Zm^KF;jmaQ7O<<LTCwaZuqqO%l&gawZzw7!aV+{OU$l<6
r7xQ;gD%-G1um~KrK-24UaX=j)1<|vqp*22cPsU-{jPSd3$JRo?yhL6BQbm|Un^3o#JjyQHY_P7XDxIr`z&ZJTQSfpBdZ>!>!r`E
n7Jjcr7%pf$S^OcaGjlya3USD|0<j(cPvpU!!W6?mALjDT`I^Zt0>DR{4ja0Mj+3v^QuOvJ2n}yBQZEIE3vbzO}10ERkRW%O1CRC
{W5Q@m@U1r+AavMcqdt{tSEk~cBgrvnJ5e>r7S(BmarKi%CVX)->wNX?6fi~4lXAyjkXgpGb)5GzbES}JE;}9<SnNotSXeS{VQKG
Be5f>NSYn6l_}6Ne6bTQG?)CWfU~EteyPqCR<3n146+rtrK@);&a8$eHK{8jccQ*3`YUCfX0bx8q$%tf9<#nOrMCRF(zPczNj0u5
C@VfG`5c?HdoE5bNG-%KlP|8MbGhiG6(y~!b*-%}@h$YNWhpYMU9&qJkTK?{$}I)4E3mXLSG6dzeK8lbx-gly(5r5)DJ^cVZ80CP
+Ngyv&?sS<Ua=o42bL(KxwT`qdbC<O9kw2^Z!8upKrd%3i>TG98nON)aVvE$5iNu+I;<bK;U<+LwV~uCEF`X_hN!JAGO>WK<}r&e
9I*>B*t2!ANH*asQ?-q=tFu42{Up4rwW<l6d9Y41m92Q8Q=?F-zp8qzYcUidq$hnc?X|rs7_gouk+@|o+bk|D(JO!|GPB35L@-z+
LM#+4_$yAbX0W!ib)%0l;vt<E@~%!Wm9jyxJFdAggfRrLkS?mYNhr{=RWds+0JOxrx+oj29wf%Bk0gh$j55ZkBY^#_*Qy_)L9ib+
#<I>di?P`=GqBRQAhk%J=_~szlc;ztF)P)yeYuFQ@Ur2!j;oNhEj&G<K_~AoXRIu;ex-mjb+G2HzOOX3WHg&KYNtA}Bdx75`nWBu
oTQt!Rw>3VjV}Bu5-CovQ?p|(StL5J^CC^0YcTY-!M5f$$g_*K-!dVo-Lmo^9JUB6wk!}VS}i{<p0etydn=MH+ARw&+8&rOq_9XT
P^oRE-mNpHX}G8_9<U2A)GgL4o}KEn>@IMyI<#`9A2aYY12*9uRI!Mng09)FiLSn@sxkqnNv0L7?x%zeF1!7>46p#E{2}Kt&alxh
AT2w#WG#Fx)GT=}Td?US0j?J=PACW|f+YH<MliCkb}a;_&ZwZQ&^9Qz9Wl4B%_F*@%q}lD&9zLpGBG@{)u|Y+aUgoAWHRiUkFG|q
GpQgfnyJn)b*hi4xu?#dyt6mBZ@Tw5Q?)QL!?F6HYb^3Bm9#M{J}E<!lqE|l@*?1{tSuoV2o#&9Tdm45rY+D4wJoT&1gWksDJ5er
NU_nZ!?NqLowPZ$Q?xFx3^Ir{4X&9gma@7qYNl4CrmUE#fv3Z(<TIA5x2eFZxVa)QFtpPefU$+E2sg_ub0{Ay6e<q2wI_-%p(p|<
v?8l0c&|e$&8xSnsjcNIR58ylH!gy;Cn~5bb1Kasmm|5dc9)d3Dy;IbeX_f-cCYj=3M|yBF0kjY_A=(F6)pRxl&bx%)~T~FUaB%B
6|`wC%qo;CZMD|4Q75o2hA;0c_%5R=+qNnyS*3|Cu%7%VTqu7jU$ED)t}tUP2`CFNl(qOS60tI+rXv9@aI_jQOs-?ByD*Qg1gHnO
O)yWj1|{~TT(B{#(kXi{FeKg<l&2D{k*+4LWHYX<O157#3ozrjWU{s~lB(V-)hxj&HlbQAU@Wt=4zXRX<eb+fjVl7M%`;H2Y@`{g
Ix0vlk}Yl~|0swh?IZ;-gD{7=Ml`3i(7A84;y4(&0<vtanyvvA-L0yuYp=^Ng)<ANq@+`=kgE@=&8#pp@wYCt<*`h$IW!_OLAfTe
7Nqu^H!M@IEG-l<ZL?yuV6zFdbhQ$)lRWUFj~^MV7ORh{DyTd&BcBB*H5}0}V<#dms<`8}Ft%hhyRt(tw7B)Oil$kbfv{sGTCk9<
9X8r5;IP23nXGlEu{9~NUnkzSthLTC3oRZkF01e=VYI&~+9<g!ohke&xvSx(>?mz0B`U3@W*})ajjF({A+6%83#7=Y=B|jcAFS6f
xUMNJKQR_Iaxl`dGP5hPZXEQdjH@>+z?}o7F{M<X@g82Qn>0?YlC3JRd#op`uBk4yEiA*Zr#4%zbhUOUP%RX=+bjt#>o2Y?{U|`H
fvE*5MWPTWpQzxkhA<PVrz+;4DI@H!BR7DsKPYdqGccg7pS7*H<g$=5xiz!37_@^o9JDqtH#JYKmaFQkqOiHJQm!^N@uw`XX04j8
%e1_@&b47Ue5As)Tr?XnNiAqD{J3u|xh;k;<E)^YkFUryx~$NwvahD8b}*7JU8p{<9<end61EmKJgUW~ORY_;PO=6#V6knr6tVd)
NiSWr|E|5PF{`FBR<2bN7o_X2`K`3AMKl4VnW7o3<*a<PI<|E-jI%4U0jhv3DKEJ#t}1W1Vk}B7MyFjYL8zcEjUhX&Dysyn=^}5V
`7wpC5h&1}yCy&{V<fG$;wx$@m8}1;5-d}-)+`z@A+S2QTdaSq(5;oOls0s+k*$EN&8=Fo!K{Qdxu!?0{jdWgc&Jn{jiRTxCbTXr
d@h|X@G7b<Mz$a*d8O<t=N%3$8YzOVHL89jlcGAP$t!p+)UDC6s<P#%F0v7_IWR&sd$x}?=(k+7J+yGJSu6b_d#UTJ-LM`i&97KC
;j<8~QmYuR%CPvcNi`y?!?Qs)Dmuxz#<-8N9k(YUHY|uC@+{*jXe)ZPb1V}tA|!t<r7I7q-LpWnAFeGZo+y|sNismLIIg>^{wq?j
lC2^xO)yEYUnv17M7OpnN38HKCbAJD@2n%OSFS9UKsPt56su#ai?0B!<Ef4`#I-1~w=h1i3$=MRzOj}T#4b}YGc3(11Fwm*c(k;u
RIm=Hx}=1#+c(=0Uay&;Xs(DRY$_xyO0HikfubZS?4`{u1h4b1zOcBsH#bzY@38DIlqsAhco?WG@+UhiDzwR^?4j~8>a2Pzn676i
PP`U1Aum0t478c2-mSPP!?)%t-YqRGU@f&PJt}7=G$?5+L?*kge5-3V;;U7ygsT&*ysPoA6S=ppgf9gwLMezY!zB%|4x#n5*sWup
X0TeO3o(zVKC5!8!KpN=2%?9rLpAEGtg<n#L9TSK%D9=fPA*I^4XtOeG_^!5%Pg|E+AE<fyDeHURIJe|Pb|ePJSB&(v#oxq4>SR;
9;+*wZLH$1n7E3!Ftyh<C9^>*<Eu|DUADz4gEXqQF11f49<UoJ>M~L;AF#Qu;I8Me<f;KRZ>~hHx2>qDj;jo@ys=cd@HpT&yQ@kp
)-K;I6}he~cr0ElIVx(b=pdwu1uQoqXsD^AVyHkgFsf^=G@v%DqqTS|DYStsaj_pY#<ZHIVzzv%`mBE&UbMZakg89t)2ll+r>Q@)
m8>_e46Pxmurw~N;ja0sjI{Z)fv+YwgsIWE%CMX;Yc9$zK`J-7|0z^0Yq5>7-KZNPH#8Qjda78cMk;@q6*D8P-mYk<VYGKI#IjB^
tF%HcF0g~0cdbRVB`j>JYq5{BX0LT1Af$A(fHps;magTjy{uob|F3W~rmVcK7q>*WMzDZ1ps?IAEVObgaxNq;)h_=lY`DZId$ED3
6Rfu^BdyCbm$2Tcm8@2rG$tT4Rj&ZC3amOas<C)6tG13c^S9};TeR%0qo-Cc!>7kC>aXjnLYQl`xg{MokgN)=madYl)37kChcw)<
{I^!KU${&)XRhnDjI|ISJ}LJqPb`EgdMtIf7qT$0Xs)v<x+{~hBsICNG_drirI~lB$2C5;4y*^GBQ!Q9Keq6#DKdkgfw6|R?XmGN
6t$Q$K&p$aU9C!~GOjMEu{PhT{j9U9ajqb+*sL-%e>BZEMYvP1G`4}T{IQy$jw9SC%q1+FovyPkG#(cnH?AeE3mHT+gR<|lv#GbO
sIb(lnKDZ<buAk&)UCEHS1@_CQnGBY7Aw`VpfofogtHmCk*8g$Gp0r<wk$g&LZz6bjxGQ#rY~i&Ua&2sM>Y{LQM+U~w703R8MYU<
ZJ}B!B&EqO6)o*9ld_g9^_v$k>L|dVx~WDuTCSt7Xs$-D7OzvVM6eaIp)0f~XDw?mzOCdT1++#ftuEp*s<G6i<tM%<b`?63ex3@h
{VI5<$uV7{->xRAB&h722D$059=RMbAG$y`)VBq-UMP4U1Tb5jJt;3OIJ2p%-87Z0Jgtr#pRLrb&Ng?d8L*M5sjN$|m$5i0QZhiP
Pq4=)7O$tQSF?34Q?yU9qAjE>S+$8SlPzg2ZX`=1bgGP@POb|yq^zv1Bd(vOI;*_8mb!^Ib+61Zf3&YIsI{CaeKDn)Ua7~Vg|c9)
R<tuWi>@T21FUi^{jHfck+CJOKdptW^tNQM1Si%w>9$#~t+QUU`m@WTZ7#VqBehksHmb9>elMLdxhO@TPZj&6lBy`MXfg$@7^rik
Po`|9i?g{jkhIyhge|J0b}&|^xG0yWGpQ!AAEwr;Vy&aH<2CWG=BWIxm8?LmXg5x-%BTgg3#w8wE3-v3zpW3o*R}>U$h5q*gC+Yh
54F)PV5CqcJ+Wh|1~I{mU9HHgB&am5+N*Lho2&(`q^@DQ&NF&A?X*(1Lbc<p5*%eH-ZQ19%&@tv>ZK$o`YX8<>Yz@pnk?e13$byq
8nBTyM6x|D!nKYtK(+Za6}i7O=7=(}nXT|7*015LL9o0tRjvmk^CX3^Y$U@omaQMJ;i>DYpsXCJi8A%5<hQjm)iM&TA+u$%Zngfb
9)bC;YBL%tzc7Ha5U4UL=PsrslrSJIe6>2IN315U8LccNNi~hK_P6vfOu5%K!MLC-F*1IyjIgJ$&#&^V0IeT1P^n$5pQ-v5#4Ru>
5H6yl-kf%)CZIy8V5D9zOdEzahP5^|QN0bh1vTQS;3tbL*D7Buf2ks{6{PVnJ*_38*eDq)ys^l!@vXzKbgasy<f=V5f;M0;5Gl>H
oSn(5MzHa$C$tT-`LyFQ@-6eMK&KO=1EC@>QLE%HP_1*L7@P_$Qz;ajAg;Zm*|oDR9Wi$>YAU-g^|RPBs<O~DZZa~g`Z962*)`3q
0J4d!IWb1B(YBo?Q?zL}_NzvyP&FMcU$%xgXg3eBM!2UgnYM<rI<jyoW~`mIL^7N(WvXklp|T$_!nNx$cDNO=+_5S-t2lkKVzf0S
qqSABOg2ob$fa(y*e*FMAtem7Ot;do7`PU=leFQqxuqAfQ814-CoG_xw=SWt9XSLrwXj_}>Mq-+>9*53;itK@d?%~1+BbZ+^(cNY
p0pS`nmWRt;4-N*tFq3vleZMK05s(|F}RAj{ICTwN;A=|UM$?IqckQm)G&P}v8<XcDyz{gF{l$SNjUPeAG0_!JhMNvx~q7uPBxsk
p*eH1sx-<jVl=w6?=%0jATchqcQ8|~y|~dUjxtrVXtBDAk+`F=94Kb2-7Qr#Q8BwSt+NlW$*eB4NV(RvB`@tB$h0P;o3|z)4<8M;
RI?&6F*m5L!zO?<A~h5=FE|#h-MUq<JTe_L>$mzU^r#5347DS+1gPz?A}Xyhs<kaSEiweDXtm5RB(+bizAg1BqN|B7J~TVDM>Mi9
UbY7v2(F4TGC096+Nj7fF)vN7C@`}$(zZY}!7RHphqnG8E}?9zV=Brl-ytHnqAf2kR<!-HAvQWSO)Sc+Tei?7|0bKFMYCzPbg+Q9
IVKmcjjgjZbF#d+MKSCq<+n66)~q+J=`?qzv#{GG9jvso>@(Z5V6*%*V;vEstE??8h_U=FD=c-ecd)UqO|BL#;jl`hwzd>AWiOqu
ttYB6akbW{kG4v+*tQO?NEBA637{n`ceXsP2DV!(YPE+kk+KmMmL(Xp*{(AY&MRFo0jy=TsW3b=tgtt(3bF4mNSy8<@+h&hvM^z+
@}3X5iK|yLcrdapf3?!JoHcrss<0Y1ST^%C;4#M;lP4yy1T<(PaW`Htx+H@t);5i*R5cbYhBc(J7qQbXF11#*K&&gVJFk{0LNIqX
F)hM29k5`o#<V*r)w3-!xFxwR&$F(xlr<Ztm@)J*Z#TWKU@{i28?wePZmV^&CoLqiu{5+a3$}r(^fKA5nJ*$Kl(5Szm$WN26|GCO
7Ow28FS3oSfU&ZuAu$THm?qV#041+7r7WJRAh9B>i!zC=7_OZ(CbForfv;;YL9z@sJSva22B=rJA}=<#vM%tkv8|h`va<f9vN8d(
8mO{1ub=!eH>@hJ%rw@inKZ~Ks2DW2cr2MP6RozY5v?J#VU^Z1CNb$VB&#K>j<N%)3AXbvuryJ$Yr2LrL@tw={Vz7O3@=o+2eV+X
ZX2#ILZ}HdxuGesytA$?%dm7T8!!+wZLGPi#4fM3%CO`ui7>&eAuBB_LNIBphBhy=J1sG>h_bLUQz;5Br@2Wm|EZO<q_Bx4O{mf=
|FmB)4X(Mk9WrUGKCag)u&oNN=P&!J3a$7o%reWR1}zjN9j`H{@v^|K)2yzv&#kkqRVWdtAu9owBeI~YVJqmi;-oG#^{|_=oU@>_
qNeL4D>92RDX{6drY0XWC$d<qq^>?MY_O=bfw#`FmnuH9D=~Dnc(~QJ)U9_hDz?V3)VLL`mNB%h9kac)H?^~)4YeY;=s4dr!Z6A$
<teVMi>bz^0WZU~xHPM^1vK!odnx;|VYK%s2(Z?%hcr62@vM=kkg;X5gSc3;!Ld55fU7~Jy|D^2Ot`)w9l5Kz)ipvc>@h(b0JU;3
AG4~orL=A|>^J;0JGe2k6117KORW+$-7>;7qp1?JWVUZAaIrM2Ca!5U)iaham^CReTQ#b!7&QPeRWs$bQml%#BPpJ@#IQgfPq@Z2
tFZeuvNsa0B`vHSySDwbFF0DUMW_(7PdOYlgrz61z_f}sfHc3aR<TF70WuFcxiv~N+BHhJ^(SU9@ivvZ6f$-xEg_M(-zxjIv#DgP
*|0_uxGQTg9iNLdL#{@z)iqo*@wSU85wpdqP%u0(x-d93d?8aZxwZZt5w-p@m^NUulQ8}*<E!1Y7q^ls`?8xZ-mSSept1F~W49~2
0;-&{r8LE_FSG<LEwO1Z`>?$(XS9K~n5{vqGc16#w6-#<4>0Q|FtFq>CATQBvA2J!0xx*AKQXMVZ?-D9@+=6os;5~rNG(q=w6Mji
ORM6r;H-447BdOEwktcLC?0zxxvu6kw7AKwXR?H`YpiM~rZH-;E}<s40J!`qWU{of&9Gdv-m;CdoV4AqZLrO)Fs5y;a<kVnvN2k&
hO+>y)v&KPd#|S~c%ligN-NbZx;UFOlC+jBKCq1~%dyTbX)*ODhB1dIIj|O~46gnmcdr?*ekTny?=&bc6|mthFR!39!XJb)Ft3O%
z_0Kv<19@r`Yr>sSu+kd3pk{(`>>rb%(Kxn8!|eru&ev3AF+Kjz_WiWPAeg@YoV1e*t6BM;k1AyaU|Zd2Q6c;!7MMXOSI@Qcr0cr
kFeV<88q!NoH3EG%&j1{)F_dn{Hv|9Otn0*W-e~E6e`@bYA7hMqBLN&fwO(2bTiN_2d?a|HmJj=AhBMiYb1XzZ=M4%oU$UZfi%uG
nYKhUG^pA!gs{#uma!qTh^x7*b2PD|bhDYRS2hAPinI){p{Lg~H8?gggfY^vZ#HzaN;KTH|Fk79Hm~ZfTeE^USR^$pRWt{%^Ch@0
k1#H-*D-Z0T{71&1+ii$o~j+Hb1;Oc=dg3IsH&@}imiF3GPIJZfR<jhv$ak!C^9;+voPAS4y%Z%%QY@Aud-sS1~5W0{wH9kTeHry
@GYt)vn_5ic_A$%nj{mhfj1mAyR~7mJgkwjGPcv8k}_qlb*X$d6Rzwu$+FHYuB?(PnyphaAS*5(`7@!g1*`(H`Z8`X`YvO$%dFa}
1T}gt#-$@3n6yo&Lo_2UUbm(*C@itC*tOHSD7IENd$s$s7A`a}3bl2vIk||e!m<~yg{^3|J-N9pvzdyoDz(zJeYAlvaI`tKDl|{E
(W|U8R<S*{rz|zJ7ArKezp+NKE`;qh%(uI&xvo{Px3aOZt}+3q@|H!iaJAt!Y^Jxg@31<s2q*uwkFVIRt*0g)V=)=CQ?`0F^EE88
Vll;>$uv<hn57UjBQz={d@<!IfFUL`%`0s-oUr&Zm7{kpY%EPK;xY8E?Xgm<D=vjJp(pJvim5m*(Jk6CUo6!xYBS?6&@w_Ygs;N0
Q?@519Wnl}1F)yK<|z-YB&*h~yD)(;A1b&l5;K-CFD<yL7c*Ba$uhmD3NpE^E3eBfcBXwTOR;A%udq8YO0?FTV=K%wGPqziVljC*
G&Y1LBR8V5t+C>=MXc2!inP%!1}^Ta%cgFyB(*p(5h~rXoivg!L#Kr}L@jTrfiq9H@UdU43#e?g8#M7KBDF59M6qtHDJw}bptUS7
1h-VVkFvipz_7s^9Jb4^nl5^;u&W2KFS7u($FwuCmA0d<ps+Bq+_3d1SFAy}xhO)o2em4%z_iS&ptv)%1-A>fq8ut52eg)~N3|rd
Nwd$j0x<rr7z$o8>a@(VMzs#JzOJpd_PK~NV6dO49V~jYtsy9|$}G0EB(^s#t1-MOP@^+7OfW|<^RAh*2C&+xzp%h7gDlahZ8l&r
p|z;6IHFWB11<cnHZg3e?Xbw8jV(DerL0o1c{l{NV=VbGuCNO<;Ux$)<T8OWD>QXA<S(QwlOFXlATUiW&aS*P>M$m=;4oo0J2loQ
#j7<iTd>|S%qu*%(J)~%2DMNwUNnO#XtM?_1~hgpC#`9&LacbQEuz#WZX|xSmMb2ttEIQ9b1}dzS1^Dnrm9CVZ>2jVuC0-@;jKlr
B&5o(Dz00lsIzXH_pv&#2Qrkh$1!!W(lm1~6|_ySvNo@>87T8HSTAKUa<!+dS2B?T(lk>kzcDAWR=9q&RyKbyC##XOOEhh=Dzr*B
EwnZda<G}V=QUEWB(b_PKrWK6vbHKHeYJWtvb3MJk}k}+yD}236*YG>NhaMXJSn@m$g4}VEixyz5V7s1man5QyRFz8)-d6+o~~N3
EVpo*{HcmG#jw4zj;zNny|-|$STTbiY`D{@$t|j)fiKdpzc8z?ZLuOS3NJ=5iY#g@d@xC}H!_YgNiJ73J+oJ+k*x?cKQ<jO!!0H+
_BCHLvof-?TQMNBK&o=Jimiky2Cy=&aINLEMzq{1D=_q-m90sjzc5rHbgRp=-L4ogm@sW5&9F2z3$)I&e6HxKjjgIRUavqlLaBYQ
#jXr5?zA4bnzSpicA{J~lCp&;z%)ZHDY@#bWiwf~tuT|Z@T@+%U93|kd9TbgJ+z3m(5=3(^DGLn5Gp9J54#^Q=%^R9a4JfuI<c)S
12kKxI|MH!`ns|+SFbOpQMR(QKBRvz2(a3>b+Vr(eKXmxvoahsE;LXw=)2Fd0HVDw+$_W_A22^S%`t(n7qbsD8?xrJsIMxlgEeC$
eJ~iLA}hx;mavPgxi$c+=c$@9X)yFKGPKeznIBX%Juc(3^QOBo+%c{&%`%X)-K32$oG|(|EV6AS&oC@A88AUFwK7L8UocxTQ8*?o
B`_1Rv#xqD@GYCNn=tA%jxiajdLV~2pD;8nH?_$w`ZVgO(Xf0tJ~Ys@&nWaZ4Xv3eWhrDZ_A3{%CA9;t52l{2H>FQ5A+_Bt?y9M%
^spqafg#(t&nYId9W6SuOs#CP6Su6g93=cNW-%-`Y%j~MOsg^^`k)~*BQ(D@&okq<S0z?3Q?eYeCMS2XIkb4QFD>P<JGCUTG%%{L
p0(X6gtuO+hqS!2fwxezBC8#x8mx`8M79&LBDS?Kg|V%&W3srj`Ls;0d#;zYLa-IJJFSMThqG2Jwx+MP#kAL?gtl|H_qb8GEw<aU
pRkp>ShJU}B(n3hX|&fdQLwSF>MV;SL$V;SVX&;H%`%5HrY_<%PPF<kuQGWtVK(_C(lz_Gzbxb&eK4sjrmruq3@q)I(lov@mbUjX
5HYl&+b>@!f-TE4=PpJtJgwt2Z7LtF53r*wS+CYJ#jd$EK(R5g#4(e!_%XRO`?j4gQY;Xw&^3fLD<@B~k(LClh_j$Fk~N*RGb*7b
%O&F&$T0q*6t#e^u&g+)RV?nDR4_oG%BVstJS<lw8=%^+`my|-&MXHtU9&$WDX;gd+_65f$+lUqBd{^3*Rh%=2B}pnsWU&cwX*jv
$}?sybuxS`DY2QK{j`{@7B;`DJT8MWH>=An%(uBE?WvWkwlk3=D=apyz^^1NC9k@xS)tajhp(_OqAohMm@I0tRkXY~LNKDJF|;PR
XRb`4%(nM4cDLa$LNz-#9hrM5J+$wtGd0ex0xx2!EjY!kULk_C2CxM+;Ve)jP&GHL)igM?%PCwpZLX{_9I_Fw;V{oMqOVdjx3ZwC
b}ddZBCaR2D=p6{-ZMKW`zDyHpfDsW8MAUPRxqF-S0xTD2&F|dIxCne8nAgb2QnoiORI;V-Y1{3*squeO)X3`$}*@YXt3=um84uO
zbta3JFj=P11vDIcd5XzYqgUwPA_A%w3#Nf>?4*lg{`!#f~}V~eza39Q?2P67BfIHVzH(%ajwQJFe$Y$TD3$uE3bH$ptMf4Z?zjZ
F0>o9SU4Q5ny^E)nz)rPx3&>0_9C{m=r7G9Sv1MHnYDE#YPATp?lN(->M(CD{<97*PN}b~#WdcrCbpifRIrCNbGY_3)wAra^)k4v
3a)rHG%(Jsw=F5M;Ipx^OSN92CLiD!BQY;D$F`!YfS<rE^{+cLF*S%X&NBX}L^gM@LNzz7)u3)P@h&+mEHZH@$1Hv;Tq$rPbFh^$
z%I`;1~nG5yEJIAiZi`1xGp2Bq$vojAF$Fi-K+F8#Vmy{hc862X)z_PgEDcFpR`pknJvdGSFqG6O|l;yKPU#Yb}xW4c@<l<Lav9d
O|W;aQ@EnEQ!10Kn6Iicnl+d!9<xNS@Ty=UaxuHJf~=n;;I6^2aIdbVlBqedB{i?GfVJr_eymWjATv=dB&-yw3L)FH9iy8c@~)M&
2rP&kB{8nF+$^Loin8^y2{Oj5c(fxgp)&HV&MmMpC9qYo5U`lIfVU4WY%xu?BDadS&bm*lnY44Qhp;HK6SGgS?zSkk?zi5xSg+Es
IwVghA)&#uTq_>9Ni?Cb-M164&a*13Po!kF=qy~X%e3UNv#ON10Js<{skDf;?K60_>!s+p`mY_Sl%QZ6I4JqC|0w1yoi3ZGjH(Z|
0WFapGqFUk#<wH4g0fmHG%YPIJ2VY4=qtUU&oZ#FNHhK_C#yNLSutd`dL@CdU9UQ^fv*)V>N2=Boh<7peH=$I_Av{hKeCN8|1DWB
Z>;n)?Vv6q_^`ONI=0d-05BCX<uO5|gfpNr+$*Fk;xwPJ$hB1-C^RcBXe?*06*fXK4zhMEEHSkqG%+$X>@bKluCaf$7Pbs1jIci&
!>m-X;WT`$sxT}utsxdP6ENYk5UoQk8L4P8396Yhrlc~g6EUu^53dBYIx=0f%`q0N9VlR{Sv5?o#IE%;FC9QN88sa+8>m&9&W;Y5
B`9GgdaaBqCo7<_RI~yfTQb`$EG<tj(J?cyLoleZ60J6~$F^an^|UOrv9Q>z<TTx|RkXGw%_!8f944eJR5Nm~i7LdgwJqVVEw&)9
_PDLH#k6a)J}h~&B(&`@6f8t8Jt;1<!l0C})Uu|p39nbPCY2JXN4MNBKd=3?uq!UJC!Bn+eYW19N3BFD<sh{$7PVWoE3xXd$F%LU
{j#7R{ir@6jJA0(6*Dw6O0d_ky|Jk+V>eBog0mO0uPmAzV7C^r)3-FT!82vBL$1vvCbL$qts{ddJufvUWVGtC_MZkdJh4wS!>wJa
3aINa<&wU$da&!TVl5`ER<MUO;jSVqS}}Pk{<kwG?zAYRbFg%@fww)i8Zs(13b;};(Xt0HW4fNSXs}&1FEjlp?x#nxaI^cWQnm}M
zP3RwuCk-D(lCLk$uV-c!!zTsxU~W<)waDZq_HrnLc0gGU8-R&pEMaZSRszAkFkj{a<d;Y)x4WByt2QovN<*|*P;!#2sUaho3~Ig
da%i~p{>)m-MO~4*sts>o3RuznX+jx!nAca2{arxt~GuzI5amjIwA}$m@y!%OD>10Ni$_GQLY^|9k{_XQ7zXh=PyJtfFU>_J(h<l
8?C&g{;IXGF*DGv<FJo4!!Y49WVOq*Y$mlbaxXHfl{8H;>9WQ&`Y=tn<1^?p+b`U#@So}~gs9~$_%LC%cD47dGBMmE^06Pdx3L#7
S}}Gql(3w(EiAGnSTUQagRX?8*E83$FtQP=hN?(0EHpB)(I#gs|FpWY&b2Ev-z9vrO|XTu`m*I9Jg)t(X{`n@tFfpwN-~?ZG&1V1
O(<tHtg^Ez9lESCQ>1sQ=Cp&Wg|XAH=&R$dk+GYzk+d|pRx+qDnlNOw1FcWBI4{u~P^N$~Yc&eEa;=6cWG0}js<le7pevB8Uok^7
Q7+LTE43`P(x=TTFti=D2)1Cd39@;xlC@K)i=)J{fhSL~ma%2EaJil}9kKW^K`~D>n5&B|@wef$a3IDtYBF%K)2a_K`YjZ;4=+%w
z%bjXPd5KFd@zEvfiS7GAG0y9DYwKke>oSWfHk!(f+}SsHL-&!)G#qL0xO3t>NOXv6g0OqnKdOeVW?&@WhwACyQp-vye#~=fG`fH
K{R+RNhb-eMkorfO0}~sI<_?^&NRj<do*yjzOx}HOD%b{{4OOl-8RTGE~^|k7qX77P#w#$^R8nph_QP!9I;U>MlnY%LbD>QmZ(27
t*+Fo+cDIrGqI~B!?R#AaU+j4>!~)c4JrS#CoJEtF*CxlF0R-!UNMX%kSyV>a56lzur%<tTd@YO?5n~t_c4$!%B_>73$o}joVmuF
c(YYBn=IihP%R9ufhvBeFR^#C^|ocOaWp-#0JXTWWilPCKA+elIWRl6oG*{BvZ)QMPOup^87RiI$uZ0xcPpK=WTpJDAGeP%dae;9
VJ<MVt0MC<f~|}!<gJgmo})4`bgNA#y|W;)!8OXTNG;N_cdgYNq_M6s`msH>axo1pZ?KIl(IqakRuCw%&o%0(j<)-$y)q80?KFNh
P$#Z2&7kxzrnN&ab*s6veztV5lrF!mI<FnHPq9g~<g7O}F|Z^rO)mu}F}0Dlhp?=zJ}V}spf4UaHLbj{9kso#KP#^`1}JGQd?-CM
TC8=e(=A6dgtQT^EG$bVn6%O?UoveqN~eFT#W4)1POyltcrkV@W3^4Q4!0#T{;aXBwYQj@Kc&qvh_W2FII`^{11Yn&swmJgTQi_9
Xf+49e6fDDohtscf3cCW*d%tckS>I`dmsuhVzCId3nvM+oxDLXS+`8IEwFhgE}SK{l(AYbbvQ7!2r!|f=Q%pGZ7sO4NvnXVfvN8$
^RuQfKsHM+vNYE(aW)mJ0WNqhA)((f`!)bI&$KVJU8tg`OsuA}o3URk+c3ei<u1B1P@EL4+ACMAfUr9-kt`uNezCeRJTSE#%`LJq
=$hFobTMPDcd6tqbuy|cuQYNnld`%eFf|UKJuelr;5FwkxG;e=SvRgUi#30?+OCc*8l$MQB`E+a+%Nt);4zo67O@Pr1EZp%87O!q
KeRZpZ6c4XsIc}k3NYHSW3D~4wJ$@m*|6fYIWa=Cxv-ctovep0F)>`UuqL&wAhbp@^(N=EL#(T<<*}5hzOoQB&ML<>oHUoOa<WRb
E3G^&)h%2oGBEBoN;JDNjy52)ueRE(!Lh)%cd^ePCYVXDFSn++0<`?D0kcISAGB1ex-XNmfi)DaPqjoWSu|a>1GY*tsWsU+vn+i!
q_uOkC?>WnOR%Z5Ni&wMlBg}LhqHyZMX#f&e78$6lDNaPd#EX{7&p?gC#a0Gmb2$K?J&u)w=_mHbD=&p<}4XBMl+l&I<2lX9<}!@
L@L%W?KI*vd9(Vf0k*xU*(zzJ%`s)L*0TmQCNeTKK)7O-ShN^5qB06B)V0etJhjlTyR71=9ke1i05R3EV=ivAN;V`YovCD}X)oJ2
owejPovb%5=rHgu1~%xj`!gLi3M@l6Q?L^-dA9zr>#`-ZHZ5AXr69O4`!uL7Zm66!z@1|?wy?1%h$yHuZLs#UL!e?KwzfSlAF*1j
axt?s-n8;02{O+ng&@tdBq#!=4I!>1ATVqytSE6a1hQ2zyS1UVy|zXm^02Hb5VKt~iM0bNH8Hs?fv|5W*s3Y3wXh2;m9@E(Lbi1@
s5rPaO|_OUJ}>~f;k#Tg8Zp+nyfQkr4mV)4XDn5)_cNX&@uq(=W-~`H-!;oF2)Et1TQ85W6SV8FW~;{{2{FQ`!K4Z`7P4r#X|%Ae
%`qdmdp9FE^)z}pTrIz`Ff_2b1~U9GkhD84ajt!^RJ5QoxF(0UpEtp)8#^(iH8MOeP`1CVIHh5<?yi5aaxtB&eXkR*`l;nBsI<qh
l(z__cQnhjsIw}sM7D;rbhJh;va)os>@`IwPPTNnZL@@}GOm6!-!plyg0hM*BPQFd#I&ricCre$)v=f^zO5)V2cTi7?lxJqAGKn!
$goN+n<QAUcC4zZdM+=z1-J(=F1jeO5VoDVVYS;U&9A9047DV;d8{Edj=8qDA2GbCPqit!W3VVGjkH#^Myygas<s9)Mza&RD>E{y
j<}I5nWwy|x-}Xqi7=9<l&*ZRt}r((#I_i?aI`Y0QzlimRH`?!XR44m<G8M}b+x@7?kH!nN-$|CjkO)I*)zB-+B7+`11`X+X0!}1
U${ynD>-qg%rG`H4X$Y|-8I=J8?@~%<*`e!RxB2>4zjzknJxo1^R&1#qO4OcDYAF6Q=$DeTDT=I_BKH<&#-JaH6(1bFgDGxxiIP_
kGrL@1vU4xXScL65IMiFzB5LtXtiT54zMDpV=1||)*Dzbv#X3KX0d;`w7Z)&mN{=OTAjfvRIJ3aait-*e6g;q7O*8NOf>$md^a*U
z%l`>IW^F!cC;k9HYyCPjIh=)(X1D@Co>7P^Dr5-0j$onezCkUoiwhjMW5-g523!b)wGo+k+=Xh>@?S~Pp-?hOf<JMm7Rb!z%msx
%POum8!70tQ6f&T`?W_bTB+Z(11w{!(lu1HyEMx=4m8v+g)|&B@3O?Oq@9>DVlR8OhcQdG1T1(qO)x<;e=t8J%p(*rfHrZcy0osS
CaZR_JSvMQ?zF5m?=+jSaWV6-q@O7>+^AtK_No{yL@}VRJ1nBEKsD7eC^4(0sJS9Dr?59PUozq`s4{c0d^Je5yd{OLOSM!kT(pBU
IV~X?r7|F}?KfVtys#>*^sbJzZ>^fHv8tN0=e8oUjy1!&P^coN5URX5ax3pJK{8M@>m*Y!`>;ABQ!%M7XsmmzDy0UjW+;HLm!jr0
CpA<xq9%p25HS?Cm#%Uunz5#_T%?U2swX-q6D&(BMj{iepRg+~EH*b5L@!7Y%b8ZKZ?H!y$}Ms-%P|(JS}3Eg6e&e4eJ*FQ9xhfR
t0_RS5UIAZRIG_Ig)6(Qgc*D=TBk3rbF7}K{jOT6vN824&M>p2W3sNU@hG+~jitJ)TP-oMXR0qL<13-7o*a3z^)Wm$x-z&jc`ryZ
$2P~aHnKyxq%<3-Yb=d4b}pl>w6{8}LaKx^GO=Q>im1Uf*{Fgu(KMT=L?zlSXeb9S<)?+TSTQ)Fd@7nUhAeL_VWZtOmA4D6u{3+G
FtEU}g)AQ|6tf~QL#>n;cr;!x-nlR>W+bJx3#U@57Bo&QQ>1>h*{`ar=CNY4`?dTp-!5ghb+)%M@-AnvcCkq*DWniFF*OOaL$BZ^
YO*vZ3odx8VzzT1WTCDuH?@~CHJK7HIWa}E%N<g)rKLeIrlAzG*eV7pR+k~O>at0<^|J4@oU3iH!L!>iCNG4Y@2w=U&9N;ft29fm
p)+taXfx!rxGHe9=PE>)!m%eYyR1~VuCYqA?<pxUk0{oywXDY|3N^X2ZLrs+B{5|vi7L@B3An1Y>oEMVmM!8kkE`ji`7^Dw(ks`t
_b?%$nzW*>=&%eid#Q;mTCBgO0kIJq-!#{@*tAo$`LOn~doV_>6EZ+FZ5Rc*d@RAVH!upiM!L|qA}-jkOE_DyS+EnfXgA_7k~Hi#
i!^(sIj>Qyhp{X%^)DW;p)@<JRWyvL8?`YxTCq?pNHt)*u`sDM1-2MB-!V3&k))L~$2E<pa<s;*zO>@CptNSQLOA2J$R&?AN3;?&
QZ`OCM<_?T)-|IhjWz(YaIw3t`ms{9m$5D|(krec`!m)x+Op%c3Nyi|MYgB3PBtnk=O|pSTQQxsMYdPA04yw{{kJ+Q-7SbHm$)%4
(69<MkEf`xSFT$*G&3r=XtkuVudaMFm@<91;Vqvq!JNsgMyT(zkuongTDCf^UZ_ts3^gS*XE?_;Ix$2qmN3*WIIv?d+AJP1$FtU+
bQXIt1f}A$uPs$EKsXaGNU?shS+ra--7xku@UeEXQ>KQt5;Ryb2D5ykmYh+pC@>|m)1A+)Eh$R4=cLClDlRcFCyfKMU!!y-pDP|L
J+I`qr!ed?D7cKX+O+qk$*j(_B@(+Y(J{$5@HC9GGqe7(WVP)v@UiK%-!$E_?Y3JbWGYcNE3&;P<~1F!D>dC7zZ_~Ytfw3>Qm}us
H8T&lhc@T1F*VsNPP4u$P_)Xd>?|I*x-IoE8JQ*>MXUZP7Pd63H7NI|?X_Mr6fU`-X|QH1GBo@jLbx<5zN_!HU$JR0Z?3{PwKBi0
!KyVdr6IsEl^*Q1)UD4QWU}qB8Mlb9;<G}t#x3iyw5qe8c&kjSGA)s+n4{R6{;#~Sp|X`F3b3~=a<2v*%_AYP7^{4_sjf$^+_Ai)
NH7zv)h-jZiYGs;Ca%b|@}(iQ8Zj6!*Rl7jXSA}h)2;oZ+cf8|La((iL9;V6e>9RZsx1+;e7W{E1uvecM>Ogu)wC9=pSJ=uST6~+
(6j0-O*9BN3NXm3K{whf0x&2nM>Ekj-l!9|t}wr_>N%k^_pi<&cBGP>crmOlUMit4N-S12<+j2qV=lC^jxvokYP5l{BCwY>qcgm&
x}!8T&>n#<ficIjXSMIPXEph-E4D1S#x4D-F0orGvnc+MvoF0Y5+-u9VlZ<p{Ib%gjW2DsDK&jHTB=2`KA_qz5HyrAk}!9&t{X%#
<e*$JzASvV6||hLysZE*YPMT6ld-rqza!_hMKepZ{xFy^$RgscI3<@cULtL(hAC&L2(a$4O)<N#94P*>I<K*?FRh{|+_V<5k+Ac!
6EOfIqb&NgOF3Vldbrs%Pc4kG@4418wUI2Xda-7+yC(Q7K{WNUOs?rImM<T%7PVwCwx^M_B`mV2B{5qx1F>D67p|Esp{iLk=eann
;;?QoowFn|F|vZALb&2G7d4%;)vvR!HnH}!%Q!@<`>u>Fl&CDUr>qySI4Gbr2`<yK5H(FNXs_)li!xoQIHVpY=B)0pMybcJI;|%x
CbZ6^(x&scO)ILit~Dbxq_Bpz^DR&?Tr{b)s4eTG*(|d)A+9?$ax=Ov`ZDOR{IJF%4lrpmfHu#t0Wl}Av7=0=_q5O^vM9x}zpg4Q
=`5eC@h6BiiY-aG12Sr}_A&LT+P6uxqcz<vWh{p-iMC*<0<bNu$F)GThPIe9bTl)lv!*H{SGH^<C9-U@xwc%ndn}?fA+9sB)UmE8
MY2XHo~{L{T(0n~akNLZcB(wJh^`8<SGe4-p0bOuey52u11{z!Lby@4sx{CyIx*<1y)WmkA-HcXfUrL;ET{%Dg0%HCK(QRMIW#=5
#VGnNz#;23@2znwC^8N>f-Ii0)uC@Jpt5T+G&V1>Su?}0Z6s`|7p+P$nlDT-N;LT~lQ0q=J~J*e!mxTXyr*8O%`M+3oGyl<@3wI%
c`JD(zOiGhlQh*V_ovb>GAZw;eX|R<NtExl%CtqY@HAYlfj9K2AT8*!)wLC?_%9!;<Tp03cCrdB2)6m2Z831HH7qhTTd6CuEVxpi
X0N0-)Gf=i?Wkt5{V)f$zAWu9+&2HKI3m<C#4;{3sxz*xJ}s7}k|%a7*)>V8(=Z}2fV0l0;GU#35vZuQ<}#=%OSOnE&#x7<JS1!|
g}H{Rbh6d6B(HR~d$0+w9ia55GO(Anj;_8a%Oq_wTeWYi)iO7w$G8)$u&y|;uc&{XHy}%{oU4Sj1gZG5&7+1Vjxr7&Y_4J}(=wEz
-mfk(rj4X6Zm_hqXROMthqi{V)-emX*DkRstFBNoGcb{?398<-kFA?E@iN7>*|lvlS+G90-JOXpv@?0N95KQn7c)~eoia|Yy|nf=
j5I8<r!CsD+OdVIe=zna7&C&h9;iGt5UN`*KrS?;E+i76B`44^L$uN{0xg0lqp)fkWHYELxHK><kt|cH1TJ^96S5sNC@w~|DlO=;
MKP4Cm^DbY)2G+8OtnR$Td#t-f;O$OJ1*rg%`uX-Xt)2Y>NGpArn7Y_z%yeoU9b(esjI@Uo~On!{-t2CGpM#MsjfS$@v$1V0J1=_
Ft)6#y05dg>L~cIu(2PrzqmiCD72WhQLQYq_p44XH6HS<8zly@2(qFs(l8P>Bd`!CZ!`(Hv@b?6UpMTRm@u8APBkkm<*-LDRWv3r
f3vAC=Amk>t|}%i6SR;eJG8?#c{WJ0S1TbZ$g&?Xk~aag39C4_xwO-=#IK7md8`buEHdOFhqUH2uP6^D`mhu%uqInDa<r7V*tD~?
(>VmEG^}heMm5&9f3_pBh%~^i{i>U`e;JUhv9L8ZsVfSyCp6WoPO4@yr?gtJ)v)F)-YGOM(6DW^rZQNt)Gd6p->tPQUa$kRTrpuS
buMW$#xRRBhqNj#0yvs5uCy1h?J+zyb+E%M9WN#?I<mg9-zv8yU$79R{vfw2Y9N&_sIwp_Td-d;;xGKLc&o85pey{8!k_%LvoJiN
8ZfGnMzG*1ZMd$Xp0Eb8Rw)azYBCJ4khK9a542jRNH8|4x-<i^EIR+QrMQr^5G@%pz^wf)v8W2Q@gndwbGSjdys=L;u`k~>;Vsdq
nJKd^OtFEg0J0n`6}a5BY_JrrOE%4+QM1ZA`>?AlkF(LQ`ZOCEjV21Q7c89_*)Tq^CN#XZ4lppQ@-s>?cq@>yVzo&yU?XZP8Z%2B
;xcQmZ8Tu8<u@O##WH;*GBmCzm8~DRimk^qdl_{w=(H{`Mx#X~VYaBRR5NIy!?6>%T`TS@T{NXOtt=+5f-s7;jj?AaAszg*%r1qt
5i!va9Jq+8u`HW03X(vx<}ukMJ+W-A47VJ#&@{a@1u+Du*tDB5@GYLRlDdYfZx)F)H#BM)QZ2!orK2n~<S^4TUN17WDKs>sb|QzY
AGU}!8=VKQr!)vP6tzJxJu^bI%d|nYX|z+V)i-#o_p=M7Ql-l(Q#H>lb|_!6QM8LTGcPAIL$4^X8nN>(bhBQpS}tz0-n2Taz_v55
jJ9*F452!*Jt2@WRWG$N0j_K=QZHSt?YMud<f&z%2C|4P94foB?Xi8cqAC`(p($3jJTc&&6tRA@RkqNm_B55Q11^9vl(gb27cqP^
yeb_nP&BBsAvD>v3A4E_RkaB;yrY{m@iEb=L@p>Y>oB}Cp0#7KW1Y#c2C$qk;;(L<2(ZtoWEz?>_A}cu@VUygBDjz&J+-y2swjW3
Dj1V4QYU7xMzni3(K3KHm^B?RNHb|21~oXVe6-Xj^s>z^E3IXyptFQ4W~&0FG@no~6SMy@M6}PgF09R}xUlajx-d{Mw=5{Abs;&l
YBnq|c&v`BPbnU=nJ`hVuQBf#A-T*oa<Kw6Ry91D1GEV@qp52w0kTc5ZMFumSFX&qex}g1`mmlf^)4ta_B2_nT(b2uWwg&Q#Ikj!
p0H*wpf5}>qq0M|88n@-PPnzS+qM5PPc1pEZ?RM~g}0P8gEd^NO)~p29Vqp&^0<<&;<XX8KCC9Hq^*vsY_I{dh_QV%_APd>`z&6z
NU*Z5aV&_i(liRTg|2WlRv(D4(JccwX)nw&;jNmjGOGqHc(^My#;;Vg3#ewWnz$LPTC~Ndsh0>eF1cnd^|6AuU$S(uxio7mYo#@^
t}v7`&9vY!PA@F0c`{3@_q4JwuB<4l&oSOC_bcr%jjTQ}ax5J&R;Udyax=&=d9DhvFe>1nb+Vl@)GqU>R583Yey0q#L@~7;?65nq
{wZlQ{k0#mM=5x>K`>S@ezSWo<SsC<M54AgS+q&CM6lYptuYL=in8l5P%aa$?X4-WwIV+<CAg6!S*^FSDX{LT0V_==Q?gMsgD~N<
l`wlWFSo_EGBo9}k+JO};I3RMg0;jfA+uVsL@{148@fI(4jtAljI%?qU9B&qvao415Uso_X(CgxIyTIv?iqj}ezVH5IV|<C$R@e7
J2PD~wlV%Na58K#Bry&+w=emwle6eDUNFA3P_#HI8o3^@A2e?*eJxup=Q5!v7A)zh53-dk<Th}w8?nZkaWcWOkuU0~2sHaBzpa<B
X)l#0{jDIm{jAa|p04OLPA_*bgE3z<y(mj7@ie|P12;9bktO<}05STtF|@ic61c&zmAKKhWi%EnfixPl;-Vcb(KN*uiL}wQoT&ya
VJ$hHF{$x2h_MDT*sshr=cq=Rey>foi>nqXG`LPD1UAAoA+z?h;w*@$Rk_ihH?9e=!>T$orkbBKmMS{7r!!+Y!n2K~&o+iMhcEy#
w;7?Xx-G~uwH&axma77`2sAV{tEr~8L$ea7Nw3_k-n6Tzbt<bZ`!l1eYO`uG<+Hl7MKYrru(<9lov!+!uCV8&mMQBSfwajiL9B*1
Nw6=jTCJe18!<R5K($&fCatTo`miu4J|=pofwRLgsjn-ro}2k9r>uW5!L&TDlP+ekOe{bv?yQunORx$o{IDo3J1$f&dN(pDlCbJ6
C9Dv!(63?`HmEYUtufE68!%-rhpfu7`79Bwnlvf2fHa#Sk1}R3=9oh<{-bavn=%KmTd;Ah_O7p~i8XgL6f`g}DyA?mG_8IvU8sXH
Jg)*U-mu0o{Iig*ptGVVFf05q2{RtAnX&?^F1Ky8m#&|<$+w9x=`;Zzs4&tn(=VVd(x?_RS+_p5V=^+aT(QfnyDFQt&n}EEW~m&r
O)Dg<W38t#@-;uWo-N%dY$`7+=^huXzpfUoE-|*T`>2Mr*R0>L`m{*2@i8_nK(%WvZX}zSVm3Ca@i8j00WBUgyQm(v1~av!8!!*H
LaJ1<rZkVR>@DuLYPY;H$FdkVEh!5%3b%|Xj5bQN7BdVof;Ffnx+guVFEm{(&@vybJ1d_kd^dhH6*W6FCpVL_i!KVLZYI$*%Bmf$
r7|qDY?8ID_c5-k!Yqe1yDq9IR5anV{WXg+#i+ro?yS5q_bd>w`Z549ohSe;qqpTYHaN(#W;k=S^r+XXva+VJaVcb{g0LF1mb6tR
Yq4)8-6Tt~-zm|r12ma7Bs7jGKd^8zMmV*wvZMDWdb8fF%r`?a6ry}H<uAXm;k6$z6fL)`KdosoeJ&y{1+;rIM5+2M5;PYz!7vH3
d@?4sW2(=t5;b@$a5L|;BR94eK`Je^8#Wj%%CS;4jWa2%$RswUBDEu`>#0H|hPT?U=C&F&pe^AuB(*uMrn34Wq$AI?o~_NQo3Kxr
k*wP-hOc8ZUo_Y)4mAk04mDLbQ>)-DlBYqmw>06gORbx;v@pjqfw2lT$)Q3mx3hY(v@k(2Ml^Le@iwk8Y_>VGGBG7C2P3p8J1V-i
IyQkUq_plW&ohF$bf&c|1~ief-mG`Age*O@<u-e#fT$BBjx-)Dqb+(bK{B{8OtBrZMmXsrH84N1EwvW5K`=oqw55u$8LOwZP%nxo
LA2wv`7mdrhcZyO)-d`fFS5U@JgnF>#xN8g2ej3;i7PK92`^`|P%u+9M>Y^F46)EEq%In@J+*o;!7!z)sIm7kt1;!SkT@!>Fc^EZ
1F7&N*%4?aswXZnc&u8pwY7P&JFy@y1+vGoEur@?wJz7L|0vu!)}!z(7PQAU=dn4m!yxmq)3l>8A+yFXpD?^F0JI^r(Juuw%OB?@
bTSexUoi5WL@?kiL#<jjKD6<$-7M>|C@#XZrm;9L-K=1-L^Go<vam`WoU|*rfw6+9q_NI0?WN{0`YVp0tE?)r2q-19cq*GS0W&Wy
{ivR_@FQ3%@g;yVQ7P}O3o(u_mz@SJUa{CN^sL~gsIBuWR;w4OVX&C7UNY*gQz^`<P&jj{eXt}jX0p{G*rc<dqq1u`6gsx6&87=B
iYF$pp)JiagDyF<F|3&%OR;JtG&Iq!T`t?N+c=oGur$syi!y$;g0Q4A=ds<TR5Tkn2dfpiwH4*DS}o|c^sdn`hJ>jyMKj{74Y64{
1~(BdG%T2@D>av~-nOx}lsO%>d9tIc{527`WHGy+Kd{0x2DCJ)!Xsm+-Z2icH#3<vASRwDurPfvzq3=dL9@xQ)F*%u%qNSn4lwpH
KCvn%(W+UkgSauRFtpsHB{d2*eJa>2l$bxX=dD7k5HU?5mN6)_t*bDl9I#s~cdA*i8la#sE38X1m9~+#`nH)cwy~8kEjA;pR4s0*
qO5Q<o~XvOlC!fg=B`(-$1zc>U!6RzHz({X%e4`*&9jHF*DG!?Nhzc-j4T}+<FaD2^s=h8EVlG6*RWWy=p^H+-mQAL=dVJvfGBb%
BrM7_sIXMAu(u2_|0g^(j4?GbLNe|(=Ot^hrL;h;XfUlb1+kU1L9}ErCAS|l0k~5*V6};}Jhy7J-L4w7xS&ZgPqQknS~#68{4^7>
w>Rr3hcMKwHZ-WUsH~Z^d8<mYsjjvuCzl*7O{pTYnK$|@93L(-ZY>0_+Oo+oHJlK(+BY6G6EnUtOSZhL7Br!+lrbc(=dhi#12da7
)T?T<g0K`eo;j(m-Y`imFR9ov+&Sm1<23L%pq~jd!KwQzTP)TyKeTis`k?c*WHN~>*e-*yPBYHA5ixQ!ShnmgQ!ueOt|@&m6e|uh
0ye-fN+fPJYcP7T_OK&3kuY>OWj4CAD=_^v+^(K1;32iL%Bx(oSg3ip$~X`<J2jm--lJ4Cr7BRIsx?wE?y&eWbTqd#7bo7V(X1#g
DXzdN^sAh)%q}Ca(5R&{WiC;#A2f}qRJ4#VqN!0fceE(7Q!jBbyR9g)M6lZ~oeajXT&!p^ld}aSt}HVt?K1tbQ6wO%Wi;C;FSB<k
`LOc1=d<iGAgisY79>8nxv-V96|8i#95Q0CJ1hGg;W8~PA2&0z>8?t$%CYP;D>g$d(YBT~?zh1(_OVwmMzvKb&NiE|3$<1>9JB1L
mMOrrHJx`TV4u)2{xn#s>8&U@`zaAIC^RyqE3ErBaW3~WF}T1m+Olc2wzj;k`lPTl_beVOPAm4Z!Lf(0>M^UMD5L)`4y*t;5v*-6
tgh;;nlaiaMy_VG5w(7@ueDw<)30eSFfZ(_39h>^1*1Q(4=y;XN-8R)c(bS^U$HH;&ojiV(i@vGm#H+ahB9U@!K$0G&#rm0qbqGI
W~@~+EH3dJf;9Lu03!aX0JK@KF{uSBn6~Puq$-85sIeuo4<!Ao$*)<j#IOM{Q8whVmMuH2#j9&C8#HIL;2q2`vMvT9z_IKx0JFR_
+q8hNnyrqs7O>njxwba2*su01Cbiov+%crJcen_)qqcypo}?SAHX`vf3^Q^rI<!!^EwrVxfwG@4!mE}t#x`}VE48DnQn4I37_pSH
Lbjwe1GIFW+beUhH=QN53NB%?s4LnqD2Fq+)UQ%3m>>tWKdEUY-#PUwdpL$Lil<#EPc|W}`Y~TLE4Bix6EH-ziL0|KOSk|owYF)l
i?j_jEUp2pe=oZxL$((&g*dLS%CO6_Co`P2t2N-ZNg=1U3@JA@AvHd(Ik4oif2-^#mp5#)`5`zp^|8FQLpKYk+O*d;TPsVnJuiMV
5v^OZO}A>WTQuV~xuL78y{tsDCbVZKq%g7_F)4tw6gC90XB}KIhp{`j1~F5er!}CnDXS?oYcpx8V6cd@PqA#SD<-6_JF#A;xv$7D
b1*BpM=XjmqbqE-;<oLnake?MSU4pv?J~nM$g@2#4YwyTsj$1X>9y}I%`$X2*shhd?3^1hbGKBqg0)Mk|Dv%brmz^ThpsIq>oT9R
Ml%m5*tj{fV>bLQAGchyUM=M`RH;@q{v|Cm`7ms!mNQDW<}t4<2dXN$3AL&*kfLrgPp{`PsxzIjN44srR3xUf{jUf#UO0ZR*{@j~
5wkHZLAbuLJ2ZAKP%sW8NG3rpIJF!#->fV&1|-WgRxlSSCb1r<UnHk7Myx@gc`<LUsi@zu<|TNvv$C)@9k?$v)2Y(76|{XYEG#Lf
N-mqPHnr%pB{mePl&{J+Or~9@O}M!%5+qGCD7IrV5jK6JxU?**$|g)Stt>d3F0EBBd^YZ=0I|;^OExqh&@IRvVX@OLIxe;}Qn!Mx
5HVS)JT~39b)(9%TQjS&url8>lPgIuz^x7=^RdFRNVLH)(k^=~>9TY&m9Y#pW~^^5Z?oL4)HaH^Rk69X9yA6w3@v0c)G~suDKMci
3NF4fnl*1Pt+lYX>m<@OoGDQxm#{>zf-<Ep);43ch%B0^+%1+bCbWLAlB^~$hqeDLyDe?6LNFn+4>6OmAT{7GE3J_*y{w<JgR#dg
P_OGQ|E%jMH7Mk;$~3yPWVAi3*(zTu)iA%X;;`l|1DpvtzO+8Im@&F7TC*T6zq0Bu=Plke`Lj+icpNXFJgXA1%B)(p-K<Qp03Wuk
*&sZyxwVt92BfB`dABaMH!QxeTrNqp0xC_lva_nAF|<9W*|4az2(1aRV6GIgfitJ2L9Z{XL#{BSoSxbsO)rlrrm=6b7p3%~;jvUQ
5Fn^6Mxt1yIxJSNLnY-Id?_ZaYAHXk=`gmi6sR(@MKMA+Mz0bxF|Jawtu8ULgs||nY_4^s%`uiSq9~Lu3#0<CRwZb&gtm~gOR!cd
z^vdlxvfmIAuD^M;j57_FR)Xrm#s7}Xf>)UiLfA><1OGXH?%~tNvW)|xv*9&9WLlGgsE{e2D13C3^28>V6YH0Rx1-B9IJ-3K%_w|
3bEWN87u~_AGI;EF|`=5hq%fu0kpHP7pU{CWU)-HhNl-L#V}E*+%JqUCA5gGZ?Y7q^|3yzaHPz(5S?hS<*f}cL#IltGp>cW959xy
N~Dz}BesXK-nHYb(6VK+Ba|63Lap>GG_{U2SgedQpRi@Gtge@^!L|Cd=r9>C#4viPhbmFAfjB!X2r;0rqqY<@2DR0;0Wh>O^Dg@>
=CgPrMX$ZCU8N8*2Qj9jYBPN=%`^rv_O(PXxvgV17^uiGudJY{2Cjc6X{oU#$ScjVtuPF#u{2aM@3H``jWG8$!nB8;K(#0(d@Ne8
CN5~R53#_q#Vi9bx3*@ubh9y?zP9=~{w=k&&ocwEJvPKNRVGrWYOJ`aF)Ze;@wNr5=O^eg!mX6G38{)P?J!d^|Dz<WV=*$jWU2`|
7q#lK`l;TWsWT?6KQ}?RuDJKGk2e=5;WnbAN;4@nRWhhC;U%B7wm5|}$1%FHMK$8FTQ-oQqOlS;8@NlcRk<CokhY?(3bZjXWG(-+
*R+MT%(mMx5Vm`*+NhJRy|%g~Ri!wyq%Ghr12DX)`LuJf6R<V7qqQwC@HB<Bv@DM-*RU9|tf)z{W-J{xf-%~)t+%VKj<E?gsWHs3
(zOk&jIF*X!mLWP)hWTTkFtU>IJYP*t~C%cuC0x#%ahG8bG2+Qfw7V-*RVk|3%B{LAucJhk*cXN5wkh8BR2mguQVMHkgSfi{J6j@
k+35)<T67rqqY&Wpt6K27_dvOwyxx{z^Oj3;w3mNw6HX`W3WoDCNZV8a<yhL3A9!*s<XYcbFe(Pi8UH7G%Xh{!83F)iZG|PZl}B{
04@8m;w|N_60~9`^fSk{W-DQxq$;sC(XweUH?{4sZ?D6w0y9lAelc}2e>TLd^E75Jx2)hZYp}bqcd2Z!<uzEavaR#8nWt+l#WpFg
nJqY_lDLR6m9gq5!7&k>_Okyncc5RdT%3V7sIkc?AuzM48z_CM>8O?}fUWkkinCa){4N-@eYV=A@TtZy`Lg@1<F|vUN3eLXjI0E;
nlzoT{1_&zuC2f?EwEvp>>yezKb`iemarPMkF%hyn=QR8h$iqd60jk)Y_M^#6fk=xbuvD!gDuasW2{27j;MVn)iaSX9<j8rt|?_G
@UgqKH#51WO|n0zldj^l8nB(TM=Pp0Sf|9XcC804+^h37Mz>)!Jh3`7t1t_+;WW;$XEeg2DYI>`iYe5!4K`=7mpJq*TP>Ql88A&Y
Feybev8#ixKDIcoC!Zjy;w^2kk2N5z;wp?d@2;Y*H!^s%+cZBlU9~>5?y`urGr1nNH!i)Vsw~Zy;3?p+K)G10+$M~(;x)0Wq_ia|
Ub&;L#<Vji;;2NX(JLY~^DCt&->`|cz%7$6|F<}@$uSYI4=<pznJE`5<*?(hi>9Bpcdb_`xTM~&rm?;(2ej)hbglF-)v$W8b+fy$
)3fcf4Yzl-!n2{UjkPK<?yws)3A4tojV^2(2QuThSFymfL$n;J?4>;_)H35Ig0)95<|r4rKd#)Z?WZ0w|E$ERRj|pX$uu>%lPZX@
>@mnIbFt$z`yhp{6|j?@pDeL33nxr55-SrhI52}X|0%#U*Dx<EhcJdV&bIh9mnmMaIwy#>HMBjn0XE&UQ#kcDxTAWuu{9X3Vz^YX
d$D&l6eN(WxUxH|qp?A>1thkq$2aV?J1VHHgtWUWma<+Ymb3>n9W-;c1hNLQT`^KNls5q&owazm1UVzH%(L*K3M~6K^OeOhlqzE<
LLqoFaVb)=3M@)Bq$@9@Z7grP#w>WSy)X_r`Y&>?>I{*%pR@Qfn>3HN?X=xAo+)m+II7Yr6}Gi8<S{z6k2D9kIJbJP!8G|a=q^IF
yqR>aSG4IiH8d45B&xf$jWIW};4tYe+@vBlrmW;LM77T(Cap!apflkzm8*=euq_0uZ#cHGdMTtZ*C?$s_p*U90jzwmX{-e>;4VQk
JhB2WPpc=a9k?^8+9~j`sxfh}!ZV~MPOzG@XsehqUnHcnRx!pOGpBAb2dY}NLnLpYNvS8TpE0Mc&@GLvPO?d&2{e$jG$}l`I<`!=
wylz^%q0ajYb~d#TC`gw=qIhQN3xPI$f!6qgSei!#x)GK0kH}!=CsnRa<h9VpRf+I*R=hwAg(H#Ikz{obhx#(tu+HKu{Gc`1~<>N
?l34Z2r|C0n77loel(9YxGYOBhO+85t*;NOKe%xua<QE>a4M;-12qP%ps<jw5H%<;Wu`Q?!=O>4buK(GShR+?+p%P~%Bd$SE;O7p
U#qD$NUi#@3AV#311%`F0kbl){jh#C6DnA^ma2rM9<z2Q6dfL~2{0+Bxvo_*!?xbEd$oG4kDi99Ffr~fR<J0iR<Tj9sIzjT*)l&c
EG~qrTeV}bZM4j;0wF{*+_SQ@ow0Q=Yq7JgIHzQ?@2!!ot}oUhsIWD&?xiWN+$qQ^@G=!LaI=3cZ!y*`RHxn|F)|k@5;DZB$T8(7
;xPm_=d&>}eK88Ll`gI|J*=Lx`J800<*U234lFvbzA|5_1TQtT2(A<~6S%T4kGE5{5Vy^(B(j$<1R>Nin5izSy(ZQ(skBwJ%ef~o
5w^J}hMljs-K$ZsJuI8G;<b^fe5N-sq%@|lueAxU7PEgcRWm~)wJfzU0JAYNbhG8KW-v0O0ksz_|FJ(RqBdl)oh_HDIV;e$uPkq#
!KFE;F|!M_2C;#$<u2{86|^6&)Ttb?D5s~Z`7;Z(RkeVyp{(4u5jCQ$7$7?^c{sqZl{EOYtuTNp|F+vEMKeRTnX0CilBfr<ce44e
gRHfw<Fhj`)33QNL%S#{N4O>{0yMO_6F2a*>oOX$M>Wi<4=^GyGBDk+OtO+SU$J*Bakd07B&gmXp)%>S@TzY!hBJt(R5vRuAv3)%
&N78HfUP&9GBAv@6*jk-BdyQ0IIZcjrZK&+fU)Z`wWc|@rzA!%_B9ExMYf}`95t@E6f}%A%rg5jl&C1BRIUo8qbwe`Gq^-Ih?mf?
;<U#%L@kmy1-Wb>n58JG7_p16%&N(?;<dP}TQ|`w1UY>-5;p=c%sBroC^FV9IW^$0d#>5JKCuI(<t<Dv(6s9&sxv;fbuIj<*EOcG
953s!7qFf#leNGept!s&mZAkPoGo`TVl}6<h_FGqN47dMnXHDZg0zda#h^5(>NV0b+O$!$U$kYhbTWP~R5Cp&&o;_4;joyl2ROYj
%(0TPDKr-@x-#6gIx1;17C4Qlv>ex?zcL)P-X9q--!<2^qPhAsdo(1tL9I?Fcd_NL%ChD$t2NZMdbQ9Xd#*1qrL&2!GBmNQg}YfI
0<B;z7qLRC2_Q=>8!$2}i?U&(g)=EH<u#|XD7i1O`Yn&Jb1jZ9Z?YVyps@hA#-{hOF0r1mrL>u?G`5m0&n-u@Bq}YSaVGt=z_MAi
T(AkCsV}1zwk(h_zp;F@k~ZQnhAk(hIWZuna<<^I5irX!(k?KtnyZyC^|Smpp)Bz;e6$-PzqysQ2`Im}B`UBaE3P~?ry#7C{;aL7
P%yx)D6%Xt&aAzy)38{!5}iUX*{71C*RfJ9qqJ-_8nO(sny>=4uq~9eH8k}$>NSKh!zJ0O%p_5)3#sTKexcho@+BlR->d<oWjGYG
`m`pjDz$d78?)H4i?JcJbD|?J<F_X*yrYOI{w<L<iMD&O462H$D>O~B{Vn3DZmnglD>7U)Tr6!Z)1l}t)+(_wRx+ow<T2N;qqD;?
P_%-ynXizsdM~N5Ew~pgHZ&}#<S|?@!Lk%A_$`XG6|;^qt1zZ112TFX9HKz9aj{`8i!Y6_?l3np{3{Z&oiJWFtF0?B>K|S%ORhe-
JFvGdBQi0vCMt_CEi$+?gSgi%9yGJGMlGv0U^nilbuZj5LpK#Pnz28qCM-3xyRy14i6|Q|s5inZak68ywy=|})ih5uBeWJS_qW3|
;jFAM3onMX7cDrlo-^+@<S$7!w5Lp`C^YjWXf*OMBDaS%Q!Rop@G`}+-!ADfv8C*%+_mL2Y_I&SSgiE1DJ}#ga~fH-g|n%sdoxEY
BC%F5-LB8Ey)9ajCoZrr6SGpY{HDVmN2@}wMXZmt52(Jh95an09W3Xr5wi>}$T0CT*C;-(%`Ygm_pBBm(5^rv;IkF5Dk^p?0=P{t
p*8F{{WK>e;k81rCONdS*{{_xfwm|%udi1yy*IQj`>tvxh%#d|Q7=xiC^)CKWw}JI7rGrRa5DV0DmdLZ&$y#5q9#i;={Ksg?kssJ
hpihkjJYi|^);)r`mnz>oGE)Mz%THw2`SICpty}I3^BO0ovbl1YqmSI9k{Z#L^4=04y@(17cPUZy)l8f1RY2yQm{3!qO=bxcC^f`
A+6n@v$i2L-YoUBCmeP)kG97({wig$?6a_}&NJPxsVzyc-6vzQiZPS1uP{S053;kU@ifY|XEnq%qqhsS_%HUf)0Dg>y(~|-6f#jJ
aI|-&1gxqzJ*-l=Z8#|}>MCNhlQrEoav&-$s4WV(VKE7{7Acu5dNWciC8C=(OEkW+v@}en<S!61+N!WFySD!@791k9LbNk5@;AV?
YAyAwk}HHS_$;2YVyPfB2Q`5(wKE{Ao;cL6RWm}g(kR|FJ+jxbKrE#)@w72Bq%$|Ed90wd7%U+z3NWXv)G&Ii+_jpu@wJ(?s+~JG
I<b+l@iC7tUpFeXV5G_|1TkAAv$SrquqZb$pSIhnU9#9P3bs`-=PDGkccr};)iA6xcCZk!6f<wHX(qg_f31PG+ps^fsH&^4qqP<&
yeZVLR;vQ7LMH4d!m-&dF16q;jVNy;JF^tEHZTk^>o6!Z!!~CoC^2NQcP@dnvM>X*h$<L0u`!G?S|Lg;^RsarAt^(!Mz6RgZZH$4
BRI9SNGAQQWHQz@J11?eW;CBH7%8SHpsE)z>n`s#gR*ub53>a*AtYL{88Vf#9JZA;=Aw-<fw0=AShEMR4lI7So-c?g5}zJ4&@e1D
N~b9`d$cjK^{7p*WGgi@jWo`(`y1P_<|Ej#uq<mWWU|7pKQe?Z0WDOsi?F*Z<*Hn<GA8Y{NGt#{W+Nc5vLPe2Y_JKR+%%Ui_OzU-
J}(ok9y8@EdN0u|H>kt2b+o#ybvV5&LaiS&VXaWG=Cn4oX)_?S;VAAd(J;$5VYJ||bSloXSCaxPk~PC9Xg3b9Z7@N%&mah@EiB+C
bur+tHKc2<ZnRFQ+qI%3Q7n`)c8oVHlbrW2Fss|HAGmY2Vk%#-@U?p_;xC1@wXknDb+PTZptJ-vkt{BySu|;`xUnR#-nxyVov!3B
A~$}u^EI6<4>UNa_btn>Oe#>TNVXBUgeO9@G%QRrD=OY3f2r!XmN9m=M=lbgtu!Vk0JX3s`K?<qZz&orqA%$$Wh*=`gSfP<w==>q
4j0z5VW^EY0jQ)e0x4&*+O31Jps(1g0=ta3L9^tm%Pk(af3_g3f3?&!Z?ZwQl(D`gyQ==Kd9a-}#4)S2PBneA$1FUz@wD)=cC%3;
+_Y9LUoi@_&@;`hP&73xld=o1AhFdUq^%w>D6d|&y|V~5BbX{2FSJiEHZ;^HQ<GaS4y{eAn>7loj<Me@s;9QDi8Qk~MYJfcFEUNA
k+3f<lB~S6L@IkSdaj5xEwR@yPBm$?Z7ymt^Di5*9Jli;e>VZMZ>;Yva<Rv=5;XF${3<9ho-7D76SHwJz_r(?ZLHt2h%7HRcCkY<
C9zMh+bI{YGAz5d+BN;IoVdKOJthOOUN6hG^d&er(<RHWim;wCzB7L;7_<#1+%dK<950hIP#vBt0I^ywH=&-jyD+4#kF^mr>@trX
@i9EHzP4$wBD8EM)h(&GQnT=_KehOu06F$At*!$!HL+(dptL-+9I9KXW;MgMur=r)+BJK!U9x$!4>L?90W?7(K&8>JORbNwII*;=
jxMt^rzw0eDJ^+40kLH><uz`j6{$=p->nol@-0uZ0Wk?N2`o#U%B^;?UavH;XQVqXTr=A=ptDk~>#eXbVVSQeA1c<bpQzz7S1pP#
^|AD@$|wo8pD@+5q^hX2axzIaPbX(AurArQTD3&4bhHpJfh!?39i|zi&nE`1^t9SEwyEi`V6=g@kuQ`fb1PRbX0@v=jW4UDa<%)m
ceKnhYO{@|U#Os*U$G*mZ>5a3QZeAMWv-j3ur*w;elUeDoi8P=60|uk0U-0KlQq_$^ReDFjkH%T@f;B|qqK~$$g3<T0H#>8nl(@`
c`p1hv#f@)d?ZgX+Ol1){4*Uf2`|7ji?#7B`YetpueQ`Kd#$3cCLesSR<K1Zz8Kw^IIelGMX+o#4XTzkkFHBJaj*@o@1gf3ubn(E
AG3|EC$LecPPfamOEC8_jw<M-lrX)sKq%NO@T}LMY_CHy<TRABq^I~Y7p%9m0j&J6#H_a`&no++e6Aa{i8La$61E*GLaVzZLo#|O
4zpjfny;d&>?f)(F)%N!Ii+8($SwJ=k|%K?Q7nS6>$6QYRI~=K;k4JdK&<yIxvcOhq%;{g%_KCnuP{}$X|kLyu&gOEVzLdcnl0uq
39hHD6fH!cZZ?TFj5%mBF||b?@uZL~U9SbU{I?#eudTzXs<SS&!?f=s)2M4S#-$oHg0y0n*PRnKv#Yo=kF-EJ(ltLbO0m(X<1)Ll
!>E0yZMUT`tg>{i3NAD?*(>+6V=l!qx~mH_C$eL;hOp8qN3|m{wyjyIEGS!{M6&%YSSP}_Jt>SaC@m$jf47pfXevdrfwM}m0k5Q<
qNGEvoHdOy%Cc0Xd@n4vA+iOpjjRAIKr<*bk2Dyx->+t;zO{O;Z>_tt*{t>~`794K$25N|ShKz^tTR`ulC~uw*fqGD5wJk2+q5q-
7qt&85xDiM;4I-b*03<FP_U3J6fl`HA|h2W05!mvQM1=M*`>v<RVY0*7OvQ@fGtTj=QX*e*CdUzNh>t0DlV}k&#X={%rgQhfHtT#
5HhQ>>@S|Cw6-X^8MeJPCN<TskFdZr&7x|!CoG&bXEZ4-7&6&3_OO&VYO%mKSTT68@wnq4oiT?kGP5r&3o7!gBPS@ghBGiWN-Uc*
?IM;ip)DG?Og3RMQZObrYqd!<T)3>Ygt!{CG&iBF*f)MN{IV6a?lKB9t*}}&!Zd9%hc)ygUbqW195-92>MRtm1GWG-(X=|YzcW#?
r8GgY53tp>oHb9hK(a}-aIl^)k}!|3t1g<Vzn(KP-mbK>Ix&ki>8w7md#cp0La{V3CoiP6j;?U6N-+~GIJC_O=`$RzrLMFyho-Kn
im);-jJO#ti>m~sXg8>`VXE7(=(5K$p{+|B`Jzm%F|d8FX|)+NoGtDwCm=?yyD-f(0V<lKMY78^MzJTi>#vKjjV*hy;4(G0$|$q6
NGb2Kcd!<t0V;W~f3!ptp|lbzXRj=}!!8XpRW&A{-K{9F{51Trvn&Rt!Y+d-p0tHEmN7%I-LP~Oc(ZIYr!OL`!>#)=s;P1@cPU3Q
(zPct)U3}kDYUjRrLyv|2sZn%zO*tnoi2$m@hlOy^|zHQvn(Ml#;i6mQZ&FWtuDH)lCi+JJ~YszAu`dok~S(Z>Liu4hAxk{#i?Jk
H8N{7hBd&m47wbv^E2Qv+O-ENL8rvCsV!x;(loQB|FgceJ*+q}Pq1*fk+d>4KCU?|LZvGiz9@V$STUrjth2wU-Yhya{<d|j8@F(*
FtzWnC$TsstE_35ubDBjsHhsSfV0sw=C61(l(gk9l(Y~o2CWmX=bvsb7%)IHg|a#<AhY5mVzSz)U$RIsHYcR5cC<;P8L<T?mNxjR
xhx>GJ+B)w-K1nO8@4Dh*EH3xJTTEULoA`T8?~RTF)vo8tu<aODK*KmB(fy1u`%+pUZ>zOqA+bG_$(uy@~Cbxm^A$+GBlhgPAbPX
8#J!3y(v+)-J>J1gRZr)4>5+WHZxKvhA*EsaW)mOU?m4NO|dsI`=`1!(l!Dlf3wP|z_19oMK-9h95)@R&a>gMv#!Inr8A;4(lKnV
-lq7ZRI}iyS)ws5gQ|JAI5M;>X)cDgfHJSR1*U*C$u-b2Z5sEgim_m=Wj9x?Y$>WBJ|s>xRIO>Ub+UH2X)r{puQ7wQrZFrp-lP9C
CbTLvo~2$fwY37Mo+<D!&o5yym$OwejX5~1p)-Cpdo7@~cc~z_^P8ch(=_ZeEv%9-TeHNn7cV3=1~0I-qc(4$EU&=18Y=FvIj29T
?=(d%<g)28leImpN;cdsJ}6VRa4MLzwK&JItf9LyL8ojq9x-nn7dSMkGP$-iGqheUnk5f1Cb+G(fU!_1kF;tv2_(cWsVlCvbG2En
Ln&Gkr!hISXD<J<y)Otjl_?~sWjBhkA~r6yK`x;%nK1{dMx=(Z`Ly#em@u`l+qc*@ytKZ#MKonNhpnO|N3GJa9<bN2b~6(=pS1fc
8Zv~dQ80}(M7E=>t|F=@@H0L&#x000?=s@CU$%cUNVQlo6*0K9Sh$+5XR?T}csLCwcd}+MpR@3`E3r5+0wg&p`?PPdgEbW`CMyjm
zAKk7L$RbWZa4&>hct&SaJm^bur6CL<}+_CgRW8^MlZ!J+^(dxF}QU$jIE}w`!5+L^|Vtri8t#d9W`|;dAdur0I^s#Z#L?(y0~jF
d#!o6CbB}aCNAQz-8L982`V=-<}o;`9Wu$RDzWV(uD8~-fG`)XV=|T}I50dl#<a1lxw4ZoO|jB26Re&w@Ue5UC^B@Ohcd1(yEwzJ
WH0@%)Fc3?4K*aY*0L3`ny#9%e6PGPxU&K<ohHR4&6(D<gcwe=thIM9*0}7kl{5V{VzrOAeX=z*AvEc+{xl)7(J8{NH@3^MQ!NFp
E3~*U`Y?O56Sau2(y=71NiSNkdNiyx1~h@SZnE>aK{k^y_^fs<A~YZ~)2Vu}N4M@VPN>JVG_;5?4K{bVDXsLd!?8-Q$|<!m@veNf
-6QWOlQa{m;HJ_t6*6tKk2IY#U8>V9Hn-%Y!M8iFmoWsbprWj_Ew+X#inL%YnKFDR5Hp=GEVBVE+Nm2Uc`j706tKW9i85I&7%Vj}
!L`-0D5`lXjHwK?qZDki888U4TBs^4T(E7K4Keu?kgNl<GPA9<#;k3$vo1j}z_NNNXQ%M1p|0w%fH3y4t}o@Zm8piTXRWcS#I4XO
tg$mQ$FQcenlfxOq_cChFsd`JG%)zEFe|Mko+O*JZ!{#W!n-}U4zXZ1swR)Pn6?xw^r{4`p{y9MNw8Qj9x^g43MF8-;IZ+z5UOu3
TCNT!xV3;Xu`j%=WU9d~)U^Dz`J`AdBeb!y%Ce@kVXXqKqqo(l_%V>G*(4UPlrVBF#Ikm@V>S7yin6#Y;J1;ocC(tanXUk;N;Z5m
^R(n8-L-|Z0w`jpYbW<8JgnHHp0brOx3(rVJs_#3Sfv6f8Z99yo-GHetFsp>=rSrIe6zJI@|okLmaxFD8Zptd^s${SDz$K`rmUVZ
Y_eP*6s3f+MyioAYO{+bMla7Z2rT`yPBzf7lC*}kEVwc>hPb%3_OnVdpE6%FezCi%<Om+M+Nu+(^CecLt~GSB)FBci8Lo*cBe{no
S}`)VO{y%Zny>z{T`N(sF)V+wm@})d$DQ{$NG&|Fr!vbajIxL_f3>43{v`)6HMmrw54WVP8n)T6<*ewHdNV|{6ExnkT)2s{VX$Sk
+%S%^Ub5CQsiuLj%{U;sI4@c-GqG(oMl!81POjv(&$TYHAg-pi%C6h4i8S3S6*wE9T_!%W61ID)5Hp6WdK!PRIW8=uE4MH)#jQK6
d9l<f%`khgJ*qD(^&TO)2P7>o*{n|^elYW@daz8eVXDidt1uWfvaXXf&NR(2j4-9NbvfxYN3)1F&$b#W^{^AK{<LAR$FwH2D<zAm
Y%_qg_O|P$ov@}cZMO3^Keo2BlCI}8zqN!o7c@M%m$59i#;gUh!?7PUyREsl=QL+D(6W-aJ+A>K$+d&G5H$a>x;PUwn~}Y>G`Ksk
=dcB^8K}jyell4om$jfIQ=^Wv>#R*2rLtipZ!Aq9DYQ$f3<YX3jxve0ovanJUo=*@cq$_?F0iVo#k4#xf-<l$B(55`QY%NWOQ^^+
V6oga@~e8XEwmxGNw>7KUoq?_b}=EQ1-4`?05yX(fU*#^s5a!brYNs5YN~~yc`%eP=dj_mQ!b3MK{UFs-LTayaVpI;`msqY#WQ8B
O*Db8CM{twax|T^;j^S5%rJZ~A+iNHKCRWMD=e6?5U|=Y=&EVBgs;0XXEJT6<D?C@#W6j#KrxHAsI>8}sI=&;{WBOaDYbsKC%6Ho
zpn?jBdfDD&$PoO{x3A1!6u5LgQ|I@4>IMks<G=b8z@FDb}NRp_$m;!`7qD1-lh$)v$GJVN;FHjel>eAEwo%FN-zv2bf8AC7piD5
lPj|%tR{{q^rjcIvZItLPNyuW7%C>A8!l9}Znp%bW-_*`PcY~(ZMNXCtFRs#h_e78Ff4j01FmN?h^`p7P&rMtjkZrExiNG#dM{}=
Yqb_LXEdO+GOj?id#}^B1+@S$b+lR}#WpdSVmF*ItTjzC-Z2p``yUWCOt=6sz%foKa+mG3@U=Fwz@PxF?x-3uU$r>4`7mWHGcE5n
DYdmOEiD76>a?z`RW(<!A+|LvZmmqXnyXSWE3(zGxUov53a&k|h_e2!;Imb<8LT8RnX#CkyrZ@yuqc+SN4P<!2((SO1+|y1E4H{U
pQ`>RPBc?AwzLo}=pXg6(lKtY3a*^7-z~kY0V{|xU98!+Xt7K+%rc6&o2>z?=&{B%Wi)^>g)Hs0!?o`)i?yn@Fe^d1ODE<m^|MVV
A+{W}7qUpT)v*1vRWu#7tg=J20IoW<A+OH1*fK$_V7TwF^s8Akb0>i`_Nk*V1GCz$VK*GPJ+6nH)ukS^8L+H0V=X?oKCEmmO*9%e
1F4NDXEaQyw6FU!zOpwqb}xZAlCGGv8@b#o`!lw;bu$07Q!$z{(ly95CMuaP@H4QmbGLxBJ*hb=%OdC}ud(nZPqWRg_OBr^@3oh(
(73g*8MF<!=$R9+N3Rhv9<`mUw5}bap)BdLQ7TopJhGv%5~+8kjw`me+BKFaDzeQlUA7J}U@$MSHL>(5*SLBro~<pbF|qiy7Oes<
bEq*RWVIWyNVbS5vaW@$_b56T1TYu41|-w9)UcB-?=K>q>NgOq04&Y51T%ayZlUWhYqVgjk1Yzd7qh~*i7+RhK`l+T6}YA_y)tUJ
o~^F2i6=ERwiI+Q_%RkWhPK=;!nDjVxVBNVax!bVg|TI^r5FIWytm(|wl6Za_%O{eoHUiM6}0y?g)?8MO*Qx|z_{tMbhU*qi7Ym>
y0kN}0kh+;1+x3M4m1|Cx39e_4>5Q%rY_(xRyftH-L%uSxU$?P_p(DcZmO~}Co}vj)2*ki)hp$&6R^y#12As1imzrh;IT_JoR&2;
>#h(rr7-<4`!sK{iL&}Cv@zJM7p`?K#It6#BQTb*)wGMUPBz1^Q8jzC&o(Nk3$+iYpQ;401GI#-sj+4<`W>k&Vk{vt7r7X+awsLU
@w9_D)wA?4b1@Mx1vNyjp|RdK8?1J$!Y%`{tS>vY#Ik@f9I`$zP_$CCmm>PDq^+?r?=-Bmr>%Z72P}ZFH>0vNuCwB?cdE}UfHVRq
<EUe<`LZ9e$Ez=}#ISobm?|u>X|b#)8Yy3}voe;o%&up$gtTC)05Ti1SFWG27PW`8;Vule6{sbzN-tP6_%C*>ZlQmwtS;-aBD4A^
3@x9pYcdugH7;$bWGZd43ojkC<}#Bq?X*?1)vtK6Wu*5l1}(v{;jtPhu(v8LS+Ni`5HGu|+pSAAV6K`f(y$P>`L1rT;kAY_UNr(V
8n_&p|E#>Q;W1dUO{$TxxvO5PCo$o&pRyXWax)7rJF+z_fiZ5dIW-6?AvNl?HL+qepf<O$?lmJcE3*2i9xszI9J5EXsW>XRNH+Yn
47OGs>9YVcp|JzHxG;vQPqe40$h4OnNiaXOEw-<?DJp}sp}2~xHl<Os#Wtt1Ke!w&Lb#>1+Oe85FSR`@Zm-9)IV|ijeK4c4j;u4S
7qSVbIjvkY`YraeO02K1z%x}ed$}X8d9I7K<+LuPNH%{e2DJ4wmaT`gbgj0vxh+z!ku`lRYq5bg^`sD}>a(&f-!|N{XE$-KakPf9
(Xi7e05w{<aJJVq9xZq@`nA6-wy>5n>NN>51h+ytf;GLhu(wUDkutL_UM>YNT{LPbh%87nV<<JTdNm|0SD}3~vNHfTUaSnCX{fBE
H?+L85w+nh6|h|>BBM+#iL;z6AGM*b6}9=W47Rbb&b6tunW|kkl`<x_Wv#HarYUGOJT7%ImNT2MKd%X<Pqihq!m)%jy)z!S_P98-
b})Y}nXE81G%$lOzObe&WwM$obSl`m_q3rgGBZ{zva}GmL=jlFA2#!|e6(pXN;Da@wlg0w(Xn4Iy|hWRnJs~=L9y2)PBDhHR4>u9
z_YC+(<C0Z->o4vH8V=6B`PPd3ACp(C9s~cgRLU1iZcEzML7vBOsz?@EHex;95gPm3o`(;z@d^LlBxQ!W3|Gt&!f$;qP8rzv$S(F
Y`FC*{Vf->O|OVAzqKQ?lQRpdJE{k=ogLw|5VHs?BQfH!EHL+}g|@mlSvTY{FRjwCE3_>nCo-I@1E3bT1t;aP+^&VUFf0GKB{EgA
FR<7vHMc)8pSK<?d$kWTt*MtSZ8TaeoU>yrDKp443^6UV@2CQua5a=Lucz&~I<9gt_b?hWJup!i)Ggd8(=V{N!Lr0M>#=toZXjwb
f-qUNXDP@ic&gR4jxxlwsWX7G7OH<Lc&=cv!ZUcQ#I&riJTv0Az%WEPMK+r-nKaijr>V>{z${Ix2egE+%pR&X!XWPx8Lsd&`m6*q
!m>!IU>^#&9V~CSBCr9o%d`Qp+p-n852|st(X3XuZLa4m^d}XyYqw4)Iwfl~_%w^P)~)h0Q7VMGNHq4bpSABVNUkEO>#DS(p|8_0
{jTGfDWxy7=(Y4Lt}26|Y_)f+Sh-@PgD&VSMXkp)5h_wImoHwm+^sh<3o3`Oex~{&kg%k-ZY~6{bh4zkxEYzSp(FMc)v*(|J+-B?
Y%m3~!!vQM<+Rf+=B(<l=q_2dIW(ZLg0(5N87$1O!m@}hf2p3dEHt?`JT<R1U9p`sC?|I}7nV=8X|+(R$|k<1yfy!>nK0BdA-97o
IxP|>E~RT3+O?83<|`GmQZ&Ap9xxKIFt~&@Dye2G88IEN%cu6Ky)u}z4zvb12Q8ef5HnRZg}6_<lPbfsTe=)6KeXL1YqFZO#k9$@
Ixqvc<F6quM=|QH39)o8b2N6O`7k7_Z!FlbGc_5ca;)mDhpc!m*tBangrF)i{w}7oQ?G%r04Z5ExHF$M@E|3&93f@0Q6T{^^rgNu
ld7t&lPuS?52%7Me=Bn;7cY7?*(>ohGPJFyU!<-mhp=_I1SGJix-obxiMKYm2`_%M-nBI@GOdj`_b*SjXEBDQn6O~AGPDM?jWipx
m$6H+>@e-9<ECyk6fzR4oG@~+8?#xlkfEzIuQJ~$kuayQ8ZR0!2DA7ysW(0?rm+Y(#<eOYL^W)#?IDFPJ++yvpshc#qcDK5pflPi
%QRTIMJ>#@CN7$|ez-3$+_Iv!`?0<=R<#Ya1FAH$YoUy^hPK|bG_OuH7&9ELC9CeQ=QJxe)Fa+A`?h?pX|!^+PPX`_ajSH*CN#M;
|1ztuL8>n?akL4qb1|GWjxb2E6|rI{H!gND;Ik*R`7O0DyS6l}EU-AZ@wUDt1+U7uxw2X`z9_u09JIY8H?j9L(khsz_O45^W-=Zp
>>*b&LAmBBgsd2|khA6-UZVOf=`Kd9Hnk$O8YJr@ovJ0ZS+l#WE4ZsD(6N9nHkm{&@~dbxh^oFbbF6==l_fSSb2AaLH?T9cd#YqE
_cBws)2Lf9fGo1Bf3)woZ!xJghOWFP4>0kuC^WdRDzFQ-3ArG#5+^6E7BD0(TDWp02QWFbXfHUlI<fK`L^DvZTP0L8?x1HR^)RNi
rL<h3wl=;sjx1%hRVaBiFC|a4!L7M33AC`SgcCwD-ms`MHY`moIkd~GnJ^740=F@@1+iSLh%+OvTdnoA__TyEo~Sdh!L{A6%&ZW!
Bs5VnEh&Mp$10kxp|voo4zDb<{VqW@aJiT?3oDJY9X0T$Z>UwZsIe-ze=%{fY&Hrxf2$TR11*Lt+%ZC_tSs-ZO00G<{H@I>EU}uU
qpF>!1TaRelQ&bVs;B+6FRd9f!zHb-r!JB%0jSC`Y&5x|45~aZx~f7kUaajela#J8ezRP#gfC_($*mDEj3jHaPAKfK3bX;FmZUy4
n5@*Pq^{m9vZR748l{u5F{@Cknxf;g7@w3i5F^qi;H+J;Ev2|DH6r$}o38G((=<)9@2tBl7BG3YG_Zs(-7s&q%r(d}39Mo#Dl4(J
KP4(L%%Q%rw5~a|ASBJG<RBg|JhGrP0x*y(@-b4ke6xYHoVJd*l&y}n!#0;7+_N*T_%R$dzN~<w-l=D|7$;UGVY8<&f3}}3T%Zvx
iYsO>O0C_qHn;^aCZz;7nzRe69V$e%vNgA~tSY-O9;j<BN*#Z<Z7eytEU|B;u(c{Qp0vKS+_q-0PBmF8g)VovNU?jhPcuEM)HI=`
h_tLQjI%Q(%qr}!5isttJ})645Hu_>0;mV8rz;3HqA%qj7b|_Vs5iW`ajmDdwJ>wFA0Kz7N3wjVyB#RC7Ah6AxisUhk2C15W;CTV
!LleX-m5t>KdJz>BDGGql(59D5U?$@TDI^i$u)Z`P%+`O87}9h)ifV6ouzFu=#zA(8?Xy01uqq|Kd^+g>a^i0lqBu2Trs_@WHmf7
oHkIjGp-J!5x9RW(<#a^`YZ;t36I4#Sh6V|3ovpxbusia{WMlEa57S`y{^tHSh!ENA+dfemm1)yP%hxDMz+v1#;Kh)!?lwv#H-mb
#xV@8`mf3_#Vm%f3A2v07pi5mKQbJx+@P+p%rFu(>alGmkFDJ%bg#BCtu!^Xw>8?b*DA5GFRCN2yt3RdzOiktCNSQ(?W4Ie#Iy9W
r7&SIYp7c-N;ILSh%_6uZ=tF)7pO%qx3yihS~$-#Nhbod5Vhqk&M2_1imp<#1Gk2;h_?7N3bFb$C9-L+d$5<Nb}kDj=c&sq2&i&0
8>k8(EiR(2r!X2cKdKC}JR{k&5Vi@aQnSvl7_0y<w6z>1%&1ni`mvib4K<ghZK+MIlrX8Vfwv5`C$tx|lPtNnT{0W4@-GOiATYiy
N;WIC?X(K3b2mFJ5wWPSbG9|Lr>7aQhcisIJg6kFgSAJrOt3{PPcR*^sx!1TFf=~1m^9Wh?=+{YM5i&Vb}=fh!mvZ6jkz+c#4@um
FSLU&J*mm4WvyAT<}$Xdx-j)5Nvz7N-lGz+CN`umGP63Z>ZJfQOSNaJi<@b*Ha2m!B(z&BBeB7>eYZiaK{EfPT`4NAVYuV5m$5Ch
+BC+h*|+hxDzR%b-m^D0zo?t3gR*wE5j6HFtghCq#<rU+lCZg~2|5-m3A4wnnk(h18z~epttQ(z2cUtrbT9m}tF3b~x-qFUBd#AK
YOszqRx7uxp)g!FBA`Y!_bMnl>ZcDSbTKt7BqvTX1h8B&Nv}7tajf{R8MKz8K&Oha9xmA~2dsUkaj`zI(yG_6yC%jg`YG}!7OEVy
O)M|6+_iA5+!}{B^s0ETL9}YE+_3MgUntMD5V0UCg)Yr1LaR$IJ+uWawJrOv=rVq>bS?t0WTk;ABquMke6XvtYo_ZksIWk@m@E$~
aj5&WTsWgNs5HH{@ikhr<uL0T%Q(EXv#_<bGdORwsj?0pp)(Mu!!RSWU9AMOiMIKuqA}H@owN|I#W4jdG^?pK`z~%ak*%k+F|iuD
y0*C~8N2Z=GBjeg0Whp8BDVmy+%aCW!Z1azQ8GWYL%27#Kr+RtA+q~9KQtG(Q?XmG*s{PZgR?)gm@%ETa4^QRQ!<jUlC3AN7c^5i
k0;x(WiP>~%_zq*HZMT4*D+qTMJ!t|%`}oPT_+Bqr7^a!b}_vyv98ppNU^N5yt1aOi!FvR#I5MH|1++!0W>%;!>;(MpD}y1OEeL-
ps-Senlo`M2`r7ON;1H&KC?x&E-<Vxy(<|k*)XLvYOj1Ty0Iv@Vl;v^*|j37Ypz(XJ~id7hOEOfnKTJ74y4qw_bJva3bS>z_b8t%
DYZPXu^~FE{-GMIyetqY^Q?(AwX(uA^RK5SK{EENMm9&bO0WH}7PcInoiquw%_}au{WS-*tSoLZ)3E0?STtv}Z!LSa+q1f~r?NM+
(yYEUakpZuW3^r$f;b~9Bdm+Bi?unn-Y_Gz5HO*$O|_J^#WWJQsW6$XP%=d^pEJj(lPTder?nI|Q?_<69Wov+Vks*$0x>)`d#xt6
y}10cT`+|*qbo<VP_p{51Guj_OR!3%w<YwhZ7-iR47JTQem5boW3=h1rnc8It+p&GnzY(7eYYGX540Jii?4jA5;O?6gDjS>HL;{H
53VjY2e5fDxUhOOETjdni7;*@LaGHaM6=s2jw&8DQn9NKp`*?qNUC`(TQqnq!nO7>L^O1?ZZ&GPzck3SuCSl7j5GtXDzw41@~X2c
`!ZOXqc`QW5325^PPED{O{V@erL-oil&~Z!+btO_S}Vk@y&eU$LbLp{P_c=rNU)YLw5k6yrMM5Mb2IfahcKzGnXjs@xh_gHiX$Mk
o-Q^hxv`ulGBg#qv8|D)Cc0TFbS8+f$}f*1#I9#8rnL#H#4stYD793w@G0#t?I@|Tc{su-wY5ODP`A!8YOe_}i?Bj4=CqqFO0}M`
c(vIfYAR&3uP&{pNGkF%8nHk!YqVS|7P3GsE4F<ydMj_XxtSj^&#fD?IWpZVRx>B9>#FatG$F4mBD9e*urkf4JgWGqR4~u9@il+2
V7hXj>#IMt2`o~w*tlmK-LStf_A{Ea61FL{Q?@*+;ID)+52R?W4zCt4X|YKn4=^FBRw^PVDYWx3<SE6cg0rHpWF;9fGBKd1392Zq
Y^bj>$Fzi?%@J&maWeuDSuAR^r>}%9+O-6<3NYlaX|(FM<tp>Hy{itgPbkwMoT-~3H7(9D{k5|(+Z3a+dnw~FtFCe}=O{=u_BG;*
6E#M#OfYmTAvYg26|)>G05hGdCo<8o@+@k#M>Zs~JFFKh^tS~$wlN^EA+U5a-?8E^k1Lk6#;R902(8mM<+7}_%&nU=T)3C4FtFJv
iYuZdxVK5L*svEiDym&Ks5X5vH?|3^l(um;3b7O|ZY_~9lQkwaRiwbRFc@|-B{j{p@iZqWEi-McAFUcPtFa6s3oQ1t0k{M;gS5~!
5ilDiE-`Dbo2xu0wIaSWP`2QtnXpVXp|r&%%ch&P1G9oKex+cyu`j;1rL_bg$}ti&U9BLoBQ6FmAvPi`b-Hyi;HXbC{3Mw)3AVT~
3AsfwS2o413@wtgAGJ`nS1f!op{Oah#4s<kqO^!AAte>C&NTNiRx&`W_q5WkKd`K|4K-&d&$rE~_B4+-Z?#r5>nl$%ezf1Bxft)Y
DJvzf3#l8p$1zv5e6Kn;BeeH4@Uhb~TCOFqEVEWMaJUz?Rko<O+_DxjZL=-3cQ+%h;Ii^4K(Z{Zl`4iTU@B;|z$~Y<^)y2=IkLa7
OEOS1@ht5gwy~)x#<*WFS2SfYtTR3`KCjp@jk&`u<fu`spQ6yQCM=yR8?k{nBQ8=ey`thY&7^&{+N??_1T~H(Y%2+^QmlQh8@4ko
IW1i;y)ND^mNarN>^1MT)u>>#0l3ktL#{Zr5-;_x=C25}ZL~@>8?iGUDmHkwNVu>q4KdQTJT$*F5i~F?y($5*M5~e?Ew=KqQYXf<
51BEy$1C8mfwVfZZL_2@5V+Ygelbh1jJQ>*A-GVr6}1w$fiP1o6|~>Ck}i<5BR5{ObTpf`!7*T^R46eYb+HJq6*28H=C!;uu_}Qw
doKjAgSlX^-L~m861UH%KQwKrsiHf$HMlCcxVlubZkZ)8@GOtEZL@5#QL>kyU@i78$*K=3uC=T$Ev-B)FRt4t?jqMRNVG(^Su+o@
OswQIA~a#8RW+_Li!M^Ab+(zX)+l}`|FL(m0kFKO?KROc@wcTmcr!Ju53xqIJ}g`_lrssqS}AWe3NIYI#x8rQnJsFvIxAT;0xi}w
n=JDzCasdSTPJNYQz>}2z_Bv72rFx}th8w>A}c8+`L0tfY$^1!Lo7kIKDtM-zqT>D?y!+9&NN@GU93&D6s&x(Or1HiLZR3#khY$&
ORz(y^Q3vOi88w^;2V#e3M>aR;VCe)Mx?zm{jtX`oiXjGiLe>9hPC>*x3<47PcO=|W3&!9Ah;$kM7YJWyR!7A;Ijs*8nECdEHxlC
W~#HX&$m~kqO?&i8Y(0#M5he0Qn6SR!>;cjqAKjLc(V~ENV2mjMIt&i6e-iR%Cn0q{-yD`f4Ax@@G@4k>olvPqczkp8!z^%SFqx=
Ni#DXv$ZubpDlqZ+PKLvO0fMfDzpl)1}x?@b+)oLxF#F2T(2>sw>GLTCM=V!8n%Hft)wq7l&?RsGB$rKd^DrB_%H*sTePn&wJ{B|
FOUf(ez1Ni>Na{YK`aEW7cpco;vPOUc%XN(>#K~Y6EevlVz>`3Q85gtMzw%5EVN;yrL4QKj<?e-xGg8F?5|v~@*wY}GB#MW4=?Gf
W-c$Jz9<;1g{w}l*DD4#xip@zC$=^&`nOxPs<idDII!rpgREAr6123qKe28v_^9tMc_nx<<+5Qhq@=4bZnI!4j-XJi!zI_YoEi!;
ow6CX<R*J4OtyQPH!xVW;k1LYY_T~g3bco=%eWyem$>*aA}~3+cMzGj0IIgEH?{k%6s)$W(ym&zP_=ov<|ni;mo@4y54Q|6@3$GT
nzl4FMJ|IWZz<2Q7A(~!FEqrpa<jy*k}(#utuWcQda~QCYqCDEcr=N!%ef6H>a_1Pwk--MQ@LF>?l3F0KQ0<0jWcklIyHYXTresu
Pb`ldr!_(?lQ3s7<&?0p@2pO^(Ws}hg0^?JPOa*$Vzd_>!?Cd{*D|WG39q!ay0Z79yeft^F*3d(`Y$dj$u_aAS~0e?rLt}=j4eqn
<F2M5&n)7nJG3si`7kUeDXJc`tS;g(@iRZFbfoGXuDIi!&MiBtbu&D(2RJ~oX022(+O)v12^$19tu;n96tFq6)h-q!<~F}D!MA;{
S~4;-K(i(<U9fhv?<};me6(CKq$~`$_%*e+ZZak;46$A{-?suX`!ZxOth81vOSr14VK=+Cqq0;pFRVN*EUe?Ia|A~;$*FZQT(uvs
tFhd$Zn<SLZ!}S;Hm&oppfPPM|FgrTU$GMu#<eXdRk4^aM=VFPNws^h6D~`%yffUf;i3pNL@=K;nK;lQ%qYvUE}=r3ajWCD6&qAF
JGHDgX{~@Wg({f0lOla2voXT3JRo%`Ix(p+L$UE4&bBKk_bK8pKCn+TN;8YJ&9reRv@^4#wk{1UC9#4vT`_X4ST;|zj4&B5Co(j$
h%*o~A1R5m!!G!(*eCO*voU0`8?*~9r?CFE3Aa$RV5}%GL9}Wsp()v~*)|R_hOtz$JhJvI@Tj$-mo>LD2eq@A;Vb|q9i{s%2c`|E
UN6fow649isI%^^?YMZdaxy5Wku6!T^BKdnW3JP)E;VztGO&fR+qYh^^P{h+OQ>q6Sgh2N)vwO8d8TPHtFmFJp{<&)NweN5r?3Jx
rz?Xn>a<(63?I9<6fH?GeX+tYajjD@R<(<>FfcK!Z>;q;hpbz*(5`JZGPD&jw=j(~m8jq}l`vr}5;7z;JFVI$Vzg4XjVK4TGAwj7
Q>>#e^fym7`?kEa4X|Xis;%d!$SxhUa<eNf(X^*CfG7wy@iW~t6*vm0@-^nJ_q4JwN;5*LGOanZ$+8zXvoN2mqOkX@7&AF6*ES@v
b}}-n(lrCBM5K1HOs)W_Zmf>Ap{BDeH!)zhmb7)ahBJMt`K>p#t0f*Z{ItZd#jH@UqoM+^79bcg37O3^AU0+$2(IU}1vM2S&#|nd
Ff{fu0<TOpI=5S*L7~7dtF)T7wXPp2ueQ%M=Cnew?J-p_*CC;;;HG@B;jq0dCo?FmcC^N~%rwiiCn%@2T{20v>MoBlm9BF&(6N~_
zBE=b_%F}3{<KLh)UsBy1hm^MA~pQDK{SD}79-RyY%xJB<+A&>5HTLL8M2Kr$1-6giLJ&pSEW9*yEIa>#jrlDm9h=BySSh<5;xv7
XQVqPXQ?JH47ijxg0M2QL#q}c7PU{7D>7rN!Lg1p%PxB>LA9AJQ8EKGI5gy~>$9(}=c;F}rM1d2t2C9hjkQ`Vh_(o@wKCTsKqyJ1
t+;9|;T~PMlqG*K;V*=x?6Jx<%Ox2xa=Z4n&$Lyw`mk*`kuu$-3${k93#@-H3MZ4a?lnoTATB_x$u%Ua)4Joj`7U@VyOkd(1h5dO
46=MOM77_xI4MD_&$Tu#MlEi!ov?Q=fVDm|!m<&#1u!|X*EEwXl(*+FfHT)E&@TflIV_R1YBkjqEVRX}IWxnzpD`9O-M2L-GqiuS
_?*!)?=Cg5V>B4E;Ih%N!K_887c<+fp)zzXnY0%(?6U|pxHU<v#JBsf=&eRH*09;Ko3u16buM_cc`q@jrmD6g<gaj{^s(BpV5})L
S+PW|Ry5bH5+<54bu9d}TC!!aIk0~<+BKW4{;Yzi1}MC-&LPLN7&Qeit+IKx2en%;E3sX$3$xaxnl$vS7O={$hb|bk3bh6-IIWH}
Krp+s)-511si$)^`z#Qt4Jwf_YB$KWfvR^c`ZEWwJhULJZKzN+Q?g>T5;8WfQ6%Uyc^n5UDz#gycd>Uc>@wgiRjxQJ3N)NB%eJC2
p|XdyX{vQC(x;9$S}|<2X)_VANwFO;BD9w>RI>E86en1-C8V#Y5wuJ%m9-1B6ti72RW1rE4>3?Q=p`Z{P^_FZq_jITtF)>xeY8ld
ezP63p|V=D%&~8=FtAOq!XXQ^t1ZSS9kfoc-x9tvYpepb2&^wKb*pfw1~%j^!MUp}r>{z`OsumpNUNbWwxiM?v9iLo$SCWuwJzc;
xG)_tPO`Kz-mhV^R;lr(4y>iBrloQ=KdaubKDgE|og(qEA-20T)iEut1}<SOKe0tEPOO!!W3-;7>9|`iowp#cWVMI1k1kj{(YK_r
rmfj6E2v_%%CS)~c_ffCjxR;Ey0r<dFu57Fjxr=Sv^C^1GA&*(k~Doa!m-z|in918XES&(d^8iL<fzXqSGgK2ys*+Rt}RrtqBD^-
QYF?efw&bc5Gq%-%C}50gST8N)~pmTgR=pyUNl~@thoNDcd#n50j`Opd93HGinyP(nWcTH@v(C*qA)R`ysr(ctTYcbO(E7Q3%1cR
tD<kP$TYUH3o$RS-5@nK4zU)u0jN~5@FYR33^ov==CpdXps%{JYcm?H4K<N2VYG^|VJww2JGE^$X0Gn0RkNisyri<Tm$aR;8?aNb
rMVC^xijmm%B?lDcQLKF^)A9OZKk#@wzNm9NT<cEW3)D}vNcDl5;cb!ogMhKYq1@$F*IzbV6Q5zV=gH)=`R7ebhhp`hN#i4akZ&1
^0M2f?Jd={Ni!s{54D`F88}lafVGgZCpT;{XeFe!FgTegIjSnHz`4<@UMc7@GOm)TBCVS%(X-Sg0k>|lJ~KWt8mYdq=CV$-&#=ie
&aaoTy`g?HV7aBG9Wl_X1hMEeO)~>9jJ3YC(yarlAs$~eLatS;9yL}oGqk_6doahcF|ZpmRj_(4KB{lI?<lpgI5L#A1hJkdZZ2l9
I<~5#YA)z8{HJfTzqHJ^A+=R6%(hM`H?&EwSukrhcQc$YE+F`(DmEvyQ>COYVI)AUa4=CYq%XR%DKw+E#j#nVr7{jSG_DgaA+$@R
rnqmb<F;L+8MN#wmY#|!L9RbCma0d$yR9-MK{VYguPErNbghrLT{haaL$!9b1*tZ%p)fwW3Zrr@%PPn*f2o16ts(iV;~l-K3N)mw
wY2>=VkBBL5wPPi!!T&E^Dqv!O|Vn2Ua{h<>$P1p9i@gibSu5B%Q6zE0k`M0%(iqn6|<qQg)P%Ca<*l$rY=~lKr}crzN}g_7c@ey
sWtwq?=Q@;hNxw<Ei|zz47F^pn>YhCa5eNWEUh22v9zu;7%{db^e6~04>kO*`!T?_g0MfYCM^xN;j}fJwWbBN88CG-9WLRg7&M->
vaz@-uQ5@sys;>{fwfaPQL~k#VYX|t3bhim2Cg)@^sy?h`K=Z$!7ey8KCE=BRUo%8o|zRbjxVvV473`iY&0>grm&_hVIN?!?X~`~
4ln4qqpftcakl@g#HBT<z_l+k2(3vpiZh!oUo<7D!K>0NYat*gzA($P>$Lk8wk!v&{;8d`!z<=3qAXgpf3piQEU>vPMyOD;0yJVP
f3uM(%P^rUiLr4s_cX;dkSY~0zo{4{Oe#d6_opZ_WiB$RM7DW0d@|=YbEf9B9y4UMVYf-K#;wgUVWiioowwCC_$L3bEjVGU9I)QF
iZqcpo3iOGKeQ`1R5XyYOejIMG_4o7j<#K`6gAT+87|MKe6SEN8!ZyISS>0sf+*Lv6E(Rc5wb}v8?EE42QGN9@+9N4`?b`s)33I(
2d;vr3b3H2q_PY$x3&EwSu_!}s4a{#0i_eK-LwF%_cP<SQYetM<|$+_T{C>L!86t*i>%fwsU*}d-M4kLaIAQ@U^a}b7Bt_j1~tPd
6tG;aB`=1tEFvu{1}F=zXs~Io@icogTd%G%+$*K6eK4CEeYBFb*fn)HZ!ci6kT}<`ye+=E&bNT4y|^4Ka5$}>-7LVW!7$RbTbwbe
f3?Z9l9dLtUMzFEf;2uU;V^J4jWl1k*EQ)gtgNQ9Evizpn5zpiJgqGqVl}R`7`5W8NVA8xrM7&n?<hhv47G)=d^KsS>KARb>@f^9
={XazSg8mzN3BGx<FRM8C^OC<B((vz6fx%}#Gu19*eJ6sE+~dIlP!EOrnGIeFERowPOM!X8>O|dWiJS|^s+E4f~|xzNi*uSiZ;Ks
@gx~Gbh1~pZ#4)wp)0Gfh_fxWH!r5MB(Ke|DLBuwayAkxb}t32Wwf@jJh;ZTC9MUl1G7*u5xC`=DW&PD4m4k;You5(9WuTu=`9Ah
4YN5YRjjJCF{_%l!7J}BowInh)u`;R4z}$q-m=ZKJ~ffEd$X;yx+!z98MJ6Hza5LRel)Hy*Rn+z2QP>;YbfC*(l9@=prrn=^|My6
*|J!ry0*oz6t-s{6fz7jKQy5(RIp~W)GiaH`7&9uKCyDM|1lo72_1~6KrnWyZZDQIdaA`MXe!jS2rpu^Yp-f6`mbmtF|dd+)ibuQ
oGyhc?6f2<t+Eg>_b>>vG_{wxLoMmCJ+;uav9na495vG`$}6caD>T!$m#gbCU^H1K@3EIMY@+`!6tnfV!YnPcL%7m1=`3?Hlr@ww
l&Pzn=&j5!7PMqGHL$*}DzY)C#xg{;?xvYEjWC5YAgVGkrLKZC(Xtq)L$rn}QmytdBQHX*K{j5r3#ni-YP3tGZZm^1BP2vIup7s)
A~ZHI)~+5l?=1{ARV{$EIWX_DX)=E=y)EN06SG;ckfJFpn5AH}RV;9~@~&#Kv@B1tjWoVAw6H_6K()85H!<t5`mVt)-m#gpIx0Z4
%cA=*zpNmvIw7a2{xW$nUnhgJd@&v~A*?bj;<EFw%`xvX=P;VG4y2u|nyNT1i6(uqxw7FbXDxy-Kr~UZrLVZF*08^}I<clTEibVU
1v1<jK(%@;YbhEvf3+|*9u)|vZL}kpm@|^F^|L`KoVLO=<F#<K8nwkGyR>63kFpx7-7PV>qoqD5LM(kR+puo3pfnjSIyp5ebFOl-
8ZyJJH8hwlb1NaOmN!|ryEX1M?XXlStTh|7hb+Ua0=TL)`?Sj;I4wK57qV`huQ1&zuqtJ=<+K1P2Q9Fy<*{X@F|g+?CNNzvBB2wh
mNCh&Z7Az1q_YL6G%EMDoVB8~<t-m5Z!eCeZ?BLpm?@#Nh$L0C%d`kJqO#kwA-9b%ZY^*uXD{2Pc(l5&sWFVRZZE?w+Oe!4hP0YA
d7b|*45kV&MYH0y{Hgn}VyZo`v$)~6V;;RW?6ScyB(1Bm1T{&sv#{AR6g23v6F60@XS7o>wl#mQL^!RfbF}L%GpBPgDKAp1Ql@IS
TsK{{e71?O&9QB%u&m@TYq0b!l{31Vw>6zGO)^KYr!}uHHZAwHPcWD_s<?+E-L$N){<%}KU#sgX?JUSG_^`Y%^)8968zEUOo*V@=
qqq#J5V-Ln2DI@ugs}Ru)hHCHT{lNG?JoVU(HwLwB(S<T;485%)UlVWo3p#Hvb5c_?<tI}ny}WhCM*K44y;ZtA28fCG^^LDF}t6s
elnD)oG>UY<+uPbeYGXF+%AHy#<Zp=l&ejlq$1ofkv1r-S+j?@AT<XjLp0X3=qxI(G_t9;q%L(PJT>aEXtPqRV7Xc}5HPNw-nE=G
39A3Hg0GpjT`Y#P=C0ivD>Wss0=XZt$}k+Xoi(T|1){IAh@>R0JhP-QEGTifvMEWRFtY@>w6?CY#j#hnyD*L=)g}I{AEWguEinqS
psiXq#H~I!Z=xJ81E8NK8ZgzYL$<THFtjtWb2cCzC>~8VF0|z;T&##SrnG~pVXY;%xUh^g=(6=R+A)VTaI>?oK_)6GKs5KT*)2RS
v@pA;uQ97GN(Im>xhv%`2C^VE5iIK^PAFzDUa}0a*D!vvXRR)-qaUX*wI`9UcBpcxQ?yC8COB=RN;Km%wJ>oU__UfCnljU~`!t{?
$SpuDEHY;-i7-92;5C~yfH17H6tD!f;4$>85v6e|FENO-Brrv>Or`X&U@%g&K(+ocyfLpfg|4_Z7d4D71u9pxGpT(nVz-zpqcw*R
c`$(+dM(2-!?7_ibgjE2&mU<sdNKg2QXr46%rXhB2`Esp_b^1Z6R>_Ph_rCDMlgP}Y8*!?>#vTjgsND#1GaK8r?7Ugxvnm+<Q_>d
Ca*xZ;j>Y*!zpjKFE0x*)vGA2IGir6;+83`OEJ<UX0QUWlBS=r3oYZI=P<`Nyt8F7Y&0XdYBiQL&b9wAF|;(UdbN<Ts4{jnZ86la
V7YXcm^HL8NG)-uC$9*s60A5jZZrWk$SyH5y1L}BNF=i^+bVo62sQvRx+^EMk*owV$0|fI7dKR}*(kd#5-^#tfUl0Icr{Qb_$l2U
v9X=4ez@JSTPdfm4Kl1ZM>OQEeW(#G)g{&~2dN{qg(kNy*RGi`&oMMEnXQDmPOu3joUZkz#V~WH(KHON>ohg75G&`m3oR5d8?{Oy
@-xJ_O{x2@OEqmR1g%E0r!OreWHN@W*|x1TMJ#r*TP{U1tg6qilcqn4#kt_I5Hp!DQL@ppek9N-#Iu?zEwz837dT_H6s)f}6RtBc
^|qQZ(X?eV)T(?XZnA+knJ%?1cd838Un07&0JAAC<S)l73$`btkuJkBCbF|OJgq9PQL#g?o-!RYkTM=D1+<~Hj4p;U-z4v>y0nS3
rL&YT{WEp2W-=VO8Mjcg4XXt=y(|78J}^cqJhv(wH7m|A#JE&7?Xdc>Y?pnh$0c#OLbSKF(J|#ReXxJHh_*AX`>eI6n>45?GPWeN
l&RS=FSt54<1j3z$f<8C$FpQ611e}PY^@nC?XXj;53X6X$gnc5E;Yq0A1f5KI-dh8R5kiJ^)>Z246&!E60|k5IW(v;WVXm8zqW@i
3p38K0Wj{dM7aekJS`otXt49OG@*(pcQ&LlQ8Q96ovy(riLHY!Zn6%nmMm4T_%6?~oGY6&=dzzP#;#?nC9oQ$kFFXtVKLaS^|8XF
(kuzGM=)8b{j`@KR<YzPgtk?&iYtP#7OWj8w<}*XC@4$0QLxyuIJD)haJaOv>9<<2^e?x!Ik7l4C@|tJ7&cZdFtJK5P_s%j7^}#%
rLn6p9xx}erLzUI?5or=Yq6cNY`eoJ`m^RMohCoBytgzXK&_TEhp(>}UoM6$4Y7qZMXw#NcdxRvA}}Z~U8n9WTC)l<AFrLEtTCyx
mo<B!qb`3mxwD5ZSE{!#ZMYMzH8HI&ZnwrI#V&I+=q*;Prmrt6<s_@3%BT#n%&uN4c`M$fs;=)fNHZ2SlP%dRZ@H?jD6A?l;W4?l
Zmu4xwyn6W-L56DAS~>s%A%^Yc(uefHL`>rqpX%RCN%6dH?N7Xv#Z!JAEB5nYA`Lg2r*8xDlNk=zO1k;1g1Q;hafPl-K?)M5iabh
?lDI;T&?FUjkd*;wXf8;Ahb8G#U};1Q?(+q1F|u)RI1afMYtlbnXxD?d$oPHdb3uvo2jL<Wv=Zl1~aZMH?|3_#IO?yDYFnPIxKxG
)U9W!EwV1L?4^&W=(B__Z88L{urg<_Mzv3^fF}Pd_O>;$eYkKj?yGt)M<jGIOfL>FPb~tpelapD6E>eS8>7sjYpz+d{j#(wn57Rd
+^__+f;h7+X*GQ>tur>XK`*hYc`hWfrzTvhJhYmy<gdabLp8i8-mPw-1Tc-K_aOkY-ZFHvZ8UE+dZ=0+O*Tv}x1N|Z`!JC(>MT;Z
9W3Uwh_lBuPc}^~tS<PoR5DvJIkNRDRWX99Ff{rzu`+rrqBMK3rK#C8OEd_lPo%Q7JFkee=&p`0rZmANQ8f1~+^rh7v@sYjk|wLL
rYsLPP`5oWldlV{5i%V%g0hOM8!;iPFR?SUJRY^Ja<RcKUN$f?J}SK~fHxto{IRMpps@0@9XM$?_p<)7ZLCWuMXk;>k~4`atg!4i
l(pQ5<1uQfSF>t3tg?c!2eu3+46~uA3b3y>i8pz;BdC5c9IB_YZz8d(r?F8pH>9SmX0^pILNG3|Gb-IJ-yKh|CNN#Fr!dR6u(aZ^
>L_Baq&4R^R<Hsq8aI$Bg1S?;R<z@>a<MbCsx<R7aUx(U{xHU|?yr!vuCI2pnXcL|a;EyVaHo(s#4uAd(k5*vbg?xGo3T=`%rP*c
hpjiWE1;{b=C-b=r7Huor?E$~YP0DcY_}mb>oh&FOE`TjQYhrGi?WNU>o{XKSg$lO&ahH2#~}YHj<owR54p9vOt_P!3bXXEyeSGW
6}11gC%WFRhBWA|UNv|wYOz!*;kIow9k9wLXRsVGaVM`Z<1^B)?<g>}bTzv$H8{R8U9C2;W3LOc+OsCP2{IqJwlI{ma4sM$kRPnB
$T7jSo}{9&Sg?C2dNrXbVX{Is(X^p6)-2$!)vybxv?*@0crTr`sIFMJd$nS*E~gZ*R4!sQEHTWa_&C}$$hSzdTQtfx&#sU(!l{`f
h_r38ek#DRWwhNc<t=}(2rzTFT`m5$wJ<5U0i>I-A*Y_V^Rxr1X0ckQy*3auFtg&Y_^WQJ3^q=&R;>cG?ynfK<uJy$Z7>ftRxA1{
qqOL){G{@)F*CfhC#110`6|XP&@+E99I~h|oh)y+S+qGKmah7#CM9DuoSt+pd$QNIVKTR(3M?lxpC*bd6*g`xMJX4nr6JTY^`#vz
Wx1g-s5R!VE~uogMmMOdfH)C3hBI+9LAXY;Bej3FF)!LFoHlx_=cOR6B`PkYaVAo=!z}KzA+^r3IxrryZMFq8EVs9^c(w5{m9;3b
>a{ejZ!-3$i?Y0~j;cAJ_cQ1%MYn3QX0GS81Sd_dZ!(ZEL##uzRk9cz4mDG>cdUr3maRjllCY&Q46!J&Cbmtk__nmJRx?YnH?t5e
*)sXD<+N)o+NqMV2(y$i2{(SU8nUW2Y&@7U$tO;#<1=nEskV`;WH8$&pfS6$qqJS9K{qZa8ZzfKZL#&3GqX}IB{lCiU$m|%5H~M1
Q!)1~&Mk2-<f$>Q!LI-|hpWgjimkS;2{Qww2DA&ZDzW~naJIZKEis^`p0zf%W;A9oMy`pl`mz}_R;*N}m$dk_Gp{)=TCZ?4TC1C}
-L&+u47E42BrmNsWU-zl+_tr^gCpFxP&JD<5;9UV^tYHeB{Xfi2`D?Z2Qk;V-!vL8Xdy`{j;rmc=`$+0Pn!cZlrs^v0<hAhZn-Wm
=dIhY5uKnbmM{sl94<GYv9<R!xw53VH#R=7<FGrl6Ru3Gy*BZ+ww{r_j5YSMx45n_-z`42;kFbsOR=mc=C!{rI<eZgJu&ID3b>rH
3@-RHZ>ue>E3Q4ZLa@=Q>b6L?+olvY#5kR^@U?rffG*%K6`5TtfveCrZ!l9PC#eRrcC#k6P9O@hi80nN1~;N7@w5#w(5^hUj4@)d
8!#&}ptQR#WVa`;bt`f$>$Fj@AE%+V^DW&g1-Ck~Q?_;}>ar}j)we#i#;c*QNVxU4r>1i@m9jIecDOycAvor=t0D)W?XbHpm#(cX
mMfH~wX{~a5-lh)>a;bpp|R4m%%h|<9VmA+k+yQPTeWw$*Rb@sATz5g<+h?V1GKQS*t3A5CpF+TY8;0+_OgwwNHZWUUAJO2dM`62
t1CJ%cC+U<ptD}Ii#1xVdbL<GXry{K@-@^l=d!Uj5V#(!=PetyVzd`612f7pN~>nI4!MQ1ZmfN_O|zT33O3ZWtTfFw95U22_qJTN
$F*QJqcyiRpDwPpK(fm+tu$sc8?>JyOR?OstF_XxK{3R%=eD)6vob8Mv9a|o|Fnjyd9*CIU9uf3(J#?11i5{+fGh4T11eaoG_-ZF
@gxBvXe&~?UNyBXlqtKge5^+@`Kpq&RW>9kQL~*d&6gRaY_XX%#<wN2L9`UE-L}KB@vev{DyYORkF}pHp|`&&6)|x)jyQ!fb+u@-
`Lu7Xz^}I~Kbn^$0yGh{&^hNXuC+HOA2mO#rZZ_SZMcrICo*2LwYIh^w6#t&ytZbgx}t@+FETl_#wg0Lax@e#D6_b&lr-QjxG;pZ
&8h3KXsjJCC9FB40W8b3xVU(+Xdd{p8mLb)9IfcEM6&EKSFw^Uj*^YB8l&^86Sb2x4YR(mTC(#q@w7Z7NU}^U<}tmssUqpIK(Njp
Xfs45(Xy8+v!}kW3b5a?v#lO2h_0xzsICC8%QBg=h_!*QXS6^dueTeiU$p=!Hm8~_oUli)hq0WtOsJO}Tr}RWpsN9<!mw?w46;+O
+%l)NN4N?uYPg~{9I`8`ayRuhQ887p7AQ})tTMm1u{0tlP&sBXg*6$q__?RHCNxDdt217@AtZko^SOjF7_=m<!!KVkAGNeD#VuJe
KcZQ<4L3xbJ2qi1vb3u<!8N9|<E=TmX*JTdi8r7u0JB6m<}Tu}7c~U2RkD$;u(4~hs<mILYq0XI0IY(wYq-+0p|-BL6{LnR1TpTg
W3%&@I<){V|E<KahqN;^qAd=z1)g`P!!JCrKrlzNlrkW=+!=AKekJ*;Z?iEq%P%@JQLi4e4J;kBv$r<6{H+GLG^a8s$uuG{o3+rn
5G<9hWHZaOm!dl}8?kMyH?9jMwk;&Lth1XmPO(R_S+?9Ln>c8-GPme5M5~4<L$RT%l&L>9H@2)U8zc%eG`4y+OR*j;Wwj$RWu+#!
WH5}mG_cRL@hrqG8z}0sN3PAWbRp^$0H%+&RW#(X3Nc2sFf-D$8@AIo;jY=P1T^loF1Hr7n6g|kJGS7m8Myu}L?v;!3oC9h+q9i2
UomwwA0E4}@~~;Sjj(~RCpAN<dM_|EsW6i+uNuxXjWmcdjIv=U+`9I#&^6Y!jJ6=K@vjpj#HAp#tT0nHmZbtXmay=%PPqKDDmMl=
-?2Zpx2zPnP_~u17%73ZbF;vxW+^Q&nKxK53$V#Faj%B7kuCT&2DM+WU9=#irYdhJF{!n%owrx90wo?PdotQD<}*M#_AKPJbFKoi
b0;??MY2sQNwP<>thPxuucvu3;HslDs<H$$$0)V6>#S6_L9p+y5FOVr5;F!Xs4(5Pq@v$4F14yDk)(aCLbKvAIVzd6EF`@ydNv}l
Ix=dq5*-ySt1&4nQXq%5Dz*l!At>53`mesYm$YRl#i**Y#kFg-Ikj`Dxv{}7@u3#E3$i}6>@D*(>$PJxJ+@e}J*e?7y*2l*ovk3O
95xuTRVXyHb+s9&F06(v%%ldmFSWNXvM}nlg*EiBJukAYF)a@?gSo}D54V`KU#V?0;JEiUR5p;fFR>dr>z?wgKsXeqi86GyAf1yk
v^0va#H-0R)iuDhvpV3lP_r$ykR{hH|0qo&^0E`L%O-gm->49*Cb4TZP^=`b7`G-cOfE^a@4DQzIWe*`lr&AOBO(c~nJ0d@qcwB5
;4VtG`!wRR?zxpPWw8pbX|tNOHXaZV{xMuJ;U(CuVK$I4ld@>6QnITuVY1_}C@KReOfe%YTC*aviLOMg0<LB-KPwI`eJ!`3`>l~P
<E}g~7Ox91%&e*~!Zi#qPa0I1RjtXYkGH8X(yR+Hi?Wp}FR)Rv2{ltO&9=8Qk+C}{J+)dQJEC1Ip|zSQwK1hMCNLDVOS69}RI&uE
POL00n6aNTqAj~G`z<jn1UF-%buh9mmnlrExU&$O%C{r1@HZ{8k+<e6STw}21GwU}|1i=lcQ8^dHzvw6Tr|BhIxw><#57T}FSHLd
t+hWf@G#0H*D|#>XEsDLUoh;l0Wr0(Ca{6Co}ei%|FMWBS-8!#IkEn?1-R=i*QhWskg%b%fUGw!2dw}xFEXvBxiEJ#q^<I>-Y4U%
`Z8c4&9?`yXtMbznx~92ZY@_ZNT>~_2BM^{!m&NFQYE9X8?;ukZL~AIvbGO0sU;6HFfXmJ)tj%ZimYz0AG5nCWjR8zNTqAEg|e%u
iK6r@5wJ&}0=WgZaka*?j51EJKC+Fpd$tKP4m61^Q>|dC`7+KVR<)O$yfG6k<E@r4St*6JSFi#qFtDyPfV0%CJ}zmv%dbPRc_wPH
!>L*^-?gf>P9XKPWwm58;xGcX8!)q|d9&g)8L}TO9j)gz9yIN-)3<gjRx&LxQnWa+1hs6l{IRgNWVjr*`J7TTvNhkd^0EIZp{&Iv
Pnf-{h%OWz#<L2rt~83VkvG-3P^|4XNU@PF=C%m3@U5k(R3l`ueJv_0EhX-&iZoHQg0=4~pfm%bcC}PCXEYtSZ7LZoys~CC=`me0
m^jt9u(0*0__Kkt(z7Kk>om<SLAW|N>aX{(L%3Zn`X~Y}m$O7NU%SN`_OTPSUZ;(#WhG#+N3fZ$gEq9ZDz>IGlBg!6hc47JH>3ry
D7Y=Pl`LAd+OJwN*Q@b1#kRIC<u-h+b~eKxD=@4%wl3hbi7=J4^0F(VAhJBA!YGh6;I2X%EvLLN5;66)CAJH&G%-ZBinN=qa4Va&
Y${|dNHz8*AhkWJwI}2-`7LC#DzW)AU$i1Hrz+Ae;5Ml&;HuRq@UR3eVY4l=#2zTDi>gz$>akfP@-ag&9W7xs_ObvohP8LK_$<t_
i?Ze^f~>e8CAgfpRI})^`mwmU|191xB)EdFD7Xc*LpU8bj;$^`<~oeCF|lhm>bLo{LbLBMX)yXI3pK?w%O%62%dq1&Ik%@V%(eck
K(sNp05RgT!81{?F{U>xBe!UxgQ%IS5V--SjjJj%H8Sok3#(=^3aq)bU#$(UQnx}fk2Ej1Ml~51n=l13Qn5)k5wTsZ9kExpXD@lN
8?tk-V=t;QCMo(eST9p6E~ihiE+uHS)UypS2(VzdVJ3g5&9QDT)+<rAcQ0+H-LbngFszU@oi4yEqO~xoceQCXN3IJozqK;28Z11p
rM2BLk+sz=Z?m|i4=%Q|VXyuw3bOdL|EZWQ%rK)aIivx#qB4*)Q!S-5W1{-7th2hY1}9rD4KO7-7_|Ja=%$o4el+Q*Xfyq}Gqf);
O|2TQz_dp&1+<o|F0o89d9ez$ye*KiOSyrvYce!2x+yCulPq|xakT+8$}}r5bF#rPH!ys)#WiZQlC<?OVW<SLaxnI=hOcNitT9<I
bhwK(*0&n2VKLCMX0Lv(Ql`5h<}91FCNx5?vn=%}Z?-$KX))Ba?5F^>$Sp}P8@RElmo`E#4XxudZ>@(h(XL20_O!efo3qKSsx-B(
G_{4K#wM;b88Jn({I40et|@LZIxN<&(xcR>BenS(wyeP;T`cJ{@wU~cwJ6`I6f~wR)3ao)Y_tO}pSeq~(zqI-D=2?7EV=wOn6}3w
Iko031g*Tbl(cX%(ylEsi7?P5BC~Wb2QNJ>XR9Zzd$^Lh+^*%Xh_WQJi7}uvl(>#1h^%9_p|+)}H!|$DP@)1fs<)dr@3CE@p*e)5
%`h;!cCkLG6)!ue05P37nKxy%uC`<)E3W&i8!$nzsWqG^D>ss@$}1(goUxlVv$QU%sWTEdqb83wAgv)Tz%7}ra=3u7JScQ5ako1p
$*2Rgvb7?v8m$B+G_L?IaH~NnY%wahaVb}|?yhj8X08^s<u+2ODYlR|3Np#2moFzU0j*Flbur<x$g%{upRq|N)iwXMg*s=pYpp@F
i>UA^aVQ5gt}r_>(y%+R$0ilDZ@WP>ccd6G1vLUPxGV@Pin0r(g)h=KEGjZELoGIgPd9Y6ahy7++$!cLcqhU$cd6Jkz%{t7-mN*e
wy5{9z%{Tm^sLb~5;5JTW+u2XJ}zA=1F>taY`3p2tTI=%<22nj891A<4zkCr<}{+O5w*mj9xxClJhCFUIW-X_IH+x%{hZ9R%B(Ch
|DG1G-lz#MnzEy^2d}cUDXgooBQLWXOE5Gp6EWK;%eX~04zP8!SF|}Z-K?pyKQTS7f3J9~ku^8AG_gJ}JEx|wFD-hkek?h#*0rCu
@vu0p?W}{ey10cjsWslVXf_Nk3aa5an=&o5%C9J@ov<9TTDGsTt2o`Mps&p{oil@>C>38U{4eIR7qomeb{eO-9<(4SqO3SLAgEb2
yD9dvDliW-a<V+DceEs}8MRNc0H`rIdn&7_HZ2{q0xy{>`Y|82CNxqlUA9ZE&avQ~v>@-XBsjD*#5eLNPcYyxy)0TO@~|(ld$mEd
ldNc}?Xa{kZ!jq-qpd|OrLEJkSf;_MktkF(1~8$m;<Jr2VK6l&tuA^laj#)5R4G5TNTZCoH!Kx2^Q;Ig=`ez{2{LW5$FF)T?y!j}
GBHmsL@v!N6Q&t4ttrSb%P~MR{<5a9A0<b!Z?4ZRJhdk)2CoM-hOn2W3pAFrLpc^P&?%I)+Ox#64m5`^mbFVPIyGXl7r13L4z{~6
>YukNha(a*RI$o1CoHF|xTz_uf+35nn=@Or8!QSq5wZ%gEUtJi9-(Hkwz$kOXRIMD+NH@f(YLFxiL~dmw=4KA0Jd^6TedbXbEf^Y
4J<*ja5Ehzvz)22z$JGsRx^#U+$4vdIJG??x3pg%v8pVf@EtQUdm%Wio-@U-kT5y2;kD^7bu%z6@iP>&@ihxA`Yd2Kcq`ec!=^y2
87+q`k|BSvr!%Lqyt6|yFSGZlM5?y5OfcB1$DGfvvbUME2B`2fLNgMtqq6Za^st?@XRkLa1fSlr7q*0`Nif!_t0{UX+btL~ex_`-
figm@C$%LZ;3)d7^r=6$e5qNrBD9~aM<GqFBQ(UUUo+*ch_42@Xs!k_u`r4-$gYJnWHUZ5?W*~+ktA*}^fCOhQ@Ieg6`m3}{4UhC
;;l=!xwZ$lTq~-qG_n4$Y%$X=U?_^W<)mCMY_6&tm9|o}R4#=uBqW+M*DPT$Y%~BWLMHsO-7%*!C^F15MJXJ$B(b=#rX?7&D!0J0
2rK`xx~TW7NiTvntS@-B;Vize{IW%#K(7-qWj1fDAe{!ZA}^RP6es<y)UI4K0W`z3l_?rHr!V2Kx0Lv<7&fUg1GT8M6}8^5%D0`h
+qL1VrKusbnWqseRVk#hAU4jd1~N$^&@t?z1T|SLX|}E}{VX@PO}EaijxK|>Cpc~}jU*DbORvtgZ!@vAV6GZ8x;JX5fjNOR5G{nd
0I``Y>#Aq8m85<zpD+To?5bBJwlK^tov%Ky@3B_50=E;k!8Px&C9rm&SuPy0NwbBjLMvmjbF*f$)wHE4ur*$(X*N->U9<(c>$ue|
j<}k$GOL)LOsv^3(Jtq<|0;VPP9~!_U8*m(r!mAeg}1IP3bbXi!8Bs3zOc)rR=A9~&NU3SsH&E?c(V(#NU&NboGzdyM6}MQa5xg8
#4(?>`Y`4&@U)Duo-9Q)Vl~DuAgF<`&aO7DJ};3kHmqo`4KD_`TQLna{IfC`oV0DVwJIqv<}l_k*QxX=<R%2IwlEPe;wu(3Q>>se
hqP6;V=&S!1+>StAE?JBZ!v1ES}PQ=le!PNt0@4Z&M)gNc_sz0@-#xR&#Vow@-s3pIxf92^)LA_RjwkaO)^ETV6mXEqc6rP_NY{{
cQDwdJ+_;&wl;$-gSB;_Q6vSgHz8>*@26O+rLikEr!m<tNvr}XlpX`IIJIb~U$gA2=&-jmSu9pCB(OcKWi)}NH>8{~e6(1u(zT?x
9kea8NiM6jf~qJm<Sloqq%&17cCv{xsymo4-YnlMy0uNR`zIc!oV3C@YA&*~=rSLzn=#$9__S;^2{7Td5;Z%mE~w(M+OyTLRV|sh
2e_v<DKL<<dbEPK6|NvPZ@7oDm$O#3s;|2*53ta*STGST{jrj^i!^$;k(+HZH!?Lc;4xpewlvx@#V$LxVyz9hin4?#eJwVvNgaHu
inJT8gs+mVku-cZ8n5d#tgyzYhPtmRt+Jr4J}myRc`pF5Ixu3WnYc}>^Q)A&5;1VFU9B6exwhlAhN*xpaJ2-mUaTjiGc)Y0E-fuA
%o8IrG#cKhi!>HB_^=)?@-0}ZI;?&)B)71pmNf~snzNC#cdc}>UAOYH<gs3~z&47fB{RRIHnAczDzs}Vu&OCAT(GdPOti1CTQGmP
i!Ir>KQrXD3bhQixUyKdO0*?3XfO=0QnybU<uhco%d)q#C$!A0el}OGV=&q!=dswew6r#|0IMjq12mbmrZC~8YBE$Y+qNsV(5hmn
7cLhu2(5y+t+bvoA~lyYW;qKP=(yCdt{UsKBdriLuQX;9rm14HMJ&^qs5Pv!=`c4j&97Cpv??96s<xW2LAE?J040&HS1A{@a;Rc0
8njnArn618{VyxGq&0)4AF%x}POUYyZ6<j(jjsE+HmY?p%&+dPh%t?}nz?<gRIThZqbRJhB`hZ-LbH4`p)oKbX0-^fcCx56imZLG
L$h)$`?PnmwJ|TEe65PL<ui3KS~b(Q7&P%KYNY3_c{G@(VJ{uGD6Dcbaw_$<)hK1RKQ(tTNv;ODA~znhva`Q4Y$gCS3bl?lY^kZX
_^kypb**l-`7?R2HZGQ`%dGk+V>4Z?j4@xcr<Kq!YA-acg0D8QyRWdb^Cy`!FtHe{_A%tOGoe+sY%S`b-!;)P8MJ;XaIuxObTNo6
+_RvnyO>tD2%jG+#4RJO>n)|Vf}KIP+_Y7&s5CjTp0VXP?X}#sFDg!`1)wW5MKAU*eJ-4|^S5lV+OXKQD7i(mRjijW8nx`BGOU^^
2CTv}aj;r0MXyydE43W9>o3!+f;ITFzAUCQ?6cOfjV)=cA-RM!D7VlwWHh6&vAImMjjh_WU#m5*GcudA_px&|0k%#yN3kBSV6byE
W3qOvlChSsd9cE?X}CqVAs$1m#I)rzWi`>Rge{P>&M=a-Brjg7uqC@EjHs`%YMw|lM=oV4TC@JF+_D9+-m*@vg)*TjhOhT1u(d$B
e=I$#FR~sjx3nZ9KDxNHJg`<V9I*l^!ngG=(l3v;U9~PTxv}%LjI10g)2IkFATx!tldR&atu?o>+8s$WQ8b*dZ!2E3Jho=HtR$N>
Z8g!iS1{VLs3!$5m#%Ic@hmVj#F@9Trmj{Tf3>MH+%<HtSuw<|6gY}6FSMJvb*`qgD5O<1Ks6vX&9!Q?CNKT6uqetXs3s&esWVBM
crz}ZkvMO$&NBY44>Fk+f3oti4k`z#+_J{BJ2k<iLL!kgH!)^0w>O=$Cp4BR`?N}~2`;uW(J2MCgtFzZ4Xz|K^sfXdo30F}aUpNG
X}5o{thJ@Fl`zP$tT6m67qL>WoVWBT*e?dSP_$aA7pxVk(XrRKUM97yMlhVQ`6+|2ye{{&UboUU8MGv@`LgmW=(X~z=d=E;KC=_A
MYS}lN3=+_V=@{othAXjK)0zfH!Pp96frQgP_}k7!?Z^>f-aLUi?&`K+pqStOCUn6ovjJ505xQ=2fDE?cDF~cV5@B~-Y=`BL9dy#
ud<sc1T25M39ZpIg)+#hgCz;Lxv`NjJTxUYAUHIvQn&OtrzC+eRkZ;)ytGm?qplw?Jh(NlG&MxHKCw+3i>?Kz(lJ0Ti!_Nb0<V%W
y)v{kP&J;kbE_w_eX*FhFF1~*3^xm$E-?kOQ!=?JT&Uu&U$LY#$2D{@@*=FLcCq~}KBxSt6|OBZ4K3~;3bMX3D>Y%VOt7;r0j`%V
kuJusEVVPV@3h7;ST5nU=&&X+Hnd_ehcBA2RW*B}=_s5k2Q^(T4LCw9C#{dVX1LHSMX;bWDlb+rW3o53);CS6k~hh)X1T4e%c?A{
F}Q;)XRubNbuj-pS+I#SNvb)kTP-NB+p3_h2ef)Njxpb}YBTmVXEdg@yR^HqCY>O(W;PTthqG(3m$<aD^Ryx~4>$QOp)*vh<}<>y
VzO7UV;o?zv$h+!A-1-s+qI)0FtjbS%&=Ul1huENr?lm$*s)!;Bc0?fzp#X+ldd_k4zt;?TeU{C2_@*StF()+&#)1+=_+8fXCF+o
Y9{Hj>9Bb&T(&<d&8~H>u(Bz$T^RhWKeD~FqO%67@UCpLKO!KpR<kXzO||JOv@JC&c&RomXD!C88?96*Q>;R%HZAR}(5sKAuq^g0
(=A#mNviNG$tf}_2rXzRx~Y(>AS?8#3$L>(7%adk<twJDvZ|u4<|vb_bg8kc11qbmA1YufA}aVSUM=pbb19UoNGgFSO0C+fd#XLD
=czm?Xej2Xs4QWsf-Mdm
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "31bf3061f43f9f1e7b07d601", "checksum": "65a315688110e66814f48e39", "sources": []}
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
