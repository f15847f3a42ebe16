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
#   tempo.connectx.threats       Which empty cells would complete a line, and playouts that look at them.
#   tempo.written                Machine code that is written out for LLVM by hand, where what numba makes of a loop is not good enough.
#   tempo.network.tiles          The one thing that takes a network its time, as fast as a processor can: rows of weights, each as often as an input
#   tempo.network.layers         A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.
#   tempo.network.weights        The weights of a network: how large everything is, and laid out as `layers.py` wants them.
#   tempo.connectx.learned.sight What a network is shown of ConnectX, and how large it is.
#   tempo.connectx.machine_code_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.connectx.profiles      The profiles of the ConnectX agent: values, not forks of the code.
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
-z3qw2CD<LtDO-j&@1qzBRhL8956m5|E#y9BCHOm(W%!Y5v)!#m#vg6%CHwKc(pm6>@4^)h^Pdv*Df=#6)Q43`?2vUo~rq<?x2#f
^SHz=-?V)#K`^?e=NSmHYpE?HTQyFwcs0l*OD%b_+c=W6!?4E&rm5hpS*>KMIxxm4a|9PMTcvI^(<N6hbt+^q`6Zk*95IS8{jHBQ
P^?d`T{JYZ4l{hIC$#Y}x-ib3>8`-7gDrF{maZWs+^)5;Z?qV#!7auz_Azg-E3R%Xh%S~W7c!u%eJIc__Ah@Q?kzdATsS&34m92<
0J1o;7qK8FAfqHMm9WjM@~qP^ZnEYk@FJn3&8##dxi4TV>8a5!Zm$_3WvB(OM=~HRlPGPnCM^rF!Lh5b$1Oi7%Ab?6bSv+!StMPg
P&0}!bg>>W-z*HOoGj?9?5sJp!>}2)2rUk<H?oj0n={a_VKaEKAuaN?lP^mxATWC`1+s53pRqQx=btIGt0r9@WHdRlW~lirgF1e-
g0R>q9xyOBlN_<M1~pZ)8YWz=0<1}>=CVM!9JN5KyRG@Izb6N=J}f!3Ehyn0hbjTBjIw1Tp02pFY^@GALnaiLMy~ZRHaa6P`?fIx
Q6q+{KP1AjJF}j&ud~D{=`umFr!5h%5I1wREV=)$ps;PMOtR3jWwgF6Z!{0Jl``?O8!&0FqcFNL)i<iBe;r`2UL@48DzRs;@hoL5
G&x+cRWv0q->rZzG(6og11CN#6tSbU2BavfUN>((7&FT&nzFhw6*0Xi!L1dj1u$+l*fE4LCav8q<}bstJuyYCz^~@ECAeU&e6aMW
_ALo5LnI*^H>(n`V7FE><)&e=WF)Do*RBPt?=PUO%&cUu2rL&Z*q|M?bh8aEyeS2pjj$gV^ewY5KQtkl4y_fkX(lH$U9LZ<>nt#)
8mM13elEJPd?4s4j4gw(7_~{KAg}{6_pFsE1GI@M7OeTK6ee`9fha&R7OfR5tGHM&m8~Q+7b_?(IJUQ}(XNLuO(|M12{=AF;UmZ&
?x_YdN3)u=lP@5*9Herw<F;e1%(JsNQ@O~nJF;3aK|4*ZE--bo(JPU)RX6am-zhb%3$B<oi>-yAm9e-m$*1?XeKl4wzpn@}!L(31
!8I4LMkFb+fVfF4ej-&bNHz1Sb0w)POD!6+jxpRKOR;q;TPkHZ*)nLV6|u`R-m$W=wWuzl_%Teb-m4`r0kLMWC7w+-{jjK}!6A6B
LarjL(zN9<pBg~4v8vp#Ybh!*Y_EAH$u$=qMX>rM<}W)b{;!^}W-6yK7_QB<rZ9o9-Zp8S`>KzwlPyfEM>8L*W-}JDxTtoO8>&>T
i>?l<9VQhcbgeM6Q7rVYMIuu&3odXe5+hfvkS&$6FfvK3H76{wKr(}`o+uNqQ>&vSofjv!Z>Y5_C@~ctcPtI7+OeUryrt`~;WC0C
RW`@4&aV!w0xuRFcPvw@qcK7&bQ-6t{4VmQO0jD$!Kf=F+%&C~&MrM2daLrTB{oSoEiYWJwXSEh!?R>M<hYwM<1nZ;9x0@yKrxf8
-8Xfp3zaA_5wV9Yime;5(X$&cY^*RYX)ph>(IkAZH!|<G`kss=$*e1|<+4|~1UbwsVW#Z20zE$~*f$&{>$115X(;zFI<JN;)Gkn@
RWEn5CA4j`Dy>1YawTge!7<h^P_!#Dz^~G>r!ih9NH9C9oV6Y~kguDs+cEwxx3Ok0v>;J7uCP`x9x*z#FRdaml(i=&+ABe^1F#q?
iL(zgEwWm)#<EK_9<voNt+X7I@it|N3$V{E<Ez7}y0n=oJ~@D~jI_%tt1xz~8?XT^Be8ZNurNEW`KC0p#j(G&RxMX5L$K?srz46o
0x|+EO{i2gU$7sfLMiK>yfR^=m@@0BaI$8yZ?L7Z#5D4kfUxN;4XN9&8zgV6daN<F5UxJ6x}Od#e6apB>?m2W!Kt#Z+$e>xH7%bk
3N-#ODzRTOFRneaV6nus^||1=W-pE}hPTux;<uQ#gfo`1AG8fLowTI0Wj0$lC%Dl)O)20l>!e^d!>9o=Q!kb<1h-@`$F`ia#yB6Y
hBQeuj;WtChqnW-39}zIB)L5}20TEjM7CYCE3>k>UN<)|pfM1u5iP|!_o*T?k1ocw{xSYA(6tG)=C=$qdM`I4WudFK#5~(Ez_?<$
Hzbmzv^n`OBeGa1n=tsPgr!KT7_oe<CL-jwT`Wtj!L-FOl`*+3Ua}B49yho!MYNQxlrasiGdRPoORB~;EwJ#fmNHW@zPHvcd$cq)
7NGPr_p>l1sHGDu2Q-efE4p?uMxZCRI5{SvFu8-E<E@V@jiSRZyF25v!ZV#JyQw3g=eSNRfiM9p^(?)xudxNT^sL*iSS)X)S+L%!
hOI@fBb<b-;VgAG#I2*Wf2_T(qp%n?F|FPq6S9h^A}G%^!Y|S(D<jmTw5dC`FRw@}SSy$!iLgpC;I8qnXS8!K_Mk8-HL4Odi!&81
<f{Iu!nLfmCosY?d@KSRd$kR%t}~-8+Ou9K4Xb83YPcCUK)7Zl2d&>Sov`J#V>PEXm8sq?gC%u1owVMnBq9y4kvEsG2qN_(Co-_I
(yFGbFf0G9TeT@Q2Cg2uPCAz@fIEY;N3P5_zNtj3o3me}(W)6UmaGmr6tqAyFtdlJg)z=GKc)DwVX-Z-%ryqBa;QQ#L$44We>dPT
G%KDgIW#IMC$ZeHi>uNy+qLv16t*5Tsk14hVifB%SgVXJX0v28&nQc>Kr*Q>12G`0b1<T}n6~691~1w!g0C&05;0;m+$Eo=;;tSz
@wLLLE;XIE95fy-K&`<vzN4M05VOCy8>Pmn>L{JC=dw+(pe_C}A)2%(Or2CSFD`L2EVHR5eJ~ZP)2uu-BPVDr+>9Bm!XDnDDX^I~
#U-mWr7@GZm!8=&nyWyts4}l8X|upCL!T@xvN2XL4>g^nY^Kqq*Dgz{KPkN^{4^!B8Xy<4IWS(YIJP1#AGn<~3M^qXV6JYp&#oyb
c{g3Of-S`-f1bjo{wR(wovzBNYq1YJ*1BMy9y}he6RT#pb|l9(-Kjja)~ACsMLBRZc{)xr%C2cLKeS0Mxix;Ylq`Rwf2g^%v@r}V
ax#my9<Ab`(5xabJ+I!jysr+f)H``MAS`mTS*z8h7&8{E8!`#5X@I;lE3t90E3P^>`LI|xc`$*o_$nSQ53eIFBCsSeL!;O$DV{B}
6tD!YShg)EJFKEGov+=m@2<(Pkfy7r`>Z!P{xQQYP^_^sMk%1N(<$dFkhKJ{D>KJ1D6ZTfe=0XNDlSSZjj8IkQ#whs4=z)#i>e$o
04+{5h^jFqEUjEK!KW-9ah)=+7bU?i4<rV#MKKVt_^wwZysCS#Od*OaGO%H>Lof;|xHKay(xkPmU9{Y-%`>PmYA|XeZmJ!n?ipz?
N+n{oMKoYCC@m~7sj$2tsVUDV5gM+eeXUTj1*Q!s@vkMUW}}NQ_bMEihAW~mJRf5*pR-Cbt~zbEVl){c`z}Z@{<dwfm^ekR{y9Ub
k+X!Scd4Yba;tSX_bXwvyR!qe(y=8lG&L!-9z1=v5v^k|&@y*5t~v-bC^YmrW-79)@3&dBYd2=4k*dh7=&_ZyFt0MN&#r7baJ0#^
^P=aHy|aEYl{H<ckh8?NgtsNR+AO)Gu{ESM!?a4Xr!G;mAG%9DX08t^jj*e%Gqd@s(y<S$(WIEBm8zq(=Q10qFts-+HI^^1M6wgO
5HVjXMX>U<2exZCfT!QIAi0yXEI4{FHn1AD)vR-}docR1hA@z{&!#f6M7QX&TeirzH#DTP{IwmnVy=CyL!);pS1&`XhPZSvfh>9{
|0s^75U@?H!ma|P2`Q!}Vl67Lo2~e&mbBR^eJ{H%TqwXTryevfZmc~r4l=2#yQD#`Jg5&YWu~X4VW}Rk(4loQsxWLY5vtQKUM)<j
m9a)N%dI6Nr=-g;Os=z}rm%yoy{BWbdaAfCH!?o0OgEIcS+;<-Wv>RZQX`wN#Wz1Qzc8RRG&W+gF01M=3$u=`rL+#VjIOz=q^VW3
6|luT1S)AbvNbWWoGx)W?l=EBzOx;;sIV3~6CXOQn6@3S5jXO$-ZEn_oUW^>XdQ8?Los`+gtWt=>9wIc`>=4d%clA`iZ`*bD>KWc
F(G8M5;mT<gdlM==Pa?bFDzFg{I*!InJ+ahaj4rb{<YtlFsF5`+^P+*OEjym0<)N`q_zgLORzpM04ndW53UL<>N)2%Krl-r^rJ~M
uCvxO8?9rsjWG|b$+(;?q%?&s!Zj7KyET%mBD8O?yRWl1^P5hwL$(XEgDzC2pr0o(DKR`Q7_y?Y)*=)zRV&f7U^B9(^|D|c2q6rn
KcB5I^ee%t1+I~<$16CqY$#!|BP)WhsV-$Q;jKL;11X&|J}cF-J(`*)$h2Q8&n$2(w4^vDd!+Z2n511D`7vCv=`a<l$R-A_O)R3V
z%Vl*5Gm&p?JM=P+pcM;__}Di9JPcky0wn91FRUen!53;ny<#Mysx*kJ+xi2ptp0d8L%9)L$Ow~QnI43J-Yv{46-Y_3Nkq>O}7cM
c_}+4wXkQVf-xi}{j8@b-YU$m7clKAogM40$QB@&=_rG!Ah9MbcCAjX5-?Su=&1y)_LH-m+pyRv04pq-f37C3FfzHX+%4xYi7~7>
NU@(UL8p(Xh%&DvYM_QFtuE^?2(4wWajl%O*|e~(Rj}GN53q(XQ8B468?AsEOed19JE-fb8LfmWTC9{R0j<p}478N3*`@`xTCG~G
7OIb}wWwXIu`52Y&8e8Ob+tAu|D}j4d#ZOds;U4jN-#Ma4zN%rKdR#_QmbjD%A>z3cO{vu@1~}y;Ii{C`YaV94XpYkxw5RQnK2hA
5iD9PkSoZslrhmXu_gqz%CM=hD6qf{PO?(4_q13opD<;#j4M<n=&<jsQ7c(A1txc*k1aB+3pC@cYb->z<E(+ND5$I|GAs-!+a|fC
l(DXmdLaL=jWC9+F16RJqbilGnI%m#!>Zjg5F1}8aVX!azpyK@+byK9H>pRU0xM#(MIELd^sZg5ysZZd&LrTjIw}RNSgt1~_^|*o
@-?!sM=U(5(yHt$O0F0wPo%=AjwMa4Fr;Oo6Rsnz;47iAuPC-EH!@AA^(M&^&?$8>&@CIE>m!&ZMyysVEU~w*`Kz?6w5~Z6u&xL&
T`YYhRjpg3{<7+$7bk?Qd8w+AT&o1FU9iO@siilig{wg@gEnQXL@XS!Kd~pYo-nD6G%-msRx{ctrz=CK(<*=<`m;PJaXD?Rrma>m
#V!G_^_||TBQFcEU$a!N=NyErZLNI~^{xn^*`(nm0<hR3mMdl%<t&h|HL${{Jg(6!k*uJu9kQ^o2(S7pS*f3{maaXhR;?f}yRy=#
EU;TJ%&Isl8Z*Kue5#GKYcqZ*Gq58o<)=X}8?0Y4DkIaRGO5C_@33^TE3GE08Y{o94XQA!DzlTSV<e{nvM}f-?<*m!o+Ubq4I&z>
EhTm$IU(b(iYZ630<u=HH>l*O3Laso=`K5<x~)*JL?JGvBdHo0EGn)v4Xxm&@2J-*c_gAC6{yZ8cQU$@sI_FTWv-yAg{4ETO|Mj>
WH7`RxhNehFR;g{Kdo*s-mw@Ux-K&=d9=VKmnh(%46Cdj60FLl!=z*_c_LmXhbG3Y+#}hnPArKj(<xygb0}}By(&JYKrj_2o}`&D
%dF<B3@t@4Xqb2)lC3nQaIILVWh!Q+<F7s}x30>u%`^b9nWmAZ_bM2$5v;zJ2cu{%Kdp770i+A6`KP9=Bd$rWL#MZ|h^*2l{VeV*
^DJqs=O|jN*O;Lx8!Pr3g|UD!^(Gr70v_0^zpQ++uCMm3?<-a;7AOF+NUW(b-=&498L%I+(XdD{@T{UOd9L=DL9MbHCasDsOROQM
C#F{{rY}J&AT58AMzAa>Ah6G`FRTuz0xp=aFfuwU`mLa*wW?Dtb{(OsOE3;A6|OO@0;>b5rLCK-RIP)iMW{$DzNmz+J}w+6PqZhv
uB=P0Kc}-Wfhe-9q^(Oa5~KSilqE+hG_hl;K_MKhJ}J+w!mYxt2CxDvBrb+9T(ov4Nh?Pp8!Tt2|0!*(bs<xw;;#cPezJJ6h$ogP
+pbqIHX>m#$Eww-p0FjY$t^D?KrkV(njZ-(+^aRSWh`E=(3$D2T&%b+N+mF^4KQRYmaUzu^Cv^4cqmP>lr}Xfwx~(5WUe?fC#&_Q
qatdop)4=4oT=6<!KmLb@~^Qfs-b|e&M$<nC#J+610gD{_^}WytFBC~^eIfM1F~5!Q?0=*I;$F}qpVvZN}-0TAgiS?2_Czjn69R-
&asBDPOYw_aHyFpoUAvaS1IWwHXN%hLzl#{RV-MuO|Vfh0k0jSZnG=23Z-<ea<TL#X{;fr&>$SFo3FhaSE<Y})ToOv52j8sN1_H0
uP%|J9<N&|W+ni!)io2Xt~Eoj$1IvLGpI|gW3OBx{IFG^FtTi(pqdddldf;6?Hq)mW-VAMY_1(G^sqXp?H8D;R;+Zb_OwVO53MF1
d@2$kKrEE7vMge*o2(cysieKJU#(T97OZ|I6E=e}impE?4X4bl6DfEo*()`u^(<<vi5-b35U+QwHJzO<NheG(8!f*p1SJ0?2CXnD
)iACpiKauT7p%Lh^Qko~mn~eQ=BFp4k)^G)2(;6uz_8k=r!7${`x+m!lq`%erm)2#Td)_i7c%K0Rw*tcW32<TDkS2nn5#=Gv@LzK
ud2BuY%W2q4x*c}J+xJ^H7my_T{6Y1B@aoi$SXTCueHFer6nV#gey-oyC*=d1Sd8k8X(dc+NxKsDiysRb1q>p{;05}X&XDJ$`k3R
D6o#P+bAt8E;P-nF0t9I|E}t-^QBRu=q(eheXe>Z*_<>l&7lY`{;k8I!Ly+$4YTaBQKnWgPOdL4bEr@&p($%AN-bI@d95(F$}tJ7
HZZZJS1@a$qO`QLyDL2@^DJtsaj-%tUZSrY<guwRsVMZMGAe;9z9v~L+$=pWfGEDFYp&8Q+$c)0l^@TrN~3107^P~dtEjpx(I{Z1
Z>!g<HxCCP&mw3c<glBj0yH-(vaHu68XP09B(QI!*s7|kOCG2ynJWh(l`=K2J+U3E$gd5m3#M%)?X1@;j5F(;E~!naimkV*KCGCn
mXi{#5wI<&TdxbQAg<G<G^vmxnIv+bTC8xd11)o?9H@GqX{(s56)PJsF{@9j&Mrx--6DvhC$0i4%&-P5hbF%poUJw}c(D8^xUEyH
T`jhw4W{<15-cL99wqdl{~nE`IjZF-DKO70xvg6%%p<rk>nj_sEUcKLN+b!dJ+cz6SF9PNKq!?hC@*iWsU+R6PcUdCCMv+G^04MM
2r0&?S1Zo2f315inW}j$g|0?5)+=wbv8r#b6e3$Ka4-n0Rj8Y((J<vO8?2tD*Rw#a<1dx2nk#dt^Dv_{%`g+Ko|mJd;3-6`)UPV2
4X-$`J}B!YXd#!RIWg8IUaKvoawxKxSgeSv+osAO!J<wnjjc^0%q_XJaU@$R*C$sZlq)^48=4QWR4q24<)a26y)h%G_^)E7+q9;x
J1YpRqbI(vptMM{MX=|nFRFp8)HWb46QxMC`mOY`_@)6MQ?I}*+%PUNbt$Dh^soOSVW*$7r>#CJGP0O2E38l?E~us@voW|Z9WcKt
AF!&PlqN8#7cv#F_^^<vgfej@p|AijzOiaAG_u+#9;MN%nkR87vlt<%X0f-c04{#1HL5x&3ammaw67j7pe_Na8!4NrE+c-ilqWzb
6{+nVmMlalc{1Lw@~T`d@}z#Hhc6DU0jr`cDX_V!_a=`rfvhpCqpk+2)}D?rODR4tJ*6oqCa_y7x+AT#3MF7N1D!mh!zdZBnkz)B
ZI@uJF&!@?ketAtt+5rU@Hw0-HLwIC9jVHme6SRzccm#Ef207gY_1BakFsp5dn*&J$0gCOL8tt!8?Oi~*|K9Kw540D6DkC)6{}LG
39wA6Y_5*5>8z))7qg75jvS$-T&%OIT`n6fys!B$AgqL_bt)4n{;IyNZ>|HZPa%yk3Mita8?gGL%CR~Y39^B*BCP<d6et%giyl0v
+?<*%2ceI#cCjw9NuwXA*f3csHKQ^pLnjq3Gp+8ne4uKmwkAR<pDlH$Cor)q!K7y}KdpnXsW2C;jj<ge!mxj;<Ehdk88v6E{}QUO
x+kM9n5zyg`mXt`axq{nt{Y)6DJ~kRPo}~w95G-cvag^jJEdtLH?)naEv_A>nk3<|K&Ztn94WQ0-KY|&7_KL*M5!g2SS)ERnw*d+
3?BHZ)~MjDRk3L!W~`^G11~b7v#56tq%!2J%CKxIu_Z?&?<j#My|4Tr6|Hfv(kt7kiZFtzNiJg{e5sHwr>2o5=`K92LnpSV*{*mZ
4JzQQjH=j+`Y^PuWUQes5vt%MA~IpC-zONb3n;Oy9;&ae8LS2<ZZI;he5w2{Pn-ZGMya}}x~`O^tSa^z`=vCTu&LXwHZ<2Q?5V=E
1gqw+d$2<+4=!b}uPb~m-lfT_s~nIiQ6?!Y0In*p;;rVW`>F9QcP_ax%cTXfT%sSMfhl4wX)Hvf$1mwKge-QczpOSe{H>a;P%Wyf
xGuJ^tDe`b)G$-6^sca|^e$!}3oHv9&8g0*Pc(KZ@~-1C_^P6<7Njewu&@=aldF=itEO=$tt(QpC99*XR;fj<xR(8{RW9N$(WRlb
<h83PHZU%ntSOBtr6<#`Hnch-U8){0>7iY$hoohx2CUGo>?m$5T%<l7N-2{pwyPkh2&;Fmx2ejl=&e7npQ>xD2&MC)zNVv{Kd`@{
J}Pu8DWn~vy08?qN2!#t9jsO>0Iei0Eh`nMBdAj%AhC_E9H7vrup`thlQa6McA*$3pR2|&U@bl`C=^?$7On>?As>LKBP@`tDX=i5
5G{%&Fda5586WAMIHx$RFrSDkpQbUa*s$NIGpn<!O0gBO*sXdd1F!$A*Q8}G)}^nfF|UBEd8jw8IxCE__O08qccx`64=)U?xU9yp
NwLYQWw6UEimt)6Dz3dE2dJN};it|hTAh}p4<PZa_9^186(@ElGA{kF7b{pYORKx81DSv$j4uDJM5({5K`d6U04dBEN+>O&l_f=<
wG#)Zzpc0-UL=w%axPjY4X^yEN-aXDZ7WkDVJ4)hmMXQXqo6pW87@w(F)acx>#49LJ}DHazOBu%j<B~32e8SUg(IPsQk?KBPA`9^
j<Bh$h^ba2?y5ztC8Z&$s4Hir@U5SiW~}xhT&P|!JD`T8RHpGP44}<2!x00Zge@<ge5i9SysDb9eW4+(a58<YMzHT8ovf*~j5P5f
h@?I(N2o0@*seyfbFgHs53~iVC90gTLo#43bufr0U@%Lr0xg}Xwy@)?TdavBz$OQ(GprS;4<O*C=c|A$qANoy$144>fUqd7G$}x{
)h13LnxGf0qAp4?(6E0f@~il*9R^dRRjCcE*{sN{sTm)rm6{Z*MXN=ryRS&BjjZ6VH?5Q}3#7@W@Ulm;#;}#KS}Q^`MYE)+8yk71
+okF+xGDQ7yRJzalCveL1~7856sL+R>8@uiPb}Rev8)@gPcWk;(XCvzAtw;2t|gf!(=D>8fG}$>Zm@wf4yrb;{iok37q3~VEV0k5
1fYAaD<syd)iCv>Yb*n^ZYuR0OQ#(nho3OAGp%kA`yynqz^aWefGyNC$dpks7cC^2SStarHLJ;?1FV{&2{78B4kni+H8Dq_Cao(e
IjpTH_Ze}k0ItfYOR!8Q(X3vg&nVz9K(KN&ZY)`<I4g{m+9%y5fTh{2(VeNN_AH<*3#;2GMX+bBRxKGW+ASZekg9+xhOqObxt;5+
gr<q03MWmh930p%+bm_MjkJ2O$RhBj>M)NldNduZ1E*{*mmf5+?=T~%8zWz(^blJy$F5JU`lMAGtf_G_?XG05qdXcgZnEyM3$QvZ
otnliz8eTIaj;u0d90<Z(k-YZ`zoTO<E*GM0xeJ|>8azgps5h1eXU@vJuDV2RkEooyRrGKLM-z!3ogDJN3e}8*s<26C@UGN9jrE~
+${aE3at|+6DMjhB`Yqh-=sn=d8rhyNw9IVq$^l0+cDp+f~)GOq^|U#6fml+V<wNX%PO!JccQPPm#p<HGOh)%p|KOPe639>gsU8|
u&dayUn>hJ`li;hH!@PAyDB%SCAWR0QZ>IP$(!RSV=(tEhas!5A1@p!7ODHMtf5t|<1itpI;>Ex|1A|BF|0<g$}haBg{hFNh^^tO
1FdVOP9B#t$|nyY*)yf1Q81GvVJ`D61u*$4V6q~vt*DADr=Wc--Jei2v9akAR3qA|Pc5OZP$q${=ddm=D7Rv+daYiheWL#|W30lc
wYHnCe<U8U0jZ?0NUAF)7$z|&-j-A>!z*zm6Ea_|L!?F}kRk`J60Ys6s3L(g^r(rmWj5)quCLmzejiOIqa=2)M=a-`zO0EV@v3U3
+pg^yt*lw494M4A5-@tNdL`MW-7;&hxv4U&I5HO-lB#yGh^lR`{V!RMPpki-%(DBVdoAl8X)Ea{mMCnfY9ZRG7p_j8)~I)`tsIXp
1|To1hasY@7A=yn8LX2sjG$hrp)8g!7_9xNJ*jLXW~ZyFW+MG7d@b{(Gogeb3al!l_pbIEAeytWV=S&71S}IRoT;L!U7#MY`>1WF
!Y)XwxTtw5$E?|{1Fv?h2(c@r0<BD>@iNjQCb0*t%ciTNg&_~7!m%VK7b-?D(<c<L>aUim%N((=imB}_!mydKr6ouyZl7f%=^6bj
^0CY*4<~D{7^-n8@TV~()1I{`L?@rE0jLwO(kW#q_@tOC46m)Iz9j>wN~ct^lr-9`qpVJ_2eSyQ7oaJt3N*d1UL~X<4=rD+NUt9(
jW27bTrXcCV6jcBaxHeNH6??sl&1->LMkn-d?Pk6HZa~Y?6-HXZ<rjeoFcBEN;uQ3Zlw1v_AM?Xk*OiA=PLXf?=R6X2c;vY*00|w
wyK^lzORU{oigyGQ?I`+-7In=hO(Wl&L$w6$gPy8STJHLovkOVnX8ek4X&OUK`o50N~jnnJ0*mzJS`e5b|sk@m9SzlDzr?ksjXYA
0kOca@*&=>@-gS39V@sj;G`rfX(EfJ-K}mWIyA+k1S%05^C*WX`=<3YT%`{v2cvNxq9E|4G$|jmhbk2>^Di~7z%UB5x2mivJ)9RR
G%0qZG9jU;C@CN^=&p>Z#3x0iT_bof0430^T``HQ@1Yqo1h7i1cNnm;Fr<Yq)2qR(vLvLn#;{bd@}^ucwm7q=M;Cc3wWAs?daQjW
=Af)EIIt|M0;Q`dkgJxVORN}~WUjz3fTk6!N3cYyZmeh@X0Y$AY_kF^C94OlRk3j!E0UqF<TE8P?x)eLr!h$uNGw&P!<Y`O(k)w#
aIC!_o2@&rFtU=ZX{w1UHL!3XX*GMVDzF%<eXXynm#YgWP&7oWF(RO=I3fe2=bRs&P_6kU9<2_m46RqI?Jp0X*fWo=-6JNj0x<<8
+N^Z0&#sxXLozfmtE53N!m4X2Kp<(XAFIhK0IZ@S$E+JKxT@4EN32V%Tc)(HhK8lDF)A^t_oRa^O(!le|E*UrGbh_6O0MA|Dk7t=
>b7jEH7KpC#;9>5nv}Jvu&tS&#jvBS_$?8w5;Qz2ETCpE_^ahGeI?o>AhF#dUajLD>os|?PqFr`ysN4#NHCPI3#L=8vY*zfRjxoP
MyvL*?y5+r2eVbF`YKqaS}(yXPOPq}Xe>6ak|%hi1D~&~A*nGfNG%|&38jB6-n3(|ou_c7;VwNb(yTx#A(zpxzbqRj)-Vkytf&>T
#4GTz@GwlRx~A)`BCLovZM3g2axv5))vzHl?x^~xey*-4q$9GRda;lx9yJ{<HmA^%jUh%Msi?}IA*ik@r6n4%?4mHJKPl6##xP*8
T_Rj9TQKOZq^=tvw5szSIWHJ3`z0l^Y$fO{g`BdmgsXTf@UIW9U8`fcg)q@67_n0*BCD7oWUHgFtt)1;WH=D8+N=w)*C<=Bb0WN_
@~4`pku9dG&?HhX5UrRm4=$Lq-W_MG=A!?l>8|xFVyXTs!m10f`X))V7NTY_*&(hlsw6lqbua|3UotZ=(l%bJ`W$96*Bx-F0J8Y0
MJrx0*eg(|<sp=>O0bQrkFek{TB<v%4m1j|U$M`t`Y1}UbhWZEhO(5f1hEV*%`-wUYOU9;+$e4_gRWwv$Ed8acPmJx&#H_t4>XY|
hAuX)-Y>!`tghd)3^YQvldph?X0Bkg%re9>P$(a*?5*OYBCtEHk0CTDOpdds>!~^?jIL|2YB3-z^{F(ck+5c`>#q7Cz$*Ez<0#!N
W-g?$0x<WYJg^HeHmTVsEG!eL(H6=o3$BeM5wBvV$R&!Q>#6~&ORycRxvh4vKddpLGAL3maHd2Pp{jbXrL1!(3a}wGN25b5L#gVm
ZKQlAG%riA#4tx8+A7B)MIm`H^rzz>^(ug{KdGUa{;Jj^W-SD&rmbnP88X%`i!nu~dNApxY#jQm!l9?F53jy3@UU;N#F+K4gslNE
jv+=Y7q2QVN~y6P;i5*QcrZ^WV<n5Q6)|hAB%<vkGp@5ME~x-7_N#NAC$MlTl`CH`EFe^~Ev#QFe5{_Zq%N;6ucwi!psEurKO!rv
@h$);M6OOQg)ttkW-2o=U8?l1A*Q)9Fsd)7_@G&?f~{Pv!mM{RccrwbA+K?%kEZvTbf`lu6)r9?Q=9@XRxTPZFeX2pBO~gnj4uwP
Ix|+V3?&scdNS#)qO5VLn599iL@ie^Yb^aND6E4g7bxB?5U{Bmj<g&k6|mYd8YI!K?5}_n5w2jTO%#i)O|Sed11gXt%`q>p0x6EF
ucUpgJ0BshL9hh06|DBFj;)okv?===&@Y)Vn4(gWyQvzTS0<FMLZ;uUQ!#EV)+-J$xuVZ5n5}6sxGdl+{h<Lg0;bO_JS|bM(J;O&
aw%&q1Sfv2?X74lgrJ+OFD~05?yyR(j4Cvzy{#XQGN_lUU@Qo;Y_1xqn<(NQcdVYKI<3$tB&<0q5iIdCupF_eyePe>#x6!E>9YW^
<*aU#m#Q8w{4k-exG8KZTBy^mVlWylD6P?`MkRryL$PPBG_1$1nJ9{_avkcU4y#tJpsR+kSQ#d;0I+2-87)>L6o}xgEUoD-=c~>v
=d2y9m@G*q94j-b60$2Sl_?>xRjR@$@hPdIlrLT|TCV3V-LN>Mmo7M|+$09DtSoh=AFq=t{;L%qFtIeLnlK?LGb<&f-LOcfy|6<p
u&lqX1EgQ97ph^ZBOv~ux2o~7UNWIG%Pa9RpshfxAFUlK|EGX0q_F%g7A<)*AUB1nz9RiAb1)7kx2-!RxgB1sO{?CjdLgkbR3}oY
6QU(8S+8mzO)U8?e6i@Ku`IbPL?>yRxiBXw)g!2~HKVqw?yq7qU9dBf!>#ioy)m~mNV2Y@AFPP3`l}nSRj(Bp2qda6gehFFdN0MX
>Yq#^QY8VT6th&TUa)sDo2wQlc&a(A2BlfATd6HErY`=h<D)n+MIQ2~9WW~|X))`og)c#-+%KRfGp@ceH7yCOv8ns8pDYuvVK9Uo
DV>@o3?g-_9H~X3Td+4K#;kKE{;4~y<TJz}Qz~$%)+IqPSSd=V5VA!p$EOc5NiAlq<^w;a-KBP+y)aU-r!o?-ksK_nK#%mQK&Z{E
yDTd&daMyIf~n=4YAU-c*)Gwb6eLVCWUQ_$MXJZ9cdM?c-YLYXi72EgG%Ru^hNWIBudtc0j-m}L@iFNvlBy%HW;30!s<CCTKdAn$
r66uGk+L5wfhfJNwV@xGT`|0>$gz_ne=wOR(=r6I^D(cksH=Rjzb_Ueldegp(X2<Tog|Jh)1qoFq$CZl)2)jj^sxaj8mpkPwy>j=
kS#v2b1cZOlB0?-Zn7P*Jhlw5(4_RO$E>m?;3`)s&8@zuRjsJ5?5R<(X|PGJCMu;WQ>%=b>?WbNtg)OeO0gC!IIKji4lBPe05GsA
owHG`7p+K{=&+v^Co=saK(Z4mgs%1}_#hUk=Alop@UFu!P$`HoM5tRYw5d2L_@_Iuax0G}3net3#4#f>GBSswrmIS_=P1>&sUbQk
fGgRl)G?5#w5#f+2p}x6OQNeY@vYypUZ}7t8?TwAo~)`OwyDK36fYYneXuSkqb=MqDWr+6{;>-y>98iGK(QT)79nb|46%!`$R>ER
GpD66Fe$4sA~8m^7q&i{gf4fqI~_P8*si)M@iEXV*|cJ;b)97}?W_bYMzw&clqY?!#iUfMKeC^+ixh4rwx<&-Caqhea4SwPbf!lr
V<&Ab<uKwAx2l*ZfU=P>(IFru{wfSJXQsldy{nTgMlUI=1~t5`ailplnXP3dFt2kgL$k5CO)&nkc&tyc@2;?*eX$WVZ!beK%CB~=
^{osuav{Ml9IVYReXP(b^QxAvC#*B6E2){T5HeFKsh-xYktp}5aV~)}0Uz)&?y;x}Zyo-m{}@KF9j<<*rY!5K8KhdMC#&_W2_`$L
8?O&9IW3u?Z>t2bEvcC?`mXISgr35!av<2LajKpvtS)1y<*?c<ktmm^CM<$0*DJ=Yx~yufMlX7<JSqe$Nh-3iiHvnHS*tECh_NHE
BCXD?ucYZT7ckAJa;uUmdax#_QK6+R1FN(yaxy5b(4ogL-!YW1t1$Ym)+i9G3Z%>|`>SOr`KB1M7O?fFjh);xY^s7YQ?m7=HLlt&
K{BQ(Pb$1C3Z-@{CbM*@zcU#$MkvRx&@QE{Br1WTswHQY$e_O{Vyld)0x^LvZ!)_ri>-p99w=KY7b=i2A*VU4L#{-x(l3gnCnp@M
H!TdP-l?-NKq=0uqOb?19WGF*AEYxd|EA!s0W4@S&n(xd#-#i)p($H0MlpdYI4FuIZlxu!N2^3E->EJuC?P*8y{O@)-zW|w*`%DD
=nev}`>)xoR;Bo@nWKlPjj8n{yeZf&n5g_PFeQL7*rSspiLgVg{h!J&Z!%w<DKdDR?=T{)*C|x8U#SwMeJx0@0vRYHb|<2u%cx|r
Z><a^QLrSgrVtmeVW*j>8==Xov#@up2dF5ik*hQ*Ff3Q92BZ_KJQ(;XQY^(Kwk+MLRjp4k%b>_Hf3bI^mnNR8q%J2hxUG&ek}QU;
1*>YRYAV1iE3L>P5hO`9<1tLEm@p-%^(?Tm8m*nG)2nHs>Z`z^t0q>h@TyX*$e|)C3aekL3#ff6ktn&SRxa?QUZXm$AFnmARIXR9
8mOqPT{Z?Jz^|t(o3Ki(jw?{Iye#-7KBYXfRIxQQVl`l}!L0g~RvI3xJFPP}+%a=0aIhe;@GwUugrWGR>#3?TCLDFJh$%R$ny^?e
`m$uI(5#uPS+Covj<by~o*uF(mz2V?nI_C6N3ajA%qfAS^Q-@&moKg;EGsN5{I1$7>K+*~DJ7mLjICp$9<ZRWIIM}SnV@zsC^0Rt
MyaGU#Vaf=Pc5FR8Yk|mf2@zFh$<f~F0e&2jj)&$Bdo9>FRXI1N~aGikg2e)(5nSAA0>e<Xsge#IHHcN@Fq~KnW(a{UN+XJ=PoxT
sHdu>Sv7W`4Vm@0$}prTauxcqR;*<-AT%f++9(pWBd;7Vi>&Y{z^ERv7o}k<UoY4t3NN#)KB%%R;jYb(1F<$Iw3y7IUoFoq->I23
&?v1hAtq9?2eBuxXrxdiR<I5$>m<`K!kyA2!n3rZ%O1llNUPo~k19Q#_NNP_!xk&0h9#$|iLQvW+O6WSR5BZ|ZLDi2s;^3=GpSm%
TCBh+pQ=r<nI-G11+FozvZiC8D6ELC`6j5drliNKn5IRk|15#6Dz9NKz_JOhrm4{|+M}<i9j?o;DH&BYPp9=O-!hV}TBqTxZJ6aU
hp<AZ537!>05M@MIIu*pH?r|5^eua^kSJLz4yPY5M=nSvZ6S`U(XgnjhN{ae-LG&g&@T(Drmvi-d^FsxKd{HJC$#pi3?1sUb0r+H
R;Do^POLyN<&oGk&Z{Q0tFTI|?4%o|2&(w2a+`c6pR`S|X0gJuqAa$m_M`W$wkjVl4z%Yj4YfzBlq1cllZ3ylL9yH^Je=1u4KVYs
6*5LKw4GL|w=sINk)BGWd8%@-ST6vufUYhQV=ybN7qCmIPpm+;sV~i(@UK89jj7J6Hm|U<4Jt0M1FS5sS}f(Raj_$=1*nKCp`Y(6
5T;Bl=^~UX;i<-`wkk@ku&t3G#j^aU2eEA{E3d$@$uOv`G!)dWnJcWWt*0ESIu(tkT(Ih~!LZRQS0(4BR5PHehpJvDQLWjhL9vf0
W2gTmc&(zC>ms|g!xk$na-w}AsH;$;T$)26<*w&3(Jmb?*sCof;4K_3hpY1^St+9>124BQj;^DqAu6A;i=@b`sws}8pD_=o=c^{B
yRC*OOf}6Yd?o}eurb%G1uJGO-YSo*Wv1;eSgP$U5U$g)1FCNzfv+c|53AfQhAaIn$gTS+b}wSA(=yMpWvKbCuBv4zp{7kPtFu(C
k1$H4&MAtm9J9M71fH%fA)pMixFm$F=PZh=O*3I3eyhx|b*exokg!cO%Pz7lDzz%GQ73M&*RH!R9HADa)Hj8!u&V?t+^lmgV6s3Y
9wmya9;g$nIj?l6bFombey`&suOu`jDyWsScAzG#)UG0?+ABdZn4~2(P_bRFBebz9M5dH0E-i7j6syZF@2>!@j3@1@DiJ!Zgf4om
EUVol2r&_(t|SzuyDC$kTdOXx3bKW;bR=pmB(SfnqA7DK<farXh_AJ(F{{O{JE{Dolrk<c4J>agO{;Jm|0^b_%B|Ne9;WfEXe`<)
6{gXow6HI-POfmHC9DLrLa`VzS+O&wRw?c=2r*uevbFZ8GOhk4XRQUEBe3$S-l!fc3$R+UQmTV7NU<&}>aEJ6N~$(44YU?ALZTwF
x-g`$VXgwIW3+QHS|}eK%Cm5)qpiEF@T!xknWkm3SfiyYI;pXzl`e25f~=~oud;x!BBjryZLb$O`;$MdDJvQduq@mvAg<l7_$pX2
`!OstpE40MmMxYrQX`(G&?hW1XDLiH5i3?D`6&Y`qOk0#tt@w=6fDdt`m#eXgq{v6x}dJEAuKT|m9TLk(5+#yfTIg5rmTguB&&9@
tu5Xpt+J)1x~y_74zY5qDJbWtUoAi;lPQE9J*eWW5Go2NeyU2aJS@<wIk9FX+bQ&wr=c4vUM-I+<){A*C7_X^_p0_J^DpwKjVqfb
`=UduTc>)Q9j$t$Ua+AhT&e&qA}FP-n5;jehp_l9*e(XFNE~&oo364gva7wZ^PxtiFt713g{x#BS+8WMJF)Yi>9EVFU@>v2wXLVE
+N;Q<x~tQ#Z?haH_bV!+Kc(HV+OGt((5=I>jj%EzEU;)Wf2L`+`lo&((XJV;5F7-j%&0%GX|1Ly7ALT=Eu`tAk|RMamZyuYq^&rn
gDeiDf2O`7wW=Mm^C(%Z8XqpNfUL5uA*e1ZXD*j8DXaG%k1Qgwh$wlfd>R@b5HPVQldhL660WMOH>}Gs1|+sHQ?Z<;JtQ`)Xd`{D
>#WDCdo9JT>#PT^8LuI*$f^$`0VwdTV6jf8ldjt={;`5BoGk+%2DHL20x(q_^RF!@KQO!;Q?T`}^eWe{$FNMWg)M&}12DlW04~!k
@tz&6xT*#xo~{G2e5q8h=&SZBOsrX}$S}{aVJ#^zRiPy@%&00ZJf+aADXE2~$D|IPOC{JBvob-f#-T^3e5lu<FgA&#CMZBKwx(w#
+pIFMNh8OvkFg>#F0VH;0VW`>3@c}=!Ki+$9x>S-9k6>Tqph1J^eVh9_9sfO%cd`*K_~^MDytnTRih)Xh@l3q_@#2DXf79~4yIwX
$TKA@_N-5;eKZCsq_pL(rz|NgYpLC-;;THc8L7yotteiqbt}`X@-et6d#>oO8n9KZge?6e9W*hd=(8Ot;i)GorY~e0t}E@ZKde=&
R<L_4HmESQ1hA>9=B=b8=%mmojHR6{6tXa^@v~>KHmX#vl_>eDucxZAZmhO3JuNV)LazG^K`xT7v^6j=n5AN@ZKZ3g>aO6cGOyAt
elH%NPq34);4PRf^)3*ubF5aOBBqNiz9zURkgPl>XSGPK2Q7uHK&X`}9j-7iTCp*(<t1yYF);bFSTATSYbwgAhN+mc*f3Qv%q?mz
uP;(2z^|FHJ0eUieW_(E$uJr(XDMi}JgiEvwyC<Fey3#^CXnGP8<_$x(=Y`pb*pNuBPj?V@0YP7A0}|4rk<58XsFJywk-=X+o@GC
3odId|11!&Nvc_?F|aHx>$3)?E-LP`YA+ft7%wKNOtto=I--3qU#y&|^{{s-RG5FR2pg89T`z~OJS`Kc^Dwxu{jCEn+oZ~-T&s_!
uNmbf=qPKdQ!M%_m@Eh>bFTO-QXr|Xm@l=de66^tM4{>~yQ@Vj=c`q!1+Gn|DXbr?QLjj-jHqz1d@P7AY9@svZYskiIH|87sI9Lp
@G6}sX_6(ZV5~|kPp=8Al%Rbd0<RgfMk%-}FsXH)1*~K*tSrHyA1&lA-Z0^$eL3DD*AgNbpd)=RYOm`ops2hs+pEU0CayN9P%Q|u
2_crOZmLPCPA)Pgi6qQ4$}1zXhp5pY^B|Km<gVASFs!GoR;|k@7^0Y;TdsnyYNPinWU%|Nk)(d7!7o^;_pleRDXbtXH8q#8U!?+;
dMSsiRVpa4@T#Dw`mjeY-m`Hmq$IGb%qyZWq%=w`lNunY1|tcxfG%At4y@Iyg)w-n>8P+Rm94(4@2vAMek%wnLNkV~n5@7lyRbH;
PcaWK60bQerK(Y>EHeQvlCK1?U9G~Uoi0``bgmjJXR*l;rmbGIgD**_XQ0k6lBfu>^QP*gbFYIck+96D1Tn3qjI-0Kxi42JSgpFG
*)6E7s}(<}mlJBSs;nceLnXPd88V5na<ROvRj(@~kE?^9cq%X|^Q#o8sIY;jNU#d2U#8xp!5u6vd!@uJkt?#U0I@`=qpTUA-l?xO
ZK}AfbS|EwT(UE)#iTqe8!AXCK`#fcR<0m1WU#iaQ7m~Xu&?GUZz?@9->8`-f~&SCw5__V%prO%izqO#{v=qcL!+9q_O3T2Cp6J2
`z;wT{w`9ndM=r&HLd0%oU)-Y*Q7Wu`YpGd{WXiN=9bDOX0RwGqcIyX5G*4suc(YE%Pc>x(lC><AF?;D!6BI{Cay#&C9q~Kr!HD9
nyXo;Pc*MBQZU>&G_89pE~eM2%%CH$C@exAnXp~4owj@!h8EJXJ0uk_{;W0~xUY&VTCtd|(=A)7W3jKU(ylP1?5`oL!Lk#zzBI9~
Kdr>4%&iSGFs<z?ey<s<F0>#pIH`m#03bD?&aAC1IjX0x9IE3fDzJ4bou+Y|dauGH&NalW4;<$+)2y?w->eia4K9eXsjp!#Bdl_<
`m!XdYpn{ghOLD&j;@6#=Po*|>n}+#1+X+OJg+~nAf+p_@v0WE(=lbQFD;$09jMNp!>k6fn=Y=Yprh`oG%1v*G%*9H_Al|RO|2`Y
vaQgpcB>Vt`zi3OGAz)oT(GW{R31~N<fi(hOs+X7?5ozN85<n0d9k-LwkWA5U!F>*!>kyx1v43_!zr^T1}`JC?JQ5P(5&06x2G$u
#;9Si5UL3#qOmVA@2MrNWv$e!j583eUaF)qm#)05$EiLr?5$)q8MFE*ysKBDDX#J<0V)+H4X8LWUoG<`r7bJ7>aOB0K(AUM4<o`Y
cdYoQsw}u1GBAEJ$Sfu<6)`2H+N@Nr#xNAKUZ}gEO06=ig0P{ey)RB0oH75XJ+((7>n)_WNHOj+&@-~A)UWBOLnzuTfhK6JcCaz5
4XVPaA|6;FVKpwVa-f7S^&l-WP^^Tg$FkR_HleAQkRy^Q?WP7U7OU*7Qz{E4tEMZgkgZc7oTyr_Cb09PDk`Wcy)4r$va)uqGOH3S
*)mBrMyjN*!7*?#OOb=FEjINjhpvt{*(Hr7f{FPp$Sl_;`m7JBizs<6nXou4qooKk$taDlU@H<Vi>!z$<}AjR_!u*;U8-=d%`6ov
sU@#2G@<jX#hv+@JEa3H11`xZG%FjVUNT-PgQo8%kDwedaj3Pdhbc9rl%kQXUn#nzh$<r)W3hCs$FFy-k0C}UX0Q#h9WER$fUy`M
hpbdCr?5B*P%L6CH>+bZf*>}pjWvTQRIw+pEhgb5ji~{inlGfWa4iQf#h}<K6fjMpu%C3R)Tkpd`jtekM<+b4#VMpMUM!+3Y_IFF
iKy`-m95gKZyHS{mnexV5iL})Kd6Q%U@_P%Z7*K1#+I%nhb;Cj$*s$v5v-dW39Nvy9jtb$IjB*btTWdyEh)t+8Yc{=IW0OZ@T!g~
lqFT1MJ%<fFPaRk#~dfIAhPhRE3EOYxgh(jxv+SreyiA|5v<>@<|OH<ye^m}FRZeo5UgD&Dz8AGEin_Uo}|++I<O?H&@`<yU$8VR
ilb353afE2I4w{#ek&g>2`n2SHn5%_oGX;6QLH{L?y&ByyC-fJs-eRmil$^K%dmm3`K?N;AtEO!M6{YFuOE^uL98IMoSwa-z@Y4`
YpCR`wyBt?QY#mvDXgfj$SrH4j<!gzW}pMDfvkb7lCiO=;;DPBg`==2(IlU%H>_zcv#JlWiX(8Kzz-UrlQJ(U2`hOrcce2Zcd=Zn
C$rj~s4Swgo~a$Ov?_=ulPwjo2CM5W(6PI-Bq(I4C9yOyWhhIqHmbF(L8~yS1*Ews2(HJg;;ZZ&yRw9>GqE|QAF*33e5!UHB(rrb
?jtv?MX6gh1uP9S{+&g!rl|Run=!JdN-T-6*|3x^c`%)yBp@uWldF@a7P6?ZU9beH!?7i-MkPwA(JZH=*ER*PEU~&U$)#N$IV|C@
u&F+>@U2fXS+4ggsjw?2%q*Fqqo}bi1uRc7>LtyoV<2uVvNWo$QKGXf7C3b$ldWB_2c`2OLaQ(>o-cN->ZFJ+Y8s)bCor)iW3TzK
2dks1+pWT~ps`md?5w1%SS$oDeyaJhWUR-p^0I#`^{?ZrWi0e4Q>|02%&nj#?4>j+rmI&bw4_+DTBw>S3#O8?F0eqYT&5PMs;W1v
4Xo!Z{4^*j>M|#+Ev?Tf5vj|t0WJV9`zK|u5U9zoi?25%L@X_^eynaSp{p7oaxUg1`Z9MZ>!KAPC$Igl5T;lvg)Atsg00#rkRlAM
yQ$1Dk}Vc8f-b12t}tJ$GNr36L9JRUqoOq}mZc3anlI_8oGP~^Tcx5N+%wv(7cM|4d>1V*C7*w>YO87~GqTFAi=IEM$*R$@iL4kX
{4e1w2drML4Y5V47qM$7ZMI9M&91hh(=a@(0j#4a#H!e=XrQnxge)g24=G?ScevUumn!Kf2CaFsbtsuE11Qp<2_Lw(NHF&ua4D@U
lP;5}UaoVo*sne;2P{3ZXe_p_*EGy5L?!*KtFV<Soem@~&8S8$%CEQ`dms8Eh^a6wo30EoLoLIkSCv>GNhENpAgawI$S=4k+$_Md
F|FPp3?dG(o1Y3PQn4*6u`i@6@-GXhfUIsQG_JuJYcFLl#v*GS2_X%z^DMS6c&Qf~QYBCyfUN>B(x&Dw0VC$9n6KnBCaTt`P%kbp
T{KLtEv-DHo~cf)&L=P*nJF5t2`7H6`YeH~8y!TfAGDts&a8*9fGnXd87bGLaHb!qu^0=NX{68|r>h>XB{76Dvn7hC9U#UpT`4uF
>L(+vUom^FZY*?_Z>xeV;4I#xf+)5y8<;Jx5vMAr_NL&e<FWy=4zEJ6W-mY>vM(tpOgHr|e5`{xT(D`Xh^cL*F0OO4>Zfq7Z5<`A
EG=a#-K@MaWii$;JuULGxF8*+nyF*252`+_!?FIZxvokvEG}LwJ)UVOhO4fuHmJ9qSeV<Wu&n)<bEFfYU^r1Nv#1KHG_f14lCaC7
BB#)>zAT%db*M0>{;4`IJ~x^y;w@{d&#cQPzp#xWBQ!4~1tZ)wg)ERRk1k234XU=Joi0Qy0yV9yR5JCe7ObzVinPHl#Hd~^1sNT!
F{n1Qhb3<&0J8tC<~3v{1}a`HG_Uou(ki2<jVW-im9IZ3L!@xBWgL5{4I2cSX08k_KQS_|SDMWzAD})c{3oWWXEJ)MC#=db&79({
kF5SJoGr4kbg0Cy$1Vjk_cM#B2(8yEN~$6+fhd5h-lnpy2{1n?U#l}KM4(bENT{W&L9d=LAgrjav=l%tc`%tU(5q>mT&+Q}m?b=?
q&AN%x+pQN_$DbV3AZUVoTqdoA}oWll`_+=QnkaZY_Te|9HEOe8nj@qv!}1FzAic-crEm_RV<G#3#~#d*D(F5lP*ar^`eud+Ojk(
&@7WI>M%Sp&9IcN@gp3k+@6yvq^g0lDy+#Pqpa|-PNmx@%qr_LqAXV_Q=~|siZi4lnlE`TyRhysL^Pi&VJ)bvm!>2$<}2f-<0uxa
^{?=&h_BJ8*{$lUN36`Kpfh`)v9WqHO0kzK0x=`6C#}4#_%7P8w-KJMMW`mMeK7qh_bkUV$f^;dBr4O3F|SN5;4;`K$DxETR<z(K
i7J{XPOVq1=&0MW@h=jt39p(ekt`fAz%j)qY%?<^6|xShjW2Pj(X1M;{;MJ@Rv>pQ+>=VPS|)KWMX}zgf2;eYw5fSAB(SP7Q!G*~
1gzH}l`q;dE2<Z&CZ%R2pD3KNx2(LaF{CZ17AeS?-LYvOIU`{xZY>Wg|FKOj`?7g80W^rOKCVNo*eX$<sW1{I9xco+lCF6e7qZK#
lBOast+xEDNTsPSHL*yoa4ga(U?LKvnj%Ro&aT3*KCL@3TBxL~B&&9+oF_#pDkgTR^(s7^A+TpIJ+ZZ{k*d_FqblGwU$EUG>@OlC
2dFeFlc#|&0Wm`?(=#kJx~uN5^B}k`KrkgVp)B$s9;Wpv`7VYe^{soa!mV62DKxMkNTLp`Fr~?{|1?alXERN#a<8f`KrDf&xUDZF
(y`F0z@%_9VWNaD9<7D2Nvvh5ey#1Rm@8E*^{x4qsxgJERWjqQ$Ey{uKrQ#FJ1u&wN}NxsIVt_7SSFdQJf|ZjHmuwsM5d~xB`(J-
7N;|vi!AssuB7s>$S%{A<|+c5@2i2QI4BXXV=M)$NV4lP+^)JLE+gNgxUb$TQlS$p2d^eCc&KYEYoNL<OE2T5wyD!339JY$C9C|d
?5+&5>#7y3w4@{~&n4y=*rd!by)h*){i}2^r7RAsq?1yi7%yol-Y1$b)UExhFQTZTOD|@wI3b#VUZw1^Y%DONNGdNbIh3KV#;<d&
(kL0U1g&+c$tCQZUn%#Y&M7@E8zgKh?I=Sh8mefm`6ha#_AVW;ovULdRIKr&1}P;m$F5#32A@%|>a6doZ!EDc-YDTT-7lK1v9P7A
`=k#VY^y)9y)VL{Y^_W(<tJ*YSg+x*Gq8KDt*{<4@27kssHy}p<E{T7S}^)1z_3{@B(Pa4mZ}3S>!`7_#4Z;xTdy6h=rEeF8mm1f
=dCUzr6iCqw6lCP^sihsw5uku5}*pOp|aU6TqF@J|16R)MlEHu(zF(_&YWDTGM#p?78f_J5Vfc*t*n!v8z;{li?QG@mnvhVBCVsc
FR&9bDKUbn?xC%zd$4x2X|O1%lp{#8U@8@@uAxaOoUVT(PBJhtwkKk!-l18lsU(@E2e3@A%c?9VjjVjJx*`HDbtgw6A+Tp8iYy2k
U@%26X)z|S*03J3^RGIs1FBLfF%EMZl(4+7F|GQiB(4OXY_97ec&#8aP^GLk>9Ch5f~^&#6s~xs_@T3?C#`L;QXu}WE3G)LcQ)Rz
Z!SSI_n)4yAG5NnNhZW9L94kd&nyY7RjOyCL#;li2C-u<gQA0_Tc|23G^n^V*QYS8{;jL66&ro06|D>~Hzd0$D=q}EE+Ztd0Ie!2
o2*l=sw`xwM4@*j87KiRHmW_O(=3jo0x_+ufv`O(n=~IWs3%|=AuaTvWThvl@hGRMkFGPVx~{~n=B&7_rm2FZyC*THbSJnlBp)xd
_b!(t*09|y&#g?Ue=vzDn=p*Ae<(9ABe9&R>#nP?Bq=wss}(r3z9@~bH?WzlVXP^o_^hw9$1L?QgeeOs%B*&+o3EZQQn3rHnHcV`
Tdf!+*e|IqldhpDF{y#AovGs^ye77=`78*l8?Yd#KB|5wVlc|6J}<wpi=&vaWU*qbnyo4`QLa;^L8uom>nDDyKq;}Ht*z>=nlc8h
yQ{n=cCi_#GO&!W;h{z>-mD`qu(Nh1b0{D)sjonoz^&^oIjX>{{jVpk{xZ}s3a@UijI3&}tgaTUSP+M*%rL&7-m6olNif2!>8K?c
!kz~vZ6`S>)GMwqP9^Z8{31^@Kqj@Y7O+St0i@xo%_O8S#;WzL0<1DA9<*SsP$XC=9j@%Kxhw%BUa-U^IwmG5KR8!2IVkY00<o7W
?WIvF4z7GGs;r4MFD*MPN-6-XKrBQoJ1@sHSTHUrJE}}F9Wg06;jMkKHmqMJ$t44%@hC5^u`Q1)j<9Yq4w|j4hp{WJ>MvI+y{SSf
jIZ=5+MNY2bRMazjHv9X?<7I2S0Qw#HK%{5Xso=blPy50#<PR5w4lGRaH}0KF`}L)4KTtYYM(Q&*rZjgvY~-19xjotLaD*56DJEQ
DJ;(}IHqf^7b=Xb2ClxXDzrfq5;Pz(q$nCHf-aXR39)gfTria>?y%T17ohB-lQ2y&ma=8DSgruHJ+pc(U@4juD68+UtRxRCy0H+d
(5OcvM6F?`+?YA3zO(Kzm8X3#H?eap6RZQUGb%AC0W<hB4zE+OC@*6wm@<8&T&)YMU#^ueX)yI1ZkI!>vm>*n3M<k!aHbKkL>s*_
(Wt>DeXlApIU;wlB`_*0wzMLl>Zl2^qooeB=p+R%2{584<gS*ob1a^$WHEBAFD&jQ`>8)KES!a-;V8|tgr^9p4K<9fd@%*C&?UaC
ShMadKPX%<Wv|ez_cN|0yejK01urX}r7oGJwzM0rJ*k-{!=!^S#HXh)D6}84;ji4R=Nj)TNF}i+0jQ)dOQXOn4lK>GV<uB9bEsD-
GOe#HlC9>W$|xi#C9+JYsji}>L@r1vkEWe0?XJHm<0{;)Kd>Ax8ZJ|^n=9TfBBi&nRxnqlIx;P<nKSpXRj`?^$f#DL1gXui5T+6;
CnZrTKd8K=Rx4#KGOi}9zpgbXF|DB~eXY}`VK6VN(=pI0%c+wnsis{lsVOTg^{elrFf6ApC>^CVT9uA1w<<FxayG-FJ1*NRw=gBD
=Q5774k$LQe64=2fGHWQMX9VYSR{QX9kBK*OeX%be<#qdWhQhj6)<Bj=B&XiMzgY-`!BJkDX{CRG$s<Deyy3T)T}(PW3KY9&@y|i
AFT(k%PVd+ZZH9^&8#-8IH<ENDXT89i!7(9jI)|9S|(DdLZr*D{HE?0DzM3*H>;+s^sU{j?W<ETN;B=LV>6Vn`Yj8xU9i-yJu{!M
!yb*Z&!q7n1TDF!figKW&!!Qf-!Lb%IH_o$?4+W$Agto4fh(yth@LjCAg_5Lp0xEPR3|nR!ms|TRw#L}7cHbO4lv&<I4)x+^r^3|
NUSQOQLU~qGN_U%Ua`EQqabc7_^m~*6tlN4RWMR6OR6WZbF65nXR$*sxU9G!W;A24MkuMSPbv;2oUNZI<tw2mO|T54$|~ouw5w$?
rK=M#eI#PBji!yS9j@%9_9im07nRGhHLa+uM=7hWSsXtu?5t6&&NDbAs;xaPqo0Nmkvj!1f2b^~RHYg&$E_x=WFuoNGO*e;J)dkd
TOYMDm8cCdey^b{uA<GU!>_TZ^BR9B6S489Jf><aP%!Ezp{hHr?W3JB4z6mmgD62NR<N6@KdC>k)G2`|@hAL_Q8VGMTQGber;yF7
1|>Z)-XVM{;v+{fNwRq^&8$%+4Jybh(Wjj+5h&*}N+BmKd$3Y29j@iCwIZz~ouDJIgdwD@=B)^zuCm!Hq_9XaL@SjrA2LlaAFqx)
WUKt29k2_hGcOb*a<GsoeJ`sktEsfG8mx<=FszEOovW^|)-B5@OsVK6sW29+8L?Tgz$GfP!Z9nT#;`1+GA%zUW~c%fd@ds&HLyz}
e=mKi%Bj+)#vcx?>#pXhAfu}$xv;{pe<h2jiXjg!Te1qT*{S=s)+|-EU9ldSWuqsm<tSyRH?Whf)v@%Y)G)84)uc@-VWoF06DgA|
1)<cfNjPB~7O&hbMI5Ct3@e_rTQk}(?59$!J+SVk_n6kH1trL?1~%>{A+8Fo!l}$Fey3C`aUpjtp*3u<5VL2ctR-=*kTwOb#IP$k
|FKsw>Zk}Rprqp?X|h`}F)S^q>zT(ZgspNeF0fd#rLO`k^{L@4BdvO^i>;%sOe909POm$#t|;KIvoiLs@+^w58Z_^zTO_!%vax5d
YpVt;!mpJXg|c}lQK~ww$*;pJd7oe}qoskS<|h{>8y#M?Zm{aE+^4p!udD~JlPL-=h&Q*VmLmcy4k5^{RxRHWrY;XCoU4GV8mh7?
NHGE~)0%Foaj0vu2e2TlWFVI=`Z8XmWT!W<>adNdw<+HgS*}B^ekih~fv-g;P9;Vmf~2>g!zG3>daFJ%Fs+b~N1D{H#<6>-O(bTp
At|A!VWdB?s;kYh<*5KN7%>I1hOr#6%Ppy{P%gZ%*R72q$g2dh@Gz$-`Y1`IlB{?%bfk8vBPrA>z$*}`2r!{4!L(?#4k)#?$)ce#
*)UHuPcFc-+9ocjcCywn1~Cu@gswraF0s8IH?dVRtgY)b#xeM?9I-qp60jB?uPYNDk14RNnl$z)pP_*!?Jp!Kq^|iaA1l(RS}rcL
G_k#nNThb5wIs2tq%Ga8kfo5ML#iewAFDUAP9|+D$|hg3CbB85?;$8E_A(V9N2CHQ2{X+sU6((zkE}i|`mmcSSSky$>aiapa;L_y
Br&<7|0?}5W2#-N6tK-MZz)44{w>3;4=WL<K&>O5ZKwP!)u<z>W-cDHg00XlW~{cTxvUhimM2RvI;B9QVK9}g1TP>c7c%*#E+Awg
>LiaZFCdj97_dewYOP$SM63Fws;9G<1FU=~J~GH0(zE>=`KIBj;IJ60EUZ4Tu&l?eL$UuYO0I&ep)kp)%rA7KJTHcz(=T~9u`e<#
(I_e;Ypmls%c}ve`Y;@^8L>Gi0IqE;awVrNr!3?!11$itwV+EQHm*voWU|v104b=bJ*~*C2sCt&9WuW!EVD^6O`}*PW3Gg-<1n+S
@2PgIKB09ZOS5&Wx1;4O&mc^vZm*OoQ7;v*g0#)0gD{=0p{lI18=dMfmZ!L~%q|qG0j}pUd!nVV5w@AI2C^%wGcAL#RW!6FVyvmG
gRfPxelYH`zOywPfGsO5IU-`ORV<FMb*s9xB`Ja;kGZX`MJ@rkAfyj0yS2h42eJmKd@vELYoZMxsH_Gqz91T=Rxf0#g*5jfd$ZN5
HJTwZ)TSM<5V2P<fgmZcVyQl;gQcM^TdP(wJ0Ni|pRHdfcrbZ045(zJ#;aa0bgf<}S+51K8KW>V!>rgTHYnS%yDd?%O{tHrMKzf-
KQAw|qOk_EBPe;PyC7<?UM+W}N-%IM>n^x3AusHs2Qou6WiSA<RH)3Kj;}(TYAv80oUn<mt}n}~4lF#dxT?e}oi5&~5Ui3iL$3ZT
>M7|c<uQFOI<lK7qpvTp?XKZ0t|#0vXRaTuW-#?7Qmm~vFCd|>t1+N1^sOkalO~)oV=G3T=c=-;{-qTm4lU@fcdfcKNT*jX>mWC!
!>o{|*QIc<oSvL6-z&DHI4;$+9wp(h2{F1a60veOL#$-0rKPAWexs1Ax3KFmSD{`ggs6Zs4=hzLpsigp0I!-JqO4UgcrJx4?J$og
!y-^ErK@S7<(vO4=dVbg8Z(fjFs?>2N~=6Iq^0yMcc{xM3!y5g;wh{sJFJB?FR)TACo#+*F|Bf{KB~JUc&U~v#Vp&jk2H}l#V>=j
b}RodzM`=*=OfNCGc}X5DX-U|W+}X>_$!bk=rJ`j9;dRa8mbAeB(Z9+#UvCg>!dHPd8sihc&?C`Wib*YpD~0jY%mq9Un(iBzp3&n
87+(@sjmYxt*%t9U8pB5gei?KP$&c}jjjN)IHiNBG_OG`V=o=80<wD}FseSUy(}6oiLrUG6EUr&3NTJ7xFrp#t1?umz^#`qgQylK
(lE^=btzUg+O5SUekn<*k1-vnm@DR;8l7k?TQ3JUEGOn2qcq_#^einjn6g$cC$1_RKP#ZD!YMDXeXxtMX{^C9vn~!WtFfOc<RA$w
ku$ZdX)`FINhI4YP^1{C6Ec3Ub}>h$XDb~pcr1IQ!x%&+U9dZ{elRqtL92Q!nlNpn*)ja31va>+0j$Zatgsd{YA^?^bsJi%KeLIa
k}s1e(Jt61j3>q{AEOE@h_0fd(IW}1Z!D@PDJp)i*(^IELm?ckQJQ@x`!DFMwyb+EvoJNUjxx5d2ralKIISxvFRV)?BCkg-_cE)s
xv09OC#)_dWvO5=voo<W)t{xYE3cm`#IDY-hAc`W7`k)0Gr9w>R<snbsI`Ex1G>kq*Q_|X@VJw>VYF4f{vH{;TD;Dr-?*~0_cc(x
S+udXU%k7$AheRPNUdGEhNBrMW2gM8#i4{H3Mg4FYoa@>$}MNBuc&Ay-=k$QkFIbdSuS-UWFCPj&#VNoSS)m@tge!&JudJq&8!QQ
fuxSAr8C2(ek?O752@QORx9Z)T%<iLATe1o_N`c}f2_kP#HeN+c(8IQ4YB#8!>r`0EU~35y{J{CjIeg9nIxpC=P?7cH6b^w5ip>r
BCrTEx-nC&a;;~g_OGHW?yzvI?I^6W8Y_Y@R;}47P%O8t<S}+FGO-J)Qm)e@4K3v^StPV9#4va*>@Hoc=P;)*BrO@EQKM)o2O3_m
fszR!B`js5u_eDOYbLgynlM1912SN&NG_5oudQCMbu4hHn6LV*B(6TC7$#IGi?NF-E-6H^T%_$P8mk*G`Wo6IupXNuiZLcDcOuBC
X)N|H;w)z_x+`#{do498e=t`j+c225<{}8DKcP7$W+iN+5hQK0sj-<ZFtDSl3$%|c7a7W|`y^m2ey;*3?k~lp2`r5(wz8-oxF(9Q
sIOV9Eh$|sbG5{x<}bu71gLK>d8}nGlB{v83$1Z2OsR;f+^i<7<*Q0DTree_;w#OmbDuJ-X)|Z3i!*K+=qD1VYpsc^mM%o3Vl8JJ
n6cq1sURXMv#sW^+bY?xCm-LiJFJSY!J>nv$FK>osVjFMcCarh8>p=(v9C0!nJi7DzAxS_+qJ=*nXvY)U9eTEg{!wE?5MpoGpa%;
8mecm?;fit$E?+^P_#3z*RG1LR4x{<cd%ow7PTg-h_A4&_%Jvo<*stAw=2S~U#ws=t)&gG1hPV^f*+_XfUT0PU8V}K04cC8!zBzV
Qk$)?%AoPD)2+TGNi74YIVroW%cV=J?5r)U+pmx;f2&8TZlcFA+b1TaFR3OcCMhDPlQEd653jYca4x_tA2FV#>#H6vZmcJ<JuGw>
{4V0HYpfAB2(UOIRImr5=cFDo0HVyXgRpS0c{H~yW3XJQuBZ|^?x!Cxudy>PHz7x{I<aIiuCd&&dn~G}#fY^q&?v;PIyIf6uCkCM
6C<jf^&S?dhpxmgR4Rh5ZzSd>S0eGL1}%#m8W5y1v#Ug{w=Nm2k0{14Sh6v$L#B<e3#BTlrZIuByDC+t*)H_3+AIkzy)g73e=UEk
lOh78N*n|*&8kzd4mLI|`z;DEup{F!z%-pMFERinC?sjEmZ$?K{IBUP@S^J|xv&7M5~gXNmok7Vldrs({H<_}sj<i^Ju0dpgQ3T!
yQ@5?dochnlPq(v3pHJ-d9M$fz%hiG!79=snY6O1m9FSAYAN5F?y<u!WFVy_xEuAZ7pTmz1ScUbBr>8h`6Xzo%_<r%p(^biZKKRB
FQ{`cyEOD5H?S|O&8Ri3)TgpEFrTiS1*{OM$tvosM6C|2k|-W3ZWx9dLN7zHrY_(w9<Jq_=P;qFz^NWEmaL&DAF0Nr&Md4b&#Z(i
WUN-6C#t(G2`_)5;Ha*yeXX*aSEJ6UN2x`s1hKEL=P^Sqr>S19Nve%5_$*hPAgbW4_@RWTfG|0%B&E+NPMB4qMzI_$kf{Q&y(#D=
iK2@oH!tNC7b&$Z-mdbjCmn(;ZK--Kysj%D?zG#efT-!Dw=Hs{eXU6-Gbxj!NG~rSPqE%EJu8B(8!dye#4u;C0Is$&lOlaBRWCR)
U9g8T46xy*X0N5McP}EYYL5)AEi{d>4X_WT=^WFoC9eT2hNu`UP$u`GPbE*Pgr%07!<x}7Ehgk8MJoNQ@GYbvm8zt%Rxh}!6tM!M
n=Du_S~MM~;wo9Li!~Fc#j7(hxEzhBI<VETm!K@LB(ANk1+Z5vj<J)j)Ggwr;x2zKim-wx_90O*Laxp*MXL@dcP<Sxq_UVXuP$?@
J29mk0J4lR87_pUIW)wrv8?*Akf^XI!X*bPP8eS$&nsIikgt2L+%MOyy{uZXxiN(+)UQ<|yCngw<)rN>g{1tgx+)Z}o2>$@2CJYc
m$5#mvYg<so~O#KsV$bB@+W2=LKv~I`7pPwbT9C$+pd~0H6-yaQ>~#Y<t*SIy0YM<L#-wq*Qr7?S*>BPE3IOwJ{%RUV;iX{T{bTz
3$RU?Xfj|bLY$SY)h%=~`m1rR{h>XTQKa0dw=@DU4k(_jm@sd!V5z|>xT7Dj*s`0g4lx3*e=QuUx+Uzc)2$^X6{^!M8!jiVN-8EO
9-<$jA1zZHqAX~uGcKtu7pNjHf2>NdX{n^DDwTyVe5r!4<*=h8|1S)&`Ynv2=P)Oy-7R1mH?h&IWfCzdDXn{_)Fq6md7$2?lCwTA
mZVOx*{nsVurUE5GOt3h1+izSr!KUnQ7A^OP^cWJUaTJ^o3RTgs5GiAL9&*q>o5v60iph^!ZD+(0IC%+I4obWQ>|x~m9RN1SuZQA
NwJKsu`O1q9WNZFbTDx(K`>{nNGr-IqAal?*{*M|-6fW>IUtLxjvC^ncretdDygHcF)p&Li>83BK&Ub-c&eVP04pe{%P|8f)~rh~
wxZ}Kq$O!8cQVB!_#@S&5v^6I8KqM%A+dcd+^pNDSg?&Q1vN`1K(QgOTB3U`pd_-ao3V%@x3mMVdos$gRW0DJYAoTbeWGn1uB?=-
xgOB6sIwF#(lmxC^Pu*yLN0HluCYm}5EZv0D5~M7_%741S|*UKs4UAWexw~N0kP?@!mv*;`z1jxLpJl9eJm}n?<(S`ey%sCgQ)GV
SuZ26AFe4d-yjPn$s-#n043qBr!x(xkgTaN2CSkq1*6%hTP0I2tQ^>;o~`_*i!=5&$)lL78abJ<KdAC4!>ocVGOuPWnW@>Dv#h}(
fvI$ek06t%=$r4M!mCrPaVUeO`LNU~BdVk<SF@e37Nk-t5U(bwx2PzfoUNKE*rpF2Kd2+HN2toCcdvl2ajg2Kxv26l0;7?o@2e=F
Kq>~W!mYY3SFS`R12KBA^Q!k9-m4-pA}<$}peTDPbu1pH@T{q&lP^W5btO-&eI<(`;jw<Py`MKJ1uo_-EG=fG<EbdFo~TKvnG}n$
?5S2O$*68A`=P|9_pAyiwxO7?Rw;a@W3z2CfTnCLoUBbKJ1_t%BCKn%)iBYmWGG-W5-!9oQL65)6D)%^BP}bit190&K`cU^St&lD
hcPlU=CG3~_OV8>UNkc+X(EiI@GSH%X{yaJnznc;0V^jcLaQ?@*s^S;y|6*D-KlURL8&k=l^{DSuB{8LrY$=t!k)@9H>pb~K%qIS
9=1WNhb)0FE}r_O9w<GgdaAA|I;*NG#IK$&awNdB9x1f1j;v#<Cb8bBNU#L4tFAX8h&0$K!Lbi3d8iN}<TpF8wJ5YGnJu@h8!bgG
MlFLj8mzaMlC4XqoUn<fkSGx}#+6_oWg+7%Kbos5LM}ik>aa4eTrx>4nyd(}madwxhal*!udcbMM5*hn46IVBcOgABVkfvI&NbUD
j-e!}m!&x?V6r+Y$|zQ-d>r|x6eU9~88qLh52@m<l&p>?Ww7Y1;H+*mO0&!`rYyNDG_72+BeZO=LaU;v{U>az%c^gnVjY2)H7h=`
&n~o?kuYR5`Y$`M!LA^#6sn}H^dyWZJ|pWZRxRnN=&>EB(J>4w1}#dZwzNtuKBjmj=d3g>Kq!W&!6=oiuO@&puAn5RC#mwJ{4yLV
&9El4S*_}-xFy&x6tuytI<DC+ezAr(53pRZfG@|aMUdw+Q!8+-Pp!SEDX52>5F`Sw{i%GZthBc+S}N@+#u<L6kE~3v$fXM{;VoJ&
BCV>Q;;qS@#x1S1U@$KpqON-^tSW~v?Jmo$#HW!cj4S}EUmXZA%d&2*Jt+jKW34Q#{H!=D9Ibe*gEwI^_@?YI43<VO;Wq9nHKuGW
nlKBT%aZ4wtf=fIm!-BHvmVB(oUM-~`z;tOo+p{4-m8AF%`TD=Dz6PC3@0eB-Xhp82OgZM%QAteb}rK)D=6o!#w-~t5jfEyJgDQV
DzKfYd#uf{i>t;i?<rR>gsvB<;jZZ{Xd+55P$fOI9<4SsJgsK3mn?FsMHU7urm3Z(Fe*o)c&R%b5wQlWnyvXS3^Zt`nW}iM79u(*
VWuuFAf!gH5UBAgLoMv2_pXtbX{<UeR5Ow(5G2B@Fs#0+bF4Kcd$As<b+50e8LbwuO0MK0nlD_ULm(V2Z?I3XSF*XEeWatUg)Fc!
Gpuf?fUFKMI;Rb>wXN|UuC99?45eirzbw44jj}<n0<QWjMyiRWgDhC8)2;up8?64MBP<Xv8>23;D5Hg~SuKzr^euWV8?dS=kFKFL
;jbjG(5%xl9<J=7HLW3|DlY>pE~p79*DJm#2`~mO(=aoxR-B}(kT8oVKeB_W7%O3`11%x2e=Nl#|1DM}sjRpxFs|9FDyRq|Ca~A9
hOk(vkEdlYEiY0p1|q#IoUcuzU#VI&NhwCKAtH7#6|j(|Y_PjA%$_GKhqLh^D6f003^DDcTCks^Ixm8#l&Xvw8mnC?BRGJt@2p%T
w4CBF05S5Iha0S}RWL`X$1LBi`LdvzdM0-)x2eFeG%xh2BeJV0{Ukys^DRf2?IKjK&a(5T_^p5~DKP;b?W&9+iLY2GR;G3y_cD~R
?XA14W+^Ex)T1jdBqdNKfTwG)JSi5eT(AAEUL?Pv^{^HzI3_ABHylH#9j=A1Of00U!7%-*kE8`FekwSt0<vqc?H~FjIhkXus<E1^
JFF0<S1M+%{iNO>f3TLX0<dSNoU0nI3#t&MnWi>0j;+q9S}WwT7qZSUAGhnTjj0};!!87?wW@(Iovrz>sG$O|gP3irSg&Y}Zz(z?
@}CK?V5H11IIBUaq^2t^J}L^V6s;noYa*d9o~@oHGq8pyiY}S4ShG>A9WW!TH8A3=jjX{Xl&$xy{Vo@<88D9|&a#-DP9?6cO|FBl
r>i2X7dri^xG$(KVk?!TFr~sWaiu9N@~&koYaXpDa<Q8j*C^|%^070o+^SG4Zzsg5(=L}M6)i-llO+VM0<Dm&a<UP!J**uoK&~+=
fTu;Vb0(asEUY=NUMzpAXf0<XYocl$H>?R8c$oaMRi<6A05Qfe{ImY3bggGDCaV6hsV==NRwzxWn-t74&8vSj@~ES%7%!3~e=P;E
aV_zs$E<!W_^+8N`IR*+Xsm6mJ1;^g4K22;M5I_Gq^X0jhbk?kvoKhwNGQUrLa*T*SSiq_ZY)PEizFPa&7twBx~|_NlcJO{8-#Hs
WiTbIs+4XqNiLqFQn7fXFD~)0Qn4*CJgg8WC9ZI;udK^06)pL(Ew5XyWGu)bcc~GsgRUB|QmZR1^e>00;jX8#h%GWD3palqq9`z|
i#SBIF(}3-ZKD&Sdo#JP0wt9+LMHU77_q;y-7Dm)aI<%__#}0&fGS@enJtZ}g)s3c@}Wg3F%_sVn5aK8fu54BjH`UCEwIWmy`q{h
gfhJ+=&R5&<08Z|6fSJ6$18%RQmm%4Sh0AnGB69Hc`{ETN;7G%xwAqpv#qb6AgNld@+#dbdZ!H&O{%9f05S!y?kv=nGOcT`7%JqY
U93kif~wH4&M951+^ycQORl`H^(<bitur^QKBauI^|AdaHz5$5;VU1TNw6)g+Onh~(6Qe(nyvAz+Nm6-%P%Ff#wEnDUK&L)mNMX_
?61D0QY<ng0H}1YaxG$}@u>>0b}&LT8Y!E!yf9p-AhdI<2c~(jldZC_FQ`+h1T{CSVKgnI7c4-l&MJv2;~hw-xujAmW~5N7m9Rvx
pQ)8B8Kgib{IaSmQ>YBETB|@V?5uq-t1)e_@hU7WZ=sZ}wy+B&o2m3Hg0MX(#IRB_LnB4C_b4i>9<Gh2d93<2QY;ItNU*puuCO<;
Nu-e^vKas>5w5Y7$}fAb9kQ9QQ!9_9=P8=3O|c0sE}Zr+6)ov7pr~P|DW=6L@2$KqWVM{FuqSUY_o#v{%q|}<WGs=ebSRdvXr?5t
|DA=cSS@fab1bB>D>UP%C$jab5+uwQ5U+fx9iwir{;4Rf2{jC`xh*uXY$JW3wkKAnPM?@B2{F7KoT#9zV4`uX6RW(a*QZ6W$gbZo
^(I#;U#Q42xHMI+j;voXg{}}R->fhsDybZ=38aOj$*ArvMzH=TD>V71#IEtK2`U>X@h}duBqtx7BC4V)Nt7rpe6hwUu`rac^rmI2
EU?us2DD?ZS21-dD5IvS<DtMImaSf|jj)%d&#-u(*t6NNWvW3a%dNYvysr8vCnNx@W~_xX79?@7#-yAn(yV|baID{{W~?Z&Q6yQV
CM5tX{45r(F0tn#r!e?2Ev}BS>W$d4p)0^C2d{0LEw0NiGbz=ww=o2(D5{06AFcQ|qo>fd7$tWvpRl^2Go++4Fs5BL#xRaA{H)n4
PBHo|EiJOGZ>l+{<S$#Vke%2h8?0%t?JUM6f3E#7(692S;4o&W!>BtggQym@)-M&NUnqvIWHUji?<GX9X0x#^1u0~y3@qEK6|nX$
wXhd4r!4j;>?i^)JhQwe4J_L!{guuzqONPQqp+m10<5(uOsYaK8z`|TT`%pj87K!5MyE@$sG>J7G$$1-Xf5<FLaVT=l%{m3SSdcL
^{ON-)UN<5mnIT188D}!XD^JVDJ&4KO)P(?A}yDzJt>SFY%(;hz^MACPqbhz8n9%o$E;W^Y$ZD|Xs{hFPpnZUT_{*5%rKaxudsZr
HZta`e5Ed|6)n%NKCMitoGA3Eizs?48ZhvrQ7opaajXI`yD$1FoG5d#qAfYFx*+1J4lM5^YZ@P?@Gxhujj`D;LaF2{B`rZM6(8U#
Q7bzso~bCXi>Y@f7b!O-60gZ9ADwU|J1$71fv6`jVI<?NJ}`?g!Z9|g$FkC~kE|=M7Aj(^7qky5r>y>{|1c;fJ}>ViNUKY+th4W|
>m&IjRHUw>;4MC_h%I8Wd#y+&f31M7ZLT)38zm$%`Li1<$gMlBv!#TuD-?Vw0Ww~&AD}I@a3`gz<R`^1>o4~$!Jca`udAk|9Uy}*
ho&{KUnmeV@FuXUmZ%@HPO_FHi!u|l;V8L|aG-H89~}TSRWS6V6|0|=6)Qxq`k_`V*s_(Xq_X`a7OOj~=``3Tb~10M87*2djIWpo
Fe)gaDWOF+nlqxA)vk;!I<6F}w6XZFld&W!Y_sSxg{%%W@Q8;Z;4aauM5xxV(yh-hCLZo6lQ;yi*Rmq6Y^!rC{ID~zYpbX*QKq6M
nkktuu`Wum-K#by*)=FH*Qgw?A25}ttf`%(J1`WcU$JhiO|EJ%xTd$RiZu-~FRZDlWwN*|k)D4fE3FJLuQUO#TqJj{wzHWjFDEfD
1gk}%ny?C?b|9-U@~xGbT(R7!5FpGdU9;OP1~MnAaiJ<Ozc2)_Kdl-m5it@g#jaL0Zml}3yD88o45%$EjhDo%sW6kUXDwwb+p5B;
93iDF*s_tZk*s4gh%DbNr?IE8B{BV=nl{6xMKHfC1+pSAi>1RXji{}zYk^WN2_A)_c&&FWGOfF;Yo{Zqy{n|KU#haFSuhl@r4+@k
RVlZvn4J6~Wvs3!Co#T@qOA<3H>ioM$Ez_WHn1<Uu&@m|IxoDebfmJX{1_;(h_R_C^d;G@Nvb6<DKNdU=9>{RK&~w%KQYa)d@Nxv
cC`F0YNG(J5Um%ink%cK^DbhsWGM`(Jubhk_^*npGOpby-L1YE(Fp{Y6s<wD;;t$zJf<cv=%3W9LM9}!e67VNC8BUI%cFEGSuWf(
PACE~XRsJ42B#&gexZXWrz;P!?=*)o!7hv~d@S=PxHYM)Tcq<WXtQJ-b1j~)ZlP_km@IX#9<3-R7@ux1HKdfNcPv#Pg)4@hj4U83
$*4=6UZmGBl%)(PO{CAAS0Cafi7g?nX0xxM-z7k<4JN#-e5i=71g|nF-6A)yS2IwopR89aj;&R&-6?Z2N~wCP;H*_4IHYB?%Aq%~
0WkM1jHVf{U?X;{NUZ-T<fyGF=b<4lYAjBywzJYH3$L0euPl+Pd$8-OFsZ_(voTC5*)rs#qpx-@ps+JEF0WlMF|RH$?ka&T@2tEi
L?uKriY}@bvnbTDsjj`PjWCa}lB^G~A}ZgeaV7Dfz^&q~<}#Ho-l{nxtFtO0m9ID>-!7xAinDmBKdfscAS3G?k1qqEAg%+f<+8r3
NH9tzZmqDd#;*V;2eKrs>M16ioT<qgoGBo#qcD1*0<h?qSFF>eGBIZ?-!AemWUnN!H75A6w5+KzY_WVQh@20yh^$;NJ+Q1P>#sAg
^RkL8wJCqGDX%T90xSfq1D}pAGN}`=HzbuTQL7!7da4++w=5(n*eJWJPpv<u88MJBv?Yxx&L-k5U8RPvSTLO_Bd~KT;w&VmZmXR#
AE7y~Iw>Bnp{=B@CM(b`x+u%9NUxNi1|*9l#WEzQCM;mE@g7hf^P$MGQ!<{j{VnYtg){#&rYah*F|1@U`V6qA(jwS2$ujybP_Rj<
11im|>MS*}VVpJ}+N(ygimVl|z_OvLy{!Q;oU9eDsI<Ho*Q^ed$*-O%%Av%ln=p{5kgMLUDynHNc`&E4kf@TcEFm8;2`--_${=bm
oGh&?sV1$hSgC!g1+9&)KCNjiYcQB3P%H+nZnNR6b}SXB6QL)j9VPcHX0R`;*PSq{a4}>ko2wr(0kHon53G_S!m~cD9VJqzqMCaw
fH96JovX+#>99O2ovO33F@dD8q^s~D1+0*)b+8dIog5S?t1v#ZTPe#X_ASh>4z49K9kIr!ovw2%yDi2j?<tzHgd(Y}W3uP3=PIYH
H?Fv^FtKMe*R$^}s;-8vg)Jzm04@ZtESjvMBCf}$O|6D6nX`tevnH%A%&8Nk|1G;N*t5&71+X}=2`oaW?j=wt9;}P8455@H5~8Ri
5v}ttMXYeB{UklGi>g4apC>*dHYwn+VyhRae=3eA9H42enlV(YN~#(t#2{mxz$lZkx3c%DTCA)hmM!8Zm#7voRxm}a#4mfTsHaY;
i?9Z<60k@ub(#1zWh8?#cdBfynWhhkVkl~=x*R^Mh$b7Ycr}|TbEq&WM64MpXsng3J)RLVWuOYMizlb6SFwDphZs$y{w05|GBAO!
7%lK8?IxBah_JG)TdcdUwXkEWr<mF;04m%qOR&eV11@N$fw3E`zpK739j%hB4yHFV*DUa=Tdz&AZ8J?SlPnG^5tLXc*RZ#!q_G>Y
7b<wDO{;S-u&wAbmn;aU$E;Pb<EDqOkSUdyelatzVJko>IV}?^#V%N{LN5X@f~{R6A0aH8_$$S*RHj`rmZ=@9EUi+dw<(1ywX5qc
bs*ZRJg+b@#3{osAh1faovB1J?5txg)2JY!cPK=$Z!G?-Cal{u4U*L#8m`182(b68?WG{8fiHKmGp$rEBc|k;Go}8qV53E?GM_Cg
3$(p0mNUhz`mbB6<*gkmzNlp{BqGW!lddZ*h_hU&q%8WZJF~7XLapzu_oK9^V;oE=Hl>xW2(W>$|E(aZU9NSkYq4uBHM2V<x-JhN
c(K~2Gq8a!C8#eednwQ_7$|0}r><JANizhj)hLdpc&ukCv?@)qO{?;*uB4hVohz|06Dg!HXe=+UF0ZDn-<T0D1F60-vM>Fu{;e`0
4=y01b+ET4Zmb8dOQ^#t%Pr@yH!y0XV=z;)h$FwOeX!(}{w2w>EwZ&Ni!dRs<|BZzA+IeliWrNp7q7>$&4IiuFRY=dK&6(U=q|IQ
4XE=eu_ZFGo2(kDVxVm*l@&^%^fT(PM6CM~;<Ti(<}l8v>ZCrZM4w2l9w}w9;ics<K{2eWeyM7%u%s%cBpxfNLn>RZeJ*O7qpUJ0
J+Q^1*r@0%y{H1F46JD(L@)F)s4?*=D5?mhVWdN@sh<d?A*Q}60-sZ|sH_gL=qFLFxGRq?!mXyXF)}wKMXKPVSfwhfDy}Fd>LjVD
_Ar8^zcAvk>LztCVk$x$XfCI$h%Y!U3>qsiQLN1{Ybolgs;t&1XC5@H9VmS)kFIv9<setB5G`OYM<7J3yD+G#s;=Rz&#Hv3{jJ%n
jv+NHV=$<u*)82H;V1r^sH=&pX0iLDlCkq1=QS`i2{a9~6teOrMICpfO*2>{oUG$3Lnp?t$*gjwJTP@9lP|cj9xv@Ikg)2o8mwul
!7FVaF(?@*^D+4)m?E~WXe^4bf~_>I>?BMk)2jm<^sxe`Jf!oh9<%nXzARL;lCYwzxGfj3BPhqMyePRRse{8MMlAxF@voaPr>;4u
X|5)&b~2@@Z?221>Z+}*L@H&UTRVO*$gY8wHLaN_5GCU!->mDW7o9<{OfIdb>#Mb^e3s9npso9?nVLheL9L3fOeP>KY$*m7d9NcK
SFJ`VZKrS~EG$}~XfDj6FsL-1AEmJ#Un>%;?i+$J*`;r))T*Q^#xJd{nJi~B9jogV&88Z$+o_o;^)ODWe5PorwlNl<gs(O(0x%gV
n5PJ_z9&_v^{@;swJ(6F)vY=z5F8}0E2@Jm;;6(ex-f05N2!D)Lao1)z%HP#tE{Ocw=QZSb1Nw+^(?)xWEn3coFiE-PA}7<TApaF
r=Pkc#;;4Kpso}z;5E1qAt}qNc`gDZ2qs-Ho-Q6IQ!qEDLaHt($}118{;MJ?5-u9DBrQNK)3KhcQ>+RzMxhO{^{h{@uPmsos;-Ky
^QmE_t0}0iK_a3hm9f{SU=r9RmazVrAS)B7qpu$-5wKOQ(XB%;=c(4J958LIIJHS7Z!4gyKOwiGH!CPJ>>-#hy{@^Z2%+66uPKtR
AufEZw6R>UUZR|*nlZeu9H=p@!7bP^W~tF8NwBplTC#?+*)DOOpe`>bM61527%gTk6|IISSg`1-dzIm+6(VA+D<m$iBd-so&@Tur
D6lrMBdOJ?O|H5pCNAqKMy<S|Rk1a!bSOe8TdbO|lCiuhC#;XJV5zPx<0x7oYbbH0<)8_y1F(y$rLRM;{3=l(&Zy5SDX}3hQm>t>
vnrY;iJWPb`!9v9ldxQ|BC8p$_bu+I*)dEqTOBDg0<CZ^DJfa4xvx?q!m$&tZ!M4>tt?@&h^;^{>9AF>r6eLF!XeEn#wh5V!7YHN
Kp2NJE2{uAKdt+$aWSW=Vy(Kdd?*~Ib)eWbNUQcBbudz~{3E%t^Q|B>oGeSN46Ft-hq9ZkJF$W<1S;GnKc^<MNw7z&aHthEoiCcA
hOrGU)~(Ygax25Dm8%S?Vk$PMeKf_XTOngFWhex!dngdHXexcInWh=5iyWt@qp0qt612jsRxxrVbEw9%(63UZwx?OCu&TqccC5HD
0V?IO4JID2%&+OJ6fBUZEiNLY6|AVKRjN)eGO*&VtgGm-%CM-i$gdVJw=kTqJv18~u_T(W(ydOafSoNb)+oR+5-)EYC9mtJ)~i{o
BB{JA)vhZmNH0{a#h_p+hA>gBC8R#A>94-9u&IZsU8QX<<*0|O)v5a^=dBko`mC_AYcTUEFtBSZcRA>>K(Se?7_E*iI<U_sM5Pw5
&al0;k*<oXIWWL5M5I!%Tade_@Ug<GN3a*K3aH&J5ipb~Rj8J*5-N(N7O-wBv#kQKy{w(5qOgM}G#8PoP_0HL0<<J8A}lklf2p-D
E2}^yt0*$C;;UG)87uP^v9Yb0uOQE!T`?}NhNvzuhA!GI{3~v*!myw%gRycg3aYKL0jTz{WUBTmp{ubkj-_oWIIc9OSFPiujIf}m
>oT~slb`)6%NU$08>~95&LStNkE}5(Pp#;z%AcvJ_^_I$XRF<+Brr3yNh+bBuB&RQJ}04&kF5NuVJT^+XQ^u#d?o0d;j5vmtEu;~
nx_aYSu5SG7O-%x=c-hv7pmGa5v2gI!>22@Dk<S7ZZM>*4m3S2E3tknZL)o<;HtYbKeEm=8LLVuIh<oHzpMEv$f^`Dr>BOjm#-xy
zb>+@e<a#4XeNiL!mi^Vt0RrBZzUEbJg-D5Wh9X^mN9*;TdIJp&#LkqF|pGwI<md3k|*u5ha_>RKc()g#<2h{O0Lnc<1O|rLoKzf
MXUiRIxVLzNwCc=si`Nb;jS;L2d?@xN~#8_%CWYq`YSrFNGzSCmnmR2gs8Kx%b1uhK{PP1?yFCo3$Z%13$(H>b1ogJr>qGuDYC3B
f-qApeylz;tgIZSS)^R7>LiM#)g!tjA})HaO)tu@j44L3DlAqo%p%&T7cW&ThP3q|Ix!8XTd>8ld@-9Jc&T6`?y%mhy)3b@q_D8A
{3LXwC@r_G&nOJAA}Js;tuNZ9;;14V0kA(UHmumKIV?1=<Fml5x1|uAGO$RoeyG|osjc-fCal7&va`N52p{7waH$QU`zAQ3)384z
z$3FK|FZHcoupr>#xDG@W3u?K2Au`2Qz=5M2QcKIJTASU$Ek9xKcMoZx2{1WPOW3Fz9F_MT%{_dV5LwmilOBk6|e8FekDt+A*v0q
U@5t%7^FF{i?Tbh3M?YD$0yjYYpjDZq^!FxF|8-72(jL<kt{za=PUZGVX6$Sh$^VA1FER6ktyG>1hPl0r!jOd?je*OH?ln?kt-&!
H>`xM%&-J1HI1GuFeg~DXr-ndD=l|4YpKGrr>sM<n5if(A1E&`Fs3`QR<YNnP^>#B^RC{hwlPtg1GSPchOU^V6EMH4TCnn|U#qjK
ge~VTcBrAQu&{3{P_G~<e6v8YdZ_`Y<SB=#hbzys5Sx=KU?d(WZL+nHwk>q51*{^hdM@QE5*QY<H>fPJ0Wx2(im4K*U#Qfmm8{XS
kgUPBhP4r(SfZdQL$KShBdnt=OR(Uqg)OnKhb=&>lP&qLHYabimL>79SR+%c=B>A_gs-xyRHf!4<gj$HsHtw7@~o1u0<o7OrYLVH
hO8efMx`jO)UDUAF)(@^{j7Vk^sTb4fUwgrAEYO$04s*9D=puqlB%+&Hz_+IY_Ekf0kH`*VXB>{8Y)1k`!cbskF6xEEwRX{TCzl|
38Z+Z39+g!eX-IimMxDfG%y>fFdXEqa4|BcH>8uMo2q-Ip{y7r{;F!PjjUO$a3@KygfciRps8Lj;H~?p3#v`5pe<D(7b;CGuP>ae
NwK)CimWm($EByJ$1a<(Ql9%OKd+H1A*|9S#4NNc7p79K@}x<s*sSL+(J-?syQ(-UD;$8ah^qM|Cn!g$ov&sv(4+;icP~?&`mDXH
tF3G)CM&ccS+XP_hNSZ)_^mFf@-7jo9WY-q1}*@vGchnNn<qT7TdX>;wyX~}88GLsktKVu!mLd#Xr<|(6ENB)Bd``Mrzu+{SFr#t
!YwZ#q^qf}fiRP#hAr?gdnh2RVJoes60Q~`hpj0sxvC!?h^7l2GNr<>+oj#8F{PTZMJ;5i^RTn8%du&vr>GsU`l{t9${jGUpd-1j
W3A~hPNgm>uCLmz{iy;pY_-*}Af-yN$E&HZC9gZDiJ}jvfUb?Kk*oGBmZ`?C^{Y0VjxK$ub|>B||FC?kpedrT!LnQ;T^IEzm9yh2
6Rzhc;G^HEpgMoB<1xUi(5;&*k*^&B7O<bL=&)oj$*71VA0pGKXDa0|_a{*#9+@{Ws<9-lr!#A+7qT)Zm!Y(+N~Wo!Xs1LmXfd5C
)EhCcDz1#MD6kVS51f*!K(NO$NTm?3V=HAXyQ!uqHnCBx&M7gkhbjs#K{nSN)vpDl`mN%v0x;z;;VcHG?xfeT*)SNbm?9IfbT7f7
<1dsSKdz=Pm#||oD6>7ZEVSyee6R+yqcI;UFtoL=q$T*UH?))=IIQ0-u&P<G^)gGS*R16(maYo0Z8Ti2aU({c5UVdSQLs^`<S(Nl
@+h0G_8$f}x~w~_kEy7pf2g)Gc`q+7_@E-QYODjUGBszUHz*n`+O0!2L9^v6YP2b)NT?65H7@+71gwFv&n@?{YpAj--Y8!$9xzU+
PO5#d@2(lI+b~8cb15A!4yF7k)D<wZnk<l|LZ&#Mov0R~M=1NKq^?{k#wAg)r?70U?lC^7fU3GEMXDC6&au9#cq}<HRW;_R5v#VW
F0IQd)3TAU2ODOp*r<}Q4zR5-?kyConXe%%Mx;5c@FW_YJ+O=;v@G{1cB>&R0kCSG4k~G^ek;zYks$COXRlPOI;4Cr{w05~z@~Ma
2Cd1gda47j$fC2bULpxCl&PPrfv{OI7qK2GWi|GoIx}3auqdIbO}8E?*fIGh->yHbH6`pS<E_0G7qS|!qpjE})SY#(sjO$STCicX
tFb1bASP<3sI;pxoU|0J<E7@ZNhdO{V=-u`)G1CfQYmaMMyfS0z#+)4Q?3-KT&Z^~V5Z!x4zENmM6fTdJhYK1sInid53c{M>$Fj^
=B&Y}mMyiY^RcBd|FL|pH8lgW!mzk5m8d5(JE&$OWUn2ng|A|;yQ)5|+OP|pi7>0NiYXqhkg#qnSTL0+iLF1cfU_^LsHp;}6|E63
CL;|mGb!b#Vy+IaaWDZZQ75=9oggHi)veL3Ij{089WU9ZDlZx+9kQn~YbhqE<S!1R)~n7h&8j}EL9^pH<F4g3@E)hAy)BoZ{U5?9
0j`WRp|W+cF)*_+1+x?!{Vty|@+M0$-mU8?oGy?U3pALp<}2?o0j_whDX=W1zNaFt_NxM^c&*JY=c$-15-^P-^%xPTH7J2BgCnk`
Kd`K@7^Mm@v!_5RVlZ?qzp!{Ij;?w#O0kD53$Deif+^oBS+D0Ki7Z2`X)O=2<{QW;g05{X)v|`JmaR@QM6p9IRH>RS;;eWi%_f{J
)vt7`VkH12TQ8S02P_<^fU!ZIQ7>wvL8vOQ1FcmgEUX}=(k)vsVIL>3eJo(H*eF09N*}l|wXkgj&8k+YA+7l;GbUiL*{DA$5vYu@
VkIIh+puRaQL<nm0wpFgjIxs`ccTL{WUW^vbF9-Si#3a>+aR*4zN}IyhZ~D92C?a~zb<mJeW*{gw=rNe7BzP$hB9@r;jAmAm#ws`
1g#sX9VwhB0k427tgVEwd@#>3;jox3o~MzfQL!E^L@W<50<GY%QLRm}Vy@t<;4Gi4!!13i5~uF2!lrU5h@F|Qc_>q`MKf3~#v)vu
ce3QFsIe5UpD3HI*ReRO?6C49C$6Hh<gu5a5-iUwp)iXm6Eos1n5Vs{D6!I~Wi>0QS1MGbOe<im*)no9WVF1YcP^hSx}`0#3pMkz
m#&?!MX}(kzb-tiyRUI7sH%x94X1Oji6AkrvM7+P=Pq0-VWgs=zp>k_-ZRHAOR+F4_pZ{aV5&1VyQs~u8MDwYjjdg@9U^)oGc!o7
lP*27nKH1hb*n<GGcRT`5w#;2Z7akvJg?j>{xiQbVlrg0wy*ds8!a55N;BlG^q<TsU8!R!OD4Cnsirh6VjOEOv8%JEOd_o)(X3~$
yQz*armtNtg|oh{@u)+k7qkl_ovys6RU=g>oU&^z&8hz}wJd3}k(?7G=O}cwO`Tw`croHE)*|7m&@ObNjws}{ODT0RF0A9UMX#r-
7qK8AE;MwpVk(>>;j)pcX)frj6R#;R@iaFuj;v{`tTE23<*#I^|D)ck(l9Kop)YGQ3@%tRcClrtg)A+x$*YMfBQ*cAN+wP)sx(cj
q$p(`&@JMlfUb8a5~_kPRIc8nYO%YhI-`T1H!!%N;jb2|;;am>4zOJ)x~)Q}tExn?p(cSUyRR{<awiuv86=0Qn5#6dzN(R{fU2vk
9I0!fgQgmyC!<lY1gB9bQ=a!K5~&=bKq{pzeyKRHJ2T&^$STP&h_SUM6{z^C0<J1B%CNgAzc3=Er=`g*K&o1x(5zS<Sfib*TdIGq
l`pd_g)@~Yhp;&mw<S(6x-KlM>8N@q9W*Sgb}#=Yd@2g4&8(xWe6Q0k7AT4<P#(3Wb1pg}Z>(gjTBlnmRIJ}9t|t~Q1}=f1CM--W
3Z5RVS1&6rHlS24L#@dvaHaAtQm#KKE2u{xou&IAIjxu+E+LvPeXy{!zbu!pxhp=XU7HmlE-xvqP_MMEf~}RUt*o&ud9jope60to
hBC|_%rD2RpR_wGQ?0EmE3uER`l&%8Gowc)ZY7nKPcLq$$}43r_pu_RhpQc}8l$5u&oC7-KBgS6Q6(FwV?1-KVlywHjIVjHf2lJm
0Wd`}TNsM5k1Z}TRjWWM-6|}p@3XZnr?2O*M6bT6XOGz<p0VzzOeX0vCojw_Y_G4S7qadwaIAQ$!>xy?ye60~8!+1`(V>1Tt|uHa
ZYbKO`6(f?%`CO7_$z;`oiCfIP^PG?pDrn$kEu_z&$8;QXDq(1Vkc^_;Hlsy1+nKacq&C8Vysp$^_XR>O)W(<O{lmh6)d+UH84%D
FD)RhRx~21q_YVs_OK2m_cF>T>nDIN>#dwGZZtQo@vZ-`#4Twoznv~J@UA2=?=Yh-U#t<O)G-GnOfG3MQ!s9<^)zarbSF}(7^zMu
W-K(Om9B^(4>IK#Ijd4Ar!EGqiYx>%FQlxn=rAEQ?kkI{n53Vgjwpbw_^R0~F|-LWl&G+)4=et$uPcbEO)2LmJ|<kO*r+bG1+!V6
WUn8rA}b6h&Lm8#f3ajI;jZ^Fwx?9EgD8?F7P5S&uP?B&L$L&|St$T7PpP7?(=?W{ksvKAKPKcZa~-v&{4gY_l_Y#1h%Pa!jHZUI
n=@G{jId6vv8bmdH78S|h_U^gYq4ytVzC~rp)4Y&1TjB2v@LHi2C#pt@-sjt$1q<l2p`3*&Z?xX$FONMuQ5uWxTc0Q!>?hixUJ1H
v!hy~uQoxdxULN*YO-RcHmWnMbgyx&uBO?fIIsIGH7!=8G_d$BF03uBO(X&=<0fvbi79R^EV2?T4J&3PI;$Tlwx^#gbt#%LFs^i>
g|p1C@-D8k!=&c40x{OGU#-?Gv@eD$$EPnXmay!u*Q~>%5wqv8^sAAjc`qidY^_(RRWN=eu&I7A-YfkuPqN9feI+fOz%0=+Z=@MA
Z7?OW7Pero3n8W|KrRKV&?307(JcrpeXz(VDXVg{P%^Bo>7{C;@~E$<q%2&poiNQQ^eHK@r=Fp-Ua*L*E3elpMk+)x^RS+>k+6rd
7$*y?4i~Yn^sG>+S}4M@=`g;kxwO8p$CivNzo>sKZY)Br!!9VSEh#1_Qm@^jWi&T1awwsp(W!2py(xVgtF4MEZ6_G6!JU+>u&jF|
OfdN>y)W>sMI}Ba!7NQA8mz;t5;PsI+^hXL#xRql5HwpFgsy)rU?AZzEVB}&-mE{ZyNb`Y(V}`GUa)v2Z!k8bimJaM`kr1ZAgoTT
uCb;hQn2Z&wyu$#&LOj`=&i-DVku9obFd?=)+#Y9iLWuNXt3NctSa&?iZBQyfH8@z$fQWKC$m+i2egeMksbG}x}D^(<0~4boUKQk
pf1@h0=3L2prOezoU8J%1G6ux1h8ANgQM!KIIJQum?3Jho+)vxjG*H!u&mOhQkhPyJTLLHBdirQ_?d|(!zw{3&l|<9$}Z<FH?9Sv
(Jlt89yGVAHL{;B$S8CrQZad_Kd$8(?xz3`yDpQmfG~-w^`M_H88U3MtFq&(%P{LK8nEZEf+&Ec8>{#w<t#m{j3PNL7nOOP&#XZ)
0Vg}K!!Cj-t2C=DDKNRM=CF#aMKRPTV;a#e4jrSclBn_`>a(J-h>)f*K`C{!B`n0NlBj7gaVmc)Whz$~yr{4uB(3YN5GbZFGB8Fk
_cCZ4QlA;FAFmlCf-O3+eJznO*D&?0?J@tV!YEBNQmxsj*DLofVlQN`P^=rL3$7ut8L~N`!ls=rm8<ZoH8Q}mGaZ4h@vVw6{jr6o
HMFEK!!kaxtgvMwm6MdK_bRn6Niwx68L%=fFr4eNh9`R`;jf~oDJ!liryW@??67~YBp+?6L#UshPOKNGkgTaKeJz3-fw6X~2_%v&
h%mS<Hz71ENG%<%W31P(K&&t<cBWM>CaE2v0WS!woio>}wkd$5957+8OR~YNlPv(QaWWYxYAJy)a;crP<gD4I;i`Hqo|{&&$*2IH
E-|g6Xs<u4w<P@^rY_T`+^rp~-mPJ-H?2!5YOJ#)>oCc#C#(Xkge)?ZvN7N+Xs~H2JFNz!2Cp<Nda%=~A2iD>iLlA0p(u&07A+>J
4yw?n^e|#9UN0mhbFVJ4ATR|gS}X*yCaVoC-ycyhPbm<oE3xe|1|gLwk*UeAi7AODW-MeXJgnBO2POwGhOdmUoFFl+K{0i(i7ghe
swE67-Yh__8L)ybaxPM<qAE6_yB<&`o+(hS#i=hT#WL@zEUZ7UqOHRzyDoMx2QUh)-z~c-7b@W^(lmo9FQt7ng(_;JYcE?eF`wSB
5iks^eXM#W9Vs>}wz1?i6g20cJE>qU^Dz^r3a6Ve9yDmMhaeBE5~$uF_^79>qAUxrU@A|nG^rafN-hwsjIkjhR4}b2?xPl~46Wm+
=c&b}&9GRkJ+U1wlB6mv%B7JlWv+KHez1Y0zboD;4lnW}{;Dgk)~HA+x+x$rCo9#c*{cVv?<pp<0yA$c3NI(F*)6*)3n-@}5wIt%
nXw?T=dJ^@WT(8btrfAY!Kd~h<}DMiN2)$AEifmq4<$RWu9$SPoUZk-c`Ni7W31(>$g)7N-zOleA+4~kKdFDLA*+Hawj|Oqu`snE
)2}HkptQvs6sYqn?y5#NRieAFucv)Ag|6SQZmFlPIxLeY3#$pQcq^?Wo~?o+wIyFLdMWX*+^IOJET#P;wJP!)w5XJ;3$8k^1)@o@
gej>c3@R5cc(7Wq$14r5+N;5)ys8E=tTK==0j_#2ODpamQLR;+LL}@d3$Uar_Oe7R)G2Hu`LGi!5h}cw=qnR0(JY&&tTXSkXD{s@
d^+*1kSzVGRxWrnjwt1<`Y3ClS(`VinVeRz;3puik+2;Y%PNVTQlj9i?XZ2Khbz^l?WHama;O%vE~|wvZYrvzT&Q8Cxu*`S7cf++
u`YftP$#Rg^(Md`jw<e}D=zA%La|Y(fvocu;j106lCf4UKCG^)&nc>|UoCvB`?L0~)vE-h9IqiQe5zic4zJ=N-LvVjKBUs91hRmr
W2-8#t+4$eEhYdoGp@BSA1uf!VJcWG1+dsD5U}&7e=b!jZL#tc(XGlKL@9l&{4M?|t*`T_Os|TptE(HOS);@(m#&Sh!?1#{hpUt>
9;(YJA*mWN0ID*v6)avP45=<QeW{GBYo|-6ZKQRvrYJrz?J<+EA*>g&->)7peXhEvnJ}#|EiARN+_6&~hB8SklPkZhYc7qlTdYYX
Myw(&60yOonyjlRcB;6e52$AypCb#hHYtiF@}mQ;UL&tA?XV53A2o)hH>$(2__I8zH?LGIXRx#|b*PRn2C=FnMXZRhqO9~WDk-V0
@T~r?)2I@v39z`WZ?Gw<hpVD9k|`{&Gbq+1eyMXTv#-1=iz>-7I5bh7F|VJdmMYUSrL0o0rL2Rjbfz_`QKx{i#xPN<uCtP_gP?Gz
YO%C1j4YHeaixDT+pwOqyRg$JTBtdwDX2HGi=mXS8mo@1;UL~9H>m0<fUj>XBb5@f5GL~;nW2_0ldvMM3@(7Kgs~ws>oA-$e6x5l
2{FAgjUf%O<StY%N3Xy!R;qa~p)%X6<SCP_@v)?>8!zuSMJ*aLES-xeI<9xHV6Y68>aQuBdaSiFRxB^8D>6PCrKvkC87;ps<1v9G
)vz@z7dFMFj43Ok+%cRjB(KjMpDuc=tt-T*DX=cA*C>G{x3HiseI>Q9PO_P>1TYSuV5|z2oHFaIL9h@s)T-+#C9wS}|0o<D<*sfc
Q7HQ{tgI%i|E;GcC#I*RMzIAcvZt#cPbOligdqp5-!F|U-!11Qax62fV6R*t1s>`vC!FlFo+}lj&M!qbkfkvghA~4c*02|};Vqf3
ps_6|mM9mczbm0Gm#}g#2%})3b)-wNC^F)yJ*}=Ovo!oLsj&m3%&rwGxvlT7bSA<ug0Ivn=&ZM|wkQQH*e_8qJE=#k1Ec~i$}pa?
?65N{zOg|iTqWSIFsD1QyRB6%pRnq%D6oF2Q?PV4SS~3dm@a;?%A3fnkf*RLT`N~0t2248o+^qmV5rNeEHA>WI<R*y2(CvQMy>O#
gR)I8qOD;h-<?ve-?99!YOrCh%qxnh8L}-Y11^)RZmmeA$gM3Nkr#9ySt>Ou7A5~KtFSR6tgf)7u&AUg&#hCfEG;K3qAY5jrZ8!$
_^#iqA*4#EH6%&0Kq=&>HM8NROR_+$jWHyy!K<~f^0aKFoGELq;H<YS4Kd=Ud8+ZMNS>;x87FzISuDAz#w@e2CN2ZAr>+n%)u~yo
A1gR0g|tYdwJ6FV`>cGlgsaCWdZ>b<fifp7b}M`?F|bynF|d84VlD`*4y%``SFio7Mk}1G_@`DQkgV-2Wh(6_W-;%m6Qq(FRiuch
|E5c&d8@B3m95CF1+O-)$(rFSUavT<KOjD>*f4OZ2CC7fiLgd7h%6PU_bK)*R4Tlsq_9h@b*{oJ<R&ez6EY%~yeYXgQ=}0ymMDI(
#xE4D!7!<=%_%^wT{NJaNv1ZhWGthw7^~v1%dE?&$0|Ii5GPfts4%T6Y$z|Jhp!E&sIJ7PYbr>t$E}8|7Oa;plCQfhMzEbN{~y@0
8M4@{ysp!ycCKhEqb=<yJgAs2owEU~C8XypHL4A)Gcg?~N3oTvMl_TnQ>=xoC^HPK!mjJ6u`RBym8{FJF0eVUK`}qB9xvFS`79Ku
{HoHe;G%!9pDK$W)gA4x7Od#6&#<$ZaIbMGJg?#>3M2t9q^b|1NwC;0+_GJ-<*gZ*KeRWgp(d)ZP_SYwo2N{$il$Jo+^PhyXf~Ux
>a3G4tgjL>53m$4k1Z~=(zD+#{~wF2pd?E$bSOhKQX$B&n5&es>mtXk$C9tE$S;Jb4zQ81Bru&Zt}uulh!MQ1HLIB>hADuhTOsK$
P^B#@-5!ysG^!1)9x&Oe45_iQL$Ok#qbPSO3nm93EvOhP7cg(AoUq8HZZfnoNisqtQmqy#H7?>LXRoR%9k9`}a-x;14zXRKC9D84
AuTzd*CA)F5v?vKl`RIXm#p)rfFK;I%B1bC{xHlc?W@tP3NR<Em#Ksy2Q0>-cPq$}l`w0neWq<N3^C}ZQK?HYg_l_m6D$g>?<mqB
rlM-F^_`O}d#x_41)4A{VJhA*<EoXZ0Ihni_AGxa&oHPl{whARYZy+l7AVuQkE|-LKci_d3Ny&1Cb3{FvY@#xnkqi8E3DhGV6Cq&
9j7rSKCRuXAF=tc0IpaeN1`q<@~=#@bf+$_t0#vh#wZFfk1Pu`vMdCr5w4yon=SM$G&O*m1*&f-Auv)TwyAcd$Eiavi8RHj!zg~B
{-C`g?VEkAcCDl=9jwMS6)W?hyDj9Zex?qpp)f+NNiB^mq^6G}?5ar~F)T7I(XZ&SH?A?QeJ!0ZkrLo8lCeg!2`QPdS+cGy(J*qO
-li`r94QtphoJSO-m3*OhbwC@FRK+Hz$yPN{wb;{aHzU7J*vzh7@^-P&LWVnAgY`%V=r;7D6#b^fG<q69jrj9F)Wd@Sg?U7i61&G
b**tH2d<Z_wWx%v-6tI`A}=p2jVjo(5iVk-bg<*E(=UlEW*;e`+$@c)2BG{Y9IivO<uOvOTc#7Q8nJAr%&$o)!Ync<gD~Qz(-{h_
zOb^Y9xK<dH!Iq(-5IH|X0W;`Zn3DW-m51t<+OINcdb<|0xjLLmarT$YA&ZL3NRqAxvU+jc`(AT03?N_Ff4N?`5u@i<1Y3mRVd7`
X|biOlCd_V{wZy&6|}@9A+g=DtT^~9ou>yf0jYK@ovhZR?irD*&8gP3A~6Uq9xzulilIF*1uG4wC@!NVCM>|SzbRp@eJCrf*{2hy
$g!y&R5HXWvZ+F$g06`n)G2AKd$Le96`X{tRhv(gr!sFcS}ftQU9P#PLa<Dzk}TaR%picM?XQ6>Zm_ALz^q#*5Sz;;Bd*LcbgHPS
<*jwD4k!Ms<EYLU<tqlW^exCQJ1zY#I4$)rt1MrpL9wy09W5BKyDfSr|0{Bv6Rc`3y`ycZ6RvuzinBx^@T`a^tFV=@^sQ?o?JktC
_$jiYjI328kuia-EUgo;<*%5jF{)v#2&^hDps_|UvmFefiLewRO|T!Lc_SboE-k*Tim0uv1S^m(o-<mk0<p9!{xbBif}j$vWU05L
bEpffSu+f<H!-a#vYmmlQ=kMEGN<FGBdFIVLm=s=6RwIFP%KI=<{@^VIwvi%$+9*ucdY^~lq44{N+)Wt@uuyi)h|7#nXer!m?eg)
ohQDv&#-v1Zm)7QNUbrg;W6|sTPQlNqNY79GAsYDn6PjnvL4ARZlr&zgdfeS?X*uQqb<&>ZZEc^ktS^~DX~7T;4fq_`LGG7zq079
daU83T(KxNm#$f@4Y0bgP$E|?D6HV97AQoW;h<P9Jh6r{x~u6XET@4jUNT9p)hZscu`*AvAu;W!{w?evTb&)NU!_W~VJoh);wO1A
!z?K%w6N-^O)>GQlc>V26sfK+4l41kiKcKMf~T1%F|skVGc|^=5;3W??J96F5T~CTeXNx)lo&cSxUJK#0vc7d@Tj-2iKA+;y{Pf5
@i1Jn0k5enJTED)HmEG7t1xLGhM`L}z_Lv(w4b=C#x!X#wXGK@=c1P`IxZxt#2s5Jf39~eMlM^g$E>HWlp=d7NT*Y+<r#x5pR2bd
>nBSs?JyxE5VBmK(y0eBD=;xL?6A_Zt|=HX4Y3ujqb_!w^Do~lYNTVbdaik}C$R@INGZjs_pH#S2qqh`rY@5r9IeZ%S~b}x0~0%-
ps|LmXENKZA27JEUMqPeF{F;9Y%dlrCaX82tE|u-uc#w0gsN(!;2^rNTC`Ct8nCsn?6MBBpfF~&sjb{Cd@wku5T%5!A~Ni;_oH2^
04-&$XfHghvaUBQhNDrR)v!dRC$4rc#UQ(=l&x#8sho1I2{6&G6f{DtUbE4#<)Rv`r==_}tu4#01hSK|`z+`#8Ly15Z!@MW`z0B*
?yjn=E3}s>Hm)bI(zj8e*CuQ;Q>}+8RkuSj3?;BE(x~<;F*Ft|#-<&wB&qf#C8c|?_oYoR3N#j@elH@iWTj&wk}iy`tFq`F&!g-x
F{$q_g&e0f2{10F@vMoj#jutsBCK$)BC49BfHTypuqXi=0<g8H;xwM6S~BJ+<QxtzhOi^B`z#YD7PLO7ku27%O{g`je5~IpIvZ82
yRrE(KCNJ@A|bM{bggqUYcF~&wyQ5IfUkh5$({KpSSRu;Y^vNTystE@A}m0yXRw+uXRRYLmoO4C)hIo*fUNJSJS?2Ap&{I`mM=@Q
aw$zB0WGv6DXxGm*Rc&Tp|#npN-}w{R2)8<aWFlly)p`{^`$JVPB&OIG&HO*nW&Ae(Xy<rH>=Yu2q@I7M6NX~0k7UE-LdW}Z!v-{
PowuRdN81<9VM0>2&vmI7O_<?kFRqvx2?LVq%ET=S*{%|sIIB6|0aU9e5DMaBQ1t9N~*gtDzJqwHLm|5>aC$Ink$#7*06D-AuU>^
&8zpX1|<Qq4X|vb@+8`-9IHGnbfw)O1foMOC@Y4o;wR)SRjWp_vov6&rm@K+qbo!%T&?=9cb$8rT&Dgk^D4NhaWvv8TAXDnsIdzz
@+l%A46#YEPA@R5da6t^u(0c_p0FjGK&~~a#i3-e>98LzKP=FqIIt$HzA6Z^Z6*OK5Tvsv=`o)xhm>5dkSQsw^q&K*axEPyv@7|m
{;WnQt*(8r8zNyTajefGH8MpjT$}@~;i>Pf052Y}r!P3Mbu&Y#lrX(2qpblQ;x@^qN35-;-LJv11D3fkJ1>r_9x*B~2{Wpx?keD;
I<vy7Y%gl8Nw29bUo*fh_am$^VlXE&Q#F($Tdj5=;jzXjrjtyk&L{P(lrZk8XEN_8wW~#{SSV+$n<UMyS+CWtxT*UoOdyOT;VTTY
e5i1-RjJY`t*YWI`>4w=JuZf>EHELgdaT!}Z6<N8^RT?H0<8U-PcBR=P9|6_4y^+$yRx;U^&NyG4kmW6hAAg0a<pW#IjIt_@~ObE
iKMtKiL2%<RxR%^A*`aL%PFcX!?4#XIx;u0@G9W0sxvwwo2r2=F0kycFEQh@B)T26hq#ceUcElJ>av5bOt~+%x~hM#PP?D9V7F)^
Ew~A_M!Y<`IJb<o(zvX%OTCh}?6V=g*SO)hO}&=A5U~0wf3ggtC8)X|#;_nD%BcCT&m6s}6r@8W1h99jqAHcH45wKpMXGk9NwJim
4=ffexH7G+#;GqTh_DqX2q}=Q0<f7k4y!6J<tkJx6sm%#!K4hX1svh6r7dEu%cs~T(kA|#4w?j^Y%2e-5~jMamaRjpKCH2<u`uK?
Vy;B9#IUNV@GU1O$f{y11g_>WeXOaeVX+n})380RgRUJb$0~RwtSHi&ZnE~Xt+2o;(5*kP{H&$2=dPTzMl|y>EV5#y@+}^(Q!aTd
ud<~ua+Ykeb~I=%8L&$)NhvERU!>u#qpxSC4XDARPcFl-yD+M;axtzMm@#N61E&eB0;%jFC$U8;z%&S}>8U#_*|J(OJTKlRLoL8D
)2;C&2ddaGA283Mw5uks5iMXSSS$yy{jkfgET-=$rLVau`72f}`YxoUgeS`^!79%<nWx>dtuO8<s32D+J}@?<TrB6W8n4nMLM2-<
Ua?xNV64wD@SNtXRj$6Xi7!DfGOv}bkS%X50x)!_xvPIE7A!#<@-5Y>o~-PzldnfE8YcxTF0b8|X_-l~{;P$fYO!c6VysW9I+*n;
RTxq-$}s>Zd?t%8>nxP8#V7tT1g;}4>!|Rix~ym{8Ldb#bgb(zX0D?nC9V9hZzU$Eeknw%1f|8EQz(J1>a26MGpNNh>lsxqSewzV
;-ZEuGOS=Q<1r*HW;1y$wInO7L^4LHL#msn1f?=HFRjxq6e+AHW+_-M^Ddk(9;|08RVI0;Gq3V2J+QyAPOUIB`K(Ja<gU@7jjJE5
*{ppncQIozFtS9WyRXMB$RWlioiH9PXRk!EZX#hUk|nS)`z;fy?j!%HYcWbIJ}^!mHn2`Em!`6k7odo<@h(>|6D~Bd6D&`k2CKj-
FfM|$a4G+;yRNvZLZxynH!~fl?k)T!3N$UW_$sBMGpLa%M=V~g4X-P(OgUh$#uC6O8L)FA@G9z^_^Ya{uqID5^P|zJw4k;n88b$u
aj+z(cd*T|E3hLaD66@uhOs#+BQM@Ax+8b3rLsUO87H!unW#Up<|tpF5v3%sU9B6gYqCDD_9*<W=&fd{Te5Pop)swX->g$HiZQk+
a3#(!Kq6?fudqNciL64W)36Ax+$J$D!>b!0Gc<}VY%IL3YOLI(RWV<vU$L#I&Z}fED<rO|+$DA^c`J&lpRj_gXpn!eezA)v0<Fp`
gQ^)RcQB){5U6ILeXs_maIC5_V=jHLA}A-XPBiSP6ET)9Pc*|Vv?@8Qm#h>gcdZdK5v*n`dZ&&sn<nZjek@3+P$Ho)@h@E*xvbHy
j37O*f~;|^j~g5)GcTnum8gCwDXOP0mZ@wf`>-!71g^+5urx@o>@YnuvLN8DZZNAXxiUJi5-lsER4!gAHmTF46RIU4<r&<nVJW4s
^QV$087LUB4zEZr@hkzZXRP3zR;e&E8!YiCH87GSEhT|66|rrw_#h}8Hn1BZ>LF<;C9xN(Z?B1=z^Fp7qO&`)!7g7cBqlzlE-Wyo
YpfYEb1alDOC;wZ94zlCHl&FvS|zWpqN@!Sk1QuC@uDCl(X1+}XRrLM*)zeWcCL&i95G+8=cs=tdnpX6oGU%A@2qbygsNjKpQ%Wx
`K9BoGpKj73n!@|#4BH^At`b&8?fZ72(%llgDv=^znvbh?yWPe&8TlMwIvc7;3C<kcPmUVccq^!&M4`vu`FmQ%P?=Kc&VzOR4UxE
mZLv1qpa91PN)|x)vi!5k}m<RJS_ho<E=(8rmwlIc(EukJTJtrry({mL@<V~>?DvV<Dm<%DWqlx3Z>gD$E+-;$E$><S{52B1Fe;=
m#r`{Nigjp!78$-I40Mcwyn{#L8x{m2rnWihB4Er$0-LGfTu&P&@nosT`no9p|II0o-F#VktF1<o-lK%gRRpsiKcNXCMkKR*&rUJ
=Ol-y?x>TktS?KY95DDL=Bl2u4=CiRjH%g}$}a4(bd5f+IWV{%NU<}h$tPQ>7_A&Jda%x^5ui*m{4t^-M=8&pj4*$q`zc>A*(fco
R;}78>z<djXR{9)^D8#7v<ZYRQ#91Ch9}CdtuU}E+OXarMy6e;)2dA^d#+-tgsr(P+oa?y>9IH@fUs03-K?Roq^PkmG_D(<=C5`z
ZY}>Ra;kl#)0+6G7&5D{xSc~XYO8CmlPv+LVH^-8TCZoKrYoYTo2zLvm$2WiT%g@3Go@20uB0F!sj@30Q!)3f0xe0dCM?aaW+;QM
d#IAHFRn$cNUY{3ZL9pSeW@X+b}Xr{%Ae4u1|>ML(yorJ4k*(r6*2Xhh_j=svZ)}brm=b>P_MYFN37|liLKo-&9P4`TQqer6R*Ok
RH`ncR<M&Qq9A~&<tM)=U@XHf1257pFsKI`nWzn}p(tW31g%7@E~Rm;n=p#3<Eav-W2Pamb|(QP=bj|1GpzNkktC|DOs>SQM51(;
j;rx4hp4qIN+~cMKB~ek+pk$HBQ9R3POdnu2OS2nJEwH6Xfgb#u%<StjjvW8-LGw~Bc&NEsU{7kGckg#2sM=|DJ{IHw5fNCsI0EC
H!XuL@hqdQ*Q^9Eil#L%kF75wD>1$>?5^l8f1zkD_pV=(v@K2~)tQ^8(khj(N-!*^fGjB|=`3*vQ6lxOu&Br|b1Olt)2q;^>onRc
eJofRv!NcaN~m`;Zz&O|hNx;L2Cm95UonNU<*x}a9;tk-z%b&j(WU^CzcA*nT&{>Inl`GgN2n37{H08<U#vthr77+(gs$N#P^L<;
u%bpN_^(MYDX=ZF<)kho#IH%QE~rD7mza5-k*-HD2d{D>N20E)zaY4)oU0Zx6)QR<(W5b_pC!Ppg0Rc1=&%B-`LInfMX{5pS`j#}
AEitztgPp)qABa1G$?_qI~aH`+$e;goUoRtE11D86D)YLt+9wNV5yucWT+JtoU>*hU$BiZk1SX-6{)~71v4A1E~bVeldK=25-R|#
)~(U5h^(oqKCZd3YOVCHW~SmRx|}m8GAKJBv@2gPV6PgeXDDE*g{xL9>a66eC$iI~$uwV!w6WV8Tdq#4$tQ-QWv>G$St=5+H!u>Z
!7A=2QLi1WBQQ#|KsC8A{iHOu-Kf{BfvYRDi7|&PvMx)hnXKNhm^9{~&N5mm-6+;EC@|KjN+HLrUoW^XXtO&m_A0%kLoKDL11wpt
jI0c<L@C%XT&eD>4<zZbx~T}L0Ih$eTCa8!{VEx-#IG5!A)gkhMXCw0vnyq&0kCi+?61y<_@?A0+^7#GE2wj>53zG5q%;>RAfmP^
t)}LvlqYJfw5{|ZeK+8(q^U_LJE;GtyqT4*eJeDq^0F1FcCITWRVsCyXeRP1*sP8;%AWTsw5M+-Q<)sGy0Qqd+8}PPI4>k59<4PX
$fldF>#S}ls4Mgxx2{4b_cUy<g|T9=D=mC6hNoMnTcz=up&s8cqcBgbP^sxM4XdcFVzU0G2DFo$4zM*VGNNTI)T9io<fgT+kD)Z8
Hz*)5sVT;-At}2oXELv<A+7MJBQu9H`7ih^)1&VykFEJGtg7O&7q6_52(0q0^{H^NGZJ60X{jNu3@w1LkuD{%>91C#45|36V6Rpx
)~XdSD<to+Bcora{IS<3{w?P!6CcDZKr~?(y`K}V5imMBwyYYkt*_ywTeNeo2C<|lHn15j{jMk}9-@V)H>gIe-!XKknzVSWN+7i@
f343dATC)fTB&)Td#|6QeXvI#X0r9CRI#b9U9K#xfiNd7V5=}NA+BVr$|g1{gR;}B8Ld6C<R-7LSg>fZ60lG!3>{N32b|KQ3M@LM
&ZRW5ttqy#Yn_xO5-qDFldBG`&9PRjRwS4)kFJ%eYOt29pQ>D?W3TctRj)%ZB&=>OU8!uYL$LQ4tgwzNCn^#!^s7ZMo31Ue4z2$$
$1V*V?yP|*@3HqR#xsm4J*^q2yRpL~pejZq{3I$d$)}YKjj$c9Ua<X~#;>6+EUYcB88AJtaIcH3)v3NK`KgPbKPE()HW79xW-h@d
#;Lg>SS(vB;w!{2eJqzO#IIwpA13@VARfM@qOi&=D6V?4bF4+IQz~ezS1m-Y!6oLdkF0Afex**NqAs?p(6D_ed@uGXN-*g$x32Le
LLj9rpRo-tKB>-?PcihRG_O`Ia-`|7^sqlE4z6dZaIlClmo%~>5h^w=WUV5sfFAj+>Z{EpvnW@mW*oGvL98qhIWCE>9jy|X*{v$9
Rxo8Kn6Vb4!mTAF&a2t45HN2hq?ipc_^`7rGc1OhQ?!4qIk1~4_9?q8MWFX5s-}gjc_SXJ39Iv<b*A>A=O!H)nx5OSwk|m|{jgdt
)1?5cM6d?1^QJ+o9j$q%fiyCye6QguavlE_zc6aDtFK?K84c>N7_Aiv(WIuZq^VacwJ$TL@2PPiz^$G%DhR2g88R`g1+CnvO{u)D
gt9;-L$M^W^RVfy4=qTnN3fN!n68^Ebg?NJrz~Hs0k5m8Mk+?7@UpnBx~E316s3wX#jh8vtEy5hFe|K_)2f3mEv{@DSfmHB+cUAO
)+)Ct8yj^k?4`$=a4P7mk0f;{X{mamWh?Tq&mop7aInIs)GK|j3ZAX5sW#WHVk5FF-6~tK`Y8mkny=|EGcd6*@T{n*gs1Q%K`uF+
?5D7-k{;ctO)Rvqzc5Ru)~k-GAuP<V^e8bPg0m1V3aZ^C^siAT1fqMRI;|+E%O;dIo+R!W$RLy@POBKO!>(nitgyzc=dB5=zA@{s
$t>C%eXmX>@~pX~Z7}_?Ca!0y{xTXWQ7)OG=dn;N%dk-*^ssU<*Q)v!R4`wthACj7P$faJIIu#gQm{C(tevE>BCyt_{jI+#4=_a|
S+FZI)DRRf=O@%C<ERIz@2RsHE-p`{Zm(jKY%s^LWU-yBST%{T7pau2q^!WHMXwtodn+;{!?K+xcOmMoEh3X8U?Lcyc&CT153zr+
`60|JEwG!TBrlO0yRR&;94iE{POn0+8?WxB0vLI#aU@Zu{Vocu6)4gyIVnc0ucB@t^RC+~=p>A!wyM7=#Hu5y{xbZjx~YgBWFpS1
Vx@5`5iuhn9;hO*`l=wSFfq_E1u_}1JS;?`Wv*f^2qq%0+^CtcQ7pls^eHGUW3a5PrmbG9v9ZS*;H7OMXDzWNFR*T(YN)-eq_B1<
w5cwx`>i0S$|#hmi=`c{(IJO1QnT@<Z744?Zz$WasI7RfrK^Rn{V|jv`7C^~n=72JPo_nnp|Zm$$CkUPE36W*{j3=$YBay8o+xmj
`z2?rlPcP+k)f2VJSA5t8M1pLiLr;U?6I+-FgD$-fH2=E6&^;c*sRH{RWp~d?x@zIw4T_dj<3|DJg_M+hpZp6y{(cc(XkmaSgj&7
7B#jx0V?RGX)$@5F)wT^i=^T)L6>={rlxtUimWcIaV#JwXfxNQ%c~nKU8UnJn=;xWR3{%Twx)ue(jMC?(JU0N&LmhZRihRfTCBb(
kgZ9pubccCS)%(946aBd_pNBJ#;A-e?ywjzjj&ZD2C`)({;3VE;V8(dZZ4Rm-6#++C#m48S}ZyoeXc()Zy~>;U#0i1kgP$lV6MI>
yRo!2)Gk;qRxFVz{Vl|*P^Zc(E-{CdIIaGSelXOmJuted{;sPhrXm-ar>(c9pDZ03EvwS7U9U;0g{XfkTB?bxd@Am;B_Cuj3$V{D
V<x^N#jld1nJ-7MC#~eH8nC!A2BvMO%dH!riZhR~wJ7*7n<UJl$1*>!qpU=xL!!T>MzBdOKc+LXKr$yRj5n66`!fHmfSDw$#Hc!{
pEA%YH7voX{xXsrX{@NMpDb#zi>oxXC@@*2`>B;L2(rnjU9$)(Jgt}}c`gPjeK8uV2&e=sTCU@vmnjh^OQ~3`)2yyC2oUKdZl#c|
%d9#l?67sLe=(h&e5jcqg{zL73pmEC8?Jn?`J{!e95N2Dd#XH;D5G~7o+jd{9I>e-v@9*J@1c92$FDglGAO?(Pbjmh_@unBAhCq5
elOaq|EvM3i>lNnzbRxN29!ImWUOed;IRF#Ehp-zoizrrxSR;84knEpj4nPVqNIVZ4lXz>*CIElaIQcqdm+ZM85ve0ZK!;#6Eo2%
Uo4@syQoktldZKhh?PsK@}MNE#3(7ShpZbRF0U<?TCM^zFdkB`2e5y#p|8oaZLM>tTQJ<HH6?niO0&)`pDik?gRqP;5+6r3Dx#q^
5H#+vzbXQy$gwvZs;=a++%I64)G48^N(|#G)vbRqqASTLA+uvG<gKJDj;1az(JmYuwlI9Gh^Zg2zb0!bA2WX_-6nM`@iy$4S+9Vl
;;GQD2(O_lwyemo&n?Xz?X1oyw=K%Bj4x=Xi6`N$;57HFy{(Ha<1J6KDJ5+rZLkM2=%<>kV5pItRR*%EPOBQEzNSsEY^Wr%T&g0g
D6B57<gEuN@Tmhd^{`H=p)cdG>9KQ{?=wXzurUs_39<e%vZ3oRtg9294=oO{m7-y;->~kjZmldUa<Sg5S1x5W3aWyxOC`QEJ1m~8
3^4jEc_M$W&NB5VU9dzVI<YFOkSc~J{w-^rx~x>O-6$R}yfGlL-zNjJU?vx?vZy&Gey#p2954o`P%0cTmM*EK(JBC{m9QEz45f83
$fTAiJT922VX&ASl(HnP04NG2I<R@I6R9wwrm*}jbEJ^5_c_)q%Pt-(vavEPJFSAS!K(f(7a&D0rK1llPp;;yDXJVN@T(S_)-OFI
@|$}w#V9nWLW3<O{4ejWGp+Wp<*XsBcp%m=Ni09Gurc+Zl(1DR`KshAG${YEYN{zOtR!zP@G^5A46~lFOQdL~f3OLv8?0fkbgwfA
f-_;R$u4cIQL=-wDkUPX9Idk{%OKz{C@~4Fo~}8mY_J0+T`n=I3$S7olrFre%_=T2#x$|0|E|=nqpeb=AgkP{$u83zL#Kf;+qAfu
Gc9>6EHS;URj;|Ft}os$QXsyphA!_P!l@r50UgpMswF_M+oumKmaO0|Zn7|~SR_~$GOJ>qwI{u;iyQ{8$TY7hJSzV#ET|YMMk&{+
KP|)<+o=;R?Jy3ZLoYZZ7qKy=3o5{|SFqzOv9B(zfU)H&E-<aG9HC4z7b%&pJtfm6Y_Mdq{Hg7t#UkG=xUd+t+^zaF0jbuOUnvl<
ORuaO`w-f$Z><-vVXLFBd9Cv;O|1AVHzx<HzbetJ!lclxz%b~o9k8n`05dQzX);x%YO}Ab)~u-pIjiY1P8SC)Qj<}os41kYK`e}{
V=2WjAt_^}bghOevMq5jxU!+IfG;|tA}l1RLYzq~s3obeS*NNiMW7d+Jghsb5FlQidM*>OI5bkQ;wXu&1+dTwbgy?Q46K+T_MslG
ysVF|{HPeLd@Oaaz9FM7YpeCIYN~0X)hi_+RjOB=E3W4(jIIu@O{|i#dL_*(Os=ORn>I@&CZ+@?Agwqn?<n9K*(-!5B{Uc{%dcjt
;i-i%+$9056R(g7)G))ak*&|9L8Yp#c&m!51tGjHkgESC(}>n9vY(SEC@BK33^9zXC#l}7zOw<P#jOJwx~_^bLa6v9zb`kSXe!{C
wy%${9jYX(j;(C4@1}U6qpjAgAgyv6MXu>DTC(w@H6Ak}!>4g4bF5;pZLR^YUM-z5oh*Q><|piz0;sF0YOZdkBCfX}MX~Cv1gHb0
1*t7F@h~Q=BQD1+*&sbF%&<SPM=E+N@F{00_ophWFEA0btgCq_dN6DsAF7_LZ6$fE#<Ntgi!sQo6fwuHU#}vq;;j>)_#p_WQ#9SI
Z!yuY6)%{qWhlcfDXr?GoHTPLA~B$_aIjPzj4ErT_p7X_3!<v7MkFY%fU#~U9;mXYhAcTQ>8;Htv$1Qf?J&Kp;jv>Nhp^VHY%0&J
Wi@W9Zn9ahm9iTj0IHLbex$jnfT}RFB&{emwkR7g53Ua`3NpW{n5fY!oQwA$=dWTS!=45*0V%k!>9W?XVy}Lso3ZDz4KI3-a;%cE
iYZGivn=DND5}z;yfV@*MJtyv>Za+VJ*iKiAf!>RS1kagI<3AgAF2-{{il){#;yLWgfp6?udI-zSS`*h7$F6r2RRcgDzG?^1~&w)
U9hyW)2SOQ>m(g4gsz{bF0PWN1uFq8d@Mq#mMHEkZn3<lt1OhR`7gbq>MifH9j~CNRiX(Xmnx^O->&#J2%4R)`KgDn@U$NvM5oE9
Tcd5NO0I@8ez7d2g(>Z^o2(`#VII1%NTD{UD6=H2zpjQSE~bd5eYEzmi?EZeEVI?0<u6Gokt}$uStlv6b12m=)iXY?Lz<AT6RTXR
?5qka<RA^Iawfr@o2%_9B{2B0kTN%~F(9`uRG{iF1T6LtdnQ~s%%(CbOP+Ex9H=WVgQ%k{Z7qr=_M?)dOD^A~x2w=BvaUF!!7NNL
QlZQ-Mj=(QTq@k4Nv`LpZZ(Q9#iZA(gPbj}ZzWD7SSbs#P^P>vsj5IQv8r;f^eqxD<*U>sa4uY(9j-;QV;p&?qAfnKex#nUlq@Q&
LnRO(AS9!ux39)5+o=#SQ>bk%`zScEk1_46bEH9`Bdolvt0cIjF|84gGauxux+=%A)Go>@mMDy^X|LxfEU~JXp)`^)#-z8cCo~o=
1t5noVKAn!#ThEE-Xviw6`r@L3a3Lc)~+?7R<J;?QK|=|2(G*<Ycgi1kf*Dw^sVQwM5jwMrY!I(tFe!)Kq}BD&$0+Cda&%QUnLwf
MX6b)qAh%>SEnWvNUUBpo-7%z0;n#TwJ-20k1W6+ttoM{x~Fm}5U-i5U#opCi7fFj1hMxoXQ(eQ-7N(x>#-m(Nuc1dQLr1F2{AjV
cdf!9IjL(kz9C+!S+EDP9WmoGiL8(?#4L9!HxxTBr=VFiK(M_l%Avw5p{MAucQnc<wl0M${2!g8QKnTYPAPS;bFjRx%r7;hVll2P
*ru$g;iOkJ%_V`Ups@(4$tOUl2dug<Trjev*|X@fWh_G}8!ddLP_CV#dMs})IW%FUZmr2J+7%bFF|jkSLMt<+{3Lv?IIdtPl&;dN
f389uzO4(b*`_8dBQ7Gb45%dq1gA2vd@Meq4UB5645@`Me6S3#5Fj;}VX6|YHmD++Ju1tx10)Txuql70d@K>P0I%VtG_E|XYpRhh
c_fdnYaR2ikg<ED-zrZT8L@kx<r>VWt}+}hbf*a{ny(M16EFj$3aWx8IIl1!KPW~c$fo77$S?1v1}SwcWG~DqTpz<PdoC~~W1e@i
i>!pPyO~ES|0sB=T`9q_(<(qM)f(L`4lqKnzMxMqw6IdFN-=*gXs8M(@-}d>YN^>KNi2w~h%AOCL^3$3E+exqTq@hAmZTY?hpxGy
2RDbSC#=#Uq#q@%i=is8tFDMCTc1OyrJZXmDXHuzEV8+)#VjQ>a-De}!mPqGHZjVkm8^Fu0jj7kfv}6R{;%pO=c=GAO)1SLzO28k
VKNCNf3Scm5+{+a@u#1!$sIN!a1|}F%q)DF^DR!Sznw@Qh$Kxj!!4gOyex<r2CyWqOrW@_cc-T*d9JS|SFz?Hmn;l0WUfT9b|QZ&
2e2405F}7Ab+2$5oU8V!yQ~f*tgqyzo~`yOKe6PbB(3MN!7=fv53nsStFb68Y?vf65w)Qw7p!bAX0Ls(%p<j`WFzCK^_<$Aa<I#w
hp{LvwXtZOG$TJJ{IOoLqcp~|QmX1Kz^1}1vMed8I4U73*RRyEAu=T)N3^-GTe5Jlqobp)@UWO87^qPsK`jBSs4n-Z>lt#eHnbA5
G_eV+PAcpuU8<#|`6xOeYBIC1Yp9W`)URc((yP9#{}s=ve63urcd#EGtgZnkBCHBAFR)QG&95maNw6WROD+@=W+;ZIA+npLktEM6
A2C`m+Mb{<`7i~rMzR(vS0E}ciZbCK$};Am>niRv`zpaK12d_oBCKC3&NKcp?5&hBv#~L<-?2h3oT(--95CT5+cCJA45}Bb9y6q%
MWiFCsw5pLQYXzIn=L)9*019+akBm{G&K;fST$%XT{T23gss@DK&xM`X02VWRGv+>SgdKUEvquFwJ5l-g0DWV<|?Hw)~0BjOe`)f
XRV7ZKC(Bki!o6x9j$DuxvvW=Mkd^%CV_V=H>_%#+o>F>^{<DZzoK8RI44W3@S;*M%AvP1L7)nhGqAy?pRs1M{Hhos45A<&IID@Q
1u2a%G&BmRur+QlBQcaLr7H+4xveuSd92td{;Z6p&@FZ<$Rj{1K`+*wA+pjhU#g0)ayLjU45U>pHmY_iohU0SfiJf#(JVbKGpnW@
k1EbGhNw>|<1AkvlAjT-8=fODq9xjz@-&r|8nFMY;HhsnT_}7of3Qcbg{P}D`zw?$0<EDegdfeXULhW&7?bp-M=0_wzOG=Zf-e`Z
6f;sRFDGiSFQsFf@T&JLBCd}qpsU-e%rG^u(y(N(xG{67@T&=|0I%aNZ!mwXg)B;=#h&x22CY3YN39mIoi5lcgfBC&U#gCo{iPnL
jje4l%c~Hzft)I`Rxhw6;V4tBW3XQ&1Su^k1gQ-ucBJ+b>Y{+I6RN?d@vQ|liKGUwuch@cldW?d2CZN*-z+aJfviNad8GF)%%#mQ
DioYEiKrAY@+rtIm@!Q!39*;2L9IovY^P)-*PXsGo~|0JiK0+6x-dVZkD>XnGONle2C=lOT_|;|(Wjm%!KNam<ESaB0WPetB(O!T
R;-vLjhx{ac&m;r2{SY(x2`%lX0TK%DlhXNpDbjh!LYWdtR--zcQQDws;o+|X|T|(d8MW@yrUSZVItR_;HQr@6(;>G%COxf)-Q0d
9<o#%0-Z&vO(?~k5iU}%_pYX}rmeFt_$Yd>yeb2*4zD_}9JPiqFR>f26|E<w0i9T?Hzh)`$|2?`J*^p|#;?*aK(WxRcCg&0TdI*F
kt^q)<0s6e3odsnrm9M<6*LN?PqBTkn6de^pC=csovU^&N~&R$_AN>&?5>y}eX~TSOe>T%_OBkOOR$J4(I{=VZXnmL6|CSa;xL`7
95b{r$*}Y+2d+)9n>DZ-F(rpFsVph5Dlo;YQZS9Q=Ov{gM5y4gT{Mjro*#gz@u~ePiK??OgfjV|*sf`?@32TTZLAhGimaQmqN%?&
<*H&d(k|4O<Spc=+_G@0AFTBv_ohO#|Dlu+!>?4ZK`&w{xtWl$m#81BcPa6(uP?{33@yqj+9lj3rKv0%7pk40Tqx_TsWAku-Yh#Q
m@G`P60w>wva;<TU$KlcD5dkW@TV*-i7-(u)2WFvqphVeowCj?4zSX#lBY?jXfoz1*);npqpAO@Yp{*2AS@NI;34#+T_%8@n=~t{
zamGgn5aRo?UJ9Zd@P?RS+Gzlqp*T4Z74LO*0AHV_Oq5KX|YEx45`hk6tDR#t0^9^$tZNN3$N&)$uKN2g(IP!O|1!}lBrj%`6QGu
@~<;6bFg)%60B>qq^hVbHnSbDfv(uBz@`JKF)ey30INW=hAD8cPbyQMT`*U%)2gei_o;w1zAg<e2Q0y^2q?+2_8-C`86#b+v#g6P
Ih|7{s2hkZ;3JlyF{~b{)v?#HRIIut@~+UKk+9k>x}|ck3!<;EEVQq$DYcocm8^fRMk0YQq#a<gh^ut9VzC0K6|g|C(X54~f-OWb
ovC@RI<Cs8(jD5CWu?L|X(KAId9D&IZloZp{4P1Gp{xh4_bZ34->nO(fi7_-XREodZ7hne`Lal)`k@l6Ah8{@udJ9aSu94I)GSCP
ge{MxQY>1j%q1DAk*e*aCa?^d6DuR54l&=aVloA>EHGHG5U}p7#VU8S%B<h9r=pxB)E=L%VyvR1fue7!6|=>va;$GJMKSj;W~7R!
;w3pC(XKR|v=ZYjN3R#LnW;amDxhYrQ>~n=;is1-->1haLMi*O0Vkmyvnea7jG4o%Sg+VJ-LU;7WH2KziLi$yp`+2UxvxJYP@u1-
Yby*cXRZDeUnnrJ*eMaOvMnwx>@h1bHKzfmpd{y|0<qCDB`A2X*saT^mz-@cG^~oN(JVqHlrn&;a<1bmo2(tN9H|PbA1=5lUMEy7
!LabGTB#%|@2Zlczc?bUWv+BD0;vfwz^F4RUMv(bTB|Cnl&yLreXud2l`s3H=C8r7mnSVUwX~$Nh#+6Av!rIR(IkAWrLkh7^srQ}
)233Wpe$CicB>*W&9QK<VKp$U^)XA6wKH%eMlN2g&oBWkf}|xfm7pxHFsQ$w#H^XGYOzbBjWL}V5GWL*B_L#;p*I?+8z{m!1+YG`
2(Cw?2Q-wf6|lCgwWM6IR<1HFu(I^0zn>?g<TQt_iLdUg6DG&4T$yH`mo3SvS0TzYRj2f^%r9Ot<(4!kf*~R=Z?iBlyPZxj{Ibj>
eXy6S|1BXYb1*V5@vt>4*R#y2maL&DE406(-7v~DyR3_-POC~Rr;&QEN~$g@1F_N>6D?>er>O#|Vjxeg>Zl1Qr?K!S8yd{9_^Hvb
8Y*xj?ku1fr!tlow=Lm}6sRpLR4JFL(XJaZy&g-g=`nC8aVr$BdoGu&v#~_8FrkMfM5xxQC9w1?ov`9C$*@SQ<F5~-ASbS%W3i+!
8l>;AM6A6ekf-n*#USt_VXy=+a55vW6P*Vvd9t;ve5`FS&Zs@DP^hu3nkBBUK`nHn!mq<K<FBF-q@0nj0kBjr_^=$Ufw6z4b*(6?
xh{<>gRLo<AfSLUTC<t3;jAL9=pw4895k4#_9#58!mrA#&^4;A8?MWoDXcA}2eg|g#;uhskEXw{d8lU~)vji(>m)*>FC<Mai6lO+
i=uy}%P3x{5V1cYUo5aFBdokFY%HFzakFV6CpU;Cl%nXg&Zt?WfTgA%dmK8QlB(RKX{^bq51+UlBBY2jYbvp@q^RMp`!IZ?@+lY;
0xT@C@~cWO_^w=_+pU?g6t4uW&ai^4<}fBEXRYQb_by_t#tzr51F?j#@F^m!NT-jjC@uS}Osoni^e8-|BP^4ruB4=_V>EIiATukh
AgMz&E->_`QLkyS>MqwV`z*RBw60aEv8;EpzN~eqEvuCv)~ih*p{|uKM6V+%-KygsTq~-qq^~5OW+h%OA+Q&zLo;|VGc6i01u0Fe
UMdr(xGXuQ*0SRtn6l-pU9LH+2O|-v?=x$t@TaV)rmPCB6)Bji^Dy0;j;k4|c&}$J!K^7Y>6J09$gG*N&@%$AfU!-n3Z^EiF|b!C
N2{2sudHh<Dj}?_aIo<jm9hUY4lr6G(ket2EUkO5qaS*s87|i_kE>iT&9cj|kFI1eL?qCwP${t<L@FRC1F+z&La2GHsI_ICy|7H6
HnC@_>oz7HyRg9?A~LrsI5UYZ`?TC9lqq;LPcZ|o;;Cq~+pMY;ULIE|u&O7i0;@W(&8!!tAFC3t`ldjzxiT6m1f(jVc&Ha7G?C)3
@~R3j2(6*01TY?&`y}nKcBU1ob|XNTnJgu;1~f@7zaU&BHmXN4X0ZtwF08IBbt#z`;UcuGek!J<7$SnPrKJ@aa4HijI<V?2%dI4<
?Jb2a->yKc@+lmwx2=Y-bFh)I#x7H^Z6$`Vl`=N6;H})Q1}Sy1cCor6;ig$D9<45%#imf8VW{>a$|`;_!?Nfsgq^J{GNvCf)GH7s
kEZFX?6T9YEijz1(j9KHN}~s--!EmWBp@6i8?ad{HZ69!A}c1W|F7Smb+COZG%NxijV{$9dz&h=!KK`-8nC9Lb|VldtEts8>ZFUX
CMcLGp|Mw`04+roc&pT__N)ykY%CD45u7uu_pidF=&aA4s3Er{$}CH)Hk$=FnXd^k2Bp2LSE@ZM>n%nweyD7+5UvF<i>zyy4z7o&
wKB}DJ}WG*lB6`SqbLZke5qtCeYC5s!6`c^m@WvZ!m2B%xiJN_OD*6dD65^XajYvX0I6&wFs%!ooh#+2|1e>yGc3BVhpwlt<uF66
)}Sn{#V|Rp1S^U$v8_O-cdnKs`lv&$E;D$n<fy@}GOSv#POL?+Wfj2{n5Gn=VX>bs8zC~Xys}R*0HGGND6SW(C#)bUg|EaE1TWgI
1FDm#Cnk3wYa{(ANh5Es&#%>|OQ@2jWht1S%q=!53M%U%Qmz-9uCLsxL$6sX;;?eC^)3xC#IEKomMZctyRXJ9cdyy7s<C=1ovxUq
7qT6+e<vxaJRt+3KeXepk1#E;7bs$=bg3(?$F8BO@~^2bA1Yd~y)Yjx#jc~J;HZeOS+3-<?jVb+HL+<iBCQ20GpVt#gD$e6wW*7;
G_9Ac_pak9#3=42;ig%tgDR^kwXsmA#;rpzE~_@PBdK<&L$XIHimXB>Xsws1Q6;vV+bh7YtrbR`s3|lo1gCbaR<cd9U8G{H;~>*A
2(FQ<QZ34}AS=ExcrLi9&MZ$bRHVtSVz4`_5-RqZFe_)K_pn(huc@vf!mb{xTP@nDsjhIeW~;KHEU*D2S0^f}@2U2zYpvt02aqzU
>M#DR@Uav#gD||UwyEr}1*vzbjW9i}Y&5+RtgLjb+OGp9^sI@f@2+vL;jf#p@uVa$&o2A0rY+7d>Zc_r{Vi@TmoZ(i1*4iH8L{~#
CY;QzR59wTWH6wji7FDJm!?i9yD!Kr{VF{t&n=ZIm9IiA1gy)jE;X01`J)*vSe2t9yDWC2@S=&Qm9rA6$0sPUGcpyazoliRL@qQh
2D8UBhp~OJ<DrVH04_tY;-&U13pjr*Ua-rfS}syBekw$<qA_MJg)eTbWGpT#U>)tStDk$YODH!Xldle%L9GTR<gkD!3MOP3OsQR|
Zm)VXVynrox*?Y<hN~MQBbm)B2e1e+eWll}v9e0CVzRWZ12LSS=CGrkVze8tdal_rqo8;*cB(xnprDkr)-YbOajT`TN~-FtL@hKe
dM|*m04?+^Afg+r-7Z8hAF!;iXsL-V!ZppKcCJP)dM-ArQ>;I!A1)iNg0L2_{;`9whNpe3fT|Cz5Ui0Tr?3#2rLHZk7_rx?MW`$&
*`b7}sjO@qGBwJfQ7a9o3=+;aG^u+o!Z2YZN+|KAq9(Mm9kQOF(x~Y&_oxW239vveUaEMkU$b5;qpaYu#jtm%3apE-ovvk_D>6{9
H!FlDOd=hrM5!h%xU3HwO{Zcnr5sAEt|_~taxcfN(5QH+39!nnIxr@y6fNDX_bALJ7pqLLA0$i~Y^G_gJFw!f+OTsqovjlyG^is1
r>qz=gtBWg>=fN4l`<o-A)lhDJ1ncEdMZ#Z6Ep`OGA;Q8m$AmMjH|O6tST!k2do$@wk)VJn5`$VV;l%DC9Y~OjHE-ZDx?6YmLcsh
sVD%av8gPrAEsQTq_C-{#TvyiZ!A%;T&sVhsjT#^b*i)^N~r0rEie5c46RqN{I2Ayq_ZETyrS|lcPzlHtu#BSMl#W+F*ATLva4Aw
<tdu2?I`xH#<HcBd@TB?r6-Op=onS4qp^OeajYvTn=FZ}EtoeW=O8JnOsfGVTdcOSK%PmgkRBi{<f*i+m$7`X#4WO{?z4}Zg)LdI
cPEdk0Iaez6DSLz|1V*$z^?7Bj41N0BC~)k7^yiX3bCE4n4|@<z$q!MOR&<g+$!v{(;exs&#C_!P_C~j7qDQS)hL561gXWS<*dl9
E-XB-E;J)D%c9V&Of3|vb1<Q=u&(j1{H(jKW~x1|axwp^SS1*!!!`AuVzJzq;;m#cH?9gbiLAh@jj)2O4=Hyb6sfbSye^6@m9z<^
hotc;Pcek3Unt}&0<aUTZ71BaPp96cm9FO_4llO?OenH1u^tShA+GlpBPWwAr>qbxm9B*;doNlk$*(!Bi!lVJ!!BbjR4s8Y<tZm9
ye;gj_9jXiTdqDHj4Gt4f2gl7*sbd`wXPbjP^E>iiLSUR{iM>cH7vNX2`r~9W2&aDYONWoC8q8&533%oEH2ilpRty#h$37X&Li%n
0irIk!Y%!(F{H6DxTQ5QlPaqw-L0^!<sd#G$D$#sM=`su0In~xi>5QNSg-4)(XA>l{VW8oxF|gq1+qo2fiR;aPb)67%`S_k6)okb
DW~YKj;NHJBr2=0h&1??b*@9KQLX~9N2=H_q^@7EJ1q4v#ERK0DJA_U?y5_(9<Cl7A+@b64>sYbb1^}t(Iz3Xt}aL|1S-=lMvHx}
S}o))CNRyXF|YNW`mk6h&ZLha$09~Bq>zFqLac)>izSAk+@$?2fu;VZ=%;(C(XcnLimHjQKr*>4Pq8kmgECd2-76BYF0D~9xUjad
rLa9R+pN5yCZ&s}k}p}dEiz6q;jCabtRX3<WG}2J;-<l`P$DEG<gWRx{3bo5em7n#TCL?CmzYH?hn<TtqODOc3Lxq${Hjf*m?xU8
2CP9T-mUsEZm`d)%%^WH6BsQp%B6{^1SL|d{-Y@{BdqwV(I#>spQ{2U)39owQm`zai===s&7CKqmoR^^rX>!rekItemMycR=%;U`
;werk1SS2ZPB5yTo-gq&EwCZ7Cnk6^475Qlw6XiCI;E2=`lli?J*S_giL3k|kgS5RPo^5JS*Mz?lB^&um#%)XyPv(S@+m?j8!h>$
UZ1kB^)G9&9j|OElOvEWgR(EJ^`+~XQLyThnJGE1-Kd4BBQbC!Un{Ju=&cJbSgS`Z^Qw5Hv92knPb4uh7qKs(TBCL<-K^)SMlhQ%
)vs18o0{-6Bq$uG2d1Yld9Avx(<;rcA*lebfiYP#Tr>WoC7kQ4;4Fr%ATeI5uP`2@?y?suYOgFRRW5a}S*b)Mw;ArS+?>E2I;{;X
6fD=N_cGk7h#-iwkFw^jSf?kd^f9xhLZmMwwypFke5#|S8LX}_F|skN9<idW?yj1!Td)x{K%Ee%7pgI|5->}#^rg8eSEsfv@v@&N
zd87=aj!ol8ZG;<K{KB(>#*;x(<!tZU9l~%05f(eEiGoTcCZJr+$|lV$*A!y@}tovK`I$9MlkrQ2C=Cw+pRh+!mh8e5Tpn*z^e$d
J1|47Wv#z5Kd<JnNV0CSzbsA^p{$Ce^QPyd^ej@en<pQr$}nsx#H<ggp|2^kH?Y{T2(fUd6R}gSjVdTEv@tL$y|9-kgRIk^U!m1B
d##+Ub1Wh!nyB~~nWd1jqpX*)KQGxacO~?x0W-L<?I0pA+M=>9n5tZ^#;tBL0kSbC5+WZkp{vy~IJKUsM6f?F3NM}-j|++;4lJ%Q
IV_Z{f-LQ&$P~}8hOZm0<1KzKd8B%xlciU#{3=zYdax=e>n`f7IVlvV9V}fe8?EXwRIGF{Ag_a@IH5}*LYWq*MzcMzp(yRIz^_QK
z^fgz+^(T2zopG0`K_xh1+0e~NUn^m*08mvJ+D%%8>vIB1g+~aNf^#4&8}juYAc(qAF&jy@}x^B2(2173N_=Xhp5V>lPo5rf~`F;
dNbRqb0#h@wIyLP%^f1KjWKmB+^TyuMJG+6-mG;flr8fphbzdep0E@y#I0#6B&|k@e=esVgRP7f3ZzW46R$QfVy?ulhqQt)%A`E6
D6vQ(%&^I_+NCcSXev)FM>8<6IVl-0MY2k(<F5cSU?~tXG^c?u>@qi~{jOm!lP>G5yD76RF|Yb7K(Jk<ZY>n7VJ$?hA}v)QhAx*Z
Td1?JJvIs_Xs;=<^|Oc`z^#<5N1OvCUan=Ony|jEGAM#5b}j5Ild2z~ktX1>J*!G95G(etSgsML_946~S}qtR-lZQN2C%rU3NiPl
sHjw~wJYc)ksbi3Wh=Tbxu!&~Tdun%#i_J1b*$7a$s{5yUZTsY?<T~Ut+IkG?4<rJzcW;^VJ}M~1ug!fjWLj~Mkr<-=_n$hhORa(
bS_0L@g*FvJFIOlpsh}#U8$6<)tp&2YN(E;ekBL3&njxKW-ovoA+1p%PNl=ENU=w<-z%u8Mi~dPfiEU4N;4lczN?Qh1hOnB;4p46
&8ihL<)u?BJ*`w60<iV8OfrM4)GeejBQArXF{^;Fm$F(eWgt>5U9cswu&N?08ZtMq+OC+bRk3riZK<BE*D(U6bFsaw5v+uxfUsyU
)UK?l*)k&};IoLV@~Z=`qqVZA1*n-Y^)MzTvN6&k7&AR9e=%{ay)5*x4Ktf64=<%H#j1F%w6M^m%BIDx8#8IG10qW>5G6|<R3i|p
9IYX;0V%<&h^hE3%N%AYYo?y4l&eUt5w4M`cPl8RIV|L?$}nRv*{>a?{iCQYhcRNI;-84C`ZAHMUoSo|!lg#2JuQnW{V4^ni7;5F
I;_1c8!xT1ajPyePO9B4gQ){3#;VFKQ>>Mt04EzQNV96CQmx3M%`(5K4J<;i=_)B8Ot2v-k*&+FzpT45)+txBekZ~ypQ#Wr->?5Q
kEo0^wJnULl`p`Y@2&AM_NzB87B0vrMk}PPOQ~_RcB$*J?3hcT`YraRgrGz(%rI%6nyQK^k+1-(R<7VJVxU8?bg0QPJg|$VVyx0E
)hAP|B(e1tge?~^4=Y@vqb4n<9k8*kcBmC3>ZZ-FYbsbMQJ;q`Rwsn9wXnn+Zm?l1Ah4V=d8?Tf>97niM<^?<TP`{&?4_<U1Fr}w
5v*vff1?^KD6rWn7AbwHiLjKAfviBUwk;SLDJSn7-82EL1T25AGp0*`tDwfGurzEXajbDG2{AG(8m=5M(IaZE`6uDB<)sC!Z!njw
S1B>G<tmS>7o=vev#%I3VX;uHxSg4-WtZBY$E`!LBc(YuBA*wqp{v`doF!_o^{mOTqb6e=$tOlFH!3`?b*<yCXr{(8xT!3(>!Z9L
J*)t!z%1J_(5ma9GpIBwVmE3bEv}&@k0?~Iqb#bb2Qi4S)vMMhF0kIIJftbEkDrCG+^CPNuc#8J%CX3;2bGX3Jf!L-M6DpDPcTcV
;xHX9a3)u**09zsAgDL34lZ>sFr-o}oh5dvvaqTwakY*pd#~p(6RnmkVJus&%CMd=L#@7;f2p&lld3<pA~C6{9j3A>?i%VCSTJKQ
`W+aw_$NrSq^NDI8LY{#v98Z9ov<G!LMy5+sxIZNO)b?csUiwBe5)R*=9(-W(X7y=*QtlC)i0(n60+;8SEsL`l^^6RC#Cu>SF+kN
4K#!>9-IxWcdjlc7p{J!b1OxcE~l_6Ah9Ex9woXgp`)Oz1u9*xbTTnD2N`CmOd+wa|1apTOEF}t0I1Nezbp)_1274nq^}aCS+NwX
DzRQEk0flfR;0osPBJmB=_~oHRxDL07_nrr2rq3ePqCD!Q!O*CzN<c}52~muuqn^0h#_yVz$o-EEhxh-Uo(p@xUlZ4MzK;NN3oJK
gsgJ0VXjRl2BTao(yN*>3Z`<e%&iM72(9!dt)OWt;xAw{X(W2C!?Aaq5G<3WJevlr!l)6YCa9dD+b~(HhbZZ-xvUc@5+`sjI4q{H
3#Z?uBPV+<yc;>LE1=IQeXS5Mg|4BdQ?3TA*(~rh!k@sa;w5>o@2Mi9^&W1TD=VKUl`8@*uQ1rJ2rQ1R+N(mc!lxdvJ1T0h*s3Hf
=qMVeRIvH4XRt}J#j*FWl`3JcBe3JGz^*<e6*PRWDKA#7m##6beWiG*nXM`;I<UZ_VX*lyv8AM=L@gpS5wJ(Ao~LuJelcGyIHt6v
9I3P+MXyS*A1xRcDKh0SO|*|GDX)ty51v;k5-*>tha@L00xIpYy)926Xsd9s3M)#i0xCKr_^@HCj<5<WcryPibfv(p5wJd^Z6(d9
VX28GKdmL3_^_fe9G9xH0VpP_>8{nSzN|^G6e4|)tE&SkD5e&M)+kV?y{qW3dad%PW-pkZ%CVcI3a7HEP%<8*mZ&bY4>5~00V-{+
lQk|ZUnm(XU@oV!SgFr08!nYCK&sEN;H!JJ`l}<UJ}zIgR;l){`zFz%rL9z<g&=ybfvs?`k*atwu(9wiD<>(f6Rb+D%A_T(nyl}w
G8{)DXDy(prX-=E&@kvEeze^n@vMRmY9+X(ysd98B{H|Ff~`v>hASd4K`t095HdKaWh>t)ts`Wx9U!@|Ww7iHp{v-fv8a%)M63y{
-?DYA$*ra+t|ft{dn#P7Y$0&3>nb@QrmxMg(I(t3a<hl8jwo3#39d^ngRcRrT&?~Tm8dwaJt_Y(s;c)ZC@STtk}#dE2PB*r=rar<
L9=5p`>LERC8EZrbtP4-ovNL%_#lrjk|$#?BdJiZH>vp{t*wTyM6bCno3O&HjIye)maF}+%@>Q7)w7(akSKt#S*X-3R4y1Wo}+WD
PB9{_2D99*z%fZJ<SuA2#H~`Q)UTnjEvw!wJ1$tU{i@Hb6DU10b}><%ORN?+)-o@S(<fFfvNaqu`Y4O8im}tBkgZ-aDJW*GTP?gI
jv?|fu`z5LFtK|kQm6zops;x;Ae0ua?58ND4J`0Abuv(+-!O!)A*1%9;vk?dxweh2@}+_<2(a9)#H0?bT&`TKOsfqs*{(vaO(+Vl
ZLcw~HY^aaqomB3inH%AyDF-t7$1hMPNrlpQL@>yOfdSRS0r$++bEzZmY@r+hOeP6*D`LdDl+CTZnKW6^{h0nEFNkuc&QbpxT89%
G_k~;A*#@(+Appxg)3JoKq{-U4J%M3e<qx(887gth%U3S$1RU9Wuq;jyrs)7a2ooiXPSJmfu-&u)UV1R)-JRx?yrz3Z7N~0oFW#n
Z>(G>Hn31F-maCZ`Y=_jDyU|v5U$9pHK<auKBc@gw49D8fvg=ZuB|X1g`<tKtgD=?39_>-<}EWW!7wK@QmX<jJtQQuudJ&e=b6X1
&MgC}#xS?AyRV|2Q8W24eX(Gwf}z~AQJ?!Fc&+m==PVd4>$BId8ZJ+*12u7|hO3Gf8m?<9_%8dZ`mHIa*`s4EMzHUw;;pMHA*H^n
ye0;$l`haJTdWnL#WTt<fT=H_f0{NfBC%JfJ*s)F=%Vbg9V%EQ-zom8{;m5bC@^}jps>`iB(T-3-LL>J+bHZOBr+E^Z>is)NUX@P
7^o+$%cdeTMkal*ASv&y4ly7tnzA7^7OKxDzO4H(%cf$hP9wLjI4c0LE2&{B%PG*UCnOp%87TTA9jwi*wJf41hp1k#Ri7IuwXVRd
m8kQm-X|t7J1C2+A1^yBt(<ePEuH19dN6%6|0tKT6s!Rw!6_cEcde%+{-`FV9xSx17Nqg6ldJr#l`9XhJtQWjiy*DC2_LJk$*L_X
O)L!`Q!Gd=@vR!KXr`_jysS5`;jZ<T7Oy0wJgkf?4=Q@9gfgA539mIUps!FY*{QUwrLQ+A)U8G=hOnlk4zIqSFfgpBQYVcRB`X>^
>#{(ymM)F2i7i{AQm*JV&MytC%c>zMU@#&!&aEdb=#eQRY^fk7`mA9v3a%?0zAf%5`6|||Mjw+bnIE~TkuQ5AFtIeTIX1>31uV5E
e=Q>{I<1#C-7p%gh_Yg)p{$Rty|81fSTvC_JSdzk$gt?H_pXGW6QrUnS1mXwg{#k~W*{rDx+1C_{;(RUVKBTUudPz8psSCj#;tv>
MI(h5(57W6<g_v>up{UwMXhnDEHP6uNTo$FXq;HGo3NLv9WJn~Z>%w>2`1UJZZM0j(5y)?QK#-H2B_w+EVI+Ctg>XJaVS8jC9O*>
>>!A-r>v;1lc_h2PpKj_q_B9Z88I%Y(X5-EX{G|PASey8l_<ut7c8EpLoL!UJ+v&Zpe`=4W+d$~Gch-*c&scYfHkWjlPpaty{JE)
FS59#fv0IOSun$*mmJ2hy|OPLc`9Hi5-#AZ%`I0iO{O<2h%zZS!Z<=T471HJk+F)hf3JhF$fC=$S28Co0je0V={cMjJ+xvT-LMB0
W}}U$2(Z(yFS3rRN-_bdF|gCB2CQDOi?aEzU#U$o2QKh1jV!^eMXAB5?yst?Z#5sXU7C`f2CF=xEULS%CoEH_I;|D3XtaN>5-l7v
kFPf}V6cQT2C@|?Z!DfFJurl))T(%~H7o<Hc`v;){HwVn`=TT)X|D#Mgsu}Z3aU@9O)Vj*HZ*szys1qqOs^=ijH(qaFQf}8rLB*q
CohX8O|)&X)glnE&8>!}#G+R%wxRK`k*I7M0w*UbGO%B(!!Ru<fh>_Br!T-Rq$gmoXs9`=LMR(FM~&LA+L9YAk+93KKP@(?g)SK~
q$C$IW-$4&z!+2%rKupTCo@o~4<uMD%dZ5mX*C_CUadE&9jl3&xUHKi3A67lOfW+zwVJ1@G_kxhd9Bp5cd1gRjHVy6hN$JF(6ZF5
hbqn_2(3-2SgoKgNwM3or?LUH8z}m&Q>`{7Ft36${j9Amc&+TINu_ik+%5sJ)UcVGV=U<^>#hEzBp({D0;p*#-7{k^L6#*clOh~4
y{VC%b*NLVAg4kwfUp&^A}}DS7^3VM-mv?p1SHoh9WYj}!6tqrnkiSOm9Pb^sw6$904VXO@UZp@MxrRJc(7ryt}IL?8>7aowk{to
IWP^h3bEO(b+5UzUZgK4PP3>kiLW}TW3CyabFuI!Ev9j>hoV`5x-4F(;47%GQm}!qK`Ip`<t+FqQ!qOr9jSaQh_3c6J+P!PiY`vD
4=5EdX0f!M9k3gyD5$J1&MKNJe5t=ATd-BHA+nh=Y9oRlq_MRrR<oI~|FE*DLakh^n=pT?)hsa{<}hb8s;k1L7O%9SNwU_PATyDq
t1R=Z#Gf>=+$^23+%Fs?s;!Kvgf0sy+%$QqJg7q@MJ}DL(k!%`uc&~hAE*!}bFH7Q$*x>1L!s5BM67=*1TWdDTP;~Ma4s;a2P&*C
2CVO@DzXf%*(kp(eWzh4u__lV|1k8h2`Ec6$uBFi9ViH&v8|kyY8gl$crHP!8!o0T(<@IVu`!IR&@pnEFf2E*fh{_;o2aibi6tYm
SS_+GcdzoUNvx%*>#$HOd9|di(Xke+BC!RbY9^>6Agh6_eJ=wjKCz@P#HqX@7_8f`F)490hNc-K7apTE$FHs`Z?D26=C5w7oGHV!
1FTP`Fs}uxm##9NEG{}QI4(MtRj)}e9jw}(_N~&gw5}JfWvtpRB&cPqYa;M1C$bZ(88F%{2dWM<$}x(n7qZT*IIWB=CaLcpKd@>x
12^uhuPV~B3^1Cm4>W1Dy{*%(hNXY4o2a88Dke!Vp&zlW#<TXS8!g$bj36~Oq9ubM%(3gR#v|FM=QAF(yBeOYg0N_%5i>L+u&AY|
+8@QCbgw6@G$9T!WGC+~S*W}rl`CtkYONz78>O<L%dsS;%`qc0Bds5zt*;KU%PHBeQmBoo2c%M?!7Sn+6QmX|Xq&OEQLs{{{Hbm%
qOg6eL@R@?g{{0JF|0y3sxPvsY^f=q_AcHg^{vb+BB4R24mCQomnEAob1c9tDlIE9DKL8`w65BWr!(oP-!ww4qcQO!$E?_;057Ak
1ggR-x-N+^@TMT66|f_wcQSgc1};`0_$H*Mz^bV*gsvB;2rN{whAI0RNH7Yp%q{z>#3XF1JuNq}!l}=$q^!&?v#`62q^_8knyfr9
*RAC-#V#r=z^nx*5Uxuo6s*#;e4x82)-n?-9I%U`sId1lfv0@1va#2qh^V(L>L*;UO))pI->E^Pce3WNfT+x_X|Yf#A*^Jsur8o1
46ih-UaDxWdaNazMk@3vAu?5{cC8<;d@k#%Fe>n`uB{a=i7sfQN+sMAVzE;x>!`)4(XLdhcrbsoot~F6BdZ;<My%1LO)?xRU?40s
!m*1hfT{|rBdiRf53u;H7M%I2#3+@pmaGI7H?()9(5^@=y{_{zV<EMsFR>J-%%}yi{;$(99HpPF7^Eq#U9gz2D6&AVCZKqu<)=rW
QKm|;LMc0;Q80oSai~?T%BPO7%PnCk95Sb;W-c2q?XT6agsE$rh_Hj8T`}gWmNQSV$uUc>$Q-FAvY{C$I;*QI^|1u2cBL+x`zwmC
r=%3HB`JO|`>$RxQLfz~MXMn!?V{r_@i06x!l_TJ-Ke~;!YE&_(g|awu{6)5-Lz$?V>l$W#Vd%S38uR%vNs}}!lUmlJ}gh8W+)sn
&!L?w#jfnKy)m?^p`#!muP|PyJ*0@R9V{3#R;{(HGPIK{J|WGp|ExtB9WXo|f~-j`iZ2GRBcsf*yseC_aJ7y$*1cuAez@bYkh#;j
ezHNkekyIMtTbV@gto%C-8byHJG{EO5VX^{dc26Wp0x(RvbsaP5G+)-60;z<MX!OMF0clym8x8(*0P$fV=Z7MpeFb!&LVB3C9|g_
7L!^mmLdeLcC37!Kq_9WqOAgv9x+X-=rE?NOs&-^HI`a2ZYx-@HY>Fs%OF=Y=q4Ymlqp*(mnm~6{3psJ)`>K(!YHAuK&+H0+o|vr
iZKJP2sNuDlPDE3G_D9N-mXq8JdiQ4^sW{i2r#F!ZK+bLGO^+;%PEs3@UDllevpPVB(pLv%dvelCoX}hJgc~}5V0RAy0BUy2C?Nd
5-gOh@vtkf&nxMy|E9jL46y1o{1MTvN3jYWeX298GZ6PJinGS7!zh|4RIW59Z>y#>39F-<>abL@1TJJRcr=cv`>%c|8m1|v2`ebC
ZLNDPt0?uUF)0QuQZg_dBLc#)`z$rEO)d<x`>+WtX{OmF=cz)jA*0VENHJNkfT+i)i!)`V>?G^5>Z-&rt*GU#l&i(0>Mc|swXY$r
ypYB*?yjgXgRG6JfiU&0;;izgEHvJ!kFnG)_pHt`J+5W3MVx=F^Q;0ct}4?ovM4kx6fE>C{v~jnfh64?zzVA_f~^>?60q&8Y%W10
Q>##-g)MZg<}#Y7U93DU^Q^}tRINgslqqtsGAz`wvaSrVz%G)oU8x~7e<+MAEsAe2OBFt`l$nIIk)>HJW-O(x6fx_tX)Hn}p&@oN
AgB7NEHM+T4I^zdb2OJPhpi{2bSLsKQLL{YTd?&d+LW{^8Yspu&M3|)d@=bUm?T56P@%~wWiY6$zpS^cJ}d*OFDQ$z)+|`4Dl#*t
2d|Vc4XjzM{IioS@u>A6yb5qGIkB!R%%w%Kr7j|^Q>-wgk*fft&#(BadnIx%8LZDOG_fnKpE6;rpsS@Y^r6KfJQ$dz;;d3EcCQ$o
dW)tl-7M;^FsG%bBdR^DG^oWZO{iL~e5=f_(5SW^_Z&eattq*z-K=mZy0QN(z9Qc)S}-dw@2*9ss+ks~QHNNuaIkhNeyh2zM4$z)
N+q4Km8&lyik&wvD>QyDVIan`x2rsxM6q+Pp|EYQ8ZL{i`=y(%7Aa#ed!SvVQURMIhb_1*TBtg#a;BB72rQng&#WRU5vznTcB)mU
aIhD&{VHm#jI9Q<Y_iR=^(qrENwU=}`>?dCsVyEet&{&M4kjNjEVI9^rY{$yfu^La{~|N7*RVsI3bDVe(x5Q0ZLo%}wkZWP9<I+Q
i7jg{buomnC$Y^U&8bnPI*mf8y);3tG%2jD`j%{?w<-@Sy(=89uqY4}DlLMdT&?`7?=&SJaxFhCjjWb4^qui6@~X-$CaG5<HZjeq
29l^Ki=k{VSFYYHJfT1x#4Q=I&8*QA3#CV_{;x|f%qzLD>n}%)0hJCexgz8)cdH*EdaypJr68ZH7cknO*^CY(ge}3VY%Bz+`>A2A
&#T%qs45Jm9Igg5NvC))YqGa67%aY}IU#N<=c%u;CoS$Yohq}fFD9-Vs<2@mZ453cz9#gja;7b*EiW3d`7C{@eXm%qVlS#O;jf`1
ORyucZL)N%F)R(Nt*&D(Xe#zEKcgKb8>Bxfg|P#z3J=LCNwD&$v#c?sz^oXpho^ETlq7$wTd=>X@1c({WTuv_iZ6w&;iwv{K(R`!
1R^dmQ?dE6o~Ax9%(APj2$iy_KBn<0I;~Kq`X*E;HmV0KF|Z9Ujw}!%B&tj*6S1~03$RwKVy9ZH?5~xdOD!8UK(D_pgrcaY@Uf*W
Rsq{Dx3Ai+3a&{jcP%)bjUaERT(5kw$*|(DN*G2j`5n(JF*G->1S-oi2{cAA0J7yJ2&_M`1+UJoYOU|3{slfQX{?nmtFX76-KiU}
oUGHRKCHbh;3fgB1*}FePA%xB2rp-?V5Y*c`Y;kP+9W$Lp(wQ{Nt|sewymnE9GOia-7A5rh^#KG@g=RUY^rvud9m3qtgKKkAFRwM
1uP6Lb*>&83$e4A3#tY!Yo&}ald!?8T^Kwes4@Sm;f>`hCp0@K?y1l)=dYri2B}6J;j7pq5-usQfGQm@ho=lHye_CFqb<uI=&dp>
tCMT5L8teuuc&aU;;hB3jFHYQ$FM%EQ77Xmbt&txeJE_HoUPw29H8m2S+L}&2By+5<EcumA0xmnPbp8Xbd(P$sjk7Lsw@R0zNPT6
-vcQyfGO3jIj_nhfu;SeL?qN787>yBda9$U*&UcMyCMcCcAt5vE-X7N{-QCh#;P|be6Rp2LoWBM+OCKudXjD&t*`Q}bsXfh%dp!f
^so7?cBNA=L8~aU8>GQ5Nwn`Y?kTIGs;9%O8!@z{R4`#FNUDn@BBNWarm*m<jSf4c`K<9OY^$!UG_sViK`tMzm8_7l?XVxOC$Q5l
+NfMFdZzua2_^@y&o48w1Ef$ZJ1nduej#YC4<{%z@QbLgmo9WH8nBSEJgiwSJFxO3OPVFDF|oEUnx$c^6)<zKO)28AIx38^YqVXi
jVT+iO{@ke@0|)OD;hMUErZRlEGu9z60nslvMawJwx+Ep87-%v<R~{PxU5~V+_2fMF|4(wT_YJS1ETaMuPIinKqSYVPpxsN0jh_q
=aFtDjVOsM{;eITJFZY5QY&Gp#hyMWoGe<dVXH#3Ff>Z8cBQeU;F<6)#;9d4bF<7Tey>a{Dy=W9Yb=&6hK78t5-pvv<0VEcZ>w7`
f3f8;9;oRi7^;V<3I`CP2C;dmqOMA&wkH%SVYA&UNG|-aS*e+*`LEqHEiM<c1b|p7@T4`PFelcl=a1v4)}H|^m91Qto-Ru*H7<6q
-jMDkOC*pa_9VbC0xyZM*DS8A`Ya%<^e4hB!6XW$VveJyCMXiB%BV`OgDVECF|hhDIW;_^(J4_eqAv6&D5?dfZY9I8Ii_bAVJ>W_
WGz%JEUbyI&aDNqv8^t!!jKFoQY|nfKd#!TBr8|28#BkWJFs4$&$H98WvHbo@2=aa<uJ4zk*E?fQLDc#11yKF{Ew-hMJ$)G#j3-t
4v_Mq+%Sc(>8TJY<tl6|m@r@{A*`;DxUUEgai&x%oF*tR&!R1^Jg|x_(J%b0b+WdrEvo?}ATmEIRjA-F2Y}m~hAcO)a4?B4-Yc9j
PcMV6GO#hOZn9;q;4<DWgs~eQldP<;&#;pz0<ey?f-qyOmaWeqC#EPfnJp_ZAPmkavb2dZmasyyr==yXIxN7DgQ^avA1&x1A+5Zt
w=7(sbSZhLsHU8$peo_3MyExt3$36n7b?%F$g`C&S&k?wX((K>&ZrKe^q@$uMzXT1elc$+Zm$Ti9;6|#bE~wjf~;e)3^C`bX|G2h
|0I>L&#wTe?<h;71~jXp`U346FeqfJD6JtfwI)5NKBzS?^{57)7B5dSP^3dM+b_&BPB6nML!hlMR4*|#p_>e?SFC8HW3m^lI;|ix
&JGKyoiT~0TQb+I>!n$-elMUa?Wrs<V=hgx|EXuL=cXSqXRaouZ#SSYSg9r~^DW7!Uoa7=LMo{;hc9lh@{}d6Q!%-#FsxNDj;@TV
XRUp&YO5x%rmGgLeln%0;<CoEJTw<Be=-EAGNO(z?=8EiLmmvPo~!ku%BtF^WCK2?o-LfD;jX7I#wdZUS0*#8J)pa&L?=73U@79T
!!Yx%`>&I%*swk&d7HGXHKxfkH?C|b!K^1Qb16k6K!P)^VX7K1Jg&d2#VYF|BQ8ub0jgjy8Kd!`La@!RXsX4m87qseCbS_iXtf?R
@vR81bf^zB4K8yu7_>?#Dh6OK_pKY0Af{I_5U-ygfGT3K<tSUL^{lw4#436v>M+@-I<g(HsGlFPlCr+9f)E_BI<og64X_<D->#Y~
rk6r37^r~@$)~&{_$5~^9<DO2UM>@|1hnR+XRzX`+OB>ySTbKAuo$2uKd<>L&@2Wi-Jo17sVEY$QlclX847eR;Vz)E&m6R?h%tvI
YAYC}#46~ld#g7m!Y)}HU#*xVcC1gW0xoDJWUZC0m#W$@2r-A7hprr}ZKyl09EA<5hcNIi5+NwCNwLB+Su0GhL8&#OqA-B3Com4I
1+iEy-7j0MZ!Fv+U$KETtt^YC^&`@+udSZ0BP?_>Ns!1aZK$-UrLP4#7O8`!IvrOeB`i8Fu&GBl3MNURE39d)pfi)J!!e62oHHV=
4J}lwq>`8@AFiCKhAlO*T$Vquaj&i|2eT%uhA|GXj56Y^-L6A01T(>};;-Eh<SKcy5t_#pSSdZO4K*~bIjFL#ud5R+46qHTkEca6
mzUHiJuVEe6R-HO-L5h!RIU4~uAy0`l(7h<*RAI$9U<B-%_K6dSF^k<5TM<tFrz`G#4A@QbFhc3J*p$6!H!_3IIiT5NuA;$Y%2$=
7_Hwg0<N>5HK4Ai+$#zwtgwWxPo$8oFfK&2GO#NlJtzmV53v!euPpSX9;`qls*oWq#<FWI869A)daC=bAT|%Nf3Yl=ZnHG7udUUn
->hJo_#~<{3ZwupkuggzX{8A%Y^c<y3$ZJ$-65=~)ef|<!74Qn!LWieb1E&U+pBu1+^EVUk}-9xjwDzk8LaCo6sF)9t{pqD`JnHr
$SS8VYAIr?%%?FU53NzMArTp`#+{onyQW?^Tqtg<mYe@4Dy@aBd91=S*|1QfyRhh~(i?WJ@2MmtAh0R0TP+l&$v4I-C#g&^Z=Crn
TM3AruB>mcfhm8iC#hbr#UC&<Mz43T@SU}<G%9heqo}H_jiaEmc^fMz>@d=*W3Idu&8KQFU9vkY^sKkC#tnt9k+Od;u&U@Lo~{n3
!W1g2^sb+(k|&d~-7gX{%PxnnRH>t|bTGW7IISHfFfdN6Hm@D8R2?WKU#-d}UyeT`{IFWAMX$~?(xck3{xKi2La>>w(y1*hZn0D^
p`Ev?_K*#s@-L?&`>KH}<S-g6Ya^B<zom$*7NtltISF_kY^#p13Mic#i7~-2UoCqolckg_s4ZeBxFzH!Td)^3kgX*tV6Z(bTs1SK
bgmaGI4I(+8n7`hjj(*A&jw{M2(Rm{2Q};~p{U-lt}+X;$|2Dj_bC68!LIEt${_u$)h$1<%9+S11}RptRJ4(zEVQdG2QVkCkt`pv
`IY0Xr!vf}t1*?QVXC|^Y%Lou(XSF7A1h(2H!+o@8K^=iMw$aKBPh-?oHY_5qABg9gQvNyMxm-OA0?eGHIrN_P%FKtCo03F2CM<8
o2Vx$x2u0HTP($?cbucIgs~&9=B)Lul_)=&%d@OB8=Kpt^{$(xtfZT)vZpAlga*MdTO)C&hbzS^9IQYl+%5kq(=e%@6RmkNQ7DR~
Qmrne87tx}v@ArdVKuHT0IiO%E-D$XTrmHm>oi9iNerkVimM^5;<Oa7YbD(vXc4KS+a*9GMX<djcPYIyV6&dD<SjI<+pEPTOsGJa
1TKWMI4E5xh$8-~+_ID;7lq|0Qly(I1+GG|si6@m`YAazeWXaKT^LO=j5LWb(lK7H_cJFgP%W0MAS-37l&}!4)h~Ohg`m$VN;1qZ
$qRX_=dI_g-Kb(PDJhyPtguTf$S7ej#WM0Hh_Aq{RVnZ)VWu0Ih9_^RrZSHzKCz3U`=|w^z$7Z5T&%jU0*Qz*6s5B!d#xI<+a^*Q
RIvfD052J-6Dm})H!LG8fSn<&#ifoa$Sp9i?wSy=9IYKRBdjSf#wd9(95Ftc7z~vscrRNdMX+`-Ca@8)8nJk@z^PoX7@;7Yo-MR2
yDX2aiYGFy&@OMSQm7cMKbbHqMW^K{gRc@V5-uI4&k3|G^r-9|Q?Tx^g(z00;wdw)i=pWfiztgK6eArj@+pn5r5;hQ)2AD>gfDHb
>o4Q6*{~U*(5sj<8m{6k?uOGcJFws>Qn2MIRjiP$!Ktt-M=*G>n6gr`y|a!f$|$KMMXM|wdNe37VX*G3G%g*ct0p%W+bjn&4l!pl
LxU8n0wNTtd@#PTeW_Wl&mw}XQ>6JVRxn5`$)<#&Ftb`Hi=3*gd$LlsEiEIhL9nu-dowt#^P}J{ZZXBLZ;rDu5~eaRsH?E7wJn!0
@35z^Iy3&S7_=9$k*bL_tTTWy<RJwpb*Psu4m6Fe>8$XrGab_@#;Qayx2YDW{EyZtT9~{n$rtOejix-Q5U?>H0IaK;fin55zNKud
46P`!7pSqW3orttDz2C?VJyL;maU4a=c?AM{I3D7HxRTeohqfJ_^#co{52=Be6S0x?xsnzo|*lt&Z4I<N-OQKI<7l0z%MMSsWBHa
C9d_UR59YMsH-Kf_pzQa28X5>6eg*zR5VSn?z2`dOs;^g2dO_OIjEu{)vU27EigbV)2YZUak57&$*}64wlYq$iLs@t6{0aJeIBMO
aRodbN-Co*j<Dz{6sQuY)F!AeI4hqlW1F$6*rc>2ek+eF-m9^&?kXx5G_xACW-$n@4lg0C3!1$(^RBHZ|BIq6N2_iyE3rwhF07fC
zAe!)YOipt?yhPm%Pd>5tSlWbT&sC18#L&!!m>*$^sp1H&9rJOeXc+(w=RRIs|`A;hA;OgaHMfBGM)S?Ypj&9zcKl%JFJ{B!l{F!
1}%TCsG=URW1-wMnyIg^ZK%&L>n>uYR-(i#Dyp?I+77I(0w@8nJFL(z{Vpn}fiS_T!>l_jTQpKI^)iwrNwI7t*)GN;5vw__TrF#{
^sq1)c`?_jW2bPja4F?8eFOb5GP0tlbgEymyqZNVEG9axxGvDHyDQ!)O{<78A}W$4Krj8GktandF0(i;q^mkBB&9hdtt=j_C89nm
{ERNFr!@SjO{^^@d!~D^$gOFxA2hV6-5%C6kgz*0L$Eq2uc5f6^{c3&FQzsl{xmJHQn664T(9)6?JIgOI1DK>S1Knj5+|>$yfDnL
P^g+Ta3=DviZP}fa3C%;Ij=w=DK4(5t1zl4r7#esHYyDvzo^}*yQ6F~h$#ZJq!0cjz^;Cz#VTVWn;=rBiYVSK^{*kMq_FiTa~2mX
Rk6@1&#ZSUv#y7$L7OeEjH#!p#;6-JiY}e8!KnT)SBRIbY%DXV+bDP)-YUhZL9zd>m8Hn5wJ!%OJ};A`;jxmeS))`hTqyjk!LaA4
M>8+17%dB|futF*m9K;?W)1Q$<)W}K_ppgIrKD6H46A0cX|MII^|0fvrmVX%Brm!#BCh3?$}qbvhcjU*bSnFoF{DSba<2?9RiL@6
<qY){geMO&?5Z}a2dNvCC9kqC#<9FEjvLFca<7u1eJI<gv@Vz+(XYg@`56|n(4p_4gs0&!u`Xt?k*p^rX9x$b5HW<XEwGcW*)T~k
7cOP1>859`!YpZ~t*Uk~va5_I{G})vPnysuoFUJpP%CN~{4t}f&Z&W<ajx$yPKrP=h@SANd@U`jxGmi;|Ey}P2A~%*3Z*`+WUO(o
=dyCKH>-lN0kkHt60l^R_9<Geg0YJvE30BE=^~^pI}8gg0j%4kucT)%Zlzfs+NOl9Kd`;AYNx!YM<{Wylq(jlyB=Yy$1$5JWV3Co
#WH#v9ISA$S*pXcNU9XEH;HI2XRgXCVy=3u052XYF)%Kyr>Ge$(Xn$GU8*Xw<*YL-G_9s3XD%HsWh{d+$R+A2_br8;)v1s%Whsy@
AAq2;Of*g@@~%y*(3&183A9qKf-;A*Pp~7fRiivE;wQi@ET>5@f~pEAhc?xqeJUa_=c%YLwywmn7_Wz~0uMu}`KhZYLa@%R;IL<?
?3$Xaf-4rS6frlb9;PZVGOs4GgspNcXQ(8w?5kuhQ?EU)g{w-fI3z@@Dlf#WosGV)dM!vNsjwFxoHHXN*DNlcB`^!2`z#Npq&1YK
S*+16m#q;dWhuua(kA;bKP-r*La{fgzABzE4X+-smkfHNU@RakIWP?}gC%;cWT7OfAtC-R0xSp|G_wC2yt0)j7?h)|`K%<UH!+o@
`LJECXEOGyajbu;PN;jXJ%?>9QL$wvyscBG<*iRFZlzx#l(JNzmaw_7#4OAxWi;%p7c?iYT&ndc53xV37_`f-sIhP_^sm0TXs8IW
5sBTW8?FAWEwBNvnXa@nQLbt#!LZjXGO&`Tv#^jePo*ib!mIGDK&7%NQ6mhk+%E00<sk_wLM19P_A7a>Muu6g*DD08OEB~*2{5{^
6EL`_Gp(Sl)h#rkK`RERS2KgIBPK;HnKCx5aHzhqLoX$)A+1)gzObS$f3gd(WSBFrNvs*HT&(V<04`Ck9<Ah-qp6as+pB6bu`8h|
$Egx6STBtjh_4GAfv-ZYC#F!XHLP5&`>^$`7_m33j*3Vpk0+2W;4@t;lOPVWj3q3s`>YG9A}<q~Cb8ilS}f3|tgFndnx9iI$fd$4
J+2h6ShVb~_8j%4gDS_XFPlWJH?2P~=dDDs11vHw`KVW|LasI~a;YCL)2L&wO|Y4i)vb~#<0e)iQ>j8X;i)X7K&)#huCS0Uk(nW|
z>sMvXQ{BL!>Uy#h^+~#D5>?JCo=k|N-bBc?5rL!0ID`8m9RQ1PpXurp09|aPp5;PJ*n%dV=B`r?Xz#N6q0|W$*ni9ktzhS7MI<y
HLmHb0kt|DDXy|8nlD8t9h^O=9Ih9wT(IJpRWbsxr>~{0W~er<Fshg+tRM)c1qNoSt0``(F)UgyAf6>6{V3q1x~wFg`6v%BRxzq6
$}T*z^0EXn|FI*jhb&&PYNf!YS1p?)(y#3(EU*=>p^(I`8nKluY%a2`=P8XI<u4H=d92^5?ko4OYOTsGLM)&yDKO`-jVWO)2`4bE
yC;k*VzJAp#VOLMQn5cKo(xx}DXcXuFD{Us$1lyWqb`xGS1$T0S*bFzaHdx>v?vQElr2vq{<1-^*sesWf2?Aq?2MPBpPA*XL$f!q
-HkD^zpJFGF)BGMsV+FIC9veKXs$Idg|Q{AxFuIBGOAsvHJ-PvT&``fo31IY)vFkyNGqAFEip2&1u!(M4~bwZ>MRYfp{jDGTBJKA
)hKNzX`@c6cP;8Fr?6wJN3gOqVl)D<>#f?axGABqc@Z$9-lKUeB`z$mzp%QYEts<>PO@zutt!GMJ1$qL#43R*S||0SU!hU2hADBY
hZAC`@3Mugl`NYqtEz-Ci?2Yb=czQH^{XhY6fA_U-Ic+tjxM&Z*05MGKBHZ*+^_Mi$geIYaWBlSzN)aOQz;57F)=+b2CTxRd$4Di
j3M5oQzo$^+AY>Hy&*2JaDy$Zq_Eqq3$6UAWGa%dX0W0uQ6Tpk;ilxRNGxD5bg&H{7%eBT3A382p{C9->ZijvB`Omv|0b)Zt|(Kh
{hvlK1te-MA1n%|TP_it)~l~BBqSTI05L+Wq^dnIATS)UxH3kvORku(xv;yj5iKAy7Os~uilk_$q%j>XHV8wh=CMGq>@)f)_b^c~
_M{Q9=B$COTd{epYb($$8KR~wJgg0{F|hoqKca}Gwyx1FnXTogj<2q)xGWg4<&!iX-K3nZ#;lB|+N_6<hN@Vsd8_0pZLZj|lCga(
PA;{uPN({@>7@#=c&n$eF0gZ}S20N_t0vYg0<f^H{tN=LuNqOXs4s`Dm#$*4urO{fD6icq6R>uz;WR)dA~5r#6{>%($*~`+&#>V!
+pbJ3Wvl3?&!iPCJSgFwhk#ftu%;9*-LDy_xSL!n=&W0@)iFpRTdx|YFs`dDU#(KAC@GdHs+LnJP9CH(4yw{KGczToBCz%?0IhWv
_>~+kA%>tZy{aIrC$B^-@T^WS*{OphHL!iEGOn^Nh90^mAuoR+$FT{Tcq)1*L$8c5J*ud%xhM6ZMJ}wVV~&h4max{WK`ybb5V7DX
Cocn~M61;^nXL6HWUg*3UnoVV{UAlC94wkJQ56+4jVq8S+^b%!GO?zuUYd0)5`|Qwbf#UfP%tws{4BVwSFU)m%q)*C{wNo&Gp#cy
=_+Ta#jSX&VKUFA#W15L&79JzaIR>mov<h%FfoTRLWvuqk|~%eoG!tw2rT;|lC2Mz9<Wv{BCS3!PbY4z2Qqjq;hk|W1}z&eFfo#+
fG^Fdelydv&NT6__#%EYMTjRV0<cA}W37Lyuq6(tpB1dDudxOv7Ao^HB&;nU%P)4B!J{p#6)T`Gp{l^IKddCNe=-FvMltEHyRC?<
HUdy6YpfnIo~AvpwW&U&ks*??%(5XZYb*1jke&u7E2$GRR;8FRuBEuMO{OTTy|FMjzbl!e7A5+k^(M5PEC`=4EU2I@%B+MbY_Gzk
Y%Suje5=W-*R0*Ih^)^w3o!4g{;m<MWG$|;ge>(bH>lGqY%gG>@USE*GO_Qbo`ioWQL)4<#vxy=8mxz|@vAy9K(C~!LL_3df2>2Q
o~)~=3#<t%xvZoz94I0&F`2G3gC)8wUNW3BRwxysI*7P3rmXO>E-hNEe5|e_Ix-8epe|A`nIuxG>Z-LZ-z@p9>8u+syDS{Bpehie
zbyN*`ZP5uqBh2;1+L4j8W2J&<uPQX5UDIHm8(FgDzhanX|bg!b+WA|)G`pRAukdy0IU6|VyaIsxgeXcB(Hn0)2SA$uOz^)yRZ12
xQPU>ld2^wWvs8QRWJgrW~odi93}^;4X+n18Lgop1gMy-L!dY;xEIZ^g{=K6S)#cpuCdOiGOea8PNrHZ@(6jaX{>1~Ffkje`7DJl
5GpmV4<||ucPD<Z<S}e1wJ=Psin6^e2C)dN6)Qin4JU}Fke$CLgshOK4XLa%ZV&0DM=9l~wXNH*R~Ps!*RTbsA+Q>)3$9kJXdn?R
iL%!+0IqDN?JMo44K2bX%_IP+JhK8YWw9xy1Txd8kp=NBEh|nj_pFMmPpzvd*D8W9aIr9^608d%Q8MW$-7M&?YcB#Tq_9G<@UWCM
Tqx|aOfvH<b1K9rWh@0HObPL>P?{*Pq_9gW*)F4~1gUZ?_@dD;)~DC2W3WE8fvh{ONU(CU%&yrkxw2L!AFKc|#jq4E2{4qQGN@#$
qJlIf!L0D92B`wC*08rQ&LeuRHzvEWF(`W~NvMP{l&iq0m@zc6A+vKaEHK(J7#4D_X|rQ9w4$o1?w~3kuZ^cJ7OfVoA|?ti{<CQ$
)3gDvY$_6-kg++j=cacoXfHf7<}4{S@1j5`$E&ZbWwI4C7^ru!SED#A!mwelW{!L-%r4Wk$RlnnGOSavp0I8&f3R;ZYpt=XyD%NI
eJGnGfuuhkm!`qA=b<MdRIrDvO)3Se=&qt3Bd;>9&WKVa)Tz{`05KUNLaV;4a;z#YF0Df^Co6{*o+T@;F06&IRVOMQ&?$1LV<=rJ
lCkY1z_0$OpsJTE`>QW8F@YT_t+0bGP_Epqlrb!(S24yO*R0Dc?yhhmkFc014J-*QoveMMODWl^M5tb|w5%7f{;zE=JFt78swpe6
)s6b5W~kLHTBHl4o+AaYEi|Js=B@3e`UzO2FRnW=ma8Hu*Dz?QzAJzzZJ<mne6U#}LbRkQsiTjstg!{GTnopn-6%CN>#ryy)+n(l
wyAKZW-AV;t|tqxD6gs~Q?C;-?5?k;?JG4Sg0RCZ6B{h8ST4q`H6-$|a4-@pf)9!<fhsXBIImH#d@MgIk*;4b8!VNovL8CGnJWS?
1}p<C#IGu(J+QJe-Kxd0FR_WJAho!%8nFi|Ri);xBY-R@{;s((v9BgCaH+1O`YB+mo-0+VSumWi8?joVyQsG<6Q^jQoUaP7gC}XM
bFGb^k|F=FmM#J;>>|ssr3hiKey8s#TPUWk397HL9k3QGNwO`kkRk~&Lnyl}kuip!<tEH9>M<iODIvwD>Mt@RADt92Z7Myh3obCN
AdU+x9k401IkF;@B(7zvsIF3^O{<DEH>zzUaIb5$Cawc9sV&v538(-se5~@U7_CvQkFgpkGB66XMy*t>R)9aR-Yvzaq%V0hdM<RL
MKYT(AtO30U?bzN6R3Z#rLl>x)TLIa526S$0j`lS@gO27vmnAR0I|WTZz+N(K?w+{2C@w^@hqyZ!?3s?gDyp;J**O@^enNlr=_5&
;VQ->rkhf-!Kdb}LM{j~*Ryi2<gkt{*dfCv>?cbu+y`PN7#vhDTdftZ{Vv?AEvS|(+c3+oG@(!{!6|&8cBsxJb1ZbR6RoPJl&p6m
GBLugKB``-;w+vlZ7LiwSrIKLC?q{DqpUi!)2bFQI3UL@&Ya<|cc9ZPj<B2}U@60_B(P;J+p#FIA2XAxxT)K;^Q2uhJ1PaP$f}ec
`hiQc03<N3;V>bw>ZI1LjI<dsu_-LH1)OuO9ySm%N-QBT8LHtaH!&3?*sswst1n0+q_Fa)&LloHVzAB;-HjS03A8t^S}$6sN~_|X
Gc;`_Tr8omD6Czrl`g@jPmn(;f-GPzwW}zmt1yYMh_9#^O{AW$(yUb-maF(GNC-Btz$%HX;wd~P?W@-U(X5NFk+6@eq%$F^Eua1@
Tq}N^GcbKJqpaMlTd$O?@UI`PVXB_3<gVMUN-gQDkbx&G%PAGC^tC3g`y7faTCkNPI<faFtghs+W37a!z^LS^5vx-)xva%3kgr@Y
Gnp%@fvN;82_C*Hk*fu;J&~)hgsc^{H85DG<gD+k1hkl(ey~j?MK6-7S1K&9pR7Qw*{VdWU@%LjkFBdKzbFADIHAEP@v7gg5iI?z
FqDBIa4sq@r6@GAGq8cCtF8*HRIHgP%&BrNMJ;=)j4fiMS1+WnQ?L6dH6P`u7b)N?Q>dP%k}8=sgRR{yE(lSr0xyCs;jrVT)3Puy
lA>cF8Yf>avM_L?|EDr6A}}hkL@T!(xiN^XH7&|1?XGkw?6K0b2B(3ngs0{rn2`M_Nv+|n?kiZdfvmTupfQyg3$B1JUa+03;xIO~
RUvsKUaZrnZLPDb+^RUG2(ubCjiqp{cb@#LK&ck31PF30o+GELk($S!r7t_Ei7uEg-Yi$J4=g*aQmJh+*eiN1HLFapo}Gj!OEi|L
*C!Y(udqU|O0I4&9;Td~)(KW0o2-T^ge=)I!YyU7T(UVcVJU$vtu6E{#Ia?sv9L=cXRc_bnX$k!e=}LIJgAPEuA$MdJFzJ+E*fpB
)QcA*Nv8p>G_Z~)!7#0?Mlool{j3DFxf;kRb~7?E2Q7xKgD{UU)3D&Mx|lGqs<1Juw5TAZO08C|*e9l}Xpt2zx*rUr7_cg?Go`1e
<SR%c7Abcy&a+#u$sZFj-YvE)N+O|}X)gb+D6oAfsjJN@aj62SNwLqcHmDdddWS$Ud#>~((ycJ8cdqxSX*Nr&@39IuK`7I+%CKj%
TqKmK->}>*ey$@fhaiJ0cdlrwZ!#OJ9V~C7QZAgViw7pJ53R8n0Vv?9;h?A_cQkdUO{kLu0<b70L!ghc$0cPm3$P8ai?vBF1hGJ+
_pjx!pE40Da4!$ES)+6?3xs>H+A|O=@-*bCswIb-2saV0WUB+QShl#Zi7J+wODOCk(X9t80<PvSRjs44N2U@nD=Gmd&K$h58L$yF
ONopp9INuE3oZC7ud5%b2{dc2a4^#$o3X<wS1;WvU^E)BjVkx9^C+gQmnHQsMK0Q}5vz!-I3rM-Gpuf{!;D|ADlIIi1{qx~s4OI@
1};W4KqO13-Z3XDyshjTE-aj}ai|ET3NLOc8XVy!oTP)HDY70Y2CGLT&MmX58U)`mU#YvH5v>iWNv_x{iVj`0b+G@c;-^rlmL7IA
kgw1%N3dQn=B`O3PO6@;nx&w$Qlkbf7O^iaovo0t$%EaZF07fW04-Uf+N&3_bFc`sVydksPa+SjY^YPO2CK)eUa;-3^QDxroiv`T
0VyM=dnSOb)3H6Xuq`es357JT1h8l%{;RmJb2cR;Hn5(qN-C}_t1Oo=wJ$d;xG{$<e5?kjl&LT@O|xs9u`nSX1~HB-lCmPNm9UN?
W{@$l;4!zatubq(lQAPC4Ur8fcNKRtKQ3sdeloTwXEHLU>>4|)IkF%i8Z_^wAgkT6b~3J<kgKc>?JK}E+>xIwA+D%0V4zT~DyikK
qa&a!wxzPI2_&T}jICG|I53?nI<F=nC$QZq>@WwbU$7}G!7Du|5-jSV?5&NjNd|r`xUnX$fH4FtGBZmpXfZjj*e+Zzg{xI9z$;N4
G$#%*jxR;8+OONGyfHtn=QN$5jHDf`OtMd_3p7rurVIBoeI|Z0*{rCtQ5tHmF{muAWv{8L)~-b@G_7i&PA~Vf@~NaND=-eUbgnKm
X{+(AGO?{K9H!187Bd{OZw|jH^sXeUWvqED45~LQo~{<CYp}m4KPs!TtgoT0N3M-6@2_|wx2L5eY_9Arlq|flYOo-xCa9q*)-P+T
^8iFGN32jNo~q}mxUm4L1u9sr`KwH=B_$EDNig87%8!z;k}XCo7q0IlbFm4b_N?=<k}+&0EiUvSbg@4vs*K^SxhvnZx+(*y;;D0?
cdW^=?=B=S0i=1IRIj+D@1aqo*t1%#(lAUhgDYmNge-on>ao(OODwdob}PZHzm4}TL9y&E?yOX>0W!p{hc9!p8ZmaJH75BlC9sDf
%B8BXIj%>r_9@9Ia;@?&Evt4T@U3dDn65Z5J1~x|k&GcNS1Rx?s3fQ{#wtcB)U13jz^}$L%B)Z#CbC*AKdJ#P1h1>9hp?`!+nm`P
qNvy{>n<U&vaArX$uIdH+XA?&O{k?X2(J4jQlgWvNia??AuiOdR;}EuVlYH5w;f)hlB<X;S~AD4w<*4|Z?U_pc(3{^*D>v)lq+&5
pNTlK_b}$ICpFQlN+=_)k}dKv`m^;ZMllsMt~JIcbg+4@&9D6|r>mAS0I1?0ey|!X!80qZzbHMhCnZcT=#XC~oTB<10HOD*z^t<~
aVg2MjV>vqNTw??lBf1C$ubWqiz9Zbf-YXMp{brK&8+J%L$FsTRH+;t$SuUFiwkzFA|zL?P&9lfK(gnrWU$Gyy09)ZTQMcFPp}ds
XevH49k1ghu&HLKQnE^oTcNYDm#u!QL?<h*s3pTQzYGE~rmiF~o~=u;qA|uZbf?iR!>mUwd$C`v{H$9qm8^X+fvW{9lBjPmJv8nt
d#M7bQ6(8D+^&wWE-YymR}dDcQ7MQUp)mujb*r(PvaK7eWwAT2I51tVRw{@u_pIZwX{=eRORirlm8@|vw5uQ_%PD@SwksttnJ=HN
r3(101|<e904@Tv{HHLVpf8>&kSrFeHzm)p7qYD`Pcgrz`L3U}$t>5ccd%%#+a#y3G#h>)ZLtt9>!m<2y#atBejBi|V4&zBXt2|y
JF|2uq^k)y=r0E&bFEDvqAHS=7pEYpwW$)S#4J#;SE%+VPp?KQ>aEhIx2;gFd=6}|GBRo_Uap2J3NP(7q^!8ElqndnIWF5XxhwlD
aV+UDN2P`_zo;>+Y$8dhkgkicc_2n8h^a8K)2c5ahlxS1&Mm&EE-Ut(LMdY@2{8#PyQnWJsVE<=3aU*eLX6}g6|&)&H6fZXN~vKZ
IxF_6?6X3#|EUD7leEh)(G3+RJ1;;YO0RjWOflXvRivk}*&}i+94wNln6oG@J+WYuR4YHPbg`<cvmRWnvMo}vOEx_qv8O_?yQW64
$co`JQm<(&gRm8-C$e-hUMNO34yksuq#y^WCakM87cSH&_@n`@)*CminK1RNNUsj8qpuMp<14kX1THc#T?b06d@eny3bP?BMXpq=
>@lSuA}<WG@S#&JJT7)IA{?x){4C|I9Idb>Yb_hH=`kOr)vYS3WH6C239y!_ppbMid#|u8@-4Kk*{=hzGB7`^+?+C<Krcb8NT};D
3op2=3$trB?=!6+zbt+$@hIghS~5c>RH@vfYaCdwc8)TuH!$R>C#^fF&#^=;5vatm@+=x8imM>6YNe{Icr25s0jw^mYO36={Vztb
h@vU14Xr?}J}e2bHn82SQV0vEsj!=`7%Z}=K^FBYD5({x1E-xZBCeDunXelp@~dyL<gEBCsVfAfOfm_bR;<^YB&~9pm?xSac(C`Z
8jx@=+M?zx;4mJkC9QO(x~?4_Y%-0l5G*gQnyj%R=OeJJo}}8Uxvw}XuPhv~fUy~?=qqflk)<XuST4V@myZ1$wXFRyEUZ%*w6PDX
|EIs8d9S;sGBSL!zpSmX9I>~v`K*nvdaXn-7^k}>{-x`p0jv`+t)o=5$|}~eqyxM&_Mo3L_M&g0CN@>EmN18?A2406rL5(y3a*@;
DzINK<Sw7G1*sk@+b*lDM6YPFZ7vltRj%H$nyGlSwt$ka7BauANU5@&AgO7hD<~#0GO}u|jWi!M^CxvHg(s!3TQP5`$S8#<E-m?~
#3%!=$0c$p>8tK6ma)>bWQYK)*@QWr7N)eZ0<12uwXCO}gpl|!k1Y$a1hMq5)GgbmSSfQV4zU)k4juTcrmY1kY&9&goU$}2t*Lu5
&=BGxdY<m17OzmO`=wy3k+8)iSuy1$t1vAe4z0{2Eh%fQ#;lSoXRWjuZnM&^LMDc-BQBOIYpZUdaxQwX-37&(3M|U1StzzI%_Pq;
uC6vRaIFR@qAc;8(xcQWY?3uAIWwHEVz7yuODLqTqpk_D1SOBIYce*Zg&;;SG7N>S2d?F&)vKYIVJ(%fdL25c46I47)FryFswj=K
DJ_Gq`7DGgX)&-UfG0mM{4zBu$eNO=0kcA+t|VWkt$-vdwK1NteXPwe+p01uZKwZ~jxiv!_@6kejhtYf1R@V0`7x{=!K_EFe=4-G
J}i+dw6v$G0Hsi^Q!dgjwgf96t)+~tU9%^r6Qr~)j-;rphOqLg94gqcbE_Gv&#ba0hO0HNDX8qKiLB}^jx|88S}5SDz^|h&?XKUl
la1G^+%2M}4zh(KTrD>n(4CMXfvi2OG^Jo7QmRm^y{sLqd#LE2dZ-<!$g#Gq60QcYR--?pFfBT(ey#VgR1Ki2n60udJ1nv)h9jIQ
)vBDOSE?2!BeAEjE3_Id`Kyv1K&?(MZ!sRLOfDZVFsxWAi7PR#_^r>VBQ40S2!t9UNiT&T5S$XIyDS!}qb`6iLaGWdnki7QlC3qY
c&$gHBd+i-Pp(-cEwcEf&#DQnk}Mgb1TaM|v9Nos><VtM6|CDbXfvX(`>Tbl9;QYsGqN_LJ22uYLMnc-^Q{b?UNPUVIW8ft<S7#`
QLu%sC8^mfWUHvGQm*8%42U|d-7o|(i!XmCI;>N$L$HJ^T_C|ODW&l(CNcxD11X-P{Fq;{zb%NZU@CU9gC&5k*{m_F=qqU`oSvYv
vkAnP8Kl!QM=lbmEGUDr0j>9}wXxl>5iq)~Z6j@{*`=H?3ARV4lPX&%Rj&7{bFf4v?=ga?Y9@y$52!z&_YBUfpR0kYNh!3kKPIg(
FQ`EzNTRVYH7(CHp(zg~)T{uh%%#Gm=bmk^S*utv2`oUfx3G*XprgB}8Z{X#SqJ1L46dW9*esbV(Ji8}!KE!ByDl!PFtCrH`zovr
PO|kVOfZ@uzotE;<*re&5-|jzC9-)acPrf-HZV&m6cD2#ur0i&1EG<u2&;f7W-{U>h^X?cB_7K$9WeN;+9n_*j4x~`{~-abq$*&r
*{u8{Sg_eJajxR3A21`Vhz`G;iz|mPB$P@Z4yPL?2CV3?F0BYC&M%ay5iWVF`>O1z_%BU0ge{sWqOkoLQZ84d$f6sq04;+rq_737
TnGy+urkfE+AN4D4z;YW;IMnAIw2CM^`^S0J|s%8ha|-xZLxwSM4Zg9Eh@b!r!f^DtEnL<rmvSSeJBVjtqV~vDW@bX94#;$AE{6z
imlYDiLC{gcqW4=>?2Z@U95(qaxro<kFbod3MWFT@herT%&sUb8l?lU-5=tx01p8r`mV96PN6)m)3B*6$EfNr#;yA&7czmN2P%~+
!ZPkKlBL)yt+G=rGpO`21Fd4Nz_SmeeyTMwps0H#J&YN!vM}MYlq#7p+o*pnF|yAibRVRslPg!OilLILw5gn*j<dtD{4esdOe-X<
Col#pqbW+BeX7ALIIOX?lK?8GlPo$UYATv5P^QeTDW-8O0jzzdzpP}SSg5tI$FF5I%P?mu)vm3tZ!AcpE-e6~+p@i?9;&Y`lO)En
0*4|gKBeCzI<0{%G_8}Pj40|LEHl}xk1ljBZY0mI(J(oudY31y-!cg>nXTBes4u*&`>u_z(=c)@>@0a7Acirn(x|>LKr7F!+OON6
DX?@iS*{wfH>^Fb0xlk>kgfeOsjM0(+NlzyR<Y-=xU9RTW-d1}KP(L{XsMB>?hfy+>8ua2d@qZwfv6?0<fsECIjv`@cCIw3U8*K7
Wh(-$(zDyFG^>X*$uq;O1syT1+pTUY0kp)jJQc|zzXF)64>OUiOfh#e7c<!_xuavR=dQP`@T``wz$gfyBdZIprZ3j46^%hKgdc(>
;4IOx7OizMQ!8yUT_P{2Dh(qpyeMTT7BL5@MK5l!tt~68jH<Y)^sN{vFes<1+^NB%L$Fydw=bQsi!R_Qe3ut0KQQm111=Y>0xlFO
kPuoinyg(fSfKx<rLng$3a#=n<gX*H_!*z9qAN@=^D%5O<0`Hp^(g|aF0iArIHCWbIIirgsWf_>Z56<&osfbqORQQcx+&<SYOyJ+
yr#dUP_DJ9l&$Nh9I>&k3^CcL-Lg-xOe--i(z67n<D@01(5VkBTP%;O?lAN>7Y5QPsIKgwo+iaCWHQvL&L&<l0W%<;<D_FNQ>v*g
+pJ3+qp2{kBB`XVgcAg|P_Ox~XtArPb}}+4r7Z59X%0T9Hm+E(2QCn<n6jQN4XxO&nVVXpktz-*qn?tf2&z7*ZZ1Qsr>l~%wy`&}
2&<8=c`<%2tR)OAxG?*#QxQ@jk*(n^2QNUNUaC^A$Sl|>5iuaIPOj0h#-n5=$*WPWF))gy$|(S+Loye#hA|VVqANhC(<$;X;2*H8
ArM%wW3VAHzb50ZAT9Z)nJ^-;6))_m6Df->WUdXZpr{}%fw2uJ-y}1yB`r2G%`a`N?y-(AE2w0y<(~VlCJ*f^VXQPTtu0`!K`75T
@1>@x2qvqf5HRMa7p-t4T&s)@LNxR*uOKHfuC1l9$}~7A>n>cRA1Xbnp`$vq7z;WveXeFFT`Y94)~ug2F|MMfRxi!0Mj-mIjjlVa
m#M+4i>{5MDJ_B~BeKyrPO$wZaI<QySeyH(OR88hiGVjT7O@sAk~E4c_M`8relXai!6?qN2(DhO>!zcnt)DA2wJA<1-!HGJge-(9
JDpsz;wg2g*(^|{-zf_q4GsA(tE)6KIVakk%NlGm*Q->q>#Z55+bGqr-mZ47b*T)YvLz0!K`4$ccrlQ(HZYr~10~_8tSAUC{IDM>
7>$asg|Bq2!l+xQ)U6+_P%oY`8!j@jz%j?41}%-S!z)p!BPqJ75-<*}H76dd4=WTdxUFBZJSx4dpRXCOUxyMi>KSyLY%$2Mi?Wt9
WTmSyU$AX3+^it7IIut|_b$+?H70&76Rg}USEOF4aj3?vkFazL)H3NS2Qaj#m52%+3m{CQj3|<-M;u5lQ7RXrIx=f7lrg3)?5vWh
zA9_5qAg{k;<DJB%dHlxc(F|;gR-2k3@tq=cCAP%djyv!gsv>HJ1%vw1g*~}9UP;vqb_ALXrYZD5Uk3r$S>ur)tz}QaVV*(2r;3p
2{6bi-K<NnJ+MEoxvVlYQWG&OVkd~P2eBrxEUt7Z$fl$%s3@){7pzPu!!W$83aCl2uc|+&o23gdF|k*xfh|xKFE80MAFW2N{IHs^
y9{iu=PJZ8Od>xVLM_BF^s>+}WvL{oGpGir*)CzOTCx?Z@Frd}@UM|0CM?A!y05#ikT3$Ty(?p`Ua5F7`3<eFWUyN@C@~zVWUwWz
o-o=kSg3HcnJp-%_@#rgburK+y(~<zZLSrrr>wfM%B<`!HnU2ucQ4(jcc2Y5I*mrK{itm+qO1xihOjHK0<?jxW0wLXyeq7v8nkk)
H!!;`l`SzZ%dT*;6Q=O0+9fZj8>Uw=udflXJ*N08g$NU^Pocx8si3&5bF`Ty>?TvKW}%#~BeU`><S7>@GOh+6AgF1wPaoJM4v{pl
v7Yy@A+RwhVyh~tDx~75kq`~7p|gRnbESPO=d77B5V4%E!m;|RLoe>A?5=nvfvsJ#^(>vTudfNIR4hX<=_%TxrKv_Lk}@8##;5}^
0~I4NpD$3WKQini`KmW6vnIo>FDJ&Xyd;yU(X8*J3M+l4&9Cn=5VCZp<0<2+>L+<FrZU|j7qc9o1FLbZo``3ub0J-?5+?jDE3T!i
FEz8TPpfPtwk*0S)hOkyY^r=I0;Qa-+a~0%V6mJlX)vs;h^~aE;ih7(La-^YR0SY1Y#te+`?RVcdNlJbSE<}GXQ@`P5-OamGcY+W
GpZr11uPe_KQZ*A11?xD6O&0XUMrERu`x6tlB*7{@`nboY^@;~0I}n$V6wET-mKp+)+-U3EGc3xG%_!)OszE^94#}gEG4$Fs-+sM
N3z|c@vsvvBd|CrsjxUHLWHO*IH|R%KP`W)_o!<zxiT5B&K;JnQnB!^3a`bj@F-m{u&V+r=dX7)u%DGLKB03dyR?C-f-9D+?~jft
WP?~O38^Ei@-U96_B5R<*DkxS>Lk*hn=^SW$SM%9jUJ<|OeGep4ytA>lQ1l@BCqYO_cVYm(6JmO@+Q<OdW6NDOQ7;C4J^5)sI8_g
rLX%iQL4?c*03!liLg2)EFd#3kt~y{qo9;7t}O1aUNKgyKBm~Pn5?I+(k0ii?SVfhttd*c+Ne9Mi7LgeRxAxPuP7xf;i>PPIWtq8
N~}GsAS!sNAt-+=9jKR)|EhMaqLv#WSul~Oa<33EQiVDy_^Z3Am>qDbZ6Gi*X(;$CRwr1oM=qkTMyV>Pw<(OXWuwrvN3qi?sj;D@
9xXN~DY2F?ajpNYNvq?rMvMxr@323!WufV;hb@aNw6Sh14=uba>Lh5d!ZB?rH?*2A<Eq@PYOn<>SS<T11vF?TX{VDVA1)8H1*gKG
v<H?brmYYw^By}Goj6jd(JjZIEHG4_IWR1+O00?|LN19a6rumCvaTE|NHqwbNUu?#X033n2Bmf^R-w72fQ&M(4K5L<O)E7ebSSi}
#wDntB&ug8^_--TGOS6V87=!UA0&F9eXtrXXdybP!L9!+zAz}RA*59-<15uKOoGCq!7kgab}$F2A252B1gGAt+cO+2d@xEOk*x)+
w=LBlz%IVB+_M(1qpdfw*RJiYjj=SSSg^gO8mW=6I|u-;p{fKLVXP^n@~Am4a4%^xMWPNCq%4DzjH~Rg{V<s@N)_lZBdl7iH>eh|
i!FI6ycDr8_%Bhdc&IBGI*hL}iL5v>F|ZY`5v8>#XD+g>w6WW($(f<3ov0Zj7cn6q#w)5RHZV&lyQb118ZsO(p|jMfWG{**KeUQ4
r4BAI61ADO6tg`esHfGa`LR>4bhQd9VX`f<z_F<@LoHe)!!J%8ysdexQ?RJ4M<T$i87Qr#`!BE`8ZC-6FblsRkFRbhCYV5^Gpd`R
=_qQjNUlaO!muf<%dJ$eG^?Gi2PaOZ!ma(R@hTQIEU6@_s;HH&H!6#;Z=e;e`3ll3yfNk_ny`&9VXH8*wX8y-ur$T4iYYZUysyKr
WUff87bH!uyD(HOji{Tg{HYDFH?jvT-mERM*{wIMM3YxAgr`=oA1uPAwW_zNU$9B7la>vv8#Dy7`LduaP_Jbr3Z;WAj;_flF`F?q
D6yES3pR+Zh$;E4EHL^O){|x|m?bF|*sN(J4ysJD0IW5vgD>i=Ev~vD8Ldkkp08mv$|&t9X*Y&0^rRp#J~iYZ7&L+?V6oq?xUjpZ
?Ts_87%vK}S}Q*;YqCMC!LJA&pr|{mx2`}j%rUhpx3XKacdme@(5y@@7p%ZE+A!{`<svI7i=sKE3AWrClMGHUn=DZ>8m~<*6D+%&
2rynH4XkaeWvs}t+${gFUnUVXe<{x^R5DI6Ml`)I$}kwO>@r8H!LU6puc$>ZZVcqFi!>pz^bRyH)vVv6pDBW@C#^{)B`QZTGbW3u
0I(*kP^e5YMlk&;FfVyFF|mNCG&1(2%qSEumMBZ8H49)d{HQCdWwDH?1FRG?^{{;~7%vK@hO^!@g(%}3z%e(Zrlvii3oX(svY!#K
Zz_hZlO!QAf-nLv(J_&tJAu0;Fea_53Nh%Q8l_gW{GR%(&nhJ=)vgn!)hr;W^sOnPKC@G@ajxR6Ij{hoWi10O-LjpryDcCvdb8{)
xs1CipseVz^`KfVD6~m2WUW*u>aTAlL9R6`(6I8Sy|N6i8Llg-!YS!6L^49E2rkJZV>L`Dr7@B%N3sg2--~Rob}!H_&!&E>Vy?=v
xh-KV$fzHx_#uZ83N2c&wWd_CyRB6%Rj&Xm0U`A%doW2HaIDm*4JTP9lc-y;#*k;PJ+PlDhccV2#ip|*pRfC|Kq(0=eJRN-o2;><
SG2IOk1XCNZ?H71UoZx$$gE4PKd9)SE1FQSNw6ue*b1g2yf7>=w5ED7+pw1@$u0G<rLwi8KC{oI*RTz+p|OQC5U;o^)~$T29j8N-
n6kmF5-<6!QYyEtR<Y->`i-`-Bd-Lfb}7arr!6p~#xN+cfU_Ghq^SO|iKwKlOD=t~xS50=X(>G{y0K(0!>vH1nlzy;fv(J;9wW;n
3JmEYXBfsE937u6k}~VBrLPCBf-8`)8LnC_`7p>POf6=tXC?fn1F?~@*Q;r&jxgV?moVZt@Tf5`1F8@#ZHP@aldMTIR<NiOsV?BM
Nw6F=Y&LipQ7y+QJ*Ma|m?CbmPAu%KH>P%>y{7XmEijdyW2kJcS|oHa1~CaNdyEUNRi*ivuqPR)*|A`-3#>D!RjMnrfv}mXKdzRV
BdlXD$g()E4l=taODV6cps9o~>o5t8+$YT#lB`awQiZxM?J6ZOvMXz{4lNO^k+fbO2N>KgY%3orY^98^J+REJiIxB|B&=;O!>^K~
lBIPeJ+(Ql5HZuG&aE1>j|h;hg{u&&oh!eou%Y2EdNfxtL82nBBCy-5+okWWmM^ukxvx;HkSQ-A*)6}QNv*^uU?jsTW3fIh@T(mu
{t1pNW~-beN-!QM=c-~f+b-m<AhD{jc&z59Z7}O7&9K@rgRl~+rlbV347Jd*hA;=Ny)Ks}6E2spxvFxolM$OR`y|gQs;s)QBdG{1
zp^5#F0F&EgRa{ycc|km=`g)0d9NL?87P=AC#_ncYOHLm;;R0v2e3yW;HxC56pTcuOs-d?=%(x{Q=v1hSSK>9QzwioMlS^^oiD4f
fu>O}H5<n=3oNIx9y98(*)X-K{IR~U1EO#xnxknj3j+eMs4?IvHl|~&ajD*|uB#rckRyq%A}F3N3Mw<N&#c9%`l(SX6`n^d{x!2H
PMiU(X0;_ONw83?9x5&_uZl}7M>GX6Fc@U4Gp#=`suCfvsj0dtJ}o6GqAbIyuBjQXzN}(3qbcjEKB+*e$Eu^Q9j`B}w<S|8g0&E!
(2hMUJ}I%MKQ2bC6RoZ?H7unsNT<-P{~~%Q>Mu{Sgst4N_@!|rjvdIUgsK}UW2~N`c`c8fB(Mmp2Po#PmynY*(5>UKCoXZXwXoqG
q^+s3y(l;`11L_a-mp=sqAZ^)C$2^;9<Hr06|o|#bgtK?s4n86DXUg3EUt>M<^p#rw<?b)r7of;b+h5B%__gF4l&UuOQ)T(`x4A3
f3Zw2U?<9jT&y}QCp1JC<Ep~0aHhB|3NAXUsHIJ!JBMU3p04?!wI{Et@GQ+NkSj@{qO%z=3@g;G2Aub-=bXAM5VS`vE+eR~4JtD*
EiYE9%b7K>gD=>yrLOI;>x*eFA+(e*+N=sMYN^aK_ODy2BOR=+5Gd8Hb}^r<0<kxy;4JnmL$K8^2ruBLNu&;{Zy4z@nJ=`ho2Tv<
Rs^J>B&vxdbSrJBe5?N~=`nb%_^w~BeI@>_gsuy#)~S=R;ib+q`6;L@aj>qhC9n;yP^-ABr>LN?iLvOgu!ZX_c&J#gtu05at*VzN
Su;GXSTy1z(5Gc9cc=5NHM2CV4zh$Bl&L4Mh#dT=3ol_LDKYUcDJCbWYOk%RmyQ>y2QjLzfUKJ@Ry9ko{4xk8P_VKv8Y)(;1u+w{
j5I>JTeR*l*0snq6TtMoJ}R5NY`W>RA-RURoj1<4YqhAo&a+mzQZV1Xw!9U)QNWI}W;OMzbGgSYX|w;qH#6O!wvIunmoO|SJFg3m
PA4CwA}|RQU7_KlQK`u=Rf&%*O(;aJ_p9J7c@ny<i7PLvQ6*n4T%?MyuqGR>FfoiJo(Y04<s|Q_b}09bg08crqc1tF=P~xB6}0xK
7K=}qyfPE1c^kGdTpDF84=it&Td5=}&n}{@PAm_t7bC{3evjoS=BvFZ6tRc{T(4KK5wR07C$NGsDJ<BlH;gH-9<hla-l+63xD!q-
%qr|Igsq~oASPBdM4nr%O|XS0X9EkX=CA6nmnk5PtuXZ?o2NM}^RB(Ed#J561Ojd-AFi3O{j9bt?j0^C_NEXpm9n9%$|_DX|E_T`
My=wh1ppDVXQ&ylS}vH18ZJSw?JJp}Jt-kHXRJ0T%Yafey{u3t4W_!Nu9<%=WU=F{!Yy$v(yH^PJ1n>?U@S<e{)LCEA}jHqYphNK
=opKp4zNtCN+yV}(kyVQ#Do~7`JnAFQ!MPOxD+Na)~F~mlPvzMwyumM0<U_l8mwz6?T~~e&LzSoSg6ebyRTTK7#V7u2r|kpQ6sOb
ZIAb;MV$k$W~0lm29&R?Q?9x$>#oc!(zJ&oH>~!ehcu|I^o(Gs7&3vR+M&*fEVX!~QnCH9V5Ur}FtoBOj{smYFR$^WDW)W(ml%O4
C>%qybgfCOeyO=P@~%EC3m+n-2#F7-oh(YA9<Cb-Rxl1NG_iNBaj5yHQzgx_!HIG!UoJf_L$S`Rm7bZb94P!O2&}iL=r0E-oGuTn
yrj~xiH~)$^(=y?!kbu+8Kmo~F0&0Rw5>EO<*2wN&WK<#<gMl|ou`4R92nCn11wyuSg=tpG!%HLCou0N2`+aqLVzf)i7H2^F{^uz
II|EZJuI!SUNeBMNh|LwPYSjzoURV5@T)bj$`+a_HLZFm4X)-fS}-v!rKr;of3V&!+K0p_R5EujaV1`lk}QNPNty65AuU0yp{x|H
1c@ajtEG`NrJzYMR+vg8*sA{_H?0dA$R)fjcdC-A*0F}DJ`Y$X#42>HPo_SPjj5)r2d@t+eJftBm8=l000T22MVU=5g`{g6R2l#*
+OCN){Urmim9Yq_*{x=*<*W;=S&g(UkfeC3#I6VreWZ7*b+IxjGpk1%cBmYz`~VRs->j`Gb1dPmaFy;Q&Z-qI6(LM9qbvQe0WNp2
@+~+o{fDJ39j&4&=_tC2#-uW?h%uEd*ekLwo-zq7XN=gLsx4d|;T2yrv>msr46Zk>Yb>=dLNA1$_AQMw@FwFbatt-C>#gOcaUfa)
sxuF)<*x`adNFA&RkS**IRu3$2QAvJ>#BvIqZk6Ns;Ppk%&8|be=bZj!l*f=f3fbPC5NdiUnXLt^C`WKdLad?I~kI!oiHIPiVsY%
0|){mLp1)YG%TE|*qinzNvI1ZpfA@bt|hps7ct5siKywYbce{W{U`;f*|Wfj7Bt+fx-Kv<XRv~kwy=AzU5ywnpR3}h9;9lm84y6K
V<ZSK9j=@n)GOVm1TWC0Yp#l}o{%A^@}c}GhNonY^)H>Rt0!Bh;H?5NYc4LY{EUY(3NJ32;U+^Sl?Fkh4XRD9H77$MJgSSNKbU`=
LZnNq?ufjs2{6f|RIt*Ib|^G46tT9h%c^%UrKGa0{e?)U9IvRV7MKYrQ4^dh6sk}p+NKAs7q$7P*D*9Kjjo!p^^JC;OtEyYf31^@
K`V|e@}v7A6fYh!G$W)aI*98fj;>m&7n*V{E}3+&*(^_}=q=VLR<v&@^e~m62_zaGI)#L!2P`a~DXK@0wwy8{46%S9bE<GLfT1|8
hl+J5Z7dfpB`}4qQyZZ#b+LLf+A!;`XQt341uzVhZLNH!*#LN}P_H;BjIFtXurha|BCr;ng`t)zx|FmpN(;^^BdmL{yek*05tqv^
8?YUu=_o3w_pEiHk}O560<1|VVgk`Fpe+(4R+wxD9kGco9Vk#T^QU<$E~_arJC4>c6sDk}q9*33GnXo?O($HjeXLk0wI|=Pt0=mq
(Je_X{Rw<2tPua7*QvsX+cB0Oou#5Jy)9s#GpbuGI*e_ob*uBNrm~N))Qt-))E(t6MXiO0_pZ${Z7uDnN~_N*qkv*DZ60u}Xs}j{
Z?1?Y45`Zr2QRY;iK=CsdxVFoJuLGi;I1gCT^s7I!>mU!60o*0_Ay$jL9Ns&6|EMq<p7$jy{vhywXMR5c(7Zj%(R!R@~XM7<*vM_
x&}h6aj4xYps7Y0Hh_w+8L+M^7_hdc|F2mojGD@+awHtAW{_d8tE619MYJ-2t}XYdEV1t`?W`27Y$Bf>VT|Q1b1$N#+p2`D<D4?7
R4s!jVzB(M$FX^^mZ)c<J}#`FWrHal;U#FRORhkK)~{tQ;x5{;o+9F@Z!VatHjKck?y=b}Q7Y@KOB|Lj#;%*GW-K@~o3Gz2>n($z
0Iw=6M+CAdCM1?A4zeAG1*j~ghcg(dwyQd<nJO$OB?}ZRbuoS<IV=*X-4Mnt9kVd5v#`LW#HhBcCoFfa;H+aX-j7Q$r?8i>=&@jg
<TT<d6)$5X;w+RYcrg2{d4qDSey;K^7%tbW1Dg!439gSK+Ny~x#Vup3kFAHaA}j(dZHz3Y>n*w~ha6)9t1x<<2C%CwWHBTp8Y2#*
(vX%ePAYJ&qOG2(m>amV#3~Z4z^r>N=PgpPN->u#nzBwUWrY|SQmRR&#+ZQwZ!wCP;j%TTm@z0XGp?jD!iRdEzbZ;F*DS5AlAV4u
8>-<n9IjC%2dGRW{-6J`xU8kBastq<87MQTbu;me$E_BuW-SM?II^dwj-ec;ZH=+0u`R-?ldig~IheJty{){jtQ+AlS20X4v8&`R
^sn$S?Tq}OY^{wW?IXa4i7rPlC82CAG_|^>IWZru`;93tyCp6!oT=8VYMHb(sINyW)G!~ekto-zGA*aA$t#C56OJ3Ov8{qM2Pgsw
Be43ZNG`UnFfksj0x?*yY=>#Bu`M~Bq^=61)R=9tq_NR3m#j&xHm3u$QZc!)A+2Me=z{;T&!?rZf~+fzXewf@EUd;YwXYU1Jud?*
e2D}!#IP|UV=W}5HkxpmFsmxF5V72@9w<bxlCsGd(y;+5Q;bJ1h%Ya*Q8ZDGF{{ZcohhiS@2Ni`5-o0{!;2;{ajBFgGcoO~4VXcn
s3_m8FB$iyry%U8wl5sEDXO0-<&1JJ?<}V=Gqt#czO3^qBPP(S1g*cZH76#m`-~VIxGpNLC94~*Qkpud@~`rjVy)yZmN8eZ?5ZcQ
bg)=0KZ6*uW+;}ae5kqvhM<!##4mQOK&DeJ)-=y4NRGfUm9Ua3elS|BQ<xzzF`xylHZdTwCa*dz?5QF!)+;ckhly~qeXe#eF|`eb
%_kqOW~0<E#wfZVoUS~tHiJ2(1F#q+U@FTidZ4qgpDM{Hsj$!~Iv)3}DJ2>&H!Mr65{S$v*{sj8AFHbcUZf7DYaMJRGpz6=*C0it
UW=SBkgZXjEwH<-BAu78f-v1M4j4JD*shK(C8Cfwl&lx2B8{`Cn;q9AT&cVdsI6?Og(n!UI<JH-J+nry-i^B<lQL?hfUa4i+znGD
Nv&L~1})k$8m$(v%dS48YpGqYJB&*&KNy8C#iPXwMJ)WS?5I$kcd0I~8n1q?*8>JHwxi%PzpNy%W}b&E)fDHhJRv5q>Y)9pK`rgE
)+9MB@Qa3<R4<Y<xwv4Am#7G-`=?nawy$|E8!eS66$Ce}cqDn7d$AR;+YyYd<f|Sgu(1&<=P)p`rz)<oNG{8;nT=^NC9owRb*uG^
3^94EUahhrbSi8w-Y=x4UkO?(;;nqCeI}?ai4*g-$R$D~Kr3vm(V(d){V`i7Tdmo#28pt*wwz+Fd@IF}RV}}!>m(kn)-GbJx~sS?
9|-cNfiYAp>8~xXzM3g3Z8L5w<gUyw@GMa#WHUXF&8gust%<5Ko~-sCD5|Xt!Y50p#inbl#VoBL|0rRshKn_-o~{z88!4ErdlqG}
qO3eISTCV4wk$NN`>f?LjI0(W3Io2UOQOT4<}m7#$FInwfH1VJW~+uN94etO35mHWB`*}O7%3|uG?@n~bt@Pl#+|LNd8Y!eXe`#N
x~mnhiHW7I4=uGaE-!A51T=`PI<f^Y)2_87@E|C#P766Ld#e*IBQK?`=a}IrU#o#MDKT0p&9rf^+bowU2eCgaz=fWhzbg8yeKRPG
!Kyi|Sf%4BlNH)BeylRAHi;aq04@%(ezAk2Gn-B<BQM^p1fXUq_b!Dln;ln|^RTY2AB-!VHmsnnORDn%n<{^&yC!C`>Z)ud%bbm<
sRmE7!m1Ik;IIQUD;Q#_&81i@d#@;`Zmsk!rlf&1U#Tafh>R;OFRWdxax`d-VXo|`Tq&qAoHF>aKpkAM2#gxAs;&zwj4Z$-V2)n1
S+a$&_o}9=cdX(rQ890_oS$*75D42RBq$0r_%@Y}WwRQng|XP1eXeLQBQKVyuK|oLrm>(a?5^>wmz^>tmMOj*O0dYIr7TRef~#+>
;GtNX<c!X)J*<nZWHadrQzpKw53CWUI4M1>aWZN!%7qs()2#^-%&+?>v=eD8@~#*$tFK|QO|Uu@vn=ecLMtt%<B5+Z#4Q@GG_C}U
%q}ahdoaW-S}X%01*R%9cLm}ch^whBR<I16^oZItTrsDt!X=b31GFG9fv}~a<f;Ol+66kW?ywuCC$B|<XEZ*lj4Mbdj4)~{uBa<0
E{gsrLag(rVX$+u7@J<HZz!IvWwF1sLohxvE3PLY(XGR=fQ^VPF0k<)GA*8uEHid3`Y8P`T`jU40I5BhHI5Rm60z1T=dft8XqnnC
B{D&*P$&g4nlL;pqOtZa<*s)l_zcLfg|WjY6(oX>04^Y*1Tf^JPN*ELwJVRVhXMPpI4aJp1D^OW8=WDqzAZ7Nnka54RIM10`zLa*
6t45H?TL1+5h|oD6}Ebfu`U#>%Bd46952NdcCDSLOpeVhYON)zLa+|6k(!S!*sAO>&?{aoR4Kr)12c%RLmiDP4F_U4tt`?bnzE9O
&@J37hA{h`TrhL3fGr#>eTm%+0<g!d1+b_kyO^Ui@Uj-AIV^TFk}b(ITCeLX@v!!&@(TDdpeZmcBpQ>0J~vM%d@~}lBP9!*^0Csa
<BcOJN-`C$a+W@`k`_}S^{GFxSu}93?58s^^_b5lWv1sO+=~~hM6f!ocrOZ&R5XLEwyNeL@Fq~D_APm*wu)V>>aeq^7OCc^s1RE#
&!DodF*Ol0@}a4*X(h_AcrS*phk#|VjVC>@&^gNslP`{~KB{vmnx;agu&fxdKnw#cO)3sBM6<`RW0b<M1FK=Of->W>ny@gdPcnR}
D=8r%%ZeeW7_IFrYAn$Zl&|Ef2c?%JpdJmd@iS8{SdLh%il;-eS~A@;>6^kXWURWTOs$_TC9c9PAuL|1`>OCT{EA69JS<Krb1`NP
ud)jyVXptDbE$o=Ga+lH`2g-8yfBfnN-0PwMj6gEh^a^>i6Mg~88jEHQ?X61#-<@GnuvHSL$BX0%@h-l`k87hDli@@x2r@k+9f)x
x`sNe=b_}VN3^P~?~>ZAO)z3H`KeQ@FspH~NH7U49k3Xzs)>m*S*9E>xuj_h_#mH_hpjoY8L9B9hNph0yo@xl7%f<@kR^CC7KSya
SF%U0cC^Vb*RC2f7b6d~7qLYlNrO`@kf>#_yrMsm@0RSL!K@mlsUp8CODuA+1(8!Rj<Izq=_(jB0Tt0OI;?i27c(p%VzbIBim9-r
^so;o*N7;p-Jp=H=`VnbsII53)2+>}aWUJfaxXftJdHRmrmgcRG_CTe%@1lbOt6M6s4cOtjIg^a^C*NLgsmE+o`^FvVyY0bvZ)dP
+pwGssjC>U+@UBe=%^nkk&7QHe5@82#IG%^#*wzM@+bDIg)r0{(=<b=u`ORHy{oA#a*6G%dN6w^ZLc+teXwnta4p)YC^e?A%BXTK
><T0@@F>`>FEeYUFO>439Hk?#tg&(}_^v!N5UjDQMj4*4QjAEnAE(+duqh3Yysk8``=~Ijkd?)hCbC@?@P}EZMk>XhF0do4J)2jo
D56NL6doV2HnAM05Hq1MG_XOm1cg?mU$J8+(JVcT{jA>!w6LKry{&sN+^lFIf{C*<ji*PYyr;veteF|CJ2a9lt+0kE&aCmJZ?QQi
^{BTbYk}!72&_G^dbHJpfT#`|yD(|2+9;~8oinc~0}3sv_%0@~w5O*j8kEH?IH*UfD=|tj05bY1Js)bYA}sx;Cj%<5Q7oJwp{;e0
N-b<Hcq!#F5va7O_o~2_5P*TM&n_1=-ZbejER@u!;3{9Oo~>u76{Z6-2rc3!zpyPYq=e3(FQs-YEvUYT|0>R`Jf@v6!X|4prm#OT
$&NWL<*V*ArLU$dY8nx#2{7-fOr|O|#UO4T&oMz7?=8TvC5(!&_^pI0h^v<fOsS%u`4ot)|Ed76{-?OB4U2XVE3CpPD=cfPF&vnv
VXvVyXDr;YzO53kH>`3o#I3v=z5$rCFRWXu*ePWK#WA3zH?tS0!L9Egl&F3rnUD&q1~8#2KqxV-jFeI=%PgxUx~u6VR59|f3@idL
+buh?4Fqs5KdP;)Dxxup(XH*G%(7%6*`lScJS{{n>5H!}IVZoWXt6}H1Dvv_WHj0>{;Cu!4JFtnl(PS;bTHShBnJ{NIxZ=w{1FF`
R3;OkNiVIT?=1|d8!t$n{D@4Mw=wCgI;#Y+rkjE+>#a^K+AgOpDyrM6(ka@k;jTHf1dWESdMn1Qo2+DxA*ej5t*#p^@UWgVRI{bB
x&Qzyx2`iNj4qoqf*cgGC^5k*q^5+N*{Xu3hA+6M*QfETX8~?0>@shwC@XZ3PAplU)-BE{39<;XTqvEX5|B46SE?s6i?N$0Iv7Yd
p)+i#W3M_X9x=YF<*%Bp&9N@7jf#z}POkQ}5uS+yIHb2ENwF%e4=}r_Td^B0H~~wqA29H<>a69jDV-jvjjF05PqSaN8><X0?I?mO
eX%q&EC5ifF|R_V$S^*F{x6%Zfuty`yRn)kG_5$QtqP#8_OA0Rc(gq(vz<pcMxqI@2dr@@K`4+UWT1qlcd)*u$O#u7v#07Ww=Q3b
FRbyY%dT^=ORu;wgsj!8U=8&&#Hu+gzApZ&;uH%j=_J`RMH^W$0IUZuLMDlxBe5{7vxS{8Trd7BA+4(eNTK_v=PdjvN-Nm1@hjt|
p932*KdeNpEU(2WkeQDyz_05dSfK^A<{${KBd?4vAFQ*n6@p-`^f0P28?uCr6)cA<3@v7|Jg(ECNT~)bCW-^0FtS51Conj$N152D
S+P$pXRXMt3J1s>Z=+nU|D%jBYKw6zWvaO`<CL=oCo5sGN-#Yg)i71D8Z82>$&Zt+cd%F}wy3tUW1My>x33;9JEtYGrZNgBGOgvW
6R>BquZCS9&njLpN3-*Y>99($8n8z$OE4#x60OuGCktDs-!6Npv^1uu2bNzYs3sRGys&zxJ26l(<gIC>wJ<EM@sL=sWi0(N@T$R%
A+gb^magHZrn4`q&$0ffd5tbDG$=1Ew<|QPI2doGS1@HVPpxRI`z1H6g|K-jZmGI2M+@02?<h+sr88KNb*eY7L9jA0C@bhAkgkX%
@qth!8z@DdKdzlEHIwqN<di0-$0+C<kf_F-S1(DcJF+?@Qi`&$zL3wPYpwc@53sK&nymt|>M&LwlB&xfNDoLIdN9o{5+u&0=ol!h
U@fq*QLi>LbF%U;rmjY=X08=8-h?bQ93#yv?x`1ycd*`<fHQTl5HTX8r6xY7wt&i~urw>GPO1kj2b;9245SJiIj`y|W-<pUrK+;3
FR45ykct~Mrm-e7n6yrdXf0Ht>!tCWp$rMIP$u=Oyo6&WfGrHJpf#^85S@WE@vlTLjI*_@IWfjC1gx>Lnkp!<yoL~`hb(%oF|_Ip
peC;+S+IYo5T_-v0kYvH(t`adD<`k5%BlphCYp{pQz@UP@}`n8p|azi->Ql&W33pe@`TYau&ul=s;=vhIIUF|oTNOPm#*s}d#C@g
$OFx;Jgv+y=cMi@uarkJ9V`|u8LrAKxG*oQ>LKT@&8E;U!H6F+a;vzZSFVr&0;(b)@i0y)EiJ34+%5jFE08~_E-@#n9jZUET^B;D
$ggWEHZ=gLAS~G|EHr(cekzir(2QcPm>_4VKC_8|vasB<12DQT*eIu|hbGIgBZwuexUwm*za?@R7n9wlQ8nE$8LsCRlPwUj8Ztzc
ajrbAPmGZ;r8L#6LoZ8?g08)pNU#YlgDCo^bgcrjlaK5qN-9brYcCHW3!iMQPNfqpEii*GAF7PA>M&-m7BqdJIf0unrz&!-C#$QB
oU^{IhA*5B)uJabEw37^Y5|#}i7LS)7%nxiV3>?8y{{Fkl&MOiNj5q%zpW{t!>A6fNrVQgcd`zz8najonzJ9Ui?RNzbgmt&maog4
>x}xX3^Dtlj<W19Fqo9BDm8B`g)jv#M=$)X^DbtxiztgPB8()g<}i{fCazoxW-(kGTByY-HZX-S$1tO==Zs!4y(woYg{K=7a-V)H
zOJq?IwY1R;w%8EHJ4VZ5+u{FlZ!+*2PTcMPpwdhC8JBCD6yuq@vpojJe+neGKcah`IXYHN~0gJ;+3AVb|CDq38XD9(5}?5psfq9
YbXdRAB?D^manO+rlWz5dMLCdh^|$v9<ukYJs><T){NRSW2ED(AEMN#$`~J}4Js?KhAHPD;VpTj|0PN<Q!>Mz&XF~(n=U@60jh+M
?kupVp0A6n{j7y8c&q=d)QrL?1hFqK+omF|Jex<aMk$jk^Q1f|tg<bsN+!Up8?a%kaEKe4QmingD6IJaCaqMZaIpcdX)>EKCLmxk
A&RK21GL8^L@a<QxQkjT*rWw6gQ{UOKdD)yy(U_%1TpKSUX1G`8l;f0uc{f1p&-01I3`7`R2E$@J)}4<69b{LZl*OW%AJEO2bO!J
aV#LPgRGyX10o@)|0<Cr8=p6<n~@=`Kcg<K^sWH_kSp1&0;m}!Ww2_e=PN9*o`fi{N~wUYFQ_rBG@fRk3ap_t(XD1L!8kuIt}H?(
sVB%T#f?C+`50WStSGmRv77m=6)}LZCLDh!&L%Ff?22WGV5NYsvMfEEqm_uN7b;#IjjggE7AaA*=&Rr{WH5OwiU?*f5h!vm)1tnL
)v+NfJu^u#zcGifMYDh-bc=)}D>NLf`7`q=IiATX<|VtY?=WSs@GYb>SFf+DTrfqj#DYdCwj|pqCM?N|f1s@<|Fg8BLNVB@6fm_g
p@878VjF3sY$8=EFQ6K*_A$t-eJ;_c37}=Eaw;CN)20Zmcnr*_g)+`5<Eq<=+AW=>A}+0|nk;xQXsTbaxrl45)FI5Q3oCvZ@stm%
j3ffE<}T^0a;!P5fUNK=Vywt7w~a!tUau6YF|Tclk~R1#hOnA1Gq9;Hsw7LXCy#ch`=!(?RI+L!*%T-&t0*}tnXWZ2ezfnWI;%XX
_^m{$w2vgH7b*-a?5TQ-qNNNPyfM+Q>LzP1B&1iXvx!lz%B)tb-LL~5u8gj$Dz6}|KqyPFRk2B`cqbAj2r{=AR*amkIx;gFgf5$c
kE!G-EvlU!DJ9XOkf_D129Eh2+o-IMJt?iA=bclmPAv2$GpjwaAdmd3%B^;&AuKYn`i-2aGA59%B&kJ@vmW~?79H)WHL(~l5-W|M
iwtD5)T-em&M+LRjS(Fp{HW=t|1nRjX0EIyC#}@3L8Py$+l5Ljdmj_AYOqfMo0;pVH6|Canyg?ha-`U&9*8@jrYtI|aw=r1qMx6r
IxOlbZztU<c`qrkAua(d3oMGPfB`x&K$E+zxGWKi(4<HxoGL3Tys|$qd@Osbx(lYI<t(eKA1zd!IhNn5ORS-&EUh-Mfv6<3^sHDh
1gvJT50HnkTdwXeEv@2#bE8qOwjWlZo+NcCinAW6f{3E69jmvn#3+uaX_gtVkF5`;>#+ndEUi$mC?;sEa;qw-BZgM1nyA$(TA)LV
wkdb6V=I6(*CrVwvZ)=fE{-s;bg2(8KD5`Srwpa7wwv#+#V<82Rio=B*e&O>p{uB-4~ftw<uorPm#y@QRxb#yxuW+Zn<$taTQJ2k
C5)^uh@HPHsxV`$CYl{Abg2TcP_AMsT`nasoviyV;jjp*0)s{)e6Bh%xU1y~ytHGQh^nKlza|H$3@rK_@{Z-B^r7)C@hh1w7zhtE
D6A){imRj}`Yd)aBCuGkjxc;Hbd2>V8M1b(|Fr&qA}UuXT`*s$Uaq7kSS{fzevW>j_NYQADKQzS)|v|+O{hjPIIw{Yx-Vs@4<Se)
Ff#G4la1=Jnkf^plqpP!T&OgyKCpPQt*sWRXRs`<u#WSrnkbj4=_X_?(HbWuDVFH06ew)2KcWdH@vpopbtI@M-jNTaoGVVQC$L3_
7p@?#o+eVTt0*U@Y9X2}F$s7qb~bvS!Yeo}=9s3hH82gS{v^AsxHBKJp0fNd-XgayQ;UnLa;-fO3?ZJ0FD-{85ij&9H!NVVh_bLT
zK)Y83a+1~g0QwJZJcr~aje_3+p(r4p0EBWbf(fJHm`!MhLDG<O)a9LrLl2}`l4;9(XHYm#GhF$3n&0B7>IqT^RU@0k2cM$bdYhe
(y{ZileB;*#kRsU6DaK_#;m!pbpZ6NJ}7e?bF9CHMy0JM+pqekt1KTVJhOJ6B8bK)f-7Gd$*3)@#Q-C$5FIqJ;Vy2nJTDZe?<JF>
LLn%zzX2Vn5+npIlb;ui+b2RSuCMQ~rY8igQY4S5EeQj#$*8fZJTh=Fff`e=2QF%{%PpZWcQAgirmPw%i?BzoN&yZmf1g*a$gbm%
Tr$Wa;IIHP`mpJ-qcm|9la4(opex&_<0g)+N1N2G=PkZ0GpYBc!Lm*%3$WoR3n^u@){EJ$4=948l%`XU0<B0U<t~URUNH19qA*%1
Z;slpT&`a)-mb^7nVMd*;wo_}bup2!vaepL_Azs>My}W}mV}J0bhfZ2OtNy2=_&yqUMzF5(kXSINiLcpHj0)kGa5jibu`7S5*e{A
GNw?lyrvPQsHY?}7q03y{V~O$a*Io>F{jm}WGw2C?=Xa`>Z)Qe?XfwptuBnC?2I<1el6Rf@vU~N8JjsN@TMKGmayL-6)fMM#VDVr
;-J5*YLGLqWwGQg`=+OlETy0<lqo^3%qUkb)GLlLv5fPsL8??LNwRY>bd<p;2P;T4V=%Wa?XrL?Kb*KIcs3{;Q-IB`_nHSQY_XY;
KCeKh8?6kozb>q>8m}su0*E##(j;`PDyk@`BbcnSax5Ax;w%!eGpxxi{3~gweI~Rlq>K_O3am1-d8`MIl&-t0#wqQqn6NyaaH+<x
yNNn1W-y_c;IHB}iJP*n7Od5(i6-nRZL3$UyDbi#v$6rD5{+jhu_}HpA1b$lv@mQhC#%dZoUW>-1F)epu#IaqL@C`dGBwq*YM3^q
8!<pMldEzjAF!q~{jj;Pt}hp^&4M<srZcFiF)gQ!3#S>RoT;X-vnzZtJF$W&<A4w{XR%B$*QF{do|oCE&7rfZj4U6jf-MEHG_x$T
oSfex*MSqSR*+P*k(>vP4XC%Tm8?^-XrC-F7Alx0zk{@~>?=Jcl_74eq!))R7b*#^U?g@fq%f2uW2n=vt*WRoDup#69<yX7)ix^x
|1xE$G_YN!G_*Y|z_8UE(19YfQLS^WRG?z6HX5(3e<_18sWt4Y2B@DcVK4+FSh8%T6Ok~qY?QYpt0x(Yy{na_g0Oh5$Sni5Td$F^
kAUc}gesz~{t(}-`;-y2>M0nm_^m&#H!*Q9RU~gE;-TF%oPZoFe4!C6oFO8Od@&fQO|Fow+^t@e1GH{5ppK%f)wN_b<}yjBjh*1A
E-cZct~A51$Sg83H7Q0d`<fE3iVUYM!ZZ1;4zM$hYOSm+S1uT@UZ}<+kg%k&goCcGcq~PzT`NAZo|?9&BB_w7C!!&u*r)QXI5QHf
U#rJ4VGhM19Ubo=X|Aq}sHKuBbFN0NuA+b|D=ki_b%{POf*9VgDXTg*r<G18j4T7LTBWO|p)k*|s;mUB@+KiEC5&{V`KH#erl9PO
C>%$w)~E_GWi%PBRw$(~mxIo=&#ibV`5l6?86aG!a3vJ6_OptxdnA!G;3J8olP|ugfQxjfAS{F~QJHUwr!xSkL9e|o9<k*wq_l7#
nvFXw1GOkE-m810n3(P`*DzKoTd5{36RGGa460Kyt*twqER9N}j3}L|DzK-Cye*ro(y=nKkE1KBVI)N}(})K#I4$0>jVMp2>XZd4
bE@a0e;gFAr6;kq(yXtub~67g>4N#NEU{Ikzq4qKs;yeAfgoo%sVi2LkT2*aL;z8>Hmt7`$uoPhSfd#tiYtz@M>H5I0k1Q#B&*Uc
{wV0Mri&FG-?1yG7B}{frLvrY5U8@SZygY)Ffes6IS6*C#;$6q<T0JG)RaW5$}P~T?5cn=Pb5Q`QyMiWR~^2vs)Us%TPaku>!;cc
g%xbA^Ozo|q@{|mOR}G<H;l-ut28aIL@0@{=$f&pKQDf(XAwcIN2$sy%cnsmcd!Q@f`Z^Qel!KNlA+~~$ueQ76t3l-r>V*;6|o_(
5|E3k+Ax@-3??A42a}SqKcvwme69{HKc&a3zp(xiFRjb4T!pEvkR^Dm;IT)IN->bAzpytrdM)IyeJOMsWQ;zqH>|R%w6GAbN|?o<
jIh_O9IVN#12X=vNUbNR4l~2Ah>%FGq@Ugx%q9zuU@$DN`ysP5A2V>T{w5i!odFFo1Q|`L1T$o@5S$Gz#I3utc_X7Qn6FAMM6PbK
0W4QA{E&_{@u&%_nyU7Ib19@PurE5Ng{dc|KPx}2S&C??RxN3#X)C5JMisp<5vRd4g)XnJ%(K5Hov&6RqcOgwz6mv~W-=79tSsD&
4=Yov-YP7!{GKu``=X+%IRj&=4K`3IXRWL&S{$Y+->8qV!7`bxhbVloAU9?&T%^$_bd1t1jwSmnZYCyz6RZ<0aV?Rsi<*)yFeyPS
0gd>y3NQ<##4gRIW0xbRLavvif2<BKq_F}im@ninTrsV$?vQ#S&#)S<9Ir@^xifICxtWhLMXAxRIj?as_l!Cz0V|oY87`kFEuh^k
?;iOuG%*%1*sh4NJ1{XVD6BHEKL*CAJuFC{EwO}zg)M!iN3Z>?V5FR@TQIgP9)|R!5h&W5ATRo{ADfG+gRW%_G_g@IOszXD4zn*N
C?LKhR*FZn6DWo*lCv3)1T>_sjHZk!3asCx%c?G}nhvuqsj4|CzO<quBc6w>Zl67{Jgt~1lq&?S!l~1*wyXE44~BayIIZI&Ybbk%
vas%(P^PJ^x+>%>EUO8$F9IsEj;$Cm<E*-^h>+*8OfX@nw=p-ciYyDW53JXp1{>9@vJE+@>?i1}hbQ}q6{;$swk;T};4ot=I<9=J
WCF|^Dl{yuEUX``ADQi-S}}et-Y{FLF*Yo*S1ws0?JveEX$0@A(V&-_1};vIyeL<#7AXj=Td;4LXfi?|&xqor9kL}aMzHp<!k&jO
ny#-W9j(MCfUDvyKqz&r@2)p8sf*(xvMPYCVWCr!Jt$PIDKMTYge``s$+C*9$&5WHr!WVxJFIi7QjJ5Y-lmbJzOIufjj&gq7OH`r
rL#_~s*EEgFQiN;za@N)7_&T^Nv;B}NUNGKsI$eZG=M8Bmo)ydmM|bM^PqmT5Glf}XtH3gRIJ0OJfq|!awYt(YmBw6n6THgelh8c
V6o{b8>XGC(Xrt!uCRBoT#rwz%PwIrRIAxBUmshqjxGx<_$K(Mz%IzFNhwGy=Bz2M?}DT-X)R5$G%hlY=PU9kMX+(7*Rar|HL6-L
l?gF02e1e#{xTG*eis)sUKf`x(W^GDFfDX2j;Tc`fU!cbh>JI=1~YCduB;)ELLbvEU9M@f{;i5EKCm9H!;5?-Un_qkI~*c1X`EFg
U#3km)G9x#jjnvGWwIlu!6XnSzK(^j<)ZDf@GGVVX|NuwE;6aCPbf<lTr29Wr;Cm(?kL<X=qv{?fS)g^WGi+x%c@qZ@0Fl1@GzLC
KOr?PWswr9R4msmVl(=NX{?<rz^u?Hx~v#45i$X-DTY5VT`CJS=c*X6|C=r?)0@>ZjjiS_jjEn74WddcrWheB_liWUN}+|W=o~<e
be%G<eX^6W;GM1{0jwt~i-f)`Euj!47@8feXP43}RgU;FXfg9J3N@~*jwzC_=$K!uK9J+ARjcYS`K8?mM6%BnbgY&s$)7eUW0Y7e
W{3-%BebHgN~mC@3LpusdMNs_OR0CH;G-R_o-?_mDl<YdYKuayZ!&|hPp=$~k1GbP3Z)+{u9E{W*0a2?#|3Av<uL~(rz{|;JsE8z
8?bXM60iWV2(1~Xa4~Ew&#ZqY1CNQOF0AA)%rNtfoUZ?`U@%-V?kqm4w<N6^5{zlE+$umJSTv)v&HxT5I4hkmlc7(s7OW03;4d91
XE3TKtB)0+qbX)68L$G1t*s9#hN(ZLx}zSkAR+CqxRHA#RxIBnTr+T{f1vHKs;XD9STI*26|g5T<0~wzr6Wr&&57|V{wgRd*P|hf
&!^@rf3QBT;xbIFeJ@!p)PcFAPo+>Ovn+}jxfOvV3arzv(k|e!AF%b5^&vzxT(TjuTZ}0wAFT4JL#<qlVIR0J7^`V1dn%4EXQ`L4
qKRp+uq<M*DXaOR!jzgQ6DSv+fi%sq4KXJuT&Y+lqctuvS%#FSoiFYymLV6B?=xB>8?uM1>9aSbBB^4ubP5o#E486B4YBN_&YV^r
7bP62(4W(-ZKxWvg0PAwaIp~}!;iHh#xAg~)Fl6sY_NBrJg%*!Ah44#9<kyni2xTYgBP7Dwk4~sCKT<f-!P)7hpgBs!>W=ly(cO!
I4!p*Pl4&K^s3mYmL_V19I=`u(4%p(Y$wU0n=fH05CQzKB(AqC%C5mK#Tam}Krs?DRi)0cjUL4+u`Y2k!!+ET1CAu7>7ZaX#w-H~
>@K{nqoWwF(y*m2W-omz<$=Gddb8LuC9>?WL!Owl+9}<xw=Fdyq%HxeLbS0SaXNP@9|sb!Gb_unuQ8N_>9HKI!772ZC8dn7*Ri85
1c}ot5v(?{>?XsgR-I%nII>Z(^RnDH`zC^;TBtQJEiC&kcLFsgI-|QRaxIvRZY>2Z$guAwVJxbrzA3t>AA(P;?yq|%kS@0`5S-u`
HLvZdP$lTC9jr&Ip{@@p&mcLlZ~{26+$lsT6s<-KVz8L1nW|5$#3j8dYN-^m<A6i3a;F=#x+zSp@0=m5ma9IQC<LpfZLo^0>?mQO
EUcfb0)x7)8Y@Glg{!NMeyeq$uceYE<fM<I61GFF+X~mMrZ9c3X|wgC$DJ!E$S`8Cv@&EWE-R|0cCbIHhpVoXb&b@pU@S(laICqF
;WaR+H7)WlZm%6E4>bX<vyAjEG_jDR!!(j99Tax2PbmhjVz3J^k*8-f&aNh~c&Sn-GlwBD4X#BmM6aZe!L%=~v@TGp%d3|(s-+jP
5reKXWTl?5(lKbO?2=oktfXQpgtLULX)pveZ>}jU7qVw0*Mw3e?yM)S?+suK_AG6kRIL`Q->j@KPqHqp?T_uS5wCnCLNJ;y-x(gG
8LTp->8^_wYpuAkz$*VSz_D>H%>ZApU9Vv#E+RFIf3L2p95D5;d8lG6mMzkz|B7a<lB;nl`mYqM(3Z8RRI_@p6(@ooI46RvY%p%I
d$Ug{JB=hX?<le%ge6OjqAxxts-$(PI<I>s>Md9-h6F&NwJ%W`cd2T!B%Tzq#jO#o-YEjChM@7U{4WtK@itJX84B;Mp{^9I`6VI@
daVVjF)PNYh%COX{jT9MIRrke%_*U!VX^ow#g<L6JEqGfMzLBk9I%|I9Is%h_N^PP6^V`|JTNh(mnvG0)-bH0wz3i^t+1gnb*%R!
@Qt7@4YW5TH8X#%&6tt0K`>OPXtHQ42&qLhvM$Rm0jA-o8H_kG6RIkln=q?{#IPHy&$EJ<%PJ=@3MGrA^#Cw0PA)Gk%d6Zgc^=lN
E-YfNmNX|H8KGmCm91nmL#aY6(2!HIIH=|*gfede?59kXFDZ<z7%R1+2&URF5`j@MO|<T<e5s(ReT}%SRIC`QbgXb7I<R^u*rp*c
LMvP<fsRzMm@E7!6R$G}<tH(#g|L(?NwD4~Suks}nSx26>8GlomaJW^f|#+Y@SI7o`>YqN@E3lqbThs#WGW)HT@Ak@M>J_HVJ9z-
N+`{(%&eiXFt98pB&i9ps)ac)UNCzyfuWEz_nu`Z`KmOm)*^$f2(YxW_^L~*3n^Z&9g9XW9i30G>?c@`lOsB&*R5<ZJ*i78W3Co1
7>qWW^0MNma<4Kh0vX1uD73w=3bFt#&8efS4X~vveJQ6fk%h~zsIIK5l(O56MzCR=nJ8GVsH_(s`z~{@af(>8ey|BJyRncm#F$ep
E3lff6tUH&OsJBuGc>@ebTJUC@Q2DU0jO#y;;xg6d#W-d>NS<B_Ac%&tE|NzEr>j*9xE9pp0X6M6qxd+V63sKwyCY96|2H9^sZ1d
HYhr)&jow1?=W32^Qo=`T_I5+z#y`%!>YY97$04*r-!~VbFBfbKr9Ze@D$*yx3iv|C!#Sc*&yDpjjdc9O)p5QC5`hgQ!K448L07$
s-}jhq%yu68L|kf%pokUx`&sj$u$2fkFFlAIh|`SnlXMXA1d}SdMeMZk*onN(yCJzybQ>zc_`?x@vWExJs#?(JFrVI5VRN}X{`&g
>5u>~3a*~9p{WS0^a=f~%`IvwZ>{?w_Ne`+wkub#x+r?98j&rqkf&TJm!PnTpCX{BDYTfcXfv%TGA}%|FOh~HuPlu%Kbb2lY@f6!
0<V@X7O;abXROvD^fCx8lBqc(^MZ1)>M7W#?J4Ss$D>BB{vUK6Jg~5&yfHQ~7=lr$VW#adQ657kU>#5`dnrn-P$=Q7gDAwW+pRUM
im$gRSc|kRW-!gIQ!8eMey}ts-K|ijDW@hXQle`s4314O<Eq}IH?A_U2AUo*z^hxNSFf}#VXYW2ysU4mwl8a}>xUIErZR-CwWkn{
)}MQ(ezEhjO)e<2KdU9QZ;TKep|A+83#e4B^_Vp)L$sMJ&af}C<F1mj6|5Sq<19~}w+cu!n6SsJ{Uig2OsFidg|XTup&ekHN1qij
B#X_fIxJ<Zh$h~zr=6Fsm!<Wq$|z1QaI5O5+AYy7Tr0?}nt>NJSTlGY#V9}wov-f}&8uOSPqX!{o2lM2P>i7~$tW@?NhEQ!AQuL#
k1&+1e>4v&Rj#a|`K^1WrZJ1J*M%G_Mk!pd2_^sl<|mOU9x=-r2CpHni>17>y8|GwEG9y(5TGHhmKx-(Y9tb@;w%@bPOV<1Dklsr
cCnYFt&f<n^fUpmv8}0wCp2)ZCM=OM0<wOuE+{s!v;++?m#bnezo`eT+nI8(Ju)}2#UxxREUX79|EX!ORj|&J27;HHrYg!QW2=e)
9jwrt4kUN50V#Z@2P<=|&VlZ*$*#_<otQnVLy#RY9W8;f*fhqf9;$^aDx3|ij4TAOhmA<BM6pCG$gPwNX0kG*NH4snBCRJZP&8Du
x`%kMM6cnh+^l;Y1)zE`6tW5x*|7kuizW@NZ7?D*#;!N9XaZd*lA71BhOqID`l4hcg0D0!@2L*0m8_vDr3o;vI;$ltyQ-<Hzz~74
A*eX9{I3-;r?BoM52*{NAFNHFkBdnx#+<03qNP8D#2rMS%&S7I<|^4OFfFUC^a~O&K_%KDM6Xh=Z;hucIw|HXXRXd8K&%@tma^L_
YN;hK-2~UEA1&alqbzKYk+74iQz=NWq^Pi~peR<hr;BqXH=#+QsIC*FR2AtQ7O`P0CoO_3H7Id2ov=9_yQ!V9=8bbKXEH#tQl&cz
IVSj~VxhLFkFVY`>afnM{s6qN>#J}yCnvTtJC^IL0j!O)5hgCMQ7NFaP^613awu!3i;VcPSgGW%(WuIe_M!x>kE*&Xkg6M}vaygb
wS&N}wymcxVXcy}R}=B5w5V9GDXH!&P^c=e5~M<^D<xVkZGmVlW-Ij{xuh(NWi2A6Cm~fammNMUu&{J5_=8`u0w<TQKd_sunV5O3
1TtQxp|l$%?5QRw;Vm5^U@c3tLys?~u^z21%Pho(0J5W`dm=xrdn!aPPOw_BBLh+@DWU8kj;gdSm5Lj%`6=M6wj|@Oe4dW4RIu%*
^(!>5CyeN`L6RAzH5pO^%&lxInX8*L_O9qD_N~6M2@F@NLo#$N2Cn6>w3D|j%PyTOL97)k;h<kE!Yv~vFrz*$o{cT9V6RLrbFg=i
6RpswJ}wio5;B}CKQdIQZH>t*iLYWZ53`i2G@cnPo36L9<FWdy0jcjc=B8~atghTLvW##J?Xs~j{irXFd!T!$(=qU{K(Rq6>LHvk
IDreN_b<RGTbO^ay#~cFzmII7PcQx}DXuytpR6M)Qk{&Z0Fgta4>1#}T`Rect(t}{Loi4x-LPCGz^<P&NRRKYUabu&m9LSkxSwaS
;xw%!6sdr%n5|<l;G=4;Ub99mLI(1)sxcs(%&2|_bt;;&&#qQ5xT--b0jK3IJA*JIs;xP(+$XB6rW{AG{2LS~3ouurD6bBcHKxn1
)~#11j)Z?K<EW1=zbrS9z_ECw`5ld`TQ5ngdW~Z(6AYxQdaU3xkEoCs1&k^XaIpBPNiV@LT(K%Dz_W6ujHnnd$%-O0|0XxB$*HE3
M4cul!6q#(WFwTYUM^y$<%1x!HyXnuAFWFwxDKu=qq5|yJ0+H;;V4uuKB!wVDHabj^NFA?UM^{^vo8*fxGdtV9kflZva!&r5VVS~
gbatV>?5}?h^UdY<eV)oo-RQwcd=%u`mCX=1f!5C!?8Rrpo=dsW2+-HN-@O<(l1=87OF0_i7oS=1+>a9JC0%{W~MtYR<0*6tsg(G
05YdEm$GxTi75cC6CWk8(5%xe$_$9E_bY_3_p-x}SD)~yyfKpvMKzlto34&7g^-OkPpR9nF|?N}9GU^2G_oZvrL1YDFrrhi@3YIY
FfKqRE0AT9S*CokwJi?{O|PIMNGUU|9W6a79WI+Pq>}BZ`mtJ{H?JeHw-t#l<gOL5)~Q1+9IXv6EEk(9!ZVyMEsXvtG$oTF!82=y
044IL)Heh)CoV}e=`MMwb_^IMZ6>xctt!r_MVkdM5vj#2y|7F(b|MwC(=KVOYO8Oa>5H2%YbY?Sb+NDlVXo(^Hm_B%swOZk2&gA5
<OMJ*s4O3@FDxi2-I)=sDX>hf`!5Ks5+=s3i5l{(RIsio#E85upt6r8_^x?_gsTOqEhZu`O0SftpeKT?@{XY}!>*#NiLh#|90!@E
2AKjfCN9ygXRvLn8?K+My(u&nHH8_o$1e+->#Wj<jW2JkB`riSVW`)v>n!diq>Eu9@2s=54kJmd@|sq!I4#kx(J$~LV5&&5%`jW8
qbiQ9^o#u~{V7~1P%Yz;TPtL$4Xy1em@UDY@+pC_rh-<m6tvB$r>KUk5S&J>?66X(Td+{BM6PWxk*P?e@T||Krinr>Z7(RL1~O9u
@i7=H{jo2$?4FCQ7cfyLlZ;m^5vxitfGmSD(3~wSh$yomLaWK2WvQ&DAuwtgT&eLcmV`j7K(J6Tx-WYVtR=Rp11QQeS}g9d9V`<x
D2%Qqo31Ub39^$i&mM9tt)THNAF(nhkgZR*w+>vhYO-#wSd0R$$1c;ZRxV<Xa<J&G4zpq_uP#0#=PgRE2#ba?*f$Usw4<$|@Shqb
zbw-&F|eVsjIK+ZhA|kfMJq-chlpMz&9V=i`mDf*{WZs^b}7v-rm4HJPqCXV2!NTWV=<YjEUvC9AeA;Kb1w!b*{CD1Fs3H3IxfPj
-=lymwgDO~PP4MDC@*{qyRV!r+A|O&RG>Mfd8;(6g^hrzB{3naldZfe3YtYJOfE5{&av5(<*wK-9<fLz38RTD+>k`Fc`)@CgfQ}p
p`&4#bgh*xp|Sy>#iqk43zER4H!3%&Z?E1MIGTtpohUOfA+9p1g(-6^uq*_w8KqP!5(2fYz%V2!BC2bFE-PRzZLr-ldb4Jy1~7=F
T#Q4st}eAIlPzvDe3`W?3axS}2rcEV0VU!gFd0*=x+Ev41&YSAmomXIMX+X&9jk|`2^h;SdM%|dU94KN?vO$+ZLeq|Dy+JyeV%$D
rnHx&|0rWG=&4^g?5t`u|0`ywfrIBJ)Un#I)G%_9CNT;tFCdM!+pxDN(x*o!rU7HHu^fZ0Hz%v8-VNw0&!x<+lqjGosH4}c&oAYe
6fyXz+>1G{h%yAQ53M5!LN1z^B`ORzFsSyZ2C#6d!jB-WVk!nLcCR|57N2LV9kFt;kfhS4|C#2Rpfvp`9I+EJh68e`w6UZuCYvb-
MyuJEE3hE087-VGAF-jVo`p*z{VpveysPr8ZJkIe>NJxqD6N8<j3a<91gJNwfv^#x{fwio9Wmf9o+%ZLS)dfG-!SbVJ}?q4U^HQ`
k%*S060)i-+$gNB;gVLP9j_5E+#wII8!A~S_pRCy873dIXbG*V6fG?^ktrmQf+JHfR-Pp+A|kb|$}T#sd5v~1FSf3uHzK#OtQd)}
1t?@GlC$|SfhXv(8mvqwBCkXz*$8vA12XHd#vvGx>@YkiK(fL+F&9j(^RD=%I0%)ZrZB50g091<ua}4%Y%FN2)un|m!y%ERG%r84
%rQ2dq=z&xZyb28$|&}QUM`lSz%6$-x3kZze=O>(@B@RS`llr;oGQ63^qsJ;qb^S=A2PI{w5@rnUNU*2IVlgW6OZzpK&=F_0T@Jq
ysX?IKPB9)kfuU0i><`4N`(F}wJxr*(66;MpP6f+_bh9!P_YHD*QkN8F0uo$F*4k)euQKtjIaQ-BDC-c!=F-{->f1rP^+Pz5HX%D
t^|!O_pOz%majjnz@I!W1+1m6cCgg153M_h->@L9ETwT9hXuT)DJPJv<T5{ua;sFS+Mw<$4w=9y?lcQAy#v3mH7O%3tDk+ZTNbJ-
Sg9f-d9E+7@*YvLF00C{kgNx&H~~qpgr>f#Wwc@p94q9cV5|Ny2eEsp?JvwQj*8SUR;XUBm#oFGH5m{vGBA52F0yhjIiDz{vm<jG
r=qVc^?={0XfJK4!LdJ*elF^-)FKccN1oZQ1Dz!>WrQIb*{C@#uCK?e3>Sy8EUrDWNv0;KmZ2v!t}bFHp{jc-NQ={|LavFWPqPyZ
VKWG+->^3~6{G<$8LmetPKVhw{4e99dN1XxQkvQ&9j_p!p{n(;w67;O+N|<5m92#_Z-ptWeyyA@Tq&iD>XRI<L^DCH%Ps(;!Zj(d
^agJvC9y*;;j8YiSd^wJY%h|lda<~wA0LpR@1fQj$uYGu`3|)w02?hc5g^BiJF)z%8a53pHY-^xlQrS4&56>a1E{ngj3kpVavTSz
;HF_I;3AQ&t|8tr_N%w6bTd6F9gD`WQz)V>SuqU^qp={bNHKh`OfCa6bdyxGLWd8YLM@!6*eDky?VJasO0g=jfUMgfh^f%7O)pEU
o|qV|ql!GSM=W-*%CP5+ovRhEuA~I44=ix5-6^syR1EVYGARwOQYIB4_nwE3t*-U09IVtZC#|V02&n|JVzkM!jf*g_11DmxRsuW;
3#xr84lSas0w#_unm5I*R)8U`jk6*q!K^PZeVJ^f&#WXc1TQcsr7PpG@~;Uo94#C%(Sj_r^D4$IPcdkW+o>F-Sumclr70&WColM~
IguQ#8?44EakTIx#+a)w$gx?m3b4tZ)U6098Kq*X*)&hEi;qX8rYlb?z$Qt8DX|c#)is~8`z3WEJt|7D5D0WJ@*x$l-<?A$?w1v)
SDp5+gR5GjaH<Td$g6HM@T~u>){c;|L#?|p^(J|Zm@KxSP^{`Nd8p1T0k5U8v;Y{f6R?f0-moLC)*HC5ysWaU%r6`z&m;61=&SoB
imzC#eTbQ<Riha-B^f=5)v#fzd$T&LxU0u61hA(Pa)U-Hm#`rxTOVho3!Q(cud1RZ&#20<=B|q>A}HZ1*d@#>SPIo34=SNDpr*?X
buz##%(2chE39%O`>_<JUX0D4iLbG*SSnbimz!s$t1<1XZ>2A;lCJopy{M_Mpe&uI-40c*lrY>VMJ4|Rekze9)-Fu0-Y+XI`>(#M
x{g>XKQv&WJ*OR&_nn(4yR8*0Q7r{13ajd`Ih<o5yr{Y^eSprb@GUbgKr)+%EiRfU8>}_4I<efZVJjx8cZ75-*e5133Ml$9Mw|>9
vo7VNaj)a4?yaw^vlOf=zAB}-R{%4w^f2hKCoXXaRH-i>6f)zc12-HnCOC?xk__f5MzfH$!?6&oO_mHVQ85d%pPZF2d?bI6C9e4>
$E#wmag3N7?5g*!c`}ubG$3IiP_y_WODq5@XsJArxQib$K&vyU8n8vPPn^&#IWKE1j4Yn89j!2}mmn&p#VZ%HB?yNzFRlEonJWH)
xv}vq?yOraCZBP#@vP=B8H-z}EwAD&>!@F^AD3mNsxG{<Ae*crWU7#?$f1HLj3;(1hK-=C5-GSHS1fgnaI_Gm%cvr)#V%K{0<Tsv
nE(JX<}k9UY^6k|M;>7*VJ|PJ+p(uARww{CPcH<tj4;+JR*WAoj;HFVRIB!fSS-A&g0OHQLoJq|Xt1m;j)p6+Bd(>c+pQ-gxElsC
awnZIHL%&RoU6Pg>nv+0`YTkXnhM~f(=LoKO)&X^elWNPaItkHZL?;mNVpuYwuX%|Uo99VM5ryQEtG62`7<N7SFDpPtE@MsOD8`g
4z0K|lmaX+D6AMMrm32XC@Wj9hozLQ>#Q*+=%th>d5+Dg$*#t#+$)n30v&CyOeF~-Qn5cT<g8JyWTrc@v?e(%v5u&*4l(SnL^C;#
@UaN18L{25Q?5@dgRoenfsGm*8L#0lg{^9+L>nk27@sdKXfY<Q52vrJK`^f{-m-x-qJZ}^jW5+LsjiKWJTIWB(;#Otnxwv|h@y|J
vJGje+p|_NVy;m!E1kQoJ+FeX@~DTfs;7LQV=x&pEHihoX9(u2gr2gfN2&jd8zUsJ@2+;T?yOd*&ob8~K#dQg$R}E@w3#NY444xe
N-p#(!>qd|XRh2Q%CO!rcbsr1l!8Yr#4tZF1E?YpgQWzYA1tJ-Ypvs$9k6XDc7rA{m#HhTWvlx$Xqz6Ho~&K0Ev6c-LaNlNE+?8X
$1JNR3521k?5iD~M5-Z<N-wuA{jEZ<g{j3WSFFsi&4EWCbux3X#wO}1Eu0Xom8?LjPcAF5$*?W4Wi3!Ju&_BLr;D$#_pTSSx~nV+
D>1aL^rxL7`824nF)i^Z2>`hm3a)%A>8X{aeVAOJU#-P4d6c9l{UL>}G8n<FA}i}CD+frUcQJ4^4yr4NC@d;0xv^L?skQhpm$ikj
(2iuGX)MgF>ZF6K_LfhpbuU}0r7+H^!lsn1c&fmt#H=hX(~e%Olc{I0!l~f_udrIKmZlx7Xe$q<WGp~4!v|?F*{4ydO|Jp0-<uGs
y|NfGAPDR&mn@Gih9csl$RrK3LyS|fH>}|+?k(yAFRw2xdN7+Y!XI@pEG!nR#|Z?iKC1F8(W^8ld6%@LQX>d6>?4AxX(it*qBHC!
vo0mB<%$WgHmD7>-70*MC9q7f8XaM>Gbt~vuBVHwSdTp~e6O^x5-858hL=jC!!V7pmaLI13?*tU1h5*W&!)twObvZB&aq)EU?M4x
zbSm57^rY96fQ-rvot+5G7hP!t+58N`>DFIf|P}@lbio7Hmb}i53TX8@2WYeNU(=8`j5vmF)`*ZRx{xYVlnk8kSZXsz_5?8W-ezm
fRZ7qRxj!;VXB_1avKn{Z?Ju>(y&l5F0dpdq^nS^1hx4z^n^I6%`Si}(km>9OEE+ypsThfA+a|wb+iGcHijK4K{gpJtEMI|Bo*ST
fU#e#za+k}qcF=Wgsdedm%TMKZKm0^T)H5%zr6vh8^HR$axk#O4l`b_6SHAC;i`|kI5?fN*StL_$GAYe2)j_bK{(?n(yt%A!nL!$
c)0hfeK`=Wim@WDGcc+x2{fd(zNHl?2R5RrSEULgX*J}oNVJ}@i?IB%tTq`k4l??r0<#CEyerr`OE?oZ#<wJ}(63^$%C!@?1+EdW
Sh%aN#jwe+@2@kiT(Al$7pqmIhcEds9<}$g#yMfG39`hdo3i~X`LPbPkuzH^BRci38L@*iF|FFPR4&`COtu~zE41M+YqNT-l(Nw-
gF37-)21G+`ZK0EPP0O;jJJoeBBMUC=(BsESgyFFExB1UcCQ>KML5i`xh(=CpSx(OPPnG16ScFq`LiyyJh&`5SgwaGU$7ph4zW$K
ys@esf;7J}tT?nbs4<2qG%~Cz9j*qTKr8C31}$MI)3(T}$+XF`*C}nb*{;W|NjoMtV6Jhj`l(1QYc9jA(z7hG0km7Nn6GiQ&96_c
eXnS&g{{^%0WjUQ;II`OZ8+kwP%ut4PqbvU*ffZ(R<S!YGPc>S%CAi^v!AS}D6|l=3M+c7!zDbc{jPXAmbas=ShPnh-?Z<yp{X~g
Sh$t5wKBM?At%_VXtZvwM5hxe)v>U(A+Vr1pRyJ%5x8BkT{<AM;IOzetgk#Bsx-N!*fB{m>@v=+OF1jDC91-tH7?mX1h!%_h_%Qc
$+vv1Vzh0rt+ms;8m?rlwYI;k|Dg=Hkg9?(u&)>>U^5&v#<yX!Ksc(lnz%u-sIH<Ut0Da%!!28)*rOCD@UmbmZ6X&ZaVYF5N-$x%
S1?yCGca>78Zpwfizm=65h%hc>?|fNf3XrPvM5k4FCQ|YGNf>=2PC{MA)wWzwh$7ZldyXp4k;!p8YpokNu%;ABQWKnx~xg0oT!GW
O|HYN@G3tja4eyiA0#2B1)#vL&@7)OXc|H&6)!|Ef4Ukl2r!N?_Ar<!L9`~O+9{DIYAk^+o-Q%9D=Zc)H!UzI*rnzycCc@)_$`I3
vMp#Rx2U73ge@$gLny>0zp8?yPN%spZXZjf?WeM%Mz89iFewq4DJjh;P#J%(KB65dDk`8Xp(ov|v@q2$-7u@WVKG243^8piO(pWQ
M=KyGXeIV8t)$B=X|oR|93%oRKq*|TJ}7CY#Gx50vnOYxh9W7X8?a|5HyuSRkSErsQ>SVvMW+-iHHssl9H?!r)GP%ng)q{upQu$I
j}w(9e=94mk0vahjWB62YcMG;g}Qq%kuW|fBAziM2dz*RNTVSsETo_&+9${<(4nN6nyhmmNGC@r!z<;VtF5A`_bah0*(_hSk1ts(
*d;!kbg18{W~pT^b(`HMnH&zOIx&Nz-Yageo2y?dwJPx>Pbf8-|FU~4mM|qSc`)}bW-oBM$}lM`d?*Pl3@$IVz#9lGIVaXG<tZ2{
0<+&GFsKZf`=S}Fq${u%&@6SUL#DYbTOl+jbgpBfPbOs{0jE|T8L79X_bo`IC?%OIPNHHfma4U;QL2V6ZY)h7lN4_$tQj`5%r6%&
<1QF3<Si&I2DxA^j41{s!YbLQu(Ja!UZf5v9xebaI4*9r(khS`SSIi<jv&^mT^C`m?xIknIw@GHV~*M?U84@9`k<4iKc|AJ@gQR_
9jvq=IjBjW?<jkobSq4#;ivg4>nq<RG$+=sW1lr4{iPzPS*15B117pAvMjGC5-h<hwk%t<eWXmLnk8N;mMO$6y|A_{Mj-zuRxt^y
C$Lwpsis<~*r%kWsh=6CR57Ba9VQ7NCn>-s@~XO{Nv>rrB&3ckQWV`JP^|GLEUVg}tfW#TF(w=&XQD@`gQvnQry%AbLZf3f0Il4q
G@&G|uB-N|G_nOS<1Hv4$|mR_e5}Q?H6+|CMJ&E5@+3E)Vz^!~=_hqAye+pa_ARL@lrYApX`UUZII8}vY_6cK;Gj1!crNItNS^^E
btG@GVJU?t;V23wLn+^=?X#<lwJ%{QCoSKojx(&R)S*tK{;RU6l_Y|%CoLc>4<}S0NUd?OET{%6_N>S#ARfmsTb*UGnJR86j4PKJ
NhAg*Dxm-<`K4Ktf}tRzGOtvyk}U`?>?`4<34!=5y(n)k2Dp<h#VjB%Mku{0Dkjabd8_m(r7g&-EU23_kEl4QQL2cnjjf9?46RQn
8!30Hp^7H0>@7*H#Gy!}KQD)*Tdb!fDWNwh11T#g(5j&)shk6-;T|rfMUoCBoU6nvO|Kj)PO$4S<DNe#nkS<Z;3xsH;w2y`TP@Tk
|1A9|j<H^;0;3117_76X9yO?`KCF$bq8)gsIV?f01T43rLm=8L6)VN7x*#X3{V(INUmSyr5G|9TF(fpqN~!oC=%lWsBN$pK5~JLZ
2dwcd9IR?C&8+t>vaOvNpCB%q%ben%Z>9w(<(*@rIw>|Tdn{hC%&KLq$Ex_LA{C)Dkf-yl$tD=6)F{K6u&q)rEvtp6;xb<-s;vF2
&!yd}zafvJ?xk=gnWl~?2B3(m%cZrYz@?q4iZU6eS}1s_J0smKA{+myo~vH0gec&n)gL>aI4s?yhN)$yc_s5Gkth-;Xsa5mC#)!@
{H8*v$}`ZX$fe9FCm!1;g)cd<<f+Rjn<{6m&nC;6l$-si0IHs-ryJ}flqI<-fuAC)?5wt_NS>0ZZlRDfK`JyUfhYr~`YKqjIjPwo
A0?S6*DBH}CXhn0U>dNhg{e`X=BYWXtun``%BD)D!=oOo?5Wi<JEFm=AfUu1)Gf{|y02j@honp?L9P%e->3o|uc%EKTq>_AF$@qa
@2^m%GAtIWgOCuRI;_MkU8vC~XfB4Z;U-8O^dKQ9Yqjnmvn)F%AuW|J!l;(3fvJ5aoGrB{E}Tp?)T@-J46A&p*sS)e7qxgQX)B~F
F)P3*6)V%MA0`u;ouNA`9j9(6R5k9bHLRhgIH^>uNUIF3N;G_^wW$oNm8veDRV}|M9xNoS<){;=Z>nr6gepq3#VOGz1SVQ6Z=c1d
`>nkvLY=cMMI@W4a5UDajHuwM!>EX?Tq)k92QM9|cPF5y>aBgP6{sCAPOZTyCZSm>x~Xp`izh#&u&K%wGb-z-I;<NsqNxF??5b6y
z@+e~jjdZQC!$#{QmPOk2`O7B_^?kKwk!W1$gG$yy(g2ZLn6#7qpa+x>!}wslBe*f1g0ph0I8m=@-HQ*UnoN=K&(5dl9)xPITdIj
Mk~J&K^)qf7A#<y-l*^*?5OOYmaLYl0W->}kf*4liKbbcbs5X0t**&0_9oCM3n5f0Ei6H_@G4v?^ea~^11b$GXR))X)};2S!Kj&}
_c5`i38`hJBB0r)F|N2QpRX(`F)*8{-6A!p2(Oha>MnMo8!8^65uvb*<}1^zvZ9Kpz^4wa1gn)ZZ>hl;)vcqb+9p6SI4QQPV5NI5
SS`~iTP_ADkG4B2bD^Xx^D5vgi>7n1+@eITg{Rx95u$uFII1?OBC5A4g{6osB`&e3FtCvuaV-w3DJ_VsfuH@T7@w9X=q5xIW3DJG
1fzl-e5f3(AgQLSR5TZ@Yo?1WJT6$N&7_a0Y^-fAU@g@tzbOPPQz;X+=cSRSTq;B+v>CLj6DM`8WvHI2WvH2@sx%_3PNbcoxhKt{
Brj^MJ*2@O;io<=fvuD*y`(CrhN;RRRjRBa;;RTL-7Qz49;u?GwW({Z&aI|2+bsbgW-vdl1F1HxjHM_nN+HuI3#mV<_oh1;D57Ah
3aV5ie5awP_ApMV(yNxK^r=;=5hIK<CZr)G1SLEzXC{Lwcd;5PRwS)0t*fq|;HPb@w5YVHQmkJoU8z8+5Hg`8vMAM_&7?h~O(+ej
@ThjKq^c_~&L&tX<{tPd1G5$^Eh?lXkt8l9g01DDk1S^)EFeH4%A9{U4Xq}u7py?7q^<U?|FaLC_#>4qp&^DY|0o))D=PS!RG?%b
ekr=Al&110WuYXeIVO@ELLB|5JTkMWtEl~`^Pm5y(5z^$yC@W}9x)3ji!A{x3@ib*k}3Bp&n(w0(yleDlqkC`SuIqlww%4HX*KDq
`Kc4DiLAw{qo@Ni@TMuKs3k|NFREy$k*W?cvZ4r~^Pya+%%9UM6)c;q=b)0SwIv0qA*{ACTdEwaLZOZ$(4{b}(yXm7FesZQqNX=4
buD%+h`2N@i7rtu(5*zMYOMG(*r(Jfn5;FcOR9o3y{Z<hm#n3#s;}5CJ+AdFcbJPSlBv_C^{#;_hOUG#11G&C`6lYB`6MeRf+Cci
nWrVKex!h?Tr!xchMv=;IjATpiK{9tajPgJHyu<g#w?F3V<{50-YPdOqc2LWZYKULA~5K%aj)#9JE&W&=QIniUa94yz#`u&ktr6n
Vl6E&lbj{3<DajrdMRr&tE$GVV53N=iKCvS*Dw#Pa-EQ>Rv~Y!U8&PDPOP39wVr{b0I5MTTdi5Af2PSN;3^0tVJovM*|c;m4XuzM
m8L%~`74*ImZEQ{6Rdrxp{C|E(5$hnMymTMv?ekv%%?FdE3g6}-zglXfF>{`1*i?GO`?b<bt%HG&LDa$3aCn`QKrSJ;i$E!P&AdT
rXRO2IVqyA&#48fODMgfI4TkxODKaY-YKxLewYoYt)$N^c_o&f-KdeOfvq~M#jJK95j9Av9IOwn*(KJd`=&!Q_N=oeZ!T`DOeS%j
5uz-u=$*)>gC@zXcBp}=lra{li>WNBtF7y(2c|VNtQ#6ESEZ+<tE6}#2c{dLt0K)KGoxK56{^J~vX#;#ETpL$(IpS5Q6Vs`T&Q-e
`m6q?p{C3<C@kVE#*Z&4R;Sz}VX>m9a1;h4DlSB<p`C%CY@`RDHXh9>!75!UDzK6qWf-QOqAqi(nW_V!r6f2l+@?dU&!{je0Hv)h
akxS#l`YIK2roe|t*P%I;3*p^f+nJ$c&v&xX{<A>^QYFVKdqUq541F?0vtCjdMpMlJuBuK=&mT8;i&p4lqlCLt1>aEZK{8$Wv3gb
@}@DVTQb6^QmA63MX7?Pd81vZ5hBefNURkwPps}OswiBz6e=_?;4ZZ=zpq=G6DR5@&YKe~M3_0Ooi!?`G^?Yjd97TmLaW28gepp)
`KL}Qu`2u?xT&VAQ!Qd3T`XX%nXVHmnJfS$E~#T4WSHiph^q)P!Kfvp8?3z+JEY&NuBOBpIxX54!z5xbJTCq$Fu6@G3oi&TVySwh
WE`?78K~eP=_g;U3aoWCcB3MxtE(`r;;ucdOr}sTF`JE}OD`U+nyT2T05Z0jHzIzf<EI{}b}YOnBBmmyb0n=HLaofIh%=9=ORM{$
-zBT8aiNAVwy3A8bRY09K`zoRP%Xu{EG&{QRwF8)FR!C2dMd~&Z>lG&EUKcYZZsUJqpJF;;-5P(nx=EFai;Vt$D@I)45%qEsSWn6
2{1^kQ6{~hrkt;rpe)a;%B7Q^Jgt?YSg6A?9IUCM7AaV&vZ*F3Vy$Q^rXWf%MK8lIW-d)Dp}3hUM58?>&?|kWSf^Mix~m1OY^(aG
Y9t;t-Kz<(EiGo96Cx-tL##`#<)}6!$1G_jLaSmdv#Wuu=crhssVd^B+N?q`=&5$9?WHEE%c&WrKQk+;e4RWjsGY4aHnHf8gsVv{
GA@-W<}Q0Grz<qKim42xWGT!kV5;_pF($mMWUbw*38kG5Of{CSoh+Lw))_#V<{<Q}7ORdZ11<(Elqu?`OtFxuRH)UeKc+RODWndq
d^3cpsj6<NOsS-x(yeAR)+d804yo)cuB>gSUZX^$Hl{QuAuC%Uy&k8lm?z<=Fe^VGsGYkZ|EqqmU8yRqn;)gAPo*0*KqzuAg(`q2
L?ijH!>@;@uc!$eyCrEQ9VS7b9i|?fnx<VMeHDeH{VEe6gsCW*<&-EUoG75BYa;fk4x$wx_!5w#1uEaJzNiH$*rfp_N-KdXJE(7~
Hz=?qJ141~T_iR+5wO6mVy`%^;I4?T1u14E8l*2Maj1c*UKt0Rh^~O8h%F<c5hRl+M5`Yt)gT(9<EG6feJ9=<5-+W#K&;@SMWCRX
ucibo+^kqD8mx>c-=}V*uPGC-BrG>66{8*?!>k0UCnX>zCKM<rXee{AqBlRP*R5Hi8Lb1ao2^bTkE<3eubkE*4y;nF0WJ8YYAAyo
R2fI8IJI9Z=_(&Db0~l)4Jc-!VXUDtd!hoWw5RT<sioGZm8?&t#Hg1qhA9Xp?yXcO2rMe9@FA=s+^xzil&v{1nW#@K_N<AfsID(J
s<5@JH>=>OldKb;m9Hr=)uvJ_ml3zDGquVtt1<~65v)@%N1S!E%PlJ}&!HPAY%4S;pRVDm)iREzpQ|C2wJ5x<^C$<YT`lpg@he4)
iKK}owjyVq0v`IKjx8^y1gI6Q5-Z4{EDl+(L8>OKz%}@(aH+Ma4Xqm~;jF_hXRbIdZ6J3oGp?*ICaK*fx3c>$u_<3JK(jueKPiYP
4I?3^?X0q^%cC$ePo|!wVyUPqi4oi^9joZ7@}5Z-=qL=KiZ9tHAhdcc?H~~$C#0z(M5bM*jVR!(t*j%g^{<LH>#78$DXe`T*eRwh
#HPk3F|9GFm?Cng2QoLPV6IG@7OGPsuqKVL{VXdhJtTCb-ya92N2}GTLNUmvE2<eR0HcDSJ)|onX`xS;F{VZ!>?}kn;x4tat{ZTr
wJH0nJ0J)j8YNGz=dRAIo~<vV!8TQ?;-}1@hoQ?aoTpnN^Q*`pL9AybY^^{mIwqbd+$e&SxGnS*K(MGMd8X4A!5|!`2C62hA|N6z
y(Eq(w<Z&!e5WO=TNI|Mw;u~AhbFoj0+hs~j-m7tGaFwf;2@Z$!kG`SsjRcF0jxEtZmNtoiJ4j^s~;UIK&nb9f2_VDm!Tk@cr2+Z
psxj&MW`PuKc%82kR<r3WFl{+r=$6!g(L<gJ0$Ozf4sjax-_skQ#3Rp@wcWk0<3W@S1jYLW3r>QE3Bq4wz2>$aI8zVZLw!7<*<M=
C7pV+uQ3X+RH;WWj<O4;^eJvGS*{kccC9FwdNg*m4KQXgMzf)}95BQ&v$UTyz_ofNGO>3zsWZBxptU(MpP+@UWU3l9q_HL?9<t&f
KQySd+Ov$R>os;UU9C*6+O8_3=QHj$^D>F7JgI0i0y|?V1*7mXo}^8(TrQ_PaWti~9ke<UB{sRU)UXP$?zgfx`aQ<9C$y9^Q?Gio
<*=l&T{T}WZ!P|_s4_AwbuxFe?<`BGTQbo!>M2LCDlI-9`KO|=qOkb0m^i(#YBN$YGpwtvXtVvXk1ZUmPBewI<grAlpEheafj7dn
6F1SXsx%9@sjZ1JN3tihx|`W0MlBI5G_D&no-B_xYAhu->a}OCMzyuG_b}!it1V!wb1~5`IU-=Lh$QW`1*}-IRjQq^;3yF`ilM+L
buW=KYOLd~1~L(|Ew&A>F|Na^0ku1&Zy`9P%d#aeu(k9!jHwVe>nD*cPcF5mMK;~9ma)Pzo+}tFl`v|qX0KnSTC<)jCo+1o_%5U=
4zkI#E-9llN3;kyt+CxMzp+`bo+J{m+A<BVqA<g?)wTFBYB9bwT(R~t@~Ty_zqS3X$SZuOo3)F!6D*1=pf0Yeim$b**{}jFv?DpM
3AeF4EV_3zT0Eb(rKVmg@v!Qucr9VAv8;F~nyrqfORFoWJ+5h<&?MU;l&Hs}sUQ;r^s!qhsilvvk+2^rm9IQ7nkG4}D=YJ{9IQ67
%%u#hL!6hYP$NOCTACQDHL&-jbg)yc8m~4elc|cU#jac|8L#jy4=xTTrK#qm;wCq&y027}PpHf*iLIzE9H<nnouYA?I;>GHSS9YM
Pa-y`b0y;{XeEX%C8xk6&M0+__o)u3<EfP|7cTjp=Opf`ha@E{=`Gx-FfeYW87yS0kR(tjuqW`SGAV2+V<Y4*P$DBKW1VxQa;<nS
9wP=FGpm>^A~4Jmk}X^$#vlQ%2Bi%oYotD|0;q1NGNRxqPB22Mku97tTq*l6udUN8u_IWmR;Zq^XC(Bh2e9Lf04$8IKA?3e0IUzN
Whl<2EU;@VBB=wZ?5>J0(J<z&xUPGvi?4yMWF*To4J?YE3?##-XC>|}z%0(FSgffcmoT=O1S)SOfTV1t!Kj9+tE}ZNH>>8VSg-`H
VkJi_ldJ$Sq%{{Y6_gw>z8D-JbtYUY7Z%5_KP^Eh5iT>0)}<q^6Dx!*cQM?lVy2I;%qUr~=`6mieVv9d+%nsnSEz0*oT3vdSelV8
JR2M_jILy)88e+P{3Wa{aj!xq(wc~{-zK!GSuA*w=c<-0#H|Fcdaxg=OD2b~cP*)_LnN55ovA3VdoEO}>Llx|HLQIuYo-J-&@9m_
=A=-K!Y<9Q7BDob2rl)i3?W4?hbGRU?k^*-&#aFo>M;wibfTx9=BL%E+ADFbWUg8?UZs_>GAEg!qOq@~O|L~TeXe*hhp-ebVJ>~9
buUsYDX>>6_bbLIsi_00IIxParl3u*GP8=MU9FF)y0RxKy0Oiuk{1B4jI8jdDY0~jPb^%cf3Wx}hpM5cpea(W+N?#ZBC)|504A)V
rLVKE4V(h6{jeS_EGlcVqO2vccdcWrS0wJQkgF^wS)`z@A+9c_Gn4+S?<JC~q_du!c$2fHE3Zeg%dwWOUadqb9Iwf#q!tXWqa}%`
e=16>Ag-$|UmQLy5vD+>cpy6nFfeneJfY;EK`>n<>Y({7%&fsMB`aR5ts<YL|E&w9XQ#O=+%I@92dSN?`=0nMJ157hC#;RAaU!s-
ORxtq<gD1P9jqp&yrj{xI3PBfC?fT&pB(ToDJs$~+o?CKizQR62&keN&@k637cj*zaV!@qfGNbLbF5yhv??J0si(stfUsaHmoQ<K
3a=+Izbe!)G%pvjgfYA-jjBAW`Jhg)Su7r<6RhVY&Mj6e`KAadBqY+OIj!L<hN@X8rYJBl#3~CZa;-S5lQHD2fv1J4O|EGyJ|!V5
n6ihhudchVFtbxJovsq5FtSuE*dpyM7BJzk>a6#!i?C~rbTSz$ek|6iuCRx&a;<!@oTbGcfGPsCU#5|#da?x}b+Ij>2q_@6-YO;~
fUM6j5~;}_!7gbaW2}6rva-&t<EMr!NGz%`X{oWS`6(u&At$S`1+&etV<5vSORco2x-Ai>Tc~X<NhE@-@Gb={%pZL%9;%fiuc%b4
xvM$?L?bn>>95(H{w;+nG%RSVvZik;-6BM+c_<dFZz?FJuprf}aHXOypCah2`Xuo%JE>b6@vG~ni>@dxc^ulL2&SJdOe7|*b0>AL
^{rs8i>TnGWvKQqqo&)eTp&WNS(PlOXsI@{M<}u_<g+j{9k3a#2(jQUD4<cS?XfJ7)-5M7nz3swwW=?(#-{Qt`K+=iEG?R@d7=z1
qNpb+2&NAyZ71@qpRdX*crL#!rLYFFRJ7@@iX?@wzBOjF2cQ}*@UZ$W(=6+y?V@8ex1*OYi!p2|{wM9K%_qGqAgKi|!7`LCwJ%I7
e5x%iO)eHL2(B}m-lU(ep(5Cjek({FRwq&`m$8Vh^c?oA>#6{;{vZpfJh9F$;4BU#bt@IIm!eoOn;gxk;wsLrORjjZpd%KY-kv`v
o-`M*L@wB^C#&MDxUlyu;IP9o?JzYaJ2J;9j5fqD_@(KvDX){M(y&}Gd@C)mb){@FYOg&mZ7^b{{308!jjLRNh_SpZ%dMiR-Yiq1
<SL>szOv6QSgx0?z8RS`uc0We0xzB`M=9VQ%&8?XsWHSXx~f2^dME}lDWo^A@TDoPL@abIDI9&Nd@04N_AE>-$1PH<=PY2bZ?Gh@
VKApEqbxV8s;BX<QLjy@@h^)q8Y7=89IykjTO~^?PqnFxCL@X|_Oth~5U9<t*QvUzhAdgE`mf`#!><CWkg1&}&#V2fC#dEv@|?J%
_a<Yh0Vtar%cSTa+baU8t*U;n%`9u2&#c(6#Vq)&D70`eXC_CY6tO;*bgTg@xhLVM=&cj3(yxUn^CxeqGcnyNJFg}&9-i4STbxWL
F08JBK`$z>T_0yJ<}9AD1Fk4APqFVXUL;E&^Cw~`$E6joe=qT+vaEBc)u??eper;pd?H~nO{vr+sIB=fZKtj#1C>)K#47NwyeJ;5
wK3Ezp{Q%6CYMmE+pyp*sU==0cdsfZ$R!S~6fhsG*Da!?PplQKH7%zw?Hn?wlqisiKB6(K>Ma(khNf^aLM6B_Ln8qsFf4N<yeb;4
^{oG<?x=p0s4w;~zn<45yrRV)?W^uA^RV)*qO7*2#I1EIaiuvatDOcd7Oi%iA0}O_udvdwXC!<x(Jj=m1+=oR*0CF<i?MyRx3Uhf
_p&v#TCG2=2Ckeajj<}UNUNfcF0oy)t*tDtTCLQv<*uf!h_t?{)vboHfUJM87qn+Dwk_T*PN+GogtC>g%%#t<f3Cc-h^e)t^Q<MX
+O5tYYp}nu(XSG$?X0J;W2qXi)T{C>PqRv&@38BfSg7=^TCUTk>MmBO+^xi@4>CEhEURN7^{RlXGNsL_Y_A`VwkkI+OsmwSY9k^k
t0>JC;3{J#6ROY|C@wLgcrj2c{-_+NX{ni_DJnrLN2o%k6srxKJgAAQPO&?zMX3E99IyW)m8eIn2(17oo1_)6Nh!!3qpe>sR;wf=
(y^njtEk+pmaYyf7#wS_ez1cYdL<vJ0j8xcf}|p$Yb`8{Y%S6)g|c8HZ6xa`&@(wO#;!}K0JNyAhpr~8f2EkDP_x0Y1T8<O7qBui
+#<fIM<ZCS$+Bj!`lng1Pc^`>xhXrQU9ajN?JBhxR3xLb6*8u-Bq9?c9Iy5*yENx9My&Ouq_H9^X&{a)L$lH$;;K6_KB|bUeXV<?
kq`Nd|1qeXix@<pfv{aCD6vebnJSYj6))2=R<S-aEG4?Dbt&~PS|%Q?Td`&?D<sq>nJ*Tx?X&|W6f?)Be=xbQA*DjGysw2Or?82v
^{?b4ax6G9xvl~(Ua$}@y)#;@2C8f!oUi^Z11>iz+^oGUJ}Z_pQ6upx)-iu938}P&GA&OdNF@-jjw~*vEv(@z5HuOAe=~urC#>_S
o~?nd$R`o5KCQW>W2#-SoFnHgFsUP~@gz$zimb*Xma?3xhm~0+u_?bNWv<YqU@sjsv7_E1RW1rIzOwqPIJ76IsHpy|)TUXn8?K_T
LZ?=+@3GYzyD!DBu_@uLC9TPg0VR4ZlCBuCoUt~n(yEoQcCYH3&ZteUj46O95v{SRIIzyCG_5C`cq}z7P94Os$*_SknXn|Wps94M
E~|B@)1%6>Z?f*M@Uf?_?XdZ??JX6st*Mu*=C64%)h(M8V=bz!<SZyLbulC+-Y}{y<}T7Mo+E206s@)|n=-M21FBvypCyi(lCANs
c`!#X7ceq0S)kRboiS=K<|J7eTB!807O#_=0WJftUZH$2!w}^t(yAace66xA?5r6u#j7o;zcI9|n4<)&Kr=Edzonb4(XL}D$*v8h
BCHNFWvvsgz@RLt<FYENQ6p5b4JW85CoG?=F|b*#52suQ#V|fDWh6Bn&afe@v@VaZW-FvDnWAN^{4Qvs&!Wwyd92+i`zr3HTdPkb
VWY7p$gP+uEv$#IDX`A0DXhSu4WO5#=qF~dm@H*4N2=(oA*bA|9;{8G$gKRa8ZI@grlr`gKd^eKf}cXL{He$)7Og3oX{AlGL9BMK
^QK*cq^$%j1GM|GcefF=rYGm8E3=ZXfvLZ-w6Aq6J*}~{8L`2v7Ogq3eym!vA+yP?2C<o`p0A~^6Qw_{K&w-!EUewPE3$yJ6tBgs
{jdV8NGa#B|FUec*ssJW&aJ4c_oy7Lx2%7t`L0y0+o~3=psI{5xG&VG@U7RX@0m7^2ra#?7BJo<(Xh8HjVccm3oH<th_4u`)+ku2
W1jaaI;~=`d?`4sXD_fSC?Ab0V5Qou&MFi!J*so4fvN8y{i1Ft12Mib+^Ju%#45qAj;Y6}Xsv;!qpvF~La>4>#Td<~0V1$2Sg^sE
s-8}!)hu_Z`>yJ!k1O~kHysR+#4%AEd?nPVP9vnJ#U?(kgsm+tU9sn|OD(aSv8;6~+pTvm7BKm&=&yINP%hoGim7oWrmu3X-mizQ
{<7b(`mlSlHLD1ysVq|^=dxZb7cji4^{lS0d9KJcX)OYx<tApM93g8faH6y;Rx?#FDJn89#<HKPY9!z)+AD60JFIRc{jS@P%`hu7
9wmCOFR?YP4We-}51_I%3ak34MX=MTj4lb78nQPqyfLLRoh&Xg0W?3XeK1ogA2fHFJvG5FpCUr26s)EyFek09QjXCp5id`uDXlA^
1TWYk6RW$W?kf;645@#qM<Ss!!lp~8E-*eX45wTyys%q|ps;hQBBgFGTrAS9(5*r+XDvCVJ)-e2#V#KwhAv;R&!xnyRx7A6K`G5B
;Vy=vk~0Y|v8jcu!mzWjODbG27_F@<$1r6bDzAa9BQSBXzA4wR%AY&0SS_NhFtn~I{jWf*X({z6jGVzQWv@H3-J$(2PA@90q9;<T
^sS``9U_vf86=yn5wx|kogh{oA+KqyJSbYMwkVn?mN2j?hN|_kV6U#QCNg&`zNQ4M8L`+e04ZKDQ?9+MC9v1BOE01%(lV;2PoR>h
VJT0sP^s&s_OsY8-L1~8fG=pQd95xeQ>X?mMlu>HcPN`2Q7X}_<DgL<0<*s_2d@|aKcso65w8g?uB-*IJSU$q3NAUIiY~Y^d7i^5
EHaEHATa8%V=cfmZ7@SEtt&LK+ATgT)2y*E`XP6!O066)45;TVVljLz(=J*urzYE`H7{qf<S+oOWU;=b3Y?uVqcMOjy{VQl7BJnK
6s(u9(ko{uLn_~@bBqNnU!>)TudK7DQ!x=S|0?(^uP8vR{2<D#YOEHmi77HE6r+K$1sL8e5U<Is{HzeJLnI(DST3*$d@tlNM6wqx
XB=#%sHRD*7cOt6DyEvMS0z;}7bza9Cai#~0HGMNovn<l9IPy)GOq8jkCo>qfUB0SuO>;Zk*hN=FCnt6ez1Lj`=kT2Z?o>NF)abG
_^kS*>Z<;*2(ou9?xf+V`y;fhKq)Dy@vT{?2CXD0W|VTOI<0xJ9;{ZdpRgjZ6|i8gx2S%tkg>b46sAflwH&{u3#P5CRV;=qM6~s+
ZZC`~!y~RC3an`^^C#!9(xFlko+pN{m!_R3>ndn2HZb3g!mtdP?<Qj=LM^5$a3yx3!xS;3$}UbZ6DjO4j-$>hJ)upg1F7Aw)ug>C
60MZ2oG3*rW2=azaVs^Wma8R^V=RR(LNaMC$}K1<b|$8+0xXuT8K@?p4J_UzZY7GPxv`F`U?3zj7_0!T#1>Moqcf+mfUBD@46(B$
BdZdS46%+X0;`mx1E>--@-KNL5+R@}w=W*4U#wE8>@zW-kh1d^j4{lxC#$n5Qk4y?8J}G+^{e8s+AZ0tvn{<WO{`F`izm3P3o;!t
8MMwR5HZlPw5_nMXRv0f1+9**$sx+Hc{JUo;j1hy&MlKH&M7(=yQC{4h#WYpSSsa=wJ98_`>>U!Jg|?T*Qr3NT(Hcjzom_@L9Dl&
;H~AY9<f|44Jf~$EGg2W;i+se7%@<;Pb~AO1u_`1Pc#*;9IMkVIIgxSHmfeHS1x`s1}sycV=RLzk}P4VlCU=<La2eRNU2*V+B5gA
j<8J}t24%~>@m(IK(0!zZK}hF`7a16ZLs^K$|N;4Zl&%pi=cX;ColxBHL$Cahp^_WKB~Pd!>CKCl&o?o2rd{c&aD8h$EfEm;j{X%
lP!lUBdn{XpQTqY(5jyz-Z5J+q$hD8l&Yd6fU>@+#I9*Cm#q4q1hKRv46&Ucy{t5_Ft7ZqJ16|F45s~%tFJ%?TCj(&b*cL&S+E_c
S|w<z!LwAY7O-ia!z*<vuB|MfS+XfG$*BUiKrq{x^{^qa=cI?QKc={^`7LO!R<a?e!L8D<&n%OzZ?Zcl?X0mXl_pvu$R<&%FD%wB
Trd8wpdJ;j=B;TeFr00zU@2HLSST$k(y)9mPp!<Ll&C|8_AL7<J|APIJ}}=Ys;x^ZG%+1ACn#Vb=Pte{Q7(b31gQxsTqrswpe>mx
6(v<F%_iKags|2jGc8W6S13X*My(z&b}(Hax-n!XC^MR?j;+76z@4`=?V-Ia-><x^TOLX$&95OKKrwJFD>3da<db?STP>?9ouq&)
g{Vk`=&g2}$1YDVyewZZS1ungBCfA3<SE{#)FdM@JvB0|!K!7jJgy2Wm?s@6^DYLjaIIS`R2_q@#wn7go-67y888ng@-6nS%`RFf
rZNDnO|5Dr!!A-3g(yX?n64C>F`MS2H?1u#ZY}+(WF^ikm9LB(EH7**H!z#6@EjD1Kdro_;;y=`dnI11aI5Pc5Fk%2kFVme%Pcf0
ge4WI53mZNWUG0j)FwEpOe}&icduKR0jvZtg{ns+=&SlIgRB&@bg;jmC#*RrxGf5%b*r&4L@>0jL$HXd04Dt?o+}xwPl;PDj3A?{
+bK#VB`>xwC$4ZPfgxV8>!eeNq%%t}8luxA*(v;>9jP-R3!FY7TA_<E`Yr>gE+v^Lv?`9N`K{<4*R7SQ*DM^asjaIRVI9Dvccqgt
D=;rCwyxi;#4nT}x+xi{6DeOUn5-m}5-WHu-mTy#8ZO|d`J<JqORIt@lo0VN$guDw7cRH4EG^zB`mWXq_p$7bx0b>q5G>Ctc`&my
5iBYYH?GYtmaFHkGOqikwx+2fk|@U|`!Mtz9I0|H6R}3LR;Z7$jWjB*Qz31#St*S!OQanw=dQ{wRv=h0D=bYZIGVyP39)doZ?9A>
K(EU%@urxp7%(0&6RqGYqp)-xSSJB6)UOe+j;(DYTQO6KHzy1$8XiBVJE=N0m8|+E0Vlhr9<WNRBc+I_KcpV0AE1IUsWS^EBqPAE
#;la0bDuY_KQ<MS4lSW5FsL=3c_k1qx~VZU@vQi+04a?zT`g%Bz9na^jV-h)zpP{~@UH`?fga^5si*KOekcD5DI~5e8mLt$5uv1}
J*?Y}<|yT>pe3=Qv!zBW-!0cKA+fA04mH=PO|rG1h%nfxI4b2Q<0)1s5}nSiU!$ut$f+VE9IgndX|MCHEi4o#dap_(^erPT1D*D*
)-dlcL8<j6BdTsEDj{niO)Qb9g)674w5YPHDXQ_Q=&CHNkSC|G^&t$Y(ykDw$gSaqoU4qj`zwyAiL7#`U9f?n1gHd!G_JF)rYKFR
4zvudZXBg3`kj8SM<}(O_bFbj3#z~uW30k11t{4tkgoZub*eYC)uKYKp)C8LIHS=p#jHQ4|ET(>X0#ow53lmCbFn_Dza0WCR~<Q}
Ln?kG^`}m+(XxRsb+Gp=C9MR76|UbaeXm5BVkj9W1tcUag)Da{NiPZ=8!3LRKB;~wLnPuTekHi1)*U*kfvT1+Nh)0_d#%c@Zmf2#
rzwdpb*0%Vw5S@RUM%ORA2TbXMXwF6m6xb81|YMk+^svXJ}&{MwG_oDk1O^rm!@M11F-BgkTNDM`6|M%cPQPCN;J(clCZBRgfgWp
WGa59MlH{(UN1Z-s4F?IZzVjimMLGaj;j={EwK+O1uoJiT(GMaBdA!Z0j=&SOS6fkSgBq#F|ZY~C#w-C+c20aT$9)=v8=)^7A)JS
J15tleG{jtE~dpPHLPqWB&7{6l&gZJCMZFu)F?lvLntYTWvGg!d#vj(W~s@e04On{GqOshCaA`uTBWO|MyV+$wIaNzETuG_1E$$6
TBdZU9iIBFjGC6EPN6O+b*WLKNi82M<E(|Lsi~o)<|Z{P{3lAS<{R84qNuvCqoWwAGOwJiNGd!f9V_M`buPUveJz<GmZMH8;-qaU
Gq7g^;VlC$Td>_HFfpktr=(gelC0;dpCZ1f(<djbTr!9#w<szjy{wcm#I0{8&?!(b*eF6EN2o`ZK&=3*sTc~Z&@4Eo6egi4jgG;r
l`%jS*QqO-bgAqy$fN@<aVUAIdMv4%9ItjPxHDX)>@A!wVzA^YqcIn<BqUz2IGf#(h9rz646*1e+AW?iq%oSN#IDUM#4s<Vg0UyD
5ujkOODjGvCoH`#doUKKH?Ey25VR*LvMk)LY_ZoRyRp$Nbg*t1EwNoHQmz-FEh?HU8Ld$;ShD~ugRD6-@h|c)AE+!O=PRKs{hUxQ
G$vdvbS%Oq@+nNNAT3xZFEYG{z^t*DT&#_(W2uUvo26f>)t9HMxFj1hBBX#Rjx2wwzOc$Jxhlk{Hmt@UW2*zGAt)T75jK0Q3?ug^
NH7zjKqG=B=%Jvm7bqwyB&<^<D<knMr!17MQ!bJT^e)IKJ}bEv_9?<Hr7l0CGolzJwJN(W%`E67h%MVFE2RI2EGUwt{H9-_d8eEm
_$K}o@+-V045s|7kuRvNq=PS`h^maRF{Zj7x20?;=_&*<#i-+^Sg-4<ORNg5ktoxwYbdxa#iZmN)+&6Zb|yY5OpZdUS*X}B1RUio
jw;)zp{qfzUM03ILahKXkT7Ma>>xm`gs!};yQ%Q6$*)a}e6LHeB^CCg4livZ-V~>&45_3q9jwPEz^~b<*)Kw@CajvU^{)>ig{<r{
3^A{*L@&yxHm%?+=&jN$53Y@{Um{YZ$s!FVWhy)&04eS$*eFh{hOvb-rLmPKoGVK$Q>cNeA}n?)#G}5blP%Gx&M5Dx*CWI$AFOaI
gC?d5*Cq@o2PA(c7$!fecNmSFY9b@0L8{d*bRRb+3?P6fBdqTzew7O*)}@6SRxr{pCMjm7+bngkz9F$D{w}AaZ7<U*-zv(h2`$|k
|1TOYDk8!nt1D0?94vyUUaU{9pQ$D&LaLdo->8SEn4zqo{VuqxJ17<{Ri#iQ+9)HAjH{Ne0ww;e+$R~WMX5xs=ci<?q$Yc;JsBpe
i78^SDyUVh-YJu;2r-+mR<C3wPaw3RwX19=9IN^yNvUufA139l(WqRnAFlhb(35YiU6)rY2C2udAgwGY)hr(@GOxj~<1Ur2Bd_tS
xvjRatu!{X;jR*@GA=<c(lgV7#G;q7?kRh!D5)YWQm~b<053|gD5Rh?Sum8c>MHjr2Bl6ROD1NkT`6fGxvB%T>aZ=YJui8rIU`l9
FfLWDX(#_O?wcjBAFE}s;;8i`VXX|TMJh}nR5ZA(y`>tkP^RamaVl)EO00k^IIqC34WObRd@vy>OrZ`iCny97MIv}GST2*X_^@ax
^)Mu($f{kjOtFHkNv+kXw6J6<(5y!?P_TYCSufloIIj+?@T<oyC@{#Zyt7oPY^&X=JtD)g#wtE9T_a{Sx-N~N3M-tjMJ;SCYcP(i
H!?V|NTr)Gcq!DaJFlLwO0=}6^RSb!m#wF-y&+ewV;InkVW|r=87|YR6D|IvZzT__F00F@)U&K77_n<JVl-DUq^zbcTd#DkRIU~)
WG=L{NtfEN<1gDRQ;0ILbS)RNgDZBe2dN&Z8!(Nnc&!qyCLoZokg6jfXD3gvb1fgJJS{>rrzo|m9;=Tcpsv=VJ+O*11+YD)p{yVz
w5+I%S}Ei#(5ccNx+-v`Oe94l!m4<&oGCr7im)v+a;Gz{yR8!`H>@MBAgsixq#55b$Q|-4!!>8El(CqqTe0&lKdF<ibE|qOrmS%(
{Hk{`C#gQFKBXYC(6aL>MlOyo%c(Q0Au)|FucNH2cr%cyQ!jI<2(KQeOD=LV0W%nenxhb~pEM1qm^2S5@vtwl(Ik$mlQB^+J2Km`
(=#2Y3$OaJ-!1B~#VL+0fUR?>D6Ar_VJ;gTzc4K@+OC3}yeMEUQY|{BKrCmi?yPDs`>c8{M>TgX4l*V&F(_WEBq$B7BCxKhv#?^M
cC1sbtFOATuPC3TA*2DNGOnwOVk%3cgDilld?RcqBQZCxS+Mn-Wvb;g0W-QA$FI3CQ?OR8v8?VWmn0vm+@Zg+oG=<F{v{+S4J|w|
g0Hr!Y9%Kq|EfEyH>lwx9;r1V+O2z}L9OGkajKso?JI{V&?<r}urdUxA+dcb4m1>_v#`jnO)nxZE~+0YpD_@K=&yRL8Y`MBn=RNR
)UC6t53Fn_iK%8M6r~KLb0U8o%`2TQ88OeLyr`}neJj<kWi&gciy7i4<*cqLaIAkURW8IV7B2j(F{oLmR<8dl*(~*{4>EeG=_|mk
qm)P|j4J0Pw5}4cSD>@4YpMyb<fS<>#wrD@Os(6hqN@!ENi66u7O9G@?yy)Z_aYmx9IP`f6sPm3?5u^Wf2^LVw6A+Ds4ZZou_ptp
4I|~5>7|`6->4HM&#Vlr&M!eEv9A53MJ&Ovf~lCOo2MkJxG2e~!mX4cRIz&`ORc@A4lKp3%r9Uatg(iugRV8Of2=sLUb7^rCoAzS
DWvp}*esDGo-z9{z^DE%(=8XVbg`Q)ge+z#;V!qV$fv?9+%P;Y+^(*yTePE~MX`^woiRzN1TLO14YYl%J*#xD&?!SKt1Aeygf2=i
XRoXjN-f43Dl?0!g)k7ada6ycPA1nb+NN8vCY6#a>a8iSq%e-EFdmJua;pb2-WrLB#iOJ!psdQWYOqN$w<{d5N;KW5ZL+2*qMswL
r>fB<F|0c?QnEQOCNMUx*|7erYp>|9gP~Wj|Fe%FvNH*;i>uYLUa@O1U8x+SIWhaQ#2^5x#i_|09xO<*3NU%DSgh);XR1H3{;!%S
Lb8i5x2jepo~=l%=Pn{CU#857s2IGci>%VEcrhX}o~e(poft8&)36(?-zr-u<|u=uE+Rm(0xUE#YO7l(M>FuSd@nwwY$@2OSF%y8
(lZUT#V~WMt*vq@F0p~HA(=ESpD^62vofzTQ!$t@%&}^vv99khGA(4Oov2W!p)wYsG^ZtqhOjj$tfwEaHz$1pgD^EQY^y*oDKD|8
C??{tSuZ&y6|g;|45II_ZZd?fN386q*)Wu^N-RDtNGu94_Aqv$(I;rH>#5B#{4GSFh^n#@2czOEeK3Kpyey+H0ILQmdL$MvMlf74
RI071wk)HuBcouf1gtx-W2ir@PcLt^jj*;a9j}-o$f$&jyd_?#DIt2N)2>i2>8!yqNi|a`z6#qf3NAgcd!{6;)EEmYrLBW7GNz%V
s~?T5NGCTd8m$$ydMs)*(y>c08LH+fmNLdGlQ6z32`=C(bsHk9LoctX>ZG=+Rw!z*N-&Zj0jeM@SS5X|MXso*F)9_XZ=EQqAEKcu
9Ii@_JG2+6<gaz4sI2?3q%GW#Zl^M_zpTkD!7R|PRi?`rSE^I0ZY+DI11}k{B%{8tZ>1x!t*)N1t*|Pv)UKbg<*YI=d$3=tCa&G9
-?ZPX0xfqivLryTYA^*WVJkf?>a$6q)2!LD53ZsweX&on`>;tW8Y}>#E3A1aH6(6>=P}eG60W)}=q%Q*oSag!Bqe$s8Z3b{j;#-{
Y^HIjHmn~p$gXFmx*+8t4J_WK!KkJ)7^$YOA}nGtv8Yv|lPJBb7BjiAKrBHh7%6rmizukE4XS&v?WO`KeVtLQ+a;_lz91N}XDoiN
sjUp8G_QoFA}b#qRjk%3JF&opRwos*TOuW}Yp8-Tey~5TU9e509-T(6j3{fb2C)~cTav#pNhb|0DJCqe_#}ZQp&#%n{Va>9zO7BL
)UhTqJuCyUo-FAshpcz4!>Ly=jH2+FIj*#=(=oX$f2h~7fv8!n3@BDBw=LNeU9<ZwrK!s<YplZ_j<5`^aiJvz&9mSml`vy0sxJXB
#h=hCj3+3tlPvP2q%Kx2gesY^s-tSGldc7@e6IwsC@>bOL8?L<?h6?+)2|dMv#`D>VxdYc$fuyBpfHWFg{lr9e62Pw4>WKnkTMXd
Eik>Xv?xF^&Z!i#r7}+--Yg5L8Zd>j3n{3sXejKcNUyGl9;GO%4z4M*-muxSJT3jK-!CRLXR^z%9<!t+MzH^=JTrkW;~(@iaVUwa
P_L7y5wSn9ATQ@FVXghD7M!jyB`CP3C^AAS=&%eeQY}rYw6LTzRwyB@vo2w*94`T{bhR(6g)V!tr7IUP3$EHK@2E~KBCvZf^eZPH
2DLhcmMTjvRHyhXthJRdwz00WG%sVKcCM|kOec&Pq_7s5Y_IRHIw&=@_OAu3^)Bt7Mz0hrL$N_ABO;I_u`V;R;xEduQ?L@XUa>B)
WUYBHb2KxwfUib0GA;0~*sE%<=_T%<O)o_;IjX>|bFKlc{i%MeuP8;XyDv{Li5BDmL$1}R^sZ(!JFpNjJ2BZXY9_rc=dgk;+o??`
*DRHx45sZY=`P+d37*s{Cb71!$S$cQg)rnUDlBa*6EI}1mZ(Id`YgLCuP_6pd^F#yNHE#1Of2}Ea;^rb$)T|=-Yz??W3X2(0<Xxa
T`2u2Pqi|o>90>KZ!Z3@uCbJk`K;!&RhX5mf-*!jk25VSFtD(#SThkW-7@{IWv(f)#54z}J*5?}z^k96@1oPLrY<M2G%@EZ3^2N>
fHWSbj-Q632(j2Re>8|0^QtwljU2}^*|N2&9W+|7nzO*I9<T$mUaD!Z<E+)J^DF$ZCo;LNSFKVhPcVY5xUUHfKQK)#_$q)T$1Ke;
y{LSu5v}i;3!wd}v#M7jJSz#P_?WXI_@yzduP_%Y%c>Hvb)ncRJg`2aTPaAL^`)P#DHN3^+O0mY7_Lt#T(Fw2^s4%@Myt!M<R&H+
X(~Xl<}lo?U7=1f?ymi?daT7XI;?NAP%6o>M=wDs9HDUv#IlAiF(>#Zi<Cqp?JP5`H6al#^sbJtrY}Y`DKtSS)FN@Na;khZ9x(-^
&9VNn4xcivCMSm-<g1si7@WkdUaZe91u!Kejxo%!8mx!01GG6TTC5AKwjhA8La0iy@uH`sS}QoQVkzdKq@UcYOexzZHZ9>Nw4^UE
fr>(rQYf@9n6nZm=CV98ovD&2I;;e;BcZCNK&cm`W~f@UH?SEje=U}>7cGjT-mM!j7qJnrA)dUj^Cw%d$g2&nb+3S{vMV34#HiMw
03=Z`t1YdpDXD=mRi#KEVzA4x{i+Zu;3f7iU9CzgQL>n@46t$?|FKOb87a@Nud$Pn6rU3-8!7lO5;avN!zm>ol{N^aWg$PXgD(T9
NUn1-xShflSu9{QP$#7(Hmy@EHK_WrL9O5@%B?rD%&ze+dL!B_ORvu-e=bfltf`Q$lBbiVRjJe&B`ifLezA|8vn<)9(yGI;W2OJI
@S|w1Hl+tAU^hysR4_~-5|&4WwXDS(-!Xcswy@`_kEH@HA+YwWFR1#hM6rvo_p%nWZZLSRnXav_87`bL@2(&+nXX2&o;4kygfN=2
b1YgdVxfhm3MfUXa;Tal`K`M!b*5ag7O0>$87maA2(9HD{;x}^jxjW_?kx@?ajloF6)!`s2N(w~W3d(+=C8w#VXa%LRH}Kfw=9sY
P^LIA2eLJ+oTy)<sU(st$*f)}uCgAny)vP$w5|6f1uSZ-bTElBvz~Y`L9Pv}m@WCK<eQ$fKCq82m#)yTXs6gN*fNeL%Cxbv2`o6U
)t^Q$#Hy8@*e02ws<6i|B{Q_K%Q03VOEAJME;KT;{UYRmQmqm)R4^^1W3V5qZ?3p7P_L^VMzM(}Tc5c#x1zDKC^0TH3@P&>kg&}u
9WAe|$Eflmau{YRIjUPRPqosW>90Ya_Ml{{2C<whS*@y`@GCg61FaOJ8nF?tT&@Kxi7R2KAR*5n4J_|2ZY_c(C8!^fNi7wt&>Bdj
TCaToNunS!|0+N$W2E~iv@+$gnlebQGOKa3!=FMhC8pCX$DkxEF)uqW3a@shORRG(L$LR&J1sRdF{x84YOV+{eKKvIz^`Va-6#Py
2r<pDW2ihZtE|g0ys(_8r?GCZ`Y{f$wWmL<rzs1r&al5OY^Rg0q9|Ce4kx@U@1C2G`=q3;VJx~ZrmXI+Sf_xnCNgWQJSMQP3ok>l
(WzdqzA9m_6e%Ah&yWtWM6cwnnx{mpZ!q>NGp|0Z4z9nc@2`TSEGoz-tEOwHJE_^Q#;z2wL$v3u(4b<h+^D=K3M@~s`m7zUmMpt5
0X1_gWvtRC(JwBshAY3aZzGTh`LLoU>aPJ80jsdC%&cf3WUsKSUk}SL&@DzT)F@0Q?W~foTC6ZLLn&o1h^DNtE)}vd+A6QG2{Okl
7O&YYwkWeD-K$=(vaK5};jv+;`m7GEJ1#Xe>86IS5h_cwvncu@ys9LtL$e#MSFy#gouOs1+AvS48mQ8!t1ILY!X_;w4lKg0O{ldn
6DSKV>#G&1|09l_9Ip7U{H~R)MzA&x#HJxC7%r=>LNEX^$r#$Ha;co9mZRM*N~J5bQmjFyJ1_$ydkxC0b1B*{D<~u{WF-<QL>(+F
o1}@YtER}RD5)^4R4mmielPhhL??QwM6PtMr!Io2*)c7Rcro2GRIu$XIWNC0Uav^6{W2;OC9zGcRjui+_%LoT040Q?MyQu7MXn$#
X)M^LVyfk<zNdMuMJPZgovhU-12R@DaIrxxawdkQgROHcFQyPPyC{pK?J+bmFsv-Gld1A8Tc*RT`m)ioO0R*iQ?Yp~O*k2^@3B5C
@3L=zTCRe$WGZZ_N2~R#UZg`Y$gOKJKq?cdk15G8f~rTVpsmy>$*{*Li7A7j>Z(+scdT=;gRdl~A~Z*;S1FdVIx0c6WGEvxwl!&_
&#iDUey`4_<SaKfpDc!`XRf0%+%Eht-luf2WUEi8&7)DM6fJ174y<mgaI$Hr>7tW}#Iawli>Yg@n<$4dv8y&Ii!B{7S~32yQmt;U
=&>LzO01A7rZI`GR<da?KC()!T(LnZ%`IxM3@st9_phn19IZ#K8m1qx1Ej~WDX~&D+Aj(tX0bo44YSQF`mhcxx}}GyyfFDNkSa&5
y(}52Z#Y`9Qzm<<VzEk`Ml9F?542P+Uofz%K%Uhj*__K9$S?|}ktmiXT{20rX(P}o@~kVcWTjlJ*(|6k>Z$Z5D<^HGy_ut&&7Ya9
F)}+PMXyvSJTKTOaU{R2?xhW=D=5yOM6Y8d%&^)cA~Bb&Z7MA<gDB}Mk}b-SGcEk6Td;&H@vvE^53&ugv#J1&Q8VeMMKqMI@+{pb
&Z#f4NGa{D9w@jh@GX@t>?RJXeJRi|m?hvQ9<BwhIxM&_O(^E8`LJQHIIq*KVlv?)6`unw#}W)C6saF8?k=V;IUz4A*e!Igaj>_j
qc9yRkSNWty|A#Ug(s!39<L#$m8SxqPN~SL0I&cMye*}UL98#YN06~C6)#b<PqN6XT&-cNrz+R2n=hymfTB#Q+OIpajH&0YJ}~T{
&@F)>W-y#D2rzXiwWboRII5(meJ+@-F{|G!@SHZHL#?2o&Z%KBzO6%|b+F7XZ?811v!3rFpr=5kZmb!pMVvA%IS~6O60`#$x2PDb
F|RR#v#EwGi7B<FQ=na`Ot3GmfG-WKNh;#7G%5k9h9gF*Jfvx;Osqk!`X2$Ud@i!AnI_bzi==<3-ykKb?I$0ouCM8-<uDqr0jOrI
W-3#sN~SNZDJzgN|E@Hvt*H?%xGip~>!`Y}C9-WWd@Ql6{HzhAG@{9`FQ$8}7p-WC2dXBdaUck>wXPQ>L@Lv$!=YR$k~2}O9Ek%g
C8^@BKdV)mkgVOU;3ux9x~b8yXtI5#hpM5gv8o!cNwC&1eXL%php^PFK`o`H9k9`?_baNeUZ`BKq%nvvHzotDVJ)5>OC?vQ^RBHU
Nv|ETnk@RUU994;O02i3kT0$Rf2gV~<S&4+x+v~0kgzJNh@>YiE3HZ_tffgS*D36*WU-2(p)44#@+IXUXQ#faxUUc_^C`bAmL%@1
`me6BP8P^9Y^<fF9-rx~60lq_f+}mP7ofbYeyOmpp{vs@_pAV|d!_m(2Ca&$*sq5n=PoZLDJ8WR7p(CyWvf2}{;h(iP%>t$imxTI
AEyecF)(a2g)|4D)Gf{=+p$BXi7O?f(yD%%G%@6^LaiRKtg-m5TPjhrg)9m#8>~$)izp7V(XAS+OB|M~JFPk?Fs$t?(5=I+`7%5>
F(j5VC9K~noUA{u>92K|*(+VLzB0TYpD;bLGO(eo2B$}kQ?<;p(Ji;IFs9$CMX~L#l&zDpAtehZ2`s81C$4?1kFVOWM=t}cp(qG0
WiH{ad$IU3#jszk1SlS^ZLx2#=&d!RX0`6H&7eOh@U#pt466^ags{!7=dkH8wKHuo-KO58vm)oOZ?L(rv#zTxksc=y9ILh~Ijoc<
nxR?=gs#J(FQu3)RV>&oTp%kaQZg<vc_uI{2P@yIs-hk+kqnqD-X{4fYbWF|Tp?>GI;QF>bgeY8u`Cj<*QPSCr!vznwW+tM>#Pcz
Y9Tl+e5j5WCa7X8;4QYSHZF84>?-M|e=xu>Trr2D*)rZSH?DG%gD4d%mLTsky@E@QSE(VTYN3TSXDnbaGcXS=?6EH^hpyk7%B}V+
!!&BIWvN#r`mAv<NUbF@(~T=C%OMJ@jViUO@g|xsN;Mg-CNNDcvyNu1#H(H?eJjJQNT`9W0jn`A7p04;KQ9O@nJvq%9;XZ)^(BR|
?ysAu>MJU&@~V!o@~)4v)UWf6kf``5$)lyDGb9l!#4Cg-k*J<A$tHE4!l-1D)iKg7&aO`^2CwER1T0OiQKgotx~b+cm@WgaNut{{
qA36$s189bFEn1ML$mlW-zttS(JUz_7b||Gtgp<e`>iUeFR*SPjVNs^5hWg{@vK5A(=!*XZ7%JZ=aAMin<{q()hJ~q|E~%b`Y;hJ
Kd7Cd=baa&IxV6s)F>>hSS#-^wv6U24=_iaAS@ytu%~OVGp($wE28_WM=ZuDF`9WUmZ=9X?Im}wStoBDNG5wB3aytN)13-0x-%s)
P%K%jm#hJ!FR<;jO|p8YVW@qt(<lQW$(`>hJfwUvxvTUDtEqmieJ?AqeX+Tq$tatz3$1>$N}+$P!!f(6o-5QQ1}DKSy_pBCF)bS{
aV7Px{HfV1nk+)HV6=a*TO$B8^rMC?hN{}Ib+868h@w3u%_|$Qu^T$9dN6UOw<{bcOQ@`)S1KE-I<D`ps4d&DjW7_gim<dOc`&#l
P%Y1lW3I6wG$suw(j>~R0k4j!l`#gQo+T|MComQ;*efd!nJ;gwCZvb1Z>-|3W2d6B<|no+`7C*@U!sSxXD-pLX)MMpLMYX#Z6v3$
Xso@WIv|*xb}^T#nk>pNtE&<yXECLwIV_s05w3)=)3WWaE3Y3fL$d3rFs*Si=CY}UO(|w9AD=(1!Ld4|V6gJB?5+|flPqhV9WZGt
v$4S|6F9A*t0dm7(=m6XX|GDGq_AGCYAKAfvY@4|5uEon4zQ}N=qoI=Ni>Zh?yXrcJguUut|;NG4JjU{YBSL-bFRm)o3fXyrLB3d
=PMbk9xg7lj;@obxiKxR8kgsgpDKQ=bSu;-St%N^EGwI^^|A{qbhF|tMJ<`7%`8Kum9hG=a)AIYnXF7GdmvA+udV1Ta;_+_hAbGc
!LaD1XD~Z2Z>x%^I;$NiF0n7Am@9s)$1#_z2dJc}ax%lIi>>RM<fjrB&#AhsJfsh&94#CwqodZP`7Y<BbE@i%pdykU0<h99{3I}|
4J!z*@~&U0tf(|NDy|bEnHr}gkglGnYK*HXwJuR9ks5s{`KmB18YrnItSn(IjI498mn>SSQ7d975GyDr*reMid@7Tud?`4lk}kTe
?G>xA?k@2n<1a_4Ag%)}Z>ni4Qk>{1$}TdnbT7g&-7s7TKQDANY^`%3Tdim<XRTwbvo35Q@UmJhGN(AN$fY{1`lOsK37{aYU#{As
z_4hdW2um>%q&YSxg^D@<R<X5l_i!mM=?UGKcWRN3a~Aw@~ufA8ZWLMMl-%CTdXOq>Mur)T&9Yz5i9N_MlR={FepQ=q$mln-zH-m
Ag)x9D6R7<ZL685u_m}L{Gh)ZU@oCD^d63_A+8s#SuB<$1S@|rMy*97+a)t8^RGXyHYTty$t=h&qAcmJ@u+>KGpp3A_^i09q%m}*
rlw&k0TB?R=d4jO6sdGD2dRw!IH$6$cq4Kf3n&w$#RlZ88!KoeRVuh9Rjk{cDW+xwU7(9CwiqKMO{*ZT4ylBtvnbFhFsm;ryrq_`
^Qd<$zO3mU&?r`rw;_8Ubg8%{Z6!LaDl9Z9dZbt-*Q_#~nyenIye1&45UlT{ld23Xz8qGl02?PO@2gWPV6V8O$1V0MXDDkbhA056
ktrK1#vDehU#BZB|0$}iD<n6A8m^Zn1trO^39Y)Qoh)4{!k!@~Tq_VP1SXTDcqrqc0;3fk_A1=0EiOc#)34tyx+=J^52@*>IGRwZ
u&})(Ca9IHv7leA0j_|nJS<qIL<|V1BQ4D$DIO%I@Fa<?V<|qY`mRtgYb=bb0JRdV6D5N*JSwRwR;+-td!z}CPO6YB|01*|X{shL
S*T<%%CO$A)iGbJz^foHXed9SJS@es6d-A_<1S)|VlS>W)+^w#?y3@|>?d6;Vy%TNRW9Nxbg1sA2CwF=hp^2s3Z`(Y+NL_ACasLA
L#tgYpra8e#5D3V0-;x}tu&G{{HdNN1+IdrK^TRwRIT9)CNyKLK&Z<vcrBPMlCU~4_b#HYdL2$GO)31UHmb=X^R1055i9~MelA<B
udO656|ib87_SmBO)n0v$1F{&hA7c5wXQ-cpRMVz?<^Uuk}H}kRI#u$1h7}CCoIITFDY)R`m6^nnyGQBO|_pWn6R9!J}zl6OsvSU
f-M)12`%0(jxyu2bfUN^Cor0>T&tj{l(9dwccb+*fUqp70I~We%B%OOB`L!oU95l~cQO>ISfntpVXHSO&Z{IbH8NnTqc2Udk0VKy
MY6}NXdWD=m@jgu`K|7%9kCrBb*`E+HZN7HO({|?FrU9J1EMFf8n7{~cA43wv@qe1fv`oh%{4o%)-bg;cqvn`XdSDt`K|IMZ7s4g
RjOJk(xj#z@~}O$iKuI*xF2XS|E^Llku;;22eJySaGzo*TrZ8DmaCGDsHi2b9i(5Y^%nT3y)*VIH!ZTQR4x4|4KNR><0$qdI;hvH
y|Cu2KB*QgkT1WfWU$JqDlPhqO02XkiYRNVQLt1nuCO|;%&lFXSg`UbxUa}EmNM-uY>)`C_9{lQW+VG3@vO70cB%`l3@#X|Z?j0L
KqauC6)ia>Dy)7eUaM)Wy|BY3dn&LcP_S;amN4+D3#<FEHm`uIc&qHMG@R}-lBvR^X{638xhci5oF#s*#H%5K$eVO9t*;g*KP=g;
mN8E*tgbQ`Ev9{_7_ecj!L6~ak)&fWjjf(CQK<E*?J40TUMOg*vZtY~`mX+?*P{8ZNt^*5+a8^!hbxgWdoa7DWvkP$LZU>k7_$zo
TPMAyei%n4ccDbDWu@pU3NDGRW~@}L7bTf8n4{9HA+AY@4Jl5sh%w%%-l>8yDKdU5Sgww;h^(tD%Bii8T`=w|oh+Q4vag9T!YWaz
lCZt4f3H`j!KhNBo3h-d0I1!tm#`|Rc`(<mv#Uriye>X3Gp-=9(5cfalc<`gQZV%yTP@KhYpzQ$OC=w$%Bf2+OfMm<%_X6*&>rY4
9wV8EhAmp2A+V<{FEENQwX(o6IuyP!b1)vSk|oEmuPm~#oTp!{i7I2TpRBB?)25FtAt=r-^Qa><3NjBc`KXRCi6{~=J10vh79buh
7N^Ug`md%fi6%5M;4$y187rwQiK`2;+AVk~Wi3*pT%buR&Z)eq5-g0Q%&a7_IiMwgFsTNyxUCkd*RK7e@TOO-1S$P3cCR$C!7L`R
10`;yswQ)=aV*du2${|(TCx={T&M_`!>w|kJE-j@STm!ffFDmMuc%Hg1+S1RAF)j_^eBs}pcs0p3#fLlT&kKfUohDiTqL0s-K+Ai
f+FcM2`J1YGO^Gza;?uAjiN$|MlNZzv9fG1J+UA(W->Z18Z}^^CoJzTL8UXRai~wFcPufP<04P3;;I;}ajGe&EgTdtORkeFoT%R{
v91NJDX^fhTQ0DTDYD)!12(ZOPN_qv^|C533N6d4Kq<nplc)Qy1hD6^ASultZ?;;o5UHUrhOfviI<d8_(KH>8K&;jvC$HDA38<+l
MzcGwlqW{CWwbvnxD%DMVy&qs11c`F1h7@FB&Oaeelz5%2Cm{QWwINxhqDx`RWy<-A}pUOIx^2Hr>+yPn6T-oEHL#m(j@4xcCgQ^
{hfBK^|1mmk|#^GZm!j_@wF5v6EHfW@hWvQkhG(;M>ueh7$<o%i7^_n3a&6SYpe~kKr2M9v9ax;fviWOn=BtN$smQY9Hm^a2cfPn
gsf$)(K5uGfHIh>)UdF$Pa)|iC^RWCoS-kRQ6%D_2&mky3or<<gRj^v(J%<CW+lrOlrc3Y3#mb|J|x+#Y9}-tk+BY~-?BcalB*rB
`LKNf*r(bq(XAUS)GFts8M0WiW~Mzd0<_d2dnK?l*RC`&9<2znnJUz(fUvr&=&D(=vZigTa;Zclu&84yOD<lqDXc6cyd{mV3N2l(
Pq5xBB&5%*K`3ph;wyZuQLN3adnacyEG$eS?j;H{!!2L0Ri~t?V=OzWoGCCU=(3ZC3bSdm_Nb?^V6c2D8Z20>7#_Z>8?L*sI;NSh
Hm!}V%qmJQ|E`fNR4y+l!Wy0@^sW`BhpWaUMz0kwPc#6e)TvCcV~)+Pgs|`+050kui?0@=XDHsYZ>oK$R<6CWC9>Em?y8Ba=__3?
rz`j*8z@XJ39^T#Ij(pu=p=^&4X2JMAEqud053c-Uo0ar_$UJ|RxF1sY@L*+1+Dih$FLwLRj-e#7BGCLAgw#2?l2RleI!mV8LIZH
94kj1B`sDlyewC<*f5(JtgPayUnRP#|DE3`$}ZrimN6)=k0_HWGpWicU#v!?<DF)k-7lmr!!G!!oUfZI)F(ZR>ZqrwKd@vh;V~#G
>?@uo0HT*FMlp}6$1P(qXD~^!HLb9&V<`uek*97hv#c>Fuc<jH5*$AmYNY5Ol_tJ1l&lFb0JGXH_bd0X_^X?*1u7ae{IJe2Kq+vk
TPhnZk*@WvF0+U$+Z9QnNG`0ZmY4#x<fdk)hOulZJSx+MY_1tD1+2ud6CZxDt*?@;G_Z*xoUaY9i>&%Bs}{yDvMYQm>>w|(W2(ih
^f8&RU?kcnIH-cESE!pQVJplm2rJ+!n<=Xy2(ePFN30Do4li@9Whzi5SqlLu04nY*<tUo1z^XtmTdgp#G%;y2(=vfJ?xwgfpfS9%
OfRJk4Je<ORj^>F45}_KFERY8!>>^<ys!bZrz>$WV=POoHL5eN6R#ex?<B#osjyt2Fsaa>NUyoCfiuM;oT_KB6RpZE(5+Ljy)7TD
u`aZziZR_b#;~t0XR3m=2{Op9a4g%a3otsMm#uU!9xwp0sH|q6nXG>+9WZRA-l$WE<*Xy6e6Vz}5Gkauv#WG05HIZ_(W=R=jjPxs
v#pCQR5Vj6cqnkMU$XtIQ?1f28M2-kVXna;XM+*2;4vz*MJNd+i7C1<M<l7R9kQ#f;WC#hQLWi5w6Wf;V>4wbbfW*E5;I~WxGerL
`z-gXk}%J#3@)6o(JXx|1)vXyn5~nqBBLTO)3f2RrX^^aimD~3%&_b*mZ?gvaIR=BVywrpKqB6zm9U<!ke0M8N3NZqU#YLH-!Uz$
HZhp4c_=KgLaa?E;;vZ`#3raK^DkPl;wmw)OfVX$2Q&t>s;J(ppr=TzpRx8Pv!N2PBCmL|=q6OO!mJY}bFIIGKcXQiWG>sU$Fe*m
;k4SYp|T~WMImLd9IWXrfwae+owO4$sxbYi1F#;ke;}4B%Pkr%;v=&vp0uK{Fsd`KeJMpP*ryUPFSJ6bzpH&V^{iH~x1##BaiA8i
Z>ET{zoxS!Ehy%!uq-314=ms=1u%K7L$Z9Xj;~OthNBV$hAoOHYOyr5FR=+KTdcmUvalO4!7IeCNwE&F>aQ*&#;!Q58m~O8=_t%B
kt1y@yRN&eU#KFkMzB|@)fDKeDz3mU^{)1*m#IvzlA*V*Td9Stv8Aptge_UDcCk{iKrvLXudlPFtda4s#jHdv3NT)<yR2)j1he<D
#HRR-SFlqsvM3ZX&!v;7*(GzSu%*MU(l0%%=_X{ZwJIK|YOw6D;w~Vew<^pi4WKP9A2AUr1TE+*XQvD^K`oB0b))^LJSy|65wNwX
&8$c;7_;TBFfQe=Bd0&5p07(Sn65Lag0LPYj<B{a*fmkIv#=2)o+g*E8>>8*h$sbyT`2@D<S^%`E-a25KrGO&+N|)dKPLUGNh^6Z
FfpO9#V8{&nwESoHl#x-@2}Y>hpcF#L9*wo9<G)nh_DANp()rj040g4Su+SPp)I_qSFc$jUzp3R%P!2WkT2{o&@MC|f2rFnIw?#q
m@*nB=qwR05we{r`LO1#U>>57Wi0ZjwjF!0>9VAo1FxGR#Hh%vdaPWqcc#`brYAnJ+b9nxzbuif{jhMX->LQ_R-C}Ex2mHj46e&1
12RdXqopjX2P!Qpha|Kyq^Jrrz%DDVHK4StFD_Xu<1V?awJbIx*sQ4@KO^2Nkuy)N(6aE9gQ$lreV`4i7^<a=Jv7NK(WIHJzbn%)
QKW~jkg1BE&L^p@_^7n8w=ER2POuR(pQ@rRm?~B&NvZEA)Glr;1SQF^R<2{OK&#a)3aqfHrY!B8yQzjT^(@}3S1FJyl_VvxbD#IG
dbAs$1+qCSxG`0u(W_@FpEIeh@G86<JudgA(yJ=2fu_TZVwC@tS)k4@(y;WdCahR3WwPD0>!?w#RH<;P5wWGOzbpnUwJ^P;6|^ui
zA}d{urre|$1&C}-!bZ~e5bQ5Xr#cd1uZtHQlZ-{=%)6q_9^hMyDWt-cA=-Q3@`R4o1inTwlqYmnJnS2Cara*`7na5+9M7s;WX<h
jVwt9!>uf?bFS>Bfic1-R41=70Il9GNwHNfrZ1f;H?GmE#42_#!7eE=Z>eQ3L@x-Z3pV?%+_1bgTroYPrmiiiNTwhqqqO&`<1f{&
upVD2+A4K0PN=x8v#2~PP^!-^&8kMG_OI}+MX|l82r5CP7P6cu!LGQch$%8CXRrebIVm|RovhobnXI%gbS_RTuBor2NwgNL7_Awx
U@+n^q9>!RIH?h=bFcHQGooOy3oMB!NimqO(WDrnaWkH<a~+nkO|jRmRj^Pn)~wGZ2{hxZdnvH2FD`j5Q7U1q8?Dx;!Z7t5x~V%S
kge;Z{j04q9wS>G)GXw!x}i7(L?M%?MhQNy5wgrAIIS|WHz~p>t}~Fcov84pH?16~vai#!+^}=9^D$(tTp?;N02@W9L9kx0!l#g_
g)yeEp01y)i7*~AXt5u&94<_$0;p3kH?Rq)L8@md%P0;nh^<R4bul-vpe^^aTC8uV)gT0*-=uP@tt|bh@qsD`;jmP&X)vU!;;aj@
!j3nrsiQ70_pg1fd@8}KdM*MZ4X-A&NT~oc4jkqlktK_;VK3Sy4kEO*AFaHz1G3MsTd>coTBIbdHKTm7T(GUBo}UA)psi3c7c6or
Tdp@Gfh{wwW~ehNz%TT$BeV#!E3RXlT`2mYI;meQlPPYHprl_h9kDehTrJxy2CkZ{C!-muyQ;CSfu&<Cm$HVab|;E4sxM3_V<<Qz
V4)W=-YE5|Dyg6_OR^g;ASR9^+pae%4lvUzhN0rF9x+3&+njl$XEfET1g(NJ>Z`@EzN~Mo{U4*Wu_%QO$h7dTyRzjhWvu5cTC5l(
p)lPEuP+v}(5yzWv#D_}fv^*^Nv@qS<gl+APO(L;5GW?5e5oq1XDa`#aG+=!d#D#AEU=p}y)i|uK&mLP0IMCPZ>lh`$hCtqjIR|P
cc|7b(I>94Fs{n3k*?4vU!tn6ge5eo>@r&{b*+%9exwsH8>;oOZ?Ph@p`WKK(Hba<4K$T2LY`kUgea`Bt)x>WoTh2AYA7$Tu`nyJ
s<CD;{2dY{#wLs~HZ1xN;H>R7EwKu)Z?0l6zOdLXE-;fdbF5vi3@+R-CZFuDFRsO^s;6$T-!v+&L8YQJYNKK*-mzz`3$aM1oUleN
@~J|!o2~3DD=?xbO&|rVHm|*nPBL({dn=Two+$06STTnzmZnXOe<VDxMxlTyiz@CY!>m=P=riZ1fv?^%eiB6}T(E^Azo}3%(J)pZ
BD09FpDsZ#-m$){{wjhd{wl(<mnkbQ(kwYFdo25^X)#|f`=%i(m9a~v9wgr$BdxEkyEW&nD<u!EM==Pge=#kMO0hvKOs$io$*&Eu
o~_R+aimwV$S_f@holsXSg3ZdTC1HWeKT*aXrkt>|EH@Ua;Q$1@T*-Z7_Ta%DlZMLh_M{346uEwHz_=`BB=l{IxQwLvn>3xn5l&;
6S1PH*sgo0+#AubTqQZBldDlKUZsC6iLl$Lj4LX%0;(f{2(p(9F|2JU$0;W=_c7k44J_y(C9qg2Rj|viX{N!fD6?v=VXBU?@Fvl%
P^bhf(kOo@6(H89kutTkz%mT2m7qc(T`aw^B(qZ}-zniTJt#1#p|t0zpQ`<#iLf9gdn5|5VJzLNYqS%uAh3+DbE{u8F|JD`E3F17
8nD!ls4UK}j4lkV0;xo>pC@su>96lHtEgY9S+EbZ1FR3GQmrm99GGk}ttLw&gRGRM_?99tO00CTyRIs)jW3Kb1+WUV#j@TiG_))*
3#H32N3OmnShEkd-KU+eY_eJ**Q>xSku8L=Q=Ryz#IWos2C9m!=Pti1kS*V;KdIS_7NpTG0k9q_0j?k|Xt83VlqHcbvKbq!E3JO2
9xlHyZ?NJjMyMpMmMaJ;d8a0<n<!DVBC0Ks?6erIFs)@SjVO60zc3QA&oT`$R4k^gkESmrB`r!aP$w6#0Wcq}D5zl}<tG|2D>TI}
NihyHSf=kPz%7=prLCkekSaC|NV9yeA}zQs0x-EGSTblN3nl<8a;amkGBors(J*JUGPBn(m9UjBUM9kzGAj!+t)yivC$J;1qa(92
uP$k<GAm*%N~<|0DjaH~5-Y&2o2^bVHLgr8FDg2)Kd>4oq^f(cQ7JhxqAnexnj~j1EU>LAS2T~UVy>sKqK`t5eyoP9v8|FVkFCut
5T^yOOruS#<)V%y8mSa8?5*D=`!Gqam92WPQLb09w<t|0POyA27^}Um^{RI*n6dPv=P1;uXEWzBCaBf1Ym9a*R;_y=mn!Noldu`C
+@vL}rzl4;P^kSZDKXYB)Tt}305C?e?4^COOD7Dd>#vuATQoo}&?mgF>aJrPSf~)KPp##q-z{XPUN1^9l&b}sG$_ca{jSC(T`5tk
gQ8v@sxDhG`LRo|A+h2v-7I-DeX(e-9Wxl2x~eLyE+*HodaH@0Vz4K&E0>0-Y#|UbNULJB#w2JO0kjIN9I!2@52+$DCbP&QQM9PB
)|q68xUhb)!Z8P{BQOFcEwG8F@3T!XS*!`42Cz4)Ca^uO2QD2juPhO&3#^o}S1SW9Tc-3dVXP1=;;Krc+pvVO#;R7V1gf|wJ+;iP
g&|fh;w{uGCMp%RR;=YSAt*zsPp&Af9HbAd?I+ZzwWzM9MKR1UuCD{GlPupZg{W8zv!zckdLV+YouC@6WwPv~c%rkZqc3+ZrXLhA
fhVva9i+aW#xWMMFC`!?N~>t5B&|rWQnTx?0xm76IWcFca3K;iPOw<9F|M~Lzpp^7|D(XL9;-B|$1wRb*dG%yeklvE1*I0DRHL)3
m?~MamZ;67gQycM;HhG&0IsiqBeB;lE0RR8oTr5?i!6(#t1O+a2^=@9Ah8mzTC5nbeY2A=;vBOn2`I#~cPoP|+N$*|z^+y;)3Fq=
0I$}r0jPGd5THRI4zZN36R~U{x2>14?yd*0L$3#_bFZf{2r<p3PAniOQmfFkIWAH!_pq=m->ye3qo{<OC9s1G#;@Kl?JWkU9<;t6
AgafscB&O8Y_q(r5-CtAtFRm@bu<Ah2&*Qnk1pCK4YEYA`K(f=YOX!Am@El2b*tqxHM2XkF)dmeD>W;$b+i*Fa;L?u-=}Y^?JYVj
f-E?%qNRr^$Eb^_ax=dxx}<WNh8(pj?=jY=J|>4Ws;l6QGp<M~qpJoT6|U{EKCvb-3LxI85U!skIWQKq^Dmz>1+SVJ{3QV|T`7$%
Kd`{8`Y4O9n=h%PN+9j3+^xbb%qpTWs;-WwtF*%}YOKvGa<5OQyRgX@<R-PN@UMlROCvL|#;v9-+${91L9BhJtFqfLDztQ<n;fOG
z^2>=)+uHn3@p$tq%el8H?UeT1TnNIW*0TBGqG(io-0nZ<0x*i8Kgol`Iw|Klb|XrD<}M_>MDvWH7iFh)1_vtrW4>ZTPFK0yDZZ!
+b_K>i!T=}=d58O53~I=QLdk{c`-VzSE>Lp@iJvF<gauxEU!%~HLt-ks;7gmK%@ALv8ng1oUzI+2`|dBuObd81gvPRB{85YI<Eh(
@h!ulH?4814XD*K?y8Tl@TtxmS}2vKR3&I9#+yzlDXxX5tFibjva+_XoUlYEaWbkdk*gvwp0Qz}u&lkaDyC+uyRLz)+OD}W-!H;5
Ixh;Ykgwz+)Ua7BY^n69DJgCTKBjJ>g0E^Y`z*yVg)O3=bgug@La;}wC#qtdN;MrU>nN5k_^1l8$Sh+m2(e!=J*LK?B`Key?;dD0
u`sAGDy{S-nKh-YL#9f!H88EFQ6#f0Sg=2^HLv2UsIzsi6f)1Plq2>irK;qxb1M=n+9#Q*f2@fp9w`hYaJA8oEw(l^O0oW@%B)c(
6t7Aw7c4obhAWXV#jrOa-<unwBdu97GOUlR6EQ5Qg|LFKRj}tBfUN8qnV{t?B`IbpMzMmd<tYrTvnq-+U#csux~Zcu5Ut=UtFu+9
Q6?^_rK(b&8ZY)85u_I+Wu`nU=riB2C9vYKBr&lsxg7<Ps4q~gVJ|<bu%|b!M6Zt}#WJBSovki9OEEQ_5GgS#6fJ13<SSFKdaBSR
lP;&FFS2E&Kq&985~hx<N2~TMxGyrTCM-ZDfGWVFAFU@Sh^iQ`<SN9VyEDEti7wu((<>RM6RroXAE;F*mn##f%BqN{{3J3V$1c;W
V4<xB>#OUlouu}ulp;^6Lo7HcM=HrL(yrPof2<0nu_`qugsB>>JFKdz6)>`-Or@x>e<o8dD=ca!XeQJZNTe9AiY(qP&a$egzN$a2
uO}}s(XXtZr>JlpE-8C8%q^m@cqxq@jx8jy+!=2%zbXnPJ|>T<b*>Vgv!;S2oifRR3@{n8wJ2kg`7hV8nXaR$$gkU>nXdjPlAxBb
G_Eb36f$V9xv45EoFQ>B#H>}Nf-i_I7&C7$B_a&0rkydVCM8d<!X<$rQaE2N(WWvfl_!U&k+O%dQLy%`oGyoyeyBnxY^$TC)}{%k
!h$ESUo1eW1SmKpZ!Fa#EidhdLMZR4^d~&3YA(|$YNC0nSF5)nrLnLvWuxb&aH+H~@|_;6q^M*m4Jbq`>!voXil50RQzciXKPTIp
8L73ekSlvAQy<i-04D*hZ>Z@ggRlIg5i>X}o~uQ$h^YQ5eW-4zpeHvg9w1j37ck&3>@UkI0W4&#OsEwvxvB^b^)MKw3@RS24z6vi
m8I3NMlL!gmZ@f`D5&hEnXKfgVXb_s6DokD0IVCVGpk^(>8+oxBPggWM<F9Gcdmq{F)TMIaV4y(J*#K15u*JW`zj8wccyKs!X+ZA
$1Tw&RIZsWvnej9Rj}4E$1XFk{VsH|T&}CLj-e<pd#^@}Yp#kYNHE72xGWE(&aOr&JT_qf6fUSW?ys<~=BsKlC$Gya+A4RZs4sb>
CZ|)a^eTa=vngIM8Ztkt38~GkMyyaW?Iq);60X&<s<FPNLoO$wMl3n7Kb77sG8}ZQ5G;AA^qS(bYPE(iQ?lbA3asC)i7nDESTiax
S~9qeQ6rEbCA3|&d$ZfHax^Zm-?3Y<k+T#Un6yo?7q_#nwJqu`Z?axC*eAKLiL8mT04ee+inBSa0k^#>5E-YhL=qsVx~vj3_OL82
={B#kO0Fj`*`NTez_4|V4XgL9Tri6)6sw)Caj3v8kgN?c7_GA~Gcq$0tf~$$oiS#RLntbgZ81-?z_F<+cqv?{STJHL6SV6s-k#qm
C9x{3G_Oq>2do(~S*-iA8K7FQK`q{`+At5aDJb=-1SN~C&a3FH&?!r-Ijr`pmL~R}imS!0M6OCCW3bAt#H~NBwkUHrK&#{`a3#j1
mZpC#t)w0>9V)P^>aJX{b1uP(Vl)w{Gc41bs-dT>jjB7Vf1=(nEv0j?tFa3;&#ufWC97XDMJXGpDXB=UeIH#XIIi8VTr?u5B{1hN
lB^Igp)fYAj4wnfVy<nh5wVS|QLWo8>9CeApsfb2w<uvRNV2T4?yzSp7p-isn=y*9nWSs8PptN;#V&fRgs|WP)GSde1T@qs$1({m
__R1JJRoy1FEdFrLb2E}`Y$1-=(90012T=aV=6f@wkDFUOB(30qcGmAxHE;ZwXKvZ1gb(VI53T=_b_&{612-KE2%B2#Slg#lCBCY
0WjMwhN@(&Jg#S^@vS(p^RWD&8?d;tNv>P7b+DeTizRG`EU@M+ajxSet1;EF2rV$EKQKfu7BLzzKrPI(sVm?y7#egf`J}+FZ7ij!
H7N3~r5r3O4z0g6eWl<TX{V;J(yy8-uCd85ZL9Dt?y~GKld!=YP_s#>?<Ar!x|(ya!<*PDuPk4$+Oa~he<T33YcDje5~=klKQOGW
(yO=)(<~sMd87muG^n~QAub!D8ZgPPt1M%ok0?4Z2eQ2_L992h8!AaJPArY6xFc9Fa4YgBUNmem2`qlD<gCZ7=d5I^%BpUm%(1z&
aH^58ov0wQ&k>t4(y+dzPOROq)+fm&A+gA^p)8FtTBsSK53d0<3#xmp7BDR^VYH@<T^NF^-l-$7Q?p#K&$KPF!>N_3Ot6}*h^+{*
xRO(`9wdw-z8{pVswJ1H(<o4^SFDXC?yd^2*040O=q<A_7_wTb;jE#wg(#-32&$-|$S9_mM6c<siy<$lCm2YsX`enJt1W@8i?C;>
_Ob)9P@OcN2D7iU1u_b*h$JG2@+>ne_^OVpn6M!%Cazp8BQ7K?_9>|=NS}r#*d|vdhOjNP60y>yt*kPx4yGL_s;Nh;s56hN88Q2>
&8=o9Wv_Orr>{38?V@e3{;ZR+o*eKf_bH|=#-f)qi?V;TurSu6Q?I78Ml{GX6R^dzdo*V`cdsh3QKy6@DlzVi;i!_dAFJB4=dx<B
<t<LM0kBoHGq9c;<*X33pswyPv^T6M%dkT!YAw>OfwEFFDXsFY_^`dOo3(JUC?$HaBQQF#P^|PUBq__P`!LY3Zm^4{9I?Bpo-2SY
Au!OUx~cE1-l)K?fHN61A*+lt7ORpW(J5`Jm#ru+<u${P3$T+g7_3vN+Mc|v<FS#ltTBM8@2y)h*)C_Y3@xxTJg&#EH63`il&_<;
2s7)gku5``L$XG*45%A2D<QuyJ1#9J-LLmEU9p|Clc*o4A2f@lt1`BwAS=)^0kD>#W3tsXwkSX-wyztm%B~)y=B7`tXsXyRo2+)Q
QZZHxg0gh5BQC+G11=!5Jtu6f1+y3<S1q5ec(SdreyWABJsp4{t}{`un5`|U#-zX~;<3RnXR@TORI?i?eK1<ImnvE+iZqukh_OGf
Dxs{T!6qxLIWM6t<SorBb+5N6`>rf2u&jNu7_k$nGpl``aW9Rh=P?JYJDjSmnlQwK+ANBxNhuU5e=yCkDX6C~g)&v9V=){S2e8R3
6Eone1Fvwa0xUeR@GS5s6|g2RS1QpWi!5?139Du?rlf%|L#Tlx4z!^!#4U%dy|afZsI59IjinH!5iPB-OD;FGFEcG5lpPSP$h23l
(k^ADkEWcYCbH78Q>dA#0j_+G5}q)yLas)u$S$I-A2W2QZ8NSZIVCK!2%9RgVx$-{$*W(jz9L{U$sqNxKQL}C1GCShHz`3Z@~l{)
HK}y4w5bcQQnUZ7tTarmrXt9jP_afa&n~(t6D>L}T(cA%<tTcd7oIsTG_FapPNpriTe3H><fhIXpdpd0lq@lh5+(4ku`p7wOepRo
UothXG_ZoP4lJmpsSZLar734BimooP`>!jYKP@7zJE`2UXR)gx5wLlw1~HnjW+_vz=dpq?%`CFAa<i={$t|a?DYA626R*=GXe7uj
XS5Bnpsx?H(;$4aC8XIfiKer$Up0cPoTfUi<12kFQMP9Yo+j(B!m4epDI-y=VJSwfTd)H!GP7DSeXv0%;35vP$tB>euq_HDP${Fc
zoFc+3aq%Jsw5Gt39?F~(JjC-60sVvxUHfvGBF&kMk?5?DX+_{$F2@3oGVPIU@xevg|D%s53XpcTqnn>gR45Pb*?d~|1+$l2CfyW
i?VG9NgXn?jxJX&{x39{UmS8TX)MYq2r@>fp(-Y?=`2L8BBbCdqA5HzFs0!!0WsesjIJZFXskCb^fD*3h%IIyyDqG(872d<tgMGI
U#wNL)v>Oss4YFJG%WlvLb0#3p)TL9Jt-ftB{kSCIkDieUojZ5QZ1=6N+@Ze!l?-f&95=F4WwPINwmWg0kmARNw8@%9JEd^KC6+X
7P5k@CA285M=q<euqjio{<Cm2%CP0E6|hXO*Qv>_axUC8VJGyl^s#0!m8-R@*D)ov^|fuVU9p`d!m0YEFsy8-<gR_O)2lhM(k&!2
Q?yo}^)M<a!mY3>hA<W|hcvv7Iw;|<UNrSDl%r;=GpvCp1u#~cRjhe5YO9eY#wpV<Z7_wX3!oOXXtYKthB8R6oGH98CbVQQye)mL
OsH_C88T!k&9T0*zo~qyzOOs58Z6{5TBks$J|<15;x3-96r2{PfHD^|0VK$<Eh#ZC!ywS9tgU#bjjc7VbFFKD)Tiz*2Qxw<_AYxe
IjrO*(Jhd!ikM;{BdKa1P_oOh*DF6L9W4l~bg+ggk}`-W4XpIB7O1`@VXFTtf-~l)l&oc}7cFO|FfdlM#;RJb6EJo%maJi&&MxIH
C@dwdqbUWjFSEm_;jn!(m@S8_fFCR-@vz*g60sJe*swtZ1*%!7X)!P{7%hh@B_291*)ZxTFfuBye<brUrZEj69<ClOEU$kf;H<H&
E2cP~;HYx1wy<$2e=lq@IIRCOQ!Q&LRIwSb3LXov^0fUeJt7gb6*F-iqcTb*)ht^mAS^YmSFso$Gp#PJy{-466|u)G&n;jreX3Qj
=&L>oH7ee&cP;BA11TyN+N77P`K5!dtgD9^5v>j;!7;I@4lL{>Vypi%9Wu`>|1OL#j;*~bqpt-on2p@0K&e6?$*&wMV5bABG^|}N
6*NmJE3{&)?y5~R3$J^tq@;DRj4x}R5jBY`qq0G+7_4n1akBKUVkcLdD=$AXs<CsCIj@T^HZdroSgqr&qcL2tdoD4peXyz*WvX4J
=cke^->z6R*s7DLy)Ut`y|7ELBd<rWtFf-IF0g_$C^2}btg<XD0jj*R(Xel{(j*hKjjSfB<Sxac1~gHwz9s=HNu*<}O)Uekwl+C5
vz9rqLay<rEG*J6B`F0kpEWHAf*g*m@v+9Oqpx-m<s^_Za;Ee$*QOw^IxYmXTdQcXe64G)7a@$QoH0Be@UoPoh%Gm;4J!w*b~y8}
l&ILN0TmvqE3DeADi$;$%P%;qbfj^#X)w{OCarQXYAhY7NT>;~`Kq$67OWJd6rWA6^`xgNsG*^)d@l2q@~tQdVzK0@y)qjxawN7b
!7MDXLMd!2#Hj}*5-<TGF)JdnM68W0lBDi4rKOp((XG6)_NSUGDyti`1~BWWHL+VTcC$aMcBr~9)}phq4yRl#7cB6q1F(aw<|Ov8
$FdhKHlQgaORR)2hA^<OU?8lmB(9sV6|#mbiluO{S*h9&rLyHNSFz3`u_g+!U@PM_Bq-@KPN+?&6|nIw=_JFg4H>;7jj4JNyD*Hh
OR!*~y()39T&|<BsxS61U$GCcL!*eSbF2`s1u+AWDKSH;wyp{!>N8KYIU`7<<12kE60tI{fHUc-*)sB|Os^0qMzIL4A|_+3=Q9(m
FqOQEx~Ui{DltZ@Agw#EyDk^7t1ntC6)T*p@hYV({iKpADko5~LNXqzkF+?lA~Za#Ni8OzurIZ&t{?_2k*rc9hcQg3ny)~j&9NG<
$1S0;OeuJ*D>4?eS}W2kek#|foULRi^fDc##;ESFR4=fw+_YLPLoLV;8Yf(`{4j2We5rFaUZ@SRuc8^P&8{dR$|ZKQ6{S@$p0E-y
YcN%-UMYR1ohmUe&a5CaHZhy5J~k0AB(L_cPN!e6(=E!VSTp%A1+g%rO|7LU9k3s%W~=<MtFHt!wyj+%iLw%~rl*RmV>O2!|F8wK
S1u<Z+bpH0t*?!zNvC2kL$bw-RIIo#1Fh2@@T*z1kFJTVW2R-Y-l-z5C@`R^q9nzxA2FmXIHqASp{|~#S1+ohZl_x?f2;wq7OiF-
J+2=xaIL~GB&U<E*)tWNqb3U{2dt*5JhT8P{Ig-L0<06VtuaX~&NA_@p)1rR`>su>Ef@@<j<0eh=q`P)pt1FiAF_-qm8eB6p{zG9
frAXQO{%ysAF4~NbTghY{VZ~@owRf-0;)tLrZFqDbFl|7;IBoqH=lf>>Z$9fcQf}g+OQcdz@aHKC@~@{c``YuzNMe2z$gSIlquFP
xGm@`!!Uv)RxG@%7O%pvhc4W%gDej<T%c+#@Glv#vamCd%deU;IjMv#bEhS-8Kv~H7_u9Z4X%!?IIcsgZLiiLkfb2946j107BcW4
@Uil&1T6_FxhaGzcd)9i{iHy%!={6)eXSy~C#g`hxvyfGiza6+_9}cUMyX-3<|WiD(WzyyaIU(sSF@I)zpQ$u-mKoQwy8O%OtO-!
I4{}@O{h{ML#?>1!?77C6EY?$6t5>NqAH)Rd8?(Y<E)3UA+N$Hfvj1qeXaGROe$|OFQ$j7iZ8FQH#1eJFQy=_iK`;79j&sl$))<R
X)@5Hm#nEWNHia;l&6HRr7gU&jIw_bQy^ogfGiL(0w!ItV5~|p6)pfQb*SI3qbbpkin07BpsFw{@-ODF&!ZkLxHL<s4zT7bm!?9n
bFeF^0jv|Xj4hnA;wZR^KPFnS=bWXdC9G31)~MpD94-W@6R9~asGk$CiJ@JtZk{5j#H=c<TQJtF+pK-HEwa6^V=pr-Z?NI9cCzBL
mMx;O6R>GA8nDYS>Zm!h;xjjeNv_JVB(SQn%(M@&Jutg4WS~JUzBW0qY^|!TA*?K|>m!OZd9=>6Nh)5ll&u!9rK$F^Q6R%57Bio)
=&!ahqA-N5-y^214KY3|sxSkxBCaASEwy8!iLf%UM=(S+_o%b3Ca(7>RH>=47Oab^Yp6f6^d^zBhAJgBxEF?sAhU)sRV**CA+YSQ
NSFXJGbeAW`LBzt7Bd<!OR-NbC$x5}p)CWf^R#@kFD_v+cP0s<5~*FNP%qFTPqE*!-7u1`+n`1;@vthb@UH%^aV?vuP&9wB$FFQN
=r2O5M5r|_o}`2@GAi&a-mHr#BQI^8_p<e@u`*0JII2RAD-~0yJFdy7wJDOY)32GZldNGTB&as8FfW3c5g`hwMX+ZtwWhuxfv;~L
%`8MNC9w^nk0&6iJS7+{FE0$L;Tiuc8!<nh(ydFbdoa_lb}<+&v9Oh_kT!v_tg-j3!K~yZ+OvKzi!;YCkReyF;j+{=$0}>ES}NAA
n6O&`ARjI&_#=`o0Wo|ha3?OWOEbK)H?ni0ZK_x&47290L$3B7RHe{1-Y8Eg5;B#r{+`va@tg!Kps5HnW2L^aBBD?&8ZO2k46+2T
&aY1=d8q>|U#x$lKCjWQ=&WM2v?@ib8!p=|Af;a~W+YCq_orkmeJaW+_aY`Qez3X+Vz7g&1}PaVsV(iUjw`{X<1B|YAg@}bJg;-0
;Vl@Y(Xj0_1GU*8B`nD>^rHo`CLfM1cdtn@Au%eiMJ*_-O00b`94&~OTd(~i!5A|nj4PI|maw_6RUp=^8Zbby5hc_p1uA>6v?Sc7
O))gF!6gZ<Ypc4fMK5bG46!)`04mNcx~S8x3#@}J8nm&oS2Ho4?yuLZO)ZYF#jWu&=(J0)4KRzd(J+Udeko|M*e%4Xw5-Lb*Q_tB
d8mmi3bn%(-mBfH!mcu~tgB<JNU=nwi?9=^im2SQi!IJ9B&~@iaW5#dA+0g9uCrIPy|8JpX06gK)vTo_=djy}_^?(bJ+S|<s<BnE
*D=wuZ>1}s<T0@)jImF!%dwcQfv<b21g+RK=PJpSRjU{>I4(=7AT3%ci>lnOrm<ikG%QH2!>|e}N3tm^+^t41T`f4S#1>(*(xEaX
JRo4N(Wn%y3#4kWn5WLH%B^T0{ifwDY^}Jkhpd*d^P9tv8z4p}ZmrX)<EZ#9h%*!@2(Th9)hhuop{%B@A23ENpRqxm*QSoGS}a|$
Gc2g8*Dmv>#-@oaT`*j(1u9*r_$THpzM`72O||8%*&OGpEh#`T!Z494OR(3nb+ef=%`M6@xSJ=jsjUmPq^nD_XR+ZUd$2&Xd8}@z
6fPi*<*pX2Ypi{!O0mSRrX%wz{ji3vbvW#(e6Dn?ny^J9*0NHssIjLn+cFWbbgTq33anwP=P!@12eO>0RIm*;lQN;Lv8*aAfT$}n
pRgga`=>25_^)=TUae&=oT*6}sjwHRKqVTmBeg)O1+m<*Dk`0@YqVx1i!2N?zbU+rRIGEc7_q}G3#*{2pQ(PO1F-U^O08Qp$Fh+y
Ua?}amaV&<05U@z6{+I0NikzBkFWnM^Cdg2i>6hjwkig+6f{_<zp&=2a-iI?qp;wzL8?Tnb}1XK>MUfn04{N<l&;1n$}xB__%PqB
V=)OT7BoMqN~CG9)HUcbPZT_a8>9#%!K^T<!LXSi%O)nJ60TaT_bmD?Dl$1QB`W@>Cao~1tuZ{Yek}i}7bG#KbEu%L<0!eT_O5ZL
-!<_mgC2#jd^4@08L8W_*e7?eekqKtY%vQkBR9pg)UB<qd#E<C0;^yxNHjz-^RDGBh%lform#jRtFz)Vfgxg!XEOS$ZKU!Qt1&{X
Hm1F(aWaB0BC}nw$(UInV5su5M5r&QQZN@T)~<Ck-Kfj49;tG$Bdj~9D6hS)%c;J#V6eWd_pA}LOs@<mS~1ix1S<8d(kT5hpeV4d
Xss+U>@0VtnJiwT{hZMo6D(-3G^C*z+Oqqq4yO^T=_7QHsH_aNb|z)1m?KItr7J10{IF)Onx22GJe#Vl8!GQEqN!jrQ6u)P;3{~q
@~j0fBdn<~N-IJ%h#X6<DX>H{nyp5o)-4UGwlT4%yD5mOV6GmqzAU~jGpXpalOWWuQ72)o2C}Olbg<)~6Qh{0fGk(A&nzFZyeTFm
5hfatq81CV@|>8br7aF81Fa{Ob1a9h7p)YqKQCgioEb+qjj2_w2B^fWS+E=|q^ldQ-J?CM12coKcq#F)bR-6_Sf#rjeWyaKHn57R
I;y9xCa5yBA}zD3O*J?!cQ80KVWamiowCfZ4xuWvc%s;-J*~qcT(Hh5G%BjH)UfM>zqB*5YbYkKZ?JB&YOu1c-Lq1&b)sn|m9i0^
I4h^HMyWw4WGT3>Vl95E`Y)0w;4ghFcd_fR+q9Fdkf_=-1~B$2cCL{y0V-c9gsiHmL9KHmldplLl(DR{l`loC`zU>>gRi3<MWrFG
YOow77o{Jq-z}7^8Kf^ItSFO<^fD2x*(|^#Kr|{Ip00^3-mp_Ik*@wT?xocztSQQ<sxg$Ur=*3jMk#ik`zdlOlc{E}rmu9QucS>L
kf4DqQ7lh1CLt&&K{Wxfo2OnM8K@|&yf(=zZZkr!PprK$yfA|$4zdTV>?C%zQ!OvB60!`h=M;IcJ1>#3oUJd22(n5nd!eeZ?671b
N-2sVDYJ*MezfwhVXa@Og|mbq0I>)sQ?Q7w^(`~4;h~iy%BTq?bhAdXiLmgh(X{3=WG82_$+49*(KXJg-m#i1ov<D+7Oh9G^d)$*
up&;X4yN86L9D!^u%@&kX0n{HqA%F7xUgd^sjgzOtuD=vhBQm5=&W3*c_@Xjtukb>>ak8NA1hica<B`hYcCk8cCd#qb*d&XCn?Ub
g{)evlcX)FtfqA^2C=OyNi0IIP_9m^T&{MpDyN>OTC0Sq5V9OBsw`I^_%Bg17Orh67or@mHZkueNHF%OG%@-pp*4V|T&*iFA1r&M
bD|QBBrcUM6s!NKRiUyUC9KG){-H;wg))IPZY!mU?xP1NGOmIq*dpOE1S<ZmPOuU%kD^|!z^!wwwy5T;3Nq}fur0T$M6LC%(6YKP
el63eZKe@1<|${VGOhu#{HgAwIU^dZIHs?y1u;)8Q7(Ka)Gjb3bE=N4iyT6&>M8vJdaMjD*qQ^dxGvf-KCl`mw=Nzjp01fPmaK^|
Oq8yt5~8EB4=`D!VyVk7v9H4>nVj9Hb}SpKmM_z(ohSdVn5eoifG^vv5VCWwdM!Yn{V>WWhcp>6O(+U0%B|NYq^)(YTC8QRYApz_
{;i-a!mt6XK%yTX^sG&q5v*N}c&{O`i?16TK__uC9;BNvGq7i*LmJ4cD6H|W2(!B_+NP7K@1XCdN-D1_B&l^UqO7JU#Ht#h%difn
-K;FI{wQ`Xawv5$m@>?=Z5_6i`7gyN*)jerODf7Ox2Q6vdlVt8v#gP=Ua0M>v@FP~OQ)$Re5Niev#E=wnyeEKP_B6{kStp)v!-n=
9Vp|jjH-JnN2Kg3bES->Ijy`h=dcj1@*jq!mMM>-wW|&)9xSjV{3gz*J}SeTIVe>l<fr^3Lzt*1QLQ<x^Qj#w-Y2oBh$nFemZ)>0
KdG^@j3;?1jjW?Cd@v9wAF%*1FeJUHu`l>0DJ4Ux3MNVoT&eJ^K`iMe`Y8@FHLy6Y94WN0w5`9eM6kA}Z7ZB1?WlsPP_R|2rY^*-
7_14fGb(1VGbb#rwyr9q?6Er~v8&!H*(%Yk!m`~W9xX^Cxh`F#V5>(Z(JCgX`>YG7l&!)iJ+aiHb1Psk1E$$8z^xLfT9<_>i!Ca!
rm0Jb2`C_x1gaUOsvhp9^|Xa8<fug|Z?Qco;+}af5|{Eb^eu%cP^}QHUazyOA1#+K8zF2P6|pI=8?YTPET|zZ9UssnNiU%(XCw!(
V5Bjz)+qL&{I934+bei9K&9@cSgl~Jt}Cml!mHG*53$KJt)~ew`mtg!Iv&cfr?NALO0!t91*`Tb<1K5b*scIBuq+(08?K(P;4G7>
(JHVhgfw+6lrY+?`k9d`$EyFW4XnDU*s3BgD6o^PkEoC?AG8K01~QqcIxyKSe<;o-ZY-m(fUiKPN3)JBu(T&6w=c^qd9F(>EU?ik
Hzu?#z^Y}eUZk?8CMk@qNGvmq3NUA_x~#ad6Q~2QODYnv;;9>$0V$KQB(0CFtFrf{<EaxamZ`<2nWI6SVXSbi%d9o2MlMLK;xgSX
L#=fs-zkKxXQU*s3aO1Q>M3Zl+o@YA=q-({=d!RK$u>(O_bq!kL?}urLnf{=HYgq@s;XEgQ!KZjR;{El04}irUM)SSFrzIjaH=D#
j;}H&aV^EGE~*VJ<}R==U#Tmob*ASVZz>5eps0PUh9Mm_gsxa6*{-{(i=^qWOfQNrKdx=43bc%?Q7|p34W-m0)Tm;x^)5iM5Gk#%
05D*$o2^0|nz2o)AgS3fGO>uW%CViO4zx?Ch_q?2Uo;+wK(lNx%P^d&Q?0Hr7cjxCXrULdtf_G^ezGwdN+9hmI<&H~$SUu#HYC`o
Q7bJmKrYy=DXNUJ#Ii{$`LGYIIw`9!BQfr+jIUj>=B>M|^{oLbM5_?AA1!;Yr!A$b#;X%4-mp=u1u>p8WT9^^xiPdRA{$M!ORjXX
Xs}+6L9LoH53on9`7C^@-Z3bp0k9`CxG7+*8!mn(9iiu~NHY;EvXwEfL9siiaxsW4F(%J3DlAhc$Fi3$46kS%7c%H8Dxm8d<F2_Z
o+=qEJ1ZwCE~%ofAE4$R`7r0Qj;f6=N-6QLu`EBNuAO7B4XfR-ma$tQsI6`=)F@Q~mL>(RSu$ud<0P^)s46n6Z6mm`6|KJ@EvhK2
?lU+q#VX{jey$g>FEA0Y=Bjq6P$}Z9`l-+~z_XaG4kb#Y)tmwylC3-`b+5LtD<^a&ysh`Kj3`&FEwL9W?5GDY;4K{~l&&;1)hc4J
ZKM$_jG~aKysc)kbTE&nm#~+KU@r$UI<p@$2&_9UZmra)>ZBQ(J~5e_h%|jHcq<OBb*AVc`7W@p6|c!C46wZ{pROu39xWQQY_mwO
>a5!`oT@u6HZkn1H!>+Qbgk4dm$kbti7;#}5UaW>fUejvH8Gm7I;+Vp396qkUN0f8Xr#O@BQN2pGoS-7<}yW(eW_e1sIdyH?Xblq
uCGQV1g(XzOtQ4Da;y#{)F|kzurR7H2``5tMX<Z2!7G>^LM^c>Ag;C^6{<EbK`iB^PAmbbFg25#N)7%fe6Fe~3baTroGhxf`zV1c
g{$=@swYz@elYMaPpww1H7up9iY^8+5FlzOUa76G8KiNACpDz2+c4oN?<1+B<0(5S;4B*<&@g~6^sGRx0w+u|t1)mbUn~c#YA|6i
*RlRJSguE+(kUq?q%174f3g>+2(RZd{V<}X5hNEYXeu4Fh^bpG)-0GTD6Q@<{I6{=BOMDe{Gp>RwW)6>F*H`Mb(g!ai?aHu3n|y8
U9%jHtuODgJ+Y3W*q=<T>nG--l`xVY&?;Oa-Kz$!RWPb4J+PjwfvTP`OfaZ0Bcul)$*^0fU8#jN$s;r|gDs#e)h=EuU98Knb+HMs
u_!7t$RyJzz^ZmJD=iqXfw1x-o3O_?UN94}_%N3-ZYfW!GN^zk_O8e-bgpZzMJ_4|C@nInaHF@g?W}+maje}MvaZCdMyw7n=PfU?
@vh*h7ciuvw5^^g@0?2}n=l=%b|MzAbSVX(ASAf4VKFbTel80pldWj8+OUPMU8s_*^D-B)bSs~%n6eHo%`!2p<EvXG{U&y=8!o;u
swLB{hA>qyjVN=la;{@5{4Yd^6QLB5*`YQb<d#}6#hl8vt|SGp39^i^5SxcCuds<Pg{T=OIk2*+1F_((!<M)&xS~cZc(0qN)T$nu
QZyp0v>dUVb|us<VJ?uaQLGBFVlHX25h%<i@~o33CNfL3RICppP^^`v(wQK!2p(y!`5k;JI~3rf0vyYyDXo|b!6q%V^`T<0xuzT;
j4b`Lr!MEJh^-8(m#}}RnzBkO5U^~m{VGYY^DqA}o-TYOSg|ClWUTP2qN?t&v!FyTAuU(2zbN7+E3gZ$I4>fud9%K(LnT)tF0f!P
o34Ve^`=-aT%>iZB`6oNPb?{{>a6G~e6VXSC$uuDDKH?4JhjCm=BNcNh%fK3rY}jV^DbH}f~-s~FD1aO5v-Fj;Wfgr60*1@!7m0d
eWyUKu&m0gA1&&%W3L>r1~XeErYK7*5~~|0@t|NRGahFU4lKSP#j}O0_#~((JDd)vbELSdQ?W=TD<K-T5Uv9*Q#VKkE3$R1kSlE^
XDMNgp)DE&QYf^s<0;&$|FYq*&Moq^gEBWS;;?S6I5NPp(kX+jZ7?Jz46x%cETm7fxT^3e2&vUHiK}iZbr@bU&$14pG_ZOzLL{*z
%rb$lG^iOG+^g{{H?Tdg5-=>TwW@QYPOdkWYOUI=yD}gxYADFDB{agW9;I@i#Wdl8aFZc1II!5J*dZ;j|F3#8zo_!9d?~mm$E?yV
nXDD7o~<r5ilJL3A|Uy$q%x$jrL88c>oZWSIWA?d$SS<90WKx4!LkK3Hn0Y&&#WS<+@=S!T`Wo_U@t7J_OWa-pfdL)OesyGII%OP
ysADn_AqKHm#h{uVVwOU|En8~Suk=Z3MvpSF)S~k1G0mlVkV}oo-m!J<*5v-i7r1bzcS0QYOiE4N1GBdhp{g-fUB)A%`Uk${4P*2
+O5Yhm9Z`+<E^zUN}~cPWv4K(y0LSwuB%3^53e9A(JNXk&!yuq-!c%WgD`-velpK5(lOU53$U58?WEExXtMW_w6UEeb~T(XyeWsR
d?636Ff5|9#4ZA@&@KC|4=ctQbFl&}oUom(3aT=!pezw8*`I&2+MTDY&MhM_9~UO7?5?9Qma^w7!>dp&4zU$7NiJqEY#lH$hcExJ
-J6B3peb}UGBup4AT-4=_p%VJ5U5-&<EbbzUav!~46W@7@G(@U3^U#+<D^<ESFkWJORg3yE~*BooTw@-u#wuY6RzVb2CPdX@1WhR
E-JmS;IFEvey<>}UNT3h%C8})kgD)2aV!F@7qKt1yqlLR(=P3>c_==#k}-*}$t_>1db5MD44!x@TCtXzD=uQR4KApulPuJ-=&gOQ
TBg(lQz|8~kE~~}#jJiOL8z3lr?Wq+@Uf&JDz&UDysnli4XJmp-7KlEIVLo*NGe{fH!s+)!Km7-5iP{A4l6k>C@wFowx_VN@vtJT
qbm5SDkwRvIxT;(P^_P+TC@bBe5p+>_N<Jl^R3>Y2&H{7i7YIv5h+kITPu*Ug{*`O2P3Dfm9Yw}y{B=raj<bPlP;Mp1*~i<K`wZt
QL$?*Ca%;owyXuSO(r9#x2mcnL@9->NFO094>T371u8P6I<8+H4K1{@`7Rxuq#pgUcC1seJ27ywZLC+TNH4aqpEBJnq^qT|ela+)
A}igi-LRt}2&SJjU9_a5>@x|60GNfZRjQgKyDTuUDxJ!*x~d?r7AU%~0<<fy#j?vT^fE^^hqEiFGpDAotgy5#&#bH;*`zeIj;)@l
VJSN?4kawBo~{Cw7Nw`M!YF~Pbg(C@l{1yFJuulL45?wVNUw*oE3lt2N|>yzL@!1$sjZ-;EiI8W%s30JzOIFW1FhL7q&Eq$QLAXL
#;q)%PbJDMF0kz>qA%tjzb+=QpezKc@T}CZN2zc$n=i#J1EUhO%{6f-5Gw4lIjm|SE-dplgRH2qx33p4ax6`;ZnK-H0Iw6Z!7dQ3
udIhMo2YE0malCw53L<8B`g%D=BW^@CZIp5BQW<Uke<MgFfy#NEwM?g2(m&k`JkJqNU-^_!Lu*1I<C*KZ?TpvG%%C1u(2ktEG^+O
pQM+v!7CpopfM7&Ag&84N+|d!-Y;vf6(<|Cj4j+O{;1F_Z7pxH7^K28C@q4n*r@6-M=FY_3#G#|xg9DkW3PHNk094AZ7zN_$}t-?
J1$a=BO!t;2rG#ye6N_U9I-O0rLmu_HZ3C|nKU-AfF<WLu`1oLJGFSE=@@G@o~2QxR;<=41T(fQQ8PlY$*kO~Y_E+V3#quVC#8g}
e<=R2zOjU`v?W!sBCK_*9<tUkq%S-;t)fpa2dUnvh%+y#U$5>d3@r7lz9&Yoa<bu!LbN3?oi1RlkFWWtR-a$0*qpj9AFM5>+MM37
Dz3k*V<_6SL#JP^HYX;bf3N7Mi=h6lOcEiWtE-kVZzd`uA2LWN+$fExd?^mAOD(@Gzp37>)+p*QYN{19@+L;DTdNN=jVr*gtsNY!
?Xa@1PO^lqx~`Y3E;RQfL9IoNfv^d#^)4GKd#KE&@1jUCKPZc;rH?QmRhqD%<}B>4yDGx012Ob5?xp3ewkpA(Z;*nl<15WCDXibB
>96anj470=CoO)mzle{nHz*vbR5QvgE~p~09;gJe!>}Eq0IYW|&?pA5=dfNVy{;ax!>@rQs-*<4OE8A5tE+#E1+S5@Sg^RRbg^AD
jU@%HM5(i&+OYVqj;$1}yeLbrWGvvY;V{oA1hR4@0<JfwG9M49s;qvnkTfu@PpMa~uB~UWWvi#I4zRB*7%+;kTQM)E!>em9r7EGZ
Pp&W?ZZL!_{j9a9POg8j)*50l=bzFrM=D(_#Ht3Uw5xZCs4B=Yim)~;+pa&U`6ll$Nw6KXx}=(|=COFHR;;115-Pkiqpb5E^(L9J
H=-RV-li(3dLo^hIjBIVSS(O7=9+Y-d^AunKCR#%uBT%y(ww`kiXl~~XeAJ=LAEBQWGA>O9Iay=J1udoSFok6)UaN%2%@~E*{eV-
53PoXMlXP{ZL89r8Y>+%dn_$55VeRj+^y=V?I?Y!1}}Lr*exlrpeepAldR#ceW>ghTCE>3>n!-NdmSaNTP&KeYOyY-=dZ4;Bs3nJ
x3HzG<gi|{MyhtLaxN(=$TRo0ORt2nQmn`>aW0ps>82#HU8v5iRk8FjWGrPcCND6Am#Cd710x_c12H49ldBx8<f53hLau%$?=GM%
?5bU~X)V4h-ka_y#Ho-l$shx+8m|zuc&02R#it@BSR_6&2DE6eBeeRdzAOVSDmSCBb~3LrD>DYLVy-7N&#h~x;HpBibFLLFup*Zv
KCz>qY$#f^e=fN(OBWL~O{|5H&oVKyTOuhaL9cJHE2PV%^R6?j2d@1Y4J&jhGOd*@exo3;iY`E{La-<@UoCd2<*U;uuqcY3nJTw2
*p;@hnkhu5V<WUIr>-xwD5x^D%q;3P8>{3dJ}qUmMlKtg%CCi_$gH_Dl`njq5iWQydaP?NGp!sjS0wMN&#lCOGPA-hovj6~vMsrw
KCQ*DYAma)ZYxBt4lKH%YB2#WjWWzE8?@sSMldX^ge5Gg!mj%+Qy~kSRjd9o{xMdou&w1U*|EK^>7Iix&MbPgUa^!hr!i|H%dDcW
0iyS+Yb&rcn608Js3!HOf~1!y{}KAAE3SJp3ovgm*rptjATb84#Vz3_L9So3uPF(nWHHCANub=ah^@!1peUHCD6O_HYAvuYxUsIV
F)GET=pgSS%deiWwXr5LT`1qPnW-3|g)f*Ygd>Y8;-q6T+bYQ~bg-hW?y_Vov8pOBo3HjZ_bLe<$ubMEI;oK-n4rR`HnEDO04%*K
W1yo0Ijs+^ny!qiYbfZbUnI~iIWS5q8ZG>(3b4GbU#QZo^QaT0(J9ukBd6D~8>nxW@}$15uc1>d(k+rDbTdFC88RszOD4Z546G2X
1F);H%`&|nKQQ^RMzO{yA}UlR!K(l(S+4xE%&@1eGp%r`_N4u@Nh!;*k*$O>xhY48elO&(PA~SbC9I7f@-RiQ5UHTD0JK%DPOh__
WvGLt=M8PM_b=D1xvZs}UMLK!udZE{?4(ztxi09mlq7|(Ybh15nk`N!;jYcCzo34x1}}HAoT!VcQ7zgZ39PoSiLPR>T&d5k->)wy
hbs-L9IWs#fU!p~9IVG8<S0dxAg?{KV<?QWHZ6oIR4a-r0<66!Q?0zEMJ=+hi>%HpT`Y*G)Ga!c1SU`_Ri%wD+$8;`+^_606C@3^
RI)!TgC}VyNv24wS)j8f-Y}Q2FR@jqbS`eFKOj3U$t0{XGcp{m(5FSPXs{c%7OnoJQ5OQNm9cd(iYTzH8LW(qjHjV7m8<zJx-3&J
Td#IA53T*PyD_?|DY5w`La{9~6*BFs3#*H-#xZHBFSJInDk27@_b1LF9I|Gytg$S#?V)oY2(m`BPMN-~AF7(Gy&xSV^{uQd9Ip~E
=PP%pt|;cPe5l$nkuLEu(lS9Yfvn1!C#X2AW3+{(awiRp;Uq{bKQV7Ej4HLT2QV|KQ86yCG^_ctl{ImpE+Sa7RIIcxbhK6}Kd+0c
`K&M|u{E(RyCncGnWaXndaN|BgsH2lUZP?#XRS#yATOM!2r<;GX0Qk(e=!}e6R<5Kt}s)q>nq7DeX#qlH?Y(!gDpR*vNhSSKCYFm
ttEnq1gO(2(3dfv_9{IwTcmib6tW(%+^umGNU<HL(U`!iFEU&(s47q=JG2L^si+{bL8y5yajZkI(WTU-Krs3x{U}ebjwzWie6FW2
WiW*&1g&GQ6)qa21TAQ*>#CBlm#^uiw5@J1Kr_Ic>M{Z*9kTPSZ=_Ez1E>ruQ?R=L(XLfAu`O^SuP!07vaRx}d?>xCAu-ml3o%$R
^s&aO-zt404Y9#5SSbrEv@DCKZ!@s6&m|YE530zlvoY8)%dp<5@2F=ki?g{hqAe`7&a0=X1FAzN5v7MNt0#x4yrUH|HZaXFAgVeb
urTu}AFpAt^eeI{AuqZg?=Sq0$R4vR&M18<nk|+rGAJjjxg;bUV5W$#Pc)J-8Yu0pSuZ@Fg)JAcZZ8_C;VRm&jHJu3STSj+up}2P
nJh=B?k@+d_b8S!udUxL1u*?FFt8!8bFe0*!z${pbup$agt9+2Mm4`FP%-STS}k|8Ah5KpV=BQa=&(*W^r}CJnypo_0<vW<psJm(
QKhpn+$1C(Jt?6r>n~ue$e~iFu&-z=!Z2v5Z6g*M94<MqYp`4~wjExqf+>zFQ<Bjs@~{;yt|F7M-m9=BIjvQ&Ik1Ve<|}nGBQjMe
E3mvYpQ&=J0xjI9f3cUQcCjKN=p)gcB`+!~uO{%P04z@fey7eXcBOixQKrqY%A``Re6VY*XdZv75wf2yfSZ$`WHBGK9x=wQfhm`<
R;8RNtgi&Hjw)v&b1WsTz%iDrg{U_%;j6%`jH?Z?{wU_L$1p51!L2m0{4@6<`y^*3J(O6oj;SRO60&oz=dMXA9WQ4pKP2H7A+D4!
GO<m7fUcggN+^l4d@BDgU#a1&w6s~Xsjnomx3ER8!K?<M?5zs4U!-g*-X$uk7q0LV5v_}_Cp6V35~}C1oUN!bh#)qt3#p;4nJrYM
+N1`q&m{#en<t&1$*njle;v-QQn7R~C$C!}P&2`*_^Z#Y5wJF`5ir&;Z!Nzq<+BouN*cr~hpU$}0Uy(?D6Gq>zAMSD;4*)$DXG#b
Gcflw!YkUcPO%QJ2`pW&=carbD5<=w(4Wb$38yx$gRxJnhcXza0<8okgs~AO)h!Jzhb(8T7cS5xNUA=XRIT8sJ*myI$uhw$A*)BI
8?51}imK@_aj2Rw$S_fyW+OX_p|OoLV5>E%X)9o*xUA48tutOJDy?KBMl^UZIxqyYAFKAT`Jy%{)Tjh2H!Vac->Idof}r%7hNoGf
cO$r~W~l3{bgxOGC7_Wpu_!DjC8XJ}n6Mt7Vz62;N+?t+TPW+Osi}x3@TWwqV<<f@<FU;x{+tId@2<SCv@rYz$FqVbz^x9bp`^>8
6teS|W-L82L8dw*Z>YkrAt<A>W33q&#G(=~-z;P=C@V50&#So>KBzRXL865!lP>Wq`z?2{sID2P8!`MZ&@uTeGaXE-sjTN8rmgw0
@*}vX1*V~=$gKD%6|jw^T(M{>DY1;MG_0*M#VIMUAuzm%Zl<puJfsgQ=BYif#wqigI;%0Qwl9z)$ScYsqcImTc%myRgsihNIUEkH
z9(2SoUQt-e592$G^@a_6fYkxps|FkJ*Ne;=dUg}Z!WnfX|7bQysZ{2RV@Xv`l_`uQ!xguuQAprEUz~$v#%F0>n6Q0)}Vx`O0uXg
W1KOHpfcW~GOBy9AFWofmN7!DB`kTY_MizZQn4AZe6P!}<gvLf<}50&DKWV%e5`q``Yi^r<DVZXqAyY|Kq(Zc^QRE8TCBe^2r;fQ
_$ytiNU&M63$0%$HY)6@H>sU4%PM^>>o><O#<3(UcBt*8(k~h*>@Jv@8?Zky#3Z1I|1Hw6GcC_80j&iokFZH8C@PPvlC5kqy0Hx_
^(;cFw=NQ~iY}ope5!G%n<U{XnWY3NT^&y=dL;F&E-_0mP^BBFXsVU4=&2Q|2rbAaDX!rxJ}}*|!7rvJL8yu}S|sbM!YYxj*R8*$
AgvHBmn<=>4lXGa;xZ_)nyX+9_p!9E^|NO%&aCUMRIQhw79=As8L09!!?3}u_^9|XGomT4E2lJ_2eEmw<|Tn9Q6-WvFsm*ugsU7Y
Z5%zX4k_*>x+SzBAg9DJUa(=Xf~r!l&av*Sr>`8V^eXHs&#Yaq%&bT-H<^ATMwkO77^?QLfTz%|Ybzb8o~-x?Xs;)yTO<iFmn@Gh
7Obe7wyaqp{Ho)q?=Ux}+N?Y;O)JYL>#Mq^5~!r9q$F>sw=Uu^<1D4HKPc}kH?L!^dM_@i<DtAJpBE6Wm#g|MeJ-<}p)h|g39O5(
Z!EbiOD$U`kC<$%tg8{Mz%3Q6yDj~&7%8N!^sG9rTA+vv${a<nPAL#6N+WNkMXg4wp(&ECNF2bX{;Lik?yYAqI42zt_o|pB2PqA)
S0YTXKq&7jSSG12b|yZpUn+5>xEK)~nXJ{TN~UhC^{xgjD=Dio3n+>%kE}u~DX=guVXjH6uB>4x2q%6nDkhz(im2G8#i!Dz`KUK8
l&oX}uQ5V1V<3kr5v+fyu_)OY46k{n^{TfmNh<syXDdl3>8zx$+bRPu+pqR4T_P?j;i)ex;HFG06CEllM6_-hVl1;Ig{Wt%gRbu@
hoH4A%%$@t=dsc;@S}IE11?siLb9}{xhb5f8?Pd-Yb+A61g-d|#47DAc&&P>7AsbgHZGhj=`;W_$|yduOtf(*C@kZ!G%bOqJ*`Nv
79rIxHnj#MPchxCRV)s(JtW?=xhXfUlB_DAzp0?G3yFlV%#f}v{i>L)D6jId;xAn-sT*~%j;}p64X%5rovX#Ji<!$Y&Z-<Bsw|!?
$swSm{;Te&@U4q6g01bTX)me?buWM_%B++nF|gyTV=#TG+a)wHXC+=D)TehWsIGQ0t}(u`%%)DR8KI4=-6~`*axMi89iD=vf~qR0
X{GcZaxh!2nlrMmtgQ_x&@H&8?=FfYUa>7Pd#nkj-mvefwJ?{YohaX^39{R*xF{qoPAx$!XR5O?lPngiU99Jiuc)K705kfqu`MI4
lb(~V&aNS?<|iGqqOT^b;;r(n5iu4W9jFy01Tz#e7Oq92h9$4Gr?00pyr)twW2!?gJ+m?`?XYsRw<pXoTq)44<gkz|wX2Xc_9;~-
t*`ni2r+dqoG2V652>;rge)*F<E&?>yr`$HJ}2j_Z!3w2dmJ1t_pouPjIh70YO%Vq>7=Bvd$A3$@2U7PRj^X53M*-_{4&_AjjM7g
g|Gr3QmV$WJu!>0OfYLDo~@`Sb|TBD?kr}h7KyAdQm*K(5ikg{qz@mk1~EG_Eg-@yudf6#d$6)85GsDE#I*ji398nw9x$b&-ztEx
-y&I&)FwD9Ru-=`+A*TE>@6`ZjHtpgR4j;_W;D?<ccq9iXQx=N8?#+11~8SeH84gb>oDXqFs!dCjIf!gU9$bIHm_1F4mJuh3a8Aj
*`e7jE~^}`*(tuTNuw++k*MpJQLTxrd$MgXL@-3Jh_3sszpVc!?I_2v6tokd+9z)eg)|Q^%`88tk)o$9PqMf%?l49ymL<UojWEiq
;VSu<XRIHsWHtYwrLg6$05mtS6()x>gRNDx^_dB&Mz9GgsW1($P%~3AX|0j8C@b2scPE3R2dz9U79}wvdMT16oh2QtPOJZ?P^~m6
=&5t7E~4d|YpLC?RwApV&!S_7DWiO>MXz8hOR113l_^xQZlO-H=dJlKQza)SH!JHX39VA6m@ti~I-#7dajlmud#_NXIWD=Yb)A4L
;v0k?N~)DDOt1MbE2(~=2d)OOC88lEw<{y7t+HIE46l46XqWCRxS&z4)hCQCCa<`r1OR9vJuapzyD>vA2(69{`zp{ZU!32tqn@8D
-zkkMW3HDm3@f0lrmP&Ug|arVqO1ifiLHmEST887HImk=bf)H^;w2<7B`V1)Whfb^GbpkhAgGn8Dy*iageo~I&9R>`lqxnP8m+A?
F)2>4I3_@=6s+>G;w$^BimC*(p0r@4@3YgT3o%P9i!N`9d@<{?{1#pyuB=-v@~vwn0JXg<E2gfjnk}=iry<3#IIl^tbRG_~Lnex}
@~0=D>!yIP%CLL3HYX+~Qn3fLvMj2woH123qO=6H8ZBP4VKCgX#Hg;JUL=XGF|bjbhNu`ZF(($DNGMAhd#L^=jxPbRFsQ>Z-mBs&
6)N@zVy14YEv!4FVWdJd0IwP{^r(BT0vr)7IU+6_V=^W-4K*sR!mq5XVj)AUdL|quRH=ckJP|!3T&!85{G=l$HY|KF6D`;&<De0w
>6eZw(w<1Lg0NSt9-<v5`I~_+>8NF)Gq5VH2rFc-BQTS$S}BaANwYSlfUIn?YqcH*-L2D}WF@aI7_e3>d>+#(!L5@lGBA`dk1epJ
ODy~;Eu9Up>aZg&95Z398?#j?T(HI|%&)bqJ1|8vY^)ossI4io;V?R~!m=VMYpM_+%p)+b-Ln)hy{pBlW}$>HA*w(q{;Tb)53x!p
6eK4uZK_)`W~)RrHLsE_X05OUudg#G&nqvf6SH5eGqXIi<+0hZwy}m7k*{#FxDW`T(y!67dn~E2KrGp+=PD1am#kp27b}mj@GhS%
5HkHHM6pk)FsRG0p{#+gP_GCs=qpvPP@Z5i_p#`##U%HY!m)EOttCyW2dYvuhq11&!z%i&$FTyi4X<4*-KUO<sVo{aDz2$4{;nP~
>M~R;Z!vf(4KdBDR5VhnC$ILL-l`C@&8T;<zAi7BRw=JDmaTKCJ+1+>T(Hct3aoo6BCEeGUZW~4rx+hK?X1D6tSy<a5Fpa0C^YUZ
dnQ4x$*!RpG%cJY)-O}6gRs3U>?|=dm#P=D8ZxA#<T784RWhlpM6jMQAs^f@JD_;1+N{;A)Gqa`X{#xwXfkHAEfcygDlarDdZ{t5
QLwV8Pbgimr7Ci*ASPX|ldvGH>o7Pi2r*hUBC6W37cDg;%`N(~Ehx$;9jQ1o;Vv;T<*UuCQm{ZW*{H=M`Z36_p)B8|pr9G7$*l6O
UoY#14y(#6Nvs&HFRLG`p`;hB->Tv)AEw7J@g6xXOD_^MBQR{TYb}wm1T6rjc&kb$s3SD0wI=K!JfTM^ZmU?8p0Ii-iZE0z`LK&3
9j|FLy)gEvFeEUUcB9doSgQ~#Myj(ZiLk{fW~;m|m8i@mnv|2SX0h(Axh99L6M-oWo+RrmLa<aWA1CLkiz%e2geL?prm7Px!W7&j
gR8@?H>evdJ)jUS(WOWvT_$s)<0)1xY%2gRnylWd8>*`zq%spGQ7C$>e=p4~^C`9_@vhsl86A}+VJAQ_6tE;P!zY5Q9;_1}7N=Gy
4zKH`8L^HsN}MjPGN~o4xvUA1oRdVcfv;9EVXhynh^RZN5g=Nx_^&l4HZ3KnG%CZg(Xz`g4Xn8=G_Fjrhb?HZk+0k;nXm~px+rch
q_N4O_p33eO){980;l$@@+jINi7)CUO|(uaPp(oV%B0$(f~~+b@+n=XlC3zWd8lP1IVcXS5ial@Gbwl}5HXyPF|EfdDx*&<d#zrs
KqekEnyk$wi!e1DT`VpqPaK>y7c*b1tgYdxSfzX^<}7=#psSRu4X#tHimR|JxTpiM5T@rGXD{lmRI-^TOrpRn0V??@Fsz)frmViB
+OBD=<1=U|@hK`Qzpzg%nx=m+^(=v?{2L*!N3icO)38neBCozKBCV*bov(p3p{kat=qu{1$gYa6!>n*D5hVn&^cz?)q_8Bjz%7v}
udtpgXscAMIi{*GV=AF7OR^3bXQyeh?=a{vS}>?3VJ|o<M6%K=;34R&<}Q1#b}d6BGA-$_GcCR?KeLq+gEbg4(=dp#Gq5lo3#W}O
STTT$o2khyH?6m<*sIa1{;Za(4J7_3nXm^kCNU2-O|Swobg|tq45~M;D<@(p=Nc?D-!J|vgERcFLM%=%BBH6OYA+}#d#%?oX|C-x
Vy_#l)vZIZbuO_S@~behDWvMLyBjw#ps8-J=&kTDZ>=4$ST>6$XDwl>hcU6RgP~)Dh@Zi&VXXtDPO0mz6SRmjE-!_s&@AmQ%rRh>
m@wKcr>LH+{I5DJz9(5EKrE6l8nH+$F|m_1z_jD7BCr24d9eO7PN+wm95MB=-7P+}Zz}Mnm9eg@TQvKmX|Pl@W3L*cULcvI3NI2b
+^7>TL$pvZU^L+<nl4(dFeEUDMxe|o?XR0DUn2D?x3M}fKCc5Rc(ExhfiTptxGZY0t0rHo&a#0mW2|~G&n8VR-mRmQ!mORH+^vA2
MzHWJVzH5-0IVM*gfE{jrywe=Yc8}f`mwsM8?#=j+b)Nw>>mfT^skMlJhG6k(=O*NKdL#fd@i~wO)qDo9j=^>{;uAqd9Na+;;W+_
6|7aWsjxaEXR84xJ*Jf`)2z}Vax^nFCau07<FDf_P%7Og8lm;Ft0v^H_a|v9kt`7`P_Sq)WG3M=Yp5|agC)eQUN7>mwk>s}9;;2I
+^I9KvaF{rzNu-f)Gf#=S*&WR%B|lezbVh9VyM<2DWmp?LnJ*Za;Q(N_bTZngsu{o(5a0tMXiLT?5Vgat^qZr-m42P!yqHC`mM#N
G%6{k{HJ`S&Y%jd_@|()hZw0GI;saN8JE1Qd7@yRb{%Q1>#uLDJSRr1&n)vNYOdU@&?;fBQn5a?t0Nw>=C4Au=c^j5-7qhy&8bJS
i>!K+1FbbMrml%H7AjpYvn>Ouzcb+^#I7o-PA>hh`7#2cm9ROpG_J8J4l{)^qpGy1GOf)ou(EZm{jo^1WU9uc&9Wh|*{Z@W5G~~^
IwjVx)-0qdnXmOKEGD6&6S9@B&!`eKDzLk&crBo?U8wVykFC|Jfi6}m;izk>zArg~HK!9L7_i?XUnL}}`l%u^tE;r9{58@kj;LL%
GpfKY`z2|vYN#$Qxe$9U6)49pwyi)cDzN*od94bl{G!6LgfLJrYb#Q+`ykb*w6dcq0WD^t%Q5Px<(UhsB`GwjqA?;f7OnuX7p*|6
|1N78?WrcP+@+47jj(qiLoim4_AH;Ua<gBquAaKEbuyo*DzdpTm89aX+Oig|3#?40Kqw3`y|P5EtT5y&ZnH+QaVj~mQLV15jIueX
F0jHe?V!!BZYy}P05Re%W3!F0yRR{)NUbk0m#oq&2`->9i!SS~4k-;XXSR+s^PwlOK(HbwI4_p1vZx`bWGq0BHZ<X_Dj&DD>$dMG
W~i^VAh6)Hm9NXMX0lbW-mfaG^{>n_7@i8SX(tyl60m(3LM+~^)~_0@uqiJn<1J0HCNWa7E+wF>Un5u|c&ivFEwC3ad@gV+RIL>t
?k6LzKeK`#<E=8TurUfKYpgA-kgFFlX)xNWmN8AKZ?SuaWT@V=kTQuX;xAn!swhJx^D*@>*emt1<0BidMk>ClOsK}LjiSmi3b95Y
2Q#Lr_9KF<4<=5i_pmmtZLrIvTrdwb7O_V#JuOhGSuL2c11Nv6T`fwfD5zsA4X>`SCNQ<CYo_0=nKQ;DS*;?d?6R9MMJ*gKEwRlk
tt~}_n5v+ynWl{~^cc{uho~8y7_CdPf-r9?!nCuZ2&!hayq_mEFfl<h<StS$exQ%5oGD){_piREp|BIM)GR(M2CcfK+oqMR6)H8X
&MxAg;V3OMs-z4ojIeI5PN=^%#h~4+RW6w{dar#mkt;ANrmnE8dnsb4`z%Bp$(&q^_b?E!gRpWXI<9Fd&aizix2poKlQ0di6Q~lb
8Ls0cBr<6#k)ubibg<p6dM`|<->*(CRj!Yv2rU<&Z>{R9k*P~4YBCP2m!FEQU9b_W)g6K)3N0$Cx2x$W!K#L)ZXi!Hur8b>K&7Cj
L#&}LPN&Q*4kKTxd80)nE1XOTFs$04;+<Zhu&X1kqN<^;q85IXeXF-AyRVWYW+ZZ~2dZhV=qw+oDyfqxTQEeZ)2vW34yy#DIiXys
Td7;A04EwGJ}twpr>sb>TrBR8V5v8-Hz(z-UoIW605HL)F|Af3_^b*nhb)aTU@WyPFDap}u&l4JWUPoDzpP)4bg^zMCbYV&3MK(A
(5yNyhBLY(ovmmtxU9~v3M@gd!>%o@RW4_&_AZ;Suq)oMho(m|@vfDuNURVp7q8B*DWHNfau%sCP%_M+IjaG&Cn-g*aHu|_$|B#X
=A~q;SE?v81SOiE>XdpZ>7iAsUaC8=2rYy!PpoS%!>$sFgq`@Ve6B^Hz^KEgDVU2W=dh2iNUt6+?Ity>Eif}QP&d@8hahb)1ER*9
bRN$kpRD~X<E*70!K&aFnXT2X`6G?1;3K-D=8?Co<DJl_zbo&imo4-x6eA9_nI(ZGA~3Ksd7p45x+GU4hnkBR$S?t@8nk4sL#`GT
hOhyWr7H-s5hhZoHL}R1@-C^cS||^&UnOLsC96NI&9bB`@ia9x%dlXm!7$7(?5ex1M<^+<<12Tr0x-9xF0558X|Lw66q24Y2B%yw
VXDO}#jG;3(lH(^yrm~CdaIZ*Eig8)5Tk)C%&}E5*C{S1e<ETjW~IBZm!)4RpDgW(-K|Ehz%m{$P9;mSC@q?>sGfhZg|73n^QJho
7qku`j-$jVTNWO!NFiA=E38c}XRW9zxiIgb@h}cCf}9Moa46j^dm`$w(kSUR6tM6pjUOB^)GdLiJ~8t$SucXEG_)x&j<BJr#V{YV
f2-oJSFm9xV>9Eha4jw?JtgynM=ho>8Zs_5+oJ<2Jf&VIlrT{-rLGhytTDqZ>n-r3;WAPj8ZMG7I3<6qku5Q=)}`h&MWCsrd9V<(
+^#ATi>;L~(XTDD9I<q&wK0UTH7&$0;4`tVYAh%t37s;p1F<QtfTaVisiupn<1l(D7_kthdor1(q_O8LKq>={ysXSLEwf-PRiAAo
1FN(wa;Hco2{iGpF&J1ZfiE_$?kZ2QAT3-dkgx8pk1QglcOIoNj;#B$Fs&&kG^nGVC7ms-ucJpSQ8BTirYrZTJu>bvdaetk(x?bA
t*r2)lPMXqbEHZw*{%vQ?y|tH5+?Vtx+=sc`ySvg;;cQ2${j$hrJO0E5vXjiYpchr<FX;HTd;bndaHdWAtV&07A$x!qc7_uDy>Vc
h9m5(W}KNVZZfwqg_l#IBdO@E?=Z=*-K{3Gh_4H@r>@tn<*4^I?l5qsoU&J@F|28y?WOH9<tr~E{U{lze;lGNrl{s7<SgVN$f7W=
)uT{~+n^pK|El91IIGjA`KY<5_!J8)iKii<j;R@^tENM%M<`vW7%LSjZLP;9kf<mq|Dy>p!=9y{K`5rEd7>*P4K4qeUmpFdd8qF!
1}KRttfX)xY8`GUCmyyc`mcGjog){k%QI%6N3g)JFen?c&n+h+ey>NVr!rbAldlSm_bz2GAf?N!{iW=vJ)_YuX0R41$}Pnwj<X=C
Min5i4X~!Q`yp^F4ybLldZetY7ZOCYQ?S`EKeU0c9HK9$Q!B--FEL270<+1fG_n@9j4r@2_ov0Gu%js<)E#iA3@N!KnJNFN(5K{~
n<qc6GMpx_w<vftH7c>I$En_ozZtP8BdX}7r6QxFxT`KS6R7H?BrXi8H>N46xG;z`HZ$oYa40C9S}F>nr>S<Xlr4swF0ak3Y_Bz_
WGeHq0V)0~F{LD}Hm~!j2d&tf1SXfGX)I5uyQc!IkSL=oo2{}c%p;;PXR;xpPcTQQF|5_BWvqNGAF2l|_ApqC7AhSkVyv;HF|b0i
Fs$J%->n?6yRC99$*O`Ky{;pr4IIucxGl@AcrdK4oS_<`{~--DcOWt<Ju3#Qzb7{=PASW&SSoj_I3X<~yf22Yn<T}ct1I%RM=Y1I
&@lw8JSX?B2q6(HII@T=S}-`U02>jsfGmP6^Q?HVFRi?a7c^id1RV>r*s=1h+#Ce4KeIrzhOB5WK(J7-{-`J%Ppw<7@+vT-X{wYp
N388E#xM#Timu0`X)~iQT`w52z^n?ZAhKyH^|3XtZmmo-_od0OuA&04%&>APHLd|I`65B9Zl=AkwJ|QT<EV75%O^r1VJuXiCoZ?M
52Hhg?Xj*iB{KQ0|1dhPB&+8w1T$4G38>|*T__JJV=M%wGBB|#K_Lw;h9n)a5iDJ<TQR{RlB}IEny~n?E~-bX53R_r__0K?ysGG>
M=u+vA*lf^=c*X6s4_yMhP0Kbb10Z9b+FPabu0%Z4=RSMo~psEry;nrwlcV`M4)#KrmdATw5pUbb1@S#!7OJhwI4yQy)1Jcr?9iG
IjoDb%&JVTnKK0@!mU2CBruvStt%O)0kKpx52yz$rl?FW4laAG3nnP9`?EMS{Ga8kiz^*4V=)+!e4LQ5ODsAkxUQwH=OHbxd#aKw
E~?O?7bnrO1u)bnk11BMf~+n8tS3*bM<o8OS}IE}FR=cy5U#*2ce3>%v#;DK{jmTu$SoJHiZ3anYoWiOm7|NS9j^qe$tb0$Z!sRR
ge{-6<0=oXldVgwth2zgI<Vg?6EH8btT0L_UMuyk=&PqR52HpbZ7+-?SRe_g&Zu`WkgfcxJT5h@(j|zl`=r?k?JW$hu#+q;My;i+
`mn(qwW%hiUZgdqK_yfcQ!4qewXY|p5-tlO6Rvu%imaLx45tt;Fs7}r0fO+Y*)NkWdZ1dHtgRob;j1pK5~>EK*eus9KCtmA>6{9*
MJz_HO|TrK*Rbg(LoQq}12A=_Rxr@A(<Je*kS~HQ<t<`~pfN|ZL#ga9!YFJgiL!;Uk1jo@|1p!WFsxjvDXUPT6D({i3b9`=5ilSr
2{eVL#;q(b{H}?nx2B0H!6+Fo@TKD{w5;-~Gq20CLa+-hGcgvdMV(u%GAul#@-B_64=p7r*D(F88mzgbxTzef;GtFx{wq>6f1lbW
gezEzku0b!&#T9z5t;ijLa(?mI;ka#PA|W#+OBgfJDP1UJtRSxAgFCE=`LZeG_f73b0%dYjjP+TRipnLSEf3w1toYb<tJ~heXvHZ
1h4ihx1uI0`K#ZlIwSlhelN-{5HftOV64-r(kxf2U9Ai$Ba+=Bs4!bEV<Td&NG&jr8=g0j>LtRmjW7DE>Lx*~!>I48->X(EE3n(3
2C|MLR45B9AFG%rH7`XlIj0n?4y_HdA*vN9u_<>iys5FQ(y)W2!YA$|b*iZ)n=P&_z^tUIF0Zz-Q81;dz^o>$jI7O~IWcN8e61cU
f-&PQ_bh%gTd=k*h_l);a;}JwFRX+t3l+e!daxj{A1#KmB&;{E|FMRs+$s2^;;4!#^C;6UgQ<b5nxdnx0j$@oF|o<9kSNEiU@v|j
VWsP=n<_P~OECSi%d$bRK`iaBq9g&PEV39bjwtXc0Wp3o#w~=bJuc|69W9)!Fr^Quk|7iwY_BIRvn5tCKrBU%jwtS-Kq%0z7^*-g
_OwhY`7ceX%rU;MY%YE<1*HNnxh;#W{G@{~!L35FNh_r*4=aN)NTc<eSFjnVN+gJ^Hmk!i53Vb-Br}MyU#vT>gs&ehh@wa_I*IY9
{I0R5MX0l`&8_4sBP@z80xwRGa-_ksrXZ-SF{_j*#HgH!84!-GMy%&6Yb{czU9gm<0xhO7rY|9>#4ExqxTeLfI;hwqYb^dUQn5-X
Dl$|f1gj-9{<8iqw4uKsWU|#UZ7kg`?j>BTJD<C(maqjZI4aAc7OQKZVWCT_do2f@mY`v#doV63Nf>*fDiZyyKq&DgA)=J5;3*3)
W1jzl*ep0J+?+Wf7ppBRC#YYjH=~*(RHYiF-z_4dfE|D^_bAM$dnoHCHL61+RjhUwx~JBsJ}5~m4;D-;wy6WJz$!N)P%deva;?Io
EuAJL%&C#C4W{QN8y(gy04<)Kt1=9*D6#IHfG$8K4yrva&#CVyfu<j@=d4JvKP@DPVy<PXxF%Vw3M_Led?!t;eyK(-6PUj)iz>pW
8mn2YH7S2ChOh;r5H1HN*O<4e%qg<2t}RQi{~-e`jHi*H{i$N7&ab&BQ7)}7F0Kcgh^bH@<1UJ<52n$;oxjSzUpQ34QNUKbp}^9<
{lDwEpuk<gi@#mCC%<aJB*3n!H@_Re#J<(MMZNL8WVR*2fWT_CCctRJuD;E`*S@yCHNeol2dn12ygEL*BP{T~_Pq(XRKc0QCct34
xWL)IH?~2)oV+BzQoOXhl)dr3S+zI66u`#3?7;pkIV{^Ru&i`2i!7+EDX@$#jIC_0!7CK3NUJ%kOe$|G;w_hm-l_{Nl_^du%Pv(b
(W}y~BrOfB?yVm!R4mvn-z!+J60R|;87soAysXcxfGZ%atSNsh1uac1elA0;K`d#lmn)<!Fsi_<YOgx2RI4#9zA7xP+bIjHM=Uv=
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

"""What a network is shown of ConnectX, and how large it is.

Beside the stones it is shown what three-by-three convolutions would have to learn to count out: where a line would be
completed, where a stone can fall, and whose turn a cell is if columns are filled up one after the other, which is what
decides long games (whoever begins comes to the first, third and fifth row).
"""

ROWS, COLUMNS, IN_A_ROW = 6, 7, 4  # the board that was learned
PLANES = 6
OWN, OTHERS, OWN_WINS, OTHERS_WINS, MOVES, TURNS = range(PLANES)
SHAPE = NetworkShape(
    ROWS, COLUMNS, planes=PLANES, actions=COLUMNS, channels=(32,) * 6, policy_cells=8, value_cells=8, value_hidden=64
)


@njit
def show_connectx(board, state, last, network):
    """Put in all planes; which stone was the last does not matter."""
    stones, own = state[ALL], state[MINE]
    empty = board.cells ^ stones
    put_in_all(board, own, network, OWN)
    put_in_all(board, own ^ stones, network, OTHERS)
    put_in_all(board, winning_cells(board, own) & empty, network, OWN_WINS)
    put_in_all(board, winning_cells(board, own ^ stones) & empty, network, OTHERS_WINS)
    put_in_all(board, (stones + board.bottom) & board.cells, network, MOVES)
    put_in_all(board, turns(board, stones), network, TURNS)


@njit
def turns(board, stones):
    """The cells that the side to move comes to if every column is filled up before the next."""
    found = ZERO
    for row in range(count_bits(stones) & 1, ROWS, 2):
        found |= board.bottom << np.uint64(row)
    return found


@njit
def put_in_all(board, cells, network, plane):
    """Something stands on all these cells, in one of the planes."""
    for column in range(network.columns):
        for row in range(network.rows):
            cell = ONE << (np.uint64(column) * board.stride + np.uint64(network.rows - 1 - row))
            if cells & cell != ZERO:
                put_in(network, row, column, plane)


# ==================================================================================================
# src/tempo/connectx/machine_code_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "13f5060296dcc0ebcdcf53fc", "checksum": "e8889ece0cc6021b4373de15", "sources": []}
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
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1rPt>|FpY;DpR+Hn;S00#+4D>>isbc@N@iSFFDpJO}$Y=hK(`NJW1JF~hBR!er4D815X(Y*ADqrJ1kcopEqtAU_
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
0%Iy6NFQWFr}A8#l(ZE6ZRYl()YXJNYd~m$2Z~ZB~EhY`F&b^_RS)VXRq5@xa)Ty*n4RTqty;ZE~k2+krv3gdh%uks`h#V4z@AY*}q24Hc7(!4iJ5kt?Mw
BeqP~bNNzpL;@icdXm@qRyNb1eG^LBJYsa~4h`HOX^J)6L^|F+NICsrf4I4~$Sf4D=0Q5tZ2Iry(IQU+j|Zn(#xoHZhAX3?x9#U0K6oQQ56DL(t`s{2`ZG
OSd&W?tNSBIf{1@if3xyw=L1I(M=QU|g?u|#ktFt04DBo`Ea`~G7Gk<iiOb~z05B0;}^1uLqCk|0fU}urZc-crnU6MbXxvuYY-
yCa3jE`KG;0g?mG*V^8cDjSXEDsrWhOWh=sv-qmR#;oB=@ht!XFRh-
dWfUNW)-qBghYQ5(_Uq3^4q*4X2naA<II1TiL=i8p?ATD{>OiTD(}-b4DBymVcc4MI@V)V9|q>b2{1K+p=}9K84=Lc-JiUfHUIFsrHnLLGlvqm@vj~U0wZ
L0FQd~hQppcBI(aB;NGaz2&(Br8v$}v@uT`**#AtfBaEDnstIp_%aNlfg(Gv;DG%I0=iSIvG#LzNyRtQWuXdY(SNiw9%3I?(t#+<Ji$f1yiN8&Bbh+l_|<
9OCXK6~?*&`<##f1IE@+u3&l)BI_WLsA5^rzWm%RS#P7Qg;576b8y$Or0rJF7FHg00Dpwk|_WHBq{(xr~nH50ssI2003E9
tempo.search.mcts tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;VW58OkDsi;DqL7FP%ztu&q*o#(6bRiy?M<*|;$+7O72<5rF-
ZCuNoJ5}e3gIR3p~rLt*d-B{QnEc>B5pB-(nHk`6GaMY3>s)4!lCzr%M@Ar#r6>zK8i=CUpI?qkADJ7Dv-SW{W^{APxB~bEOd=5Slx2)lK3PB-
}uQ<xtL+v}%&7ItXp=pjk0RbB{XjUcvXI`8CdP%l=wq9d4FgrO9hdBaS;Fny^E5uAf7JLCtb!*+W7{${1aAx5adOZ~_OrVP^Hf+215aBg+?_kAc>`A6MCs
yor%3yDt>(hpWZhMe-!PK<tH{X(vq*n>P_?I#mx*uthK(<G6d1(N0&xf@8ceo4_U1rEC+@2K?SvxJjFPvi4LRPpwZTL{J%>f5&gA9<#FNSu-
S6xJgCL!Iq#K}msH$9IxY|?#1%U8f-
8lK4@Ix%ZscG9ib1%XO41!<MDI`xtzOH?v9MiW>f>X5)_wKJLx8P>iK{Z9jX+K6nh4r2y?Lc)<ffeOLhQJ<8euO0h!Xwx?nksNk#n3j!tD3Mt=Rw5K_F3%
FTU86kQ!O(^9bsM!CP{DJo#XU*_8T^oY|4B!KIgraq$6q)wU}y#2jB9ZHDl^dRuB*8_{MUz&nPPE~fUt1q+QYOqA|6*_n@*4gb52fJ@&Vg<k&1`><pWnl;
|m`gXrb}w&>;Y59DUP%dg_=l?3XH?wxOWCf+hPwV-)ggQwnaK{+b^JY>oa)?@j6mFK*~bxSoGaHD&ieozC3+b+SV9-
=WpX92S~3&rXj67wvMr)m%svisW`13M_D#V=Wr(`3R`5U3BIyWOO}=^9f3u`6S|h9Vy0wsTk3)EO5u$Of%sM?HU5Uk=DS<6Nv+UW|N%UUJcj+eok2I$r%V
Vu3sA(8(eOVQpfly{`6-`yBKDXe%-`2g=V%%x?q_C>$-@lt9yAIs;ez{qVi@@gfY2XtwB9nK&+=#bAna`ie8;wZT>NT=UVsFr<kDUKTM-
A!~eb}@wY=eX3Q2Euoc7w*w*j=w|*F;W5q7y37aE2^rn2@n;*xj;+e6^(iHsg6qg3K+2Qp!dmdNSr#ZW?#@05F6>pT^B{0bgefnY9>|gQfGa11%9QR1?iE
YVh0Eu|j!!h~a*DC=CQv?cBHn0;L%|7W9Naon~P%yzztasq7pRyAS-PY+Y+9lm0#(t)~)3rH$%0OhsEC&%f8y^Ed%Yxp-
S&H0QTJB;ML`t1xjH_==B_#7^{gO_v#}m}J-
EqIkeZ3hHuB_}rQj#kHa7*wv?skao*^OnuH&h1jF=Yg2a<JleJUzO(EG#AV?ehk%*$Uj5mpRQ7X0x)}ufo+gkC-mb0g$kVJinR<nu2?=lkM+~M?(fE;H!q
a2sL!e68K2p2#JAOtka&so{yeBzk}%lr^`d`wrm6neYKB)sXas6lOqyQzjE{fOQP-
52k!ZmcSQz3B7n~mb3dy9Y&V7QRZ(szT)PXc<Nr3Zi@jq&j2z@OC^7i{eYVHgfjxwV^LAB`4&XxTB3<O^aA=yL9>={Xo*_{SQkmRlubJkxEw;Jz5Ca#4nT
NO-8#Yv#yoaI!emQ!IM{pSd=@bB>bB=Xbj-|GwAKM>8ST@lPZmqd*Ix<6p^8ptNzwkx-hd;L3lDcWkp+<hRCV}?6(3PxF@DJ%udSKA^Cp+02;?r@6r2HV8
H)6=Rs!)&rYX-%A53A+_LXn-)3YLhFb|W;kHi1wI()1hcorQU&nj{*B;ukZzFidt0{JRt^D`a1kJy23vBWaNid`r6qJl07al^n3#kbC(FaK$-
dZL+E8H<ZjtnBSqzzQ{S4k$_C)gh+OuQ<5~L1<d7W4V$33!=S^WxXucUq)ghYMXZm?#PNe}g9>+<jHO`*JLh6{9^v;}t+0%3Cup%XHv9<`k!ODl;nK7iaK
7$55n}Xg{TC31<Yp;&F0%?5aw5kq!X~MKQeWtS!Oyg6-uhh3qvi{ITFl$9b~xT*Q}R-
<wY&+~)3^}7#{BkD>`Sko#{{=ltVfJQo%=oHa0WbA^4yp_4L(@;0sEXN4}?vtb65?ChrsQw)|ii2q1tzn)B*#q7QSgAd!1D&0d>l2qMTgCP4&J5q2fZ-Mv
B&Ejv4uo%&i3nf$A&k9H8H_sdm<wN%H9*fw@TATAF+hr2I^vq|GX%H~$euHkY!kvemZUw-2+6;=Div2N3G%m%`GsP-
K}BL_8Iqcu~Kb{$`GXbAgU2gn}WI$q8#Q8eszm)0_jX7;7Z0Og*zyBHIQ;-
eaM*@?=V6k3sKftVJ)wb^D2TQ*)in{UA?&rEs*hQYG0LHS7_<SB+93STyaBkIOERD}_}mWmy+TN?20uHAYA)`lB-
R$#nvveFw>)B$1?$op4?#qFB@6KRp(4V^MFW`fTnQ_y@-ItsV-MDB$Tlc=+K6dI5?PNk;*e3>a)*Q|n8^AI)eRg;)nNuZDQ*3fkKEI35}iariT#)?epT-J
rL=2oxMtrrm2-
|NFC(gDtlbB%6qWLSS}cHc%IVD1gR%^xQRnA@HwA_(|=m;i4Xo;NvxO_FB4l+mh*C5}_XU;o5n}H@dQ21Vy^({<em^TOuUHa41WF7*RCPI<;j|Pk%|CnY2
j(T*Hm!hCEGSjRIQ!HZDfIphkXrEk@q^Ye<>pas(0}z>@(NBpIk`=}o4G=Z$XK$X`{G@Sc@Gri(i3-
e};w?KA`Ay)&@*^v=iJStoP|{R|G+@HE0^g0+9<^44X<JSkCv7EckEn6rr35cG?ep2kGSV}?yRvnSK15W?Z{&w(++k>tuJKh(r<Bzy;#^6l9S)OzBNdL$(
fQx6at`7KuUTT%Gn@IYixU53fn(sqtGBsQN(w_s9VYQ9`%6M!+sI}J$tzvzfy^TZ3>6bc59M5p`_>DOoNIIz)6q$o^tod(Xic7d-
}4|OG(N)1EX0^~+unXV#RT23}#Gn;r^BxG4Yvf!W&_nk!QV;fj6b(heC$dA|s_pK=3dxkND3YN$#4KSD_v!YZAW)B1Mj9#7;>6$jObNe}$hpV70-
_nddGC2*Oyo1`Alep$3iy?^^efqFHJ!V5bGgI66aBm^lk<5vfqHj*8rHJEuH<5l1Un9SMg^9Ueu08T+#Z@X(bk3~rN+5w!oqu_A8w<V<(4#rnfElFNb2OH
8k$S&OMlpr7h5h|yRI-+?U;)<~ScX3St3@g^tselJv7GF3vn(2z%;@#c65@}rke|*QW}n(pr;`e&D^FK)uyVrJ@3eHvgs^-b0M?<-
Y1!f;$AN`LG_wJ3S)}vi=`<`%)|b(a@HhXYO=ms(dYkz-id-NzHwan0vKj+r>N6k-
a1SCksDd#M;~8b&*#2)jy*%kCbJnHC_$|&$Di^MYH3O8GG1QuG!{5%;rU<{s@(Jov)Ax{K$+b0M06AwM?`^Sg7b}obUxqg1m7j9tLBRYr=MnF3qJy6VVtR
qPxnI(Aq&jE)tv&ct-e6JgRufm!^a?m1zk}Wg6^1Yit*nmnsjM{+O5U(7#ksldSDiC<O<Ak6)7Wv>PWtTxm_8I@2kn)mOhK!*W-
x0jwrrT+6oifRBQTT&3QW>8vg5Gk{V@fBK8``N?z=g7W9v6+xE!NNjF3ZfGXf3sOnKSqjxVYe-W79j<Ay*6qH!u+FT-
r{EBO#|P(RqKU_cNZpXE9r52CLe_-wjsMxa2FV3Id0nFadgt>dBQW6!_0KA_3$`=<PsZbECj9H}{`PQEWkTo78{ndxN)Ycc;_^FTaj^O>+ZeUz<_wiSC6p
p4^O(J%=D9A>{uAIjCB8HYdp(-
K(EM^ntgs1xvQmJ9p$lZwx{o$jCpJ~@jQVPyBNp_q)HkLWC^vNUZ0jcNqQ#iD(>WR7>t+Fk1jgM?mL^WTX3<J{#}_x1cOv7zLup2*v9&^2SFbB&z(^S176
M3Sl`Qo6v%QdPLk67I;z(54cuoWiFejzSzkOsxPl(_u(%TMs!sgSV-LZXd!#-
1V~DQFyAQ9+Fv~D~y{v6hxxE^wG~cJSfyU6vfV*BGsoOJ@+}2kUYlcslgG6$795^J7Hu6a+cW+{C#yiBltGIY7y$$Q_E@jqF8S8%dNgt>s+}E&^1u%I-
8bD;Ekd&qpyaeYAfp;HZcv<XDn&`b;`h0Ec^u`=>PlxP`=;!QnPA<Q+<YG0~1P%&qEgwCwVA87j$nc7%3;>HV27;kzqKe7z(9v+;Zf!&29&+I{uX<)QcnF
^W?L3h|clujwFw6SFQ62Oq!UKT9qFZGH(&B^ySh7o@`MFS-y^fMfJ~kuBy{(pS`_|Lt~#VLlfP%LmSb*sP3>zQ_8~XYTgNvQpWb!o}~RX%7w7H-
~)kir4~r*C%Gg}$kmQc*X3W<i>mj{AuYgz@69q_9oO9zj=!PvVYe49q2e^X`u*RZw4D}F2EJ10!3*0WVFi_WN2GyE!E?LDqQ2=>T@gk|uw#Pp4iz+)g+KA
%mIP`U3Nb$<q+Bhcl1nwK^i9_fC{#qH^hpXC4Ot!+5tc`F;LrTFCyXBfDuitbH>KOm3vH0Hx+(R6ID_9<C{kz~KH&K6^e_9^$*DLVAt2phW#qaKliK$z7!
UeS_K-FYy6hXj&xQk_i^?S(%cT*6s9CYd%v}@Hy99*Tox9}37I`fk<rt2vhKT0kz^$kq5zdfc`Sr|~ftPu#0tsGRGHF@S{N@TF20|%@o+GLMAdpODbY;6+
x?<OZU0H6zqATL$2O7t;6EOZIaRORS#N}u*j=)188wFVl)mBX{x1@7S!S+<Ji(5X_CxBR8(&EF2*`eI!IJt8<SbEIm)&Oa$!qZ(nO&_a*oDS170_?*!Y@X
J8Pt|ZoD%JuhTE65xj5GW+cqpY>c>vTp!!9MxtPNSam77RhH(Zz78Xq)ISOAtCb}%Q-AX+a8s_V#Hx>}R<WhuaVI?N5PP0SRXjnSF`>sECFluHCPhlnF-J
A^)waL*-
v=StcBxC9aa#oAQh2IQ}$k`>t8ed*67(o3R3sWBZHteNi)CW`0t1R0tKsmu=&FJRJR&pSxQ2Y!UKv9i<IFSSk^vx<C032LN{%)JIJ8<@B&Whk~Ac5oJ-
Z;=Mh&paLI(5+ehaaXW|e;wticLOoKRX594MkhkFs3c?#G|nsOb0LEGLv?NER~(jx9d!9!N{YF(?t~K?X~n}KMkR!yc0x1`&lxx{AC`tlR+(@w|FV_Ig-
WLXUqP_r!Bn=x=y36hrpOGfRx~rEVc+t3UaPV4@gv-MW&=0_Np}!62WIe_f%TRInG<Aj!nW=|hN&N<CQStaEWV13KIw2YTDpK3bK#-
x+%la{WIXYSb{Ri&;u@vv`4j<TY1K;lN@<Xhl}E<Xrxz2F2O}zNO~0Z3<4289!984Dn$VelT{WMp0T;<zShc47z#rh#=iX@et=c_m&|x5TvhdVaycS5OlK
gViwLLfbtK8!XP=1hAiRP?(6$WW~qfOaX+4u0DCoR8}tTt{vpe>bk<CVM_r3MVDd6X1T!mYJ&T&ri#PbkUDPZ%4@r+Fg7na7gGD*pQZ(gvDSED%%(mRQRp
&}PD&cIu)8VHIdVC!omjfO%s!5~tqTW}9HCSOrDWoSV&=#)ER+If&PhKPl>nIFw7o6V=`PpS4Y~D;Og$%p@B=5x3rKAk^)=K!(*+-
D;G;QX+4m_U)a4geX=Yc^)2}zzj$(O+FB-8;t$8uJv==Q+j?8kz=>Q!mhO~H@q3CL}_t8gG{RGNb9x%kIM4ZgF@JupYmr<gAhp-IgMO(7$O44CEKMFGn>D
C8Z8r*sKTg8@Srj57GgEOY&|T3nZaJEiPe|`R7WM~XU2pN%CmnayoOWt9rk#_-
5`k#nroZAtQyYGLHva24U~p8<?PcDgt|OLT%P_TN%hH^R_x0Yy*$F$NH(?lpf1SFw`PBa<W=L(A(F!6yLfQvL9tZVlVJmm4)s=<Cj~s$TB+7O)BPLu6ep4
YbAGFiJ3S?BYFp%f5@b?D`s*X0RU8tLii$9q<KLXciP%^r)17S7P_3Jc@GuhD^tkNL9gjyebr2R-755UHn4}P-X%FG-
*WFNKnJe4kh;1x`L4#;kR7wE!O0WXYA3!IraPxVH<wbF*V!urQ&F^-
2YjJ^;AUsIALWFTaNPO%lxB)oaDQ?3xiv(7<M>Xg&r3jlTV7Q7?gp$q<!J|zfXAc1m@E8NKFj0t}OXTL@!$A%)bqEkWMaZ_KN+DvunVni!F!e(faqzff4O
FnS+otH?5@#NMr=+vpWD~lWakvnNq3@y+BgzZ>I}qOMjWNg|n|{`L%VJm7niLB}i&&i0K`X2hK(RCwk0kQCLGD@BxNpT`|7`XDQq4Zsmyu*$ka9v#di8Ze
!J($H9J>En)(Ur^khJsUMzDiM$mWvAu7?fAOb8$p5e7?%G&8=QY~d1R)skub&$LxW`WW1QZm9Yn2$W5;9YE9(ADNG2%Rey8BwgET0irRXJ;JDW7$r9<D7A
>c`;*$yDdytPK2Gn}jW(tq&a5w4?nkR1&~iJO(xHO8*>QJWV8Nj82w2yQtRn^W=bK`3d=Fp7f(N|vzjw|a{kc{H6@BT^hbI6|<mLWDaU}#!<Mf0S1tDZI%
x(yXIX-
T*X<WMg5MP4{jMRcS3$Ee_5abHx?kbRiqh9I>`EDp{$2M&N%f+g{>&zn6qgUj`T(uSSa8~lhQ!s^TPUyG9{+03wFF~k>s4!LYeeEB3?aGNr$+Ng>fFV%}1
zHqPt-WP}ZotxqrGkB{hzIXp(cpW_%o-~xFG`=W6^xzrIw3Fs`gSgipbLt~b>}SGQ5tsE{<+`QCyWtavy5i7$|)Hculzj+9QTgSBFDV7h7(i6O!x!P6-
=f7u-;~7bUT3Y-
!v3C|C4nFOz*2w5Yo}6a7MG)^8tDIXlSP`@xO)gewF!le>H~pzS#CgMYK{M26=q`(jQ)qYQBLDiPw0=h`m8FzmmM{4h}tb_o4Sp9cBX!xcLK2f~>G^;RMU
tA>~|Md+4JKFZ%xTu+5)<AG=;sS()~q&Ev~q=XzbkaO+@4y-MUTuL<TF;!QR=J*kyxX?&38=%*WSBmr6Rp()#@3rewylIIgp>)wQg`Q%-
v_T5z>cl^|Gh8VOi>I)^H#HVH7ht(XM5YyIESwb6TT_h8WVc3&uoHfGkJ(<y(tv8$%{`5EE_SV<HxS!?K;=o4ozg!}GkO4uh=C$%mQC>%A1`VzPc>Gx<kS
1(b2$T}L8<&HgEaQ(1R6zv21%WUCGg<|(w!WCA%gh-
1#e#BOIip=(YCr+2JXL@kKakX^U}Zf~@k|x!pZ{iSVI&U?f(4aKTDM$UD8Kwg${%fzM5BmOp8G+txp60mCVWRyqgY^jcv<sMZZj$tJa&hiYCvhDsbvi_ju
OzG>zDgTpRyHZB>nBb;ndUZIblij)#&)AJf!A>PdA()4qdYJ0t0QVV9Lx5?vA?G=K&gN6H31HLUhxl94dZ$VO^X-
L;1<ZgQ);S&B0Ddf`Q^;$_>^dbZuhXvJli7w%PZCAeVjOQ}kRtY{0J**$P?0(wK8Ai~}%2Uj)3K+O^LrnnRmnLk`y#tMbc`%!IrvFT|TR+^L0?#uSY$zg(
V(@A9d@=IC9Q(>$@?NQ<^wY|aAqc$8V-
j6qNfaZzWNUSoLAVLz8pK$UPWfj`SNEs*zvRU)p~I%S<&p$zxLa782ot%{#0=EEpYRfd7;<`~Aj>GcAO{*H5mtC=KZ-B-1RGN)udxA5k<$89Q-
)DKQC(YG4BGhHPT<|1#z=L9R#tou*FKI5P*_;o)+%TieqZkatGnEVx^ZtKFG<ao7q{}BWHy(SM(I}aWNADLnbd97?udBNR5Dt8xC3eD=NjJth4x~PHtsO;
?u3-@=euogx(!rL|+SI~YCI%}l=;{3AA=JMkxk#E+R3)|lGO<*QYy{Y8_#-66cV3S=W)w#a{z-
|oPliXv~G2*`bIi=N}!`<5#g%|{ESr*J`ut%ghnh1$q+0u96pZU<s(hiSUt%lpN=bvZPE<M(5bK`Jw$QsI>x=4k<Q>dq4%()amAmtK}fIr6!PX(OkIm?5M
2w}y>XO!e6X=bq8Ao)2FWuNi|C^Vv>*>c!bnA#B7>a}3K>qvxVH}%inYgakKMo#$9tQz*aHG<^EBre*}71eu8CumZ;eR}71)u$?URI;$2F`GaQl$LxT6G&
0p*Pe@%P_1dS>d+%<?2;hZTa{eguWb|nT@JaC?6RhV9vy3~HWpJ6d?dR-<LOmVD?EZb-uEUPn(SsXy+wpZ@3J1D!)Ar1J)UTx>_wBVHrzh7W}j7Q6QE!0q
d80dNyFb+sb<O5?OP1hX~nBwunxtogbxEa!@t3C3($+FqiiiLyiV;AL;QGa`grfj8d@00`UUEOBF0Y5Q-;4~yzqZ#8%csJP-
HyOGu1{W<M`JmK=v&_H1`5@XS!~Ojr0YPO1U@TPkT0Wcv=<<K$C=7nQ=dG35v&gJimn6J)$PqSB?noIArdmR^6}v_ccuF<BT-aZ3iLAl3veNsLC!zW;><A
qIAC!_p%6<0^E(YdJ#~2izdSO=xg58(WsdkE6ASI<|^evl?}p$z9}9dl}uQq5I*wJiItZhp?}=nnLK5a+;W@B91{<yvP9$2DFiW_^O1cNXrom#X798-
_3$IdD`#ngM<<oO3Oc&u3S>e`+U#{33gu=<8Jcl-=QVI+4xc>Aby8AJ4*}1pY0jXf6iu$@k{8FKg3EWe|Jm_#fZMjGe=Pe=!-
;s4)$~5pS(CSvA5K@@3%0n`HeUnXVpw>4W&fZ7JwRbWUsG+R*L$Wz>RFr}x{YxPajk2ge5OUikRX@^8%@fcwisl9HE(;GWtXn6cadUW2100v5I%eb!W>m5
wl$64ndJX8NK*{ol{H0A;)cFcqDnNA9&Gmd?bkxPfqGedU?bHUKCPzaycrjm99uCXx^uX|y8pNq701MoIZG0Uvdbi&$o|Vt$ze9$j`;rUZz4lgo&r?LG8I
~{H1%Rt@3k$V4cy^X!?rBAm$_%<j}=vW?Gp6sTfkJ&+Vvw9q!QI?<7GoWZ6+tgN$(wLcmvkN##&~0<!?7O1SIlSTsqQQC#wI%FDxf=!!}^hzAW7)N*EtCg
LkotJSp7Z!h4%Vza}j>CO`vqrdQHiiu1Yzh(_LiQXmaWm1<mL1++rSZelxOLBV6Z2CcNMJaep&hK+16zl5-
Rc*;;|M`9`)v)daCJy`3A!LhxLQ6vn~YOgkjI#-lzawy_R^la)bIi;j7+z=!6gwyQ~rN{n3MOZ(rM37!+Tpj0^omOM#q=zCHj-
3QmZFSlx&%l}qiYH?#Tl+^aH(rA55H78enWX$lSgjl%o5d}yo4L#=NSJ#lY+?CZdsiA;y<9X_YbptEV7z`lYM-
L}X=C?e?m$RaX@4Pa=_HUHlZVsneq6^SYeRM^qC1$=1-0v|3XP>NAPLT!-J<NP3pu_8vfi#n{Z-
V$HA2UUVyOU8RpBD&{u*JwYYRP#(KA|bX83kDw#OXUh$Xbk0abs53LVolT$zb1?!x?c<zVdKH{=2!?;=v)ks^$hfuO{s+@kG7H1{YnaNj<X6iad@5*1eK_
p3-
q{iays9+0z?>4nd{hZ=kWBf3nWgl8+?hLmh0L|cC8E(zE5FJtD;K<^xv(E7n3e^HMxzNmIcx_hax3QNCRreSRbTc*khBMs|E=}w2=j&|HL7>W~FJk@^SKU
Re;H~D&Clc@?Y&U;P09MOp67ttdIq>yi7^I6s&Dn=fc(*(q#uyReP{j}%T62^A>kv^C0gnBKZg!z;0mwCA6R?e`|uq!V8Tw*xWhWF?R4OZg;o219;<E`$k
?P6p>A=mJMY-q0YbQbG1_*`!jHAGFAbiqHT^ac0-
>~xy=;UNoQfXT1{QHINh&r|+@pQm^?*hjs(;wOUs3!<f+_lq13EtZcGB(PouzK{TNlH~)yo*15<dcp95;%9}y<MPgm3#09!eUqVYpp5t-
<TGvisSsS)ECCc_Nzv>DX<1v$ne$e=s-
vFi+_<<uUe9avI>^uHY884yU^+NjW38$)q`Ba*YQ2B+!<&9hzzm~r+8vv{yt`SP!wt&rCJ<Q}figmcO5Hfk9^8It$|b}Txg-
=ye*MJBNOc~i6#i!3_<7qDRy<fm@H){JY73Ea+KpX4$|K&GOG-
Au3U;rsB8q5WM$(s3Ada8VYlbAL@=`Z~wK$Oe70f$;R(-tvq`4ld%4ew8vn*_U(Jd6Zpr-fr4Nt7Y=HiXCqV1e`*78(0NsC_OB%un>cLqC^6J=x)+1?<mm
&(D_1}{ID%^x@5suAtM1Q-
{F>{mD$C&uni@@KkTy6rqR_gKqzj<Q|@sXyY*SboyGjrjEQT%E?iEJ&=?Nn70uP(UcmJS5Z}#(^=rog^6p^9ulblsj9|FNVmaiRTu@{Wto)02`4da6q(~(
f=arK4KpPy~ckxYa<4KV0eOe!Q-VXWo=nS>oc0Goy*6vOR1i(ze&4-
I|3}@qcx>D!D1Rd6X?A$SsBZx!`m|oNnoz{CCr_^QoH|Ww{;dZ1KquiRTYPKNNbGW=a%%aC+YFK3sVAtw>?MjU-S-
?7HfRuML@glawIJC3W0QSAoT%b*x=%GgiNkhMXiI}qjQl*F9Q+pd9NVKSH01^3SyaBJK`mG7QED`I7ShI<$k*O25Qmww$^8pVfYA#@OZjyKfKTX)s9Q;d6
8WW8(xWfyT3DG4KlL+0-
F>A^NVY6fRLy>w)=wpy>%iRT`e<_E7?d?1jH(91Ga)V5A~(8Ybz0w+nLGsFh1qIfspnqwWI;^nH|9pi^oe%rsmyNodh1?WH&$x4s_e`3H5g2nsayy`NY$t
RIbAJywul?18+*{<KpfA-dJ?_$4wSq9U=#wgC5r`oSQ+Z9<nAOm0qYY0XO|Ve{U}F{90rP9BH5<fU`IDFq%CrMgd;0X?cl`?Vo#086QJRp%SfU4Am%c6|j
2ZvInAlh@qZgx@C{$Ta|@e=%e;$`U~~1X>4dv9JvDJDIZ2Vr&!XC%9J1%&hSFSE<MXx@pynP8s$e9nBTO?<y9UK!xLgSv=sVPI=@NBGtD`nHwpq(h534^Q
xZMtnPe6Fp4|%d%ZZyBK?z8YnC^8oC7_x0fuw-
Ejt#L!64n{=?(cq&RK_*){2sou+4HMt875BU)HL}J?_+#BTO?3N2v-PPyignhUP7ez*Ht0&9y@TZHI2Q-545eNFAY-xk4@GqY4k;SM5YYrBF2B@&_Q^NY$
Yuvr<_XfgNwOYekD=Atd+#XSBa%YZ0o;T$NNyole>AtlG*MWKAX>SCTVU;TAa8KR(1O`OtWH_co(>)s1na{**))`0};5DS|fIvw36dU>zd`n?lD(pl88XG
*&$|FUnemo$;B-PevX+5QxC-bL-*+_7!Xqc*t{PosUD1R>I_4fM7zi;s8->GSV)=c+p@^p_ThMiHf;ozG1Wa#(Yfd8$*DBJR4YJ-
&!{s1aKZ&uhjyPha_r>Nfm>X>$XB?@IG{4$6B)J(Fm@=N;M%^!u|;KJLa}e<JTBc<T|<%gx63C2qb(|eCVZ+?)=55dy$eZBqiHug2#f<EnzGcC?Qt218xY
;(m0zXK^^+2K@{Wyl^MxuE$L<^aSu@YH?&`sUSeXi{9<=e|c1r_&ZU=ctpsT=$NIcu0?`B!>;yGmw1s@h!F6hGTV7{|j8RhX{h0$*4M3y{C7saS>B0XD_^
8afPoqu0~WOpdy9t|=PXQfqj{{@VgEGH+J3FjBE9_FVjASBZQL&#~aNQJIF>1H*mvOOL(p%2qaFUV!14j|o`Na?j$9sl>OE%}k!>qVqFJ^MdBR&<M+0Vc#
t!zb=(noLGapib@%*gBKG9{?tL${!kM37t0`Ly}!xQp-ZEs31jn2~jvZmGdvZxwG^#?n(gCyp<oEJ+YRBy4-
YyM3Z<Q5}1}H%n4@|q}jp!deS>AeKT`fVv6ahVJFV6N5<baX)Ut0gUip06|h716a$>(q;i7+K_+uA{5P#;{YDvxZ)HINRxZUG-
<3z5BmtqEkCsePkSnP>0C_eO+%M13)zOe;QbW}HF&{S;rvePQlG4*VP}NyjZSFDk`CugfOh+kIn1O%A+Ra#lPCu4<V5K4|9l48Ed<!~DFd<l6yLKM5_cJU
rurcu&<BQ|ofn%c;Q~$$B0OcFk^9E*TsbpS9R@dB$Hd(M6uFpW*Sftx*AE21L;R29GA5)_o5IGcd`gm)45p-$ZcYFqAG|yp1l=MWuC7#@`wC6%EK-JOOuK
4V>bf1ys*KHnc7yMv0U9x4IN(Yt$4n|^Xs%9q|sE`3c5ETSCDlh|))zdXE;~_3(zrI3Qp}9do1b3Tpx+A#@6<g<PQpKj8;qquY0Q*LZHE&`6@?^v|2IES|
v<NuQENpr71E$5P)Dup+4IGYnA@>+kGn93`1S{@~IsgO@U>WAj(!4jRL@Nxl)W2}@+a1A!$<q^!@ltDiI^=$6EXK;4ocF3V4D{SW5QIrB`*qV>x>fle8yg
fc$n0Ns(I@+{<Oy{S{QvgY<uAh59d$UMiEfP!y`u3qffpn_E$wpEx#i8P>vnVgT4bzCtk)$XQJC6T*gp$VRgbxJ7DaUI!?BZY@OQW1tKy(9d|7PIV-lerF
pL_E#VaufxfQaBoAU<GkLMcsrXbyZK7wn!l?KDU9`wi19qWM`136PQyF4moT?|G$O@pGSiSkvnwHzRaZ7a80>+Yna<{dpy8#g7Dv(yCJ?LVr~0GKR(M<@r
vApnFY79Q?;jYn+zc@kSlTG#D?S{`xn0}yx&Ylk`90{&NPFGhoFnf)TYX+Jhc@osADq={^}_f?#gn~?c_(t`*AUf3js%S3d&HyPw=5l^?Eu%9Gfr*<1N^i
J<Q0WWJ&(KtoT&I9>-i&fMsgJ~+pi_P}E<f^_>#f)9fLs<NEy!pVHet=7{j<qH}(RIg*p0rjDVuAzKdS2Lg4BipxqTN2v-
eiRHro*rd<2y51XV?#N)Im68)znu*RPd&%BabmEe#_+rCgZRcpu9iM?hP%0_+~>^3BMs#b~UWE`!N&~XA`BDbXb1Obb)%qmp9n?i%4t_vq134g0MNv>Qj?
|l+T%AlxrqWP+^28OT}77hBnpVH|$7uBYy(~ohg2!14l~5qi|paii=vup&}L<nSQt^ARUmOFu{p<$a#T(Iz)-
qxsI|}e8Uiyx!2E7r}`DjlAG`x=g*6vr9^4+eXCa~klcSM@0pJ%9$BZYw`b`NKm;m8z7y4!-!^Z{U#=Hb%Ulb=`u5H|zMM7j$|{oN)EYPblk#)-
#ad5Um?8ZNB^9{RH)hQDj6&s!4Q^A-=W6*Zp87>GMBA>3=7Beo)kT(+UFfqj=PoYhmB#OM9zSc#w-
TK?ecLhM3K5^&(g+={(FF``ZJk`szlxRO&_(d8Z5lmW6`cHO45>{Qp9(Ryu}~z^b?tnCJ9R3#emUVJne-pH_b%X@%J^h~*Ut3kd<S&-
6;EW7uV$3+fAJDgwnrfo>3vL8j0w|;I)`|A=oZ^BZ6GH%=N@yCCy3&kV+^vu96GaL&ppWy@RNzuy}h^qQ**(gOQ$%J(_f+_Xru^7qZ$l`FHF621L(12Xf*
MGJ1o~lUCP`%bz*w%2&qjtk#j!QE8ot!C-Fgz;N7FecJYFeh`0R{Vv6CJiJQr|<Nd2J3Hvj_*hISjBOLvdA)-BzD^+!%?WBk$R@iM7O;_Hi$W0E-
T_9h(S(Y|xR_V#`hEL^E65Wnl?ZLIyKR}tA1?7(y=Hf2tj1PM!#BYB4QH5RuN7ywYJ`XV?e8m`pjzOsDeq?M@l##d<$LzPKNR9ZOx2ys~`x;@y_1<(g8M8
C9uQWwdz-naL*WpIXYaD0fUoD~9G;*JIGL;jP-eKF}&i!HMiIQp0>I@DJZ~DK>`;p|_qGT(&zGXYSj-
A@eT*E!c2V<8@AguPFU~GQ(nFsbHF6^?AK0XQVn#AOSGO_61O&-
IhQKkuu9=#uwpV!`RH6cUj{G(J#j`7KzyDzq7`?`%q`T{}Owdd#g<0q%EI+I7r5SJjLd)W6s%q5Rx<U$!>iDI)||MXx*u=pc;;lZ4vP+6%i4P;S{j7s4~p
97_oy0mVz6Bqdc`@I==r>y;n0Mgv4i2``;<q3Zc<z0fRGm1@c#c`M}AZMQNS^f7p*=tlso4lA)o`!Ys-BjqR*y^e9mlYvO?`8i&i8cvJYpYhC)q*#cb$ZK
)$xD7T5MsJ!d-jHWZCg(6Pb^F~GvufneYQ3&Cr227j4umH_T6$B7w%_sthr&w#uu&t4P?cEIh2Muc<%^G+_nx?7MKK-dl(o@Q&dT-qBAI?p$@xGMo)W}D>
fr%KMU$rT21a?#oe@!9e#H?4S#zzw*bw}BIfjFvA)Ao3QL=F@N+jnNne#{Y6-
XN>wXQOY|z_W5~OYWF`q5J>jwbrV>`o&8U*&?<Kd!;m%(=mS>>HP+>5rU&L|Pb=EGMv_rl#!r3KhZH`k-
7iRx@@S0qtwg3@^0+kV_To&=n|;01^GaS4;Xlk}jtO{;X20I&a^R6#P536E+ylRI;n`uV*I&)aDy{;gS*HqDcBy)k|l|EK02j#*?SLxttZFH*{7X}1>K1B
z-fDk(dmHKLp!Y`R@#qMcCq33r5d@ZIl!61`ub`+`6@hg1pS`0lG*X=csw*vnf3S9>+rrH|gOE?4z>2sf1f24{8n5uAIevH8*buLg^O5BEIw{(OW8>Yi!7
){W%Z)9=+gEOZ$ra?2wgt53cjfiS1Lm^q6n53rK3y#^V_IFf~}R1`C)tm3zrItNm>l^;=s`aH&+0JQw!BzL0Z+7j}7!wT$3X~dXDHrP^Ge&px9i%e2Cf<A
h%jkFi^xw4f)R9e63ui*;TP~zgy5EX%0`vi?0r%RJx`-
*aI&)%85pi)Mz61Y2~6n}PFeLN~|kYHM)HpGKs0*eCW<^BZVA{5W>vU`f+y)!$Wx1Q9~2a4OEJLN*gXT25I-rEXmM?!Qr^rF&dpLxfL<eXZMuSiE<V7-
~y{>CZKUOC_`b~;^C5n@ljN1yS7AIPi<w*Fkjtaq$Qyx(oB={cX!LP`E`*6YnK{C}ns1_8z!k>04ukKc<iCUT%<7DJA^JmCh&Hb|exB2B!-lDLAYo-uD4!
XG>U*Esy_+hVBit4d$?mwubt&tHZ)T$HP_iK2sxXRZ-
)l}sbFcz&ta_q@5a1Ge(S%&VOnmclaahie!`glL?1MJ@Wi{~oLWu&jEQ*OKY@KB@$1Uzm#?t)%VwsA5FXqFA`YJE-h9NT>2B8Rt-OtP{3jp@N!?34Q3#!=
bxrk8Z@KXB{wkk|E`?q6(FQGazQNE83po5BB#M{yk}Q_H?$f3<8HxwZ=SqkCFlsq1g3<JG(cPG-
(@Amh<b2@flmp7gJNkj7VBmLHwgP{W(wkl_S@LmcGSX2ReY<#D>bM5tr4G7;4=6O>?k}hRY!F-
Vmxt51c@JeFWXUsjYh>k?>E=mqe7>PLCt8>6!(hPE8lh9uUL6+Ou<#?2bG^sIc$}Sb&Jm^{zui*PnDL5cr4}w_O<)uH)~au-
^|qXoj!YRFd*^kViX`u8~m+f(Zol9!c{RN3g#m3~B(_>0^#p_#qL=x68s8$7zbMy)Y^F8DXEM7Y(=OJ+Ns4@Cb|<|4kM4*P@NB_pfZKjF;C0%WL|l`okN(
Lkx4^R<j>Qy?vvWHg`DCwP=DGE0A=Kz;;vVROXb92i7mY6Nqt*th=#vsTdTN+E5d1&^oi3%MMOha+u%}n#9wqi9Cn+(nIj)vv5_PUG-xs!b4JZ3WT$tvRX
0xm@6OCF>A2n)~9O7ki(0^2=8zyUo`zn8m8RVJlnOnRT<ZoO*R_Y9EG07%Uwufb)J!(HWwsE=h<IIwruNNm<=zYBd57w-
|fX2p09cD>mN42W|1rI9g=^FYyG><Oq1`my}Qq9(XOi3easgs3`(#(h^b6g2W9xfblKn2V|Y*lzE6%tQ#`*EvSP;Ad-
N85AiYl)g(izqWYi9W8GR?UYk06QEij4K+~Bz+SHB`PvUIO$g>fp|=*f821)sQitW4KJ2BhYEfb9Je>~s6t*JFq_h(W#D;mcnRUjdfxl|)LpxDh4l+wk*-
gZDbFg`%5WZZPRwbgD<iYv4pGD=J+GXSD2^XHv*+@p?;MSTJON??u2n=JDP8*fipCXIzr4hjp=AsE*Lln`k9Gtsq^UWHo*Ir}g=l)@lj$X(2N;F(^SKMOR
vQ%~lQs?u!7I^JL_c<bAMnzRd%)(s5k8w&>0*sLF%J50oOdNY`ES38GvHZ%}SWNPesSG)r~1;wxAP?0n*yE#!;ewrp;=e%lNeA9eI>0_n`RX5{q+ZGgv)-
>6fV7d=r-=Gcoygp5Uzw|a}n8CQC$MKOz7YDiIU3ydHOZ&?G*bp4o^VEyeM<KMNPr{izF-
Q9rr<#yo!S^vZa+sKhMdMaa?8K>6qqUJqfRb^VgB6FZ3$4B@qZj7HAGZ2s)T824-xXu(fTu*o|^$(Y@v9^Fnm*Lj(MDNm#Mp2Rf;V=O-
n<sh$FCH$O{WPOKiq7@ZlTP#reR^4$rH2ZNT)G&<bzSIse}<c>C3OoQE`K|5MWmCgX(AB!jrP)h^&D7qFjtbsx)rm<YNdCsAsryUH`2tuwpbuQ{LjD$g_Q
fP>H<h?1xGQM8XQFqPmCUNFCf1JB5Y6zKtD_ZZO`OTi$ls)@GwzC$`RMLNK5mI<_KvUq1rlND@;KY;=ojZ;6}Ro&=ku-
=*w>nqRM<JYu=b6e3=uTMs@OVpr}uP!4dwzVZCD>Xy)+2=dH!M&0NPnoyBwGr~q955POg@{&dOVHApg+kBSTf9foW=#?HpLy%UmHAp0r49M5?je@yP6%FT
G50=1X6j&qhgwAivbGO4-
nzC*HI$Epc72D*v&5v}@{IIkHP3}5dNXL49xTsK&5ROxm)zvj}}GBn|=+#TEW*)TKrGgaw*NHXJzt`(DljA4fQ=>U_i{I}t`4kEDmE|srtf=)j5&@NhInG
PH4)}Q;e1QrsIz3!_Djm6rG3(BypTUIO79UghtMPX`AJqHt8r!O`%fjL^JQJDC~=#!+u?hAT_K}q`HRY}}rRDAK>MC#Px|59(^Ax?}9#DQ2dWG};!@)$f_
Yf`XE__&8!t4^}u%s+74aw{#~TAy6s3#mm}|D{`P8|iqK>0VD$SJm5X+{q4ylP!%0L|v_HSil#phS)#z!L8``ae^rm$n7~Rl4x&TsS5jzO|sc8CN9R`su)
o*<sFbuS}XO>@JWwYRQ}Pc--z_~qR%Q<LyBH&%8z)!>`$+9D=1$ir1hkASJ+<genaBSk%r?CGSkY*BTve?S#ESgMYZs68;_>cZ?w0ug$TQa2{sK8obGx<Y
D7Cz2IM3|lPWKfC7)&jBhpF;?_!+uxgLhyHxzvm;}{1fuYfGhw6br9ZMy0&<%!20>;-
Pb`MN`|mZ!Og^Zv8R0!=lC%J3h}CB}`+eP%WPIqnj`c+(=tj#4kbS4U3x%a6N%`PSw7_*yu<am2%e(Z-x6c~S!%uFbw5t)WrmA=z-*)aJ-HLj65USr3jf0
<3s0h#F>p#lPcO5xil~WwlTm&O*+&NWI(<5)gAJ>z{ggPC|f9gC5R$6+oCtvPCz*CU(FTBX}Qfkh_Rd(T3tpJId2N`NEi25`by72>MiYng9H`802GV*Hk{
YJicYSxe%p%0M<n9deK52EUGyUYT+Z**>gu?Rm@%};e6B@BRbOiw$5S<vBf3=`yLNYZZ&qq=1WdUH~%O}-
bPQFnvaGHrMi+aW*R7SBq^V1PU)Dd3N`LPcS-
H>T;u*p`Q)4~pr`uVIY!L#ZV*c^mz9)E&J7?(JU3AmvX=WeP_Kdz35ntbWPi)BCd5iSp@lwa+A>BylAZ+oRpKl*bnNBzqNhRmbTu`y;|rDwE$*f4#rX0w^
Maja3Dkpe(T;*5u{e@D(ME5`b8}k4W+?#%eB&`XzZcSoi>a^?m?8aOMZS{{NY`2I;6purUASJJP@eT7^w&Jk^bz$;w-yjg2L-OM%Pw5McYfEZSqWd>--
(VlNMrsju!Z>b5;`<|<LoTAu*E<}mQ=q@8NV|5FdUNZ;ITkruW#c%?%affeD@irnwyrKsxcFgWondIn5?tLN;_n7!64pRz{g8<BNeSkqbi4lD3rWu*|~5t
96#wI!%=}O#xAoWw-p<?4?zO{zT27b-%hA(Dl;7d1D(wnQoyhKkf6QiHX##hV9GmHXhb}kZ<k*+6s_TLozi-
2J0#A_e~wKelUOc0PpQ{FZN>^TCDk&u$gP3BtR~z-
otWhzAvucxn!+cU^5gq`)Z2B%#=5TD7(Ot0vww^TDDb7G%U3XzmBl#L6@|KK55|!lZafWoHy&|*zh91*ZN*wHTijKyGao^5dnePhQ)yxWtc=&-
r{M%jtaxHxV9><M3XU#F5EmQ(?5O(G?_$!C2&b0(Y%a&PTF5|OGE<{&9HDZl`&=BK3jA#uE;hy!`u~o#uwu8Lz8693$+g7%d^3IjF0!nhzZ+t@dBBWKm&3
>(9T3<6^5`^_xp9W@500&!q@bSJs7vs8`Kua2n}8@;;|E_!pF33nXyMH|>f9R@U<!0(6lTjiG_Kb|QDa3iBrBz2UBVU@eZob|Cv$F5*r)tHHFk_YRB24v-
$f2&dO5~M#gqiwaQ>#L%fqDxY=m=?5<84K=0zewh$t~21JH!4o)ubGN!jp;SSxCNn1)9zbM-
Ss?IhRYG!On=qy8(Yj%kxfgMlb*m)itaEH|Cc9OP%Ff}fw3uo$lxJZZwbbA7A&b8p!D24*ZG7Ee?0M{+RT-yq8Y;W(l!U<=mVMP;uTcY~`p04h48sZ}3jc
$W#UqH;$V#B7;&7&I?bDX;yrI9oc^$U;vMe3jMe?hk;<;_oB%8^5j~Al6#>a+>;+%6z^>9)Y{Y?;$KJU(}y&%&+%F(BlEJr%-
M#V2W&cR6`k;MO65qLdmWP3U|cI=@RR#%tv@m<v60(1|>|^{C^4pk=EI_e5hK%aXxMJplx4>272{f%)_1>{P_yH83J~&>g!$~BGoTX>#1~@G_*q$6roBZ$
jsKo4PtxxG|e9?jWK?^HdTDTds0zy#r$+xWw|Xv)`eIR-
4O;glgKz)NIGYGgbvP)(rUyus3?jOM0{Fja;sCnU227kX3jVek02US4M<+vLcVVC1Iv8170~!PCi#6UsB3^^ZFg^xZu2N{{TlZqICzoD9)Z*qitL1VuM>Z
*A7sAc<<0vKGPh)A`*WXf4==+;r#eD@*dXEsZ(EBCt!zEDJ?xqzbu&<8V8&OYw4ZzSUQhaWQCaZ;vzbK(<;)o>U5f`?b5inuCe^_+!7CyqlDwhB@0Vtx#Q
(PJ>*3J+SC+Nti$s%QPF2gSnPhRNm@eBdk?@wMo<;=2b^B3h$c}f?pi>#|NnawSvTe*>qJLziK$e!Nx0^HSn^NsnxjQd`^-
cs|`!=m_P4rSP7DhRda~qwbTOE8CwN;kP?Gm@Me3d6_kxq$9WP)13vbr>n_<nFX&<O6o+J72V5Bqgg<1O7(iusL5Cx~jF?0~-CX@PaTfNLAu(MclHW-
{9WsBWD7xT_j0MlaL9F6R6zL4Ap)Y9^hqh63zFn@zn{nljq9rIf`AG?LnO<;tgDYyrUNrv|{4`E(v96Q)Uq@F_StQ=5P;bm<?7=iK;I%Le6v#{b+uz#=lY
vC(7Wo$lIbx|=8t#i}tBo)g-o9mvvNA^hkI3`$-~8*am5DlZT;X8n%Bmh>hD7wAsW+Fv8TJZ20d_dhV)bpvwoT_>aWQj!T!omn8sPlY@Hv=kHT-NKmT_P5
@MxHi}7%NYm1%D)w)wkoNK^ap~+t3HPBSKmDV3!=GSTE$L&b*UiaS{pZ%wn?kcnz}e=GPwnS&%CEpa35Sj3=`$3kx}^>&+J7taz~w0D;)cx5UcZzujUv4L
zXlVZ1#UwSM}77Bek4@%oqf64Q)ZK-=t|A64t-f#}y3+@CT#zCKe6IOwWh?-{XFh7VRx?W*y_Ng9c8rSEqB9tI86PH4!1S(YNfJ1ZZ@<zim`;Btf>-
)7qzROwgHykm((7f^ogh)Ejr9k#+X_4o}XzBK-
0ai9Cy_Rz2@lvDHcDO$ctg+nI2)GZWqPAm`wXIh8=hZlSvNPKj2_AYBnD$vnB92Jd{3*JG1Fk3fttq+!}dUEzc6Tq8sqrt!D@2kh}Mkf?Rh@dI(Zxcr#{=
Uf&lu>fg8*z@QQGQ!yDcltIAdA-XkL}OhMnG9KHc@+5%z4ZySiHQENXmv2e;+!H!IsOZ_lnZ%LxW4}5?J!2PX<)XXfVaRIOzBNxcFR2}SvzQd<X9+BLz@@
l(|*5~{r1q(3p>l}O2V$e<~Woh!XTC~fx*I5uN;K~-
u|Wt@wZ$#3sry@|29;~LJ0&Syd|QaZG!&Q?>i{n<pP%sn{8}66vG+1RXEeJDTVyIl&>^}!a{)ji3O@-
W~qBc7!1y8h+bzSNy;l17P*D+K9Wsr(a+tMM7JdLP`{r*M+tRRA5R(Ud*T|J>cI+ZWSRHAzoweoDz|gXYms+!LxvQr9z}o}`2hlTD{m}E!EUt*u#Ajt)Fi
hZsT>Dsj2{c<!UvL>`Fug}dBq+k{`igR;fMP;R3tdMxo;i2Q?o;Oklq7{>PGqn8)oZL>k}*Jh6^5M4uX9yDf7v0f_C;q8?*;aq3!~4+;9REa#kVs@Uzn|a
O9z7>v|BrSh9=Q-M3?Y5xVTshQ!5@)uEKGbP<M~7|}yf3U@v~a(VoG1@*Rnt-
{UcI??F*`+BVU(eK<fv33t{jhR+8+1&2bh$fQ8k9S{u6bP++NM&t8e+Lf4Zo(`1FbJ|Oq{BwjHTDs*V5I1moFsjP2V?Ca2S6EM{sO}S;}z>_%<f5mwkmmj
BJC+d|9dt4*(y91$lY({_sYKUWyZRCVq|1j{^7;&-
@<dLcnpM0`q6N9dK~^9g+w1N&|Fxrvu`Q@&2ce)rioewv`)deq9H6dTQ4BYAa7|RTw3KgDt0b!1ok!-
H=ofPsgi8MaIONkc=SotlO*q(7IW2W#iqqnY9#u9yZm<v7|8ut+I*1b+VBcs>BjrX2tHE&)H%>oHn4}h_(Kc_RklksAJQqq2r<*lN+_p2`XW)s1Cb%DhqE
fLGsuN}H#Ol&@tO%9oh<)jkDEXy(~GxbN4e6L*}3r3fncEg4K?y`Wpr4N;wtWXzs0sAH)2PZFhCHmS-
#zd6>jOI2V*R?N??FuK(y`)ioN%zh0r0{FhGCZbz05DYa3(AV2vv(+L-XPU($2ctO2sPEBo<Qef*L-
HXQz+q~qd|FUd*sbDMauWA6L!TYaCl;)fgh!t_2TX6Z&-)|VwXtB}O-hg)OX;T`HpZ_uG47rW(}!@#3x=5S-
LBVzPkN3z)b6|%d;bNN6h5^EfD;M<aSEwv4}`K^bMD#NS%D`4U{clmvtjc#>0=Yak=Su3y{Wb{Fe2Ci!H9}+qi+Nd1OuK3`T1h*FXG8C__ABADg=TK)o=U
0;v_N7u%9qQx#;H<}&xYByi4n^-
v_|e)msn>y$Jb15$iR$=hL~REM!kJ$T$u$UXO^=PmcfzN*1>^FZZp>kZqfAtqHn6s*7dErzW>(78k?qH%kvXbSe3TZUt!wAb1tA$1hrx}Y8@sG>&OS$2gS
a^pY8VE4hBXJ7-FLOvWBzO6&30yn2;iPMrHGy?CUCet$th5Qs<WB-
O1OmQSBXz4u4<q8Y%z{nE(BD;K^~og%50Cq&=|3)J9&pnkI9v)g9wT%n0wZ^2z+s9_z_ap&VQUC@b%tzIt-$}iID+N_-
*>2qNauIU~NGZvaNYqJzt{tfwcu-
1?+Jbs*yQ@Y$v`H?Mz9xkpkfjwBrN1JX2dF=_X6uE&g+kr(_nG76lhYjY!~SzEkK;icG5kfa89VT|iC}!=E2{;g_of1oO?{ahM_AZKP&Cl7&Yr*xS6d#i0
g@3=qgj8(bb=AzMI%JfWQfe!*o|PWe$Zs?}*M!U3Q+cAId+JgSRf5_sh?l3yq2+i2E@88oQD6%Eb4H+Mam*di^?-
1Dl!B;2@oluV~LDS}nMEjs+v&X!9gmFgN<h5Ju}4RqJtx>*RR*om1><&0jQjy+}8V)FT7Kuqy-<gfbB0j9-
5{e`<R16y{Q+IP!OFYoHYxa_ct%<6cxfWn0!;0?)0=eho(`}695CewEB>8LDxjca&~c@*>7J4)70o*UD3-Pf<3M=DN&JmOh0RnAsv-
%7*%Je|gvht^~TBAnG1v@+>9I}#g6j2P|W8}2Km(Y)P_Xg6vF`g;$-
pt&9<G*4Yyx_&_OIe9em(<`%w9ohheak~tv{9@B~hyD4hH*6Q<bA5<lgRxIfN=p9=jXyvS721Ag&}oPanOyBuB&XeEMEp-
T6nYVW<Rx>WcWIA;vT`(7RF}p~8+|JjAFIzAXH#b=k$1m8MxJC{wB<DGY>0E3<|K4{-
oO{{AEAW0rVR@Vi`WHghwlqz#!qDnElQwY!1YPm4v*&>_@}_S%=<waHxR-
^+L|$yQ7e#D)}s^DVprVhMj;<pAH1qEu<;!}1p)_qGx6;}f*L{JIkZ22Dy1`Q3=W!x+oX!P_9N&l+KJ9+t>~$RV2pBX-blRra=6BWq>P|v%heMR;W>$^T^
3bwXAp+1wQ=2S!gjVfSr};Al34)#sc9#Zeo_6Ha-s=|cK&~?nt2<pmRl35<8~^TaPYYwW5wmzdRK}kr6$OjGb=U~=CI5g1VifZ?Tuy6syu`;R)L-
h+i?Gt3dsFj%Y<`>MJoxOy+=MEo!^)a(!VDo7Jow!ul;q<RP1|vNoG{rZWSD>g7k%=gAwkZI-
<mcnd!sxrQp}?7Rs!c=`0;iWN3G@<q0F>d7~rLW!&f<@K5vENco1fZC4Gp2_bOs3>4%ZA)k--r$?n}y52Ute&B2H1bxQc{fO3wAWI%^)6qRUgvf7{^~D?H
=gC(86Ii(wQjl>rnld})HA4v^;WaH1xJcDrhj}6{cZn$Q6j<YM5dlln=_Q@A#GY&0<;?%Ek0KS;t*pmy`f-
#9j3!Z?)?Xt(H+K;{SR<b>xPYa9h~al_A?qY|SB13HM<IY)L%k-
Bpjx5=Wj~v4fy^ZuBzE%NtCd>WD&Ig?oB;0LqK4yp0GO*vgdd9o;R%t=D7V{o(0T$qu$$OidUoxXIf7xJNCA*Lpy}-
1Q7f*Z;IAVgP0wverAHXy1s{MvAgSo+0>|(c2A-
a)NmAw12=`D@ZJIA8vsH9J&kIdycs+F9QKEC(dU4<)HPKB4c6z8)5*$&L#|IuA_s1~#oo`hKGKC<Wh%CAkDdPhJSkR`Xk0&s(1<pe#!!IRUYOej!gSMm_7
PvBFrx{(Cw!G-&6UmNJ4k)G0_!M+{)Le9@bshG39L$@+QZb0qpX%+!n6)F46Fz?yA4tt9$66Rj#AYF9a!X#J2!_WhTH^7sN#AYsH-IX4ixH(?fhP>mw5?u
q7=qHi@NzgxhKn(z26h*y+0m6g<P?oJp^xq*{7zdI^xWY}P2dHk7~b8;0Qv{$CNFe~upU_0?NX*?aRr?9N0#g!s)L4wYMn8cTl?MwfW+^}!5&fmvQWXn$Z
6cf6F|6Xkn;`VW$r+8f6wdGK3tlzOJfl*bs`7kt4%?te+!H*V^xTm&C_x+wba&sVL7v(WTmd(dRc;Jnd+_2W%-
ZmZhGSqy(OlQ7u4mH5%QCV!2HV7_KR>});lt(ZV<T0yw53jc03)C=_oXUpiTtoYY`;pS#&2NpZ<0#JlLG~fVe*U{j1k%jG{kSII1~|C`Qb@Vz2i&)tI|!I
zsI%WsSI#GhwLHKf?CycPA*YYDM!xWzUG>V+n`jOth|){3Mw{kpX|{{+&y(2yb{5;%En-B2pAR-
a+=@j4n9CxYEny)|xY_dl^)?m^kL1Fd!O#bRQC*{3x!-
D?il_s6BdI!$#r%qpAP<cqILi#{2&i#Zf<Fw7n~Lh3A+$j~z3%cho9gein+A*T|8N0G|jf`%oGy6&~ixH%Y}kz)M4>1=~0BB76|G#EkXU2#@+8ZZ-HK)`r
Zs(_}v^5`xZxLI#$2L>EY9EG2%3&9|P0H$FyD{J*P4)g(2S!~5v$-
FzZkK^?`1uFLR6;N)L;lH}9IXV+UX6L`+(Y~waw8wXDrF@+YWi<XF>6@Y*80nHL;YGcz~t1D`Nb1oar+<Il8`Q)#>V9L4B&&!rn6M^Yy{q?-32QHL>mr^-
$nO>4VAjsC-y30^KV!Q~={N$007#j-T)~c@9@6lf<cE&6ks^VR@{0P6mnxPWLIyV|G5r44sX3$3<+0CCi-0WWq%ZTG<-
F^=7AzpB%Z8zns{5I%|NVj>+beiQ;9p)=w86)6Eu4{6v&+Z{b{vcCD{EKR08ek92l07VRxiD_PGaNZHEV{Dn7f3BVC0MCYrj}pJB_Zo`EY`@T2>u=U7dnG
!q#sNm-zOyXf%(F_cz*MJZWoB>8&P*S?zC*2S~IRXCyFz&+WYgg$JG_1?;qTo9Pn3-
kpZIlpP)>xI)OtAU;TkZhUn|>C>;4&!w!PlDhToTX6m|!lr@EC(#b0n<v6`#+$TcA(ttM(*$kmGv)Qnve=W|nZr$%(O~!HzC@+}FTc@3#hr&IMY!?SvC^)
&RKK~ilU<6aS^jhzr5}}(a3rFkHf)U3z0nal>Xcfk*phkl5hSJ=JY4`AK{eU8dap*~^{SL*D4S|!)ma1TB5YbAfvLPr2pEQ04l~|evXodrOm~7QKzFL7l*
Ur-|^#<tn=-H_<1B*}d4p1J~3y6v-
j8xP$_;CcnWmVGFX4lJdu8rD;Ux%RGFzyA7`K)gs77@Rgjl=A{#m@t=j1;^*j{b^i<*@i<o)$XIn;k%>0O|2R?!4TbI&QP=yISKzk<|IM*i1zoOyixiti~
sGz`sVefY=ZwUuAjQ{+9K&GP9191`UNj!*867OBA$$dQISFCm@c0yr=ytPk!ewDt51P;u}@by@Yh_-
F57_mw4LH2SWoPF@ERW$)!5N`SZBNdjGoAnE=Gq7pweEANdeBOR$E59WN|O5*QM5K0~iNO&b$NAQ}T-
<>EuZbSyi^XxV{?_oQpp@9hv^bpL9sU&bMH=}H`o$5>5dr-8}a4|4ho6E_n7_%~TVPgiyfGDu-
8+B6l?Pd&c<dOHWSS2eKx#Ror&QQZs93TeZn!oLLZL++VJMq9IK{%0fr00H2b0ov9Cjnc~8r~nH50ssI2003E9
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
