# Tempo: the agent `gomoku` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku`. They are:
#
#   tempo.games.gomoku.aot_data  Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md.
#   tempo.native.aot_format      Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.
#   tempo.native.machine_code    Machine code compiled ahead of time: read its text, check that it fits, load it and call it.
#   tempo.native.numba_compiler  Compile marked functions to object files with numba.
#   tempo.native.background_compiler Background compiler: compiles kernels in a child process while the agent plays.
#   tempo.native.jit             Compiled kernels with three backends, best one first.
#   tempo.search.leaves.evaluators Value of a leaf, and the selection rule that goes with it.
#   tempo.search.ordering        Order in which the moves of a node are tried: random, or best prior first.
#   tempo.search.game            Contract of a game: a tuple of jitted functions and a few sizes.
#   tempo.games.gomoku.rules     Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.
#   tempo.native.bits            Constants and functions for bitboards in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.games.gomoku.threats.vcf VCF search (victory by continuous fours): every move of the attacker threatens a five, so the reply is forced.
#   tempo.games.gomoku.threats.vct VCT search (victory by continuous threats): fours, and moves that would win by fours if the opponent passed.
#   tempo.games.gomoku.candidates Candidate moves and their priors.
#   tempo.games.gomoku.playouts.rule_policy Five rules of thumb as a policy. Both classic profiles ask them before the search; one also uses them in playouts.
#   tempo.games.gomoku.playouts.playouts Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.search.options         Options of a search, with their defaults and the ranges that tuning may search.
#   tempo.games.gomoku.profiles  Profiles of the Gomoku agents: sets of option values.
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.types           Types that go in and out of a search: position, decision, snapshot.
#   tempo.search.searcher        Protocol of a search for the best move, as the player runs it.
#   tempo.search.player          Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.
#   tempo.search.agent           Base class of the agents of all games: play under a clock, never raise, print one line per move.
#   tempo.search.tree            Search tree: two flat arrays; a node is an index, and the children of a node lie side by side.
#   tempo.search.proofs          Exact results in the tree, and how they travel up (MCTS-Solver).
#   tempo.search.choose          Choose the final move from a searched tree: node values, best move, early stop, principal variation.
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
from typing import Any, NamedTuple, Protocol
import warnings


# ==================================================================================================
# src/tempo/games/gomoku/aot_data.py
# ==================================================================================================

