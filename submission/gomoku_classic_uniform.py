# Tempo: the agent `gomoku_classic_uniform` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_uniform`. They are:
#
#   tempo.games.gomoku.aot_data  Machine code of gomoku, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.native.aot_format      Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.
#   tempo.native.machine_code    Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.native.numba_compiler  Making machine code with numba, from the functions that are marked for it.
#   tempo.native.background_compiler Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.native.jit             From source to machine code: a ladder of three rungs.
#   tempo.search.leaves.evaluators Where the value of a leaf comes from, and with it how a tree is gone through.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.games.gomoku.rules     Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.
#   tempo.native.bits            Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.games.gomoku.threats.vcf VCF search (victory by continuous fours): every move of the attacker threatens a five, so the reply is forced.
#   tempo.games.gomoku.threats.vct VCT search (victory by continuous threats): fours, and moves that would win by fours if the opponent passed.
#   tempo.games.gomoku.candidates Candidate moves and their priors.
#   tempo.games.gomoku.playouts.rule_policy Five rules of thumb as a policy. Both classic profiles ask them before the search; one also uses them in playouts.
#   tempo.games.gomoku.playouts.playouts Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.exact.prover    What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.types           What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.games.gomoku.profiles  Profiles of the Gomoku agents: sets of option values.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
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
from typing import Any, NamedTuple, Protocol
import warnings


# ==================================================================================================
# src/tempo/games/gomoku/aot_data.py
# ==================================================================================================

