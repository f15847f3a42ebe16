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
&MaQLqA#$px-gfjH8IJv**iBZ$}O6$%dCqieX@cnqN;-~Tpr;!1g+Mo5UN@+A+>BO7%dAo5V655Rh1Gj4k>j!Jfr_D4lo9-c_#8K
(YhBiGPM#f3@l<Vtg4T(@htQx{xg;@EjJ=GYAhnO3^{AJX|X9UaI+(@5~&X~11cS>TrSz5c&#2E(K-~nBd=UEtS?P22(75Il`r0~
Pa1$Rz9yff$*^^~f3K#WFfBT+cAup#j4y1q!XQ+$ETpKc0<pg$U9ugp-kjt%^_qMs->ojJ$2<cq3%KGi<teeWc%|H~_N+UxsIE&c
_%yb#o-36pvNKq>puE$r_PR2is3{06JuN0OuC@ZQ?WN8!>?f?RaWN!3xGNAYQJqpTlde~_S~CN>>Mq8x;kH<>leF|X&$_=b7pmGc
(K;V4s;z#i6fB>xK03KDd?uu@qp(seuPmIXA+cyOtg2kNV>VqXv##nhO|fn}us1s%#xT>g54;~N5}^XLk($LZ(J#lV2{s`uWU*tk
XE<ItAuAWO7_gqSB)8T$Cb@(y_A#Wc88Qhh^P6zBhc>mU0J3KnEg`=%i?5omF|u?shN~8+95e&9QLyx}em0G^Wv<V!H>y~&=(O3p
PCFf?kFK-2$UUVnZZrw3NU9R8DXkT%{Va(suBp7SV!1oJbTLS!rMzXa-MBcp^fhj@%&v(sI=kGZ3prOgP_~sn*fU5lu9F8eT(IFZ
`Xr+?%eY}QkhcfBcsg?~Z#Ts_Xs~iA0KH1A?zW0K2)e5^Up}fZ=DH)b8me}>13EJ>vNFjnY%B&kM6KL2`7JE8_A&@CF1K;KUAPxI
GBk0pEiL=7uP-byb|@RPMYHZB3NnN;2e3RVrmrkHIk{yy)wh+Z8@4(&GP1_G960_j-Lif&{wXaxd#~}g2Q(qEqADh+8mIjv5Hz{6
LZ}ceim?H>39yPVJR~W+-8$|tCp}THUbY=Oh8Qfj&?w`sdb30@6s15qudpDs7`kUSOs+RLIJ76Y1G4lQV>n5<(KE_3ZzQ}hq_F}t
^ed^bY%h2`jJ=z+#5@YF1*L|#yrI!KJ+48t=`N?KXgQTNGCVanN43H!VYdb^g*Y#`q%a_|vnZyulQ4`ht227D^)fUn-MD|S*s#2|
8moP@vOJPB`KWTRohn$R+$5MSPr7nBP&^m7S2ZB6PcXnVQn&rDk~=&r3Occ_A-C|cdMyvNtR_A;Y$_MEEwf^@v9Yl*fHDg;20cEu
m94len>1lLraTQV;WwH*xhN4R47i23&pUJ+$*RY*#kYdC$1B~jN37~O__!LjfvG33Dz}QLu{2aR{jWK<i#Q9qXS$ud^Bah-XeiUM
7&eVHsxWgocq{$08!V+U-6@f)rMPmo6RonO!>gyRiL!(}SS=zt&^7tGpsxWr1UYLvO0Ai^udVky)-iOX;JS3PRW(4f`z=5vxUiY1
B{93J`n2+;wXPAW`nWVa@wCvPD6H8xpg0%2b}rH~ki59N>b3HwK$elRq^vx**}L|$U9lmud9S{+Zm`R;L$_bF4z|gvxSn{ozOJvX
Bf7<~j<1Nk88?bI9J+0>U@Y6LOQc{ZS`xe=Z?yca(->MK#V=(iKCCUNge-BY$EEibP9XLx#3&K2Stb;tzN+i452To{u(AHBZm0dN
-lZQYFDcipg&RkpE3D8ug0y%uT`<$Br6++X&9H2>lco+FSg%i~WUJ7x#;`V^I;|)>^{r^CC!8j&m$1|+Q72)lkt^t!#}-nmeI{cq
i>oj#4zMRB5h$Ux$f&TaWhs7^psMApe=mxytS5oA61i+EW2u2BhpTcioT>{G=p*E<OsJ)+g_2GnFtCB0H5{s?izz#%Cn+x}uCjt9
04%2*9kKZ+T&y0afHbJ3XD8gOL9A4+PA(WM%Pf$v=dP%*Q>iMjke+z2OtgC_d^BgU^%_sC!>7EYuCT&1aGZmiD=YvmdoQi7s4P^n
@uz?!F|NKTv8gm9{w&cgMze{sI3tuVP8i~-MYLM5I4_N?<|n)`Ij@*BLN0eRQz<zVnysR&VyGgrS}(mZJ}&ztwlFy%l%1QchpeHj
u`A}NMJVZ}(vvo%{Hwh$YBfHmi>!Jq%Ba9DX|3rh;vE;7(4}{-{V2Dnq_F8IASn#AkE-k^J}3;V^Q;ZAo2Bq35Uf8hnhS|A?5HHB
0J00LjvTxm5Em4r6sxK)XQ@z~|EJ>&!=hKIDJvYU_N#}ZX|EKij;Y)(53XG*ov(~3z&jwap%nwLhoxV!KrI0=5Gw^RGceRG;1q?Z
dLxvS1+7ph5jpjyL8{d+q?cu{izMtNS+Rt$yswL;vMRo<p{|K2G?j9%ccrx~s;b*8MX3a=XDvmlxvTsk0xmI`9;KqF3$N9yEiK!j
6d-yoKOKaqXrhy=TCR`}(5uw2nytSm#|nR{kRRT(S2FjZ*raPIC$M=d+$0S)Kcya&@+b4GL$Thhgrd_bcc)*mD<Cki04*M|j;cGR
eK7ejpDhlm_mN;3bT2_DrXg-GzMy=KUaB>z)vs8ozoxjDsV-fp{wQy)wJbRugqW!$r>H_G;4<kj)}gW~3#8yIh$C+*!<SJmBr>Nd
8M%6_BdBGkBdv6-F0m1<7b1R_zbsBK{iCX_?5~hE_Ng?m>L~Fp6|%e^BCOIV;i-TstE)GxTN=nL`zReL=O*>5Sg7<UD<B6iMlifC
gQoVH&?VX(6D^#p&!}88a;GGzF)Vo{jH(VLxTT=1DX>VeDXMy|ahWfsj;rgaOe#{RcqHwi_pPm{JFS2t?kujAcO^HhDV+|j7pl~+
b*}=k6CpgXV=d*U3@phjy(t$lM<zC@vJ}~`k}L(LuB;R-?xox()hZyYTPP&59;}iXBe5MZ4k==<oUB<XWGd^h4yaEp7pV3w(xloe
4=JxJnW(9*c93~1`K*2`{-{kYlPw?``4pWg4J{}yC#eV=3bB~5sVXV2fh`o8fSzu!dXfPsbTsp*sHGpDTBjQ=d9I46CYlSarmD`X
>nz4Ckg21rK`jU^#H=H?b|l7|39S|^@GRr5*{HQF&mn8EUmD{e->)JpaW5C7sxHi~)U4y65|qO%EUITF)wEVD9<0$QKrg$g<*Gfc
7$+>Cov^7bJtXw6D<~zQW~~$?WuDh5MXa%(d!|>haG<L$PA>HsDwW-uTCISy<SwzSrzD207_c`mQLh{<(lM<XXs<^y88V5Y_AGg>
0ybQ%6DTneqP0LF^QW#Ny(w2MO)my2N{<jM`m22?F0S|`)|zsy+bwUcyrw;$HLbT3=&qll?5u62t|8H-NUazxG^x@nnXEdjo~$t|
+@}h(H>$EQVVww~B(QO*u(BAgVJpEa*CcqXcdg|xGoFr{|FA?WtEiE$qN8i9jH{|HS*pz~c_y8&TB`%EBCOaiF|ahV7MU5X=%n(o
?JPPijhf~xC$ax7e6A%O5h!sTk0{C>A21HFAvG8-O*MQg5gpE_pEK>U?yi9-7q7{r?5Gnhx)?ntyRpi!3Z<|jrW-&naizg3EHEsv
Whe2NwXkO_0<){G4X)lOkEz0}-YQZnGo&A&Ot6}w;G*^~;jO)?Yz=TAB`a?*BCMAvWGsfStR<17=cyyC>7iqr&8R^lov!kt11umS
{wkO=|0m@rORr+2nxCwnDKGji&M>a9Gm6u%JE|5Y0V)<KUMGzhk*;vC*QsWv<gAR55iABS<sgf+lp;Z^zO8txNUrxL$uw^=qp5PD
_$rMmVx5{Qhnnm$5H0nsEGIE8@+oqu3bDklv9Z^#SgolQtS(NlTBI_g4<_raw6PDY#H#8qoU`~e6)JEk0jy9k2_@((?V0_oq%D^y
91KUNXROGeq^dR~?lIG<j2V@f<eb<qlrg)l<Fm}BE2xOF;weuh$*@-`oT|a7V=A*PET$4PlbU}eSF`P|bESH#9;dr83@o=X<Rw8W
F0LyYpe!b;vaJiavoTaGRx4_%H7Q#myf1<-UMG|>FDvD&#+^hlLYhgZv9K#J1u$)>8>p=?)GRkJr!iMB0<dC`f2<@Wsh=CNbuXqM
n;+7!j44B}iKRj>axSv65~U#?z$Or`;}PtR2dq`DEh{N3Z=4gQmZu1@W2kSgbFO2X)t`baSuwV)zbt~L_^Y9+y{V5N7^wIy1g9UQ
J1Fa@izl=h^c6*yFRg4Um945ACzIkIVy=^+n<KI%P9m!inl3n}uqdLgCMfx$b0G$(3aSh!tS)6QkEnzwC8%kvj;aeRX&iGP0I;Ma
(WR9r#T?<R*Re{a;v!+Ju`hz2H?Iy9{4e$;p{)Y7)FX&4GMF?j^rVfSae=BZk0MSlZ!t_L$(*4pF|LHHO04HD2domG1hEJy94(Nq
D<G$xEUvO1X{bsUr?Cb!Tcet=pDACkq^c~WRHel&%%*9huC0%&2$x(d!z?o*A1U`Jg)I21;4RoOMk$XfFR(M6H!8WT1uN98U8@!}
STmh1Fsauj&nUpGuB=TUi=c2ZFfD;C;F%*PtgU*gfvJ2e<0+{UJ0iBInj(@d94PIMc_5Y+Z?6!tkT4oAQZAAyag3$5wyGSjtt476
53Ol41TI6Z9-QH<AGQFoIj2OVF&UY#h_gVkW3UyiJF0M<HZt!bimFt#AfiUFn5nZZA+9wfTAKJNHI=YBORYpCNUG*2t(a>fOR{&Q
tO}_u_bDrxu_|>jMWmG|2d&(fiZC~^w=8w21FE66Jv2Nj>Z}Q{HZBjX!Xlh0x~f&DC8wyW%aR{0;Ia9m0Wf4EB&uvJ0;ppl2qjxB
2CO2KUo5(=W31GyBc-A(8m2NU2QCIG_MU+yF{tY;1)`a!O`Nr;l@KH@yQy%hdaTAR-LR3QmL(~xWu%2H>8;|NEU=y`i!3a!Rwu%-
Bq#}~60BS)8YRQ4qAQdtR4pMXV5+#Tjf`8SW3z2A(m0YX%dUj4a3xkKAhD>fEUX3qbSNya<gf{>1+yBnJgK3r8?MH!A1g1b`>mHE
hOoLPk*XaSYLc`onko6JT(1HdW2~B~F0VGB4=NR@O)LDFXRnJYJ0*Ir`>YHy-=np!?J74himX7aX{@xVR;(MS<0b+uSCEaZ39z`P
#jnk+ajBgwdaF^T7bq;KxFGPBQ?t<}m>poOajl`R=A2rqvZW*>Q?3NAlB@8vMyUQL8m1yAf0zg*=nz(%P%zjbuc~1o*eq?P=dSH6
^sLR1k|$RzDkg!b%q?H2@}%%BDy(Fv5~*jX<f4bIA*8%AS|~t{GM?Zdvo1-d?yS3}QJ>qLhP8~WsH_H+5-2mF(lI72TB)<O7p^O?
zN%cTtEw+3i77HH_a6*5X&pW*P9lk^OP`gi(JOT*A|TJJU9YpJsx1MnN~A|Do}!bTTCSq1jj9%|E3GW98?FYdNhV1qnkn6)x~s`B
ey$j$HlyXNvJVohrmX~}W2>g7<{=m*L?v6Rf2xNr0-J!6%_-laf~GF4WFR-Kaji_K_N*eMfu+cgHlnUB`7Q}Bk1L$4O_^^QAfgYg
KOq+_38tZ|=`QvyqbO>#%&B^vyQ-3>F(>n_wJ<>ubf<)=C8&L`^)JJx!>XUH(WU1p)+PY05S(f-)2`#D;i>tfoFJAc(x8eV#wt`E
z^E`7TdPtbbgtyB@gxHt_bfe<&??cZEi~${ORyZJz@%sxD=b7WK$u#wYc(vc#<9aMgQxf;-7Sovv8+%i?;u)_oGS^d&@X+mdnc@}
iXP*vX{MDg)GZR7QK4Y9zq6yPO)Baz*AHr_aWE9AbfurJz#h*i|02qncCjR`rJ*93+aZr9!7xjz%d84ADH+70Ca<rpx~!Wda;)a9
wXBFRk0?v6xRrpbxUedu$tn}6kgPeZfUcCY$*sMvDX&@^G^KqopR2y42q$l>hOSt!h%C6ILYc@Xyet{0fGesf{Hv**5}K_o5v?<#
KCq*l9xf}W-Y8L|+Nsd2PAJ!zf1TH-@Enb*#vzoi0xI(@6D7K;_bGa%{U0W;W3X4S60gB9?38aU<S-ntcCGBBcqlBPIvcaE$Rg9M
W0};ROS0Xr(3t0>93yC^y%m8f0<ff`C#+Yf9;(nRgsf_)8mK`o>Jvw*kg@uz7BBmwMyUxa=_xp!{-|jz_^95MgfE4y5~LQbNGhJP
<1XN;3Y?WG5-9SiAF3NJyC^NHqb^OX+?d2IBr)kH6tNH{u_Pm@cONGxy)x<+@+<I<og^+PuPfLp3@D2=)+GnAd@6OQKBaW70w#2v
p{~*+XrT0*xQ{_A|1Xf2T(V!Lzotx`2O;FDjH>OXRV|JWYN7I@LnS64-5yOd&#2a_^QBxU_?}E8D5%4p7o?FQ#wkgh8x(-8jVDa6
9x}cwKCjfSVyu(1<ul`&m7)t0%dR&h7q3aMe<({L4X(Q{0<K}Kim6bl!z}tMcrhz0sifPmVw@o!46G2S{H&Iws-<MA!6f;ilCE7a
053ljs2f_UZKzwV1up-ucd0C{X&BP1C@^rS`zSXt5U`W3Ca&hH8=pw3^Dfb+7$)YhKc+IAS*X*kr>st~#H%o%-zW<pW3FSc3bLN6
&aP9Z<t&gff-7yNpsbLcL8lNb>#FD}Mi&<(=dcu~>aI{Cu`PM5P_0d-NiAI^og_+=HZ+wg6C%U6Vk0@Rx~?J}c&btuqMm0oJ296s
^sGKD(J4(WN)#w6d9i&ZH!TmSk0`^az^X_hL<zztw-_9m88IQMa;PS?wkq1Jn5bp0TPGo?=P)5O)+aGF%ZW{?wk~O{ikD%nk0vXk
fiAZy9IBX@Bs8+CxT{R5<EI-HJ1@<w@~geBI3+)lWUId*N0=Ec9<J;u6r|EBk(_8CM<JM+H<tY(@F+>5Q>vUSHz*Dt3aDb9pD^2`
mniL&K&ma4_^h|AcPT9^j4MDQA05^ofgaGMdMN6x^Q{&r#HezxaTic51t~GC2(WZ2NG!Xpv?f3%#wnDnBB{fjx~z7X%dlvsF|I1A
fvT{rL_C-=3oM_hbtD`pFRCV~SS>IRuAZhOi6lO=3nYsm2A$xb;S?h&t|8VT?JkLya~;*Cj3g+pEiIX_Dzj9qjI86DrnH}}#UjhA
7O<L`Fse4P0GIy}nx!u!!?6;r;Hh#gP^W1#xvSkJ<*75Au&gGq0<2rE3NGBEV=hfEORf1Z0<9LIw4bx3H>ek`5GT5`DiaSa^)QDc
cC3i61g*=cCaiBVF0E;(D5Qd&%P;?><)J{aVlUgK?<D4|f~>@$t27Fzb0hg8*DhbBD<Dv;AeKt6uqMl}h@#Xe;wnp}tE?fbmMF}l
^QwXt?<@nCXRNxgTCOgxnj5>Sk1J**R4Eax)-H{#1})Gg)ElxZx{+xqETz_@RV2x-mN7ppl&+^W8ME&!D6pOscCBNpgDXt0v#F>x
-?*o&(x<kn7cGf0L9wf=ytx}F0WGqsz@U(=@~9Oob|@OGNvaSi>nkJ;%cz)^T&T~XH?T_>%B}sbTAHmf38?(0bT%3!+8uDK8?9a}
VXU>RWTNM#3mT&=(yWT8rmvN(LZ|no94sWIpf7%_Bdrvfb}yEt3$3oH6)wOn*{m$FC#ATk?<EeZI<Lwj{jE4KTdseop%gkTaHpao
x~yRo=BIh11S8<Ege-z8TP)X__$Jk@>n^pg9;8VbPo%G`H6si#44iAJho|7Hi6^w3U#Qcp3>D%P7AvtSFsc2g4V)RP^eMTpCM<C%
i!dvkg(yBKK`d#kw5c#Ip)Px@^`UMmu_f~#FrX5#->~<oU847`SQ{*;IV7JYASnT)lc&U^WUd_+9xtaW`Kt4qmnTi4eW3ZUldQie
L#)TI5wOv$iKF!>i5rwGpRtK83K-*~dK`wQF)BAIb1HizWFk<gd7R3u_$KbDkf{}*DXPh(8m_Ax)E!W+5i`7}tEMTYny}?6HYf(E
tT0Ki84;f^4~OWZfTf|OzM;3R%Pg&~3#|#M>MaGOjwrL24=n1bfi7aM+p6j<uOCe=(XhZUh@suAzNGLhv^b=rZ50w5g&@+UI3%?w
GcHabDJA_c`YhBeq_0LPcBHqA456N#%P_R0Xr=nA!zolPXRYQgJTk<km9fRCa;Fa)C9PGhmz=q+Jgz&f<1CaUGOW9#Q=kN(?<sI8
6D4sBrmS}@U!oDMAF72R-mEk!ZLbw7KPfD&eJZCdy&zmQVJy=qN0{j;0W|cbdo6o0BdrFkNg)O<J2aP`(kagtWU(x%v8lPQR3!v6
9xL%Fzc4s0$gDG<bsd5&e=MdaPcYT6hLy-HA*cf?Eh3ICK`)dk1}87Dy(`(V!6~C1O0@p3OR-TTaWN?_!K<*RBqqC>o~nSX;~+II
i#LWYw5->xGnj0twyE|iYA;hI_pd>zn;O(EZ!A=&W~b7NCaW(k=`LHTlcBG$>a4h}_p_5P(J14gzoiVSU8?S_b1T8H@RSWL-7wv&
4==5*hcJ1heX2UFCoM9l!l`4Q+^#aQ2d&DSx2||4YM=<Mk}rZWh9+pMpRQ#tkEF#bV=rB!03D*MwJlz(-lj{XPODz3kgjX0Sf>ag
Ni1j>X*A)m9Wi^bYcD*ktg8&KQ?OpH8#37|f2fiz6Rk_E8YYUYE0e)5yQE(vv#TvGW2(C+9iwWiny;*^G^kXZ*(foWrYTgVb1W<-
b)otxcAjq|C?Kn#5-BRNt+jHd>n_lyPMqAOPN^iVMX)}c!Yw}|m>%t_VKVv@dM#ocE2oRBGOz0$kFldHC8ad4A~?gZIjoGT8=e{_
A}r&r<uK-~xR^_&A}b84U9T&!6{|red!}cl>Yo0mI4t-a5U*9BA2S!NTP{H?+bPYi{3v#?=`&3fudTBw%&~qNwyLc!ikwj_4yhlk
->u@YYphtKCoKq{{INo<RHkkn7_Rl1Z!L_aJTWIY5wx?dL@{Bg)1yTxTdZd)A+1d*<|{8LQ=VI+#5EKi->5(-i7N%CAg!FEuB}!p
7py~;6`)zFt(!WfmMxR2KQ4)+Ju&C2t0irtN1_&^{VpS*)~C&}5s>h#XDTzW9IS4mM5?5&BdHd+xiTXxL9KNdd@uZ~zNJg87bT;#
?>C;QRVBBuN3#JV4zAP{{2_NTC@;~mARN#yf3QC+-KB@K(X6Gc>a1O?=CGkAKP`$H60vQlxTgoQHY_zK9T@R33oj-uBrGJauqPog
?KSDHRILrP`kgSQ3$LiE$*5y2xGILF>94o2t)vbpprd^iA*JAtG%zo*$fiW50TE;?8@P-z1|&f*_pC-OU^8YcSudZlaG-TCd#-{j
Z!Ji(D=n3;*|E7HNH(7<ASJdD@hDTTudSW4b}-AZ@U1f?xwHhXS0{@ye=uwzP%-JL0W9ye?i~iAJssd251*Z<Gb{)!EhopEpe_q1
;xHy15v^#f+@jI6pC=zKMWp^MX)Qde`7jACUnv`%C@B=Eek2F1wv<yQ+pR>aSE+`n(yF|pW-6Vl@~;B07p0~aD6RZ3v7~vfzpY8I
?5y0W^Qj&z>8CoS52=786{wvo4JB}@zZz8}bRv%*Oek6;)vQpVN-dkMQ>`&9lr4~(7p23g)g+^%dM{Kj=`lO3#<M>z0j%^Xv@0Gg
-Kwc1ou?$1zKiRuJut+e;HV)b9<U}S9;^hceyF0XH!K#M;;bgH4kQYz=BPh0EwDhO;F&Ef8>JMj+_3E_8>pqPU@rizWepdhu(LL-
b1c>+&?;9VIw(h@4IHl`bSU7MJ}4708!qIiNUUNtqpU!hxTmZzXEa2knW}}Y3#oZ5j;SoF+m%wO-lM4}Q>nWz*P)Rr9;NvzA)u5d
QaC4@IVu+_oFytSP%R;^WH4l*2rkqw11oE-11TIPBP=wjLNlH(9h{LaWU6GSy(0{;@vE_+n6QW@!l{`qc`d{UNur*t<Efu0@+iC^
FC>+w4yeGhCL{4INGw^bnyO2e6Q3+5!x-SH*C{NpCaig{m#n3*!zw*3X0&>slC4e$=?+}1jvxN8uP!{W8!+{j3ahy=N2^e&-7bKs
&MUj3KO(Ovg%+c!hcTWc<uDehQms?4tFTEaKBb|q*(*I8OtP)4E-By<s-$qKRHh2BKrNiHy%*>!bDnjt)*WawxgvosEetLy`LP)z
SFH=Io~;(F`YDAf?5dEjhNm)`;<A%1lPP1c7$ZI{vMKJYWHP6$0<Ceb;U^_1%CO<AhpHZ|y%Sia_^Cjpbtg2jVx{x2>!u<kk+9Y=
jTO-trYwM=0<DNCn6N>dUa3^85-S9(<t{g$jIDkdogXVL^0DP43Y#ma5UesVMy`-3z^oCdMl9H=uBkY%Z!O>yQn1aQjIY_K7_h)B
4J_iOvz#&<ZnE4i%c>crX|Mb$Ww5TK&4byk+9+l(H7~!gY%IGl*Q6RWw6Q}dL@zlQ&94!pXsc*2Hz&g}do?{EB`8HM?WHaoI4h(t
cO@pMb*<Sh8JUEqdn$J<AuK~49ikkah^fLa)3J*!_ozb`A{t;Oh$)(-U@#@BCMS%p1CjPF$FjPnva8^!9xZ3A1h14Xl$shRRT&+n
d6b+jG%1HD7b8q4K$(Q30w%i*q91}V_o%L`ZX<9mzNEb@GOc~6L7>I0i5|(8#3~xB#V5}w)R|JK79ydllQAf(GqA#{9V!@@#jW-;
)+^?lzAU|@@1cpa_a~aJ37l&#H6M;JysRUz)T$||r>=#nZz;bkJQ-Idn;?Ru&>mhdJt=#vbFd|-`Ys=-;;D3+LMh*_H7u~EUn?3W
?=KRqQm3S?E-F~1x}r$3#;e?_Y^{W_*%n~0iKS_)aV<xt^dXQhJEp9#-X&eCWhrhNd>H_(M=S~>YbX#dW~Xzh%dU+p)+=eDW+Wz|
^eM?1XDn<hr<y0RkT7zq)GU@RXt1^@7A*p+3agDE11RvBQn2@}T`#*T93LpC)-MSm;ipuwTre7}o2^Hs4zA#{8Xh<>2b`;_c&&A?
f32*UUaWU7e5TB<q$e`2<0t!@k0`mSPNttSII1J8__a>1cO;P}v8{-xZL#N<g{}WEsjOZj&zNGC=&>K66Rhy5da<0YvL`>dzqQ~g
2(5mK(W!zg!YE-c7YhHckFrLAp0AH6OE455y)fk~9<wznAF4qrOo9xmAQxn)9wn(R7$&ze_pJIb7onA@@2G*FwIs(aK`FW`R3);e
=q@s;)u~1+9xXnm9j@f4swxbyH!j~Qi=L~k7%^t02dXPA7qVZm!Xs&*Zm`s#)U<yU)~yXPpCx**fG??~6{krdcP4hB5T+wB5wYPg
;-to{J)=FVmYW->c&e(gHmoxi5Thn9#47W$?6j$>Y9%KW=BRm`^(Q1QZ8Z|G?X%#nQKq#eezt%uXR)vyNF>Fu;vlK5p`3}aCo!`u
S}qP6(I?3%8mOHuRw>Ib39Mq3n=D$U<fBS1z^JaR*Da2%r7x2(a4p^~y{v;WFD@D^I5=uFc$jiH3aI_C#IsW=HnM)Vh^2nBNv%Py
EV7B5NSp{Uyp_i?MyxZiU9b=*t0Fk5r!E~b2CX}z)g-sFS*ek&JCro6z%h^`1sLY9c%i1Le=r;@*R4M?6RyV^?IG`~l`Q4460Ab5
mZe0gB{5^Kq?w?sv@Tkq2&>p6i7pPLbdkxZOd^~t-XCKq-J%(-5vYzP>MzzQ`kX2tJ*>_oajoE}zn&x}vMj5m10Odidoa(aFQiSX
6)(e`Sh21#0hITr;Ia^}^s8|w+%H=*e=s+swy6^={u(r#DlBg>45$S#Z87~LBqG!#1v6Bv>nJ*?WU05UEUw_LL#_s-j+vOUxS#x`
X044P6eQ_0ZY5DHZzOy!^)e0ytE?}lZ>|BWy|TfqPBP&wOe`8K$uD-S(JUV)Ri{xb87ZBi7#AHZ;4StswkU2f{HmiU_by7UODKLS
m#}P@Zm5YQbS(3-SS=N;*QoU@4lYh5fUch_FC<&6yDd+!7OhY%d6>tV$}J=(DJ@$gZ>;+>-zwoS-7gO-Jfa4br7%jbwJ+^4yDriy
cPz7~g)d{EW}rH-6(WrqUY&cXD5(lA;u)i;MzSd}aj534Dlx+`_^!1z{xT6T0U;L_Yq3JBuB=lkWigg7OfyTT@F@wcBrI03X&QX7
<t}lt6{g@Usu)u(eXf9^WFagjudk!4+$Ke>Vj>=`ji4-mQ!A9MJ+IoDVJ17BXC?8Z->l##I;O!U@g%V-QlcQLny)A=^Nok86sq|o
0xwOgmM23age+h)VytE@L##NQNu-!8a;$=?=q<@HJ1_RAH7M~Z0x{>PrlAa_Gbo2Ft|$B@02(<c;IE;m)vZFDEULJ$$sCZUmL$+4
XB}7*WU9xh#-}f&iK2@vud7e39yd`i;i*cgbgxCLEvTuidMzukkQtS)BCsVjbueKh0<14BgC%^fV=8wwRS%bqwIMXHDl5|`A1=+N
IjTY}EUG51_Np}`L#r4i=B~b=U9O}Zrk*h<TBvX^H!AI+@)d$2h?&wNZkkIhEHNybIjqpFvnXVq&Y`X>6CfC@h9)JiwybF*9VO>3
zN=L&NFZdhcbpb5F*2Pj4=)Hd4I{KD>7*U5Gb75bg&_i(Mlp4vl`Il8RHlb7Eu{u57^YRTKAoH%k*OvqAFV>6%%qhlT%KjHF)VYi
11aAuGbi<~`7j<Qhp6BvkE_!NF*6USxTglV9w@giSev$@tFg2(-7?y*gdDT7-K-lXd#q`z1Diyyx-N<<(I~{46)oPaIV}3B7PI3h
w5VL1fu3(JBPrr7#Ui*bWUTEl2Q3Ap#V2d1Wv{{|#HyYiJff1RxtYhQP^eO=>>r6OZ!T~v$1e3H<1IrTUMheBlQ5VlhOU{j-K$ci
|0q<j1FUwchbfS(>me<$Pp8wV6R_>EoD&<X9;kq^#G-*Hr!O+C?=qgQajns-u%z#ipr{G4b*}3vQ>i7ds;xY&RxOXQ@2h&PJ+J*U
nV~r>l{Ffuyci;=XtU^{{Ik}pa4h~RrzBM=ZYJ!ccdZ``_%2AU{3+uq$DklET`bxuEi1_}uCQUQ>8;u)Dyi=<{w5BlViSEVsx2?G
!>rw}8nDeNC#-w2#~`_tW~N*i=BWxS8L2@n<}A*vr>0t`%`Mv<<s^x(HLTvH=(58uP^+jf>XPM{?JLZ&FeC{jx}EYV=CEe4aHw`3
iYK+1L9JMwWGSvSkgg9Y4ltdU7_aCn5UBsHmZdtV606-L^_LQ>ik45T8lots_pSLQFQ(73VXS8?a;+zxu$_OCxF@5l7bP#GY_18g
WFIxHldXTL=cLan`m0{5Po(RpVHx5mDUmNEdY^2sLZAz&bEh*ODy>i)bFXu(TdJIzo2<jE7pD!i4zH-9c(BbYzn_dA?<mBt+pc`H
2sFbew5^G#*qLIgXscGKpeI|L{iZ7&@hok%fv9RQ7AP2()F>V#bS9#s<RS_&&!TiHv8xI)7@DGx>K-vCv8Vr`RW5#_B8cs&b0&JP
WUx~yr>du=i!ITaTdV>kUZ>)aJ2P@1U$EmaC8PAO_bXGR)vH?_Po1791+MffPqNG)f~+I38k=G#eWfcb0Ht9ox2Pqd^)C)4f+a|<
i>&XHi7ZsFuAu@iC$a>ycQ9zHfT?Dw46W?1X|7)=uPS1(ET9dhEETt;Tr{byj;I?fVJ;J_!><f7V5T9YHMGy3$S9SrFCQW?)UZml
NH<8T60fkX0<ns!Hl}#0+o{y73$Dnl44;u5x-RyxR<Wn8&81AHwk2V)Ft8!6T(2pZg&_>6pBy_lM6txNFtd{+&#VzG5h`c1t|dz`
+^OHN)vVE~f1C=e=^|__d#<UaJt8_NJ)mB#d>h9on5r8Qx3S%<_8?v+cAexY^`y?M&8S5&fUHxjXshO=Tdig-5-}eoNgR$WCMfbG
at#6|FtDR5l&VS)+av}h=C58Dz@%ldxUA-^@GsXYLZ>q;-montuczuRuPuWq|Ff*KtE{~&qZ41OcPX%?!mp7c-=bHr*d-b)WV5iT
N3P+C;VHZ=*0RPdjU`dBS1`$`&#LRIG%Px<-K$2N(6UCHv#s!|jhHE$=&#JMh^^45T%s+l$|jDiDX<N(y{2xQ>8=VasjccXW3W4*
C@b@*3onH!_N_pu=O}D7W-6O4yDx4oSd_Ic2c&MRL!2ZrN-bS9+^DA@=q$;beXls2X|98+t|}*`)~aeS-K!ibUZ<I{AD+h>{-q`@
!KW^+rLw1>Zkgw;dY;~{HZEE$_Nzax?j$2H_#q%AU@i-rsTbfV*(iA<fu-It&?D%roGQhvn5=QKhof+$RU@0MZ6tjoa-83wFQ-i`
VXIoFj-(VUDJD>*?X4fEj;!$=B#^x){Hdv>kg&cXuc*8&2B5dBD=8ZxX{-V(wJu$%`z0)}W}E0S_8<x|+Nd8UeX-Rk?<YAIt*<Mj
;IrABD4=7l2`^-gAv4sd@vXwBXQ|7x{xJHeL#D?eMVV|Z=&z+Ef)Ek2-71eJLM@0b*Qr&t$R|6d6R$C<f3B|-*DtQ68lDlXhO2zB
-7X3*hN@pMB&|NN!><aZNHOWJBCx8h)D&~DeJF0M3ZzW3cPP1|nI|W#iY|hz#3jC$J0*0ZG%T8@iz+LX4KNk4MzLWro3IQb!6?%#
$}0w^(XI$BGN1LUr!O9;+Z-7vu_GF+o-8tvM63z0T&*^qMi})d->Tx7?XRLHu&Nj$JT2L;_#}TY&6nFMHK-q>v#kj-LZ6N#ge-=h
sINLODla+)Pb+>f-8Eb+buFHbG%1@cO0X`pt*s9+!Ym1@8>wEVTP%{U=P)CxE~}uiQL70lc$gZgswQovys?O(zMa`6qBRVr_#I}j
JgxeaDmCh?#V9i{?xKsI_au0y;jZDI0<XL<pRf!u3?%L?eI(^7@|b*}mol2HWw6W@FDbDuyb4|=-z@8_P$WE@D5ONC$*uq_peDYn
3?|#G;Hv|!?5X@LJt`EpfH3kd53UO%F_Gvhnytt#|E%XQ_^-ICrmgv=PA{7+7cGaA!J8T?Z!%giB`dqA&#zpb3@Y+4u^beZRH;27
u%R_8&oGCs%L+-P&8eiOJE-EOYANQkfUQ5M?<iR+IIFh~u(MyO6R|?BDX^cmimfuK3n`f}39Uq%rzvbR2dtGWNubE2<Q!b2>oFOp
Ij`od86nIeOs`$7lA-6HaWUPO1+50EbfjG=IjEMb$*Ki2;jt$v;;yb8w4qO|skEi60W58?wwQacf-Lha?jo15KCNOXdlp%$U?^QJ
b0x}|1+31laW3^TtSRI$nK9!i>8%&6GAt7+r!cc5UNNOE@2x7Zi<d#LktK$(m>@%`4I!<myeT^``z!>RaHdwE#3&J~45+##yQv~E
7%s5_Eh%BO2d(R`SSxKTt1gx-CL_G9otXoyavx_fN3m-$eJ(t;vM$Lo*B%Eg&b20-H!BY)fwO!qg0R@ARxmcKEiv(=>8x_Im?t8s
jxaf}5vvNZ0130GS1yDn93soCK_}oOI;12lMJzQboUQQ;+$v45m@Mb7ZmS+JOr*0f^d>>BwyV=5mY*7_2C$kPd#{$Oe3{{?ezFcR
Ocqcie6WP9DW(oE*sE46r>y}P)+~1}4YP(X4Xv@YOPXdeFRq@Y5iVe-+^wk`!Jn`x^QL^O2$tX~+%HO|?l?lLYN#9~&zuM?{3ui~
&@MI=%Pm&1#jP@}FfaeGXRalu<RZYV)iU`mY^qN%wlPYqY$oX;GoDN^gso#B6rm6$XeD+kudUW2J}j)QXCg!!_o^SHT_D+-!Z4*U
ZLrZQMzALxK`^qcyeoaI*C=<dR4-<+U=W<ALajn2OR|`;oUPle8!g8$p)A5E1*~b96R!8IBr7f{hNu86CNEJcrl__tS*#|m^(VtI
9E^>WFQpA4T$K{31*=f3cq#!aQY+>(+Njeh*Dv=h94RQ57pga`pf0T?$e(g2ZmCG7C8Z*&;;Z$kyrqVzEV3-D-5_8j9+E~VRIDN@
GAIhJ(ycA0-zLQ@9VZ^IfuTMW@+fzYi4-BQ8?F#9g{PAjE;2^5KCV6ttb`{mTPgssJtzmP#GP6$qN{~1#IF;jPOYq-X(}c#60CWo
BBkLN8L|0?B&{8=O0S(TOe-Is!Y>6RZ?OX@&Z>SNQJq+(JTJ~8I-7<jL9W;>Rw%O_qOKb%pDoNVTCr!NnXYY_E~uTXIw_Ma94`m3
X{eU2nI-nE%PiKJX)pUEX)IhN4J}Zw;+~JNY$dZQ`K~)I%B^QA>?i>krZ3AYo+}%mcd@pn5h%Ya7$ONK=_n|ua4dDNiY=Y3Qy@sF
%O~NeP^oUI0-aSV1*yCwekMFBKQD+bT(5jLsIWUF7@*jgf2YT!g{SH&gdd_K`?Jp=mL9Y#Od_``o~(%)eXEnI3b1Mzu%H>P#;G}>
ysiha1+Gb~9w{fZbTm7u)2O2uF{yGeIiklb+OZg?Yp*XQNv=pQ@2<-y`6}-#hom;I+%6h3$e^(lwx$fQ`6(8qwJ<QGAR@msu$M$1
!WE{K+_AH==q7eC1TY_~g0<o%Q?XN|1+RrHN3la8r6*{tNiFIqSd@RFY%D`9N~tci!m9+XjWN)mLacV8x2*V*o~#VB@~H=~nJ;B6
e<@)pSt_EbLo~B7Xsz<Ad#IW%<)oOfLzRdkjVq3@n6vVy%PLo@^B&@?gtCaLL9QGU<R-GNU9ZV4gebctCMiB9C$ih4&o2q6KCbbo
y(?X+C9ZU(5T6+^YNQacg)dH|RxW=hC90LFT&e>V530nUi!F<<6ex%*<0qx9uOnzKqo-anWTj81<f@k_o2@7$hcQ>O{}z5PgDR;i
D<}-K8L>VrrLbxrG9vb{W35S-gsexddN5lkOf4cXBPw4nbE<(Pa4tiyPA<flLZ(8nKqw8f9Gwg*&?ZJN=CmiEktv3?JuMA0N-7*G
XRwElyrkMM?Vq`?G_OA}9V-Q`&nc56!7!7ol&m}{Xdw(Qcq*%`Mxd#cW}lO!JgD;~<0wBaF{`JkNHPzm(<-bN-LC1Z(XiR1KBai6
)-4OEB`Z8LmaU7bW2?&{hcXH+)2XYhK%5Sv@U6}-hc`kpE3eHpeWbT3$f$%ZMKbl6gs@SdgDyZWlP_MV%&B`ZgD6_0*R98)hpj>^
%_$EnbSSi}<&;LNEiNXaf+QZO$t^;$L#yAYnjiovUo#6Cn5aysu{81~8YBxWtE5~oogzIZKe0Tk7^y0-sjBrd+A8?3{g#U%;i$_k
*Dz!r0kEYe4lNKRYp?1o+9_oX&an<A<R+`60j&%uBp$?~%`tbV;;&Y#h#F3*1+81CIxzdSDxsw;9H&vJ{w>3*pfLQQ;wI2BK&1vK
;w^Wc+9Ox05-@2r{-mz5-lm5z!L5_57BT{)zXNQlTqs5{o~2y1be@|mUMI3D8mxY>6EZp}QzXWr{wHQC+%UnKktM*awJ%wuQ!@%F
x+*dtVW}9gUaFlmmZ=gjT&PJV#x51E-WUZaDX)>M8=*3(86UnW4z1p-rm?)I^{5<~MJWTV%cXHJHYk9o9jG?1EhN#Ww5b)Sqok`K
ISw(Sj;A#*r3LaX?4Na~52tD^T&%e-N}v=m7AZq6BPuS9w5f6{>o91rRw^blr?59EP_0D>!>kyolAqG2U95>DG#){)RT)s4*04#e
nIv(h=ONOv?JAa=1RmWU9xQi}OsgFu9H{{-w5T+#e=l*Y&$ZSsGOaYGB(PDgxUE>JASWLvJ{fZ@CZ>`oLaHJz%cd5vn=wYO-lPVn
NUL|1?50yHtfew7HmzN#p|HKEwjA`T-K)N{GAeE+H!jSQ45ZI8>lvQ23og(o@vHVSW~@@MNh+$W9<dl4YAk0Hw4=r=1+MKe`?1_E
Ppwd`=&eq&Q?bIXFs+3kEhs!JMyyjbSec?6HYC@uORW?#D>bvOZLPqt*sgUfoHT6}s3>f*-l?>uTd-WPx~g5XXtSHFb|?t1&M)?;
95S%7rlu(@RhW4yO|fvUz#vq!bFb_%iLK8mI<WGsjWEHM;IX1J<fry8(;B6!dn*_uax6zPJ}_%8_BJr9DkdBy1t}sjSDUFV1SxST
H7r{tov_=eIuY9}Oe9&bMy{!kC$N3A!Lbi4$gnjsBr5!`OP)=z9<QY^aI#SpY_R#Ux2*#x37Q42i!Q>UqB88Pw6T3H|D$^<_^bJ(
L8)kzWv}<Dh^#~{ek*jBP%GdiU^Wgez^VhRo-a5ln5n%f2r2X;C7mj*Ca{07H6BAI3@MMU=&-OWZm<|4hB3Su@H1$v8L8i@2&?p}
i7mvct|n-hmM9IgE-Z?xK`P9oGBM_<ot)vRXrE;%$f|WMr6{u`JuvhvGn}R<Q!R-b`z&a$YOE?J8#2SPF)rgS2B_F4Oe9CJiY!i`
3$azJ=P#e8ahjm3IWL<or!hvVMxYh11Ee=B6(}txuC?BfK&z~ig)QJHC@2Q8GOFw?@G7LNaj%v#+Nsqq4!M1(LnMBpE10UZeW-~n
Yc0vCUZJ(P5Hc+%GOa71wlKP!<f>$?svyptz^c-$M=-RkO*FDBvaU3r7OiC}zpU?;%d8=)ER-N28ZB`x<|XPOGO)KV8ZBihfGScg
8YCGSqA{E^rYub<Kd5P-6|BIb(<x-7Jc)>}l%z%=`7FjU8Y`D3hZ(Y=ttuz2pfHuFC8X>uawWQ`;+vZ&TrP7MJ}h0SGN|t^Hn4Iv
pP-y6{Ho(Lj<5_Yur$0DhcS&VUZ2b;hLpIg{jS{>eJKVjuB|a8nkt;EYN=GE+p=vDaIW7gG%k584J0QfPpbH;*r<6id$k{^Z!G$*
Z8FobRj)j&(3x{10VU`#7%ktd-YcrDg)TuPKdeQfC>xfRGb|i2A1%0?s-*(3o~k39->es`nXcieg)@aFfG}1hVmJsgD~*9TEUd1r
wwhQk%c@hYzpNdw#i~%Q?<?Aty_qaDUY#Q&J)ZP1v#@rr(X4M2fu%pF3a|mEfUbM4i!7xreHTHZV5Qt5FAxqWjw`sZQm=@oDyYw^
E;lb0%_xtlN3_x)rLzSmsIM%qGN|e(a4lo5(6ASw+%`)fx-360I+ghuY_JHRYBX9U@SsmNn=tAwgDjV+5wdTA+^F3qXEo=ew=HTi
bqiXocD6G#W3W7>_9+IPk1@`(@2G&Us}lO3gd&TmH!$%pT(DKNwkkfQ!YQ(=JFl=5e59YT<Srbk=^>4(WvtjO!7n0?f}^phswBuQ
0I>hAL!Y3u0*|#Z$uEegET7dcYAw&N3!r<aGoMo|0xlYyk*HQJ2_DZb<1O*9{3Ro;_A%ipRxO9H4lpaK)hLLt!YEEH!VYYxHl~a+
10nD%9w!kgMkpV&&M{Z2EH%0n6fp6ojHNdqpts*Nw6Fs)wJuJqnKRn1k+PN?kF1`sK&aT9@)QNG-zWm8LoCTDma*uuA}x9_izNRZ
Kbf%*xT*lLnkTTWZ>%ycgDF)iwk`rLo+=!#DlfsUgR=K85FS&kl$S;;WvQ90bDv|Wce11|UZ@uw2e2}&U@bWj#H`1tYpvZe>o344
xGQa-JuJhgA1kP^7%APQoUoa!Xs|~u=>+Pgb{Zfmtu8gIwzEDmkFGl>@Gf+s9i!fzP%AOAo+a)s&#aoR$}-+6_buh8T%PJM1TR*e
A+O9L?JYbe4U_CBIjt}(<SJ69lccAf7_4-zt1COL8YqsDo+E8Ar!h0CzN&*Q?Xle@)G&Oi52(qoxv2gwSg0c`d9G8jo{a`CeXu7f
X01l2d8>Fb8!VAA3K>x%0I%U3*D^IU6{`-b`LKsESR(tOqptR`SEvObl_E}{L#{O*k0&@U6detwj--Pd_pe$veKfMDx-hw|?x<z0
xiuV)swzjT5vFi5WU>k<h9z{d9JfU#%B&rndMKHv^ewC|lBc__4;dpVK&>yVR4i{Y(ydsef+?n)ET<-><STfW>M@b9$g`>{?yOm|
lBo<ThbuNXim^&9Y@wPd$uZcl_oXT@0i9u~xGP{Z3$Wy^K(G!qP%c|BZ7J+84<=U`qo@iXkRBzmysaM|MJ^$$b}cZnJFNPzUoZ-;
6EujabE_XO6`EzN$Qt`DJs=b=W3M(f$SgH2;~(j)2qoSZ*rrUONil{aDK#J{@GufGV>LOg$u32-pe&QF1}=B5xu=Y<qmVkP`z>~+
prTKxQnBf(J}gQo5v<uQAtt(+*eEYAh@~O01g(OhU#0Snp{VRC!l=?7y)xgbjk0wp$eemAUXqrnCZiQAEhR^;a<BL(lBfixiY%a~
IiGACm8WVTdaAB14yZD$POPLDjT>#TkETN@b0+2_5Ty#NbuC+{I2X7l*sr)NMW}0|TP)wCA}p6IQK+6Ob}N7#su!=GlBP<dCKlVT
lbbEAGNz3zC@eXy{;-`a!YQ+(IxY*V=Mr=*TO&du53Ku_NUhndNv*9O%CS$adndMzWF(%hODDV{kgtWTL@d{*Dy#!A*00yF=&Pr!
O({4l6sNE++LXet2&d93pQ~dmaIK23Ag+KG4<uSLwJClWI;^)WqpUG4N3AlgODKpY|0M}9$EzK!O({Sm4Y4RP?yq1lw3S&iYA|4~
87IFpvMqeC6fq~RPp}{=Mjr<mdNS=Z*08)Z(zB>Cc_mG-KCK0*TCsO2_pT2xUZBdUVlhjs(Vjr8+OU7DcO@~f%A(LLF0IU}y(A>E
OsmutoU=7EHmFl6vo2(@LbB&E950HmsHIn<3Y~kbvasE-FEA;y$(%Q@VlH?vXDV4Kt21{erm*#=cdo&&3@VtOL8>+<>8-XOpRs|l
7azDRTB>QO^rUjD_9iMR8Z96zaVeM}xu0DuT&<2EMy)I=Cat+7NU3D5->DlR%Ow>U_9UMlN+e`30I5c+POWh)-mAl`X|QrGe;|vg
!K0HXIH+YO7n>=p#yH!o%&e&@eXCTg!KODPgsQ<0imVJ50j$3&NT6mcn6GH8oTzIc)2geh$g7vF6D|%oRGQSPfF|Oo9hN1ZbE!!(
+!KT?k}jOBdM|RV4<T$XzOJ_$j3+v+Q6v_iSEX;TT&>_P3#cEe`YPWoSg}bVzcY0+@F<F{-IHmoP%U<#R4)c5#3ynj{HuJV5G;?S
-k!9T*DM4pz%N}g6)IS&YZ<nz6trX<T9YLiJ|k-^nJx;fWh9lYE1oZ{@G2px#~n<dh^R-j+AlA#1+Yn{K(ay>BCjy8DWC#1=C1*(
yR1p7+o*Cdk+1TsofoYruc-&Bl`PvV37PUMW~*u}tfjD`i=;LfKP?g>eybfY1S?gS7$%AwpC{!SLnpGP?x}>N@EaGdyQyZVEH5CX
<tK}<%`l^<=bGcK@G`WZ@hD0x5hdCbd#ll}(W{QDO`d2Rv9u{LilMVLjjqKoV6A49=`A@iQ>remE}R}SzN=*^Hm#ni_!wuYMJr0K
%`4;{rKL|DFr>(-D6u-QPb@+e*s8m$I45E$sxgzR1FSzN0Vs;BaUGE?!L11-peght?5e1;X_g-(u&)oXO{sk;lBp=BKrBQnJg_b)
;;Il5vp8rp3a(Hs`mJg!E~5b|rm)zcSgw*Y94_%9JuRLpHXKG8+m1moGNw~3@U90bS}U?OudQaTE+&Pi^CN(sg{*5TA25j~$Fb-u
kgTq;{;&ocoEu@RBBTT>FR&=Em>sODnwm~0fFMn*qbgCZ0x(f4kEZ7pMyPwJ88M5U8L&^FAF!*YcCNp!Hmf8h-XvJ9HY?YtdW&VO
nyQARO(CZ)WEfSjdoY-st|;y^L9wH;CNLMP8>z>rkFYop12W_>tutXLdoU}q?61!(j4M~GhOi%^Be3T$5i>#-LbgDt|C)WURj|u0
`7wO2@URrL88C>bwX*1^dM#d?+O99FHYwpKG^(*Nx}0V-$f@@!(x_6ZFQwa^s4h^hudv#%6_^mKnJwt97%eL#J0t}z?kpE6v#mR=
hn?Y@JtI3a#iSgtQm(@++NqVKbgVrtxu~M0YcP@~DzfV=X`o85t{J7X2Q8v7Ofgs~`6hI(k*p!Gdn#_Qg(n`B<E`a08Z9y?Ei9?9
2C!|SdNlX0AT4Sw@37z`C8;SbvaR?mgqx1AaWQWwj-*B;ZmK=47BKQKEUmSu5Ua?Q>@V@J7b*~}y0AMgG%YZ&mZ5biN~Y2=il@*c
r=(l41|qSq-jw?-_^&oF*Qv{>rzjYpDybx={vq5fp{a5gBrEGBIWI%0Y^|iJrKB6N9<R%;`7LH7D=>Ja{jgT4F&)1ZVv@5g9x`9B
ov1V}*fE=`dnwqk_9}9v7^ydzlPmEluBcTiEvC7sGq2>QOd(M(%%tiqSfzBVJ1`uod8)%C)RDI^*r(2(5353{J1zz(Nh_T)w5i!B
_pJO8jwkRcZ87sKKcgD6XEV5`)to#cf~43W-z+Gs?63(D&nyfh#FNJ+oh$+=qOD;t_%H-8OR0Y>OR?=Owy)nGnw`)rPp&5<hoZeD
#HlW^zOLe}^NA%fBr&t5E2!=yUyQXiV4YI1ouu%v>#TAruOwlxg)JDd9Hy-@3o7gpo3J3SaHFOvxUuQ7h_Mc;?5-mx$ExHkOEB7`
FD)vqWi9@tKbQxpQ7{=KUMa7$)vw^Jek3ub-6`QRaja^VsxcL`tEh7v+@wRWe6MaXc_;EWbFgfynJAqqj<6Z9CLD1sSD@)AYp;qZ
BC1;+^CoF6_NwkLQ?GoTPp-lb$}L$k^QFNs=d{G2tf<^1lB_SML$raah$(L@mocCvg%gt>@tQ0p1ghjKSTn_+FtLd&WFPFYLb7cv
IW2?_YpIZ}&ni`=9icHe<F1b~@-b?w4x@yv$FAnEXCzCmd#m=c)0zn%-zH?Nkep>LL9r#U87~<sPpUVq1+WF0v^;(>`lz$42Ci8p
Rjk6QWgF|QmM1YYfv9*hF{x^vhp7ZBMw>RM<|*N-v#T?xurQV<Ft1*z7n)xrg(*Q9@~RaqMzCZraIc!F1sl;VBCsE-IVypw7AO}j
BPNxujwZjf2B0J;Rw!CBrzE>Dv@1a<0Vq=_Z71t0^`lUn86PMrvm~A?x2!8Hp{*aRK&+81*srW9xh6xTg&Oa$w~;!q!<|d6ny@e!
;;(-!&M0Z9`Y0MKC#tJFxGJO!Dyj&mSTBt&4XuAL>MZCi*sKe)#;v(5%q{w@UY{hc;-0)Grxyh%^rerg_N|dFH7f(L$R|;)9ip!%
%BMyZBd@n8$FGnt+pXWCQz=C!Pa(>sTCN+h;H`xzKp3bi&nt{0`4$tVcC4|fF|b^(&7&K(kttWToufvzVJ;n&GNl+Bv#+zIKCarP
;;0BL#j7_eS){Kc3@KVG5G$**H!s4dt)P=9$S(V=bte0@momOC-mI6eMzZ*;%O!1{NvhPV6fqbtjF4EQH=;u`Ca|ZkNE{HU-ZE>f
U9A4AN}xw5<`@vJ4Y6A}p0H*#tT7fTY?u=;>aY?xHmc2&v!LCrO00t}t*|W;l_(6beyKdDL$J>(IkN(*DKHBqxEuGfmX}2=11(Z8
GcFn;*Da?imo7-8HM1|GAgR)fpC`Pi<gIfsb{~1IfFm+5VW_Dqogl^?8=UVckftcCT&s|+dzLV+wW<Uxh%TV15;P2~79g%HZLspH
MKRWyTQN1KKAn;xf2<&`GcQvqeXIqi7_A|&Gpxs>cO)n{$}-`pkDU0fsH+C3=qY6}i>$z=`7hol;;kSbYp_ZYS0t>YbS85y0;^3e
eyTesVx_SuXtBPhuO(ixxvNO2=Of~<{+DvCL@p{USuv-y%&zgS5+`k}r7>@@mahXGD6~bd3Nc$SPAq{XA|=!{04=61nk+7@NGiZ1
@h!Hfz_;M4U5eGTsw=`Uz%t&c#VDDwhcJb#60pNFt1&}>zpg+mqpFS_V5|QxXrin%w=g!Un602LM3?}jZYn%At1D`zHXa?JRIb1*
h%lQgOR-Te=blZedmkpU@T#mAz^VwXgRPw|Hm8LufUa|xJ}Ao;XBmF1U94f4hoii(BQ2+(3K(QA(i;vYvZ~asN;Lj15v9GbF|6_{
@~fwooF^D4NwFU+X|C|Jl`gF&Y%Ag};2|3(P%g_ZJ)xy6NG$&$krsfd(yaI_Bdh)`tf>bQ-z~hc9j+2FtE?5CdZpv6T`yiPcqd~e
bunNrLocc*;HY+@z^ss}Y^YZn_^wZ=ftt}EWvAm6B&vQ3yQc6X7Nwvqnx|x&2CzvMtfVL?_?`hFbD$rU6(4e^39d6Jv8bXKXDTQq
voK#UrYRCA4V^_eZZ12fJSkJGMXwb)<S$*UohvRSnXld%dZ-;L9xOPaXRviMo~-n;QL54`kgH*;AgY(FGAObzEv)RO*&O|(UnnJ>
TD3hfW-n49_o&~k%_>B$AFlVCrzqGX{Ik6(oUjzEStfX(G^%hY)~!&mw6Cuz*)8@Xb}-4T^O{05ey;blA2Xe-zp&{sax0vyz_U)U
h_m(((kJ?`nKECjPcPQA5U0AesxE1-I<g_FDyy}lHY)zDjWBPs;}NZ~c&7`lH@Ta#t0@k;o|;mrxwJW{->v1GE+xOPcOUGf$*`)e
7pmbV=r5C^H!&WqQmC)0Um_{90;z<pBawnKAt$S>Nv$WM0<NVe0HDt<rZ4*+TdPuurYk(C`=J;rIIZrgGOxuRMw7Oy>a3SD3MTq3
lAye-YB9>JCkHyPY%&=z;4m$<v?>9x%b72%3L8bR*(xHP)ToXqcrq|9n=(JJ3N$k|{44>mcC7HNfFvs|+9vX<!7OL2A)QRJU!=LH
k*{*DS}YQ;a;&s8R<OjRovodg{V}|(Fdwa{hqR$7Tdw}7l_zqfb)}Xmm!)GV+L~-NrmXy`g$+9|7_b&8L8N&vnlMtV;jfIY$*h~P
!z`?wgewp+$EYAIJ**k6GOoF$-m66mh$nh9N*HCP94W`LBrm}z&>TORzO9KiTB|vwsxv$#;;7rI6{<Zfny#9bPq8d9nk;WHGpsWr
m#_}5EvoJw{VErwTc-Cd1+2y|XQ@!E1(Luekfq)%Br@KhlC8fnMJ|{#0;sR6?;dpyRi3P){VX&tN~O#!%d!426*3g95GZD@WFs}D
G^bKHdM}}}M<EC*`>gt~Ixqq<JTH|qu&qHb**KxJIk1S7v!y5(MX$6lZ>`9%VWzLFpsnSohO7m#>zyYk0IOLnXe8g4P@P5^n6Lh&
5G@le)11Jpkfpw@(HcE0YBQsdxuicdLa*DWqpVCNR4NZIlnX&F=&Md8(<iPdM5U%Q9WgH_bd}tzbt@JqVlbvM5v_cpTd=#Vx2z>7
?<Fb>H8gf3cCacff1pA%=qF<>pCm9eVy|8;_ayEhwJjd2-Y@C0-kVD&iy?zBE-NLeNHS3{2b<e3;2|3_^rudp)gv;kQk|Bwaj>2+
2p>D9H!Z>?OQK_|AfksUrZhOKs4%0hN1*929W1M^$}iuvYAo(8!zlcsZLPDL@iJGG9jeQ&YA!0J{3U^{OfW+&B{i0*JT#B2Q6qn_
F0c5lcPbMs?3<shi?Em?%%wc2uPEg$q@Wfu<ex(+J+Tdp#h%NfW-wK(jIT_r$*LD9b1rhRAS+m`H8U!%IgM5`*rgSwp&Fv3tsxSp
60big0I4b~nw%9S)if@#3@A;TwWkUsPO6kK*B6m0>o8!bxTtR~$EdBW*DLESc)Xds8oV<iS-2jwsJY#?s=US_g0+6R4ZA?PeYK~)
1h#{_5WO}qySp>0{xB53T(v~I4!?K4nz@^{L$r9iVJgeA=Bo{@>8NWZEir5|X|7r;4=;x)%rD@tHLZ6tUauCb5ie<^>8t>-H6KW*
T&-Fv(xeP9UMN>ES}-Lkh^yeOvN7+gL#T$UvaGeK)U8J=in9l+=cm*q7NxzdS+C-(Os&VH1g(K8G#N6iuPRNXA+9ALQ6bBu&MCjG
Ng!^ga5Jm4VXlrR-K-O>N2C=oVJPgZv8%PHTCp3U@GOX|Xeh_C;v|5Z@2ox~H!a+;mMd(WgQ>5uZmJWV+AI~RL@f5M<)b()_%cfu
1})w%;VWV+$0+VE9-H^9#v1Ihd#GHn8m`_jf}~8W+$=*Z$1!iR^PJHz4IUjPXP@J!w<9sD)||H;#ImNTxG5W<Xr&D%53isnWS$_c
eI{<K7A6v{7%HhQq#3%WJ|Md)UZBn>(Ja!ew5|`M=`EoZf-nfQ)~#!=?=1Z=9vLgN`>86ljI8D?S*|vvud$~ltF2G8G_3C{jH*yF
3Y&AOU9Z$8jhK}zf~NkMVXc;^SSTg2(X-wg<tnc(L#tyY#in1KZLmwEC7}f);UplawwZ;Y<|!90ek_bI7p!3_Nh^#exh$$GB{W{4
AE1;Z4=m%Z?<m--eleRYx39pbASkV@7N>QnBrN)?39tJj8!(8bnWSH+sxJm8K`g;4)32*2s4L{IZLm(ShpWaR<)=C=d$q@<4X@g=
cc#v!Z>K-0W3J9B|F94$O{8$FQx>f(Y^T?nZy(IC`Ki0Aq%SqFaIA%-$h45Bxv>DIu`;<E60q`~sV}uEtfa0kVy>8~2d=WNfG*#s
Y^x=#Ijq;L1*KplV=z}DYN!<{n6I|3x24r9x2LhHF{`hu6DhB<!7ZJiey-jrX{xxXJQ`^!TCDS?vo0wy2B<`-8LVfimas##N-i(0
sw6usI<8frYAqbADl_)1rXQ^-jjKF3p`L9l{vuQ*p(VXB0j$rj53JFw^D)<`_N4Ep1E|G1=dNHVIJIG<ODPttC8Pl;KCww34lFUS
&nTuZ&ZLbj8#Okqd9Cm+EU^iy#jF3X*R5qOfUeJ}uCXR93?x1)FD(!#E3R}coF)S(&n%rNny5-Ly0!eO=CPkJVXZc)88Xiw?=Gyb
7cB*_*e5Eem@FqHha)zjgsZVJ2dqyi<gCN65H%PiXDY}h1}&Q~Y&1@;3#b3EmNNAwK&p|Ktg3w~)UUy=fGcJwXrsHO10fkF8?4=&
Q>VA21*Va(11Yg3fuuAn|E%(@PBHc@p|94hl`TmlQm!g7wlV^!z$Q7Ys;hV<7_u=h1+4?AeXz78TqI4Vv?+O{JSw!Qm8<%wryJd*
G%^|~&ZnrXqof`xi!jQVy_w-7mopSDeXo|Jxhy2DASnkh7bOv}P@xVj!Y&Q03#{s_1{bO(bF4C=DKKWT#4SH2FeON=7$VIkV6Dk6
uB+}YKP6Wre4YU+Oe_APZ7gf3g{J_atDQ=sSFIYcjI8yZ0V=^LYp30y39@;fgD!!tz^iwe!K`T&Z7=4mTq>@q(<r>IH!cgS8749)
4XH^gJ+85;p{k~+rKhQ@DJzz(^)Kuv$giO+BBmp$+ADCb;Vj85^Amq85486wXDGO+oS_>oaj}W6@G{b<9;73sJF)pM7^P{ZK&m#a
aV3_m{j72^p{tp#A|xoUP^m2{MKJlOT`p9xima5XNe+uBdN8!HGooH9?5)$QoUj2YwJW(Ze=8fF;H^+D8K#`6swEsL=&1=O%rHc<
q$_=|N+4$>PcP#pz!#yZ%#2>7w>HA4zAIF$G$l?h8L%5H5~S)R&oFSa6Dm)tRirPlwXAw7x~)GgGBB(q7c5*VOs_Vqr6y}AHnEnd
<f{Ok-z<PMgst~4GcYf&%`k(f{H=d5<SJsBurh=$kfdCvrz}A<K`4MQ-K}3Ki!SuB^qO9&ZZ7(+RwELsv!-aB$QRwHB`8g&)h&7`
O(g2GVyp%$QzEr66sHv{TPTPh;wKTVe5oWM^$}MyEE+ng?XG;SF{B0{b1aG|pD7O?2`fr0kEWX|0-fq9E-bIE7p)>C&aWUa>?q!`
(;h9QkgQUvlPqH_^EAOCC$C_zZ7_f@bu_)MS`;Is?xz_Z0xY&9)~HRdIx=uC?I_r+12DL+Ij=&Yuq)@Wez8NSf+m9z0IXZ8WG?bA
%dKjxi>(PMwJI*Lxh{z*Vl9=e=OMGKe<8-E;VhP@M=BL7-m8zad$2bt2POw7Q>}BSEv_}P52{?KbCL`yzbqiGyR18~cdZntiK*_b
I;<uv;VxFG1g*^+!Kk6E7p)Aj8Y<K-WHR%atgmY&Kdspq5i3|3nJC7urW#WuBQQ3s`LCidJSj)33#a0(`zc>EJE^j+!7RNU>?}Ai
x36ieF02NxL9G}rlPyKBO)N91Eit()G%QCkJe8NOFfzt0L#7>!<*cEp7OzVyv7(_N%&>T?S1(*5y&;LDP%c8P>M5eG?5eJ?J1D3n
m8fm7i7i;B%`ECBH!Msth^M?LGoRP0Br;a8=dOpU)1V-(r=UD7GAGh1tRxwm@h8J1uP+WOjw>{*fGq&8D6n;@Mz0SsO{}7-6|C>E
jI8A?&8-_Sn<|T|7a9w$!K&n-8Lk*9S~bt5_OXa29wi*4%C23ih_FYl6e&EgwlI36o-6Gp2PB*%h_DeEU!*3k46MB`n5HK&;4v#P
!m7@&<C@>62(4Bu5i3oo?J*-RVzR-f+bE$hX|5fwI4HBMi!vlGI4`59X0kvq`mH9U&M6nCQlvhpxUdPW>@H0(FQ*JF3pggM$*lk~
7OwCrg|Duu1E_N_ldVyVZ>7~JwJ^1&MI-Gfy{zS|Zm;gCGa;!d*QYoyld*NI4JODP0WcXQvZ~oDFs^N_SshC$jjW5YV6W4vTCiHM
3#%w6%PQM2@+hS&zOmq_Sgls2(X87phON>mV6m4VWv|Mg@u_<<s~xzpq^fWzuP%wPiZ0nO3otV=iKy?W$|P&8m#llSIikBSr!sLV
ax;3aK&?<N7pV0t=dNojf}va}|EKGyI4#_zg05(*_pgzz2q^6<ma)r<-zYsFMyc+sw=UMN-6-H5g`-3zYbj))m#oaDLa%zJ`KpgG
8!t?-P$SbdE~;#;m@$MX5har|^sZ2^#Hup0jxH9UL$GbGkT1w4q^}||E45r9?x-OwU$M0_K&@nrx2O`WqOAj|r5j%<=_9=)4WSva
#4?+!+Nq8$E}Ms@XqBBRC%C<;)Gu_Zw=E;E^e<(xAFRSF>7f{?->R}KEhToQ6R-=e*Rc$yn6WUc-LZ!xDXb`=3@#?9H>@lziLo#t
4K{kIsjg)iKCnTnq$~$4Po;7(^RXGQys9N5cdlWt87NsWN28c3t*XN;HLYf?H>+kVdnON&`Jfjt^{4Wj<F6I3DXf#PTPM&g_ohU!
1T1i_5iXiE=OhZGhd6Ak$*8feTr5R0Hl#eQ{36*ZRjf&{e=a*NC@f?!9jI@wd9NfIg{u>@iz|94BD0z(U?^ZL6s?x9yRJd3Q?N!W
A}mNQ^Qc=Z=PsBY+MwI0F{=Bi+B2ghb*e8Pc&qI$)-N}&=_m>^niLzKwk&b1Y^k%RH>@WyZ7`duOQ$F;3a2=v!>$1`D<>DJttI}g
jxEJ4e6A#~3b4H`KQsiEZ>t2fIjO?4Xs~)Jbhg4OAf$*UM6l;JN34&no2Ss6I4ruYQ7z>pUZ4-E7pSEx6t8r%!7!Sz)V0s7o-i^g
5|t&Y^sNG|wyoW#ey77OLae>5$gsGjv7*PTRjiRMXt7r?A0V!st*2V4gCis|7pz38Cn&u!Hmnw~1Tm8+;i<eKgs*+9<S$#H1UVxp
Q?QdObuDc##4(w$<gg+x%rMTV(<OkTS|mK8JPW0*j4ZpA2b{PptuKO}0x@W-)~#W$Iwv-*S1u;0GAvl6f-!@u<{?@vO(lq-ETp6&
m?%7|M<l!+*f({sY_Qxc<FjO|p)8uBCoEX2maFfntEYl0OQ~KiGcu1Ja;V0!o+cA6oGK8qVkOzB{3v&=jHgMbh9>(f60@Er7q2HT
!LDR7R57xkYOVmPDJ@>IFSFqqd8{O+5*K_gPc;6lI3hZ-!6gGT$TFX<Zlt-VQ7H8-DJ-KQin2l)>8r}EO)4z2)228x=rz5iGOish
#j~{}gS3An{;e;p$FH(15U|}PE3WY@t{(@lwxJ>=Gpsi$#Gyo<1FJ2qEifmdzbhCj39SmQ&MqCGE3!D4te38=1Fobg0Ij&H!>Ljt
K_>B}=qaZyPph9LE+k$wJFfSs<S1b=m#C|$4V#G^=&L;}lBvZprY!ufH!kTd)g4}{FDQbv$B$(%)vju&9I4c?gs-ryY%4gddMq_6
6slA#Ijpp-<f!r^$SGf~&!mH_;I1#LzM>H*6sqDbVzSPvB&Yc%Y8WmhF);Hb^s9ELv84>CQ7ncld$VF2MzP_lEhX@+Qm{m(XDafo
Fs{n2vL#tC<u+cd8Y#CaxUNa9NG&ZY4YBa7IViuZQ5@8$Ev7LYD61Q>F0iDfXD#)rH>buKd?+0(x+ZzBYOPDI&9E0KJ{dGDye$f{
qOT994Ju<V2QmC8KQuY8z^MqHXeBK$+$;Jg6DditSF1{(45xRD*sMaYL!L6Lwy<6>GB4krnk-<ixFdb6iy2X)+b@Btp(Qq{wJbC%
Laa6{JTluWN2ySog|8r=Rx7=&b*Cq>Z>D>y)vh%xH7k6s2dXTv?5kZOKpy%YBd<WNHZiWT0J2V`$hbDH2`;ax1}*NCAg`-0Z-B%b
@hLH{r5%m0#j_nQ3?wNf*(epL+%X$6jjpq)-ljn+9v+(|ZL2`7|0iRs_nu3sbEV9zLZ<n%ouH<%dM|ygPB0{>nI_(@N3H>|Tdh;A
tTsodAt_ZUuPXtoDzG82gt5;mAUkiZh$_RJ2L~@F(lIGCvLJdb@-C#J3aNCP0<_O2Zlf)!!LanI+ome9GcVq&38P~#Yb{8i6{#aB
nyDMD%CtDE9H&a8k+Cx^@2fp69xpMgwXg{&=Pj0{#w-vo<ES~JMIo@OMX=K(EUwd~mNW{e>Z@Qaqb)Zt9i0xa;i)*NPNqzqF{EfP
J20d#39Y#%qcGO6?4{x;6DdTikFJ$07^;D-XEB^C5GYkFN2<-ME2#vb=qQsc7oXj-G%z?Qb1?g^WtpZe+bGH=B&$NLp(kgpVJo<*
A1F|;$*DJ<o2>dNW1T-OQJnayI4x4Dxv0=5!mOdFov4tkQ!Xbdp|4S@h^@n%GNoFrwJk=F;H-wPK`~dXT_Q!T53N<LIv^V;oFSp8
AE@ZC*eoI|5;TmR4Wyl_vO8+2gs#+~U!Q~}u_{)p8Lc=b)UEcXcPVAE125(p@UeZcW1_&9ARDKm5-C!yo2SDx-KgoRCICk#;wE{p
4W|yUd$12IaIPFO9V@Ca3o@WC-KmH%HM1fv<S7}jrlP8=U#i=%ge5|(a4RG&P_fe*c`tdfaj=1@HzXe{OsqPrt17%M)2wA9Wv;(2
ETR^rAEU7-9Hes`JEYAV7^+e;(57{(C8>U_7Oc^%jIZ`5#3a+O8!i&FPOgQjFQ!baNUaj7IjM{(=&0T!UY!9fuCFCF_L|NT{jM3V
z8w#*46$akyDdL7xhvN)+N+|Z6)yKPz^cfvHZF0W<04zHyel0u@+v~JSS%~5!M9(kxUP1wkS`{#&#p}|<T31|pek3bqoQ-7r76!R
4yUjv88CSyGpnH@nyASe`Kwl*2OI#bgRXxr6|eNB?jf5mz@phIFEf0yHYvs=vM1yu+pT~r_$wMOUa3hg+^1qRfTZ=b)2-j9sx6YF
fUS)*Y^<iNGpy<{L#>yvfTVCRcdnl?tRFb4Ju+=B_NpYNXed`G^(;>)7pxs71+F14zoh*wEw0HdCZTUDX(?N=lCq_$|D=&EoGDK%
SuEeBx-`G6BCD9J9jjEG<*2%?u``A&CoABx;V<Sa<*i{XN34Az9w}C=shN$ga<2ZZ_A<1u(ktGnXDmpt8n7rXi>}Bnhb1{C6D>I~
<g4?l;3Ghz=%}ErPOgnGi88INL#}EwTQH9+hbEaYYOhTvX(Y+41f*H6R;~D~2(8?lwV%i=nJZ5wpRxU{HLK9Ba4<fj93zXVNt~`O
EGxLCRVQ#U&YVuJB$zy_fv-p{sjy+9nIwBLdnXzqpRl;AF{M(oa3mnELbIZ##ju961}B-Zi6+q-qp2V#1~EjXM5rOF$|)SIWiE!O
kg*)0Wvv>ab*C(>GM@J;aj+IGHJ=iz_AU`Fa4B%8@~s#ixGv7B*(GM8lCeZ7q_jaWp{iT5FrI9w_^;F$u&UEIjH)HBWv3i2tgM5u
u_~%GEUeKs|1d-={Hz44%`EMaSfw(q9jGI$gen><%ctTc$gJhAB(EQ+%&ko<o~v}L|1_1E+N7K;QLP@dZ7U$26)Hfe4XmiG_LUW#
L$oV0X)7(QaH;w!>8%$pyfjHFKPjZB0VobMO0w{v=qVPhS1gDyrYQTW4YHN4JtA=|jivA|Z>7>J-Y<WsT_qK*3@OMetf_k{=p#y~
#HUg-CmziwHy=x=D<$EpFqNG&)FL&kZ>GI6s;s=R(=phhO`UeIkS`vp^r*_IjU*bWSSmfJzaiPKwXRz&@UX<Kaj4xdKQ0(3#;%zz
g0QwOPAl~)3p8V<1F9pjbu;ZOXRHabfuxnA!Yi<@m#FBiO0AD0yD*TU@h6KbAg`S;J}#FSv88GwsVsyl6Q<m!94u}w9UOcpdNf9_
wXmly!?5)+r7b-vSg16s=%MhC-K;3CiJAnaj*lm)`i2TDEUNf0VKSzbo+8OE%^}mK$S9U7)iM4iYO&?4Nf@-Nk}p87L$$jshM|$E
@+qK=WHA$|w5%_t_^}qS`>!o5(yI*=lq(mkq^pFdRVP_20<UMR;jCb(yQ@2n)UblEj;Q)ABdiUrF(s9*1u`?JhOTP12&+aVw=sb$
?k%$|fh+_sTb-~lzb!xy&@C3SnXEQ0Pb_V${3yJuO|N3Cxh*ZSpDPg|u_^>EO{nKI3#_`9y{8BvAfL0Xm6;eWDXvX0OPmd<)~n$w
QZYdxT{68T8<wvrvaHjrxg}w*;3CB`n<}WFsjFbA)vw5~aIVXxRH`2$ny;oXm9hLTt*!tp7%z0I*d?1KrmsRXVXx{h$2S<SEiJn*
h#pHVJtT%D4XXC0QJzDmMlsAZfvInz<fT@h&oWLf5-xwEDylUqG^`)2ZYdbBCbasXAu)_K->b8iR4<*VimfFjzo!MIWh@aa(i^KW
hBN#o(JcO_Z>~iu!6eTxHnH0-ORRyfU8(>s7^%LizO2x%?;}Ypfv+$wHz>9%E-1+`NihkjpRfrs8YzS>JSwy^w6OsyKP3e#8!$;K
+_ng?r6`{vt*J0C=qaJBS*#u{AgsizWU9h3POSMbN3UYAi!j8Y!85+4eKLosFt81%3a)z|i7SyP+puyhJgzDxA)@>-G^Zu95S!Pi
UYsW<t*Fki7bNZ>G_P)|tTVkZQ!wW)2PD6w6){|_v944vZ6sZ#1+1YFrK;qj$grI_yDwR=)hqq2fu;bhYp~=mey#4SUYXr2Jf!xp
BCv-u1}XrhoH9|bNGT4gleTIvwXVgbN1-2}9<3IzB{sXRwX75|rZNGrLL@~A-K}UHys`MMT&u?{k1)QhK(THYY^ZuM12CDe6e{;9
^{5Upr>VOvrmoR04yFGs)~N(BnkUVz{i@lp(4dGdm@LH>^)rhq<u9bKttX!#EHJQ`s40IfMkqS05+qMA_ay4B!5xqkSS-gTzpksR
11|0+zbaFv3Mf^Vm?noXmaTcDyQ{x25TtgTrK)BoEvB$5Au8IfeJxI{m@*%+_bjHfqpY+hdZ3Ij+c4)S04W!wZm;XG6&)$BCNFm_
Q>>J%MXvTN@2>{8up$?+%Q1;Aj;-9V>MKf`oUHz_QLFDR(;X!u?i+fnL9NHFx}0e#CoGt#lC8e1sHi0-3o*_v4>R+qYOi`MrY9XR
XDK%+LLj~_HZVD#StfKOkSM|?YAd*;*CNEMd8`yDXd+goDWWo}U#!?HIj%b^vnf$0AvNKvC?O~^pqL3TB&ji?W;GJ6>@1lm-Lgoq
p`=Nn6)b8mkFa~Jo2WFUy(}{*-LUYi(IHeYcCO_o2_zw{3#?rycc&91AS{R|L9je4mM%D~s;-_X8X|Qm`K7O|fhV%2<fv&cVX#Ii
Ixk(PQLAz+04|HH46>3gL8B3-wxo5XuCNpxg`%jhTQEqc<|&RO7bG(<M3mc^SgCBVVlI&=cqAVxMzm%wh9vJTcP=Eb<f;UxqcBn<
J1F%mj-l)**syV|c%Zf`PbaY`@+pU~9IFQ{1tm_enI&?rZ>T7#;wsjw*e%W|>oCWlejo-c*rc|p5inb+zNr1BVlbaEFRp8^1uYk(
!K0w9z#|qiL@1IhTCk<6xGoMVye$&1!Km^kJF<7I2Bj9Dqp@JEt*j|B7OB)IzO4$bMyrG^a<cfQ(y1@2$S7?rPAyg`-m&*FH6@X-
e6Ad?|EQuMi7@>rlrH%y^)e8sEUX5v2CtPV!6)^jktWwGXd=3;kgNNwo2g1Et}^DP3=ZBUT&w0S_ZhmQhaj4)<1DDI<Ez#&3M2t8
1}vwi;;jCs>nlpB;I9EFLaaY0wyl6A)2xP^>ZBU2pRLrcO)#6Qa4GF5tEp|JDxqkopRO$|Y$YhK(K4&8wk+N)<`^QR53E$7M=;T*
Gp}^3xvYhyjIkH2u&oCsDkKvqo2AMjsiSKu%Bt-to2$F7Y%o};_N<F1eyOOgGq5460<>Ez`J^QwoGyeYPpv924zpP*Z?HA3mZqT=
IIqYi%B0bzZmb%rs4(%N_^G%slP9_@uN_jbfG(CLJg}>(9x$G*x2?-9A28#ob0np&4lGQqe561vl`0e~?l7;Unj@Gax~UW_moGdk
05Q!nejGw8b}u!mo}sL%d>ss+^0Ae!b*d~g!YBnV0;W76)GV7S<tRL+XRI|bg{ieGlru4=<EjuY(<)IRm@TTUAuf2R@+(8GFP&Vh
W2Go2Vyhyob|J;9c8uev9<6{N87?U>Q>?V9u`H4)3b41NPb#D(gCfo^iY8{N6(R#J4YbcLq@~a*tRj^qBdhQ;1t>lt0<7z<qbyY=
8zN^afh!Fpv74tTY^XJ`(;#`Sr?R&*ov0cx`KAaRHYqu+*{v%m_$vS~mMj-DNUIPeNw20WgD@wqoSdsL(5_xA1uSnU$DtOmNg5$F
|1g>y>@BGz->!12EvnV4W33jf9-vk!(keYIFS22+<12tJjHyd7Q>S&DSgDGunyeisS}nCQ3$A^x;H_z}1F|Ws=Bit+y{(@j<*H&S
d@-M;YOD7p*r9x}c`za_bFq3Zxv8PCA*vy;RIpX1+9oV4$|;Pms3Gp8<*;+G0H|)HG^wR6?5d!s7^kADS*uPmFeYoU%&yraPO%@X
;45{lx1-=J0Is&BE-BBgfU*yw6tGV#3#=oo->R3S!6V7DW}f3L8Y~&1SFD4tIH_o^3n)gWpssML))<s71ui}&7_TfZelRGm_a&XK
`7hBh?j;v2zbjy@cb>N+s4w0lT&bZdny$F4)u70$K`|dG<SKZn5-(-5yQj3G!L5=h<frAQy(<GPi7hH9b}BHe1F+aFxG<!uoTdRJ
K_@RE=rbKGRi-s6L#Pj~zAp|j5iQvyB(52#e=Hm+@u>5yTr)(o9VK}u^|KSNL?j5TDW+2@Kp)wy{w4madMd4(l``R}2d_#gF|Ji9
Gp*aMyDMWVQJlys3$5HOU@<wd2CVU=L9XSdeyM`6m!LN^M<`vUBCPDJ%Q2X)iX|bhJg5#b^d_#Yq@5b4IViX<?5X@QsHk_dNizna
i>xp#z9`AB3Mdww_^GX`u%Ry_ORWm1eyf=;$FO28$}TmkaxQ8mj3g7T>!o}pf2kI(ajRA#Cow9k{+gyRxTp~&uBxM}S*N-v2&6Kp
8#QCE60mP7Zm@%{gsyTZkglgJ4m2378!SjNdMe2&Wu0`WceNj_=^wnMKQogocr2{5*C!4w*eH0dh!`BLV<LAPaxAp1-74HA3^L*^
1EWK%xgpi4Y$C_2C9JcojH?BxkfYeG+bRht_^eGL5vu01RjU4|QL6l@D5<(E9JVea>8R?h46ydD=cU{%)|hUnD68VDNh>m{At}14
Q>qWAFRMqWnywBl<gY`m5v`-JjxPwUeX__d^eqvwY%IYr*f+kbODxMI9;kb+Yc6Fk=C6dY_^sun>Mn1u)g!K)HLRW`Z>`p-S|oq2
)GVT|%dZ!(<SbdM0j>BJ?XLT&q_Rt`6D5zSuOl(7t*HGXSFjZ^mn>nc3M0oS1{=#V)Fgr=UoV3zj4?bbN3WVJJfq_+q^9d5tu0t8
D6GvX$}l)1PpS?n@hjUM2_{CaFC_w}pr#xuIjRJz;-b_p0w*LE7^#>rq%lu1&ob+;f}xTgTd3+ROQ8`i0IxtRU@;yh^sE7>4Kx#z
6)T!7mm$h7BrcOMbfu^%rLkJ6`>XG;rkZUsa2Sg*H8A<Ce4%)%xT)YTiZLMt-7w-Kc_<MpH!dx)0Iv6{)+*nrB&Z>)RIq%gfvt)u
gR85q<s!DK?x&ljCA6xnT%-vm!!4*ObFWb;E35gdIxTgpY_0XEjU`p8N2}kYsHRn~gs6)yc`cr>QLtI6NVsDes3$S6$D=N+S}&Th
_c6dTIW6(5|Da4J$r&}D_?p<NJhjuTlq}XR<T0zTCb2Xw6cGX_SSC8Cz^I$0PO9;#DlU|;QXGM!z^JmUoGWf6BPgJ$K&|gCd8Wpx
U@cy%ZY@Nt<SBG4ZZJZw8!Z&B?y1ZuqMpYsYb81>TA?qgLAL2GBC)0^q$?*L#-bK2{;X`N3N9(5Zz>+DZm2t-BeA3=gRDQYrma%1
QYs{^hOl-e=qm%H=am;PBP%ej(=0S4Gb^*E8>;NC{iPJJ%dGpZVW1W?2Q3vZeyXo7%Bt3>5h)8T_psTgPAs9R{I0FAb*<^DB(OuU
uqd&poGM+blB*-F;wB|4bSUOB_^cW#%rW($N+v2R!KvS|hph*t8KKKFB`h=`T&Fd#>Z8Ff0VT9BX`)QDR;!UT1F+Mne6o2ewk~t9
7Oi-&o2{;>c_@i22`G=RUagX<r>D@J&YOCqF{R3`To`w#<1Nyz_oPrR9iaBCL#}WnLMvw={2ag<fT{SWZl&R|Z6+=xeK6*yj;x2S
g00jr$Et#=@~e;}@1=_~Rj|>kMy-;d04X7)<0-hF9j8vKJ}%&-TBhPJ1FgrgRx0Z(6)P37HmNH!FEluv89O4T@+$19NS~CXdn)s#
zo8ziP^na@=&&QG0<^0%8Y+?{r>in9=_(wgj1TLnV5$<M+NXyn_pAb`+O32u`zG@*2&Mm_7O4p<@vE0D`L2$vF)(x`U7|3t0y~tf
c^nF@+_A>2|F1hSPOT)X{HOJ`WUhKGhcCc0gC#q!$EnXLzp!;BQL(hGORfkoYAk7<nJ%EM0->I-;-o+@m8fs8`72SU7qI=Ml_$z2
qcNkcV6QR~#V#Hwe6E$DzNGRiwk#m1u&&^#HyN!XE2|(N)vU%U{H6jUysREB^{}TiA0Fqcny_)7z_4I1PNrtERG%25d@KPmxUS<K
9<6S$V=SneFEW@cP^}3Z4=<~<RjF|&R;sEnW2~n!rzGa5gQEx}*Dt5A5unN^;g!!O9Ip(pmna{tv@VLJk}_2xJF1$ZEU6DLuqe<d
r<up7MJQCUaIgj}qboSIS*-=Bx2t<D2&}=FL@dyzg0M6&Osc1>z#fUSUnue@oT>LA4>44rQM4^4-LNyPG%X7_im-||T&|EPeypQ0
|Ezg2RU|wavnlVU)v<A;g|izhpRqnMC@eT6q_8M25-ZOpSE&c7955>{p{ZXcCNgrU(yXhg6f%|}-J_GPx~X?7H!?`G`7KV75~vZX
{IHZT{H(gDMlm@t9junI(WXhPmLwf788G^-;4^n7_am>aIwX5GlPJq3;<P3!0x@2zU#QZtts5sdp|Oi9(JW^yt}i67bf`uxGOxw5
uCs?GrZUU4Bd9<dIj|ZjA*f<9j;y^j2(MA4@~-71aT;!^{w&O?-!CGr`XPC$2P`YI$}BZC#iUQIWiK`?II&SFA}?76sjU{Wb1jIj
8Li`~(W{6qr6`UkCL~WN7K^AZ11&Y9p(&-S{Hz}@6e`j(L?X5*Rj0xqwXT*at1Tm~-LVU=Hn7N_<*@OuZ>|5V)2T8p!K)Y{v9L8e
Cn$0;cB_FF&ZKLtI;--m)vc)}L#e<lx+gFo_^W`jk*=yD3@N{^E2u!MTP!xHzb8<p`mH{()h*5_s<3phC$D>`)uwJNNvmzBST2$=
A1wJUj40i%Tc{nWyeLPm&!&ElMzBmOJFK{}Rj>f9Z!kt5EU0ub5G9`~_poXrzpaF;Q>lBQiY<es1*0vgswXe8A1@0iovjKU-mhdU
>NL13IjmA3FR*to6QTF1C9(}CMX+x$^sSLH3M7fPurL0n_@gQ<*C}_cRxuN>J*UAjVJi74S1=x^uCAw~c(SFdEGWe)Y9fm$;jW}E
2CRfF`=n*4o3kz@X|U)gGBi0cm8WSXD5^Ov^($%}zb!GS-muUrTq6>(b}zf20IC=tC6PNEi5`=#udR=+ldQ$4{i(;Q1EE{0-K7_<
z$rYTWw4Gb%_bzS=&D_?yfQDf2`eS6)-h5p$FViA{j4me0JE;JT_k(2Jt+~ZV5~c}Cay!Z$R@zBGM){rzncT36%`Jx=PkUjHnAwJ
1G2p<ej~xD0Vs7KATHLf9j-~TOPrys&naIiPAhq+9;I)tu&?f`@2zt#bh0F{yeT**38NsVPpp-fPpK}h)T(kdo}%3?i>j|I|1AL}
&8&$nzb|aC{jfl)rYGK}U@ibGXRKK%ZnY66ktbTAX)*_^A}w^U95igM(W}v{8m^-wW~@)E(WK3)dn(i|IxK*)6)-ujbtM8VCa`rZ
hpl`iXRLv+vndX(ccq{&537YNgD0w`d84-}DlC7ecPxdi2C~&Jv8(uzs4z_@H=P2m^`Y`6o~>mqeX1p|<|!vFJSV56#H~V}-z93W
)~m8DaVGbvWgcKIFRex-2d)7xxhPUA^Q(85fu?|~92*0w2ry?X5TiaY%O!gxq%O>@7&9oXl_|-vU$71~ejo3qBPod_ZLj&EB9fM=
k}r!bkEoHW3o+6#3a@f8+^A?M&!u}RiY<Dji>N)WnVByvu`Yg^OCqx+#;`dp^{1??2Cek1t1LjO@~VigN3XfC87t;2_^?~9M6LLx
q^M4<k{BJZODvwQsHqsLx~dQ$1h3R9`6~RZRkB$&{IT}2og+J}y06-=La+|3H7*OVu_b1#r!O%t7_GA-N1sD1Pbt=~P^FSA53G%>
VzbXB?W<OuU#&c>v$0*J?ybls4yY8MmpF~49UQqWtF9cZ*R5qCf3W(hKchsjs40Ff<{vY!;i(=nk)S=TYoTE!U7``GmX%bm6si6u
0;5i@(V`D74y$Y^MWnZ^@Td?c8LXiq6C|54Z>-^~)~1myL7YjMA2c;E94&CHjj-CV0W`lTbFJDY_&7qa_$YC#7ps-2gf&Sf4=-x0
X0S@ID>F*1Q!JOQ+9h|aq$L`v7^@F5=^FtlBCg1=8?bn^-mjvxQ6LSbxv`Zfs49OZ?y&f-xg32eh$v#4%PHp}PcQ8-&YMuD94UY<
xT=IKSS1lLa;#pkOEH_PFfQGxIxH$LM4o)Dx-8<RBCPN=m!sORR3n$P|F8M7UmwO9U9Pe%8YJa5wz7ArD6FBbsVu3j&#k;HQmf~(
;3?Fxv@wwxg{(F*Iwz$nw6Ef;1gd_UO_|6nzbz#&Pp~W=&ZW(&+Am%uMW9EarKa(#Jgh6N0wF9Qp(HJ*xw2X$LagGWw5>s=iyAjB
;H?0#Ff0ryax{XKe=#PlZ!BM@gCG;Ea3AL~$FGy8e<Y$aU8@zW+AAR_XQ-j9oUH?*2%dMXWib|}ZK{u}`l}bOs~`d}DzJI1F0SOO
;IIX-vnH3OmMD&~4WW6Ym99&zv8h9_=rG%_4XmgwC9sFAjjpRL^`2>~7&U97g*D`{qb&}l-M4fs>@Te^N3PSU0x>)>uqQq);G`8U
W1s~scQLf6p&>4=;wC$>6|M`ZW1ji2IIl@D7q+&g3@LuBEuao8`Y^+;p{T$xV=5#tjj%x|#jbHAlCpXcudSITmn@aBI3@ThWw6t$
C9VRf`YbRS?X1%)Wv^tb*c^2<7$K~wiLf**bud)2ASw!`&aOfxzAPd%)2^_u2CKF(1FDCmVXUdGl&=b~|E=<|nW2!S^Q~_&JtpR;
YqM#oB(PYqEiCP=I49dE^emt%j2j#y{j7DcBq}x^T`Li;3M~YqZK!ppGbnN<A}aGGe<>iab)exS2`N!5o-QIEc&+Cs9jrC1$gQL{
pQ&>-)+gU03?Kt7b|<N@aIZNpWU>3Kv@mHahb}fJ#xZoOyOg%0?Vt)Q7^^+74KI?g`6uQcRI6<$zp!DeL#2VHQm~UPx+-HZoR~1K
B{4%Qw4lQf@fe{qcB|H<Sg_NuA}|oJ(5YuJdaT+qcdV!_f~g5D^R==n2(2!!bSYLdM6dWVG%W_HNT{Q*_abvJQnFLB1T5dIt*jh0
F{)B9MysSP94NIYyejmhw4!{Q%O%LKzAphVI3`h~AElls*e^J+->qe@Gq6^yTr3wZRV@su%cs30cp+Y;0IVW22&RZEU8_y7T(HqB
u`R?ayRjOuNUsnnLn|_?3NrvM2CpSD*sGKv{wBXMp0MhzAux9^#-<1@RIpVgE;6mB1~CSw465%iXREI&cCK@+AgR){Xs@rZ{4Y;4
n5%-M;3JB%-l}Az{jB}3Qn22siYpy36(h_p$D9DGiY_QAGp0o*ydDuDbgV+E-xvBVyrf+!ud5KQ1gog4Z?3_mR3)`7Nh}y70wnY-
0WLYMFefyuX{3&)D4ozH7O4=dhpO<eYN;nG#<QEPp{gLLSf>H34zS#;ZLlF1t1o05Su#eaz9x{Sz_9bD{4>p}HLV-5|0YqZK`_EH
^05o7sV{6UnUzT*nl{g>Qn4f|FQalG3?5A+-LD-moiF~F?4t}QWwM;IF08(-%PLZ-EG(#_%C1@>_bM%_y|6Yh10)VFJ1#UfS}_r-
r?Oor=&B#Ji7a-k2Qj`dV6OqLNH62D2`4(Vd@KwwBDCbD9VMDFO|XotnyYs)H!8`j^sXqZh9bkPq^U`?r5%s42dK8Bey7f?N2nb!
WiVDAF)I@+A2E(7->CnaFs!sL{jT#Y1FqVa{S|;G3$T+X)36V&S1r{o+pwsp$EX~!7cRrGxF0hlldRmew5gS~V=dmCE~x4!lPwG(
?k3u>uqrbs;wQDSWh3M+yQ%UpWH8sY0jQ-Ef~_|#8Zc|BoUk}9s5oLWZmn)4bge<L(6O(e%BPVa88XnV_8%N9;U*<5YptrR<uReH
;Hn)UiZtW2?X7PlX)@_A)+&;x5uLTBhOJI6qbv?6s;$tfyssy!=`1dfe=@?YHl0?dzahS`$)Pf>QLqiL=_94FI;~cu>#o49!K%ou
bdYDPpsP(J%c^xPeHuQpDzN^nYo~lCp)Dt@UMv)-x+h+$1)z5&IwQ-Tn6Rd>v^NAVJSKcGHL?h*$uYAg>L_9{1Q%eKq%EeP{4856
X)wYpV6NRR$*D@Phpl!ehc1RO!6@c1tFd{d@GS!|akj)K3n2q72BXucWh}ocn=Y`XPOMuTj4Z}9nlj-r2BtM7P%ZSKTO~2CaV`z2
Q>$4lZ?3&5_bgheEHDJLMJ324!6!K)5ho}un5E5`XC=}z|EmzGC#sb$Xssxpe;6LDBdlL4F&Im;-Z6=;b}2-d@26-m)+iaO*rraf
B&(pNLa7F?W2-GIp{;4EjxtKDrXakoA+yb@FDtMt46MB<^{Bq5wvYFmh^t>7Jf^Fs+b*xLRjeT>m9ZMHV5ssW^Cv1Y&n~B}tgVhL
*F40jzcCsy%&Z%*GNElIh%7iU3Nef&axht!5wXoK^riW*<Fx)PaxGo0Jg)Gi9x&^zHL|6w4mdF{)Gk^kJFVF%j+j#^0<DiOC9jUJ
zpjxd4ynVaF()r5nkOrvXRDu}swwHN^(<i_f35?tw<9_pm#-%$1E|F+UL)MGR<gyeOEG`2(WXnP6C??$&#ky6nWUPmhb`Ty8LnNd
9IFQ=-YOfQ&ncm;V-Mb@Ww3~?ZK^|`Rw4*4uBE6e^D&MvZY@`)RI9Ho^D-r+urFUI+A%XLR;{5ht}VQx_nKEPORpH1%Pw%CEGIrH
iJ~~I4>$Xv3nu<7Ei7mtM;~>ibFLDlvoN47wIr-CS}@YAv#iaipRj?d$0f`%DywiSx1xS2;i_Y)$04t*G_biaiyT<3Ln!gCnJ7uG
!!3cax*=(=HKjVV4zZ-I53X>gSTVODPc9>+jjg<@r>uxDCZ*r7P^z4!u(0l)F))U&Gq54AHYxq6X)0K;M=j+f9;H>BpCB(Wf2sH_
J}nunF|1#(w5JTI{wnYudnuWrovjb7NuI~4Wid~$tFTL`@2WDcf3dT#KrweLFDQXH;4TF*Z70;LnKOE(F|0)@0x)K+yCJSARIdXq
ov3ZFq8_9U3NdUe;;C9HkfO9C@G(fL8meL`a~n=5=c>T1z?;6P4lFgSFtNm^F)==<1*w6pcbw#^D>3XZf}xBkNu>oXiK+CeG_7YT
pex_2z$RX-C@Z-!l&t}<n6N6YW-urT+$_VfbFV%eRj{I}$DNw2ys1no2dOtP6{!FtK(PX`LMWQ8x0?5?iX&Jl5-D{m^ru5D<{|Q`
JF#%3>7=bHq%tfo`zX|+`zffZ4z01Vzo_dl|1C1FK(KKxTQJlxGAXz%$STXS(IauId#KSVCMFP?hpa8KcrLp#Or~}&_p6t+E+kZ|
Nv!@Z_AFs8M5=YKE3#d&L8j`c{w-y$6fr?2Bc$l6{V^yl)v{HroUo~>bSGOaYAm3nZy{N!1twt_w4?y4x+onnC!r;-W3%?Ar=emr
!lx7}-75sGW+!j3#jR;C&LYpI$1J`o4X+F>J};xEa~PVmge@Dc45ZIFsV%&t6sGhgN3d3);3Xq6G@}GCq_6-i1t~SRZmAlm+po<e
MljHsg(DBAwy3+Tt|a%cpR%j08L-YLks&yu4J>i7<|9h4)hyX2{jhc?O0ml<ajti+_N_RuFstt@moT3*DKT!T`>JxTldFFnfv*9r
bsoMdCZtWO>7q%lMyh_GOftYLX0RQta-}LUxUE>Pm#0uJ%&aA>^scn98Kg`sf-0*bohOW@V=RrGTddzMHm^Cb=PUZNXRK*9A*{bC
ps;W%s;@MnKA-_GtFL%5YcP8wSTs?sYpvxkY$e<v9VL1v#-pq!fS@(2^sYp$+%QV9BdriCH#6h1h^vaQY%Nm_9<e^KF{6B?3@k~b
L@tIU3oHRHR;h?A=B?T%D=@sS=A@P|@h~wjxu`;>HJxa!XE3;)>!(>PW2V-rU?7_&Fs<#U0I;Sq!YUiF<1x7|`>QT04y^W}rz<70
EV1~l>7{(AEH61R!Yxs-Q!qiW5G#zZU$2Cw@hfL6<t=|K4m5qOr!0Ibn5b(o>Kvw=tDcT2KQeQ!^sLLO!>lNn2dV6y|F2mox~B%Q
8Zut8&n8<k*s4Y_{jm_LrnELIJ*EY&6tQruu_~N2Of6(B;4*wJ^&TBDDW}D(zy~I#rlsQ`g)C+;{HahV4YbH6zAMnFa4nUmpQLiF
$Q`sL`Kdi8IjO9rbt|N%)Gzz5o-AOS1udSanXI#|60!}8$E9;6Xd@^s9VCb)iZec~2&T8IE-=O`7PV2T&?6V9zA)OV2&x#b;4Cw=
IvgS~BB^0AAuMsNVX4KctQ`O<I4t3<u&i4x?k}k;T_t0#_ONiP;;B3*YN%_i0W1Tn(5-Q&IWRe?Q!~4$$f<27DUyS#!>LZCU#r_L
K`;g-!K>%1C7>-Saw=u0`W+@LZ!fVIvMqNm`LDhq%dZrj5w4i18LM(IvMBJXN-LwIm8?=TlcxQf2`==gRG!}_Wi08eZY?mJSuLk2
o2*GMW**wI;w|p3vnlK;ge6BXAuw00XsuwM%`maAn;^fM@SxJJKCqjw_pbM<;vaREJt3^G_OBN(DJ%Lgvn(R5RxB@}ek=|sk})Q$
4J@WKuBH*H#H=<fN+?^Z{U`_}t}q@fK`G=YP@Fj^u{H0i^{sF(_BwbhzNEpV|2By!iLdY_Ypv}kD6N>LVyT2K;;gBy8ZE*uX{~24
Uz_}qa4RRJ`>95;p{C(2p(X~cd9ebZwJ9YnXQ?_ZFe6$lBQ4{sI~DRRL?>IBK`@LfMlE=)yC#F9<S1}4pQRwNMY5BnF)IeN>MRqJ
$uO@lX|E8gks=E$Gof#=ejL>y;;T-kYcVsemaw0$B%Ii;cPb68NUh%~3oulqfUc7$9kFPz3aLf1IWC*3SEp1jEvdt@T&2mdLZvt&
-z}Z36{@7FmaHu+jxQdp_@gQ;v$EVOaV@GRL#om=WUMYHy&qLD>8anV(V!TvVK9%OaHCeO1grri^dyk26%#s_*QFA$K`%zDa;aJ>
bt#E0Lao^>W*A|tU!^#$HzX#k(<H<wU#s}5>mW&$0~#$PEv&aM7n&q28M4DEq^*0Q9HkN;QY(I&U93K;s<0C>j;+He4y{n4;4M9=
kew$etf}Fs&@d#gp03HSXgk@eg(%=5Z>0|~S*tXqY$O<|)+7or2^v7Ikts%~38eZiDK09kmn(^_C9<?Ejwm(`@-1Sp870c9cCLUc
*Q%?o;Ho;BV6I`R-YcIZLZDb8z982q@+^t04l3iNr!fK~hOBR_FfHXSMX7@+xTXv*qNPNuVI=mfm#Q2o2(nfsIGtoDsHE5_0IzZ(
!K*JY>#V<>%Ae@3?3Umw+^K7?*{pvbEH5cD<sx>cTrAP0Ii)=*Ag|OZ*rGiwo+l$AOR+Mm$tKmUT`gR#1Dz<b%ML@Uk0h^}O|NS#
zA&^bJFxqwbFl%id#j46FPy`z7OWE~9;j2Ys4XlmK{3fPtf!i>$Eh_iXDa=wx2i&}@+{l0L#*qyZ67H!E-Y!V&nr4EXD?x}Ewc0p
!z?2%$0=W_Yb7MDC#tikuPbD*F{yv7rmhRAps5Eae5{kLCoIXOb1I&p6Rg{<X{>jwy{%`kcQV>3+a%wlD6w*?Hn4fGO{^I$`m9f>
I;!d>EG#XsHL9Q}{+QyZc&J)0KQZ~OZ>@KnNw49c<1n79yB1`x>m$M{O015pGpS-MysoV+1um2!JS?Lx(4*BZC$P4zS($vQ{|!>8
)FjZU3nytWth8OKFe(?UTQKw_OE43x+$Pg39<bc0d$5?P5UoZRJs>=-K(1LRN-E7Ow58;zHlzhCDyoGrps$^><0%3tC9aB^DlLDp
hnD`YC9rL*hA;sytg`nrU@WyV7NhmBcdS7!yRzIaim!PrGpl^7HK}tSxvzdJU93Gg+bn7@izD8$&MvmCAFgnw%Prw8B&_}_e5@{|
Sv9XP0;E+bNuK;Nvnds^>$2e>GOesEADQ%^doS9tWv&#jM=j~Fs;J4Yd$44(`mDm57_Atr9V{rZaIyHS3N7j>R~$y9wJsDanXk{F
lC0b;NTk}Pz^z%Y->pF`>aFyv^{^YQK%pwBqbA)ft1ytQ2%-g}-6Hv=(w!V7fi2LeEvy@=cq>1!yRRN0K`%Woe5f~_?5;K_8!(AC
KqW7%ATo#(+ok2S4k{<9lPRH`y`gTKMJ~iFj;->eA1=r)&ZmR2f}h#1l(DrdM=fqEhOA|&Vz8wwexnDbMx{t07p=G>L##or$F35s
3a>CNe6Q%M9xmytIxjkuyc}{SKd^ly2C;&zSF3lbv$A%eFS9GML$HOWU=<QNZKnOK-Kg!SMJIEnEv%ld=&ryf<tuHSD=@<_8LU9D
9Ip$h<EyBr;INmfIV&WsJ1Y;Xx~QKf;VIN46|&c|imynPi>!*NPpele46n~9#;|@anX*AGlA?;KIu8=A46A#kGKg#;>Y`N?SFSTJ
#TV(Qv@Z262Pn|1I;Y~ShO4EjhNT!AyDiMG8>^13l%$NVp|K^XXfxcV!KL7=$hA$El%A}p?y&eVA1vssGpA9YL?BKncP%EYovW84
(yKbAH7X#l#IK(!Hn5PbqM~Cck*{Z{OsQ0@Q>jg@{TRQU$e<u54I@FKWTYproUmo8hOT=k9ISh#^CZQsPOKd(bFKKQ)D~*1fvj<%
#ipw&m@#>;5-sX1-m8DIbt#Lc8ZL9JwJuN`X|8T1E2Iu9=cui$C#FTMe=m?IF`>q*J*`=*U#QNiLZ~q<881bq(kBxwvaXygdM!gJ
D6eXpTPIyIjVf<2N~saB)GfiS^QgkCV<fUIA~ISmY8<zzdo84?Bq`IL0j%|^IEuU|bgp)<$T51YI4$+66&~EJgd^Rrgf4cPXRUIq
Qn08gJfvGJL#JUZNh&|CDX>E`VXO+MAg<Rb$SfeSaHL7Gh_M)o53K2_d9FvZ^P1wBaI={&S|)p<87*e95;9z_>#i-Znwmf?F&}{}
j~i~V{Vmt1pe9?a-!Nh;6*NAt|DDvY1~BQMh9k>}S}j(lD6rtEj;FCEz9Z`@H!g0btSZ|id=$4H=&R2v8m+pmsjcEMPa~bNLKuW7
c_fOcIHggo7OWhwpfuGgN~fKwtgCZ0fvm?WvoPkc#jeLJWu5@9+$B4pLa|1vfh+|u&8Y#hycqYW=&Pczye@a9k1&a#QZA36GcXdU
)F`Q~o1`4DST0ko2dz~z2`)(}HZHiZ6R;GkG%Vq%1fapN0j>TmMzA?1My!l8nXI%f?x%08f~f(gY^>O<NHH8FhpoRWRV?r;7pw-R
qo|IthAvI6&8d8@m8Vjs`>*_|KdgwWTA<3TR;XF3YAzHkG$ppC#i*$+-JsYc@FAnHtRx|yJ}PseDK60|i7;j<@-5IU2{2@%4>0_x
Xq_Fb^fKWgRiy~6vMbIh2A+hN#V++FLMP~^WTS&Hfh=M%F{uqMQ7RadZK=!|WihF(j-{BK1E;30`Yju$Kdt&4b*3FJpE5=p2dZVQ
8?HPw<uN)dVX}=Z<**$g!Wpb6QZNjyJ0+;5gt1{LWvWIjz^8$;YM^$mWh^SFqo$Xq#vwf~r6XjijIEt6?G!CB!Zd9!@2(W4#~&9i
RiFhfjG{L%G&WA7qO1+Dks*Yv)1%?3L#(8r@~8|sKp}>(T`f+i{;!{}U8NkX-ln=RVXA+u+$?*lw5XyZqN^;fcd!vC;W3CX@h>(o
L9wf@ZW`Dqx~!n4J|sJ~fvwpom@WsdzpLe{8Lz)C8L0m)T``6wbS&&JydejyyC_aD>8d290xdWzU?O6#cAWzx4<>-D;HcazJufA&
g{B&yh%HH__o(Wu5G`XW4zR2#HYy?_?yuD<#-K<o`6}C=IVt?AZZXjx^Re5lRjC)Mny@S>NGB;QRWJXjF0Na$l`+mFKeK$THn9t;
E3mjSCzdoU87w0!G^d-b8m=0zPAulIW2W}7{H=no9j;0c@U6?L3#u)qKdvmM1gwHH&n@$_DY1Ysge<AAyB@%;NU$rOC8a>HZK#wj
O)DR*b1POXi>m6R9WG}umaEvMRIHAw;VV5XeXzTvQ?0nLJvLS)v#q!>p)X^n947joQL8v8{;W{50x%&lMj|FL94%}yDJ`xczO2Hg
&@$n)$}#$`U!{wx;i{IXps-f41uSkBAt?1MP_Q;G*0MsbRIxuP3olotF`Q$iC8Jy{_a_ml5hXXU+^p58mo0XxK`Ah-U@AN+Pb;mW
L9vmmr75hdd$6oCgc#B)0U-UYLatz^;wRcLR4=@&A}ur{t*an2MJ)`aX){+Zy)QkgeK5SR11VfBa-AD704aE_-Y_7q`zb4|Co%Xf
U8|rl7bPmJt*Zzucr3Q9^(a=XJ1d>47BWgIksorW+OY<yKP*2gy00!QZ?RA^PA&ta1FVo5cdj)bRj&4?x~g!iZmA_HNiWbZY$)ra
l&p*}Q>14tWG*zMdN8G}Ew3&ve>6;}A1O{LG_^OfORw4)r>$+L5v(AYZZ6oZFtPZkhN+?|B(B`05U#7Tj;*$(IiEDC&aU1nB_ac*
@T?A}f-m!|)hf^;9~@ICV<h9VEGdGpys7CkXt3O+O0c9bRh|qccqCn>3NQn$CakBZg(&1MT(BrG#4BegA)(tT{4TSs6|3bg=q+b0
$f&=xM=l92wy;vLe6yFZYpQQ2LbA;<PcbDh46%K%F)v=DTCAw4IWf(tvaE2g39}cid#uwa7NXuOM=kTIydnK4(lK$c^dyq1{;2P)
U9n@S8>Tj>UaTCk+N^;u7o{MoW~l+G-ZKNKz$Q?o1*}Z1ATr~wpRUy^xg6Fje64h{;4wNZs4=FqC$E67&Zd_r*{NGJOsxVlv@o2r
Nvv<O?<jq<nykyP4ynYhHLz{0ezEi@o+@IiovjO|&YVr5A}HT7!>9tTi>=kHHlU;|p{wgG?5X^#+a(~Rlp(IAysm&NS1jSP=CEa~
s-*O-V=UvYkgGQ=z^3M_SuPkV?Jrv>_poB9!l*|u86gZb$*C8tfU7QuV5S(c5UkjmAS|aL!>y#UJ}N4)O0eEEtg2j~Yp{=^n66hd
rY$+FajAGA2s4;3ezM)E#V_tGyD!YFJ}3*N0jL=z7BXP5e<u|t9Hna-ZZFC%RIV1R12RS@O&W5puC#urMX+JAAF?~JyC~GO0;+!~
%q-Nbl&<HfTP2RL$|$%de=`>>7%T^@4kA#f8!n0~zO67U10Yr?Un+<wgfi)(G$}@~<uq=r1vU?;Pp)#Vr<y0Kl&I3CPO!zR%&n8I
{i-D~qbmEanKV!-WUNo0{H>&)+p(XUw<`#&Cbr|NVJB}dKCjC)<+K(sfG%RMqO9aEmM-@#5vDPyH7Z=R6QJ^-DjUowaxa05x-2fN
9;vzr&Wp2|H6f2Em#P>uE2zmMEwJt>YbkIpq$~HXI;S!yEU9j+RiZ?&K{7lqc_96%2d=0q>?VpGY%o3`&ZFuu4XF~S0jhPZ(6nGR
@+ShYj*$%@JFQ2b*sMIPGO*Y$qZyZ*IV#<&x27(j6RH}gD6otxY^rypfFv%lQ7)5}5DcO)TdXarC?u7pUM_;GbF64A9yM_>!7x^^
mn_ks9WYEUb13AmQ81UVIWe;=C8F%2Pp*wJH7k%aLa(f_i!wj3g){u9R4MbTL?*Sc|Efl*-ZU;WbfL8*nXQDVSFnyBDlauLR3gbR
ttk$qgrprR7qTiSwk}34JgEdNE;FL64Xbx7siS8#wkYqf`Je<YoUS*j(5rbb87gy@(X9=xL842xt**$VlPt+JGn=R^eg~v5k1)X^
f*ve1br}65G%U&_+^8$0zNG>#3Nclse6Ug|d@f2atSf^uL@y#A=c=(Jy)9>`+9W_KVXO?O6*jl1#;VY*p(HUf6|TS`k*J{@&#@7Q
TBV_=nJz*o=_q8Z*R1$0JEVo98m(%r6e@->im*Va{;mWiOt5?~6D*XhQm&4!gtS#K4=yaNbfht*aiid~5}q&=ks*4hmkiaW)UR4F
maH1E>?J*^QZg#3N1W)eJg7k^WT}U(XD?KtQz-#4w5&~~l@c>739M=?G%enzpe=~6_$-Ah7cey{P%Q7PXf%5zCajsPBe1@*xG0+^
0<lyp^r7XCkuXE7a4Mu960~S6jx1jvY9{e8I4mWcHz2~Nh%m%4Y#|pguBrO41~OeMizpo{Wv|Gype~Orm8~c$6er^=-LLtsCo6NU
fhYs93MFr-2b#njrKx7Dr>rEdO)Ir2IH>|JX{;lwmm>v~eXISd`JY6o%P<|Wprrh!YM_`b8=IA<#Hv}cD5=#f!L)CxAS_#{FsTEr
#393~sIr2wO(lq~q9;!(UNoI35wLVF#4EHWL#$6K@F#jF(3$?M0V+MQiz{ENU@)JoJuAhg7b_H`TP+i=8N5}wAGSiW^1aQtZnY4$
fW7Cs;j~b%M!R;lfVnrW?7qFXZoPoK+PDL>HoS7H_rKM+cDO;lE4w4SG{CaJ<D}fGow0bO=_z+Gy0A8?p{zf!-Xo2#l&<tBgt1Jn
Ah4LP-z*lce<%@>#IxWek)#<ZEh(?6d?Cj!O0azx52XjLldXs~BCfM8HkckA6sK}5Xs6(@Fe%Ni6q}2(PcJF0#-Ssv@|Lxb{HrUj
46KW=*{JC-6ENwpeIf;lXsx!arz!IxyQt+Sqp69lvMmiRMK0H@Ua*NJ$Q3xM_#yfvE3e`xWF%*b)v`CQ8L&yOw<~qD^RRuaf3Rzo
`6Iq8hOiK<vN12NgQ@!~Q?sHZM=`~$=Q07Pfh86mY9$({zpS9Cm?{I7@}@$qYcB37KO$eQah)EleJkyX+OVapt1Wk_{<HO<xiAo^
lB$QRV5FcUhbB(36)|)#_@Fwjsw{aj94K^=;;(!tZma{QG^Ky7IiDLCh9M82BC_tL%BuA-@FXRrK{Hh`!7yJr2dxORI4gcE7Ou-H
<R><r04k!bFtCRdBB(E@bEM0z7%0`Rl&B6Cu&Pj?B`t9;<rp2S1u5wqs43qbg06tA$|`oO46A4@eJV96c_MPEI4LtR0IYI`KQZDg
`k%feaIL!~vaER=y0Cd1XQRL|iY=iWf}TDt6Rvn9ZKO$@`LJS~1F0XU#;y7nGbfNOnI&7R)F><ydZ^T*7O0M`wys(u*Cwi|AgpJf
e6ZKC45HjLU?dK&PbHqPVkp5U46#uq>n?Mv?xRgInWkf*bTZ5+4Jaj-LM%fu#H<@C#x3S7Z=zhT&n*ZVBP>uTNHNl`kTa|-<uLlG
0j?n_ZlxirT&>EbZzTe+W+ZtnZXw7jT&U8Lc`wN_-=yX(xG)K>>8<>#7qFcdJ}~7kiKrc^q9pRE<*Gg*OfUzlg{X?B{H@HXsVvU2
D6R0bV5Wz#Unt#<n<>_)gsTrEXD2|h;4L91k*+?OI5cUj!zQ+?Z7gQ4PpMUz*rouj<CyF*+^&MO1vzx8`Y9_dkfkiFoUDzFNi1|R
f2tQYaG?q@qpO!FMlMecQmj}mO{y-ij;fKV>asAZcdV4CCoCVRX0BbOzN*rn9V_^%*`Ye6voITw6RlOKOdLKczA0m_kSOymHy|UP
!7sHbS0?nV*r_fquPf4_*08QF5iEq9<gKPFNSlf(^C%Ik129k|+b*^b7Bm$rG%qoz2CspuhcqRyEvrG7=dO+^b*-`*elgA~$}X-c
^R7>-<0V+DJ1{@6Wu1mC2B*{_d!;6+fvX~rtfO|YE+-B!L!%X~)Gje4X)Ny)RWR`osW2&}1f>il?Is;A!myAw7OpO(l_jQ}a;Kl0
&#Jqy5~f@)c(51@WUW)Jzonh5a}o_9u%bmPk}w0G0I^7~i?FSvgR845AuBDS)hstQ2OHs^oGG|2Kq&sMU9FKNaxDC(MJBtF>Z`t}
TB^bil_o)x?X3~53#uQM?IOw?%Px|vf33|hVzS+>P_OPOww{tQGA;%#wGS*SfU0&aD5!|3A}GxZfu`-Q!mFMxgDM)P0j%04FfdM=
(yEE1rYDsxV66nNW-=ikai{GuZ>5ed)Uc#5pROybXd$aBbfuLrktnVOh%8Vrv!h-wSFCw3C#*`M7AD!42qSW-;3%lBMXakVDkEtX
-=c1>dn&Ok>nRi?jxWb36tK{&CMs{EY@<*Sj4VH>)2jtAUL?V*<gT+Cg`s8_La&IcFD`hc!l?DH4lHV_)hhQYLa#h1)}C1{*)5bM
F|86Zn5PA-fUseZ%&pfeEUnKfT&o1FN3l&Y9k9Tbm8)#6uBwuub+M}~=B&xBH>!Rt#;ACpXsewtoiUxT10)D1(xmyMwkdA_iLuM9
Vy*kCoUDE<A)5*#ovr4Z=&%AYFrXrzBq%(sNv*#y&n^P3KbrO>I-Nu+JvKJ1ZkYHfpRzhCL@V!;y&{6CF0i>UR3uEUlPjeiK(Ftd
L8o~zXD4teMyFS-NUIUAM3rK#<*mxFUaT{(F)SLTOsGR4zp6x_CZUap)iK1drmFy@ps$ahKdAt#<0z|_ld!2XwXa;S^eo0L^&Ls8
RxJ-K>?}p7dNIf`ZzMpdpQ{)z6r#5+OtY~G3@sb6V5^WVA~dD26fMcIn5`$Bq9BH>g)Jc}eGv98!7CXg1gHS1VypQmN37~3HLz6~
Bd;K>)hi}3f2+2S`mpISF{>S{1g+hnjH#rkM=nAFoh*qd>n1`V;G<=wwkTaBo1()j&M>DeeJBnw{IRGiNvJQAM=9i?+AF^g;<4zg
mM~u|{47JTq%H)jWUTp_@h2UwS1jJ746HH{0I@i%ysMrs@~nI;s3}`30WTw$Ss{w5aiprLyQr9n52`0AJA&q{Mk%H-N2<rH6{{|t
I4^fG?IXJ-G%tIpvx+hyKBRFn2CSo;eXUX{GAV^E`zul?&L~(Z+AEq0M6ymS6|Gz>DXW>L7pVd&RWPiXKQgB*YaEuX<0{N46fkD3
k1OP{P^z*Y7qI26KCCS$pDh%vO{+9B$D`j2&9F6~&!$wI3oxLug{sRW46Fp1gsrzG<*-YuDXpKYVlNM%A+TSlFst?|+boH&sjphA
Nv=(#y)Z|x*Bjt~9xNoWd@q}%S*Sv=CaVZCQ!VD5`Kt7+=`Nlt#w&|0Vk`wM39-Ye<t*hO7O3+QT`BgfZ7B<%hNNsRx~y;jo*3hy
ftX1xOsQEgM6A-SRi_3TXQ6_p)TW6mCZ1L<iYKF-ORh(&Uar<8V=ip2nXF<kHmU3(6)82Xy`xEkK`O+qb1QDB9X9f)C9P2`VlQ5s
k(>mmMX=DU0<camg|K5M3n$AS2CdvAJ}Hf`^QQPK6tu4<bEyU?=`bUWc&`R12&Dz7ovaJ3RjA3Sb1F$545>{aq%HHQt*zB6KeTP8
uCN6xO{NDeqAmIrcP^BmIk2&=aIRXcoUMP3YOI&AC9Eqdxe)ZE1+tkeh9`5Cur2(pJ+A98;HM=jd9B1Or?88yV6gfx%OMIgVl84V
uq_ZJT(SHi8?eBU+#^vbJ)~+SwI}7UEv-4Om6=<R0j3%!j5M|{R}k;4kEdZEX|FM_4zL!jp&YCv*D3BP`mXG(Z6>`hMW|p4bgTBO
d!b-0N-C$Q@~FM9+$~*`pDhV4aWzM#J2AYkgEn0-!m0kYg)P;qd@aba!Z21aSswr-cCGQ6NiLa?X{yAqyczv7iz%n9*DLL<?k^XP
fUj^dz$i<g$t7*67%TIuV=*qQTdp{!Nw8U-&@O4L@2%*g_$@xMaj}5|9<L-8^QO3|f+~}(M5X~O;j#*xVXh0TuOihYUaqR7hAA7M
xh2c3-mA);c`zX{BQM%4N-fW<H84~##weE&^EBP9IIo_drmUKyS}ty^$*n<{FP{l3x}iHRrZImj>8hitv@YW^DzMruPA|VJ8Jugc
jI7_MF)cnQuqVb7Wvq0kRjGrp;HfYN=qoOwJFq&L^e@u1h9@bfovnJTF0xFcma)tw>LW5Onlw8kf{kG?p{{)`yR8k3BrQygMzA=d
lPQCzV6fb=E1{*a`>jA3U#(9t*Q(N@hp>1g12jae8Xy)Jhb}KNcr6(u5~#fs$10m5yRgwRi>0c9n4C?op&tMx%PualVJexY`KY`F
tSD)%`Ybsc*{vNeKNc`8N3k)c0<1tL$S*>&s<TO+11mnRfvgfFSu!06!6(cxp(cJfW1(ZNq@M;b1FUfwHL#?rkg5+YIh?JW2PgfZ
f+@NpIWFw1ShF;%B(gj*m9DNaZk*nr?5hNiYptyrw5^e;0I(>bqpv5Znys^(gC?6U=&y|^rm4^;QZJn#2dq1-2{BbHFsk#czN{6o
fUCAH2q~whb0}Do{U~Oxbt@?<t+JM@bu2fj@hwuF^fAA!^sp_U%&wI!zN{XsS*gXRDWv-)&8|c&Ij#0D4Y02+0I5VI6R@cWn6RBF
;wdI7uO`l}Hn6j>Q!I~@Vye|FvM>xHfUvKor!_07)U8G<DzTBI(JrzqDXnlb9Wl_a)2SP-?yIkip)O3RKPnR?Wi6w!=BbmhMyv#z
7AsY-t1Ob3JE}~lvM&`RW3VxiM=ekz+bH8CLaBBd)he5#pOmn$$FXFUgR<GGwX9nrEU+}KVJvg3Y#x>wS*wtuLa&P+$EQ86sx3UC
-z=Riy0E?}A20zfHmqx__Neu)rmfm7+@*7cnXuL<2QbwszpXGKU$D9=tC?GzUa|ZjJuq_~CoFI;gq~`oP8m<IGMU~gudI8kai%M*
0<5B?da4AqD6YeZlPC_bx){`@zORraRj)BD%Ojc))-Lw1+Of+ZTCTD$$SX0f&#vOE3#8#L_A7iY*{Coj=dcT`QLSVt4yvY*!7eAD
A}r)5Pq1aQwkQ5FD5>V0KdVHtFfZt?W3Zv49<cGSLN&py)v5!ok*e{mEv>PzE}^F+eVN6u3aps`@i3#GSgd%fLM^5xk+4~iGq47j
BQP?qKr-mBr6?CKIwymv!6jy`L9RV6x~?g#Z>9IHa-vMESg@ihnyT0cX&w-#+^hc}2Cz-8gt2g`wH<L51~PjwrX{r*0wvn7Q7+~o
ohZbl$fh-_A|$z~JTjxOLoF&X_NR!d1h8F-94KQexUR!4DzFW$$|oMG!zwnDr7kb5rY{k!uN5t-3NK2e4lAmpVifeQ4zCcbxULc}
ge(9VDJ!L|zo?@W*{PVJ?35F$KdnQm1|>1C2`HA3lZ>??Gq1t1%Nfii^QmtzWUH+rVyr!^J|`hAEvEjfu%y{Jpf3z4c`H2?`<4)`
#uvt_NwUo#Ypyw<Sfx-DU9F5RuBqOylq6cE-Y|i&gRt{0AR&67)H3?5oh+rSPp&4P;*NqRF|3USMXK#8o1S+k$|Pv6#;%mDIjnh~
Mko@i$gt5VX|Rp3qAo<O)Fmt(POQ5tGbCiGeWkIkR1vhW*Q>UvGJto3!7$;hHLEeQxHg`s0j=4o2CV&>+lip52%$)=y0b5;Ql_Pv
<f2|Jf2H>rzpzRf=&uN{g`eN74X9h4N30qPg)jG_X`Vo;`>Jy>B&--1k*&#?n=PBJI5eQCWih_2EvgKz4>328@hCngET_Y&Ag*XF
kS^<>F*50@k*6XKJf|$A*(Pc%&^K(X^eC;R`>j};zAb|+rLPvODYC$(Nw4p!_Nt1oj4gE}M=S=gR-)M|^rH-~crAT0<0xGUvn^Yz
Xs&-IBeFHEI<7J(048Xh)v<1|{Fsuh`l@g(Ijx_peK5l<*exR{d!{BY|EzMX!zwx;eJ+)(gfdJJTPZ-T3n;Cu1g`R|rYp**iLtMq
h9zVlf-XrcdMs_KQz-+Yg{iJBNv=|=8z%p$ZY66Z#I1`O_^rS#C$d<P#W)}_F)_`c<rT{=Zmwak88L>P?WpCi+^`?51ep3Rx~Us4
8mg18-mDm*RI#Zr)GN{~LpM@2bgLMtRx|{QQLscHV=(3>JgS}`=qU!R?4pF8rYZ!bY9&pl<{%TRsjJ>3lP)79pDyXIVi+<bBc@j_
|0~a#hN^WnoUOMB6Qx5VV65sSg|S~I^r&wrK&_S<9;^VZ+pQ!eJ*YM^s+$g={Us48jgTm=K&b;Msx05F$}Z(Dps|lA-!SkCqbx2e
A1~o7x~-wC=&N@mFe2fU)~>EHyDlUwGA<)6QLPWE@uTjn;4+~YQ=@&Yu{5M4TQIk*3M@@7$*0JOq^)(ceyo+QA*n^G)URnQiYw<G
)UH@C%_Q`zAf+8G`>xWe9j_TMQLGB4Hmv5ZSg!>ud9BzkOrqMV$0xRrLNAP@)|!DSFRKuy4lWBI*Q`$%sjUdHJu`GHC@lfBLo;fq
p*5VZk~Q0{A}1)YIWU(e!7zI)S1r!0oH9!c&?+pezAmz`7NSeBYc6-G6D}x{h^?U@4W)abWvyH)+%GFKi6$5*nkMP1A*~!DvY}ir
)ha6-`=iY=%pHvts;<YbODDB1DXws;nK6B=&a0=G%B2}5!ZquyyDTrLO(_AbUNH}_`k=$8)GG+2ORcvo@vdhux*`LlNUa8spsji_
!7inut0q7wIIJMC#;nqwAFKGXu%rg1d90|UUo8QwDJ?s$R<Bj8KdqXrE~M$M2B$2kQ><GuLoP)O!LYY5m7%JxdJx{Kl%{<p8?ZT_
@sysVVlh3f2q?d;=&0YO->zG#^sMl!ezCnZnJ6-@oh+{_GcKYqaI?%1j}q6i4<@@XV=U+_UaPC9r?EAgHL={RtRzpRa4xTvJFv_q
^Q~{K^QL*JUMH$57$*!f|EbfgeyCk6*stpgkSz(aEHHsCDl>T}U#r?QZ79l^cdz8CE2&K+MW`S#b0z()Y%T*PzcB%=L#v9eqbB_*
04LZd6RcaM$~2FOrl`ZP-zqq*tF8;A=&N0=X{d6W+n~Ut%PrTijWjZzkFFxHs5LpK&8zFLi5_~g*reR2ud6DqdnyVhV<t(A7$P;G
ldndsF0AgZu&ep0R;+ac%_6d}grzzpJFEUR#VislyRLho1}J8&2rkzyYB6)ADka@BEHaj=psmD=sG@wV?=8-)@UB}d@~juF4X{>}
;;kMsldiC?p_rH^6EgHBLNVthh^??GVKaOi7_B0vBd*}DnJMM1Ln;=HUZ6jy>#Q0ucQ6F4vncx-%c%94_o3b?g|57$_%JS^)uEa(
9<Yd|<sQ}*fuxNwnH*XRC^Et<h@Q}#n6OX`c(kdeQ4P2-FPfpQN~r5FrLI$%KAcpqC^!qMS1#z9w6d=y`ml4Yrz_~IAre+6L8xjh
f~1crI;SbDiY={+gDY>WB&wt<yebH-M<}i($uQ%d`l8>g`K*wvjH?kY$EzE#u$_OUB(X9rN-7<$7Ob7FDXwWSgD0-9aik6oA}7AA
`mQ0ZkgjE_C$Fllb(s~Nx2uMzav*#mt+O4j5hcg0_bV?dPcWk}@gu*jf~<Zd^Q&$zH>C<PiLV|6O)bo<)G!hyy)vmKE3RFsMXryV
`>-A%W-;iZII$HptFhOpQ>-*CtFHyK-=VUl7b>eNSF81{xUO5Qd8WM+=d1y#D;^)Q6C4N`#;VmTMkpPhovD7Q%Os#DCMC16qOd=$
S1&`N;F-WNYN!>f`KU)O3Lk_pRx9+c5-q=wWT{xNM5>T01t#XLgs_#YA+gdQ7%8HxZ>Tu0wJHQOUm{SjJTNJ!BCv!jP_L-2`Y^E}
>ariD;Fo|l+NW!VL9b|}a;z&Y7%jIco-dBBbghG#sIFcvZL5zg-6uJ(wk0nuP^$_cyDXot^R165ODPaB;xn}=-mDoW8Yg4`X0nJa
HYLq0(w>Q&v?28=FfO+n6|ZD0UM4WBc_RTZ(l6sBRg_e!bR530pf1EIKP{oBsIj0ZdMr$?(K5J=ovVSeHY+EkvnBGTVx1kZ<gAAk
+%PYx%&3Gdn57t~z^_-WimWKCo2LpWTPd-x=PP}oK(6epZ>oo~T&c+qovo*=?55Bz^r*G1`K_I@7OyH8p08)AfHC19DytE&=rH7!
sVJDC9x8CD!7^esimv7-v8^(#KCSaH|175fLNlT$a;d2+5g%K!&KGmDS)(4ENHEu~H?a~a#w$801~BiiuB;feQ?cN#+_8Wy`=c~0
L@Ap$0Ihqf8!_sSzb$s9@UFJ58z9@P39Y-a<}V?VgRb$g$|Ra4X{^#3daYclL9Wa%R4m9V@UiGA9kDX0tT5a)go$b?)hlp^*Chh5
m#!nHBCnR6QnCi10IB1gx+GUHp(d-X(J<zmhAnb64zG8reKCP8HXcSPsw@Jd>nRVl<EhRrFf#ZK5icgGL@pYw+pu)9fHR$`1T-a>
TCJ_I$g*537_F8uOfWC4-z%*taHxtPd>>UWyCwRp2rz~r?ktupAhH1sRIkD<{v;5qjV^Mkm#jE0<gqsu2(0-m$S~t9w3*?q@v!f#
)U9l-8mNM;Nh(blmoD<B#V&WNQKzab+pnw+!7cQ$fv7C4GAv@X$FMCg%q_1V94-Vf$Eo43(6p#11*1n4ovS#iKqpxxb}Ol|rmdQ+
R--#C^DcU?2`w6edMpsB)hM)`yEF}?QyEvM-!2jxkgyRh-?BWXo+u-(BP&X+#j40G{;j2;d#W@niYHGc543<U6Ef|Y1}r(1T(NK|
>#xeN_%<3WOt87Ki81V)#j(z<r=n-4xF%sB#jUxkYpM*STC*mgE|QNZ_A>n-dZ}M3#w|Lm*C|wzO0Yk$2dot*+L#R~mN3hyf~?dc
-mm+p`!KMpWvDeKJ+OzW5i=yPtFF8+8my=;MHb?*8?G#<)}TYHX{70w{-jo{wXYPZ=B^2;*szSU&#fn-8>{T9fFaJLLM&;noTaO*
^eOu&rZ3H{y0N*dyRI7{ttC6FB&tEHvLk1Wvo8j)jw#KuW+-(fOt2fPF)-$xBn};)>?{{KEvW7-Z<u>7XCo9f%%)_a%PvYHtRHGD
KB9~yG@F<tJgDuH2_;%C6RkTcC?Vpn_bgr_qpZc67@^RmmZNf*`K>pc%_{#P`z$K7Ijxd3;|PzXo3U-E_pf%Z_AXbge<}%$XRLj*
lq={ayPZ$3pCEv!MzZ3YDwbEQl&8ib#;H>*5US}as;(-mSRf~?!85)quqj@g5G~@Zg{;G_A*`u^gr;yVq^+hI%bG2;7AwUSN~I!<
thDVcSTQ4@$f;T-H!ox=g(Xm_uqLpsJt{h>iz>vh{+-~dxU1VA_bKF%-l^;-D5kBfJg2xVuoy_Gbgu!I#~AAtf-Uwk@Fx&2PO2ub
53V&ZRIY?Dv9MSt?X7_|N~{yGtsUU4Ev@APy`elJ3@62_6|k4CrXcR8MJtAy^(VF|WiHRJDzRFucs2Pg^{SYwRIHULZ>|wA9FzE>
b*wcnJhJ+$tS7dMb1>SoNGzqZ-6KCLLZ#84TqfC|bu`*4J}SN_!z;Tdlc%*QiX&bzt*LsQ(;%lTHnF#*i7zRvKd3J<e<voB@UeZX
Lo4gC60AxsF&&+*k}bxan=bD$_9%uk6)~W$jxUX_sWAC3=&xHcv#l;FYN+idATrXZ>8*t=5vVqjw5j+qk1-3h{;kz46fknIH>pOV
3#h0nj2nHe4yB!?g|FAD_ar<ap(Si0Gq2k%4Y0_r@2p-X!mW+2J1E_eCNBXUdZ&#o$R^4v-L1zis<2iH_b{xl#x&isk|RO12&XEr
yRI#;@~v|y6tOU{HLz)_ZzUTjnk;^;!Lc=z0x#;Vf~ruaQXMd)VlS!&_bPIfm8u;uDXzyYZLpFd{jHU#^(?Tiq$IK`*e_6}>@8L>
(=IBWb*M<N1Sa1UKAb_Yz$uNf&6KCB!zpnvH6mY}DKlg$uOCMwLoW9xFDM@=>!4mJ+#D4j<S<<=%rgwK@gA)&PNh<*maZTcK_p(9
6Rs*W6D5VO+pHug5~NuaKQsoh=`40BRwciz!7VVc+p;Sm1}z+`NvL!s#j+14@UNh#kEpSzJSYSY#;f40mMu82^(NXa1*zw%@T?1;
KNr_8jH}J06exSJ39d=2PApI>7%fAn$}A2TTc|r704Mt#t)`Qj<18nMwH+;}T&#CAAgmTJ-6YYj*QDs2da(Yf+boKz!mSu7S}RSf
IkH2eO|Yh@U9tDA_^ea0L9lo$60R;TH?9l{rm@?q2BwHBDXADN4zM(*`KLx6L$OY^6)V`TRji#WR-JPv&nXwC2eghL@uONSeyRd2
v>tvV2Cd1f;H8d?7buXjmYnb`6R{+$N2Eq3L@mXkxuWPPk04Aem#mYp2Q5V$Ng&fMNU8a--!V<2&an-y*|5E)ji9w97O5c<9;W7|
zpWar@2hwcAEz?0h8nz<%djLcxG;IIBrPT=4KZOPDKr_dP^=KIN3x8mC$fI5S}dZZ^&sP_9v;69;HL5@Ln>)ClPDE4(;q#wd#y;1
xG%e_#vwHyxUMiM5+uW}UaXQR;4Tg=8#G5KTCK~e{UDr_u_`dKGAxRb*{(b?OE4dmgCusWWTk$judD)*_oWyxU8H=n4X(*4si<Nw
MJtb}mL~2jsikA6F)jHmdoAs&a;PyXEG>c%1ELMFC9VmaXDCgl1TSr(Z#L?Z$uXU%@39#y)~QdaZL~J9f3Z)lfU3u=5iI1dd@cv9
5U{*4H7zD5Cm|z@oiJsw|Eb9{<FcPEDJ(6l2(OQu>8z9`XN+Mm52`YxL!dXXe<fb311F{=Iw{Dl3ax^zC@uITm@XeFP^im;YpqD6
iLTMI^(=-e?kQ=f8!8ct8Z^Ev6DQ-U?>6@?T&)13`6n2xMWbP^=B&6Z5H75wn5;~v0W6BAqb+)kVXoFIqotsp4mWTx$gn;c6e?UC
SFlE`@G~-^Td2#VOsH9`3#^MRsHiL+p(zfgF`-bgPo`_AoiRilC9yq)TQBUYBd#bo6)y5J0<KN0?6KvT1t&l*^(y_VjxeX3WGUe>
QY-E+TPA)nbfMKJ1*y!Xi!3a#k2D{mjxF$tKQ0I@?WvwJ1+tf^QYgQ%-lz|r1u>^EVJSPYeyqMN_$c=*DJ_(wqOu7rL$h8n>Y>r9
05Q&=)u!MsTAeqE$*)>24Xcha^sU~onjt%}&#Fikl`JuxBc_a~Z7$0!39Y0l+_0#r<Ecm?m#lHCXed%OzbdM!+N#&Ds;eFi2B}Ig
!z!?)z^p;48lfq(i>fCMDkY>UP#q;LbtfJ%)G;v}zOA9K{3s|Wg{a#mrLA``3#dybYAJ3s1gXxFX{ax#3nZ&A&ahe_W-O>G%P8+0
SftFY1uv*BB(O8F@2}aWv88XV=cAUXC#||KxhpKH`mD!0nJIm&5UqC)8ZU~h$gd78A+Zspy)?h7I4QRn0<zw(1uumxhpptLd#ZP@
Yp#bf4J#`yYOlViry$|6ysVKV$S5AGf~{+f!KEpx+$Iw(X(sKgyelQHORx!^PqL7s&$OH`+onyTp|DS{jHTTbxTfN)y`p<4Z>J(L
3#~)27p<_WeV}oc$ELC{uP`dEn5n}t_$+@Y@2GAZPb;yinW!nM!Kj(86D9tu`KpntyfK+DCodkTYN^*Jx~&=<sHM#;g0Z}pw4bA-
-z3DhA+F6RT(DFwBQn>RAu$W28y0>ln6UY-IXAa1e67kR=&hO?1SXZO1T37fZYnV?AtxrV04pa3CahVlu&vnzRImp$Y%s?xXtKGW
*|5JX?<*xV%dRW6X)mKS4X3#<L@n#6CM<ZW-LsUlHLg<?CaDgoUn(X78YG^w1TYgDJ+W)9QLi%~&aEDx#G|w%ey|0pZ?A|hw5*sc
(4b)<Go~OQ_AD={NhY)`qAE+UVW*EPJ+E;Op0QgkXfPG9k*lRM?kwo3vnHI4l&{DzNibhA!YX+lTd3cxGcf@&*)Scgsi6O;exE$D
?x}mDeXLicr7#<g#WZoOm#jswsIC&ILMZ#F=PsR{-z-irajn{><f_81?;zW$EV1J&Pnlk!TdLcpyR1wtqo6Aq12V%SKOUQqd@mHJ
oh8huGo}KsM5m7=gQ+<d87z7+8W<F>dZg2=`l8M(E3)RQB`63dCa*WDVy&yJi6~O9)uIn21}*T7!6yB#9jMx_YqT3QW+0QTKrSke
YO5`>Oe{Gh^QNaLjvzv%ZLP7ePA55}Q?D(p3$5_4bFi(WWFjaq6tH!Xr6O%BLoG_KO|J;Bu&oKQEUb;5Tq=vQ!JtwwO0H(IR;AIb
)2@ateW?Ad`mUCz)fZGKFDU3LjIGry^Q>=%O{^6!J~2A09Ie5yw=HKf5~Q{lwxGr;x+wl1)U0x_SS^gBPOri%BCD*ZU9l*sd91Xb
Rji(<udTSOm8#T=R4G=fNiR;T;wx@2_9mUG)vxQAPNee|c`-Yz!!4+(#3p;Mlr1%>$gJF`+N@@^7_rtSLn`{Nzbo0RD6UzQM5s$8
x~&bQAF!7(cBNV^ovdaNqm!$rX{>gu4=gJ%P%JyILn8I5&98l@m@J2@6RyRb0x(9HT$gFBr>jW~P$eHHM;gkmlC1Tq*{K+>=BZpA
M6Amzp{PfxW~c?QjHLFl?4(;V_N+^&53PP37%5q-@vXWhA~1O|$*Yu>1TB*^6Qx)*OdiQBeIpsGQ7T@W6)2Fcw=i0vJuHu`5UNlu
iYP86jH*$seXk*{Hn6}Tk+O!V0id^_5U3oJaXMD3Ft5oQmL?c9>m?Z;FfAjQ5vp@8a29B+`>X?;?5sW^Xt9+hM==OA7PMxp{-{x|
udKYYmm|C>*0KJPajt8t!l=O?LoFGxCau$~Q7gfj8!#5Igfb5*IW5MV6fAkG1v2<3Eh;K36)d%{L9EQK3LSH<=_9=@6RK4R-K^T5
s3--mIW>o@^DdY<P^TT4Z>pE5C?iNNXs+a?Zmxu^O|CVn;iIJ_6{pv$3OD+%3$Sc3Lax!V-mC(SZ!pZSU@omTqNKzs@GXfc2`{0X
xEoOwXe;n9z$>;eM6I~2GqDgX$*B4;%q-|Fxvl9R>al;W5Uri0w68{!6(~hBf~_neG_2bwYNp4iDJl4s$*5K;CaMuEm#f^XfG1q7
ajVOv-LX@!DlZSO9wd&bFt1%Mc_{F*QY;?_xTE?frzJWpLn|w-eXV(}IHXUU)-wzq@2#J&YAhD4i?PSBXsf}U%Pe*(E-$Jrsj~Dj
n6%{~O)WOBYNut8Z?Xk2z$_7{$tmEa6rHTDMX-*aj3>>ke=iXv3@i?&2C;dlp`ME`ot=#_s3{Mnkt)cn=A>R3cB;Xx3n--mbDgiN
O(t2Ax1@+DBdT$(X(>dK^)k;anYg7b|0PW+w6#^KQ7N3Jn5KWO+AUeFORYpKYo*bsiYT!vttWttT(l*r%Cw!RJS$$Obgm1iq$+Qi
RHR<5f-uoAT&EqOpfCq6F|8jcf2BdE87^ER%qfAGUaM-TU#xelez64-yE5pf@~NJ*2&PJ_xhw82Yp6e*)2<kqx+pTFN~Jd`ej+O~
1296aQmvFIo};6r=Q5xv@hPdWmaVw0XDk?yKAhsCn5vkbVyhS^qBO)TeXzWY&!}FepEQE7NG~5P*DP_YcQ8IBj1(ZG_ohLv8?i;H
@he!F*&-UQ05uL0o+e_ev#qi;O)^Ndqbo10kSzU_&Mk~6IxLi}w4dmyGpwi`T_^|)mY<X>UL-Fv-KDN7|0w}5OCjYccdWFIu`mWH
Ca5JcJTP`LE1pU)Rv~N)H!V9cR3xgb>nRhWMWhO>9V$|*)S?9<{Wg*(<g6>F%MjlybuJvPP%C1KxhtY2bF3vSO(-QZTrRe*o~~G&
hAMQax+UbWjIpJw-z3~D%cK&f{ifb2HXu8!C9pu9ZLp!8#59yGJ}lw|_N#|3Gnlh2bSzvU;HK=X^r+XH*QMtxo~RtBQzvdJB`R2|
v9D^dy0Mt2K(=@&@UE$@U8s91jyXB9F0xk+RWwGgeKNu=$+9~o<t{Hd94w@mPbcxL-y}{d7NDIlVJSVVR4%Epysb8#dMa?Ri7O2g
dZFSj^`|+hW23JV>7s<EGq4gcVW<5eRilrjm?*U&3#}!nMzB1qqc0b*T{h&Tk}~q8Hn2CIgRAtY>maQ#z!x>G=P)cD87p0s=&8b~
Vyhmeq@YZ!Cal4&6RI7EpQJ)5o3gAhxF;_!W-ZAnE~+)Hg{sD|j;|D~T`;hs;hj;R7A_O1(62%h11ue<NiV7|IIY<ikEY5kWGE|;
Jg<#1zpLe`Af<gTt|b5;xUlc6)vLm-moZGO<S!zrDWifc2(O!{#;(i|ovNxV1tWO5hahdQ;H*%g_bg<XPAB0iJFI`Q0W58*^Q=p#
t*%w9$g1m?x2qp9Iw{Mnfv=w@pRf(EF|P9jrmfzqDW{k$k}e1-EG+jZldU?L9Ie(YKcp)u4K4Pi&LDI*3$a@<^{9#?I<gQenk)@4
(y&vk3bF$*|1c(qeXJ6#!ZA@QTp>xZxF}*F9Wf!5VzYB8L9o}M$}B@G5gpWzew42wSuxqE(k@pm<FEm%L8$O6_@h^&Mx(8b1TQTs
xi2rCgRVfTTd};T-7%1#A*eB(Tq?3FL!>h@a<1#D0InP-xh*y&UoJ1MS*;(ida*XMgs-?OkD_M<d#M^6>akm@Djk_HAFS^!A{);d
a2~O+>ao!<L#VN=+%om7z^neGrLV>z39y?oA{|<;R;<&kYA^b)$}=I4^{yc%g{bbYkgpmb_p0TocdMNl9I)gnkERt2rmVg&;j<|&
tFF&27%b+nNUr9rh^{a#Ij!Zfd9!ac-?F8VC$g`ehcF<i!mZt<;G<<PPNu`4MY3QnLof!a0W2{v^eRrS^{gqF)vcDSDWwLl_pmb)
6tOt1h@yM0EihS;*sTGiCac}C+p+mCJfp`gt1iBkLa-<+79ss9+o?P-ge+*H?X3l>w5>L-IIje#MX$*qYaw?aGOC>{tS<wMBrdt2
$fF~xF`z%JX0Oz!p`{&~XQ?l*1g(0s{us_NX05BQuPmP~52-7y4yIfy)F}rnOsqpK+p>$ObS701I4kd?^{MKvn4pxd3$Y9@#ID|+
3MDkG^fF(m!mdA_GNJ(}DK2iV+%6L^&?$kjzb2fops$&)jv{5Mk0>ewXDSt~=B^4Ya;(=dV6FqLf3#Jhqb(h+pr|ygm@H$eNUn)6
ycP&0Cor_8?lG3A2B-llOs2c7)~w5><0?3kOfBrMOcqcj4m8B27B8YOU@gg=GqTgKL@krB&Nc<DO|hsg^(nq7t|@e+ZY4IX2(a$2
RxtD|q%0Y)Z!!^;j4P<Jrm%=LZmlV>oD@VVd87xJpC~%7TrY<*T(GdDTriHM2e4kT{4#T>ov>&vmZ`(3RWI7Acc{21<fi5jNv<_4
W3Lvfva!pgwkleswk!jTy{vUH)GD8@uc@jgw<t8ODWj7s$FQ5KMI9%uD=gu!@T-`rlO(mM%dJa|yRG7^1+KR<fGJw3Tp{MJp&JXJ
y{X)(uPx}Ujv?c#=qQRUNT-vr-YJ8t*f2ve{3S!CDXu#)K_uTUlr>Y6LZ81XK&UmTpCrjF<*B8vurM|lq_97-xF`uI0IZ;|PbIV;
6SDEHe6eb+>#I7f9jc%#3Ng8;_OQ?@iZpPM3@Q&Yb0{i0_^K8v(k{9zX0UOU{4i~)s+<9=wJq>1ktj`>fFfWa>9E=+CbG>fD62ZI
da^01JS+e%a-tE9XEAf7rX-H0IjHfgqN?+x3$Rq0u_&1^Gq3@tI;_<w%qs%0gP5G8*d`96bfmp0ye=cFRUk35;ikDJ{4VJU=&eE|
46MN|&ag%|VX<N_(yv{ZdarmeI;?{+$(*$%;x5s#xh!_59jPv_1u!@=88D3+V5Z%#)~Ze^ORq`_vnwwz938_Kx-GFQ#;bR+u`tAz
PoRIS6(|9s4XTAHt*uZlDzH(cuP3LkJ+3vZLnaufe<u$qnIx7aVKEAmq@sqgY^pe`CM*rAw=>Ny-Yp}a->z-0ShEYNRVmFe+@pOg
ST*UXFf3^rCob|ai70v_QY&b#NvH*_n6W*ENvz%^sijma)2sNbQ?D+wFR(!uzbR*{0WE8%|E_+lTPPBwYpxTlnI!nAF07WN?k--W
ez2IW!Y=Hqa;X`M@+P~IxGqqvbgSDgy{FNy|EA%aL!mb=+cl;vqO9XAp(%SUO0cA^Zn3kgQjpm(hpjQNO07DxRV1J@)31^WJ+XJJ
AhO0X-mC+nU5dS|Z>~=lKdch4Co`C*;2k(7{-ofnt|T%jDX=T7a<JC0*qt$`H?P626{VIj7dVKHqpYv3z^U4;FtOw=>7#h2Yp9)_
@USH>11RXQ{wW`<M6W`m)vyqwi7iqn&Lguc`m8UZ4lZ4>3nwn9eX(m3fH1tMI4VvogDqVz4;pAClrV9eEDL5aMXh=-cdF4YV4p@N
=_r>FW}ojBeV(c@j;6FKxv;UYudHw^YA@Uktgor3m#pP2U9eFy2Cy=)SS8q?+o`0gWGRoZIIK3Zk}M)E7q7%9HY}qk*`viXA}pA&
IVd2p?Wr@c9jEyTh#lLo(<yqXm#JnOvnaJKJ*2M{zphRwqp;Vh?5bj>g020nOsz^RX0ZIAgDpn1AF(Vgm?jD>+bsev@vPhh%dEO0
XDvQ39~eI$X)v0kRit7ZjxH&&L!R5H@v4iawkY1O8>wM0#;r}WkgWGDUa~l`v9SvtcC0R~C$fMS{W7YoE-(zO_p)I!UNlOpjxErk
upgtRY$$*xQ76$a(5USwaV!d<-ZJAUx1|ZEbFp|ZIII+_juSkr>8uPFzbYv*VyNyaU#&DT2(aL<Qz)05>$PaC_pF&DnI{l2!K+oS
$uBr4BdH{=ekS5G_OQRO39=lM{;k`oaj7Mi@373SL^1Cua;#c4w5sy0ma0gg_Ar?%*q(K%y{J?wjIceX{WBvh^eVuxbFA7e-Z5z`
PqY~>@FSlmt10@Fdn>dl1FY#M^sq@Nmaq>hTrRyBVlYyzETs>vAFD#J`YnztMxFw$>#TpPL8wQlJghJ*t*`4W(XM7PNhsHlNTiFa
pDYioez2CQF)$V?5go!D{VhZ(*{r=GG%X`6$tFr2S*&-W+O5|t6tG{QX0O(#s3j37o~q$8^Q=deR;FRGrx*jQ?yY#GCNXWYy{W&U
v?U*~^Q+{ruA(d|z@>pJe;MDfP^&1haIe2C)~cN?m9hn^OsTG|UaPl*eJ%zupssAEdnKQ$CNN*EMkqC(`>Ta1X0$db+pTG@2`$ht
qo#bI<|i+wZygq}2&C99GMM+OUaUbfJ}0e~__13t>?u^QSu~EUdMxXw1*N%?m?>_iF)$pkH!hVPB^X1cvn;i%Ppt_u875h$J1Z8g
(63gUNG|G_n5t$C*eYtWM=<ZIzA>7u_$*^7j;*JXGA+p{e=^Xm%c&2oU?89<x|bCuLMvJ@6|H`+g0G^kl&=c2pss!@J20V_R<Cuf
-7%!GdLE?|X08b^o3MeP$2glSI;3eRrYYVjZ8Q}tjwXz-{-|0dTCwS<11d={;;h-Qgs(-gWF@_kGOzrt!>ZXUCn@qSgD6O-1F;#E
hpe-xm8$cv#U#BdC@r+Jdoa`>gRvDgO0Rpd&9nTol`l9ZhpC3GfU265DWZ6=pfB{WG_1}qM6f@gFR^W%C?PPeov(?guBhy#yD$f&
qcNeUGo-I9*{bEOGq5TzMyy1z2B};vCatOnBdF`B{iw^WV=jO(ZYA2H{w=f~2&zV>`!SL%;H)I993mz%L$Z%6F|d#*A*<{y?XnW7
3#$bv)-i<}1t=5~dni^gbgtyE=&k##8>cj}D=2o4+7-Jl?;Q=KK`rhh45AdNL9R_LmN3q%u$Z{4>@4CeO{tJCl$^<~_ar@(Fshz3
;IH7WNidSIj3`d7c&bGbeX%5}{i#SU8Lz@44kR2e>#sj6zOEc1T(57cd!>D;NUUqGj3g?r-7Iq%n69+1XQfrLI<fPxnk=-XmMo4U
ATpdNmaOt8%`H1E;2k(HBQ%Puu_Jmfcdg@{>8d5LvnSppt|)yp8Lj$|Lyu3e)Tcx(kD)Ux{3772Gp0?Qrz;hzl`K;#3LG{h11ko!
jj&#zny$^PGP3z1Eu#pobRq;S>#L@*k*K}~E-peUyD|BuQmE~xD6H+Uk|3BL$F4A`6ew~oEj2AFK`B);FQ2L_uPWWBTdI#DBdnLE
2QTxe!ZHT3nJEzvb}+217%wrfmo)h$0<X8S_NA1X{w*xANG$uV`KEcAjjnSkHZOguqp>-z5wVCT+aU<A%P8}nWvrE?hM%LB!JwR{
Auo@xktFjXR;?ngs;vs08LtDZ0x9qit*s21Ynpi>^{A&Nk*O*!BdohE{UHS;6Rff@AFpz(Kqz{Me=jUCDy)7i$~3X0&M`$RWud(p
FsGO&F02o$6EGnuouGKDh%MVJ!L5&_=%C3khpY}JhbT`pjH25qE+{9KmoP6c&MrHw1SxZ>&#eI+eyQ}JPOWpXO|MENKrh0q&L&GN
UM~JGL$M7qC9hT~*)l3Iuq=EmE+U#FNFfjm)TSV?ajRpmkuCWnHZjhihOLgEb*-{2QL&{d!>zol<*r~GXD~smDXzgLh%4K!qb<>+
do_Zm;wCDse5?<XDJ!ikaj1r_Krucn!lbIGr!b?KDX~N;xvmj0NG)BhUJr;c?J`raDj@N(6sxwaCNp*>ku;T}uBq#?XRn2n2eARO
$uk`&cPauf%dK;+BC$9fxH8?au%`th)-3=pb*F18g_}MrMy{W)A}B2+rmdBvTPb3$iz%U?3n<Q%&zLf=3MgGD#i$Xm<}g#O1u-WT
<SMDD6f7SwQZ3@JYN=YTr=}IJq%=0MA|`7zLaExN2q6$K1+o7tjI2G8LM<h)JSOR;f~(TApfpUb;~(Lgr7-KOq^$Ha<SqlR1}9lE
`=ke}7N`>;HLO)EH>uDx^R8DhLM$;Y0jhP3=q@*?ZJ@I+Autdy<D|%*JSo7R2Q37ww5(zu_AqEEfU#FF#Vl4Z<*w(ZU$c3jc_qp+
QZOi}W2|y59;_vn_8Xxz)hryQqouYqXD%eMyeR`42Q0uV+O9*a8K}D_)~BYeOd*mmE2obvF|A&#M5lbJW~~=5maLH}X)QqoAh2*U
t1qRnkFORYLobsjYbEHM94OkaJ|}XiS}J}U1|D52<|>*UjH>IaXrN>y+phZ^aW3B|0jSX_AE^X@IIeayQ87#@vaRv0sx8E@2`$5*
Bdv$1WTR}Pv<>5{`YZLN0VyG}5g~Q0Bdm+26RBu1{3dR&xvM#)eW_oMC98Qb6Dj^Lz#OQsSt52LpCqaif~a_}MXxTV#VnE|0H~6u
ohd1=z%EKGU?JDD6ttWydo3a`Sgnq*&a94+jIIzao;6P^uqiDr?xk%a1Pa2F$|FClVyse{`J(VA2b&5YrmQ+9@i3yT8K+_};<Ixm
#4h(M_a?z5?X1w0N-U}^b1?fPPa_MgF0hBJogwNVnH*Cta3`3dWhvFH4XdNAuB&z|XR<mnrmS$PNGq7HDXoPpKP74~W2ZZp+^iO|
<1k^Y0<4FsYO*1%$E&lP1gzV#ZJ|%FZYT39a;JSPrl`d+4IL7$Ijht$G%&cX)GUuG<SSaJlCjR1psaqdwxBpJ8>>t*8!+82_9<c^
_^?T*(W?wGEvghTNwJ8f8?M<ls;_*m`Xhp(Kr0riLL!{4nj*=kdZ@FCwJ`}Wh?Y#V;iVd|_%IGHL9jy}=%#$GK%Dp?4l2JShN{0N
hORFk9xqBSv?kl3l(EGmIjU?imak$mM5sv<ey!54&z>l%JfS=>$*#n#M44lxRj^trpQV<m=Brb%W}d7qZ7!fBZz|-d2rbwz!l5Ou
fuz$d2CVO~oS*LzZ?Dm<;Hs3Ut|e$I5v}2%QX%F6ovT}_Gp~p#$Cxj$_$Y}o=q*F79H?8Z&?_jZNT40DPA_n$IWOZYw5>&v<uF;U
LarLD#;iImST4>W9<8LC)~;(SA)GTY120h@ys(rp3Z>+&Q7xD-Ev|#AuPxm;x2!T4${(b!;jY4wgezJjnyZ?rFewDFhccU~j4oRp
8L(io6EdHwtE~pIzpxA?WiYrS6ss2?F0GKT9kP0+uBxr5fvuY^magm+S1{EpB(3<d60EnfC#+Z{3n{pvR<BH`g)C(;kg<j=NwE+u
L9ov!v@F7?&lYv2=PrG#)vqHb^{f^rIVh<Hy)COU(6bgS->~VL4Jm-HE~?j;vY}Qhi7qf8Pps&z#jf(P&=PN}A0j#%`kdXWX{%Ny
+L|V<w65T)Ag9fetSO-%XeeTsWUy#4L9(8(oT;3dg0DoP?Xh61d#}2$ADD3<IxW7kj;IE#@hG6Jo3H$`<RHT?7BW+;6R%U0WUE%I
S1ll~z%k*p&n`JO^(6fakua#JOe3nKq9|Rffvhz%)h-(_lBs^K(5wiqtFeWgn<zH3P%dDwsi$U==Pslsr6kv>rYGYqbR4cKbhL;Y
dMjlu=cO4fbSa{%TB>HP_abpHhbd38tgR5O)Feo)$FpvrrY#C8jHzCg7p^|0GOM7kGAuH%I4DyxpCQE?{4#N=8nL>W{vRi>8?d{p
Qk%dl6ewG*JFHkKLL?HiO|ZW&+@$BNVWJzB+ocz<=bXo}E-Jk&YpvO&cc~niJhODDPA-!X*RR_t!K+;&oUeiv5H6lB4J2qIX`?Ns
NhDjL)HZ7{KqOQM**W{Ccdkq;nywr%qa<6fXr=|4e4W1}0<14An5DTPC#xH;$S~@!)g~scd8o=Q_a+<@>as$u#U@3u_%J1g46}``
9<jZylq;wuSuSERKC2&`7@_5+`!Suc2P91@0V)(R!LcT<609_?3#m&i-XdwTo2^T%eW@iIq%Z!AUofpSJ2WP*^_`0=xG;7yk13yz
v$5r@L8#I*lP(3WPNaja86e3sL^C8Utg%R_mo3I96|bC<ys7=KP$<`wnW*tH&@*wY39J|~ObF#A#4&rHWwW5FHX{`<2CM?F8z_OS
IIs4lTcv&;NvSued!(PVPbm7SMyph<{H}qB*0irM1Er=e2PKHE+^jV*B(6-LpRg#f_^xiOJgSf@g)>*MV;O)Y5TWZSo+08em#x4m
D=ro+O{<2i(6F_YS|&y=%BK~u#w=|!M=yD-k1EU=N~}<(Bdjp15v=7JJSR#n^{^GK?j({i#;ar@+b_E)c_vh`RiQhwS{#BBVXo3A
fvmqJPp@t)<RNINQl>Vb+_0rE2Cn!i;IQeeFq|c?Q!fgqHZa*JH7zT!*|0$`Xfd;{5h**al9a#>!>jYK@~txt)~}H)WGtZ}<}ZdB
eX%bw1E(Xf9j;LvjVzM4fvEMbs3$S7Cb3?u2r(fYv99T^)h)EBH>8dd$FWc@!zy7ggd*c7EG43_elU-aps!f07pbx+?k%>hE~^DF
6{Tt~hp@9KZlED0^R2(JLLg43KQD8vB(JuSfG&Th#jS6!S*$3pQmVzIPoZZTlPUPHY@seOrLIn?z@JH|)-Gq6vZ|@3@FDZCJ*{e<
2`wG3&o5RnDyou@!7TNtF{#{~(yPlPOc>3mZmH~-LMV!;8mJyE51tz$wj4V%_9YRn{vz+H_MKU-rLR1)k|d_B5ibFzE~S1GL#*_#
b{<Bg`6;rn46vK49HtB$8Ju)5WULdYax4(Dc&9}#1}cuJ!Y(SJ3o&9X3a%ld6su^lH?jyU?WtcBA278eh9><Na3D&snWpP34Xu@!
3aS34?<^*=#~`MzNiPMJWGud^qcFZKA+t}aKCSR0RjdH5AhHcAVXf4ZX{xy`JTDTg=QOpi4zFu6-LH0?G_<0vt*W0h^06o?fU5^D
DVq-{tS+LbW28POVW_t^VkS_qlrG7s*dzCmDKLOF$1Ft<8Lob><|>9YF0Emr46uYNo26SP>nyvW478pTzbnBk8?xvsE~No3T__`<
P%geI#jg~k+AdrYVW^|2KdbDiQlF1DBPtO$E~*=qO^ocXY%r>>4=ZCVQYxz^+7A{j@}t(OoGmUaNfde|)Ui7uKPB<5u&hxH(I|DQ
ATUy`P^!l$rK~b0ldPkj0x;L6EU6VJF0Xnq7cOHd4zlm3-K6Usd=~^UYOoHm@UJ5(moA;I->l%5`6cZsGAd`K&8_jE_^Ruj%_5ne
ORdSTB(A%t{UPrz&#_IHq^Ak6L#N=Y4X`<^x-G0UZl@WiS19f(fgLoC-Kr5HT_?_}M63j?3@K2o#;?T`!>-1#-W(9F0UQo70Vg-C
#V+wG?=pcGc&`F57BOiZQm_syM6Pl!sVrHNsiab_{j;;Aog`7HbS)Pqx-77O9jV<cKdmS?Z#lCsyRjT5cC4?hSgALzKAq&SP$;Y*
46&9T(>dm+ORoP7HV;aQouNLf_9-K;#IJU$CNVafajj{rZ7_bN<gHz?lB!1>;4Bd-DlP3S?5Y?ouB%t3A2r;jw<CEl6|mcpDXe|5
Ij*CtXRaWs46%Q#Gb~D+?k|TdRk3&`)v4Wy=&ghuq%hH}C8&g~UaJ=&+%J?i&nILmg{g?3#Iv}Nd8Os6YpUq56EaPvvoO&pg)gC?
bf(j;3#<wrTdf|fGOF>cSFM6Ag)c;_x3PV#xh!3?C$iEoORVOscBKaji?A}Wm8qO6FD<C8)hscrEupxe;jAB~wJY$XWiQe(sU4QF
H!DRfI<2R&&@e-;Gc2VsQ?qv{R5lf`)2<K%rX|d-ZKVpZMKJ_12dG!8_%k*WFtF#WhAVF^iJ6k5i>73%c`7KR!Kv$`NUOmqYOpD_
$f-P_<*jQFI478t;H<o?Zz?M+bTK(EG9)H0$E&~r?6KD;O{r!i<tcNmjw**NpDdR$0IqbbgsfGv`z^Mo+p^rOc&uQso2{^vJ+2d|
+Oc~u=`tQBGboj)oHB)(aHSov9i<j6J1<o+N3Kw@gfiSDIi1R_vaBm7im_ER;VtE?BqE!j79ix7wyEAL-l(V^2C(TW1grtDTdy0O
jHAV@G_xWrl(AQ^pRaSJ4y@R$`K_F*Q>2cv^C(iVj38VrJ}(9&`md^z1sWtUPohq)Oe=OFSE^JdZ!hPZd#;VD_AB44M5zHS+AeG;
A1XmCES}D;hOv+@VJVff&#rhYV6djDo2|B&a3tibQ=m00+^p~%gRZA0d#^W}UaiTm46r^S=O&e}b*Ou=zontDb1{9ZQ?Cc7xgS+9
MX5I~O04N9`mtM!(JBipr7C-^3o@RtkTUbJNHd(26SJDEP^@pN2QKq1qpb%lP@`q6e6DYz)*Mtb<RBL=KCmaPf-Cnd(6D-y#Vc~G
NH2P<3Liu<2r5CY0V-Ie+$Dytma0CRaHip^zNdXG0k94yQ?0VF9IikuR4qxZS*y3EXPBv=2rbqQU98|DE-9a#ovnQ_>!(kysV_sI
m8lQ0g(P&f)3IPMx~;IXfhE(S;I93xGpuo~?5UF_JG6JKRIf{`nkBc8Y&7esX(bJ=!!YS2ajpd(sjxhfo2=reF)B$g9j2(OXEC`h
w;T{4ShB9L$ERMgR;-mO(yM8!O|9*#;HuG$7p<x@sj)Vyco~T+8Lt>E4zLHEJf0#P;;hgz>8Y(6fhepmH?**!wlEbkNGQCbZZSuw
T&rL+d!{y^e=ma$_pR12%r#4=;U?FyB{67~gfwBHIwVG<O{>qQhpD-&k*<a(8>i>3{urjLc_@3Y(JXy6*D-dkM6q9}JSbn6@G-ck
h9TIj!z7$9mN8Q(9<HYvY9d&xpRf?9xG3{4$uJNo|E+1P%^=CEa;)kwkuBw}tgf!804a2&3$MSCFR7)ls4NAs^epcwIIU={>#CX#
3mfFEK(!~RjV+v++blXMXsQdUjH%nCJgzON_^yF8f-^9bycm<F!X0xK9j`g9j;vIv&oW4^oi4X7A22EzV<>ep#-q_H>8OvVM>Hl9
pE8K0G%-`DajGgKurYhB$E&0=FEME%Ppz?%kEPBoASo59HmxD7+Ai@fz@*9?*&IHsKN$_H?Hnnb<0#!H7cq4qnlUu1X&XHv7Nu*g
BdjyAMX8CZ1EwK|Lajuwil@IRV=zsqfvKdfGpY2GJf)o@;v(=D$uR>ml&yRwyQZ8nKC<npkFS9%{H&@mpCt~d@~J5>vaHaONE))S
5~QcGG_V|+%d4y<`>VW_aHVans;;LhHl$22maC^O6E4=MX)!XehA1>FvL^d4izpH_&n3>Rma4G>bSO`+AEYU$E+%NQrJSF%#V%|Y
-L6Bd!zNXrKOr|FW}Xx-_OZ*Rd!@~;rmz{Q>#*#oTCFNC4xc42kEyl<kgQH7+^AeD&mP{Z>!xO=M5s?02q+`5Y$2K|@Tn`N1E^#y
HW*m2Fe{-ZJ*C|wQmuw3f+(@9->ZSF?xj2kd#SJ~n5mSnbfjk`%P$nH>ZdH0F0j|Iji~sYcd&%5f+kd`!!7KrfGA9>+NyFdI-Z0t
x3e=ZE3u@pBqzR#6e3}*b1De0A2BGe&aHN&LnrSHBd(gK)v0DNIIOTRm7{em@tS|DIH<g?ATVAf%P;LMq_Bl4899!v0H`98IH3tH
!Zl2*$f~idPp5P+^{ua@bE;LX@GOb5?kT&a39pN-NGx%vUnG_+Uoj{%dZz)ZNUf5uJgz;gP^R(-BrLL>@29J;A1wm0WUjBMdn^+g
kE{$dRlq>J{JPPxE57Qs)U#E+Sh#Sp>NLr=8M%qM$Tktb8NejHYq`_7tG>Cki?rat%)EuYGO4P&^{Vr@VK5V!jjIKqvY;TavLGBN
4JlqTN3BsUMz9>NJG2m=Q-d&>tE^tA2dRE8w<PearzU)@iz0d}Ffrt*NGt@R1~G>z1TYk>&n+b?7%-zXpqL0O3Nz!Z^CQfsmMVy-
uYmNaCnrTS9I6Yl`mH9MBP|@FJ1p&}g|JUCl@{bFl&=h+Q7yEtRx5I;N-7L1$}n>&@S@o)Fc|nPW3G{~9D=qpd986Sh_J{k)gXJZ
;3pETf3JosJFH-@->!i$d@T4K0kU!-3L{`B-6$8Y+n7N)Cm`0YC$1@{6C--4`2nCV%Ba^ZucffDO{`}uaIeTQkE~y>Lm?R)8YTl2
5i*%8nW1VC*foTt=cxFtV<h((9juJ1$EpM*QZeK!AOIAp@he`hoG4T&jU{iWzNbc{N2HsssVZizxT`?2*{q?j_%DgA`zc|t2e4T*
q^+?sqpEY9T`H3!qAT+!If6SdjVW+1w5*}4V>2<3nW3Pg+Ai_0?xe6VswCSm2QB`w-zeg%uA`kBD67jQ8!Qhmy{zvj6Q-Z2VyY^v
%K!u|2CSu|cdw_Za2;;0v?ed9gePdM2Qr{8JFKjl#;Xh{_^6Vq(kSGzKD3sv?5piFT&=;aCJ+-YHYye|x`2%;-!6(MPOVCrDW$Nl
LNG5U6*2;|IVXRxd@eaP?<g~!?lxMb525rPzcAe>-6JU}Gbw*90W4D`uBy+bkA!U?%cxo~11@JO60H}kXs(Z%j;VGq056oQtg50V
HY}{5aI7aEO0E;FXfC!YZ>rudNUXmk&M+q}b1Y#c$^fe;M=f?RXr@7{WGvw*G$_k0AE_Cvi>`sC$0-akC@^)axU5#JoGpN$l&!Tg
P%cBNSFW=fPqO)@k0xs=;eehi7cT>?i>@23N~j#1Pb&bGd#h2fzaze_da8G=CN2~+hor<Trk|y*tERy$T(4`V#4r#lIwwgf_^l8k
Zh+0O2(4zKNU(pZovy2~<gaqFHY((=1S_X7Au|{!7%%Uvd#&y$?j;zi3$t^v=dH6J5wR1lUakQvdn87v6aYjWlPdWvbgD%uu&D;E
j~vPzZ>$P1Js`g;;jLV(-mhD*lrcoC!X^8$aIojFr=2k`y&fvAp0N5Q8<?3fn}hH!=BmOncdjV0bR`WWr!oDl39g2t4zduhh8>Tr
W1zCMP9R9F^{%Kc0I-XuzcGs{Lo)#(SgSBAh$V?AI)R|5w={LHD>37xcc`1K&aUDz-m9|_Uonj)jx}DV1h6+M2{mn(qpfi$4Y9a2
RI3FupQ^GisVvZ_1uK&<)PgRnz@+#wGM@S<lP%w_Br3qImm~D70H;tcL?<^f*C_m~AhUX@pDkQ4sH#IN-YsV@=pW{!S|t}H_A=He
BY`0%sVUB+2`bE{F(yN+GA;QQc&XVIWGu2Np`=(aTdn{jLNbM~przcHuddp$<}b@NAQ!Hlp{wvF6ekI;3IV96MX))bpQ-Gy=_+`x
8>P;kai<ildMp4f7aH}OGp}s2H>*b>lC0Y-@-ZqaR2&y9$EsQ=46EEJW3g_grvX7QqomWOK(6H{4Jt*ggeu$=-ZA7Tov@0m^smY>
I3cmHL#dG{fUKXDHnL@`PA#}GN~;;EYbn1m#jyh|x`h6+cNkQyTc=;9hbVe1Ij*#!FtK4QrX|Lt0ir!DY^sqa{j+4SYb}?sy01Z^
Ppxw@h^gxz!KqRnJ+i1W6aeija4Tx4ag*98y)8>5tgGdx=^Cf6oU*>76Q}$zY^X6QZ#5*Z#4h)#$tZuROsKxDW2#25U9d;6NT?pD
S^%J}^{%EYdnrIMAuUX(FQ{g!PbIx28>i8+6|cLSZ7!^=*rj2u@+?uXTrYPsKb+7npD}GECaiEVGqJL(%!m>!W2XivIII|>_a#-Y
$D>Uqny)J}uCc<Zg|Of)L@Y$4(Xj=r4;k>J)~W5V7O!BfH=+x$zY`&<3#4l>VS#KEO*D%x0IdG4k}N?XSFJcI!zB!`(koIkCo7#U
j;{+Wy&s~aHm$>}kS(YzsIFM1hb&$vg023lw6h+tn}Wrg<*4?g_pi7ucdWvt87o(+IIW$fiip6iWvI6=geY7n6tHZh0<Zaip_#8P
rmh_>^s&P#eJ|6b?Vy0CIspA7TCjPkP$&PcR~=?5GN(}_{vx!Vkg<s;%Q6Wt+NXW3MI#uZnJW1y*sp@DOCnt-;j-N;aH^rI7_xyV
3xm_546YBMpQ;qJvM7b7z^<w-m8VcG>m(<zf3e-G3a=xgF)pzo^e%^>DldhnTOkEBe<*?{%&h3JS*>U#iUD9PCo8`tpQ=!;$u0S=
N+_$T;wCYxa<CICZmdHwcr4E^N2lVZHzeGvY@AW8Jt=yu=P(B)Cnm*~=qJE4?|`tU<*1vfi?C)W-mJ$kD5d=$?<pXzrmzw&)UakQ
Sr=ihohjq2Be3`|7qpSEzb!nlh^)MpZ>k+Dz${FuFo0I62cC>Cy{@}32A=q&i>x*%JtvAQZmgCpwXTM)m9Al_U9WE}8zf|_<E`8<
qpJ<D5wQHKB&tlSshsOD#exc`6eoo&kfdCynXIWVXQ;X+{i-{wMl8xH7_OwLX)ukWldOiQZ?5MrP@larg(nj)t}XDQ(64_Xax2rI
Vt|$;TrX&`@v0>#`5S67hp$I2pDJ4}HK<svRH@1*&a#fBaH*oAd#v*@wybq9IVvBmSgY+I`KgFBS|HG=0Dzq&St~d#-mF$HS*|0d
;4fz_#H%r`K_#H3$}G32h_DH&FDu+2gd8R&DKLO0#jJ3#S122;#;9c|*(!&ufPsvx^DcNR@T{k;tfq)Af2sm3FEH9H@t@x##w|`L
7p+F1>l`AlBP=N?ATT2<4zP7Dgst?amZWX11t);5Jc2wNJRM6dgr|6<_bei_O)0L89I!+zy|0QY!7A;p`mrIQxGwps-lPyQ9HrPT
v#<NCh$(U_c`A~w1+Pl3=YhYhZyQ6bdaLBD-zIM<5-v|994nfweyDe-Mj%u!>@9~ho+#BM|Duf|;x0TaL@F~Z7Az7leljB^B&2pK
0DwX&>n-yr3lncI^)m$=rLCx~iX-Zo=`8OogD~zdo31e=CM!p<jHszD%qpU@cdY6rvNeD#4Y2Vq<*XVk_yD~t=&-pjZ>ou~h#^O<
ml-@Kh^kF4)G3*(cdVf>i!c)}Zmm)um@=soKB~O1TCrHEDKK6y!li*OexwVieSxwm>n(PqPA1$bZm%<(E3DZp%`S$phqIX^4WryB
TCHB7|EdtKr!sh|iLLIbD6O5U=rB61ej;`(>MVJyEdaz7C$5mIey>k7?5oHrVJk=?%q|VEv8&iKye!op*f4AvODb2XU$J~G*DXgj
Tri|4M6nVf9HL;a->7jgnE}wRq%S<Hq#PQoY@_U{)hH0H)3SOo0IpD|f2RSeZ8MT6A}v%Y@;K`<@USv7EvgZ)L7<qh@GKNAgfo?|
q=bgAcq}ZeT`>6>h^qW6M6FnyUNP&jS0){*^e^+U2ee(YffZ-02q<+ZVl(S6lClG>Ff2%}51fXwPqE=7GXMb`SE6yRfw68fFrhlA
8!W*q0Ipsx=&b22tF4$Sk}3DBajFWfHlzZs04+ALN-z2^gD+MUC8fBe0xw;qB7oPZ=BwB*cd6>9YcN2O`7Ts3QJRyS6t5aEj+`DQ
prp;DN-XcFr?KoKMzSL^x-Al_cdBGBG%_D646{WmT>us;cAtSQez4jtETg-y@3BR%!m#zQ)vtG_mM94@5vd=iy0E{m@2!I{@~zMz
101lda<3$+`=!S)+^vPGE{A+AmMR-EN3TF9tS}ub+bgND3k^9ex3JTz4xCG^2PJVaelmS0imsC}9;-*K2`=p`D6qt$kTL73dyw$0
w*XGA_a!E;;~p2QCM;c|y0CSt)u<aG`7_Wa=r2_ysxD}r5-Ve?F{<1#k*>^~Bdp&epQauni7cWg1}RCfO@O<v*e*1rza=6rL9kXY
;4|*5RiQGnE+6Kzdom^*!YEX(7pW>JEG$Q<1+fn*xUPXJO`%w(s~|L?qb{hS1A@Dx6RdfrPoE+?n5kl^+niW4_#Trg=&Ij1$}mnO
ASDK++a2Vu;H~Pc&!g9^w=5&3$R3<9IHg@JZ7mzD`Gpd#lduUQ)T=zKSDcuzJgBj-^Q|>0=`WwGc&)^tzbm?^vMdRux+wQ3*fSxl
@vQ%&+^-ld?5ks{TC908AcyTDNFz=m!7flKUabcx!mPF`->9f5?6D`WjG?KkJffACwka61lCrHWFtGWve;<~n@~$JODzM9}MXKO0
mVqsy<+8e-1feD=LN3#<O(cn`eyoJ8?JaMr{HF;e(I}LpR;}0=ur8#QfURdKLZYywEvy<VQ5`xZ60k+EFoM~k3?dCEZ5>Lm+OS`+
WhuI?<*II~Rj7Kc8>&65^|bRT^fI_C|EgUxEH;azG_ma)-7O=kV5<zXo*y!(n*si;bFe?G)3Qo4TBQ<|Nvr9mpRA~-&^0@(l%HHA
60NVU<Rs6nConOv#jL+D7%p8e>?tm<t*|R2>!}1RX#%aSLNHULoT0}#U?&=(gRbwVey#Q>qOh+u5v=&I!?F*g(wwNVRV>w{p)SL$
oUxRvCpa{xswhmY9jy;2p#a#Z&8?fQ-W>2O!K+cLZXlO2)1Gju(5K2QODs~TQL0?9WSy|DDX||Z&YaMwL93yx!mko3sj>O0L9W)3
TLG-9yQOn6{jBn^rzX9zny!B@y01Yd&7GpKH!0aE@)~ojp06D%lP%vec`RQeyD>d1;wa9m$t5PB*Cy{Ge}UUAgD4rP0<0>c(5eNi
!!Saxd8jh3r>;F9{3i6U3oHsHh$Y1&sv}^hXfQ!7EU~IAZKF4-@F+*Gm@2U-od8rVrz(G|7AzGQ-XVo7xGBt_y|8Pm*`~HIl9m>+
jjJ^^%%(D}5U)cpZZe6m7q6134lRAGRjC}8O|H-|W&kQC#;_kHzBT8mFt4kxFqiwT)Govy6Rxu*f~*7}MlfD0S*sMXf-blukt$0g
W3p+hy{ls{=PcGM5-I~BoQ2n`L@p1m0WgxHI2IN#;3cInf2oYG6RgFoxhy%UL?fdz*{Xb~k}5PXN~mh6m98kS0I;#8Nu=i>L@l-;
VuJ`N`73fPNHXCrBdP5jfs}VFvMeDcY_A2fgs!S14=Hu2lC7MwR;)p;GPNNt)T!DjrYzH$*rw(x2(6{EVgSIIDJ(Q91*QQYz@;28
w5Uq2P^iu*hbIv-M67b3zpnbTVXEUL$R-}L$S#(iOt3kvLoE*@w5&BR!Z8D}0Ri};!LWU>9HF4911i@e7MCEWT_91RAhMvZU!D~(
fUvYE`Kl8uudos;D=tN@IyHo_O{?rBsjR~&X0Y6)On`!?0itRqwxBz)^c=x0p(P777%p>`jjw<r)-`!9`!r52R3=&~5FYZXzbqN1
|E+>35H89ga-OF!4lz|Q>Hx;Bwyg@VrxvO$W-7ikv@1$0N2s|a6*C8_F0Ib2R1^RwLZp_g&oeY6aT)V204yCa2(ket6evU{38nU`
mVk8_$}71kx~-V8{izWn4XZ`4Mkt=HSDX4Ql_*ZEWGSX8RHjZaey*>u*dY9<zp$pTtek75j;s<cGo-w%_5fV4k1fw6sIrPIWvkGv
9jC6a^RASzqNa(j-7x*C<}#?Njw}hRuryq${w?CI60jpH-m-|C2_{l5Kq3JwuK*=2;4GG{F0Og4|17zy<Sme-lPmPGW-TeDVzD!;
h9NzuHL&8Y1Fg2G@+kGFvzgDZc(DB`ZYHlVz_4f_Xn+bW(5@XaJFPUYJs|q6(67`k)~PNq_o(V4IkQ+Rc{6A#%N`@8RyG|lh^~>a
(<?o$(JF1JmmSU}YBISjF@OoB8Z7TA5HO*u)1(2R&?j>$Ybc4WUa!!sJFEw*7_Nk=9I`yEYp-#$rm#k=ld_Pl%CwLy0<ol}2royl
gMo82?lQU|{j8O&d@xHaEwHdCMKlPruBaxbPOCFB+^r2E&N8nt#4$}V6)fbe_96tK?4;Q)p(xxgCa@~1;DH;h3ZG1t6(a?(Kc%cB
dZs|Bav(@9tEMTf8k&A7$FPX7VJ<f(elRU4SR3UoYAu<mBQ7o@4W4MQ2B|io`T^-MAucB%b0@Q<h&7t6OfA>110kfZYZ+E8XCoS^
K`5TEy{+&e@v2X;8z9Le7$znlL#ivSps+P4KdX-{X@HBaN;3u?b)Yt^zp~vhHY#8(&Zrus5wUe7&#~tob~9!!60cdWN2PGCZ60wd
S|*dM=&muCXe4H<kgb!hQUE_NL@s74Hma$t=BSD#S)|V^;jkAf7bwfAQIOH1+AirWD6ojFSgP3vZl%|+{-fZVla({A>#318+p8!n
@PK%x;;2tCd?xBEs+gQ9ger-tvai#w`mA&!-5xipTdtifyf59TS2HCa;3H8f3@iex@2E+pQ!XW|^f2KoRRR2}=q;2e?yXF#FSBH>
sj8r|EG*fqB(Qogf~y0t#w~v&cB>h%?5-*`@v3C68KsOaw6W5lDyq<^cc%q4oB_715h+Bm!7Lam7NVE0k*iH4$0`sbYBh`|)H3EQ
QnVl_xhuh{x~F=qzZlV|)-V{Xr!rESHmaJf)F}I^Gyo_w*|Hz0lOE}(ubr<eOt7i0#WMn?Q!J`3wy-*^ov<h>3oJ9LvZ<n~B(LMF
F0tJrb}S06(kh;=S~BpaEP<)4Trq&Kc^z^uk)S8ASD|z$O)!5XE3Psz)Tpkh^r@PtD6E^Wv9WNeo~nbeg*ef%f-5;E_9;`ald3VO
{Q!zIah~Zi`7UW8<S4YUl&Cc|doGi)SFxNY+%cancPz&)-<z7C0WZHQ#WKO6B&WNm1FDWI0jbk4$1r}d%K<Pcl&otj*sUBZ#VKy8
+#2qy%dk|SGOz8VSe@S>$FR+*ShCiy39gzhW3G>;z_Ej?8nDNuA}|)P{;h2+f`Hv3=&Jms+%YLAQzmn)_$raJA*84snJrhbW-6wv
CaU*|At(Z@0VZ;<St`@4v?~;?$*W)@46U~-BeLnGL;)}}-zFI>gRem@J}|AQP^+e-EUy}{GqWQjgRdzsj;yXRSgiFZ)hUUs0Wh|#
AF^O0e=9|-G?}z6*DJm+CINev9;zv%_95Ua)-2o|sxGH3zNwxtIW!rp<gE#<j4*ewkSlQ=wWiRmNG(&U)GyI6C9K6IkS*vaudrhz
ga8+&9x7$6yP*xLdo9i|NG--9R<CZY;w<>8P_R=jjv(5o=B8yX2c)5*5vzHt%B@tZ&@uk5g(=@Gh^{#*y@0{2XsGe0Z!UbT+O3-?
+MFpfS*v_8YpAg-)~to8Vy(-moT<mL@UmpBb+jd{B_{{2Z5kUaR3aZRovQpL{s34jurR|diLYERgQ6*|D5YqzrL42GMy8W2>8RPL
g(q??KPYD^Bs6p_D6Rscd@Tg61*u!Dkf;`{hb~92oq!iCNUd8edZ_dqy)bL1AS&0b9js_9)0&*65UeAx=ovRGq^NSLbTJ31N;On0
`mgdJk*!#;+o19+LnK-*0)RKN4={nLtf}5EfG?D!=CB?rJ1_gP6DH)aLM{q2E3io=S~I65IWd{82sDtac`$jc8>^%+L>9}g;G_$&
r2+IU_8`z5W~v~pr?D)p4zDaQ1gveScrlnEKP`Nx`5ex#JS?Q8FsMtd@+xPnCoKM_<|`vB9<30XWiJt^QGr@5hpI-a->fL8WG&Vv
)*{R-XDq!SM=1UpBsMfFjiswD$}lUeIITmiu&PKdb1%ywMXbxB-l}IUN1?K<6am<&Xp~B;nJG3ct~2W^kDBDJk*gl5yfF2vnXJsH
;Hu)WAs&shE3U<-SFCukk+BS{fH;B}p(Z+}@hzG%ZGgZeBCuE&kgVpg5i3n3aV3N+KC%k1)vGcyq%mHk7b-%pV54y*KrPZL476md
ETWDnr=HU#?5RJujU-m9n1Cyv4yK~7Osu!8sw6NlVkFWl*QTYXPOLSr`>e1e0j@Z(c`h}pixVm@-LQwNt2Cgi_%Wz3(67iX@2`ff
UVs^}9x+<3H87zmgDsS$4zLWa{jB;J2CD%p9;is9_AU;v@u-3*b1hdJZ>_zo7%e5RZ5XtyDI-rSSgz+DABbF~TP%F3s4L5_>#5eP
3@b*aYboLz&ML_;K%um&A*`)0Y%@nJZLy3gaWK}cp0A%XXs%|eC#t%x6|!=!#ek@-wX1t9)GYTg+%X8R<fpVQg)}dz<|MH$t*FT{
fvIq<gr#+*g0HqOO)D2DV=ob~J+1e#y{%~{ye!GCzl!Xw_O0I~)v?r&%&8hMCbd5=HnTh}W1u{!c&#U>h^u@ltS`B&ha)JjkuHig
cc|;Gq^`}R!>z6`$tX=MJA$w<t+0ry6e&C`f~x1Bi6bkktu7uZCm3z4h9wXyTC6W5Dz1hvHLZ&+6r_%(4k)#tuq<4t>MYKvN3U41
+JbGVtgqCr&YtL<6)a+>k*$=n->iKooTr(jfGcMwSgSp;7_pD2`>uhZ5G?bw%ANkKw4++9i=#9t%d2gzS^&hW+@#B<$fM>bpsqBm
<uPxgc&mIS{Hh=zdMH4l7M2OGR;ipU45=TlJu!eRa;KK5Jt`9?B`9yKd9m22EP|{owyT`1B{0a9v@7f^+aa$g@GJKjZY!j+L#)*>
(k_;+&M``{)1P-G4KbuEb*@{h(JX2(AgGEOTd^fB6#?ogb*&gGh^2|D{VT*EYpxNnV<G}A8!Qqi2O*53ajNJXWh~344=%B*vn;Tt
L@X|=iK=KIcBE*kC9*}XV1a9<{jj^NucybVVKQs25ingKyRX78MX2th7p()Wd#kG^W-eZsz9cWLPpyrl#H@fXgrP$!<Ssq0uP~l4
n1CTM11%J#)+$!6S*_48Dk|Bn?4t!5aw#sRFsOB`X|a<i=P-Px-Y9#sjVD5(M6W$4i!k#mE2Ir62CF|C*N57$wXt%njV-q*956Dl
rkf|G3a4(UbgRXyh#+9A!mv>+^Cao0udd-Onk{J-b0%h`oUTr>7O)wq&oRlbf`yYQ<tTb3PqFYUnywG7^DQtct)?(8<1n7A3aq9s
kTCNoW-}Qo6t2}QAFOkwvNHLqBPFk_%&0{%Y^4URG=TK6M6n98IjP97(=BnNqpg4+Kd9rJ!!2j2^Co;T)vVqrGcR7Q9jS+_%cONS
eXV>keVWvuL90F`_o(qBfsY0+>nnRMwWRs3fvUJEb13&SYcMjeax5>alpvxmcr6*FA}($rhpNY_)-0;4F|3iIH7*4#XC;5Cb}*N$
e*kALc_*;2s4U2^fGO!NE3Y@KAEdpmsIiGGESOm&JF*}!-6cG*GOfFsvoPbJdm|qxZ7FFkZ6+Ni+AbO;wS!_S@SbL{%O!EI^{5r3
WhYLp2rzA^Par)n(Xd4@s5CCH^QytGE~KF}!K{X^|11Hh#wXSyAghTRgRPaUECFt<C^XHlUNJZ(y_OEB!>GU|(5rf`M5<=6i>zg#
S}*RZ39#8HJg!cwhOSpGG9r601+7{vexM?+*sM&f2!Ob)mnPP$(WwtFG%hBkE-t*HgDgF)!l}us&#sg(MlhDH#Ia<cZl&h17qPY}
1Fcvw2COeCC8=61(ywKznuQ@M&ZeahY^E|G46IA5uA7!Im9WsPz@X-@O|A|xfvS+4Yp7@|Dy}9eaH!v?xUXq6Auv^|Eu(TPTCj+)
fPthaH?Y;LK^%dq6Q+<a!J-u_b`Y2_SFbCqp|HUYA*>3pkFe~k3$S}7I5cq}sj)UG>#VGpR<hizC9D>#On|Sj*ey@7kuC)$=cb6P
NUaF4|0qPFDkV;@jHul#X(_O+0I}n)XfbZAY@}u@^Cb|eZmxf(_^gvBbS3C6o`BCIaVvwO94OwU6Ej<)rl992ny->5vM|soUm^Xh
A}%%}%_?^=Un-?2v@w6HoT#g(9WS=9@3PpayCNGUfPgzHos#IPgsQ`_T&|R>{;IXEuds8Y2B`!#U@d8>f1sGE>nV7$5U<%R6Re%G
dnT^3A+Hc34x`AaJ(WJ5Apjt(L?Fo}QK<m1i?R@}S+G;EBCy^l=P-MdaG<X*R<AKIsU-j_ovzxiS|D?;_^q@!P9B^npQ<h#aI#u0
eE{k)My*#UfGrm;@ty%A_N~pSBC%~INU8#{L!baS_N=s~i>)cG>8&8IlB_YP2rX-|7&Dfrw4|{u6|Y;RMSy)O$FY5@jj-J)p)wOK
O{NAPFt3FoSgAs?*{QRulCKdc9;>jZo2-p6J}FDAGOqwL;3z6BBQ1R_MyP!$e}MilN+ukxTPV@3kt;N;zMQD5G%zVIvnaQ!p|2n`
Z7U+B0IA|Fe=91nVJihLBQYqfaxTuHQZLS`VXOn3?Ex07T{EMw#VzS9<fX7I%CQ2XFsnJP#ULjn?=gw5WvQwnaIbbDEE?7=lP^}T
9WApk7q8ALx~{pamMyWZtbnntm6^~fm#tW*xh#7pYpM9FMw^l<YM2x+=BXquHLPW^6)CbV6tLu{FDSw^l`eiRTQWi;L#6{TWGiX3
l>qlJk)gz)7BL<yuO=Zc7?!}SW}m$)rlU5nwJ;_mA~B{W{;m`(d9P6{L@)@kDKO|Qy{D@wyQDF#lr9r9zX3HExG*cNW31yMoTjy>
yr@5^nI#-BJgEb$a2dfPT&&`uIIYjE#-U%YiYlKc@~}&+bFpeMLM>1#WH7}YQ~-Aw&L{?~#;89k*|41}FD@i8{-nUA*QbdrSTYr?
<fBEgR-ZX9H=#JN2C3pS>MowFBrr9qNi?3Wcd2!(p8!Ru->AN^Z?0FJ4X#?P7Ash+tgQ$u)U80Nn5EdXK(PL-UaWp31175}fvqVt
QLJq=$tyE1z^n`{xEl?lD1a?8%c{OCS0f9pbScpeiLe*0w=V;#KCXhJvnb~<WvNLpJu!M5xUeBG!7Rx&gRMTTN~`xU2`x^nQz+G<
Re`!LXq)P=niS+Mx1g7zuCu(QS}H{@gskkM1FTN1z%dgvvM4(+)TZO3cQE9rcO<2#crZ(}7O;3Q<roF7fPosU_oQsI*e$-QyDCYl
K(Vwgfv*fGG_TB{a4;6J5GF<~i6-5wjIHIduq=}-dMN)eEv(L@53C2QqAx|MkboVlv#o$3E-qIwye#Cc9H)34S*y9LXE4&Gzb-Mb
V6kDVe<%trl%!g%>Jfn|uCRbGZn5toYOSRx%CN2|5`cEAjVrt&oTy+cDKK!X&#0@f<t<n)0k79EJEg)Hr6xr$-!6))eXy!1Ik2#t
+MwyBIIsmMv8;U^4I!f|UV#TMQzzUodMP5Ze=HWS1}uLp1E|oXsx3UN)UehqIxZQcCoQKgBQeCHrZ0Ld<*YcTB(%b?Wv6)+Ca8n0
-2iN)<`!QZ1F|lhPpI~yr!Ehuu`7EpFDId{RwwW)4yJ7^Lb5`z_A%Whd>m%2Gp-RU?=l9kuqzp|G%Y)>!vVlEk*<U>$FB;mI4g`W
7o|-w;;<wp_oeQwVY9Na&mk-`2(Q~Nq^>_NG$2W?2e4l%SSR+eDXP=0j+7^}0)R@USFQ>$KO)^Rn58W)%Bt+4QYomd1}`!ocBery
t|*)^$D}wcN3OrHaVPJpLZ%O=Q>@pp)1d7xg)9`Qi~wA+RwA{n;H6V6XQt4w<F0M2)-JoUEH0O)QL8GU{UdCuE+}#?qbs<uQZv^k
lq<um0<jG)YOmfQmM9jhaDiwpN3of<Zmp*;V=Qc_Ke9Toi?eVxUNGpW5U(7xLZxLaMlVS#vy{pm{iLa}qpY~8EHalWU9R`BsVKap
1%QmIk*@r&Rxd*<FD?r%1R!6l$rU@M;jA>Q0w}Pk->-bA8Yo*VF0LgqlOO%1&agkMHXMgAzA5$;yRAnko&el1k+V1`Ix%Fh*06}B
BdroCGpoX_Xe@=M4X8h;Tr2CS%Pf|(K(E-XUonv~NUxa~2%m{Hov9Wk%Ohs5b^tLfCa{|@AFbT2Unr2TY^zhR9IctHgCzzo*QrY;
ys(chP_2Rv(z3^_(ya|4gEerYJS?3r7pokpwjMt#g90b0H>RX4ttm&ex~ZNjf2i7`1|>8k3nj^>cPqpx*eW!xmn@?yB(oMDRw@Gs
4X^UCpsc|)EHIn1@t{Ab9)Lo!?5H~=_n~{NV=lg?7^}WCm8HzE3lZe3GBz4CPB3CL%q$BnS}uZ`7%}!OU9ifNJf|Ngr?J{K?XW$i
V1XJaM75@^95ENG`>Ay-N;f&3$eLj%W-NUpz%3Q9EuFq7ajcmuq@VpLv?4RG6|jJ=1u6`z@G8-+*QV^PfdI~?b*^x-*Dt@TN+?pL
rW>NI;jCAthA%3tMz5l*5h>y&Ag}c*3ovP~Ewo24T(Xm-YARl;zpoCZ{w9K^7l6PqiY+*%kF@u!ldilam9W7tJ*?O(BCW%)=O7*~
nk>$%NF<ai4I{az=&{kF3Z`4HHl|J}vaFpj1hXY9c7pXT{-;B<ellCCYNekhzO!*32CMNb5Heh^PN&STrY%UWYbqGA`Y0@<?5^S}
bFtehTrTdVS+X)Kzbw|R?}KC;mZ#RG{w=$*+_Q?U1h3VzbD!0x<fLk(Kb*Og`YgOE^sf@M&aVY9x-h+^7oTRN*sEBoFeyAUFs?i?
egMm?o1#`Bldzkf(69C&i>nDR-7K*y#W9trJSM=YSu;?iz%w5#J}I{yrKWnZp{)8S3$>H6j4UjfKCjxbD1wHpbg)mYNGvO}NvV{e
7%;jm(y;oX;i-P8f2v%ym9P-34lzuuZ>*#ng&~-%AuiB0GA|h^jw}nY)GQvTc>ou!O&X)DF{nr{yQGP+TBr#s)T_iH!>lW<KnB`4
O&#Gc9;B$Bv9Itj*D?4g%qtZt9WYp|2n`M@POPdhuK=a5o~5p>3oINh_o*qePqZ2+1}RJ^1G3YaQLr7Ma~dh9tFd;a0<V)IqbYr@
6|E#O!Z4Pu1t%sf2b;67>ww}Bx~k)^GO!zo#;sSaaik-s(Ilp_-kjwy$1egj+o}(&1{<~~G$K2$ov=HqS17Qmo~wr=5~~QUA2GqM
ih_4A{;P;BYps7R1Sx5+>6=q6X)by%$FRVz?5U0>;VZ_h8KeCy(k}9oqOQTNYpyo1_aqRm)Uyz%YAZb~aDX{1`l>jm9I&{f2e4<U
3poNYaIh3Lx3NU8hqT1B53F~ZwWc>Q7p%`PX)zC|maR*jAT_ltM=YGCUMg9iaR9rprLStIR;0(RVyxb(TQ{n%v8=?ZTb}(UcP%_6
iz<~fPN)E*|FOt1;UP&JTPa_y7&0v`Ni-y>bgc5MJ%DJb=rAuUZZy}d7%V}q7d7f4AuTE^!?gILS}k1|T&R#NWU3viSSCiTb1j*$
A+3iWh^XhMs4X(C^{HW^pMdeH*evm?!7Uy!;;baEIVkg|?x>G2kgNc+?JV7{*fZU&+_2WF)+DnnJ|`Y7lBu~QUM;#XJT2ZJr=wP@
9)XJ@7B9W9bf}Il6Rtn4*ss$tnyc2TcriF99<N0%1EsgHzO8vEDIvY8EG&gDttmvKqOH0u=8#&e=rGx?J^+<7FDo^$Vy=xY#V8pr
pfJ%XzAnkJJS8QlUJ5odgRSqCqbx}%7%3z#D5HL_3$drI!W*cn60F;%q^(^nIe-VQv8yq!SSR2q1t%G>?X>E$C7Fw#LoTu~nxJv7
bt7dM)v$@Kiy_0P=QOXaDk>_jeyy^txUS-~6fdr<On}y`jIetnqbZgr4>;JLx~6q0k}u1fBd4mdk16Xa8Z}@qNwF@nkg3fvcd{KQ
h%m(=uQ2VZ7%NaP3#<mH5P}mY=M_V&^e-Z;mn#$~hom+Pjj5O{A}<f50WfVMWFn`r^sJX6r7F6rk)$@KTd9k%urk1|>#=q$fUc)0
z=CBco2ni!C7pXLEve_Lfh%(zsjMO_f38%kxv+dH&!}0gK(ys2r?Fo#GqK^U`>c{Dj;4>KZ7^#wEUq%KUI05Ja<1mFDJ<$Q8ZfOV
&nQi?)-PcqX`(W(&#h7~Go2N&VJM8UoT`zr!zZII2s9w85~QQ4jj|1}@G{({<^Xjx7o|ooI;?84si$|Yg{cOm<1X>ANG~`pQ?6X3
xTiC$TCo8prLWVl@UTrTVzAyF$171QXfdv&6)VuPg8?ouP_EM;GN4K^gR#l64k?+ktS~+=@}xzeps;8n|D(wy;;?A2gBzMH(6GBE
%qAtLCox1R)2zBJ;xJ+^4gftV&8BIsqpPGQRICk{lr9jd6DGN-5Gf0#LNS)978rb`BA}Hl->d+znXi|r1+VL`?k%R7zo<c_&#5&i
7=b0MHZJ9|yQZ3`$R%+xXQM2uiK-YfCn%z@Go3WBkSK31ps-pnFCXY7&NRWQ?jX^zbhDbIS*`G}#-%2yS%K)RVyqD^jI6(xQ>Y28
IH^>xVXD}yw<~imBeB#nsjyKgMyphsd#~*-eyp9WPO=@Ww5w#H(5i?nr7?jh6M+UUv9T;P6{spLJ*B{;2(V75u%}%z7bWB^i?6LK
S0rk#Wv%fn2Chx6U8MRb!YwZ=vzYOy_@*1IGo*yCD*#fe#3hd<r=>%%aIkTprzNQ^=PeGY^R8$pa3|HI?k$2df2sv5RWKy5;3rh7
b}}I=z_H#cZ>|2S4XuDLsequYb1+G;95Qbv;jj~_C^H?WTCv8ZFD!(kc{D{K5~jJThp=X{(w>beU81!wEv?}t?W=vBS|DUAYBSa_
PJ&#l)-9~CmK|@crY>tWI;F@Pt}!;Mjw!`66{2?^k}<m{n5#0a{jc0EMlNnA@2-C<2&|={8Y1p953O~q;{Ycvw6L<QFD}$8Y_%+;
iY+^^s<3-A5ir-Om#b8ytuJjYR2%>xV6Jr>u%iJeNw2J~+pJ}%AF1&xY^a>29RYPLsjJo}$E!^%ku=>H5Ux?Go2Tv~Lav`F39v6N
Rj&6jd#u_hR;_L<8m)RU_b=BlEvJnw;jDhG9j+)d2?D*U_Nyu_StYu#t0w)O6QS;_1hbc+8Kp$5O(gO!WU4<Sd8!{P7qR6rl&VT4
aUg=LG?t^TS*%Jdk*|@i$N*R@iLJ{mc`kFQ`7LdmTCgvcPA+vRrmN+vnW(5RPAvzjVy~*Rl_mR@#;@(L2rix`{I8@dp{Y%(AFM;F
8UP5X$gAI}@iJVnV6<#7(x#sqO{*I=dZ;icU8%quJ1&o=hcB9_k}y23#T+iKf+B&cZLxeHcd&P<R4r_&h5>xCQ>h;+8!r;1z9>L6
NwIpcC#YhrlB-WKO{Ebl_bB8pA0l8Yrz#Pv;wi$YyCp8Gu(0zc38|B*;U9RcrhtqngE2;^ATlqlRxlc(X)Goq+^S5Y_pAo8UaBi6
`m2kgvZFYR%BDFq3@k0D_AP)eDY7%F`K-jSC#nglUIBS8C#*!KPpyZlOP8`TD=!$V;wS?vO)e6q;joG?My}5xMW=``oUWj+RI2!?
$1buj3#?QfrLZWf&N2G2%z*ne=BCLlU$6cv_@ZSjW1yHer7n22o+ekS0Wj@0`mcAezooUUrYmx)3Mc`e!mkXU5Un3AM>4Lj04nV%
ZvZEx1TqyVa;haP?kwP-oGREVBdi0jdm;O$TBTkv->Fw8y{ro@Nw3YMfUOfH-=}jWdZ->Mv@S6;^ri!_EP?}}d$MUEe<=j7c`CcG
J~2!p7^UnagrUzHwyc*gh$sWCd$9X5tuF&63$bOAk|fkFj5H~&sxD5Z6e9Sfgn?A9UNIK27%>T{Jg*@j{3qbCASTAFY#j)uD5`m^
>MPu+JFoJg>?F<|m8~H!V=M)-`m7@<ilSb!7Ay53f&eq6gRHWm>8R%>(<qRx1h7M^G^TB+rLH?H_OMMWXD^<uf3cG=3L*opS}WPE
ek^sVS15fN3nyQquBaR!?STd~Y%wCI1~BQQ;;TFz!>`4y#4*3G@G_sSuPk6C94xe`N+{?Wb+i_+im(f;q%K`2MX{Hq*_wYa1+HJM
jDgOvET>PTgRlatttK#~@TC~66eg9ZKQoY|?;akgS)+8NJFCU8f~~BjFQ?Hc%c>8q!z!ID(=m3k05E2yHvkqgX)K#Bp(wGeVKuz2
IxHWgIx_RDA+ZQAny)w?KPT*@gr+UBdLRy@M>4goFRr7gBCud7U9e%Tz9~#C3xIDglQNzrvo0SoD5@Q>e5ztHJg*I~ATCEQGcb%W
{jW~2GdCF|f+LJ5Zl0|vDkJ<T<SJ&PIjUwaH>yIkgn$mOoUS^i{wiatKcuUvEh&s7jIJgiPbv_xm94y^>m(_y@S0q#=d6CLqNrpd
<ST_Mh&0lyeXV$+BP?JuLIU5az$pSTJh40-^sQZ`#jS&^8ZtF6Po@(d1uQ<O5H7%}#jcU3qpV(|%&zhx4zM7nxv<|G60u#X9jsNb
SOBP~u&x5Gb1r-`rZXBZN-hR1(IBj+kt=SfUY@(E6|MCwD=_@71}bc+UazK<#H`+~p|TjL*(@-p9IrYr`~dN*AF3xQ4Im*elBH&^
Qmkt(daWL;Gc6CN$0|atTPh?gqOQ54Dy+yUL97rb$gstmpswew<FZvLz^M`~3V<{)3oR;~8?4bUDz4j}GcL{@+bguMC@;pMfhaex
)-DDnHzgynlP_JY{xI#dtSxM;+A#>Q(=0QozNZ2zM*xwgM6b}VHnCo=v8jD9gQ{q&MzM1%)T~DxZYeja!>e_sKrK<L5h?SXwlIn@
&obev+N__P0xf+pud*hvPl1G^Wh|VkcBE6G@+LK~X|Qo8KdWJ?s;y)s9wu<6EvAX1kgg^y%dG97_O1Z2!mrz`>#{B>tTIF;2M|HA
Kmi#ng|S&4cPH<thAINAlBJcUZLPVhM6qn63a{)c#IIu}b1r}_1}yreIxBvxPp(ofSTm-tZmgm(_Mz9QJ%Dx~_a)h=ys49_4ka)Z
2CAVk%&?Rjbu3q+BCWcpN1fOxsh%mW;H=~-nXvI89WDQ;vMP?PF|O4o6|O0?&;X7ja<MBRb}{6uFEA%Bo+a6^)u>P~GBr#yKqeNP
KB_S-IWbJBtt_ytxvf$&hN#4_`m=MRW3BY6vaFu3dVshg*f6dz|E^>(wy!ZQd?r;cF0O&BEw4f%883db#;(*VNvT$_J)+*IJgZ~1
jjQypC@f~IS26IQzc2-{s{qrhR;_+DfFum8HX$*rDJm$f1hDxcS1i=5)-0l>da&l98ngtk<Rxh&K`8>PX{!&Yi6~>Il%tWHCNA2l
DgoTEQmeqRcquxtB&<d&v#@)wF)(l}A23BT$Sskr{HeI9Afb{jp&}e1s;zk}b}*G9QZXDN5-@nA)v8*tZUE#b|0@D5)-Cp_*Q9f<
ORDOq)G9<F^sj6tL8*7GPadE#A1s)x)+r95%`!->gPO^r4zE}y1SsjCQl982>H#w?P%O2q@UP*n?J8}p2B9Ud-iQgUh?{mZg)rBo
!ld-5I54~^IIKCVb*jQCHle_-)TX2{#G(_hzby7Hi2)EQATP=?QLb7k6Re7;(i}Og>8b}Ln=H$%NRS|=r=)x&V<i47Qml|4tFFf}
rmjmWg{)Aj#HM5|w6B09g8(3?WHO<zvM;x$7O|@y1SAV6l$**a5~Qsf^exA(VJ&y1moIFw4=qfn*Cq$7aH|U^>8aW;Xr*{DJ))p6
=Kx!;5GrG)o31k{ez2z>Sgo6_6s>R^7%+~lGb))a<FYWYd?;ouh_2D8k*)8q=&EccEvcWW93M5T3oO*Br2$s1F072MqbnV!FR&vp
E2x|-KCpu?t1gPLN-$rUvoN(Y?X3x^<*lkPQmw77$f<*>>9eyX>#*0Zu&9o$|A1?#>lFa8U95%}eyIK{$0G8nH7-Gx<1v4z&o6SQ
6|R%98K&W;tuf-LjWFJ&%Q5dNgeVQIwloVX7o{?^2>^GmST3w0G%Sp;wk|=lN2$lJAhgvmm$NmZl(3g2WSJ2%?<S$Ip{Xmd1~l%f
C#G$!TN;_H0IInx%PAC~X@HlkyesaP)1^8vz@x^l1R#*4w=<a@-7)|(Q80L|9j}n8D;v)*9W9+Gr>f7ePce%u=Bgr?9W87va<N6I
T!1GSW~Co6<SoW4s;SN@1g8@#5Urc6ZmU$V-zw-MD6EGum8fSiEvZeZn6&CBtRt!^G^|K6nl6GVk*+EupaHw7^rgPDwkV^l&@GFu
46vXeg)6!xU!7;IEUpfwsx7TF@F}#kzp#8Us-QkBE3n8ghaveTd9%;4!K62^DFC{$QZrwvn<hLmSu~3zXsF4d9w~LLA}f8bZ7-Ij
Jfj~gN~}DlB&Y!$Q88ewIjgfS)hjnJaG-ZB38e!tHUZA2>#TgO?<w`H6D|p_HYq=(TB@q9*((pL->2}adoNZowXi>@116QL-K07z
sHR{Qb08qB|1oB-;4+vkBm%TG{jBseEG|c!KCH_rX(yp90xuz*SSEWUVVoDIRWpezWha*{Rj2i*k}a{QVJgn8Ua=A-+$}sLo2FbT
DuPcifilZ6%CRvkEwcm}{;V7=@vf1nxv9t|rYYp2l%hrr#V4{Sg)Bub6tGUPFeoM`iYNUpp)QB7<|xcKTmU_&@F}FGS}${@$S?aY
iL4~55Hx9@&@4)@!7S6Rt|Z+ex2t2DQLP29Yb#c^u&oOpd96<<DJy0##wsb8fdRgs8L;fEv@8&jcd}|NmL|!lI4tfk3YYPrV4r=a
60h&Ai7iGhuNh;lK(OeqaiFiQQY+yo8z{IZuq@QAfC5pX#;x}#a}ORZF0e1H>@bccyC3JN6s#02lPgKCp&}xzOfkHzSuCM0j4b!8
>@S)i<*CrDC@e26FR-v7@BzcGE3Aeu;IC4sQ=}-Y111ctj4p1e-zo?zVWn=Tcq*hRS+Ml0=^?AGv8tpgq9bxEwk>ENiyG=I=dtjx
t^qWZ0<pWCm7*iCbS_6YC@W~G7cMP~wJ_hWv9D*TJ*)^VR<Ig02cU>CnW*ZmHY-;tZLD-IC^PaMKr9pz)c|ZMNh`ajaW0vySSax}
Y$rdeCM;#C^eBm|eXQyiBA!>R*s(&dFE76^N2zN%(5}L)STG{8yDU^0{;e%82!OsVg|bW}cqqau{3ykw1}wxcuq%(St0&N;J)X0y
2`E}Cd6Rf2t1wumFe*Q^xT{UAUoS@;kS~xZkgv<6F9GI|OOI42J1U2)Y$H}L5h#@?ld&Q!)+j}=kE|`N7cV0$4=ahP6DD;irl}*a
Iy0}V60q>5hbs9j;j29wGJzGZSES#nWUD(ZRIVYfS}!Xtp(rz~(J_jw=Pp^SXC+&!maf#R0j-IqQZaNaw6B1wX|E%)k}z1U$F02?
Z-C7$+${kx0W9&F2d%O(Z!TFhL#$M+SgLNR)2*4TjjeC3Q6e*~Xe#+B9j7%bB`xBnK%EREc{NrfZmTJ*ih!@H`=y>Nb*oD$Lmhpo
9jTow#3k9Nlq~}+V=ry2S+J?92QLpRq_RgXOrw3VRkA#!l&)d05){X&9<FdGLjann1*t<P11;pROR`t3o-qflbE^uco2!hHL8n)s
^rus-Z7V7$NTxKc9xK}}PcDe9zOEyxH?gFy%&|T(a07p=p|8uWEUI;}jH}13hoihHK@>Txn5$*8#+M=~V44{#8ldhe&?)CH4j{rQ
gB*~k9w{^=X|ks*6RxAP907!+Q>%q85+{f(>n?0Cha_h(R<MevA~FZ42&5q{yR6r(52W5KKd)LEfixv8PqA#YKC;cL%qgFoNU15H
X92{s8?BEqn>M|yF0LP|k}+s3^DAbn5*xW5I+I+q!Yr&XVyil*i>z_1!Kr_;lB-Rr6toqns~NPPI<UkmI)P-H*dVMbq9f5PpRvEM
WVg^SGp!`2RV<FKYO~(2KQd1&h$-q5F&$~CConxI94V2g4k*Yle=Oh}r>?FohyaMJNw6#@ey(XEw5*7!Gnqyxxu6`d4yy1Vp()m;
A1EuVx2!;}1t_kpv9Hv#elF-M#3@^%4KLZSuq*1UB?57=1|h(t0;$EY7%r|cE3S?xE3StnfS~ayH6ebXPqC7+VJvsBjH-dKQY2rg
%P^g&Rxo|4JdNxu8!5Ufv;?-BFDaQVqA|QBH6}@{k*5`@@2?@K{wcV!`7dK7Nv@Nrek`FZyCfGN6cvCmIjZU>$F8$5nIwax<*&0U
i+~@kqaZ`6)hPZU!>;A88964f0;><MlpKE)&ZS4Dm##jmr>S(Y0wqSO53oA3O|bQ;?5Urq{wxl%wy*FgPymQFbTW)EhOZMT-!P6a
WiMbdVY5Q1IxDy!y)h;pE3FhEIWz+$H5qX(O|WaMRj`OHA}&p&>!Wa}N~}AecYw*Jewt@2)vWm_Hz6Ca=b-MTrm$KmkE}(XRH?8o
PONCL%dhAypRF&l5voh8fU%@3+N^#r7p$EsAgcqbK!Eg{`!DFM(IrwUKCm4wbu`tibS^3>#jb6sJhTg(m!&{5J*)hwtF1{jDlJVe
T&-&+*RTzl<S*Z<Os#~bGl0#cX|vX;lqiy@kui8KkuUWmPAp*`>o6B7v#jQ?ny$j6sV!Bckg&rg;Gb@@rX)G4g(Z%p->0G|l`Na5
Lx6=d@g;(!M=%2|129!7*02K|@Gd4Jxv`s|>9I?&Jg(OiXfeyG{;Zd#Kr=U-j3^eZ?lRV@qAe_|2e0q09f0SjE+xdA_#JmHi7YlM
avTLR@h`8cm#*X}q9Bo}39l`x<S+>;r7P*ImaRIfT%^&i6tQ!$Vl<bogdlD%P=Gip{-uZ`M=Q{!8K4v`87i@<X|G$YG$!?`e=AL`
IjWkjjIJTAQ4|rZG_QWJ$|1!k{;LHpaxKNG-!0j#0fCY!h$Ql;5T`#OYplF4U#O}aW*$!|Eva@O&oPT5P_S7c<gTHtS*?MqswCtv
d@(RDMi_%1c`F{TFQ3*VbO0L~37tzOl&lZ2-#Cq@#j8WGK`#)fO)y@qEvK8LRxAy!zpl5QOQ^f5gE2R&*Q&WF&7|Y9Ev$x=*{tp(
4uNN|IVcz^N-pd$PbfXG5i~lj$*Ae4-l*NEk0}YAsx*4AwxvR@#xP4NYb;x&T(CbcEUKEZhcNvc=c$w~BY>Zok1g`5s3_{I!!v0i
vNBh$ye)RBk1-#tMzbj{Agq(9rYcCW+O6U&N-b5fPOD|C#j19zgR6a-E2;=5e*p9^3a9ZgC$XNSGOi3LGc}Mj`Yd;qH>f47Z6RH&
;VP~p`K((iN~feP&ndaC(w$By_Obsdj2*SC!Yi;S{(#9VYON+H?X6I+X)9<j<s(8btgNK6do1rIAudj%<)q#*uQ0?e^)J#b2p{Jv
)i0^6?z3aEld4dzzNaEDj{yoaw6oB*FSatSV=#%Wc(8P_)UrS-y0fOIRj=!)JS<cd3o@Fk1}gNXFR#6@ovoLzl(4U?4liXPPBgkS
*Z|}t_NoyuV5`BV{h&>+@0-}NK@}w=b*YoBsj4@qO{-C@I3;GBmaudzniw!KR+J8~2P|zU(yfuG7pChm(EuAO$Sjtw0-~d>hnzRC
wX7j5o-?MXNFcB@l`n;=@~$VSxuHs~$FCu=izGxO^du}VgsAu?Or=K{D6dqkX@elE$+0J_(=0Hvcqgzd52lr%zpn17iX`-~$g<y}
AgSr6fGqkkGb{tDEG>#J2(Z|%p)klLPAGjSTP$^;u7mI{Mk$>s3MTL+H7x_I4zSFu3@v1#bsh9CGOGZlO`2LP!!F1yUpMY3Y_E+h
7^r-vTQjFAy|n475U{SFWPt%8%Pc3UVKCV+pps%QiYxe|+At=qTCvO|qb5PF=CIANY9za{SFE+6g0R&w(=9};>9Ic~_bn_WKeU`J
69G;rGAuPS$E4pVYAyUIrzrZO2DDf(I<Y{mwIz40J}MA3KczJ=_BUoNr!FWhAFzF>0xpf8Q?Fbi1}f?<3IUF@PL2ny@U4HXdm+lJ
2CD<B+!+NYuB%HhRVzHJ3@8~bw5;ca?<@?gjVahOma}E1tFsuO8m`bLt|;}g*#MfM05GtuP_m~j1g(%So~X4jz%#(DH?C}~ZZTw>
8!K2bmM9jk#V@0th%?Qot*pWzqpNf<Zz`uPohdpN5`e-k`mH9ibu*5w*e8;xGA?bb?6Fs(`K>>%U994;45~x2kh4RjpROFNz#M9z
Ei5xHeW+lru`Q)2matT(9D)3pwyNGNMj@rGORPsKWVGETh_Jt~yC@$h2PrEe!LA;tqp*aqJgZ6{3p5<9V5yERA+H50$|zhdn5C30
?SOf(Q6y3#)Ry5TGO`x2GoI6}T(3|o&!M3%nI#FRcQ7ZSiK{y-p^z%CVlI0ytuuY50<2-IiKc3&Pp500K7t1-b+8*RH7zKyYomrO
2rFu`V<cB3D=r8qrKj>I&a#cL#F(j|0jgK3l{6Zz?;<;=YBB{WL8#ar;jWS~&H%J2pe&#>SEYw4(yV8WzOuHn^{_uHa<SB_4zIYV
POzmky(?lTU?~}~%%(B1Dz9^(`>95)@F@~6FSC%YXMq&40<TCQ!Z2(jcdT%%>m9_baI;}79jwH#-=rg`-6FB7rmH(F=q8b`JgG{p
;I3Y(hcRd;J0_N@xv)m8^8gH$%&zSy$FEYKqNoS7{SQi_w4xF#cd?2xH7=*7;GaRR5vWEZ5VDT2ZLp4|SfVemc`K|oZYII3r7mMI
g@9)^?XUGVoUF*CjwB4K2&XA6BsA@+f1k7%60pIe9H-ndMk?+s<1VP1(yBx(?Jl{fwl|5V)+vLg^)QL94S}C6O`xGHJFUE(fUya*
f*Z@Gcq@3XuqHN@%q<`(ZKZ`TK(gYmQ6*fY)Ue;EtSE3No3OO1W~@6W;2{93P=Fe&2CexpPqP!MLobo8RHG>=Ppx6BIWaV^Krb$+
8?innYOxwJ*(wT{0Vw0Gz_08j<gxvz*`8c1Gp!S@i2$!Gxu_tep{zhFU#zJwyEkGlo2>MsP$N&R<}LcHA21@ZSShWm<|O~Fa+^w}
hq22f0;-ZNL8?YE(yJ@9v;aFV%NZ-JBrmnD4y+$Ad@MP!2(EmqS`-}^9vi`~eXu&R9I2c#8K}V~(Xi37R5F{UPB51)-Z7LWI<V!g
o&q;Ahb^}-x}smKe5kptxTy-V10wA%k*{d5Hmp)Fji7lj6C|)FJ|>{7bRprOUoF<8K`Sz??68_0c&$sU^?)uP!lzTFx}YN=+9*q$
{v4yIoiP<IiX;vz5~WA3i>3i6R-l+Pf}*#uZZA%;LM&9J?=-2gq%GnsxS<g=E&!OZl`w%XKdZN)z_6RJHLQ;#pR|^(q_07*39OB(
tEEM$e<yvicPcxi**6a(c&=2Y&M{pkh^${M52+Bd$$*onSv2u1a3Z3xzNV@y6DBsWIV9K|94NIeY%KJvK&}(1PaS(Px-EmS-mW^M
K&VuyqpW?Q03@v&>8%POnSnv9<}XAnC@>YI=BI@<f2l_vqAl<*93$|oP_6VLtFR8S->`=;ovF^LHmP_ty|JLIrY({$3Z1o`Zn4*^
D1s0#ota~=tgd-2?5rxR#4*RBAFH}B6e!lNP_N0T!ZB;F(yD|oxv3K|l&l=EL$IBv1F=~sUaY1pf2vNaEC8@BI;YMk7cuHARjs|O
doV<&T`>Hu9xwT*v8^qsaj=V`TBh<XucltAy)r~7o*Xx)5Un{U>M2huD5|NiZGf3B#jhwR?ytbGuP_TH0-*`7n5_?_0j-LNm9EOH
iySU5)2XE|3n{U#pQ%nTBrs*Gx+a&c%`k<nBd#l;?tmC0;HVKToh00?6Rzngmz__h&Mj6bFQ||(?IcI8;;sj-6({#HPp{sn;UqPt
N2YD5iLDGUg)45W`K9?PK>+?TKB|2x!j%LpS+Y?vrXa?xb|y%zhAN4wPOV6waj$<TizdS|{j9*7sjNk@Ih--0+oeLV38!1IeVi(&
Re*#ozo=QTa;itCtEywLlr`)uXeWlQs<3UU*f5B!FROVkwzOL=<gw1A+bLtPb13Jf$)%_)(5QK)9IkS#jDch+7A*g))hqTf0yXF(
V>8*MpR3d_>>!1#t*cHcb+Jji^}FM-<hW5SlEG2H`zNWtXTLeQLcS!tay7NJYqh4nN4UMX#ITdVR=~l!F~L2sn=Uglqr7#tPrDSu
5V8*~lYwlhh%25TWTdBoO)B!HurA&+1}~Pa>L|4^pnwpnm8dZ!udF~V3IjB(`K4c{W|$-}j-@E6%`Tg?|E7wssQ~{l5-SBG5Tc@i
oF}laN-WZ?j4F~S=CHIc)quV#8!+!BXp*}s`3ch`yCjk%Y#x@REG;>(M4ct7SFS^m!hvwDvMQl2=(05cnzLB411rTSVzINKp)swe
{eVNVLn(YHGO>0fpaWPk$t4ajoUxOzWiZk;i?1>?nXIarGXNj0l(7S*9xF6~z9&Jj)TsO-g{Szc<Sa_89snt;#I2~RoSa&wkqvqw
9j-PoK&?Bkn<?Eh2&{WCm8t5g007dacrFmCPou_w1+By`lqP*E6{l4$A1#!x41i6j?y(~<w5zeCRf+p0Z?Qlr`=@ZJNvUY9w6ZL#
6e+zTT7WsMZZEsA9IY|{>ng~vX|4mL9;-MWuP4N>NPuB8(5y@-6)KgnZUl~~YO7kV>?krHd#vK4sjMz3imvCOP=dXu?4XXRcBmTw
k)%<q)Tn|is3_VoajxAUzJZ*mFDr7aX{!pY$Adnp#4Gx+W~oasq^`235u}Q*jVukQDuI)+p)mU)*{zU(1GPRdFdVj}Lo=kTO0rX|
2mqiml&*Rtn6fJ|PY7|a(5cL^o~%QvFf(N~f34uAU$0Immw-DaaV*y%hpo2&STks->##^AD6=1}eJL`rt$>Cs!6Z^DR<hA7E{;E_
L8pKtg07D#9x*4V(lV{EyC_m8#ep2G!7=)zPO7<q9jH_&>#XXmd@8A=zOM18kbqDzWv!N&0kIz`w+E=F_A!B|L$YI;iLYX<zAmby
=%Z^c1c2=)=dbT3%BI1A)UDd7^(UdSXe?i@el1osz5qBfx~#vhkCCCPU<T0(45ce98LVn8U@HkHxUa@61ufYvc7W<I-ZG6K0x`RR
4J>=CmLqgCL#c?Ojjf(3mw-sA-xm@wQLKQg5{N4#i>~{tz?u-JO)tzbxu6Iv0H!;zvjI!8m8m2m2PLzCvLP)Y3@9R}5)w@?(UTyg
EdT<sb}fJ|2a>0(@d?E%4XFRAE+kf}JF)wy1Sp6ofUNK-L4ks<r5k~!_@$=-ny4D2O(UVBS+E)|c_%ro4*;Al87pe4=c#Wh8-;@?
xR?d4qOW2wU$2R*EGV3?&L`9?c!1I|@~;c5)T_#X94Y!IsW9a!7%%@RnkmjN34u+hTQFp&(W+K1TMb7jvL$=4*sjhpQ!fFj_a)jg
pQ=}~3jr{+QLmGqtfDdi?k$w0SFlziowCg(Qne#5KL8b}H!Jofm$MY0TL|r~+90u{6DHv?`ZIhh)vd#?Wv1UFYk({<Oep0nJ+763
xUJ8m@}&qKv9CHGm#5OFc>qE%I4x1I2`e9>U5fyiz^LjeQ7^Hn6fQ`f2`7gjMXKwqaDZd3nJhLS3aqVw{xC``!mIc(y^HNA^rq|}
LV>m_D6Jr)l9aVA>;VL^0y3r_<gY#@4y-J&11=S<N2_`%D}uZ-kT8L-6R^C2@hB2A$0WQh7^wm+I-;!`EP=eJ^RAg3@24*=V*m)N
@+$+b6RN=_>8z=w)Tp$Y3>uWElz?)q6B?o@9IV!XTc_zNGq7^44X_m{xFfr(T7bPLKB$x}?JFiEa08R2u%+s%L$lwq-?Abt|1!KU
@Uh*hW`QNGNT`CZr>ql!QZi<)b0P1k*eQny>X(P1e}Ee)HZWE$Stq8b-G~9E@GQqHE-IicNvMS`87^?7_^4egPk^tlA}dI&#IUu2
1E=7r7p*%Wp)ZXwU#D5G#DJcu5-RX6b0!8X;R*{a0SMeNv@ofw?k7j4;USEkC?cDz4FJs?uBLIX?W!q&n=gj4q_9UQq9j4Ald8-s
+W-n8LM=R`*Cv#sqJ|?ZNun$q53BpA;H}LoGA{?MqNUWOBmi!p%&ZhB2B2>M9jRfgXs-~iez4r9)Fdz}c7Yf$&XO@L1+0{<!-kNp
F(G3v5U3HbV>D5(yeKI!sIYA(v;d&2s3vzZ-;s5I8ZH{K%B&+SPAjCJC9Ptt{(ye1;;WV>E-0QSUV&XG<0bj9WGN&sl&mH(FRAx1
#3@B63V^vUbds{91*rsqPn~(7LZ}2V+^qK`wWh5yLx9XM5i(mKE3y?V>I&{B7bKvkvaebzPA|u<znxI5DXqt<4FCnPzps9#5UZ_#
N3r&<pRv5C4I)7+At}VOWdKdE>8Z3ZU#7aI1Axn_iK_Z1>a0Vd{VU!kQmS1ou&InJ5Q6imG%!S?y0rs<IWJ|UaUw4*2eCFNgQ_v8
2Y~}BD<>f^4yaJ6mW*I1yR5t~b|lxO9jlQX6s^#u7%)jJGk{F6{HR%|Pp?3L)UX1p-70pcU4e%z@GS?d{eUzf;;0-gLau|T2n@9?
(5I&<crJP{8>YS~RW3oWq^Y<oKmb)R^&|_gF|=!d-5&#@IjKdkMldO=3?}m_*8q&A1+42NT_zwdNdiMD?WAC>E3h>zRjp>8?J8rg
RUGK9*@59I8m=lItD!=GJ2QYLEueWC9VNG_7%>SYG=L$deXtrKU9Iw@m5M_tq^lgD?V;%@4=~LmTPWEm$*Qp|3W2FEhAA>6y(}aE
#V#}`2rc0);4BEKNi5B+LxK<{Y9lkJDx^CnA`2+6RVeEg<s?ip<0JR3&@UgQE-!p4QGf%qdn&&wTq{HXR4;TYNv|EOcq<nyYp@+E
b%5)u(yZ#Hj;`4(JB@lVh@1PQ(;rT(%CT7`?j@0^a;=0aB>=u5a;Pb+O*UnLY@1)OzpT6^eXzr>2_~j1Mu8zKS1L-bQ?XyF?T0F@
GaKbBzn~2$6R*fB<*Fwotf&JqD1p`|-JqGFCarXU0xkuy)Ue4Wm98@-@-dXBXMuVvr!ZkK+@QOy7Kt-8LaKZ(Dlu5C$gCzS^sOy0
2sBGDZGp9>Z!yT6gD92&p(wYc4j#U+GAW0uH8I<*Z-82%HmFLjcd+2Ch=?w(*&Jk@NU5%>B_-#uu_5`ez^LD;EPw|u94wuzkghj@
macv(S*&g?2C7*tejyMtrGTWU->hOOTCPYe)rmTsf2ypsLaf8DZ>tF^^)0k7im>Oe1c5Rz+%C*7nlpTX=QA#{D6rBd=_;Tt3Z4R_
>45JX%(OMALMK%yn}>6z{-`7?UoA>AU$QMJPb+7#P$7&ZCV^6_fG*6f0kKDb94OqX&#S1PeW|>nN*`dED}l8rS0cwPbFId&?}-f}
HLX7^L8MnLdoZ}Eps6n(f~n*!F@T?|*DMdNju=M(udjJAr7K4zS}-N5yEIKGd4b@n>aSq1yr~PQ4~RuCqpgLgbTFJA0;lyV8ne_W
Uo+PvrhovfL9HXMIWSv*axQcz#Hcc)b*U4q#H{VDFn|@G8m(%eKAv8%G?2F`KBEtsh^{s$ZlYYQ=PQgZ0Ve~pdVm8fa*`+}q^wl{
8!y?aWG)^uMzVRNMyREu-GBorUa^6$ZYpCU(u~`mdM+R^FCaUhrmXI$@2ny-dMb7<HGy6+1gn*>Krqn(4y(8*Po*s+Mx`+^YO@Ef
VS(JMSEC`YTCD-1U;&UUoG_OlxGcIWR4MbXXRwg4AEYCq{(!rqOD_p2$uQ{vU9hbzd8t{kxv3JaSf%+LIsn-(nkxe^bEL7c0*>h`
N1r<^87DmyT&&lvM<h3}SgW8X?|?Wkf;4?Cf4B#Mo+P%i;U|$S?Xi9?|18X>Jpcf+S|FmFx~{Y-zydcaIwD^*3$VVYk||8Ei>;cf
Asa!jP=OmP2O|VAFRLnnSRrt+EhNAy2qaG@E+^Zsp#b`<Ewfc9d8@aviUV`D!m$1>UM>r<k)(qtE-x&oXs6k+mw<(=&Ls+`s~|ms
jV%?bNiKz}#w_TlSfQ#ad;q<xhcuC{Ik2uUREpIl{HBnvxUGyG0<I6D0WD%J;v#pTtAIr!9<7(IO*0t*c`_ic8Z8q6lPE+bg)9{&
;($V}V6>!|2AY_q76xgorlq_!GNgqBek(hxF{_Cx1RRYfE&v@Zw6TjQpq@X2QKyQj1}lN76RroSG^FM$mw;a~D6IFdPNy>`<A{B!
f-N7ehp#cPp()0&EUl)gc(H7%rhxCP;w^|Z@En4H=`<`bbs|<PZKE=#SD;#|+W-qJEv`W=ax0@Qn~3P4+Nm%tlPXXzA*=$dr7vJG
5~y&OR)9?>9;l`;gr)j`m@%_88>QVfh#;*jwW3QXoq*$_Af-kn{jeb<!-|5WvarCa%&owoX`L4?hbh%C^sa%W_<%(qfU*CyTPZ96
*(`A_TqzE+<gGL*Se7%gWB@8HJ|9`I4j#L%(+6I$2rvXNCMdqDOQ5!-aV$PH0Int`5P{?@7cA1MPBuk>^Cq1qH!LPGIxZKnWGaOz
@_;TT-=?po<uFOAe}O%-ez5bEG$4wrFsm&q;49`En5SkgdH_$Yh%q}ccQ}iIiLOj3T_^>ed8~9auAUmO82}EYVy-YMrLTr8K#gH8
F)oWP=%;!tHlydSldwv!;iz(|CV@Ap(wh>op)Ili53STSTp=wlb}SjNr72@ESAY{0d8(PLAFd>+o&z5&X|$3kfvtVCL9SM-gRE^W
Z~}QPv4G61FsTr-tgP{X)1mFDZ>$zA39Y~u|EmQlQUIbZdachOpsxI@m4G>+%`s3eelL<L{HVw-bD7L2|E>wFSO96T0iw>bv?d~e
|2FY0XD2H(w4~K6467?8x_~JeBOSS&{w=Desfwp05ipFdl&IaX;xFDbc`6SukT74WN`V728>|klZY#=x9yE)suP7-e=`KGkKAz03
b%7kJ@2~7Ef~o?d6Nw=u^`Zo^8zyln)-a_jFeETCTcOdZD*<P)va!pszMjK@6RrFt?l4=gg0RpdIHr8F7XUb}@h{jR_bA=1%Z#R|
&@39UuBgH*a<0U()}Y|8I+mg=vVgU%<fKwCJg-TCZmmqPeXutyOt9xM93-VIdV%jNEvo0C@hImjDvG(EV<rnKjiv>Uqo*$?zbpW)
c&wMKY5-p{III<~^s`TavaF3RXeyH}*`yY(J1rb6rGTL*L$Z9Y6s)`~afo|0?1wfm^C-kKT&|QckFVJrz$^Er(EvI#XRs!+Vw5(3
hBRg+5HYKyhpg<W6s#yLVu9DBiZR3~WU%q3D+a}^Ql(jylqxK*f-N;M8ZIg_dLWdn?0{@8Hn3u)mNDgl+%p9&k*K#WM5`&P-=?{#
%77Opp{g6LM6iggFapUgh^Z|p-Z8T)J0h1IiY_iFDle<72!O02dN3t0MmXvKj~-(<C@jDpv8hL%wiz_9{{VXyA1yJNNwi#{9)zK-
OQT$}S0xmzKdjIkXe}hJ!=+WO%z#9s79cLH7cD~qjjYzL@2xefc`pR5xiIK3eSz7ITCeP)1~B_DZHucg9;$;c&ZK0nhAMz6ZZGbt
l`Fv$(tx3$kFM&e<}-i+_NO_dGp0JIYqCkLfh<rj4*;nk1F1x=hp`MW^9V3FMXEii-7QM4CoWVT5wEtKG^=u@ih#4Rr>aaRS~IDE
NiLi%;3%A{#-<`3=`4h>Wq^IH6rn;d46?wgL4!#m^Dd61Po!Qc2Cmt#MK3O@>8?Sns(>n{rYiTVX(xdJkhAuxTqww|3nTX_{j7#6
9f8y(CM;+!)}1CRTYwiT6s)JMOszLGCa=pT8ZhOs_plL}F@SEWt*o-F1*ms|>8QpilB_~5XRZpSk2GkqTY^xi#jfn6Q>6YLvjl)G
LMjI<t(uyx%qdQy9j%ll^QbE_k$@7dEiKh5Ix*pZEh;y(c&u-x|0f@;j4u_dI)P9y%d@wycCW4~)d4m%vaM`0m?{IZ0kS48>anh?
39O|oi-3YG%c_K|IWPeLeX8)NfvaaO@~uuSN-2gf<A6J<_^SGu(yx~fwt}#(Ln<(^i7Ce<ZJgsPL?Qq(FrX=_q=0KANH4Xaq_DAp
uCX650IQTJ8ZV14q^Ke>&;T4XK&&9H05zwu?t}g(_aJGoUnjIM^D<U6BdtFyrmD-K1cBtOGcE}(JSgXZXRhoj_NY&)1hk{4O{?`N
cYs<bVI3?k->%rO%!();GAxrUg)RuL7Ozwyk}Sk9zOBu(OMslG2PqM)D=GhgmM&MZX{B;4QKIiC9jSArrGQN?r7aUG@+bqCQ;ATf
{xZ`sV6zz_8L$VbP$cZBJv1w+6@Ym%F{;$8!>l@h(y%!wt1nHh9W^ng7%@MswE!e6ubtnmg)KoY+Jh4;nkXJ9P9R+@s4)zuu8=FB
6DVpeF915KTP_2xdN3G*DltN!CL{|oz#&d3x~nrN0f0%TJt#CV?=ZD9>VthJvaal~h^Y9kwlN<t#I7AACbdH?Mu0M{`76k+2rZ9*
MyWTfFPxjA!W~&Lg04(1n1OvA6|TfFJt^g>1qxNOJD$U+@UJQ~BB)57CL9l-Orhee`GEGAB7>?c(kzMqf-x^MM6ooaouC+`qbV4v
)PRJrov7=pbFlZY-wP%v9IZ?)1tSio?6Fm@%PiqAI4pvs8USOYcdUi7*sml2lrI9Ve5Dkq51ijBUZ933DS}3*gfYFYBq(REMTFNZ
rY?uD>MiFg+ARdJ{v<9RtS+dqJpkS*Jh5c2$*{VB?<(am4~cy+3Z?QU`mMVx?tq*o_9&MlOR{AxiHj7Z<sV_Itfdt&H?q&6CbEO6
+Abq2YXFfm(ks$0^d;nhksVhiw=egnH7pk{H7lARmVi$$ku%b-Nh`9jE{oO`(;>JnN-b}tL9$Pkk1uGYowLxeErGDBxh!|6_AG#b
<1H1hgR9l253al|ez4@Q3jp{nK_kR65u`ORI}E+5O)K#(f+%q)q$|jpMWGKYR<A**6#yeFTqQLwGpiSZ5-?^nyDs1=0j&0*{w_VL
>4B9i1D~8Ad9Y-x?+2MSizh{|Zz^7)Dzc=g+nJcE2Q3n^#efVX1Fuu8t1&eI7^r8i{jEGB4XZt`U$w0%5&$=)1vQYT{H}5>*o^$K
FDQ*Ng0cCu9HK2K+%ah_bhKkG0{}>|K`-jE`lKR&tg8DjOs-^{#jho<Hm{^D$pBNNwI{2kSg60OT8)G@UZ%b!J|%Lp37mi+bg#**
xv{|?t^mWX0WI^TAuzvyWhd0I%&vN_bg$hqL=l6tLjlMvwysGe0Vgx8mIPock1)chfiOce2dS8#xGTD>0J2aZR)B#qNHEx^-X%8x
Kqd&V)+mLnld9#fTrbrwHUQ=^o~gSl2(v#hIf?8l*`)C+(5||y0jnXd7?zo;lOlX8AAnk?o+_ZQ%&kj-C$PIF)F`g0T&x7DgrI6H
xqx<$jIbIoASjrw^oWD2ak1qt_OL&%LNFyHo~*s8`=y>T-+;TRGBHxH_@re3xh}A<jI78n^)S(`*)dli)PYH?3$5I*r4$LR9*m=+
p{;r`93rNzr!O-u9Vu6(Ijsq-WPpyUTPo|RHn5d|IWR(|MzCwDlQ4Ru7P2=h*8mqPz%((g!!)R~sfFyUy&<_7{w0mAU@sFdBb~7>
pe!}8Qi7JTr80vsyDpZ28?bVr0;%Y&9<b1;Ww1P;Nr5J*#wvX!M68Z5><3A&{4m@yfUq(cAtv)Bz#t%`-LK0k+W<K%XfH;woh=H2
ovAz<Nv*9g9kDAcqOA|69e}YYovcSJXpRA@VuQ1-h%N>+C8~v~)37fvfG$EX3au+FzJO#XWGaoN+$E!d1hHW;S+1wD*)J+Ci>lNz
wgEb+$11BRkuU0?oCwda3#Os4Ag=Q+zM-cr#;wz@KCYfBNq`kMwlIdU7OM7u4=Jy)R~XT;-Yb@^?<qJl3xMJ&B{4>)U9DCunTk-c
b}TC?$S;<xEG-SHpqhFrEiJIF#eirqFf5L<-m%+&ld|%uk}W>3?kz{7)TcZeM}VL##jc#J3p5(6!HnoKYN$XgZnT;(&^P!neJGNq
CZ!LsWq@z7DXMO&@2+D303N$C0<Z!pq8*>Id$8gpDu6sKda#Zwd@OIV#)<AXccdt=x+4E58l#}FY9EFyDVSTZN`Ra$7^(y<ORi6X
9jrPq_os)alB`do4y|IXIRH$qSgda;R<H6cW`yW3yQv_c(WdJzTPp0Z0;=n*->r+NkAS}~2d_@8x3CugGp<Li>@JR}kf*$;s40!9
^??v69Vp~1&7Z%p>IRCGKCddH5Hv3<j;4tx`7af)E3m#IA%V~+=B-aH5U>}3%%Z*|^(LV%LZs6r&Y@zle1J}@`K@g-SuP$SRD<QN
88q;v_N_&t0kAWyB%tXiKO`S11A#QHwJ5SQ1S)!gkgrvrFtE*`hNs(;qNvxf$AMce1}}~-Q!om!osM*?o-WrVPO$tYL?}wLUo23u
(=no_5`Z2sg(a4oPz)G>wy%IO%d8uwKrlZnUat?M6##OkD6IFGEvncj9Efo$$E~U_Z>;U41vSGkva7VDF{Cx7K!BJo8n3Fc1+)bL
%%uXYH?pRnwXmlw<gB`(D1m{jGAorCE~&k!-iK8yDKI#qTQBM?xhguZ+%0ad%&D6z_<$F%Rxsu%#jn2r8ZKWZ+OF><*esc>A}l?m
CxN>vrl_AQGADg5{*D))k*pb?MkHRQt)<SYS}kfJhAkAR<bZ)TJ0U)##U+A($}LPP0kQtFQ89Zj%^<+CY=FKQ4ys72)uer>hJ`1h
QlU>C<E%?81F`<B1E;y5NiBk<_<)$MTCP)|JgkR-^Q6fyEvq3QMyz$9BAjZhBY{S%Ah0#0xvh~ee+aoCHZ170ekH%73zl50=_On#
)~|mqx`GR+8!+svm#!azf-rlqp)1iW3$Nv=+o<@kB7u6LFtZ;mW*}Co%ZfO#oh>UI;I3Mcg|i1OY_VG`UbS<ug@DSek*Nx-3nUK!
TCMRc`7d;&BO&FfR;>FixPUw?YarUDDlW{b=ztQXkgH|0lrb_e+OLSI%b-}TEG_w@27w+ajjt0lS|2ijVY4PIqp0*GrL4a%NTozG
E&$i8XstG(D=-0{sfFUI6q~`V+obuTNfsrnH!>5ZXD&G`qJo$(2Cxkr{Hy=~i>#@rlB+-<RVUaj-zi6@MS!a+Hmkj;Tdvit(~VUx
BCWbC2&n&}95#_KRwy=|i!r<~TY+3E(HqaR(5RGw#~=c)7@bhCMXc~DiYXQ*(17%<Go*R1l_<_MONA{eYo#WzhpJ02Z6`{yf-Nj6
ODsq%hyYPG{wR&CD6Y$Z7O6Qfjy2+{@-AYm+py0o;DC3pS~PK;cQGI;*o{E0>agpdRWfv{vN3ZrVyAhfxv%~wDuAuBzpeMKsx0b&
r>#6Ba<P=F`Z7kbg)UAV34lSdp)L8OUo1+g+>gSrDJ<qGj;$!GC#piO0<QwE@~Nex4FS=w9V~IDP_52@+a`x6;3j^opDaQrAFe>G
j({I67oaJu^dwv=q=YQ1)hq0*<1IldohXa2pQ&)KC?=gSSAhwz@2R@2Y^~pb*Dz78&aL4pzp-YaHY_5ru7TdH*PIZjDX}c5js)N;
tE(-pZlFsn9H>jIjVbZ0rzioi&w<9LC8@Qp;IQF<LMUdedNbi8e6ceq6|e@dtANs~Vk!5jXdrK>8G#S4!Kvb*hpX5b?kGR8k0iRV
jwht81cAV;g(-KhSE(m}7_#H1WU+>;XsYie?I?JrYJqwo8lCR0g)nrlij8F}f2!XpTPl^ViK61AtrWN@)}+X+XMx_ZZ!cu7<*c=V
{VnD);GhK~s;KH9g)O`$5dnv>o2)dbVJ|+En*vCz%&gQZ`Y_R`Riw}*G%}hZ^d>i|Sb!@hT_*jkCaDwv8z`kMpQ&%AZK?7sx+om5
e1Kgh^e(R~@gu^mD~};6Nv)=@O{BIni!XPwA}<fFk}x2!7XTTnb1`QrZmiUR`I#20>@2CT$*tTjM<%r`=l};KIHek~*Qp^a*oFM5
i7r+#6tR6N0W1}<E-i{M@eS;$=z%e+3N2il46z)5%&w4$J*)65Q#9WxYOIH>hkygHKB&zo4K0``1cvF5IIJKmGbGrp1FK*wGA_QT
sHcFYT!7`6IVIUHBCy(k&p7<3x~D=l?J5W;y&b--bAjBgaje%QW3&ya7y+lG0W2Y~2rcQWysI28kuV%6y)7ZCn1CIyJ~BrwJf_ir
!7^qq`<renvJA=|jwc%)`G9bvGprUXRx>gw#)&N<SD9}g?5*0ZIx{IPb)+vSouX_pEr3z2G$D8<NubXFKChIox2_SS2{4YJR4E6n
p@D{?UocRkJ1a<@djNbgVxc`Rey~}xy)TL?p&n8y-Y>PO3xVva*s7MINU#rp=_Rr;VTg4tge9OdZ>G+whJjol8y$b8!7qa&Yl`h2
{i`}Jd@Q=3L9H&Q=_r(`8LsClPl1svDz96tE~%e@|FP^Y`=6?=_$|q>ps;DPl7W3JRx*SqH!hv3X9_E;;wady-XG~DTd#{LFs#5a
7N;mM!GdZv9WHvTm#=MrzOH_uhBRKV5fhQBXC#0uoB-Z1u{7tbW~ltCnTW+GJ)y!X&8++(7BU#I!>t~#EHic|+<+=Do~{HWJu9hz
|0ydoHY`3cUN4ET8nMAGm4OqmMxcd>ybL3(D2xm*HLD6K$CuEo!7X*D3aK=sFt1*!Ac6(087vF0JEp>b9xP9-ovku8P^`SL@2d5v
dw?UWgsPt`xi)nk7lLW88XFU=Jh9>`IJCkwGc5fxys!|X2LSD?B&gM{+N5QG=B%@>cCj(AwIJcFbhQJre1OCw(I(xaDzXtE3;?w#
F)d!O^)9KWlQCExUMmZ-Rw&-I8UPR`$*?>ww5#@jWS^9=L#|1nS}&s~V=gx<n*b}Y?=1zXh${A}8wz`@V=23_q9pz)OeTP^2(T@X
A+V{h699`WkF5)?IkiiIRIUIIMy1*`0<a3Bx-4ufi-DIazOme}CNT@I)rturQZ%Nld#g~ehpav==_y#P1Tc-V>wv2%=`p;nAFjB8
h^S64?XY??nlSz-Iv&<8gMk>P39}e0Z7eJ@GKzDqfi9gV6)>=_aHnsnCNN;J7cpX`MSz1Ij<syDD6<xVEwA?`ZY1Hb10|p;m8Uqa
yMS=1iKcb2LLj;+!U#z(!zL*(eya(snkY{%8?F&FF*Mtx;DEg-UMl!2lB`dH)GqcX?5FjxgR%drxhfVWD1j2Fk*j4Y_bQaEs*08=
4k5Lx2&;)I05n;li!P)s+oX-B6M`?T2PE||MXk(%a;b+hYb)xXb{$cyg)JN|8iCd+=BxoQBCFb<E`&p)Br0z(5~yh@&Y2G})tS*P
A~e3E1%MSWJ}J$vMYJh`)2^2=W3V@-oho#)`lynmcz_ovdnOL8=c+xe#fRCi>7D8<s2wgFN~i@dzc1*h(xuxe7lBDH!7-7py`-jr
*RRDEXfpFKQLk*91)_hetbpH~mo*9`$1k@r6pON<@2;V(NUv=%1~H(iHmKt)4zY+WF@fQ)2&s~-CagGsTrN<q--kvtTP}4mWv&=8
R)Lu{pC(@{%`<$kC5T+E5v>O>6B%5waVZ=#?XYDh#<1q7DuA=17bpBEY%f%S8y=>nk}<lSqcKJ<&Z@wr4S*dn{IC`;dnv6fCx?ly
pD@rYLo22*{4Ei%2CeL`xg#Z~9DoZTiLVT=My+arI;~hS5~;4Iu&yVgc`f@OIDk;F$uHTe&ZXEJEC+HTN3CJ5ldY}-#h$*bCaxH<
t1DtHPJp^96|KiA`!+uSCno1Ghbaar!=@Q0sIWn(8-TmCmb11Xsx8v7)d^vtQLz0l!!wvBQ>!5`mNOwJ9j}0>VuIDM)~Nk4gC^C0
4=QA}aje&-k1C$D>8`yb2!OAq&oUyeu%RHbt%MM>wJGha4IVhMOr{AcBPtcE=_^w-34mCp86@bdpeQwgQKxIHAhN=zN2`0Y#k4Fi
j)9jfJG7WHmM{&lHjPrOu&mrMSuhlrE;9Er*{vrny`pxi5dqRDf-`n7?<;kIPBC_{e5U=UWvcbCIxeBHHGq|^KrAUC7qY^nH;Uq{
BB}1NeJCU?s<3-3!7u?S;j~<!e*tD6{iv9za4Z>t+bB0MB%CZOi!}S4eW6FJq=3aO5vj4LP$uj%PlW-X@1jU81EEx-Q?4YkaIhP(
bgSYk`G8lf7A)y8(=VWbo-$4<DzJ?;5HR|#m@P3dHh@95vM7%(;W8O6vJbi`{iq77f3RJ$8Lt{Ov@TODmM&?n;ebY|A}lL1HLAgY
<1e2s*&?tqcAefS?X|rVQGsDF=&#NyC9S2aP>2sLcr4pBnXgfxL@4;CORin1z8ZoZH-TL&pfE?UF1D(G@huB5AgwmC3M>AkGb}qV
k${XdBcR5!T&lYyorHHUVys)U2d5vWF&s#?DW^KM!6-SfEPyAl&8HMBqAf*%-6fwX+aq2ySSjJA8!#!W1OR`hTeGjHb}wYJ<&r!q
t}yAX{w{SSrmz&Pdn1f8cPoOk=7907%dju3B{bfF6tO%mu&nVW_%4_sIV%?xe*hYpC@0*gQY(tEh=c^GHXsGAx~OL=U@-%$p{n~d
$g5wlMu6xv$f>0%uBKoC-KTjmEiOzkeyVmQtgdD${eVTVK{NWXDytN&e2OZq_ASRQ;ExKSv!%<X!mSZ72q){CCV=-YFfX#L+AZ3F
kuE#3G^SXsDy(ZQWw3HF>4B;u2`#doB`H&?OoJ}6rX+~62e4l(s<8v7!z~by(y3*vQGn>M%q)>Aa<4ss(liY)hq0nJ%&r=+LN7<C
2!UCw1+4@w-7J5l2Z)%dIj~2pWG%la1T5F8bFma98!@G-A%cXnmLzSW+bXAl6EwuFKeB)@b~0(Kf2`E67yv0R;V*iy<ueMeqKlEL
tgy?o*P($dX{(Q@1E?3VJt)93SAwQ77_76c%PbCntD#slTPcRDlc=jBb);b`zkn$z_OULl2QUz>^8^+wD<_tvnlCV`sIxaL4Xzil
Vl%ietN>ddL#yd9+b1M}HmtWME2!KJ8LWvgAukrDFaRL1Uoy!qbf~&477T|oTC8HRm@wk2khCeYNifK<g)R~x3xP%~Z=O#mU^F0r
oU$^LH!c&BB`i;?nyNrCErAlMpfQ4}0kO6z@P_NFIVM!4$*E*9RjivPHmwz_J2a=NP=Z7l^RcfeYooS-T`Ov}5-uq)11v<c8z~<#
DuJ#r4JI+J%pJh2*N^tC->;G_$}c1>*C@!We5~m;N30aDUI1OP4KUcKWUNGhbtwHPkgtuaog!(g{w*M#T!0Ilz%Je$Dl8eTu!@Q<
H7b!RUL!rEMyx3$WU(@*m#mH{zJNF}tt~w>2C}PxurcE<j-7riw;?vA`z<`JjREc}|D<sxji_p<#Eq;htfCCB+M+@%7O*X_)-NHh
)vhKZTY%y&SSNC>ydiLa=BT<TEUE@B2e1dQl$)NfAprHT9WF&KVz9ZVA%ae<@iB!d0WSfpP@2WAStj1FODL$aRsn0MmnW*Mi7d2$
8L>*SqA_Th5h^|_cCf4}BmmtlLNddt(Xvah&xn>RzBM5zxiO3(*)q<pf2u>Xxh=(~LI7|f;i*)uNHMp8dan4SJTDk6IxE91hooq(
k$^6&qpwFY`!9GZS&ogR<gRQjH>Y^2C$aD@`>0PM!7P-a=774f05M4^L9h6NH?FoW;+=S-h%BwIzp^%`AA$F(v9zeI!JrYcK!I(j
q^X^-%d8V5(<+%PtdqPg|F1u?7=i7uK`Mi-NTf=Eaj^O^YOI1Kt*>b<gRf&N1AuF)4K{?WN-Ha@rI4z!;V2-grm%RbsI1#5+Nnh^
8nT|R3W2?-(IbB|aV;l-Hm>X{uciPc7qKs#-K*rZx`7t2Y$+Kn7oG~B><%WZSuq}~=`y~IUa7aQ8!yw5f~z4VEPyw!Jf|+Jd8{~r
j<0Sn>a58sU#&nWc(7b7r~r^Hj;u4Vjx!su2?ypebgV0~C?+7Rc_>>k45XqhX)~ZD;($h-|E0UB=B#Og2d}22_pg$p=coT4TCaq#
>44uTZ>7m73oBPKB#iB;Mko!e$Snh~3K-R)HLMdL5UQChm4P2DJSVgt=&Ex7(W0v$lq^83;iz-1;4LPj=73_S;;?Hl<}EKc3y*lJ
R;r4rZKlJfuPc=>Wh#F!imX#Kh=Tj6izSdAh@okK<Sv9Tw5`S*A~Mq~$t_;6U4YLhfUV6aHZXauf{S)9xv};!bCen>`Kx&^udhHY
EwTKu(SWKguBTlr$uT^EHLVh?c&rApGAJe}60l;TM1c4n)Fv@7elXE7^M;2oNG)9{F|hG9iY6<le6d0vuc}HV{(+Yj3MgSQTqcqL
gsyO{{jCNjFRXwbNv1I?gn*Ex<*q)g)+|sEmJj}_9Vl%pG%hQv1uP6DK{C=OvZh}y-+);pNvQ}d)U0oTft_)ng{c0jo1hb>MYFb~
R{#bpWhdINFevjZ>j-KpQ?&Fa;jR&>f+^skH8H%bek?_-rGcre`>(4p^)O|DV6OHgNTvNRM68!8=O(5k^?)*=c`CY`eKL}?3;-`J
=Aq*(!y>7!E~GXwi700&+A>Qp&4II~nl0I^{-?Bnhc211hcE`I@hmU2qbrXpuYxzQA+aPdfH1QxIgn&2y{fve1e94R%^qGZAt??j
*fF#)u7Dn}daiI5bSn6O;w@9J2e1_>J}TC$2r`GA8-R@|RISb}x-j^kUj-|mL?JOCR50DKQmz%O*DPQ$B(&)&27wo|AE^{Arz{46
;i#3Zzo>MuDX&MZwWU0mserYtqNOLU52`@2c!bz1#4gM!BrS)nAu)oeKqAB=E;f!VUx3}Pz^*m3FsEdKBrSNYR;geqL9v~$Os=M?
!T`XpueCxjj;@;?gN#8dp|Ia7uqd3Wo~Zh+m?dc-<glBw(}A(7b1jvsQISc5ha@d45v)J1B(OXyGAB+g2mn_sO|9=Wi!W=b<pWl&
3oibw>8YSCD5`X>NG#wWd$6>u6o9d>vnoC?95O<HII&5v7%F(IKPR50@h=Uq5CAeMSgxor5wJk8dI;~Z{4Ojs*(d0(r7E&0JrMRS
W-w4KX@Tyok|<-V->a7Zr!UclC9!I*b}Mi$^(_&l9DvHL|FEDc5Got6;f*4%2r6@`c%fk#`L6`37papXtu{$8YXJ8w=qNp-+aX1O
e5MSr9Iz9x&MYdcHm)oxmw=NhlB#y0;wAZ|0*&{sVz3q}o2>#kf-5DjqpJO`D=$$lB>;;kd@@}nv@lSCRV>`A8Klc6LaGcMn5z&f
Ab{zpRv(Bc6fnvqpo>AR>aE8p&jFgA;xYp%dnZjWkE>**B>?2G{jeLX0I&f8@T<tLIv`51ni%pa=C5w64S<QW*CUIpO``=cqKw|G
QLtRFEV5v(H6)X(Nh-*$2C2?4Er2(pAtkIcHL#I^g)thj-XjJjEVRX=ma@RC&H&=2?IZ=Oq^oQlZH-;2Nhx=%fH20cV;Q(9C9FT9
_^^g9NP+aU2C1Q?!K7G$O*D|Eu8?{$bu25YZ!)<f8iDpLMzh~B*)&zM+yg(UzbqZBDXiZRPBSwrq_E_x_N*o@Y=8)_dM%7Dt+301
ZLkX@J1h$<XD$RR2PsISE`T{81}{ahvNDb$K!Y@>(JPoR(X$Y<BPF^pORFiQgQR~bNq~Q)@T?LgFd+v4XC}QY7qI}RM6G=<oviw-
+<|ka1F(@Va4#+>g9*$pRTu*sF{lHswXN%{a4Zfk+L}S23;-G@E39%U6fXUM#Hj+YqO4f387JJU(kxaS(tx!Yq$|)S{in7wW`++g
j<T|}JTb~9JfzdA7AiF?vaixAI)P&`Rjv)BU9LWXATENYcP@vleXP){bu22RL;$|35**kqK`hOz#Ek*0W2l9(<Rpfy;I1XI#vzKW
VJyt3w*W9MkTCVFg(vs`cQAV?u@v|$VWvf}5vP48KL9JNEG}^?Gpm>|TZVA1FsdafH>~6|iKHc@nJ<u`2eEXpnSlQo;HsywhopXi
qA=jH0<IA=4zb5By|0L=Wq}tf3b0oxcs4w#f{5R<p)ilJQ?zL<$*>qR5-dwJ6tR^h_J9H@b*PJ|dZ|W$g)(I&kh4Io(Xa(5dMCOt
4glh?lqnUcV6Bd)6AnM8qpysjEi`;A{xMN0si0wvLK#6OLV|*>aH)}(8LTA$?x>BeR4TeHaUohFf+gr85P)Q<gdkb3A+XP}N`V3~
>aL$D5UdNJ=^)B4C9SM1oGsQJhk?!|Lop66G^~CA^Qp=qny*u)C#9?{s4Ua0Cx9O>9<U@Mi6yu!JBWFryspwKzbzo4jijcip)4CN
GbMc~LIFUoD>1;WAQrHJ0k5O4%dS|mtg_UxASJ}HRe+c>DlOtGh${K0ijMdvWUS6Cm!u1zlo4>S956Yp%&+<<)_~141u+}0bFF=W
jHtCO->640RWE=pyss=P_J9~L{IC<LV6p`)vj~5$SgwFIO0NqnnW2xURkY)*|F9@9RDdt1gD8lqh^=6OK&{p+2c&u;0i#x|(IsK6
!hk2R{HiN5ATM96d5AeHm>JEmc&h0zoU0bE3ZkE@<~4_~cYtxNl`sD**Dd6L)}<9O9XC2KE+;54nkl-jet`X`$fs$g38e2JsfP_Q
FR+BJS1A#x{;ZoWYcXstGBAHDR{)``wlNx{co;?iHZTpajx8~%Kp+D&8!W}JbAVqjAt-#R<sf;XqXY;rQ>CG$Rjha|h^I)a$T9IA
AT)I(HG$11)+wke)}<+d(I!VIi!)9s#j^7%<{ludbbzm}xG_GbjH%$V=Zq&VW-p?SEi87UJf<!zy{7{$Zzvw4908`S7%4HW?XETe
z9`A8dap4vd8@CkFRlQrPJ+NJIj}dV`YHvkvjAME387mt!>?Q;yswR@Cop}gR3mREWr9Ak`kb7fldr3QS}ZRuo2WmpnlWpqD55;G
Z-TrbHzuSnqNQgi_>R3Q-JkI(TP_1JNT!FTtS<E*pD_HZEP!#Y$S!=TbEdL@{wAp}FDfRTimym487wL-AAl0B?v_y}&8^QZ3=N7T
8Y7sZ?y<tL8m@bzJ1SbOWhr&9-GJ?=V4`lSoi1R24Y7c&psfO-Uam2#vMD4cYk{IM1+Xisj;y(;r-^edv?-G)AgS7@Zk!dW^(v4j
J~2otcYyw^moWRTr?6~+d98{uZ!Au=rK9$v94OkZ3W3t83?~`0LZ)ver-;}n1g@Ag5V97rX|9sAaH}C6$*|9)$^hIly0WDxFR5vO
VX$_v+Op!XVXMxrFfV*7*MK*o|15N??VVAuPmM~hXeOMjt}xOw&8Tpws4Va&zpb7n7=XDluPIe5t}Fil2C9}S;H<2pj<Sxeb*Bz0
1A(-p94Yaq^r|<iu?8rnV4D4`2Q<nq+9vxMODzj29H|kpSb+X8k}DvtuAcw^`zfNUC$D{~K(Jh@+n#u?H~^8Wz$2NaE2vbcFA9>S
&?{A`{v-@5nyi#8NUP?qZ>upZ&4DDaR4NFmm#bueJT-@}G%(92O(xK-E*N&LM*s^jJt#1+A*PI^fQdV;_NE@J*`cK=P_fadjwcwV
&aXE#9)Mycgsb%^Xs8GP-Y*XuzYudMk1Go;hA=U&8-Q&o0;s32L#h8N0D{9T5vqDG9WiaJb{*m=C9&C~oEQKqOo3*yhOw|9K&}%3
PqDTwf3AYGC9ZiWlQF-rbb$A;8K4rOUokGRjgNeta<3v1WHNc7QZBBr9xXF0wydx*BmhFOSu7*10<NKf7pX)kw5?_>fH0C9XQy$l
ssNUxvaCI<MXgVzI|693(5h9b%%%k}jxExq^)YO)+N)zH<AC`rI45tYW~NVo4Jx)SQ?Hk>tD<b7`zmd%?*N;qF{MW+yeSB*M}eP}
94=a@UZy{*nW>^J@2pNRhO%ugNdRH3v?+QjA}<qyzp<mNiz%9+Ah6mWuczj*=78NbJE(%FGpx8I0R^Ti&9pu(MXYovQ>(`?QLde@
v?4F5Vu5=x$1gajTr9f)R3Vly04gA=Q>NuD1Fu@L4*=Dv$t*}A(W1XI*@axI3N3spMJrgXV6614mNRmsPpl%P5rJ7JY$wyME2&(8
`lwv7eyKyCY^RW>0<qSwIDp-<2C&g9QyHf)asxOj<*3H3`LI$gBq~d-5i8TLdMpp76@aELo20=or>^^e_%o*>e6sK~0IDS=%CM9$
Jb>e{@TZ2Y>8RW&QHUm<oGAjW&a>UHNv{MgS11xNNHndfw1GOXKB7A<(Wz#D!J}HR4zeq;1+ri*+OX8IF8~}ZL9Xhl&8vB_#(+hz
BP}m7U#v8-1}m?yfUQg@1+6Bq`hc-2YA|gb+Lkf^jwD~LsxAO30<LJOuA=a*@&HROTQM6a^{FK$o`WbNODB-39j7It46E@fnlMr-
iYjfXQGwO59;je3^Qsww+^!p}Fr3-04=wp3b}l5HMuG6HM=azswX$`o(~WYbo39k8v83s+zOz&{=d80SWh^u?8i7Kf!m6LB^sRJ(
0j4LJEHGWKp0A>&Yb#(c5`gP0sw#x3Zmh1ZWdJCllohS6NvnvWyC^oPI2*&SAg_@yS%M-cC@zPlV6K#bMKpG?UaP+?6Rj?=s-`3^
wt;G@pfH>;+^;XFK#!)c<}>7|I;A_UQmW1^La_3wsIVa(UH}WSh%qNJwisdnTPt_2$E=1k11Ws0R-}xjF@Oy)Ivb84`7%kST?~D$
do$6fRi3gi$))rtl&sP(X0c1EM1UWrmavbpMk@M&XQdD>G9z;(fh-%boUI%x^#Bm6wWWYCpfB1X@_<XQ=PP8TSuS2NWwG_7NwE?v
o-Yd{%z(Zq5wHa=X{eWjKO?HE{V|#`3Z_FWXDvY}I)ELmqOMe=WT=#<lmSXC7_dXI(lBbRVXbB`_N!#9o+th+vw%G?@g%jc5vMSL
JCJLnGa5v&U9k73R<nyN4*@i+bFfn=c&ocNmy9DQjwqWTi>^c_ma2KK8n9(8zO1P-<$&)m@gaa5b}o+qt0DL?;HT)bGci@HsIwa^
c7ac-(yU@Ehpp`_H4lTZVy#Rr9IcA7gdq5*RGvevWUy|qAOY8|?JLftW3bbK+_bSO1uNVtz%$-21*;G;AA&qK->pKlI<s1;yos8r
Zkul^E+r?aRI|05Nwf;JJfb_P^?|0bJ*#4_6(_a;@Eoj^ah~ETqA5O`!7r*P9)q4Eh_ZJsFtGEoUIoRco-F>elC6oY`X?<f&aqQ0
lr-2Y`+%z~+a8=8YBFGermdc@l{eg=MyOshs~V1?3;`J+TBwd3g)KIz)QYz=oS>4dQ?Vm4q_0}ABr3<RyRCUC?tuR_N;29mSga@j
-K>Hsld;>JODr|1B`PW)SO8j~&M8f+JQzf;f{7+3&>&i{cdJpY&nWAu<D?O$0Hx_GkAR9Za;O(8RW3Au7N8s{<1XkdVzJmD@hBLq
p@9ga1FbKxH6%qVYXAnGD69FY(JjiXX0NEH4XRbE{3*n#PJpbi{VzW=^DU8pjUX^D;Gps}0u3oGG9Zzv=77v7{vc4V0x*!Qg^D|=
5HfVBS1`dWp{#DKaWFQmfiLbV?|>_<tf}HGG%mw}pRT1WtE8AIDKWC9Cat}vD1aTbVz1<|-L7b|qKinaSfo%SDJ}UfCb14KIVn&q
b|nKas(@}K(V?8Psu&{xsw{&q>#&otSSJUm9UNS!6M<|kMXU5G$1Aupg^YlmRIXp9!mb}BGcZ*t-Y<+J*f6u8MS#erC$gU~*_y!t
+$=~ktgU{o9x|M*Xe%Ez`hbP4ZL5N)-mwp=WDdU}=PSE2m9k4Otg&{uhbnEglCU491%V*1A1l|XK`Fd}E2tf#?5*ysfF!0QyD&Jb
(|`dkSTqPQCN0;ZbdQszQ>xc4D6P=5ewZtr*{t0jy(|DPh=5ohW39=g0Iqa^N-_2-*Q@3(^(Mlx*r?p60D!@$Xe!*Qx~+hy(1b~t
EHH>6aHsAh+akNIjIQG(Y^)Zk8US1^m7#eeMI7M(46uW%yf99l9wy5yGOR_MOo3;!I54iR#i%H&tcj7IzAoA@Ah1-YW~(wRn5{XS
`=X32NP++;ex-#k(Jt?Rsv%k~k)0c-L$1Cn?J3zU)`H10STL8ZyQir#*NONlRIJLb4le&Mk*5Y4y)B_3`7WF=9{?t;xG<J6IWZN0
rXtv$vN7W@M6pXR!6_EB27xNG+N(4%JTHN;CW(12YBMD*1*os5aWHHipf7$ST(8rvwSYddUNBuWwx|(;9~Km<jix>@EhXYE$*hO4
P=X08)hr+}7_h%07>+oe=dbo2B(F6jFRQjSnxv{OIxj$?HGn>{w5dO<V4IGD{HC`l@fsquC$BUqMgvQ+82~7<-Y>DN$C-$$VF6Pr
1G8f>Rx)lZ3#wzWHZeh}!!QRb?10Ix3N4i}b+VcOLoh%s(5-GXU8*x8sh+T<(t&v+JSN>Tqp+B;r;a6^i<mGg)F_CWp)KeqDlAQ+
Q?XYtH2@^B1+Wk;jj?P1@}#^pO0g?5crUyrfUi+2RDegZw=1z7?W|a<7>&)XJuzG@ai!}cjGuZbeXIU1%(7XlEP=49#V|876(%u(
^r#^(EU9g!@-192b2Hj5iGUR}yRm*TUMpL$JA*?or?6Nq&L$kFxUDCnnzCM@WU_m*q5zVpcB{!FHk|T-J1jvlnXrPS)~-h|-<5f=
Nr9m&EwmXhyQS%{V+dBOO{E7XowDRImaML<!>swHHkOnwk^sZ1@2pWQgs1F*XEG72;i>sH!>wi~DY1;Me*j@90;+&9J+A01H;1k)
ny?$K%&yR=i>y_t7cnHXJuCvMbAVhhT_^)G?k-w@MlGu=-mup-fUL+V*DheAI{-Z_!4<Wzt}U6YmyLxcS1Z?}11@u=)T|LMR4^DM
IV#+-sevOa^)P#|F_ja5+^Scw#Iw|~z^Q67d9SLZK!6W4KQH>Nn5Z``M~UVpJ20^@Q?IiPm9WpOSFXFWd?TtXLx7^J;I7T7KD4p`
d9h3}mnc`PmNLq)UoZkJMgS-&si@qhT`I&ZM~~Skpsl8@2dfM$9<CA=d8pMcMX*gTQvmuOqb~WdA1METn5@hz;j+P_iLkS)pfdd`
H~>T~-5<~`elGB*_XRAjdL^f@CMBI3c_>b>@*{w>Ot8-*5&(Z7$1Urrg0lw!1spdrO|JbkvMFJ)V5W|%#ef!}Gpf?7o25Un<OmBW
&!o)@jja)+<*T}=?<B$`f-W%`4uDd!3oARS@~iHGR4iyJJ*-4FKp%vv?=SN+LVyaa*D6z^8miYUo(2@Kf3lM-)~1A)M<_`&$s=Q}
L>$AY+kj&?P^WMxudy)!LNebWbRi=#i>U)AWhz6iZh(j>aHT~ov^0vS?}<jOb|;giJ}uv-ccz*(F|ooq4JPC)Qh<~&j4TYUE;1K^
g{@jHs5C>cMKZM`9W)iGXaHLu7b&x&Vxp6@6@*eQVy=KG?yayJMJVyD`Y9GH<tY0tqXC*QxhV*$uPTs$qO1F;(=-gM;3l&$>NO@O
u7J=fEwkjSMy#S5EDTaB>aA8ReJ-J^W+=xjfvy{<{+Br@)_|g|PAog6EiLl^jVrsd^DMQmhpN#kA1R`#ZGby1IVgFs%&=y&po}4|
`7cVK@vPh{z?1E)sw?!Z@~jM{$ACSvPOLp1O0Hvpovf*-WUvIUcA|r=mnvnb1Oc-xLMzm*eWf?BijL-?6e=GqODza0cB(Ti!X^o)
F0>G?<A8A}oTQAgYc8Dt&ZsdZYpy=3_b2TzRyQB51%MW?VztJsSg}a3CyCiC<gp8<T^R(h_NC&k$g`F$9<awSDu6buIjD`Mi!TX*
D=4$EjV*F44=v;^sxC^cbb^JbFR%D4#<6lVdx&W-AF!~a`>ty+3NfWF!>_Thl{O+K#evZ*Wu8PW9+e`1Dk1=-G%|LvGq58uX{0Em
dH_5pVy_6UAdOJ3a)-yP>?ofSH>{N-X0b-FIw1TjVz5jxn}JBQdM|OXd@4zS9vNM%aw2=AeW<%9T_P~33jks!52ul;)TRWpTnlP2
_9$ShB&7c&Yaf@X)+I8aU96`jhk&`SRk36wE+n0Rek7N!%BROJ7_nHWda$acG=Lf|N1Pik|0E8uyo~jwI4m`(e5}E+bFB3!A}`S{
l`(@VzW^#GQ!g$w<Sm#1k}O0rm8NDi>aj2{9jsHW27wwcpsm)f<1YKEAd9fAIWs=4)~ryjm8&Z$V<>yFjxA6wodLVBJ|&K*bt`EA
7OljkJ2A1Wimdl5XR(+el!2Kkpfa%|?xK;bnT<fE-6*jstgI#|Nu$WCHZTpG#iqh62Y}rt<0@Asdaa6psid)x_OM;Ac&YTS9;p4W
Lx6&!RUg+Zn4poZ1B`v1z^flAIHhQ<m#~W^OsSHsV=x=I1ps>@{wdZi_@adX?4`%15HQ3QWiyqmf;i-{69F_VdbUNdgRj;d>V-<I
TQcvic_$$u%cv}^8Y}N6PAvqk3xSfRv9dw11~QC+1gd$lW~hQH)hHw}HZhf==zxVTo2^<eb*O?U42*m&xGsG#)39K#QK_@A{H_S6
%`5DveE`ugbhOkbMKB(K`KryVp)}4T^b%RF46q=e)qswwDyqDw0;;Jsu!iy{<T2>1z_Hn#fU%qqbFSwvwk8HEOo2MC2{4i_7AHu7
`6eV8Ca~8n<uo?0pRY_W2>=``NiBz{Ij?o3<qcpb?yuCZGqA`m*sxYNOsPdE@toW$1c3o9mMuFha<O=Tc^(NU5TFsTwJn<@L9q25
Vt{e5&?088X04{EKnuMl2cl0dVXn6?s;?p^s3{O8<}h9~#sCT<Uof&PT`V4e)glTg#Ia*CowG<QdAA5GWq=AWf-=0V9;LK2>w~{4
W;F(~sIY7%y{dtq+AdQZMlNbHCjh}OlC5>9hN|R%uPhrXqAE_Wjj((u<{KR<g@Ga~C9rF!L#-00vkb4T_@M=@O097)w=aJxv#V&W
02a!sl7UjJXs|h~+Awy3T(YsS-mEgWfuc(<s<HyCOM$YYZ>^pl!>}hP(+Z#}O|o_`dNB;Cv$43at2BNw46Fq;34lAT)uoU#$F0VJ
T&s+&jxj1KR;$o48?6g2Rsn6Q_@LS?ysM-r+Ki-@rKhZ(8Lu)Yj;<Rm*eanXD<`C<gaD|l@2pO(L9OtBIV>Hg6t#FQLa>OX@hnd)
Jb~pYHlu>CWTI9onTK+z_A$CBS}nS#$EZmqJ|R3RVKC~dCx9d@YAk!5+n@0PzcBr)1*6xm7b+1e?wp-0G=NX8sj~<t%_hDq^orV_
p{<{*NTMXL+9)8bLm_Z1KCca~J%BE$xS~I?E~jvTW~UvitfpG9F|gMvZLt%m8-VYhTrq8}Q6-eJ*NbzmCaeuGzNOZz9;n8zcPu!r
7O>wb=72}6Jf>SMyd0YVSuAX@@GlE3AgFAxh!5Z%0RZ5zT(OZcGbgAlH;5}LXQDhUzoZnQrl;+xRG6S7O)D!dYyhO7<*YL{E~tHg
Z?3|uPAh3Jo3l+UTeMBEnSlc=RW9Qx%O=yLiH5%}eK2<@@+w@dY^({W@h)_#u`n{Qnt@uTG$QA*IUyVX!=`nu)}ZyO%qONX6tDU$
bpT=^#Ie<!9IUIcWQ&`ln<(BdCa}G$OC<R$gDH=YpQydE0D+AhwW|j!<gGgZb*7~#5i7H>gP=08Oe!j^t^j_ko+Z36j<Db+1c!tu
Evex$IIZ-rW~f>wt}tLMa;TQ8&wzfbUofz%m?)EiL#?7G<SF2)A~K?{GpWU(xq+pr87QKt{Hcv55QklvYN(j5i>a(E1u5JuRHOl{
JF@z)J^=tT9IJ<@i7T#wl&irkE-4nJ(Jp1M(lpyIbOC`Vd$Ee93amD(JA_)LA1g#MtFsC#6R*#z)hXDp6{aOI-+{WZ2&^?W03{^>
$)Nu#K&2b6C9f8;P%k(z4TB09gCjdF0<0vo{tAG!Xsu+e8LgKuV=95H8mzXk4YgA>N`PIh_au@tuBn@VekdcYM66seII&SJpS6P|
U4R5GML1Y5Q!%os)CABRb+E9qzAHYk{U@uWkgac})4ce!ZKhwkL%ZO;g}(u;zQKFGoiLKd*ELf!0JFb3;i_i5fi!u!LBD^q$GFG4
lDo3J);1EWPOuBSI<bDjCbDj-nL5<439Yud-7QuvE2|T@{;&tGC@zGt%&2a!RWlka+_ufD8nsNc9yS;%fjc9r>$qsI%Q2cekU8Hs
AG*<~d$jGeow)F~TC>8jxVVL^`Yn*N*RZj%T&bd}KdkPqFQwlo{IvZq0X*ihsxTX@d8>6O>#<p@oiz|I&^kY{HnYq(Fs2{3G%^>g
W3(@<!?EWz&9r8+fU%Y{i97l=;4p`@-X`KXFS2$X61UW|%qCv94z(GuL8LXQKCnYJ1tcjn@Hou45il4m@3?%b(z$D<m$0_DRkUul
e78|MaHP>G^sEl8kg9sJZ!~?V6fh1h_d2>cK{H1yMkpgCYN&88f;2?5Ca%3M3?|I12dyc!WG%|BaI+n)F+9#Wv#-aj?6h_*qbKUG
V6+pnKD9BkIk3;RT(OI+IJWYw8LC}5kTmAD{<c-A<uaD9_%97OcC>1>?J)4Kw6_s5l(iTw3bpVta<jy&&bY9&R;tFM?yYT^AGC!$
*R*}H-?1?zq_OO?imp_xdA9zuF*M7tbf}-Ta<%)cyS36XV6$nrSgwsbZL~!)%B{Vz5j+&N*03Njhpa=g?6cV+GcHm!p*G#HxH@OC
;G@^DBs7#fZ@6AGw6s^Omby}}`?BDy<FbOcLb83a@wCFDub^nTU$26#7p^sq!?v`jpt~cw6EqOHCAt{1948Sbo2XNu!X=#@eW>mz
(6Rw2+$6sx$|*i8w=Q$J2{5=V0WW+nMlhzc$tkTV7pv(i)hoR%g0MIyxh7#PsgpyYjU>ILD=s!B7OA7EPb2`Q_$5dntfsCXs3a{T
(W&#M(JpJInvjQ|QlyHf@2}UXr!9}1!Y=Ehh@6L=(;@z_U@U(oPaTjdIWMm+r@6Z>qc7?&eK5))6tRw_-6pUf?kXxRVj{${L@CoP
FDo@CYox5EXQULZf-Xg*XeV+YpQq`lJS=b<geVOnK&nWgy&WhmrJd)ft*Dh8x2+haD=V<20iqHt`zDI6X&ufeUM9CKnI6@vk}r=i
RWPl(1u@PrD=<+i`z2wsP$`}z11Cx>$)v(3O0r%hqbPtZTPyw;wyDOUH7VvSWvfh{W}xIKldmNqN*F>b6eV&Z$fsx`_L83{zNw-k
%&7UL2BU|X>nu5;mLaJieIn^5Tr8!ovYm*Za4-}v+%GFGlerczdM`dIUl+Y4#I0YX<)R!a#v%A1Z6ux?G6rTHB&v9*ke+fSur4R2
f2et;a3|R;EiOB@xGtD1(INCD6r*>jc&V`}n<XQjiW<qRhA*%qRVh@jA|kCT3n^G8#+&RA7P4?G1TcOtL@%){n=U@N$}c7@mnO9#
QYcBZQYp_YrYNi|%_j6JYO;|g%A>KORH-K%*(jzYTqq8yDV?$^F)2Hu{H>)VR*bKt#HBJE(VTIpQ!Hd4G?N1%NE`SpfTr82+@vNg
7%7n~zNP9YrzUu_6fci1=q{oxd@h|WtGL1{uqwA5$1KgF@v#ac3MPvuF)J7)mo1mGR3*zUaH#h!%q=&jx~~$iouC1ru_g4Rw<HK9
FQ$(e5U5$JH>m9c_?-DKwWQo438*=s6d(2{%N|{(EuW$(=_qn6dnq)rzN1qdT_wAwZXp{ducb98wk;(nk0{tF$S7a586vx+)1Wac
uP1>cY_0z&Ju3((Y%oo)DXAQ<6scdQ5F(bRsUt!iJ1l~xl^n08{V6IXsUkS2Tdw0KkE(kufQ>>Ve<iCYE~rhX8Yp>|sU&TrE}{&o
-kwV-RUKj$j3gX36RR$*SgKR3y{g-+y|67VGc9x~a-jj5K&))Abt|=@RUphLCM0VoaJUaH?=9pl^ewk7?kyUlJTQEsU!ZxXo~Rh8
VIvH&FdvF8Qz!$a9woP#-k%h%tSBBP{vXIFODw^u-m<ckNi7v7l`VLwu`&mw+@(FK$*NhXp{BpA3o589rY967KC1?+2CDBVRje2)
v793<RU{^|0WDoG)0k|S@1oW#Qyl=Rhzt#+pQf25f~@wak}l37Su19$b)yn194kUC3%6n|FD^tZ5-V#YSt7r!eyR8xswrr!vZRJI
EvmSw<ESC5LLw(HNw6j#MI?!(7@_H+1S`Lxn<c%iCn#GT1+B#vtSLewNhog_5v08*N}*??@tD!3X&|j5v#hHtXsl`|Gpradt{GD#
jUZ_ymnRFZFC!2ft}dM^(=3&q-?5pWzNTlabE@yCD>WpluBa)k7Nkn4eJ=Z{RV(1D5+5(7t}HFBT_lvMS}r@N`=+!fS}0&7a;0P_
Nvx<Lm>jSpsGiLsqM*B`lBNMKfvzJfC9SI|?3X8xyd{7gI-nw{p`jfpex~mnfhp527aT{ff2i23bg3<?U!kuw+^O`d@t|C()-0u<
D6A_j<EQVPXE38AhN=;&QX%lGoSai43!@IHeW+I~b|QbPMXKDPbD<TY0y6BW1Sdry!l?Kqy(s9UV5ujoc_pt5W+JPhH=h0|eW+2S
-6|d{%Bsp7qo6gb1gli3{ixERax;>rSsnBwm?bbO0Wi_9Z>-QQWh@h^6|1i&HmLclzpOB&b{vl_UMCr?>?)S0l&jjS^O)nReXMLW
1uXj=4j#Xy*(S>=^sh}N>ndg{T`aL0>!hi%D=j-Dsu3S5n5YJ=45(bHN~No*1RCtCS*1BLy`+|;3!$hb5-HXv<f+9haVKpo0<xDW
9;url?WDM$)EreQ1({zf$*eZ3P9yT9=PC;;6R8oPN+AoS_$?Z(C#A9@(h?{jRkgn>z$`T;94(10t}4T=pQxFVyd_~J0VuXLk*LzC
0<6rc9Ihj*(zG8en<j87AuKK^7c5|{K&|^Jaw(Q9%&2oI-!#RnFsk37N~jF1w5)Kg%`>j55uy32)u_>&vK&RO!!3TJ^CX6$q9E@o
>M7>3;wm;F-y@wUZX5F-9<pgGCn|U<_9eZmS~Vu8#HzEa(5f1(f2#Pe1umW~0V#DOu&XYsfUkrjWhE3Y>L%tRajFa{3?!SSFQCw(
>nNtAWUG=g-l^fKzo?^-nvmwB@2xg4NUL8gXsA9JXDVMO5U{5wd?@Fn5UtNFiXKKLxTU)*D69mlC92spD5(>wW2t|vR;;_JrYk!s
X(&si>Yc2nj2t+q;hMau4KO9953Ob-94Rg(C!+8vE~rkViK<elJ2LO88>HK%v!w+qccm<=KdrYfR351)rxj}_@F;w;1}k+bH7R|d
E+!}~2C>{Bm>~G6*{Elv&oUmSv#ZvoX(-yJ;HoXCNvrcHHZIDn-Ybn1W}Fu%0hqv`JRhQ+5UrsoYAE8U#VOIF|ERyK<EFkc0jpV~
m8W5*e=B$_K^=XoPo?}Vyepg|qbl7hjkTyO@1!RzZYj+s<D`DDzA2)t8>vF8Sg4mYuczgzu%E>z!=-5~H6YX~FR-4b?I@F_R4+oT
f+)MJ7O8M0UnmX|<E9K7Js;Abgrjk*O{K!BMKhGF-7BRnWH5EF<)jR&E3SDi-7I-5>Lvj!4=Dt;9vNLAHzs=|@u}LTHzilCeyd=s
J*jl0GBri4B`u*L6)X>+;V$&CWUQ$vC?Az9g&o}`)T_p=oTqlDF`yBlnxiTyl`3hdU8y{z#i{D5r>s0Qyp(ex1S_E)k*&ERBpNs>
x}+j1cdag|l&AMB)21mWou7~<e<f9@nV*2HcB_u5>8sqSZ>Hch%qsk(@0w04M<!V(f3P{Cl_nw__m-QWr6`c8YpE`(B&<{<qNscy
TQS!kZzO)HqbzhNb0$@<u%r{AM5w)@QYXeJY#{k7ce0Qvk0|&h)g!MZW2`@?7%erX8!7~(-yo4UVXSVgNUgZ6;;fRbZL{zyvneJl
&LnRsogWz;!WuKC;F|@E$SHQFc&Vc#Kq5O4haz_$G@$sXEi+!LW2{P+FQ!tcS*(4bg(*I+xGonUBqfC`h9<bQx+sk(3@i*R^{8^I
H!8L$6D)zLq@eJtCN?*!fvl6P?yGsM;I6zfMyrUa3n$j3>!C!dn5@n*LZ;dxTcd=ioh|N~a47z)%OG#3b*1I1qN@cl52Ng;R-x!5
a+nRD`li4v@hpF@pcV!$G%eyRBe+;B6E2r7ldKvkL#|>m6RmG2;~_e$^sMtWb*$Q~hpS1b&#H(l535iq5vC_B$*C)^=&k}K%dN>S
L@O9DLnU~gSs*l|uqT3&jHooJL8_akvN2w&(;rEtaHzj0KB#Lf?4f9#siQ$Gkt+c!gD3^He<rIe`7DjAgDVv-BPHvuXsyMl1gtr%
Q8mD<4y;F~TPA5PyDW*e4J|J$F)SXfIV#Mex1ZTDWUH~PejI41F{xS~eJ{YJ`==(TE|o5-MXF{o7^wc89w0=fqA5!%U?i-rR3S+x
T__qT@hfX9KD2x)Sf|k-y&dN+;3(LwJ*hLQ9IQvGOR1$b{;eph?5W%<)}Jgaaj8Blk*&ofaU{&6e=Sg`2AplI=crkqk0rYr<0w=s
%&bPL?5J|2@TGpLP&Cl3h$N&g;vYb;LZ*hGuqeMB;wSZ^z9)q!+9^1&y_n*u<)+0fy(KCs@~h;lIjlvj&8!)wiZ#Wm1F1l(L?@-F
%A-Rw>8|dkek}i_JE>45{iug1W1VxNo+o*&_bPs%DktBl3#VeEmaZeBIjBi9Cn%>Vj;1cCR;j5dXq{h`HXaoaDXelJY$^p5CMyo9
HK(~GU?oAGiluq2uc_v%{HtcH;-;82y()$)CM5nT@+YdRr?3X8Stt%H2AfR}>Znho7Nn&XMk+!po+qrORj&A@AeHbK2`oCFE~I*-
0xcz}jj0hKA_9OI37>^6D7elmT`bxyxG(4}N0_pzL!|R41SiZQM4-_&v8=hQeyLZhBCSoXX|qeFcO{J|?Jb@xZYY|YlA&}Yv#bQ4
A}PoypfS6sIjTFLeyDS%i>1S$S1>@Sc&KioiKrf#-YB4|39T0^_NmG$$0t-Q>?yLh@GH<QLN0eNJgnTU8!ojdhLDse6`MJ(4K^33
nyZ+rimZ#P*(u_$RH^)*f~H$7WGu=k^QaH7#w-#opDB2(@~9{+ES^Lr5TObakg9E{W2W9OIG;wOO{;Ju0VX4>JgXWeBrJ9wwx0Jb
MJ@s?F1X1p87@vO0<GJwC#uda<03&SC@gHRPpk<xRHx0V<*IP2gRCE@NU5+Z*rX~e{wY+cDxAKoFfU=4k|?aE8>u2En5U#3vn8&d
JSCzd6RlRMV=}?2WT{ye^rb$jHXscwXQ_7~DJHNk;VlO);wvP$cq}I_zofGg7M~la<t;HJpsIDOU96X;$21M4$Ex(J@FZ9-#-?zt
IjAcxf~@GR5+JKCBPIu~#4Ql110<3pTc~LqCo2D|X(8?<xvYq$45-F2Kdhdfq9sKxov3{stE;ymM5*X5r!RsoA}tRrOSmE|=%%qJ
5G?Z`ZK-Ud`J_IpaIE^Naiq32gsbeXuq<9I#UNEKXDN2F#I4JsBQRO5nJrhROr*lB*s4#cek>ZUd92bf2`EAwyQG(<)v740*D@Td
K%{Rh8K~nhqpb(96e*Z2K`sX^tuC7=3@Y}v@*VN0lO#u>6e7JF-XPhlFRUA^9ILw+!8K#Alqw)Bsw-zFE~$>EO|aakW+DYB<}WU%
bFChv^{d^fFQyn86eY*4V=_mfdZ$XH4yZS(F{>#ubS9ds_!^d|V=Dt26CJ)Cny5Xc9xMr(grRH=*Ph0rv?bFT$|ED5siR4)Y^%Gh
)uTMEbF1q$qA27o3aF@|mm#emsICDX3Z9xL)+ocO>>xI#wV^<!G9MHrYo%+VZYeYu_oaLpHXPih7%kqYPbl)BEGT5AD5^%KwkY7T
y(A4S(<>DpCnQEF?5s&A6(NkKKPB}duqV7YhOh#y!mm%Qj;%GVUoIysh^ks5{-zeK-=v-%cC1q(`z%N&^r4xl!>J7@l_ry@uBbng
$SbNPPAMCtoTliTtD*Ux3Z&$#H6-^a#vpzpcA8BqZK!*yQ7P*s&Zs;URH+cGU#Yt&LMRm}z$oplpEuX4daqWhGp$Um^{o6Wx2D`E
_$kFC?W;*B?<)!#nkdJlu%tY$l(ShWiKLS*At?VP_$q3t_ocir2p`g?W2RB4AFcYWTP6&wViZ6#PNbrvQ6oI6Pb7?`2O5$pTB^A&
F0jupDx$?AC90gL53Lk88nC{stE(!knXLq%F(i2@OsH}x?<Pj9fwXcZsWUs7fTyP~Dxxm5lq|z8jH0wD9xRb0c&zxUI4~Tj-=60p
O`cbw94%?3FD%lnZ=`1>ZXmBLTAZh-jI5L(H>VP*-Ytx#-!DO`q^vcq@~lv+LN+$5POI;$JgapsHmSZaZm>Tqeyj^BWv<3B0Ipsx
C$hmUA}$Xup|ky@dMObgP9(9VaIE;OdYmpXGXw1*vY@;vmY{Q>y`=J<;T^0e_!sJn@G6%n`mQ>q<E98B7A9ydb*Ry$$*3Bv&8+9F
9j~P}Bda&4UZ_8-S0x!Q5-hBqO0LMJA*+2MOfv?oFs}U>F{qLyIxQHl^Q*QhWh$hgkrvCOXR2VR>@VY@!l(=%J1KalIh}AO!<ZVV
Zmu<^p(w5?H7sKxIj3+WI3jc*9I7rVU!qE_U#vi^>a8TG?KaS@#V7if{3QM#pp2-kB`EW!Ag0bL^{o*sAtLl7d#9+WHZE1BbgBU=
%p8v-a3T*9n5dJdb0xAO5+>rNBcRJDR0#y8iJL;2jT#rJcP$nuO%@QXN+_Wox+LkGORH@u0jboh^s7y-2d|v1EUf@I9W0s{lb}W}
KdQ9}*RBU8%#fy+7c5mNQ?Okku^aR#<s}*}c_ZPjSgg_-awrX-l%Q#*y{9`U^}DsEtTO*OvNU@wMYu9G0kA?f2{K!-FSYixu&L#!
8MVAJfwY<zc(4ep1GERI)T(^2Ju8waf2TM$Z>}9F(5&As6s)MR3aSJy&MzmfMl?h)2ePZSc``LKH?g8Itgv`2tE8|wk}fN=PO*_K
^Dt$xAu7}_*|9e@+^+4Np)#(uG_bg?-#AD#)U8OM4yg~a6f|c!60r}oO);h~IXF8oeX%n%8MI(A4lhDHQ!k^mpSI&1u`rIU4KNC{
;IM%>Dm|Gp2e{6%FRkpfg|_puR5G2c*RRH|j5F{q8Z@V}!KY27$26EJQL3!1H<;TbcCX*DiLj}&hd7KSkS{+e8Z&XWakT@gTrf|z
KCgGPUa+z-JUA#gEH&%33^_-!D>!qw%dt~2;i=`W?Xw6fLNEX<dny2>zcPh1IVi$52C-tNDX}NEn>8r0z%p+whcUP@k)8-M)uJz~
qZJXc+9#f>&>C?!7BZ(Telry;39zQIeI__D%C<(Pb+MeSSF*J&CaW``O0Xy@%eLk?fUlG|Mkc>D%&sgg9yVyMj;}N*VJ%m!(>0r=
!!F#hiL-63!ZZ#jv@y}I60|F|Qmv&ir?L7rOt6`xS+M)AX{%YZAuUfTldT}L#<ip}tTU`K%Bn>&*|JTqIl0NNo-f<4gS82@LAEb6
M5$b|_^j0=5uz9{WT&q*4zx@>q`Azosy%JG%_)B?EU-B(buN#j1g;M-v><7zo25z~up^$I*b&GeS*lkJ=Nc{mV+1)Wx39h|FsqU)
qo^4ys-(-U>>f27SuA|1SEuM8B%vcI{i#Z)fhdlhrX}JiOPpyYHXq`XY%F}IZX7u(RU$^HOdyD+EHEvveX9p7FsRC`{x4&#AgswF
QliZvE1cXHZXg&da2;@r-JsnhXd?(0XPBfT>Lu}&pbtoasF|Lnix{Y)+8)UqKpk%wD5Xak7L>CX-6Y2!37ln~{GnKs876R*A0cZZ
R2&B>siBb|zMeXeStfHQlqudB8jvEC@f({S@C%C|#-9_VD<K7?m#Ci<U89|*kgs~KEiAMu?5BG#d8}S8XfG==Wh!HwUJf&;NTA7-
xv64-0G(2!{xDRiY_R&Ub1b*8)h=c%sGplCNw9%1?5XpfqO1*`+p1r!`z*Ms+O9#a{~y4oS(`zgh^D|T4Y39bd@(?;RxJ81imQ<@
MJgpEvZ#Hl6)YgJwy~-#tu0b4MyuH?uO_Z8U8c~YBQTmU$uP(q7n7+jS}mlMmN7VitDQNop`(heK&YLrj3fc4tST_2hA7gb{HO^u
i=+>yL#|USgQmGH+av{@_N=9>wXh(kSEcBf(I$W`Z5rmItt~Slawegx$*2%3K`Ya%IUe#Y=B4N_{4MjSYoFR33#WCd4<u`--Z5Mt
5U>cS9iV-e-y57QKduuQT`NC<R2%CpoR@W`kt|XwpsDjIQ!nqPV2m@LZK#qm<}FjK$SY-}C?dtER;Yg{#VKtsPOBKGxTp`E+^Qh1
-mqt{b1a0fT`pQHt|%p(H!vkJhNFxpo+pH;<STZqgRZHQR4=Bi{3fcckFESL=&V*EQ6#XSC!w>krm9;ID5!>j%@^h_a<E0H(<ERq
7AoYViL5TH>8WKUJs`5LII-iT+$MD>|Ehr~rY8xdpsH`K3afo8vLjC$Ew7~|C#6ZRZYnJzNTI_cv8ENU*|7F2pe>V`p0O&c+^0S&
$ELTJys5#c4JH;XZZV#!k0wy8!l6Hu2A2IQVyH+Mz%G9PXd9-l9k5WUT`?&w-=`It9jsj@9~v&H7n#+sjWPF?`6sWTIxw)L=&W|H
q9>*<3oMDPwxAG`CLwaAO{rlnN3Xyr@f7$Zt}K2PW-!?wUzUC@Ri&e-w=XgxHmLX{>@0hw?<&tTfif8%f1qM27p&Em;+g?4Xe?-(
NUj0^CY?zuJup`;G%hAA9iC;RV5vVYIH67}ku6B5)ulG92(6?n?kF!TX{gJjPAK6rXE4*L?Hh9xmMjLR4ke&4Zy`0Y$F8v~u&IwH
?ky{>qAA<4LnmgaD4=mGHKwPn)u_X;y08!>?H@5BC$Z-u8?eHm&6RX8f*x86k*r365}_a)zO0lZ6RxzNp{ZrCEwQC2pQX2~3?}ld
3bFT~fuymh9;mCXD6A8!x}*ayrY7nw*`+fT2B@zwW-RM09<A&!f~AtIQ7~nzf31+6POBZQRVAma*)FuGTcS89T&kI=-=+p6>?%MR
izb&J(xitMX_v^G$f)}gn;{_paUZLpf|jtI3@FE-Dy6&}eJ7YD?3utO3?<kpx-7vOlq#~OYAGA2v7dS!ASF8}{wLz0s-S!tVW*R+
0wpt~;2rOzr7C--FQgT(i7tzzy`w9nT&wOT2Pe_2U8iFzVI6|4qZn;3ny(v~?z74#->y`he40-yBd$dpyf5{EXC0NVv9P1A@SzE>
601$6fTs{JR3_=DVX-qUnkADaMV_WF)vH;lDX2Cv1E)c-M5pbsi>JSvJ}U;UiKua_4lrJ?su@Tz9i}xgu%?nQQ8TSB%OwUE2dkAY
=O_>{$SFImRi}C}&9I{;1gMTMi8JPsbDA)i;;93mfHg*f0icd7V6N?{9<F?y?5!oC8ywN8P$IG~x33#7Yp<WGARz7=CNa6EdZRR;
`<TWkjj;Q$BcL&iA}_=$u_{=rZ7ED88z_ab^{R(34XdRssV+V*YbeMp?lJEs;-F!t>8fX>+br`f4kQOE0;~e1hpYRb1Dr}L2dM;}
i?I}dr4W)Uw5Vh;CX7}r<s=R)fUFF$vZPin8mQhZ`K{}yN+@G2k{=$dk*JudzZn)Sw5iOc`=ktjJ0`)XS*n^MH!61|GNOqj*Q8#e
h%7=dKQOzl!L9nGl&yiVUMHEY%O&_E-7z+@y{sXnysU?;z^e+M!Iavlkg$iMw5k|^Lm<O19xw>Bjh<&TW~}}kGcUR>l%!dwq%C5x
#;^#k>a2_-o32Z!*D++T7%ncZ-Y6@geWd~#Ah33<moV(Hrm6C;1g(0iBdwjU=d3ZTM68k@$FXX$04jMTPOZz3yQ|YF+N}sM{4+JN
M=^D<)UDkZ?~!>SFRdn*m8}_odJuW71FKps4K8Oc7Os*mQmpN-^dxg5_Ael<H=x&~^DVWl2`{v*l_`a=)i6RUvn}~62c{L8p&TWt
Q>dpd1ufsKpe-A!VkE+?0wdiiT`otec(INvu&Ej-PO!rzA1gDU^rT=a`Z8)Q^d$?aT&#K>Ef!cLh^nUx8Z4)P6ORY4lP6>)<*SFL
>#a2~2&$1JIvl|y?4RNu<S?+MBB%;2wjf|7Y_9;MIVeXdSE>FT9H1T;PO77<TQDLjWvO<r+Ade1geZ2Y*DWrs#ik4=M=%sLNH4Oj
+pGz%46?4KjH=<X@3A<vC$z4y0IkEJ`<#-Yw6KVua;?jOs-Z`*S+TjVV60cF7$hmA3bdiFPNYqzAF!aai?pSyxF~6^xvOulSgGr)
KB9@VMk@j*DWS`drXy^!VzL00o2u$A6SAzZA+DOM`mU?7v8QCME-!7dd#{}!->3(tB_g1mGOGxx;UrM16D60VtD<`x9UYmS^BKF1
HLY-guAM8X!zfiPFeQ;CcpfM&=pS$-<DZu(N~&lm^C+(vMH`M8g(=XWsiY;2zaN99kfWC%B%$OM&8IJ>-l(IcH>ne-5~gLKgd#Jf
c&Cn}1}ul6WhhN8$t4sm6)YmH!6;5IDlapgCM2_q;VOG4C$5bgrI=SNK`X+EeXjd}FBsmX3A21H`mkXvvoJg>im0V60iLBSPpGCI
!>ll&Dz3gSi>%qJ%&)UCUoR9Q{;VdmL8+OX$*!fTPci4O)E`{4JS>)|WGHYd7pAJKNGyb{X{`;dRI&LfQ7!*7{HtM^2Cf+@$tn*q
fT{{GIIQ=e)Dfj2@+CPKXQnHGo0<`>cB&4o-76!kYb=zcG&J)isU@}|w<*~u-Y6Cx11k(H1uJ?Yh%4GME*WaB<ss9s(xsLd;i{>p
YNY5ZkE%wm79zu^MxyvEYNe_&0iR;6V6l9r>8?O8lO;DE=c6YlDXP1zJTmPrDX1hPT`94c?UYa_{-$4;PBB)1IV94Z5hbXslcx!(
xu``g(61JtJ{xkWHYo-x9<qV1-J{tsbE_{bbEjUiNTziywJhzdwy3-x$0zHnQzRp(rmf$s=BjNd2e2ouPAv^JV5{b=IjLc=2`hoE
P_P#zd#%N<*Q`mhcOc^~BAz6$ovITVN}4gH2dE94^{iZhu#-tHFe48vbFIj++OP*Fpe3TLFsRI{&#0xNWvIZXXQy@{r7;aEg)E*V
daFYybt$_rZ>Hm(39joXsIC{WL@1ZDkSSubC8nUT>Z~EK&@IQVQn5-fy{<1VpRL)b*r`$>1gb4BRxxKS8!wx!<|~04eFmtgDXPqp
(55JWy_!ig3ohEE2rtkwZzJq3F|((rv8CiFjWg{j!>@KAw<yW0o2XnX)t{lT?=SVF?J43fLm5sRO|1PXS1XS&kE|#m*fTqzGONX`
3^Wxo&8Xk3F{&LXGBTB{@*%=1*d@iIL@f;`Q5fZ*DXg)s%d2ydI~)S7z!+f`XrONZ(jm32<*LUkF|HmaSt|T3HZ46Y02)B79<A7^
*`^n&Kd+XqQ83)DGbk}Gj;Tnj&Zv4ZrlckjKqb_%8?pN*@T@?uvMtA$ODkxk`XsKd6)xkc4XTDHL@E}sfGU$N-z;ISL9kt|Pp^Qb
1f<QZlCEEz`k8&Q*|5f<rm`}C0GryS)~o}uw6h$vO0a&XB(UMF_NX(jiLo)W8L|to5wTDog0O(C?Xmf;HL&KeuBdIU{H0r&l(T`b
JFptDS*Vk>Bde{kk*r3lKPRoFx3K!M`n1}eD6N|$ODnXaETroamZ(^%uqH{Y6RWT+TrJXwuare9_oua-F(h??^&L8yo2a2F#43m-
TPfNSbS8bOZ6q$JUnDy&MWNQEN3Ha$5hDGnB`21pSE)jvm#HG4Ng?AKP#{$>lbt}S%b5x%GpAge1}dT~)+uJJp(8P-*D4;U%dE;O
Qmyu^jHPNQoh$Dlo~cPFt{{meKO{gNSe%I}-L52x*0AP*4VBiZT(D)UQYTQcmm)h5YB16y6q^Apgsd#F1+Yf2IxhUJfSCg@*szo%
(lOz!{~s(Pe3I%Hjj*jJW-3ps(5D};TCj>J<C?Fi{;;T{C#fx|zNrPTsj>Gku%_%Ug)c28)3GNmJ}LJvPb~T{CZfBZ1)4{yu^ybB
iyYs8kDW-Z$F85FbS^3`*eio2L@S{x<Q~_tp0FFVV<_LRwWL<3k|~>}SFnaGXsGWc0<T%HT$;+DCM|<6;Wkh*!7w~8wyoo<7c3Vo
&8Zry$u2iF(=AgisTd3_BCT+&P^izO_99p<RWR}%Bcpw+?<igudll3y>zl(I%&?(=YN0+WXD$+_G^}qU!LXt*y{J2|VJuOif+x%|
Ffj)$7^RJ_)*T|Qf(53mzN<hkHz<!UYNQ#QWUd{VWUO5*(Hx<y^PRx6pdM<l&?4I{95H9BCM}mT=`Q-DaxgF}TrD9kd?1CdB$_y<
ov@RvW-wS2IiE<d6(v=Zo~Vof^qM;{#w_EmMj=Wq1gpoa?WAz5ccKL><0~++@+H)%q^*r8BciviZ7+|kq^B{k5)}e5HYUFq)vgIG
^q@zt_ox=MV5zmR3l;{h(J%M1@ugv{*Cc(Y@1#&E-5lPn8y;e=Got+@QLy~4b1}Z6@iJ4I_nQqQr!HR})U5#kY8`?uwlt@qLowbb
y{%LxN~~b78z-(N{4OIf;vSGIJ}@h>Dk{-2OfKNB)F_Q58X<`>l^))eq^)Z&b*~>Sf~N(mv94^bVkp3_#4=m4ke-VuOs*EH*emC(
6flM-6D@fxBPxC`swGjK3#^?i;;{Ia;udwOiK_mStT2;+6ri6hubN6K+$Ym8Sg89eog_N3KOxMpY^G4GxUB-OWF4ul^R1>R+^W{C
kSlUAxu{nuGaqLfN18`2*)3qBMy;MOC8)Ejg(6U-Wdk0la;t|gLMjKYvYn%^hahIE526JnAuYBkfw5j3->Uqg7&2R>-J0d0|12Ay
daeh6WgbYa>!y^m?Iba*XS1NJbu8DWNFu|l@u}*czbF@~2{0Qix~XrgMy^SwR3`7Rj<mR_f+9GYG_1I?L@M*F+#z1G;I3`3FRaZh
nJr1MdMBo*6tM8DEUk8`5vOA+e<*t<qo{c>wX0eXzc7@Y6e=JF7KrMonV94v{HL9P5TDj6!YHvT%oe^KXelcv^r<T#ho)Sl(;adw
X&p+UW~>vb3?{6jzp3UTm@DX{*Q|=D^q^rJ5GZ>s^cgQG@hc%PZK=|$qb_3~_M=!N>mLK45+oU{aUbL>&#`SR&9FfxCNqR7%qgy^
t|mq?bg^C<oSi@^l`PJkMXc$8te4@WR;*m6D6pTdFDzE9uPvY?e<wbzM6X@0(JZ(vtgeYLD>3-7imm%F*e$Iq)hiaQ8xugCOQ`NC
xh(i33ni4UtgeBw_bk(;9k6pSsw`WuGAC6V=&kpqN1|seH!qH=GAl<bgDpBL+$?o1q8x9aZJ@O*zbe$1tSBad6`q@|suHa&Jg|Qo
vLuDEl`Z6^_ad*c+peQ9-YadXimRkB3afLZg{)Giysd5{J}hXl5RYG)xh)*ArYsJr#4p+;A*8%1`;_1)$dM<d>n7tT8Z+~$mMkZ&
c_V767Oz$wH7uGafh_kRHLu7Tf}}DLUlsu=ATUjvswj_uMxd3ZmZZTfq^i%d8n1XFuQ6<@N+e9EH<q5Qd7%y_St2+wqLy<m(I~&4
AfOa33^Agt*`surQm}laHZbg=QLTNX!KrpJ`74F2HZEK*5-ZT6V6VuoU$CXB{Hcg6sVCX05vuF2^{&II9kFh%Y%cDYKA}yjS+7o=
s;^!EGmLdIdaRMJdawkrH?Fg(=_|aj^(QJF@gIk?h^ktz2cj>Oaw+Ad)h$J=_pH6K@vI>*Af#*?aiun_O0)&AWGY}Hx*!#_HK1^=
Eh!cyyrUemrKndh^(Outrmu#uER9L4`L9AE2dp=!ULXyx%OJKO;}nyodaNR#>#c2oNg+!u5STb3FDXE*3#X|vkR=VN8z<Q&zA_v#
mMkPB#w=~9b{}f3+$%b-uq&c11~4uyRvFqI53CTWTP=q!YOK%_{x1tDi7ctEPclQKFDEl5*B)W3uceVJ3M@*d*rg9C7N(6di7SaN
=`I5*kuN5niIYX9Auog&z#u??1CtsnJSD=f8!N4>e<}1Z<*nJRzNiVVu`Hx0{4>O<)TnZ<04xZoLn#)iv8S6cRHa!cz!HuXwwG$F
Q?NOw@h<Hy1gV&^)iDa52`Lw>Zz{*FHl|c91Fn*#vZw*ACm`i1N+;bb-!Sbdsw~zjB`sc^@fhAN86k?Gfi1UytDqODxi1K)>m_=u
iy=3h38sXq*`*~NdZtn^L#+!S{H$=Ksj4lY0js~KHYpjRT_tX@lpZ4)kE)TT^Q-Z&!W@>f;jw?Jt*3gaXD}bEHz{2(lduu5Zm<h4
1T6oj@gUS2SF3~?iK*2t-K!lZxFZe_SeVYK#i<0DZK#5Pqon7bzM}^)9WDW?Dw}kz=%kt>ha?WCe55ihGb_Ft8m3C7sicD*DJK!A
p(-FPEuP&Qm7vU@7q3Aqi7fpq5TPQj!Y2$EdJG4w9xUrES|k~z46FjA-yym#0-^P&Bd*sV9Im;j9<VJcGOI)`z%4tVix=1`O(A8R
qOG8TaSesA=CDXFKB=apQ7%3!C@~MM*q~x87pPw<X(~i4I;sUH1}N<ykdBuzQY?+G7B8)^m!bQfsjAPfJ}p8jyD71(?xkF?ex?>P
gQKl7+oF~#uOsFy+^s<_#3bA;W~M}{Z?1+ZR-NRe*qS&m!KWu5BAKkOJ|s3B2r{66rWm-RM5V_h@u=r8^Q)e$i7%uklcguHLar|=
{jL?KNvNMN;i;ai*((Z$eWVzv5wT6KSEL!6mMO_83N30dsT#yE@h!wMx};93uNr)*t}a?GMKEhC_o_WD;-$~7^ru277BW;Mt~0Wz
9I@#ob|C2(0u&B1V<m*2ovmPjsu%>X<|rGn-6ao_l&R6H)-5tCP^KU%L#*(q%p@7AEUMKI@h$?awyeghNULft`7m>?)f8YAJ1vi(
?y99MJFA<kMx!z)moB`bOD<k8d!x@SB^n8!AgE0;)Gj)!?i?DafUcITO|P)0%Bkh99Hw8FCK-Jzm9l9dOR;BwA0gPCyD00c1uH`<
6CJuR9V47Auqx)Jv@J}n(5#!WH84}C+@=VuH!I$($s*ORx2sSrfFE8INT!V>c^E&k(X0rvD=57!S)$*ocdWE511L5u9j%b6&n>p1
LMytkFR?A8s3glG1S(mrrLBdqe5mvvt(_+@ldkQY6tGKxKpeR#B(HTZ9WVv1|EjSe2r*5l<RuubD=|KvtgcZX9;?}|8Z37)ktjW=
O(=UUl`cM~79_kKrm!3&rz*28QK<~D>MfTn*r~v&^e_G*A}n#R)~<{o#3dl9HZ7~JM61s!hpYN6>n{c_rX!=PQl%;#10RzaIGH0F
Z=IZh)|{awqb0sDJ*G)7I<0ab$Q?<oP9fW;1~397p0H)AIja7wFD95K#;l?$5ibBS4>577d!AjE-YcrB2`Brd*{q*0`7hurwx$%U
XDu%;Wi4zP4<R3|C9LHouOlC-D5Rwu04W(OEi@OWp(=$a$0H@450Po8@~u#xC8>RYmy>%ha3u7kDx;mR+APhf&#D3`6Ql;I2&mzz
nxdX8|E-#(0-gjdIHR^3)2LfAz%D_nhM((^@~LQ~%%v41gP#MeJS;pYU!-ZK;xH$cASZ~J3n)}Bb{%4{Qlz4-60AS0qpRXB@G-Qi
N2WllaxEhnZImFUxi7(=ji@sK+!iP(94kgIK`h3sO(znas0Yp{YXgX|nj2E7b)=M>`L9$R%O(FVl&fthO{+vLNG2JliJ%-5v!BV7
bu6eYt|9;~LM-(yO03PSX)taa+b82BJ|S3|sI4F=z9n6x7&P^$HJiCGdM{?8(vMFw?Iz(Lf)|&nWv`Bzx~sv0co<=)uqwVSq?t6Q
oG|5@dkO&=7N6WL+^p)X@GA|hMXo5RrkN`ypDF4p6|#ac3>@^N)1U+uc&K+LAf&9U{H_=++$x4Hxhl{kJTh$;45@Z7;-R1<%CC;C
Ij4aw5t)0CUK%hadabgXdLk_*`zsX{wwHdYI4LKZ04a`u1e>a$;+lRMb{d<X@T*#;8!SL6JcyGuKdm_<T_RtnLMpK<k*7zdbDfB!
d#WfYk|cMm1{DbxktrG{gCfVC87!GEKPz!3?j>B9)uV$WX``SR#iz+8Q>jU<Kc`hLB%&{^e=yK8LLw9@<}-1sVHhnOe--vDr6Kv5
wkCLh&Y0`0`Wsc0N+l#K9Uz0L0IS@sVW)C1*&*?!>?6P^cq}L>e<MFEV6Ew^7Ae6mS|n|zCM1avZ6imn5gJV<buMZ%4Xk}2Z>_*A
t*D16F{Sb^qc0+;!!4&Es;aImS*v!Z3@9_KD6ZWo5i-OgORFxJ{0!0~3b47Gbg%+}dzD3`UZ@46Y%W+N3lF&{0;(x1b|iEse=jtz
_9HPaNUK$^<|o1_V5kcuZYq+lHLQ{^i=o?^FRbIL{H4z*WGwZmh_A+>DJbPJDVxx$%qW7IULdO_nl8Mp=b+W9xfBbj^d|W&y)g8s
dZ`Yrh^bqX8kZm`*)5ES${xr7Ng2GQgeo90V=%a-o2D2jpsOD%G8Ut-KrJjS3ZxDxiy_>pr5IQ#0VxluS1I8zW}=mzpd*HxEhs@P
a4{(^c%$?tB`5%<tEk?m4=xENwkD(~cqk~EI+dcV!KDc#w5%AcY%PN+7Bf7m<f-<m#U@~yQ<rrqE2^>`)v0lTkel?TU67rn{ii>r
bt=y(yCuD;L#6Yt79?h>;w4b20<YYr<{w5L0xrg_(4s#sO)6q4{+!+wxFxWrH71cO&nIXjS0EcBjj!phH7~>^5ik3iuPV8rxv&kc
axBWA-LMR(H!*s%l(WI8f3e52@+M7}3lq~JYAkmZ2r(*vLld&Eb1FxvpsfZl?x@Hphps-b6epD_`K#b7vZ%)>0<VoIOrXplX(=_U
z^s9>ax1_i2pU`*MKOV)t}U#c{iu8^Qn2H!ey>!oCaj$<B^ivdM63WWxh#Sk)`{Sl5}}2u877!2LaZpTkg5By9VbB=7z*qyT&&d^
elV8+6QJ!a0<4XxU9qvSt1FnM)vQvfM<qWbG^SIibE+<+_a=rYSglz#Oep^<i={HKxSArTex4GSyD!79My@6vjU}%sRxxiZ`mWwB
4lNiiFs?PNdz%I<i7e}@KCz#!^)UY~DiS@h%e1#AlqM!B)hfIk%?ZP)ld3BlyQd+64;&LNT(J_VeXymep0MAkk29GhXsI0(pRoNa
9Iu!x<}j$NA0?Nq-=lf0*{hAUmaa{%+#!9OKPGM`4yW0%iK3=3<|F{8GcRheQm_^-B`UPBTd{_)Z?f?xB(MCfNugmd&Z^ZRFEGa|
)~Tr_1~I&hBAuixZ>hSUp|BW%z>eH0l&>K$fw0x57qG6cTPzx>i=qE4Bd{|vB`a$#(j-W)b*$I07b#>HBC267o2%EUV44LC?yL<b
1|#JuHY;bZgCY?irm1_Xj;EY4)u)~=p(QD=N3E(KmaKj*$gGku&8$zNKd6B$>nN)z+b*dc8Xpp^GN?)#t211HK9`~@j3CmkZ6T&9
jIGosPBBBU_9j2E(kAOD=r540A~E}rG%EYB0jpvjkE#YJBdrUpj-%-mX)|Lla4^#!^R1~b?WifOdaUj%A*z%Z)2Dx^ye(s_9W5|0
M=2mHh#f5<-l{mM`LArKCZc&JU?@1DT@Y}wgs;6CU8?4QzZ!%m*Dqr$4=q|UFEHLKK_QDJfh7!tnlbJv8?-p1gCch*A}8*w6EABh
ZLC4B!y#UtVj<=cc`Cytlrc4_`KbjZ7o@MOMx<D&6R5hN9HFl+z_QPpm#KFb&8l=SNv=tu5UfqCJtPgSQ!G}kqOP}}+ZNj_WGu}S
MlO1QF9)=!-mAc=@-OD89IHpMa;;t^-YB@Hwkdcgd>=Nbkes)Y3@w49p{DexL@w^BXs!RM;+LF}b}5pstg0QPF{KY8-LOfn#IBU9
Wu`MJJgXw5>@3-=Hm@eI<tdJ+=_mW9kt#-<f2%95Kdr#8JP}Hj)sz3PiKE>Z$S-;TDwC@v5v;l%BeQ#}IxJ_SkEDOCV5a3OS+Zg<
)1{=T^sO7HlBL8l*Q|V{%OmlrWGzLTEFno4e5_-uI<k7MSFGwPl_&=r@~zJsEHIw22{8SlO{sn`N3IYb^e;B8bf;w})2`ek{Gs8h
TP!%M7q6a}#+NfGNGT<seJoRg8=WX7daeST#3=QzqcaPwrzJY9#vD(kS}ley5ViWKVk*@n2(02P@F`IuY^7%&XQe_W1)x?LDlU|%
5U&KTSf&jy7NQrdOBfoc1hEbv!LUrMS}%F5f~>}{!zQP&fULSH0;pE4wXq+p%%upf$Ek=98kr`nW-~<{{4a=r>Xa6!JuVI?_OQpT
vMgI6(y(5zV4m5gbDi`qh#w@VTC91doT+3mLM`VV$E++K-K7w)q$8i51gS3^IjsyOW~?4GiYSJvsiL$lwJjShsjbH|#inm5R4G2K
3l+R11fnUet}ke?6R>kHwzOs_Hy>FG&kW0}>!V<zCn>IgER=U8L8<7lgdCu-jjU#@A+z19eW_kBHJ?$i7BOQea<J+x;~L?u7py@q
_%Ma6U#pO%wHUUK4Jt9Pa;USiJF1MTIWT4{%CMKQfhAHgPcHGIkFa+z^RmaVm8`<8(<*u|8!WLG$1b#|->M`p-7e%5!I=Q1rLA0?
f}<q>q@NL_+@{hb<tu2b=&Bqqrm88hEF+~ikflB}tulD56RnvwCZ}z&D=7#s=dHOdS}d%j*&lS8>n1TMil}BN?kcjZpC|&UVJ)<&
d7+drW-B_X=c1@FldhL9{jIqu)UGzJAR8H_daN@nQn1P|jIE;`*p<$vW~F5uGA|E-eWUfM`YahRl^qcz(ydjiDy~$lX{KK>%%qYq
t*#NC8Lh&pJfjM%JE~SLa-ce+u_m1o^c;H{ZX~`gPBJ4Yfhu`0Y%mBdW-3`Q?4Ye7PbLJeR3k{KK`=e745@XngfT)Z8>;rFFszxZ
IxH}(DX&bJ)S5-GL$J7>FEO@(pPs;}ils2F4YBJkOfZYEm@iDIH>kcX_%Mwv0vk!H5~NNeO%|*$Vk`cwB$!gH)~Y<GJf(*mHwhCj
6Eh(#E-&w^mLzm6$tyCK6f6<0JER6D2`-(mw<UF`1}IQ1gs#UW87&>IYpRv4=^!Dn4X3A>u$ywJbRiFwSt~Svyb@8TkR|6Xm8*p=
Q?2ixb*_)E8I-)Kt1RfQL?V-^Z>cV=P^}}P;vxMgM4<Ywzb7B0awGzuGbXnvBP$Fnd#YEU2dYS{46SFe$EY=!`6`wvbgNdXTP)Ti
2(33Pcd2rz`L5-$h9s(~(<67OzbZZv%NSLsY9qQCDj`;Y`Vu^_h8$R~Y^DjB6{{qz?x$0*;iLYqLaPv@;-g8h`Y@HM=`FG@n=H2}
Q83svVlZ5+Z=LWL)iExu7Olvp)v$1|HYiCc52Rh9=%C&+m#~kPtFC&n2`W^iDXh7qt11|(z9e6-f~Z2UkEhfsk07k1=a)&OaHoKv
5v@%CiJ{&n$F5c=7p>|s!Yr(@YpoJ6+oQN9M<jGB1TmSU0<6v})-8mt|FB6gpe&WF_9wce1tOaheHPL&%Q6ox2#u5>)2&ONo~Q&Y
kDaipRH`o)m?^U;zAN*VVy9fF7OwRV5U**lbFvRE86H5WUaA_QFr2-tC@}e-JgAL;o}G3mKrk?;fw6M11TLAZC#r-k!J&n#ZLaAi
jIH0R&>=M?v9ByIAu`*qN}YT!{Hr>!9jG84+Ael5IjqX9)h{uurmi@u885~%DKRxGH?0&jQK@+rd9UoQGBt%Ed#_-#1209in65e~
L$G(UL9JSzQJTLcBdpkz6RA&tOQ0<<CafMV@vh^n5v9AXMy5z9u^Wr5TCU74;-q@22c`tDW~baJ_^vo9tP_Q>P%H^Aw4BKtqOP5>
8m@q|Vk{f2$ubkJ$FUT$IxL|po-v!QE3<_yKcFffWHg>BM=!#sU8y6f5UgDom#+^o&ZkBh#hYL(yR7*PGBO+hE*0`EG^=|kbFjp#
dM;5W2{5Fm(wSzh7ApU&-5fn0kFYp2Bqh-zP^{J|tDixtL@O|^WTXd_A1JA;Ae_W27_jfE88Zl|kuC(Rr>t=+$uCx?IIZfYl&0mW
eKeD(;is*r3$IVC^dw~+d#TeT`Yj5c&4`>Pudgbc<S&bXTcISdU9Kjn5GdEBu(7kKxGWK=WT-KtZY<ugATXdDmL_8?IxBLiJgEh(
@vOlqW0@tb8l1136)@AUp)9nd6Dwn?kgGH?-!7u2Ft0(Vg{`eDz9<PR8YwTVot}>&l^}N~fv`WUL9pbiEvx0Jlceh!z!ey<HZL2Q
n5HiQQy$Z;yR616+N`6iUM$(9Z!YIA#h$0Fpr?ANc`c8f53VyRSf^eo9i0d;YOk=YBCCid<e^QPcB|Q<45q86mLs+$E3k&D4X-yR
I;&@}J*xsN10N==#I5qEcq~}45US#+uB{%b^so-H%OF3jE-9~>7!CZckFlhqMyA35kr~V_nyjg;o-O;U#V!D?p(iV_gc-CX?JU%+
0t)Y`E+{Q6!?18Km@rc!qpGH`T`GgDN}iw@h^b1a?4h@=3nmJ&{VhVQ>McAbLobQ6D6Qx*)Glta8=xz)JE#h<Q>X2s{Vuht^dOt6
ZLtTl_9yNfjFniPd><(p(l2;|<Q?3w4zaN+KCpbPZ?3?wbFZkhV<oz*-LYmfkf__R7^w2DBrVgjP%k2zu9!<LMy~|1&7(mU2_p5d
M6AFqD77rF4zN(HQmkbykE@3&<0*bDPa$@gRi|X3aVC-@cq+uKQmx#S<RF)?JD+ne6E0k!4;tvCLoh{}h$o(ci5+++{VkZKx-H|V
Go@3pkTO7+FP#M{e=ra+%c85N+oyG@H8I*Te<2JkyCC8vvnc?n;GzGRKP{)KvMIEv0jXZB+%Oq5WvI?BD=-GIzp(i#5vX)6ZXXIL
QLO!;-jT+z%qc6R{Ven;)v&p)6f|X!yO36}ZYNh7`<PFF?wL%e9WR=&FR;<DdoZ=H0kADC2O{vVAgFP$>#rlOm7qAC2&`T(swvE?
5U_19!>C}c^P~cx5iNzVnH?P{6|5(#;;65vF|Zml?Wi)T>8Efh`7&IgcrIP5t|2Zjajt=`VJ`c#!KX;AY^#K+46oFmdyYgN0j+7C
W-rr$hZ(xBZLnalJSc~!!zaiupE0Vk$Rt54v9KnvTPz4NP^rVO#xG*8&Z!bF;ve`ZhoQeRaHPBqs<D?SH7FUZA*hlt^Qj83jjyY#
avyH2$1vrv)2#@q@gbfoxf&obr>0u28!hjx;xIWZ@+y2UPox-~f{j-uq%IQ(Ij0SP_8OWjrz_H`kFLwE)TczJAfn%%MyO0Io~mUj
uCoKC5-gRmqoac_PN<?F5HByEJ1O@tlOX?+ovK+hQJMN7(=0SF7^}@Gp{}<V^Q2<0xGTf0m9Rn{q^m@%1SlP+5G<skji8;T9;;TW
Jv3FV)tB!YUmT<?cA+AhM>7Wi>LB4Ow<mQk+N<H5$fYx_`YraS9Vry5_bSIPFsdw`?WDM{D=>pFH>4(|b|j;(F06*6<D>BuyRQo_
1TBXuY^)n9uc#ZU!lW!L=&&rXSS!q~;;N%BE~?Y4gDhhZ<SpwY_ol_JuB<w)G_60UD=dK&t&}gSpf1A~3ot2y37XocP&8*SyBRL8
imLmu&MYh_{up~GV5lK1e5}zfl`x_zprQ9IK`Ah*9j`{K>8j-=+$39_`6@TEiYip8gRc>scc+>mNioH)1h7c5%C1nWS0;-s5wMyb
r>&;1W~}h8?yXv{5364-C@r0;&@AL4W0l^mE2sIRZzYKU;hy#`*sB93Qz<sAO)!S7e3kU7k0e^D`J<JsMkHP-^{=$B7_JE^d@ZD@
(;#WB^sG82izAg5cBsT5bFmaHMKF>k)U86X1T4?4RGglz-K~g?JS504(xs0pkfimmKBQi#n5?;`^D7B3%&qRKu9*Oy7969pb}5yN
)GfpUsvgX%voEo!iljEEgt4x$oTtPqs~!X)T(6C;3$4qjDJr5UZz7*9H7pUUVknlY{;W$KSDU|>Eh@UJy_hO17O6_CcP(HpHZ32h
l$}E^Go`R4xSR*E*QcJUi=`teO(esxzN;24K(JAxFf=bMH;y$PU>rfIhB3XNQ7kus+7S++L@a(VdoHM`r6`55_Obh}&!~l}->3yK
MlxV6iZNZD460Es(XiJmIVAV6?49(aixixfD=}m$pru9@%P<_D+^}^p(<-~E7Ob=_!l5%GQ!Br+IjB)Cge65QXD|XS7OEwwgf!Bw
sIMxlG%KK;NE>Xhr7D>jZ!rgeod|TTb|lHJ`>h_OtFEY}X|J#_-W{T=e6b2FIViZN)GLTAOt2X*c`l2pTBzSH;Tg%R)tJ4XPAO-t
S~5K;m#tH(GBMyZ(k_9lB&`1`6Q!E3y)Y`NS25wPrZC$r@+J_eqAs|wjjekveXYl?0U-|<sGpRnwI%1DSgwhHUZuV$RVuqL1r@QX
-=5H_Ry5F|OQtil7z_@xA}r7<2QMBZyDycq<dhqrsjb1REh}d!gqheKC9of_z^uxt#i})~(y{v^-=%*o9I#|8C9Eefbgz=AUMRyY
Gq9Ve8>rQ&@h&ndDJ)PeQzBw75}bIMh@n!f?KCACt}h$_+MuE<V5rxl<*&}K@FuY=rZO8WP8a&7cc`bO7B8YF-=d)=i7jU&_8)aB
cB{lB0<B)Lcq1>HEUC#P?K8Hk|F5zkGb>`Op(#i#u_#xqNR3RP=p{8V(WFSL>ZHXe#jdrkE~MzJm8jGzRH~IQ_^ZpDmYhAS+bv@r
buMXvV4>QpW-&P>@Sd<P9IE53)-u$viX?rp;H1>6p)iZ9l&xZ)kgdt7A+04axg0sHe6De-03YO@;VPXcUaA)=@+)yD3@|;cfw9o4
(jB?0#VG+W)h<4>&awe0MWdCMgQTRX_p?GB8z-f&7bzgA>nAduoR)m7VJu^f?G=xK8lrY9VXa{(LZ^J83ZXnJJ|o&K5hrac`YTbW
oi58NiZ1`42&|y2yC{Jr1RobHLzML_+^9wp5-`N53aN6iAFW$4%ct?Bf23fj{-|T9L$E<Clqz4VvM*&TV6LH*)+ofSkggQ4)2w$U
9x!FC`KW!LE|~<eNT{b5C@LX<FO*O%12FfiKPpZqm#^8f^)Oy8p`|ITu_uNrj;ygJ>MruET&wLWD=#Omz^DDMHljT##-}?TMIr96
+_6=yzM=0a`6UZ4bR&_hRjm=PiXa=UM=(k$J*mO6^sgQ)gPPB%tTKY7W-Jn|UN2CkU#sw*XB*R~&?^0y)hD8Ws0^MUiX}NKld&_e
-mSl^eXJg+!JyVE*02bxd8%@(5uy$wB`kj+1g|fuDzHAVLap;CV<A!=TrkP0S*HampRKShFSNt1KQYFp?57|kDlPS=ttbeop)l4n
Uaw~=i>n>2kft6hp{uN{{V3Qa)F-Z&gq=*R%`9P>tfeRbq!>J?+$*ZGaTwnm%N!rG7b-@tz?;yl-Kx1PJE}dDj3YxXo~E>{<*KtO
^%xqmrlzqka;3l=D=*e5^sQR0P9&`@<*s+EI4el9YAm5F2rnS58ZREKf3l{jc&W`IFRWglK`ZPj@GU;FjjoHUSE>0R>5pEmhA841
7B4XX2AT0H#I4A%Vyg+RPO?s%TP_kP<(!);keIBeq^@0{V=8l<c&eGK0WyZFVyuR!SgBm9StUpuT&*}FF%^X~wWzQ$E~0jlmN1>F
>ZkjsJ+A|;5iLS2%`q%CSh0_*t(d-~MKHgvV6x>fmzgyuDXi3-6cKH&WvN1krmlH`shY5~{+y(!S*5usU9X0;$SMIQ!l#(Bd?7uc
v9V$&38!SQTQBFT_@p-<A}wsKs<m1zDxn>ksWKh1J|f+$94^DB6s!jz37h#Ww6X}M#iW2PoGZgB_b!wxIG|1~EThJ%HLV&bccfAr
wJP<g9V!^2i;+a5uq(9`E1jVL`JMEtu&)v{JSq&D10Xf2?j)I^Q=uraZ>v73SghxxYpfF_kc$N^UnTM^>Zs@v&aC;TT%N?7{1|&L
{4I<ubTSz(+9B<v(yS{ehOGB4*QRqYyfkX1JESx$n5{CXgC>Kmpd1D$mzT0I(Jo&o`lGy`iJ31cr=;H;12B4lT^T_z^Dq-9KrQnt
Y%v(E6sklWxTB=7xh%7ojxeLEu&eVh5U+M5F{(_Z0jKe<ORbVAw2(Cxj3}!za5SZ_WiTNv+^pHDL#V(l#jG%{w5I7Hax(0wrl@%?
ur2$XH!mxxpP8hjeXbNRN1&uBtFY{x;hgR*zb&Md6|QB0ikaCYg)Fo(Z7%sH)2izzJ}8N+jUcEiJTTF*8ZB+887`SB>ZH!D8l+gO
3M?fdaWS(e6s3xmsj1>Lo-qC_4yElaAF+fXlPG_T;+69(VI+K{1twW26)6v{uP*$bWhQ_sXdZE=Y_I?v5hV7nWvnF|YZfji44=pw
M=fCh)gL062Pu{+RW3rTTdE5xj;#kLAspJRU@ep_1Tu6lVlwP0RI1A@fh;Jh`XO|#53C2Lt0&_Xm8$Zbe=qJP7o1ctey*FWE2fCA
0Hva<G#o6j^ed5?Lo_KeK(4N=yeclL<|`(#wz2IiPpUnwJgp_5i4ljTGp1P}Pp6dtA)qF%(Jb(-`K>1|D6DR<x2m<RL>_6SpD0+X
G$s$I2_tJLNGY|bm8ZBXcrBkXTquDhxRy;AVz4Byv!k{$7qPsoxv}4<?5R2~C9VJ}fh^Xqp{Tr~JSy|3S*_`>@vxPu1*+qz9<R@;
Zk494J*`)mdzmCBO)pubMKB?O3>hP-2_Rf5dM)p)d$9s4Y^(z>_a{893ZOVJprpD8STgn~aUJ3)XQmFTY9)=YX|9H-;wK;x5G}r}
qp6v%A~0$yO)V6$)E7{kudURolc5_e@iC#UeW;czz$6l>8!6BwnX14PNueCFT`Z-n{;4t{_MDa`DJ-HK2q;y6w3?nQ+Nv?JaIUW~
cdxLlWiMJS#hO1W_OCm!S*=4ZA~wsOE~m<=>@Di8->+XR%9wMnjwBTtBdwRIWv47Cd@G<ao2#?0N-~iwF`$AjjjeB{rzFNOjvJe;
4zGPEEUEpd`5&OIwz0x4cP%0?L#{ZVGn!Vf$)dT7i7rioubyMCp{O@3A}E%lT`;q*jj*IHo2t+?4y~RruQ8Az7bMTDf35f?@}Pw*
^dT&=DkR_}p&C39^{;BD%&mg3>Z}K`V<kqg8Yp2Z?5Vt}!=cP5AuVSyK&SGoz?Jzcge(!L53V0Au`Pk9ho_0D;VCy5?2^x<g|Et$
ZLMR0AD}WSET2UrStlo`sUs1rOD%X1=BBzh5UymYTr0FCBdNMCej)>>Uo9scBCHK8x+^58x1hHXXDERzWGKWX%%?0YizyT@xf)xk
{3QgZb0iEbU7WS4=d1jxWGE&i;Vcxcaja4zZm?!3Jg|~3VJ_U3@*3}{(=GoVNgsm%TAWlT>nzJL7ACKlmmSh3many*p`y()uAC?{
_9c+18?P}gb0{Ay`lEOyOrsvHCa;RD+$2Sn$SJC=u&mOlFQwC>6fSkHu&l7H0jq?ozNI%U7Bon&ON{X)hNLhjPNov9gr{t>+Nee)
Xs%AKgssz$c9^6nsxXq9q_7BrCLuy9C8A!TY$|*#*_eSadZ?}@G$)TPC@*|0oiM_yS1e8<l&l=ACaRI3@GQKnPOsIbF(ja!^R0NV
k(_lb1uh(`|E<xe1giQZB&1NFRxVg4Tdb}sn5yCxnJo9G->A_5-=x<r#wq2g!J8JUJEH&~(iqMvb1~eXeH20fZkbdk5ioc!J*y`u
ahZE8UoP)0Eu~}}7cI^tC#TRTr>g_2;VGXh-z)2vQK)GySe)IdhaL7BXqDJ287%cMk|i9hlBYASx~@7WQYZ&3fTnb<y{tH^bRc7@
wH`C1`YgDa{;$X-Vk&DQ{uzR->ZFpIFqd5;Kqm8<`JFI;#hKkJ9-?okwXDT0m7E<ZSuBk(oTG!Pwx|IpldJS8oHF+>Fre$D%_W{G
sv>$I9IZ|!?;N8RqNo_9GpJ`R?JQ9x0wW2lt)_P=@uJMI94UjI#49H+ys0&&Hm<j=m!p!XmaSeWG&AWj9jI=q3@xXc3YY|`K^?W5
Caf=kQJs=8QYr$i$}qjGTdp%SO|JPUL?`m48=O9n86`}gXCmLM#iD1k1T1l|d85)Xo-2B)A08YXovH7zOfcgnH!6&>F`Mcr*)RmJ
XRU%ML@t~#BdvNZu`I!;3aN~sKNk$FBQRbmlrPn<GNMi?%cLPBP=|Ib&Z-EN9;NL7^&2#%t*lTi(=NO%(J%WhI55$v^_@(fl`pm|
K`79uktjVLv79)pJ1tI{)U4PrtgHp6Xdnfi`Izx4*RjPQCm{8t39W;$yscd-%PRG+nWhn~0Ux-qfTRVU8mLt$F)0M5jVT8#{w)|R
1*~u^&?xJbixeU&1*(%14X~<#oSWdTYAge=#IT;ODJ`O|gO@$AZKPhN4yxa%#w~p<x2<xrKd3UOQ?NKNRjmvtr>y?3-6a-+w<*3d
Jgo&VL@_j(QZRR@2`~gI>a4n{S1p{eQzYoA@Fu0E2C`bK(5z22(=J&m_!qY?zoZx@&@BL;)Rd*CNT^nwCokH8`Wu?7>M?z))TkmY
fUIn-1v0KB@+8JBB(QTa)~&EA(5{`VDy40$UMWzo=%w*8izxZ1PNYwuKrFzmO(}OMT&033EwJOINt~6c+%FfC<E(nCp{nYpT`m1A
XRR!=&aAm9B`8&_S0~mipswsL3N=HQG!J{FH!RSe|0gSfzn&#5m@zFV_pdq|Ppx1uZ85B>hM^TM6(-d(L@msm^DRECC8~<AsvdW%
5HGE){-m6%U8I*9cB-16&YRM#7cL4TLar|`R4$Gt_^witX)Kkb8?7#`h%Pg(Vy`u)1+COBv950{MXeVrQJhArKqY{h?HOe!!z#L)
KB^#ql#{hC9;6g1@~*|Hs4~Vbye6fp^`+`6POC1iH?ncAh%1|>!>v#?uBkDmE3TNYC9GdC{3TqNVIVH8N3B+|IGmub#3VSNTP@Qn
e=c4xuByczO|S8!^eQZ>rYrrNII4snk1iImdaXsTpD7ZpE2IO41Q%T^8>yn5QKX-MDHn|%kSiuI*{$j&Xs#qDMj5r0ah^x8-Ywu4
5}?#D>M2efl&KRiYbv#<CaOfT`>_3`Afxb{KB_{fqp2^lSfs}=@T%OW+@Hay?5%|&WS=&yjjUNJb)pq5CoN4gbD^lO?lPh?9WcYK
NhN+Qg(znoc8R)_TCh<B6)uW^-Wa8@^sZYmw=PRCMzLfuA)s=q|ED3Pq%2!3Ua?EF=BueFqbrB9y{e!tRv!j6rLQ+A@T5o<`>xED
`7S3dVl3&hb}o)F5-Ytfu`G?OfUcvfNGZ0o&8FKWaxE*O?WB*d!m10X>@f^3E-`1W7ol(&Mi##*-l%UJv?&6BLY;T9kf#4DS*&3u
6e|ueW~jI?_NG;^4J#?Dcd@RnbBhQr>6^bV=$~sYSFKzmgea~fQmI)MKdxmk<*gYmSgX}79IpW}*e8xIzb1euN|#`=o}nkKdZ&aW
k|lmF%`hUMKq|s5OfSW#?Jn@8O(0bq=$YFl-L8oZMlig9U!BA%Nv--VM<<!Et}<sFXer|^+NflwuP<4ta2p;fFR_|2Bp<~rKpc!J
OrU2lZLHuh@25N#KcaCid904E>nSoYqAxhEbS&I1v@(6FX|wXHw6IRF6Em!@G$#42XssKxYO*w~<gjruXSSuQ&##>wMw~t^kgs-`
ji0N5V2~ZK60jex_9>>GORPw)PqX~67^`!wRjmRojjIhUH!v$QVy#QCE3X=&Vlj27iZV*Dm6w&EsHuFh@UVla)FcX`&o0d@xvW$&
yRr+V@+=lH6SNGluO<kteJ{eW@UPG=xGK3F*)57Rl(hx3i?B(Z6Q5izKdw`tQ8X2T%bi3vh@b$bwWsr}FR}8oiX?2ZS*zwS!LPC?
)1~tQ1E7L0Krl(Fbgh^&>M!7;F)$^oNG3v^-!&q$C@_+;a3(&hb}0HP%_;J+o~S*r38?F+X|Rp3aw?mv*e%+uAEg?h*szAFdaaHz
F|Jdp#I0MQ%ACufVXmhFKd2S}xRt=H6|v7O5hmF$5U>I=Ww9<P{-`4^P^ZZ;tE-bSCoqyQ#HgULNURVmpQ_a*<RvE|Y#tyLnyFH)
ZYxKuV59voE203YQ!olGPOvI1yDsJ`POMoi3ndJyMJ!0IN-EkcH>(yQC@fH{Mlp7+Ca*J~{+P?KiK>N}7bS9lke#=#^d#4%C8cH_
HZ341qa-q`QzV?MWGr!}psg>jl%%t)=BzI)EH5FjSF5I@M5x7?OQxZim8@Pcb0hAt<*<*iBPLp}ASxp&cQaQPk1OD+q%2;rqb&WU
cBnY0To&7tk*q`=!>zC;2C5>g`l&LV3!8f#Ngl_V?5H&W7a>Kh4X|=6u`3}osxJ7eM67HotAw~LMI}@y+$DT49;kt>GpS%BBPr^o
?yS?L7OB^*+^6oC@SasGzan$0JE%r0cB>n#fE^pGcpz1&Pb|8cASD7PttOZ$%B;w&?=kHbaxHo-cdjv`WiX^H8ztJDi5ugcj<C5H
TCM+p0GL=If-hjKmn&2v{Hx}uC^A2+|CCy$&=^=Gcr~J}NG?UJ_$UG?1FZb5uPMctda*X0HJ~P#qA4jbH>yxBx}cMxC$B^&$fmTZ
^(Ad0X0P=!N+~ijH?Q)nVx*L-0<4QEQ!ub7)2T`^8zs7|f2&0oi<;vkY%Cg{0w-sH2#*9XXCub2s;yG5>>~A(mLyU%{H9;8bgK~{
C#)N-`YYe4SfZJ#`X$k(&KYAYZJjbJEFZobJS=Y~_#rH+JS?RuVX;lH^(2w7awsDzN*fxdjICxVqAo_Md@w2};4aClZ!N!_v@n_=
O&MM%)-bRh6cz?5wy^IUEUQxi#-3&|xhV3l&8lOpDK5mQ_b|aNEG1eUzc0I}FDd^i7c49%*{L=sfh=UJ-=~cwF)X+wpd=`rrK5DG
I<K4+NT{tXAucJhK`rhrVXcI%t*oe=f+h(p4X9qP>@6peF09<HzO3&hgepEQkSEijU#HCtXO$eLV>I8Kz^sCRX^<wW9Vj1}rmJTr
k|qf(N}Uv`->82qccz&uuOuWWYpZ3jDyvN^daV<#ysEL5Yo!mTAf%s}SFH#kOf7<|M5Y}z7oset`zLWKk)&m>5Hsu}rZ4X-38|MV
nyH8^oUoU#1S;((Bc-4({46*p<FE>w_Z{=A>m;}#H!W&_3?TccNHB7+k1E?OPbZ2mIiSR-_a23*TCpE8psfukSgiChR;mmz8zaCf
)+`7leJZ}OY$S4?AF2DVSTI<vsxr(pSt%>5+a+SAm#IfB{x2%9BCT?)4l3R;KBX0|oT)Fcm@Fi$F(;KSWGVx!4Vmem{+*DnnJJ7A
5-vx8B%_-sa<0QIMyDB}J+AmERjxR(ji&OcNw9<^o2(3~0JBms5GVJoRj~M}_bpv7xGhAeV;CtA;;+}LLNraWGpb3a0<Lbc(3tTo
pe#o-!>3Ot_MynFU@Uhi9w{-i0IOH2<Sf20cB@LLAg{M9L9Ce!?wyu0qbuGWqOCmu{2kAp@2gI!RjtS~z@=ld2P|-{>6s3(gQE?m
D=vO6d7wC}5Sj{}(JmUWNU$|7Zz>q7hMdWXd?3gn@t_o@O02P{KP(Bb8JG~T)h}QsT_8A~5VGADeJt!I1t^8FDJ3JBTCJ?4A0=?9
bE+mKNubu8W|khX2&GpU6QE~-P?}P*`l%nIyeJnaAunXH9I+fTrlt3(k|@HQu_oLwNh}U5xu^ZAYb7A4dK=r7!zD5?;iXF(>8`IK
U?&f+%&vT<_@pna{IS`s0kF`ln2a5&awWB^+NocnvaQ>#TB>d&udjs;#TQI2n>0wR`Y5ZPG!-GPJ*2^&<SAN!!jSwj6D&Zi*QQ0N
bTEFL)~`69gdry-QLfmfxG*)dt19g*4V7juWv#y~si^y{>aT(>`lUsaEGR3mt19*}R-@E2oiISI<1Q|)0V?yY!Kh=dwVx2D$S@T!
39U{oXP@n|e=_+kx+{Mtr7Mphbe%w+N)7TYC#}_>6|gOW?4+wQcdlw8_^vW56|ROX1EldOv#f5Z7^h36lc^=J5iUEd4<Hq-ysdeq
_^6>MbE@O6JSF{?46frQ4y*nydMo*;TBmxdfha;L>L?m8S(pc|pd^R0LZrE<qMctT(=XkiEUF|g1~aB7Q7>F9mY$iMtRQBqb}X!+
wJ8^Y@}Kc56f7JhJ)G34HZEzR|C-@2Xdl9=2&h3RTCMh?O|HKxjHG*{Zx%f&R;;M70<gR-${bc4VyvMgl&y{~ekzkJpDpb(?WT7!
1~1j6?JP7b*&p$(c&4zccqh~?MzKF9Cauk}CZ)+N4Kczc^{Dz9CmYi&ek!LVj4d944xUvYccxUY@hWq%y0Mp}Sg`M=5-9^9fv0V=
<g<q{C$9-C|0WWs<g9@#3N$68*{IE=gCK92xU5;PxGy^tS|>2DuPdmgGA;J4k16)7S*2MnU@6TqH>+N<g|RI%^{`Q_$EJEKEhgTr
zOYQGCoT^nQJsJ(aIEYfF)>~MX&MYHN-B}BeKN1Ai=m+&E~twvHX&B4I;-KZC9J`$0jpXv0xq2~Jg8_bbuj#wAuT?y5TqCtU#!fq
YAo=u2{dLfM6*Y*dmKEYKB$PMgsj3acP%=s{;bb1;VE4*;HL<!Ru_w`o~cQo3aSsNK&!7A=@#^`HmiUb@};!^{~i;vk|71BYpRj3
LZvb(swh4xrllXQsj17b4lIW$pQR+HLn+rPFRM_eU#u=E4J&b|#~&}6F`}EYPcOPC>#!3sM5nT)53SFu1*hIAK{L3bQmT$C#WJ+5
aIBNC+a}&A=CXdOQ!Ep&PO`P2i706ua1*enld^cAX{<j0*q*hh2QcTXqN}+uB`jPod@cYnhA6=;*PM<i4V?urP^7)C9;>OW-7WI0
J*>MgyfdPqmK*^W`3(9L%`B=f3a##_rm9t_{jm6<bt#Up>!b#)O)Fojg9MYQJD=F72`0ZRtE%;ya<E*UpeInMD5ZX$IhNV5Vk^R)
Hl%$39}o;4-LP7&6B)O#)Gi6EAE+HFPpIgqmY*)OD=_IU53pvi0HnUM3avY+j3I?BdNBa1ha*Cv(Xa5W#H{PABPKeWXcGG;7^0u8
Hm!gldMS#hXsgMk-6kn8x~r40*QlJJy0DKd+%STuNgqHRO|F3uI}-yff*6XD4XPA^LW5B;?-=+hGogB}dMgF1(xt7e03LayZ!0-6
|0Bz;ysZVM4lK#5_biVow<vV6Pc6T!$RZ*QKCC1qm@9~>MXggTMKHu4N2mrW)hRrwKddhtWSDWTl(Q-|D4_T<k(|n~pRT<v6(TaF
V6dUCtuTF`*qPQSeWY5TqOGt12_X)vx+^~oq%7#EQ7NdOb*?Nij-Sb^WUNdjg{U5|<fR!b7A=sjrmFNQHKY|RHZQ5Bx0o3e8KB9l
L9D?qH>GM9wj?q%lCqYXC@I9Ku&i<#B`(LXl(1o~DXavol_@l;&8$?c0WIAq5-)zN4>7Erg_MS`x1(X7-lMsIDw*Xh9xjD44JFm2
O)*9)sHmGUhN$nVD=bPd&8NXJ88kwvEwBnOpP_Rm<R&*QIWGjSprkhzl_+PaII*iTY$O;iRV{)kohtt@UathJtt7>=nljQXIVyoM
(6C7>N~KP(8Zp-;tSa2AAh2Mp9-NXGEsUS1G@$FC^RQWg+aJxba49gaRIo4@Vkwj!`>gLEewVGW!Xzo9IWbwF1G0dwvMzt67O=H2
cqJpRaIu!G#-S3P6DTe&Nv<ERBqEY6A1jcq+oTFD7b<NG0UjkEAh9^D{HZN1sV%rN5wM~f!zZC1DJdYaY^sK&G_Y`?Fce&^lQIRN
ZZJ22Y>8wn%c#XE`Ks+8s;>bs-z$hH#-L}eh^{UwPAz1ifvx%w0WMCkP$t8dL^JR)%CWkyNT_fjnlIh1l`C$q5hr3OB(y26g`Th{
&#Uby60Bz?VX*_TaVn`XJFHizv#dw37c6hDqb-1vB(Wp1E~-2jeGzpmNiHd$HZ2i=Rt@2<RWO;bYbD93;4g<TJt++(q8w(Mlb?eb
&nB>=Nv|a+v?<xG8Lc)Xv8A~!h^&dPIGA@ECoUSO95lDF4yp8{jII(ay{!BkPAWt(J0L13qOKUN<E5ggI~?(->MM_&a-qj4z9NDs
X{vXwcOwfI)Rs}JJ}4w0YarHvxtLR}#G`MpouPau4>8fIg|9?2{+5HOdabjdC#{wwf3U?YI;x^A>ntd+;j9@eQZU;pQyxW|L8$hr
G%I>7X{uSU4k_?3ez0#aJFsFIt*y|ou`$f1fh@tTP%xRP>@4*uP$(F&F)7Kfb*?e6#Hk&Z0u3#oWhzpY*Q6tX|DZakWv-=__L4Oz
b1M<4;;7~@QYK89`yF1Xb*ykHtErlx!K(Zrsiq^YxU6!eUnSM93nAPRdlk8!Xes%xf2;B+iX|kW%A_PI-=#M(P_4kK$13xxgDdf^
=_u%|D=bl^;;=F?9IQMVSuG+hI4ukxGZ=a;hcaK1;VS(A5uO|)<*yYck1`dcHZ=D%w5mR@#hP?4M=h2ycP?D5a3y1}Bd(4qj;2&7
>nU+CS}>(7-kDpPa43~3g)Yo7Vk|&3T&$Zf(W=oecqZnrRwNiM4=FJ)U@Skd+b%&E)hvCmGc1-SVk`}+!=s3#;VgfY7m^#K+p*jr
d9VP2>lhg&wXZoRs;YS+M=ahXU@nNMA0Xo}&MfRM!lgK@=QY_b4x}@hy{<~7LmE7)0W7pC1EDII<gb09?J90E`7*q!n5)MxuQ0SQ
#Hti9MXq-#At>4~_N+6ahOu?8J11$YfuK~clA&Fqf+%I6{4DCAgc%2}JTHWpIk6ak`W2ZhwisBh7$-fetSDlp)unW)Pa*gn#h0_N
!mYd^s5DHcm9FHd1|b0}1t?}M4>4#h(HS0|jIiYtQ7N@B@U62gNFzir?=h0B#wydV385i0cC98ZDlv#N)3JasHmrcKlrSfr*RY1J
QmTC{45@k=ff7V4Ftd~x$E$>ZZlJ=k?yV9pXs$`E9<Ze+keWZPUL4sSU8z2<10tm@6tnav{4igvIih@!Y%m6~iLDbD*B2O^SEup|
_9W7-;I6%>s;~JeRIqa>KC5#oTq0R8oiem3EwErV3Z}a#Xs-gXzp#d>JSdGT-l{#YAum-Ik(j_SVyS8$K_mqMM4wfyPqG)U_p1-D
39LP^S}`%0pC8X3D=5CPVJ$+e<E_yp128b9z^u70r>0G$daX>b7NI1a%`<MWlrXWXu&>XlZnOih$tW7Eai@K)Mk?d3Ffn~6E+gA7
u^c-kl_<lpPpXoqk}E>3YbK1Wh^cCwke!UA9I5sjE3FEEStNF?L@kObN2`A+RI2Z&Tr?i6%%q_$E~ykNlrLbbU9`%k`yzEMhpC~d
pD-$=pQ|sd?H`N{0<FxXX(=PFS*<~=Fs>yoxv}@G2BnW7o~1XhqAgpok*R*MTrwytTP+nRaH%@3tFa}qC#z$iN-0DcvY2$TJg?Xw
3#tzRj2uBQ${@6|Ijt@<Uahqu*C>`U@udPP9;L}2(k0fe<TV_oZz;tp?In4pAhM0KT&kih=a6Bb-Li=@G_Dplp0Yl$$gUNk88d<|
!mUxTVXqD*60n=GRVE=S8mp_Se4&-3!l}csr><43KB`5nb)h7gb&WZ(MW{9kYb9ZU=Y+VJ+%7$ypsFP>g|3Sz6RXlMDHHmsr7DuA
L!=Qc_nm{UhN31b?JM9b45kgR5-`fGdM0@pg`6j?@1wOP60TDolcqtbI<LpCe6IGZZ>?sgXeYj@2CbyA3or#G8!TO}4YVvWm#NsO
V5d(g6eNYBa1gnxx}$y@6{%+c;~}yz)hBYOVJ=`U@v%UxzpE>+btq%1G%TC5-JzbZB(IR6g)As9H>ja3_^tdec(Es}?I6V&hA*!o
gRtZ<=9@S)+Nhu;DXzSuDK6VF7n$uYQ?kf3F{*+tAEY*>FEDPJC$Lm6vNFS{UM)Z{NU5nDx}9e;5GnPWiLhsZ1)xf=AgzQh4j$Vq
!>dp=4ksEdD;rC$QZFR2?X2`JVyy<TI;pEGk|-jvU8edk?Ji5HC>%+dkT23M1}z`6$)-att+28#Zm!QSIxeiQn<+mr)UyVtfwRT2
E-mz|y{Gx9=p;QVkF8NIldS<RE+erZrkVIN$tHWC*{E;;m6(=}S}A=aKq+J<T`P^MIVb@xv7T|Ps4u~=i80hLc&pGVaVxQ{<fI;~
j;c>FlQN+#QlXTchp~1ngQX~tOt8`|S|@F=Wi24HUMc#o%q)GY%&7e;t0lCqH=wB}FfnT_q$}bsn5<K<=^_|3XsbCLBol@$;gMdT
vZ&U9!Ic#u%c|3=z_8abcd2QwQ6_n)?4|fAlC3(cxGJ%&7O$NzXe#q8pe$jbTCwXbm!ZKZIj3Qm|FDQKwFo3AxhxZ}cdkMpF|D#N
|Dc+jnW~B@D6uvzIIQ=obEMELnx#Ul@+P8|$1Jz2K&q>*xE`aCwwZISA1I|5T`JRp7#NSF<So~+q@}s7E34t9>8ZFbE27gmv8r3F
;2Z>|%#$iFCM%jHE2j)7i?8}8x~^s=Q55f)vmw5$rzx~3&7`NP=_#fmpC)Old#kRf2P%S>n=|Gu0V;zoJ*!i$cqieOf3e^oXs6(;
$}SQrldH3o;*s_(sIbVLZm?tk>XQ?#!l-8<o*e@u_^v}SmMF%nJtW0A?kDW7I4`26O{_U2{wF~!prdlA3MH$Q`=5}ZXe5CcDlDn2
Ev(O}>nT;Q|E%CFGcTPkB&WYDVk!VGCM`1}Z7LKq;;iPc%(6eM#IgM;BeM80G%>&^lO_a{nHYYmZ=g61Bc&UF!kBlYx-Dg_;xXB-
`zc5-^CoMo`ytLJ6e`Xz>#dtARjy2|)}kP=LaHy7lc3}!vLI9w2qgI&Cn{gDKc%jxi75x8+nxBa;xeEvVlC$;vn3iC45$Gza;$Hu
MW<w!{v{-=ZLkBeC9ox<l_mKYZzG+bG!j&wf~Y5zH7s|4L7es?r5z6_=Ous_l`2=Q=$!GbgdJfdODU=?u`Ta1jj8FO!mU0g?JU$O
Dy}B0TO=Q>ASct5OssgUK&tepWUR>`oU1S+_%0)^r>yX;t*=?D2B}1_`z;$PxGG8|G$K?d&!z_?HYUHUbE~ne>L<LEh?G7mM=psU
=Aml=ei2Ej11;w+^&bta!7M(hBCXu32B3$mt|$a7ke*?z;jJ;OAt%P63nA&Pi776enyY=NWF5d7Vkqn^?=7M+pstw}kRg$=VJ|i;
DXm+l$D^94Gq4-1xuTe=-KrcZp{-J^bDWB>@gYp2m#i(VFQ46<Oq^ekJ24Cxswx42q9FSuxGmI|!z@lLA}><0KpuCjF{U}N2QR@b
7^hw+zN$}%kuUQm5-t3w>MQ@M<S$bwKc)zw_aud|Z!jFJxvly$@vsRiU$jiF<s-x|Y^<p!1SPdHg(=G*B&sB^>@kL}FRY@g!>)WT
Ag$-HE3xsPL6vGTEU4k0oiJE|)|A2>+$=GvSgnq!S~VCG?}AUR+Mr~a@U1Wzjj)t0r>a>jB(Qobp_a+5=_IBXYcGVT{-qKbez3VJ
1S|-#BP<oKqbnIJA*m}YBQ<fNhb0d*g(sRQY!gAL`=!Ssu`WC@6Ry#+4YXV?Iw@KhcPta5#TfmrJEU2mkg*VgLmZE!_^=Q%VxVII
2dL<<RWgz&<DM|8H?a;Wk+h;KBdf8l6f31NC#$8Z$*rEQ4X*X8eVcNacqWG_RV53vvmJ>n<*Iownkrf^GNgd4Kdteb#;--Q^|DHh
F`kL2<|q#_-muIlQ6T0m8Z2igurn!}mmNW@e4#B6GBL}5!x?rgEGPP}L9m>!>a15RSu1`m#HNFw<fvyRB`ylE^)8StC@Z9<S1HUW
`mO>k%A}pKo1tNr?=gfatgQAdSf~%PrJ->%x3f(x=&!9Qm8^m+&Z`urB(A!m(=L20t*~P?HmAL)37`qD;VxmN`Z8ahNtQ;c^(ccJ
=`A_{lNmuRyEQ^9QYd+<I4RGx^Dqe}1*OBUVk-tFv@(_}QLovsA2ThpK_I^`lPT4tKPLtl)Fg71m^5OqU8qknwxh)`gsW?`87@+!
wXS@qc^v(y#xHa;WG=<5fuJHRkFO%G&m|0}2`MA1>K*o}Kc?Uk&6SR=yPb=e9iWAP3XqPVzO2G7*)PX1I4-3t)vrJ=-k!THlrHe4
aIjRLDWZU}Xsn5<F|J3gb1|`~8LU1p{Ul%xzN1wsN-&zNz@-i^KcB6vlrJNx1+PIO60JQjfwJbPg`(Z8o~>ypcCntVCa_bfv#FP^
`XZFAPbrX>mYDx8h8V(}CahQio0<SCUo4v-<0w+8#i`jM@-Wq(8>jai5-O%HxF-23`lxlV0<63yATK1ZOeae%Agq2YL>0yy+c80*
^r0dvO0T}9bgTBRJ+9#>rLX2J@TNqsCo4FxV61#7(xsZF2rp0^Gc?FBV6i@=MY2w?(Xy5rArEM*Co!WOX0I24(v#a9cQIkGrK|j|
#;g;wb+QVwIi;|ylC*C!nXv${8LUhvhpbSn8mRH3$0s78aW2TPq#!AnNwNa1;xJG!J}pG4lAYhIWUQp79~JGX)h%Q&1+aNA>ZRzf
MJ_ik`70u=gs9D}NGQ*Vovl2rrJ}(Z9h|1JS1idPAFh0WPMdWxO)h;fmnY3B<*wGLk*fSLLn&`8_?44_VXV!qOsk_Sg{qe{jj1lF
yQ_Vyd@M5^5gk32PBm351S(=Jdn`<>U!{1YWF-bED=^ir1+P=DP$)(<u&={2As_;=1TinMGooQIU$A4cWUVK%EvuLzXA$x%jWI+Y
`6wuX@f2gRuQ9o>3box7y)5Risx1+zkD{F|v9g{jWwGn7&Njp;+#j<qB`sjDYp%koG&C5mH6hxZWtkhT87A&85GBO2@T(cEXR&Ce
`7na5Q?qHM=B>`DiYN=P>NMG=4y$Oc6fE_z>aEVD5wQ?4b1N#GNf>t^5-+C+qpZ_`852{jRxhEf2`ZzctgXZ_GqD>lfTt0#I;U2o
8>&|@yQ-Y1(kPX*@Ufe#_AvXdKrpi*As)z_-ZI@Z6D?sX-YpWWIj|EjORXNTSFC@q?J<clsH_I8&MH+iiZLItwW@zKS1(qV{4UTi
&Z`_NJh2)cc$c#zfhRl~zbOO(V4w@K5imQgORRdXF{vFRGo<CP4jqRu&a1^MlPUPFWwT{1;3?*@d8w7HbElCb-j;Ej<E6Zfr7i9)
p{*Y<jjKkmoTZ~FL$5ot9Hb5>NhC%o->mzk?W8&|;xw->dn|u55TN!j2pxbarK(IOa4@QvI}9QqJFOrjBP>XOQj~-(4KH0PR-P)X
W0iX>@U5?)x~D8C@}MF#k1B|u$|4jmYa*+$fU6xWkEDSvf3VUf7A4G?aw=3QA}$vm2Q8l}@R{1D)hW;<I<pKit)>qwlcZlL(=I8o
Z6#=`5HFc7RWNI-i6u&|1+Xijs54)n3JiU#7Ox+i@GORbZ;&uAsi1qY@-rB$*C!*cTO;|caw3AHt1W@Au(BdAw4^<x0j9++vo4yI
#vm!NQK@MtD5cIBgCAinajY+_2BF=qSuioID6FEQBQh8yDzOP9b}P)RT&jr~Ix|PJ`=(+j8Lh&rbg*2Vm#QeSsV^Fzc%88?<D|uw
imG&h{GiIP!7e$nOfTE9$}U7Hld*m%>6thr9TPq)S*XD=M=pAjAg-5`FfgpGGc4Ary`*?5e<ewl`xAtspDo(2majRir>)$rysem@
FD}L>d9lQ?rmEYh;;;cQ$hD-hoTLu1XsolTk0}kb=`3ZlH7$FgDHm+5STt`Jh_i$Mu%cnF^Q=y+!LJ~(Yq1)#k}+JTQyqG+HL%7o
cP&=2+$s35W2aZD!mM7e0HVt>crkOUu%s#!BCuzr)h!bzP&A#X*s-1|ax=QJ>>$*v(XB704YjJVvaI@_|0|_06DB+$sxz#k0<k-@
$gX@W?=STp)gZX7&#1MMYpR6+VxS=`KqvyU=`hr*{jnG=ZLB`79-%g`tD%N6ZYZFs@gLl%Myy&e3#*Tm!yrYev#8sggr?Dwnyr|y
EiELjTd$d>urvd(r>#&jhOe8l!5*Qn>!b>+ORoepy{H_sS}WYDjVa?UoG*PasW7FmPq4$6+?{PH(lXS7)-jg=q@U5RJEI!1f3h5}
v#A=TeyE!(Yoa753$cwX<*_m+kf&TGSSItZye4w2C$4!MHZl6KA)`YKs4wm%8L+l7KrUq{U8;ep5HjH){4=kyXS8vxM;b7y&8%&&
Dlq@0q^qbZ%^*W4MXhr(7O_37KcCf{ofkl@;;Aj1Y%Z07r5sSQ>oEZ=q$j>CiY;@k@+l0kPag9wcqWjq7_Imu`y!ezVJs%C?yTV@
o+vUgZLr%gE~-Ns3osX|RIk3P(=I)&d8~c3va4t)@w9TW_Ara8j~FqfXex`Qbus@QkgGQ=Q!czO-!loQuNN&a-L1bMSeKZg?5M*W
X)y+XY@7`%10ftQv!b&v0IR_+uBu9-N2sSPi6sQA-LMg$0VG19uO#KP>aScaw=Rz&BCo@+ccL|!doHFK)UURu*QJgw53sqXtSz^x
tSS>NsVOe4n<wh8RxKDXel+GN*__Zc(WyVE$*m3}0Wc6GcrfCfxR~3a#jM<zKr%4^mZBOgZm@HsG^l(npQV;3&!99V+nn;HHzl+w
OsT&wajwHKNG)@%`>$uN%OznV_^eix8>JVJ?JXrRF0cr%^CyxpHLSX%o2eqM{VF6fdY3=1eXMgVsV@SskTDac7A(@LfUyJ=uqmys
o~b6TK`ru}fEe>CwyEx%<1D-YYapAbwJ^M;cr30l@+%rJ94_~*FPqsYD=uTFoiWR+K`Xv6U?S46#WGSY9I<Yzp(-yfVWl{Y>7tvh
j4nT|O0wA)6)Zuh;Vh9aIw`!bRj)=g`LOvZ?JQ-mHZbb23N6VhAh5WtJ+NA`)UT1MurJ%4t{SDK@UEv7OCFDcvYs9&s;DljG^%qZ
$uV=IZ!O?3o}=8QV<_h<=CCI)hptJgnX3jVCY(sH8mFkTxGb%sLL@tjbg+}GvnVj7ld)2+2Pe$5&aGH1%N^CPK&`@<(y!+pHZNc%
QmoT4bfP}72Ch^y4=&6yvahGK;4JqWu$qXh3MBR(?=*e@BB86USgWL|_^tr2g{#LkUoUX5-6J}&L8Roa*{B||KdOBrYOJTRZ81!#
wy|X|v@G?oqm1wuXfaK(R3smy?=N)|g0N(=YB5(Swk;>KH?h#KG%;i-gRYJs0kP~bE~7556|h{bK&*hNMXw?%3@Szy5ENmiHzeJN
x-^>r7nr&&?kuk_A0?@>GORnWrmzmKTBY?cEGST|)G)NIY$(j7@1{vIswK9qt*cV6A}LfP?W5J5<0=a&q_3N!X|TpH8M4|d8>vI8
m?z$+vMj_jo~_<0k1<!NJ13zkkSye{#i~TBXEBm5@|%*ViW$0<RtPdCPcitRiZ9p!^dM*}j<HClDY68d35&ip2CV<Gn;J}^j;<=M
Kr8|-3#d{ue6gIc6)&J78nFW}psLQUq!}Kbzcm1>8?z8E(XW*e_!{RX^DiT!1}RjnXtJEHZ8UkJ0Gt6QKdPu9G_EhDl^cPsub_}9
#;m0!^{kbh+!lYPZnBe|CNb!M0-#k5sxic|Rj+lf6(k|BHL-Fjm?pZKUafnypt3nGH<jm|EHB})v$9{T4=@p|g(p(5aH7Z<36;gL
r7EbaM5|^h-m9lBDzAvJ=d0ASGckRzc`XRBvof44Tc;K%wW~`pps5fm?Hc|q7^(Ly8nI*^5|%Wo6fAb6^ejVwb)FY4*)RaGEi&q^
s2!6ql`7~cpsI1HIxKT6w5lJbd78{HBrON8>9Q|0$1T7qSS(L6CaGT>^Q~U0%`nicN*hoqzADZu(yD_k>Zm5F-Y~AMc_sQYfwImn
q%Fp&2d&<$<Ek9485!EKKrqUqM-*$HY?eE!{45U`Au{QJ(-H9|k|}~M&nz1>yCj;eHZYN`>LpaDoFn3;8mtpA|1GO6S19N#x}{<<
G^_=!d91jppCD|Pd8vh*J*)*UEUe)&9xbA&^(&DpE2mADJ~0-qW-^_u2QgS6XfB?wjWJm<lBZv>Jg_UUUMv(Ti=iK#9+f_%g)hOG
jI5%8?x7Af#3{odk+YsCsi<nJ+N&k7NGQfE-6uS<SS=K@{H-rA%c}LTwlKl2O|Cewz$)^vJrXt$_pIZoC$g3>rzveL6s>2b!6wot
c_o7(wXOEAYpnMwG$~LZvoMUFHZVD^%&zJoq9l*7f~l#nU8`4}6rF*tz^qpqpd<N#co?`UgQSNr2`G#%Un8op|1D`TYag7j%PoPf
kg$U>)v)=lhpW`ATP(||oUw|j1S!iex}r{<ek|%BSFj?mktL5Ll_-|2Xs}YMgR=pxe<MV(aV+qxwJ&$8f1s2ud94ks{;glISTnpa
%BF#_Ybao#N1Ht;RIQSrLayupYa6I0DzMunF0kaKb}#iUDkxO2I;2Xh7qQ$bX0Twi%_C4TyRaWI%B&M8jH%@?eX@$NvKT{}@-L|-
AF(d3g|NadW3L#kys(?AU^OwV?I)0~_8GCS9khC=$gnxAx2<lhE37sw5G{8sCMWDAwyZB1NgaqRd#Lx3Nwe00sGb}tydQEeE+}uF
i>w<ks4E~aXrfuLBrHxc{<5v2^B}^n@Ta(>?WnM=GA+QZ->GmUVkFQS5T`n@d#o_7O)BE1pDg6Hel5zaPqH2>?4pFI7BI*&1Fjgb
Rw<`2zbuWey|X1F0Wx1GrXa(l=P}rvObKN#$0R?Q<19{q$R5=m$*McFn6Qqdl_ifTZ?9Rdsi1f;l(0Z4{-!yrA*GEl;j(Wn7BL*L
Gp&2546v4|!6N6JVlSDf7_n?H93nrmXsKANKr5TE(K3Cl$)Mz-r!sM|39<but}Qk({VPkcuPl8n{4VP<fwD>{dnL7)upDHdd@s2m
e5}NPv!Eoa2`~;Iss(772A0b&2O(oINU6{yf2>2PL@#78oUaP7(j;OeakCS$1*ZqA^&yTbI;HiTSTRVfJgw`k4=fO!qpJfjGAOC3
pse<?t1ca`1~iZ!%`?*%e6g~tq?|0L#jU<6NG<!X&?(R?*(`t<2%1JM7c$9;d@Zzr)|m6L&7^XyCaE8-@+@YtLL~^XJDoeJIwevk
rXts?LbH3Y+c4#+4YP?Vou|L0g)BuVuqerw4VrK)>?+$Tv?cznG${utl&*#*FDz6mQZ7$1FtaVPgELMoz%d{sCaguP*Ql#4A+1@h
PAA?e^ejo2#~H-3fi&eD7Ah0~VweUpJ1FWgD>9=fUo6F{)UD{M*{4CJ8=Va=q^+DMSE_EQKPgEtkgu#PS}QKB5G`GtU7Ob)W2;Lq
G&1F{La2NzS0P_30<U~1!695R*dcwSYARePXD<q^FezNHTBkWKj<DRPPbje{nkXr!zp&nyjgY#if-WAQRHt+R!J@UMwW&<3k}%;g
I4y84Qm~;h=$TC`zA2b1E2nm?^d6hB0ktEocrFU4YowYa6R?Xe52Z{E4kUM_2qx_?R;&jdZzW@{YB6%BUaKdgA0`N?7%&`_RHe2Q
@ukD9NiJ}yk+E#CiL9Nh!mbu5NUfKn%$XIgwk+-#!lFL_^ArFmU?#n>xiBj=g|P#!K_+7_RG|zoSt|)D)Ux(6M6GqHeJ^w?XfYG3
;HWgNhNvYZjHQ&FRi<SuqpiWH&aJGW^QBKC#VhQx46XdJRIik<2C#Y~1*sXazbxY}Z?5&MxU*s<M4gJQp|Yp3T&~oSVw?ddm9qX4
BQdam6rjN%2d2cZVXT|3fGl~aOe03EETs9b3$Prp&964F5V4Lh`l?VdKrRuccO#=E<fG##2cxu*9x%$S`7Mqz5vos`wyct{5w0OD
p{{5&;wr(QHY>5B^RbLEBdeYws;x1xZLSfpFPy)mxGPa78m&u^Etd<fC@>e8RjfRMBO&81y|NFkt+4$lTd2vg)vWcdEu?&`!75HG
7BqgT2eQGfJ|#IV8!bjGb}o^r(k#iMY$0zM1TrPD>oHxcr72gWv@}$%v>d~%#xtX-5-NkU->VET7p2s&^e*78!!f<8NUZBCiZ6ez
k+3PS$gCQk!Iz1p8>s3a&M`EBS|Cp#8>@1zF{{3^pCvb-EEqhhBO?{4Qm><>39eSFe65x;PO+0F%q^m@$F2}G*RBJxmmoEbL@Fk(
PbiKpg|V2ix~M)Xoh!RCs;vQ~>?72k119^c<)L?{wWCcjD6tBt%&!!(udacqxh#sEmaW1ANTF~rJu#M?<fzesYaN`aHLZ-U0;tL=
sIzO9z^o@CA0fA=X0t4%g{Vs}<*+Rf-7)>A&?xM!S}}>PyRuEJnT+b3fg@Qc8Za`k1~bR99kVAgcCq@dPO@UC4XtXia4s35CpFS6
9Ic9-`=56)|1WPY9V-Z|nJ`zF<)yPAm=zo__?d^51Svp(1|YmG&?JhiR-WH2n5;l4Y&NZ^VV?vv$Epvd$|!EA7_OnL@u`ih6|Cj1
;vxm8Pq1F0-5)NUaIgz8pRjl-U9OZZ0xL7H_p8aK5T=K%Coq>F^D=6zEjCK7mn5sLXdox8kELud7#~wGj;x?16)k3=i<tGC7dILh
7&3r?RHFhb1}&<fhb;LkHYLU-Wi()>Euz~eaVaS+^`y11zM{M#tStPY<EF$Rq9_fZkt*sYSsG)RM=EGAeW$gqAFAIht|ZE>>9V1&
kt+o!5+Vq$SSs_VNHUkPjG|f~FC9WG1)jPj6s%|(bFXTn0j*S`0-aZ{X0ZGgwJN}Y9+*+CtS$_pUNniU6{5zj4Y2L8aiDstb1f+{
gfF_S95h-e<tkF4<1ewQgQY7f3#msgXeOGSGA_chW3q`YNTwDk!l~7+TrY>I1*e#(9I7QG0V+qYX(-OHzORz7G9bvIwxuhrPOf9E
@~H@}sVt(DV4TITJtHNZ?knwq`lOnq;HJ-&qb^4zx~{ylWi4T@1EFl6=%Y(8&oGWPnXKfiC9Hog+%4*@s;LnsDza)W;-5d1P^n^_
vzeB$UasD-e6Rp4|E>72DWwLiaH^EC=&0bXc`tD+GAvUs8>*u)Sf<;t6r=;K<*co)Xr;IcAe5V)YO&lLI<ZQC<DYc0<0h7|1Fj0P
E}<o-Jg;)2N26+%DXU7X&Mt7W-Z1T*7bM0hq$HKCA)5%XaId~8fedyHAtaZrMKr-QLZbt*qpkj@>?{*5%CMF&*{kI&6DfhPQmSmV
87{pk&8tZyaxLAf&nPo1h^+pne<*aM?V9+lwjj0|Gcn|Vxfl|s1TKd$eX4^e-!3+>sw)&AfFlta*DX*n;3BZ3Q6!I`RxI7I3M9rY
pPNgqNwAu!VH(;MR~;xPC9@N#u&n+tb2V|P`7N!jHm<BLlPATdM=##23oWA@V=pE!Ks25#Vy{;u?lm2<sGq8_S}e5?7ZwC25Vahk
=Ba*w@`3RxSSVDnTdH)fD6fpM=Bq|1tERxM{ID~w@vcWIt+3cH`lzX;>#HvtOs{LLBdjePIjPc`&Z@YiaV{M$dawtmOss>Tlr_36
GpY|T5Uo+Erm()OLn$<`bgJN~B`1HVelxGJz$~vRjU#a{?y+K?k({-qHZbI%nV!{wxty@D!6bC3mnLnrM=SoZAf<UC&8KHF4j}C<
VJ@4gq_1bGkgCNjl%_u=X(=4C+#c+)&7e@77_Sp4St)a@FdFo$2_mJfdn^u?(XNHAMk6LPnX61G#jHTCmn4F($)X0B-K_vH!7WRw
eJq2loTQhUv=vVz*(`$+y{s{TJ0q!}c&vjb8mWVr!6&b+QKKNNfSOD<6|f7a=dAQ3>!|)G3ngkRf2FD|L9o6tL@`UI*PslW`mRke
Yb@fSkt&a}W3Vr%GOwvI`K$LVp`ffV1vFQaoT*EocPK9{imc_V&Zpn5ARx^xMvIuKWSKCVm5a2byfV5Q<}Drorh?O{6Q=4f0jNi?
{Ho!p;V8zgHzEBwL@7n52QYCdK(aWiE*V%W6(bxg@2I1xMl6je@g0(y8!&&Tp02vEcq%idurhJ3`ms%}ov;}t-y#RDgfNaSfUN+k
cBc?1rmRaTuB-yA2B}M}H?ub_+^*sv6_Fb$UaJEg7A``8B%c{4J{>|Xfvg;?fGvKi5i!Filblg5PB2O`d@%AJQLECeY$PO-QlQAO
yethT_#?|K1EA%b!X~n@FRwzZV;rt3c&w^2Kp}=JRiKlm7A~Q$gEIlIf~BM;O{^cRQK*Hi&o6o|x~-h9ZZO5K#3}TXr~vXT*{Ye9
!?39VO&iOj9x0n5vmwo#tgJ31$fF7>QX#vZ{h3ZJpDi#jn5~AarllV!n4D=W<*8~Zlp|Ow9-X5ZH?XiP{jPVV!mS^z^sNCX>!^&c
QzAVmo}&G&C$7Pz53cznLMLybJsgHD?JBCI87T0qn5bGXy(sY>F%vK<;-CbZ3L8EF>zw$isV`2Z_Mw}rA}edAVW%0dZKS@WdZ#a_
psSXxXsmFs{;xo*XfXz>AuU*_h^{>>tD#07rYv-czN*`-;G~l*OQk8OR;a5Zw<&lm{V3C|X)0Nz)g?78Q7sg(fTka)Tn^4JH!bI-
KdB9@?xxWkXBajnHYTYfVy&Nm#F|erA*ggH%`9an>7+C>$Shef<e=^>#VHf3J1ml`tgQa8vMaHzx~*xgqbs>FjwgVfM5h0p9Vi@=
%rH(Zdn}nJrzU}-{w%$!6)=#lZ6&9$(5%w2Os?K97_M!qw5>a=9J2c`H6UxOAFM2^xhZ9wa*#tZ0xGzfexPiCKAZooL@E$0NHB4v
U9Bc6r7+K>Um&z1eJ-~t`4}NE7Bj=A5ilB^R4<sNHX_8OYb@fKprV|Z3a~{e7OpuiCoD9cI;)YP)g%EJ4X_=swH^_#pe`M$3ao`I
s<7TK6RoWz_@(D553TwsAuaVNb{GquqMc=={~m~+8Y}#OvY&9XbFHDIAgwH`(J??G`=)0z=A{Xoe6KmK1+RZ8V5Dg;m9r}=L@9zX
pcd?|ysRCoI3x`ap)g!CO)dv4^e{87OD%S)vndNNN+t=cp{tXw05DRnTCAij<FQE~r7YecYABB^+^wH67A_htuQSyRIiLilWT}Rt
93~0?ydI^jU9cZ6>Y#2YTC6xLa;WVab}ALGjIrY|8!4b5DX`Tj=_b3abg85(>#PATPp%E9t*5;Z3oMYXXe|LTEuwNNx2`0oJ17IF
P_jxa;3eg;IxxYjO|F`-ZLH%f__4M&z_OUHy)K2SGo*o~g|NGud6$B*<ftzh1TK7lL>&P$8LR-YH7Mb#tEFl$r7(vpMwG{~Eu^WZ
O)=sx52~!4k|ZB1R;OyHyeKgxex$mm6Q98rP8=F5nlRO-CasJuy|K`tO00;f>aF3f_Mb#9gs>2<;4A>9k0{-;x2}F7%_uA_VlfXG
N-apOR;uV3vYbVzg)e#_@vDD<P9NeZU?s9F)TyK}vLVVTT%*J#C8b}i1E|fc!6;p^7obhBfiM{>ysVV5b0@1Q87XWpdZg(ZQL+A{
ktL-tv?aQy53r;P9jRxkIV$Hc9;~jUz^v&Y+bp!C`6eW>$)#YfLa{Nik|pmdg|aZK3MfsTahz2mP_JvCP_QEajgTj<U!FoG!Yu18
A1>0ZtfWva5vEC@d?t4)@GVO;Gb|@8R;g4i3@Oa8u(1TPEU?n1suyaQm?~|oda5X^O0WYmPp_G+d#j7C_pLQ5oUf&;9Hw5Xo1H!_
x3o+!ZZNQ|12T0je=Q=d`lw(qZ6lwM1)7Vn2`HeK9jd5+1)f7Nk12gIgC%sOF15t2K%_-4x1$g&hb;0XwkjsEfilOi2QEaVFtg(=
@~vMlWv%})@RbRmVzjiVbT8E|>#Uoqh%Cvn<}VE~5im6`!?E_Kcp&Ae?JtcjJ~PRoJtGLM79wRW*)K{d6{dTndMfuEzZn9hi={`N
#xJ#j515v#R3RQH<}kJ+(<pc?$0#r+6Q}&60F`JQD4{|uO|lj+Af<jFSSmlQj3W#&x~l@JdY}pxfGYtj*DYf(G$&&y*RFb|rXF7|
#;htYDy`6<OekKimmXRthp<7Zsv^IyWGTEVz^r1kldKskKqAf`*bogcTr38nEhSQb+MV|ul&5K^#Vr~vF{NXo`76<|2q$l+r5!%3
^)A{h5-?e*r?5gS0WgfDlB|3%^sqfEdZT(8?I{kYgE4C_t*8{KCojV*5Ss6>Rj6~XU9s1!gDPAr!!bN5@~F_R)}#hBg)U#NqoyRR
4<~l4D;RK@FrUgTGOf%Xlc;Zj#2gx|b11N|E3hD{qAr=Ko}3{qJR`NBlBp=G&aG*$e6sMe{U7Tqnj*j`ucDVGR<CC)MJRF=p(M~T
W3Pd-a4^TPt}f=U#F<4c*{+r*-Y1kUY%1WeawcxE)HSsjuB^E;=OgJORw^qmJE&8!L9Xf;W1s9W2%^iB->bO*Je~uuZ=*G?x2kp=
nk@#WnlUY{ZKbZFJgwWUny!nfI<Zo%Jg*xvIjs*Ov@lUA*fWW*+$6A_z%L@JVIQrtD5+f~@Tt_SuQ2$o<f%on(ler{fv#w?#x4V}
bRc@NpQYM0A)o88_${I`m@QPR)TgTrCY}JVdZZqqJF9?zt(^9&D6pq30<d4L<EvIFj<60cQW*8F-mSDFi>xLq0<YXC;VU1oRIWR#
$STJn6%eE=cBVX-%O`8CbEtNu`=S3Tn5t{3k}Gs6A+PbGb206(L$ZA=Xen1NtuJ4)ge83{o2ut6Vlzdj!zmuF+beb$pBq~&A1^?l
^)BQ9nVj&X4lHsec`V+jOsk)+A+W5d)1~UK3nf#lMXr*s-7EaB{2wH&`Ytr0nV#RF2`xvkv82|H^)7FpTqU3_jIj8tAhNKlm??{>
&oZ+vMi~yLyssxIJ+Ka=@vU8`bTL)3d#~6gODPquODJ}!UZ{T+bf0^#7b<2QPMo-aji8XI39#s+L@d##VXBKLHLWG4{w3TfZ!uP|
*sx(R7cq`4O|bj0VI&T$ext;yEGE~iW~6f*(5x)5J*R@JY_5N?)Uv*(A+e(_Q?BD6X)P|O6tM=c*rgpb0ka?}imZXCf+PJcU9WYr
oUM&1Capo4>73vyC9Ely*QG;&C?6S`hq6YaTc~ld`L<cCXEB<jDy5PvyfFtYp)HKGo~*#JEiIxae6fNj5G@oiX0OUE!5?iKBPg+z
Q?1aYbF|H@h$m+(H!y819Iv^s|FANvz8mc&-6_?po~=}*h^%g^h^%Ze{w5<Zr!Z)rEUhe{-<Z3tiZ0NaftnnE!42}DQYQN`;H0N9
<*r3Bi6($ClqeIfp&-4m$*C`@bSkp5_pYieMy2qe{VE@@-mMHCjieuuW2xA!1ENeO1*K*zfvfm5HZFZJrlG&BrZ2^){xNwlk1XUd
rmYetQ8DN++N_)~5;5~68?Ra~!6g=)r5O+|CMm^^$t^R15t|9FeJXyQy(_M!fvzm9`K)3v@Szqkpe}GJTAZaZ_%@3$wyYy3awl1-
;I2t7gc-6W7ah(ST&@}s1*<`=Pbw2Eh$$i~(XBYG$SfGK_^vmtA~0#H$|&Y7U7dfab{P9H1sabpN1c!>)GGQY!L2$5^BATf6R%H}
g{{qk_mFZE1T>f+9;ipKR<2{RbSf~hZ7ZuP+N<z0HzaPZ`60(FLaJP^+pOX(sU$xrO|0~;fsT8WD5SbA-K6U<zNveyys$<!>oD3G
FEMj9HY(jKy{=<4Oe)5){-#nf^{F#4;;lBT&@WgpG^)I=ysizGrjW;~f+s(qLnzPy8xRhyJ~TY2PbX?G+No$Vl&^HHtf49>W2=@c
x+<O_=qjeMg)Y#k_^)=YjHEm=&nf_~G@(VDI4K1%b*;*x_Aq2EtSfP-Q?9wFpsF^l4y??e9xu4CYOv-Zq%%${+OGjNnz3i7->wTT
Yb<T9IiP?Q`yZdNEvjM|N-9YJKO_{ecBxgWt0qmXNv|y~AE=tGtr)x{=dvEKc_$MsH?6iXZz!0n!mDerc__pxIWgX^E*kEct|e`)
;V85!<f17p3?KQj_pDQ>6RAV6r>w=TgbtG&P_XAEM6A@URH@l7xuxzbwXIRF;Vk&AY$*Je_mn~}Kd9yzDlZQKC=&RrGp=YVdMfcJ
sW9R(53tU#b(;;bC#)46xGS8h!Yl=?9I|6Dvn!_<Z>tR`u`utT=pc)qA~3VBR*_pQSFn<<Br58vhAg-pOf1#0=B)CnMku^2d8`n!
>83fZqa?f~ATYeG<tQ;Cov^$q)T)sdSCLpQOR@$bPb_MH$RfwCPOr8sdn$CYZm%A#dac2xh#_>Krz!jtv!@3!L@z)sjH#h5iY^GQ
VW|kBt1%KWo}|NyBP4^cqa7<L>ae1zN34{wX|fR~;j7)G<|M(f(x+#ybTD(Je6A*}HzxwLS+N%}s5NY`A1Z~Y$fahSO%}>DAu+6>
8LlRPbe&o-Y&nXuPAtEs{I3A4BdVk&PpFZq&NAPnPcHDW`>aN$@*Xp(TdxZ?TdsvKg{y|KQzcZ8W;Np>U@FO}_oOE)Q!l$R_bG3%
e5tOicCeqYkEz5MO06HN6|lISL#;rubSNDoEUT3uk}tb4bg#~yOqz|XY#v^rCauze^BU%`#Uv^&EiNLmA*9f)nHo>7%B90CVy?d`
^r=iQDl<PQx~uyfelDgXgQ*89kgVG)nIs3Ee5ePoIxqh+&^6nsv@&n47a%n)aV_F4c`ItIIi>b8HL=L7@+iwI=r1KMajg3=?Jk(8
P^ju8a;(i23!Akx0W$IzWhi`sU7Hj$BQE-{;-;)FrK-!Wd@qhH>!=&D9xu?GAFsVF*)9U6Nw1ElJ}9Rzxv;G;1gh39ft)fQ+@kg>
k*GE)CnLcuCnX;(X{2!~)u@H4-K`QQ;;~vNXDxEAWteHMNGh{69xMj0ho~K|?lb==ax0n-N}Zn~88Jg2FDxa2A0CV?k1y&m9<(8>
JS{~kSg=H{?3@d#j;IQ+T_De_KQezP?JmBsDW!d}y{f*aPAprl>n0hXI<A|Y(jc3yWiTbO1gUSZHYFOZB(pd&Rwk;gCoC;1<fsU!
wVbD<#<37CtgCmb2PzY!>83a%jIlwO4;RL$U?$5U?=n4sftzBm$}wRoBe1Hiqp3L<2d;7)7^cu9?w<uGyQI@A!mVbfd@V99ORbTy
S};g1?k4cB(4dbQOsR@1=dEg@=d$soMXyn?#;8pxlq=@2XffxiCNajaUo8Ey$tuFEU?!k8Pc`zV@F>8c?-y9C3bLXaFB4X-ovy1Q
mN5>2qZ@6WvZQe!;3mbbucv%1HLR{GDXFZkB&_kRk}Q3#9k4~L%_y6%@2K;wc%u@hZ?WF1^(MQK3ZoFP%rYV++bC=xIj+H}H!-m)
Xru_R`zrG!7pkis=M~DOZmcSvG%#J9yQCB_=bm@0;VJl@1*{$%*Aqx3x}|Ow*(Icagp_fx>9RvF8ltwYm8at}oG8Aahb6A8${{qT
$}9$|(l41XT&N{8<10z6&a7^x*QZS^f}bgyxU3qW=PAZ8q9qZi)GJpp7bn9pB`FB1@2%soB&!vs+9j(d9H)J*D5x@^^{teu534z#
8?djgNiCV6x{L&=Pq6t8P%Mam<e+!17OkbIfF@F@g)zZ1STQd!NF;2b^dO3^M=lsH?l6ZX`YFpT94Qejy`71!_b%6~ha|0?j<5qI
5iSa_>?s|q)Swx#`Y;@^6q@9)imvje3?*$StF7@ZN-UVOIIxwkJh4G8fGV1*3n4ir%q82H1r(eyk};&2iY`BZP!kC)h9}1|{VfGB
RxCKC6r{<u@f#d5NiHxijIidjiYdIKVzBWl<f|_-0Wiw1MXt%8Qz^WW%a}hc`mVDr4YbO#)GR(QdY$2`8!gJHHYnjU=_C~-S+Alp
fvBn~q^#<$6(OxGZ>&D8q_Af#6QnJdKOEa7;iveRWvG~f51cEo=PK5u$*nk~+ONtml&bzLfhI4oODm_Ge=^>cvaAxWAu^GwGnSkw
3?m__dNjc=Mjg-y^Db(wkf^yWd@n?-dn{+EfSf^{Q!6?g+o=gPb0{0GdNS;^U?uvj|13x>Dz192g{`w7!zp7aAFtk((v<`?)+bJ!
*)0r!9v)q&zbPl7K`A}0@}f?t7Oe6z4x~dY3Myx(a4V=V7p$tV8?fr7Eh7J?|El?+0w}JVKBU^5mL_Q_xUPpPTdwFTH?$+I3#3mk
^(sZJNvSn3MJvfFSg{_Qt*9q0zOGj^(<Cb{hb~tk11V}Mttz<|SeyB(mow*_L@Q>3U>egeN-m6|nWix{kSskXBo_>;&Y|I~+8kc5
|0S#_KCLG)?=18%SS6e<hN)7oV=`2(&LDc7p0wL9FtcwQ04)Zhbfu)Jo3JyXVk=lDv82^2h9J1E4j;^}_n~+(u&q`!^`mpA7Nbk2
BdngQW3I29!W2O&JTZM7&@MLs1`=o?+^4{<P#~NpORxl{wXe~oHL2^EC?ry>NvrOvv8+`ou`5oklAe3AxhJD7-k?XV#Tx_>p{&%b
jjJpucP$aGwy~_BW2l;~daU}Yk1rOg^EC;r1h3R9VX$b3#jFA}3NUG<P^jOq3aSmU(5>U3^b$R-A*7d^l`?>UIw3)^xT@)`PNvtZ
(ISQ*>Y_cM5~owCf~mKd&z5*EVKDKoRT&B@N3FE41S)zg$Ea7Z86PN=EiUh?-?5}A@FU%<n<%XuTPr8B04TGpG%ew;m8#Gv2smb_
O&u|?3YRV^kF2vW0IQh^qpMu7s;&7Q&X>e8L?v3IE-z|>O`WB%Dy^KVk1xTnsUrO=0<plau%Y0v-=qtvpergHNv$C<hM*%VoGn8v
EU(=!sHwHD38#dFZz#2_)ibRuU9YMv5iOvwF)(2(w5wJmxvxU4T(7>ebEWe!1*}1?Co#dLD=D0#Ft3oY`kZ;Na;)s0u$&++fg{l%
%cl{6(45jBv!DVb-J?;kBC7TvPb-<KEt-R&A~3P8)T{R`LoT4H2r%X=l`I0XWUY-b`6WE6lqHTFUateN`m5=#d$7MN+p6-i0xKA>
GA=zKPq6l|sW7Y|_NzjwIVv}?<0`bKd9=?k4=Fz|W-jF}#xWwD9FTCUEUX0#%&7B#0v-=Cx}{;TfiFHVT{8Hsnyp*3rKTFNS1?E}
+8#QwT&FH4X0S&q)v)#`)TXR3G9f!G$|YGIQLUe`ZnAN$Mw@FcxT!d=?67t&GBWg~Q7f%5`!I&DQz+OmCZGr{1t}9Tlda+~z?tf?
pD)rZXRACRQ5+Pn8JoA9y)C7HM47iN%&T&wo-8OPtCn4=uqb%6gQh~B;G|X|ZlJL!eKLZo5GtFgYOv*~XsH6MY%2?}QlQeE!7Jde
Z>=S-m929ox2~V5$)>-l&oosrEvrVb4yI+Xov5v^fiKprkenl}Bd)0~V=zyp?J))|xGjN}>Xr^Maj=|?v@8n%p(MgB`7DU0E-3&q
in8dR0j=vPr=T<_V=I5E>n{l`IUy>Vg{{c1H!&V8)vai-bFHMMfub4`2rEmgGO?~L{H5?LT&83w$f!ZBU8U)<gQ>kUIxL8yFRO7O
Y9#<IhA$O0^(Z!`=^;}sO0ZcmOQ!mtOqgXZ5;0SOe5#~@|DmxoS0E5BYbV;Pbg%azf~+zv>z`+>)GOhse62YbKCtmC=P=Z*Mv;>&
f}$6vT`YvGJ)jsEHKckhv9M^Q7pm`~AFZb_QZ?DJS12zo8zy<A`K<pW7p}Xl#;7K(I<a{yIw>Hp6R1fgk1m|C{DLr`+ZI3|p)b#(
ZZe*L{he|kldxx|EfDsxc&zL%TreZBmLc7&5FyGi79+{8O|IanU@$x}C#44~0whu`w<Rm8fF>9lr!B%2<SrF0zc0_MH>Uuwqp;$y
Nv1@v(JFefVytT%oGnbR46HvbwW$O#Z?HnII<StdK&nixVyfvDxQ#=tUokzI92YVG0Uv88%B|X_8LR9sho>wk2rV}&)~1FsRhS5{
#H_$Aw=G?-@h?0o)SV%&uPVhaAu^+?`xF72BCJfV3?_!2_A3FdFR&z@w<I#H3#BQrh^Stv&oafXxiONh7_PyrUL*}I>z&80bgc@j
cA%N9GNr_p$r@EIII#7Y%r6Cijh!X0vaNHRye*)z#;pab8mz7{%8?VTTb&^*;HI>!$(ZA*BBP-raG92^EhU9Az%W~_BqueI9j0k3
F0n)`AFoKH>aN|dsI6Bmh%G=aULg3V^evgGRh`(aE3Y!CGb~T4d@OV&(6HsN^{@%AHl#M72_G>qlAth@7q0bydm~$`NF7@+7_4hC
->&PfG9z~{7$%#n)h#zIjxK^O*{^Oa4y|dZe<+z7u&RWtwksPR@T7c_W2r8x#VWw31gZwGbg;jwov-Sv+z^~DuA`YT)GaP3<*6;P
ARe`?$*iWY$*CAGG9CynlrX6*XQ^(UJt1c<KBKjrX0E${zM1zji!9lY#w*G$0x<q96SAB!_^Mc}5hVVv<1Li3Cav19M6C>{nXoh~
2&5#b4Ja@!L#5W9LalQw@GiqGTd*&wp0U%Z6(o%?XQ*c|B`M^rKd^+X(I09jbfS{3p0dZH<EMlzs3zkgiY}BW0jz72A(7fG_^$Av
0<dWSYMy~14kNBBl^}UBsH_q&SFe#P0wrv&O)Ds^GLU<&KeDbTf*F>dJuSQ~_$(bTA}!7;<P=F5)2x6i=qO(*mMgrhII9;g<S+T0
4w~?#$S-!V9xOB~53y#kC#mKnYcQEFX)I|ii>Hbp|D|H5w=J?FbeZigm9PGuW-5+=h#<M7N3WAA0x@T+P$f96mZgBMFP+DwLM!yG
BQb9=$e=N-6RL$Za4Bc7^QkZ*C9t_D>!kCK1gX6(jID7lZm|BYaHo1Bsj$m1`J_9r=B^^G1SWE-C!`K1h#x34$uMrD^DnQc<EDo$
A}1OwV=m%~iJOToGcO#WQmDFs^CRG_OQv%tsIB0xT&y>t(5OzXf}~HbovBYGKPQ8z$FBCHzOnzLfvLhWx~UPdcCMYH^Bz&2qcQC;
aI)wx+@ivwl9kFS8K!?PTqWTjvn98#fwPk?6s@5x2COhJ04(z_yR7IiMl8pxM5<t!>XiGPTpKy5eI$LN(<+OA^p`EDg)f|`7L(^5
+bce<zN+Idg{5#a4yqR};wg5lA~5HynkF5gkgO^uoT|+w<gOK_ot(22Cn^iAe5#%>pr5xSyDi(U(XB`$ZLA)yc_HGdsG`@cB&qx)
VzBil2(TQi3a-tlB`dJ0lQJkQr>$2UYaf`e-zi`fd$2<RN}%8?&a6Ty*sc$pC9g3s$0>X%-ytqCAEXtnSgrIafH4TH;4TcVUaO3+
8LE9KYoUy#3#3>XMJ_%gUo;4*ZZP+*IIQTIVk{6Vx2T{UvaGGG@hWI26Rp~(u$b+s;jvpTi6QVWaxK;?nJW{gIH|-N_!wxaE3~4T
BCVAGn4&5%7cf&Shb)LHy{rN))gOYagC|uQMlnPw3$($nU?VLqFsCdlGA+%j!7W2D(KC=SM5)>t-61?A<uKBrL#d`3)-GNvRhwU~
zbSn%z$|sHFfz$1zO3mhPpBTMfh*XiN~i>}%dT7}87%G)8xu|-o|qY{l`A2XYa`+S$DLv%sIO|O+9wzsUaXp-=BiF5@uLc!p()HT
>LDvIWi2!%7_IiBs3=<}!7Mzo*sh~2?4-#Z^(dsSIjz61&aBBSwy)VGIVk|L8mi~2)vvrLLnOzoIVxVNO|7FQCb5sI1D}nkl_jX8
r!dc;kfZb;M}WvKg|8J3eJC>kiX0d&&oAaMFtC%J+$=<_p_GHKIwVag04GwhoG_iK2d&DLbuB5Ws;Gu7I;yQG>m_(35T8$$o3Obm
p(r3MBp^huo+qWQ2do)0)Uux{s--HbV<&4Ws<1k%kD$w^%dlE4gs|qZiYckGSgA>}M==N(Q<ZC@45=0(9HRMxa-^&)`X*c$wJ~un
MYH^_tE>+!T_qeL1tZX)TAjNrK&<g9&@axXgD%^%;4uxYyRlp_BcLjolP_thg|V2g#Ia^HA1!RJQ?aJB`kc-qgR{t_#ijNy1}+0E
vy}F$cdP&}W+n|Rt14kDBPgA$r>wym8JU?VO((*ja;&NVV;&D9gQgj!a;?rR#jq?U(4!+Fydz;J9T=Y{<DsfC!7;caH>NHvUoHNp
6RA%xZz_Btq@(E-WSPLJBdtxO)i9MO-7bx(GOLm)X|43F79_u$f+Z<0U9h~ah^443`KJCRjjq(OJES<TaV|3@AT8F4yO@n6Hmm`e
;3C_B(GC@}I+#F~I4kue?k7yCFekjIjUFAY2eBrqd#i#iEisR+VWlsUhAMF@IIDK7yRn_IY>Ueh`z>cKqMwSXL9#L_>6q)NL9UD{
3MoXZk{CuSr>Yq+S1&RyO)w@id@v2M<1d4$?kFZI;4xD)bEPz!Bc4600xxQwh_8r%h8{Da{<FO)I<RxH53dWd1T&QyoTUsW;jzjg
!Lwp01~MNclp)@+sjv$*uBsEOZLC|f6(1WMTrTgahOApCZ!HfhN~)wH6Q|`g@vzmT@-5A-p){$b^|5C!-zXO)Y9dFXma!YK=&b^&
s<HhZq%5d_auP16IiYxi%&mih!Wz#o5+oil<1R}wGBMpSDXc87cA)1f%PiQewyZ3y<0;%N!KLdnpD9_UDlP`Cz$;oa0;K|(!>wj5
!>kLf3Z}Ox`Kw|y-7N^Lx}}XQJg#)DoT&z^!l{m?Os!X~g0HPC3#<qutE)Jxd#zxu@}(~#-W&z7oTX}&1+fYNMWRzP3n{N9oiNif
?5-y*IItfx*Q4X8Eit3Bb}m+}CnWr<F($01*R340aWYRT050n?U!sDawXO7^R4Q*S<}M;I7%84HDKv|+1}PY@p^gomc`50z{4P->
!Ic3b=^$aQaj%E2Ot0Z0lcQIxp{o<1^cmW)IIPqZX{=y?1fj(=f-JWvH8Hj{sW9#`G6fQ)XPqmqJ1D!Rr>}f153V6ES+K${=Oiew
(4=CcGb^R5EhXHS{UXPt=`2>P<E}HQKda!Sm8iC?*s#bZ`midg^d$-=E33;Y*Q#YC(<F|f>aA-lUM;LH)uzFspQ)f32_568=qZyN
p&U*DW0X6f5G&oNlrNAkxG?#s+$KD&0w<lM%_`S1&aa0Z)+uHzjjx0<X)Va7i>SI65iSO*S0vS!93_0H^{>Y-tuO1WCo#h;v8>sp
4ko*-6(yf9YpJj)Hl{`?ovgpD%c~xs<F13M5UeYjKbf1T1}u-2J(yjv1hE#J!kNK<ADAt#tuG8Mo~zp_8?tjS$gnQ0i5t7EWTUgP
u`6~dXRzuP86#)1W29HK45jw1Y$Y_X?jDesr6hnLwXRgH?x<%WKrrYsI<&R1-Yj#mK`(!^3@1{sCa@+Vn5zA%ZY=^U)Tde}>Z@R=
m7^1^ou<~9@t5T=K%c#wY^Znuh?cFX?HeR6L!>3C6RLA9?<Yj6m8fzpDzEq_*Dpgc-ZbQ>?WX>!8z!Wzuc^1CRw#`u&=c+%gDp?5
HiBO$iXJpAF(;j<ODKe_zAlw1$B==qgd*S=8?F&8GOnU5oGL&r1*u{#<tr|*fub5H1uTe=00r_d(Xs#|(j{B~pc%$3AF!RM=B$_|
@GLO0Cb2#&e4^bibE&DSNua2x)GjNmJ}Pi595Q64d8x{>LbTv6y`*>;8LA#7<D_CN_8Lzhk22@1WU6W_B%#5hT&mD8BBv#-%Oc+>
Z?Oq9^(<4Xo3ID4(y+6qd#Lv%nykQ(_ng9~HKhU~DKJI=Ulm)l^B#w=!mAsu<E%Qc*D7<Q(Ig=#_^kvj)+{5VE~QAUjIBzp?y8nF
+AX#&CahDf>7>z^t)_4?Kcwz1Go<#adar@9ww{Bs393&r)1}g+^(YTERHFr``L1xSEUm&a{3N!lS|}heuq@e><t^<JWsboqvL}_F
Rj|c?7n(RPhNCa8=_qC>xUiHXG_WkKV<J^7L?sKcKP!O|w3eAI+pXHLrz&-(6ebNQBdRK{bErHT_bq&(SEmOgb}>z-k}{PsEU*@<
0<9}GMKo?H(wIXoFe{`iT%eGvO{;XQ@}l(^@hu~+`k;cW$}2(_5|$vem9nFlRINjSpdU3Z5T*dBU@HP6$gfx}WUWrH>L8V+fhy0h
3@*m7f3HZa$uR6J7^~r@@-7>vc`T6}Odk3hbSq1zeiOeWKCF2yp)p`BU$C#VP%>(*9VDNw11Au%7cSHvMiw_M60d=-dYe(I<epF#
S1;PFe;nSJ?2E{&$*NME=P77_1|9P%CaLzVPcW`987Ph^xUYpU)E`zZNiLAAA*s|ar81#2cp)Y)X($G*B^GZldoo)jUn7T%?kps#
@gf|j&!`Zj>95EvdZLl7V62QV)~P<A3M_z>0j=LJ@2f_nQLWE15w1q404IhoajdDPyrI7lxt3I<;H@B@!z?xdAqpHVhOp?W$rdTB
j4%!_rz-KG9iaN9jjBSh2eHJhj;1WD39y`<oF!zY@+IW03#}C_1*XguP%t1Tk|Q4^;WA(yGb$>r1|+R5sV&(nh#nfMj-<dMWSrtD
wkU2f->qS;6f{C3d#?d8&n=%VxTtNE+L|FOk*}8(8?9Y}2OH(A;3Z75#IR1SZwz6qS}H;%i=^-|7N~wE8Z05I@vu}UGN=f!ZX>v@
>!@oaT(YAw<)vI4nJcL+%rZEw39+LoAT(;IuB#%m5vvd{YcHi8zb0L?Ss4+iL@RTwRH>>h1gSVEA}j<fo~YKVNh_p|3K7CD@T@qV
)hjB3sGuq(Q7CAvn4n^v0jEb6geXrju#mQzZ=_8u$E#m7{4YBx04QuKdn@spJ|#4zKQ4!^o1<SBfug>pDX6WjwW<Rx%BoPX5v=B|
IwJg@b0-2Q03ZdZ6)7+>HL+wbHZT?}fiZEP60EqO&9I*_0IL=pupLS-tFYb?<)H-t%AGT@=&*gD&8$+d(<@%A53ic9LLO?O4kLT7
U@YsUX|YhHbg@FF$Sg@JeX^CVRkiZ1VW?9Zey}v5)14?Axg(;h=P`b%Ua)I1yd{q<0jdx#`k$(<$St&_^{h%KY$^pMXQzNITqn#K
4J5uW3LFKTa+*;tbgDg|yD;H^vY+4?lp->y>7`bdIxtKo6|Pw&IHXsw=N?Qf?y&o$2d?p_XCl?8c&3Uf2_BIy&a?iP1t2I78Z*W&
N33q9pD+e0WvBNrORU%^;wpkM^QxmI^{qUyDx~SN*(+_YIFhz3r?4CzurYfiMl55c4k>1t2nGBlJ+crT*DXSTT^)cZ!7cP9s3@?d
Fr|~Qny#TNWT;cHo)QQ$qb{+Zz91X12rQPUx~{mXSS-V*M=W44DUwGX=&W9<G%Xmd>!@rlzowlsOt6?KXe`UHIVw)Ezo|bf^(^zP
t1w0>q7(G6QY<O16)an+ny{~`(kkzowwLvzYOaqQeXV|gRTgqFnko1uj5G?PLaK}~(kN@FKA;(^5-7ea!Y;$DQYX!=04M$}cPmIF
mn~!{G_HuKv7x6CZ?OHVkE#wZ0I>|MA*$Ih0y9x7%qs7#;vgWcHWt~7c`e?t&L~N*DJTc5-zmhheXJU<_NTqC4=LdhKa!=f0<Wo>
5v5UqMi%5REUYQ6I;JMBJuITCNU3cp`yn_iu^`Q>;V@G$9x}=>NwGaK&7@SUASu);-Y}{!XPsA?ORt8ii7u-iX{;Zuu&@X)$Ed#{
iXu3xIjzC6`Y-Y!A06tbU>y6f9T}K25uh_6KrDQwv#=?p7AZdxSrPZ6#VT8zkC>H!yA;^1!Wg(9S1#VK(5=NW53Q*#x1MFKwyiN6
6fBah5UN+EIw%;fGbe$RTBnAt+aF${=^JMlB`)|ZN2!IVR54v8EU8bdBP!#w6ezePKBoJpi=pqSULJ?6fG`iS{V5-?=%#M8zpmJ^
GPI?y(yJAqM-o}DTeB>Rd$59oBAN)O2ecJ1yss}YUoo;PXsObv8XIP<MxrgSvM?N|f2molQzlX|^e-YQWT+x7_B2i@W|T*u)~%$o
M6qJ5leGFS(X_U&iZn_vIWGUOf~u-5->`bC95ctJ>#x73<Cw23B&}{CIjXHEMI&-2eko6t`Ir1IvnYol{iPv*v!KSQQL5pf#;uAT
qONEvCM;Gi*B~>ifT#f}tf;6hrLTG=G^|^&F9RT~*Ca}#m9fXDnVLbFH6y*OvnoZgS}ct%8!6JLx~gETVXYx96ek8E$)>IoXQvLZ
x}=S(7cc!M52?o>NiVFdB{I9Fq9nVRs+B}8Ah6}0f2_HIyPwaoM;!Gi`L8#s$}j=2tTBix5)baN?yJGDvl@b-GBJCiS+cgS_boUq
ouIp{`mgb_L8NP!1F~!>KCJjEJ|;@6pfFx7Vjn0WOq_}w(yo><ZLnx84y;fs-K?Z4jWLI=yRrhVLa>%GH8YklBqeklhMEbnH!7VP
4l1;P)E4C|#G<{mbhY)X{vIx{lc>?NStz_QZnZ45MY9Jo)Ulc`4yop{p|AI+H!1Ke2C$<hE+FTc*CdWH!7jM3qAp&tmNE7*9<&9p
1+3FDGpZah@GrYD&a$f=q$qf)39yMM^)FB_D>OPKwy(*o-6a~En4F<8n5}Lb;xKT4ScfB&->UI1Z7mBagf9FhuaQG7IGDqvdoc|x
TB$iAtSbT}O{}4((;#XopfE%yQZhX;ek80Kb1G=1yRg|ZRi&FR7pGe<Ijak)lBboan5?ZbjH%=yb1*2Z4XxF%rmcb|E2zAw_L<47
g|f7(9j8f`*bnD2hN)v5pszrHVxcUucCPg)Gc0&6eX{Vc$*kqEwx6i3fTS`iJSb|ZFfER%p)6Q5|1KYor>)H_HnAZmf|v&j?yqdB
z^nzP46LN7^(Nz_c_^l*wJ|5MX)OILH>m`(RV<;bjUAIHAgwvAcd5c4z?`Kk>!-}B?<Q#;@f}nxZLWYF+oj!roCvJ0yD29yJ0exC
1}p6(KPBWb-Jn#Zb1M0eE~%z0-X}P(9Isij46c+cqb$3nXDRI|;~r0x{UiP-k(a5Y0W7(x45Ah#Jt?Coo3M2(8LSemU@w=kr=*Xh
cdLA`1u&R0N3I$y1uOh152_m|>7|<-Iu`0Eil$1Q!Iz%^J|O@o6RJ=uQyQkHl_(dU$|x$P^NCWZn66EyG9><}j3YoTCMr&)aj%pn
?4vLshcM|dM;b#4_M;=OmaH(Wh$sf1P%3GwNT@2WPNWQ?RVg~6BqI(dlae2<`L0JY;i+)0p)KyHf~Z+9U^Zzc<gc3^ZxX2?VkfH)
M6yGHpd2eO4kG2O->lrC@2i8X117UD&7GSjk)kKBCbJ<Z_pHLDbuEObnxP7@b}WxDjj&QMvl(iiz^olB&9nloq$@tHAfJsguBlA1
w6S3@aj4L+ud9ol<*%-$gB}E}Atd}U*(lDSs-HTV?xF>xEgwG^pA#)D3Zqbp?ku)|$($Y_@~HZ%9I5W44kDbajiEg(pAkMNR;}19
38<qhG$_HNZ>bh8sH!up$)+f%pevLg0Hu@>EUR=TcqrYS9ICl2aF;Hnt|LpS4yH3E5gxoO9H#6VFRCc76rNTo3NcbH5HQlKZ4qUn
)-dxfRWHt-AsCvR%QS_Ti<#1b44%3u|1H5K%&c~)^C_08!yr$xY8~jWxGFlZ&92lf{xA=vR<C)nAT1#?H?(=7Mk+?JucZ_l?ygoB
cbuj$J293o+pXF#%PNqjCa+g24yki2IH~(F9HCMzp)9GUPb|!<@Gwd-S*U}f(6g&845`f=x14aUM4%TSeJ-+qS)$mkBCG+V7^HHV
Zm206x~({<jHRiq$R!c3GNkIE4yeYh;GiO`2PUg9N|`_`q7DEse4;m$y)L&f@UG=1b}5N2x+$kEw<}mLB^eDYizT+I(WdAwH6Yk9
`YmWIm8zUD@0iysFfUgrqNWn8*{}tZ>=Z7n`YpH=PcB)2mmBq^xhu=02Q9{+1+k1L2PiI~*Qk9bvZd~=oG14rDI;sF;4$H<JfbA0
Of2gzU^1Ve;hPH;KC;~_Nv+1KeKM~qXD+CxL$W)s=dH0LbEmQ>bEI-F`Y>0l$}O)akgFddA1!>V&MlCyX|G77aH_u*ewbCN60+Hx
`LAh#6Bm7~QLQO1ai9b+vo4M@jwB!{<DP}BS1fHP_AOnm&@4%)NvHs!SDA9GWG-i=?x;*L6P>M`qp^9VaUyjo&n*-&DXSf^l`l-F
4=@WbD<r}(&#w}%C#?gjd9d!SMygn_@3Hu@AErAj?5LrwKq)hyFNub#KB^=YT&uf)U!6Ota~*9dxGl~iZ>SKle=O%SyqX{#)h(#4
axN@0%O)`@!z)dr#4I%{1}@?*k}hATLK8R>d#T5;5iqE*H!UzNlqKY<N3@YE;wnHRkFa|%3nS|#i?YA0C8;_TqaKqqsvxQzRU~Pw
8KaY_5F)i11Qjl$$t(?)(=Wb&I2kvsE3nEbda3rU%B!TI5Tt*R)0`b6<E3S%h#^d+|E!WIW~`#7|EYef<Si>Clqd@<P@8X<*r)5F
FRH;H?=bHvK&#!VC>@|D(5*%&AS>jg*_`4eRVA3L0VBk&{I0Jo*{~?EIVb$B4WXH>vM7KOd7Y`NTdRDWMy4-;JD@%;Suc4icP*;1
+O9b;Ybb-UV64xihOG)N4yA>#0I$ib2rJI8=_V$%Zm5<jcd#a~HXVqY%%Peu;R6|@gDtlwXfTqf`?Fc9QKaaxj44Vp`>=a1l&AHj
s-+btAuPQxP^dzr*`XV#8>smwgDK;cYJj6G&Zp=d5~?ME@(?#7^%_8_T&NhVCz*yZIVsUDL7aIXQ>U9Q4k-pOs<6K%I3=O27pml_
fhpW3U#v<dIiL#{Wu|?mawgR*LaP3qSr)-4JuKg-JS*WW!Kn+SzAYCibEyt6#Hw8@`>E|Pv@^Duu&aJAWiJ>oi>_iFTAJZ3%CPmE
5wHb;h#FZZrL#Y<A+wXMkSegVfg_5p2p%e~|E3KmoTpC<WUyW=r7Xyx%r1(swl1G6o2h228>w5CKP!JOajE60i6IiJ+b@qSJgOI{
x3HrxEv-YZIWA}^%dmQ{4X%zW-Yl}NQZ=C|j4)j^V=JaD^0JDd0~sl%dN0GE*R0Bbu^;5GW2T8KwyGJHVyl3&g(0M^(IbwrYN`*U
zOF8>doD4so352FwyNGVwj~%YFt16lU8J>__p0C_P_S3BkFk6pqcmBpny?%!q^`#?k*N%{pf9Z~$*gCjbFYx4^CiPD+pA71dM(>0
r>QfbcAz7cmzQRzFE1sYo~fRIwVnPg9xPC?VJ43%bgTd`imr_|(xt5^TQcz`NvepT;~syn_bY`X35^@5A}HG_&oAaL5tUkxbRk=+
CMHa(zOGs)^RJMstSpYFSS%nVeJSoN1EW(Wk)gpT=_U@Z%%%}9LZqN5G9(hPRxFUD_Nw9>O%-0U_^{HNY8puanwTCmaU<U_pR5_H
`>rr1ek-f6v!Z7%nlpW@tF0!nV=@shJT1$sNFXJm!7g|(`Ya<WL8UPp^D536+A1(5-mBFt7^qURajhvRSTE}?O)qCO2(Hs4>#j|w
@~vp9<C-_E)TuO~H7Fw~{HDdNqa&vkD4k!gvaAE0%d7(c_!h7&i<q7x4=@6+X(KP9aIk?WVWa^q`79$TXr}`%IWcA^SQ9-dUZ`xZ
;;HDb#;T?#BBOd3wlKA?i?HUZT&#jFxtgD=0<br(jGJ&QysKs<z$)0Sr>EVmm!*R-FsZOD_N_CY;G#XLiY|L6aV)|SEf!p@h?`Lx
1g5Y6kr5@Z(W?$3r>MNETCpD;>#Bz&aiFs%cB~z%TB~QTe5y?|TPSHNA)Y#@B`D9PU#^iPxtDRAx+zQ*>90~Gi!D2xDjme1^CUH>
1El9FBqpn=!=V$U{Un#JPpERQgRmbJU@)h!8mOcjFD)#xnXZ1Ba-JwEs4=-3G%cclTo_ohT_hAS5-%bxiLnl^TCrla*PO|+XD9S5
jUMx*6fRmJ(XA&j+%c#qL@S)I)hcZ+Od&NK!mc>1x|RL~r>*-UxTzH;gS3vcIIAwG^eJeoin1@SWh_gm_pN*@O)KXu2`aIu0Im_7
%^BIPs;eXb)s${5=qSV;p{c)s#GVNyXRUc6S*&!OZz)=p`z|D~)guO@)1t7e;ii~00HzW%k0Gcdt|^kMN3MUWDy?>}N+f=rG$`z>
pR3ue{UaMI&7<n4?yi@wODZNS%d3YZtScq1;VnO*eJ>3$n=U`2fhNx}9GZ-%IIQ-jnw$rnmlq!)S+LlYOc}6&nwt@<<1CD^887dt
4yZb`#vwGUDWHt6Whojf$EN};{jnCQ)h#P6Lon<!=dB?fq$DD)UZ{DTMKIJZt1TrgtgVk3m?Oa`V;?9bMJJIg<fO(ay%dz0<DD8X
S}k{&pe%u?GcZ~#OQdcwxTm}_>Mxg{5TBhSb*)JpB%&dLqMBi$rmt_TzOkOLyD-eI<|r1cS*Mh%>91`nVX(0%aizhY@Te6iouySU
Q?Wsvo31{vz@i479VCG<rL^>|o2~RGUolXqHmX{%>82~F;x3OS7_Y&w?6A79UmY*12dM<B;VIgxf}rW7ge&Q(fTX1rFq!cv<t$~J
hA*{&i<Kg%2`w5geJpD#VXPdF;j7Fs$Qo{{JuF!;Brr8D*DV#R2re3(SgJ&;G9hp*4x(EYc%QEvzO2$43@3e}4y&!GXRaqAt1eup
$f_f(_^eDVr=v3~C7}+b!X<YovXUDeZYhx=(x42o<Ed}1o~uC{Ihg>i$*%bqU$Ciw&Y0b=EHFSUoGdb{AFp*V7NaI6e<;eDHZnda
;VC7pNiF!VL>$#Ho~NX;6fobW*P>c8RVZDWO)D+3VJrbGx2xExTAqxkDx=h`gsv*DZ7qMV2`-T=(x{)IRTjM@%b?#XvZQIE#-^~U
@gGC3lBryr{F#ZVN2sft{vs`abDB>tWhpK!n4JHqB&ysm4XHpa>!2todonXHwk@PFSuUI~VxO=fN~`##=AtN}$*IDfxTB4Y;v}o0
ZL5#0)U6?-XD3;u$R#+ZWTR0nX04O4%_uIWmo0QF_$J@4vLhL<8Y*F`nj24~P#~S3ZX|~sh8j$x1+u#nJ+XX%L6Qxy{VPqex+|)#
@hw@Uajd2@1)TXMA)~&kY$-x5CMw3LRk3~-=PYflT_qBsb*wI_7$15VLoq-mLNLrNe68lHfv!_9buTw8d$9YbAt)Cw7%c><IIzRQ
62ddU_czMK{lQzlPr_Hg*1@v5jKX-pc)#Ymcfx+bgu<?>F~8fu0l_f9UcXDh3%s(!#KH-_Ou<ye>%W7;&A~pxcERnyZM4F`6gob=
+9kKapTU{DO2QSuM#3V#y21dzhr6M{R=}mfpuR)CCcq5AM78w6b;CWu1H;}hr7b`(>8?96d@g0NdatQ2?68orcrBxe50)CQgDy~s
<S&YVXbeX%b1h{sfG`y=i>@ZIxGwRo(E>^^M>6X#S1?Vn`L3renk`MQ;;xRcJ}#%QF|cGX_Zbk1kT0pO&n^Y75iXW4DzIp<`>xim
C$Hu%0WPPmDlT!b9WW-F
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "5b57d0d1bf9f2f8333b93ca8", "checksum": "65a315688110e66814f48e39", "sources": []}
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
