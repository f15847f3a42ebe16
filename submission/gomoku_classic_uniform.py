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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "8071fd7929976feaec736e10", "checksum": "ead219d44c07bae6ce46f22d"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;3;$pI9&iO;DpR+Hn;S00#+4D>>isbc?Odab{A>lbpU1Z*A{-i&-
(T%63VQ>(!>kn&v$RviA9N7@kkRZOVV{kVeVZ#CN%8N<$~0o{`9hKzIbKt)4$T3a1ouhg4lHucdWe!=Opu3`5d%&dr*Z0@2|~>QDfzWi4}<;bjdV&!<3tc
){GjQsZ$ijfA=(02<PZd^EM^*EA+eLaf@L;R~*CDm-5d~aJziG*9|Ai{niV?F6oIkI^^-
=qq&YK?5+~>B8pvRD{R{ZN7@zx4=SZPau}j52*5(lKS2f!Ek!8(E{yW1LbDx9X<kccOBc{A*d?=q>hV=yM!GE(`J~)i=?+|rd$fs|iAX6Sb6$IST2V)$fe
vH4o?6i$lGcGp4Yi6?hPt-^+V1LtrSf?aQAhp&Y<F2EOl%pK!|+T&W!EHDn11mqE~woA^p?mF)^gB2QP>+FOitboUP-
^xnpyj3_ZWKO>HkKrW&%3qU6e_psr2WcysBlfw;1H+jCllO7~Mf?(b0T>U9KHnp#CR_2+*+nz6hfl7<jqcq*G8edo!?qKd^c6G5Ejl%h#zHx~jL-fn@ZaI
~9rFOyEhpO?mZJuYAd7-&A0e2<L%*37y2n3fzeaE8?%hT8WtW3$Mk|A7hw8c#!#3zk4-
k!vOsuWwl0ZUlT!`$i%j!3q=UYTxiN_y^@<k9LCOh$e3U~!zF~pp&@JU@o@FtWi7Gaz{&{>Ka2+@-
!wtJuE2rnBQRIeTahvGIM~}8hMu5Fi5y^$9Beue;&gE{A!A!^XM5Kyn-relmlBaXjNR$&yrG=_a&Rut3nSR-
K=1~LL5>)pB;L6pk4{Lrk(1~f_b=o_Yh8Zz`?lMy2QJfJW;}Y<g{Z5eAw4lVU#PID)~GHs0O65nh0Y>iO6~Kx2Ja=x`x4ma&MR2E@VUHBnJhyYP0IpDIRu
yEw*IE-<M+}2O!TY2c~rNdIqpP&I*wEJq`=2xmL>`omecoM5%bR#0Wj*uM&jW_X){v?l=^dg%Leg@p7>~4$c-
Wjr+1n)nbK`(VZe3~6kTi9$n}ECyHqfhi0%k8Dkllzhf^JL_}-N}Y*qHK9Y&0X5`+Qn=88Nq(6-p;#WIBoepGhqE-
;5jRBC1Kt;jSD&B!^>JXZNtb@)ZBDKKB-++#&*aXmR-
ghBUlWeumeh*RL@-vlXvNy&W$At%)iKjeu@Dxr+Be>PLbt`SG7B7Gb!YGW=n=Wy}ELvW1o*y_LGlShxTLWO^7R!aFG1dRE#mdWKdXO-zp3UO)2+EFxwYxg
N;7CBEO10V5+AL5xxp#b}E?TA?uWkm>W86TofyuRMh5vW*|lf14V+B9zGJb*i18UNM<6OqfATTgSefBm;2Srl8eC~COIS&^^)xJoF8lX35O;-
RN}5akU;oMo$+Mz?|W&_#YmjPP11GF9y>K${rNAAZ>5{NTJTS^+0L5)-
7|y^wNqjs2{FqyZc2HQXVM3N~e#qNV2>nO!e6A#|1ylf5+wvr`EL6Tej^#UrBTMHlCdFKe<Hu5^wS`($H$<yoCpi_miKILBC@kE$zSUOB*Fin!z;G7{hai
h$)^Ej#!BNlx82>G`O}s9DFWi$QMDBqLh){8;*pBY5ey5;Jw2*0wC*Cj94LDg>hPx))E7jpdqEJfi@w#oQ=ak*lUZVLR74%vh3BQ$ecG%9EUCs40>BuDX0
f3G?f-
I9I6orn56%d43;af|Nf;Tg}1{qC~8_JI6=f%uy^#Drv7|sh44TDFhIroR%j=$`f9%a@zJOPADMWRvtO`Ih)8O0J`7J=b9z8L^cR83Yp}r;k&%Qp`#EQf7z
Dc=h+v?IN2%F?~WZ++cX;~-Ed+c0GnS#Bax-NO#WvM{$pXXdHfwwOXo#8jT8?WV9`_9hqmOC8m4vx^7hZO1@GlPBHl`&%F%a7m;u!+$>l~TS?*~VCmAx!K
+2=#{43%#{yP)O`LxD|E6L8szR}7CZ|&?F$E;@`f%c*aJ^m|KJOM4gb@$H)1*u;u<T1ti_xpRt!9mZYZ7y90WilWH-
4`S{wFW|9A{>X6P?}1M%F*$~WTGXM=tJpvzOxJKno{;`3Sv1tru}R1aI#|Z5J3?P$fec^HbQ2>|L|9zK2Pr>NCZDO^9j|%H27654biF*Y-
m(#i#>s20`>fgtVW>25Q}v}ok;&y_--fT#@G17>`JS}psk@Vg|<IIDQ2huEt^yxUYOfh#Tl>MjB?@zgV+aAm(cKnf$vd;kLLAHhji_JG=NHY$B6=)hUA~a
>kecOZdA-
&b25#QQ1V+D6c&`(N>#J1NDuNPIH)SXs$`HL$#%d1RwB&kp2ksS*}!Vmfr15i;e2yC3AB=nU*>90yz`?N$df>nU^3BrpC3_Hh!4d6FIDbK1r`_9Kv4%i;)
mO$B9Lf^#$^c$a)BrK<V>t{E)7lpu9eMHRooKvfUy(vS<Sl43A&4<%J>4!8R9YH3%u}#_zJyRztS*g{U+p{cu#+X672EWX@#7f{HH@}wJVGC@3k5xr%74R
qJc6UxpVh)iskkc=-xh~KD&qc2QMmIA)FQEJleB^3Ihb4j^BcYeR@SOFMSb>)OLF?v_Nk^Sa+iAu;sD6-
V=)<Tz~|P<F9Mtis6;)Y^aFI?b1`we$3dg33dfxK3>Isio1a^_Jm0+GA%R_RmFabNF^VWF}BIn=y_fDp#}K)Er-
T8tZ|9f;sASV{qqEpAT5!<q^UpOym{rySc61+2X)X{2sftbb5>al7hqtj+QV<vS3jD&w-y-wzs}l>4s(RM{$0hV+C+|{1vbO*{KX+KD&PV3QpQw^2Fonlu
H@|%4LN7M50g|<{pZaY$Uk%p7pyP{_caIF;6wA#nsa|HX^5Y~V(R`DnqcmALbjtx5?;3iB6`xLl@>4ST}tBCTQ&T!8w1-
zKO<eiLbshr^m!A$>@^(V2MXjyVD@ZO8PeSi3+>&sD0Q~%r)6L6^|`Mt-
w}al6XX?tz3XEi2kHKQH%@c#Yz$D?sP05yAA=Fj*fKY9vV~#N8o>&1ym*w1vFJ`Z*qiNF^%kQ`x;hafAX2x6yv8v_h@0|^5^8|Rwt+I%0Jhr^K8g8HoBN_
LRucfQ<<Hym``exf6Y?KjKZ#uEb&H<6Mvx6N%)&oCOZlSKWX|h8Xs$Si{*qJHj@QVOWyYfw6g!<+4B4h>4jOGuCdQ3jJvM2JSPYuY64KA{XBaaio3W>Gl1
6k$tTMEe@T{qkrc@4cS71j>_phxf4SzVjm(knyoLD?|OU%o@lIGXwZoTp1c-
k}?oCcD>+DDk=7Z~fJD<9Wti2k6OK9|qdi*5(4&P~2FX}r6=i|2<rIvQ=9W}6{}{F8xa_MneqD9<&iPTfAFQNb4r5x<_dF~tA?00GPt^-=%;8z-
Ocr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Zr4D^j!cg;DqL7FP%ztu&rf)<W>-
~#^u8BW4z&}a6j)3Mjsy=dyeg8BTz4j^dm$zvl@a%8~V&VBXx8a6)3CBjC>1v4muHJo>Ziu!AVLi1#XMIRr(wQgW$oN(<Js0!Cr)q#!zt7%RL#5by(-
B^k_L#{~n%=)!;+;WBkG15<NCvre7-
_%w#Nv%NoK&?U|f4%sw`azFj=sY|zVbG`iwkT~uM$3$l~}*w+L1Sk)Ia8>nf6StBjwS=5v5)^!5dXk{NbJZrzp(1~|eLzW&&*4XN}aPHym%IdtTRV0=#nN
;uAZe!_oG2k1SNvct;oD>8}Nf&U#3q#q)Jmve*VH||_-
myWfc@nU|l8iD6EDUm{bGlpnTX0nhp4y)tT58D^04xG5o*t4p%CwaVl*`pbo+wChWQdaX5qkhb^M08&R)Q>vnXM3iM9Jj9iuD<Nk87I2#7h4Zxt+GTB{Jj
Z+SML4A&0Eg(N5}CB7;ELRfp@qCcz9tQE?eIf${SCi44{@beKIr-
3HgMa#{{dv%**^{&XhMX&`O+?%8mc!@NIxI0PN|{%wIcFE7o8Q}%8*)+oP8T&O0cJpRwhLAYzp9t`}eG$=dN^DdWqg@Zo_G}Ok>Z<YR)Wnvj;Q``U|sHdA
Sh>y(17ShA+CI5kM@Lwf8G~%oOrJcKLx`zc(OTAl$`i3?;GBoA5KEO%!?}iXFf?yEHwbfFubHU*v9@fLA^`4W-
xJGX_lQ;L;V90iD)*k5%C<}e{SAE#a1Dtc(DoSvjR+j&*WQ@(zm+;voJxnaLeq4#zeC1>+3rZcJI$8NpwyD}H7@jU-
^mea8u$tUp9iWfs497W3YQ}7Zxwic>jdZ&<Po1z%hF5VCE(Vr{13Ft9LO2d?Q%qn3=tCQ}6)8p}1hae!PUFEzP}uEp+`5`bbv6)Rk!q_|bZrwr01_SVWN?
OaoPI+k_>KnF4_+N!u049k+Nrb~Gysc*IKDaDlS&i}5z?L+H0CE@+MWl4b}RVHYPG5EUB8;o4C&nGwdM)A@P&>s^z?uHyuSGGqbPn%MmeejY-
L0ek<6{#cBc!%-a|+ghc82{xI|i;7O0PL$)gJ}3k}%o5n0S4V+U01Vw!qd&mz-HpClUJ%p~~3C1mG}8-hgv={9W0`y%SM(2vxaO5OOG5f-
}YxTN$J{}1g(Gc}idBFsn><N(+l&RxU@mDv-(-
0B@&hj@NEFO346BJRlj6hk5d>0Cnyef6QUy*Aqx$;mT3i~p=<lfcdny|22>TMK@e(}sW#Xq9l^^Y&q<p?CYs3LU^gVK6UpgCo;hrIc+YQCY)g9>|?R5;6>
X&c`&Jxr@!m{uUz4<~wHW_JqhZBzbEA!x%}NW}QKHZ4>wBX9|c#U9n_h4&+P|20Ui%C@?>}!r<1bcx5cBrpH+UB(s^*r-
`=cjE5Ao9YOc5WnzSmfZX>p`;&0eXet}OXzwJ-qip#`%#_N8UektA0j0&HaPSMZjSbWZdms7tf}pOf`JP$mC1NTJ`z!;qMBHNfYN#4N^12HF!AVDV%K$Gr
bnB6(B^rakrlYrbV04!^<u6C~nBRWj;b|hp!xRQI9RxB%r)7nFze>l+Nf3{fAsr$^>`3Y1YN_NW+tFNJ_(j%@cF6h7HWD*^c?4*yS4c{HJ|L)}6EXJI_#9
0K+Sn$Jv-nZa%>@?hC>S=?Hd+FnQ4r5}4@%g=V^h#)2Wkqd<b&2b8F0N{Ywc$G6?(#d*9@B+bZ+Kb(f!moh_!nnQ-2OLz<qPB728m9Qug^dqn(F;eY-
l$U|vl}xY<1ouzvfk#TZG-ZmU`H0@@cEKyaxYPkI$IA%eOzfA+b`XOIQPFMK_0nqx}mL8EQ4nH~3UE-=IPQ9>B-2130bI^v}>-DZ^wj+Fz0-
(eK2$J#Dc<^c&veeEuBFV?n+rqEYx=<&G)^M^HT+VbVYvI2p~$1b6Y9{zY4v1lW47^W<wUobG;W4b{>r(UwKS`D>rczXx92_ofuFCKzT9Hex*$e<uM&6rG
|Ff;iO-V(=?%d6a;Bpl;uB;!|`%zuRbs=%Z2OJ8tD#T@oN6B>|};UWc~fFc!cyZ*Edb-F}FnF=dW*F)6CBBNR(`fbm3mVV=R^E!r-z4ArFb-T=T-
tX>5+&TSONSteEpv>#vsJriCqRG`ZXA?+z{(fvRoKX4vgz;2Me=Fl!#1t-P=W-
Fy8tGWMrktY>Ok;kV9ki|O;%XLQClvHCsO%R9g*^wr$A~@Soy0^8?Y%DWk)aFjdQOZ-p(+NLbu#U>k!c}0I3Yvt-
e7=mK@wm{z_uqel(9XB6MyhpL%);XUR5!FD;-)ywY**T_W_}iK-UU9xprTi&K%8tgKC=xm`Qcr^ZF+>uf|J=lC`QDJ-NyAI1IwEp>_V3H{7^YR!$F?J`hF
u9Y~uP=P8J`dY>EbexXCAB#e*<$_W!`hnd-;tmJNZeQ;g2-
bu+<LAn2wHVSg`7%^@lPJJYFR^C<BI}ry&B(6$$Tu1jDud81kc9KVDo})}T;tbC2CKnGp5~6*--#hVn?@0Hi-
Bb$_T$<D=LG^)|AuF%$lf4(R(1wKh#|}1O9FMC)*EHo+5bu9rPYidZ;}L-+f08mB;)A6;ZO1loFMHe|K+sf<!Lv8p1P-_5lgv$oee@txR&4HT2wB)c_dy-
_CghXmW2PTV#z4k%>14pCVxXrj<`66ZUj~y8_~{eFf?CdU`(FnDKmt443!$Dqfi^g8?t4j>J^tQY%asV9zuLthwIWbM!iC%&IGla6^+KBd>Jl}G;#oFl5&
k3iRp2J@nx%6pzA4)FosVc1?@8oS{5L7rmK@kDisi=_do#x&97N@`hv!}{yGtEGq)5#$I*yd-L<(+iRH8fR)#1Z!ccV-aWy5}92g_y4@nJEg1;Ru#5%foa
yI+{DheGV&BLmXt<U7UFs&S1up))m(-
FkoAds?WdhqBu}4a|0*&DRBpt{PV#2%I~ZmHOnnbZ_ZLBGu&0%r|p(lBH5Qo+@qp?DZU(c3Ml68|nCPt)RR?A&E%wPfBOI=2l{lfvEN+8UNq=qv3{s>`Q~
rXwLU5zBlYTztz^w(3o#%VD+>#q)Is==6d{f;gnfVG=KPNkV(%fi2;~QcR5{*d=(DMs+nNVDc|phEjZ{lEmej1A~MRV2?V@P3wV?zP5Jss;Hev}Hii|A8}
|pv$$xCH0)=W}fUC3#9?dgIgR-mGm^==#?<u?uq@p}9#tKyY484BIbXJXWBr&FqNkU5NEj$kY1VNth(gG5{O<00lO2F<}R4Us(es>Nz|025#G*6q#{)ymO
f@U&C2BTNieMWQ%k5(!&zTmYNnJ9zlH;&ujGV+SFomC548GGW?-
HT1L!65ZvCJz_wt!Rsv{jej#Y`W;&Q+^zyK4>Lw0&f%F<s;PZWfAZNG}U}WDT8wTu{>!u#IAd+{{t4w!uLSiN6}^nnAj!+s!ar=9Qa;#$&gOkx#l6RgTt<
{ZAYKatK)XAJ)7jpr8uQUr2C%^F>)kd-kzPx4nI|_2*0v&Nkilsyl*6e9X`|;1DddFYIbK~9QF|Jly{2BC%j@Mlzjqm_IOJJ<O8;jhkM`fqAUS6=vP|t#I
8q)R+aS8FFk^t)){tyCD(L>EUq1@(<X!&T#t{yFk(H!Gr`tJnDpE!g$sZCgdsLAROnGAR*6Iwh=OWv_s7a%5gw6&`s1H)HMlNfMz}@Bt1JpW@BtIWC#4S>
I1#JjbZ5QMglt7AFksQ`^CM1N?e;KveIf1Zzd!q3>vLKD(DD-nr?S1^LzhJ``<`z3R3fCiW1EP9on9UzNx9q0-
*CMB7_;z@^ffR+poG4}mQZt!#o&~s{z9tLEvqI9MFQYG0@C9I`MqFd=%w+Acd8s}yu4cc%aN5RUZl#=qtR;Ar`Zkrex)cWQ^&eqIeZBaAl1~r_`QQU7IO(
+__zv8P{n&MGi1hK$Xp%Ft}Ul1{wO+V_vu1Yz=XoX$;YX_B@7!gwFqQG%qEnPkBE=`x+l8+3&|BN2od6=pa%xUoVr1d$y7@moP{f}sU9@4m1XR4(LBjd|L
h_-g}6;Lp_LNXjB#|fJT*-?O)Q}mc&bASR$V!7-
xP}63}vXjm$z7==hTkYMS;j@n0Kkj_@8P~AEevKy&`G7A1)2~rhrcav<UoPhShf8S;`yL!PXS3jXY$92JZh8YII1RIt;IpoKe9Y<ydEUKrSgqS)xoSh69D
UleU_SLSmy>;LrN*_igBQ9&pB{32<{7POzXf4CUjtYtQ4zG>xU(xnw&f784p0E*JkpAJPNIef<*8#$+Hxe{-qzX7Hu<v8i&b-
q;1*W|sRWqI`*j<#I^!yjnX@{dNW}gT!ao^=p}RKq6+t$Dbz(2K0D4SX8)JWT^C!`QTm&c%uZDOvFvYYd}STDH73U>?{TnZ!QJ!SZ(p!!?0cNz~R^nzGk>
<9zXoL-APGRVtww%QSB7l{wt(skHU-{#*Re7r>_5Ymyb6ShFPH0jLtdJ#p2cf8b9%FC2e|B5><t&-=#DVtConJ&V1O@uv+s1m<^sO{IPCUSZ%FE-qS>GRg
UU?n!SdRCP=Y3F`3ET<^~`3)m8C0>}J0zz!O{h>4we-6^0rP7mLJ%xNXBYd4E$<O-
8jH2jr*LAV(|@59~s)iboh9DXvnDaP8P!LX{Lz3eS=XDT*%ktcpJ1T0u5Z7*;HbYM?gTDr-
5%5<<mcGFp^F*Yh$_#%mqiSl1IX3V=~9L2NM$pD>>yzlV`rxp$$1z*hS+<i{jYV27(nmthZobkJc@f9N%Wld_tS@#B-
BBh^Yo9p{<LR++`;$iTn(4sDbC^Zv!rLW`jqQ+a;L#y+ZQu7oUh*;*n$(y&$_EZ<q|m>|+62fm+kSJZH4D8&sk&MUlNYeo78AF(2ckwg!v-
@g5J<agjfKd~lp!r`!w<et!Y$*X@FVky-
)74=Tp=1h2=G2R<bJh$6$0#{u8a+N&`5g2_a2c8PmS!ibk5{4WvH9Oj~wvFr#5|Wi~22{)54T736B}J+$>@##j+CMn@p(KWFG)ixg(R~&cRv%)RwVnHT;>
TJBw6TrwkzvY|@L})UNB0L=c#MAdqNWmEO<yz&t_+~lo<6g<KXK|HJ2%H++a;b4z)WoM?QL1h<m6%=!^GRGKk&U~SNy~^72i?xY#d_8KUT#8ZtQAlCMLbq
DO`zMczUTdlxvEdXiw0LFmsuc&RkFBlz_<^RzG^!rik4G%lWQO?hd33`z^i404p`6#un$)Xa-
jq#sg$pzn%8xAqBHgSVoGH@Y~XwW0_7`1wVbIRMMN{omF;-+zobltrv)EkeFEIg03@_%ckXiN*89)#G`6g<jFg<a&N$Nr)x)`o!tD-uA?@P{*}jYWURu&0
3Lj)WobJEvutYJi~Vj>7+d}2JKc8uhz3%+6xQ)Pg@?I?Xh!qG0;OVUJ#_3SaMCQok*@yeaV;g<+3s{HV6Tgvg;sh#_@CE|L>ON|8;5*Ym8$N)A<}!*!U!#
k!%NN&i!T(((RKO-B7gIZE%Jb(%93xp$lf)w_sJ-
?&Ih1K;IHLsV@vRD=xlOc=V(q*VV|c(79Q0kIyHf1dC;&%vW8MCB3+_h)`+rQ<bpm*9Nxtp15MwfcKBH$J=SrcL(us2left7V#iZQ4e;dh!SX55s?BJ#1I
JMG8+xV3N9Sk;CHa_ib%4&G(7E)T$4?r{g(VW;ltXTB328f8;QCxr&yZJ&(r(Ynh+)xE1ed!}xktUE3`6%O^g$nAHi0Nm2`j$-
GrHbwtkz%n&Hiv3kqv;}w_aov0qyts%iD|qS*r>Jx4WhwA(hSoP90F>TD3VCo+x}5p=V<bjmX;SOEuHv5ugt<S1^g#b{x%n+ykwpD=+EF4zBX6sC9hdx@{
0)!TNbQ6&<Q^V&noAY}BA8=wg5ETvdMcRyO(}Ekq?8mL3WfdGd|0nk9*`&4qD9i5_V<a)coDc_OTf_XVtb>rrbQ*dC)F-
bPBC8=wuWP0YJ3jnN(RnWfmKX3zr<bpZqL5GS~(Mh~v7O!TF_jfDz=269yU*SL$zD?ZdY!5`BU41t}Q@M-
_M`@fg!t+xcPrHp5%L!q+1jt);@^7t7qh^|w@27lxAeM#tJh)X{N*n#X|;qHkEq0NQ6%G6>7oQ5}7M?X-;(jUI5?ZuLRr*3=*gB|>t)a()SY-
#2bqSE|*erYyg7+F5A@=aM7gaeE5s1M{3!Y(R(fzN_M;@i1v7;8#UnVdNQ6+*?d*o<n{^!AK3Q3wkkSYg=U^N1n@0>$p`%=()+8RyJ&SY}m-
)*zrsO<OZgo{Rh`<b1FK{bS$$nfe?y?HRkLsRu~1zIeonWA>)()s;e*l~NNi<{}PKZ3NDiaiohFrPUuUoq&=?>F{llG<G?mgBm4~Zc?Zp$-
D0J^H0+h8WkTZ$V()xKr@`#u@ur<l-
6ISUVxkv3kxj{M9owr(v_T9{kkq8qj9${K0SiW@WwUmxfTA0tFs^=K~!HB&%({y=QZ~ohsf=&Tpj{NR4gF)_sTjTVmB*QHvvuk#naoTfhwy~l1xI48RK@E
<{~DK$NcP;zFAmY6BxQt`t~YLm>!48Il|z(g^vP@OwsJyzfyR+8l^np_@^g&3pH?hcEbB|XZ`Abh>nA0S>jd#jvr1(D9jO$dvwjI#+;WQi?9gM5tdvhv@m
piKt#kPYdvymBO8%z%vAN9!E9__nov5^|B7j!Nkd`B?p=IWr!e*t$p92oVhgBM(%csC%g|6ZNzb=l2WHhU0KV|Ju!nKwss50-
?>fHzDij@BT9SxJ;~ZW)80yCpVpzh`>f{@^2=&4OwQeQ6^HUPPVBL23tE=z}qL@Plh+L%6a}MucU*eK<{td__kn8k*(J{fLhF+pNHHWpqodlK3|JqsT>g>
4L+(^U6`hfvIVA@9dxDfJHoGmkYf6x~s>hE$=Yuk(s3Q|CcY>HEA7D2ejf{0}kwoxaCZM&X0(CUy=)>Ep5{?+GVp(GVvZ6$O{w<bRz@DLW&z<MyQW)7A%$
EX9>qO1SGg^~*^(KL8d%(9z$rN=USK<Dq>Y+RkbDFb^T!RlfCI7hybC4$q6XIse%P-
Y~P*rdQ*LFG%4Z#dD2S<$coYfWGt^|S|&_~^^s$3Qj%@y`*iOWXRF8Sq|wiyYA8NEr!DvJ%Cux+4Y><-
KUslcy#(1;$WwFhHUgNzK3rZLiA;KbKCUN3}7l+h=I2=$}Gw(F;?j2a;8nXic&oCa7CqUleMgJc-
K|ExM#FMz~EV{9dmBcH>B2P=lzzjJ#6nw&UbWD2!AzY8q1Q%djL#qB5uypkHJ-
X4J1atj6l`+*<et&_ntPn?L2Dgix@6#ZA?&A0NRs0#&6E|NOGR;u4o;Vmt3$s`|jksZ`qoF1DCmiSvXB+lhJ9)uyLs_p70nhM}wpZsw-
w+DXS(sGLHW+*T#r=$>m;^PkQR*P-k0coTS@to8){+RJRIOo@MVp?h#r;;|8aqM2Od^NZ({Iu#PJV3&R42QBoO0|K@=)9GP#o7;D;Sm6t?w|Tb-
(daQJ6}nJY@6|N~kiga@U=W1SInQ8aujm)?3jULDahYdvpRHBU9^#qP5w^nWWNNEo?ER;cBJ<wUt1X<e+XG;3Nk$?^a*L1e^&JoHC7*f&u)chzQ-Fd2g=Z
C1`WxzA4qt=R=|yqvytUHP%}{ePD1f<N>*Vt+NF3fmuO~g(td){CZY7#{nzRoh_BYdJb3X+Pmem_p_tX%N92<5=ObiFOap&DyV_(I`im<h{GeY`~@qfp63
EA(M*z#pHsxZTDA02kw>$`|FLWMb!)uO|Qx6iDlUkNN<bGCoR&W!4$A{a96W`fa<#c9e&46hLzs~MR_l(g!o+U~%(9z(geja}F7j?V@Rr#xc^7a50?&FE2
E&ADwZ{L)|7|NJtvvq%Z{rhju!b?hD<2B2#SaXO=1btboN86&(dw%-edlt?FE9o<2w-
Wq%o7Y0k8z6ZhxZT)tJ+wD8qEI$vV705m+Gk3X{{|WVz<&Y)U?|<DOdp{b??ze3-u)GA~wn16$8@05F`veEnA$8s{vzK#cx2<I`1$C6P-
SRA?KHX!vzQ$bZB4ddOk_Wd+u8up|G`LE^$rEG7Az$lRBX5Yzz!Z8&qOdhClUQuRC7&LqtCa$an9%H$gw}(z<e|8f*>)<rpO$|96ZxJcV5`KaL&Mn}fEi-
8*{M2ZN<~)fhme}@U<_tFTRNPv>=16<kwap5-4O$>IFJ=z?81(ctRjD8X@lhQ#^78_k8Yx8bYjFeQjj}){Rf`%I=@|@-
r#bVr4pLs8zp6dcC*vMZ<xBs=fZ@)RowCpwN~CD96?E4|IBadouzwr@zW>#4xQm~8M*MSxQuyv0p4+me&%~0@b2Q0GNYe+4Y^t+<092aD*5hpQ!Jf-AVJ{
*!uw7vnd@f}grQkbp^1TR&_*<&#6hR|t1`#~Gq7U7<0Yw4p)yuOH*=0SLiN)p3v=ybNRNtwXKjpc3`*aK*&#`2MD>014rC(Q@;W7>*J@3h?MBQ1Ye&OEFT
SP-x>5FNE?g6N69wdrk1S-
PRSiIL^y{*rk=j6JXu{i9s7<Dm83UWhJXb~u=Xk*nNq>~s7GupVji7QhYa(0SgUTJb^W!`DT=Rf{b^|y8x%g+HbwvgjnL*SW_oN2IGH&5V+w8$+TFL5CR<
^6%v2u)T1MPjfNf=3V7O_&*jJ(DcHarAV^q%dbuaZI)RgG67=fs2?Hz_x%Rx!rWn>6zuo?+#j!0tsy^KxDLqR}l=4ouv$=Q*nlSC6)<E#wK?iUS2fx9f3(
Aip1CF1RcT8OT`T=m_Y^QO6zl`EKP1gErjMx0hy7B^m?^BwU10lVn*%%@{g{KE)C8d)q3ivfLxL8G$*?^DEsM7@DIx)D0NT^A{sNgV6EWvDk$dh#iB4STp
oRfD7vAp5Zn&h?RNkM4eTm>%ze&4mao(_@=_{hg=ul1-Gn~4RMAhe?a*TSM4-
qjK>Uza{l@0jr)tsC9qX0$t8^M+JVh!bUBnnu|h9A0cP;VVun<4ve3RJxe~}e)0PGUmSQf@$~NJ(Q?>E_TxBzlGRx-
Pw2<#(#<{{(^g3V_GYWF2`t(?c-*=3{j<Wt&fMJn$@}ruDg|mPtg+H=#gpwgbxQRZW0A7#KW-In)lXwl$`B~v*y{dn(IKOqZd}~jFDd&R_`mzdmMkkA|r9
y4zp-3xyd-(s@^3~a-8JUc|6l+7a;Grm*z(Uh4><O~_sI4#YGvxhcUuDbMF#4}FjPR<weQDD?JK6+NPr6@bfSARm!&EE#%w*WBhc-
Mr|CyU`uo-6;x{;9^BM|R2>}%&VqUf~kgz{?XRdgYDmzK+s5~dupc7Jo-LM${{mFCx?V3COs%BGLQxFU9qOCPG=x!7(&u)fzVDHV49kjzS|7*E5!*6^DVd
@ytt1JJ&kqalgF{CQt;<E)0@0Ag<_yLY4Kj^@*hCd&^Kt3FHKt@C|aUJC)Oh891&hzd5bZngpC>n1mG2Q~m5Xv5LH%6(a5cT&NLIZ>1qj90jSJv=E{UThZ
h;nVIZOz6%(A9YG1b9PVm#_DZys9gi&1)cXriJF8)b;M*Zf}J?&7)D>~)aiSX10?o|D8h?G-
Hs6&XMpXFc33mPDpvOqY`7}rfq>3WL=>E=ntq9@;{#<laIVOhD09Q1im^g1sE<E*8^mWw@{4AagC*efrLc|XE4NQOOB}kw!!-hqM{-
thHQynZmjPAh=%WNcvchQ(0SUKh#VC9`+VBv!x*IpSGQN%{{(CXb3nv<gJ@b-yh6cZ*r3}Q=b0B9@ET;zaOsjqpD_v?v-
&1j`3%!nU;Fj_P(jXfRIraa`K|D^Si%6x%GQ*>#j4FMh3NzTd>&|pR)71pkBuLnI?bLjrV9T|Kq-Fp|ok>7}G<U)!$e=}N7xmvujS=0>0!zxAhUuCPU7Vv
|m3#&_Y)v2|+>30A+;I<(XGp&nQE!=IsI|o?nuhrR1K5|2n}CBM<fhc`nsh_gr3!(K3K|HXgg@WN6Cd3)NTGRc&$zcq59S<vXc=PV0k#x#4__w^ZfYlzLn
+P?3K0i)c=qlDJqJth-BK)CEU9yZ=!3_G_vLnA=P5q6t#E4p)Q|S&pS=r_oWm}WQF2p}IP58usQm07H+luhK~~fj6(e>WbDKKDnpYN(HkMg;QU%woXWCN~
mp<0jrD|)Q<KbdrjrTi3(?^j#LFyXkI4iBd1m2OS$$BrU&iV^(L6j@m^FP`pqfzWkJhKgfZ+xIW@$i<D>O0tEM0E3&KP*hcO68YIbx!rrM>#C^14fuHP`!
{z6lA`{YrsDPv0l~l!fRo&Y)wnn@y=zGlM~ZvLt+<<%lz<9@g)3o%Fr6mLICSlgvO2mm6nLstL7P<EvT;j_vwT$i7)oI;qM@7q;^Q`#Mk)kc-VBC3~u+^1
owPTfyJJtGf?PK=`Fxj3blPPP=WJODK*`v4-
QMN7P+AO@Bxv`QSGr#hGKfSKTF8&NR%wG{iq;*)c*sn>$Lt#&(Ug_G{Z3;1teU4+X;`$qTIBpmXJf;h3iaiVN1Kd1kg+m&wr<{y3lv(gY0Q7Bs!_5(#+Nt
{s>~UC)VXib&mDcY_o}zg0m3C4(1uVW{mJ4FekE~wa8MAU@u(|#<gab3z>&&z-
}jXBe*Tfd(!Cwj&)Wcu@Ed^B~@)zp%$OKS)~U)e!%jR<=qtMaIvO6o=r?f>*2?j0M#~e31l5hT2u|y-
joWfsMyn(0i$v;#dkSz;^?FD)Ce*H>${*7N&B_lO_riG=w;Vq$>RQIu;5W&38x?^nNi<1{9>G@N9H4}WCv>yieOyZ+aj)Mij(#VJ;;?GF1ohzOBTJFDsJY
uOW!Fnd*voKuXZz+TB!UiL%pLDyYwWYf~0B_M3H2ijJtz&L}yPendcc?jYl=B&{DP`8a^`5X9}|bJs;s&tE6TP^yEj{t(Dj4mUPm9yxFP~XR;-
XI?iq{a_YafX_XzfqpsYDK2_KS_7Su9M`7iFG=~DSVah+YZaSal{@6#K#@E#T=&bx0@kUvT77-Ar7-
i^J;^<Z%GRbU%e84Dca;UJUHAsBc<V9o5Bz0_}YE%irtAlT?3edc|)^<hq{G-9Q&I#reZGxqF<Ag?bPFvRtY-
h>SABd(o%G<M*B4Z^!`OS(M5;g;6Wo89*yG;XLo!&!e5QOEwpgva~T;}|{V7`vfOBAek;vC}{UIICG9NSybiv1_^X;8}-DZEahhQ3YyevQ--
mzt`kD1wL^<hNi$j~YW$?w@%@Yqg44u!GzmU3R$X$V>}AQ-uFETBz7v2`q)iQ<N-
T=|b=*)!Ani3k2qa3xd~+j6H;YR3|AM{6@3Z6J?RL$_?qPwAt7EEC!>6_c*5ZDv&o?%Kq~}VSo=-
pnIcY`qItu(vShJ2BGsA2)bfNyO?tAtoq_nV$NyLNQe#aWSl-k?p<cUQ8JI3tGIa~yw!YKqW~Tt<b(7x%tGBB*!)0(;x(IBC<MYP-bYylf<-
(XEY$4fDw}N#ZQ(P!*{3~P*&C0XXLOcJ7xEj*%wcw1vLWEE_(By&nPv^y)#!|ZzvMdR&S@Nyy8qP2rpR;Ml;H0QYX{>U4Zu7Muv}{~MZekk>EsMun|+!*H
%u<5G;1>BK_V>t3t@4xiHoG_QXIHl?2}v!LPfE{n3QdJAfX5dhiOmW*2h8w-I-mpTviJebTJOx@q*RVeM)F^bR!fv6*>rPFAa|mgRbQcHRh!;>2_nByOsK
)Z&Q|ftjI^vXT^|nejx=Vry1O|9Ag24?s3{5&~1!)0xi2>UX&|3!Gkux*{bimb3GO;U-nC5;8f9}3(?Q7Vbeb2$<)XP0<=zWgVA>i>e0=P-2PilP#p4Ov-
~8p8B8+C+0F_9nH8_K$*Jbw$&o_Zx~K`Hym~DQcKj8Ab{u8~QgpqQ77X4m0U+j+v=;8RtV(^LQo-LgZXw4mnPU(zRjV;=J2pS7ypBI>A^@m9e0Bs_vVDp}
BDi1Mv!Z=NA1&1Dm6%6(oogla(x!}L%P-(nZ|A;V%4bmB&JCH_^FI|1r57EE8=Ny}<`U&|0fB9||N1lsB<@D%+kPX_IDdH*j(Y<o=!{ags{J?`PorF-
_(XBoLKrhObwicIvPBf6uoP}|WxJ;=?%cUCaqeGW);rH@vjh#5N5{Syr+$z*8tg*!5hwk9q~sr5HOzM1x5ZYd-RRRd%LAt$bLQe|lDK9-
a?y$vy(Z0wGfNLtLq1W2JC&OgP8^V90#>WJ$S1t;j0ZW<l1BoY_hZDtJaLz26FLe=JAO7{(x%eZAyZ8_@ZU50czCALqlqzUV;vewL|32N0Ys0gSIi?v;rs
V~XMfYqu)h-jmW@2n+G&FmO0IFzx<VmZ;)hrAQ-uZBD-#YrMuhg1c#Pe69XGUUHTrX-
@DHum=e!$}2SpdQ8d?!l(@|{brN@8D4jAkxY0KBWdw!an$}}aLPgQU@7;h~QNu=oe_;T3P8@A^FHDUubGc>3`;B^3%&Cm(=RrT*d1!v}a+1vBeVm#Y)aJ%
CiCL&wFlg`dRFo@%3*jrtx@@$~CljdU|<>>+0<kup|=kF_Exki}|&||u_>TM191Sr6o_ogc(O1ZB&trj%Wzyw3!OYni{-^tm<pl5)fpt#n+Qr)@I{Py(Q-
8qW9=`7v)J-
NwP^&zA&@t}dDy%7brMN4|LMJM>5VCgHPcrWWddH0Dm)|<d3{^|E%i0C!<f*#k~R>hfenI==ODEpe35~vE$qccn~jZ%xS8qpmHFSJ8@lkAL#A2-
tmZxNoEU5!X?+CYebwP{v;+Huj>^9Dygx%URO4v{H%v`GLHam3H|+p><FiTEViAS2QGn@*a_O9NO>_ocU(drasNZkv%rZ3!1YVk`Sptww@OvDRe%JaF2tX
MCp>eToQUW0mi}_fy}24x?KX`c<SIi;{e<p}3FDen?sf4HhmbnsZ9|sf!0^DRu$z$_H*8VZC-B{Xrv(N{7DejDHZ94eKeQLNs|bgVpn%QrSYQsxir<=*-
c)CnWF?uZ&#+SZnG)m}>6AC=dvNVe%)ih%uy|oT$U&lne`a4y^f=4#ib}NGu<}7CalhNZ3Q|A5!<r2_y4ZBZ<G#&P=)QX>!ZneA^5w=>O#%C^?r!_9n4QD
`ApH7^?dYy9_JKZl6i41N<P9r%4iOu1OCsxK+fsaP&6vd@^=J=ZW8aO6Mq><!4+uwXqmMM@4nlm1deJ@FBgAZ#^Mg<kyPa8_B*1`(dSi5a<Sjpgo!`wlr{
vlV{=I+3p2i4Uj7rT1UkM#@*<pqE+q}bRrF!u8|Zyaem7vgC>6TCrVBl*nm-
6xWXC}1=x}16Ow6_9&C7xL=lU7#oC656fr1dSMhJ?ku$t9G5oh2NCu_}NIeTBwx5tnoKV4Y){HW+BS{;H(o!JorYvL|n>8%}Z2LDTnB(jMMLB}Nbln4JC!
*vj?oGX~p3X$g{4xorTm+%Y8}$pE-
w^A8d|LTXh~STkc<$v{l3w%8mZo{EWrd{mn@|QPJ7qOXfAtYsu%(iXAB6MEFs)Xy>AV#XWpKDRO5%5(gVW_7cnIW4cE5z@g!mfifVqNsQ$n|`yHFKoa9hu
zb;7Y9n%`{bS0X#1@YLfQXrE+U)O_AW4iB>6YWswl<~7@Qg=hgzUCl<>-
U{OHVCw8_FY>ZXhSi>FsbLomYR&WX=~}&Mq<}2*{;pwCLZMI*{B}UFuNYqTgqRGKDK#PWokqwA2nXH5^p=3&VbfN36G?4yzsveu`Tr2<G-
dK%dP>()$r9+If2MW>#Ni!nC%Dhiz02<A<MK*)u3-
hPo{Zk}gPiv)`h;3Ok2SItg4X4dkXCkY2ZD;D)EA(FR?r4m<mJpLe4(^WxC&7;cu{!y;1Qf*(9K=${Om&snW`DyU#4N&fj3GU<|Vcq9aN5NVGy1Z`M^7oi
ad@MC3Wyydd=+ff=nfPh(A^;e~WbfT_qYWYoT2Pz^sQ#iHHh$Cp5q)=b{7KP4`p+L6CJN*!cARnA3r9PL2k4L**T!y+kUSDdyv{)>-
d;koQ6Im0)w6XDrMWuh7OG*bnH!$kbVxK4_N8^0Fvpt;&3jwpi0Cq-XS@^tU{>tnXz<)ruk1!40>mrl#_%FLzhP8L$Y`DTx(0swq=D3|49uZ*rQCj)BW#c
b&dgI>IJdoIaxqAEA9fVpCvqgzWTh&23bhrI0Y^{3An;T6+SqSvb1B<sgrpg!0_cGHvl@ThS>QlrutsS`RghCmu`Np#=jyWXA`gVk34nmop}B0^(qExb;A
1jYUB9JDy*x$y50Z-
%zpc9XfV&&hB+c<Yb%Xw9b|X>=1ysjy;g|12k32X8J#!$~bqq+Vt^=tOOG$PJs`FJL7ek<PFl#slEMu5cPSkU%Hlr)t1_lxde`$Ft49T)?7Ht8t-
Wu@Blx`ZDhd&0~Ndvnp3_7Ibe6qAH4zGX;9I!2Ft5t(Xzi;v!1dN@XYeo6q9w+pO^_sk>8>Ra9$Lt!v`)7-
9EwRM*11og6Q~%xu+S7I}@V0;bm)*3j|7n(M|kz(1`XIJoA)%jk;T>;vyv_6sYRxl_h#J=XGVa)DRlFM~rz8;yrM_m$D5x%#tNn<Dv5-
NsaspgmJD8F!5w;JF+5<ilvOeNh_X)?)^qV$K55CG}LX;6}G+FS-
<3lSbc*rp`e`66xcE0gy6_zuV$ciAVM9%Y{lbd?hsaxBOi$MHgxbvv>9vBIu3fpC)`__8kae)3!Kjv7EqAPpvK2s6Ta15_iDP?R-
@z_U;J0eEdpYiz+rE=i{#<yH8Ejc9EPei7GQ!BN%Y+}v;5h*Il6cHC`~Cv*do<uvTL1a>*$6)7O$=3ST^=<D+9nfzkuxZ!iGvo*40jkSI+Q(yj{>?oM)u4
ZHr{F!E0Ybk+1j^>q>cQ{-RWq_Yt+*xM(|riSP2~L1&o%Ir#lHSnt8U(mR<;p1~&f#jw%;EFU@*vYDuepveoO)C}g6eKNA{Oi^2xaH^ScEbb#4@)+~ML-l
StN#{$HUkVjbEUY&v`E#8wgmE1fD&*oTLie|*8#{quT+XX529}Q~C4sv5ul>x&_QdLIS9!-
l>RKU<tL{fiQN07*&c#+9dCh91UK*mBla#MyYS)9Rfxs?~f=K(&rz9_8)Xn~gM{0bY+oIEl7fU+8rvt4lyu_<E9Vv$NK_>+|MAxLKes=7@1p974#f&81&Q
=wAlBlD;tq;Ms*~|7Pl92Aw<y7%4aGV3e`NsD}JdI#|h!pVdc0Ij}17VrcQ9P<R`=O&rJ`o1kus5?_l?=j~90HR`DK<e>^OkHNEubW?WFixjTw_-SxuR;S
&CDDTeK#m|>5?SM(knTUm!q*0M%Qmw7Po3gr(IOAI7MK@v>M)pITd_w1&Uw$#|Nj>5b<%P9gz(dQyt45lN*Obw1^C^Phoedow6heZ24h^`jv+lyu2Erd!J
A3boLi9U@yywAY8Q!j0;|Zye2KfLQa+#KatZB(tpl<W!?$?^qi!YdBCex6bQ_Yal!O0+<li_XX+E(1C9CEWKFtepjh`7i1kg?=vt<lR(m4W`G<tun#wR0L
H}wCz~xm;>`GYNrP7)_NiYQPQ@FcQl{E>5fRbAFdp#&{qg5_dTK{t&$=?(Hq~6dPnYoEs-Fz<T;_zOV%gofO8pt&>w@f^+3xdf<>bdgQgu!2=@HzB``Wf!
BQJ8JY^Q<6Rt1JFiG_dVZc*ODd%K+KD<HSY`HlOO+_7G$q)&K;cmL@ggbgkKeBF9PUw2{e$D`v31afn&{BX*^Blo4x(nY|FDwfVMDBsRV6AvWueiKnF1JM
O(Cl&v*s>Ud#-sp-
(Pj{#6NV4xx&J9M+7%f%R}v;*|;KX=u49{2$TYMQAxjxB)}Shxr@C>Og5bP6BWwdl>VkNgHh+adJB3CTVYWcZvUh$Ch_y<k4eBJ1#q7-c^nj05M~n{0;p-
43sH2{6n2I=r_ddrx;p<~ZHx-^LG<t3fm$TZAq+icY{eCq<lxzwRW1o;4T!9RrRbD-
1{FQgK#vO+iGHWl{Nm&kQ>2c@QjJ1qED|@H!~%)MjNPFWm{@Y<Z|xsNA302GsF3l32`#JL9PD&qQdtB?*oTslE`%Y!hEGTaLD*N%V`keF5Au9nmA~a!8=6
v6A~9V_$GV#p41UmrCtptP@5MDyvW;Y`h?DqOxd-mIsWw)oMAd9_<7=Jg`61i6<1@3WIKWrnHi#MsKO0YzvwSo_NLD$Opd=Wo+szG(}b9K)9s$LK;v0;XZ
#9V&-
0w29Z!kR0X4SEz;OM@9fEZ*TKx#qN6tW)eLSNX1rq3%;=VNLq4uZO(9AqK?4_LHR5{EVQQAq#}*`Rm~8pkZp@$*>9SgJsl3_{n~9qrJD1BERGZI0QL4-
!lvf^|u{R-Og9?g~*9{cuECGmfJn_8hQpD6APx`H?r!;26g4Hzo7wde4qE`@(<?}|fCJ@gGKNqU6T^%4GE=Y==7%RRx$FfJpvFN=qXF)tTLT8r!BYkr-
^QG2kk%5h;K=y|ik$~RJRJu+pKfV`^a~c&w(1G<m{zq~={p?y9lfw#h;3Bk-
g!&Q|Yb44pdcOess?2uy^R49{o0k6iqgY&_ZhZS8SCc)No1$gHQkeJ3hGvJh2H8Q0xUHq3HSs>6RJQlvdqJge=WWb3sBXS4RmN}9`XDC|l7pcb*`=z2hj5
gcDKdGIxU4Rsg6}=Z4II;)KLI_5VHHDdJ)+X>f-x$?1znM<h_j;_F!<2r%e-
y_S8DkRbOpAAWyC|DFTI3H7>cQKS%3FLDJ86!Q#jb{|9f2#J4Gpzw}#wh=uoti-0^G8J>wihCK13aEARh^X%*K`%mj$fZf*V?jk-
TPUA@7tV_x!km<m3e&WnSsWA)0@FCA-UEKqMwN|zqe9kJW0u>b7b2aK?($P5qtsb4$JJiCEk{mzbmt)>Xw;`B$VW`^Qws;N$(TIZmW==LpUoQ?1I>gIi{$
wkl}%I-
jDs+{##LJLAH);~i9zv<IXL%fvqKkZ%A4mF4G>a~ki`)xN8tzQG=k+_=r8H9@o4B2O`5@49GeT!wz06)9!{rF=4FqySGp*Dbx%;5j8yG?ds>Ho|&7!_S_m
-a80!}+@YNP~Kdtjl+|vF%Bz^3Tvf*mDOUkmQgwXS#gQfd>mt$)idEYksn~UDFC8p&WE)<jf5U`0nY>EqAB`QW*eECqyP~E=}Y&a4KNknwS%Z4WM<ioOcx
v0s2><VyzIQBK%~E;b!>iI|yPWObo<08oN8-
q0zSop3!=DBU{l|x$KrU{jd9x0f8DOy7Tq_TLehsVF;POP#TCV!ceZ@`aMngyGf_9U*DA>qTx5QPM93vmx*?HTt-SqA1BnHUqGS@IT|yD3lc}6Z;BE-
73ORM=ic?E`m&13BMDNSV0<d{&6S)Sp*Dl>5e{PM!`0fA9*v&73yQzqseSSXrg|P5Y0KthM}u&=QdLXfbsiZKqMJMq=z>u}h^zAub))Ow2icrX$=r{ZAP;
V)AcEmCNl09;GF+7&QRbWx?~i_3JGu`c#vHNRD-
B2pCPmd+_)nL(IZ{q$aXhUo=%Pxy*F$x4`R4{5_ZBT<bi0)mH|o~d$5FDUMny`i_4xs^S`Z%FO?;m!5irBg8TEq%t3z^M(Yz9E3ToBgu(ZGywOhNuFC~!p
+}=KqbU}7VffM)4p#P>(QAnM@xw?Jn!0X8aO{5j<L%RI5m|ky+aVb^)c!qV|Ku`WTO7v<8=Yuv<P<>AHgs73@V(i#iOrzV4c7gScmVTQ~<>$N9&#lTX-
dEuSKi`op;c**&1P1*jCMhsR@vcq}4KBanU=FWlN-xvpNK31E8sC^Ij0Q)+qbDS;z9y&x!+w~@FYUi~`ap-
d1^`X@>R#HF1j?WuPsujamrTu5qFa5GXo#8@-55+p$fI|LxudpHk`7;i9}=p>6nU4!lGgf1>X<I_*sq%u)RM-SO44S!WA}?Q)FonWg<mn^%jo+`jE^mK74
GLR(Kwvy8t*N6r^c)<FqmK0R5(z?ZT#h((X-
jc8K#1aI$A9d&)4C@C0|(c)!Y#q#lK4=&_D6fElcqdG6upm<#tb52}(TDr@|g2g6C#uTZ0EJ4P{1ya(#)#f5#?-
&Jw9t0;pLt!_vWhlxqQ3`qkkYio){a<BTJ(@>0*_{^`*aA3aTGg<jDC19B*sY?$wX{0wn7JfE?%+te%WG1!#C_v)}Lq5))%Bu>>z5!B@RHYHO3HJr87F-
tQ6>A3A*Dk~-$fC8PKzw#GX?@Y8f&jFSi5m6mYYduxc-5c%-
`FSorHX*73aVRiKa8l%f&^8hPN$k?Gc$*Dq(yo&1XDu7tQjsPA;Gt!G3n<%#*kY5^X}5f&)j7WJI7DKl2&F#{7rGqE(K`|XdG!C$MTI~FqkJYH+eyNa0|O
8lR~K80{Q>{!K_`rL?L{q8{L0$LMxGgAlzA5c@<EAX!DFt^?8O}Rs7|8ecvKlV-
ViJn6)Uo!EG1BlF)@~ow^Zu1{~XA{<MruuT@8#lKEh9;?~a}#aia*dF8jQ#C?2x;Di$QhjZ6c}M*q|5hEqd-AyNxAJc~N#E-
I1uPr44t24H7THnFh?XeVb%84s5g43n=$+dDU0X;Zugv(~!}#6l{K{1dE0_Lm^>HP%~>We@(tT9-
K&im*v!Fvf59b+^MQ7oG9>fF`hJiUq4%5Pt!`=U=Y!js>C<oQ#Pj0D4?44^(0}as4KO93Mi5Vil!9UrvkFy?O$&tEocqHJM|K=`KO%WUn<MIBdUf5pNX44
1lw5ibvanL(q2urNYX}QYJHx16()%U8Ra&*QV0YoxESAjSq31z-|FZPx5o$MqqO}-NfHEE$IW>uB6mI0{<`%Q-
*0eYDxjkjRFF{2~Kl`?E%B5g>QI+DD#$VS*KkrJWBm&WID+-
emcEzJHQU%`)qf#*rC#TQyNaPNetA{0E%mVne*wbisl_+F}O&USZXs4J&o|s3SmYRwF`@c!8%Pj^|%8lW&_@SKI8p-
uu!5r6m_n0e@p>>U?t<e33y?TyxNi>t|KYOR`=|Hdl17Ko{+5TFBShi=@0f)2;>2ot3a7w&ge*MX`y9?@#E<xSUYAZq#;yZRVaFmdxNc|Plhi!CrkN;j;L
3jVv58rd3y>pW~x)RV-om6zi+w-jgmQvDsF7aW*A)nD5$Qqw_$RVWw1}_m|H0C8$eB;u!c~6yHQ1)nGhbpS<}^b-
u}u`tl}u=#&N$qM*BRfa)bdIVXh4TQ+LXR7{}1+bknMGbr;8d<GUGxArCL{yI`l3V~}$f`x%Nqy|~5b@l!OY<K0rEdZ+I(-
(;2F5#<#O{F+28UNa(s`N4#dF)lH2KX;X2e;cRNawU8xw<4RuJydmh)qnuPLJI4POvlhl+596QQy^uC^cK2d^w?Y$)Qaj`T_J7oXC{8bAahk5B-
B(lSkb=t4}@~6PJ}{?5oi$xa;{tvo)gM@>W<GJURT6J%4wa0Ofqtz=@hozNIX2WtY591dB?-
X_QR{Cd)4=s<Z2TAQV=pdo;J;lIxW1>KfKZo&<0ioBF;oBr>0GZP5fH%wg^?fw<l$Md50OBN_~3?DM)u8FsB0Re$p~a?F;XY>>`<ARh-
|_7d^~{ytwP7Y^j#03jUkX%EZ3oXpo$F97U#MYQjx|wusCzihbF1p?8kFt_rz&H#MW33h3YRy2-
28{TxLOSn76b@htJI>(uy+SJ&^)>J@HD>*XaJvrLIkz6u6wM=f2WURv8qz}tHP!fTuag<Ll`pYm?`81t~dLBM1;pCfPx>X;dtsASkI5*;-
fZumL+bc$}ysoZy5_WJsz;kwNto?kvzwqCdC(GP_6NQ+|wzdf)*Vo@JD4^YCzp`7e=14OKVWuk*d*&zZ^U+u4NzrAE=G@xpV`{||Yk%G0}R{i1KOvL|g0r
k!at$fKCFgRlwILUfLwO-8ww46DpF_x(t9Pq4J#ns0~?_-
qtOZW}a0)gZ3w6c_JCJ((#mM*GZxArmkI7>J@`zwo#Htq5^^IoUYmACI1Ty{45W74PqP|8ln!hn2e@C&AI4qc-
f+|Ds7fUFc4G8xxVX94ZOsX)$`Uv6xjDC8LAOqmaTCN#Ui>VVt5s^|rY+E7jl#8$Odhh&}5Flmu?`UpY7m&SU62vWX3zqd$tw%=`~e@HyHyCu|kG)TNz!e
>vXN%|$WWpc!30gV2~K9oSnKXliO4rY^#_}A*wWFtEYp@{3SZ$s%8SynrLpNayV7Z_ByW+dZ%&vMYmCJ1dI!mY{rnrX6FFt|@>co#u(>#qfx1+k~l;1B5`
;3f7;I+bUTQ~bFZ^;`cI;H`-5%m=xlNNNX1RaLTiFRPcGfIkw=J)e6zh9*W%)yL2jSw&dyVeCuJ*HJ#yi?DFm%jDS^yC-
e~Md=2>kM&*WXT5a+#Ltfxp10ORR7@Oc#~_7VF1Kg4LrZnT1kSI-lh;wW#C%N(e8_aAW$g|}8q!rjg_Lc@+%lIs-
q`0JA&#XOh2i>If<a_tZ)mWxMjl<(e|9E%>ZXAuB*zC*-
V|~zRudEjoS`z08}j26boWPL8fbt>MnnekHpCx6H>97Sv<iMwoDL)5Ls0u;NDDZy|7AvvTgxVaXue$Iwk$EScRvpNkjR7DiSU2f29Vi9lA%>N-
dEGFiij(SJS1B6Q(+@WTQPNya~j2HRiIcbgE;?x|6%fNIr)sS*v(mqwjUW=-r@1HTfRxOKX$cZKUYpYhQB#R)x2A-
l$yn`_S>W`MK;<P(xa7T`95ljssSueCiG{Sv7(SM)CKrrgwBU!^KQ=$zA8kG0h7=6m1s2Lwe=5!8vBMO`5oMDhhBWo2eI^PN$?k0JR2R{u3g%;r~(OThf^
=Uvx7s=Uz$hYHqAY#Rw1!#M&v_R=(nmygtNk)k3^lbQ0anClrI4#@u%pHooNBL3-kst##vIrrL1U-9hF_xT<ZsPaf<#35{^sMBT-
x?U8R!l)rUvT<np#>Ifs$hlizzs&?*@?h8MqExC%DAK&5%n+S}x3)kbokZ1?osNN#craWDpJL3H(~&na*YbZx?wbdqVCXIV*z>H^0JyKqcfvVqdVbmr~@N
2tKW!7=IQv9;NsouK*-f|i$c)Z~C=OznsDZv1N28XJxN7|JpJ#F)m0=xWs_MOXvmb-|j_V2mQ~wkGJz)&4VF?82HRgW}XU%5-o1`$=-9UE1I-
^WzC7UC$yH+h@}$$NPeCR(LkiJK31ASMqd-5#tTch_cGPlhE2fi<3ke?3>SOI{cg!Rd1@ce~-FUB$nO+<m-
jIk578aD0fyj5Pb|(#IosI=D+q$dRNAa1f!wMG6Tg}@e>m2>vu2|yrk+DA?3*j$7PARgt%QDKPv_jPaW;<-
A0q6$R4IdTbsqVQOBoGzJ}NGx595$46gq3>fOBk4pD-zvWf$w5|7IFFsigho|%fgm<H+c_0?I?DJ0J{fEsoe2CKECL`Cr|3I-
HfQL6!atCOP0)X1Gu@zxn*(oFNhj`4PPMlZ3j%RS1As+|rm(4a*ELV^Ce?+znO5YTGcEJvYwR5a$`ajH3)Vzk7SEP&*8W^pRu)sa84Y7I%Eam))+ZcS&?E
i<mIpw%3B{Q`3nlwV}k7u$=mhCo!4TzmEb<yh_?&#H#I%$<aJ0ysNyVIpYg-0-
n`nZ=8d7f|;F(HQkh(M~+*o(MBWJT8<r;X~(P3X>EV@3N#RssHhXpIt9Uj?_MhIqm}Nc>K%YPW&a&aYfO|&@}xXrk`<d#!DpCTqkkdoeaF+3wDA4*|Ow#w
^*LaQk`ksg3MH2+#vG6cHva`JO%n*9IPI-{`d5ZmIGt#$sWuqZ(}HfP=4_+{d7_5{!>|Is!{D-
3xND!#jo$eVn^R+FVc3L81I}H_E2=qSUp2_VrR`9LB}Whv;H8^0%Ajcr%HOT0gPoa;e%07?Xz%yW!{X(@rrKNFMfRaCXnw7!x|=BJICA$+2wTp8yym@x&{
C&Ca{9mHFYs?F>KDX(!q~zlY$0Eg+D^RI6A`i$G)DO)ZFb69b5Dx5r*;Fh;HlnIn`;Pp`U{;s=S|J-mi^i2C+ZT6r`FPVPGehp-eenu9q;I87bH<VxxLb3
-1KSioCSby){Uqc4i5$g8VvkvD7XW%NNKxTl6J_OiUuZBf*WM8XGLA+AA%e+yi{%aX&WvH$nW6fiDJY(EMcMV5QRv=ux^nuKF{N*A-
<@7$E>s;Q#>SGhO#1z;b{9*LH2XnZ{DYgkMFov3I9wBJ#{u0k#J<C!@QKoU4^Bwm%Ha@8z+NxXW)BQi$&6TM`km!wOxq9~;c+IUb7Bi53^ahg+_0kQHhkX
;<!aunbt#T>H>jY<I*PI|FGM8N<R#NU(r#YQAqNKR<-XK+MY{Uq-=D_}$jz@`B72$9;#_5{`s@G8Sj9$y&VP>C|6joV?-
+=)B;@mj6QFpHvh+8&dimw%Q~#saxbV<;cs6QGBP*9uC&unlc@_VutA<$icx1?8tp_2t;zTKe>pKrdSarRRY~%3T}VgUzADEiKnPV%4=o1h~qy{srJTvb{
y^97_1Co_!CE3GR!r#AoZEB<IM|?`N}eaTRWHGdeu_9^2>O~XoZXV#DiI)Fh&gwO0nE$xVavqyDKM>uiL47!!w87TJpEBM7iUd><XSGJ+ePMSayRfA^Aw0
NOUW^{rohQC{}4y@Zf2quId8}0yr_GT;*&{*VVD_k3f|6?t9#AO<3y9CO2Z)i}iZBgKDdwrSJR@qFzZP-
|<|Wi$!b!Fs(YB<;6C{8RE+38Im~cY|bKrUGPzmRNWj<-_R#-imthCQ-iCf(g`TAu)ce;hm#s@BQ+W#`NvuK3FDRSG$TyS)(Lo}LD1J@1KQ~R?STFAX=i3
7&F%*#R*T3`Cc{jYYlV?X9tOOpsug6}jmq&M=%Fb|b-
oQ`1iX%+$Eopk)T&ozyzFwO?Y}kBkQ@x;Uoat@(FRc{`2DcSV+3>}oaHd=RYZgAp;k}irz(+P9g+U%xF&BJZb@RlN1H|7vOspMwRKK84lG=Y$YZCoWA@7%
dBOOP#78+!1Jf=gUKl?SkRzt1D+{|v9~VclipwPAH(HV)tdjO3A93@Xa;bC`8#jb{>1b<FwS)seu^XDMc_+;w>K+;m(B7)kyD29OOe51nUxh{*vur9Ar|X
zzmY792>-~BGkDJC%QByT-GPK;$S|53-bY+0a*!5-
J4kXOw58cOL!%YXaRr^vgT|C(p`GQb`AQ60<i_AW!t~T#gh4<l|weIL7V@JD%C3&Ji9U9DJ&w~W^rLLI+-
u5{i>^|2U2Q`08`f8K`cz4sBn!JPlAsv%=X1fg0DIkqpKiz&3)NWfyE0Zif2%6kUw+f1;lzRvlQO9r2(ig}p%QXz6k859R3Qo1Coo3^ehsez3UtHR^spg0
h!JB&fO7s&{0)I^Rs5M=XXDW+};8DAYa&-
theb$$Z9vzca+NB^$g)6r%zW6PJmKwb!^^}HfFp{G}(Gy(yl%7yT77?$ftW<eaWBBVaDV~D2vy0!Y@)v2S$>fMQVSe6R$1gr5qUMN5r7*l)G4z(x(0DEfO
~NfF48|o!SFSP8nm3|Y#RE3$_W^r}yM|~WoCo9Ny%s^p)~!*DMiuKofnBioiCTb*H`sAuFR<%+CWm@f9htomJ7iV}X*d+=wjwsdXrF=yd?P(mJiQulp=Yl
{P?fBUiPQpkMp3|Ig>?V)?z~-J!lq-s_F6<FLqf++TjGkUt>6eLmi-dG_gMe(OK@;jR94;Wwvp_m8{;#wmqH?;l>uso;jKK3x~G`{$g_PO+$Zspkw&25f*
|*<_QOxFd_Z<Ip~$T;b%8I<lP?$pcDNBg{LAN@2ZM&GG_}uy2+9MofF_wwxpU>8;~Azrp)t_`|7VJ*qg|gE!EDEMI(a6Tv7P_VU;Vpk#oJ%r(VTRNjEINQ
p?v#Dv|YJoJQfbrogBSOjH6PTfs@eSyj)5n*~D#4FpZZ)x85iDyhc4Y>*b#h^5Y2m4?GF)@1wF$<l|CKpJ2qQqE@V{9)^PoNorn9@|saUYN+=yBd1GJk&e
MS+q#H{E02D^&M}@(ozD=~U9iaYj5`#+Yf7LmFw-^(Te1r=^FhfzImZ5pA3BLpKYHVQ;rx`{?)H3w3!JNFQU~DxvzLmf<9y=FO)5U?fK-
R#YO<J8x>uoB59w2#*y^E6(9Qwt<PfW%#Jy#|YK#EnBxo?UB+dQV3z%Bb);lZS{_P`SBgb2RUi*gGSXX9>@Ac+8OB9~FrDoPYZ|?(gNtbw+kzl&5&+5|6h
muHtN|?qlZ9{n*^ZI{+eKd*QUqs7Q?380zKE3M5UDfdRsi-muGCVo<P;<hn5`s8)kgAuNlZ8;_s@d!u9Q|51M*lo75lQ|uoBfeN8BxnR-kKHgWEHQP7l<5
ggK-7ll^mt&C=47|k_@hU>b;xAcrB{S-85W0cnpYQLHU&k@<OkNz!YpXs(gfH)EtbMU~+7uEO;xLS*~5F!j-
4hzoAvB)<m;MvPCutU%jO1+3NLANi(NW33*>Q;X}nTw}%%p^$>^cCbztlCe;+7*a;wb2M2W{3x=d1eRd}WTLca=@kaNxRcPOWtW#QDQvKpwoeLJCOvvFj8
SFkf@M97QZlq!JJqZAoaRf>iH63QBBw1hKPdNKLO3+=hqQS>*nub={C>7D3o$kywUVu$Azd&TdeEZgULGw37GeMV-hVs`cI4`)-
XTkr+AdWZ2sz5qG!_9~Jl_2zf>ryrN0cH>8V}cCo8;Nrtr(0$kD%u~W3v7!|i+Oj&9gqtXNfB!p4I_K+p%s3?EQ9TKUjv*+BfS$F^*hav{QE$o&SydGhE-
M&lm6C*PRP!=DHoMnhM%1pRrIgpS$Ki54BY7G2PI6tX{4JsX6DFoR(v)D*Z?F?nM)tOhYsX@0G3(A;_x0QL$CZd1og;lW$^0H0u(>x!vU{P0?1khv-
h~ZEV4rY!KzpmD#-
NCR@1LaI2nZ^AyoLJm#HA=05&LQWUTkqU0ldSuXzqLccVF=8=21Abn)1!zBbiP@m`F^u3An>7cZ`9>^}*oD#@plox<2v1np<#O@>{qk4cpobq6POw`_<(l
~l)C!Wk9O5Rz`D=iSy4u7y3<$raQ9zvwHrFl7kSzqmo9;xt0q(5b1|D)9zK>B1M#7n06*1J}oKD={%0!_mdMUXl3X`TC9nNMePoI5z7k91u_Y;PqJMLl(|
h_^?dM0L0q-9|*y4K54C~eLaoTUA)u|Nih!sw!H!;D~2DQi-
!46^6!UgOe8Mu)8E~akl{J00N?kdEzoJyxLV*EVRw{=_ckizmUi#6yx}rldK`Yw?VY+ZYPrV<L5nm!@KB3FMrO}5+>T)Ym+I7WS7zE0BL5m$o_W!}0+BAo
5k=!txG;+CBtvwFDG@vtB5ds9pcZQ>jN@CEi@?@8N;do)AT8r!aZc5i7qN2&1-
Lu+j}8&Nmvh?X?YoUCJj5CYNlx25XN8)cdYW?EcooR`PMI$LOIo0TieRh?19un8Rhs0DWM$74OUPSg0nJz@k3~0%Nt+9m<sffo!l3nkKHF_=BbP3Aw}*}T
b#Mhn>?&-
&vcv?=t6fWsPNRF#{({p}A~i%=gh;c@@i*dCaWr{CsZSmE1f=k(I6OTU5%*PL1Ug+s<yiz)eaF{f?^nH?2m^6}tfdSL=GBp`jvGMKJt+MIyqT1j<_kiNOb
ibt5c5pi-xkz%0g?&aR3>!db|t!RUeE7f-JqvK06YvISJ8wa2LanBAQ3y(8&KtPVp^EeSg4=?LwIS3Gz>l&u^}2@aR4ffW1mX?)F!}4#GE-
EOy!$`$+TL$=W6LAV9Nti8)mR`@us^)qfF6<(y-|t*eWuTOjMatxnVgIJy-Q<ID-seC-
z+@t9yf>UC~n@VfL#IRSH#L8_(U|>PDO;N^e0*PB7fpxKC>p8)=Wdz<s@z8g0<r-3RGG?w)qvPq%rpt58Cls+O^7+`_8`8lvvPwj{oR7Cm;cJ@3i-
gi`@iNL>;ns-unX#7fyaWI0tqZS45;J3w@&>_Bu|P}4%gLa~E6;^y$+2Mzg%9g1b~<>cFlmdC|tm&UCM=#4FF&)_QWC9>asnlof}a#LC30@D{wcHchd*|;
EIJhcZ!g799V-
;f_3;ox4~fyUlgop&NN9EoqjXe&s)UN;1a)kAX1fMjI>)OUMnXG?Inc+OGIPg3hRj#^os^R)pR8bVok$U_Vksz217iZgtckDSX;5BX}FdtXCHtsD-
%F?Y@g&1F^L+BpSR8N5!1O2Xsl2TQ)BjJD#ZRAx4AFdr;vV|yQb{C+^GW}4_r;%17UW1=;_<x8+IR0_hs*C-
g<&@Al^=1^<r9h(79YrC)gbzRsS+3ZZ}z^#9+yd;7+nlu>XEZFQE(E6r0If=UW;C>+%tG<loQYd^Ueq1moSEy;YqOmyqs;-
giAy;%CS7mREYP@J&WMg{^2CwfQs#au5)c0sXD};c8B9<_jy~e<LL#dSB-
*d|SCz4`LzA%D)Dr(U#6=x%t+#g;+K}7^64HyH#BK4k5mtqPQ9AaF^{)SAv?Yorc*pV^m_zWQAtL_^*xV(_$pc3;ObR~OIyHc^4R?o)26G~i@W#|Jwg;5^
%D9o#(InG%vwynzxwoJm!>9TI&E#cOkvk+!NO({hw=sy4|YzkN%PA=d<63;OL!74{4dEP>McR`E9se47_K>-
c|4n@Rs(spDzehC~I6Yy}5Nz^ZgYXWr22x~h<4la~Rqva2LBXZua#?$i_9qZG7sL|CB$w~&Zq529}<i+osvDzKefU~~sHQkdk5$L*zn=M^fIMyxNoZW3_a
$78myV-iki;^LUHM413hW~r9hDp=SF72;}5VP<eR1Z^ET7f{wPv7iw7hF7JAc2uFfAP;5${z>UNzu69$^fmG7^>N}q@WjXc~>&+W{QkLn%zKi8>c8j_a(3
M&z|0<qQD)CsAHOoewpBB-;8<p)4zJn2FxT$tV<>&BfVuZ6!rXe*3yP1NNFa!8fNRC&j%2O8p|8OBp)Zs$zv)rXoyJNu2ZuD({|qNAsAz{aS-
S;;J9{zG4QLckw&gPa&WU$<<XrfebWh3+eTXgnT~jXRr`2GmjG^y5g=}RXN4DKNlk(%*lkuK*<igf<sf{?eeU&Sk=nmeE`~~qYdv`PP9Fx|{>w=Kx#po8B
LK-sQl*3o-
hU+$RTv$}h0XXoj75{Qqk*<<;y{s`LlVEZV&`5o{49mevG_zxP^E9oF#1ZtZVk_TnYuLE1EU3<ND{D^rzQ{e;+e)fwgzBwpIY<fo6aOwQ#3WTF$vx(oNOo
jbeKy;l}J*P>oD##m;GihOIzxOPXQ+7J-
`hc#Kc8j%g41nk|RhL)Q!d!_o1#>;~fYN5^ft~V&xsd?eAB@bx>|jzpGNX=E6m&i2PtUnfpu!jYGS0Y9RQgk15Z5W-
KSMxFFX8Xyyy|<<7+nDU*r32qjv1UL5ng%@##z&xv>XPad_RGp}gS)Da^9j&aHEnNojnV>wg3HY;LfQ^}+01m}HL&(}l4e2&kyD+fcAG=#!u!r{>#C)B*_
W!*!uatgw>O%t#FARc|o8cs>|0*UKC>J_D*9iG}98qwI&P&-
VaNK2I$Nn3mD(xBD;*^u0{J!#Dm|CnUBUPr47W*udYnALNup98Mng)AgBOr<lYvz5S$5{#!^WTDDFzF4pD9^8=J7{#P!7{`t-
jQQt4T7*oA$;fCx2%#HV+JThbf+Q&`5lS*bUCzw1!pRrHsa}um@52U7)dlqZ!#amg3T?X-
>~h7l@C$JTQ=1eGS{d`_*?QKg&d9I5ZrN8O8#A{B;lZ#NBC^LhYnONrUYSPrjjN>>je$(5%m_J!Hc8lv&*wp~5veZ(`!bwLpnv;(>QlNfUW4+k_5<KOraY
KJI*M8!q<SKKshF*+()MA_nG`u6QX74sMNa>I;aA8H#_6x|^sIOEQxJ`=?iK^z-
=CmPY9J`oh{s6%i>sS2WCl~pQ8YAgf74xwnxLVSZRp<w+7?CJ$o;z2X5+lkF&QJ|V21^lq41;UVP}u8vKM#rI8jk>TROM~C?ElOO!C$&x3A^7VUPx@zJ2e
|%9x$f!)2UbaeDZ%h<7{FGCOu{6XdbvE3q`k-M$QjSUrsJon^B&A@(XlIy;zyM*jvYmA3W(=fiOD7pfB-tSg=OQ9aM_^;$T`%*_CX;z3d`Q@1pZX&M(oF6
?xd=ng6Kk`VaGd9{s+lVy9d=yl^3{gFV<7TIK)(wO5C;xcZ$)9MYrrf#<)%|u{bgeN%MX_(yb3IjxX*?Qi>rsIzLBMwavi{bk0omH&5`qGK-
mLI|wkF!tr4UJt1KN=%RTVN@}N&GU=4cd4Ouk_r$W-moVmZosgPaot19FtO2k%ITg50EQ72i(~ZIOH0{pR}1z_gf+lmcF#%5TKZ-
dFBL$n=U7ep@Xvi2mWn^S=rl80VARljfGz*sMD%-0gK<_T~uF~e9l{*%s^5;=@<6J{+Jr7OHr2O5=4)_HB!X~vr3-$Ve-xRl-
(Jc9dgAP$p2p?0I?othsu{tajLaYpA4*gMubB?DA(oomCNC(c+mZOSn5mY^S){u!K8C4Rs1O(0nMj1iCYeM^IZHjK-
~?U7m%ulNLIRG9>NM(5tH}nQ~AoYdsM?x=AY@y=oS-gnCRs&W1%KiSh}@PJq5kj%o+@vVDq5hTt0=6(vZL%_Tz^IDNi_9Y!N`P(3DDw5?qTY^86oV#&t?$
yHBbreeUHUUB>_#IDVUpQAAer&Z!I@sIu$^etQ*Ge0#XlR8l0ggv+&Ke%Qjox%pX2zz1TfrrfjLp^zW<3)V#~eR-iD5*#Z(y2k4M@i%d~t8FQRB8#)alFh
<Evrf~7ca$xG)3O@SBvw!lcFsNFhjTDEmuQ8oW&qq&!X7wnuDBaFU+kxi#`M6Re;@pahTVIJ*AE(SZsj0g)}z8~y$%-ra@8solbg+0cA5ygVK-bd&-
+D3SCR@j^js)Wr{rF5Y9_pY-
V0;SVTMctfE|WcMfD6~`heqsN92~1wgx4{ZyuUyHs&bL$TpgVLra^{Lq0cv{M3DKEztvy(K_(L^I8piI+!DD^R`8wI^UjHeIcP@!7XvFZC@&X%wXZxv+dp
l4W!ahE0*$fg3ACNh^lE1tF&Qyqi{`wb*}K57Y^X@fY0y6i?mQ9NHx4Q#l~z#F|?)dQhcF$=yyJv+}OylipKP0(|UvFIa!v~T`}OO#xgkCjfJV`yzDn2pS
$UilG#lMaesansy@xG=z1FaOA0x4FJjM?I(Pl4gzKdSrgdZs<{R`^DKbLyNMSmp2^<#27k3wvRij7hN?x{k$}-
7v{Imd~$=^GpWFj%@+}_7S&0(0Mg1ZIGbrBCTF7zeRwP*Fmw(EbcX{77Y)g7_8$TWxmX!&4(pLo`CWbOeV${Qa}agvld!?D4>kRB$~&-
mu*AS@CYN_tXb3tPPoO}wm;%d3*{u%JVy4V}tqJ8plX?j*a^5bySzpyQ{P|Mx(3wPMItssxa3LdCGl6MZJ&!{W#%qS-
+aH2pN!Vt}ac;^$kr52Cl|IZ5_r9js!9<gQn$LUq0aHcU^JX4a#8_n}%p@s{upOWX`iq+n5cmT4&P^9z@2;Q=A%3w_6SPl5N?8mb$}_O0eWJ8=lYI=udE;
1epHqk=i8PO;z|!t2D|0M!n|Eicf?HKO$0RE?ZU%%$UP_|P*xp<HUqd!8H9-FPw=!H$Uani+#fWmy^+X^jT<xM?bIyR<pPH2xE#w06Uw-EE;>Jr4yoobv$
JeN2><LH|S!LCB%c>U;lGeC)`M4bnYuEN6|fTOV>SSEyz0=*<AMj~=eeHv#hK>#5mhjiQKy4s&UY0YWMg`A{CIM(w*iwO82+)g3%Fz`0cawOHo~-
GH>WT(xaN5IlH`>>Gqez#q<7C3X~|z|~Xw#$W{~)imAf!eHthhW+pe{^sk1qYi+6a8iN<UUqz@i4Ak^6z2RD1kE5B5gI5VblWsw3K%S3Vwa$^RLU>;X1-
?QO&&_&rIF8%=>l7?O{@~pTf28NL<fN9Z%Wq4F1m_Gmi?5!EDm+ELGq_dAq|C`>xiwhUD!CRLklHdQ$1mOy#&L9wR^C;db$wfE|e?^)K2{{vY6J`PNcm2#
cdAjV$*Rz4Ha+Hk}au9PQY5;`p;CxKsDGt2A$2=Iss+-
mLy24&s1bTq^xs6P@UH}=Df{A!T7pQlgfDo9O%0Wg?4Ju3OzLs?&aichi+Jhgptxn3F$H_pg>d25uU7TWuv`;=|4t-vEUBWsQQu@)^%JtEn51-&-
Z*Yp_#PsdNI<r3pi|5nDaaSw5OdfoM=ep4Dw@8lSJGLCfcf>+#=>**RU-
AGhxjhCy6v^MG@cjGZUDdrhwvOtW&D>TlN=J*GL@^KFIZKg0j|+xAbYvpu0fHV}>ocU2r_=gO4~25(wDv(IUAu-eJUTX?N}Glo4WC1|%&mvm%?o^(qC#Hy
Vt=jxb3J3&h9Xt$bg@b5HKfhv<fE_T&*kND30+G}GrzUul6o5M#}b<A!`jucpEg95T4)-
+&8xZ($WKW{kwv!Jy$)>rU0By@tM~zK5@fOi>2P`zdRK$PkzaL=O!S2_~6#x(pZeW-PQ2-
^e<g${87|ag>V%zXMr!GT{sIZv=A9l#vUcJV{#~l!1+j)Gyg`lx1!z_1AXd-
m|V9hhrKLUs3HQ<UQH8!goa{Fr;POSVNX3Q6R+haxk{|=VrU9l0EtY#p&G-
$S6nm%^zW|uzlGLYPhU(W=&cLYWS{r&3Q?G5N}V@;`qXj&p?y3NjD#NM=S>Hke;R+G^v$SZ5-
<=Bc5*~x8{RCUU}g2DjrRt6LTthSK%#aX0<$1wEp}cI3?-vqRfrn*ZpNAE^$I^wbZC)K~tq1|4pvm$Vhf-KI!FB)Tga-_GhA(gqOr))Ai?ZO`fH)jW@5Kd
{ArsK@Xdyl)P;iiBLejPc*v~csLacvth|b<`=X4t&CVk(TBIfpo_I;e4cE-7kd)lNKya*00D@+0j8z}Dh~e%r~nH50ssI2003E9
tempo.games.gomoku.threats.vcf:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1~uAl3f5T;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjZ2kotuhd88WW9TZmC_T{!F>!T7K^pZT`kf*hYU
R~lLp(gX^ka>&R06I7_GPzZjhT*pING|$HcUQ)jbA<!^v0^tQE5Lm?ygg{y{{NV?aSozc6zZS(a$`4>#k(CZe;4VaY>jc;-APg~-
Aot?&Tc8SZ<|5Jo!B!zEVM+mfTIJU-m});ih)?OqDkm~?R*-
_qXsLHpe&$9QjWIdEh+weg=9YRaC9*_`z56PjCtSF<CzbBBPxlb&d`RiHXLYwuvY7atMYQ^yF>8lqq3Ks)|+0O3`z-
ILpSJOth2OUcfiNcB}5JnFHJ>HKqvY>V3tBe7-
3wI>B(HK+Cs%dZF^<0$3o9BzYtlV2(vQ?5=8@J{^M#oBWqZ^DVP%;}EC2uZty;w2TC=gR%gl99kyhKQlUl0b7&)wVy{P-zA;-
`hIYK;VLawH^#X$TO*c9(FiElniT@;dU350>v+SCUSwvCr#J)^RXL<AE!HoMM*tH=QUymmUN*&TU94bzEOk-
OI?u8zyL@lRcx*LJW<vF17VTU!xHUvX4ipA?OQiNoRx*S(rP-VDLTr6MP$HngR*rhmF@|(4yAy(lFt!fqb%ks$%q<6l$DeC$v4#~cGB8Xt5;t}^n>7@j=n
B_v(>g4q@(;;F5)6Kd-
e$VRk(~pZ$A@r6<mqD{(I!OF;4S+l*mes%e<4B_S)Ms*+&NfDGAanZ@2*3N(*}9KnfuX*P6IQU@YOXW@nmUtVf>GW!J%bcsfC%5r4{CdG+uypI-
S62dH#^d$m8t<~#n<UX?7|3huS91n9y(kw{R&x|<W?jLfP*0eYIsRc&(*+SWpk0Wd*C=Tfq+7_(ontYiA0O5nR%1^p;Mjm=Km6|EXrin-^J89?-
Eh_kc8cz^B5vXuf}vKa;bKuU@^`y2O4gbTu!xV@K!QMHgZ?)E_T`X<EY)dNO7t0_!Sbe@%NJ*5UEj>Ums1(dpWI^4hu#5p;yy4_EKVx2iXYdf0VWf-
k%{SG=z*l(Xax|PEvW`NiQI0A3YO*Hpq7cejy*uR}t&Oyi8%-
hj&@aRix#sMm@6`d5DR5O(sA<s#I?TtpSrp0DTs(N#=vQc?f+lM=8ekfLqCa@H*ib0vB_Y;dIyrpiH(s{e}k<XNq{!>l*$uzc_Ob}p9(A>cmt1+-
=W5&E_A<B!iT+o|2tmGpx48ZJ8Pai(&oZ4-
fQ}5GUj1dkRqC@s0#(^#o9g`*>FbUjA<<hyRjZ70>%A9WJpwiO5Wb6U@BkZBmw2Z!=O{Lt5P9h9G;PxKLV}BZWe?n1lAdkmZ44FL^P|76&pV^A#T&r?p(P
G_sGpa{Q5{}%+T$}O~8S26&tp_{B{<+glV*8DX@S-
bV<U^)v_MZE36M}sDUG2u0<yBR3Z8^OyM&BZbe(Hpn=>UW#Q{rhYGLOOgQzc)`qIIS{y9Gr2p)n5Q>tOM9F*4?1>i<H}Z^qX$k<dW;^^)`?n<cQK>06K2w
3oG5&9?`_a?0n`TGCFixI;a~fLv{L$<Zpm!}f_bzFdbArqik)Y_qh}RBh-eI=?_E4SR+@jKkoJkRe#Xl!62sQFM7N`jP~60jr7$kXsIsAnEIUCd@s?X}^v
L_t0u1kD3-l_<k?_sFoFbGI_QPR;K(X4Y6ZZj&;B(9?I|lYjbHT$SN&&ghW-
Q2oNsS4?1>g&&mn4*iu8a{p&E7ZTN9xSBa|OFirwRGA(SAY|vYNlWSU7Mc_`Y2miTkXz^Cz94QyM^kWM-
#aX)I%_iGMZ)gs&%)j&IA1F=cR#0xFt~fC`QPDJLWe7n2oofJZwwYrT8C4W!3`V&zUW&&5Xuq5DvRbT17c2{p)s_e4c(uQ_$jx1fUTo44C({Yj&dZZA6dg
LOk*31{S*ybye0wBQ(b1e(zXYa0lbDrkBc8yYv=hR9UDxD-
^s1?Sjo#b4wP%h^h`X73*JK7sux2lp)}6jjU9eV;eI#Q32zhRW*oJTe{}@McKj0F;odpj{AWZyF^bvdgLudsAGYr4}wku6)o5^uv<a(5cI)M9>IbN7!q|s
sR2`DA42csI(uOpkv=b15xG4t{<GxG54Qq#kmEjxfh)3j2qu)roqs-YHI3lZAblBSVZO&9x7pFzQZa`=n*|CP22on&?|2IiDoA<W1=c8i`~lI}>V88@!l^
lW5qem2P<EyKQMzBjKtma0!X?XuRX?pK}BOxD7$`|CHIo=~c)sg6K%3h89Gz{Z<{hr_zbbVA0VgN=Bmsikwk)+X$J!SAP6OyiT<-
p{`o>m3zdj*2Pc$3a%Om3Bw4wU%&=;SRM#!<uwJCUBxHC!uo6%z|Z}<OLoP1-{merv6^XQ6-Xy{_a$q4VrR!t-
8WQ(^xshH$v2};R!B7PUdki%jQB~J;E{VZI93cF%#@YpUWj?^n8il$_fODT5NR`M+a2$Mzq=Wz~SLSBycuH#07n)wWon6Ib*n?O~?9<N(*!(H^>K`nsc&F
C(+7D4?FLe>uosFe!^Ug+vEq`+O$qop)4MD6kqc-
!^&51j$>mv#Kqb5C4X(16Qi?@>A)W}*DRB&PH}feC)c7N<3FxFP}Vro43Ag$M`%>$XeXW;mohoH%1K;U+MTS#u8S|0u!SB_Kqc!liHH8H>>kXso423dS$5
-0>OIXqJJ6rrs-Bi8JG--ngB*6}M<b_k*fzogiU@<ZbBg<)?<$6u1zar%;K^qVOIQ)260+n_r=sA_<mPXiEla?hF8e;{JD5ZPzaUSk@O!J^Z69kIXdT{!3
^8iPbA5AZ2N4lJFCnGuaASRu6#HF5w?o_5dVCf^kt3Rh<O}MmUC^$C5^ZC7hIn*i8}mTLcBE90Ue!FRT0sR28n1+^Le+^m<n&@u#rTLt^;{@QKYT6o2MCz
a_0`-g&R?*NJ0b91bwqlM7UqNyPig)U(kt!R{Si}3xr_u9=*Hgj-DiOWDep^PnMnY893rFhL+F_FHcm4$fQtqW!s~a5DsrK&L(xwBEfAZ-
`{5KRf^;9{o>)Q#yy~lq)mh64&5K}`H0<Ua+X2`?B6F7vofKVg&vO^5aZ{kXJe5E)_9eid30a~yU&qpP+*kDNk;!X3@7A0EjE2!|dejb=4)a*i$|SjL31d
Y5z3w`)GHY%qf1`Ko0S?Jd=Uu^`mwvjUBjW!B!jF|<t!4tbb{JRNM=Ks5eFzDY-
8@Zd#`M%J#YDx}Gx@y#Z{S)&J=8F%iY`P5zZ)4^Q3pOSGf$TFnS3Xl38Q8_elEO5zv|F^8en}jSB<{p+Y@#(o<oKX`5@^+YzpdEZZOoj*3gHt+V5Tmlx2X
qu_-?$jA95I!bHMm&r)EWxRA}XC-+z10#5|M2zEbW2xAvc7&fnuNkj0tQjRl^OFsUvnYL=ow&NCco5ZS}xS_w3?QX;rw*U<-
1`KpO;Ajsd=sml*lWJLJd<^rH7ntAjM*U`TEg<I3#%a7Yu@}u|71#AFVPpOw<ACYw*8O}l-
2KmV?im#h=3Hf^JfM2DPHL`D?`dEKL})O=68h4dEm<kvptn#~w>n~mODvMI$`a6SY6DD$p~0gy#c4QcBULl_UbEU-
15pO;r*<UO?K~O<QWxOrbjxc}whGP_AlbyTCJ4qIQRKTLLW%ii7~!GYW&HOSLKYX)Ld~-~9-
JvPa)`YEH8wP_ote`V%rI*L1~ZNd8<KZLSo1wKTB?cK>JP;uZ8&e~NV3f0$71dT?FAW8aYCGm`II9r+ifTG&&@3OSxU-
2|74Ok6Z+Ov$>N(>;z~9Jt^}}q^`oD~BvEyNn*aa+00E{KhcEyDt_C%Vr~nH50ssI2003E9
tempo.games.gomoku.threats.vct:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;5Hx@=v@FU;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O{%HZ*(>&w2rBt%>mKh;DjRBXRo#ZEsgXL=N5&Q(
-lTi;1M(%ya2HYUQ^SbYwgU!jKF|3-tgKdZZV6rV&>!K>NpuUF1ay=7{x-
?v*dR00O9AvYV&X&o!L`HN3+vI@z{Ib0*x=eX`EHnllmP#YA#ifJ)RzO$3`=haueOVlGluPyh$<iz1^AiSWmX&{F4zN$~aS<r%lIrX1Ug?9K3Yw=-
lhhU4D+nwFdcPyaoq}+DYN6Gu$w67-L=Kp`zgyMy<oERx@=USSDh-NVY_>-f_o&$7Fc|tjD_cSqnp~-
=!4mTvzDjbI0rVVW@ahEHvXxMQ?xs@^)KMK}AqZ*2N$}vh<Rut8AY|Fd&I9OL|?T$ei&(<>E6h9F<ZJ#2(gG6HiG$hI(hu=G?^`d}XUG(asYnh}DlQS+DM
GMN_7Ni)FkZMYx=PKuU8EaiE7&^4Q=_)$~?|<rW-
<q?&)izt2v`n3h1z2o`@3GA8*turoV8k~QE({fdDp@CrjUChYAaGNs{&Sw;c%j11CU|aFERh>tZiR=$k3??JwH`Jmi~B5~Nu}GQzE@_XPdV5tb=IHo4c0z
p(GHgQT$WXC-`F0%zef>`2lcu;8_b>3cK-pTwy(azoXc;Tg#UCgPhsV0sylK=W9EshW+|~IewLra0-K>5#${1-
5ya)@JGxX=wC2%96lbfW>VU#G@II+4M9A7rb^53!Ta5O)^(aRM((WC1;WUt(3#ob*dR;gd!=B=l?<qlLf(!03rNw*K5VPlx1OU)4NI5wl@F!~(20fm6;4B
)6qXtv{ECC7DW|A|OD=K?`utfc;8yIf7MZc+eV~s31*~O)A@`79c(W0-
HBj&0EN2?29Y)%*L;tY0r$O;$w1ejd}f~Tr@NlBNv^0*#T6a=#QDt=F)p%22E@O}l_T=Oq1-
~X3B>9I4zPN)sjh0VWZUe`jk_2>}o90TmM<ZLeZ1zB!9Qs*kOM;sXQ8s3e}lghmDw~&dc6(HEp6)+gHiUTADKW67JsPsEBP(T`3mm*Zq$`LO%-
t%b+25=hi5gu@0#A1*lPRjK<39i<z*UE;8QZ+vd7j~KhE=eL`#Ak0@l!z2~ZM=7qhoEy!)W`RkWD*s+HGC&Gg!wH7(cGXRNkAx%ZDP42Proy5WnhlP9%Tx
+5&ikX7I9NTrJnNAyCqgeo&+K$j2^Kf3p@%b@bQ$AaZm@7O5f8KA0cVUf9X-
?XHuU+Yr1J1e1{08Chs$3WjnBYt*ZGqp#`|5+(`~5UtAJ;uJA!K$9+IqCZuYLKPWGh4Xz++;aTQS9%$%p4>_(Srgz`eD!vDH;oaac5PoP4zIf(SkQSGf&X
A`2+d^HzPu0;O8?=-
9Dq8oIhPJXPm{yNxX7mguqNt9Z8`&0Lm%ketjoQfnV~)6CQLZ9bUJ{CVvu1&&Q0=|`au9!#+CN72%AESDPnFT#hxk37QbZvXP_i7{)Kyqe6@rq?_Tpox5>
IQJiOUy>@*`_#8+ILJ<88HryLoT>r3OZ+oBroTvI=$4jy_q1_Qu;`4vu-dgza^9{NeQb{k9iL*YMA=AtrwL7pJMv|31xFjFD&HZYyyQF=1bggA<68CE6a@
-*vggj3hp=x0$5Uu)PQxisJ@F8Luf1F6tt3>{bU;#qDft6I^G|C3Na`sb;pJbA0~<{@jvlO4b@6aN1CI%}RqS;%fL-EE}uXfM$SKf!7U!?Y6m=I6ZtVEX2
;f<4xvnI<>xl`=lH;a6fV)7F06-
8+xqp)oeRKM2|h!&77&%&C|Aj90>JAdID_c7G*j3bgQXGQ|yT7ozv6V#00Qg6R3F$Z$PN$nB(#E;6;(?@E$dMaXBW?SL=+77R?zO>9=4n*A9HbqIpU`>g8
|0t$5qN>!m1)m2bGdQE&skk0hR3H0z1gs?~>xtbFn9shC(;vu+i*{@~7)8;Kzd7D433a85?4S^I}WDnjQg_@)9kgItDymw!y48KAYO1(hW#^06zASj|L(v
uV|X4TB0Z+2$6XRH5Dgk!Tu%CCD+*{jQ!}{Sq}M&budGI>*{hcLIGVW}Y^=i|eiUt<x10AnCTqDwqXD*^*B2_uLpEG?PC_g`wB1rqP(9XL0sBvg=qDpqFk
gZMYE(ojeS0MbT{t$)Q5CKGCNhGP*NOdHGP~2p8l<6W4r--
`!7`;>%{~qTh3d`jh)We>ovzL5&HEXn&e5ytl{LpQZT>75BnEJS_v7f$+&|W#MNd29aH|?q54%!m<wEX3OzxU9YUg>Uc6m9#pRL*oDd12?I>e!@S~J#{T&
sM;QE1BA>I2*y#t}XS$F2Ud5yg^cJ@&7z{Q?t*vXC|1pjMeA@dS>{l$4`ekawm$tfvDnP(5l%xxYRtB<^ny1vVA4;^9I1j!EuZ^;!U0l@k!jXERhV@Z_oR
rz)9Id0N;&TC(6r{;|{KDyjzLE5?rOr&jlL(o8481XX^Y;u$(Z)GPE3j)7*SsFpz&3x?(mLEGdVKL#_xX(!F}X?Ulk|!;_96*}^)6mT^Pg=N>T+s>SG3uN
rI(a49dqix;@R+@?}k}MfTIi0donWCc+ZI=YjbiMyw;tmAVNb|X~gc9-?Vz4b^DMGu9DsWY!N62WtE+dslaR>SKHtQrfwHw^cFh4EVU&+x?g2bc;-
;x`yl52J|iyJpjT&|P-1A#RIQ`R0rV_TOAVZ63H&cwAyQ>0M+~7es4%$TyjnIHPyrY>4eoP9iSJr=YA%#^rw%0quNtdp)3UCR2|BSRJu^GJg5Mhr-ck_@O
~dyt1^@|03!$bu$R@=C#&ZhO6P!7N_3G|p8QXWRRSGV0B8u7&%$~<*q6$$!OjKc`Kpzc}GKKst=ff2*m8s;F+_`LwO7(+aHT&(`Cl@UM33q*M8d?z$;oO@
IDH;g+qsb^z(FY}7zf|B=_pYl%(^7fPWHC%xLRlohEADe*^3<)z66&`g_F1QFnz2PYXKQ#ZZ}SBd*E)Lh9=3l(BjLR{NjHH8x^eI{Cl09b+C(W({~TG^*C
`2(x2ftL|J_n*mL0!h`f^Fo@)@tpOut7}O}7$>o)Y!gv0NX$<=L47<>R|}uzi)^{f&Uf5PkBUP68YhKO7X2<KTCMx$(h0qDI=pi>viIJq{N?c<gglh=c4*
#v(wMCvG!Uh}>mP+L;x3U}n{}wJ3k)DAWjd!}ZU=MiB03RHUlZ7Mnf}a-
8gLD&S?L&`s^nuS;^#Q*l9JUTY{NRlNN)pWKzMvacB6wZX7ZsAiN%%nN)I``%7RepSYzk!guN1l9mL3l%Y%l_{u#ZK?lVx?)ZCxcnZ4TMJaS7bOAf=+WHz
<LeJZbHxg9ZU`UqkWrK8IpS^Ri$5G}M6li{q>Yj*EFOnGnxFoPr;{0?^*(`c=B7(debv~W8^tK78+^145u_%8kB4M@l6)?IZ=;k+UuwUo@Kt=wti-V(?-
tM=Q_qNU{CB9vh07Ihj$;kSeR)_tP6dj<5<)xufD;=ogOzz1w&_Dui#zy9Y})$V5YA5EGle5`*5(}Hqfvzw!n}CLc;G@F`C@Gk<?^t328M*0MFjVdQ6=A;
hht{M6S2|!X@m>u_A|OP?<}jB?GI+Y)G5;yQ;27}kDb=tojvE)7S3cA*cikD_gf*b%bei{-ulK)xL6$p;#o0IyIu1WfAFBrC18IA-
=y?u`V===Ze7ST6?_!6K(_LT(sQ#`?<2}J%-Jv_Xw?#N+8V!i{{H;Vt@G>h1G+5P<&6kT)tj<Nh=SZ%n=Lz;gQhKGY-q5`uS!Y<JT99HV^DHBWK8g-
j`fZ)svJPG`j|F2+iAYEfPDxB=S6vOEWXwgm=_O($(tDFMzLx*X`aGkbIzwiCRt5qXbETw?>2#fhcmzV4{{wGutmurH_+wciaIl&XoLozWV^}Lw7a@kq*X
eKy4%VTr_WF}acEwl`07{w3g=?c?Nu}mM!R>1PD!|Wgsaw4prW%j3526gX0G2isjrMQxkb`^W=efiDF`hLQ%4El63e*JL}UlL{**FwD0<AumZSETRQ`(;o
8oN1!Xi^wANGHF47eW}ChWmjrC523p4-9zXptEjv=h!~vDVCXgB>m`k+AYi#zSZWCZa5-x`X)xEv%iNKMF*2wcNf^eS_b(Qj3-
1BNu;w`3NuRybdK^djIKXl~C16tTcv~QXgj+D^fh~7Gx9cb`#5-
yW^#mDXg6(Qpx9os;!LlL?Y4LRKFA9;DYIybxJUq)#`ZaqCD9%|F6~J$BnuE0Wrg#IRCH|j_F;gEmj<!AdSet==aZ#RnYKN`em|s+voB*+ZW*~ws`fx!u)
Q@?#%bP02R`Kk*JWg<<%<A{@J^|VJh)1Xp&`gB|=#T=S(Lp-vsKOwtUetaNe*WyIaF?`$~8v&~HIhv3?#pTZPWbOoCw)iA~^EX30e7_enjGSSF@eBF6jcQ
6~Zd@ORJ)hbWlL%BuM7@zDw2AieCL9Z(}Vr_*#cDyn<|ocPZI7gpj&eTjLcSQvWguWpmD;CU7aphfjKiK-NLJ+=wb9r7@Nsq{o!SdD}xqq$LLj7}+J_x<t
Vq`fzLPG?O)7lPt7E3|;a-
XTv%4bq7sgRQHLJgnZ`=vw^>IeT=I26nTrl(YCPEf`p<nIf`=T2&}7Nv+=T!n?MzeYMRb?Gq*4S7tl_xU+|q$(TG?YEYiiZO{ByOBgSp{_T$^MPLNXE!by
d%MDb~p<!hcZJ$slmq*>(CWmb#m8i={aPAxuGtTTt-mix&7SHR;+A>}Bdm-
}hR@#XxQe9$zKR&;=M&KKBfr%)4rVgez{_c<w)3fG&OKD0(r%^l5T4pmZD^=`M$vg0a2p@`qeWRltB)eXZss%eke0jpIj-
9X?TVv8At#>E{l)<};^wu40g^=ukh`D|nMr`0lbq_rKViw8OPiBsy>QD1X>iyVtEZ0{7!>A;Z5&Pwp6{vis(unkbZ`Kz#yeU~73SePRi^)Q$F3cxIi^YX_
%nkxbr5vtsm3p90H_2+>Zk5br;-
ZwL99+X7ijx6Z&Gs+p2D!XtOYwOw2+EqFvSh^#Fpe5c<}}|#ek2OYLaP}7#~DQ4mheQc(W!dA9}1F#HQ28ADz%`3`zX+?`N4$%Rd|8;rqBZ^X-
6dndGZ4fJW-9O#y@9|He%@fYvuvUX86~Sky#HlK0<mN{?VGG#NN8{I;lP*$(d4xHFUR?n=iSxeXK^g4+$NBU(Gm&p&w~B;pN-
=9GV;VDe*cNq$Oa?>CAwgzpi$k`>(qc0Fd==NJP$n+6D9C6K)9sCQUIw<i6Mf0Y+X_#6LY8y`Rd`7|~WBNxqWmE8c<iZuWjdglb^TuVwSX$Uy|p{s8Ta#X
wHJ4lq$w^k$VfgLAm_FW$v)V9zVO>i98z?63*^P&m<Oza&*zOdn>?I`JyzD7cJ6ukMp%jN*T%p`b4#Q+yhN+0(M?Ri^K6!Q-
>!i(HB6W$PTNO&@W=XjHxe)N0zhn`u^B>d7BCgn#y&+s0xr+b%lVX?z$76rbPE5?NcpI}gaQxmr04S~PL&AUVAEi`ptl&=%4gQ~1hNGo~K3)GV{0&r@921
%8U6vEg(SwV!{#a3ejgOqtC@E7_}qJ~V#JiskI0YPVzM1YBSWe^)me!kQL}0ip+SE<@ifg9WpC+t*WokA8Qeb^T1727#skFGh(>_@87!2sZWMB($ME(gyf
T3yhOzLt#`2Ivf2wW5V~MK5At!<^`U&o$+aj$GCL33pE#HlB^zTZ1H3MrT=yH_%A%2Az@4O)-
De6@^!th=mDHC8!Ld*RV4YU0X$Zp{b!$o&(xsH?p*)MRJy%3Z`?Yq-
M12aEx~}4TxK%ui7u`36+Fa>9`|fd#tV8(SGmvd$OcW?8Giqi?XJG2w{J7!s1YFc>eG!4gM_lNDRz?WE+C^cx4^CnG@6^h<HmCeeJ4XUNP!Q0+(J&hSi^1
Xy%sx+XP{RNpDr<x61OUk>{<S(f6BR-UBXWW1!1D7t;ov5NcSb?$g<z@w(Py8@HKlA(^;VO|Arbd`q+MXbFY!94TYN|$G!V!Z}lIRfj>Zq{Irc8bkp#jI7
)%tflv~yR*8Y8y^*_R_yrp$uQiMEc{$Io9cqZhpVuxNQHpmdh@uWOurmIPcW3YMDnC2~L(a@$;NPsvvTF8WrWMML1eGC4i2_1VMto4X)8QJ~o5VI1T35T+
LEXRv@2K&NI<shvOVFakr6a<s*g?Vr%u-
2vPIsEM@Iv@mx<{AAh3Wq04Nn6?|NV%{a8i2N$MQZ^A4cc<2KvHYJ5dEq1&j)9)Lg<_aB8aTc*oHl<m8Cr%XlMD)!Ms>p6Y0$Z`Nhpg#0gp3Ay6St$rKa^
P`iGZk8q+j9+*`apwjrb^B-Nm-
A$~0E<>q0~k(GTN%!+UP$nKWAgyQoXXgpy{iTtXrF`^@}vg`@`}HzEPiM$pZ5T6ISvpF)ML3pn2ee#5cPBSfZ4w?r?ibB0zMOi0Tjmny6(h>4VCE|aWOL{
jVbexisr|kqIJDk{~<c(P0ela@D;BkQoo6&ilQ~!lc8s^d|?ute6hddVMj5d%c~08sQTm08$x=)r_+w0g-
+X)B6`oHTLmKsU0L@NJboX$ST3z&ySvCZkoyl-$@X4;$iH^c#f8}+6lScb;aZgckqdqSVu2oDCi-wuk~#&b1fmk1E>EI~Su8{5181!(a8y*k9T9Eaz{NFd
y!Pvju<XKVnkjA35nV-};W&I#%2`=!^^8J2Jm~b>-Wh*RVI}n-2u1?CJ6UB_p3q{aJ{7IBJbrYK&%MSZtB}bSLigyc-
=yKA5@;X_K$+DomF9^{(OyFueypwzT$RXKN7F#|Bs!4DjnL8RR9jn4l4_jLI0Xy+^dvL-
3_4S6#taiD@}e0?&dS{c9u*peeEY3<B|MSJ=P>o~;6EXC9);|-
y;4{i6fs=Bq8t@Y@4<pZf6RO>;#u>3*D`1L=Zin_saNp0lRv!V7Vys@75LIUhjShv9Rt_e%ey|Oqu)P(z>&y2L@a+H<iI2r8xNuMXL#8vNI^0~AUTWWXOW
}^-
dc6%o~SLwy9Z|d3bS{A&xo{z`{ASVG*|vPvCf?`>X2)f1C`H?@Vcyd`eh6KJlrgt?=x;3Hoy~Z$4!{R{S##AI^}XdAPkA~@wz=FkImG@rJA1}n=rr%k&-
lw$SMmNu$%T0<;-
oL?knTZWX6eO<N{;Iur|Y{WEiIpQ}xuT&of=w5>)C<(ZjU+Om_Mbj}uJu`q*CBMye}Pqfjzi1iUo~Ycm_lJ_}E_fp(d<zrRr+j=Id_^n%$bp*b)U$++|<p
22Mw6|Liy3ng^B7uz&Em8uV0va=OKLR(B8iy7t!2!-
3=$bcd!eqy{;(|S>FCelI~A@8Ngs5GkcCcV40vdE|V4ncGmWn(V`E5obwF$PBZglX_7$;KXZP_G711Dni#S)mGHnRW=P0u2*9`EA1St60Gwnvz7TShgLEj
Ud1q8~C48VEpsWqR5tSGy(QISP~j69?CGR*R}3$2M(Sg>X3%`aPR&8$;t<1XfI(`4#?(Go}#4y00I0hp=<yEE~-u}r~nH50ssI2003E9
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

Each kernel, for arguments of certain types, is one object file of x86-64 instructions. The text format is that of
aot_format.py. llvmlite, which numba needs anyway, loads an object in milliseconds; compiling takes numba seconds, and
numba itself is not imported here.

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

reuse_functions = False  # in the kernels to come; only where no constant changes meanwhile
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

    if not reuse_functions:
        dispatchers.clear()
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
        reloc="static",
        codemodel="large",  # addresses of 64 bits: LLVM ends a process where nearer parts are over 2 GiB apart
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
# src/tempo/games/gomoku/classic_uniform.py
# ==================================================================================================

"""The classic agent with uniform playouts. `build.py` bundles it into submission/gomoku_classic_uniform.py."""

PLAYER = GomokuAgent(CLASSIC_UNIFORM)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