"""Machine code of gomoku, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "211868ba0b30a61ceadd5acf", "checksum": "534fc1b1a289c28cc0b4989b"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;85QVEnNUD;DpR+Hn;S00#+4D>>isbdH5^|`aKqB4N<CHhQ0%^h-
OozCsBH|TTBH;7dkDXRgi$0yvYzii~)5qM8b@~G0uMtAM?SW!giy>RQ#eceKNF*rGHm#aCis$wK{auW?<Ju8&m=b{ZW*cu$q)!5<x|-
n;Lgk<omkqB?P%CKqM{}mH;9JdS#|j1B(g%uUlD5Sb$}!3yO0dMIrJ(98g_URG$G*c0K1qJG*XlHVN251e`Gt#DO>HNn5HN3kombGnTuUQCmk1Mr4GbC9`
Zjlf8#V(=!SH2h6|+4P{a_ny?NAk4IgbcCD-
0+H}SrVpqW{@icKx<<gpjs5BPuz2^uDNV|an%SuLnSbF?p^?gCSI%8{_IOXDqKrhNY*T!QKGkD4$R_as)>o|-q3Jr)bk<nPs)@8Zug@0c9-
I?m=gZv)`Wx)813g{y#VotVVCCng1GZ#Z?4KxN0QJRD*fl=a_0BoSPB;@INCPV8?e5e>xnPxGeEkzO23YOa`!%BLRY>c+kLHXn_!{{0KhI8iu2ZQ!O#QMN
Qn4^fCIC?yES-oc+B5cwi(}h*?vY((<^ulU|^iIj}+fH7tfm=?$bRcpb;d%3nLkcSq+5AOaF@MPGiutl1&d@fDHI7+WYLfz%-Ff-GeOFxuus(6HG-
*%3#;OjStYWT?2eHqtUuv)3g%+cwJw{*Lw99hc#yr18n)uv%VK&qRmFkm8@Oh;!!sKUuAQ<Gndgq#I*x|+umx-
!2M%Eog|52EBMX%_fi!8}w&YoMl@Z2990mw>PHa({p=6eq;YgB*`XXk=sw3Hs~lWmYMMSUF_nKKwVSKeabD5teb#Bl3_w<Gfik9-
QwV2H#JEgH5(Qv+TnB637I+UMi#N%=*ILzA2o<xVrlI$O;1J-;k_<-V9@T0cVrU+@h#4wWN`E&CaZ9@A<@YYAf7dw-zz7Nch3B^HwOheRo=3k+}rXe9QOL
1nvL%mjSopZORwq5Dby9YoOwm)P;xd;-BM<V>N<avIy8Gn>|TSV%c#1;5RAVKrNy2m601gk`6I{Tl|cAq!E-eb-
;tKS}snFF}C8?ecT|{xULEK;IgXf)JC|xyIR*?(;)ebQAIbQfu_D<t96j?z9SX`s#!+jz=qrnD;z3)9Iw-
84H#K9+8|D!Tg$iXl`=ksPs1VTxUQfL5#d0nFpSZ&8<@Q=mKb{=<)==Jo@9nU9NrN`U5Q+;{;Umi;!4;dyK#Mz|AKh_Iijg*F(KASca+*C+!RP=$irw|HB
h!qrfQ#QP^(#)u0g&ORjM`<4s<`mRV-TU@ygK#e9DinYHh#@o<wK-RJ3@)*+3!Fd`hJD?M_LSoPjCJ*+ky9*goxgE!o0Sk^NykK}bh2>ON^c+C)6ovQq5^
!*PKQjpk1){;eJddw$4?nEVK+1uRk>*K>owsRgJN(WMM$4iN>mKkEzoU>J4G)t0RNWC2>cf_r~9*-`-OADH8LAai=-
!0^K%spjy+Yo$j<w<zqRvbzS26&>43>mJeF{_!61eE~N_KTZIt@X}46HD0cT?qW`(lFzd^;lqOW`Wd?+oUds0O&|eIjC>f;Kc>h?~RLUY=GTVJinCSD_M6
i2UV82<0-78oCnb=$1svXNNva2ruMV;0I+?n_2Po{!2>66X{?zgU2!pAO8y%}0Pz77EijeV?O*<%j(fbIi>>V1?Q1|PZQ$GczU^_N1Y0JSj%GBNTsKE0C-
|yeGNF`WiHDA8(=v61?IqqRkTyBQ^|*bVaErvftsK`D$_!?;N1Gzp_(OUxE9qrrC!>9-
{Nr9N?ypYRG<y@T6daseol(kVFfW8dtT(~CqFnH7NxL`mE^50Z<t*NxxP<Bzh*CGDqFb}T3w&|v!%d87gIQzO+0vBgyMfIZsA^fgOcqsviiE4PWg}fmdEF
_t%;}c<(^);wNO0v%B-
T&6@&yPfruP@}U9Kai1HpRph~Y;)6ROfyLq`oZ+Px3Q3UH`GWCnz&Z6J(QOVF7cT152uh^z1*!$lr1WI%h#Fv+0fQvTsM!oq(1A&Itg+SVP!AgH*NJpu@&
MJBooZbx`ZUDL63Y%#K~`Tm88quo;S=JCdX3XkFpYTgD>dxET$GAiO(l_4U%C<u>fvs941IjZPAG2hhg>TfJ_U<5g+(|!Z<{OFrZF3ec|%tgT=fSd7Xi8T
aJ9)idx2)w?5I&Le~37DGQsxvcbM$&r_>|YtA8AT8Oo<J(}plY!!br{1!gsNSYKTKW2cm=|Vrq*VQDDr$(5kSL&LBO0DRxFC5oyQ>GE2Skc5(Cfbbd+y3s
iUTfN-EJSk$%CYOQ$>uoL&J3{$wWaTeN}U1IP}|zwzbyz8Rqf^qB+z4k#jKGJjP%forn-_|Tul5Qssp`G-pOysUGs1+O-
jwILalhxN|Ezt_wb`<Izl=}7HtS;EY(kp&s(J;1Hp>aIpOZ+CWc`@#o&R)=6wtH@CrvWWL(klvJW;;(IIzaFGOJSKis$rMv}51w>DBmZ}<mWL12$<B~LJE
p@4+~y6uit=yPlC%UAUHokpPyajK_Q4AU*9-
*%DybuOBtoyKJ(E2))GJb#pf~FGgiT(GGS2G=KZDEEMUjmSOXnzr!$^_TEqquURLPyn0`LYO{4M^1D<yzbvbz~uYudNmGDa5w8zV|MJnBwb%z-
BywUL@^QcK3SGBjdy%Ikl<`mT4#@FNu~MxpqM26w>xVQLU0i?4^qxY#Svx!-%cC+*gexXj)l4H)(>v_-
C}8+4YLW)~Y(?tub!%~(E_&Pf;2cma<6j3zf3e7AOpp=Y<MhPAR)pvy7W=f|U^fCHp{t3Y7aCgA$qH2{B5+L;lI6v&I*>KnQSNeot51eg=2CzV$GJ9HEz&
Qe7MU;TLSHWKsLyYe%$k#zPCRyt?U9wv;OZQ@31!YO+L0(??~a0z?E>^lH9QvHt?%~~68NMe~Zly`na7OnrOhu7<P5i^%&hp3hXe{sjGF$Au90lEvSkL}(
o<^$T}8^r8Elw4moWI)ew{XL*TEaf4lt+|d!p6D6xwQ9bjJ*~p<WCb3{S@DK=1J5#z0iM0d+TeADFJxa*7!NuVoZDWzF3E*?92o`f<6t%sj(WU}gKtit!`
Ms~&mDWF*{;?#Rnyvo<ts&r0(X5$8_qJ9{{`jeg`V>w9~;sI1fV#L3kT9uun>|ksZ{hMutGn~iPJ+1&Q>ZmDhHvgg;LmmK)eyuc8nKU*66F4^!kr7VbA0(
z*Fdme?V*i8UW&_1EUi<g~gWTaOIWx_8u;DNeNPuB+0fy7YD;*a%uTExrY^PDahZywGHCH;U0IT?}KQMQjBJpYji7ra%UIQ-n0;gdXng>tqiz$-wtY-
U78yl8HbXmhNptjniP&CqZBJcMFMm1g~`RVnak54$T$w+ak>;{xx<bm()oX=$_LW{O~5$Jak_gYYc_(+^70FZvybCk4LOauy$06)1GDuAWRh~2p;kYV?=-
hhXU1jY)f~+5^0FI(iR7Uh%1wv3YrP8c$w5-
kG<kGq(1^bD8Kx~5O=b_1s@&)ff}lqY^VWt7jENlGBt_9J*Ul=0KB@c4RwRs|NAg18YId(_+?K^0`@V68n<9p%zvbEAu%LG2aQ$nA1{>Xw7WYEEfR#%`pH
oFS+SrGrE9Fx@O<i#Ll3ksZ<zhxHqDAG!QW}9t1EN{%@Qy}fS6&C*ezE84EdOt{fqTMoK{QXji+4|%ugLv;m`c3T+9ce3PA@L`{=2)~VFT3b1iH}Rx;5c{
&TtufzAcB@ii&SD>0M^(_n${QLXmgO77Z{D*i?P{{DV6~s}X9j{aF&n2f;FV)wDUJ`itwxNcD<=TP<`<{FBu7AM>PM=lIKY0p?B_111NhyI?U7&cODU{Bz
)$)<n+ar(NuLJ~9mef1h|Ef!-
qEo+>&n(pb@%kVLHaS8_c~l5_8HrsR`TvTR4GzpWz60&9MMmIvtD9@M76_ee?iuH<`UNN>xz`Oc%~O;WbNuN)j8H$2e>2Xj|zt_Rg$v(Nf|%fe@h1Rj)69
KYr0PG@`%h&UadeIlGcqdT?fB#r}_cQX7{F&bcoH1BC`7&z>TJeP+B?BKMN?<pM;UNri0Ia!0RiT?bN;og)g9GE2NW&O-H$;W53!!voDVq6LZd-CZl4N5&
_kFlkcy$wXcI!$pNTprFaM5I#VKhOJK!;;L>ozf<dy;z=bF^C;oQZ`bg1?+0t;3yNnr95F8wOf`=5#~3AZ!P{!T~@(R7FMR!Z`nx&E|gV3(9g8I?rve~CR
fpPnmTa^usW&b2gBTVKPB*&7Wt#>FE$d9#aP4l{nmH>01;J&oFRFPiPWa~buM}KszNLG!2CvC7iCac(5+6TF`39%dA_xpz?+;fjx3V8T#u7TQwo{p(ytBv
<<#FB+a&q*<y6da8O6a?lj}KC-T8GNb^yC0pkFQF*mtpbFGtkh8pjAR-sQ}w@tq$gptHz4K=v_*-tJ{ZUFEkQ;L1qvBl1qCy8gsrky6g-
GTw)imv@f2k``*DSv!BugnzOWv2A>BV%dt?<3e-JG2ct@R{Vqa2wAQR&dw&fnHKro^>P9!+4Y2gef&pp5ta*9VO$=W`uB-
nlO5Qy%k09;Xh!!sYN1~3xNe>6`i8`ox(PMS^-}||IO+y$0X_c}6x9#!mV*^xEtr>&CkWO#Pnqoi0000000F@q;GqEkVI(iBr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;kH>*(Om#7;DqL7FP%ztu&qE|1e(_D>-
HvwHBVK&OlK<(rAZ9Id{gZY%AM#MkR!D9gs~6wK3D_fJ~Gs0#wFFfpxKyHP;)Wh)=D9B-ugEMeloBR;Y85Y^~d*Bl!?<-
>z{t4RWQLOps7LF6imZiv4m7&baW3-dyP9}^z5#JxVyxc0~+(^vVb@^-cF*&TD^`h(sjTnI8N9zNBSEdcKOQ-h8<r-
yuIt>1ZSDNLfn`V8))6_mZ+gfv6Vv%xG)_FjjCfeNyRZXNiy9&kEHWhD1Ok`pWhrn7h-
*Y@6=!?HuXE~t}Tp#I|h`14}CBKG;+tkFWezq0xo{d6eXL=R6*NpzU0sF$g_tv2b<lweV8+55+kzg;HVd%dwO2GIo7mqmIF98dgU~ONKJXtGtRu7;?lGXg
!R!u=zrXN9(;K4NrZ{5n0$D`#C(g^ikD;3VN~{Ez$rheI2IsGE>~nHJ6Y{(P<LH~Edd9t^~ELB3Vk`fLjUCI;ok>mo?B)`3P}<AoaK<2-
26$tre#O})8GIrFlq_TeS0!?&3``?lrYS#4mAtEInX-2vg||zPUXx2UzbY`le6(_@RoT$^!qEhM-8;?#r40_ES+guns4w}6M~-
tQ^=GljEa&*2YkWP?#_wQQmUU39h#T|Hn7bLSQ8=@Kt@!fHTYNM{!mscsh`1SGmZWjHNyX)kXBEivQpC(j?HGV*~Q_i<;mmIBu@@W&-mQhQ-szlnI`Pjzj
Cp+gh~`OxWGP(0gzz;r-5Kyx;pV?(%EGi{&#TW)JmeoK-
$B`X%g3YXeGv1!n<$<NbDBe${@Si!m?)NYBC8)ghOYw4a_Ah#(|Igw5g$S?UBKA#w3r^G5R;;0u(PSoht3cf_7=Yh%fEq6<KLR)oeOy;EuOI0f84^M|Zw$
%Fjr1Rj*@=Wd|ZwE$~SN1wTr1fMX|+(-
z+)`T=h&F1fw+tE7oCJ7>V7mY^)s*Fi;hai9M?op_P|XW)ymXwtuFbq!KkT^~nnt=IsTZ(a^M$jjPd((e|`c<q3c(izo^He0`C_J*(jv?$x$HHW;nhIyLv
BMb81iMD_0qR<!w*WcHfk_Ege3UvdK<Y!j}PdCsTp2>8pkWdCC9O55bpJkilogT&;&9Zj18htDHrKpbH$9I9&@q1+ket*DZH)9*|p#QyG&@@GkqvHr!?Jv
PN0~H?l$J4(tY6(x0;L|E))hHqZ3n=w_GyCkE3DNflog+0H1jv{G0Ylzia_kr<a}UM&;)0ch^z$Gm&=1-
Wx~iD~?eYlP+PvaIy;Uv=E;G{=T5lqiK`<jY3i{zY(iK2mpzxk<l0<~pDTZIt+|7!t6QgX)jPQIM>m4^xmb<4`8n);UI(Vf4|2bC@?eP)-
i`wfk^)5Rbo7<jBt@-u4EEiR!q$6zg$a8YwsdCDr?=1xuYnw}a9x*kFc$iG-
9$>w1k3ZBp_{U@K)4eWJ;c$_m&*kyHH`R5Z7ZCPbZ>wM#vqIZ{oRZ*Xs~F46q)+pq^i;rck`DB1tge<>yB4<IMHAf8coAT>TUByyAH(xI#EmuFTi&iwF#F
<l$t%IPo`9rbb7IB(HZ}lESGRx(Ouy;E^elBKA*IXjDU<#Ff}!IH`i79rHjwoAJ7gVVRInX>lMS70rwib1oJ4{_2vPcV!BK7Nz}3VEKtTdJ;mq`9xH*mKz
<5suAgR8aEiRoSo_A)o5I>;2D>&npXVcM^)q8U7DWa|&BZS=4>TT$i+IKy;%sRo7?ockci&o|}9Ssc6eJ^tLt8%}f@!Fy<4GY974s<Ak9S+8!3{nxt&szD
7dm<5!s*;Wrl%Q!3StGT+yL(o4f(q<?zm*s~Jd~502N(6CtSL~qrgE!ki%9i-
sK3q8Hj@w4KH+1rUoEPS4QIh6bc1=ReC&cnf%)b<JX9mEI<OMZlznpqjI?G%+1&SHb%%GJ?=c&2mii^7hfQXgjYm!PjH$;^S=9-
Y;J5LxV}^pROPA6};8<GedL`4`8c!^}iz`qZ5lDS{q&_G#I<P9nSm)B|_=v+ZpRPAqagYa-YfGS;D7E=SEiP%$Uyn77%Cy}kNFV3G8%)Yx3IE#K#+t}QR1
B5+KC~HE1C<UrE{~R!WkSWWK9kj<KSz?by=_$v))BkhdfDP{1z9OT;CG+6Xb8(3&oBz3Cu!W4nID=3T&3(W3)&GOsnRWnf8}oPNnX<<3NoBWh*U?*M*!fq
FX4U>_4WVf`ZBj}4@D_S2}zhgjXEht3Y_80QXk;<2X}ACFC2F_J7p0}9pHEFpMhxg!3$+hI7bt>lb?A9M~Q;y_*)!j^1G1R2m<stdAYuTr>z5MrR**&)=l
TwClo3M^@OX>S|_k<!lZ}6-a5U9TIqn{`fLxJ7S8QQ!qB}W^z;H+xu$`GjmEozLqRz`2HTzd;xE-
(W5V$s1%C~}z({1Yre_#tM?2Wi)`vxsFY9)jvmz<ynk+k3!(fO|a@efGs>f|G!;>DBqRo<lY;suCG6DYIEGIlUx|9y+AlJcj2g->YW5V}AO!a3fI<-
I)lrdjf;(aRm9xjBW9#2WdUbg~|rA=jV{$yR^dk|hQnsRdRCvo7D8w=>QcLiD3@jYJAuCX%&rJ|WI=qJLlqB}*u1HhYNJD*VbGzzHWT&|8#1sbts-
P=4eWWjxeko{Ht3jVGXrLOGAg~F-N#lL6?8?uV~CdmY4)C?jLc_Iza{=EH!mmZW1@CviEf0Teqx928mU0gB6v-TKz8%EYmLZ1hZvm0%p@lIn5ea7S#-
5>*WO1~LVMS<b_o!BymBj6*GbB{2>fiX;pd(#(Woh6zEwIdmnVJ(l1RNTr^Eqm;YjPpquzQxFFOoIskFevpD7M-
N86Vc(LDA|_<esxL8vO?58BzcErg01YhtzXkTDym0mAA|z&R}<)6R6_yiW3$T^D?+FnCJyNh=}mDzL{gt=8DzQAdr#n^u%^M0RK2xJk*&##Ys{<yCHwKna
K4Un5&M;jb$mo96C5n(J|?T0xKj6O9e)>Oc(VvM%4uYe{eGNaxx*m&+o~h*Q)1IjN!l+gPrFRIc=^!f)h~BKkV`E~7lr3WEzMytq!hlG+rtrL0}GkFC7Un
LP##HIOuAgOHhW5ct=B!M`!r#DB^dE0i3Lb3x}ZVV;dj4G(`$52gxMYSR{TBdXYTQ6H)W-
p#+q9lP6a624IJNUY}?dEqGCGycIHs#V2Q@KL~l9vKLr(ps}ki7PSi!e@MwH1;zGBBhs)%j9ju`@CukRGqjs|onjW5bj_JOdy}WwUz2VY4fO!USo+Py7v;
T;^^s+rA#+g`9a+vz&5E8x9Cn%K~(%pDz-gGpDT@YOO;=02Ch+PKA3k%wzSW@?2yqujNtW<I{`RungxKnT-j%d_}aqy1viCs1Wev<y-dZ0KOU?<kw+;-
?_S#Z4(dP88(#(0m77apNL%Tw-J*<-
GKzGo|T*qY@=^%&L8Gfd<ILVJq(D6~$NE3|aH`5}#xMde4!ov{=daXzX@TK*_m`xQtTw2|6AG3%i^fBZ81=H;XlGd7ZWaT!PF^5zpIMe1?&83xl7i+c!qi
;rxmwpq5ay>m-rI=h`i>UQ_{M?EugKFbWCjQn$s*J-k*woeYxLu{>*f0=}|wEHHcVN=1sIBEtp--4b^>Go^er(7w1g^Xf32psmqmvx-
g1uE3kUwZ|_Y{6|*R`(!qu^)JKhLeDFi4CsRARWjvt@uT8WY^z}kF0b#);qF?82<Eh3|lKnh}CK0ml*d0Kr0;OZb}7>A4$!{5z7zVu8QphwA;&E&+E{-
h()y68{}4~Xcld(4c(hS=MTJ^{hCEk=L3Caw_)epQc{FQtI<&I6-
pkX0OGqHRPLqs8=Y#pLt%AR*iN!zOnht$F=;dg;McNm5G+g3Q}~0C;w)xg6~y2N*E$e5&QzjD^f72KU$r(A;V+vV3UkbEa%GmRQW+Rnw)m(&P)=bznAamH
((rCC>2)v&W(0gBk-pW9DtK!*c9^nWp{eQ*%E>GfA|9?CB}D8xlbMlPt!;_UTcv7ZkD}lTA>H{Im^CGpNfP#DT{tS4zQ19+K)j;<o>|M&C!CeWmRe2eP4h
r;+*o}gpy${dpO%(9^lN3{PZ(5ZL56<xO4kyqHt$U?#^_#;fcz7dg}WawRlMC)z`~|tFV!L^&w?K0)*6CDYx_B+L@j|4E?Dt?(wR<v)fI2if3Z6uQC3$s+
9DaUW=x1~XlWG*OD!-w4-Y{DXs?AkYs8IYz9t9pP-PDsuHst6Y1CnO-
D{jISryTFsFT~aTTD2uXZ*4{k%><jhP=HkAw39Wd<DSkbXm4OK9B1)P*RAh6GFV%DYexQh0bZ*A}qMHC2_-rvx+rf!cq#r%~S5zp0P5-G|Ijlw;j-
W&oy6PY5cYnB%YRn=IgqoQ7hGBnhUKEd^O!8-~aHAJ$*q;7n&ZC1|a8GNW97ZxnEBTi-
N?|UC&o%>@)5XI1uR73!Ee@Ck_VG|Da(_g8&Y(DOctTO+QVzx<3~j27y(#PU|D}gIw#OR^Cje>JLe|ukU01Oe*RF^e{Tw?-
2L`viO$|n`2}~o{z*J?d{AXVeK482@0sHE|g_MCU3TjEP}_!abI9)WhE9do{s#Nw6H~iB|N%EQHt^?NJ8}h1L2R|JDSNOYCY3bhcM96X@1GKEKkYN(mf{D
TC}w{gGJ`XxLYfV!EM`iqJOgwzKD@=_aZQEB?mzfqY;ykvD3bZ0w4D0*N!6jcCnEgQox7JPxRG)+XE2;@!C1+4l4TmjI0Hl|Da5_AWM0a9qG>X161AQw>E
wD+qu&#er`g6aBADy8cRIecG20a4}RSR=n;QU3N!bxFOBR)Opa*z;)$`D2e>C>;jY?~d$PTq2rJB8R{lFHexU&+(?#;ur_B|w|LKk{A*-t*F|#ANV(D-
7ro8B;@B4X@NepTsCV{Z01QLf!27#sxq6~fz=*x@hUg!cm1C{%B%C~+Yt^@<j&<}R6dG4F8Y^{6Ml)W6ANQE)eQu-
+gc_uO12cU6D@Zpm(*)O_Q^f=s3;%j^(QA&>XQhNQRN&OB0PgK)Q-
B(c2IhRFw`dD=yQaJi&Y|w4ZM)MBWLy!x`=?$Zq<{mT4#bTN>dy_P`w$?L`I>?gPa3j}tW^612KDkJU|26VGuTEB02)G7tX70yW425?RB`e@G7<@HYQh`Y
2W;e5=#J4klozu>${ZGHl0MN`lihIs3sf+Erm9r}u(se!NY2sm^zN5~nsRUOQ6)ub5Tn%9pM2_lWUG}$JalVBOzyyAuK(Cn#tpm|b@H&2^K5v6NtC8nDju
v}2nBc+8__8hdWKCsoj{o;z^rv$#gsUUqMYLN%XtLY@1Mw;$WzZcv{F4CzV}CZ&<jVjCzcKHpXqx`PyMV)-E}-L*2{1Ta^cp(8`S*Ia@5XR-
q>Dv*>(E~H4YCZ%v*BlVJ7qm=&0EYEygm=8NQe5!k}_dNh6RN2H7K4WcuoAYLr5+Q)1B1<<>!>V$EWGtNo0gr8+w_SS;Hwu@aiVvI2_AEcD9%{-
DJ7#XN)SZW?Jbbyd)j?CfF#k2Ax%MF<N_2a-
|7_nE$m#JHD8<6V&TB+FgxmaKICTKQn}qjL%jIws=#uzBe`g_}HYWlsEY<AbX<Ni_8b}kbwzO{cK^9)}U1rlD2+y_WRpCd`jK#Pb8cniZ`Hnj+;_K`8UlT
Jex)D+@kX4tMN=iAUSJk$3Uvd8emEbpoHkdgms=7LG5~C+CGSR!bpZjJ2s$Iez|uHD5`j(<7~Z5c}Nj>(tmD9N&-
WNrf`*T?^#~`4*|zYKJLm|Zgf4i$Q5RIbY}<KWJ(|9W}Hu?c!AO|{&Xk*#&#X*!6F_@Ql&q_JXk>Re%{V$rlr(z&x*JL_x6o0G0m_FNd8Hb7?SXS?P+;-
HHZ*2CUrjI!fo(oEd`*p921HWSqhR`HvUjSXCjyZ8Z@@d^3?S@W^~@S*VOt#^fn@SbV<3Aov1h>f4qFFvNXc3E-
3>hIpA9*r}>}~>(qy1ZYjhDyN(k)V*o;fgAFUb#cGIBE4Y$#HZxm3Ku-z;ahyN}drKU67-
Jp$7?B&O10V=Lwe|TFAq%1FWe7LgXoW$};boORy6J$<Qg8Yg<UYa(W`^nZ(NnrtE_3?T)Ld7C_Q^VbJ#;YuH)!6=&2XM-
8?n~GQP^3g#wuahKGHiS{J#Zzs9N^hC?SN}9hP*x6!P9C*uoF&zc??%Q8vcVW$e-u)#I27oR*&bC-
{$OnzYGBe!wo|bRXWMVG0{n^2JK`c}E3z3@K_9y=(>Xt}0G;RfXRVur4?7%1`#s?Yv+9Tx32xn=GsEGs(@=Fr#n;BTj67?EVsGRh=Y&zZ0}jUEr{ZG^2<l
U_wE}Yv5K1`}7qK^<qG+j0vi6hQ2yJd;R_zM%|m2tB(4oeB)OZ_rZj?8V>RzX12@|^`lteGMW-
$e0pC0k;aD?P*eV4T^Zz3I;MUE7IYi&mCaSrr~cabhvGN(v+RoW6#>Ow*`~$yaDS@g(Lx$zxSUgn-(n>}3<n7)dCm6P62nemb_a#dI}{U!%QR60V^u-
RRR@tSh@FJDl4e%Qm($Cj;^gONn7-#gN2<FN>X`AMWXD+6pZ<<!?sqUfk%(a>_7*4bdPjQFJ2eD{TI!vRdr5ff$9ma9LX3X0bz2bRe~>j$1-
%DS+E)7kB~r!xwovY9b^tFs^@Dt_5eKmHlPkMOu}8q9HJ*3S$gMJvLO*xlWn9T12Q=N<R2GJw6F`D`g#Ce^ex!Qzl4GeRzvD4mEu?|qIc9FLkK-of46>qY
D(!!%@91XJ1uDA<7nXnWE18WNTnop00EI%;4(%TLr#wC!S?{Rk(Ki&Ux6zRqzqOwKrrR&$!rtt!ikk@=l?Ex21c;!;!djcDkvg7DQ4v0YVFGt9E1?q;`<0
MA%l{H>JS4~LY3IrQt%wDqgAA5mi|pIu=_f3Zgu(=3&Y&&e9jf{|GT@(uuZP6ZOvlnX1{Zqiy}cDl_?SN~JmF(67xTb*WjZ=ojdw!=#T|Sh<D|1JSpw}wj
8!bGxgSC#nV+O%R1k_g562}G=eM0iEy+2iKM0KCn5Z==Z_p3a^VTtIf&<GiV>oCmviiG+Eax`(%ojE?1yVVeWBC2N=?wpYla?N4l_@Q(^fNsS?HnATl0b^
<&T2h{afU*Gf+qEv?|+*a_L9gJrWr6-
QXTv53j;yf&8@06JhR<THYfgvgQ<?=5B3^ra@tFd=X74DI?3SU?Vx~ip1oHjWG7BX`tf5di@lJ|5Y`^a60Cpg01m<bAx01a9BZGEuF|nYWb%v;v8(ptzqy
5c;@64{1LV4bS3lH_ce$V9-
y*#z{o4&k=`~NCo<><n?j)Qp6)Fg(($sX|niH7}97~{T)h!6d37x22ngdWcYau{sXx^j>Dlh{E(*3kT*4J=lH^vZX+l;3)wIn0<n`;o^q{GR_uOv6*X`AJ
qblor7c|_&)wk6HbTC<zUxY(G(-
D%;f|K2(6_(6O)udF6!f=JqYutLWAvIEz4p~Tj{1|4g)K}Lsuhu{dW>bAh`g4XsEmExo)<~TJ>0OL4geuWG7lU*oh?@@=z08Ilkv~uE(hz?r`GIA&unqx#
WhI{J@aR7ATV{SNnrx#UKf%m0A%N)S!U+_M~>`Mln{<tJex*1!7xtq2DCpCS<i>!bL!-
DVW=?}96mmJCaYm*IL4aem5>Ys}ygcfWz&!JPk|5d49sF|uXopor1jJ$Ry`*4O`moR;fT0ut41X3eg>51-
nqf&CC)(bLBa!?r7XFl}HKz*P)X6xvSFTOAa_)_xI{4KJKey$|SczH+`FO1?{WTSx`rJg7M$aQv~CW&k;up6eq&hcqKMXL{PBLtlD_Pvg&k-
$p001_`gQvqlNRfP?wlud5BY?fu5g)&5ytqKTF6h*<7Q5N}%&)}q<1H7BkhXs~vMig93pZ(Iwm{99D+PHUBa;{buHOZjWIcr?XsLk#(^4kGpX3bH$-
iK0fU(ihWQ^_>&G;qlfw9k@Lo~Zv@474YN&+qBm-
&4JYtPAD5Uk?EAaQ5vGc~(PIIj)x<3_fcIbsMWQ+rAEahz|Md6!1iNfDxK8RDr%HBGb7b?5yKn>I1Pa^TyA*yCnpWLuMc)<7OH4M@_vH?FV+F$C+n^;y#0
EUBO03zd`|;4~1MP$Jhi<d*S+Sh(mkNeUz62^&{>GbKC{$VR<1Qv|+*5h%*-
<tj|vb_Qj7zzT75`1Ek}}S_en%dpQ05DA=>>{Yeb|G>kuQyP|QS8&|3Q<hQVPuvQu>H=GfXP4ohsY_7IE48oLj=&W4@IYETyeTUfUUpu4{cmZ9Qc<E}HDo
(ViG^V9x!<>}>omLV}rb5rI28y>dyMK!QgUL?9w+x{L5?NiMh4`8isNE}|sv>M~)Ec8(g=)3bn6Ie$%|La?c&Gi$Y)uF9MojfCB0wx@aT%?2#E-
wt&>cJ%deQ?BmA*A|HhKp^G)Vi=kz{g=s%sW`p~~2kmMNU44~O-K)Dzxk7TWbKnQ#M|!hs_D7%9n5yy1=5Z#Ly5$T~NVmUu;QQa-aKz!ROFIIZ^UI^1bRa
+@F#rJ3y*$izZT#m@nzpS>i4{n0~L3ESXb2I&uz_Q0|P%c#tn;&0`|j12@UD*|uotdOxXPq`CodHL%5*H7RVGmQt9l!%O<?g3k5Fx3K5c6EYNO0ekYOi$+
xXM}3_OE-cwZ20V04|)*Ie-(orf4aAcJ@`Zpodk4m+7@$3CJKjpgwTC4vZX~pGcG~tQAdPKos3ax1PjbK*fXa^i63Mjb8KwTrNo5NyVt$39ndTk$z3-
5!3g*{fp&`)K5FqnaZ=+fUkUDSa0}!{DGX#E#~QWL7Id?dT7N$CG;Q5z-
vSgU(>Qq9nZ^fMKE0#kG$RN|z+X0zUX{v(io1~jXQA#)7q1^nXOr!<P#3@q%qp^ax>lj|b4G2`JK}tyL*i;JM^7sA%KDn_)HXW!RU`&_q#)K%-
SFusB4prq#J<FZ^2w`cn=XrdSxQWNd%R?xyuN=a92+U$MdaD{?G&2mBVC|n@N1XEx9+;VX{8bxtH!NsJ5}7vK$7!UYznw~#16BxUg7D5&8OvuHA08!iJg#
Ho=oDrQ<_Oe?Btb$(mVa_*o=QG)6BIcE%WIkYzHsCWy)Bc#C9$PCMm?e82{+ePj!rj1u$gt67<CB%8ESWZ3ZJ|O-
4R<2}Ws%uoJEQsFPA??u;ms<1O3IXG{Fl>NVENKC;W{*uqb$U~niQhP`%j;zYVY<(`Nwu4;B}QN4dI<0$+b>?P4O?&~E94%K=nXN?R@N}fN>ifjv_t_!SD
#+Pb0SSHT_H~(z^`(?#z;CquZs`S4l)XyA_69~9+J|YQLMP8Tf$0M}?XcAd1Q3A90GSS}-
aq8jr^o~VzooJ8tUGqVx!9s`Z#zzxjSy~cax^FEsIs%|LT$lCmSW7>sO`IW{GjubB39dU0fJ@n4o_fm2%7?;L>4<iO4Eb?LjiF`DM5>z}tU>^3w`F%8e)y
ifxfMC^Uv?yCi@Z5+oh-FX3?>@>rx#J`b7^dhu=p8D<)qNBuRnA`reF^(`zq$KmPwf%S{-
rRwi?UJ8Pl&Q&Qku!O%0K{y_D0fI>vIFD>GcSjd3KHwV+xAYY0&y8b5CH_C3W@3&GVQ64yJvMEpYO*RZZPfyBzsAfk%y`;bOqQJrv;|1m2M`JlnSl+p2_R
0<*Ai9WemMfl@UwS6z7MOMZ4h8g2ELYkK}Mx4UPUpw+BU{L)Dwc@p&mHhurAo%hV#BFc6=IIwe4Nv~R&GxLRGG<4}l7_4F+<AtwH(60zHD0`VLMfpD?_ao
>gRk35bxfnC5#G-?khWD+g0t*~k4;#OjT8C5ow;zw(AFXLg(9&<Zg(Uwn(E>0a*tNA)(lV6-
`c50Rw7Rys8xeC9suv4E{1hi#7f)vkRNu(ZOQo?ttu6VFHIJ8Y8GCs?vd1>yPPzqcwqJpo#*K|EmLJ}{un|Jf6MpOWB_2Upbu`m_BfvU#Rrp2cGb7pM!cP
(<6+@#B#l#r7tRIe1-
5Sq51TScKBq(kg9z$1GJSg3k*%;isO7*yb1~G=#SK%Xcv<rJyb5)1<V~c8fXGs5kRB8BF?n=fyn?X+qgKxv;*+wgnPrjW;6Rwlqv>+URZf#zR4vZ~>ld2^
1Ds)ahPRPS1duN#ZSzDz1jSR1ds}g$99$(u7#W=j#yJK5eBzBfSLFF&^i^##o{xsjX5LO!-mhc^3SG0moI`OOY-2JmA~TPt4&YXbMVeG9J+o9ePyG-
f3alXb)3xmx*?;^F$`DE+g$H-0-s8%I<n6*Xb;ZiFN>u-
TOWi=+AT<%A0qEmF;NkXnwB|$tJr|qBUY}fNu!>tomSItF4ImhmcBl1X)^LoBYN2`)0ILSB8qt<%_0h6ggJ{G4h|DrAXX_I&I%p`PFR*A@q#-
3dI5?CNEb#d6g#boG1$B_YUN+ZvtAh7vrYlFD>5unY{+7zBeaU5H&^%mCc5{z^o1-uwu73{(>u?5Vu`p1?ei8;3ezV+Ht<-CW*-
xF?kll?;3}zDMzDiQ<t*)Ilo1=R~H4bgOyi-
E4IY(oSd<`($+w2KdYB^N<f56XlbK&eK2fxCy!iN<ET`=IOAB>96<x((fga_RF4iU_@bwy9Z9g$Vy&xnqfTtUMqEzSoJjOq3ygX(rV{2txGl^;T4#<O|!@
SP+{MZ}~(x{eyjBI{K=f-P-
G&id{VR@St@_{kS0zN61pl(9^Ckx3A_811B<C%(_Ks{!_TAf==1A1~yI@OH(}HZ4qx(oeQz$H}NvqV(TR64?*jn+fT7nL)K1&)yt}ZZK*{P5oPqyW7x7s8
Pt7-
*XPdMV?htM#iox>W~KEIV<_{#eaVe%IxFOR569jrvN8qDYnZ)VN67n&t!5{KM+n)XQWnx*e7GmuVdsZE!bn;HAIHW?n&3O=0;l7x!Ln3DzYlYhr)1TT43&
qYgd=IVtD~WIZi7nX#^IBpf{-
`SW40j`s2P%HVsCy98Gj3&MmZAWP9{0ai4sskqhseVt|t%{1TGGr|c^UdU&se8A6ibXn3XFly4i+1a<o@&Hb{1#5!OhI6(1|WJujdf{=HZ@OX#9FZ9z}-
5?>~5h;WBt#yAiK2c|<>M1_|<#%x>CDKRNa^sHq(opEK`GvU`P8hWMCX^ugFh>7d_19|7ZJ558t5xLYtsP)mr$OtEM%{7}P|~$<;vh1bj&<rm;W;iKMNAA
h+i-gsMSV!Pc^)w;-^;!}ue&6V#EeWv9YNGfe!{0BkjnO$m;{mHNm`X6F2Q#+c*#+SLMAul{G8YMN-Isp9C|54z<T9z842e3LL30wWzLI-
e(?8b2Rt{>Kr0>!f(V<@e7MEgGZAaR$$wUUc4=ooP}ZeN8gpK`wgOxg#*K*fgjB*C3DZ;r<%*Z;Oy`Bo>`Oj~g$U$;S@sgjgW#V}D}&8!I3zqeao2?zZe1
okyagZ22riGjHm2_-vlrx97NvD9u$={kG0Q4=>~#qR)=`sKwI{qaFG6ojS?G2#)xB*KU@C~poBJeUV`x-
K^N{@K1H|dl)JSSx?_t9RFE=iz$YqOFc2WsDMNR2!g?L*mzM7y<Ok=hrE8UH*`mW7~Ipfoi6C#QlC`Z2Q-
LxKm@`cVKwB%A<3oPLQdWRh>MdrsZE=Z1^eKXuyKh`sz7=2t*CJ`5|K~7t*z@BnRh>NVs@{5VhXIaZH*&rb^rC)!Fb?$lr%z%n=fZ^&NC%~&K>M55+nH~4
u>TPJGI<-=Ad9lUbH=yot*4CGOB*fj+pcnQq32Je|>7{5Jwv!F(^i|N(fy%jp_{p3`(+<k?SJTcj>@-
zl0>#9hesRlK36p+!@?kc7VDGWLEs*9rxqrTioa$QQJ0w_)G)bYB#Yi>OOE&I+GKhThVq@riQs+)3d<xBP^0o9W>B(~o=h3g2B#RmncFEXz`gubP#5fWlw
=WH1*P6+FZ;*_5o5w{!Yxs%&1y#K<bdyl|QsyX<4wduNB2U&xxX>6liq1?DEM+tIbop7O+jQ*wozhr1)PbuHnn!VvAt<)BFi7%99lnPczYdh{doJMz35Me
PLHx<7s7Gg#ud*zh89d76TLuQ}fP{;~Wng+ut6P431|Sgn&n7Vv?r@WMQP$+1^EV-
&_9;>mNc)m54S`jHNWi(2S&CVKbBos+F#|Y9;qM!BvV|v&OoTE<1v62B&CyoO``-F$Lqlj<shl(l*B!#BexNu1L=}TULglOHfuCk1{UE0Ko*IX%ypL3~-
(ah!o>{`Y>0;%WWKlYnW&tw$HR3iwR0s7lr9p8;k5egku=*g8%}VpTul5}MC)rX$+&l3EKTw7{Ct6BWHQHk`^g(4uFfgJm$S_W!yLa0}I5ji>1r%H`RuE;
@iUr7U$nI{!-
)NkRgOSr^y75kzk(X6_WZ=7fA&GP3ADY&!4ZI~m7kb=OZTl_L3vf34yTm;`IKKXLh2Kj$XZu=Vy6_*6(tNvjb%9d_**NB4Q~&S|sOKLyRy=*-
h_uc!E$RM>vof1Z^YD49$UIU+l-
JA%?ZH$XGfiCwwJ%j;6C?LjN;l1S<z%Mz2nhtF07M%(8sidbHd|p+_hH6E8l&q!y;IIy9)L0xO%ZarxC(%+szItzR)pm6!o1&l-
eMh$XaBsBu!dePCemhAt-zhC%{Ju%ibC%E0KMx6^)Z5<SC$-wI99DLtpIbn;cX&z-{I(F;3^7fG`x#LB%2B+#|pn-5m!}-
=fB<*>G%swPJ$s$$|JifZlKQu>wVZ+UAq&hDf*U1>{9`4La5X~TW1e+@$O^o9ia$@W`7dRo%-_C+Q@1^W-
6k^k@+oml(FRB8au|_V>xA%w?yJLYf<`U!&dUbZ!hS{TJ^|7N<AjQU6`5*vJSK(|9K}T4|;ANwab|`L&EiftgEdhI<nf<mW}>iHe+DFNJ@@e)F;G*NJ0DR
U*Cb??lV0X35n`q3;&cef;Ele^A^UD8oh7yN87E^zbfh07O2fA1XF5IK|zfP^nD+JWq-
}Ic4BTALyREQOtRzvF8sr%bUbH@^IjvlJ;>l&ESkM_#pBfi8JnT3fcy9Qs@$y5)I6r0Q9or<sFjTxQw1NG$dGay7g~b8zoR<n?fM6~7mb=C#s2wjeImohT
<8TJ8D$=lz100F(bY2So%4vWH4~_^cFz5cmmL}?n*%5(&KChxJnvazv2q-ID00uS?-<O*(Gb`i8es#d*zr={sbnzVJfOF>EC6e@2dn(M$Pbdq_66pXrou-
*yjJ()bt*?OZPs7bUa?IiENAzq@&J3q&iFK+3Q9@pzH<yY608?CS*9?{MX@1g;|=S6gRUzB-T!7^@MY{%Y~coeVAuv|=fN6oYS%P*JRcz68D~JfF-_s{D&
Y4@6j1*ZD9z*Vit}zDx<?fVr2xY=$l?D6aae~nTcClUgh;uz$%tf@8tqQ@gojO+l$XD17Jdaci~3gC3sIN`^<+lL!icnBIuy~@%iSJ}$6FlgsUz^b%9%*3
boj%C@pE#A(*0M9U`2up<<Z)Jh;dGeovOd?s&n5ZT7ddMG;{qFUApJ6!Asi_qSakMDB*DKWqf_8^bix5tgKkn(!t&uB#un<e8T%=D3RXQ28T<;9&|89^dx
{0iapBJX@T>cgGZIC;C+5bQk#KTnI;iED|B7fmQOp>MV6_TaI$KS;udeBvD|t;gS<IG^Y6eU80lHTg2d<Ym*E60!4ZM_$Na*>I64S|WLWA8$C>u1Ih?j>!
zb_k0D7xCp(W~~o#~RiKwD?wF<~|wKow?u;B!vyph(XQM~62C^PuDldLhSvl4sPLUB01btq<xhjmHGd&+0E@4_Txl(lGEM;Bol4HrVU8-
JC~vTFx;}WS5$rH`dYSYyGk=m4m!U|H$ibV9z%II$4C)0AK1Op_5t@PY^#WLV`<O06W*s;}pzCDB}v^2Zm@BG3)Ll?C~b+V<HYrg@31VA)Io`v>CWd$!^0
N1W>3{UUO#VU7qNNGy8HKD~bSqV?0B}aHV5+Ss)R}z08Q=JVf*uYAZ5WNrDo{8YNQ}cN^WTJY(fF_a=|(Fwt%X_e3rezmI@aK=EHtL-_Fild^Gp0$i*B%l
aoB|DBgV{2mb6wLLbfOP^s?wWsb6pwXr{VQ9a}eFqBvQzD^M%RDK1{kC+)1!?PZ)M_2GR_$b2)Emp{hghxpTF}c)he~)FyR9cnZehjf<)eA@Al;>d$UK&z
a<XiF)piXY{p%B*a1^RXi;92D1v0>OP+VbqHibj(DMWP=-Z58Nkp0Y`f_ug=Dr_am-RZ%PfLPRwXbB=)$f2biD>r&cKy4P-
ri6rllV071r+;k%$X`MiLq|PrQl@qilU`DhxToQ8_Nzu>7x<1H&Yp&q2#=&fQ`jyF(l&sjc~-
@3;n$DOsx?T39%x1gRN?myLHsLM8HQ&@l;qX8+b_(rJ#1w3crM`aM+Namwj2(e?d`g}C_mA9J0t5MFXY{g&EV0&FE%O{wQjLEC&`$`z`%`%8Mcpkr^+kJ@
x<bTVBB9K6DzIpdL!}4Crs&n;CDj(ImkQp9kcJOr#aE%(YbcF`XP5%Cb>Whgio=Y1NJ#GI)wpirDdr*lqXK{fsfy<!~4pQp3hcjS9F;s7|6?B8cCWt9X15
gcqN>yhn{Qy8@|JeA}+1W*4w|;en0v{;Ohebjhe_RPeo@g2tSk{EkUg$WXuVG`X?J*j+7;>8sV8_po(T4hxwx4u<jcSHBaaI1`1zQ?w_EvY=dzHLAP@lmR
k|FafUF#us-NF6TxzRzmLGSA-
j;`ezklATuRnJ@<bgD2EXibNBJhaAI=68ptmCHUP^OX#!vBc4pHuA(Jo?vAOO@=&KVS*vfv8OCJCP7zP&PMMuD0k$C*Q#{!eMU>YE(>7n9sJy2mncp?$RF
H`+yRucTdha>bO;n@%^%@?<XEGf3(cxN4-25R0vhAucN<5OnaqpuTVHp8K8K4u9k=e;GT~|BPuGF{x0c#DL;fY3I4H9^1mu@J+Ldv{h{Gj^6L<wb|SX1m-
COcU<}**cNd!(Y3?kZj_7?bqjA?6DY$R)5;3@5zowwcEz%fQda*#2y_60iEgz4J=QdK0Xaleroawf8T|82&Y-
G?)Cud^lu4*_xkC~rJ#Mk9Ly(`*OoQrj(j6)$>fEz*wA!7^O{klxN_|jDXn?go*dpgc-
a28+(c`N^z6octp=ldq`IX6L2?!^#xNFU{{OMXv2<&D%80WoI0`qEb&9RJ(5E21Icd}|ttuO@9p9O~K9*iAyGQ$-
!7N;UXA=u>(B!GJN`>0Zrv54J}W_|(Lst6+^U~*FGfD|TfREu7?n9%DXf7->BYv51;g+{6ygT3)TL?WQ@yMC)OLM#GE6%RBF&s{Y{`-
g0L#AA7R^%zQ7e0oGJf8?PXvCy3$Pa)ehtoFeTz8`8SG9Fed;eG9%NfGDate&^p1=O4WBJAtj-~9O9QBjw}{o-
hvZ=|_tql{jYZnyi`bLu2#kZ43089{sfScko&3@0uoZh)}`w*Swq1~Z1!S!?)Lr!VcV*E0SLXYwwU@BL{w?iSNUu!@z$D)g2#g1YrDc1*10laS_IgulX1S
q0H_D=?dGlRZ3UAc&re?RDU5@QF6chwiiv5*zT)8~}CIyar1Z*8#-T3eZZQKRnN~r5>#!xIMu+08vcBPhd$a#cm0QW?t+v2Al8$`BC;)x)t3@a2QJ-
l?0PzzC=n@xQ}1L?sN}5A4n_tcA(_t69P<cSM}b>!|2EbcRdS%2g-v)3b(fg{@jJ@If&mWt)Hrli(R!``0PQ(u)Ec5nHJAh=+~SKjt?Ao`Y;w-
!HT3C^)eX;%|uq=Y6(y07!C!RZ-;V;1El)(Iq>WqH88?!_zHsGB^iQh+VFy^YK5zzms#lMB>PSIxG=KsiZ$3QB|g?)ekwV&hRbRFTL-
5MY>S+Vl)9^rLL_l)Fan%!M3{mq`{!u!Sp^sV=5!-fTMt!!7-50Ln>Yi^mGXveLJw00%B3qkc{SvDk}mg!!vl_;<%$Kclb>6_n<Kx-
``7aml6p?Bxd!;0gd5}1lkWS|^$W4U`Hv^=o8-Hi8N0PoKROLi5*-ml?nDFH$3>m|zQrZpe_d}zx`#a=If7-
}8%K?WK_p%ZNqg;u*Q}W_la|;iFI>1i!a);V=3s`nEIsD7t=UO%WNUn4;>_Tf#**8rEhsf}LYAs^ciz^C`Y7p*xUR22*1UxS1dgRn9w%{OhBMEX%01OcfZ
cmh;I)Se4tW<%Lk$hnOY2S2cbLP0())$=Ymi7yRw>;^hiLvJFSC6VsC1dzP|6xm6ZkP6UBQgk5gPqh;$)=6YCR4~dw*2vsTV|Ix~?QuMGvXuGo5PoCK{}a
qr)L}H!^<fUjvtaDNdEXuLwc#Z2TaQ!ONKAlS??u!%ZObgXwzSrVe|D+66<B>6FZv6efar4zSgrdQvE;RdiQm!BLm&Tc7fVitOCI#pab2zw!G;Xq?Vfa|)
{SRVE?(qYzEh?IPYhhmQsu?ss^11>g=j9odH*t1JqaGV)<>Y((L*{@PB8zw^JfaVbA>G|V8<5J(}rePXFwoF|z^-
x0t>VK^hSanMJH(Hb_Rm<9sU>^;&2+52yzTK)xK9>OTXAZHkfl&93bMLEZBNw=G;ulG4Tg{p(gjpC#cqL!VD(mb4`G)nu^oNG2s?+Z*OxVbCbwOVEA$y{)
&A&?^|3NDQpccEU>EY*X?S?ekjBJj2*%LIQzdYckjKrp#_GIWE{2l8v6pXO48ReHqHe0`5dQjMPwUmH@^P-
S>1Fm#hOXw`k+K4^FWJKjG0c7&M$I11r|Ui;^vNzxd&oFeRZK!ubU!%d8-fpgha5l=gHqYkg98qe%?lpLPob%Rk@;-?P4e-
rj7pZ`Ciq>3xIOB;hmGaBggM<&^T;T$B?N>Tu@W6YqPI^i<7B@(pz*&hL6#N-
D)7|P@JJJ+A1;#S<V5^DveR{pC;{BGV|UycQ7h5UnQ4RFiKv2m?@s466Be&m(ri|h4gK<StZ2QB~+cctj(E|5A_a~?!Lq{yEve>$>c^_>J<$=Sp*N8%tzy
U|fD*G^skBKh&rBL%z{c1~pjBs-
|#Z?XZN8^!%*G1|+c;A^Kco?!O^7LAOZ7p^PufPuq4|IvR2L$8Ldi++$E3J`>g%qk(A9|04@Z0NiSm`ib)OCPCoz%se}<4X&=zuhkH9naI|rW<@S`Rz)ih
DGQtkFO6;B)dVCtL*`dK?z6HOJRW|TXUcptt}aY*W?&V_?0LvN*!W!9MN5blr-jTMl9|}=NtE<eW?Ww>VE_2cCPhX*`4JC*een0-M>V2VoZx!cG3;-
ajXG=ugG8X8UfZ#uZxo~>3jT?P9?QzDkcYk&<^Se+G;0-1-(^IZ>8aB@iT4tn!b+mwve|-;z2OIke)LRnW)c!0DO8x%u+pt%0}L`-%7t&SBY-
!!*AT73fwV4j;FwL+=eljAg}5!QgQq75t#$E9941zkX^O+r*NvoCY1E-
lZ(4l872}fDuXvC>YN_AQ0BM7lrx|kQ~FK@Q;H_#$USFtd>bHfA7E6FRKd?eFO?T=RCHIBc1NG;&OgF)ysU(@k{Iw{zJTUI)JlV*<9^&Xk5I~N8k!L2=`*
uw=cHFPC2V=eqp-rkq?B2qnK%?t01`XT#C*wd1mtFNovz-
cXTID>>Xs@0q1Re(P3qP+=dFFIwa0e&i>YmOW=S!j9x#cLebSkF(3oH5dK)O{yvM#Lv>Y{K`GVwexUlfmx+sY;W!JNCx0F}uH-InwDn8#(3l}Pvn}=DPf9
Bx}{?%6KPw?jr`Mcbxpb#&J5q{?A%8?NiQYQ$B1nAK1AmX9VMe+=a#k`DF4v$GkvC<Jf{HRKF&tHa@)gTWSo#}wuN`+&<OZWNWO+S6xRC!XL>(M6t?N2d>
4<1J%Uc>5caT4!J_MO=F7=HPhbMw7KkftKV@T_Z9)WiDN6FLBLe-
2}z>#X4gB8!JhSp@p^o9FOpr7O3Hu8{<Lqh5<i<7iaLC3wuKQ5Ss}6=r0LA=lfbWFSO>P9<?F#nPaYoAdJ;2n6Yr1#>DJ(B^d#DzJow)aVB=YYigLXeX1k
ffMnNJ9z#O+Wa?%r3jRd=jNV<1~1(Td>9A1-
yIC0MWYXe>*i7zKb!f*YUgzw{MW*9k(mk51DVBJz2|#v>bR;Gy$iF+!0;n!1L&DIFf4sy<ZW4w6XhakZRteRn^K7rIn643%gIA_@~tB`lHTZk<o-
z6j$!z-Jo{@C{QKTpYG|GZkGruY|BOYNFX}W)rV@jVEHfo;$q;Y_qHCvY2|}#U>r7WicX|Pk5L?TlG&yz~Y_qX|QHh-
%no7w4wAzsKUmU5MdFFjsVL9S_D^F}-Dga;MW~>_lG6}R<YL@nP9~#OTSe)*P+;=mNI-
34UeLLPiB3w^`W_>EIPi3%Mk^>K}#^My4mv!K#XQVdp7lP8dZ7#!MGaW!(Q+g}y2m@A#X`0|Yk>ip@I?gvvk>J#nqg`WnRU>p6Eo{!?*eZ|$TQyEv;v46#
P+&44VIQm}%C=5#0Lcn%T@N=Md~O_KbiGVe){6`<8+ixUSgmsfaJTiVYmT1CyEV?3;>FM$8k>xEF`7a+1zo-OXBeAeD^mj0ibcm$?WXLm#x;Ss&nf7@X^o
Mp0PnR57T1e_MW>-HLp#5&BF_c~?fv4BGM2I4xMcIl8^3c^6iXRYDer?3Z{)W@+~Sq`&g6&u2O{Fg1}zFX4MMYebn+rBU|Xw9-c3zg3JYr3kkq&ADIbV-
!_Tmm8h7F`-Ke?r-<7ehq-vLyx!C}fqT%L!s4gOn8ck4fUT`-%gd&TOGhKkRt>@6Si5-qblf<O=w+~>^<SEG^-
w4OU!9>PH_xv@|8B6Nsjqkwm>4l_R;N_^W9=xKdo4fnn7HD=YC17Y1O8e>G)o>0CGWHy}oivo=t$XA1T{SZgPI>t@@$%KPV^Qr;UUx3Qr{5m=cx*q&4Teh
ijz5$8R6xvyT{M6jx>S0x75)kcIy@S`U*ovUK_#Pt)R8HEVF#XP&3D`zD3`;Wk-%LJ!AXns5kK9^8;mm-
>dtE6d+V$6lZwf#A6=qkR?wk`c`~fpbE?vhzv&llqQH|Soi-
;&&wl)j`q7IqT}m+;&VCv6SL4dDDKhzq_0@PqCelF3I5r>}&xp)r!p9RNJYFcqH|R;a?%JNWz0-
gH?B{8=w9@h2iXWV4WAaOB_f;Lljr(@fr7D99vwy5~=JHhrfsB?V?rH1Ef}eZ3Om^N$3D2RL*RtFuy459SCkOZ-
R9nL|L|Q(`(?_x*NYagy1y;5FeBk4={BY4{T|F&SvipAB3}DT(*+H1(DvafK5=@1@F_a!cU}0of$GB(7+@AQK-
!`a!*Jk%yBv(=ehy^u{8LfHXpUtY_zhFh64g3bb;v!QTRhi}JLyL);E}mhymn@z(`vhw{B?yty$mT{64&ffun+tSR6Y0Dv#cY1HlrZ;9R~W&nL}WAlB4XL
Nt54crZCJv6tJX|eq6ePmEIAb!#c*3Qj4pt2T>9XWR&58CE0$ux6T>Cy2Bd@)PjFPkh)wO;sV4%yh>>n_hkNhaS6zYx6szvaH&-
olQcpT2?u5tBg2$rg^7>GhY`D*_%kQtvrq%dLtJe!w;go;0FO#)0P^a7$;!IJVW74FSy9PZ=ooE_-K5|J-
j;YkoN`wWh`ofSCX%juFYGccd<}=6<x?!$~FEc8HTR3SRiAnjl5(>G@@mrC3@s?1Z4?Ay6a}T!h^Pb<ky7&DM@X;x70Zm}gRf%I8UmwX_v!4`^GT?AOY#g
FBkR{$c7;8_XQ`VfMVtuRqg$rf7mTUiCK(Yahgd9o`hwiex-
H$CDVnAZpc^=aBEJEy3`|gFC92+0<Re`D8e18?2U++Or1d4T|+MM#0G}}_<1*cFI{Bub9sK;g=oQQ3Rlloqmwtcn4{ADCwM_GTp+C9}cK!_V05Ka@`Hls6
F*9BO;U-$A&7&mrY;TYomX=(owQQw;%U07Ollo9HCyEC7T%dGtw)-%FMCfr|WsJR<fNqjU(irDsK=vhuz4hdfy;=*GCZ#y^SL;d0ec-GW>D)LC!io$i2fZ
71bPqN?^-$zK~I|w1Dl|Ma|6A`LRz)V++l_D!Rp4r1Ln0DfoH>Yqu`0lH>LHPXc9{%4kNs3z?wy?%R@@0Q``O^-9(i2-
Xqh+~Yo#j;?8uTzIE#PWnmJ;4G!9>G6Ux~bAd<ue+uYLk=4hy_wA$xYnhX+AvvJxZGhtcB%`E*z5<raTJ+bOIbKwAZ&z%oOA^D(3kg|D{~gpaG!NO{{?No
Y5ZDYskQlk|tu#50a`Zsk!_o?UmTr-v-
+@cX}vwb$cvAd!OO1UASk!oME3Q)iwR7=}h#D1R*#@7a28yrB%CP(SWS!g|zhSfm(_q7vpG7pgOHf;`T=I&Y{Zu?oAsjw$XIe|(iqC3pcSbciiFBP3&3>W
-r3=&Ufj)aw+E`9-
{HL>8TbXHg*q1R!Da){j~+7i8|q&~#ML9?v>gj__b&YNh(m8b?w}3;SPFE|zB(pwglBIQ!V}aEpRAdR7spHABkiy^|NRNJGZrCv9K>J&_>kFyMC$6&v2Pb
-@Twm5cQHY3JtMG;vb|h)569scXPxSmjhfCaq5wIr2s{))|74>J;FY8kGk}!hdF@p}-6|k)5sj=Ij$;e6HU7<6Aa^LwPs2{-
&GxigJR+0odg8mbIj;G|ON(J1*o!HCRvfqv%b35QbJ>vM+@bTKp%d5bdMAj$odSH>E5t67D6vzgpYEBhzPa=SE%344|%aIiox%RJv)vjrV(8va1~^TLlhJ
LCMF)k0G!R?&wW438H_khgnoGI#6q}*=ljol}E-n<j{r#3^f8bSck6j%Vm(yyBC5m!LA$jOIs_h`p?y1HGa>y*kD}naW9A+;Zvz9QScFwe?4x%N{-
&#bWX-P?1O8=O@8SHw!ifxJL(8cb@Vs01G1D;1z&MObrRb|nP1?}K_ZAO5v}P{F!mQDnmUG-F!rxFGxk-gqlcUpmANKBqKhWS#{}xSdG|4xZ5TAS&?m=K2
7H^|($^CwgBk)Ugcs1^|7Bd`S#}`XbG8l=D#Bbc!Qz&S7hIKJO)GQ*5Z(FA4Nq^{TNUzaUs;-
U`Vs2^BWDjFg`ALJ)Ax8GR7*&K+MvqwUv!PLL9#lNhev&NukQ%;a$hB7-XDU-
w+3F^QCef%f+>3pE9Ef=%#9i=5Z__vfl0tCOgN4=DNiOo9_I@%a`zopm0F3}vp=03gset@63fMiU+Qs&YTUFjNYnxjs`-
;PAgCmbAfqu!=U1M(EcTn27y*Ra8SP%Srew|p`8Ce&BjMZLZ*R-
+l4r@}64Q+2x&CxxxmoVXY5;BHZsrZOPc`$fV{5w4?{Zk_@?S^@Sv6?qp;uT#&Lro2N!JwhFwO>LP`Hp8QB`~m@gpKUXgtt4GAY(0AXXa7ipahxO(4M4pF
|`0sr9Rv#!fwrNo9EQe>9C;C)F}?ZAPD4lX2;4c+WcAi@;Ah%SSYmKJ!J|)|I;jG}uBilwt*ChFK@>QxWGlDpzzHSuts>n^7;#fPOx?yVu!TCBFd(p;0i6
$4bPnx^mejPA-wSI}Kokx?{Kjo}sa21c705T(pw%|KzrU*Jse3@nRLzW7Yn$mbXxd`p$a!z4vFB$2JN<d%e}9h`LWx58h%#H`d9dxg%sqAHM$+7|R25w#g
l5z20y^*3fDTGp8Al%`*c2b0b%rCP9K9Mue9?Y47UWtm20=bNHjmmLyF0XIH4V8p`)n-
H@`ARAiml9l_nUz!AfPjBRG%4C}215)3)5!J3@Xm5{Y#5F)MzV_Jl{X3H|gt-1OPDHyG9OY9fs-lI?Kv22M*wo?tErmT&MPq^9{8CF^*ITVFi5tOpG&AjS
1X9FXm)V}29GTiLg?be&5cNLJeoRpaoXGx&e_`5KA0|6J{UM6!a5g&UY>t73^X&IiTx{~(i@MB9x3k*#kP{gI+f(U3&7Me-ZXD%l@hWnjl&d|RdEvG~o!N
rQtKpT$QK8wlsbi|UI+_7(0@ci#E-H41J33I5Oq0z7}{D5J&fJ}jSAaRUnbL-
F~<3D0BX?Hr~XQUFYk3{FQ$u&OBZR9y=75(cBrmPBI|LKW_i#e`#F5KnnDF(pPjUbwJ3)o&cKNYk6rORx5h%N3FKkcD8s~h%<j-
90xoAvu*mG2_O{y4w5WN2l-
tfV`x(5rgnu!E7rm`^&>b1(!nfUjq$dy+Uzz`xJ|dE;z8iVPkK7otP?d`dYBe*1nbl}nBGAvVgU7a1~$7N}DIta3g8=|9lD)LM2|tqVdjmv)Ihb)0OkF}9
aZp?vM!f-ZMu?U<a8w&b8BHj?0f{~X!&mfonuMHW425sBO&?I)sH51AK5g`5WYy(R^Y5JpZu^w<aN=NXcf$b&{`-ECaUiK+kyU|?c(<Wst-
z!deiq$7<S^H~<XJz#khx>$7*F%_Z*w+178`>8&+J0R>S)2=}UMIPeSTRsC%4tj#~TPccin@(c!vKpJw7+Mro%?}>yifwkgK31Xol05@yz}Wq}>he$iHj9
}!3^@&#hBU@9sUeei9_O=IejS8uT%v+J!&)yc(W;%$NVg%?(I1$AAl}`oKwFD7mR$_KDnq)?<Vg2RayS*-S~)Iy*xQ(-+_TxTw4WKMzdT7So@-
rF4W#_q!aJ+y*OOy>IEq5&lEL~+Atu5lhu)FDIdMJBtlnXy17|B*iXfB!UT<lwi(tZk+JZW4c_BNYyB)PjUlwqmAV}t)J%ey-
`dEjFGg5edI=cs}t`cQ>yxzZ)SF}glNhTk(jsMXnKn-BJDf=WYdO8R&FRW_UflsT0@&YJoNmo$%%_R486W%RkNP!(jf?dmYN?%jUAJ*~i!`S|PTTBzVXIy
(nLLdEk!h4PsV>qO)vzpydO}1>?bY$`*v@uU0c7Px60}huSF))qztKS|FuFL+y?gri%>HH;UKrM*EGm4e}#ufPTHso6YCMb%M+zP4{e+49a$G6X#R+oGI2
Tsnl=G#;>(Pyhoiti&45`;{P4?;p-x&cmEVjLohBTuNC*dP*Gz89wBz5V<pybkDai+tkT*hQ_CGnr^zz(rT;B~ynDPB)e*O4msv9q1j;*8-
rh#ZuRh6>Yxz?cGmWJ#m;#O~oIJbfJ)?d5e`aB6{mxem@;Qm*cENWm-4dI_JPS8h#t{d)w-
G*pUtr>Y<}oqja05_%i2bxXs}#kMXl&7b@Pt(A7<Jgtj8!^;f3zx&*Kni(LQjnZ%e({2PVHo`{ao29O|%hrC3+`Zu-qdhescX<Y#h4l~HVre0Nnt_9%&>V
vtIpz_YxtoZY#>)l+HWEb8r*H#<2>=>m+1ReU!D&!n0X|ylg=7?%)ZpOY-<?4zd*t8cZ0H?o#{wD&#pRI{~xn{AMkje3m5j>4vWS-
@_cICW*qfaZw{QKb`N*43u^^`SBN5uAq4p@~mam2Qv2a;w0LP(hrh<dn>t%G4%b=7?V+7$X=V$0Jo5pQgsr=rf8L2C;wqsa()CC}triiGr4K=T56u8S;ND
C|tqk6-
{#(58<1Hm>fdsG0PaPOL$6_@saEVmeO!W_g;#HIpNudD@e6EMJ%^4SHxG6liB!g{r9a88C#JcmNkTUayH5x^#e1AbPrX*^<sfBTDONqR~4QM9QFOVx@>Ys
|pR=DFt=Y1Ewc7aV~+6mhroVt!sk$w4E!CQIR0;o7?lh@#Efoh4n7UcGA+VnOS|!q)fU}%x<w5z+5Fjssz`(@}%F6)ZwO%A6ZK2+sW7ZmwL<a1*!4z=uqZ
uKm|M0tM<BlTiaB@1;FEQUR9W}j4IK+nIBZL^B^Ym?cEH&tQWK>(}}Uqm(kM1+lw-zK6#6USsZ6gJy3Rx3f+aY)0;i-
pycVxvC`|}R#XxCOO#g)?+Q*@c`V`z=abu<Vw??;%;W`-
O*}_7aFO2?aTxyYcgwXau}Bz(Q*a+AF2z+CcG{&PYI;CF;jR<BJ`=oehgL7K{5;&a3^H@FY+fVL>{VDX^wp7JDvIZ;cLPRTkkI>l3u9fB8TOhAqgbGdW`a
XFrT+^4u6<-y@Q0<MBnJNsK>~gGdDvD6=qow@?yLp}lUN2v$SQx?^8>T&anT0Ce#NUpfd|U26+{kVS8gA;qqN%Q5pBo^jVSfZKf?V|(}!-
r9X3ehnkQ?D#2P=~^pggxiX&0B|MGuNVDk;c*VYU8z^Gr2m>qs)rSZkM1%CrZtDnUs_XXc8A+mg7#=tN!^F)a6R{r=2(bk2l+^XQ1;Ysp)@2Tsioq_C<R<
A342(NB+g;s1V=5RTzX<;A7Vfm0;%MXOr|M;Xy6$^QTUDsiN9@`=|@dS%XPVllvkT9%T%n=OlQ=B_7P#D$KMMa6zO4mq?(IXB9gi4TTU7sphy~@-
pHu6kjKTep6Of|c}GDb}P)G|b_$L(9o;M?{XoOr;N*EVC=i3uL_0v2P}_oa0bQcUWaw8Ie@4=ZOEPdHc1QH`uhdbRA`0;{%rBr{jF=%T-
W@Lq}cr25JYtTW&aav(~m*lj_*%R^P3qE@}&J`zt*l*OGS`3MEkn|7F-Wxq{1GQI!{#*qV|nEJW3Z<4syl%-
dxw!^8f|FS)E)WpGF$h;IcUVFhZ!Tf#m%;ffFcR<c@ejT%bG3LU!eZMit7mJmWcm5Pck@v*Lp&@v51Ei*C%9Ob5Q*C42W0Y^wZ;9{@fZ#U-
TP>Z@Eug}af`k!|u*F7tudgC_^zC;k2xx&MtAAx?9=#Hu#e`*2r9`4seQenxK+N!)&;=;jcen4|aH>*se}pZug)&qzT@NA0V|^vWylmvkS5HsuHyKr~INx
_a{00v?Iq>^G`BU0mPGB_+o}Gc$lJTVF$9c*_$39|I_`B1yydW+i(K#$>X(g1#YOzP)Vg@-
|pQ^}rWGC)~R$cM{L8T4h|IlTL`_VVsuT)iCfZ9ijEOFv9{J86MJ@`e56$^;E&6o+F2RYz^0O|3y*|1hB;9~z(0v<%ph4TXSd4fetIHE0;AXnsvzXOMH0F
ed%>b1a+Z%W*PIYEwu@_fwhu5^~lK|-
fa<7S<2RLp0SXPokwJKmfq&@i<Iy*cuwM^$$O{&28;QL<u?&^Qfb++)dA7;+L9SWCy5PgWM{@8Vc?!!BMnn)co7@6da1b)Ycz);$y%4}%E2g?^Vt`XnS)z
qS8!okXMasR%peS{n)cbNvh^5!0)xOJQ{76GXzaO8wwb?frNw>)0>Jz7Ns>;`!(1mhcDq3NFfbQRWYq3dY&#Up0zYK8ln6L`Mixt9X|YG)3+mu|@6!F;}b
d@hUZCzZSD3?-
~S$dpZTEQ#|+#J2>g?pbMb4w<=8U&{7w~9U2Y}<E<a+29~+o*Wh8(8pNb$@DQAj64zVeI+GJ*|I^e(P|kW!!ajUjyi;33=O`a8d`$sZc)(?_vitR24H0$s
Dts4wW!bMvd%QByhr?!<hF>g~r(qrjC&8I1VF6he6_TlAsSOE>NlCZNA_Bo6z`TMD7nIdMV;{<-SAlCN15$c&e<89VLDh{Fy-
<IfdK3$DQb;;LRYd8Ym+70%3b|RKpm!KZyn|cFz_*M+tUe0-uyW(6sYQWSzPM({y=$}8@=sfJ^g=|%ES~!5zwoi8+fQKHp;I*6chGMoa+|ZZdKTQ}5u(-
%L^#}0qbleqh|HX{ieUzMR{FmCF_@1i>-lD<ab8LlZst-
U#$65U9AeY}n(NqKmo<JTJeG^)0|i<+J(F`jEnljnrEF7yt2863tf<nH>(_S(T;B9+=G{ixHrd|s!MfE~%Bm&{I1&l3itKkkMz-
(Ty<NbV56}K|5J6MLiCH(ZR4*%TK%gB9&zu-y&GS90Q0g82O~D|B=R*+va2b$VWY^I~e5X!K=o%z#ggNH<IQ`zGE1)`>mP0o#id==qwxdio5=2kd-Us_;7
<dA|A1#Tf)ke&N=#8Ck&C=S}4LmtCHN@TAbptPSb`2Wj!C#dOyueZYMSkZ03J<j1NlW*k?gnI_8!I8uHf7jXajVT?<%*a7)Q84*msZ2dgdU@8Q>mJ&)^M0
JXGKjd7=ldr8VD(t7ts_{ypE_r12Jvi4$s<Wx9_JPS_qZtjC;+@t@}DdcCZFU#&RJxH1<fjR{Kb+Tr<kCi&zCK!^eEl_kW%rWA#;$G{fpE)4O%l7T*C>@U
;)$bbz^LX+|tK*-#%NhvR<m>t9y0f?11oO1|t?IboYVz{J@TF2|YxH}kMy39`tr4qZ{|>+@QP4%a8_#j{C(FLoLB)u$dq_kBv|S%~zG8P|G;=<&Gb9er-
!J_0`M21H8gi5b_?{R0L%HR06)NItWre0%UZ=bVIME~$1)pf4U`E)8g7CCxsg2e<NvYydZ#mY9J_wLy>KVF3xnaQ`qda{yPQa{Pe*wUg0?qOLa_Pc`FW&Z
jWeQV8Rm5-C4Yp(+Dv0VwX}&W|AW-cY(9VvWZFDm1`OlQMZx0dr32<V1CO<qK9Lf_XoGn*nzTHzo5^@7*KTdIj|IXNUEP)5>nCggMR|1z5UH&c=$p>q|r<
25)>~A*-
wf#f(lYWHN68L=nE|n#6Rw<?;J{8qqDEBB$#n4WA}>e#SeI7`cnH`=)#rKLwn@Mb?nfOADZd!twhOhjQPo+mwTwx(k2NN?FPxzL^X?w<6>_E%geVq7ANO2
1{Omh#%CVq0=`TBxc#`)(-JhTxQ_H69U_1bm5adSUPlQ#@7ge^J8oZU-wRhKd{z*5q{=*nHc1z(TN6yc_w!$GkUTw-te?l#fC*6=)R_`YF@I#<B@CZ0f-
AB99&{xljf;lCqNUV0bRLjr;$olIZDMSNVf32I*+Qrb$xOcwq!<lmP@Dg#sVRI+nwdlW$Yo#=^jfAUuxqF4!AM7L=9GTYefl`s<w5K=tsHi3Kcu_av|G@2
EaH`^Pb<ucTdVrX&VB#0SbBWMpg5%9jO^MMU1F6M5f@Z(svS{uz3tqd(+$Q_-
Awu2#AruMH`*~Slf#O=VFCANdZ&L$Sr`=$5TlH${UiX{lh`wl|MI!?Y+HqP>Y4&*yLW=_lIpHSNad;FU4}s=&yQmMi+Dok%}Zyax7|dM&FRP-
mB)4RVz3fkeiy(4v~+-UqKnPt4`Uc-gUj(0xTc@`JjNnhtKyAfu1W&E;=0@lH8--zA<?vTHx!yXXuD5z&z$c!#U!U|5VCbLN6HgznM^$z-
F@4GigahV%KZwog00XiokT<aja@SX$Mk9$&+1Xp<=681i)rl+CImk_a7c<ncHY~jRe33?QDy;8Mwo0`djGumlfGVKQmnqVJhlLxXtQ}{JayJzY-
h5p#&FjZmHT;fQOB|Y|i?GP$-O;TWp4Ue@3~pVid2hmF46nAj(GB3%B5n0%?2SAdPP84o?zTot~=T3dtXH-zYm4%y7{p)Q$@_CE4%ii#y{gvQ>E&<^qam#
YNE&7q4LtO{}DXTZ6HpVR!GCAOrUgmK@0(`atbVu>K^}qM96pIsiKd^QCqIxbFfjku?Px%&yL6V15Isxkt5RiaI_eYH{B2;m%EFKt1`CXQ)E&3XIA2fSL9
RUdX%`|Jc{4+4K0@!5aUBwk$ImgrNp^I-
PeBJvN}#53sPdG(KHD@IHk%88beqrxHDGoxPcrztEUM;z5v>`a|O3(9&p3qt6XR0000000HHv0ov>aJk!x+r~nH50ssI2003E9
tempo.games.gomoku.threats.vcf:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;3}65o?QSf;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjZ2kotuhd88WW9TZmC_T{!F>!T7K^pZT`kf*hYU
R~lLp(gX^ka>&R06I7_GPzZjhT*pING|$HcUQ)jbA<!>k=-JjBB&q_-NnP8+h!4Lkf@!)=-GSU8r*6{^U~7w6XdXKE-U-xQ62B1xL@ZeyVnnV=NVH2L=tY
Nwu<Qi8!tcI2Q5MDo6%`f8rHq#2R5#TLS>aB!7w?0O(D^h{0#!ryNRoqudGq$qc6Q>?fuP7U+7>39nfO*7x3qee*+rnNTC%4KDu0!^;R7+gVyg;|m*WCz{
pqNXMME>xAxYhcZSQKAR6ibq*R+X_}hnndX$N>qusGIj{s34W)JGwoLrL5O6uj41YhYmZQl`+PsXosn3g8B(Hn4V|~q)ZRW(nrW{=lmmxG#wAw36fhsjjA
h1W(K3|JKkQPFeW#^~R%%-
3MVt#&YewC^`{RJI^=;`y)s(2}Ey<GZoc2t*$Q}>2ENn?vyiQk7g)DSD+i<OP{C1I?Cj$r`tRg3Z3(yS&o2cF)q_tEv5(iB%w2o0fL^SUOYSd}{%)5YMN7
BeMbkunjTM-9HTcZS22ecif2`cKZ+Vd0&9p<pGx8F>u5*t;mu39R+I-Zlf3qKlgl@e-
ZBTsIDIk(4d8@hzqnpH$K$880D<#sG=jkQvpQc8UnrhLaQ25(NqfULa{`lXzHP}7h5D-{31AutEj2sr^TLTA`oE55koVY+CSpN31H;fGU;fl(V&f<GR-
*+e}uOV%|}!aJh&J2fx#l&;J?U>DgD&JDIwpKt3kDsi`KUZt-Up*cv=1ko0;j&-
%y&T{ROrzkesuRq)Y(@trl2Z#+8r4v{Z|Ie2V6=7681bWF<XmHOH{VNxv6H2$Ag$yx?Al%8n@p0i0SvtYbcTsCz*8*gf^L|zj4}Fx{{PP6g+ov+Ko&|1U;
X6i}@fN|ai^Flr23Mh@JI}E$zn3Yqtoh|%oHqc6Rs;97hrzpVqKPYFX(7#F!z8&S>7@muAI&DH-a{lmy($WNDz}<NwKQlrv+h<_)x;*m@Q!Mm#J-
X5)M&WmY(1H%D&OweL}xs3gRx_A77#>+cQ)r8#Mj+p&i}b2yJ-dqMlqCRay^w*om69Tl4q(bZ;(4Oexq3s<krbectmFHC*J~Il8>#f5j@_PSS(?~H}`r-
d8F2827IT}Y{jl30J1%}Zfy(P=qCgfb4_Cpvhew}xp4v0;P%Q&t8rYq`abXSf4F(uI%Uwt%AJE@aYtYGqkD9%xB7!+iuU4xpoX+etm!*ok&ofF)PiIoCq$
o=M7;SrX*=>j+aA6V=F&6k*Ut`x70S4|$_JWZn!b@yzLGfONQiHnpl~#E%lN714Ak1sR~K-MDUIMyiw--
~zt!&JUhoBt@c823JvF&I{d6czpYBn%3lUIlFbFRmf5m*bl*p6jz+Yh>=@h?-
5b6&{4JVvAs_4LgdhR2^l2=Ze0!C)}NSl!MB8?M23*e2qqG(3P$uzKdGIS$`dsLsuOhV_++Q<cDf~t?x&E4H2E<}6b{^`+@M$KH^z{2oVd5Dx41VqM4g#e
4`TIrl%f=K64d*Ui}G=9Y`zgwzBTU`n$*NhGmIpSZ}&=J*wIjSfb#{GR6wD98@$CP9?Y{%bX3gX&TT#MOlndcOy^l)A8s0CK#-
P4uu#NQsnSptLhS3C;}TAyP4kjR9>-
vb+#gj}1C=U6aqwq0jpfM!V0HKeEqGvKBM^X_2+uN*V3bj}PCSwr7`yG}*f<9aBS);3iX^vgpsx&&=bouOa$5mdTL1#>H_TrnHD1kBgR4U3JQD9?OprEgW
bdwyCwSwUC*0eu3Ua|V7Sz@7kleZEDdUUVz&=1=F8b1=H&a`mE2f$*Z2bpP_96|x+xy<7oClc)COh>LBqwQ|8m)6r?O8FjNiQ`OWQGh{r&4Ue3g!j7N28#
52=x=oUX!REx{Gx$5mk(J<ix8QgV?_<(5$`!`+EDFRK4c_(a^6o2ah5-
}4&GL`ssSbiPw~dSAWOR9&zEtNhHFb;p8N?FXh)zDhhq@WP`@<sp_ze4tLacCCg%(YI$2kc8yze4$zye+Th;Wq;{#fdBEN4jT>tGTOdx~7>cy3sZ;LdP|{
5_SN@FNX8Gis8Aq*GoZ*;zgj%-d%@!c@L0t#+T0tIVSRkgghhHMj<78Ozl`sB%jK5ix_`SutEu{2A%$;r3f$30K%_m3o*oGDUq)EjQ%iAnVAtG_~KGW-
5LN$Jx`HA>pSMzgb##DN98&s>4mE0bG@ak0a=vud{r=f`A&EmXat^Isq9lyp&{}&%S=F$8ONfF=DHFVRCcwmKaI}=cS%mSqzYk5Pi_(QKi7XpBms|GA@`o
4S8FCaYVQ!B3L$kl=+@uUcw?beB;K=?fCjn6y}_v8*nhf%%D|YRNkpQm~7lQp8DASZ(6}%`6VZUk;VM!wF|p(WocH;hfC%`b=)hzq`W9bs6IY5KjlrJxB#
5<UkeL?Tk9(d5bP0B@(#4Prn97-R`3Mku`p#Od53}sn0v2J*lukg24^1~8}G%5Fsw1-jZ_$S!}(dZ7j-
+DYbX=qqX~dB52|%^z717BO$eG&S&1d++Jwc|P20Yu&^ZrKjtn6sCNarLlD)s_d|M5vsXrz{5psyXf>Y%la~)=iz)5H(f8OBrL8sg62>>J@YRJ2~=}maMd
}r_;@E+$|>`3^Y_kAA|bbtW7G-<JBCmY$)xUFY-orsl5fQTk11Pu%u$0$6%?d7n7b0V{$_<NkvHYKdtak^ooFjUTgoemtoHm~o2Zbra9N}lRuN+bbBkM<b
}7BW31{i&t8T3~<F{|XW*0Y0Z$^t@o(herZ9+6n0&nm9(rTnAlLk_S?KB3w@i5PW$r7FUxJ^=(s2ki|KpEK8H8R~2hy^CoKVU4)_6EP8C70A!72q-
aEKwyHGRBmvPTL0N_i-VxEK(8qE!X<`fBsrepxG%0?4QwozfCY17v{o}u%kl4S#Wns|SnHh|^ad(N8QXvcvYbhEqu32m^lJbOJ_aQv-
AY4fyHuFB7#;P>eQR`Boj*_NZ-yhzqO3v(F;o;ZW#DM@wmi4ny`N9#4K94%~TRS8-
x#iCP?~P=b4|RV0>eIl_B&?M$dRbXdmL#(f!TCv1=gDW=+MW4~Oy|EWIl@SFeWle9a}!RSLT{x{WK$7%WKm$57<TyC*2j3CX2MYT!F<X;o_ulbT7@yCg^J
EJf>L(T-
!6V2hz<22LW9bkv8m1C!g5%iB~M6!4>IWzQRLZY=nmQSB~V0;JkYZk0qRI8g?h)OPj2_<T&_nlWrcw#!4+Ef+%b^R(zsvJc${35I!*)>zW00e1gEg}jz-D
v3{<9;PnvEKQjvXx5IcK|k*I96t$t@agd+-
!>`tr|Xw`G<w!lm%>odFUuMV@G43Q*^N81hr1QBpW+1)#?hPz*3z;jo(0W3Jq92iVPMw^bJS4!Fr|17iGlE4EGrEK^#TH>H~4_XCYx6j^q#>!;i@x-
cRXq)8kGd;GF1>}&i+j?g}%r(&B$rubQJc)@|{uy>m-ix;JNlz4#cS^wc1@YvyfN<*V`wAF-
f+q{CB{GuP(HzC*v@tscb*T%gSE3UkEmaB{N_p>D!C*FDg+Qe}KKNnNjArC8rz!Kj;?gPW>r=(?13v;+9i8r`7R9%$Pvoz(l#|35(*XiWSM;*^^)mh;6Hq
d3(ACcEHvDTPOUe63Inz;eQClBR^HC0mB}yUfm^w&9q6nQNkQ-
j@1^%1`T3hFm0B(Ve*t3VS1EXTh`yx6BHLlEB&QvO{Tow)@F!DhHM?vF?kNkj!o;0%<?b$pr4wr5vnCYX!@khgHrJb^Jw5T}bDZu`#1*-
OpOwca4Mp0`T^%B6m%7$mNwa~S235Q&GgZGQg^P<+t`SY!mOSX8QGbL#Qy*`~)$WlJWY#QbsJ^9Sh5<!!vHAk-KH0W<5hj=3v{jcmOSkB?PeJL!8(x#ek_
d}Z@TK(g|EyAR*3I6(jf#P;NHpo|5n_aB4&tCf9!MJXi*JW>2AND^X+!0EXGea0SG$K3!sYi|e-
x$oks?Ys`*(SiS!d(Bs097ANuY<mU9WADJ8d(tj_o@g@u~J`ZBQU*O8$Snx9rYtsXUa0^8wtCm2s9Qp<B+g^OuK-
tf>I;kXHGZ6tlvgDqCW6x<<#9Lh_eF<IA#4Y58e%+*^OF%&hC^bp`VSG^^#vpgetr$oAqFSM-IUJ4gLzruexnVUyWtu*3e+gPE2opi=5_x?O`U+)k>F#M4
m?$D4ed_&F1vPu6L3(7{+nRPHbYAlgNz-v#}D^p%x4EiBjWZB{X)qIA63QAFqT=zD5FlO5jcK|HY;fI^U&S?8q1-;qN_CaF+fU<43v!b23(UdM-
E6X8!ZC*qAb%Vn}~S9}120zRGKOFFnU8HqD_xBa?33@fUCBfwo&!EXjx9nd>Q$eAI{^U`!xIPC7I1L;wH)00FWam{kA(Am!wdr~nH50ssI2003E9
tempo.games.gomoku.threats.vct:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;7}kLhg|?I;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O{%HZ*(>&w2rBt%>mKh;DjRBXRo#ZEsgXL=N5&Q(
-lTi;1M(%ya2HYUQ^SbYwgU!jKF|3-tgKdZZV6rV&>7dU5-
!{+*|y<K=V&(xtTBz%S<(2)SxKF%5wj_`|z88+60uK@U262)*rE1PMZzFd3SjwrWCUCOEqS}ii(kU$O?Nu30ymA)C$)n02cJ7)fgeimxtry(FK_A03Wj!o
SJ@G75`21sR?5gx|`8~kJ)zH?>AVPDUM-1>Cr>8z&w1^uC4UD<7Y1k<5+rS-W_e%dx(Pp<d2W{5Ha7IhXF|1g(R7Pi4JXD@PQkKrw)_2^XZnlQEmZ|*KP`
`TZ?R#5>w?8?chiMFi6>ZB@xWbXb=M^fjze{DTNzjS>H;~Bw_E3?aRPwi~JGldp>J6CYX?u{s0Rw%KLC(8lYhwH+iA?8iV4c?|<Jyj##&3AVhGs0dfw_&u
P<7FOZr-rfa!^tH}A-@sLO?q%OxtA_nFa@-;1fHbGnDbocST#d5pclq153dH}u=k-t<JejapC$p4lr4$M?mYWexdzM20?P+NF0NAPZQ-
*5|IBOAn5>)6)mhqL1>Kb_j*NT2K0bbz2fNAxf%N=cHlzV_C`XDHvvP}B9(Kcd-zm0k#yaVm2@HAzv&mRsd^rC>>6!@DSAb?2tV6kcBMKO$w=dkN;UU%Ji
2~P6M@(y+qn#GP+bs*8h(AWgH*;Xms7ogL$i2~xG{gBI(qXAk6f$p}xrf8khWL%!650`?A^S56J;*P`!%k^)V_<NS*HSTmGo<fp6EB-
>*I4fS2GyK)3QgcQI&6<zg(LNKk!wZbmp>s=Z7e-
ukAFD%6x=7*B^tn!22Hd(@c_j(@Vc9vc9Q$qpT_z&H*@%cmIlF1Bf=uIS^O@_BLwQ@0YRfu=K<^Nby2qG_!jO_Rtlc)INNqM)4-~ZqS>CQ#-
^jwk7Z13C=oY3Cn0e{Ao?vw>XGpv)1R*&z=J%3%@GJv$RwBA4xsc;G&#ir#f^&RLeHz?^wtKtG)H}w-
gjWM!>j%lG6i81nl&XTWww94Ab$10{RsM+TBR%0sS1pP2FEe8PSZfG6Z!Lt99%QytJ&dB7<7ko6fK8JE)V4HA4$b>LHNNQ2=jj<lI1mvkiK&rWmPcuPhZ&
N_y)mPg$_bigHwiK&#jvsYu-H|+>I@U2Tgv32a~830K2g-
(v}=xy4A`mzB?`G8k>x%hx2*{S~d^FQ71XL{jA`e>_hca+F2Re`8yp7_Qg~rr35Iy@~jSM>1xXtG}s9#$@Zg*phu8JzOmVLs(&YyN@^{9>e4bqq`7^>EpX
tYr?PQ|d<G>F-
>g%?nIF}^8?}bsn~MG=w?B*+4#|5X*`oW7LA|xqVHzOklpU<ta)!_g93sFq@pGm<T}}Zysv<A@sl*<~g;al(hHBSXSDju8g<)rjDi*?9UYGPewjX(}zw^-
l3cacQZq?SOsZMCXy?d<sW#x2p__Nvil{b=1k}3fZHA#bDNxk(KP8Qz?wDvy?SOMC3l`U98g^0uJp5rbk#Zem(*7l%n*#+MaV|4|04}x8k^vm1lgj`*-
8lGmCYQfgSZn^WfmBNlD=96jt2mOTHgmA~37tDgxpyRtlkUacd;(1lj@<6?#q`Y;0{2GQQcE_h0q}gT*kI`$X#5-
>Qs>RB{4eKF@o0TA=a=6~0<tz|(OjL_e;VjF~hs&Ct_oXRg=ZhB+({47ZI^h+|3oPksWh}dHUp@tncg%xf&hq9lrML=xAj#z7Xa)f<)(d!UhOBNuTSzAjU
Oz<tWh*oCyw~>3BvJ>1TcgsIXsk#<vfE%JGeGZzAMaetC<N1n_OKD&gDr9<1-
?cjGd&hlXUyhfmgYOJV<^B3Pu}(w6gw9~Lrj<i&|0buqNhILbCp?cY@Q8#8<9c;ORJq2M#6NlPseyJJZrkE`^S}3*@TfcH~r{2{vcGf5(OrpBo=(Mmk*6p
G-)S7VZ6*>Do61s%d@j0wI$FXai+$L-bkh9jtCH{1=NqOp}($~wOH|FXWr@nlIyLzs)pO2zA;K3E|HAX-2%1JAVix~-2G3>P1KSlh5-
ApTFxKyCJ_}o?Yp%~?AclwQHEyB^%U8d>>B8yH44$-uAZ;;s*OtlrI^poYe!-
HJ4TxWJ7yp{O<H22L@RkVgXr6JLY7S<LUq1?L>YH%JS_s6He3H<;JcAI(>-
+zdu!BH6Q(uj%8H%~MX#y4uPcbHaAb|mkQz8=hF*3oY|qhQ{{F6ars5~K`i_tBQG5I8qSa;(1&NPHG64t_m%@V(ArmhLJE5hx_R66x?|<FBYaG40DUkHC;
{E4)D7AUW1EGAPlCO_#*GJuSLCqWh`%q{l{6?-mR8A(wM9=sT^k5_kl?|IA^$~1=9Kl%O-t94o^{~pcO&=0-cZMw_ecC$<{gA6R$BDdFC0pHF4AQDc-
b>CoeX9(Bi-dzK(Co0u!BFWVF7QpWGcMO8lAf{@HvZp2H0p4-27Rs&Rtnbta8JOdc$mVs=0Q|*F?V78-Uxz}h}-
h+_=ET;u_bxKRIB^R(`8|MvS?^k9P7uTpk*cXY|}0$Y3$qRynLKd&t7sCumy3m0!ZVQE$~RhBlGU^t5fqeSw)&Gnhgw!YVwr?&ES>L7vM<k1QM_enK>o#i
kY-$FFdzNUUbdL?f+){=&~Md?xNZsuB_42BI}6jlr>?K<c|sq8s10z3IHtJ4GM#{dvabNt=MWMztGHr6R-n85fq%gohn0I=PowWeIUFfCYXPBd}^rg7f2-
uhP!idSc!0t<=qD~xhw9|pga!4aC_rb?q9D|ly=EFIvgU!!WfOueb{9tIL{7x)kQVhd6sFyiEUcf2la1VmZhy*FPf2CshiB{KS>e0nuhy_nJmEJ_+Nd<@_
u3^uoYGyuB+}vLV(wMS6#t1vxfegSza-DzaM<5&z6JY+ir#Vg&7IDwc5#}evr>GFG|jE?*9&RM@lfTGlL!4xBo{l>Our1A|fC$UQxzLM^hpMZ5r#sO4NVC
ND_y{zDH611lc{578cT)cu{IFn7l8CiO&SQY&<s6x;gX6Ta^!mS#UJxZKtWA=H!Mm$C}&Nqs7pH=k(3Urk3F7HApSIxzyj}BHLQfmF+5Mg5Cm7@<(iY5Xh
{loerQw&3u`NTQ+kc6^PI#IvM~cfr^R6aqTpvfeQSB0_+>n4y#NS1^5eiTj8LOB5c0RRlbl$6Od#ba4yyS!=wSMAG7BPc!Z4Q;Du)Y>TkhD$>jDhq+itJ)
EDT2`PQ`$*CfL^AS&@|?mYqL+S|Y~bX+X*MlkU|7Itp0f<+!v8=9m;Itqogl=ex%&9mZi_?=(VAJcSNEcAJoVgX``gD3Q~CTK*(0-S9x1nCf9O0-
M5q>gYWbBdg3wc;FVDI()Gd>S*K&~KVA7nDn=Fgn<Oo591S`=kf>)gjw?G^$i_nT?hBoPZ7A&i-
r0dbVK4*u3(Pd~I0MC&BcW5@3;&wm&)UMi@`ze7r5ng^uKi@vTdLg$Vn_E$}m^i1qo7kH7dr&xicc0n|aVGMQvtG$n)p79OD;T=a%rdHZSBI{EOEKi@<^f
hsrJt|fk|M&63I@|qr_c%$eeMV0~|fe|f#={LcvJj`I@S9mR)KPQu?LHoN3T-w+cv_8&sR(6~ND%P}XLgu~d^$>3!?DhL-
*1=)+woIHkC$=b`RIKklQ|1j*8JfW@ZL!Z+?5Y@K-vmrvNQ?PqXeQFm&r9-
mRVT}W{yzg9J`J0dJZw9cYgKKj`W@jN|J}%RWVW|SLd*G*k?&qZTQB%C#Lc92J`seE!cLkS6uLy2!qxf7$92~+(H$|;vR{HweX)r*(&KrvCFf3f4SoZ?i3
?`coEW>~CE4+kds(5Ja!Lj4=2{4i<xACx$(ir4DP$1_L<RjIDwON<g>pJuro|w=Rw)>Pu0XR>4Dvs)6t6)pEf<z(KKmWb#m%euc8}V}m6~8^%=JxlMJfzL
YiP76qZ4T{+Ud5a8E*cqz`mPs|E|0bkaVw@Z}9lBIf~|8E;hd|?q+8lxS2<5c#HliUQTe7e02G-^r-
Q2y6{FaDD<+?KOvN_`!~GnGlg*mL@>1?bL#%1S@7$ne|xW(+1hj<nPARf$H)FL(&S@M15a-
jE#MT`n4~7FRB>UNp+(*6a5n|*6Sx?HJPkw1E8y~VjT>9l<+UIiuMs;xb*sB(S-
50p3AzZDl=$F<l#Ek6*2dAbPVcdIA}Ah$#8;mLxTW5d+weE{$3736?t5OxK$nGY0f2WI&~zO0U3wMJSxNYvi|aeK0JV$gLBp`Yr}T}+Zve^v!<ott6df_;
{|Px7Se5afF&M>@QYy=8{f@{2eX?f;DF+~SY(3Yn(|kP7n$VB7-
Yo6EKy<<YM~;miAL8%z2drJPZrm(mD~rTvpm1t4CkrSQr>1^q8GVMR2z+Q4O{RRneYTao#>?D>FMLGinW^U>E8M#ayz$oOzo$u9Yy@}J$YPT07`rVsTx}t
VGFQ(JWJolAOr6?}Hr51GOb>mG2yVa_?@;EREN)9mon@u4N_CTvWkS7l^=plD#Tn?zY2ffg`+g!}kJFrAW-
?}n*5{&EpH~d85+}B*Mxqx#b(Yq6oa0Q=xu8cC>%Tgz7`NNvy~JS69F!4=DJC-(S-Ii`eTH$n-dx$j1&Y-
t4A9I?78&}bZTTNH?#b#5$*t;Bf;*99%AV2mqJx(V095x1JG2BWPJy~>;(P=T0@<$R$9P5wJm-vCGY!s&I~w@{J20xy<Uy-
ZYGG29_Nbt~Qa1c7OZ(UWw8D#Ezr{DODUP)pn)wR#yDnUYhN-mc{KWp8QI}Xs>6~-0?A}cTe&a|cnfR$&fVY}d5GH_fA^e&gY)8c-
i7zN8a6yvTR!bv2B?1;&RCsCE94^3zOXb3xvZogA(k{ElSh<P5(n@k-
T#|I!;Mc;6F5=LO=hQXnDw13QMJ~C&Oa#B***jNheccTsvY9S!T<kEzB!pnbreSdU|IsHFay%n;xY_&yKZS9ABP}8l^cpP){^ALdi?OsWr~1gu$S8{UBGr
QaLXTbncy97(kukHw3rR#~S@x)WiO<nQA-e!FA9befaBqv%-)1+o3(R~iR&PZ!<XGo|ulbHwd7!}Qbugc%y>Ls2OYKq;Hd9thPV@8qC6s<s#qv-
^&5%^qch13GSl|wo{h`e*W1rfVPciFuqJ)K~tAup}zJuk4n=E=IZ?J=`QQ>GYyO;vwG!}F!GUhErdd+F`<c37ArU}EsHga=!i(k-
$A@(iTiJ0G>?1+XcMM70A*k5JkB7NOoOl~q4jv=2i<NCRMiz}eXUQ;zSQm&|eG}=-~WM0dGD-
_+9H3f}ye~Y7oKgOF2MsMtHDx5&AKLLce`9c`T)QY?wXq)P%WJ8c;nZi?CpGBH4_q4||Nzl?=P3O0O^R)|2$Kw&Lt&Q`#@Yvs;TjO8)TkmINxYQ22+6i#C
Ko#0q5cs7YrnvDH`84ceB{f3`8NoFgTiYyprrm}^fSozrR$Z!EAbz#hl2X-
onsJBsmd;qGXow#|iuVwNSZj)Z8njQ)khJUb^F<oqIiyP8LtHyzXAs^P=Jw2tVJ4F<Xm4Yy9=Kq3=_Ck}bqa=ofFfm=6A$~|LIsKMM;I6S)#;xCJ{wZ;7>
Vj<1u2g@Id4ch2F;2?vK<I74@6`28kSr#v-
4g;qqlFjF*#9u#$?Zd*);XCiR^qBhT9Y#n5acn_J?!XSt$^7KFd^tz}ubU(ad{0&b4!_v8=_5B1Y*Vk!2;8a<NRb->@kVOOUPUB!r-zN)!6LPF)!U-
hqRRgUt_bgNt46do4iLS@n`_`4uo0<$eifwu)3@+8%BTV~{|CDNS=J0hk$<O_dd6F~bR+^aa_NJ^PU_)93UN8>(q0XghTEP~!QAHMM(pH1AObZ){4y+%`E
yiSPi3B$z_$(FA9^>r*4=(im{Pl94vL)@2-B$4(U9)pQf0=~vU1)G$U+MV(dl?paNd^wVo3`n69oV)IDMm$8T-
+XsCuUDDU*CFp>EQb@7I>Ut~BqAR0Cqyf++fIqsmzj=?4eVi`U*;H9mur@hb@2JQKO`+Ecf_OFbY(3ux<|DBnSWXn3Wtj=Vymy94?6Ccoy6#-
m=Hh78aFH?Q)D6L{CXPC=)LKQOFvD%JtIlR96H3Y5V4K(@mw=ky%%y_%yqS^H$7<&Z2Jud+D#(@UYpNr+Du`#uBnvVHv0*6mUazryR#@GD%T3Sn+#e>|ZM
f<?ShNq{lhJ9+?1cMbx_o+(KN*j5I=#%+Z~%vUtZ;aR0I#t(_9vv-*tWL{|MRTL-VSCNGzDFXxe-
e47e@@Qk?h~~<^UjUW;JL~e`_Vnpq{D=vh?#$xA0KmlLm(GSD(kB^vsD*t&8dg=|C3_%*E~dEBdg_M$`6)0o3V<%0qH`(p-#-
osdUQaBPB%sw&yV_FQMVI^Yp6CFdBGH?#)}Zo##mCs<XGbD-C<;Z`3+*mtba9jx*weED6wt8870oRqD~1mAkb=t*I){s#Slp2-
d<cipd}V3LZQVytqY2pi@`f;dpyDIFr0-
yHbRJBOe;{qSZ!)zPD!AHm>V^H~o0V*pbR*M%>@Ix4=D&rQZVpJ=VEeNSp8zCEYZyO1|runk0MD67lx?$7OGK@$?%z3cN^HohzD*vY^DYr0GFYIRdsoK|7
<yGiF$zaiw0U9`yafm2W_MP40zI^yo^-
&akFR1DEl2Gl*baVlGcmd?e24$!S93CA;RC@>ScnulSAFm)r`bq%BnUHnpbs%EZD(t;QFZRIpuj8QYMtG?C(VA9_fWDUFKps{9KpGMWW9n^ZOa~;#(SA>#
KCez5{CwFk;gD2RSI=x8o#y!|6rrd&&?ek=&M&#n#R@Vlu>?qBSAleiX;1qVhTN~c2xVLZJ*B8o|>N`R%;Ka*Y3h-
FowJ64F`di1fg=Yg__4STzvQN<=#azy}(ndo#w#UJo!PZ*2dN3VVAFqAqw`*dMCd~3`U`#a!$CdrNWq#v_hXrcQQKKz`JAOXbYz@Xr^}9f#&lzhy(|328<
FMbO-xt|iUH!&T0u(b?e8@lrUVf!=bpT9(BHQfT%pJ#zx~AXfj@dcQn;tg=r8Gs`bQN?c8ZBhSd@Jlf$X}qYOfMHM7Ac*2)|Cf)%-
OaRH@?AuM68GkOpBk{VMBN##@!bE5%f&w)?Q{3s$(vDA{FF|u?nn*2jZaxqyEz|B||qo<jn+^pJMr3O<}>A?#S#06qcnsH_jDV%^5qSzP4qxkF->f=C@-
XkvJ@yUWvIea4ZAJk_NeVOZ{3x1P5ueLXXI8*V-_R|9fYg=SjC{g<xi#*%9bZZ{Buu8O-%PCBZ6IS^R3$?s~$ZW;_k+PATw^x-
;yceNoX6jOP4>M8GaHJ3v0SQ?-%Q4;(>MZmfc9@(kU^6UEw`3+X|Ov7;c*V|X3-Z;;QU;G<TM(?*3@;KN{-
Tkwfdm{>tdW&eEqMSo#ADt<xG*mU~+_n_yKb$^-dU&5RoN62&j7-RTH|C|BzEPv<#XfoIQ>kmuOCX$2d<^P-
Q=SX0cE5mUqpE4QH78u9dHhfbT@lEWPm|pRPk$b4UXaDL{4>Sq)xs{u9yq^;D1K-<>fXdr7#d165sns(YJFY-$#t$aVslSGi-E~TR+p~|NVcqYRx--9SzX
<>n@*|&EE0y2)A?-fKu7<$ieT#sYQG+<;=kC0RQr+x|-Q$B-
*Q^kcz3_lOmYD^eA#zY@aK5*TVZQJYN$RjZB_Z1;qJr>fY15yaDlK~0(a3K2GrNFDif#7TXO7-uiA>|k8=n%0-
1TRJ6R1Y>;}iO&S{4V#{>ZBSB75JI|F^a*AtunCxNBLAO8FXh+zO$el2BD*P}8O<HXyvh#+3zRbYFg4)0V66O^}d*2O3D+RJhB~pYYwXczL>&LDK<~MnTT
7P}}_Yj;Xto<cw#X)fl3`CX3d6?Sbt?4q1lr^Aq}kG|PIchhr83-
$3sa>G~jB$C^X6{x&n}Jnn6U7`4?K(q!X<x5S)61`mY0z%0biF+)_VWyk0o=`nvwL;&}*0(yQIG*-
YV=JKl8FrnjWs9WrK8s@l?LkvQE^r|7L<`Uibh?b4Mk(hfFqY!iBZT!jFQE^L~HixSnuYe@tPe6CGy0Zx2&vuyyD#nh_0;o(fxEex2vB^2V_$Y!IG`c(b-
@gEJX5)zpeaST?CAO1mK{-R{Vrmh-DYm5(I~{Sy92Mv~&rjSoxD_kOJoWgl<4or{q=*ey01>1bU0Axm^oryLK;!;{4u*&Gf2433S02&lnOEb@28VA|{W>X
#rBw(Pyt2CLIL0Fd4<TRSohWb@eK{3(9v<=|I5e}b@Uy@MCE^j*02WNTReFk7AuPL-
OLxFZd1}b5rL3m9ns@*u9vA=s00Embp`ZZ(O5(w1r~nH50ssI2003E9
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

"""Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.

