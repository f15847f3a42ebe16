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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "8c4201a6f1c7bbbff3d7972a", "checksum": "5bd8ca9ce8d38472e0b9c3f2"}
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
{Wp48S^xk5{}S0j0stWa761SMbT8$j<F%D)3S9s#;DqL7FP%ztu&rf)<W>-
~#^u8BW4z&}a6j)3Mjsy=dyeg8BTz4j^dm$zvl@a%8~V&VBXx8a6)3CBjC>1v4muHJo>Ziu!AVLi1#XMIRr(wQgW$oN(<Js0!Cr)q#!zt7%RL#5by(-
B^k_L#{~n%=)!;+;WBkFOw&wIXYl2&%GCx~M{A@#;(s4LyF4HlqKQiP4kj+)ttD5?eH37pv4TR9k1q%k;hlMmXZ~7z~kg2BK@~QmWONp}{abu4TOS{YJ19
`E$;I{Pnc+kapy`Qw&5{5X#)NR<W>P{}Mna9b|F70hnUovt3^8;E6Gy=VM%R%tGIs}Cmp(1Zpvr35%joc-<l3j5qbYE=NLRu(Dq$ypq#2lY~42!-
`r9(F#J%>Jrip^B&VjiDnWGV9j8w@JOW<NwL2^Y_Ljbr=>DS-y~bY)CcWhb$#@eN^xUUjM&F!$qmW`A2$&FDvf2f&FwvWmf3|5?QL_!5Fjqco}%5pTCk-
SgFbUULg<XtZ61=VdyGs#)WyQOB;Rt|C(?XZ|HvG*q!qE%nqaC<03eHRUr1`6HmA+av(~Y%=e=SX!)VP59}f-Tc?rP-juE1s5vbWL2mRcoh=iZnw-
5)!&kk28Vy=c2}mfwCy?}$MAKbATx53{m=)4KfJwh&r9l+AEah)u?AI<-effBlco_K>iuv7GXWMT%h`Q99-
xJpk>8S`@<7D*uHsY>owL8<R*OfN`V2!TyT86znLFE_sx1jYkI$3b8&^BBbKvLMy%I}HRZOaKW=vD(nneM%Kff|Qg0gIHNCt-KF-
_s{X{IKJ5it*qGHmh6sxT7~o%f>*AiW?vR$fkzb=z-GW51Y2zIZ+^4q#668Kd0|>78VkIR-
hH$c;*n5>)STm<!i#aO0KZ0<`e4?a2B?TG%Q;8c`u+6(6g{%#>wp>A!(q29RdGli7baV-VX(H@9ufz4YQBG{Jsumu%$GvCYs+c@FCM(c0<m{t-@1cW@-
#2}J05OVDJPyTdc7hv=y{c%=(wPpf?HC>dw?t!a|S;pX_UtfV$$HwCq7f;9KJz67M8h6|@05@Y!N-;L2=u+#jH-JX0U%Y*nsvg6E8UuwgTZNWS7-
`nkur9351{rCE>dp;5LXK?ee4Eo?LYWGCFr*Y@6?=)dVY2pU6W#EMPG$!Cj^7T9|BuAHJ(g>+vtg2-HWT0ipgE}KCqoU4dm5`qkrDVB6S%mHR`sPX-
e+YJi1$BmZnd_<`nxHw=hj?w!4!#HKuf@5=SJ6i|cXkv#GK<A=fEExH$D911yZc2(4h?MmrHSH1h6AVmzx19JtZ^=dP<ipreHrzFZx1rG)dig`^0DEt#*Z
$Z-
~~!IryQ1U?*N+mkryC;odz1ATb`suw;jJl=l&bV02Idc=3W6G;80YeQ+GxF5H=}w1x5pRX7`xomwL@ScuP&{l?7*&pAnY)T1KenPTvJDSOVWoHEB=9)r)4
^1{#-ZqqBHLz6}_3@R;#na^niE7X01ot_hPt`jEk59`+8t0NQN3Ya;H9qA>U_B)yl1QK2i<<W2)jpxmFsqM6N56M~=0$wRcZ2?`e-
Ee<e5DRmY7RYDxW6Q-$xLZ8=mV2Ucq4Wh1G9QXUf#0anN_i(RXQ<E+0wZj2{%qU-_eg3Uaz?U;%LV6d4JlGv0GSu#txD}MWbImc-h+)f-
apLlxo4_Z4{Or%|j&epf6n)TXs)UiVFC!kdh|*zv->$p2#QdlexX%0X82qN(qJPu}?dnua+_-44bUFFkHWy5_y*tl;=fB39ozL_`m`nXasCb9fi-utPsR?
F4LMVYXu?&qSf0r40X&k>l&lHjJsgL^H7G34yiEo!YC~IGhF#qPVZai7LC?0^4f(OC~s0O~32<g7Z8@FF2#Xg$w#`X~8c2uUUz;2vyK=L2JU5A<WD4Nxso
IS3-F%AZTpYG>Rn#batx+K#erQ}8UMcWB>ZGY^mu|N7^^>PM3_|1Ez3y$oGOqSpmwy(otb;^F7J-
`bU(3S$_^^tglVrVXX>8>*Yn>9MKr`4FMKd#akldP8$V%<*VohO-1`<{lAp$j*dqd|4q>(0Xg_A9zYoH9-
9yH`>9PAE{!6#S}=`2Db)CIdT50DvBdZl@etXAD~FG7%ziL+00vb$8|CIQF&i?mjVW(62M?K;JO1>x+~@I&<EUg^FvP#cw~M3y!Qv2I|sV;qy|2xTmO!(v
uc)lc5i+EE$=Ta*COn{Nk!{gLhTSGG^1(QE$Z|XZ)5EWp31hNd>c)*PDErPKw@B>-HJ-
^UqrBbo?5Q4Cm+*Q}KPos2l(*VMA1^ivIayJj`9P%`nLXhyf{3p;1wOv;?}V$f70s&<T}yu)JGYDBkv#a^#qzrwMvYKl^)#`4d+fN5^=e5FJ{H?QY+4suk
%?10DoYY{9B66*TZ|De-)J`lbAEiLKcxOn^)~I;hy69gBF(I~shMfYWbsjO`HOwKcEc#jXCx1*_f$3vply^dq1rqx4@_)Oo-0>lm_6C~O-
4f0mRJh5xK;ZkrCXuFY0^p^ZYJu82kl|L-$4Wg7@j!b$9K26MwXS57AxZFovlOj{dMnuo-}(Ti!w_}Nt592$qEb|exA%TJZ7Vby)*Kg2-
yVgmMEnwOE&ZDn*2|G6lFcZ_;g4LgWY86x`30Us@W%#oc9@lNDY?C+1v3Y|Biik|c}l{`pX^iJXu$as%x)u1jVaC?dKB?kR{&n!M?m~)4u3D}~xKVCw3ij
m%?DY)T9nizDME;7vZras_`0((&qMIgg+4Z4NRsoEUj0^XR@m2h9JoS%{4nr6vjk+|$`&#`xKVTacmWrVZ5i#dD*?q>vfS#lFpg53dn(ar?)KxNg~J(+dm
T^9FPB=bMvJP_)u@owjzDdwu8<mlo?!}&i4j6ttNp3gmT0$Zh};n@$dmKV<O$B~NIXp~t$j0Zq#a$YtL5r;>NWK@o94+aJuVJ*x66_Dp{ThOEkfo5rqVZj
>IMUkO8=a|>z=SYxF3+;H+>3CyXN4s)SH85?onF#P%gy@&knd9tbq_7b~60AnbX9jM5K?t8q({Zx*9o#!!@!1)0s6{X?zJGzIaL{`=LQ1QTi-CMM9lSE^)
MIb&<QwT0SAMeZp8zEMfc$NJM0W~y=<e!ffNW3_-kJM67I-k(#GR#TmD8xlwavxb=!U?O`C-
~yUJgeXERme!&SQf;bK@CpAmq^?Q+32GIB;9ARC*5r@QsJqN9_+vWz@7pF9vLv=f-
0zvY2oqdrcz9+Q}WC?@DQL23c7u8DG6aG>KY<FX_dO{n){!mc@`(Xm{^jC~n%qb4Hb~yN+tdk*&M7EJpk#h}`Xr!`nf&4l8TIT7^|@Z@IM0nAVlDYKdDO4
2xtfSWT>o3(9-
e`~}0;u<XvG;BX{n1YbL_`1yqdka#!W`*RVrO8PMv%S4I2xT}>ZwvWr<jMj}XCOtL6`+{$J&1I<n@TU(+EmV=;EJb3v6N2hKQ&;LHD$uR*0gsite5n|}3z
$v;EpkEgJ>dkoxZnQxEQqZ2`2(F-q&ZO1Gy)P;bpX-rphWv)i&C0e215b!7HFtxfH{^h$XHV;VP4=ai-
<KN3kE!>UJmJqi8gQ$l1<}e2ED_ngI|PQxIpZVBA8V$h758j8ZsNRlb0d*s<&RdG`_~@rQ2>8&!fmF=W~7~W?B1si62PaJ(K}v8%Ipa#NX%z80YuB6jzeH
<=z`+zxO)ainzj4FHOH@3Cm+;j>9Z!x0giHlwCstWoHXO(EMLA!DMd~U0&YO+gbYWW=FPy+3Wv$W`L_A{ovgsYyww*nBv3N%HNMLiH$v0dyV4nwA3J;@<1
B1jO>r3LawXW(%hJLH?-}oYG^6duL<F%jncNP+75J?xkS~Os5hqrLJ}A_+_su7QY?|TH_5<bRu@T4-P-
&Kvz^YDP`Zaa^3AX)CsCc&8Gg%wrQ_j&V)qWP8hWkuICmY(WgQ-nm4c!R+{DzF=f%}@^jLN<nXece?LboAuD*x^2l7dIKOsEanccQX2tjapga(m6&?lk<{
(D^<f*RyD#CRV%tfOF}+WAyK?!8CGC|PBAw4TfAZ+gyo1(`FL3`E8Ge4U+IHwo!YkP$_d{@GjEFT5Re&iQ?T%jev)MfEQwYGo=|DX7Q&jpi%ibboP&eWqB
9URAUrj`9MmM$jkEVAp93Z4{V=1OyXXLhOSxH+y@mVvcV=c^k744MJqkwbrpbDviDYn$bL!w_xiU9cxc^Np9936q}~cPxF3$&teTcf5QH0ZgI5=tLDU8RO
;ycnLrp?=LXt~KZ&LSXoX026+!Pp4Tr|`F8zAy7;;>gFqVk|fW4P*meoi97$rO_wPigX7{)Gw<V@jd$907jw)K(x=uf7%uaSeZFPYB@TF3(&2R=B4R=A93
Xalkea>&8b!jSzh#2AQbjBF5i2G{XKa-
&=_zzEdkY`pn`9tebm>k&zNrbUwi>t;R(I)IR{XWuXS*WtqO(IgETHByU=0c~Zu5%M1@p2uMa9d}}_6>I0@e|E!@9=Z1tmqt1+zBDAQYSU1O+6EbpqZUDh
ZRqb&?0M(EgQ<z5Fn2P3(@lbpQ~!J$xm}3B!9BiX+V>`w>ZRuXz05=VRVu3uVusSJ&}MIxT(374DH}`k!wXA%gBkTDVm_7+ixUQIU0)Vhid6);yc{#anDz
%NJ&W;^grPRW=Kl0oDqKK<3K_ly(SebBkcx&x07$!PSO1pf)5)jczn`1}f-
`X*lcykzWtu+$u3X9hZ_p8ufflvvGx1v_Fi6~pk>yTyb!rq+XeA3zBS*s5$VP!iu+R7nHBDnW$b!`g#KTn4Ny~<tN3U$=6^?mZ%Kou22MtOQ6H)Je&ctle
Dvu)7bw+Wtk{7=aX5Ha68|}TnxWPm{TAt*JQOA}tD0lX62srvYQS|Y<35o{7jf9%*)-
`I;gRK%o=<_XWb?1Y8Enx4L=@xfTM*bGy;TC@IQNq6`>eM|$E~S}uzC-WO8!1$;w!g4H6t|^y2GWBWaIsLl{~~P{>PaG)hAwvH98<dNfIeu=B$3&q;M{mS
-`4yBehizfsDQlJuj4f}1^x6^E_42WIo!CqXTL-
##B4MO1@hu?TS0V}ju2C)5*YcFv6%1pewJ{35qezm?ebEX8XEHxY#8vok~xu0x)+#hDp1oL^)TPUaD~R%24=6`6Y;~$bL{rl5j&YE@i3pEDQVV;5)9s}hy
5ov$tdJEC)-
r!%*qwX_OAXBj9$V@K+14#p;9xpOivELzEpswhN1NKi|A;*($rKb^VHJXvyUu?KDi0fJf#;oB~AhDA5!p`<%iJeP^Akq^XdpJ7puMSJ*F4NfIb{mIfO(_*
y)pMAnJ-qy^?K?f(?c+18rFc@|r@Rw(A4_k8_~a3DKWlOavpkAoD?$X89{+vvxR4y_L?H1#n<W)c~%*87$w3?g>vuyCVfvh#a}n|2t2&*r8ZY!Km&f05>A
@W4Kez+))Dp9^7U8znBJPFSPe@;xAb4wU_><7Sz~ey@%f_S3#&*jq~rW<f%p#xq8*mDUz2OR13e3kO_=k;_uD<GS9rwsjS^;TG0x8B8_#E4IQD^Pi?n`%h
;rTHHV1Rf;^G8bAgzw&}CwGq(o3iHYElp_GVW#6I+_(7lPxof^}smQ$G(~W93l@+cZxrW+rTlj9a~ZmyiL_LmMeM-hp1wL@<QkQgx<>oCZT9<~dKjDGPuC
eCNHk{4YalEorUwN7@LoTdIJ;!V<VQ(T%BPHO3H=ttdBZMR8C_RDL=NL{N?lnjz3AwXB>%2flu1A4I$KQx>$($rzA3b%nk7c0Wfj!L;9D{Z+g`iDl5rnTW
63gfYEqJ@FDOwp93skziEw<(tyJnUF$K@MF5sZE<UK>w85NTJ1f=iF+%ODcqu{z4mQwsbtvs7Xu!pueic^Q`5m+eLPxrGZRc56Xi?u;P4KYqGlvIkNRr%W
WRS|+t{TYAy?h3vVzYvKLzT0iqU=hifsH`85$Rl^t&Ajf-VqXR)@{EiiBAN&I+0A-$CzmducscqX9uj|M%eUT=josh5u)HDSa-
F9oEAc9b4}5mfTeyy3*H#<jsCoiT+ZG7^4*TPR(ZM(Z3N}CbE?|>NX3KJRb(YAyLK3eKX9(%=nceM0Lam($z14A{M1+ZNBBIANe2$6j^Sawv<c}hihInYB
&@!@{Sac1V=2czot&!0Lx}l^cS-3Mc|cEhsqA>+?kj`9283=7YubZj_=Ojj)we-
<N#|nMD;Cs1a5(2L>E$Zj42F{s@N<3uU|*Xq{n#pabs{eoQhGGeSQu$Bk>5%7yIq!=uOPb)vS9YSFl0=art1P?Rt9t@7krf>#bp})GNOREMLP)Rj;dfH%M
>UE3PFC?S^FQn}Rkycf7xaYh*fS+S>qCN->?683$Rn*?>9lf($^dg#PgVzajX+$`eq>fsvU?`VsUR1XMbvU&IZ5y_cxlqndQ#I+@p+lL%8Jx-bD(-
r$B6P_<6hGp0dNtP7H$U9SkYeEMb{5tK^W*vI1@RpUR)hrB;-
^g3un$Z79TbmI%<7R#|WE$_H89y>6|jkRG4A`E$jP~c&@CuabAJ`>VCi4cBp0<z$MtnJpg$M)*liB9O#dlU-DevMG7h?hc4s37XEHO~MZUnj02we6?Iv_$
6iC>4pwJp=-
ZW0R%l&6~A2`)Mw_LE=7pyfIggEF(k|a*W9ojxBeNi}<*|+HBL6cyIc@?zupv;s|x>;l*G#=;;!;LHu92%bks|s1x6L_P5ax8!iBpBH3%_l<rdWpj2}2%J
?<xHoEh&PnGq+C`l~{<N8A}6KL-^Je@1HE-IvtFqB$<Jv-A`#EUC@=uvh+ob#)MpV%`7tx+mBHEMO0o=u_(N2iD+y@v45{}A;6@vOew$1;C&$tYn*g-
dsjAGlme4KNLJ4QLzMzx=_%^O?Sflt9nmssIrh_*9~v_w_vw9Wl6yyRoKiX^~nl!7KmV?vaN1cplJBO>7LV=zr~;0`f|$nzF8Veuh4umvUbFLw9VO+8hBe
O7W)4$Ml25V0fQ}FuLj3@I%;&5yw`YX6iXng)m^`{C<L4fziohiQJs&oc;sBNHe+`Xt#bXPR({qifCUE&lu++Y*-EKZT-
#sbNsPeo9q2?od7q0t1AOHU2nINbguk;(upijk6u$RwRgWdH+XL^XiG5owK;IK{r?}F#)b3_+mqCZN|u~yQQP>72_!wQ;A^xmS+YtJ!vhP6LbehRUeU~lE
Ft1di<J@sVk#I@y~5Ny4I(%rHu(wF$n;$yvKjN1cq0j2>tm;H^yXmMsuNh*Zd=(2WlY6nhP=S?<3IwJaH(6B-
`Yh_<vBbvc8+PV&tkpC$ff)n2Q~YH>qmz9+-=g0I32(AGHD!EJhCw-(9h?A9gU&ur*ZOcdp`hYn@;<iCJCAu-
)rRrsjnFmmdr^suO>8xHFH*eMKzkd^)t}X#wwqoug-0(rebTH$=ng?%~4C8(vx`oN1w*oqvix?vnljPi18)=bVGeP+;$x+M)13qg?1`LP_WyBfbfQB-
s1fCCXhm5J)(qEqGH5WqN-$u-k%MB7I1{BjgtX2iJOl}ef?1r=JdyLs5t5OYiL+>SJQ1yI=+-
sfoU#6_u%Z~K4AwV<Lt)s@}@W{Spp(FZt7IVJj@9CE{CU6RH2Xbb7)$6>Fr3DU?aOP)mwJ)vNEvK@3Z^j^(ulM5@%$<mc9+tNoZ!m3h@P&-
|i8CIl0;6TmKEI1`{|BQ~&yX2P&6^E<#?0`F;Zpx8$cckh4dNg$&h1dNt5#Vq3>!5VJiI&jZUD1n0tr;MJX?s$F}UYGw_MI&@`?D(h0PzE!D=E7ecU`#{c
g_$J^gMxh$1YHV+=0BTsy8h23N-
OQx|D`x(y_r@k{<>ep)WMw)7*H}Ce{gI2);;Oi4jg4<ahYh&hgT_GaVC~RgO%S5Mtw)^D6NVj6Yz+cV99lj&W<TxgDmzGk*!W&|IV0}OZgLUMxDmAj?%ku
S(c;VAO@Jow0GlN#7wa>r@uXe&I<Zdl#$9sFTnVRyX(q}cG(5a`Wu;j5RQFL{m60_N85HF&w_2Jdlf$cFnWx@qmCCc^E7t#iRg(r7-
hG&GikJd|V=q5Pxcp__=VJ5QtfKFGv(DM1bXUJ{6SMY&Zm0r{68;5vnj;N;a^a5BRD)l>s{<fRwA!`Q<^!RMOoVwIy~R>R6@Es-
`6?K^`*<A9sNYA3mn<dQA?kVjKPw*$N+iYX3$qN%&l^CREW^pql}x#QEcl;*V&NaU1D)Mf!>$qD5X+!~55F7m|KX?=0r-YW-
zDnn{gmb>z{+c%3Ms7bLb*egc17qU5;RAlS#5E~!-;PA9VftW?;nQY@PfBr0nH2R|G4O20BLV62{3M+fpwcP-oxiTvExgxKJpR=N=z!?fUPT7nd_L0aLcX
u@p^g6nHVr>dDyGB_JbJ`{|r2$LQI!O)Rs6Bv3|blvF6jT)sH(=debN?YjHNulG@u_gW8p}*!>PT56Cz+&MXhE!I7qvu9k&HOq&9xWS>ff<{!tG`bl#ijX
%O8kDD9{KY}Hc=T<{Cv$l<I8}x3b{XBf{^LDT;#efvad;tht+T!TOmOW%7_9nbHSVFxhy_rTCf5n`GH{yb@(wgwinNc-)6H-nYKB*xua-
l6poB8jMI@bP4IKeG*k;9s+h$^8LgNF6(sjRpK?g^Nm&VN=nf$xjiEsHlm%bPog^*F(X48@ju^CqLPbF`9zy9420?p$462f_x{B75@Q^k1Be%drFS6f4oZ
!bWRK`=t!tOrMf$5C5skLEE_|uiN|y1@l6gov}3Ic-YcYg)3f|8hfnY0Irh_eLe9<o>!I)eX=hWpy0JvCI5T39z<T|_?`8Sm20r``ElxC@n1OMxW;$SIT<
CAY6@n>iV_+THtyX@TN}IKf2T68-iF$;Pp72cCysBs04WOOpY;>5tZTMAAHU@_mh&IyzV~HAx*EL$QN@3x1m_+j5<-
;Rq+K8_tz~m>h`z3u5j1bT9PF%8G2pPft{B2aX3mlsi*Zl_BCT<&;eIe2fVqMDF%*>~1uTmtZOK-
2j=$T4#{R|ngn0S3sdl{FDfI|@Zs=62qGIQO1c2Ui;_de|ChuE!c6fL#HN`EKZJfvua?a}9ZmslthHGs1Z2ICqzB@-
W)zkT<zn{pOndDPXI``R+_S^Pe6Jz`0)JfZR0)o>(l$^}|8FXFxl&o5JW~WSA+&^RsAzvDUf}JoSU}u=hS2a5uf<~m@TyQCZEkEFi`(Z1<<<R=2LPo3jdX
Z<t4;C>G1>_F5PWK!}>-
<3YT_L$6F%MWhVAxF6GdMdBBs)Y+BYX37lzEa@n^Ih)+Fr`Wue#R>1p*#;jX_!J9e}%bDJ8k}yJ`ew!BA|9*ZuVS)BGmVbGmEIS41gY0s%r<Eg$D|7fW4d
GF-h#&XAU2w!NB{nVNaLlOH?js==;DXm$$|TY@&Lh|xjfng?Jm$U-6Uc)?~3aSKz`FzC|5znxQr3SKmwsPHikC7ve7-5um9bEP3i`6*#;Bo-ompN9H1cu}
5RZtizRXw~aPh0{<cSGGgaZuQi#AsK1<qL^w4#sxg`QBe1lM3?GaLo)@@$`2jrYzXUrxxZ?Sg5Gq_UQad+MgcxSRUIpc^Q{(~ePck)hp7*1RRaiDKD*A6N
M4p6VeVws@0uXS{BiA$#?e^8pmzZMTo$wzGM1na0kOVY)vg=(9qNQvC{cg&H%?;0Bf4r|rnCYAxqtvw(^PDFSg;K_=6=EFq5K4TAE{Bzb8Sk2mGR5fNoxG
8&BvHjk7veza?MxYwcM3`HQ77LI(I-NZRfJRc2GbOqH1Fe#PQK0*>*=pIov|rt2=OKVBU=y{H;+HCV)ggbq)d6XHD8Fp;_D=&46IS!NtT^H3^8u801$dl-
Z3|9;5ZaZE`(N8a>%0y!+Riu-DtN&tzq~7OJtMCggg0J1bm|Sm35p5|-7eX5EonjB89HQrBV3Rvy?#_mA)Rz3X53>B!6?rNk-DySH-
7{%g9(bAgySbO?ljvPGhbBwv5{mf)!XfpNt2Jm1<%c5x*N)x;~AbOpMJyx@tUA6f0>c0!xScCe}XxWrp1GQ0RItl2CO4pgD>$5>#;eU7Y(i#1*2kzV1HRW
_#=`#O+OKElKBqfF>THC<XlUY%yd5>#bv4@4la`-FX`WD~%VG1&@n03&Ot*lnp0kWsbe_{n;<$Gy4{4PfPa20n-
lOlg)+i2((O2|(g@&7Kq4fNfUz0r}oA55MaQE0}UF`BbAwC(LJmAz^=6%&MtRuB?9fpRVa47s(p-adhaf(<@&3UL|9;@bwx__2QYb%u2Gpg~B8>8-
S|u^(YNBrL1&4XmYcw-
V!z*C>KpG10chxV>QATPfomDYd8k)ZkOuG4~E;G$LK58STWHm;zFjT9+IlOiq!TuqN_NW%FyROsUszduM#RBI$7}tl6GZg+0^`!b5u9K>NpEaLJ1B6j$!Y
EzZzh+!RY&f;}vAlXME#$(OhLh$_kL*2qz+Fh&#1zih2}YyDG`2H;BFEWviCDC=q<~h$;1H<n%zNwtpComLr&4JauIZ=!PrE_#r|7|EaRgRnjD$ZM6=i*|
x!me0)XhK1M7meh8Ncd-oWONC?yBv=T(&8{&Dz_WZ;d34VzS&a1{c&!&eXL&alw@BqK<ck6X6X%d+1$aW_EuX)zlbPjN~)u~O$j){BdytPu8yfrADlfW&5
6JFha^OQ)+f5byA)UxZt<29;D%O7~<jFc!Xbj!B#)53-
2od;|APN$ByOwX%IErYAOO<>j+F8}9V#e&lm6&wU~!paw4ov%emy5>4_E{nGHSk<no2YYd)2O#vPI8z^s2D_!7Uug$ytIk?a{EspBsBwOfR73Sry}n%XK|
}Z}xc&{~(wg~3V`Uq;ToYl*_u0ynz<4!ovQ`<)m(q6#8!`>%0JT7Qx6!S|1cB?IwufL#Fv)Pw>FBJ+zD-=L`OiIn^$>wdXA|_O7M=)F?-
bI@DE5$_^Bzq5Fg$G~;j2ayL;w!>Pp7ObaY$%`&wVR`{h3BNrkW_+jzJb(m^0GFylPqG?%6w#ERcY>%oi6!as2*#zfNlb)39n|U@i8AHus}txfhr4q_h+)
AFUj{)9i+FAJfzd5!qp)?UDL0LUn0DNR%qXD2{2%FH`9FcEf~6fh5`Zg`iUK0HPYu?+y<Idh>%`Essiusf}CKSDj5i1&uy|?{>M;%)lJ!9(3;bEMB`SM05
<Na)cWEuap-JKe<ar=(X50532-3HD$nhlLyS<CgF+oY>kqEeL`PR6tjMhO(sju>`kAnugmJjbQ?1P_msQA!0wRX(&q2EX4c^!q{~lheL2I^aI3-
aAYDALx15Sr_C+~e)`pjOWzqIxrf)N8iFXB}7Cr7G5K)wMrJXjA1xin@B6}OB$U*z72cf16-B0$|lIb`A)%ijUiT-
gbBr99He?h}FXqyieVNeP=DdxM^%;BnL6e%0n4$D2wp+J(xBAK?4fNaQ`opX>l@Jf<#THnnyP(Hga5V$3O4aapKHGCGm9aLi-rv1%r>uz}@f8D3H4=E0(&
K7}z<q?v^sv~kMFFoe&VG{>rGxgsSyC4ZkG)+a5qg6mIfsUK5h6o+ra_0M(au>S{cCbGw)A^#uS2~sK?Fyme96OLAi@ED5F7k)JGQkcuk<x30QF3371z9A
tes=D^@F)4bKmNiHq?L7}u=D*4;_N;d-f&7O;aqKh@L9{k1nG?u9ozK}Cp@2x{_%v(B=11~qFL;9v|(XOe68B%(2i@Th*sXxkI|rXj7x-
t9sac{)pE%$?0mb=d7`!zV~#yH{2kX-
h5or`hZfu3SGUizZmmL1#T8&5@Hb4A`eLcufRBjJIB0ICb0z~kGoI^o7Hz}#rB49(Z}zEh{OpNHEPcDMG1!D{x`v@FcxVNaZOfZ*HMg+3*dENEN$AbIp|b
ge_3ANRi#=A+UQ!?3X1Xur*+dGm)_i2mzO`7$X6>f@b!X){h#{l7n&OskvvwKw2~L9(S(ae4f58$8u?YIz|4a%Ky~-SvR@$Zg@X-
QF=DlVDR_2X<br9(#0EWARB0(F=N#_|!_;z=lw2I%HSwwX-M*#Ht4`N)|e8RP|YRbV%qN%bFZePj*8Kj$2MD>i)-
Q}3aUCPag9H;f+MF;h@CK*5J)DrD5*g-=t^Z4ORG+3IZ{Gg>V^`0OWT@?NQ)W$5NlzxLcW}{`yv^8U+x$g?k`S^?mE>IjiL5GlltL}}^5$9-
QkPzZz5)V)IHd#jfRvsF(OHH|p0nB=;TCYjKykQ_wv3%|bzoRLn7A0@6m~T5|<P_x7I!h5xY5i<WX?cfTw+4(^=hFPRug4U+ocN-_PO9+D?3hX$CGThoy!
qu&HvI$@LXZkoLC`s>Y?IgB1wKE1nACG%`Lb(~Pa;9;K}0L36GtT>4Ekke2m}wuvogK8iN5x@Gb*~4F6ImJTZ$<?<iNTu<S3XfN+s6C6;$KjD{#b46;}pV
QHrulGV_HQjCho?3V)1b!5@pL)M6?=lr*L(%7g-#C`$}08832TyumNcJ>I=fIV8X}@H}3nYqFD{%SNaWQ%5IFzNM|#)a(W@l-
9QJHNeriU58lHTd!#_cQv~gPxfkYQrB)$0{XUzrI|;W+P{$xxx;b+`9p1vVP+VnTG<EG2+JL<Q?M7np6^?m@6gnu_eDOO)I6c>YJOT9cHlRIZVRTVEQjgl
BT29A*(sinYLY_rvW%u7Q%DRY2duUmf+ePo?S>L_*(=!Rk3FB%er^~F2(jh&{>Wg;4p1I?`0obU;A6B;o;>P}c6TYrFf1>5aUm7j`S9YT0wNpkUXw=Nl*e
5o>JuAu>!ek*HY7kFx-iTl6LIavr3sUf;8S}$)7#N@?IrOx;nE&($wV@#A6Ud4t&9byHHIJ4Kh;(|gjKI22lx4Ak;RZyL4m*4Ze0AaaCnIY_z6uMautY-
ffZ3*$Pg%?%Q(sJm%m+6W<ThZ00uOC-p;)NpU-fyq>!n1KiW5!P)t43m7n~AjM?t;m5$L#DP~AYvo>-
yCbL!!)G{Ap4L5f~ya`+Sc7Qoq(sU`6l14k9+B%Bkxg*pTar$r1W=d^0{-GpG(fE9nGu5C>aWkc|q3x9^w~r;-
oABLLBlxXLiQ=@oRN~HE1}fl;?pyLvjuvwAvkmiV0E}hxHk=YQdB*JF!e)0OLh(lqp|#++;$dCUTX&9DfDt=KgR?CPD|cR6c=!><E`=$wG{Amlk1rSY^Rd
=Ld<7Oqf$iGVqBFQWt5CW=;W%<6rsq&lKdXK>!+k43zpD_qs$L*g@Og5}sUmwRNv&46-*o~4Kg}@nS!|l9;Ghe-Z_Q9t!jvSQ8lu+=$Y@V4q#^?}Nkc=az
ay%><GVRqd(Fwdghbt74x6F!S>cFC`1!uhE)EF;PWL{oJ(m7FUtJqsC=#|p#@rq=2o3vj`eEN2OKlbN_E7IxW+qy-
HD_#=jiMS^eV*^~%Q_I(oyCww_sqqoDT;z5+@zuv6y6ji98~iwAeNlYkT>ny{7@93z!U`{lIV=))e1&O4dzTS-RcT7;?^LO31Dd$idt)Jwe<h?z#NtzXRH
y&9zP}Hgys<BG~=y0@}a$HkABM5_h}c%p0ifl@?^2v?r-#8Z0i|I$q3uEn-
!q~T>IV0JG0=nxZGgg=9Q3!s+5n;=)X0!8l8!%7Hc4h`$o*pOaFcVT2tb~3FqW8<jCsopUkN%+h2%I+A_E~nYsb!*1N9Ao6rXR2}MGDPO$FxPVv=vrtP5F
0BMfX`pxSVeSxc(h$OWS|FIcIi$#s@sg>QqaQXrF)8y_{)s5wH+!6J=GAa~V7iCZ#Y788&w>d)fMBqG5uD}@Z20fM&vKQIjnIL4FXWfz%^t};^dgxu!1Lv
Bp$VjH>6ApV2l}9x&dy1{0dM2Ke*4cwkK;U^*cyz<RP}3keRk-MaeDfr{SvexD4tlQaP*!MbZ)?-~VDbagF-eSNR0CtPT0do??pL%pLfqf6&D82+WV6hBa
fb%SiRyG_P9tpL{AU@2o$fYCLzV;TiMhyok|vR~+4!F~!#p{*Mw`g^Sy}+YPHUEwQn@8>sQC%bG0o)YdVS;LT%A_>JJjoHY0ZSbW?agZ^6S{A^ZC;soU2F
#BecA1l~B?@X(1Jd+#08y7}ss5rXc}-ss6pT928~nJi=&7=-W)poQ?d2oNs7PMHV5x2T-7TAGlj!ZHh<wiCgp^p#%ax0)3-
Jf;Q`l_er|IYhQ}%85mp8;}S+@k9wB`J;gj<wofVN)`%R9z6i^@6Ch~$hGq(R`?>Df8=R~%fu5R_PcahpkILAP{+yGIndw=gHLO&%jtf=vX3|MRoLOEXC7
Q|2eKkL@aWZp2@UmAbwgPUofoTLg<@5;sTc>NlP}x6DmIMRm?qc31l6Lo)rQsSY!*-hT`N;S-a@9bOPyQ3`vsvpW-wH>S5LH}bYh!OL*?ZaKAfye6u^Q@i
&8=*L+7nlTt<yd(#2zvnJTgNwWVno1-1Yuwab#s;L=j8ixoYEy^*rM`MYMT})V!3w<;g7rhzecEK_5bY*VMPm+MTsDqG{!wY^QB@1<T(3ZG~a>4-
(1{5oL4@HgpUuIHp^A?wniPTyZD+sBUlLx+BZLJWWlfb2dNF7n4HJs&Ip7T>W^m(X=ZJ!5eX<26}T53m|f^&cMDsHr){MN|@-
!08Db5&**~{HM+?N02QqorB|v1yT5{xQQN(w#Z0U`gUv;QMQ#(^PHQ6J_wEI0v8aa@gmIy%Z)Mc$y#?rS8^X75Y&#lD8*u%#h0qD-
1Ra3r)VXL0XF<I~!|X0hH+p;@S*CMS`+O1&q~f`Ze3sEW%{esbHkGmW%4pCAW+<`cV2^6tQh=4-!NG%L8<E5gM1=`;4IkZcaSH|8ZqGIAP3L9A<msb?x^-
m@BM;1D9l&TIDQb|prvo=5gX%?($|<|4GY}GsIPx4QDO5nQ%~zWhDBLQ{0F*uE05V4HyJ(1VcRDly2N7a*JrUEQc)uKpwlgoU+T}=@pQ;a$__-
R;<i}2v7Zm-Ha9pxcWzfY&yx-Z$l@MBsMUK&;m3D7as;d<!Ivo$r)u@g|8t;XM84r*wg_{eCF2<|_q=FQwGdJ|eS`-
FCtg)22E0o=?NhKKRq5h=_gys$p+?|dmb(H_;h_J6tqy;gHQ%dYS{mWo_znYa+C$w4iVbOxD1)7f$0AA=>HzbjK6p*Q<ZAG2oqf7eVc(|J9w43rWerAR*5
FwX`DB5Q$^PAqhs*d;5)&onfu!Hx(7i}ZvVr|NbH-UhJ*CF0752l2!6gurpU|+>ve*hJV#D#_(XY?CKo;2I2Ox6r+Sl#UGjOh#(__7W`W^yXr@XJ>Fs2T~
x+d;H|Zqa;4Q`l1!_114`5s7AmH%AE~<^~g}jSIH?W{D<nK18%?%DciuMrG#K(X$0o{vN8c`BUl>$EdIpkHpI1O4P7=Q?#oAhp$)LQtZQabZ_-
LoPrJ8TUd!Ta-ct1V}aKXAl&TY_@0lg-)hQeSvZt)she0S5oyG&!5lA`q~>9nbK-
R2l|E;EUA&rS1JaAXV#T(Gw!k=)9HuZ+p8PpTV1ubyL{^yVG`l~hm0N}DM$k{HNDtV#c9E5K=Mc-
5Q^qM}vvwl`R&R!~nA}fN#6&oiWEF)HN`fHKnZo%W&bVP5^IFoZ5(y;|UeCTev=2BQr?;n{T5FOeJBLR9sXiI6(7Kv#HbKq?9`y$8ac}D1f|8e$Jq-
g9u5aN*Bw6K1*mXrj+)hh{M6{-0-Qy*-Jy1l>hhe26O@c8^^je8mscoaSBlk|FPu3<s2-Akf4;3p$8l-
#YYtwr?xj$oi7`mLORs_z$CnU!DUmyLbbJR!VI&5{!(jHr@o8W-4e_jpsvV=;<x0>U!LHuNfO2;*!^ly&gbRt;uO{`x-
*UM2ABLU6we@+}oKh1}Zy^r7g5eCaw3f9n_28Bzs3ADUEfb$3wS#FF^NJho7NX}{V^9D%_xR#L<{)!6lg%gBo2^?BuJYz823Dy3m%#7HTxqO`?HGK6Else
lZ9A8Yvk!t*yO<n7qw*DqWDt;YLI*+Jm=9mFOj9u@dWazg3dmJ;B4B$78I7i{%2c;9-*T`$-
Kj;e(s<CcBC#fhe6WJ+cevCFjBF?v1^ounEn#>AaKcxLfKUOWX<hN`#{GiS07iId?ws4YuTB@37u!P8oJOOXdDA_lC--J@xgPf0~XK60b*b^i$eGqU}F+5
COu2{};Jki2BC5mZ?a(sjP>;q!Xha2$>OjUdn)ui4#?dD_^?8p&hxL>qXH?}MwP33pCH^KJJ$0)FeP|0r9vv1hH6SX|dMN4t{wkOQ2pqbIU4i6qW&9+>sb
l_O2h?6O<-VG<RgOxW;w{T&ebVb#8TcI;pr5Sv7l*MG%Q99G@kH_pc=D+}Oc~U36Mvil-2tY)+ok<+Kf0aV}(9(0qv4I$LUky|0pRBr;9c7CQ(j-
!u^sT$FhNqa`iFGdMIoS%Kmogziv-nC9v6!@v_@GYv+|U+{JVX5lPkgWHW%g|)Y(LJ?eFpev56MH27zt3VavkU1-
l6p}d>58<`lWJ}j+)FI^D%HNL08Y@G{milcVG@Pli=6u*g@r5JX0L~>a@Mua+*uxukRk_<#xv_M}KyAc{Ck6aH=hmXCvT8SPk9_PKY9U5h`Ysy^+BJ5!ye
Zt5)ugJ^<QHrV6it`31wLBMU_5WMT4%11*OYN)O&8Cv4r9NJL3PK=;2mnO1bnVd?#F$Yx&Zz6Vpf>As`ywCFX7QLd^kBiF2fo<0hDcyD{~PAE6@G}8zW_N
47Y%=CZkL|7lg@-y1Mv5MiR0R{}Dl-ql#r5ZO|tTb$6bZIIN3%fHs@qKoXr+2zH!B&bpCC64TxnpKk3>=yT>_du_u5iY4dE+=G(l>!>SQAm-KcI1I8%Z@r
oZxncS8jWH+?73aPNZJWRU4w?`8&-%;}njnh;m+`Pj&n4M@d2wOpW=c%K2%;&=h*1r<s7=9Or^Nxehk$+s{!+zO7rPiB!*-
oLP2RS5#GJ$OKwf8lz3~>m`&7UY+rmrVLW9_qO=jq~M7NhOm`wVmE$F3gbFdZ8}9dX?U)Aqn+>^z~<@gPUeY5^@r%~OvLI)H#xkrr#eF~HEK~TQ9r@6`*-
a}F~Jo1V7}ZYVtg%t3P&evr>-
unX(g0wvhEEI%+RoEy+}P^ur<vqNi<Bjihd4Je8Sac{%Hn;f1($}q+F)?_}K83ah2S{K1yPsOhoSjT=dGeuj^RSYdFDGR(nMPaWZ6uAhU^%GjTS3+8tW4S
D6oJ=^0EwaK>cyl?D(t#mC792vzDnj0k)hPx3um4at;Hi$gWx@$P5_iB}-sr+}IFTs61p4ZI_NSS%w<PH{v*?jdBgJ(fBOw;}z!y0{{063G-
4YYE_4G44o%{IUS~I_8TvdJR16_Pa<xFJ2HTczdQW!5`+~qClmI{&^EG-
;MXcOG8qe=dkf3eRtGQbmUS<^9^aSb_RtGJr!uML{N{jZkZ<tun+#9dA}M9fV%#387dAbp^gUW6?U10-
9$GUse>jNXJtFPTOhgYq<FomLGLEP1<s2HSHj}&$^+X3sCeJuZ%7d1?Tg&APKqj_tjiOtf9*#jaOZnGcgq<Xq_P~Gn;UBesQ9_SW49doA!zPf=q4+Qb6!F
BWZ4GAT|2|{MQ$p+!qaeMQ7^!;invOE9`sZa+J2Rv;D*1tX#aQksQoX&Pw=@c49)ymDeg5sU*JM7h~bv(aJU;>*6Ml!)y1{B(OYozxeb=XvsR6CaIyj#6T
22SC6Qiu&cB=3g#Vcj$=NM6xcd!!Pn_+0+Icrg9EmCg&xY<<7)nV(4>PMqP%Wn?hUPI=oSdYRq8p>MQ{kUvOIqwCEgpG!E8J5eQ!JOfaF%ivcH@%S9s8^^
f6ko@qj7){V$MUttor8`6!gVUB4M$v9Td3>>@!zvkKWKGim7wt*1Y~VgIbuPwxXiM2;BI@=o(GllW~$%*cF5G&NMB(vwqv^<^VeHBuKiDVWkp@E4R5tf1F
I~WG@HZjf?*{i*TGN)Bc}>=aK_&mm6|oV=8~CqD!8lVgCa-
=17UMLsaNLL#A<%E+iGi5rIyCpBK?=s~ev~lpqDiE6r|QFu3w<7Y0vbK6$BpTs81Z@rYXo2<huSNm~DApHVUpJS`<gE%IcL<z`6c3XPtvFsfj%z@_ArB0Q
%gN#*|JFNKkA>#LwGa1tK-sTs23;w&}06spo1+kW;o<DXo2KX`0#QikTez0Y_<ETqpYVlO{f&*dM9m(%C9Rq%kGI(!IjmFTuU{l{90Uwzw@Zj);3+0R_B@
eM3Ll;XfOC==X3ZyC3X)l(i@{ddr)aD52QDypx|JVve056m1sJxP>>qhVQEtV0lD#r?82<16Ov6&TW|b#B~Kj~(?}yQLf18+9xRM3n;b_U4iG+9ftJAv1u
jf<&g;$jXx`QNnnbTD|g5rSEf-E7mYvi{|OC{cwgcH`WGJcb=}E22^S*6}Zs42)CTyn#?J+1{5i`KYCs@lTTogzVC<>-un~lLKlk4AIm-sP^MX1*pD+y57
!O`f{#pT?M?!uJk-W^E`GD1aR`NYSKfkQ^4g4|-10CuRqE!SX%^KZnDC=t!&61cHiqpu7V9|4t+>*Y<v?Tty61DA6%yKD&ET{oQiV;&-
$6s%FB?vO5^*tA+KVIeAn}$+=$yu8%I1zvACToFc@9?XT6o5JqzPGKKG^tb0+!aSP|zYRL)aP~(AlF}hhkAmRBZO3qoPJcTQ}$Qyy?c4?&wXmSxMIQ0_7J
ex$+-0fgH6Z2evL@Qw<>9*-
nopuJ{}tgRxl+Ir|TaTJS9hJ1gG7I%x!a;9t?9xWd_iy|iVSeU$=S1E?QXdM!29?;2?f)88BM><|hAo$MH0THB$WC8j_tm;nCw*F$9PW#=F1g4EVks0)ND
Dl9(24(LLyly}=4a7J)u2TAi5aL_Az{%6{Dp2AkVmM1bT={Qa%>E06N;2)_2&}nC<nJSP71j?a;^(v2p_HW4`PCf1Ch7QqH3Q1UY*~1+cOdH&~VYquusl#
iZiK;nmS=a`YCxQDe?Cy}j*&)R*rlSTG4tSm-
Z;A4I_p)WU2Lp;KX(>|;rE+KYIN1rs)s{K=ZOFUmlCS$qF3KqsJ!JHs={MM^?Zs)Y{1`h+79Xn@>E9`EzF{k7sHT~>B+OwZh$S^r%_v|>)U}+sUmCw?0wh
H4Uf=7iB!lCU3)a6@+jM;}m}tM?CmpLCK|7#(zgPI?HK-
>ei6*VomDg0tyW&253I%JI8*Yo6NbOS)hcvNv2bc%8rIGY(EvFliWN)>EyuM{@)lw(V)$FsI?X0I`M$f^GDty9~r$tE$!|Arxr3oMHrBI1t=dgO&!pmM~r
^xP#IY_%{rWnW4hf|sSjQqptUVWpXHDP2jWcbK8M7%7$XG6Z1?)xj|>4FcvMTaE;FTj3AP~IaX$8e^gWCuS}9F;!HT|paAU+8u{PUJ1SKH!?)2y<vPqvH|
rfWyU+8Nytb&y%t#KCGNY)3E`mRJ$uP?ROsYKiS=4jqE`4CvC)Ski)N?(t!5{OqB)OO=LgoytFVsP9d)=MCWty04y~p9kV3(>S}{%1qv~+Qj2Om3BO4Cpp
PjU#%>K^L9W6W*v!&%=#}o{v&Kj7L=reBov1DcE}Hd33g(VGCJHx!7?U{Cd!wnr)o6Z_G!lR>rclvPg87wP|L0!cfn7@GVf1$U;Oi&-
KT)qHv53DAz5ftX-sdSOSz16$dUuWL6>G3neVbdHn<QUfJs@sW;G1F?mW6cCk?{X8Rb~V(@fF(Lz?H+`x`v_~Ka9@#Z?h~;0dPVnf1kkqF}DfJ_^hT;5Ns
X37jTWudjs7P=fMg5P+(#}67=t;J-a?JT7IrPDMO&p_^huf4iCaOsffs+QP!_6(;BdkYxxzs={x`$pTCL;f-
w7X#`1b<xaJ49*jw$D1J7N(t#~NZ$IMM0Wny*WS$7LAIE{#+t<3PqoPBSw+D8cxQW`YxIghry>Yel>Hg}6Sa$92Jd&|r!LE^f<kpw-iQ>z{^L}@9+)fqbW
)UzOkx9PJ&hZicb@;vqsn=Z+Xa?8XmZp$T-F*pAa&4js0p6U28;mb#`@{8}*HQ(!OdieL8U?*7J`?0h6pS0tf>bzNKqV6x0Y{S6WRA8|DpFbSj`=Ut-
M6;}*E*$(NhjHjS;c>Z6pSo?vA{iyh3NkuTi>z;&ioLSiV_#Q(Q;WaDw}-
|(PvwT8RF$UHf;MI~^?E1b6|DNlrke%4j+IHYIm+n8#vQdA;;^lb7lX$6ZNfB@q6ZT*mVHWo1*u?rR7E)%T_b%lT`-_a7-
3HWNN1i5c5bkp_yYjMl$Ni*nu{&lI|ymJ7oP{)_gU6u(Z@k%Wt@fQ)aesZCwx2)o}4_j5w7>VWdGjQ+CKk{nQ__*FS>d>z2?;o2fW;}-
!a`z8K{*W0+a)=A1C|?nwXo^d9Op5_zDI*z~t;1c|jUkT4okPptIMBwS$E)?x%2QI3}m_qGJNwoC;fa)(e`Ulh|F{E{X3W+3Ipu4&tn=?0ldnS~x=3*yf}
%H{|ub3UwukZ%lr!<vPYy_)ux3m$AA12<2kSPA$JjivuRaz-b&2jE`9PUgL#d4E00geQM6Z6xcS3qIe*`jnpLYG<(y;Ge$bBX^Qm)^#Kev@p52--nJXA?H
9OxuB3k#sAgw-
+!wXlN#y|^ES@kGOCv0lFWbkQJly1MbXvrhkVs<K?C(BG=uo>0IMsU@Oww$&;a$KumVNhGW(n3SOMuD)hlw4KZX`B^L2644;mMn$P$}v3OYIcz`ubm6akE
Muq53!aIrkpWk}V-2raHdG6LoY<4egKBks<FDrOP1DTK+*srCW9VW<xW*;in!Cc6Z$-p?YbI9~r{9Lpc}Ixwk4&nIO6hN_G>83rKR!Fgi%PO~{m*-
v@P`UEM-BQVJS3!LtjT!qi^vUUD<B;n5Frl*h%q{2jWTfQOI(F;LgkSC^xD!Q=CAzz)LPQ34d7+*o$Rq0#HQHH{fu7XnRRM~8pdVK%D?76uS&Svwe#+qe<
S8V40n)lB>`a<D3UnWnosRvRDTd29#GW3-
?hZ5Ndr>dz@90;RxKe`4&9f6Fmyvf)HI)Sh0anG+rp+DnDBhQ)md0`S>!)qJRE##ljFic7+U)I>I+gCc5bMZpQ2kK-B;w5ICMzE{;5i-
+nA)dE<#Ph%h1S*l(E!b-TaEHaM7+|THzQM7&naXv8ezb6aHIT8S*p9n{-
zt(1VY}pEqU?T5<f!}>~wnQUz7LtIAfFh6y8k2iG;g}k>xscYTL%%!(5q4m{6Ccc`nyXA&7?-
V@juMZT(Mv6{@E5`I%JnFEUoj01R@dEX1RKhjO7$niKqCq~8B%Z&lP`xB%NrC+-SC)iq<gqW-st(8uElE%`KKCH?SguLn_r8FHiPs@d}Opj&P(^1;_n=Y8
-h^l(Q9sTSnN2Z+MYTzt_?BnBmNZ2M_`h|{bIz1?wM?FD$im3qzlQsh%sx>r<d-4e~fkhp2ppKlJA;w!-
GgteNXJM^0V{*+&0ff0`X5uvE*{v!8`JwMrgs{#`f9}va8Cq)uJEqtiL+j_Olr-
6j@DnFUDH%+?$7UUhIv5$e3;vT*40PIbwtn?=Q%cUE`h)%h4WXQQGhp&`$YKco=|hq{WWkD>K;7ry}tqLK;=FyB{sHeompVgW;;|e*m#s4DC}}?wa6P{l>
3!2z)v&Nfc2*YrjX~68(ZnEZFH4IQ|?ho5gD=q3wx$;h{s&yY=^H?lcnZZv?`vE1AiVCAxEiVkM4#3jC>J*%4U7R1fGv4|bA_Fh7PuRN#>hb)EOHUF&br$
A>7-|4-#4se+KEi1@Dw0z>RV3G0IOAYM0D7_(e_q_U~X6DzA|iV{RYX4v-
HE;II*U<W104w5grhR08wbAd^%M@BlRc0;QH6Wh;qisHl~*6LUq&Q8G!IVC88qcaSi37(Wa8n94elMa12%a&#YA|BJKTzEPWY}t)u3!k<9G9rho4*e%25I
yQ0`;Uw!MVweO%1cjhYa3>(fUd2K^o}J2I+{-5?*c&Dn~4$D+|g#v)89=RgLsH7-Uxge4uMp`mb|e15qjap4Nx444N@pJs3-
Z8uU}~3jta<c<PZqz{G6y=qX@I8bh=bN01qWqf>HDp34s#BdP3NR+3ElVr^kx|pS=AvRq>IM3|aoAd3}|W!WWy`$t6dOCJ$$EIHaWq4t3P-
`vPfxBqjv7504C#a3cR`yLOOtG^hGTMWg?mMnBlM>JDY-
`wfLPjfu#*sx0(`9;0!hZx&ckcQnvWYWdlR<fizLm_zy$xTIoT=+C|+)^*m41nmqc6xQV8R{j3#C5KMaw;vSh)ho@behroAV&6uoQrjG_(jq|9nhV-Xy?8
vj9E=b;2FaXr9aF*nUiY^=0G|cU0GTW3=}>FpzMU{QMlRN^r9cvHg&SbS1QtzoJej5F5Kg<)VmIEJ3{z?xULYK_N{O$h*+~!!onbBY_@;%WFWqBUmis*3B
xy42YB2@Iu5pb}*!<F$GA`Vu1od}P#PqwLc?J=Sdo|?}T5kz<S=`?5E5xB)xL007JOQg#Qw>47lxo}p)N<V{5!!k>x{1Oe0He<Ixx$VPUwe>cVAFE-
64^9?y|=_M=@y>O_^1UVw%zbyVG!Xy1SNEhN}tnQz+;I9-0-Z@m`0(S8`C}|D7U5eUbT(By=Y+;#dN@hnK(=g;~P^ig?^--
iv?#S7fp$RQ6kNdqO;*ghO(!*`GvKHfPzTZpeA#x9^~PC8p|GZ8EQ-yTC9INg!``XV26x;KK)Em|9nB`wjTzGS&?)Cs6dW5kY3DI*B&36b?&}-
jVhk<m(n?C(Pp00C)<k^*HSe)=Dz}GY2W`b)-a`JL0#GRc5R@H7=|+c3neX7u5vT*N^7BMwX%N8D;g8e9-
0FNv5_xHqz%vuU5MBSroc+saKp4bPCABhxsH}}!o8S-
d;0AK8LU~RgIC~m$kb98d@PQUAvEQG*UX#6@P|a<jSlRM&h~2uvXe8*ON#nR1PYUImM}DG5<rsvR8i;7?#R&Uk0eKT4ZG7P$mL4VaN9ZV!`-
G2fk!_2pL_C={aiJ>D!p1wyQAOMA9%C<|48Yzg%hW~B+yCgF(LS;bV<wNAEc5d=%Hmlv4j*qS6h??5~%Brkt{cQSmG<i7xfFbqPE2!tEBSbh2HTC9Visk8
NgBjQFaXqit8o&&)&iJEI3}7JOaMO`-8~zk+Cxo^)K)FRxlk7>P!+J&3S}DidZ-
;4<|IX^Mqu4S*+I}6n!0T@Qcm2xezW7Ep*ADci5G?=OkbzuW8xQ&kZOBHsXQQvZ{32+^;}Mm1vbIve$C*_mAhkYJ4eCfH#L#02>8pU-
}r}UiCTu)`E+yv%VOkqN}%ca(5!N_!^FPc-VzD0EE}qB%#E=SpR~<WDsdf#^nuE@2oQ);#|YzF6*cP@Rr<S9N(5Z7PX)@JQ_t(sFnH<#k>(6H(Gl${o<?a
11xCMlDlgNEZI`{b!s41Y$>OW$0bDSP(D6s91zbt7Y1q{4?QRc4uMdSV)7=n<^z=@e=WncwWqw@D<U`M0wcUctg;UXyEonmIPB7uGS5AnDEK3vT?rD>OLU
t#V=Q_$0guA~++>C0g0aw9dL>|mwy9Ie_Dl6I4UVJOd{l1h5$StiJVU-
06=FQhKTk7xFeT$jw$6(qC~XD~$$RgGxE}H*bVpA()rjHnh5P{j=6$;62g(4jL51QQ0$e<_xDpbz_C690OJ|6{Me4w|v)Y;98;)XNrB>VZ7VTeoLn>J}8q
upwmMPz$21sfBA<TGOI-~3h&1}w7Uluc9ObgK^x4qr9xzmP~Ng&G+_h-#q`3UPqFf}~)g0r)O{gn0iy+*VPS~aO(L-#YimlUytT?#qjS<mWFg6C*!T-
?mzO$%EQ*lwsMe}y<+2pbh9_MHDTzAEB)<pY!QMZH-YIpqE+x2HRUP?dAF!m~Vx4A3M!L5jzco>8kF$-
g%??B<@|6AMQc?=rdG>VW!o6Og{JHuSThS7yy*5Be;-
5^jm`JCy2RmF}=x*_0?PU{6>HC)~SRxnQTn3nGI??^(XyKV{dSSjQuAFX7XN*aQ}ACReQ&J`nCFbho*ZU&^NM_E;ix!#a@cf$DS^H-#J$ab35e<@ZZYK!-
v$hJ|k?W=HNYPJD#bkwvG71&2<nmd`zf7T6Q`jT+ji&*|y1RcTO9Y0n3qo>rcro@ak0^E}@P@z6Ip+r@M&>p1Un74G`e$_|-
`qSBrFwtm6uLyV}`e`(jyH_z#7FhuzaHefgYFY*uLKkk+b&=@d1*yRI@E2OY6wiOIFshsOcCa&4^eXtBoaO)d0P3vL9&Tyg6{Sfmsm$+?qsRxbl^8S}6-
_|0}n-
Jf?wUu~?&!?F&tm<o(BcMJqVn8)UJBY4>Xt!)XIw6LLOSjx*)#o~4gc_5CZ<qi`?hF<=Td|Qd%j!@t28!F+uM$4U105RAJai$YlbZDv;*3u^0&7{;MxtNY
8ZGDU+&pQtkKumQk&x}<p|7fQJR4kDSEO!vJ&8CL@S{12_5p0Klp?ogN>^Dz=5K9_LiUuQrANWj&66c-
&+mk5G>pe>iiW_0$IrOy3>Ks~kvGwhnG5rP6Vh0nl2OApBYTv>rEsry_i$wW<)F)NJ$}y<S3x5Jq<gso9D~Cq#pb9VDfS!oE4-
Y+kuT<1r$rrsP2_b#QoM&b;A#`4<L002?~T^Ltws<N`g?F2MQYw|4*hmgt+#!%;ddgwn>1taCp8&XSazUsgJMLHWEo3=dkOvWG@Dz;!f4A+=39hf)*{5-
Sj(avZ{=_+5O?uOciB|`mE6G0oXrAjXVN~B=cqSFar*1VFk)6gSdRid`|pR5#PTOfXLBdw$y?wftzZkI{U$AiqsDm9+AfRQBzbm7BFhx%Zek(rUmVaJKK<
ms`^Y9E#)SMub}tw(3#9>6&CWrJm2f9!esLc<4QrYoD(oX)4f=>!{;X8?3;A2tO$&uv#&IdIey?}9ymv^Es<6mdD??Fx?E4rF0V)}^?3J#5RUt$1J!s<>9
N8Fk5alid@xG3~+!Z>C2xN<+xk$%MQj27Urd(ZC3DM9spK{=gyvhbHP89T`_<2a}UGig^+NW}L>?^Au`4D>x$A|=as~pQT_9h(xO8@g}ns@cK7%dpdZ;C-
M()2b9C28U_3HZUUX`xT2K}z^p$~p_ZtapJ3i!gn?)lk@s;G4eX?0$1;@w;vJd{R>N$t_&kY}R>zV7J(1%I{L?w6CVMa}ogvJ9AWG@ihxkoENN+(U<Z90R
uOD9VS|vXcY>s%iwOZ_P8@RBrM4bTdw1L3wvmE&Uo9&4zG$&tlJUz#*=H%<)clV+<JE2iI9BAwJbbfy7YypIIa>A%bZ><P|&ZVJ&+<5GFhCVemkun9>$zW
UWOvH3d-qR$+}Vy6CKsd%o(^$X?}p&zkO5Hd$)LrU{oRvH6e|+D~3a`UrZdns3B)P-
wu3`#Lm!8E%f8+COyI!y?_&QyFHOLMwQbHxIXxu=MnM3w3IZ{g}&zpyaqmkq{81)g$Y%HXxGh&9&ExGE{fJaS3&#2RDB)^rP@14;}R5@sS}+qg1YI$^jb#
j=?A<5%(4f_RMD5S<5q!9+g^$W$y&kEweoVRnVQGN>b{NK*WJr6c^4{Lwn2dQih4af8(kfm@g4wu$F3I7R(63<cH1R{Op>q0WFi~GtkS*1@XLPQjga);$g
8CTL3vPs?w3Zx5$a$SZ_)IKDOaEc`oC>^>CG(kWg|ziOf&y%N+axnidB+pefr@U6=QOd)A}!Blao+p?A<N=-
bF$GP@MUM_0!)Lz{fpBc~^E>vd8ug$6<{Juu4*mT%*$Eh*n0m*;$7u$s#I75_}_v|62Rme{imY1owcEV7MJAp~9kC=v=V<8-
DBo3vTlf5Jrt6;3K@T+*_eLC?gG=mgA>AZ=BjZ%IEfT)9_*L)<O*lRtHfWL<a8sxqo|Z?hsc5Z6bxnRfA8TODf7tHR<${KwXzUX(JhYw1Tl;RC4v+{8|8u
q(C~o4co;L5))I9MymuaQXd-Xp>7oQRHybQfwPo3N3=gcE-Cq|B^WHKQ<@9xv4vp+d+AfQEE;w}Y4WUYjf0vj^2QU=0Rb8&TMD_&y$N0J%Lw?d!@qOwG(&
_;*_X9Nyj7BGB%g8GlmGfoP$K=Z+iw$1c_BFZWk56huKya<o?_(cZ2-
d#yduH~!_%ZEGNP9v(ucp@c4$nST{5;I47w@HyP}(7tqnt83x{Rnpb;CRITo+&#<8HM6%8(NvBKOj2k_yy%uIGwtVOGaHm?ffeZ#J!TP03Qs7b591%nA6J
6G$yolFT?Cg{A9Kd%;pwrp;{8+FN-7Cu)1KxM#5s-Da(JbSaJ|B4V$9o$vIB`+_cdTjQ1;M!hmy?mHTDf0g4O>=(jmnfB-dTKvBoPgpVdLatZHK9s=p)VG
ET?(~mE5O$FU8S7Oa#*r<D22uvi@aABp`_R^qkQb^)yRO@RJ+6V@+e3>>bD0K-WZyg-;U%tu8z@h{2SLmH7Fw7j61UItoveG5f7l4-
Q6ZJ<P;iWO2CJd6hr;lJy;~+m9}it8pV%;LVnE3WBpg#(&K3|1*aD9&P!3L&b=K&nk&A-9JrnV9g1$qy7F?F>=R<)6)E{hq0C~z6iHXavvWNP-
@n;kOEG@b_<oTg)W2Q((6d47fuJtc(u3lorsmt1Sm-8MkWskLe}z)AdIv6{=H3%G<-R)3E<<Z)nQ%}?*KFShA_yR>-
F%ucN&(F0bB8y|h5hdr#W?dUEuY@Ah&S`LNG!gGZ&K|T;M_SU<Dz^m^yt7^j4vh7+K%zZ2V(#At^O0zl3)=TRD@WMp&N!X>Zge#>*x?AdEMO`&2k`Z(iJ5
l+-qxzs6e4kV*qT8xeaf6Z9jUf_l-
&Eksd#ej4340<PX2nm75JtC8O0#hEvj|^L5Xt_Y4)R=}1$j5L0L&r+f?ni9fXj0h>W<bs8>8@m#b>5bO3k$5#SqH2m9Y&0%Tv>nmSmO~zrE%x%DGn<Sg`i
)cX22^ZfmtRF4?@4J_zjY#vMuRPmk6?P}9uiQP~{7!2&$m88-6Rl;|@QI2r;t$S~+Aa(*T4BtbMfE&AqrH4@+--
z@5M8RoiWACdGI9e@QxXg|bk{+?hnOuVJ1lXWD`hWP|AUoPpqp-zM6Z=13!}NP6q=;aB00f<P!I}55o{!u^fpU^)nB&;Jo0f!77Ujps^mX|Y^?&afdRQuG
c}}w;z_ge+AaCd9127;Cb@np%dkHkr2YFWUrk{Ge;{EvlxAV)CX76!wcS)}z1SPuMK8qB*A5UO6d8OK+nl#C`hL}}7gMp~<JjiCD!xQ+WO^jrtvZh(+N#r
$LOev5lN$ZDW2#|}SJ_Se+RwE;YQtnTZ;r@rMW*X0dFR+ncUB_A;BOon#BdGf)7YvDPa(90R_PU0xSuw`LRZ@;O2>XBAy|oQzNEjx6zj0GA?TbK-
4gNOfG<L{1)8${LpSH8i>XWH{Y+xc|7^i&WhGJ60fan!D#{fVov|Mf#bm$JP3+v8Sk+zu#E93RBN`;Y&%;jF3!krR7c9SkR%*E{+E%FvFzLYZM(Wr@k6~L
&Te@WuxGIkoAxr*IGtZxfN*7KY-vBz6lVae@c2pV&SJ%)Vwzt&Y0dK7VXWS`M6L~OzK+qiT_x9?@&{iISX_pu`;l*JQQfH~KVyIH@S<cU0z+bTGV^k4b9~
TxN=Gus5Psn<6Nb30ZGeH(C(3y$|RhR@E8awIPt3QacwbE_#hK?L|0Z;rZ%RZjs8{vghS@hv<<ZKT)GBUyNcq!tSe7pBDe3}AuKD+NTaLR$9oNuw>2Zjzq
$hfVtr(a3bePx$KS~58fnJb>yMh2&5r(wq$cy%x->MIkRwHL@1BUiaTAXHK-aV`Y?vizM07k=DS)n_Z;1%DigVH#>PH}?i_vf5FbNI&|=!eA`Vke<ZdH}$
x6w(UGNBNUj!6^>#Lw9B&h8cdG52<fK#=575)vEe*@>~rE3WB|+6qYX3TL%!dr$~!fi^)M@s_MxHA82v=wzURQStfc_}+tWn<v7?LplKLVo+P=f*3NkcCc
GC)I`R-n(E2mLSw;YjDQaT{Gj55d#V}0HONyx#-
b6V>!a~8$<O${)_Pytc494X{`1&q`J4DuPtJ0pOS+?~{hheNsV+()2;9GB~ptqbpNl5F<{a1F~D#c|&3`M3ONI^o|KL6OQ0Ic7RmE7(=@CT<+$5GohqH_X
*@GXb(l{xg@dAyvtYl9&%X&;GQdlXM5XpXA?B<H-~*D9EHe^y1OTTB-6}AR*KS|3)suz^rGtj?7pjJ>=O8mIK~MBH69xSOS-wSok|?x-
wWC$Xm6DLUO^%fxhXn-
z)7g6l5<KKtm5eeAE~o3`A^lR3I<97lx_6qE7DpR8{aZWdO2X+Vr%mlI(bk=72TdiPwEDATdxv7zR{s7(GP5cbPPd<_%6&Fi=blP*LZ4D(liXo=Za)Bd=^
BXtCG;&>q}%a@4{(@Yr`jce$*Iz7jmkS`$Z*=5fMZIxyilg!ny0XNE64;GN)Wr%-
wq9Po5}XEpWAQq9zFNTw@5BA5s3drjWYlj)n}h^}nVMUrUvv7qO6>WzTPXdM9q7X15?!Ee_Z+~Tjqh}H?Jf><N}D`dy83O2zQUeCx0z6Omh8V0ReNk7(Zv
5W<K8;523&tpw_1(swwW)KA5M(Yw`<z6?oV<?Xu?ix}ItJ0nHsgLF-KYmp(>zHJIe2=m`*aa3F;hXD*<-
?uJ&=RE?E9|)o5GNY;y3z8i!&HCPK0EiGUgoZVSIDlUS#GZTI4%KN8-IdTQw?9Z1<;*d@|3U?F{?Dc?gUm9WSk})H93{-
vX~V0q&mxQB0Bg32m}B!G@oL_I!IZSRYS*;zD*OCzRGM&TTtZ2%&YA3{~83e>tph`YE<GUM}5XW+83y3ug|3#Y!Z$SR#ey#GcJ}!p6(c6K#G^E4{mICUp$
=<y%8`$Q+_DVuOmcRL3&L%{GkI36yy0Kf+&r7#y54SepJ=ig$`XM2Q+M5J6QyNe~7LvJ^B0@U-
p{LWr+9X$E(Ub+qAbL)qH1x53_Bm6RxW&$PMq}=ZFz=XNwZB95o0wI;`Cd-j0!zbEFY3gE7CeJ`Mst-
_6e<E+q28Rf{Se6iLV)Plzc2Dn~PCIA8CJs_d(xR{q?qHGRNk2J#fT{)o>a@M$x1v89fRw_l>*5CReTAe-
9m1|0QG=yg2M=U^r30{(HV6|zzmXN{!xw*!+)+0fy9?#W-
3kBNm@*e93PhT&+(A`hO=zt%5CR^Z23uR&KMh>KK&8fl$3IjfCo_qmb*R5%R;BAg8d3(Cy1Nqv)DEIM&SA|ae~8D(QC`m>2tWE2<45T#DV0;i1bJ%~)WxU
>JrcbD`<a9Y@AE6TK>Qv>06%5%ZTLbIGX>)qObuA93a7rIT@89N#q3E_R74&mR-
C^X#iqS6wkx@W$RfqmL|cqC>u&%}cTqL2soR`KFA7P!w`gFy4TEXNLjZCJ8@p$YTyx&<9-{;qEg`);~DU-
k5!Kmo*3{)FXOww&FpcZ#EZf}ux1z`0sWm<MwG06TEzanDsh{tB>iRm!4+)JUe^&poX=!Df5SKhQ>YgCT0_6a-
?#&DvBG?kbl$CVui~f|ycLjQsJXmyWk=23|oVg?>UhJk_n2Z^Puk!TXbs+g9cOMo5c!8>@>~x@n^5u-Pm-
i4uHV^ZV3FD+6`iop*^;euJ1Pw62SUAUQ#1u>Cx)AM9~cA;f3~4uDDC@A*=dco_R4lj-
h*k7FJxv~ldn@_JltKmTuV3$j*jbE`bS>sCAOywje1p;fUY>;Bn$cVev07<^;rrgRCwU{fgX`~-
YMSTeS53)$btxI{kR=oXc!Ny!KRQoqfrZ<(b85Mcts7=f-j9&pZWC^_S^=Epq-sC9+@zyAuAg_#N5LVEwRtS6_K_?w{=*497*W!9jdY{yp+!f7Ig=eI@#p
y#VF_PZ4VzKU=E>FoCWon56I40VUpzZW7LtX%&iZqsIFXx6MHIJo_aK83Pn3&K?N?rsJ>ma#PQ5++)iHQjIxfhI`J49(O@(1#to*F+xz%ahUYV#tOSvTlB
%ZJRtGk=$P?W=gxc;IKU(c*6w$d`c%%YVm=Lv4$vivS^a;DNFz37B~lv$`R#EBt~;~Fnx%AucB&v4c7wdXQFDKxzC8H7cO5M(y-
aPnZbQ41vS)Gp+i&IzgjJd2ST9?I=^qs{@pRt7(5h{K0i1af`4@dNbgdYUxs;k^+}^wn99)%nO;xpinuwcIv-
2FLFcS;V920+U7cw(2X00AN{A1tPp35`f8s0>51{oEneg&q^cwd5t=?w)_C%i_^K9)o(Q`L@rl`BQy6}^!u3k4lgGMdsy9h{^6)vk~;iyg$l+#5(Ksy!l*
a6<2t$J*bTJhHRB0rAKv@Qr5vwptPZ?}P<jFKRVQa9`GL3Pc#>v&r<=U6B<&%4xtdTZMMNr3nO7;o2HC1&;l)Ht{ucZ;9~`W@%7>y;y2H(=9p8<y&v|E}!
yY-~_=jGKfS5*YyJ|H&6^^HFKoxj&(31`#IV%-`@aBOY_)B7mD^jeBl$X*yJAx7?=A!aREHDnI0k05}OKDg->`S&zqHT`*R?-6QUB$L3X-
k7nGjcYI%JNdLZh_Ft0b_HnE-{5Rv*g>3TaE<RPGby7$~(ia<(^M+aJOL{AdMtoX`iFL=QucaM6+)!0nJU{HWQhDj<9a?|0+RiUnn?Jb;k|-
N#HDu?>BewHCmn;jg)n?dz8xCW?GqrwWTMm9jOt$Yr@O#Nru4~~VJ!&m?=bV&GI_$B#m0e0?xC7ENIws%(c~Th$za^@Cep<&I<qcUsOi#+Zdq5kI0Lv=*e
?BXaAv$y>yV51;BY`mE$}~Zl$1?J^_D5>)1Cf&gY-xM$=q+5DK?5^qz67s3*`d^r4rW)&0?xB|SKOa{ekdR#AXK~|c6f&$tS84EYE6Gy&d0K*;{FQEB*$-
>9A9WD;2FYbuw<`+QFO9sC`~jq)NJ^ufiwPU>EWwYEsVF@SgxR|n`z6El_+DVOXq8*p%t3<??2*7eZk~;T9J*D-
@BndunIf>;(eeRJ?S<?`K^pOovo@*Ths0jx2MYqyLQh~p3kY(dB^gr#x}i(IB@HX0kjDU*@{mfY!<hNqGw<2Uz*Klx=h(h9Dh%uYRDc6a4J&Y853v><Ie9
gGqO~zWt;qjkKRk!Y-%8F!T@K-Pqq`7|4k_y)zgb+QfEh-
hs7aQ&a0{Dm$6W`-P8LzrZ^bs<c6w4b~;N65#0T!QR*MLp~AQ@oJ8<@3+7rRJ0-D+OV<{OsLD3vFUf4}ZQsZ8k_D1m*o`Rt-
Wm%cNTo@Sw|eEc?(W7*9gQR>--3cx7<n5!KG-
fQ`;%&u5c{sX!m2kAdxNb0+++Mg4RJ1W`IQdlCf5$0=dMRe(QG1eCdL3Sm}jzB2PZhjKGy?}HS0=n5`m#i`1KzabCz-xe8A^+X{w^!&HEMviVgk;un+A>n
RX4H`z6uF$;G!C3EX1-tQS~7ddBia@Vl2!M1%&%f1*)79v+8#$8oXUJ<x0^y9}n0zmaDubTY|byT#4QP$x~2Qq<WJ|9h|PnYKnnn5&%QMICX$3>*M(lm-
Z#CvODxH*(;sT1%Dz6E<&jP96<Ru0swAVIOo#O8^MtgR{hGrZO1|fnu8w?7iB+Y;40^p&sTM^mvb_@CO)b=R(n8T$Mu49<44kU5pL#H9aqHF?_4%je5^f4
k0f)N_;;t`I2o+iTm+SH+;zlKgG59z<<5MdPmj_6vuA1Fh=2C;N<)nW*J?TXRJG*rYHpc14quB*JA4JSl*0&btB_7duz@p!Fz~IX>I{^o}P)u8Suoig>IS
BbLGzHg0)sQd-IIT^~a5!{o!?yccR5Z&EsE%O!2hwrGyELGyPLjXN*Y7w;3qRm0Mn?>t1;7^sb*Y*_I;;<L)U;N1D#=@d!H48EBGU3?2$Eq_5TZ*ElS_Pv
6d8!%Z-
qN?M@MU6x&yxC6J=E9h9o|3}RnAyA<~NSv1(ihZHK)gf7o?g&TgSJMlx0&3e1|N7+0)P_tQiZn}j*<YuB5*=jhKYn4Prc|NVOsr&v@nqWA5?L4F-
*$JA{8MM%foBu)5kKe~!LcYk5Xn-ExxfQi9z{R;+ECyEN(5EJU=NanmeZBHfzSnCdcP6&Dv=?~Ci2nzPgh;pS^UZe9uokIp|ed8UJ)w9UlvfYip+(kF~dR
xXh<vDc(<qw!uS}6nEN#%EScZw%)WatKq^{dlzjwW8OB?QuQU*9<r*mmod`fg*{&Xb5_R$AeV)hjQ_)sVsw|3LJ>o;*rOdFaJG;rBK_p)oMSAsC%F2j7U1
cgg<!j7FJ(|a%tZw~@OIGd9MxHAr6_e<guYjGO^{%3K{5<?#b{tfwtwC@D@4FiV4_datqG&zaU>N}YFD`McTQ#+#rH9c%AER8}a3x_8b#2QAPECD)whMJa
CO#bKAWs&!cYE8pEe1|Y4x<&vkY1OAgr?CzVEh%d>zSlsR_tr7Kg<4u(9j6w3a~tG3qj~2WC!NEoHx*tPPGJCO_Z(prf2~79sh_RSW(Dta{ErWb#!a*M`d
}PQv4M?!TVu|<5;FM8cs@SwCq{yuM>}%Yl$wBfWkd^Y@Fmn7P>O{4A7~TiD$MBVi?$pcWa;USB{KQRn;m{$(rHT;KkOvzqjumIF2b?5+F&@7AZCJ-
E}r)<nWp2#E~%r`D_2d`!Ufj<&<2_KjG4C9QOuMf@ULZFY--
>&=V`pQ`A17#_h3}9({`u3#2TUzxb|Og7&0|s*|aUGnQf|J{|lj1hF)+XQi=TMIi^>FpB6B95IQ+OZE@5y}?M2pGKQdbqO_*8Qt&d4B}Cjz&Z!AFDDzH?5
1PwCRp0)niv6i8spoU)y?{`-
L6Pu2zq8ShZs=)sevqk`Fbo|_IvDb4j^~wHn1D6HP6Xs8vff}5Qr{O7G9+hJim>PHa)5s;Y$t2&M2Eh7CN#0ljc5=AO|Xi9iQqCpZ$TyCjid+SF;pd&WCu
R8?m&$11m|P#W6N1G-F@w$XUTCMeDutl=bE+eu%IdQ_i{*(@fJG%N4ptF90uIs#J2j<$-
;+k!;YjJIk7v#MoKW8hgy~ZkBvPn)RXgj;HPQExe^pO1`VeW=@IcYxs!{Npkk1hFJ_wzBFT*Q*o?f>DkG;ln~Bt_$b6(a6h+o^@bWYj@M4eZZjEcSY~R5!
MIOV*iA8(Qc9B3Kt683g_vh*ia-WbOq`CRQKbk#A4a*pFGw9)S+KPVSl&s2?hJD?<hmffxlvs1bShMiBlhRQdo_7Ej#|+snJnn?d=><EXLs_Ue4t5!JYnB
Wh}+iuaFOFdnd2R?qk6kjKx4UPimIO&BIa^9`@HqGdgPW<b0jaWos<p=@MnFIuL06a^g?Hez|qmM_Do>_L={;^yqFn@VEdh1U<?(dsDDz7Rzx{c`&_lDe=
YoA!s1#g%Hr&&KgiAl$T`$`pn7oH*)%snhupDzO-
6A8$+2lfMx5tjB&{H+Z_#Sp;w4TM@q^pkZ#XC8bgsDR0HsB+0oog{fba21zJUOAK%0)28PIIAKUYCsQ>-
@;x^WFsC@|kpIp@L_u|Q=opgNw)Bo_1FPeJLs?xi;jOnFi}*$!aJT>B+oS;}gKT>OvR(DM*j{pheq)5aBOc2VLuA9#}bY81b7@&i-
I_!z;S0hV>u+MV;wdzb{l`wS4v)L}|{0Jr&YmR)Z1!+{k7*0PTzm_d<{?#bYdO3h1wSZB^y@}kkpt>i)O05c-
P^Cii1<x~&zzFr(Mp<3$XS4KQzkZUA*tLZwOY@?4~RIK=GV55#I%kBfx)O=N-
{2d2b5NesIL~5Xt(EB!(oypk?`26E$0Ub=j;Vr)fr+YvO5fDD7M}{8fe5K4o55sp^s*~(XC1yh1Sbmr~)4nRfh@O%XY+B&oW|y(4vBk8`0eVzb>;eLE3k3
4(|Hu%aA>5gFlCPz+G%W)3JStJG?wgc$r8fJG-
0{CTNxKU%fvSRVbbAqf@aWTMro+{McW0@f1e}|C(yD9Z0XmWpsWgsc@?EA@prRk)w&qyNAw<ixnJ+YoERS?Nk16|qlI<122<knx-oEd_czX&ILp~vPIvkV
9q#|p_W`wQ_$^p_oXb1iNS%?2tw^<P-
P``y8#4^UHYJhRn@f=4CPxNLv*>gOWzqHUNK#eEp=6pEBGnSVU)#hGu3qTaUE{C1UE8Iq~gU6_J)3HFWi@~NN;&IxYafHIU;>$@QQnmO?*p#;Di9<oE7*P
hII5tu}hSstBuMuBCFl;{8Lb~Yeu(RAJ*HCV5M5va;VO<XOjB0Cxd2-
R{_6jB>%^$9cUB7UV8qDgp>4yN~PuHBY3bxxC5Fz*hPRrhr2$Nv6CQUfq6aYF#?>e|m!>}@QbLEGQ`aP+>nnXV>PeA=<(ht<i_k>q@_GUDtDv?*224Utcz
Rc69vc<hbGh{C=q{<tVa4)4^GpL?auq&y;^{N$aY;YRlQcG0=d6$QdscoyJN{5Knqjh)4zE^+zD5fsy;FxZGvU;&n&BE#<qD(yLgVFd0#wxnOkl1`}O^?T
p{O?CGeGTX5TXJbeAi5zQdwe*&y6ThIG4>$J4j<(qS%;3T!O9Yi*`^i{lki%xA2Ad=z&*<udR|ap#KRTq!}0{Kr%!0cs3vd9M>eX|$fv`8-
bv6Jn3n<D(%yj5cn(x<WS>EZ-*Nxm>!7+c&wsn1Avzd)lJIj`gMxG_ki}bGmfd<6v=<Sl1U)>q3!<C<rK_E>b?3bekqD4V-{G)w6#^<P)X-
QE*$pve<yk1MR?gKU^P?vr&P9gUC-%prnjS14JkAs`GS>)Y4F6&DDcM8U?1x)!^Mo{mj_GYZQ_d1-
YPq_TjRo(dc<Kz!t^fc400ExV0ha3yaNb;lr~nH50ssI2003E9
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
# src/tempo/games/gomoku/champion.py
# ==================================================================================================

"""The strongest agent. `build.py` bundles this module into submission/gomoku.py."""

PLAYER = GomokuAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
