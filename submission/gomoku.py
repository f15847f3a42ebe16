# Tempo: the agent `gomoku` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku`. They are:
#
#   tempo.games.gomoku.aot_data  Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md.
#   tempo.native.child_lifetime  Lifetime of child processes: none outlives its parent, however the parent dies.
#   tempo.native.aot_format      Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.
#   tempo.native.machine_code    Machine code compiled ahead of time: read its text, check that it fits, load it and call it.
#   tempo.native.numba_compiler  Compile marked functions to object files with numba.
#   tempo.native.background_compiler Background compiler: compiles kernels in a child process while the agent plays.
#   tempo.native.jit             Compiled kernels with three backends, best one first.
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
#   tempo.games.gomoku.playouts.playouts Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.gomoku.profiles  Profiles of the Gomoku agents: sets of option values.
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.types           Types that go in and out of a search: position, decision, snapshot.
#   tempo.search.searcher        Protocol of a search for the best move, as the player runs it.
#   tempo.search.player          Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.
#   tempo.search.agent           Base class of the agents of all games: play under a clock, never raise, print one line per move.
#   tempo.search.proofs          Exact results in the tree, and how they travel up (MCTS-Solver).
#   tempo.search.tree            Search tree: two flat arrays; a node is an index, and the children of a node lie side by side.
#   tempo.search.choose          Choose the final move from a searched tree: node values, best move, early stop, principal variation.
#   tempo.search.backup          Backup: carry results, visits and proofs from a leaf up to the root.
#   tempo.search.expand          Expansion: add a node's children to the tree, and draw among untried ones.
#   tempo.search.mcts            Monte-Carlo tree search for any game with the contract of game.py.
#   tempo.search.tree_searcher   Tree search as a `Searcher`: the tree is kept from one move to the next.
#   tempo.games.gomoku.gomoku_agent The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.
#   tempo.games.gomoku.champion  The strongest agent. `build.py` bundles this module into submission/gomoku.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
from importlib import import_module
import json
import marshal
from math import inf, sqrt
import math
import numpy as np
import os
from pathlib import Path
import platform
from random import Random
import random
import re
import signal
import sys
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "7eaad634dc2eaccc0579f0c6", "checksum": "52448dc461a33355634d6c02"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;3!lID_sCB;DpR+Hn;S00#+4D>>isbc?Odab{A>lbpU1Z*A{-i&-
(T%63VQ>(!>kn&v$RviA9N7@kkRZOVV{kVeVZ#CN%8N<$~0o{`9hKzIbKt)4$T3a1ouhg4lHucdWe!=Opu3`5d%&dr*Z0@2X4jY84I_T_Ro7uCI|%6JwVm
sPZZ*Eba0FDEf!?JJ*bUc!(<6l-
*NVx0r%X+Kol>y(mnr5l2xMxniJrkz+TrElog~#N&RvbWV~K(NPP&YrM2cp~L69*$e4DA}c?UeghIdDKfW5YpXH{5n}m1MjU4uuz?Syg0#f6gWAV$(Bo7G
E5SUt?O(XcfLA}CUt1jzBh_rg$HmWGGqx9sS(CP|@e09dBX64DREevQztQ46M&g20C~~A8S(^HxTd?VhkSBQ==T%tn2lswaU)2Gd!BXGcFd)76zreuPra!
>QrN@)54(TPS-S))}=c?vDp625rd~`T|C754Dqh>p)I&6UMJy&-
jVS27XTQ_L9b7k7wPz<hJFR@GcYqZr}zM^C^3W4Nkr}*=sH|+d09qD{RKq4Pbn_Vdb7YKOD@}=1#$kJ%ZA}~9qE$2eGr_jcLy(Y?9V~QrsPsl99NVaP;y#
3J-cgS2ug-EBEZ--9Ua=6)vAo*H}(s%x$qVn@?QK+ggsO9Ob8}~59Z0Sy{f^b~myOv-%H8a|P$5t~fZC=Pi<yE>4q(L<8L0!GD-
Z^~EHZ+4OX7>v?UOfWL{I#8Qu!y{uodINILsu<1ar7DWM9I{P;+8A+H(9+XcOr+gGD-aZaABvZmalJ1!_5Kmlb!LOE7B~i?a{qwP(J?4mSk(Kb-Ld0X7Y*
Gm$OZG%)o>)jP52S%mA3Z*lb@ezpsa{96kq3+#_kApA%g*Ai&6-DgxVpB@`!0?h9adBnfbv;Ed|dteA`ac+hulu3L-
ti&QFe1_5~=12EH^@Q$l*hsA?TUGU_O>cqa#N=px>LnbMIEwLn-*^QgrvKdBx-
Ta~=+CBU8#gHpI_vD}A1@B{k9B{M^9?jH6U|^(6&{oX?G}9XOl8aOPt*qpxbP4%sUrPWY3uTQ43fD*N-mj-zjpuQ=Dl2%>1!<CRgQxq>d%DW4CTUT14qv$
rhk~Gw<{y>8t9W(=;(v5sDW3iPM=4*EWi~7wf)gUP*|H+2DJ3fLGVA<WfesomM!nr0nzp7m9V-
Q;GCgR71mrK5$3*6k2WnK5@;2bPkJ@ThUnYney6rlJhP}=%mJ!xoIA7u$e$-
K%)X~pc0GNe|?tz>WR+ohlA`TRHFITNQk$3(HfpqgvDCxT5$F7smX=TU2n(e2qE0N(Xaenf6jx8!+w*^fXhzI0I{|rcqTRM3`o)ftmlo~icB<KOKC-he$!
dT8oC^U#6u`EyVA2xi2b`$;cFb@Jg)`32uvdMSDGl5e?zXk%Dh~ZlE+Qy_!^z&;A*3tJ6BMaX~!bc4dP_$^otqV^>JXgH#K1%jD&OO?B`t=k|-
q4OW56J7MOBn&R|3gBS1pPtlb#{D=1W&;=NHcdpw7tLp1hF1Eocb#F&1*xQ{JCs~HfHN&Z1QQlqz0j-
F(uIYT^^&gV3CV;_zMDp$MH9st}^g>(bg28Sf=3#DypQmu~u?D-S(9k@+@?k7u4?lTfUbRd!S4LzW5+YGGqfXb~l#+pudT?b)%;iGYFlF_M!-
38KoZEvAh)4i1;=#57dI5CDWbQR@P$}Kj?ljm%`fZw?Is0tmhvVfSm-m>WsTvve^R8e!)2-
@~5Ibx20c3egs+CE+t={bMgpq?GL|ML@acT`Ri7$>vW07=ctCFH6ZdP=<-
$N?>Yw#>oXKaYVlMR=XYy7_a!L_1;cTwKNL+iHbrWlf%vbmbw74DQdHMZA2#f*3O|GGs@0q^F8pwI5;M(e`!Etv8K5abpOTaT#{&&7R2&eOnJ-
0u^h|T<5Xu+A(<ZaeQ5q~~<RUy-UV$yLpnXZp!^2Lk(pZaV-Mo_&&po)pUqD>{I8HNtmntJxf=nt9t&<r8+SUz5(G#-
X49zFh$oBSm4!th~2<5!$E9>qOjozDq9~PWbWqd)!7nb0*LX{BYTSwqs$Uvgn4o~>Z14j6f>_NpIXO}@8v^<$rXbldapRtB##+Lx@247QnS1g^UV0@=IX5
ggJM^)DvWLw$#F}Fe0`;*G@`vL(2xBKh<A<K@(L-
v3ATl?`GxJCZDYdYI6GZ7i(lg4eQ_%0dX@x|w~qlJoEJ+VpQcqYRpJ$LQ)ex}~vrJ_Gpk>OGT`(0SNHd`z|6er5Qq@F(XLVATPt5EA5TSo?84W8V9fovp|
Ugj{SO6`<iF{)3jOPG?;z#tn$&=9Fuh(v4C#c$r1S55(@D%uGY)#_CVKk5x(nOR2{WGl+I@0Bk3<4<(`dR65(P39$kW-Q|?NL_Xb_#*B4yB&O}B-
;7TKiOc3OYpycFl!s%a3gfCkkhjI+h7dWCVb}ZV=-}SM9CI^r6ie(9XM5k5eNuWBRJy6_%VnQM_me0!{Nu{r|k!}QAl6Da%C{dEe?H~YK-dJE4{+8IX<_1
g)?K?GJuR?G1=c365PC9yECUh#mSv)k;ggU`G>CqfW}sN<YE%C<XRmzg{}(~nf0w%&wR5mFnDhlts34Ocu5;EXglA!`s0K@rvbU@t?AcVUzKLP6YU5=pi-
swSw||5KC12mXnphL%0h>bN?dB#VDa;>Evl$kMYe;3z@-
H;nffn<=&Yt*3NwU`H=2|B#^nEjkJZm089a)n>9)t?Cf_&)p$m5p`LO)0O2Wd=8#y{vO@)n1(}B{WOkXJhi6q3<I?mI3bqdjw_E$u4ilP8_7c6P-E-
|3vwI@Ajh`9H{J?{Ff@AxLtZDNqrL&}>}icOQXnn^w1eXbvw@-1hqV|B0&oq2ZK{Y<EfxQ8L2M@|-
+i?(2lCZ7c#Ijv7{&!RgAjeWVQ!I1gC=sflhxImwC81Ck|Hcbm+jUqoLcyP%@S9ScHmc_tO=<U`8HiK7?JL7qkl9{<J88gv*0OX-
!`Py~&kekUZ_c{OY46!{3?~&nzAT*F9o7$WM*x!*>sH69pj0~4$bmRM<8}?8y_@)y$mdSn=bP6jYh6UtF#i8!;d|lfQAk)HbTu$Ctz0C-
mF!g|5_1BNok$GjCttEIP4{Rz;@ny1OC+#!Tv)IQJVrBobKuGNVn-SL%CRta_YN^AZd*=Fh`#=D`;9v6?6I%uZs;H05=|${cgdIp&pTYtYC;SG=MdQvtT*
J^632rlhiwIcrwfW(#G_E%+RGO6wUyr3ps_ppfQa0FNka9wbjaaOPbF9Ui7wGYOgv}KYUv~`!_Ir}~{8Z&6F6wI(m8uiEnh+hnJC*=ePS&;G;Q#;t00F-
g)ldKcBqN`|r~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;ZQ|fPh9{l;DqL7FP%ztu&rf)<W>-
~#^u8BW4z&}a6j)3Mjsy=dyeg8BTz4j^dm$zvl@a%8~V&VBXx8a6)3CBjC>1v4muHJo>Ziu!AVLi1#XMIRr(wQgW$oN(<Js0!Cr)q#!zt7%RL#5by(-
B^k_L#{~n%=)!;+;WBkG15<OkvT(8+hzKtRr$fra9pusN7+D~OFGVXgDH0qj*zAxo!rB0a1Ah5|f#tEn;orH~6Vb<bB(Om3&3L-
h_8l*&H{NL}eC@h(eIU-
4e4VZqBVC6mc19JWhs`_HQL{y+eh|O+T)dOCEV(E=$)4RCN6+ce%jP&!#GVi{W>!$q^4qM6+g*L9*#L~#01s7|xbp5i}^uHXc1hw<%9r3^Z*`s-
)fcw0eapTf{+*JD7wO)qr$@Xt@i(iv>23?gr)*fk;<Pw=Hv`GiXzKqf}hbEqXqWS=}@8#W$*$heB(M82!=7w!F1Rru34J1V{YW}c7uh)lWX(z?4e^Wi>Lf
p=t-bAaggBm^o$OK!^IH{~+R^Dqi5TDK%QI5Uyev|xd&#89M7-
2a1iw&)ZFA1l@PO*h{!r_JgXXNHPp#rummI0<GFZ=&%g<sFzW%)A_{GWdhXK1$XI9EdbGs8C-
DY`0;E_upz1w;O*6`we_u<geq2|lq^xXKtX@+CBl&U&D`9>3ux{O0DjF>c#R+@>}Dp^DOLV04)9r?F}f$jPM=AQ?31a3ivyn7u2ZtSJu)+L{hc*B|>8U`d
I4eA&kldV(hPOmo4ImnGI9KH6;uP|%rBi#)S>9Ml2sD2BIr&5HJ-
KT+7&1waZf5LQxlxsTM?M{urT1y^ETgGYaxoow~s^y?U~HZ;={ZNr0vPO@}c)JPhh5i`H?SWh48BaxKcK}GS1MKHy6Dvy-gBZXOC8yknK#aHOD{o5R&Sgk
07TH(iI&Dco9F@<zSj*nVsW#sWv=*;i#T6m;fjI@c{?*sBYwY;7H;Z!`+Wbgf-
>0QiilG8`5^oX_e2i2pm+Q0P76Ie@ct;^oY(M@7ME>mSJTgn#bGq#R0zKxzEuqk^noBAp|!>wncfX8qN$gyp)&L(fP;Xdh{Vb_`+U6)UT`Pu2M;vIa)XmB
*0g>0uSyZ$APv7W>b(c{y#7~DvfYUq!G<ZGy>s9oz7V8d3mZ)kmpkrJqspQXOCW6@#J>Z2%XVho^glhb0(YU*L|O>r1ofsV7}a@w^aHY|7&AXCeL;j--
0j-HVbpg^<t8=Ft4@z?=g4TVuku-wxUJsN<m<BTCBx%uA!&-K^{qfV4DH{A!kmwdjEg_&6CkFO(Jk9mM!U_;l`%iru=#wt?Ej|8-gCsfTLa+mix+YKDK-F
m0As`A?2ckO5J-5mMex$9S+Kz+&*LA!J3PJ|r%x~uk#_qh>^=PP5rqj2ZBQ|CB9-yhd_P4>mX<}bc%)(*g>wvjSLj^c-Odq#m3-OP1#&WcB+wen325H<-
seY#tJdbpb>IRU!hIEF7UK#_{wvGP&>u+pH4?52$vW>_2N`ItS@DAzzOczvrSSg^6$*G%V^&@6-s(}d8>x`u7CEJH3D8`;8i-
;q1@3l)uGpF#E|y&IOaO{#sSKyf#2R>sgvE965N<VMKcPFa;P3fS=TmK<CQ8#liHCm9htIH8N2TB`MOyQC1`cB)iG>#LLJ>mWP50sWA>FCE0-
hG_TaMS3m!--6v@cAsQtkWl2ZUBfKVC7YA_qXPZqv+XoojR}B!S`E+zbm9}YvxLhXKb`p4`Bc3}E?bsxT?!`wT`1nd1;239A_6r4d`yc)7cwqPLobajlgr
5Y0HZ860yVxeW}?rh+cEQ1_ORAW71J<3VzKastjc__7a;DjzO@k1Q-Yj66|2m=t!q~w)-
BJx1VRF+Q?K(jL@WnYN&@$smRiZ3#)80WGD_t7E>ED9lURq~8+V;bL6Xx5`%5EE51NaMo$xPF9pyr01~bf@)J%nC>8>@SB^0elw^;}-
;2~sM)CBdrMK*7l3EbS+0SBxzSy&bhE63*nl{OZk4jA=KO8$8dI^X@8LmWiNkyV|dZ3fmWV99PpR`B+uTepbY`Ic2?eMa{@-
e^iV91JM6*IDK2tH$w;DL$v#+I55bxCr|-
qX*9I9FgcDnav$*5#v_@Z_A;h;L$2I$k=Q|u`S{7$5N>2zCGc7d}Ps_?m_|VWM2S%$``J$i)oYP%MH98JLNuv8f&>fdbe=w`tyT%Ml!Qrn`xJ~R@NDlpeC
p$)2;MK3w9dmr!}i;#}gS#p8k}p0V1kmB8FC8*<^t8(nZfLgt~aw!dnp+ZpF_s9Ek6Hl5gONFcUPL^)2BGsjne}8H~tQi05b!*4LmW{3s1)ewZ`3wHYnp4
qq|(S_o^3;F7+p85ETsCn0XPo6`31M`XgOZmt+eUcl*e(tQf3qB?&}nFr??d@@}c_r>C7Eya27+8+*C{_tou_=g385lC}fu5{<3ISs)KD4F$S!tFgpFRk&
w7INZ{gMCD?ql(-7T?Mk`kHJqbAzh|EcR{@tEU5>Fs{>B*4?-R#;=cYyC<8Z-
yB9uJqn!%?aFafb;Y@U)t)fo6CGIO1qM~nl@hNe_c2^L3@l<RnivcZRci!3B77_@c{ahZCu758t#igz*t+|K8N6kR0dsANkX4uvOXydgWnWFU1?kpTPFz8
v7Sv3`gCe|5FX+A-
xG`!b<y$F@O{ec}lr&d(UZQL&Q;7GI!DD!`+v5m9Fatrc~&#~QAe`tq_4C)QvL@xIqf=2KYzIgLKd4%Etz%CcBHPAwF0+6bDD6}9;Eu%b|_A^Ff;F?pILP
6cRjWIrjYs;)j1?7p#$&9546r9iKHwE>8co#D_sYIX_o3J1on~ke!6Q8+ip%(ZGgU!?;tH?FUJrtdSziUks*PB1<OKWsgVqTpUd<KiTjr`{HS}}fm4U&x1
pO)cy`0?B1-Qgs708|F|H;WTnJdUK!x>6vPg?lsV38)K<wP_h8c&%Zuo*5=V-WgkH8E=?|RTI@@ut2Q&w@;vRe>Iqa$Ox$&TtuC@_ocT7iTl-
U(%6B*FWE|-ZQ~&(G7j}huRF`A{(=Gv3g$queV8-(b{UKJqFiM7TW^tQO+d=yx6^KffmnmDjT$M$R8=MZ-Obc90olE$m}`|oiBB-{52-
34c7D%pwMpe0PHm}N<EfX`gQFaF9SKY#!$6@RWI_+*3IT9pvM~6G!EyY)B0&Fez2*lW*lZHpfp;?9bCYjxtFNeak-$jm{h+}#pw-Y4s#G5O_JQW@-
OOfPU&=r?)oqnP=$r_*i!|u4q6OvLmcNahOBxgm?fh3&GsW@e@;e2FlW-
&e^)rqroJ4@l(fme}#A*Cf*z(S<gnDPqdFUjjGwzLasZb$`n8g5fXI&HwnQw$<XsGy;Gyq*sTg@;Pbb?4S_f8OyCf3me<C=KiZn6DTq<4XJKrBl0MHB2ZT
7@bUfjgEA)Ir4)pS55qABoK05-&;^XIPmq15O+FO4rfU(j;}(f(anxItd1XeIr3r?vnX6b8B1AeUP{yLW=YNtGDDe-
8!>~t!}I|b2)r|4lE!Vjpy)&;6A%ct)~>|583}!biU{S<di>?5D52b+eHfmY`Z7KeASj0l8LzS9opN=!AL1Y24luHR%A%rQH*^7^b4_}uS3c}J@e;aaXQ%
Vxh9~6m@EiJ1C20>@!TI|uXS@fWfsjN{x$CUQL~cC<XDiyVA2oi*~EXynMy`9L*-
{{{hh_<6g1(+Td~4ek^zA91q!RO@0wfJmvEe7vkXB{dM&eo`eNCF6Qw|_e2m#_g<VGB=XM5)<nY>^M)V)gOx3eCLXn#8ne2G^5EjZzK8v6n?}BfBJ=P+Q5
ou92$BS>{P#b$*3;C|c%YM+cgYLAkh-X3?b9#wbD^QX5rF$@dFCXV^iJJn=NFF!Z^-
ODD9G?lmy~5l*8Hm=wzK}>lDYmLT5p1=4!L#J4g}Z9Z;9$EPbUxq3?^C3RsgYv+iV`27rPT%K3xLWfSg!Yq@%bK3C&Ox!SM%`K4eUqopygbta0m57iBg}z
aA`y62LO226D-cn8~N;d-
mt0~IL~Z$tIs|F`W@FX=HD^5#TNW!3a09`rW|pkd`kOwTmcCh|NJ7UMR&Oj8E2X5)wi>>lj5f$f;mTIND*_~QL&U@1qFx_h9H>g)0|pU??hwGxOpE^y#z(
Mpr8du%Q9Hv!_9;pDDsux&f8F?yCx?sjGU5t5SJRp)<(9R&la#uvA?fOJ4@$o2>CkrboZa8?^=~Q#?3)A&p$HF7o-
H>1a#}txWapeM4QkC;FHFW9t$UjWHC`8opgRR^|ys83CI)8gt5l|L-=zOw*&A?GIXCA-SPOWCSwd}V}FJxF=hzNcD%e7j333MJqH`WWnpiC?YqE8+=pS;+
vM2x62^p#1}6ScqM^dL63Q-
u8DZb<(ys{A(Xg)q{AcWzLxltaGimyEkfPbILLcH;lgcs}1`qYUEVo#hY{d+X5JJ_K(!~;*;PW)jTHp6U@#EK{2OjBe>IP&c8D_aD3C7iU$1?8DHdZfrM}
CLU1zvxmoFy_Tw&eezKcDn<<zHn&i#wX~a{v4gb5$n@3!3Oatd4{1G3b5iBc%^)61zYyv~>UFy|pF`DD0}NV7r%-
EAQPf)<zuGcFGC}$S@oZWzr;zFv)OsVF%ut%q_E~nW2mneG>2C4DVcN+z!ljnlJ4%^_PTCzs_NR7EN<31a5@1-KU_rm{+Z9K=?qgXT{-
!z_yiaZ2qt>bFk*~6Re_Fa1B&s`$fgqSgnk$A`13)#y2UhbMjc9N>za0TDrTJ4#Dlhq(7`Rhhu?~6-
An$bX}C_+{OZTj(@|G04eN01~P$%Q2CWrS*tyTj1D#ZVuFS~m0Oxkl$-
R^PdPB$h!v><qhK5}nZB0DFW|7>2O?pL<1YlHu5~iI%Ip<&fp6dh6_G4FkLyX(rQ*08>mGrA8<XoK0`$IUg7XKkYrPrDgCIH0%k(PCQP|=`2G;Wy|JLpD<
hup}6{>erP*83B=DJJduuL()5=VTM?^G`AgC8Y)tZlFIm7Qc1wloz`4IdtvNl`L#748x#)X7H@%LHp9K54vwU^_pj&a0}fC8&Vk=-$q-
jZgGHSRi|Lzz$VO*lmUv<(AV+d?>RF2Af3tTq&Sg^++wHL52J`R7HzrE04kYXu(XxoAo?wW926(g)S9SX&j#shYv44N$UvxKRE8fYDM_=u<nid^q<sw!p*
i)9bznZC~9fIk5ImF5<LRy(5q+v?KhK%`Q+)Ui({ZE=OZ6%E*uO707G4GV+40*oavXt>!7n|(Ff0apc%kLlNmEQk|_;V|Bu}No#_5WJAi&xsCvGsmg&!=X
nh@RvCHMc0z@2Zn(M|Z6^L2oGzIuYkPJFDH!`e?J&7UOkak1ifpfr<;O6-
zdi$brO&!YKfTYCDK&KXTeeL)j<Yt;!a}Hq8_ibNTH55Qw5DEsBEXU7}vc{v>(zz1LZVWfoY1Bm`9>GyTJT1qjFsSO5UDs>dtn17i^iq)8rTJlPD+62E2+
oX7M1&EJm|sEMpkK?2X1Tb26;;PSiKVoj4!_E{-&8*GXO9GJGc>cUPGp50!@T;TnWV%lP=E>JLP0QnX}#9rulqI)YnuwAr$-
T!CaS*TUfOSRDaQYJEuIImmI<m)%=r#3NuF4BPbAA4zjR#TjKdb2Zopx-Ro0}NbL&_XzSWn5Fh`yQK(?7HXjnKMNo#{NcC26%HKNfCGrlJ7pms<f%x9P`Q
ltUx5_wNpwRSL&1Tz_`<P7@sEBe(qHaz32voF6KQKRlUNwo@g6(VeVUY*Qx20Lm7%0)`Oz~<BHqRa($4sY^gITlO3XaAqb%E4>_bv1i0v--
#g@eXrRdyfa0w(3n>+f_xg2vzI>?5>;?22X^0>aX=!hq=uloQ3DuBpeBOPF7ouEQ6zQiMlXLt(@BEEadguNoTR@VNmqZN0DYf@)3b)lnC#YL|p({z=GR<7
R>?5)$i!cgyb@BLm^GL$C)5A(op|tV#t8$gks3hx>*%1=wrV8AQjF)TKiK{g}Q&;_(wNXrY{oxdir+97n7$K0W7XcsTyGYft?WhvWxGO$#<>6YJtLoI0u4
6TkcJB_15~FatqJ7PP|nN3CJDZ5viQ#03<1o$!uj!ArJc~6!N4Y4m0tpg3pzawE*GT9*uMP#+M+nU%uPxu>qu&%HnN7oMAJr{4Z%C?)2@RaJ4YUEJQupjE
YW;mY>^)GQmdVjm|M=X}6pGQ4DU2JcdE9e3N?(fLZav$42AkXE5j<tnYX*Wf}p^K=^eNnkuloZDXvp(t8_4_ws?9t#3T#hjwN#zu7aDVvBqG`-
PJwFy`S}k)rT=>|$Y!(>B|AVaTHi<(}YViHr(QgDpOQH0L#xx@;CT6aNb9I*jy_C^oL%Cc*yJ7w2sXE~LQecvHb`b*)w3x46ws<EUMt*}{4`d-
7%<u}_w)aj98)k^c(S49v88{%MXsE4|xMDDsIuGPoXP0M6{Xs!TNu)g~Hb^~N*GZ48F+0ObiS!_KSTj#iYkDFTuzx`k81w_(|`Rr^gqxRqHd_uD4t;zXrQ
ts@a^y{(OwgxZ{Aqczn_eZC1w0GzRrtHCr4ofD0=OT#@76D+h`Dn>;th#Si03*gH}A=e<!Ft5(OuWU+6Lu`?)3_fVAF**+Vz|ZJP&F)jP(}UG;eHB!GRrT
&K7II~SmwLzXqjO-u0lc)(`^v40%4sF#U&BJzLg{k1`oP8tgj7Ya8fmANu`f+*Uy*d-
_&d~xGY@E)|7~n_K`DaO7dsWue6CI?`@eD9s@3NU`79iv{xspFPeW%(%CvL>^uQEs#%<&-e@VbEx-Kx=6-
tokg^RR0S7YL@afF2Wx+K^sgG((WAg~E0Jl>On%F3Hxkl-V4%uVql(0}eE2s}HhS@sO9-cg;+g9SYUSyE5Jg+RHbmQk!U=XBo#cxVb)WUFb+h&Zn*0y)-
E(-+c8_MjJz5J??`;7_2KQydVkK6K%>Uxk3JGndC2nq&;0W}$TazD`?RwYC>`H~#>k4Ql!YQRej~&!#nQJ7-O#rpy?1++m;P-
lIbTzy}e&GgV1(<^kAc4^O5ZmRS!{QW<?_08mA;5&2gnwN@NYq{r2+Z6f3}USLSkj{fH3ALQ%?vr(tj1Ay~VEq}aV=e?orbnxjM7!3qzgXBXzoZ3vQM1}S
LBgNgYaHtVTpwa>8NfsK7=QW3BH6lfB)1zj7-cVRRl&>A@ayyp^9lj=;$SWQ53`rbJ{5-m3ED;43lvtyxD^g8U5R3?q`e8GhGSt#9=0qW(KQg#0C4Juf!-
+1troK*1`$71{S*G|^k1D#WWN35nnJX$G@^Q%7BGS{Y;$JQr#@^7}rMY!xU7~e1G(UW2E15&b0dnqv{+Q@F2e6B7*(Iw%BoBon4GTcfYJ)ms;;uwFLj&=_
hbc~<Tzx;oLw?5Y5Fpo)^*Z~sa8Ah>r;@HtEShwAT8JK0t=FEyFP3glga)=zNm1sInbr3Ew=-9`p#KBV5{^5L4alsW0KmIg^%h5-
^82EeP*}%oWQ8dQC8t@`TC~AfbG61KF1Fd=8qAJ0^E-
Ais(vgdxz3)Bwk|1Pk#)5sH4(d>jaNzsSxm0yU#Dwhzy_2)G2<P`JI>hI(Czv{R#oxZZprs)?FAt&X7k6JYeSIrVWd7W0G^Ae7$V@Hw{@oULr5#R&De9k`
QTE7Fw0=%{RUAuk<OgXOVUeu0v~Qr;z8H>Lxez_>0b5GzE&f9_4aUmn2yZ~f|BJT;)|`@W^t99mID?x2O&x8nYIV*Iuvw8Y-
oNELcRR&5Ur+e>{Qd<5GorQYMImD+z@g`6MX#e-K$D8wK2nB47%x_D#UhO-
*;x0F!!yk_}l55@0)Ou99R4=&*lu3l`;Z)CX69DtZkDUMP*Dl(?w@O|G?bbVhxMFtOv`N1d>3OAYk8==auPh;ZY_EQJNhey96^^Oao02;}~9`&iZh>NzVr
q9oDl{X4Vf9JaMW;$6OZ9%#Y9sI)qW*$)W~0j4Q9*bi%z1)sH<{Opy{U9QzK{RAXj#`om%W)1L8J1D%1?6KBnxqc>2RX8OwR#-
^MlsD4T%HN?i0ylKC$cwoD0zmU{`yhgzt3e!nT*Y8^gqv9fK5@bYkSP9#43d2nS0uj|#{q+`*`vTGi&;+=k3M2A^dr;(tWEHO{Nq}cT-**P4rV9E+>IRO-
R~m#XoWH57=W&4h{Gw^?_y9G~6q?dfwrrLshwR6xK7^pGhARDjO-FMQ^<%7@hDSal2t7oSteL<LrP9G+f00GijZvFk$)N+qd*6t@&|E<}3H&XXAa2$<_v*
8ox{N;zxF&p*vs8VP!&(__Kd=jv1?OcstM7jYYPVVj@DNP)FF)zOr)i(WEFFf_vhbu%vTlQnC*DMJbsn-n8jq$NO0<ZQZ_*P3h6Q`>@^w-
{#OKg9vR6<eQiML%uG4GTWWC+$w+kW3n^g$h%5Lz&5lkFgE%T_sd{_dA)cY2=5B2MvMge9aJl91Zvk)eqH+j@ono|e_(pF8j;2t_a%p-
eQ3k|qr8~kR%G|sRHL|WC>f|z;*P0G6?bsFRREAKDDCoTdZO_nRr<<TAV3z&4^_zsuo-
x#{x?~1@K$4{8X248S$eM!Wv3p)?$Vn`NZ9Xcwc83wd5$(OTHUvAbT&`o*v4UO%EJGJEq?k^tgZDS$NV^PDy<;O{i=N-
@s;BN9hwnPlyNGMQPPtz@bblko3bHt`e`+eEY$YK0YC6@?0kE7QlhdeftNvYk17h$Kv_#TFUyDjzzi&PdxBr-vB`3K~zpZ?X|7JaalcYMot&b2WUoKl!Qx
%Ija6y&CN(bvHWzoh<59Y9#G41dZ$72Mom?i&$;hkQm0%4DiW<p57|56k0AvOZ$n@SBz@D#1yzX&7mdL(-
w`va~lYD~%0B6zY#H5K`i%aN2ZrG9;NiRp!CI2$N-
_%9n~mZ{}LaqhV6wY+Hpw)oC<y7w3qsus$qNPo**nN@v0!VivCzLGq&cwk;g=i(uLZ#E0FdOt3GJh1V1H%hD>EbzG|y$2Mxib)PI$AdcpEZ^J<6Y?df%<8
P=!PQfi9fweqdnU3yc2}vK%%c7vy?xqk4Yo|0}*p>AgI^TpWxUfl8#=9uJB7N6&!)X!|;BkOqeCUvf+$vZXt6uLC?VjmPA;}V;a7TviO1o*K!brN9TR0W-
RD8BzV2(uVJ}M{N=wTScVRTiJy(fQ;s|zDTCh&46O{<|F!K*cem;LC_88Ew;NdiwDAJ+pe#*eGSkMg&665m!Hc(Mpb!y1)odCbtoG|P#Vgz_=L<+B3rjj8
D9U!<De>Q4g_kixL)+I#R@lCE4e1H`xOG#me~kel>ncWFPngl1C2@IX)3=cst9GW=>+ieDeruZ1p=wkH1-
Iwi?0Jp(0;B8>C&G6;0PDnUSe!{vI=Nc^o(*Vcl(P%Gr`VV(gE=qU=^MRnuh5^^TiAA|QvfE1jq$5oIAgEnu-4aE^Zcat^kCBiD3u&lDiH+5b-k-AAVj)4
&zFh$__Sg3ki47xd5<9RkzAU<SL?U`=7%{GIMw01y5<g|J%U#k_k*Z^pu=HR^A5|w{ze{3mM*VDAWSD~J{lN5nJHH5eB;|o`-
+&~$jGy^@(+h^oQ@E+Z$YhJK%Hc89~UR~9@l;%YK1R~76)2j8bPLB1Sy7mq_wH{kDB6-Lt{mAg^yyNRhG0_t*WzXjNe&$!RnVy}BXVft0)ouF#;4oU7o-
F*feH+pwo1-t}2-
e@xEpF*&j1e(IgUVbaVWSAE#aN06SLi7deAa@9j9aGP<9vEJQ10CDF>@b=iJ(Z`S^DpN7$rdOxt5sd56reZ0D@Z&V!18nzGHu`ijOkt`VuaqE!@)HGUN6S
C35EG0HM!#wh`KYN_nDqwQskoW58<?b89iV={Pa|=NV|ok}<)hb*|^5QOs<D<vJE*0okxcanDoozt_^&$~)mp`yhvm8@f|D5w3EzFXkgtax@9p0BS@v)g5
WnMJ0N`TS4dTpC=Je<}kl;U^#rRL|^A%)&;1ZB-c&3U{OKQk;%?2y;st4M=sdE-!SJB9z*;bv@Rq}yzQU(Se`5-x2U%hw6c(93^C1~lZ`n$-
>nWmM;&@}k=9F+Acit-?c*wj+JV(5eK7yoxy8OQpR6c6!heXo#8QIBMle&6MZmJV;zHtBL1F+v1UgE+QBE&uA<g17-
rt&FH>>)7<;=*b@GFOJC&RFwg=sMtKil~h&dsB~is3*12`#KzjzUzjJ|*o!q}kZMvU(DW<iZS2;PRg>%4a&ielsnO?`}3e^B$X}wy3<dlq#_BdE2=Vk2_i
nQoO!l&I2f{8!#%x&D&o>$~mzrm`u5#aTd4W+RO(|KOc&T>U;o(QxJ{8OlgWXkOX;_2Hd-)3xMUIbxq>*16d#JbAL*l6r!|Yx)~gtuOdX4>QsE&6&{Ab-
)w?ieE0R*d-
+<laz)lLFbT8uL(obQI6W><U$6m$_NW)1NCAlnFGb2q>OJ|y1HyE25?bYc+F|VdGOo1OqQBu520z8l;Qi~q@S6gIMo#lG?eAg$IEA{J8v1cBtDt?_yHi!v
9+SiOlPo+zi25~$cGhjJ{4pu&q@|Ex!&?KYGaJ~bteW<f*7jcy&0-njY{t^gA^xKA!b%HSJ3|-
@wiyoC$b8%iV8l}UI7}XB>7eXdGnOWTQYqp`uCCNP0(p&**r26J3Hb4sWotw#MFeEm(>pZunY!pukDpjV!}3dqx0O4R&zdgU5q-
1D*;+3<gN>6w?zKVPb<1pLt1uz!P6`dH&pd}cRo8EFewUK<NW5MrY1SK$fA^g$#j*XcKtFZku|bKeCnC3s=2xp^-
jctUNRY!gfRtPCeJYkw8|xw$ZdW0gFHUEV#5ToG1eq^6?!=VN>tLkNHCP7WfRZ)X--
ZkKy&CdX6C0<ivH<#Ia?+G*3RW^hqTCi*fpOxfPtbszebn+*I;mZ4VMC%LU}S5%Oe-hkx0sbVKN4&{8;Fth2gY^=M?PzB=^3+a;b%KG>E1}D*W%L_KH?A?
LYsl|6Uymy+_?<b8jpYM?qdpc7M=SnnQBXWfxm2G56ohxx|fQ<y0Qq8!MSdJMrKzqBE|%L){I9@YzH`m6>jQ+3G4eJVR;{mn@sywu!{4-
n8i132g7m(uV($u233UHk+Ji-
(~A+i2w@f=z5;u3E(MlM6ao^0+K5Sj$&zfoAr0%<uaYwL_O3?TI8EBYJ=iCm2etmy$VdWqa+NH%>$g)TthHD$7i%5TcqMGF-
u@~*)e+m2RrBK|*2<X~5NOG3REa`^)bE!hZPb|#z9^g`Pal+z-
>%E7yCijBXoA<AiayOfXhg(<Qh~ynMm_xe(o=EDD=XG~s0Ohi315CxXzHCepEtL4I&IFU9}@X}xh5cXBtzeRQ-DcI{N2TjsqZCA0bDYLJOCqc6$o9k8)3!
{hf>7b;Obi!4S2+$|EbB!9md=IktXzR^;7v`(0s*IQ7X=nKXd}F_#@h~g#4|b5T8T|c8kX)00O~QAH?&EMz@YwDMDk`*mg?Vx`eyU8#mf&8l6<Y*6**XiJ
+wko8K-NtGAX8kKDW_YrR+>jNK@O92!2N?4M*m-
d>`T?2$LENFU@qd9C?RJ=P!vWGNLtG;a^gB~qhuKL)a56T@;H*7s1n0b3Whi?kX4e|^7>8(W?xPR1!0%`PBF89If0Lnr-
i<*+FgyNgakQV!}?9Z!>ossGs`#Uxx(Y!Z`P+Dz6&=Pk<jPLRa~9P?#stj_8=H-qjyHP%;T@bYCZ78v8Ss-Go8-
p^|4E!zb>0gJ=pIMVSmSKGJsU5K&G?33NII?6XE@$sroa^%gCyeT!tE^Td+>v{QA6|=bqp}+t@Qs{mr#U^&C@gsYE2mq4620QxP=_b-
b(;rgO2*3b^LhO`@J_`=fv38@=4q?c3bw3luD*3cGoAo8yN{W-
hC`x+9p&d{fhf!A{fP$_|p$)uz)143A6RTR}1cT9z(BA4DiYNt40{&b{1ET<T1PkuG8#a%53pZciM$_>WGs2a@6sKn&UpeJ?n3^+HPFuz61$ED23Bj=dB4
*ds0zWbpL;`PLp8u;dxK->l#!<<-sI{s9>q&~}ECy8s3shfjVzMfh6AcVzKsgWOZ*6PEPj*jcS_-
i)(7b9Qn^fQ^DyWzUmU#iD{@d;@%J16{DHASAnK0YY?C(%N?kbs%1C3MzHRDXY@-
f{Ua<NuHR0^x9o;@8bS2k&S(HX_+%cFLrmSgGC_h`^OJ<&Y7l9O<Yy;U(jF(_>pjaT_uJ%tT2F`aGr^=xBRmBKm}7hFXk`FW{jozi&N8eDpJ{sc5Le2!+8
Pn$mUGAo$~48bd~eTXCV;{y8YJlu5`>go=8Gv)t$`ggbc;|O}BgnoL{bW`9Il)HmD)mwku>V<}N;<Dt&VAP`j?&+1+Rh}PU^Rn!e0Bh;KFn+34L!T;ULf$
ok$itmObZCMuJTvNT(xaZ`XLKc%Cg5{uzfK2i*Ar#E4+Y!5`#_8CiTSn_)+J*}Vj`Hq71;9FMqK7dS9GZe^QgvN5{nGb$SB#s(+uD#&UN_YNl$#cpQYh{m
Xa^|rWOF{AES;8aht~?)`_Cm<(T+ypRO>M_c0MN@XKr&fV6<CBwM;wcE|awDXM{HD&NR;e!5+EOts<%hU)PfVtnMQiWmM}X`kl@FLFxhas{A(YV3}8v@T@
KIqtv-
K+%okW7>Z5rtxqU1Otq!AmhHg9}!ufX!cfMa(QpDvxU*m2Gl45^rr+x0Ie@S?D6*rH*Z}QdCYKwLAXbXgHuPWQ14G9szPWk){5dVH7WHcyOEH4kM{McX<r
Lk-
e7o^w_Ubh1!l|j?ExU7oX7;;v{Y}Tlcjg~<XuW3lpgcT9}r+Ue1}Cc#rL!Vy^sBP5uv=XJyp`BiTURsgS%qhaAYG|2cBiWo8d(Y>)43hv<?4^R<1+%Q?Tf
%MRY||D`{y7;C10-
W0_Z2)dlhN`e$(ramBp<0c6;5MXT4mUNIxNa=j_U8V<xZn^PL%&LHY9E(uP>xylQob!Xm)3Wr_Q9`#*cg<Ax?#vZwn<Qhh`=q(U}V&O}ixG+@kQD<liS(>
?hA|^*>_EZ~Kgs#jFg5=cbtupf|*-
Y0PgUIM?UR6;}ocN+XtluMk^U9IGpOE8so5~yM5M$g4oZ~M}K+iec3CC!yf=c%mzTE##@cu<6?_uT+ry21?k0lDidhgs$40}&UiXJr+d|~5l*G>tY*Lf$^
+Y_TOeF#`Bt8lmZMsxp}u^Y)tOrs9-
F0UQV3breJH>~!+%S3@(@{49F@Dog$=Ye5`)pF0Y^sp;nZs~qZi&Y_`lva>8>a!}GfX@mg_?(!7ifV1i%cCybBW~#6E{J*Q3W9|pGW<E8Pc_nV{~4dnR*;
9%aTZCsK0)WSJJz@Un%JBC?aTV>d-MPT!3%5&F90t8-
)waAwG1{?V8pZkN8)%Y+|Fa(IDk5<YZ1JMR`5FZJNdLK>l8E>4$U)(Xf68gXT<FsCc>dhSjO4{Mjq?^LJkYJ7Sw(kH9!3K$CnA+6HB`M>vOemuGAY-UtXd
K{BRq)JOaQSWL)o?c?bj!XIoWDw$OE<4*`cn4^>3AI``ceLik!&RfSipZd3Y^kUrJ2!$@3nO4MdG;HfV@HnRs*ewHb0026e%sw>_c38H#Jv~Uj|qSXPM9h
rfiYwcCw#RL<q00_t76Wwy61I!vpIRo=QOC)#M)-lpiRpS6FoSv;%qTQ@{m7{6t<2Ex!f`6uhZa}hCmWeZL?IUlta%2S*Z#52^+U)S#o{?2bn-(3M4D-
<H$ifv&rvdhMSFWe;d^1ueR(oHl;}P+DX9YhDp68E23vQnZtj+TQ*OZx)C@ya2IWeT|dDwDp8rx6$wrCT<16@VrmhvgZ;?>#(ACe|H8Kd$Yx8hQ&6xrvsC
%*%Xn&^@ZgslkoC(JY0dh<FhRkz<(oa_!O#wrFu2s>-
!SkIkWDZ`ryrI6|%T7|0sIb=eJ0OTwZY!kzxG`Sq<=LhZwRRWNWhJrsR!cM$LiaHaS0bOh$*zc($2)|kY3s<{8VD`8N1aheBt7Vj-
hrM22rP4vzXL&6kgqaJ7?Xc46#cVan$F5bzC#_VuNC|uY^k58+<91h_`44#;*vCLxk!vz|rJZ0_2jK`W^$P%C@uYmhL)CfhjDqxJ@yh-JspR|cT67o8epk
SV8)!BtB5(aLh#d*k=TkRrw&i6L%%(eXN7&3Q*?3e)a3p#-plkl2Lk$MRm$L=MPWst!-(b~=VMuIKT!;U3z}tY(F-
G=}t?O|6G5azI*6j<q!p*KS=W}X1*C3=EM@nG&NfKMqf;1%OWgmi=!(NB{ePu6DZ6x@ZpihY6%I=yah6qzPexIy9U_7jjdUa^us?ign>Tmw__!%gps4d*h
+MLWK4Na%kV+hZTXc}9A79{biwMSYK06AyhhT7b0Tu=rTfN2u~u@`9~6raFF!$D8kdULx<{K22JO?J{0Ug=+jqtxrK&UL6&vVw&Y7v^_Y`3tWRJkiL=fBP
(R6j8ysd)v9J?t*d5Wg+l%LRQ7xOByr1(J_37=L28_<|}somwAO_GtF;Y15)#Xh5FF2zQVrU<M)M(L)gE-rL?0&wIx8i&(NJ%mdYzL8h?g9sbzgz9P#>;+
y(*ULwM;d$cxDVMngm%?sCH}7spINMXd6sk`8Lc8@Q&^uqK6owz?X0p-Wc80JLg5bbg=62gM`TF~t=`DRYTn1~yY-
T19$6n<%MDnX&sqj~nhJRWv8nTUyD$S7Xz6H~UhZO1Rv8<Ps(6O><H<ij;Q=Lvc|cDgk;W&TjJxL6bRZg3NZW#+!0NV_ckxEZiVG7%JhLFM@zkP*)BIby^
$x>4?|><1_V1m=M{%MkP7lGG(4a#@&#FZRp3^ZRjaf!5S(gF7TnTgizsp#9#2ZL#yy>EJsEno0e`{@@f1+v>UwmWGi{BeIDXI;pyd*#KD$zQQ)qMT)-
`@dACCc!x#-S?eKxq?(%eV*^UAo-BjUY@=5cw3ggsDzOdq?a|@p$>k`JkQ`KT3oSsu4Mhh1cLDWU%SB9-
=ps(T!^HrbWJGG0if<~12wx9bc$}f=+1~)F2jrCTffUf1=@2&0icM_(Tgd#RXwnEzEu5TU;4K@PiTFfuU0e*6qYqnKiv&n-6fszX^J-
vZIDJO&dFs+c{$N`~B4ShAw)!X$INB6%58Q6?4EkazNF~Gh_r+B%EN++^e|8`E0SpuDu(|situlRD;+$ho(7Q(Fh$N}qG5fsR9ZzbhTXu()2o}7MyAdkHo
tmKP_G)ML-LnTky6h@cTcrRy#$FG0|5pU;maQ*S~^%UNiE9!5kzIwZ6!F7hfxX}t`GUeZ*EepfN5KDl|S7_%WSIDuHw#_U@&YL{M@c+Hap=%N}nV;3ASA4
*+fq)?73X2^%TW>@8TrTvgJakB081F7tmVyr~0Pn|!pXZ7sm|>p-rne@sh8b5u2%EpovuX$tL=I&WjEHo>_=L7&CS1WZS{bqHPxzs-+};rJb&?I2=G1A--
OkKQ<<FG(d)3=}844CS$iNHgse((e2wgVmnci~vg39YD)zovV^jtg7B&;zQmmmr|{S##|!eH86-@$Hi408;V*#hcuN(6Okin+_=G8h?@-
AtK}wd22H|Dq}6mvA{`V|+he+f~}zYKwRQy<-o47~x6z_)c$1yA9MK)0CjR{qpu0P3xG9YoelNGIa|^vVGd_$3SIDYJ4j-
b*MnvOyZ5)out0cHKxZ7IIFcKYk|T{<R@2<9j;0?w=JmreM6PVZ$XKnEZwx55xVs<DIaZ?$e!+%%lB%OT`H8y5n86_iHpm|X8D?<hVEYkNy<=S3wgW#%y<
g>i*p>l^Zt?y62a@0zljplI~5kp`SXFu@!=UW0=-
D0%unZA+h7aIPbpa7b31o&HzoXfm(<OkF;q)8>&;oT@Noe&1_hJ!cW&MC;?0j(I#coFI2walP#MAqw;J2C1nF0X%qAt+&u^KBwt5f7b4s;;!QtkS0!cDkJ
F5{gp$jl*6!EXOb*84pi!XHJ&p7)p2LG*B{O&1_a5L{Q%gJ3IV~;OzE4CeKtP3<9TDE6ZawP6SZn=%K)HpH~np4)X7tfoLfyd*6!N9?nM!V$N#6cDJOjMw
EI_46M!&&g*0tPITswQlB&QLu}?hK-Wai&n_+&M(vk&tT2I9_rwixD9|NjI;Tt-e4`yK~36wvHhlCBg)glqwp(LA*;Zl;P+(-Dy|IEvJX>=9<fy-
;ei+5}Jat0!ktb4MNE`B<)m*A~a#}=b_9#fWM`UprgpjH)Ps1MzZ(>C!kl6@uQ(_GbRl7>+8~=m{7Z(36qHI)%%Chm|!e0$2;!n4Y**HwEVpmT&j728N@T
9`pDKSvbR|yCCLy2wE@lfLV!<bd+lIeK@&0cPX<@Y_=JY=b@r(u2G_SBLVkRV64OuBpHSvf0n<Qze6xS0iiF-&$ksPC7-
(M*OY<~?0CuXV(?d)?w1VWuB8h4h-
SfV5Fk2Vb9lIKvGIyE!ngTqgT0~yG7gi_5d4sADuf&97{sCa+2Qh}S^ptUxdAvtrCa}d%K6PC=JbFnFu5iD{Y@AJa7Fs>VCN$>>(-
}9dSSYs3^oux30CaKBa=Ar3bVwl%HS!ndQ%7%JmW!!3w6IuGEEd9TloY_7mVew5q+k!V8{cfE%|`1<gj``D)H4qs0Bb^XiJ{o_uVo(h$^-r+C%56-
_Y!~M+x&g|cJnR~X8*ZIlxxXqTd-
hHgn<@+-zy|o4Cz5LNu=&23N&KED^culAOdorRBhupYM7Do5xt6I5(Mx7HQ=06jV+ps9uFrxq{cztB~89Q3koTxdgfcravILlra-
iWNBY4e-ih(5Smr~KKZ9bzUXpLNNGK<JCy3evi!P7;2T%IBu-acAIe!0qAzP(TUSi>hFbnQd7dbP)^s{c#kmXDm29r8nnuO<FI{4OW+<`VxZ$G6lii8c`)
$X-By#~sYhDOB5K&FYzqqu;1lRS?^I<OkYG3VD5+-602k0l@u9U77~&Tc!N-+OS|)on*<fX0q#BQ5I7a_-YqkqW17X&Ty6M!c*X0q<a+xv9*?@Fo)O(!dv
39k|sAB#8Q7jtM`-
(Y><$TCZ<XNU9_3F*$=}=*~RuKczjgDO(%TK{%#reufI;Fhr*S>DeBcI{P$PHlWu$)tkD^6MnIF?yZU~BA>p=b**y^r@H8A(1l`!_%<~odRKP*f*CA^%%v
c2bkJq}3KEtRcX!S0)F#z0kt7FzCFD|kSv!mnEu%Eb>|uim?3R*r+!Ffr%hGo?k{1#h1-op&Kr)`t-z?mPjHS0T&L$b%n0c}h9juQga-DHNvsaHtYv!*SN
BCJw$n4$Wp6zuX<C!U+YFn+iWz?6L5^(nAdg}XJPyi3#>)4LMb!SP=K+(VbETV)`F>QdS)CICE*@F|W^?CKzHE$Xb=PD*hn`7-Vc)`Qyh<-
cgQfYdRg~DFG0zT8DwMh%-xQJQG4A`en4A|rBmww89_e#%PQ;(us`)-
e75Gw+3ml$c(9>bB0^1&JMc9*nd0taN@FXTVg4DdUFb~gKM(`%iN2O>mo<6nfH28BhkZ;q4@K`|Jf6T#=P6u~J7G@kd8Us>T7oo7!r53%h)*mGp?bODoad
WR2H#gdO_6guU0(Z$gm?72Q|cMj>;!6@LXV`3y5I?8oXK*Bb(VI3HnIaSIy@;e#*!lMjqRqT0fw3)pH(oi$-
>5R!P0&?t_PYB+TS_MA1QRTa#QNt2<3IKzbAwaN0t>JF9LHmbQSoyqdFUuDU&WnP$slKeKdy97=Gw4GdxhDjp=Ok`8{ddV}wVm^7X#66M`g=LUT%}164$W
FLmD1zw*MIy7n#tk`-lby^-6WSFGri~N4^Y=2!CH;<lVci}`+(sqz+*NKLFzWuH|3V~@$1pmWDVpp+6W8lr&D*PSw-Gg46VOsh0-
0JpJe<!TXSNb+oxzm#no{>M{O*T^VK?^+XG>fsnmkGB^^)0Nm!;kfi)f`e8p}Jeb;AGZ8cd@JcV}ILn}GwX^9*2QA%dztq9!=;b?HDKqmB6H+)rj!?~<+r
N;cm*i(@Ie&>U%P!iau^*-@-sRGu%j`hQk7bVPBK&X3>KEDJAxV00rk+{1=`^4hzIQ;p6fKJVOOUoc-
aH48fIyIc4P<}nCG-x@0l|}1PuAyna_6`iAy54~+=fuh&=*<aC$DD{%Y>C>|TNq09GdErbS%*e)=l`_L>?+s4EYk-cksHlECTo5<+%Ib(Mj+BSdx0l{Pv0
M<i~0W3rxcEv|0GX*R48KaBQI4>jSktu6$I~DXPnTpdOrInSeUQ2&N`XPj=9)1UHVdAmulVC3-XF-
%P$|Dr7<?ziF)$TN^@bNu>+tGBHhF5x!2FSxzbccDSanp*m{j0mbL0u@v!~$z+}jd^4skb>*RNU0hi6r$yma#5wYhYCCS&tYMcKKmb{w8?>x3Ax^R`TAR;
>(9lFJ~kC9xC!ni9)pRnCNSraKO_Yl3C9haD7WmwbI&%xgu6@{O|C@UHQ2S`;Z{ZfAWA78~@WLesWhdQxB!aq@V*Xy+6RAg@Hey<Zmq7u-
K$bimJ+;hjL``rJ_+oR)X4i`fW1gtF#TCy*~uim$@mSpGFJBW{xJ*zBK?-vRB2UCQbK^=}i)l6|_k|UShE-MhRsB9(UG|SYPA|LjNyQXI@vC=@<2Jq_90<
(-TRk`OR;YXF{n2IMSpH@(4LD4-4lqBg4FRnI%&=^2cKM5RZsb1)ES{-
;nhAj+>Zy^t4lvwrMAdh)$BC+R7EAz2VA!RtC>CP4ggQ7ut0j$Kr3^nRji=BO;EeGaoh!Nl`@74#yk5>xL@QffsAoc#Lu>jqSh@MHh!PHz#WZc8)w#k-
tlg(+nya;IITEynXK63$#snx^6xl}iuuDmWdJ@osRn0m<7F(a2{sVXhVH}(qi-RarBBeuhZGs!FII=!aI7ikgxGZhn)@eNucz|p=PKzbm0qkyS``5&xm6e
hk5=k_;w><k$b88nigP{rvOY>gRbh-
}F(j&vZ_eGdT;I4bW3CrZM0Ld~}q1lRgw8+7{%Sbvy|b~;I<i~g`y`VyWKfVy3hi@O$ovN^$^S4Y%)poZ@_2GQD{{7Tr`C+rf++<P2_Z>9a8+M_HA20{db
a{ARlF`Qz}QhfYne9Z{V3Wke;54#MqW4O-s{7gH?-~QP%f_Vf=;Io6lA^hY^^Xi**K2mGyAhi2$eZ#3}A-(*?5Kc3-ei-
p7vucc_Ia`2V6jFyf=QzLK8fpAyXBI~*q3u@-
tp7`yHA#8q9w;zmaj=$aZFq+}mwHWcti_xt%hjJPK213k&Y+39Q6mf7IdxRu8|vg$F@(H7ZXk>xREoi)NAcKF-
I5p;Kby_owz6IzdyfS~o*D8pG$o$kdaH?g40l+>>>{oqCkY=BVjg@}<RKu;gYu8BHick49Gzf2E7<G=i}w3q5!$;z;ckzW;)NWhnNM0SGwb>7nrhH!_2J<
z*7V<%(`hy90K?`+c}o5Kau+MP(ApD==xmVu<kHc5e7+Y_4>6@QhKXq8_)|_~v$s#1JLD*XWSx19Im`b__TPi1Q((?Vcj%~grR>6%$A_*)e06Aqf1E8YxE
JELr=Gdoiy%4cY0Yy!K4u3!_u70>ZIld_9v_r~*2ut0mUM^(d2K}E6rE_wyi$=AwGeiXT{4MWq?{`PG7<hG%3usG?ZS2sW9H!?EhcJxxku(I9oQ1!rd=Z$
x|P){B>067aIA1h#DfH=A-
E?atBh9<rIKt=s(ey%joU>|e;x54P}}ue5SiI9`TV8$M8LzfR2vKmt(%D86%mKr<!M2XQW55o+U)aKZOQ;`xGb|c2M4mwcsj9-(h2=IZ961gU-
!7rVQhhB%3JHk0Jzu{d9~JKl$c=2Cx6n@F#e)iTemI?t&bH#MKfxlOchlpO);6BgX+T=_T4)M^bPs*`F&K?{cYPIMlWua^E!9IWR?hYp7+=pKWu^c`P7o>
(*t$!7Cmu62J>_A97=+Zu+XQhRHinK5MX;Z`skF4>d$p*jE|IDZz9Y61-
nnB=?Z*!qiu;{7G6r(>&J69c*SqVrYnxRRlhkTSvK~L3)Ri0NJGI!cyy^*7ogE&W&AfL$h4*6F%nA&VMg^>5q5*Pr*AW>B@hCXs9Nn#SV-CrI#uhZoeb^`
+k%*>rq|&^TFJMW5*7>O;BBTrC>2|O{2M7D3VH?DH(p#QblKBhj+&O<g9S|J>^HPC?V&&XmAH<Ghs8d<m<-
~rm^%pCc>=@tNrVaJ3WKf(f5BFbq;gY{>3Wfh?av3cZBqS(O}h)ns2@>lt8!B!wRqCTcrP6!ST}kJ>jzcjAf%pB&ULYen@=<?yn<WnEM27(uR*m+WZBMXp
zb#9kriuZQNSosb<!^v5SJW1$dn17=K#^cU0=xPPUdYS`-
}Y586|hjaJMJVhE*cjc(*%&GoXOdRL{HLgTKKmn)~B%tbKCP7y1O|cO)K;O>4fwQgCohpr5GWNl5@6L8`bUrN6ydT)hOOuN2_WQ}a1`qkGHGYILx=$pjDW
hlVc_Z+P3!!ODwK8RH1JmCs#GqO_HeJe=Y(Tj}N%k(Tx!_uA$V)TJ_v73)*hJRi7X3wvIu@=#~{UTuO_^k*;rw)UYu2<Mp5$~T~fE?$-
vA66`bt0@z4L^Q|tK|_GJ>tOX^qm|w`FgWbs^&UdaPkAi!c_0lD!v7$Vy63xXLb}p>SLhHXty_FQiSzvR+~IK8^M1YI*Ne{%1>i`?rqv}YQHAV7&GLKa+~
3<5Tl~N^DW~m)lHi0s9+*IvpixMYUgD##oCEf!X23D=cmSaqqorSyPO^UhL&blJxFX<3zDAIU^X)qXKR;Z<jVNU;`aM=92pUdPoi}79tn`MK762WKmyVed
1N4nFU7Q=$Tr=Y3=a{x|Xqrt_{q4BLfWpdz(IHd25Q>eDI|Rtl%{Aw)-
=%=z!eNgRkUmz+)_utJ6g21}u^3Gni;%6jd}#*8*}AWTr<_ep<ua@dhW~sh35h)&0Cu7&=l84L_%G(`kAqWyL|cH>@r#&-
HjOk}ZAkrGikco31cwGpL`FAsGP~Ux(o&L?S0%YsCZtm%JiS(B3EN^Tec7Oef&4O$L1ucGdE@d?E<qr;9TO-
R?_FQ({P<Elfe{d_E9+9Vo|nnmYw7YPM}lSG72S?D>MCwg+6}2Er%;^exa2nNEPlqZD{zFyx-gO<hV(a7|L$|OMqzKNH}o6FaE=WG@U0M3#_Lb<P$KS*9B
INh*PG<j7B`&Vm~%=_U?P61`?F%0OHRx~Lgrso>DGTqv0=94yOYYk%RfmfuGI%k4;Q7gPD$LuSW*7Ev>b%E4d^=WiDi`Q(!r#(JW%W-
J3oqFEu<R=z6?lSfyLt>-W=E)$^zc&>q8izSn@|P<S*e4wh7B5m+p<oMg2-
!5AgLz@?>C&I>2T0{h9GFzz<dTS1ARVWe}8QJI`IRff;P?%zVX`PWR6HdM{2%wLx6P0A^K#nGF@XTM+M}KpFBY3m7h)pT@pHtM0%CN>h*&)={Vik>hg`7s
Ag`pUK7-
yXZjdLHM!`nC2r+jRw2C3J3<Qclj)wh&u^qXZV78#5a3o`Kh^~yXoeUJ_`;+w^X*F<cxx2+$5dsjO`JH)Obm*Ae?I7aLHIoHnQUo{p6V5G(sjjBeR^@%}x
f^B0ym2Mk)N?XJQV;<An!=dzxf$a00~NpWmlSJGUWYNQ@%NgtYpCcZS+h&s?Sryd~2sK=PeK(1Jm7WE8E~Q2*k{#4745nh+rE!R{N_&$h7q(CNtii@WfMb
+xt1Tv~`-s3$gxZ)w<n#L~v&V3(AY^q|+b<Qn10kaJo@W0KsJo(v4Y3{%(YmY`pPf*U$xN7afFdd!rer^Qlk!faMpCR>~z=)ApgOQAj-
18$Lk5`aCJex810iy~xnJ1ox!kpcLyL9^>k;+Gye6+YrsT#vy-nnHGP1?5I<Pht=x2mw2f`~7B=Kl;o5*g<#tKB?)L)PZDp-wOilg*!Y1W)E#NUdXOo%L_
lDYno?plE@<vxCyqE_u>B>Zt~%wN)`AGe34yS;q|<`Y9^u?I=izfM{TtAD6_H7#Gq{#9(#-RV(6cD-
`b2HA<hlGI%R%@9P@&l?g^6eEf2x%@>wx8EoW?|Kvoat4qrIsg`33<^hW>rR~@OkPFP^Hv%Q(qY*2QTqr&W-
<Nz$*OAj=jQxaXU9W={VJ^y}zyg@zMuvg4ly)a10&Nsksp>x({(P(u;?Q7kDgyeT}X$)UqponRsues&bJ?6=YZrI)h*P>iYHhrOv5)VJ0of@qjUu6K?=Jv
!etkgM82L*v?eCja628kj|fiDQX;ePDB3)|P#Y;-
Su%?vCD|ItRD{~hzFu=+A7P;0Ka^K#ZD{OMG6X(H$#hV0S)d5Cg4<>J7z(vzq)l~{z9p`j#Nm(0$U4;Ps#&4J1mHb_Z9#ecm=IpPZ-
l@%piBW8ZY#Dh(DrtvBl2r0?vl>Eunrs!TF+A6z8Cc0rr$>(-
!JF4|qt<zsxw$}Hx^I5L@zE!R(KJ33Lg~X&s%rxnu5iIy<bgZD2D*Xzypt3$*MCGcDM_BU7Ob`ZX_4})S2mzpsfjXy|u!*qRqwW(znH*DQqpQ;dTb$K-
V<hU7rT}qpG$vMHq`1d~_+3ykJ^@2k^ph~As7D#NN$?5e+%Jy^iEKh@ubo05SJevwvS;uBn1#^$=aNR>N9)b`tFKV&_ReO54J;s5pRyQ%?#RDNhK_ZXp~)
n^78^eTWup3!s-<QPG?v=AVP!6x;0!pv?@13L`Rn`9g_c7G=+8gQf)-qt44QxSNa^Bvdd_?dlYjo(Bw|~#SR-eXtN{4`pbH)W!^>2~twjyVsr-
1Ph0SKoaVVC|pFzWQSqHG>4l!n4s5kP*(L~gZ8`7ajc!+Ng7)ic!Aaog}0zs#p=|$+r`;v5VK`5bU%-p?CFx^q4lT$FdJ7wjmr=*4{VH}Y<$E{UF3Ac-
@yQB{tMwPrKx0lNcn<EEVvLpr|>y^&G`F0&Bqh?$*XZKTp{J5yN<EB8r?NIp#rO8+uV}!&UM}ZFH6q&DMk8>I1ellKE|E~}~Kv^C)33&*eqWlxLd}o})j8
tBs_Oa0e>dE}-r8Kjwpzc{^KMVYMsTUMu#8POcXp}8_h$qF|O0Eb#_*D-
rj2KviIbA;yaiO{d{Kd|0V6VFM{H7iN<4oC<lO%mRUAIFN?XQLasL6!l719^52%AHTKpwl-a<#~cDz78=y;lPkCKCDIOZvLGk7md@O#&S1lFK-
|wQ1uUO=bWQFTey)a&1&xQ<64P->S9^aUVN?IsON>1XEQ~;fBxOCijTScJSEX2!D7tlrP+;dMPEKzU9=~&Cw<j-
5asDQ+aMV@9{}&ZqV$&gYQUlu%EnOs7d#fx1k^;k_+_P(~xn~kyXATVM2!CAM!vMfh?JRNAMCJyW(P-2AkoufyB(TfPL^~kxeWwAr~>9KL|j}ICV-
%nrKCes)zI<EB~_%!A)yDF%~n2QpK>9o22KwdFt><+CvooXL1=AI!vhO?rRR?M&>bC1Nk=$Zwu0pj^el^CZtU~<DRz8l#?eK%RaNQxO||*&}Rs4xGP5y$B
{wqq!`Rqn9r)TGnF=IyX-jx&*D1kadDy(_B^(ll9b2hfI=FAf7zU4nbsu@x6V0pJgecG9ed1*8Qf=~Z93|Dv#5&{qXpAPf$#~USd}IWV?Ew~R7s-
NVU_}iZGL3=HT_gR(yMO4jq$p{45>*U5^D_?E{JhA4s(jDa*}e|?R@Zm*nv0PL;5N1L|`!k2>vs;8W`TpQCG9cY3)5UgD*;5|5W3(-{+1ScFug>Oo-
&{Gb`9wgh<RFy;2_j<}N=ke(3tJVmPp;(tDr<Am~Za$C=yqS!?{D3d^1|NRerbmX<2Dm?_l#qE^se<z=O^V|h&q*;p&4KV#Fl@lOLZ)ruFe8MF(BP%jZS_
ixx=Wpn;myKCnNXsr*tdSukdlqaY;QUM3P9NlqYgQt`Uq&5M*6cRwrZ>qymm~KB)E)}n3(^-
Fj<mbCiO>i}VWZ4L5Z4Votn9@7dE4omJdU!s}o1(IBH{o$F=Q9-
I3@}MFa`8X!<LCJMzupiBw=!l$y8g`hI%RR4+<k}J{+ECGlnaGKCuQFvsAIxc<BHkv8Y*inZ>te&mfei6-
w<pqf&+CEw)ZwR9Zd^EkaCT8et8nX;^i5RDCJ>)TWKo<$8EUnt1z~%D6C+&%K?^Cx@<ckvF}S}mp|lY6I%P`t+{4L-53V6fd7fI<i^dq+-
32Xu7uk~IB8#(vX#yFMo%6W36f&WQc-
9a#c%(0zIJ505h}Puzu!_IJRgqVq>T{R+MghlMrF6MoKc{L)WhhWUDzQPZ)W&>d3xC^oF%U|`3<EG>g2Sg%Uh#Jx_;hN29>`e;<16+kZ7oy;IU?e*VsMRm
JRiAtVg7X(VI|=3||?}8b)GL|I%_@WSXYn^{b>w`M?1AcDq_v`*}p0#wI<k=$zPYOHmmq^4z8(r^RZ9E#2AQ>T>+U(ums2m#i(2b*9YK2@p}-
(SZ8+`qmc_R#)48EjLo+k7qQt%w1gbI~?ZG!3F_DB(RSOoxouB&q+(H7a=C(DNWdInd1Su$>%jpkY<xJT#+C0^}BS%4OatBiGm&cY7i3Y{a%R>^B6@+)6q
6^!wXrjPUS*h<3KUnPkV4trJ9gR1C=n5_oFB5ce92beL8tJ5v@81W@7M0p(F~y#^3PUeK89qw7dbndAS>XaFQITxsWl<bZ@61!$ITzHa#^r_<Lz=mI3zF{
+Di|yU-7wHoq4YMcFy_^&%%gMeRou#tPCX$K_k1iu6}=#m8Vl!gl3q-
q#PViwFP3me!cu2$P7kGq20UMQ}{Ff&7!wCQn~HcPdE<ygc=ze;~XkY7E4(@oe+b3+TkH7w6HLA^}n_U&6jI99YVqj6p>L3wIR@b$8~10zO7C!sJq0s9$h
4n|yD31jq(3BlB{pd@F&+bkn|cYjt;%56-
SlpOX7jL32JN<l<B=x0$s|EpvxknPjigi)w7{|HFCXR)e2&m?~cmBS&Abi*(2!NSrBxJmXcz$mXLJMZ}>H8XeWth?!?3@9%W)Iz7$9Jxa|QW(H(yPUhm)Q
k(NR<S&Gkq?fSP+-
<Z0xgz1>lo4p6S3SXS?eSSWE4Q#{siBBhe>9=7!A)X#aFir>C{*}ji0t2zu>V)aER~^K>7&3=3v5|G%nU3_=0wh7EIa&U)P_$@wxW&tfgG#64FDN;l~c@-
1hH+)ZfiN=Vu(90Jr|h8S)U^7$Ki7R<kikbXNS_}mN=_)GSfIwxfndD$N$>qbV`Z!_4=@xOJL~8+1~n0$>U&tzIJ5LU3it#nXJKm0nLk!VXNfnHRS%7#3S
{1^#Z11R=ks`>TP?sU$sD9k`y-
gPm2@He$cue<dc}3nf;Dasz^~Bpr@{@q7ku9U9XAnM&2%@yR;lNM(O=F4_izA9_az0ku&LPQjA(C>MMpnYW7N%9jQ%w>ZEy_;zvHx>iC6U5!^ar&%MtB#$
S^WXhgD6Jwf^X#1dNa_~cxUV)km}XZOsX1sgsNA6JI!3FU8~wj*5YX)tdz<M48!rE`#S$!D-
^EVxr#YU1+iD+~SJl&B2@?e3pJV_?6_XOauWp!SbfTqaglS2&)xN`B^GoJLf<?;b$@T9f2ssI?-
%jxGh4W$y&0N$chzzFe?)?!D1`=YTAR8H)$_^)2e=B8@`Wrht48j*~ddh!|MPs?z^8isZP4TyA*29QUA{o*;@h8NMCjEonV#McQQpD}lF?|E~wiR9yWY&t
i^dBKA`49<<H4F^j}9&0ztU@G71e&&V=w!TYk1_LzP@|4Vxp2|X$(kRQ<W6`Q`rg~QaNb5(=Z7fp>_&1}1VL@hhy4IJHV<jU-
}D2hGkWPf=k#{Di%JUv`gq*xapgXg>pA$CE9V(i*jy5r3SpeR(yXXalcq5lQqF6ZqYUxebM?M3-
vYGl&C<ZBb`;EYOZKBe6xD?8bY)t%z_S7XG<#j}ldQ%YxE?rXEAl?o(t#r}O75^}gIT*^~NsQ}qEW(uIB&kbr~az2g>g{DFBR?UbYD%+GjCAaf8O)pHY9B
m{kDfzGOhNVpaCw?=?MW-YtuyF#Qj<(4kkOxqPjtjgD4muJF<ofXs*q(<<BkI~%YR?R4jFWC}^c-
DTPD`A5hgfA+9Mg`{oXvHGw;0|MVC3HMznyhu#(w|^LilC<o;U}7hB<$d+++4HIbZqF;RQWi0MyX;M+C)rDmD04^Ss_s-
x+BM!1}8$Fn_iERSVKrJIuKtn>wcUiiLw&h5iXE|C>_%1^^s#sUW{CdRf}bGGI9&^qRdLEK}BYAW0jX4S^v@tfR%eQRxZu2sFX*yv!{>IFb|hds>SK*)d2
5e_d!nlM09CyBMyp7ilEzbkWp1^X3SAU%JRCq;dNsiz)t7{$*RSIu>G5>20g;{c*=+8*XVS1B;WR<}^L!auiF)vx(u<^^6~X+kh8qRqbu?sI0&wXB`+}b*
6uF$T&43{-2dj@Y2HMbFsDZk2^WXCnvVcD19NGT}Wq|K0gAYYgAZMR}!uKvmag)_gNP$XZjumR579C4;(wnRUL#Hg;k+3`2Uy?G#5vwSBasIfvnG7-
IwX~-w?3HRd3=R3RFgHua0kaem$jKq@ciPzg%5~8o;&HcyQ)(xy!^)tJxs!Flr~*vv|w7Vd!vj%t32$2fI4zH*rmM-5^e&Z_|JwJUvStxs6$T0X|^4-
qZk~>H?nz4afpUAF4o{qty&~=d2h5p7ePNMb@KrAbqvAalESkhoGMU2aFBUTL)D+=5O#GQ_%~tyBGISeKV#^q*zZW=Ta(IHC$r_7Y$;%58}-
2!qZ^iT4+abtBq3?gd0j~1F=fl^hj(!-
vb=~#|3nI5IJzdN$5YmqDA$ru%XJi0Z?xP5qG3@i+vhjK;ZQPzqO4Q0$*$pys?jqj)abpxGiq+nT@HBrd4hpGDPdYXE53><gb<DzwcMt%A<ypEpp<!745~
&bb&n_DWbV9FneLf2s!aftu13Co-
G7*V#NMk=o>cK!P3YOhIKKAGoR=MGZr0`IWHhWK0SfbX=7QYp_DV$GJye)JR+*qq^*mO{rHS&L@wF)d46=&t@EO)p1Z=?E1|(~+f6k-
0DU|%!UPqAai{$In&}>`W~v^fIy&&zrh`559&{HDTmz|^XE$yx`$gRQ(KA8(y92kEP8!y>!tXYVRWM;RgPrP>J15doETiGV&q<S(*#>zqpxn1B@Q4uE`&O
|{rRtZHQ&G=jR)@9g`B>wO<I-s~@-IDyY2iV^n!~7#crru^9CY-
!DT$L#HI+mx++ha9`2r*aXv^yUe5{Tj6G5$WprGlpxq7P&98A2$t*lv0wH(qAnd2ONV%*Afy!gArj^K^bE9^ACe`Ni;W|esFb4<wTUze(Qtfa8O)<*v%-
EQmgkquoZY*=mR8`S~J#=f2#xdM(4k$ivdH4#;p&wo7=+>{;`LGk@(a`ZBl9m_)G?CW7BtQq7&?(&%zETLR%6Pt##ZRL|k<Tw0dTmB20{51`Y{#fD<#bCr
1SRq1Cy%yc!rTSG}bQnx+Pd+MUogrZY)c14lc^;`@Csu#Z&&1j)Z1ff>lSmCbC=w|L%D2LX$&(3IZMICeb{<i{F`nMRil6>t8n%FsE&IT*g6h6(yoG1>IA
K$s1;hz>=`T^<b24n6mVG0y;NU-VH+Fe^REjeORknYhpT#jnL@S(GbP*Ga1UswZCD`rk9h@(&2VHmMNYY@@%k22F_pPs%#7>?T7nwTDsiC3Fu+}~5Y7K3B
M8Yy+LWc7y(5he615n0{#tc3SG|v4`3Q@fMf^oL=Ix+G_oqCn731s_fBcl-
4O~#{&BXz_tMqDW;0Ui&_QvqK049q!0j(=gk>3$sI^ripT<FP(Kx~kiwy>88e7?Mgu?7Sy}DCi)+XE2n~x}67vYBvG_)NcWatDAB;K5sz_i=qBr{g?<r8A
g7B$K{gxq&YBw{9J*P?y7he^?wJr?-Y)#e$vQ}#n}7ssVu3v<_V_EsP2WW&0Q+=<1zB-Ca<km`~no@OZL6dV7xJpZ}(yd1tjoV%GkBkSjX!QfS_n*rpX^0
8T+`IxqJx8M~~CVZQvVDot?>p;aUuHl|miZzWj)gJxbjO7mrZS_Eh2z3(==ZlSEC~u%6uD05##URx8T`DT#31pc|R#rg$X?>G8D8Yw=F%VN<E8Zxn&1QEt
?Qjj4OOTa|n&FUUE~RN;?17Avqj-cnvMu_&b?w7sc9;p3=3L4&8=e5tg5j;sEhj}a(1B2LVE@Sv}#a(gt*g4wUm%QF&QdMfEhMU7_218WMxvPTOGW*rJ!c
s?=$uBWGhPo@|G^YAzS_5Bnxn6Uhyf9FmX`gBaK105C})^D0Bku<uLF+5awz;^*eKMY^VGT<)w3~fV{({xW*br(w$myFqUw%cseBP?w$p>U!H|7XllD(m}
s^T!Aw@wDAiDPFMZweNGeN~2DBIk2uyj7=05Hgr<2qzhZQK#=OH-g<e6=zTbpF-V5I&=+bdY-sbuI726qXdaAs?~mtLr62hPVmeS6|AN1b-KV13-
ZH$xZ8Yc@ZgFl2XIf&b=2~NR!LAejE5~G(5ll7ZBLjS*>vu??LbwBT;x(QJ)S}8jR8?j3!jP-
|_g;C}TX>Da;XaBQhk35H_|DO(7CqhvgV8@7+pQjoBR(B-CCuVdGY1T1r&47|Zb)-
L3<8fR%W9&Srzljz0lXfF>L3&Z7RQl&Wlm?FMTeEPjke)xlY!Ja^8!6b3)c8|5Zyv>ahdLrsuM0;<u@kB7NyhXI?y;?iG*TIV{jGpJlcJ`83N!^Md`H~Jp
t=WUf?JiW+P)g4NhXn-
?iR~zuu3uG%y`0bA3(tWkzd5m0Jai@DHCo5qHeU1qCKw6ICi}An<ioF$>~@C0Rx~6ZP_K33B(^`9~pOhU2@?XG2qyPHIejq#8Wp6Aa;6u3l=diB9u>W_PJ
fvPe%SA>)cKwpxAx2>;?c2(#GVN1wmLwo)pMO4c+>3TVBU=j0bF7F-V*<8atvwa6E(R0*9Syj-<}b0YLiHnHoTYM2HX{!=;q4`h(_6Em-
#n2w+|>`pJRwQVeK_uFUG<Jo19%0H4mF_{9g_qNh|h7L+1Z{B#igC|evTS^Vq`oHp}X;Tm^+`QSz*slNcW#rVn?lz4Ag2In?L$tr~RKH|l+ACi&-
(A9wQI$5Hc|hmFTtz}TM5icqd*iS)$Rg0usshJXOt+86sTe8#goevHB5!AKt=;C9=pX-
@Q+dAQ8CKM`YJn8CN7M5~sX)Rw;ZiojdHDP?ZKma9cZxv=ut66YK=x`}JWIsgh|6@vN3a<`&lOgPl$qP>Y*&kvUB<~CL``5~(;0Odk^(5c1HolUvi-
$wHuYLb#5D3nM<+ZnM^U>C9nC{3ozxEP$D_#rctv3k-
+R*h4=+goU(JGFy5UiLy>;KONz2@zVq8YxvR;0Spg!SuRRXnEg85=_ID(ayKdMZMgQi5gcDY(TL9sH^))LXPiVU=(2aCnra;1)4#>7PaMhc2y8&D8$^BaS
*a}<dQM9*8E$wcx)I)MGCas4P(D*0~Et^sH$XY>aw7!Uc~nAB^z?y32+v^p^1*KdJ#^u@!vlx|A9287iP1$ZR#Otdkskk^%7x)}JPnz!;Q+NJwsL}1;`gj
S7R#(#k;OdB^x>9{IT3DNjidE5gaC#1N!Li5@U?}v=eCJtmUw=@vvG6RYzg^4UI(BJ(!5{3M8W@jML`aJMQNOruBoP1;&O?W80#p%~l2t^mcBZ-
X!AG?_!lE4GDG4a@VVnW1vW2_4TkMl=huM}Z!@x57Joj-
T^=GU|CsZ2a9&%4JhQrjAcLH`?S9+hHuvBU&tK1;i4+C*=f%lQe3bL6%h0j%~iSaCa~^qGVpD4|Dn;;i*};Rp9i%+b=BxUDL)BDWx3lX36lEg(qvra22?o
AHL5yKVm4QZz(i52Y%N&__Pec4zOoeE2`3Nm=QluMdGUjBPDw0?|_DqiujXnZB~#i5KIHr!p*2;JnD9x9C6WFUiSs+b5q$&l1MSZi5ud<-
Aml>)%MHr<Syl>r<!JN{%g@sxyBDxqI!)i`IJE&TD4x0dDLS&APfEb^)U~R={MGkimqSD%!-Q>hSJT?-
g<o%SA`xf*E5$3o_JSX^+;vAMF56^!<p3DEYvMr_{n!6{I%LeBhR}?4*rw4;2S%WIspL5r;zovs(mZ!q}N^U;8_hPdX6fQ!TrfRMV6h@U6o=i1VNenT_g3
a4aP!K<`P1#79SOe&Y}OFt4zAJ{1JwUd?OG2JpKj`1~H^`L2s?G`#5HU)%O~S!waz2Rm#kKLz*}#-
*e+k24nZsr1ovNzgu8rK0I)G}r(D00HB;0mh&O)jPp}r~nH50ssI2003E9
tempo.games.gomoku.threats.vcf:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1@;<fn5MC;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjZ2kotuhd88WW9TZmC_T{!F>!T7K^pZT`kf*hYU
R~lLp(gX^ka>&R06I7_GPzZjhT*pING|$HcUQ)jbA<!^u6y$o47+7C;Ig+!`|s%7-
RZ<#Ta?<eg%H(JwT`rB6em`#wl8aFI~^iUnf^)0qui&}u2x@6P;?tfL3R%dDzb(B7i591)D7rBFLU+SpuRVF4Vtt`L>n2LhK^sD<DpxuhjS>dWf*^_<pYe
o}(J6I6FiQyq7tIa>r!ieXXj`+h0M>lL0HRuJLj+Zt+-
Yxp~e?7}qhEJzGo`TS)LPe>=!b(PtX#yXG;v<SWcTnGa8QiFz@R~8ry<~Mr*n*QlNaN9zzSzddrin=jv^-
`uc58X3D$}z4U9=0|$^R8jq(8)Ay(qFS#zB3f@1BcX<hwMncISWkhWPF(OrejrJlN-5a0HWs$WI=MT-
{dw2;#^sZq&<WPAqpQS>vG5R`K;7fsOhgGbz=5H!$z#h#9iZ?ts_DUED%*u;oD`a?hAxRbVlaS^~K+S_pS|}hUY@Er;V&eP@+E@VHtf=p|=nB|9+G|9s9D
(p84Zq-G9pO)|#tsf1k`V85iD$_r!|e*pS=;G;%Oh;_1HWl;qV>W;KEF!^uI7?&wqiaAMp;^A@z1gT-*lPbgRm-Zw?f$W76pxfrNvnmM^p9~Y!FZlKuX*}
OzPX7_FQwMVlgp+WQ)&-bB-#JpwdzJ%)Sy!m^77NLGFTm!BTSHLCkW-
=pH{UpQUM*6eM_`#5*OP8ZpNj=is30NO7xSr&59m;QyQx|Hv$Y~r$kQX2@lfWtiGzarLURD>Er`>VjobddiGUY($LbTEivTy06nv8A+YO_^XkO;GKz;x=&
-LCI(%poQ$o4FM;FKX@xkmjPuq!bRp`Lj;`e4op1U4*u^l@zVGE8WK=fU;M@7=6cVrSj{ocur9Nd>Y&LNUE~K`}{RtO)vpS-
3&9uwnJ=$DrYAvruWupxBhe^dD_sKhuhx$qhO@SaH2ba!%h?AGEwH{o(h<#<Fl(Y9QFFkNNdkwN#yYwkkZ5(Qq`AQlblJce>Zu5>bp4{IuQl+T%wV=ufgm
DEJQEip#zT+)7-
^?1c%hCd}1d_)t%f!ofy~eYjn^da9RP$_w+MMZjBsD0j@;(+48&?Q){<A?(OfJi+N}7V@aB4GvKz<*e@9+NLIPXDR=FO_t#OL=?C$V`w>|*>F0KQ4r@-
@X2f#%XIz~cCHNoEmiR+kD$m||m9%wEq_6#W#KgDHAl9+7RlGNBBBqU$L-
K1M+d=@jF@_tK9pZq}AQ>JyoFst#yf^K+wp(d2BJI_dEYC$!#LBdgSCnlgz}hoBEn)?U4`<9H12Hn#ISdKPf1mS?GYCd)E#J=4%#9;E6^^R%t_aqa5tC~q
L|=rh!q@kPx@jvzFCoset`+}HLKBP@*REIGT(HtqT~A<WYine3+njMNU3#rr5*jWt?%gn$%uqJjS0kt19;-ESkum0|i1}a1b|&1$)p{F8I(-
mG=U5^y1n*BS|A8?%tXf*Tt5=0{#jSGi-
_>;;q;Q614wSLO+opU_5~6Rd7%DCV+GRb%9FSPBj&q_ns|J7~GehZSmEz^O+2j@eaJ)>IQ#@qczn5v+g{4aKVfwT=P*zcsPp3IODs%S8CO*!{Hee|)W#4a
N$40m7{)8EOCk*c3*r#$3Ubz#ssrOr7JU#rj(PYh<Cc1qolS`kx@m1X~L1ow)>=;c(qk)6N`@R2#FF-
tTR@)J@zA%7Ea@L6uDpw2`dcDzuA_h?_O-<Na|M_So!O`=)hLmssy&=!817&p_!hAQ$gV!r`l&d7QirIRF-!JPYH|s)TX_x-Eo2;40zb0hP+~Z^!R{jL4`
EWaLt?lx;CUlvEaK<-
LHl+_d<~cXBQJ)7zI=FfUK*>DbF@8%eB>zTqPtvo0%V(Mo+wEFajuh!+GzfL*g8)g%`^_y<|M=yTxxlbga!QA0(X;wK{2(~7<he_>bRB{ehLaJb__PU-iI
y<oHgpk8bV?|Sf{J2l@tB`LaJFfrwHa+y$3mhA-R8(InFnj?+RY!-t-
%LXFFmT>lXV_Y!|cp8lAp|&j#Q|?Uoi<sV|4KLkL*dl$6EY2$P>U)m(%L^`)XXvZZ!#B?^&oh%ZepAFYob;q~LJ&HDj7gsG?S|2H(3kcpd@`9?gIHwx_UW
S0A}{WIgPn?G{DZq>|<cji24k6K2lJ9G#m{E-{{A-
Uaxdz8ZKUkoN@Bvbu!DfJcU!E2~oChZ}hQpyPoWUpOIk*6(`PKuNlX;;kTXGNxk%%+Q68S=dbYZR8<nDLKX&)^`FOhJHu@bTJESB8zE60%QCM*J$!Jd>g@
K0uBgHGDDI3R8iX}>+h4j)H{<;hnuYrsGTTM%B_^nK|pBp@!iiL9ZH1tg;+8>Y$n9O{9usuuT}Vhkb_0Mdw%w+KXUzi^+Y#}{`6eKkr0#}e(9@ce0hE^F$
Ln$QnVfQMkNdC*dw3Y_Q5(sh2a6^(l0nmsv6~s&mPV-
`Dh)>2XhU0w^l`)c)gQ!T6VndaoNMN9ZrM7=m?A1AN#M@R;*d)Symy1I&}gcx<DLtFruVa&iA{<TO#74i#}3iC;FK2(NG&uV$Df3;ha77OIYAvKc7+v`2f
y}{{q8NL?G=xEpQLW4QLti$w`b6qYYJ)tk4{AL4fE4ktYHZZwi%eiRTNJWwv+XGc4z3u^!iz?GlQ?JJ6-0OZ-rCD|x?xh7V`LIxO$~g?Fhk*kK5xC5et9s
o|-
`;S1s`JfT+e5)DEEgRHd6>3+M!Fv2F_CGWr;udI~7gZ))47P6{LyujCsjv;po0!j)&acugDRoJ@6J4hNS>u2Szxz?wg;rMRSdq=7nns;kpy;Y&E86Bdt-l
Mi17(5c*X&}U{Z>#@u$i;zwbWhnXM~!J6O*0RDp0{U#K#lQI{gYU`T{`7XK>`&sV+xQI#1%w_1+*-596FlKuHgjUBmtv}t<!%0_pa*>D|;_hPnP;rI&-
>u_`H-9D-Tr{56%-XU`)RpfY=sutksS#X??cMlD#TusUWq*4DFs54^h!LA|l6tcFC5C7dO_wsP|`cz(aZiQF*2%o1Aal%}YBYG#s>ewja?v)Z>-
)W<mr>>iQ!yuT7(G?EAy_Wbi6&fgRk695WF<wu4I5;1MA68MTZx@2bW)7))F*_gM#F5jkjO;{v$U4q2sjQBq(v8?!6Ri9rbJkUZnN1Mx0Y>|)CtTF8~0Z(
@eJUN=`Pxs1;*J8y@|TGG;L@P&pWByESeyq+e}COjUjFWUZI!DJ(983s8`V5=G8aaePwUU5k25+VIoHJdg-xy^9-
5Z=F!&3NwD!DlV{a=H1aQCLxFMT6vuGwyS1=d<*ZX~F82eGkxMsGbzJ&BANZnZ<E@l(cdCsOywhG;$8dY5VxNfdDW?f`6H&g-!936^P2=@ra-
w>xbj`xf#O41rqM%tRURnWW&}X()Xv;I^i_|mS@ldrdrBC^w!69BBPpl8p{r0Q^7*8CZhpCC(MxVt1`Df{pzE;`rbE$#~D7FpAE{{eBce7?l{~u2C94=dx
pZi6I`^`SQKJJLQ83QXlppDS}>PheN{;hOP^66@&(7Hk@S^7<l*DRJb;9tGQFpUw4Nxz?!4S>*abiO>m+_(7ylTZE&eW&PN9bm+p%awr4&qW@Qpxz7+5a8
X9OVd3s6Q;6%eE-nzq)qL#vFad4;-|j!jUIgRStBDsey}9#e<*mB0iR6+|=8FBahd0000000EU3$1VT>>ZNyur~nH50ssI2003E9
tempo.games.gomoku.threats.vct:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;55({*j)fE;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O{%HZ*(>&w2rBt%>mKh;DjRBXRo#ZEsgXL=N5&Q(
-lTi;1M(%ya2HYUQ^SbYwgU!jKF|3-tgKdZZV6rV&>749Dtixzf791oUsnI6$%wx2S}N)Wh`!lWMH#<FLVM^-
2=<k9dmf$O4{PYg1l%<9*eDj2=<^~Yc3e)_tG3~!z122xa@ra2!1099rz+l>x8qbWg*kOjd=@mhlmzESF4YENEAEgf%{ZN)H0(||ygrW1lz6Fjo2X)Ri#!
6^fzyC$=QCV*Bhq$#dB!5MRM)n$GOm6=L+<pz3Cwj<)&QX^gjPN9mp$>ofrYcTzoP?hxQtIVEgrESguVmWYA2q5SN)38C~mjO%@7++fxM4NLplMzoaUXLb
t0{iToITn|eLjC5?IZ}p(17^<<p#ff&RuuoKxykub(@z&5{I80Ctl2+BBZXJUfnf*8lZE?}6lq*EE{VHHHKx$Kbj2;h5J~mA!hTfRh|xRzcMA^5gL}$J;B
XG(;$rRa&fGuHA8?(H<WvCXQV{YapPC{gIZ5oSY2&PK92#_c{`-
yh+vh9OSQ}(}Jo)MJDy_tZG4JlMY|0Oj>O#H=t={rEsG;Py_tT*`sdw<eRD7JV<alki+sr9#dD_wg77a^*CU5iqPitB@Z`}wn1k7=C4gdvRA=B0esh|dNt
sCgJ-M~2PFgBNK*?-K50e;_9Uv~>^jI$WJ(~>dCH#6Y{!;HsK98wTayS+7X9-KN?<0{MNE=u&zH8jYe5o}9Em%-sJDLpb8dk-YhdXTH&=E@Tyi+?UeFd4W
v00w}w@+b0$F+wMN<Z~gXCV2)Qo}%0pAr_gZ%wM@Dw{2dq+@;7lE3$F5*=?S;(-p4dO-T&LyZm|w$h1AuYgytA#kpS5#oLpqy{H|Rl95%J5-
8r?;x9;fH?y!>Ss{5F_I0raHw(dK!I%P+uj5tFg+<Q+!_=O|?v)497Omu4r~k&aVvIbpJX25%D7*GN+Fl(n+Y0rxRZQ}H%{*nS;_~GHy0I<3qmiP=9y{U&
ELhr`pFO`kJC=(_6!7hlz+&U@17dP@xs+_xKpS4pOfna4NLxwuT`2Y03_rFq4gSeb@P+k}-h6ePS-
_#o;y@rKXl_GBYFz4@Uq<gH?rZN;FB9yLB5iu;IWS=1L%K!8pQ1T#L-
sTnU*es>bOJ*85VksyUF=id^EizvAsJ_T%1TqL|3(jo6ev~)nvn+J5$p5c=~dZSUY2!&<Fg27UYciT8`)bB=^eX-
11!8I_Z`yGb3ap7SzmRm9v*P2MslfB*|DS4p2kh*0EJp<G`6!_i}-m@Pdb6f1U1Uwd=?5m(W+XZCAy-7x_-lJKR~sAR&p6%Wnxs>=C+pa+R9eF%ii8i$dc
lrZFiF{QlsqLyryVWEX|{B<Nkrpq*ylC`@<m^8nE_;Zu3`ElB>CQR0MiI>bNL`2t|WyoMF=7V(dV@3n{w;*djqh_m$R2t6ACJ<`Z}8X%GC(+}9oGg4?WtP
!{(u#^x`fgGXL%1W#rNwr*TcY-KJj!?AeOGRo*f*OW9?!-HStW>EP!wu!0Szw*>;^Q>K6BwFN8iSx+<t?Z2N3Nkhq8!-
ZA<>HMpI0|7E;J+9>6aho9jN*LeKm=U!u35sdEwcd$QyC&nsTKVw0%cdLl?1D4FB$^HxUiY9Odo|#`V`aa`67~;HBB~483`mZyE(*hVzuyj_bg8hy^TOw8
q$dp0)+6{FzMK6MsZR5#g*|!R$SK-%$T2OK=uI?C3VAQL&5>I@~dvb6uL-
q48^73X3xDNl?G?S`A4!KN_eki4mBGzKx+xFmD$4nkEk*PcU2Q!6CGB&?nVv;JIc?)RmEOJnxk$1Rxc+5lYmWD5>=-
VN)r*WpS;?iXmkrqQ=>nBnpRe99I8fwSLUWB09}b^qOHH-
;#D_APw|AV42QW0y=ZQm4YqG=67J2f+XS6d_sGn{OnAJ4Z*J_b?0rH(nap97Qyvo(BSxo5moe$X99NG76UpLGPOc~!*(~B9eHSkk8`HX!AMxug&;)JlnMK
fL;GS$ay3})3dwyO1=lOIiynXXZ=tLAO+#)Ozf1Ag5F);A7=Ih3IAMja4GwUz}-~%2W%*9W!#RlokH1-
+(y$E?k4CNsqMQEILr!NX}aar4_g|QdQgCTIk(NQ<hc5ik`JKE&KZRIVV(~#NYvBxp9rchseeV6Wrf531B!Nko#{JmjN&zG3}XvE1gm64YP^_sYh;63x<4
srj+&r1I<CZVl418#hcV-SnoUsC+{s#moXEibmQDv4AAaavN>h;mok$Tv+Fe||eKtG&3I;!M^7ljrjmYtF4%_xhBHUvq9NWSevs-M57>KbEA0<32-
FMTw;qrwC3j*X7QETiP#0XZR*$lb}9b4tZ#LZ9honK#8j=-u$<#F5qYCj<xO>hQp)-
zK%QthG)%Oaeqsq^7#U4&fwSTMKw|&R{I5SAc&ClT{%B+)U3T)e)A&vP9&G1qwvRAjBPS;69Y`GFgCHgPd7u0Q?%o&YuFhcrNp*yrt767F*Jk$c`q!8CDP
ViRshRQ)r4w`&(lX0n{pgwu&>W7$@x7n;<vkp@d&08K%!B|Z?-7_aTKE8Kf^Y3r&e}l-
)dUE0s}WYA^@mC9Q6Uv3=<(d>5B5YFPvPb()3U~*~06EFEI~MxE>B+dQ?KiD|U5bOp#m5>0R2fN4{ydEHo^jNU2RM*7a2g3+mW4%p@#OfMVZ0T(T%cq_*D
JgnB$ju6Gmq3)7R&HbTT}Q&VU~#K;y$BMmHesW3GmA_-Rh$M<*hiSyF1y&}N71ax&PptVHg^%;c+o>n=r8qp%{k6ln6j{aFEr7i?5DAT?+JW(C~Z9{Vv-
*YoH1w8p_xmL2`n5);zw|EG|BN%3u>YFvQaJh<hYCzq!_xHgS^X+Ul5S!dMs*MgNOnn2B3&W`k-
c4NpQNAUKB6vFL$7<NcP*?7Yd8I2d7<T}UV=d7~djFSuYhGXOvMCd~p>$<{qHOZNAJ|RV=xGf(%eHjJy{G3hASNmr@fjelNyA`%2LuY@(vq~83dalBl>0g
+byHeOR*p4`HZbVcUa0U+E)dBe&ZO~RBy&EMG-hX_mMn2+>*tfeIyy`GZ>#aFmw211f$AL@q2EKyms`4l+<q(Q%(`&weA`o+cO^(@KqjyDVVSx?A_p)<>C
U(+R!ZR<FRp6oT!StVm(vTIHB~Hwu@_ZSy&Mei>Y$vE1SS={3M$L3fbt}Yk~p@_heWPMqOmz#S!n=#@Q?7!0D*<<Y^PYAT4Ps;E<|`VWTUqA^WkYK-
<&0tM7S#r$NSEW(^YEtdhtL@eCF2#pe2$~4ONY~De|bZMsYwZ1LICvGK~Q8Jjns7VvC{@6+V0^{iR;jhNn5J$C2UwgRGnsCpo3x{t9?E``i0KujfKWp-nU
vEZKr(#mE(i@hoVLMBd7}I^6d0$IU&R3;yJ9hLfwl!Eu$|JU?0K#vw(h00w6aP9Gm)brJ|+(g3>XJ%MR<QicmdTntZOEB%C>g^T>ayK#ieEtB*{pyOlB@B
Nm#MQ6d;Yl|)Ud|APDltTz?@bP~0tP3V$#y=p=qb_XU)9H#F)Ew)s4Fa1b-
iPlOZ1hQ!2{Ro0^Flf9i2Ac^&0{p*z|qE585;lm_17%L7fx?~=5}^6K1TLEXRIGzu)4~Wp5B%N)ihI6uo3vr$s>v)O{;$aHG*8oSX9ezueL^L^+A`}R2+*
L{QmuwLpa;5SF{I<nDCco*W(ovYK5g@fN|J6!dh<n8)O#$H84DWBKSG$XrvxuW~t;_P;x1jJGrSXa~b5_2#WSalf`=Z!WpS~h6R%0iDyuFx@F=@bDM-
5$^iZ#X@X)^xKOXdU#%I%dmf~;u>6SyEwO`n_Q2N%6~$sh3a<x@pJs1S4j$<I#`uw)^R5<VQ0TYqPi;AT2)*<&a;Zo8b5alydAzG0m&KCGbuRA|nDyaqaQ
-OzkI1<TDIy~^kt&HSbr&o?Tfa{{j^HKTHuq<n_F1U>@{T91OhiW^Gf{%ZHU&)cR+JMREX3$Y5qP+$8h=VY1VXM*>ZM%A2@Be@GyV#|s$i%HL^9nTQl?Bf
@8))u)GGtz%@prZH3B1?RVp<cpyC#BDteoUuab?xib+I^;J6wdmu9nYqdOIZ-
>)UCNkR<y>dvRAg_XnG_T$Ab9^6aWmmkJ^HMH1M$#<YLMokOOIiolk+CHNc&0@h|DX;7IA8kw+<SrB|lU5!yIuWIU%>`*ZtRe<gQj2V%^ihd|n#3!Txo}n
CV9}v<XDi~Q?yG207C6LqVEDa_WCoy+;#u^fRB{7~hrfj`H8WHF1ur(7(1=iRwIxM83Dulg_}{=X^cY3sXi_+JQoWL!lhO`it$1Z%S8d04fA=+-
IJjv<exA{Wue_h=@2Qa}H6m@rtsr=Rp!;2wK#5|ZeoTJL17|ID3w-
9+aCj?*hq#?o(B1f;qTXtjdXQ&Ht$w86qvp3GQ5T@wr+`jHXbk@Y2JdG_Rm;)K@WYYP3#NGkx#PF1N@j!G@QF8=gWLV72mSC`T7-
iW@$l=4^xSI>*5M;UWLBn}RnFE=$)dVr8Qp`|r~jOp0Ita!!wM>eXb!3)&$Z%G3vk6=K2x~B_PFv_M7M|_x=viLOLm`}%HE09dHVD6GagjoXZ?9-
B=tuWcx|%f|BK4gr&~4=E$c6e4vxU#1QKeYz1gUXD`y}0^XtL&iS;yUKmc3rIAca^;T|$`pUqyVxp2@B+x*Av9cNc5dugx>c3CMC7O=NK!DZX$lg)1t0eg
fAwBpa3oss`#%BCFsAKA9CVO4nPGqW_SA8O?s?opOCMT)VE>25{;Q1Ez9A;=_0G%G;XVLsllkQ!@pY3BP4xmQazp`FFHn$2WHQ~3m{FF=klCY#}3MZw!-
8YYQ1F@hbvaP^^Bv0mvE+Ds<m5%<*w_D1Lw8TXq?FnPck`W3@k83K`~+hk`SCxZM_z<4(%&PDH@zezLirUG6q{?5r~dUsyx>-
!Xtg#ht{SVj+7FZ?tM#}p8Y^BuI)jTapp8+~d*ofVXRt{t?&E6_;pFVA2KXYDzPHba>k(A5}njk0pD>FoOsaGDZf6aP_Z_HQS>py#mR4fGQY9T@ge?ALBt
-u-mR-_}w#TaxpjLqGb^Vo*R3k>A2etUl<UFZzEXv1T1vVz_j)_1#I%8>*j*`AC)3joz%A=QFwjH0RMErP;E!&7uC()7!2uS}od(6wa-
^3q#nm*w<Tluu=ul>0lC;uNok|VmH^~u76ZR=*OfpYiHD7+kVy`ZW#-)A-
6J?6K|d5s<XQ)Zz1>f+uIbwh(vtL1b`~+p&k*bisu#dcc(<>;(=h`AYWdGwgQ}uqruFvGzOyv3=SJAd^cm!E)m9#Jnl-dv7trBm54K@ef|(Wr@4&mi><cY
ki0F-q|h@j960_F^ZOIm5wFqjS@nO+A^V;<%<51&G%!5$=lJEBgb^CtQUU~fG?3pF3~0>;+TaYHW$U>NW(o!dN#?cngC3Hh$+^we%ZX-
?@NtHZiqGx#4~MO@dM2EQ%87H6spRkR@{eT7D5*tiP|_s#+waQT5j*ezvb4SWaQTU74n?bxd}jvKS;VeK!j$H!(^E|ZkE2bOl?iFC$6ISXiZE))hTD_)p^
V;&Wp*REQB>&lBVGvZUw<hml!E!fZfK!per`LQs)b^?v!j4x%u~c1<PgAfs+u7_X3#_o<gB6RO?2X!&R1Nc1w2yI_*XIdrG~(m)QLjtQVL&Ik_Q(I(XmPj
b&QR0R3RTDee|T%39P4VfT7%QkYMH0@T@3UvK>fm!)UrcSE~IywbIgGSn6%14OnK3B63U4y}w&)qc%K;l`Q@?{=_HjF}_|7j>UluQ`xvW*AGHI6C$?lC1_
YANziVqZzfVvdQ3!_zhO$~z#g&Icgn&phmwh*R7|pHyoPpqjngEktGkl}fy7{_-X^(B1q<V4>9HOA-
80N<=k9`uhqn}fQ*k6loNMA!Gxl{AlB$^5q2`Z8&GF_oCo77E-azDxmSH?8WrIJou=It$=Z^10zA-yo+S(I#gNS-
6Uv#D6Rn$zLGMzvp`Kvdo3E2JRO+Y2uTlMY~LourfX_()Z3eIy4B0)s8PmI11HH%JnHjoY>={wmeh41NmZ7+QdpcVjvcb=v;HC8&PgHQ=?W!*d6w*u-
P#p}=^m;7kM{`81tT_pIdJ{uUL9ROGM;kpnrYd7$)P$K4Y#X>s#2`A=)q>Glat?zP$=-
($l`ydnlT8obmdJL&<j;2+xv94Va&QAr0a{;b2K{muO2<`A0#izYSwVIH6hkaiNbTqI1?(U)PrPynXCQLF4Daybu^H9a4H~muKCdc107)txp?x+UlApDoj
UMz(z9S9q@95tDZSN8AA&01>~erzM^Eq8)wL%3)4zt?jhTUpH#9?I+u77inc>5@JZ6zE!8;elSb=ouJJ+vZ_M4jWqevw;0RYdKtSoeid~h*qeI7b!o=B*U
2i0&W)wYUn7t3xjlnl-Y2!X(7Jk=w<kaxk91rh$7hZ?ON-r6s+4eOoLbP@b8Y`%J;;|GmoKtzgEwRRB-JG*;oQN%Ls0<Y;LXe)!le537ckpKQr%=?^Bx6g
E%3H0uoh?>xira1b9xpVK)7AB*nfKjJbFj=QD;xcv6H)HJ8F}xrMUBt$cvmMV5<MZ0Ez+sT%6K>z6O?XHnx3=8E&uAE^vzfUV1FJK9Gqla)%rg@>Bl(M(x
Y&HvE8ip}$A&K=diq~b~cmb)OUhYo;@m}aMQ^f3Cp2$e$ZbjW?CwuqpNvnhi(1m^*w#e;L7SQV&(CsdT#<xc8D7~pw{6szT`QPOyHSn_ztgZ)`i=}ax>Tk
*X<;{$j=Lgx(NERZm`h7j+!nCG?%NxMJGo)ZzTlisDdDGXu!olDE6F)LYZfNiau*K;N4>ChfQj86LDB$tMKa_wvd$oAOJ*GJkXe<Fh0dL9_>2ZyVL5lI-
h7jzM?5&y>fD64SQI7*bkWaklsMmdp7)TTz4MWKtgfS86_nf24dy_b`f#p-
0{vT24_+G=ooy!1M}pj2O(sA;ZB#QW`|@CE~vI&(bvm66`cjj*EToA_YdDplZcUW2fJosS!Q7m5!>&_3tYzAnc{@pNIuCx@YzZ3kSiv!1v=6|wDlIBSsyw
_-8s`B7Q-Amg8)uFSp!&$854;UP)=3K@iQo5}}|-$eQV1PAG31ufR%`OsQ%G1@pO9dpRm7<@M?uwnnMS^>*=XVu-oEK%raKh2~qsG4-~#=nN-
{DgmiJGa=DtfykAgf>wL1UFyr%*i~K!q(A~1v8cc<~X&Z<2VFp##FQFYzy1}YU>8Bc=8!LK5nLj`L>AHJ%fk6iJ8An*h#Yc^1Ts(BiE<4zJyUBf{i61hrO
xLUnhANwQ~WM7zT<+J7rp3v2-5J$;Ol$F(g^spn!X6y5^4<L&Y(*;}t34#w+1uviq`7Zy9a&9V;vS&5s(;9bg-
16Vd$bT=IOqYG8y%AYIOspsm#a00HbR(P;nx!pdwyr~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/native/child_lifetime.py
# ==================================================================================================

"""Lifetime of child processes: none outlives its parent, however the parent dies."""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
WATCH = 0.5  # seconds between two looks for the parent


def die_with(parent: int, watched: bool = False) -> None:
    """End this process when its parent dies.

    On Linux the kernel kills it, even a stopped one, when the thread that started it ends. With `watched` a thread of
    this process looks for the parent instead: on other systems, or where the parent goes on without that thread.
    """
    if watched:
        threading.Thread(target=_watch_parent, args=(parent,), daemon=True).start()
    elif sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)


def _watch_parent(parent: int) -> None:
    """End this process as soon as its parent is gone."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


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

"""Machine code compiled ahead of time: read its text, check that it fits, load it and call it.

Each kernel, for arguments of certain types, is one object file: position-independent x86-64 instructions. The text
format is that of aot_format.py. llvmlite, which numba needs anyway, loads an object in milliseconds; compiling takes
numba seconds, and numba itself is not imported here.

An object is used only if it fits: same system, all processor features it needs, an undamaged text, and unchanged
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
    """One kernel for arguments of certain types, as an object file."""

    key: str  # see `kernel_key`
    origin: str  # see `origin_key`
    symbol: str  # name of the function in the object
    kinds: str  # one letter for each argument in C
    returns: str  # one letter for the result
    externals: tuple[str, ...]  # functions outside the object that it calls
    code: bytes


class LoadedKernel:
    """A kernel in memory, ready to be called."""

    def __init__(self, compiled: KernelObject, backend: str) -> None:
        self.backend = backend  # that it was compiled by
        self.engine = load_object(compiled)  # owns the memory of the code
        self.result_type = RESULTS[compiled.returns]
        self.has_result = compiled.returns != "v"
        types = [C_TYPES[kind] for kind in compiled.kinds]
        address = self.engine.get_function_address(compiled.symbol)
        self.run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *types)(address)

    def call(self, arguments: list[Any]) -> Any:
        """Run it on flattened arguments. Result and exception come back by address: numba's calling convention."""
        result, raised = self.result_type(), ctypes.c_uint64()
        status = self.run(ctypes.addressof(result), ctypes.addressof(raised), *arguments)
        if status != 0 and status != -2:  # -2: returned None
            raise RuntimeError(f"machine code ended with status {status}")
        return result.value if self.has_result else None


def load_object(compiled: KernelObject) -> Any:
    """Load an object into memory. The functions it calls must exist, or LLVM would end the process."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    if sys.platform == "linux":
        binding.load_library_permanently("")  # the functions of this process: log, memset
    missing = [name for name in compiled.externals if not binding.address_of_symbol(name)]
    if missing:
        raise Unusable(f"no {', '.join(missing)} in this process")
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.object_file.ObjectFileRef.from_data(compiled.code))
    engine.finalize_object()
    return engine


def system() -> str:
    """Return the name of this system, as recorded with machine code."""
    return f"{sys.platform} {platform.machine()}"


def read_objects(text: str, source: str) -> tuple[list[KernelObject], list[str]]:
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
    for key, origin, symbol, kinds, returns, externals, size in json.loads(index):
        yield KernelObject(key, origin, symbol, kinds, returns, tuple(externals), code[place : place + size])
        place += size


def host_features() -> set[str]:
    """Return the names of this processor's features."""
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

"""Compile marked functions to object files with numba.

The functions themselves stay Python. For numba each is copied, with a namespace in which the functions it calls are
numba dispatchers too. The object that numba's compiler emits is reduced to the one kernel and is not called through
numba: its path from Python to machine code takes longer than ours, up to 1.5 ms a call with a tuple of functions.
"""

# No kernel creates an array, so none needs reference counts: counting took 70 % of a simulation's time (0.53 against
# 1.9 million a second) and a third of the time to compile. Wrappers for C and Python callers, which we do not have,
# cost more.
OPTIONS = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
PROCESSOR = "x86-64-v3"  # most processors since 2015
PROCESSOR_FEATURES = "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave"
MARKED: dict[Callable, dict[str, Any]] = {}  # functions that may become machine code, with their own options
KIND_LETTERS = {"ptr": "P", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "i1": "?", "double": "d", "float": "f"}
RESULT_LETTERS = {
    "int64": "q", "uint64": "Q", "int32": "i", "float64": "d", "float32": "f", "boolean": "?", "none": "v",
}
# LLVM intrinsics that become calls of C functions.
OUTSIDE = re.compile(r"llvm\.(memset|memcpy|memmove|log|log2|log10|exp|exp2|pow|sin|cos|fma)\.")

UNRESOLVED = re.compile(r'(?m)^@"(\.numba\.unresolved\$)(\w+)" = external (?:\w+ )*?global (.+?)(?:, align \d+)?$')

dispatchers: dict[Callable, Any] = {}
namespaces: dict[int, dict[str, Any]] = {}  # by the id of a module's own namespace


def compile_kernel(function: Callable, arguments: tuple[Any, ...]) -> KernelObject:
    """Return the object of a function for arguments of these types; raise Unusable if it cannot be compiled."""
    try:
        return compile_object(function, arguments)
    except Unusable:
        raise
    except Exception as problem:  # numba may be missing or broken, or a newer version may have other options
        raise Unusable(f"numba: {type(problem).__name__}: {str(problem)[:200]}") from problem


def compile_object(function: Callable, arguments: tuple[Any, ...]) -> KernelObject:
    """Do as `compile_kernel`, and raise whatever numba raises."""
    import numba
    from llvmlite import binding

    dispatchers.clear()  # earlier ones may have other constants
    namespaces.clear()
    processor, features = target()
    if processor == PROCESSOR:  # machine code is then the same wherever it is made
        numba.config.CPU_NAME, numba.config.CPU_FEATURES = processor, features  # type: ignore[attr-defined]
    dispatcher = dispatcher_of(function)
    types = tuple(numba.typeof(numba_value(argument)) for argument in arguments)
    dispatcher.compile(types)
    result = dispatcher.overloads[types]
    module = binding.parse_assembly(resolve_recursion(str(result.library._final_module)))
    main = module.get_function(result.fndesc.llvm_func_name)
    key = kernel_key(function, arguments)
    main.name = f"tempo_{digest_of_bytes(key.encode())}"
    parts = [other for other in module.functions if not other.is_declaration and other.name != main.name]
    for number, other in enumerate(parts):  # numba's names are long, and numbered by what it compiled before
        other.name, other.linkage = f"part{number}", "internal"
    for variable in module.global_variables:  # numba's names of them would be most of the object
        if not variable.is_declaration:
            variable.linkage = "internal"
    machine = binding.Target.from_triple(result.library.codegen._tm.triple).create_target_machine(
        cpu=processor,
        features=features,
        opt=3,
        reloc="pic",
        codemodel="default",
    )
    remove_unused(module, machine)
    unresolved = [variable.name for variable in module.global_variables if variable.is_declaration]
    if unresolved:
        raise Unusable(f"numba would have to link {unresolved[0][:100]} at run time")
    kinds = [str(argument.type) for argument in main.arguments][2:]
    return KernelObject(
        key=key,
        origin=origin_key(function, arguments),
        symbol=main.name,
        kinds="".join(KIND_LETTERS["ptr" if kind.endswith("*") else kind] for kind in kinds),
        returns=RESULT_LETTERS[str(result.signature.return_type)],
        externals=external_functions(module),
        code=machine.emit_object(module),
    )


def target() -> tuple[str, str]:
    """Return the processor and the features to compile for: PROCESSOR, or this very one where it can do less."""
    from llvmlite import binding

    if set(PROCESSOR_FEATURES.split()) <= host_features():
        return PROCESSOR, ""
    return binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()


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


def external_functions(module: Any) -> tuple[str, ...]:
    """Return the outside functions that an object calls: those declared, and those that intrinsics become."""
    declared = {function.name for function in module.functions if function.is_declaration}
    intrinsic = {found[1] for name in declared if (found := OUTSIDE.match(name))}
    return tuple(sorted(intrinsic | {name for name in declared if not name.startswith("llvm.")}))


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

The child runs while it is our turn and is stopped while it is not: that time belongs to the opponent. It ends with its
parent. Linux guarantees that even for a stopped process if the main thread started it; otherwise the child watches its
parent itself and is never stopped. It has a process group of its own, because the system sends SIGHUP to a group with a
stopped member when the parent of the group's leader ends.
"""

SIZE_BYTES = 8  # in front of each delivery
MOST_FAILURES = 3  # processes that ended before they delivered anything
TICK = 0.01  # seconds between two looks while waiting
MOST_FILES = 1 << 16  # that the parent may have open
Delivery = tuple[str, KernelObject | str]  # a key, and the object or why there will be none


class BackgroundCompiler:
    """Compiles what is ordered in a child process. Its methods never raise."""

    def __init__(self) -> None:
        self.orders: dict[str, tuple[Callable, tuple[Any, ...]]] = {}  # by key, those not delivered
        self.process = 0
        self.owner = 0  # the process that started the child: one forked from the owner leaves it alone
        self.pipe = -1
        self.received = b""
        self.has_delivered = False
        self.failures = 0
        self.can_stop = False
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Order a kernel; ordering it again changes nothing. Where nothing can be forked, none is compiled."""
        if hasattr(os, "fork"):
            self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        """Whether something that was ordered is not delivered yet."""
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
            os.close(self.pipe)
            self.process = 0
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
            self.has_delivered = True
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
            while part := os.read(self.pipe, 1 << 16):
                self.received += part
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
                os.kill(self.process, signal.SIGKILL)
            with suppress(OSError):
                os.waitpid(self.process, 0)
            with suppress(OSError):
                os.close(self.pipe)
        self.process, self.received, self.is_stopped = 0, b"", False

    def wait(self, seconds: float) -> None:
        """Sleep for a moment, at most these seconds."""
        time.sleep(max(0.0, min(TICK, seconds)))

    def pause(self) -> None:
        """Stop the child: the opponent's turn begins."""
        if self.process and self.can_stop and self.owner == os.getpid():
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
        """Start a child for all that is ordered."""
        self.owner, self.received, self.has_delivered = os.getpid(), b"", False
        self.can_stop = sys.platform == "linux" and threading.current_thread() is threading.main_thread()
        ours, theirs = os.pipe()
        try:
            os.set_blocking(ours, False)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Python warns about threads; the child shares no lock with any
                process = os.fork()
        except BaseException:
            os.close(ours)
            os.close(theirs)
            raise
        if process == 0:
            try:
                _prepare_child(self.owner, theirs, self.can_stop)
                _deliver_all(self.orders, theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def _prepare_child(parent: int, pipe: int, dies_by_itself: bool) -> None:
    """Make the child silent, close all files but the pipe, and have it end with its parent."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # a collection would copy the parent's memory
    die_with(parent, watched=not dies_by_itself)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.closerange(3, pipe)
    os.closerange(pipe + 1, MOST_FILES)


def _deliver_all(orders: dict[str, tuple[Callable, tuple[Any, ...]]], pipe: int) -> None:
    """Compile one kernel after the other and deliver each as soon as it is finished."""
    for key, (function, arguments) in orders.items():
        made: Any
        try:
            made = tuple(compile_kernel(function, arguments))
        except BaseException as problem:
            made = str(problem)
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
    plies = game.playout(game.board, tree.state, rng)
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
    return np.float32(math.sqrt(2.0 * math.log(visits)))


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
def no_playout(board, state, rng):
    """Return 0, for a search that plays no random games."""
    return 0


class Game(NamedTuple):
    """Rules of one game on one size of board."""

    board: Any  # geometry for the functions below; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place; then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    playout: Callable  # (board, state, rng) -> +n: the side that just moved wins in n plies; -n: it loses; 0: draw
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
NODES, NODE_LIMIT, DEPTH_LIMITED, BEST_MOVE = 0, 1, 2, 3  # columns of scratch[COUNTERS]
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

    The first move of the win is in scratch[COUNTERS, BEST_MOVE].

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
        board.scratch[COUNTERS, BEST_MOVE] = win if win != NOWHERE else board.scratch[LINE, 0]
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
            board.scratch[COUNTERS, BEST_MOVE] = cell
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

    Iterative deepening by the number of threats. The first move is in scratch[COUNTERS, BEST_MOVE].
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
        move = int(board.scratch[COUNTERS, BEST_MOVE])
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
# src/tempo/games/gomoku/playouts/playouts.py
# ==================================================================================================

"""Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.

A random stone costs little more than the update of the windows through its cell, which also detects the end.
"""

RULES_LIMIT = 30  # plies after which a playout by the rules is undecided
SAMPLE_SIZE = 6  # empty cells compared for each stone of `weighted_playout`


@njit
def uniform_playout(board, state, rng):
    """Put stones on uniformly random empty cells to the end; see Game.playout for the result."""
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    for plies in range(1, left + 1):
        if put_stone(board, state, any_cell(board, state, rng), mark):
            return plies if plies & 1 == 0 else -plies
        mark = BOTH_MARKS - mark
    return 0


@njit
def rules_playout(board, state, rng):
    """Play both sides by the five rules; 0 if nobody wins within RULES_LIMIT plies. See Game.playout for the result."""
    left = min(RULES_LIMIT, board.size * board.size - np.int64(state[STONES]))
    for plies in range(1, left + 1):
        cell = rule_policy_cell(board, state, rng)
        mark = np.int64(state[TO_MOVE])
        made = put_stone(board, state, cell, mark)
        if made:
            return plies if plies & 1 == 0 else -plies
        state[TO_MOVE] = BOTH_MARKS - mark
    return 0


@njit
def weighted_playout(board, state, rng):
    """Complete and block lines, else play the heaviest of a few random cells; see Game.playout for the result.

    A side that threatens to complete a line on two cells wins: the other side cannot block both.
    """
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    own, other, _ = scan_windows(board, state, mark)
    for plies in range(1, left + 1):
        if own != NOWHERE:
            return plies if plies & 1 == 0 else -plies
        if other == TWO_CELLS:
            return -plies - 1 if plies & 1 == 0 else plies + 1
        cell = other if other != NOWHERE else _heaviest_of_sample(board, state, mark, rng)
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
    implicit_minimax: Annotated[float, Range(0, 0.5), "weight of the best reply in the value of a node"] = 0.0
    choose: Annotated[str, "the final move has the best value, visits or bound (lower confidence bound)"] = "value"
    early_stop: Annotated[bool, "stop when no other move can overtake the best one"] = False
    playout: Annotated[str, "name of one of the game's playouts"] = "uniform"
    nodes: Annotated[int, Range(1_000, 30_000_000), "capacity of the tree; a node takes 32 to 36 bytes"] = 12_000_000
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
# With eight busy processes on two cores most stalls last 25 ms, one in 30 more than 0.1 s, one in 100 more than 0.3 s:
# docs/background/time-allocation.md.
WORSE_STALL = 20.0  # longest expected stall, in multiples of the longest recent one
REMEMBERED = 0.5  # share of the measurements that is kept from one move to the next
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

    The next batch may take as long as the slowest, and the next stall many times as long as the longest. Both are
    reasons to stop early, but never to skip the search: a stall may not come again, and an unsearched move is bad for
    certain. Slow batches are forgotten after the next move; stalls, and the caution on an unknown machine, are halved
    with every move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # CPU seconds of the slowest batch in this move
        self.slowest_before = 0.0  # ... and in the move before
        self.stall = 0.0  # seconds, the longest recent one
        self.passed, self.worked = 0.0, 0.0  # recent seconds, and CPU seconds
        self.caution = FIRST_CAUTION
        self.last_look = (0.0, 0.0)  # last reading of the clock and of the CPU time

    def begin_move(self, now: float, worked: float) -> None:
        """Start a move: forget part of what was measured."""
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall *= REMEMBERED
        self.caution *= REMEMBERED
        self.passed, self.worked = REMEMBERED * self.passed, REMEMBERED * self.worked
        self.skip(now, worked)

    def skip(self, now: float, worked: float) -> None:
        """Leave the time since the last reading out of the measurement."""
        self.last_look = now, worked

    def look(self, now: float, worked: float) -> float:
        """Take a reading of the clock and of the CPU time; return the CPU time since the last one."""
        passed, worked_since = now - self.last_look[0], worked - self.last_look[1]
        self.stall = max(self.stall, passed - worked_since)
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

    def hard_stop(self, budget: Budget, begun: float) -> float:
        """Return when to stop what began at `begun`, so that another batch or a much longer stall ends in time."""
        piece = min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)
        kept_back = max(WORSE_STALL * self.stall, self.caution * budget.end)
        by_stall = max(budget.end - kept_back, begun + LEAST_THINKING * budget.soft)
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


# Two designs from the original descriptions, the baselines. Faults of their first implementations are corrected: own
# wins come before blocks, five or more in a row win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = GomokuProfile(
    name="classic_uniform",
    options=SearchOptions(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
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
)

# All features of search/, and the threat search. Tuned by `tune --objective match`: docs/background/gomoku.md.
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
    ),
    plan=TimePlan(reserve=10.0),
    rules=False,
    threats=True,
)

# The network trained by self-play on 8x8, without threat search: docs/background/network.md.
NETWORK = GomokuProfile(
    name="network",
    options=CHAMPION.options._replace(search="network"),
    plan=CHAMPION.plan,
    rules=False,
    threats=False,
)


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

    def look(self) -> Snapshot:
        """Return a snapshot; the player fills in the fields that it alone knows."""

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""


# ==================================================================================================
# src/tempo/search/player.py
# ==================================================================================================

"""Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.

    shortcuts   the only legal move, a win, a block, the opening, the book: need no search
    clock       soft and hard limit of the move
    proof       if there is a prover: which moves are proven best
    search      among those moves, until the time is up or the choice is settled

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
        for simulations, end in self._batches(proof, budget, started):
            yield self.look(position, proof, simulations, end, bank, started)

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

    def _batches(self, proof: ProofState | None, budget: Budget, started: float) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, reason of the end or '') at intervals."""
        run, (begun, _) = self.searcher.run, self._read_clock(started)
        total = self.searcher.begin(None if proof is None else proof.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
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
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
                self.pace.skip(perf_counter(), thread_time())  # the consumer's time is not the search's
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, max(remaining, 1e-4) / worked)))

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
UCB_PARENT_BONUSES = np.sqrt(2 * np.log(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
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
    )


def clear(tree: Tree) -> None:
    """Remove all nodes."""
    used = int(tree.used[0])
    tree.selection[:used] = np.zeros((), SELECTION)
    tree.stats[:used] = np.zeros((), STATS)
    tree.priors[:used] = 0.0
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
        node = max(kids, key=lambda child: int(tree.stats[child].visits))
        if tree.stats[node].visits == 0:
            break
        line.append(int(tree.selection[node].action))
    return tuple(line)


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


@inlined
def best_child(game, tree, node, params, rng):
    """Return the child with the highest upper confidence bound, or an untried one.

    Tried children come first, so the scan ends at the first untried child. That one is worth `first_play` plus its
    prior bonus; it wins against every tried child that scores no more.

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
            if params.first_play + tree.selection[child].q > best_score:
                best = child
                if not game.access.is_shared():  # which shuffles them before another thread sees them
                    draw_untried(tree, rng, child, end)
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
        game, state = position.game, position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, options.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, params_of(options, position.filled, bool(game.nn_eval)), self.rng, 1)),
        ]

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
        game, state = position.game, position.state
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
WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes/s, below what experiments/threat_bench.py measures
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

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        state = new_gomoku_state(view.cells, view.size, view.inarow, view.mark)
        game = game_of(view.size, view.inarow, self.profile.options.playout, self.profile.threats)
        shortcuts: list[Callable[[], Decision | None]] = [
            partial(only_move, view.legal),
            partial(winning_move, game.board, state, view.mark),
            partial(blocking_move, game.board, state, view.mark),
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
        return Position(game, state, view.stones / len(view.cells), view.stones)

    def threatening_move(self, view: GomokuView, board: GomokuGeometry, state: np.ndarray) -> Decision | None:
        """Play the first move of a win by threats; a pending win is continued by one that is no longer, if possible."""
        patience = inf if self.player.simulations is not None else hard_stop(self.profile.plan, view.step, view.bank)
        is_slow = find_vct.bind(board, state, last=(1, 1), seconds=patience).backend == PYTHON
        stones, nodes = view.stones, self.win_nodes(view, INTERPRETED_WIN_SPEED if is_slow else WIN_SPEED)
        win = None
        if self.pending_win is not None and stones == self.pending_win.stones + 2:
            win = find_win(board, state, nodes, self.pending_win.plies - 2, patience)
        win = win or find_win(board, state, nodes, seconds=patience)
        self.pending_win = None if win is None else PendingWin(stones, win.plies)
        return None if win is None else Decision(win.move, "threats", 1.0)

    def win_nodes(self, view: GomokuView, speed: int) -> int:
        """Nodes for each of the up to four searches for a win: VCF and VCT, first within the plies of a pending win."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        seconds = self.player.pace.cpu_share * WIN_SHARE * (view.step + 0.1 * view.bank)
        return min(MAX_WIN_NODES, int(seconds * speed))

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
# src/tempo/games/gomoku/champion.py
# ==================================================================================================

"""The strongest agent. `build.py` bundles this module into submission/gomoku.py."""

PLAYER = GomokuAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