For each function that Python calls, and the kinds of arguments it is called with, there is one object as a compiler
writes it: x86-64 instructions that stand anywhere in memory. Those of one module are compressed together and written
as text below its name, a chapter; `build.py` leaves out the chapters of modules that a file does not hold. Above them
stands one line of JSON that says what all were made from. llvmlite, which numba stands on, puts an object into
memory in some milliseconds, where compiling takes numba seconds; numba itself is not even imported.

Nothing is used that may not fit: the system and the features of the processor must be those that the code was made
for, the text must be undamaged, and the sources must be the very ones that it was made from.
"""

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


def read_objects(text: str, source: str) -> tuple[list[Compiled], list[str]]:
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


def without_stale(found: list[Compiled], told: dict[str, Any], below: Path) -> tuple[list[Compiled], list[str]]:
    """Return the objects whose sources, files below a folder, are those they were made from, and why not the others."""
    stale = set(import_module("tempo.native.aot.source_digest").stale_sources(told["sources"], below))
    paths = list(told["sources"])
    fresh, refused = list[Compiled](), list[str]()
    for made in found:
        changed = sorted(stale.intersection(paths[number] for number in told["kernels"][made.key]["sources"]))
        if changed:
            refused.append(f"the machine code of {made.key} is older than its sources: {', '.join(changed)}")
        else:
            fresh.append(made)
    return fresh, refused


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
# src/tempo/native/numba_compiler.py
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
    processor, features = target()
    if processor == PROCESSOR:  # machine code is then the same wherever it is made
        numba.config.CPU_NAME, numba.config.CPU_FEATURES = processor, features  # type: ignore[attr-defined]
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
        cpu=processor,
        features=features,
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


def target() -> tuple[str, str]:
    """Return the processor and the features to compile for: PROCESSOR, or this very one where it can do less."""
    from llvmlite import binding

    if set(PROCESSOR_FEATURES.split()) <= host_features():
        return PROCESSOR, ""
    return binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()


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
# src/tempo/native/background_compiler.py
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
# src/tempo/native/jit.py
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
                found, refused = read_objects(text, source)
                self.ready_made.update((f"{one.key} {one.origin}", one) for one in found)
                self.refusals += refused
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

    value: Callable  # (game, tree, params, rng, depth) -> of the last node on the path, for the side that moved there
    is_due: Callable  # (tree, params, node) -> whether a node gets its children before it is gone through
    parent_bonus: Callable  # (tree, visits) -> what is multiplied with the bonus of each child, by the parent's visits
    child_bonus: Callable  # (tree, node, visits) -> what exploring a node is worth, by its own
    bias: Callable  # (tree, params, node, visits) -> what is added to the mean of a node


@njit
def play_out(game, tree, params, rng, depth):
    """How the game ends at random."""
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), params.discount)


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
def is_visited_enough(tree, params, node):
    """The root always is, a new node never."""
    return tree.stats[node].visits >= params.expansion or node == tree.path[0]


@njit
def ucb_parent_bonus(tree, visits):
    """sqrt(2 ln visits)."""
    if visits < tree.parent_bonuses.size:
        return tree.parent_bonuses[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@njit
def ucb_child_bonus(tree, node, visits):
    """One over the root."""
    return 1.0 / math.sqrt(visits)


@njit
def progressive_bias(tree, params, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return params.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


BY_PLAYOUT = Evaluator(play_out, is_visited_enough, ucb_parent_bonus, ucb_child_bonus, progressive_bias)


# ==================================================================================================
# src/tempo/search/ordering.py
# ==================================================================================================

"""In which order the moves of a node are tried: by chance, or the promising ones first.

