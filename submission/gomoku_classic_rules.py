# Tempo: the agent `gomoku_classic_rules` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_rules`. They are:
#
#   tempo.games.gomoku.aot_data  Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md.
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
#   tempo.native.intrinsics      LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough.
#   tempo.native.elementary      Logarithm and exponential, with the same bits on every system and backend.
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
#   tempo.search.playout_log     Log of a playout: the moves it plays, for a search that asks for them.
#   tempo.games.gomoku.playouts.playouts Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.gomoku.profiles  Profiles of the Gomoku agents: sets of option values.
#   tempo.search.exact.refuter   Protocol of a search that refutes single moves: after them the opponent has a forced win.
#   tempo.games.gomoku.threats.refuter Refuter: does the opponent have a win by threats after a move?
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.memory          Sizes of tables that memory allows.
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
#   tempo.games.gomoku.gomoku_agent The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.
#   tempo.games.gomoku.classic_rules The classic agent with rule-based playouts. `build.py` bundles it into submission/gomoku_classic_rules.py.

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
from math import inf, sqrt
import math
import mmap
import numpy as np
import os
from pathlib import Path
import pickle
import platform
from random import Random
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
# src/tempo/games/gomoku/aot_data.py

"""Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "53c5725544755539a3e9bc1d", "checksum": "e46dfb201dc5069e634cff46"}
tempo.games.gomoku.threats.vcf tempo.games.gomoku.threats.vct tempo.search.mcts tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;i9;CrCk6m;DpR+Hn;S00#+4D>>isbdHCi%wmn@(7l7zHTK>J)JJ&-R_-
(iu@CY(hSjDGZe^~NGQ178Ws9Yw`p<tjyc@kU!OuMl?exGW*4Jch)hh=WfU*ai;@M)EynBf83(L`!hmmxAmafdD<DI*)HXN<}6IH@m{INu~U_t+n<_-
c@K8Pq)msxO?(ZT$ZY#QO$mO{IV6%ua@7ZUFumsQ>=8JjWY{XU=wgy^3`r38iz8A+VlgQzLmZ!$Zo=P>Wt3bGIiBiZ>-
ZQ{^lg>0~Ew6YaPe`IsiKoQLSTnX~PicPb%6zcY&>!R`80)B(#8sao0UB>m*b+A(@?0+gkxgxm!}O;_@_Da(lR2|gJ6S_&Z#G~QhAVc|Xi?J2QUvBa3nBb
W|!pOfEo&L!J7TjF5*yvni*<btO!CnexI>uGkREhJby57x1i5h5d6N{ZPd%rB-
85|BLfbnwvG2WEiCAA0cEmVBT7r%e{l=(9XFyGaS%&dc97uJTbH!Vb6E7AR9iSajz>j{8mtnX?{fvi$BDSneTrM_8|0z=HjnhHg(J-
HMabsesH5R>(*vj&ZV?xpxtsle~Uqa0V5BYnn%bokV_|L64b9$i>|xj3P1YYkoZ|rvE~~!5eOH+>ro8)04``b&kBz3OlB-Eu?9$0R4NxDHMPd!)tazI5jQ
podX^rEgFq)b~=ElJYB?XMQHLQQ<nBwM3?6$A#MM(hH@L>FD45R1C`-
Ju2#x|sC{mN1a{5}YhkA$(+ShDilR^igD#%`hu^aQ^#~6Lm~vzK?wd*P>uJ<T7&u9W2{}cHjpaJcdaRD#`eEATLV|p`qp0Jb{qT9mk6Wb8gyYooqpd2-
KvQVy|E)>LuCO)t*2$cPlY1xYmFW{^#1R#m<ukAoi9=Pr;*Cs{@~Pr#98%ZRf;*9O8G2PE4Tw+PvHhFdz!qa*<L#MrK95d(V9#naTJ?2%;phz{h<9G62xg
|*pku{+$HYnBfJRxZ^Gk+SYil|^W)NXuK#6e7K@mpFHDf8CVu5RGb(GjbolbjU{M@?ZchTcFAM;zYD~T&6Z5It98iOXsh)h)VzA%eER{aWg%G@ARbNE04+
!%IsLGp*I!42pLn$_nQ__~U^IZ5OP?M^EVo_cdQKLcr0v2-^=h?vku1>G?~^D7{BDIa6x3b9eZtGVeK%U!(cznF&3E9daH8v)D-
B!Kf7up1E=F$<$j$8PCYM8G3ZQjiFy!cXr$rhleTcj?Oc0Kpv{#BRAS9zI!2Tp0ot9{fpD8h3^ck#OCcd=;okP6Ahn%w`-
<XT}Y3zC4XWdm~{H<3#={c42A+DyU&MT2wOkL25~s=%u-&XetntB%WvW3W-
rP11wF_Fkb%UEbeFLbl!S$(u0DhE|&89u3lf#z^whA5Zqn=7QmuwLB}tY8RM2UW9hkz<@el^>NUCt&<+eYJ=<VzXl;1A-lr-
}nR}Ef(it4+e=7pzI%jzEkpTyqy=-
a&3=l2E#z^qVEFOtBFlc?kB1yyiaG}rV?UP4g^=dq)dpoDrDNo$qUC))8)un3=db4|%8YHa~c6hvD_mu0#TJdM+XocKq;X|4Gy!)qDm0qCj`N1=+M>K#)1
QL(H4-v`jk+pQ&0{gYF(?|XUf`56MXE=BZLHk2&&_RU-lqa)~$UpjGf<kaW@Mpr*sywcaS=g`6nP8V!8-rvUGBK-
3gTurwP&OuX4!1pK*m*Y`t}nX{u+MIt^`){F^N7ld9$M#lk|i`JMYf)2Qgr#6(d0X;sgSW}eGpMzStv*)ZZD^qp7t0ImKhNzZ;H)E*U5z}b)k@SIsO00)L
P4MG-
2w*(y`$bx$!6#Q+S&_gezA5tF$zv*tWcPNS#HBvl7nnu{mG_{4to?%;+MSyOn<NBlt9W?0ZBd;+L@uPjE`HH!wp{0o7tvLE(h$f4Me+^hMmxUq~07g^uu9
>(JR9nuZTp$*2n)C<{Obraap>%erG&h0dsg7u5ay$wR=&M!ATLWDy!84qmW~4dm*6P`IyLu7wZ&dT7Vn4?nS*JwcvjbIxk@4^qd2u7W7>2#$Dph&d}=FA9
^)mNLAkK6r6Av9KSy#*<Y!EJL9>?GqEU(B<y#6UJCYMUaG@$d-
U#7Exliq6^*3{j@A%JsN=G39ejBVH;bL<(}(Yeo<CecLdJp<zs+Q=cVl^r1@z7%kUwA3z4xQ^`T=YQub|Bpf^S1^mCbliG%krhc~;w3jw=K8T8NB#`ilnL
IM0uV{`AJVbN2P^DqqnSuPj7Ef|3f_1?_9182ON5el@!K;(c=0#<HbFG4uTm57ied#1D6QHm<Rh|<%?!rYkQ4IVEa&&aF=zQ<5IA_bNMn@!LPl^(z&spl1
Br{`bxsMM%)2I=2;#^jsbWZVaO_!&?<aZ4dJaAU0>@u?H)d`3zn!wZed@Ds|1kZ*cu<8yWY$(;HzVO)Fp7)>cCF!PW*cWDmVBLjJrt8jGLm1YCzH<AjtTA
NonfLC8PPQbP$`PVsp&?zF++$1OLH}y}PtYUFl7DmDI(vRxw7lU%P$3jXI4>*~CZPKFTr&@0Dj61yNM#4cOIE~PbH}#BErfLFS#zcGVwT^CL3L}?tBFDLV
pyxy3O$0O}z`5sof-<u`wGEnW-kku^x*`gT5$AkbD2>`8l)#?W;HN=v@k#M1m5v^NFkWj5M%^3r9dH$7+XWMWTkTIToDQF2_Hn}x1XxWs$a2Kdqhz-
C`wCcrl#J(#-
>;^M4Hu0h@ae13SB(UH)vx+ei7OPz_n5<OL5F&(42Loq!5$95qosw;q6AHwPjOQYsAqY4E%co#9MP^;9I<7mo`4alOwNo!73<U;;^bBj!7m)^6{dOxm<?D
f3!V=O$CVqFNQcNyiBdMzzYEil_i&_mg7SXnJRqiRuFv3ZBQhZIc}JT-_E>yS+i_`gXP6WZnMWw}J2U<&W-
aA6s?D~G!aRDDVSr_$BE7U81Ba2^*Hvltu&v5mubSQ_Evq{(`vQ7T$(+5BneL%`LVFwap7q8|DhE`RKsZT|N*L>i?j6apA@HNE2Rn7-_bSIRru-
5Fs;m#XNT4f*s9se8!+>sT15Y556X<8EJe9{x*-}@el!3HuRfLoL_OFzZCtyupceGMq!-JH-
9q9Z);F*7^GrrUCz}M;+hgzYErt)OS)8?onz$vL0BlC{NJS?*RD7j@~3PEJy%_4MJxy~m~V$`Y~RT9cS+NGOKQB(AmOae{ZA8~#)qWOqEvK8P42Z8^Gd`Z
fDJuc`}M6Z7@KDSK7Pa3ziccw3lv`+ZkXkJ6PDxog&&e>ohPTH*XVAu7kE{km8(PKl~`iJs6@45Bt%8HN2VyAY5b&swaoF!JLqP&EF!6kUg{+r-
cic~G?&D+FaU#)STR);_2x-
>qYKBYPo6~W4LZgaOqjSIb0;%&#tJv{bP4J7vR=Tac5`FGgMDlt*2Q*j!RD7hSQ3;c~lpy2QA*CMrrm8CfKm@F@4owJx?D4>}j5FK#+t5HtY<@{x~%yHw}
#baOv+vzi<V&EV-q{ZR3`+N0i>R0UH{Q7e#7iWtXUp{2Z2=3(20BG-6hZF;O9C&c=hqCb;mV3MIb+rv7NI{sv5-
PAxz;I2t+f6k})EoU*f$Sr~rQ403yOxf+>RQ7S=xlFGE~<>AGkyC7F0f9FM`xdc<(Qo4>J<vLIcVI+rUFi+pO;q%;2=v$uLcTnU_OjOthL-Qwqbp}3kx}d
iU%e;KDs&^;$K9bl{5HD6jb_<G?#L~j;j=n;I1K~z^Dur|KC7;aV{ctBmvh%|I}E6Y89Y6KWld`Oq^v%9#mPbP2e97zuOGN&1yCVHIOE|MHN*@(Q?I2ikI
#TT{>gPJlC3<#jndg!PgNHgn;P%zK1I+@TRmAObYC2xPaA<av8{Kkz4-
>z=?S&)y+hxvS4hv7AfK8)X)99UYE#gr_ij%xonnPZu{Sh;n*mOU_zprx|!8Fg8h>!Ni^&nVOT76#8;PfJKJrn`N2+XJ7#e`efp`*`uK-
|p;qZ_>567*T1I31IyqWFF{T-#^Ndr?z!!oo43e?Px2F8ua&|RI{uxaQ>n(TeJryM~<bqL%l9O+O8cM1jv<~ZgR_K8bCUH2TI+a!N=WbY-je7c48;x1=R2
~|MLGS#AN&N~}qkYm7wAm--
&;fm<v4Z?(i#+#SOTLD~4Z#|m7%(=>L|ebfH8U6wjA)bs%O{Z6g9}nd0ZmIng}7RJai>#kYMc864nj&VM#Y0IE`kts9V#oCSS-
5@XaVXtz>A7QEW!Mfn855sKzy8rCqlkJ(T|^%K#p_3;olEE6KL{DT4bh+Qz+;G9}fD&JzQhVb%MS;Gsr!MQMU_ZJ~zMgARc0whdA)8=B@2F;Zgz0ARS<9f
^kA-j-~-M=S%>-FT8C9rec2!H9Xe9bm$DR+FliS7OUeoRK=Xu9W$o!$*_#ToyMZTw7U@`gC^FyuP;j=q39D0o-
rNkBj7dPY^lN0zyp=?;a0`f?>tOtf=CT>tiMo$-jDojuVBHX1BV1)QYzz;^r>(qt-wYMJDeS)RMPVJ+N*fMEP%Jur9XTU>Mmp5q<jxt^cK>L`IWDdCmDi6
bOU?npF<uA(8}S-*vol>o9G8?QXPMEq<kj}#sJM<9@tI53Rnv8Spw2r!@x$ijX9m->rk+p?w?LOUkX!4O*+>D!^Kdy^k#4Rj;&B&V9b$ng-p`zIfo-W-
2p|)2x&K>(MYnxY!;jaE84>NjE`r6E~}z{!rRk6<9#(z5O+jXi{&vBX1ur_h~M*mwkq~zM93rfQsVAB&etHbQS;Ic3$C_{_n?U+J<$i0!R4Ea>-=*-
U9}_I3qQdfN8yd(WO^|U1nkp3-
{Syjb#xh{Vs`$itDkDRpcrzSG*@Gi(f@Wp31E_Ti2I#i$%?IS7hMIs*oT)An+0if13UwV(US72A~IM7W;~lf2gQ*V;Lq?dC57H!5pRV=;bC^~@BT+lsHpM
BU@^lQnj7oem}X<JUF>iC&$<g5N3ECZt(tp4u6`oGdLUPraAeC)ETimGg;X3ZtGICk88TctS0ms$<wC}|u9jSBY3Rv#$m_ux87d&Lcxs}C?w~PX4bYQ}cL
vs&?N44GjNsNNNi+m+xP{2=`DfuOAt|YesNBy6uIY?uaR)=RRYH5w_^#@o{5?&+e$ZXl{Bz%YZ9&-Z-
?)?R$=~g?KQ>#SW68x~%GuwsCWu5Lb;)9+<2ctwgin2sJ{Sn^9;^L~4sF*@gU;7t)gh_N6xc|`Dq+_W=BRjedIMD12=HDe!|6%D<*&{5@^d6eb?jYB<K{m
r;T3ZNa(jP0b~Ce@{rGTLkZoKdxd+Oe6G<(`ST1J1oT>&LlTk1M`&zQpR#w)38R38SzJ0FI%aUd4up_b*R~^&{n~G`hah+n|AHU|A4Mhfqj!~4kQiCzHW5
kc#2LH<&Ubr#d?3-
~gzajRmLo>slvKa^5SG{5QO|#WMRi!7c?HO*Yt!MQ#W9e3Z#KYR7?=C1pt=J}yi*=P0@iRCZEazj=@T1tF=wDZ(G>#6D(#85kwl#2pjgS<~3>B)mM9|N{3
^-26`^Fb|T0i{^%u3>u#@dA@#xW!|4)6|^@*-eD9US`UpA18G%$q`53zdIsauc5qUl#+90}M``MM301b~f6Evi8D4eUS>7-
sX3q*7vq2qgvJW)*ArUpK|3_FyxMT<KLiUQ6+iySPMAE^ZJ#2YFQk)VBmF)t7u{^TxR2fjvZ{0yGf?9Xvk5WOCP36d51H2OLVP0HBI;Wa#+cAjN)Wfcc`)
J3N-&5vuYh0oc)<lKZ^Oo=F8GF!J%lGdaJNc>b>~^V^^ZHIg7jyMJdU>K$1&x(fWaC;bK+S2-
x_4lw+7v;+&>15JgxJSi^`niXer0y~rek1*@}V3mp^tHrYC(HZe)0VOwS4qcoCHbr81RSF$$pa%*x(eMyFad9@WA9oN_|YhWfx>f0e!;z3Y#>jyY=Ks_KH
&pM&KJI`yDIu#;_F}sL}!JhMHq=NlkYmWWy4?}<|nc#q+x$yH{1Ds@AnTx|9!X2!qQ~s3dY=rcB^~AeX0jn`FEcX)Yfe8;}#BkCq28O~E`o;TeTRj3rPJ_
wi%k5TBUnIz2t#z!RtC70ol$|AB;<1aiaU`j?>=lW#7B(WnF;Y)>C#06&GC=E3FE<AJhwku}Oh_`#rB&Lxb5Ck2LObxgmb^$6EQcT_QEv$J+$A&@W<xxb0
ke8?{g<*)>W?3RjjjOi5PLI!5XDb^g{p1Ra|4yKo6NcdCRX-
6hWEe(SWp$MD&mjT0BNi31LD4(E<dS6rjH0wlR=>)P{I!&L9xb4W523rW_MN)sw29qi0q*iyVJ(i*8tP`ce#;By7k7W*hCd0T-
?l=aTD18!{9a0Z3v&+VlK7R+0Duz2|8~)*YYbi?h^-u`XgV8egGf$g|<HtqRjTvwoxf52r-
{t4IeI<<CYw*f<>53h%dSpv5)?{7rt5MA=d4!3;0Qfpo(l@Fy?+&3hb@<`9*wkc*Dvx5kWc1M(%nh5DH{nwtllK=@Kr%<kRW)mfQJINVijRm?vCly!#c@5
Jcz#eRwKIcrq%#?`G96ixW={cm!Fd-@kTN=U;?2qWU{-
^0DEq{W18tev@Q58bj{$Z?bcfaF@P0v~Q+JjGO6(&$`Ba4b1CF5~P|H9eKQ4WFG+Dz>^d}|1PYdf9zA@{In@jb*V}6M0xu@aZ0Et?Sk)%A*YlA-
^=SOv+*-R=u5(|pw`(O*^9hb(UB?_Bd|FxeI$rGU!kcI6_{z>M}1c+Dz}{`i!UBc+T_ozU~X&!tBodzv@`ur8;58?4x$T?fxRu-kay6CW3Yd&I)+g^d@wN
l1I)F<!r#kJ*!2)*2lI2K{W8rJMi6BOZ$CKWuD90RCaITGR7!+zzYi(5HdK$+O-
<th=F|xY(Zc!*A80{!yC;qltU$^aS9ui+!SmJ%^y}&zQV}U@CV|AE#}_z1jz?)`lYpg!+W*EtoxMAy{(PDU30h0;5N9HxmBo+@{8Gc}QbL=p1qwE3>>g<M
;fv%hJ5J;za=z{29RHt>(Pl)_B18~WaRqzAhY%GKB0MxHJANmRdDmpDK2@7Ib~5V8eU4S_rhox8indOEWf2~@E`)mopUM@ZhpA|FA8(Wj6^0Xu^hs@28%p
(mK120QGX!&n%?~VZ<QAcEeAiUbcw;e<k+WK^N;BA%!RANVO=Bg&vNu<ZI}_d@yO;uU@TIH$Q;mMfL^Qm-6HK9AS`3N4!J3AbQu>NV6&(2ut-
}tLk@<@ZRGblsxu&EDjF+NvYBu#Lhe@1CKj^~BUTD;47ycl#{qWPfy8X|Dj%zo)ik=bXHo$?eLU11Z+L7S8WzcQ635$rVKiXDvQ5&T6#%P77S;#OWXaaZ6
ji(K1;Dm)kw~aPR!?3uH;U2UO#!~EiW`ItA7TvvD&V@hPxOQqi7-VZ+Whev4=WGaO@BFT)pIZ+)<F%B@v-AbwC}L2Jp{s3ZSJ))OHNGe1SZMaG-
dp?9lI386-#P8Nuc<kmEv*m8nRmQdy>`jx&+Zu*yamg`!@c<!H^(%FdA_#jB*@&pQ350;C4(7|cQjkLp9xF-|1!UUlr%*9_v9QF-HQK%?*8?6`Ea6tW~?6
F%}vw%i|Lh;pRzYoUJouaHy9E%EytZ_?wgS~dEk)i!1S)s`XYs4HK)qNs>u)Y%|<%Xn7SSDtYFAUJUkG88Z!|)W>wN!oj?2eJkkzpy*)QzvNrSLK2x<L-
fx*<JMybAr-)^2{p5@_S;0PmldYj`t()GM$(9VJhZrZk1#+Il54~<Gi#Af}$T9^2_h7^jEvuD*-
d&Ej`!KoDLQ2Pr`X9fFX_yXfVZNl+?cJ=mA08B)2)y`+mzhPxZ0{G{Kl33jI1tV|-clEFQ-y-hphmmU03{|e)Ys))KjsYlN^q=#r_6p^XOR8+;=PYri23k
%c#(BWtu~v5;Tu(;Y79wzTf4`6#!=^hKDS%j%bH0DK9aFr?6D6*9}C8Ze5!BJ%uL^x0eCWk!DdozT-?|Kkejl{@!av67nh&&-
r!MAi0glS0GVph%If+Z$S8xiws_Nu8%i<!ZRQc1bXCO0>HeZZ#VeVR+eB3SmZ7c$@yw9>gQi0a6F7}1Ecau~*jwgV^kaGJ)ykruC6_EZdBwQqhha$B`Ae$
|8LsljMnk+PR0>+<+bZcBuMUSokY(UPUyik*gYy>@T3=&x@gVnF6`cL7NpBUSr&4e+aeayy3vokaOm8m0Lhe4Wb&QgoAr=4ERYCxUt|9m_88K-
k=LxXpUKzV<tO*9PbfZa{=JN5hIgEMLe8;(S?KyOnZ9tj>hCr>*NtDoN|581&2upg`SPkFvTZhi5GJf#$^6Z)G$&(upqagHuNeLyMK#;|v{C|n#%%p8!ZJ
N@Q#(TUE3~YTAp)0*`JkzNgnZASLx6CM?R_!*~B>6BRe?K*SzU|sJ2#*d(B#6TLijbL8N6DCQR&o6w`Cn$puLLq9@@8_g%KFjxtY(rEGcY^pzTG2@(8FLN
dSZAOxA@eaiXItdnlsk>{IU$ys@k}-
h~ns^BCK|Ak}=$qCwx3oMZ=c<W3{1El!jy$tb36P14(P)Fhe{Ga$DWdznF}ox&``ZZA!9%ULiZ^RMCLcT=KR{Yjuutx)f?&!bJJgJA;*3!1;(X&YgqGZ20
Cu(t&{VJrNweah+Q++#1gA=5h*D2Xf>-pe+2=<ao5KUIIA`=!(9-WOI3Hy00K2$5)bPbwDoPKKwn(<)&F<`w4lpLrSkclhf-
e@Lzd;vS$YKHRQ|(bl!kJpZV*y#H!l(8J_5hTBJ{4$RTZ8_}O`l0DCV^+w%;bTtc6T1VDGV6YMY;F)PjBPLJK1@*%!LJ33mo=vj*KI#PuRFSu!E%e6rR4~
}piLD{kS+~ksdiTjl>Hc3Uu8a=Bz0J@n(^&j?zetvqHqn0s69I<myJ^j-
dgB(Km_^+s38JnKrb_5HVM7@spU9rhe9Tyw13FR(hp&`Tcf?Nlq9ZH?Xma1Z;y?7|x4R1evwPe_UU^RBATRK6@q#LFQ%_51TMYZGxs>c|bne&;=p-
k4=0Z*`G=_4NrRE}y`_a(f!X~&Fx!=(dmLibK$<Bq?x224@zK+T^iDm^{6t|LTbH;XgwWAO3bzh&Xa!@zs?z<o3T|K-
S~b^bo1W0dei+G2SS^K&c>x`SdqBQ5r=CxS@QjjcJtYdH@4R@x}3Y#zx*v<)wqF8%aG!O*gOI%Iek97qUepr$?*w~r8m1zR*flYwBa%iLc!bR2iOGpaM`+
+hkB!@9Uou?X<2#?>z@2-?9VTy&u%MPp2rT!B}S)IQRGO5M+jso>rpC;aWzOIZ-
$mmK0|zp<B{^be_FT_NgPh;9$%TI7JKSPn+US4HCXvMpZjp^RNm5Kyy-
+&kn0GNO@QF>5_WA+22MDwHe=RL#S>jmEfE{@?0HhplkNx}v2<>C|fbLK;zkj8sD919lOQMWI$#In@ThB^a^w{=%LcY8+|=9=$m(<c1*1+W&`MrA^=^8Ql
9=CE#IaeN*c|3&y7|Y(A`T2ls`-Ug9UZE@QTttJzM<d89@}3V3{4=>#*T*+37_C|y~~xl`u^aW<_mWIc}#k*4q0-
bQy2zO)wGMiuyEy#?KRXy!22F*&hPKATP`#&pc`>2nJJd@&IDD)&>T9FXSB;Aqkf4aS{gjMBkofwcLEtc}6Ka@{ytQw?rmQA{VFS`3E|pG_3?189Qj3kn1
heQ^ilTbBvKeNjYpgq16lqvNBv<;iwXt%K1T(49Jjnj4``LK+O#4^MkmuaBkHvS+$o^rn`@3(6kw)=UL!UoOE2y2oI_pcHW<T)j245~%5wVAwl`KD0?2>1
KX&wDj$5h(`&kgF7|2Nlb~rU4#F3I*^_A{Sq6kCwbRkxyFK%v(C~Z^WW1W<z=tuE4HgV#ucUBY13|{9NUpF?`>cU6g@apWx6H^;w)m8;{D2{4h~no1=Kse
Hup!qF#l61TBqEz08;9PnL0jZ3d3>V)|hoPCvkr@sJ8drW}UKYVSotUHGBzTbaZ$*^LpJjO2{L-
`70pTgV@@yJc0~d)5lZ_J1XG{9T@ZYzOy|M|09PpQcU2OHvEQer8V<-
N~Z5CVpsiGDAXf~=nf9CN4UQm&W1)(6Q5|8hu~9U0`?SZt)lwUr=CrOLT0YGr^ag90wsboHz<5hQsd^cAL%`ICvc}e#;pbRpL;Q5FvUBSIXWSKf9?Qs*8N
<TBQ0O@=(dyNlX)G0=aunHjn7Ne=7+d@8f~G+2R-
=UqI{wF6NUN>AjT>^IRp<qMp=?O67#)G6@4|Y*3yLLJI+nBZrbU%DttPoG*qy|IN^d2#}7pR{o8^)NWoyXvnaNb#@7#`Kqa1Q=H^kFsH`uvy^?3cswP|XX
%RcJ2RlF~u_?>a-%XeQA0)2agdfP3_o*&8oF~G~+;OI1=ccPhBQo&$<qqg2`2FUwHU?1xc`ZV>P|Kbek}Ik5-
u*>aYc<*&Y;c)Tpl25~u7h@#{`twEZ$D;q)@-
(~UJG|c9>gYnhAxqwgR83(|7+~L+8Oo1fXkfB=`=8<)r}efiUnoa*^q#!^57pvQYAHmoswY&`W*loZPgMoqMQ15IM5E1z>6|1slvNcY`<6r*S9)E_!hons
K`esoN8QQp{F`{AUy5|(XMd{Eblv}GQe^(+}-xfU>;>$v(??6fOXT7dl*Sxesfv1#uSh14AK9@KwSFPjz8-}3`HUJXIW&-mjwO(QMZy`dis;Z-
W~8EgU;Ae_F}i~h?iRmW>2d8$9SeTgD=B|J%j1581D_GG5b&{yL`|SWnmx5UxU@JCbpGFCgq*2k2St>xB;9e__rd_+N2L|_{NE-ssxJ{jzq7}qu9NZwWiy
~Uux7&gEHG%a2uQyuA$#mnitm*DqtJI1<lsI%O9B$z_ymo52>a?WzvR{it(E>Fi(KDm2WvzzoX&NHZ}xdGx>?Zp+muh$gtT`*BZoU$_>vM2JP4x6`J7|^e
gdt32$-~tHC6#S~NzUlSew$klg6#TLBB0W4cWmmWBy=(BJ<rpwm;L{56iz+>3Gjz5Na}pKMlRAVx?8`dqxTBBftQl<^+aoZV(gPPgCybdUHvuGQnhLR5l-
YlsEi7Yq~uHqe3(zb`P%>F=3r_HyMezU%atOmhVW_k|I|?Ta<5C-
{l>%7uUm`DK`~V!*&=W3qTLP<X=S7BiTh@hFc#1K7`xd{}m_K^(~rvTJA$Aie+Xy&VgjhWJX=4CgNY4jMv0oCEt9TnQ?Hn&`qLbNB_|@AveKX@?w-
=j8W!ux>6ECp<QR63(fi-T^)X?|JatnyvfOu}<K5nzOKN_AGX71U4~X9;b*I+ni*}hi5(mM)kr2Hq<!tTkQTKl6-
|0tf95H<2|mDbR_!*^e*?i0#;tr++84e-evlqzoHYN2GVjV^|sg5Q`~?H4+=e-s^A3IPlr;PWhAhNtxJcE-
5r~uA1r@HQ0$Rm*XQu=WX3sZo$}4NN(mhV$X634D}vzW(l(-Hic>J7009{?9(-
qeVmZGdgwLxNp`Q5ym4feR9fsm=I_fjPsq2V|4eKO%DaJjws8IzocAO)Ffo7>SD>Y7cR`R0$I{o-
av&(d=?&xeA?FnIwSPfv1`3AvnlF#^Yx^&xaB^Y#|OkX&=C+M>}CkVFlAuzYDigegLpwWLujS|Waq(Y-^rkTImUvBWrFG)hSySeA*K<Jt3aw@>WEz-
;)bc?O2JNm$=8)M4AJ4>@k4z3IX3_z)?zm^&%sRSLgEGuTEc5(46Twj9%Q|w$b`L$Ui$>;@W9J7}7i($pNA1qfYb_fZawZ4*C2Wk>FvI|mC)(OjI^p5kSs
@W_$;`p!&sQOESTu)N#j=<=v(S(^5|B1856lX)9@@TCoI*9P>;N!DAklzb}n>4h~{I$%Zkj)^XM05ASW0nrY9$Aw6WvJ9^m~UY+aft;zYBPv-Yz)Nu%CJ}
yUGxD|;sD6!yZpBnE4D)&qH+V@b?Yz>!Qzs6+yLK9l&NwuSKGVqAO?yH9PhJaP>p>+{QC8%KpqY3yyXdR-
4(M&wA|3M;nq+Er8j@zh?iwFSip8<CNA#*weA-lfG!6?zmiM6u=H5Z1tl^}J6uy2N%RJI*xHD&1H*Rujx8HFa-
!Ra8l`)S5K@UIh|ST2^$!pGzm<*@)iZpGS>YcTwJmcA7W3&C3Sm}sd>i-jvbM+ApWHIXYbkt;#q)u~Jzkc`=ogqNt!6~rO=AScC^PRljJhz#jtW)M-
5w@4d%%}FC$>;Y>N)c?#@+L^e3_giBfpu!CU73Krg+rJ5E~igx<IG$)qk?#qL=Gx`<pdpF}8Zr!Md?(4z<#qIPefmcqSi`Y~GJBNeKQAMeEa3DiynvI3DQ
-AmPMC4TM_z^pujD>UoZWUEV8b+zw}Q`HnG;AM=Apk>a-eUc3Vd$Vs)0{ct_+b^!>GUn7oF^VbxB6B7JHE%nw=D3$afX4-8KFHXGa5No^-
oO8zrcj+2EY|J2yd`-
y`7EZ>d7^dbl00xT5N5PZ^=HJA0NVI0_i`b)Rq^u|Wn(lmvgGypaX5n*xZr`^r%D9M{i4A<{f|ma^0rfD*oIZz=NTr!?rK3_AMI{Wzf%7t_XLLOpd1fVdI
K|1l;DQBhsbys@fB-`-Pj02K5!U%07Aa;Zk{4)Lw7-xZitnhykweJi1aeFJ@wP<G)rbXINgDrU-
6=il&BlW)2KwB#CQ8S}*UJAxiI@Egulw>dI`*T@Tfb2=s@}i0vtKTP4XGU+1yquQszWKw@~S>yhv=S%$mrOZNK<u;=@~FU3~lv@BO0Ze$4HiAOs2;^Pzsh
tHTp~9iw`6%T!(X?Ac28+T5>=U_^Y#Y-
>c<spEl`N85KTDDkXd!`c$y_I5vC)*3#qVD)U>Uv4H6$j3APIGmgYn^J4FiGCZ{{Ha<xTAE}fmsQ^Mm00=%;BZxy>jWzl386(Y9hmmpYs(h2UH}7NrylaK
~vatd)wEW=*gf-T_f$i+QK>cqLG?lM7+BR1>UdiZCv6>(5jfqGVM-l8V<6J;l@q~LE(B82Q)_;JF?mUYIDa9-
gBc{rQM_8(F=fiVKr(T<ar_g+|+*ZY7n3AQ}NP0))ziF$aSE-~cAg)de@qPv0I6eui3ZR{W1_^4zWEQYN8!T?uB;V_={3^n5vK|*)V&Z!^_9X$ua)b%2-
PND&<RN6QR<s750V`=H@$xh5K~#dbKu0u)6!L1j=1ueKSIQ<y$&`-
X6A5YZb~&J$7r{|00fmB?)VxLzqiJJ%(t9A+^c*L&JeXM<iF1U09A&5Z4|CY^tHbU*u|R*lTp#h40AId}3S!AI`u94Uvc>vY<dd#NO9e*jiPr9k4m^A)G9
@~H<WdUu;;Y!&A{Xl<7h@6Xu_{6#yGaZV)_v})sw@nmWammE@{LOFvqv>ghuGj@=wk^s7{C<kIE{bL$Qt$z|7<^Pz9h^I)7*&{W#{w#sSrVN#}Rzbws8z_
i-%wu^eTQGdzFGAVD@LP4&a7e&7-}XZ6<WK#d~6juSKk>3K9CVf&YB)j0rHhU&K_r=Y`1oPX~-
81M0JR3ZtX%FscN6HtMes1gHgkp#CjyH>mfK2R@z0D4l#A$_BxS*|u^|AyA+l$ydEsCcaAIQQc9SN^yG7lDl1h0|}oTU!NAz|KI7X;&K$NzS!my(c+F&S$
+MwR{$!5JV@9ERF=pOk6C_6-
Z+jXdqzaspSSgrJ1L~EZR4B1_|XKJ|8rdLq+8ydBh(@V3gU7FU&1!P9b0nN+Mpq1+C#hUum^TpPZ<POTFx5s=xICc08a7UsC-
Z5NdQi*P<1zos`mgPN&YY!A~B@3RBivVbge+S!Uiz}&>DFE9P$)~$IHpejo^{;!i#HDpilmE8=85neeP2Bs`nI{)aH$WCjw$++O911tYK~4$p&-
?G;&7~R;o0?+8&Yfd~Ba6akEQ8^QvjiNU&D4W2P85aF@gSkq0=a{wV`2(G75(g4g88#I{xiq<06T37zhB`hq-ebbFy4|CLENr7jN*I3r&{6Svf@fk?3Pbr
#l5dO@MjM$Eckdj)&A;5ChyC)yljEhFU(4qe~OKhnUVG#gwg5W<}s;NLvbr`z=Lzjg^Fq!_0pc`-@t?t~Uk$4p9-
w(|*0LaP?3M7EOW1Su+f{zMz(zr94Vb}f9!-x#$O_9YKd6*nqc`&Q0(au%UgJ9*~BwO*ZS6KA7v9^;K@6`6x$-
0|mfsG0SK8<=Go=14v=_*f|b@f~u^ya16=cDR~#P@!^#mp|trYcuLIowE`g^w6og$>@aj!HSxjvOX^LA8RlIk0M6J41F|5F0qvvY_BKyfGMs#GN!usaT(x
8<GeSOH|2rPUz5|nOy=~IZ2la}R=CqAa*{clPkDYSu|mTNIv7weengqxDG%bW^a33y_J$V&?ANI`-
%EcIxfTC`Eh7jHJekupR}|P44ibSDcDoQ2zLaqocH2;ey&{(mUf+r{$>)ajAaN#c!Jy{R;>q>;8q0+WTEmiJ{FvMp989pbv}J-
t%`=Bi^tAa02ZdHr1~D?oL@vj{ClIh;|NV9C5e!eQS<h+vZ&(VF_&=^kLS}ncxbtMXeZqz$w5N>WTO@3wlEE7C^h!x-
fgKoh)GG1+ixdhczsoiE1}c`~<Gw4{%0N@Gv2qmy&B$D(_(d;4M#UVhBlQPa)lg+IT_Qvr%Na1~nWv>UThfg$qc*L=X`kIi%u&$Jt}Nc1yFw#!Vmbj>vmM
46!{2}JT0I3<r2<Vxp`0XPv#tGLw5xyf{Dn(!qVt);e6bpU_KH6p^RL}<z?|s%1}{4sC^;+#sZDJwB<>#(72iA>M1}9UDu}}HCKm=+0yxF{W71=PmW0-
2!9jZXn9K#0mL+5cm4d%xS#k_qLa7+Mc#G-!tVA+@t*}+Y8jejJYF{JsHC3H|9hIJ3ZRva&FHqJUjY93&5Isc%&;l-
us6k8nV_I78IX7GC|CVG)NzEYJ?b5b82|<zBi0nG%DC9fqR3X@T=Pwg}24B}G+PL=qW<|Ta)fIwmG)8_ic3v^0g|2oGED35|eSRhl4WLs<<W4#+s8r3sv+
0QlM#)JA)|2sE3$NO|D>rc(D(KnCNf3SkE5g5Yt;`-=I#2~)QCAJ53BJRo^=9|J7lPv9lRw5n5-
&ieO?GU()s6+lP&usidc}Nai~*d+1G7@?zGah+s>^T|zWQEC86Uy|@HvH|O@ugOz;$slK;e@`D<p>^Qs#7W$(=nApO3`CJzZJA({wbQk+gK%5bjE;1qx7x
@~_n1dTQo!LR`RR(PaPZ&`C;1wc26{M6R6+-hM>e;IioIbn>z-
8@fEoIc9p_6zA9lk>?(;+EpNU2n<pUd>qs+sSwS801Tg$0m{ia=}M8psJJ&4JJcu8C?<-
O<E2U9o?X_9Nav3Y0nKK)9N>xpyC56+J?c`p%)8P$d15AONI3iyT^yHPS3d>+67QargQJ1xUg}Y~hNzKp?;YQLZ~%ACWB^chNP)liz==Xrzq@`LE~Sw{x{
k`cC{<B1w8Kb9_d+5fYQMm#-ZJM-H1j@<4l~|z*YYM-
0iKaKzD*FPi290;_h5fVFW+=Xyr4W)RHsTIk^5Ujq;LnDOmDZ`{;Yy??xRcXoW)g<m#^8K7}WdI_?8E#x>D(8+ax4{pt6j0&C^v0U;{YvA%<Kfu{jU}LDk
*uR|wSU8^lJq;u>!K`Y4B3kR*&J+to$P+55NVhTd@_P=^My8yqO!xgfcte&H~nwRcbE=`&hN{`otUfGviV>ciO!joLYkW5Z(u7P}()6|1YQ=m<lRJ$Wj6Q
OF#6v_>L7)Mon{Z?;CCXgYBitu+rFGJ>QXc(iGlZ+!SzhE0zVu8ei&Nk;^gY@;iqc)4Ne#}E$efc##2TpHW#(5$y*1<iELE>;}fJ}oQjMF8K)vy5xro6<Q
sf8toH^&1y0^a`dkh)1O?<o7{=v%Di7;Xx%Z7FXeo!WoI;m{OVE(y{doeL+^#?Ue^ks=60{M-
Yw_CRh_(&vg<@f|S4kr#<<gL3b|$#o3ojOFw@=eopCduWHEb|FPsgXj*B3{2HJ-wn;JrR!Qk0I;pUlDSrzP1SM4SahD<Pfi*__VShcBFgw-
U*f4wLW1vGG5w{9uK6UnzQztAQ*yx!2uwt#DykX76w@5s&sXv_KPha&#ard<x2aiTZ<ZYh8!Ritn%e<!)yxZ#o?nE)WWB2Q!k|HkZOk=D0OE*WD1z(q%);
3{=cN~Wud!Kh(8K&`VeiMa+?B=mN!5;{LO0|sQl8ymvW^gd3ujv^MP)vwkLTka0Aemk946XbHe(<ExU(&H37gA5{+PUuS*mv77P=)EY0s#S=uKuUn5iZ?r
k*lJ;k>5*|aa;@R;&u1TtGIE=AM68w(*@~bLh+)NgiLU*C^8rnVkYs7!oDf>y`mLUSX<ZxjFl%&ZYMz47kk)D3-
#h<z)r+lD+J1)x(iogDN0S22#)JU#u=4bX`jv7Fr(d5hfjdKHwDq$Q18cK*1+jR@JPJSft-
^zYfU`9AUKSEXqPszpk*?Q*U~#_6KH;)0P~UuzGBz&mWZkmS5L9*wWOG`>YP-Wmh;t^elrXtNf9SK_00dvrh`q!ixRnJ>j*NByR-
)Ku$mqip5FGah6?@G8;rcqz}V)A>f)`qi{g)7(G?LX6WzlV-;77&0Ks)ys-Y?_`h-Kn&yMLJakyHda!Pt<@)?G*Hu9s7=1%S8l7k4Si-
><fpwxucTo_W{qh(;xr>kc#Kz-4Ng@jn!hOOk!9opr%qW&U+0S~fW3A`JYT?@5lb1!0+g53hd<HaXm0~<;xsSzI?Q2#*-p{K*zwE+5&h1yL4{-
x&l$^engF~WrQ@9giSy_fu1u|~M7NB)CGrNV_!bhK87SWw$!%EA?*y83vS$OF;T0ufhtDlo(9lylo>j?iy<?1oa^Est!|8AeqR#ho0XSfhDz&==o+|HRLu
%z-~VKKehg<Fhs4L>&OmjcjsoKB(y<nMthYqKqP`jH>XN&g&{Ep;8|-
8Zty>N8om$G*dp?g9NnMY_0(4Ry(mA>xaBBFVUcf+vO<JE!E1{=^>4yWJ!>FTAk8lyTq)EDgj=iYsX2A_GNFn69myvtDZxA>+3_jWnvO@oeM46o5QsX@;@
)uL*PdwG*MEkWCmq+T4}^7tk2;r^LGT+uoR_To4PV2qvK_l7E>CW@Z7CDihkD{0rd%WfW4*jvBCcQ3R*6@wNEsU%qPzENfT!9{&YB<`K-
m&J%5x)kHd(YA(<JdH)L<V?n3x;;Jc``suxxy(HvHf$Pg!(oPV?t%CS6Lg*w^AaT6=Mm!%dTQ)}I6y`I&4wQ#&Y{@i@qw5dnt1<NHZ0uR1XQDFjb@xaVGy
Mr#mzavUL*cdXi2m5{%>2zn?N>HvMj_o8v9)6#W0kw5)F32--kRFV7VXf(%oFv{B?TdbE?z4W^AHybw2JGPX%YM3dur=Sl&5?GZz@e%W+~6tzL7}0ltANE
@^Ts*Q({(s0R|o^C@z<W$8)!cpWPxW|RX(_vBK{R9MSl7g!50sR>mQFYa9M{T?y6s1Sf#tj8iM~L<^q1Ahvl{tSi{A831xt+F>RuxbpQe>Vmv^ERD!Jb;e
@{iQ@obO5Nd4QEe&^417jOYWCCmM2V^kw*7>KkQDRzsIw~4)w<1~ryC8aF*7ej6@klD@O-RfVcv5-
PDQBo$<2Ob?v}r{swn7k6#_whL0}DUNCv|GgwX=RkNHR9fVRGcf)1-jM-;?lZ+U{R6Ronu??_~_mz-uA1VPs2z7hlSzWch}<o6$cYn8QK~9NKMX9)pdjG5
%%>&crJoM&pC?i1Go>(@Zitr|eg?%Fg5cHryc%%BaBlcmhn#XJ1=C9{2e-
k0P<O4DukYbeQG^P3<LFf<BH>)T;^)Q(2=&4kcV>L`63?(}QLs*lj8$QzOlu|KS@A{ewGeq+|mS9@Z6U&)*I+BHAn?AnMe8zNT1iGxMXp?(I3VqR}2r&m4
A5mtXe?ZW?71XAi1_9WvKPUI(H0ioOntw+)jCYpxr01my~L(jYyx5Ob?v6iKmGAMvmcft$W@5O<@Hq6V{1&q^D7?Y=se3$5lGm@_RRIzk#USB*I|i^yBDq
5(zle^O8uKo(WMN8!;$1T>W!Vki!I#*z8cO{)<%R%X)Qx6@;`M0NsxVF(7p!<?m&H!zr9FrFd<xLNlxQX~ON`m9pW&{tMx1MCuAj<?=K2K8~Eg3D?S5ZKo
kW%Cw?Zn1(c3d$M|0zzzv7%3t-S}2z>h5VOhi5tU(DmmF@udbBpJ=4Oq%T}%#+hb{YKhB#iF=np2VR{=N`Q!G!`N&3!q8YIVyA^X6i~(ollKg-ni{B_bCw
v=ftT21^#muGQ&XVG^)Y?R8D2(jA@&1c$Y!vzo)ebzymvXI11bs}9kePP<5(xQ9qGMxOKov+WFd7X8;_Z371m@H{P9buVcp2xeUsFy?B>cD}v9<Ak(H~(g
c>Fa$n*z=R(SOtdgFYAWkwwDAn{r=I&ejZ+hPZleP@HpAA9;sq3=G;DgBGX&VlfT!A{iGs^Vj|T+Bxdu^#E{WYAMt*$W<~U_|*V5(L^Qdh}gG^Y0gqmOi*
w(yA~vvy#kgjH$FyZF~!4k)a_3x4&e384MgA(hGn;3E4!6z#gf@*k^5lvK{n<_pYuEN!AGeJh3JA3MBQl7Z-
@J8!3OhChWy9CyNGPVCgHji&b;w|%E#FglbJ-WW9aCpm~S8|Qaf<otKut=(;PBGLNu+$HuZJ#nMSG7&-Z?~+8ocJSN}aZiR1zk-
90J7gG@bfp{N}R_ic>9kPXe@Bn@fd?(aL`JWQb-9Z>+v3kn*YC1hhP(NoTFK^c=v9QB03Y@>HNX_igO+jJEJP{<^cdwMklZ?faL4f2<%b|NA-SHj}=46AD
vHbyo7wVXI6WvN{9ckdj6MP`;u@f%)T!_?ShiTc0*dgK$aZl@eXTXVt{!)Al0-
AShVyw_=oT@(_~pMOG&6~ToO6cMORr%0kluk{=nET;3bvxI2t(LEde*Mi1H2ut{BpmLNTuS5`k?qH^5uC5t(fMSXL;^LaIl%nT9i_-_x`zt`8EaZWL5r~G
COLPHAsez4TjpQWPTx?WN8)n8!s$0yAiCL@G<Y9#>5QTNeJC7n#XpXWN3WXCbv~p<8BgY(T4mrEoRkC)j-RgM5)l5NzYqc~kfz)-
h?B_7n!;_p;dVb39J}1v7z-
`gsRCfj`7rc>t=8>aN#SCZH;ltxN#tWAL#VX6j7w)(T&Xm2|MWFH(#H614og0dbqvzCcpY8!YNywz#uMuctsvLb<Kba`fhZjRx%iWK!-
L(>C`tO@e!qZfdM9B!@JyOE0Hp&IEbiN>&$&*k3j73BDc2<3SL)+XXIGW)Y5lR@p!t{OHKodu#0Y^6E0$Z@goxyGN@wX>HN%HZTf-Tdom~o^rZss#Hf~3r
NZ)YssVAvh`G93N+k908bHeu#s-
UCg+m?v3X8e#soT4M?P(D5jvMu;abnR30ZEo+W&T+5qGZmXIvk_K&*(Y@^IotlX6_H^f_3@Z3fLZ3UN>G$(F&JHRJ(=OjA5M%hdMY580MHa;O!rsvQ4$Mn
VWJmM=<xEGj%O|C3aFDqgO>cmqOM&L;wGZ_gJ9Y6sH`EzJxqQxYN1o$o*v-Jk#V&)^b9#*jihEG2C7PyuKx=AvuDtl+T_*x(?-
#;D!!bDZ<qs~geZK2o=9%n<hHBp(CyOL?qLN;x=#l)R(7MefS*t^EnJXB}=Rrt!TJFf+QKsgcv7R`sp6Ck<o>iYTjjDOQ@Tag@nOJClwxW1ZA%<5{B|C@}
)(I(dP0e^?e2un`St!w^W^geNWdK1#_k-wJ?>L>_=5llcM%MuUo9x5<nwAUv%Dy<4=RCOS3n%44dAT>BB<CQ$XZM^kscD85U*>cDDl&lmaW;@~90Th6)#0
8p{O>02=@4n8tt>i1g{L`pG8oUYRT{;3-h_u(-}rIvo|6m^jli)li0==Ftp+@pg5%9VAK^=va<}Aap_2YE4O1Mn5G^1VTvyB;dVgwr^ek$r-
9QG0@visQ49(}buWJF{(}mwfNDx}}Fd@LaQ>T?5_knNuU)R*PUenzoI=)V5N*w4Ixwa#f@EVIUUzi)rjui&EK$-
254Xn8$R#z$|19pGVAS;9@dy88WKs06{ftc)*%-
Ft<m9`<pBH{S)H3S15gM!$g(3TE2wr3*mPkR|ENc{H>cC|_C*DoJin0dos+_1X38YlDnIMXc7EW)=Gaec6%6<N`kE5Z0kQU0ryVU8Y5;*Yc{C7(z6Sf5(O
jqNxq0bCT64@c_QeCv!g3<KDV9TxzV*D!+CW8lNM6GOdDt}ejXz@J!L0ZLngfxk={lGHQPwe)=ZEgw>Uvt@-
1$`?hHM<NRUkh^rJH1AyQpe3VzK#;a$WC^Q7O;W#U+}!g!$tCA@s4=Z_`3(Bqh~J~;8x?H%tM#136bHw=%iJ?o|8+aL^v>Qu5(h4d$7MaKv-
N9btSUZ%nvN?J%i5?;X5*;ri3sz$su%i2pUJ{OGx<&RlH=aey7RlY<jm2e|3>5e{!M3>+G|Y)kq6$#2l4x;R8znav+$$J`N27qPz}ZbWCMUpzRTVv{QG6v
FezNnYb#eA>9rcnMRCs(YPX7tzJ3JDhW2U?P=_rC>`um|s|jH2wU>?>oJ*&BW~c_LTxIo#J#U5g$*gYem=!Ea<8#&NjbSHQ*zmd3h5>_t#rxGEG-
F#?|K>MiE>I2&uG5%3HvS?f=+9~I?(hU6>M}x3Q()c2t@cSuk4cya6sI%V5SJA@qT!NoRNL?zlZ%Li*Qk1GB&@OTdHb|P6@V*!7k$UppY|QJrw2@16Te&c
DL#Sa=E=d51xw^7<Kzj5Ofi_A2Z)t+X9t#ZqLzA62)1!Z)jGDL)<Qs88L=vgU0DTR`qX6!I(K(A6!&*PKpa9_M>FjCbVHeUKEO1@8m<-
5Od7CW0@;TENd0T=DnfCIh<Bn?u7b!Ka;bbPcuLb+`zU42?x<S395G}EkD;cTMVypIj$kE=v)29S1Ukvz9SH6{TH5-
hwC?8Jk3YjSX4~+4Ie@xY0Hx2C85K?Fvw#ufrO`)sYV(b&9E+d_Pv~3uhD0Nz#rAO2a3d|?;46iK%WB7iXB*1w$XsAmK*6=F27bj(H^^5~by^6yuPF#l<W
$#`$phf~frq8#sW}(=hLejHY_%iCAXS!2*P>Cnnt{iyzzVE<LnGL0!-fR)Yng<~-
AJ8mvD8MYI#0^5<4t$8SQ}6eHT#;%Vi^pNZD$j@{7!?=DZBjaTM|i=+!CMF5y=04z42Igm)<7v0?>1S<@#M1JZ6tXn0DU!{3-
tCzB`!X1r4!IAfY^^TU;l_0r9QCBD@{9!<!#t4VGut6~~;{t@eg%L&d{-YjSs-
o)fHkpPoX2{V=*G4Nt(Z`+&T#2l>Q|DNgx`HHtRXgJOpnj7K6CRBQ%)5XQ_Xb1b<@nG@i1?V(&Hd;5CWIpHl7gXEpOll>He=F&rKFUgrrC~xoJJ+(dgJF8
nFSc5*vt9OBsHWM%BZ!pekmF(-
woOvTo`Xs8pQKq+lLp|9zrXxb&9q95$>_Qx9`T}lKE;9urTI(K~jwH&q1VET8EBBzGVk@51Kb>H5$@9~v_LzZyz0!<^g2EAC%L{fNLgoC6t$+X@4PG}IXy
2!90-jS?ExA<8#4nt$gbcOIC4q5IH^J`kKWQ-PCMAq#yTz*hka+k5>T9A~a)8sCRD3h;pNH%Pjh{mB9KePQU6f#N^;X9jf|I8L#T&!QP+b%n%n0|sT-
+d2PF=daDY<yApz`jPulQueWl*cb@I%elrd<Mo=>_(umdVQAfDN0DX?nG;Hb^*km)BABD>)Z+6%V4bAE99MO!b?6G>kp2vK198<La)Cb7=Hl=a+`&WD`5z
U&GH!Wk(AY340oQH^%4TEUcGoInl$@z(y0GG_8J<)kw{e4K3Kbs&0+L)(Alee%&6s4h#2JkDxNTSo;^|GAka28h}Yi0^e1UebW&a^OEdc_C-pfL@|_q1ag
2PL%Wdp?m6iwoYK9y`>ne+1V`bu#@PKKD^-
N;02YCOqR}*@(|8MAkoog0xfv?FKDE^uuHQf|I5tYRry{9iD|c&0W`8E~ik^gvaXZ(oZ|)G*$ky27R3`?@T)om07ydJzn>*g^kYG<fuVB^eOEthg@>vB)G
v!b4Z;-2>n<eZY*a*619J86)_2A9^zZ0<^)5uqQ;Psdsw*;^;&sAb@V49<Lv-|B<zzTM{KUIaHaKDbFY=wMMehT_;Y!%X-
RiA_Y9Amz)sLJBz7?4JRZXXBlaU5=QT|5>Gv6F>-nONB9;qivC%L{1d54Ign6ThAzeO3fsXU<U`GKH6vo3b?6Biyr(je@Cs-
l}a1D+Y*Pqjy)J7PnpD7M^Q(VqL=?rGf|G#`=l-+Y=AUsy;F^bHu=rqR;g$bUKdoJXS?%f{Gp-ui)AQS$V#qY2ko>X8~u$FEHlR!sh}0E1p|@Mc1^Zn}cT
0ezk`)z#VXxp%q@PJE|XIms+}RnN2y<4+5Y4QjwxBKDsj;MC>J6{6wMbO?^SgQD#cc-;AME+j7(c!8pkiY}4R8ehR0-
R~lF~9;QV{%_nQN4b$o|t#bNbAdDGO_+)gSl`m`FqnpAEsd<|6OhYIcu7OA&YRVS!gZhJXYS&j~qifRG99+>&7PEAh9dx_7`fk6s;j$@%sSrkOfP%XssG4
L3YKui+lq@x@OiSzl7~>Zs4gVLn<INQSj`mHufb4ATcsI+hVXf7tFqnRlW!<67l#aw)EFH^;2u5<>x%d8$+<ypjLn>z{k2vEKFB1M(7kC}Bx|YPK?+kzMl
IygpjJF|g3TlcE?@A(C<kOyB8zHq1`I<O(mq$g^vGp>{h7A!Dr_dtc;{u<xbPk(PNozO!5xTKScAUwhnuKtkWNBhK<KdCZpjH}ZFE=G4$-
tKM&c>aQv<<Gv`|l3WaMs2P#s=wZ<lzLeclH`jXk11=JlVbDmD}5y7>Xo-mLEZ(fQ#ROZ`-
j+yyF4QEcJLpbPehB0;_%~NU`VST2t*F*Pb%WuJAvC+tYp7!KCX_Skwxh`BWH;6gN<iY8Kg*bVO)FC9bpxPc7wiiOy<}O+0PqXB7S)=+?9^i@wVVOFCIKI
lfQ~6=|e)?Q&QbjBg_&N<-
LMmwX}~&FR9%c7py!Cn0IY)o=7s=?`6yz|X|It}lv^BC!gqa6gieJxSO;Xtd9r)7UCnroUEDbF4x9GPnu++6U(sZd!|O5`t&+SJ;%qv4U{BJHaS-
)XP^7t{M#cY0gn=NrG?|s%Dl28$h3~)QXcbz8H~_+Z?u^R;eZ6=V8XfEQ;Jni7|v@8ib5{e9D9HD8w;q$=l^zHDA@2VN#$@q?q?qPPDgtzd<wio*hE076B
l*+7<GAo{xB<(#56Py>a4)?^va4!yY^~`oXjRl$(V_3&BUs9_w()vH!S@vC-
1AX!GkKOo#2_`TZr&LT=PRz?i4_vu!ev6+Z+eYFbz<<S|W>UKU;3uP_{up|vx&xEV9^aT>d}0>tt`3bgVTsy|mN?$S<P@>IaGDEC^pAVbt?F7R??$LXqmU
uIV^q^=HXRZ&nH8>cHLch81%Re)Dxm|Ld6vX?nYxSz+nQz{K}4uW6Wcl=pJoziA4DWQ>JCXn+N$G&C5gtC6AlO?c6ey*xPmm|pSIQdb;!C|XW$TMDGH)8D
PG2#pNS;cBcl2I33)wpr>@+dKO?O#`Nf5)-
pc}{}Jqc=^?w+_PWn33=w`Djh`$z<C!zdf>l433(W5p0YEH=Z|JJ!M4DZvA_U0x4FC8ark`qUgpzwYFYmP!&v-
mt_EcdA<)}xixP3=h)0xeEqN|#JQ3<CSRjK|C*uED+U~{r71qf?JXY0BT-
{lBsoYWy)uh<b6t49Wyk4qkM4YgI^etFG?HnO11LDDA#NXet&5@ci!{S)8;*?*L;#n0vM!H&86(srtzXRmv52n;a~9vh)4xF50y+p?jXs<9T3`K_xeW?R<
hkC<yAzXst8PX-
f7~xUEq%&?^FdrZaa@FXvsb&KRr`%XgOM0aNotPWJZ7e`s&6!H6U4c+pmvG%ZQ#fWT#a8Xbo3Hgxj&a^9ac4AGpW>SKu@Dzz;dIP;Cf)It_LIfQ#5OBQzZ
Jbnl@J^d}<v$O-<gW16z>y6Q18{&z(SWA|^s5_%aa5?lVV@9a+qELmHc_{6ZW`RLIKmLS}8?w~ouhIJOQ+s3ryE2$02^m}saQw_(jni-
1=xQ$DHzfJfn{WIGY&ksU#>&NOm!`EcUzp1!TKOW*xz=8o8|HH4f{h4l7Vg{W^0yCkcj?oDnn%|ElrsS1lAnTwB)WL5Wort~+6G*DhXL<bkHkfY|4f?o^2
hq=p1jaK@fCE6X_t4;{=v&18?LZcZHsd47^DlZ-?Hk_gcznIr7rB-1y@a}AIJPDVy74@OeHA}jGPWg0CH*Pj>cEuftt)i@Sse*l77B%1a-
$2=3tlnmrKpPO&BFTe;uHsKL)M}fV?#U9lqIG<)-n~Wcarp~sO_>LK3az#Qf1fSFI7NZ(O7QAP%s-
PibzXFtej&$<d>D4^X_yNReJ0MkGq&8$wl`$e7T(+6)BvZu<TwacRlPr^_fdiWrQWfXzt_a>gUzO~E=xA4wqYV<s%$512*8^>Ksf~wXK}N47N!69z&`(9q
s8n+lpFqP80LPM&PWZ=cLz?nEi)hhmWg7=rfmJqM@xI^ZOy(SC4M3d2p}PX(gLH}1>X^~9-
6B8DGg2^)XL!i%^|KIEZQbmzgwo%#<d8E2>Tj4a}G7bL`o&H+A^sswkBUA+8#%e3*d*TC6AbBOacGg`GN@vN8aHhKq#Lv4VWJ@5xp7C2e$kL{3)pp3h2XI
SEtqHn@60K4-
)Jh=0CrqeE$drkAd5^(wG80{!_wglT`{A0HiXivqCgOGag{8_h0ep`UHcVEsC^#psJZx?kMT#l7Hw&Q5Wd#r#qH$PYf`+P;!~I$9bRuc6af+Oo+_68ld`#
wD;td2z+sGDUCSRm<7aWY&T2W9iB&^kk{_Gx~=`BGWL3vKfCcM$8*me@p9k3tq)D<yPu%*Jg&|kxQVqM>}t5u5&*V(Fb(~rx|*bZi{r4zsXH(yJ#&CcA@G
4BW8m0?Pzjq%<b*cq*7R?;L%1I{UhU|+9H#Lp$tMV|PV?{?kKQ3)u5$$NLtdH{{J)S}R5=vJpkkL~nlPj)SlOmXmnBc1_Tt)1$3b0a(WI$4LU_1x8o4m>$
Qb0dQ2>hB(<#dV%_4>$t&eMw#i@hJ{aua_3Y42=6ei2>6rIkgNx4Rf)0KCmjY4L0(es*7){0x_`{VE7gq0Xo$XVaz*{mj=0~$Zq2NgO__Ow~;eu5moNmzD
X$#REd>gQiwzE@lPCbcx$(YM{7Ft9Xp3gjj#XAR;0y)mQyC5m!zQuc$q;SD<3*#mam2bb+S0yALfq}H8VnVuu3pGxFV&L}<}eg~Fp=EoHx2X13doD7`uz_
XFSu!kCCWG66bSYHY-wjoi6&}tR)G-EM(%T19pe9R5Z<C#^o4}e0HsoDz~$h1OGhVYGRGTBP30EUC<I~*wMyP9k|<_chU2&58YD&-
RzJ#b61CUl~k;IFz|GcrF!bf$gRF=laLf%cbfvZ2-RQaVvURe&=K(SM^IH~5e1O#pmj&%w&14!t-
MO*e8KUr8%wqO9SYHh#_Ds_;HY%Uzp{BesaUIRwB;iYoOLJDH}v6>k5l+Oyrcpoz1JUhg)nqrz=Dz3_5r5fyp>#@9}*5TSZ-3QwQFV8*I!)-
*&!DbH&Vrt&kUb6SuFK*E&mj}mRNKRbVlP4%`MKy9#Ep}C=$Pf3r7^9uPkENusgE>mHMqkBS5nHA(uNT-X3-
<DNckl7C#J436i&WL?9HXA5d88htI7xR~@@r6ADy^h&Cx>D8sQov#0HRyOcNy_OWZ>O~TZ(MLkwZic>6^U|E$TPs06ALZKf3L;N)t7Gf0#CrBV-KqY6v@&
yft)$}VI$kU#?BNI*`^a^+Fcp<q$aA_!P0%yoUdAmD@)|?U+on+&*(9X0k&EPr+tn;Fbl6?bSanjl`8jAH}S_<19iz?rsNb=GWz^hx?M(ss+zONtY$MB6!
6hLh}-
HWlk^w2q>w+u4xf_$Q^0YNsEZI?raG_<e%cS)R=m_hJhM5UQd@*1ZZ;m^pPjCs#tFll0^zsZu0|@6PL(Q3#%p()exae(K?o_lDdKtGDX29?f^%<8y)@trW
}LK@)%5l1I{_;XFn?479lF^n^<MD#&(`b2ohw4{t!>5#6SO(%=6GnM4p!;IlT~$8COt$pfx&tV!9kz*u#Urombjd|GM3549K1U9hRrP5+o1+Q+o$Q(0Z&t
&rrA=ZaiVd_oN4;AjB8)Jsg|BD?g<_8l!{m-X^@ey31uq|=H(F=8U@jOZbm);Um}m8uoN!(z^AP?@Qa-ziN@%k{k0TU*n`o@;lVg8z*`th9eBxH4zbSlOP
aef;6n0#?Dw`oz~IpCV_6vc2)<+F?GIlE`-UAp^1%UGwrQFce;O%e^xRfjB0QFo02&b#Is_Gg2<v`8;1@So7(>{vOK34W9}IOJTG(}BjZ_yM-kB2vxbxrV
`L;Rgrgg|sgo7`9iZ0y$%=DB9@&5K0LU}rL&cv?}S-
2}qni9dL)S5&WV9B~<2Czfo>wD5VI@X0{_xS1m6_DqSxnlcW`oLX4MX;@N9VmF`5QzIeY#P<)p$#m;a0VlwAy&at)4^Eq8E6?@gCC2)@EOXJKF%rBh%z8M
o|PZ^-OU{F<L4@HKyO$87mcbp_y2^$!IQBOV`UHkbB2RUGmtAqAnJB|tmluBx9ny!7os=(;7=gz31bw;zn0&R>G7Ma4S?Jlx;ufwV<=Ch224>YG?s`-
+Dy=WHS&K~Pp8j&vmr179X?hfG~T=}p%&T3Gk&G^w4Gr+tkW;>N0hJVlJxag4>`9+5~h>Jr6!FF+F&3zLgJ7K<Nv(r6o&>RzoZrTBZ@gD$AO>E%2PW~=ke
6zpBYrCVyf&|=4S%SWki<zPx>~u7(&4S3N}Y<v?4joUMZGBBTnRi0E@yVJXI*i*+I>{dO0hhd?q0##)(iG_RByAF~T`KVz;UkZ3I=r0U4>tEg!h2-
$lU~#&$@amivy6ymHfc63C_QFJ++$Km0kol_0CE`7J4Bt=a0Eo#R}xO(+nlXYRHA2sCJ`0-(fZj02Lazn=eqOY<pmb~lAt-
X1t09ze0IaUx^<gWg+Y=zbH}-&rCSrty0mE=a~l7NDZkeeL3d!BlP+^y)^Sz%~-Y;bHar?!^8_>=P~Uexh<u22!KQIpzx8nHg)WTZc@-
+v7^by)N3jHx73dB(+$6$3o=s5;r;-l9hF}^k+`-
9@!6Zx>^Jkx2o<~#O)6AFE`Ot`eT0OBJ8qB%^V^T)kf!e;7>0CMui^Zo)PT1EC^NHUjYXL1T!_5zngI1l<5l_EM>-bhaD^(KEx%Ug-tWYRC%(AiUcbmxAi
t1tvEr%WR?~I4vJs6jF*(Dtqsx!|5qvsq2~^OH(l-$@Nv%GF2&U<1(7SQTwf4|<eU{+=iZ}`1;xdIYYWPnP(y(K-
m&*Yezic>!Eem~G}~<~Qk}``*`2w~5qEbLCuk@&R-pvDOwW?%&0RCrt;SmUE*?$>z3|x^X>c%ATtBd?5|>A1-
?gS@*@zdFyqywaG$1}Rg>Wc?SIr)|9!m2M6gbZ4D~7M@Q~rce2o6&4Qq@a42Ufh*DD|$-
z7Bx%sQUXD)HeqTi+iY|koUsSDCn<=&L$&Da$B;+Ok_7*zROR`q_P+niF64_0dpZJdctKC6EYw!;PmR=M87SY$ahSqL*LB)Y>WfAZK8R2%uM4rXSC+rSY}
1h)L@bXIy$5-
)KQON1<K>n+8SsxPBSO910k9ODhjgR7`S}U2`KTUP}4HVlJ^Yggaz4wwztgEaU|*tC?x?Pu_fP%_#PrG*<9HUxM_s^9GAj{A{2vQ&js&vknBB7(&7icJ&&
hS!`q^l<oKDtJkRU%Y{Qq?p};cJOQP^#xFc32Jg7{Py50>Tt2s(qhv}`4X`WCs<qCa#yfobGNpm^<3$0fE{$Qa1SR@&O4>1<j|H>19q73Ne%)9&BGs@kL!
A9bg{L#h{d(SkpJ4(Q#8h6dWHT4QqT|$ba1L8994b50?&Ts&RZA8UGe$QK<9|QYu_?pI*O3?5+R(;aiCRdLEXVtn{y%cI~m>akF4zlbZr<maz@$dk8$+W?
-&c$Cs!BLV$AK8FuSB^J!?;X$cokK;6)hz5JT{EDFiD^Jxg@`y%sf!dFO3Mva0w>G0X|9KPFfR>+nGS2uFseO-QI@6Mh_?n41)(b6N81&hqcfLCam|6W+r
q%ZiF^@_2gE69?zoV|UysE)c#4m|ELOUTNIt9&kN_l4j?WVyO`u}zHLXiMfDA#pX+m$0G+^GyY3vyJdMAptx4adoXgy5^>-
H7#Z?2z2v^4jNU;s<lx4bt3;rH5@fS>th_9gx|-XCfOKxC>+9v@pJau)^iy+SNG-Rc^jp<$mJk0Ai)iZ&X9;_t`@8%R{tc~qe3Zr;cOwMGq9hm-
*~XWF9Ay+|}^Dak+2qrZ!lFau11#}3Y6{xQCB+*L4Lq`{Q*det;Dhn<|Gn7>!bnd*!2Akc@V&)Hg|qh9;XY9bdg)owedM3}9edR2>fy&X|ia&!as)D?GlW
?568(?>wwgnCf@;$VdP@{n|@#qbwGS(83?_`qb8-
Sd?y5MXY}Oq|1#b3es?;p;(+57hgTO;Ia`Zy6p!8jq!B>D<)R>Q9WE0Mv#<2N5FufJShKY}hbK%~5FA*W)iO`W9IwfzxZxbm3Rh#Z{N~Y;KoRJav74V+f#
2u~whdaJH9A>pO3A1HOoZvZY%DIch--4|LilI+3xj(#L}8wiLo5NS(@yFN_To?h$O?w)oLDF61WQzbmzjWEW&Ox+TLOr(1mkW2Lu10@VddA+oC)`3@`}2g
6uX{^f<+)0`g36P1(W8$>2lX0~<>GdEh(>8}hqhoH9>XiQv>cjl8R)EhoF#i7%^K_>;I-
bn8K2TPdJT@XDc5l&pPdF9RUr&i7)c?f9`!gJOQd|f@qiiz9(vAfy3eWOH7!(qq6e{P1m+%5=?!Iy2vl+=YsDkWjU$S1q6wF-
5j);JLY>QWC46A<O2ake2Ks_WihfYK41MV-~uI-&RN^y|F~UqE()a9)Q*2iDXk{KWMMJ-
5la{c1BN8*5n8LD302j`r+XEakD=L?AVqG(E^0GE!2K9hl1TK%Pt#tDmL1xxMPh?0gV0uLRwu(cE`ndL~f-
U$6q^|0prmr<g#)C449ag|8*XV>94lE=CpyQ+=Z$L<;EEV_}+IHJW_FdRZ&;_78_(%oARf9K2u&90nLbD3>DFQ8@UW5YynxU<iT!kDKxx&RfLA$qib*FmO
ui`~M}amX()j7(wvVjzwnL(Sbx5yIb(A$}bN{>MmzwCsd6=$@e@f9ya~|YepF}@fyo71OKCq`d@9Z-GWWWRqshp8h!V}3;Y0ZbbQtL&-
EUKWYIf9h@Bs^#dc~lV1E_@T)E8EEx&Y^Q+tcN_3+FVnW#+tP`!XjtL&b8!8p%}*O_aVx36o<?Bo;*s?j$4Wc~DXG*}vk)-
Sof8cEoIjg!5$0U_!!(vEMl>-`@L)@avHr;owr88|nUuFQH9dj5L0uP)AwS|d^fnB3<F`p19LwNd144G49ya!4Exo{5U-Q<is=YA@V0b^KA${FY8+-
WF>#L230HA6!Eh;)`f}+z?7O^>vT>HLA%Zl3ipIz`$kJ!v(RwO_T7UFy@QeKs~e`5-
ZoGF1V{%YKv9{Z%E#*y;pRM5jubCY_KFx4j|hnP&1Ntt*TDbR!{1m0qDZ~2|C@;`d9g|op=~Ad>Ct+YCNCNt2oO*i_NwpYpoC3U8zPQ#S@d|v{ef#E|e@?
{SAUDjyD?v8SN5yyb>(?f^JS}lH3t}WnYG=ngfQ)JakAe!6O3W43d1RxNNs@5)^V6G%b*YEGk<!4Ne47M|m2?dtMQzAf81)PR%b+cjmxa5B<`{r3-
gbwsK$2Bizr02tE|zos;h2(Eb{yfBE!aZCvEJq*kDt2j7TS_27B4;ZDtW7}wp%CtaZcSq!%*IU(icsv1+r>gK~y6rH%Mwc`NPsM!{p_aL^YFJ`HkMUCCHz
d~S5lG7{q7Fw?r<Qze~8&M>Fxbbp?VEAtqRi`cFfFboZ3#Hegm!TuVMiF_<(CU3WvSt(!iBCFW6>gLkV$36}%rbUKImZ7*L6~7O-
qhj}Kx3_qNL(wkFEygLP~6Ne3um6SfaU9yrs=_}&)PrJJB;Gd+#W#CgxHNk1w`ZZ_h2Lg{Mq=Ho$i^94<bAsUS&o(n-
h;L=s)y?Ls@KQJ>RP)lJCfnC)tK>;oc>5)5019TYP7f*>&A=YnA4;wY|eSa#U_ZP7H&6*qpK%GHv^^C!P8<W)y#K)%bA%guoDf4J7cjJ@gUU>ZEuW>TS49
8KgdQo6l`Kl*Uh#!w?sEa&VRLxsFPEX;gqhHgD=+CVqV|hwpT&ei0>s!Pgs94FK6v8RX%2unm+WH_1al>t#pcDd`KoQk1dM(p7%EUdM4Y&NSq|0@8!I?+Q
vx@SrvMM?44L@ffaXVYYD)f7fL_!zql5E_5jZ-xHjAGpU-YSCNhYq&_K>2m5UIQU3r+Ki!|)5L4?}z3f4T<d~f@G&AFC&=fnQnW-
3dH*aZivA{f@(W4W(Ika{v-zXr%PJAN0KfA4ZG8A30>4Q&d1v~{4o-
YL>6iQWe<(Y5GylSugbUvUs5d^;yRx5=%ImO@bVTnnNxHC41woiaS_a&JAJ&SVq4cY!e&fYB4&qQd!JOHu>Onf+TTx9v=Z&+B>FjaV{DJ|CgT~7C=+3_Ge
+cR2XTeQjfqYn5ay5A&FRRc4El#IX)j`3sb^7#bmRqQUD%l?o%Ny`*6SGMv4ZDkV2OiDg~{1vOBw^pSeidqH8=c`;^y`-
T};4v_lrWto;h4Mw7F;uq<Ra3gIO{|<rnZi{AbHjd#kn!jWk1jJ`(wc}N+dpvmB+B2DK91&K(i_LaI5uAG@n+Vxps8fRgv?ot&k*M~twF=?n^b@J0fERPb
vlZmZr*Y=4J{)?Zb}DwEBTlO6&j|U!Q|mSehvbb?C?0@Iid`<Wt(78e^D5ei1drcB?<yYLF3p=Jl4_m12)b)myr6a5dXoN5{j@m1X0kR9<H*w;MuV8VbFh
m8NC@nQ)^5yvcopFlyqTKuzCXs0KH4_KRA35gv8|&)}J(zSIN!nidLy$AgZQ=v8#L%0ii}2&1i;g8vt$qGPC2OwBZIz;KUi+CJ&O8a9=h)lte?r({l`H$G
^(XAJ!%;c0I<v$f)ZwG#70tCS%SHWp-
4peuf~~yrYUR&=C=JdHg*`@po*+9gLO=z{{Psod!ENi+fLa8gSPQv>{M4ZcyyqTY7<X2FJM}w2#F+&WX7RSGMOj9Dq|LTpAoibb}xCXtX&Q>4V#q6^JZGI
6gObX8EU@RyYofmrpj*K&iqLeex0HWXD3g=K4hOKP+}C1t9T4$|>nH&(?eT#1lfLP7v)V1N=;WK<<PFF8PeANTcaVh?a`-
H~<FzkBY#bHhamLjszOL)+o_c?~(e#>Wv>DWk{P~$wE<un3jh=tzfzy{f+8bQ&zar^HDPSEtyq#*Y0UerLx|9)&UD^hGxHQ5ag&|mj4Jx6A`_55m5%odbq
Pv|5f00jxfa`w3narSlL5`3T^LZRqfLF2__@f2l;6=*NCS5!vH6Y-$%hhR&BdDfjd34iYPTWP^Fp+J54Vb1-
z49xhyutj>N+9wOSOQ>JZ5`)Qq`*5$pTWS>(mRf-{!*nUJyVj7ne&T~|2z;D}kX9!7yYMtOt1tV=yO96Ce&uIq~5{M)(VAkU_p2~~T;za2U={$?#u-
{PXDa=HH(pyQb%+?`1gFDr-
7Q9<|9@zKqyNhBe6JQNU|i;C{9rzT*}Xy1eIvG;gr>vH}56Ay41ClyrV4|LVQ6FgxGY#M=_>_i>dKrj3ieF}@$c@*clAVE~2z5ifN!z(4H3g{(KRglC{L}
mhxrc~k(V6)Hv{A7wEipJfaqf{NNEyl^v7>#P+k?mo|z)GU{@mVxGUJ0p5oOT%G4dbpkllxkU3ohON;fVw=I|IJ6VVQw5R`aoyvtAJHRrbfcL^kmw7aa<q
u{p!ZdtDyCS6f$zYp)87r)JEQ7&?PzTCc%qoNv6UR)Rc3!zZYB7l!QsjTyiTZ{xK@e^%$v80Byv{y#~3P*@=3)zL~Ay0i)-
e&l`388W8Lr4~R|*=(d7kjVbAjHs2<D^v-($I>1>jTD86;aIAxh(~lhq1@5jiZXm9FZx|i-e7_`z`I-AQ%_#&t3n>wmB*kAy2o(;e-
%A=GAP~p#4KZs;*+<MGy5XA1xE;KZ(H3zWD+MoN~HsW{<v}Ux3o)rLEErWytCJ{knksrbe|httejcOqVS5aRafB|z4_sWt(c&m{mwuK5!=HVlm3UzW$h!J
#xFVhPOTpGu%fYslPlzO@A{lAa?D&e{)&BlgEO%46<^uApOekcIY)j_pa?u2bG+90MyK8aFlmRvJkORuu&5$ij*0e6DMmC0Z)(LF<vrM~AjO$qq8@&%Hue
Tl!{0a~4es{JlDz<<S@)NMhO~IIDN(A0MZDxY0mo`c&K0%N*7)tGYKCIa?RTnvUq^!3Sk&;ZftX}Iw6`f41jm(7If8PA;+UkqNCzBZ^Tp+-
U}wR6Q8ZH8^Hl&D1O-
zg115G@S&>Zky2Knpv`S%cn(_eIx&Enf7RyW##Ka<5mw}bWIitdm!@!p3%)hg}hk0j6oIYZ?ht6c|9MX%J{8)C{V%Fy$qUY9YHk%U_B{$93;nGflrv13e(
ZdU`9pz1l4*|+eoYkvZUjFN#1E(VG2Lo*JtSEJ34D6SBAg1GfFgZS!J{1-Q3m=4b`85CVeJ!al_1-
df3`80;v1f|Zj=^A$LQA~!rrplZTdaht=C)!{7thXQeehH)u67_6qrP$07%xE1gf6FzW<PVgQPy$M*<4L~HLPzPXvw4pnblo6^B#N!g=7(91-
dxMrtOYAdfc;=Dc>K<Gfne1nx#9i(IPS<I5_Q|X?{p?=_DT{jO2_xGUo6nJxWB0yl_-
jZG)D77Cy!x;*BnZ+TzJ!n#DXbVb?G~s0yBr7o|r^PvUI|Pw7D|QDaV3ZMdsTOwkh(QaP2a_d1<<w0h*uW`xMV&tpCy4Ir&fcO-zFx0$XW{3)Qjfzw_@mq
$zk%BzjMioJt2!};KPHPw4g>p{SH;D8H#)G{yolPJ=qdDVuCMA?vh9R5bc1&P&4^q~b0wsCKXAWQ!9*_@x)jv$aT2g_=K9HUg{WE!RNdYK*KiN;1V$nm&d
GQVc2TLHqS!^<AeO0Oog_tshir^#ra7E>rAz-
6^p+DdP`97j+X_xw#;&Kn}>?{z_ob<?h~V8;PQ|KBA|*c;A3|E?A@k$gnUL)AoIS+fVUQSWqcR{JPx<1rUO**0njew9HI5Y3Wo84ku@+;*n`5l<cx-JCzM
re9?w59F4z5>cH@xdUxx=$Jca*wG}zLr#8ic<hGXfhK{jar(+<R!}bFB9P0Mh77KHHRL`iqCU?iMObdF78XO7`g}9{5DffYO@yq<<(6GV!Nq#hN(Ks<1b(
6z!x>$Mz(lRnSL~W}7Iu}mc$pbZ%S%3i&(DYO&W1Z~Io1ZA+q*GbG3X9my-
>kbtef~Zsp&1+TnPo>#roGhd}WdlNIGB{9%z+?eBLlw&MG8mA)l>|)<`O$R*Y``59Y#ObqhA!84{2PO%XK{>ASC4YH0{^`{Hlr=T7`+O{ETW6(vQGLmB?q
7tAfRO77m*6K4OQ&d6Qk3h>Y^qMNeqvi#6@%We4qU=^0PwM`|PmVT!grQGQn^Z^})FMVwV=l$q(KNEk@I2l>jl<ai|Y>z?ZqHL7A6vc=ilER=6cGhM5<?Z
G?<wsTS3H60`puq%Ln8TBWa;D`7T4@qh>T}8hH)^(*MquLU^}A*zLfIY=*1w?pYFtAMsJQ?m1<Tw2w8!EC%`xDF4n;)Y0&;=Rn3mG0+;=j%;)1wP74aHJ-
^Of{hNih5wncN#FOnb#B{}FQ0&+zd?mynSJPvli^z?%kf<+3S?dXu0cD{<5Ef{eJgs>UE{?0$xe@|z0P5#df0$o#=z)mN$$;I^u2j3q((t;fF$b~U+Cy@Q
eD06ZIQ&(UzAb)8HndI85DNCFEoiN}x{6gWeb8nU=IPY1sj?fu#H2E_xc_vGS_Ad^;BZLqqE6X6RVLs(Hma<4Fhq0T60r%KMJ+-
I7aQiNKWCGMok%)=Zu>k?g*a>UW#I=y?PRu*ep?f@DcLL-
T7X%*P`o`$kEXnLb`YGT<k<1?!>ywuAjAs%CyIs}VaS&v{BEiPFo#{mByO%)XrF1thEh^=p`}GM5*C}a%WN-7J>?!Zi%0Ae9EkrE6%JgUln-
*+&T+izptqZt(#_K<pEub;9MR$wxYxEJXRP|-
sP;skuTt^s%GwtW4*`d&aisRt;nXw`iJW#+n!;O`PcR?cE4=&p(#+RR1V0QvdpG4gWDPfAL<g$=9xwS%th{)=j<abe?rcb(7uWb=8zHV&8uxBZi3Zr}nDg
3w(vP(~?0H`J#otOS7&Qk@H(MgY3FG)mY=DEZRgnl7z4jb$6idY^9MHUVNUy?2%F?dRM_mG!3g^!_WOj;UN=M^j@hznK~l&lES)K$)m<9!7ntgg;uU6qVC
g>v;?MhCWURUg_DjyiUvDGZFtQksMEY$;Awq@-
EMv`LuH+Pwh$JM)?tNgQr8W>#q*p=(0aD>pJWkfB9~1NjH9^Ixl!dN**6i`D4m%=Rk}j<H)Uu$ffr0;hmWug$u@kK|fqrTCGaIp*HF5~$8<{}M~U5pVECN
I4d&Lt$aOOd8Z}k(&Qdbsv%NrJh;;?v8QO9SIPW?(u+Qu7M2mdWL_HJ;f<35ry+_t{48sV1W8i;k!5+d56VU!go%qxc31wr`S2i>0ntN&RXNcubG8cjsbn
XCt)o^%C+M2R!2}%4@=|+K}cEKGCd+mgWvGY7Nmi&%&;9y$VoCw9tDd=Qe^M{?P{n-
`L9C8!Gr~uoL(z7msYx%FD@m2RsIEEcSIpF(B)8cn;u~sR={dI5o_5`etyzogkusE<;QdoG*9+yWoIk`4`yAnUcwVX_q{Gj8(+w1_tmn~bXtwWdIgR7+75
B=z_xxu_YQqnQ$x@voH2vS`-rNYx4M=B(h8BYz(h(V9j$UMNqVGL?iHX-OfZoXlg;$V;?I83O`({C?yUg2o7@{;79~#c_4moRHH8CiiBb4L8rlD3csf3%{
6h<SgqGKZ6!@O<GN~zl!9%y1`ka`*SMrzl=Q{LrCquFuj=Vk!P4HO4S1BRE&fcGVA;}BtuZgnAb1*pU;Al%)Q#Fz;fVy{+_pvKXt`SPWb*8*1QhF%c)2}#
4<g9WL;cRsx^19Mb3hw&wcoBrMKewT_Ue7K<Z#H^jG%GZ{?Oxqnx-BN<<u#hSy9Z@vzM&M1s8b%y4YRI<{5UY90$zcm_M$f#?4w5(<*(1(a`b73!>o7xJ3
lQqJk(^TJ_d;B4Hq}OlEl&Dn~Grwe{L4fXs%1Mk_*aLN?h<PrSZtPeAT86NQk6kXG$P3KZ(-
}dhv^YN@A6kgbDd1dv^#bk5TIvd>HU%TDIvLe(+ldQtuF97ikB!t%J9Vb|JJR@bI`{1)yvf;au+&`ouOjnc$uh;a@ZvC?ASiH_XSYW1-
rD>pF{E1bPgA)IMzPXzq5Scn-w`-7msRhFxcR;_gRkFN5Ri8(?!7t?EUEZ0H-
EoO?tuuF?O+CjOJGg<R5@%9S5Sa3_GewoW*gMU&f>H3u~3qg%dvv+&!I_tTi&+o1lkCQpUW+^4C-
KrdqDh3Gz_Y<Q87%72En6pcjvsS<GZQqin5Z$4di+3Kv48`}~3BW{}OVT0{yoS6i!7~IRQNt^1Am}s>|q-KTJ<8fu4u4fc&-
^b=>ZiB^n^}Bvn!h=9R?N6};BumC|oTCKcpi<?P0i46q0$;9J73+rzoN3)fu0WW=j|yI!vBI{qSN7E<Clj0DIl}eTa`xqC(WEH`IUqQz{VwCac9nBivF3W
3{rSuso4vMKBA4DK=*v#E@B<!lfceIk-<W`6AcsVjxT-y;3}-ubrO9}4O$2a<HGIhvxf&*&Qb}7wjB!yM-5E0<<gb7pnT{9YB<u%n-
)0XX{<*04rMadjO$O~ER!DNNT{JQ}dN?uMS9=cyM{nK%%V{^<#@PG&S2{2Khe?KBO90RRSx}L`bzHd~Aq4^w>9s9k2d(RQd?F)a%J`sihn=1bI`zPuzw@1
Aa(40LChQ+?wq#k3o0Y%=&5iHn;a|>++_D@vbFJ+!s~UQH7+o|yAjzdd6k3^o&z2KAUl;wNqPnY^(WibFU*EyLZ?BzZdOc2H|B+z9tv#e+<VzZE4W&{;34
_%a!Vt6sj?dYp+8s#MBz3Ii^#-<r4*TGla&jQAE%-=ykZTJu+|{~Kp#IB2+-tR=b>&qkFgU35VFqdk08g5BWeSiQWS-
x(tPs%YdPo})Pj4Tz0!U=*<&TsgyChzRdAdXA@FbO^uW4EmW}vJZWJ&lL&NRG~rE6q`BFx{FKXWqJ?280%jefO4(k<|q)hd8o%Gcgq<h)uY2XOzqdMRgEv
e)s?x59|*=@#rWb0BT#4RE6k{YGgk+#)Ukrv>%Kju|GTjPurwE)V28>^<@lOIi423+iE1sj%m=f`e2ZP#(zWZFQC)tO*8|5I97>LTsJ@36amxDPKVyPHu<
~Y<*6)C5|?u=_V~tV`Cl4+%;T$V>2-u!C-H*pYd(2USKs4pm4wt5QUT5!!EcS`kzG<ng_h!yx-
Kj3yG%K3iKS6faH7Y7d(%f!;(A*z$-i)pE_92UGr~ggIDkad}oO%56i!#D6O?uy~kO3eJvxt-
v_E$U7QW$3r+O*ET8QETokza9mjR-7_o%!Id^&<5WGB&iDp@qVMWsww??(EZW-jjmy#(=n-
38=Gv{;~$>*9{ZO*!Z69|!|R~@c(0)keC6bsX_2xO|seACLXa1osu-
;u2W%}8|8{aa{40PYiv2_H+X4Otni8v==&fH~sYJ?T0v;D3&A_jr~<)><3U_~WLj4!{=onCKWHDiZaseyT1wRX(~-
nsyoynKGs%0aRpx_N>+IjM!nU0n}i~I@|lcFRW<G565v;_<^w0UlCAY3*Hi2rgTFXInxjHA);UV<j%<xLPUBYxx3oyrV@5!=i}-
CKCX>igm{NHH#51~1!@wjB6hJv5t7RAOiv92i_&5@MR?iW1w@04zWmx)R76Mw<z}<;yetyms7B(`Rc6|zzh9Qg^Z4s}(KTU<_#hW$$rAYQkxBpKO^m)8`%
*=69pb#EYS%gP{ho4Pf922=-
DxO1Oi551)@*J=t!nzARKmZ~ax#~el(|_JbGGGF!?IPo_C&cl?(hzOw!rZqN$JmptssCY3xcw3QuJYE^cxAL`@HvCav*H5m7vK5qky(}Bq98K;^ueC=)lC
3uEan=2hZ?VcLZ?GY$^xXCpLL?-
68**KpiCCtFcp*XTJO8ndM@jnR?pU+=36n1cCRgI^bi$OBBgh0INRTz~e}4PWa?u9WoSrutqG)@kUE;qUvB`z8)%2mWxi+nn4$=*c{?hI><H5Jmp{*By-
ORjeK%>YcgI)5aclJdg4%3XUW7!8tX0=qC)N&!InhLech!Oo!QM-yu1jbz#h8x!LEW*<$2BWbT8cEKJE1qE=*itaTdqR9EH?OmK^L;+l4VSf})$*Cbesy4
I;aIW|=*$M#$ik%z~TOs5vgWXwKBknKW>Y*xzw&=40#N3R8Q#E!Hf6l64W5`8H*gXY&lgIT2>x%g{ZCYK<jx4WMpEgJoNEz;t%+<DuJW2VuA98gZq!TMlb
WC^J&S6A#%igMM0ftN7?@06Wu#ER|A1|CL6L`yhsk>t`e3_*I_9;}QI3-^tg+IUXIX!iAT>u<9}VYK-pt&C6VH*xvJ=vlGsox!Erdn_PF#+YS%8Hsf1kE1
{>}fI%S<iLBt9BLEAKHF7X;+u=1?held;w)RfXvSt>a%K|}JQl+w5!#v?G_HU67U%QGh)~BQ%<v7|=kW+-
16}Qk{?V~rR4XHsnmkuXVs3q=A8i;SfdZuqxgv|`%>#^#Y?V-
Y=mMsNv6l>sg`^u14!~pyIw+9t62n_Ar19b@KH{PiGvZmg{NW=s3G?syLJer;8)w>FTj@{(sO)n6p0`$wpuf7A{<}8H|q`Y8c^DR{=l$!h>nQZ*|o&``LX
(U^6;5P6g^;{Zmxtwn;*Ze-
!&+QWn!M!<rY0(pc*i5g~f|%%x(4Weg*!{=33)z_i9U`_#m4*<&&5nU<xw2Xg;Wch>xOfG7*b?|Qiw{l!F_h{hCfE{x{?|U@gW>%Ge;?QDJp#^b7Tq%FoR
0&r)_ubrf^9>4CQ*SLoKOP?kd5OhZcBkAZRaD1=`a)%y>9)zLDflV)_y#|PF(2q1H(3&ea@KappQwOBqdPMs-
>fb*DhvZchPt*{yjG(w|FwUa<$E35@waIW^1k;Pe@kU#6bMT-ixXHbJS1OQF@f{0Z7=otG97?i`z;YAy=IYYiefqsEeBf!wc|jG_~%sg=4bGn6A=nqJX03
>#8?6rlGC=xttlD)|4zC$hu_5N&BEmA%&*dCgk!B@^oX?Ps%29{^NoiKj`=yA2rjrUAg`JvZsw_;l#D&hMw0GeiylS=^W{YuIt=&wuZM$a?>cCn`MwMH(8
wPBr?Z0R!<pq4z!TVWy~4@`fY*tr?rb0sJ=2}uCD5f)_Gj;UzWgt*^#KdGnm2I(y%OqY%^n~WwWiQFW<};SKe;%JF5I2b!1Q;R2>R5XXyC9dQ4Tpz&V5i|
Ksb?V2-8Po;2)N1SK0p1hfK`PjU#m`PPu!h17QHAQz|^@Utz;GoZoE`26M(rYe1np-
(Fr=h~vKs#k3RN6OMrc&N!h#Sfsn1Y9_rM7r2HFh%C#t`m<JnYjXW(~BKznL8+&ov*EZyO*5lUx)&zC5!;9`JZg;1ch3GYe#_NI-
;ivfQU0yOF@*C`MqroQg%(77h)6{iUP6QK>KJB53vTYZ(s|s=9Qm9HwGhI14Sgj<WBqmai-ziIYOVS%)O8_=02J2MEKZCmI>RSM<b2LD`cNow-Vklk0jyQ
JV!4rOV{4@%eRb|yme`<$CuygnE2bjq15$;&%$}S!)0pjhB9JfCBj%8Q8PUWasxNwfv5;rJC|-
;EP&K(aSuDB$F3o&|L&kt65J0<>K6N2&u)(^`!JJtVUYq`)qy&!6mudt4Be4!+<NmC?0fO72)A%RSoYwTg?0q#&*YnjaiJtvi_@xxRiRknjqNgN*O7P^eW
$CAs3O*H7jg|a4^}2<n>|j`-c4189m0031vw<{KDNo<beNbe!4Y*&3E`5;=1@TiQo<>BF1NT~;Gr@kN)w{tB_Hw9*vrX-j@Pek#w`nikSMk%G5_0-
l+Nrno{JOlR)kPFiV;bOpad!@a)TfdjjcwCzV1wBjp96@Cy?2F&;7T1O|zpumK$kBf$$v)kHbaSfaykX33B-
^)uJtwC~!oMq3}Ti0J{~4SOl9q(OkxEwQ(f#Jvvx0rWx34xas8yT0Z+1%SbN9?u<9pwgxS3(BU%OYrGuLVdEUVWJAY#9Xe57e%z^vqEbC2fd8l2lTtSH5T
{|GKQ)&~BOK$&UV40B*~IC9JOjOhzYSpZiWiZe^zU>O>~na|71<@Qang2iNEF+fZ=eKkun^yMQ3+8U15b<EV*<qj@j`g7pZWH2+7z0>%1X&di6M-
8i_w{u(g^*6EXh!+)ra!qY!AsAokvL=bih04S9g1!HL{B^jva&Ak`B?KVH{i6gdNcBX{r(W9L!$8%|!KWbvfL{rM*b!Nich|lc|JhrE>#qZ&7rK2_;qA%-
x#0j+%?A)Hc(^cN<RJBeob0YMi5LXdDwaNnFJ&XdCqKKUcVYh39!eB0P)$0000000Fu40lCEnDVW*Zr~nH50ssI2003E9
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
# src/tempo/games/gomoku/rules.py

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
# src/tempo/games/gomoku/threats/vcf.py

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
NODES, NODE_LIMIT, DEPTH_LIMITED, WINNING_MOVE = 0, 1, 2, 3  # columns of scratch[COUNTERS]
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

    The first move of the win is in scratch[COUNTERS, WINNING_MOVE].

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
        board.scratch[COUNTERS, WINNING_MOVE] = win if win != NOWHERE else board.scratch[LINE, 0]
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
            board.scratch[COUNTERS, WINNING_MOVE] = cell
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

    Iterative deepening by the number of threats. The first move is in scratch[COUNTERS, WINNING_MOVE].
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
        move = int(board.scratch[COUNTERS, WINNING_MOVE])
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
# src/tempo/games/gomoku/playouts/playouts.py

"""Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.

