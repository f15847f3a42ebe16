# Tempo: the agent `connectx_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_classic`. They are:
#
#   tempo.games.connectx.aot_data Machine code of connectx, made from its sources by `python build.py`: see docs/background/machine-code.md.
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
#   tempo.native.bits            Constants and functions for bitboards in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.native.intrinsics      LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough.
#   tempo.native.elementary      Logarithm and exponential, with the same bits on every system and backend.
#   tempo.search.leaves.evaluators Value of a leaf, and the selection rule that goes with it.
#   tempo.search.ordering        Order in which the moves of a node are tried: random, or best prior first.
#   tempo.search.tree_access     Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.
#   tempo.search.game            Contract of a game: a tuple of jitted functions and a few sizes.
#   tempo.search.playout_log     Log of a playout: the moves it plays, for a search that asks for them.
#   tempo.games.connectx.large_board ConnectX rules for boards that do not fit in 64 bits.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.connectx.profiles Profiles of the ConnectX agents: sets of option values.
#   tempo.games.connectx.rules   ConnectX on bitboards of 64 bits: any board with columns * (rows + 1) <= 64.
#   tempo.games.connectx.threats Cells that complete a line, and playouts that take wins and block the opponent's.
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.memory          Sizes of tables that memory allows.
#   tempo.search.exact.refuter   Protocol of a search that refutes single moves: after them the opponent has a forced win.
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
#   tempo.games.connectx.connectx_agent The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.
#   tempo.games.connectx.classic The agent of the original description. `build.py` bundles this module into submission/connectx_classic.py.

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
from math import inf
import math
import mmap
import numpy as np
import os
from pathlib import Path
import pickle
import platform
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
# src/tempo/games/connectx/aot_data.py