A game that can rate its moves gives each a *prior*. It decides who comes first, and is added to the value of a move
as a *progressive bias*, bias * prior / (visits + 1): it says much while little is known, and fades. The priors stand in
an array of their own, since they are read when a node changes and not when it is compared with others.

Which way it is comes with the game, as a function: asking in `search` would take longer to compile, with the clock
running, for all the games that have no use for it.
"""


class Ordering(NamedTuple):
    """How a game's moves become nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; rates actions[:count], 0 promises nothing
    add_children: Callable  # (game, tree, params, first, count); gives actions[:count] to nodes first, first + 1, ...


@njit
def no_prior(board, state, actions, count, priors):
    """For a game that does not know one move from another."""


@njit
def add_children_as_listed(game, tree, params, first, count):
    """One node for each move; chance will decide."""
    for i in range(count):
        tree.selection[first + i].action = tree.actions[i]


@njit
def add_children_best_first(game, tree, params, first, count):
    """One node for each move, the promising ones first; before a move is tried, its q is what it promises."""
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
    """The promising moves first."""
    return Ordering(prior, add_children_best_first)


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
will come of a position for certain although it is not over (`leaf_solver`), and what a position
seems to be worth (`Evaluation`).
"""

# What `outcome` returns, seen from the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_leaf_solver(board, state):
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
    ordering: Ordering = RANDOM_ORDER  # which moves are tried first
    leaf_solver: Callable = no_leaf_solver  # (board, state) -> as of playout if the result is certain, else 0; ONGOING
    evaluator: Evaluator = BY_PLAYOUT  # what a leaf is worth, and how a tree is gone through
    nn_eval: Any = ()  # the network that it asks, if it does: puct.py


class Evaluation(NamedTuple):
    """What a game has learned of positions: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> whole number, for the side to move; what it ended with where it is over
    unit: int  # so much of a value is one of what the game counts at its end
    logistic_scale: tuple[float, float]  # on an empty and on a full board: at which score 73 in 100 games are won
    spread: tuple[float, ...]  # how far values of searches to two depths differ: search/alphabeta/selectivity.py


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
        if on_board(row + (inarow - 1) * down, size) and on_board(column + (inarow - 1) * right, size)
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
        new_window_weights(inarow),
        np.zeros((6, max(len(found), (MAX_THREATS + 1) * cells)), np.int64),
        np.array(zobrist, np.uint64),
        np.zeros(FAILURE_SLOTS, np.uint64),
    )