A random stone costs little more than the update of the windows through its cell, which also detects the end.
"""

RULES_LIMIT = 30  # plies after which a playout by the rules is undecided
SAMPLE_SIZE = 6  # empty cells compared for each stone of `weighted_playout`


@njit
def uniform_playout(board, state, rng, log):
    """Put stones on uniformly random empty cells to the end; see Game.playout for the result."""
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    for plies in range(1, left + 1):
        cell = any_cell(board, state, rng)
        log_move(log, plies - 1, cell)
        if put_stone(board, state, cell, mark):
            return plies if plies & 1 == 0 else -plies
        mark = BOTH_MARKS - mark
    return 0


@njit
def rules_playout(board, state, rng, log):
    """Play both sides by the five rules; 0 if nobody wins within RULES_LIMIT plies. See Game.playout for the result."""
    left = min(RULES_LIMIT, board.size * board.size - np.int64(state[STONES]))
    for plies in range(1, left + 1):
        cell = rule_policy_cell(board, state, rng)
        log_move(log, plies - 1, cell)
        mark = np.int64(state[TO_MOVE])
        made = put_stone(board, state, cell, mark)
        if made:
            return plies if plies & 1 == 0 else -plies
        state[TO_MOVE] = BOTH_MARKS - mark
    return 0


@njit
def weighted_playout(board, state, rng, log):
    """Complete and block lines, else play the heaviest of a few random cells; see Game.playout for the result.

    A side that threatens to complete a line on two cells wins: the other side cannot block both.
    """
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    own, other, _ = scan_windows(board, state, mark)
    for plies in range(1, left + 1):
        if own != NOWHERE:
            log_move(log, plies - 1, own)
            return plies if plies & 1 == 0 else -plies
        if other == TWO_CELLS:
            return -plies - 1 if plies & 1 == 0 else plies + 1
        cell = other if other != NOWHERE else _heaviest_of_sample(board, state, mark, rng)
        log_move(log, plies - 1, cell)
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
# src/tempo/games/gomoku/profiles.py

"""Profiles of the Gomoku agents: sets of option values."""


class GomokuProfile(NamedTuple):
    """Options of a Gomoku agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    rules: Annotated[bool, "try the rules of thumb before the search"]
    threats: Annotated[bool, "search for wins by threats, and restrict and order the tree's moves by threats"]
    safety: Annotated[bool, "search for the opponent's win by threats after the best moves"]