"""Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "d78c363e66b1072f63057e6f", "checksum": "d72cfe4b54d7cef1ef38a1ce"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;85=lF<k&H;DpR+Hn;S00#+4D>>isbdHCRy4WQrI0_edzCJNoHFkEAH>3u!DB5+r@m<bf)2=6G)0~PwokZZL9pqT
9fh?8I(St$bwhy}jTS<6Osec?zPsppw&8G-
i=SO#3`$!<R#S_ftIe@An_;NaLyI=hGQs}w_ml6u0P@&wEF*AnJ%ghbOqcpLUy>WTTU_(TgTx6kFU6_<}PZl0B>b{ae_qJ`a(@kXB-
Kd`-AH+mYA=41c%A4k%#q}#w8wQv;ZSMCv^;KCAm0md{98zuvjwDx`7yg6%!0YVK08a^*E9OKu-CA!HBv0vm?Voo)(s9FcZEISLLE5Rn17xWO;Eu}g%>9m
s=2&DuHPiEK>YwG>H4=NqqTh{Rl1Q?a}NgGRY4E(CySAO(zsOr)_)KRMS3GU8*jpG|nhIVdqZ_>u2EmGdM_cP4-A|7eRiUFl2{PXw<c2l~-
=8G~fN%XN=FEW0OQ|v{>$5(8OQ`B<D6e^6Yu8s(Or6i}FHP-ylXN{dHBm?xCMT$x#1z<`&1Rz~B3ZL<RgyW0l@kMd64x`&8(>8fn{Q6cSd#vFnRpU<sl3m
Ieufl03GqA!QZ|=38JGrxQ>g<APEHmo*1j=<mzB<1O75qQ^@g8jzRpDmOOr{dVvbqw15}C&xJ#fNgW^^WAv-
Q<}D{kSCeXt><B>H#D=GRZ^w}bVJlzABequ+mX7U?n>!QCzYeK4)%vDL{Bwg3pg^B>xv?<d>0TeE=LaUsBTenx@BB=vU4<$>Obct`}LNRSGc>6yYJ7_Ul0
ce(U<VKK23kuTQj5<&=v0D(BUT`GUOjd0YYpaOaGQY-Pd$jDw8;)nV_|M&^jRti<yHbj@*wrjf^En(Bh=FEORxE~1?f?M}Q$PaaRpZFnA<47u5uWpd>gwh
cc@qTJ(CWXJ2nAg3S&9C9UQdMNIOj2X5bn+OWc$Y-|CW^Uj{+)fz+=xQo(I-YMdBu)7H#b?+wTYRq{Fu#SCk4zH(38m0v**y$-
q0e%P%IyRc%!Xv=dcs;&cBNrX!o{Tq^d@DJ^p&ZoZG{3{=)C%QM-
CL;6uMQu^34(bCl)fMjT|EynlLKyt(cW27@FkSZVkaWe}XiB|FL9JgNT8;OuTf*y(6qi0NP$(==mSuFesfiP6IV)iJ<KwTV--i@KH!!?}OJ))DHGH&n`F*
%Lp$wYmz_A~s?2cTD(i)UJz#2Z+HzEeFPj)LYLS4ZilKvwOO@aupNN$~lk>k##eH*-~@g(vs3ck{Yk;Rn^CFWpOsJIOpT9QWl-
|WtlbXC+fP?#y1`o6IOhm9HU-
s$L`~U^%rBC`#_2DgqVqzY|czIXg?zS2E%AOu)F1p3UoD!>NMH2G^&xtrY6q<(6VmVKydXEM4;C|Jcrj`rvVB(AkJ5SE7f8e&k0k*fX?T=r>(pvQORyt7Z
KDq^XF#G#;AP~{Tt*r0k>szlX?DKf_3;Zk@9x;?&(BlH=I3Fk!{=&Z!(aqzL(wyFU>@kiO-GnjTV$;IjcCO7e&G=yIr5LcoeNMNhHtHt<W;s918#EyD~ML
9>VN|O9HAQRn@&6$%Xm58i|^21B+F_(d4URa&d{kg)<I~!~&r?12ZDOyCDmFl^C<1rVOhs7R$#T)gkI!@el5d)}}IL_r9^Ae&QeMM?(Yv@IE>@>zn7jacu
?3Ao45qbQoPsyz8~El>V}%2121|i7?W1AG)mx6Nyncj9RD!n1lSD+8l#BH2^p^ttJvm_22(yIB75^GbOG=^l+eIRbfbHeD~|;8}@K}-$yZ_>upr-
_2_I74}*gFCMx+a<|_1jBz+mbvaYHQ?dk9N7N!)&);*0vk9!oP|GkzzE(iE1^7*#X$aB~!4(h5fI`I_buj_&^Fm*0H$&&~xff^1kZw=tflp4Q9AsLdwgFF
0^D2l0Q1gO*@M!Ds&WJS)Eo)=ta`j&zX!=6w2meGocjp!on*oBt}36Imgu||50t!%(YDe5JjLrJ5ZiWXLt*Hjse!X6(u=b6Ibp%+OYs7Kwm3%Z2y5z$kpx
kS^12~=AG!U#4`c)$+w?=C|-t10S9)sR>sa3@DOqJp<~P64V#ca%wl?1+u$bKDpTez2U!5J&me1A$o-
zUitxCf9BPx30Tr1YN9)wqq?hY}~ainb7l_FHQ4?&u35l_ztSH?L664<}<U6*p?f%mq%Ripk%!=RP^0n-
fVOeiA%uj({&kc$ipt^<Bw7=PH7Kn4>wAaU18E=EKR%!9#)(#s3~5DFsH|?s6ya}2Dd`KC8r$B+U`=Q<~$f-
N{wWN+gP>9tcHGh^atAzGOqfA@s+{at;w#<G+IHgQAvSm<X@snkk1LqUEc@`j`=PT&=hbFT_tKkP_5FDrb`Jc17{&VNsoEctv8sWQS0*dDGIFc5KN%Ax<#
mzt|@zQ9O2^|Z$Cd4{fD$2;UXZGmcoL`vM28?LF}<M6q-
37bG&_0CR|q9i~M`f!lLUE7EKd{sPnocvw=2(9IFQhC^*P`+^gtl%>k@UZw|Lc4R+!t;p^qIeE##ySr&Qo<Hh8R<v_m1XxxLTy<B-K=8S>lg0%-
_RJ}MfH<o$C)FlP@6r1Qwj+g9CVWVa`*+wWjs8n>^;4HPq)*>b^CY5>5ODLWa=>2j_ajihx$8iBL#DzyV*paoB{44*IZsNr5Ux!~C&wy#T4Y6rPvTv7^EN
gR-h@!Nf|9LHS9+gtru^d%*VT3_K($p3iT6vdcZ+JNbOgOcOcp3;tm;7Xpi&lzHjHc}eHsugZoS837uVp6OsO9l4I@mHc2W3>P-
8eBjFZdPT+dgw)<3~MSeSil0D_KEUPa-45K2xq;<A4JP-
+mLsDpe1TVJUXXILTuCJy}<>j7654;LcJAAl*(mYfvvTd&)cLq#?;JB5*Narv=HvF6+jl14RIt<EPVpM?^CK-vui%2gOM!&rJKHatCGy|9}cvdphoY@2&z
`8xT%2=$qkPZ*I6y;3q=b9MZ`h^RUdeIDOh0!T%UoZPT`@(?r7>6#pa}q|Ip?M@PjF4`LnWlzby4LIVe$+4d2+3+(vxB?oXLW98j!aE`3C0=-
Ay#LOr%qIMRr`}#QWj{DINb7!sKd+17(fH4&Pf}h3>$dv#m1HCcS#E0sBXAgPJRRunRI}u-
Iq#B^7=A!>u$_r;TyT^3&ckQm=5yynVJr4fO&tzDYI6)uLX|3Yt9Z~3Nem}P<pK>G!gS9fn5rxdg@;-
Yf2vU6kcy=_Wy5|wpD3GC&+grV}m=x6Bsp(#UHEVyT)7TV*YJW}CJ|v~6FQ>bFzBm9nfP2|RgzT9zuVfmk6F)%#g#Lo_#DL1Rv`1uX$BK(mjXaqWI_m{0$
;t?)J_gNB<e0_P#UA|1dwl1o%c+uqJg-
!X%fyz$<t*HRdvs(15lCx%Oze1ZOdD5fA?G8G$Rl5y8n1=SSrg<4_W{{BK^b)^Zpsq^4XbG@p|o@+zjze)@LYz*miykS{Fo%8AYEbBZ>1S+7k${#`fgQQI
QD%&<*bgutq}2bva~|3BjEQxk2H`FLQ;0P5@=rP!;n*Rro@sza1mKnltfcC<{^>PjyvLkVc@=DzYpTszZ%Un?V&HqzV4*Kfdfl{uV~Cvy*=<($Gp`!_WRV
+a4*FVZW=8(IJM8BXSu*1BMl$r8lZSZv%2{Y^g=DJE#oeQ&eT-
}nQ{SZ=s#^$K?;z#V%DsZE~+AfjyGc%{Od;?1ga@2plXj;(`A!{mmMiU%sMak^2|S7@e>%)$TZ4=eOX9m_Mag=e-
TcJ0dQpfZ%ADo!}%FvBf0ca<SyMdxJ5S_%=O8s*igd6pOLN{Ufd>Q6O<gbirZh5c+?`WVLNH{XfXfmMd!yu^||t{FHY@wg@&9DRx>uXQeBz^NqWD~Q8X0D
S@}7g@5z2nx{hD6@WCD@lcfH=WR80#GZz$+k>3Fo=Q|Ss$_F`0aezK$hHT5l|M6j=jvopNx`JJnXFtBR&=kigg*d7J#kjg2eU8hi*qB3g+V8Gp00qJV?nA
HugRKKRwI1%rrQHh8Jfl8|#!MC*1KMRO`*QtB2zZjY`{Oh7*Ja*=JFCEQpvhd{Z=z>MnYI8BD3y=rlpT{2<OYWOhPs?n!5|{$K_XU-
;0)TQX2sQC%tC$tCx`;K-nR#eCbXPLZf?iuA+=$1es6t-
`%@;H>;=M4&Q!dH`!sqt{O2Te<$uI;B56w6&QV9MApw4p{lLp^yNn!}^hWhu5X$v(6csdKDQGCn(<t&ewh+OT5z2|aXIYTWqI_qKFLOf)5Bd4|7L_f|*<G
M<qx*Psl9MXk7SdGjSp87j^>z_P(s1^~sw>?FqCB<ruhbyyW4yBOYhRXn+SkG(`q$mBfj+G9Z{>-pr2yJ%B93Mo0M*ZSy7Cid-qKU`&vdTG;zdondGt-lm
_MF*I7V^(EW)L#KSv|=_58bmKf3y}pxxN7%nM#ID&$3WY&9))zKLfc_KIzj7xNrR#E3qc!M`kID#~qm4&ACfgtZv5?1{iFxS)ax>Zf?)Nya@GLr&SIAaR7
fS?|8!sgmBqbd^czMOU>2!*S<D2IB!BnBk;*Iv>cQqKETeDoH+5fhYk>2Is%}fy`G=KUP*^T^U$6?Yfd`tgD<2Ym9RqjslAMaf#Bj;|A%A@iep{qmm9E_^
Yx1XO&8l=pj*hX-H!@9PoDk1rc?eDH;?20000000G4u@Sy<!=rN~Yr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;kMaRo?QSf;DqL7FP%ztu&*%xoP%sznIse~_kka#xRrh~apew(#`EY7h$C?n(T_p`g2;h|>=z|J)l6NH8RtjL;)`
!)k#7S0TTlc7kMxeq!GA&LdWq}ZO}5$nN^LlkIS^gq_kP!A6G%!=uocm=ZX(W597>`64eovEf1^L@qtTrt(J~wGwkjTMH?Xm|-
u6#rQiB`YDfkMWi^CCw(Pe`(6u(Cq-~>b5@b*^gOGo4rt@uVTk>1;Z1JM;=b1dtvb8bQ$HccwuAcAW0Gxqjsj(w-tnHED1<{_UJD02HTsFSkN=U;;-
Bx_eMJ#poOM}T(uvDzm*sB+*lo?-^#!L7h8K2>mx2}HW8_XcEP;%4p?gZ@~oK+=5x1nN0h5o)ayP{#=}r*4QPTa5o>5S760&}?ML;9xi0a;@J-
AO=v0iz)<~nHdc~mBHQ)7l(3T^6CzfiIlTazx`d)ibl~^4M|o4_V-PGe8BbyM%%1YnC7$J{Lxx4L%%*Fqb#Z3fDR4xk*sSDeTq<yL<pAcAV=U-
)^O^z(Rn}4wltCfmT51H^fdX6lLUjjlFwDVPd-2hYl-P5Y5X@2_o$HqI8<Q=667@aT;A(GBKRlvfo2uJ|9oboNrR2F94<Sk-KzXC_249igMt<&O;kLxtK3
zYlQ1ONJf%xfK=_%LiAH~nL9z<W#kmNw1JboS{{G7Brt^R!SPzl6D?7HlIQn>JW%m&M#I3G{mo0%@DR}~F8+hC`bQ+*l^XG?_o_{9w{V7_|hsX=a3>K7Zq
z>@)cK}@iN<<(AdsrOX)xkxj!HP~z%v)AIuc87+KoH%;T^w9zLVQTmfd%gM+i-@IP0h)4M)fK_mgw7Lsl0ozeYuYB@!XKFF1XgHwhHKvxs0?<x<YSO<Y-
sLSuMakuO7ifUZfq_*p&d1TN%{*Y1ODc)%>ORkBK}2@$K|x*ZGNMAooYkmS_ar*S@5M)+QKDe_>`WKw;zr|A*=o@>lO)6J{%?)47%+G8tqw6aKp|cpTuB`
FI2!o(pnnoc<ru=6s=?b0J4?z5Z603KEAH{uLW-_w9jODPXr^=$_=Zd}UwtE&+8hht4cK^8$QRTeb58CoK6RF{LpuoNqu$AuzARc3hSdxt%7n6Mvuh#~bM
YPgPa8nAXB*OH?ijX`l1X1YPkE*Gn1`lIt~lhX-
e7XYFW)LU6Q<_?GO56WE$zaqgxj4`|O$d<A9geT6mP>*)|%<B&%Zi&RO|<@aExF<CEg4ED2_mc894%gZ56_?Aw1m3r^dcYx>^q%v*uK|!L<TQ)(?6e~BfV
_C*zYcb`F9Z(15aRNoZ5)K&*HbD$mvN%X&VR?@<+PEPws2HSVSh<mH$-
cm%C<VX4Fim3ePj4zvn;h1dDDYz(*0s9ITBqUZ*RTx0pC;o<NIu8oZM^cg37P^_IxTgtn0JWe7lNisgx>QnZj-
{)UsyDV=~4DsPpsY)`Yr%G$|$&Ab*++0yIkC>Q-_%psxcI;q`wD<1O7M=+|YzN`gb(cnn#QJ5X@VAG+%i-Dw^rFE~JffzTU@r!idEa(?1Cf#Lh|efR?-
q;58M=v4UC826hX;y!0=OF(!d@5(4OuFT0i*MU{JtaHA<zmR$4{oy56syJHg6isYmm&UkiA!{Q2$wlaOuX-Q}-
UemfnS4&JSuuKo9ud(bJTdnulw2P)qmD}f;`04L+-
&~;dH0T=tym3Cq;#yIam@LX+9dsX~?qMGB#YjB{LyVy6H&?ydm0yP1qBDRFv_({^qvuJc=q_f}q<pa%u_D@m1L@os!3U+gE=a%%>LL^$L4PJG&(>3`>q4~
L6Cu4^c_@^16=AYf;IQ}zQmTPF$q2h-
Ata<0BbD+H<3+_{ys4J5*Iusveh+)278RXa(ueWvjOYP))S3CJ9FYxZCsjB*k{_FuanTIr{1<^)P;z5$3wv5JRyHrtSiI8Kk2XTg-
7wRHV~d4;sLE5l7O6ysFtKoH#(vNh)*Ulz!bJsqf`QM^Ac`%9o}3GoT0~IRKgyCzcbkZeoZr;tMHd1`&Z}gCupC9TRaa^Ke1u6LDSdmix8Yx^q-`-
^(&)F%=V+P>PnH*ZObnhX3TA0Py7aNBZ>}qp!N4PPwnwV1L6_viu*3ObL?P%2C$##3KI4AWwth!<fS_V-2nxMgmm<yFwVNM}h^&5w;eX-KM)bSL>B*kpST
%&Xsv<O-
_0F2TXIp;X)6(H`ezlunXA&n!q^<fk(q2SwT>Y?5l}ihM=Yo@3d4li#gSwqL6^>*?VfnAzP>{CM53c_qHBw_)>X1V`0nx%lM0M&vG8IX|;aJ<tlY50L!#b
g%#tvEWk4i8vwy&0nF(oI#N5#H|B*uuj&eV0}^9I#yv6b3E8_#pF9@oHTz1;Opkeq_fTYN_#<Q!e~vOvJjKvfsmWq{Ud+b`hd%l%*0?_%~e+&17{ENCg}y
M1-V+q?PHdd#`cEi`N!yzw0=6p8*d!ZtoO7G?3J*DQstCVo8fwUD08ajB@H#}-
sU>VFuX`UT>UG&Ap`*HtX)RUg0AeOh$RSfKbP=E)<SPjBs8vlWVNCGcWhcDArYZxi2iOGk>8AB6XgQ4UE$4@nezr-MblDm-z7)5CW4J9!thY`9-
X_ll#(t&_0cvC9T~vXRn-j8RnnJZbjcY4L8Q;9$mEPieWuPumFF-=U)&h0?zuSR((l(8`dj52m_vL0|#fD3)HI8%+@)QPAy~kX^ZMsExVVSuzM0y-
;^V>yCJgYHo&{p?R4Lj9AQteLB-EE$x9+o+S%G?o0s%f13K8d3$2!6IwVuQfLuXtk@$;b4!+z9dGDOyi^w>pwe;JskeMwZEQD+&mPbnnmn5HjE$VQVqeU#
GDJieT>&X!!@GIj{VOXnR?6uQmR+avlC)g)){*Gt5D*1p3MmkoFL3&dj%i{Fgv!CveC&9ULs6|~R>#s_=9O$Hiovrk2<tVgO(jz0%XKt%Jqc4gadLpI^4I
%|r*TAmlY}6YSidH78^|VF@qo}d^y6ANJ(y!rKgu{358?F+gD|t4rBRJ)Y}DKzYi<_{?<p38^>7~^9OMKsm~qkT2~<`EF;7ACb(_kWSs-
8k5xkf(?c54%Hb!FY7M_~UIuPCSS%-9M8??x{72jFi3%I`$$|>i}-
8%c+*TlG9h;cD{K}sn9Evi5c{(FltZ6L4N?vatdY28Px*f;i3rCt7~R7KtDxeRa0ojjUMU7z!@Tv4P$NwD&ELQs{w81SQ8RL@Q!(jZtgEY~$xBp%~EXxRh
%vcNuxSUVko69J3DV@2M=kE;pQeQt8N(THkwbL+Y>!-
dz_EbEiIZj_sU#dz=loF0Hi&Tb+OwZl)7DyJ_Dj9GkeS`L+**N59A7iSP*h46jDVzuZ4xOd9+SL(dz(Ia+fh<R*lZhsdn>2d^1v+eq~M<O%1YG!-
GESR*6Ajfef`K^&0wvtE57+oIIZ4{ka0N*E1?mKzw;M1{>Tj@Q|gnI-Avs!oxz#>{Ip6cR1xfjm*SBGxfQ&!RB4CPr@dhJQhv$QOwkZ?YJx>{8x<Tq(THx
FwiegeVJwry%bR{%CPxN!mfHusDQx+_sn-n4>*mtUSW9@G!<5^N6VvDkn04ZuxHfiqQ2;5y^Q?aC%F?fk``90JkzU$VrhVw#nj{(e-
;!g@8<^X3bhB@&bhKPp}?=tCuM7s}$Qm5VXjA?az2sc7{|r!jGaxbSUc%;hMLoiuEG5QQKR?gtSENW^K_^L>MwgUY1TZfYG-
a_pvnIOF6jC(NiDJ#b<f)uU_*1q|sDp545+ht#zyI<Ps%F#JSq*7RdsE9dmt-?B6fqj{iT-HN<1qxNxOWtw19Vhc7-
DN(=EVdO5ozei5^;$#hodh6stp74<P#2^4G(jft3av;^8e1q?K%O66pgX8G5M*Lk_5zOjlUZA0r1IIXRV8B4?9vf_KCnv$XT;z*C>?k#*fIM=CL-dwov?6
IyU(wl${Cz+F{igb}TIZj8?rKMI{InOBB)iV@uYq;}n>CDucL>k@&1>!N(m>-
at@W9ipP&&R)lMx!e#;~SsevrpGIj_GU*VK^s86ZiPm{D>)^3%z%$=_O+%MMhX<dB*?noE)2%(87R>%j`dbN-g<GVKXKnIa@wzY0#_fze{SD07zh-chMg@
m>PYrBR`v#Hr=VK|ma#8HZ5^S|=E{Zg=MeX%$ZNeqOBiLaWX*smN>*qoLRI;V;}fIXOG9Wr?*4d3ozIA})BZvs5qbydXq#xYO-
5#MBRk)JY_0s@H|9z3t&p#qX=UmJyrOz}Hb{;J?l=tA)0>QU2y;<2S(%g36#*hv#5)+_TJ{dYcsQWVJ^y!7j3lf>5*NRK-
2RP4AACXQMNMBkVpbLLX_AYA(1mPDVQezTA0%J19W7qG`U(ciEIuNAZlyUjKp<1Nc-yg9y{2@z|NVBTC6l!Tr!1)9NoiPC}?wA)DY|6O`uRT;8KNm7%QgG
G=}*mmCT?ZQyEORo&Xj6WZZ5hfvM2OQhUuDm0ev?FVTkJi|<vN}HK2X8yK#7do2al~8ni>JkGq1VkzbMolslNBw5v-
PHr8|H@~b7B|sF4$q^dx7b?AL@4klL~m&9i97{;t~Cv^0@QAeH46vyN;wWtzaRyVjdW*r?h_WMWvy+%{EbwPh0^@Z0dmDi&CPi>eiDe%&=#4G}QKeM7yy4
?<Zf)EveUDNwfKG9Fn;iIIL<m68CxX^W7QCDwAjsYc*)RlEESpSNPnH^l{?q9mgFaaX2@l3(sFKt*<7&5EI&GJ;n>2v6bWGRFAAO!^m>5v(_zjqQ3{ft-
%VglZG_jO3;fh(H!N^$c%*Z9l@8fFHzWrCRD{Yo(jDW`?C5o?UjRzfy8Mak=4b^f(zt3mwB8x-
wG8{G1}7Shx+BZPtq+oQD>eMkyd*6gNqBtpJ(!g<I;$wP2!cr=W^R)n@8Vz`r$!$2QW^j3F$6C-
4StIt`frHA)||vLN+k4WOl0y;_ZBKN%8g25U@N>_DJpdULY1^wiK{6;b?zdKFOG!y`$ev(YTxt9umx9RaKCAC%s2?e(prSfYujrO^*(&OXZw6Y`vUvwI1r
nAgYR1VIArOym%TdfQbkHbVd@*KvZluU-
5(6K4@ivVAay8j)E$>w<Q~jqQ7^Vi==I&d1?tGgdDSC)#pJb0AIOj26_|P|0#_77+awXLaZ+#|3k&h4s;Uqz@VLl@$&wW?yY5t@0A&U*d?7&;r(-
#+nG8C`X*4c?^~{ODXuO_-IHwFyR4zl>)7YBvzsv2E<mfHc3vA`7d*7j@VJbTTIh3xheJZQ&~@~o8Y{B<z8ED%E~66p5Zk)4`mQsonS)kdV^U=fKKpX0QS
w%BT>kNrd0mz;`}i=ZDoaM*IDV8HSyi)Bv$}ZsKU>y2in^o53E4zgTqib2bfC)ido6ItF2K(N-
h3mID3{0Cw5X^Sz$Tu`4#wPKMiy<wl3DeqZeV(pplpA+SqbREO+;J}=dCEEkMzF0f)HM#@C;X<2&NX#7YW`kF-T?RpFmWd@d|vk+#-
1gihJdSE8oJ}Q+)Y!>63yES81q!1!IzmlI8gdsQwI7kZ7Wy@o4UvK1N=<lZg0M3BLfUf*{Qukt74*h|^9CS!XCp!vrlTxUV<tEv8rVE4B*1(V~dh;=?^RL
iGmFa1Q^iw-
1T<4}OFkXMs#&GzX6bSwjxm$F7?qkcYl|%qy7u;JF<i#hucHc4SkI=sGyZP!;2W`I!(E_K)mwsH^GiXkRP6G7)oP&5~KE*|y?ZG(jF9=4hy)xiaV7JQUJ0
$lDj!4$ne@UKLU~8z$khs^0Ew-+=vozjEM7sz~U>FK-c8B~1Z~drf#qBwJmCu+h!`Cfv%>u#P4Rg<k!RUE5z)V{bhJ6s5Ca<-
coA89N5gs6r;vC}?d;#Pnf|L(OXeamf$8Cfp|-K3M~w0zW@Eptu`TSRxgQ>Cq{pLd_Lnr88hx1{&X7XpG-
82jQ)!eAKwizQ8+b%&$OEkYDxhF}=~0P=p37zOj^t?XV<9ZzXLJNRe<YnWLi~(@T+_pqpktt^%|L9PZt*V7N5<Y4l|>^WzuGe4S>F`+C_si`s;ctP}DPo5
HvmE&bjl%rd-VJ~!j7p5H4kHghu8?o_btF236DDcHSrA3mfd93z=}?kHq)hP$4>qUA+;{m-<kR<~0w-
<r0p=!Qayz8Dh&W%eu{1OC}>RtD`ZJj&1s02aXz4VObmS+1~z{W#fme2lrt`Gfhb8#eHR#)z%l)vm0Q6#ix=M_Vrh^JMfoG@zthaaYtJAPy>+QMbqmBKDu
ASR<#?p2BG6Uay<ZNn|N>r9>aictuY)cmj{{6`dPe$La1J8cZ!-cHNh-i;v)8NlU7V0L{Fl)`JOO9cOc98NaW}nWRglFeEo=Ikb*?Q!CdNZ-
+U2jgUs+8bZPkmMGPjU>^QS;TRH}7e6pkgdR`>RB8+Gbe{W}175Uc##xB^C`q_3!1NPbChSj^S0KwnfV4|#0@Aj9yeI2k4#N&JUH?hvh_fo@2yCna{WQK1
_#9Eo7toC`a>Q&VSdnjKCuACzgja*^J-ITylv(;UPWIO00LJfdjOg3uJA>-
f2mOd?EPzyjAl4ym8Lai8MUH%tzy%J0J1CSW93qbc05CIWi2cG$%CS^E*2bLx9*s(^wBeuz^Kq{DzY<cCQf_En@5^{`0W_r%Yh@Ld#5LQTh(uDtk)&KG=V
$TT2$Bd8$^Hw23r0C@sFN(L%~OfpRos)k*%D+xOS>1tTrU4zoNz#9OEldD4RWu-ky+Ox5j+Ws)z4uL5isG5D2@$`ApZG_jSK}vJKiE`JY4uSY<Waxs|xWh
SbbfuWuXq2calJ&*N0<0-QT-2kIL{_dPS0mwY#xGY~%@aLoU3{HM8FWO+MP8GfI|bICB!hr^Q?0sTVbtB-
Xb7(e6mVB7#mRA=e(anp5Gv(hV%<KRtrSIiD-LwqVMcM&B4dc6M0mLbmyV6IH?#gMr__U#kV>+cdH-3sgJxAQu054iLm-
5)LJATX_ljxF?{=`&+*!ar3R$l0S~GG2CdZ-^{1>ZLR#VBlVbYc+r`#VY(?sura$fTk{vS66p}C*+URiOuSsq^CbfhihJ&+PfHME#(g0)<{;1m?7y-
UKUujPZIkD+>@|=1NTi@8m`g(HMpWNRUP93`5uYotfVWWoo~58H%=v>R5<Kg0bEw59SR>-IPko$+-
}WC)BXs~xrjpD)_LKRp0`F2;G;~w4rP}1O>w!OvJebG%{Wuyv9aCKiPu5M?`cq`?u?Y!sN@N2Dll*<~|EvDdFKYqUllJPGtkiRTkzbYfA)pr=z%aWMMEUl
kKDwp|u6=H1uRB9S%QQT$SXdFJOt5AF=CYA8t|q7S*c*O9&PfHDs*|rbwdlCLRu|0KGK&wv-
q^M)HN9sFhj0vNRK9JX>}j(VoGEE1k3T}|ZwfEi&fgudWPDg6;M%KwG;CY_Tm)k)<v5x3+^Yl%0GX0^Nl7usyTFojcb$r5u}58a@~Xn4FwIjzc;jpq22}O
t^BZ5pHa2jr<X)1|p(A0`nXBrEf1lFS@(M0r@ssJ2O6?U<Z;?&U1d_6g4aGB=5NXV>o({KGz<DTZU^|?*c=}tTy{b9a!G@VlKSfU3%M^{=QjXv>4QLY?Y<
ok1F|8Zso}%{)bwihYUz=!qw!JA@DK_uAFR2m%VY~%oXPIQctthGU9CTv_R2FpQT+okw*23pf;7NQkfTishpHPR*=WrE`I7_B>eWE2B8>+AfZu=0iNG}g$
r00m%d!gT#<Z|M}N%=+wowV*<cNZ+-
Io0a0HQ1CdX>=>N6K54Sm%YDn5DX(@lxq1K`(F{NG?OQ%Kz6l?z>}0V;&C#Uz+T1NsBmOKt?PIW37K1$je1~veXk#oqw?_x<coGh<Q6>pFl^~kADOD2nBj
!v0yFg8;^&2RmocOKq)nC3aI`r^!#>+4#zy~}yHr>C^e!D|j>7qD#3$4H<`zu|mpJ(Lp>fD|vNz*GyCAd>aN#r>GU5cFBZBcc5_J1w$si#X1m=h4QIR%Y?
EV2iU3yk8L`_yFZLN1}vjI(498bqg6!*vh+1E9{2`=^R{giBiA?Th97(4O$JHZVkrk%l7qXt8b)*?9Xt;l3&aRs2|2c)gr*Zw@11VIP|uWW{g&~{U0s=#S
P9s84gUK2}2NtR~>a3-$QrL!j*L&E2aFQ9>aqko>{)<bomIUt>BHew<5N!#Sk6?y-
h@RLc)D=0#dJ+S{2Tabm(#3!P*G%1a~*`_|4{;dkBUGF8Q)m)SPHooEh0r{doJk)p%3;t%uHs31<{lZ`e4RDOLmH$*SiC*mZe4JA2AX#6IjO>GT6($E|tF
UaYw019VYuwBeWE(sf;=dRqf`!<cB@eJnp0+^_@&ewAtQr0i;<PN++30+=pExiKA8b37iwJ;!MVf#H!b*4(SUx4pLE6@>F1DMlVGs<6Qth<kUCF>Vx@aDq
Pgw5{YhGj36KtwEawhU&mYZ<ss7C<Hb+<xR83d7fDtKM7sGxw^MgbH2n#bo|wgJrWst&w6btr$6RtvE@)lX%{z+n*H3S86ND`UlwbLi08<D}UmHoss}E6Q
K%mrN5eO*x|k?fLfdw*{sBDX^?FL7EV`s!*CDdFH!>T~gaJMw6`YtDxm}*0|yRyT9zkCgq5ThVUm@%|gB7{AZf)u&GqL`7aAXMUrSjueNCj_^J~TAoL~o(
029N7V^j>mU>Auxa_p~s-#5u+-
t6W5w7nNXa29H>=<7e#LE`xD*jRvz4A#iMw?1~v)3h;ekjW&R07A4#r=kwRbWN3IlztC<CQ`BTTLieCZdL%JlriR>Y4(6d?P4|1agCdEj+=#D*rm)6wo9v
mO&??$y*EoQWI(UR~Z3#6zT^QVGc#O9OYvhLpqpAxLiu*Bv%EQloqMni=69YekKk#1F}YRGBBww%ib&fS<&fEPgaFdAW<(#EvGdbK4Y<R$7LT4(rJk_-OR
!abCEytlF|76wN!^rXkq(7-I&kfMB9YI+M0^sZd=DR81wx?T7e{))}>D5ng$<*)5(%z1(J9q<l+J4SimaRErN=D{n$f=5XDqif{40-
4{Bwf)@_V|vwN<NB``6u*)|h%vW!r@`NZy*W8b`r38mEdQd0cqes2ZmowfVCA&$q7PFRudWdzEhb5U-
B3;_>|s|kSsKX1}A!GJ^p4AdO+HX$Wmk5mK1dh`niqQtCR4p>cg3D)pq=Bcd2fGJQFfD45bRRJI{j{$fbfaUy^75N1iB?y#@awXBHL^DQH8r$f%wlnt5f`
2sD+gudTQEc(lfvNqFa6dhH_+CdowxmI81A;*UtIR}`0l$a>8uSn^VWty}3BL%5Xm0uAbU+&3a{PxAkghnUYzo43B*;jthtR{MN@gj4=@Jvn1+r+KvYZ@u
Io~{ICX$m*G*F89hfGY~D=R+9jMh~O{Tt7_PeB%_b6^Dv1+p=XJfs1GGIf(W=RYxWXO$>zIR3m!%e(rX&EWMArefb@0_6jMDpVJ}YVowThT1ld@I^onvMH
`l>Vo?eAPEL0#_SLPxIiV%S^uGz%zctjs4sb`49$UD*HUG}wYtv3e;c#UXtrh}MboXX?gi^fMTO@FXr54cw@@87So(1xKxH#`BDl@3Bj%p=Vk&YD_He8<?
?_t<Yw>h08wki2RwY)oyaDf*I<7~E?4X96OiZn#h`TRVOAg@G{)&tg_mhi>ths1<ZOTc9&jK8{aWie1v^iAuJL~`75c@*ba+x49Jdvv;ef2#h>1GWW8PsD
<zwXn}1)h*%4GQu=|IEt`w}`TvPDP!2i5_ru^BUb9+17>iRqyI{a<}mhNE_rbZ~i`r=nda$@XDAl1<mtncCP7@qc2-
YK>oB)`yXBB!fiXul4b;LRdljG&9<A4NYJKLk1Qz_@wf_ugq3&0J4rQz{0qO7mvVZ(n6{B0nkiZLtygp4CJnRCUWFaP7=te5#ZhPb!cv5{OjYoZ6=7H$(1
WnouVlO`Bj>Ql0&aIMXi5n+q$60-
lS<TmS<>@^6i7M}D3{2d;8qD1j14w182rZjc=l07&IS9sePCH9*5Rc7`s6vF1FL#H<fE`5y)@!pJ`w>%xxx@Xdq1(}JtW-~@dTI-3NBX=g-
3&twk|GU50r~0jsjSbb)uwRCk|u=T(1c(N7UU&P9v_?rn(@)H3Jr+1G(YdaU-@yMf0N&U-
+d#n=>+<OI=n^KE>y`koDOM^=lZJ?R+DXj>%6C8~r29iJGLYMObl6>BUqJN(D?nq=_a#{9XYgp^^{@8&(o@bzii@qpSsD!Hc&F;db&n^^Koqrnueg@an;#
yOw=<iW@FqM0x*-?>4uBBMKRlcNcueWaGds<@Gr4)_9#~eWFSEGu6A}sXqLT8b+yovmD4o@z2ZH;t9|JjSmJW_4RB-
%oJ#H*!gWQb$aY;GD@gJ^|HxR@Jgk^hcjGVy9#4WaET6F7_U<5p@56(z#uo8={(aqmm}YBNzd(9xd{Lcp5zhprya-
))BwKLXL&Q@VJ&%f)tD6V<+rX(;82_uJUh}U@ur(D*Y_${NBrFX2NDK;#?~vM!pT80FiSu_A;m%o=JlW9ZQzr&R9^Nmd?;~QL0j*UI81K8i?i3Z5|3xHK!
Ju$3TLICc$5IlQp5j7N@qI^pAy{L7OY{39MVrzmgphW$9(ZC|3AbH)ThBRZ`Ke_aNxA%n=!OndcZ-
$Hptdk95%d$Sl)ybgn=E+1b1gE_%+43@07K$Tiy_?OV7{n-o@f>%5z4On_|HE*hi<qNNb%;aTY%Hn$aE-Lx0vXtsRC!Z;s!0?;db2><t0@t&7%WT{M&nrc
552lz+#^bu)R9a~00BR2X2uZ#rR%X`B8OA+Qg|DEwe=gv|TCS&kXhKZpUV)eZC4D?M_2?F}oQeO&T|m@wcAT?UUwJ2DGgz$ewesR02|?}Lj#5;i*hs)p5=
L03twRiQH#02zo(DP<7)(tAGkp|2xn#JG4)_>gzvf!#~%HmPfgQa!2grj7?Fo7qRdW_m&LGf-
Q~?nYh*=F$naOlP}YYc^|f=(Na=vdoy=3ZJAtbw2lwMKgc40NxuXneUi)7AMVIDa*`Y_>+1I-
w+iFU#YvwbXBU~;p1o1TtomBY%ET2#CK(9^;mZXy@a(8M-nasH9A5qU^a;n4c`H?ED+9VQkbye1^G1BCKT?WkW<s7jpAGJQkUv#$epqLH!FGZyC{D-
!f{QxV&z!maxT~79iI15)G>k?hJF;$c!~m1a@z=$sd_*?30EVQ>^%-
TFgbSTDbIA(C7!s8_)8tjVJR7LMc8=n@s`X+)~TkLDv7`5U~`I;=s<>92_|y7)nJNkoDJ9P;Y&RBbgbjRcLdR^wancs5kFCE{4|xrG9k1wm@+pF=Bw}3IZ
ky|3zfMSgty>r5uO?mVd{NaR{_w)poP@(E&ZJSHfWdqYP~x+DywNQeZk7ZO)#r7+4Td%J%3RLmc*z?``h9(0q!jlu>?_K+9@}&T_I3CHX@S-
MOLWh5dY?(YWMfolF^n!F5{wvHDE_EqP!0z4abJ9;%9T)U0ebHcK~tXzYkjA@(r1^qsgZeQON)lHJbE?L&WlZtfPPG%H%bcanK5<l(14o2>?)R{gqVNA2m
S(gmVk6P!3!nF9vjrJV&zA`rk5jzm)508tL#ytUgMwEl6Fy#dy6MpTNhZ($7#@6C@LIDiIIX6kC5R51?i9a^elTBe^kF{tL(AOb`f)SOeI)_T(BtCcP*A$
GEKaBC=AQ5s<FL{j@yp=wNbY;9Z!RT;M%x)F2~U5s<qf#_3iTI_96@rxs0zav&Tz=-
K91Pm}?<CU!pY!yqj1k|mtAa*+}DhRm=dNT@%Pxd~4<l@E5;?n4}OWF?`dDNYsor7av)po#OFESy6Z^?>$zMOCwgQA#!~p@4TajBPI~AURS>%wa8g2|>aa
(YQUvN2Id#!+OQwO@ez+7}UX5kyLTzT=?93Lk?s^FJN{hGvr~z61>gH?v|g2#W){K$KEX(8(ozfPvg6aXPU@!TDwzhp%PgVQ(B|=MIN%?j`XqLH?D=q++V
)7`dK)nZ51_{CVGef(@oMex$vdv73Rovm<He)`Mzz)Wv2WkgZ8(Ibwpo_gMq>q9${3@Xbn-+tr2Na-
%)y><TZy9v4)j<L<~g<vRV0c$qnoEfA0MXly^L(G#E(;$_iFbXy~t;(ktX^31|k)x$n4G2{k?XlN>^}?J0a%Y!_uU^VoK~UY%8~9D((YrI`xMZc>&oC`K*
5Dd2s->16(e8ktw}<Oz*?2D}PMPn(#$Lcv)fQd5dWG2@_lNeHgovkJ>a1E{M&24%)rF<S0p-iG{K>O<~w=W=bm>ZWWt86p$)IhinWdv+KA-
y|%7v2|9Ht&^_4+&HdL*&^)Y9d2LSs^Khhq4y<CR?oZ;!F?e<btAJfb&00btEsJ=YV2U}RffE>nk(<Z&wq(?6Y)*Nf46<JZZJKvIh3olXC0#Wo#)`;`n|?
yRKM?riEj5jSH%&?<4Her%M4520+hC3Qv&9(T{5iPadHIByiz51dikQ)zLdVR7)Ih8LRUgT_W;1m$Qg*>AC=O!Mf`QM1Zxa~oDI1$oeAdEBh>fW;Jjo5k(
;vlj$S#Q(ZBdL&+cQtC6HH0{dVuNHNHWbUO+TIf&u)-+ut~-gAj=nSap4?H<-u`n`ZKR>PLQjm~N?#EawgEH^O*x*E^T`NyGU-
ND7Vw2J$bWsCy}$AwJ&BbB3XK;;dU>g@hqZ0w*BCdUFZWiApTPtO90T9du_;y+m(Rm<Zjh(r1j*7*l^a5no%^B0Q8m?=eu&By~_oRT5)Is~I7wRy^S_-_h
j~1O-w;Z;K2=w|;8aE@xx9ZVS&kyivzMe%eS@n|Qb*&T*wmB>|-
nX==wbN2J{jz566lmyz$zMy+;<smiV)g&%ZmkYT%=&<(rwqg@O>?TAXR0LyO1`6~|3+zSZ2Qc^#^I@Bre&zI1n(yG1AFx!miee&hV&V&ykL2$GDl0N#Viw
6al70@-regw&tT+Zu9<G^Prf~8MX6{UF}tiFF3(ZWghqV#05f|7xrSs8V_WOqqCTsU<ot|q2f+iCIAUE}MN5Nuq4aUytOii|_+(AvjUuO-
blMvnlK53n&T9HqcUGQN>*>C8yG_3s*D@q9fBlhRDhs-wCwRBPZQLYMf_>i6@3;Ce0drftOKGJFW`Xp6h?_A#F#1(F^Nz!mKc8ul=)rq?MfOtd?y3V?p~(
VnC7Vs`T?KcG&HQe15XHui;3(iW(FaLdjvOtW~k=pO&z8aQlF&t}KHGs(rPRkaUYuv}jSaXSTcU=L$DX-ZILI_Y8)*0-
H+t=5yFy3?`A`kMOk(owu`yiokgxf2RmOFs(G>&W9yo(G7Mxtm_^JWJYC*eLM&y21oYZ$`JL!K1$(zfknl1rb?$qxG!5_H=s08~={^CF({Nryn#g83{jl=
u}<v7MPeVN@5$=OXHvw1;r}G1CO)&>!|O*-
ZHfoZ_NW6*=MC*ux_q<O~Cl>OFK*drGFOQx=n3SIw$TnZP?@^q3BDj3zE~kK^d3p^Y&?@L?G(^z!E;R5&mB|c-#B$5t#&FQ?T7|oCdpTs<A#FK8*}Fet-J
ow><c#o_O{4C~i3ZG!ttK1(drMO3e&1C&N4%7_cSwk+KjU7CW*(F`fMMAGcKxa9_hU@T^6H4!Hc849^*Hu+dlcrHIwaIWXE6!5twz&#Mgf^#>0c=2Pt;TC
=WWbWI|$<_~~rQ8WBQA%c>k!8BThTCPUqa2MU1<ATEp`2fNnB<Sx|gi`*2r7GaMHLD<qqAKzfMO({yBJoJBo^0~lsXC5K!bFG`>@<qYxen$%wM#9eB)bTB
s@tNf=i6&Gvi4w@`(Q)2Q)4TJTiQHq#TuLcUeaoJf*D2`!6_oduG^vsNE*xAPIaE<x{H4=2c=vIJ$Fv6W{h15n)+$2_Qi((tHm3$Vu~OtTr@T6uKmA;X*n
N#=uyo4!#f=TLaiUMuz=*_Ez$kvmB~abDKtJQXyeG1n6D8zxGX*xOQl09lWvs9ZsPH&vcuj@p5%JZ;cf-
8@G*Fw?v|P`?rHi4Y4Z>aT}6wC`<THwyh6L@0giDYtUD8J7yCSXX?Fr(2E#wk0PZPj{BDxkB0GC{8a5iQv&lP<by><jqGFFA&?8BS1k@<TUv5IKQW;dtdj
+QYN^@A<BUrdwOFC7CGEQ-zL8#Uy=1#N9Q9XP9UdK^P%dolw<Vz~USsO&d%}Sx0zu{MP(EBE*<K|09tDJ<<T$BzdwjJ*VEocsk#D!r(#0AjvlrPh?E7`+O
byhzmglt8ZXuQp&RzxiwDvuy^_~QPAuwtF*+_sb<;TT1LGuv2rPti~8BU>S8aIWcc=1%JOVLTQt<~EeLrx8D#owyIQ-d8RH&@VOq)X`h&5xu0SlhW-
^*_ec6^O1job%38h^}0Sz%{dRzEV3ux{$gK>b}Bk`Z`fYHbwm0?BO!|c+FpV2vZ)zqn5S2RY+a-
n=2u4lv8Y4$nvZq@N1fr|tiNU2vf}(#F)oj@rn;4}yDS|eLRHln4R)%^a#w0_Wd9o|?G&p*zhaky2zUn}o+{UzPSl5SiOkHChsK6MND*zWiw);VM4rRJR2
OG*U|he(tbX8NM&2>$&>zxR6gz3Ji&d!4JCT+p#}r{W?*so1pM3B}eMml-
w+`!6{ws~`)J&*v5)k92u5fH&+ocpkKn9Y@M9ynzQb%)zfm^!RP~Y#zm#132%hUc1ibLY%^jnp;y)AjuNo8|c>DvXRdMKF!nF=8sqES$GntTb+_EwN0P}t
cv;C!!$LoWj$lZv9KPz}2GQFl=ghDfE=-Lvow5zn%cC7X#&uMPq?Ppa8~TsK~tIn(_RVA0P14j1<zh9M+1%SC-
N&_6<Ou6A)}pN>dCh^mT60n;@uAf;k!=F1`b7m__X4jF}P+U2~%Hn_o<Ag%Vvb=HM`Rx>`NajoP3eUi73)yZ49h>ZfS;xB26m%Z$T6V04AcU+CO$8HYk{9
%Bgm8zr@>i%u$hhD+KiHef(;pmkER$EyNxa!I!QCq?UyRegZK$%GoC@BI|LArRv@&A&YAjGrP%a>Tcd07BX0DF8!z9H#t!(92Z<2>cWkHeLqjH(!D_P7h4
cW>O*=0ZXVQmCR8A+USicy3KMrIs98F3}%f%&!eg80wobGr6qP^^*()1&t8#w>$<}dl*&cRJ6)$ei|s6rEjeMFq4$%b3i!{{mOV_p_8tLW%l82CgNhdF!e
Y?7w&&MgasQ2TAzSohFWQX8U?K=>g-SuMSTR9Pa&i?hbR^|G++-
WqAiw@T7J>1q3Sr}sr3K~hN~bD;3F*P$}ZwKr{2AkwT1sF*Dc%|?F7bt?63&tKb@si@E%k==XEX5`UpF9mdozCcO+EIs{DrnKZjzJpx4U$P+${};X)FHLr
@&B^PN8S=ZttcMC7aNHb1T!{H_{n4Vr3R0y-l->_OA*(=F3a1tUXM-pGc7sz_Y;=TpK(`oG#7P5rdmRCBmxES$-
3hE{fdvLvW^$mNC7NPeOTLipZYDADjBNb%&I*nW$8zcBJ$xX<!}yuC-_!Gn6|MB!=&?b+d=XUDX+?ZE8lf>Cs*^ASr$(mV8c<Hzz>_Y=?r#j-
D0gTfyGO!2wf(F5C2O_VRoS)ti5d$A7(q#gSpzGoogE#QoE@$fs9I^Mh~wBr@k&>qxL(UTcd{VK1)WtVyhMu8NXn{30sSVRV7Jrag@FB-hZz`-
Eh63@Oi;0WK$y+zOV>O4vv5@zsgVd3@g=|lAD{9PIwITVwP#TR!S(wQO2>+U5$leByM2q)OZx|WEYa0u@j8`z^iCjzS)0nHhic@vdmBRgCa=JyBwu|E_se
!bb{H=7bkjv&6d1wv*CDyd0cIKAQC33=@M{LP$D>K&WcrhV79Ijz-qOlyh^+*-s8EFkIqfcdmc8gP7kN8~ANg<~-
oFc<@Q6~($r_urT0N2MsPlJap8lqlj593WFED8{_9;b#~etb<7V2OoS1e9a?QLdk^(PC+3AuFiMwzDx0e(V}k(C=kw!1;xye&0+yZ%o_EGrNIy>OhBp!$F
Jczo<|N=5O=ufz1T!1jT@Xp)M-
&p)%<BK82C_=I!tzJ?sm2zh0bA~sz)I29=>h&s$fUSJJd@}{=t>e&VhjZNsw3`8#mZT!XBJtK^h#t(FGHxs|+uku>zkU3!C5<*-
Kp1@m0^WZgDO;w}CjZs-T?xAP6dX=S{OdR1GfH-TAf#Fm!ICbAjg@o-uUgB}8?b-(EKnO|SK5*{e;zrD}wtY1-}x%}c-
wr87n8recV@Nk^{S#gK`3Qe^AV=wyTX&h2`l@w^k1GrbXBNdFxShimVyU8w1__`^HpmOzkBx_d*sF2I?{C8e+~pWZ5z#ARjJ&MD9Hn;7GHAagG)fTpWZy3
`Lx!GMUIOvR$73|9{|<99#}EFVBg5pM8*y%kCk@Pbqnw{v`R3k0*%xKZcbdF%aNg==^g>{ZFLXPf{?1hnYKYTz&QUS)t#K-
|gug~(bv#W{;ykK&GsR%$a#YnuwFMexI_fQYqbB86<)^#zNSKf94<lFp%QF=5?7FGCe_915!#_CI%L;ThXJcKJ&Xdg?K>GqO6RXgIk8gc;zEK_kMA1EB=f
xHU9fRut%aK5YmfNVVZutma#KFnY>({sYhTxe*kK%kmhi9*J!u%WowM0K;{Gq7<#urmdMBksI|sg{)oR^eh|wcvw1&Ni+Xq0Pe`x7yQyWulz+@uT<>-
=^epX+VsI*y!%hUivtaygBpC@K%F#vta$HmOWtd4uAoGr^0O&hE32n3qjYSS*w-
jVXH2GR8bUC&H;mY|Qbj>CE4E*4kWKm8nSc4hXHL2PpyhM1`2@ZI+eCZHTx6Y{X#jn4|D1TJqU4)2TT;Y!yc8BJ;F2`@R2)bc8M#%a+(23rH0CLdp)3E%$
?85tp@{&Cb`k!Bt4OGWX{Ty@N=I|G_)cPqZ3I?mZ4=w#_MYmRXa3P-3ScsPNF#6MN_JSgEeZ-h41M1D6o_J5Y{aK+%(X7^OH33o%F>sql`h-
vs@xR~@FEmqa1M@zTtv)q<kBfLIKv9Fjb1a9C^HgNAXYL$z|5-MyXVgTAlcRm>2bjtL7o|P1oZOHSaSGPGh<H~kp&By&Gm<KAzV-vE-
_#1IL>H?Ki?qXWqJF@Fl%bfdD_{zq~hR>)>Qr|@d%>aaAaPS8~&#7LG9@`bgj2c25`M=Mf{o1^Rbq_6T|d!ciO;Q=f{;{X*WQ!-
~^;EV9*m4ph#WGF6Mrx9kBdgA4Uv&q}f=En3WQJfl9Ait*?=J2%TW6bGy%0+3HZLSO>no(wbcu#Q0U5Tv9h!chqMf^9h}q3C?|y28km;L*;RxKq3>Jb8E>
RI9{Awu!r|EB?XzKr>I;@3ZpY?b&+O*7HX(DZgO@XZLqDcUM=UjoFKl~%&V@may2&KnQl)3rCCO!4E&acFc=*#b32hkD&(WNO1-
NCCFXiR&@Gnq{kA7MnDoQEURL~w%%ouXoR3@jG8-
VkNx6=h^=S(OJ8`2RnD|W{4lc>Xu)O!&15nxA8K`nA=L0%nl2_E)FduLbjvpvM`Yw*>hO|)6I=3IK>Nt1zBHIpru`d7=TdAiRT*VFrMh_eqbuXKuM-
>r1#+9Xi(fB39jq0&%mb8Drz(SE#Dik+azmk!^MN(x#E=gQ_Nw-qjlKK}3LKBn;n|wSjI#QZ=f9eTc8rI^zFCDE8UC#d(DLgf*?QukG;Rll_Q{iiYDLt7-
b({UUq<k>TS?-xqT;&I>;#cS*?a2lypa~=M-*J&-(0oi|o6wLE>Y>N6xvefOT6VxQ!%@oSl-Md}X@ITzF+=U|(ugmn*RXqXS;vn&|2MYp%q<=HZ@%(BKmk
0cMT4ium&M7zW?B=ZdZa?hhPWig{3-$MyJcxAcKENQZ?IO;?`HMt!G|xE47U#|D)Q8S?lK-
j*3ka+3#nP#W&=(z{M&O_a#^#tf{L_b&TW|}8I<}ifG09Tq2U%0qA3@bZ}eERhsBE$T#?nWL)rCSQc8w$907Wj$ovZ?Kk4AICrJ$JB?IJOv<J;km_`r>!E
-Am#z0fM<|czs2xkh|ztlEUw6Vm9;U4}9%JP{07Z2ah#Y+81!37nT`$oC00c@bpJTLmDPTs!~Ccq9@k}-{j^8zWho%<Suoq{YH3fh!tAwI*3HU40~n7Y-
vm8B>FNBK6;Hp2%Ew^JRww>l;-tY9c%heXGl@x<vyi-&KuCNM_&vy8aXVbzPh0&Vhl7AEDPwK5|FAC@R??KGAHC}`TtHt-7Z28wibZM-
;RYr)~%MWl0}611uac3vP){#sgq&3-YzlJ$kQ@ljlalbsurU1DBP9q8wZ@GD}*+T&};E_b^Ws8eQR)5@KJ!(4_|-en1?4iL-s44*{`h9WZaJJ%h6h@l@9-
z}?+<_0mi)y}R*oLHLO^x54HEE?*L2Sele>t;y|RYeU8dJ%9~X`?m<X~C`^I602`D!zaM^%#x0r)Lf3)nJP@^eO)xgKmcpcYEAQJex||813N{2&`K88D*`
Fyk=;VgG@v{+A|pO_sCKUVqG>Y^=QmP=`lTR*l3z-pfA2k1C-#pjFh-
^LLHtQOWtfM5wiS@8~l$NW6`Zz*VJRfyMhN@Rn8wWt441gpYtE&#OHWZg=^MjNq3OE-xMON`D3s2Q();%?6%J8oxv7L@nuwWbwGpx&~{Pr%hy>_29>To&P
j{MqBH}sIuXQ&5~nTrE7(=Q(;4llcuMTVXW~~CJ&N%=+69Yd-709@TG0+MvA>4hDABuUsrLziyFCpC>Pk?I(f-lDRL~m7mv6-
wZpI*>0hva$J3_kf#s(xJNAlo+$Hxja<^btspGS;?&5+5kaM>oESXV*UA`n-
opGzh>^J{l_p7p02Vd}xNI5U4g*=Ul{Wwh0e(A94aF9|_XO@kneV+*0SVS=*?5}vCLf^PmLYM1(Yx1iMf=jWGK0J*%7{@K*NGWZ}-
yy|vQc~8D6nhzkqB^ZOhetB)&6+~+yTP`lo$cF3(#08!yiCY*qzh1hxH+DIFfCLGioNol4M8JMd@`1}Q?(QAu&96A?q^g4xJ<FfLjK*HL`#5?{-
W6~ZcCP`|PwdQf6kZ13Zm6#iGJEM&e=eo9XN*Dz2y469j^}ViEP~gBj-nNWd2_30;{Xlz!1F>V6gQ;wggwrQlOWI$(*y~Vx{r8aM?miols?E}WT6?kcUV3
z7Kpyt=^NQX*3pJvs_)q4k_VWsPlao8RXsu0L%$hn$Y0aZ-3Cdu<WshsXV6-KcU1hB)0PY7tQmXk;7v*LbM}NeX9^&=<h33<iYf-YS!|-
6;S{%Z1>TI4J<Zu5@w^x2@g-*U9^maUWb?et<Z<*jk^{}HrZu+X3btlWeKsB&@w)-Nqqs@OmpsP<B)pn;@)~iRY}vn&uSLp*U8DbdMz%VLQI)ngn*f-
GV?017wvHp*j<F5S#VcXj;B2x9jNK1fxnM)VCBpiro)%KdV9dk}h&x<fVl~BDAmWZ$@Dzsf2TCo|dDC@oWHsk)In6>mvM`|Nxr-
m}KSj%s*tAh^T*`4xHkP~RZ}*ihM%(78poY?>-rGXOAeo=XE=g4uq65esv%OkdeEyp>=2Ko=%GuPV68MH)Zokmeo_n>T`dpJm1(fEHK<6-
7w8T6PmB;+<0PJ)0v4B@ZQiuqNi3@9S<&|_LzASKKK=?0J$V8z!Z`=MT#2>c^-
<ye~jzUDuUns7+Q*XaSK~it?A3cq{T0idtqGGTf)p3c0#H(5nn$47d@gRmZ+N5%c>}fR2SZPCds@CxjPvgh^V6j3KfS%j~O-
C|g6~tN`^by?6q)>%=DQVUIjtQ}g2za52Pq}0n4^Ru>^hA8`5^^DZDLHUTjh||M3Y3I^pLfOXJJGdkfoPmq!*K!G@Fqu)35UAL1uJKZC(qx|GQ5KL=a1n=
Nb>{g?BL$V=QN>0{z+|HJp;81_kHjE%J5CU^dAT<?&ZeQi`zFAClWmwW-i_Tt^H!|bQDurErA;?W8)2h$03M`eUQL;ymPN9o95n8!BtRkradLW02*Y@o=O
^nwMMgVVcN^i5x6d>0ht*MD_|MCTXr|GmX?fP8<_K^cP+>-<6+Mqvh$~X3)F1ED%~kkdw|-
$V1b6g%QUtWwGRFc9wZ19^v&$;6Rd~$Wg<7zdTl^@d$8TbNOafw6O{Le431IEK-
|zH$VeQTiprqQSH?4N>xrV7?CGMq0am%safoR{ViSV>WMITMh+6m8xl^E@%aZI&sZs~#zHqNSZo!;aJA_9d3@g!g78bp7Qj%EoUEWmm#qCAq!ilLR`?_m@
+X-|zF{?xCNrHA>9Ow_TNV#VN=HKn6mb9(G&Dug#@UF!R&%_@Ce3u;lVsE;ZJaK^tv<;$-
TVpGz4AW373nirFf?@PCc)79lvR=*&@>UR9)%2Dw7_gcV&3l>NT>_0?7&bOG$cFEEdm{-{+%Ubi!%G6SDOqp7qtY;v22JQkT-
M^^L#|=TJ{%#l{+AM@S)jp5*~3~z2Awv)4v~sqdO~uBQR@M<<SOSh?19N@nE1pBgW!5sq-
A(+!t7ty`joHA>q=xgkUbz*G0Myo?ZhIHeF+_BAi7Z9_;7Swt0}|BRvr%63blFwTF{osm-NYI-Mg}~zG^z+#6o;u_VGZg%EfdK9({ogGJ|Yh%~ob4WH?)|
Ho362`dS2g4iTB*c6`-<r(l+Y;Q-zpui<vtdA%*J@-I~B%IQn&3vz<%9*<+DS2SW{R~w-
{1E(4Q(X~zPPmss?ympY0#m|6r|GQ>Jq4$;u&aoc9c{MVEy6ySKH;R<Z-
1e%dPFQoZdhQ9Mp%xd*i&*eWr^kge%CF|IIltUi0<|$b5sf42SIHgq=)hX|Ap<^N02exgPz)mr@qj*jJVj@d(HT2ojlBxXuyO$wn=MCyZw=W0!vafoKEhL
!-
w1=pAsWnQOO(EFXS*4U3=5UXRA(!VAY2pKzUb$2kBkdGVe1<)MANHeT=hXBI7y}GET^>a84rb+6gKI^=B@d`4%Lmo9BVic*w{1a#Je;%Jx2;X6ZZKHnpsS
G{87$lF$UXfZofv%FLrEfVhh(MS>+@0nXFXjQbS7C5VvC-$Ewux*ilPxV&DFDaegB}Ly8-
?0miW5L){Xb={%yVgty&rH909hNmiK@4*BNi#(q=j!e0^gcpxx=q26g796=|7zEiE72UlpLCk0t5TSWdM#TF`3YH}iOQ!8Sgxf6Ih{B2@YdyiUgtN*dr2z
H7tD#%8oYC$ihf&nX?mF1Me9w|VhELx*9I68cowloaZIRnJ)B*am3XJM#YnWT~JTJCwzq;9CW>zCkrQKOx=jv)u@vSwJ!&t!@O|4zJe2ZwV&Kj1l~YPSYE
haWe#<63z|+U;?3JboRIm<cukHal|`Bb_KxO~#*<Mu#wKf>XbiVRA>*eEe=_k30?yko49#i7rfxnC1oGVhGEa!=T&`pQ7D&OSrr@Y`%!ho$ajFbq&3EJO0
u0I+te9q`QvMiQhW~Hy<A=l|2Wyu$Jd9sJ2F*Bv4WJRSnwNFCU4<2%8LIg4MdjpX<%~b-eNEgXF`6p-y>;Z`e;xg3~E3Vq$T+m&yLQ9i;?jdBLa_1-
1Y%n{{xTiWvXW*2&BDx*(Nk6BNAHfO><#t2;yf;)?xhvkODh;M6SwVJ}6};;;HIs*$CNNJ~Qfi2%6u1Zv!k97~YH5$^hP%j=66uAp~C5ZnRaGcy93OpMsN
i}G!rsSzd5Gt0KvfP;R9>L8tRh9k5I0UV9Z6Vg^x&W{H!-
topMGIEC|(ODZr<dgHs;}+;KqsmPBtlv!&v1>{#Dha=*Q5H+iQd>LQ%sBODR1QRM{&OlTxt2?!A#nGCHN$S4d->V1byswu>#hsFn;-
#)Fn9GM9xrAo)Mambw<^_K%K!x6eT>L^a@b!6V}F!ZM!{sKdw#3K1)-
?KBaHG86Cv%FS%2pr(qh`Gj4&D2d;Nhlz7!PU#+r%?Jib*1rBB;uRLktW3OlJ05zgy_ny(CKKcQ4QVjDqT7uP&2b7r?X0GJb|Zi;`D^W~~T4fHOXn5Q8I5
71pnj$oX8=$8LI$!3k32L@jDb?)?mDbK&rlxTB~=rx(`Vkb7`w2I{38T(C^*!>hOls%uIa~w9ySfu!aAa+J4_u=dTJ}QEKdlc%jP1Kpwi{0?9RDv4kXI!`
ai=DdM+mC%Q8BYGp;tVyM+3r9f7i<<c4U#_Iq=&94obmkGGf*8WytB{f%2{~b%DHe%96rp)BG1L44?2a#n?6JYBWV-qUMfR;8;?n?V}s0`B`{E;<lJJ=37
qSuCaJnP+&A6<hxkOYckoKQwj!>kH&ASbVh`nUiYq~nMc@yEGv&hM0j{f|FglbT9x)vXQ_CC$4j#%aU=##>=J$^bLTNmGgk~t(M&ek=hAy3}9i=2@+}i^z
0Xjx$%48C!9P7Kb*DrIHz|})fKb_U3VZ$QU)=ua?Ff^q}le8@fW*ovq81D-i29Is~Lr#6_w&r$O0bZ$@HbLZlNU<vTfA4PRL-
b9Eq8Z4#srZ9l!htsE?3`EX9Y9vbNS<6l)?RcKJKn!y1O}~mwu!^qQGl<rcD8Ad3dxHP%Uxr28G!y^PtK2SWmD~jr~=`P;-
|)*v`nU(iyentJF~fU*wQMrp8@mvkhA38?>DChk{H|spA*;|rOo<{&(c#nKXiiX2|aA6;K^kvkvvF*ti%wGxiJXu&6RDi2$F?%dtmN}k?^Omx`zjjmBADW
Y`B)TvliZ!bK8D<IfTBrsNq3y-Qa(Ml0=se3s@k48Gfu-f*Ool4j!#lNr0r$%G^9UPw22-5-
|a%+P@2}M6fB3rH5#xAn5M1{oKW%2y{cVZ5de@v5VWziW`Akf{GTq>0bDOMgzziigX%@fqpYgsFg;^d{+Fzr{6JWb9hy^Q0UZ8WWxTp;Ljt`JYUI=H#bh!
D9tv@X1x2l%u_fBeiO9`Q~b2FznW=f6MPWU`Ff&UwAjRhPlh^;W3GW<(9lHPrKuCJvS>@kmvE0t6xVyH<v?M$?I%UCrJ=EoxjJI-
dv@E(5r0T_OL+Vi<c?2<WIQ7?Hw`%cM<QDw-xClSy)5m7uOB&WUH?6jb$+ee9|1Xg!q~o2?t3>i;=UzgDAe5<A*rpwEcGEH6a{p8Jt=D5nn)#Nc?i;fQJ@
xQi{kqYR!XG<<GYwl+Zv+;*XeP3urq%nn|=3_XuFc<VfS6{dKRtO7|`nM%z1OWU}VM?PnD;W0lDVevbOcnqY3y}u|7CH?+)?Lj(8dhD5>N=?l$1hCWl`>#
Q5@$)0!ldwkO&`UF(p)zMCCTNj&d9Svl4&C*-Mk&(Hblh%_H+(q9*c&0j?-sm(E8v}?DVgC&h(eA`~dp%by0XhSxRu$A#c0-
vXlBNX)s8PljLfNyj{+oUx9D=9OT-+=`52Y-QswX9ZlHYt0x<FznisdvB87-i|sUX6^@g77(x!5^>SA`0X*;Xka4x&*-
Aw6@m*muNxEJbUa>eGc^(Qq^?tP|kXa&~D7<x`^AII%j#qWLk__YAi4z{;l9gAV&Q}h#L8GGL4Y1&fCPr+;Knn!_Zft_87T-
?!ven=U`>a$Y=zA;{oPe2OIX>f5SAoP$>7H%z_+?+-
C%7K_If2VC$wnY3<J>%&i_lQB1NSwRvc+Wb3efD4UNaz@X4dl8T3Hq1%OScAk8mIT=OvSg?PjC%|{}nYfQPTK=cdZwdlpB^Zoxu)bHf#bS%bRq1}=0366_
vV0Q7a&;kvU>kur&!kji)AU~EM~DMnpsjQp^g_AZlIvBh^at{~%n+k8fVrW*|5`T?D(HKfqu-MI3E_pjMz~v#I3hI10E&;XsBdVIvV_|YHz^{RLOTNlIUu
pFc;Zj77(3GCO5W96d1PloJFG2{MR%NKtW1vsK)_00p$er{5+G=Eh-
s3f^@X{+_6N19&^Aw_!3t5YEMv|=hy_9nNI=pG8&oe1b<H)AQFKtjckmt|e7SkmVR;&qq|wUskj6BlNgJUu6|?Nq`Ko|}iVmlR`So=2X(J2#Gpxt!8wG52
G#bT4HPYpUonDixbwV?;MPbJEJ2eH;nc#xiH#P5k7d~{moIV=zP6GcrcR7Ch+{Don4#U+hfxPmm9ZBT)xSAywOkAPmEQnSv&@B!d(QFZ0mD@VglDgk%-
}58{Qsx!s2B{j3bEYFcZTtHm2LUmZNd8Dst=N$wxSLJEf+RmGWl)dKIG*mg3x!%p#>a9ztqy1fZi$_>12M}J8@Tly!p~@gs*Wyg?Xk6~ZgHGSZI<8P|FIk
T0UYOiFsr6(U%gDahhj_@jLRT;VQGV{vC@W!4MYNPi=M%Ej4KK$x-!F1_@?g>Tcxdqj)57bguj9}{s$Z8;^n>OxK>%;tt6qSHxz5kb(#w~5c-
h(MauS*{sxE&>Jj27t7C``VRjij$hVs!9KtH0Tq9+I<1eE|#=l2I;aoX(=;|{p5_kg#mM?f~(Cf0ON{#&@jK!;B7*2yNdbCNHl4os!VCN8F2{3*XsEk~!c
$df+G*$X{uxA#KgTn}5r2NzP3LWtG2s49E4qXimp^pPLjj;YlS`4Y|sA-bnCsUZ@30Gxc^B~rd<C#_%gt6@Ce50(8W}^^cYRr2)0UoGs)&3JLEK~0j=GY@
k0~QQ$5*`ylxA{VSy4Xy;)js#w)vpi3+CSUNie1rHP&V@N?6SiWR<sd@4!cdZ3q#=c%zDRLPv(wd09_o7bI0|`&17%o79X)4ip4tz`77hUzwR^5JgSQGID
#fv2-2TTe^Vr>P|Yeu)oM~TrT*g91hSp~=xrs1($v?-
f4wb~E#?$1E!H}Nv9Q(Dy%m{7C%e0l9=E;C;b%1uuX(yXq#ylQbs64dM$6~};#~ggwBqGXf}<O<%DS)8BX60_zEiDd#8z#QaEhEK<LbqzRbvt?5*K+VZXM
$n%!2$2`zXU_Uv!zqo+kqd)QNbN{J{gzN#SQWG2R+G*?81wSxHncQ58%}bao3Ph>A?(7&VWF<8_RE$)ddvI8_RJ`_(@7*X{6O<*YDV@cLIDFTQq3#mL$P)
v*A+6|Z{j%K{fzHc#<UpSkT%K=}2A!3apP`c?&IK#37z#o)HH=;fqlKkBkmhXtY*I5Bik99UEe6(1B(na2fsM{_4I5SCmzKwS+u`NLUjKzv^J{+G0w@;bv
vmiL9_`;B`+`P!5#-v9aGkvu78<Gr4><a|%PWZTcTs}@19><+D-
33v=v9p`*Bn~v|gocQLJHHmLy;54c`XomP{i|YWsXd0X%mwm~}rGc+ga9#ES+?toj_)4Fo_qal=Ru{k}J<BVVRsfr5YYlGBd{9?B>lX>b_#c^f=u37SHY&
oEhe$U3*6wdib&&@!!zp96vLx7@&$j+X)mv8<E!eUqbXTII#7iI5r!s-Fm22B_azRnWggyM7!2_4Z_&Ilg-
+_vC9^~>L8pWg(zw1FJD#S~LTFROBSsaiwu8bS%qC3rpJMGlL<g=8AekR?O=Hks@;StF<Rb-kt2qbgN=D`wjjweE6ynyy70Z1A}fnY;ObxD~LK;J!r8$Rr
#Y=J@JnXHg2J<Yvx6T}F#m>s3j;D-aB?*mu!qWQzZ;e)7PDoEeBt8ta3-&QZNiQbC<Or4L-
Rsz8eS9Kl~eRRCRu_gNGpaP>jL{DU7$Iy5PY>AsTAEdc6!$mO@X<P>D^_tIKqcHRmmir=y0^(iB>vA$mvbtpml>&6J5jw2xs@YpP<_kqxcKBG`dm>{p(Rh
z|MvmV;hAeqhFjs~|0y}rCfff4ew|BYH&54{ONVjA7C7u?8DHva5!doAos_P+^><|hz-nPg_{bh)0m0-
4VP5cUj<Q$!r*M<tsAtUSbXM&^%e|L~bVyWC~nA25|TGdqG{uP(L6d(deoxyx22rvGQ5~;n}y!YejmfUJ2Q9FoM6Y%^87)CkDkyjc=fHHK%NLmF^Mfn#!$
Gy8eUFK%^<*u@9pLSZTNDy(1_`qq&;MkAji!BNmQmOC+%qs9%KH?=ms-C{YASh+$8N#sW3_h;WB4C8qc85`l2wEs9R-
N<F=qqR~jKNrFInm90gGR`MgRT=5DGdWF1lR&c9R-|3ArMf8&fmV4th~@K7x=5yQm;9)&yz-
1jv;cT6;yWv5ewte7c}KzE3@V;#C&xUozVKp@p&Qd<;W`K!JarDjy*}978{MJZ3htnO`Y;JWCuI<<y3k_)i{qll4SJGEaT9ymZe=!GycGQdg3WEk?tHrPh
Ndx1DcVMdapwI6?B^%V;>NE666)-l}Xo};&Ajts}0D(f39f>6-Q-
!dYXXikcgBnJuczmKiR?A#gii~XOB^0H`#*#X5J$D9Y%X1wS5^Ax%TCN{(7NS7Y~GaS6Dn)(W>X7c>&v9@QZ?-
;I`Qj&*#Ftl=8$UH}AfI$wVGR%`N=9UFXCh6YDe3AGGS<06NFnEzBw8pJ4zC+)&Qr_u+yXH=!{lAO*%|8^&nElCocKrm6HaGpL6lysi>S`A?bKC%-
P@;M=9Bf9T?w_vh_0)q3Fzl~~vBXkuj)Vf7PtmWGAu?wGwyXX0PJrd^Z!T3rAO9ns{l$d!p7G7jMES~t4{(cK}yE;wCI-
yScEswxl13(JU5WhOyMlGXdREe@ZNwHW=Hv|4oy;lA4svF%k(41fCDN_CRBoBbvT4BKI@T6i`p$<_ZoKM-HWNk$SsDtCQxi%vfQPy}N>3*pCjGsgpuVyl!
kE=WZH{cj3Z)kOxz#J9kvr!Ir<tjmFUUHlkHaV4P(jX%?A$4~(U3B_4wdVj(79v4m27DzhU%Y&Rp`AsY?5zFL5LmQkKBo`k2>EIp3V8OBDrPS;z?(|gFz%
R?L(#K{1U4N>F6f|@Up2K#c?T4(h^l6_v)%p~0S6XvZ8l2dtywEs(zf=wltK**#t}^otmgqNU_y)ut%8nT5*>3v*`$+AEt!Sf<GTzc3&o+yY5vm)QaxML<
DSqtSsbYAdMTSE&Xs-WGm$6~Pd?u92ZoPJw!~>b$3N7>qU`%+pzUsyJ#wDao0T}-
IX&Hr0>7&1rD$dpshOQuK4XRadbWE)XBv$$HhLh}%@HnE~)IIU=CEBTE-D;BWM`*so*h88RH|-zA-7^T`lf(gwo{^+8acb_-kUa=hTiV?5*t(Ln1(*a=82
_`NkC-7s(~6fS=eT*ipN%5wTy(xu2_lg%=$yyOx~{1Vy$aENqbn>#ofs~{8hce64U{g`PTPxSbl$b);4%&Lb?Q1<^J#sJY?jR^Xz;2U#{=7KDlq+w|5HW-
nA@AzhfuD+iL$(~Llz6+BC*+OfD9w9QM}EB43wg=9I~Sht_0`EGU|YQt+5bQ6NGj@7)rsj(tg1ycL4XANj9xo9J7qQ9A}aH*4AAE_Q`KRjr`h&_K`QJxC8
*LMyNQ>Xr`Mm!m?Vc?;r{V>dtylVg+=l#R^%)=x1%6`|eQ;?it%JoxmI{?Lzbh<Kp$h*vefn0_wRGDuaCWD^UMxm^v7M9_g{eEL_)xJi>p~GeC8&J3dtw2
fpJHN9|BDM*)i1s8o9Q%m4rY00FY60ov^bGTK3Gr~nH50ssI2003E9
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

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
SIZE_BYTES = 8  # in front of each delivery
MOST_FAILURES = 3  # processes that ended before they delivered anything
TICK = 0.01  # seconds between two looks while waiting
MOST_FILES = 1 << 16  # that the parent may have open
WATCH = 0.5  # seconds between two looks for the parent
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
    if dies_by_itself:
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    else:
        threading.Thread(target=_watch_parent, args=(parent,), daemon=True).start()
    if os.getppid() != parent:
        os._exit(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.closerange(3, pipe)
    os.closerange(pipe + 1, MOST_FILES)


def _watch_parent(parent: int) -> None:
    """End this process as soon as its parent is gone."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


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
    """Allocation of a player's time. Each comment begins with the range that tuning may search."""

    cap: float = 5.0  # 0 .. 20 most seconds of the bank for one move
    share: float = 1.0  # 0 .. 4 share of the bank for one move on a full board
    shape: float = 1.0  # 0 .. 4 exponent of the filled share: larger saves the bank for later, 0 ignores it
    loan: float = 0.75  # 0 .. 0.95 share of the bank for a proof that is likely to finish
    trial: float = 0.3  # 0 .. 1 share of a move's time for a proof that may finish
    tie: float = 0.08  # 0 .. 2 seconds of search among moves proven equal
    reserve: float = 0.0  # 0 .. 20 seconds of the bank kept for stalls
    margin: float = 0.15  # 0.05 .. 0.5 share of `step` kept back when the bank is empty
    least_margin: float = 0.05  # 0.02 .. 0.5 least seconds kept back when the bank is empty


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
# src/tempo/search/options.py
# ==================================================================================================