def new_window_weights(inarow: int) -> np.ndarray:
    """Return the weights of a window by its stones: float32[2, inarow + 1], the mover's, then the opponent's."""
    own = [WEIGHT_GROWTH ** (stones - inarow) for stones in range(inarow + 1)]
    return np.array([own, [BLOCKING_WEIGHT * weight for weight in own]], np.float32)


def on_board(place: int, size: int) -> bool:
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
# src/tempo/native/rng.py
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
            forced = merge_forced(forced, empty_cell(board, state, window, NOWHERE))
        if stones == five:  # not elif: with inarow 1 an empty window is a four of both sides
            win = empty_cell(board, state, window, NOWHERE)
    return win, forced, threes


@inlined
def merge_forced(forced, cell):
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
def second_completion(board, state, cell, three, first):
    """Return a cell other than `first` on which a stone on `cell` would threaten a five, or NOWHERE.

    `three` is the count of a window that is a three of the attacker's.
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
            forced = merge_forced(forced, empty_cell(board, state, window, NOWHERE))
    return forced


@inlined
def add_threes(board, state, cell, three, threes):
    """Append the windows through `cell` that are threes to the `threes` ones in THREES; return the new number."""
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
def vcf_attack(board, state, mark, forced, threes, depth, ply, key):
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
                plies = vcf_reply(board, state, mark, cell, end, threes, depth, ply, key)
            else:
                other = second_completion(board, state, cell, three, end)
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
def vcf_reply(board, state, mark, cell, end, threes, depth, ply, key):
    """Return the plies in which the attacker wins with a four on `cell`, answered on `end`; 0 if he does not.

    The other arguments are those of `vcf_attack`.
    """
    stone = 1 if mark == 1 else SECOND
    put_stone(board, state, cell, mark)
    put_stone(board, state, end, BOTH_MARKS - mark)
    forced = forced_reply(board, state, end, (1 + SECOND - stone) * (board.inarow - 1))
    plies = 0
    if forced != TWO_CELLS:
        threes = add_threes(board, state, cell, stone * (board.inarow - 2), threes)
        after = key ^ board.zobrist[mark, cell] ^ board.zobrist[BOTH_MARKS - mark, end]
        plies = vcf_attack(board, state, mark, forced, threes, depth - 1, ply + 2, after)
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

    The winning line is in scratch[LINE]. `key` is the Zobrist key from `start_search`, which set the node limit.
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
        plies = vcf_attack(board, state, mark, forced, threes, depth, START, key)
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


@entry
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
def list_defences(board, state, mark, plies, start):
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
        end = add_defence(board, board.scratch[LINE, i], end)
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
                        end = add_defence(board, cell, end)
        for i in range(1, plies - 1, 2):
            take_stone(board, state, board.scratch[LINE, i], defender)
    for i in range(start, end):
        board.scratch[IS_LISTED, board.scratch[DEFENCES, i]] = 0
    return end


@njit
def add_defence(board, cell, end):
    """Append a cell to the list that ends at `end`, unless it is listed; return the new end."""
    if board.scratch[IS_LISTED, cell]:
        return end
    board.scratch[IS_LISTED, cell] = 1
    board.scratch[DEFENCES, end] = cell
    return end + 1


@njit
def vct_attack(board, state, mark, depth, most, start, key):
    """Return the plies in which the attacker, to move, wins at the latest; 0 if no win is found.

    The first move of the win is in scratch[COUNTERS, BEST_MOVE].

    Args:
        board, state, mark: as in `vcf_attack`.
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
        if forced == NOWHERE and not makes_threat(board, state, cell, mark):
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

    0 if the move threatens nothing or some defence is not refuted. The arguments are those of `vct_attack`.
    """
    threatened = vcf(board, state, mark, min(MAX_THREATENED_FOURS, most // 2), key)
    if threatened == 0:
        return 0
    end = list_defences(board, state, mark, threatened, start)
    longest = threatened + 1
    for i in range(start, end):
        cell = board.scratch[DEFENCES, i]
        put_stone(board, state, cell, BOTH_MARKS - mark)
        after = key ^ board.zobrist[BOTH_MARKS - mark, cell]
        plies = vct_attack(board, state, mark, depth - 1, most - 1, end, after)
        take_stone(board, state, cell, BOTH_MARKS - mark)
        if plies == 0:
            return 0
        longest = max(longest, plies + 1)
    return longest


@njit
def makes_threat(board, state, cell, mark):
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


@entry
def find_vct(board, state, nodes, most):
    """Return the plies in which the side to move wins by threats at the latest, up to `most`; 0 if no win is found.

    Iterative deepening by the number of threats. The first move is in scratch[COUNTERS, BEST_MOVE].
    """
    key = start_search(board, nodes)
    for depth in range(MAX_THREATS + 1):
        plies = vct_attack(board, state, np.int64(state[TO_MOVE]), depth, most, START, key)
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
    """Return a win by threats for the side to move: VCF, then VCT, each within `nodes` nodes and `most` plies.

    To play out a win, call it again after each reply, with `most` two plies lower.
    `seconds` limits the wait for machine code.
    """
    plies = find_vcf.on(board, state, nodes, seconds=seconds)()
    if 0 < plies <= most:
        line = tuple(board.scratch[LINE, :plies].tolist())
        return ThreatWin(line[0], plies, line)
    plies = find_vct.on(board, state, nodes, most, seconds=seconds)()
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
    count = list_defences(board, state, opponent, plies, START)
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
    count = list_completing_cells(board, state, mine * (board.inarow - 1), actions)
    if count == 0:
        count = list_completing_cells(board, state, (1 + SECOND - mine) * (board.inarow - 1), actions)
    if count == 0:
        count = find_defences(board, state, DEFENCE_NODES, actions)
    if count == 0:
        count = list_near(board, state, actions)
    return count


@njit
def list_completing_cells(board, state, stones, actions):
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
more room; block an open three of the opponent's that has room for more at one end; else play anywhere. Names are
those of five in a row: whatever `inarow` is, a *three* here is `inarow` - 2 stones side by side, free at both ends.
"""