"""Machine code of connectx, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "48d46b03553279c143495eb0", "checksum": "c2cdbbc055c7ef31344dcc4e"}
tempo.search.mcts tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;PvlFUtIt#;DpR+Hn;S00#+4D>>isbc@$)nSLJ?_U@RG2J<va3-
NAI_kmw*j<je;PiC6t^qkA{FWL+f&3?T0n#@KX%WYwQuP>vg2<j7Wk1Lrt|f~NYUjQwsx=WCILI44(yOCV_gC?>p*Z=sSZ5s?%J=<c#tNJNp>B#oJc@Tnl
_1C|0%kF5_KhU1^|Q#7ZI95Ik%7VxCiye|a&3~5&F=DG!@OJ}FY^TKV-M_t|alQuL*der50q^^3H!rpz)dbBjXXAX;VRaZ8tw{(neN_oO)pK#7M&ml@h%~
-&7C|#p}DKGn=Y$9G!kw-f^{qlrU9BekO{K(Si%rWf&`4OELpv4h-4L*)z-
EYNAg5}0QafT^N>sac4cq`^d=e5O0rS4{b7OSEY+JCbIVeA5|?BIXjcyZt58zq2+d7K$K<(x)YL%SqO?5w_Gk!UBw^?_tlq*f^#{HlUFk(I|12(@|pz$2~
$9lZG~<*%Kv;?s-
y3(95+<_cf&GpUipCA5K6h+$CBP8P?KDep;Cv7<5}UI3zdAnOb`2P!Fn(f1Q>(bftIVx2Dlq+hYUJ`NmD8g)1N;g!58W{9c1cZ>8b@URr2ShTHs>|HTO_C
tA%zrsDi?k9Jv0X$|Y^#}!MB>q1*oI0lA0RI;Dg$una48^MvGfCVGB@Fw+oq5&aQo=mJlzClVb-trNd_diGy@78V_T6NNPM9;^?hcZ`o3AP8x~h!1p1L`M
mtd%8W((rCIL9wIwGgz*35}4P3sX;Js$yFq>J@k%P|o7o-l;XBvK(HUj>wi|zC7~ChtE826r_J0d%Hv<4v5CBmIbypqLx}RjSID;Ln~ui5L15jw5-+s2-
IIcvGzvc^&LJN9-ul0F{h7~mJb?-kxB+y<`CxdfFG+@v6`U-h7(woOB466KY@dDJc>oAav>Z+n@noMj%De1ebSRMV|BMLZ7DGvULZglp$!xo|0Pw0xxU7-
TK&~(fj7-`Z_P2Gj-d2@)PdQYnUsSe!e>a2uE_t}zY1Z=67EY1gdn`j@^R~2^IM<|rXj|zx6jsWE*-
LH8x=LE^Z5cmQSp+S2X)6AVrdko1n?7zjZP10CX)&4k7FLaplBs86?~`VR>BF$kUl{s?;d8vn1<a50Lum+nvq$>Ns+q<WHCyb_=4(az!!Ey;w|18)i@O*5
1+}P?Jw-c5qFlP*wJ#2y3+7NvvD<Pi+ey#Iu>xrd(21yVIBWRMT&(JLSwsWS6uk$ssqdr$cF^zu>#UDV9!9ZDe@kt<O2gBQ6G%-
q1bY(*FPddcNpV#BN_@J#&n(9@XeuQF;N=5(9k-XQQfj^Xuv%Gg7_y}6{Ecj@cm{RaXNNT=E!nA^kCF`O`xJar-
*0As*cz6dt9#IlY9068b3Wk;DIuJu6%o03$yrTuHha3Lr1m!_DxYosWu*hBX~I;=J3&ycmCYB5WJ1L)#VR6j$DyUuIlb@8foQofS*%9xD1c|1zu4-
u8ZdkSHm0aV@sbc!!>+0_SRLlY~Wof`sO&FGBrL-
U!n{%cA_{PSSVVp0DjHjsYAzy?%<2<I#U`%%;+$<vSyt#v;A?b1DVuHwQQ}pZ;eHQ5%>?j&;0Qw998^8bA&1jMnBQ5h2P;|$1ry8TF9^&oCUVC_H)t%Y*v
(cMG>VxTZVOY)<q<THBc1rn|%B&WwQGdzYx-T@*M5{n1{w#^`iF3HgnOKgoVDVk#7JkDpOo)LT_2r;Q}VL4#}99T(ir@`cdPRY>?3d(PvTKl%97Z-
tiJEmw)In?RW+Wrol5G>ItD_K*<d8@s<8cP8On)csIy=nv924$-
;f01d_D`^fHiLA{p!S*Xyf^+wD0SEEOD^@W_zAl`|>UdT&@za^y_`Cy*$mk$5~8KpUeV$)3a~4l8aSLS+ejO>6ih$)5lY7+Fk1t}bee$g}TJHX+$kT2jcx
7i6-V?I!6A^_Ee@R+&F}wo^7&Eg%<?nB(@y6GXp+Bk%(ucGt5MGt-UQ=^LAxF4Ym_{GBe;UPMbd;5}TmswZEE93;e1ixcSfN1oXn*A48XeH=9oB<ll&wK*
l&=3jpD>F>PVitg*9>)|L?JzX_h?IcR81j^FlYlIVgBj8Y*OR)B^xMs6Mx^y{k#?02^+OYK>2snq^XQkz0;;$vJ;Vj~arn3Hj_BPT42?tR1{tmS@?!pKX?
JQ)?(vtc0)sQPuR4O!p_kM1hq;p`g&$P+{mzL#Y5j+o}5GMUh8*5tD-Xj_i&ct||Bt&+4xG2%Qk;hLsoL2+nSZuJeh@Z71;60WT^OyBT>P3|{3ahRVN4OK
WZ&1E-
bG&nZu#~`Qid}qa1Q5w|;<e}?r_S8H)e<6WqPF^Hy{8|u2;ImNTzx(Yb?GvQ9w#0vz9fRH?u>clXLBfCo*mx`GB8l9<U6GKHgsqpivH#%E0WDrJlpVI{wo
jACbV&FmlyCI2zlhXq<jC|X1OJSrT6(v0n7pz<S)}#Y0-1ucs<<M95q4nj5p~eA$Da0eMCy-GB6rTRM3Zn>UeLXSi!>@HEAIPp&{iBvaC}Bjy2BhiU4-
3?fM4<7klm5`Tzxjyk(K;RUwffai;!XBy%MuJ3o^U{8Wz|u>f_MD9dDaKAG3FZaaZ8Zz*mHJ1te+y1I*YA1rgq0^lf27g0&1U7bxD>R;jx{D~4MhhiZbI$
kuJ=Mxae9>q;Cp)N@<My-
j%OG>Mn0ncl;$Knq)SzSlvt}9(os(pk?PeoY8rnv#fVlD$4jjouw2sT6M7}WbGdS>HY{Ft9aDf`j2UjA*_niaDrM~3I34c?YHCkgFa=1uk{7_mUP=X@IjA
hAw)=$6t*2HjW4=z74wFB@c=7bB;*&PJxrReNT`v-;@aCz{I$GM{xBvlX+lAYBQo#=6HWv9(^eP!J8R|J2IaTWx@As3ZONqwNC8)GY{_Q-
@pFl#rE(iuGP5Yw?Yvc(h<^_7TJ<qZeY4KPmxbB(u+dwS>StY+d;)KA~=<0l1cUm@K$K=ABgCcU{k(;PiFjX!eNYGb7|H;cL_=gb4<3sYn9SD7c?$7|TXI
jI_=O(5Z&D3^J+jFEP?y`mGkHe{ZtSaM64;*5Wf9coq%yIOrr^-fPu=-
Tr|+C6H}!d;Vq!MyTLC(?Ml|CXPY5JK(+A^SjWYmQ{*=aOrX8WUhWXAWK1C>cEiNE8h2XD?@sZWEPn)>jnC8cma2uHgjtVl}22C6m=keO6J}6YLmyg9^@7
8BqbVwfVXWWFirGOd*8+nqk7ViX!)~<yccNrs;@G~1NazCPPN6k$pu8dv5;=z(uh@KenSIbz4CGet=pAf4i?jYIXTa#&*;T=b|&GuLvND4g&!F;Y~*JF=_
vKGE1-LBo6izi-MXXSY6xiRH5O>`w2u)pDO6qoCA!($cn?wg^HsYdXi|hY_cd3=oRRQ((evox*APeo@B(lQ_XEk?rl7-
n**2qpuJ&tDgA*ypndMb+?IY}oBR}qDxelic?hVXXiJd*doj+I9Lf$PDddjB%!G5O>fdBy5X2iiHi>Ii{xE5xi<@o9Q(m3~0i(r46^(;y57&R&0dG#iIg0
jqFEIj-8#1j4T#ciDzU?D`&+FoujF+Kqspmkv!`pjC2IYhTqdMt&WzZyBnrr}-
K^soFRlvkg}sD>%!oN_z)>_#jj|63+$5h_c#Ug`b}*C78=>tkapXUMB72cFUzP@iKh9W4v)VY%Ff;8fbxrmrqp3`@?94KWk>)85Pv;;8tb5L#w+8s0?4?Q
6K04?;;RpAU^&OGHO1oJ>oN33!Ymd!;|f;lB>ix(xK!^0rjs2|Za2LOa0oPnbkqoFTR)0mar_k^E;gyb}wTWDpScS37=)a~7oY#TN3%eRck41NzqmR2nDG
9JH?(IkV4DgXaPn8v1v)FJW4vjer7h96hIpy8bog;7itL++apJ4++{-vy*afixP-
V`_a|Rvo&#|f{^C;9oPUQjADusJV^4e^3sWdSFy#84F!L~5XcYMfz8%68vX?o*6GG%HUIU>s6{gNUdK-RemDt9<p#o-
W~nn!!C;9<7^hV~(X9`NkBk%OX|wrqFNR*(N+F<(Gva}moXwo`U3h?U<iSThE<>S}-
=SGh<Q=hsZU!g|<QIVrWs<UVWnggWb_^iVm|@h5+Gsv)c=4|uwGb^Ky1rZc5ck5z8eoDqMd&bkBaZ8%_#c^o?RypHz!|y}zB7liiO%chEN|t*)FyRdi?<>
cm{6>9)K!73B<SZSO~2TF<&8d=%aydR+j)rnF(@C($JjL?TS|iS^npGiDb%Wgk)MCCvl~cNNmy!_5VrM&EjgaP=UTHn*klBsS02+X+zu!c0Il1CNh@vH?l
VmScmn@%0ylbwNY@he)Se0f<)E%7Fiv(Cm+8eGJ?FZ!_9e;V&jvnt4^n)^;FngY<~sB`zJacp1u~$a6E^;d6_5Vj3hu<^K?EC?cB|g02=X)7&RgXZYg$v6
TQz*ZU@lqWyPzD6DP~eGllO7ZS}s0%B?0AO>r+M~7P7YC65E9Znv&(Q>BB-NN4;eKTA0*%wuB3ZroF0rd+|;ya`w~w43#a!f;&@VoH^AZ6YnF+>0RY!X$;
kg=Ru^cEy)Epgb9?KOryd44}*X0>k%+Q?gT4EpL)*9;q0C{PGM~}AQAEW@@6)VtNk%8rY`Vsb^|h3+WUsG#u}u*Hk83gxzivIhQiD<l?#Lb^G!7Kyf4h}M
;S9?QR*SxVtXv}?PPSI^4p_#bksv@Hve}o_D|OhtZ)^Gdr1(`YjVmSiN;^4ka*ZqICzWSaDKt@-`4o34C6s{a0Co`02we^$wT}JO-UJ>BCwCiLb_{r_C>_
Wx4-
HYNspgMzBRx5S}J$JpstHB0tEiNPVRV||2dbvS=kt2oq)bjcI%0pi5Bh95cPSK=nE_k+l$j>`qDUnoDmUs1#{wV1))j8cY&mFW}#TwV=Igb)ZYB(_iP%*c
-P+7xl+e)mquGl0-
ZFMUA!YX(PDcqxUp#nZmXa!f@EG(<Yih0I@mQkqY9K%)DnVt1OCJBr6Yzrim`FSqHnjXt~{cFdXkf46^`!U%DN5kd%<XN$Rlptt2V@(4Fh@%7+5XrYN>rg
#@00hwx+6z5$4_VE&e^2S`qsSEy~Y?s)}2=L3wO_V@!A<(>PPP2oqFs&kl|ygaY9tzQDKQg-O8XwAi?bic!$l`nsGV7iy+-
BHqA8KW47Vk1sP6rN3p?crIrqCaWD(PIW0ybI6-
dhT@<$MM&U}!80({8G4iytl(I^Hs&a#(Mr+qI!Mr;N&%qs{|x6c+9Vh^LQ@_nkUIpG^IsQ^)ORfnZ&C<Oc*_Hj;b6V!C&mz1DhSRGLbQ3_BRjEjxhL8)GP
bz0D()(lM(OoP@)8V3UvA0yAaj6M+}wOvCzRuTYZ^|h0)03{$L75}G4#1%l6+PTIa+j7WqERRlGv-
sPU^_H0(mmc066uYA|k|6t%gLdrxCs=(Dp3}Y*_OOXS^F#;%r;ncmp3WZ;(Tb)|2;`7(ZA#cc0m1i#7>+7SQ~O?-!AN7yc#Rb1Z3oWMwwQ%aP8lbTM-rzm
5YC*+bO!T~n8A7nd$Gr+kXF!KbR^DN(#()+mgM&A##HzSXE1<T14};|g+;NC{paam>G{gyF!BnMo*Js_!gW*jwUcAFQ)VelX*_%dYuTX_`!6vg}X(s9m<v
SF{>L3`d)O>(iDKmAa2|8Z1}SlQ0MlVTJ!>Pt72NFc#Gp(TNJAYUuTtDyuGNcL1LD_fX}C%6-
VBF8<N?Mbd4BUa^{BP2xlS5WXv$O8!6hWG%{Vnj`|43Ad9P&;cBP<46KDPtbj8>cMs8ib>j|O}Wz8GSCr%5GgY8NWCAR!Pjf{_ZGe$5NyXc&&I$gWjMr_<
`5E;)A}+1t+(&Wq3aXr#dL&xy5YFo`)5{L=b1!Ev_mIXp0g>m1JxHXIk&mYZ6C5{w6WJ_tNev#Z^_T~+kA{yz?;!$L{}&|P2VjX*M2Co=DTYX_jEO1W9*c
opVe8~Qd-+9J5#1&kdP)_$yNkt=oJ?hL^%3#zVEPCRiPPA6Dq~{@>W;WW5YPJnFZH^YVYL&C}YFnNns98d1lWGG{z**bY<Dl@J1Q3==18K-
|#1~E#Qw*MS_I@Rkxm^;)e>b9>56iOLWi$G<2h7gktke1VDvz#UXv{v2ncKnS=&;`<|pNe=2>Vv`=wIAgQru7KAg`DA2Qp9B@Jg|8t4(M=hgQZ|H@#CJ+9
s16c)wSM1V%Ok`mCuoyoIX7&r{Uvoi3roFZ45$XBN>`@wK@eC1$<={ALbcxyUi#vptvy{m(To}&yy(`+87`O4if@(hqerICQ9{j>~zfXnmUqNJnMuYK@Vc
^pTj-^K_E_js>pw+)d-MlC{gqDkmyV&<%AG(KHfo8M>GT3>rD|nV*E_SYIdQYUb+{T1sw9-
TQuQDysh`g^;=SAXg02)CJ1JJrGsPR2RqP4ZJv?azFiT@&qMSSZ5|H=?jSI4f~B2AUTKEsM7zQ^RTdqmnq#7OVqb%_$X44My1ZIML;$#u-
EvsS%pMcAKC6<(=oRMx}HM~R`4Yrncdo*eQmzFLn@H`5SAOnQ1UdPumt>1|xe1-PfHk6wuMaxo2Okp3IwZ<{n}tl5DVp{BROf(d{Wr8(2XC|IE`-
mL#DM5TJ0om);5p~O3S|8pZF`Ey-kr88xv_IzVfgbB#!lsBsjZX}pmV0%SgTRe=sdoXEqfSaV2TNWuZl!LT7@heGq4|s_^e4!>OecXhJ`L7yrMsGCc5yfn
f32E)_m!7hbsbnSXmIYY!?^gf`oa%Of{i-
GVoySUc2qa#LmQL^)e&`Uew(1h{rf(Yj;_tn1(Z2%6HxWtuU59R;)ChTyuYKP9tLSiqq9%LMoxOYX&7i~V2BeDd*hDkT$g2<ao7s5Uu^k`_orF>Y^uyOIo
n2AW!t@>kk4aaqDqjUZh9iExsgxE^Z>B({*LW2%7UAO0TsduAUv1Au2PCWq32V`pAhqdtOx53UCT}dC4{KLS8x#ypufYxTup@sLqnx_I-
1ybcb@>u2TG?OzzYkfGBD(>--PhB7{qtwccZ(T#G<}`X@9FV_LG>iKsym#SjuXnddSpA;g~}C;&68in$f3WTN$J#mRMCf8*`5@%>x-c35gp)9_crFcdUe-
%rnlw9t%M#{M_em<h^+#O1D0GFJ)Kt&*G-5-mMm_!R6-
y1t6iD8FSy+h0zhbsi~?{$B#MZ?ppMwt^ZKyMmA0t;DYPUTnw(*VG6TD;G||;?5~nASf`NjUxxJ<|+e{@LsEkvvE^@vm3lubAaBl*&ZiwP5I^3k(%N6Hwf
i>_4nd0B5e2rOJyb&E$-
Y+p37i8XOfHk?dB_o94=wEO38goYoO38!~0B}&aD81gjJUyDqMfvni68kV5*B_93?S>4EarJj<x^D|*Oe5LYJsj590yK@l#h6$kcYF+-
N+UcJJrEF@_?o64dne+k+1c0Ra0YUG?U+P6v_23+3kjcf5Oiv1&%jC+R~2--M78xu+ytvO5s<8LKYMKjKt}hysR(N?g|@Zh7f0V|<u{!Wen-eIb9b>`zfN
Ph(Ex+!nx>iePISVv0Yj}SlywCj@g%v4`;M(x3{u+SeFo>GVzyI=Cf!&9eco~JFL!{jVsmd5S(}%v;#ORMDB`7FI0aCq+g+RsyQ>|@WOEyIq^giyrXUWjD
1e%)bZHvD;@tKK(u&qi1#bA-
I}_C_!@!4plWwW^S2DFcekk6Wyp*4~T94deWvXpcHkr>aV=Vjr>m=_*F!y#dP%dQll%gwUgGR*R$t+_r@E_Aooqd!XJ}?Ldho)9nlXY*@UE~S=Foc?zKH4
`^<ST3r_#c+|5!u)40bC{ZK@PEJ!?0baI^6zc*re``9Wsw(2meHbe;wd|KV54$w!uhTKdZB8Mg-
%+6l!%xd6VMpOSPX<g<U0%<X)soPe^C3QeG#^?<R~B;R4xsekd0(w!$cZ>N}x>S$Hq2vNDwK7B6Pv|6+XQOR84uhL=8<mB8q9b~|lmT4~uAT(UZY&y~^k$
#%PG5qIZ6B<`{bl2T%N{Ix4_h%nfhFx{{Lvn#B9^c&|{*&OT>Ol7aM(&h2MYtjEg*a%Up3ed;sFtSlCKdGF2WrD=l^8zb~DUeV6mW>{gf*bmfd&|qtcs!N
vv#(#0pM38h;R$gK;@qRGHJmCAIAd0f4-~DkK$aOZBp#p_PObW^+04@gB5LOCWx>xA-
6&!36A?khhRhZ{sr<x`PCPkb%xrc{AVoi6L~x#7=&|Ww+?K5&amu-JUMX2Vu*OJrPkTO#k^U{9cy%jw-jX>F@W%A{63>A>%qI=KpWNw=2|RaJuy|y;>&!L
h2{QO6+MA%)zE)ZF+NGY7FmZh9`gIoEkVnAjT;9!`Tg+Vchv`0(%BSa|it)lml*3u6m};>QQGd}sC}TaEmerMpfqFFjpn1^tg4<jR6}^P(AAF#xc(`oX03
hr_A~CR<K@rJF9&45<KtX(9-C5QnxTtdsoXXCt-
~59Bre4@H?+ndWpD9?&9DBm?4kF%P<8mXa7eLQ90~{0HQ`_)pbc`atP=K@*CU!l1d~68juG>&>RTRKCZNbE=0m4M}fhDPkmqZwH1_Y7(k5&P7-
Enlfv7)Ew+C6{jY_Y%jyo$r!0te4yvaFv;23&f9&3KjAHOiMvJ!wK$*2$#Xs@as~Sr*8YQWm{i55HH~16!{Hj4rQ*$2Ln~Zk=R<9ue`2Q!%6JvxM%Jo~se
18e$1e_M7wAhS!s0f2s#@Bg`~2hm=XoNlZau5NK4r#_ja!!bX|7KsyE&RVN9Q?Nm=8WDUCt?{YY#6Ppv8|MxlizLb3C<429s^)|*l_4_g4KL*+>>Qg88w}
X;y%TqoE^gr8P2<&7EHE;el))ayd1{i1!coyqYpZ~u&G?7G>wmPnVX@J0{s%G5u-*ph=Kg~Z<$b--XxWe8_E!t0YG19(Wf1izyZvaBaX5r0}0K1OP(HhGi
m`}&AB_|xFje>6iSN*KE4lZ`0sQyFxUnXksgF;SNDi`k5{h;`$0LDf;2OY*bTvkYW4f+6yQ%Ce*>?yCl=6^hb@>T&mJxkZ*)NlpLo&S(Gltd9a9a0{uD!<
M)Um>vjhnPFGB+siMcYv{;!q1uPlVANmaA06Vx?Uig%n&(cQ?_hy(#6y_AlRMJx324wc;2lxPa|0&m)^1|L?^9a>#0rGgoRZ0(^EVNt;mdvCCM8aE{H+qC
xzKSq!{uAPlQ8HOCnE1C;Vcb*&1H91`|`##+(ra1b8jKjy#q!hEA=Xhq0=`dZ`zsIFMNqQ~aA${IuB2CqaIYpn0jeY~|K4P_rpJaDFH*3P?35X%U|-
4vy{vI`N7FtY62wRAju)_lfyX*Vqt(q6mi90ie%wm?NXa)sgO&zR(Mu$Mm>?_PWaTQhh&vveVJRbM7`pz?Wa^Uhj6M@&w>mbR65Dc!;Bx+5V8lxD#sLAa{
S8;cvq)b_o+o#SV>e!WV3Sn6Yi@6KD9$PH2pdred3K#2cnNiHgD7+Q5rSiM%eDqWrt6L()(clSn`VaJOBg{zt($BK<PnbBe$<q@7v@!!SM!{Ab=js)L;_E
L;VR#hxW;R@g^!Rwc06OaY$GgRxj(Mg810)hS&>icNhFj;(*fN!Lu{Ty&ebp9nk!Z(^Nrt_*B=mz4wogHREg9V&l56ptAz$r^SkS`ST=7O3+YpTh+2fDoP
&bAMnTvbs0YkO<!k7dr1~b8^XHmx?<O(v9XT^go(<7A9p)O~Cgd*K=JoF{xCH)rtc(x#oC)pWDr$1tFj-
r>;WH00yrJMt<O7&(T=rgLdqzvYow+<Nf*P=5PtKaI+g1FQC)J#7~fS7!@-}4Pr(?f>pSRH1V^^azx^NxliN}?g*|RUpqGgar)yy8Qy5#QuOCJ60-
XG(BNIE!mTLj7_RzyufxlWs{3iv5)xHLw_GX0J{29mR<L%}Y!L_NiMh=Lv^Cyix@unG`t@ol;hk@G5hF(z{Q@@0IeOgU=e&WRU>UMAFOn)UkqEVOyZ05=j
&YP*u|V1~__zik7)QvDb5!EhzaA<@3)i6f*Tk#;7DeNnt5>>9jrerAB2&qV+eUbvec8sRZvQ?GiX3jY?i7LXL<#d0+?w(?V(}j87t(@ip-Yu1t=nwI1ymo
BHp5W1S+3BH?I>tkM81DICPYWW>6$PKY<YceHtynz+?h+^Rh%SXv0p2sz(=Gs`Yoi;pVY~gn=e0Uw~XRKztqZRY|7do5*#mhNw*<)NWk>4Z}YutJ)DbCjW
VKpYO(qX@UjBaUH%kegJ4PWc0W~ON-
<7wMDRTcq;HyW1XtYkZA4P&^c=Qh&<Z1KIII+l_dur1Mugf!>ORUo5Inbufp&kAS|N6jIV&pt!UbP8<DSLpdt)NZVDPz}<h>wM+EaPN*$zc=UNFg7*fdyo
u3xyKK)-VYKT(t0p{bwn=J0$dWPy>4iXMgJLbZ$+AbXc7h+?l!x*ZS1?dE_{-
RS;{bM)4H$zBUxlNtudauS(Jp_F%Az$L`=dlQ_!?q+Cpw;}0j8btny&=U|xY{v+ZFXx<GUyrk){mYDU7nuHllO6m)p4?=t_sH@NPID<s|8TmQERE@+tUl_
m(e2y^?3KqUndT-sZEi_^Y}=3hC^av<=pA7L%=%t&nWU{5YNpih3JGHEo=9k};|_Z>Yz9zvGJ|#=%}&;;=*-
$8aArPB2a@cNnkLlxie15A%6iey(Vlf}1SdS)C%*91-IjW!L)hhvZOa}lJ$tMU`MkOp#xpsQAM|b<FCp|5hJNqul5~%<V_M7PCGYZ#h-
(5wgcuGvEVWFLz(yjq$lJ9|A<`X?h%A{*xM%<u7*pPwnj9ZL3$=;dQdR=FmRq>nXkHh;sbiJMQ_9wOL8rcX+AlvW52|14B@yDs1=z+cBPiOtRbPvqQVVJb
58uy+M&e`yiU0~gBNOI@;_zcC5E4q?y_D&RG99i43fDgv=v*jsP0{hMt2aIv4b`4cR`<kCd`%}^Bt4)YF?mC5qo-
~K{q$cAeGgz?nqOAy2+j`l^=;`ZUY8@N<XwmvoS1I$HaMZt=vdOFP!n2G6ZsPyYSa-kLGQz95`eMaM>e4J&@&sEO<UD0|KX&IPC$oP?~D<9FWU~F?kQt=8
1X3$KaHA4-
Mr!ir?+{hqAT4v>Z|)Lz!5@?58nxttjUgwQC4IxpZwKieaU{c9+|Wi$p(ev&{LNpPA+9NEG)@~KeEK?&SbZQF{Wz&#nb!vc1EChxZE@utQ@l3OkG^ihRXk
Av-cT*KO~$1PE_m^DU(%_pY@-
Iyse^DfS!ndDmpVSS2y#t+f7$sWY(t#8ns!8(J`8S3x=sL6~E_i$PI=U*=PJ0O$w8*yZeJ3LmwQyGSPuauq=3#Eo=#hhS6?Rvx=U%5<gq>lA(FKVndTHs%
{hKIaiW=<Q0~t#Z!;`{<E!R8ElT<1}TlVM2Zy{nQo{U)_9EEbXewkfO4=T+>)5Z&GEMwgZcvL#aGqTUj1s|1lXefy2b1(MH}m&_lVVj(Ra_ehW$gWD~huk
2vlz6d}#zi@Jwk*)CA;;TDx#=KGm0(VRb3&TcNsgj~&jE<>q*D#!_GM#qEJ(andw}pDqTI&M;c{rr@csbo=f<%WI+(PZ+cMgifQKK_(&>=bvwzB*yNFyNF
l0qwfR7pa1k;<%)U49tzmH-0@v*bFO7uCZAV0Dv~Zt*Lz*~@*h$($Y`!$NjZ!L8m*JpGXw!kU1F_oso4i#*k&W(CA1S5*kM|QDSXZpEw^;zY-
usg;D?b`KvG*j7kZ2l0@`>`TDXBm5-6%;OLD9crRM9&Wl2S=H!jv5S&E)PEql$(=GRp8kqEtV5|r^STm9<_;*d@U9879`of%p!@ZdrfDhp|vCYH-mVrM+8
HKGEU(kRaSzoZ&8Tqv%Ix^q8sfS}g~u{^cZY`j_8ZWY-=!~}CH*WX)pOjtuXL8Udo<3k9DlY-
^9u%(K8kfOT41DhaAO;~ot!nzGZcUgwb3JmUYRJMR<n|nvova~&3gVJGQ04Ldj7G)m~B?&4vdjwK4jM0+)6&xTSdWTZ&A=l)^FH_yv;sE46T`1A}i+}E>v
HF*9B>io|I!#r+S{O<7axA<lEBg;N^Tfa3y^Bet;50N1`H6QWq+f7h*PGL@*Zzkm?@CkbkT4=T2-o`D36qzzo<=kg+YIPsW+DI-gwvM>;1r+ITq$b3{-
A;pOo8+~=z9SgsOpnc!Hu3Ye@dR=N-
33*>e@oVh02<GVUplUI@S>+Ga#=srUF!_@61vfwPc<fKm#HT$Z^^KmL)p@q*=nJ$jZmyb;8h9MkXTX#~{D|Mg&c`UJl`kb4o}3!v(zIhHp$a?dZ4DUEH*%
IQPK}rB8Ob{zLO<p-
eN|4}KS`8!tcMM!wr`EdmX6K;lh#;VxR6T4}7qA)Z<&17LHe3o7_GHd@?%_C|q<HVYw|NTA9*!R4eloTM~X)}p(qW~3=xEqfGiP(|`aF#n~peF^V!@)C6s
k1Dq$n8Vdin9E3YS;T-FS$|O<tHnA0FbW^(4FEuoKkoFj=Q+%yR%h~O<$(>PX0tz%^zldQEt8)OJRv)s5&wK0lOy$K+piqwtL4sSP7-
7Ccv>9O4wMt^rD@>jRycT%5g)}R@Bb+nTaV)NMJTajOJ4a>$?mMutwBifO~2nN7J`bOn`F$CXaEu21HG`I01HqUDL~(ZX;g>m%l&#H)z2Bj#X9z|VoEb{G
Ky<BCI|#1mQBEWRkrszAtJpq;K0OF)yR&Uqbrub(FcR!8M3hrGv#+#Z1sQ!))ejw0{o?G!1-SDW3WX6{0;=wzur?O&orx={V4d};GPF@YQ-pPzYR#34`S*
sEKx$$W$9)cLlmeYmdFZ?{1gP7i6V+^2hkm!&H^7|q=k!F4Wnx-?cBE==II&4Rf+1bxAbATG{-j%Y0^=e%AVxg3-
1N@gq2}G>BZv!1)1<XHjPIyzwNEEmRgf0KO#V$7J1@PAUDc#++1|r>C3O5^Ayq!*<l~#PRUEkvTZ`irPCrRJKnL6g*qq=`(4QtEP4IZsfyHh%HQaP7ViS$
VN2U)01*!X5Vl|F`hnx>WJ3d+fM}}a3cae9ASJ|gO{$hR-
=r}V(Y#K;;wxBWzh~A`wqI4_dQ<=g)&peeNfv}j@_h@qvu^oF)MT<b=bLe^Web~M1Q>`|jDYc8CdV_H5Uiv#hT_z-
T;6es28Sg*2O4J3k_4*mld^9Epr8m=^NT4g@vC{YZ;W~wHvMvnKKB~RcaHg<Ts4qcHj!B}AD(AMbVxklaG()&p=KyA!M8tMO?zw^eW_x&)FF5%u^y<zvgf
*B;H57_=O%ttrns^?U(HjllDsBe&bE)FkWlbD%QkL3?cA274R=Scf08JX!*rQzI4)We^xi>Uj4sWx9MuGA5+z7Usm2aOx+O#@=5(P$A|H~1z@<j!xr;RHd
zJ-im2wkKL2vj{3sB)aemENpgX&U&j~_V^F-n!Ylm+UzhH8{+Kg2Qkl#w<-
_koqf4?@M39cli*@yn$A+U332TO*cG^%h*Js_xN%E<peaOJ9a~s3;oEw64y3XZIk{1si3Mq!R=y$V`VbEWjWr^SM}N1C$IaKJLSLOIve8`veA}NA9Zl)=y
%k1K3jt_E!{N<UK-
(zoL1{d}n8PAI7jy7YeG9g2s&wd7PxY)cZH=r4ir`CLc(S506YFY9#J2LU<#iI?HK1y5o3kYz012BEYG3^tpU#9hb2EC9*t^yHkbCaY~FQ`mBW`iYZB>%k
FB6TOI#WPcsM7|M>;DO17@e2OlLscgfM+#4MwN|3NWVw6D6$cSLGt)$~%6D$WMhD0-
aS8SVXztG<T)FiH$bva_{XYnQMhJnyTh<kmS<h@kL@?m{}O<DTk^HAP16x0`bgiYG4Rg1Bh*RbG=o2#<DSbR+Rwh^VLVoR{Gc;M{sv<PDu(;i8ojU8RcrQ
X%8^Z*53B7lw6znDvZ2lkRM1aHwI*d)NYdrz^<uulKs+xdN1kDkPU+5-
ke^I&FyeTkbBjb^5YnXJc+uUMaGW_NC3!32IK>2T){=z{g`}c!yO3;69{=i3A+P)C8M#j)?eBBSzm9sgkj?4H$Z<-io%$HqH(v4<c+ZK-
ceuQ8bt*Rp3yndE8)AOH7&Q&G=Sn-yV2xBTMD1#c>*i$;TwZ+?1KPK~JN`<Sz8@HCb(+<ES>tDw5)xWZH_YQ6e)+^X#1JHp&bLN!=7S5PTW;4T=<{E3}CS
h;1n`SB2|VQA?`fA=xO#U)f*E6;SQ6ew~N@ktsejMSWU%SxD?gAPYPOc-
<5*D)u2vCo{qo87+c5g1(5^Q=<#DnMp`%fy~+IyV%0(y%Dkx`ETG*%`2_0n8Y2K-
??<a$R(1AP&)t(eoGv%&Q_7~?<Oj@<MVUWnjKVcA5jVlwCCi$UH+JhC$s|$?*BLZXLig>V$%Q_$w|(SRkke$RZAQ$Kpz_T+v~!QV!-Nz8Gn0tJ5-
i*(>TCkw-^L{$LmzbkMGzgsk%38_>&k`!dF=8N%q5P&LY=|DKyL4%ZW@O7Tq(R3Ia6Jj#NyZkE_DY^J-LgI!f{J@oCUySg&v)cqHbqd!?JCdU*h-
w>c<1#^*))6b1%L&heG1+cH)6n9lLQHq)n9|FmRE4Cu4^po#M+Zt8p&c5;OOT&ax^1=jG;Shmzmxv*dEj+GGY>fUd3n<GHJSKs%9_zEsRpHCSB+$!XlFOL
i-H_ZP7i2+pn77$(IY2%K1(Ws#uhOn`f4c-@yCOObKmjK|%PfIA@9XJxw&U(SiwM;rU;+c%Rw@j3>F)~;6M<<%kZ`NzVG-
?RNi799H?Z&+Fo0+!Tcvf7WX^xX=Dt^@Sfjr9b&fNV^{HreH3^!!-qYNotfzew+ZQqf~EXYWshP<8y-
6=v)KUCK&r&_gdw70~i!T)lI)I;t(c!!@gSb9I|E)Hc)jG!@?A5TSF=IDgd9D&+OBG}WSN-NAC^b%s3NhV!k!rKg@GXL*Td5?UvGFy3{j6|um!`Ac?luS8
vBNL<A-
M8E}MC>GJ%eM5TyySqaFS&nx!4YG!6kz3=!cTUpf8}PSubbV_Dv9Vu3abLxAZ2a_@5eJyPAh_zf+p>8OdahJJEhcrrTHJsRke}KRX`6}N^nEom}89bP6ga
(#=fEgbAiKC6si{TJIt!FA`pA`Ck4N3Kzc5mo4mV;TF8~|A-
qk#s1t4}DJ#)uNW~h5UbM^q(vf_x9A}2~rYNjEt3tQ*W3KsK_On_xogBemU20oAz@lfIp&W6k7%drIFbWiydt>IyEK5;oW>8Xio(llyjG0z}H&tb|Il(2^
8tH+Yr`4dH8ryJQ#U`7i!c6t+rP#1teVhQ~TtA{0nDszydu0fvauq1DAO^~evMR3o5ePIr?=~l;@EhgVsOd2`#)PU)i;SA=D+v5S-
jp6v+bze6IsUrT6TaaPC6t43>dD9}pRD7vD5dp8`|rspUhD+wc%{ZL6b|$%kW`gnd&X8%w=23Wr2P%~VpcuFRRqLc?7mfC#V$iOKmD9~6twLDN%ICMa%?u
#MFs~;OzBWY-U2Uy_^k9l)-<-xTJ)l5<FJ9%S=osvk_@aXE(5R+s24j>cs#mCqus7QEEa%rJnwC-
=T=_JG3&+(X#Oi?TeYMA+<G`fC!C8WUGwTdl)OhOLU|FE49`7uRwUQ5PQa$%$2|{Z4bpQTAL5+VSb3Xhr@)wK`h$C6xWz*{O?SgK?12#iK%)%w)aa*K@<B
SB@p-#SB{-NyZrS8Z-kEq2<ygeI0lu4;+e~$^c(Z06Pe1iv$ani_6KyRp#;WT4){m!Z8=>@wvU7hbetVPH%zMk_H*0liFm`8)2S~&|gn8`E-
3&llR2xFM;@3EUqe&JL_>dYu7i|cz-RKdX7E+&|-0pD}w?3zeTi{X{YPHd<4O9aI0Sp5IH@$E&k}i+keN6k+F4Qcv2S?!CPOA5acq@-
U6;19OY+P^rMTz@Y{<FM|)QBsOyx?po)Hie33fO1`*WjES*qF;ws<76f#wS^Z!?LKI#wz|8gbPSpjV4^=`i<jg_%Qv-rF9G=O(L^4syD84Oq}@6;2CDqz~
BEvKA&NKUzq*^VGqKQIU4ye9tnTI=ZR^&;eIyjh>~Joes)R#(f8*w6Kn?y=hNqXEK?|$X=muvOr%R{GjNUwPjudoqIW3?wJxEjW}UJrAdT7sWV>ioL`(~5
ydox?!uQ~fhZa*WCj)Fmm7^juF4oz=0<ShBbkUHA-$eCC#&0iD3(})yZGcFtCMqL^=-S@y>u(*z`cIE;>Pb>P{2UjeypGV%981-
DeT8)&VQ*YmN@l>l2yNqmtvLn=ilxS07Fti!gt3r)4J=oHLd(BuXR*GAEEE?MH?E&V{;ZZ$I<vhT>}{*6UT8-
dd_lt`a|=k0?OhB2k2T17b0BrBJIsWiP*}cT5>2(8_1eYlDZR4pDcLkT6(rZu`mfPgNc2s)n2jtPlU8x@m%?UD_Bz0S1o$FTpX2?uFD*Wqp4zOM#TQBi8<
*?Ak$x&eCpe6P@HAEN^gHv-$v0bHO1euSk4FZb>!M4}2k%L=BALCb`rV2UYsnlLtz1e053$qH1tNR;!t}B>X1Kg2!@_n<1M+*Cadk-
^pP7IJW86XU#5xB5fLPRWxOLQ0X%w^e<NB&q?+@RMig)Afe0vt8P8uUv<}7&8wyHH}$Z{Lw^UF{yj$^VCn_;;9jTH@*Q_^Hv&b#3Q#i>poI3y4>b5B%ze^
%nbW_2k!@&9&c-wyuJo<nyEGoQY7E`P`qJGaUunrV#dR28M`3-TRGU&Uk{R0l{!cs+f}kd2yTS0-
v#%Ai8wR}cl$4Zz>^jAC{M7vv`0bUOr{qROV^ny|m_#C`k{>bQ%@K<zD=;*Pt1Fjlu239a6K@w&2rCP)Jf<zVI^=4uKe(U-?`1D|M>?mtz7wGhn2FFvn*-
j_=s_IgiL`@s;MFQc*e3(S+x)?o-)wsV^~wUjJzHt`mzM23XaTjLm#VLqYpY}k85ca1u}fAn(!cV7cxFuz-
M#^FW1*=Drx=21ZqDm62&?;SNVS4qKBAX=$~9TkdDhxQQj3nMLSA5|KQ#A${)OXkP_N>UJm-da=8m7GX@n77_FHQap1$yRzT+%b{(PVW+!muQJ%Pf7=mw*
#Yw^37C~Lz~<acpa#Ewr^dLboB|Mli+I~0;i(|A1%Hm99>-
&53z@7D1stm*KJfhFV|Nr1On8L`?6YHe65Tfg3mGVJqY?mC*@N#o&12=9PQq>ufm^ZUf1CWVW9ojb**@z>mai&%eV<=Ybv9XD=X8xPlHzidtG@_dG|s$z9
=!P$X}eHRn5!_*<yDY4oldtGXQQ9%niOxa|V}+0@OTd;Nb_N(}S^AsY()rR}&vxiCZ-
VaF}v<D2YLu0xf>GdBMj#lql%4Oh_3RRzgZ71b4Nl`GQ+R>BDAR=$;$qbuvti#Ny_Qu<VCc<ul6OqQOJls;LWu>yY`GcYo#j(TwXM!Pu0GSMNxO3bvv-LR
b%WFID#OqKw<mi`Gg2`6F~-zc5D$xqZn<`2rv#KuxWa_<DiOzmP`pAIRL;&#CtUOhb&%-
*V0Re_sT5_B1YTCykra)x#k_MkIhAmLmm2vC}!1TkLXNsuBpp*eidFG(du1@ktm(?ms&W-GNh!PPvq7z)Gm-t*Yn54&5CWSvjPz;@v)o?{o&6-
X{0B4u=f|VafCzd;Lm!msbAMNJ!`wWp*ce5Gml6)mWl?u&k_d4pq-
@d!t3$7u}nqOSy*9>+i^{oQe`rtbb6%Qt$?(BJP(Wl+piT<MisLX!?V(oji5>rrHSvBN2!4`l%`vB~vs6_(Oq|3P;OVJ>yXRL$tI|J)x3*O9cXI;%LiP(A
*{y*+XDpZ=%>8v+(DbEd5EUe5^Z(zpqK2*;C_gE)#Y|P9aY<BVwV&T?jx^LhluctGt2s8z`0d?dW(Zt_>P~SfN`XYz=OY5IG?!<I#>S9K6%7e%>Nkkpa64
NK1)dQskNR0OYeSn>`{Q>=1FR+fO1@P3YcbQf*Q9(bQMhJ+R_?HF3bVNheu_16<$;FB<4`HWZpythBC*6k);|rU~37=h5M+uz~gk4XxD2XoBtyG@X{usVf
CN)L-^82<$w7mLJd1HUu?6WlgRdl3|KNF(-I3-
r@n32_ow2yfgb+WN~DJrAN;PccEI={tdcC=&uaBs$MY!^mt5l=(1MDVtukJ>6QR*fj#Z6WH_cXPC9Py+8U7uqevBwX=Ln(h8a>93+utQm&|#rQ)7z1l5kC
e^=Y7EaVJmX5DYPc`wASld3vhi<0PAN>1YFj8!54;>3}sJtXudl#|Ymx9CPQrSoDCWOg%H3#B(9=+;7K<6DW6d0ni38h=LtZsx$ACec1KR1!#?EZq@bSB5
glrq=*TJ6td%I8mvFt7%5K$k0n^;29QD(?vaT$GPtQ$J3tCIeKx|rL$3+^ss0`+Y}(XvwO~0Tft;pj>1^aN_}^ea9^)XP7{BSA(BQA3)}G}|e=Az;9vfk=
@{l&&uw;*LQvE@|_&?*_sY@++tWUNd*l1n9YyiW#q*vOxMSXh}jqc}{2<%SEZokQ+lbro-0%w0jI)6Oo;+4Pjko(>RT{$Tk{63-
Z9~i4yReE_yw;kstcCc`ZDa@0t@<6>s^;F<`nWOoXoFb5=OK?Kqbgc0QKMpgFVEeZ)$94&eP<~9emRNkX;zSRx+^7al*>%ddL{JV@jny=nc=@#g;_iOb!T
G52$l-YPhc2T{kZ`(7{t8Kdh-
A(c1p0tidsT*gBfN+W8>_7c5zih_^9bNm+GmVTr#2|o50mAPd2x+`JGaj8lE@w`n^;B2oB>&wxOh4VD@4MZ#G@HguUOxbdD0^+;a>!{E*vR!Uua1?q<!^p
7vgL1Q_m;txjdFDNVYUZsU<UL>3MU3|9oQ2X$drY>&y7FZs0~!t2Sk6t22>14Vx6-
!rA1{jAk@426n=YDh^A)XhtvD<1}UNoyBnhsWUQL7JS#i5jiZO)yx|f`RwxsM8nJYI#)a6mzR82QgDMp5CF!xlHbZ>+|zMcOoLTgH*wS>H-
FPxCgS6zrlU9{Tx(@lzYloagcJ3o5exP3lX8r}X=Yy&;l+I%=ZBPmQ~j?;B89t#!+<E}$yYw4DHYbT7z8Q{3UvtNb3EK>M^SB3L9x-
93W3dhF<UL(UlKJQwc5t(FZi2Nt}7et<L6E24_>uJk%st{)m4N-
3@eHXF+N;D<8ACP4>9aSo01C^AjCxu&?m3fe{744{ufsAR`31}$UBxlgZu`v1(*9lpMHi$IafvguPm17rB%25wBTSwAOm#GCRUjy82$z?o~MI}$DFpl?%$
9GHTOIHv27o>6U|p<xy9WU_O+i6;m>j_#k;g$Ka#<`4y@jqgo>p@X~rG-ziYB`kHBj8h%MK`=03#Dm6Aw*CBqesl>)d2pCQd4;e37{6bvq{9dGB7z*L*3S
52GMmOUc2CWML+*1t*)_{HZ}Yc7*w2`It8TNHmG(rizn%@qJ2%(p&B>e(V~3ZxxH`t@AYKb-mH<lKAXwVmFn2!&_V;h*b|;zwwsE(RJ?<w&<<ZaH%U^O;=
NgwV1`2uUJsm%3MAz$tn0CND&~PJ`_@WhB)8hT2Cwv)0=0Bs=uDSzKV?rC?7VRFpH)@YcbYaV2=j9Zj|nA?2<dBYbV?zKBwkOQe*1B`*pn%@PJ*o%GiY`}
QlD#q|xW)96F4zWfpnMW=1m*+$teRT}CIN2R#cv_n*aFjmMGuo&6g#6e%v9&MNoKy};_Orx0wXD{x)6G!sv3;JZFV$|z_ZG6d%v<T>G)uY|=PyR{**2kFK
ck&&&J%yD4lw(?)J`mp@nZS>EFGFHA`q;X>I&cWE`Fqi%tw;P`F*jwDeJ%~tout%_+mCJ}C$;5A4h#viY3*P@+pYMdq36?Z$iDDI^D8Om7W+IG(W>cA=O;
y1)vpNN7hucF4#E?q49D<I12^OVLi*(%@$`>2#F8{3y#fF+z~9SLV8kn4gPFX^YHn%-
pI<W_J)qujEa~YqWwv<bC{x4%wzAdY9xk^EK2Y*C>M~Re0l}n`3DFX)0hjHX{-
IoHf!c~r#gGc<lswSz^w`W7KPZRd+cEhNNe+UOJ$l2|^KbLtPM;<AAQ$$;%9e~88E+hww;X2_mTcJRVQX{}24EHERFoD*ACj3n4^N!})R7R|Lc%wn!$W(N
zB0I&3kejQD8HrBd-C7xiDev(1KFiI-
=u%1j63O)MNchnBtgRKE!<dI$j=dK?Pjc;eSIbiUo!CBr39<8h=(?D<%vZ|iaR8x^)S3$(8F0a2Jf84p{thUqdKpAs>zvt#{`rW5pF<{Idw^K8wEp>&rkY
nkK#_Ym+;zo8@RZqIZ}q=()S`Fw8ff$9^IIw#h8RTf4G0aF2zx~1P8%aW;QQw3+1&X;3*aGy=<RGIUp}MuiWzDr>e`xD*C{=v38JE5F10!R^)MWpn;o`DD
?yGcG9Egeb1N~+@sjm>vtAE=r}&3(-
Z?saD>6xl7o!!39^r2Uy!)rh3nL2VkK963gIDVqxV+*Oj^79iM9seC;7W27V@JnYKkM+(YYt$5rmi02<IcQ`JGicMgw%fLRi8WGw4A<wKWykH^S*Hq?&_X
uiu9#n$@7_8X>y>RUnMDCK0EqeoIU=F^+F04~5{pe2R7|GRmGej_9V%<_k#|5dJ^VZP2J4fJ)JbfhPcHe_@@Jp#%1)`4>OtR^c}`yVAW6vXT5wNy7b*q<b
3KvIkP0RgLw2gDi9tQV4rXoFy0)P|E7E5Z@QzheW9jhIz}38K3r0uW88nS20+O<^+3ue3@m+V3;t~DcsmP3gv%})dTX$SI`N`&a~g|S6V6BI57aZoz(?Lf
o_f)B4t2iQo<Q)=*)QWyfmkv@jXRT5a`~#NgCuEa>Ld2ZH-yOL$@fO2Edfu!CHXISI~sx94-l=g^iFNhxizY)7Tn9Rnn_eWe7~a6qq+v+-
oWjS6J~^VyPPRvUGdO<ErWBZfqt>aogr4RoSG4GS(52?Xx;cfR*<11oU(Jv(LzK+AFvT#MbNOyW0<Rksyt&Dr>UZT&M_BEfX(l&!pq;kk|AW@7ldwBMi5_
o|Y7`N_8xbA*&WUCXLQKv~aI=@Y`##mdZ5^1oIO6_juu9iuar=otUDhh}j)Ocx$yYD1_DpSfLvH-yj&mD)E{J8ss@pt;>E$cZb!^SDxKL4HQ%TOX?ZA4OG
O5-tx9}_7G+`Op@e%u;x3)t>F!WuQ9K8W)i1sM&xC5Y*>LsmQ_UVS!AGH11mW>n^h8s?aozlx3B-
>){V_KCcg1_5_fyHavUR_)b;CUI}Fa^<bD9rHil8WoPCYW)iZ!O<xG~H(A1*FVd%eDK~}CfhP-
=Nv|Zdhyi80!OVg9MEPD@p?tAi`HyzCfF^jIRFI@`+`OBb5d0h81ir84UE=zjoL?M;w59u6KlJZ<<#?gcPXi*Fv$u!8aW`KL=Lhp;f@I@Dzd_%%FtAU#gu
**rpXw}1yOM0P{bYE=VS^xC9`eTpSf!hHd(?I65P3^8wiMKyIw)PyHrX;Y33o5D1Ka_RB!AWMB$@$T&)uT2<x3TX%iKXp~y@P+zyT&K}!?p=Y^-
5??Xt}XK5z<afZ6mkLO>J#gd=j{2ccNC;(N}aXkAUw)zw0l;ew;$xueZvKL^5Qb#9q33i?my|>HiF$RQcjo#;W1WByTTqN4DehogEc!luhUV$HhbrZkff|
VQP)AA3zD<#?eihHvTuM7V9P1qQ;Vb#qvC;Hh)bJNPdsA)D*Nop6u!En;o^CIzvRs<eVqs@Zkhak`Qj<UaiC00ptmz4-5V342o_X7rX#MG2^TS-lB&^5o;
bwG<VR^$FE1X;AWV7VqA$t1;rq`lt8bdH5o5Wt3py+Lr%}He~)g18@kc*^mg{uT+EE!yJfH^wDGH@3tdzONR1l4&(lSFY)zu$?(kzOY?6_zh>h*PViC!mT
Y^+9L1>sq)&6i$NTDd$X&?tWqAwgd4x<@z#5ARx>PvR6tRl&sdJCy;{XDL@e3@=kp^&nGb34C~QckQ%$Kr6f(%uMIXRcT*6zuRkRN$zq;d-
1eiubI?*Ic1Z*9l8t+=9h41k#W-<uO^Lu$9>DdsgA7XXEHf`UM^?_-
*A~p#iic?>fE$^m<s?TBqMBsM_+h$+cyF1ap@So9^L>crOoJqesr>H*^DfcG{T^QjQn{`T&}s#0Nq^LF^r%BJ?LVIzQ#Npy~B2IqQ`N5zfekpJZ?E5Fc%i
C-TjA-ktisKBS*kGH)!<3)Xj2NS-
4_X;zAPUmpJ?Abwq>=V#5!0{xF%r_+`@z`EIo)*+k}<9oH@AVt@ma2G<F^>uZz47z2Wg}H={R6D84t<R`K!I?E8qxd@K(>KJ-R$JNe9gJ4-
yYnB|p4rIA`2uPP=KjSBt*av{`0(+6I(6-
0{Nm}M=@^u#M(GL?L^;;lT~Z}o$$uDhr0v3Tl&>dLc0$Q<Kw>)De;id}guIl%pZh?aD+XTq419MnM&>Y(0)_<SMG9CcQHqd!I4m&~QF%OfAr$nXb@ef^m<
0IQ!f~S&$Cflv>fx-
0^s_5@{X&}SNDy!<Gv7G)@N+^=Sse+nEeX9yii%KM^s*&2bB%WSg1o6xmPfBoa))^Zs{9jljpL+k!DO7!wqZcw3`#zuBEN5p26oZv>46tUFW^P)o+BvmKm
w5?wX83#RLAq}x*y(*fizItfv|t|huHijzjLUSqredm@5snc^Xyi(dUX5x)w+2G2Y0Kep(u0+#h4#L)iAh$4c=t9Sff7whwN?RT}hK{<fGnyd0zK>wO6LJ
n+u<;!U5ouUJ*iOo!Mm<Q=y-
RNKww57?BaqQ%TEkngT*gmIdO)Y>B=1(gf$*p<<ITTnm(XZXqQH0p(oDzCsQ&rDgyOkqSyMI@g+6XY&90?aSC}@H@x8NpJkB9A!6;Xms7le`rnHz8dHmw!
HE5Wep1wHGhk8^v;UXRuV-XgN=rMHXsAH^t{Ruu}{KeLFU>GONk;w1Afvi@{FO3Sah&!nrH;0a4_?^EHKQ0CL0~kwd~B<Bn2=xrLd9zl+rw{A{t$Ult%+E
nb+>%T59PZ;Ga$u@M}`LF2LLPb*5#auz1m~2sv~y92{9&^Y>+wNET+?IvvH>e}hg|<*`M&$uu<SgMaT)+b{jgIZ)RS16+ke9eW}YjY7{M*jPI8cKAz3;x+
;S(q{_wQx*g0MQ`CH4L9BY<rfa#L23-Ea?fGa3$3VM>UG$lX8ZqpUr0~avIS_*qD(t;j87VzzK;Z}8z&k5Z0uv?eSTR00qn~={9h1cMpN<fip&ises-
b`Ei?8O+VleL^BDdpv2f~xC&htBlE0pdO;BwqVi~FR6iTASFlsMn(oyTh`|;uJC6As9D2WmccNYnoMt7VyS0;JRU`h@&H+zKadRSi}1a9#Pd36q%?LIU&o
&myqo(mw+OV&Tf^9G$Xy)15mkhOLI@QhOh_bC8Rg7E?mrMf5)$um%kvhOF(Q}pFnp21FxPA4!ePk9q-
VOQrS@R;4k2hWG!&;0KOeuKBd=liz<^I={ogE>&{L{Svwj%8p6bv>2)b8ug1QbG8MGku5+^k?RuKh_mTp_`h_RGz>hXb2bgYh?y`fHho5G+&TeoniU-
W2}YR;Ues#s+bvd7h%Beo2A#KIoAp^0Q`O1Z^e%}eA-
B^u6K<AaG(%L<Wl)Lz{1gV+wR>m{9I4hOn3S?6S18l^dYNWd?VV#N5B($%#Xp!$NcQmy3OD=BTw|)Cn;CyiytL5(2f>#PIN*o7D{Cu|9`co*H<-
^1;_rvr17+UYuUGyE8OqKf1noO`!7A<q;7uG&y^xenMnWu00Hxm0r2YsQunT?r~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/native/child_lifetime.py

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
# src/tempo/native/bits.py

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
# src/tempo/native/intrinsics.py

"""LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough."""


def address_intrinsic(function: Callable, emitter: Callable, returned: str = "void") -> Any:
    """Return the numba intrinsic whose emitter gets the arguments, for an array the address of its first element.

    It returns what the emitter does, of this type of numba; usually nothing.
    """
    from numba import types

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        result = emitter(builder, *(
            context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
            for kind, value in zip(kinds.args, values, strict=True)
        ))  # fmt: skip
        return context.get_dummy_value() if returned == "void" else result

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        return getattr(types, returned)(*kinds), emit

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
# src/tempo/search/playout_log.py

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
# src/tempo/games/connectx/large_board.py

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
    state[LINE] = _large_has_line(board, state, row, int(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def _large_has_line(board, state, row, column, mark):
    """Test whether the stone on a cell is part of a line of `inarow` or more. Arguments as in `_large_line_length`."""
    return (
        _large_line_length(board, state, row, column, mark, 1, 0) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 0, 1) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 1, 1) >= board.inarow
        or _large_line_length(board, state, row, column, mark, 1, -1) >= board.inarow
    )


@njit
def _large_line_length(board, state, row, column, mark, rise, run):
    """Return the length of the row of `mark` through a cell, which counts whatever it holds.

    Args:
        board: LargeBoardGeometry.
        state: int32 array.
        row, column: int, the cell; row 0 is the bottom.
        mark: int, 1 or 2.
        rise, run: int, the direction in rows and columns.
    """
    ahead = _large_run_length(board, state, row, column, mark, rise, run)
    behind = _large_run_length(board, state, row, column, mark, -rise, -run)
    return ahead + 1 + behind


@njit
def _large_run_length(board, state, row, column, mark, rise, run):
    """Return how many stones of `mark` follow a cell in one direction. Arguments as in `_large_line_length`."""
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
def large_playout(board, state, rng, log):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw another column
        large_play(board, state, column)
        log_move(log, plies, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0


# ==================================================================================================
# src/tempo/search/options.py

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
# src/tempo/games/connectx/profiles.py

"""Profiles of the ConnectX agents: sets of option values."""


class ConnectXProfile(NamedTuple):
    """Options of a ConnectX agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    opening: Annotated[str, "first move in the middle column without a search: always, or on the empty board only"]
    book: Annotated[bool, "play the opening book, on the board that it covers"]
    exact: Annotated[bool, "prove by the solver which moves are best"]