# Two designs from the original descriptions, the baselines. Faults of their first implementations are corrected: own
# wins come before blocks, five or more in a row win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = GomokuProfile(
    name="classic_uniform",
    options=SearchOptions(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
    safety=False,
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
    safety=False,
)

# Threat search, then alpha-beta with the evaluation by lines: docs/background/gomoku.md. Lines of other lengths are
# searched by playouts with all features of search/, tuned by `tune --objective match`.
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
        search="alphabeta",
    ),
    plan=TimePlan(reserve=10.0),
    rules=False,
    threats=True,
    safety=True,
)

# The network trained by self-play on 8x8, without threat search: docs/background/network.md.
NETWORK = GomokuProfile(
    name="network",
    options=CHAMPION.options._replace(search="network"),
    plan=CHAMPION.plan,
    rules=False,
    threats=False,
    safety=False,
)


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
# src/tempo/games/gomoku/threats/refuter.py

"""Refuter: does the opponent have a win by threats after a move?"""

WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes/s, below what experiments/threat_bench.py measures


class ThreatRefuter:
    """Searches for a VCF, then for a VCT, each within the node limit."""

    def __init__(self) -> None:
        self.nodes_per_second: float = WIN_SPEED
        self.board: GomokuGeometry | None = None
        self.after = np.zeros(0, np.int16)  # the position after the move; the kernels are bound to it
        self.searches: list[tuple[BoundKernel, tuple[int, ...]]] = []  # with their arguments after the node limit

    def get_ready(self, game: Game, state: np.ndarray, seconds: float) -> None:
        """Bind the kernels to a board; see `Refuter`."""
        if self.board is not game.board:
            self.board, self.after = game.board, state.copy()
            vcf = find_vcf.bind(game.board, self.after, last=(1,), seconds=seconds)
            vct = find_vct.bind(game.board, self.after, last=(1, 1), seconds=seconds)
            self.searches = [(vcf, ()), (vct, (MAX_PLIES,))]
        if any(find.backend == PYTHON for find, _ in self.searches):
            self.nodes_per_second = INTERPRETED_WIN_SPEED
        elif self.nodes_per_second == INTERPRETED_WIN_SPEED:
            self.nodes_per_second = WIN_SPEED

    def refute(self, game: Game, state: np.ndarray, move: int, nodes: int) -> Refutation:
        """Search for a win by threats after a move; see `Refuter`."""
        self.get_ready(game, state, inf)
        self.after[:] = state
        gomoku_play(game.board, self.after, move)
        plies = spent = 0
        for find, rest in self.searches:
            plies = int(find(nodes, *rest))
            spent += int(game.board.scratch[COUNTERS, NODES])
            if plies:
                break
        return Refutation(plies, spent)


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
# src/tempo/games/gomoku/gomoku_agent.py

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
    refuter: ThreatRefuter | None = None

    def new_searcher(self) -> Searcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        state = new_gomoku_state(view.cells, view.size, view.inarow, view.mark)
        game = game_of(view.size, view.inarow, self.profile.options.playout, self.profile.threats)
        shortcuts: list[Callable[[], Decision | None]] = [
            partial(only_move, view.legal),
            partial(winning_move, game.board, state, view.mark),
            partial(self.block, view, game, state),
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
        return Position(game, state, view.stones / len(view.cells), view.stones, refuter=self.threat_refuter())

    def threat_refuter(self) -> Refuter | None:
        """Return the refuter of this agent, None if the profile has no safety; a refutation is a proof."""
        if not (self.profile.safety and self.profile.options.proofs):
            return None
        self.refuter = self.refuter or ThreatRefuter()
        return self.refuter

    def block(self, view: GomokuView, game: Game, state: np.ndarray) -> Decision | None:
        """Play a forced block; it is worth 0 if the refuter finds a win by threats after it."""
        decision, refuter = blocking_move(game.board, state, view.mark), self.threat_refuter()
        if decision is None or refuter is None or decision.value == 0.0:
            return decision
        refuter.get_ready(game, state, self.patience(view))
        nodes = self.win_nodes(view, refuter.nodes_per_second)
        return decision._replace(value=0.0) if refuter.refute(game, state, decision.move, nodes).plies else decision

    def patience(self, view: GomokuView) -> float:
        """Return the seconds that compiling may take."""
        return inf if self.player.simulations is not None else hard_stop(self.profile.plan, view.step, view.bank)

    def threatening_move(self, view: GomokuView, board: GomokuGeometry, state: np.ndarray) -> Decision | None:
        """Play the first move of a win by threats; a pending win is continued by one that is no longer, if possible."""
        patience = self.patience(view)
        is_slow = find_vct.bind(board, state, last=(1, 1), seconds=patience).backend == PYTHON
        stones, nodes = view.stones, self.win_nodes(view, INTERPRETED_WIN_SPEED if is_slow else WIN_SPEED)
        win = None
        if self.pending_win is not None and stones == self.pending_win.stones + 2:
            win = find_win(board, state, nodes, self.pending_win.plies - 2, patience)
        win = win or find_win(board, state, nodes, seconds=patience)
        self.pending_win = None if win is None else PendingWin(stones, win.plies)
        return None if win is None else Decision(win.move, "threats", 1.0)

    def win_nodes(self, view: GomokuView, speed: float) -> int:
        """Nodes for each of the up to four searches for a win: VCF and VCT, first within the plies of a pending win."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        pace = self.player.pace
        usual = pace.cpu_share * (view.step + 0.1 * view.bank)
        most = (1 - pace.caution) * (view.step + view.bank)  # on an unknown machine, without a bank
        return min(MAX_WIN_NODES, int(WIN_SHARE * min(usual, most) * speed))

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
# src/tempo/games/gomoku/classic_rules.py

"""The classic agent with rule-based playouts. `build.py` bundles it into submission/gomoku_classic_rules.py."""

PLAYER = GomokuAgent(CLASSIC_RULES)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