NO_CELL = np.int64(-1)


@njit
def rule_cell(board, state, rng):
    """Return a cell by the first four rules, drawn at random from several; NO_CELL if none applies."""
    mark = np.int64(state[TO_MOVE])
    cell = completing_cell(board, state, mark, rng)
    if cell == NO_CELL:
        cell = completing_cell(board, state, BOTH_MARKS - mark, rng)
    if cell == NO_CELL:
        cell = end_of_three(board, state, mark, 1, rng)
    if cell == NO_CELL:
        cell = end_of_three(board, state, BOTH_MARKS - mark, 2, rng)
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
def completing_cell(board, state, mark, rng):
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
def end_of_three(board, state, mark, room, rng):
    """Return a random cell that extends an open three of `mark` at its end with more room, or NO_CELL.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        mark: int64, 1 or 2.
        room: int, the fewest free cells that this end must have.
        rng: uint64[1], random state.
    """
    chosen, found = NO_CELL, 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != mark:
            continue
        for down, right in STEPS:
            if run_length(board, state, cell, -down, -right, mark) > 0:
                continue  # the three begins at an earlier cell
            if run_length(board, state, cell, down, right, mark) != board.inarow - 3:
                continue
            last = cell + (board.inarow - 3) * (down * board.size + right)
            before = run_length(board, state, cell, -down, -right, 0)
            behind = run_length(board, state, last, down, right, 0)
            if before == 0 or behind == 0 or max(before, behind) < room:
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
def run_length(board, state, cell, down, right, held):
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
        cell = other if other != NOWHERE else heaviest_of_sample(board, state, mark, rng)
        put_stone(board, state, cell, mark)
        stone = 1 if mark == 1 else SECOND
        own, other = NOWHERE, forced_reply(board, state, cell, stone * (board.inarow - 1))
        mark = BOTH_MARKS - mark
    return 0