"""Options of a search, with their defaults and the ranges that tuning may search."""


class SearchOptions(NamedTuple):
    """Options of a search. Each comment begins with the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: value of an untried move; inf tries each move once first
    discount: float = 1.0  # 0.9 .. 1.0 weight that a result keeps for every ply it is away
    proofs: bool = False  # whether exact results travel up the tree (MCTS-Solver) and end the search
    expansion: int = 1  # 1 .. 50 visits of a node before it gets children; larger for games with many moves
    bias: float = 0.0  # 0 .. 10 weight of the move prior (progressive bias), where the game has one
    draw_value: float = 0.5  # 0 .. 0.5 value of a draw for either side
    reuse: bool = False  # whether the tree or table of the last move is kept
    choose: str = "value"  # value, visits or bound (lower confidence bound): by what the final move is chosen
    early_stop: bool = False  # stop when no other move can overtake the best one
    playout: str = "uniform"  # name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 capacity of the tree in nodes, 32 bytes each, 36 with priors
    search: str = "tree"  # tree (playouts), network (PUCT), or alphabeta (learned evaluation)
    probcut_margin: float = 1.0  # 0.5 .. 4 ProbCut's margin in standard deviations; 0 switches it off
    puct: float = 1.0  # 0.3 .. 4 c of PUCT, in a search with a network
    fpu_reduction: float = 0.1  # 0 .. 1 an untried move is worth this much less than its parent, in PUCT
    table_bits: int = 20  # 12 .. 26: alpha-beta's transposition table has 2^table_bits entries, 16 bytes each


# ==================================================================================================
# src/tempo/games/gomoku/profiles.py
# ==================================================================================================

"""Profiles of the Gomoku agents: sets of option values."""


class GomokuProfile(NamedTuple):
    """Options of a Gomoku agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    rules: bool  # try the rules of thumb before the search
    threats: bool  # search for wins by threats, and restrict and order the tree's moves by threats


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

    def __init__(
        self,
        profile: PlayerProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
    ):
        """Create an agent. With `simulations` no clock is read, and games repeat from `seed`."""
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.player = Player(profile.options, profile.plan, self.new_searcher(), simulations)
        self.log = log
        self.lock = Lock()
        self.last: Snapshot | None = None  # snapshot of the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """Return the agent's answer: the move, unless the game wraps it."""
        return self.choose(observation, configuration)

    def new_searcher(self) -> Searcher:
        """Return a new searcher. Each game names its own, so that a bundle holds no other search."""
        raise NotImplementedError

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
        self._print_line(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")

    def _print_line(self, text: str) -> None:
        """Print one line if logging is on; a failure to print costs no move."""
        if self.log:
            with suppress(Exception):
                print(text)


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
NO_CHILDREN = 0  # the root is no child, so index 0 is free to say this
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
        ("value", np.float64),  # sum of the results, 0 lost to 1 won each, 0 lost to 1 won each
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
"""

# Stored q of a proven child: a won one beats every score, a lost one loses to every score.
# Its bonus is tiny rather than zero, which would mark it as untried.
Q_WON = np.float32(9.0)
Q_DRAWN = np.float32(0.5)
Q_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_BONUS = np.float32(1e-12)


class SearchParams(NamedTuple):
    """Parameters of the search kernels, made from `SearchOptions` by `params_of` (tree_searcher.py)."""

    exploration: np.float32  # the constant c of UCB or PUCT
    first_play: np.float32  # value of an untried child; infinity: try each before any twice. PUCT: the FPU reduction
    discount: float  # weight that a result keeps for every ply it is away from the node
    proofs: bool  # whether exact results travel up the tree
    expansion: int = 1  # visits of a node before it gets children
    bias: np.float32 = np.float32(0.0)  # weight of the prior in the progressive bias
    draw_value: float = 0.5  # value of a draw for either side


@kernel
def search(game, tree, root_state, params, rng, simulations):
    """Run simulations from the root and return their number, smaller than asked only if the root is proven.

    Args:
        game: Game, the rules as a tuple of jitted functions.
        tree: Tree, changed in place; node 0 is the root.
        root_state: the position at the root, an array as the game defines it; not changed.
        params: SearchParams.
        rng: uint64[...], state of the random number generator (native/rng.py), changed in place.
        simulations: int64, the most simulations to run.
    """
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
    while tree.selection[node].first != NO_CHILDREN or expand_if_due(game, tree, params, node):
        node = best_child(game, tree, node, params, rng)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
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
                pick_untried(tree, child, end, rng)
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def pick_untried(tree, child, end, rng):
    """Swap a random one of the untried children with the same q as `child` to the place of `child`.

    Only the action is swapped: untried children differ in nothing else.
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
    """Expand a node if it is unproven and due; return whether it has children now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    return expand(game, tree, params, node)


@inlined
def expand(game, tree, params, node):
    """Append one child for each legal move; return False if the tree is full, which is searched on as it is."""
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
    """Return the value of the last node on the path for the side that moved into it, 0 lost to 1 won.

    Args:
        game: Game; its evaluator values a leaf that is not proven.
        tree: Tree; `state` is the position of the last node on the path.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index of the last node in `tree.path`.
    """
    node = tree.path[depth]
    if tree.stats[node].visits == 0:
        resolve_leaf(game, tree, params, depth)
    proof = tree.stats[node].proof
    if proof != UNKNOWN:
        return proven_value(proof, params.discount)
    return game.evaluator.value(game, tree, params, rng, depth)


@inlined
def resolve_leaf(game, tree, params, depth):
    """Store the proof of a new node if the game is over there, or if the leaf solver decides it."""
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
    """Carry the proof at the end of the path up as far as each parent is decided by its children."""
    mark_proven(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN:
            return
        tree.stats[node].proof = proof
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


@inlined
def back_up(game, tree, params, depth, value):
    """Add a result to every node on the path, from the leaf to the root (negamax backup).

    The value changes sides at each ply, and with `discount` below 1 moves towards one half. A draw is stored as
    `draw_value`, for either side.

    Args:
        game: Game; its evaluator gives the bonus and bias that are stored with the new mean.
        tree: Tree.
        params: SearchParams.
        depth: int64, index of the leaf in `tree.path`.
        value: float64, result for the side that moved into the leaf, 0 lost to 1 won.
    """
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.stats[node].visits + 1
        total = tree.stats[node].value + (params.draw_value if value == DRAW_RESULT else value)
        tree.stats[node].visits = visits
        tree.stats[node].value = total
        if not params.proofs or tree.stats[node].proof == UNKNOWN:
            tree.selection[node].q = total / visits + game.evaluator.bias(tree, params, node, visits)
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
        value = 0.5 + (0.5 - value) * params.discount


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
            (search, (game, tree, state, params_of(options, position.filled, game), self.rng, 1)),
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


def params_of(options: SearchOptions, filled: float, game: Game) -> SearchParams:
    """Return the kernel's parameters of these options, for a board filled to this share."""
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
# src/tempo/games/gomoku/gomoku_agent.py
# ==================================================================================================

"""The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.

The environment `gomoku` calls an agent with an observation and a configuration; it returns a cell. An agent plays
either seat, boards of any size and any number of games. It never raises an exception; in the worst case it plays a
random empty cell.
"""

register(MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "rules": rules_playout, "weighted": weighted_playout}
DEFAULT_SIZE, DEFAULT_INAROW, DEFAULT_STEP = 15, 5, 2.0
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

    def __init__(
        self, profile: GomokuProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` each move takes that many and no clock is read; the games then depend on `seed` alone."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile
        self.pending_win: PendingWin | None = None

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

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
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
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
