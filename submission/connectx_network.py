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
UoT=b4KMSy)HK5|y0J4d$1g@M+91_2+q3hkC9z{N$09whEVO;Cj~U^u=Qdw8JG%<Gb*q7}k1V4sraA7l2e5NF<}wpAe6eM?B`c>W
jJ8U%CZ-CtF{l$L6C!7^RWiXe*e+eP&NErDur#-|;WXKvskXANo+Q#OJ+<hyLM;2R1}zOVX1HxFh&EZSQ?vs#Xf4MyU9ac2vZ%qZ
BQzl_S-4=fw=_UA)Uvvb!7%?YtTcHo45)^!p)~=z>Zzh3nztG+^0JyVT&W{7fHoE|th5TatvJA_ShFZ96|9Ri$|12FpR)ongtZzo
5I7OIl)98M%Q{!JthPupe6(h<ZLh5{Q?TwWh^v9L)2<S=a~S@$)V0MoilmyPbuoRg;H-%-1}-nQax_e`qP5MmDzH~LMYhx`v$;o*
%rp$Gx3cgocrz3;LpgRVQnFyFFs7s^Afaq4b+~ObA+kcY%`yi!LNVYf`Lw7zvNRO7D70)RCAcyx=CF!3A~id^9wSh=>oqJZ+A*%R
;5cJBuC??pFS7=qz_$B1E45LsSuyCc8?6JfvZ+3{tgvdVAFtLVL9PTe<*wDK7qgzRzP5=m7`FAZsxM10MX+MId@zbFh_@Uxdb0wy
7AT#oQ!Gfh)i`dl8@QS>lCSPAKd%|3J}vjNJu?HbqqLJIzcAyhnzWoUvbcY>zam1n#~`ny%QWG%t+E_1j=CZ|bhF8`m^93yzqqh6
kTlJ(0<JGH*|e=NKrAz}ZMV>@tF%`&CMqm6zA2n7Ewmsr!Z@3*Q?k6OBC&k4<ta6;tv6@{=`IvCYp$v{z_L)Z(68mFdAI$ca=2|b
>89DT*t8n3!mN_D=(PN+j<EtY5;k}p4KW|L%`!NlD=|el6}piv-L+9N0k=u9Q!I-zVkSDY=&`sof|q@`fHZM1sWdLHYc#2~6f!%p
F*98?+OuDzrXpB2lrw?0;xO|wsyTYNxv?BKI=5!FgfVV4BD2FW{U{AMC6Gup(X`{MAgB{IFERqOMl&2V!>E6)BCLhD2P^?Cp0w*T
Q@7)>60uD=M7RJl1~msTPBvM!6}lHRVYc_KO17Ofoiwhq(ljk8@~P$|Q>>3NpDuN;UNwfYA1;9~<2PinrZ|KvBdjd5K{72Q<Fy2~
?Xfnq(KS{#qBNo}k+7yDxHPXh-ZcBIeIh2YEVSIKEG*?XaU?xAw>Y{cN;sf1bg-x`&mZ-yKCCAyqA<9$X_^nXkS(V&|0)?SOEMU<
8m)6NST!~<&pOPfRW-skwW(mVPqyqT>^00SU@Hu;{4uh*^(@UGPq)oEX1Bk!XtwM%y|f}TL^6sk`L>6$b~xg;Z?x>HQ8ZpH>NBym
3N;ckLAV<@9Xc7bz$A1x=C@9{>$VKCEV6nsyDg=*4Kn{YVm3)N;~qaXC$#}Ia;FG3`7qG6b}4^02DbOH8MOMhAT|CrL^Lfeaikk9
&a=cclQsD?s<E*q6RX8It1AV$KrjV4PcyMJC?Z0+000000000000000000000000000000000000000000000000000000000000
00000000000000000000)Uc(lX`!7aTPs7S8!h;ygsY1z;jBlqr>z7a8?>IM7N?xA=&$dn)~UEI|0g%FkF16(4ly4np(ge)y_cA#
im!R8&oPy+q!WX$dm+3mGo{Kauq(wVlrSeOfu=*Nf~*rM=%z<A>M)d~1*d{A2C>no5-r`V7O8%x3@hFtN+?<?92x8_$E&HYy|7cT
->H5rZX;r<wXLM7PN)Z}q^}dHZ7t2QBBiLY&m;M(kg-f4*)XLbGA<gP!Ld6jcBss+Ff1P?o2j8Jr>xy71g)|u->va4Z6%~HW2_XZ
dMr`1v8{tG_9!?loTdaS%&Sqag|OqP+o`vzyR=lXuBjg;EUK-nD6(WR->rQxDKOY29IB)tCa#br2n?+$5-p!FB&d-sIjqI3n5sRk
IxX!i$u3ct+9fNhBd*0Lx+UkWJ}RZKqocX1rK!iQ6fFrVP%e=n?5+!_Tdu??WiGxZiK-W<5G2a4z9G~j`l+F)kRo}ke5?*ES0rpO
V6Dxt<}CXx5v=yFDW1Nt->2oVx23(Yyrt_eYNpsLIji)n7_e9^BcM1ifv%{fEgDQOy)bF3ORmDO;4aOfajR6I^|HONw=7pDFCd?-
wkeu0(5{1;HK~v$yP8O({;cqwA*)8D1fgdt%BlybZY|HHzNS(vsU%w(7bE4aTPVverzuFV1tk@&)ukyPnXcq6#GnBzRVwr@B`yiD
k`BwUDXBdxuPm@GWT+Y@Zyl5_CNM3i0W~L@L8uQZ!YhC&K&!JaXcz}DN-yoMTdj7j*d%)yNF{NsSSVvJIIobT?j%N{k)*6J!Y*<w
C9Ll;VJB0ngr{Mto-q_8H5|vWxGT4<8Lnk2t*m1#>MhQ&U7|a%WuD9|Sg*w}?WSX{@}VUxZm-{zYOhr;;vu=HZ7uk&WT@aU8=@jF
fFrG|uBF@@mZ*WONUQ^}nji2d!YkmgE-bB@y{~y5IxJQxfh+ASsVwK5oUtpcBPTqm7Aqwzs~Gh#Pp#Z6L8(Qo5h}>4dMs3~QWcu4
Zlx`#AFjzNzOGcQs4N&Q?JD0U2QrMV53FUavn<FZ)-4$=D5Z6*VXfOS6fG$#kEe~Ksi!)pbFzV+JgD9!C?t6-xR@*~-m>$pkT8_4
LZ)LY$gGYlv9BbtDz9^}aG4dSv?iIYzA~+#9i6r)f2HH9ARf~!^eXc#DylTBPcdMn_$a<BgD*v|K&il}uBLagm!QA1ASRzFL@Il(
3N5LunXX5zlC1h7S}dTk+^NMZFC<zi1F#P*FR%_ILoWj{bt$tfc&a0*JuYJiZ=r^-Z6f3<JgjM{H!zzcD5emuoT^o&O)rD0$uRV+
p{IZ>Af;}sprOeqldw&ts-RD(*eemL$ER%?#w)m_3ozHL-7b@?^`gWldojl>RH*JQkEA)Q$tVaQ7A@VW5-7zg?j`b=ajViS+aXIS
e5Y{~h^<T?6)f)`l`O3$MlTMeU$C7h45Kow@+zbyz$h1|G$d^$yD&_vDwD$}nXpE%$1%3BA}WTg60AwF&a5viXs=o-uO?zK5UIT`
zAPT5Z?Fb1N3RX3wk-55f~<C#gr!X`t}@}U<1C-E%@pdbP%#-J+^bWmBdP=>zoP#t8!&q-imp|#2dthgCZ`{(<{^!*6s~e9c&65<
$0j|hQmg2wZYmocU#@qi>MH#(7_K=dg{5aK%qZF~iYd{lzo}CwHYjB>crZe)c_$gKYOwAr<0*=*VlX$YI<EFAw<Ou3xt+!&^`Ts&
4zVb&gerrp(J7ZMlcxzLiZN;{=`a^C1uVv(eyr}TFe&~hbEAeVbE@nu)EYCIet|WhqcTjekRzimrz>)%q%gCs_^uBs!mn4dwJZ-T
&?_^k&LbwRpfETr>nk&{PAvE@eJ(XDI)zK8Ybq5e3niJRd@wq$x|cAjfi0mgqb>(5d#{Z#gDIh)R~J5~g(#jTucz9w{+Sjjohgi>
)+l@}1gX+5H?g{|)U1WFRjsHlpDrgLmoOY9PpK#++M(Jj0<cvr=cte@9I$z)sUFWPey(ybCMle$elB7lEiN)L87!Wuil{d#BqnjJ
AgdZHLNWxixhsLBC@i5Yf*fnDbFcrfg)Vud!>R41C9i-c2rm*YEwDx}6RaAskFF@KzL0^f2e722Au)cd^eECE7c&sC*e%wsQmP=J
Kr|Ap39;)gdaN&{8ki#>LZh}NA}Ee5kEs2ttgTWi=bPs#zA1k&Z6pIMYOcerr>1?bTPqx|)*X(r<gGlXho#4`qaZUa>M91SM5<J-
xGJzOoT-PfL?n$XLbK-~#xY<l-ziEcsx1Yrf~;96PpgF`8nFv3ge-I$1S3)~$F1M2)vbuAWvx>h@v6J8BCvKY;hox~i5Lf;2rU08
N~&b6%&n}hdN1RwVzGd%G^`0Hx~#M*B`Cr!$1#~RG%qi%P^d^HgfTcPYc6b~Oe(1>-l!!kwk^V<ZY^ans2#!qo2Hwpsv>2msHPyS
8L$AY1t(9g>8fEc0xo5%a4PVsS1>=S`5t30YOM7xT&xu(PNt2Y)goA)ZLOayuq)v%V=pVO+b--bt*MAD)i1xPTCc39ax)4gdah-q
O|3$x4<OaDuqTTzHl!7()h)rUrLJqQx1uyCyPw@DZY)eGP^`G6s4kVQXr*(gucN)KGOy7x3oV+f2%R`9Ri~6HkgBGqJfGpHin2Ht
l_eA@O|4ibnk2Ze-?0@b7p+(=wJ|rUTdVw&Gb<0Sq%KJ<4J*Q_<1CUaXs(knX{O*Om#G^lFfLB4YOu|y_pS`AW}$kW;x1~fh9_#N
NH4xJc_w!-sHsG-$F4T87_A_sA})6;@+gI<v#YHc;30P<?I#7HBC+$WXRL-WkEk;%&o3P(F{nYNbghae1TGXR9W1CTSTVz@xgv%u
r!IN2lBsi~eyxQptRy?AT(A$XL9N;-fv$zIzpqfLb}+0mBB=>2c`w>7{Gjr#HL3To7bPYv46$sSJtnFyS}#T{Q>)ykY%X`IHk&Fi
bs<%+PNvc-52P|K)-Lg?U#WATX|4z;v7<07XR5KR=P<FXKdR8HfTrWDt(%3ba;Uv0d@K7X+N(V%B%z6*n6N1;^`VV0)GG9?Qm-Q}
s;o^bYo?qr*d7Zo9xv;t^``PK)ex7gc`oHL1DKI7_@Q1egQP|;Dk?;x<0V(A#;s(n;gMghLn%Zmq$#PW4Iyb7W-sci%%&fsa-K!2
`>Dz;5~@Tko-r~nqOgH1-6@eOCa`WSZ>>i!7B2iU&!)()@ht)^%%+(y1T2ZJDyA5y4V-Kx!>Y`o^C~)&cce3=y_)i{w<Id993zOY
J}p=#<E~mJb*uL<<0;vz9VY)6xh{JsDJq|>lPtn9fh(OD>?FFZXeEHH#URzD60GYgm9Nnlw5|~`bTQ&AKQR$2hANw<X{<0L{HWxo
KrA4g_pfB4aI4{@fvvzUKQWc9oGTG4W33J&-Y?rMd@$*)POF3`YbYNd1gDCp;;CmTH?wIl5vf|QS}HoPq$rE0&MI{*B`?sZOQjhZ
Q?J4*Gb8b?sxEym)2@Ij-Y%^y3avx0;-2lOV;J<E`6;8RkfHxGKA;vX#wJ1~x2)<ZK$w6miZOa5GAvZB1tK#rF`A63<|O8#rKESK
Trr2NE2!D2yDodB6E6fL#E7l0lP&-%j3^tRIH;zsC@nB1Hm858+adCua4<eBA*#r&lcc|_EFg<02P>~AAET-&oUDSJc`UakqOJq3
JFw$04zQe{`!MM(GB5k69V{C(u8hPe0;U-kS}2t-o~&-KHytD;xGx1PMyhWrCNAS9c&3~y%ckP6N-wdlW~KwCaHe0Sg0J!^`W){a
;4K9%OD_X4A}I&3BPI75A|M;8n5<<iQZ3M}4k`truBVtQ2$-L#4j)0W461FYRIfrLF(x*ud7@q`y)E&pizk~c0+tS}39PNAcdcVF
1F9G(10>ce6R7I0Uof4X{vbvqyDl0mLoQ=1kRoy=>Z>ZT6Q#GU=Q1fUKrY;=e=&-%aIPq<8m+h?D<l~)R4s)rdnh-ePOAm5p{xw3
6fAzQN3XXemaQ-+V5k7B8n5J^!mEa=$f^M(ULujO*`h%xi!CiIcqACE8?50heXDsb%Py*|vna@*Xfb#!a;aD-<*aw2U?gB7ktWux
@vy$9!mN0!voSO-aigWL?5?#Zv@Iy6#367cuq_0!ry^4*5iL3>->osK5wIU58zgoqEUgu;5irIhs4%c7%&$x=mM+hzBC#1O{h{n7
Dzo4yR<oe2x-8zX_^`~VWH3)KeX3P0Eh>>Ek0-yYL@cK*Gc)2WjIwa93nz^o`LHCSy{Dp_ZlU5V$uB)C^R1z*9jh~)ny8Sc@vI6h
g)9;+GoQ~W;jC+|*QqlqfubC)t{-|R*CHdUOdW=({-)EP0xaDyCor!nNvNHsvZW+0V6%WFP_apk5HH-U7P9Lu1Tax4vMxxhK`x0f
)GGfa*e(e!{i{JQ@hin5^e*r$^($+saxCesWub(yjIg>W|DHP^P%3vPx~xPVxt)xuP@&AH?5ZNC10{elTda{O%db5!9jEOf&@M$S
^{?zH+N7H*fFjx}Iwts`M=l<)pQstFBchh5QKCDk0;yuKZkm)PT&e=A;Hr8s10*9TX{J@Fu&f<0iLhoS8klsYEwGlZJS}Fcuq-7j
E-DZ#bgmAmJuAGfa4`6(eVur%&L`BXETt2!TP|C$&?pZjt0;1<gDoX3&mycQx1!uCVXW&ZRw#w9|FQs~<)VKs>Ksq0L9d9PI;!HW
BcY=$>K~Y``zG71HLyl0->L8|qb5zPt|aL$2c)U34y#tIOs?gwfhg-OxTi8K*erf9^P_a9ekdv+awh67l&GI1Jgv>5FRKcyu%yGN
?I%hs_ODtk@UcfFlq>P7<D@IB#w<IuF0CrD1tjh+TP`3gOeGeqfG(ygfvnT6wW`G}tS(P5Bdo2bU@x*H6D$m`;iqJkji+j;TCiF$
TOz=(#4Ro!xhveGAFTPSm?tzWVJQqNf-Z$7b}a@j!6rnUSExd+60j{VC>MFDPB3CEIv|xTPohpJ`!MG%$)xcsl`dtSwWldD0Hv|6
h9pfglPi%eiLuwH|1LkKqc2)2i7C-A1gJfy5G8&mEU-l{z9&|h2`rDLDlbeVlPv$M3ZiN$Q>>k-*dC)U!YqU>o+y7Ub1+XP|0$Cz
0kKRN$0@BWKcv|$jH%<C%`la&5*i1Z!xoCD2P`M8fUYkp)~y36<seq7aizwSvMJiBfuT3AI;85bN*Exh!7(o{m!DoOK_}F$QnD;A
sVEn*LMs?8+Nx_Te6Yl$4<1`AoG5c8MJl4I1~8qbWGqw|q@;@~4k=GB-z~$bqA7$S8LYXj048jyL9gMRLM2ZjORnvyZ7=q#eWo-r
<0m4iA+h`>P_Mv|iL7j}axnOx_bdP`uB$R2ZKp3StSD-yaWI)F{3s@@W+=(8`Y89T{v+3=@+7e*x16Dz?ynHBx-K6o<gXVopR02z
i728VekxS2E1GMic^}!O*{aQ}xGaXOyeD@jEue%b$SJL<EGHE)wykug7pzM$d#~0I^(>*R&Y_sACa(~lLn%P0_990sTrQTbg({$`
2C*ir(<+H3*{w$~N+{-?$f<ECBd7{4t0s&phNj-HoGD+eh@jS#D6G3InXm3INU9$#-!7G`(yRU~?jryn+^}7+v?-o1hpU*ZaU|_1
_$jQYDY3jSM5(GSN3q~1O{u}HB`w%4HmchyvaOA(GNoLn#42R2AuS#)oTNprOR`s;m8(`DmaRDpHl3am3nnclAuS}Vo-58GX{bW2
wl5VWaH&iloe+SjMX!+}#iHe<HZAF{1g+~LYAk&!wkyi9Mk#S9Kr1z?Z7EPKKQMPC`mQb=-YR@45it^^Q>~w>11m19a;;pfYc4e<
<)()$SSuB+Z!B9SXt6S`y(K>>&80G}e<jMW0xHL$UX-?~bSxRNeXK_+JFCqvt|-^5^)0!bX(}|T1**?0o*|v9a;!Tmy)ZVcmn)33
6|a^nO)!oiJSuc1kS%qsHY*RP8>WjJkfM>RRHV492{7m@qo-3a3@@)K7O9CQl`5GpU!iHKE;5%dwkMISvMDSsLM)&x6Cg(}&8Zcr
xTry@M=@2f4<_%dO|DBK0<dhGEi#myPANgGjVY(E<|J^R)iH&f2B)8?G_Er&%r9uCzbh4|cPI}jey;(n3@rn(a2Nlk+N@X|&L-L^
^s;?0^r)CEyPy-QtDHJCFfcTy0VM=3Ln_A~xTCVI2rTC<^)bV#{VK7TxGn^s+^T-Csw)K}11{95>@tF@gDH3@=q=---mE~aTr8F#
V<%Ru1|qE_lq$@x7p$BxF{mk@K&bq$y{+jdE30TR{;w{vE~s;^T`!ENf+>-&3@gGalrD@UZz;|q<1BrsxG5^CaVs3A2&-4C%P%gl
_OGxiUab|WV5to<N~_STLa4kXJ}Kp|ttc@u$*>eE5-eFFO{7e+UoHx#g`|WoLb6PrOe&u%aVl*w@+D|387%9s9juHo*rn2)2(MVD
0<VIq<tcEik*Xpu0x5qfO)cZ8EU135(JODH?2gf`n<}j;w<A5Uf2{tQc&r^LT`dT#!J|;Ce=W!?88h4v`>bCm^`sOeqb?Grw=1Qw
rY*}M5v5S6k}qDV$Sz%}T^zJ0YcY8xI3@O+JEmN!+A!uXHLGGHHLe#ec`IijJFF@!y($8u11uJ=Ija7wej$A@UmYYa{FN}Mc`fWI
qAx-%My$lLO(Hq2cdyy6zp56bkQ8|_ZLWiinXX2yJsyZC)2<>e?yMv&1f1L~7%Bv&CMhGY>aK*RS1<0XS*mj|>>C>mmaS_YTq=v4
7c3Gdoh@uEm!YRD(lCf7f36=SHKgh?2rTBU2BgX_HLgdg#fpcbW2#Xhk*`Cle5$6VpQb^TxTl?{T_?6I3N1da;3UH<8>Yr6AElZn
9<Z_~U#SYL+@>Tg=`7DAd@Pu##I6dl#hg*2UlS=CTrLc)M63!i>nj4Mg0ZixB&gG%)gpeS^DTd_yr!3{=PMl|1}t0~^)yo}GOWg$
rKq_p04;nceWY-!G%(RE;j?ucnXEpjb}%NcrmcT6J*ict2riAOmlzZ!doNS4c&wnI*eu_w>?nMxH>k`m2&LvTswV+1>MJI&8?Z7d
=B?PNE~n(IP%bDebtC*K)~u>5iL5FxAgk-CHZJWd7_D(CWrIZ)ohp|qaV;w;1}8P3|1Tu08!^=}%Q3N`pfM;e!7XPrV<a;wsjla-
UM8_9q${{4NwFO$3@$k^0<E>IQLDYGPOv?zJusrJ`>@=lW2r+c?yJJ1eXKOC+$SL+)0}`QZLEhCOC(D!5wV`9z9>4XSsz9#5h<Ur
dajSN>MCL+DlgU>C9bnA7q3;4lB6Fj)-0N+=&Q?|K&lQc_9t#H_%f=jfT|HGKPZK#oUqI?$R0|ra<Y6c_9iEYnXRv&J*c;`DKn=i
f2TRElB#_&DkwFtzAQv3lPLtEq@!&lwWOl2Z>{)*RIoat5U0m0f+D1*nWl&+{w&q4C$JK%KC(%yY%Dk}8!*cpKO%dozNz;m*eri2
eX%nsbCQFqej&pwb0PMteKh*2(I~MlyR5q@s;nHQFRZXIg0EUB<rQPGoiJ6Z4W>UN{H#Z;>YUfCw;r`Fk*!g%mZBIa{3-&jWU`zr
ZYu&XO|8-?OfCPgjxCTc04k0tyDJc;)~^+<O{A=>VJ)Dj(4o(;0VvF?_%E%nbtagoBB*~b11+ztSuZ=QBrLYDW~Z~JiKkJpBC*Gs
Kq~hW#itjrJEk$J?5nIIdm<1h@1>Eft)v^La<J{Ef3Q`thO8i~Eh{3YWGRy`6d;u+rK><Jwi)9ZC$1r_b*r-;uPq#~E~qP~0W#R6
2CAtm5w3bEi?C8LSDxUgE3dYrl^hPNG%lj2j2(9+94}v}WE-|6MJo2N0xmbA^Q(cJFR?YOA|oX)S)c|etEPc0bEv#1fu}&NW33IV
8!kOGnWO`(iYXN-$*CAIpDg_><s42SD=l@eQmjiK)vsYNtE!o(=q3g*UYi-L`>ggPFsfBDw=O!g^{j~}EHY!Ux~Od~W~&$;SE(v1
-L2Rc!>=|ibt*WTP#UZl;it1A)F<DaSgKa2<fzyvm?A?lWTS8%wyIGezNnR~<sv>Xo~-k##hPd(?=I`A0-{2!vaB7c|E;Mgj4i0C
s;l=d{G`z@$Fl;Yjji&jEG(lfKBU|%9j-eixTBk}tSoe^Rwy{EVj@N=wU}C|Gb#lnxu|s)WT3RCv@De{rm51Q8?7;~^(|Ga<t9+C
{How6<S3^kFDObRLoIwT*C}<Ok*!>*LZ_E6EU;FrmaT>?ovZS&h_M+aYp}a5hAlI$;in0c60pUtC#!d!{v;l;HYCHMn5JZ@JuM3`
U#Xy^Td>Ti)hbM)qb8H0%^a>O#4AX#MWxlVS(6T`imDtiNhkCzjVgCAY^9Q=F`$Dov#7imP%r5$P^qOb9Vxdjbt)z-?5mJ3daI8f
%q>2r7$K<<up&$<{jZm)f-yF+%c?>w>9CosNvtj~qO86uxT+!(3$EF(|EO25hocN3TqqMTkT2w|0IY#9xSSuTwJofw`7Cy(<}N;>
UM!_8PB1~N8mN%3nXpi)#v-mRa;O+Fx+AeHex<jrI50e>>n-u8J1Xy@c&CP<JS%vvIITD>=Bth)JFmy2(Jf~lJS0!3cOS{HWw19W
!LZ^kZ!Cna-?4<UDJJls6EDmt88D74E3I{;qpU=y$f<^<8ZR)ahpr2&W~qd#G^FCF%`LnvGpr&lTQ5|Vnyhvx9H84KzO9Zid8COc
cdA4pBeMFgoU%bJYp*G=1}-+K@S?*lP$}Fd7%MBW_bw?f_%MyJbga~=nJ_&n$uJBlnySyP*QuB<YOJrYjV5(3k}}aQQZ2HueW!t^
?jqH!UM$ltv>~^ph$KoVSuB36)Gv}8t)h`DORL2!#xc<-vn2JX2QVHk1h7Ia5UWG3{GAc2HZH!d<*pO08=^=m)~(2^G_Y8tf33$c
ATb23iy>tw?5RhnyD9;url$Owi7w2g1}NVogeza9T&Z-c+a!k}vZaV5Nirxb>#*i7z#(|8ATNBMVlASom@P4;5G_+IFs`j9?kLKg
#<0*O0;g3jxverSbs@qsY^@C~&8Zx%u`O0Ai!D*Gajr2ckgNeOZZN8$2^m=!K&Ez@`J|C39jA|}XQqg%;hw-Ld@)$CS+CZeV;QQO
{xIIKo}$UFbf$hOv#)k7gRGaWWUzOu>Z@xkDzJ<seJo(587yS0YbYP5!Z8k}Vx~_hq^U2YI47$tTdFP{OrvotVk}Q6t|iAXrmS8t
zbO{5jUkG!JE3W@$}2RiXfU>`%p5zfXQ9>`ZYh~EXD~D@)TZgBV5WbpODi0k&MD-iGAO_>1}GRUTddrmPN&ByJtwiMMktsg2Cz*T
t}bD$G%g-2PbHcuv#U5P9<PM0wkl<<n=zg!SuL|IKBjIVDk``jd@vU-0Vi26&?CPr+a;)?Ypj8)vm&c0Yq7PaF)Q$$ZLRdIwJ-{>
bEVHLA+hu;>aV~pN;6Qd?SY~wUa5*I<f>Gu0j#bRz$u6=ott2-eW=%{45!^H-kx(JmmvL_c&IEaiJDxUxvd4O?5Tn(lCT&oxgtKR
VXVC=FeNsz605(gwwr;fEGbE;Ri(i$l%xu&N*&9tGOz@a6{?4?0xfMT`y`pE8>ADen=GZT*Cm@42d<kcJE#0GLoTnJ0jNZ)udBT#
q^~b6bStx=04yOgS0<J)L8f=ASS=i}9xZu<AgNU!z#ykCeJn{Nw4@5HKP29=CoTMiZ?Fd{zO4DE!?69U&LTCRDkjaV`zh+L9jX+w
v!?8+SETwW@Ge-cXQe{1)-c>I(<o*xg)HH!mMb|fMJ%kJC8$&~$0gG#d#_0=MJ1W6;VxT?>MH6eb*n5UVlU>ch^^hM<}2^0MJ5+6
0j}FG&=`cH6foW>1+OQaAFQM$2&qJ;8!d&f_az0T-6mAB8LeKZXE3#{0j?jUz9x>UG9O;BfG|U+V<9v%1FE2|NUd}*5Tq`wRGKQB
UM;UH1}G;fOsu!ARw$n-SR*JV!YUK4G^d=b^{}%k(xhG}!79+K1~7sqWG#j;5vh)<w<GN>87@GvsxQB&Jt+^bw5-u5!mv*)zp3aY
QzGf90WUr>x+;^fG$GNX+blgDw=rcaVk%LmzN|i<RU{oLOC<TFIvnq)N3Ec&LMgo~pQO~G)G5-TFf@E2imBAFd?a@*&zzqwQ>sv)
>7xRy=&u#660r;{QKN03AgU8BgRFiq$t`uON2InYtu8vOQ>m^p=q$)AC^5k(-l&|gnJf#gC@Vy<52+%St*+InaIA_Ux2~6^R4;ii
3o&jeSf~Rhlq>lqye|Z+YoraZeW;x-dK~*JkSHZBb*!~1Kr1XRa4$`%qOaMi4=+ruSFirA@2;>b7_6zP87}@Tvn&;?i?D+yt}vOW
&81bepD;kArLYX0TB@@uzA;Ozqaquq7OUwfATY5gji`tz3?*4C;;G>wWiWvjHZ2^J2p;UKnKNWAOfD@hajgriy`y}v(yVPPva!vq
aiA!mHJTW#)htl5XDAG?%B!26NHF58zppSYY@dJ<_9<5_vLdCib);1mGp>BC$to`;*{uF4sv+vG>7@v-p{!&kj;^e(0Vrmz<E3w<
0HX{jrl=>Z^{6*4`7E%UlP;Ajy{!r`d^5x+RImdug({SwZ?SNoY^K7df~X`dfT*4*7_msLw2;KCs~RVq6eI<w*(yY@Kd2TkZKxbD
iYEr80U$^)q^9hxW+}WYnJf^nPbe`SHKhcp3Mr4BhMQS23mq@6>#P#2Pq54__AtV#)+`3BT&u9KXPuBPxh|P0&!uWEqc9w-rzMk|
<f=-pbgZx-a3%C1)-GMExvovFI4HrXX0Y!pcrUmk-70ghi?8n@c_baADyFomvM-XXuc3=AajhpJ;-Hr*g|bwpFs#xo!JGlAx-8Qw
Y%Rwv8!Q{DT_#i}wI?_y>mPThAD%p|%B;96(Wc=azNuQUN2pIQZlFf1WGgGFi>fTJl(23n*dbFIUn}XT92TRjnydk=CoP35Vy)Pw
3n5ReE-N&wH>WnI@35}0pR7$TCo07#xT*@N%NnC460oJKA*}W;;;Ck=Pb|r(?JP2_05QCuk0D2;#hjcII;WB@39^K)7N`iKqc6-U
NRm{nH!+$l$TIz}lrVmvl&nP|;vmMR!LNv?-L6g_NUxV9ai|h4I;=yli?4JgJ~eHx(W(+K%_^@h9VYK6rWh2i*CSl5St?$$r?D-h
H5$S&ysYyn2C*M9FSC^|_NXGULaP)kyQML$c^e#}B`nM-ld9;fb)bQ!-ylh@Z<sKxXDIq0La3gwH7#4MwW<lFj3sKTE2}iH%Pi2U
j;iso)T`br<Sa|B=$=3+EU<v794aL(IIx?pe=WMH+9d0)g)Ms}*Dk=VMyoxqR<Gl)E)>_TiloA<d?KhSWhxpgVy9s#^QddBvadF!
jUK!&7OUkhq_Cx>&@ou4tF26~jWOOWf~#+;2ea*_jxUL^4J}3~#4ie~XCkUD9VmY)a;W~LMXT!<`<!W~_pu4E-J-@VJFTOtzoE1&
IWQF@1E0REd?pg8pB+1`SuIPcTd-ZBYp%;Eqb}<xBBkc67OH$PLoL*;Z>^Cg+!;|E1}Y4$kE|yx@FgFno1uv+&n17WV6GS}qOM{w
Nv_?hsx6o=)Eg|bL87LypQ&do9V~Gm*CcQ%Y^XG-R4(`^TrMFf<tJ7wcPoc5Gb${pSEwMZmL#OB4X?T?%r8x_6fHv}jID*MYorr0
z9cR%kE)d|J}g$NP^uIuK(N=E`>wK*XDB`^9VkGg*{PeXn5wR*rKtrYVXH*21uGe>e6RwovZoxS4<ryV9IreuU?MH22(pl-zbd+|
A+Q&(N+Kf^F)(bYCM>G1UZu1x#HL6o^{y?gBdRs7NvWzYlBLTe9WZKuOQUV6-Yvx}aWQ={1+Wb)qcPGZG$S0YCoWm7?IY%<6)AkE
U8tHZ@t5>0_o@Lf$0?&OJuE7)*RsDY1F1ErYpmO;nkL39AEwl?XDVtYkE-jgC$F(Cl&WtoRHd*i^Q^+IQ>3M^EwB41Eij`aYp{Q<
gd-!OX)+BlV5Xfh7OfJkt}mFa`l(DXWvEpzt}An>04o|Ue=K&aAT2|(mZmHm4=rFXM6VF4)S)}6!6(crHY=c~M>I^XjifCwY%EGF
+%8(9bs;q_a4@#6GO0lv94%n3RV~S?Q!J|{A}~3vzbgBr@Ty@g>8w30Nv#>K?knXnb}8Ph^(W4y)T%Be3MzgqVy$m5^`%0vcC5o8
iL7=c)U1LnVk5DoIV~EkNTVkzu_yW(m@LbwpPJ6Bl%HL$XRgwkp{>~~3N7a;!7DQ<9<ULvXD0Klnybs50wzqb9F1!%aVOs|N~x|c
wJ~NZG%ZUl-?6x>vn}ne=p~yeq%NMKhAi@$DliqR`l<ORW-#d_@tpFibuFu_=cT2l%q_XBrmSEi5fcco<*YHQXc4NcEioD;NiJL_
h9rP10I2M+UMME4*)IL8L?HnIU#erMUZij$=p=R*h?)YjJTD3>;I5pk!?E(SJE>$alp#kX=o}a-(VTp&a;h;aTc{wh#woKT94|p2
LlN4bLae+cl&OoYrl6%CpC=wG)G^?tDKCqHBOy*KmaH3}NGrdu4Xxg&I+_wJ<*s2bXDeVTMzO{wH>|iTY@oQP`m98y2rFl>6|A_W
j-)NApd(Ekq_JKttFI<54J^H|?;kTSS1(H=FRW!Q39tjO6)cFZ%PGXI)~YBjB%j7AEu`<LbF25PGbq9+ZZHTYqoqzMuP?K&aWGk|
PpsTB(=F4flq^6mQ!CpovL}lv7p{G+6eKIJD=QnHPcFqQV5l#%x34t=b}{P}J}Ot28?$sOTBQQ8Y%4XK-ZSj6NUS{^7O3(nz$_ps
vmIuu(<8?$Iw6>`fiOj>wk$}g$t~`t`!D}4)vCs`eJ4PzLoF02-KPnygRI*xD=mbi0VnS)tfS7baxliGd#b(}5v{<j>?D1ws3>SC
PBC|-U?8Wda4uabLMRt8hbAZ{=dPWwNvRkiysZJPB`nyf2&&wsysfq@z%Q#UDljy$_AH;EelMS@e=OH9@G4#-`=BH$<Du`ZKr5Lr
<tQ31;4Zr$Mh)Dnd?qC-o~)>(1};geS}epU{iG=^Vk-g`aU%mM9x8h&Gc0|mA~55ZKA>bT!Y#kBa2|s!r7AwKs;X(LiYpE+wJ5n8
%Bv(Usj;LgMJpaCMIN*y^(#NBP%OG0OC#p8xUP<(QK~g9nXkw$r7Q&|jHu(SCawpo_8Y=07%UJj$1TdL5~&9+_^ZJ!${+@>WGNUX
@T)hnNhf0|x-2Ux@Ty3#oSl6w`k5=PO|aRrV<mPeoUz@h;4g)-BQS+7?JNN*8!Cq@l`x2{hOip3RwmUg?y5>D6egK2O)NtxSE`w&
A1x0hWH0imb}jm#FDYiQ0W5W_sV?m-2dWw{HZasM`Y!aP5ilvP{iKN~2(aHSoGX5sZ?Ph(!7SY?PpoXN(IB|36|fL6ULU?FFr$Di
j4k?}mZ$utEiG~+@~w6+Js=S(_b)Fhzbtc-C@V27{U{if9-u9x+9p+~swx|(r7i0t8>&YsV66-^oT@gS!!I<cf~?c5M=qhQn=mCS
n4L&2r5wDZU9L#4E+#gy1F-0?!<jFyE~Bn8iWs0U9U|YY9jYs<R4C;t4I+`KR;<LR>8xq2Z8CT)$gQE70w(jHy{lIyU><`gn=Njt
u_3dm;H+1wIU=8`VXZ8zXCE{#hAvC6j;Eq2+o&d_Ev?%iaHGYn6e&I}vnV&N<|NuHt}P}m$1H@T6)6WRG9ODOiLJ;b@u+H}YA`4y
_a)-0@vnZapQmJ{&#+so$(VDjOQ<g&JT7V`(JyGPo-SLY4J{=x+$=9BATUj-S}nOJq$i51pe9Qv6q=wWV6WFKo2AVp&8n}b@2Y?<
YpesT2&8(hbgcv=wI#YMekiD{k*!fJ%(0Up>M9E^4KIo<_b|+`m!``m|FIja5H2UHE-j8KDlSSamMIo1qpW2x@T5Yl&nQu^crimV
P%hA{{3u^0MyZIU7b)AQ_7G<uXRg<!n5S_tT_h$cmL}vK;v&77R<Y(Fys4X{p{!`EAs-H?bs>Hxs2%Micc~7db1OWc0W0Dm!!5Y1
fhXB4M61grZz!*uMlEnC+M>)XwkVx5;;+{vlor+;AF&}KajEz#imj9|kd)h~7bl0WWvxRhWTqk?@3B9xh_Fa78>ERYw5B>OOsa&b
S)^GOda;6^Y^@8d)~76~pQ17?W-VVZ)~f=f@uzU9z9}~=YNCT6TrU2iuPrtN@+jgkgsBH8zb;%OFfZ0J!!PFzx2xtQ{ir^xJ}kZ~
9I%?G`K-Y!-zaA-2pwrEBP_@o87+aZ$t{|$@TImUP9){78X%#u1*D0n2r$5<jjKYdW30V`og_stysjlGTdyIe<}GC|e=O*!4K4mJ
F|VbmSRj@q4=1&wv8uo+Y^xKZGARWqzbpYQw<{Mg$F6E6XeC9XE*ya<?WKV+X)#2o(=F00kS2$qJt_kw!l(-^P$fz(VXj`Q__H^s
uC1{umo1MX2QA5}H?DjydMz0&3Z|be@+t*0+_EUHxhyIy)hDi@ZK`lEIW89{-zb<c{;bZex}7ks*(~)d5iGl-x~bhLV6o({DXk^1
*&64qL@VH)O|WvZ@G!L|oG2}+B&`rHI<9c27mu&3*{R5>S*Z;$fEp|<wXFZC)v7nJB9fx7P_EjR(Irr<h9NjElP|q2-=?fCN~X4^
4K21OJSlOk(xtE_jw$FVwy^UtLo8OTN-hVX<ELaW)U8IXgRJwZRWyvKI;|Td8!XZ;ZmdW#ha_#R=c{-r8XPmI=_5}v<1gT-Fsp+t
c&*W}{;cw@(y#5LJgiBlmnX8R%CG;dfh^Ch7p`e239SvSG$jk72C93gwk--Lc&m!2J}}FqkSD4pRH>jN0Ig%CL@r69BrwP%yeUE=
maNt-tuGQM=oz7;n<?8Z`7AyrjT|*2W}%U-cQH1s@2t8nj425!XQ{UlLo9GJ_9@dMT`Tw<4y?7XgDI-7axRgn@~CO9$*nc3;3bo(
Fr+-H@hDm+ekiuBfviNY>nbj@&M&y9l&dNs1E+nc<0hpkG^!pjP_IHPOC-asODw!DR<Ot^N1}-%m#_sY|1AL}#;Yo**Cj=zg|CgS
8n82z#W2w>{iR~1yez{ieJ(dBr>NX1k}wA)Xff2RDW^{)tf9m#Kqkd1;xBiuj;22`si)Gdovcf)$)n#Sf+oK!+M_Kj#4Vh!bFHQ*
ZLX3nys8qbgdiU>Fs{;`EUd99!=po>f+*Rg$dDZ=Y@SA@;j9rT#2==kC99RGUaguiJt{siudr9JWhKR=VX5V+O{Vv<XfoiZGNs!r
UZi{`Pb&p1ktxzG@-0##Bq}MXf-I}9D6g8U@+p?7nWg_Oi!lE&TP_SNp(-)0dL>1RFD~XPVXOtD;wtSWbEy(7z_95mB&>X|-la}1
5wOak9~pkAB&brLr6kiYJ+r4J#w?$($to@_G^mCpHmZ)Uxv4m-`z*Jr87sgnSuQ#pd?_TXTdhDaxh-6+i>#6`k|s|s0Wh<n@+=*$
XqQkdZ!gdo-zi$G`z+zEFQ=cO;H*xnai$zC%qn#!;U_vM0j=hynWPCU%O>L~F0M5&xT-d-^%=A!K%~Vl>!~KG6|dSZ<EK`r-LRLe
*Qur_yDZ2p608&?^)HqxS}f8o?<wja#4?_*$R(94Pb2*u;ifDuld!X`8n4!>P^m{Kdo3%h;2xtfWGof1H!K1ofgo5YzASDhoGof7
4=tQ3NvxW$CoxB?dacSWG%jqR9xoWF1E>71kug>yBrF%O;VGN2ZmR7o1Tc9pg&Tja=qR?QQ!E%N<uK7Ji<|i=Po&zXG^tFYps8gc
c&{O-6f1J83$67q&8XKf;f@I^3@sU|tgB-piw<5aT&P&8P$oUAk*s$oL#N8F;VhD))v>9ohAliB%c@=_#;V_@TPW|W<S^E<53u7b
ttS#OL@O{Zn=5dltFSnw3MoD&t*l5b2B-_I(jd{63a;*~Z6wSvf3i)oDXU4Sb1XTqktX&h|12-64Xhrd7^&f?#;6-CETr9`3M*=)
LneE#i6YA&^Qj7{2dtAWe4VDM6soeU=p|Al@v9-LxhBZ1^e<;4La87oudq8R<f%C=*eu+u>o0Mo6{W~6M=dF;uO!N;r>wH7eJG`{
tR)GoJ*Ay4<|sa=zc3fDs~s6F+O9Gw*rZu7uq+5F&aYghX)sPKORE*6s<62sGOc>AGOZsh4zO;sqA|v(&!`%%87?;~_A3D?#Vmj*
X`^2)6D7B)dnXjJF(MnQ>8~FuK{2K-cq$OAajz_=HLLq1lrU&4$0s%@1+cv<FC?U^4V?z0f+`QG3@+Ck_Na(2BBB@;f2~t4>5~pB
l%-21t*)i0s;*<E|0_eOlAU5Caxh;kO0Xy|aj?;^jU*&6IIL%`3a5=CBQLETIjDlDF(L0LRION~vn$jw+bHm{T&fu;u%{m`{H1j%
?kEwd!l?zQ=dCRlgsX^`$*nOkQ7JMn^{OJM@hI&kF(xo98!7uOz^OVdt+a(Eu%%e3;hE&1yeD(5iK>$)sHv%_S1HmX5~@3_eks~3
VJb-}SEgmGa-Vyn*s7=`k2900*QYfr?5nk?;i$BqDJ(`Qtgm3FXRZ7tf~j{c{xAlopCY>}i>u<Vs3^)M39(e6+NnaT%9rA=ov%JF
0xI^QI~+PC7ncMwp{m6xNUj4adoWj^Myy@1qb;zjXCv<_CauXB<1Uk|yru?@QLxsik1RVe3$1h-6DNeGm#W^R)~I%@Vx@MX|FPU4
e54c{NU<X^UXe<$k1cj8->G9RtSMBjAFDzrNif2wQ!mpZv8(bf#jG!+n6W0OKP;)P53m(5z$)RZkDd=PL#`z)xha|_9iJX7;jF43
H!tO)gCe~wTCj|<T`$ijM=6%5)*U-6*`DR8yQ~1Pcd}!s<*0-*ys8<l_AuqEZKp9URV`;NFe~b;wW_|T<|^c*=Pf}d2q?s{fFwAr
1uem#GAy(!KdI-c1ul9ozN;Cq`YcSZTo_ofCN9<}?xroSKeJPn@GD{_nyyYPZ72w^Td>fq?k@MK<S-mBMX+q6j5NI-MJ&uH0i^J%
<0q9VUMmAFaIK20i!3iC>af48kTMRYQKXzG<|z=b!m3p;+^lLL2r##rTa$mRfU9aQ>?#T;n5dI5>M+nGC#-<2K{6XNP^y+CK(Ps|
PBDor&n)4kLan2vRxZaVm@AztVXJ{7pR94M#wpjXDloq#1FyWPo~>Cepej!wnlK+AMx?f^H?FHFrY!TCLMNvnxiG#Zgf6+ESF97T
sIAs0Jgo#S^r!T&3?wnB5;21-Vyze;p|2;fVxF=oR;ey7<gfrLO(g-arYNPRUM@4RHY+No88GHD5UBg5M4%#{VJ!u!8LU^Gij=f3
=&6pXC@O*}f~^9mZm;<(kgS2Lu&5KQb{2^&UL~6`lpvR|OP<=Q+AM0N$|kI@0<2^p2&greLNMR1v98xH=OfLlj3>=36RgfGgrj6H
@3HbQAfYubiK;d!-z|_IU#QWmxvM)YCas4nO&a#3b*l-fYq6Fp`lyO7G^}H+oSj*yHLiNGnXKKaPAknTh^-VXkF9>I!>HD*?kgTJ
hOG-I_?8|iEvl?83M<JehB0ZYP@I}8h%K8RIV<8XWTPsj4IhoNRVw!>RWVbq?Ix!vn=4hW9JHhy!6nNjF{^H@FQ5Uf39Z{D@+so2
;;?kBT`Rn%Un`y}H7;wXJ0YJeny56b;w=j>nXIoV)+pB`6R2{mQLZ*Edx9`3*04t{9xYWSg)yBZ03!yi*{TvL=O#QZPO3~P>a4S)
#H#hNCoJu($E?^PNUkKU=duBtmns0Mzb&&b1}iwHax01}_aNCVbSQ|f@})u^u&&UrDIDY|oUIlqRIR$Moh;WN_ON!agc<g%)~vU$
(53@2fUrm~1FgNTK`eNtIj65JCNbqE4z4Dyi=zN7aVLNznJpNyUo4*t(wvMZtfw5Vg|Xu$)vkb|xUe*!gD9w|k0&{-#HlPIpPHvA
q#qJ3Q!uD13oVW(sI7@Co-FCDL!%<F+$Q%gwIYJ6&n=`WQ6y|EtEA8^oUy7YV65~fH>_K*X(>6cgR)Jf_AazA5HKLIT%KO7k|Qax
eJWNXy)I)enI2xS=qXvNY!@;vII**)b*(KVgeYhxBq)2Vv8o243nML}FRj9-)*(x-E3ND(1u}{uAFeMji7BM5qa_w7Y%LqDhAnNV
l_jUHeJ(*H*{owIY%BRJWGox8`>na4F(TToi7kmJ>#)(T7cK^|b}>dU0Iz>1L@m#+OR>E#2&c}lVl7TBC@0UO(yi051S<$AL9nQ;
B&~m{E2S4NdY&*X#G95Z{G~}Ox2yxP{Vb)g>8@Qb45@OQX(ApdxhylN%B`C$P^I9ij44zqu^;`hO);FKE3mUDcrLar8Yb;0C$X-x
EiMfqb0CPYH!ujSi7PCyF0v0GK`7d;NHQ0z<Sv0NF|YtAEv@1poTTC`Z>%LLVk@*Q!>scvX)AjzjIw62im}nEa<A8^;-?}lVl1hu
;iVF>(yQ>M%BuV@BD2A(_Mzk}MkVdA@~!(Pg@t1+@+b<Y2B~{0V5}ynlr7b%f+s_>=d6#QmnhGrubeEc6{H|5w5<iO%`BWS|1KP?
{HLL*>L`&bajdW@QYLjT9i?+6^ss-a{V74O<g9?9k*II2<Er8)C@+dE=p^edOt8N#)fdpBldFoJ9Vo`DXsygA<1f-Js4c#$)v45|
@GyL-11=UU)T~n|887rI(j>GkwXephQ5AqIhc4f$R2gV46fWJW6|E$wFDHkxY%dd~VJ*ckzo-PTov>LjXsb(}hp+jm79}Yu_?)n<
m8I#XMlRH<<gVE#8?DMN&@OqXuBe$Rc(7kB<1S4kMjbAz!K|bw2quN9M=dR=8ZBw9nI?TII4!@XP#B&d+bz(n@TAVLTQH*|lBbZN
4lFLGawW;H-mWSxPZ?gYBOeVc9WY9)q#|~#n6PuL<(>qp8K$|ZlOyUezbQd2H8GU0v95ot6R)T(gsya}|174g4JA%2N~=XK<tl0@
z@j~^CowLn$)#JNRHFkbFRWjhAuYwN*P6(#l%mokhpY%Oq^~nBF{6<tQLSAnaVToAtD`Zccr2Z+$Scn#4lpaPBP}|!3a>Y(Nv_c=
ovEiCYn?$W$*W*3fuwaPV=7!JK&%j|ZK~)b6(rNKkg*0VF|MU3Rjl<VX(ha^D=s`Pw<+YX39Je!^(=X;<+6>f@hWGmp)WG0OfWL8
>zwr~)2x;>elDV@8Yy_EnWXwI$|HR+&z-I;g(^la7N^80RVdD{T`YqpL#$^j`Yes8Dk*O-i6>MYsG|+7hb=v#_N>OUe3(6}38hk#
Kcz+}DJ{;ZM<(;BC@edr*QF*V>kEad<s?Qc?w&KMGcGqBm8|rv!=wN%YA#VLcdi<!<1SV#2PH%-yrr`zJSjY^XDyzmFe@RgyD#H0
qN$fF)2s<G=&r1$J*ky2Zms1f(k-PXu&A3RK&b{RB`WbG^DKg>J*Gn?(J8&C3o3#tb{$}%6shJe?W;#H3a8+&=_>gl^Qds58>RRv
KdyGIQZ9EXf~4FpjH!4r#jEutvn0+hk19$j+$te0ku6cGSE))REwFX4TP8Rt^`|wg&#Y%7gD?lEBPiUU6{ZI)FR&)6P$tYCL$HD{
P%^Tr*(}Q_<{l-lP%9-T{j44>wW`i7V<D-ibTNM~a4XBK7O3(mqN(YsrYJWi+pc6Rs~K}KADe@rpsS!NEvKs>q%C4EdL^i(vY~XX
F)y$x-mXxt-KsM%X0INgJR-EMlcoSL9WJJ?I4G}_(=B_hJ03VI=dIM7_?=29fU4gz)hev5L9E-Ys~;~Mq$_hKK&#fMCMwn|)~;fy
S1hoq(IAhk{Vk=Y;Hc>+u%SsNs4l-3I3XP{OQ2Sw7%e%jl`b=&ZK^$}G^^|@=Ba40yQ)wt<D|o?uB{0!A*wYhSFviQ#jG`^lp(pO
#V6e@D<3+p7%hjZ9+{XeVITve#-xp|o2Z(ub0`j}{+4|$J}fmRUo3koual}OPcN{gQ6)F9d#sEgfT-3a9;W1@+nk%K7Avo-LmRCw
Jt2jve5v~>6)R|~r>aIVcdP+02PDO+HKmcKmZ$3{g0Pt_%P2*xD6n-fJ+NOU*ePqSQZ68{yRg2lf2>n4kgonPHX}zZU?~)=q^7+n
Stvy@@T@?uqOK;dJ*1Z=B{9z*%c?6OOEIFU!>j-)lq;<(gepue-Z1Pid@T?tT&%gOTCXgsXCiPcZ>~QtJ){A#;3f&JzN`<Q2Ci@#
q$1)i9IchE(K64f3om=37^t%`iY&aSTBXS=oubDn^`<GJ$0bywJ+HtZJFP0H)~Kef6)_30SuU-vOR26bQWZ)h5-|fSsV-V1WgZV3
UobMXPbhmSfw1r-Bc&&;E+iGM(J$$)ajx8`7@5Z^Ehgt2^s?=!YoPTkpsoEUYp7nVy_yfD!yuTSu`E6;#H|7_NH2~o+ao41)~8n`
2(3*dS}tCwT`c~ruqkyg#-s?I04|R$Wtog6FC8^4Ju9jvd#ly2_prJs88q4|11+GLoG53lejzKauPS-2l`S9{vMb#vNw1Es<SqFq
tt_=M5G;Q%1fVaflqCZs7bu}D?JPhq3a34)wkg9bB`BRIJ25IMF0G=dnlS4uBd=<#s3;$%x+!+8j~8?&LMwM7oDuApS1Qjd$EuF2
(jtkigrsgVwJDsaAgSo8e63%l3M?uuWh^qW$t3}-$0B;3L8qLqP@uG!7%46s+^qF4S1^pG1+OkLTQCzWEU=m|>Mf(HVY16FaH@eK
f-5O53#4W%b0-L)Vk$?YMx*bb4X~lA->sZ05U?#VXd?@l%dS?bWH3t|M6i`CXfOt;p`0Tyda{)+1*>o<qAqSM)G7Ne->O0+?5mh3
5vlpC^{gK)x3D^|3bDzq8nJ1w!LHjcTanGIT(O6&(Jp1F3oHyJ9GnKIhNTp#R;)gq>MY?XVz5amJ|+XJAS|sZ!!Y!*3M)&lavZiO
dM|w;x2)JJuqe<iWV3IU7_<r`%b?q=SSN)cTP;N|ARE1<Z>&`=#-a43Br5Hy2Bz|x?kwl6lddkS3apE)S1bRivM}Q;BbY*?&niqZ
I4D-FCxv)4Dy<Wz(G*0g2`^Zy$e}1H$SJ_32qD#=ptP7P&LhyHwJhVXoi3BAPpz@7Y$q$Li7UphR4yW=)G#q9)u<V!C$ZY4=dNz6
sxjHE)hTEx{igMyeyh(g$tia&*{}?x8LrAL)uvdiWF5~TH=#K&C@sJvN-7zsy01^1d9v9o{-`>!2OuIdtg8m2?kJ3|6);n%*d~lD
)}g2?MzEo;4kUuB+NySpohlhGGcn9BJ}qgirL2RlE2u3dlrcc7kSjH*XNaY+y)v36MI5prT(27~^C)R8r7+(t8mJYdH?O-g@2*rY
Gpsx)sUWDVxGljfx+QrnC^34i1gNpD{;I^IAfo{!!Z2YiAf_KH6{+AYH>VPuAFrvXpE0<yUYm5PaH$I~0<0&nPNb8e6f2-F-z%Uj
Cab-y`6bIKZ!Cu?E2_k+e=fQ#9I<yPizs`n-L8i$t|)h}yPj_@&!~zpfv*iO7^Oh10;i@d6|W60WGiyA115zo3aml1Wh|*JCoo#A
?5%F9)-GYK4;-Gb0x%_-g&?Ffpe;fwuLEABFtFP!7o~orV6fpXs3Nr^U#UPU?JS!r;jP!OIiYJQ>asDd`>8P)6fV`M=qzieLM>RU
?3lqUshF^`s;9pwISn<gAF72bwJgUd60BRT%Q0lGUoJo(^(l@ggr>qOX02AJ0V77UK`*AHLZ=<BtECsPHLg*t+@30;M68~wh$)t=
(Jvt?4Xo#{Z5Ti;jvGP~P_XbTgRTfL2AV=JjVhS2Nu#$ZW-pYa%P7sTiXs1{11h|tcBU_+ODcmetSrzixvc}RJgyzCSSgO9J*OTr
)TXv93K%J_w6N`}KPZ1G(=M7R5HaMd$E!>%wW8uJX)rb@NT<oNW~H|#Ot0oB=Ouk4JuOKvhpot=ohM>2{vc{A)grJZVJ3twXew4M
d?QAsm6xL}KOz~hZz(yh5whW*t}v}EtSX1B2Cm1gj;JuK`yG2E7Oib553<RsU8+s2gQe@G!z9!v*RaDZcPOVW#V@}w4KLb~2{1Dp
T&E@>4lw~Pc_fe>k*qo`<Fq*<yryZY-z?FkFEF~U-7zGp4lLxUD5@15CM<ZVsjIQ6D6j0U$Rmj?R4g8z@FVK7rmP&PS15rfrlCI-
=rP2s{2UyqSgUTQoFOQz2r(?ABBU}fB`^vvE-o3d@TqpDGpzqF8!g+cuCHgX46o=QO)8eE|1XcF0Vr>-J*PLXmXbCs3Z-<TJT3>R
;4NS#VXNY-&Li?H^rSDZ4XXMqh$d;Jxu0G!KC=+7%q{aORw#?C<Sb{bh^h*$(ka%i!6{{`>?%H~VK6bLa-u$}qpDY+CLwdMD6B&r
ZLFW4M=Yl-dM>>wTrYgEI;(iC)~b>#Z=q$e|1hB}u^FhTTdhW}psoTdQm{iRk}kENSuR8?Lzt7CnK0Ne>8=wYTCiZK$1Xr5*Q+Qj
n=892LoMGWmnDuV7AvVT;jK8WEv*o-q^-ZMZ7akq2(X`|)vt=IKOirtyr=grSSQ1*C#`0%z@?5ZDJ?*#qpn1&SFk>_N3)ue53Q`Q
jw((nr7nD+i>yT|#jdfbZY}h#mz~S0tFJ~db+4_g#HIf%k0tM{U#(awwWOS;VW3MR52!3IJuyeEGO2VcVJ0Q2QmqH9aw<+NeXTMi
m985u$EeV%)vZ1$$}H5cuPwf;9;tn-@hku_DXbzb&8CAez$8SfE-(Zm3Mlt1ji{R^peP3@%CJnFhb&wy2&v&7jjE-p&#to|(kt&G
?<>_J?<UY5RwV4Lgr%{qQ?45^aIDO&9<`>T%9+NosHGz*G_JWU(4w#?wyc#LVk!13*s2h!6E3W(XR2?Xzpb7vHn1bC@hFv_<gK+T
E-1Di^sI6wY_V!AsVeWV9<W@kBcc^B5T|M`l_=h!rmg8LA}O-3@2gNQimc%*$|mk7(WgEbs4gNazq8V;(JfK0cd3c2bS}89_$h}e
p)lGhD<Ui>#GC1$!z@g(J+3w=9xzHCL8uI;qpuq#s4dAWXDMMWlcNtR`XDT=52iAm0x%mUvm$^m2Cz4<s+c<|MJAXjuqRfsP@sLS
fGj91wXJWcw5^mdd?*Jn!Y$#PaV2f8ewjt3r>t_Y`6v>te6&!gm@R%S7bn1~9h?>@6|EnwK&*VFrlq~C<RuFq5-i8B3okda;}|k2
>?{~6Nin0QNU+YbGpTQ<53nUH6fK1x&>cswa46a>&!~;30j`57EUmC5GOjDB4JSdT^N>=hv9C-lII-8LG%6jalO<fP`6z}iIU-@N
TC6892P>PX=&2MU)|3z|%O-CrN-%Dyj;|Q1=PjBP=coCmSFyyMK(072Ppyruu&V4TO0Ewcp{-dmfh^;qFsIli1+Y#d4KNh2EUz@L
iX@h*1R>lm(<d;f3ocl%2C7voHJw*6L$J23K$jsL4J~FU!z;il46b~peyNi&z95<{Af!bl11bWn&#Hka?I`0du&H<~cP$~P8mzRd
3@C)LhA*?RuB;WQ#+?$Z(XYj*RWNg;94&;cC@EDiI3%yF_$|>c!!0SNDxw{zqN#1NSt?thbFh&rg0PGzNGotJF|diGLnsBU>?=yD
+%4-MIW3ea0;>ll1S!5JKP@XMMlE}*DlbqeSg1fB8m)1wsVrkHbEQtPVy$T_0000000000000000000000000000000000000000
0000000000000000000000000000000000000000M<}2uEv{UrWF{^t!l=!p7AFs^RjubLVjkA6O)eZT-zg%c;vvN-KB?{}g{+I9
MXx2Q9H^bK9vCSmC@Y~U>H~(ZQ!Zkr@31Yc9Hn+9OddEdD6rY3qpv-#AuTPHzA$$#pDbi6K&)V@N2W%r@u9&mvnSl9L8%NPB`<6t
%BQg}4yWy`YN}_cu&je4WiS?_i?C@Z%_;z_v8)>`pfLuiUNK8BgebJ9^RSmCMXiM{#HXb#zpB$JWvG!Xtgfc2Laarg2r>yKQ>T8c
Oft1G5)~<~F|k-JfiKXkhLuMs1}mMd(y1}4imxIlc&gzqY$$lB<)YfC{xbWd!>oFz(y4~5yDDiWS0oxOlPz4RHZEi+IiRK}+#6r6
6Qq!^vMK(p+92;DD6Nhy*QuT)K&-VaEif`EFe+lJBqt1~_Ai;LS}G+a-Y;1zA+bR(39V@?d$8ddFe<XL5wI;Xx25(lNF;cwwy0F6
u%R_7Mh^Qfq6~Me94Q5-t1T5J_o;y>Xsa}s7_Q(kL#Dm03bL6mMKEn99jxjjG^)O=G$}kQbF4@$T&W+lIj<xuVk6TmqA6uBZmpUu
V=+yr!LI(F0x4B12Pz&ki>&XfwkyV|&Zx*BQ!s?8a<2|34k;)w43Z|GWTtkV#H<#YsjiMH<(_RO7pozcBdXOf`zbS}vneAh3nHPe
>M(|!JgBs&IxHZk)+wVUYbkmy395Rq{iv}c?I^$~W38vCt)@$`maqmdovxapovR3;_@fG}Sg+ir3Nwi+x~c&z!Y;<F?486Zex<pn
04vL)`lidLgeRLU7pbT&9<%Bk9V_lIq%X*@UZP1KGOrV_eyr@OO(=CCU$By_v9Rkdjj64tffLTDz%F1YDJ<2c^eM2b0V^gV^(?2V
F(HPs*RMPnP_3_`@Gx|&>?}&G7@m13|E46W)GXjG3$F^Q9w^5zk}*r9+AZ8JY^o}jeyM{ibfoJk8LZ;110-OfM=*6NZZCT*<t)On
Myyb*cc82!FD#BDB(h{MwwRkHfu|TPbSrMIU8YJagDclA6r~j>Se&;cD5$wD9j&w^CatC_`y=);Myawfkfv%ZWh?HjFeKM41g=Xj
pRZaeJggL~J1qJv6f2yjOer{`94*_h)+Bo_?5F#vORcFMA*V7d5Uz(Ny{gr(&aL0DQ?d@MlQCbcRV4zcvaUxaU$BoYRjqa~nJgqF
R-taDY^1OzFDiH>%%^20-Ky>_>Z*M#4yv^&!XQm2vn{-(%d0t>JTAa7si-osh^%=nP%9lU11%&mB`$3%j4@9sswQGCWv*JOSgC6$
Mked82rmIEfwKN78Lfw|Jgr?ZfvX`bfhLzS>?hBuQY~FDT_mC{!>qNg;w|P9Xeybh%&c;#&Zs!1W2maD3n}HS(z2Kz-7Wwv2P`S6
pRF9QE}Mm-6D`p%(yoE02CV5P&nQHri7UdZwl4)Omo8&2a~K1%0y5{W!>K1QOCty)dM*{QMJ$J~;itAQV<>zlbgs%IgsTjzGA<mT
jVOqyCoNjAr>-`oQ?N=TvM6?>jV9|HSTa&7Kd{*=4zLa{M=&g~gP_T(JgGUXBPxF-5v+x>i=q;&Ycaf``6wx@Ub4cZ)37rxaVWDe
{it1}voJR)Eg~=^Y^f%#&YnZ6TCO>(eX7Z?N1+ZZG_5ZslBsE|=^R_I3n$*Gw5eecTQCr%h$)b&_^kt`n=6?oXr)vy!iy;|Bdpz=
ET=!2)+a6}L#&3cSF19r=c4N)l&6F&)2KzT*DlN~dZ)}RhO-H&<FEr4)ur&E8=(=Z;-y`!P#p7?hOV739j|bzL$5Hh?WP4T>@8)e
YA$^yAg2PbmM%FkQYxCM&?%TDS*J>))v0SN#;j?v7Aa#Ol`Ji(79}1oVyVWhM5`Sxfvl62o}V@<1sw+~;H-`?KQ##@7^Kv%)h#Nm
D=kkj{w-)QrLKCgsV}V}y(eX?s;qOZov;!tNG%sBk}OfEHnE<pLoPQhjj8?-IW5~8r>sJ&a3+wdn<{Fi^CuFjIwR^Rf+`^_?=fj9
Nu#_an6UMyZL4)HNF;eLh$nZdnj{;nEhx_^8l?28ZLQ!b$E`aqAuc{4Kq~bv+bMvY45^16H6`yIA1dFlHLf16?I41y%Bf2)e=+JG
%B#n$0U@!lcPEdnJ20`TZ=_|d+bnvoJ{l0HiJZQl=bbhvy&yXr#;TF6{;X!K39;j)HmMS)11O{`(yBhH_o@gk>7|#hYpc&K9w|E<
%_I-6POC65U#yj$CoHwBQ7G%NBdLF__O0Tq)T!XIjVnv76fpfHR3tDiwx@_JBd?(=H?0LIi7fvpR;xlRBCWP3&YfE<mMzqs!mN#~
WvQg7*ru$cCaiO<q_JYE7%wHSpru2sFR&w>yrnoOLNGM1bu^MH?<emoDkNAg2(1;cLaw!+f*_!&0xu0L+A8QORwwB&*sYQ;sV(5J
dZttv+%AY6$sLra)uPWXKd0)fx~AczSFp6J<`^j_X`z%XD6PgM86j-4U@Yq;P$S?f=dNF{A+V*a7A|HhjGcw5D=U1kw=E~Cttfw@
QmzOpt}zH9(xY^&aiR<@rLepw$*u`13NCu5vagD$bS%uNWU0xiJuSH+ydr9^6EIUP!mjnOiJG>i7As?+`!7i@VVQ@a6)#O8Fd7gk
ekq?XfUrrcimVnfY$}8rX)P|YAEr;J_^{-nTCGW}A1sS4&mp`h39L&jFDa|50Iw)4P^rqI=qx6nzcAOLQL`;AyQOxpZ5Y?3ZKoG8
Ca~$L1+Mw7ASBr;IV?jRx3Kvd$RSU!U7YVPzb%!d6Q|0bIH*M|jIRQt^B^y+u`N+3&n=}WU#uFe@hvB+Z7yCaE2dr^Y%D|>JE;~f
^(JF1ETl3fwyK4!gQ}daQYfe*^DdMt0j{ni*eT_*%%@YKU8n6Yxu;((|EvikE~3ybVW}0b>o9n*lqQp^0+z5T(y=-$`=J;utfas%
h9`}y4k-#LS)y~TpRH4@e5>}VYOMmQajax7Bdv#_s;=cOY@$0YLaxE4q^_JV;V}@T&?*z28Zc_7F(;&~;H8YB=`4FEfvIOHAty$x
45$h#KB%jz;x1m8Zk?4dXsV+n%dX}tF|G)(ryu1Z-!T6r6R0w$`l!Mw0jhJVzNeBbpQzX*GqDgPcq_TBQLsWUxGDy)^`xyK<1N%J
ku0?@tEI6ZBB=~4Dl+pWRjF36SuTz(vM*Y&NGUw9-LW&N2C9In5~UN8%`dvFaIW62ccdM$CMycAOsvDLm7KY)O{X?0ye(EP%c>M6
)UFRFg`LHx*DNqD@2?^z!>D;E#;Ca>Mle7uZm(J}9I=+INUJ@Y8!4b9ZyeN}ji`z!S*&+32(OW<eK6A|PptwhFDzgl`iKB9Dy<hM
&>Q`*!J8Yc2q~{Cf-qXF9xwB-uC7ineyA%af2z!|_AFYeOD%4ocPy1M;w2j>X|D$>mal}Y(W;&t;;y7Bg|AsKkR#!t7aZ25*CFAq
o+U0W8M6kl!!TVbhOODGZ>)f=%PZEY5w0h&qM{EcqcBCWcOf~jxGpfU4I~{bBB*Ap1Sfzl3M{E8Z!rTU;3bW$XQQqwH>|IvGbjqF
G_iIfn=GuQL?{`s$t+c=E|%u3P%z>o+%Y_<peT?io3MPTj;L5L)Fz*-GAQ`4nk3R6Z!e^ri?D|(=P~xGrymZi6Co$CY%Vo2L9Ib2
!l`{A?=2uKMli)FWhS;WYA%B)JE#aMi!KW+;TjYl`XFJf60Pp9iK(bB@FDfBQLF;73nW7=F0H|=lcdrp+$SuSoGL@5I3?~cov5Ox
MlJcKVH6RtnyOqB?IyJ=fh_MR3nPFkqbkuaiJf>ON-)DLyREyVhnS5a2(DJJax7Ym%p}yRb}clkSTQ}J12Om}VI}1*s-AZzgDefO
A|-gGek>`eIV{qt#;hTzO)!A2RIIcq7_SX1_^Gq0EwFQ_el7B+@g*54X)H*q<0^eGTp?Smua~#3Mky7qL#Q?^5U$9jvMiFWnW#>p
La#<B<t#xgHLTw)iz}6)+bMLXha#6PJ||Hw+NTbno2+3W9w<|?B(GZ}Ql*WsLa4znf+l*eE2Q|a)}*wk^((Ha+N^wyNimVDnJR>=
{H**WT&Q>}4=TAT%9xfcA(G)KYp}DCJR%k;2$wP|@Tm>0aw2D?j~tA!L9b0OZz~5V%`Z9{4=#78x-k^8Rhm1p<s^A5t0+1oR32=n
gsEL5UnJ-+ohMH!jwjivTdY$q)vaGBT`VoD)iAax4xBEh;x96<1u0dg3@{xeYp6Ib`=<mi3@jEWEiIs@4lDksd?uEztS%+7E3QT;
X(Ep-`mcSd!6x>ldK1VfTNxUyj<6W2=dGHsXesn8x1vHX_bxOk-LUYaqAx_Lq%7PjaH^oGrX@PB3nP>r#j1{}@~*0|!mScAJ(rai
$Eds~crTc#^QX8eFD8vDqp{bkI5Ci`GAg_-`YVeonX2`%Or-iM>L1l6<Efvjr=^W43o{xY38%>-A1ik#ff@^|4yNZUQ!R(BvMgJz
&oNOcFD+e^rXvq9a<Pu5OfQ0{k0HOTbuZkoa<W1rEGTWN{jl031f8s%2dtl~sx8ed^BD9YjVp>Uc(KMU$)hQ)v8F~QaHrc39h}&#
0V0Z>d>fM~5h<CSw<ba>=_S)HW~<$-5wSQci>7p^*Du2?^`=#&gCsC68l6reudov-WTeQgAh72u2eA1u%(1emHn3Nz&@cb2vam2H
F)Owq?y!F-0IolxgD^&}{ViH3Ot2;~;;q}F8>y%)x~oL4H7*dT%OwgZ7cC5?U8s<uZ>6Fsex#eNd8~LDULeY;Rj2GA>m)_0L8}5T
y{#{x945l57AwlF-7SwR`Jk03nW%LuSuK^T-X~k5hc5Q3`7FL7J0ypx2`twya;s`BSTU)w#V#WyVX5=3FQ^fodn}KyzAPB5xh@i)
TCEJ5ysEw}&83T~aU;YqH>Q@T?XLJNudTPL)u^*2iY%b6Ijn~%^eNvcCNJYKM5gGj`K_|4C@G4rAf|XDnkil|9x-*YQLK|Kj4!zn
?j<KClczB)ZLUbI(k=`l_O0Hq;V=;@KCXPMH>JZYb}DVKE-;cTho&{KiKV40KCMkGOerL(K`FQ{@+DQQSEanFaiW$l6Rq_zimn4R
8ZX-vnX9`fC$f&Mw=k)q7$AMJ5~*siKCC^giLEd&maK&$_be_i-6$ilPcB0tpDk@FaVf?ai=sfV`>ur|M<Q1xZzw6Dy{n$BTOcf|
;jH_opCiSseJTzyU!<BXd@8-Gt}$<!8XK7#6(t=hw<+(H7N=w{^B|3`a-e!COelA#pQ8`1<0Z~288H~F$|V*bsIeC>5H3V13n<8=
u_xdp*CpMoGqIhp3oQXL0xmU`ovw}|rK`~<9w4=@9W0_M3N2_L{irG~>l`gCnw+n#P^j;&<E)mbl&S_Y@T^FvQYdpVnjI-B;-uWH
zN*zMl%V|>0hzKcIWP(wMyVI5#jhu(N-Fs&BdT_lNvQN1Q!Sn)(W^hGOsfhZ4W|;XP^w@n`K@ZL{v~5Ef+lvX*rpRH;V%L(aIH<L
6Qy(umnuLf!l3gn3?H+vz!LMQ@}uW4PbuQAIU?~Wlc<?27O74v7pg+6hAiB#W-%<HYO#E-z^vb~2rvmVYO6OXTrtL|7ArI@Pq2+9
@hw{+KqQbZC@%t?7_rQzrknN|1SD0f_!_3K3^Ev}yr@$zKcZqJ;4#9ii5p-i&@AJtBB_P2p)A0sxT#Pk>n#DS7_m96pDCRrS**?`
DyS+Jf2?4yA0*T$6O>c1xhhI6a;hDo$e^O97@7Jk!zs?N^roYv1+KlaYAoL;J1C&0g)VV0PcBj`N-#JiO)8GA#;0v9&Mf#U(42j+
gsFclORxzi5v<6mDX#o3-XhAFjWT+x6D5@^izM(Nn6F-|5Ulg9S0?hWDlO_Pq@?T|2q^ZgbENt$4x^bb6Dx406Q|WIyP>Zv<gw7G
GO$@Fzn^L@#H?E{qb*;nsV|i+D6MZN-5?7nDxK0TyQ2vxBc=PP@~|@~qM+y`SrSOAe64z$DzIy;795|Xb&d0`%&F|HPAyBFYM{U>
aV|Elye1{BnXLJ!>Z{=^2P7`8^Qs)G(Ji7b6EbSBfTct+MIl`%;UVOtX)y(^c`>7)S263VVxRJ^f}hnXc_nitDyZu!&nx&c;Htqb
P%vgN^(Ma}#3*qrn5BIsaxKFxkR*kyc`IL}DXh{cXsJT1K%wKXx}Ci!4yO90Ql-i*Au<oGa<6SI?ykJ70V<B6vaBF12e7a&sjLzt
9j5{>7_CsOC@Tgqpq@%4^DG;jR4XO0cdP;{^&$AINUHrUhpz{$`z{G9#i;tEm?$i;_AjWd+oVM*g{ZYJ<e`{^e=u3Ac&UvoPpwIu
hAQzSF)W#vizyPWj<29G_o0F?r><9`%PH6~1~7lCsV^Ta^C&ejRwFK*gR!wH%dZ|Sa<Db3jxY<PhN(p?aInfO|0NYH-m6upiLe7P
Q=D$Er>F_ADzF-;AgE!h`7c1M%qc*utsgtFG^;4DkS@Zd=d7(QcQBov^r-qM*C&jvCaokiSgIf@g{5n+1t(>x2&%*{k09P4E3)1u
$d=Koq^Ni)1+5RB6tNDh9jl9=!!l7cJg>|zfGv41>Mfd<2P%^-OszwhJ}B%k{VW!(RVlled!$AfeW#Htdnz;`_$mCX5GwvDBBaVD
!>iOKB&;Gaf~gcMMxa$Ko~eQ%FQ;D&8YpWrLoleU)+JUhc`uGEge9jXT`Z8MP%Jep%?UTJ{3nH|Lni~JB_!;m+bxBxaW6k6Ri;ZW
moodT+o`=I5G&0mBrFA|CNIw<gfeld$sMF7+NFdo3a;v@s4)qjxR<*xh^lk28mRrPoiLRsv8YllC@u7^peR$UQZ4%~DJ`ugK%fLL
xu_yCXr}$16|kZ$<fo9KuBOQ<C#?XkCZA3rf26^wYcgA_fuKz%BrjDbU$gcve5AypNvPhZGc86b_9scC(<)mlr=vTqkuXjzi>+xU
LMzlQ&MbPP6Dfu<mn0Z1T`tWjIH{eit|(w7w3-gE->u~wRxn|z9How|;xJ<^AFflSh^*`#L!x{zqOCxx+@$WMp(N`V#w(SuQ=+7u
gfY)1tgeP1&a7G|d9C;=tfU;SBB*^Z$*%;aV=BljVXILps4Y*Z@+{@9J}urTnXOf@QZM<c5HM9MASmc22r5z$=&jr%6((t+WvwW!
x~Y7iE3DQoUZ`#-_^g8_3MUdHk*y;uZ>eT0im211qAc4P`y5KG(kXE$oGdCUIVwCXsUU%?KdF|cZmGkpR4Q_@bu7H704X%4;is{&
)UB$edZl0|-KFg;uP;NZ1F+Yst11C5hNP`26{eW7S*|yz#V_KmOQ@!yh^O0_qA-iE%PTo1YoPF|eySEQNiTk>@2Zg=c_>gRd8s9@
C9prLelAR_cO{Og2$Fv-*(yYz>Lr1#6|i6-{H(O20jd0=PcUpLJ~2WfE}hMy|1q#DEiid6u_)-GeXJ>=@-5OVps59`LM6Q_z%DT|
kgguCX{|0P6D_PIB_b26jHceGZz&P2^(VI>R;^B^056#?t}2!)TCrBEo-aiNLoKo|S+Xi5;VgZmZZ5o_aF;<Q(=2SJX(^B**q~Lc
aHr6VIk4ic<euOpH7q@>%cv?UlPHp?w=jpVE2CQ^;HzpYt}jh0g&%Dz=BDf@3@n5#$*`%b=_p|<Mjef*v!M;Gwyjtx)v7_QO))X1
fvg!B7c_F8l`X<BqbvujTBBetEHI?98ZJ?!W++1~WT><$iZb>vwyuyWC9t8cGb|3R_Nd(?Pb+k;lB~R(2(KF~s4U1XI;`p`Xs@A}
s;tH)W2Qr}!Y#D0*Du8_9WCu7Ju4rpgRDxjAt@%WD5{IBQ!M=?X|Ycy7b{|`cCHsD<gGNBODM)JtFf)9F|b^tQm!?yFRSP%6|HNj
7^ulHpDoX@mZ+^MLoEO>8ZM5j?5995%dGgWxe#ZoKdAwz#VM;V{Hg+|SgE_J_9<$tb1>Adyey3|S1eknhpZW|MX1c6yQ_vRL8$|t
5UFe?i65!2d9TYVTq#<m>ac$)n=5lMK%@zxvMxcYKrHL0v?%v1MXXgOW-2zTekzbEvZzI^2rGA{lp`ZC0jPB^Q7vXD+pQU+xgs(j
5~IMcxU#jX6|vr}KB@L7p{F0L$Dn($%pEJNxtw2>VyL4qx2anq6f1=zSTc2~4W&J$f-IA))u{2P&MGY_wIx6+6D;ATHjS+*)i55c
M<bA`0UHG<m7z2;IVlRV*`|7|pE8oE>L+iiyr4j*5vbd&s4n9uog!>46D#eaLMJ{b4zAp;YN2ec<}C0jP^_CN8>uiZdaL@aDly5h
av<@ovna=+-7JAD>aPl`<F5CyYODRMrLPh%#V%~9GAg_<!=1XRP$id`Z7s?id99tQIi<<1ji|V>XDAUYlPO-Xp{&y+hO?9we=7DW
Ag-+~%`fmIx-7{pPA!zKn=YTHps3KT(5b$xPNY99ld8k6-74rY?x~xv3aP~^7au9CF{g~Ai!HIOyDgTg5G?&Ebg2lKM5SaP&;b4_
Ij{k%N-*QBHlqWv!7+L*v@IDd(J!Pde6Mk>7_cL)lPgH5?V9VI%PuV`DKX(Kf~!@n+o=#GcdDwcFD$R4(=g1YMlg=51hKlR<S}+F
8!Y%C46Kqc02C)9V5wc8fg+qLoh$wzWhuU|oEYw_y{2j~ucrvC_9^kLq_0jW5g#h7Y^_YL1*_09(W?%vC?J3?;;}ugaw&AGASjQi
8=gz85vYwIE25q-&>xMgl&y)c&l)2raVo&EyRd95Au}K?Of06UiK)vcf2`QAgCuFL1+Ig#J1NX4CI~F8MXZFUI360Qx~k}?zpW^)
oFHDS7!6!1wyY#2!6lfX$S@G7d@xWg`U-h0)1Y}U1S;z=wyPAY12dZ<z^KHn$0y`03NDi)cdYp)L#JG@jVfBK2dic(bfb!^>#yE0
M6iq~HJaP4(xe%pxhVT25ic_<Jgw(0^CWYy=`Sv<d!~sdD=g3?e=sVoWT;=I)-XRXuda_R(xUgWh%C*pZLzW|_bNZ90<IR3o~-Ys
(5dmGX09ZxWGOnZGAV%{j;$B2Qmy=`eXM6J8Lf>al&UQ$v?|H1-Khp2mn<tCuPXDVQKr1EOtC+$@+liA9H~Ps=_qcn7A#PlXQ+Xz
D<$|U8LNLL<*z!a3oQ05y{UsN6sR_rJgdeuY@=qS#i>j#QZdP_ek0|m-6fBx*)U_ML@l)~F{orOiVjSv+pM@J&L|$P5TB~AGO=ne
AFo5N-Xu}1@u%dd0;%gOYbzBg*)Qg-M;a$E(xI#{!zh)nZ>feS{3OFA+9hJHs}(CKg(So-FscYKXD)^;=ctw_cQ5uVOfiSBRI5v}
lAymR-JrTHAucnpW0Alb9I>)2mZ=o6bEOO@0HpCHYbGkKs4B{@u&n>D1uXzGK&neF@uHrq8mVck{HN-y0;(dZHZHU)u`ky$7_v08
=_!{e!mCN4JFxMgz^n>0t(d_ob}@@3MW>7(+pPF5W3U^pa4rt6c&~)07^j&iC?R<$jxO}A6f5#Dekl+tWeHBC%dD)fAT0|bQz|;E
y(UI0vK(Y8NU%pE*RTqyDkt78*e-UX!>DB^{w?7vlO<lJ)U0W$y(F(GCbEepSEPR{?4n~WDyd_uWh)-0?x`%Yl&uvqY$A3Y$gGAG
Rip+he=5wZimkV*r7Y;Gqb8Uw^{y$fovl}^voB(-FDCFQ3oF&GI2%N*3a^^4d#X#P^f0C`aIr|J5-LkAM=?tu^ed$(1}&(pldnuL
u&#9=x~w81m#OA01gspYNTvR)NUV${FDi5}!K`^MjVVejV=O``&nbN{J(>j}-=H-th%l?LKrdG-l`;Gqhpy}`B%{_S04%RCKdUpc
*)0>Po2CJn;H(NJ44H%`(y^kh`7-aX3NMB&395Vyl%z_r*RgOcW~rI15UqMDoFJAM?49bN60V*kI4*9hJ{=>Z|DQoBGpBN|T`Wqk
1FTM_ekUZTS15cc5UH}Plc!~@4yC*?@}YpOzb%F;f-PsS5T=8uqALQhhb@w<qA+Tw@hpTXfU9<{*Ovg2Ng=1LDy?;}o1Eb-StMbt
FsNfFo-fj_i7GLprK!m*v?U#@1FXC;X{-{dp)z=+f+(CSekkjpiZKwaY_UKx=BnPUGcLw0BP!n{46LIpF(|UF!KY`Z)u|1!0kJfp
i6*9~c`eqkAf*H=@uknMQY^+If~6NQOR&MKr>8C~YplYR!LYKMg{-%){Gey7VW}mjv?CLwU9E4X9k7M1!m0`=buR)kbfg}!GpeF5
JS-R|H3zLJ0<a~o1tI3EmZ`KMKdnJ1Zl!M{%qd``C?nUZ%dXw4DJBf5Y9>Q6!KPRzl%=;TFPc@XmzAy@CZg+}C8I+p@v4?8kR%4J
?yZR?G#JS$6QT>EF0f&)<0km0E~VBe#jX0RM6b9WWTfw~>M<`W9xX#5fh}3BORt!yC#--Y7A$$GWS{V;sh~G4xGAG72r{A~`6hQL
XQ<aEQ?JRcr;$LM38OhGeknmK6`0tm^pt$C_NrQ_MX$`PNUTS&H6>E1cP(wK@GZQn(xla|Lb0nWn5kl{nk8JY-6v2U{vQFZ<FD@}
Z7gCbGb~gd!K$<^Fe#HRfUA!m<t#C+HY)F<Rj(hhUnyCycPxJ$`KU-M4=GHf%dDEPfg#bXg|FQb1FlUlk+K^s!mD7iqbwb+moiYW
c&aHab*#%WKqsoNyO2Vz^(`(gDk?Ir7ob=#)2rXE*R4}6DlYV|J+9WT(<*YTMk;P9yro<)RIBDJ?5c#SN~~8d7cAK-{wSBFIxc7|
ZX%yEoFvh$G^^Y!Z7-cL94@e`1sUfrFQhImIxyfZ5HQ;%yDXcsi7kyTI;7<-axdj3F(`1VouJdFPNWU3PAz*WBdi4!WGB-nZK=GV
fhSR?SFCNR&MW4co+OtlPM<j@)2u|Wd@T~MsI4)WuPgbdr=^*pNv+N;YcT5|d!ipGHzLBSw4m4|Vk)Gt+NzhJI;(IjbtM<C2`vh)
&>ssT#VJ#&tExXGimVB&VJVuixGlo1eJls3;i+A)04%?-ZLI;UY_er4Uo9ylMyo(Dt{tKwVkG#f@)<R;_ZWb#tu0#^mnhDv94r}{
yrkDBgsiSG+^$;@n<`r`qONkVyQ(cMm8cyXwWh3<X{d!OMXaGQ0IoTolOZ*x_p2x{Fs=u*zb;CsDl8i=N-o-{Td$g(DJ{V-nz6ns
0x_pCfHB{xhpluIGACN6;HV@j5}-3A8Zc%mLaq5R048}Zd8wnW?=2FnJf;AtZYzN(eX8fIk*xVLNGt%W&Ky^yMWF8|ucceBeIP<H
RV}eBye4-dE*f7f@+b_Yg{J_ehM##Ul&sAyOfMfKGco$C8nQ8~aG_bSwJs;FnX+y$zO4kFlPGAgpr-1vI;9~V<*Jkzo33N9Qzttq
SsNp*L9OB$RhxLNP_R=c>@Gep!K9t7V5Rx7gQaDydaU8D^DI!YE~8GaAgx>|lMqI%Un_s7V<2mpTB-`3*QBBl7OX!lt}42yzAUe(
fvnOQO{F2MR}}A}>aC)x*)a2@>L9|dku6K9$E>KU=PN?1F|Z6RTd2>msVLH=->O=#87h7%kgCTgCoVoMiYI`sF(Bir2rMctzM@<%
XfYcfBqb)MX)WTZtgi+z=Bo5AODIAoNHD9VLNE0&1g*(3nknWk`K|!1-YCqlFszZNR5aA0X{^?;2&;Ulx3H)zSu7N)iJpTq{;sz$
%Ba1pJ+X)^ZLQv#teVrUuB@D}gfStkv?(1SbtcC!)~<J~cdlbF?XAV8+b>b98y}^m+_1hXpCDYW!=P5J#w?~PuB_X#gd=?|*d>81
8y@DXe5#NhHZH~}Pb5k%sT|NLr!N<)tE-nRJgMxi9HA>P;;k92o+V8sN2m-OKCK)vge7aP2r)`7Vi^W28!gDFfta@}hOD5hXRYrX
udM!?Ae~q&7P1R3budpWbg`r-dLLM_bgj4}KC@gbi>E{|C?|!i_$eW-<*h|8Kq-x+<fsKN=Byhgb|;`Rv8awQGcZ)FC8!+{Ri|mD
;3zz?NU#bm{V*4<WvErB9j*>8)iE)tm?fpAJR~5oL@)~^ttZhO2r*}^7p{=4$14jkD=_jdxUontOD+>8k*uMvSScQw)~^pJXe|w|
B&b)eDJYz&C82+)(kgf?C@y=YotWCBxuX)1bFbyDks}qdZ>@SM`W;s)-l<X~x~!KeQz)mZ(yvgii6f&Vv!n*92dWjV_^|dY2`WP@
f309JULBVy%B+E`BPMVg5UBhrhOZ#0F)a@$$Sqf>mMT&#0<0?@rYz(vdn{YB?Ib}g|F4)Kw<(t`M5Az=eJgFI>MUa@z$aR%9U!Zt
2QE9Tc&=8gGcVpLxGD^(J}h}Bhp%y{%O>?GM6D38f+i&|wx@0>Aum9zc%>*S@hBFiUm&L)rLfMbU@&qe3ah=S9xS^kEuTIr5v5Em
dn_cR^)Jn=)+`+`w5ZFhj<4*kJgGjd+^YL8W~^@{?JT>b*{O0Yxh{6AhpbpJfFq?aEU9H75v}vAMx}kN-z^X^pqE~tu_+|2W~&D+
)U63Hc_&@4V=!DN6t6L>z^XE|XfP6{;VuHHPNYz$-yiNQ0jrIs6R}mXS1$IY*sv!l-zO6oC96!UOsC~D{;F@RQ!Gy}v?m9tD5O=Y
ZmiHLsV#e@8Z6r>e4*4XXe}bG3oUIYyDBxX<gN#-ge(Cq+OM%JAu9r*do#GMlB{B=-zT!Lqpq_hIj{n#)h(&7V6O8hI4^iE_pD_v
IxKXmWuB=e#H=|gWuy`-r70qyxFBdRRw(zRF)Qw?DJuIePcV0z2`F1EJhBwARjF&GEHDi*$Ri^k->4QO2d&wmA}AxRnx)FAl9L7}
TPz(bl&caXiYF~7PAP<_MIN!RZ7LEefgqDDYN(i>s4i13HY=*6BQIktE3fRaIv`*%W-PI?P^_P(F0WfK%Oi##rYycCm8}A($RP+P
9IFX0FEU;pQ6Qcn?kZR(-LeQWKPc<7d9dfOi7_{<Fr>99Ca!8A7OdPHM4a6%(5^u(rYX2A)u;WbGXaLEt|~~bODy*#_OCcB<t=R&
{;j>QJgChh9hZ!uRId=KY^=|%{;HcY3b8F7<royNNHAZhW~=w85+HY@Hn68GdzC~lurAH3ldX3x#i@L(i>zF#d#~KA=qUd#6|KN4
j41D=Auu>F*D7JJ&aF%@l%CcoSTT|<cO~F1Vl9On{jR4li>)l6Q7pSHr!Lg0;-MLokgy-Ecdovxsvz;GhNqLQ_^Q&Z?Hu<k)2-aA
m!o^EQ788=co}XjIx(p)p01-L+$A5RR3t#B8n9@vez7YlLaxp%`l)ax$T8KfJ1P95WtbA2$ty1)1uVv{aV`g+XRa_L-YuIbKPEUT
3@wwY0xPkqTP_}}n=i_txussKO|V<8UoQ%*nj~zf`mF@9ry+tVDy}cFJTlg*->tE!7b8n7J~6;0QmtSl(Jp?ey(|H*ged?i>@N|i
W+lWh_boK2y{dwwo1>ShP%R!L;V_J<k}cFLbSF}oGB4Y&?XILJGBiCdL9GWd{3}+h3$U^rL8qB4(yi4g)-B?x#I4ybbgODCXfZG(
pe(y7jv`Mj7%}H4Yb^$(J0tQcS|*_;EUYgpVk%`X{HY$P!70ojW+NjaEUjOjWUSXGxT~}*^{n+QqoU0simdOb!Lh$36)bM00I{g6
1TRG_mZlM~$u86@)2`4YrzuP=sG(DuTrmAC_^%tKa4HF@%B*pz=BSyald4{^hA+MkDkONQrLhvFK%pZio-S>qtuVB!Y$-6Zk1(Gb
bF84HqMd0nup&vQ!Y&Y}qNSxQ4W>sLpDG!w6)W{8<)_=E78=T}gQ~$Nx+|5e7b$n6SFC_1XRPiq^Q40y0k40jkR)L+qo&+0L$JK1
IVdR_y`fMmAF<c0gE2xdd@D<^BP=YipDO_$?W~qCH7M~ZB_MUJ*Q{D4IxE92O)ci2W3bsJnW)&PQYuC$pDy_y3oPR>craI~%%h~P
4y9MI1F;GuG%VXKC#J8IUo7%4dam8Cm#DU}Q>0ZR6{u6H45~VT3n(9{7^4~@EG?m@_?~Stv#P(WIwln`WT?C>(3%D*L9qcV>M$29
;;2Y2f~r}lohaKW%%4Xv8z}0pmM}0ZMymI(G$}(Z95Cc8Q>;9#R4Jb>5uw^CN--6z6QFJ~;wYjfzNE9Q1h9au(I<&4q^sK`;vv$k
L#V+l`k+6otST|5g{jw{RVJ~mZ7+bIq^mI|qcM`H6)OBFKdjcMC7?p8I;uq~j4ej6MW*yHZK;f)T&R34<1O4NA}xn5{3rpQ53TF1
aIY{Za;VWKd?$P|G^B^CRVXN?HzQ1|%rAK;NhT~Ml&Bo8*Q^q#&n<i{r>}D^mNEFJMJRwO`6@cB?xZ>;)Tk4yTqeLR-m<5vY@%T(
`>7ePMJuu+pBV5YsHHJ5&L$tPBP<NAwViR160q2<?<`BA|1aUNQ!Lq~k}K&2cC8Dp$t{4e{;$U^`7Sl23a|$-b+1z^EidY?xvo>J
N~#qw<EY>%DKS#8pRYcw+o}~PRjofK$0^9E+MiRUVy_1+p)X)9%&8`;Cmc_$U!{7hf(urz&?^e2O|6416QyCPlB;<sN3LTmQ7%?2
HlT{F^eLOA2d>L5HmbmpdLR}tS)vWFsjB~~GqG1KhcehK46K?foUW!WC9DOkktz)++$skwgf8Wp$E_5w?j?~iVl8+hsVrJ9cdYd-
U@AbW2&%QJ1}gP3+^(Of0kF%c46rLKa0+;;Tcm(3@hB&)a-@2(ny7cMV62)dC#s>Wxu7?t1f{;ODlQBv!y|U6v9E71_a)4+0Vl|=
3nj&}7OF6=;3>Q-dZ}|Rs43De^sd;c)v!pZ{V44xP%Ts~ud3Q7@h1c@ji+_3m#31fHW_v$pEBj6gC;q#!7Fg4!m3)ZmnYV+&Yo8$
0<5Gk93?)lJuq)F1+d7RJ}8G8i7f{uw<cyR8?P^-6S6(6$E{GQ(kcV0k|-OhwXw0SN~~$9iz|zmz9qA-H7r{&exxicteGRE9iav)
IIfi@Q>y1JxT;p8P_3aTv@U|O|0bfPJQ@J0cdSt^G7`D1IIMxM11%dV1F`6=t)gcjkffEY7#wh)46GR`C#@;4HLZ#;H>)kCWv%oh
`K~;##;i!Oy{|$ouqS#bx2fVJBCyFJTps_ejH^DZ-Y)&DHLf8p$||j`k}H5I>MUuii6)MylQ77ypshTlyQ@8@JuPI7CMC@<My{bT
Kd%0%2rASq85l${?Xx5*N-aJy&@CY>hA*nCq^zeJsHG>dLZ8_wVJ!tMx1vCyU#wst{IR4guc$jE$tOfCM<!}9Ppz@6`lUOaG^P(4
4y`#e%q&N&iKG%6R;|e@d$2bx1)XE2s4f<+m@QwV$t-9kEhr@=fiA?Xbfvy5Hz|M~gsOR_60n3J6)n7;bSNz%*C;|P@UD}r)+$Y|
?kp0mwkrKA605eMKe3c8<f<F5@GbzVWGp|WN}XC1D6%xBDlDzALLGIIkgt`n<|xjh87{u1yPX>+=`0s2yD%Xvh%VqLG^jWiMlH3m
5-_o?EgKrKO(+~Jy_c4&#GF#8<fS(%J0(*u93i4039S00A1GL`+$~(E{w<IxRxaYKEG#M=jImCyk0ybuyr4m`N-o(b;w%oTg`L0@
A1n?hw5%31(k<pNASBEu;H+D&m!0LU!!P+ObRmB(o}i+zX)Wn5cb(Lzovr*Za;*t3sIM)pfT%qysVz$>hpq*%sVRyr7^rfsH6+Eb
V6S_vtFYXyS0)QAVk2&<(If}0BLKK5bS_~dZLBdX*&($oMW|D*%cx$E!<*=^zb;Rx#;Mw^O026aQZibqrY;n$h$;1>vM@-lM6u>2
OD%Al=B!YipemiMq9}PMk}wb_q%U->yCse-8z%xVhA|tf0xm<WMjl5jG%bNB>nNhFa;oMlj3i(gqpwUXb+3{zn=!kr1f!)V39vaW
g0VRo<*4N=1Fc)9`Z1HE+$o-}NU1rhAE~h@{1%xW0xst%eI)lJzAnh98?4nUr7e*w@F@Q&yf1C7&a3qxuPJOU_Z?*+d!Rrpr7SWm
`7MtxMWP-qFtO37EGRoK$|X`N{HDz>tE$(mz^hrV*DaMWG%Z^ccdS<_94jrcS}i}SPpQnU`YzQiuB3aY)-W2c(xkPoR4t9LrYNl~
YOxL_p(v;-@*G(zoUF<)*CZ&Vtf#*x5S527LaIWi;4BU)?<}(^1gqGuH!PnhA}wjEKrD|ail%HRCa|+HiLEKEI50LPqb)qBqN({V
Q5Fa)5F;ToVl2rq^(}a;`6|6DDKWP$bt?#}r6dn7<E3(?Kdj`d+8n8*4IdOJE~(3|>7>mmf2#*6S+K(;xvhVst)rVS#;Zy!xg-lL
BcvfNaj!-yHz;x-kS-aiG%isk>8#%-?ky%Ta4&W#)v2qTR<J%WIWQY7Fr>RI^{&k>tRkB!bFOYHIIxzk;VelhFt9kD!L693BPZD}
wy7hmEGo>DhbvRA(3r_C@2b+TFf9|RA}unlRjc7FPpG7@uCQIH$*mKs(IzY`94s-dmZ&(X%BrZaJE#RPW3GLz4~>$aOt6P7$t_l$
zAciiZYuY&jH%<R-L2>)ewJ4-pDB^Co2Nsquce7C6enLJA1I0<9w((I{Hl(rCaqc-45ZL0<SBeG+8u|fAhY)@W~@vqo-NU<vMi{v
A}n>3xvifpge(&<9IPiV&#-qTM;pwkH!LSD<F2A5JgQ49O{kMEV6L?<`Y*2_pCqKOt|_XapsA!N@+{e;04wL8y)FQ*J|0D}5i0s9
3NQ$)C8?yW+b*0jAgctR!K8Gmek@5SS|SWBa4h|<)-La_VlCOI3@pQ}r7MUn`7Vp9IvqKwWhLDq?yfa0_$yATkD>;t*R5D6NDBa-
sx2)e<}6^PMK7?hSgW}!+9kZE{icDcsVi8amaWMsKrHYpA}#1FEgkZt@GcWETcNcrnJaOy!mXF89;_ZQQl}Ox#3$P?f~{pQ<EvAu
L?<vW*riM^11GboIH~WWA24FEW+}F*tgA+#CMp!M-z)bi88CjZv@Rm6_^t>mV<o<@KC<Pn!KRfi{wnIG?Wy4<2CPP?Vk||gIxdBx
0WcdY!YkOMXRH~l(JC$^#4Ic+KP9HC39S;HfTx!#OB|c0Y_P?w%`rA9YaW~?i>Lx58Lu@bqb@Zlfv<2Zdnjik`6k+}(JqdxSSc_m
!>#`#p|9kx2dIfKmn!0|lP01tSFWZXrl(CKaV4>(pP;-Z-z%jobtbYY{4c^Qw5j8)D5Y90fGS;@+M@EE(yIlozo`tdPN|Bh93HqD
?I{y1i>z0x?-MPmd@C$1l&&u<d#~}RohZsJPA*EX6RS=v3nywSf2me4yDwr4)Gi+yjI6{R?;!&#aGuzvs45Mp-=j9D(W<44jjx@j
lrBN2W+#iTpeWTWl`0yrG_Bz%6Qo5ee5{@=U!)PREi6B<uo|qdZ6gM$XPGH7LnY3te;LTGDXYOJuq>&o(J|ktk1AK9P$`q0SS8gc
C>}p1GNHPniJhY)5F~OcMx<>qHXOsE^Q@7q%B9XQ6Q+ozBQEJ5BQRsH_A9z8?yN;8OsxATJ}ok+iLb`8qOZ}Vu_0@)izg^E2{1b{
MJ_xsRiu(GC8(#cq!5^;ZXgRN+oN(FPOv1XKCFVLYAgq?VJ#9ZiLe8usV$5g|D-dlpR7_U8X%1&U5)>&d@!1+J1rcc=`T?s&aN~d
ww`(~9k3R!d9Nug;H_FJ2_sCg!6=z4P_fLeM;<w+_oz0Z6)2akXs+}vVkY~q5;MdqAF!sc%_&bWRjQw+DyOWm1}wQOEiP24@~q`1
c`(M9t|jpy{jh5)U@eQR!m-JxVk&DXS}oYEpek&s*Q@ZaUoXq4T%>%kPb^I&qod|5V5v5t&#MoqdMG}upfU)hp|F-HgsLT^^eFtT
$tW(dCo$eCBqB1ZR;<}99;nc)JgpS0ai}6J%A47%|ECbI9j^+p7pz2*A0RC!CoNB{;VXeK;4VKXcP?8nYpBhX9;LOgQmv9K3?luY
BCPGKcQJY*v!_rj^el?4TCjbf=p{EPW|VrZAt|9GIw)$aODr0!C@evxbR=Y|04Y%|o3DE)1g^U%oT=`ulBffViz?i%6s%e>6Qsi`
BCy*qf31P5zby1F&Zdnl;i^X`Oe71ckf&%I{H?{VLM=!xz9T^-AtZk(kggM~$|`l81}Yseld-_6g0LT%<1IU=38Drm^sWOeLamdq
5hb-S&#kW~*{we>1FPaIR3GV_6)QiacqI9)^Qwfa*D1!bb)*onkuC73M51;ixGgHGMXAK5ex;ly#3-E=&#XBl>MDM$=A6~2&#b|u
f-cD$z%3=PIw{_wy{~+*<e87G_^LWCsG@YRHZWK)eXGW(@)<iF=&l$sYb<>!CZ=PkvoSC$*e#5%u_6nu{}rh$ovt#Z(Jn$MQ!3l6
%%`?2d$CX_>Z&@Z2r?HcW2Jj7^s8Pcb}R+1AuFM-f~?yv_pf3q@GbT*3M#%Y5UsB)8L0Ov<er%&lbMOGnyuZd$gu&kt1%q0!lxV|
zbgSQl_5~9%qX=m^qEjB`7V*HDx&2m<u4<pfuLZnE~|kmk0`aSV=RIsULpM<OQiIrG%blO!6?2an<{y&#jRb86P@j_cc+^h?lPgS
-L7*eDXLvAUa-n0AF6q-HY+VGWG(h9J*;b<%^4Of*ez@;wJ2S&#-qk7|0Rl`=`ZIhwxC)u9j+oMNhvb2I~g9SjH;h3wW(GX3Z|a0
%`i?LI4z(oIw?akSRfW5#UwheJ*B57p{_wJWS@ww=B+g=-=#Y+Bd_bKogzc22PO|9GBS@Z)+9TkIVHoXY$vy-D=P@7S*>y_R;kb_
RV?Tt#i7Bf*Q+`y|FP$!cP@o3dn~yyBPrr12C6JBSF5=u=Pgq!i!V@~&9S|w^CS=&DXSBw^r^=zd9H)3{;&F}_NaO=9;UJ^I4=jW
JFc>?^d-w7)3A=QZzuVwtF3OTq@qbDpE7=~lcB~ig)E9JSF8~w_N{j+K&W*irlU?F*Dl>CyDYpiIVI^RJ*H2oXtHlAt1CAnM<VGU
C9VT9x~R9OOsra|6fch~yRNGv(IlEQC$OofAtnc{_oRiWo-Di?VJ$c$b0E1dKde0~J0l;kH7AEFLzSB@A+RkdN+%*NgsVTTlbW-y
s2!Ls+AZZH)va``<1J<@prv7@XRdXs^sN9gT&Z0os<DbKQ>dM;{;E<aqbb;|LaeK$fU3cv4jCh&__HLWpd=%(AE|+`)v6k+v@qB%
N~ja4u%*wV%Q5XR^s#TFW3hQItF82w(XEu7(i~zUP$p@s%&AT-45m1+^d%{-)2aY5@h=RYZ>+X3Gqa7a2dZr;PqJF6d8zC#t*)>%
oiLoG*C$Y&BPY_XU@fIA>m>~^9Ikk*Aum-T%dPn?OszyPx-45ByDgBcEvm09*Qlo~<SJRH|FI6Cu`PD4i7e};sI8Zxr?CDinK8{O
r4NU!e5jHv7%BvugDm_lsIF@$)vuGKMJhTkU8EnX=%_d<CZkQMo-A{#U@(RjnXptXJ1Vsp86>wL&aZ{ATB4sQ#jf-vKcKg+a;;;m
tFJ4fIIl1)38tT*3^9qV$0_ixyr&ti7OdDTq^pjvuc@S<DjmWYrLx4Cy)qS~G^ZRX(y@`OcP-y0W32J04Xt%6t}O$w2rU??vMTZ|
j}_D{C8D@1YN_!jLMTwGgsteTUM(4^T^*@0Ah5QrRjB2Qw5PQ&M5_+1T_!W7_oQZ`6Q`CdF|Zsm!Yx-R882C?pcYRqPbH8bEG)UE
MXqhHqM$q|KCe_MEiEW81*Q0}X{uDPrLDiM7BG6P+#S9tS*<oRC#oB<Wv1+{*`;=;Yb@a<u`&RzU@)mM+@n)6&nyioNip#$qo@cj
)SE*ra4d4Hqb2hy{H)=yPphRU4l62<Vk(X+IIF81HmKPuB`z5(j;V+%KP<eiCLTbmA}C)k*Q-gbPOvSfwi^I3^sb>HV=DwMdaSi6
9<YC@3MzN28KrqGx2z|vz^vRW3M#a%E~+q&$SLnC^O`fKcddLShAsagBBxU>Hz;|q#<XXw?x&Y5o+v%4F{_m)?5$X$SS<pgyRN>i
6s^Ul^{||yU!^%PGbsMBd@E%s^{_oEd!HH{i?3s>I4%+`7%SbXaW2TNZ>*9kU#<}w2C$B>m?})JFs{EQ5u*Gn?kYZ{8?4Q#Xr=%u
eW<3U<SCq?+o<iTtTBiv3b55Am?L{EQla{-{I1TTEUHtg$0{zU>?W5dqABnxIxmo~t*#6vo+>UbVX8N<j;F?`=BW#qyQn@9zo?ij
V=-`{b)?WNm9Ac|Sun=1*{?b+zAgu_Go~&ehOn6-qNu<yEw0F>*P&gia-2v3E2$nURj387;H~;F#xBpMVv(Yy8YY4*psb)UKd4Wh
7OHzLfvck{2QOBw>Z}qkP8&3@oGvmjn<=v^l`xMfJgs)9PA(IwnXK-dpDGWWmLOR!{jBt)?x`%Ud8mmd5-TU0kf5Ze5G(>F+ACQh
NGEJ42(1040xr(2J+9}m9I;X@udGU~E3XDB2Pz;b<*&Oef1)R_x-c0lXQSq_sjAeiL@`n(`zG%#gexT_izN{(s3oW?b0?y&b}kMe
+p4E4?<L<TW2J{CbsnZJ2O`BOe5H*foUg?#AuOh!tE#4~P$^q3ov<aWzLpv<H>x<Vsh#dCG$|3OpQ;Ek7OOogyDoF8>MWx#uP3Ue
qb|H5F0dvegrwszyfA+%&@W%GxGajIsVW3A<R@e+NUv9{<S3e}ttt|*MJ+KQUnT)AF)l`~pex~`eJlne#w)WbQ8169$*^Rlb+8ep
g0cLhQ7A<#(y2hLSEUK7KCxY^cOfGox+^W4gPf!;`>F)1WhC3C(=3ZAS*hr*F|ekuy(wm-ey?9GlPXxK=P|vqT`cggSS$%G6`*pi
PbvbeO)vZ$At@v!R57%oJF7P=?XtP9b}{oRPo>5%IWO6uRUua~7A*aUKdjaz)vC-a5UrQ1Ypx<GSs|e)AS$jXt0Hl)_9}2Db1%B6
>nx|P#ivOq_A3`LR4gH^fiU|eA}Sas3nucdrY09E`XyPU^Dm386fLMR*B`1ZX(nGS2%nCtov>l6^d`|HA+2Gg=q+I}A{_Ct0UU}g
4=qX;V=T89@-a%Vub={~A+2SsWUZC7i!#@+D65jKEU%HEJgDF-rK~I)Xt4?<kuG^8C@}e@^P(oHWvMu+GcA=c&7#h!+Aa?+I4zB&
Cam!+5HWw7KrcQoNHF6c2`!*5hAb*Bf2H%O=(7MU6(@}?%Br#}(<v6F&ZzsY?x&TgU$J1Yp{dv~RVi(-(5y}?ge-HR3?c-q4=oNb
l%_x!Y$%>AC@;w^P$z?~ysNXS_NUV-U$1SeucW>)5-_qO9VPN7brvG1@1Rs8Mx?JS8>}EF;jY~!-K<q3QXl0jhAOor(k$4jzc5Ly
rykcJzNnNeQ>!YbYMNB4mYnaQ{Veh*S*czi!7O>Nd?(B-tgbz<W3Do+<FGF$B&_tT%OOo9^P(LO<t_6rM=T*QKrN{%N2W?FR<DjF
rX)S8V<^8S#jH)Lim<PpS1fp}KO#)4k*^Ufiz3ReB`Xx5`>$*<My)O_b1Wq-?yg%b88KL_t}h-fcOadq3nZB^g&Z0yGNpO2OtEJ%
R56V$Zy*M!j4+%gk}f1IKe2nSL@jqGudci;m@5pVwJe$=-zpj{lrXR*eJt1~BB@!gP^nubz9Ge}upTuk`=ACeN~qN_m8JzV6)k@(
Ei7^_`loZK%c^uKb|@Y%e6WBdc&qa<#wmKRAFKwlaWDWL>#JBQh8vk1Q?1OTE3hOh7AAkH`L8D>*ew4n538-N6szp2*D7-&4J~~n
)tq-JwkUU~=_Hr16QXXg^(jBE)hFnr2bIjQGpubZ8LLLD;H<%^6fNg3#ij(N;3Cr;2d<8&2qB`Vrzor}x~<5pxuTD+k}qc><tK(L
r?HqMKCZ$bE1-_6bsWqskuKCHAg=}~a;uQ3-6<I*q$rsx3!LjLJEAzSB`gxIUZpcDOE3Ycm#o65K`=&`bDSL{izdIXj+wVB3#d^W
&yoJ5aIIme-l;?@doZ1_ho(fNv8)?0P^Db3+N%sOA+2?&Dy`+N#VDFBJg>qrTqHNIswq7pgQ6fPY@*~QLn>gc?=Wa5@v9`PXDS5|
(5HN?Mxjs)HYV*ZMyfLyYN?B{9jqj&E-nfx6tTxL0xx8(38>dBCM4n>lcDr1gCH_64yWLus4kwTEvVigHLH%L1Qebo@~@w*VJN9B
lOg0En4@&1KP(C)hoU{LfF-7@gD%6VC9wc2ZxT`{OCXODK`o=GIjl*pcq#ue)TU=DD>HJafv(M^NTKzm_#I~{oS8%~fGh^3At?y4
*(*3KvoFc6-X!v(O0FI&M5%u;9wsR**e5kACale>h9q|?BCIZ`_NoZ1T%+c!^{PfLJ1ph0r!2TJnI<!$1gBE40Vdq54Xacvey0pB
^(^_XlPqB;@T?22-72M_eytC#Vywh3HYo$F+9}s2V<Xs}gCGDYp|OapE3J1X+!kf1DJ&wXIjV}MMxb@F@-Pgbho6e7vMIGI1f}nv
%Pnm!dMZM$j;HgYzOr|+_OSpiD=0##GpCv<FfU;sDzDlkt|_M`G_W=x4y>WB{jCKg2qxkrS0JXUYp~%gyerzRJ1s#PkR*|@;;MzE
YO3rZdM%nTCNJ)=^DOkN8m%iWT&Ql9a<5#fDWvi#DJ(=RRI;k5-Kos1z#K`ZXRXSus-qG#yDlTJ(WF_R1E+>A@~bka%PLbM;3i3}
Osb|UJt2)SBeAQk;445b$SS@lgQ|O|D6XWam#^KOJ*zOMIjqJiKqc|4)hTqLG^`!4<}HJ(s4Ragcd3meQ>?fhrmCE(r!KZBgQYN?
*DN}$n;$ZsfvyrPim9Hl`y_3rX|c+vPcDZfi>*s3s2Y(a^CvW|)~kRp4K1uKuBfV}=_iFOJgZ+YU9i<1^r$PcKp-in*{(sUB`3@*
#jDUJb+0xh5vv>|&o5;y(yxCRk*!In=`78zDlUjB39X_jKB$?dC#Q`tf+z(hg)DQaM=jta3aqc81}LZ^g)faQX(<<^A1Zbwm?F!p
;;iMUrmteGP^nHV7Ni9+XECWE*C~Y)4<f!O<0{6a6|C1S4X%YP4Kn2vy(D+1|E^Z2&#z)C4XBJOlBkxdrz;~ZORNnk&@l0?!zX8`
XCxIYc%M+Nfh%1Ma4<nCCz5X}DlH?fz^a%jNGZdqOC)70ZX)cgp0ezz@1ba_NGL8S2CvH{@G4*|$089V{;3EssVbN#Vkr|X%&2*=
LahZbJgF=w#3$G;Q<oPlA}&Lzou%}T@TsgFx1lO8vna|eBrl~fh^YoI9WVl_Bd{zdd9oWIV5bNvnXGi8nx$>6Jt;~lvn<T4<Q#Ca
`KsZh=_|@7&M~;Cps1B04=}i?ZzLKiE(zMLj2pVCY_9euFecC}ovS{qoGhOu6|3y4M=21n87s%B0IcdUhA`={8?Uz_Q!JjMIjnM|
6BrM#p0C%i_btvTjwwr}sVz34cPvM(5GnsD-zaCMSgbrIFDL~md!uEYO|FBg3o%QYLZL?~X)FA!P$*j$E+I}OEwR(9F(Mo$&@f~x
nlTry#VnmM%`NvUc_t_>9iro|@vRTDW2Pb=60))`!;qD&iLH~WyDY>i0u`7goT&<`+bG{5izb7jye)+)ZlN|WNUj#K4zg`1g(VOn
N-^7r@vVz4imp$s-!cR#)S*==(5x&kG_74E`mlo~I4ia=#4YHh#*zmlC#a9B#F@n|bgyw7886?gh_MhO00000000000000000000
000000000000000000000000000000000000000000000000000000000000>99>G9;omo6R$zAOECQ}I4Y&1L#Pa|fut!fWT>+!
Rw`Ggeyq=}%`0NEnJd$%cC7O&8?KU(X)pS!6tKgo@+f(%VJtPVZ7MJ>XRb;lldkiy&@H;HiLeSCJD!!QHz&j^Q>V?UV<*C<TeEzs
9Hufbrm&za?5}Vwg{-$N;W2Ejgsi-+{w4A(HW{0&K&`y2AgYbAL@eB{JETA{U>lRKSS;<K4X>OlYbL5JaxU+%Eht8<@hzpXVI;CD
z%N55b}#~_fvoMR0;_nLcdwVF<0RrST(71hh$~mB%q;Jyi>MMUUMMcJzO36E(XqHJqA)Bk<f{y>`m8UmN3Crfv9E2M5vZ1<YoueO
yRD_E_o!4RYaoUx$gSt4BPD&PkDNs=FfCfEk0c?j3Z>n!<RSE_03^;W=c8>Wq^e{ruAk^JJ1_yPbS?6$jw*35;-LMo$)}2~_NvP(
3^4aCq^OxJJFzJ-Cn!K4RG3dP_9zjn7o<C`tt;Iu9<6;SB?cTV)GRJ9ks{u&o~tRSd8~pc0jU5fC8|amvMk{+AuJCiZ>qAYFD?Bh
8!d96k(~>!_NfdhmNAYnLZ;>>A+40HVX+}A5SbXW38?8X2PjytJ}KlWRjgjFE2h(;Wh?xw6R3PBc`j<A+9z-@04zEz-K`ZU?yRV+
e=XpvFC}atxvVv?bF#py3n6T*H7lyEPcj3oPAT~qZKXr2lChnytgN=NyeSB<tRIP~J+784!!O;eStyaF`k+xJ<FQk%daaPB>nOmm
b1StZd?E9!SS1fBfF#l_<t#X?`~`d?t|1h#N3ZHBI4k_5DzU|;>#htiTOmBCt};2So+D~4NG;#0S*qJADyJqc>L&sx^rRlAx+ga+
pD7=#s-Qov!mYrr;ws-Ti!FI0$F69t%`J>Fbu2-x8YccSt|hLigq;5@X{8CUHmP<eG^(PpG$ySg$gqyF+AWkTS}0X81Sc`ENGt!U
o-D#I6Q%$u120{q6Ro7E>#UP77cBXxs4MF+Ln2l%rLcCbq^Q*@W2L09XQ!Gg04wRO^Qz>dc@UT=D=NCNjwuPNJ0_Z{bTFT+?5nD;
XsutHT`xJUZz#SdNiv|YJ1%!Ir77#I;xNpnk*)JDNUDu3KPdzxMkHb@9I;-oYNjDDKqp9;NhRQ`AtEm;*eh}`&#Nt|{3?tvK&rDa
tf)Ao$u3?W3L?R+ET0@PYNWX&60nP!dZ0F{YM}a{iz79tYpC_1<gBl&@*sk!i7Az-axRl8x-bo}X|W$M*{hVUCM|+66*G@8C9FfM
P$mqm04dw3_bOwm*RhPMF|F;S3?vY#$|8BFE-dV?qblqso~<D-hb=QJ0-hrysH(3RRxOgPsIE^aB`iXufG}GzAF(#9k+7&Pd9nQ*
j;_bBA1<C4HL7)~b0(oL8zIyxV60Q2nwnIwATLd-4JV}*Ixk+X*%2%xMW|0LI<H?TJ*hz?=dBzo#W3BXPpYY|aj5Yr1h8<d?kTx1
B{V52#3|t}YOs_m@TO_1T%}m4)3ZydTP+2uBP@TO0U*ek@|-EG@TNX6EwXMUeJ=U0x-K!PwxR#7bubSqcP@S_VkS~8gscOl%qqhy
<(bGJ@vIp!u_7A^hAs-I*DKJm0VmcV+$2gbJ1x2*C?qMQHKog>j22|B@F+>J1S+zs8m>etNGian&nG*oxGq60D3=*4gDH}yKczM$
1ur?YsjO8iuO06utEm~PeJQrCFPxh%z_9)&?yYW-G_9;Es2>6>+9-r7?;`ZDTdg0iT`3|lC$ZHl%cwA_y{RUt94+=G{+&apCa{#M
B(2h}fEXL8Lns&=`Y7F{kSHRj->`?OI4T*f8Zgr`a;c>-O0Cl{+baSv-!MrhS}r@TX{a2l^QeH7j+70jLMn?Yl_NJM7AU8&WvwnU
A+duLJh08NktWip$gTFRc&c<MVJPLC=`znHDkj$|0kT!8W30BRQm#WAm7VJ>r>;{dxUXs|2_#W1r7M{(n=W{%3au0>Y@lQ-_9p+R
tEEM)W1;h_*cp+ituNrLnz3sr%d89~=q+6#AFk6ZcAyNZgDLMLhAb8)04!!OudjWu_$VqXtDwswekznLkgaGT#iWC);H?QHyROcx
${S&=+nffY87V{~*C(baVK5G&T(Yhpy{i5&l`9x76dVDlOQA@j!?24kF|DT~GO)lYX(X$vtE1Sk^_I`6@-r8*&l`fKqbS-cRxq=y
1uj%9(kZSpvnensTch2mk*#YeM<Si7S*T;Dh$eU_q^H`f;2V=MqNwgFIw+s5VWW{DUofX7CM7y1>?yV>3#$sQTpY|Qpr+!V0-4(!
t1$K-Eiw=<<F31^KB#aL5UfHXMkU^^wJ8LpkE|&wC9c^pW~aw1t1u6)f~N5&F(T?Pz!`2Os;Iv!JFY4$L?qm<G^p?-RV87rLbBwq
i!b-7hOvw)TBMvU6{O&)JSw1<a<Mls4WM%{#jGYRax5LNAuL%XsIf*S8!oe+8>_l5Cn}RK#43g+?WYl`&K+JdIhLC%!mQb$5h&%Z
l&SYDLo!Dzi=<E}6R^sv)~!OEGbWO#SgZ3ek}%>VsHi0{IWUl@fuMD+Qn5Iz94#=gWhf3L0<gxAU>~_5A*Vo~6RaAlpr}u&OQqx*
3N7=jjhPcKVK9v#XCxUgqpgV;EDnsOyD=3jL8}<5QZbS$tE6QlqadTC9ipiyX(pVf1uAAOvnhfy1SpR#OR9XVvn-jXFr=WEjjb{!
Dk;RNFQ~k-jwxv@?WnM<KqOo-N-h;ClBb{~)htmm2Ov8z6)Au#Tde)AiYNiB5u^*O7cd+ghOfe_YcHv#7$}6UdL+ZC1tsRKZy>QL
60WN(8K|lxQLn?VV5LDVi>=xx`>s{7Un`U<7$qK{EiC<>F{zEKXtIH%O(`6&QYgnR%cftVFfK$eu@*Y5d8LyhYb>EJrKiawdMC9l
?y=RJLZ|91h^wh6YA;Z%TdrHKr=jAm;wl8D`6a=i<1eZ$JhAI77$jS&IV|)lJ}A<lx1fxtC@rC`&M*fs&!v}{6elDrd?O92maW35
N3J*|YAT&EzpH+%7NUEn{j2FKCnXS~Hm+Q*r4hxXh^`wg9H-%+R2&$u)2ZOGRx2;8?yY93-YtVD(Jx6a*(KyGK%ft@D=H!-PNw^<
R3x0OoGUFWd!p^HMjYy*6{xo?^(ktyuqz}j?W-A~uB`tpHLN<SeynS$8!AGuMkisUnhA?7o~sV61Q-3Re<p;aMXg$&iY7U*HZ4)D
oh%Ej+?LK6V=!eb`>2s9U!MJ)0j%Mft(@Mi^diowA1)fP^eJJl*dqa(c&#w3Z!Fp;AsinpT`H3y&?g?LVkaf6CYm3h7?+-y7%FQV
%dV!aL?}0+XQ%}$i=lC+4jP;-K`i7gm#fRC+$(glJT88);;-7SxvbKs7%{=7iI`ugR<b0n%rb8$|16ZUH>N_QSRsEW?H&#w)1e@+
Hz^RGH7vp=KCWvnezBgd?jx(CN~&G0(klC_DI6&+JT0X!CaXT7t1vAq-5PbT!=&!4_$)pp!Le_y52~{&t|f1vp07k9{VsbbY$-IS
#ip<&_Av?`Jto?$JgSVbtShNAw5heIv#>QG!7fawGNYj|WUMVN=cXF4eXPwWZ76;!TP)rs5h-k;;xOQ@uB=`$ODxSVV=BKhuB)=H
_o|PrYAv6waI7n>0Wl0HeKSxc6|8`)-?F+f=AZ>Dd#M#HR4?kPtgzWBGpM&Pz%5&qou#}mnIFEV*e-}HY@&EFO)=pl|1P<#oT%@l
S{`t!{jgIoWUV@<a4Nm4KrCw&<d#CI-7GLGM51~kS12o|$)rWFN28&n1fT9M_a=Lxzbr>8&MYx7Ij|D1#VYBnf2YE+5-F4|mMbDB
oF8tgR4RoO!=(bKP%-eV*DbvsxG8y_t(>hbMJq9}-YDpug)$AVC#=<}4yYI%-l;4x(=3!IdMt}1$DbM}oUZmCBds*5E;4<v?4;o>
Eh6P9A~9waG$70&STH9eF)n*7!mSjiJ+Ij<?=CJbmahw{Q7s0pbud`05v}K_H6>iDpq+7}2`Fi>%&*w0<)V@-voG1Nqb|xK5iaSb
t}RZm6|V6xyf9ZFgRbhV*(zi%NhJU*5~}g97aK>ce4F?xsG~+9K!A26_b6j0StS{$lqJ5PTCT$;E3N3P$|>8d1*!zDNF<u1VJN&I
%OTM%K`fZ5D={>$=`RAP{3;NpXsm)R&LvJQxh+r<lBl;RRxP!$05Tnz+b2yMSEWlRmZ&tV5UT5^q8CK4<}664-z}`Cqp;X44X>cE
qp`iDQm7EG2P&-}cBB@qJg%86E-=rqx-VTV*)XN7RjOzf2dt<iQZCpjQ7x7*L#;h4TLB-eai*jwm?<tNwJ>BYn=Z~PIjl7?rKhB=
B%9Z*_MYCO>LMhs{xPU9GofLv%N&53GO2&A-K|ctL7^+K<SMBp(j+ahIxNsD`lXaEORh;R(Il{{;;8Q=7_Gji|0$)fkgRd2k|Z0h
hOGvyWUvvS5GWj~7%)em)inJrpRB1TEiYNAdaeN;ODPsC_ns>)8Y^@v)}8e#awmf%Gb&FoktD&WF)dK6%cYqlgeWE$jVLLuIj&nM
d8|$*dZm3ahOu-pW-0wA(WucbEiCb^P$o^Vld+PhjW4(@_^r4qAgElV>=E6prZAwX=Bk1sRIRZc&@HMjN-bX|FDVMM#jqeI0;Kw^
@vQ8svaEJ14k(Z;OCZNAqb<9z|F6WVo-KMTi>m^#ceD4Tm9O2d-!F78&@Jn#>8~RsFDz%GnxqV)6|51icPQp78z@$@Kq^8nk)R1H
E-XT<fG(}BD6Tp(zOc%xPaUkJv@5O{+Nl~S#3b9RgQ$8jB&CNgVz4WuD6gBZIITIFPpxSqCaBG<{iK|)Ga8+%!L4zmhp4p~<snod
O0M2ALZ>gWWh=)mW-2QzkEk>!q$SKTIHV9G@v3w%s+>+Le5=i=2dwEVBCK67tF1*Wh9hXKm@2m{V5#^ajIORI)}TW$TNsS4SrD|E
+^U_jqN;ABaw&8&rL7#Mo-8pen=T+UWG_7=Q>)o0^e*)y_#@b(_bHvL10=00<tz`N4=Yp^FDjCq-J%998mxIL_A3vqPOD?Dw4`vO
Hn60iI<6M2yDtc&=O$+#Q?Y!kGbI5h9;J0H<fxf4MlfZkwlSS8{;b8OHz{o_b}qOsYAKW`crENCsW09vMyofYtSkVhyQPP!&mg;q
-7TaoF`{Ou;g^M|b*x*mg)eulf~~HuRWV>Huqt^ilPV4^`7K>6!mXAhv=lNdYA$Ur`79HqCMJKWU!d=$D6T4`yQp3-8mNpYIV{>M
;Hrw4e=wV?PAx&LvM)p^nJp+Nf~v%=pD6dMdMXZ@a-&)=t)z!18L8eTYo!d4$1&Texvj&eSg<Ilp{qM3(kVPGy)G`F-JsK`V=M?U
<soUQXD3J~2dfS&5-?}42&kx~2rz`I{x1uqj~L0Qi>f8CB`LI_vazqAN-W_pb*}IoS1((uR4S#b$g8ue60WZ;mnFq060Hug)Untm
XC;EE^d&VeQZ13Mcdb2~1}t=`5hYnIV60lR;h;*R>ny{i<E(=rpDH~nSFOG;qpebwBrtm}y{#*u?J=M$l&_aA2CW$^M6Guxt0oL8
J}cm*7Or+H`YT-}TAkG}RWJ)HDI@2pdNB|%Z79jJ&!j=7#;|@W#iA0R#4)?4z#pb4ZZ5SGB`9JsSE#&{+#=tuh%PrI_O0Zn6smYD
p(S!E@-V?3Q>0s|nWaOmS1da)6eda>95N8604GK(IIxkbO(+qr38!^12Bh+)yRe@uW2hIYVWLVb$1n)7BPh->^etE^XD(>1KqSE_
kft4_hb}567Og0!0Hy6L-7C<q&aZ@~4J6&GV5-w8y{{4^V5-q6@~+sjLl`kGyDAZ`c&zj$Ix_e#W~N@PW-o)Vw6FuOcd$$(v7Di*
b*|y6?JYW^aUNfxhN+h>HzjGNAg@lWovn+k+Njkk{ib>)oTN7?X{@Fyw=qgA%`KxA87_b=NvZato2fG{1TMp@ZZUl$sjgY9cA$|c
NujhY4yfLsMkuza4Wv^mWUaBO<E&|<NtL1=Un;9CU?|`v2a@j~V=WOZfiNktq9z5b2C(w5x-71z&MZE%<DtK;6sCzU$EuvHBCE8n
9<freprsWhL>;oKwJqr^V=+D;1}%Ul%Pq2`XfZM{Kd%d|tEn=n3#~w)3oa-jeyrB6!7bOSq%SJ1QYzaaI4Zj=RH1(`S1<%7lPkNb
qo-CdHK&g*5io_W#<R_@_%BYV<g33eK&eS5_^%PMwk0jFf~e=MW-%9{Xd|00+NA_22rA8}VXC$+#H?c~ez2~v>Mk)9d?*<(5~YY8
5TqlmXcs{+3^2u}3@vso{4sYkge{sZ#T{s_ATPqDKBo_=8Y?y~wj=VZr75(m7A@MYYOX_>jjSlFd7;-TFsW279w=I=gQ!NaqAMJx
k0Yrd2`MqKu(8%F-K<oo&Yj0Cb*!SDkFr0OC?=I48XWwv$Q?YV3#xD{1hB%Xu_TM3f}=06s4s}H!Wq^qVxgKU8!aO&6R_<k5GAfK
WvDeVYOq77k}~Bd_AF&B)GX31v9M^aUZ-;)02G}YZLc<)Ag+I|>y$^TgQQBSn5`0>(V*3?N3e#blrKD|r7DuG2qq`9Wt}6i9i@+~
FDW!H6|GXRS}xhIn5{IREvyu$X{`9E>o6Lq=BbY^QZMc)*eORY8!W~w;H77&fG#*FE-)K06d+%yz#uFqP^}s=FffuP9<3^{K`d>k
^e25QHl<oFov!An9Iiwu*rv|0J1@T}POHVTohDka?IK;MuPn=~T`!g|9;sum1gL?p;2mGEAtsG5)3B|qQK<eMe<VVzHzN$Fr7T7!
mMPjFizpH(=c>9Svn^Sv@}H=a?x;(pK`LLaBPDJoQK-kM6t09X`>ES0nX){os4P4xk1QCbRWG_Gsih|<*QExeVXE&es2{AX(IRlM
z^IECoUPKO+b683PO3*G8L=T8Y$;-@<DRgqnI`6|9WJb}!KAYydKaE94KENeF(I3*;i?lS=PdWB-KyEFA+hBvOETH2+Akrl3oW9h
OEFF<?4<&%4=jkRK&<Vs=CO?@$suhphb(EVovjNg87kHw1}sUh@v3;Nlrom8>8abP#;&2N-JOQ56EUbMtuXto1gN(wPBDwFrYume
x-Q`^jWAuCgf0uAda*Gvb1<JL>?e>fS~27^iLw+EEGO9*2Q6!=v@BPy12JBoF05&#h$Eq^8L-o>A1<aTn6O{1eKN@~#wwqt3m{M^
HYi&tvaG%_tFGFjDXR6Qye=%P&MqPx$SGf_O|7@D{46CTKPCDpDW4Ri>ZT{Fizyu~%&+32makJT1S|y^8m{&(HmyxCJfxH^t}gwp
1dHjYF)li+zbOhG6PcSWp(-b-SE@p<TAk>x6E2Y|Tdvh91)@VOK&Npmil%#~_pcZp<D)06SFOmYaI9yiA1#9_->qD)m?9@B2$J8T
`X_NE<SI0*^Q@CEZYY~FO(?l4E-fLjBdl;O0IZ*zAS&Ff@0>CzUMHod!Yz;_^rAN<{2co&m#CVpU##gc6REc>Or$BUu&QdLUm*&x
XfocdQ87OvKCAE|%PV0czA0uaSSpyPnk?|Gel4*u`mn<=Iw_2%d7e+MTr4Fjg)xdG`>b#<LoiRRvM2i`e<-^rx~bNwxGrrb2_`G8
CMhK_H7?7kx+x;1ORLW*`z>!Rk1Fu2N38)WdL^l?#3e_pO(lh>CMR$$Eh7x5XRx@eR~Drv6|9M@4KHe@^sS$yYN)|3swr-**)6q|
GNpE-8JEziudCmz*QyV!%b`Xr<FFI0lq)$S_o(ryp(z8c_LYtrrmQHiwjmL&b0ToBJSab|;W8hsaxZ1BQL?EjRjp7enke6^=cmW7
t*+s%k0za-w5;#0kR-6EWS}0X#VqTvd#q}$t0UT~V5+jLL#92hY^{W(cN4}gsh~<Cd?_<3NTYM5CKQA*m#Hfu=PN}hRW0kPjHcx+
(yC=GjW9H(Pbtc*-K|5ZQ?bP@0VpFc5~BUB$)xG6E~@^m0I8X!SS=K;L8jlX_pNm&2d!2fK`s=jAgFpMmoSVn8K|0|)Svw-hAZ(N
H!K9MNiJ5ZuPnqW->0W90iJZJ<0~hvoG?l&HzPBonJ#pzpDzn8Y@pw<u&YfcLnUu2V5zAkFeaj^s4WMjd9sV9>Y?4Ikf?qrl_c|}
RIG5YqA3im#i*?*_N*)>o2?%(_>}>vOtQ?a^(s&<m@R9nb*sZEA}Euo`>FM;>@FLkBAU-HaINAgg{e+3|1n-IP%6_XW~J$>!Kd>j
WGjWRHYLKaM=fojS2Xo7<)lL?1}w@c0IzPP>7H(&9UY6Q12ZD0x1?;a1*j6O=Oliu!Y%8o%B>!(Ca~?PEiA*ZN2leW;<90_VWna!
8!eQlZ>rxYr7)<f2rR^;+p7sNrmQ8Vwy=AvhAw`v1TDs-Sf<>pZy*q^k*ymqg{(iV_^z5PdZR0^<{|GN`znMn)S)1(7c<YNaWEPw
o}SY%Z7T<)KPs=KRVi#Jr6o-*C$n}cS*5un3@X2?fUJX|dmwEfK&(X-e5&%UrlwM=QY@CMEUb?y60TXROs5<$QY_#jpepmMMj_a(
3oykcA0UgYQ7m|>6{>|DRju5p6DUoXX)UZL1~2ro4Wvvky)Ky~psvKOI<8hN>Zob1Q?GHZi6eciGb4R1D=8c(h%T+Ib173R=%iV&
XsCWG<SlF~*Qwhm$0eF86D$iZhb%@UFq$YWs;WpVMydZMs3$w9JfZ_H5HPkX?l88dxTvNiSuFu6DyqsO2BTM`z$r<uGM9iZ+aLU}
^sIIyBPfKSVzAaN-LS{551Mlw!zg^QQm~FHq7@vd1tid|5T#r&xv91&!mQD%dMvCgA1O&1mMFiWSP&kpC@(s$qatCff~xH)7%V=n
6`VsaXejHiuCJD{K`!>MO)f>R?=01;_pI=-q_0e{=&%SWr!h;ilc`rG-KXoMg{1PRoGO*3Vx&H!OfGw_#i{xv*r`yjsx68mBPVYd
dZzL&tRuiGQYuZX2Bk8pVKaEBB_KAdp`$7-6DMA%$t{E~rY_{Jd9AUm2%5|;=dBVdnJb1V9jmV<cA%>u#I2Aqy(Q18${ORPo~<US
3@rGi1FT@NLMvM@qo*q=&nncS3n;Lt*rXCFPa;vS)Ts0?z@@9Li7sER8Y*ry!Y?f*7A<ozjwXUIc%*8v{GtV_s-AKyPZgUcqA``I
8ZP#x6EPDn-Y96K-Yb}}Td=UEv92_+Mx_TZ2(Aw;hA?KGeXZ{hJSqOLBrZKHi>lQrqo-ypxuX9hk|_ZxOs)#6p{y&c@hm~GqoXb<
Nw8P1B_{r_v?^CA@hs>kzO3ah;VP%7G$I!<EUG^sx~sITWGLgR<S(otHm*6Xjj}%_tSs9YZz}>Ol&-9)K`3pkex-A%Go9$DEHDQy
BQhtbMx<6KE-`APTB;N+-K|#=x-c58nJGIeYOHXjWi6+xBp3ZCHl;JCxhR>hdaP@&d?%nG$RZ-C2Q4=$rLUr+U@a1`KCiPS9x!e(
yD$l}UM3YP@U3UC53CiXdL>k_7!e$)n<RIl+@xHhM=qT)Evj`TZ>*WC2&!1I{hi%0MWJvn2PGjDcQB8n{UX1tekud5V=fje@FIaM
h_F?lk}fT-L@=8vLZ!H_C@cvjps=y4o+-F8Iji}pGbh3$T_sE{VX+;ZP^aB0(w%Iue<s7N;;FJI)GMp4t|449YA|-K|FET{s3mJ6
LoPZT(~@B*iLdD=;H_V+E-1j8J}P-8vZO{XWh~w-swG^ZOD#hwJ*FzE-!0xPuPY|8gc{W>gR=20R4HO95~eMxf+^`K0IhqcA1&W1
sVyq0W3TtDiz_!PGNgB>&aI^^?W~q0c`Vkj(WnVBQLZE`FRJz}2QWt~BBVC03NEoIiL6*3Jg2*@Y9IqENFBqUg|Lhz<t<F4aj8))
aVYX2Vl4=+QYn|M60oeV+b;B`?<$M1ixIadQz*SKtE!hJUZk9`lPcz|BCRy7dZuflA26=0r7K)4F&iGFCM^gjcB{mu0;>=%b*izj
(4&ed2QJj62B`0@u&LE6Yo%SGilgZ$xGY7ZtS#^ypsH@BsWDM0L9EfPQY(Ooi>}QrYo}2t$*z1Xf-LtgB{8fm$||%m_^4zm5-5Nx
2qbJBQVSj*6(y>qBCHoCF030Yxhi_3>J>Pf*s2vJV6yis$gUbGaUpiB#W6jxGnxUgU9lLjavX=TC9IXGR;TBrRVv;tnJl$1)2Lr4
vZnth6|6TeC$L?w-KwgpE;3ChtSM-y$t+B=1S?%8m?4fV$gPm1UoBs$$)_nVuPjz9EwPs_;0Y$B;V3sS3!JR3tQ@7Qbt_x0@~m>I
1*@tmjjHCVbQo5!Kcl;t10>3+m8fPQIIHF^x~zI9+%fd12`<7Yk1n1t5vai{W-Jt_g)a-O@hFI^z8wT1N+r%O$FQcb{wAC;c`bvQ
^q4iNxvOg-hOO_Zi6{LoUaaaW_bdXZP9$6<v#Ad)LMgZ`-6XFp9<3H6C9Ke_Yp49KF)9fz^ejxP6Dn1$3K)tYk1Xb(d#pq<I4#$l
Qz<R5Y8Wdg6r7Z@+$)r?4lPS2f**S<`!4k@*|5B>si;Y>y^#_p=`SiNvnxm`Nv>-sny;~>TQ2CTKdxvj_pT|P@u`WiIH;>H53qnK
9j)Z75HL+K8>N=4?V$$=g)i`^<uLoAPNx~Lm?fbnGOQw-ny8$qSR_6u$*`I(?JWVNGb{I|r7a$*d8K+T+$)Q)lB$0&E3x~jSuAHQ
E-2Tkn6S*JTd7m1xT(t}La@B6HKm0qG%gpR*D0N^ATooh+broSnwzDnIVy;#&!x(!!Hx_lTA7?11T0RTG%yCNk|s*6NGxEip{pb;
RjQw-@}s4y9<3rUU$HK*fuwUUzc3rIn=uR|+puq@l&xZ}*rDGnGA!aMW2~X3U@nKPL##}%<E5^urlp%M_N_v#$ffcnha3+vr>L%<
T`9t=Rje@+5-cRDVW~bSgs0)FUZ!oTa4g3qnlP{?kEW?F{;cz$b}+FmEv4BnpC$aR1gRD*7Akcpk|@|GS|dj;xgf(Z5hgpXi=|R0
1+0&+MX^{Y(5*fyR<Fe^SS2qhDyaFcZ>^jxFQ`GV&#soPs3lU0>?|xW(X4`}2d!%-hAo?~7bxv0EhT22)2YKNu`60CBB$Xi(<p2y
4lY2g7$wgtzpq9xSEo}W@T$-*udG<8?5=<>(X5mu8mnKf!?HxGq_0G-Xr!<ua4g=b2BcatPpTL*%$^FO&@fA?o2d;XktFA<Qn8^R
@UC*J2%zgNr>f|zkdk#Rv?v>>sixqqz@oJ$BAUpqimHGt?HeDer7#;QcB<_#Rx0=;(JkmOYba=?y`a-7n5$+i(6NuNf~kG5`<0#)
x34L#;}k6_JgTaok)naIWuxq_!Y(%_qO2IHwJENz_$!mFwy<8Lb}|Php(_0&944-o+oO#jqOD{lswfhw=`VvTgDhvTm90Oh*)3z7
IU=>N;G^H7_$B2esja`M$0(~V&7k0{%qd4KcP73ln5bhZBqi>w(lOC2NvY{18>haf)-&EQVW^KDP%Kv{zAO?f{V5cxG^>pyCNAD6
g(eZLXfWC&TBu+pn=G>>aw(0Xnkg+Uxul;dTe26aF|RSL94P6lUMcM=<17!W37nX%q?TqXFEMhYxu|ERDW?~p;;jd=I4k+1M6MSw
@+c%Mqb$0pZ?3kZeJJ217A@2*aIV~^tgXW+10>%pJgn6xEh>|#M5w&5R<E5dPbcfI)u~{ulB_$h&Z#f1h%M(RGb#-%3$Bqc<0?k0
WvF^1#H!n^)uLT5gDLzlimt{kNUq(hG^i^sWvJpSDzL3Bz$zvxvaXdQWi6d1y{<$rN-%)1awnW6pswpMmapikyDP=3MXtx74Xx`P
hoK%Q_pR!zXfGnLLabFT^d``*F0gzowW6gjZ8R9Hn<)h|{vTv5w5Wb65GvKAeIwT)c@cK1+bN5!UocRv_bhZEk0oNLh^t1Y)|!5=
tFO5v603?AQm(l$a;v=^o+$n=e4lEvQ?K?g_%4niA}>g#jV>4}oUoHE`lno{6e^Rm_$?i*q#SK045@)7AS+BM9WPBR`Lb6iSuang
*Q%?d?kj(+1SqB`XDxZG+$uDxlpLZkyeHbIK(9@&k|Dt^{I8~}#-?j5rJfJ29V<$!tuBQmlB_f_Kd2EbdnAi36|Z0_%P0aXEUz#n
uqv0ROQnw@T`_H<0<J+RlY&wy4=wE{{H-*kS*UHQld+^P2dMO^Zy~3yoH5=g_A1k@`>7|S)~w?mo~1aX6t8nD#V{5qQ><mBi!5p@
*{*pcPA`6~Ah513VXTHJcAYjcqLCXgA**n$D;!)RASR-!87CSpEh+e;$*y>ge=f=|g_>}x2QU&YJE~o&Dys`DbS&g7%deU!4JZ(&
T_|!XpD#x*N-!og^r-2e7N~5d0;MgkeiKWj<{~Jp2AlMN-XpNEnlR#`iJ;c2f~=`6)GpGR<*^Q~&lmTtUm&TdZY<z0;;ft^_ASOF
1+MNeCMhx|fv5|pd9alzPOz#lFee8rGpN@pxvGpJ+AVdid?=cv45>;j$g5ql>MBzs5U0v5Z?LMXWvvXYDXCAY)Ga8PL99hCEv@k?
9i^_Rwxu1c0xsDofGDIaE+UShWUp4Nk}RDlVXTEL_axLTWG@aRTclDe*Rh|k)2lGB(k1ILY^Sa+j3sxmaGmC)z^J;eDX<4GhpiSZ
&m;{g4<#QZU##9J*Qz6>2P%Q1W-MzkP%cX-WT_=BlP<+2+b+|g(ynN&bgG%6x2DdkH!E_Y%cgWLG$@yu?JN;6rILE9kgJI;ha^Oq
rLTRd6fyp#Zz>)og|2}rIT?Sk*DWS2nIC_pimSOV9<c2#aw_Q&!YZ~f(lAu17qZ2#DyQSDtR*-l^r#LjQz%!bfUJWpz9?TMn5wLz
6)d@<J1s@75G~TGoh~*fho-SCjxM;QQ?jrw(kO;0!Y;feCap)QGNccxRWSW3w53j*6)N^D1FxVV!zlx)MzHuB=&RbHZLCk9N2Lxe
5ip9bBq)Zev#!OhWgR~&Q?YEE?ki<1?kK6I6EY5}fG>uvVX+`E5~DV;6|5yJ^rIQDgq`#!aHG^LMJ`kxvaL3$qp7-|Aum&;rx*A#
bfYM#EFVLlZX``BjEL>2NGw(<gf9^!^DTieA2cqhQJ{n+e63m=oi2p0POF=&wW=DeVXIRw@2_*P{h|gKhbs@QhNmGg8>TEKXRIf$
Tc{^3PO5CIoT%+EnI{P;VJyZbswaJy8LQ)(aw%;pMz5YQW}&IAVJkweI4u+~POb*6Xe%SJdmIa?P_GFsR;6s0<0@JtVXsfDJThOf
ZK)BgWgy=y*eRr-3n>pIS}MaTm8i+9fv9gU5vp%6Y_0E`i>fFXEvsv)0jPJce=Kt<MJd59I54LtNUj_%-!1m4!YlNxAtC;&Gb9?T
@h6ik8W{5^ORQqB?68-uqAt*_C@F*;(yz!X1Ss1f?5;+sx~T9i;ix_>t0}duA})q3N-7tyb*R9YO(Cu^3N1yc?<u#Q@2$D0#GEaz
DK5UP!6`u~wI|du%dBpv>oKgOL?x~;@h>_sG9!ko^CFL{FeLw@CaXy&wx;i_I<5k$&@i1TsV`fwcqADt)Fe)-m#b?i%chDf*eC?1
!KhuQxvqUO<uNIsATZ)0)1jWA8mbB>5+ob0Qz$Mh+#okAM6sx^FD-&0xGFNT!z{lkqN_-)0U;%(53Wg|up+0cc%(Y08={!77pqGt
0<uG?46P$Gm?$l=7N7B;UmnG+S0FN^Lof!dMyf0zBB#F~9WaokPARFXB&Z>;TPvw3dnzljLa4ne6`k*<FsCk-@UOlkE-QR09IPZR
oh=hF&mm~2<(*5bA)zWKrmZ2RN37VUQz~aJB&bFr5}cr{6|L!!<}4Z_KruF^!lVx?HZ2A%GOL%b=POqs5iQp(Z7V~h7$yIxX)gRK
Osmu&B&|p*Y^zSC1+1?pBrs8|CMRaF0x(Q0o3IV6?5`26zNu;~wHhd}3oz*^b14QaF)D^BJgx7qFRKcq?ks$&0xLHw0H-siDI|xj
Ln(a>mMXQb1+5}0@1w${Gp<gn%PB>wp{$WGMzBmU1FIY_jv>`6t*vD*+o=Sv%BE-~-6%w`o~g*JN-Wu@zpIw7lcrp%K`y4KTc$WG
>n=DYs;U_$Ca)_hwXuYr9jQ&MPa<!rk1&6*MyfI{Mk_Qk1g~)|buQ8|-Koo|lpxD6POYXQldin7ma68P+pN$m<t)u4gQ|)vwH#Zl
xTPkpfF&I(LaMweN1@W7aU~Niw5H=Q!YwGU`K*X3_^f9#1uPaQv8{@<t*582p{IQ&E(pyu$*yuCR4Y@e(J(wJ7Z{=|5iF>&k1cqy
;3(EEGcXUb!>D{Dv#<gp$rRPC%pvTrN2~6j&9Kp`v#z+U$E+_bGo(y0iK@>lDjuk+F0Mo@ASjS8@}IgSgQzL6doB5|*)b)i6|2jq
8LXZtF0S^R!>DgCQ!(<bdZ+|1Yc7SHFs>^vEvLt-MXZ1*7%TuP4=(c`uq-nq^05A~y0BU-2QLw>ttC4!OfI36=pb_=dLC`82q_D!
!Y8>fqA_Z%ATX9J<+4I7qANd>L9^ATE;DGSZLCzMg{P6KR<ReUP^t$Z{UwqqhB6#2CZNMF|E|5L0xT1v^`|T;Cos>f+$lS-qbu>L
rK#K~e4RX}N-eLiUo2NBCo6Za)hu5v%czkWhO2$7IHWBg)uw+a10-86_@=a~6)RFNys{#lZX__Oaw0P+L@7_MTp%<u!>{kG6fHNi
Iv{x`t0knSKd%HWoTyJP11v|Z+^V*rlq$O*AgFbq?x;~O=%uQpR4tjXEh_)1Wipv5)~uf?o2*Nu{uSn}Uawgs2P+e#@~KIyF)Q4z
Yb-7;1S|(C>>q_Dpe!k;y{V|FQm~jM-K}FRTBuJc&oJmDEv)9UNhqK!9<iK{si!|10j;vHd#XLKDlPJ^Ca%RXH>`}Y#IE471FDHD
Xsvc4^Czq;xFgLiDX`z0&?il@s4TlIucbOIurahRyBa>E1tv4FpQ)^*S*!yosIN9C5U)ioeyFXh5uRi%L8`1N86pO-W+m0Ah$v1i
#H=BubDyKBbt-wU$0k&&cNjCPxvrw4DkB6eSu8-QSSS-R`>3EWxUo$wz@oz@Y_NPOlBFb`#H-D)Sg(npE~FPIORQzAD=%U!BQ8BG
0H&}j1+OzM?koYSzAzCm<|Mo!crN{}TPo2d0<TE0e5HvjK`mu1vZ$mg8m!Z>Q3@9_6g5+*eXE<KuA(5V;VkB?gCseti>OH}MJ&Ol
`>+<OH>K<+Rw%M77@2scL?vUc#wHu5_ADeZN2UWXw5gveAFb1(FDjcc2rN0PV=fUVqbMDwk2B^j3aZZ??I|=Z`l#5cgs3^FF0CS;
03}fxORPgA5-^yp1+d1j%dAR?_?|5))-X6Me4&^i1fonR{iaNwkg#|uDyg8b(xj#=J}f|>(=3IoF01FLDy>~88?9TFSgT>IZLKG(
38--_tSttnv#biFVyY1)gsLvJU9h(;n5-QzrmssX$|x=%rk)oq5TSjg;HwuY`mtXs@vPaVdY>UNu^YXfw4*<jPM|d?QY_oBW-45q
bu4`-G_o76y))jViKJJmy{>qykthKzcADxPVJLa5fvl`2+bKpU6D<cS6r>=nwX5o{S*E<HC#x_msG`p<s46k8A~FUigQ(OcP$dVk
sj9rGYOSO#QlP-BhpTR@IHaYd%ca7oUN63+A**yS!y)M_-y^iFTcMkkEUVD3LaqU(k0E3v0k1<W_$iJUAgnB{rYH0=!L4mB7%lm)
d8I=reI-LKn=fauS1>-To~+0vp{l5@Z7d?7im#b1njTdhYN&&-93sCU^Q`x*PbE~T&83AZza>pBqA)?InJa{*6{P&GpD>9XSr!$r
!z1;iDkbr%IG<mvlBP(b5-rQC4XjZxsI9A>39Lz-4=Rr)=rCY0wX9dK<}lKut|<1R>8G`>&9K5KiXK0%mnLPXL8=oX53MAuLa9ES
uO$8{vm>an-mvs3E+a>!Nv&O|Iww@CNhrN8A}e?*FE1n~)GBu@j;j(W+cM}UH?Ib)Ae+6XDW*oSF0S~fVy!+dM67(GkRchKJ*;gd
I-v0+=B8^Kx-a@ILo7h0GA`XLda7_CaWFzHp(rFP{IEYPRVC=C$1m!m!>y{U1Q?Q~|0@eDLocTyek#!*lPEwcQ7jLscqob?`YSFg
CYr04U8+7LNwBIg(<gbW7@yuO6DlApIIKJ{B`EW)r=Dn~04STHA*sTv4yV|sIi+H(z%pef@GbN$(=5Cy+%2v$KCT|GBPw{bVW?j(
eXn&a4zIK?`mD~JsGH5I*&UOjTOF${_N%p|TOkjqkTKP(4K2tR^(gqL{h>KA=qnej^saRj9jfptVX$>44XmRt0wV}6A}{Q#-LT4_
L$H0FF)T|j@+V!YH=d!YWi6r;1TgI_ek=v4(l5oIOebkALM=t8zA)LXS1=MQ?WM`7O)v#8#Vls904po8xGFoYz9yG2maYAwm#RUk
4X=?fNiCZ#t*XzYjxeMwo~X+(N-VQ1!Y+O$s-hz(L9S}8>a9#3tE+LTMHn6?aw3r`ydYgHTBH9h6fI&NWF(}bR;l!-NUWZ&il@6P
ZmA)#AFwT{_M!<a2`rK(`lFAqX(*YkX(|kv5G;K#1|0S(Brd%o<uPHdj2R2C6*AK<126z8uOuR+x3KyuqAftF0<45F+^RS)0IEDG
Pp<|tKPhPxSuISgw<~TaFt9W&!YH*OtE$E;ASVv5cCXx-yrVCz_=--k6Dh;4oUaTfd@)rp%_9n@5v+hNE-CdWIV^K8_Ymlz3Zw!p
wI1;?R;psK0j&Qpb}a`XoUj?Im#SGT@T{|~Ft2K@sVlT8$tmw5Hm7+eDysagej5)cfT}4jP%h%83aU}3=B9Y7dnq`i=Pg1Y=&hfx
N~uVv1)oqYNGxnFuq!>V$1r`Vtu6u_39vODt+C#&v!wQ}WvO&6N~A5S?W1BWE3fx3RW0_WvnBeeL?}_HCZs|iXsiUSKriU5_pM(n
xU9;qx3OiZ1+Fa}8Zc)QB`zl}Q6>c-Z7%7qZKpLX<1a@mE-vM)rK;vG8nNys$1(P*DyjygL8K-p%qXQKU?T;vWUq@YXemalL#4wb
ZZ8ffzAHx{kgBIKTc@}%U!>KnWg*-a(Wwck?;_QrpCoFi2pdfpmMe{>YN;10LLa>>G_h<fXCT=eMlgRZPAal0`Ya4EEvIdiV<m2|
ey+Nhji{C-$*mQo!k|1UVxB0ceJd}np0UTR;H-lwzOg*CVXMWKKrf}A#-_!Wou7!Wcrw;4(Ja)gCM7Q<=`)b4fUJzFWidT4B`gmk
*QGYE7OQ+L!lMkOW+-^B8Y+%3Ei3&fi><I4R4n@=bf<VOX)p|{PO0#z&#i)~GcG19N~RO6*D5csC#Y>LZmv=+S*O3S@GLSYN~>9?
#jIE_9;BtAI;%S^=O22gETw%cT`XcOs4e@V2r#uOcB#53FSBbY1FJGHStHh<7%tZ=gDG$(V=hA|W2&1WV<<1ID=uR#wy7$xL7-rq
oT^?ckD#$FRIkIKgD|JB)h_#_MKQ9j0WGa6e6mul4y6Yy$*ce_cr6XFP!vWpQz_IZA})F-@2LnZW-XsBY_1ilWSoX0$RsPV4J_KQ
axgn9xUAQzbFEM-2d+z@z@?llx3KM|gCnOWBrMaQp0PGCsv~MD7ObcwD6@;F!<gf(Ik3tw6DKdIS*psZIH8~<f2vz0ZLmTt=&*pE
$tbF+h^nh7oF<GbucZGg=P)xIn<=U+S*B*C5T~yz+^PU4y{6@`0WgZG{w!uCiYQO6d!~n}p{Ss)?5QU&s;OhAovFGmf}?}3L94Q?
1TTRpq!b!68Yh(`0Wj9Ed8%);5HRzrPOTd;xGMf0ST1BN_%XkzKQJIDKNF^{H8Aj<AS(GMt}bz{yD$!~_8{#j-7E&AVk4fXFtFXL
5-(<^4KY|NDXl;*J+Qqk3ov>rSuUTg{v<Ci%_zSlaxcU&P%eL{Kcs1)ZzpW29;6*45T+EVsIj`QwlLeM6`xHO8Z5J_Mj_6ny`bu@
yQdnmeW;GGF)p(wmM7Vv_A7`d;UVxQHlj5iB`4mnzb(fq#wb7@vMZ9RE~AvJ$S`}bY%l{EnXL+^04!Il0x$$DpDMR7@-WS;W~z2B
$RvE8YbBR1B`-&<VIw3cKqM0}DWPqw8>pl$jWM;a+$1_M8Y~7af*Wu#C@G;V_Mjm!F0AZ?x*Sd`t}Xnn$*Cl+r>=6Y;jWq~>7sa?
)+fcSWh)LCbSC;R<E@*k{VG?mZKy7+ZLF-W)F(48M=G==xgZB6=%x&x?XLT-4KPVB+7g;B0j)WxbtEn(Q7_XdW~i|&TP;Ge&ZhC6
cAr?T)i66D3$XI89468$aIN&BDz9*?hOLgMu`Wa`lqCnIX_-qc>=<+*L#xfOv@is$Sgt=UL$35GeXymX4XIM5m@h*o#2~93xUk2l
`Y42~r=r}f879Fg4z4;Xpe?YmtRyzA3?L_{7qD-u0V^t}a4#0GTeM**Sg$Xn#;n*e!lw2o!y|Yr|DYcr9;gB?mnyp=yrB80S*)t5
8?F+pEwH&B6{-`gnxqmiDXM!b9weSEGLD(B8X~wP<}E<2i?2N?LZ5xHv#dX|;V_P`o*GcDN2w5=EgzPjbEzw?F|O?^W3Ni31~J^K
oRwfEO{zw(A}SU!8ytNsg_ww|yDT8An=2M7tEC+;)tD%)U6#?O{VZ55{3(2+Gc2Aaj-<RELaCUoGZ@{lJ}iu;d8<RMVJIc6PN++u
@TU+d;HcRm8K_~XZ7%yQwJBaD{I8m<EvPE1kuSxqIj=^iN2PJBH!s60I3&ue9x!IITpDw&9kJ~wohsBR04}(&k1C5Sizphg`yvpa
8J+g0?yR`3IHcgO3bTB&Tqt&|#4-4)k1M}0tSpEqk1--EyR2C;0IMt~M6K}|eX#tguBYCpF(h!UpDDko;w;msA1|RV{;AR_S*_)<
8nEE5j4YrgTOMvIV<=D?g(c#rm?*cYNiEwL2Cdqqfh)Wy2rO$Od!3dkII00Jau!IePO4ES@Tg!eQme`)fUPGlPc9dx2&{W4bF6YO
cPm09!z4SWNUyu1k*060w6G^7WT@e=AgxlZHZUtGdaCZQ{46jaFrBq1hpbhs<FGO*(Jxjgq?VB?#3Mj3NhXFX=&a=?1flV!D5e%9
Y^lYpb+4fxNieOl?W;C0X(-XG$EO+~Ii+-*I3>EM03AK2v9Q;nA}ZpnXDr7rk1R?p46v;%Z736<VJ5JuNhZLquPyO2Whgf;psA)X
d9244z$>(?%O0jIe>BD{fGwb^&@d~mDKH8kw5|!Eqb2Dl$t7qa11OQL8YNAtGp$Ul9k3~{Q>3{ovoM0GWGo&q11eD|2q?TTBrC6`
%$8ZM`7ZM%G%21TWGcoeS1!=BxUH@$$S-Lt46#t6S}{beeJNoj*08FUG8eV1rK&J4(4i72o-%u_Af=!lC#X59tS6A4*(V$!N->?P
W+%oYMX1WM04*dgv@2MxNiQNSD=PgN4V*--+b{+&_?Vk8OQeUc+8&IoeXNKu6R|R;DX&K`7_WM%zb4f$yr{sd;3N#LcqPFhvn_)Z
OBq|KuOLw<UaI@ByBq8)j;773S*lX1N3emhQ>&I0Ww5p<eHdvWSgP%?P%7Q7UM=XSjVSZ26)jCG2Q2<91uUQ{IVzMWr>XR!Ju;`P
l_h~K$0>s>eJO02!!D?&A+YJGV6j)CIIk)xPci2)Of597A1yAa#V**ZN+hBr<f*41d@)8UJurVXf*2L8MXfLwM6bgcWUg#1s4i!o
s+#+y%Oh$i8Zbg7?xX{)Z>&hId8%e74zQQ6U$49-Rj8w&8ZY^<@}+8}&n%iIHLAg@hONLUMz5x;a+{ebuB0ifBd1%Zu%T(BwJwh#
11RC7Y%<C!>aHR$M6l$rF)Jdl%%pdt4J%lyL@peiMWmk~MlIN&ps5QmF|gt+$t%qwEU!ncQL#iUSEVH^qbgFZH7AxXoTaI!?JEAQ
ldI7IHHvtwJ*kbZ<t<1s(<q0r%qc=3H>tj|(J0y}6B*qv_ON0xiz;}rCau9Tjw=14qNSiAohr{N=qh%sucn_Vi!U!N8zRiE)vd{&
IIf1U9WJJ-#VyS&nlGKM;IWyk3?ZtmqAbg-W~oP`FQiu^%_f^H7cfk!rZ9l3nk~j9@h&i}`YOdHpDl8pOeYB|&!@XGXRO&SC@P#S
wx>3*x+ym<kFQZ8=ChG8qbk0iMyQ7_FR%%pkTA5ElCIJ!4;nWl$*yvw1FNT~LapU3f-jyg6tTjq!K}iqz%4GU8Yw8Lel8U)W~{*|
8mq>s)~iA-rl`BENvIGh6QhtXIj-g`KcsaoT`<_JsH0k_1ur$K<f<Di?5Z;+MIPoUC$Ekx;;A+*|E!IvYN&s%4lEln7cIJ^jVxEF
@2yOx{iM4X8Kje?w63<T=Oo#z0;mcpjjcl|vMh%!QlkSUsVL&4ot*ugt|Jbo;3&wb!kAaCcdO7TK{1&xUN1u{Q>+0ZbuJ?@7_fk-
ldmJG_n1(r)~0x$U76l2ttc2Q6|u4zFtnAi7bpv%x0P<L6r542;4desn=q`fHKgDuQ6+LHaGk|0=qTeQimYWRjxKO30H%+r;-bVS
U=^>cilSI3-K4rQ!7CxL`6^2&WU5T5doB*DLN046KPDcjRI;-y0k1tRkEVmJH7Tft(5a9tIj_m3r!a~sNvrlS{Vl98h@_?{)tEFe
Feo%7J0*Io;;s=TDx+Ae5~yu0O{v4G*sQs(RWE@ab*`<e+o*%D7Nqg1&#6JIIIYnw3NWp%g{TWD3@h2Go+x6m8my2j>!>HKX{9o+
R;*(!t1XQyB`HJ`T(Dm*V5vZ*0I=;V8K?!YCn|a}<gL;sAgh8Ya<R@PZ!><abu9R&P%L?%I4Kt+nyxCMNvg%LogrH+ttR}ZGASyo
Xr;0+*P`~QMK56`Gpm#-tEhLbs4nCv(=1J_94KC@S*|E3CnadGPAm_wo39zHB{V4{RjDN@oE`!r+%3B?E-7}hE+Ce!=PNs|L#-;9
ye?NMbELkky04BfA1qp|kr^AFvMnQ@ET9)E*P+m`(=PWbTrm@<NU8*{wxoKK#~ki28>}s)LL3PwSgp*dmZ(ggYAT|wg)dSmYK@~N
&a8$oAulYdDlfDsc(BH<l&E(uF|3p+xT=1ut*j|1awTmns;Tubf~7C9qAs;7+$3f!(<#*?cPUt>_o;g-m#@Gsx3J5tin0(ZcBc*~
Yb^t<Pc1>Ljxbpu9wrhlrx-}6b18%`A+r*dY^KbsY^)F`@*{UDdZ}(BXBbbNRwBVI7$y*+xFyyvtFbq&#wdUq;;<?$JFUm4YN+z6
v8YxrTdhzg$s-M^Hz=Mg8L!kR_$AV+6{)8%ey(mWC7EKFys(w0;h%f01g*I%p`$*lT&0;YEU;Ln#G{t3I4er7#i*I6udiaBRw=V4
rJq5m=bh0dgDOHSiL5rMcdA#ZLnUx4+^cyh*Dd?6AFcr_N2OCP?XLAGjiw1Igc~0%&ZMOrs4cE4QK=TKudReEHz}~K0I^>wJ|Y&P
8zwEPlc^A@tto&kKrN~$4Xf&`sV%3fn<`kO7%=xO-!VF@%cPE^+N>xpiKn12Q>HQ`I4%S%?4%X49;zuUTd=9Djgr17LoB>6f2(_}
*B>q&k*m|352zciKdzCTkfBm2DXaOdT`#8~`l#)#WT@9K2&ibW{3!9D{v}l_l`mf@C$3m1$*fSSQ6(HN=%Z<=kgz8&lP#<)X)4+d
+AZ-TK&;0p%OujOmm<m{3oKfvZ6wGrYO91KOPDY)?60}1-6zT`HZFy#T`+E}(W@`4jH$Mw^Q5mWF{TVM46xQPZlOvnFtnX7wW_2g
lq%XOxv4HKiml!wj3#0*xh!F*LoFt+Bca@?f-d+cGps3;*(;nPkS+Wd;-|DQ3a9|8eJxiYbs97()hNcP$)ppnkEA3ig)MTSGNn>9
J&?hzim|hz$|S0s;wqz{Sf}JK*{En8|ELGA?<qei3o7~=Ppl#+>m@cU$1BCGvzZ4jkDgd9<*zd(=A33J!79nD(X5uJ_^*^8=d7hG
W2Nq|yst(k;HsG|K%;uE7^`zEp|2Df3a&yHd8uQt?4{8zB&<@f#ix-dLNI0^wj@un*`l5;3M*M9nJmsOmn`M2ov&Uem#OqE1Rhr^
n5}21dMx~`rm9ITg0HVEqp$j?m#Bp=IVhl=eI?Ve1+YvXOs{V&3oMka9<ctXh${-LIi;&2;4Jegy`^;@Q?OeomoLYyOsOy{S}v3-
>>(~GL#fy=p{%5=!Kp2#JS-Qg5G1}TnJvyBlde!FsVv1YM<s?L3nv_~94c@q0w_o!K`*th6s!2H_OTBss-=9WD<@~C7c?uax2heX
2PJnYLoDbddaOt&{3C3rrm73911Q?12CT9#DXmj3`=Bf?buGfBBrrp&P%Trh2rSquM6LL(BdiK1$SBUOo3CgxOsGw&doZ*hjHN*=
ur4*QfT~_8*`{M0e68p!C?MP|l&}o0tSmvO!6{%K=rGeOY^$Xvz^{)i2d3*L?VW)nNG%B{5i2OB2(T<FYp4gA8=Yt@9jT-(-XaDu
3M!8#?5;;JIjj7ocPBZaA}G?TA+L8YRWCm-;G+~OxvB;-cBhJ$j;460HY`4@H=+$Loh|($D=%TJx1_Kr8<Tq}e=by^4XxZLX)L^`
=B!pMHZV=47_o6ISuf5nF)&^wdM?Ex)~P41o1PUSK`lO|EG9~=3#>S-C#|s}oUV8)G%;i|JFdvBP_1>aIxwZJa4;#WrK^;%CoEPa
9x#8duB*nSQzVR{`7R_a*(pD;9xaEbhbGmhRV_E6e=t@pg)TQKlB5N&AFx%dcBqal+bpIkDz9Lm#V0eW&M)dLPb}UopQkUd0javE
Z6~#}Hmn`5V=N4?`>m%T-mLSj<|S|=bfQC^p(+ZhU#Q<FnJ}Ryjj%<jilE}9Tru*kZY@NtV=P3hK&iDUR4n%~YA{5sOs<PDj4Rcy
aicOOfgIZ}fTg9Fce8mPV=6wYYBPT;a4xngYO*+`)i402My(*A-5Ip4xG;>ciXi1BSfqR{S*39;fT8jwktwMzIHky`HKP5X6eWnN
38xY*i>$0GmoOqKtE$Tv(jKR<x)|6k;3xwukEs?g!X08RTCF0g@u|=&1Qtapd@c8`+b;g8g0KWGVyW3K&MMt9*QofgS)rV$^`?X-
V5_>U_o<F8ZYb+BA|z|DnJYvsG=#{mCoJHtRxLHCwXEi&iZbG$j;&lVr6_$EWe&rcDlJqiFsjfj;G<3{_OKDHJ}EXXL#dFFZzw4!
+$|m>)E*fot1PoFRwlwI_@dXUTQ6v-w5}$eqAlhsAS2EvZYS}e6($9vcq#av8L;iEfFnR994zLnK_0=YPOyrotRu>#b1Hx;h_Hz;
<|$&Tfvz<sff;J7YMpnk?yY~PU!rNIqAENsG%;u-G^RqV@t^#wAsojqN-j+;Sg1>-k}NPOzp5Ir{UVJj>8mjwzN7}N?I``L$E{DW
GOPix3ne42Z>%sNU8n1)zbPs%RxGukU?_~LFf7)oFD=w6Rj4GaVzI2D5~-c5(;pBeb}Isw#Hd!UFtHmZgQ#mH6(p6KpCtb&uP!qp
KrIF;yeRt~QYW9Nk*sVbgd6WO{Vo8mLoC^$i>My3BbDH(m8=`2BrT;e%`1Sh=`3ln7p<)=xDqdwYpvX<YKiHr#<1<7h^0d)^P<`#
00000000000000000000000000000000000000000000000000000000000000000000000000000000(XYg;FtLdyCZ~HU;V28K
DXz7w1f|NPeImQ9-YoU1)v(|#6Dfe6#4VhqAg-k)1FU7PIjn53#iK1O)vG_P(kW-Btu3f6Vx@;9b*?TdpDhh6FtD<&p{=kGN10cy
Tq|-ep)u^PEvdk+*CInLZmGhdJt(RyD=nfh$fVJ!Q?LT8GblnG>n(M#<Suuqe=0*QNu@TXov`$bEU|2_Qz*DHcd#BSkSi)Ne<o|H
XC(NjT(C~6jjlhIIs;O$hb;juO08`Z{w>3<9;#Qco~H9HFr9ZX-yhE;8mud;8!m&SY9iq=dobjxZ>%ns6Df2l*erN4*{rH6&!k<V
RHX^8f+B*j#HkT2Iw@_jl&vx?izZzvQmA;W>X}S1pE9&1UyxlZ9wDx-nyNRcO(nH0rL46k<*!C8JDd)t&#=%g&@G~{iYPUu0x<rl
K%w8M@GZ_Tk|xhA45~~i+b<-otr)>9xUOq2<D*?JAu8D{i7O7U5~vy^^({0lJ}`$Ygruz(vMEU?AF3U%doF;nd8;C?=`9eau%>b;
v@m3%G_jm0jVU6o8={6O94sKJ8mI>=u&ehg%d3B@w;(*L{wa$j%rTj;;GYF5f+%IMA+CU>@Fwjjf~B*r%&R-7cq>aR$t<9xou&ya
TcZ!9@GXF>!7Y-h9iCk+A+W_NlPj?(k|{2&MI^K;qo`-FeyTw$SFOaag{B;-HmGll)1=g?M=r@Op{;l=!y<;Sw56LM2&@sD0xf~3
=_gDlqplSw7OSeHryy!4?kX6m=dDnx<gF;70jljUr7ZU;I-$d+#w)h3@hvB;mZQ!c@2-I=C941}YAiY}cP9TOTC%~V0*@P_U93SZ
m8MTD5SV$U!72%_?<^7_53MJq6)sq>UY8FpIVR36%$^&kz^fx9Vk_P&DIDUg{wET!K_6?Ybtq7v>8k;zJ+CM<elpJ}Qlo;aYc5_W
!7F*6C!TXHn5=ZM%rPw}jV|FLz@V?GsH+OFL@a8qnJv1QL9aWgy`^)g<tq@X-mI#qcquI`%O?q`;V$o?X|BN~k}VZ5gC^QBwx#Sc
KqxP$1hR`PTdee~I5ZKi%B@?WC@^ZIrmmVP<f$hoRv;@N;HRc3v8h9?HZBsdLa!C1>zY0*F0kpV3nXc+)hjTt!JyYFMk`sa!LJRh
%%sCId#N#?*`G))3@Kcip(Tp32C)e)$t}VmH>b;~Z?ZeA%@J}i)2Oc~|0IGdL8mh@fv_1c8Zfe@n<qZ4Gb&uG9V`m24X{`#94z82
+$CTp2pI(-#1Yb=Hz<anO)jjXDzCq+9I+`aj;*G#V6OixC$RY?aj2uBpr#8jWvv6O11_;8NvdwBTB%sBVXJJW%Nt;;F)t`7!6GuR
%qhmGG^Wp|rm6@qF{xEBPnFK8ekX9P0xPPma+<6sIxN#I7bE2-ouyzY$|_8*h^R>;lB~uly0EG!qOESIXeikzC@#Jy9jWuNJ*np+
g03MR52!>ihpcX{dn<A&_N@~$d8<9DxGL!>AEQGqhM~HpOPyY=11P#Gxv$bO-YILb?J=t-PArHpX);V7P@H73MkPD2DYOhNAE<mP
?I}|&btp}<tE(U>kSnep3#(Ts2&maGcd&=9?-UZLcdKwQH80626f2&jm?euahA1d12`vw<P^y8gV5q6B4y~CX!L7|HHmOCiL@Jjl
K%*<Ab*-YW_^RqJO0Ipd9<3L#SS^PqI4m(Pt}!m5?5-0hP%y(SpC%5jAu-D;->NGmFs4wcyeytCbR<x&#~}i#yQa!56Qt#x?Je`F
7O)dBv8Y_1+$*rHHK5C=)UOJzW}cdvdazzGwkY(lF({m+yCk|QPAFzCucN3XEUyNu38XiuP^K6xAg~!Q94_mryRbB?=cz5Mdn@Ry
88A($hNd?hZL9(*#4Dg4e=9PttR-uwQ?OX8bf4|02ceRt^f4tcP%c@n`6{?Dv$5E#cPU1qgsR@E*{k%fmM~APV5=u3$DnViNuTi?
_bgu-7#Qj=YAFvXh^sd($05BcxT+N|C5IL!=da1Ael1!jd@Ell9VS38HYH`SEh0T1qp8s-5HUBRt*KkD;;l@qtf_#h7p7w=MX)m~
1gRXMD6#Y~=Br*TETpI>&!Xon8Zg)#S}cXJJ}6zS^RQp58msQ0fU$8cpCgQ$$EtxZc(K;7E}Kl6VknlNfG9*D-Yx~OQ6{^u@-SO5
Rv@V=&@DSJnlCu4fTwb-o~iJ!X{v`Un5}Uz>?KMf;jPjv?yXa;Z!h&N-zn2Cb0cl0kE4CAEHEr9-LQA9uPjF^*(~@hx2;O7IWRk<
_ppH|q^M7weyhr<MXX9BpCxQE(l7-jY^E(Q{w1?688E&ooS)|vYA@X-s-G>Tsjm(p7$_;NCoa7%jHk!1H82pcqpd|P39<8}VJnHO
&nzV(_!Azo0Wc>hDJ;P)9VTEb>!vIy^Q>O3gRaQ0(j$kfW2(`uo2!Wx#;)=(E-V`@46x3nGp<T7xvOZYa4BysVyg$MuB-tnq9T^B
5G}ARHZBn?z^HvFys+OaF|AdgUo2BF>!_Nr$}K@3{h?*Bt+86Eb|wI>g|o?~cdltHYAk^m{HR<bPbfeN=_QDvy(GUSW}zA?N2UcW
VWnBAsjKj<s+BV(ETl0hp)9#3R4-Dhc&D?f;Vjp$MJ;qFGOS9fOs@YPt*Wi1!?VCJ=P@?0exOjP@2!@qo~*es5GvEHq%p3rb1YP*
?JSif3nRWL%d1f>X(~=IO)mi|?<aGplP|<C`y>~t;;JdDlrNR6tE(v`7BCnkhNQ|bc_sTP3ac(Kx+Bn|XD(!{NhBVx*DkQ9StDPu
Q!dvn(5G0ZGcYr%`=In8J*v*6_$s_F@v6+Pt)6Ek^sYZM2P?58ODff@K(072;;<Gmx2p%Ujjz5i1E><FJF7Y;xhEEwLamFVQ6-Zp
38r~1lC88Nc&ikz0wuz!tu1A#4W}5dTCP^Furgz$H!3Hrp(5U>ge&(a$EyCW$1lw>_pVW`PqDBkoGlwI4lVd3vZB4DgA_F^Pb%#z
z^m&n^C6R^T`E2-IHwPz&a7*xE-*%{2`sCn#;SapB&xb5PN;%0_Nl-oS(Df=%b@nEimbgZke9zLL@tM>{-IGXiL7s}ETbVMgQ;jB
)+{V7OsTvjfhT(>axWIF8?kP#3ofRvS0{rk?<WhUU8!lTo2U&felSWcRhU4o(lD_r1~UUAJ*+<>M6MLGkR~y!d@UBO-LE1qu`oid
sGZ9xFszC!<RdDk-=M=W=BzES)37Kd0x*fGE3EP#87%85!Y>CXDJe5Bq#dEK`zTK-94=9;*s6J{d!(zU9;y5ke=c9H>acPq2(g7C
t|mR7bSlfHajZKQAunh#dnsllP$eC(h$mgEbr7a0Rjw8;1112jBPCNV38?!rT&JTZDy~p0t0?=iR;b7=C@oj9*RI5-?JaVtkEJZJ
2d=0pTrQWKNv?7##4W!nB(HHMA28aL94|c|m8RXWUMvE$@1Oq>KdsdWx20*I7_jdk=O@-3Q7TZe8Z5x7ZWXz$5Uj|og{ycm<TC0k
E}LK~Of2mzcr4GSpC2%=Y^SrOSgq4CU8)<bEv-_i7^}xCy(A{51Ezi?7^*<5sI0mm*Q=#3L@;ZtS*k=TJ+8(vIxvN(52#%sV=Ngm
EG>7MajMEG|0a&EM=V#Y-k3uol9xZN+aXS@(xE7?c`Q({7PDC>$*h_%`yvV!NUx767&FbJil;KD7A!5NEG-P9rmlG<Z7R7G4Jjz3
BrH#_`=~&$9wcBW@2n*x!K6i@Xd#v-maWtv>#822x2EMMeXXb_Hm)?SIjbM9j4l!+-z=J`p(#e50<P*X+Nm)k3o6hnQ!L|+(XHns
Pb^z9QYRv*)1FH(fvs{Z2&%m!E;9%(@1_~B*e^RLa<4fho0>kW%B!Ryp05+6xvdPQ#W2mVeJZM@^Dq{z=p%75U?e~x1+9y&N2}DS
T`q4e2QAR0X{$sic%x{i0kDfJp(|}Hu&g+)$e6XPLa=SE2qK6ok|~ude<-f5ttj{>o*{&#lqkC_%P<8rr6nCKKB@YnWG>dM6DRMj
$}H?9YAr(~_AxT3wk_~3@+McRR<Q#qU#)Mj(43bn$}lpoMWoR$+M+BSLaNRvo2_=Oji;b1zNK=aA1Ah~oUZpJbuVxx{3yYx0xTaZ
9wwfwdMbD&imv^k*PS~saxr+X6Cy;eTdt6<)2wGM0H$fMTds2@ZKT*O(J0O-x2-v%IWR_`sUANqsILRC&M+)4-yw`I{}q%gRj`+^
=_t>wBdF!BFe#s`3oZz-UoD2K5-okHQK*V6kFKFC8l}6g%&Zl#X01o7Wuoe=6tYYby)DVDFC|4JvoIhrFsYp?qo+?LG%f<L-YuIg
{-R_i(=n#1@*{Av0H_2k)2dFb_^`sQ@}kD2FRbmaZm%t|1SKD;K^cK0NU*r2nk~5>G%Y+Nc&k7nmZ|e4=`2gGl`F`xMlai}6RqPa
GAURn)g`*H#;ZUqDXkeSv8(o~zo<kcHY=;6Wu<T|eKDe-?<xc$3@D|nE-k++xGQxi=%j3+-Y-+Bxtl?*p{vBGubT6wM6_@y46*K}
KB)dK+AdWhfh^aX^DBuh#G;+9V6{Cj=q84)7p5aEtf}^@=OV<bf~?Xq9V9EM8>}R*{*Es&F`(Kaqpdusov1&pq^A`zT`<%y`=>!F
hOgW(m8nIlb1h>jWGuriH=*UJPOk(pdN9+gyffml4J~CY(W@3Mp)9DUtSx1s8ZO?f5UUR>oh-U6x2fDFtE+1)n<8eb+oszm46%}{
p)Q@V$0l<tyRdw&-LJo|Kc}a$X(<vMh9@Yj^R6c$U#CBxH?Q=onyk^R(4$AFN1RTiJf=o0nUXXuJ0b9=sUJio6`o6|SF02v-=+96
Kc?&`%P2)Jl&MD^zAj{&Fstk!BpiPyNVIPq>lpzo)uf`VrJ|FrWwErU9V%=l-mKd(Hz)BgODjR3KB&T~PpqbsSh4XO&#bttF0eDF
X{muClq=A#C#<lpB``d*aVvHs(<E6Qm88(EO)nC!t*^%?UMiroJ*n&|C9s?*7c3tzY_F>)BBll}87yKfl&gF$P$b~70jvfr)++%c
f2vERKqj>-2d56LJ*%NCuAN%1<gdyo$E>2QauEuzcqzCk`Ky1Y-=+wpw;ZP;0HoO&n4l^!lA;+cw<krYj43;%`74R2&KT0F#jVFH
nyQQ}xF|9z*DD`03N7%d@vMF?*{u|>`mdKUC@_sIV=ybNBrP>Bl`Z}*btKL#MW_xeS*>}dzb%QZ-6%3F?ktn7;5Fta|Eq1Ggs+Dh
SE|#j)h+)omMsg77N+ze`7mQG8>-Woh9n%YRxPBkUa1PHFeNgqBd6N2I<BuSq%jSusHW;FM<ZOO->iu;mm5neva2JieX63W6sC|W
Vk|(aktcSq->)OAAh1|3I4wUYATAy(Ub2rIMk<r7d?-wkA+5SGu_JLNPphOVx+(o45vLWbcdojn46p*M1gxhmSf%rw8=uG~CY`4x
daRczLM@Q4F|bppX_~30wiwzlmZ=@GKPC(%5FkS^y(~PaOQ$@jY$?nw_OY%nv#qqLks}4Iq@{%^$SlGsXQiN`@FcY>H5mpVWwEm@
)v6sRM52YT%&i71^sW1+rI;6!g(?QBu&yAX;i?*~BCFq>53mI;94CS-4KY70feb>dM<a48m!<NnIxu1_W2^}&9Vx^sB{H0>QLopn
dZ-;J#Hk}Jps<%TnJ0~ym@S>Er>rt8%_U$hLM&#o`>FykiYz{_2^1Kp5-5Bx!>d&)<}GNiPNbNgWh^ZhB_;(Z5-_<dLn{R#*P=MB
l&@K@c`Z$<$*Om&POjA|%q-)d6)2M~@gl7&ny7RoJ}a~+tgQ>KKPY4*;V6QwO0H$EcO-@_Wid`L%q|iw$18}Z=PLM|uB#=hbF9=U
VHFLZQ8K44uC8;UFs{5Vm#9UoM=&+5Y$UQUP_4nPrZTgTvo6vsWhJGmaxhb?>MfkCrY;aDS12i$8m_}FMkzs`u&G`zVyn%oAgM(t
qb|`a8!vvaDx(&#<t}ihaVqa9xfw?$)U7$A+N5!>&ZvYhTqq?ckf+h69488{B_s+eGa<bx+AWc-6Ry4w)e9*wvLm>rKQH5~&aBWD
rZ8F~I4$$83obk-&MbK@VlCJz?5LKgdn^K{4lGA7WUQts&L%f7lcj*DLar>WI;Ke~kS&j_Fe_LjD=w2Td@gUIO)b_e-YIb%$D)d^
B_>53#w2&G4JxXwD<CkXq#6Y#xS(aL6sAEWg($ivHZbU@3aG`dbu5D^&m$}@9v$Z<vM6F5Q?9S9*^Hy7POyrxf1rP`qA9^9;j8VP
Unj?^VxnNF`6-1Zm7~uvL8fIbD5o+jkg)DBC?s>I4lv#?(65s$cBZnJx~c)HudTSAc_>CH7A1lmEhitT@F%V=4ydWEKO7sX7Ao4S
J*~~7wWi%LbFf7$Y%fMJ%caMl0VFD=Z!%3SZ7s$owkQ-U5-*J`XR9GCaHgpyH8H@k!YN9yWT<hYASSpVI4lOEzN~ty0+>WFjjlE#
^s0-k+bpXgoF@XT^eR9u#U__4tQ|F}o2fmic`UE3n<msHgRvAY0x-rcGBGYP&LRyWk1)I?Kqq=E5wGv9m6{_VjUaQNlP>SAyR9cM
P_JF8kuAEdMycZ^)TFGc7%5M!5HC5cY_cq=%PX-g+pO;=;inU&?4dU(8Y(;})F|vJ2rE)CU9f{LJFr<SA}H#dkR+rfk|}5`Q!RTi
PbnTSFr?C&yQcZ9I4;>SX{>9gPOuj(kg&R^B`(-1ZLAP3b)hG)5wOoHEF~kRJS(6e;xG`X4zGr(X{(Sa^expI!z^DdLodm!a;tPG
`Yl!|SgjK>5igpgf~%CQ`7O7lH>ztciK=`oDkupk6fzE~y(yt9%CCPe0xEy0f~c>kh%8$vFsfZJwIHP}EiBR?V6En<*eHvuf+qE<
(5zN4UaAilgs$BtG$X>SS*(kz6|JPGWh$(&EU<g9dMFg7=pr*Ney4CFFREm(!5^=v)+V*BNU!26J0eT5_^<aa!>mB6W-N@X2&WvX
G%**hbF4#`h@)>VrznW9O)Dd=$|zbJ->+?^o2_%LFfidPfvZfP!>!>agRz4!{V!TAlB-535S^H>J}tbYxu`oTVxAkSbSPdj(WmgN
hp4Tj4Jb>nMJPyut1DfkzOQ1e<SAAeT_)EsnkpA7STDq`morVMIwn0Q^Q{pv+pH%mu&)lOC?`;-^egh9i>gGYPoDTGH6@I&x2OoP
m@$ecDXH8j_AuzF->&5^u`d`XX`0L?R;?>9i>210cQjHjv8f<4<1N9Z+%Ai(P%L_=)GT@|0juGteX63XG@MYOYo)#{KCM8n%&Q+N
geD)cz9I%BRwe?iJstd{6ffbfPo?`M1+7gi60HfVhN>j1OrvF~r<@z0<E=WW*(+xyCndkIHz?vOxGeK8(=e5=Bdhl;J1gI*3ZKg@
w6cvWSQk927buyjdnwm0M5hm~$*%FP@ge82KPc3!gDi6xnk4Ki{I7<nTCQ&`9H_M;1S)bW6QnFEs3$%smn)eZ9jqTIZYKyPrK6*z
W+ol1Iw(D>&@nkM^`;q|Z7pA`KrUD*q%P;MoSsrFWiNrTwy~kC^Q%=a=`S}eN+IkdkSl$uX{ZLVj;Kp60xX-TC@@^C?y$A6N~nyi
n54C(gsnU)b*Qwka<2KQX02Q>RHW9ez_2l=9w|Dk2d%U&4xlKd#Hr7!O{iBTE-ivAL?}bA3oaC_yebW>A29f<D6bl!zbE0YGpcH?
ai|Tgm95k&aVeWDbE#9I5iQprimA;j%%>=@ovJpS+$9jL@uje-IV!p*1*&AOV<Z@>$s|W6aIFZgqomKMHz9W^)+whb{VX0TRwx24
ow3QS+$gm##j4n@+^^3m(X3)DT&`O($FPSaTq|OsDXBrKrmVIsv@Pwd39OQ-?yB4(BcW5Q#UTc+;Hwz1z$Be3+phc_!K(-`<*o25
|ClK&8mi|hE-X)?wyabzDy`@&4kG}ludMQ_y(nrM$eWj{&M(<6pp65pKq^M7>9ABPTQ65DBQ3J9kE;hB_9zgkdncGGKPpbDt&`TT
9jY&;Z?Oil_%E<2mL*!MoRpa-uc(hF<S^N?<*$aB!>+`xVJsIgfgDP*doa3`cCWOgStcd1Z7rxR_AFePt*u+EAt8D#xhtq8udEU<
Trg5I=Au3=39Se#6dSZB{Vox$5H7Z<Ff!aRd#4GmlP0b!03i^l{jd`x6*25Egs2dtI<XwApQ`vM%&_6B_NRq0N3I#CjweGTq$i-L
lcvoo+p(T0`lsrjEvv;V055K+aVcpjW~(4B@hJGR04t0yrJ+Z#+A2t^QzXi)1uRc4U#!-xD6KlJ>MDk@!Ymvm@vlfE2P@C1tgECi
cC4hMHnCAF(y_6ozAbjKATJ;!n5YdUhAw3$NE~dU@GR>rWhJ#H_$d!8@+qAz&#fx0g0KsvXDe4K<f%cgWFZBtydO5F@-4?MnWrHw
T_^%B!m#o)3$bx5X{{qF_NND^YNm*=m#|MMA|_L>IUXb}Qm0R{jHo&%?<l-7KrfCUATP-s^(>vNBQQs;Q7Qx`O{|_RD=n6=*Cr;d
POLRCx34I#0V&y}-mdYXXs1prhpqsfH7ZoBLa)*({~t1_;w9Uqc(7kBCZtWDpsskT?k3!=ovM>5Vj(56GBF-4uO%;;L@5s~x~inA
E2sLU=%%qHLbCX+vn`x2Ehy(LfTvg}nJhUbPn?D-T&mHoZm0yZ7m)X^{HU8LY^<cPJ1{pd7OZ70j2Id#gd~WlT&&P8{4-Xpex$4|
1+WXPXe2_Tb}xu1f2i~<lBi87UZ`y@_^5;^YA&KHdaF_+=PT$hE}&Sg&Yh^JN+ED8f2yx3K(H97Z?D*|KdxjYYObxWM;c+Q!Xiwj
HYLignXt>L$*+W^LK(uO0;Xdq{GkvrqOiZIwIuSap{XP(3#nS9r6LQb38?%i(62Ttkt`-I_bmpXx-62crLcXmsw`wF0w+?g->pqC
@~+sW-==e+b13RB-zjn+3Z6!+M6GkGTr3-?Ix3_aB`PVce5su<pfFUU04x|Sl&E>GH6u-(NUsMf5VV&dbuHzh@U9Z8L9oXwa~zW$
GbfNNE3YQ7?k>%&7OG|`#wZUgq^b!l7OKvzx-QS3OQn0QQ7=QM8?Ab&$)nb&?;ztZ^($sDKpNOC#wp9HfvyWInkvAH;UXfeO0OF+
n=p7S#42VU=&xw638{9WD<uXfEiR2H)h(Q<v?{}>Laq9sl&wUiLoQk*$}fi^o1dp8!l*5=f2J#_gDvT*{H0?P6s+VWjHXzfu&u?e
?JV0aC#s<+)hb>s6`+Zr{vLs%R<h8ms;;V^DJ**|#4HD<fT;~H|E~h68LZW*ovp$v+n*CCs2)EiaH^vy0;*7^GpcPOStTtnuC0kI
imMZ-6Rc9PoGyZ`ZKeb-88Qqgo-RYFkDSPY_LRe~q_7Yu{3X(vuPaU=izbY%7AR0I=`Ca!jIB~DUacW5R;FCA-!Xa{cPUgLhpg+W
Jgvni4YA-YksqBfj4u8$TP><99jQC2N2@@hq%k=wgCl*c6sDgjAukNC=PRJB!>CA{jj+I?nz0Bdj;hcqB`=V!=Pl5piz=`zpf64=
bFSenWFW^bZYXZ0|0pyq*RVY*v>m&s#ixm}!=#0<N3h;4KNYZ~PcVz8+#C?4$Sgdp&>;-0DJ=jbu&zHWEUCD!53AO&Ii9jFz${Fu
S|K1T(jap&LMoRp=9m~Pa;Ao)cdT`>6djNrRH$FBinAyzPcWpKk1p7u7OK3hd#o|Bt*}8Xs;}ayJu$B?#jLcY3o9b72^$`*o-o6u
*DDM#IIWYUBeHCqQ>|~X*P}+M52f`kDX66_J}Iv<+$P|wzOB+P`KoFynjJAL+%L<YW+&4v)~x!Wpey+-#xOyuIIa(|`KryRb}T=!
#--^lnk^Ww(WeElpetmlPA*z7*sNuh6Bq@ktfzpb>=`vNo~<n~l`B%K<{p(T?j_zR-<!y+-kf%&QKNbvw<;5k{49^E0V_hPu^k_*
L$D{XHXwj4Yb*mKh9a3Pvly|ink_CLB`htai=|So3oW^<K`70x)GB|g8!5LaK`LXVLNBSH+9D0E@F^Lso}3{p)UEI=^et*EcBxyg
m@w6>eXSL!Pp)$)ny$?(T`rR+$1KCF$0>>?psedE7p<5vUaG#N{wYA10V=Vt(J{3!m#w!bGo+)fK`UA*K{SIfl_#(=#;Bm7<R}25
DlVif?68olJC%?o*Q3lYL#?!^3@!R7WhvgTjV-{eX)LK8UoP6IM63=f&aXW#2&!kWIw>}(;-c*^390E3H?BLW^bvC{Kdb*KAFz$8
3a&(~Zm-m!A2d_1*08s#IIX{&t*qWKm#mg0gDpL!t|=%jlCCizUYUrjq^jaAh%ot@sHGe&KALYWDz7oG$17j31f)Bz2q-irbs{FL
@1<j>Fe(R{r77|l=&7@)3b1~%6|UMS<1Vx;*RR2@3o+L%l^Fn`?X0n|cNX=j&7fDRFD>ORv#j1OY9IlhIx4ZIZLTjLhAs(~M>18g
jjbanj<GYI8>5ghNh;#1(6AyYuBA>cA}xlf!yH>EK`P3zkExWb#jX^tTrG<$Ws&PFj;=+cmM$NyQZQsO;HZ5ozNyry@v2-U3NWxF
C9ngouqi*FGAOvFNG#8+UoDa!kTBDtHnL5qnW%0X4WsHU`5MVC`z7})fve@NN2Y=u$EvU`xFMM=hB0q06(o)-=_s5dRV~pWO02mi
_nAc_mni<8ekDIIn6E$|O|FHm<t(MLIwu1xHn2ObJEN(fEGBKR38>tx10sv5sV_M#dZigFlcirV5UwOL=&%Q^t*tRF3#f4|X)%l$
2QEmZ;Ho04f*>$3OsFiUD;;Q}-7fd8dnGwDKCB!sIxFz3bS@pNVwrlQVyTj=rKxnO_$rwrsj8-|HmtX<hb3B~DWjdSHl3A>cB;Lo
d#*vONULbAVy1a5OC&w82QY9kQmQ1X$s;VRPp`u%uqZ&U;jrta<RYM}>!t%Iwynw_+o}Pq@vZ2t8Ze)*FD?z8U@1)z+oSCuD2;J1
LaVkULme%m$gDe_oi5fVo2jrV-=H0_4=q9}{41#=6s`a%i?IMO;;i*4Q7c-bz_5&|FQz*$!Z4|#)+VPdkFf?H-?Fx-8?eZ&(4?TM
@~p|Lx3E<oW&s;7_@DzTi7+Luk*5%>rn20uA*paITO=l^fvLnVvLv9U`z|#jVJP!5(W<%}1F3y4j;=JWGP1?7(XERlGq8`ZpRIf?
FDGFrg0O<C391mURjFaD=B%c$6s^Z60W1nFt{dVe(j9E6v8+HW@E$g;FQMVE_avpMqoh$V1+1{BaWJc_@~5DyeyZFgvYj`qz%N%X
nk-r`+bM&n+@u(=<&3W;A1Ga;3@ra9QY+c2!mZsX<}e>H)R&qp*)0FC%pQuJHLhx*@GPOJv?vWKm?m?mkt#tc#-gF5J)i3=Q>3^q
N-j(-4li^sf2q@{vaD+`Wh@z|?WFE1m99yxz_9ivVjdPOL@YJ07bN1RhA5A!Dxg)cMXEutZ79R5`>z0{+b>ce`K?W=Cm4(;f~6a*
{i&TR=dD_-6pSG>X)va%n<Y)5L?9L}8m^zDohs`seXyo2fUaPq5tgPSr>Zz9D61x{|1G>IYc0Gh79j^Rp{x(ESTKRGN-RRHdax2L
h9ayV<*ZB`*(qczFey&1uAefo@+H5hWUi5y39NUbh^z@H3a3l40WPp5W~me<aw_Grajjb_c$NgO`kKG5a4ab*>ZanNFP<AJ(xxIT
e=q1TIU`1{?kK*WA+3U_madYh-=yEH4y+=oVkK{_si*rWmayWaIWN7k3o0)#&73l;UM*=XNhoVD`>sAOexKPcLon(oKqFkKwWY7G
{Vf?O&m+tvYbY`?nkdbso+^W>OCU@o$1DV-@hfp7&aM2Z;311KU6?Bzb{x>KP_WgMfgOUWLn-&CSuE4ByeiKxQxv|jHl_o!@-0rO
l`WC4XrpPUKPeP2Cn2Jy_N>h%Y$}+koF&63KO}e+-Wf15$1TV!k0alsYLnL<MX?E{R-^r{vn430sg&w4$Ea#BA*}`}`70Ho5SjX^
EUpNwOt83{S1}|mTBg^rC@+<ocP?A6!LfTM!zwW<ORkQv0j3}=t*;*{>8#1H%_BCiW-OSejWOw>46PHSA+5fwrYd7BXE7V8IjlD<
RWhxuS*{nWJuo>Vdncc*oh!F1sG=dBxu7$!1}y$6$Qn1W1F94p>#d2g8KQBlORQ6?A|xgxdnmi7q^27tnk)k_Q>`f_1*2CgW3fY_
b+A@3Mlq2l!7%44=O((SKBS(ktT5IqQ><qubR|A5=AxRWy)EgaWiOa2Ypo(AqN)}zccnG3(kDGH>zghu_NmgSRjrJy?4``1E~&#T
&axaVttddC3M}raHz;uzkFCqF$)z)?yDo^W=qsTMGN{=l-l%3Ul&}CU8z!q9my%SatDc}P4>1>~H6(YXa;B!RRiue4eJZG<&K~qK
S11UT_%4>MqcO8BA}260ejsVBPp%8C`zfU;VzFZ_z9=p*;V>AZh^siP>@N49v9Nfp05NeWl`h>P38w|GsVpC|nJ|j4U#!C@v#qDB
Vle9@k0m0mv847ZMJ(g4&#Bt5(Wu9+P@!rt2`WD<w=eP~dnORGHz$ZI9xZ<+TOk^xgD<Hlk}D*z2QRBIVwgLrOe|TBcP~IG3nzxG
ZX?PjBrI4a^DQ?ok)>-XJ(Wi+=BywuldHKbGp;`{awriUT(P6CbDs#Vo~)O!vnFyUwJXT1^Dm32v?R5quc;BFha{UWvnP8ad!!0A
Kci5XDlLOB(j~&E&n!?dVz6c@;xMMDfGt+2v!<Ug%qRyU93yBjL#oK9tS@~qNv{*3Go+`lRxo8I&Ze2Iq@TkrI<Ho&VyXNtSRa2b
QLVu(ATXG&Q>4Huhbi2!TQR_<T`vZnL8z{&%&L^AS1kjrDK0H4w5l4JaVk+NOROoY{4Fb?B(Jv{)i3#?Os~K$IH%^Yu_`pMODhX0
$t#2=!KG?4ps=kacC10Bi7C>h%_<SCQmhm(_%K!}--J6c`m$3jUokH(V=%fWEvgN&V<yKcO{&hV$)Tg5Ni5f_+ANx!v@JudI4m2e
eK2(p6|hUHGa!2@VW+35axc;-@h66+lBx_Sj;oy-HmFCiVX%8Htt9s=eXq74>8V<-KCnnCMI`SiF)ovxwk4LW$f5un>LzC_pD-q@
v97Q%6D+7L-K;Sz%_qk$CoQiq%(2;}BrukpASIrzF`{3s_936HfvAWo?ydi;o~#q9&?p3}?4|K3$g&kCDJRRSDXC&9XetaNvMg({
3b9TqV=O!@SEw$g$S@qRQXYD(MyY=#RVeJMZ!P~XAgqTZ1g|D56fH5V#4LrOp0edFog;sw_8!M4)UCp$kty>iey5<QCM`Uvn=Wgz
a<A<$IIy~|Rj}GHU!qed|E%bwZK|d!05AYBiLj=rs47t}Yo}D2rz}bh12DX;RjrS%XsVB>tSDxzM<wv4q^ol&*fImIh^9)eFDP%T
6EbBXp{-J|B`?J+CNNK~(j!f+xiDm}#Vv~_p(M8<h9@E`(5g18`K4AJ-6egPp(r6J1})Yn4X~Q6fTw6FBd~=mDy{1;C@ttGx-T9r
Q>)1?6tXU>y01Yg2`x>pG_T>RPpFcpMJGTnY%xMI#Vebo2&A>CVx+t+O{X%e-6Vdjv8?kb%dJN*zpnDC#U{F^#4A!J8K-cp^)P2B
VWhCBm!`86?JL?O+@^%C5v-}PG%AEB<1RX`g)Yr3DKc`hA+Rd23LKuE#2G)OD4l~TO{sIKo2X5(lqt8WV5R((u`HD>c`sy_%AvO+
8J&hH(y2JB39qdg3b6vB?5B(}RWDYhgDsyZBA$b-nj|W**QkP?aj9-4_O48%E2@5~;4LSvr!4KR$*ajLshoJJ%_euSKBfXLZLn3T
#;f`$X0Nm)YpwvV8Ldz$T&n4>p{jl*Odf}<0ijzll`Ly85iSF&11vcx2c&hQWvunEwI#G6Ik2lJgE2d(fti+|RiIuPrYuk@kFL+J
OfVKJ+^riM$f`jsYbMzs3!Kj}Iw}k#<*A9R&@R)Xbt&{LIH#;5bE%WDj;9T*Fs8gOnk6qS!Xy5tj;+V3b)+P$;i2!SaHzqmH7>WJ
^sO<ltSw+79i1~Qh_NuNK&@b~E3O(S9<OYum7zNvaxf4vzAu2Sl(8}|rY}XWzp9)i`mDCC^R616SFEfejIGd~Sh0yJ)hiP#u`ZRc
Mlcet5v&icS|$fCGBKtgVXk7KrmRe!<0<?uZnB~w)h|t_{wrvw`5^_KP%En{NvvWi{isK*tEvC5VyQ2xY9$V-78|&tW2?ifzp0e5
dMpSWku1C-aV+^Nm$JI3U@jM>;x6JW$gUi$`=rUOTBji(a34M+Hli7!Jv6H;o2ug~Fs`Yvp|6lC$1atzp)FLdLopvL8YN~RtsoSs
S*4sLY96Ynd#(W~yRA_nAEY=a1({8((JTP1@vK0wB%?d5^eQo=0w^pgYAXIHLnaL<q@&8I@v&qmk}duvtgZPdF|o(0kTQWRr6J@b
0J4*;Suo8gSt+0{cp-nK{-Yc%)2(kXFsCOfZZkqATc&-k03}^6$SfVOJ1wFs2&4?M6CDn&3@(VPGo;fi@hq9CMUaCe|EW8yb*SQ}
8z5pX`l0lRq?A6a-mCehUozGpSuF1<_AMf+G_4mU(j_4;p`vuKud1sm#4S!EGbWv*GNHmKT&C-?V=S(zO0lA@SSUX-051z9>8j$a
6fl~nFe}8VA*q0*TPUQfw=iz1@-4M0RVeW*C@G+>Oevi)3Mjd<C6@><v@2t;=_x}jQnF+y1TV|15HK~ZJ}xMu`X{R;6fYSd8LaQ5
x~4=i&8`wCgDbeDU93wj-z40Z)h!<^X(-F77AP>U=$g?mM=p>mP^d91aw>)+pDz<CYAY73^(`T*Y@q`zFDR?3sIH1I?yYpM46l+a
ekLg`e;r}6xF{+ptuQ^PRH=EYM5pte!70Zn@vYCQel7(kCxVnIUaVfMrYT#iYnxiItR)Sv@2NqoQI-0yOfF)kyezn^l%#bYJ)o?u
qbwM#h%LLQd@d*`J1V85Te3E(aVbczvZ{S5`mV~PcCcrwlr8fp-YopCsV>-`Zm{5|dN0YSm9E3BF)8IKT%dC(^Cc9f`>J>$D>2ot
l&##NlqXO$Q86+sYNZydaH%=01E@?P<T2Z=F(`APn=U%7^Qxk$CZk2D-6$!n*e!&pjIJUse5ur~n5g*>)v$dozbsTI5-s<ud?l8p
>?;B#bSmGV6|a&d6q%Z+FsBzS+@@9z<RnF`MlhH#E2(O$yRhA`v9JNGXsv%Q;jMowG9`&BVlLaMB&`Up46tCZ7qiSQMzfhGlBFn}
U@USdY^|NF`lKZ*tQ|+K>Y7$Gim)!QTBrvwVIp-e)2Pa(oT5@MEUX=*m6@!pOpsu#r79^TDz4xvB`_2)DX|x-+bAR{6f!ZbPp&vF
H?j$$sU@p3`=#bEcP@S`Ua^}p7_Fu(RUlh0d8v6SRx2GbL!*$gA)zC##H;@<T(CDAjw}(a1{1lcY@r^kS}2&LVkl#<ov2bOwJa*G
tteWdAFMO4m#G9P7bSkLBqVYryr?^_|D#5&<ELybY9~mns;CPwLMt{grL9CRpsq$N?J!j(Tc!jtO{QHfDl1x>CnveDe5S4~zpmz>
UaUN<+a=^K3Mker@+^U@{;;2}ATTI05-aMcejw(s#jJ2BaH>44nXCn_7NAuo<Q~l~Cau1$-6(D>^rpQa9I4~2_^+C&)iB7ZdM<So
5~u<vgP>uimnyli3as%W;v+(tYAa`_TrI93o35FoA1FL4i>b@8Qml<9A}@QGhorTt%diY9Lo=ZzX{xOu5v;>5#Gmb}#wI1Lv?%DI
yR8DPG$+s>qA)ftEvR0uuO|DI>KhuX7q2Ficd?eJRIp>Mc`4DZ(5mq-qbq`}awrX<5T>IjH?YH^87}H67%HEz$1SEL)UYF}NhU}w
0IIUF@gWDRMy<xGIVlk>n=cV0M6hI{7b^NEwJboedY$<!-X2r103u<m(yb&UPAurM#xQWI{Vu^NG^1Rs>nEu!kE|y!vmJaYi>Xzs
CoV210HU`h94kC0#H!aM4=(d5LMfIWw5qJD8mvmMQ?Y%n94gB&*D!UepRi6UUo8GDxhV##YpgD`EwjX|)2C{u3$WcTCNTXgGnRR)
k}H@cf~eA^BQZ;{^B{RC`y#fZc%}#@VxbSJ!!3p=8>}I+X)I|nUoMRrS*XIZ1gyv}yRnQgHLuttr6{u_10;r}BCR+usU=1#nxVHE
Td|(1M=mU&Xd$_<tgc3=-LFWj!HX-YXfU=Z)ga#}e<U_7EHE`GFtBy7?JRaK39kFEfF@nBi7Q>JDzPRf2{1;khce})bSlfHx+ni5
fva?_kR(v8zb#d$hN_||UaEJpd#P6>c%K|B<0!c(1B{@vX)aYQUMi}eAt<G(elQ@a8<|ZZG$)2A?Wyr6#Ty}|T`Whh&?*F^S}B^I
BBT8jcPziKG8n9`kt=B@>a5nN6Q~s`U!z#687wBHvaYbAK&_v!m@J^Ky(*rnQz#{?O|AorGB4?+E3tg5pf5SDg0TFnSg-FXF(fso
PAST&AuQOTF)m!L5Uud6kgSWaSS0zKDKEY)>8{kTq$_|StFGUo#H<-IMWrbtA0)~p+$|_BzN`taJTQ|b;Id<>Rw3=Nt1W%3o~|RS
tFE~!%&q_|H!umUik7)AR;7`w!zukPgD!_C2Ob_MZzOlDQ>P;?@E#Bosjmm2dmlifRjx9o3#BNdyPg9qRi(NvR;NKGkgC=#dZ}(O
3@Du~m@4h8O{>@$$gpiHqp(#gimP`n{3>%OzA|L3vaL#}y{sf02`*wH?k`-YDJF`jI<EXGs4qk(U8#+-#H;5k7BFb9%_|iwf3SkB
sw!w7{Ui)2II8Wj$EiK9ZKruI6Db=hGchu>gfNAy@vs&yF{g#7T`3lz-z{&hqp%LIKB|2%AFS~po~f#-O{#UMsUk8kjxLC^I3m5S
Vyl9%NUa7inK2!%R456qU@f5*-J=dK&8mSSKcy)qCLye(5v9PS4zAvzT_}nwL@jM9|0uPpW-b}AtD!bA;IA?$BqJEF2eGy-mMCl~
z?yKde=e*ndL&jbL8GH8%&WGjoiH6S<s(}xEif<`H6!7iX)!pT9WZ*W%B&)$0W4-J&!-cj*({hMNu{|duAmt!J}8l{Mx`&UsG#tw
2dF@+awrU^XDzcSuA|PZEilX^=PVyBV5xU0i7}-xLL}j=C7^+#9x*ekj43!Q@~Yje#;>2Fq9$^#d@e#L`Jyqcg{%#!@S{4c1gTf4
;4H<UFe@&!$fTSkr7ha3iY2%!t*%_FM5IM7J}H$T-y(4zX(^1S9j(7D#3a-&|D2dBd9byrv90MXC9r-inye}=aV|ZmqY)sjL@u2q
mMb(Tkt~NP)3BZ%tS4}({Hc>Cbs)?p{2C7{w4?Z~te=A_marYIK`wC@2A~h7Q?eVYG_Bk%?<7Pmp)%;IkSUQfwJ(IH2QHPc4=hKs
Qm{ZU@U4xofGjH}jW7(VgQ<t0N3h8))2~6PXfIqWL#oKEF|n4cqAmF>0;>HJTCP(pai4Z8;;qfF0x0*V*f1WcKBn!V45qFnTcL-m
D5f4Hp)VkuWuTm;urHagCa3c*m#yurII;664XhEc!j?TO@T4;>9hitLnWjc3e5zoct))#aQz?QlASgbjUy#lpv#2$y?XTD_)uqNQ
XCq51NGTYpIxkYE@vxDm38!u^p|KGy>9E=^E~?U^JtQljwlI*O#wLWG>!hA6Au1%Ncd$1pOsp0%`XOp8o~I!vb)^0)wJhVVdM(^5
w5jQ&!z^W~bg|Q&i6=Fi6Rg*%a;dT~_9a-XrlCTtjV=`|u&jtEIVXFsSg7Em^{Ef2^s+~*5UxcqvZxIt(Jt(&N+>ljj~|As7^^2D
&7>JGo+}0_45n(S6ev}$u&HG!MzHQL>=U-F;I8<wD6O`w&>#mWswoex-y!uY`W^$Z)U1Ll@T}r43aJh#8n834rzPAUYbueTlqbq9
RIsb5G%kXnn=WT6n=UY_NGzr>@-C37tC{SqPA=CRGAC25f~h+#V=^}}=%l~0&#LJeP%^?Uldku#o-hX<&Lb)<J+Nda94k(#Q7CvU
9jId}U#pZSsHOa@BQ206IxNZ{4IqH1m>AkBF|h=&z9^Ni>#TO1P^ed{5v>O>ld$P4jVoHOjIFXQ;;_W3vZ+6-P&64X_OC&xxve`b
ld@;7j;3iWdavoQW3f3e<S=uoDXU8)1}aXi@~`|X9;gg3u^kDlc_#!ifHa<{N+|&z5}XsN=B+&^nJwrrNvJ2S9xw?SJuTX(%PBsp
Dy;^uD>3CP)v!RRfvCu<l(1eDnx@{QN~;he8X=u5Z>aC4=Nh9ef2S<1Sh6y(?y12dm#W|?=q?|zw5u{L@Tm_lTC~@so+nKx`>)Bd
wJb;}11UwOud#ZqM5T}|qOH0xB`*dh=c?bK5iWYH))NV=LMef*d@SjrHzgq~GAJdiEiB-q+pM{&&ZUZ|{H!D+&?zw@IvRl~ASUh^
xvcZ4UoMZX$*B*jYAoI@{475&i!UoJuPY3$rX~oiW-MDQG^}YQh_42!6)M22s-Tvx_L8D2GOebf;4dPjRIBMF^dwv#w4@v`<en5B
5iw*X?WE!^4J~0UVx0*rEiH>HhbrDFM4XYSDlL*M(2_Z?@+%3k4V}!gYbgn+3#N4`tf&N*8LUe$_ox>x5Gwnt2Q9p;SSBkeZ!DiL
Z6b%PoUUS|AF>lFl_~|WSh6v%AuR$W@+dX09i@aW52%?M(X8LBYNGV4eVN9oXPF!<<F4x{6)p%cps2#6tQ;DyN)ZYz^Qa3aKQ7a(
AT6P)+%NJj^{w(N%qCPNWvD%__b+0wPc5LL*{g}OA1+FyGOw$z2&^wNRS$fm7O*BIgdtic5GJKBy)DD8uBrk8PoE*7T{1kays``_
Wh(uz11&<VW~802+o?{j39WUoN~(pdQ!6g5fh5(dp0Gfr537J7FRy(n@gZC)g{T>>y|5@Q)hg_$cBfye{i7NsJ}7Fa>#I*E8!crj
nV~u?AFXsJUM(dq@~QhT{;OW6G$>T6ognib6EX`goghcBUM(LcVW6ljv90T(VKDnFK(HGvFE0(OTq_qT#jVeyN+-W9?IxHe$uS`+
X)v*!XfH{x&as~<U#<bK%_Sx*ttl`qh^410$f$Ftx+M0dOD$`nBCw>WaxN39f2kuh(JH(pbt%Fo9<Y-ftSUq&XsJ)5fGIevXB!tR
qpfkT9I+du`>e;RdoIDR2C!bKvZy91vMyvVv?>ECwJP=}^B$P6d6!ACI;{k*d9EZJzbQa2gRdVhS)`LE7%CMix-8@-N2}JV=Pl=>
<S>V>z91K^V5(Z5Pp{Rf&M)sM<t(=`qAcr@hAgru)~doNw3wTy+?L6xny^u-T_;_wU8*XuIIPsD5-M-2$)=2;YcL}vpRH!FMyZT3
_b`#DF|B43{H<v(l_ESY46DO0BQTVv<R!Z?HmNzM2`E^sTdQ`kuP%!$F($|?52P8ddaw?vf)hrtpCLJ;-L9`GBdKL9Y%Rp7>#v$9
$}aM-`zFsX5Gna8h?Sirm!WW^VyxIK39Fzg=dpz_2r@RSr7Zz0g(_kwqAQ0mqNDMjJg4F)F0e~2(yN*wJS@{K=P5#?+@u^Sxhh~U
*{zQyr>A7DCM;1XP%eV6<EVHa3$YI=2Qz~(iz?}?9xZgSzbG%QaISr;W+MtQb*k&I<1G0tu&?Z{`K+6$$0mZU^sCt@cd)mdM6ZRY
)TE~_*RIW{1}umnl`mZ?s4Yz}^(+;u`7hJ1q^u*PNULxry00^+Z=;7P&#xM*-6iR)!Lsow$g<EWk*X;%ysEh@9WV@{>L)HHeWM_%
(*?;X0IJ|CsIqh@eyF@GzoZ#2AS*hiD5;&RrY0XIex;=*ZmY1V*Dmm_Au8yoEh2U%)+Vwn2(Q_!kuK{evn2E{FC;h|!6$#JL@4+q
S0pK}Zls&Cww^2|XC33M0Wiub;3GpGTrG(wOCwsS|Er-So-IGHYB74P)}v{wI;z8|;vzOFZ7lq*)+$M`A1rpQL#&FR8>+3apRr{f
|0%1fJFHhLf~rz0fT&!d(=C9dZmk?D8!MEkIi%30wxGN$>#)eK94W<w%P5zv->n(0t0MX^-7YCD;4zP@&97suhmTk=&nZnQ)GxfE
&8!}-FB>_npCrv6E-ua)CL@O}(ICSsc_}I`g)h;qc%#uI4XQ?{I4iH9V61zR1~SMnWgWyR;Vh-4^D5;jT_LCtlBdeB<tkYoqN83d
;U^|2S0uYBGpO<+k}!y|$gs+&PAV{)G@=HpX)G_TD6pO^c(79^!IhmSG$X&KwI_fsr!4U=3Mlt2Eu_XRR;lBv7OMBD!60!kOs!9+
%$Q^^f-KUpIWW4XnJo3IVkl6cFE6yFl&_sDp{1BDbusNQk*s>C*rTQ}fFu;I^eq#n#V1Onnyy|diLF_xlB?_}F|Xk$*(i;z@T(Xn
cBm&Tx-Pt;)B(|}*Q=)@bSt{4yR8YTcrA4-C9MFc%c+SkD6DU+a;?0nik=mvoE>DK4IqLWy&+L8bSo&WP_3r07_JW~gC|ZeM<@|8
Pa!odwkck)EH6VXF0A*g>8$Q7m7w}82`omeR3|U6wk#4Y&?#Z5Q7S;J;wH7QlNAdlimZpQW~5@9{w)I~_N{oYkFJNN5h`6RMy8l9
g08`@kE>2D9<L`YL9A*bpC4K;2d7J@o-a!rzpXm0+N`N5pCW3ni>(7H?I7c*yfBw5eI{2dKqQ|Q9jF8@948>JDK6VEtt6ExkgNYF
G_H#-RWAgq52o=g8l9Xg0x%!0SEh}u;-*3%k|(CHp{VsTOrce;|15K=@v4a}Z6o0>FP`}xyQ%#taW9afA**ex`zf}p3Mtnze6J3$
!6tJZd?Z9C$FW};y(DKZlPs^Vr>Wtop)d<25UAWSYpVhzog(8cbF9@dW-B<bXQ>J%WvK$31u>;6^CYAygCf5w1+G}G0xMA_TeE(#
eIw>5Zlq~0gD<5pZJM91r!Ho(<f(A7FQbPkX{BechN&nm2`Bq1C$W>Q;;6DQe<Ta9vn_!y7_j@PsVl#wcdQI9d8$D&hb|^1Q6PM%
MJ>1`J22=R5S-GmJ1f~F%dF!k)U4YqeKd5bKrxjkL#|V-l&HWfEvJ?)%P=FY119UJ6D$O$TBYPC2rgME@+)jFC@BpsmMFX~OQ{E~
JgGD&CL;@?x~Q!!qc52*9IS({yDJ|ov@VXU7Oz&Mt|UyLji|UIJ}x+|ov@XkmNNG!$*n1{S*C_Al&lJ{1FRpZ)U7}%8!S??fhrfQ
YB0{M@h|46D<#>b;wd054=P|NH7VGogfM5PD5$ros;6Tm3NH_$tt=)dJSbW%*(_@*jwb-EH7R<iJuGFgTCD({@hyEQ4xGN92P!PB
p)WBRi7JSe#;a4P%qcUlB&`CeR;GX?8z@07+$TFI$0>!W6QnC294kksN39$$IV18ea<RaoB`E@<R1(=Mf}mNgys3YbDJwRszN<ek
JuiN+_@_{;bENzsizVYLFsSD$`KP%oTd3lzAgfHPnkjWHjI$~&ye;gck03IqUNhCKb1Z0{vnr~mNFTB<0W`L#=dr>gy0Fh8_pZON
UNhDq+N_DFV5~r@U@+LHEvZ7NJ+7prq$!iE&!_w-GbFUAoiJT5Vls^}#GYd?LoSvq5~(tzZmte6LZ>(}axk2%fUH*-04=&IdLXT-
WGEaiHy#Zv(5tShSum<F46lEvH>imzV<mH{SS7lvGA_U;11PaFqOS!m04cz++AF-D0WAKY)hp<#p(;cynkPLelBMP<>nIW&rYW1S
!={lj#Hn5^rmSh5x2*}Fo~%AALaFsI>8}Vdb*`YNe5el<&!i)$5~}4Pq@X>OsIT^>4lbE3-LAT<@GXU}l_^iCZljx>1}`<NRjZaQ
N2`{stS_mmDKRLol`Jc+EFh*Y0IW?gq9ghgXDNuS`JtS!3M$#K7pnd+_Now{u`La(S1h-s4XmOpU@mqp{G)`ZQZTcyP%ho2J+LYi
A23X)xv71QIw<m_Xsn5(9;pf`o+){)PbuUn45GQQCm?n%NhyIT`mcVnz^u@)bgv9CP@~T)7Ougl1*oVjtf}y-3K<Blq^^uGGpJxO
522<j1+a3R%BeLY#IXl2s4#sZN~|C(?W_>1vLxxM>ZvQJC@8+A%b~lY(z3!V9<2s4-Yf(rqN&p`P%%oXj;D#OQmHwvr!N>O2`&_&
QmXK*Vk+h<=_xfP`leeh87`JD&Z~N`W++gqA25M2KP=K5>8{)>_AUgnq_9LU4<<k*85jwzSF@#+{j5c)F|xWPJh3n<Z>@Z<zOEpq
nXCvc|E(Y|Ij?RWiYQjB5Toa*RjxfROR&PNbDhO4Bcw5{OsTmrK&g41ik>U3pd>ga=ACGz4Y5?JK&E)4!m6E|86MG^o2>>hVXbT_
y{VF|@251e11r%d8KTmz?Inw`cpN7xwkh4Hgf1AbS1j?coh)4xPN}S?3KGnupeXMwQKr+PzM|NqKB+XXBCRJY_pKAFF)+%h=&@6*
m8Ul<>nNG0H>{qb0Itrghox&S2&tv6LNK8u_pGg?Yb|3h<R3XKH>ydQ*(*sat*CpPkSTSK^C7<~nJ+yqa3egbDy`roaG(URU??N4
lqZL;*r=$eLacP9@hNaE!z@oG(WcF<!JfCSS}7MUbtUMlhARi5z^d4tIIr<9y(_P;m?9)DXQ%Tk>$GC9Qmh29{V%?#@TT7+MJt=G
ku<WbEvz6VcQ56nU!Tw}At^De2CG#mF0VkOc`cH!a;*+7zo<4YMI;L_W2=lRt0~{36{qDVgcKYqQk|$6a;PsKkg;5(J1}!Fr>i5O
YOV?yksm0PTdY7S!75@Xj<6dr<}sBn;iyV1%&lsmohF(s_MBO!POv+y*`hnBrK<6(IxrxtW3L7<Pbyn5<*iz;;U}Q3BdstnqbmBY
X)Y@<6)a$`S_+1w;iL1Q(kZa8KPmPv)~yP#1gK)I?WvC;ZZQb4AuUuTo+%o#t*_iKf}xcxXDBzOq$|xSf3KCOTPE`^=qZS>Kp>W`
f3BOWiLMu^jFoLB1FW|&cd%6<-7H8X2rQ*0SuJy@qNuScxu!NUJTJN@7$l;u)2S1!cB3q>v8_@h?W;E=hccO_2ds!N6Rk)pcO^cp
D6vo=hb?3#$Df)fc`=`<+^4m!8!&Y$!z!~ZQmkyR&L|nDu_t@6S}g3RWwCrCv#U?9doUcWSt=K=v?&}QousO!$QdoB$Sf%>s3Cx;
J1=OT^sQ&6u_>f2o-9A6Rjkb}voJL(Xefr7bghLbovVkgp(!jc5U#*25G>lU(5cF;SEJ-8bSzvj;t*Z2q%F=Ul&zI62c9ReD6hmP
lCI|<+p2LbwJ{JZnxq*l)Ur&H%dNR6f-5L65GyLHiLD?h#VRHzK`@7~b*hM`ys>qvu`Bhg!ztmeR56R78YZQ#S*<H4_blBnFt4|-
{wz_g|1J<TBdIE<_bGp{$1HZQtt9|0NS(8?Ca)K)60aDfGcseSH6{Tt#VEBeXrbP&aHJBVa4-E9-ZAwgrm(E9)Tw;0SgX(}L8tMa
b*P!4w4>jix~mYh*Cd&)@~YJ@o2>7sYamWAt}WOu{I8-JQY7Ls3o9zJsVP362dBOyVJ}Q9H?WwfNTEk4DV(9MIV}gO-!C~GPpXD2
Bq~WV5iaqpNe)9EEv-YY00000000000000000000000000000000000000000000000000000000000000000000000000000000
N-Y8+6s-s=1FU^9A1X+!EGD@wnydn>#xI{R$*8QST&QZT$Qbh|04><2<R+h{&M{Q1voJ8Blq8w1O{#h?*Dl7deJQ{zxS~y}s<4--
pfPSP60gQ4wWxBa^Qe8USgA>?J~1(@#k6>;*{PhRCZ*z}V=XSP<sHc<DVl~Ur7<<J-mfaI$*9;aWf=1%Nv?{dEF=CXi5!5fX|BJh
y{$K`Q?S$<)~$>pFel)o>MBGo2M9H>U@#UaDl+n=yCvZ;c`Y}eJR+vAFR2J7NGz?bps0APe=)u;9Ix~%R-n%$lBSEEEGzu4MW%l(
#H@2E&@g-<da5k2I4{SiAub=B2^gX<2(ECf1{y-2ax18&`6_QAAS2(ga;!nH4<`JpdnvymJunWb{US0kDJb<Xks#nOHmvq9U@2xO
oTXYQCnn{jxGN^EJSKQ6o2iK@&ZHfx_N)XhBB!#hDkL1S5Uy-2v8}KzJS?FpFe#lZxu8U-Os9aMfhHg(CoY*Y>#*`D7cM8P1}w}h
X)R`}i?9l$t0Y$%moLyQ=&x)bJ}&Z<d$0>BI;&tVIk7A)NGdin)2U`A!K~mZY@%7JEvHE!Y^nMtO)0V_xh4&)869D*->2HBRIP_7
&nc!XucQJdgCR|)79)tPYA`~q%&_7uge<c!i>;X?^&~5<BPDmO!mSIXX|I$piZQbzVIx?oeX+AIrYK@4?4U*_J)ohcbgi%}LoHG;
rz0;T0UEg@)FFQ;w5%p7B`i>&hp^hDdao$0i7@i7FRw+Ya;gg}V<ar9#H(qmou&9NMXanWLo3=cpQzESika`KZ-|Ge#jGH%=cR=%
BQFmtKq+%8%P3(iLlz#a0j3NohplOyGOtP?r74duGcF$_JSbo>k1<LwKd8#5)TaKZz$_gskS|g%v?@L>Hn1@t(IyRnjH_p@DJeOv
{wfS9`>GZ$u&`4tKQ2qB7N}7qcB_J;Su824sitnC@|z~9!m0Kmnk@{exU7vV{HmU_TrvZxe6G$Sl&mJOSFu4Z?5;o~0j)bDW2RH6
i!52JkDhrh!zo!R=Bq=lBPEZkog`VJA28i7VJOY3e=x?fTC5}|FQD?Ty(<ec8zChyR4e%`Vy*eDwxMXO6D$9%q%1owBA@Lkx+>rx
qAD98jjP8nNi0+$W3EM~@Fq<l=%&o511C(XaV<fkc_2lvNwBQ1fG`HB8Zf3V&aCFHNUg1+&7$QV{;Nu?^(dP!lB%JtIHkKHIWnQB
_??2Qc`Jo0_NtOCh9k2rP9(0fF0EB1mMa%3?5!IvRxJ^wiX}uS+pmqQRW7zH)UY?M7by-gM<&N5o358D8ZXB#3?-zdzM)aGo0!?H
0i_@*dLp_iBP~iU6{$0=+bZd+RV&b~I4JI}g{<zeSugi3r6us7HYU6(aIh&Q6D^q-Y9#EX@tiR%H>ByPIIC{4L#whYb)Gh^MJmXl
Pp;-En<}s*11be5pe~sz$1gUXnyy`~H=OOPf14vHiz<wy^{{oSX(q2A^(K|Bk)|;tA*$6aW+0|7xg;*7#jJI!tgV5rWE@<x?ITpF
)GmInN-TY?iYlKbTQndlhOu0!+oV!1LaZh%t)gwOK{D2@eW^<=aIKyuIxso0i5{IO8Ljs*b}%O&(kpqa5|Dr^XQuqG+Na>CfGPGO
M=3d|(5;m%ye=NFi=U>aPAEjH{j3up4Wt_*39f)0&!sCT94$p2ovv;rn=bM!GAs72t(iQl|EoWsdn{HVn=uQlw<<$0kun&enJ9Fw
n=KnIuPH_;Zk)#{DJH`u)~fm?X)TZ`RV@RsoUAq~psa5wA)5HC#i*^Wu`Jmlw5QxGRx9kMc_sNVFs@0hrz$lt{xAn7=_vKB8mN*c
MJ`7wsW1^KCMk)iq^-#((W|PY39Ec4F0t7j<FcV9S}kgzJ}kbi!Yr665uYF`K`u8inxz++@UbMXvMJrHp|H)YgRtZ=RH@`I9xzLs
!7S*kmn_ktdM$!1LoSjiFD8tjdN0`^)~wN_M6ib_W+}|1ohno*TC0{J1TcWGHmve6OtA8v9HE0Do1MBX=`IAM<+H=B^Q}Lti>k;a
4J>0G0hd&<Ww4SgU#-z09xQFAqo>0XrJ*Y>?<Th%HX&s$)Eva3FR;BVJ}~#FFRw|dO)qz>-Yx{JsUW4RYpsQ#O&8puH!q2>UZJNg
m6_Tw#IbUzTQBl0bgcBT#w#(fpP`B_VJdDKhp3z@Ybxw0bubUCKdLn>7pUhg2q@2`XtFLVYOcC0-k3Hlnku%er!c`IAea^`TCs#E
)~iCRO)PD!rYs^XCnrj;nyaTIS`kmFX03T7JFodH@hxO5B`7VacAuB1>8f=riX~Sjj3`enGbz2TyfJR8Q>@*uRwjFd+o+GE_Ax6m
5UtoKNGUZVB&Mh+l^!;*UaN*5o-Ey^Q7MnFm@QJGKe4tlEv*-xvY}!eI3`jtG%hD9MJl7Fzp*wWai*Xy)2H>OC8IGdVWx~MO{6!h
9}qSu3a}HUIj!EU)hbCW|0dt9S*h=>4=uPTP^`+T{GDDPC@KmrSFrZ01+G*qs3ak&+$>nJoS=ar^dw=do~<sgHK~Lyd!B=@FflSP
sw^P02&jZHc_zgyPOv_(s<9@lVKRX)cP@aXlPs&OqNt*sPA8hMU@0IhPbt|brK^dqfs@oL_b{EWo~)B31ux<(-mJMON2{|ZoQ$6t
ccfXX`mJuO>zz}oa<6tUn5*t95F7z7=A5Xi*QlkfJFAf`#VW{|F0yp4fU7sJoh)-E!LgsGzNbo^zA0R(Ev<JeLoFGvI;ohd!z8S&
Y_cpVC$b1Js;HMRZlotMyCSTpnylBU0xsaJO{hmK5HF1}$e+zDwW{Q(QLuz4iLL^$Yp_YCPpZYQj4LrF05FcRhbVL`3aSSvPZtO(
D5{^RF{@H60xI$?R;*tk3oB-<Yb#|i|EPbeZLT92%pdWp-X~El!!D_*%p6d#zO6N_nJ+CT3@d)AyR==d{H-{g=oxpfmn_w&(Wg#@
Auc#CRIcbGiz$9AgBnpRAECM_9Iy8&UoV0$&@1UGldcY}Jtc;zMVLe)k1KYtSfh$Du%o;pIwkZY#w|{$Ypy)605LzVAgWI=MkaZ!
@v7P{=p;*}{-dZXHmyD~T&ZiSRj%?Z94_80YNRu#b1s^yX0D;FP%6-`@~${2M4j!fyr}OjVW_?z534w&qpBpU4WOznF|eGiB`)l+
Y$qQqvoM@7e5pw=93956ohJMx!YqxbDyiHkv@Mb_dntgdgdhnrM=J*_SD&VtOs|nEL#~@Bh$R{^d@=hVODqH{GbmY^%q<0}8Yq~k
E328Sr79n+0IsL55U|puP$CK{tgnfx4=^S&^r5<<=bR*|b)fz&#47=>H>PhW{w`54(XJRVn5Z41cCh3s)hna0w<jScN}!D{46x9c
^e$ko0jasF12IxEcr1`DORV`RmMy9ur6ozQ%dA1LnxynH4yZk?z$Sd8!z$0N9V&$;RIB$aWUgH&O0NVkOQij&;H}{=x1{Z^+ptxw
BCmC>tgh@ZAg2u@^_{{j&ZrtH8Z3UO2dp)$E){yL6s_1SX{;2kORXIxCa3)?+bs7fGOS!JaIj7>Jfh?#<1DBx%^`p%fh(IRkEXFL
Yp!On$SZ{?0HowEE3VtHlc-pvzna7+gec*!jV<=2U9I}8iLP89d#&g#DXxO7ST6P?kut9>@F!s~oUl%th$(-n7_VC=cBqRPXdWJ|
TrNMcq^tWGiLN#!>atB8Jt+CFs4EYsT%|UuzA29;2qgnC&aU~Zg)b>EaHuY^Nv!6jxhLzW7o~?W^rjgu`H!<J9;NW9;UQ9~-6A5g
bTPLuQ!w$UUl>3j`Kj}#H80R8o*{j(SuAU=Z?Iu4Tqav9momwvpQm{(hB1|`4=ID4(5G9HQ7Qx`g)VS0u%E9XC=^w!$t$2PL@Ud(
>8h75kEax<^e{}U(x*8m<|=M2OfP;dS1!=1wXoQ&d7}O;DlWn>^DTKA%dRZ6Yc6jsg0Sl(*sHZJH!n${3#FAQ7cD8Uawsn_112UV
BC$WM3a_0nCN6HRB{OBNVysOmc&I|KHz^r2{iy$(zp$n(ny@o0lp=dC!l>G)TrcCYO(Ku5VJ%rQ!zJLYiL95G(xROzPce6{XDcc#
D6w@Y%_BxJHX|{mOfZb8T&;DlvaLC-;w^-zkdA{QnW=-W-YfU7)Tt>eSEfrWIxaLb5hymUWUWu6FSF#S9j-eb8Kn}gdafm^S1)!c
(<m<_fGy}Cel4dc-m25C3@wtc;I8GYahchuc%>q)?WlRB^Dr<mf3J6{n5}stZx<yZ2do+~PAYvYhAg!y6DYtQkSOIa#;-mm3@5>)
imf6m?kCf)h^p_XAS=48A}&y{u`5I@ZnVoV2rHu|t|_UnvMoU_tEitPn64M7aWKX#WU-?wETCpE8Y~Pjmn+z%!z{NaPOD6?uB57`
eyUugaUkh1&n7vr>nV9K$|yaw@~P=6-KfT`eyT2|XQ-(!4W9+8{4Jg=h^M7AXQ=cja;?~?5ik>@YpjtiK`^f@Xeb>p>92?)5U!}O
ASgkqysOo$Pbju2WGoyk#-XI74k{ioi7(tR=q$&ll`Vj*OC8xE38E-3!YMGO`zX6D=$?rv03-t<rKPJWIIexH$}J8pgf1ztJgGq~
Zzl?+0jIMl4y^pFmoC|*qNFq*VWD!VY^!@N#+??UXQxM>60Gnjv8<~rHK$;yK&8bjoUbw~RHme`La7C<dM3xMkFMscQ?3k`J*&Yg
Ft1xMva7_cHm;PjIj~GC?<$fUaWI##6RvtM%_JozBrq2-FfgAioGsufeys1SB&R*9IU+i(a-8feU#^O#AShxl@+eBHNv-~<^081T
M=<T9a;O9>BQ4jdA1`<>WEVj$KB!Ku0xXgqqbYi@1~9%US*^h>0;E)`qphBq1FzGEzA(}#5->=uhbvhr_L-Ka3o1Pw6*0>u2QFYP
RWOj4$uAVFGcI5ydn~@JudjTjwx0f;;F{*DSTKmHvnH9W>nUQP0jGDVF|XqvtS(e6>aGtV2`;-IyROi%Jfi2Pg)aOlJ*$T$c&?+X
%B*#+5F)vx%q^xTAe<X0ORZBQ9xhZZjjYohZ!C&5=9Ji_KrS#a+pcmarX}a6jVpE`C8+Z;sxDTAZK~cTLnwHsL7v#CuPD;3Gn3OO
WvEP@VW@U4^(&7t@hcOt_$F+dYAu4M*sew(MX!A<L8}2UIV^4=@uyRr4=wE~UM<Wl{I6`T!l)=N1gcc5*D&9ftD*}oov(4IRjM{E
Of1)|aH;#M^&{&pX{hxf4K6$<WUOYQj;N?Bsxiwg*(t~@SSzb3<s$_qoT?r(8L;@R7_3Ji{iy_{bFpTgh^^eA$t!oSt*KEhMKC5Q
KQYoQ60C|P@G1eN>7?K>?klsX0<0>qw=c=9$}7XIMJ*br=BN)XAE?+YzAK}yuPIm<+^irnoTEuEMy<uE*sA5MgQ$V5$1XXjBQ6E8
{;U-$H7IYbqbonH94vJ$qNE-relCwKc{04Omn~f?IV8)j87tK=*sJfYmnxPg<}IrvP!Zg&i=Ss8`YjzQ@Tb=rc`gqyQ#0c)f+nP|
gQ?xFrm!=sKBmkm4W)^#xT#aEPN@y5)~Es`9WI?Mydsh$q9KYVGAU0Qc_@LgIxQ=#-l!)oM<m0n<Sb$-@3MI?wJ0&JnI#CUrKBJ)
j4ntn_@<euizt33C@OQRYAkG;T9huZGpdxPKdo`72rTia&?=oUU!09BOsZ}qWUVx-!m8LVjjns4%_+F73a%Tc>H_s7A0+mov8d`S
Q!HgF8mir{ZLYa2dM^<zkE<CT7c7jhhprkKH!3QyFRKKo4JrpMh$LH}!XREK?k*Q4O)QC}#wvOokTKA(L99=(qN(7dr6t5H1g*>~
bgg8k<18MtS*<KGF{1^lNiZR(lrVHG<)jKPDXteS!=Rxg&#i4Nuds`vC#KY*mnF-nv#2#M@vnI<SShEPGAkIbo-kl6^{N=4Vk-PB
?;$R#&ZX3*e=UirEU{26nXI+2ZmsICI<1>2q$?jJFfUxK|0f2Z8!iW?u&&!AZ!qg6NGF6aN+)_Jf-!oisiuA~@i4onb)y%qGOW=k
mMU|o101lej47p|WtkH(0Vtj-ydm<e5utUUNv=&UTACf8N*Efa<1!C23af#x{4DpZZzUS5iKzskh^6_f?JUu;Y#fZK7A8cj;w*_T
DJ_Ghw<$<2*)Pzny_SKqs4osHULanv>!|ObSgfhB{3KnjLnqcOFe*-~+#ifB6f9&huB729Ag0!<?IkF#6fqPe2^H}pYcJWc_N4!%
%&=7~J}p<SNGxSA(jw)uHn1cn%drI``lx{}t0t8vASV+iJhGQ5rli=VlCV6gyDmr;*s3tA$SLe7MkrG-At;wFNh)rqhp1w&9U#{&
bgcogfG4soNu$aoj-cNnLoc?lIwdr%3@6tx04Z6e0<7aITPmTMc&#w0^01RA-m5UGW2!K&n5Gjj-L6d_%(A_%ZKoHYE+BKNnk_A+
6D9B~FE7WbOECE^a4-X`$tdV8b}hs!QKmF3tt-c<c&HXFL9Bi*B`kd?^eo?`Q>!4bb0<VEO)Wd5$fX`DswG*cZkPhBkE*sR7OZ+M
4I^YQEiWjoBCb9q%`4HY$1ZCzttKU~M=pS@o}|65{2)@CFr|~LWhZql`k^VPt{zgYk0n(dhb{lD^DG1@v#|LolCBM~F0#9movPfX
^f2M9^{ADgYabFTaI=xE0x5W~WvePHWu`PNQ?M8-!?JlRDJqesC9dQt9xJOYM6e03Tq><3U9Eho<}M(!u&{wH39ZnqV5!xtwXEc>
@38eG4km6Zx)?_+bgZ;3dMy>LkuVG}PNo#D)+m+~tF0HP=BJ~e#UARPhp<vB*CMK}#;oe4dZno>tF05VO)RCZ>>^4gMXW3+kSbNB
Or<oi6rEKnbSHWtr7cdS3Mk&HtR@$+gr-ccZ=`o7Y$^~Z3?XnTW~F$j+AYc}uq;<BBeV9bXCefz|E9?<zN8f>j+Jm9k}tKTj;$~)
5h|%F6)wyo>MG_fRw(PIO)Ji!0wu7qD6GpOn6I?0$}n>)!x6oxwJ9<zN~f1E?5)AB!7yX6Ffi&dd#*(&&MzRVRiIQU6s7K>d$7?d
^RC4t)G%Q!K`9d~pC+!RKrJaP*rITxlP!oRVlAJaBQmU|GA=c!k1YGB{w?UEVzRs@r5vFkpd{xU0<J-$P$YJ#pDqwA^Pu)Bxvcr4
LaH+)4Wx81uC9SFO0CGPJgSu}S*B*Mt+Ej=fvHC^TB&O&(y7KNfw1r->n)Zk?<HIy4kV_ip)E136()_ZrLPF5@T!)pd?`bn5v7H!
`K*VnJg^F_oSe%m53Logrm%}HT&Z{|%B;I1?W>I>85^T7Et~|fgD=%2tt$<y^DY)NoT34(aWc871F=)EWg=oOS|L;@XDb^l>l-C4
WU8p8{<731dMIbA*(^OGekEF~EH4!>lC3zTSh5`}*sh)?^dx68Dyd^9(;56Qg03(f$E=T_Pa`R-C>C29Pb{FV$u57g<EJewjjh9}
^(4V7va#}}$1N2yR;T1JH7NM0!>pPrKQ9NVY^D4wNHH`iN~BwqZ=kBKa3;1YWvEp#FR7O*D=c^!ho*C~=A?To1T3#8rL705z^l+H
%Q8f(o+yzlY_2b;+byK2k0;2Y1r%ba%d0voz$&4mK&&6IN2ZS#aj<DA6)j#R+%TjpgP@qLovrzy8LfRP^Cze*Y^X6W&oEjh@UPP>
Of0=FKd<^Nv#}a3^)8Swr6`CgCaSWqGq5wUIjCzbrJ|xP(X0@lswi751hE1qi6yG3CogWPzc5BFdn~Fd!LocT95941$)6{r0;U|U
*Ce2@=AWFcmMVy^i7*H<K_>4jXDSsaWUAOG`z$(}K%qvZ!?6skDKN+@d$G2x<Q+FDJuEM=k1g>kTB>fNS1Elio++QP2PCW}(4+&g
$t?7#Ca&Hc0k8=p6e<R>4lNxh4=X#cg)Ahn8=~zVMX*G*;wR=RoGEB9*Dcm6tgRj-udZXR<|v}7M66aSpQVJaAFF+&(yvA&@H1zu
?6AM4o2=;}uqkG)gd@YRNTKtw#3-vJFS0l)MxeK<8>6qLd8~x8d#~^%xvaMvjUu?IlA$B2QlU2{GAk=E$sU{{889!YK{C}TLMaZe
p{Z0ZjjDdIf2qqSOs*g=KB)4ZDyHG9)F!sCil$ks7pjD><EiW~Pq51@K&sI&2(Ndp4=?Ag2p+znt0_+?gE3kYH7&;|rm=J`jie7T
8Lh{#CNM^;A*>KCbFXcyE-2@z@GY7wEG_k{c&zUv2{7}lKqjZJoG4x}0;r~`p(a}%a41?aHm_4KRVlWikEsx_D=j80!Y2AGMJf9*
i7rbt#3ZCBRjO$#eXV^gHLJd_Yphj=FDTqB<gD|oWgu80;VpWvMlk=d!<=8Ky`(G~pQ-kzKrA(^K^R0Y+AL15C@lprKClF;_pGrh
SgY-t=_(JTDXXq2v87I{VyRaz1{|O;-70A!BdWF~*eN0{d#M7N_8G>dM=l*CaV(4{QK57w<*7xg!>ML04l21SP#pBAJ|{h}5G%|n
D61+c0x;vJ<fsX<=cr{VGNsQbwkw01hc5`Qd#?qnc(LT92_?cN7a;N=_bF7bO{vZ)5-lE=w<<Cu#;Q7;T&!#?0G}|Y7%<%>`XsQX
gD?&-Vz7%XwkpFKL#=78U@llBxh=}C9WUyncPY*x3988`m9Wexa4q<-TP!!KWw1x6T_+GP_AdjmVJ$nU+b%dIXD1h`h^Z?ndMIx$
`K9VDjV*Jf`meU9i!Sr6#VHZ17^ojGp)oBjzK!QBhcDHy7$m>4+pv}?^0AJfp(eGd@2qq%rmgv*W~ei(ezAry)2jC#SS=N-CM|^_
jwlW-^RSdFlpu+$+nh?L->sG>NFgFA*)g`3g(WL1$ERqf__HQ1VJFI~_OARAs4p}r5GpLIu%h84P9aGcGNW`R8zbQ_sx6Nq%Bw3Z
wW;7JL$K$oHZja9X{L%M#;i`R0;m|I^((ELRwNptQ!DT$fG+wkE3H*0ORNm3Ppl;_)F|&Vi6~&GJfylNv@gA`&!i2iC^GD%m>}RQ
=$#O;C@i%z5G@X^m#=Q5gD0h?+^U@)8m&R40x5v5E3JVl>L7V5t0ix$`6?wSBq(vKB`=n!M=|`OiLIP2f2*vn$0^+>a<eBaQYMS6
<Rq3IBdl<&yeg8Y-!ECOlPYZ~t+MSa2`*EmkfRB(pe5}vET{-3GOhR+rzm)#03EfdsWCz&6|u`JK`DW${V`=GLZ}<1_^Q0GEG*R<
MxYd|CM3%$y{lp_N~k<4gs(y=M=AUxE3G3f8L1zw>ZRK-fuR?wJ17+>)TLpiKrv(`R4lzH2&%29YpjPR3avJ<`6g8<{;N~0{~=DS
IV--aFfflVg{ZKv<E&vJ?X4uNzp!qr+omq5rm5qnHX{G8<*-t(t+9Qq3M_Xhq9sABOfEkoK`fD}(<x3Y8mdn(p(${zNig&-BQVA-
9VYcD4=fET?I@9-_NoIZPpFrt9<2f@J|e%Ylr7t;G^d!a+$_l`!l&*mE-8wynyxIGwW$cN2(Q|pp{l(t=O>7-4X4U6*Q$9aKdmmT
2`sFqD5a7taxUU3<gltRu`;h2%dfO30;MXbaxk2!kf)ukXe&A`Ev#lKT(ByvdaJQ2&m4m$&!`=yl&s38a41}^QY}9w2rojTa;xhu
oSdAY;3Q}z6E1ulj;v8Cr6~w5upW)DS*V#U5-XN0sHoj4hbA_sh%Ae&sH+gChp&tza;>^7->jRlHK_?Pdolm9kStNCi>`>Sps2Gg
c%wWm;4X)xw5#qUY9`DicBHwifUJ%woGjQW87VcWc&)&x)GJf3J|fc`5vXdg7ABaY@gjJvqNt6dG_iOXJFRUH$*~xj=^=Klh_Q7o
u&xp)s3qnwV>9)r?W?k&T_hARQLp1I#;I+v1gRvfT&R<)%c%LNot`Q&J1YY$@Fiv~nyuL_c_UpeFfvG<sVvT~{~V000;i!QYp71E
S+C76ik1&3PO4d}G%)NhB(CPG2rt<!e=xr%P^@mOWh@ga#~~6a<SiO3r>i9~%9;YMqAq5t5-(P$^sQne@0?^V-7Bw$sVq4vG%Pip
Sg^ROG%k3t&8__@<|1=26Eb@+k*R#Bu_uYI{i!A{-LaUiSFKU9`y_)bdlwR@Hk*l_M6X6IP^M}hKCy_cuCO31lqn&nU?|qEf{_9!
Hk~IXFeO{8V65#dxu9??EiGUzi>i~Q5-G1HJ11VHydq$&psqbBksP%!zas4<xvc&)(<WgVAgdd&+?^625-|CxN0zRnKB*O~MJy^V
Vy*G6)31;$2B>2$L95@WxuUEe@Eq7D>M1}mVWs3Ng)#4_L#s(7KO`Bb{Hm0s?WBY+3#-+iNG1TDM<`A#60el4x~CJJVkO=%-zqsA
gRW#LTq&F^_m(*<_990qeXegXF`jQO%_;(|%d0i50wkU%)S<{I%O?~lDkt2o;w-DJ(ycVGKr2$MN3TGjIIevvWFXqAqOG!~&#4}r
9UxF1-Kpp>nK8B~iK)Y~&#v4qjxCxj%P8zH1t>45&8Z8n87y|K2bJ2WADJF41TAr|mnuyxyRI-T86do|PN#LLg|9-O%bXmtxG8F^
{wr#n12NC6@F+;JfGu_>ET~4X<t_g%NG#(ed@P76Ei9>{79>P8@Fu^ewl7&KEiXW&Q?Trq^(xdUb*iDFttfG-r7yW5G_cYzr!0^w
7cyimUM(;zUoeiV-m^EW<)rkh!!Mz(XsJpo1gwWH?5)};(5nZpv8_QY%BJTm2`dS%2(p<b3asiWw<*dmu`^39PAGY=45iww!YUZ8
<tx9aa3<WX{i@EeGbyL6Rj4X0izSa7l(0%JhNNt#<}0Q#d!>9V^DkYjGOwjA?JUqDgeqCB^DH?qi=Yax6RYT{{->0cjHa?MgE2_3
;v<-`C8dNaK`i{T6)2P}J1{+~_$=8ju`I%*=&K(mwWMe)xg$xckFI#DAg~atQn8M(j<9wZA*MPhy{X2mC8+|h1Tf1kU$9-CfG*ju
H?W7TH7KF40<c)HSS!}3Ev;-A3bCiEiyLVuWiVEt>8oh1g{&?ogeoSdk0`mV9IW)Lr=4q^xUH_H!z_6+q@y>hOf4g+4GZq97cIUh
87Ms}hAdhp4X~{)Iw1oilrI@8?kRyR0kdo>Hn1v{9Vx=4L@%AEXe+C%F&xM%^sJ$!94;xXW~jR>a;8Wu_o{0xBPrM^+%l!CfTaf^
!X~?+L?iaEC9I<)Ln2Tx&ZL7WJgmzt;jLS%@Q(bfYpS%V-Yo5~iYOSah@yw11t4iH+M(1e4J;!c@vhS^$Sp~&<16YZShDUd53Z;v
;;!haf}|H1hc9oW`7QpaDxBjeww^knAFcANfi6R_eJ)_71}g%sTB|rL(uC-&crXqmmn*_BHmn<~8!QbO`6%+F@3P*j4=#f+@-SSW
#38!}k*^^!tQU4K881+(`>gtqsVg6_SFmFqR;uc(S|}AHVJ{7)ek_ryuO)dbcpy2bQL5@JfiR3PeJfQdI4wD=1}GaSeJy<~;4VZc
KN(#o2PBo2d#@_1ps27e6fWwnU@&Q^Eu?g<L9FtuIVL5hQLuTW&nF!thAcR+&@8AdKqL9CUMnmzttsOxrk+TlG_cJkZ!GDtI;l}C
*(5_T^Q~E|oTx$=W~#%eq$xMB8l+|@7_i7HAtw1M<1L9QAsi1cC#a68E2qDr*{(}4{3sG0m@z*iaxU_!TCJNfNGRVdO|W&SSuGbZ
5v}Q}p{zio#3(s0S1l5tx-k_bYOHgv$FOKC)2nDLmaLc}#xhTjUNY~j(5M)!7c0ad&#4lsPBR=QaU{4U2`t~N@+wI#EiHqq+%6m?
zAh#!Xs+ZMpcMnLqAS-eKd5mhiZIHk7%6YCGOoU$6QH^&38?R*+Aou-?x{Se+oqSWG%ic3Pc5h{3$6|=_$*qW3n<E{&#Gmhv>RWh
2d${32cJo<zZsgWWU%q9cr6$(|EwgefUvhMyC7z*NGgLU=qdClH>?LMrmfp8#Vo!hH7OUb<0=5DX_3OI(kM%*H>FOjHLC`r>8LCz
Q!d~e;V+)8kSr~%hp=`lxve~`@u8+8Ixw0gy0BcF-m42Vsx9`fC9X=WC#jn&Xsg7mJ}57xC!*{oIxpF$oG6kjhpvCC;jB`t8Za%W
a3FZ82rm05T&8@g$gIyW<E)sijiG@uFtDeme5RtMkS<s+Hz|&&$gZxe?<~`<bhA#V>#q)}ydzYpRx0PNC@Ly2VW=vu$*FOtYaFSs
#~mCnGc6XbNhx2O5Fk}1QK=m<y{W1%%N?4iai3SOv#nsKo~qm+v@Ck9o~#zKL@$6b;H`|SyehpcNi1bAcdSXMGNTnLw5}AV*es&0
u&FH+vL$t>T`y)Ri!tgiIxL>4KdT2LDy+LM6e`E4psRPNzpSX8l&+dA)2x^+B&rgrk|h@`Y>sHB*{X3I&8$tS$0@?Fq%A@psxQT^
Xf5t4yD%8A{4HIt?k$ZiC9!5Jp{jJOd7||xhp#WOd8~yNZLj_<7^@|wZK(CE6DkF%KP;vlXewf@psdKPS}c{TS*W?LE->IIhA4uv
7NH!kTPc4h#H9c#Larq+{3-1(Fe5c9xUbu<v7m0Qrm@&BP_gr_Ah6A%f2x$N2dvPVVXC^B6E0{hZ7$R*>ZH!9!l;j|TPd-u<St&8
O{{Snr6w09HXHJ-5HR+nR3@UKJ*~blysCJY+9^#WIVudNg)dmKY^><3D=h4)=c{fgFD!H-GcPqI7^H!tpfW`)Mytl6+N7B&aj-42
I4r^>NG~m+%Pp|1M>AlhBq3O)7%-uud#{|TwWBny-Yl-A$}LGLfuG8#X))QV9W9NpjwThPjxmHV%B{7fT`Do9t){A~Y@*t+vLg^K
Uo9vsn=KWuC#t6?WGliQ5UlkiTco`%FQ%9<5}>}SoH6jGa39JpY$HG_11rj!+%Q2fD6KA`kteG&Orr|0udFPrbfXNUK&)0TL#Y&?
l&tzJJ%|ymgCWQ(=d497S1{NnMy}^7WvCY|ud!k<m@Z$h&n~1YtDieBWhuWeSE!+=do6+>o-8ymN-}gKGb3HFb}o)7J}Ww!1TcxR
87wXtTO3%gOstqKFfU9aC@V`aHKh!ub|if)Q7Dt8ST35Z2`0HFIw@zZWvv@5GBd5ERxSIe2QacN*Czq53@p;5#HUUthNRLVN-<og
Wh(ug>>n2>MlKbs@Goa1O{(NA_!D_2=co}b*`yJ#E-BoqXs8%0mK``K2C=FfysbbL%dkGMM=~C&P9-F<g|0%TUohV-C9Hj_fF|lM
CN6<3=dQ1)e3h@9;;L({d@Z@DS~3}!DXJeVQ>mY)(J)6XtQL~5R;SsqO)ej_ktR|wV=MlrhAm;E6)kcX#iZvg>8JOo?yO9rRiBF{
uALGtBB`3JtgY0tt1mXKcPm$%pQ&`GJ1lpj^rw2U8YJ^6CoDiJAg<1?(WoA=La)B8Su<_05G3g&XQ@Xlf2@@t=P7nAL9W;<9<N}n
4<`<z87lNM!63Uc=Oh%UBr0n#d8sC=#+_%Vc&gzd5-5H!)TwSPt1U_`jxt3qhbc)ccPX<hprooO!YZJq^eh@9hnGAsTdc0Ege$Zy
+@=wyK%jIUp`1mQl`xs8bSrHrmoLJo?kp55!zm6cuCP)pv?kyjkR%5zkg0*KTQRgB-=vYOR3^2l+o;1R`l(7TW+*}=7BXF>%pu$;
ODG#44={f&&94KmN~naa953gt-6Dvs)+|LDR4`X0^CfC18Z34!QY>$mk|L@r8nW&ub0l*q1FXxZ9I+*-Tc%bJsjOYBny$<#Xd&{k
hpbB=7bQKN4X355H7wXCohuhI39R#}1EM7{^qe}GXe>jo!K$yOjI213C^4)te4$|^6(9yD%rC+)2q&#7SE+HUJSZ?S^CnHPrYq+j
$*XlGSuNwLfuuVy1g(pzOfVHCak2)Zq$usIt1JpBbgIZ4d8{+1k1b}fO)i<JE+3$$q^tKLRh^TqpDjW!U@LneU8EnfqAepR4kTNx
rYskn{->xYL83CQ_phR?W+#NHpC;~{NvKMov#lR5Rw8*U{3_F;y(y6@iy9&?@gVsoswl-U>#aaB2&&F76tEl|J+U4zoF=;|aWHu=
&z*{``l*>CXt1)aqbqTt4<lA70-j7Pb}E)GNU%9CXe>#x_px&=g(<YF6EJHmDl26r9;mJ|fG<v|zpg!~0IWVMF)+d}=qdguMlCKQ
TP!jveW)lZJ}nn4>Z>&`4lEk5P%D3`>@aDre4<GzNT|=Q1+LsK`mnaFlc{s91)#XC7p&VZ<td@4CNN7bH!KgUhAFBnuP}x##;rY|
k}hm4K&axafUMfCx-L&FO{ttJqOAa~yr&wc@UN~dqL@*w!lN`StSBt4NGeOPX0oI$|17qsc_{s^;H><w$S(7*TqEHz0WF9q0wckv
AgMqgw51v&T_K<-)v&)E#il&2Z><0=4I%0+i!E!dT^@$1cO><uwksv9>mbCaimXi~+oue!(JJdNpCg5wZ!wUrU7xKk`zto52@}Pw
T`d}{il`f?HL72z_pB=}A+0ki@h0vsi>XDcKe5iJt{`!-qAV;Goh_=c->ANu7Nl9HX`iev%r1hcYBGMY1uCr}!7vG`<gAvc+8v6o
=P<7&)T<IM+%GRAqpTRPL#YEY@hYGmj4NI(*DT5`7_cR<G_bp=fGvKl$tZlXGo?!^SFX6Qm?y2UaxQu-@+a;vlOk0xf2=jFey1F%
QXaf0?65hlwy{t(&aeFva4_H?N-d2f&?La6gs!hE2`cfUJ{-6xS*(+-R4R$AGazj*055E)#;mNXwyq(o*Dm3$8?baOW+AGn;-`))
0<fAWQms@iGp(30sw74%>nb=Z_bXzh3oT48c&zNK$R?MuLoA%6eWDI4Gp`C8Q!93<lPDUg8>#Q80WB>j$tiXx7%l%O1*e0iLad@I
`!5<PnxvdA(WqRdcrUgo45Z!+bt*fj?J2Do!>l<cl_j6C5vKbs2`P;zy{x6JDWr%gR4Z+(maTa&XD*(t+Ar9sXfT2(P^*imv#UNU
C@WVaHX}4F{Ucr~q%0q<AgD<!s3otgNVP34d8;O<NF<UTPAZeD%pbt8LY?9<oGe@~RV}-!o}NQ2AS@B7W*XD5HL8)QaI85gM6fV0
8zwO=nINyPA0#3$!YZ;Xr>!}tF)YZYkFS!dH=>xUFfTZ;#I2PukT37Af*1y{EH756LaZ_`;;8VSmM(QL0I#v6TA-&7JSGFNimU@L
ps)X^sjZPOXB8e4N3V#iNFgMm$e_R=S)nPcqc5kftF13Cn=zxJ$CZ#U53mg-Jgs7?zN^D4JTXM2K&e?P^DUC8HL0ShmaMQK{4IN#
peR7FbFYUgMlDG&=PPHW=_wqZFs!yM5-b`lI<SKzmnzOMk}ldP53S59xh$WqPOzG;s3mAENhEMFA*q!xLZD!*G#p8<?i}(dI;HR`
H?LDI9j3@B3$QGz+b<`m60TygQzY0dnJw|IyC<Qiy{yu%dN2(w&ZyrgCmItX6|iM41+25BIiWo&{VPkMAgQG#NvxD4SFN5ZH8MM}
hO?)uexeg42Cht|jU$Mxd@QyuKdlxlJ*#vcDJ^NDN-XFzDKZu#Vx?6muq+p=|194u+$&3`0WPwJ-X4lBwk#?vZm=V<nx1T}Zm(Y_
0G<*n@GwuR`=;WnYOJ>~oh)r9U#bD8m#r)z>#N8jFe|W~oh@mg5+YJ77_Yo5O|a*v0G%E!Vy;dw9G;RbGAZ>l<Dq1)bs}(_l_|ro
@g{C8%&AhFF`Q&A6Es0AUaEzzW~)o8WGPW8k|!uA3oBc#EGXZtpR5_JxG5ng)~u+OnyIHNej_uXj4+ZQ->(a=M=FCF?<QQVeWlW`
q9|!0%cR+(qpAimL^O*jDlTBK^)4JJ@*~G9cr65>4y}NxZLS3=tR#0Z9kHY;uPW9sI4nq{;ix7sy{I209-`)_OQzu~iLGmw6CO*l
46xy)KPg7A$D|=L?5<?1Gbf)iRji+_4Jg<t4W0li4Jr&StSJL2_9)S#sI9;-?JAxuOC$m<WSwaz`79DJCajpM;Vv5~WvuqCJ|*I@
x-Hl*QZQXE$SLTbU@McdU99jbIw_kQE~(Zko2!$iEUJ^KMXal>L#mCVelCPBb)Md@zcCXiaU*uIUN9V;rLe;>NFtFfU$4rsRIZ$^
6Cg<`XPh=CgQlOP@tM*m0;%;Z$F2ab{Hnz&rY&?LxTr@dA}M~TIV5~8tt{B7<(VKQKPkJUN2YAC2CjUr=Al-erX%^GS}>X^3@_p=
39II?jw~dr&o6GMB%$sdb1BrT(Irr@HLTVyv@puCQZG!ZASWoVaV^Fxi6N+|u&8#fIj%9Oq%d-=%c}9NuBnzIAE-sJ_pL9e+@>3=
cdE*+il!MVZ!pd!I54)bvMx=mqcDszGOmRz$fR*AjH{opkS$Q5G^{Q#e;-t_1{}OA(=3WHw5bcOfhvM5L?tUJNU`~<2P~+rZzi^`
oUI=qlNk6QexWn4Eiii`=Alcm`KW=gKC42j0wsPd2_Yda5h?Gd{VFgi!7!z*ZWbh{^)F5=e6XM_z@siIe6Ip8^)8pHb}MTfeVf20
Wi*MWH!lgH@UR20f-g5LrLWg4jhKljp)hAEZLFLsZ>fE(bFd02_pr>Um?zdMEiDJBys}ZRQYD0~?yx|xo2{KLza<taL!jKQXsYe1
DzWOMXCeTvPo`Y0>8}MXHLP-%E+pJ5VWkPDmMl7`HXZLUCo0^r11+(oq^{B>axP`1>@E~312KoAMKOA?0VobF>#agEzo}HEC9wQ0
4K2GVaV`#;$S=C8sgk6v6s4oBeVl`!v#HvoMzBSLRw=%!5w8gn@~UsH_^L`NCanpp(5#Ltpd}Hj)2(N!c&RupAFiq^1F)g1*Bz)Z
btwKFoh`sA7^+SzNGv?6cBl6%$*3bM<19olnIvZysI7k`2&#arcc#83e<)(7!mUIpQ>hOs?x}h$r6fS8@hpI)RxMJUZ7YPS8nCn<
{u@*-$fdNbgDnxIU?z1eA{7XqH!)5ll_uJ-s<A03Pc6Kw>8PTv4KW!m+oKpQk}$_C5i7@|`!1cZm#k1P|E&0?JRj|%v#{l;Zz_^4
53cB~XRQschpIU&SuQjm^(a-Y)DLN~6{ZWUbR^?2ps%>6(kV0}v?&=LhB7ZCjIB2>doBGeuBs6pJ1j(*Y%Q>`kDg~L<gGF#NwJbJ
HY4Jx4>AKV>a7YXBp~If>7x%UVyZ_Z*c#oYB%rS+<fPFcJ+E<{E3l-n=_W6tB__qJX|30;@G;-5%do~Jj3>h|FRGO=FE0ixldWVi
_A25ouqJ1(Y^u*J@h_k)hAk8<=BxU!KP3Pv6RLYA8!H={0W6`fE~HT~N2nq$8nUS_o2(ovp|X`3b}1Jpt*Xf@5UW(HhnK6Vz9HEu
pD#kMMyvxZIjLwYJ}LRAd#6elwXXrJo3P)bD=F9_C84;W{ijW(NhpyeRk0s2Agnp8)+)HBGcGr+<}PZgnW~MToG&q|Z7(h_<FG2B
_b==vf2-xBj3~3H6|Y?|i7ptb$f=R5aH@f&lriZqMKJ3j0jzqk&8Qcx)}K(QVjyoY+?~O#Ju3*W<e`eO^Dj}RQlsCnWHUdXEhV0w
)GH4qC$6?EVKF$bCLPNw&@8g0ttX7K(Xd}Gy)Ol?(5xUT=`K_#Yb!pjm9V%Z9<XREv87Kma4p{{+@qeYeknDtT&7*F3p6jT=Nssu
uP}kA$f~+1TP07P-z_yJbS5FIeysqs!L5+30V!rGYMjKbRi+THrX>n51SDFgD=zn`7bZ$H45TNe<}TnTiZD7Uy{zjdb0pBNye`nL
1%)9fVlg-`GOJH57&6r*9x4zJ$0&L(mMF-my_v#=KrO^9R;?&A6|tSE^s(G6hpA&MqbB>JNU6^keW@0#4l%Z~+OYPozN}KMLowej
%A^i0G%pe;CoO}m+_32=&nuX(-!GFXCn&+8F)&H7Af*x{3Ziu<U9h>W6(l~fR-iF3S+OdqF0K}^i>ddSIxI&n+b^4}<1I0*$gJxz
jj--7CZxhBZ>tO>AR|zcp`5cQqpapA9xV2;>Zht6*Cqxlb)WJgyeVLt$g0n%d@z8lUa{>i=_i@AGp^<w4y{+7ilNIQ`jqXd2`@{n
Pbo~UeX7W=38_OWc`UN8^{A4qq^55%OR7|!Ni4am!m1o5QL8vCNT}_s-y|xo$DdQLEH5vx!>|OQ#3-yUv#SUrKc$5&G9^JJj;w#M
=&X4y_@yW@&oC9RL96X8>nZK2Y^-H0Q7-VE->A$f7qED!X{w2n|EpOpLnhZPx2<QWys^?OLo0u#fULZ*7b_$(<EKt8VXy@*Z5Uyw
@vY-0xvEkxq@jDNJ)I_|k}J)v79o@>bSQ@{i7bGyJF3{E5-=RB87OQhx-B&?(5n<Ko2d~lkh5qq>@2_({w%C02p0b*7BbB(e6BaF
^)4hN8J##O$td)!UMmHweJ)ud^`*ozFqes}53tp)w<`u3)h+%l1h73SbFrJRNHHF-Q!l-!Yb^mQhat8tXs;Qq3@~;WMlN5ZRxkym
aH8=pU9SEp`KneTk}{^TLa@T6O05F2;}^Q9be~$0NTxO?!>Y#`8lcgyZLF55lPgOrB&;v7UbDw5?<6rWM5`GmtDx$tFD~AyU#Lf~
NGQ~%p($7=45;a@+9imrDly})1Fp6u(k!DZ5vuSkR<Q9cf*_GAxGfJbD=XUvyqwdp)vMa47pw{^{VfAAyR43=;3XNb+AO`RC@PmI
Ot56Frl@$WO(IS$Br;4c%c><RDXQnK{4mlndnG<7W2{)B>oKRN{;+8;l_OiPCaT{oWv<+z2PSAK`mqZvNU#nlF|N6>#-aMDkT2&j
$1PPaF|CNGn5V+7(xf9UC$C2-eXfEe+_2;zH?gNL^Q=!TtR>x`s<81Y1}r2kVzi#D^)$JyT&0AfR<k}JZn0LWMwP0rgsdqnA2E5c
9Wa@*OQ`oK5wHd)&8WVltgpW-xuHp(tR<i@iJCL41Tdc}do6-2Cn~n8fUh*LZ!GjK1tlh}`>lVfj4;F|ajBf8%qb16^s5yz_b4eT
Qm6o=1`*n-lP6ZL=C2$sh%mySm?YpWbf)yJ=_Ew4R3Q^4g0Li~XsHXV7%*w7NvUHbTph)vN-w}HSu5Hr#W9vE1*dGX^sIp#BrvnE
0<gHS0Tw1OC@<VA60k@ymnCMa_oAY%k*4}5H?NAQK`%9|@+s3Xm8lG-N+TOCwj}>77A%dbNhidoDx{jC6|I`C6Ec&aA{!VgPP3k)
urKPS7$L5%%`h3PD<&+e%BswaZmEARx-AT;$FTmc1|%Y`!lnhPd@->pa;QBVWGU6I4v~^B)hTu?hnz`{5vQZB+My#S7_f;X5+{YS
a4HV0cB$AP;3~}=Tc%zsCZld9`YiS*8>_%7tFUOPeXjDXjVZAuYb~0vn5UbrASs)xwIGS2>9Hd)wXCA6*(t=X!ye8qCavJAVK9<1
O)2A?Pps7_E~xgb#3hcYFRfsmx}4J}RU=p?-LADQYA8Iec_NsusHv;7wyFrI%P7&V&!=A=*R3(F7AQ2WQ>s3yz9<qX=PEX(38;#y
zz`^<m#W#QBQAv`Dky0oYpo+I*{yq)&MVq1_aHf^|0y7@*%^zeG^~oSZmfeE7cQ8mF)S0T?Wmz65hJLtO)6O*bR5#Hb|LGp$Ro?F
4j@9V9x7{?!z`z(WvvFRqNw&LekGbHWF&!_>Yyhn{wudKqOO^)Td6>^#wXV>`K;)l9-#%LXRhh5NGdL_ejrsatE^!s)GnkM=B-?+
k*rTEb+CRcd#B*5rku|!)F>`7peNL*B&`J^t|!Hzi?XF4+OEGMk)Ob@6{x-`HLV0IN)u9<WHI3&RT}&yr7*)TBQ0Yk@UERM0x7~N
d8o)J<}9(RNGgaYuPz`cyR5mYAFl{9Ev}TV11ecBHZBA#)uq`fdK9*<Dx?S%S0#TSH!GJa9iI9p%Ozs0sIhmYekZ=FLNE*_T&CQe
W3gi>-X#X6&5stWnIG&E%Ppd@S+HWMf+w@3HX<D)POQzXF)VeM9wC;oWGyAH3on1HxG5edRV?{1D6D#;&!lXq<gU;tTrNzg&!UPP
%BsGwb*#`ZAFQUYi!58MLoZq)sj7-EKBy)w2B>2&Y^tO$Tdmonxgs4bhp2mo4zk&(AS(1KIw{GPDWNx&4=GzOn5oXLQ6zzyd@PKt
QzmyJd@b;$4lYrhYAjhMKPybDrWxX+l&n{*gsFxtDJl%AOCKjNAt^K@{IB*TatvK2m8E8_L9MH+Q?Aaf@s)(IAFKK-1uE7vxUhmA
%B_bl46SpfT&h(mJR!%Qt(n)e3Zj6lfvg&?o1tP32qt_Sk1&s;@2P_?Jgp%uBZ;dbXD#8WV=qZ7Z7pN4DyDKS5vUy}N1uo+k0}?X
?XI<;&7fqb!YOnfD=%OsbDB&iWGk;8E-X+hFf5*|D6#sew=b|Q*{Sj@RVYHIpe;72!K^B)$S$TYAgg0A8Zf4<qoRMU?yk_Rk*ski
iXX)tV<4d-R)~F_3oOU2|E!Ot8y+ewbgw?FJE-KLVyuCwsV<H(ZZR3FT&R>PD=Bg@r!Fg<s-(Fe<0LJd2_rDD8zw@msi6fRWvuHi
NU()67O-)t7p&*1yCZ$1)~T$pa4jsaY#>u9?5?A%m!kEpgD#Pq*eHgmLMbw+qagyWCZyIU+pyrK`7%4HmofLR0w<C!Y%J_7HK-db
W~=}OHL!-QdobA;<|)~$N-41+{H(~P__3~~ovie%@|{?*;HBx5L8Z<m4yuMH6{?V^Z7!RxqcOxUI54-T-=>Bt-mR^vF{djrkf!D-
XDuiwrmz^VN2Kp4+^;6D&Y={iS1>~$VVs?+KcEw^Fe*u{^(+9f9ivvSuqw_eXp&JZCagBF1*4^&VX7sWR3?wAaV_z%51wu?g|42h
Bd`dq@2a?xA+egNOrkBVI594%d@0H)*DUQX=PWg`UNDfXK&{Otl`)?wC8#{DtR$hQnx|7E^(s{;lBq7PA}`>ks+K&kFt6h=$0hqM
V<bo@W~gYdY%BGsqc9yYWUw$Lm#jLiTPJKO^{+LkBq?jBv8BE$ATHD=eyG-|{Hu(s@~woW>z|*aT(bbMk1$^*D4P(ft*Qwr#VOII
H7dz4vML-ab|jUSFDT8i^C%E8&mbb7r6YeKK&X7ITr2)1FD62$imceM3Z+Y{V6QAH<uJaPej+_FT`pB639b8}3^9W#5Gcm2^eUdK
M3Y=6SS|Oga41ls6f71gRT1(gnJT8QV=llj$($CfbSj`K@ug9vI3x10&#Uh(ek%W*B&eOQ87~vE@GIvkDWHld@G8eC!711&PO6h4
R<DREAFxlUB&}yJN3Hy<0<x+pyr*EXvnVMj&8!Ehz#pL~n3>6}Iwx?koi8#ezA<>NTrjsR)-2T~m8~YO3bfj#W3Hqte5_QlawRUT
q^xSNrKf<aoh(19E~$4eHlz|O?kotYiZB%)MJ)Cp1uLGN<}ep1yRDimimebYktQW1elAR>tu0!zfS<@Fp&m~y8!!76!6t{TcPMJ9
PpX(LlP?alhMuJ?kgu^UHM4vz&M$DUHL#%@$s=y6jw(8^VWi$G`lTZsb|pxy-JbHS2CxIE-KMTHt1RCqw4}|diLh!cn59@GJD69m
!z}78ji)p$C9U_V?X1i!Jtm{5tuCl6D=bbdjxZFd-l>Ts4z7Q%{;I#F$1I<#fut8N+$l?|(IknS<*=eC+9NofOE7z_$tg3f3arj8
W-A!1s420l;3*y~s3lM!7qE}0dn=W#qo}#8F{~jhg)Tj+Jg!12T&)1IsGs*ONGa)|HzA}V53KGd1txJQPOR#zRW1CbuC7z3f~M~;
_%80MCNS_O_#&7rPACX1ydig}a;_z?BrfbO^rT#|cdI`sp)5P8<t!<xkFBhr1t7|=$}c`G+piNXc&rO9KO&nb*fX*oVy>Sp2BgR>
STa1T5Ur`OeyrlLKCvyV8L?0uF`W}DKQDx=ZY<@kW3O=}NvsYi94(Khaj2CjJg3?&<tXnel_%&a7Oajafu-;-Fs<+{2CV+5KBhRU
?TEdZH8MS^M=5NiX(|RSVIlXZ%LM8z0V)tJs<Ce`<EJ607b<}#jHUG?mn;S?jIKMYYp?N`j3g8&1S!F>=PwJZWGizhb}i>9A}l4T
!YG0<11fKv`KXR4{Eamu`K){_T&pRg4l+6_Zmn^vB&*x3R4U~k)2%$PUamneeX5-t(j+x0@2OWRW+i$a3z-nDk0ocUQ6_;7N~_)`
V5y3!EiAsO!7UZ7bRdtXv?h(6$SwCJdM=VCpeM32-mJbPA}Lv{H!N+gVx{k_l&IRM1hGY_q$)oeXelzULMTHi*{SL$DXF!lUMcP<
pDgb!uAyZZC#htvwI$&xlp!auWGO_iKrYR$#4HytHZtQYxvNsFX|TwxASux-tRnR<SF2Pa5vP<ft|>F94kO+dL8vh&!6ikh`XC=I
WU9*?PMm!x!Kqj<E3><+G$%r@YA^>Wr7RSsY%P&01*sFTZ7|fUAF9f)CL@R^C>kWK`mbXr8>|PbdZ>h<ccmUJWUel)xFOgu?XQa}
aV!WP1}wxdi>v1!rmv&25ht!M=PWuf=_c(Z1u17CpdVu*uPqR+?SMn3=CBejw5)0>4Xki4elhc|IW6%q(4@{QSSID8h@~woHLN49
UM*HG+@_BkvnWI@5iOu7qnkf1Jt{h*3o6{Ir>={oO0L!{?ytElfvS$A$}mN#S*z(SnXwcxKPsUtN2kRJY%q}~t0~#2d?Wj=YASoL
axJDL(528Y(Iqn?>Lmmo@G+^Z>o5ze(5slLpsnt$nwD##11)VSswjS_JFuy&X|I7O#w@WQ#;PYPj<MXV=_EBQgee0rZmcAzil{@Z
tgd&c=qPh4y)DixAf+Fngr(~#u_SsUey^Y=QX_sTimq@h$)aka8ZOf&Yb;zXKCZqm;i^3-12Wnx-lWJVBc!b(L9k9PAg$gii!Y!S
f*3`x=CG8jb1v&45-?XR!7aZf5hz5hp(xm`oU6pDRHWD}Ml2gLr=o@iax(BQG?+LlOe?)753b)Jb*y}-n63aIz$F8zRV?GHl&)?s
Vyg|T+X$7c>#Rs2^__q$yC|+KN~D#jb}qB5?Xp&_Jslt{X)x@n-K-+59j{(4jHtk{L#z)T*QQRW5vjm0vM8}A(=0L}Tcva`7Ot->
`z(SX+oq5sk**RN$tajDO0bu+pQK$cO&ijn#jt!TJgV-mM=+u+_$YF%HYzA7ji_{};HOqGwUoRit*o~!&n=WL-L4@m(VfmIQz@dV
XDgK*m@L#PGBBsBpQ@@Z{hi*fKq~euwyKk+7q1baU@O_I*{nA$?yhs9p(&H0JE{ezkukffS1CfNw4}$ZyDj7`U##Aod8ARBG$9<M
Zz)fy(IXZt?<~A4BPSi1FC^@#CYanFBq-f15T_2ZHYk#;psXV;gD2-FdahNly|9`d!Y6Vlr?Skc`Ytl7(H+?=1*-Y2kElYXLN6FB
@T|cpP%+T0X{kprjWG4G388!^TP%w!Pb93c3oXVhIx)p89jZtx3aca`3n2S1(W2EbE-T)kQY&RGuc)vc!Xhy+9k6{YCaj#Q<gBkO
6D-WHV5;=2AFf6t?xac}<FpT^;;ODK+pVc5fh1e3GBBSlJ}!W<aiM)MIWB~)v8F~R)+*a5v#)kAt+1#k`Ye;BrY%&S!YQIBStQx4
BPhim(5nZnpd+)WWG(rfSg6^p6t9}4?56&xH7v5M000000000000000000000000000000000000000000000000000000000000
00000000000000000000vb3zR7d0z1XSLF`zN`|l5vf46ZmX9l`!JZh=(G1QZZuY|87(li^(@yd$}pfT<F4B_`l<*sgf?L^D=?!r
yQtu_9V~0J)(9W6fUNYTC$s3b?kwxF&@SSg3$9TttF22iG%XRap|vY4o;H)O2(xai+ORz>v9dv_$uhl{wKBx03$!RJMW^R67&Dcy
aIEw%6}iYIYce`5LbSd!r?g8qZ7feWc`scsMJX^a&#&V%wycz`(7C{?BP)2aa4i}%IItx$H8Vf4&#JSux2%{q4!OG?>aaDfk+4;}
OtZi@>Z<=U{3Xt{wXB^hz^fv#uqM#42Q`K;K(AyteYBXWIjnrG5HYQ_@hMs~k+SS8m?l!N7$d=}0W3-?BsF?0h^|Gi$*!6<7AsL1
p|7X3zA-wk6DxhIx3li0c(3KOr7`g|d@v8JCa2aej3BcuJUS#dkfsZ>k1&!pMYVS%`>-826tSu=1D?t@n6jL*gRW;V&9U$=t}hQc
G^{TsDzTEUmnKWMov#!vNw6fc^f31`pDT_sdAB4muBVhSFEHDy5Hfx=AhgLfezZWT$T;<{8nWWBaJ3M%iKGoQ@U1kl)2sZX7daLn
{;f4IUNL4kg|+1^jx>la<hR-&$sjeM;ItpOH!kF}U9ea&GcfnBe5jr;hpg{A00000000000000000000SOFKF*`gL8&mQri^_?&s
S)O(nij^^;qZ7oDC7mIgERV6Isi2=8BbWu5uM6gkx}8rR5TJD(AE9X$Bp*Q|2p}z<ULYf(+nA;s2q2%EKaMse0FgW-;2vzGG@T=z
h@eoQ>ml48v78y2dZGTAj+pHm`<)>qVwZX!bDZ9!z#%Le6c241SQ^ctvzoP<iJhSuzMz~S>!BDK#vf3hz8xc+kRDr=H6U+|Mi`SE
4;;oH7#qD9H5h1(tDxB)T^ai%E}!n1*%q4_PnxHilp#|Yqo8>nC!o-kWFX!f0T`;2105_NCZS1`W|+8(QW`0qb`{BwC>9tTpCl0@
GMzJ)EEqE+z@7e*Fb)@*QJ|+98Xt0;2cE)}q8g_lNErX1Ga_k=f1qNNni<~{AD+mNtstqN?;LHRR~x7y*dZStxEoCsEuLN+7#<xO
keh)QLm}yzA({N2y%fupbfDBAPNf1KejTbDP@E{2BpfrKFdz;fgCGMU44bSRzYffetRL;3avW5gE)<ZYev5~stR8NhQ6N(qrJ-*N
(H|HQdz_x0-WQ^qni=|-<&+GaJR4-5t{@K{%n^H}iywTTI+#QwAsTWVDGgyC=OS;N>z&V-q#O*NQkvx;a-We0HX#Y5?i@m$z#N|x
0U>ytm>|#|4W*$H;TGj2I~bp!;0WiFNS!{HcBBEJVIcS%ni4*hBP7$G+#pw;0R(HHilB2Oy_)nK4IinT)e;>ZkDRF<m6Cs%02!hg
BA)r2=K<pw<PYkfC7A%Ckq}@ceV@{v)1k$koFfaISDZN^#~_!Y8=L}>(V4x5cOHqGCYVa4R-Pjn*PQDhaUhc#*_`hnuO2d-xFN+L
6PU#zu^5q@+8wQ+6BVkT?4Z9K4j&eroTB}nsE|RM@F9Da4jru_!weN5ffS>lF`1VkIvL#>yd4oA5TThJcAW1Ijvm$waS?TvY9VAE
d7=OsbfL=`eT*HT0}zyiAepU=&z>M2H=%<RiliGN(U+Tv9-o9D43W8>Mxp5-SemVwPNrWOof?Or8yupRprA_<u%o~fgBCs?9-f+w
vYR0!@*Y&1;T!@SLKStGJ)TscDw->x{uT8YgPv2Cyp*t<U<}_IuAmAYQXyF$YZH1NPZ-e^@Dq-ZJ{kleNSRs|XP`|YcpNjB?HuqK
5TSV>njKRdP8bcK<&qbj+n_KZ7LGn0<Qq+%Y@imFC!wb#C>!&d=%LV>b0Kt^#iR<P-I`w>U!7<fUzS-M*p#B8ZW!mFw4p>C(H*9w
C!YJ9Mip+NPodAB2N*{q^dnNCz#DBD$syMi&yB_%)}5n`9H6Y39~AkJMV|g4AD&N^PY?<l*AjgkR-hLb#h+@T3LnvqAE7Uv$Q+s=
f{+%Z`ybjJ2b{AdMxTY5vlL7tG@uF`Bb?VC6dk-ASD3yWuOmSqPa1QVZIBBYZx}R~;ugl61DtFj{1jjxu_0~|(-c4*HX#C(%M=kE
wIcf*^q6{~=_JjS`x&E}#UlJ5F(Mxu4Wu0wPmtxF1R#JRI2sQjC>r6Hz8hJfoE{t_BcWNIMHzdfJE1@wEFQU`_LQ`tIH6b`iJv2o
G#F4J+!}KeKp>A5bs(P}nw#03^An30;}^CcaF{(DBbZMZ9suc@)0hmPvms)grjUQ1=AQVB=^e8a{TT|HCk`MS@FYSTWEx1McpD`k
;v0XW_#U&Nt)9(?Cy|4mNfc?G)t~jCOQYQ$UK=5tBp3e~`y0xf03QdTk)p;F2%L_U7bS}!P#@YHu$|8%t(?mo{~9%%MWi7mE+jq`
SQ9%TTcV5<3!R7<@}H@oaUCR?T^;)XVV-lC?+m1%XrNT2Ih5)lH4s6eN1PX%458m22qX`g<sW>Se3=NGEg*a#vz`tfn;<Bq;GycC
)0q*PRi6hHC6lxuZXiLWgBT_pYawo)+ZnT)IHJ@W;sfZAzZ$HS;+d)jh@iHiy&jvLA|yT?D;%<!!vY5-_@c+5Fraanej*Sc#htRC
6r*vXd?Iw0$qpo)&>-ZWA|Use1RP9*1f(dSZktsfP9b3!_>~Q#Bm+hvUl<>rSsaBPJ|UN%I3Jc2(xaK5fE{6*#vr>O*c|<j_o0v=
Jr=g0d7v;9<ePyQEeX3IVW!?35)srKQ=>qX1t7GK-kWruR~$hcu_CshAD&vEP>vZN^dH)xM4%%bStEvz?i|V)Af76mbQ+SMfQ}0r
tDXCvwVDK$zmx_bB9oP%)sD-ORUcj)(jLT~be@i)sU1Ne5u(5wsh+_YN*O4f%aVPZgdZ&;*dos!nU~g)eWUaqmLHd&wW1Cn=$v^T
=$E;ZLL8DK%$lhnlO0v06ruy2$Cp?lYL<PVybi{pBACM%pBSZ^H=LuH0vW_0mm$9!?VoC&N*_C%Tcm^`gc$UrF`io<JRm+4_Z?xF
gd)Bs+oBtgu$|qaHz9$Z=btwl9iIoKik>ng&7dhASfb9I7@h7LDIzPQBbcP3(~rTQrKC8R10nDZV45l&ewF^AsUqW;<`$C}L>u%P
=91nVOc*|y&7nggH=tG@M-{jsNt|Mo7#zwJnIO%Y5g_Ln*_|4PP@a+>GZ+%1XcQ2cbDWbOBqR5R=pz1{Ym&mJ(H>JCqn5*+N0@FM
uAkA0NT1~&2c+GjZJi(!%O2q#)1Orw>YaR^QIqwWEFz~N8X&Tti=x_}{T@o0-JjMXAse_NMG#|~gb3E4QlRjh3!m(vBb`zpuA%@G
eIDzPH<tU9f}eUG?jHxGpPf=1Rvum<UmbKDhaqy9;GLBoL=f5>3!S~1|D6k>+9R%_WD~;}lOAXwbDTYpx}6&x5~Bc`?;M{E4;J^J
=9&bai5~otVHiG~oFE?{WuQ`=yC8KM3Laq`svWQuAtEB302(BRuN^9+J0xx-jGrDF4IRCbLLKEG2OZd+#}fsQX(V$XL!OEcHlRKj
S(Ue)NS(nMotL<s9UOm|7#%endLu$1HykY=SRd7!ua6!Tz#C|r3Zp_Fs+hx^%9>~x!x5sI2_L|m$sgMz7NWNtF&tkcB_Wd^d7c0s
=os;$bP%qZix)^DwHE!D{+oyc7@J}o!HCZwuomkc>Yo7}2ccIPJ0MA$exZLGDjtm_(jpk5FdrPGUXuwU5tpSP&KNGB77<3EOAr$k
8lR|_A`Ir2hM$?05CHZaxtrsj4WKt8C!{_QQJZq3r664!^O<fMK$w*osh%H{l$IqOp`gf~^qJQP9ilWKg&dS3vYJW^TpP_9JfsL9
c%fb)gP^;ah!&F{h969yD4f|JGNCP?8Xue+nH$=mY#F;AqX<ZrIV1L)B_1ynZlm3rWt}#f2^2M&jUz^*R-e3~9Ha%Hbe;;E(i@SU
>lU*fKp$_U<dTw>)Exht#~XSe6de4TKbGeiAe=Cv$sc;7kDg+ks2K7Mt{{}2NS-4Vsv8`ff}ph@-4=EYexwr<U7tA-Tb3M<=K`^w
L>!GB>L8aLMV$hqBp?o+RiMWi#hNmp-k0r}^O`yxouXD83Lyuba-e6Pw-l(O)1m7jexGz6pp~DXFd+LNcc9q}BqCQLCIEGoQzZ1H
QJ2OSRt;+)37wZ8!WF$Ci=8c?_Ynr6wW3O$*dWs(wHZR9sHJok`IhXX93Dy>Q6Qoo`I&hd5}S=7ej{iahZmrjU!ZrJu$W__`k%8P
1(?a1ju_<@<P;>IDyA+V0Gw!<8X(}9ccD0-$()gg&56&M&7pjmSfi&GFCo{KbsL$W0TJ||JsdtE2_X(0N*~7{#~T=*+#38OFrm&O
u9~!(BOpH?yclzzC!n&Kv7WRbRh93ZkRy<jJD|}Xxg7SMc%B;}9i*=ym=pn=!50o5CMAEO2o^}7<r!-pPMNQir5N9jC7dxGB^*4N
N0fP+`<}EQ=$<H<;h2{pt)ZMHVjvovjva&{lA3XyWgv_o#U4wF!<JkW)R|)>zM&3|`XVKb79`4y`4Pt(oEh#Q!I;~hTpZC6WF+~b
L5@BimX-nyq8rvFZlJarM56-_?i_y|!JvN}%OP5zrk{%(0-W!m^c7j27acvGouMZjf+PN%eH`Q%3mZu!Ql3y3BMWhvV;wsqFBwdg
Fr6|V$)Sj$TpxuOP??aQN1L@A6`dg*?F0lDpr9Hek0bJt5}rLDH<ZJgIh|3ToudaJ2^=nt&Yw>VD4m8GN1Vo(f+7{1iKFuxL>^zC
1`gJWydAENo}WM*JD?_@-x)~|0v1J_U7fQTqog$+X&fUV^AfV2i56?1Mx3glT%Zde%b>2HB@`MV%Zam`n3bs+;}{y9+n6Ao0T;6n
PaU5fMi#`KxuA}t@)byyhoY>JxgI$ng`JEbSCojIBAKwAubyR@wUT6>j+f$@e;~OX0Uf8BqM|h&7#SCzG@cS7LJ(3M=ZMys5*iqw
q!|{7u$zmW{G?tJ3LI^vJDwmN)DH(6p&!+hh=!k^*ay>|3lg~$L7q~YQzU<(N+EC{;t_Bm4WJmCh9pFy%O77M9UPA$bd!(~ejw=*
o}$Pj<{l`VUYxTcKc=J?NSeZ*Um7NceIQgNi6Ehy&zv5cHX3E4%^&O;=Aj!JA*5fL*d4{B!Jqvjg`mb3K_CR5Q6F2N<e;7uDWXmr
Tp%G8U7%l~6rrh~?HQ3EO`i^*)*AVd$DC223!NyWznB#o+?su!eIa`tqMe%<0wf;{=OA$#cc6MC6cU;uks2GG%AA0iFB6~>{-Mep
1fe9D9inz01e|1__Ms~x&!0;eKN@zUrz2h&Q6D3pTM*A2?H!DsM<rDldZ7V`RFt_FmLhT;Tbw_j3KMr7I1VJ75G92bY@I?NI-&0i
_ad{MP95MIVi<y+jhh;oTNCb@a-n6OxR#BYmW|k-2_6I$*_rVm!I=jeBci6BpqpPEh!Q27fEgzuRv^0>-W$jnZk{Qiu%uHLWTPvT
<{+LBx}oEsydV}E`W?9+@F1C;N~2Q|_Yl{eS)t(-RHP0eBp8FBV<I#jA0KCze;XT}!j+H{&YU$O<DmkWL#1Y#(<0d>9vPmJBY=t>
V3Z0JcN!&>PMfwPV59yWf1NOwa-9Jl`HOQSsHA|O4V_h<<rzE_U75_CBNPLjt{YjH0GZesJCvs&3>dl_ogs~vJQ`1sHl22iYowE-
`Id4XF`1hm{gOYF3=k6<dLA|!CZT>AtRMuKh9UEoK%HM5nVdYHx0bmi<QKl2YM`&5Fe3g9-5CWG%^!yxmmU5SmKXveuoY?^;UQ_B
m!c<}lpCHRRv&pH$r1RS?w~iL>={{}_n*8WtDH8I9-XYA;DtDtSRf@H^_K;j>!C}YF$tI*^PdD7ubBg#){5Je4x1pI=%AXQ)00ph
Y@Xts-5A*%L=py+CZI5yWEn)B=#)#7d=c4}C8FCGlO#zPf*vKFA|TQtzMzPVQ4`;mL7(J|Clc|Pe4}e1Z=k)J$D8q(Dxstva32+%
y&UbB?V2H%O(DA;CnCrlycofm8kTV(ejf3mejjfh-Xk<3uoh2+>LDl^(x74>>X+*UjUhRnos``e^#yC8=AL63B^!bsof{;d*q56a
$seMmyrK@E`=l!!og9r7@*Fj!nVQ(3QJqL0Vj2@9^A)=p!kxq&fSI5jkscbILl|+N`y(5iwGbwpLLZM1tDP?+?;I%{1)bL)l@`64
Fe7%Le;m;qnUUcYJdeYf0hCFYtCATVYn{#)qM$6Jq@c2(?IS9jGnxY<C!Y5o#i2JCQkavMw;|(})0?jjF${+sm7p^nw3UmUO`oG7
(Hz;ITb)9d>zYiSo}ql9@Si6g9~#0ShoIFQk|HD`WuFirOA<?)uNZw8yqC3_M;!m7VIFTC+@aNwx*fL~5FcKcub>wrNFL^!86f^3
JroC?{}x>w)F1&B#U76%%M?5zk`$huYM7WDC7tM-S`0Fr&>%*YY8$7Q^B)i&mLRwq<(e`PnH+?n-x#Qz0GCxF&!PU9gC3Bci6Ipq
D<2aZY?<dF9;P@R@tyq`M+r8Zd?CFSWFfYi3=VjrOqv@Yww!C4(VU%~r=R&1y&zMb5G10QH6;rmVwy4^i6A=@=@cs=Y90omkd!=?
MWLpkX&osO&zpK4%_0vQf}pmaTOcbSqMnQ#tRJHj_L(rDr5{urp_tjC$Q=0_000000000000000001R6nzCXtfHQ!oe6J?B3N`w%
ey?P#IVl#fE4JLL7_NRbN-`s;$}^=hi?>8Ff;XWnrM9Uu=Cy*hzo@V-^0F(nnlCLfl&<@+7O<=>x3thNaJbg95wQC>lsF2s?X|=&
GPFLlaX0lO-?bjND~gvcswj4@R<tp-YPTJ<2&V3-#;Px|+!zTs`YUWPv8cDODmS#KVJNOQcPj}h*|iTiP%EagaWD=jc{dubqO^B3
uCaJI?>1nm&@k{Rl(kH>o3fj<_B0SUi?pD&o4M;Wyfh=UF)n{BsWcog4z4>da50QAda`q+*sw7)$~L>KJ+B2e3$%!>3n($MU^M!e
lrLi~Ag_)z?J5H$)i$oPm?S8!)+GL}|FpxLNivnNsIKjr8nhj--7e20{w$+0B{3j1(y?T);j2fq&$!mMs4clHp0uMaY_mx;sVPXZ
O0J7CTs51m_^LOksW7;!<}ypOLAazSW-*E}1+<MQAhZOvVzh6x>Z)L~_^AXf*{;<(#xS`om9zpgQn3)Vc`p?(sj`4H`kYy|UZ4yy
r?Q<Nm@X_ai!n1Of3d$cv@9{6sWC7#I<`MFEie}~P_%C_OR^cY=B&r7o{`117Bdtx>#Yy7CN!foC@D0nuC_!ibet5c`L6V}h_F+*
Z7_GV46}eWUo3&MRy6<s0000000000000000029xxvYksY$q8mah(IG;h{t<_o#p|=b$#A6|dK+u_#?G$e`aU9WZ4n46M5<e6859
{IAKZhN~K<uC2izNwC7FyD&kpAsZB|js<osnX!nf45=z27b>wYK`xoF$0#Wz9;Rq4;H7b^`YL5BJ*&1QK$y5LilPjy^DQ4B)hZON
CL18HS*)foLn<(?VJz^UHmU%p7_1$uy{WmZdo1uINvD0R%%lme5H7GO88djP6f3SI1Fh$f0u^MdL@paHqNMJkLaakEt0br`swe3&
przF=`LCj`Ml8-J{Hd8JldSTXF)E(0!>ny3gRk}}maKcAQZN;r`m8o6EUY{zpaIMzP%L?y7_K9zCM^CXbgwlmped=KFf9zF0<WGb
%_RySx+0~p*)YB?4I>z?J0_c^rz23VZLO%DH6!33I;&kGMXA}W(ya@pJ*?#^v8MwpWF_COTqdI!-71B#0wJKPt*zUyS}Go`UM<|D
GO}_kZ6w|*i7Z|%fiOU-T`ce~)1v{ZEG79M;w%%TA*=1NMJa(Ov#=jD7%)|@grv(Tx*CEoN2)+3M6Qt<;V(}tn=H7jWGL^gwxz5X
-7ZQkw5X#ido4;Nh8&KqD6R%20xCSNKrCi3&@EA@NH64~cc`E&2BUkZcrNy#HkxKG;G$bBvm6AdKdG-Pva#Q)nIy8Tv!x<04<`GZ
Y$$20Pp}^>ekMJsJR!=h^D0uI;4Be}t*$n#W1RaVX0RVIkEtUt94bMcl%BCB5TITf0Wc&f120FZ&#V8PH7GqSBdpskK^__@rKc;e
UY(n+XD@Io6Dq>2VJrnKFDkjKn;^QW;i?|4WvJ&I44ND*bS)As$R)ZgF()>ziZFvR4<l@^#vz2H{G#?QGN)`Peyq=yn=WQ8`!0Pe
@T#IK95MkgcPB+8&!_~ZEUm$z)-36+a<43;!y*|fM<f!c-<aVewy5)?d#AXqTQ68J#;sPbfT`6m(Jucgaja{t5;6xRYpP@xB&>9-
im$e;JgvnnX)UXqysYOZcdpQ>Y$atT%&j>p+8;`>9Vy{0i7xsq2r~Yq;I6Wx^ezD??k|`p+@^x6&nzPz@TvSLSsAn;_ooG}OD<F@
`yvY|;ws9ow5YbI;iv?xsVSSV<)$IA!!ZaZOsPR3GOZje*(Hl6l&l)7VlmmNDXl0ZVyVEV*d#e8XRNU<yefYv8XU{2&akX6X_t$s
+pmnB(J#s&Td}dIZ7kfci7Az>o-K|plc(CId7}WAFDNA}e<2AlhO3gOUMBY-uPEso{wk6bE3iK#5v=elj4YL;53%eoTBW-t?X8Zg
g00^x{V>O_fvYg97O;1%Kq;T3IIDgzTrhL0b}a;?IiTjH<1FzcD6L(wTCd8m_9Et|wIB_aJ~Gj)m!B*so~XSf>Xe=bxF*7|W~E0g
jjiLAYorR8J1j-4FEFaE!Y<G-YbuW}QzKKaAQ%m+hLl|@XreeJ5U<Of%&)*7f+-C$B`cqwOD$}sR4{y>T(N|&i<8BlrK*9at1E@D
L#F*HkSjJN|E->}nW)aNpBX<cm@&{MI4&<CTdf?a&Z*&}*f1b43#Eo7UM}deX(+`d(WVQe`zgOGJSF6)TB=wl1f~tAZ>3!&*|2dN
H>kO#pfBXAU#)a1JRUVI^((-vJgu6i39tsO+9Z-KyQhY*JSk76>Zdm>>nsAS-6|h0EF+5?2q|5j_k$m(6Ra_-wJs|xktpUdrLDxH
*D#MMaW4U<3@=#|C@d<kk*v0`@TNqm1+ls&Dk*TV3M{6m8ZT`uNgm3rj4W#~>oE;1884JAN*$>#1h6TpUojgY?y2M$@~TFzE;1x0
a;aS}?ks_k=PN2Qudp_*L8k7mNe~+%vala8_pRY69WG6*axiSOA1(zZO{=~bZ=@lphOB6??JH!S0xsC62dQ6}StvIy*)Ld^W-ux*
kS?OAv=YUzwJ3muR;Ruza;e2FtfibN7busI@+cc7QY>q+<s5FVGpV<yJ}iEro-iP=n=AGwM=B{KM6mQIy0BEP7bX#=?5!XygC~b1
0IWPN94&w@FByC!=B-_%C?3u#_M_bpAR#}U(<)9OIIA?KC#VdrTom&zbEpZdoG5B3w63Hus-2f3yrzR5lO-3Sm7yD-r682BpRS6n
xG0~c@TK>soGrz#0WHj}k)V^PNi5@|@37n|maxPz;jS03047(lsImzy4kU;x3@GBRCa!`njH}?IS}olg94YIm`KKox5v$Cqd8{+4
B&9|uJg`l$ge<?TGbq8VRv|Php(~x75Trt^&96+ReWSvyN|t>s5T-w;XD)&=Uno+hzOBNlMJ0f&5G1Rl{-$HD-lSur$|^xB)Gyho
1uS$dRU!?o<SWo7WhqlGY%oAAc(0o%{iLETvL{n6cPQj1Pb;e|$CnH#D5JC}F(g1LfGn#oXRUlFm8~ADv?#Hi_9+UXxt5zFKc@h%
;jNUg(W^P92CfV#tEtbgCZ`%CxUL<m&M?s`HLkQPfi6X;DWj<^cCRL~A}_wBBp;Zq<{7Fh9v$_pAE-AgWG8*6dZCLbyBP_v=#lc5
(l0xuZ!Lu$P%w}myDPXRMyhqI2`+gli!ORF#HN5Eb1XEV*Prk#P_0KQwyAQfh%axi>Z=sAz9Eq$Iw}gR6SMB88!o9Wwko<Sj3;X*
_bI2Sb|G{xHKf|Dk1YPM4Jtw}f-H+IVJSc;Z7g1%tg?}+d92+o7cIfD>81Isilz9VHz=JgsxGW86QmBTxTr@i8!T`rwjn<yeJ!1=
%n!>bnyQ8(crHyW(y)Rs|1BUTO0ajWeyJBL85lRN(xzCVnJ(b1CM7hoEU*_IQ80cccq{!Vi7S~Y@vVj}YAvOnX{P|1v8!Ms{3x}k
8>smlGpOjQxv8M0La%eGC8O&sUM%)42&+l1f-7FIK_LDw=&xz0{jGN-GAyC5wk~WYKdnS48=WgBiy`$dTp+HYCN4Cv{j9AjI~9K}
bEt}-0xLf&zc75Mfh$y@cdG(4(kSI5rm*QRBr<%PO04OsS|N0+8>L37peO*aA*@~{5SVQpEg>we{iB91`mE<J4=hD6G^-jU6Rsw(
TP*CXAFN;{s32}0?3_@hOfE;OUMAutKA>kTw5L<AbS>v83oHUD(k?2j2dKuafE~i8<s^!&Eiu0&+Ol`85v`}QO)4s^pPJ38Ijf@;
PpEw|ldYXCNH7f~@UAi~%O&%tQLQem$s>uROR1@^HZe7+o~X^Fa<JVTuqG_2jV$D_{-l$tkf>s$jjV|%O(_?spd}|Rk*Y7QCac3O
60o5h;i@q$W~~M(#VnpFle2R!E2h~f0j!X)A1EIpSty>bq^zMV(k*u&SuuAdaj17GJur`{X_~<(S|<{yx~VWAXf741$*jO8<{`o{
N}jkdlp&-o;3w!WKq<*21*I}7kcuCy#jJp=c(H=8lCYa7AfEy+x+w}RS+4&oG$zulY%A0!&a4$L9;{HT^r(O^Js*Q0zb{BARTfMv
$t}tvM6I-^Gpcecb+D<bVJ>N#lQT`Nv?vXveX8lJ6)J?N8ZkUB4x?MFEi9BCI<F3`A*q9@*Cnwq>aIvDysYXkTbV>2eyGAI4WY*|
sHQe2Fehpz!zou6#4Kf^lO;c}aju1|yCg#~=_)ND+L{BT;3%G|?JE2w;HVU=|EO~<Juru@nXN)Fe5l&2dnQsX-y$=xgDj6NqAV$$
2%+;XyDi8cVlEskwVs14rzjpINUYW_3@lHtEv|Ge{U=2z*d-A!Yan5%Y^XS{9i~XBWGm*W5~vC&95P5PZKisq5Gcnh4wR82SS$ms
iI}OWiXN3MSt|9UsH1SKo-Z?~Wv7BH#IDz|1}=810IyIeB{93HGae|VTr!TVG9`Vc&M4NTrlIpJ-mRG~uPidJzo!u;jHzWHU?HWj
GBH1^g&{(r04)Ek!y+*-%du>)8>Hbcm!r8VlAxR@k*P^Aqb|y>cBLP&burW|^dya~o~z@lzO4hWB&j~Dq^fBo+$of&@~cFx0xw^#
*{4G=H!pW6v#k~;tgVJH1S~!*!ldaL_8t%+bF5S^M<#Tw*D5V0kfv9wbuUIL)Tk6Mn5x&U<}kG`)F^T!cdJz@YO@?Ce6WoncCKnG
TB=;25wVV;y00g$+ormz8KLT+_NWf17qPW1{V3rk<tTF$)+u!(SsD#7U>{R0hav?c3o!YxO(oK=xgD<#0IZInC9J5cpdigG8LEFK
@hMWPfhRPotgHGXI;5W|H?LeV@hx$(Xs__CH>d(8OtF$Kf~pQI?5M=AjVWa;Mz2SyiYm#kD=bklv7vCUt0iKkudvgpSTXRbT`EeI
GAoUhxh&|ZlBlgF3M;y-B`;{K<}GWfjwJvu2d(Fv*{15L!>sD82&+~px~6Wfey<`dE-7%OIkKK8-KkzLvZA4;Jf!d}$0BAe^RTq4
eXC)uqAM4xl`ImhwWvxbg)fnw9x7-syB)(IVXlL%C8aN||1C=w<|pr}W2inaBCa7E?x<d{vn{S9pCP2G{37bI1gzaCGOpyUp{^vR
dnz%MUnr0sf2WZz2`6(j`zF^Q3Z2;<L!#)cE+h-6MJ}{1=_f0qQKIs&2C1d1-6{;KS_SVQ1*pF-LL_IVVX$7M7b8NfjVMyAH?34J
VI!QWCL;wcx-i|V`y}!&UM*oPS*bp<E+&yJh@mB>O(>lp{vgGxpDysO9;HF03>_6K&8$+V@hK54d@v*|_ai*2#U6#P>8OD$04;SU
CMT9C=&G<Qo-kc311_woVX8Wo&Z!NgzpO+pj-WZ2`y|n@RjoNHNvzg0P^zJ)v@F0dXRjhL9Ic`#^r@SzVlV?Nld2A$45%P2m@Whv
(x;d!$tsH{1*aXT@21Hr87c}L*d+BMTc9*8YAs-_s}~xd8?9?CP_56QQ>1<-UMaw=WSqyUEvTC>IvF>qEF=Z3TN#+C%_pXxC#;R2
WUjNUdmh>;N2z0^&L(Xpe6bRzORQ@y94;EDq$?Y+-7NYtw4&RpEG5vYv#yD#fG!B8%B4!J6sx7Oys%X*`m2j9dL%@w2(U|?MXg0F
`!MIP6eLZnh^CeqgRW02*q=otk}V6Wy|3gTHL2JtO|2fTc&XSG9;kLKBrF3d|Dg*l8!%3)HLNJGsjOcwu_~IZIxrP4WiULc(x@7#
y{aH7ogN&m#Ux6sc&&~k>M*yWXr<XI@htr&8lm{7QmGy+XC5o8Xq{-PU#wUuXP_0SSE(*0!mW2C!7KqS8ZBX}4Iy+P<De2J45_!G
MkP+1XerUCvo6lBf~9AvCM-v;1{g%EiX<zmn;d$a4ydoG%%^>@s}yY~*eLR>gRUDaBdjE>ez0Gzqp4ahzp5!LovWOwkf!b`BBw_x
0wEAE{-Hdij2&L81t|%ko2r7WZLCx;Loi#QXE0_hmMG&d#3}P3*(gJ(il5c0MX4^N9HFErkFg0XY^)QW05V6fu%zmwVJpBh+$9vW
iL79rKds^<9iVP2i7eu;Rw!JnDku)C?W<QPk1h|a<e~B||EsUBV5M!WP%Mb7Tp}Q^^skStc_}(9XQ<_ug|3Y%5iLC|LakabTcymR
lBg^sXrv;lpD9470<Au;S}Q*&jwTN<ccY4%+bS`kz#UHvP$+&SNGRnf?5*0P+%0`BJD_@|@uL(YKrkOK<Sgec#vlo<!l+s)eIZ(^
FN-0qFfTA9SeKA5JS`@shMqF9rm5K{7nMsZtfcxSBBe>J8!YG~Y^@un9WFqyq%1EbgD#S-G%@Tfa3Z=J=c*T|t|&gNm8yLvvLqcY
n=BA7oUH<^4l(|*5V7ze@+U4Tp`uVGdM<OWjw|b=%PgrXmaWSr_Mw6sI3a?pl_CbP;-{Q1uBgK)i!wN<HzW_Occ?V3Y#f%P+@W@*
d7@nur>66qJs~`-<E3Y#^C&7BN-VJ^uOU~cxTxQv=PAFdW37NJGa_^@BdnDm(JJ;S)h9-!4w&eu%P_&GovO_r<(m^KbDYMd!l)>c
nyuO{q@d!k^{O4J9xpVZPpBT6vaNujI;He3u%oN41sL-uM5zg^=dlK@CoUc(_$;_7qA?DrP_DxsX(>3a(kq0j(J5-KCZPB)?jTSw
e=3kEgDik7XRg|*Tq^Y@>Zy>ZtF4+cZz&fk&8)kp*eseV=_wDVbgh`EmKt3sb1kx|S|&Fn)20BdHnC?d_bkFJ6tHe3@T)7WD<UW@
W~<#Sa4WAa?=4g;3@FmANw9D#*{s+mi=lulr!R~tVXs=H5~Q-Csv06G95EEA>aS2JHK+9`^sQT_11f{Cv@0~A<{up~)~w(tsjk2*
>#qi_D=~AdWw0!(%Bq4Zj;(wmAFPKi3YH)(GbQk)K(TY6@vxVyeIK(a!>Bl+3@K<QQl`o*(Jw8h@GK51E2hIP7q3k%%&TY}1+S8<
>Lop_P^4p}9We!|Td;d50<vHe^RQo@cPqxOu#)?$2qbi>ORUMK&a9iUBrf!<$0~3k->rEh5Um3-9Vj82KP;NCEUs>#UaSwLlc_17
dNENi1trHZjxQ@E$t)T$Co96Ik})DFTPkFzzN;WDF(iE_xu_7ZHmKJqf2?z>T&lUSPp~MWu&AP@lq`iP)2bpKV=mVy5G5Wi%pC|U
;VR3ga-G|k$|UA2Lo9-=)hi1w>!nvIOfLYeizl}z2qq&TSt==;Bq;PC_N|aCu`wE`ohdFPAuIr`Dy<`^bfci7e<WrhBCQjyajEdF
+@X`OxGm%#K(Dx;@}TCaHK3xf*szx;Yp)-$|1E~Al%+x(#Vb{;La3pwr>qbyN-fH$vo0;JGpz(LCo7mM%qk450Ine}-X;{R4leE`
_@=h7LM%zK?<eu7wk*CYm#AT`LoSxC0;g7?j4x)TO(`=jSh1HVo-w2*^`uIhxG#n&4wAhao~Bf;v?>R&bD(A|3@BZx0W4XpJ|ER9
8!!x*KP{1(WT<YjM60qSnx_COQW;{f)3358;3e0cbguF%MJPcqbT8Z~FRT$P5h}T?aVjIMnw18fM68t<+N&0uBqDDwsI2fMv!UlJ
l(3X2wX6&+!ztvd+Oe-JkSLU>1gWa5kE^z)B`$X#_$y4M29Z>r;V>&1buUG&NGJlUvM6q`RIqQL1)Q!i>@K@7z^Ih06sy=NXt6Xb
%dH78VlEjl$E7qICoyrX@g@eYsx7ar&#m?>_ph!X6{$)o<}73{c&((Tzb?lrGAHgNH>Xx0Dk4TNwJBt*%_oVaEi4(0N-zs23o#5O
G8>4guOh1})vUa#60VG>>nheMLn}xpf+}FGJ}K;~;V6bE*rm`cOtG!6@u%M&C9BgcHY87{KBLyHj;HV`s3D9j`Xs$81F&JO1|v?c
=co28p(%ti+^;?wZzn7-Nt*tzVkUbp3ajd@n5-5jsxAGje<+_SZYppi+N_u@H!GX2OfB*!rYnY~Z=`!I7Of8__9QDT3Z22I0irN4
Ff5-X8I6so1FFfX+AaI0bg)sTog<SZm7oVM3@!8;6d_BlbQr=hYbCrbgsW^N_b#)oRHqHFm$TZGU@B&-AgJUZN~;qkSTJ@l03Hsk
gD*OuI+WliQ>myUd#$W1JEyIwT`;62$)ORgA}*$>5wL5pWvCFP&ZP0Ktt<hl3NYxJNw7vCpD|#poi9AE`7cM7vaD*ZEF)g2U@J+m
vZ{;_ydl-BN}}ebQZTVD?<Z=b;idd83@Ng#0-|#)4=b1_eJbLr%%N2<il})k@vF=yW}dpTbu3B{o~fFzqAr#%fw40!Rj`w#05CYC
z^q-W534<~GAUQCbt>ehlPn^wajioz60Dr8G@=!*R4W$}050#U2`U{dK`z@YET^g}DXtl-9;&7<#v&du5T(nco-CcL(ygi~AE>(|
aV)~H=q~QBye)Vn5;UhVy{=>|y`Sl*Trfqb!m&=SzN2X(psYc${V&I|%PG^XJ+c{?4=A4|y{B8Lk|xQpA}FJ%lN}5#QZL6UW2wlj
SS)U%f~zYl)hl|TelY>6b18|k7^PLI$Cyngz@yD2dM)a(+Ap;%$SJa`9w+QC7^^-gxvj)3!K?8qFQhgrxGJ@wb1XQprYWr?d@kpv
l_e3by)1V!oT|yFkt{eUfvf?ZW37oIWhy=*DzN#jEwI)saU<$0zn*w3qp;mEmoJ4JT`I&Z5-2{Y;w}*<?yRLQn=D!+avs4ZP_Lsf
q^MLWmLpiE^C-0_N}@ffDlg`xnyV14D6b4IBC!7{`Wu5S-K+4c?VE8XekIAJl&qAdcpD5Do~pz#MXSKBHLGN!6RYpB;U(fI11YR6
C9EhYfE{-)perLS?yZO)cd8StB`_5xxG2r9f-MBG4W{a@b14<FbRb=>^P^!bA*!)2K{0f(=_QON%r8c$TrG96eycX1m#ZQ#*(*Y=
g)PG=U#umruc|~TFC-VO(Xo#p>n(<?6DGu{eJSTD>MQB5$*9S&SFWThkEuc=?XRULcB!E&0I5;2DJXfWajF=rxU6KYs+}yUx~*_6
Vy0mvRH^7Ipe&H0ps=T!_^z9*_OSsV_OQdP6)XQPE~*BrL>}8D$0V95GOVPq7$i8P)~v@aM;;E3*RUe5ORlx9yC+DdFe*H(PpD6&
VI@wmJS}o9j4z`sgQa_}!7Yia<toD~k0?y8X{m87Aug_}H!dwKL#L0X2&`wU?<s>Uej@j&k178w_?<qn@1_GRfhWE(XR2={#-qfg
C97>HnW+@2Wia@x8LgEiJSeBHPo=V`-7wdzVHhu{d#<~$x~dT?vMJ*l{jQEF&@J{B`X-{PQj?UbQ>lX~Rj)~)Dk**|eJ|;&)v8UW
3^1ysVIo2()+GF{60MV{Sg_tCC8h!&m8vW&=qJJ`1}%axM5rSm?Vc;Hey{m3y(;G~s;B`n%&P+>-6b3-6tH=u>MQOnAg$&r`zbjt
tf}avRvdk$;h1r;BQc_^V=zN1;28?3Q!j9yb}E%Dp(aD9S}EeDZ6aB#ovvY}_A+5651}e48z+OUC?P?t?<Bh{1TAbQnJx9MLaMwf
Q>Pc96d@j-=`AL(i!C#--6?Yc@~LB-HYs7L_Nw+UWF#c0E1L<b;3z{aR;XXB*(=&5R-q2Azp%+LkuEK*O)38<CM5!)3NeSRE~;)U
rY2A=Z7=pKkEef~!zj%xkSThv)vRcvmnlWBQm$dAYOpjUXQ?76yRknj{-<y*u@<PX5hZS@Ua6OvAEd&i?y5X2Qmp_jVJH=?fGnyf
VV#&P@hnZSN+U$31FI3JIwrfX$10C0nW};)$sV&PXRM<qKBs@IvzurjxEwMq*{Iv4G^h=-F(<by7&AViZY)S2G_D$}%c_<t@hpBR
`6#|5(xwn2+n)NV*C(~GKB5XLJ*1bVim#k2r5BPdx}}9Oizl%yudHFNVJA%`lCwH2i7jHNaiZ0&dZ^|ukgNnGRxKf{Jt~cs3z!-$
q%Mx8sV|l*W-7xmb1E4jKd5IeAEz*`0jzW_O{9aZhAwCzrl;nlU#pZXRG(on#-$^$_a6Ky3@Qs1)S#;!KBXC`$|eh^#jQQAXC^%)
_p4zc0xr$2D=~Vot}tyR$RAOu7MwXNhAfz|H?bm}v@rCo3McL=*D5HiF)4~GJSdhj6ez5&GpPBj`m2H?tuYy?8>~$jo26o@J1E(o
z$>^b1gyd&&@sOeIH>%ncOG`Jd8|_$-J~%qNG#GSJE2{oCa9~c^em4i|12e_4=QJ=vMrM>t}oNBATK;EiJ!@=7_1bjGOgGx`LBQ_
5-ba)3@WLu!!6<=-!DEU>@9|$;wPP@Y$8XnEhh^x$)B#PPc5*m1gU4G)-9SOjIfKXSt_inyQ`3_B`PYi*QuJQ_9_Ri!mEiaxuxi#
$t*;s5vVsS<0=;^uBn+V{HX+}eX(mNuc&u0JtCMX2P-V8#4IG7+N4z)o*;iDAf)Fc>Zc$jd8(QmDW#4m>oVdb10|WNe63d}`5FDF
&$4zaG%Opah$}p-$}Axy)h+BL&>ZKWfeHGoR;Q=1wx|v&U=0ziS(p|rjjW2X!K!U2T%)d`F0C@D0j_nabf)+*9xYNQf2!oF*r;VF
eW-XS9V+H4rm5YWsjbB=QzRU*<Es8Cfvg@L6D(jVg0Rjp52}8xY$jwaX0Z7rudU9j39<R7)E!eI7BD>of+WK%EU#p)H>%>Jjw|gf
7pPn?F)gbr=ph0qhpkhnJfR$@M6quqX))R<Rj6_(Z>0?(oUQC7Y$~fOi7bLG=PaTqN3PPWJ*a9f$Q}l$v8p(&HK*mRNubB7S|<Ih
pDS=M!=#L+T`)!{SEtdfR4WHEJu9~+@T&Eh{VgA@QY_M>X0V1TC$G3Kwk`Cpge(H4+pP$jN2$#yGbFJnD5@2(D=2*}DlhITlqfK+
qnkLL466k#A+dL&bElyqFD%!vl_B+}9;8{TGOQpP<E>G!v@l{W+N=_&$1r=COt7RY2%MWMmaQ=?1R|;@E3TQaUo0J^NiA<AXe}tJ
f-wE0?W9{BH7SUwhOIg<)v2kh@~DNVsH;gVw<BJ!fTtI)eWT>8i7Ysifvpg)q%JltOe}XQt}phjMj=YB{H>?0*c(Zz&8C(V-KOU(
-k~ijlc#VgSuEitbFJc}gDev#pPKh5`KYxgCMw#R|0htaQmjCxpr*1agRP7z!6dw_mZ8g}lq@+S5w9qxT_PZ@sVUMh{VivvdY!?n
7pv8wH!Y?uSQ@t^tgv&h?68HbStlB-+bXRoMJ#nGCL*M+X{^Mp!X2Zf{wb3&<|*r>AS&mXx+)H^!l;g^Hn10~7^q9D*e~@Z;i%xF
6RCA1958(z-=)VUc_>^ZMJK+mb*ySHmZ-_6XPm(*BAv*f(4(0viLFGQK&3DzVy+x27A*WA1+1&ApRL(0)}YWO45pkhewui!5Gb=L
4xq5CXERN%v!*AcUnhg6fT_JIM=YSP*Qc2vBdGMKdak@KHmyjlDy{u5uqu_TbTA^PpN~+m`YKH?lqb|IEC+5DbgQ_o0WCW)vZh3)
S1S7*FeW@E>Lr;h+pKFSd@F)1?X6WQD6V6yP@FogWvg&5XCx#l0H(YvwjZM+&!@X2&MLv5yeRdeCaQm=5+~N7tE^S9q^hx@v9Q!H
*&`byAr#NBHXgtyNvaj2og?+DF(&Y^)+sG2eyKnhn;)~Rv@I*5g{!$IQ>hcN#3sxqyskN~9j^ATu&Q39XrkXPE331oUn{t%6(;K?
9IbgSA)p;FoGq&;Co(A))GLx7%cy!SKPG{$C8S0sPpls?`>*UUlAq)(E~vw(Os>VGxGog1l&453peX>csvcP`%dOa}#3B1H?J5ne
H!@S9lda$@+#$##Iw;YrHZMu6lBZO!G9@6K_^AjaIjN1St1w_H*{yshe5LU%8Yf7lL95HCuB>b?PA@%=XRMAQb1-<U4lni&1}s>u
Td$EV;wcNHRjf)dttomO1R9|*z>#3EAS0on@u-^`_@&(*bgZ$VAt|si(J8X79Ip2xb0u0SN340E?<{evA1XAk?HbxJ>93A2a4%Ub
{U&558Z14mb1ZEu;H=Xy$|-88eyPGLX{z8TWFxVy9;pN>6)01vGOYlux+gL$z$khp2^&=+BC8vnt{;N1SFKkppb!hCk{GHdKOnp;
AetMgqpr&vaj?)Ux+~HvLM+rN%p~%zaGwz<dLqav$S-9tKP(uN^QmSd*{r%M@}`@r{H$gselk8X7$+u^E2|kJ)+mLpktx}(wkd)y
_N=_IiLGucrlT>ctSPFQrY^*=PbhaM9xml2m@GrB3@hfX)T?Z<>nb%c#;>U-ttE6VSEL@M2B_d960BaW>@Y1VS}<WQfGmY5Fr+Lf
*DklKKdnkJa4ev#rZ6+7M=OA=N13lIil${Jp(t!C8Z6xr#Gu)X`=)%Ox33p3eJV7tJR%z{>#monZ?LDQG^wO1ek=+gH?5kbL#lk3
MJ-U6MyHD^HYOA@t`)Pa$*=&elC2c2Xs$V&FCd>NcPtYnQzp15(6M?eeXK7q-=vGIz$W}E(jLL5B(iy^8Lh~jcqh9o*(|`YL@EO=
t}uEm0HFJ-WgRq@KAo#8N-EMQgf26a7^m+f@h)I3BB$>lR3}rcVXm*8AFSu8)i5_M^{l)t-znHEAE{5T!JwQ4n5-PBpC~mb$*EGS
O)U<fL#+)ffG8}i$fu61`6Nj%K`Q&M;wZnV*s$#;yQM{_i6ZT#dMMK{)g)vs3$q3#RH>V+d@x2Q5U+GCwkgG~#;M3EaHXoHb)+7s
O{M*yq%q{7d8jZd5~(GxNv;Pa8!ol5O{rTkKP)7wC!+VUI53<nj4q)o11*>ybFA2*BB5q23n5mk*{PSQi!PKZf2~I*E-5)NKOG(|
kEfBTc&c2fWU5=P_Nu@wyCwQ2daklAc%vq!bQ%OEU?Weh-!3AsQKf0C@F`RoZ!UwbA|Xwr{wcbt;4bc*DXJYQ_$>e^WvFW{!zMZ)
)FfXl>8f!riY#iVLo6t$sHZii7a6l7+$&tE8LkDeG%(^U_$E)Y9x8k;K%p`%C9VT3PA^-lt*a-V9V~97NuMt*C@+U57_LjPoF}O$
@2Rz+7M+u;4xnKr!Y-qvd@v5JA*kaawJotI_ozUwK_*<U6s;O3xgN-<MJ&jwH?WW?AE~Y=11=z>A1judN2&*|{iyvZrmp)cuPomy
8zeibOCy{vC@!F|X)Lp&DlB^{e5hcjo~f^-k*_By+N?&bJ1jA-Jg=&maxhFYD<uc0*rk>$HKZvaUabu+HJVDKt*$|+m!(ItE~`PV
8Lg)$?l5<;EGV*}jV#)%wJA|A(XDJOVW~By)TqTOC@yTK&a4$I9jI0=YAl;07B0iBx-U^N7cEsKP9~G1m@osU=q`k<T_yr6jw%Kz
9xTo!mj?l^k}qJeD5}dYoT$4SCZ$j%?J655!KX$p&#?@kMX4&V-mLm0?kEQ^cdw-=u`ExoL@nQ(1}xdD$SYnPc%@D;z^FH)+Na;I
s4b|h5~Y49w6FQAEwLG}SSy9G`Z0|zXe`w&L7;#yeXug2CZo=*shHKNLaSUXKCMMCt*tXGdapArS}lL3<gcbBupE~#xFqnMV5Rdc
cCNOp0x@wcoUGrjJ}v&GF|F{YQ65AxCZ=wysI3>LwWCU@HY}^D!?1=ays2X_d8~pYeJ&v`F)m&w{V&ZVoG(<Q`6)xJim&;qMk=|i
_a3J$u&Hw|Uoh<~AR>CKW~L6ZHZh4Y2CRFp7O(;=#HF06a;7;f2`(?1#W2(?3Zfz~!>sot5-Fdl8!NggQLI$1kSPDDiL8{QGcEZs
(4^ulSuN3~JhD44JSVgsu%z{@S0&Ga1}YFN#;+!(fUZBRDk6BQ)2BzR<EvyYQ!iaBb14<A0V|9xfvur0Y%LD3cr7X@l&{w!ATL2J
J})aMGbxR*YAyvXxuHs})+t;tWutqn7^dnljjW`mGO35Kw<?G#jjbCoTqZmu3MyP6D>17pV=qN4q^QoP5V9bwelZ~{A0rhpji^K*
SRzWW4=c_s0<dDKO{{7z4>0hgU#(85|0_?d5HbX($f%qsDy>|dcNR>rbtMg~qn#lnxThYbtSq)Ac&A*S=O$sTV=tho$}CGQrmZF*
ZY)_M!z?8yw=7Jm^sV_X`X4hTTPM{ljjgh-VXVO-@T-ZW$11QaTq!Uh-723d3?`l}Mj#3<B`|}dhL{mAyr`M24XB4K%^*dogRs{u
U8o7Fxv%D@CNMZE?Ih$bM6MAn(=UCX!=Gg(z#jRoH!Qs_&@4xzF06Mf$gBXZDlfXMXsY}zxhz$%1|_*F#w@6;L@0+ZJ(MIcEG-u-
107*0q#t~+U!r=gf383;^)CM{RHz=T11}FIeyOD}Vlc|DU>z~0Wt{f0kg+Bzmn6=hQ7q%E+^#7k2&1hoBB>;k?iWC-xuJP6?<ET?
*BkMeeH7QHFEQpULNHjUBP#!`wz1o-IxZKZ$E-6YIG!OV?xpIfaj0!5T&Zy{_AlitASh6$U@RFhOD$Zjz@Vuq5-R$fLaj!vE2tu-
CMxwS9H6-?f-1-(`7iP=PAeBA!X1z(EhBNKo-3`XoFZ8>SFdNS|ESy}8>b*9E+r_fl@_Nc8X(0cnXs1}Sg1lVzA9cTZX(*82`p-*
f~)5-TA)*@PNur6DJ8Hf8n7Is4HU7ct*o~!elTXJpPo!8^DI~}qofm>bS;7=hb?3zVI;(*Stx6)2c;#ji6c0z8!3dTeXXx8n<;Xv
n4-rot)@dN1g`%t4J^W}u_iSvWH5OxkuMf2y(yz8PbxR6bFMxrPNu~$`6tFJJF?Fvc`N8Da;v-?!l;d{BPazUJ1nRwi7=t7xTyan
cPW$@DVZ}a&nZDFz9io)->I!9g|B0*At}`=g%~`fY%mNdb|){c_AFK|X)v!WYOr*z<*s$G_9OtIE~@&eUa9Xef~Pf>86efH%B&F_
Ya1vWc&dA^KCG^;JTOEk>Zv3z^Dm7enWz^T9xtD%lc_SP9IbXAX|Q%GVk~T(6`A=ej4_<Akt%tpOsk6~9jpDV38#pyKPlxbMJXPy
Bqjbc0whZw^r1thbt_0I6)p=hex%8;4Xjlv$D7bDEFn9i5gn^66)6lPKcvPioUY=mouV11n;+M!%_k`=4zN)#aW6P7)UG2cy)Ck@
d?jV9>8>^~_8}#x(k?tIZ7EWy#;u4Yp`g+!M5&sje6Rj0<0RH8`6{|CuPx@O&m@ze2PHd)RVH7nAh4pMY%dM1(5z%H>?sne8Ke2E
7cEt;N~rFz0j#AjAF)a<B`b|AH>$xVXC+)JJEjGyH6)^-?5u1q>#0vJ->sD_{h(qfSgiA?X)F>e`>1j$uAYLh{--yp2BloCV=A_*
tsKxP(lF7dY^y+{A}}+sf2<0mo3NIjDXlxE=q1&!gQ$@%aIKQ8qp2aTP$p!o6|57h$f`6dekukS#36SoYA+KlpQ*R5N2+X{rzZlR
K&$~M46BVLr>VOfY@(egnJNpgv8yW+Be44{ccqxFnXZ|xO{kPC*eo=yO{63)A*@oUqb`K38LT=k+@-Ojx2b@kM5{>`39YCoi>+TS
&8rxvdZ^o^`<Ck`nW%g!XRj5fxv!NeeJb-XH?JBnhN&AZZYoqP_Nk&AT&}*aTrR(`jH#=m)~?;3pRY8eK_w@&ouXtbR;ar!Y^>)i
@2boqim*^A-J`Y{SfQS*tF8~JW2kMeyehe-vMe&Mn<>U8hb&?$KPUmIy`%~$$*859ji@uRkflbhr>*9rZ!X^<9jpK>L#`Ds4k@5A
rKW47Agcx{)T-+%3@AaageZ%%JTh;t9<cDMOeA<K#V}c+PODz1m9fVy;V}Q85E(P9c(3WFE|(mjfGj{O&8hq-WiQn%2`MC_+^$ii
l^!mtCn~(B385OW-YH3@GbXSwc%&$+94dw{FDqr7nJuuV9jv-7hcDqIYNUxTMzL(IK`o*$+aVV&)~SB3MzOXRW1t!#>88Jw{jfSF
$)r9G(k1FH->@~PGp?+y2&cO)7cjFa52=))0WiC$YAsJLPNtiyDy%-NY$gLMdZ|328lx?;dN1rM)Th$0VWu}SZY<BSg|Ejb4Xgt#
A1O5`C@8t4X`w=?rmd7FC$00U51v&f+9hhR0kFX%Ss=Tp(k#%a4XyyJ459NYrL60y1}hA!?kz<eI3|>;l&!F<ZK%?vHnCSJWT_#o
y(ro(tSOKq-6;31Y^X6Q9VB8P<&GaPmn4|0{w@A1*09~AiYo#vaW6|GQ?DAJTPv0-6eh#1!K*?rFfR(BZX8&!d9MI2L9NU#W-8?^
=_myuJtTdu3av0G_pTtRXsbx80UkuHL#G~*1+1AWhAQzX^s&e)U@uZE@2wOrIwUwSR3J31%Oq|lrKS<DrLF!UH84aN5fo*rp&X5?
k*+-_sv?;xC9Op<lP?so94o%6SgXIU$et*w2QM+E53ug89Ii<+NEnqYN+dKaQLKZid8hm*9j@%9c`Tc$8?lNezp$7uF{TPIPAQkG
!X^W&nW@vMRH?-vx-NJil`c&ypQ)B7T_&h1wx({aQKAkgb*4!#3oZezR4g$o+NfTpP$&SWXewc>53gmM7b}%5@g+(wfUW7TY$-D>
Z>|a@R4qZO<fv9K3a;NQx37UH;H+Jg`5MTt%_?df@hWpMeJN?GWgxdIIxX)JFtYG0TCR1c?kvKsM=ag3wWdd?XD9V4awj#Le5p67
KA34OxG;34bt$4Gqb3g@tt=O=ilIHFN2yJyW~*x`<gUrAl`YgMpsiIbI<SJM2Qe!!Z>{gFHy|M^v#aZ!r7PC2%(2=o2ddSh1*%Vo
oUK8fJt%RgSgOb>iy@3BnXE#roh*5%Yb?>DNiE@|Nvo2iTPWGBg{&Z}&?<?omaG*c)~Mku@GGyY%blhjnXcij6{ig(+9`&oiY<60
?JQle|1P{HJRn9dye6=t%cwgnxUM22{4Tz(N+BSvowE}s1gHb8z$$qoxujn#SfoR-5HS85F{Q(*)+XAh=cG!aATEQc5-W8n?tmMe
{3}Q^NGM*eHZ2`1;3-`%e=o3;qpOh_G$y>HLM*i@(xu-hvoBRID4Y*2<D_UN_pD<f467L+1}C5-FfJ~lUZJ<839e)v8Zeizv#YG2
s4Dat$}M23U@iuwGcoL?fUJEi`zAl9YOnvT8n1_(8YK)Z>##&Bt1r^5Q>hv$YN+NU*ep-1Xs1RX39aQV;3EUDK`Uh_IHB&WccV3|
YbsQtSgN0=%cTe|9ISAyzA7awz#mwwT`ixeRIhxbDlRRl<*iJdLM;)hpD%i?`>%B=Ij<L=OsM^?BCv$1+@~Ndbug=@TBbTID5xzg
87RA{%P<xw7NMY?w=0CHo+(|ekgXRV52|OV<g)6m#;PH#2`msV3a*(WY$3QQx}<Y~XsmUvm#7{t#xCY24yXO8j;hKn)vmoF!ZMVv
4y^*LYApMqeyM+y!z|vaEUq^&%&Ctl?JWnWf+?u4*RXRdJ0`KF1grk8-><5y5UaT`!6c8Nk1PeO6Q}$tmL1k8`6>l0(JAa6lO*OS
hA&Pc46ef<qNGu+*Q|}IO)iWpzo)&fS1&5AsVdT|<S$4hARh~-ODkU{zA2+CzAGIhkt}qkoh|3DQ?IWnD5Aorgs-$L2`D|VudGKf
WiL#sey+Es2QHwg9I^l^D6Oq1x-2X(7N`ZQ(5=Ls;VH<h`7$OaFr*uwm8#LL+$&r!-KqMLf~_5>QLMuxpCm%6A);w4+$~(Dx29q)
528$@O(d@<o3J*p&z_SbF0Qnz-Yo5`5g}G5qp+nY#HoI)VX&5)AgKJL6(rcDjVM|n=^rpHt+1)7HmYW*R-8vJF)lePgsF$E3aF#6
@+`=yr6MjS?I{~7ucDqPsi;YwJ02*aFR48-^Bh*BGOPWj^C$4E{wf}+U91r$E~xt{_n^=n1h1bbkSO#lr>Ds*FfFpDt}U7r`Yr*e
;ixGje6BREldGt&awWO1eX02%L$1B7J_w+u-!ZEz@1Q&;-Jub#04T<)+nE+F1FH-vi>O8v+$4x5^`plrGpf@otgsIz!K*|uOrumE
;GDUuEvot@x3keJG@-9A0jHm#|0yM=Hmu^Qn<J;L6s%V*YON8iEiK<El9^F1$*f_m&8^Kai69IwSDDh5KP^J6q9~RwYpj4UWv=Tb
UMH%j9wzK2#v<${%cyv;o-dduL#1J;_^Z7u^{Xi{z=!*&-UGQVoi1do$DoQN4=`A+A}ZjgajB%Jq^X50L@OjLdnP0(FRYBOldHNX
YqDM_i7x&gD6J;3NE%WfbtJ?fbs%>x#jg^htt-SNZ>?@B3$DwgWUM5uXeOR0WvHetX{0Hk?W1+7Unx4U-YN~T%q+dF*D0K&U$2=g
WvQE~QZvY;4X-*WjG_6MC9Fs-{1tYrS*k!NVX)RLSEwbh^`D8Xm9S*2axQnNu&y4jn6DfxnJv66E2bkPo+;<CI;l1=v#!J}5UTgA
n=E`K1F@qlrL7w*5UMON_APy*TBv@WiYlqB!KeVJd@ii5YM#X`NF+3rO(<R{Z6t3j+o)%+TdAR<xvjV@P_31)UaV2F7^kc)6dZjh
U9LK$+^pKH;}v7AR-*|pDjbZU87hsaGNov%S~9n*pC2-?A}Y2qBrp!E1*<=%@+V~~s3oZ?&>yWXsx2#@(<)9d+^G62949g`MK9<r
`Yi|`^C#!1i>%%)F{L>uKBnNMTcEM58zdyCvn7D7oUqv|x+zR7m8_PpF(|SyEh}H5g{J8*944JC-KavZuOf@4X^ych=O|1mgec%4
Au2MhDlBL$mlsW{_$;reRv<bMtu6s2qOim;3ohg;jVc-_imNCrZmkEdWUb?+$SjwvLn+xRT&E)_+%XBI<0xM!^{h=SUoHKorZ1x)
b11v6hOe2aS0pGa;-}y!8L-SOn<Nu3Auhu#Ev+#s*(QB5UncdlGpi4-$uMKAXsK=}G@%MGx-I6e^rEdLC>t%X6e{8<fTugHjV{C`
%CA8$Jt!<Etf>et{3w<wWF4q34k&`2G^ItLu_qlQcqAGrSgrRh7$`U>W-FI05Ui!K#~>D|!mPm`z#wTbO)NSr)~QXb_^i<{kFyIb
S1s4Ef}l38_bbS#gd6~|zppJVqbqc*rY`HOu&xUzI4V*wI~`}N&8!fh5-&a+ORxhlSuVMwP$}-BelF1?>7bGg%BusSo-JlC&#6|T
LMyzZ3NK2o<trYo6fB~#LN7%jnXHs5d!Vl?fG3Hi;v;pay)Yau?61-yBc_a@;Gu1;#wNfhsHyA~z9RpgxvoVn)-ZK1^%^6js4NVu
$gij@YOB1lpsbCp@h~{47OHbGRIof4h$%6tr6P;3#-yku{;zx}=9hhyzo`2eWU#d-&nUhh0HKU9${gaUD5fzj2P=^;Rw?|YoTN^v
UnLPS0<Bi5Un;7rjjX(^wjb**2QD?Np&kyZ9Isfbqb)fpQ?jnBsxY0dTd$}rrLMm(2qBLxl`YOJ7Oey(Pbdtq$*fMUZKbX#ov9n8
)2hTOt*<q(7q3X9IwwgeY%LG1K`vCQe4#0^C#_khsHx+khA!Z*#;Yr(q@?a8m#tl$n5nn29Vg46*d=+SVK5^ww6K}0!zN-Vc&c(Q
au;4Kvm!4n<1w}@gRnrLKqM_FORTIWb1%uS#Vuc|(xGrCWvvJgt|tnogfUj3lBB_`Dy_9ANvid!@hI{w8nIWZ9<7ut)+NrXsI+vh
N-h;73n<Yrlq!iTgRh*XB&Bhzajm?pqb--Rbgg<OV5_GnLaZsRa4H+CGb=PIjwaWvCatI^F|G}zmnsS|x-cmtvzz55h^RiMOPm)f
^{&Y&Lof#{V5c82awSu!B(LDCEv|p8%r0gqajli7fg%Dd(y{v_$gq2!$Es_lr=V*rTB(q(jIS}Q*(0{8K`HyFQ>_oIFrkF6J}|YS
Kd$yA|Ec+<Rj}$Tg{)exEF%Oh9xxRwDI{bst*g<j<*-t)@2H=oIHfA9upz;x{wbv<6s)!=2Co^dZm)wX`zj=++LZIAcrO7hf+WnT
uN?rZ+oKM$WU%ilM=i#zaHKz}qaIc#0UdcLxGy>>j4YI->Z*;TQlU>OaFXsYj4Mj5)1-E>8?6y9fT#|t=ceVTa;8Tt4Y2v2;VEM)
4y+U<NUBFH^()mTk}o_hLypcQ6sd44tt9m>0xos0gf4%t+??So0Hh_YaVmu*|DjE&8ZJ$r-Ka*QvMey82PM2Ke=8HQ<SkR9rz?yg
R4n?f{i&F(m8t(Ei7qoN!zc+bZ>~JB(xXN#Ng!OJi>U6Vt*#ZO8!KWkZ!QI}-7JYH7A!QUk}4l1S0K}`fu}02H>H*-$R*~U2&5Dp
^OH%ZIIXxV0<ga;ov{HgzNlUyG?|*RPch=Hu&lK#KPZ)-iK`K*5~^vc60Sfh1tX9w+psmJx~#ORz^KO^tF9_8ow2qdA22+lHkuTz
Jg@7S1*Bc3Hzw$^+o*9aa;zmPO0CJ4m8M6nQ7rW$^cZI>;-s1+7%m2>7_KL+v8^sJW~AFJA1NsjnJA^IB^!Yy%qkKme6I$X45%Hi
1E7s34J^~H+NZgv*QYY7+#n|^<RTrbnW9`RTP+f(tSG;%O0M^$dnxuVIj(as^s*|U2CN&foTdaFr!Cs6!YyB{@1^Lah><a_Aub%S
qpWhD&?^cn6)vH!jj`IQcb|@*Krg?Vjjr^gm#oPr6{}gD0xr=VcrD5ht|y}-uqbUME1WH?q^tcXpDHx2XDX2_wXMajgru4*3NB=z
>KWLfC9wak7AFfZKq;ak0U*XK&MYc2wyH0#ww9tVI<UDZ=OLdgKc+n_-XnCP8lh^YhAld<x2$fgA|75U=_Dnp9jT%(JTb^CXQ-km
E-_cF>7-62@UG}9bF56QETnQQMXm)a4H;gkORg~;IjAtFeJ^pWQ7MwDi?6(~f1?GYx-TOwL9bh^nWh&f;vN+(2dHc)FROMX<(Tv=
HY|*=creNx{HhwE7A-`w5-xG7#;cbooEjpgt*iu`lP;j47_IQFkuA+E)2Cvq5iL)ys-xDYT&EHzLn>;haxlUv$T0D$2Pny+E3jUu
b_kR$wyRK{0<ME5buC}2tS4NYbS*0=Umn&cY@n7b|F1GA$S*K58L=%VCK?c?2C2xb9WK=<|0YK%KPeI`+oMV)sHRw;PN5C2o2vM!
#3iIHS}k=d<Skh-C8!87Au|dpb}y1Fai}J(xuJWouB=R~fiSZoji+raCM2-14zH4}bEN(z(x?HWE~|bj6{7^G<E<{EoGpN?)vBYa
bE+mN;jK%qd8|k*7$hqu1*g}lXc^b7pe=r`#-2DZ@G+h$y(*fk)vU)c2&`<D4j{B7-5|#%qO8oPIG7Wv!=tJu;jLw?moI`Upe-XP
LMn2j@uYeVk}rC%zoiEjX%-G8#4M62N3Z6f1gmr@EFK}S0HyA#NHH`o>8$3bu_6Jd0WiI)Vy-K$7bl@411xYRXf35L)-Y=+6`;hZ
F0Pg)6)0J%EFwFr*D=GFwJ!xQ=_gnueyT?*<f!qiAgUWBH70c^s4Y#jd?Rr#Z>X89C8(CAHK%T*ny6?ipD+leei|w<9V#4`b0zXC
oG(=*8>vm5^QIOsXD*y8tEu3vIWexVgD{<?buJ#Oe6BL5$gXB7FfZ;R<fU0HGpMAd4y}l-6S8h8D=43!{iW%so+JsaYawc<q$G<h
PAYh=oh*c`R3Fo<XDUjjJT3{Zgeb}{b*-@|vnot2yswxjDXkYSZ?QlqL6|Zn5h<=P7bO9xejS^o+a#f>a;ij`+OW1SMXKMb)+B`}
u`G}+04<)S2PjM_B&d2S>Mnw-A}=Z@W~WywXE0Hw&@2R~yr@W_Kq;xI6EH<4@T^xUw5L;_8Y*5XF|uH;119yXiYauls-i(Bt)#WA
nJi-`ku5_k=PWoRcqWaaPnd+6tf&dB9WjtBgrCi<A1|jQDkn84XsC1?CbQY5+ODZ6O0dzajINiWl&k8fAs%xccPiDSE-tnvA|wZ^
z_G)oF{ha%zMwj+lq3KxPm|Lzi>y4b@~-BEQmzlJho-VBN-yju<0Ql!J}e}v=p}zF5GE?1_$JA&!zvst-z09Y^)Gm>E+_=7!Ker?
uA|kT3?^kQ;;C`1S0}5X39P*?VWihFN)vA=axma1;jAnwiYa6**(Lv_+^hjCzOY@eL9Rq3?5)43$1PJOxhxEvWUbyObR({)A|s<M
R-5RlF|N-WpRQCb4lI-{z>XiW!m^O5^QT#)upk((@~KUzg{hJ!0j$@aGOog|_8rS5zO23?94^2ssHUl?b11$kJ}!5vV<lgzuq9_N
_MpEk(<oc5|0CwCJ}NgX05Mx62(p3}xG!L=V<#S+0iQM~Be74gXRlJPMz3uxWGiYYJr8s(@2MmroF-}~BBMSneJg4!t*y17T(5*B
9j#t3gdx^2G%&X+*&^SnPN^EO;i@(-+bx!)r!1>3A+choLoDQ_Wu^?T;1R5<Q?kG?e=WzXH?di$v!IC~uPE4{_^8Vy*RUC^PcK}o
0x(mQjG<<(L9O7aovGxiv8l2wnJM|C<S$1ZA1+I#@FEzHQ>S69nJv{Tnk_UjFric_I4lk!sjY;q<FGNPRUvRE#3g|$sjncaCNPbe
@*ohaJg8Y5M=uvGf28cJ+nZV@)U9YLnJ4osnk-o(O{jOCHmuz&J1PjWHLR5^F|F|@PAO)qS*&KRz^}O}4J>sl;wYc3=qZu1T&Llz
e=RgFXsPI_Lo2^0#IHW2n<IR$-7XKWN+~a^TrFrUhNTLxuP7QW@FxVVxvO<9YAk@LL8X$ZAsKHg|0|@ZldVN4zO5ytlc}64&#A~M
fwRS}H?nppd!MMLF)*1UsI4HSI;aAzQ>U$|k)+wHNvq8%Y?!ntm95vSAt?zgD<zn&C9xhYD=HnLwjxoTexx@jJuZSFS}#(r)+NWO
5hxfeDXB)T@urL-N39|)P9nB1wJuw%{Vley&My9}maX@qAg7A3NF-J$n5$+jETX$2E}&SgDlIFl)-0zaWiUZ0O`0a9ov~IbZ7M0N
{wL9|3#dP>6((#eb)^_B^D8^9w;Z6V6EqtPPOJd1c`Ys|AT83WCZtiR&7gj)xT21wP$!YBU8Q~{F|qfb+9W3`!YVN^doA6r^PVy-
+${+ziLBzFg{_gA8z(BIJTLt$lqeQ3)ht3Jb*{Rxz$qH3xUJ(VYpInjpC==%a4d(g!md#$`m7D5zaxRAvnmrC2r&e$-z$8eQz}ia
O`qE+ji#)u9H#y)qOQKIFDGxPZZDE8Su27mjw=Q-BP)latT3G{Nw5I0#iW}dO_{DHTCBU7^(BI>D;$TewWZlCqAX=7S|=(gB&ts&
5v)(D^sE4>F`^QwTqzDCt)?g>hNCsCQ79CthAK!c%&3s0J+37#*rp;XbEZu&7N75|TP&Hd%Pfg6{VRc>T%cdA>8nH|Cn>2cA27PF
7pjvhCM_2(V4)i<G^BX2dm`Q{mZPmK`>ZOeTAWod;-kr^*(T#41tEJa=P6|<U9Q8dDkvo_)2((fQ7l<3Z>KXYQ!BQw<{U&UlCS2Z
0kKH08mA8#qOCWqkFFam&?d?+bSNjSVV{PkU!Cf!?5-gwZ7i;=hbw|G)i5ul5GZ3TWupSCt)jRmL!@S?tRT3o(X5oHJ0}7bAgQsc
+bUwFEia}mH72>ECas;a=c^zt!Jd^Zk}Qs@s4n2JiYW80Mk(B=s3|X~)-8)I94b~U)h~*vNi5~B<g7}pQ>_fJzbn(LVybqot*k$(
E;0<T^DS$xBcbag-K5McbR#sOZ?MfQH6;G4qpcRJ!LRfob}%2Uy(vAb1SOm<5F<maW34(Z&!r43%Nn?<7NAfi_pUUY0j@eLcd)Fi
xgzbWNi2XVbS(TazN7~!)F>UVvL}nHI4qg2SE&CjC$2=N+pS<M(V(ZP=Pfg+JS_z+H>^yqd?i6Db1TTPD6Q`$9winn53sW_ORS?b
hM@5v>?^LV9wenH6(w4+qo}K^7^G?$q#ZpT%`J`;>aHHJY$_A2+Zjfx7$`_Ak0?Q?StqzH1}t`}u_Ugit*{ENA1v~(tEdH`4JB+Z
HYF^t`LA=U)vnkt&avt*_%1`PcQN0cSS5y~9<8)4PM>b52dVO?Umsx;6|HbCub2<67$#7k<*XZ&(5U|v+p%yc!6`(oaH^`PdohBp
A23O#shA=yUm>rjMW}8q=@gEw2dN09hOL(>(5lKVuOzf6%q6p_Xe!Jrelb5UDyk@~NVB|!k}!;``W{fE#4i7+wi${g0HG8kil#9v
vm__7T_B(@LoIr)x+(%N0J1)=b1G*rmnk<dL@I_Jgs%l4Kr0rgo1tT={;3zLI;9A)LLZJUq^hm2$SUM69I;^-AEjn0d7#55IVQ!f
<0y-*mn*m=FR^5<J}8<d|Eqqe8z`$L+^sMmxhg8CjjV~A4YB7aGOkxDm8fH}w5Zl4^QY>qU>{qqC@UErKrEo9k1B;La4MLnj4f0z
v@P-}x+y3xpDK{7udER)V<!nPiKP%A45T%k8W#8`ORz|&tgmn<vL-RGT`|8b5i+1IEUcZKoiD$zA)kV$S}nFJx2^dguPjrklOU?9
svwgTBc`A#3ZW4t@GK0mZ>07wORf4LudIzLDJ<!wvn@EEM=+<XR-o*#2qg)wII#6A$0-0Sq_57T<0w5Ut*h^+4Iy==Se$JzysO8t
P%i7NEUBxiWT+!3{jRGqE2<`<11l6Nb+Fhjf2=DjWGPUkke!8{wkoP9IW6I_kt#~1o+^y3>KgT|6eUitYZqyyBOwMXfh(^q;GNN&
2c4Fk?y;e%BBC6w2pc>gmK>3+n=Ib2b1sOmYNp~Vd@d%aY%>HEO(T`6*P{=q(<?}%F&)vbe=QX;7_DY1o+vl3@TF`afiH3^Qm{ZQ
XR8Y(bun5e&nzaRov9S9X0Q*eXE8V{Ni3`(`YM;J4KIkNO)220)+#?J|0>a@NucYc)1U;Y03g35?k(IcBa&+@VykDYs~-h2lrW^L
tu838MJatJtSpKsur4X9A*IEXVJ*F^*Q#DF5v@F|+OP&GW-2SArKz$pq@y;h{;D}FFtKK=%dEU9(6DT&*eNP7Uo8@?{-pmXm8|%%
GpKzj*CZ{ZS1gAyqN+2pTC4CU;VWe+N+=MkGA^?)A))c7tFFNw5UEtG2(HYZk1eJsJ1ZkC#;jv4$SicD$}YPlfvztki>4_k7o=w}
0+;?FW2k$cH>yi5K_cO<`>UNQH72L05T$djd#~9SAC6Ka79a|*!mqI{J+SDnQZZB~*{A-T%q+?)(yZ7gG$G-x9kAyw#wlSWNUXsw
Jgjf1q@y@0oiSalaIb1Bsw4rZyq#0204@@z*(EEWSew)lekngK&M=BBC8K&S)GP|BEToAfo33k|7b*a#j4$acz^2J90jsPjKABoD
h@f>PP_Cz@H?Rbz)u~*h*Q|c2>Mxir<R@;Z;4ym(I4>qD$ErW95U**V(J9w35UgaXlCU$d_nn?7j4@`apBZMMx2^o8rX&!lji=}^
9IW*%hp4ixeJT^M0jX*(r=ZIvTA*PnaivGEsW2TZ3z_mMx}lk?uB{iXrmC4G2CfA#Mx;$B<fe@&lrBFcsUSY8ma1eE)}<aX7NF8F
kuMM?LaDk9!>M7bU$5D(bS;)8>!};5udX7Yv#qWtq$#Z_@}ROQyr})8A0AYxARezIF)sTU_9z>$;-y!p-7e{#L#2l*KPxGs8K#4*
94TO+iKo96ek@`!sUUbSU#KXi{i+zME2x*CFQ(ll$13Kn&MLbva4eUnfUi`bm>Y{L?xoo#9I@S_$}Yw!)Gdswc`G}oE+nrfZLu&d
6D)zIk*ypo1hD9?E33UO{HU%d_%J0Sld2ml(X6>HC9sjIzAr&4>8!Y>J}BI;iZ6;T(Xtt^1Ta^sL?Co6LaNB8rYY&E!!X_~RUqlA
^sMYHVy8YPB_$W6aHu=2Dz1MW?H%o~`XaiXT`ij-EG~|oo|J2|$*`s+S0ouNaVk?NKd`E;XecBay)7>=yruIk2CyI@@vZ=;=BxWF
?=PAtwyedhC@dzccc>z-{3+0_&8U+s#wmg=(<nqM4<p5~#;~g_D4i@S8?2_UY%vlnS)~B5%PfT~9Hk2_@~RLr;wiVVR;a-+(kKU>
W-H06aV%&mV66|Z_#pI~XRsA5ohb*XAsFVYb1ob%k1Gu%N-ANoL8M-rn;?a++OA2iJ|Wen6eNS69j&OZ-zux4D5Q@m=CJgjEGz&e
uCc!(9kBtSWg4<Bp)z%>l^_8oBQ5f)Hl?vBHYYtJ{;8`f(yLxDFe%Kf4ye$t-zQ=&FDV5rL$DGh?VszUr7wCd3a+4&ZXG1B3Mfvm
a;~8)NiO&;_N3k>LoxX#+N>!sh$lC#h9mGI{VQ>)!>=8!4kr>Y_pDT}MXwsHPOYw>t*Fo_fFc$!>@IgC#j&p}6C94Lu&DJgP_1&K
CaJ-!Pbe-iaHVyfl`8w87OrR-WuzXcJ}i!`-Kh4ZwwQn{<tE)P!K~ITY%8QF<ERU+t0_yYWh!VWq$raq2rMKj8Z8`~3oQIBH7_fm
1}aaU^Dug>{vBW^Ijg}F9w>k<^eFqN<0gBoZm4>!xGM&&469r$(UH`un5aCkJ*T;>K`f=LO{=M@Dx`=jD5l#n3nU$#Xe^E{KCAPq
A}~WLd@#PQkgbv?B{5K+2`a>!-mj=H&8CK}aGg}K`=Hq|mm!3#1}s4xa3(q|f+@eI2rzLid8vw}gD%{vP9zZ^-ytw1A1!GlYpVyZ
oG-y3m@WG(4VaavHM2ILh^5A_z8p2F%BanwF)79>@~Hc(yeOG2C?L-*a-}&j?5sGj^s6N#W~5*%<EuC)xGcdai7i8<2Qt*Iq^3Bo
P$tHyT_s?u)G!33b|eEYIjt2cIxG>UiYlBT6EGGfWhiwWW~fUjE3IoSoiL1`gp{|U;x6AUn58->m#hLW1|rh0?WAlXIjfB>$t&xx
kf9N--7IS=Of2*s+@riCA}XjcOEUPWGNo*q)+SD$VXhn{pfFJ<H>wS+7%CdBn<`weD=*NQbS;V@D6MWO@2tfz?JH3*tSMeCTqvEY
XQn=`iz&^mc&hm=t|=m~jj#f%Tr4gq!zUcBa4gc9Myk~;2(H#IWv(KhwkQ}ZDJjq;aV=P^>8Yb22P=T3@UHc+<tf80MxXm7u&u=(
=qMPe^sP~?;H?d;gR}CiNH7d2Z>Sk0EU=xInxlXuRh|tgd@e$&T_m=p->v5*R52)?v#0AQS1;`=expsQ#jGhU^DM3|`7GlsT`m|X
$0%wj0wBsM;;IR-U#+DqQZZpKK(05fJ1vf-JCMb!yRTuPC@>4B#UT_cIjv})sVOe3S*cbcjH@l0{wMLLvL8~gVk+08=q`?`Mle0E
Q>2|Sb}G=VDX<Bx0IL(I;;hQ4-XQ_8#+Oj8C^4I`39z%St}9luBb)}RJ)t=<gE9LchOaj%2qnxh3o%0-ny#TMQ7c)YHmxtPORi(9
-mkT(wIR<ik*HEBASCCf0WUG2-YB3aR2{dQ%&?Iu5Up-2k0?_izB5`fps3j{A|Onzz?zVtMXm>{bfe9#3@J&h6|ZD4q^Q}gg(vMI
(k!7K122a#%PR_}Gp_D1POSVank}WJ{wjv0FDB3{qb$g;+$otV{i&d;cdsWbE3A*MA|W`ai7uHfX{fI))2v4>{Vg@DOfSx*8Y!M3
a;fE@hA&2`iL9M0F{iMppsfusZX_@o?3vgpJ+2uj93?QW(ypH_Cn^i0NU8QQZKzfud93ZNNubOn2qFBH(X7Co3#o^x$tg{vKo~5m
=By;4NGf!sr7`BDjxIB;ASf9wei?kQWiI2O)*gx$7Ad_i=_rw@Jsq8wCap&qlBU)y0Vt#}`k2?OARtqwWUk34Nh(;YsHu;vIWTu9
0wcbf{i`%7$*4lA#-^>Unym+#ZZ7aIKrX{1BC5S51ul=H45~sW!mX?-!YDH;+ArFmq^TFJZZ8}#LL`JF{;l>d!>D?zf+~kAF)(YU
z^<z<=`5BZn6b;QJTkN{c`BK)5-ky^My_ZgMlR^A{TZ<(JFS2r`zU)C9k4ShVJSMR^(q=H`>fO^hcG0pP_0(0Fs{6%Fs#_BXRfy<
POXA0L#ZPsRIdan1+QzT=PiJ#vZ?W@_@T!thb#szLa7R@tgU3OKC4AAETnHOq%35rNiJm~ORQfj^sEgesIEXUJFwFz1uwEMX(>r7
TBU&}tuWN3$fQxP(x!T;Gp8D;UMwdn)2D$Y%(2)f9-LpSI3{YXGAbA>=&FYx>#XG`6|FX~X(HMw^r*TmYbxR_Q6-0~EiZK`_^RBa
@t6}bV=H^98m`G446Jc3BBeDf_9+lB_Z7!2XDmpdsjPJ@;jYLh)}q8Hm@N0GrmbKX4ylc-IjO6x>8Z3NxU2o6CN7ex;;gW(4k`*S
2Ct)}My-q}UniO@U@@#Q`Jvt})uL~btuhLq%O)l*Yo~-N0Ve>mZ!ET?-6fMNfh->tYOB2{jjr>k-6{Yu@19^SJ}&qw(yN55EHJkx
O`&9`su~+G1FUZ%P%y10d@u&6WU{?1rmCGJBc;eF=OAXRF)h2Kz9Q|dxUL<cTpHalP^_b)kF8p!dni+=KrkXD?yPGoVJFKj%P*p=
53{MA$ScdR#1$T?t|=Fsb*wV1Gosp|el3tM(XCUhryK1t{jMCWQ!U~z2cD#@Un>_VQK)aIBP^b!Rw<{b{GnK<W~k>JcB{Ls$|)%<
$}fv1cQLrEj;i4-vZ{_O$OL*G*CkD?|FKf1BBaBnP%UvNpd=ljF{>dhCWMQqawjvSV=4nIs;VNTIWd7I3nx1zdz^<S2r=v~BrVmO
sH`fd{Hc1V9IIj=AS?ec&mb_YZ=%+!_MyQprXnsZ3M_{v?J4H34zL?451vmkwyPy8Qmk|>=_|$`vZh0<k*cPwF_CSk6skEdJgqCI
1h2X+Rjf80EHEpn+p*=S$}O6mu_~V^@Eg0SIxSkT$0&BJL8zjxp{iXia3l>Y<1vk`)SLjWBqlN=+%LT`GpIZ&xSvZZKcn_7I4oo<
B`~?H_N?J3#VdrWz^Vu?P_SR9r7*@Ra4K)DBO<09<en0xYNnDcOf4OyR;q8O-ku0BccI87+bk8U$t{+wzafRL-7!6-rK>F~^qI}C
2_PLFt*+mu3aF4Ow3Fi`4=JRqU!;jJkE9qQvM$`Muqel@6)nOmN~A`n@2deUiZ1Rh>?R>EkgH#&hN`nEHZkq2HLZd#>aG5#qb?yW
p&@V_zbzLoU8iI$DX;~s1}xMX|1RApt(YaLs;-Hxe<%<upDLWGdoa8x3L=IimMYAtnJQZx?Xe{<DI#2|FtJ&&WF&vD*e$}VQlwj<
GA^^F;-T8Ez@}gld#+5WM3h`4LMTM64=CIs7bm@?fFmC*uB<pJRH&_>(yja;TP*7&sU&!=IHs>A7O<bIAguQ)aIE;NaVtx#A1!aJ
<Eve&cBrzd-Yd|rULDY{#~_I>o+c!(^rhe{V=aZKHJv9a^rA+sZX#B${w_Tt<fjWNVJ5RMEV5;$_@$2=mofaVe58`EhMemiv9K<v
XRO?)_$kkz9xoZHs3_`|k*#qof2RX0O|5gK^CMHR`zqoopDg<*Hm#?r-6k8Zqbc*93ovPrSQ6tf79!lQGpcs0w=P<+>#Ciww<(D%
AE~u0>n4({4jYXU>!`Y~eJo<9maZu<V6XwEh#9CZD=;uBEUx~fSE3CtAS)Izvm+X(0jEtcousHI4xi+#R;-$>-YAQ#ek1g!A+FM{
aI4y?2&D5UHz<;=nV-I@C88FxjjBi`E3cX*Vvq1AYAPYBGb=c)gQa&XFrUsSDJCqiStYR}E3OMIWF@>U_^yaDJEyd&K&`i|=%wr|
JgqV*?<<NYI;4Fks4h3IV68JCg)9}YaG@zLMlE}-&ah{dQK@L0SS-;qA*^>O?4Rc>jVN`h0-BnpeJ(vPV6T)R87bqb1+E*aHZ4&m
{xIvW?ILX`6D`-MIxkHnUKngFIID3jaIR~l_mXd^AFLTD?5gf5tg6ML3$UvPS}TUGm@PG~MJfHOc`2<iXRoX=Bq!c1W38I7$0rS_
0Wg0sTP#nYha`5d&oG)N->SAPx~;%0Yc9nf6)pHC+M>@St)=d-;w+M|4k&M|Y$mR(CnRsJks%qZ$|t}s;jIa+dm>#Z!l-bluBmP$
3@L@IfhFZ8sfQ!5h^wF>0<Z_Fpe_z5DU%_pjjy7j#wjZ(u90;ucc==c%&d|vH#6=m1TD+02q=pz4y*#Ds4s0VVydGb-7IjjB``}Z
)*_=T%@s;59;Ry~cq~Y;!>U^>uqa0yIw~M62COVDjwviDwWTktpsn{E9wY-Qx+*;}cbCkpPp#7}zo!1GzosHBx+Qz7#iy~JyDn5L
{;fDFYN|LaA}nMmho>y5)F>w`@~xbx(Hv2&DJ<Zvm9BE3GNf85`>IAUo-7@qN}$Xj>Zo)pPOUbq2{6VnBc6zt<ts+8vYl%zAuU}f
A1)%M<gM~1GazcS^ei!{NS&oEf32A=E39a&RHrYkN+^b}jG%5RLajw7X)QafQzas+o1yZcTPSuZy)3w?qp0npV4`EJZYW5rc&I3<
xhpuR_b4nTnxJ$rEUxA%1+C1mSEdu5$*G|z3N1OGNhD*iwxy;PR;p2@hN-13ajKpuM6NNY=`2+*e3=re`>a!;6)@?nmn*U)s4N^W
QYK$8?<<g_qN^%0gszaR)~2v9i!8Y=DxEj24xgPM7_Zc&L##?Kt_Z=U`YI-^QK9v(Lnx-PVJx<+JgQi*s-iZn#Hh%wrYXq+G#_&)
5VD)AJ1xSlz^(PEL#!?+AtAUNq$qr;Z7rj&_ay<X8mvvO6{!|4uBZL5C@@W_O(%aP(kf6c5iON4r>*&}=$?Qef2HLtcq99)mn`Qh
qN9$U->M5KHl)xZWuP#e^&^Tc#;RbQDX~?obFZ2iZ!bYCZmg&*oS_@8!YLT1;H-5lt*}O@6e+i+eX6A@d@%~7;w8N=8LrtS$udZv
e68&)jwjeDyr}0GxU1NmPpQi&#jX7>tS>{Yd#d25kSmZOV5uT7&98-*4=xy~pe>uN?W~O|K`c(EQ!N#qe=dS7(y-1haV-b0A0O{1
O)sRVJSnj;n<?ZZd@PY8+AGR2c`2x=G%SQF=Otkr)+#b2_brpGeWUNF!>Z$sLncTq=BP3(I;jgS6DZK7oT#;^Uz-0Yxvo?!@hCMY
xGh<pCmD7yC@LbcR3~4t$)Urkfu0DhP#$5fZXkdxJgYh=axJZ`m8!ch*DAcKzp&=5{2z!Z^&$)_tS*<Ho+%YD{;U--W3Ixcp(<7^
z$;%Z$gFm(=qli>lrV#;fvSKmh^V)yJ*q>p0V<=OVxf1a4H+#a_@$JpYbfBVsV-xw5Gu~CelW8b>l^Q;=CB$rpBw`&8ZSwrS|}8&
sg0tn3#e(N5G|o8Pp!f$eJX;M->tbTqON?ZPocB1#3+5Q)GN6p;V)*Z9xw2tn62oq4yiY-389{+*eHD{n=qiGkR^aGr6ORY4=t)K
xF<6wsw@gFqpzDPZ7eUSlrJNzq$Z6o$*=CN^eqLdh>tI$+^N|iE+~~LfwGn+Ah3%pC$8G6u`KN<kf>fUsG+m1=cG2P7%rr$m@F19
=&(tsaUTe+KPKC%0;bxp@Ts<}7B9W8j;l+m<1D%?VJY6Og)tQ{^egF~KB_@5p07l(S*k24M6ai^1S};hb&we_PbEN>R4e-@fTpId
6RY4Q0wzSRQYM_5%q+|)-K4M`VXR;$6QTeyiI91r_Ad{sHm#5@i7O|nLNVN`S|#HyVXaB7V=O{0PO4e2qcPvA7AZ%kOe_T(4IK?8
2qqmYQmBhAt1cfU6{~wHVw`v|;ja;#=A!{DlQ8ojZ!Re?up+^v0<4g&f~S}%Cod!|%Po<y^C_q%F{6j7b1*&~ax9^&9V)z}f}y)6
yRK@mWTc*`xg%e(AFRMA8mi+leW?<xMJ5|CT%tCtiz!zmr!C7NQ!eu@VKGE9STHr9@h<ftKPQc?zA3D$hAd>Lou_D|8>v4YDl0*(
<SQVp8!#uVG_RT{;VC92ge)2%tt;;&d$BF0^sXzcq%Ef|@U5t=>8wpI5i3O~0;(#m!6<U9oF;t~ny(_PT`}CU>L!n*3@Dkc9<ZMi
k|e*Nwkm$FmN03ee6Jm&K&Koicq*<SYN`e+nyMEeT$o?1Ag6pV!Y<J$5h0^2{vskMFE1h(|EO*zZzKaO94vXLm?#pkS*uy8J|oep
U!`y-axUJm(k@0MrmPyOn<{*z(Wd$=yQh&DsV}jq2dv~SD=YdeC#^;$fvF*?_b_j%?wH>x;;1ODZm&Hq;jMa^)T1w`c^rtVXD2Ww
*{2ttU8toj2^*KGuCA)9(J&pZktj1QHmXpX5TN=gzN<&7%cuh`%dA7Lcq+dtYN{EfhAWGxLZp5#AtCOnI;jq<pdf@H5-=~ZX{j+T
eWwR8Ww8mU2B~$dm?$tUzN<{43N+Fx_8z;dz%A7;F&7T8EhIZ66)N5=JFHl+k0=f%y`e)cATu8?^(-|js4(HQ2d<_c0i<gvDlZnP
@hHNnB&wII{HvL+^(=3taxl!OsV|o?CaT4!awsjLCaqB`e<wDjNv#DhkSLofjIRkV&#6o-Ocda()+k*qcBwol*eGA9wW21aMJ$`H
^(r2wWgm~MU@oGhLZ>#XNTRD8NF?vFey#?w8<|KZG%D^aBCTg6SFzhHys)V%OR8M1k)gh*{H$lKJ0VgnLaeu}9;wN#*&+KdP$Z2b
^00g<_8wla;i4ihF{Q~ZxvyClovweS+9rD|TBxEfcCNLc0WQI;6)8C#TrgEC46m3J7O6U|wjcPVx2vzQ_$K@-<0LL63#ZetbFf>m
_o_0WuO<Ps(=A3VB(t`xH!y#zrYl&aH>h^1qpFe|zNwI@8?KxtGO>j%@v*}pmMMcJsu<xViKA{R(60O^U#!L+wXAKhlPbF<@T#dA
!>oub*Dm5K#w!{q7B6S8<t~h=AuyvS+#qJG53yAz4zN}ssVMTS=Byl?XDGfW952<TC@hMio-AsxGb?(t2c+#NdnpB@GMu_9X0Qe)
0Vm(9|Dd_6)SLXR>!;4ALM7L#k1K5|<*tURr7V4@Wvza!DKQ8r$fWfw(x~k%1S$=zFeW3UWv$FA{wiQ32O_$tn4;J(o+suXNF_g|
7cD}pu&p~J%q@*Bw52ewv8~ZEyDWC9i>-O9TB`*dRVCva(jLJkn=u-y0j%S%(3SzC9VkVnPq2+IT&r5EU>=C3JTlas>#rRxK_q4@
1g$HqHlV(xQ>m{lN1|Y)h@#}M#ICob9wxvooGPCXA1yX6rZ7+}r7Yd8t}%Qn;w^uoP%B?4@+^9(NwNZ_swgI>-mu~>bT3@353orv
xg#*8Wh@w}0xtBba4Xd<9j&ve4koUzyDzdbEUr4L2(Ct{)+VByaIPsZ;hk|Q<SfyxjjCFw^RV%)8!G!MMlM1r$E#|sge>|X9xS3F
tSxG=5Uo0z7qJ4a6C%={m#W39TdBmTKdBckQ>ut4FchF2XRgz&U68je>Zds-wyT_|)u2Zy(J$I3;w03kmMbu@(x}WXu&?Q@FC8wR
(6KPEbt_{jg(`C_f*I7QXBtE(aVE>K9W5g-q%OUvEUjpuo39Qr{HLZa@vX}!_b1>k_N%?H{h~K11ED%75~yD%AuT;3^D5sdv8F#Q
Whbw!4KT2(Ca8*`L?t+}B`z&0jI6LI1Sq|*nkbJiZ?J-ugt1|*p{Ecmb|s#$$0ft5`I73UD=Uet>?wgRb*>L450WOLZyJrPnIaCW
E2Ob0@T{<^5|wVI!!25$YOgS=-Ki)fil;>!1Szd17%nKQ468|{RIDc~8z&nr>8-w_9j^N!i>PmuBC?<#j;t&zkEJ;)2rvY%h^kL4
->ZW!sw+LM#IjB&z#KOwJugt9wkhB&N2Y}_yCE5|X_Yf3IHet_xvhgP<RoaWMJjtN2B_z*0UW+10w(b)h$r(bOst5OVXYFZQLC>m
7cN4cN}Qmlv@RAbqbIQ>(5Pyu6{@N%8?9oZ3#B-yk07qEUM(vw&ZuB89xB+O<SJDdg{@|+*eK{J11{?-&@YXs2d#plg&`_1JgkDA
5ULa^8>K-Y?4}d06dkduR-fS~imGm|@u3kcCoQ2b(I^t7kSt0ac%~?^V=7Ltz^3l3daP`$MVy|ncd(Qw(Jb7sJuomZhb`EtxG7(;
;--wH>8gmR!Ycd{|E#mAr6{ec%`DNIrYQuWvnA-QG$kpkE3(z6$t?vhi6A_!n=B%&79<QHPOS*1FfAH0Xe_cZAfnnZ1)Aq9J1^_0
QzZP7E~uxike=}nDzJL6c`S~w03#%-V4|fc3#rc|Zm)x+=PXI8jwZe>#Uu?Z9;E{t*qQ?_^{uw2AQrQsa+Z%PQZX?s!lEZ8crO60
mL~!%sEfld9wpc=Myf3&oucO`vm~Z1`z{A1jW13q=cUB3Yb+KmL?o-M=q~vTyfC`1T&0mJ*RNfmY$(^TDlhG+)h)`QSgP1A{-gmf
1FiHa+N}AgpQaVAETZYB$suPYDJZk1O{r8Y>nIqphow*)GBF{b3^4mFQZRWKz%36ezb_@K+p1%xgD(~-6{oc=fGY*3?=SbTI~!US
Q=nojrLPq!ldTUNiJg_8*(`vmF(_^@=azFX@ubMC>8v8GVXOhJLNGR~Ewc10%_r%uye|u?V3WeGzN?BQ?yX=hg)p3|L$If*h9ycd
T&Ni#<t=I^VyK8G1T8%;S1nX4zby=}Lo81yv8~~&i>$sYCaBY&6tEksP9Y2@B(L$Y1R_u&pBiWtBrudLC#)+XC@@<d#H;fmp_$99
DJbfzr>lf2hAqRMKB`JBg_@`*;;9a(f2$0ubS-))X)V~Q-l1k6QKb4QuA>;F0kE8^$g8m~v@d`u=%<w|bEB7_IVT&m;VDn6wleaQ
3o*x}btvSn->kc&N2(PnQLF;0$gMUOB&szeyCSS4cB4ci&!|W#eJa0^$(lQ`xTqGZvZ5j-$tKDo#jxw8p{a*0kf$9e5UE10hAEgW
PAE|<1}WE@;xBZdQY$#E5U7%>qpw*n455my{T|b<+^VCj9WJme(;^_O1fggpo-KW@fT|*`?<7hv%$cpO-Y_eqi7HSk$FQNHZYO3d
+btF_TaQC6jiACU<0O!(2dp+EC$RuD%qO<7J}^e8(koLf9il-pE2Mdyr7SorzaN7n=dH~tQmyEQ3>rwRt0dN=WvXW^l_bF=!7Nv*
E~{LnpsboL<*#`u6|H3?XQZ~Lw=3%`WGQ&4K(6U4z@=y`Mx^+sZYwA$7^OO{pD#46bS!f%>nI^D0U#tOSS`e+hbhD?gedQ=h#o2<
`>4$*(j$Q&+N=qq0IlJmqbwXQg(lvq$*8WWSE%l<c&<q&UaZKZLnX_sNhWTgQYRN7=%ITr9U5Dvzpdq}P_F^72(1*bCoUkSE~hrD
PAmJShoSK-rl^xJ%qpWS>7q}d2(YrSwXLJAd#P0{&6|@d9x#t7Br1jxsjN7!1}&_t93=y&XewtQ0;W{1Sgv_74JZaB!Kn_RoS^HX
H>`TBA1#_J_^ElT0wDaO94myWNuD7i2^bxsh%SI7A*B)?2`N1t#4h=)#w*IKX(fXv!>&Ul>J+1>6Ch+O6eu>NUoh@6d@N8XS|lQ^
T`Enf&aAr`rlT1ppC>t~ov>Xf-K;AvY%1iYF`xXdHm+W>Ag+_6!LYL~Y^YJNrmw)L@uArs`=*_&D=~Sgbtf6G$tmtIRVi5}uq_lS
E*x^OsGkfnB`0UCg{f{OrLFfQpQ5oXKrdl3FQlg{>!^pNxG?rEO0kozjw%BvupAt)r!f91ov3oH0<EDff+vJ2j;>ju%q}yncp$$l
B%4|%?V~WS_@Rb~1*TS@t|&;U)S;2EnIi0@!YNFhSu8Iw;;s^>2`FcyJg~$ebF5|*ye~Jf6s}k!i81soJTOVBSg3rfyQ&MNXDNj(
Kp}dnHYsN)#jXLcy`q4vaVe&xLZcQa(x}5MJ1$x&lqoH$_NO?lY^k`O?~y(%D<?^=A}ul|Ya$^mJf!O+kf5L|jHUA|ha;jbdLY>&
8LUt;RVF^B%B4Z2#I63V6{x=+-6Phjg)sN6S*%E_=_&}IhpI^|7cOC{ET@8`sHl=1OrX1{*Pd^pw57?ZPAeH4*d+`vW2{aqUMtnB
eX7nIT&oo`yemR4>8e&N2B1f-q%2h`Vz4YBm8|(E5vfTqxuVymXQ&({R3uC;N-Rz+Q6>l=*C5`lcq<Dif~=<{QKoAtyC3DA#;m}l
;j65oeX0T*P%v;Wb|x+_e<+PDMygS*cd)-GoF;y$DXRvi#jjZ~1|tF~pr{EkRi-Q`>8?a9UL?||jwt6Oi!UB2Xr+Rwt1Nz=3K;XH
!6_b?1TUJc0xAM22(2D3geD3rp)3%sT%y4x!mVMf&!93ORIMMdv8Sx9AT1m&5wT36v#MU04zkiHI4Fsxp)swo=c|1!0jEN%ovjtG
lcicQrmiTg*rr0Ps4UZ|qp>2Y`7010?WB{f)uu5lt*t_!e4^(pDWnH7q9Grn1*)B?nyn3}kFaN`z^!Ajh%II<gs_yOLMSOPAuM32
<*b%3iXv|u4<KKx3@qfP;hTpjiXwC+{T+*>z^dUWk)l*CyqWx>eHQqx;iG~p5g@-T+prj?NueMx953}MMIQPvX)fNV7$QP2@tj;M
2(Je$wJAxix2zekuqZ2_bgxe^oi4$!sHc%I%dl3jwyi6y(XKtFAuQJ*9j_&>?;^UYM5N@I0;?&RLoEs{60GSdY_1|OQKiEt2CzaR
ZLWPRw6P~9l(K*+^(wNgx2%#XEU28D*|Hs}Q?4Sf&aG{%!zhxgS*94R7bJo#$u96Mav)tYIx1){@+kNtFe{!cA1wZ<_9=C%S1($q
M583Ak}V=Ei6Y#p*C>0i?J3%*q_2-CZLQ~&)E<ni!K^>Dm#?EK8>L>ENh(q<zag`ylPjhrxT?`D{3=_lTcyyedoVj5;jBlk#-%+k
l`Ryp+peE0f2tF$d95Za$`?nh1gj>mO#x1=L$3`mIw#DmNh}aCwk=F0vLWRmOdj*D`WPiJ$|~k2DJcyopQrRCyD9@QL$F^b>?Zpx
Q!x50?<vEnlC8v`QLMzRE2b#0wXVdZ6{Nf;VIq>Q)U19T@R+2mxU3)~`lQycYMhL#<t)}FE~;~<FDTF&EUn5T*q>V+YOD?)A+I|u
@u-|6Z!f^BuBxo7m9Rgpe5XOCRfsC2&z;4s+NP&0JD=Ae*r?W@KQ8E~<|vgc2(9ZR=B03^gP~<A-K<hEDIxbK+AX>*qNCR>IjR+?
(5&sGIj*)MtF8Ahz$hgwL@;(Hv?+F`QmiSjWvwI~-X*>)G^(>L$RSxU_9>~Nh^_Z0_N>jD8!r+r@F)zdg)VZfTdw62fhV3KnyVS6
Nv)lmFE7Kd;2Dyvet^xYKrd6LH=~m&ET*BWnXHy4+p0#T>#SNT*qvUl6e)J7WUj!hYAh}+%Pd{4uqoUhuc*2w=dbjkye`$OtSt_q
W+yeSHZVynmoUjB60M4-jw-69KA_#F_onWo`Y^pA-!amvK`pr`nykI4N3bWePcJSi=cdY}2(GFrn=SON>M&%h&nv$zp({c#_aRuW
OewXj%qvSTSg`6TW-m=5YAbmvs4WgGL9mM{il`DKb+nVME-5&uttJyKjU(qSt1bX2GAPck(w@98r6Tt(b|~AiN-TdeCZ1?7StaMI
eJFM&cPnGC)})gjOe(&n!zje5C9FUz3$PolFRX?onJdyN;H|bTa<J&HSdk^LU@63*6{+VglB=bx9I#v{I4GyAW|>=|y(>Mexiagm
AEjKWGcekyrZ9J^x}h5|vMsEp39L$~F|;4BtRgWjEiVErj;w#LhOJ<+8>qi5y{bnp$1FId=dFmch%Th6kS-D_b}*VQ)u<k>pf1lY
6|DX!BdJj-aV!`vuq34{u`ZOX4J%fxkSbIzfu$QQyslD?sI0W5Ah5wDoG<jRiL%R_J*;6Z0v`e-sHyoa1*oC0G%~KLY%P$jRI=oz
tFI5RP^<^4tR=s#6E7#BqNzruP^(q3gDBWBjw#HlB{2OcD<Lp1Bc(sFXr*;6IVD)B1F5zyjjn5|Ah41tOeN_kVX~zm39U>V?JO%O
+bozaU$g$9HmuSnVx*-h6f2{!BdN(Q_Ne_P04>0)`J?6;`?5!<v6SQ|O(`}Vq^WH%z7#DnJSd4IMWiXI?5stgpQJUd%qt$LYoxg@
ORi8Y?<IMmQ!?+TO(W?s{;b=arkq%+F|IzaqopM;A1lDFlCZ<9YcLkBc_~?}6t1?cG$I<OMwzj$bS)+?yRY4!U?~eH*`-shUnS<G
hAvbgBq+!#9xfoP$*dHtD>6zdwJJ;^jIGqFLJ<kAg_-xT)2xavoFF2aOs$hDv>{6%N~_{5hOXo&lrTT68Z5-3H!YPcU9#-1S)JW1
pQ+TOzbTO{-m6lklrI!5maG6D!>H*hVJxDl462YQ+^O{^Gc1HAp_&b=;~;u47be=OLMz-RR;5xgMXW|MYOK^OQ>^u`u_7X-FfBi(
^{*?ih%faiYA$UrkSvC<_NlC>HZA%w2&W>gt}jC{=%hs~0I>BjYNA)J$0St}g()7fwx_$WwXGc_r>hvOy)MR`Tr8=sA1HPt3YeoN
$*b@uSuAd)nJ!GF46WNRgD~YFnyP9mHz_@^KC!$ewI(2~DXeTRKPeEd4;oS@k)^*XStgmCnkv8`RWK2rovlhR6)T3U#4Z>p*Dl(o
qbI+w0-k;_a<BicRH|ntcC65+)TlKqE~>Mx0iaK*tE!-{ODzbf->D)ey(~bo<tF_tDJd}~5*n2&j4t`5$E;E<C?=w!xfSjnTc{PJ
tSY!5dM6&1vZykt$SGu<4yY}g?<hYnA*psLoUJ%11vH{66roKp#wm0rr7#Pi$E+r){iwC2FsZGtgb14}1g`h4*)E|acP#fIteh6A
cdXhio+H#MUaC{AcPiPfjwl2qrLIRQGBHJ`!>(wp-==9Uou>*f6eJFx-7CSWu(27dB`KG$8Xvr=aIT9kq^|O+-Jy#voG^u)C@--r
RIJIWKB)2_Dyf1lN1*Sjnk{CiKC5gmIxB~$Un{n%FCf4q0x{?@u%OlzTP&=qMJaAA7pycc^)Tcr5iQ`YD=cg$5-Y7K&?)_`4kaJ0
fvoeXS1mmybFX)+&L|%(c%;!E5~~O-jj$FmDye@gJ*md3{jC=$#jvk2qb+7AETxMkjVUm!{xLhDycCEcOd<f63$4SX`z+zA{H2bm
D4}*IA}L%ls-s7&)~E;=Q>WamoUxlM#;W2dfT=4e$SJO*aV8fi9IhZIRj_%id?_?CzA42fd945`057X6c&!U4Dk#AvX(|;e2(F?j
c_hN2_$Yp<sw%Cj-LB27gfQZvaw-d_9WJ;i7p`cqEHIp{L8UORjv-Z~PbkT(J21nkRiNddg{XF`y{M-xORZqAgB;wd5vtCt@ubx-
%`25Acca3xshd<NF{uMA7NW}~gQj3C|Ew$=%`JqjXc{K3>8Qo3#<KmXFCJ_wawP2{U?e{tiY;3zqN?Ahn=xP|l&Eg3B&fY1p)CV0
(JI6!E+c0wGNKx?)hFv8uBpqd%r34fEU@q}-l%t_MV->0W2UevNTb#*UnzDama!MA1};diFDmh=xG=e?i7J3BR-<dGK`7@YW2V2A
)Fo~uwJSC)JuNz{cO~nqFf1=BH>gV>(XRQaji#t93n*!(Po}Z38?fc74yuYP(<Cn@?=W?(W~|vRb|ZAG11Ur-46aNvxU3p5ur7V8
ge*EHqA)WnQL9)eXf3g<tgo^#m!=XOo+7fWx2BS(nk>hvfiRFPM<iG+(jI1~o~WxU?x-=aN2&uVaHk8XEHM46;w?d_R<T?xz%Mc{
Wi8+^sj^5X<*(eUv9hVM^DKI+tgXzcurK+l(WOlsPOm1cow1Rp7B0>t5Tz_F!L6UKh%eME0xT6I#VHo5jH_uN1S`g{p``gD)2Ia~
Z>?^rkEjzY^RTrms;u898YxXM|EJ9->?TquGATl*pQm-CP$O)tA0X~5j}Y9dXRCsuv@7+ltg&(|{HD#UE3Pk`TP+!<5GWoizApkJ
BAt+`<sJhqbESeV7oMaXUm>=tG_4{p@+S1E>=&7@wVs2gRjQdGuAJ7e@2&N%&a752xGzg6FtElZZmK@22`^Hp_b>{uuPa+F)vC~@
N-Be-@2`ujgfB9no~-UA+oOD`cCW#)Uo5#Tbf-zE{->6$)2HDrd>}L*609vS(jq%C93HB!?<vfxrYFxT-7FQQ-=D}WYA5TQMWACM
SE9bDgsY6Mk|g~p&?^M7#jGE!9xNv`CL^b+uCVJUv>moDtR#x7RjG3mRIc%-x~>G7VXOR{q9$P-f}$<3{UP-peXz5s2&qS~xTmWw
{3{qGmMlcES1sKf@GM8Gl_4}OHKA!GUosOYy)KO@UNI}Afh?}9$1cz_lBlAswxakj__9|jtEdYszb%@n)EDrmqpdC;!?F%8^Ag7^
eW+@zE-Z91L@1K3PON$?oh0HT?J%vSV=OT!MIkdB#3&%B$*Wi``63lC0;@lqgfCApFr&FGS*QuH?4CC#c`UT3S+3nJ0VxJ7NU&`y
8!tku^sN`EXRBeNNhrl9NHfZ=92jt;7Nc=54y|-74WVTyS}|uV6)pNL11mzQI;CPS03?(ymo2F<dNQ*pD6Z11Wu{vxTp@%i8lyg}
YN)uVVXzh(39P~^vMhTjLNM>Fa4jM*s-#-0?ju1iU#32+cB@&Z9jfIm535bAbg+D)YbJZG*(hYDcbUp6y(x^Wv8ZRLC84w~5ipG<
?k$8cpcwfqxg55o1*$nGHm^@5=c(W+)GCpwh_D5#W2Z@|EvgeFu&LNA3Mo<}+pbh7dN5V4hpen5V6F(RcdK_E`mNlkuOq9c-Yj1j
$EqzbE~pGF6)gJ)H7w6CimEdyx+*5BAe5V$QY^M6iZ05pMW;=vEwEOo!6|j69V)*pRHDwW{4v6)3KUHtl&HfgcP?V8fF0DOZYKLK
U#>DBT%`RimKYwaSt*_@2d6MBN-jGT#h%3(jV9$V4zO>ZW~i<p0WWheBB%{7Uoe#<_9xme0I|F+zAY)HQ6|wSdZeT!37Yq<fEu8$
VIY4RI2tsZ`K0$6?6Zp~MyUy|ULdNeU94D{A*HaeVy<o&N3Wf%JF!tD!Y~G@$)yObk|_}?*r<xGbtV3;LZOW^?kOP<xh-|2^sO%^
d8&)AsVopFK&izl%rF%!9Hc-e&m&S8M6cp1e<cbqX(^{HJ}>vI!Y!FCqp47+M65Be`>1O$aT|26)h>7<N-4*$ken-~O|Tm)NUrg%
vK@6N-z?54yfRHNgRKTEo2hy(var;xY@55PcCKw9Mxr4vG%Z#zwyhT}LabXTl&JEfF|hHft1cm}$S|KQbf2Rt9jQj746i~ZpQYO@
FRU%3&@Xo>bfr+I)F}Ta^pp^xcPBor@f}T_JSrNi-X-9y$ExhEAudU;&MZMETP{Gb3#|SsrLNQ@X)1oP=Be$T*ep({k){x>$sXn|
e5MyD(kulY;izq{_^Gg@tfrnU-6Z_1urW}uYN1}Q5wL<RFd)q;DlDX~NG_ftYOOP;LMk;d@2G6A0~xifi>dA^L$EZjFDh#<q^y~$
*DFRcVy?@vm!T#pilGEASS<Z4(yMK+t)e=xo1nW7?WA%dk}3eGk1QoEa4kNb8ljA=;;MqIekt=VEg|qNnIuV~Zl6yqVkjmebSiBq
__GiuKrdmgY^iV^!z<OP$0Rqeg{`-$VK2U@<16f_i6$$o(yW}N3$jQruCBePIjN>ECoiWb&Z=209iy%)EU1btLafXd^sttm-!6Y3
`!N+RgDxj8n4x~95~s2w`={2bNHp}PHl;lq+9AoXrY&kIFDSz&rLB#veyi@O!=&CQjIM&Mfh(+~SE#`#?Vv8Ek1#=^mM~l>UZ<0$
0;%Gz60M!1Hz?66(W|U03o2SKNhsGX%de_1)hiLKY^+zRdLd9M%r9Rmpra)mEh{o2t*0w2+oh2vzOBwKA*M(wtF3q~j3l$IzNy5R
xSzVJO0UVTkFMpbpC6*7lP6&_d#4kt<t$1nf-2-L>#cGniY#X=a1^vG&Mj*ZiLM@~A085|?5y(~PNF`k$toKylBi!T!>>-3W+(3{
$*R?<y`{7$g08cxOPwAYUN5sP_pHk#<`A(bIweCWfhabr^)F4P>@EW^EG!SB6D+o=_@*N+LaP3&I4Dde`6f-68Z1*IGcY@>H?Slr
XDUvSS1Fku>ac3B94F8$vY}%l9;yf^v!VvGA*?H?wK01n)}*$ob}#iQtR)$smn0dory6K0h9OTZs49e^w;B^8ZLaeiHY6gTh^3LG
8!haaRj*I2$)gXbPp*QJ5F`DnzARj@0Tk3M7A2^qDKDz8RVa?2+^N|dpD<l7#3igIN~-2BL?lTpVyUOCI;Pnb<EJeuurPM6^R3=5
5GQ{rA}|=LVlCJ%!>q|E6)1D7&zPJf04o2V8LjxA+$%&b+azZo9x+F+=q}o>YaU^&Ua;S(_8u9l_bO&2dmvvfMKI(k<tdh`w<y@5
KB+vb9x7NTN-tutk1yCR^R1g9kEwaC`KgtyNFtJ!Wvy(T7N+?xRj$A$7^!tG-7Si%Y%J|4da#?Uw<-fGC@(>(=q-Jw+AmqCj4hcg
Umj*88z@90nj{*mg)Sl@+bnh{7^_t;2CuCjB`Z@cGA+rl;4)X08YmK~c_ObUt|#m+QLMu=E3NV-`K*Ab<|%M6p019rX`$t=E3UU9
r!M8JGb73-WiB?U8mu^`?kMf4H>?6EMlE<K7_BxVbS%;?)-Np{GMPB5Qm?u#1gZI*u%00<zp8I2=&59^A)UP}WiGNWx+VrJou`DT
UM(uHBP{Z(>@2V<WH7TOXfRDI*r;nNRI5{{m8?jy?yIAyt*YuODyo>NWuOEqLZYB1fF0heL9k{lKrA_?nJE({UMo(ZOe+~7T$*$x
(X0xwq9)X;7Y?ng-=WJUktVySuP!yL=O`B-wjgz~ZzeCX2Bzn(NUXq_XD)yxG_HoF-z}~v)-!M@E-gs0gr~@(k*P>5$FKD((JbRB
X{5-hprpVrQ7|7NS0|$>futR$A*UuU=%kV#$*nXi*{|X*NUW8q?k$s~xg}$zjxBjHNGZ`E&>%Lgovk*hDX^|E%q0{kNHE8!1uQzM
q%XuNZn2LZC!l34N2KnoZ>t`kNvB+-H6=+d1RotQ2e1<`ovhU>2rD=(d8n2l&l!s_t1-hWdZ<LBq$qzXN~>9{m?r@*RxDDeawA8f
RGm$yM=b=So3QVx5h-}3XQ9I^|D?|$Z;<mH10usLBB^>V8Yj0Y93-~0uPhC(Bc(#CC9BIXA+7$b;3`qB4=SiFOsT6RgQG^SfRzlb
xUF)o%&T%G<1kh(S1^e#?w=;EY#d-JwI}Q<K%iuwc&e=~m?}B1W-dgpv>QVwxFkxgr6vzB#V0bKG%hNux3WI18?h0mIImeTS|qC}
lqf&1d@gI8qA_kQB&{7VFs%xx+@xM9*qRpwys7V~^{GW9_oEFU_ppAf+pWSKYpr~-;4Rf3g_;#EkDhHT1F*NGhceiv%_3th&8<_a
+pN*4>ZeOCJggWgB^;HoK{5s)+bysyH>uaC^{AArY^@)v8!YIkxf)Taimx@KW-Z<?k}FlS93TKH9IPm?)2s=QPb>+e+$}jSD5rC-
k*evI`79`{jjS}PL#dUn1TUPd=q)g@QlmX4ktpCL1TIspH>ljIP#`BP+9+HqU9k+X8XxQ~Tq+qGlBy-F7_Z1Msi7M!MH+Id^(?8V
0iuo~O)YXJ^Qx#RY%vEUC8vX^W2^eDsjST`SD>V-6D(}8PAqq-TdG#5(XFW;z@<2{-<cXJIT!~d!Z6gQ8mNXPG?zTE?<rcX4=j42
%&kzX|Em71=d8)1-7j-0z#@gHjxfTj4XmfARVsfbQIu09HLA+29xSOPp0N6;@}UW*u`Z4le<&_5fhblmQ>EE4FDj+0DJ&W-C@Bsq
h#{_`(56wZ51wKz;jBs$!KM!+kS!4?RjiMrPb94!C9t(D%rB8CG%A!TC@WU1h_5xTI<Su{l&F0uq_A+a60Ak6WUHkr(=2qYQ61<k
R~#6wQ!GrV>aQ3jsIQ4IlrSKue5y>XODKmX_NzXvq962^!YtpdlPy23Mx(>2A11IP>a1z4?5sj1m@d;StSVX^e=I?;E-s^~FfH*c
VJ!lshp(3@nV}x70IA=r_%Qq#sI2lU2d(HN+N|_0d!@@L!>z3$G$*dHT%z`<ODGo|0jy1|)gb67l&R*a4y>Oq_a~$<LnkV%i7nSH
N3cOKQLfb}DXjt?4KCI!a-#CEz$hN7aww)M;w6(VgQzj7j;Mt!vL_g(nyyJM<}IqKxvUy1vn`0M`zpLJw6NBw(k#`m$1kfd3Z(+6
BCOc0xv4xQ^Ot<D#;`6fM5D_h{-|=Wq#LQLx+UMGk1N)!e=KCIfvSHkG_7A96eJ_8sIK)Y@Te>*L8+M^!mwvB46q%rKP^rm7bMgt
IwbKiOQx8dyDn9%{3^yE3mHMND5?6cks^$xnJyctjx3KYQK-tVyd^#^nWMlI2CSYe%P);1-mSSYpDj)p$srA?4zV+@8>)F78!bO1
yB^XoUZUwQ3$XgJ$E<QJ1+5ny6)$)t#VV^TY9$V-ETYA*s4LDM&YKe`ku3YFG%qA94=mgzRjr$_)uy(k0W3GIwy5T*11}`0rmQ9_
r>H=%OQfeDRxQ1(mo1|)Bc*RFGA%imfF@%rWiH97oFsQGk*2e+^c@qMC#e@MT`nFV)hqg^e4$}3$+5Dnz9pfVH7T?!U?>bQa~zs3
60B&M8Yq;eH79_n5+&NIajV-UV5!=q93kGTQmz3gC?vis-zt}~n5g+CTB}>CZmLo&dMgvBEv+E1kgCBeGpq=#J)k5cNH8C$W23jK
rmRP&6Q~F*cApX~46QdUq^b@u@u%UdZ>+B?og+{!t|_mquBDGB|11=!1g!?JXRTN(+%Ge%4<~9Q%&m*3TA6mRE~gK#k08^mrL0A+
ilkJmz9hmhFDfT3YN=i`0J3VV>Kg5(&n%;@%&V*r=c!CB<Ep%)Vk|%~dajKu?=5Pr)Tr_+C#_bf0jf%qaU(&W^DD3zs;Da|4W)}M
%CJ(Y7^rlx9i0iSA1sS6$SHCzBCcpH*{!Iqk1<6qfiLzanV=1*vnDMh{HwSuk*Xl5dax<2{V9~IS*e~f?yjJwX02;1Yaj-lG!-l^
>#D~khA<4H(4|foJh1kzE1}seWF;oB1FeZEDXGRPVJkA5_9=EMS|BnaJE+$zq^p*o#3oFz<1O?sXDlV7dZo&#eJ9W?g(R7!lBhQ*
`76+{M<6$!o~K7FC#<@zwky`F2P)I3g{Y^b3$fI!f3TLVb)l0fQ?2c%RV=G0MXxKR0WlUW=bXEzoux9YSgwC8=_yYwS*!UV)u(x=
crmD~nl3dh#VtB0&m~5xnyvAeLMe?T0WaGqI~Vk?=cgSlKcpQe@1okK`;{>zuB*B)ku4G`a-fo`lqLKmsxS<mldh7k39V|T?64;)
lA;S5LL-f(L8k#IA0;2IS0Ov6P$?m#Oeid_c_&<?tFINQVXj6XEh!YS=cq5J)+#ut957w6Vvv|BJf?dw_$C^k7cp*{kudQq*(i>$
ZY0hvj;r3U8>t*9NvVG#G_db00<4HF;Hh;jv@tNLKpU|rSgI=}I4qPb@-0apDJol{U@aXc-YnrNw=giTMXYozRjAIdd>h;(-l#(=
X)7qGk}!uYHYl5;EGb+kiLffDD=jZ1J)B9fg{AT=VkCGilC5%`maa6Y^`oLJVIxs6B(P5{Ag(1Ggc{thUZ^`M!kekC%d2b*AFbQ1
o1FU|xvfQ|3M!+Zp(IG8$Sck&o+I@yaIGOInkrWyx0sZgWv;%Xzo|Pe*{O>yv#d9zMJ!O9DW_p8(V==QyepY2L$TDMV5p=X8>o6F
vn0PQiLZz*A1IYDXDdLl=cw!_4=g{PJ+LpPDJ=#mv82(h#GVeW<Dh;q2&mtzU@9@LAt(H@;3TgkgdqwkM6QCQWUqlJfTbiYLoOSw
94u3*x+*HI6{3qQbf~B<$1<|7L@*yLfhaLAATVvNKP-f!2B`e25-TV#KQ6$iXd^nTcqAn*jj<&ty)53YPp9N2+pZ2Sd#vd&qb|xQ
$&FMh`J`#6b}u5Y@UJc>izGrKCNB`M9U8zZqOGVb39O|rwx+wJzNFl#C99yTSSLcLBdWup)~BE_psU@fMxP+4ULv)muPK7B<*8Px
#3H1to~{e1J25q;O(@>2>a6i138n?G(XqFm4KT^6s4tE$NvI#KFDv?|G^<V=#Vx8SEvM<JfH4E58l)Sm)U0=@ajVKN=qxHMm?3tp
Ya8Mplq*7}j;)-pEg?iQ8X{4ug(1<bU#Xufk1UQVUnGsEU9G69Sf_-j2rL&eASth}J}W^l;iwcc&LsA)M<--3ASUT3aU}pQnXbkr
@2ys;4y8^j=Bk&i=d)d~^elTQ4XW3i_$WE1;EZvd(y(zVpQVK-cA~^CfUp>)+bgQEh?VE8Tqt*}qAF%6p(Thg#HhTi1g`C@N3S5P
exAp#2PuLs<DthWHYB&NAFyhw&8)+y&@N%I(xg=?2P+h%*d$J%qZ?2gr>4d!L#y;BRIb=07p);J6EBIbQ?R-z2Pem^87N&XI4r#=
6|7GrE}+z+lCEef9H^YA@gFrODY8qc3Zq{w11+Jgz^Z#LtR}A_UZ(#YXR7(Eku0;W+@v(0-m^%o2e7CxT`a(^Z!WGWOe#As6)guZ
_Nkz+<gH*U`X{We@-9K78>}oYLaKtQF0fUuK(G6xd9dU$>8y96r!M-bhL|ug?lFBAV6DNBC9uP=Kc=fAzb)*m7p1c;)hit%`6%P5
iZ4{ILM4hW#i^(#*DaWxj46{OiX?urlqg7~t*F=<avsO7Mk-*cNGpjjW2a0lmnLAWFeXo|nW}azyD8_a_^;foSSgq&{jRtyucxXg
4zZ;z#494An6PrGJfwvx|11b4LoMg1F&HDCAS+rd3ZyTv$)#8ln=E#t`zVXAo~}it2Qi8yb}((MS1$?}Qz2F`;41B@DX-})E3A;9
2{A6Lsib%*-YiR_QzUAz7%lQH(J8^IC@m|iGbN5B=PHG+5hYC~S1y93f-DaltRgM23nd08U8(S?vnpDyf-h37NGZfE@~I^*n<&pI
CMedSNu?gGqozZy@-1W{W2;4|(=P0tovC)PcB#3nQk*xg#h+{{?xI7dk1JuQsHZ=!4=PQtjH!krz$G1|kFdupd96#TcOz*om9Slv
+M(gBBB-V*BeVIfelc<^6r~HXHnOOxRxA^$U?ec80wgppvnbuDR-$vHwk7MXhb|5=cAx#MaVS11f}VP;sj2CPXs^<zvnn&JD6C~6
U@TFty{vO1k};GZ>MZsu_b%Nke=jj6p)aW|pd<qw_N+=RP@D=SNU*Z0rKuSwC@DLkD=iEt0;FjqtSVoqucZ*JJF#P|(<`;B0;Dad
CNJo&(Jg2w8lwQJf~Ur;aG>g%XshZdJstq52rn+DY9=WyX07lnge(G`N~@+D;Vf4u{vyV(#Soh)94l0>jh)6D*{RSc{V%8?rZBaq
VxfsGvn#VJXt2aA9HaZNIjIA$fiYUD8le0wFRqKOWv!i~5*}%)%q|zJ{2gkty&#t@3@P&=>#<{@YA(ziFR1vJq%37Dho{h`6D_B#
Ypt#=g((81#x0yIudu)~6D;c?1Cmmykgx(TWvt~b3@t9MY^-;!@Fgs+%Pv?W8!rPdF)X*BDXr?LlPpak)TV+kQm<dHJuW_}TBa=|
oGXf*lO?~bDyWpMcqr#BE3K)hDI^4~-6xo*SF!#uxGy^`HKT~4i5HEpuPkUP#i`CEkf`x0I<I~sN+TL5e<#!^moa~=2(FJT4lZGo
&MEvTXQovwu_|9Jrzu4&oT$7fvzxo9p)G$g(kqOtNi+B?04IR3wk=_<bEJNu53k;@&94zHsi*EF8m}oSw=D7_up)me-Kh2?=&UWM
KdM2kqN(p6<gjBcsi_Gq1TT&*wI$^)GM)4;x~SqVoG31=S)eGd<}C`Oz^WYq53Vb&VV)~1|ExnQtfG3STP+B!Vyfe-S)}GHRw=Nk
4>0T}Z!e`R;h>Bz6fU_hxU7sZj;(K?GAvXnur5I?OfO|F>Mg*n6tHiqW-KAC>#!LqYAbuKDJO}oU8#_*IINSa1*=6aUnwmz=_AH0
V=x^rQznHZ5+UL;xG8xX4J0e9IW7IGLnGZW#;}wmmMUW}Fe^|oc`Ml@OD72^bRN+y$f-D{bghIaf2F#simY|0eI8t@LMoN5XC26{
EiEuCP%l5HtT22l%r7XObFMKlu(5w6^DddB0IboRBP)!fASjlgXDPcY(w<K$gP&%xohiJqG%aE**QH>oFS58VcOb4MZy8n@`64td
fhvQc6|KuB{-;K-_ahRlQ7qvx1Sm5tYpV;bsH+hgX0UWD)+lhK4z3QUQzJDjN~(UYzM`wG8mCO7(x~MNK&Doq#h}2Z<uAr9MW1`F
rm%=CN-Bsfb(yU%E-jQTiY<_;Sg}>DfUFB4A1NOxH7s&2XsX~N!Y%eDG_H9eV5{LNx2Y{EN2S~;<}XYxh%Ch|^DAU6gs6t41}<kP
<1B2eEw7m?85?yhQ!C%9W~X8%ZL4>ztDx|tC@Tr7N-27#iz(9^+9X`6m8r8TwkjN=jF}IuOC|!8u&u<HDlCw!i6tm4XDg$rp_m>i
)S?-y?<N(fovSt{!XMNeA|VSj;VM6&Wuyu!L9rRE1uq0DUZk9_2B>&0bgwxk7A@4J1gamfEitYy`xZeZK_A(r$S>n0P%IlGwy3VA
&>}x9FeC#Udn+KGTPRg47^z$<k+6}l%`LJm+^~V3>!|20&Z&N^XC|ksNuL6wY%EKzfux%yQzxyTGo@^x<S953(v5vElP7*KV<nm;
cCRlfj4G<At}$Y#T_9aDGOyS$O)bJKQ>-i|&nl{{o+%X+GpE$74J+`k^03RKaIP`0L?}9=rLL8yC9hPfUoM8K7p%Ljk*t)h44cTQ
YArl3$}?W24=+F^LMXr{eIp$pgsViTwxNigv9K_vQLekKYb?evl`dl@?W~(DeI^{KJEgX;L9CFe`!OG^cPuTe5-g&iaiNSXz%2!%
5iX4_Bd*b|7^gb1zOGg%%&aXZ)Ua5naI9%2+a_VFZLU+ON2>lQ<ts_A2&(@V{H}$uc&aTgwJCWd=%!~TN2|jxQ74G5pCQezU$8bN
qAkfR0jE<VhO5^sDW_d6Whrv3?V^OPs-NB~_pX#G$DxWW)SrAU{;&ZaMy27aw4oBN_OGQV2c)8>11kNfudNBBW1&AS-!PY>Nhp+@
=rAv;E-v(?)TuBqQzq)M<Sy%`E2t4FlPs?&N~|n0d?YliA+Jpzb*e9=Z!Fp^9x@=5I4^q?elOZ75-YqcB(L8u>83~=q%Hd|OE5h#
aIogAE-Mu+s37T{?yPPvhbYsg<f;R!^Q6NTC9DW6(WUq-dNDb!hAEUT&!BFt+boE#Sr{TNi7?b5Q>$nzO_XD(R4WuE6)hkv<}WUt
Y9V7G6C$k}j<DS=3a^l>FRGQSLo6~Zr!LyB0Ih!{?lJuvmM>SUWUh~-y{~#PPcZwahOe6?oi2o{K_yr*3#!(nOPi)GS2Ta28L7q~
Lnh9tTq&z4XPna`+@>s@`X`33kSXt}f~Z!m3!MHaH?g)ao-BMV5w1Wdgs^BM^%(FXqOhDS#jDw}L#Ki)b1WjN{w`RqX)Q+@nJ8nY
H7$3kA}k=HA+3a{Yb@uk$0`UZ-lNj2wJhH*YnQFD)G&Fe;;2O`IjDrHyREdY@T^)eq8%-)3?%9*-J{^8hpbekkE-Mye5{?UBCNu%
BONrO1Sw=F&8%rG=N?ZXJ}OD61fV^wY$L3w@~M(6HZl3A?yNhgN3Vq~y{&Ps_^ZGu<|v6RhAAYgW~^-$F)=V9yez^YMkGO<I5E&M
>8)3%K9{sG7%$MG0iaeew=h>ID5<I_zbhTBT_r!LSuGo_FtHe{^Cg%qjjn60W}|a0I;LSPl_(u17_5>dqNoTh-=*)bo~W=U%_ZD0
ld5tp6eKFJ!mqt9voHQBJ1=A=L$IJJ_9#~@Q>nWv1*u4;My-h~(JS^Um#qq}Fd@Pq0x{PtNgi-2?5I(sKrCo1<gSJ+{H`LgR;X~S
FRl76g{&K`8XoB;p)K$&uqp{C`JnHugewW838)P(q^u$-0G|r4SS^7edalW-EU(Zl@GJx@h^M-#*R1p|!!aZ#ajlD}5h<prn<u3v
q9D>Kx}?q}+Ng*xHWSD&1uX+C2CjK7#ik{j^{_E0O|KEB8Z2F}ZY2(}oh(GGZ7<|3P9hm0`z@!OiK471HLZLuSE)OtRIIHPV5}i8
dZ$`2ORZ_Bo~|db>!+HcudK7DV5UMaFP9G{dn*R2WG45jv#%tq)T#U;=cM&8<f!|sNiGAZ|D`jpajb$Z8Kzz==P%)(->sY_*`!pk
%&f&Ft*1^dmauWCWTR`UkSrXsnW>v1&8}H7=qU*-ej?7Hnj<eIkt^RWoiH4*GA&l5{3!>o{ioBe#wi)C`LOvVBrMe!r>yC$V=T6;
&nZc&oUEFpwj>BA&Mst~@GWkyNu)O{i>MH%Of0-I%&A2pSR<9JJSfp7&#DEqz^pH(BN?nNd9NoWvnq)uy|CJ+{4CX`WF^?Ilp_W)
cPcV27_vqzxGTi57ON<*t0GA-(5^|R1*l1*T(HV3lPK*hqz{TF@TzJpu_1ygiZ7g`7p=>l6s4A{=^X;DJFK{@Os<cnTchnHM=A)e
`LFvdm@EyQjVywy4=EQN+oO0YovbP?6fn>&^{_UejWEBd^eO<dHYidlW2llP+Nd8aNG+l#`YO^b@TupoPAV2H+N;>D44+J;$Sjwk
wJ?nyWG%<4T`*iBt*a0(eJ6*hm!tzJXC2nCZxS@BXs8UWmoc2KFs+raew{5Gz@>hxTqKCBQH<gyilK2OkuPkh!YTPL7$L$S3o%Wt
7M8fE5}jZvTOE5LkFWi#j;p^ftt?ic7qFWmv8@NO#1pu%lCSA1K`{Fx>n=qpYOhHy<((C(X(x=S7AZ5ZW36s0GO7BZjjR+X^se_X
Eh*Zib1WLCASxXtDz3GpXflDShN#l1Be0aM^)4DN3NBx$04=aCi!V2<p(y(+DI}7rzb+#w*)1zDPaTCUk*Z2D_@dY;6RJ=r;VufV
FQgT&5h<l9ry^pZn=F*A3$F03@hfJlEG+1+ETEVuo+*DU|EuAgHz$~>rK<@k(5omhEiYZB!6eTvzZ@l_xv^v|$evWC`>d}ks4aG`
6R<TUBdU-rm=#U0x+TV|EFz<<8mD0%+$y3eYp3um_N;NOO)b(e4m1}mw<+_bDI^-3c_=O?eXBk$Or|L)<*55C#wlGa87_;ogDmf=
NUR>O&#VfqP%6SHU8IJnA+LESkQr|$K&>FE8X=G@60nCTmMq;V>M2$s7Oui4SS+WjBdu(rSuCBVrZ1+fuoqS!SfrJ(GqYGMG%!am
|EOjwYotUiX08M%;Uy?AXRbn~J}sxJb1u@co2SOI;jiMRFDfJ|o~(c^!=RlY0jRF4tTIF?=%QJrovyv8iZC`UC8TL9L?_Crk{-aa
Q>^Z#Q>a%hDk+7nf-a;KHz|;<D4Jd^)-28}D5z?ry{<_qJ1KW46d)!r)GczPDyu9iFs>-6)}^1QG%<*ntE4TI7%P<$o};LyST1C)
D4IB^PArEc_nurYYN}(ZEiIcZ;in_BRxXpRNi4rB52Yfj<toA{5-^*lGcs1GAgmrI605VWNvs1g*DPMB6|T@Kdm~^cjH0zIP^GV{
>MEVCm?B&!YA8G?&nN(@%PrL_iX>Pld!@cA(=Qt?!Yef_zb;O#t1UgSexwm8^eK2S6)I;dC$YF9Qz?ups;rcz=_Cy;I2}7K1t{Dm
gDYw+b16VAvakUocCHkwuOa%aa4|KpsV!wO93zRT&!}v!W+@~vN~}LH)~rFL60A_FH5No9r7or@F)jG4(JW#t_AfxN9xTAHR4O^I
Kc_t|LnR)o605#3ekk`SEiDACzONpt@F@-|W2qgg(y3gjM6T~Ge=ysCeXa$r7^PONpeH`A&8onpiYr~Moh%xxd#So37%mSma;+OB
e60>194-(oRxMH~5ikO&<fFSPDKI@UK`<ho$+68bdMT+X5idX~Jh9U%a<9iOqoW+Ley9K_nkmX1x~gWdBQcJpq$ts*9HNIF*eKC0
fiIq|Y@anCJh33E*dSA?8K#u5r!k~3<*90~+A4CdA+2UE53ks;nx$MQ9Go2^3@UvqJ*)ySB`xS4X0aL}53kKE`K*PeDJ)*4Dx!+3
H?0;d=rI;9$*E2-+9VPvJS`~{RjunSxTh|n=Bw%@<|_g%TdY7Vcr0HSimoUqMl2AcJtMcN^D3gQS)*YpqbUWhg(Ouh45$*GqpTey
_%W-p#W8p;FRj3!Juo+-A1Z<@wxo(EI55^F%q_SlKdghM2q@vAWg~Z)x3GV&ttZSa6et8Q46j=$X)ZV_L9V<oLM<?=9j4=|r>y0y
Pb$4E46TYQaju`3Cas1sJFK^;JgFm;iKU?|jHNapU#<o+BCB(vl&Q!qNvz!-J1A+gb}d>fizag?6DTsH9xBMEV=d(`d#%&2+pjdH
iY(VDSuL3`Y9VkbpDar%5v*h&ma54l_OW-cv#c^GAu#(chbW|^HZ8rdVJ$bEMy$*vmoTFyJ*=&*tt`N=*`QG<n5h>p`KhciMVzIk
kuC<UAgt3Umz+_rS(wSK)11hzg&_r?HLHoTqo@X}c$#mo9VrDMt{oMjpso%ugRZY7geBOp-mhIH`5K6;>#8Lf^DMtGuc^qPpRGEt
YA7kEtSl>~sjD)m;jDWth%n5ZrKnvc)~$%73axY=B`g>x-KjVyu&$#ZV=EFZi>RO^cC5E8<u9_M@+=B5TdNYRo-1b{C8jJci69p&
gQ#k)&8?%UQmy<btgiO0(;{FgDkK-Mk|}(u*)US4Hmn<|TPx+KZ7$U*gr{sQjVbCY1~4lq#28YZNT^9DGN`{N39g+gM6b*+$EXjk
$EbIwP8^-9bSV(3-7mtgU?_5&NG|j%f-dwYo~F1j5iww;`mORRDyB><E-02A5i9_*k|`-IcO;rBW2<f~V=kSl$0^n*qA1dzT_s7Y
daaWzIjCG2nGoQus-+_w1E@T!+pPpG%PhaCTc|prO)1^1Iji=m{w&)dhAQo^9VN;sL8>q(HKrdecdD+gK`((UajaOcFD`DSm8;(`
5~;&1y{O8i9V!trlPM*wRWK2)>ZC=kizkFB*_^H}btvqlW-%%#(5s0ni!4W_WTVU&xhG{M5g1_}pr<t+k1u<uvMF?^zbhG|NhwAt
x~o?#tsGmd&L}A*;V25I;;GTBFrDNn^B=P&T&>5gNh=_p!>gsOd@e~TyQnBJZW{%ykR(hifh*Rit}nSPcBv*Ux+LDPtEzaZ5iVw_
hb()oDIeD?D=<wh3MeS7HK9i%04z?d7_15*B$x@W(iah<7AWs25g?nbav6FpF0Ur4uB5N1rl{Ad46vFiktMLKPAK82wW{r@o-8RS
bFcp=D=Drmw5+ctRWC0gr76QL<0@;R6)Y2+nkbbm{H@L`WFz*XzpNT9@GVX!YZ&0K7A?K1bFVNaD<)&1JgxaBDJUhS{wc&Q7%a~%
^DhssqN540GOQJ;5HB++>?+lg46IEfG9a0*Z!fAWS1OOJ(Woe_&Y>PKh_Sb<bT3pZ;xfpvA}mZQ!y=L?(V$EsP%=8KBcNX}x3LZ=
v!orcg{)Pmn=2x!j2(NcS1vEE@+k7H9jHUCPpHA9Pc5*hKdI-Udm3}C8ZEl3u`O^gSEy61k+2RXM4(8mCNH3_@u)p1U9D~}Oci`2
AEP=ajj;78S1&f953UKUI~kc7a4F%c)T!w!kE1~?6*0%EA1Ej)cPKfl391&R=ODVKuB{g!zauTBdn_X=F&%j-ovT?d_b4MSov4DR
H>+=|sVsddJ0&?E^d-A5@2uRbIjGU4VlFeMBCY0{60mlv2_lXs)hlEw->es=#;zi*rl?4-OD`#>Z>lyR*esc?WRGv7&#+IVE3ta6
?Id5GD=^F|2Pna-T`xALUoCQ=OQb-g>#?mXh%jCyiLlEmc&Krv4y)j#60cyItF2)yZY|xLkTCEo$0sE(EUu@fv9Jm%aIOWQd#}7F
3@lJ4`l+a>r>LkbF{jlUz$-E+JgHT%G^Gu#Dz8DVNUY7EoGPa*45!C1AfyDYyCY1mGNhuQ?Xv2w|ELZqw55S9!K^Z@*)JEEt*VP8
=%@uVz^dh_qbwmL0-oqF_a%ZYP^vB~kFckxh#+yQey$;`xuB6K6d{$QvZLuJ$uTIZQX<~4bS=3s4Ium|<f!B=-KBmpbgh%7&MnTd
r=f);-Wv?4H7vy#3kYGXsw?9xCNV}JfGdxzd@*J)BP8Le)+fv@4K9Qi_oGHFxhOrSucZR4-lse%ODn4`DW>(Q^e#Rquqys5O(d|V
8mT+5TCk(6VjOuZ(Ii1E_917e>LqEajxY$V7p+JzN-nb^2Ccv_`!T;Ng{7md1t}P@-KhJcU@D!i`LIMG)G3Im10}f`3ZE^gb0^s$
Bcu(Y5hm!OpsK#DrZ5wsnyLAyxH0Ca9xBNs7_bMeNwBG;imTEZ-J>R{YO(yC9V7Co@vc*xnJIxKvZO37@GIsh3$48=0x8@fp)*-2
8ZLD#0;wD=nWE{gilT(9sViHt_bHbzfhoN)D=@Vx->vbjWiO8_RViwgvMq?Dk0a5r`l0_NU?j9Aqb<HIa4EneQmz^<k1VRBAt|D*
uO9TPaVt=+cQB1Dxv*3!2rZeXtf*J8b|q*fLaofIBCHarLafdv<ftK@CM|X*s-ga`0V6jsi>zd^Hz~<1pryt#BPMp7Xe=14)G#iq
2CbDT$01OnqAPE$?ymbOekD+>P9q_kO&TRD5GItZHzH>)Tde`KsjLDjfGrlJNuYS7qp?V#=O~P=BPUC*jVJJ_#HHsiE~KHYrYVvY
&!+AXS1p69@}uCYPZMsW60rQMA}ph+a3Am>o2^@}La^|#ktcbv0<M>+=OvjjhNVj*kgcq+`yn(J3^7(HQ!ipLpsvy_{whZ-L8~?!
WU0@rw-lZ&Z!m(V_AqcGFRxQCteMduOs&}_xSw?}gC^!LZKS;_k}ZcUASya63^5+5R4#L^?y733uC4N=zo<th=r4LEaWMTYOP&L(
5HU0!xv$W!D6N7i<E>CJgeEB<*{<y^B&{DWj-B%wovg|(?yqhyS01h{6evg}3@~=9TCc$%PaY&I@TOrcbAe1RJto8|tgfgn6EIJ$
>8Sm$<*SmaTc^RI@g9pOLX60zS+LS9Y?@Cl2r^ixBP-mlxv&qbe=!5G<}c)%_abX9;T#I9hbkyAMIiPrYOcX7vnX(=V=Z&2-6sR8
ekgw?HK`yaLn}0zmJ;}?dMm)N0i-}7S*S%Jmzor?t0?BHQ!f0eK&%9;T%+18RjfFyH7nC7-kZxQb+B9}?kANh5G)?8Y$)55VJ;sM
R-=3*kgT~XqAz|Z8KPsUDy@5|y|3b`%^-fPhpZYbs4WGcn5>E>ouo}H=&lnl2rI=Z9w2I_a;mB<xGfv1&MUX6b*iT(7p0Z0LLqdg
d?1M{Xr)E3S0ND~10>rlogwikFech8eJS85uPFo|bu0=nI4py&)hsEgYc7tW*(ralzo?5YprC^>ZJQM=46srg$u0byHYUg|TbVd0
!KIq4i!B-`XPs%V&!Mj?<epTq-L6S0&Msf5SS;kLKB~*AC9eys=PQOM{V4z`DWc|_>Jfn|UYUg`_o!$tOq|BAG9=+ByecuTC$LQ>
9w^qWttHK`_9{cKsHgX>->1r`ZZYvOiKs`T4=@ieMXdRx{3>&<Oe<(4LnyN-wW`9TL#J7+$e^qx8mgfxH6G|Kv8*7jJRUGESf}cz
u&8vW3m59IL@AUeW}%C*CazR09ISVncofd945|OFOfB%LH!K_|%&nrOs;2v{NwGaFo2CMsVJ-V445R`i8zPjYVlND%<f>qz!xsWE
DXB{^Kcy0^{i(Gud7hdj1uPRIUoFog&#SB`%cq+#(4XrdTQE*3c_POf5Uq%-T`T7(G#isH$E@3{)~G|T*Ri24=dk`PS}U_EIxYYJ
0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
0000000000000000000000000000000000000000000000000000000003wuUnrL&_?n=f&X`W5^{NjbR-n73pc0B7l_B4n*QO#T
>L<-43Z+gOz$7k~_#qZ1LY)kuz#yiffTflnJt$x!`6#KRks(^0tti;1vZS@4y&;Gr4x23~@S|@V=??=Vt|dkxbt2m(ex(ndLz!ry
1fuF686Om-s2JlSups~d
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
# src/tempo/network/layers.py
# ==================================================================================================

"""A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.

    planes -> convolution -> bend -> convolution -> bend -> ... -> features of each cell
    features -> a few numbers a cell -> bend -> ratings, one for each action            the policy, before it is shares
    features -> a few numbers a cell -> bend -> hidden -> bend -> tanh                  the value for the side to move

All layers are one thing: each of their inputs has a row of weights, what it adds to all outputs, and the rows lie in
one table. A convolution of 3x3 adds up three runs of inputs for each cell, since three neighbours in a row of the board
lie side by side; the board has a border of nothing. Several rows are added at a time, and for two cells, so that little
is read twice: faster than copying the neighbourhoods together for `np.dot`, and machine code like the rest.

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

    weights: np.ndarray  # float32[all rows, most outputs of a layer]
    begins: np.ndarray  # float32[layers, most outputs] what the sums begin with
    layers: np.ndarray  # int64[layers, 4] the convolutions, then the heads
    rows: int  # of the board
    columns: int
    here: np.ndarray  # float32[cells with border * most channels] what is put in, and what every second layer gives
    there: np.ndarray  # float32[the same]
    sums: np.ndarray  # float32[most outputs] of the cell or layer that is being added up
    next_sums: np.ndarray  # float32[the same] of the cell beside it
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
        next_sums=np.zeros(weights.shape[1], np.float32),
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
    across, run = network.columns + 2, AROUND * channels
    keeps = network.layers[layer, WITH_INPUTS] != 0
    for place in range(outputs.size):
        outputs[place] = NOTHING
    cells = network.rows * network.columns
    for cell in range(0, cells, 2):  # two at a time, for which each weight is read once
        other = min(cell + 1, cells - 1)
        place = (cell // network.columns + 1) * across + cell % network.columns + 1
        next_place = (other // network.columns + 1) * across + other % network.columns + 1
        for c in range(width):
            network.sums[c] = network.next_sums[c] = network.begins[layer, c]
        for above in range(AROUND):
            corner = (above - 1) * across - 1
            add_rows_twice(
                network, layer, inputs, (place + corner) * channels, (next_place + corner) * channels, above * run, run
            )
        for c in range(width):
            given, given_next = max(network.sums[c], NOTHING), max(network.next_sums[c], NOTHING)
            if keeps:
                given += inputs[place * width + c]
                given_next += inputs[next_place * width + c]
            outputs[place * width + c] = given
            outputs[next_place * width + c] = given_next


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
    channels, width, across = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS], network.columns + 2
    place = 0
    for row in range(1, network.rows + 1):
        for column in range(1, network.columns + 1):
            begin_sums(network, layer)
            add_rows(network, layer, features, (row * across + column) * channels, 0, channels)
            for c in range(width):
                network.listed[place] = max(network.sums[c], NOTHING)
                place += 1


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


@njit
def add_rows_twice(network, layer, inputs, at, next_at, first, count):
    """As `add_rows`, for two cells."""
    sums, next_sums, weights, width = network.sums, network.next_sums, network.weights, network.layers[layer, OUTPUTS]
    row = network.layers[layer, FIRST_ROW] + first
    whole = count - count % 4
    for k in range(0, whole, 4):
        i, j, w = at + k, next_at + k, row + k
        a, b, c, d = inputs[i], inputs[i + 1], inputs[i + 2], inputs[i + 3]
        e, f, g, h = inputs[j], inputs[j + 1], inputs[j + 2], inputs[j + 3]
        for x in range(width):
            p, q, r, s = weights[w, x], weights[w + 1, x], weights[w + 2, x], weights[w + 3, x]
            sums[x] += a * p + b * q + c * r + d * s
            next_sums[x] += e * p + f * q + g * r + h * s
    for k in range(whole, count):
        a, b, w = inputs[at + k], inputs[next_at + k], row + k
        for x in range(width):
            sums[x] += a * weights[w, x]
            next_sums[x] += b * weights[w, x]


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
    most = max(outputs for _, _, outputs, _ in layers)
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "547843cbf6885771ace35404", "checksum": "afd366d89936a41638ae2616", "sources": []}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;9hSOyj=h-;DpR+Hn;S00#+4D>>isbdHs0=_%S5fe$wDU{h-
HK0}SghDc;E@q)sA>WFd2PDv<+HX6e;FPJ*Mf<qZE*6bpbawXz0caf0OT!p=QE_PWQiA532@R}p;=&~9Z*T!YlYS!*3Y!;ZJ2#8d{Pznnv6f?%?h3YBl&u
2z%VHre|un}5)sA_PuXX9D#ab!5J2m5*NL48<#sN$F3l+*2#sE%bH)wSdQ6DAWEV;G%+Z10<ctC6Ha4yBs}|16IxRgLL-_G7a2j{ux<qZzS)KPApolpJ6R
4qCa+NCbPKDT0FS}W<GIvNw{XKI^VV-
m%VM4a~0~9alPd5fl%hjCP*p=nA>LpG>s1jZ)vH4mK~3HvusCNmCWH2w!<J9bzKVvYqR4Y_uM3M1J_BksgrQ~peJ7CBK}}xV>`}AG5|<&=mM<L^VjzD2E3
cAHC>y_&&y$Hrk;1k3K;Km9lDclA51qj!|a2zlBpE&WW={%7J)BVN*tK&`|l9*HL@GSAFL1qM?}yH>Ln}l04onpFa5Nh-ugd{-
a<KRbQLYjrZ=mIr5=e?VRpLzOE0G7)(|@n^a`bV%_<1l8l9YE{o6-!@3vv12~EQb!LWx@Y@hQR?F}35hzpDljC8-gFCdCo$0U-
m>S_u=s_tg{{FWMXRR76N*|2x&snIAl;WTNZL+?;)8GSoK!5G!uUa~0)+oB3>9Pyc_#R8fE`yV9SX6cB-JNG<y!a|?iK74H;!$%v<SPZF#>8aB?lhjr|h^
{@Oc790%xivU1%BvtRiezeox(~7#p~1>dAlac&U=97`r!Ugkvl+(2lw{P4V&z!v9LOslMCi{NaxIzo@$|zVXq%%f0x#mK@LS021eBA;b|`Zp-
l4GHbrj`A{Q^*zf$vs+DA<K1+&8%Ep}aqmlSnXlvjQGzir7JgZr?aa&j1kbKvdQsDUkr2JJ(5Ou4uEE0_O(Bx6B8j>qBTUqy$W$`*o7%vG-
2py=Q@vezZcn&>`|LRad-5c*mHh>|lVhWkD(6gN0uPO;7W;zis_*;(%q&g2cDM4~W~Z^=n@rR};~_wy-TQKe#Pwe3`q<A~z(gD0Z?CAJ{^i_Mv5{=a?V;A
p9jv$9-LKsiqD#eGzi^#Fjg1_m$rfJ4P>8M*-$kn*5ajM-1yJVG}*WxN2f70FDFu=Gw=W+h~g}N_OsS5vip{9Sq$_@H@@MatIV+vE5xg!0%)(k8-
Q@yVZ`Q`NnCA3(0Hq2spgzXXRiN?m?*!>qC-&(WB)$ly7tZ3irCihEPa`&2$RT<I{>x70&v2wdSeH`OqYw_U+MlSJ=%{Vu7bK-QIK7nTOg{xT&nzRO;#9n
xvP{l<0Lc33a^&O{Qk{+R-*WY}YQfdZHL$I}w&-NG7hf_YYurD!VG+5^EhUT5nRWzto^L)kN>Bvgk>D*Nr1Hy-
H!XrR;fb!R%U<S;d)<DW8sr7*2(fZJ5q|weZVpJ)SfMiS^3q@+<iNmU+Zq!X1DEk!zqY{K9H5>{>KC`>Q<pXG?SYEz57QZvMs15;p)5SdX)G<5+EL2k%P)
sQ5<Jn6QyOV9FAUN9AVwtRR2IuxZG>Sz4Boy{<_1!aEP7{$8`DN$xdy0IAPc+$5Wfr9WW&K_6xs8AZvE_72zp^2_V)z+_f0x?uv%lu*!#0^CgUG!UV(a~*
fKB5f+MyEJfP%V!Q20S<~$eMx0-
%QEnHFTOw&9s_;a{qwHnw=zl9rN{U&#q^!e#dK`;=1r4jm(_C|r0y7uRcwL)>uUs{PP#R%rEH+bma@?V^G9Anw8GySH@(N`E;`wr&CM<f=4;vN%6txj1g;
Rgo&^+VtAJOXuuy0I7*snDeJtUjc+hsY<##;haN-^$%8hJ$*pzqcmZ=qAtbdV*F@e-
El|pSDm43CR7j$+$1kUt(=AVAYba70fIyD3xjq6U&7T?DbH*F{x)ez+X`&JZ^&3HQ?^L*AZ(<#D|6jpr8%bG<9uE*Yr7}Brhj%@PsnXPOv4AgOa^)@kXlR
`VNOs5aFCHn#Rx5*-iPUk4lt?7q_O7&V|J0-(Wbzp>0w4&UIjmNgyLMhkw@GWAi_^#wbJz{5tp-O*|fkwstQ8UC}voHlx^jeu5=-
~kx#r(SgKLJA8OB&RMirFTY!!iyWW)*0m%u=EE?VGV?G-5;gJ1_nHIX}M!n!BOKeyu72Rp&3X-
iqh8b<EaH6grOsmI0!1g?|Y{N|ch%=5EN2)dN#BmhPKOC{i#3(YWjZ{xf9}8{duRxCH1cX%EeXvL##P1BWWulSH?&$o>8zcD058HJ13~ZT5ov+(y+l7Gp&
8f`*3QXlyNfc&~`y1wAj5fY^njwIZGtm9dZKGVmu(GrjR#+^#aLQnAF^EJ2Puf(mF;JkTbT6srBCsCs1HkV`c=B=pMUFKo*xV2|30=miY{l`$3$_}&eUy0
5=4QMIQ8<qp8XC|hW#`J+?q`h->FeP5*m$B%N8rtZqBPcj%RHXK4bf$Ch$hn-5W&ukTvwpjzH#PT-
4S{H)GLA6DGQRe~qU}rsTv8D3XBMnDTM;tX5DhG;XB17NJ9dy>*D;+8o4$uvLTM+#Og`kBr-Zov-1bcDrrB#>e0g?W-
XhWvy=z6PJxx1lNpuzi?Ra2rmLp$dx@6$bE`J972`jciA(WNmS9BKdK86{IKSwx`;QjyoW+5-
h5FiM@9^KKFH$hBJvz1To5i|I+@n4d#dAl2WzpQd8=U`hF`amBOY1S*DF_fJPM%WSroptwH4^3%90CIhv$B8H)RpzU*&O)F0A-
rRTTI1aSwo5czDE|8^ILb+=HK^UMZTZC25b%SA|ns_l?f6}bb&6t9tP2Lv-
N>cF)GQVL=VqFrB%Is&!1fzW@J=>&z5v`P4nTe56LCZLG$4O@#KXaRmT8=B-
$rN7&@Q6iNp*26S&y>s*FX%zFQKcfU?t0Ksy^SZ2z12T8l_&vT8@3_updT3_;exRrF-VeA@0e5tKr}$ASpybnFLG~8hR_b`tV-}b`l{IAGZ=+3FZOSRT-
}xt>YLng{TRi5482^WHKkSOp?37>9yzUlAk!Px%^htkokhslMM#K-$hoVw<=KkT5nq%aKd1W)6_UN}^(5`_&(+GH>KXWdp`~g^Z?_EpV&IkU*vr#zf*1M-
H*CFk+`8-%&~0G8&MN^kER&KKp)#236iXgX>sqHQNcB_0pJ61@>3fKJ-
K1d3e&PLC>dZu9{0$@h9e`BlVYiP6@w6z;V`kHE^lK6Y)Wz$B%z=vQcKOhSOjEfwtD1xg(`V{mZ|Q+8DmwGe15R$nzz>|3^=t)QxtB&OO3k(#kZn@QGz0)
7<T~~`7opdJj|XqGcEQr_d~d}8v{yW>q*x}bpek}592Yvn>`Xq{;{bt&feCE8Th;Cl#1oqSzv+MUdO%se%*6I^=~Gd!g*5sj!1xp6g_s6MlN}PzcioZFCc
wy<;TlFBUO&BbQP|<J)T!0@QsJCgw?lhs=TG6U@J}V=0Q(iw_#rr`%yV>@WzizME}1=jXMTY(^G{ULEy{SKZ+iF@*}Hsvir$(w|Ik9ahT2$-
19W$J?5V3~3HH$bB#47NtPC$Ns}fl+zb=@fb+KPFSIO$uK<KoS_s78?>@kfq7%T=d;)m?U$YB3(di=4(Q(RSo4RAcWpVmW*X6JzofLY4YCC#FvAp5-
y8lcy}FK#fx1phxV+m3ZRw^Id2;twyH>D4d6KH83_@=TQ7#7n=ROna^ALO8x(N9kWPNaMi4OQS?uz55d!9>wA>w}{k8!0eRTd_BOkPW24-
?o(xSMLMCq05Kj>z1bX|DGCBd^G}{P{6d}_&X4?>94HJ6BZ>Fv)U#_bSx*<6TXC;a>U14L6n`=Q^mHy_6uRWz;}#BOn#z*WahY+;<_W$qR^EO_OFK42_l$
}OLm56SFi=rv<%=Y2-8a-
s?kEUy663UeBFwkdeP>t+9x+EwByif>cIt%T6$rtiXk2sf()ua#x_wYk3~gI|?&a$??(!%LYG;bT8a=%>n(GW((ll!Q(cX3v1%z19af)lKTx%tbHCDKUs!
x_j5{M|Oyk!?Zr2;e*%LW2Ow6V2)5NZ&>O$o@-?hjfDPgZ#b3(j|4`r5y6niX~qBSaiWnnTVl`;@|zjQowzNv{qtB(2~cgvCjt1}UCz6-
ZSleZ~EalFALMV5s~jNkBM`gORcRCvi@UTo7qg_3E~6aXbHEN)1c1sdgZF(3GTm9vSjq14=4I*&EY{^mrd@&N{y#ma2vspECp%X1L93Ny6XOS1xsl=GNF9
f9+jeT-9_NSS{J!-2;-
{l?(!y_t28K3AUa)_`hE2yPClzXO~L+E}gm^4S7Pv`m!5N@jS^&HgPPpnefHG_MI3wb;v%>c*ouoe!r>O>#qs)5UL^q2?x^8!XTwu+|)pn7n&Rt2g?RxJS
)?(tM9%+?}5EYMA$Z{oU)CX=p$5Fzk<c=UxV)l`A-
h2e2yX4pKQ|9aMmsNPJ*Gf6n$1?ZTLQ1K*A~84VG87UC1Kyhng)n+xEP_Gq27Ehpk(z43~hNn^Y&UU7A<pRS<)PV$T0VHSWygiM8p&tGgv!`mRQRk~qogE
?e{g`>L`D&hDk(OXwKM3-_ueb^*?j+RCju8QE7}l~o2qbS{s}E%`Oa)Wgx%!2Mf4CG5Al+`ATvR#bmPap||STi73|J955x5fyvm-
I%06AXp2Vc%V||cB?I>?wKH#xMraO)H8HJ|3&iz89^*H;?Vy4E_`FFT}XBx9_G7Ja5L~%YVppTV0l%w#2j+x3w0GpB_tIpPjvDSMQ!r!Y;_HQKFPma^31)
Q9$%W9=$YYxN(8pItWd)-(TT`jFB@+671MZ)g>w(Kr<s_|$0*fpBm}c%B25uAE1+*qVDshV<DSXCGT8nxmSoxR0R=anN24mprZ6WZ`?D-
;h+h6I#z=7A`L;KS%-Gqh=E<K=5Mjt1D%rI%negAZ>vWzo_ycYZ;k6#Dy4%8z`#<x0Wb*ALn}-
AoCAhUk*zb4akG#;Uwb=8r_i))eI^`hIqn#)HSk3cu4b?-#OMX8wr8&Q!bWK#ADFu9BV@z{_4ccd129+^8^p>;EpECieFMKulRvx}Ghp(^;Vi*?z3${L-
xIZzlPIURm$nUv)M3%mabsO9!wSrp)wB#9@<|~yf;UjIMiroiEzIHd@o7<wb#W~mU8>;3}O@N|3tbtX}-
2JE`dcI)A4BYQ<ls(Ga`t1yME&S<J5pR`60Sf6mIsITc;$}Qi$g;li1BT;8&v>RvC%;6Hwgv1bQW?b>L}Uis;i{`o><@ve9euczG06m~HW+ksRuQ>u(yL9
l_~Fx-9650c*E=@42^nZzyfzRSIx-m6KuDEM@~|qf!zsuY7k(w-
JYDy*9R%>PI0Dwp*m8hq+hUX9*}N+BK6H_kBRSb=q|PsIL%lMs$#rIr6A@Z^Xh2yAt2ojcMImhHFv4Fj@w^4IB_Z%D-Z6XDsxIG`gN1-
a%3eV(PXA}Ucs+$5uz#SQAnFB0=x~~}YfS;oeQy3;_|TyN5#R!fYCSw@M}9_1>BE4|5di*6ZDOep%-QUFaY<VZM!kU=3d(ywNUHIQ-lfmLW{e>$F#%Cqx}
nDM9=ys`xE`@4k+yTwhS;v`R`c=0SL<}Jd4pw&-(`};jE9KC$b*`PRv7%qP7lonSmJ-e1_H9kv4h-KcCQpAQWbTPjaRH>$!-
W?3zp;zLAayqw`5nBOM9unVl-Ki^SBL-bQsGT6I?P&9TYZf@Zo~#^b>`z&VV8#j!S?ZemJ%>6-
XZ3xu|<VVb@<QZs%Pq)|upRfaX}A&nt4<ahEo3<RG7yV354g)ssj8?a>?6xmP<bC0$cgx^YrHH7$2>5<r$(2&ghnA)8#)Tm_m{B9xWxKi3K!Y7e7&lp<JJ
U4JeRDw;0@jwyr`8-
Mny<lqgDW0`pxBEG{>qmeUeZJ3#xjt6axCG~H92N*FS@oG5TG629`J!9!%C%AnFo4k|)RS#@0r!<)QWo(Zl%v$_TRXvX1g?l#@akS8@y~Dc2kA=1s2z%_E
WCK>?_`pW^3`3{&3bl8$l|pfbG@D{|42^f@trbNIYoOHSM%n>H9MWk_W&+A%De>g$<yZ4khGATi8c)P{(+dcM&_oaaScwF@lrerkBXJqDju9}GJ=F!bE!(
@*;C|Wmfsj7xx$R+$M4*9ExN^{P%3G^{wV%EuS)V|8h8P5{YKL;_k2lQ6<vf~mBZ)#M3*opc<E{Rmw^ecU6?E0#R(M2oI5t-
H@0zPMy`n8D^k{xNuK<CFY?*Qk7N6|Ka@~_oP)TtU#ayVkC)K@pOj)zEUOZ>K6PTau&=CG&<&<RRJ-UdXXB(@>PUos1$fiJOM<F|UUqid~qDjvu(+JX9ss
8e1=O(|K8bDE&u+;#Z_<0>JVPazQmJgSd_LiLqeue;3`gaOTVTQn`;In83v1sa<6FR((7ISONBNk*1?Ae)%FCA(x!i+&pCbW8a|D=IOsTc=+MCRMGW~xu#
I#X%$h}EpIs2=9@0Bw?tGknbc?N_Kz(EkLBz%JxbAtivtzdk@;LDfOHBj8JM%pdABMuzMOKy_QMQ~7i!Up+{HD{4p$8`6K3-
x+xXHM8O&eE+RX0wsaGl`CNJ5R5R`|6_iGk9+fClV}Xxv=NHyE3hap(5ia{b#E>9Zf59O%JQDJwo3WLY+=*=ixO-
p5I4gmF=b~IAYcDbbMbowG8$MJE^Efc@Q!=QF74BPZ{mnHZ#RiReM{y-*;zn7I}wu^jVCdNYr4|^@98M?-M=flR%u034fD4zP%CJ}qAWyO8GVdSB~@juD-
E0Z_q9C7=f_}zbTgzLlEo(g00Gb`@Vo&46{Uktr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Vn`yOkDsi;DqL7FP%ztu&qF2F7~H+u^XY&mZsFx{5aZCs(8Vg*FkTqT&bIg)+?{}tB-SFt<tNfjv4h&mSCnbMeg
-`lHd<Tfnn~i&oq@+`~0=PEt($KswUooMwTFV<g#p;D3hA>U>$sIc!XAj3Ev}Xv$mcSBN49t#gmqqm_^Iu05Lk8Q{~iwoaW^QUo^|7Q5Y*HL}|U_)@jb9X
4_^Zj@GlA3Ws^g5A6b3TtS(u&^g}0CPPmzp;X8dE-
0RMy{iSP{<$g|pje`3AskuQj8drrDOaOUh#K0&R9uq?AWE%F=^G|``<S1AT`jpcSq?<=9yJ1adTF98wN?>wIhEQ3g{0IK^z1bg@DPZQwPPMSg+@<!HGLG6
1);QO=KWVS#rR`Cp*O6`6pWEq20kZ_z)*09d4}4*Dz{#sUzaj0cFle=l{!C4tB`~!4*9XL&L{t4_xe2XmB;)nzlT#Z$8c%_4G_3<dRHRm=62x$b}H3T$83
dh{d=H3sg2*8?qI@4;V$FiW=|{(VaKJC(+i1*K7p9UdPjd<o8bamh()sVQs|QB<Pvi%peDonk`hrnBJKJ?9CfvEu``(H2qpqZdfSrRwCMnh$S&=I2rsRnh
(ZWLKb4tZV2iZEW;ag6HYWd#`89&MgL*p+-02=o(hA3(QJmbpiY-
u}2f2%~pFMfmI8dZ7LsGutR6YkkUZ>>NI9u~9xaI+`U?AuKsJv0a*F}8H1XcPozb6NFlTv%)oA8m1TshJ7DOLBhQVx{dM7$V1-
I5FwJWvGzf!*w4(uU(gDlVZ89+<ddM)rlQ@VHuLAIq6t4N}H$+2zNlFdcQXtbcnQKKZxR><CCn)-v-
$uk4RzZlWDY$*ZQFTpR;PSzoK09O{WbyR%)T5m9!I2nKq9;|!Uzkd%P{7YR2C4o8Wd$0zG_36@xG-}MCpN;Hb-*6`78mqDEEuI2*&kV}JJ?c!`-
{fgY>DZ+EVcnD@$nOh9$PI`sJhyh7cYZLP;tc_zB5;trUI9Wf^5tKWfR6wf*m>$ogf6xm<PbPDQjEcW-di}=*^leqMH4<GMe~hxFI6VmPcPxx#sMDrg)PA
k6-0c(Y!8Csz|A`F+Ra6o~h)VUTdI^cb^g2SS&<N!~JRi{tLtK*~dHO*?k52&G98}lcM!_3$o&?}qMU!hrNCi+*AA-ih@@{@5Ms`Dtb1Qaug7)_ok+Kn3T
Yz?Y8UT^D%(>QfDddx7og7Hbr-j|zqfB79B`>-
iJ^FJvdc?HFCZX=;g;46ncKaU*P57jOU@nW<;IMf&qGe}*%@%5PsGqLL4Iq3CGuAbyqY3D&Ly#^bI!n>CRT%aYX{d(%rOg{~OH$0+GU6&4h8>*F0W}qxHO
pXSc5%Ll3<mwjA=YsNsSm-=5QLruv1RT5IF47$tA4s&U&Z$|A|QhNk-o-AA)}B^m@ka#{L-
qN4kTgZxI=P(&f6D8<Nf9~MutVu9si~_wGFH%LF#=agY%o0;q8<QankK*N7irg)c(trR_aw}N>$KkF0tuW!Zxr*NW1NG3!1g`dJ;9`jt54R6R8WGgjFoHf
9$>r`&2CT3BF|rLz82C|6~II-Srk0@g>F|$>EHFoyW2=$@d?y^?tA06ij4k8KH6Y?5xduwXe`DaHT=)?e?cob79k1U+HMq|LduXyB#Y3e1m*2G*>miN>B9
umUWjh186salc!p9k0bt>L$(oYvo05#ZwsJ*_m#BxEcLqgXNN?S#pyziA)v^H!?i~zL{2OJGeBiy^*bb&`L}<O^>wZgcACCvN%9rgkZ{b*5u^BJayK~77m
P99eT0K3E7(Dn#+*;AOZr{<J2v15w(~F_?AuRd{RrHUlIMNzVcWDEuT%D6;5({~RHqZEL|yOYPOv22om<(ZH<4eK006V2t<w6hrc>_2YIBG&Tb)F`MVhHT
l9=69^uCs)B{!bk%<}<btJ1pTnNMgmZvtnYJ`;GLTcuz+@LRD{a|iV>ir>(vj$vq-NjI9pJ&Dm)rVf!Mv~OHh5NwkmtPPaA$KVXt(J(a^(YiRqw3!?}^Li
!-06B(jfLb*uiDxlWP2ymz4?<H&Zr%%=Qvenl6v>lv=P-!ej+z2|01kj|lb@!nO*;OvJvkV$I(a6W|Cf~Ifv}m^0o#;-E<7grg&5Q4-
KQcf2=0QK4h|7E_g1yX^=ws9yO>ky7NhgsnR>cAv4m!6wRXFnjH-}avs=F*pIAIHd{97OfN~JViIuR+-
2w}!f*9xgg#zQeH55Y^`W^$MjJ`ONy(6FR%3#bYo;woWV4jBAtl7yrS$z{_eSb<e(g<kWt0fn`+=A-
ky#?4*U9CO4g>X<g>8?CRoDnTo)?t@ca*{83!&zyPu6!cXbsFHPXD*Wyv*?_2=rX_|4FH2QO(X~Wlkja9HW;SJoh9VWes-
)}6Ny^+@$AZ?gjy5<r4)kVk@5T9_4kOt<P8XTi94q0EJL|3^`334kGpE#r|W&HA7t3<Xu0q;&!LNG%^{n#XO|x(f=zgAWkb$#;M_S+aA#N7x40e-
b|nqNnIOW|Y$4gJF-GT*IqY=nE@N)t+rO{opm_!-nn8nBYK9x|yvXPJn(0_h*PF>_Y-Wp|6-
5QekA_=<j)}C3UW~BDD&Ogo1$<^~HG%rC>_anBNF5N?kX?y98RVI2BLVy`JeM@F=-
lpAU^8GSdG|2y$hy>h=u1$p{r#|Ygyrv4&#(vKj!q6)$CKPD8ffn&=y8?}T(CFcQq6m^*@DtxSs>6V4OgF2gRXo9=yuN#R7P3gR=Z^2RO<|V|IP0P0&Nz6
=s7^Wm+1I~mG*$0ov$f%J1;JsvMSKZk>)f1@XT7%S^M6LQ(72h5|j`Uc{*6mbaGLzBh|dW$&H@cg}OEfKpg|%D0Sa1N98VdfAH8J=v31w$x<e*YFggPmP>
OkGh0)}bS>eyP8Co(vENuUNp(6AIaM0IzKBww+H>qQc#RBJ`=zU>yx+;#*|)3i^&4#QGg0}T&7@B^*2URRkixs}m=^rJcB<HJko^oJeMrco+79`T=<J5ft
Xn|)p96^)+}N`@+MoI<(ZxlP(Cwo!-N3IF6qIH-FvHjGxRNgSm@d;1Qr$uWks6@ZB_)C5C4DQJy|xE=tW8=X6TUb}vf=5pv*>EJ%@oMt5Js6eT{5Zq?j!8
L?zdkV^U7;qRnvYX^L`(^vQphqH6!I33x^$?)QQA&+ep+R^{m;&ix-pQh*XHgtCN`C9PZH55SVCsU3U&$DWMzUCbjAX|K$Y#Ml|>JW|Qf34b&*bBK>M&Q%
Qy>1_%@#Np%SD&zDS^&Qd!>cHhUjQBd@M=pYnF4!%MZ@25_{wvyuOW(>@`rN_ZItFe;iKz+1xu+E($$#$0v(_wDI32lSwV);yQdJjp5PISOP*h$tTZ!v=J
fM2e^jAlSetT1)}Kd6_7f`NqYCv~JZgbouG=Wq%C%|<hd*Osz&Ea}s}!&&Oq1ccCH{@2LPnbeqJNX>5jg#y|qNIxyu{kSFx(m7p;0YXhTw)a|8uWmI(F=4
S3vWZU##tJ80e^m#_ZD(c>Liubxxx#XfI4-q3R#PFe2@`852CK;Me65ovYJYj0u&59-
)5DBfmRhB{W))~(W?WP3B9h8LjlW$%CUB><^AAnwxU|z_bFU(B&Kongr&f(D-
dK~Fu(A=Z|6;Q+4)+g^R{EvnPfvr@SCTnc6i7GA`LA<a6fclr+45IKd=qh+F!RzK{z0mV=aNSo8ncwq4mS@~w8`UbRa6realRx@G<ZflRoTM*1-
zY`Ye3ejgoO1E4Vx8|jTtnP@Nn7x?Vul#+3`doj$JmmWh`3eS3<{xur`~ocn>$DOco=2K~UXX3qyh^yHR@`?fRtU-yM};liUDodetD9LJgTym7|lU7+Tgr
uNiWI`~VcJaq3+!9l6}=nkJY&?okW66%Lu&dK04~7?=88rOIWHkpZ7t@_O*_)4g=oPEq&o#Ar2Y{B2wKG!RpK&Scqa3pUiMNxJz}T8$zU)m0GXFw&3?s?w
MS07He|{Z&YYX(Ml_bgb_to^^S4RN;5DEvH4!ht%|A59YxE&bf4FHAFO7;*1z{dTrsECaz~LQP<~P^HPlz2W*nhTF9?ejCv0b7!8wVp+7CIkw#LMjX)>rj
H_uYCL^a?`eM0+P9}?hRKrUR=vE~}m0I-j3@xtxr4!$$nSq?bJCbd*`55JtglrRVF)%cET<zNPq7x(-0f3}gDO3D7-
QTZ8<MRYiO|in0^~kjm^>*}b1kExWD<Zy0c!Tib#(__JvcQ#K>Jczs+JAB?3v-9r4Xm9}zQ*Z#M8?a(V@?)D-
XLz@HWjv!dRn+9?I*S_msw+IO6SYzuu5c}SFL$H^&)~<D}j`CcZ98Gl~pN614`hx#$z{gdKLOw!HyXwZNYWFh>9s3Ym$A8c@QU`d^Q=B$6mF3s4*iSwQk5
Qk*OHTc!TTkbB?W|7i22#M@OmbWlhFHsLCqk{K6rB(8=@$4Tp*K2sFaSclUDIfb*(IIUi^!@UfxccvsDI=?0il2(i^iZRT{6mvio^E$uoUvNZh=C5rkbcd
ZVVn5y+|u4H<v1;FT7$J3#%ni+?98Yt4yS{XP-
Y>yew>9Ce#G_*HdcSEII{%68&$E5y^J70QhvRe5W8$~3`e5=uokkSKrlc`W=*C}qI+NG;(<KmhmUVXGRJc3HFMK7}brr60_lLE|F0F`GpxE3c>cI8o)&d^
4xD`M~dd*~fNb_9_)%@Fl6X*Q6ruJE=!KIlU^N*I?F96hC2iCzj}07gdDITZ94vI{XYs-
eX$9R;h535L@&SB1~lxpQX^u=&VP7L@<V;lTf@Yus!4Or=X5i7&-?lX2#AKP^#WNuR@g_*cR}I1<>{zh#yG-MQN@_}^vXN^6gz+?i%P>RC6e^SeARqWfY|
KR)ZeGu=@!;DDjEp82>A$sr-`bLRmi8s-)ST~3W*e++gHtM&g2I6?qC;2Y9Y1PJH3JLOe;KNxTCq`$B)lZ%EIe^1l^f4Topavv(FlyG^)x-
{<3@;)xvk`o}~!<u$%L)ebT^pzhZ;$TO(!rMy&VQckYk}-
YfVlUIQ)YgD*fGJ)wGF6oy70X!eOh}$gTvThQPYlrh0YTpaXtr>%xnBf)qbPB!3HDUjG;PF0dVWyjf%DTWv0CJm#;JO}1d(n&Lq<=xs+cSyvuP*^5Cd<rf
?sG0%8<i!*Xqml1|5$XG-
UD%?&bW6V{__v(=GVtCD_5^!)kUD$1S;+0m&QGCOKn{OMiBpwBTpI;Ck?(3Z)MtdXG7M;fulS3c|3dH7{}7_W!ltCYw2asgpU-FB30oGT|iZ&DWw^%3At6
7<$nd9G$<5a+R^Owz9&8s3Ela)u`*r&SdcndFIKACx!J;bl+cPf564Tc?XQ}n&)MNKn}F8wR*{b{&kKjlsseNTU}FCgMNS5V6^Y%$De*`Oc4~{_CK1Zzs`
U#Qlqt++=F724NAB!_X}E$cGG)kzs_XT&$<XB75%Rr`5_6S;e`{a12SCfJ9?VFO%DU*x7n1e%MFZRp`#zUA-
?c=qSHo^uQnOIewra96$~*Ml*4eP<iALtdKdjN<O}@P6DzyHijTi9K2THk{81A>%-
dG1k;KNq#5708mXwy5m^hn~?GLJNQKHTBkyHeH3Vd!HG+hq#ElZtxG4{JPY>okeT{&-
WGi`nOPlFz2b&JVFT~(KjDfvmRECdj!r_k()$TNZVa1xx>2fU5}kznH%TT~s&Va~8yhtAwBhmWg-47-
!?3gzaT#uBSuwi<QYp@7%zHB3q0@hcedSk*ypJiR0fgyk-Zqa8>n_1sjzLXLJ*A_HS|;M@n8aW7)C%U#fPFV6h5XjC+Z_!d)g=RF|(S)=~I5?LOXoEj?u&
^B}8`#@WFC@$j2?6!9#N`Z@=eA#UBRU>%ENK<F7XzkWE^;qn1)ol&d9qB?Aub5`w{y)%P0UH{8RB8t7s?77-
aZ5(Dr7gZYP4m};U>8>g$H4S+A|L)wtGYc&j$|jlo)GsWsON%{8>mSwKx8Ko{6u2r8M49UmZ~9=q4GO8L|Ow94c#IdF`dlD{+zJfo9@ab4c$gtB+T~IrEa
~Hzqm{Hh|HKm63Ed!|4wBGfZ4_dB}q!D#Z>s5e_c*Hr)|Ws3+rpg)U<y!2NpGxz_BfOQ0_N?Z-PBB05oA*r<$J0<P!byr-
W8_YRV!Jx#R?&fIBw@OG!e@N3J=1JI^72U(VDQLZx`LJWKB}X!EV1BG$B>6FX<NE)rW3?P`XfEI#qh&#i87OlnT=w9~V$(P^A*+cVhuu5=r${EQ>O=3USL
umsgt!7YW4L`Bl&GLWj%g72)O%@tEt97baN1+<+>;w?uUX&}kdTk}u+_U%7ng^>N+W{7A?TJs-odLoQHj@lmIPo0MC#oG+m#XX8<(ye_a(t`640L6|#5e*
>+o6*L7N(_ef_MZ!zxUOSEYTEK^QANC`!$Q`rhcZ=2XBDbfPi`uCAl3wWLlk*2EW(^oojxVbQ+tN(aw$$iyo=Vn<)8d5mkQr5EK4wsBVfY-Ri2`@c!3Me4
)O@7VLNM)Np6+W<*`UKj$Yk)Cb|m*{tWrPs)kdFW&~Tx?nDx?CzT(0)E?+Fjz~2#eqscN1~I`^*`a|K_lMKk=j#Twe{czb)1~ajq9m!OWg+g|iCfb?E=Cw
kD$EM}@*(a{;9yo>y>zIPeoMa897;BBU{Md9cPA_<5oIU9RCkudEKAM~#iWN-z)o$(9jU*w^<6?P6_2qVa-
A3nFAht9?$)L@D$V*WO%#a$%8og$I#BI!mlF90Aekq&4m>LxH|G3mN+JiGL?y%uEoK=BOSjFy%gc;&7kv&j_GX*IyGZdXX66voSpYuiTj3;W@sf5e2h@U8
Krkz>l=9>B6|<lzb$!33#Mr6oyOXRcyY*J3iC9cj337J2=NyziF6qeJ!<qADo&s0eCCFCEj7bl8v)gQ2+mu1<g8^H852#0RwZ^dx#v6!-
k+Ty9aDL8heiS$-M`;SeGkQY9J*du-MTV9hwjx?k`RLRY)sg1J%`qNlW}2M%ieGR4Y^jzADzb+9B#BK_RE@C~RzKoQ!{mDQPuO9Iu><uBP2cBarWUP(<(n
I#EpwJmMZ<CCneo`<8v<WTgh(B>-{RN{8ok;W?uG)f%*dy!o{YLs2R=Ug-bjW}iAKFw2zcOI^^+jTkVZBdUaetnh8dKT)q*%#Vw9yfInw;)Mm^U~w5v|5f
l>o|Kz`}frQYEw*-
JMsc#&nzA*P{%2;(B>!w(O~ZnENB;fAmigwEezizi5Uhm>Cvqy?}63XdYk(nzm!SH88z++qUkq1|*rs4c5%=ZtT__*Ab_98$$pf&3s{AA@`&Dj*_V4bWy0
G3`J6iU8q){N)VX$3lEBmcKQWXFJ~S5!lg?F%A7@z*iFieUo@A;?7^M?Hn_-
W+3n|!LV71@*mHAeS$b1@cL>8(I78c6sA;InymDp9rw}<J}j1iZwRp$!^rgjz;5m7q3FR$Ls>w7B=P;*Ld?Je;M(5#&1Yji304gvKdqhYc{Ea~PoJPi5U|
w=qeRe(lQQgNKRnA=XV}``IG*!X7yaWvf1F=q+lRV>qAYgGm_51vj880*7`Y_Gi=4~B1xse0GKj8tB^zqpd;0`s0-=4PA{-
*@o_Y!VS<EIejWa@KITDQOR$Kl=If<r;Y2)+>uO%TLTJqi1{-zW{r%C6Tpc<K1Pu=A4zzq#!2A-
g9ix8Jo%o&zGOZBNym=ZX{e<U}mL0>k=1RA2fU>!YD1Z*!GB$lHkAFt>6`;pw6wh?2u-
~LGkacW%ciB4mCF{av^r0H69NhN!D62l8>axXOb7{KP7vsAHm$p)5XNpAdP$8%NQrYeo<Ce_Mw`EDu6D-
LCHmf4g8>}gx2REL5QyRUKA{HAav#KQto$6^th$o2EJycxxmh-`WU#usb-QZw?6rZH-
J%#@0u`*)Y|wlHG_!4QOmXe{m4wiM`#U^1HxL|q_xn3hsl+5z1q_LeFPwEc%Z94DB9kZX*mQC#5>NeICH+!Dzo0UzevhtcfCc1;C9rslt`R_GtOCw8}Z!T
s@Wa%PwQY34S?yyG7I+H}P6{dqiI*l5`GQ~s>jpDY*KSOpJY6PX5)>e^_(QkktQH5DY6$A2RLDSqDNX}#=bLniYgUMuBeut5beci|*TSt^9RHAMzyEr|E1
KG2+{27L5J%G$2n30~L2p{v|2(;`#ewNP)*u<KP7r)j;pR}1Vz_xi6#7;Z0s{L4gYO3tu_eIMF-c`uM&)XDV-hH_r6wHu3|aECH=Gej(mGg$0mynhq(I6b
klB4x6a_dMw2$2V{`1gieE2Z63<?IzUgaoIusirS~2Z68=xavheA4SQq32bqSTjTzFBHfdoc?|a4SQ~NY|x%+;T5X=J2Zelw`AZ>5l80nZuPe{})xX;%3c
Nt?_qkl>`m#bzIx=<_8<{>;D6g%t-
CwlQ3t|g=|GBag64H%Grfl8`0YH+|zM;RTb$BN|`F&AW(y&IEnrh2A|K{>q@?LH84Syog#e+F%62v`y1BZe%hyVSx7i|9!?gp#VonXi@sUm;ra(D&<;#}6
gOt!d0<=$mBgnYSZP(8&VqR~l0$e+iYqX(#E|wkxC(tixF}Fe$mMCi4-hTtmQBF4jDz*z-R{Z-
e2B1XR!ZA_3Ml>U~P4sj(c+d1qCOF51(&hmeax@THbiyK=(kobJ=(b}NN(_FucN&FKB}D6SKHDVh0$=q=grmBO8tE-dEEJRw7(97p~f3&jI$$5qSXjxI;;
e{!DVBVW_rhT>bvD?!DTCS`Ekp3e2ZdD9(o00pV)qD>D>kNbztiL!W9xH5jlqy$$BHZq9eC@jp_;?}=>&tZa`nNz?={UaKP5FQcHjMD7CQxbw0o_15JRP2
Z!hH<}yj^2hIJrvag6NgN<a@vt}lzH`O^^u3sP2kW$X=dP|1zJ<rYMg>AVhl%$znJMF7^_HBs$PmZu+;!bm6uNkZt4`2DmiNbUo_Cbg}@2(E9Zq&uc_34P
xCJx<(nQ6@)naNHoL#_Tr;-
Ue(@%aIcqy$s^E?P7fGE}VI4@ktSS~E65RchR#@~QD^)p#bzK8NDV|Ghq<C9P`o4g$`8`Kc#$1Egwc^IRt@RV&BNIcogc11hs!FOE3P`{}LK~FoLiq&*<1
3X%w;gvLxY8Z)Ysma)WHxNqw8?TP!(2Nu9|zyEppj0?-Kw@%UG;b=q}1mZigyN+!T*WQ%vSxy!hp;Bxo`Q$TG&j$7M7NORP&o#C|YqrL7x}g{xI`}B!G--
Hvmu73Ku)^^+_>~`Q)J7;u798-st<<RcBiY=tr@&<0?U|W4sHfO>lL>9+KC&K`S)!aPD*LLaK*a`r&$*g`g>zFJDC_D@z8YB6}E>3Es9mg-SB7lveIMeW0
~+=skyz3Ziq&XA2L~brk7ke8<|Q{Vrj}l1n|K{F)!M*p!t2!W5`2+MKEY3<B%?A|T2RYg`wV&CfUMU7LVpTM5q`gROW{>W}MEvJPja3IXOEKO_;{_RY4<r
$g+3`BUe+BQ;|xobIJ>@F6;*R0b`98g$}9YyHL8Qy+~(P(0a^UfsV)4lRc#`gH8F?=T~U3xlNSU8K_(0cqNXMdj=ck<yq)oR0N}s+VXKHVzuKz$1vVoz`%
l*Jon6yPK7_;RzZWiGyY9x%2FL#vA5v*KjVSSCE`9;_%#;D>+-
Od9FEM);GFsg~mN%Rq#T#Z%;<&d9pf8f7ThA&Gp%<gSKIVC%9v#OASA?sZ{He!~1xnAEgU>x&cs(bA~e$WF?M(-
&x|xzjT6Me4bvgSM)ZVruI}wlU!tR;gMlbxpf6an_34>^=bUdT1mKfHILAl*o2t?8%d)L!4H~(JJ{A0ahpCQ={aB4n4AO)3O@kh8oEK83$kPuvU-
K0BvVYPn>!f_6^15R61d0jq;Aaebs(<g=oz%aXhyy^{cn6_FkaY&eucR7Jy#oIkwh#q%5KxIhla1O!4gRE8s7d+5E%Ap)LBJ1Yk&y%8QB3HxZV@gm~hJny
BcjAbU8(FwzNyJ-x6fqo+-P9b1+D28O^oLeTr%|U&BCPk#{TNEK>+yy-
;;`k)YBr;j9UfHSXEYB_3|t@tb*2FxKh(n`JG`UPhb`E>s&afx!(~97tt5b>_6)ksF;*b=LO$j`Q9^Ks|nzln#`M5b9bz2in8%pOB;$oOAE18)zEBF}|kL
u3*0pwZvT2$_Iia$Px)~FS!hG88eT(cB%2Rldr%bs<%*?T<QQ|H_u;OYG2LLE;yO3sdp*}Fo9&&|AB}tybH842kSqKn57gV!w$15gao0S5jzqO&8VC8DEq
c8>PQ%s&eQT$9+h)%d;|k;8@01`H*hVH_z5`FAx+jx5bf}biItJKjzE(rdzx8+on&>%T0~5yId5aHen4s!h(Gb@OoVr1HcTyDcm>smYbIT9dV&?-
AQjbGf<=v&qw_!_?XfN>0+QxmY*z26<IRocUS1(PMhhH3*|Apj81Wo?1gdL&FMl>mZIP&eFXrt)XKtUGS^<|~LIL7q$A%-
PWKum}aeg325{o(8W8Wu7YIlhRARwO~-!qqlm9VB1Nf<u#6Jzd0n>C()NXzwcij<JRYT5*1a;NfPUjdmLgok6O9Wgp(?^YR`f$-
1U9R_`Tp6}`!B1_f@S|AL5aBDQ>6=o8u-0ECyAohGXwn-a5Tyg&$Ee&cibAeZgJftizk28>=@rh33sh!Qbf+QpwaH^;2=;<abS~q(Z5otj#z!s4%K-
iAN+9lgn*>j@>m5oA>u$7k32Y!NH1)IaXAN@tJ<y(H1u{-
3UPVbs%mdV_0Lxg|oNBw*U;k9+_vz0^$7)7a>i3A5<i<WwXFw>kM=aE+WsRPM+#Ql~QjsYtf5^}N5x*7;XC%4?<=G;@h>3-
}*R|!Jyzql(9mD4U$XsdzeBUKkHBQEL8V$^M+w)KURjSqEZIw&=e-
@$;%c>94W#xVU?Izii%Fqn2bKt39+)ogRs<*fIdzAH);+{QQsFfLOcZv%VCThP?iPaeR5gLB0N2aF@I%*9yvE?wfmo{g|-wXY+-
64^{PPcH%QJeo(osLVq{5S8wSdk^1P6)fSw`^R0j^A(z=MbT;F>u$*z-
%1z3a*IGP)W`=5!@Yf*`fbT1I4CZX2J*s9H0hpT4!=fyg^#clgF9aE(5teVxLMvRe?0?%d!xuR_M?b?e|l&s8)#N$IBs*r9$1kNgK(G76@tw8u**|>Hm3}
osL)!&!g61gT@r&7a-_E-Q4#@=#N2U(QM~-}p(%9i)VOIZ;0U&7$oXg|35GbWx;6>Sjk?2ov1ht;VI5s$NJa-<CKHj(C~XOD&f7{Ky2`*oB-MT-
X5faUJ`f{T{q7Evm3ahdEuUwm(w#0#bCpLQ9c5{U7Z5RpeFQ^y>|wI<9s{RFkaY^jSUBFjk!j?LAv|R+PsiQF4~GffncXW%0H898Z*-
Ez%3?4e>_a(aiMjHREw>+~rey<LOQ>@AGC})~igrh+ea;&!z@2<NKj>|UYn~i&e6FA)<deJaSy22|#ay|VamF>YGcBFFOz%gu0+&1LEUN|_B%vH~%GpWid
aZ_>yvUGk_DIU>3MctyHpg$N&`<aNVz)b#ellcaUh*m-w`p0`ZhBFmG0=(bt~$0Cr(#~dzbS~p4H%kTaDD5+Opg|3H5n~11R`>C11THEAsE7-
HcZ3sAsFb{CnhGA0$_%^zoVVVnnknNcLP{XJ^X9_kq{1n9=`cpEyH))N=ZGOvKZKzdHH!-
Lyz|sr(&_6`+s~H_gj6|z6tTJE4aatJLjAX0EBoo!!t~`?0<&4o7Z*~e*m13UR8ZRDBJ2;_uOmnp$Tf7OQG3En1+V;%xf=#Ay(a*Laql5{GMwx!g(u{kUz
UOuZ(&Wrx2j~0p?1Nn{f(3wm95_Tv=0A1YP701V_TR7f47$(=`0;7LR9i%X~0XgW(6<taX+1qXXO3+mKwm-
v7R^?4I*hko+E8fLMeWWmt@ZJ3kB4T)toS0WRvAByEy$uRY7Ge3RDk1Q!W|3mqs!>o;0rIuCy!TM5}on=f>4V#;~((O6D;>*fFL4S9b*DjBXI4TXnIcX|%
a7LG-SQR^ri-T<F!(6u4iIKV=ElCPWxzV%opTn;yUx>&`O6s~;O-J%<BsYzM>rM^$a;j82%cVVI&w5bIa$H=AX3-{IGpvD2uhWv2rerq>-
<cpU%4*%rL!i5}1Q=_|?xe<jc3pcS#J}Oe)08QUMX$zN!DEGx0joOToVBk+)6gjQ^(Bj19awXwn#Bh<+@_+los4EBpXo1RP<o2?-
h$?!MjZ3U}yeHkr$EX<ogAy<K+*|UPSSwopX-<Moqp<%0XgH1xGE*W635|?;m#q1k3H8dHgUO-Mqo?|t`mfkLxgq$Nzz}?E>Hb^ovs(}Iy%_LC$R>Dtin!
liKTxEq1^sUtYbqZ-
+lDg_p?;i~(^cUqC5b*8E>2s$f}1YX1g9c;Vk>cvgzp4{6EtlN7=DHNP)15gWp~YV#^nJ&sE{X!pf7{~PL%I~5it{eXFFH=?RjdeK^|?B(jN&k!eoto&R-
aq8H!0>u&2Ktp-zX@X%5Rysm~F>I#wh{;&Zt5UJTVV=6_SX&IQXZlR%WoICVsw0b0=x&w^`d<MEe3AF7@*BmCMub|MWP5Z)#Nb-A&Ax_fMqtzW8DX0$@!-
S8Bm;#dA`>aw_I%&mPe{vYcuhS{t0J%Q8cD-
y4<(*_@D0y3}_%2*tYiS$v^Hw0q?e6kQnjls=6LHly#76^m9=#fUQc~>J;#uwo@H0bsmIOe|sPG#Lr&4<qg!M~FM<rAG4QR`vm(Bj4<@DA0BGEB77Vzo<I
#$m8I&VzTzv?IYwo~~b<6z-l)+OJvsV_bfy%S7v_Wzj|NDk?*=(gd2JB$R`{?ac1*Ep*A})>w`^sf^jx&^U?8C`<5vUpH0NjS-tc7$L`;&$SIwjqYSxC|3
`Ia7+Z(;}*I^x6i(jFK4Q~FLSUUw6y5tMsR(SsTr<YO_@%Lf`nt5C|O@IL_NkYm?cAfWcQSESo<7@H}=;@#VzV45ZNo*$!?Q1|KHQQI4q8pIViXHV!UDgf
DrrpmPA|NVxZ4(G!J<Yyb~UY1q2KLW={Esw<{F+s%OC&AoD!20;j_Ixhiv;v0{Fe(I>rG;5>W?SfS+g{sQwJitEN@)mpM`c7vSvNFldVOnZbBPOQHVAY$L
}U9x5^ac&n-457Axv}RH0V6nb5crijF5-
0Z&R1tr_2G&nN=<VNRo+<*z)>*%tX6fY5M>Z$oS9#@hIo1DTSgcy*q(n1A{RXP?p)01l$Yw(JD5drU_U5yPJ!5N4M{BA*@}-
8mNSn8kD}rl7IW`98MTh9;CnN?87XakZeoGU`Fg%gH^ty@IAT<m||7o+m@WHQK1Ia#(>|l2d&Z*lkRQAt3=1eax+i8^(OLY@@rRjK9e*76ZkA#%U*TjX{x
~pp*6|dDbZbxSBfc$<L>bC5wirT~`YEO`-!S8!&$H}+3vH>O#B8mh?d!uoD<xh%b1-
Aw8DF3%40TDYYXC}0co~j^<y`~}?RV~>Dp=`u#any!9oJvHbt9OGYCtzYLNCz%uIFb+XL@qVnby7A_UgKhgKBm=Q2cL+}8m{%jKa-
k2U5c(++&Go@3lY*9^hP0wFodcAUT&X?R-oS+%BU`s*w<*ntWFd=F`nI|S^dCL)c-
!tRb%Ex;G#YJzx`mR@*v(?Bd3g$TMV~^(t#q~(9K{aq{{aZl(pN(AApto?W?-aE%9H#=Fo)gF?D{Zl-
1=Ba<sV;Y4AnGjf<qdkz;AYV1N<MXIdlKWoteuX5$FRUDOPRv`Tle66yF?5N$55LqFY~k=;n>pyK>}jiQ};$iZsD^N@W)mg5}p;LXQXecvG8ak`HLeg`!u
caBit0|R#IyXCvtsb2mTxi-
`Jvbf9X(wc!8d6BWWLxq?AxoqOzw&b0fEnj?A6E*(4x^sVaZF4O*M<B`j2U5u;UhTlmwO12;BJtV^(n0y=;vD4FA_p{?(tCVn#K?X5#C<ivf1d-J(0;--
|8>QUj|u)`t@-j<js^MZ=YGt$N(@UFyPOu0`iJNCM~-+9W&NE)*Oq7PL+RO@SCdyp+kOz5CJ>&>WIJ|N6%ze1nZ);{-
wI60&vE_Clnt|%me+WyXpUNu7nlIB#!zmichNk_2fqsg_@$~e4r9|lG?&;%HjEP0hB7D;b`p58JONJDT()$tkaxc;r%$MCTQ-Xi30iv4{oHzSyQ@{@HqfD
!m8j`;48}*6MdTVqNdV~by3Rg3TSSM(v0ag=LqN@ci<s6me42KtEjg#!E=ws5TBM0ycJvM%O|T+>uotCbP&BhCp$!aHzWv`1d41IQg3R|N<czNorN73i&5
I{=sQEeWPp2d8=M{oo6^#P;s5cNOLd*)?yLMi0<4!PCeA9k!oNMcZQ1}AmfhC^T`QXVz8Xfy_>a7blzkiy6PQrvhI8-
`Z!qv{2{TY^d?7mR2bel{4Jv9fv((eLgj9bcP;j=N7JadK7r6&*;0}=|G=42SEhTv~~z^I<{i|2C{q3B~iN4I0RY70of#Dnam;ILH2^jA(~1DXS)CP1IS5
moz|TSV({pKkNb^pi^pY=v9wo((+|^FNYa*;tR8G2X00E40Nm$fK4}$i4$Nd=VT4Ia+t4VqscM0JpUPPjzgT>orE{H}-SBat{5Evg6_bf-bOpfJyBM`Kqt
tl92);L2#ft-*GAJ_U#p42$dL}`*S34S5n+hhzDCIqq{8<jPkiE(P!)p=pRPGDg;_nrf{H9QNm)4o_y9-
SS0{hWFUs%uyyG#7mu0@ejj1kG~;j8t%q_{LobCrr_)bbhYYj;M(sPRZH^Na1u3pgAmgSX#&g?vv+uxWztx1jrZ#&TjDhL&w&X>|b*^>^_xK*Ss>IFQ7SN
Qy2WB<waYo;XfNU)1bX={mR#`|Y1htuRH}7l%=EL?TCD633IQ2223-rp#ZgHnBfbHFk<1qjHu#viQCw$xL{p-
*ktAb=Uy{BM15$DIL*^GSxY#DH$E{=t$Jd!n}RE;54qlnbtWITLWL+vGO5v>?Qw=Qc2{KAnC)M`)WGm{;dzbQ9!E9RQ|y{oMiOgItl&!y(F+%YYP9V1HyO
mj1POdlqamMQ+_JUO_AJXUAm)F`lKV3#0rm9SYn_$6{*#+kq9?^o?nD&s<eT%MBb=kxRYYP^r!)kPCsw-LQ>YXkWZ_l0AJ&(DDjSXxoN2PQU3wA|xJKG08
q_u^6Cu7!h#MVR+*96s0CnP`sT$(&|yg}q|ov!*H3427*e#ueFmKB-H@q#Z|&b~I|TnLXrSZ*w;6E&f-
LCc<hrQWreAel~drJ1pJ`JnOndODCAEZZD3GSkv)r;^6%+s;nAy78|-
4g<)Bl1wqstthFU!Rnp#Ce@D&%rz%gs@_@F(zimQDC(XSmvdo}ssiwmv^=KHXkcudfqHm~85<EI=9cjTkVK??d_*zly0UMxuNd(2bx3_UW*wfDwi~$+O6L
vu;sn2u9q@9%wVVUxh=+hgaGg8eX#E^5#1e=sm<segb5hEBTaXy$N4-
ok`+9Bty9<kGdre)y~en>R;mOK*uP*r4yN7d~E*`nJ%_M{rPT~hOQG=moZ1LHO<#b?vR0Bst_hoWy}&4(+zrQ=BJzcppEMo0?i5Ibg7rswCAIb@C!Vf`Cf
8jV9h!2f}HlJEy{KcpLO0|x++=osC=kIK*XaeO`nlPx}rx3jSbjs!*f(OhouWq<~Z&dgqvPy+^vP<m-
$^VnKoSV`+{Cv>Fmj#y5yl<Mgi!WGo=&k3XM$*?!UmQ=Yd)kn2{!$31pAKK?6p6~tG(OWK!)+@tJOe@s$Z6hC2u*2s5s<6&f7!qQpB3wXtBUs0VPKMl%7}
qm#{^kt>6(9fr00H1&)7k_8hug56r~nH50ssI2003E9
tempo.search.tree tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1iJs(_H{9;DpR+Hn;S00#+4D>>isbc`NvD?ZmRaI}fjJMv$^C=)8n~vp02J=BO><TmNMEdKz-
f5MItc6a9ig&HU6o&B|c`7jXoaf8T}O%7K|coW_V{y1~Xg>z3q;u4YG1<3TP4QDVAA8Z_ybV+vz`njl@;j%mA*CdS$uFPM;vY&8YBz(w#Vnc-
q7yN|S(EBvv#7Gp$6?agtxMr%#&3-
uB?pRzw$^w$RPZ5?nWlMF=^z`ZNgVU(d??&i`*`nNez?kWbkSA(=b2fVDse}{rHQ|YmC2fncaoWuh_4qTbsbacVxr`(&3`o^uz?A|ws5-
C#eKlMI&zd{hQmQ*{=nmB4@X8M<eYUrW&nW<qCHh%Bpy^#sVz$LxKdux7gsok0#*0Rr;VG*CB@l`syLdk}Xoe5_EGgAK1cW@fk-
U77_x^BW%g<MpFn0L4N9-*4qzv5i{C)Efl^=Y+M4!b{MbR0GRIFY>Bk4%TfXVp}oj+etCb921mNhdRckq;>>?L;vS&=JKlLyHN-ZrPrS`Ytf(%OWeaR|Il
DnnkLt?t0k>b<*M*uMKEBT*I(!sPNggl(((8jg9*~`AGlwi{kL?nDu9Jo<8f$UHOUbqA_&wN9+IRC8N8gY@13&6CNN?{KRMUbn-
Q`e$Ob;>y~eW=@IqHN4MmN9)87n_#aB(Nl??PgmIi~=Chlw<uQ&U#sr@8=gi)n0{N}nRTVQ7)lKCG@ZJ1Wq_xl3D`RfGF92Wtrv1-
f6l49ljT~<>ikUwY%mjq?Mf#|;-ERu6h36W2rN~=To{}r;2X4}#PjMAd2%ZW-
#0(|QGlMf51=4hYGcUFZR~?Uo=z+xJlGA7R_j*cfDwpv&EGwMMR*=i#f$}FfTU%qkWWEF^>5ZL{aavwjf76>XB$+~S>9Qvcz@3&FbF8V=X8mJ1nsVetaw+
nkkY7uU4D`a!eA44qp;=lu!~Tb5WR^_XKGEGtdG{9r3p0WYM9@U1i#VexOmMX}92G2dmwJ*(-
?Arln75299A^Sug~)}^9~y5EEaFQ@@hgvUJ5=XOkf7M8Bz4!+6H&AwcUkDKMUUX;cxkKVeec<dD*3Xc4s4}lT-kS$6f&9Y+mx|RSq_@p)0m!FqmKvf=|Yp
6(T;r|B$``a(1Q;Muf50>a{|s|C(+@xAj_X5lZ+eMwRAnGgqjhrRg+fk?D4<91E%>=IsG9@&f1)6vWwad8MjdL46ZgOpS!N4)4i!NVdJsaiC%J%X9}RC9K
2AgnUG47dxw%T!va<qtwrfD!>q+$X$dH*w+D@XBZ!RSUflxzBJJ=XPr}uP*q^1`7@F*A(%PJAq3P_RxH_4;d$mN%Z(UN@d?(_pTgjcrbMBFG{sn1Gu<&{w
r+x~PL(d{XXq9Gg$*ZGz!xPVnQqxT{qdjOo<k9=napeAugqNtykN*m<{Tczvr^kFzi(KnD7F{(Yt+Aox3G#=d-
xDOBJl7B^RQc(a?7|p#%+8O99%#v)P&11fOi3iYPeAW(B~x7t5+jp7_e%=N;4!qy^0A(#gKJIy?Lf4<fjT_`WUE?#lphL!>O7!rD2E<3^d+YU1t5LUJqm)
Y8QQW|n)O~#WlTJhOJn1U@;j9=9y>f>sme`q<c){(@M@l{z*;A50GsSlMp_&(vbQV4!g1)|X+G)&+_gF-z8uQ(DPh>Pmm-
|E)z>ZVPu<E5N)Jv)z~yI`|NB8Y&-|$1HgyOHTxAP1=NjCwCKs`>JNrx=1d2NlHEkP?-
n@J?jw{Mt*`$lA1b0k*(muWjbhOqp3~XcEhX|@x<d$rXy1MZADNeJg!go_Kef1Q*+GYmosT19hGle`WbK`b1yeBE9?AxGZdc}6lVJ`lt`9ro)@W_<fi<{z
hpss41S8efWZ?s&qFEWHN*8#<*h=ZXF6OQ;B+w22vryUZC23L@**Q53IHtNj{mQ2U=|G`r@LQiO)I#5}QMfr%0!JIPH`q>`zqX4`M8mwqk#qtsh6RWIa*6
{J%4HHX;Oq~GbkzXgLZ9O6{P`yDL&8ms1m%sJEt<|vycqI{~r4_jAH3t!Wx6yLX>fkURIoV6`fdaE}jAnG?jM6J!j?!doh_#hIKdW;yB69k&@?<zAM%OwR
!F4mY?kCO`%?@pZj^38UP?7&BX3rXl=-%g2?$^29_LOdb4uF~}bkjzmdJjdEjcdQ6A3K2`!H$cf5rGqRl_#jxgn@-
7(z5^Ii{60+#SqVj`SxJ!ebY;nM>jp=worR`<CLsgLQVhx00HL>k|zKF974|;r~nH50ssI2003E9
tempo.search.mcts tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;M&?a`&|Gn;DqL7FP%ztu&r;*sANuHMp7}bG4J3243cm2pnNWr>|P8}%Hy7M7kzKN<R^0qN=re_)kW<uj5Z7Rb=F
B{qmXl4NFG2Ts>nt>y3?b%6fpXAZg@`%SH;<(fC4U+V=@Z8XGsf2T=Hp`7=0E^(D?=@=cq?hG6+g2LDLz#be1ICTbLNEdfPTrb_eS&F%TqU?Ntx)y$l=$M
YR>(aJ$YIaB^1?@Ph=r5ny4!Vxv+l(aVesy64ru<bT%FJ^cXWuXeyD_<s4O<ZvQnV>5NY&lzY|xhS?tM1BZ@iJC;;Y)PayvfQBZW{ZO%SOy6X>Kzq~-
HbP?VtNB<dwjEx<lT_9;dz5Xly$$0<;r+k(5!htmkUA{cW!9gz60W7gj@vlhduwbHv^t!#K2u^2ONu9<>={&ZR~%kTct^60xaHV9=i&^xfc15C^X3T6zwa
=M1uW07;J0k{ZDbA{lndCtV+O=*>J+%ttZx9!GEGW)zekH=9rQ2fYg4x1`r8$ePu=cY`g}F`!;`qVS8~h*#z*+-
(W}}0~MDrt3c<Msyl2Od+LEnJ;l!gzRjjq+_uIg@sk(4<6kSdN9h{7I38pd4Ed^OYw<orQlB-
w&Cx)&dNfAoNVm%UE3=5qC>NWyu_vTMn~%kfewXUQvs`%+K-4mWVai5k<j74tfmI%de}HzvVe0X*VI>%Qj-J}Cl>A%0V+@gtN%Ea4KR!*xV%>9_y#V-
oycxxxCyM2+GhGFcQ@5DLw*0*8g-hXSP#y;v1zUyQF0^=*;~G}ir_bk|iqYqa>x<-
lg3;%$)GIE^fPgiWX}c@HyJ2W$O<|~VS4IvNNy?{P9`eurIhBh!`4vgExRu7%^}zli*MTR1R75AZT-bWrT$tEON>$}cTgEzFPco}xEr05I0kL7<Ww=OwbA
0U3PUV|=TEvM>Dc=lT$nBk7p-ahIbD$|b_DSU+F}wU-i5A7>mE4;-5Z1f5M4S%RcmMZ~Tzn8{WuT=Dld386q&GU2ExHLzD!{KGAvRaLpY@C(wli@QDf>-
8mcYm}zrFKROZVJ}+e~)~n8C9gEl&-D@Bb(_s1S1-aFn^4?83hX@fJ;k;Qd-}U!EvmX=Gn{V2iO4bKpZX1RwmdXd3O-0SMTV=QXW}CdRs2!rEw0He-
^qaplAl$jBJcfuITfo&yl^VgCYnQ5?205VmelOyj{2S)ev`^)*qFl!gQwT67PB@=+HCpbzpJLy%3Rj58E_3>-
pBpy4Z+<PQ_Cw@H8pRmaB1^oH3LeaHa?OiM#)ATCCmm!T3fROCA$7*XVLX7{g+N|us0e0%s05+yme-lFjlFJU}Gk$})I1|<7*>Q?IeD|5$%goL3q#uUfl`
O1)wNOb<hTd9n?Zbu}lPVIN8wz-
E+f9*yFn$96y@ZgQ@##>IWy2*3T2uH84=(eT#7$mNBMd4x7c~AdAFpbcbtlmcy9%k4^s;kj!aB(?#Z4L`8*@sVBE}3b4twX_Uq~$-
tYipI*kHIFsVFZa(Qr1o!=tfgFH?Q<{GyP~t*}(U2PP3yqq;rKv*MP{rev=+Rv-GMm!1nIZ4V%RjPWqwE82O!a{cVXG{=Tj)vYaz2RZbzoct}9%)XlZNGu
n9bn{MG4=Frhx(ZDTAk1jNRE!n6<nFc*K4ZgzpS<<}z1>Y>2|AWGA7px0-pKPOt55>CcCZM+Ud416UZ5Sw&`>y)*qgG%W(PM4bLW}jJ;#;lQdQWl-TM)1p
X#fp>!`Qn8TQ%vajDci7fP1sm{P}Kd*#lrq$#7(#ga@E_%oG~ZA#3KT33R?af`JB*I?~VWX;y<f<pWKkQMtf<4NTBU!q^tL3X3bTIJFm-?H_{n{wm;-
EaT7$l18~Z!A;yr`_m|DDUAnvsXi4^@WnH>f}GAA70!Tgt>``jsFSAFyaNnwA}N&#Ry2L`HK1kE2XH%uEdr?hM!j!1-
%8eu50?57a_~Dh86yE!T6Isl_4kg)H}COo;`u{ReIwhe?Hmb*ud1M{n$w*cfQGZBvrLKJigGAPQ9`qI)f~*q&Y4J2{Bx;l<~TTzMP|+@rdnQ+Vsf%o8ibF
_+qG$WBM+^&{mY}6)6KR6cmAEB%3^yv>3^(+zn;?Tefhj2``6?w4DQGi^#nEC6deZWO1O_kMZ%)ItemZ9G{^+eqkk&!(~VKl2Z1Kvr8OmkCblqKK?0!HT~
J$MI=-y6X0sV=E<9y2oQvwKE-gy83y2T0PYLQ~f~Z=?X>VXdlU`PLuRU?EDj&g+-Aj46LMRxCt~qKI&(^^P0zKW>V|)~6s4x3ce{*-
AOGyeU#tncE|DO#(z4n1Kw^Ph8jVQL#00=KG`dam&a5h_AP>5Pi?gom}qvdI`O>mN<4nx2zT7X9^G!;o8EcLia)`~jS#(o?P^yS4Xr`__*HgBZHywT}cAs
HPAu{S1n#n0vtz!t|93J$<iNSQ5_Hi}I~L)GSVH+g={QS&<w(+q@&#X2Pp!Z{Wi5_2^?iZ={h#w@%ha$NKK25GfIBgElp3dyISLWNq6;$CU#rymHv?dPDT
L#?IOO(Ty**_YT`m6=Qilf|Y00!tl^Vj*=hEr}jw%s5ZadJ98YJqwSUaQHjHa6dFbG|x3X_6^fh@<vFB$0hgsi@k;wbQlO-
)ISLPNkioxVnl+q`|kABSajoUJAw?-
9NaSjYwqbUU&Amj9?<#}R(qt!14JJQ86BPyxykgY5S$bz1)UDN;ZMsifOkgF#es~GzY~}WMJ|<nVuZu(x$a6@oLKv+bsw`5Iiah_o=y#B2C=A%!$kN#V*=
4=T_n>`>a{2Vro7w_uB{|P_;`%ncfhX!ZbNX1N=yO(W4!3FGb&-1iQA5L_}*RpC&d4_7HJo3LUhfHbErgQG9HNo%paj&*-
0d{r_SY{ulv+znZeFLjjkGmrC&C7mfN#6M&0K2n2R1TE$sD8z}<uB#{!4xPbXgt`hLPZNu8;+VA17R<aMWno;y^V4JTB4En<3;zJ%pf2)ZjQh~|wiJ@FCK
T`56#D&3@$bsGGa1kp}UIC<k_23nQK4$^UvzyEVA>PZ4$<M_$S;hrCtS1Pagi|;Vr<$AN-
!+`TjrwryZj|pAR>fHOqZ~`kZ6qUyoys#p(c4F9%RrH9`{u9%8+__z##vH184Tvdy0`sX2?I{+J8|%vyEMp2mf9n7$BLC7Y50R6Hc{0y}8oc?{hoWxvY9G
eFNhE0evgyDZH}o5(HMuF!>*QYuVEtNKq+fKqz6pTXeZ3AJ`h$zp+3Vcne4sC9kGF$9Th4tu0#>e-
H9!;B6Tw##JTl*UIijH@k?)a|0v1{gP7PJCMYJP>d4Y!U5UhIQ{W9+%C1`lT4sZ|=lJQD|4YO$aEmP|aA#A-
76fm`oSu3LWM<g|?Wqbos8vHqXvpg`B+ZVyfCQW{`yb?i0%X7DhB>Msu)yNT;QGBQKs<#)`41alNTCUBT57&ceiPX)qya7AoUAjULN65z?)rC8^2+t!xgW
;A!oZELOW>gRk1S+wI&8?0rBBu!T^l~iQo34fWCg!Cq^2l?gEmuS)495e6FdS4@P(}AVC{Vf>Ns4=n7#-
~SfnhJw{S2OqgJW;rGj?(Z3<6eN4!E7$Ut|&oVJKB2IU%{xUJ>VEq{V$&q}zYHdfhuk?W6OJ_miR3zzEt2PZ0&egIlwvkBg8`0*UHY!y5RjR-
@b+Vpl+$b*Mx~wBxj+k`|HQxMY}@)$Q*x5--m7z@&5*UKmXOzAJ)M=T1zappFFDC$=S~rc3h1X!6qCh~7yjoKCioCL?7!M&ea4z+?jx&8@SOb(zUm+>c99
F345}hgc>6-
JKVvo%$+wn)R?RkeZpz@C>!h<9>r3=mWrMXQaZ)GTpR&Z7$`no{)oyx$;S57s83vQfsJh=Sa}u4!Vwum6F)h8z~JL5rt8L+0XNI$7C1;Sl`yDlrP0he7Sz
6+VGaaoV(AgVugF_6l=PSK6Em`BL8nTgbLgjIroD2j6_S9>RSZapit8e=ZDDRE5F!T7;HPe>WE|5Hnrgr2>-
NqZ^YSYc8EfxXo5!+1&zsD0U2N8JY<59;vbdRDc9SBE<1b8pZ(X>`1Y)1q~(j(?5FY*J#LM_L(+*S*&y4dofy>ejn})p2AB4WqNXK(A?s~e*^K7>KOwFif
s?<k&ZHexqBTg3My!Vwp#w?)i(>8lHqn64X$8OYJ6Mj+jyMG`8aG=us%BBY`_UPu5gZa;so}CK04N$+VJE3f%iKd}d{3d<qgl#Wai_2RG~whHyOFZ<)L8p
{@g2<xpJ~?`8j~)91Zn6{cl5b{1*C#98X^cXXi`W5z*RB$VLIiq8L8nxfo9LUHk*&yFqGFtFaTSw#*=4$nWO$rsCJW<@(KVtQ*+F!lP#Yx7JaHA$*kV=8A
a$bA_(6aoBG+4sh>PzJAeQ5PE<RNpd~gcS=A?;D9`+rSi}t@ccm9oT5pb2lqE*d4>uGN3%@*4G>X`cFJj;)Pk*EO96;rA{|+^U@vd}!Jvxs=g3{1AwCOS=
9*L!U$3W8@`Qtk^dvS3H=xZCEsBM+?2z}`-
kuj2X;8{@SLZzh0J95%F5d5@Q@OOVIrGFFkvkbq{@X8n(=0g~izAa~RM=&9wbn<Iu7$@WL`$#d@X`x<APoHbs)Py`G>F={T&JW(DhodBFwrP4!%XkO;wU5
He{ZTTSWJwC$+s!s09+d|X8NgD5i<gHrpIKfoP<j>}Xdr!xn^O6T^`*(_Hr}!5^{9NiMpru1FOU1?%x!8mongTAqReD_8IFEP86#C=goCt0<huXW*19@Px
`(X<OYy#LqNkPZ;V{rCfACn9q2uvek9W+e5K_Ougc#iKl}Ar1GhAD{n<SP#j0eG$>BT@JBkOu=q=X!a=DBBmri=`Ag#3Hq_RJ7A;-
6%1cTzKBjrDxFx@<*$t`>~?*e})4S1wnf;ei8q(~4e7d8^N7d4>8>e#u{R&p`bbBGyPO#a(1OqTAouG?dBitR_^0^q>zNy)%|!KB~$v5Dc^T)@7&#&6stL
uwppnf?=ohc#jaiMbmw@A6F#@<~{lpkA>}_6%tcqhWend9d3(bg$Fz^%ULX-Jo|KKdoCR?s9LP5?f{v|I<39{Ito{5TSnyXt;U0;k9KcZ`vV*jnzRY8#7+
hZMVm{k7;S3qYLYufAffo)B0eDlgp+yDnu*eG5>|9l%WC(JKWz>nOx;kaRek)w%OLQqbaDKDQ_0MBVov5g4)Epb!`qcQ!f=R5y>aNem?TUYkI@rYP^2WsC
3GnCivP`b+2AP|ic;gl%dA^Qw)_$q1NnY*Xvst`q_UW7_$%J#Z<big#*Yeo+rpT&LSJ;kv=48W-
5wIHiaMwp>}5*e{g+^sudj89x5;R7pPD|I*kEi@PAe{_A`$J4?jJ)ko@OB#tDkWCHjW4$v|}n}Tk`P$q&tJdqi_AXc)MpE3sR_A?7_UMzV(uf#x5R1k##{
XV!GtpurQZN`6)|EPkUb=@YOUwLRf~<wIVwsyq2o7^jZZU(1OqO`N_Ienx|~dwi=V_Xgj<B5hTzQ@sj}ksuBz57w6Xs_`p!HQ(~cZy!;rc_0SjAt6Kw{in
tP~86?4W{iZA~EsBdFgRt6Xx!{g}_0yIUGZjIL=b6G-3QFW!(N1ci5YVVv=N2@ZAsGHPAXgDl0Zw=(_LV}%063WU=Nkyfu@hheL5oDNV(a}_h3J@iZ-
1P6Hc5TP^|3-
sbFoh323|y<VB4zI2L)?|C)9)8X?N@0KU%4$`I87Q(DJsa$sF}AA;wWMLZik+mOPKSSl8pg(;Doyfs1qJEFyYL<Uz_64x2@SfVb|r2y*CyA^@b(^)fAfi2
o0J&i*rd{?^bfn;TOtl;zpvIeDoX-
|Kf%?Q@DhxWKv37<Bp63ft8_e6x4g<c(ybBiYf)V`wB9kBV$V4VotSTLD09R3i`$XG&$9e0RyW^O`h;Oq;X|DZgO(olp**pyURy;gI`Aac^jY#Q9Nv#_@8
HPD(ha2J#ccvAR3{O$JIpVw1?XxPND#rn%0i4*|B|&7U(K4t4{VhW!(ufj#O-
e=Bh!fIqkHSGPB=>hR)o!X?c<SqrT2(n^Js)6>B~c07i)eDQQ?*iJ*EJMMHWT!Rz9l}qoBru{Hn+~=KDv;8}@@|FN}h3FQ%e%2@YboxN)8}ZEc^H6<Yi@>
)pGhFf^Gb;?MiC=QRDTG7D<vYhxRqT`Yhqgie^D=jyJp28wee8?**CXAINn8?>QPTyIDsoVGYyn%8AXUPjSRfMgES7rOx9G4?(gPyiV|@-
sziu^n;D$SHM!{{e&Z}m}Bf|Ez82qW74wt7h?$;ZODy2V_ig?LQfe9zDbyNS4ZIj1QuDo|L<df5rwJ1Zt=VT#WMwZ6s)~XJ;4hc=9*b$2<kN{DArnG~^la
~CNl6E<;CO-rOdiiL2VmOjHq3oah*I?gl&W&%xvbm$YOamj;H&%-
gdla7B$w3$@LupXgi7I^w#9>>`O?3;!^(^eyH~2WoF1?EQ;9NN2b8%<9^>F?Oi4l>=c{Ah~J`aW*83dU|cBBLIB_8W0{W9iomfpHb|4#1Jse`q)zW0BJQB
+rzCtn@QcwncYnOc@`^}fD2i-
SUG<!1_|$bWj9hj{1P<rOrOHWlWyL>v=~&rb}TVA<PJYhmiH?xFX$UYCuXD0Xn3G9wGw+0aJwhs0aemE>ubz%G35^YF6%auCJF5T9J!2=qVp4G>grdhXP@
cO^6?h%_{S_gPvC=2wcd<H!~dv_pWZ1B^1vClmmvrm#Ez9GkJoWvxhF0VqenM^`nEmkzy6IVt4V;8u83-
@~U5F!GXmb*B)mM%*FC$KSum0$q$UWq2V;VHC5jB6hExzRsrWhWW8)q#`J~@8wtWy6&my40EHwi3e^tf~d(0IttQg-oqW{;iI62$xNNmjYAGqNy_0~+qq3
KqV&eFX79$XE3LC}jyQ7UN&ttThh=rQ&IF<yx(EZAfyw+B-
i#kl+Y?Bep%*Knz)$(u%#|RXzM@u~&3bEl19IeuD#~HLD<5ii6fS~(d;wuZRj>$~DmZ7c4%e%>I+`J1VlmepeuR_?l~d+vDwRTEBP7{iUIZK(si<V~Q^oj
V7MoX!5k|cuBoT$aa;tq;?0RD{gqmXR+c(c~kd%={czL?(#@nZk#UXR|Ok)9|{)NRE6}FT1{UX^BFKftpSBN)qemyvpy`mEuw}|g|a6VWxBCa4PAUt^8+C
UaWK2c)$T?dHKCmyQ<3AF+|htK{Icv_PXANYwun=%%evGQl#Ei+J`Aq2+-sW^?D7WehgirK484u~A~;{tgO4|(1HMiGCddO`=WYS}aR(TH-eBiOtj28bAn
L|`)GsEj|hEegimPvjD+4eu8Fy6_?!m$L;L)d&3~qc|1StF~{}D^v(|9(cvevJ>NE<zd4`7=K3_r1uPk7KJ<<ZR1f0s2swtcplxIgha_#98(d1a&9~Pi5=
&BeA;5`rwb6^V>N;QvRh^~t&Uty<h280Cb49pVzi6jQ}S*h1Q!80X?g)gFbHh(P;CLCwYzR~2)-
nbYJ4Z=ag2(6UaJaFqtT{ilbBh0134vn?7vq#(CGnyisOuQYvWQV=ayTO-
kZzosyqX7CmQoMJl3?%0k_zW?B1~?ZY4n*+uMf8F7$mZe~ARY7wHuO2s7?N=SXrZNnY-
BXWqW5rfG{U0W&oJ(->h2vR_81Kv$UkwKc><w`6B-x!Ym2eB)(<SMIh@G|dmG0fLZW-Hq@9_4=*;uqF#tE+sA+&2ZJ70rV?oOViEHfN1%H?SXU}fPI|J_=
HFc5sV|*iYPD(h|$1sNG0c2f7I{Tu8F8Zt1Gw4S0U?~?$}`V7FV@a3WYu74L<|14fae#&x4Nij>D-{0u+Sc10D>(u!??-
NMd=i>*8KL9}_pY^HDrEjPQ6*at3siE>dMy`f@J2*zP9zYi{CvRmjk*T}@oPqZDapd@UTKRFq5TWV=;{Nm0>DVW8SOH6+Bq=WaqPr5Mn=Ud|{L7q~#HgTd
GfJoabFpn0}pm51b<rW|5w3xa1*%VUup%~vHp5mEyvE=?{;XzOmrNUkdE!lvnEk7!iWIXHIDe{et9wj+!Gbcm}KO{g#+_CC%SIZiV3VLvLp0HLa=v#ldJ3
ea7$(}94X#9N3`b9%n&4i-
9O2ttb@bswL1!?eAGBpOt11$Q5G{)ZL=@%>6k>&+w7LJ7N69Xb<4U)T|VdyXIO&)YT#U9;K^7d0pq<ngj@1=n%+WiweO#ku5W@e2sYn>pHhpB~&aY_jKE{
7|R)I10C<$$WW{!A<cfbu|YU(~q&wH7T6Cs@yu;b7;k33w(ExsH~eVc4LgD#yl}9SgC6TX?Zb4EAi7!UL{XW7+RXs;|)YIb0cHSDvG7qyHP?t8$}`LdtFm
A1j-(F-Ilq81;_B=AYsA#&B*-zq-
b)oCcJ$AKmh6VlUO6C>3L6B*rxE0RNWBed8GODq5H|~@Oy+%x%p#1gg*?~NqMci&^5Fy;DVR#BoLBgejNf{A36d+&t0(>p<z;SL=23xV0@WG$=56Koid>J
a-gmX2MIoCD=wjl-kwckgsvLY5}1YMSx8vY)rf83v72THEx`aEyyOW<u34JL;Q=^@RS2?ox)WJr59wPf_KoVKn%v(4OlinE9gW!HU0W*2if_T9IoIFBxQE
t=`#3qXnD1OzuY=d&DLrX%AnMg0$R3_cLE7M(L>nJZXW_>u+b7=tzsGVB;8zItHQ4U&fJ*pNTaUEFYLd6{B+s<Z%6V=7zgG{?OE$!PZ4Bzq1c-
Nj@}<tMr-(33a%($UXRO!Z-
}9J}aS0@bt{@+^hL5_NCOlyN2#bHB;;a3F!>lEKI_oOYPmSR=*Sp>ak*>0l)x6qe7FLa^rIx{(%D6+i#)kj#R*b!k{=O|L*E_?p4LEpPn?JVd>uIIJG-qA
0m`BMne07|7ph^I}52`wRicQ_ekFr-
J?s4oFmBtS|;0V52G6@23x}ul|p@w2DRFP}bOs%YEoqH6X2K%erxDG?O{_3Gnst4m(t*vM7HY@}S<@jtwXTRtUl`Y8RhQG@+a6wU@hXxOT3#2&o2ZM{Q!1
(3#{u}t|;vV!E_Bx7=h}@K~>Kdzf>^Z*ML?@No)Ukqi03m!jvKny<Hb|Vmzd7%GG*GDnwt!recaO!DWboMqD4?JNfITDQ<^7yNpbBs^fFS{_J26k%9KElN
`!lAp)ME#Rl2Ei<H-yMB2Q22<GipC6LX{mz7XliFJAX&D=pU$lQJj^8>3;%J{{PBX%Ff#kf+htne*mvsmI9#QA25aB8VH-`L@<HQT28h#*-
+80M#&Vgrja0T!^&4OCli?%0_K7M>7IZ#l>Gqs)jS31;CcGQE%gAze{g|{`98&bls(GZL54tsmbUs@K?kQ0-6I426SirgNzXX(Ndt}^R}^-
f4nvFT3b6{33Wks;VZJ_Lu70o~h3b`{%|clLN%#LvPaqg3wk#>2OX+0wSov08gdJ&U7I_PfSPF7l)wrtdGGd*}C~TAPbfwMKy%iq9s8XyFUh%1~4a!2aXS
|Z8)2W3R!o;M6D?~I-
sQ7j8XG@=h$>b*wi1e%dKm(Y{_j)(UvJyz`v0A1J)&D)|Csc+go(ZbFg}0x;<@ZA3oy@2rig&nk5G<nLy;#I9cK<bATM&1ard+3O;S9p<e%SbKWeAiw%Ar
m4{j^D>4?#&c=#-
a=_z;U#Jz#>2;!^oFeWizK!6F2#z_G0AAU}#FsPE|2ZEwazVPmz9r4X5GNovji{=m7g{_O9?oCU*v+w>c`P<8v2)Tb)ZjtFZ*YyIVeOLNyqz2KZrBHbkhX
=v$^urMf_hNro8&|~UG_5@2`Fzy0U#c)}{LV%0;0&UK68z0!svNazL?{~njHqR?<cm12EPaoaB=Fdzq|6O&SCUiXK6F7h=84mX_4hG|-
Pwd{QQUbfDpIKnct=}(z9UGVG@2|p*4<^TU!dQgoK%89^!dj*gf8dOcV^$iz3Vk){tS<v_vI{_%%N`P+>+aQuL=@n<5#LdX`t?>%OKk91@QOUtM2klBdHw
snLc>0E+;c6T6KKa71?ANv+e{1ezS>u*er$dd<&F#K%Fx3=WT+X8^|wnTxs|8)xuIv%s2iT)GjBJ@dI^oKv|o^*)bFU_=A26xvs3?NCe`MAn#;%jOxdDZ<
IGV9?WNg!kFXse@)g1`j`W4~WLcN+jMwd~*fJU{RYErgij)?UV3S^+Y2oQsiXkYYmv!n(iM;a1U^C$Lfll=TI#6A%z~N-
?bGg<r1U(hOtWx0~pz_tR$g0+i9E=BI97kS>Mg-Bj6<g@RgTHi=828mn_RF_sxQt=$X!X%pR3V9a82Y8ZoMK@_evQYw3@6HlL<qxnz9aH0p7s$nV5kSriv
<Et(}!GNM4u+DGGr+cI`*}(o$M|CgI2kwm<+qJKBH@Q+r596EZH}ZIG6+Z4vY!BET1nLrX)b~?D7#zr45Mi!&2V{pV{yJ!#<T7ej$3=0TUCFA|^X9`cdQX
{g^6k;{K9#sLA_OWyJ*UOC^L<bT=rX5q$>+@WrBW%HJ-=_E3)%%_f4v(f#1=@*-8fj+MWQi!2-iPSSbLuIY<TVVBn?E%-7IFz>bw_ly61S%u*}SE<KPr-
_?Q7k>J$7;XNDgAMbhKpxyNVy5>hQynC}$tGXH!)6*sSkM>RRV%X=OH&?26cAitO1`aRsP1jbnKIzQrz4v4!{xX<0yE3Va<e41ec0m2pRQIJ>ac)w>al<l
{VxTbdPgWgjldS?gnRfeAOSKwS-o~@yrQlqO;)P4uykUY$JnbCNtjOaEMAu-b#qPl6n^?h959-
;Z~`b8p!}bgCAxQ4xt^VWBI~6gvlYArkVV(l6gZmpOWDoIxBaceoDTX*t$EY*2shzSxCrl3nZH!MCyg}$c)(iJ_n#8ZGY`E~-
;?fJoBYFIRgPwQ1FI)EbQ-avLN*UnbX=KwOWRenL~P@}IBKp=Z)i#^zCCSAN+iI6gYekEOz=x5z<NS9`V@8oo5*}Mc3P{29`?n{bd)t=r(-
@D+9Nl4MZgxu7z&e-3`qv1=d@cLlSQPU-c2ex`%4VJ#UtJ|a)=IQYX8i9TIw*{)%<xY;w)fs%TN&4c-DddqeoJuU}HgLiWRhh)XHL@-
u!$KDv9U5v&qtHz#I#{d6In8ZRXadTyO+FB-xq>-8nwGa=v>A%GGh3CheM!D=S5p9lPMb4F58^f^gkuS|^Z2kjLS6FKRq~erYZi%?5G`!yi-
#$e=Jb%|5Rm0saqqY8k?khyKR%MJVuQfWw0d^B9McEDaL0*ixOA`4x52PO?IaFfV`elezqSw6u0I_%2Vh*M==~IFDJp@dQuqVR;T^tICf#Sv+p3<SIz+IE
Ifd9Z+2i89g-8-nJ#tR{9huj{hZ|1O%gH&6Enq05EDG&qTrtU0KtXB-7BK-
a3G6R<&hfCmrx=^}DmQWLTinA7dWq#%+fM)e?LoXLQfm32ke|h{X;ci4BlQUCEi45<VIlk$|`uqwS~IypbwMgY5Y5D9*Gst?0NbILj)XT&f6U7lCkoo&gC
#$Z!W=2{{(LvkXreg!AAJCL@)7h3`0e<e&Pk4RY6c*Es1zf15{ZB9=qjBy$Wp&p29z_uVtfH}j`$FIdHBUV&_SU#Lbhg85xr;CoGUVM88NWLNJp9#6C+i+
S8JOs#h4h_Cm|_1jL2WKl>75TIqfBwbwcErMeJ&dvRenzjysxRF2}bzYCJ83b?1tOYqi#Mn{=-JnqQ(>546??fhx!}bSv%m+VKvpwFOB?xF3-&-
s393FBFZQ!Ic!15O2D=8viMN7=>Z!1?4Ar~aICigcRElaKU@RO2|bXEH$&tOC1zfmAIKOl#7>R<b5uq8z6EvD3YqNmI@HZ~}mQi;8*!Cx_iD|r9fjjVF7c
sd4bYuJ)BC~bGxL4FN07CF7E$(CiMB#>J518ra|N=Jzq9^hWq+{ukgt`e@&=6*XEuv}M@vO6^_AEq+f(oJL<NcHU*h}bl#IXt<K-
M99>&${ZJnCfeEcd!bc>8nE93BmO@&QV>XVh^xCjwcDaGC@e9vPD?$1V))LC5o>)=Wq4)WRRBnqEjFd5($YBi)3BXium^b@rkq`nF8~rz!wjFIgA4;fBoG
DW3oJ;BM+*+I+4G|8NFKfPD)WU?w$T#xQmAcNCAA!ck}(rL%v)lH!Y^%=}ZeOeEjX?pM#(KsYxxQbLa^`yAK-Oap(y*>qg_S5bre3&ma(~Lt@0md0J^ATj
Ai4RRF_F!(a_D_koDVp)b1-phB+EP|DEXi6j`xd$;5POhuf@_VO<aC@Ot2gUA67I_Q;hxa)qhl)Q|=2JGb}1${&$U6(M(kO-uX@vcV?<x|pN1!<j=*O+>1
%@z7E^_GjaS$;YFdYPEJQLPJ?U2r44?Tz{m*&|0k2*#im`-
03|zO`C_n&f53x<xr2lQMSJb>sS2KM?2oIgKD0w;UJw(0AtKjDzv3(M1lo;P^uCa;=1<AilpBAcG$4A9Ss-
X^qJ2ToDz(_|uXN&Fcz4PwOfh5w$EH`bPjz=NkKTGRjEpHxpd}oCGx0$H7nxA6l-A93Ed=2O-70ghH+a(dM0-
c71$RqZ5Pqun!1%&5L{C&4tKgUVWjrqm%NV<zi-
rHhS{(Qqs$OeHJ)1Hl#aPK%PrAHrvzMD~3oUa*dsiyM*<5-n2dxzI7C1Ku?v56nlywS3>@qH&!A+`66c`->sas9`{l)<-Su}2=k!TE$0BeO5mc4|LvEy-s
DhO5egD7wVgd49R|DKSb7w<>1DAQ6&>U6o2r&5eE5p8KseW;lpD#|fBw+nQ@rGsM#)?MfEz2f_c~;sc5|$jyxJG&DBC4nKk?QXE~V?=!ZQK`;Se1Vov4Rv
*_7ggvnu&rCjC*aL3zaKkUs_Wcx6NU?Du0p$92Fz%D+1oeBh&FJ&D5TLu5x4@(l#*6VNy?#zO}hJ)5txPIJI7$9Z_FS|;C+N)-
EFtW$V`)9enqiM$zud;6imLi<byztW<#-
3f?tH1Bd<V3ln;Xxzxj43lkMB$75&V_xVBi6^V6(<ptXqN1KB0d;mQy4;|Su&Dp0^Q@fFcH?k5{zuKH=1}S3ZK@QbgS%P=(tTS#TSPU7{)*z-
FTH)#rT3MfJ2kybrIBQU)t0kKHH?U*j+LVnTZf8>s@*F;R6X=!Yf!eqv`<6{exnp#4RZm#R4}*yA1uLVHTZVp$?xgE_mjn#7{uQ4BP`%sc%bTew&(aFj2y
R2r`!$Y|858>z$FbP)AX8kfE-
7fzOg4w3$;eQ#mrtrbbi`Exg+9<)7t0wAMpNQ?kQsOGpe~IweIPK!Bspho{x(>m7h#3^+3%rivg>6SpiJgYg%$+`$mb0YlbHfVkPY(Q>R@!beCOA?juW^j
dY{GGyyTklwRsqPOuuw;IM^)x-
+07MnBcGLah|>t~A5BwZVUH*x9tRS*ZAWvc={_Tz(S*w$52sN~KP(nf|@IKLMENzAw+3J5%uWV_VVaUc>HWM55pE>+Q+Hnn{|gbUNdu1P+2*;js^>Re3Y#
qJ?G}Cll^&eNX71o5Fng{|<)Bq&E@UR86$a;9jOg8js&GFOzr|e3w);BOB#@bjODNY_Hu}LxgzFW4nccLrjY}dUvc5V3@+ZL5L#^2pl3OMybYNU~MfTVim
FPLNz|EIa?skn@z8A)CDO|a+peiFM?~xLXj;`4t|ue9Al<{qz@eEJa|wPYk83Gi`Uu1xALzyH2$RZV{oSXDCL^X^m`+(yW={&Z~tJ)%QgRS1BjJJHCEVFo
zr=j_d1C=cXBC}W3z6rpPD`jrZ1kk$tDHNP6BbbSItBd@{-IgNxXgPVt@fz`zbN|7^C+6mYx#j9zt9@21%K-
^zGvAaJ8Y3{F+d{kF^^a4M&p^y?)HknAm?z#XbFr&46F$%Eb0{fLWym%$`3bH#<Q5s9!C)vILHccb|4#O7PlU+`3FaRW?k6@oz<D7lP*|bn=MUpvVkqA_I
{lAQ(AXk*A_WUOqj3!XQJk^!DzGzB<QEQ5VE$KgOHjZ|B7stDsb6A7ic%Pe(Bl(11h5)PfH5iz$VVF*`Y&sZ?qZZMyG{ZYt36t#H;YA{o1osIf~Sr4dK<b
C2WvkrUNR4<n_2LqFFdm$d%AyCIH&IF@&xJ8TDR{<Wq{_0yqOJ>LD2Ab@U{OuVE%ifqmFqKqpEzk)b8(Ymsa7IP+Rmg^A+(vl`etr8ft0rMt2`=IJs(ib9
V(`(ODB?=ia(!FgYz0sQ^E=58<L>Mb+5Vdnnr;$_B-
#Q#gIPL~qJt%ZNPU`JdB(W2bFTe(B0PE7~rCU{$HGPdHDsB%LHxYS)I+yP7{F8yyzbnlwjgPoQIRID-RKU0sL$n+RwDlbscWD*MB-
>(orO|3|1cuK~xxyqa{9lPQn|jd$5KNc4hHf;N38Z60BcLp4UX2Uv2*M&G9S`*laGbui`Baj;Uky6ug}|-
zisZx^b0xZAYyF2;vin|bpRb7@((W)m_%fKi<?60*FIX_^u-`eGHl7Vxd35`}S;7boedW~SRc|9+xd}6q;Q}MkV3&81koZ-
H$vPcC(d9_+=8fvhw7u>$%HFAgEu*I}Qhc{nlyCu3{@NKx2ej-
E(>PV7Nh2HbUnjR77^}e89>e9^vR&^g#y!adtvyvo2GK*K?G8Ntm^<X0Ccb!T^5@f_WlDyt`kk!dx?oU|C}AmhQLzQQ4pQvjBs*dd_^wFF`}j1^Y!O;ZlF
kh!jRHuGV!nWMmhm-
O>_NmcWnZ2nX1$V5L|&=$5+hNF+N0aKoX|v}UV3;m7zN?+md$Gd+}N&ouUW$E9<_g^`!*v)ssn5=&H>~M6LGRl#$0n_7@V`#MdkU)hu=V}dbpMpYO>F*7=
k}Q>k?v|aO+}|W*3!ygyPL?VJ2DZKL*bKbIbqI-
d7PFMv@w0lne7~6NhU60fhAq_V_O8ZiAdA186#|3TdvLv;E<m+6fv)XqA&|GeZN`Xg4D+)d~~0C^F4XDaC-FTnMX*HzVzOsp&7zGY?J*nzc((q~M#5<)ut
OQ@Z8oN8Kv?eV}$_4gJFi2k2Pp!A|E7K~6m+oLp#HU-!;-BP)5=6;WHE<8YNqwf^-EZv{U_z6D{&>{rWKeQooP7Rv*EP!a8;XL>`b-
!o41rJz@2;@NC1&5-
!Y8|QoXQwCgbV>^4SX)hxPBWK7ySl}`&RW_;P1R+8yN*y(;jJJv*{+aMvCsrDhfioIrpXTqL!2G%8pc6J1(eckKrb1pzn^$9cp_b4mP>jBhkm96;2%3EvW
-qI#zb0?u8p*1bAVw~&rmH<&=-?24Sdbj(k|{5f24Mj@*F&57#+JP>QJL_u|0W;E42N)U$261zQ-BJN$cyj~Roa3CYC#C1BP}H1PBce^9#BQ!YF66FPj{i
*Q}9AbAMt2>BYsXi`B5sbRFn_znf%P#3zf;~_{=3SGCKaKvOJc#m0!?h`^lq6L(%<0LGa@U5a{$kua?q84!qd9-%DMiL-lSbwPlvOs~UC7OCiLVd%h^u8$
-y(px1UlFl%8p)gt9$8&@*-
sxt#X4Lf>HAgJdhXf+b$TP#e=>MP>=B*F4ve1?1J+k1JmUxVhB^)&aQ6n%~zpPklt=kHNtOWzOl>KoEQJXLp9!(%jG<_B4$UdhBHE@6ahCc1d`IU}D<8w`
R#?#0{)OFrOF2t^BpIQrqbHrQ?t<*GYXsjPb90^SMRVSW(<h6ng1`SvwDLHD0fP9FwlXqUHuf`s#_(EsvZPqpf9-YwX$OQ-O&38%j+0ig~Pwvrrw-
k0qy_Hks}U2C^sQ<E+nIlNs2T%=j}m+OMb<EO9j762fK*XIc7VI@X!g1*CP6+<T5y9AP7yGKAO0j~4`w<H$LZ90Nl8S<!UjmLIZ6h>qxVS{eb_3X_BaKe8
cOIy}w5Z_9ULpYX-^%9~Vk_%++asOo0#11MJ5&=$fqE7uFcx%)n-;-vb)pF34*Rei1pi>Yx+|oKG4-
4=Wx}OpmDJlFIC0T8ZAYBU^y~Njwc;2=t^4J^HAnP!yO^|NRJ*b>+7oBL=U%Kspnbb3ka_kx~1iw`fUVLOzYwW#E-cPv}Do$N1QSx==Nif{9kZ>-
uQOgI9x4sx^12jLf5x^Q+RBM$*W`%th@V-
%`Kv+|=p*^G9#(}2s1yT!|ZhAXU81Tb*yeD||=svQZf4qkR1_qIzOZ?e*Vv_{sA3pEm?P(pD;2m<JkXruN*{M>Lc9xeMcbjx?rl!cy&%3f-
WOeEV4Oz^!uwJv=ch%>D{GR=#5b@Fc0Ld_4QU;t5;T$%Ze39!rznFsW+3?I3yQl@b`l8A)r9qD2g_LYXSKGgYh){H4Oq(e*k79?dQI+X^aK=5z+S`T?m0A
%{2GcQ<@d~Ax$~sim<Z}TeFJy=I=FIR*#;8Gjd}EJ3eNRQcb{&;?pYqv4?AHEo^>&`Ih}i@iagn}O;;9No^ah!#z@7+h)8mb$=y>P`O*dp%n8Gcgmw&`PK
p{c%Sx#Ss(|>o-jRK`$Gu`%6$fasokOec>L5Mr4t+muBQD1TlqEYn#<Ko8^&D6Hto)=vr0-
&vFTHjx5eGHS(iPKoBc^$x70r^tw5uZ_B2LgmfLdr!lbRMBh7B}?7%NP|#JBf_GieH=zI^gpT1%l?_%6DC*<ZPic=j8Q;iKpCSv~n+B`%m0R;CjI|nI4it
c?k#vl~gDx52e0WEH7i8F-L}`HscZf`i$k&CHvlOC5_#n#@7euQY-
k`?K(IRNSCP}6b+GBgM42kfMXZEI{395Jw2uVxX?elG}+rZ!xOw7pxrd#h!so;jmg7i;y-
HN2V!D0wr~%wigY?Aqs5~|pXQpoiHEOvQB*M&AjDHXeRB9RywpLTNi!X%j=FyQvO-`7ctHp<3NM$XHkZMzmn4(|^I+@0ul&!dGL42Oi;G$*sN|*!b-
daw3baKM^;z!~QcY@x<>4}C?1fcIyVz$JvhL^=?hBCWp0lG!iK9*5liBf8t%F^sD@+T8@XxZM<R>GJ2ID5NDAF8m0_aN*_!yR8saDSfXNu<fV*w4o1^%bc
3J)~~9*$dVwuyb{GP-vV>AD@1I|LR07_vrBhS#L*S+gF_ulk3=XERxsuaYw$I*h^)99b$W#RxCV`F2NkEtUaQ?$Te%J?*xQZhq>`l;XPl0Gk<pE%I_|_qW
(2XkjuaTmK>wjs2HR`io}nXs*b>n_1^ydHGdiQEGWqTxX!JEy-wKXDTfCt>FQD&Xq{AlgW__5nBw<hrSUK>+kKNj0!Bg-
@+OJGvgjsmb5`p=(jffBCGhx84Us&pNN#I77-
D!Gc{XlEoPtYPD;3C!6&6ALxYt9*~%tEm<uD53}V$!ZyGlZungE&l?bi4%BOv=P#rmqN0Q08ge%J3A3d?35PHASFO>x2JxCcqFL|LsY80(}Y?&0D4CH58+
mCGnP&aH69+JDh<xuj>sPP4f1(IZwz|YWnb;7@;UPIBm8d^*h=BAP>8F@N0bZph={Pc>~@|)5@V}!rk@Q$o&5zb@p&tLKkRVkMd#(i*qec(nIB6<P{8K1r
8kH;U8%uMRzh)uNFM5P3>aaK8XH{Zf1YiT<!z@m|JT?QRfrl5rG8V8_W9PaANZzT+km??_mwQG($?IyqIy;kv!R2Dsr9;oJFezEgQNlHd~(j87O@T-
$U@xBppY;4;VRlw$!)s+Y(%O0YAXWT1G#!aUAG3)#HVGr20QC3&(5geFvxlBLhaG>2WlMlUH_G!=TkWr(~Qf7#DV`-
GZpG6g!L1*PWcTAA0{y10sn4I*Eo3JrB$qzK?)3n9n)v>ix`(N4v!mO0l*E<C<VJ02cB^ouO^{UhIf^VXSW0i`d-
FU4~D^jS1Q=nmS?&keg2F;KG?(5B93lfw^^H$=VgkzTM=Xbu@xhNY1a%y-rgV!1e9Z1tvW0a~y98*b!jO<bf*nc-
8VIg1#Qf0E>bd|hsIC&mGP*K|Qvjs@nN)V9Hm`09nd+C!8DXKH&?|lVzaGZEt-
22&~n+wTt40#Pt<PQTlncP~`VPjmBcsPsZPd5y2(X?_D3INudFMy}Gpv}N-d~PHZya-
x*ffNp&N!${vh^ZIB@OR$`^wsQD=h;iVFFn4X3)}hGFbv3?S}us<d)^$A8^1xFKlpEt2h<%7n+I_3RUM|$#uyMxP?4$$#gXs#dRw_BQ+zrEmt6X~kat&o-
|vOatbtR6q<O{H7l@K6yiTjCp`w87ZG;r5=YE%a?rGg*Iyvxs4VJ~n-
9)Z`(q+A#cniPIvtb5anhbO&!A>>%HGb@qS)vOM7QlE&gbx#<Hz&Xf1V6=G`;t30!_HI@=F&-(KH-zGWN2;d*;nc|0hNMn>hqQM?S0@_dLiASP#6L#Zeu}
($$DKu3_LxI31jZBa^EBrC$ZAsU_X+58uL$7GeM|w8_g0THTRn*w(Bc<5!E_6asHd|=dAc<O&zer4T<kvc=<_hAHoZb&ia+j+rei{yvEJvCd?Eo<o0vPzn
M$tF^v+aq@W9^&XR&|`j3S_G}*NhOu>$NrOi6^Q(GR9G=xLiSiawfmlUdS+(L@Vr+pSpC4Ig+jWjG_B<2XNV@DI-`_+hkN?c~|$&)!{%;X-
`XO6U;iEAIe+TkX}@O)ERn)ATN&np+dU_{pQ#IoZI_biu@l#X>dwe%Gq0O!AISI%g_X|Yw(i(n1hz*}YW-h1kgLiRQg*pebrn-
0W^4ebA@diDvX{~c*CjC>ri;?}($Z+VMGqRn=?3;7zhh@=k#A{RP&hjtU((_#Ps00ED3+qDA#-;hkUr~nH50ssI2003E9
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
        self.searching = search.on(*calls[-1][1][:-1], last=(1,), seconds=patience)
        return all(ready)

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
    """A network, and how a game shows it a position."""

    show: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; puts in what stands where
    network: Network


@njit
def ask_network(game, tree, settings, rng, depth):
    """What the position is worth to the network; its moves become nodes."""
    node = tree.path[depth]
    told = see(game, tree.state, np.int64(tree.choice[node].action))
    return take_in(game, tree, settings, node, told, game.sight.network.ratings)


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
    return Sight(show_connectx, network_of(SHAPE, read_weights(WEIGHTS, SHAPE)))


# ==================================================================================================
# src/tempo/connectx/network.py
# ==================================================================================================

"""The agent that learned by itself. `build.py` bundles this module into submission/connectx_network.py."""

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