@inlined
def heaviest_of_sample(board, state, mark, rng):
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
LEAST_THINKING = 0.1  # the share of the usual time that is thought however long the machine stands still
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


def allocate(plan: TimePlan, step: float, bank: float, filled: float, cpu_share: float = 1.0) -> Budget:
    """The budget of one move. `filled` is the share of the board that is filled, `cpu_share` that of the processor
    that we get, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    most = spendable(plan, bank, cpu_share)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * most, plan.cap, most)
    hard = hard_stop(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard, end=step + bank)


def proof_seconds(plan: TimePlan, step: float, bank: float, cpu_share: float = 1.0) -> float:
    """How long a proof may last that makes every later move nearly free. If it fails, some time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * spendable(plan, bank, cpu_share), hard_stop(plan, step, bank))


def spendable(plan: TimePlan, bank: float, cpu_share: float) -> float:
    """What of the bank may be spent by our own choice: where the machine takes much, the bank is to pay for that."""
    return cpu_share * max(0.0, bank - plan.reserve)


def hard_stop(plan: TimePlan, step: float, bank: float) -> float:
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

    def record_batch(self, seconds: float) -> None:
        """A piece took so long of the processor."""
        self.slowest = max(self.slowest, seconds)

    @property
    def cpu_share(self) -> float:
        """The share of the processor that we get."""
        return min(1.0, self.worked / self.passed) if self.passed > 0 else 1.0

    def hard_stop(self, budget: Budget, begun: float) -> float:
        """When to stop what was begun then, so that one more piece as slow, or a much longer stall, would still end in
        time."""
        piece = min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)
        kept_back = max(WORSE_STALL * self.stall, self.caution * budget.end)
        by_stall = max(budget.end - kept_back, begun + LEAST_THINKING * budget.soft)
        return min(budget.hard - piece, by_stall)

    def soft_stop(self, budget: Budget, begun: float) -> float:
        """When to stop, so that one more stall like the last is not paid from the bank, move after move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THINKING * budget.soft, budget.soft)
        return min(max(usual, least), self.hard_stop(budget, begun))


# ==================================================================================================
# src/tempo/search/exact/prover.py
# ==================================================================================================

"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""


class ProofForecast(Enum):
    """What may come of a proof."""

    HOPELESS = "it would not end"
    POSSIBLE = "it may end in time: worth a part of the move's usual time"
    LIKELY = "it should end in time: worth borrowing from the bank, as a proof makes every later move cheap"


class ProofState(NamedTuple):
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

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """What to expect of a proof that may take so long."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Whether so many nodes may be of use, where nodes are counted in place of time: the same at any time."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Rulings, each at least as narrow as the one before. Send a number of nodes for the next one: they
        are all spent when it comes, unless it is exact, which ends the proof."""


# ==================================================================================================
# src/tempo/search/types.py
# ==================================================================================================

"""What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking."""

KernelCall = tuple[Entry, tuple]  # what is called as machine code, and all its arguments


class SearchOptions(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    expansion: int = 1  # 1 .. 50 visits after which a node gets children: more, where there are many
    bias: float = 0.0  # 0 .. 10 the weight of what a move promises at first sight, where the game says
    draw_value: float = 0.5  # 0 .. 0.5 what a game that nobody won counts for either side
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "value"  # value, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when no other move can be chosen any more
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each, 36 with priors
    search: str = "tree"  # or network, the tree search by one; or alphabeta, by what the game says a position is worth
    probcut_margin: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    puct: float = 1.0  # 0.3 .. 4 the c of PUCT, where a network rates the moves, in place of that of UCB
    fpu_reduction: float = 0.1  # 0 .. 1 how much less than its parent a move is worth there that was not tried
    table_bits: int = 20  # 12 .. 26: alpha-beta remembers 2^table_bits positions, 16 bytes each


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

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """All that is called as machine code to search a position, the search last: by then all else is there."""

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
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

    def line_after(self, move: int) -> tuple[int, ...]:
        """The expected line of play that begins with one of the moves of the position."""


def moves_in(position: Position) -> list[int]:
    """The legal moves. Called from Python, a game's functions are Python: nothing is compiled for it."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


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

# All features of search/, and the threat search. Tuned by `tune --objective match`: docs/gomoku.md.
CHAMPION = GomokuProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.36,
        exploration_growth=0.0,
        first_play=0.28,
        expansion=1,
        bias=0.45,
        playout="worthy",
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(reserve=10.0),
    rules=False,
    threats=True,
)

