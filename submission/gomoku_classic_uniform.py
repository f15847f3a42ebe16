# Tempo: the agent `gomoku_classic_uniform` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_uniform`. They are:
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
#   tempo.games.gomoku.classic_uniform The classic agent with uniform playouts. `build.py` bundles it into submission/gomoku_classic_uniform.py.

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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "1c8daa395364c8398770b02c", "checksum": "dda40c085a61cd2569d851fe"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;9Wcp|6Kqr;DpR+Hn;S00#+4D>>isbc?Odab{A>lbpU1Z*A{-i&-
(T%63VQ>(!>kn&v$RviA9N7@kkRZOVV{kVeVZ#CN%8N<$~0o{`9hKzIbKt)4$T3a1ouhg4lHucdWe!=Opu3`5d%&dr*Z0_;e5Wrn`x0hPnpfM6UJ9F}^eY
;wec7+iS^$B)3wLta@HS2+yosXhbEZcv#xM)8FQ<p<91J@N`UcQ!u)AGYOc0K-
H!cUClPX3V~RXMxqo%l7=bTay^grvf6kq`@+*3SsOt<A{yfsq&L$+H9JE5>NJ;ZSzN^)=QkXCD0MpMrA(Qw^t7J`H4qw_Zxp&g$@Un=qB;F5Fkl4#HQ~;n
Ht;(3R2~IctUH^aK+<<#II!_N@K0Nak&Bv@t51rId5^*1+^NCGEC@UfK2h9dN*d6VY8)9tc<_c*9`#-B#?hib>#wxIquk2eqv|od&!KHHi-
?DHLxZB<*lopqp`e3j3E^XR43_1m&KW}wmOBasK@}}hOrE9OxZN(IhY;z734Evi8#>*_m?hgW(3X8U?L7lx3;JMHjR;JGJV+lgm7ZB4RA&*DH2+3{A6jto
%Ws?B=~Q6XF@t*U!Rv1&rkE^sDhU(pqM5HjmBJ|PCtfKLR#+!)*+ct55Yc^~_CeHI0*L`DO?xY2Fa5QI<66doVYJ-m<?G2Hxer4)V&8>1KW4C_qaOts-
=(V0uv(oPN(MBMSG|ucnyyXmZ%d^1Cj^%=hh9$8DTqC%02{L)_7rA`QRz6Hvu~nli^-wDH__<5#Q*wC@<XPaLL52qRS-
)Ht#3KZi|3Sr%py7NQgRUaiN+<tU6@Qe4NwND{(8{ADoU|;D%)1~-
D@eF+8<rEG{JJ_#yj8Ci6n%exUkGz(}KN|xy{>kpIUKC21?gf91|i8LuW9610ZsJQs=~)BWt8Fj!oNp()8T5H2PFkDn-dSuspge1pu}dBxZTQ8APxs*eFm
kn=2mL=`1>dE}mr9hC2~LHEZ~1_j^(sAD)q3QAjgy<xk}lJRX4Los8aTeKD$26*F&cG8q~^!8G30MMo7<yfmShym#JEVg#Oq4>inQK`#O{_l*{3$5<Vgzr
D-Gm6p#wR>!*EH2H(nl|e2XJx~bR-FP={QOc*TN&Npn=W+QSttBG(7yfonrl)-u7%{m?hb7kcfriu|{dcO>BfjQibkdXyAqk9fh+nLepT)npLyl`YTj-
+@+IoH8@~~=XsXw0;XL*Clm5O<dkOa?F2HQu$E>`U8%4>_<=_tQR;@RfWHYfoSHiFD;42@7f>lYP@)7@cO`Nx~Y&|`1$K|a$|@_YDL*@6>${@XMa^P1yt>
_4s=?QY2jJB}A%#R=y`o@u7E9_H!%+pHd@CH@>W3Nkf>T(ia~OWiSaa9N!r&Yelj;!a`0&aD_Fw3vxmq9EEH48|pHiGT}e1HUv%TbTA$kvLE*#prxy0w)|
J!0{E+w?*Yt1JFy%1E!qtY-zoBdgH!xl<KaRb_8yWQ5##ea@b-;ALnsj*U@r-8|eycTm716EkIZz;V%uQ?NADF?)FlxqN|1L;#I}Js=3ryv^<jrLD|%T-
yG*V2F!pz+J#_LcOaKU*-uQ{l`Mz*E^;>$Uju;blGljP`T>Ijdw5NXxH)A1ZN)875EH<u6-J;RQf-
z5G1(PD8B{T|XX)u$@isRpfZ_SxiVDT7=(~TiL|kX;x;7By<MzY!aqxOBmwwZ_0G1bFjSuTX#mb?a;COr;gMV*8UW%U&Kj{SLM{0IET)$W*wFolGHF6^yO
6X$j6P2eX<Uzj~E-
EZoRhtKwIR{N7G4=d0or`%<tR<!OqC>e}j^}9DuwLT4BHD@cP2Q%3!O$^l0cUK3sc6>M29+x}ZJ;5uj=%@3EjGcdHQPz;ZDJ$GINP{K>%<3C;ySK@r*?J}
o_LTG0QsnZy+%>eqz-{M%LO?dDdUlWRwt?mdU2$KaH6B9^JJdhv}u5>2KgFlo$<y8NYj#b0NPaRfEt$ne@mf$-
?KsIK){&r++euz`2jZ!CtxvV5{{bl969=ZS^klPi)N@H#3WGcf+^>t=uRI57`HuSK)wZ7meJqZhZE~@NnvWffi}JRZ6{B|^iC+H_Z-BAKhO7%sKjJX5jPu
i>l2hPLGD((X*kfdPDPeje>sWE!qf_M!5n9$i>S~pj2%ys1S9_h8%5&oyPy-
w;Y$I<4jFB@c9#hk*Cp}bb0^k(V@|I#yrX<9=QI+I6sWd$53u(d>ap`x4>H|mCs5&334vPDJKr*W!*7YMm|LZ}q{2_Ouc3=#4eF%1O}Coi3lO=|V+ko<)C
QvadPZD%MIdMQtP94UWM-8O+2frGBt6HE99{SxYaA@}9-
j<h=oImiE<<3|T28x#OO=omu{(N3$HE?5Tl+dEo*lu^pEo17kq}t*=_gJEW_*WlHXa#Fo7o4<E<04As(EUVqX=O}3Qj)BHWRuuC1eSEwd`p9Nm>x9GD5Xt
swGW4LRIkLcD$o;XogL-bnZAv0a_T#dkRvi;xQ42_nKui!jd&t=3gyM-S!3B3xr43Co+2hl7Yv1D0e<s5F`IFX?uklYE-
(Cz>=`@P@4TFeMX~(beoOMt|i-
9EGk*AUk}Mb1F7daTBIc28@<rJ<!3J$>_n(3x7sSPV_sWj!4JFEOdz?EM;|>LqGpM}G(I8{{v#kZM1`8Pp(av_48ywfiLbA6HO7G@ff5uNgjjUetBE~!nI
K5+iPrZ^`l*S~r1w@wm3DlW8Jwm8Se^EwB!Or_3D6OYW1pvK$ozK(<0o0vc6lyHsj837xc+|ioR?Kz%R$eSxpb}qj>*lpp4jjg<;u;n&>na@5o>bs@m7S%
+YbOA`!dC?Ycrbqp&SHE@kUP+^jAdaGsPa_kHE^aL3CNYXlxDvY4$kQ65z)Qb&jY<Yua@nb&DExwgss)n(bby!L(vpX&<5NVj_D75}9INBhax!KJJ%T9QZ
*86In2Ll=nzq6%pV`l0xxpg(XC@2eDKY-C!)CDSlB8BDjU5D&_4j^YX85X22a4Sx}qGBxCBY@R;>ItN2ZgP(DRb(Q41qmx}PDTRDq{oXu-
shHdx5W~cjPd*LEq@PYqL8e5v;U*snLScKkmI`m>b9sxXIj}Bw)k>rSz*>G@6g%&>LARnf(H6`PM9Kk_R)@xQG+33dq3wVPK!Jl+B3Pz}<QBC-sh!#t)r4
J~k?plBY?hQ~1D5og^(yZz@C0R$({R))izsEpm8~yn0?tuKjaf@+&Lt=Ur<ex`R(B{k13qpdFuT#f5`Yc%Zp=3<;9@4kEea845dY|W)GD)r$<hJ}d2E)9+
XuRsIe#2+SH)xZ1nQ&teTo`-r*XiM;^0`>$tV}tJ^ToTE=lmt-
z7C<O&)>22iIhQXu9J%NdYd}}^z@Tz+m!poLW{GVdv;+HOCCi72;`G~V96LmA#(L&kMe7D;iI3m^a?Hz)s`${b8V6_wZu}=>?%IkChelYs&A36$DpX5q%^
3EVrN}=GjJ1kJX;uZILLAs{9e^wTsP`|EA$0+#x&CCPcIfDvo@>lMLMtzN28wZq||gnNwEG~rN}^qfla`ZINuk573ipJ^)QXj{2|CI`XkAB=@`16ixr0~!
@z4rVzJmh&p-$a!#-A}TRP+Kku!Y)5$a{!q?{oBTaV}9E48XZ!OV$2l>OrL^2wo8LVeoNAzINv5|&{u31i!!Y1d)CDen?@2@uEeh)Y&7sHx^H-
vVo?U@DzYil^SRt%<*<#R-v2FK5uIX@Dx_ShDIQbc*X~f6Y(8r~pQ77i%#<4PG;3aU7Uk3P!DNtMG$Q*8>npL-
b;$@8!vRXjlQ?qpJydauFXhiREpx4hi0n#>|{0B>0r`hnBzjNCF)TK1SIhGt<kwZjq%Y3U4;`X{|MX{ZC)rCNzqWmh`PFwoOe%>S4BpWw%K~W(75E968+3
)qsrUJ^g!w{xz17a7Yajd1#3f>)=`&eyl2J>LxNGt<g2EyZXocI+_ieMa33=ecwRPKnG=l23hS@L&I(<k}~RmmPeKql1mxa#mi|HS(!K)^MgAT9<n}4I1>
J}`uiXEqPRcrqSv$F8$e9>I_Vx2f3Oc-_VPD1nXI?I&$Ca{bMM&nFhc|WUv)rvSuR{1+2PtUna)3uj@87uZ)XOi`M|}V1#{jf1bj%Hyyz|bCVAto7ww~8-
!>AosUY71G}EqzH9O}Odi;M2ugA+3_=yU<d~0pWTWZ`n8Zt-wASY8OgKpBk8%jY1iOoaZes)F-
Dq7)!W^I(W=2I9Ei4zg>2*M=?k@I<1V$hb8=ZHX{ohpzt+e>&dU_bL(S$p4=oNy&3PF#1JnEubU!hVJR_I-)B2TY>W28*P3`e2$!f;K&)+lDsf-
^tXk4_jw~Zeyd4C_Yh?{O=&}88(K^beUe(rmW`{IyAJ)w^|uQOCpCmcYMPpYXb~_hE;}dbUiv;KtORjDAI*{P!glRQKPavfFA1EivAsx#`DiZAKY`GXyj1
BzA-2j^HQ(jgqJ4(g##2J-0sU&ix)4{ABXYi41e6ShpA$JQmW$9q-)^$B~kT9MaHLYDZ+4prCi2XcB5~nTKQP7rSrQLi6Ge)u9%WayL9C*1z`C4$mN-
$#xd#y-$$^xsCK8om1S^@Br`I{J`?1;EG9{-EDp-Fb&bbuF}=b*u713n2Ob#agoUE%_xCwc5_AW>GsaI*NAN@b#LO>M`cs&-qVY@fy<s8(UKc-MtKb9;Xi
7nGR*N)}wI_LOdQ<GGDT0g>QJNk5GP6n#@kYaBqVq>OZ}KpkPirYq73<HuFnh6mr=`DQQ~2vFN4rd(^)B0(lzGg2|D>IJdqAhln=j!|V)kI_sp|ZuYEMbl
ocH7{nb!Op4L<{yz%~%`t2fBxo<M8aF7uFPw?Y{SKq<|9D7{ES$*{5XH^R)JNy<82&Z+4>0<~O)e5MCOv|gQe5C8xG00EO8y}AJa6Ggqbr~nH50ssI2003
E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j<D>Oy$z1>~;DqL7FP%ztu&rf)<W>-
~#^u8BW4z&}a6j)3Mjsy=dyeg8BTz4j^dm$zvl@a%8~V&VBXx8a6)3CBjC>1v4muHJo>Ziu!AVLi1#XMIRr(wQgW$oN(<Js0!Cr)q#!zt7%RL#5by(-
B^k_L#{~n%=)!;+;WBkFOwI@9W(IT*Fu=4z)pA<I52T~Mlvp`Z+W5yHY5}X}cZS7b5=FW10zACdARNc%zuLN&8*Oo|L3u8MzuVr$jTFRwDWT2~c)Hb2FzX
_rhS$T&prmhs3<p=w-ix9m>ttmcr=A!{XfiyORyt;i_Vj|kriofX)85Eff588%e|For1p|TN_&-JTg%GPMOypr&c0b0@Fw8Z>I-
ku5NF7oyK8m{W>zxwU*Z^!j;6#47&I}I#QOFFMhikI_D^X})2fl`f!?+sELRiISahwYUL^C4VLeAT~%t~(1E481sTNv^$FSi&fso-
R$A?qP3G)9V0>we=7?UMEKR!-
@192MR71S^)MBGcl=lk7h9mXZ<>fIR#YujL#m0>QEm2O`FIAb!x65&JJyBv&CQA{Q5pVzueaV0}u*;t|&BY|1ZuQ)=O>PjhVj{SIeu87eMaUv-
){Kfb##4fx8#G=7Vefo?}Vw6UU{J0KH06CruUM^cDUeA*6gZS#TxgTrZ3+tx<;CXbN@>+}#(_KqK|_@nS=SmY;r;JeM@#Y8VWaH1zTkYLfc^T`$NN_Ys1w
n_=X>)Rwz|S#wQ}RJmgptLR)!m)Qc7_i>TLySCtwFbm&I$HZ3*PP#hrBE*w>-qGK}7K3l~RGKp@(un-0$dPu{9*VBLJ-P1R%^yU-
{{mGydn?y!s6L|_23aEfe<MRml?{e}>c&P65=Jdz2}96Xwz1;E;?l#cN16t9No~$mThmEibCT{E_JXnpyU6s6RS(Ahek05U)bTaJb6vL|YER$I>3I&g^fl
??T*Ol((HZ&HqN54Y=uft5AN6$@odmL?)3&^f>+%lvsa>YD>STVsLO(VIdC9-
z#nA`w5`*{gc<j&VnUb$)QhYwck{Q;el=i+(?<qxn0asG?KWm8<mRF8mUj^`iL2g6Asq9G-
CSCw}o;xIrT~j5XjDNT4E?g!d9Chc^v!(fhk*4fTxbRPJ5~S?UeeK0Z2(eYrsITyliu$a6hai&}0fWl7P|?6P$X1A~Rk8xM@6a$Gfx2Wl1m+0szcV@43`Y
+ql1$=-
?1&6xbNyRKG(INvmcs<!{^Hd7!V2O5O+4{S+WNZ;JS}zS<Nk&c(4bAcOIG8zIMUAJQ@2dqkVvLk$TCJ;`ELo2Ma#_qMq4bc^p@g^Ghtomi@8nA3=xAK8&#
GU_*{Vi;U+b713xz8xPhQY0YQLH5gt<C>3(5zdA1KlM#{vqZn3SO%_95Ql%DnzWgg>B?$`*k10EEb;Xu=b>vxkM(<<-
NO){b@v4r>}%)A*?$n3IUM>N4Pb8OyW2iLlZtN??ta)#^C%cx|TNp4m6n*0^mpJS;yS0=<wk&=#r5!cvt3K=g0d<?gnz`CYY@o3BH?QFg$AZK1ZN7dIr(|
k)z%FG_ez`ed3EgX1}pKZ&#ui(hUo<6!n-
Wc7hRE8>afI<DYK~lUkOxP*&47dzlnHmu$>xU=F14{f|R7kJqZcFziGN^a^Z@swNDbQH?VWrIMsJ?Lzw}I8!<u{x;=w7C2ZHw2`_x>D2v0Jf;*~;}3Yy+^
l_55Xbw{Rwras<!KEeV;<F-lhGQ#i+-
da=Xw{cdD7XCv!sSeLLGN|(#Q0JQaTjB!Y+u#Hh<eq|fwWye=<hpBVov+%_M^|HISdrI9WxEMX3TeiSvMJjFK%#gQ24FZzh+xr4BDqDz!ZM;FHI84wR%kq
tt1waBBn|vQ~C{e(~ax!_xAg_NL^U0CmW{GqfbQ0m+`J8KboE@DAbbdQG=^$4vYu8))qv7Jl(<c<Et7~(=U*et(i!@v*K<bn?F<G3MAYd8Bg3kI3oI%O9%
dt7|QXB1St(3heA|BFvAv?5l<ldh3?cIPF?oVRZSkC-Jm~5c!p&!n`ZTUHiVBVgDia+Ix(_2an09TEET@s)vg_br*bI73-
q!Y$4j}C#(&|S=J>&QV(4e4DkZrGe!ap9LP!8>~5q$kl$z<KLP#BWeA<h{ChXaCrrGJ2CQ&%_8ZkM%rLFfHRTL8m=!Bvj8eDpZ0p&D6=gII)8mF62x#vmP
$xj_JNxW7h2k`Kzw1Xn}*HN_E3Gr)HNi(`3u&7U(eP$*rEZB-T|Kt3q*bDSq4y9Yrgu57B%>b&h2wrcb(z5H(<ci~m|yU9@CU_HY78bR7kJ4G7-
m^<s0J`1%tc6urhy_jZBQdhmaaaNf;S@3mRTmODul4kJ5l`_HXU4ZE&tTvyzZwj?E&=8cem8Xmr-
`Ni3y0PC&qPy@Hx*w8*1k%u|?3SQ4{&t2a0kHn3?j|DyPw!cW>F5Af6w=5l^43e}DqLZ%_7k5Lk&7B{|>m{Rq+ioVo#GorROS<?KSh8vWtFd<l+DxH9Sma
9DP`=2f+-
Y#)@vqql9&`Lw&2keEn(cVCaa{Q+dLoo;yCC7IlB39J%vzlCf|Iqz%jtcP8_?v!IS(Gxj>r@oLQ63h^Y5ReHCJ=GC5Iwq^8I|C*8v<8@l)H<|4gY)3rtu>
Y&d@Ya2zcmnQ`HCc=ww|^+Bi=K>Riu-|!%Ckx*=e7$|JSL5rzvH<x4bz0A%;^j7hUe)A6C)iO)rhA-S%cSW|j0_d?c_Ng?-DoMuTipXCir}QzCU*vQ--6J
JzY_$I$S<zcfUO}JYMr7c)^rOw~UXF#NQbD1yPgE4U|3ATaD`7Al{WymP%#omM3V>%?1LkXQtdUUY8VaSW<H#v@1QC@yOEZ=S6wQ8r<+Rf$XIYR`HJj`Sx
qx0dV)fu51~0`9I89rdV!$cq!Z;Xf)1Mht7f|e|=e#1osBJ|_e{NowX6NV`n-
gsX?K6_oeh|gy%cbrt$(2j|xioF(Pmvq5Xx8KH37FzJbCS3O|E7gWa>T2{n+qH`H2+mrVM^=p3@otgkrgbAP;RPQu_ZHHcz(z0F1I<F5-
x6vW6mhv$1b83M}@VF0C=#iT_21UxV@S>eMN@?pz_<}SYzCdz30IIW;4}bID_$4e@p$*7MzE)HO&)z8A;)eB`^dDc>&T&zet-
}no)`y$Vcds@Mp!ap?iN9VzJ=bhieEKk9gvof&5&t&fW+I%Jc3`E!uDMrC%>;cTWRPVXvESleTL{f*n-
8Y2LG!*nsaBYx~ZUYW3$n0eb3k5g4!vRWv_$#>zwnZLM`Ry$WFXeVt=lVm%vtk%1y>;?qp-FbA-
Y3P7dT&)mzRl4ucxbs&Rc`g#%^j;<DOvMB3`o51jtPcV1EsUvrWKtpQ}f~!tex7Nt~b2QL#lM<8>KEZP_hf+wNx`FxEV1J&XfAFk;uKf156UOpwO1pYcby
O0sN8g&8w43N*q<m!FnJRrc|8u+rSB#+-
IB2XB(q%RAqvj?cmdeYN&xnSwNVsZ`Z*Jd886Z@jSfdUQjT#^^F_x!i7zCC3sF&L(II+D2P0*49)|ej?z}k`H#Imhdbo@k_Yrb9ooV+4;@>5lLV9kQ$H&C
i~#0RjA^j7Ld`~*1T)8JT^w3Dz;*+tT7yy5M=uF{fnx;>zsamR90^vR`VIJBqp76ryOR)De&2s88W&o0n~IMg_ry!0GrWYM%lru*p7>SA}!EUZfMV;kwO_
-Wcs0tXPlH`kQ}l=H3(O)ikwcYJT{Vs&fLQVlDY()9D?qTI0EO%<zytsnm9-
WAMf1D97%LiKDapPE>P`%b#_RjB|7iVKIey)Ga86!Ni;(A3^FsB423Zf6=76z$TPk^K%4V;}s-ge>B$lG&Z)kC{PY7bvUju(!y99WR>xkxh?Z-
n*~cb+|A~>a%S&nEl99k%9;&?AGZc4V|4FB_g|O#F7;)NIl<r#a|nM0O$1F?zZpHo8v&mB=GaTVs{;J?X_IAjTmy*QdSqitXK!e81AD-pkl%SOs)m6jk0#
A4$QY(zXdEWjR!lr)#Oxk%{vh(WCFXzg^OrJKWd)g%VcNp8NmyY7;=BL^^q&ssBX8@2c!@jD{eQCWLcB4$8S|oY#CnHHlful<11+=2)qxJnkYzrkE%VCwd
A|qlsEioLxR<Y&%RsN^6wzP4II)a@lP{oHGt%t)Z*v+nd_|AW}0i!0dKr9>cw_%@3)FgF8G2}Vpld3iKDYaa~We-q~7fYXDW+O8^(|=SOdmCl6_|_$yU-
A|CHl5C$By5FAJ3E!wF!mJHS1{$Csg^u(O)fsqfD{sIKeFM7yH7XBj3ADcPo>m=K0l9orvVIixV%v|en#u1kkZij0ty2MCU_1z`xGRMqvGKl0%oat#Uu*;
HZB7re76iHCe!F|*0cGV&@(5M`U`g0e3^Osz?0@{AFDe#Ep*+Zv(X;f2zjJR>kAaC1N!QdbUycntg-
KbZeSe2C~|$Vcz1`}TyWt-}gD5l%-#zi=19THo^u4s1VD$csd-yy7Q)F>U&b39(4SP)!%I!n}q9X*ze<A(O<I>pm}s)GciW1e&RjTVDm!jZ$yoA=PstsjR
q5Gs;<h*Phnr^JUD9d0<>^jg$o8fqCnxz;jtPvTC|*fQ8$7vx?$!iLdTuZ+5PnxK<h4(Gfh!6iOfUKhz|qu1MF+_TR(z9tE%O%uqLJ9$iH1(#oB{nr$S}<
!&RPn5U9}O3C<Ru1GXvMHv9;XnK%>G>n)&og%{d#^y=411fIt^00hCLR?oow82;NG-
!c{g8Qj+lU*vbTgH>WZ`tmq8{zT%(uVZ2qEt*|G(RRI&?DzIsnpUh)LfR?8e1#Q6%5>dbZ#-
50FzeRCrKo^eU`mLr+c&{I$ug_29)ZA_jj48$lFm+?;*?qXTKi{8#I$LaJ7r5WqA0lM#os(OmwtBdKaZ~K*eav+pJQ}pj~mMNxsgqS7rl<-
r(?Qewa`2z_(3@s+_lg`4@CzRgpR7!x|nUo**xv(ai0=soOP!YcSU0)c%KWOevJ>7S8FcSVhD8v=PlSXE{e^jx-G>)v)E5-
P{6zkBa1fR|@zeq%IE=hMLspvG?q4umq?sG>mGo{;q-
q)WJ=`_=HPRFHj3pT#hC}e_hE2eS>R>kG8^O1t#xuuCJ5VuP_A8k+*dz?Q4aR?4*^2^K`r7n<^laiL1w}kT*O~^8uaZh?d(SkoU^Xwf+Sy4GogVlunfoAN
bB^cJ|d_IZX`0+uxFCcj!+*B50e79WFlRQqgxHMrOojd$cguWp=DPXu#F8ofI|a3pf}k9bWD&Iq5#eYu)6^l*K?6Re^*gNa?{~0_{cL6hv;^>w#*yL^^n%
f8-SSVD`g;N^Nx#+2xJ)>G|1g&<2)zdQyP+OG-=lhI%uoQFbm}_Xy6P=vW3&e_fAHyL3{iUmlXF)%{^ggg9YHFM-<Qdr;j}&YsDggwF+-
hX7JcOfp9MM|7)4RuXHqM85Bhh(Dw#Ylfe-<Qn#zqjG-DxD9+0Ud-
w8RU6C2X>RGStCG?}tpn88Y4&KywoF*ONdvid>V>ZiL7pPejeg|goS<5a@S$s854lFVBI%-{U407ttsnmNPx~vF#+xYW|4b|4nPW_UB5w_w3mwmj-
2~<DRzQi+;OPA2_?*7|7T{C`ujZ9MA^abvK?H4ZL022f>C=~?rl+VqFBnf1#i=R7T9PvY6U^#?qMF{42G0qsOgEKEJjJIkI;6-
M+@yjMo7im?9^1o&;s^grz8<(Yb$z?4QHnmR2qbElG)&aY?mKcbwS_{6;;XCOba*nE@I)w*SSKlT67xGF$n0J)qfPKqdi-6k_@*ZBc=AFTdx;FI-!R`x%-
kyY$aT)*k(wOHg6=Sf7`VE>I;I=tB#IDeX3h)Rv_4Li)VgBt{M9pcus=<kYQY4PpD^K$0=arb|3hZ__~Ngs6I4H<e0v<HY9X~}PSco5bAHIRA0hYyJI@3k
YUy`{5|jc(Y{=wb%n2oP=70^mbJ9U~Nr1jAsfk#&`Hxo_(S;@>#8w<#zSZ%kG+Uu=K$hZ<e#-
^1m~00c?NJqp{Fcp#w6Q%%w>A}q0Erc^3U#6U0SRy73zbV8%#j2Yu5mDyRcN{16aM5Dd7S&F9N&C+x$lxK8Bd*Btl*{1_o;_(%S7E=K-
b2$>w0{!A5Ztqk^kXE!1i+b{Vx^%b=0V*G)xYb!A$RNs!F=_6G24eQ73l<-Tyv;UDG}M$D8+n*<#l|pRVgU$2n9c_V^}%w-
VqBmR~SxH~KenhF?4vm4dF9KMwH|%}fN}9ID8WARp%AzwnxA4W5n8veD7ReFi_X;DMq?9$YTwda>WFDOi56dxuQBWUSwZx(MdSQ+jx}%2r~LQC>4dVq*zt
K^#2&@#kR`lwe}`!V0=^>0{cUzqz92VjH%GuX8z!$-}4s;>JhTX*iP;z=A_y#dZ1}nmt5yNA2QIC^%4>jhAS$T-
lD(bim;uV|=gsc_@lXShK3d*vPoR^7sH*bHNli*x5DoFitYhSR4QL(}HZzD`$V`FD1TCB~g%dl^MoXZ`m;`uAIuQ=6E?{S%Rs^)dT?;LuZntg<X=na(YMS
u1AgOaTP1Eut-I;#bReslI;Xg{>yzI7?;Ut<FU74a%K&`hdie&i;urZvKqI{6`M>@^(WejOSzd(I%thVK}Th=bG4v*)~B6UIGV=Q^iar@{9AW-
KkpfLcGGH2A#LdNdF^?b8&s5sOh(2gp?QyvMUg{{Ei-SnuB_SvL73=MwE3@0qJN_y?CvyT!L!LONzU0L?Ht6bkucaA@3!xUfdCp&Vt7UHmBr=1J|Ld}a~8
RVKVonRyfh&S$ZTvw_6bII<=|%;!PKM_x$sV)+5TxOchF-WGx28S`Tkl=v9dl*)%Yf5f*?~7GWzxWZyZBnmX1y+Si?bUqjVKtkSp)>M&iczRV!1wLKma8l
%;wh&5W9h#O75F;bRtd!0T0#zNIs4ADIP3ck)eBN&HVN&PE0jq()!5oo+I9@!uwUQx|R#T86$EXI{0{EalBnq2ozHd(L#5Rc`&f0zGc;-
Nhlgn0*_DE5j3Rn<0OP?KJPQ{P^NTVw=CCzqM6?C%%5wOB;KT6cZtjo}h`6SdmM^v>C#%(B96&B_t<t`VQY!d|2yoPozHT(P)oB&1#_|naN0zl*BZ-
04H0jt$r-qWG2@jC|9LZ4}TYPL^v7Deb!PK_pDWJwQ=NQ70|L2V|nM4Uw1sIV<w=P-T-8MRXEZku%1K2I1a^**9q{r=Eest#|J|Vd$L}D<)~waF;3|-
>iQ&MJ%-eNc|r~+oR@)tz1qn$PopsSi<UF&m@mIP%`oWVlm#D%(_Sg=1&6O%XyjRpBVQuzFE>YtxTeV;;rzn+s?9wH6DsZlQKU#TsvmY>-
%1%8Z9?6F^u$=6Fb@>MCW;6Ey%OQ2L@cg{)Xu^CC-
fng8Q39pLuDPmqmHOZxc|Mi{@@R*udN>u!mMO5*5oa~!c(+bDF7{=&?5iJr$qQ_$<m&-|Bg4QRX++#RNXiOwD?FzsOo--wDVt$l1i%nWMP0;RR}(foB&yC
w1<Zs;@1~{eB>r5Jy|w^hoh8;<ZimvA#(rCFhqlY<&SJ8XYFl6%`*<oq*{D-
&u7@d?H_SzXmM&q()}*MRgII!Nflq93C`knwR791GmGcwW+z9y|9ba_DH>#Ly3cH|f|8L8Q5F7(3`*Jr&w2e1wLj4kY#fIaom0+g18@mBWE?yJ@yv*G;(a
oH0B>YqR9}!Ass9@#P8+jIBE=yEKoXf2#siHcTh|ORf|x>vQ!uaE@<%&TUmv2V(tx+4D|5IdHOc6+^=}13u2&yfuIhKPJ<rvknw}GPDfz161Y@k_I+?ilz
)&dA(KS48GmoMN^^NmBMr?!*1%o|{H3=?1-jgf@N)Vwk^Vx2dl`kVk7IO@&e3n`|-s#W61fhzhgk?)QC#c_Fg>SKpDE2qyvRF^zXW`TJCAWLw-
F2@B1}Uq*yziUsXyU8yLUuD#SF9KeBem0=CkD|?0Iu<>kiB*kyrB}3;Sp_g=IVz%XLpWnRaufbNBSdyLI)>6QcMLk{aYOvY{jO{m~haCAjR+RJU-
$<mnochBgZ%CvHcs;`RRp#iHi1be)5h{G9TXJeG@4mssY+(VP?RhdjjAoNG|>7j4q>xM0wwzqEj5UX0i@)4*zMh54*5Dtv4Xn;R0cyTc<;sw4gmk!FHldx
e^xCZYOnC`G^B7yBW<yIG$~zYqcQ}HVj$;f&Cs>?*m3Wc`_G-Fr#oJNUIb}8-
}<p9EHHTqR7Ylg&OhqFTVx4sKS%kq#_+NtNmV#i>bzhFG>Br7L~myBf^UjMegt&K?@WyU9)nlVyzv}>s)L>G26hU$Exp0nSMGz{Mt$w!cZ$}>H0=MUpmv}
aU<VBh_(;&skq25q7-
ATRUf}gadCfdFuudij;cxj=rVX}T+x@^%q{G*ZRA3;i{X*Z)ZZr`F1cK)u5&QpuWH*|?yR91N6)YNOHc@6KP$jGgp%OdfW`%28<4?tNI&HeX&$&p?&4EX@
brJoSGPJ0nW08D|0T1C`vxXZ$(w8CI?JlzkT5zJ;+lTiA1up-9DAp3RVX<Q>na*pQx*X+9nfnKzP%6?<P+}^dzR{R=gD?0GGR=ETYVf=t~l-
nO|$0die?%A!__dW7ZZ63YjI)59C`<b<uA|~h-{cy^|^Jn;h(doG`HFpE+{Yazg5tfCWBbfj)CXDf{~t(#pM*suOo0q!&0Ut-Qem<n4vE(rvd4>O2DV<LC
0SqUiGk{B{Prb{zp~Fzxnd#mrrkGC=WFMj{pv$<E*kqEvSAA$UMJ;DATVm=%@#SJuuge{ScDEjSIC&rx?uW@RPIwY}*&md&CO!xiQV^1Dqyw-
i%kZlgjU^pfwlj-LmEOS4Obf#m0OU7oKuww)P>fJGn?Z7S8nB*Lm6*b^}^_n&|Y{W$i0}!V;m~oHcwd^Hi<-$F51ryHTLLB-
3~7*%Vz0f{P|RXYU@X!yhQ=j-
A19VyI@@pL2p^7`Ddp>09AVQKG~GV+mq_IvZq{lQ1(Hmtb2%8}rqEYd}HVY4!vmFRIS{Pd}?_V)g=64>wxKDD@TrrQNnL8v>amFS8AcS1BcJejVPtgJIev
LOd9tQhZMtL!AqE2jV{cjcow};xA+XB8<>=oVoDd9m@&blH97mOQ|sN{9JBUASr#A`>>c;%f>-
&z?H4P1XFSDE$U==RbbX!2#st6L7er4$)O!x5bs@;8K?8jsX#zZ7I*Q9sb!RYT>Li!Mc?|w*+G%2n8W|ua;H$~Cs{kceX%fcCNOyp=n<v<`IMV#ae#%k?c
Ob>+#e9d-oGR#TM1J8KC`(`MBVw-dPX)EsEx`4qNk5Xin7VC#Wm7xmhbYRYR4IphwS^7{{%5hMI);3)$ipNfC~)Zkin$&=TKbUt%#5LkNcEvd)}iSnR<XU
Jz(!<kAZ`<@W6{9pa{O*BYDMZBUn-
;rUpfMEZXD<iUNj77_dY?cSg_R1AAZ#2&jMZc0I5N^5+ZT*+}IM<oF)Jx#u5;g2hR1P}Z=3SCzGQ@Bn2P{Vr~ag3Hsy*YW3G%sO+cWCn2hB$uJ$Zqs~In*
4~LUq~TiD0!XgI35ql5EAof-qdPW)d}&i6uN3};q4@7akG2n);9@%K~nB4!JDxdKqs;xp}|sL3U+HcC(DwhHehEFQ9E+Gd^{qjKycv1M0k`|%L&h_oOt0o
a8_@8u|`pMI@16++H!Ov@Da>NS33IzZ;zJuZ@9GdGJrtz+>-
)}_Xjx!?(4wWY7uMt%{?2fKz@gsm7cwN$^3npjCcyOaKRm21)f1&63ex`2mLV$hFDey*5dc>+=&7L!*h>(X(vyBFH{J_nO(QG_XXJ2@$=UTlak3$Zf%97Q
sFt}NZ`I9QWo?KG0vJ=-u_*dMG~cwOHr1LWM$X5vNJTb74N+srRXZH2c%0Zo9-
NcWS)Cn8DRJeGr9Ag;ZE2Zcp5KRv*CuhdI~`*9b#&<3M&KFJ!f|OStS&k%IB+rsFu(M>rk062hwdO#JLafSyqmt{ZDrjXA!4Uw>$n5_W20Ay<Ibk#{;FQW
KueX9H=TY>Sh<r_yRU;nfc+@FqF?f=J-onAF^x9)5On;A8+Awb2MHX3vhPMqdK_OKh0VLq@@!tK0yq{wOTF>w$jpykRX*%a&JUP62o~6JYZqhYv+>4mzD-
|f%$m5#+Z6o5V4+;hu<B+#Fbw%w!SLF*>p+LM=yg+;{Y3GNdcu12YRuM(l8En<_cRAz$X{hN``pHrxgdl`f6`PY5Y;n?Af*A-
9i+^npeaXh`5C|#B&QDq0*0KOqZ9XNwS#?=o%Yt(0<h?`pUVboyOPb$*DRM#c*?pGugj@7ROX#4xBcV^VC<+v`*=2q2(&M2IIHbNB=e!&hOYV=VxOPf_L0
T#(TG<<Sbyu3IgWBheIL+iPto*RT>sjVD!Pa?y6;>W{<pO=^6E_-
>ha9HV1X^Hl1{FEy1S1sw82{ty+ZzI?7jepK4oLKIzR5q?#%Y(zsK>Pa0~3$8KEM+JOkRi2IyQ(pRBs*SW5irvq7I=fXUSzE7sbR{wH?SK#5fx$t9^Z1|*
)>BBgmek1k)gECG(j_|k6c)5Z4G_C<~>3R94tU&Un)^0k#%TVYdd5Ss%|I-
9MAcFohS%NSZ#=tXBru#p60MK|yZ~`lqE(T$UUTly}zfnPcNOKfI1OJF{$YqG+QE}-bRAwT8p1hU}+eL$T78Zwr&2zK$0ge+R)+ZE4-
l6``qo0%8t7>u9xRhdgKB7X>drESbJ41>jc5^qeJfd>167x%WBe4Q@-
Hi<VuUb)ISlO`k@HF(mu^*gNw1|n)+MWpot?gb&3{>+pqkq9Czc>SRMt+SnG(Vy-+!$&4-(F6{Ae+Zx1%?M-
d%<RLH%j>QHg1^(gEjmr`4(3+iIp@A!S9fnZ5#1z$;BuVZbz4SZA0*67~ki;T!U)aXTbdnJ<B;!bsx~cA!>fihax2Y66vl$Il>eHm0l7Oq1}`{LlC85x*w
AHZ2xz%Wr@G7L-3LwbR+}Y1|yfEE+fsU>?q9UU)&p_aRsm`iM)?qY)rRz_;Z7!5w<)hs`C;g4{$>#ScTFsL-cAt7qD3$aLxByKyR|Yev)^$puk7dmZ9o3F
?ZIfc`P4m)3A*R%&Ex+>d{hbx<+StgB=m?!s~4je7)wYKtz>Lry$$Na10RV@BOPXr>Ipn+qSv_nM<Xgb@>a@rBqQl+iNVy$1qs_$C=D~K3E?82@=fy2HrB
*a_nu0m=!R7FXLr{8Q^K3+Vo6Z51z1s+!rfLrk|r8zj-JJXL5;X+6PsT`>zFTv>(lZ&w>3<l+0RWy*N*xSWzpI^pHjIFe8a%`{Ogi?+JIHHZBj}o}g-
k+pLj}R|u#{SGLRWVNbK|U@`#yDx=>FQ?d4}ovTQxeS=ui8RB4-crhg32x>cd{HrJl`iy%-
L?OK#dCpo;%@i1daLhkRz}PlH4A>%9iLB+tKL};ZN1wm}>!5-4RA!s)x-iWH7(TWf!-
&w^mamtK@{u{L_4qTtO_<Hl!%z^Lr3?fn1+!OYbn+zK)7!b~Au)J^Ve=$#!dA#yHR@@9Rag)M*~QgtS%Cz;yxwjFH>9ynzpd8cZF&IgC&U4sJM>Le%}S=z
UgY!#51PO9*aRX|7OaMGf(bb+o2E+=SZzpEcufOA@Aq`BU)_fCpKARl#-Hnr0qx4FZL~l0>;)><H&<+4rZV3}0qnIKaA*k+p7Wz?e^bv9b3<M+rxXApb-
(poEEy82e>)duABD_x<~Er7em-4ubzE&AkOQ6B$bXHH+)euE0{-BBuPcf$oWW6Q8_v(-
>l^xJOZ%sPR5F`*QS43`Ml5sHiMb1kLm&p@e?CCvoF`xpS;$=M#%;S*GJNCVS-
P|X^zhr@IS27|tNB`|ff?QFB|F^C#wh4=iRNmuNK7pOuvhXTkfe$w*(=JAbR0mh&<SPahwr8{hdHkKFBELOYHl=+y8wsR%7NH+80mbJ#$k}T)G4SLY&El9
!pI8saC)UuYdBC%84l4`<2q5&nGj`_<{^Mf)UINa^svQhgBU0btN^>R8QBPC)XD=9{U?+|HUeWPb-
v8x7Ww4yPIzS1w=ceD59)Ez{hAh$(JgZfQKl}AKfut1iYo;1VQ&}5UI>%s3uIhOqsj+Io^ZbvoO8xVLX$<eL|h2V?_wr&7R6DZ#=qwV)=2dz*Cj}jyDbI*
Ua?9i!&y3{kPJ101^v!3TFLn?Xrt>v5=HO4^S-
`tgujR2F<=ZIWXqajD7A_k?YLJ!F{tX+!Z>i#_?FU+{RS!Z;II`6YI#j1{m;#6ACLKADLb*>@9hznxDu3^ohp!KgS;=a90*10(Dhd7n=S6UCt3ANON+#--
$;szg&8~o7g^byNDD#&1<0hinK@?D**{L-
ul0HBR@kDe(8#`WgZdNCaH=<ytUYo;)8Q5h)xU*kJ~b2&D`&jl;g7O?jH*eX(QfuX0LXqt2SQfR%^Gp~qab9$GXQ-rh(q*Ah#uQu0frZddBam*S{n(6+77
+zxlhdB(P`2Hdh@UCev6^}>!N(Lb&!M`VnI-
`9!XC!>y<u6cmpv#k}?SQzPUu<BHBtqw4{n<ab>p4|Ej%3mY?zUe&W>tQ=fA?NnqIOUjDmqnAs*d_c>>0I}GBP4k*duJ|Z7~Wq=-
z!eTAd|E3g*<OZVvHyGCmIhNQWwYzH1)E26X15VQh_gJMqI6oJF<iJ!Sorr(DKVvA`Zx#f=?$1&Sf&Fk-
;2fN)pm+G#T2BtUPi;{0U1H4oawE9WnkxmEch|}t2PV3*a99YU1mos66e|R`njiTTQh&$vo<9QSTS;ab11^!_{Z{=^j>V2=my|mOom>Zpr~n|^i~;)VW;x
&?pgS??R>;(%l#K$haBEt~;=NA9I3m(Thj)$YnovC7u)?kZPizPPstk{kz1F9)RY~irssX)%-
&_`}EWnPyiuoK&EL5Tn30vP6jeqJ96Jop@(jvfrS!Ap25#$VMJ34$pH|ud~;1{AxsVs9;(IBDb@GoDKn~@{T=IBZ)s7#ge5G`{2d?^`$Uns7&g~jVwAuM$
B3Egm&3o(|%=EJ(*XFGMXEev;Mn3jS|h|VNS8K=@YN5p^Lu!PHWqp$?=eLqT%vrW6xMD?pl7z5QSZ$}}r%aH@+bx5W;AdBfx350j11hQtiNj<KGV6NfaK9
3aK)oZUWDUsYA_kx};S2+koh1T^FEi<|S1;vK3^6*;6X$~2LS>hAb6o_JHGrU-
r4e%thHULWfAb_Y>Io**nJEo)88tM;A2T+(L9dN*$mfYW1!*10s94nD(?*sa|t~q`70z|<~T=hc>%c+r`h5(WhAkj208SBCUGZU`E7wIB(qb~!c_=z959+
t@dCPkZtc4grI9H>)8!!y$=%{T1P3vB?y@BgN*1Hr>JwARhf;jvR7>G4VmAcr{X0y(+as73scgDvm+KjEv;%VqBvJ^vLlJ-JLTx!`C;v81gOf8a_#3VY!v
82w<X=|5Lt;*OZ*pXLN4kocURrhrn0et|i{UY@zRI}oT}p?z9&G+8*ZjEC(9G<`c8LksZZG5j@ouexgn28?K%@zf)$*P8R5{XL&R+iZ6iLgJ)SM}u4Nyh<
pVz!4LJM+!0S7SB|gwi!p3c~HTS&fY;hVk_5F@K8y~mHX5X|4#s~65QDXDK)$(X-zpG@^q=s|E3sh(byyrz(=S$|EV-
=9x3CC6s8{|sU5t4d9m6EO@fsBX%5DbZ#n;ytObsxU-
^$A(fXVAsCaV?IIA>@)jrU))c;wjQV7*3Y;$OLdwGQYS2R^^TA>x*@2w#5=0QaMZ^vW7V0U;*Lg4G%8Xl_+X&6u28rdjRP<eqyNkxL~n`*0%JB3u}&CmsK
3VgJPmsBSFinrv6vKuau97QcF61=dtTuUoLO}bkQgFt<n>{3GwuyW2icQGz?;Mx&y_=?{+AhX7h54NN670-
6QN97x{Kb?OBb73ObH>JJ|oghz9+?zMe)}M+4rlZB%@j+spZ%KF{Sp_D%(26BqdA{fvmC+U4599wOTLvi5k}@FOB_I9NCR=tdUW{U`%59K`IptflFWdytl
Iwc04*isANl$;)?dEv27*#5~KEVe^g;MzS;yp|%=fV##Y+rNYXaW(l{a@GpM}wlD=HUPhH_E=pEZz-9KVX&tB53A;@Kz*3vk3I)hvRhjf8+a-
k3__sayka|=0<pItLvfub8D#4b~{BHwAr91W6&tGTl<heRq|#Q4(M2JSh6BTeF)sZ`GI5znIAzv^Xa@MRRK~gTuT=@DAN2v6ou@@aKyQ{AYwRlaaZ1}pk`
I>pN>D@HgvmI{{WsHaNWy?h32Y=JhaOB4&9`g!ofA-UqnZ{jg=fQx>zfITxdMfpq+nBfQ278*3JSI&Xt>Kre}y7H_MCXsQOGVT=Da*?M<85tIAPRil&hk-
}HtI576yX)e82kShTeD(vkFO_zc~aCs@cPeNEmBva7uLC@f$2q1zUeA!-nWlN*<_g+yF{p+w4BTHxO*4W+xad)G(AOu!g$%?q3VbizLFdzW*0bA-
@T)X7|}Hax4k_-V^JLfB<>D1sf7T<Sl(?n#G#;L_-sZ0bj=*1!c6yd0$5u`663;3{VAL)_T&bPJUU=O(G2%T~9sfa`~<fthILV~8Gb;p;4!XUXLYxT(FSf
8}v9UVHI7pb2Gqiwp1_0coau%1b?x@7^eh{aJfe4Mi}I^p$#WkL4B6{C9SV)QVq$b9EF0=u_*TIAH>4h&8ksxMSdWpL#LIaS$>{3jL5FL@$Q7H2CrA*mXy
obV;=3ib>i7Gy)V+*Thu&Lc_irmkW*xvIv8pu97|8#-
TyhhmeIemv<BE66gJ7ElBByn*&=kbzsjKd!D5?uH;B%f%3ya;o2;~o7V2Qp#pC9<Vc{}v)UD8akRTp1d~}Q>Qwur!!5tEmtBqi1`hw;SM+u2q*_~|mFdAg
K?Yy?!kCgVceNcQ79Rk2Q7Y%i`K{{RvP1*aC|&r>sxPrf`#y5c+??@{j0dDe=Shz>Iz2snQ68}QnzMgz#d|aFm2Hkf9zQF9lp#os-
t&Gt!#0udufB2;9q!lIL!60YkW~70pj>4yF5(Kyj%%Zhn&}eH2W3}a;RIowGBt33gFU@N>;zM}7q&PI>*5D6u}obukOge^-We!xIH0p1(-^HH-
F9?2B1ufNGqXYCLP$tg9yP#k1mz^Q0-
YC|$vGHa#sLC}?X!*=zvQ#2g}ESCr3DkzmNwEiD{J<9AyHx>8Z8=<kt^sjh`yuby5fp%J~j<dxt|0~c2Hcu>!KwMUUyP)%qPteisJ`oLZm*3Ykx<^w>-
I#l>0z7<Lqp9^*a4<{2_HpxpEA31x#b~*jpRt7<On0NNx2})~#DheBYc5d{9u%iefc(sX;S#SzBXtFY?L(Uzwl#CCnoUr>a!&T2Yo}jyDu!c@a&LDRDKRp
Z$hmPG;Jo#L+&|uqU9vpl0HEF=2@uJ%P=)4*@cwm&Uj^PwpVvZ};>kOTdNP?6c%#Ld%BL=4*_^Pl3KkJq7$bHcH55)+rC}vw*AA3u6%i=>k+smq^qQpHvj
dvZ_qwKxEMsEeP;hdm@gMUcs^dx2RM|m?QDwkC5a#<SNbxZ4??aXA^ecdel17Bp5^uzLkd-Yyqk0tI=53Fy^20p+QziD8KfZ0a&H33K2S!B86t#a<Ui@lc
yPOQMp*2rXC=RU+b(!J<R1&4L(G0fy>Yfg^j<B4bTJ>^`oGGKFr(@j))z4k(`A$#row|8gCr_U}99({RMlivyik7*M4oK9Y^_kS``pgAurx+p?!$mFt^5Z
vuKbqb!2y59U}UYzej|alNr!nW&Gjr$)}=RS-ykfG<rwWUW@DgB=B*plow|yEb{dGyP4nYG|9EaY8B)69v4NB+Zq$XAfyfSy8J$}UNO(pzy=MI)}X)jJY!
H{0A-jE@tKMtuq&aZ<cY!i)r>DcBc|%6;y8Op-6=o9qzJy*aI)g-E>Wj1<u`Gg!2Op?%ll1VBcCzU9qm83@$-
zHx(ZUI2hy8};$+fPjwfc_v5!l~L(N!FKLS@+99cQlf>yqOvg2Upx>+_FW^nDS`U<G2ywk_)sb`Jf3S&fS*_uN6Cn6<ssrLR3HxH8v^bJoU)z-
KYLvH~Nsl(vIKeJvdv=?a(Fy?f+jpLkK`I-5s?zUF2GxAC67CI4I0)pG<B;Z+oxb2hihavQ{_3<VI^-ycOYR}ak`AI7&ba#3nc?;^+?H-
SA)d~27<;#Q+bK^N`v7^Gc!Lg+jt)%5QZ4aK}W)<0ilPh2vgYFn3_y}Rofzkl6EuP(HjPTgMIGACiguaq@0e9NZygA)&TPb`O*op#D@DOiuhq{6@+0C%W{
-;Em{k)o^vKnUD*QLhU4W3NICz7?R`Id#beAec6kPx$>J2f)I!ecg}Nj@(|bj=Enrr?RtZ#>R?p(2U7SEPw6BigOODKcQ%1AOCiDVe<OQ(zw2D;5>XRsS&
*8@x2tPo*CjvdP6R^LDp`^k2(63MyfX^ldr2zer+YV*pv5d^1oqnOqm3jON7GU=5evz8cF)d5E+ZYFrppG~+q*?`Svb;>_i&46UW_lJ_dE;k(cxiK8{?by
r;8PyPyILB-a^n$RXA^VvFrel<)Im8%T-A|Sg{c$<=9-
=Kx2a{I+s;#;{9z0y)g6pTQf=LOJJTDf&{Atw;E)I)`6CRCpK+R#j>&8wA?ZfOD}QHkU>=`ugxZRHO)bHbMq1C8cftZ?tIW%TiH?9hLDnjs(d)If#oXtPl
<8J=ufRx?bDc>w~7#;V~1BR)HS(Rcb!uKAY{V^|cLPGp51*+F>b9~T2(W?>3NcUd!Et)K$$Hl-Ro6w(J~K$eseQ;I1&>{x10w_Vrn5ye;Vy=*&2V7!sna;
jUl+amtwJ<HU+_)Yi}TBSxJg{8aH#eqpRQ6NwWW8&2KqNx~z)j&cFdj63gp+T1mIuii!6AD6-
y~^vKViZ%yp$)dS_zIkdWpTkclVIn*DPdRwY*waR#ra*B1+Au`7!Y~wA<Xk}v6O)0@j`4v<HIXXsF~=*WYR!OV^N)u))+qWt4IMRm<3eEEx%kv-
@RTp&wo^^Kfx^EXSt+OdZH&ETD^RE?S<M3KR3R>LMWsze*TIs&ILN6wnJTfR+TVD<}YEst|BX|%G+?9Z4LYa16Vq|$!q@b!P3sfDN}>G-
Xn)8^Kc@IYti5z^T~mIE2gf`i=Pyln2@)QQctJ7oC#x;o03NdagBeU>2(*Z35SOUXNoO+@v`GLDBU0K6-
B;SQPq*{{7!QYumZlAL}gUpPfup@={?xcv5%j*0_ZCKjyb9BKOyewxAaWRv4k)ML3D|6<kfs+)c3`C_PtqmDh;IBubwjalx#;kuf50%$7=V)1w5(!trwg#
CS{s8;y<#j)edyRJx5FfdZ`~gj=mDw(|oRxeTtwWY{in4JV|&4q2MTPm?>rON*u2FHr{l9u|1LTBr>SgX6nBbcjJ1a(d|6>C=>2Ee;(2m1pWk2&~WqAq02
4Js6yEXS{s*qH8tRR)_bH<{>Vn&;d$zqx8t~}7Rl4Shxw6xaFHb-
V;g$UIQ@<gv`*sm9#w0xYP{&?xb_^mplkBFGfPQ|$_wHH8TGb_c=+NS0quqr`&%wmtoaJ$Uheyj!?3jcb!oum%fHe@-
+5_mvXn(glSiWr*1Mwj*o;RjNkQKgaGDWfrpFoPygkC1nvpmODb+mf;5P<RpT4_ApSGPO>O_m%M$u}j2!wq;mJG*gUd*?O1=F5LkUi{re1lysZz<_h!I0c
A$vmoc!C^^sn0~qX7>{iTy9?|r9iUFoVXU#lqwKhf)lj<u*iR6LZ(>c;O=EWBVEoQ?&^eaED`K{v<HYU$ukLblxkRw$HkALIWnpK)DztofNaA^P^ln9=Ww
x)2MZ~_yka2U0Ef?sxaDu@^s|s;*2IWmKZx&_$M_5UGYqre%GZYEdseNvN*#|dYRew3ZXLy!|o>#Klf%7nt!bn@i&=t2ONW>gqaRg=ktzqIk$je;y@VyS1
U9ZXkmlVVBj6r0AW@n%701R8<D4*mXkE8k#>DcIaFExRRansYk4Eex9KUlDRODvYGY`{Rj(GNE-
7Wm2C1tYNk@|oflzqw#VI#oF+bN1^en!r3vE(Y|JKs{AsN(!upij6s?6-_v3=dRb^GC_<gK43~h#CI-7=S-0EEfM8im;-
YdKo*!f(BKyh9M~4*RvMXaT12JjPGyE-r<cK!hZUr=!gva(q!ok-N@dJS48>28IV89dt52H%G-Yg3_S!S-
B#~q@|EkI3wnii6=4UfQM+V}{saj}DaCH1R`=H2134L^>vP*KEj|Z^vXu;M6aJL+vkVRGmU}A!j;2+8p&F}w&%CKv#&=jirK#=zsrQ2A-
=XS6mygYF1i~Hx#IvzHSkwG;g?=n&+a-
^wfoLL<Nfh`xm6}HmV^Mp&RzmLL00cNHkX8!irFWpCu$c;)*@XalQ`>iAv3wF*|Ty|;_P0TOLp{=SrPNuCFDZ$*SG6y_WURfD;^Qd>()WJsG38JShe#Oo4
=9`F{QyUbONQ=zPG|YHWv<X9og0C*anhFP?6E%HYIOb9G1N4riCZpiuVZ>y1-
08xU8CUC|i<Lq#*ltVN5x#;|S<VLU%lMfpYA8!^aYr)IM_^e1R7QR0W|Rx3fVg^%5}h*s6C0imaVUa7+<Je3?N;)_5P>^q1)I&Dxvc;eR%@2D#;~qh;DnT
Z{q`E0;ab{4!lc!Ygz{^FzzxD<a+f%(u_6r9se;R&Zn%~(G1jHefrasP0QI-LI4+=GBChYueEOq7xTKgZw0<SwR083lcAO}E!M)FTn2H*+Vw50l(Njn*?X
vpvYQ7&~XupsEj_K4N=DvzHpD1TYjGZ};waqAD@pZI&z?U(J(=j9XP{T0_ClIZ#q>TgIe<50>7xRWIG}))3N0cQk!FaG=Jo32%%|r+A_X2iWzCgm=mxwUg
sBsLc@F0{S0-|;E-
<UZ`t3`d8+XN0SiH$;RRIT6yC(AcfTx5{ikM#*p<^Z3>wj(3Mg|vcML4n{HGj=n{R&YWJFQ^E0t!k&m;8bEvl;zzMO9$tS&x~(wx00akZ89KmbPo02v1bi
I;6>5z+95cnkVY+anm+-T+K9^J?;0|gM}<X(s*;||GVyD67inN7KIA(})YlDY-
b4Cm@bmr5_A?xz0|&y1bASB5Bzmo154vjIY({u8>rR4)Ex$nsO@=xoFYs-
^60G<B$jC*Fu3*U8ME`ByO?a>|KmdWjVb9Z99|&4%4OgD5gap%ejtDqTk>rTyr+srz&3!W**{Bm8JT-
L;Q(%Nf5?D$rT0U7!K1$yLE=dTW%jHdEa*gAgiE8pMHigrPvu{3uNo!|z^i8EkFxiNBkaSR2t{BM3HC}4S_xNWWY(eaDa2k0b8*p*RgvMZ@w=Ruh-MT6JK
}FlTInibxqiJ(wrjn$*!ATv@UeZc-
2IUoV12_#FVYBPivOIeiQVX{*Wi!WhDx88e0kjYuizkeC1cKBB=Wx#}wim!kNxB=YVjB2_Z9LUPqE`ssPE~Xswb{Assv&+m(U4ZLMfM5i?965cdI{;?e~`
DvIp{i@0GyDz&Yhz+`Tb7@M7MoFbp@q``6=f6{vXIlv$gr6N5m@fxq5aGBgKD8-
<#9IG0gqW_xU`d9<3>kED6X!Knhdz*Pj(wNRBSs{d|?uBN02&a;^!E=x?HB&0<#(L~kcFP0gCF|0pHrJ}X-
KWR&EU8_jAI3tc?X9eGEZ8P66NyWR!K*VFtoUb@RS-
4e!yVrj~GIgZ|OM1&3=PD}~#Yn}*x&KOpj<)h>mkyA8|u{kQQ*3u()szVxMD3((+^gZhu(tYj~c2BjG%cdL$s`<H_zL^2ue>Tl<6)Uh>IO*{A9oP%BZ~rP
C<dD(YLQxI7D?*g6w_R(h2^WZ@42GV0e$Bi^4EmgVRCa*h6czrh7l0L}3r0yid~Ni;V<4*>?b<9#j7ZvwW~JtQbz4wYQ9D#jc7+L~Q;;FXJ@J`rJChI$Z&
VG98iRoU@ur&y>>osa*a63Gk}+s_);)8NuVW(YvvUAvBfkkfA^>ge`dx9x*IVmAT0{li9w(x1{^EaoZMu7bDs9A`?ec0K3SLBt=qizfnE)Yey)v?~dAe^>
pmXWGCRtQ0EfH?pRKRj=X>Kr&+nDu1tx2x|gH@x~2=#5Nf_+VnEWmxf<3heo9H2|Px*)`1##sEUcy(NxvIJN-^Dk_I-
?wEa6qE8<PO|sq+Lj=zddLnj6PlkD`WB36&(jj5FlKkuSYH}#4T3Bdf{U;;N9pVNwS1R)ZWL3tscGDpH97#0-_3<`TpA2xc1-
kY5be}aM_*nMY|P^(`7qH9;M|AB@$Cnn)Q*(M)k##$(2HkUeR}5d`DRDqDY;&SK+IJyd7t>NBUaVhzSryE0r5dxY?ow2Lq*slQ^a+arXEjoyhm<yb4unZO
Iwqw7x@v-
m9uB*wSsSWRe6x|pedS6%`2}gF@J<Ns23C`|5kveE8U3~Jeb>@)EJiHwm(KLsqrz!3D@2(nPTVzw|3g2pmk^^aKB4h&XiFsdT}Y7(j^<E<^yBNx$6`*Rk(
if>{nj+oXC0C_pg!|BM054OOTNzwbkc}39f4D=7(ZJ%l3M6;Mbh#n`W2w*>ij#6K`4sk~S-1tgOKL>k0&~@?I9Vu$vsr?-Ohm2$3TRXHqVsG-
1FbSLu@!0Oiuu{HIuQ^N|oakAx3(=b*F&R2$I9$z6j0>YdiO&9W^Z%W!u)V;hhFOVUVw`uR0_SItW1QST4}F;`p6RWU5R(?}04yf+&7>w>S4-
h)Wcp&w_VK9_4VXat&qpr1wot>mlu`2MVP!z-RG=q{;G3HwRxM{-
{!5(fRK+1?&uu$`SbU79iL0#WYv&z%|8LTvG99zQH$uVwD(S__^hL%iF%l=7_f1Kye~G^JHEAi=0qMoJX23k}zATrpHNDy=#@{HhFxE3CwQnAruXjRquK=
`t@EQR(5$cB;o3h!?lR!<9aWESiTO5Gt!heJ{Yd)H6mNN3EqK$+UXYw`FuYn4gI!+EeV80eQUeMZCt5qq9ZGstvQxa~I)vkuM$`DJ_OYp_^OBp@i{0&|!y
3K6$1fxPt<I$J76ynD<5E>p17QfURl^g>Ta2@9(}ECh@UjQNW(@D<;Lv9~AJX#R_z8x}S%07~}Q>xuRI=Q*3fx_wDmp(=4C_<JH-
CtJ#q`NcCMtt&qyFpq^SfzKGR2XE-%Rt28?)cFASxUhEJPMJ$yXV%k{{Mefgsx$f%bXmSr0KE-{8d4S}=su#Kcuji8fHL2!eH(V{4+M7pWCUeWs{A(Ge-J
Th;+I2d~^|RqMN_?m&Why549{MY#Q~N~i(knu9h=RDeKz<a;_><9vp<;!=8NU$X<1ze*UdfIw$hD!+FrJc_){<+~<#%+K1+0scg*g-
K#eUm?M_@lf$I>aj5Or`d6yGNIWu5ba+m~5iIlY}i7m;%$eO$utp2Bw#J7S&(4ckkDym)uq-!yJ_;ZD0z6*V4v$xr1Il_5x-
ugf$9{XlnZt0^&`+y)wCQ;C-^eDvjjQtHw$y<2sKH)9hhU@~bwfP6=M+p?u^`evzE2Us-QJBjLFkBBmMR@okMi4xfH#uOmoH!rL&e)C6BK}x)Do2M_fKJ<
*&PNgzJjEK=^b@R;s@VWJ-I{#7-4~xfDdl!;iIyfhrPAQG}SsXKp3X19y{(8xrFtR^5B<~AaXdGN;<&(J{#y)?XGwi5#fjvKAdw0rmx4p>%N-
IxRzFbz<0f+}tFM;c=yTLT7f?WTN7749;IK4EKXiR{vDLlz{F+T*297H_=m&r&byyS$=oR13npk<%S*OS?uTJK9-
m8+h50_{)a)J2u2hL|sF!PS1~mI~D0wN<w)nOCtMOS3H%+qVw7N=!A=y}w>1f!yr4hXBlmtsnTl8%$1irG4b!%*SN~*X{Opr-
SP%75#Hr*`nZOLy#F1Djsk&Bm>uDA@Er7bt~63;Hx!uQ-O75QhAtkeBWU8O#$unA#Bx?e*sp=kSUFW-LppuXsd)Q0cs+v-
lVjJ6%U%tPrRrk;A?+05hd90{6iVX_dsX8LG<{)3|D)*urIl66BDT0ky{OLWV~$GR`CbyZ{zfjk|tb&{kVV4rQ%bpTkZClkbW6;hx<^BqAS)Bo?)O6Hei^
xnet;@3k7ok3KFu^vR(!j4FfqC_U`La*Hg=*f%C+*pTgx|x`>Uk58_1=@SRq06NZIJ+}}UrPOflUQ6{QC!`<L?%@ITRC{SvAgzb(fcTZ2^#+BGP?{mOA5R
_DU<*_Ko$%koLv#t9}iWpbr1M7Z(oVr)V!>hnL->TioLj_!1>0zUos`GVci(ILab9s7R`y9h|FL?dsc5lc{XF>&wMyM6n*rL|2UD-
L3ijFU$IG@wA5+0e<GB+cq#VG@NzlpZZpGtF|H?<?CU}T`?%l~?9jH`a_HMOp<c2=lew33{D9|1FDLgVLDY^f9#WbtSVs6L%rGX;yoC?9+lqPXUI%d50H4
uxL9Q%;K>*H+)GD$kv3dmYUXdb~S<mS@T2@N@Z(gVt;&<TLZFx*AU~We3>poe?7BtV;TpHBx;uazufChfw)&zdg=|$NXgWDH>cC-cxCeV%9gNIDCzMHn{F
L81QK{UOpK!)Y&eXMGtAi`|GbP*Ex?~mUeL6P<Jf&&fEGfZw@(&C<XR(bkE7dyvzrwE_h<8R)t_0^3QaeVsD|#W&oL2@>V2jQVa>3X0*zldi?R9yP(jQ4I
3Do;!l|STV_m*AA|P~pCX7}KWlWx0G9EcM|K6A*1_**s7@fJx5^sUripJvbPS<QU|$F6wYbvrIIqBFZ2lOoT)N`guE3?-
s_H(50Dy+~!dh7bQSE$(8v3yj;Y}ZZ&t#`6cqhPf9VxlbBI>7a6ytZZ4A!o#I2p;n*_prw8a2W=$prp}2_m<)p!r)|;%n$|oQxwLiI+^|v%Bz`QJAxKdAX
k)a0}B>R>gPGW7$^JJhhs9Ay)Wi7d)JgM$6%8l;AkXFV|}hKJV5OJttr-
(HRuD90J#8qFjT(#ur`g`1IFYM>@4fCHglok?Z!lis5MQdvLQeUiq#@oS1@9FkrXDevv5PsfLVu2e&O}MK3yKQg|C51mm;pz||T^^dX}+Xo$WuzMdPLb~H
%+&~9$LFMjWCe%<CFSzPY~RGNEGs^SmFKo{8ihX*J@Y=lB-;b~K-*Wz@h)N~!&d5C`0Xl=)R!cMG(#|GuaVo77|Nha*#u5-
#U<p7{)W9}u5j>gH&A)C4}SQvvXAz{f~16X|XkuEiP7D#i%{APs=wy`^q8gN7yG`2RDX4Xd$m%ePgXrS9AolfT>K4P(XEQ9^GwCsFks)PSpAvxk^4DU3n5
vQXOur}x_eN7DdSL!i_b64VxKA1T&V0IYRp%IKCUoqKJ^1^{bC9u4b`DouVjlgI6E>$ZV1ie~Al(8G4Q8+Zl!t(~{D^g3ILXj!zDBdme*Ls9~wv7uzvMaE
W`~7xdy0L8ExQCm+X)V+5J&tUE0*PXq0UEae#qZ1@g{wkMiU~>xM|e)eanf?pYdYD~0zrCbTZa-#ZTW(Xqm$m$jG^NX!;d$Svrd?-
kZOEqqbxs9L*4EYI8Pd|e4gy884TLUkwgW;Zi1+eZa$1W&85RR#flgaTL?~6ClJ8Uo<9as>?^NqoOiJ+<*#EPWRKi>0qap^G`pK@AO{{|A;VcXv`$jns^Y
tn*Z~CFkvO0<@U}YZ$@daB>6%$G*-
BoLr&e0$V@+bE6?Hm||JCV~`;z*df<!*oluQv*<9#+b^8x&}&dw&LY~vOGW0CftNMHncl^fNubI(zhfpKG?2L{@EH)vcU%S=ok(s#>yrs%nC!_FNc_GVvA
?d|hh;^W0__he?b>diSI!3o`sz^r_^X8##&tXHDS=7#M|fbkWa9p{*kwAJ7)b}@rErw5~{kuXNt42W3Qg+5Mb#`^rqOHe<+dpU{jwAnQODBS+P*Q8Ul>6o
v+Dl>OE92sYoaN@Lq*goAELLTeXdgb9GOQEc%!MFGaF$<_2xU60$zLr^+y8Ud2EHteSsFb1l7?-dw&N8_D-
MaYhnLqI!n(&auVAC&!ExCu7{q+>eIi^=4<NRrwD-zoKIY~K3t*_#>33yU%pQr8T4>M!cRMY+nGc<!OBte?bsXN>5_5!Y0Q#bv>uaW#hxox-T&Kxm$0VY-
_DY%KNFUb47UDg{NC3bshcGmwLCK|F|o6b_*N(htt1q*jz$PTsWm2K8Rh{{#~h7ks#*Vw*yNGc4Svu6s7t$KMJ^a|8e#8EBlGyzt0<lVmG0}8JZ1$cD5cA
{Kz`ad>uzA(X~F(!&+Ig>0@7n!<EQtsMHGj2~$kAotV?=C;`qjWzj`ZL`QM~4VQwdl#LVcWp-
e8n<+Q$kfAuJz#8%V&877!nnJS&{2>x?$^~Og>*~yaBU|Pb2Nj!p^~D9vLW`8bFtz3;6?d#BG>1z8>yGlrwi`I!3>8OJJ1F(sYqW_#Jg)S}b$9TYM1n!P7
DgQnbmEV4rSK_>3Ph3BTYYO@wMJ<ud(s?dYCVYaU#<2^()WRFkRxr8v%}0+zHWnvtD({8}DHlT5_2p7~wlx_X2%ur~UHEhujd@zL?ORQwx7LHcW%wE_Vv&
gIW2;a(kWgr(yVF+w@lS**I*^iu?v1BAOHQ!FC&9O~-^esKu@+$oi!ve;liESP}-
=!v<{``|IF?OBLDGz7(#TbrYJNW?vF^8DTH;`T?rwyB86U395Mp%5hx#=lF;#3U@AKAo(E>k|PK_hn0s_zCz=__iU=H{-
A064_Y`Ph~jZAw9FBD2v)j>radZFxPkIM#>#|Z9y4FsxE#LAzqEMS4diK0n#pdrdeJ+aU~`k`vKII$iP{fUfZY5F?I;OGH$NL48GbaGP2m*q5a>r)!d-
}jdQr0STv$D>R0X8AtjZPYK8q^hv{rS)YVymsm#7uGs`0&58twZkT%nohqbMz{2tizkVL^;=|cY(Jp@8mkojaZqeML2x2<=(DDrE0$*0jUo98^iN8--Qi~
fce|Lud<+An4Jw}7}9iszx(w%4?2v!^~#$FgJ?b?)KG!vU?-
=A=ueWK?*wlg^k86p@G9mZ%z(NkMk`YZtw$phB*$ISd{`b6xU+KZrEsxwf`r<{1jNgst1y5AIu7?@4RN07L15NX4m?57g)iuWRIAR93XBmWJfN1bRbOG?8
mMGp~Z0(%=lrdu>-
Y>{i#aj1ul(%@{*It&mI29Ga30anKy~W~ono@6}aMP|mTkrE(=4FIN6Z#`srne9#4GWsmZC(c~971IT2?Yfmg(*B*sRQZiQn4N@?#^uo!dYqnbhs)JSlO4
Q~@xkVK>gYt+S3TM4J$+xR54qEI7(kKkVQU9TFSTi3z)kJPyh+PR-
k#nXeKw{R0KpvmNYz826olp1^*HzO`iOqJsJKs_MPq;bM=`w9_N*RA;i4?r<f>FTFV|mp6-BhzKL>Fxm>lA8SiMz-V`hCeSzrDk6`E9Rbq-KI?TNW79y*)
Fw1Spxrj)SIgOAjH3h~Z7N1?cHBVOKzZDrlkyqzQJYlc?GD328QBW&<Qy36OqbPPYCdu4MR_8?u7}<FN7VA?Gj+qK%!IY#(Z%G<ktwuw*4yh$V+Gz5Rqs+
--}ucsl)J=Aj<i<y#JRI<2QYoaPgQ$#bbh5T4DMl}8!&88mFf{>FOOVqaabJ={&<X+>m1{K~+z;Lk9Gk3^*0sJHR{ZuolASB~Y95>Ai26wQr{%@HEuP132
;$ulB2W`Qiv7I<1LC4DxbBkmC6VS<+8T|+$LkpwH!CrR9dQ^!Y)YD$>w;|Tv(GCXrCP3CR7kn-Q_+Oi7jGW)VE_<A!eHVSVrb_qrSi`71z^BdgflPiNDW(
It=SIiQMe89lrVAsAjPol9nz4X{%{dQVUrOqj5kk083pW;=z)*W?b7I`dkMD!d@jwg+Nfp_5CSRO`R=&9hdsrZXUJ=4k(OihL|m8F;d6fp*iRP|2ek;MyH
1H?SL_LF@4=JHi&6X>)3+dXrNNZ6t`qT^IKt)^EM>srUwrf@MZ=7i3iXHHYC+{xLN-mm9FPO?}-
K`!%tFW&*KjR!Ji+XL>)>w!u|nFvv}X(KG7p^+7ny&5276-
p_4$pi565|hi+uP;vqV(9)RH=>y<Bvy96Hms~x#mZVQ$Mi;1^W{)dg^o~TB$FH!9$eCRn)i7jSMRcXM8Z)+%R)5O;G5V*h@2f@vAF5nPzmM`WkCInesq#d
=OMaQY_b9vS>W7}z;OE4ink*^@NbVXho%>QKgl!R!2_>IraI^&cGysKDP(GzuNQT7WXS1rW~G9cT|r)>Rx3B5Jf{R5z8P0_=lc`8P)zCi`}VsFA@0<%O*>
Y+C><U$C~|wEgYR^`Asfr@CUqbtjyI*q+rM~R{Lj`L>jf200X@yO(=-
tmr9}3s{&y84Hl>_ZOG9|xiLD_v0L*2}{tef)lhrlGR$YP7+)uK_5l&e`XVCB5*Fa9Jq1aA*t>XdxYsK6BHK6WaJq!ndyq=^IaZLNt)1@b0SmRJ@({ltGY
>bgmQJFrXX6JEL2S;rTCc`DDue#MDKP>G2#Foyv-t$ts{jSemc!e;Ola#E#vEtbUKa^&=lvP5V+_xUM?lMLkMgAC$fe2iupsoz-QjiUQ0>{5{6R0VroQHC
lZ{YrsSsZ}AQAg!-z$T_ZHKPthlg3F5T8eh^<WD0&ekZvg%V8UB1c!raROWN2-
49^Xz={juR@I&b5ekuj1c8)hP+C8&lVg52cT{=<vRHPhz|f!NkDrvkjO$5ODFE!n*CP_naA<?Ib%TB;fo}y1c(_jbFZ7#I{jR(RmwkA6<c>4=%iJc5EUjg
0!qZtuLBjY!Q|G9C3K)xj8B?98_N1I8jl_fz!;9Yx!Z;wNKI1;FJ>__V2G!|w3ri)#_jLw-GcOy(8{Kw03<Nd^VR$eSaM|1_7ge<@!Vtwt&!jz%Y}JIPAc
9Fdb4ZtsngXSmk~e;o+YnM8&^+;$U`f&!+kgrBiM_R@trhsM)FuNQ<MUbEE%{JyW*|N=-6#?02IAqnE+iE`<-sCiq0z6<m%UR!|6sH{mDm)$aTuI-
?|^uU<jv)Ki8GJj-FmK=0`304h9SUSact8BPmtW$OEbI-GCm~dFHKyAhmL4yI9QNe&xm6dQ$!VRl|K<6^TF2#=t$>V?}~E;IfTM-pCNPU&n!30x%eLV@@}
-@_kS~mDLXOxLAcTnq<pz1#GDS$gH6ZjYd6B_?<7uf7)w;Xrl@}trAsLICXGGLOHE&SByM|PzEKsnz^f5R?|p;`uX6x^QARwYA&NovqYQ8c^B#?^Y{g%MR
n)mNZ@Eg)!l`67^r}g*81-OJzV>Hc1Vp!ww~?zQsf(sn!)QobD#1tRa%_2r9&iwm8y)xxz-
4*^mIfD0*Pz`^KH(>8fCSJcV@}l^)DiH0;samXQlQ|Iw@UO1Q#=15J=ggsezM>(Jewo_tqj&f2#SKvN}E&WQ|f7rh&Omb<b9bv&vFh0cD+(F(PZX4%x+OS
`O%}7pvgA@;nfZGWa2Q%GU0QTuk#AgU9h(~2utwd1iXS7%3gMa!E~n2;X~13tbu{z&Hvo{hE&tbS)i-
}kK9Bz5QJE2D)CI6;8sC>r+rgxEjBwtme3w|HSH`gi<i-pE1^QXwa7U98~sds7z3NX-
<opWvV=NMEHElU68kM6MUi*lWNbezBSUFE@@G>qP*VEHASB2W{_h}|LWa3;27bSl#}^_1hC=E&>9FEI6+*s=&m_)<B5zXgo<<(VP=zlu-ztzUHkNO1?S$&
ZZk0EyV(mQ%`5tDI+xTWcdJ8*euy?fjKALfqa^XAHnY3|9C3!KiJRens6TXykcBb)DU15S`x?{4iw%ST?dP(}FDu+nZE4-89-
;};=SZxr1FQx(F+@`xhX4<c4?3D6aAe+1)c2>Y1)Yv+&|3v-{oNO`8tweDg;rlFngz2KDJ6sPx(^|*M4zY9Uo|Q9nK*x3nxYuW@D-
CwT^PKD2@pBn08t1FC>eD{dFF{!rxfn7`E6GYdpqmOJi3i|#pu=hwh$3v!9=+n&vs$HA^FwF@A}rZwSMJ*TZrAr^y_=h>A7_WMb>54UCyDjUoH?ZzZ0UGI
j^PjLR%Ow87yvOhAx3t=O`IVu{UijPJO<(dPfsC<UoouwqO$m=%Jih@Sep|~YUk=dmmmCTImqJ))(vd&IXXaz08x&r+XK~jMVf3MQ{%r#yigmRTnId)19x
!o=ZRT1L%KIeBG*9@Cy)z_&%d>xgiDuGAs;j8NC12-
2ro*bP>EE%2>@aBehk(~>poP?Yvi7Fd$~LM{ABnTi)2dmS@C$FE<`<8WKxVrZ2Uj!MHlEY$_)IYC*arTnMm!?{J~w9bv3&wH`a9C^D`G>eA~i&Vq0%y7EU
}maZ5$NzYlS-IHNRlbZT<r;Slp$K#5NsOg$zWAS~#K%Isd#mGCx)t6+XqKQ*UZnznFk$!QjpsDs+QZ@#BD)>862gcwq=@KVW4dp30pqDtRfK-tW%yfmuQJ
Q&*Q*x)-i>bT9j|7PjD{*YSDGLL295x!QEnq^>57`_1g=6^J@fJicfA$R#jf+{<13Ex~@(4B0n{oX3YENpk@T;6o}E?-
<<mGTHOBkhu!OdD*g36tWAQu~DNgI4c#MK5@P2u)}R*cTskGrP0d-$W_PQ}K>5CJek6rDZ3ils^JoXVf?{&$(4WEiV60)Vz=cMQ3VVzI2W}-
(7<#PufRaC1+=pjJnMP-HYiaOIs%s>YDs?tU5PGWaDLJ-GaT}bZQ)ZUWe%l+Xp-gYOinodF&CNMbazURpwmHW6gg+o?sLDX0C#(sb=7eU^FdQh&`|OGq^y
@gmqO^0`n#knl<|6+@W|)BJuSKQ`KH6mjb>nI_K1+7!v2a>G*YIAE=iug?gdp=Hz_%z4Dlz4f7G>Qm^99;=NNXKW=!yYw=GnQfM!915MJskxo^Wf`j07fk
j3wh7QB8(Z~@J&*ZeZ!*Ayl_~PdKtZO1WjD`_UxoQ*p#EXa~{OF^lpIFfWJhv>h%953a1PUSwl7o*rE7+3(-
e786AgQrwk03_xpint!nteMFTa4?*!tEPI6_lX0JTwB}swLud94gr}OD)gls(SLLqKp}#MJ1`&h3h?qBo%jvmJJS^RJr56^3_xy+FVKI{P3(pK0y68<l4M
ZCAsi7V&*Sw3u4bGl<hpl&YF3(k%+NK%1UK&VJ+_O2YM0XDko69VZ)}fV_=OwEPTOaUGC!a68dPekk*ygv>^O~fW0}_#)0C11l?)Au*6Xe;99E^P?vTr<K
WK+MvAr6fy7v0@reW(s5$Xhy997nN{`Y0o8k!iVC}c@<f`;1D>6GppnAoCTSb<)Y<hS>X~_uWsbP`!+}fC6mNLC0PnL5@cil}WUP^WF4k7X|)%osEKP^k!
?>K;?vA4g<FY{R2*m<BS2vI#Mhy%NVsj%;jHL2`SnKD+OVC8oOx-
x$pd3&q*GKTBeHI2FjJt|j${1V^*i+nByL?`2)jD$z#sqj(oBASkCGI_@5)ppnSIncCkkN>tf=>1E>B@X&XrKyjzgcXNz7X;PZNdb+Z5#q5{{a{CoXCb|t
wt6M%8ozF(BJyqYTDn+(0_$tRuuGIF8W>O#D9q}tifosH@4ez8UZ5vDeK4}X!n5wSXKAN5i7rrmu=Vef(|o{A(iBI#0R6OCdz6mh{YMPOueXYQsVqFO`6y
{X*Nl%m8&+KzGkD@!vLmmPGNP9GJ2DvJ5v59VI+}N#p!kskm+<WNM^zACjufU#U1PeOeci`{ryV?Vc+Wwb=EZ{MAOpT1vJ>*BZWJrH>b*YY?gghL;HJH9{
90|`th*@cLUkJtwnd}e=WC)_hf?w9(NwNQ1a{z}0E-
5`xVOgR3CLBGo0ADJ|Kk@$VGDOWG^k^L1{&{QmqGE51`m1)UA6hsE!>;HVe(A#mvJ@DNz5H&Wl4s$gl1`zKq!jwdPo3=Ht#1+kL_D%Idg!FdX{bM6ET#>c
erTzg^-utm|+o7U7p0VbBqpdNk2uNPeU<y9;H))zxST7;0B&XO5^QrHAXgX_E6-~6-#=(3l>Xzj-ps|q{t}!RtnHRT6a?uVLM#o?&x0P66ERqbCe_1p$lt
dA!Pl&y7X<$VJ}Mj_3Bz;Wo#Byw4rvtTLc0pZ7M{9`b=fLk3r#>t{8;MTg+CvROHP(!${1t1|Wpz^oHDFyDZwF%jn9;a;h%~KIKG)4YQu34P6fHJSOc`Vq
hrpnGXW{X2KN<EPsyHx57pz_~d1OyF`4lL87<N^tZC_lJN1n&_V&KsxA8aJ3R|Yq6{aD@kIr-
`Eq`t0W_&ZQWnMK28vL+ChyMQ%;CrL9hmyh`NuXOinbG6m^`Z*mh@;z)1(b*KunoEX!i1<cBPOeChdw9o8@67WS80G#ieGIPzJ__cv|}YrdLJO2lN37I^#
k|KIA9W=L5hJbHbpa3vpeBB3RSr%V=iDDKsw%w*!`83EBiEh8mw$Q7l-P|IxEo#ZKp5WZ{ni9H-
OgZAH^<83;5kP9f98W_C|4EJdOU?98=tngpK?GXx%QU73PWW_qB4F9-CMu8EbD7&ILwqGXo8z(lFQhV#oFkhs_Hf~V-
o%?AnWr<YN<y_33bf0C+9%u}6CffO^TXBoQ*#96w|z?@3)eMf^7o~7da!Jm_0%1E8J%`X_1A67Ez?llOZiz4YG0{}rOysk7xg*<P(31k}7T{sA;fQp;NTa
pnQw`#T)%$Lv?6BG=xfsVEKq^5HkynkEj5&y`A#bu@FG?waV>&28~#zGb$pVo^~O?|86hH(Muuok);w+iPz5M3<D{?LMpKO3=Chx`=WDr)L_IL==(@JCwp
<%+0xM*Zw8i9L;3(K~5fPZ;oNHzocrZvBl8yFXz5tttvFy<Y7v;}#rb+N^+k7Rf<qmqUo;@hY#}l=UjFrunUlyF9oYRfsniwB7=9@BFhhloQoj)+ga!h0T
(udR8tMWv>-e-?ytc7~9^r-
!nOvSDT1SiqXg8@@ff3E~(I5h}dnoc(;q$_QVk$StjiJYWX1IW8U@`^5Oz(B}Bglu{QV6fzUBR$PV^TafMQU_B&lG=8!L|!By-DW#TiJyCB+MU@Q<>w1ai
X*rJ8)l_{#pl7$o;yr^X~Xu45=P&=tu6^6>8UtGUMYttW6HDFPI3d5ap``o|DUolTF4i>b?E^rd_cuO@D9&Zd85B4gBcjd*Y30odry+;&|F*U*|#HbDYgz
bRpe&z<i-
>#`7`R%LjEuKQi)$pG9!SPbw3748)TlemgFWy1Dyk0DCWwwKw@pBQxCt94N&+&D7wp||bW_`SzL+d&3EMxz7apU$F$11TrFj!m&gf{h{dHPaIa&}+{Q~Ah
#(Ts&MP7-
ZR2K|AQ_h)`fLI|=!&n$Rh$hD_&IjsV*<gTl$<~IZVr4@~~{RPJOP?r1zs6<tYr(_YFPFCm=B=BC*ubn}7Hq{WAgaO1EedOxAQ~K8coBq7IL?|Dd(ah~__
h>7rqcbu|X}Et!EW4vj_!8Zjtza~7J@3hms9zep>l3t+h{&MZa&OrL59!V(0r%|}dwK-DFkuk?Zw_a@<x9|kPzU0HMVy@D>I=|4zBq-dV?ZKDdpNSnIMCt
6*T{n)H%$%iOD&PGD1S5r_JoFtJa6wEhLm*t>T>><zn-
w!58PErpv@Yh@+?Epn!!f~QYqj<$B#B9f&os822i*6t%m{qc|_ZH1I+~UX=Jtb6$}aKe9>^?KR2H#B#=eNJ@f3*AR`awG^Ll#Bo>S*;;Fakzx>=z3YUjR3
^Jfqi-M4^O%k82Lr(m$6trAm@A!5A&i232YN&J$JOD*f)L2?hgbU-1-5pw)os?=d`;${7klR-
H2i$<`??8biO{D4>D%|F3HFP=5>9v<Dq<Xmq5H~Jh0f@KD{t8UwbhIlifl8dZS+-_|o#XzVK}buS@Thp17e}briY2QtD}fojH>ZV%?V3X!G-
h1!sRF1eNzPV6rO0PZPdMmR*(fkj|BHQR$>YgV%rF!U`Wuib6|i9qhAWrV<fz5@s^t4$0E}Q&i9B&bVO67jpCV{gBEP7n%@JGXhpKgE4(PMs(RvvSj0@M`
C&zL$<KeUGcjIO7OM&`u>?`Ju3`$POe`>c}3*YD)=aj?$(L>#K|IipRNrRgSn#}4=fvZWLqd((kNN~rCy+|#`&!XTe<ddgvA6tf9{poDBw(2jHcq>F&4I(
rMzl|5?)UY!PF^Q3b&K<o++Ov8l`c`uuc2t>pGCn_8tHwd|?xCO?E%)3cl#@*_1NnaQzC}bt-
G~U@!xld#QRh+D7L`9D{9?AX`SR@j^O3bvwiqa{OSL5vP9*mh$VVx68a<RrQib01<LNah%u9sC3qi5L3zlu*R?`sCP~_YP;<2o6PU`ks{TB8~HIxB{ZWIg
$giE&KJT1PY2xE(6F>O2l0cVReR=puVRoiXe9IE;#CJ@n2$p9W04lMWG0MzkGL*L(rOb^yCt{#kGf&8=E0`phIMI56qkWhsS+RYNyL#vWJeY#r#KTwyT5@
x>^NVh5m!bBIE+`YVzzmM0CVIdO-
#M%Dl0A=>SIuAcmQ*#*#J9`ETwujJ@2H4>+qjA?$>$V;Bx09Ar`;M56?=No|MQaNrE}t;q7<!7z6t^nAMPWD!>}Q_JSs(3Hfuy>nJ1AEW4)XE!g1$%tmvi
zuBRMgG7Y5nvmo1|gxqQ6pUe%P4CZ0(9Eg3+`t`(L+B^eT;vVEiS_EUtEexNsOfbnnN?)eD^vuaa>B*b7E)2JTxY-
u$>cB!WbB+2mY{HOo<MF|BWSrCrL#N@^><Ga87RM37$L>G9;Ic{w4hs=p#n?NT#2lpdZ`BllXj&#U!LqJj_p+@p$J%ctNWPZuw>&;ULdBMLnpRXb#e}yZe
iE`y)@-J@ks1+zrhUP_$^>ANep9=r4=)P<n8-
52(Hm~Wjuj8hHFVR~(s@pC_>ZU(di!s*%{OUoj{3R_VrApIO(#ibfiSk1hudG04DxQwWgD~5<4zgCzn8u1ZSxXd-
6Vnm13S(?GIpto8Gy%S_)<MMmrNm<T4F`e-
Y{M|>9U;;(*jR%ZryqkB{$dqCslt27Y6OSG9PkmdsIM^mjN{GXyENbQSf}L`;W}%~Q=T3_tZhR2OqF%%FJ=MhCFIEcnv`N0q&&>YJ$dz!NfLW)fGC?OE4<
z~fa2XjET&U{TsB$*E!!DRrmSYd>!QMr)c=Qy+>ZzHGkF?rGVO;XZLwqplbYn&zPyMGdZ<K~rAcmd_m(F%&MK(9Tx<|+q;i^sz4RD@{DNo7{CtF$vMU42@
azg)h5lM3$C+j&nEd6&T{`2}t(lemz@Y#%q|jh-(`u~%$$(hjQ?5^JGV~Cnu|nbh{xM&uQ*8i+c1QZWlyIPhJ*}79HgNDthpr>m^P#&vh9-
YAsrXa(#JPjIg3mL7xAP7X+Gj_1`Ig%9ZHbhx(^zf2NbZ&jad71Nodc(ix%p`29OAzK-kztzRCYfIb)heUmXKuG!(ZqUJ4WVjZv1e%m;LAIc^RIyu<5nWo
QmbU_fBn%t2772YY{F`F95uTkC_QIT(}q5Fi003)i@yi!-
`$w_Vw|2i6auFGKY)p)>jh7513mNu0F#Oi%G2y)`wnRD%)DHADcWTt>SEwJ{visHe)(T!Fy#Vp<l>2U7WSoC=I0}@}o(DS0H4#rJ$}?k06?TC=XE36r0^<
(G#M-6TQXVk!!cnGTLmpb7mqXzo8;DOEo{M%(zFMjh=pSKMK9iM-
B7lG^#41Z0F?XUA8>n5BdKDRBI<y?6Ret(!(iUV+Ap`uuZZ>1ag4*%%i;1SOX92vNj3C@Ry%4bfX12&S@=^#`?R9Wt+xslvJ+#r#<gm5F+A4Uu@p#cnn{&
<sD`#^CY%MA>vc`grlr*TT9xxSo@aECPjR;c#goHsOP)+6@7v^c*VOc-
F+JuG^S<a1V2sv`YOt?*oq!~BA{(hb<H7D<CH!(DyUj7y}`ob?zT=Us1;ji@3aB=t?T=TOMFNn!fSvoiuQMJy!HwzjyE-
Q^SHbO^cZ`7!gDIk=mx&BNQAE#?n|S8Hw1teM_2WE9EB#a%CA!!m$3*ZwZLZQGT4ALyg+#13!W7eeq7p(29)SYtZpA5ljbR>qVheg?b+-
@6d{dan|bm@5#9|Mj3q?Qx64B_Ihbp3%DQT$8@Ldw`%b<CcV9IneyY4Uc}4F(G($1Xge02;q4MSIoE+^kYNR31RV*rpe(md#9pbVhiamG*n-
YU8>7SJa#5sh#(gBG7NcRHEp}X&PL4K{$^`k#f0nkO^V?g}QA3d9zs$0kR_y9Dq>62(n(`yUT0!AfKJJ+f_Yz)#H=*yWL(oKzhI%Xpz5L1#sXJPj^$K?XX
k@_r9EXaQ?XP+^a8J{#2?v)=K_+m3Ps1_e9G7M0P<0ThPzwdQwc!z&BGYDYw#8(U)<rCN=YZz5U6ul+ULRXTxwbAva<<O3TTmDAjkS$%5KTHf76)J9q6cM
!}#*lE3>X8Sk$&aYby>aS9qU#K`&GzN`6z$tF#eg~t2o*-
AZ>$n9vc>o*rfciPT<uz$Rw15EFw*pelHb;?_j|e?O@|!`Ly!A>=br`WzA)g!DYB6kg3u!XF{DQ}+}8aWI%Yc>P!Xe?4)%9!fZLi{y!n>$7%ye8j9U-
vM{q$GohM<93o7sa=jw@gdTeqG)Ic<&siP-
@FlKq+m>$uDTeuk<P%U6t#oG}@&D`8}1j<dcpGT2_>dkEEcbK3cF^9IBBp!!|Bh2G}Cx+;*Luz7%SN&XY0000000G_80rtlZEZSDdr~nH50ssI2003E9
tempo.games.gomoku.threats.vcf:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;3|&|qg?<k;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjZ2kotuhd88WW9TZmC_T{!F>!T7K^pZT`kf*hYU
R~lLp(gX^ka>&R06I7_GPzZjhT*pING|$HcUQ)jbA<!>k=+>=Dro^4@F$p3VuxOj}}C|6hsekg-
YJ`y@jrzbV=2@NDFz|6XIVSD%>$`w-%TxXs_P(+J%A8}<!f-mx<SAjZ6j>rCnw^Qh|Zi0pm4+wd2&)Qk~1QfRrC6rg|_s-WihV1GPOkN=DJ^HdQkma4Q=|
2{Y2-
c8sy1b6CKx~@~51U?PHpUFnpE?uM|l)pgew}A`*s(h%3yi+$=CgK#(X8X>49`nS?rbAbqCELzAg`)OXzp>)gEB2kmO=U#Z)$(PbFq$mq<5VYGY3D7JA~7_
#PaQ<2ew@g^+o-$mv*}Ty=P=_-
o?vaoWcFFrUY+%wx9Xu{q#ir7Ua^{hC0?|Q|LEsnwU_ELu`_iP8F}iaz9@8*MO?FL5x!L>kJ%|j4cV`1<pR`_BE1;Z0d4e3d-
1woNlN;(@2mC!j?mQJ6YcdTh<ug*Z7BqDbSJ^4f>X`}8e*T!E)wlLkn??We6+*~gp)XVra%W4tqr4?Z1t$nZi8r@0C3Y6*RqA32gb7{+^q*0>3uxBKLHH;
XdihX(zD)LM2j?%&a_iA$N4$<xobDIsy-=Q#5UUJbL`>T4N-+tusT2wv|h}Cq<R>{GUjoHq-^|`+zs%k3^RqouWl7QUrjjh-
}dwzY&C|G2Tvi;+SfpTa8$$fkVrz^%*|OBIo!NWo^I20_Gj*8u*sCT>9r3gsLHbTGj%20W+LYerAK<bIyuaP4yb|J3tkt|S6%Qj4=Q*{#BFCm_6M^Y5TH2
uJT4pxqNgc21vU*dWQ)B|k^B<^t1ABMb#XTe{VJmbRK1cx-
=k?s|B~`dEa8K9J6r^_RjhM4j_#J~@88eFB4V4;NIWOG^7B&PbhFc&1UI#N1XoWRq%+V>+XQ=HzH&_JjnLyN5{KQPFL36x?+rbFLZ8Qab=VaXiO4q#sF@x
slw~4BE>#Md{Kojv3+O$$g}9KU42>UTkN90MFkd^k46fissucujgz%h*QX#Bc*PkU}ljIyH`n-
O#>H@`ovRc6@Fuei4;f4MC%FC1l3CWSxP|qwu*R0N>l_N>LKCHx3)utxwQEY0cydXX3GC~TAu!vXd{8vvSiDA7uE$L*NqgHTGRvxqWFda}=q(mqew9__r+
pU+`oj0>R#)-
<L0#?~sEFQ8(=lCJ#DRQvhkoX&hK3CsVV>874A(jPiGf$Iv_>gFdd|?wZiA{&w$^eFrw1ZZQKMsIVtY|kLYklj|n1idU#H|fV&zyZkUY52!%G1K@FLRF-
95ctNQG++4HQL=IA&^ZgeR!>$m?ME8sd9ABf6J*h1>Bz{_fkh(7g1sXbh{AN`y!=wGcNusD?U{g@j3>YXAHJePHI^w9KGVpAS1?s;BwV4Pq@r-
T<+F_Tqey2MK_ve3iW{Xh-
h|O5iS!dOC3EBIJqSPMgN=!$}73#b~%B181U2!mbz^JEcw>ED>Gpfc3m>;s_20Q`l$OZ*amR5l7~26JS9n|rom87<a9$nMP8ch>`Ak4y&!n&uG5Y}{|%F6
h$OY}(am?%=3fL@MQjQZt>45{wKw*?1Auh;u}hF^Z11G}-
PnB0;BVZqId#o>1rh`z?mRJS%4UA_<ZIX>EJ8<FQ?0rr@Y9@X;5pIu9`7GT0r4`G8yU?>;<&;H#FZEmi|QY`)UV(R3`Yf9=!8ji&e#GjI)M^n_q)U7K9Ac
w5B#!!=Vk~=P6=-UExn_{A4ItwD8?Y-(K8XR)oT#YI9)6nF&zN-
Q;|{I==)qR3N;>fC@GDWE%kt=eidNLQ}HRl;DHM%GQ4L^*NQ)OqXdXEY*C?<Y)8H(gqdqaRxtau<Z9RzmMPH5rwT|mHuKNF>lBs2L#gO3jI_;TYBb5ay(e
Mv{LKmQcZH?kGWFPg>YLoCE4D=7rawCBQ0|7oodm7tad^`w&bD-$eew>UD+vh{#;!dApCn0sc>$b5xfA-
)7xtIK0E}xG(P2};Xb`_`MVhjO%qyeftc$)w4_41krDR<1I4w7{kjLtRIz=?NJ@A8b&)G!RnlR9bCaT2);3i=$fMgTWOL(Oa|3e)4aT3UkMAqgrpQo0(jF
jhH`DCh0S8x&NVP8%0X5`13h6pS^c<3WEVtLVpC{0bkh96X$=DS@%F!(2f{&S<|#JYc&X%Ic6?ZSIN#Q1#|o}oJ>1<-
EByL>`SI3>%SUcOc`(60l$FDb>x{yP1?Qy!O4^gJo`UremFu?~M4ab(N&5`$OBp{lPBpW)4Z;!(4ksvoTCO68<q+cZiHEc6ZUIOmOzn@*yb8v^BjbnlF54
!iMR{Vm{g*Jo#xFC4$^m=k}=j<k;6I@21{qB!Q$=1XT6*I|(Vjq3U()TXd|L;Yg`mplCO%5azDW&8&98bCesGKZ2X!1mR`@lW-
ZQfxLY^=W!jrC@=lHfx>%-!U*)fIiX<GZ)_{G`+^H#_RD}pR=dc?uu2ApN-T*=2w6dV3~g#(M|NV-fUe*eW_}|FFUDZlGWT-UiY&fSCT59E0Luay8|l@L#
9NP36SxBtku4MFqddaYcckjQ|uSZBfcOr7yJWz3L3)zxC8+(4Nm8B!4K;P0_#MSjkXGvI)}WF4=RbxH|xC9Deb8xpb*wqxvR;*!S1nReEcd>CUt+;q>M0?
Fw`IgfoxDLNeH^~U7^W5qN#{2<i*=?OY3ljd7c%5lVdcMa)uMV>oU3z%{{qxgY1d9i%f#E4eOi#LKZZ_PyL^o(RHoBMg}-
Kxr7lsgAh*)C2Q!kDTRD%Mk{X=gdGo#{Yl`#T3VkT$J;F5;9=MR^tO}c(H@iv%mrlh6fAl0=<3njwxCThe>^MLRAqt>ff-
^=2N;+gpCbtDVMQTsT%|gG&LgpP?9D9zZp5KnOLZ)Ow{sOs%#?LCE@Msv(gbJ-RxL9q<nNG}Z(Y=!x76ui^njc(;jm<G8gZ&c2>bS-
15Ko;D?4rLWBVV)*?*!r#u${R>u*y@L5<gFi<Yn)7MxMVk{e{oTuf(mR85?O5?3j|lM3mxI!yx<Av?YMhnO(a(%OQ@$0PCDB6-^i-
sohePE^G>#XTmE<Wjvyj)^ql(6eJKi>5)S=~|1>9{LhO^{50`*GCZ>9mLfC0;;oh(zu%8(cTPB(~vV$&Yv7MT%U)eWg4Z=V2+%JuUV5v8O{H__6quPs0^l
rG|WMt(h^@{#q4&=S3!}pb^POHhOPzoH8G>y8oL171x0S5Y;zH~uhXd$H>jA5W<?PCruvwjuDmtIbR!HR)b8UcnnR<F7R05026gf|)#eO^RwP)lu@c!~Y1
FEsf`nXprw^m}wA9}+WI^B%d)~f^EA>h0)(6_Ua{ATqNi9KaM?s+YLC3AF_YC`zS_MN<soR0(mzFhdL*F}|y_S!sK-pvkQY!v7GoiA2uYNHy(K)57)5&{^
DvJ4sUiPphXfN4=B%GHgi(5{a0M8=vzn>e)RFL<<UT0?OWU0vbpfX<YMf++ba>90(gJbVAvaPU+Xtv_(v2Vb0a&|720iXT0%@m1r$r|7}q>gQ9Wn~~YMY<
wST&XuQe*^UVrQ26D`9Wy3ppu&2!2p*uIpxG)6SFdJWeDpYi=IM{#;9MF>zcUA@y4`Ae-Ckj;ipyYD66z>N7*rbHyJnPO)%895Qfs?j^#WQH<|9f#i}DV`
ypVN7({|RM1<!Dq>mM$FRyX3H%!w0DRJlQ$`x-
}+;2L{%h}#{zEHUAIbnzq%SEKDLv)}3vcHZT0e8Gho}J){m6nRFlE41qG4xHNIEjjJPnVs>jX;q#uD7w+>`pW`?lOo?*>}4D1YG}*mU>U;7tq5%_Gy}wm0
q_+@ZRHGoG}k6n3jf+2eA>(N|Hku>X)Z4&I9}qNE*sS1+leR183tS^+EE<)@NdCit)rXQ_zqV4FO-7;H6hhXfM155Uz0i7Ua<St6zQ-XWdDik8BfQ8H0|R
c$oN0RCN-a+!pYzBSk?rY)V#n?fVRFuUD`EL}EF^*_atx4Y@KqHMaAc=(d+W{^L}7HF-
R@<yK$W`r$0b=QV%JNXbe7Q{8QE(Lab5x}kCfdU=VTBK`1S8@3{jb$&hn)kMVHBGNu)PoNB^4B`1hK6m%E_%Emb;Z#N~Q=~n{nR<<S+JXPSuUlMHZ$8sNm
-t1xfH+*35SQ~`PfJM`5r-s<XE*pM@yM%E?F3eYj&QZF?t)o(ioHwywm@u@4#|;wL7MG-
BHCTU<N{PGt^SwH0T$AJwqLdS9S`}Hd6(w7m4KrQ6=Xb80wpoZSnGr-lx~#5RcLg27D-dJq*v$y1wu-
i7(hqP=nB1{f4&09m~SdbF2HQk6nTo0mo*=v_3>(`>S{@_VoyiTr-{>vz1-7!!krnO-36n&qNjWFR!8~=rj`TJajBO2irmi$O;d%qK!awI-
JDhSm4*NS00FlfkW~Nxd|aIbr~nH50ssI2003E9
tempo.games.gomoku.threats.vct:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;7}MDhFt(H;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O{%HZ*(>&w2rBt%>mKh;DjRBXRo#ZEsgXL=N5&Q(
-lTi;1M(%ya2HYUQ^SbYwgU!jKF|3-tgKdZZV6rV&>7dU52OWp<|#}1N(v$P25fwx~28WO?-m#|(FiCJV*)mH_rs6odZEzb=bDE-de4?{xV-
*avCU_W`xjt56#JhtN(&mkaDR>v}S8sdGGx`w^u-
L;UuRsVCXTh!2zFbS3wt}ukEyat$gc?)Azf2{j^UHMJkO<sK#%jr?f!gOIZu2rk;eag*c0eu%y`uEfb18xl^!Vih~3^VB7qnCIH!+PsYcP|WZ=>3nOts4W
U6u0G)y$+=xEky^|$Q`YtLMqwXX_muX`_Sr)@g)gwM7J>6*LmXJ2VlX%z;MJoCG5>4*ty8COpWzS@=?MhrBLYIeOz#?KOd`|CiEmNJrz4uXSk9#Q{~CD26
%Y-
!gB0O(`UoRZX1SSiRWA7I9IG?4dYXP#$<?GKbJzP;W1E@XC3FP4V!zmkb+h;&*Qgy&&F*qaLtcO40|BD$%pS26mJs8)fOp&J7^LePMt1;CL?Ja2qtB>dFh
i6;2OEfK9OOjD%o%UW4ZX<3B7;x_@(IKqx<nN=lJiztFIEpdpYw_em5@zxAf|H*2$Gn<x{{FYM(B9C-
rlaGU2!Lw&J<_OzZQIeAsNUnAol55aK1f>$B&i#(rX`fWF;$ErYjv)#ZFX0eINhGaeT-
&lT@0rrf9n4tF4k0eaD22C!d2u1$`!5OJFkjRT7|+^aX^`0}_ZZ-fr7v7zdiA@TvJqdyEsmq`}~%TB|37L(3pb_MKaNpwyAL~o5*MAGSQ_MAeyIx4#D7B{
7S-WO00@_E%L&Ai&uPuo}u{Q`q#6JhJ7G(k<Yk0fBlOaN8iq*;M;C+$KF@UU~83@r%si@;&O-
FHm5(CPB)vRF$4&9t)1@|>A(L*ij@G#hm=sLk5E&nK;L>~?`k#?RY2(pLz62Zf-0tKfkNE4NEWG4oGKNP_A{%Y>vW?@@4LD-@Mc0l_M((mCSa_eU$94^-
7~V2cT3j!)*qt`?HE3t1&}Tl<IQrnQx2BRt$y5^V&hcHz?6dZtjr_|ns(RQRM=`>|t_0^zky(H!EEv1`cJV2f1p7VFm&T7tW|sZ{Q!wl<aqdvTmJ4ypV1q
p77{%AoMxT9s0Fp~a^=<>4>oc|Ejd>B5`H)8vAsX4h!vlJw7@uH4~QztwtQY3Y@kg!Pbm{ENxeCTraqBSPfH{M%Fv1K<OCUoafWFQyf#-
xVtOh{fvO5kF@bi6oqpO62*Cw@1*sWkp)CERax>Bjo$2sek;v&I%JA)5-3;$b_#loPvmaRo@x{;GY^~*dIu_euSPTneXIW^ms-NZ)>@d7o)eD!>g=YaC?k
Sk!obv7%16an_m}#igke)cT#8~D!_%zRfzWLz;Ru#_gghJ3%jnh$xXGli1$w$03ABjZA})H+4CxStrJv-*)ET5;C!cpig(tZIpZ@?gtcG-
#hu@Yc(7@Gv6S~j2?e=GdM{89#io>QXTq=M_l&%<nA9;M^=gdf8`GSSmwTcfUip!O`Z7R)PrPxelZmDn31XV&bTw-
^8xlm}OZ&4V!X+j)#MkE4u=L?JV3JlkulT~9l^kP`+(+lUD+-%Wib$&d<{H6^pL0E8|K2fPo?SQB_4Byr98RTBx8~GbJxmUEA+}I4!%}lPP)}|030;(+^-
iR}&v<34Ph1yHe;^|dAUcDBD}=kx^7+kW-Ym#LMLeOVCGY>Cghivi>eQ|XnpLu;F$r{6*MP_Vsv7mRZ~1kWVvl+vuh$D>2k{}1>EnMQ-
;sP<C}c_cL55N%r^R}hTr;@cd3UVV@6l#6(HiBgDS!s|NBgU4PUl2K%!w=W6<6Tt<arok{y_RB-
w7?gDHzD!px)7}d2xUXhb8lKRQPtS(zcp#;T@tuRNEV;iXENvdgGF0veflxN02of8{?cN(F>{cKBa7Xe%(A&^oB86W(S19J-
(jX{A)H_xER44*ieRla;vg9gyMvr`kLD_6@pF@uM>o++Zd}_8^6OX?i;vn^1xBV<WZ`z{kN-*IDjFdgQ})0(Uty|-
TK_Hk~Ns5r)&mQ;ze7_4PnMiav#l3?HL)H39}8TeG=KerbMBov^YyH60fU*eEf#k4*|S9_h+0-
6le~lTzI!#C(9y|S}V`EkwS$b%YVJDzoCz=asAKJWZ#Pf#Gk-
_7RS9pavTVU|KT2<>V6a9X#rjG5gV+RDG{@R$M%h1##Harmxsf);S6M_I%ylF)%ENDQi*ca;F;D2vaqCRkGqYVt3;>2(^ZG?rou}mQ+Z&I(0FxJgzCZkZ)
NkjLO=QM_s@0oUUDYU_;YHkhff7otOIByL92C;BRJv4*aGbi@@oQYACnx1l%E_CVv;#0cQI|0jcLvV#x1t-
<U!ZlPwNs3;yz$z3M#9!V39S{h}6gNwviL8U|6K6q$N1Q8U&+hC6qy@V*E<szuv2V_>1`4jLP~JQNzV<ZN9Q+e$NU$OGes!5+iU>%&mTmERio%<J{iw|Hr
1{Y&@D_jI{KH?d(+?wt+M{e%~P{(OjI0wnl5Qq$^EW(mYW(%X~6$;IG~Z5NFCSt&m0wN#H*pkOVEKyP$eUGGqN++v-
4jpM~{zQsM7n%Kc6u;rZ<EwMY5YK_oOYN8b9DL)^xGqr0^2VN~GTTRHgEqxr(7v5@2}GJlq)%^qBss;<|nPhAJ|g)BiGwD1O08TonDgB#BtNwQG>to#Eio
sr)9#{oZJJAOlhEkS>R3_)QJsW#|wFGtBx;av;3xE4>+sAO)`9;oFY<+Sk!9{RJWTQu2pX%0C;Nh*x;FC*^i;z_fAy73#<L~HqivOXV%fs55zU`Cg1yX=T
t0a%c#sON&a{5R1{gNKJg@eJyEWd1b6`-
_}>hz`0;*F{j3mSNHrO?7(w2Hu^ZP4K9KDt29fLbKkPEmpKYM*xlQdKU<r@CFFtydkHBw@IEF!|=S^rZPoEXs0xD{Si_mG_7NKA^+*A#?PaHBy~)?OJgW&
*WXg1<}4Z(HY4P4IZTJ<Vnn{|dTDrxwC96pYYxq&?s*l}dmSC^Z8V7c9Jd67_AP-LAG!}XVm31k#WF?LtHR`ndi5MAD@774xoTO~YE-
>Id~04!J)_RISy}dZ$yQ)M!C662$T8DHJg5tDWZ1Frf<9X5xXdavE__{idC|-lquu3C)hs|CISRJ9QmnB!-<NR^?=c*0omTjp@YLsypVc7!?f+d_-
B)1P*pZ=k39K<R4^aS6kqp2Ir<|yK*za~x;6LaA#qq52DP|fmGiw_8bR}L>fr;tQNz#>P%Par%I#BBfPO~t2LtZG9GbO>japeT;%5vS!s*gK>+#Ojvw>MY
2hDd7;+B=^jD=2V{sn%A*%q;6QW#6us>Qxn5v~BEylWN>Z%x=(bzEc`V-
{wI!jeWhD2YFD6WAC|mwVNb&S{~!Y88%9For;}=Qm~L{aYWPx<J8Y|pdh1N$#`YG$C@6%%7hV!>fzcc6NiIFlS-
2(5rt0gF7&`!!jAf$<hL7=_luE7pv{IxYy2-X?{@FLQ&pEcB(clT=E^Kh7iO1xQJDZ-YeGgSBG|m~u-+Zte})rbcSY7g*nPNF|EHXD)q-
#8vA;K^rM?$&Evnw|)-^obp+n-+oovCz1ge#gFJ%jU#vi&MCQQ^&e)sq0?KI?EdGFz6lG`4IBZ~<#WNgK|kJ}mn9oI*L+R_W4lZQlkkU**LHxU7T#-
UTPl4{|DO9}yqfU^il8b>*y)sgen^GJ$)2TV`HUGBH1E!aIvZ*;lIH7)22sTkxIwGXx$JIdPxUpunPsdB|)c&b-qS&ateKPmliq_uTe2)lO<P-
%>uuiSx#RZtuww|x@5jzt(uswiO8?kkZGYlyuO-vy`9H;w00NH&fe|I)nXQWmtq=UAQ_+J29q^7i#H1HZ6{$imZ_;mL*u*mHpO>WBeAvFn*lDG02~$ya8K
Y;w0KEP19M@0~%ZK#MSpH0<ce&PW6YD=Vz@yWrJ5zmh-
O)WaaWXW%1vLtt!n3*Qb%$Q2Te*NTj1BzqgCAoOqI;F3(Zz8k9l)%)z&m=Ti<IQ`97s`&Ty%q_LKvXFHye#<ECYj)=(mAg`o1wa4YT^>O5ZP=1C)x))34G
9iUE4Mh7%|GW^$}^UPeeAc&bR@)_Gmzp;;d$;I`6CV_F8j{B-k{4F8%o!nv^gWK8H!F`SU+CY-DCk6a=U}LkTLeS0&I1WBO+p=EilNXK`UeyOqD}soW4SI
!bp#=@AZ1rz5uH&?j}h?FLPP<rtSyKMK~r1qS(g@(hL^^HuXhNRCe^wEsuF21{A$$LY)X`BQKVlq*^YxpMB|9L&2K?i^5;2FK%A6j;6z*XiLq}wx^vY)Fl
%@QOQQTKun2z!x%Bsj;`+}FNktBvg827M^^KBENp0Qyz&B4Vk%;pPlTG*=EzQgAdZ7*(%r_@DKzvYq-1L*3yz8J`bysN>C&)5ad25nl8zWm-gOVXFVA<yw
kga*H##5DA}zQ%R}Pk#AI=&xH{CG@sP41^hYO~hGDGAOR`DyoS{jnAnZjNF$42wkzywN85PVisWIgYkd>5>MRGRRdm^T40`J>3`u?5{S=vVmnVAd(_Dqt4
~PnN}wYs{@?>tbiMf_-s*yF){_&pZZ$-
eUGxmi}<~IvY5o;r*J5Mr}zMbzM*7Z?D=1@~}H7#B0_E`{8duzt(8f6nag2AuP*&Uv`vm&ibFd>cG+V!)ElIG3x3fC8?a8=ZTDQo0lm?Pq&L8Uh%kq|I{6
rLe9UDwiXKwUSewYGLRo)%vQ`t@uA6R&_9fL3sTeXCu~57%58P;yDhOtw&fija{9|(f&BnmpE)BbwZ1>=>=yX5BH`cX5}Yx_uANZl+d}_MKQi7Dpv9B9fB
??PDQK8e$@6+Pnj-0VJeTDLnbRoD=ZeCWB$FYQsbAsF=aKJPGETXGN-q_qaQg=Q-@-
vE&gAO&ir_%Gy`UG8SMplfftVZo@(5nzE%@8AUd8%p%6sqzzd0C{TUUMAqFc#qs+>ZVMAGm}rXqEO-
1>{o{}>+tL(a(voqfBAx+N<x1Q%L%z~hIKR&$s1MZ=AbD|X|f3>_G($K6Mh*4C#g3k-
Pi@g@hKOb%&s(N9_#Bu@4#`C2<BBv_Vc8GMGUA=<z$GGh9+2O&HS_^44tQ_!mkM!iK(%fa2sw?J(hA@t~(*2jb;j0=Cerz6f^m8^fSvz*iRqRN2onSJHj6
b!gc?vTqKc*|h%b9NRHqjca7+1iIESmo~fo3*{G1-
%A3kZctZxQ8rUt?}gf)R@1|+XWavwRNXw_NEIV5iI$R+0gjylWRk#8^KT<Cub++97;<V_9e$Ifz#RKQ`4q~gq+rS+ef6zh&LSf3BTj!yUxm@r}%vw9D6O8
+M!_5jMS{r@rditGV2IC3x-Y3JZ*Z|)`xT2C@`3lW_j4AqQw%TAro*ydDay%tH|6<@4Iu|z`l_e-lHxv3x|~mf$72T@rZZ0k=0z_nL0T=pdzlrS`B$;AcP
wjDKfGNJky#du?`D`M`;^8SZcCt)D5`v`;{06IlNoeXGfEoLQgY8*f1XxZThpjXKl14ji|?$W9#M$3;6J5>$d7_Y?YB?KU6-
hqycJu_V?L#KWHSmx}}5p1VZbFHB_+QWzOgvsccG3ABOXvJTF@O$Or^YdYXa&rf_JZoACyY*dhuS(fdwk?L2=2iALI?t!m4VOkHhlf*cvIcuhR0$6l_%9q
|ntqx&4YRN78Dx7-Z|?u$sOSVsortP<8C3*yEh_Ow{5{C+--5-UXV-uv-)?p40kL0<kM*gq*w^)EUzP|azXmQh&R0+u#>`GGyF8A298>jthcn-
TaH0d_W&90l42sWT2--pk)&R83Z3?sI9(KkAm_lY=D)#t2}l^x*83CGnelqFaH7*>a<v9o{je{>7R2TaUcZ4{lHt@<$ZWkvEL2Y`A>-?1XdA3*PfA-cIB)
);r-
?#q9?XGBJ{$a}sG|3~ER#&puTHV$E4Qxc^zsA{sV(fjzbG#Mrv!8!Y<}S|^6JWMupbFlKm+lZ437cI^LJZBSz=Gy;ct^`$&LMsxc+Br}67Ng_+`8$9lD{#
b&j{@~@?_XE9~5F=51$BTHa%&^N9@9&L3uAF6*dNq4&M<9Oj`BO}tbHJepma#Dwcr7uS2+;F&cyFXHEuHl=i`ll`sf_t(?}n>T!Z~XAB((ASvNL+BA4rOP
m_b;YG?w$HGU@LWn4%M-
RN1}0RoM@^KZkHy#@xvdJXL7F2WNvNfB(=3jVXrt?;mVV_phGwN>hJ1<FBNzoGYv%67!Lzxcq{0Se?=|eDM5nb1Vszs9xhxB!B6u3HDvX+AL%%sCr7j<}S
L_9#mYr0dCi<nsTN;q|;uxVn3+WK%`ghunwshBODm5G_HgbvF~LtPMwq)pjJ!A%%~Vm=DWuPgi*OKRQ?Gk%TY-KVBn`x%7r3~0K@n;2b8aSxA**QlH1)DE
N>9Jf*?zV@008KF20&hc;&n)LD5XX2=BM(Am!()MzJ>WCbcwXE{ArAML6qq<Nf$kFvsfCFZ;0+73+#`kNyZ?3IHtbBnnp^&Po8~okZnfY-(-
S)5!NTLR|uNyHO{=ryQ!^pyV5iqTLC+bEGrrIKRK@9F6Ci;8u-
sHMN+Ag}LbmHi<W7?Wy?X%%qpF_AHDN&q(&?_0U*=;{KZ4kn^dPbhmBaB%~Ep0I{?u=Ra+n_ouwOE(JLF7?8ZJiU{|OW&s?#I2kAD*}MBDBoJ!^)pTgT?r
q1pV-H|^{O{gv?d3BO^gJkzsKXgMLM6KLUwagK_xrHXq^!@<8=r?ZhXzsUu))*PI8XAS*G9ZZ2*ST5ntNmYf5%+uM-
>zh(s0?8TTnz?gEmZr&TB9`Udf?jOh9zr%NiPaNZHm<Z>sr2%<1E!1=G!<+8uG+-GDT&1`cJ-
J=Ow5N?3VvbgEI3<Gu_~0@;%0gB*t0R>AdBNeNdJSWi3KE!hTN?W*A383BaY0s*J+Eg&fZ^BuQ6NEW{8NKv2;y@E*v+z<4`?>{74260*erEczFYB~eD0sB
x%zOgC;Yi3aY2o#YikU1dyH_I!JXCv?g0%TqfA@!fPi@O9vZNkU_1!Oz-
s&REIy5u#(mBls@)PF7D>s4}+;y?p7sPN*EU~&`L6*HN}Lf6vGHdD<5bl}lh?B_W`y=fu{G>o<L7%^8jB2ix|=eN_RCUeK~RB)F+c%9Sf32*QdS{P>Qh}u
!DgNDr8fo-
%74|@`)@VFL`p)<EHb1&7Rg@|@;AO>!+j!&pfYAOSg@S3i=zujV5#B3VL$zEr}vjYMFj(!ei8%EA1TpssGNnTjGNl9%(y+nf}(lno#=<4}{)a+*(_qpvor
v{T(y)kz?QtW$2a9ah@fsnFZ3-
syM#Vk5HIj`U1Pjki5`e!=Q7JE7bh9HXObyw{<v;}tALcS*DfAp;Ep*5<wDG&Z3eLcXAVr_$&+^eaXl=XAKh%dd*vRimU9SHfIKP3%~%wqK1la&Ihq%xsi
FGigo^fWEN^;II6A;1bSoR~dK7p(0m4E|2Gn7c#_qceIeN1MFnyA{k>gc@DVvHUql>Efg`b?>1BvdY>zABjB_Y;s5C0+xw<oiW5>fzA)pTXO(xuhs~rqgx
HmuY5E+ek*&P5oB-
7UNLA(w1rQw{1idM;W8WfDVm+)_>L8GQIy!o94+b9e$hCFBqBa>GzF&3A#ERxtja&;*@TAcOi=<Qifi?Y=w@G^>n~tXmDYydpAvtWmDhEe!M|e~efP`lI#
x1za34~IU&oH!%VG@KQ?NMTdaEBw4_uRU2Ip7oORcagK!?6EE4*KuwN4CjbZv{gI)ZA3%Da5QQUdfULyw&naj9BYa)DAP8I;RKPdoteN=p2k%%ECJiqmof
fvh^)0@+^b5K^qq=K#r~P+OYKD)mf_DAm^o_M&Tw*mr1;Y5wEyFlUQ6Ud^qy)UysVLJ+V?jb1Q}Dh{g&>Hn|;Z;?jWbghK8<#QOhIYxv9ddt~F%9IWYP!+
_Tr8&r)GPn~`pJWS-Ebew;^4svOcE;lfcrL?Ew!M`7O9OamkNR>xq_v~Nj`ztZB+RK?*QKmo{wM<_hYS7MLPp2`wEdCEs8N%$lPGp2%#zl!^^s&UfE5kF(
<wf>ecHv6|29%|ZL|#xPv;|l(dv+Ky;&e<%4-
;gWzZ6nrr+be2gAuN3>*3{+#8QI)+x(lX{oP9kM2<z1PUp^ft9gyk$vMi`#EZS<JXN+{6^WH!dt}}wAp85?Y<Wml-
BYPHfr|kb`f9B{H)E6#<H*aXm$&Zh1n9q2#Z{*IHW@&YX=Taq7Z$Y5UfUoZmVb1ddT88eYCq~p5uFAI)jY{KL7v#00EjanV<mxq2U6Vr~nH50ssI2003E9
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
WORSE_THAN_ANY = np.float32(-99.0)


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
    best = WORSE_THAN_ANY
    for child in range(first, first + tree.selection[node].count):
        visits = tree.stats[child].visits
        if visits > 0:
            best = max(best, tree.selection[child].q - game.evaluator.bias(tree, params, child, visits))
    if best != WORSE_THAN_ANY:
        visits = tree.stats[node].visits
        bias = game.evaluator.bias(tree, params, node, visits)
        reply = 1.0 - min(max(best, 0.0), 1.0)  # type: ignore[operator]
        tree.selection[node].q += params.implicit_minimax * (reply - (tree.selection[node].q - bias))


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

    Only the action is swapped: untried children differ in nothing else.

    Args:
        tree: Tree.
        rng: uint64[...], state of the random number generator.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
    """
    equal = child + 1
    while equal < end and tree.selection[equal].q == tree.selection[child].q:
        equal += 1
    other = child + below(rng, equal - child)
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
        end = first + tree.selection[node].count
        for child in range(first, end):
            draw_untried(tree, rng, child, end)
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
        count = min(FROM_ANCHOR, simulations - done)
        completed = search_from_anchor(game, tree, root_state, params, rng, count)
        done += completed
        if completed < count:
            break
    return done


@inlined
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
# src/tempo/games/gomoku/classic_uniform.py
# ==================================================================================================

"""The classic agent with uniform playouts. `build.py` bundles it into submission/gomoku_classic_uniform.py."""

PLAYER = GomokuAgent(CLASSIC_UNIFORM)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