# The agent of the original description, plain UCT: the baseline.
CLASSIC = ConnectXProfile(
    name="classic", options=SearchOptions(), plan=TimePlan(), opening="always", book=False, exact=False
)

# Each change was measured on its own: docs/background/experiments.md.
CHAMPION = ConnectXProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, anchor_visits=1024, choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(reserve=10.0),
    opening="empty",
    book=True,
    exact=True,
)

# The network trained by self-play, without book and solver: docs/background/network.md.
NETWORK = ConnectXProfile(
    name="network",
    options=CHAMPION.options._replace(search="network", anchor_visits=0),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)


# ==================================================================================================
# src/tempo/games/connectx/rules.py

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
        _has_run(stones, ONE, board.inarow)
        or _has_run(stones, board.level, board.inarow)
        or _has_run(stones, board.rising, board.inarow)
        or _has_run(stones, board.falling, board.inarow)
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
def _has_run(stones, shift, length):
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
def playout(board, state, rng, log):
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
        log_drop(board, log, plies, move)
        plies += 1
        stones |= move
        mover |= move
        if has_line(board, mover):
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        mover ^= stones
    rng[0] = random
    return 0


@inlined
def log_drop(board, log, ply, cell):
    """Log the drop that fills a cell, given as a bit."""
    if log is not None:
        log_move(log, ply, np.uint64(count_bits(cell - ONE)) // board.stride)


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

"""Cells that complete a line, and playouts that take wins and block the opponent's."""


@njit
def winning_cells(board, stones):
    """Return the cells where one more stone completes a line.

    The result contains occupied cells and bits off the board: mask it with the cells in question.
    """
    if board.inarow == 4:
        return (
            ((stones << ONE) & (stones << (ONE + ONE)) & (stones << (ONE + ONE + ONE)))
            | _completing_fours(stones, board.level)
            | _completing_fours(stones, board.rising)
            | _completing_fours(stones, board.falling)
        )
    return (
        _completing_cells(stones, ONE, board.inarow)
        | _completing_cells(stones, board.level, board.inarow)
        | _completing_cells(stones, board.rising, board.inarow)
        | _completing_cells(stones, board.falling, board.inarow)
    )


@njit
def _completing_fours(stones, shift):
    """Return the cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    behind = (stones << shift) & (stones << double)
    ahead = (stones >> shift) & (stones >> double)
    return (behind & ((stones << triple) | (stones >> shift))) | (ahead & ((stones << shift) | (stones >> triple)))


@njit
def _completing_cells(stones, shift, length):
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
def decisive_playout(board, state, rng, log):
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
            log_drop(board, log, plies - 1, wins & moves & ~((wins & moves) - ONE))
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        move = losses & moves
        if move != ZERO:
            move &= ~move + ONE
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        log_drop(board, log, plies - 1, move)
        stones |= move
        wins, losses = losses, winning_cells(board, mover | move)
        mover = (mover | move) ^ stones
    rng[0] = random
    return 0


# ==================================================================================================
# src/tempo/search/exact/prover.py

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
# src/tempo/search/memory.py

"""Sizes of tables that memory allows."""

SPARE = 40 << 20  # bytes to leave beside a table
LLVMLITE = 160 << 20  # of address space, to load the first machine code
LIKE_MALLOC = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, "MAP_PRIVATE") else {}
SHRUNK: dict[str, int] = {}  # sizes of tables that are smaller than wanted, for the log


def fitting_size(name: str, sizes: dict[int, int]) -> int:
    """Return the first of the sizes whose bytes, the values, leave memory to spare; else the last one.

    It asks by mmap: where malloc fails, it takes 64 MiB of address space for one more arena.
    """
    spare = SPARE if "llvmlite.binding" in sys.modules else SPARE + LLVMLITE
    for size, needed in sizes.items():
        SHRUNK[name] = size
        with suppress(OSError):
            mmap.mmap(-1, needed + spare, **LIKE_MALLOC).close()
            break
    if size == next(iter(sizes)):
        del SHRUNK[name]
    return size


# ==================================================================================================
# src/tempo/search/exact/refuter.py

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
# src/tempo/search/types.py

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
    return " ".join(parts + [f"{name}={size}" for name, size in SHRUNK.items()])


# ==================================================================================================
# src/tempo/search/proofs.py

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
    parent_bonuses: np.ndarray = UCB_PARENT_BONUSES  # float32[2^16], exploration factor by the parent's visits
    rave: Any = None  # Rave (leaves/rave.py), or None without


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

"""Tree search as a `Searcher`: the tree is kept from one move to the next."""

NODE_BYTES = 44  # at most
MOST_INTERPRETED = 5_000  # most nodes that interpreted code re-roots on a clock: 0.1 s


def largest_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """Return an empty tree of `nodes`, halved until there is memory for it."""
    sizes = [nodes >> halvings for halvings in range(9)]
    return new_tree(game, state, fitting_size("nodes", {size: NODE_BYTES * size for size in sizes}))


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
        tree = self.tree if self.tree is not None and self.game == game else largest_tree(game, state, options.nodes)
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
            self.forget()
            self.tree, self.game = largest_tree(game, state, self.options.nodes), game
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
        """Drop the tree, and the search that is bound to it."""
        self.tree = self.searching = None

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
# src/tempo/games/connectx/connectx_agent.py

"""The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.

The competition calls an agent with an observation and a configuration; it returns a column. An agent plays either
seat and any number of games. It never raises an exception; in the worst case it plays a random legal column.
"""

register(MACHINE_CODE)

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW = 6, 7, 4


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

    profile: ConnectXProfile

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
        step=step_seconds(configuration),
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
        if _completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: ConnectXView) -> Decision | None:
    """Play a column where the opponent would win at once."""
    for column in view.legal:
        if _completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def opening_move(view: ConnectXView, when: str) -> Decision | None:
    """Play the middle column as our first move: in either seat if `when` is "always", else on the empty board only."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def _completes_line(view: ConnectXView, column: int, mark: int) -> bool:
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

"""The agent of the original description. `build.py` bundles this module into submission/connectx_classic.py."""

PLAYER = ConnectXAgent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the column to play. The competition calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