# The network trained by self-play on 8x8, without threat search: docs/network.md.
NETWORK = GomokuProfile(
    name="network",
    options=CHAMPION.options._replace(search="network"),
    plan=CHAMPION.plan,
    rules=False,
    threats=False,
)


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
        options: SearchOptions,
        plan: TimePlan,
        searcher: Searcher,
        simulations: int | None = None,
    ) -> None:
        """`simulations` replaces the clock, which makes the player repeatable if its searcher is."""
        self.options = options
        self.plan = plan
        self.searcher = searcher
        self.simulations = simulations
        self.pace = Pace()
        self.is_ready = False  # whether all that the last search needed was machine code

    def think(
        self,
        position: Position,
        shortcuts: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Snapshots, the last one final. `shortcuts` is asked in order before anything is searched."""
        for source in shortcuts:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allocate(self.plan, step, bank, position.filled, self.pace.cpu_share)
        self.pace.begin_move(perf_counter(), thread_time())
        self.prepare(position, math.inf if self.simulations is not None else budget.hard - (perf_counter() - started))
        self.read_clock(started)
        proof = self.prove(position, budget, step, bank, started)
        if proof is not None and self.needs_no_search(proof, budget, started):
            yield self.proven_snapshot(proof, position, bank, started)
            return
        if proof is not None and proof.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif proof is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        for simulations, end in self.batches(proof, budget, started):
            yield self.look(position, proof, simulations, end, bank, started)

    def get_ready(self, position: Position, seconds: float) -> None:
        """Have what a search will need made, as far as that goes in so many seconds."""
        end = perf_counter() + seconds
        self.prepare(position, seconds)
        if seconds < math.inf:
            LADDER.wait(end - perf_counter())

    def prepare(self, position: Position, patience: float) -> None:
        """Set the prover and the searcher to a position, machine code taking so many seconds at most. All that is not
        there yet is ordered at once, and first what is needed first."""
        end = perf_counter() + patience
        if position.prover is not None:
            position.prover.get_ready(position.game, patience)
        patience = end - perf_counter()
        self.is_ready = self.searcher.prepare(position, self.options, patience, self.simulations is None)

    def read_clock(self, started: float) -> tuple[float, float]:
        """The seconds since the start of the move, and how long the processor worked since this was last asked."""
        now = perf_counter()
        return now - started, self.pace.look(now, thread_time())

    def calls(self, position: Position) -> list[KernelCall]:
        """All that is called as machine code to search a position."""
        return self.searcher.calls(position, self.options)

    def prove(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> ProofState | None:
        """What can be proved about the position in the time that a proof is given."""
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
        nodes, (begun, _) = FIRST_NODES, self.read_clock(started)
        now = begun
        while now < min(end, self.pace.hard_stop(budget, begun)) and not proof.exact:
            proof = steps.send(nodes)
            now, worked = self.read_clock(started)
            self.pace.record_batch(worked)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(worked, 1e-9))))
        return proof

    def needs_no_search(self, proof: ProofState, budget: Budget, started: float) -> bool:
        """Whether there is nothing to choose, or no time left to begin a search."""
        if proof.exact and len(proof.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard

    def proven_snapshot(self, proof: ProofState, position: Position, bank: float, started: float) -> Snapshot:
        """The move that is best for certain; of several, or in a hurry, the one that the prover names first."""
        move = proof.moves[0]
        value = 0.5 if proof.value is None else proof.value
        seconds = perf_counter() - started
        reason = "exact" if proof.exact else "hurry" if proof.value is None else "outcome"
        rung = "" if position.prover is None else position.prover.rung(position.game)
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=proof.plies, rung=rung, score=proof.score
        )

    def batches(self, proof: ProofState | None, budget: Budget, started: float) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, why it is over, if it is) now and then."""
        run, (begun, _) = self.searcher.run, self.read_clock(started)
        total = self.searcher.begin(None if proof is None else proof.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        now, worked = self.read_clock(started)
        if worked > BATCH_SECONDS and now > budget.hard:  # interpreted, one more may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / max(worked, 1e-9)))), now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            done = run(batch)
            total += done
            now, worked = self.read_clock(started)
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
                self.pace.skip(perf_counter(), thread_time())  # whoever looked at it took his time
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, max(remaining, 1e-4) / worked)))

    def look(
        self, position: Position, proof: ProofState | None, simulations: int, end: str, bank: float, started: float
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
        if proof is None or proof.value is None:
            return snapshot
        if proof.exact:
            score = snapshot.score if proof.score is None else proof.score
            return snapshot._replace(reason="exact", value=proof.value, plies=proof.plies, score=score)
        return snapshot if is_proven else snapshot._replace(reason="outcome", value=proof.value)


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
    def options(self) -> SearchOptions: ...

    @property
    def plan(self) -> TimePlan: ...


class PlainProfile(NamedTuple):
    """How an agent plays of which no more is to be said."""

    name: str
    options: SearchOptions = SearchOptions()
    plan: TimePlan = TimePlan()


class Task(NamedTuple):
    """What an agent is asked, read from what it is shown."""

    position: Position
    shortcuts: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left beyond those
    calls: tuple[KernelCall, ...] = ()  # what the knowledge needs as machine code


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
        self.player = Player(profile.options, profile.plan, self.new_searcher(), simulations)
        self.log = log
        self.lock = Lock()
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

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """The same while the clock of a move runs: what is not ready in time may be left out."""
        return self.read_task(observation, configuration)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """The legal moves, found with as little as possible; may raise whatever it likes."""
        return moves_in(self.read_task(observation, configuration).position)

    def format_move(self, move: int) -> str:
        """How the log names a move."""
        return f"move={move}"

    def choose(self, observation: Any, configuration: Any) -> int:
        """The move to play; whatever goes wrong, a legal one if there is any way to tell."""
        if not self.lock.acquire(blocking=False):  # whoever asked before has given up waiting, but the search has not
            return self.fallback_move(observation, configuration)
        try:
            LADDER.workshop.go_on()
            return self.decide(observation, configuration)
        finally:
            LADDER.workshop.rest()
            self.lock.release()

    def decide(self, observation: Any, configuration: Any) -> int:
        """As `choose`, when nothing else is going on."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_task_in_time(observation, configuration)
            for snapshot in self.player.think(task.position, task.shortcuts, task.step, task.bank, started):
                self.last = snapshot
            self.prepare_in_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.log_error(error)
        if self.last is None:
            move = self.fallback_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, seconds=perf_counter() - started)
        self.print_line(log_line(self.last, self.format_move(self.last.move)))
        return self.last.move

    def fallback_move(self, observation: Any, configuration: Any) -> int:
        """A legal move, if there is any way to tell."""
        with suppress(Exception):
            return random.choice(self.legal_moves(observation, configuration))
        return 0

    def prepare_in_free_time(self, task: Task, started: float) -> None:
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

    def log_error(self, error: Exception) -> None:
        """Tell of an error, and go on."""
        self.print_line(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")

    def print_line(self, text: str) -> None:
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


def bank_seconds(observation: Any) -> float:
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

The children of a node lie side by side. What choosing among them reads (SELECTION) takes 16 bytes a
node, so that seven children are two neighbouring cache lines, and where the next level stands is
known as soon as the choice is made. A tree of millions of nodes is bound by cache misses: this
decides the speed, not arithmetic. What is only kept while backing up (STATS) stands apart.

Values are told from the side that moved into the node. Children are laid out when a simulation
first passes through their parent; the tried ones come first. From `used` on all is zero.
"""

ROOT = 0
NO_CHILDREN = 0  # the root is nobody's child, which leaves 0 free to say so
NOT_IN_TREE = -1
# sqrt(2 ln t) for small t: a logarithm costs more than all the rest of a choice. Trees carry it along, as a constant of
# that size would be the largest part of the machine code.
UCB_PARENT_BONUSES = np.sqrt(2 * np.log(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
UNTRIED = np.float32(0.0)  # the `child_bonus` of a child that no simulation has passed through

SELECTION = np.dtype(
    [
        ("q", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("child_bonus", np.float32),  # 1 / sqrt(visits): what exploring is worth here
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # the move that leads here
        ("count", np.int16),  # number of children
    ]
)
STATS = np.dtype(
    [
        ("value", np.float64),  # sum of the results
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # the certain result (proofs.py), or 0
    ]
)


class Tree(NamedTuple):
    """[N] is the number of nodes there is room for."""

    selection: Any  # SELECTION[N]
    stats: Any  # STATS[N]
    priors: np.ndarray  # float32[N], what the moves promised; where the game does not rate them float32[1], zero
    used: np.ndarray  # int64[1], nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], the nodes of the simulation under way
    state: np.ndarray  # the position at the end of that path
    actions: np.ndarray  # int16[most legal moves], where the game lists them
    scratch_priors: np.ndarray  # float32[most legal moves], where the game rates them
    parent_bonuses: np.ndarray = UCB_PARENT_BONUSES  # float32[2^16], by the visits of the parent


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """An empty tree; the system hands out its memory only as nodes come into use."""
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
    """Forget everything."""
    used = int(tree.used[0])
    tree.selection[:used] = np.zeros((), SELECTION)
    tree.stats[:used] = np.zeros((), STATS)
    tree.priors[:used] = 0.0
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """The indices of a node's children."""
    first = int(tree.selection[node].first)
    return range(first, first + int(tree.selection[node].count))


def is_solved_leaf(tree: Tree, node: int) -> bool:
    """Whether the result of a node is certain although nobody has looked at its moves: there is none to choose."""
    return bool(tree.stats[node].proof != 0) and tree.selection[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Leave a node only those children that these actions lead to, in the order in which they stand."""
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
    """Whether the game rates its moves."""
    return tree.priors.size > 1


@entry
def find_position(game, tree, root_state, state):
    """The node of a position at most two plies below the root, or NOT_IN_TREE."""
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
    """Copy one node to its new place and leave word for its children."""
    if tree.selection[node].first != NO_CHILDREN:
        moved_parent[tree.selection[node].first] = target
    tree.selection[target] = tree.selection[node]
    tree.stats[target] = tree.stats[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]


@inlined
def forget_node(tree, node):
    """Make a node as new."""
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
def proof_in_plies(plies):
    """The proof of a position that is won in so many plies, or lost in as many below zero; 0 is not known."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def certain_value(proof, discount):
    """What a node is worth of which this is proven."""
    return NOBODY_WON if proof == DRAW else value_of(proof, END - abs(proof), discount)


@inlined
def proof_from_children(tree, node):
    """What the children prove of their parent: one won child suffices, else all must be certain."""
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

"""Reading the tree: what a node is worth, which move to play, and the line that is expected."""

TROUBLE = 0.4  # a best move worth less than this is not believed early


def node_value(tree: Tree, node: int) -> float:
    """What a node is worth: its certain result, else its mean, and a half where nothing is known."""
    proof, visits = int(tree.stats[node].proof), int(tree.stats[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.stats[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit, and then by promise."""

    def rank(child: int) -> tuple[int, float, int, float]:
        proof, visits = int(tree.stats[child].proof), int(tree.stats[child].visits)
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
    not_lost = [child for child in children(tree, ROOT) if tree.stats[child].proof >= UNKNOWN]
    if len(not_lost) < 2:
        return True
    best = best_move(tree, choose)
    if node_value(tree, best) < TROUBLE:
        return False
    least = prospect(tree, best, choose, simulations, 0.0)
    return all(prospect(tree, child, choose, simulations, 1.0) < least for child in not_lost if child != best)


def prospect(tree: Tree, child: int, choose: str, simulations: float, result: float) -> float:
    """The merit of a move at worst, or at best, if that many more simulations all had this result."""
    visits, value = int(tree.stats[child].visits), node_value(tree, child)
    if choose == "visits":
        return visits + result * simulations  # at worst all of them go elsewhere
    if tree.stats[child].proof == DRAW:
        return merit(choose, value, visits, certain=True)
    total = visits + simulations
    return merit(choose, (value * visits + result * simulations) / total if total else value, total, certain=False)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """The moves from the root through `node` along the most visited children."""
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

"""Monte-Carlo tree search, for any game that keeps the contract of game.py.

One simulation goes down the tree by what is known so far (`select`) until it has added a node
(`expand`), plays the game out at random from there (`simulate`), and tells every node on the way how
it ended (`back_up`). Repeated often enough, the visits gather on the best moves.

Which child to go down to is decided by UCB: its mean value plus a bonus for being little known,

    q + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Whatever in this depends on one node only is computed when that node changes and kept there, so
that choosing costs a multiplication and an addition for each child.

Games with many moves may rate them, which decides the order in which they are tried (ordering.py),
and have nodes wait for their children until they have been visited a few times: most never are, and
the memory is theirs that are. A game with a leaf solver is asked about each new node.
"""

# How a certain child looks to its parent: a won one is always taken, a lost one only when all are.
# Nothing is left to explore, but zero would mean untried.
Q_WON = np.float32(9.0)
Q_DRAWN = np.float32(0.5)
Q_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_BONUS = np.float32(1e-12)


class SearchParams(NamedTuple):
    """What a search may be told."""

    exploration: np.float32  # the constant c of UCB
    first_play: np.float32  # what an untried child is worth; infinity: try each before any twice
    discount: float  # how much a result loses of its weight with every ply that it is away
    proofs: bool  # whether certain results travel up
    expansion: int = 1  # how often a node is visited before it gets children
    bias: np.float32 = np.float32(0.0)  # the weight of what a move promises at first sight
    draw_value: float = 0.5  # what a game that nobody won counts for either side


@entry
def search(game, tree, root_state, params, rng, simulations):
    """Run simulations from the root; return how many. Fewer only once the root's result is certain."""
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
    """Go down from so deep on the path, whose node 0 is always the root, to a node that has no children and gets none
    yet, playing the moves on `tree.state`; return its depth."""
    node = tree.path[depth]
    while tree.selection[node].first != NO_CHILDREN or expand_if_due(game, tree, params, node):
        node = best_child(game, tree, node, params, rng)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(game, tree, node, params, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = params.exploration * game.evaluator.parent_bonus(tree, tree.stats[node].visits)
    first = tree.selection[node].first
    end = first + tree.selection[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.selection[child].child_bonus == UNTRIED:
            if params.first_play + tree.selection[child].q > best_score:
                best = child
                draw_untried(tree, child, end, rng)
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def draw_untried(tree, child, end, rng):
    """Let chance decide which of the untried children from `child` on, among those that promise as much, stands first.
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
    """Give a node its children, if it is time; whether it has any now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    return expand(game, tree, params, node)


@inlined
def expand(game, tree, params, node):
    """A node for each move; whether there was room. When the tree is full, the search goes on without."""
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
    """The value of the last node on the path for the side that moved into it."""
    node = tree.path[depth]
    if tree.stats[node].visits == 0:
        look_ahead(game, tree, params, depth)
    proof = tree.stats[node].proof
    if proof != UNKNOWN:
        return certain_value(proof, params.discount)
    return game.evaluator.value(game, tree, params, rng, depth)


@inlined
def look_ahead(game, tree, params, depth):
    """See whether the game is over at a new node, or else what will come of it for certain."""
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
    """Carry a certain result from the end of the path as far up as it is one."""
    mark_certain(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN:
            return
        tree.stats[node].proof = proof
        mark_certain(tree, node)


@inlined
def mark_certain(tree, node):
    """Let a node's parent see that there is nothing left to find out here."""
    proof = tree.stats[node].proof
    tree.selection[node].child_bonus = NO_BONUS
    if proof == DRAW:
        tree.selection[node].q = Q_DRAWN
    else:
        tree.selection[node].q = Q_WON if proof > DRAW else Q_LOST


@inlined
def back_up(game, tree, params, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.stats[node].visits + 1
        total = tree.stats[node].value + (params.draw_value if value == NOBODY_WON else value)
        tree.stats[node].visits = visits
        tree.stats[node].value = total
        if not params.proofs or tree.stats[node].proof == UNKNOWN:
            tree.selection[node].q = total / visits + game.evaluator.bias(tree, params, node, visits)
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
        value = 0.5 + (0.5 - value) * params.discount


# ==================================================================================================
# src/tempo/search/tree_searcher.py
# ==================================================================================================

"""The tree search as the player wants it: the tree goes along from one move to the next."""

MOST_INTERPRETED = 5_000  # nodes of a tree that is gone through by interpreted code, on a clock: a tenth of a second


class TreeSearcher:
    """Searches the positions of one seat, and remembers its tree."""

    def __init__(self, rng: np.ndarray) -> None:
        self.rng = rng
        self.options = SearchOptions()
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.searching: Call | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """As `Searcher` has it. A tree that has grown by machine code is too large to be handled by anything slower."""
        game, state = position.game, position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, options.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, params_of(options, position.filled, game), self.rng, 1)),
        ]

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        self.options = options
        if on_a_clock and position.plain is not None and not self.is_compiled(position, patience):
            position = position._replace(game=position.plain)
        self.set_root(position, patience, on_a_clock)
        calls = self.calls(position, options)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = self.bind_search(calls[-1][1], patience)
        return all(ready)

    def bind_search(self, full: tuple[Any, ...], patience: float) -> Call:
        """The search of the position that was set, with all its arguments given but the number of simulations."""
        return search.on(*full[:-1], last=(1,), seconds=patience)

    def is_compiled(self, position: Position, patience: float) -> bool:
        """Whether the search of a position is machine code by now; it is ordered at once."""
        called, arguments = self.calls(position, self.options)[-1]
        return called.is_ready(*arguments, seconds=patience)

    def set_root(self, position: Position, patience: float = inf, on_a_clock: bool = False) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        game, state = position.game, position.state
        if self.tree is None or self.game != game:
            self.tree, self.game = new_tree(game, state, self.options.nodes), game
        else:
            root = NOT_IN_TREE
            if self.options.reuse:
                root = find_position.on(game, self.tree, self.root_state, state, seconds=patience)()
            if root == NOT_IN_TREE or is_solved_leaf(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self.move_to_root(self.tree, int(root), patience, on_a_clock)
        self.root_state = state.copy()
        return self.tree

    def move_to_root(self, tree: Tree, root: int, patience: float, on_a_clock: bool) -> None:
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
        return is_settled(self.tree, self.options.choose, simulations)

    def look(self) -> Snapshot:
        """As `Searcher` has it. What a game without a network promises of its moves is no probability."""
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
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        return expected_line(tree, node)


def params_of(options: SearchOptions, filled: float, game: Game) -> SearchParams:
    """What the search is told."""
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

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "rules": rules_playout, "worthy": weighted_playout}
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
        is_slow = find_vct.on(board, state, last=(1, 1), seconds=patience).rung == PYTHON
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
# src/tempo/games/gomoku/classic_uniform.py
# ==================================================================================================

"""The classic agent with uniform playouts. `build.py` bundles it into submission/gomoku_classic_uniform.py."""

PLAYER = GomokuAgent(CLASSIC_UNIFORM)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
