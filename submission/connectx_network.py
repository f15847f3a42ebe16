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
#   tempo.search.exact.rulings   What is certain about a position: how a game that has a solver tells the player.
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
k*5c_wVMOAz@wm>7cA{5g*v08nJ{WCXRTB%6tRA%N2n|+imJvhjIUF%%CLtiHL`Q2FetGyEF);A?<Xa%mn8f-=CQLbw5gS`UZ&ux
Ik<o=2eX+j?<y@D0IcY**s8lF+%s6MDm5>r7^=duNH`X=8?Hbo8lq_>m#s*t+@EG6+^^v=N1ahB+NfkM=c5cXzb!L0Xs|Lebf~y6
RxD&B6)`}x$EWxq5Udm^(J=uaaIKXr!6n)-8L$VPS+6Oygt2+9p(^SruP|AvxTv@%RxT?ec{2s8*(f(N5iKdJ94vCQ*)>!%voYu^
ld+hp>?~d@niw%I+!bvoX&kOFA+hnUMUi`@7Oyxgw=mKu*Cv}S*sw6C!>$>v4l&9s#isnOr!2**s;~O6Br2v98Km~8-7V0ok0n*8
9WwqXUa)jAJ1tl&B`=|<^rmOEqpm%)Ql=ND#Idt5g)$|nE;0tJ<0y-@gsrYIy)8~HovacuiLF7mZLGzyc_5)A>oBvisU`5B2RSLU
60p@M8Zf0bnV_q*STr)SM4m~hG$gdC&#czBPqge8;iY)8Y$6Y-2(qNJEGh)3Sfx;|y0XtDM5?c}9kLxYN-L}#m8*j>Z#fn!ce7fk
U!;?#tt=j~N3IdHnXmbvyfE3ahb>;OE;IwR&9}m^lco=ya<bg7m9jrA2{X#GQ8bjUU@$bQkT9_`%rv&8rn20yzbRv;Y$~0sX)QZ5
^EH~OhBIC?c(OV!s62x&TOkQ6fv#JsqpDG{%r>V!-!JPbEwryDsiO-du&&peOfj)C*)UcvQ?Q_<ARq><hb_)5-z~nh>$VEA%(FYM
*f8TKc!ggh86>5zWVU=WNT)EdKcUPkFtAgrs4{Y}x~y~)_b*MOc`7Niow9DEP$V?4d9gh+Nu*mbAvMSyhpkz$7p$K%^rcpwy)ne9
t|D$VKPM-wZzOCYfHEPl4z*peDXX<Hw<|6uiLkRR3$L%KjjT>8Pn;Ap5vh7G|F+sLNu?DtRiz3YT(;Dz&Z{CW>M7eU`8L5ghabwQ
9*_ht@UfJ#-7Z12#HO~fPqp<VBed{1gtmIDbD&TsP&$dM9x&pu+#)%&do?z(4Jn?hn60rf7_pwRqpL409jafpbu)FU<g1S}N3v2l
6gBCvD=Zzc9Jbh?pRU;~H8uOFCM5$d6D^#x2ciBc>!@`s=`ENwGc%SQWUzNLkSMmZ>!DJmgD=u0D6XBc$|?@BA*j7Afw7}0U8w!5
Td;(xTeAcxudR!#ceBl_VKB5Wfw1$gbT?P246So2y)9v+%CefRoimg#SSHP}7p_&Ye=V#on5o<+U@68d!Y?DHRWl8-<*S3LYN_6*
xU2;!n=I@uA+R&E!K_=b)hb~yeJt##Ev(3_UnJ<Rf-w!JgPXsq9yJKCf-KClDXnZU#VN|T1E6avKQq6naHzB@eX&!r3@vQ0RWuST
bT;9v=de|%7pZ`x%rH)>?kL-=0V#&FMlpdV1+lL%MX3#=hBT5W!yN%A2&(_BFf|7@{V`A}@vJnk(Xn|sz_)iYwlSMF8L`4Fo-m@U
)HQOjQ!o83>9KStjHDg1F|bWAEi7Iw1}Mw0^{m;di!iyh0Vc*QBd}ztrLHcx2RT?TiK6kg8azBQd^e@5t*x@A1ue}i>9P+kx+HI{
Ju-i^46ul=vZ~jtUaSYLR5WieaIWJpyQ?{`lPQz2E;1;r>aHX>?XVswr!J`|Q?HFKwx((|d9LZ5d@$ItO)L;E1gp`YQ78DF0kn-I
5wH0&&apbO_O0zRUa=Q0GPP(f8#Ki$?4kRgoGR|A0kTG}H#z5`IkL{A3Zf}4_pA&hiz166lq>+TKd+;z{IS!wC^A?td$L@luB;0&
%Q6TpC!wS@0<>?cq%XLnek|>!DKd7h%Cm#55~iW9Pc&(la<CsR2`nzGholRpe=Je8Ua>Z_GAsz7r?B@i;w&hvvoLe7%O+;AWiH7a
lQCH@^08+$A+YMTfUsqy)3}bfKrMkVh_UFY4z!!H-!VV2+q4rc6R|_DyEI@na<|(&#~p<#o-08&dn*g2G%pS@gS0uNJ+yDHb2c-v
(KIME;2fwl__EWbI;V^^4!GhsCpw3$9<%kVO0tBwh&Br<`7ZM*2`vjc_8HYJ04`&*tSnHfS+S_FR<<oMo-05uoheSWVmsh7thiLX
z_h8V`#40X6tWbt$)rE8eXa_nG$jwPCoo#Io2VnAYP2#aFEO8`Nwirvt~awXezioh=`$~<d^Q;<ma;uIv8;e7GBCR=R<@WgrmzAu
gt6N+->_b=k}6FsoH2;C2e{`g2QG8A<~fit^tfB0hptg1?5MmiL_A8e>NI~XPpFtBYPfMJ$}OlWz9m1e1F@5|Tr9`3_%aqL*|1@=
OCoKp5vI7W$Sg}Z7b`xrim9fq@UXx(y{n)gvb5{0+b9AxL^0Sek|=dB=`I7asjku>*_CK4SFjT@aj(*z(yit#L@<aRb*Pawv@oG9
5h~H12DW{&N-6s>+@}Sqq_p&%-ZNe>sIs^&eXu|{0=OYJ5w_2)AuCuasIlFzH#0Xj$*i0&z^F$yEwGuV<t*)^_BH0LpRI^5O)g5U
CLls7A1bmdbh1)4qNwAzcsa^2v^qku>YPwCSgDRMKd(+K*{&KgKdgl}Kd#p?)vWL_s54$Qa-J8k;IU`06*FZga<54?U9ZO|t2(W%
3@V;2&@>w~1+z4=I;=}BwzI6Pva!#k%dxGjIHy-Ntgb{Zx3WJo881+#5h;`|rZA4E5fSCJ+PAhXjVXC8Td}yQ872ZS$*|?BC9$(M
!n4M#Ry6)6do%y3YO$s;@GNJYh_b@BF{{cQk*E@`bF{jxP%X<bEhMzA0<4WP3o^<vt+JA<bTDwNBC!)UK%^HiF(YQDnJY!9+@!KL
+o+y2*)IaR7A*NP=Phrl2{Xp07_t*EQlz;oSuXf8J2G6a6tdqWh%jidB{D^(5;5JgaHzht%rW7xx3rumX|@70gepujVXp7AaVCGQ
Wi_C%keE=c?J2vhuPr7mDXj{zoUZOV0J%=9Vmth(Pp|^D)~i1^Y$>#|hNqM<&^IbHO*xx0g|6x^;;9s(IWt+WY^LU{6)c6b+%lUh
UodjArm)PgW+%lh)~=4S1F&|lqdIgo2`fad_oWM@05Bk_0v-mb%?{cibg!zhvag;r1GKC+b|@OHXe}}@=dEWgo2W!CpQjrqKCWxA
Y9xQNg0?##yDV5RP8!81w6v?SKdIiZZmo$nMKB06i>bpi?<>%#P9f<dC9}7kUoX5YVkn@ZMyx9|Ijt<L5U%a8dp5|igDm^3fF%ep
lQ79Li<VF!=B;fqS|n5};VJp4h$saqh$o1z3@~)0MW+cUzOF1L2_`Zu=B!Au)+_g>Lo~uHOrCt8Bdp}G2sC&wZYakpc&b#WXRTi_
yQKQG;WHB~zAbDrI<SH)%`Xk7A}{i&{j3eMxtbiUO0B!79VE>w(Wp3^!zW)dzNic>Be8NZX*V*qTrr8L1e;wgc(jJGRW@6*#W(RO
jIG-!uOD);qp(~!<uK;1QnZS#A*>ZMEHsI<>p6(DPO63}A2Am+b~hC?_%g*eyQ<hFZnhP){54mqWT+t@8mv0B;IG}G$Fb-+AG8;<
YN+g~<*=(U8Z|kxjj;x{uCdj$SuA3lAu~iZ2eeSAaI3SkO1RcNz^zay7_E3IhO?`r*{ryzGOJFcl%|HUjIkZCPO&L1*{bWPjItQE
_Agj1^0BC{-m>&LSFK98thF<x+c*|3gt0}it}rOEc&je0fih{d-K%4uVzsWbEwrVz95M2;G_)YL0<Kc3c`EQJ6EO^>kG3E#CM_2$
947pzPpY=8r>ZZf5U~EDE-LM-6Q4yT3bOkl&MyzB%q>kWM6FXVYpzr=8Zn5lJ)`BUoT}w71SL?ZShPW^P8?e@3o{fjE2&5;3aCP`
IIcG^Jg$A5i?0?fH?77my&$b1;Gx~CkF8mqmo(t8+B8_WYqY|%CZ_VQjW05(d^I92p)gi4Uo_gRn5OnFa<j*<eX!ND5w935<0Xl-
S*nIS0jEbeZZxW`_ZS*DMm3!|pRHuH7Onz0JS@B_thE%erZV!aS29&G7pyQAX{}PQb}{rOQna)zv$ga&Ah12NM63lkA~$=j3oaI|
j3yNwK{CCxsH-J5oFF)|60208FtQ)A;Vs}PX|G5yDz&>9=%=2s`6#R{E-<L54X-vWjkL|IHJfHKxTRjM-lg`ka5@+_7o{<<Dyj7}
Ua%=O3Lz!3{3^5;UAbf?d@zzCi8Xk#Q8v<?45)M*1hhvsN3=SyowF*e!7mvu4kRKn0x<+J>axwUs3?RlIGC!mJv1dN7q3DSpe`(-
>#4IX)+d;)`l|x4!z3%4KQB|PQ7GW8O)+gVBC6Y|QzAApEii$!E-AN~M6vlT(=lqOlP%9I<tF+jd#r`1bt|SFoSzY_9W1V~3@@s%
mM_k$CNAW&vM=(q-K{I9pSeA`{<3K>JGA7pYo;8vFuArUKd$SnRj$CZ%d%mzLbih^i>c4BaImSXrLsG)Nw^i9f3T&v)h_@t&b6zs
rXw#T9<JjN;4S8&1g|3^SEr1tRWE2Nc%h7~-yYB``=$e+Jgt@~NUkZZ%`M6(F0L-Ex}htnpCsn0@uF)h`mE`uKP(ln`7kgkQ82<d
`mv8MfvVFXC@@+pwXIgFA}k3f6|CE=Tp{4Ay0IgyJ*;~+t*QedQ6|1EN+~ud^epiS3MVwEyspKf|E%C785xBg6|sG)-mZ1D+pAlz
4K4AcGb1=8@FF|0rYy*?K(xjsHmbraxgc{e1g3N)94?5OHL!21GAZaLrmY30TBy`5cPLn_c_cU}II?~(1}tY8PpLVf53$ys8Y&hr
JR(UX(<mveEHKbBBA#TkjIRH$1Fh97DJo;E8n7lYhcOMZ@+C*8x2mG9`mD1wfGoe6Y@vsz6fga*$1G>8z^p_i)T_m(<t)1@%Pc7%
D6WAZsUjw<wj|Z69<L^>046@A7%poq9wD+W7Z~6vVH_Kxd8*>C&>uUg-yY%{*s3qC8k#$oFr_1>8>knkOrrR%6P?wpJ*{^vI<cQE
GBtK45u!k>_87_~o0~i=j3+yw9;c<H9i@>e!>i4%*CD8`HLMgYP%h`JcBnO_n<XkT9wl?2X(K_UETZuyw5!doX{OkxNUk}e4yREr
%BuMrT&M^Ju(4bn@+~ba`Jq*%bD(%2RUHy0wIs!=pso%xh%+X#c_uNcn66l|a4=aeNT|RqY%=pA{v#(Si>&__S+G(pDLKp;eycY!
+$LMHAE9HQiY=z8EUx6C(J7{{MX;!^$E}H+%o7bO-mH8onJ-%;p)1^}h$p40R4hm&_@HjBG_e7yeXR_k=N?P1zN(w1A*nkoYpiJ}
ZKoeFW2^!uz%U3bUZxMSpD|dc9wWyfSDUge@u^-h9<EB97_H{2N~nCZg&d};jV9tP|EQQOw4^<%A*weeR4%D3?5gu8v!;YAm7|2O
Tc!so94E=D>7rJu!m!@4^DJ4Q92>x}sV-wJvKb+)?jrQ8=8*X+daCp>G^+$CnWi=@+bTOPcCNc9m@oY$EVVx;2`bR59I5lJd#i7)
FPY{JjHE^`9inO~7qTENC$FERd?-IL4Xg#LGA&)C`>Y!#2B0aZ<Eim1oGm9Ph$yQjyCs919xSIT*Q>-R(wn%U7b2#lcpz3U-l!lg
j2t4O)GZ1x&mAtLnI#FLSf}o*8zh6I-={>VQ5#96`Y=<k`mPut3n%KYp)8TD!mP0+tf~er(kODSe=D06cdtRHK`2769H3b%6Q^G!
)*g2)9h(2Ff2=;3@}`|EnWN<{y{qD=87{vl(5vdOeW^^PMysYT6D?+)j;Q=A5EG-OrK|9*KPc%fU#b`|L#r35;~UAZYpsr`G$(wi
9jeDH@u}h<Eu0phd6}muZn5yDNTjo?urB(szA#!T;jMJ16CUraEU+W6nwQ)t$E?LG(H`C<@~kkZZma>I7N%h&p{Ylx3?P*)+pvPQ
6R()16Q(&T$ShH=Sf+t4?5M3EHlzKWHmqHl9VPaqt}X?x(yuYEK&|mCS*8Xs9<nhlKBXrp_$?i%yC}P=F(<p6o~|D(Ot93gZWtu6
?yH$C|0*%8u%v(<VXK&`hpZzoA1+y`xUD}a{GQmd6eo47N1mCgp`w&2L92nRfiICFl&V{=GA>XkIiq1JEHrMTsi|C<N2+QjFDcup
o0Fa?7cNJiv#FU0E~JAkwXouy{v)Wa^eL^Vf)t-FH!7E;v8fFw{;UM704WHtf~+?y)e{*h8IdihuC8RNEF@sA4yjryFDOx}S0=eD
3a{I%LZeqL=%uYG?5rg$3oJk#DXR#sGozQVdL~Y(QLwKuO{b`#{H@EeG^8D@RjqX?gDk_V39GlMVW~Q*j;_fnV5n&>dnqF`yr_*V
tt`2ktEYLacOwg@T{7q<cQv0KZ7W$ScP;s@=ByGc1hFxrH>||1y{1zy0<5C0*({=|1}oep;jKa@L#Uaa@SWVDjjtLc^|QvTbD0dP
nJCaG1T1W<K$&;2RICpzQ7r1GEvj^^1h4O^7c@;Vud2N-UY}~H%OD#kLZ?ou#TwY7ucj?8g`_D72AEZ)wjmfWBP1jySeh87VXAVX
lQ7#PZX*1v;HM-eSEf)WA}p({@T{hoWU4E%;HvnZC#_JRr6rk_J`wP-Oe0k-=B~e>e6HlKI5NN^PAFn35G9GNHYkg+Sg8@Du`U9v
!mMDYyDH44gQW7YHnH}w<tpkPNh*@70I8X;!zvgs>a^;tF{SRV;48N<2rOGDQ701_)+SJ#m@sCkw~`tyV4%eiM=Iu`{HztOaH)=^
_N?%z->5(g3o)83eXYT<UaAMKC8@QdIWe`T;T<=pRH3ab1TbSRPOR%8fw7^j(ypwrX0CHE#G|e*+#<9uHYU*^?Tu_L(yJV{b}~_=
8ZG)IhAI=UkFpA|ex4pI8!Wb^a;P^gU9CB#ld6j>_pNcMf~lx2Q>aoc6)^6ir>Nnck*$B7?IP5uuBv>azbFr__J;niJ+G-Jq$bv`
46T=-7bb)#RjDqiw5yk^>@OoJ=OcU*q8L@H7$^s=iLLCRR45D}f-YFD<}4!}>!@BL->iVB%B963RHUP=+b~2ZW~273yr9J^ysYf3
k|X1yw4^$o!>UlE>83BM6{gi0I54W0QLXc&Ju1wlS)^nplO+Z%@TzbsmZ}0Q056WLULo-$YoKc_Ag|q|lq#1hMyx-b1h6+CHYaW-
wVv9V_Nqi0;VZbQORM;pqNANEog~C8kEn;G6Q@xi+abs<4KNL*qO2w;?W<BCZLkn2q$tm+Y@p&S_$EKAN~`>)n=S+;kgOxCsH@R3
n<(q8Bc4mHy`coC3nZ*CDXefX04%z%bE2rNxGFrNH7s+eLaXefMJf<4)vP`sYOSiI;4V<D3#(hG;3SnYwlEo@{v7)#f2(9F!>`|{
g|4L{3NGR+CNFZM1T6@yII%t}YcQv#mZy%b9jAe%-K@7Ds~)ze_a{WO0xrETO(g}X@giNZJ|y_CvnZk`2B^`fX)Q9X>aq2uf3nl8
nwSl#4JmxCZLjRGld4uJEUN*e-ZEjI7A8KnRHc}(=BE%V&a0HI$1Pqk!7AuGm#@VnKamNoE3NA+2e8~I->nTT7a&Y1#4IB)$}M{=
JFM)L6D%vG1ujdf<gS0MzcDzblddT&ZzZxWo2)sfq@y3KZKHpyO{$?O6)1hDVJ|(WKP1O17_THDsi#vf3Mq1+H7yUU<(?m{`k+Xr
4ywx}@-Fi+2rbsEUJy~JimGoa5hdfLmnu{$WGWmZl%Pd3udC6e#IDY(fvXrTq9$-AD*(wXOR2gp0;0E~!KL0T$)KFA`!G_kcpx;d
^`=I!+9|Op7p%Og1Eb%hhB>J#%&$zQg{?NE8mNq^LoSvSN2B|!wyb`iVYBF^7bhL9E1=M*HWy@?#;-^zgt7uC+NI2|k1$TJOQ~HY
YOt!LJ*WMxD5%P=#;ho?WFr8bnWwj;AS_EL%dGP*T&?XY_#|B~{HRE(IIgm-J1HqGGbFqybgd$(T&q*7FR^s0ZL9;Wfv5c<gQvc&
sh#^I%PMCgxUdkj?kxEzXf9i;Hmunxs3%h|jVdR$8?2M4rY&-*(yEE6{vfR=xuv-;Xq`2tQYp%-VYCP+Z>`3m+_1wTVl(Nelbo8U
h$kv2BcmuTmaXuq-zotxT%gG)YArda>MFpem@H2#&8u}Mx-1o^oS<r|hpgD7D5W{6ha*87YpC3@aj6V1UaIP-%_YGpwK1S62qk;0
*rjn2!zx;*3a!zbhOBiR$tqkdZLC_Sp)ie&zO9-i%q5x|!ySk&x~_Dkaj287ktPSNcq}I_11I+>#~h?ABCOq@94ULOqbRzmgr!O#
u`MDen45s9+Z!paysn-ZqN!CJpDaNs05D;$cCE`Qpsd5IRjmCaxgm<F4XVl~7bq$&(<Za8DX?@V45IoWMkhh2B&U0?b27pz(3lgl
IVc6E@UB-XNibfZ05MfAm#3Gf_#|4b1g(TEK&1pHW~(lz&8Y_}m8rZfX{#i%+M`J%;;Wb_ODFxB`JWat1})m4rZC<ipCE6l^DJ(y
P%d_?iz~XRE-kmLez52nAT5rjW2fpRVI&8q)-U8KMy&}ZA|_9&iKM5XyRWUSQmVVA6RqMLH7dxjSgS@T(i~H<cdU@7VlFnL7pbAM
^s)yl+$b0%b0$_T<tTow<*}wKG^}VZ?yNqlmZ<ovx~UGPEGX3!<)zT4Iw(OVqpIbt6RSR^9-`>4v#t}YNu`=A0x4drN1vUj7p@p8
&nW<;q$5_Xf~5wuLLRWNKdgl!)uUXPKPCgO=%f>^d9H%003^~OuPOpASt*63s-?>(j2>k#51X7W<t-7cy{tPSYbBkoLMhp&sHpEL
C@<_B1SI64yd+tt=$9$5CnSU?z$7dvoU2EuysJhgO|gP0|0x%u#H>B3SS<pjP^`44aioH*AE-R9P^ROs6t4TKBe8oaaV^rZB&C`p
b+HU2n679T>8_2kKBzdLv#EuuMk{zI!l|*Uda4AhGAA&tFCwp_)G#TrpDfTWL8<$p;wW1wQ!NFoU9L4I9;6biU>PkfCL+_UkRgyL
9-xGxSFHk=Vx~1Mx}{gF*RT1df-5Z`sV9D^>nw?;1~2xZvL!(#x+;FFu_KzHkfUoX$SeaNQl{Xp7_e5LpsAK9{v>N4uOft}E2q?@
1FmP5Tp^v9Ih@(5W2;TB(izm7`x`Q({Hk#tEvvmHDH<xE-lz~LS*%GaP8RPdSSMv9{wx3}=Bn$iW~R%fc`_-c@345NIj5Af$1|WG
Y@Dbh|ED@AysD(Gz@3S$I<rx*1gyHJ(kz!NDl48O-7bf$hbC33cB(R(7p>r`VI$n7wW=Pak*O>U6s>JAfGl((1))5wOdrUt9xO8{
7Atb8OeGi~JuSH{ovW)Y6038p=p=|H-!2iUDyjvn^Cgh0>L;tIxu!s{gRQ|I39uZdh_2x*6swD<j<E!=bg-SUUMU$U9I&FTM<Ed$
)TjoaBdHjv<f<R6aj%{v_a?lr5h=DR39$hv4JqI$)}BnKSS%AHORfI2Rj6;QOC7Ky_oLvjMKI|vWUWdvSgI4Gil(|J)T4~7-KH6-
DWx_h)+9f$VlN=1>n-!EJ`!gX_N%g?k{;TyDXZoxKq%R-@}(RoXDJ0U9iDqKEF}u9N2HglSFP2kfviKS|1bY8pr%@)$u9z`oTq}P
;jAbi;i65e%%&=>XslSPL8sWLjUX*1P@+mQ)GtM<DlgJ2GMxA+(4F$A`lwH<^&#3Y@~dVhYOG1AF)0Tr1}0RZP^qUSKdNM>PA}>f
AgD5{PApg@Nv>5akSM>dYO`Ii`K`FDKBe$1^(`K(Td6=X?kWANz%jg{^eQc>9U{Ug=BR^_o2HJXTCET*MyzD4ayus=XRqe6ZKzZ#
WGNCT6e*T2%&mhdEu8+U?=55?@+-cq&!`+PC@s*b?5ZECeIy*H;H;ymB`U(5Cb3bal(65Zi7;m`6EO**EwINZMz3M1Rwy&6jI2kl
;Vdwq7N}Ds)hiz`s3PhVW~GlMvYlG6Mypb-^%~|Z{w=5@$EN=)`X!hrVk^@dfTO;gLN53tBdtan|F4uNaIDLyx2f#0bE%{#$S<$4
<e@UDdMvji93>X8;Vuxc_#d>V*R$a*sW1qtq^*c5R4f#u)FaxdEs}4hI<VQSkF33`6EEB(<*ARZ)S-SNSr(Y55h@F&G$IwPeXmw4
)TsHSLxeCd1}xgCJTVd`wxk!A)G1>wFf48<_pV(i(knb4rl}U8R;dv(+_5Gm5~vrV1S)^7A1=+VL$Hr2X0@FmQKM6+6e(^nw4_a@
JGA$qG%Pu&G$<vhoUeDN2q_mKP$wfEJ1gUw>MtIyB_^*N3N8()vaVUIVVm_WQmVqR9yK4O&mu6VzNyR!tE}#<X(>&pKdZE;Sg++N
ZLQEKGNo>%lb_otj4Ow)m?##W*ehkL8LZ%^KP}~&ld8I`A}mg^JEy*;QmN!24X!e!<fz50B_%1K(kNji#41azGN-qvuqbt_VJ%xP
6D4D!k*4;oW-N3iJFSf@c^wWCZ!WH>t*_Ij?keG<hN$(Zf~A2hlc}z(G94NvW2?6(l&sh&EG<*2Pb?ZNh$Vw0@To7S0H$=RKCD5W
nJfORwwTZ?GpTo~<*Ib5F|QvkKO_RMe=1R^udNZTODj68FD!Pd>JrkVcda2LsH#7w|E|_5cqRj|b}Iog46QV<PAv?lxGyR!Uo4L;
i>arlav4^vxvZk8$g0;Y0jT(^?<gy)J1lak(Wt2@FRZ^J$EWD6*&<i0yRa0h$T8k44Y3Tci?E=qC9Y+mRW!$-rKt%kAEg7FkgT97
7A*Z8c_c`z7p#D(D<^9!_@?Egw5*4%Iw**!XP}KRt1P52=(cyJIwhK`WGiQ+*)}mRE+>*NCN5s6&Yh7fe<@fhAgT{6BdNnG6DjR2
5U#~0bgLY#BrxooY^zr%`K3-KlCbWoP9XLayBvS0$S>a~a-(soT&}sOMyTAPryo+VJE+K~y{rQx^((R}sw5T=Fd=m?C9G4ZtgPd$
vaBnrG_t0!Z7kX!$f*G%!J7y!=?><Y1gsmU)-LfN$SMmi@Seq}dzkVvp{vLyMkk#X6dtJ={UpP%r5vR(Pc99taVq_-NUk|55h*1u
Kr50f`KKbR6RKM-Mz3zHSRg4Xu$JI0<}GBbLNht8;3#V;5Us_lm8LYTN++wV8L17Zw<l+?U9gZM>7+_5Up8MJmnDlVPpzn=@T#jP
Mj?SLUL*Od-lpU%@vTD`^QDK753Q{!1+QJLPpQ_c7OADI0kAD760wFXM<hk34X#uyH6xxT;4gwM%&04>;xAe$3N3aeCo74q$}k$A
8>HYCBCRp5ajgQUGN?N&imV$ib2T@hC!SWUys%g+p{O`42{92YmZj>a>7#|4P9?=Gr>%yhPOfFAdY#;&N+(8^Ix?)Knk`+RVlFuz
BC86hS*?7sW-kCQn=U&s>?AiPI3oBUC#Z|0F0hFsag@p{Dz1kx#-{105+iA<{-w*Ne<MaAY^eMxDk7#MFtFn<J1W^Hm8)8rjVM{K
<F$UHa3)kG9W24CD5hX1eW^05YbTVf=%O947cw9xXROjEKCZqkFfF;L7ar`YYpju_Xf#x<N~xHsFbyQBmM{~mZlUBE9FQj-*{L}u
y(M+BkE#tQORf2*46TkPD<<S36s$O>nk-JOs->o^KCH#5IHf2pWhWS|mZ2~$f3Uo<+NgCN&@WsbnW&;HpcrAUYcV?|UMy%I%pBOR
ilaxVRh~AjY#~*x7q09y8nW&tVKK5Y{+=r@9;MTy8YJB;7c9-8cA!5e`!KXDd!!I44W&q_sU{R9Bc^^R%9Mzx3ano#oF<8^a4_R6
aVr@u%`Psk)Tt*XR-x4+04@VAQz#{|Bq|Xgm#kQ?r>IaY+OTu0(xB|O{xLBmb*Qi(4yg>FjF$tigeYsUKsU9X?4g^eq$cgEgQj+&
=B;_9RHe5mHK&~}@}V^;h%TM6{h+|CZLB&cBA<yO+NK&K=cfItI44uG<R<nlSSv>^B`hr{-YW#H{49nqtu$9DqnP+C|F9gYrzn7^
k*0U5QY#dyQ7dY(<*yj3t*KQge4??hbTKEaXR&RlB&EcvskI0!BPt-QQ?C>#IWq#N7%7gTIVplH)ve^Ny(K5EAft_yb*=m^+A}$&
eIA9SkuLu%`K?Z|i!ghyEUywIuPAS@tt{a%_$|z-?xL6>yrkf+C@E4W9HkMbqOAHNC$C$ti!MGcYAG(Lo28SUpr|qwIxLhP&MHVO
4lvxUmZRLNoUO;38?6^2HZC=&%qdiu7_0-RharWlf0&A-Laopxpsld0wX5Q*m#2Z5LM2Qlg`lpjy{iu&ldJ?MZmvu!?XOp-bE==J
d8`p7SSmlPDlcLx$SemV&86fn!lv=1gp$^+eW`6CPObMEXQ=wBpRj+fyerx+-!Bv>zb4VDS}8Ch#j24aJFW4d`mDF9_$YR(d8fA|
6sa>K1FnlCaj4I!j3s+7DlMoVBC3xpQ7<v9%dfGh%dD^}v?gLGNg&@46R?D&S0DGO`=!jVR;*4fkRv^;sVOonvZacwD=Hu@@gdWz
vM?PV4ypk#sV=LqSS%_u%O;;Ir=`RxpeP)y+%F=j^{YWBXs7TnN~$}o`L0VTxGi0)*`ebsl`I`B?j*acb}djQSu97KqANHpQlW#U
IWd{6GcVXL+AG|efg*FR{G)%WO{Q}(#4+bC&lx%})Gy^7xUG4nXtGo&9<A0e!YB`>EFZ3|sIE34wI@X>f3M~(|11$O?l5$w39X<V
0;~?LMWB1FBdjB^oU2NuY>+;!t|9oXJu$v5sUx{1m?Vjm7b)7R&8M!bwlKA=JtrS9rK<cWA*nJjY%1I=Y$04QCz*UC{vuGS5ipV`
0WEAMN2o-mb+7a#R-OK&H8C_9zpHeqA*z6&w5RE>cC3M^YNY3=x~oYjEg<qBfUD-Jlctuf;jzaiMx7QeM5F^4>mSyw2`~&T;;I#{
UZ$FgE2UqW2qu!OAuSi15}Z(}zAn$9qMG%rP$0}K7N@GLsj_;nv@E?JFRkDzn63&W`lYF>>8viS5UmC;&8CGKud0rzudL0dw5aT%
@Tst+!>FRBfH7F9_pBr+pq#9*Ijw)J!X$918KjCNmacv+*RW-&e4{?4Unrif4=uf&g0PA#?XDOwp0JIqNh>=p#wJjpBCndM3M7Rn
W+m3B%Bt=rG$0kK;Vx<{_9P~-LNU8C2Pjo5KAcOak|=K>NuUKMt*LP_hNz1$9yU6zttp5vK_nkB1h3<yPAhh>(X1mQ!6UOT_^I8b
St+V5da!*enkBt49I+*&wHh)c*Dqf$nlEWA`znd9m7x(TJga*waia;Ss;o(=tS>|}I<Q)w(kwczHJmW6r>m<h*Q~%TfvCBs$EujH
EG(EA!KeSADyvhjnyr|ffvmqM+oN``?j~!Zf~<@$0Vd=bxgazxfu@!mfGtrgLoq#_)~lzgT`lh?f3N5<RTwOz5vk>_r6)wKIGlB;
HYww(Zz)+Q=_MSYY^%E^nW|eWI2>(_i816Q;3Ko5cP#oYz@P!DmahM!5u-3FcO=oHY9#ciz$w`%CM<IZs4#@AMkrgQ`Yp1YYNora
TP9Q{cdh3ti>AY%gd|I<wJVP(Os1$YV4`K5lpuPjDz6No?<$%pL@n1Yd8xl5-X|O{e6DAvSgj_U*_pyGPA5<(qcBmcA+qhPf2uqt
3a7y_ucy^11TChmA*_j&#V`D!<*qfPz%6(zw=d<MJTU#L?5o<WTq@e98K}FWc&4zWiz65?x+Xp)q9^sMDyU;7#;pM^WhZE{k*)Kk
`Yem5Oe+_yMk4+xTdnS|M6~*=#h`JkET|MING(?@8>`W$cO7@42%m_qA+1EL0j2$^<*XYghb%|7SFm#`0;@wK&8BrDq$&w2uq-Sv
l(JW?r>{6Im8eXsgfhXal&|9}SgF=1Z7eIQwW~jzBdd8Yd!h#|8Lh%D^RAbr7pkVHBrN78)TYER`Y;qHQ7<{C;;U~cRwiw*%BB@1
p(+<JIxtD71{(h;N~Mn@(W<B|NhXZ3eJWlh0Is7eDXr`oQ6?WSRV_`edafR)=q5-n@f=XC$*un?MXawCrmTo67%AATM6S87&n~>B
&lwafgCff-?J>x-W3&jYD>Cn^v!GwAY^dfW^d~H<m9#dkQY1_(^dQJC@3QnCA0~yEhoIFUE~%}q6(SH2tgg=~>7X#I5F^<u^OvY7
fvD3YXf28)0VnXT#H_t5$0Qc6v!*08NS*(#o~$z^t1TC<YBZItG%S}hvZ*pGA+QiBX|eXUStj$bjwA%I>8~o76s&tMcOq&q&avsH
?yq?;T`FNH2(4f(Gp;Es)*~3KE~sQGOB@}Q1vHN#SuDz`94S()CMsVrQmYm%hOPAiim%M8y`~?X3azlK5htgo%_STzoFx{j!l!zw
9I6c|b}US=m8u1;?5O7_m8>@|60pp#6&>oV)u=EXiz&>XS*w&R){t?jktkFxn<)OP!JZ+m`zq(FuB2-n{-{`>exU{@rXhnW7qs-P
3#>z~nxGssi!GcW87^xpTd!ZAQ5<S5Y^z`|ZZV;V+$%Jr1TV#{aWNE@`yOwlH=^^Y^BefAC@BiEe<t-TW}K%oVy$g5)vU;=TcFP+
V>1OIqn~=CA|{n6)vlSM12G^k1EU2h>ntH8C!*_}#w1%L#Hh(9SFLNToiEfVbS^R~KCA|%y{(HZHlPtLMX-URGNtY&;VP*t?JF;>
gq|@d@hLbb4y~-MJFB^@<t#a@K&~(^ORPz)i6_e{^DAJfo1(idNu%*9b1oY!uqCq|2&SR1U#W~LxhjgJ{ipJs5h*3GU?(9bdapsC
A(yh8tD{V<1t&(XDJv8yqNQ>z>Mk%a>8E)x;u*~?-lw}7fU3@^H5|Jr>M#W$@-Ql>=PuJ6mnpuo0;#bg94WmkHL9_s=@{N7w3mXW
u_PWW^{Z|pGOLNIx}xw99;@r39ITqH%BZ5IpRElkry^dfh@o*S#;gk+nlC9NcP;R(fEv&%fhdS6I<TUeMjbD#qADgToGSA$3MpKv
BP6q-&m|Bix2&x!8z?g@qAUz2r7MS_I4Uo&S)m=NGp@-fYoZFF7blXZhpVcv)upkhmZ(v$J*A-=;3ZJ1wlHIyqAabdI;4KE>Zr=8
nWRyu2{wT+POsjm6|3+l)ubJ<4J=Y9OQ<BREw0!xA~ZO#i>%)v860RQ>nWTz=`YwIFP_b;Mk;5XUofnxoU1T1C8i&vryY-}r>+7e
jjrCHf~Xj)*{ou$FR;}v@~EGr8Y5J(#hiPf$foq9y`=%1ZmamPmoPpp>K!eYx~+h!`J)UlMJczbsjd+y52fC$FsNp&w;vp-*(^D%
1S=3R#UZO5r=h>5<}B2t0-g<^q%2q|_o^B)Kdyi$X{_F@Dy`}n8?hLzAFffVzoZ~4`zh8iqODf1TPg3Rz@Vcb<fsF%%{Aw#?Ip*h
R456Z!Znnu94Z^Ojw^booFhH2#jE5io-XAjzA7)W$)S@lB(UElhpp<aEw6zl*ePlmzA(D1E2t78t*EQ7L#}8Z!y-l@E+nX)D6AGS
Vy*9}yds&h!m*32o~!pF0jW(O^`%uTav(I5grXTO7$X-bqN@ri*e;AAQYw9?CaIU4Z>^Xug{aA~gQsPvLM{`l461)5^sRI#)v7VG
HmW@<`=+n0ldDpm3$D|sU>upO2Cv1j2rfjh@UF2bPpht=O|G`7AE^W__Ms1}&>$l)x+F=l7Of7hkF5MOz9S&35im2X?y8HR(XM4C
hp~gIu_@{xoGp19cd9O~gs(>-RV6d7$Ru1Rz@#oFohwW!IVVggimjz5;Hf7pHmfbHR4Tr&qOVaRKrV@*v8|D@jj)ceHZ4rEf-8Ni
ovd;fhpcBa_o`Yha;!$CkgQNB%PL2(%B~R|2&PsjpRv%fb+XH>KQX8$^rdjC1STLXJ*>bjQL?Nfz$JGrqpdikkR8b@9ILl5wIw{U
tulKoF)0HhOfm7U_@BY5>8!`911x>3&Z!$MJum&P$gohV-L5RO5-CO;I;%;r@Tv@=zNJ2}&?{{sF(0X|YA1vq{IRMa7#iHDj-{xi
iXt{3x2O&-C#bNl;xARIg`pjw1SYPh*Rkp<SD-Q=ey0Ydcd)OjDkVaw8L1N~UL$fPSf;=#i6&B|G^LcRzcCrBa+}sD?51X+prqa+
PaHt0tSCkz3n%fiH!b-p-YLWxB&=hmB^KQ#60a~Rb1tedZ>R(=yQEny*QubZ2P$>1&6hrnl&=URcQ3=N6eTLIQK}-T=Py?seyk-R
yru;p+A{4Y&MDZdGA}HiSS5%jU#z?>V5QM4V<ZbG->+n?Myz)#{+kdZKc5gST_~h56R89y%PqR4q%jz?+N(3BVksUiF)H{lYq57N
u`u|h0jsF7rm%scE+ir&<*KQ#kgNl!J24%vTroqgX(NuTx~XFuVyPW96{Acjwy|fYRxe_xpQ%hOD61PKEjQnl8m%CmtEX@!9j{-a
<R=v=U8WPJM6k9eL8|bnj;&Ir1|n^$2PHPJrKEG3_?UE^%r0Clha_Y)46tRdma*3%Jgq`7g^}K}x~OL`Bqg`1cP8|%e=RJp|Dr6Y
EU&e#o-E8L6r`&lZ=XvqF(z)ONU)l(YoVDd(X7HEOeqqZ2`Eh`38N+{!Kl-$iYU{n?kpNGE-3mbw;|goP%H+d+OHNa1gWH;11wN5
+^k5P)2?-|iKslO&MiHu^RE;z9<d}NP?Uu)*DZ3S<FYfUswz<+^CXcb(XJn<vaHag$f^jiY$Q=JOtWw(Cz=SFccw}zxv*|69H|4a
buIg=`5!)~c(S!D!lgbVz_CdtBC*q`KdUOQtgld^_o&P%45xjq%_wmy94HN?&9VQd#T>z-FD1Y?qN&WLYB4q?X(-YybFbC0%B=@6
Mlf<P$}mSTk)OdVWHG?30Wk3{fvkBnQmBrp(k8{GJsd-!vMNoh1~8K?o2(!-Jfu!8LaSmhFDarVTd*rCk)%Vg9Hv<%Hmj7f5hQe^
rYrR*v8=VLqA27rR<0|k`KMc;`yflJ(<(8ki>)-JDJdT&)UJ%J&Mt4QRj>;xjir^WFr3sb+AQd#cB_P{RIT}{Ypo9~YA4;K`<|<z
ZKiahq^VFRtRY$`pr-LI=c%tOiz;a)Zmj30Ot3>O@+&SbyDSo+A|@*<!6?_N%A$vu)~^&XR-M5r@|Ak5DzavnTCl*Q5HKCA^DY3a
SF97H&m#Y<L9TG7A}^(<5UF6WrmAYNOs)8?ORz(ztEt#1|EYDf8!DHg2eJO4iKIN98Z2A0(W@t%E~uTYZ>P_ldMsHl53S6uoUHn#
wk-0f$RN$B$%p-?pQ>e|0io`x7b)1OXs8`205B;eG^`XCHK#MM$R+ZxN2zTw&n<-|Z?F0&f}p#plB#wvRV?N#s-E$!7an3LSFIJO
OQSHJG%pXW3alxtE39R$K$}JyCYfTdv#^h&Qlzpl6R#gF_bhs+J*Ckr*({GJOs#^VsWH#0D5-C*RWNO@6tFWX2OeJ}8z!lqMlQD~
aHxx<B`D9JW2ySGIIumbu&e7QZm@u)F*0Sa*es|pn;}*wQK(NUxFAEMO{tEe=&xfWlAuzdaV~3?S)W^`7$`8AjW?{MhAWRLRh_b#
t*dOX6C^k%t*nwTD61(lQ6<}`3m<Q=Xeu+Fv@nLNXs?wnw5~=ikfyFHP&2}<&!=LVr!0r5DxfDVMx^VkaIE*NWu3>L+AEGN5~d@w
?ktO_9Hc3&x-{@03bdK8)v41V`mfBWfvNwl6|Eku9I2_HS1m#$(=Y0&yP7Gm3#@)9EigM8L@@s(Tdnyf-KY(w1}qCA!Js^^?5qhY
AgnX0K%Tg;%CX8R9kO36-=!)c{47H#IHMt_>9H=Pv8aWlG$-^bQl!1Fo2Vx+Ei8>JNv;X1sHOI=BrQfKEFnOyWTbPfQ>UG%pRBYn
aV}ApORk!#WG=uif+%UQC#Y;FNUT>TxhUHxW+ok=cCien=qx?1IH(0FXRO~XXt3$BEi5alCa2)A`z(YgdMqWOGO5KSpd}A1KrCGj
^)Lb~Myj8sEv!c@&!>tgwl9t-L6{?~=&dob;VA+fJFASHk1W-q7pG_~>Y}KlD5%+^XDA7*;3&DI%A+bL8Y$f!V5c^+rKn{xs4S~6
ZZ04p7%;l5TCAX`ZWNj<ma+~fA~LqH+b!oWqpBmVVYD!w-W~%TwWozC6RJh6@+O<Cur8LU_b${d8!b+#+%R;hC9nT4Q>-DVd9GU;
YN+(7cPWY?R4t1b#w}8&*{5nG-m6|3tS~;P@GPvZrKmP5&#V`sjj2ebx2mS8{;4*teXRj337+_<HK$D`ekGwTy`s^q7qAc?T&un-
qbwRAawqJl6tDN4QY_A~Dk=M{1FAx?1ua>px36|4uOthrIxJL_t)NgZ1T)yAz&AjlM5llxF{zm*SEuJB;373BaiRvQ;i)GfQKt#0
NGM{ahNA^9KrL1-g|1*Sr!JwgF{%8dAE%Hom#h*T8LXY9@E`0PlBE-^{Hvy?0wok9W3P&=Fsa%q8!ddO53yCIM6A-QXE4016B*Db
F{Li1F%JA8Nh-V`k|YQ&l&_~PDX`itkSfwJ#WCV3nktT<Xe>9Gx-SMSSF4Av^)Z*CvZ10XcBZ|i-mvZ^39K(Nw=;{ZnXFzaLa_6u
N+nP&oUpT<ktWxu?=KK6w5lVgEU?O_@G6R@KCSX4yRLa4>8HY^2QBESah}{V)~M>O!XcU?sj%Uw<fk>JLM?+HjId;-NGG)|TCk3+
s~{t!h$x7yd8_uYah4dIktA=g12EUIez0z&Yq7_pDyXC+XCZhafSn>N_nKY=Rjo9w0x2>pFDafdnW%vz3oP@cOs_t!ZJXevXeE9$
N34Oc7b(-MU8;qogRJi)XDhTTaV0*eDXrBkJFV2J8ZL$-7NvDC<feoztg0Cv?X24#U#Uf@uA|i~ilCmU=PgaFU8c9Gl&B=9F)?H*
uPKu$(<(fxWGJVX8Lq7?d$0H|?yPeyuOten>@S|71F0n)Xt3=mNG$>|FsWN4<tc_3tf@U7oG%TnF|9hTWT42YMy0STlBilHO)aP?
!KtPoK`%)yjV{hOV60y(i>MT${3&Uv<}JN0VX$f@a<o*YrKHZPOr<<8jjbM@+pZ;|#HqohL@C3j1thwzETyTaJ0Vu6Jg*_L^fa5U
SgYrr3#)@N=cJb_EUlcazOc(JLMQ7fCoH%qAtr<?p&iz&7op%VT`UVQ?x^J<Ijqo{Z!-_6f+>76hOm{StDt8k<supk6|ZqHY%C|Q
=(4pRHm`iFUaUhfx2jAlsVeLwU7k5GQL7{>E3iPYDym(urLBpu#4u5;%qfkq+^7te-J&IiMkJak=`JCyeXM4xo~fUwn<>4iUZHoa
X03fBUaboxG%7@?bgj*<4X=<Ima3vCo}@-0siVj$iy`)&0-^MoUa(9sF)MB;9;@~r=B(td<}o9w)}%iwz92@b044LTr>b78lQ6Qd
j-#9=)T~aYIw?^x!zEO$rLFa%*D+_RaV>B%WvfxIC?L!!9jdi4J)nN5c&b+}e6G|cET`_G+pM84$SWl*gDs7+F|a2vW1)SbaU`WI
Pq7uB6saz$|0Inv>nO7@Ofd$dzo^nK3aJOIA*c5&3!{ask*s&G!7)*(B`&3?inOXKqMSXonJgGI3oo54WvW1-?<ip`bevYC46F()
nJiJOmo5J)NHJp@t0YwzRT(HStFLjO1+6)z@~DfY?x$*~Ij*KCVW@YinK1CCb0lb^y0B9vIk5bxY_7>C=%o%SjGZtl_^RomvaG8p
R5MX7nyHPg#W5T+perG*`ZY5kovlqbRxE-g7cImu4lWcP^C@(uDyz9BA*};1QK;uEDjBPx<E0L!H?L%<V=TuirKWtXEuu)SC@t6?
vn~KI5SeeSVW4QHm?a()g)KlJPpKoV8#4<m>M1WSd8k1!YpNowA0ZT^l%SNR@F)(czAVh3fv|$8->NaDswa4&>Z_}(A23s<4zE{;
&!nIw5Uqk2l`HF{4yY6{SFF;o=QKbqU9Xq0s3nT1QywIy7%l^?M=t>=)h+TRASE!Y8J^`C@T}M=V<n=M%_oYb{3y+g@}2P`5hB#A
XQ@3Zlc%sHrz`ZVDXGgWVkOtEIiesZt1dF3@GNw!F`5V|q9`XTYnZaDq^skkCZGVQpr>1`FQ~66_Ad-9@g5c|?<tq8&8d4X6r`@C
$ElB~hA>d9I4QNInU$Nbm8sMp(<DW$m?KxK`?1F;6s%61<E-Ye^QGvkb}8O03aA7nL8D-=F0h#_zbjIzdn;-v=A;m?S}tESxFkL;
Iix-<g01E%bTB$Ivnl&5)F_G=$EyCQpdq9vccITK`LWp?Fe~{WXDIHGMWr1jf3L@&Y^k8E8>L?^db5hHhA1s9{wMjb946Hi$|5MN
IjLBrYAA)QvZb1#9Hir^7Ab}!hp{THZmC+WJ*|kSaI0pbr7WhaAFTPQqOU@(kE|Up=&m}dI4t_Ay{L>V9xj|9!Xwu$|ES%qhp=O-
-LM3xA}JfIq$OvtKq|f>mMW~QHlJQAJEcglv?eQ-aH~BXH6q-vH>a<j=cik(O)D}WL#s=u1FI!0i?0u>*s-6eu&`<_KBO(F4X&~(
*rg4s`m3Kc@-X%zikX$KN2}T>vZQI4U?q2}*RJL%y)DF+IICQxYp1Cz-mhztjIj8tQK^=ylq5?jHZ38np)?<^w6R7oh%C}1;UJN%
@TcamP@!cr^OZm+im=ozn<M&|{Gcu_sx4|R(<4lvAtxg(Co~waAEYZM3pT3_3an_Ul@zxoimW1?*(9Z}Qzl(7*Bg1LAu(VnPo&_i
7^&u=h^*4DEUmdOx35ekJSZ_7*Q+D4f2WqMaIUv2Bd~a{t|Is_)+GL<M<*YoS1nQ;R-Hj7Kdh&&*eiuBCLPwPm95vXN3Dh_aHeoB
Zm{H{7Be2EGcDyJ2cgI+1ErFxbtvyCEh_k_o+<sQn5}g!Oe8n2HYQ=D5wJd|^(k5$%Q9siy(8}`XRe_pDy+(kDIa>Fq^1%q4yRMB
o*=9+Z7uIGRxNI=o-u17exrIQXQ#C!m8g&`6e%Aqg)Tv%0w;VT2d%86v@hJHS}ip!fG3V9!7VGUjjC#*Yp_VLiz|4onj|u_oT`Z-
zblocx1a^7&aWn@TdfxxI<}ad^`bi{u`F4u?<fwb(kQB=CnPl?PbpI=B&;$lqqn*(beu4!Yplhxxh#_{P%0lUv>}GIJR%gWEvybI
&M^?6IIT#o#iWre>859?I;)DH12n3sz$nZlBd~=h?<qE-4KTc@RIC9i@v)vI=_h_EajCQ`ye&Vgt|@h{*{rysYpJ}ch9(6rzAgu|
Oswx56`oqITqiKCb07#FsV&>6Q>c0=Sg)iWAFuVTpD^bsdz|eQ^BzyH3nrE-IjT((7@)hSm99!H^(cri&7|_G7_NXZJg8+WUnh1g
!!Q~osHz37j35E2WF8Q#i71GwTp)*@ZY|BBDWMIkIItWLg(`3y4J#}#Y%J8O%&h&TZl_hOC8#qh*`_P5H8MFZ#VRVWZ>eJ|6fV@L
xGD3hc`PNSdN8%B_Nv#LDXLSPa+;nkT%owEh^9fSIICW#VXv{Qo2;Rv0xxzbBQE4CT{S*2SD*zrbgV6?q#}zhK&@Y~NUI>QU?J%o
w;_@u1*|nNe=f}}u%)4}fER)-i>oiEikmj9TC#(vY^S;~tS7%KpC>1(C@&bNr6v|C$R2N`6s&=$XQf)2QaHIJ5uiAz9I#-n;IB-C
X(SD=2r7dv(l4^AwXBgK2Q}L&K_=CrjUa(8K(Em&+A;beiKuQfvo7N%^`<bW<|QzkNTpPmFEk~nGbw?jhNlp%=(5x&0;BaO`=}_V
>Lep98Yc-Z$gdKu+A?J*vMLZQ=pnGN9WJP@>7F02POYjSC#R#Zl_;Do5G$shIwOdx2rc2R8l*EVX`$$<0xf_h5G*>T>8bZJHzO#g
ohPm^?<{n%eyUli*(Z-Lt1<1Mftz(Jzaro)k}>kAUmpXg88MYD86|kF!=90>bti4Gm!zpEP^~4fdaK<pGcjx{)~1Fmw50*AGA)Ft
Ei?@z1}w#<TpAQDIJD|6uc^5xo|?F@tT7rb;j=5ODzLPvNG+-^kh71mYbUp@vMSY~#w2a9i!9D8Gq2h!b}Uk%4lF>WLa*H=rLdf-
M<skNm@zXjC#(aUmZ_K=vZp;SKpyw6ccghG1g&zarI;8iqN)`!5ShCa4J<PxK{DnUnk<hh2dx}2X*C`#wk#f;gDf;EI3%5-Iw^k?
R;hHVysKrMTd&Wms4P($#4X6KCa|k4B&g9VCn=Y%>!cW^R4wzN=qa2mJf`0!{w!Q5^ejI!ZmkO}%_?>%h^q4{HZ7y51DseeyQ?oC
1D>#@*Q@fWkgHU!@gwt_VyWICa4DoJi7(He(Jy4IGO%l`7A>NiGpzQnjUTNcge<Bo`X05g<SXtm$g@wR52XdEp{jN*2C0ECt)F!+
DXL8vfHD^_8?Xbam8|}xLJ&u>4zGT!3aZ5_tt?EYW~L*nccY^(OD&`*wXD&W9<s+XhcLjdKC5}BRI6VrjWcB(_AD+cxsWxe9j{BM
IHJTX{<L7K?5X!CU#~W-c`RHlODkun(xykKZL8C*R;;2eU8yvs6Cky$znbA6jW64vRxJUkEvoz_>a0Ss!m7=u*DMk=0<LYKe=ox)
^`8<kGpNunbuPUpmoW1&-KgNPYAq=(lrCyBOD6Cl->yp`gD{gR$*RAt5wJfpxH2%M*sDFIzNxFNDKs3ZoHHRT{iNVC2`q}F;HwQO
%B$w6a3B6M5~qJJN35)}sI1GN;-iSI1S>xs*(m2O0Wcq`5HVJ)o1~a1Mwp)=P%H^1OD^50?5({W{4H>+J152|s;57x-yz?rkE*jS
k{X|svLl}?H>hW<mnQM71E>TkTp(<zaj5ttjxI%~E3Ps$8Lta0N-B4zf0@xQ)S;y+nXD`<>8zzFZ<wYoS}Y%)!m2?hC9F~|v#Xb^
Nvd6{Qzi4M1*U!`r>F^>U8prAZ!ydv`6}uy7cZWw38alEWG}WSLMhZPWt}Y~PpIpe<1G5Em@3z*CaQg`7A-3$FDZDOf~^X%PO$x?
ktRW~O{&JKA1LLk6{{Da1Sk<LWvxOfKPH_W1g<Np87K9dc9_bn{S}QS8nG;`P9BdR-y;7VODJ%uJ*o(#St~CsQ!AS^Vla=b>LXk%
aVWhg${!G~PA07;_9Y85n=G@TZy}Me^s9OpU9RXVxvQtB6ry1&wV!^ZDm37uM6I<fsHsaVM6r@652S>%*DE+NAgO#PmMD9#g{CAO
@g{B?ahV%31+iW$2C{%K*QUv^!zUE1y0HEy=_n5_1u&{F8ZCsfShb|C3Z)>hSt+=%j;X1uj<D%0Pp=&y45=v<?65U3cPDqNaHwmp
maS7Q&M<Ev(<=(CJ|GOVpQ;QjPbIFfdZH?<J}uCv!mUpvJuS#BUo9N2$SPZ{s;u3eaI7M%pQ^4aJ*`Tv(WJ;Q;-c6olCP#MDlI;x
lq`KM5ie1&s;)DzZLN8&d8XGXcN=-7`Kqq2s;D|C6&yU4Ij|Efzp6zvlMl)<0j}yINUQ^=X|VY$O{?{z;jE~y^`O`+k|bfQl``_F
dM+n5S}6Fh<*s?Fl&iHb5v|=K<uF{Z03ooc5UKX2kFBsT3Ma*@Nu89fY$u;Bl9ul#8>Ky$n<k&EZWwqm3#=+FvM$lC38?O|A+3BV
mZ_elBAX<v2NUg=f+Y_uiK?-$?<mKu|0@TiW32-&S}$HKPAsb|Y%F1_u%z#<Uo6g|qOFRrsgVV&<*eAO#IWU@W2Hx{Go&;z1gVgy
sVW?x(X#9){jK1xavfJL!7z!k7$?-GAh2d20kXcWSesw4_N08UG_9Ggx~?p&)v1=8=&f<BbtQu>l`7sUAgoiUrLGz(GOI--4J}wJ
<DZtKVJj}G2`6EqrYn%FcOy=#<*Gxh{j1odXsrsPFRc9^+%1zMp)p3V%`JMY9IdyjzNl3(m8rKa@tnXOh$*lr9+o^TB(4#zOD^vx
;h|F|@vzG%=d01OXejzEF0EN7%Ci<JG^(L86|L1S$E<HIcPl6?M68>wV<$5(*sT4gd8&4-;jQ+lr>OiKUoI^r2C00cFfNFz$|i1{
KO|cnIis+obs**`HZEA62&LLG$0rl6!>`7srKWqT3!rZ@xhxy7(37?!3$dxN@}@y6MXGtQ1uo~DJh1H+^ca&M#5K7uHm9Da`mfI|
38&#H$*Vjq0I2aUkS+3=5G_qD2%26lj4ux}v@ne+E3M8j?kR3Kd89Y2K`MiyEF>YD>MTdE6ezW;6|R#i1*CeY3$c8z>YOv9F0IF%
=B_gz3ZQ$b;i=@T1TY0F;wgC%uPC)2R3^bGur4pDJ1?uC^RX_jxuHj~V6cKN86M~_V=rH*5w54KE3B*_U#Xy}2{0|N$En<`*(~Fx
5h`ske59qTw=A8g>a8NHwWW{?V=@jfKQ7fO3@SS)ny>g81ul;!uC8w}PAwK9r7n9c_Nlq7cd`7j;ICaT3?);qf+w!2GaHp8E~^8o
sHJ!sFR@9eza_b-rL#sXjUIh5v8YZhu@&d8CZ~TZMlty^tE9xPi!b&p{V}_oM5*<xr!Gt~ADk#Cdn8AzGn(|B87g8nP^W~cJE^ZG
@vFrt6|5C27Mqx^w=GO7;Iz1^(ySb^aVhVu)hOyLaV`q2XslndijIva!!XsYQ!PaubEi2kvWxC0SSf|E^_$Y1m^9(7x+eIj<*Fa5
xUO0zvZaJEE38JasWXwI0<8Nl^rbSXDK4d_6|&Z>=Ahjj9WHz>bEq~gfV3Z}4y!Y)6{SEaW~bF9N1l`~^{d-1gDj1)Or%sOlA}E+
e5t#qzo<y7<1H&Ck*ba?-W&p*rJhl&C!&olY^(?@H7UX&C#~!*Qk@H`{4q=|m?RmhO)QI@6C^pX%r3jH0H?5}qMgU92_?v_+_0<}
w<Vn+jvxrAXehZJqp1-puB|jL=c!pOe4*1Q;4U?zC@+7gHLiUvRjxuP9<BtWl&m5oI4u(}$}0IW>7=5bx+sDjo-;Wt4>6x2Q7N^m
eJ+QuhN*q3h^=s~(X0HT)+=o?Je_JAq^Vpf5TR?aLap?lZYFszG${rqzp62wEU@#D0xMM>>#B0AIVxnSN35)_7OJ5eSgaYT5;Jz4
&#W}Cr6lw<kSxil>aE49)FjL>(yXGa*)2V-0<Lc_4xYN8KdGUq87ZczI<e-b9;-PZ&8^U+O{&_K+cG*K6EIM&0WBJ?&#G{(+bWc(
&@5Z2znr(LkSr0N_$?qa?Wlp6PcECZ_Nhs+L#leR#ijnM<SgAWj;tW4@~%9nIk6xw11g9pO0p@T^e%3&geK)D6ER{cNFh=!)}WxJ
bgf>R%%Bo6A*;Bitgzv!`<&z<zar2XG_VgQJTkp2zZ=c0DJr9<!Kg?vEwRTc%`y3`dn%l)PAuChHLFZ1#3LObp{c7V*`;=_St`LT
U9W{CO)rwAA*E6#{HfQhJ0+5=M<%zb_^6hr{3Nferl?^t)U27KUNYq@(ySzynXc#v*gAVHdn9SD2d8r_ji~^yO(S$8D5@Scaw>-^
UKy+*za@yC{j4J_w5qeNVWg?37BAW$_pl!$b0`@s+$;zmN2<fA7^&SbQmDzP3@@%P=B$mP9H>;L^e!kWS}dcesx4x%H!%CFg09n`
@SNQ(tR4m|7A+1jNUjGgn<=^+{44+?IwZ}kKCKI-^r%HGEvy_Y&#lX-*ejtVw5iUo+$aC2yd#4wDYCyLC#~`@5GZ9OFE9izH!W8?
*ew{B@2+a9VIBD_@31v6a3V;flceOYkgVR9+$R03rJ<fAd8MYNpsZyjkt}bl6SD6j0;WZ<iZ3S?im;2Ta43x-BCP?b^`aUuN3QZE
SuM?{?5SBM(JJe#Os`;@mZ`WV^`!_ZkR&oJ<gE2AZm=({Xrh+2T`uCXjju8&tFU;Xz%BHpn5P}Aw6j^PL@;3_g|4zO!mEff5TTJR
*Qoff$~Ld844{A|UL_tba3-;_lr$b3HztCq%&+FHF03%23MF{1fi$WmpDIbO<|u0~P9ujM#V$H2S~T>qsI4BbJ*TfKS2Q`KFRjlu
H?K%BMyCO;A`O(O4X_+8>ZzHa5v58jY^i}OB(Pr)DXqaU45?a?iyl0r#I6{kDWylSzpt#UZY@Ww+bZ3!B`?pbx-SK%TC6Rx@vbPW
tgt;I6|kHvZLi=d6tJ?aYOxG0o1%;`8>54&Ju4z8daW|B$FcUXu^N@IE38^5O`UKp5;L@@5~@2SWh*18I4~Ou$u8h1Af=nGj-2=?
!79}$%Bhc?m?m<tnXR&@j-#qCTP@$Cw=D9g8L)&QYp5|Pd#!k{11n=CHK%2yC77@nKOvi?%PKxGY9z}snXDPAho*$7t*ynIPc0m+
-zos7?;)tFda9?YMj^v2(J$w(8mc?60HBYsY%OiEoT~2_^{=F>_bu}<$tZ}a0w7*7A|`6Bx*7Z+i!be{og!v19<%APbR1~2JgkE-
O)z>dVyeutgQW<jeXfKpSTI=uJFPRVT&!g*d!|7&qpj64k1k8Br>r|KkF#5;0x-3#fhxVJU?@l_`L2tsSSr)0zMcpyLoLCmm#Ip!
qpTT)KqzdjAtU@Ny%?mjr6_l-wI%SW)h3Fs-K&c)ttv*Zxve{`!YvIgKrt&Yjfd-~W-ui!XDQFJ11~HshOgftnJa>?C#Xm&ORBi3
Gcc4TlqaDw@S4r55vevLXeinxFsCJ|EiE>xhM&!xK&mJ$7^!ukhA6bLHzn*a*Q_s~3#V(XS}(;cFql^?K`=t6h%W9Zd@<>%)~b9a
s-&$jD=fSs2ByO;o+=xrC#tigO{R9Ff~CQnIifc!)vg&62&e$6+^Y+si>*$mKcu=O608=eGpL%WJu<kM87;Ff2_)I9)FhWR2rp<Y
^e$SY1fsk-C=<@9AQP#rEw6wd>#!3q11zyFw<nA+AS7d~#-Se}c&P5DsI7D=&MEM!#;;DVaV~=<n=-a4g|Wach?mkNXs$4&&!vg1
M6B<lH7#YUSg#$c9jTTx<Efvfzotkp$1eD-ey{zZKrCb@E-_fJxUDQMWUu+KqM&D~EvZT_03^e#l&!$5Yq4LV-6>+R3Nml5_o_Is
+^%@6u`nE{e5a+PupBllJ}i2z*Da>7%c}>oE3TTML%1a?>?W4Dv?#MFDX~2py0LelYb#eIC?$F;ZLR9BhaL5pB`MIXl`(0YlCU}{
<`|GMO(hAkN2_)$5HN_V|Dt@Xl_;Su9HiJU{VK~aNv@3^FEREok|`di8LQJF6N68wETeOl9H-SUt)N1vL@D$vmndJbh_3LiK{Jmn
B`>nC>!@b1%qU_Vq$D@3r!m`{;xiN?Y95L!kSf%$A~1_BE+qk|Gpz<EZ>~kCdMOaA=&fI@yf8i-xvJExGNIHdJ}6(VPpK~}JghM)
)GJ*ebS~K^!ml%&0I#aD1*~i=5G|lAl(4Os*q8&SLa915Iw}*e9WP%jXR-38Cn}yWoh<mFOe!O-j;w8~mL>+L@u~zd_pCuKU9He8
g|61B7b1uyvaC=oCN2G`T`svHqni$?3p7(HLZyH<L8;6jk|`A@?5$IzKrR0=(JI3qb*x4&jxM(?&#o^jimP2PB^vcGiz2}&nIBE6
yQGLP{ibiLw<>}!W+6qZ<uJ*xzNpGDGa<b*o~pDc7pMs$;H3#FdL(ryf2gx4g{tKsQ7?}v%c{g7MyT&6bfMKP?=U~Ij5F&n3M@0R
o-VgA%PMg&8yN>M12(|4q@^*L!>BAK7pUzmrY%!2$)Yi;I3?gIDyoO5O)5R0x~o_zS1qe646mOd{w*ygs4iP9!z}--uOR}giYAgJ
SfuV8z@N7;Ij##UNvhYX6D3YA_$u|SRjt*oDJV><2dX75y(f>ZkEp^ZsVZ8i-7BFfR<N_OWh4xzB{BA}b}xOPi7(z7aIpU|X{COY
jx1%VfQ^bWzOL3KW2sD{_biSqJS-wFMX*^R<SfB7ld2LhDl|(kq%Q_Da<3sVld4`4aV`R<jwY_K+OUYRbgCdJ+bPx}pRbb<w=P5=
4>Uw63o{F;TP|}cNv=bvt}Jz}O)Fe2fiCDOk|m0$#4VB?`mYYLo*XwUl`Q`t?i|>z_%aNnIWm4Iv8wc^&#%xhGBMq+r>MoO-mz?@
PAZ}y<}E`mgB1cWhb>5=BCq9{s;f^Yq9u5#q$&ll1uP^O=b=HSxTdclGB5(J&y}t)Cn|2PS1|>o5w6@RgRo?#gRe~`#Hd3kgfLjL
PcIjpFRmaiQX%auP%)=4HY8>uU#R6IP@Xg;`j{Xk?YYRfqqs`0p0d{^NV5m9B)K}Q^{K<R{I_toIkQK+#T^;E7`wnBV7Sb);Wk0K
|FG$_puA_h-?ERc6RJtMs4QG5R3wod#vx58+o<*}JgllKL$3^}n5yikY^#AWo2}U-O)q&X5f|$m_p1V~rKxS7k)*#Qi!DAZ*eD_}
M=B;68#3J?tRohxXB&g7oS``_jIoHSUoE;aqoPHy-mk7G!K}Tkv#v6#YOp{fZKD#cqp8I!d$4Guo2MBt+9kECi7`*Jh@+jYV5Max
L$0JOUM$O}b*>jJ#jepQCar#?nxP7>Zz_o}*{t{_Oe+?te=!v#1FMv+bf`P3U?{>aVkA){!Y=wNBq&I#eJ-ahUoTRr-m0UgnI&(r
*`$;#-lHO{yCgCsQ>{#?xG1NlH7**er7J8cqoBg93L>VfgRLyAnXj0k$gDjmn65IM|DZ^#Ql7gkkR@X&m6`%7!=~^q!Y_25*d)uW
8Yf*Yvm&!3m!T-Hyf3P$`7U3k-!1I4SsBD9S*>iSCM2D!#Hb&f^RY)NpRkjs@~>GcvLcQsHz!}2sv<BhEGww2HLOc2;H{IUr6}a7
FQz)GhLxx(^|3~(zAX|jp&v&o_OFa3I<9G{0;~TeT`h*9X)OAwuB+fIA20x{MybOnv!MN?=q`gVtuQF8ejnVCU?6fWpd^Z<IV!&{
{;`uP|0RGeh^!5&MVJ_^Vjr=uDXIgdn6Zv1^Q0-TX)iq`J*;3Vye!WgkFAC)JFGY(?<l~aZ?lOh$0G-*mL_(qfvu&eIId+f$FK68
e=YQ-Cnq*6qa<Ue&aMok)vT+Xy)H(m<gEy-6|#6F`YG%tLNE}l52(4UKP@b>7Ow;|2B?3k2%deZ{U+d}<fv`1n52HN_Aa$7?JAy_
IIYsFl^{ALHmsPbFD@-9pQ7d(g{l%LZK|Z9L!@=59jkpO0w9{ANF=5w>!^t;N3ad6G!f6F4=i!8n=qCkGAw+kp|G>1<EvV*LoBx~
^es!SO01VP6D6o8P_Q<v!3^^*i7OedSf`<{;WS$#_pV^5JS;0Yl&Oa=%(N;jBCjy1w4Yls_p7|G87lpzm8Z`!{U|f8fHc!2wXP44
Bqdp;1uWtzZ6}kai6rQ(4=jk48z@hxRV?)@M5S^mQL0w0)-C!YBQKAsmaihM4Xf9$dZsC=r7dTz$}EB^u`TAWoharh5;5f<v?vv(
4JN1|f+_$m1Fom9pfwLDr!D&@qb#Q|fi&VSZ7@fxK`RchLn(MA%dU<Wo+mq}8L&~Uzov1b5vYqS^r;W0U?^RsM6Ti_c&ubB6Qy6R
3!{Lkj4hxr%r4li2Q<$mgs}CfgDv$bmK;VW1+HnV4zRB<Gb?4O+pladq@uy3hNVEP7@$F^<Q}aqo+$PvU@dm8k}EhXy)Kk3N23=m
h^;CiT`(@6POoz-04QCoUn%4>f+zZ@ORgiWODH)V4ym56MW0|Qr>$Y9P!=Mtd@zEhVyl8Loh@al9IhrUH?9>d392$1zbjlUz9I=L
zO6hc+bQHNgDzYlGN?e7aH~hAUnIR5J_*{M4X#G5IV`0uHyr@1ld1qN8mx{bK&<GfB_^S)`zvCsv#9PSt)WUUL#_@jSgl>HStw>E
d#H*d@Fwyp(K2?beJyaOB_lE;S*bj#z^>$^p|LhC0xR?`*Bvpa>ZT(j&MOxsQZFl&q_2gabgZwWgeX#|Mlc$i3$Sc3%paC0Ijrh2
!>>IsD60^zV6eumpe+Wg_oR!jI5F<6Ijt=qKd!y6av&oxX)1jrI3`G>%qV%OO`vP1f2?aIrXfQrATbQDyr^-QjIEBbPch%9!>*Yq
t)#OklrOTVmmU4A$Sn+vJ0*EB$s;YGFP=cIv?h6^y{1jAVW}V_K(JM>Ix#^h#-wX3ucJpRFsoEBcC6AdWuR#+&n><)IId|h4=h)i
a5Eez*RsPR)h1`C)-gG$h9*(0EiQvB3nz&pEG+jdQ!q`U1Fx>B+A-!Tn58YL94sxPSFW?Caj814AgItL*s1ue`>Ee5m?vc$;;2O_
J+I1~EGU|;2cWd4!y#}e5+Eufj4MQ}9xbY_w=cx2b0P~d1S%aawWQ-2zb5`F$gujY)~Hb`<tIxr@2i}!ZLqy9K&0rcUa4j<F*H1y
vaE)$f-u=E(kSJoCXU)5>n7Qy4;22T;3N&NWinwYuOA()11?go>LJ~xEu%57DzFQp_AJe=b}Q8<D5>M9;Hdv3zo-5%bR$Krhb}s(
nJgQmA1u_N1SheqtR%sqd!@=QU8RYsQL7W8Q65bxA*`6G#ja`^S}#Aadm5IgbTIU&-5>^_>aHZHA}T&BajiMBJ}n`jbEovEPp?uh
1gw*)t054oEihOk<{EpdL#1J+TP+eLAE~6TXer;P`y^H>Ost74PA(5J46y1P;teJ+FQ7K0oi1ajN)=Tu87%a#ovqQM4J5OlKqY;r
Pq0m_FfKl*4k<yR3nj&p+9I(mAgd81d@e35bgP!JYN~j#A0<1jlO(~dN-u1qc&dY~fh<z6mn3<t*dsu&9iU4c*d`Aie=SFkS)vRv
nJmGi*`o&}?iZ9OzN{Q6<rNvMY^c4cMX8LKHl_`x?ys>cv@)%wnx^loRUtnv38W~mWU&Y$JhB+9#x9Su6d1*tajCkhVWUwPZ>`5C
@}*R>zp%|JdNB(oVx&Q+3@4qJ2(U$_yR7-C<Q-lftuLFf87h&b6QrUh?<%n=yC|`zE2_XP#wq3<UNjph?HvTHyD7UTORXZQ39C$~
>?|6uORTwq6t3(g3#ciks2&X@;4#Ih!67Lo!J^wVX01W0c`l6>wx-N2;jV75>o9XQd#P`yJ2(8VbFJnp03=PP2B!QeA}|c4Be3?T
aj;#h1}XooJ0*=RIIPX6gskx=F|imd5UqGC7PJ$rd#viFB(TY#9<ZOB4yPh2P$u!DqoT*6TBKwpt05q%7_30AgDRyidZP-d4Xo7#
(k^|f)S${SWvm-5m@A8{sH?gxuB|mL05A})M=EP5F|Ng{{HkCjt}q^{gC&2Y$f#l~q^z&3u#<@%y`>c`m?;pXAgn;DU@D}j7onu9
pQ!<&z^LXgkEo0y6snOW$0?eqqN(Jl+_6?K;wgq8Ii$D<%rDd`>Zp0E4KOOLRjpq!t}Is_GN!u{3LFABrzroeaVTvzYawnZ<t!B=
z%8>e60tZdfh8`m7&Kfd4X0=;MI(VNRjfrX&$4N$%$p1-v#)$GNUUR<o~-e#1`z<JAEZE$t&dP9{;27zWifawX)KsAKCK3t@gk?F
L9lqB1u)nt&a9uVXsDN{KP$1Wk*-b?$EusCbSG4_eJ9GWGNCi9MX=wk|E?q|!mFq&L^8W40kQ6`hMdJLPdQAcP_Kxqc_kaErjlEu
U^9C)8?AyV79+^4wyAxn!X$$<04!lDcq&~i@2nK6;W6PW*c1(@U^DSC>?nz-`>6&T1}S~4yQ|V8sTx<TEwBHkq%6fTjV-1RG%}o|
0W2&m@T9OOh_R+9fT*poT`6*@uC3)RIwSz2H=E9?x~><fL#f50JFh+~5wO`Vf-0Rb^Q@Gq=c&uCq^x%r{;DjjAFZ=2FD+*p%p@SG
UMg)U&?<B>dMpO85U$m%Gp|Xkmm#pIq%egiJ}Zzfj;&oK!Y+iWA*qv~QnCps4kxFv@TsXVIjS8jE2S4Glr7LL79&fiNUVG#G&Z^^
sIPvlov#b6M=T62va-}B3n?KKI<B!bkR}ST_bLyoDJ*>~GALRmbEtu(2`LU9qn8J%Yp4Y!{ID4uSe<zr?5%GmG^Qu2Bc=H*%Po^G
N2H}8<gfyyd85Lv>?}$!FtAjw=^l(F7A(Uht0%OcRH^N%oFcU_7qSMbw5oV1qph{BfUqttg{?8Bi!{VEBcLEKsw<f?Pc)V-6Q(k&
VKPauXe3Lc>ZnvK)}UFc0wmWSilix+XCzi7QYFJC%c{;KFEFnv<gOK>1E^i5BQ8cNK&Lk#^DkT`hAt+nuc^^3$0zJ8JUJew8!3mN
#<01qZl!Xp3$iw>Jf-w3WT(?AMy*09=_o8LMWS4=(i`qB)~iaaIVs7kXQfOoHzWtH{3?VawW1~<a<IIpL8?nIR5UoKz^E*&QKomL
3$Ar8jv@uF-=_F1S}vU?&#aV}u&!+}urQP=ohy<oA}rsbn5kkc(6HTsPo6!c<F34@b*YS{elWxt*`yes7_I5A6R+>4(w+vZ5v|xT
&8cv#Z>S_J2qZDFFQl3(=&t`Q5G)@pODfH+x3LeZu&a+G!>rPyi!H3GTCCBo!=)Oj{wy3XIIL@|ajU)>d#R@+$|IgDGB0i`JEPe&
DJD>=UL-g)Ii$%cy(15!&7|uqS1fO%gDlJ+04=v7V=q&vy(h6MbD$9>W39!hc_tGjG$4trm8^^{94Nvi52HjaS)k^wKdo6Tldw~*
6&+r#37(0U-7ljUBqiOfY^=+y(W%iclq6KIWi1phfTsK{6Qu?*b*Pdi!L%?gCa`ua&MKd%4<QXHZ!DNBOsVFoWEnOi<Tpp4E1Bu4
x~N7kQZAq=T`YX4R4;I)Fe%U^)2#+89x(_pVIoPey(vT`dahY6Qz>sPLMI-q|0nINV6ZT%UZ`U)DKF}zKdL~NZLJq9Mx9KqPBV=p
C>4~Xz@K(494k02y(Rpr`mO1zPbm(q;i*@!ttiDO)vjQvv!>=O8z@?;<fcZcpec-@D=)6EHK`Y>JDt_2y08<eimvn}EG*|GPqJjL
i>4DSIUg^sou$1f;;&Dw394YIXRSS{GbDW|vZV$ydK>nm050CDgRH$QPqPrL8zR!2h%=d>L#632t)`tUS1*_+8?Dc%Xsr&ZcqvZ^
=B;}sQYF|gOs9#W|0KCBnj~wV0;&3>Caef7!mINvi6k<hP$kQ-1Fame12Qip>@c|-Y$T<qzOFs4{4Y|it1`<XdZ?c&UZZ%T(V|hQ
YN*Yii8=D29;P5Kqn=SI;h-@wOt6eD6|Q6`te@s95wVA?2qf*NBC#B+Yo>FT#T6>1Xebb?A}S&yteJkSe5vuPAhDaTNT@X+g{@nu
v8f#;_bZVQ+p!UvF0R?8AT2JWl%p#tQ>a1-Dyf98E-0a_Pb~}@YOF(~!=%<EX{`pXge`j}K_lp>R4^|vO`4G~{jB1m$}le~Jt+*e
RUrYb)E&4ZpR4An?yI6KWvGy?NGlK@6D(Vowy8uc*sBV%$&ikyt}t@0X)Ft?X|U?4KqwcUlQMg%f2vI>A*qnAq^6c6J}YZ178Y+Q
rY=RID=H8zY$lDU#;|UvE-bgG$*xu`0Ibm})viLT>7_m_;x8q!sjIcES1{BlK&TKZv8nZ>ZmRbpY%x!*qoeSwdM>6X8Z_CapP(G5
;5KHlE-g8$Pbb_hd@84{7Nl@77AS9<^sd9NS}i9m+py5B3M&AxJT2a*Zy^b$6&QppBduts(yE6j4ynK{vaM{Qx1f@$&#^Hro2W@J
QZd1+nxua*_@`nnd?;Tmj4bRb^BhmHvapb@v@JKT+AUry+Ah>2eyrsyyQpO*&Y$e8H7cf{605hSE0z~AfGrfPrzp56rLEAdASS3Q
Gp!GuLMF4YLas5QIId2xysW3L5G&2BLolAIpsCWXbFr$T7_9oMxunhmCay24VX~2;?XBfExFYJQKACH*yDKH2bSA5?Rv?Nl_A&3M
3a?_T7BC<#*eN!wd74qMS}dZa`6*^GK`Pg=3o1J!9<TEzx2;yAODbcoC>i9gr8E4hJurf*IWMiO>@Zj?{2?o!h$Sf}&8v8-Bc+F(
u&qHDHlgw<BC6Ue7#0?*BQCuubs~f-9V^DGz$y7AuC0fquBRL@YN>1<@{;-}rmn6rFedA)b}C>TRIV<doSw}zk0D~L)|jH8QLovk
?<!oUO0IyMznzaDn=M1IzObpRlPr>`T`Cl<Kd~Jy0IXRpsj3|-#xTC7Afg4Y7pv?oAF~s%peJoC04f_TE-rK+Tqc>Unk(X}c%td8
N39>Qt|^x!Y$K4Z#wxz4i?7m~fG&J4ORMFhL@9Bo_pZGuH#6ZPkt#y2Mk_2TYb#o+O(-BR0WPx{ULJ+42BFBG5-8KE7%VlR)T_rU
%qf#B$gBb{7BPk=@+XrnLalr#ZLWhX<fN=1)*^}~#Gs!dGpZA>2{CG~da3!XU<8@0zb_Z9peL-UrX2Pk2d|GXfv?;qXDW@P@}*9u
z^!jEz_1#ohAqh~;jSvL?x<WX;HE>b)UO<?fURVx%(9mz;T!28C$4I&vaXJza;<|URHVZ&nWTiNsH<F~Z6vcLBdkBHm!lA`DJaDk
@hi6)8k(D_t*nYF%rA5nk0{=(_^XJpmzV&m;iTH9*Q{zWnXKEeYcOD;3a)3X6sI;ffT#Dd;wlg`gtFr)Of9}Gv#dilvoPc+@u8R|
x-U>CA}hnHN~|)Ja3}|+<0^+MX$_~WH=c#0{;QfWGp+?F{3_$CN3EnQu&HUZiY}m@ORYgH#VV?*%q*m*4YKC304u++G9)1!0I$a@
)T=Nq!6;%N`z(_xc&x6ck)@X?h9?RxNU%_=?XHWY8mzc1=c_?69;lHiye!hJpC;ZfUn7dG%qD{`qbuSP!>4jB7^)E{O(=Dvi7DKr
HKz0|m9E<@^_?FuyeKv(C@f#A!6~n$j2jvzR-bqz1|4h{MKNNk*ectrVzFN+@~ki%7$mJPBd0hqxvm)~60o2wb0dQ);W6kdL!@}6
FEC85@+2N3Trabvs<0TNR4IX_Zz)qL<}R(RFfXW~#<9^Lb``-UxGP4c6)RP!#vJpj)GR}scqv>cb1>AcPqAAsn5V}wWh-l-Z7(Ay
Dx%~m!KC!A7p_mHY^b}cprq0%RxR!jr7*;(homJfT__l>+$>8lXe|k?z_4zv8>S1aDkd)?fU?#tv7{la1TeOxH7}Q`Whr*8QnCrH
L8?(KEF}UT$t5DMm@j0naHeUVO|Yr3a4IaXJuIRvn6rf}+^W!<N1;rti!8jY?<~x%mn<u?QxmJK*)Hp%mN5LNrK!L$Ehh;uCN4ZJ
O)7q@XDeDTGb+8NmaC$wZ>k|FbuHAdAuWd?ZY@DBcB`l|CnyrBk|&)if-PFEcqhUpPp37j4XLRpbg2F)mo(TbS~6Cre<p=2l^$fJ
$tkEP*O9<6U@k!@wXGE}1}vi{Qn8@0S*%+td$6x6jVxO-btLE_11zzckfu_uZKEqH^q4CvrZ*L?<*N0lIIMN4G_4G;kf#_dlC0V-
f-sCQT`Ll=f~Q_7GBn04wyAckn=x`MAg-)0*)Ub6Su5nL2B!Ne*euVjNisApDWxE%!mLX!hAA4QFRUamy)Lh-WT`Z*eX@`(ET|wY
E2@;GZK^@7=AeWu>#3=$&aQ%^{-$mhA+Rl~e=Z9vAT2&GFe8?#Nh$Cw04Ogm6|jCbm8K>mRV)&o?yQ6_52yR8!Y<UMjIO$@eyVD%
LZRF&s<E=JNvO{-og@V)47B>Lm@!i(KQ;ZX_AU>tIIyM`<gWBD4Jb#b_NXx?Hz}E+iXv4nIH**u7p!P0nHv<X+^N2hYc1s<nxv|%
VKQ)|<fPLpPbN+x4J(tW%%x4LR;D1RwXS!k5v*dZI<5ycqAf10Ff6dE5FyF0B(Iz-=cfj+9k1yziz?Ny_A0zE7_q?`eVHt&GAfd-
%Csab2PQu(Jgn}hMkOz+vMI~3$RSa!1vC5_;F>6<L#8FGq_FuOav6oG@v4ci9k6*M_%A^yr6`jpPp6nHZL+E+k*n=2BBbLa^emn+
@1sdA)2~}AHn3N!C8{ke)-O=8HZZU-t|J94%c?D+2{THhMJ7-%2C~^5iX(uqW32S2MJd{$Dy_qis3uV@DlSy2x-a>lL@LIpI;nS}
aVxc{B&>oh)-D1l4WU`96)vbBS1Et2$*@l=izs8F`7jKrlqORw$EnCD5vyIVk1aJM9;%9`AgV>Io-jx)5-a^D%d8)&zN^Nw<fYKA
-7x4VQmsm<12KT8iK`QvjjF1q2rcF=GAws0;H@7iWhRv*yQgTWHL07dE2uCnL@s(NiZR%&bFZ~4Y9U}T{42gG|D&ufpQ)Ff<E!f|
mZ^U*`z!>cOC>h1elCNkn681Y2ck%=E-Yc0%&hvS;H?~}DK2?1F(c(74YCWO-LWX3qA!T8>af+RzO4+L2Pi0{S}n|~fTlgH2Ca1|
u_gy4CMq5+PpE|{Zm)!`aHgHAEU65j^Qsmh8!ii=X|SfB+9{VUge}^rGA}_Y?VaYV9;jlkLyR6WOsyy?yB|refS!vgo~^eleyBRF
sjd#9?;*md#-paInV~DB0<a9GWTCC66e@n1sgQ0SKB(fbs3{l~upn}(v82N$^`^Tlyq=CNEuXO|941Sr`YPZXiLELxFQl)h`>2pI
K`TS7Pnk2Yyst2&y(tYbFCrJL52R|VT_}wtsWIjyG%a?oE~>(ym#U1dpfPE%h%7#+x-yk97N}{dwhmJ+^QG$?A*=T^QZjQdKCE1#
4=%_kTrBRdcAKgwqbnV&u`5`vu(779N|`n<oSmMk6s;W``y$CF_pKMD6s|<DiZPfcWvAkv6suk>v?-de!>iP=Q6P*ka4Oy@Um>V1
ASx#=5iE18^{OnWpdv`B7^s~qLn{s`k}kfh&#soS*)4UZw5zI}p{ES1MzQ6qjjaVM&M`|JO&DD=2&8$X$s~y_TCiWG7^an_n<jV~
?Jrd+GO0i;X|ePs<f@sh2_-+R87eRzI4cDyqO7JZq9UTC%`R`MhADC?Z=gD=cc}I-Bdb&^609vNJtvWw+^F}ksi+?<X0L%FFDC||
xEk823$7F}FR+{~Os>=%upsrWcP|($lqNK*E3(I<(5j0rBe9LEPa|<F>z**BKq+Y}-Lej;udE2I@+<1DG$RJB0js*L(<5ptRw;L;
&#rzjVyv01iK|txi>_ZQLL~zxG${wDbf|`@0HkQEk)rl0{V3P3U8KV!uP6^KSDwbK#IX3NJh54gBB(s4(kQMn&@nixqAaHzW2Dci
wXV&p#H}_lo+uDATO{r<52sb7A*>E6WhMNo{hyu;Ni1ogz%i4WvM*FD?5VLPP^p!%v!<~yc_&1%btMz6m#HqUuci$w<*0+HPb_1b
=OET1AfPfRKd@1*B&kIb2CL^NY@5a?J}eF^c&1#f+auwu2d~>E`mDMxNv`s*ZJ}2(1TL7OxUIIa0Wv)-gRKB4pQXQ^y0BQQeW3)X
yD*%p;Hx<^g`DOv<}B+iW~LjY=&en$Oq}7T?5fwTyDTxIDJrWc5-TaI?<=G%(xq)GFfI43M=Rp2(H{XWV5mE*+o|HDp)iOlcB&97
DwHmqn5$hcW~{54@~rT$-y!fUld#<?kF6=2r!2#)$1stst)t>H1Sw1?C#&71c&)Xkm6mUs!K@OiUl)cb&@3I4(<Mf$lO{v35vER(
O0JeI%`uQFL#E2C)vjnGDkYX7UY&`l#3~Xj)v=qcW34x$46)rT+@pvnFR5jn^`uj$aHxQ>bgO|NajFz4`6Z>GWv;fMpsds&qM&FW
K(K497OzMuA0MMFrY!R%8Xw%FU8S_BQZXg2wkQp#38jxOq%HfbsICaBjUsa`n=LdbNGy{ou`O4kB(b)uMlF#kWi1XcLM?$NXRAys
KQ7ECsIBs>JFw-eX01Rd^ew!pFDVl+1udJfjjraVFRYp%f}DS?im)lFl`fs9kF0sFg|EUgRjd=OmZqMrN+JZE#V$rIwICfVuqfiI
)hov(=q=F|P_6T=>8Z;tXD)E8D>6W^I~_fwW3h3lt}O2-eyRhclq^mjEhTWUL8l2VI4{1g{;8p=7^#Y{rly;zxTY4Wn=EZ4UMjUM
1gX2KfG8rNd@M61Mj*^7IxUAYcPJ+)46OwpIxK1=(<d&ZAE-qt<tak2iLUgewj#bEiL3!LmnPz}=Q4~dXQ@}FdaXjCnypAK5Urq~
NG0nk5h=W+m@Qc`q^V+_Xf1}X|10||?y!9>N~&5cav)-u@2D27ekZJ}CLkT8(5w5c-X&41CMfqWqa~A}S1w|!5R;yyO|HzSc&LUc
)vhNcoHCQA+9xnD3NQa6*{vlUrK}gI6|Lc@wKM)MD=&hyl(It|o-kxC>@Tn()guBXLnExLzb{m!^DNpfq@|#xqc2jatE!c%;;fsh
f-VP@k}3SCy)cU?n=47Hwk_<h-mPb%uPafk4WVYOWwB(Yy{WLNDzE&hzNMb6qp|9%p(m873N3n|n<@mVb0()PQ84@}S+EKx(x<1X
*d$f1A~E-$Wu}N7K&-y6Xdogk>^e>;K@oT@<E-#1t*JsSC8&fPVI|_PBQDt@VyvyJh$vUBm8~MMx2bBVO{}%72PN92IUC)Wld1Bc
&Yu$~e60MafuNbGoG@^!I;O%Scc@LOd8c-;oG4Q)+oUe29Io-KpeKs0lq~)(7%sUTeXWVEq9&c0axH19G9ol388d++9jzu1^C)Gf
38;ptd@8deQmkJnOfAT;4XsHk1}OZf@vssiN3H=YjxKGiOeQ`XUl&~~#w@n1f}kF+@+;;rt0-%xt1k1gBCM32>8Rf@Rj76;0VPnZ
sV5<m?W}&J;;0=i#5G+klPN7I{h~jpP$-oydN4jA>#Aa@5~*`2H!LEi9<3B44XJFX{3WI#m$68z)T9D2+MKkpc&SpY?JZUm8LR}a
C8vy{o-912u&nu=T&<|Ak1WBg#IX}Au&3dz3aoS~U#@@`OrmTl0U<0URxa?YsI@U9A}GA72`5Y?M=Q-P@u*iVK(Okh=c-jLlqE&1
E2JQ;La^1a&#ly{TrfJY_pMN{M=&li4zxum`l^^JEwM$DR;6C7Ln#U%d#@xZS}AuaX{~@JXs|FLkSV98Mki~iTPl&MZm9>T<0vH|
I<Qo%aH~J9XdCGx$SVOae<4k<P_9?1VXciJ$)~ie<goQEY_6cGzNcF+hAZ!-jUSAwsi;Y-GOuN;wXe3Z^(=IyilPoA5UO`8j;?2_
X{cr`B&F>t#40JGMX#QyK%6_KkSPqQ>n%JmIhisv`67iXI-v`r^{+B1ORp)gqakM|sjKa<ZLAJ2BdX0Ml&BA&fveM@p(+C)mMX3)
QmU>o{izErU8`QK%Ps32gryCzc`61a%Px{OG#!Z;86#V;#ix6$qzH&HM=fZom#k$jrLa98p0R(b;V$1E{U8Ugm$Af_dZ(B)5H3Nj
W3c=pp{@!nL$5Tk!>|<~)0&ka7ctDMU#Au?r7VjoZY|cYgDco2$SJR<L@5-l5-y-1{;X4_BQT{b#}OK?Dz7$<`<O_ltE^M8eyzl$
?hb3M*rxNW^Q`o&DIw{qc`eYZc^Z45&?dPs7Nr;|$*%^q!l@yzSEwE^=`RGLm@~2<dmWl3TB|Fs+^pa(I3g%9%_zX8m>GevC9JHo
n<;c6ld}CUE+uuYvZ}o>;V@mMh$FP4m9Q<XW3Uyh)vO^WKqRppnkZx}(yh-fGq885nl4zT)S~644?5_o`l@iOydkfwkgU_8+#oWm
v7AS;My=|oJtpTW8LBU^Y%DpUB(W^4ain6bEh)k!BPw((E~|;K6|s0FQn9-%*sY+WwW=~Hx2$a}XDli!;-)Dsg0V6!RVd4)bFOkO
>7Qq*8<iZY&nf4v*O|;KbFh9br-M1F?=B3khAwF`EG+Uc#U~}MMyX(@f~`3gH!NAOH6iY>9;yW^DJf+t-Y7~e=%kh<WiLRlu&X^K
zbf>!+$npgTr5v6IVusaGA%!^U91x-m96%vRG>Ghp{W+Caikg<SSW$9z$}(7s3;|_v#y*iX|2_)4yRVF=%j(A=PTbQcCAG%G94MG
2rTX`lPmwKm#EOCHLE5gkgn4&=PW;}imHROd8g5-3@bS&2rt}%b+FJPSFpvY8?41J{;7pD_N)djG_0s9ZK!4)SFkoT<Eio{RIvjr
C8(<&MkshM`Xw2wh^Q7PiKOnWu%v4y5umUsJ19UenJzA<7OjS^gR2p(S*xzCN~?#d`zrRaawe0lc^Ma}WUsd|0j*}JZm5Yd8z=&-
mMG;b(Jc!rX0Qe+8!lI?MW9ci2e3OV5V7qo<g=!vm?$x>(<OQ+aG-lNUY|~{XDUrCRx)cIZ6ks$|F1}~Q?B(Y6fDK6O{91%ma=%M
xGbKSBp_TLxuqPiTcwPwT_~}rO^|yiA0-B>Ml4RNY%j#B9WC)FX_u&|Yc8IpTd+i;fGxkODX@RAYc13qbEi0_<Ee)!ATWfjm#QGJ
FesWGv@X=G9Vo)BOfdT|0xFjsu&Y<ChOd?+t+8LK$t=^U{<7GnEv4<M$EkO&My8%DVIvJN03?>B<*=YO7O00LyrIafGn;OumZ$0?
J*y-xg{`kIA}VRFQ7k>LEwN`H)2vsk(ys2J)g|Sm5fF8%crDqh6`;c-O|G$|T&&Wj2Pv^BF{MbTnkbkeiKQYdP@OHVFfG5Ua;`?D
YAVyFkgHLyBeLhOMyao|QWy=dlctL(8L)UG(i#!4DxWc~fGiRsNh(^fj;^?<h@t$f!mGurEHBoq*{pu8Triw5532E`e6P@{5-*yk
WF+sXE3h*t!YRBW9;8LBI4AHOKqz%AQx<)(d?oU(wxEJ5Kr0I<^CLd3imV!_v#biJ*B)Y`x-5DryRh9avMV_mur5ETnVE^L?6Etj
b}puv_@=n7>#0yH-4Tu?d90(Trm9V=0jGhd-YSNzTOF$*LzY^s@~+1x$s}l`cqYuD-Y&N+L#St{vMA4`OfE~X&#4%&s-c6abSl@b
TQH)v9<&ysc`2_budFGpv<jRW4XtG;un`9z5G;i(_9HH;^C(NT1Rr^%5vxcn^s2z9E2QVHEh-qQQLH7fHKoj|?XPpFEg=6Xn<{Ok
?yT(<C?S8Gf2BvDU@M9kFesj|rK)hQA}J3s1E`v+60D!1tE6nD*DJQFqNu(sJFwU-@vdhtj43xLc`InCjVzt0Jgn2Gk*YZ@XsLE3
&nY4h*B}xwb{}V<gdnXlPcR;=8Y$tUGb~r23aY@MrzB3S0Vdm|FQhJ|<)y)_Su4}4y)5S|+88!4)2j!oMyhVEPA7<<UZX83VJPw}
A*lzfR;G|H_$Z01qA4G!pso!sDW-oani_c>Wu?_9zan@d_^5`ZfvAEp(=ZS%bDIRJ-4^z#=cDGQeJ{JJcd=hCNvI^UIWKIchNKy+
+#GW$%r4lVp{y|^BC1`e)vvB4w=CSO*e(n(4j~q?11Tsji7lP2HKb;yMyr!GlPzN(iztSmc_^wX6(fJDBrJ2KRH=fM%_|llIjYbx
zA#mz=cnEy=QC%iT9mLWHZ1_H+${GYgr(-FimvZ2x~IIS607;56sU2nbSTp+>MLNX3@oIie6h5to2*={r72&lP^1<rI4fu?H>9hq
rmcZ4gP;>Gx~pa!RV&{$>9Sa_#;k^_S|~EC4Y1U!kF6@MYOR8##j6o86snM^3l%ynLo9`*t|+%EZ>%$|H>fzNA*?JS*euB@1F)Mc
$EXXSPpp0<`Z#B;MlgRXfUXXxrK_PU=q8J)-KfVeB_%>GysI~z>?SoZgek?OiKqQ5HKBK@$1WYLm#&GYHi-nRb0Qm}VWXTb3M#ZK
M<{u%ksMO6v!A{xKP<bbcdm>u(JTh787f^VQmQYjQ?L)2gDK{ztuMYQUo{(|#jf41$f$jsSuoKpu_#%td?=l-IWPqq2QU4yZ!X6!
iyw2WvZEX&#HvIuxvW&KHL-K7fT{Vedn=A3-myopA}*Y#?y-m^#-z<052T5yYB2XCbfonycBodb@h$-&%qWhY@}>GN#jMY%=c_*~
dnr4l*di)5cB0y#w<T;MaICE|ttn6{^d>B{RIXF7@i398aV@|oVXb2{<*te@*|4Rl*r|4?N-a?!MXb=HG%G=-9wZ5+F{r97#xk2J
k1Lk3bgUArtuPWIq$D;giKCFA_$*7X!6eJ5rzm$RqA9MWZ7$FvdZ)OcU@p6=0IYi`D=P`F#;R7VKPAAe8m*%%pDmOz<}{b9k)%1T
eywFIudQ6LogJJhpqp5p_p8n$2^}&RAF6{OA|vshaV1cvS}dL`3?%@f{Hc*C!mVneFD!K;jV4Z@Vk-WURjpX7a3-QGh%msdmaVm)
Kq>U7dZ_TJ8zoAuC#=XHC9i_1KdUIFp)aK>RWdCsf-**}!m6&Tu(b;<V<syu53=+m8!7WDajvMWxT(#o*Q!!0Eh~kj2c|Qrgrp~~
X&(+S7py(3!><1^n6mk)8!R5Ikg2{b%pG8)%`6rzZzcwywxmZaE~r$aU?C8r)~<7=<t5vsbgdOE&8$nL!?e>XKCe!!C#X8FO0ZzC
jjh2hi!h|1T&yZEqo-)I4lH%9O|Q`|6)I;mZyTy8Rj!q*)|?@*2C;aqWvuxeT`#1uelCG4ktE%o#V@5TDy2@Q3ast0xt{u{#ioy|
2P$JO>Y{d@vZCjti7H>8u_-Dmp(xg^HK<>tx~~Z!kC5D{r6ANStgb{Xqbva-aW3yAv#LccC6t<-=&->!qpU16YOaMWOCv_BY$Q{w
qpnjmKcB9yWw1jkprlMJ^e|2{qN%zuaH|6+ODw`A?Jypx$R7zW&Z~A53ad#gA25Zds;zLSo2o{nxU4Fw_%1>zo~UoBgDV=H@2gd>
e6Aa<E}(@lo+=tIRx$sr5UBVmpr-yX&akPbYOWKk4lGwKL#`7i;4hY_9;|V%)*~4#aj*O=DYCSzH?Gq#6s8d|U#Mp(Y^eAZ@D>0b
IH$EP>L-q@IxmMYsiAhOiLY9%)0zmZ-K;&YR;V~86|hwtGAmCg7%5z;k)U(1q9%BzgsA&2<*q_0E2#4x6{ub=aUUnJMv#{(k|>%f
vncs0Ot2v^4zWEdhAwd}W3Iv|Xe_@ks;b;CQWZ0%k~456EGal2C$91-dniIAa<Wmc7A@tk8m(Ti=Ped5#V@TWfG``ckg-;+Ev*Ty
{i<xJL>C+<ZLFmp)&g9uk1b;`YOsN$tFBO}HL#ngSuWi%WTp8T8>(5Z#jeJ!fTh|RUM#SzeJE0{*rhWkkSYkQ-7Ukc`Z8E0SE0!$
5~@t8)UAxBK_9=a<gHMxDy*TXz93n$rLfy85;2=C{W6Ce|1patTCJrkO0egxVKL^Zv8L##uq=tNterA4t*n2T=PU;-FfBu@J~Rlf
hOn@z!LN!c;w=xQcB_Fci!5|40j!^=b{_z)A}oln-7M@Y%A&C@Uas`2H!w-64zDROq_1nFKd=`yZyltqxU$tP?IO0ay`x&7L@oj<
@GoAXR53%b;~*ld-7Ci~2C!(b`zetu{HmrarX&?Jx+{XP+OUZ&i>PcUR5Kl_V4>wLyQsgM1|4RyD5s(@zOJ>HRxk~$#~qHX->gWj
h^)#hJFUVmfUtw6-KP$vGp%u!37^8M7O=l9b+KkI?y3}}8ZFweCa$3+NHMmwgR8HxEgGV(t)lg+!7VqYMJb52Zm111#Gpm2F0(``
rn0Oe&M=U(jVm@J_N`p3wlD9lA)>x86f=7>6Rz<pXD_X;3$IMAaU_MK$}p#>#4*4v>MJ@gO|n)b$f;<t_M}%N7cMxk->f++p)|TJ
(<hEA?Vq|LjjcW>2(9BZWvq26$gT0HvZ`AtFE1?`+_0dkdzMA6)35EW>Z|Fi7_5A;OsIV(KCJJp$|*T5r!BCpGoZX6A*5NYWU)%H
wW(^PfvsXD4Kjut2PyI=%P1PG<f?KgYatjY>8!`91T)a3-zpX@M63xN^`wid9kEOtY^zGE5iMDzbuHK^37;sWkg2_}Ii}$!_ODf}
7b^ZMVKZwjO|7@58!l-qJ26wO?;JWODJ=4ymn*g?9V-Z=HLmg{46C~@@+B52rZ0Z27%Frs=%(STIVk!nG^>#&ho(F(4J>0Tb}ncz
=&Yu$Yb|ms@-Lw+?yP^94U_3E-L3Vk944WoA}XV;<gUUe->knY#;zE&mMhw*8YJhi(5$Mc9WAP^m90dtvKqXqMXaDKp{&uUzNbSZ
`!QdwyDe;_`LggS7MQsxRIhWck|Kkvn<qjk+L>r0EHF~5fi9FRoTa}crmVEAgOkRfvM=>9eiU)2;jDls;5<bzOf3KrKCKL}s<JdI
+n@?9BPIi|TPw08tRI9iHY~WP{<6!aU7_2hAtlc#nJg=<bF5yhTc#E-pPdaRcCYZN!l=0{uBjELP_Q_n<|&mfq%y6Youf4^nJJm6
8L&F1JgnBM6)a|`HXvmz%Ph;Qq^hQvRVOSdk1OD<C$28AbSlXt@Txtp53ErvNvnY^T&ahdZK!fAXsZ~k7A>MM!lZ2@-K$6})1M)(
fT##0Kr$z-fveplRH$~W(=Hb;btlm>BCt{}axlHDLoaBm>M(>WM5l!wB&nJ%VK8ehhOA$(ttynLM<~iI;4M-f>@*v!T`cIUPo;<=
tewc839sEG$1^G@=c_O&J1yU?Brb+A6&1m%NGq^2wlESX<f|sE(=BqXBc>`X+N>omo~&f8EGJK~H!PB_Tp^Dtt|i8>O{w9t^RZ|t
R;}DCQY=-Vbf`?IN2U}SXe@>;wXFlN>?}eoWv;(06)>G09<4yC5UqGD$|*~e>MnS$V4u4!GA!UP9wf4yzaSE>%^*}M4=FP&)t53J
c`VW^f2{$gDXYsQiXKp`<gOYl&8gL?Ah2An2PNAr3Nbo204g>wK^R4<J}>*HgB%enF{L-DimlYEbg}(3R5O;WlC9J+Ca_1Rm!AeM
5~(38r!+mPRH@ab_O2c;!6iAUsIAtlfD{p?n6OkMPB4h5St4mC?kK#Zax4<AYp0K^#3M|qXO@|%Ln>LWB&3d>44Y6YWT*x%@FYR4
#jsVa7%if&AT5-#iZGn8*RG8&TP|xXWuinZajwg*>?m6<60nM__@}uj7%T3vhaa@AdMXO3yeWY&yCcCW<Fa$9uO+7>g(>|rEUIrW
t1b_(_OP+8<S3aSelHoW7_9lM>?}$yxTvcyE-XW_STWM6n5(U<DH?~XI4(*Z9W19VeJ9bb9-M%+mz_E#NUcjJq9N}j7qIoK)~;-^
q$-=FIIeN9v!tGslC8|Ev?>TH)Ubc7SE%kLTPInoATA&s>o6E1|Eq#3GOTSDPA^I=>mAXS&M9W3R3<kkQxu0N*BuC`#xH=Uc_%Zf
0W86q@GjD-*C$UZwJMIP-Kw^)jxo`x(4_%7e<i!6IxZ9@HK>p*S}bTPh_WxL<ggvD8!Fed0H$!Msj<GOYAahTxvp<7f~Zs*5v=Q|
%&LVcP_2Nij;I|fYcTq$2`y%@lPp-P#jQIjmMo_&ldu1;EwUseGBF`4NG~dwsxU>a`X58FEV4+g`m)NZ5GW6=eIq`w+9-7#IIM}O
L@szLY_4-HXsNC-S*YNx{+=VJg{<qY;iFfiBBppPM5EQMGbrMyEgT&zu%{&}*D4*V8Z9ldDX5z>{H&!fqod{~aw*7|&M7Xcl%Aa`
!=QYn7%=Q52(4x&YbnyMiYPZKm?f^EHZ5cfJ}UB_lQ4v(^{HkrkTL(TNUY?gr7XNA0jNWztE!=`$*7komzff(8j!v$AE34xGpH6X
^)OMa1ukwarzky@#Vstb1F6cb$1&k4Dj$(7r>&c>=qVo}m9TKFm8|?Nlq@~60;R1Z&m{9LOr35jr7CQm>Z<>%@~rDBA}WV2<t&je
o-(mAl_wFbX|EJ0P%yBd>>w>FZz-P~C?e~hq8wc?I4ZrWiz-Mi6r@M45}L-WQ>`Pd*skL!AgswKD5Ei{FEGET3Mc}tLab;o6|hjN
Tdbijx+Dm#B&~3$oFNA+DlRrG>ZwjDldfbe=PYll&7%LUWvNdlFC~^Hyr)Ai&9CyT?<!iZ>Zso+RU|g18>&Ya6ey>bRImG~46TwL
wJ;|pJFIagIV=q&v9ATN`K2*06sHxLG$^#6MJ<4^KsC;;i!5d?G%Z;p471Rvz%GTXTQKG!D=qyc{j8y|$Epjd3apJO-mf07EhO$N
1u>l?0;Vmi<{dRHJ1~5!aG*4*e5y6CQ>GQAl&A2dYb!pnQ<l}PaUFpz1sq5#KeEcE_Nwlv#UlVMJ+4Nq^DiAOnxj!3!Yl19{46vo
SE*O688Ij>)h`e!39HVdR;Vc@2dPM|f32%9Eifr0$Q5U(d91B5v#CNYtt|eml&pBDZz)eHn<zXYRVaKdO{`I)JfL@{HZh2=o-Mws
NUFy!KQE=Mx2T*gz?_$@NEo@6$DY$67ckMRW34|eKrta5zOD?a7O<Kr^eike@+yj|`=*2&#wA@Lzcp;BK&-wqDJqs7Cn!%YJtqjT
SuKho6e2aNt1G1`E3G>)_A<tzJS^ER9x4bNgPQ>_H!+s1<tJ^P&n8K%cdS>eRxWC;fFI4LkEv!UuBybIM6a8qcrNE4tFIiP!L3lG
4JLuCd9H++$gq+y#-ekmKPe9(Td9&R<EmsW6r?*PQ7n9*k024OCaRIANhr)M5-8WL7n2|v@2r@uD=^?L#4gRPe<u4Q)+_L=SE(JX
S+9Am^&^z8m8dPVl`VOvX|D34Z>3rquP6{H!Yf;_FD(PD2rJgHd#hKd_Ajleqn#J5!?7i?6r+KnIj<$K5TPuq87QNqaHwuAW-^K=
M;{<C*|XX%FsX7OC8X9eSg0kkR2@GrpCQ?-WS4j$FfsWcyQwd%RjN=au$vF62OQ2I*cEuK8lpa`)vdLt%ApP-uMbC_*Qtu6keH3F
XD|Vvb*OzYkR?8;$S_Ex)~C@TS*c1bmM88nVW>VRfhnvc_^GHIK^ZzGU#v5!zp$Y#)FLsg?yA5qsVHG8Z>*y#kt*US@hnfUXD!eu
{5YAZVl80^4lyV(JR`5F)2c`$wk0g97pe)d(X5xGwyVdg52u-{-KjLJ3a}6_!5^$B$tc68gC<3;(<BxvLaE0n5UdR+l_41?hAbMY
FD}w7b*8Sbt*E;t8z?TUNGl~O*09K}wkJa?|DX=6jIMI1EUW;qeX3@vE~$H{JFxYta;)2}8K|Zq|EjN|ouEdmoUya7@Fr}ql&~78
04O7@SE<aY#3XVwkF97gLNX_xU@eBDQmYIoEvbU3A1)gtg|bg1ov0zKu%WT5mo4t8(ykw?SSCiD;jBZXA)+0nx)z(S7pv#0J{j5~
yekMPSRYd{@~BL)4=x}lR;iRTd9D7e{Hi^sKB!QsUM8n80y1~6W2;WHi6tAS#w;<Z$}a6O!YzBPC$Bas9xvK0vZgbv<SWCf;H<AK
qpuw<P@Z3@izN>%_o>^cSt_e16D+Q;)vIbOL#(DAG^XJ!TCdrw2`oaWuB_m(ey}SaWUiMZ%otrKm8zvHDz8))th1oA$PR-ogQRaL
&aDTq!>dxRL9T5l9Id6TaHjn;I4Rnw=BnVRc%~68-6aT|Sg7kTeJWL`FQt(r#VNouU9McPAual;oGBnA7o<tC$uR4%fwC>E(xm#X
8m(a|nysiT`K4GenyqN94XslwoGp?ntEw)cVIa4!87=pxX04s68LZhPma29g7^&K<z$<4lj;uf|SE$RSx+`<BF0Z92ATdNRH?d=>
&Mp2h$)d-tOC;GWuAmGk0;x7B4ll|rRV@Xj?XTjiOel^us+s09ZYv6?n5*!yk*t!dwJ^ygRISx6^(|2@$uQNX2Odr?I42k`h%?bC
MyqNpC^q?~EUhao7cM(2=&<>#f-e27Ybi&sYpxHhIH|v?GodXk2&);czp#3*;3QWa`lfT3-YjD$=C1!Pzb#}hX|Ka9J0|0wji1V<
d8?8r^Q|4K^{VkIudFYqhN)Mi8l)_kW+Zg1_%BVCVIWs1za)z+B%?+l)TECehb-ePT9%HnYb<gnJ}*@>wW#Z&;Vr$bhof$?XfPwL
ZmfnHY^16l=p-T+6tMg+-LNsMY@y__aV>7D<*uG9DKKO%;jZzhx~TY?kgO0VCZv@w2_s3OEvzo03@Iou^eQ1LWgc;+JSfmAU@_6J
m#c9oXRX?yq^mZq4xpN@+pIk-e54GotE<f^$FQU_3n)r2+!lMT^dSZlIU0&EPp)pNtu2?YdmmIUm#gwB%q<SCbFPvw)2_Rya-}+`
*RJv~)g$35wxltvOdABMkgxNw8!d0Lbg)$>oH5U<tDI^haIO!nY^o}#o+BeG+bS_FgQQg<(ywtT+^YdCZ?4v?pDdpy#wfBZ#w-ab
x35L7kfcj2b1f*Xl`mYK%&~K<$FYg6?Vl#C@FwJ`X|o`x8k;VyM;D(ZuPwMMSgb~;r6L<A-lnFktEH~0ovJRbBq_13C8v8XFRb>i
aVJe3E3zW0WG5r7Ijn%K=C8t<^C;vfUni<5`K5QM`6=2ZPoz$&E-n?JNT&fLX{t-Cp`~rJCnapDO)D%gsU~_U&n`W$BqeSu(;oSx
n4%pnJ}iulho>l}E3e+I+%H@zRj0YCLn(i(rY!cXdLm9N)vom~8m${C@TT=9=d1vkYp_MET%F*nh$UF4nlZ4bOdnn}m9CXA@GLU2
MlkcR4l}~7kSmC#z%UrEDk5*JPL_|T6{tO?0id3#?kU))d8Wc5EGw%nBcM?!`lY|D3#zj$&8I7=ou<2`u&Tx>Kdo*rn<fn|kDhI=
-mO$Dj36<NbtvpCCM78#g{*5G!m&Usmaf<@xvjaeZ7sVS9;j}u|1Yzo4X7BQzA#*sOsGht$0hC(a;PIM(yz^}`7PzD^eVBaK%d5`
)*_6nSF9ecVXPsnX{OJs+NRN{ysE^kcBNA*Yo-OQSRb<|n5q#abF8EqO{!|FM5qZaX0p1a#UV+rkRZ6L8>%|4)U86W^`sB412;UZ
v@G#2Qy?5PX0S^vF)}}}9Iv7(zo%!e2CLsLk}9Ywq@TAgWF};tc_}of9jqfI{-O7mORki#2&f?}XDBZNL@#|U#GtUG^C7dawk}92
uA<B?qABmKAE0Hbi7f%Au%+d$`>gw@?5<j)BdLs&awQTd87Psgxv&%<9Vq=Mp&~h@8?1h%!6g2YvaH4`U9i-$r7Z=o)32B<EvbH?
fEyg5PO6Kq&8yO<F)m81(IFTtn<UnhXD6AdDJrod<*)~>sH=Ld-mI6To+2DC&8iV4Vk-xxoULUox-mGc)hMGV&Zmf{c_~4oVXo;X
m#cNB&mCYauB@J?H!iFweH<w+VyUmK@2KG^<SM8yxG{a9H7usEbT9m}vLiOE6R{7b1+7goHZ;emU8aOEZj|&I$*K~uDXl@Ua3*vk
*{uL9Ni0^bKd6hRV6GFWJ*_e<m$1^X_apZn7A$xyMk~iI9Igd5(<qj!F)(B=4k#)t<}*$rfUd8d!7Rd-(yFK?#;ZRqp)mchE-fjn
oT{iMqM6C9%ce6S&!>bn(iYpW_$vXUK&;rLy)D15xFd=wovB|c^rf3511te077^{TxvM0uVJJ*4hbtr~NUsI3nkcQUC9P(u11sq$
3??`+QY>Muu&KAB(yZ7qx+iKe{~<moew8CE-7BT23MCjW?3f9q!YeMO1}p`p{iqnEZYACzf2*3PI4FXw%$>d@!YTi&7N`@VS}El%
C$H!!T&@1C&#mhr5GmLzkSXUaLnunIPAs#c(x_x9i!U>jZLGen)~wtgR~MwJ10~(CP%!kYC#=A#_^#rlJ*m_tP^_<~mNCR6dnA0U
<*`$ytt>{ZbELqopRc<jAtaG0B&*M@V=9Clov=%<sIE(`D=fRR;IPmw<}+X<^)O?vYb_NdqNy0Nl&ZrjOD=V(+AoQw?J>k1K`7Ix
&aBa{Dy<kP#-x>{c(QM;DXnF$h&R<L!>mg#7^_ky8lan=5TKGJAEE28{4Y?a3oT+UJSX@q`LAuPeI+=qWF}LwGcGKs=_Lpx=An+O
lB0vK=`t&?1|gy>w5V$_Z>TDxAgp~f%A7B(!K9w49y6yaEiTQdHz|J_|F1GHxUHourl^{!6`9#CJgsJ-P_HPeRxNHDC$JeZ0;(9X
p)G~0+$L8j!YCA;xhm+ZOD_#6nJ(un^(ql3Sto8SovPZZSe?5WN~pFb^A)-*NT@L&`k<DgC@iV1sj#mjPO6(OnXvt*CabBe$}I)0
p(N6#Z>15XNhq2pS{)P~60S$BMka=>S*jYD0IUHpiY0oS<g3;%JE%?+MJ{A8+Z-9K9->&Oxh=OaS1{eBzpUFLBQ6K5rYaGqOP&m+
8!UvZKrtFCkQXs1+^h{KMW`d3S1rsT^s0m=@+wE7oU7`ru`m*-#h)Z8cdS;j2(aZbU?_Mk&#cC(N*VsH&!;S+A1-F79jvD<*C8*O
f}b3*Kd2C~{H=&IIk9A`J|_1d8ztPV{w+W%&6kv|-Kr2GtsUs5GOYoQ))mF5?X8HYu%UaYBrEBiH7>3p4XMYk(=Q${o34eYA+JKN
+8;BJWF`1D@ug!Jfw765zbD=)aVD^-@hq*ZQ>fJ`+O3;0<(_UTTrA!u4=U=WArV!pSTc^XurbW1Eh#dj%`8Br3#$>N`7jl$e5I2u
-XQxf+mI2Zl`b2hIi?Jruq^E@M;JP=qMZF3jGuC>G_J0*&N1w*#4yve!=tPqS*?R8;-;@KSSmI#&8!0{`LGPNf~-rbkf;u$vaZvk
#WJ%Z53SiL#xJX{swK#z$0Wh5U@0y#YOb~;+N`#y3^ZFV1FW*A)S;{}I4Pl}IVqVc)fiGQm8-0*AFo2J@uXxa<15FmAuLBSh^I0m
=cuY4Xe(o>gs(oUG^e94Q7zyzr>{M)x|Q=VO{`0%ASl(IU@TjtM<Zsaw2<De%Bk)!t1I^<N2t4;<fw_R9xfcHHK~rUZ#0uFkRX(&
MyyV*$0uW~cr3N5TPQd%45)0ZXeoiI6qE)ddnB8udZ^~4<0)t=2`d+^*0b3x$FIPy8nB(P^(mXI9Ik04S}l*PsID=q*)YMUkgFV{
imDi`b}siOVyECM7NT7#V6ZwP>aI4cm@kB^W~B0`kra`wV=~384l?PkhqE25=O53U@fy-9rYhU4NvP$rkE!o2kE4055ib-ev8Bhb
!L6UGqp};KGOb{*!nTtfyetDTA+Mw@Cbcv%d9B}{=&VpH*)WJK44|d0HmYJQuBhy=EhP>rLoOC9C@3zmA1B`_Dla}HvL{_Bgpd0%
gRFs>@U1>D^chkZz^0|GNwC8!H>p{wW~?!)x-na-cc{uI^r%m+)-brFrY;&ON28r17p)YppDH4#(y_}hH7J=Z`Km&%>!<)3B`$EJ
sjL_<<)>S#x1pk`tEvAjdo2Sm%d57lz%A7%L?mY|B&QjmDv{+Z#HElVa~>R~nXw0{r>UzfCohCBt0H@`Y%0L1v!HmU@+ZlxV=H8<
DHa_k>?WTn!K!Ac0w$&~Q?g8~>?Mz|Fbypz^P?`Q?l5hvT_(z`7d0#`f-_4kPORyy0<Wd246dH0BCVn*fh?LHJ{(XiW24Y6GcU9$
H?9yb$}H%j#Vo%kuP8MryQ)YqOR$49&#gr!F04@{{vBtk{jAujNG&<CXDSOS1umN~;V&&PudXsMX)jkWx~`TVXe>Y)K(L4><}BWt
%&rBfAFML20If=`oGh%R&!l23nxm2wL8=fg4<lNj8Zoml<gNr2;V~zogQ-&|t}a|EMJg()vLzs+_$1z^U?v!)EHNo4&!Gyc(y=Hl
4lXL30<N5{BQBV%TOKDeXt56^d9F;HRIYI;UZrg!2B8lu+AHv<ovuBsASR}%VXuNJUn;+%j4>)Eq$Ay}h%CyVlBi><r7tKij49u%
N+YExFRCf3_$6_mbg7*o3NI}x-6upN8KxSoQz|a7nlQAm=`j8!NH9Yw8l#LX#5F`FRHzT8Hl)_A-m3R6e=j4c`77NeQ!-$%O()u@
udVf|h%W=ID6O6>I4*)LC@+esX)E(Hl`|i#r7e)CX01e>c@71lCZM3GpeymOnJ`$OWvD)<Dlx&XGAqZcNU$QJ2d=m%@~@gH<e;>y
p{T~JC?Q!ajj0GFu_|yR9V^5rKrB+QIjljZ7ALl_=Anh9T&%GuQ7*M9P8(}30<NMh9<eZ_N2&fRnIKcF;4dU8rma%2{U-vbA{pAU
RVH^M{j8lWBPtRt!KOW;RVDx~$)mw7A~9*K@F`ca{49$uN~%II_NgMSN-Qp}NxDX_#J1?KBfJf^eX$U#jJAKWvL~daPr6aG`L+2j
F}GK+ySml62eo;%HMNkkc)ZB9`>(*f8MlhKFT8NQf~&)$=dlK-f+y6ZfT%!%(4`Qm%cpRlwV}DEudZ&cJeb0+M<~!NVXeNIQmrZ|
&o5=J;4omTDXZ`>j<SL(b}bF9Ev`B>lBCTrG^H__N+%AVtgNT1PpQMKDyEjKX{~gta4y*-yr^}UqAM*RSgxC__9+sr=P7)x4<uTs
x3RUcb1Ivx3z#}73!ELOk0=Z=BA+KKNv=gN60yaoE-a|1`za@+ej*Q&XQ`yE#jEBoP^$=@V5r=%_M*wK@hvAbDzYUcm@Cq$<}Y?F
1F*j+kF9O4voEbKr>UYW87w+2ew0t7!>_TO`mSE4>MXCVbu1dNxh)wiB`x!<v7WZCqo;GEGOp4p<}gR7>ZNrl;IP*(oH0hMZ7Di2
c&+lV=bUjY-YP1YA+gS|TPA=XFsc)<L9lPEiY2Y4Ua$?Slq)+huO*-)9i;Iky{l$8m#A{E)g9_6VJ3$#u`G11yf9p;{H;kGG%&a*
60K0I2dg$QYa|saL#+3&0;Di9J{?RPfhBE}P_1vNaHu3GW1Dd#1uqsTq^t<7xUlUpLoR))TdEq4I<IG}xvM-ZYM*2&<R{Cd#2}BP
lPKaX7BE4ntD+e%WF=m%nWqV$#;;8d1+Ug5c9mZttE^x!bf%OfEgH!h(yqa(f2p{u!7l8qC$7Y(9x#lgn<#;^+n^&b$s~O%x*ip-
6Q7zT$0+!$BQW@(05BIGts(HK*eP?bx+KG%f-UMYR-%!u$|qbVvMRtWK`q}hvaOu0f-M-W37$nSX`?K#7O~thqN(^H`>7u+CMgK8
fS{iu+bvEr)~|J%eXswh&m{OR?l6X<qOqK=^ejUx>9LJ4NHQC#peWs{Tc8V{ODJBZwVsb8XQL&m8ZP9q<u5!hvL8;gWi5Y}9w5P}
JTB$5l%{O0Ual1)O|3aDi7iPgjxDw-ge)Sm#xcmMD<sn`GA*mE!y$35(>Q6U)u)gt38bzoWv4-vV<z+}1fKUar>nH7d7Hba3Nd3S
J|9mejwU#*imS>kM=r0c`LSmw1T7&hx2Yho>Z|xKnkOF?>#B34=P1UPg{myAtElFs*RBVz!Ks|9`Ko~tD6QeGkuKLHyBZrS3NOtX
m8MlJgCw1<jIaYKe5=2xLaRosxFp#oA*@Xo<uDYXJ}ls|2q=jrLND&8gsu6H9kGNhEUY6O1e~ld-6%9H<*v=BIH&QW=BOL303}@_
zpO4Rt}RTkIwaDU{i<ds+N7K-K`>OR#w<;!)HA`GQ7v95m7g6i9x%xsw69Pt<En`*@vt={xgnD;gC>%r)F%zA-XwrCd@jKg3Mjs<
*B?%=HYvIw?T(Eg04~BYODJ<4j4!?``>!k?4Y0{A7^TKC%Q1VTTQ4UujW9^9f~rU^+c0%5V5wf3_9vC8nWzJ=rmHHhWRB3M>??Y&
E*4WOfuLTkJ*|o`rzrrYZ?B!F$f(CL&?NR9AuahXCM*FkV61v62&rNdwX3b9Y^QTC%B5nj<Eg5q;-!DEO0Z_JjU)LcoEP3FTAaD7
4y~*(t0c@V{-nk%G9`d5+APGZs3#Pq9jsstMJO~dfTm_Gz@_D=<)#X(^e_abJ0vPAoG_uS^{7TC05X^*U9gU;I;E;8O(G4U#Ux-I
0vW=qR4nVV%Blw$ucyzVU8uh?2%w^zkgzD4Rxfm|NEFwqv#U6*W~3}En=K+Go1(Lv?<jsO@~3SrT_{Ga03a=>DIuPqgsLT&x1R2@
2P0c95-8R!ZYCBoW+s;^<|w12v!uu>#;lkqB@sQTm#Jzf1~0C#gR9dn8l>8$qNT(ycBD71L8_$zA1s#|BdozL+^kou?<usNORBl9
Y_6UyUobO{$0)R@o-&InS};7ZyQHF#CMwk?gfRUtYZZy9+bbwA!7hTE7c5b+(XUUSjVyu>Lou?cX(j?K-Y5DoC7gaJ7a$d^k|>=l
mLaZ>RS|EfVy9lPnkq=8|EX89SgV_)eyC57W-w*4fUIM%h$+h@rm*;}SSaYNTOz<NW1ku&JSoC0u`gyL<E*GKS}4b^_bg&BK`oB1
ETt?d@fjPiQm|tY7$#w^4WWoG3^5?E5hFgV1gIaXl(G>fHYuE`s-p@pjjJA^Y_5JNd@O?=EUtMaoUReAzpvD;GOE2X5UNa<NUmKl
#jIa1gQ&Qydnf0o4J!(-cdFtoNg}hUQ!BTg;4GCU->?BGi7YB9FQw}#aj(N7j4SIYNiRw%*P>Mynyxsf`z?vBoiNL;Ng^AoB_s>1
>8HJ|mY6fFyrtkN10BMxmz-**PAQ0{yq;|*xGfW-A+Bt%%BX=QKQBv>7px1ZBB0o)1f>iqKd#`WubRZFu_9nFQm`o|axlD}bFYV@
My4vPORcjPpsJ}RoSU02AudIuxF$#{aVS3$e4}EpQmMZx`JZI1!76>B0xv8kz$L$;XsCp*q@;hOBBEiY(I`K%h9VlVZ>w*qKdGK4
GpN`t37Cm7(H)!={HQb|QX;OXjVhF<g|0ZRr>xqoFQj`V@-QtN>ZjNndaj3}^{qCr`X@Z3k150~@hlgl_br1TJ|Pt(8YWSLa3tBR
$1M;rtt~FA5+k`T1|AYLeXne%94i(qaufC`QKq&mf33PDzb{QKqogLPe=K{eUoHA81E-N9qb#QZ%ANSC2`IiX(k=n9D5%k>D=-kN
F{e;26`;(gF0ThMGpJLP4lUrFDyj`FNG{5(i?3TKNU$BLNiv8l*p)eo3o-Su*d}r+9XJlDQ?A*k$fuL7rzv0~>!Z;uk+6mjGOy^W
3@b7z9<aPDX0gw%XRR5i`Lmm^b|HQo>a5+Aw5-=IWUDinN2!0P3nmV%EGzOR`6vvqMkt%GKdkGl)~%GM?yjbt&#qE29j4={5iJ^;
wk;8;C8-f6ek&%HjI5C*X)U-efSmxZtdLMC1Fc4)E+o#doUkS>B9R=b$fZ#nv#d{<?5#W@izaw6JSssh=qfLy+pEN*3nFou2P{0T
v?V1RO|3$ve5_HbWvl_CPp>B?w6EVRXq`MQ94a&=PoX_7j;Ji7v8^d9a;megSFj1Nt}q0oaIgCk6Rhy6d?wf(wV`D!V=o!1B_~?1
Osi8a-kPbW@-StxcQJ}AJ*$1LORW$nPpAj8i7g<WhAMfk->3qwOEX%SLNo|4D=YahK`+&<-zuG|Mk%8a1*tYHyDOid*CzrdB&;kX
0WUzT+%SzV2Pdnf9w?u&f2xQrD4$y{<|U#ES1rjU`mFD+Wg<AId@bj#uO-4Rz9f1XuoZbBLM@yoGppGwn<Y!I?W|!WB{Bal_9sNC
ODlP<`=xoTswqkt>^BG?(yZt#4<f~?#Hd88%Bpj!hpbPQyQ`=tF07cYZ6|mwVXrwbHL7x|@v9mtho~Q~a<V|Ks;N?_Hz!*g$fL6)
ttu(7ohP)X?5KjIEUNP?H8iHH9jUh^FC-o@e4)Om*_;R}Krrtu7BI3ZkSb;@0jd9?U9hSSh_Mlr%&ko<R4Az=b}F*5#hneXu_lJ9
HLHv)3#$s6g(~YXW-K?aX|0+o`Y~NF%Q45G|EZ;sUaFui)2tt*sH+NzpRqNmAgC3rg)1<!zMF}ntSr8%3@zoXsjNpWzasdky{@~Z
YOSd$b*TZY)Sw)zcCck2NHhT@q9JdsXEDhS4=6XKf*|}kXar-YZLUzDu&?1KPO3#HS+1!lSF8M|a*KZ>JtMCvS1_O*FRW)Ish>wH
)+CW2TP$!fRw<;GnxL30_#_gXJg{4;r>-=ybghY=;w~65YpfJ3!m1apXrP=eU9Xv}?I-B0yeJ^BVX-5zcbd5^upvt;cq;RneJ4e%
FC}fUcB+A`A}&R&_bN&!F(~Y*S+HQLESc{xRH~JyT(HQjR;|^L_Np;4-KsM&eW@2Nm!jOLNfv1kI<WmH)GQG!46o~-uCNudL$0GI
Ff0nL1FLf^O|F42XDlrwEGNP#`L22<h^d^VEhiB%!>GWnv#m?1_^of0WhVbDU!p9o+bZa>`mH~w;i>c}`YDL7Of9Y{vZ{3~H85DJ
^duOmt1T%fC#cUK5GX7u=B+-j5~*x1Clwl<o}yG3!mpaFYA1fJVkh^lBQfZ)LNQLTU8=b$M65NYWi9KNjIH#ji7j*yz%Cmt@vSEo
q9WBSfUrd$(<La4izS$+&ZXU`F{y*E`K}i%j-?=|$0hnIQ6)htc_Zp9(yqv*N-0FF?5Y@~<Q&x~Y%FT5JEpuN%_)YkXsv;eNvpA@
f+$F+y{zD>l&+mC>>muL&oYiHl_Kz{WhVtOjH2bI&9LLB!>EX=QllU*-z5nvZma{PcBT@cZLVgRj4t7;=O(x?F{u}+y(-u(V5~hZ
s-N?&lBi>>$*M1`Yo<gXyE1wyny=t1gDRLKlrn~}Wg4Ti_9;rN8L~nGiYNjt?Wun*R59YG@T$S9KPmSr;;plvA}^5{LafUv{Hgw|
iLApbX0eH`6SBsn2B6!nc&ibx&8YUM+pd-na;)mBu&PilHXvT1XsY$B#HL6kmnoAiH!a++qN>cPzby|ZnWJMXHJ#fk=A^x`DJ_hu
R4WE1rl{qXeJTc$Stv!UHLT|pzN;6V(W45kh$-MBnW{$@DzCb*{vp1k4>kp?wIppT+$`&=8LWM*W2)XSBPL@aVXSJbz@1|pVk(HF
Q=+@A|E3zPx1RB<+%2J}MlEfu1)!d)QXosMDX^z1tSn-u`>cPZq71E}wXGeaDl1<$9wY>%DysDyn5Uqq(5bSaY^<28fvMjlTQbA3
Hy-n?;w48Sgrtur1}xjD`>iRg=rHA{uP}+H=&EBZ0I?t_zpTP6ekwE$@G?uI(InKb&8WJvh_AV+_O4H@D<(0eK(L)82CV3$4lmNH
6tM6w)1rkhJt|fv$fT^OV5lQ1hAvp52&|8a%Q5S$L$CR;r6r)U`l-R7o1?QKxvYw$a58GDv8=}_$swSr-Ky3ohO2p<WUDc(!><sp
04nh&$FFCjjw`tmqo3)n1*;A(+p#08*{<>_;G_m3SfN8BRV?AF!KkC9TrCi+>!Y+SlcHCg!>*C5rze4?(W|khCN6HQ9<R<794#p!
o1$zj1tDy#Tc<j(A*z<CODsVy3ol@=r7fbSNvvWjizK+AVHmcoS1Spv&?v5}YNcDQ521Q3m!t*~o~CXnk}SlnBB*X6l&nFjejZFE
k*O7{o2+%0i7ddZ-V>*+nj=OqVy!iy3LP>q!>f9#_^ke?2C3?+MkEm!Jgn%fGB87}94kw!c(BATIjWbfl&oi|t*Cbzd@zC~^QF8i
(5n+ETrE1Mbgyihx-KZGey&6u;HMd?*{~0p(k@%5Gb@xV<0~(mPbi3{bT9_8NHF1}sHSD9t|h0htFd!0->#{!m83E$A1mfB&?Rp%
_%eVxy{8^9A~2+qax9A{+$=CH|Ek-jt|V})&@5@JdnaeE9WCA|0U^37iYbJoa4b}%i!FsGkSK&GqcD&#M5z?6vyl8P#<6J;qNEI|
zo|8;<*dq{^Cp2Q%_Y|=A+6!7XDx7~KB&kpFRCXhez8CyFfOSbl`Z%ugDiEdA1(DR^(LXLQZ9oN45C1;4kpqtIi*ahw6Bh+7pr8a
FtNrnrz}@2!mcnP&M2Cs?5+){2`ek9<);Uo;w(?Ak}zi~FD8GfH=>4++pTmg{398vo2wt8Ev@Y?Atb>v;4h%8u_W2Ba2|0i7b`C;
T%oeAQL)x1<1NCieIE0yWvgH<GoyAWjw?);urzJ2Poym@#VG2h5iC`&<*)&*!K10L9Vm4qza`nRK{6jAy)_iBv@YPS_o-*CTB-u9
|1yWFZYI~L1uzg4xU5j6z$d`0OD1-*Po%V{45$q+%&^3$f~5x}y`;n!d8BAAP%P>s@vSAHT_;njCaq{LrmV!R!mLX)aHl~XZ6uT*
uc#^|t)Wb>N-GnqO04D^U#wZLYc=MkcPe(MP%Aj8H8NVF^rq)3nI?cDSgTg7Hn9aP4X$IY=q;v}QL*!>5+4dJ@-00Xe<shZ{;MUh
hbX_VJ*KapYOQOh?<|Cz-X(CO7%4EOYMffA!=p~AE;PuhYa=`@wJ-}5U@QG8e<nk%Z!SPBUnBaaQ>Hy6t}36c&M|N;;id&8A}<dj
S}aDePb{r0zN!H>5U6skWhY>)jUk4t{g#RtXs_s~U!43fQYzc6-6%J+Z6+J8$Ft+6z$tE@siFxPC$B0ekEqk35gtV^rmIUbz$!~I
Z7=n(5iEu(4X}O_IIe21fhw9Uy)88;sUt!x&L|o*7OJ=`c&)@NM6Fw>pP?ZyB`r6v87ZhHsjmO3NvC)vNHT9Oe=0FAbu>efsjZ)_
bF9dqt{{{#kRm{=`=$&k(yV+Vt*AJ!c`YQNBd*S>Z8OI#@u*lQ^D8*98>m+;I<7o1UM=&kc&!hV=dLU$HLF}G->90fzaz=8%B7sC
fvf?r2C&T}tSmb+Ev*nI4XGHds;&MgZ!y{^@hj-70k9`D`6fE4o34YDeK1I{3@$RI6|ozzc&r1c@2zU7uPCQ8$)#1WCak<Ls-=>l
C@{|?)|f=B8#3rEZ>)(X3$!1oR3mm6Fe%ZLrLF)Z_N!tq@-P~)Rjt3N*eGGFj3-krH?1ZuTrW4P!z_?9kgZ25Z73cfP^|PWtE31m
u^?Nimo9p&ak3Q@a<F8u{vxa@s;gD2=pYEFfvFNR-6^!LDK=0q+@PE&2d+&kGAY=sn5uOpyr^|94V0v+2Cb5<>!i!2!l*=(BB^jL
q$m3@p(<al{-o=vnJF2TAgqP0l`N?y)+zup>Mw<_cq_OW;jsZLqpf)^vZ)2FW~qZRG%M2}^f9{?Y_B?*xTY*6QmjBPj-)iM)Td0X
kt}Ado-WI&zN*u(CafMP)g&V=Y^jtkL@kt_uCAD+HL$CxTQ9n)XQIjrW-z>~03-u0<uU9g=d7Tt9<3WFAgLuO_%1~j+^k|UC$j^r
AE;O;iYwHxR<RK*PBG#y2(Z1J6E5H`bS6_9Agki6+nVR7t*GZFj;{13ORf&E;4i}@pdfLnF)r4q@1{4bb2KR^Fs-pFU9Ai$d!hp+
52<;uJQqqW-zt8Xe=wXYF0D5$L8^1B`KQ+~+pDIVHK>@U=Pf0yp(ngBBBxocb|t_dGOUBGd#ezwFsXDcoFG!Ox2$tB?X44z1DJ`d
%&qjL7OA+ZoT<L4N3AxfN~9hzP^rqRK&VKs=&kIdF{v7?k1)Bdksk0Uye@??)GT|U$gWx;60ds!k10_wU!c?`{3H;ba4JSEEiALB
M=ND5w=5eZtfy-sWi13OJg!%+ZZOZPyDrbH`z%T=l_>eG9V8GbNS|qyO{}l2?-=YQO)$=)DKUtwA1LprfS%H=A+h}<YOVmRNUWl+
6RjYx)G+C;$1KLF^&f_vXDMMCexO4u4WeEbNT5VA;-tkaL$5Ef`60isc^ze_-=@1MC^j)IprxWIg02xIC?{5^kEy1uVly5wa<NjV
qpT}2#4Fvf9ISZ)dNiD@o~)LpN*>y-B(LG9Un;CG?<41_o-0l+b}R>;I4vryH!x(b(xeuvMze96@2Gq*m99N0q9_I&wJ3d;0WHs|
dayUK<)y+S*syD?m?h91`lO_tcP%BTajY9ITd;MdPb`HZ5U5kEZL3YIsjp?MUMEm6K&z;*WhV-cK%|bWNvKeq@Th30`>jZ-n<=a&
Qm{oYoGgp093^8ZHl>rJ1g+_?vMg4p)G9Ha;4Lwu$SjJmU!brm4KA1#zpF%)Wfe@T46?wZp)Urk_b2J4{;jwm&Z`owA}GQvMl`vt
Rxo#+xGr)ORi}P07NjySSTLt1ektRzQLMZa6DnUR4XK-|_M~N|{3Ca&dZq&|xGz1N3nAAd%B(r4WUPRsF)Adi4Y7kMDXbo_i5^|9
Q#Gxm8LQ2scCb+vwW=4bq9j6`9Vf1<N~1$GbD}Xae=MIS(=a%sE30g)VIspQwxl+sr>GtvQ>Z7cc&#p>Ag-vblB$BUGAZ_l`L4dK
iYII@(jJ?zp{qlvSu7qPDW$hB*d$Caz^##_#;gURpeYI_G9dh{X{Z1u3#369;-#)IoHcf;Bc$@2I509PTB66RT{Yq=5~%H};5Mb6
PpsImQLo>o>muPVFQ~()rm2;wL?tvR*(3*w&Z(azc&!O8fvRb&mn;35X(_|9I;bcpE~{OwJt^{`*dMwyB`P|uDy?6y>9B;UjjgDx
{3(2?eX4LWm#>noq@x?KS}XM>I;ak@1gU(V)2<gQi=+rBx~<|XQn3N7=b7ZIinF_<VlcfarYN$QV5-8dM=Gl-hcRHJysRRp)U4zu
fh&@bn;Q|XIvpLAeWmlL0;Y+xN-|d<N33=kgfGA?zAjj+g(MR-mng@e!6b|@2`p|fy{L$*!=I<4pr9uyDk!w6=BWs%9j$<yVx@5|
II77iQKGURtSj)Mm8^xT;4vOAell9H=pk097N!QNteRG^J*fnupsN2URIP5UpDvRwZ>;&D7A?e-;;=!jW2V%cXfJ%O^Q<4Qq^w1!
Ii(7y;xE3f)uXi~sVHqJAFSjk87SJT%`a`O(;hf2=O8VnxFON33!_JdDkbbHyDkB*7%W~A4WS#PYZecxC9VLaU@?*@#V7@wXfX6I
xGf|q-Z0pyCa4#!2&#E3TdHI*cBiW{-Kn9NI;#q)z^#iYEvtI1$u8`t1})K=wk>t6NUbz9`k>n(L$B$tuC0AAl&^}aSFlj82&on`
FtM1SkD<yZps8OAsha9E;4HhGzNtDc=OGL&H7s<j{VL3`O(tC`XRQjTz^kI8IjCALy|1z-G95ZC#i}KcX|V65HmOUoZ>UU@1}__@
Iu}zY&murHOR7$)ORpKIu`eevf3DvxOE9@DT_Rd6=%8>mV-(aS2rAzvHm3%ekuQ=kkuWDRP?*G;J}4O=Nvx5nN~o}@sVexT1u9M~
IxJx?AF0(d#hzfIai<6?|0(;cMy+x&l`5qq3#Fi{dnzU?jiZ;aEvev{7Nl`8lQ2}TLZg@`QmnGBsHTdkFEKbBsjR}SFRgYYO{Juz
LaCW0@23+dCauPsI*@U%f2gvgZKyY}#wCoIbgA8`8LQSQp{`b}lA_Tl8n8>OV=vMv*CZ9Nm6r{$e<MLFdnOXFoUB5kj;xHZ^C(oI
L#dpfzbdP*jjQ*YkSXe_9<C@TC#<L|qcBn^t)XzFkFL)yVJl>*ktuH_tgulm$R)U~->4O?>nj(lawZZkk}p6gkf>oTzAl^`Zy^}6
Wu#iH-JxZgR4&Xa=qC!G%BF-WW|j{lZ!u`9B_0_rz@WUP^e~7h{vT5#ATv*|6C?^N<SL@6>@Cb41}`|PV6K}hEvL<|ZJ0u-;H3{L
moqh}G?bI5wkyM|Cn#mC)TfXv#4SyyGbVQ*T&C}+-LYz`^QQ+f{vxCnu&N_3<1AUA$*hwtU#vhVCM2V&ysCsK2CDKPLayo}&nG{u
!z~pnYo`mT|1M*$2_@^SYASCkfUdT#<}2WkDyb)`W~^c=E3GvvOe|9_6D=U97Ns+(`X{ofJt|fgU#Qj_l&l>sGAj!$U#H}){iLca
H?3=`QK?!mVyd|jS*{18P?;hy7_1hrZL#^P5w9jE%cvN!(Jfvf(WLS!(XQMmG9*PS-msr2lC6g;O{XrcUoMTTe=rlPt}IZLcP1Vv
>Z>s(l(29pQKy9{0Il|`11`j?*s21g6sVgis~$}zR4l|O_p3LgsxtB*f3N|oU$L04#Vif3jjX>Klc^XEY$k%MNiFFsr70Axh_Ah+
H>v}$Lzge4=$sv_$gabvAS%bNNvAF#JFK>><E$DgpsaT$O{uP{nyzpaVX)#UWvsF@lB`%UQ6g|D(XY8IC@^HI!X#&^uB%2TtE?8J
L@te|jUY)a#wnAmII91pjj0_i9iuxh2{1mHO(e)N$DDO6%PeUdJD>w679glIlciiR-m4X`g&%?}t0%oM<SOMQQZ99`2CEsNSuBZ)
n<6DAWh*19?xjQ+Risp*kFGB;cdmJ_q%l#iHa77u2Q%xcs;hdeKd1z(1+B8H7O6I|OszJa>lE;;P%!AH*Q^Z~b*+vwnyl56<gPz0
m#?xbm9k+Zi7k34#GiqxJgUtt1{Yl;|0V|}jI8^nGpV4YJF3hf4Ip@-&ZM@kX{k&huBNmwtf4N8ZXjT$tE<1Qd9gID->lLms<Mc$
uOf*k4l-OWP%{D^g)oLDb1q7yIicAoY^=&GlOGqVp{l|s!Xz-P&?qmJ7Of2{R;cML#x=SxxGZI?J+WXeE+6+Hb}_glHY+_Ts4$4B
Z7xwT1+YveZK7GLC8_JIizg{5ATC-dj4t+!W~lqDQl4BldMryV$*g0m46Q*dua2fFgCsyKKBL;D!KiSoI4qnSt(+M!!>z)neWZ*c
L@z3)+ofHpo-2`(S+K^abEX-T4X=)^G%D+?gQiBSQ!vmhOt1K?w4`+{!Y_TM_8%UruByYRiLfp%45=WjM5?<kCZ&b3lB)2Kw3QIB
e5N`mR<Js%JuG~$7_1T{Qm*x^+o%385iXc6->fGr|0pt}b}3P<*Py~AdnODud#Mm7ov5}cmZsPgNv13?WgQ_PF0q@e%qc=9N~nV@
ZY8!ZUZ71b7ptP3Z7*LY+o?sNg{gY1?5XN0PMiTSda$moWuTlb87**{rlNDKZXio6R+xaC9u_&F=Bz>|+o&5T8Z3OIi!J@Iz_6;W
psQyci?GQfP^jE4DJV9iBC5nT=cWFg>@g7+z9;CbK(FPgDXVX#jWQmp)2(!)(X6<nNhUNW8WB$^6(+Z=`KM<to~h|CeXFx9iY`>J
EwMtao2YmuA1)!4eksqXk*@HpqpeP`AfZ#RCMUbGbgD5Lr?LYySgu~6sjHf%=%MiutF05Q86X0Xvm`>OSFMOFgQ{(*l%yD*2dML@
=_`w@0HP4CBrYf`g|BF;@i9>%MzKDw`mAlRcq(44v790#_NUMyQY+yq`L3WY6|a0JWhlQfO|Vj*XC`|d6CjMXxGc;s+N>Ea9x;2U
-!SqhPqHU1X{ykwLo?8%7$s~kCM<`oLoHCM+9h19v@v_ClqK`7VKUPV*(C+5mZtPF>#1uln=l};udAf2!?Kw%a<G>(si-Kjc%iB`
uCDPi+o_wV94!ziw6Tw%-KA-(7^`lrY^4zhj<C9_YAejC0jY|kWR>o#_^TVMW-!gGTOkLaN-Pa56R);|Egj9S(<F$f;4#0fk}S^`
RV$XP`Jx3dEUXI`s;R6q4XLuQ->pU?Z7s+tN2^>c4IEP}X{**QPO5~g)~opzgfK!WV>2nFFsd7u?y*}YS0(tX-Yl`D8zje-K{TW-
oE8SDsG|U-${<9k-7E4VF|YiXA*_!t8ynoGMX=SWqp;;Eo2f%8?=U4J(X6v9vn~d&94scTU8!7{pDH0N|0rUrpRaGL->AMLhAcoX
9U(&~D<nB4Bq6`C2&hCUYO`ai6tNVlW~*bZ$1b0$Xe>mo)+}|bw=JKQcP+@QiJCvLGODXH@i5>luAZ%@0xaOJ4W*o)9xnT;tte|O
CZ)6~mMhz+oUK8cHLygctgtDrjHoj!Rw62y#Hx=i3aBZfN}ge{gR!}#6R^3g?5<j&o2@%BbgDhDL#dav9V{BCL#-Due5%>0At${p
wK4A;X{*|=N~IT$HLNf#EGF5l@2sOOBdnyVXE8ynqpazYX{y|=8LY*yQZErGnyELd*B<<;1Fnx2Ca2$_tFDZ$hNU<y=BRg)fGr0g
(=J=Bts6Zm@hb3?JS>wX#;nC3@FP;BNG-pti7|w)Ffja}C8AlY)EMBfr<`G~P8<@b5hT*Do~<67ZJ|vdJ+C~h;-?ZYt1zOemnI>h
7$~WzQLct88J<!qQ>?nJ*(hQmS0iqyg&AwG4lpAq2da@Mt_TCLCZhorelVx5y{tPY&#p)?{IMA>2q^v^Z>_T|fv;h$53HdqGbItL
+@@(TRIt9FvMFz<pC$RHFd8wSzcFMnhpalDrz1xf^RJ08xSv>|k*mY4V<{*x6_nzt6r?w+w<wjJbE$GL3alNhb16`zi7kdI;j5yh
Myyt=_@?J3f~>ll`8HLrq^XB6VJ*xr@gYs4r!7P-SFOw>ysTIz?yJov>mrw}MW)!K#V)Wdrm_^VD=C4j0xV9jbt@{ZB&w{Lp|S0y
C?k)m&=<_HZ>kF}k*y%CH8E(cWH39O5;1lvFfTBw<}QjW8LX=^7p1nZ_bl-efUfSa7pz0BSTGt8Xe_5HoTwfr;5HPd@GVz3nXwJ7
0jXP$o-m23WhCtw@~msFEUhsjW2-2l^rdx~7&cR<H?BdYD<dwWdZDnD(=7k4#TsriVXZ%|&MG4<wJnt()}$LSZLEhOGA=wS+^|J2
P^($4hpV=#s4oee%CH$Oc(Qe*P_FkCm9yiTSu1iZ@T`R>kD%czL8VEs@vOKdyQdp0We#R5eIrsV;x3=ADX4-h^smP!ou~t_ucWxB
O(Zj@jV@V^wKBa95HA&_%&5yQg(DLwh^GB4<*10MUMkeA11P$#Y@om;v!@)gima?B;Gi9rYOyXWf3FcHy{-N$C9%dUMFlCCU#!(E
Po0dZfFvp{|0ETuPpO8P#;{K;p)205s;T!XJgi=;X0H<?0xZO=DI>0~j3d^oeJK>EM5~=L+^qr$n<VG02^u^o1g@1Q_p$Y;I3n+;
=rUw3)vF678l-(MzOQbsXB2oB@u)v5T`&==QY$p7PoQM2B{M~#B&<S|Zm*`QgR<wSVyN_*N~&9~L?{d`L88Jci762#JS^5JM<R@{
Q>mw^@TMNAjjdZA7%aLkf2eFLhAJhi%dxT<?=<`>hNyD0=c?7A|0@_Tx-Lzf9jF~F+!^Ap@T)VaS}lY$peqil|EjYmkfdg=fiE7a
&M#o9IIJo%$EClQxU12v%CEtyPNxhcbufdCf3MpkZXu?r2{CRYTA`z=Nid13JSc!EvMV*FysF?JpQyL0F)xfKsH|kJ=QO(+XEH>s
6RjCEAS@KEYOoTm;U2~;YpUuUfv$$AEvvb&_ans$u`1*z9-Zf?=BDc@AFoCu^sOhYRjP`l8?0ECV5<l%<gG=ec`wN%+AJs}87v&E
^)25b5**f`1**_1W}~#Ju&UfFEGHAK4Kzia>nm2QsjH7FU@Ql(qNDwi_^x!R;jD!y+^IG-KdAjA4xDSSA1{xuzpNsy6tL5zTd;;N
Vy%X(1f~@u$tWDD1gf>Cudz)g!Z9c)`yrAI(V!2Yq$WeA1ugq6!KfuAUa<+VqOd40UzP~1fF3d?NGs8rysD`%9jm~qII=4)_N+*y
d98D<j5fZf4Xgkbp)M>eI5BuC&$6m2<tPp`9WUpua-|-x&8xI005BP*jjMa2a;{~s)~tvoik@7r>KfRt!yw2gF0D8yfUHIvn<$#E
RIMJSpC}ovTPe7sfSGoy2%s^pVXc}iQ7|E`)-Z%EDxlJ;YA59_M6YWom@Kp<4J=D6jw$^hohl)mR~F%_cB~quk}Nl@W~bk+39wu!
uO|$u{ium0ZK@_9*Q(j6KBw@h)+9`<V=p(ZW-0Qm)37J93@9Y9X{6p7oTn%)Z>m=$gRh>T&#Yo0nxyY6Jg<-`XDC#m>8kQ8Gbx-f
3avD(IjVPsXe+U+3n6Z<oT*1Eiz=$HLm`S7cCCmjE-6d5^Dtejovh%j$FD6ZZ7g0VmM%6a@T@$rRU=`nVj?3IYAum0Ehl_3u&A!7
OChKqj;#Q&$*HdlR;W#|Tp4(;(kJ<??<WVTZLNhU&a3sLwkxkA2rlZajTF*1q^;L5)uuqM&acBPttxjfJt%{)y{xV(V5ZuS`K$dW
F)~fCQ!gj1r!5t-CnwFVTQ1fsHnCBx!z3xDDJ-om3@e5t7cAJY#*pGIC@5L5ime<kJSQ|Uf~{YbK%+`8>?j7Yy{S~KP^@~O;xUM-
;V-1DI4s|&lBc6DoU&J@gr+j0WhgDHXfP`p;H=N9eX#efP^lfQ7b+bMPa{Sw8n78C3n-bKo3F&4U#Ww!s<6?oA+Vw?P$}jEiZ2bU
45^?RIG{TyX{9nP94Ixbr79w=zAbttRVcrf`l*U2k0m%LTB}&6!mo-hd?22yTB<3e$1>wCwk1w2mL&!#SFKJeSfq2S=BakCD6Ua1
tF7m;nW4|A<0e;`$f<^}BP$E2ou~~fAe`hQ;h{LIzOY3o1})|yGb_`kF|WHR=oxXW=b)seBP|ReTdn*nQZCA?Ga70bvn&vqc(5I?
+oheT1*j&kHY?vKSFXz}w3!<&Un(Xo6so=}SF9DW#i}eT@vZ};b0p{{)EtDZEiLn@yDU|$2(6ftbS(NRP%dO6-yc0DHlMnv?<*EC
I;)r*dN9SY&M${CgDSkNwkj|yGAR@wBCKbu;4OQo1TA)|->$T!5T^_o6ed)yvJ;Q3bu1Ghd?J(*!LV*1KO$bN^{Q{403%DA6Re-D
r!oAj%&>MZku6i7<ETooo2F_aB`t-f`Z4_pf2nM$?y%9HRG+q`zbSF24X>xG_^`<?b1JT`X{PWi?48Xfx}q2z2r$>FA*RNuG_hNx
UMz>N;4En=$}r=Z<|@3YaUvY54=-FO;V?ibh%7QNim+oXdZs3<JT(%lyrpy~q^Tt=_bYoSnWu=W&$BzO;w?O^`7lJT+$hYPZZ2?=
1hT6!53vHT3#BM4AgtV|@2UNzk2WDK86++)Zx|jZvaMFCPA(`a0W828@h#vTSFJHD1*~JRb}XY9dn8k>k)^IE*s6Ul^(N6P0woZx
46wW}1ut8zye+USxvj$|N-Zp?BCmNcohc-)Mkr>m`LABEC@}G^=d1#i6|-NZ%cm(ZRiXkiUn{IA!J`eZ<SWvy39MnOQmjFvLMTEs
Un?uJ_bfQ5x~{V=LnHbs52!z{wyL)t`ZVvF^{}2XGbmLnmaD?4TrMiC0-^;RL$4^W%OI>5`mCd@2&)yPk)}Q%Gq7f^{i~a+0j-{`
jV6q*jIGeA7&IlBv@oo!=Bs=+@~H?hou#fX=nVX$NGU|Hilm$@j;vBMcdp8-Zm%XABdms~i?Gx#`zYA42&+%5r>Fs_AgIig!7nnX
BBO++o~hL&AExRk?<p-IhNBTJTP=dHiKHp0c_uWlr>zpLRjdlGA~A-sV52~(v8>Xnh^0)dRIQj1{HnIAT(GjTfwA&5xS?1u*&+0q
@2Isi+p5+v;3{9G+%c%I&adky^e8SNBQVS^ye@^R*C}x@YpJB9jwbXGk1!%C6|6ZdBrtL?53EZlf1hS7!6{HMDyaXkf28Z9NGxzK
3nZ_NMkx!e(Wu29E2TTCR4W!Sw=O2IDx;~I1u7sUK&Xx<_9cj=6)^E85wN@}pQcr>PPFr@BPKO2{wTbxMKi@JbTF=*Wh|30-lfGX
mKIb8aU+<g7_R7zoh^KvI3!*x=cw5uTd+bYjHe!`W+9BKhb^}x2(JN>#Ves5|EQCzZJ`b)3K`~{Caj>Y0<;ORE-ACEbg;OR$|h4N
Q!Qk#xhxhk(Ih4<y)IX-6tH!v)h)BC4XBAIRv`#2RInefP9{;S`yo81;hk!*P%Ra-zpfRff37$Z@2{#c)UxU-Sf?x^YbXS&hpnru
q$!Z9q%=1zL92_ZL@B1JcQTEsiL4HxR;|aZM<}nC1u(0mz$WvmAT%$Q{jhSWw4^{WO|GOZo2`Se#jT1V)hZnxw=Y$wJu9c1J+k|)
*e9wVc`03~?<`0x(yUji&8*C=x+=k|L#hQE0x-CuEU51<bs$I}{i&BJBrGGU7_eC<o~=SE*D1Xr4zM?_{VfeBBdtv=LM;(3<0c>`
Qz%KLR1!ik)u)UV2r#UyX(eo;Bc*&ZL$D^UCat-m>K`GfPpWUR@~YOUP%qS`9U(%YgQyaxwxkR*D5s?%bDLr$tF8<xIjW}-#hb|{
jxGGHZY<=etE@jHbE|GDfhoi-w<?>jwW;bEXsyGoQ!P`bHJkCQyRdGs^{GxCzO3IZdMJUdQLT#&ps+<G)h!(`pscj2y)4A4R;jP8
Sue({La17ymM-9?7BTst*Q_V02d{0c9;YWUc&LJ^GA;h29i@>lKrb2}4JbCS-KLQwY_o7OJ~O~7b}<jAn5Vq2P_F?iimW#;a4z($
YAdxYye!tKeXbvscdY~{RHoLf3n>jNDJiTTKr78HYa%!-N~9eo@gB0Sq9*R9%_(1};V6rzkuWhVm#aOjp)kuRZZBS|z^{ofys12~
%&j>wprbpf^`_CCmZgHS4KXH{rmPk;4;&RN&@b2}u_m6bNGxcm?62~z<RBR)uQI@?ZLWl?XQ_ZGHJMZ?NiEPWkf<Z7pQ*N-6e5PG
HLijxF|AT8d$0wle=2OJbFFbPQ>kB_lB+<SlCDFdN3RmC8zy(1ETplnqp$TVI<S=~u&$CV`XQB=CoQ6?4yjzM7Oie7bdhKvcckPf
MX>`f2rEITaG|lRF)6k!T9Bfw*r^sYg0EvQTd+Hp;xG3o3m}Xdd!PTD%BldUCaW5&ekS>?L!%U_ovjTr!m!D(Rw!Vc>?xO`#isL}
$e`S*Of2=Uq@IK;FD^_iU$Zc&VjW5>ldlPj_$pJd|EMsiZ!u9YNi*4~iYV?Z9+r?Un<IlP5TrIDGpaQ)->R!84j;lLuo5Jm-4`V<
l$bT6mZ&K(K_*e2BPD(^3#~AwJTIEAvm|UJc`&9fQ!Egu%^^#x@hd7J6fSiq1u7h>tFcTVgRGsVI4uIL5hKf~W**M544xbn`kW6i
8ZGCnF*58ZB`l(^Hm>=kq^!V~h9icm`l1c41+IxMkTI*TfT!{yb*wn7Vz8d4WUwc!Vyx*jDkM0cO(3<em@)dXA+J@b<)bdDVzRNP
YBnFNYM>u1#3a$K>oVFZFS4Gh<fMP6$gYMYRx9`{Y%H9x7_1$selBmBCnd%pawyj<9H}%gGbkr1N2o<GZLYPb$0ED15G{Bx3aId~
=`hhIbtx1tNw7e$6tqjPS1<%E@F@x|9;;iN)u<e?6{78&M={W-*{w++6)NtrN2^L9|EsH@9<Pe2OfaV{*)jqr*{H!GI-sMhYpO0a
oULe~dL5yv3#n=l-7E;M%&2CgA1Y-lZzS`jot@UKYN-e<)T`nzovydB`wCAmb*(imF00<4`lazO=(3`!-L2y)xh=`6SShm_C>>NM
yDkZ-sw!!z3n{Lutgu0?Zk0u$X($>aY^C$65H4t>rL8%yN-0S$RwckJawq_zB(RYzt*B?9$EyRJ5EvIQ2dFotwy80xJ*dd92pUGB
)~yS%aUr)UswKuGX(~`GDW?pcm8^iQXsMW@zpW{)&nzD$45tw;iK-|ewWQmsPAf;MysxyWEicz4YoyCEL^2<#j;VR7Qm1Vul%ppl
buP)Q6fZF^h%4eQ*)1-qLNRJAX0c&3)grc-ZLNwX&@SUG6)r>@L8)!5KB}#xJf%1*+^irfSFMF4eI;SBM6KH}o}Wb(CarKUjjGzN
v$0Z_XR!9EQlerGN-QFurZD=hcb&B>w6Reuv9GHmpD1E6R;m~--7fX4kDmB3!=gAOa;Pqh9<LD~8LZ};nJs`UF*QZ6M=i4#V<-zK
@F;n$cr=ZzPN*5K2Ca!GMJVm3xf&{<531%Ukf*1qN-B~n1}%CqucC*fFDzTJeJUrP$|FpzE{I5;KPa~&kSkj($f(FDLZ|kuTP+i<
-l*EIW-_;@NvN)++o;nhC9JHkS+EhVrKLnLKB^R`8=e&|?J4CgRH{9YHXSD|pP{fR$uP;V#4g{WEvo#meVg!~^B%{i(JV5Ta-Qw1
Jgn0z#4F0GJg_}2sjcj)-mS<edZ)H8)GE`R93(`lYc5`@`6W9rYpNS9?3@m-MkO_@Suk2A#Vla3d@&R-oiOq=`KHGz1FRV#u`nz!
A*Ea?j4UW9t{brvl&<owk1Y+bPoFq1&Mc}cZm{>P39I=igs&Dbf}@hH&?OnE>nDV(GpMAfbFqr8xvVj)KroFZZ?VCkQJAipY^*&i
<0<2+aWJ~2Ik2XwlCa#Z$F80%eyCb8BQQRt)i7VDU@kN&cra(HgD8%v3Nk4!F)wT{@Tsb;w5>;+DJz4hK{JS~)2R9>xhxqlj2ecq
E2vhjA}P$KaH-rcg)9Orh@R}LY^Xc1KAs<@1gLJT`YI-&2ruX*2qlc1->q3IBp`7pVJ}l0KQTfsohtV)x~RyhRHw2lLoETV_M~R8
g)9rG3o9_O)~xX{1*(gsIk8%$Sgg1%;34*yLoi`46|{pP-K<fqd@<9ei7Ig@Pbqw@kf_5fiXxS;TBPVQiI>8z1S<=um!z~VGOd|3
RVjThXe%(DT%I_T7pCVh->dK{?=Y#R%B#hyh%S7tJ}L{aldOU$e<?kzA+K64PA`C_FRWOkMW}Bd^sPHET^lH}`lp98?W@t97P0dw
xG0{h^{P&yqAkBDY$-A*3Z|~59ING@`6Lr8?yi8Y-7vAIxttF$maAZ<CamtAk*=s6N3wD>U#a;FAE+rQlc@P35;9;dhOA^T53HN8
6eeY=ge4-V7N(Rf;->(ukFSp=cda(BR4Yj;aWDuer7$8Pp)Xvp4Wbc%m@Aqpel&t7G^C~|aW5ULl`4ucs-9n~#xF#&pQyJSIV}aO
POMg~^QOC~?kFIv7p*!kak2`j4KDYtf2{hJC$NL6nWTv{xt&z35~vp&7mcs4(xnTqm!~_C`X@~pU?j3BRH)LgAEu-+4J8h=SEyQ~
-><JGFe0KX|EfZnv8-Gok2e)4F0BnO?5U-#Z>|L}(=Bzgg{vkcvanI9D=2fHSga$j;U^@ZKB!fp{;^7_kS>)f@1!3jBCw8}gD<q7
gDpiVDlar78?d^ifTtO%Z>y)Ku_<mR7bqen8LibQbgLk#5wCHcGpsi$@Sjf(y|7#^94VtPy`<QlZKh4GlPi3yx+!_5*sZTAuq#U}
qMhKdcPiqorzeRdM-+Rm1+0845v@<83@v&xLoq+F&L0LS=N=+4!KjR&mm@hU7oo%@52br7&?rbSqp|w0PAu@O?<fi=b*V@&_N3D=
G%YwTye$i>WUERnNU0aB-7aV>yr|MF^{iKt|0{y56DxZih@y<8sxT@os3@$g$SJ|93Nd!9=`QajDXHzC^{6VQVK5XVl$;T%gRi_Q
;H4%gs4R@GWGCesejh8IcpD6;Gnh;pGO%*3r!5yO2M!1zZ7r3roUKNqwWfV8o~Sk?yd-Y2R;`*S$}Nhbbuch2SFsVQ1+bnO@UFfx
T&SI^rKf@^AgxQNaGEVLSEoI)U#^rYf*4J$SEltLZ7uRK&nVEWcCr1g946AL^eR!PVj*8CV=4WZA~W=)vnFb+_oE`Bz?-ova;Z14
r>otl@h+7trKOmzDyNz(_M}ZGV6RiCgDtomU@8MP6DcRHrY*&=-KcY!>z8UMS1Yb5nH$NgYcP<mGAz3wEUcrhk1X}3PADC)+N4%6
1|O}J|E><Lim=(PRj?tXCalmQo~+ofH>s%{TrC2jCn)l!OCu^JL?%=(6s|2Q*04n_XsZ+}ZKWHhd>sQZRjCvuRVKEfa4}w-bS<c_
;wCAg2&|bTMHfyEp)V9MZ?K0jzO36K`Ixq!nVM;@F(mOU`=2$i<}3&sAF!sb=&A6moGD-_Jg<_ei>y>64>U9`a2}zma<6ZiMJzI?
hbaall_*}Eys-E#A1<n_+b+GXHnE1UBd)WqA}D+wji&^x60B;i8L5-1WT<YiW3f-AWiSvNaI6@d#3vS>wJ`f3^d>~KA1=K#FD~(|
$}~JMM=Y}`$S`TJG$-&YeI-mVajXWe7^h3HuBGy+t1y1Bajayn;)oBLbFbVTJ)S3|jIKGb;HRD{7O-$24XFjOotXohe<&7{Z5kJ_
Wv!W{cQ4YbOsg0w1~Jv3^|B};^(1knGN=`u_^@#=z%E9p8yf;Fz$pDIX);eK884u#606`MW}v>UcPvmO0;GN`o)-A8G$q%rudNTQ
TOc~Cf~B4;_Nd35moPu694h>-+b$-ppr|3Rgf9p$U9h~UZX~TL!y!&7KdiT`;;J&D#;7-_1TCR2{i}p7@Gprb87<B%Fryg|Y&686
u&x*`<sUaJGb!L0r7Vo1X{V5^?yui1vMmNG->eO=IvIQ<^06<gAFsJD2d1|u5Te_wC?F*)y{gfT39z=UlcY4FS*LQS3o6erp|KYt
sV>|o@vE<_4>7JKfF;5(psCNTY_8y{W+sCtt1GUsZz~_HNu<9j>L|ICv@HTOaWU|xVI++%UNm$xSE%EqV6X0|>#Bz>SS=;0qbdU}
e5g<@;4v_!<gF{B{GX#T>#+MJ1FmZzu_~3E11VQ7AuzYCZY^z}^C&DR?kVe_L$tjaR;za?n5p8dN+vn2^cWH$iYOK=#i~}TBcV*J
53W9`X(QFGjI2YDC9Zuh2B9^q39Cb`z@Dt6_O5ZTbSW{UkfArO!lXVUnkR^?g{_btswaP`<1Ak#jIW-phNqmUw55M0w5?~INhIW}
B&_eCeyX#nD=yq6voQ53WhV};s4W_-->F)x{3)I!eJuH{9ICG`y(^TfNvm!zR4ELt#vov@m82;ehOA#G)+#J7DXM@QswnEM%OUix
eXj8#vaoA0A)pnZ+%QqD?y489O0aq-O(P1VORjn^o2ND+m##aguB~GhprdB3%qZ=mqOMsle=P~97bxH^Pp_Jr->6owsH%7yg`GdO
+$dzEoG@Y}6Dpo7%ra*x%&#-0(HpU_G^R8fexMpK)h-<~ny~F6=PnSjt~BN;4zS0j<EkAXXe*7RZ5q>~Y8=uhWvVQzX{>}G02#Bc
BB-;iKBM9+K&5Dzt1ty2zOODMiJ-bF8?8I8gRwfSQy$T)OCo2Z6Db`k?kt`#7cmQ}p_ZVlr>W&2vaj$Wz!0IWwJ@AD+aOe!`mD9A
o1_jThNDn0Hz|g#HLE(Q^(0NH6S0{w8>HAI?x(3U`K0tJmMrcfgQp#^2q@F9KBEmJRvoaX<t`T+sT&li6)mQw_8t1Fi>$pc0<oa5
87#k|c`WUg<)ccdUn~eOl_h(zEh%-ZrJ%Ji>68+(s;P`8vnv*{cCI5Fhbpu!^e}T4!71&bg(z^YDXej^jjS1|aH(XnbE^=mS0tjR
Y9soldZlA7V4+#9{;mBag{>d0Os9}95U`S*&#2@q>?1d;&oOu^2(CsScCXQ`IU_X>Yc35hCahO3m8S`*G_HxNm@4)pI;fx=8?2-_
#j<XynJdPw+%Tq@5h`vpDJl!2qol4fnJJhwWShq%&8XWP0}NcN?WofzD6aLX1t8}sWGJ62u`C!QDJ(E4vMPusrLjA$oHYd+&@HH`
y(jK3T_rR)Jur`}{<6p<&Yg>-%&U1SEG>>Ki73^or>}saQ6Re!Nu_Zviz!bj{;U_K2dkK_HZ2GhYA6FC;4rx+Z>iR;fU1qD@GXq2
Or<`eJF0*yb+Wc7k1l(rdamQFM=`Q24vK6s*dR==Pp}58WGObO$S8E5h^HyCYAmg=@vLtz4X#Hlc%`7HSgt~_Zmrg&Pc5@34zLI;
h$tegOC(*Z&#5b=St)KV7p>o{?l2v!C!*h#7o-oa#Fsy?`=q9=W39=e45ThDxE>m?JT7Ri@2n#&aW7b?Eh%u6doqxfhbky6z%E86
eX=f%eyztUqb>rP5~~xlb+Vu)Zz-gu3?31#O)V%bNw2Ih*dcl~wl{h*l(V}keXpUf&#^nJsG{_-F)s`+KCfA@syG{=m9DH6gRopJ
5U(aK<gBZ)U9Z=v`z8jdpRS9mjjR%{tgvsNU97J$5-rRuu`KVbFss9;sjau4gfOD7o+#F@CNGPb!6;j@lNeK}*rLy?YO%_wa4;<}
jwu8(v#3ll{j47#FEGNT6)=@0o~MbhF09C~B`$j~ysND(X0GfnDX({!U#NX694sj?_bn!^U@lUy7OW{O3?+!7Uo6orj4oiMrlxNu
i7hB2da~K4(WGXqGOd)Vm>lyk2`PIXS1h#=$*+8?F|qchW-h}eFQ8o_iZB?dS}5?V@vG7;nJm;TZ!k2j_^B!?JghFUk1tWGp{x!r
6CX1zzAz1}wj;3%b1)39^eu}mrz|Qcf3M!G5;Sa}_N4NohOaBBJga6W<*=SFg)y<L?=NVmC96v^ZX(FDb{Q+0MXK$v!XjCmTCNAJ
Y#Cr8S}b6o4j~#Ztfwn4-KuG^Y$>;|peZY;WuQMW@1<KUs;cdv<f)*g!6I~`L9XX0uqu}%8m(`fy{Dh19G4R$w=FfPGAvr9)2N^^
nI*BO-Yk<PVWuZ9?y4-YEHQE^SeVbK8LoP*JSkTpYAtRj*(#4BLM(=!h7;4Qw5bKHgrL}}N3Yi`a;*-r5UiuI+p0}00I#bgP$oDp
JuG>!+pKb}_^A@He5@J`QLr^KH?0<|46sj{yRV0?j4e*7g_tF+^C|%!)hQvU+^|Qibfm(mlrQTnu^rhYpsIW-Fs?~0H?iKP>L|Ri
2r2j|)vn#F;I2%cu_Aq|t}vezdac%<F0GucysvX8aHSflp{#?bC9RUMysl%cXsAsez%Kfv6EWW|pd*ViDkaRQX0A&qXRP;<tS@V$
kS_+W^DRTI)1FJO(JIt1z@~sCsIFz4Q!&=4m@N@4?I^;p#V-V~psoq0v#IbMRkMMt4X(c?$FDD)GbW)f2`m_}^DeVBwJp{xA~3u#
C#ut|cB^h8TCQ#-d?YTUQW}<{D=1~HbR>;4<|KWsG%m*i@T_jFj;eSTn<lNLfi0US`6yZ|#4rUY=Pi^dR<2^Ji7B|Tg&~YFAR_Iq
WG&MqjI+b9<1VPCAh8grL9&r0Wv_!EVXbzUk)VAl{HRc@YA<CiZ>;y9JS@>J{;VXXKrC7@#jJv%6{+|%S*j5rLaRe1JE<$G1fH9-
sUvKx+Ze+jL#%<7ppq^vimJ6F&8+$@kEd=Sa;+?|?XHcgK&U=33oLD?eI1f1t*r+ZK_zaNbE<?f`79Kw+^U?ZS0Y_2%B3n67px>S
Ml?67MJt}M6){Gy(JsKSv7nW$OQ~Th>ZLEMMyf_BY%Nx-RI*{PJETRc+o=mPgQEVe6S4=UnJoIA<uEd^e=5tc-Ki2VEHM!;`kW7~
ejvx4?XY#NI~x8aXD4^52e3n*KPiPBDy-HeHloWI<FIKW$1PkkHLP%%gRJ$OV=7*(S|dX&dnh?5PALhjOe#4m<}iJ$RI0eD^(7D>
MyY|Q3M37!Cn&0>B&P5+v@LQfbf(~|4J{fT60AzD*c1>VU@c^^^r(g<d89EhYb7x-^(i@w_n4O=hcH;I`!U?5jx#PQa<C_?E;56z
S*Zyqr!3endY)C9ho?L#?l7>bxhDvn0j7%^%P4gvFRk^V4kxIkRv<W~ZWm9fyC|}&=9ZeQb}nHT-X4e^NGnh-=B+TO&>_H%5~lg2
fvCSRJ}Xx-xTI4pgQs&SkSWKo=&1!Rb~E8F$fx5Vn64Qw`l4d3tFccg^{4JGks4B~M=nR0>MC=Z>aQvtZmtC;Y_8HREv>n#E~X1B
yrz?@$SsqxrKVP=d@w61tu2VFiYyeaX(=!%HKvXx7o=h=KQR2Q&nf&0*Q&3ov8<D=*{Y=?kt>g|@hC*8^{hy+DWo|oYbaJEeWV&Q
;HonzPpojIYO95rJ*2m(6$^Q+EG!(bE2?!2v$1$Cjja=)pshTec&iw!{-!FWQWmSQZ>kfkORBS~L9#Ncp|EqV)vxrZ&7~2OVyjy!
60RnuH6Yd^H7^1X`6b@0C9DvyTqaB<3@{(1(4mkoiKi^E)2*<l39Q_rcQik(P&B%%S1q2b9H`(hrmhw(!>@!bYqCqBcdB8M_9=j<
pROveH7JrX*Q^gL;TtNhk|oioJ|iA3ZZgm@W+)e~1ge{-`lZ0F7o{mAE-yx@BeaXC95`I93n|W-zbIEIPd9NRS0<dSY%JBTaxID=
DlE|`H>|p^6*3B`cp<bSO)vtmM5=<K2`tGn@2>@|x3eUynJPi945P0QlPJ-qb|ej{N-g2AY@^bxK(LsrA+m%valH??LAYeGg1C&h
jIJBG464;IC^Y`HNwhDvQ#Zr6h`T$v)UMOGqq{`17qi~JRJk6#`lIf(%&=Xz?5oYG_!&2=%BjtvoU@pzv?`S?CM}>WVyTd*O0b!$
Op5O>9w5T7<}MkiZzExx-lN+e94tyJWGMV4rl~|Kv?xn1a4U4FysM=x8>E*pm8*WL#3e*4RW27P3LxDtn1T?jLnv!1(5xJ=9-z=G
P%ix}OEY&M9wQPmuc#v(H>-3c$t=#NaH?n^Hlg~nOsF-egBWEh4l0x=)eQlu{D=K7X0G@wFtL?0>>%Z=VW(%RNwBgkm#wg_eXBPy
Su5hGv#DaPm@6``1f-O&cdPv~`y!97^RK|3v8E9)cL&)nV6Voh9H8f@C$8-t5T(R1)TQ01t()txSuRm6xGYDgTdG<Ji7ig0rzlG$
*sduouBpGU3n~IB@GaV`dH^k~11?LcS}|;_WUp~Br;~K8bF9*+6QEWrel1<G6)Bgj$uPU9b*#^_E~wBel_@o<RHkwvK_=WK6SCnD
HHdaAj;Q!Cf3DfD<td1&iXkkn1}-tFHmJfbIjeLo9IBbE5~Fq{f*zS8xGDoKb1a*$^s&q=`K%|RLoLrN00Y=56dhi!gsw5AD=$E!
Qm6r~7A!6q5-lh!ZL3NtW3*fvwyf$LDI}_}S|)?C_O4g27%=su?W&kC8ZHtmzJk7}ZX)-sfS}B%xvKG;1S-=iH!d8iNF*&H>Yf`i
W3Rd?`7pt&vLC)MLNe+wH>J(1Qn1r29-k|tR3>PpP>if3ai*{_6)9z-c`nMWpe)j=pexWO#xIbdI+P8s$t=Mo{Vf2gg)i`;bFB2M
c_&aPIS>FVbF#!JW}((8{sLVvE3ZZ>0<EX5RVdb{>mena94bPr53OXUmMR1>=&v#&YOVw#04@_9)+?qc%P1l&jUwcziLEfB-l>}=
QiH0f$0c~JSg2GZB`Yc>6eR#Ck0rMyZX{x?r7F=PZ=v=pF`y4AN2)?B60XfGkR=ByD=pzD8n2ZkilXA5pn=q_XsJdUA*idYh9s!4
W+|ex@g!%cPozjNy)W7;6RBJ#EFf7aa<0^`m9KCbJTP^o6)-WZ@~Jp1_AJe;O8`MBGA>~+EFuT7#+c==NhkrV?yICG2_kPU-KfJ8
Ag`&fGcHdgyR74~POg`;CNhYy5+Y43Zmtrn8=;Ue(u!~$o2?uvWUvjaVKE)8qOC{}buLe={;-*^uCV5=_pY|E^{_RpX)Hf7u&C%I
H!zf{Q!|yN&!ttYQ6*?3rG%=fW-oBB9xth<o+#%hB`Pc`UYru8!Y6nr_MT>?maU~KpENZpgQI;ULN87=@v9;+x~&H;e4lKq$u8R*
T8XeFeyq_jqof8WnW`)#^d};z7NFKGh#6Tdn=4~6r<fk9-Kv!y0vT<fS*jc{f~Yd43mn;_v#F=7tSq9ePK0HkKPXwKx+aFLW2_vi
eJ7zX2Pc%MsG^cE)}YoUd9e~GJTPkym#Z1A;jP!MW-m)Hur3Ry&Z24>->ht=?*pePZYETuIUzx)#V|UoY%e~nyR0v$U^5Lfhprr=
K&ghVv!o%c{~*Mqo3INlfvYGmL9D>4c_@W0qOT>VLIxEs!>vW2IjE&AHlx3wAS?|dO{LeYzp{F&yr?BH_9E3RVK2QH@}pX<`mRB(
x2t+FY^*b?Agl2$cd$mHd5oQ_f~M~z-mb$VG%V{SnW|(fbgow}5~(aI0jyRhoUO+yI<Cy6%Bu<`yDdW!vH&PFtgu&}@*t}$Nw5Gc
OaO^5->SB%=B?-(A}??$SuD{kv9A^>2_zpOwJMn~z?$?fUo!BiNh$_0Coo(zOReh)7^q*Uud0@>Rvp-yRROmw>ZD#P39aF+MkFY#
MXtRZpr{%r$&Kl+$E61?Ate&4M=(RM&melNTrB1*(<{m<uPrpI86&AM`mN#}ija{iYAgRDC#+d1F(lcnA*?hZ3$5ZUx2@G74I-=@
?;?97Td~lrcCd)5pR#JH%BdhTSgzNs{im|6ZZL(XIfYp;CoS}zM6ACmtrUQ%JFAo>#HQt}F)D<tX((ne8L#^t1}LnoEU1vH530AO
xu}<|A1G9-YYF+UFslQw?udt|Zmx+ULo8_}FevP)#xM7%rma*kR;;bB->+Y+F{ia9>#4%1dMzd`Hmswpm7p;+A*;MC!znbWBB|`L
+yF2x?5WJL$f^}B&7GO1-lnIelcqHx7N(-F>m{}@^(+G{MlF^osH!TM>8-t}KB>&8wy_y37Nvk4g{-f!!ig20v!y?+>7{YAny`2&
SF5b8#jWWpRwM|r-YbeJgt87Y;g=s2DlF8fi6q;oqAMURP^@~ab*Po80Ix8w(goxzZK}g79IWD}qpkKNI4-{?NT$%3*sEBi-J}*T
?X4m#5GKm3pslK{^erT>YO$BEA1&1iFRaF@c`j)(hl44s1}X}s1h8}^$*C(Z7Oh?-VypYAiLRq3#HmZLASuG9buJsMS1cc_@~>yE
WvKh3ZmXs((kR6zktvFxwSd;FpeT7PVIF-d4=%_f^A+l;ASfgzohuV5S*j(jE3hH02qX)n@R$cGC^Nen>Mi%9=bT?2FRTcx9;aid
K8X>n@2OIzNvWqOSDoD^XRzTW%qe6bwIM68vLvgl!ZC=deI%W&5+cbfq9)<0r?6r$#i~!GKrSMx(k!PdbAj}%6Q0GeIwl;Us;);c
NvJR`;jZ7J@}#MwBPQ4`hpvDYDk%UJ46a%xov^VbNHI>VB%VYhsi<=^$Svlt0f4BcBC72u+$eG-h$R%R&!tc+46D5>9V~+|O(+(r
<tK%pfT!=O1E-uXJ0!=Y!!L`a4lI+Y&L9OXc&fB6tc6{o87q;cpQ^60+c5d5d$7i+FEb^oh^iSe5-wLAryvQa(xok|Bcy|;h@&JS
-zq*Z)vVF1{Fu(L!<L#RI*6aF(ko3V?WFjvA0bh%;w=)dPN`8K53FdfxFEx!XQ=w4p)j*5hoCtv4yTHw69qIdEuiNv`zO$_v#J)b
G>66|bTJ*O5v)Zj1~8c^fh<-dVW+*PU8tv|HzA!eBP@ri8Y(cUrL0dae<k&>j;!ad0;f$a@hqYylOUBd0)XeJo*>1jK`kLM4=f5X
(<>{e7pn87hN(fT@Gv+ly{m(+G8{v!jIN}wkFrLv4J2E$*{#wTCL@h86${ras{>n{@2-b0d$C=wg``=lH7X^kt0{#i7BGRNqOM*j
hNXFmP?*B2IiS@p>8YU@IjSG42CK9!w;g-1pRk=Vq=ka7r>twPwyim?qpTvRv8^Pf5h#eO`!7bXb10!Ipr-DuSfnMcYc0vE_^gDj
y{>_+p08phGcJlM)iS*#sQ@3UW-b@0IH?0L*Co*`Eg<1ByR4IvaxN<@F{(2$j3;z2#4z6|NvLHmrmG$`s-cpxL9O5_1hMX@LW@i=
3<kBRr7vHqzAxM%tu2D8RV@gsXCd1rTQL`~e5rb^mabARCaEAEXE%Q_g{g=!9w;EL9W1!0bu4Kz7#@?XWsEGTEHM<V9xY!j;H;RU
v7#a*sI2L*c&H^Ao-BYMFR+cRpe}SQXepH<Zyz!=l`iQfAgtZ3>#Q2Cg0Gq=!2lU1EF>Q=yRHf>0IbERfh@YDK`=fpu%oiA7OX3<
XsnQ>V6BR(8Le(Alr0gi@+reKnW?g;E19V)-zr@yfPfLK5~k)b510_H1S(Z6|D@?MR-q{{h%3b{YAO(`qpwhxyRGc6x3WGXtg$pL
f2?q<6(ET)@Ge;~1FV3eUjb<=@T~7CGNmvt#-s=+N}yJ(x-S&0J*Td#0Gl2tK{D#CXSB+tb*w6|{UG=w&85$*kFen)ov_g`QLA7l
%#JH7A~2^dD5*lGYNv-ODX8$TAur9WD6#&iF|ci|-zO|GeldTjGA<l3dz+jq`Yu@~yfS?(ax4|HizaZKwgLn&Z!#{hVWe=XgenCo
k*}nr_aZm3)};-w4=Gk6AFP##9IE@M<s=NNZYwmWJgRpmG^ha(k*}PX9VFPMBY`|1GcXh_p)A#!aj@bo?JQ2N2cC~5iY(Q!xiE99
)hT2vhbmgH7%cEB=cvjuG$~jm^B(4^6s6B7K`mG=pN9h{-Y8!nx2mf-=%E~}cpNS)A1Qe)rLMO$bS!}_$E!*rcPS#Q8!WCYvoGSS
@hMX*EvJyBi>l2m1}zn?r;Sdm&zvGEq^-rRK`zXvOfLwm1tb|OX)b=OU#$Hiqbh{3t}S(^qbyskz%^y2{i?979i|g2`K{)x2dZo`
zK&d^!lUl1v93R@)37`#3@(POkgr*(@~lp*l&&H$yeML&?IvWev8_udr7ig_*`jWv#->6i;jYrGgO`?~0fxw_hOiAJW~s8GsUv@=
$*T7;xUFrh1}9ppC@pv{+Nl_<ODpECwJnvb8KsmcN*m}cmaGn&kS{KyajX$7C5Q&5$D%|na4>16rLE#7&owEnM66b(0<klww5=wp
eyG8#-JX~(FCiQ-wKWGS2CS7RSE|OP^)4K#)+~yg5(bH`t|c~|aIbVRpq{-Xim+Oy-K{;FgD6_2w<x10OQeXXY$8jjLZG6qF0EZC
IVSw587)Gt>Z-RYpR7)&j|jo2P@pd`_N*j2U!YVi-lU%<W~n!>8Kh(}nXbL5MXCBEt1fA*XRRU`?5V}9$uG7qzcY-Ug`M&)0j!Uy
VFDnd?5|^~EG=rP)T-<tout1kudKhU&8(-dQ42XQ^Q@*Ap{*OI%`Jkb-<7(l2B65O`KYfZm$31tU8qp9AqAl%k*16)VXWP%K&UOQ
pD<~pk164!ITgns?=7b#f~je%U!kt0R4$vV*rOsWr7VG~pdz}h0<EAc5v6x9s)b}Jhpe!zC9wH2JFM-lY&0UVB(OlJ_^Vwar>m?j
JuJ5?*r#JGASlA88ZUMx&@G58_o<htl%y`B6QsQ^QUXe=?5Y<fYNHRZl_}mRjVp;Mlqp9s4KE=n|EC(TW3P!anyVfr=&f!ojVrpW
RIDm7uc{KRfUvGC*sa^Ag8^bJ{2Kx%6E!26$Sralt205Yel1cU5}t}GMyZ1>+b%#XAfm}4$S{>EB&>R$?xBAvaIKIla47YxqbWJB
PmQy#>oUis9Wf=Lv?NO;y0A?zjIejB>!38PUoTTJ?Id|BB_EO`C9Hokmo#OdN-J2X)2JAw#HE=qL@1{yXo|U>Z6rmeoEU#5F`_~!
0U$9b&!}=Ozb2NHAE;EUCZ(aT1gv7KI-$R;%&0&tTdjF6rmPgC=B_2Er>PIFa{(GMBCM#WASgbp%dD6yH860i>nj}@Fd>jHX`LJ-
>?Gcuyr)wuIi~!ncQPd@JFTOwhpCOPK%n#(zc4DN&I9G7`l(MbQn6twv!9Htqb+}`GbK$VJFEbu&?;szS+9YuoGWFlU!gB3Nv|L)
;wn(FT&S2Y#w_=!hpYe~B7wyqs;=WN`K?i_?5zEg1u!%;tfXupS}kWRCNo1Yk}|KVRWHaXl`Rge7_DEf;jkvKdaa@)RHa`nyfO?h
b_10iB(6ZCQ>&ODBb<jWh_0p}m?Ew&DKd|%yrKfIEF>2%H7azdAS_-e1gZTh2qk-}9jXE%z9-_W@UBL!IfAS!+9=^B3MT`w$g4f5
Ub08BP9Qp`=`I_viYt?;10@A0g|8_pMJ&~>LM;oTH5-I20V@<Ma4l#ofhs7cqXSYRuPsC;`mBT-pR94Psw*zAsHO3*?W?pbGMFkX
Z!cRRpddG}!Wu@f_bH~PP$j`DKq~|*m8m;1)hVH?l>(S8-mF2Yajo03cPca{b}lHWY^$8Cs;o~YH?I^gzN9E2BC7eQEGC(+9W1l0
fhhy4qpyl0k1B#NBC1)gih<cNwyEkdgQi=mzNt{GnJ8>7XRPw9<gs_Jt+6^Pqb#hdP@$wK<uG<C>n;nfo}aa(#~6*5cB8y97%=ZI
x`5oNHz{x@*erCd!JsS~Y%F%De<X@5$Su~Xj4FVxu(38JT&NeXd9ib|s;eTg!>B#4955!WeJ-^te=j^9xP{U&(yWmaH?7I5=_x!d
4YEb7_A%YD$g=&gdzr{Bfil7}yCEJSX)R<eb~5LwHl-+-FQH|r;I0WSF0Li37>95yjV?bYr>768y)G)Nf~7<x-m9!FzAwbEX{|Ua
;G^iU@2t5aE-~XQBC(Dw#4mBA39DhPaji44%cXm%eFyg|fg+Bp=O<O6A~toPnXgu^Ni1Wri>`pMOQ;Ad@}(lJTrt`#$|#wwmn#V|
1gvbNv@j*9grqsE9IZzzkAdABb}lomQ!+}fhOi4OVXX<RL@3xVFRNg!(5BX$MU*xs&KcCIcBtAdA*_omQzxsfEG<PDqn^Q?KCAYl
H31wP5-`Xx|E<j~!Kw)@0xm8u`Jg>0{3XVz8!3~a8>K=jHjpx{11346wz0dcqbxkEk}e*ufG3PKuc7iHj)O@pBBqWh-l)YX->5Y!
FeQjFq_8TYWvuh0DXosJAubavnWQMC2r)>qS+N?L-YD{^DzZkU$EV~WHZkq62?a5$+%2vw<R#fBhNvg2#w|Ost}W=LS*>z0%&@zx
vZFYx$)<&^QytDTwyD&p!>e~Nrz-NC)SoAq*RT~b76u-$R4P2Mk*G&0hcQm8<}h$7&M2uXm^4QvBrzQ)j2&+$SfL-O*`R8z+A&qI
@2)znUn)SXf0^j3EG;lI#sG6I7_VO?D6hh#d#Dc~HYk@NFfluwgQ^uV(<VDH>8viTMJ(hjvmD_p9<7loK(2Wwp(lu*{w(#Zj4Ji4
ZiKt2S~S6`=qPM2Lazv@8n14##4G`<P9``oTCD}5&#LJ$Nuc_y(5?rox~eQKGc>TQ%&p0(psMVw#;T<<zyl#L0vzcr-mQJE5;2*q
Z?3O10xh(#7Bb?h;-hIaV5mf|^d<@>yfBfLmoW#V!6GQBg{)<(1*$?ax~ONb$_Dc=JE?!Ek1LrMMwu_J&Mbl~LZR@eO|TFyU8%3B
ld3`}tE;!6yRUYsucuwEK(l73xFc#Xa;h}0awd5l?SWvf{Vx}(7p)l`&#7)DNvTn=w3JdH3nb<u-5rgkRj(zeH>d3qx~AQ&J+5o0
KrxyjET@;K@2K;tex!k^%mk}0IU@KiXtGQ*_bqm)4kk~sBdnaN?4~&=0G_ZiKQ5Ro8>g43UocOei7`+l1TBZ7mn@R5j;e_+u9yoY
Sp?0gT%o!!VXnWUcAz6EK&^qPB(0(-mKvX>zA9|3h$^_N5-oeINvEN(Y@{o$7_EGwz$H^IT_&9z6|C7T^#Mks2rZMT7N}k%C?-5H
3b0wIGcAU!0-SCowV{S74y<;mu%^c-ahwPpl`HJ3bS)ArG%)!Xnk8_k@0sl=&4My7@h9XdA)c|P;3gg^qM*ttEv$1eYA%(P<E%%e
DzMS3&#0-S(y&Oel&*a&_AvXct(-q7+pG96OsOI-!UHTT^sWu3MXZ1>#H1myj;{`=oTgEy^{5dn4<#ckR;ZP*5+mRs@-A2`ET~W=
0w~BN4JKu-gsiKvKCniqQG%>3#;jr`ysApCUMesws4_wuxSb#_XsksdCN12gSFD6BDJ%af8!<{MuPy~2#jQ^yf~?}GJtRFc;~bAJ
2Y^|yE-x^o2d)gDwX0jB%(1Gi95h0+DjHL-dn}zOUn(0aeILp#9V6qJQZaw6OE3*EjjHb|W{?N5->5sTItE}MWv0K7-mbka2&XNq
n5{-C<}IkL>@U-*S)_L`#;!B3KriSdFt7!vv?;1E%C7_-t0?EIh8**)*(~#`{e+pZa3xEkCa?o65i+4MN-G{I%qg)DFfRlpyEK_5
m#qUX@hD@cD;<L^v8#Y0nJ6YF53L@kpQs=&qo*LG6a?rgF(Gd%x-ecQ{w?0BSEU-Ep`tV`I4c1naI!_Q?y(xD=AuL<?4^V$&M}}Z
HL$#+<sFPFN2TR3AEkbyoPjVZW3Pmy4<fuOWw6C4N+}pH0k7^bU9NGmr7x~8x-;#ngfJ4K`>V$(pRR$dezA+QQLRQGO{YD$Tp&Lw
K!T2{#jfh9nWl{(c&xxFm#<VUcdE6Zh^~1f#jp9LyPXHI52uZ<0jL5oqbRwq#wJg!lde!H=PWfY5Gi7&Wr1-e7AXCn?kxr_)F}z8
zbHPXX{F4mX)GL|SED(qUNEPsJg6@&5ikd?0I6TFxiV3y#iZD-%%x2(8?>FQ&5tvzI4uORJgr5qC!mC{`>q}(>?z@-+9<;`z$+#w
3Wnz_cruhMz^3yhuOvbyS}XsT6{}LLcc%=dPO+M<>Vk_dm#Y1trZM?2M=bQLD=MER9IF+mn=DwSQmO-}X)fI>*eP$B2b_y7hA5w%
9<Z0RnX#F!t}554KBdE~Vv=kj8?81fF()XpcPLM&R<9l;jHvG@Gbp((Tq$+0Z?JnEY8sKI*d!$+046p##i%<hd9JA_6|g2R@-Y#k
If$zr0j%F2KdjX&wyi|0lB<lYXfU;?{iL0vFr-K=O(XN0{;0_<_NhXloUNCpwkxzMjwtIM0<SYC^r(}aW{DH6a;lcG?<q+p*r!jf
X|lJk>a2^ZeI36gn4G;Si=!efx3ChgYNo$0SuWGDcc_^lA*Jf9(xPZD*{oKmRsk!Y@-B6xn<8%`C96><#IUEN9H$blc_!{C&M?L(
a4rC_B(j_^pRfz5FQ0(0(5}>=@-DTg$gC<Qm#AAL9f*`9RIo&(3Mc)crYvbIsW12tx2S`tR4}iw<){%cW-NRv+%EpGoT)-6>nbgw
yedU7A*#wD5h~!QbfZSA8U)y?%d4&~_%4H}XeocL9iw-m)+cZ&o-4Ah=PHLSoh(ABd@;=^vaz+RhO3OAWUMMHX09Tke5i@3JF(NO
HieKHPphk(2ch&RKrXnefhq*5oF$MbN3e#Shpgu(f23h9gDNR0q_BpmF|D+#{j89r5hOCG&o7g%LNd9lKY|}9AuF4$>n9&5xv8@+
n=Fhi_AOH)IWXNO*szGBy{1Mlg*1kzx~w;<Wv0)kU!iHO9;Rz9F)`_^wIn93YmWjf=pdb|eJc<lpe&Uru_O;EL8J32P^gQpsjGmI
;+lA+<*|Vw+$Oy(F{*Jad8|gQimKeJDx@f#A}p1uHjVqB^Dext?XTvmK&Zr~N-J2d?5~BJeleCQ%b`B4b1jOcXfPxq+^Y(!@F;kx
0jLM5?k|?68!(M3eJLQQ#DHwEXRmOqKCDO})-Zgmfv_kd2qVfYTP_@|1Dwb%ldK&f7%SSP9<Vd1gr|owfu&+Lrzq+limX|z1}RP-
8kdwVR4%43J*D-drK#T}9wz7~h^S4eFe?_XoGE@VXe|=0<Scx!7_BL&<gzcW{VcsMhOgu?gDefLrY}(^-vMx{$E+f-$T9z|Q7Q!~
BPBAd!m%lzfvr)gqN9JO#Hjcx2CF!*Z>@H#k1bIw->oe%3alb4BCKGeY%JM|1dEC-5~*pdm#&tibSiu&`z$7^%B-`cM5)uSC8;VV
Qz-SUP@(^;$S4%6o2YdwfuqhVOsSfvyDnHQ(5xP?a0KYC$EFRcmM)U7?jT69S~B$_>nFx0U8~R|=P>i7LNDg1J+PjvrKyIlCK^vL
QJ<P5wJ2Ms7pxGZdaD1Z9)LA3cCA+}pQjP2-KifeC8~q3*Cbk~5vx-v`=TZ%=&Q4oGccqqB&x|RCNtD3-LK;<%_^0v+^qN{oU5;-
O^t{pGa;2QuCKt6&#B}nL!ja=aj-WglCT1>sH_w)ttM%$6Dz|dl&_E@M5orSmax1qDX&ejy{O_NEF{J(t%b)fDX*8WIjZ=vIjvzZ
Q7##%U9BZCStJK3U8v_URi=z4rzFRz*rLTP_N2Ho%PP~YyCfs6-K!rZC#>`xAc0XMfUF{|SShC|{H))t&MX9|wkZcMb|z%1*{ruE
U@7XVSgA9pDKN__V5o*B{iGtWimoZ9hA0{=(=Y!lR)X;?U@c!Do-O<-;4UXI8?R%kzp=0^Qmj}n?jB^Rp)tiR@T(&%m@G~o+b~8i
wlGAltu30Y4=~HBMJ){{=79h$b*#^=_^J!4BB-~kh^#)XrmQj_kgI(&@Gt+Vp(7e7{3=GSFsKzTQmPiR7_5M$<1U{sFC}l9`>u4C
egF$B;jnixsVh{Mb*FWtW+nBlYOWTh!Xy5zAt_2N941RIK&DnP5T{P9C9qYId#vd=Eij-glo2wdk{jTv+5wm?uP3{vN2^gR!L44R
l`DI!6|63lnXx6Tt*d}F0;J-nT&+E-*)H&~`7v9SJu7h`qNGo$w5_x-y|B0}2Z7EmysWV&Jfje<2d0Uqx+s+;Cac`3$R{$g!K??U
wk>F=O0AA6%&j3YD=w2R#v&at6ehtTd@gJ;1uyt2;eqZh4y>ahf2*CS&>Gz;pD>N9>MlGf^(2a|3apPW{V)}*#jY?goi3oR!7CLi
5h@_ER5M^Fku>Qlm8tQoN(b~T-!a>#&?Dn0j;JK8e6h78O|bSTJgl6loH0+SvaGWxf2e(^KdG)R?WIMqPpv7kpddA=cdY)Y6Rppq
ih`f5#G);!;Hhn>{4e1nC9lsJf{sii^Q|bLJFv^BDXbhO$uRUQUKGo)Sft1#jjmp(^ChJv)T)*+4;i#5G6H$8Bqr1*!7cbG0WXIu
z98AB9Vb?wqo)<F^(k_sRxJgn8m!eN#if?2$*DG}{+u){YN%2h2dnof5~d$An+9~L#-&K6Vz29{gC#F2NUo3?pRSRqy{v(<{HH%I
hpP82^QcOy^DK*~im8<uzbq843$CXwx2U9`X)uSYJpu78uPPud3a9muJ0yjP)guKc@Tfj2gRRaiIx$-*jVIGBe=T|~aIev*4zG4J
EFEL8C^CYW^QUO2F{?QzS^}w{lPo{1R<PbGcPe$SM=7~3n4{t{5h+U{3aw1Ckg?UQ4Y5$O`>I_lTdbKa9IvJ^J+I^{5h;c%0jyD_
mVj$5QlikNH>)JAsjtT_maV<6&!t|j-X$EUjw60Bw5XS;W--~Vb+H#QH!LnQ7N|6>cCWNCMXn;P&#B_94Ta^WZy%MUIwqSjgs|ML
rLnE6KOQ!uimg+ulqh;Gm7JO}t|@dfJT71?Q?5)bf31u(#HmQG{h(Vc0H}hhuZ1oy%`T0zW+W*ZIVNeY_$T`?1+OC`cA~$iCo$Zx
Y%bR=a4PezQ7WIWK%%v)jjd&%_%Vy0T(MaswyLF}BZ7$<Labw`Rxm#$Wi7oS535Qo!mleSr7gN5Po=-EL9CpvbEdJT+bP7MwyOOg
z9B59b|TX&D6U$i>8PbGM1Y{B39YRxC9Qn0A}yUPwlKLZ=`F-3kf?wv^QeI=1}rQx%dUW&ye&^0?5n{k38s9m;jP>(7Oh{aZKy4*
FNGH<CapCoS*Q>$+^><X1~No2S+G^E4XUT5(yJCS4y%0};4K}hb*ZutdJfE@7_px%fUX{&7A~Zy%%}maMFWec{U*dPDy|D5ji0d~
jV!6GaHu&e*(JlR->l6o^`#Imb*+}Fdn%%-PpnBW0wI#G!7Kf%M5NWQw=BsetOlGd-J;eqE3HMTIxfAX*{bC%l`S}}G^}+cQK4Eb
Ni2h<<gK(C-l-EV*C$G!jI9<ZGp_Eih^8+ocCM$Z2!NI!p0HjrtD?#=QK$f`Xe&dbMx|}3z$}ch|0%mG{40tlJ+N3W7O--x*dx@i
39$bs6|T0a3o95WN-0a45CTLOn4*WCF`%EXv@9X3g0NYLY^?OB7^wU&Bdgad05GYnswR~%Pc?I^nJK2F$1}X4UZveG*Dl&A*CWNO
afQ$=$*tnDAFmiMXRIG4iKNV}&9LGzTP=?$AE=zL9I9O|7cjS}mawud<|}Nik*kEP)33cNj-n*Ap{TX36M+4!m#X0<nkk+xvn7M0
R~gu+M=A6m=O9I?%A!@TaIA8sd$3HVPOQT)5TydH+bNhOtdc}6!K}up;i!wIRsshriLXH|8!1*Mz_Cao=`7l?;j7WCq9RhQX{B5#
k)5L~ZLCVLIHjzuRi5QAOSBlRDy%^;IIc1%#;292zX8uEnkcw0N~l6GU?z#KQZ0Qai7qXyt0{J(?wW6<WUiwrjGK*|BC55d3Mvk+
ZZCEq?yOp@8>$o{gsEvTzzChKudG!WIh>}g7pR&jqAj2*XQ~pd$197Z)Uc;4jH*wswWj4Qo2^c=RV*^Bdaf?93!QW{PbA!&wyBjN
aDXDTvlpwXR~pBxyDai01+EA*8mZl|CMXrEtu*Z~P$#c1mn_6DjxnAcFDY0h!Yw{6*rib@fTR&J(5;HDHicHH$g)Z#Ei?qBlp{c@
WHC`8_$g8-e5H4&l`(>^6RM3Ya4OO*O{oc}Sutd*lc!E7m@Hf-gsth8tf|7O=K-#;9w-5@`lwT<fUp{@N2jo^f2S=X?<}IB&Ya_`
KPuKFR4g7U&nGgZ0IRDV2C8%_MX<iA#i}x=wkQUxS%6M4S|iu5leG^az^RTYOEO6<L9RnB7OD=gv8{Y7PbaadRxZLXhp_i2$t+7U
D6J;0qpTq<xh7mHS0xChsEDtvMXlblTQ7|yVW=Ifq^~2TB&f3}e=HxaGpH0PEu~tmfvRt&<}g(+SRBnJ)S)CLr>y|2U#uOgd8)^(
a*L%ajVRD54k(SU#;<X%;jpf&AFSM_{I7K=1uoYl5G016>n-uEXsr?{I44~#bT2U!JFl-RL8fRllBkR?+yT+34j}cRYp-3cYOI(o
=`CQKts?_6QY!ou4xynhB{A)+Jt+?(bSA>03af*j;i;S^+p?OmR;{}%MXL;~6^PQKkE!3Sz$izoGq7=~c`HPyjj!P-NviFs=r8E3
+@d-lrK-QIVyrHz<0}TJ&8S;8|E{2=#3~1^U?pNF$pP$~ekq2lxvo(#h%IO;;4x7xe<|;(7pT~zw<J$8RU~UA+p4!A7@_!}XET~9
>n(pU8n6+qz^U&o$E~2Im;&`9M6A9jDJ=~%*dr0M1+XJ9yedg4ZlXUeMy8LhawDoN53B^McdYI%r7=CQzO6~Dfh;ho1+X(NLM(u*
dxI~kYMzm!d9Jyv$tl&K7BqCFfh7jBnW^nAY%rEFVjEepGb?;9uB#ZSmMq?)x~es)6{OOvvaBAgIiydk&4@%VqnW3t9I!AYLM${O
7^O`tmY&itY_7DZbQ%sYNH85QjVYa^<0QYTzOIq11+8u|Y%DXWCM@=>3?ry4seybfO{3f=d?Kr@hp0RjpDqNbldjw}yeLSna<00X
Eh$p2$F1olDy;7)CL+I|{H%X3J2SJV*(;tS{49hftpT2_&Z%{o9x$ydiz}z3pfQoE5~NTp-K~x=W+|1e?x@i)C?Eu{KeTQwVXLgE
ldAWtA1~7?h9`BbgQc*f=78*-)G@m)Av2hxA0-eTO*b&5XPcL>|FZtA-3zTM^(HDPc&PL+W2+J^5+uK|$RfNieI!h!)uX_$TBU$4
T7t4794W9ED=#Y_y_624yCIsWs4Su@@vs&!ETOfeZY{#6K_*nLXE2Vi-l%0JcdJpYf~i+1o+-+!gRpL}JA`emH8WeQ<(ye8`YDQ|
`!H-Y-YGPz9x&u8%%tNb0;(UYH63vt%%7Vow<r!Fm8MT1N3FUhhOJzf;;9p_=>SSF1189@o30}%-Kixdv8^|;TOMny_Na}iS*{Z^
(64+dudID95U$)MU#WGkk)X)1N)l8oysj~!C#*B1*MP7o4y`hx;4F13E36Bz6D@eHHKpqy@fzMJoTb4hb*+mYOt56E>8Y===`<A?
ma9yq`=lYPX{MpD_$*~E9)Z28b*DfeKqS4bAv7u?O{`L?CLm5K-=gdsR3J*Fwk_8uEU9^`mo4%!C$HtHhb=pzT_=H|QL$O27O)zr
(1)+Bmn%x39Wgwo^f3ISma2TA{2Z_@RV|aJXD;#=>@P2_T%z_W%dWYn`7)9n!6b~W&MZ%-P%IZMIxs3UHHk<mN3N(XE~eQdX{r3K
sIfb+$0-S)IIKJ_5h;8uJS_n((XeMLXQtbwP$~+tMx^B|kSzTu`4ku}B&dU}WdQ*&9kOV!!ZGP4Rxqldmo8SY*{BsQ04Me)cN!2W
uq8Mt>ni%K%$_tQ){nQYHZdWXJuDe0^sN%CuQ9$ZW&_wXKcHGL$*bkE0jYAOWT=X-1uXinnygHr{;kj_%Pgm=d#pDq&L;1oKCL$-
@~Fe6r6t)eJ*CDZge`ZjxCJ0A{jTSzM5{|N>6g+OWUAh)Dy%@H#}7&-8YpR+p|Niy9<A0TwkSQV)2dxEUn@hdMXkZDXCo~n88H+i
HUM-hMJYTdXsjKqQ?R%w7cUmD1FJfyxFxo%>?|Xl^{v;fYb>TIv9HRicdv0KsH{gMcPvvd$Sa$v1RS(3C4@7p`J~CSg`~2oOeM7`
!>-q{(k#9zBPB1bJFqsXNS-&UN3k%g3?+&z6|4=gJ|p+5V6c3olr6%p7At|R9ECR|{G>!GHjo=C3^dEEw<!Fqq$&EWbF6|WpRl1S
$0`o2wy9mQny98F(X6ANeJsDOmZ&hL9jzHK^(~vP4}=~u1fvTq(xebG`zciwBdY(VrK=DzV<>DOMzI;Fm?iu#O|Jl}&##cI*{jyB
swk;0WG>^T!>wGdUM?!Fq5$ou5UhzXfw0ynnke$GoFh^&TQ9_^C#*uIF)CCnGA%@`yR0Fpq%V`9kfa%}`K+U+&ZfZ`$1vHG12BW5
e}XlyI4ln;qcmzPe<vBN(5oLJnX>vS*Ds(i@ida0(4<5tC?Ae5ex{5jY9}MA{jESQsWS1W0VpJ??jqM9U5KP8i>wAKA*o5IAFcQ?
zb|sIf-8?L`z+=#%qw*-?J-cQ!Wcua?iy98FeX~1n5y2Z>7r#M8?GuPss;(ES_22Egs>2>domUz#jReZ6|Xa`=C0H-t1QSKO{U7K
vMa|h46L-Pg{$f$TCN<c%`9rJ6|irrK`8gG8>ZePI0SAkO|B^_m#B^)V=^u;hO3n@`>FA(C#+$rfGz={u$>t(nj(KKt)zc2l`a;Y
^(H~F?xa>OcB!1HU@>B$wg<bZj3_HEYBH>>ZL5hZ*QBheAgvmzW->~x7A;LFhp&#T3#?KrTCVFcO0rTh4y%?gpDM<%Z!U-_#3<IQ
^a8b>Agv}TNh>BItEaD}k1TkqB`)V6i5ah{(kTZorz=q?<|CG~Tq0Yi=q7frqbUWi*(?#JouJPv{hL3cV*mu8ny#y?$|zi<Bc=kW
lC2slbFqjuS)xdt<(zD*zNNvgbenap`z{hCoi9(W-6W4Fn4MrMiKT|Hb*@XH!v%P#H886zZ>X&!cO|wotFYj$x+nLpYa2-|`Kx%O
Tqt6x-lmD9ORaAhp)QyxVWOL_AE|e#<Es|2WUy2)b%KDP?JaVwJEj|?ZLP_cuq<G%KCpeP)Gec-Mkv`V4lmrPyRG9ScBUgQ>#mq1
)gjm|QK<f|wi+(5{;}y2D+T%>hN<nVD<`?C;4X<TJtD8DrKH!T@u5tqrLbo(o~|XUGb;S2rLVfBlCMRr5;4QCK{GZgQ7`bR$gR??
1B1IUwyVdYF|EC_a;)?(fHM#@WvZjFkReQ<5T;@>E-iZ?wko%%3@Amc05F59%B5|snXS~Q%_l>zaH{X1qXEyX(k#uOOslT2I-v5X
tSc`uGAR13o~MtfS}=AhZX*UHZmSKQ%dIM*BP~U&_A2C~r<^Do)Gfa;JgW^S9f&S2FstGs7AH=y*rbK3)-Fz%52$mi)+|P(FRUFc
V=rj0X0SXll{2@j{44A#ktH!MY^E6}g(Md+0I)!@zJ)%jr!70JyRCPX<gucf5Up0EY$_P2|0u|*J+6_UxEk87TCSX^aVz+xq9v!R
0j5N+b*Rp*2BT=Gs43Yb>j43wIIv2v?IjJT@i5sd*efxvBBBK<bR_~DO|Z?W#H?c`j3m+~#4I(cq%P)~0Vji}krlJ1S}fhEL$4Sm
N{1#a$t*l91uzsTuc$dKOsxSf$u3T)c_&+_ajaLWM=T|oyQtHs#;TnnAS+C%mmCJEm@62qEF`iidnb^v+l7FrL$1;+AFNucjHouD
=cEa!As7;$E}SE-!Y2N(C9jIIOR%pbR-v7wf}<iU+$@u({2>f6S*;?nOfY({&j2wk0wxzQ!YOkpI5fhlbTD|J1Sra?PN>u;K%><u
otwliv@Be)n4{+%dY)?|IH_{2nkpA4tDL5<kf_Y6D1e!-;4LPvIUItlz$;#>ld6z21+l{<)G-P$u&Pua(Jij92{DhXeXl(%JuMik
Umty_ZY`s(s;z-4!>viI^MS@CIwj5~8Knuc4XTH%EvNY=+$@VHuqbV?HL+W)$Sf|XbS#c4Z?5vFP^Wz)h@Sv2S1&mpKd{KCnylI`
M+m4V2(06<Pp?v`D;UJ25vc<!Su6yfj4wB;$gOrA(JMNrey)-!0GHgQF{Wy&v#(+;>MT1YI;f$k$Req&P65ZC6Pc4OZY;wtBCbv_
9j#R`&aBQTO{0#g>8C9nZ6lK<DKVC;n<a&oj;!jiI<3g5C#-+0fHbwO$*_?wy94y6o34nH8KUHnv85=eaI0{qq9RDGYAac&POe$7
8K|%;-71tWr7$9_{4wz;lrIb|JubqlHmeXRX)a|XCxE7@;xhxWtge_Zf~*0d)tp=)-z%f3x~0XgYAc4QORN|wW-gQ|fv)nbMV(@=
=%GU`>a#MfD=$~BFD2ch3<0Zy7Op9&P_Irb6Qob10I5kMj;%eMu&QpVDXQA5rYgLpYpf)zo~e_Yy{XVM{V>|BGAzoa_p13X?XA7B
^@KAZCN0S!XtC2UuBlzDI<J*15~%DTTr7{J_^J=AFRUxA^r_Aq5+%^9SF5$FC8gu3WU<Ak>7?hW2dZhXyadx6O|D3u&n+Gyq$^M-
#i>Q5RjLmxqOdTn?619@!zUpr=qdc5NHQv|mN7Rk=&-3Qkf=o;BCoNlmMDRz<$yJ(fhcb(t*k>TYAva$RVGTJ*r@!Zx+#UOK_uC&
#j@unU9N2}397Ck^seNkPo00O!z|*e@hr|L5S!wj69d?+SsfuH95A7<6S3B<3m)JhC9T{mv@Q&)o~iJuDXwOywldeMZ7<58)hs8g
8LVxe^PV0p1FxVY6RUqE%z?74UM_<%<uETT8zwcR+Nd<C{h&J@TCme9-z}uBo}A4sM5$t{s;L&RC#>+YVJl0m#jWkA*CSOhjjPwJ
hyr*Yaiv!_iY+6q5HJ<660;g9da{eIGce_>Nh+_TFR4Z`eX|vxP^Y4)fUY~H-mo$yqBFUv0i=B}8Lo&6Y6MCnF{~%187t1NV5u>i
kEt`H5~rOoU7PnaoFum<cc#Cm?ys9EM<|W0u%`Md*DSTI6|eT9P$9LbGcatFq5%XY{jcJ!xhN|z{~z<LA*+}mNgzb3hO5>phAlRq
rK#_%Y8C~Ms3fGGA+6c2w=dDF!Ke5tH>4LN)1*bJKnGPT<uHS;2dea~%d7@0wk*-4?yWj0yP~`@qbhc*O{_Vi|0v%l#SomVk*qBu
$S3HojjAUwD5=D)%qy`C&ILxPiY}HbRS%Z0SS-3Bk}e>tAgoL#StrjVK%60|q#Pox=BPz5sVQG6OR&MH<EeeGJg&B>4=XM#4Xp&N
@BykM&oDT#vL5XxgR<u&E3l)gbfKuO1E>U~9wscRM<A4<sH(xMDu%nT-!bQ<2`;rMmaC^JGq5l%^dYe?X#@8wlcQuM(=8z{>L$^c
Jg#x9BB%<gPo_eu`zw?xp(|XgY$$Fq;Hjdm=B99`>zENN&L0~nnW!bKnyZJcIR+Rbm#g8b*eZCU_N~Y*QmF?dq@O&fLo0tOIW8bA
#V?jH1u7}1BeBCMz^tRFilmhyS+JCu->riy*e6^j#DjIK-7TZAlq}>i(WAU46|E^NvMCXux+|tDaV)Bl8?Cyiimei`#3>-EfUaw-
6Ef4Ley69aPpg3^5Ga?jApn0UFDNoDs-;#S5EPHB0Ih&5d#p9Abg(O^VyGk?WS##of~Zg_Y%b5Rr7EZ_uPrnzo3Q<=H7I@}sis1%
kAWDWaHyK9=c!OD(5rSS(;3F8j4D&44l7-tLnQF8qb)Zn?IvNMi6<g0_oQaDSRf3nwl1x#H!+|oVk*WST!G`G>Zm&|A1Us!8k!R+
?5Iefd#x$31+cZN`ld*$0I1e5Z6yvXC#uLMQ!7}lgQAG1n=0)s7cqG)5UQ)FDF*DSysVe7S1bfB?yJ?STC6>(%BdctXPzjqI3_(V
J~1vT-mv<ogrZ6?jHVH-P$?^|wwbY|X|6)BTr2}5oB%AVA~BJ#5G)rezA+6ab*@6Ia-LYE53H51<S*f?)~+9^m?fJf1SI$<Dy=3Y
#3gU7ovleRH!ejb`KR})mjq>`uq+p)U@5kzX_-{4<*-Yjiz!j4YN*4ahAthb3@OhpSgDdEQ7rth1us1)=qQUI)-9}-*)AWZ<|$Vx
4hY3Cx2bq97$AHh7_pu*PAF+GV6bbhT`Uc)r=K`6Lobvn{h-^dQJYI6%%kM3^Ps}1FshcPE-*tVucbpQ8HnF3bQ(@8q9?Pgrmw@U
<FDGJqOc^UWU3#XU#M5CkupQ6iLK75WG9#;&#Z^AfT$pzr>?0fw=j^a9xxg;S^;dNDWbrt0wB;Pv7x@8ETLC0u`o8Ugr_SZ&7}h;
$fy=5+atfLdmKftBr%G%6|Rx2v#Ua>2QE^kmMtGJvIQ2d%%n}QO)So>XRNR)1F0gW`lQb%njZ-)MlSQJp(d!R<E11j11IXM;VbH}
8XLr~5TbuC?kX?^RVP)cy9ivOm#+ITN-FKCe<ic3$tFY?GB7T$!>%5va+^h~uc#lY{Vwt<04)xwfGIq&|1L+NATeqd{wz){A16bw
R|iR<U$L7ocP6r|rzJkBRWg&W1S!NJgf1N^>aF0XC#n-NU$Utxsi;$|wV4?)$|lsO4z4aP=b#6y7OQoxTLxUK#I1%RJt{^hRWLy~
4XctMOe=FFgDNDYAgbZ5K&S66>n<NI5F)@ZV<S4SY%{wg)hIe7m@kQ>$}VoOCj-_mSg)+BYb}7UbFSeq(<o*rBro-<hpfS>cds%k
PqH*6)u<?_+bfSJ2%}{;+OZF-{;lk-F(w5f+@}$s9)Nx^gsV<1-7wx7!JfygPbyEK7cKv=b|Ss2A+8c8_@O5-1SM0M79-rN*C=r%
f2-55KB!)%qb_ZvKqMC?eFUE--l&W;)+rRK!y<Px&aO4C9;x3Ob1Pu3cqqrP_n=6v6BpdBhbMt9urUX)OddEL@+=;va2yRV_@QDh
hlI<od93BB*Q^e$nkiPQEiT$I8Y(QVpfpz}O)ZbEdn|3NnJ=`QTAYxl#u}k0SS+Y8yRPxD$t<?4e6T#Qqk%&*R-`SiyDt{3e6UI~
9;q-abFLyFSg=j7>Z?02bub#P&8ZSD<Etbfd#f`nK_q}72(9U$OCqS6M=(tw34%?gQ!LD(o}`;8POTg!S}q=<<|+;^$}4CrRIetf
pDLoPp{bauldu&pMk&{+<FNT9YOwOFFesKR>np4+{{TcL&Y=0R=OsR|va7}`Hz)F~)+wVg6soqV%B=vbfiBpr`6;C&uP1S)Pc(_A
vMj72r5S^)K&_6fkEtm#f(j2Q@g<HW8?BD8xTa|?OR9P)3M`YRKP$_nTPpt^ovL}UUn0Gz-mW4jQLFW<m@Ooyo~lkR;wYsed#`vU
Gz8?PrY!m~_9?Wkt1W9OX0e1X4X%r-UMSzJtt@!3*r;-=GAW%f8Ynd>b}_^)eX6Ogk1gx1VJ>s19IF2=PX&*!^sLb_S2Jub>zx;>
!!KSg@+pC@3nnY10IfH$zACLHK`}+Hcp?y`*sK||Lad7@NU^`Jb11JJAf%x$rG%`mb+0m<AuW0xfv}ga6tI`4A0U7(wj(5{#jWWo
Y%#c`(<W7*1+4R}^dt1CJ1GY#qp}k*!L9ix&?aXs0s?cZ-5~R-ims&?@2-*_O(U8iIVzv9QLS603Ny?g2&#uCa489}=^{od!7hLz
i!QgSZLq>15;72{C9g@R4hTD&D6JQ#dn)c2K&wGBSgTE@X|sGP(Ij1{7pp<30IR>R&oDW$mZ!<DW2uK7(kR|06|9*lC@gQSpR9#2
bPQfFX)^7q*DY$VFRjh2KpftsVW>^0uc=z8<ErQ-y$c1Y8n8bsu&srtsx0-Yc%>C0Oq^sT=B`t##VPx(4T2mgUns$@ZYL}(POwF*
uQFID`mh-vb1mB~SfGEZ4zE|O^{-K`?W(M*H?w^%x2W2%53cSjjjnH@^{+6mF9GB;p)7PTtFi_r+cTgqMJwep;w6`{zb8(vWiT}`
^rac4f+(i08Z*D7cQaWmAS1agR4+HI_ApzdUYd5O#DU1I`x(0}$fyT1#;#o*qp9gFjHQbhvMjbNs4+FKOPn34UneQ3>7^&J{2cJ3
n5`43r>dhTkgxD5iLgSV@_;TBUa2XqG%QuDd$3I}buZwoEu@?+O0YSr?wZ?{qo8Cg+o(@1#H+tFHK@-rc&64B3a62&8#ENDEhH`~
!GJg?qN<&*Ffl$Oq%iQS;|vL?Au9hY$1ZUssj5=04z1cOm??y-U#=jaV<&5^nXCYyuQ7fhny|dB6ChD3|A40qMi}5H8!&PzPA8u&
7OhJy*ryAwLa!Vu__A*xuq0(Kx-iwKVW>(k2&_4)Wi!tnP9`U-NGt)X=&3-lZh%XrM=cGkgsgL_87D|5%A)fybuCCIqNfBVcrW><
+9a;5t}lV74Xo{;d!{<4oT(KpD5;jJxiB!T->JSdFM*ROD=5P)Ju8c>lA}&Chb84IawyiT1}T3hhN6k4BB+I}+pYVo3$bJ*mYO*+
9VB0>Rj&ms$e}i$Fs!Pq%!7!h^{!H~sHFO?^)Fv6Jg%}YcdY~}8Z3^curP}tey}vE7p|wVyRcL)lqZQ8iY!B@TB9SWMlY(dMkfv_
wgGG{4X#xqAg+X_1voOQIWIA)LL_dRO)N{RhYukrbt}m%<EomiQ?9R~v@ioLO|M)f6C|syyRVii-W(Jq|AU~gQ7thbU!Z(2EiE4?
jiUo8V=fP+ysJMf$}7+)PchysW*tDR#;7?eCoU);H>|rSi!dIqW-n4LNHNSRgMipAN+vt2nlT`#1}g0-S1h!w3o`tgmn_aG!<i(j
sVYM#BdZjy!LDqtb1B=X2Pm$nS|>Ipd8+}ZN}~_0;Q=_UzA9@iOsqMpJFnU<{V)J9VW@hn@1A6&NTW-xcc;cLL?qcOMX58d#jTgH
?=227CMxnWY%GzgUZ&uz!Gj1fq^_kfMXeyO0-C`v_AfLhb*@XP{eW{KWvzrNpDmoHrKgP?s4l{#(yco#QZ7$18m*2RM=__Xl&mW-
=mjGtU9m^BgRe0uN+^M;g)9@V7_@96cd$mWEV0HdYNMEl*&?ee{jNl$lcZoUPc5CE#Vxk1e=XaoJ27r6F$4D~cCK`#jV$CQw5W6`
8meEZAEOj3tEM?0<tYWDKbsP)o*mFEQLta7DXdL06e@bLhOkDj>#yaiZ!y>t83Pw5VJm1U{i}hT!l~o1LNN28K{Hycnw+;YxvL$e
K&{ZPfFx9$%q$-*Ix!KlbR=J|OtBy>v7>^o1*6xlb&A?7IwDo8T_xwNpr^^DW3KS59;xY~9WC&&g{<5hg|7*y7OBfC6R@EsMwl2h
Ah3F@7BY$w9;wYKRVzX(_liL<y&>Bpa-usga;j~z?4jAMUMhj9q$LEMX{>^w;IHyCkES><HZ;jDX{XmI`7k#x%rJ;353n1h53r^z
M1?Y|J*haYLntDng|2-R;;eKh+NAv*Kd<*N=#2C!kFDmaKaH@WQmi*Ail<;K2Q2#;h$Ofz4XcGIys&&F5d`rsu_Pib9jc$ID<u7@
7b}~q7o=jUEv~+<`y@B4Dx!ll8!O@{VllNc6*X!vn=W9Y=pxRn%&!WikeDE(@B^5!z%xp$&YaCJ_oOB%@1b%aG?sTP2rL3I;HAH$
Dyv1RAgiq}wlD9bbR@|%SE{+J7chFJBPRPQS||~(Gy}yg@}$|IVzPm(i>4zkf3Z+1aGU6$Wv@Rp%OuGslbld1NTvrSSE<0FCMJs}
;49Fs`Y;wSuc1^c3No#!Mu7Mngsd*GNiTdVC@p-iv#cYfY$#JK<*4+myeMoXpp3z*Y_iFx<*JUTY9y+vES$wMv#o@zNGA0yNv?V?
GK8!p<F6a9Q6To7>ZY(Laws^j?W@18%B0ICRjiPpPOfMnAFTB)A}SIveK4jajw#76UNciBjxs7N{jmI`fP<SUswn_3KCDVD)}-vL
HYt2B9;9ZbcC8>VJ1(WKHLyIb1E-fSZLD3TrLOL(c`&Uho+L&n{3y|<4WWFlK8U=o6qtS~ODhnsA0iv1FRd7{M5>`D&Lx#9F`-4R
ey_H#Eh9p$kFLV3&@dsa1fzGasVqhv02-$p)2_*<3IpRSw=Q)u0HI1Q0jw{n87ZKw3#&4W(5maHYpido`X^2_x+6}kDyFz4W3Gv;
L$G?Kcp}rU8!YRgp0Tv2P=#f&GAG)p^QY#jY%8OtATPtKa<DQk1gWR20H&9yPA`0`=b&7nb15h>kD{+CSE{Y2l`8=#4X4+sW2l%U
mjgwu!K<q-&8;0NDli|fWUERf&?nih^sN;rXf?>DJuKXs&MUVjiKXwXJgH?ZWhfM|7N+Jkw62CBjju8)_klb$y`c{-%C9t_&?RE9
XRk>$yf(9}Mkd!SRHRWeDJ|e2gr_a9@uUYI0G&E8Wh+1_WUj9x<|I-lBrwM)`-91<_biVmKb*y=)2x)FUaP>T@u_F8T&*Q0A)HYp
3n@P_S*}~CH!et_*r&d#)s|$VWioZF2dhITcc`@~FM+r(O{t10zoRXylrTcDYq7H@c&G#{IWaITn4EjB`>ZFgb}8{R86pHCC9jgH
peI%+<gw+bL!yGH4k!1l1_FPh94W&j?JPp2H?5N?cP=z794m#Y=B*g1)2ltEhAl&|P%!<hiZRcp6D`K2OQhs2IV`iIjIPM0A}d=R
ssi#S)+?u_MXdy^`6GrhY9$G)B(Kt~8m<*70WA!q=&#u=-mYLI%&dHsUa)1X?WL)%h$%~{e<UTO52S^t^$5`{Jges~?46jc8LUMj
2dmtjNv!y<e6Y-;1D#bVt)pNRPp&5<nU>KZ$*$WjR;-dCMI^W-BdK;RkSM<&po4p=D5FQFj-hZXX{S`Kk1gP?!YZ^Zc`TYAZz*}M
Sgb=Rf2T$<pDY`&zAo=4L8NY~9kHpf{w_?V$)|lNtpJdy+b{kphcFT(I;mH!9ijfJpd;k22dVTc;~?0utf_>lP$(}c2B!`!VJw;}
6Dr86*|TacK(IWl$1R>L_=27)*DAp(Yox%d=ck`6nJs>>GAx5E+9oC}87C5|8Kq^V;hs`6>83&{Cm#hQy{g8n<&2)JVJWRB`>^gB
4u%{qSe%|K-YX}s$fwvc6sTV<>@6FrSuAcOiYH;IGpt{)$gX0j11NMFXQ!<wx+yT4v8kRX+NtT2J*UhO6o}z4^`957jW5Ws@T@kO
2(Egrwyg#*DJ%`C^sUaUA0MfdMyp9NaU?G%<FX1PFe<g7#h}k9<R)XL0IJfMr2u;>g)0fGnIKRqJg`Zqoiiz`%P?3dDX6Wi<SEA)
HK`UXGpY`x;H^e2;w(;~behzfaIH0{bD$-o@TcG=n}IPf=^UM}sjO(M+A9<z7b>-@K(LfA>@0_=_aK?4@v6-#XRb=4#Vz-(5U8#!
_@IES=_K^6POT=aP^(y@g@Y0#-mn2KX|O#hEv;-Zry*;u)t~97V6B{?$}eOk8LeO$6RIOD%C2uQzAR*_I;`X)P9haC04`jwb)p8I
_W)k3y(I%FxuHF)P9$tHYcUM0|E~L(1*mJPET#LZPpZYO>8HdpU?eyz)2FGd)~Xz=Dy-G5YcDLY)v122M1f-}O0Bje2cGFBLagQ|
&@;8GFfhj;52ITyK&r*1*|5YaV63em94Ftd_NG{^k}te2^)hTK=BP(50I;ks+l6PThA%v<C#}#c-!lfQ!7_lS2CS|r*e&3#;VV3_
5j6j}IkQeC$Fp`dy1u5p94GC(Be?IeV73mqyf#O%Yqc=E)3lei$uEe$3cdWfgTExPe>AtGAGpULS+jD%ODMCd_l0q>=Pkr9@2*3J
<|2)pmnk|a7N;_<iXcWZUV;EGs-Qlqwx=&EzzJ=r2cD&_nXH8{{H->u&L<bFQ!A0Ee*(Y~C>#DI2PH6u->ngyU>fC#12DU+R<dua
CWB@myD|{2PA#b|rx7A6StjSDhN$){0V*D>t|_~t8m*G6sfIHw+9lpC4YA1p9j>>h8mw+HVx{{p)+O#7zk^(=|EX}KH?X)f+zPlV
JRU|e7o`%dGAesD<|`4PZmAt7!T>(28?dOPA*haoQZ5o3g{PY_Tdg^oU7))!a{xps4Xn?ccB(-tMHMNd9wM5N`K+p`)~rM{1gR%6
QmRxd0RZl=y{MM0R4?v=z$cKW<R}5G*d?zjpQIkIEr5J6I;%?`*RCF@43WerpRqJ3D<-I_37mVbgQ*4~FC_Y^Re`Ipd@VzxOdPxb
xfao#&8X+E^egnN7B3yD4}lphoThm$)~2~BF$_&FNThWxq$#wiO|0E3(5rVO#ilVWVTg>ZtSA{V4kl&*h^)YzlNp;RgD_+*p{ie|
nubCuJuUkl;wJ>FCyQXMvLq2C*P+cSBC^)0$gGtd+AtF=W`xnLD=#rC1|1`U3bgT?VXCPyFcA%!tg$OFAOQC;p{ymLH7^#W6c9fn
>!<*;LaT?dy{2<E$gXrC$rlN!Jc7Hfk}I67NG!GjPB4BXIw`R%wy#$uf-GCGkAfwvzbGClDXbZ)*_E-Z94)Ic-mr@zd9H~ZS1)~=
uBbY$vxX0`?Iu<zw5o@O!YU@Bez02{(X54^-Kr<4BZ3SvBd-IN+b8p_O%Hgj8!79ai>&^l^sr46Q!SjFv@w@44}cb^W}%rUd#t5~
C9X#vp`YEMYB3<Ahbtwl&H~+=M<oKPkF40O2oBpWyrfw$xh#n<(=ewltfTR+G9pPZzk#MKdM?1B-l>d+4=1i7aICH?r!S1BhOdF6
I)eTuek-#v3M4%ww2v+wb*rAOzb2O<-YgU-1f+?on5*xdZwAvQXeBMIeJ*c?$f_ZvZ7Ag^$sa!}3a93)s{oLzHmqDNUm6gspb-Ww
T_{;B@*l>orLe)8->es{OshPhz=UNmq^2LKJ*hwjH!Px}hOW)63a#yu2rM?OH~_0ANw9=4tt_jr)r@W>maJbbiZ72bG%=Q`lC1Ks
&mhXB#(|_MmZ^6zqb&V`=%#_C12F$7nJ;S~Z!sz@>VrD0(I9o9jwOsT5*6O1AFXku{H%f|ODyRtv?}W`w5C5S^8>yxm8vAJft|kq
Su!`HIj-0)xF?w?<g(!`@BqOnDl(6&)~L;}9}ujtO|A$VJEk=w+A4D|@2{8~y{nrhmVr?yS}NTa8lC-x*&{uoGOALnUN6`sx+poW
$N{#jAt+I%IVfSR_>!%si>zIxT^O0D6EEzkt(_ny&#MNlsDVALtE$K<F0+n;3@}lo;wr}~B&_KyHn7pI#DvZ(3#~_@P$wCnNC#@G
DK11WizHJd<1W1){w3F_2(f#u8i*gHG#;5OQ>2lG@GbqM2&HAEm93R8!z(PVZiE!54=)I!rK?vlb^)EG7@Wr&k}TvZ4Jb{YP$o~U
F(|B~F@lJwrznpqU$FCr8la#kG^jtWQmy7NX&(TlRe^@A53lj1TP?C7feHXHzpf6T;HnLwe6$5A-7pR>!>~NAONC`C39N;zXR#54
5UTJbcPlNjK`y>7u_7R;;ei;ZZLL`!fvMv$nvgcI?-dj*mN0EC|FmN%FD_`Wq$rptDS@#k{Vfcs>!)~zJE5K!j|e2E(XF{Hf}#zq
=7RYpfF~lR2P^BYf)XPudad;@2`j~|mL@f+eyHT2WG<<tFaT^Jf1gk&NvfNGC@R011*~2yeW=ka9;quSJp<Jn@+*_6MWkV^M~+7?
52>9a)*=9_m?H=(X)G46+^7y6hycZ+VJ?uTBrv7{(5SN}q9({P{3{C~OeT6ViG>I#OeBe>(xXW*W{$S4UMyj*0I~9`sVx+-nWY{r
{-X^psRDGWa~nUgzACwa@iD#@0H1s^1tM^%BdJcJ!GlMkLatw*#jq%=E`@j?U9k3{_pG?2#VO}4)+m4-45>sWB!KTCP8AEPaVy$`
yr<0_+o@BceJP8fRIC4?|A2lbOC?jJf3RFFixOm|7%Va>&8&_t3N<FH6Rn)9C@^}lGXN~DP@2=P{jHCJG^xIyuCvFa_NghbE~+%9
e*qk?W-17*&nlL%41o2hh^c%YL8HtiHZ2?`vzogsJgG^k(1$9h7NonV@v;km5u$0JGp0r;$fs+hGbatE<bwt*swq(^BCZ;xSd^%Y
zMbeHGpQV~c&%?JUa52}>#S5M!GL!n5+klB6Rq-qQK+sZH7W!wgdnD;{Vip#zJoiZa<N>fimS(}q7$+)(Wip0Y^nn<GpuYYahTAm
^(oCL^8jZlFDcY5D6*A-yCIpJVJuauBdcPqf+=+|Ed%MG(J$1YjxQlFQwXIl4zIl;6s(&miKq{&_a}9#$|L$J{f6)=#IO~x1+n>n
sWJg06fMdE=PmcBa3uk)#(?doYp$=XWg@t+JCZZ4o-Fk!z$LXWGpjGGcB-?mhAXZm?}HgC)~8w@jG%}BW-Q*6-y0At1}woWlBhMM
Nr>z$AE6qhfT(z;z!K)LUl?8?Od91Yh%j}saVtKg(61vUGl9Y^<s?U`%BcVWw=xNk#jkxT%P=P^6|j#nxq-|s9;dM;_$ke=^OUMC
37K;)tf@69ge!Y3x~%D~l%QBAivVV*R4QJn8#YLVZK^_}iWu{+q_EJOQzQVY(u7d1iYsNDM<zP0fsf~`lPQR<d?*_-#;M3CYp!*t
;;GRxVT3m<Q!UP*k0`l;TQ8d@TB#|hXs-_}A}~IzQH26387=}a#;VG$(2#jG9iyioR50o&i>ZF6IxV;={VZKCW`#hmdZ@xOjx9L?
yO~d+oiK*47BX_3fH14Erh&etHy*O7?VKZ;N{|AshON9Tgt5@61Eut^r7zpDsI4n0rGOf&)2u3~!>X8sK(5K8b)^p{9;y&9B`fzV
aDo9eWURlYKdmdSg^^ey3$Uy&>#KULYbCI#5V16{3MoA;*n<EtVxEB|Wig$F;Hw8BQzXo#9;?cyg((=ZbAvZ8WTvX8K`{ZRGmkT`
;iFHeoUDYWIj@1Lpd{$BC9Iw+S%mi|5G7MGRk93$94aj$?kozdG^tXnttd{hZG`n6IwY*BVW|lwo{@{6x~A)_-<%~K)-cqhMxH~Z
C8=F7xqy==GOUTJU#txQvLw4E&?<E+U?~47NHi`Im4(zQU9QQT5HS>-uaDs?Wh^?a*(mI*X0eJdGp?&F_ND?Gb%H9XoEj!15VKf;
Wvp<e`>WV2(V?9w3bCcEw}3^e`=?i`(WUn$^_LK^94kLC!KF<nq%J9~1S^ay03YM2&w&=Kh^>C4Q?Nn-2P|Qo|B>5{<CO~=q8<>X
MuRdgHL6>$#3XO6kd%q2<}PO=?5J<73a&LQB_Mk;)*5G}kc4n7_oghA>961h<E6EswW$IhEUir}=Cn4iH-)n<l$u_tMVij9H3hyX
k}D@Hs3jOMy`#CNBA`1QI-F0d!h_`|U!f12eyMZ=Jg8Bn7$jw|ET<Z*MIz9q+5i<Tc&X$v86{S!ua(>=#UKqSa4a#f$(;ADSSSFo
HLAcRhlB2}@+>eicevw&E~j~*u&i(?^s4?UuPleD=m6ZQ0U(Dc3a~G*Gzkr?-lX{@p{lJcCo9XWOe-$2LL_jV`h;?&K(GHO))r`l
-7fQ^F0R-bjwrk_DlEgTV*)oFSgqM4`5dLLvkJ<!POLDaZXjo|_%JpQ{GeeiIjnuJJc1FeO{9Y$94I}AjWGY6p(VAfyDtx_5vs#3
)d2w<kuL)<AC#o6{*mA%ZZWkX7Z>WNV=UK{K`iqjB{7UJg@S4;p|6H5aGoaw9WJ7um>3`>Q7!x_VJp0>Sc8SCDzL?(*DC<1!wm?m
SgP182PUd8IH#nf2BS_dTB&g@tpEU~;-UhlH!UTKA*nx{FEACPU8vS6i6_V$J%Ws@qcC}_cP-^Eppg12)+@ZL(k-g52_nv~6ERb;
Ca!|1c7k24Xf9@{Orp1ioiggAK&mCHUYr7`8!Hm8KLaPJ_p9_I@};FET#(8kN~OjzfUKV<eze4{+9O0UF0jn2M}ajgS*#hP&@{1w
6(EA6<QnfVuO<R8Ij;RCQG#2hl`nI!$)@BmW|Da+&7gfSEGp`x6)^xVM=sEwb+7TSs)N3%;jSz!6eOqs`z5NL*CEudfv)N&hN=ap
djXKL^B#t*F{*MYXb+L8U8I^Evnr`8VJ7e`aHxngbE_{V2ZVtyrYM@AjyKJO1+QSB-748KCpEyJ6{LT$m4mLWK&+E0PcJL3s)aMK
cCnSR4zO{heXKk!qAYQ-XD4;3&H;`ti7%cqJv7;c7qCm8ET}ChU8RdIy(_S)U;z9m!L2GH;H$Nu_>_q%&N6~6Nvp;z-ln>+{UGnF
5-s(rScI%8pQvlF=q;cERH!$k8m(`u@0pdWr!o2~Nr9cO?WjkgPpy$F*$Qzjp{?UEAFnL2XtATMjjTGTO)`Hbo`Mk|0VH&+ovf0B
R1#jMM=;~3U#Wc`Nt$pYHvx$(`YHP$cdU!8GlEDlcQD+r%M`OIC$RT0O0M3hb*eZgO#!5&&9BWPBC&yhJ~WJ>ZYugPhAjIeVyvAn
zk*&WSFLxThp>pFPLe0745g@{O|F=+fGYVgX{ed3_9A?v<AgFUXQ#@e#-hcB*)G~7OfZ+BZly${wX8U&goQe;fU3?eG^$Xb&5(sG
TraMy&Mt^8LZ{arp|Kk+#;p9PYXk|epsqZeucNGn0V<A|MJ?m3N~v+IY%DsZR{)==j4*nr9wjI%iInQ9xF8g+wWZG_5U>rXQmK%z
C$4#@qJlxEMXUZK&9dHvD=a^w+o`)Gmo7jYYoB{An1v@V5vCQaU?btK){#~!XQm1;M57`u%_VHCn=Q<-CaM;rkpYV}f-dBkuCVij
ekV~RVld#TvYhFt>o8L=aDq#%-Kg~!wyTsYG?1D!2c__!iXq}ML><{O;3sS{AFW`b76WNAd@Kbhgrv)WSvGziBr~w40x77cys`_T
JB5KQ9Wj-urky^f*9|Twu%!5{$}BjnW-j9_jwfd(B{C1GeuH<dVk^+9V=*p=&@uv~Qmsy=nJk&H=qj?I`+`lWval1dx~d8-BM1X9
wW_ozzAX7F0j_bcb)^-uurM^O9)R+%5GfTabvJec=qm7}>#k=q<FJb=C?tcg#{+jP*{hcwiLT75%Zp>JBb!vE_%JoF#jj?rfHG{Z
tEGUX1%t@34zB&8&L~I-7N{Vi;-V5Qk{%nbpE9d3qlI%U@vbPa=P}qa2a~QTmYnROXP!<aMXTp6k}c_*K&m?_8-uYm6)f&Ak}$6Y
La#3yAsWspSfN892ptYAHvprsv@Alifh_~Cun-_L9;opsoUNND=`b0m#HekntSmdK3xb@k;3VuR(kMxWxh&Zu{3W^~OQ$(7KBnu4
e}TxYz@~ku!Lc`|DvJKBb0QNfGK&`|q%S0`1Rw-3WUR#`gn}3@Dy|nZ!6LE+=^5jV=AgEvex_EdHYaeBHH0{*YA|uB(l0bGT7eI)
Ah2hs?6L1K#hUvrxGqex`mQl4yMVzcttY{+St+WB>>)#$dnjunEu+_{Co!Y2c8J;{^0J*Ri7Y)UatswO{i~KNJ1h^O@vcZI;~xMZ
swq(~CW7yu>!@(9YAscR{w?aIKO~VX+%9^q(JU^qri9EeWwEp=qOX}Q?gl_KPpO6~ODfs1EUQkQMWV8%$E!dq4T2V>F`=%o2_OUj
c(VKiM68gmP%H{3qp-RqU4z-If~zyBbF8weA&FwKx+}+}H!yZD&oA4hlPbxi4Y9f>Yl6e9D=;)HMW|?oOsJWX{2IkEWiVH+h%EIn
6azRf(W(BcBQicDaEnf?GplSI)~+(B;<4~B8LnHY4=+Wl*MqFE!K(Hvcq}uA46J#l8>s>)3@orJ=deYs#DP7in6J5~cd<pNZ<02w
%pF20bD;^TytD}^&@x*v;jr+s9f4OKkge0FY^KD6u&kT{oUEfM0<iiX$tI>Pa)MqlG^`M+0;Cx&3Xwe`Q!wQ(rm)N_C8bpxld7K~
94W;nQGj_dFdquA>a5y;U!z45lQ85f?j#1Tr!AD5tOCNT>ns|oKd_iBN{eYO%%xndB{32$@i8zdD5hwzM6l|pvjBCdu%H<*c`xmU
hA7b_w<p^qb0TdZqpZ@b1b~?=MJBp1P&0@!X^V)fzAW{pIjy6yoGYU)8>pI-QnID22!X*U>a8KG38EZ=ai2w`fgf6!tt;j+My}5(
2!<mq1tifYD6#!2vk|keOe~-&Y^mcg|D_nE#4m}g^r|7KuY&@w2eD78TBiyEHL1v!uc-nqGp)9yBCBGnB7+mHH>i;%wXU+Pa}(Yv
d8FJb`zA%QwJuYw8YS;7j-lPAV*r@4ktz_d9xaFfyfgrv!?Wy{eyc<%8!Rxb7KnAJ#xFE1BPpS%3XCHz#w(t#bfs9N?kuja*_L`T
_b$e;<^b}e3>mJe>!`qjh_5J`w5YkMRG|{2x+s_`goENPLM+U!m9o{FB9oe;Su)n7T_c<=L?2Zwe5Qe_z$-DZmH|2{P9lM+Rj4V4
(kwlf_pAmZDJ|fpW+@aRH-gwIUoY&dlP=$|%#y^Qcp)9Ca4>|Tp`})=y)RfQNU)Hyb%gb;Vyp6~MXj!dUaO{{MzQZNW3Ui2yRd_<
DF7lZ7$V{*A1FyO0TdvwZ8D28VyDI-IHc$g+AJ8X-mQEXPyiDzLnsQY7%l0C#VLoD_A6o`c&5UzJS;e^J%^1JDj|z3!L5KXf)DLB
N-+qlpe(W?t1OwVg{=RoaIj0T>4K}SDy>kjvLwj>aj-EQldKr5^DPmt?y_SkMF8)xVllC>9i!Z(mXx)kr>+ev3bTc(-yrTUDJwoO
owV;V3IG8vX{+C!$t!?>@uA+OG_awvzN9Lv?y(fH_X77Qu&yU89I7TP5tT$XD5!d;-!PRC@2R$_Kck_rm8c#mk^)d8L#&%ErX|&a
o~K8lo2w_VQmrj7FQ)ma#{`ZvCMen^cPJODR}8u(Lm(kE4J;rqQ6g6^EF?FfZm{&JM1henEG6zLbuZBXW36qVJuWk^Ag&s)94j5E
&HyAWKOyoXv##hY@sL|A6|AByA)H#WtEJ|uuPUY{%B@ANc7V#Mq%f*5R<P!TR4K3`zNCAusVjyq?-BGUyMnE(_o^2!Se)jou#g0*
*sUL^P9mqQ`!JX->!emAkgSO#OM^$ML@GZlaH4$yjx5NiA~9i|lP;07<}QG(>xOf$X08e?_9HW~%adU*zpgHy(H_FE?JW~2ew_rZ
t}wQ(e1T;zTdLiv2C*}OX|129Uam4QjxP8n?yVjzE(2OA*(zGA&N8#GT#dydyQl^ijI%v0IxrY9sjDfjmN7rBWQbL#94YZLN~-{d
z^*Hy&aKZLGqCZd8?uKT-Gs+4pD8^i`5yABe-F8+$S{pAiLP9-4K7S3(5oOY8JzH_JOei_#w*C7uQ0fW;Hqh+p(wa7U?S|Am#@An
Zh&bjzoDri;;joVXo}&n@1wt`XBa!DG_6f48!MwLYp!T5&w@^@@u60#T_7}u6Rj#Bl(533Krj$03aJS!cm|^;hc4kM;HAbdT@ZRI
^DT9>v8;A8?5vh9xT$ue0xKdi6@f)A_bB(Tc8sEfo~{0lW;0f=3NCINPc7b~D1dApwlU_W2dTg=K9U|Qcp{b`6D4dehcFl|YOKR2
Jf&JC>Vk7Lovd{--?2Y~&oG~v^`_=4nk_jcN-fi=4S}U3%_pa=5i`v#f0P?Erm%#cKCn3`tu(_i_Oa@+*D!0be}RLn^QgY5RIfq>
*QyO2B(1g$t*>yV*R5M2pn!5PpsI7KWvt?+cadK<1TDiVmMC^Hovj40TBQx88n5cC8G*DfP^9A)&8uIC8KQ&^exzO@!K)>tt01AW
*8p#^1g)zeBBV?$DvVvJ!z|e_{3%l^UNJfs+9Z!HStXJ#9fDgi4=Ts1P_S75PNrEG0We;phA{B3gDzR6Xou;j=`7f!d?pViiw<$G
R;vssT`^at(k47A&MQkU9x<Y*M}$nVEEKe`Ypqv+U!(l0{-oG5<*FAOpeYTl*MVNAr?6J0P%N3HO^Su5k}(l57_qCY@+_3E$T2J+
`=x)T)PvM4RWj8pj2)MSN-i3aT(MX&5TzBZA}8pvyM}!&h%oF8hc9m{LzWSv45dFPi7js{?=Bp!k1a&7?kbTeMu6BbhAMWT$fzcS
J*^t0eI`RMfU99B@2#V(PylW$Fe@P~YAw&O#*ZW^tDmK&kFb5F{WT^reyN%)#VK5%^njNn8m#c4m#W<Z@v&2<VX&dCnkplm&8IdY
UxW>(BQR1bvaFUga*sf*KQQ$!yre2F12Pw{w=wvx05UBstb=2*<D*<2p`6qLhpWF62ra)X7%g)yMJ?tcT!c6;OsrHR>#XA{o|Zi*
WUOQ@Pb@U4Oe+;A$*Qj~fGRtvU4t|>peyl_LmBIVovD|Z?X0!1H78djH>VjbnSuE&11;XJ<|s5HI*rS%)*%g{G%0W-W3D2wrmI@7
93@yMs)HXXeyFsoQzpoT7bp@P3?G~=>#jAd^D0;+OoU=E6)T&rNttY`K@i0!aVCVUAuwVq$S2RGo~`yR4=>}UDTyVm1TbByjIRWU
k~1ox8LZVWU8e~qLZUFLN`z`GkFFXlRw~`BZjvRQH>Hysg0Oci!LNU*KrHU7RIOX1`GLMGsUGU6ma8`a;-<Wu6R{5<rY%n{TdJ5Y
xq?`z_ptmaEUe}(Zi5{lO{X;`8Y){dUa!xr?WqB<zAiDT;)C)o$)!3dcB+VkR;(B$N2F6Ox*w%6CM6LtuK?VzkE~uDiYbjPT#b$$
7$_34=`5fjho@Gl*C328#44$Z`-m~D$0&m(kg5Oxh$c^@HmJlan6S~Sxh&wN2Z3Oz<0y$FIxj@5gO$^w9x81z1F&f?=rvcQf1co+
aV!=qA%#e(lp}bsiKzI6&nZu(;V-YTnW!+S=pfmo6oX-`7^JnD2PGaQ1C4<wpsd-f%C4y_3$N~`SSmI$T{5^P1Oo3c@Fhkt_@V!T
nypqMqc09ELNNNPJF&wkP=h=wRxxg_p)^LSh?ORx$eh}+i78>QnJ!T?2(mt`aVw0moq!jur>D#<%OrM#7o6`M8ZGuHRVx{(peiCT
B!C#IS)$b@>7_fYaF->n<1z`BV6DKZh^o}AXQeQ(UM{4o`2$NXlQESc0;UXu;wb%`vM`AtMK4?|u&PI|8G?Z*+o&z7m!n`TWQ@Qi
0VI2`b0|Tsa-j3A2(XPUogX+L6onhH)TI6?<R(pnoia`#^{)q<ZmJe7i>hI%TZZ?no~#v)V5;h<PYg3GN2uK*Zlr}M!?fhD5F-1h
AFn5_*@h3OTcs;3i6&BmpsZjKY%n;kO&_=`HLkv@h=M(<Sg;qZAFj<FD1;}NZ?0FcsVEPyQLqW8#x8@foiJlC+JoM(BQcJsI4P8X
+NL}qimq3v4=tFa(IKZNT7?5C_%6Ax4JbLRK9xYKeK2b=>Mnn;c`RqC9<9t3p{vQHP=y+&Q7_u7j;?lw-7QfeFR8|_v!=i(!Y#L|
2?VUDX`&@19WPX_?+ErHqO5bUJTZK%s;rVDk*UqHpsCO*O@W{;M<<r3udqr0%B)|YE+|p6<0i@~XC1<&)PX@IJ}%W1E-hiG$d-<$
k}EZ^yDHEtQzb~Q(=1CXIjbwFRRG5-5HT>Osi!1^X%(9vdo2>Jn5|_YB`uJwZv)3GRv00qHk_C)h>f1DZzMJ)&8#1<z%KZ)fgs~F
ZmZ(2HivYvP^PIb*Q{%Rm9BuMoEYUS8?Fl}ZLf!`0fI-Y)~IS2wkz=<vW*<B45=rkRw4K>r=4A_dMx6qGb1glU4d+@NU+^4U@1C-
Sunq)d@Kw!4ylqVTr7RAeuXrtDyW_-Ua<?QA_OR^Rxa|UgRGD(J&=Me*f0RI2&^cpKZ5BbcQXvDU?dlVRxMnmEhrMF_p6wsiW&kf
uY(3IF&5*f9x){xcab!hLa2MPx2ck;^QIXvH>(yRMXEQWtAGtEsGz<pPbClo+pw*XS*q(FU@hIKxGQz5EQSXhouS;N&?-YP(gDyi
P^`(NG_cyLS)@rF_N0!hv@&!o^@EWt?XbzNDzrF&k)pRBdL=NgyB#nmnJqi2#f8%$Od|>`yfRv&6Ot<^NhUHV3aZK|Es`*zfG#MZ
Bcgt+^@OFd;;hNB)}~v6<Ex;gr>!!ozatr~%&`QT@r53&XD}$Qn;GOU4-(iWYAp&Vizaic=OvLRZmA+L=dL&?H;KL}yr&79cded*
S*miSt1U^cIh}l|dM%GBPXclzAv9JjHY^b%T97uZFe#8QdN7Zo#4%5;7_g!$&a8ecL4)Ei`>$E35-op%37iHTcrh6*)+vOoaI$nT
{)LpO{IBk)(68UE-jjAL$EKdLrma6IcB{83T^+cmp|HZI1&H&k$SahlORU|3g&^La?jb;%QJhMnX{OyJ(t&a-I<CK~@-io~>4#FT
jjz|UGP3O|-n3;i3@mIXeJcU68UWFz<|yl}hO2;qoiEZJ6|B3bC@tR~w6Bh))`9ULrLCu*@+vB=EC3v*$Sn1+@GzIKO(>15tT6B(
&MTL(V*m!JbE~Z|VlASBs-=)4GpfX^U?^86Q!RoWO#=NX50-x$I-}n!$PuTYmZq$(A}@F@-KjRMN~!HIC$aUgNdR7{A}G4AyPa5w
^e_e*Nv8~{)v?8|W-z%d*M)_lX0TYPmZ2fAc#=@DCMy`NNG5uqZLmL>tE}FwDlHwadxJNf3$4_x1+jvLa;}vfk}t?9@TiI~uq=@<
xP>#Pp|hVZT_sMN-I0B;PA%^x9WMv2wJ2hvrYbtEGoYQL1%ZFAsI)M!&z0tf43{|;uA=;{ZmF6mcO)UJ!-7F6Ql?q1+c2!Ife<7q
KdPXu%qL`}4XxQP1FKFo9-OeMPlG|KR<W0^Yb{=gW-hLx2Cl^*m98YF>My3KV1!$h0~-q@9<0f$Pm;_bxh<`*9IX{3Mk+$AQl-?Q
y)rqd*@r(Fa;%W49x2U+y(k<cRh}0p@~1d1sT*A}EQEuq(JSUM+OQ}f>5B>{Sf^wuEH8~Lm#}g$*e(7rXEwU45`fmNq9<pga;p}I
5VLWfTBwDsIw-5JB(0LG$bon+46BE*u&7h2T94wg?=QG5A}jx_U@-JAv6{E1bf<c)AcUi%U8~WoQmj6P8?xS_8zy}xN2w&OKCEf4
jDpWC1TKUsJE^iVvywHeB(At1zA7RmUo2UyJ1hpH5v`&jf`oFWvZrM)46M_D&n%cG^rlxY->g)mgsOEk4u$75t0HAF-7*!c*^e`$
-YC5>Laaogq_7h;Hm|d-?;_5qpMYhVc`#9^mnjB?vMEWMe=fnVR--8&N3ka-GJw)4F(FPcTc+15#g1(x@}@PP1TKRlmM=4|f3X0q
X(rOCX@CW&5-04hgqvK2ps3rXKCD=#n=A$|QLe%()qusT*{EcvA+5Zp$__&)S)eAd-LSeXt1P9I^rtwkZLK3QCV?Uxs;?U+6Ep1q
t25A_9GqM!d9r&X7_GXkXMo_YJF#b`(IxM#g%RN^p`@CjtTIR=lPw7)1u+0A<gvA?gNP%uJ1f{BEiWg7R;~7&+^xDUfG}0H@v7dg
Ab{wu4KCrZ>L9tOZHzCnm#Sf?PAoF91SRe%uPI?EwJ^goBY;pNt}rPv=_!ze4=#tGMzG8kGNL`KB(Op<<Ao2cue9bgelyUp@04F7
wXj7l6fOv{sxg-_s3j#RVK0!Z2?Q{y7%k1Jf2o6o-LEGkqYmnzj;ima^{K|K$bb-~U@ptA=P+rn;gKY*L#fKJ*C_C+<sKfbB{5^G
#H~*ts|6h`6COwwOCKqO5G&RpM6LoX?JMLe%qVi8ZGs~mTPz2yttLh_2959~8Z5Xh2QKZYIU=aA6t8Hg{3UR#uY<X)LZ*W&GOj0v
g(#Gz0IF{)!!UfTDJb1C%z!Mkqo=v7$0MY#NEbdNt0ohtEVNOin6HU3qb!E24zlPgRf9AzKq|Kr`KjE3NirOt4yc?hFt4#H_pwkZ
`h-Cy*RU2Yp%|1c6_5)tDlvF5FslM32PiKor<MLQ=q)U-n1uW(M<+R{CXa)HSeF>2fw6wF;3#;gB`6UvC4x&X+%dMWpQ@;=UW}+F
$|;o~382xetgcwJ8Lrf@Jt~hbrhpTzLLp=+53S9FMykA{$ebWJHX(bhn=QVm4*(6bYAR7ICN!q8hnj~L@+};%)i6z-xF(>Z)+T2#
rK4!8W`j#E9UzseWH%Fs6||LroD;jRvlFT;?I9yD-~lJDFt91DhA=&@N{nl)wJ)-wkE~BH^rNbXMJ@*^g)9}Y34w|uG$gI9m8CNU
>!{JBWvrttG^CD<;IG#zzk_0@i#0f~%%N@*Ba$koL@?|rZ7y`NP_Tp|0g~7qH6WKNkAQhIHZ%0B-6#ZyATh|G7psLRZ>M@L8Lj%S
J%`XLOeA_B{wwvSK8ky@w<cAqORb45JExJV(~APG+OMvyF@e&pbt=NG{jRWtdN2;4sjx6N2B`k8DyYaO=Yv_P<{-i!J*x|_ppS^5
1u7k>Un>c&pE1#|#jNb8<uG}!2Z+k1(=4j5IvzuYVWeQDAR~z`;VhS{9jHMpTmYvmDl7o6q%@_lIg_6$hOC*g)vVJmt*~A&dMWL&
ovd^*Zipo^k0=YIaIiOkXDb6GP%q4^X{tl4954Q-(t=&AlPmbHy()Jtunb);FRREf@C^yEU9R9Oud5v=Ry1rNjRNJSi!d#)-l0;2
ZZU$QW-TnHA*$yrE}F)sw*aoO>@cS=EvVNmyb}&EXqpML2Q<?rQYb00!ZYzNb*$4Y^@EKpNg_EeWw3gHdaQyZln!SkxGbh2GN>vg
a)jQo5HJX%RWS0bk&Za3gsZKoJ*-1652+m}t0sjpurkE2VTfp_!>mrL@~?P?elxkH{3H@G_N(x)ekIr~YJ@B$PblpT;3P}0YnKEc
=&kfErXoTws3C^0Eh$JY865AeV*%%_0u`?&zODg*dN0JCL9K$UU9MrQ9xxN6T!H5+z9y3-q$`A(RFd2o@vh-4N~%hu!!498iLbmP
W2Ryx(SkIw-zg;;=CDtOjxFY;0j%*Owjn>PhbQT--UT8qi>{~^ce1Ojbd_JK$RZ4_xvXlQNG*r1q9m8E11+PaS%EJeP_VYI@t~=J
=dKKsbEpNaZ5t#ltE^|Sd;r$3ovp4b7_Jzq2Z-7s5i^ISt|yu%6s*0lBqyz{KB|1M5CyX(x~MFx1um$95U7@zq%0^Wxi8W#0Ibdr
hyY6_#WUj~-m9;zjgY~t8Zj*)@Gs3KgE4BZBAzv@N2H4>`v4iPjUgK>r73-eLaM){{VJ)hKP0c1C^17UBZ57zI<I3cvaJuU0+yyM
ajf32Zm8_1CNEbl38j0e=`EWvXM<L#)+&f6P$!>>n=QPgaVvT&Bq}5(f3hX6K!ki53o*v3CaNnex`a!q3aULT(XRh4xvuCY(WJGO
S+cyaC4_*Y&#{lGmMq|e`>t-1l96H{{jhc|u(7+U41k?5BQ}Gu_AVt7W|+mXd?wGS&Z&s6<)&7uw5!FLB`!*_?SrqegRuXst1w-J
q8~sZ5}x{|D6YXMBdPJFiiTO8Xf9<dBdwV%jTRlA!7q$3tTExJ@u&)~s4T>%FfJJ>r+|(!H>7y5kEWi439n@!gsHEp{;iTNw5%m6
djb_MRj%tVbTgN*sSdI;zns!0B(C?T4K6(>qN$CbX{=o<Sc5DsJun3(Hl&Y;u`CfLQmufgv8xCmC9T06bA#_GaV#4!a4j7&*ONl1
D6sl3nlE=8gs?QK9jkM!?5yjj{)LdP;-q-2+%vNQVwq5*`YoC(lBjqoMlSlLXM?{oAS{P5Xfetxs+Oy$E-UFUa;&eU|C|LZjVxWI
f-ng!%ZMQ<4=pgDm@SQgAut*w7N$@wqOMjjJ}BoVUV$K`U#++;I4Bab8<Vmw`KTl^6t4>-cBG{#W27xC{i^S*7=vl9aVl-E9xAJZ
6eMM)->kGOS+CnBy{$DS0)ZAVpQk@0OD(CMl#cT(iJ{FjfiPV$UowQK;;fso{H3udi-(e})vGqCQLrfjL9HqcvaiuA@+vJJv?SLm
^no2AVzD=_-lU?hE*H11j;H{$NUEQza4_Ad;xURZh%YiQOM`K&N-%t?qOWd+5i573p{g7ho3I}-MzE--NdbMVQ!lY8F)3Csrw}-#
hOkO4t*@W1$*>lcDlUC27O=XgJBHS%R;b*l6D~=G!mJyof~a^eX)EfZcqwHlo`ZL;iy)w-o-%2(E&%H)yd3y0J*3X79I2)-Jsqnt
OfkeS(T1WL*(~xZS*@#r0I^~rwJVA(aVvkWET*oo6^W~<HyySrd#dCv{g<w=Y$-Lcqb`T1=B+?9x*kO(1SS(Nl!AyXyQzGw`lzgf
N~c>SnuYkRDI{yE3@}D5Xn_8p<gb4vzOC`C77Zkt;jE0R4KOdTlde%A7cWsYs<Dft--C*v<R!%^rlH`2JfGYqHLG_nB`EeS!>t}2
fr4+E2Pfj9oFksBI*ghu>!X$^hB9uhjxrf2Os2FP#WS%oX@OlT05R$-S}ul&UNeargR<zSV6dbpRVePV-U1)61G8c@D6><pMU*9}
HlG9?ud9G7BCMgV6RpUb$|iQG=7y=E$}bhI5-2!|rmgRnN3JWd!>!XU&akg99stxY-6Je6kE}YZUkh@ncrfj(_9GcE^(@yYa4lpf
>#hPUN`SScF)ECdrlI?QP_+6SgeJeSX)mNLAfekYJOJ~qc&zp<)|MkIJrI$dATR|oeyeJ(04Gx@>NAxx#WJ_7SB2UucPS7vZ3;R9
7%TjxfUOU%EwVu?LneYGY=G{i2eFVY`>40Dk(IEp7BA(kH!s_$g)%#<O0=e^12-frl>xFUU@RvVPA>$3F0N9h1+1^JKc-2mO0KUl
I)YI!BBBkhZ>*!PzLbSBKCY**1h6kRn<ky3-y<|3d#raDi~#p2NGbiLU@rND-L7^dCnS%rDJ!9&hAhA(d4O1{=&i6U#47MFIFk}5
>ZGP6@T(H9cdnwR=BnN*hO7>(ivW$Ww;#4G%dpG?>MY!$d7bC0Y^h1C`KD&DGJt=o=&yXSEu?@dVw78~#wv)Sk)p(@D6aIRm8CMM
?5W4DtAISQIVj7TuPN<?H!$m$r>p`fV5a1*PPACC3<DIX_^EKFN3dchB9+q{eJNeA-7rI^8mZtT`z2Kuj;uSJ*@S4St0ow(kgyho
2{oLcHY*Y`{h^DhyfVM4ErgCPCa;(&!8A3lPYd&}o+*B?POS(l<*KwWo~_)kaVR#Wnt>uMnkjRv4zJ3FYOjB#!7aBOyR5t~yQ1!~
u7Hs)7Ao(s_b>^xCW_##6RUb4sIY;oK_`SVyRG;y^RVHn6M@B~1Fz{UP^jYr_9@bo)fxD(Q>R`maj&kc3x~WS2dN@3iY*ANI1w<R
3a_vvXs-gI@~*V3qbw&ac&>RVE&v550Ia{5DW<)H6C3cMJ}3C6?k~ZszoVqC9D_M2*q<yb(Ul+~4vspeD6w;{9W3Ff$tX0WRh_*m
imR$Fri4H-;wrVQ87H)a^CfT|4ye_vc&q}hQXWsH0RgD23NW~!jj*k*b(LkXjjNz2=q*gI1)SWihAbYZOfu*ywgL;R5gAV;_a&?Y
^blF0y)JXA5|nc(JShJ&@Bllgk0{}vJhB)s1djQym@P4_at*XHpdvf0$0Ogb$E_F`LW24$v@7{2+N-67k|7J3F0k(^rmc-CPNgR-
M}><lU$Mj`F)~-PM39uS-6njdHn4On@}ea%&@EUi6sjhyq=OqOpsWV1-!KV*Q7KWPJFu=PBB^yNOrU@(HURmk@R_J2+b2*fz!fT~
`Wg?g$Sv709Vd~kDz5e}ekEZsM~DZmz@vXC{xFIF_bj!H3!)dH@GqRAUM2@5J%ENWi?Q=4mMuK4;e=zVO|8wW)GBT%BBkvm6{im`
2CX}=$b|+eF)9qL$FJT2JRM}B;jKZT?yXxeLY>~Elz<qhCawyl%d0~p0g%TmN+jB(N~=$(#;<c24l*b)+L<D+!~`TRA~Yi_s~uv7
sVyj_->rh9ovp1Z3#n7ELV>$15GuMZIwR6DFqSBw1FP(({Tn<Q4kw4P8LSWyz%3&pDT8e+HX`#Y$|<9TTcwDdcCmFdKdiYbxvQBl
ql3UIVXRW3-mE^Ja}b|`F0KEl%doF5;w(ugY^W<Je=T<|J%RnIH?J5f2Anm8K&{A=`YG75oUR$HNGp`D-GWlCTd=(?sIK57JdnXC
2eLP?(68{Qeym2XA1}!%d?Yt1#DTyrnXJmJ2&i3yJFaybIyMU)C@(=TiLMeQ+kxz<GcB4gi=~pLK##5>SDf7)Gprt|pC=?N5TXhz
ysUUDN&#xHb}u6_+@=Zvcp<qMNv?vggs><vx18`Svw;mU#2$yN@Fg^^V+=^Ab+Lb^`!JO$Lj|R+c&&P`_NCdVlY|797_7c65F})T
vaSW75;UnN-m7J)pqZhsw}Gi3J2Et^<r-cNq?GL~?kvhI2qup$rydWgm9Q=?La~D#H3S#27a@C{B(2N<h$;x5nypGMG_3M2W~RKc
U5E~;@uyC!gsm<nr2<>3f-F!kejIZvMIZ^P2OW&8MKcSniHMu7Rj(s4RIG=BKqefZQn043-!ece>!swcoQRPrVGTJdhA1sDn3h>2
uB4JEl&q~TII9;SrY>74MJJprsDLD_UaSGF+p3|0Jsy;$Vy+f1GOPHhQ!V5#cYv@U0iew)&!^*@#}pS7)-6J+?5EMJ`YM2}m80OO
*BKxtLxW-?2QXc!2rz7c?5ueoI;_m8W~h`U5~iD|V1?4C0VY|j3$6;6T9LIWXRLmu^QTNMVyvDliz+cIU@YFO!h!B8t}#=uN2z0l
2Oq+nc(6&cwj{T)N+ct&@q=P40kE>6>YxRxXOKWJHL^u4?XZ@uZLK1(d92AOHZW|X`~v+kqOJL;q@j<2ovv%Af~sjKzb>1t`WZkm
EQ9MR#H1S}6egLh29+_TqAQ%HMXaMNM;J6E^DmYkG%fj?TYwiXSTH)SQZB~>PpK&mY9_U;x~{OWjw*33)q@zQ$D-D(>lk6HRSq_)
m@M0&=Pb%1Rjx9oqN4_`956MNOo3c1xhf&3_9g%TvMuu<+cEqq-K#(*y)cm=)Bud2{3t4{<Q07?+Y!v4W2V!gr7l0IF|BhX`z;tH
ZmWMU(uUu#Ju~gAudaK6)hOhnFe|OFk*}zz2QSL43jydbovsX?lqdSAHIX2%Z7?&bQ7bPbo~aHeFe-_y$*uD(bAVbbL?ySW1Fs(d
ZLdd^Iw+Q`V5g3%6)3NqXMk3$l`h4rVW>W%lZPrSUnQ_9{V)`*D6ms4&Z=7{K`d>p>Vz$<sIU+)jjR#`q_B0H)F?Bu6DT1lyE96$
w}F7GC#@)~94y2nC6~@GtDN{N)Ub-C*sbKR1~6eUld!uVi2!>dN;1^2>#{3`>o3k5vZv&xV5rS0rmr(Cf&vz;fvo7KN~?XOIS3E2
xTjsOU8*K7*{+4C%_5_z+o=m7T!UmJqAGeO$)75LWhs@HnyO5!1}<hV^D0E7i38px)g=0>g{^O#)P%S%B`C+CI;I$<lqr5I-K$(H
b}PB56#;Fb$1j&9&Z^vpsj$1Eohg_nSu3=rA1Vs8XM^t~POD8Fkg<y<ybO;c_^lGFjwqHe@E@@;cCUP@^(-c<K7}zVFEdK84JgF|
Dl9RccPRuUT(2fFK(1u4H~^Wg`Wxgi$RD#PiH(SyKdNG~+b5{4ccWmikgmTjyeLSm350R5U!lsaDJdm|5GHk`DXLp8?y23Qv9O&e
(|~oZo2d#gPO1g0h6+_7vn)lhjhntMU@WDr4yY-rBCQ@RQGjkIW-0_On4YzRWG-`^@vsarsvg}Ttg!AQ;(%DNGB8Z9ZmK4(7La<Z
)+~#r1hF6`Kq|E<q?jHdSE<0WbcTMZV=cKQBCLUdlC2(`HmF#xzMx+$G_eAtvH%t?(5oY?xTN;1?Sjv)@-LvUPN9mjm8zhwDX=gu
^(W4$v4f_nWFl{-_$a*q?5UU{MJ(trC#--eR;nGbmIGxSb1gO`ZLW>2*@~?j{wPGNW~yAN&Z#&ncPM%;N~i*;{)AyCXRp;KIIZx9
?yyIoMxO8sCNeQ9eJ%hd(uBexkDgF3__8dogOvg>Ew0L~l&`p|(yG=pldAqLBq4|#EQAIpaInrWVX1zFJ*4-acriAuqpk`mn53vN
MSz5;@h(*@|0Py0e*w5J^(&wxEGu%Id?~T5{G?~BXs}VPafo27M<{MDwjue2RWRu!Y%Bv9RIRA2@vby6c!m%tJFsFTZLNZ^+?FA+
;xG)aS*En5cCE!Ru(0N>PO*<EWC1g=nlDhHx1@0a$t&KeMX#76O{@r{n4XNRxPY!KFr_=KFqyrrA{2nATBfTkBrf|TXR;I~7OEbm
(XBlw1A)jcf-IIS-YR{EjH>dR6{sw$p)e|(4K7+Np98$9f~@Z@5Ug;olY;`MA*r~iEU!v0H7mX!xUX5OEF*?41cS9N&8~+ktFFw7
2d!EjaV-%rucjoe6fHmw-GDT#tfy!pZ7fnK`33VT@2oDar7F{;Mk(GY=OqW6lCbMBrGoV@%p-T8rYL@dB%fEL@3H-^yRd4c)Ud{)
1O!&5Su4&df~GtqSd;}KST5-%lCMCfO0L<drzUr(NUu?&V}p_`Vk7M^VlW;8jw!>S2cn6u>>xF*+p!)hiG{SO5~hDFhOSsF(iXg~
EHE!Jwz46vJ**y_<*0P1cdgf{K?I(si7JpMQ?llUk*!Ce_bj_Cm@~X6E3LOM1c-+=7p(NC0kVCtZjm}7%&qm5@31E<M5TVM2eQkr
UKY-!Xon3bJs|R~RxPmtBC*CAo-9x-QYt?wASrS!=ZVrOkFjwjil`E;6b+j$1gx{Jj46ODTcuAh=_l(j<1rH}wu8AQrK!rIF)(d`
aikERz&4>OFe(EviK1ez_X9B{&a4+PdZ5#-c9P*Lou||-?5pi9#43icu_#fh^sHyBgoBSSYA&m&_N<uz&#DHaf3PUCZ!66t<RMfq
PXS~p+%CSSDJk-<Hj#O)#G8R7pAiF}vYCpo`>f}zw=DlI9)k5L9I!<ugsjGZWh!={eJKqp6RXFl#VkjxEQV+?5~<o7F|hHilmQ(n
@2Rsenl5Rq8LCRFZl;K*P@>c*D1rK}5iU)!s;DG_<}u)-1uA+o6s;$!|0EMDWrNWyeXJw04=}W?ERz1KMK3?3Xe&4<tFD5q;W0a|
t|+pwiGwH{U?5y3>?k{lU9GO6<E^zX5TNuZBcrsgmw?->zOX;6daPzBIg=BrJ+J;4RiVGAwXjz)53B2|)*1SrgMw?GcqCw~*Cd1h
%%x5uT&sDsd#iG>L@jWs5rkEv=?Wn!v7IR_N0daQM<ZA)ZL5tN<S-$p|EXXpswP>b1%ZAk&9F%*)0(9QOeprDuO{XxJ~RF%Pa!}u
v4guG9Iqp)kEZ>q3>I1=L?r?$daSvD#jLZnm!00OGqDM(-GeKwj3+0loHCGxMyMmEa<P^zOeeW5u_}A5AcKo6zcm^zA1t1p4wtec
fhhehXs~Uv9jR!Y!Y^<o{2`z$1A<yFSFuB*PpY|rWiLOV<SafiTCN+eqpb2T0)Q<c=`ePp6sC?Qj*RLsxG&2j^{suaU95Gm0xl`3
tSJmDVF1aczO6?sE2LBdBCq@;12V;$(x;0o5-idp=Y(UX)GrpQ52yzzUXg~Vm?@epm!``kC$Q=%pr|>kx2TIMQiues$uOm;wke2%
TNKET$*BY|x3OfZV<^h1Ux}TkZ7w&i+o*UahmkWW6D_eYVy(m`Un+mCa4?ji!XmFFb^va!D>7WF2_{j1(JrecPbJ7GYO}H>8Z8O0
;Df}mXDm#qot${8;E+Wp1)^psiZ5}nP$S$T5v0GTrK}jMt%4w_ZZAhH`moZ6-m=Z1E~ra1EG$hXjjfrkVTcc^kfiP<=%&}J#FY`M
kgS;~W0h(wIjR{rv9ZiDNT!pj$AAi}b+c}-R4~_w_9j9i&>A<hmah3OijmSPUH~wuRHYrRYoH9THwDry2C8$b95G8SyB|!dH!xo&
>NBUDeuEOMBrC_R<gQ2pfGZb}Yb|^@DWw>tWvz)U<c6#zVJo38!Jmq&OqTSmUM0A$hbkGc46PL?1~PsmhpmMw$N+{YHn4Oc)F_t$
x2*Y&>#K4u{Ue$szOIfSKY?Vhlqw@2_NacX(v(mi%qsP*5w2`0SgRN-udL&ta<7x1Z-is1=qfub12Kez3!p!vOD~$KmNGgqxHM<4
2!fa^yRvpHI4zy79g5$jow9i`Br7;AjV?Z<Rj?c^H7O*nX985Ao-VsDuc=&z6)>+SD<Q?KQY+f5Coeaz-Gq-UeY2Y^;3eX+ClK7M
`lW>{aIk4E$|F#)AD$Sf53yb_Cjv&Wr5cj4f+R<W_9urQp{_SJW2Sbd&#Drz-~kS&>Mx@$Cae)G)Q;UHk18FcU#KN4FE4}~E-=%x
hch}VvVpFza~eRY4>41L6EeP<*)L@>?y#ny@+mQz-~cW#*`!LWa;)+)N|h3=5+NM0c9~8nu&HY(95M4J_$xT8Nrq!7%&dzkc$`Rp
gse3gU8S+E38l_2VXB9y^nh$FCot%(ZLUf+|B!wsG%D_<z^|jJUaF9-)2YF+Vl;cA|A5o0L#*elFR`Nn@hE|kG^KDZ+nf%hlrhAj
3IXjY452=)2A<oj<CfSgUa-8RPpcp#o+)H5Td$HSN~GebIsyNzxGXa#VKK&oMX0=>JFEjAT`6`Tb28+x)d0z^Yb+=vu9(oEr42wZ
Xr&jN#jtIz52V<yXDDGMTCl~UMF2RlxiHkIfw1KRJuq0DMJ)a@GOi`6=qGnA>Vm2-<rVI&Xo1zLp%B9@jxVbw60Z#{7$;#Om7TOA
D5e!HHh`_I94oaiI<Jk1^DzmhSgX%3jGwWrX()Iv`he7~e=oVA8Lfb&Lk>c(DXb{5NFJ%D38u0#n<-%$&?>qqJcG`x%%{$$wXuT)
+bVdVudA;#uBw|b>z;C@pMf|rA04Bd^eUyWo{>f(-Xe;m5G;eS@vwO`3$3Rw)u#(DHGv8l-LDELDKa61(<pAG`7hS4YcAa={x!<2
iveJrV5u}2bERG;xr^Z{U@_92&#)ISt1geOE-c-so-~jxG6u9Jrl@)>pe!GPfv;|)cr@1_EhjrNA~RmDl!B$IeW?&IIH?$;<`W|=
tE23qCM2V<9x1~r|0$Cm-ZBs>DTA!9TP(CM=q#B7Q6g2QS}k(0x+Lc_I2op~oq;AKuQCiFX|B^MVU(&WL7m>OPpiPF60S<E6e>-t
f~{X3^MY}%cqtj60HZ#I^rB0qY^<IeVkoSxUa90Q*aKZHjwC~^%BpawFqV|4W~eTzmZ5$gswylf9H2X`J+knuTZ7`U6R5+eM=MhT
yC}pVSuGTtUN8bI2{_#)6M(a>Ot3N~JF^uq;gBY!^{_WF-YwstpQOO6kF9Gi&?}BIpnxy1GcPDE%rxtR*(HjcXq<eo+%f;Dc`a$B
q==fS+pVWCJhZVcK9F=IY_b@a2PxSp<1aoWPNI*fT{AATw1yuj9jvvhk+6b*KCOVDq&4-gqpiX!0jBt{&H<Jw_^C#wO078_439Xh
ovCcH3$C3k&MZ)-X|IVZQK_)46NYfG(JaC)h9upD1u8I@EvX6}!6=C>6R_&AC;;NF`>!jlDXX5W_Yx$eU!#JqK`?Br05Lu)+@zYR
nXr7Z{()$qlPgXseJE6dH>j+kl(K{?_^-e&s;?@s#DIV(M6%YRVyYgmdz3>f+!@ED`y~3Po2iU1Zl|U(DJ)j0(E^OAPAj!6vLy)y
7cw~{Z?Ho$zNx;f4zI9~;)C5QxGWB?5h$1=zLJxu8!ZGbSg1Uu;HloIv8BkcL?>M-8U{zO(Jgl`04a_E11t|5XQbq-mo15_ZXai<
`h{RH1utA7)~p9EO_gISU#xbczZK-1Ya=AAo+6*B`zy9A9Du*A7%YLE2`&tR>n;}{oEzkyA+ZCi#-;Kh{(yt4C@(M}BPj(in3FOf
^d`Nla4b`;E2`wLt*opVOEHDF697=E6EJG5DyaDZ2CaV;zbtwss4{RO4mJ835CkbI6S5+-(y^JanT`AxpfdNb*O;C&L95HC$)~TR
nIodB@`Fbt_pTMQO)%PpJEzAO0kO0!&MgNlnk&94ZiAsOL8!8;bEdkasgqMKQ!H*ToTyu|NwBQ003Zb|-74^>*8vAGf244)y)1En
7^`I@39_Fm@+JhZi>zKRCxbnzv8g>QJRk(HRE}FK)GchVU?=aJ4ym-PE3aBBx1}>M>4a7!7A5<qBQ4p4s<MBaz$$dA94?TcQK^A4
A^=({;3b}`X)2hflob=Diz&(_xUfYc9jehb`6|AyWUWvx+Jj^*`>Xb?^{mB#SRLP@zN?KcvnK8)ORQEVb%AFf^QnHSB_$6q+!87*
Dyb%<d#oa%Y@~J~mLhsB%9}eb?*cF{`Z1w2UZik<ktMeQdaz}&<gu3|(zfEQeu1Yid@2VoSf(hfYm0oVs4{i4TdWePd8YHMTq#Sf
vnnAnlK@|&JS#dZ?51IZ@hyp_VyyVA$Esl@uO#0t!G-=JAs|32P@xv8a}>`Z%_Ui+Myxfd2CUkySgq)=t)`nT@`Z%2jVwj5ek+KD
WgbAHU9VTNz^mCXC@4{^<b=SW5+L=cp{^V-brQ-hcB`0;Q!$XI&8*+7<S%G3V6HqSB!HDK^dQ4AimkSW`78jTdM!Du-!Da@Q6YA!
5Ct8sR;p?*T_yf5n3O-H@vyC(F{DnfJ*?g>-Yl0Y^ekel^#MAdji~Ub|F4dNUa4HCA+Is55vCF)VlGJ@tAre^;GA!!kF83pF^>f-
y{s;%OQ*G^#F*JA8L*5f+ol;WlYsOoRw?5x^)Fcm?5sSNS}{_tbgmz$_p4T|#eljdwW;B(b0c;wm6D<;DkM%W!L4bo5UqTy<Sa8T
Z>uyd<$(63<0f7!x2ST3TrT(}JSqFIZ>?1=OQ%7uW`IB<bSvQ_0SRO<Ym;dprlgl7*C;ip(4~2=1S^cKzOY~_XM;Si^DWJ;`KwF<
vnKVWvMd)cX*1`o93&hl0s#82=dNxg=%^4d`i~JDiLQMr%&#>d{HEk1jV8|}sx1L4m;pnn^C%`X%P87`i!Wy*3$ed6=CTYif3$L}
4u%P+y(|NqV<b(cFOK~gH!8WMi7{ENevtX8F`+Uls<65-5r#A=GO&}ZNg-<hPpYM*YOF+@F(A<`*C#VGx&bFHGaeV6LZx6V|B_Ck
T&BJx%B+P9#4Ow?psgCKHYHuF$%Aw#SEH6N2%X;mX`q`VYb>WBE}%^!f-8xwkpf|;Z7O*u8K~<kq>jZXv7bdTM;?T%rmWd1jV|4!
7Bge15QBH9Ev^i*0v_Oq_m{P(=qF#LoG&V{6)7DmhlVdN$E~HR_@TqAua0;o-YoVjLa6#7%%egstgYB3wxouywFFl(;H&X2>ZDzU
$|t6lSgsZ-uPE5BSTWf#f(19N*05ZxwJbWZ0gUymlpVt;DK7aYYOxfke6XdcEwtk-7KiyRZ!*s-$(>dN&nQbF2`KrkgRuRuI4yZI
$B8?yW1nj*Hm$F$o)U+!iK<AgpRi{xprke|YbcGaoU_O=8i9SSuP?r#M6FDMbT5$|60Kt@->@ey(y}b8VSyqq$~TKAC#NYTk_;&!
_^SV~$Eo$NCN5ee6R>}*ZN1YoZKkfV^|`IExV-_a-oE<2doE4HBBzTc%(Nmn;i~w%BQcM#RlK({$GAMaO}ePKRygx7*RW*0a;&Jn
Zn!X%3_YT-GO~BAqBTu3A22Jsv?A^;!Z|A@uCU^=T{bDNMzsvIfwWk-5i~0_jWsT?A+d?9nJ}t64Lrm<^tmmzw6trrHoAeh`?9jL
HM5enVyzswNVVy*d9lMRsjvX87BYY}VYoB3{XF-wHmnIMFtCX*RJ0AWpfv0;5;|qI{<PsY7Oot%b}>A$JF^@jc&(T-^sra2ptUG5
Y&_~XfGz&8{WFq0HMR+?3AL=Uj-8LT?6d+J0I<#}kh*?3`>L%g!#j_yfG@@@8NCH80=k^6X1M*hzqW?BX}I@2HM3wZ{;`my8?w)|
IIm5vxHnWc)I1k9pEd6=YceA+wWoWk%_e8GI58G9AGOx7L9vy#7%@Gx=Br??89p^UuB|JuH72mE`z?&HJ+$Pti?>6z+Oe##hp=t3
T(SwUP^&gPy)G5EN3;YlqdU#CQlq0eS+r2N8ZmICi?mWTK(v6c6eI#QmZNm5!?zo<CN2D|OR#2-gt2!%zO|pR2)5QS9<*$<+^a#Z
Znzb<@iAGjKQQ#1dbUxoh!{5}xv`bH->oe?K(uZ%X|>X_**#vjT(EmI*0Pwb(J(bIXe?hg-!-(Xt~}YY^_hFB7NoX5L%10+YPb-t
s=2ta`L?^X_PI>EMl8m&U%1e(0j<}(G_U>?ZnJWu=qW=m&$wi@6*#fBl({Cem7%94$*C%&v?;5hMI=Zly0Dcb#2+yz#2^7GMlG$k
L@m%N<t&gb7cQl<nIc{(NhTmGXDi$(nXgnPnjPUQ;Uxzm?Vm)d$RPzUtE-<O6R9>NfUtxt(I-|YmnCGTMIh@Wd@K|j+@Kk$GN68_
sH`lkz$XbQU?trqCnahd`4(QSNh$UsJt6WU+ATCKG`ROH$SlMy(Jq}ROtOn3mLF9oizve^J||wX<|R-p)F}8T&>_4X;H%=LrY!BJ
wHrVvyC0XXr71?CC??n^xgH=SejM5<n-rs`&#C|<ZmbcexhTAsM=IwR9UfS$k{GieB`Y#0tt39GfiHh9&@BhKn=WE5B`;bgLn*ql
^CnLv2`DBkai={hJg}@NEu>p1eJYQvi=g8k%po2s5GF#QDkwlJ!LXMo=^`X4$)~2MIV$C(L#L7_MWU1>JD0kxeI%497cDld045%y
(w|%=Z7lDt?wN8Wel0&P-z-Bc61e3pj4h`je;=wK>#1!cd7OJ7Tb$k?WF%cEftfL=VWml^ODn>kfGwUVMy!ymeJegHrz}skK`wVG
vLWUt_o$SmZmLKplO#|mL8he))h%AB^(+Xi52*?!Wg@>QOeb2P&#+M|4lWQa0WDT6xh?;<i!B!{OePg1QYSUCe<u?t-U{$4;2%XQ
FR;caccglq^r2I%FeFYTj4ckS5~pM-h$s^$#;~X;fhhW)=cs0<x~4&-RxN5M^C!xpn;=>(psKW=nX0xc(I-MB8>0Fp5*-$>sx4?O
w=94xek>6zNVhI5izvt+m!G|zJg~kf9VsUpcPbMs(=5%hKcz@4bfg<9Ehq)2@T*&?x+lPxJR`9n)g&&g<(z4wW1l{ta;QBZQK>*K
R-bjH86u;fMWRBf>MWC>7b7+wx*~t0awHX}^(1tt51&t{Eug3+Rw*1O87B!UcqX1I=P5d~Wh0g#G#@xA&m#XRGqB?(oeLZwoiK5$
FswVP2qRUf?wfd|X&erwz$-x@#3>UbKp#n;zNjLoprmW5kg3irk(`z){-gsbd94$g0wC}iwkQf1%A=01${lnev!g*QQ7S++jH!mJ
eyAg=g{-2i2((Tunkj}VY$>!VN~NT*#wi#qXDWs$BBrmVO1GRXU@WpMTPz_h<t&{l#4bRhTcNR^0;{8}E3GlEsGSBdy)3?|87Dg^
M<kH2M<{3@+$S$32`SvCgRqGwqbcPi2q~bak24ObqNvuXT&kL=u_nl_UMr9*y{AYf0jN8w)~aGB{;54H6sD3bMW6z$rYWf=@+Z8a
H<vOh1gB>fDIjVdGZfsYYNtuBD=XPBj2|bkEGxV&gD8bBU%1*Y4=j@|=O<?;1FABtsiUna)FmCP+@YZ}8l{`5$*JqA(VMR<Qm-kW
swl`NmZ8cW4Jo~-)vBPVAt^a2o2m<wbtmf`*d)#;7^tO|jVZaNbtG!1gq(g4X{(?xNw54Tov(s2q^(jVd?(EyW0J<Nt0~kZ8!2`s
w<_=@wXk(1-=ov0<*65>7&L{b>#57E^BhMYG%YN!EhP#f-x_})yrsP?0-bEER4sw5^{G~#94qT64<xD>psTg1;i#&fHYE5XTAltY
%b0>I+O5o^`lFC9&8ku$DJVmp*&*tjS*s-^UMe3dc%zLa<{@dXgOWn5R;v7{0-UTfOQ*A{1tbimS}N|NX{zree-B|Si7u)uLa!yR
%&OWa03($gz$nNin;ncKeXb^~PpadmlBqtWoH0izk}m_T;HqsZp(f+2&X@J0VIbru9VL#XXd-5)0VU_0*d%@+f+U3}!>y;Nq^hQ=
j;Q^l7c*k0+@l8}G9$Dq8Y~#EP@|<OR4A{lg`Qs}Tc)EVAE}@tOr+r_SSS*bvZY6@bE2xN{h@88Z>StIM5Tf!jiMJKEglD>YLiVQ
5GZ~i=q9`<mZ1=@BPH?`C8PYN!>sG4@-HE&{i=AY@us$>GnuY3DyQ3^8yF^^n=NxLtFUA!nW=7`=Bi66aV5eXj-X#4SQ_9c&?s~%
zpvP;$s%8-@g6BC^r@dLt*Lk{f-W_$S{O5&yrL<ePqWY=Gb))V4lLv>JDh^5ah&fZ3?gSJHKE@$5~l*BWvuP0zpNsxy|f%CYbjeR
d@7|Wa4ZF?2&(ZSQW|e4Pa{DmIW&H&RII_KKBO3{6RBIM=rXCO5~=*As;cLveywt;oiFC6Wv8kr^d}80CnX27)+pa2$S1!ls3Ux+
oUqC##VLa-(<lI^Ni=7vrKyOkr>c~x`79`|M=WwBTAUQ7RH+NB>Z!jeeya4SDw_f^S*)Ke<syuz1+4uf%P9}1OsM`clB#>Fy{Cwz
d7mqxd#>0jo+hs>f~dqEp(>@H*RD?>At|sQAgJ>!)umr45v|T8=${~}kftUxWvCpdYpK?$XR5TSg)B*^87EID(Hf4c-6>F|nyC`0
?<sUFcBv4h%Pk)vN}~QAGpHk_kgNu(%`%Ck;;DF{(w@vLx~>VR60AZnYnUY|aVDfB@hOV4a4H-tur8-8nkb<u2C)yQVXUZ}BCG_Z
nla3#1gegrdo1{=_pL%E$gM1=JTVS4+8VX6Xt1TGV=9*@{Us`wc$|wWHXyvI7^u0bd#Q@7_Nf;%iKq;q<Ev;dswq+}zZ=uAo~YR@
dMgtt@+o&H%CxR28KV>^L?yT)0HzbF=_Dbmda608IHhhgho_IIQ>D5tr>V6pS*S@V#IK^M{wlnrpe_@vKPE`4C#q^F3n-nUI;lV`
;iq7vdZ=TnKC9!YC^R9fP_T<HEG^5aSR~^lD63B`Ix9CUekOV=$SGL0YM}O|{3*<!ex*98Lo0`<R;fd*j;NobN;6ZaHYy&ei=5A-
TQFCywxvZUN2`J?Wv!tptsp$2C!%yE5u<_;B&p$^cq$93J*kDIHmWGB?5xZ*|11TXOD{34?Iw+{d8BeFRi%zBCY2$hEU3V#o~hic
-=}vSOeA(B8ZN`7BdN`&bE&qctfxaVhaC;1=_p4mu%Z(sg07h+Gb8*g0;%JhIjaSwTb-Gx>7>0Vk*mI;{Vh%<6)KdY&8AKcIwqg0
4y4Yk4W{5J<SJ+-VxM^{?6dYM11W7J1Stn9m#g?AM=DjMsUmKs5+>j_PONaOORS`<v#chqYqNtX7bSQstS87S86?^r!!MU3xvJu)
<)fdeP9D-FSC!tPd8B}yY#<7#cQFp6;Gv7Csiz03aHqqqASphpf-sPvI2xoXLn<G%u_a9^StyYzkgwRD*ePEnR4w1CS0|;ado>BG
<Em+^9IUOYDyVlaN+p(|Nt*<#lBh+Xn5u0qS*ZgWX(6bhTog(nyB}qz$sppLP#z?r>!$fJaHTS;Tc>2Iwy0~VZ>WGRf-1!!t*9X^
DJu;voVI@~sw{*oudMnfsjg=;3a%U|?4_%!GpNlpIjUZ%DXgih+N^>q%B@u_Q!PIwLaUvthp(9~aIRP}M=5-$i6w!m!z8pKz9?E3
RjDwlVXEk<{4r3Z>=rer{G`w*z^0ZhbE@8=ZKSX&87m_#o+uu*Hz)-xmo4Y7gf2rQlr65UEv?q3@2TvlE;O8}4y%2t&?xXN|0w#j
>MBAXGA-Vn^re`pDI~NqZ>z$subDrcZky5^MKEHle5)I*0;GGZ8K^We38ub~z@q@DBp5a^&XnP;&ZgcdAS!Dol`LQ^*t97s$fDt+
9I1^ee<~&<S*nDoP^`?UG^nLCB&@@zfv*iHKqVtBSrwZo-l{aGoGGu7B$*tcf+s<!nyJnpj3dvk<|@T4xTNu@hp1$y@2FR)B{Mv!
iY65;7Nm8m9jW>k{Fp!@F(^|ac_{!RQz|#HmmbNW{v~`S3!ZwY8l8=)Lakn_@2HWbyfne8{Hw67SSX^X$(P_VqpP@@tt<tmStzln
x2C?NuB6JNCXyeix1z|Zd@zKhz^VkOgsBRutf`AL>YSx1gcTVOE}`zFM4&~X`zza|#vqQOD5p`Dl%Fl1ai1F{S}7c#NvM3P7O8Kn
9H@_~y{LOMd!Dr)p(t`Fw<RAZ(XR`tzbk#3%_y3j?4W0;f}t#@o1(2Kqb7Tyl!uHY11F!KA19k3G^a1BoGU;p@}PySPNuY?UL=?+
;<k(_j4O>TA})h1>Z4*9t)NvXubn5CVVpWPxvMm+)Thp@EUfCSuCqv|$R`UZc`WxUw=A5l`>KtaVIPDjOD+Q?c`+rZU8}&GE~bg6
Bc?~Gurc_iz^P}VYoMg5eWeenP$k+dwWuj9Dy$GKM<i*s3@Pm_pDb}N(5%xVd@5cjtf@Mm$tI<(kTp=D8LXqJ1g!_G&z%UYB&EzA
JF5{bek=DTTC9*D>>=VO9w?uwG_39{tS7{zo1k~4x*vn54Xs)-KdA?x!>F{JN+{~A%ch2+t}bb*eI%hSFfL0g^|ul%6fH6?NT*bv
A*5j~1T0po)TrvM@u_$<bf-Y6+N+nW&z1(T6{;35qb95=_?|efb*06rGcnF8+@I2^m#N$*1}*g{45fCdVySJaGpbyuk2BDy4XA6V
svxGSb*o=4QmmG#8!s*|Z!C%|n=FI3eJPGE!zTZxU9XKQ<1Tw1PpW^Z(y0}vXEZ*l<*GreZm8@i9xKVKBrV;iM5^bd-la|`tfW=1
%Prn2LnWIg<fP)9oh?bL+^W2$imEWFg{KoU_^KnNA1fHIcc*hH4X|M^U@8zU`z-=3|0`ZACAYRKZ=263PbfB_bg5@3SE|>m;j1~R
d7`H@BB)8NNHB9HrKI94{je{vrYz+zZ7wLNPOUSXe610s+pLM7aT^VsA*c#5VX4}wgQ;(%SE|FR=Q9eaaG$#@CaPsE@viowha(^^
6)d$XV=VtE-zeC%1Rl{MO`s+uc&St;yP`p>kgT4mT&NS6>@;Yu(Its2E22Rt6euaLYp8{zlO~8E9xLXkf2iA>i>QsN;HhD!7OUi`
G&HWL(5daIWvf`Ijj1y<vmWpyT%{=_@u}S>1fVUV+N6@96)hpCPL^AnK_%d-5hnE~)TIa{jH3swFsyj3T%8T6PpIrPq%7bpC>9<m
Xr@T4POfaBkf?5%RwZOCR26TjDV*0C;-69`U8WQoO&;hbCL`{mMxn7FU?6#@v>h<0ZlF1piK+}K94Z5;W*`it`=p8<=pUdeHmdHa
+$dlfv?nhqETok<9<BkcTCOv$(XKSEb}lWb45bsFbs_zyg{AkPajYsT6(|8CBqesJC#cyagC>U}1E_x_m7|{xqb;MQUZ`-TG@vD#
R3yryC97L1H6@!Ti>fH5IW8Bipdm{kxTGK(7#_Q?Stb7`^&dtnQkaFWX*cSsPpv1Yy{(n446P+9;U|P9<%+{72CU$((<uX~h%MJ8
DJxT|9JCfJ4k<z{LnTa{04u4gyQ}6g`JaoW0jBb#4w_-6kE{=#Y^13#VwY|u52|)57bRJuC8rsj6s}|}wXexAQmLvdeWgC8p{|EE
-L5aHma8+Y?W`mvLalHxe<d?10jwvhi?W?6M>1*?>!(mD{w1ii9V@{tE+r5w<|qxPm91Tz_AuY0Af>vJ<1P8Ef-GXLiz@@M05F4{
dm9xd51-kA?IXLVIioqOODlh`9xhCrG%87~(5W$~5;ZldoT#C#8?DkTAg(AeBdy0K2cT3NF|ArEZ!EAV&aLwyWh|2{__W<2x+U8y
(kv;fMyM^N38ir|si$+P`luHzR3x+{BBY+Gaia+&*d*j80x!=bwy_AJp&?x=h9&cz=BpVM4WuEghpR`bS+CAD?W|G}L#2i#2P+FN
?X7wsQmuQacqxD()Gpkld91{!KcH|Y=_Ww2%%mwV=p`MdIHK95YN<}D#V{lkjij6`ZYc$;^QT-aO07PtDXPUP!Yl<W!Ym%KYn*2z
MJM2;uo*O@3z$`_1g`e0&8_61=QSj&@1g{zN2XpaU8r9qRiBtAfU0OIsHR&fNE=6~H7F=0Tr9h!b+7IoMjw?TG^c8!(4wTME*IA<
(IL&9CZg9G3n`qaubX$MY$x0s)F;X){0BI!#-aryf+TdCvmcM8hK_x$0j$NX@2p6x<E2tI1gL491epLQvnWR=)vD{J%&7w+MJ<jj
53Nq4Z>SC@A)R+A+9*=2+LO?wCn<TRG%C_2w5ivn$GmW*PBZ~J`7$IZW3}8glB`KE{w_1HII&~5m$F1KgR#LbW-6q%w6OoGZncRr
udHsd5;1)vC9nlE3AQ&Z(K5p;QK?U~p|2G&DKg@;=rK1m!nNbKm@`!}D6!2oZ?`j<Z>=pjxHKN8(6p;D1+ikXR2K9!!m=SOny#Rt
C^B%cOs}@D<2BDSg{~{8QLXeZ88NvyR4)3eow5Eft~%x_;jo-D5G9lz5;DX*7&RrbDX}uGc{ByDb*`PO;<ykvy*{6|`>;_dqp*9m
S+YR1CN?Q9hc7U-$ukHul`U?x@hl6l*D`Q46fSwP9H$$t$s^LRVz5QDYCHX}M>OU!x2k0;hqvUdUod?c_A$w^MyoC<zc!gRm^U4@
v^b-%kTYJmXsu&0VYEfCT_}C1a45koU9S=`j4ll~lP%Ua7PS(u%eITO`!oot1t}h|ur1*+4lMH~oiWg}^Cc&!B(BY>!>MvNY9+j>
ZZ45Ck0U#-Ybk@1Ftg|;XRUCsXR-aNF(!L14znaG-?q0od8b!30;sAnt{!lw=Qt0n{IWhYFD%Qd+cbKyBC(3GEVAM)5j7mLi!fcM
Jh5c8EvQR0k+tDCrnQ_GJ+b_;JShX7jWqPF@TPmVT(xmE3p4>ZOR!@!Nv8X>A-5Z_5ifw8nzgdE9xU)J;wn3>YO*V_9J8GsJ)3*0
UbS00PP&*g%{wx<A+gJ<ov0D0A}wvML#>)EGZ8Wzu&Mv7*{r#&o~1vTYor(;NF}cTQxv?TQmF5#tE7sky{F?U>=MtcEgmH-cPPHB
!>mT7M6F^b3a0&~9H#&+7^uc7XQ#WNo2bXFyPke3?k+Sg46b}E+%DB9530c>RVtGzh$?2PH>&L{PoxJZ4W)RbB&Aj%8YqFGLnZDa
6ExZ`R3!7JizRU+h$PM{gD2U90~+V0_#}EGhbo__0;AU)c$+*dHzpM)<t}S0NgFgKh?Nc{s48b5N~7u|@}nV{RV+Cu_9>VpW2rbX
*(D$<xT5GSkT4h`!7cPC>mm6a$Q_oL_N61CtD4B5NUIka)hG`wDJnrKqbJfXoUW-V;Ht4E&MgP9nkcTW%&I$u&8ZZu@T=V{@+hjQ
P%gA6;i62Sxh0z+M<%(daVi+BfUiENWF#sp7A`q2A)+#@#iYlk(IQMPS}UufJglV|A|@-Wnv%Gv`=mS@*Q5xmIwZLy8LH*33$6(%
nk`!_ovd3g%`y%t;-`!!xE*RLg`DafH6T`}eIMGX-lw00Z=jN`M5!|>nwUYX7b23G7^zRFgd{YtcPd3P1S_+q!L4B>IH~F^nW>$j
%_qYwKCDEpWHNg&FB^j^t0t5tp{2&G*e9y5A1L&xE-Ce-j-U^%O{$lt;HeX<wkZX!Nu95%oU0bB6NcumlcejU7%Gi1(I^rpD<nrL
0j{}(b}j9%PblFoelSTSq^=jGZ>Z}oQ!GlYKd5G@OrZy_P%PCdwWr7|9wauZM5y~KW2nlQBdb@cZLOan=BTcyL8(inM5LfCDKKuV
b}cO_X|8-M%&0>w(=MDFjIJxKNuejHajJlvy)6@|3$gE@<E476LL~64RwOd9a3=eK4=~WAOs$Ejm8RMwyCM-N!KMn3WvkUBQ<U%~
Td88MiKob~ovno=7o_%}q^I(jT&pUgcBaZ5e4J=3TOc7QUL>w9?vS3TXeoT9hOZzgr7do&wJe7u9k3cGjV$Jr2(eY0xuQm@U>snr
%`EquW-OW|2BUo}SgpvR>Z;)Z(;Qx$Y@mTE6)<!v@~j1|a;(cH1uBWJ6e$@W3#<$n%q;aQei?8old3wbPbH<KR;h`ox1^FIRjJ>q
YpFJ?dZ-Stxvu{tCoI{li6&VslquXEv8b~x6f7&KW-G|19U}CY94Mujrzz_!Y%ZT2XO{gP7apvpJrQmtjw}ZNZmA?ETB>>{MJuf-
x2Y5>RxpGi2P;yg!X1Js#i{MAW~k<)x-LzvP^^EZFC<bfoTQB?PNeP-8KwCxtEi_Vza_t;Hz7$bN-1udXD(8xXsj2mN1axysiv7M
N2s~0Wg2{}Ql^lpQW7?*Z?cak0w~cdP$mH=MX*1lhAYv8bt!nIOs@1S^C@ns&nDTY6Qp0RR;j$K6f5p1Td-6i*{{T{?VgyX6DX4+
=_#U^Ypl$pN2a?XVyg?R6|5m32Bo?o04=<tDJMcCc%@*Yt}L6Tcd)3e#I8FfVkjRi{VPKwMWpj7d?wZ@8ZaL)Cmkgsj;yaHA+EM0
<fVTAFepc<vZZDx5~?g0LMY;=VygS7=%BtOWGA_)=My;{5hQn}eI}0}kD!pJZl*#g#wRi+!KjiZC8Jg=H=W<E4ku(N%qTXjM3@n$
lcPc+k0z)nWUIw2hONl2z@fdMA}Wa_8y*y|qb(XMda%?eIjf}?=B!*Sp`qTax+!UgH!KyWb*^QlTp~Ov;jCh!;Hnp_pf0j4uPtYo
{45zR^QGM_0ITS&9-_4>zbi+pc&y5<)vnE_P$!zOI4eT2-YX!j3b3&$eWf?5|D=vD6(gr8ye)~UFQO7Jd?j2c_8`qL+c03He5rIS
4yITtA0-4SE1+K|=q&81IIK>HGcb`R*C#kCiy(0t7b2G|2(Oo>FCv|#h@{;v8!U^hG$FyNx0tgf`5`YIJsyax<|reqLoggF<F2_V
rZMR+4=qHk@G8otRI=zQw5fM2bgD(A2Qs22=`g=2RV&-1tt>w*=&i&gV;d4Hb*O_c8Z2|Il`G3DL#5iRJSk0pEfv)+52*{R7cO9<
!>qcibS`8q<)(nISP%FdNv*xCX|Amyw<I{KN2oC=D4DS!RIDs6W~?HS)G8FL`m8@I{U#?b^dc9fizXwby(o$(Ta-ei^()<~X(4x}
I5CVXs3zwr1EU$1e;*nw9xab9J0(M_eX4P)GONv{6tE<O%`MHa8?BnCo2pGJps9l<aVadVmav*1u%4HzC#j^SIj*cN&n=IoI4r)e
K&gKuqAE%)YpEX_sVDg^ai%`3LM~LOQm|GQKA0D;A+S*{7MWrz&6_$eJFWXBJS{FPEvfRX0HgdX(3wQ3dM=tP93u3jXRGci^Q9!P
n5JNWD=cgw^CWODLM|St&9Hx~lq3r<FD_)OPN<)wSf<1zYATPXrK6vfNv*9Wb1Z5xNGpLX;HP#X(46(AU#OQac`6nxMI$S$OrE}@
Zk$M-9V#ZM37f(z)EynB@2LML0FtyPjjRf&aVZENz%W-W+MofdaV0>cW~!Mj4X=5Em@Fp)uql$NK`zQAsVLebM644mm5_ETeJM7s
L7+#a=O_~(&M9Ch$QL^z0wd0?tEjvv79pjBLZ;rU(;alDZzM;jA}!$<NTha{86C7M|EnOWGbF1m1trz1c(5?8SFli~8L$qrpQ(MV
MzKz_r?0iAX07Zb1+f9Jos!6gN3mL{KpV9r@T{_}0j)hJxTNN%+9kZJ^Q>2}w5|lJYAYxx4J9nC$FLizyri74)UdLv@T^*`G_EA7
!Lcc<^Cd5?N3l*FsIVxhx2^N9fv-d>Evob;FRBcz7aeM>7^nCgqN3}mT_=Dgg)bPBEG0XwTdZCu=_M*F#i($Fdn!34VXR815+^yR
IHhu!$RlT}11T4uQz_b&<19WR)*)l3^sD8lIG)cc3ZvSnhpn@zGpg|=cdV7M8l{@653MOH9-v&Pm?bfm$f#4Mov6{JPNvN)S)w$q
QL==p{G6qrX{n$o=p@gorLMasyDA}`94a&}7bl)7Pc5~Bk1YT%a3?b&SR(l?NH8O$RHrMh6sf8(Cn97jz9~SIT&e}I$Si{*RHjid
lPpTBq#zlpyR2BQP_WId<0Aa44WWjtYpGx)4lc~DupZ2>TQJ3`8m}LqW+;)YW-XE{Q=*xrhOSzu%dEvHF|UfOyQxMgFD@0SE2?NO
@ULrxQZO{0g(?{+u^kmK!k`H#!Y!SvN~BIPMy(krB_vm$*RAO!{v>Iv_N*c<$E@qFz${y;aj>kdF)UOq+7<pR4yaP2@h<Kn-mvbg
bgg_a;id8_5T^;G?WsO6P%LMg*Qj?d8Ld7rVlpo){jND7Ya7re-KYy1O)PS#@1#V5=A8_ptfJr`NvT9G53L(49xXj8eiAgUlO)Na
a<0ay;wpNgL#CgkQ?U7>e<kcJ(4p}ee=3|TM69l)(W^8mp|8;@qb;;4vK{m!U#FrdF&|c~;w?g#hpb|!!Lg7k^Cw;;i>P$0kf@lY
Yo9Hv#Hq@rE-p_gR3@9HVXY*E7%%9p&Z=gyK&d38$1R|%m98eJ7^jG=$0Go#+My>P<*MPW60QTOy_GjD+@_nXVkyTgORrI^x~AeF
wyoT)q9`7u;H|YK*{TY!8m2I<J23K_NGHf7DX}CkE-Vot{4TMdKcsUlXsK7BCNsz|za1;Bq$eUQ9;(VNQk9v2I;meQ#xR5~m#^fk
A1$3NoGF+n_MTj@@hx^AIxMUzIIS`$`>iXhA1p7dU8OfLLoea0r4VE<>?8c3G9fT67_n(8y(%TFrmB1?d?E9u=BCRmbf`Zp&ZyTa
Ql+&ex2Y+mN2WrqJFjP>EG`YKrzIULbBn1UkDPj|SFWM~RV$RMR;U6isv^~|PpKXxMJT~65h%i@penE|kthu+9vYaPohKfvf~->^
^(7J~OROpyog^r&))^&@KB)96Ix0i0hbmyCysF_SYAR+US0OpA`>P71{;i>~v@E458>?xp@T~bLIvh+Hk0Q(>sjuLvcq??W6{P{N
Fs#3TX0foO5wOp*mA0?2G7(L!X0J!BMy%zuZ>x5$#vW|3Ag$D|{;k2UlOn^gGOt1`2d!JHnXsv-UL&5aO02V^Ft0qZ2(YiR`6A7&
Ww0f!pQvfBM69H)Pp28F*DF@2XREZQxT6*+Q>o~y$0}!-ji_v-6f0~X&7_E*VVZ@7cOiGFHmSX!tFZQ_z9$B!WT|Mb=_{S8C#BjP
{3?{8NTp?|5T(?vuZ1O~8YA&6K%;G`@hHbDTbW)V5v*Dt;j3sX$0)QaHmV@6FRYxXA0fA(A{$dIT%!aqB(PMgc%bg0zAefjnVdPT
XQ`B|8m5n~zbHPZ-6rO#ETl1qA}qP4ZYZBAzapEdU#4I!m#yh0qAqEx9j6_xqb?hZ^exXShbbYVYOpIN8ZE%Bf25NqBBsEo#*%HV
$)<g-GoSveWUFW~lrBH1?5#yG`Y=^1Dwz&0@2w{<M66sZ*d<*tYo+w7@2+z$VJ<{1oG*$fRxEX`ou(Bn3^7fEQm_H0Wu>hx2Qeiq
>ZAFkt*>LH>##{PsiImjY^Kd739s^ik(;(CH?9LIATF&j=Pjl!M=_GIRVdLY&7dwSpD=qWW}sCmU@WI4elQ!RXeF&M#VzZomLvow
EhuX&_$*{72&U<Pr>1|X&nE{h2`Ry+IjLbQMWz%b_^)At870cB+@kX<&8V2I#-`6AsVTau!KtgK<1Icb{wznPqbwq&OeG*7W~?bH
iYW>(IW1bF;H04+gRF3_fhnn~IGD{S;4Z4FVx;Aw<11aOMk$r4)~y?+kRIl$S*Q3bv8OhrRxIQ#u_xywSgF>nL83t_Z82)C11@JQ
LM9Lb)+D|u#1p3*B(KjFF{+ZN^srm4t1eBd@vB9m>MQ{&Z<e~Lfhr}j8ZwG5w<{&7%c<%vi=(qGG^`OXbfQ-#^eImr`74DiWSG7j
P$)~Q2e1vGF0WK2D69Z26f47}X{c|i3a(hDp)la5UN4I$t}BhHr!Gw}|E|HQ?HmOFe=p^!qb`7*_owZyEhDKh<tz>@f0<aDuO%!j
a4r8Ga4}?-;V4lptSksD3#LLP@TroWM5w|Y)~q=tSsTGCW2}ZLe=VdXXDhiZ=p;oVNGSRwaHbTj>Z&#&(I^xlcPxk~5Tr#hCoV*&
fT@lv4=m&$zpB$GkR;TrBCRcgc^{Q25i*`7GA)xO&mi%WHz_fs1}G7#0Whg9h9@toY%97k>!)8ZuOi<kAPs3Hr!lrG>YwDLL$F*Z
iz@LgRiwJBNiZ_09xRWk4lZ0Dxu7s8E~+%BDyaLf2&<5;ho%^<&8;J`e6SFyE1%FHZz4~u0<AbJ+aB1gv!)z?x~NpCkfN)u*c8sG
7_LU80IDCZ_^fd)rl>R_l%t%k>Kv4<GpL!S1gyuf>k&<_b(mYMdasSK+pKG_6r^RYBO~IiHK=)_Q>qK7sHHlvsi~wU?x2q>1F@N^
<SWoDxU4d#UZhDa5F`Vx9jj$5_NsfM%b#)};i^@m!7v+!0;*UpIiv+Ct0`A5&Y$C`!z3k|I3t!W0x_8_s4AQ+qOF-KJfG1i1EKCJ
G9QbrL@9Eiww;(IsH)noTA|Y<fTaVWi!Pm@FQl|2z9k^7$f``K#Uu|R4JcbI@G3$qd92{1xG1D5Nvg=CMJOw&G%xiWR;fUz46OUH
87)1BQXlIq7b?~!Pc8Z{Q!j=rrYth4$0=H<cct(x(=FpGX{M_hOfMTF)}=-ybE%i5QX|qT7p<YJa~kTN0iVz<hNZ}y{vevJ88G26
il>@_GA-S#e5V*DYO!M~_^aZq3oTfwg*4iaX0F5=qO6A}AtEmuSt=5!V=MHky{cJ+Poj9N2&t>AwxSg%5v%SM_$N9o4Y27agRE+@
Nw9#e;3t1AaxD|D>aK0BNR~k!sV(#%IwSHSyDuE6Jtb7FK$Xy*!mXAg=BW{*iYFc~tE4V0{;_VbMJ;xu0<A+FyRhG_hbEb<(Ipb9
pe3-KH7`>i+%jz{d!QDai>Drfi7lloYMtM!XrX>FGZhan45&e@j41sezoUMu4Wg8%9j$;cZ>1Bfqn&iE|EKIQwy95|I~YbH=dTK`
eyd$5P_7HC4X`&dcBREEB`oMF1|!NWs;IB6K&mPjuB>9L;wkPS5+(Z@EsdfirlmxqSt$jsfiK9OWG>MszpZ2ewW+EoL@8h>{i|dp
tRyn6oUf88Zmle=9i7;*uAtkfqbgV~X)W=rvMs?L%de0iIjKD?xi2%Qlq2Y*9j(YH=P4Aelco+U7_h6W#-#S9TCGwtPb2!LSE^~M
rX{bc7pnKI|Ef|hnW2BGpQgH=WGXu`S)ipa-lhO7_n4i5j-s5X;4HbTVlS$oBPA>)$|EBx6d<cCij+pIf+e0G?<f*2Ni6fOlr1<Z
jVZG)%$xeH2`Wz@z@`W)q$!UmO)8}?<}8pWr7m+GpDB|tf*nO8(lGWef~AQqgct^$6D}C50<4Iw9G{jdu`UIu8mwm`rl#d8n;x|+
{3`Q+nk1Vh94#WN|0$g*3M;iQWT`Kv^sEai>?MXMLo_q0Oep)VxTJxkYo)><pe*63Nhk>@IVO)Hg{X=nIx2QB)h$IPPcT-nc{0Qz
jW8=PtE?C%J{L+a04Wi#vYxH2awXuZp{s462dt-~k|HstRwZ1lp{Pikb}!tjr6aV0IilpS&#+9c5Uanid!`DYiK{D~FRiJn0W0Jw
&n$2!hN>YcA}ukjpC?Hloe*xVw5A&>TPYVJ@2o;Bx~uUhXDjQaPb{;nzL{*S2Q9{=;GiceoTo;y?5*7*RiMx>$Sky|rYMmtzN1#4
AE-E^@}2ahH?1+GN2X^Vtt{+;i7l}!pdj3&TdA5J$Rtyg*Qa->#-vCrTOm^%$D*Dl)}M%&3a1CAGNgJcOeyCrm@2F!Go+X-u^}ii
?I(vQ04T5>Uoa@9nk_!4*CKi$!lrMb{Hfh7yQnKL3>~N>(;aWA5v=zu6ChS89jb+_v?Q3Um6v%W&MO2a)vhLn2(Fx>^eB-gR4ddl
X(wYYu%L7yQyCql-KG(+el6=Ku%>G;!5<GQzoFGEe;|sj`YbD~?JzT`Q?0_U<R>I8Bq!Ub524E;7b_VllPt0n)~UlS`LJZJDXn!a
m?<_b#V4dEQ8J`0H>=K}J1yB9w=i%bBQY!v%O2{ejILgSsI4U|@TK@AE2q#ffvj*Dv8rGwTB^{eC8(6D=B%Bj)~ih}p)Js`QzGv!
Sgq-z&?+~j<}`P#u_jHVcq^@}-KYww&8)vLFQw0{C@Z6)%^n4=kg+nWLowkc)~If!7^LMUSEW9z{v>lLF)6941~Bv~X{=Ky;e@ZP
vH&!NW-4K#Whzsw=r3rZf2e~L7pe&^{4i~;DX3|z?xyLh;iSqcFsGN1SgcH@$*P4alB|FzyQpWa=cuPD7^g}d&#FMEzN@LH9HkU2
?<_4TAQ;Cf<)AXD@~56FN2Zdimn+h#-KR+*(wKg$FR<?@s3Zokb*vny;GiZXA03B*ET34Y%Px5-Zzm70V6UC4X{`&MpepyOpey1h
@UqFIcCB`;HmO~!H7cv5f+j+(?W|2IRHTY3XfF6IWv|^Vcq|>Q3@$CLH7qx$p_u(GKOsvj5wI{UYN$;jD6pQaG^`%0$f>p~CoC<Z
jT<_rGq5`+<Q;=7dm2}&H=`YaEUZ&2JF01@2`u9+X(1S?2P#;Yp(ddsQ>fRiWTtPa94Lt?^C*)l+^WZ>RH45myeNbpFDNr01tU16
JFQzOEhE|~Z>ET%aiQ*ydMQmMlB=vHPonfGRuJMU1}xDmQYSy8^eBj#Ri?izWGFzZI+$*y@2OLmB(Hd_7%mxxi!cK)PN^BHcQPL^
LM&`6Auz(CF|U!Rv#Y|cS17xzCM?}3ZXysRnWqjOa-Kdf?5t}hd?)Rz+8QS;C?ORo04EzUm>_K_1}uB2Su<uUdK|f^Qm%F`FC{Cl
3?kgAvn5fipd<+>ks*L3kR{tN#H=r`B`72yZJ;m|iYnQGW~x7;f2!FgRV>IZW+@=17pIe(Nhlf~f2FylaW0G>SEm*!G^lPZ0jeM_
6|9J<MkL{`5~E6~OQAup{;a&EV=I%aVy+^K0IWopBPm>*pr=NxULPANP^gisCo6Q7$gJtA^d|Q$RV_uN2`+0YEUN6Ril=3tJt>$b
5vjodR4T$OO04Fn11vr*N2J3cf-G{VLMgZ@eJXsU=rFLMf~0Y%^{JOFJ*+S&S*vj@t}AsUV4-xR5Ud_9Ri2%z*DGl$OD};Xe<)`m
@GP(;UZJohh^$F4Bqwzr!6H4WdMV$gZLI$(H7t1{G9t<=tEvYqc`CxK5-c&TB`h|H@};~I@hf~UV<`46;~-rpr7R{es4HWs&L+OD
Png54#-Mzn0;x+dHK6|~0j#qoIIXQFqbOOU4X6bzW-R+IrLf;0Gpcnj0;XImsVU&7v8QM$Bd`n^eXIsARx%|pE3C^bY$qnDy|6Pb
mnc4`GM~*W`=(r^94M%w=P4V4(IhV=`Jiqn2B^NP;HKcCjuzA<`KbajZLB?&Rj59tR;+6+7$)qn5~}qsG_8**sjQ}?XEGG2OD1w6
m!g8G4yn;FUMHxj*&)B4F`yN#?I~5J)~0%_hAnw1TqQuCOQka=6DWKn5h$dpK&68rmMIgaz@0oL4=tuB>88hlbSk+jZz9$rTBOXS
x{n1f$QLK3{i`0ZKP@2>(;BL%peQu2W~~D);HmSi*eGKwXQu?CE39EFJ1V@T>7Es*0I8fMhAG`0U@L^HRUAmG7_8DN$){{B5Uj>7
5-|T9oUl`^j;@g`>83v|J~3LOP^z@80Idcn)~rXX#--DPB`ioPv#T#B94zD_1tc^n?IbFvtRST<0V{Z>Q!iv9`6z3yQL2M0!y8N*
Zz>R~j28;4Evwirq$n^eNvUG3$tqJVHL0bkY%35Y>n>v{C@JD1=o_*$IH3h6A1dQ2FsZkmYMtaDnkj4~^Q!Qty`=LTDXZEi5+GeA
j~Mg<+aiS}TB%f&0xD9f38WaMzM(s*{wH=U@FYJdg{X;?E+=y=C8!#xE~%s@;w024I3_uz&!!0?wx9bVJrX&nyBh*39V^qQktf)v
xF{ej2`A_%ZX94Oa3J<4f+aJp2BLc_e5s}>N1pqrys3E|)}w)-t}OPU3Z(0;D=Kt_9URf49i<2*XCf1-C?NK!i7c!ltRI}Ikt~*}
8Z1hzA|=tNYnH<$2`sRs(5<s8qok57b|s#v!m7EeD<>bTRToXE3a&}038x*dAt@xBb*rl_^Q<<dRH7d)lB-!Tqpsa0HygmKKB-5m
uC1r8N2`~yzno&LV<;IjL@c3z<|iktHY=Yj7NpRm->HSHDJ`cdQW(Z8lB@2oP^w%ky{!+fyQ#viiYx9btEyJ7Oe|s|*P&vtR<C@m
<t?VAWvRj^@vX9`DXL8zn5|!|v8XnvoEg$0<t=U{HYawlg(_q#G%V1oudq|BbSP1*-78M2H8VjbComnZu&_D;F(&6O%p^FmbgmI9
SSysSBq&I)daAsZOsusr4lLZPd@uhbXCw12ye%82%B@x=pD5}r0<Ybeim<h@L9pbhUnxbc9j$a7P_QX6Kr-DO|Ck3MpDG_IrX|*@
rjh+5b_}jCW1>!{$S6rEXR}@_?W^IeOs>DJOf0^zSS&|`1*!ok0<fVgzAQPcktv3l8m$khps9BwMXYr#tSTiYlA<B4A*rM%Sth@)
HZ1F~L7xGuNiyptG${0}XDp<tD=FWcjVoRy*{PnXPOPFO-l<up-70pcX`ME(Z7LU<@+AW?h%2D1AFc<ewW<iBj;#hUQm6}~=Or?i
4VEK>=&mIqiLp4VO{|=+9H;!A0V{>A3oOX4LaK2qWurBjMV`>DE2$Bz%BJ2Z&7mJJoT|^F1S?h~9je8o(5oIG9~x7i<)ck1ODO4_
%&ko?6(l95wyL(TQ>@x8RWP0{0IVpgBC6dl?ko_bc`junB&c1iDX;P*SSBenYz<q1!=O4W_$sHafi8b3w5|ImIjdKuTPaj5!>FU8
<0?rW_Nk63k}L$TxT{VwMyEt7Zy{5thpDeFY%;Sdt18o^Ijoo`S}+(X*Qa|gv#5ZqJ*f;a$}bBk?5JxhY%atjM=H&#w5vF;wxWh1
BP_fwxTr|5oTcxrw<OpeaV%(qu&CFj2dpG4cPsiU@FbKi11v<K&ny@$FE2zb=&NHe1*eOw9IZ?#tf=}X>Y#3|UMdf(zN;!MY9v%A
zO2(CE-R6$#iov|dZ$6D%qUkQR;58Ld8>b{g{|c%$1*x8c&nKeo-aeK)2uwI<1@i3{3f@kq%C5qF{LXi*D%h3>MqW#HZ01l=PJ4-
1}3|%q#_)uOfBQ09VOr_?j|iT)F$_zFeh-O7br}pfT`Lio*L&Tm8$A46{^!D2`lU<-k1$0lde0cn;~ZoF&|+ptQBIddnneWLYOnF
x1&6+ek(zyajpNL3oLS;ovM(i8mLUBbgJVNz@JB=x2??q=^!yO*{jB%xvB0cuBF@|Pbga?^CA!;E~j=Rq^o?Z38p-rw=8&_7^piW
h9vHv6|j^nII6U*l&NDQNFJV{fUw~y<|cfnEG;;xzaW;g+$KFJ`z)X>v9Q0RBP^dOjwpYt04;s0_NjTTV6M)l?I@!SaI9sqb|<Sa
<R@l`)h>Z9n<ua)`zUjvI3}5_2BEtqm997_PA^=q%Bwjn3oqU!qoiZ34XxuUzN|#7m>im>Nh^S;GpKd2Vy2v=@~ZEs`YK?U{3sVH
O0aw<AFJ;rA|PO>ge-KVKOO+Go2|Jp1}tH$vMf8T*rgq&R53{{5-%&TOfN7kJf{SLYoUKI)vqeE#;l_%VJV`mp)47%Pq2WjJF?WG
nJDCm<1NfBqpjXA@hzpTG_60dpC|&Rq_G6A4z5)tNi89%C#;;P7qBX;MJjeIIWNN~xU2ZA_bPy|Q7}QUvM{Zxt*c5Y^_LN={Uzow
z_3`RQyyw0U#e=Z(j~yB8?BRq2qKfNhOG6delET&b10yy&MH@_x3IM-!>Iit{U1dskRt`9v#XvF-K`;@buDrv(kV78oh3`D`K<S_
D=ga`mo5Xa!KQ^KhOH8;J1Sf*>nSR&p)s>B<SK-Uz^-MY%`Futaxhk|3aUY-E2AT&@F$8Y@2(Z4LNc(hPNj|jOscpmMXYF|Kq{iG
SS=u~zNXtKR4f~;1Tx96yfd$)cd1w=YB1~}YnM(jU#Lba+o}O9sV-hDs1hZpL8yc)jHNBALZ~^Z1~G}OLLxsfAtS-9*)QBG6ep4>
rmD1}6ea8zZytmze6BpGZ7I1Yv?`&gNU|HLEh$6~7@P!zaVc)1f2d(8MJQh-@1q|s{4BC6za|Hrge@;ADWZj}Ff1Y{w5O^ijjTAR
bD}0I1Er=XR+y%((J;g=<)lb1<0XZhavCO~xhTdf{4oowk}UTsNv+(duphjwcrfRnv@bm*IH^%DGAOGiQLYRu1fmJ8lOVjWfue*j
=^J{6awkx!8K>+kM5?r^M=3a_1{$)jARrT|u^hjx4xyB#|0td<7bUx;gsDZWu$?rkrl69mi?CO)-J$oa2r65#Fe4u@OR!(3?W_B&
-mniUpeR8scqy4GCom%~!lVHvBdnOCX{<c4JSlN4N3STX)RzH{b1ZwQA2EQXR;a^(12W7gY_Mh{CoStN>8#1FqApaVST0^Lb|A8-
0;uIE+bhs0b*afGGAV4SsI1wn$t}GtZmfH*kSRtjt0W37;-f05Winx??XlaG5iORid7LY<h9uytyeBrSTdIk!fFzJ352?nhF(x*r
Jg5+_ESc>uH?7&KfF@EaS1d<?%_$JAoi8q`7_VU`O0L<djIJ>wlBy4^!KQU7FQb62nW|MU$t5|e#3d`LVj_MeDlpY1!zRh7pshKr
<Seixx*-~?S|F${2Cp$9HK=zjd8o{)8I)V0bfX)tKd@~Wf*>X+sHzL8?5gXlc(IW#u%V_foUUY~;VMe1<*+3Iq_AkINi3r+3N1J-
bSms7Dl7Y}Nik(GZY~EaG8mvHjVPWdAg$Q0*Q<l0<*f9lWGNw}VJDC-jHzQL<ECyWP%RUvv8RD4c`zof9w!^EkE7Ks(ksoacrHXD
H>?q_yQF+2W}@n>88nfsQ!RNZ@-UI1*s05{R3$N`DxegCttC$|6RG5_=B0D1H!dQsDIpaxB&~v~1hA1T?5F^#0V&-pP%D8kDKMX<
0k5JU6{&2m5Gn_#4kSdWUmGB*o24nI05fB$)GdiH)UCUsg{M*|ry#+v&xw7j`kl3_>a2|=b1W3Gh%t6BMXgw@gDgubWv$*YmKvBS
9Iz>YJ1WYaxt08+xUa7$2Pg%rqb3_AN3Kk&52#3}ODpj$uPTHo<t2HhM6XGxV=vUP`zxC$3$S0Uf-K^%dM$RW5T+HecCU4-y|J~h
6RO@XjximtS1dCmbgr7MdoR8x<dPbzfGQv>JE$?Eo2Tfc1ueC!cd2+T4=`LAFPm%tZL2peC!)eG%c(Ul$f$xZDWixmTCmVBK_z&n
jgteazaT%Qp)IN@AgX+yHmvlZ#i>cAW~fuFR51%JL9ZsLtg6c@uPunKPBGXks4-b0ohXwgL@aPG7p*!i1Em-&wIV>UD=|^5o~a<5
lcKXNovMH=vn@`HQz-(dL9W<^-LEdJ<*tyauPxm$<0Z!}2&AU0Dk+3An=t*YauR#27cFuvJ*coP=&E@sK^}o6{V0&GmoO<V$1Xc9
Eh+{r5u+j`yeg6<IV;&Pnj?m&U#W923@%iyEH1RJg0AkbJ1WPjKcE$_5T=)|=Bh%idLEFj4jED`LMjv*C9--16(}&Kr>*v`y%!QM
%q}e{2CWFGR4Ch}rz*^+0WJBho2y$G&7r6ya4Nf}`lO1c531&;c&)UrBrJEZmY~nD{4nmWVXJ%`(yV7P%B)JQVWeTKIxul6%_gZJ
$0r)E)h_m~g%eIH+MQCYe5;HwSS$pvAT6S;SS5Ba5h&dPkFm_JM<}W-DWHt3e5u+F`Y<XkAFlSMWf_bptSlfY7$~7E^`H7O4lLxN
{I2+~e=QHLlrRM_FDq@LuP(%>@TprIKq?(3U?-m|{;b!rbFXhJ;v@F4Yo@BOlCBrBB&^(_-K<ct>@Je5^sZN^q#XY+P^e<8^d9P<
>!PfPH#5jCO03SVO0<73J+8wrs;MflD6q9GSEd!Gji{fpnXt4X1umqp_al|Bd#6&VPOHSS4y?Ma`z(jBv#ltp%B+O2JE}sjcCIBQ
>nbQKnyS31oGFzpB{4p*<fB@#CZu;L4=n^D8Kp8L?I=>OR4A$-d6v*B@~+daw5;`ryetB&^{6^5YcJO*2&}mv9x>pm8?2+H=P5TR
L?phX1fNVTekUC;>!~Oy9w5W5i>wK-0jyXqaF}GQ(5Rd&mnHfxSg_kId?+j~T(H%vS1ix1tEefd&n?fgvaUF+nWpif!mNHGAuTeo
@2ssXTq@hCTP-ynurZn}m@6!S*sQLoS}F&!O{uV`+$BOWZLOBDkfqWlI<Rx4t+4;Fzp196OesvM3Lq+|A*zHf#Vc5^;4Y@BW+=R_
BCM{h@~Q2uTrZieWGgqP(;8|k(y7U-KP#Fvxhi8Rz^r8~k*a2@l_sOD^(c|DWu)V<>?MV*Tq++Zhp*`^5U}QkJ*63`j-o%SZmdP6
LnhWQZ>Zv_sH$Wv>niOkfiONU)36^Sxhxy61hGpoq%7p6wJ?7z)2**0nk{9pmo7ssSfD(y$gHX>QK{*!kgvxseKFuI3atXLl`hk(
04^*lTCQ{;ydqzyT`m1AJfpG|z$(-(2CTX)G%sze9<4Kg)+?l_A2Lp_)roSdGp2d05UjhadMqie&MQ(a1R>+5F0b4uM;4hay{bl`
2`VSEC#*3qVl51&vaZ`N_o+~z)TCCdCazR4JRl1t-KMxLVIA?T=PRzN$g7Mh_o*c;zby5wiKv;V2PwZQ_NFSR*Q(pEqoqxtpPetN
>?j-n*D7u<el3HYsVB!M4X4>F1T00V7^FfgEt;P!1uyBOCoXX<GAF??U!*=AO(*%Nsj8ACRV*SgRjNN6lpjYdQ!i<*&982sP$fPw
eJY(J9Ia$74z4aJh_Dr>JF$qKaWJ#7Dyo(xOQo+YZ<SRNCoLu<x~+*U#Vvv?BB2<FC?yT9qb>I>{;Ys2cP1LJ5-{{6$g20C^RKQT
VJg_FAE;+56{xl$Wu{rA|0N=!^rjUj6soVOhA3*RJS>kZiKY}F?ksyO!Kt>a(<_;-qnyAdHn9*fSumq4QmAPd?yT*kjVUCnk){|i
1~BO`!K8<#lQ40vEHI)drJM%>La<w`PpwcaD5hVp;jBihb*%6pm#jG?AuA6lhAv<)92)_!ZK+%@1uS!>s-_gIsidHw#-+EgrYim{
^DTfV5U+$J&#ua?y(P*hPpy+C_Z=Z9!yg7Q!!Af7O{~bVej!V%doNC|%dRW2Zm;*K)+o>*eykRv&nrnG_N+V!&@JPvD=X!x{H*Gv
R;%nQ(5aE4eyHp&J|wOie6Yf+WU#`k7N`lK4J?qa-z#S?W-LIa8YnKQg)fUPg{Ca5aw!6-X{|vqe<%#EtSwJ5cPCaTXR6yM%b?05
!XpQkAg|w`TcYV8+br9p9WGcb9G<c;U?LY8CMz$g`>L6Q*f8uZcBjB4JTRdzmnIXbE2H<1F|3mzV=P4@0V|Uv!z|w-^(ccO>?7kT
pC%WohNv5@C$9S-rkJj(Zz#4Wn<xb?RIOJi<10w5-=#+|EUD!cgfCU811Qlf-yJ-q7cDn1ejy>Cw5cws)~yk-;HkPS@-i~4+@~ol
FDMy+WhBllh^o?}ysW~hv7|^fVYDtH6Db(23@YO-C$Fg`d93oT^Q{9E*(w{ZGp?8@>aAR^?kQQS%PmBwB(iC%12EOFATW_DcQnE&
fhrX*Wv&vfelLA8pDm~?WT-zcD=8^0J|~2)Q>qpw2dI#%DKJzaUM<+9FRl+Tqa+A|MY6=AVIBOcaIOI<x+in4;xH4gv!HgYUaYvW
r!5vOmacRwaxQbG;H&hk2Bj6OBq}Scf+4w`nw|u$kgp=83#<gN>?p&gu&8>gm9Ic9YB6!F!m8A$&aTxhqaD{2BcU6u-=$+Km5^4S
Vkkx_Ixh98b+95WfuEi+lP_riF`!*8Yps>5nyCJ$!=NWD*D94QJgd5>QLB=tsjSwd<t3`BI3X4*kReJe=_ytq#;d!n*B%230I;C0
QZ5xP;jA(%!7a-nD5;*U`K8;enVqI2^DPc7D-{_mfG}<!1*vwXcPz0gr7E;0W)a9Hn;iodKCQPdy{W+*O)FJ}OE9h)^ekH{%PW+n
x3Pt;7Zzo%HmS2L%qC_iYbrFViYZ7UCLyLT0IQfLx+##XtuN)Pw6Gwqx~(fLdMMc;0i|~?NU)17&?SE-O)*_4izwQ!5v2wvQmm+>
NGtxCgewfJo2)#k=q@ItuCN8N78gq*(XAY;7Ztd!w=U>~=&$H0Mx=Txc`%Bm53ahRL#n_ZGlmN<9VK3-P_Qzo?5;1cUaQQi-HpDe
*ea;4*RD1sO{`F^ft%?sY%GeaoUCCfx+8Bafh|5E4k;%lPNjaV3a;yuS|yV(g&;N~ttFeO1g5z#Nu-mi<{;w_0<aUWIj*rB%&Lzt
uPc3kU!asLSE;b6Kdc_8Os43qx~6Qf{iC9$E~;@M3967R1t}A(940ZWqOC)$M5MwWUo8NwSg@)rcPC6JdZ2nI*&v)K5;4-Tg`^j$
=_yAYbt$K+A*wMh9kDU7lp~}h11`5Fsi%^!9<IJC#4g6BZX!)AsHP|-7OY#X6|QH3>?Pu%8>YG?AFU5Db*#gnxT=IIqb!Fm9xaz5
^)Aw`W+jI((<jWTHLQ&-AtY|8Caof;MK67=p0A%SB(Y^M>8{MKz^_cImn$Q!m8^>`HX@O(ODw>sG$pqqk*wArW2wTZ-X&qDe5nmD
MXWchb|4L`2r#a%?XPz#+N_uWK(02XqcCSK87Sl^_^o2HM6TeSk}xzWC#<V3xh`6w^Q-$OVyn-sNgr$`+_8tHcA8KuHk>S{0<A`y
%Bq_z8!nkAODj?&-><NyW~_2B7c3F1UMw)KX{7%hC9oYTXs%c*;-us$s<3jej;XqzjxK4eEHgzdy08;4pRc(9c%tX75ib=UQLZDY
ODP$z0kb?a!!HT0hariXVj|kA-zRFN#H?B-q$Agm3#qfLGbmW6W-lDCizR9bIj|ZrX(%hLij?jrkO<VM46ht6MXQ6UnJCw;q%XHK
BBn7XLa-?&*RAERPOM!hd?B{6R4v%5?lHiY;id(#pc<5gEv>^O<1TNkqbl2~RH&1uKdkz&WG3G*!>r`4aj~N(TBwP!)FQ8~Vl2V0
vL13Q)ULTMRjp5|2{5b`WwEKSh%t39U$AGc+^Gc{xT;Jg8mI!TXer|?D60W3e=H}bqoC!i->u@U7_QC~lqC}>X{np50IdV6w<$2E
GB9BREhq^oRI5uWs306LRj8k=t0|i?!6+=GhAmvK1+5k%PB26sZY>Wm$tPPd2_!xwJF+#D(5Ke2^r+0OKqgMB2rf1*I3h5e{-<N9
c`6$)KB|K$Xr+V<jxB1Ugf4e0)+m9hpf8jfST7fhZ7?G-vak9qNF7-yT`7Gt52TlcN+yvcysqY=vn^ttP$*`t%qGkqwF8N#fT@}<
Nh#l_{g^>4#i-vZOsrWiUnwLi#VLcPjxDb&sVH<V1Te<00Wce*7cg(7^`(Uv;3)<xpQZ*RwJd)r8?RKUfh+$h6)Fa-Wu?HOaiNW_
7^PpYgea)5=&-u1ho&7H0jEiY=d4hr#xGZ@nktAZVl2`fv8g<*swYb)zbjKLt0QqGxuYa1A)o}N!JpKxYpuno^r#vqW*wWaVySj8
{vS)J2QKldWTdwsfTlSeg)9dolA;o;t*CV&t*XbR>mCsi93Wt(J}tth*ddmtwXP?vkt%d3%&Y+<6qV5^lN@jXD=b4P^Q#D_CNS<S
DyX!pBblBgIIZIq$EoY6b1Ks<L>zA|lc74T!5g?JRi2=&Ponay>Lg{TGbV>A9H-|gG$1}L(In5SD5~MEX(VbP8m;*%;jQSaNhtO$
NTdg;&mm16RIaSAhp|8^t)|4PbFDe0tEqjh&?hFb(Iztj;G9$>w=edv3#v<=jjVDZwXKD*F|b>zMKK$(-70CUP%zslLaLyv`z4<z
_bJCA>#3z7O0BD{CauM+FCnBXz^qv%Dk|Kro~chMuPwNt0~tuBk)>j+E-l9>LaE2CODZT8w=QO~da%Z@Dx|KgxGeLpB(SNd5vqGE
R2W8tX{#nD=%^g3(kaoYj;(O2`7Uvyl&1bH6)H?CODN5!n5;S}HmLicJE%e=+aH#&B`N$b94a|1F{p;DC8(~ZA)iGo+9%K*5hjGN
3n&dDo~n<iZYoL|M=*9SPOVWbfH5j4c`AOfbFfyi2CpbAcdG%cEwF^AKdAdDd?`YKPOR1-94fb^)2J^n>8z%#1e7!=u`7G7CoBe~
rlumSPBO`?OQkL)BPqM6)UT==7^Mr9*O?ildaEd^&a<d9>m^mJ#w@_Dq%mhGn<QDITA|ye3aO#6M=Iteu`T&5(yY8GVy8Bm=PQz=
iX{iAt}ITnKCx;q1tnUkd8b^6O)cWAm8<8c6|5_&EH0^}0IBA#6t5yEwJ83oyQCMa{;kEW5hi*m)hEiXawT}G2(X1C;~ws-?k$Fz
X03B6XD7>~J{)|myRS4PAgWEQP9%mcA|-&Z$SOT7;Vsjsi=;V+b*MqCs2~(7C$Rb{Ri1(@OD7yF11$O?FPlPzR4u|SZ7f|asVt};
qaKVXxUhPp%qTE3yQMfM3a{6pd#zL*f2-CiR-s<5fFQ!7=&&Is6D&0>cP-s5oGFVe3aRm;beDIpTqne$Tc#}{=dAjtm!|}%^)3XZ
sj0sr2rQ2(t1Ks=sv|-x#;(mTJ1wj#`YOXF3Zs1^2cYl)0xf(dZmi6#Z>tupb};BC!6{BBd9d!NW3PR%$*2LVsHr2BUMiU&OQlVv
^{)LPdMypBqAjH)AS?;2KrhR%FDS<@SSsx+DXrusQX71zv#IzjsH6s~F(uJ3aj)nlvMm}U%%^`X<)1Yzj;l#6wJq=|n5aRlsI0=O
2CcD&HmgylC@F)itR-6}2dGV&m@YmkV6Kd$Cai%kwkpjiM=%61p(gt&5vd9$l&Nf{wJPH;4WUyhHK>WIj;MhcEfgZ7HmsB>q%5^4
vMg3GI;5N@gsrt6FCZ8$WvW0J=b*}^wyZHI{iECw-4KbV2`2&}q$GYNY^-je8Kn9E2B&TvhnBY~6dir3n<RLp_a_`H%B;#N6(9l}
>l9Qg+ools8lGUJ>nqQsM5Jab6cMPXqbZIeN+1WR)vVyH)}>$}W*rx)PN@H?SD08WeW!Av<*L@HSgeK~eIHLLqa{Nr)}uQuN-wFW
3n@$?2d6EmPAPXJFf31_-!8X+#TYZFXeqR(EGqvayCh01X_{Y@(jbW<`YRVK!73xBRx0Q#rz4{$-Yp6!0j{a6pDIfylOYeVFsW{y
jw(+gvZKPPEUZGPM60)}TqqzapsW!T6CE_8Td2Gpiy=rES*ii5M64Stf)~XstEoDu!LA4<6)C2sL?!~M&7^vS4kd{!<S64RK`hv&
POIZCL#eH#sHh{Z`=a+UA*NiLaxitA94Mu%o1#~yTctfQ39QzteX8)SQY|_yC@dQ$c`wZ)xF@?T9<Q*k@GWmK1g3!~A1|IRsjEV&
^{8PWCay;*{xTgbn=qWL7%&Yl@h&l@w5&g@?izbABd&l0Yc4ged8kV*D<~VPR;unP0wUij?xSQRgC2aQeJC}ljw%Z&P^Dlm3MSgA
Q>C3Q&aI0i%OdR`H!I69jGZAZ)FSE-=%9lt;jx3P*fI_($)I5<$gCl&udVDbsVFKXaUs+spsCv}_OL)EYqH@l<E)pYPai!mnyeSH
nk`L+hOdk<kgT?%cb%s#geD)VvaQK4nw@W`_$AjhT^`36Nv2z;4XsZs-6cMzHLUy<AuX09Kro#u7$bEow=3VQJ1Ha`oH9?XSsl+Q
yr>hfNTq`zgC}gEx2-gz?;k?2rl*rLG$10d6q*?_i>M?W0ji8Gucm>jr>$HpPMZOTX0a2oZZt`)tFC$|&?Ew|E++7-YpsAT_N)0Z
?I`sm{G%4B9-!>4=PJe}HYE?IN1|dUfiw-Jy(up)tS4iv{w_5g&8Z+Q!zT=;2CvtyqNr@CAub3dfF`3D!Y_83^Crfm?x%1hlclsG
R;q=raUx4FQl!$Tz$7iE5~*y2GqHFu(I9uMA*b1jIiwh{@h^KSJgRN12qm*Bw5ZG`?w=E=NT;2w!XO12{i-Lbh$zvd#4pV$JgyC{
3a78BMxwr=0+|LSYAkdr{-6>pek64&0WbHhLncq69E>5bcqqw`uOuF;sH;;h1+2NO{wOA@Lnluryf0|4m#TSytF0Uq^sb~T=qw(o
peI`}TC5W)A*6h(fGj30daX>TMJ|^p=qM>N4=R}|v?0zgXeLu7<fySInUX4~s;DZcgD3E>si_I0W-ZJvpeiRYlO$)W{Vtm;y{q7-
o2X!|yC%=2BB=7K2&y6~9;(Z&5vcdDiz_9p>aJs{U$9w%DlPM<buUw>*&{$O4=`dZ^Q1SX)*%wGJtQC@5+W8eEU>wll&s$=1gmeT
F|8e}hOT*~Pac=6L9o!JLapQ|ova6-1+KlWb0aS**QDPk%c||J|15YQ2`XbIaV@Vb*`)_8DVNJCRV)Up&?Yo545*JS-6T1%^Q5RS
!XOKRXQNansIIsttS+G?PqC;kiZJ*qc`UapjVzKR+$zbcIi`9fsi!WgIw>8mWvLt~!KiJUAE!Pq2{4l@!>Z3Ka;u)G{w^#oz$HB_
GNRU}3atGsxT`WD^s0y~x+p^`e<p~n-K7Ss%P%=3#UULqpeM>BAgyjJ;I4Ei&7cT?RVDi>)~^?wIvt3xD6jRNUnx{1Jgc6rVk&4W
_AB$I39HkuLnR-p9;!a5imbe(_@|^8xF{{Joh5lDO)2szgs1YUt0Fn5L@aA03aIoi-ls&e*d?AMbET1{->1eWsVgTb)2J#at}RTg
ouSDv5;2S~zpav|u&%)_!6e9naxiMJ-=!<0Sg9T{JTB3z_bo`KqoPABsuJBU%o8sy;iy`z_NE~zjVP%gY9yGVMW^yEb*n9@St{42
W34DBMx(kcbFIFee=7W_GBQ{!6)FuR;joV_)vRI~bSXHk$gC->b+8<#cqj~|sIt?oQmZ^GsIE;WJR{N}P%u)4m7LuzlB^!C0Vc$$
wyJrj1~6W*JFgldI;Mf8iY^E*My!LFmK@Hi`KxUmv@GZ^D5;33nyXtTda4~RaW5w<voEwM<SqLwYN~T9prbM@3n%)fIU(gQHZ2Y-
<1GWP|E{?yGNS>qC@X-jG_-P+z%UaoO{vT(N~UeE|1#r;1uR}KW-5$?|Ejbx_pfoZbFO%)@v^I=&ac!hWvIX?-kIjD7_3aLEGHbP
ydHcciz%rcrZOg~)~?93HK=zk6B-I2G@@6lP_6N*HZDo8GBN+EMW}SCJ~Aw-JEs6HoF#A~RWDzxRiT5dmL|ln5UpS>K&c@rfF*0J
IjmIx45$Gv$fu1ey&>AI3$NO$>L>=LX|MvR{TwVTQLghW2Bt?W$Ec~Suc{BN5vD4rDW`U+kf=&3MyMGqEHW6Rktnzz{wW5h-6DM{
P_2kCRVidG9H_RW0x9*XZ6+3|UnS=*8!SL4G9Yg%Kq-)=vz=TgHKq=+-X>I`i>a@Hz@+4^Vl8H)1g=ypMyLU><|~9LKdcS0P9>YG
H7F4xFtExnnysWP04{7M^`z}BNUBAq@En7!(jssgLm&sG+$%#QI-#?y4lTf}kEy4wimY}e53NzM@*ip@nXZ?t^CY>ckgw^aE}*I;
p{Et9XsEcZNUsp8mZ4!7MxMz4H>$ZX*`0<hLL6cn6Q~$5DkfH%dz-kUqpm8c;j+^&*C0QwgQ$zIG%5(J5ui{k)uDYTj;=s1G9K})
KA{z@Fse5gQ<glYvMIZ$eXESEw5TMUKCCUHu`PNi5-vllM63iPqNQe}ew`+#X{kso5HW=+kSLg`3$VDZ+%3d|6)bP4b0o&Cv@AC&
!Yui!2eJ{Yaxhw;(=V~9z9%8CC!tcVb0jq-cBoCDU9fPd0Vb3vB&Gx~ZL9+;h$lcXAfzTRg|D_NBP@BX0HE%lqAhePKBy8TOfmDV
1}hSyH7c8_0<K*i2`8ARAumv=5h^LNXsY?D*scN@@-BpducV`^-mB%V%%)tgrL0A(m934a)T3*wDXW?+UMbQf)+D?uLM)=JNv(08
X)ScE^sS030IM>d&!JH!SS*SwGb<yKlPQ246S6a~(k2ctRjL^!7bwXf2CT`c^DNP*@g#t!!x%a)i>AJ$FEK4CwI;DK7M~Zcg(7dP
2P^~y7!8#%SgaHz=C4?(KPg45VX9g!GZt4JE2}Y~gQnOk7_kQ?ZmfW*<0z)2O|aRnX)UTK8#06|xU8rx3ZZqYTCnvmoFbR5FCwC=
;VkN{I4+(uR;`pNtuIHeNT&g;EhH`<crPla{3W<3SS|LdLZ$*CAFsAAGpW!j5~%EfrmI4!GOQshtt`W_Q!cA6X{%x<A10Krd#s9~
Ju5LNi7A^WY#}DEkFRy5+bKgSfGcpT{;7#2+$#X7eJupBUIF|nwyUTu5Db^7#jYHvDKYe=531=P3$E}cvnRMJpRL*}OsY?=y)GOu
`>{K%39L>YOCe~hbg1Vl>8O!`ajYw=f31!x7ON<u=9#{*8L-8qq^?0N)0<DQgRHuulAq72CM<8OudW}gqNW3@=_7b04z6Lbl__|r
z%cwQ2`n0}N2nkyG8-_Zg00N0r7c&gqcJ0`T%0H)nJ|o}xT*=QRUQg3GOuo~6s!HKXrni<WvCn~&#<{FwW|(+W}-=|vnq+I5wEN-
6D*&sJ*?6p{;a`~`KXyKO0OKDn5rABB_xxmQ?A3L+N8NFiY}F{sHqz<Hma_mBB%AJOeaSi-KXs;P_BBXQ>!g47b&)@S}nS=7%ZZ#
+?&1}a;x5_Mk`sY{jEYKS}kEOO)y)m_N+`H79#zoiLU4XC@oqls;%R(N3t`p%_H}&A*sJGvZP&_RVZhrRx;HsY_0Jqx~QG5Vj=e|
%_q_=nkkvA<fq1{m8^v+Vk}6j#VPWu45@Q4W2Ri7m?*R$2&#Y-h_F^HX)viF3$UxPD=s}Jt*o6S_$j!s@2o*AuPdXem9L;8`L64#
F)dDoQmJ9D0IWKqUMUNlC@O{^c&z9tVlC^Xt}2`(iz!$uEU`f-1)o7K=$7`dcAIjrEv+{%T&FA~<gD#5W2_;kQXJnYC#*%O6{>lf
X{&WDlP5Ky5~TT}Po~KynXCXHI2<A<PpiAFL!o{lXfCj!I<Y`2cdZnziZLpkjH*_FNH35jEiHX3EiHzoRw@IeMlCrj94yMJ8lE;W
mM#*p04&}wa2_8kcq|*NUa|u%NF=EzgfRZ86Rv5c5}8IT<SY^@*{Bn*5htgs5-h%|87#J}hpYps4J3W5tt&bwaUL8lkRS9UrzmbC
v@jkVWiFMdlByM*Y9s=&|EeB{P8kcZ5hpUKW1a~qt*0C>b+N~+eX#McO`;kvSgBF2Zm3Y9{ws>FFeGWN(y0O@M5&Rjuq6v9F{m^x
cPLk_DW;jQuq&9aN21Re@F_+y_AdUYhOf-5-3|>SCoFNI#V;=^ai{ttw<;Q~Vla}ef~~qR@-6@^kt|&<1*{>2)G+az7O2^)q9!aV
{-tv%TcW%vQ=G;rY^oG2t*srbP_GRh3#=$9cB?BTW~U@2WiFu(vZ+j+i=<Pl<R+e@>?@rp?k#vDsi!h0GcYq5rli&-&8kGJ>aFan
H?d14HmH}Wn=&mh5vkCqXsT|l=P<Xhb0-=rOCC}&H7h%W0Vl<zFr@`8)vWudy`}?&GN9zFpDuKr)g@)B7q40<X`?Q!V=lrd<gI)x
lqSP3`zzikqA`WA>MFmj&#s8AC={J4y|1Y#UnkU`Q>(0~-Y?r1=$*zaZ>eXpp087?7p&wkOe}pHKp>T@R-l$AX(wv1hAA#35Gh$K
TrOn+aiztutEkhcDKPIJcqCLNJsTo0*{o<K{~=?jTOp1nd9WlbOD#gIJt<}?*dnwkpD`b<3aE-T2reM3iZFsK`Y5EM2C@*DAgo8L
5FDs687$o_1+qb^v?AS<urSo6oTl#`H6|6YA+3lmXRZINvMi1+3Z#rKTc%~I(z2`qu^s9z{Gz2OtDMB6-XQ#_L#ke^C9VP(>!^+<
C@@tn(l4r|m>X~^l%I>NgrYgC{Hk89!YVkerz_|oy(xdF;VJefAFy<$K&B@wFQi{C7A}vho+%*}uqst5WhqOl6{~L}D=V=sNi5u_
E-wf%Brwz{Iw1F~EGZhUgevd=<E>bzg)H@&Yp`sm60QK8)u#I+2r>q)UaEZ~@2C?fP^kK^0;w~xN-x%$0x9{R0jwAuu`6*WZ!S}#
4Jv1@ldIh<SS)ia4y>o3uclqBFsZgKQL3^jVJthX4Jw<NswFurlrTQ8RxGlsx~s&lMyo3&XecqJ<BzJaCneeeO0ng!FeJ#KN~{5`
!7Ku&BdhMKKP!N$h9e0Y?J0^V<S$0FG$dJ{8y<VBiK?WoFRrwnaj%K5vZpt$7OujrH>b)Ed8o{-Oe#jHv7sZU_N!^IDXbbPQmtVa
jIf=iv?}B(=9Q?X7BMTVUnDD~cB`N$2b(jlCavME+Lzylr>$<N9<5g_KA=CXtgMG5-!1N^uBzND5u;r(e63=!BPK#HLZ@e}Qm-PS
@+v2*@t%mP4XhBZsH?A~oGiYk46!9H2(nbE*(w65s4lN97OD5EHZvHhWv5{=`l(*11*;&gQn2Z!j;SLhVyeZg_bXYbC9r#>gsvzU
A|;yw%rJhddMxRz>L8`2q^EDJcdx!KY_RkpjID^SsVE?nM<GG6WvHVX!60L-37@TiGABJHn<;ao>#)qPE~}2H&?4}p+^ktDudv=F
IIV#zjw{zHktXsaF{}frlrK;y%`0J}^rJE{PanxFVwv)z)1as@%PFF*W32ivdMCVs88F<bO|AhiJE*p*Fd(C<N+tvtVlbedJSx4N
U8px0S}Zy&u_!1lR2D58E0}sLizx`HDXC&DaIc9f_$w+eZ>{dGnllbE^CP;i4y`hle5&cLi7jd@pD^?=wy+K;fT;SarLqF7C$HzH
bR&we2Crxz@T;XS6fLu_1*{o`2&fgZC@kG4D<VlPKr7d-eyN!vZYz!{!Yb4*1T3&B=A<qu4KmEFCnQy=^dcgnSg=Z<btNt=523fN
6R10}cq(Wq)2%<OS1%GT7#Vh|2qATyWhG~<3Mw$Jbf|JLUagofnyI&@ShCnJ9;~h(jV`011uC1O9HA{9-K3d>9kAIga;)>Jz@)FL
K&)OcMKO}Btf<PZVyS&F^r#3KcdQsKjWMjN3aaU>nkM)zxUO8ST_N|IL@36qf+}mMys2g^Bd+YN^dmQ{VxoDb03$Rp_AQ~UaV{M%
U#!t66|O-df2md=w<i3novB7CA{kjOYpjYXD5OWP_Z~rjiLTiw%Pi%gwITm6W1=vpP83C<X`>OWX{^kwMkzI_y|J3Any444#iO^R
=%jS6Pogrf(4_#T(k$Vv6f6|4=&2?oNU+l`ldo|kxu<I?1ccNp(5~^W=PcW+CoC#1IV}LGCn;Pie60eil(8);c&t{URHS(<#VR-^
#G&<u)TC~$tt<;Lt*mdUhb>*P*sE|d^rua&WwLs%h$M}uXQ{|4RHPg#JF5Ps_^8FC3aGO!{wn;ez$wBLY>sR&M683XF|YcnU#}4^
<*xm$8X{jUlr31S`Yfxe6|2UnzMVBLQl~Ai;Vu#)<gg2|N2^Sv8Zf>l<Qn%K60J{!nIx_)mkyjMP^!+EouqlJA~E_du_X8;rYel5
yCsY-fTV(}7_X5k5+)O@<e-MJ1*~4MKN&MF-m-9~aj@GYrmF8QVw^*pY9~o2V<hLQ8zf?;CanQ4FsSGtmLU_WaI6<8Z7l~Zj4;J6
7A@2xo2d6NCnQ*{jj4$<rYpV!C9m!%y($kZ3or{SiYekS2_lCs+^j09)+hm{&7?cBaji8ev#Jgx&m4^{fhVntODff+kf9%>EiW4}
bt$PSt|${NS1eR33m>5+Eiip24Hl*<6fm4I$DgVw0IE@<aj2`T%__Mt@T{sH5iIp9iK}@M?kWZ>XsI_RUapacMzDG;yChqscB;KA
q$VV%C?)eMUaB=JF|BVQmMTZABd=`<^sQT{F{=!$geA|X1g(%NDya^t;Ic9?vn&{>xv24{Rjk4tyRl2K?J4%1hbauJA{XT+|0L~|
GOVVl04anj`Y*dM^r`+VyC`j{i7DnP#3@^?&#FQ&S|D10A}`b=TcIehC8oER5h=wa3!HbUQZ1URAuz=qn5Yh&m@3LDIjrTaZ!5Sd
DJWqvY%EePwXL(S|F7SqFsywlf2Zsz*Deb(br<uPm8GzxxTzbZYa5`jA13H1@vJm24WKZvTcv`jgQ`TV1+HePtRVj`BCh)<B^qq3
FD~<e&7^Lvb1rb9Q!Q8_6Bq3)2c#CJoGYy@c&cKmbs|hEey-y!A1;m|6RLot=c5g+c%dOIu&BW?->y3?eXumCAtmglkt^RUdabIc
TQ71ZPARCM8>}v{c`mv#aimkKtgwEk-mTlN{;;91^&u^>S}(JzGOSf8V6RiCXfE9Y=&X~cT_{N@1Ff5{>!OmU0W0LK@+d7b2qa#t
m!+zz`LMdD2`<L5O)L&1N+p>rp{!4>iXI2CDk+e#Nv%LEJrqGQFQz7~?WrM}imt9I1t{RCLLcfX#4Z>!DXLy4&8QWsb|!17Q>g|f
OsGDoe<h$S8m;pzTB-`H46G-BP%craZ!$3`-KcRbJup-xl%O=J!X~OQDJabvwjYeF4XT7KnVF9s=BA;hm@IHI#H)iTw<H-b%BAJ0
kE1)RhNY6JDW85W5+yY)e5`#f8!q~*(<tjOH5=Y2L99HWMJ!7u7b-0$hpq9i_pTHu8Le%scPzN2IWNVfuA>74t`itCL#sg`?Xb|N
*DNe39I*>7Vy*ET3o7%gJ)a#Zv^4`DFRihyb1y&|Rk7(RHn3tSizA4r04`=MbEtPTrKIJs=_d29_bw^2@2{~SRwRfkV68`=KQ5~(
vMUgy+N~0;Hl={2XDkD%n=El8(kh{-U@K0dMy}tgO{zJCGq9SZ6tMrF{wM&g0<S70jVgd0Kobrvq$mKeq@%PjyeSZ<;w(ZZYbZ3T
gRRA^UnQ)s$EvlZy(Pu4*0GBzNi71Uz^s_94zEV0b}1;PkgeD%dMjX~MV&9J3#S4ogR3g6$FJ_F5F|ycbE+gQU9xVfo~U#tiy_>s
0;z@pOD&VF)G1ypur7Bn|ER4fq%N4AqOZZQpB>4q)}jKi`K@!P7_Gh`-KasU=M;4$uq?HymMgn1E+Mrl5+ysXkD$FRjV*5{CMgW9
bS*HbN+`LZQmHsFj-}KsAhCh1S}pagYAp#YWGQ<idMSmdZ7kxHtSQW-;xA^fNG(o<j4bY<psj^06DvI;yeL>HH7P`<11N^5g|7xB
RV+%Z(5yr%UaX`pDVK(&1SoGX)U1cAKO=Lfu#@jC<eylmnX(`!nyM5p@}_5}pQSV}?VtoKsjRaoC8{2zx}kTk*sAra7_ApFO)Hx$
3o2!>L>ow{P_1OAa4lP|E3l^ldldJd)vm5BlOr%APpUMeE~Hs3H>^maf~4E7%`65j1F-+82CrkV4=v7<3n1n*3M>>S2`I>@S|~X$
MKRl_fvml#qA=?sQ7jLzhn<@)yd86}7AdZ&OsaCS-LTZKIxH`U(yRz7s4b%$mYoPGO)iP7I4oYL?4ebxKC$wKS+HU;kg0zwhbs*x
{wB|^P^JqZuc^l^wJN+MdYN|_WHN3kF{z^{^(_A=F|oF*ex&y*(<c=zhA@*UaV&KtB$Vi@4=6kweks-{Xe-dG8>I&@RjTfw0;$BY
+n3fPimAve^(K&{?4VYy`K_s`#xX9edl=@YDl(xg_9<D3-k(w|)F&pH(yW}UIIL$b8mOlqHmjF4izjla#id&#$gJkBWTxG%Kqt&4
kgar>*r~3Zm#OZoAf*<pAR-4XL^2|yXc&T`cC7s@u&zz6rJaN&*C&Xn{VDM+FDw8gz@;i7J*RJx%cLzP3N2rxO{@r`xucLJ-Kklo
Oq6^9$0FPv`KF7SgC$BTMJ%!?tS$j8|Di>y7_7#uIHXM|t182+94!|u@gn;u#HpgLO)Q})Bq<~$C$A-{fTEa*DJdQ-rLc-Awy6Os
?<(LdZK<HBSsnf=t}LT7JS~)~S1f_3A1+p?ETDa-VlP}J9x2MI8Y(y=<SOW-zA<Kik1J=OP%5&kRGm7kyse=wx~uu79wUID{;Zmv
V6bj2!7kCQWTfAl;3k_ed?~-CbDT9LM=TjB6R3Nv;}EbVuCUK76{<<9{xdTv+aZ@QTPl^V>#KP!Zmln=&a8_mizikp)t&pQ>ZzTp
bF2WU!YIhB&8C4Z-Xv2nRi49v;woONLa7?3^dvheDk%J`r!CT~U#W^L#ib`D&z?0fQ!RL^Vy$l{b|}4|2(7WDbE!P2hA0=JDXV>*
z$ap?JT5;h(x=y@ft~jthaq|@Gp8&f-Y~bO!=I@k{Vq`?|0iN40k9u1JRas5qb@Bm-7Uy37%az{T`jJvAf{XevMJ814=6?`ps7eD
AS$D*QJ`@cBrM=8KPhdlk}Tq-2&<2zHKvFwEUCVviWHJ9HZ1!mi71OG*DAa#@+}ChvlPoIb{_btAtf-Rv?iJ@)|uR<l`LDRcP0lX
j+-(XY#MeOoGiGc{wVP<RxUHJ|0q|oWu(9$IHzAQ9xBX(tg;O&(l1FPHY$CmVW0V`3@!;ODXfMvd9Ycqpr$x4PO6WfH6@v@7cCku
mMDC%CMHI(!K!I6Q!bY;*Q(U0=&Xq_7bc6Tqo%2;;IBp_vZZt=@*(W7fG8RvlqPeuL@wMg5hhu)La>!2=CBT;NUblg_%0VHc`7Qe
R4f&R87_P(IVRDus;q7&JTg(UH?eglKCrl@`K|J+jI!LU9jss}+^35+ye5*bsU!(5X(C83ZnUhaYO=#EBr5_e%cc*q4KAuKp|K|`
Lojf$ZmvEr=&^Jw%_=}CelK#T_$_9qGo-#PRG#!NzpYp?=&F1$crux-s33bO_b||hcqsWWcB<p5iLT`>1SqGeTrS6`@hJbKE+`S4
PNHEc3#>ORh@BLk4X?$okF6H2t1uX%b}!zo(WzLdS1(x`m#8f)F{_j+7@K;gYN<XN%N_)*XC<JoHLUNfVXogQ@t<Na>76hvIIs4l
e<?08qNo!swK0USV66)*moET==`2RCgfTU!d8hcT)E-wVs4GgRp(T^A0v**d(k`zg(kKqAPcIm%7AlskiIs&cy{0~;Q!|b%Brl0A
#48@93N5ReOqR(ooFfJ*;jcoeo2{}dimh-mkgta!j2@9C1s}?<ksdBE6Q+Hhcpvq!Ypm+BHL}O32(7*&G^yMGG9m4tk1$E8@h!Eg
6|^BR(<MV9t}(nWOs(55cPPu0yrt8p0Wedtw;-}Fn5reLLah#f0xL2k@+SMP-KZ(8q@>F)OfJc+wW7bSg0i$KR2X<9%%w$_ofA+V
O(HEJ2O-|3_^EWFE3b;K)vv59ou(eJET`eHwyy=QlC1ZEQ>N#td8>^iTP$y*=p}S5u$sp&H!1!uZ80#de4KYCJ0#ev(<y@-bFN@4
cPf*x?yWJW9w{j?;-nO=5UQZ5F0J3JF{r~YSs~h}QLc`u>8+kHj;t-KQ6#%6%_!CwFeFhMRVpX2Hn1|R_@oB2)TM*2yQ~E+ZX*@0
J0=wc$095sQLbnyHK}(ga2}YTsi0M`fhb2Qw5?MqxUC>DK`BwB6|LH<zb?=qJ*UyC2dzP{@huiB^r&*NB&k`IYa`q%uc=6@GN;$A
d#cW>Qm6;85hi*sf2=ew7BM*=&>{^Z>a4e;EhM@n2dd>HQKC*U7AtV1Y^F{e!K@;Ly{&I5D5pKEh^#s;$grfC`>T*4x2}3FyRB(1
S+B#bttvmPo-5_8rJX0J8>v_$QmOzP9IjriBdouyGAjfzZl)-$A1pVqs2%qx6sCiz#-*LEnJy+QMJ}MC+AD*ktt<qo2p#*Td#>87
zoZnbWvzX%sVCSVxU429i7VED(kmLQaU};Ti4rKJnyW{u2`6QwtSpWwgenTGn5;G@10*P{c_kOHvaSrQTn=okDydPdzby2w9xS`1
87Ee&g`qGaPb?cGsIBs%cdYBM#H^q!x+)^6_odn}lc(mf`zft5S1e?&Q8iF4F|JZ2MlUurAFlqZ$}6ELb17kj;UpKb*RJ!eNU;sF
x|9K~46Poo`KV(pJFdyBb*GvuKQvG+1}vg48!;QKtfm|>hA4X~RkU2FBC-pw2{Otgj4e2;)U3uFuPmFa>oD1`sjzygcdFy8My?s9
k}xbCtEGe~)UM#FXDo3t$17PcYp1R+O)O6?XRZpU!=UDd#if^}1}hk?S)|#kS0r|@EG%y*NvTvVsvSF~$e}_ncqLS+k|h(aFRwYT
f-aOQ2QPo4gR9x8r7CwJ6tGn-Ml9;4$|FK4F|L%cGOhcto-aEtWiaThYAvuQe60g1=CBqrdLpGQc_AVx1fEK-DydnkWvBw6A|&Rm
PcYg8S+T?@VkIK5O)a#p!>6Gol&J)$1TGn`UN8c$&lI?*?I`n;G%Wk6O{)|xuq}wEYONHmlO%PmFRvpm4yDkiZYD%6FDVYJ=O=El
P^lg#q9gGu4=%&37co#Kks7=x6|9#mPA16&imy1U-mQQv<SVWdl`N_uVyZT$Hm?tXA}uhaEhgtEVJw3tfu?O5H7<Ce!!UcGmmo7J
p({}$<s#XnOeZ0xpQx~%wynk~3afP@Y8<(xZl<UwQm76oi>tsY3@jukqAK>Q0IrrPf+@zRxu+ne|1ck~PB8ndX)Xz%!X(xuZ?F!c
!=*JSiXve!CaI^ca-I09t*^s{BdujDl(5Yvov6N>b}Zv6(lCiBzp8Js#jIYg{IF*(VzOc=|D<v(hal&z4y4|oOs+_(V<1{E;w)FN
&8!HluBX_cWT$JeiJ}Cn9Hm*Tud7n74;&b(bSF6>>#fo(KrDW(x-8Z%i?BK*Sgr!H0<0slFD;!aL#<Y+>8pT+mMo&I%?{fuWTu+1
9Wq<64z7%-e5jBw&Z<Z#)G#I`E-DMK4zbFvaw)B^sh}(+FR&o0Q88#SIVFRvHmQZI!mCv<iKw}-v$5bVLNWam{ITJ%+Nf@thOVJ3
=c+)k!>rbys;f4ywxokDd!%=vurq)qMXdy|BdOY_PP6p^JSZuywI=VT#G&r5Sg$*;rKylFu(78wZ>+|wrz|P5m@oCS8>Ex4ZYGtl
z9XBf^pFd!+pRz)b+aZd-7my1L8>gT<F4p4VX6|V(<U(@SEy7fQLwTpc%aRxIxJNsg|5@4>73mpH7AQMn;g~_;H(!Z)1n-zV6M%n
W3cxDs;wHX$1GBs;v)60Cav+L@voq)C?E2y$*Y5`U@RrADXcOjkFF#$bEKE2rZ7pZ^sy4A(678LSFB91maAy5Ca=b<EGK)eJ1LPZ
;i3z%m?_mRZ7}YrhA%iSaj@O76fd+aRI3iI12wZOVXSzg$uYqxgsK@Y2`aNJZ=gK_4X`w>C#)8$E2`8UNUq|rDXv2+C9n0SZ>s#O
TCL!&_9m>Z*)1ojX)8RaTCbTg+O2V}=dLlNwyYnlIxZA0At%GGd#pLA(yvi0F)?$pq_RD&Ql-75->XTmhbtwd;;;Fp@-5jPPNK*%
J+3&cr7mtRTp)oj#;NY4bus*fZ6%Z|3^JZAl&giY3aOnOWiZ4qIj|2X7q6J5Jg+b?RH+`YvMvI%cd$+_hA@VsODo+c7p<}^87~2?
o|gisC@}D<pDi!4@t9$)1F~AO&7g-a0<tfvPOAp2z%9?F^d^-gI4kKX%dB!NH7<;x86{S*BdLb00j#AgCn^|#imwZ)IVn9X-YF0*
EUs8FWHi&P`z9VOcd4&1$|P&A$}I~g3ndV#6|j*e7cO|5nw_nvRxHD&G%H>y^Qt%_s4pKW%cy1}@2DlO<(U&OSgKGc6RnV_=ctJ&
S*V&Qr5vQO_Ml-Y_^TN$pfBMqzNv1irl^yp;I0lZMX<R5z$+=R-<xqR5iHZJJ}Uy7EUgT&1TYe@(Jd7%o+@~)RHTon2(2Ki%&;}A
gD8itdN6;k{;J5YxhQNPkQ1$y4k_oPW~@an{wzDF<E>#Nu_{8a#U+!d<||Do{w)KnSD#j;hN|zTU?`!b1E!Oy{ja|+p0JTI60qPc
OsvKNt)F0}EHjlXkSfe2uBW=Db0pv&iy=)XgRCqhn=sKN%BsVmXsNm>PA(lNjh2<L8Lv?&rKSv;F|E@k52#id%qE5{E3v>TV=0@h
@-C$%|FV#;UL&V4*sIH^0<EPf>K{X}yDbAPF0UM{!>t0SfU>Kmq^Pnho~&^!qN>-3nxwp=lrZfbiLcQmLL?2asVo?!O&;H<kScp8
v#jx=XRxI)Nvt=b<1AUQ+N%ws9VNxF$R<FqFs@cA^(6YCO&|jvn6NXUPpOx(M=TeZ;-!o#b|_t}*QU9vx2&qEDym_W(kPm)XfC5J
%NN!z*d#WkDlq&c956aCF*Mr&4Iv1vn5{po2CrJ8j+k09A1W*{man@pJ}dmKX{4#K{H|rGeJM|{zAogafUOEGl`7MwSR}ov*D%+t
C#%URK_p?Lww#(O;wbMgc`dT0l%`jvR;`|_a;nrWXRJn}%&wBHoh|>U<f~k-y(kr}=d$9cH!Zm?J~1P#+pbFjLmsg!gDpC!aveY}
5imfj-4&a!sj8qPBqeI3UMoYaOD?rA(<+!HBCC|Fo1jpw#w^q$aVdJR?JcRU7O8YAp{fq2U#+jKBNJGy_O0-y45cWr@uGef=`3ce
<f)LGwix%H_#rVRnjz}22`F`_!K+lC^)kX4im;zB<C6LYo3Sb*Gp%SV(3~%<U?B1|GA`RN&!rHaH?GbYGp2YYgP~C{ysfgFTqDz_
?5xJBLaX_yH>{JVmouoVdaLTE5Uffm%^B6B$}s`1FfhC<{;z^8ST86oh%ogogRGz_a<D+98l9)9b*X_Xl_5o-TCaJmYpB{Sl`LT*
u_$nZD6OZbkR+O}Vwt`$ohz5E{Hka#bgBoe)1-f?{HB{Ep((d3O)bQ)9jz&+Su)Ql7%=W8Un|@xeJl(jM=HmqUart9o~`(%|E-I#
1TFon3oF&DIjsDs4lL^=?J`s=0;k-b$t<I%1E8a@FEBole4uWmp{muJy(`?JFf9ClD=ttjQY@$@;4QVQ%&elW4Xk9ZCooShr>sLR
XD-32`7`>h9jV(ZI<OKi^)f%HzBDf?*Cx9!<)U4zjVx84PBBd^!m*dAeX$fUCZF!Cjjg|{M=X#mbgrzdBC+SD^Q;813oPL#Nv*i5
DJ;#XStazXQLsHJ1hQ5vl(2MzDyRc7Y^sJNq^6{-sW9sx`W)J>^sa8MeJEiq2Pwp>F)gmBEw0L$0<g6V=`4dTny0%lTd?J?^`!+f
e=i*?l`dAJvZOq#>M`LhNTpGhgCsJq4Xz(CHL4?}WUQUC{4fqN11=`9Pc5~llBn{gaVN(rBq9J7LMb4rQK~P7iXS;HlPuwvOR!ce
FELf5t0&?TUMydv_ATu#z^#BLPpj;tBqFz;<|z@c`L1Lqa;kQ*gd!3#W2){gFfKSU6D+PMrz##W1(rP^RWY}S9j0HT`;2xPYnt{d
M=U?9k}vG1U7>iW{-J0Qx-3_z<0V5fKrA6B=O(1D{3myZ-LM!j)u}izHmwV&O&ZXu53G8vc%=HIPp@2}v#Uv|v?Zse2&9y(YAq-r
3alh6ZLKpb<sc5OtFW%A1E4yxPp$fptg>LT6D!W7wXS<Bx34a$r=xu<CZ%kx6s%b=@~14Sm#S5*PqAL9!m1ss0<IviVz8)~3$GNc
@+y4;GOR%=SS6*Xr?A|uPcQ@|$gCc&M=k@dSE=T((5}?6b+8pEN~x}}03$i9w<bF=lCX3nfiDfP!X|JaC@NmAsiMiOjIBbaaIhXJ
NHU%-CoE<y!ZIqb<fWo4>MP%?ld#IJFRh@US*v-Xv#{@}T_#s5Zz$NM#xD1*l%Vp4XeitxbSXV3Q7|<w<)C9O7%ywABdCQc^rsT6
W+-r^sjHr?r>v}}XD6~L*eyP>y{wESn5jXdS}EBo{wI&F`4~khWgMWV+?rpli7?8gFe`<w?W%|@;;H(x6S4ax1*{q>!>4Vn+^(v#
v?v#`_^e4Y5vTDh>#5hSC^0F4{;D&pg|S|(My^*Rk|H)ROs=LU1vR!QovkV;Z>!j>{-IzqM6zMAp)i=L`lc8zlCC_icrf~_EH8Q{
?ymkM>?|jzyezmW05AJ2+#rxF3?eEltszCOk*tWTK`e|khO3+?fv<2aajmJSBCLzA=PW8H>?*UWdoQ*y9H{1kxvZNm!7SsbR-d9N
6sct}$t^psrz2FVGc1y<K(XsD5UOOP12538Bd$=br7dqSF(i?u^e~32X(|bz5UeAx3@@0e&aK=tL#qR=shVG}t|_;qGA4nlJTLGq
o-9DD{-W5fXRVee+AYj1AFP5fB`HTL6|DH9(Jn+PYNd0AKr5T9<&!Tho+`pE@~kbXFRP-b{j6%RaV=0N8Ysc7VzEmw`XlZwNv{7Z
m#JZ}c_o@FBduX2`Kg;IKq^0|EUTL_%Bw~r%B&2KQ!zL#F)>ah9ImIU%`z;nJSCf`<RIy=L9Hk(vns$TwJl$(uByN(ucA;XFe6zk
@}*4xb19oBZY2Yz&@k{F3n}!h*eemObFYc4g{{{u%Blw`2CTfCEhjxID5-!dTBBvFQZ6*Bj-xCqAg&>$@TFm}nkC{bAE6hoiLO*C
gP~6;DI#O5)GX?;NT`ph87yhB87N$@ucn8p7a{{EAS`dLwJ2jEd?i0FY%AI<O(eGg+9>lU`K!;P0U*SxPAuc0oUFhuaxDa?2(7au
;iy0?T&$iY-Lhh=bSu#;v8mv!G%02%g)L<=Ei6<dzNc%iyq-2J{G@KFWURq0#i+;`oh$3AU$I%16{R8>v72YDmmRsSOs8ic{3s8s
xhzX4KrkAv!YINp!7NKJ-K+2bizim1TrAw0tgBwC5TFgP<0@ArI;=sY2%!S8AgM(uH?8Ze%Br@lUoPFPGo@p#<1LA+2CnEA&nk7O
Vx|zG<*kpcXC%a}|E(CVjHDN-Ev_!Cps%7VS+41<Ni*y%=AGj(uq_Itf3H%kU9y9&$)$NOPbF!d)vY!y6Dyj6gs{IQEv5pnnXPB4
u^vyaT&#X65HX{oB&WYEGOw4cT&y4^9IZDr2@nIU{~bCmD6Ha;cQPk0udF7q*sve2At4E%rYWB%T&Q&<NiX^=c`n7QrK&clm#pQa
kEHFHZJN-ky{m<-wJ1|0p{S}Y+OGzhts#mh^QKg+SS~w=LnEfGORV~-KQ6KzU@k4IPA4ZQyec~?6r|565-Ihnz_3Uya;oK}fSe7k
Vx-8VFc@*9VWp=o%&#adN+V6BSSt}QJ+Ha2hp<AW$E=7Xqb%kuEiAh%%C4%drLY4pp_G6!gQqd1=OkmSQLekNq^;R3gs}Fpv?&%R
@+*#n8LPdbVWdtWNv~h4g`?9kJFsLIhBSI3z^+5BD6kkOB(MM_0<nNEl`w`NL?e(bUn}S&$1kg;oTt_-jIm}jxFaL7Bdyzv#wz_K
q9{YH>LF_^B_|-UI3)-z$0-#olC5f?FC(O@PO&ks934xr%qwyw^(l7|Nii8Kyr|%YNh@R`V5`O|8?IHRPbx^HsV9=CUZoB&W38q#
ZL3-+&#^8hhAtZ<K_*KjZ!b_XBCc>GY^D$^w=6TQ3ZDhAdolnd^sLCOs;&aDs<4Qt&m;=3iJ)#QYN`3L`5Hnfa;=`JHz_r!>M6~p
xD@Lw<SP-aTpwPk?kJNhQ?K!W&>(b}b1OcohAEn>dadNDC#HF%2P&E)i7X{8xt_8nGb~gjyeyNdoTvk&BrO)8(Wz0IktM>i>#7YW
aWG!2zN-we>Mt*+XsxKMqMYs}3aVwW6QA!NkTB@1Pp#*w(4`cvgro2*moJzmF{h~?c@zaIDXpC>>m*pBE~l)8Q=;H3W+@{lx+v?Y
z^`AcLnw1DD6w&^a;3Yd_^e>AQmhs&#w^XKYo+uhAr?ol%&bGLF|LO!%pypyG%2dG#Hj5hT&+l{@uRY+79xlwnxc6u$t!g$MJ{8h
M6iG@Q!i+xaI2)9_#e(AIW0D%C93JAAF4&I?yjLMa3P?E1t)B>qbc#NVxelAIH{E$3$4APKBB^vD;`uT>!Y0|iK%)sCoHS7vZdCp
kf2H_77nZ|L#3E3A)C9YxgG5<DzOSB<*BqGZ#0cCQYFNuBBj!-(W+6bT&xwdlp~F-1uILe2`Dld39BrrBQ1|DQKw?BVJV-c*C|UX
Jt|6vqpwpcXe8$=Ng@`k0H*1v{3(&FrJ&KJd9J9Z@~ERR0k1i*0;B<{aVBA%kRs@z2&|hg5S*PUZ>poIv@n@1TdkQd%d8_G#je$!
kRObo#H)FwOE2}ReKJolXRISJ-zf?)^r|nhbg<;GOe?sr(W}TJ-y#()1t@YZuB8}(MXqeIHm~Ka(HVB9?XLW;0JTn?B(Q2QXRmk~
0IN5xIGm3#!!7xocO`wU)GpF4Rjf9s%CIUge<ReSnXeKpPc5^kQ!CLbG%W%zzp|(-bgIIZ;;fsd0wTPs*CdsxD6J=@UKw7fQy-76
a3nM+kf}VY0w$9u4y?g07AReV<1vJ)zOHI6^emh#VJe3vnx@|?$|UzJIV4Unv>{Nb7cq&eDw=|*Bq@z7<1RX|bS-0{FDNcBvme4F
YA>iP&!R^!%q$Wp`Y&Oz;3SKydY{Lqk~7_^5HL=ve6oKs6D%4mu&=AFk+C+cF)11)n6#H5KA}CZpPU7)hOFFyWvQqw52enaHm}mC
$f@2UNU^-Ie6Z6e;IJ2`6tkl!EiK5W#vvl7&?^kCe60*DJgbT^tS2+6C#k+Eq_o>I8zv#J->r}`S2HNEb*v4NlCAhJ@~Yb`d@2R4
nXi?qMI%0`s;G~sK&_CbF0B8owxTyCCoH0`%PSDD|C{cH5is*CsjXrqSgn(=wJKCAtRB%Q?5O@JH>)ruk|^|`1hBCspCpDEMVytb
YN+@nY9-dA5GU2D%&YP(&nQ4Av8UjkR;S1%b1Lj9`JB+H)~rh@dMLE0LnGEKfgH%K39F^9{x46g2QGLepDjWqLNYES+9&9!e=bp-
0W5-q*(<y;r>cT4eJM4beyIEvO(SnC#i{2q_Abv2o2#9uqOBA$6R8X>5uy7j!mPV27b<iTR;NlT#3yK_Z>Hp+LoENR&6MI5=B?Q!
8ZE}2BPs_kXss|N#Ufx2BQEW!?v{hFNu<N6@-HJVqAWTfMwyDKY^i>#&>B&wWF>I`jj2T~fuzqYvLYcY_arE;MkCCrC>gjhC9Er^
#2`nf?yR7$>?y9W@)hqVy|7rX2&}y)mZ|BX-78tIM6Cs|+@)%zt0K7{hpdvX6fL@|-7uXcU6*|ye<*D!$0N5bBd3ihxGCkY8Y+aU
Vk|Bz&nDom^Q}Clzo}cVB&)=PAR~;gQmn%#H!D0XJFK0fzoF=wd@a-@@~YmdmKql+x}&S5UZ`CuC8M>cE*~c+bg`2oCN20TldjRI
tE^V6O0H}zm#g8d$1*pm5URtf&n?U>;3pt0Loh)oFse`=kD+y{=%{q9VJbwU$0^Y$3n;3h<E8~DT&+K&e5^?ZQl616+aN|Rwy5Q%
I;QZc@~8Z%*`!7+S}ApsLMCc36rg~vTq;^0#47(KpQTYCR~)seQJHWo&!*j^Vkt44?5%j7rl|oa8K}W0H5xmuRICfD_@)Y|hpDo!
DJ>kVL7&;4ejuPIWSgRtp`+?A@|#?)PO0}L%Bs<*C@QlA2&WpXQ!A}3Zz^~%R3gYA^ettpQKfIK?yn^+`m8M~O)Q0-!4}Ibj3-L4
2dqG-U@wBLuP4{2Kdf{rvZYL~l&~Nzq%iHSWUogkc&dM?Vx^U-OrmA2KB2xH*r^z>W+!<glBg9LV5LSZKB|@~Gp;u*HzWoyTPr>e
BCT42Gbe*8rz2D)tSllaW2)*NJf@x{FdxRL9;7g=9I$>cnlZPfIjB)6kFTwnKP})COEAwUSt_KixF+qJ>!^^a1}&kbO`+N+Bq&#_
X{=zZEuSu|xvb`}9-lBRwXZBCGN}}>Mw~#Wr>T~wlAcI0I**JhYp<i7sjFBYpRbyMnyWUU3#_yz>Lb#vjUk7x!Xss=x*heVh%Kz8
xt`xAH8OlA6)mo+<QA!+=BU{k=c*48Z>*@HGOS^z>?PSJm8%#qp{qoqA}{DP8J=X7hc6tkFR^SfVX*rlLbJuC8=>|ja;WgE|Eyju
c_}5Sm8s&V(y+@UsHRS=yED6kT`*v;&8`QiF03`IaVaAz)U47f@FNke$EvET9;iVpy(a%EZ?UH^(IzM+tf)z=CNJ<LMX1W5Tq$-h
a;R*kwkC?K1TQqNfG1TfGOws9MJd!K4j2%wGO4MnP9>}<#x9vP#W4z~x}07pJ0uaMJ1fR2lPeD?*{shkMJ^`*BP|ImL8u0*b+C;k
VJY#TIV{>JB&Mw>St&m+Z7`*+t1gqSt|mUIlB?&cilrip{3jPG#HrXQF|D4jIw@!`%$R^GtfP&e-=+4WLobjk{iqWvJTaiKB{A78
z9f*W10`}SfTc*Pi!53%W(6a%La!vLWu{WB7p$GAz%kT;4zSax12e6w@2aaPUN1nYgeck?wJjwl5v~U;m?U&3FRdxB%C2oDbE|6|
jG|^LNhoQp_bpbh6e!lFg(0!2Y$yvZSD;U<SEy^QzNNgRk0F>UP%I9n3@uYAz%eJOvKYN8TBkgx)+;41AFUZFULY)#v?!aXc$M0$
wXCUypeh(K5wVslGAApjp(-XNxGZ)pWiFDL)GIWnPpWSw2`soS6DheX*sq(YCNR`2%Pz+*E3aoQ&#X8weWrY!nJaz`Pa0G(DXy&>
v8XDf;-AAab|)pPpQs5fIU;_rKp<f&&85z)m#&hnYo;@<znPh^bg5?`+pT%53N3{IhN!-uYA_0-jwtOgPb;1=kfltrEr(8+j3~P-
t}xOug)VHJ8?VK!V=Zs646I(Nlcfx&5-DdCCZOf6gQ<8SkEPD0cPwqKu_a!lfvLwWVXjH5cQBF_EgyX<i!SOdPbFKa60EB(5g-k(
{3yRK^{96-wXV~t4X`{ZgRp#pTrmBoRj(r$Q7UXKWw7+AXDpwgxGVe-1TqMzOEBcFgedAR<1aL*eXY<a#;Ikc|D=H~$0~HKswk?k
IwayL<|4l>S2A_15iprBf~;CF2eK`ofvoo`Hn01rEg!%s>MV^U#;v3+@hm-@Cot=&kDpX5r>;({cc{rOV=Q)tGqc*Nys3I1WTvvM
JtV=Z@TillldEyCy(&zg9xm@B7%-8j=PLdu=Bf~`%%l#n1u<}}qpK_*E}TH1qNF6Q&?dyEKQMQwNi3%$B%x@K>#mwFlrPMy?IW}=
n5!!&+$wsmRxD#C^N_Nux2`lW6)1%?J*7Y?_pQ7wX0A1X&n^+F{2j9)2&{A_ST1fXJS|Hr&?$&7Um%dDqa|-J1~A*K{iXP*X{OXB
lBoAD(y_Uv^Cs`B3^ClR9IbsV&8dej2r{FoFC@4v5TFgMm#iSA?W-O!4l0x_Wu|JZzAZ;Avn@&^GbR}-L?-U5H8B4qX|QuJn=dga
>aA{tS}FUm_#yu&9k5L*axLaBO&y#aR4ezf7$vf?rYX25MXSxNQK=a-R4R?8*{dh6{i(pFbd57GZY-cD-LL_wuP!Ps;H<tFm7uJo
8Kzh;)~69Lb}X*1jH3~*yRRyrvZ+Tjkuxi?B`kI;jVS`H3Z$c}ZI%<KiKsWNaWB0Bl_u#d)TVu`%&%gsbgs%MsHqXGyQ<<coTZ+y
>nu*M$)mEYm?!ulm8B3ZHz_cjr6%O5{Hl$Qb)tf>QX82re5+5Wf~6F+9<q<Ai>c?WzA*!`@1`xFV<8?U4=blC)ujBdjIisfYp$R!
n=J>bj;A0oMJ*4n^r}9e1|{Wz#Hp4ff1s}`R4K0}$E&!n@uN4Vp0lX1)UPWp-K@==c$n2G)}lwR7pz9H4X}!*f-1EoLa800h_EOs
Co8zBX)I!+rmMdyCoioa7pdwHkR`dYGc9m1#jZ-KuPv%0nIsdeXsmA~ou#>`lBg%H<0ynMPORZ9KC95FvLRpt=N#0qNR-N;?k3c$
nHsLGY$V|;iLLRjxu6Cq?j7?W`l)2EN-PwrpC`;P$0k-G6(~riSE-DT0IU}&k)*k-;-{Ig9xewg>?r{#f-&T<+p8X~b0V-RnyF}}
#<Fm&3?oq%Ehq%2->q=1kSW$G@gr9(L$PrlQL4u&JTJL|Y_ou@A+a*03M|Pf=OofF9WwwhUo7J-<S~4#2cD=c#4t0mIHPkis4Q?R
>!W9^6{nM~YZXbb2Cd<*6|4{=NUl<?STMI5lPQ!i(ywi<&nkc^C#i(7l%$m@SgJE7nyMG5nX2ciWhE@Jt*&?|g)#ml^sNXf53P41
QZUGb<}52K60CEupdv`EA+Rbg4lwPoNiA<I#g*nFmow|Ipe<yqAuNk0?y3zciYm~gs48NkGbvOlQmpPIaV)Pe&8}W8W~?MIgD7Px
+%BG{ES!F!6r+Kt&$Du)IxiU-?y$Tr+N-agm?VFyJ}p-qtgX1D^QiW%<)kU8f-h@;!XisAx~-e7FrsiTS}6M|^{jTHg)n3&g{J<j
SE4#9J*aIj7p228sT^u6mMyNZhb8>4Fc=W8)F^MQZ!4y(+aSys5T+0?1d(SZ0k3+h1te3lgREVyP%USuORlmoUo6g}W2WVyq9x)e
Iv}evelg-DwXH%h5~+hM2rP+&H87Q#Iw>eDc_S&V+^`xhDk<)pJtq#Tr3(S5Y^!6Vb}^r=sIQzFyQD!fbgU^bg|4nIRW5BW)h%-|
K(CE2v!RwT)vo3;U?z8<$tI4lU!Xj#->Jl)A};JKz^9z9qoxxw<1JdOz$iMh_bHYyaHKXWmZ?Cm&agiyjweltGOST7HZKh-POMHY
Pc5$=U@YUPOd&L^aVcCY&@7@Vy{Jv8oSYw`x2waZX(Larnyt={bgob!Z>3l#U@N7rbgYY@>8%AY4I{EE2%UH^MXFgYm#2@Sysm<#
H7^yXIw<rp-7=1<K`UD^Ww0oz^{f*poheYMO{glYKeH4APL}>FxiE+&z^3b<gRl-RKB#6O+N7+lRj3RuIVjhtAFMGbpd)7}OR2W7
2O@*6;wBy?aS-V(zc5-XCn_8rVj?52VX77?K(7jofh54Ffhp84Ixmc*SgSm(z$==s9I%BE4k%cp)SxD<z^zuY5hcnj)h-CJyr7k+
NhuQnGbu`|z$dz|Bd#DVXs1A}>9BpMfwB`Y_N-&3YOFS^DX_RDmK`^!Kqy$Ov?s8vTP^LLnk$W}of%ZBsxiJU&?};_H!OLvrmwQH
U9Xj`!71Uem9R&tmn6fe`>p{fJR|$B`k|yBP9T&lZ!9?}1tMZEO{ZcsfG%~Q8>$2ZOC(XMeHM|ZR2bB)=Oc)zgc=zv`5-5+NgfBS
$Dp60J1%1>mL@x^jV*PkRIn4Q>LppJk0-V-Q87@NQmpEyZX_Tu*erCftfP6TA}j`}`Ynr_GOIDOmnJ?BsVj0N86?~yXsDQ~ZKpb|
1T8wH`K^ttyQXd~qOR{J#4M13#-N<ApQRcrGcmfahp!u)La$A)%dQ!)eY2OKWh|~Gk1&cb1g^xTI4ZNSajL7R7P45OsjR%MJStPA
yDKX&0H_JCl&k2d$gHofQ>HC20<j6M{Hyt++pfbNWTGpqm#kB-d#=eTI<DBPE-HN{F|HyaCamBy_A(nW)+vvGei+Iu+%t`-GNT!-
9jdM?GpsTw<E3?|N->Hk#VnDmVy3RFpRd2FU9MU*JSdGVYn>gjW-Yj%nWo8_9jewYDW(=QfTYT-l&EJeawZq73#d{jY$lDeW+@*m
<f|7g_Z&H?M66<)Fs}ff3$B7J>#P8)a-oc{d@q8ojVa@XBP+DB+^Sfq94i*BJFrwM#j0hke5*LEubjG@3$iMqw=52%=O|FECND;$
8nH>P2`PfCsH4&@+N6}LL#sV5M=&6)XptDPeJE%zgsbqNvMeaAC8?Pzg{-Wo;4WG&w4qL_Gp+qGb+0EZp_ipH7_zCQwj=5^wJp3W
e<+@XiYkb#O{D>z{GMy59<W*^*B>*mM69_fJuZJN*qkOTJ1D#>s;$m2F)D~Er6Vt;<}S4^<|2A1i7Du@ey!rI3#8>K6{(-6mLWzi
6Qp$`H?X*st}Oqs+$n{ul&`EYH75l$yDi}@4JqfURxigat0|VRQ?GihXDuDCj<QySy{?5W|1FKF;HQBtxh2dbNhz!)_@!Yhl_)G3
z^PFtysAg95}`LHSS<*Wk*~I_a4XiFIjejups;=+1T88s6fiBU`lTtZT`v<W{i}SRiK^8sM5vuEAFkvrrXVaLC$OY4J|~H;uqhU)
>#j2@&#wV27N}OOfG$ZdnyasbjjTy4Bdpr0JEYkrJ(x2u&=^216d^XE|1VAs52z@uu&jVEU@MCx^R05Qm@KO;<ftsI(=1;urJHu9
#wMGs10=Yi^e6fsv7Uack|=L58!ou2?5ZoA<e|2$6R@8zlph+b4l)p|s42%T(5*ipHn5GS$0fC|Os<(Jb}0XYR+tO1VWWhgYpq(S
O)bT&a;>?mnX7=Ti?52WH!t|8%q}Xf6()GB<EY=Kny9{(7Oy5P;4B!f7A2!5gR03aU9Fj|%OnA;R<5M4Wg{7`oGo9o)~rP;cBl)g
6|t?U%O(08I;uddBd`-A-<4S{WUOr^#iOw-Qn4s5Jt}R2^dR~xQYk<y9I$w>BNdA(yr*=kSE*(nDyxww<s+o5I4#^U0jzc)5hO$=
EG_S>SFsi@6D$}ncOGpo!ziUO5v|{-%`t%}D5<=yvm;?EA**Mr5vZoHH!!Z7v9#YRswOe1TdI*P(WGCj60EGPMyf!to~acruPjHT
X{G~$hoP9R*Q@9%-z=9gL@QY@&97=RrYRb#10`uJ&N1RBW-J`7K{1jtC#9vFj;uQ<dK}-HMkw2^kRggBp|0$$+^mBp044~nYAoBJ
&aWS>Gp>)WPc9Cr^)GB8_bLym)~{P9Rj*#F<13pfE21B+!>Y`!6(kZR=O;2S;4JQdVXi0=pe6@1XQrjF%p&Njyeu`Y_^6$$L?*SH
xT?*uZZ5ndd93!OEuq9Q0ve>M6s={kYbkWAMzC%#*{=2?y{~;KfvfGOTrSfucQP2HRxjx*NG@lq8=!g`mMmE+@2@VYOtJE$X&@@8
tFA<;949`dyR6V01+dUCl$_{@3^8n|44`u)dag7oL?RfeE~=3yqN!vi$Rr@BYOk~^t}(}~FfG@xMJQ$^1urbF5VF;wd#v`IW~D4J
)hIi&s-$zLW29fCuC7O{WhXMQgDH$OMk^|@O(IOLZ7sB}of)*PL8L7)VJ(a*+bO%MTPgG^h^<*Id9dxT(X1?hLa7C+b*%Xti!W#@
<E{#=JEd!+10>O`vny*U$tiv$jw!G(O{s(_b}GvtIw?3SIxSZ)0jUox?W@Ns*DW(H>Z|^tIk3d3%dO%v;Hb*1+o_;4Ofk(MudLOq
Q7{dx*c;v|D5(3OA1P&^#wm87a2jQ+lB@$Q$S`y?k)n!-UMn)C3okGjGAF&LiKJ>M|0nq;V<J_r?yTdm+bKt=HzoeAFD#>~vL7;`
dZXyA@t|idi>=wJQLex&+^Ni}2(F!#Um~|IfEfd@7b}=B5Gg(>Od^S`7_Evd$T5mB7O>4SkT2k-cBXQmL#(bOgc|#%Dk()KZ75_f
JtWTn0<5+b3M8zjrm3T>52C{?iz)r8wJy)2Ca~!!UM%sg*C}VJ`KuMEq8WLx6Q6G}oUS;l`K)&)buiW@r=m3}$0`9Xb)>7X5H88C
1*18q1Ts3T@T|}*2OkR@ovi5|v#(hwJFIH30<qeoPp~$t-mnfUrYlUQup<5~j-=*+qo^~jUZk$B{i_5p;4LsAwWkQNL#dz?yQQ2g
(yvCRo~84z5h(hwpQ*{On=el+psYNw05SWXo~T5y-KYGlkf!3VccI7~n5k2)^01?<k)sB&v8?2wk);^2im!sN%&S7BhNTZBiK=Tb
fG+MDPby|Hw<hu=gspa{1E_Y2a3;j9My1WLIxK0YqowPm=c#I>%q}7<*(_3_@1|cRv8V&8&7e9iaxE+=nIR4yE-=2X;wd>Y4=fn6
Jg!P7TPPbU7^GsTVy)aT_8xtu1g#pZKa}jPH6|)7^D#53%rFfWiznu;AR-g6Q=}K1oH4c=`>Ru-Bqma;#IOp4hN$x}N~vWeKcE*a
sIV6=?kFH6%&iQmYL*wTDIMP|a4;7vq^biel`X=ox3G1gu%b??ETrcwSFgjaN~k@s*cMVP#UC=JUMWtfiY|UD%P0aVW3oLe2dt+n
tEwRy@~phB949R=5Ga@=;w;Fi<*YA{RV=uw&8{&q$0M18qor3agdF@YwVZOU=PVd4s3a<^YN+F>K`_@Q0jZs?sIA~I<g=kG@vS<f
Q7f*YODJtGBAv3Up&{O+KAvW*z#mYk%dB~)wXBpg$S(e#QY1RC0k2aZx--`;1hMxY&@o=28Ku50MW5uXuP}M3elWlsz$RI%`Y1WB
NTzav8L$^F3M@6H*CC1{R3oY{->BlP6R^ZB#+t${=&S>mlr23dM4$*I2e6x}u&rJ$xhx7W53M~Viz=Y1TdHlO0VZm!d#Wiage=`H
LzYV{Z70{NW-v6d2`o9X6(okPcCJ^eMJ+5Z11zL0#W2Ji)3CQ9C9Q-on=B11FR&^A&ZN*XF0R|Fo|BZW?yDxP*DTSee5pmQlBiD{
&nj9dZ>qW}aH?u7cq~Y#7p<Et&@!j2_mU{3>!kT8!Y~FZ+?(Dh1*glU<fX+dOe;>Xx2Pa31gHfiHLh_lD=QzWY?#|EM=)n7j~})v
G%!*s%A4%3Mz9B*>@W$e*%dX0BqZi7eJ2-|SSmfAM=67>?VR;1Stui|M<^CAnIuf5TPs*8T`Zp_CNCE;A}ltf7cvH`SuMmc1t_>C
HYpabxUt2h!XURXf-Q}#(WUV&bf6n1s;Qo>k}eykFEHn(^{I|A7cwXy^rhXd0-t`fOS9px52#tEO)CR5Wv^9&EF@H~1F=c1)vX1r
GAw;8&829twID1kkr{n5J)#$`=B$sS+$uP*`m59?@G0S@46UW6#jQTA521-Hf}v9=hpj^_dY}-nqAYzZ-7Gh*!z>!DJ0h|sJ)SPB
{~^yYT#|0Bc`~P}%&}Ige5l+k(W^NtATb`S@-OeNRWQ5&d80zF4zWd~k|b!aZzV4;!md!PDyliEEUh>$(xQ3{eJpLNuBX+meXGW(
fvMCip02i~-Kr-tXDwi@$E*vh-X{VqCZArdCaDjynyWsn=PoNO{iVvLwJdO~8mRpldMmH2WUW{+6B_X>x2Ra6W-uls%P7UD+^iU=
u%;1!jH^K#iy)J$;-r}_9<9WxBe4-4WT$AODJJm|GNIBe*eHV{MyFJz+?;kSu%sL=#;>HQ-YM!Xjj1=K%cb)#+9<&<Mz4b^vo8*=
jH|t_avyv#L@7fgvab-P%&U8@m#2X!wy?vWpesctai^NENwSwAEGBm^n<$?zf3Kc{_^cnTs;dt$Br0<*s;DrkGZw<D^Dka646YEW
iX})e&?eBRBBfI-DlGn@1gzkzz?|=^KqWjG7Oa$}a3f2ubt`$Q^RH~E+NftQeW*XK)gE=GwJ_5t$}TA_e;u|d3a;iQ7?+Kun<%U)
>@kik4JZ$t%dF}v$*#+$a;(LIVW@;H?ki&}iYz*;Sg3NVPBVWj7^k}&A~10-m?0mpO{*TU!xUhvL@ur>)~N3yWHLG=(VCwavZS;g
46Qb*;;IIzN-fSTjV2Z?m?zqwIwCBl-Yc-H%BZrXt1F`{M6W<7WUcxl<)mh?Kr8hs0;)l%v5bDH{3!GwfU1oFY^!vc=^rGPE~)S&
>8h!$GbX7h?j(Dr04tsyG@R$84J7WUq9mgqt|>7l3oz&{NvdI?y`+M&s;LqzI4z+th9^Iz_M?L`xuz&CSS%AP&nkbM*{ag5UaqyV
tSWISJgcy*OO-gJxEKwbB(DP`;;ROwLYzV_s3<)mAf_6E#Vk%ItF7~@5veYxTB0(RH>NhKa;_{a`k_&qm7|p`2dX0~5*6ev{-X3D
EG<tlwIqYDsiH5R$0&g)A}p||1Fgrd$}pv=$*-g|4=<f85up~Tx2mTt6D*UiP^iBtqAma}lP;~Q*(oX|+O7U9U@9^v^Qk<p&myE7
kSM@{M<i+;Q5h{7;V9rDBc-*knJw9$YAV4WR-j-aC8>KQRjVj3wW<LuIx0mhtE}a&^(`u?fSukfpBRTCTBt57K(G_8y{+yhJt*`k
_$4tXF0k>fEg-xpNU3j}S|f+3k0>!P2{wi=Ag>)McCAq>Vysjvw2d^Z#HQXc_$Cg5_@ynd3@NUrcCa(3GpE-tRjCrC=c!CFl&YXH
$09PW%qf%{t}Ugk=_vQA?x)}+IH?|}O(MT2&mk+SPN{3El&y20U9Frfa;UnW<r~1LK`IEXaIL+isVwa%ORB3bVJ>kZR-8ekWUV_a
o+;R<cP7@YAfG!GrY;Ao`X$E%eW`k+v#o=p8Z1T`{;i)L4k}k98=^BaeXI{C=%@ZLv@KIAL@Hn_aI1i*$R;nT&8}Y~YNS~z2rN#l
c_Oc=ARH^BQYh-IgRJPNw4`{gk*@--EFGUKPOp<G+$F^;?5w({rmg=W!6p|ep(=zf9waZWXs8P&Xr%BVLM1f<ZXzD8Jgzt@cq)A=
ey|8FyDBCqG^4Mq1~9uH)+ooIStI$Kgr}q+KBj4|%OI2^xG%CSD<yZXDl8(TRwKZv`Xd~r6)L4L7@*s%kRp>Fj3M(d3^3I$?5HOs
QK)#Hmo5&hC8vI>)2#F<@gi}pm?7AzFql28Myd^{4<uLvsHse?za;jd@+nE8JgzRPA}E!pc&UFYXD+WK<*9utFPUhpTBszaa;0~z
pQnndji|ROzA6_R7pu*pMitYnGazRu*O|B`)gy?j?jL<AV5#LQ7%Yh)eym)b)Foml8!fM`TOt9dLx<8T0;+MWRwa3%NG2Yt#WA)l
5-Gs|QH=RB#Hs?Q*qxfDaU~5SIjq=^(IL4eNGKj2lqlFN;i{-07bFEPWU67S(kmLP9IRlS-l)4S_o;g<rkskO^RB?Fn68?oAh78%
o2*14g06Tm2CdF6s;Zr*Jt+GlBB~du1Sr`jMyw7bIWt_UEt~EusW4G0*(Lj+MVq0CF|a42O*FkL{4KhlU9)McZ=*7<%&<--kF6OZ
+9g;eXtGwWVl9U-EE`*~3?FH)?yF9zIi`cDRw*Ye3>)vFN36FPge(lF0w|WOpe@%WgRG4iR;Gq8d9073S)>N7bD{Dp6DbF&=BewZ
0wflweI<mb_@#$0_oHI1LM(&=ouC;Ydn!CB%&aGzsVowyh%3%51gbo%{-`!5Go(T=6);Dwk)iFa<f{LmVyw?1)2DZ!=cU1%&7k2d
Hm!E4Ixn!Pg)L>JQ>_>-$E-)BBo_;%wx%tn@TP>OJFgfV4lsV9nI@~P8m^<M3@%432CaN4u&kM*>@JTcs;vfx1*?p&4lZJ>TB=$k
{2<1o$fpq_imJk_+A1O}!>#6-RUnKp!me*GGB7_ZB&!#yzomn-)1-SY1TPjVKP<2<^RKxp>#GT}eH@%C_b%R~EUQhHYA4GoE->aW
!YK(X9w8ScBPn<)#weJY$||ubvZRwN<FRQc|E4*jz#{~LkSGKv8?VizMW)cJzZ{CPCz#VKRI9cp39bJscdnwT)F|aJHZVi0+Nby_
`l;eDw;LI+IV+8&WT+3R9-KTdv91fOm@R!MpsOb==B;w8;HvPQrYN1NTP|ZR1uGvZ4y$?{(xfS<^C;x7#;mljBdiOlT`&i%iKd;f
3^BlnO{2;wEiH5?mM)|uGA<x2e5_F@d?mUl0yHo!vN5JG8>yh9W2=!Y$}a1xRjenkA1Y=tb*CaO)2mD`NvWT#gs3Gjm@79hx-i78
btvknFeT=j#j1>^b+MZyAS`^V2d>GPC$J%*P$<DDUN1r}7owjp=`cg7+_3MU1Fi7`QZKxro-v-SVkjh~_pW;-a4E5=c&eeDEiWpo
52Zq^ov1<}P%bH`Y_9^S9V~7jKP=ZVb0apd+^qqxf~k5cpef|4kRxm`11VXodnw_s?Itd%_N^MJL!!AMi>i|%Pb>bdJf%RZJ+6nO
tEEM#{v<4^gfIK4{H<T9s4Z)OjH+lSPpA4Q*QTr{dN0wZ#H!Y(dzc+B;-CtvU?VCn3@E@G7NAd|e5E&?0IyRiFs(N%<tZwpC?*^&
@T`xekg5Qt!46a`7pC1K%B`NMQldkywJUzC3$Y8R_9becP%iW#lPGMghN=&$TCWhWjxV7s#jJp&Y@s%*0I~1{$f%eoimf25kRchV
D=_vbkRwSX->_Y;bF4tEJ**g<SgHJ=&a6x<sH-6_wkCNdfTRy0yChW|bDo*3w<>X|fTRK}<EZeczM-+H92$@;Qm<$%0xH?6Ijxnd
2rdMpR;bma#;w7rBP>LqQ7qc2B(L_Yu&D8=XDf%GD=plDPc9iHIWVb|?3`jKZlG2sb+Jnfk}L!;WUdaWWum~S1h6%*q%L!@{w8v<
HmX!CkgqhbJE>2zx~$2Z7P4l5WvvdYgrtr!g|zyyj4T1JcP}}!O{^oVwIfWd7Ob<R{v-%4`7gsJ87_sYI;zQ-!<~$;h^e107o-@Z
VJO7`9H5w)J*l^>T?|+*>7WBFcCmsac&wE$yPiWDBqqW!MKx+7b*-waup<ntp)2sL1t60wTQ6cTQK|o`OR%r3IV>|73#_y+#2z0S
F_^q6e5fR^aH(S`tSAsIF(HmE$CxT6=O~CRxhAi#5G)0*w=HfiVJZeJR;D_sBQ9J4ZX#hWXq{3n4J;R`^d(s+o)F)tb))7TFE1=D
$fgddH?S5cy0CsOk})hM=BueF2d|?l1EO@SEHPFk{H$@R+pMc08ZLq=Wg;%AY9EfRVk_&W%&-Bj#3o&rDkx|r&>?BD7N{4eq_O!Y
H>{r^B&iA}^Q=oOo~<ddv#|>SIV!@i6D^gj@vun~8>@@2iLf%Q<ga%q%&h9Fm9M2FH?KpmLnIrlZmGa85vZ;y%qWnqaVcZ11TYjV
2P^8OkE@TYHzoI|im=(NPOC$ql`pWOmMh6E_N*hUzo<p1Lmh=7rKI7jOfWnprlhW~XfDR9gsl3oktYEtj40}YZmfDRlP_;2maX0|
e<`xB@GjIW|1P;03o_K9PAsY{iLraB->K*-$t(h=Tc^k`XE3|2aIFKKp0F6On5@+tR4foE<R^wFjw!A#NvzKmk1j^2+bpdq#VXDu
Lo73<m!DoN6Djj6voXUZ@2poYFdY3Q>>u!{iY4);RUXEK86`a|JFnLvYMxLm%qQtAiY%U~03p(<nXHg3jwyJsCYhZs*Dn4gbEY<^
u_Tf!05Jh20VHaq1S<U;u_pnm52kT1&M-77VXRxMBqZJ`y`BoLjji)3Hz|)S5uZLU|E+SY<e}Crawm={7%YDgzmyfN<Sbz%m8?~-
lP!sXYpnX3kt}Mf7a$y)K`%V0vmA0R>7Zw&#xTqws4OoqK`_^@37|l)*r6pTsi!6>*(pRQv8kaUN*`LQ7_CCB(W*$NB`1BW8?jO=
->()fTP+SJ-z#scC#vVDnxs-FAEe<VSE_3(sVb-~Pn&M4+As5*F{lTzD60OUiKmtX1FTap&a5LTBqtiBEv$be5gcbE$RCZMSE9VA
VyKv`lc<;=5v#~5$16i5$*j4iBdiE5WF0=3Oe)VQNh|}azAOY3{E~nuQZFDd4lN;{$|-28C99?#IjTS{*{^Rc@1(`7QmjlXw;}^8
L!?!#f3dwW1*}%E)upEu9x!@{bEO%r1{5(cFs`^5xT&_S5~>-M9;jKa9t_m0-l?~#HLq+i7^rcqx|}7jpeQ#kyRh6Xg)WOIwx|m&
R;`h(Gb(GWy(XNh0wZXwET^rnu`SLjbtxV#&aO}~S{moAQYh&%jw)fO*DkiMB&%L3^DY7^JR9mKcd0a>;}{r-E~v{c2rJkg^Qv~L
#iEZZZXrdWcPUsdCn+nXU@JQu3N^y7m8z$#O|G@9J}U{XKd8GY2rMqE5wc<`a<RXy&Yw)8BP%AU4WL{k@2x8=>7nJOTPAC%)h;9{
^rV9;10_r@YB4jT&a7rJ{4k0k`lg8{3#yi?My=^CY_1UiJ*`rl3#{TKA*O~eRI0@*D=v(yIV<3*MxGWaMlVsFfUGz!Vj=9Li!4nq
I;r5ItFTn5&nf{f9IsX^V5|u;t1Gf7lP`-f$0+?Q#Vxq3C$C^0I5D;>yeK}ar7j;SSSm%VBOanD5wTw*mo7amysnNUH7}*9wXWhW
jj2_GWuq%B@UgD07_V?1g02^`>!_=#iLH(>UaV4~)F4Wy%dMm)<sw+C5GS{x!ma->5U3_F10<)G4KUj>4>88CSutv`qO7kkxT_8{
1gSx(@|k0@EwCOeR;t*qgrD)QOCbU-TP)@VmZnFflCC4LX)(|hu^JhtaxmGQ2%!0Z_L}sp2&}d(a;>PcJfs#eKr{^@ASwtC<E*qR
b1(R+LoNB8yRH@{52|4(H7U0$yQzRD`K>%MldvbK6sn#vC@J?aY^#T=WGrW{?Vvv=cPE#y$RpUK<tc6yK&YlI*REhL`6g_g95H4s
S}oiuH>h4IPbthG$`zWY5HZ|=C8NnJ%B5$ltu9$B2e1(_vLD+pfG!9wEGWFIB&?{g`Yyq%G$hU~A)%)(eX0;B6rE}!Xs!*U=_;?L
bgY+{)2#|6dYtH}?j6P~z_LoJeykI)gRHBq_^dyjmM@&D{Vn^guO--*S*C8U$0;`~Q>$9AEHN9XN~}hf%PstbG$)uWpr=ZyLK2Iw
FD5D{DX?><tEw&|?yKaV-=&2s&oT|BBB&#*3b7a}kuK$=Xrh-Ros~hZATX^i$t{hfIu6C9)2X~Ih^yQ(L#<w?XD&{#Eh+G(=Bz}l
p{0$epRW2T0VY<egeiG0d8m1-)+KMLRi%xs2`-*2RjD+Bj;7eC2`Oo(HmJiL<s=F*+M^OJ7cLB(daiAm)~%DPb0-=isVDU)KA-_C
l_k%qrK*XfXdJMnlN2>A$EYSOLl=&w7^ozwM<k6QcdVSJZK#N<R4h~&fvIt!zOW&s7pPnyV6Sqp`6%+Ppq<IE#i`yR>@vNqKB~X3
&LyRa)vU3vrX>k11Sl#nEF{~i<uHdYo+-K{S~MB2+7qs=`l-XK$SPATjVv}W+pOoTp|AF*-KkNk%cPsA)TmA@HLV1(EiBC`aV(B0
KczaW37ao4E2OR|r!I#k53ZrHw<tL?jim&wH7>WX|E$ELN2QFiRIMDAj;n#GmZ^S#*sc~UfT;*58WUTnS1C*~oE(m>5;E*ClBuSw
SE)TJJSN?%KdR%MF)G9;N1q6@%A~6*X{bS}nzI0?8L-Q-sW3&MY^j#6Z7O4^Otgb4YbJuF-X%M#5UBL9)}0Wp{V!WC3@vb`A)868
e5)=b?y2{wUnk|O@uVN5si=j9WGqx6&8Whz)vSFi%POd>SEd9j6{BP&5v>WY`zw{H12ADAsjCO7;Vw!l%dF<CEvgQu+9pvUU93Bs
k07iuima)vY@OLGb}!wiIw?k_{3pJny0KI$BBe+#V=S*ORv+N6crNNPBeSq7v8#0*m#7yj{xDjtRIG(B=rD1H4lQe?L@Zgc?z9mr
?Ii=VJgx|@Mz3QnMYG8%&#aH5U92cD`yWTGA*7=({3OUJ(kzrILY#H6Ya=il7cAB)6)Q}vqcDA`mZ$6{WUlEgcdzOr=PouXuc(cw
nJSR4yR#iA0Hc|(%q)GWTd->@U8#XETQ8!l?yGREG_9$D_%6PzY@YeAK`R<B+AVV==P)y<>nbmw<S5Uic`GcZJuF?Y$EIa1q^icG
i!lwVoTSgC1FRvbJE)niAFX;Q`Y4z%tDsadA1xxR+blP-87JSW*(~cEiz*H+6|ViPUZrlMp{GBoiY#fZ9jeVG1gz~R<|PU$F|3Fx
&8PE#PAM6poFS7Y+A6{*iJ)Yp>aFpx%qrujcCbjVZKNBrEUe!yCoR}7fGP_y@hgX|Dk7w-JDU(GM<8UTshiU<8KK#*^_cjpn5X(C
+bBJmc`8dWJD{U1ai#St-Kt+R-l#IFk)HZ4|F8BlpC!#HS0)OurK%(;T`oDVpc_SlLNW)Ssjp}xD4;VdG^xy<PpMy}DWk5aqN}th
lc)=)0Vw`1pC?DH*{)Y9$|eGqRIME>Xsj};K`Q7g7%KrNJE*;+U@UB`6sP*J?w<Opot!tYsViu%K&<Q~0INHyeJ#2$(=ZmL=qmK7
eW(#AXQ(46nWnrXWhGi7=cHQ#St|{wY#uwTDG)CeNSnN<gc_Npuq?o)RIxXzNTjf?XswB?^(t*7Nu=nXKriGUpr(j1(ycTtKN}&b
EgsI9887FpL!+v#f+}*aO)mr?%P6m<^CN$%7bokc{4QpzuBq;+g{!x!(jNV+wk=61I3XmT$*Q=VYbVaF{wc<USFAoBw66WJDkImV
>8!u3#w-~Y7%XBem#Q`{$1YK&dnuG5^)YEFVkpe4#U+!djjK;EgBlF0Ehw=tF|6GvtE?_Bc&0U=(kJ4jexypS`y?Z(Qm)7=^{{&%
wy)-}4yZ*jY@_O_>n>fS1*V-LDX^5XuPD+j;4B`c;wQ3#`Kv9fx3D%O2c#1(@U2xZFqf*Vtu31{xU63%k1J&@SSuYSktIE=m8@u_
U?&W&hod?#rLkiqT&ydn(yYj=_M|1StgAU8$*E$bR;sKf6s)ML!z^Dg%O`yym8<?MkSydey(|ZqhN&|zO)PaR`75lg>a6~ntE*_E
0;pDrr=`=V6)*rPr5b^#(=Uait0f|_LNCIpm8Pnx3MYFWu`%H<?X13``6o>xd90BpGb&xJttT6!jV#`w{vFYtx1`4+vn$jswx7^1
J*@{SMy%qnTc`^t&o5Ie2`C6LxhONRiXfyaJG9X&ASmV(t0;P<UZm`(3?`o`4<w?3k*JlV1}DI&RjARWZY@Bv(61n~kg<la53#N(
`m$vtT&`ZM1*_ezU?#942P}Lq#GE1?$|aMqf-EB>A29Be$g;R5lOp9UUL_ebl%|xab{qRDa3(LUS}n6MoGjrZA+10$4y@Fur5iP{
b*=NTg{z`0e=P{Hb0}{u@hVb*ah={R`Y@d`V4miv#VVLAvLppDETk4L$|PN=jH(zfM=tj$bF8K+Ost8fMlX=1604Lhp(Lg%(kAt;
da>gm*{C%onywVC0<ZU_;iPY@Nh(0F@Gz|@0j$od@2VLny|8a42_p5T)F4Qw{x96Ei6QnWfilx7a;AGLQ!iJAv8XvQEGKLio~zI%
X|UxaTdc7v8!>z?Oe%ya#waiz1uz^WcBWA*0IYm4lrEgAKc|W*?5u~VSE4d21tg{_Ql$na0wn#Zm?2=VB_!*rXDG@Mz%2i(U?=J-
3n?|KE2bH+l&=~vzNv;P60Nc@uPh$0R4~S#6``;&_pZf)4lT!~eXPH*E2g)kVW(~>Ah5ipjj*Gt{;FQB(x>GtYMuKXJSh^N>Y24I
CM=?=t}l%+2qBp-^Dj=SrznS~d#Sb<H>rNGA+BApQmK)!QXPOaQK)ySWUR!hN3FW9-X#VuHK>H8u%MWqsu>@qv8K!!V<v~JTrH8T
E}_nXJt$MFf2owK`XuVC_9|DV^rZ$bi6vL9_^ZgRc&W>#BA*|vnJuIzVXV`rU9H6<e<brQ)+*8~!yUz;GN=bBCM_-tHK13p5Gb`S
N}=K;(=Bl^kfy>R=P2u@!K~=6-l%@3B`*gqFso3kd@v^*+NydkNhZ~<-Z7{xJ}i2KH!Kn}4KUc4jwb3K_pR0?OS3zuSFDw(Zm@r*
JE&`|otRIl2_d1b+a$cP(kH?k^e85=rKxtSHL-51xS^k`042yP|1Hg|0j*}P8?GI!!lSG(^Bmr$N2{+WBc`#d`6>q}sVKvx!>OdC
FdZBh$SQ!MQzWe~Pc5sh9xGFX@ucLdcc@vZeXN2kzO1(|FA-apE3vyU9VjR$+AJb4ODqT&`5@3IF`mJxIw|k0nJg6{)~m0knXP@P
QX&MdNGpb)ASUvwX{?ASBdRhhg|7lKw<$!dxTD^vVx>MO2CKv`(<T!x$Sjd4cQP^@2b63p5UO-0_b!VrLNMHeH!c<|1Rhnbrl)DG
tfs7*5hkdvD<$Wq#-gY&v#4aPCoIA(o-K}{a4!a(NgyGk2`%X_J13@~GAQ*c)htOW-LV%Yh^We{Stv&yCni9wiLBcw0j)8dX)U&|
6{qwjZYigwDzT6tB(gxBTQONJy(%fLuA!@<V=hUtEua2^TQRGzJR%URud)CpQm!$u%d>l|BC=<!kgW@+R;c7GlC9CM$0$du<fuC@
ek#5!#V|Y=JER<}+%M6s&o4Zx;H4?7rYYvII;<EcN|`euTc_2or>XHMz^m&l)v6AuOc-D=e;{(LbP{2%J126oEhZwY3M}*;T`_8{
%BWX@lCCB%elD6Q94_3f6s=AvW-nr<Q7|nm;3Tyz_a+x7Vk?uR1QJ**;VP)F&?KWQl`Hctm8KpnFsvl16|JJ96|h*V7_mC6vaLv_
EiM`<@u`w5wJ1_712RRL!m(kkE}mZ}V3@Ej%ABX1)i1NI2C#}Pbg;azgDg#~Fe}^y*etd%U8^xM3M4Bnu&Mg44x=fV?IyjfJ1E+y
Agbc5!m6XKQZ6f}UnCc>W-e4D!YqTEeW^1nldEtnW+!JDGcO+}xhdnUxvsV@+AIU5Nhka;S{-2`x~UebBQ4XZNF^h$1FxnmSFfoo
N|+#|BQE%_o-fU)1~8nfEUgLvXsIGB->BxM(W>L2A0>{Y{i-x1zpg_p5g!dH@2<!!v8A0MRIR<MxT!drI-i3lO0F5OjiEuP$|?h=
SR`7kkSL$5qo-%DzOB@*sjccI95I=z_AVbJG9mY{XsnMgouyPLK`?lvuqY%brX(&g&#8#16)bkFd@0kf^(mPG=q(r{uPXDSKdR-Q
wX18XPAS%@0j7+q0Inyj+@lz*NvZ^_-6{yGC@mYQE2)O1W}oyekgDgI2dQVJ!YrjIII$<DL?_4`b*7T6@1)?F#U-z(bgb8>IH%UE
$0$vs<gMVU%BwQ3@~iJJqN-LbBCHswx-gurS1nwn>Lg@>MKkrVx~E_<Y@vN5#w>fSNhsH^sGNnMtT27CEUwY604!6meyrW3t0@jD
j4#40S)ACNZIkGq9;@{%&MbH^(k=Kb04*XcekWeBzoc9w?WfBu#H5(6NF%<em@YsRPpknkN-vD5siz93FDTS1wye^uV<c@c_%NRx
x2w^DBq<XwgREa9_NeMI+N{YfzNwO;VW^lLEUb*J1gPLJtS)Y(&Yex7vM<c7@T$|II;v!**C%eQ9Hd68v?J3cC7u5)T`BphlB^@6
dZ?x;gCj4n5Ud%a%Bg*-NHL@>Vx*w0Kq(rfO)U{B4<wqQ6(EwJk0}K&daOUJ&ZA?7{Vww))F-R1>zFqxzpWRj!>S=D$D|Q2LoRl%
n68{8+^FEKP$W>JtSpl(-X)zW*{Fo9_$z-Y(Vki<TPT?;DJgv_3MM}(Z72sX0WhJSA*`;SFrj~(C@4;-w;<gdq9v88A}!J}s<3k`
-Z71$6s(6UJ(V*r9UyrwD=i0zf-s*gvZRWz=&kXs@u$SC{;TAyo33c9Y@jow@2s_~0IX;wZyvy|_$u6_&8coC*C-#R=c7|A<e)Js
gQBw{fTkR*wxE2YL#<h;z$~1UT_BSsMXd)Z1SC+M4=gCGqb{8!Ix(597AEDSho~Ga->HTuL#}rzi!5s__NR7+wWup74j-|t8z3Sm
$+8<GMJtadk}NW-N->8oz%9-(TQ6v?<)|?%JE;Av5QS=?<)&?_V4<lgV6D@zSS(H`XsD$yzM&+sHZY{G0VO`K8Lr7LMVE;!d?W|0
;;R8CbD&hJp{^t?nizH|W2MzAJ|K6g1);R9?IF0G7^r@N+N;PVGM~yV4ImMz1|?n`!zLysDJvo;p)7C?I;a+}11EGY=B*8^kFJw2
#w?g6?<MjsQKaoGha%7ow5XIQzbw0-A1phnz^8brgeqh!eXYx_)ucKltE{1^cco$>wj>28^92ko>l=Zk7O31TnH=IED=OP6g(fI1
iK(i9Au98rk*NTh1fu{0sI9goc^glq#;7_b;U=~yJ|S8ye3#v;l&$V1L@FVkK&izdVXPdhdM4-})vLZG2r90rEF?)KkE9u`-XgZC
<Dl1|OC)ZqXC=oZ9VG%TN-jT}C@2N3|D3|BJ(j5{KB8YPbE^xijjOM&NwBY~=%&|!+p7dD-6Wr`Kq}CrQ=L+&0tnwK!mCs)SS|Rk
{ij15wWivt@vC2{)TKl#;vz$=!>AFihbG~yh$<|nP^Q8yBc<P>_@_xDh9*EQyeLPkv8`Aln=V?c$1dBzTfiE?ia3G7VZb}QC&BK%
kiXu!!oZ@yBEa&wtiENzrN6GK+`a+8SiT><MZG({ueU0}f52+EiNK@6RlWznxxS^pr@;HX53qE;>N(W8mM<B<h`t22@4)fCM8GV(
?!ZgF6}I5Md%fPifV@4u;=S;`*0pKBw7~bg55a0P(KFLDfU)Z|elr!bPqZvE2D7fRvN8j*0<z?<m@pJFSTPEM^|8P*eK4Idelv0~
M6sr`Tr!lhX|(4sjWUTb05P7lh_bY>dN3BWhOxG=sWEM`KQj_CtuhEQ1~h)M#xrfQ+Au0IkFn0N*s`p$+ObhF0WlV`;xQ+&w=r0u
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "44cf7a386e02141fe2e4b5d0", "checksum": "99feef03d85ad718be7629a1", "sources": []}
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
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1rPt?p**a;DpR+Hn;S00#+4D>>isbc@N@iSFFDpJO}$Y=hK(`NJW1JF~hBR!er4D815X(Y*ADqrJ1kcopEqtAU_
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
0%Iy6NFQWFr}A8#l(ZE6ZRYl()YXJNYd~m$2Z~ZB~EhY`F&b^_RS)VXRq5@xa)Ty*n4RTqty;ZE~k2+krv3gcSQfP}z^@)U0Y%lb2+}uY_OMG88=vjQ$R|
^AoO3i1fN}&Ke$mQVizE1531FKp3F=hMwx@{B!u;8sSx7!{bQW-zH0<C+vN!o5F~k)~9>C(04HyE27x=Ge~vyWg?X89QU**NDq-
##T&P+DLUgS8#tG0PVUg;RQme>Wnwxu%F7Q#FiC|l-
9O9;MC&4>F}MaOMLMLVt#_oLI+r{oj(09MUae%&&irSG*&nYc$`+cbxW6z+wvhylNRCqtPO1lTtNH2@<^$#6i3$dFylF7*V5pGsIL?6Ge)&CutA;<q;{FW
dQ0P5VbkgoJ$BY)!kDf$hW2#u(CKn=`k3F=g{9-
v}5wO1~Hxtn26rq~myM62Y;0%Fu^*S+KqfDp1$<#ZBigmse>zieAQuBfeze6lm!3ZRgWLp|F#*RasL}WF2KmnXXKJOK~!)vh{k!WDE6m<&J+o5+*D_-
!J5U9%)y!$2BkMiAw!cR|v;|YrK1E!rMo@tQ2b4x6V(LW|C(?y~m#!=OMl8N;STfF*;X1cNVCAmL2QkhT8L^cOfFRxBbp!38dy~A5V1*MZ%T<L1U)%Iow|
5L=h3;`F1amx043nEyLXxtA^8HE!Xyn5Q&#5rX;;s5{u00Dvyk|_WHFN??zr~nH50ssI2003E9
tempo.search.mcts tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;VJn`r(FOo;DqL7FP%ztu&q*o#(6bRiy?M<*|;$+7O72<5rF-
ZCuNoJ5}e3gIR3p~rLt*d-B{QnEc>B5pB-(nHk`6GaMY3>s)4!lCzr%M@Ar#r6>zK8i=CUpI?qkADJ7Dv-
SW{W^{APxB~bEOd=5Slx2)lK3PB-}uQ<xtL+v}%&7ItXp=pjk0Rbd5y|h3akhA1w$WBL*NU&AQ5UQ~BsHF`%$=c8YZW9Qv%-m{nPk6XlFj8}r-b>2O$lT-
Ftei&|ijJOR+_4~wtPFWIIh49K1WZ_i!4yM(8M(GlVVh-IK&ArU`p6FRM8uJ)E<=p-
uQH(Xox9|b#*>PCH?(0Om;UZ)Qb>n**;z92rtM&v<sN=L8xpVw!MuIO;oT!U4sUiR;_m&)&66tVJV4oS&2W2?0j}tj^+fWl1+8*Hiu!g}RPiGiL)GnqnFt
bYan$Ec^~M&;TT*`Tl>*L2N*=p4LDk>zu%b2Iynk(Qab}_4M55Fo>7?meAI)oKgk%O+4+THK&9~oOrEp33N0_~;wNCU#aT`WKiTYuYWx=M{#zTn>?^Go9v
Yp7~GtHc{6>WutTU|NBFyEqlZ-3L*BECXuPDJ<^fPRk?0Kmija4uAMX-L_H;-
R!cs39a>N}jB4afceR0;hT(eWY1srx(MDQU^AoWgd6k%FWIIEOWkb?X{B|R0HyFL_$F$fwXvub6yfWZgcllp{das5=rFA)$1N4Am1Vqk2J6^e}Bl$0$WdQ
ng~vz^$Cho0_{-_5bwzIUgS~kyqxd>Sa$2g0)+}L*l0w14+YCNKCm(mtO45rt^&IF=vU_fptZW$N+`QkQMsSy0h*tr9N@9e_X-
V!Tq~6IyOs6{aTrhbd9RMu6;k<;eJtX+D%}=rdYyS#q0vjs##apyiNRI6_Ft?Q=H^%}-rQ{}A>ec7Ojy3;i^_=^n=(Lh<I@kzBux-FW5Z(5FIi?>MdLRL-
|#djeTh>fFw-k>G)LoRc_Mp71;W=Dd`L)1ZaWLiJj{>92}UwQLtHbA=%-dwKdP`-
s!+oqu9X?<4iPHbvuE`cKAQcCSki21TT*VV*Yt953@0L7xjBS&C=!os%bs8k+W2x4MvE%X>Icf_XMkK>s_l9J@@7p&qUxiU*M8xUE92c_@B)j9I>&5?^hP
vJP6APlZ8*=;1j4|VHy4-8i(#N!U-Tp}C6<<T%Zc!+%wIe2r5CM8902i<hb@nzx0+lS{E5$Tx2kAD%ED;>-
Dr~zd_Y@tWslVhZnoN)krQG8sqOQQ6WQKm0OTnFm8<N?8zH07GW&JP$#(B#`P7A`<#7KBo_nS-
j;2ARs;G)o5z{>jF`2v&v}6w*;ajtW{OI8Z$%JoX8qST3g;BSSF|32_!B!fY3A}>!VqH~{x!VcfGbvCZq!>6#{h!6FAq#*b$ub}sWNB@Hgo@-pT@VJ-
J<Y7ly3C5ul^A=Am8bVXLc0$>kWxeyC)Mtwl9vAFR~P|fKAvTTxX4Awo-T?_5O#P{>puT>>jZR)Z`%6UF-
O&6b=1I$XZQ<SCj$}U@(a};S1R^4*3nGd%dbmU62(5<;#Y{>rScyts8;~~RV34+OTwo}zD|62&s9=;3P@L+q#p1gP-u|_q4G>N&m<o!Ur-VmrFz3FBLS<T
f2|L}eOS7H;=^>Znmd1m!oRWP&<Fmv75wr+W^=Iiv9%$#Vy=^xe^G#<%%v67aB0Z8s|SWXGaiT^vXDuA3fj7H;Cn6a%;<SLDnwUP-
K}frdYfOAk<?|sUYwVE_#yyOZ&Wa2LF-7IxwB&Husk6m`}^1hXULpea-
4n+hR!6j@Xp<6Do|6Dc1cm(dRx>~b{yWHw|qe5rkKbdZA%LKb_qemM_O?O)M9%?TTec~o7Kd7S>sh$0e+nYp4D?Duy7r209LDI>3qZX_>kIyQlboa-
V?7^{b9l{=JUH!6uN2-Hm#$!2ih}dd1m}ThB<RY5aD2MEj8k_0lBqADuq;8%HTaLig|fujPP_Bm<z{*={_CI5EukxuoTfb;QR-
>%#jpo6|1qwOoUig5Ma4*7Zg;60gXNDBb(IqX5W;L+Aj<c*X9*7)A%#j=b3{-bPDrJ8rsN%&=Lb~8lJO-
``hc(ed+nq63RK)N_)qN3JB)*XLI7ZfC>|=s65VNs6?$2gTHYL9n16paF60_<d#VE`U7|jo9m)q9-oPRHzlq?v%3-
1Q}M^oFNi$=jl4bDoE$sFOk1e>Ypa>9-
Et{R&`lyLhLM!#vJWGPQg2bSVU{9dL6(gue`#^po{br%XFQ{y7gR7Ugp(ErmNOWqp2R=TZj>DmH=1op<g6;nYhS3tKPoXuAKkJ<3ZRS3plU!_XGP;hK>)R
bB*W|6*fzP<b{-J3{4mUl%j-
l@9;XMz#}g|qSow4c5c5=KqosLI_Em<7*Cjw`dxV>Q|6iKy#tS|Q6#tpgC8`KDo=%djeBCb#?E&MpWG60g+?$RZ)#NT76tGHQAxZ9)Mv^gMJyy~2X4sSeZ
2Q*q342?s?x9gXkj1O^RBu13#0!3hOOYqP8H`$EUx#@@)t9VBxBqz#EX{k+__i^1Ba_%hOb-
_~>QZcQZx<yQvQ*T)HNcyD@gKBcI&9IP8ZQb?T6dQiNwT%-UYxYtI@Pn|7WO?TDrZ$22sph4zhUit>r}Rm%6b(`-
YhbuLVB1uRqe{VL4*(1U@Q169*|}ponFIqg;pLoy!QZ+Jt#jbsRp)$<KR0%N?Z2+n01Kh?K#NH>M$0Bl(@=n2j){f|G#})uelwZfzsi>?3*g=Lo}jOi43r
WJJT>uo)k1JnDshHR0fu&`7I}(d;RhQyU?J5z-
7n7JDbZZx6ZLyZa&*eo$Hql3KE*2N~^R>9ztSlNiEaCT2#q{%aj6p+X2Gw4kVnk8<J41Y;PBlMF<m_zrr3~@^)olH$JY`HA8pJXdpw+-
oBhCvk}Q}16JLB6t`6i(y>ctX4enbV^i5<0(j!bL^HXbQQ=;CLCz)M1}$Zkm00a5zF-$&+G>heYtu;^nkW&;EXbPJ;#D%S)x2;#nODEqK&OSs%A=2-;-
5b|Y*FHXfGFGt+DVK|jKt-xu)EWkfScUAvZy6|+9!El^gbU;y_Y})i6R^b6GRY1POZ*(qo=8)J*DikmhINDh4`k=YD1#KTBy&;U*@z7Nr4;p+C+RJJpsRA
D*Za$=!_0pJma*<+q%>=tj4R==~hsNZ#(QWUYTbcz>fvti24WFJ`4&$7NNN+r8}S@kaPiH8TAV`eNcfiY{@t&kO)=E>SZMl_^sKdbsXQKCYk^6t5LZ%LTK
0ycdO+F><8m#MLqZ5YR(yB=rO^dyGgB<{Cbw)v)z9ao9b|X2AU}*94M4(n3hiiN2*yyH@?J{-LIghA`*(oNq9(qt>Y-
KWpG$EoYVi+vj6KskL{RiFC^W5f8m=%Er{jUTjpnmP43!Tej)!;EqeMz%!7T=S&Uo^P9s&Lv&<O<&$Bal3csjTnl;y~`_SuW>afrGU!%-
*j_kE=Mh%*xo_{D^6uyKxGCa=lT@g_Qi&%NC)g&GB#7aOv&qgcPTWHK2v8<}-V{_6t4I4?<p|^N&$%^!|h{oB5M))2@zx&`9i<mt=A5~Q>i-
X}Bj5o&D%1HZwshr1Q^TEC*IG#Nz^nnGUw^ys<qtol?P>jG0sql&>z61T&`n-|z1y-
IuPe%7$FTSYN{Gsa5+5toA?|GUSdUpBJff5jUbS#tWFgkUGuI=F!E=Eo(EPD`yP*wDzKd!j!m(FJ;odc=hn>F7*A`rL}>F4#19LdtkoO_3a4%4W#CTD_9w
7i2`S3Hb6d1PwKNgDoTw3fn=M+scwjXd`xcWpI+74eWMjtjqesk)6kU@(jcq?=>|1<U@UqCntJD`>%c7enn~&<9(n$ujTXe;va-
p7=;emaVVQVV~jTR@u(~gl{j)c%_n1FbORgf~2dB8m?3DWAix<HO9)Z`3&ENd{9ls=$WiVrw*>*+kR>g;JreDTs0hkMwle+{`|cWa%XkUDB(jD_QoWU-
&lyJkt<II)a?d>fSZuk3=d1CE>dg#64wNTGud0zGY&5HEk{n&(Mox7Gwi|1^q#ThUT?-
%H<OP~TN&)*yiNw_y$de@4eEj(VToFPpNnyk>yetZLkVjh@knHyE`wiNTd#<>df(}%wdiEIIS=0;FZ4!quN|i?k7n)nW&zW?QbE(LFj#-
TC~>X;<S_?ZdZ@<&9vH;C`slw1kp#(93hd%lXfx?S{0rl%#<kvAM;cyxmy^Y7y027O>~daRiqH3(MYyIbjA4GA<FC%BiI|a^HHFq~_VZfUDf?_t79UrX!q
L@@DuA9n85g|~X&v)uwT0d*LhL&~B!|p>LS|PS_Zi@SU=kZ3@AqMPJa3arsiCC^RrgpJ{Ee&*!s0oF#K@#4@zq%;<tejhkgM0Ztlir&PF7AGnxwlChU_Y>
eo`vw5{O4E&>+oJggPUobxs(u)-2APbEsw;OnSsm@cJ==?@qp5?nHu`W;Z`p-H-CBd)ILeJ3if!*z7RF|If%+<f_2ZjziG`rSAt^j(w*WZ*y$9#7yA|iN?
uo>^yxei;FB{V0pK0{G#-
AWUuX7B+}pGG}FiIk7gE_>%?taOC;~g>9#OJ1bGDTXZ?<(`d$)M`9#OSx<w1elK1C3W_?q~jvOZ4C(djDWF`uW4}M60bv#MVcAm@|n<DL;r8qZ6SD;U1vk
y$wXiFuuhd;c1xHiBCzAkGx9$~BRB~N^@$18xG9UJn|FqyiRky9v>q-
fVTxy<i&2ow@E&C{K(*D8n`PZHDt4;_Z*^8=Jf$g;yO58_bU%4k4a8UL}XK8ZqaTWXwU13+y^q@&Oe13X*USyH`ZfumyV;w;khJCc3|p9a3osH*7OQp7_*
B^tr@lOuS${pxGC5Ex=-nRGJn2F324I0BukWa0t9p_gJ1?I}q_RN=sIl7Xf}N7lixK~J$4Nd%7m&iX~kVYifvc|l3=`|hMGXK}rXH}KAy-
k5jkHp{`qcj+8uAR;MQCie<%IGD(tum;}Ntwo%-
tD)7S@d_Xo{)Br=vOP^%Y(0KTasK9IX_VjI$9KQcb5W)>S?WT7<fs*vxt9@i*$ww*7o6K^9y+zaO`iR89-
;J4df_eTt~o|H0bNxj>HeT?UB9uN2L`9$B9aWU6_{iCEX+=-
J6UJMKu7zU6ml+JG3Y<7|9&O#o&<!bY@4SX9AMQ=%fkHcQg~rb=;l!mhkKXF_G)2XJgz6M@#QXYg$44~9)b?1?YH>C&rA#!SU$1${9MgT>jjmo@@5!cFJD
I3Edni35ZmMhFojr@zI*2zvJeeR!<Xjhr93Siy?C)cna8T@{(pI2Q=t2Yp$j(jOf4Lkc@JdM&w6}dmErk!ReG5!@PU?$s<WJp#qmfO(18$C>oD5mN2#Bz(
Mfd5-
I60lZh<D0{qc<Xi+wQyTb02dnOQxlBm&vfcTAKTg+f*nn7{c8H3HoBcCm0zE#Po>trIm1H*n8l48pMtI@YnS0wVRtWwS4WQ}!(Xy6)S6cQFy2LQ~rk((4E
E^3mZ**>6ZgH#+(g;fWm8*V5*84uD9tm)|7M%N23h6PLskJQ0;QEM6gJPIJa21tm)s7KyS=2;nWr7d-
2Of!NNNtpZZ|D698>LU?Y>Ne+G5o~Fy4W3N(zcEra#c^;^9QK6{);Hnai3J>cZbtxY#_cq0uljwoc`meQF0^tEz>71_@MWpWcMi>T99;{1mTeS!>Q&F`=3
3NW*`?y|A-QdMVTi9Bn06SRRHFZ#mnmg<7nZwS?>CtHUSI`{rEma=Oz&xId^QHrdU|^V(RXDrV9hbDLdRJVY!EPTQiQ22wU1Az#;!jP(IyA<FTE_7z2-
h8fV0G5>6;#G0*wsLwVR{hI5Yk&I$BhCoYP#nozG9T;8(8=Zj;*`iGV?Wkse(NX^kn=RqH`pY{sO_5Lio-
I9+m<`vGxM)cquRiwEC;?I#X0Dh1Vhnn$gnYbkvLtbXi)@Nsyd6p9bJ2Mh8O7YWdpCb&3NTbTpVpYaP}wb?H5j>byixMJLnmDkGB4nrV2RDG+5!PWUs;8l
DVN6s^T%|C!5w>Dn5Nw-<dfkQuhR(*BR*AAB}wAg-{D0vm#>(_w-WeG#e%66=&{+ja0@W|P87-1A<*teWkS-MaaT7^G#}O(Ar5O6#EKI!2JIjDyc`)t5ks
imX8G7|$F{vLXmR=W<+eTqGjc^(T1W!e{m<1#5#JYG=$TF0}5n+o`>cEs>_iI@yzWu?jM>GlbcammGEzmi>ab0<?gWnQ`-
E7LAPvrx|*~&)G*}1fqD2GSVQDB*uZadPaiC8tJ`Yyf^|acUeanhu|ZX(q5ZsqF6w%00gcd$n0X``W|(j+#phxa`oz65?i_mhOH$_xk9aDK^0u^<iBLUU+
wxK1;_^s4xzX;m)J`ZvrRCJuyE$U5lVp_fcHsaAT}mBp{2H1BPW^iE=Cp@TE=BPOO<{}z~*A%;j<?fb1~T8tS(^1&Po8@_#)0{aJ)J|({=ujML%xLvK4k^
SuFF$V44FuZu3rvk0$PS@^!8&td^&7a59dz*hyuqeK;zj>wXLIJ(N|boQ?>9*3RbsNo&dl>z9?LCjXzw&Ti#H7wQRY?GnI;g<QbNa{q(B@@O4<5E<vIpAs
Y(z96O@fX6O7!)(|-QyZE|lP6y6NX_E}mFYdoqI|ymcGzAGkWqBVA~Vs>XzE>c3lvmE9Rv!a51o!jho3_{FSGZ>?8{!k!-0^N*gTjyCem4)1#u#-Jb-
sqfTYb&i?I1aDKd(;7(vZ+#!>KB*HoW8k+FPC-hE2SYu9iFw)46ODbKzeO@cR!{FRV%_dik$LaaiK$s#Rj-biM(R!`8P&9aSq3q^mhk3Ez=OJB7fwLs#D9
F|1~=|T`M2Q%$}9>SJyF1vlr)X?bnGK7H*oy>{0|Ng<xAG++o)3mS_w#jQ(87(3p{^=)@Yvo@e&2y_Wx#d{Tw2#CQlhn<r;Or_S(l`=IUUWZ8$miLwwY}z
LvZO||xt>AvS-Gs0Ru)EldOb5jdCmzMk%{7Jl3e_19-
m}VDX^Qw7&t?K(Yf7P7$9_(LMd|@NQu8+g)RI}Xa$2$Bu&ib?G1UYm*TH*T|YCL9?+pEXW`iYQUCw?N{37NW=+PYUee+tu~cHDupdfhyh-
|YSQrj(JBS5F?j_hmj3YQbtbpD^qbRBkOy)q0>mv|*$=DqP93FwIirDh}UN#bUWYGy;UjSE7|JB;=rRt0WGhLyJt71?2y&7v3r~<`s@<Am$PSq|6!EyMy3
Vae#f)luN+=F-vpGV$S>3Jx#7ayuZ@2rc47DnQGJ=AQLomui&-<%cU-(zJK0lr(g#?UD_VxQ!kWEvSk$~1;X*Kgc_=4-l(l4>LKBV8U&Kzs(xx{&;<-
g*hg`5&`SEbOn(hTp!(#qWf9qOIoh1s!G)?XByKswW%j{zdc$y2A)iB^nGatVE4^ywkyjM)4tEz7UYn3WH#jnW!~ceitgoJ2Iw0U4&>ijRq==dG0pY46Z{
nx?(}4^M*Mc0!NG8Y59=Uf-
q>B_?Mo@Kn9l9%8h#NMZUNco*Ud+iM~Iv#C857&$fpvh{uDH*!UAzstCW3)(dcyB_RP}SvDe=OZ1)|8IzSOFv`mptt~5h4O{hK|DT#ugX)a&-
rbD7w@sx=tU^$+ad$xYq=!mdHgw|oKyJ0O`v~4n@r-P$?Kb%IibT));>N7rCeeI+ZR&qJ$*Ng~35>1SaftP$M_WQ3tyGC!55%|3ipYUS)1PUs-Xd#i-
9>nCyhGpErJ~+b7Zp=Wa5q|MIX9wwVyE?_=EDpD^F$!=d5?P7Y`8yCRE9m_zG`WR=Q&ZLDXDoQk7)rA&*4!@7hs)TMMr-
1Qth0MOV1+#B4Ni<bFAd=VH<!4+&T5F>Fw#E!NanieuTZ*!-
VgWQ!wOiT|u_?5Pv7LUth(!rH$`e(k4P;`)y%0o`A*d((zRMf_7&kCd!=QO6&K*uO410C&jo@0C20ELWzofLLD6^H?I(sn#t1>W+lBx$4yijyG5Cr?6-
Yw-Ml^K^wu7r(JL7KeinS3JE5B3sASjlphh(hgq?Qo0PAbTJzZgND(ycNe+H{y2D}Pn%hb>!t7yn0g;cx$xZ}X^aBFF7ho^BjJ#N54_8-
UX8VN!qZTekHa+h<kI~MpC2hDMCiUTXSuIKnyeGVi(7GB(o=H+r0L0EBqi<(uJZW5_pGdIo^JwdN3VJ$t7rweju=*b2b2A(Y4%kDde`0tnKR7?0uLpIHs@
Q+4r^z81lJfws7i7os3SP#iIZLz>Jrb4DLL%K!a#c5=n9To%{vGQ|)-
}zV}f07??w5W)4QHDkp#1~*iU^XweP?c@PMX{Vjfjj1P`*&!&lu?bJKl7cJs`dM;Qae_SqdC-dZ-i(c&j~wbE<5+C=A-
YT$h<dC*H5fS<<X+p?uhd9k^WmZB9=gN_cs|PA7ywnY~v?@SGNp+eJ>WOAU~JaO05nOC(UmLlU)T}e1fI_N2UE{Nr~cUq89phQhU}r8gv0u?bm4iGdtKCN
sR`#Xq0@!qJm)TLa$MEiI<d4T(z(>1kS<wkZHzd?w@l|QV%N*dOSYF1h+(L;6p9A=^zkgKo)5iYK~A<?4qo*769|q{4}`~=|nH=*%{RxAbzfc`bl_RrZfa
kwR3{|i#sOXL)w2Tq|X%pEI+75gvdi48!(KE1$?myw)-G|%oMC&&U6-hZA?ofx7a#yb=XU}s3eyctv%tI-IXlW>28fOxrWtW3mZwps=0EFz*v4;y@oTF#d
hS#P;&<IZ1ormj*&;0;&t603K6`4V=CO-
`*o8eb@c6NQmemT4Bw!RJr1$*@4$Is@8I7P6KLP{zLn}^ervibQOtgRm2VmqlGv%WyoE_G+_(z#S)E~;R&J7xXf2`3+SBkOA5u&lV5%s!Wzc^(TnS2^Pq+
}GACKcYF_pv9P1Rar`$)Dg4)i{rNYP_Ti$Z*v#9=ljg$N%`Szan}=`XTLb!ZiC+s18C(FA<ybc~Gh%r%+}Gs>ev71?RPp$&0+-
a?C_A)_&Un&uhLhG_c)x$39WjY5sAJxtrI>>Ly@XDqW{BwjNJ1kF(9-
P}b$G#JYjL@5p44<5B2`(ogf(fv^$H$lcsMtcfeO56oSL7K2W;%cu4xnj9TZuoecc(7<4*$VR%^BE90ZFEE9V(GE3lgnpDl<=8CngjZQg}Hc_TUU!Mk{*5
OFvq$_PJbau7Ea`QU;Y0^AU(|0o2guZ2?ETix~Ct(;}8bsfO_JacTaLk=rXnsCSa3rnx752QGQvxzG{p@c<28>CEbX7sIM=#E?9HN*?V%Xmr>i1X<MWqcU
db-
)95qOwrIbE1uw=M)op>+)fYR;{@%dlKcwi|2yDK!3CI$+7s(>Eo{t9?@gmb4?AH4{&0&3zAiR<kWm|5dRJB=>bP(r%U2*zjwSF<e+Lb&9WX?ziO_O|AB=c
k%2Vvz_-0O{(2&lM1mTxlcZ$GzV9|_e<6^W98XODb&RhShbaG~dUuF46zEh#XCzQ1IJ@U6juh*PTpzBhp@@0-
hQB4VMs2>^^K`be!Dk<#%;`VJj8V^%vL4+!a`Mx$ly0(yu5O11No@jeA_4KF>n`s3AbOUd>yyFv|`pF!yrBURkiQ@zP(D9cD5s^A{RHDK{Kv6DJ*@hB;LK
zO-
9d*WCgLdG62wd}!R$fpqu`6(6;u!f$=U9dZ8K4UU7odT=mKSr?}G`_Anw1=^4rbu^B#CtI(vJBu0`7p3W5IiI7af99%G^5)nK9)B10PE=Q8d)&FnT)jHkI
*wN_O~7iHIcYasZ2e%-R}Pa7(A#@HU-ALyTd>%uBNBRe9WP@d1P$0JWD@~8<2{KDP4w3$jfZuq-
8xaPYC7vhReef`$9e~6tU(drs(S+8t|~(pVbN8%hcEb+^YV0tMgEgKbebmdf#}TBfy*fXwL)JgGy2VKzx*QqScl~XFwFVrQ9#<2}DXdF}Q_z9*yk8`8Q2Y
dWYOc>rt86#ry}2gQQ^=SWQ#_cBxCdE8I?9602ewJdAV!9Gb$Jod}W=bx2w`oy%_1%?ZA(1>9axJ-
)E2*H99FeJ+}TfR2BK69m|gaYco>IX!0w2a@VaMH&?pZd55Y%CtnTFoosz|J^YmEXu#VOf6M<9GUiu&9+1n+}?=ljRAN9UU%9J@TQ+wEMa1mGFbJF_+kj_
r3kJom#%N*$Ee;jMiZ21iUGoIeF1Q8OAB5zXW-T)FFCmN<|wyu+NcjhT?~|2)K)&J!5VP^e<iQXuUAf?1(}S$<izMiP1u^^VNh333IlHhSqC72E}fT`-
R3Q}0uBeTdDeneFC3WgAwV+#JtA$gnKKhIf2WCnEN~T%YXT*IF^+0YfeI7o{p*RQziJlLw`z(gy*|EtrbK5UOIf>h2L^OwIYh2Ruuu5E2=q)r)J5+F=V+s
8kr;>G0WiZeKRz$CsL#8~5$nosdn2v+knPe>R+eY`YLE30+)Vu)cl==?qa8HkmheAatWiwVcCtof621xRPzkW_DK~*2KYXX{S5V5&;8G>oE8k}i-
1M+%UhW^+Pkk;m5IIzz`&4WNQF>@Xmi?0r#J6*Qp8yD&0QeIZ!Qsrbsg7uB1z@Kv0~GE4Ns;*YZjhymq3hw%`>m^8+CCiL(74HanSkOcJ|E~Fo^cD}zEtu
VXnLeFwaqg+#-SyPg%?5nlN=3Q=K8&h1^FNVw4ASxD?n2_=R0QqDUY7=#RNxzz6Zy0$9$bu3Z!ADl6ugSkKolg=F!Ksj};~13OGS!d3>*8l=-
+2D*mp8Fy5fo*XRv({g%C*2~t}Ommaz&b9_#DOBk`S!=>c*(5*D3oDOLZlY7zbyw1L?<*;K^NU?_kPvg>N$aPWim#~D!nk{49nt^P-
39V$81SiYLi4A?;Cfe4>fuZ)`V2Qh)RJU}U(Fe$#+-
ZfLxew$!+RJ=VQ(7^$Jfn}pt}ccyuz&7VN5k$aa<G=ir!1$349yxi;MZZCti$+wIX~{#z&TjbQFTUIwpx1U=u4+HbrH*VM|{~TJw0{io`2^oq-uy2s$3`-
FHE@mFYBme`W%EiO}xk@v5tkC{cci>eGp<Pkd$1kUd$y59Ao#ULPFMnd@cWmuB0Nm0bE*ZErwExfpY*~wb3nOq2s%<PcF`E_Mv=+InI9!lY}W_P_9~ZqJK
yLjZzOjq%#k6<Csg50*$irU0CrPBEpi`#x`{_3Q?J0!FX7VJH|rE9*3YmQk0%=7y{xTFn}4C={RQcky!6%FBY;7_5CWcH*5Gi1=)ZxHs=^|Hm!m$cE7nN2
HE-
?Hu5la@P+LG7Bm5!)|#!cL+I7EVdif)n8wB*{xqn8<Fu+LznGggG(4kp%APxW{!G|CB*t|Drc*)ZFr0G+GyxeELfkpqrB(Wq{Ol$K`cc%T_vt^Z17|?vEX
nxnnp3YUERrLjvhOkd42_!Vn;V)ue;V9qWe~7Xe_=BLJi51l{lX#yMM>@MX|SG}zSq&f45{yDJd$P|$BuXhy0MqUpKdRYryp;x!nG-
KrIaUfPxrs}O1!2tx}kXP1H1WE#8xvHs<(+50fg{I5~ZF+8PiFC8ccp2%-DJa--1`_JilOEhYbQ{fRdGWNRVhWiJApEUn5lYmeoE#zMbi3jqsM<HH`NR4h
ec@(E~^oW!WhV_{cDD0>X32$+qUYcUlcRhLWS0j?-vd)Moj}neOc1`;)WMf91Rmjr7_*;umn(KfvGeDdEygH!6Rwvng3Q?pg--
pTlMG%VNsZg=ctm(k82~x2o%sZw-VpBUpt8W?bXcB^gkdt@l0CS*+BAo*N0X)rl<ch_V;Y-@3WKkcKvnbn+#JkctjaO&<GOE8#>(9z+-
0kt9LVf&W3zb;JPm5tqtm7wEb^Mp&w6*({KPk#Jon<ujim!4Ey28We>WLsD4F&!$dn*svME`SpTe)GNIV6~rumN2q|)=^s}eSfK&Uj@$P)+tZwiZ?*1?9n
V_=kJw|ODBn!Ta&p3HF<8%rxr*IPMP}Y&iG?)EsZ(=_#y{nP0XQnj5~fKAm>vUfY8m(CJZ6~6X%hJ5{B0jz+Y_oRt1C@YrQ9KO4vqr-
y#+a}%0sVelGO)&Eim_5X|;MK^BR)SXGa}UY3vxER`hWazy7;UIj`xhJQ)+YSd37iXobxc-
NEL^mX1}+A(e^@uXcMC*%}@GZ(;@`D3CoUdu{QUWDYnuwNy@-1LJOUy~G32L71&SiLT|20QISPuzB$O#-FLWDwF9k+ll2cRXK4aaUpk-JF9P338mcJkTb#
c=7Qpat*%s?oVkfFW6Xp5h#-
h`8wNfV{0zF>sd+}13S6oeewi7lx4?RgLE)U<&f2sd|2O~+W~UpH@vZ~mfF~)M@3Eb#3Q3nbuCepCX+3!_Sc+7@i~V~%4@G;AQVDKmoC4GUjFEV)P;iIW4
69W&r{Q217Drq;jtn4&`)1e%U2nz=f&_uQvj0hq_w(a@m@19MrIi+gfh8uf-
|hZp?Wt@BYU&Q5#s%O7m;=sDE!<TgF{_%PNZS!)<h71UBtC(s>4|a<W@5V#jk>I28)DQ9vodt#TVA}hQlg!K%Zxl>LIUa`t&Z1)G?5)lwD|F0&7Hc4Q<;S
DpyN!_8-5SqKdm^$MuI=eQx`uMXIP!P`Y+hraiUV4nMVV+|FI-
e!DLPfX#&T;@kmtwa%H03%HA$Vtet7pTSRZ?5;lJt10=5p>;tXWYcsOdjYWd6h4OH$BEG5{lj4u3s!<h@tqEb~YOwNdB#^<J@kAK|s11ON0zmi~4drP)T4
%BCThGfM%OFD@HC^4Iel*CAOvDDV!)kk({G2x~elsim$Yk)Wiq+#JP+7R=D`H4tDv$Bsb_os7;4C6Fb1+kzkedA~I^snq4khR<<A^~5`G-
t*>g~(ycwymdRZ#-
~HpMUT*JKnyoGvr6vr88K?u*=xGggwAz*$gbCZUj3k#*mZS=212<U=Vxskn|Yc+|^@iOSy_3XpY~I)d?h%$~mE<|kzS7Y!XZE_kI5h!o+#_I<7)!|^`*Zj
)wuhuXuM=kohcGFr(G@mLXIztUp}ZCZm#BjX~BUo#4YMmlMW#HeyUP@^x;a9+`7J7<W5yy1jR8-
k((>6zIBVw^x+6&Xl33;)n)&1i4{t3>1zkFDzGo`!a+-
vkVaN&6S02<Laq!r`<9L6r`NO0Tan^)T2p5<U6K1WkW{k_K?b6@pk%8M{DjbsUMiVc+jhPAIKq(CJeMzjFiy-
%3SCcs{Z_ey5wm7YXlqVmj;=l9wLm!xxa9;{1QRq;Xp}QUe$bS}<i@f8VV%cbS-pWEulC)U>SU{FNIAkG3E61RT3i9-
>3nEQQwDyFGlLjvKo1UM~w@;KwoKrQHsZh3$;jkng*s#Glo2HuA;~8#J9fs96v{hXL%*W=-kTkX|*P`UTJ%4r<y`8-
!?5#xX9X9$hz7D5dUYNo37Yh4HKd0B$8emS8}Cm>4|lvO~`iOR3AwQn|rNi)g$*sI|3w#_<GDyYSHM^1dN<Z)DWeJ_Idmj9UQdrMytPSI!_0sQU4!4(W)(
>+Z9vBH<u@T2&;Z3!tb25a`8M+#6KJUzAzr#%0%~%iU11S(!Vx{OL0P(L56jgiYUUVpi#IzB&qzHI|azO|12%=qvXp1%r0Dw_GUc;y;vg4&GD5{M2zF8-
#hQrdR2-t>CzK$sG)oN5cuN3{O25+2V04c5H7Xm*fguhvW%@x06uwqk;R?;-`(Q`^|fw`ydqX+<K+H5-
UJ^0&8&2eZKG@EOh9&8vwn{X={1bqgUQQkbr^Lua?02H2|U&aLo(@+c)3rrzlDrxe<cRKNK#$*w&}WoV@_BmC^cU!VW3&P1u0fTzyLtWngH4#0|;KRZLF*
BPYs~)QW6)Jhqw1vT8T4=~U^LZpUdOq}xY8J8wKcNK$ou$?lyWl9$kiV>WQ$2a`Q)M-
oPOTuyM2t2ByCsRz)Z#pccYAW#lT9*M9Wml2l1DiaSB53?1H>=F}nh87eNyZ#1_N*}T{Q52{Nwv$LW_H8ay0`imER*nng2d0Z<iuj(@1*_sBQAw02Z|KYh
=gu}sk&K1tl)~NgtzGuUtY<B9$ZvG^um_wZ(iF$q9`*DGJn-Wok{5Z#`QNAX7t18^KcJcTsHBrTye0z&nV6V|0ZAhe{C;85MM}YubG;sTtZ`)?<BnTe?tx
!cH?GW{C|KWx^ZO56bCRGiO}%ZY7GWok=j=2^{?OAe9FSi$$fXL01u6_-
s2K`h7Po(LW+Wgtfw(ziW4ml9gXGX+1J6KPW2Q_zj$@7l$8LDq6ZDrS<e<(_%1|vu%%OcoIypWgHP&YaV$~cF{5{pSQpWsrUgCNjyT%1~FSKpz4ulkiLR!
`7A6+-J+VRGU**%~}scqNA^$xr0Gm6-Vx6>A70fPT`F<shbwSM;TIcGDfnd^{qD$}-*X9EoWx(nt61*Y~JDqPf-
(>8QNOco|k6byeNU75mQW>VHi0tnk$D<qY_f?OTwFvr7J4}uW!M`V^bh@gnlk^4YaM76?~FpAVR@}Y1QfV%Yq(8Q^<_^dN5s-@V<$(A#Cnp!-
>p;6asVaFI4q{z2qaS7fTd?Cu7<<6_4<a+*v@#$aCd9ysE$vwOu6As}IgfW8;!s6>1dS<M{?o+Pmj21v!s$}B!Ga`N~IH~Vp?c#V&P%m0e=sc~ymS4}-
liqbo_Y1AIsOu#B^4K6T_){Icb!wi3d%uBUhNIUtuMa^5;4NPSU9I4>oHbASC?~o%+9HuIHzV_e$p1pgbeEajx10bH6lr1tUCMLgYiy(+U`{(i;rGo(1p9
SE%HJ57(G!ByT<Ya02Oq#Q(q5}jrBMNNm%4AmCefmO&MS(Yza7HSgM1tU-
Uy_Pk*B~^>eMVqlr*)@ae^qTn`$G?<;=n!&s*^mVO}>Or4&eS9U8OGi!5SYo(8u14qxst8=R{#O!F_NkgN@`yTdOI#9c9cwhs-fva`79Yw#aoI;d>_E)J{
@DMqiO8evoRXP#e3!M<HPCWqhV_vMT+`{pz<pKv{CDfcGTYakWJw(bB>d)^eMA={Ft_Vy4{WU%v6t=g<}$B=R-
RTu+~mg)}ead)XIxk%}LsbhEHz{pA96p04fcR3UnLV7-
sYTav7+v>Wh@Li2^v2`O2dicR)zz7c5XWB^Yyw{k}+jK(IR=P|=8TB9)sY3h;ipif6lh(8@|G3;41KX0{6nv6_uH7QO8oh?EiY&Y$BPs3JO+-
Tx?yv#9{D^qYgjmY^02wwXhF(7n?apXNR<bjm9^OPXUmSLy9it8VO0Xj>v-
*`rIlWzKI_5g`IZW2dVKY;>o>xG=5?Kt{33F61f4kO~r7IJwiH$Af0R*CVDZTYMOHL<u5PB2-^fB!FKP#N``tGE&hIC7hio!b6cyF!m&40DLW<NuK-
+#{Zs^PFrPFI_Z1(eRv>y(!qo1}k_M44c_PDAzZbaKHVJlF3x#|zEaAnnxOA9-(+WkA4#zGA%R?#r6SQeN+-4160>iec1;IZhYDB)A~wL?-
Ytn|B9ZSOV})j}@62$U#9il1}7p5+|h|jfBw&7t=r_n|9J6Tw)d18_ms+s4S31segho3Dt2Bu>0ak&Y{d~cWaD17|e%}Cd|PRprpOD7f!a`Sj~@Mq<dM{h
Q*mJoB;BtLHP$rHD9;U;cF^$5GFb1T8iLpq-Fp=<Q!9yg-4P!4OVWkNf3pfb|k(IfAm6@M1jk+3Pi3TZT{W&u2(YnX}-o(CeZmX`!?fpQh@iN-
qNIo+>OgNN4o!W@d5vHX=p-_HKg9wZ_4N%ZkWY{;D<0S#Jv;e3J%|3SEk{xk7gx53ZEVpjuBI-5n5Vi1r!<o2>}hDDt<vRU=9C#ZU9A>Bj)lPZ-
hA)#8pXvY-Zc#imZiVM7)AF$ge~)%Z(GMOh9QJboteWp(rZBVyY|N4Ot+>p@IIf{`iBL1F8QsPc>Pz=v~9hOcP0t&C2HmafD!rF&pV-olEu5DPa*GOfMvT
q3L(Wc^W9PD58y2%Ge*K4Yr}J$E{!AxV#{*knPPKjej=}h~av$Yrtca^!%+U$@*a2N86we7ER|K_PNBfFg0L91!>iB!HfAe4pm^s%X;A7(x=JoEXh2A75Z
4hxf5z>EU61)b|0Q;EzZV^`PC^J+CZpR#Ku$831>NaZ(;<gA4yf1j>((lIzoM6&LuByhB0D}m`-
jRcaEfbXj`UaE0&)xt}Rs|dvXQYD&VOm<H_$&>eu616TMOPiIu$*JkPWvUHLXHc%l}f&~+SMmO&SM)aR$HGYXlZO;c_*+k=)vI2z%Fa(g|a_Eq<dr47XWD
la(H!P-
BnD99~Z*#|*b#prFcD80LkwA&Zq7M)5IzpONS_0D|SUb4*H&Jj6u5pWb)0~%7gZ&{l#5Z#Mrk4>`kZ})4}2v%8lQsn_(E{U18ugLt^Hc6zB(6NQX7HRz%H
m!9Ui7n5PbXpLSz6++2eNdW}yryAkBvsCb59r`u4M!Q0?;hk*g(e}{+(M>b<@Z0F|K1ZIq)9-
2!ao4>q`PdFh;d+SAecxw^>L#0Cg@%FliOh~PRgVM(!^r9BlOyYIbkF?A)`giRLzwJ{lP4}F)JX=zkZjF??)k9`R76H$NeXG0I2x|M%v$209t<G!@e6CXs
D?IUf%I;m3hRo`iM3Tjkvuu<4Pd8@&3Kqo*Y@_d@0k9q_+Q`1KGE1A@><e43Kp61J|#n7d8`B^mY&<CP-Tv<`lNmlgh>SQ^cJKx}UBC0-
XW){71N`oii0QB4%WWxl<LbR=iA826;rA3N^UVq*@OFo8j{JD&7-ob|A)lu!-YY5FmC%Z1d-pp6Y=`169q-
jx=YehZSq})dB|)4j4l7jGmNjlbL)rA{fB{cnewMAJj$#I3N5QM0~LLDD(WiQYb(2O8}?e8MI25=;1m&7=(h5ulx<64QCg&UzI+xA-
==+pJ8WT!E;;tnKiiEm7@+q#PRHNPAkUe&kh;;ZUyt7hiNg63cuLP&E?B#9<w}@egKfqb5+AWWnfJ%Cr(F`(r65Ko(!%LafEj@ioAO%%(62Gl-<gUr-
`tCTsfHmF+f0Yl=V|Zc~&+4_@6{z*w4q{x-
ljhYm;_V8)lkhyQoBG4|c?6m4$$Kd#}e8e>K1ScRWl~bB3W^&}K8XP^H{K4uh=@G7GCRc~w3B;BmrI;P@SzaMY~z;ss*@r>HdJbB-jmAcZU^>znP<h5-
bL3t?*#g-
HcTWcTZbuQmbBs%!oxr&Oa&lA&nk?D+a3q~5b|x?OdGi~7)mbUo+eiQ*mQ;H&NOsu&ir613}Nalw!T;|06u(awKH>{i&hEU2y4Su&|?s9OH}${Rq^lQ~Xa
aK?jYShu+MiW8eB9IL$o(ENk^AqMSXjwl>7FK^8!>NE(j8&<0JbEErew@pJ+MQ6{`nP_TT>C6)8EGonZ`-
G~`A#<gv_fMl)$FIOIk*lCp{D6<Yv9`<CMW5%mB8b_K3``*qQ!c1@FAQ_vSK!{kayk&pU#CuR%=gxd76cw=PKhPMTFALUfCF$uGv3j||D<vUZ@2H4exrf9
lUs6=go(65O{y!Y2R$ehaSHZO%pYTve*Pi=?Xiy>{*r^w_x&Z&AUvBBn&Yye*i~_!Z&WD;P+vhk7rk){7$rF8J_oBF<U`^?Y&Q*%_~HhcYpKAy%;0(;<?s
VK<Nh0rS&oT>HEBiL9G&i8bdo8Ud#fY2La~Xtm<>b!B>7mIdD)4}(Z7wZB@FanZO*l~dnySy`rrVUuY_s^^H{QN7~o8AvZrO%*%3B-
_=L1@T`*W)=p_Z~G~s@a%|&B0xRe$?o)62kUfx5f>si}a6`B_+*!kR438=$in5f=?*^D0nW0cKCBRdbA>oEhqpn9~D?Ld2sTSm6S^<S1}L2{9guFlqG!}@
!lJ?iFI;_&ABKUhJT?0EI*-fS~*h_G<;Ed@uQR0{B@{a(5+uVo&-
n|RAe`j{#@qruI|G=PQiDkrKB<`{d9+VpyBb9nBK4bL@3v(eF%ev9wNR@iDI%egbF7S<HCmo-
PHg?a^-zkGlEfu0%t7XCQ)ia_wj6!^9fu}m2`M`z-=#AFe^mb&hi4;+h&k>JtxZlC;x-9{BX7E$BeERWq--J4-
Pi813)zssZLeCaqucd92!mmH*njd^;Y!lJ%27y&mnzs!`H=5Bd@UBoMRU2K-!y^?gdKNs@d)rCZVc(fT;)xW}-
MkzK34G(;WtE=Fo46>G48K6LkTLEcdh2b<_81E$}VyaR<=1s9`KOaVhNr6q}U>NcZN@*WbS_nz<jY84(sxv0hv4kahH)cZ;5mEDS_X|Ut-
I?`}DCES=Dile8F6LV5n-fY}hr|)O_K3#A0ljpo@-
gJYVpHkz=d<f51a{_}yjJ!7<SIFCV!*VC^wSN?#RHo#VrLIDm%^p!%i*j2prYFgeL!}Rh`G)}6`~f)<m<u{XE&|L{6YrGKhCXG2)`mr7=4`X<2LVUED36O
-C`<b)1<w8Z~8FXgq7+#5Wwj;PNWww#bnSl%@xVJvGfRrf3(Fp>g!C=m$>?MImLeyT9jX~=)JK~m1;1Jo^nO+!Z&i%MhU2!5VwjjSPXktM8-
|+*LYAlStu>CkH%b%yOX@)U>uD+%eFVe_6(^+^Ue0qpeAo!{1&n2;rC!aRzbAN8_>uz!*CDKx$ZMwy_H*EDF+rNS-UWUaA9=NS{sJFsSvFcP$Q)(LZ5uao
_aIahIUzc_+-M>RIn2dy|0j$oF7pv4GRGv&W!MXYzdj)ptO-g12=BoF6B>vrok#dD3`&~-~c;DQbO`<yi_qD!{q;bHppbd-
R+CsEzxljY~<o6o!f<t;JiU|I12ilh^%f7|NYi(n%a_P6iMoAiH;Ni;x+rn70dA?anA$cW51S+SwKwZug#z@(9A1Myfi|d(;t!G5}2W+l1dLXlF%(Buin+
xzDpYl?1=U2%PWsET&?`~JMk5a%x-W9<HTQsx>Dxu(W7&TFd>CpRsgF*>dfI5f+LH15)biD>l<Io-
Z$qc^M!%K|4HV(f%=??(PIwogkm}BX0Qaz9YkO5kCiZ(u2&X(Pz{mywsO(GWD|W)vJ0CpBl76)j;p)t7G_;Us^M*Fbc@!LA=w!af7f6GCAbfqQ8c!sPV0!
rbL(e#7>UpKT>uN52iQ97m|_;jc+*ejrxvaoblXLbTvRR$UslBUL(jrSt&vBZ9N69!#p2e~Ci@j?9Jcr0FNOD~4h<`|Bbwi+>5AxOf!qC)10jf@Ry|J4Op
Wsf`KGO)oN3hG!ZzKI1PiKtbJskJjnKtoh!RkBN=WhO{Uqu+gAbLE5?gsrn&SaO?i{sXrm+w;BAaC`{d+Cj18QO+^J;<$rp=^Z-
`$DCS2urMoz@7Ua7OSQCscuq8InM?5?RRuYeLF5#;WC*bh!r9bFL7%#vyGsdDKM+oHStfR6+r@f_5Jp8(hsuOJ0!W2Qb3(N<()tAlH5vx~$wcG9|pwat%C
q_0Y+s=d=Y3M%NueM04QNTg5QtO3EB$=oZ5r4NQr?X}yR8?f0xFyKW)_MZ`&U*j%UJ&IUq2u0(OV-
c5lNFdL*(>&F45v8iPH%r?!z_Ee+fm<&AgIq$SpklbL88Ct?DpL)A*6coz_s;BM%nlR|}wJdrzmFgM8+*S0@GZMJR5F6F&f*paBp~&cf{6_`0jq9!L5s}I
x$W6h3h0p(kg;V;`m&=#6qP|wyA}FPDu;#6q3`p|TW?A=tl4-cnWOu~_+?w=ic~h*nfhl7AY-
44`SKg(+AM#lm>nDQiPo{x&_sGO0LcN~PA7^k2tR8hA793F$9bBfmll2NdrlOWJHu67jSs@-mb;^?Ff33JO+@+#AurK4s=h(t1PKcLEZ^$0c1B-
oHYXeNGK6MbcNg5`lt%;RHNE1vr*c|Ds=A}A2go&vW1&*JKU=RaP;aYV_v11;G--?ugF{#Vspf7X#d1mxx)iw<rGOikX!O_#B-
q7MxjY(!vW|K3<WHaaEjXN=h5_;mcZSN!yGVN>_>JKPj%x?N&;N1SKGs+ixL_>Xi!d_r;+|b`9ojZ@5Lun?cOL7!d?qOEUwxlOLPeZ`R2NYZeR;&cPna~f
=3-
RF>L)njP*O|qe<aZWp2o!#`gR8#*xGaQiiTzIQ#Kz21OheoDu|V^nQAzTzuhf3wNnL9PaR_OuZSv#dyNj5(V$@KxfK4J7YmONoEyAf@B2@id1|9qs3P)lI
*Ji}U-?Kw#S%Sn<9tiNnQ}n=D3LI=)6t7mITc-
j#QaT$kUu+Q+4lFbyh~}t?s8F!CYa%&~j_>&|K93ayVBeekkZ3i>Ocx9nSu58JLjDWZ^gyPcUdp}4jiY5$sQLngZ|D_tuDoNFX2FEEeoodP91vw^lCpg1+
I~he`)p|`iyd={)}VBk+mu{z86P$9d#4&AOP5lJ&u}Jdv>@hS;)FQt5_qyg8{1F9x7a<UYCiZ}F)<&7d;Js)sxIy}kbxO77bgAcJnnvA@?=ElrBOF~C1A&
*uwtsv^mswXZ?%a?Oefitqa=9aC5?@|NkEov14Kc}*#$L$iOalpnQJ>HsbYC!d2f;jV0LIQh1kM`VZ$JfJ&2;=DDCNEk>uv7t1I|_!~L}SL5*U@Ds*gmQ%
fO|Redr-v7S9{)x&>cX$|z!fR6Eq{+JMs+j(_O5_0a8{?SdBvnXmi>wj#nXABA7c^7un2o1VL!-ebeJ7wH;iR_agvjByM+J-
yi<qLhIBo2GH^si*0q7<J>Xs`||TVp(9@vX}7C{}QJTe%bbt4Zd)K<VzEVSbj0Q$^R*g)797VjZY4p{=;`0%=H7lGD#1+D5yjts2P9sln|CoHNF;0Ga+4z
f4`JM#O`fypa+&ErHLsuB!ijZ#$n4!4Szr;B7!+j+Wg&Qh)u($=|x%&7r>kTlvpQ3p4}u^doH(UB1A}T4C;{1S*^Ztg`BcSzJZizmeAM<SGm3*r}3@bFbL
ATO{~ArIu{%$1KGv1K?Ea`L6)obl=H{35e9P*pXFsBOQkj?oj``LGOc8^5BECXHGhhh>-6_4L-
z0e<c|{5}bh3_5qp!wP;o{r1t%A4R!BsA#M;P8uV|K$$t&zB_YNkG|zRP9S+HN8d_*8nQ23!PR4LTr9oAfo5A~=#q=eCMJ>?pjW%5P8T`B-
Y50EQ;h^<;Tb>`SYC$VwC^(-bSp4M3erLO%kb2ZHU0<|k;2Eo=W95;fc|a*BcbEj*w`%X(_vhRMu}}|sop&>c^PRxU+9B-vfa-y-w%GN?XqOw)f-sROfb-
}8m$2%{qGUY8vq|-L(F=F?=JHtW@WG`n#&H!jtDT+SPL6%H#-
1+u9}<sZLrQgY?BL(d;fX!b$;QY!kZTz__qdF#+<ufcbCzFJ0EDPNPMXSu?v^_u0pODG<jbdHajAf0=0>r8)KJG2uH%fU%KvuEx*+dRG&^EzpweE>J_iW?
L>na}8IcSikZCD;#1W5+huQKY2wCwAQGy7yqAm72)iV%<aS4MGn14(@%wsDS1_kfkSs%rkrj<U@7=YG4RjdF+?ZV&Y@(01W;hK?X`;9IK(I5ib&g8DbBXv
KFFTEBVSK!aS)qG{zP+Q-d<fU4`@TP@2o+y_#!%u&!<)|vh&`2k)%wY%0k?ZcJbxf~Im4yk((?)#Xv-
!oSx(bqytZZiJD_gDC`P*G@=<iu*b5uDB7q=JKr~{FpoE?VdKZ`HHBm(Xp9i9Kf?eooknFl?~I<+`S#0a?$3#I5_<(;(!WuYX|a?6ETVN|~(c}RQq@GiG+
7((TxIkuyzS3K79%KzG&!S!6>4#`Uie1>8OD4s&#iWb#K{x@W8rEjnVp8|o#K`0b~pkLQ9Pdi##caw0P)5tP5=0v}``+D&cSHBfGdmg4NS{bzo40wVUl4k
yMw$?c7@7>j<2C3(dUTpAeKa)h+X1zXP_vesUB|EE71(`FR9fL7?74sG|U%Cl=n(=eE5#WR3JYpN4cNT%%7k3dfQ8_a#Ic+BxTS544Xf6h(MM}KSPzz9Qg
gr*N2{X|WR1HW#b2Uy9O`KTXYx``wi`;=X1lRtU?{@rv6?oMPMPfh9jc>J58+({_;r91R{KNS{WwZL>FsQHz!?d5Vu*#2Te_q7S^Yu1XWUC8qDBfN>I?m0
t#(CzLH`(B4<Qj1_<CBl;6nV149rkMK)*!j}AxE3?khhfkGr0k({lJr{7!>|h9FgtDo>H1a6weN2$YPLNuBs`5mmnDXb3>S_ozu3|5m;|ViK_94WxnmLkY
}AMMX4BN^({4puUpOqT-QSmlnQ&ubf!<K67EKYfd}E*p{!vLr-
(2Hzf%rEdsa)7s&(t<qp3LTl|GmU*N{`^CLyG`R!$=WS}P$)_?bd0A78puhEXqf6i?+1s)f}C=in{Y+PLwrHBq)12f{CTffTi*v>#mmS)#98`Zx8{y?`n~
ArHUEp$*HuWq#aixGxcj_sp2gC-
O>I06B2WeMe+rWm6968w}D@oer?Y4FK`T*FoOGtvE1l@Zbwm;|!Hr+rear<Fo|3>P?V(^Q8Jn$_t{Mq0#p}TPgXvt*^AMEczPII36ml+uH*5LFDBUwzK93
vG9k)INfjGs@DlLSG+Hs5FFGDML}q$DxL1eYk73u!!j#!`f=sBqdl4eD%=zcLQZrZGM&~>12>OtU`0S$LP?keGJGY}ErHKlzNu&D^lA`Dm7p!%W-
M{sV`sdB-{CRuj;YCNmh7X|HF{PmU_`s>clYUfS^tWbIM-VNCjI$IsXxa8weFIOCDkir_I2K}tBhAPNK&RUkDJ3rUqSzK>9vyLdysC$vP*GSn?md@heH|V
e~}Ur<pzM&J=MSP%6qYMz#zd;`lTFJq~WrALEZX2I8NPQ@ydwlXw7*(7|E_E0h|$4`u5+&VxyQJB>0zK8C>fbpZXdwb~Y}k%RP!?1$C128J(+?6CVwv5cV
ga6tY)jT*jxjMT(!6=9I9muG+Nu+o#qA(}Tw!34qL|ZcnuRYTUHy*qqNp?%3>3O%Tvg?dsdP<LaH-QqY46W-^1Yt{tBP)AAAAW9bQt-qNy9UX<G7lS>P18
DZ`vAu3d7Q9q5flTF92rO-C2R6x9s*mP8%^<r+5VGlnO^W*AG>iD_qLR@Ra`Ng^E`4~rzkQB_ZwMjk1mq-n@O-
0aDDNZKbEfgDCKL$9|ztr@OdI19ei)N?B_i12*Ag^8%NW)b6SRXuAd;%Ehv`E~t)8;pbZ81qpGfg^as%8ZO)5gCcW$;uNQ9T#g!z<TsJuk`3Y{%H6=J5Oo
f5FB%0$1V5S`c5KuHm*~-
~L7uAYyPSRY+T&0y9)U7b$%=A9EfRB}5wJ`dtdR3Q#8|359kiYvmQ!eN380=FKq7dB(=KKVPgSMPL$(FLFsxlwKkw>9X(qdJ2}{7<*_q-oO`yyYjz(PzC`
j7xOeXPSGAouM$UA=Sfq};YZ_!mop8U-%SIei4Qs}I||Zk3BrTfwei>a!nRHSy4ok!#NB_+4dU7V@(C2J%d0|KwU-
F;b_0A%Z&{q*Rg*XG+QaYmTz#q8^B1l&((YKWKa=Q2&nsi7crBnZNn1tb$I#m?9ad4=7)!dVhieexuHVZh5gQ>I#nX~gK+~I;^HA1aTNPlJVoX3-
0wsZ7{w8Ev%m2nk3|QDB<BR%r><P#HVa}-
an;V2a#%$b|{?GOLX`1pue?IKZMBG<u(pRt*EckUV_tACZT9frO1Qbukdu4EL_1KYHZ^YB~+PvT5W*p;2W%Ypa-
fPN_fqvG6#%?(K1B9^P5Xv%`ikJSQ4ONnxO<G|Z=Yd*xP*4}up2%Z5y_PCp&+xwN6wD{3eO%pNhIIt-ZF1OI7hIYKI)W}|?pu91KKb4cIp{1Y)<3M|E78b
-QjVa0W68Wj_M}b{;`@I*y&`)-elK%@5y2BsQgrWZQ=+3bB})2n8gY#r++08|ks#|r_p4)T(wUWJHntvH`@!ObeqUwcwbC%^@!A&SjH~{#nJ%mv_4-
jz&Qeq3q%fOnPns30AbXP0iOd5p83p^z=Nfk*tP*Ki`NuGcM-dxhcOdrvzHD6`>4E2h2{^_QqL4(Y3oBtJN*z{6_Ab=wWT#uI`$Bs5ozzFu^QZGQ@7SIMd
Zu})vGkfc^awsoBxTLrGQkdU3uXL${VR^SJzWXWPOmG&?ob2x?P}O-eo3a1xXeJLiiZy<e@DJ2+bjtEr$WCwB^W??^&(`GcIPpm2XCpj-
Z~!0cY8oL3Sl0sOm`c$olMDb1oox*9%Bm?LO`8x?1Y~gf(W4o@1*B){pzyz8K%1f3LGl01HrdLd=HekXfw~$d*Fml77<pmZSFoVoUUgD(?kw`l+*rRw#~o
68U)&N^i-|D$OK-^x~<PXhO)pYtj|*b7QyyS?lRQWn;ZIJ*Ny62YxFayx9^!WfR-YR?)MgRqLCb1z<@sKG6WHAsgG=P&|PH0>eiZ<gGiUrZ>H^Xc|?Z&KI
N)(IoICWpJfJvN%UF!Rg7}Q;u%O!g1WsbB@~8c6|+Y|i8KdVZYy!AW|}J4A&&#H1}gw-ckG|~+{A_oGUG=68b^o{eF93tDPrnKJgW9~wb%Z1)eax^iD{SL
htAk&di>?sG(Ln#^f%fBzgVD5`J>bgGRW$-`j!pxnNFiddQd&wkb>p9%qE{lW?^M=kHLRo_CWX#-
J*Prs^~26tLD+0MM;KdP>rZUA(t`>h44$ufT;g{z&)V0&u-
4ERCn)_h9m_R`85vM&8O>X<y<ZSH7u*NDb)t1LVClhNN2Vux!GJ$x~52|DAj?GX)dbD)ff}^<Ux%M$SJFGed+)TFrnXb1Xh2`|7y@Vouh_B))<@Tf;VI`_
4Q3M67BZ<l;llN03d(VvAk^`Pk&%T_9%H0p+WXFj-5}eiz#MOYWfd6;-EAgf4Q|GCJ|F&#Uzj5+|7pLa_h6^E@sh*p^!j-
pv*){%9=GVuM0i`n<M}L00Fy~0s7Mf%@65)r~nH50ssI2003E9
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
# src/tempo/search/exact/rulings.py
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
        share_out(tree, settings, ratings, worth, tree.choice[node].first, tree.choice[node].count)
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
def share_out(tree, settings, ratings, worth, first, count):
    """The ratings of the moves become priors, which sum to one; what the parent is worth, the children promise."""
    best = ratings[tree.choice[first].action]
    for child in range(first + 1, first + count):
        best = max(best, ratings[tree.choice[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(math.exp(ratings[tree.choice[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)
        tree.choice[child].rate = worth - settings.first_play
        tree.choice[child].doubt = tree.priors[child]


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
