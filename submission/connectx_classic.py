# Tempo: the agent `connectx_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_classic`. They are:
#
#   tempo.games.connectx.aot_data Machine code of connectx, made from its sources by `python build.py`: see docs/background/machine-code.md.
#   tempo.native.child_lifetime  Lifetime of child processes: none outlives its parent, however the parent dies.
#   tempo.native.aot_format      Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.
#   tempo.native.machine_code    Machine code compiled ahead of time: read its text, check that it fits, load it and call it.
#   tempo.native.numba_compiler  Compile marked functions to object files with numba.
#   tempo.native.background_compiler Background compiler: compiles kernels in a child process while the agent plays.
#   tempo.native.jit             Compiled kernels with three backends, best one first.
#   tempo.native.bits            Constants and functions for bitboards in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.leaves.evaluators Value of a leaf, and the selection rule that goes with it.
#   tempo.search.ordering        Order in which the moves of a node are tried: random, or best prior first.
#   tempo.search.tree_access     Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.
#   tempo.search.game            Contract of a game: a tuple of jitted functions and a few sizes.
#   tempo.games.connectx.large_board ConnectX rules for boards that do not fit in 64 bits.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.connectx.profiles Profiles of the ConnectX agents: sets of option values.
#   tempo.games.connectx.rules   ConnectX on bitboards of 64 bits: any board with columns * (rows + 1) <= 64.
#   tempo.games.connectx.threats Cells that complete a line, and playouts that take wins and block the opponent's.
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
#   tempo.games.connectx.connectx_agent The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.
#   tempo.games.connectx.classic The agent of the original description. `build.py` bundles this module into submission/connectx_classic.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import partial
import gc
from hashlib import blake2b
from importlib import import_module
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
from typing import Annotated, Any, NamedTuple, Protocol, get_type_hints
import warnings


# ==================================================================================================
# src/tempo/games/connectx/aot_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "sources": [], "digest": "68855e546723e34b13157ead", "checksum": "d94bd88435a69e457811f739"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;B2E6(p>;8;DpR+Hn;S00#+4D>>isbc?+)3a#s@3zWA&GsfL{$B$@%NA1wDL>Y!U<*5j4Kwh?+%zwN@3%8tuz1{l
Aop2L(>yn-1`e8Vh_GlD}h%)GT~?6THSv<4~9jM-$~U|<~AM|{u06S1z-
Z2GN^(4^R9U`{e%K|&0(`i1zq83QYJE1_834~BdcV$Aao`}$btXC^^^Ed>T#yXl?`_sCxmgBt3urQVl97XaS{-
YI~b*59G*TR>93UVU*d&b#V}#*|LlW15FpP?7nk3|gF#J^2hWmOh1;1UYa4YX6z<y+aK#6~W({-
{oB<S29Zxs2s}?gMPuEAd7=Ed{;ap|MUf~?$WCtkMZVZAOtCD>-
gdF6JLParRNh(dxdQP!b(20)@p|z;F$r>?}bM>J1R9b6o$fHHcuk}HXg%CY5JO!S;8E^1Zj+n)#{Z3R>BcmA058k$3^t-dC?-
+YE`Ga#c<TGHzv8@69SbXx5yhB3b}`$G$yrYnGI8jt$x~1y|_W>O#{mM=KohT1we#iNSJ_4Onjw}xY7Sj5G60i%PqQXz^jfcHmc*s(Agsj<vHb6>Vqmxi(
UR6c_+<l?KLZO0_cUyF%>`SNJzz^THFa~kUOyxR>r+-
ukXilws*lsH{K+BkWOw{&&G!tUP$M^9+NYr!E^zk8L1d5*>A==+>R7<gB`)TBL2zf!xZpL;Jj1SbR*259o)XW2^ri%?Ku^L4+ZD#3}xm8z%VYES~>wna3D
GehLGbL=AXZiOl9D%n+jw2N+8vFtoANf6PgBM9Q!Z|t{n2xk!m_CfF`o#f<u%wxFusy#NBs1f~heD@*%8I?z#sy=)v`(h0TXtFcnzagNKzqbw45R2YTir9
1Rbr9*bXI+71h>_gK>O*)W~j_`jSnla;<w36d^?l<p&(u^X`#!<?#qLma^aJ)M%>9a)c;D=`-Fd}oegk_z3bl-o3iJB6HapVi2lK;Y#V^lJ*AcIatg#-
qA26iE*uDNq^C#MZeQxoO1gRzoxk`xhD2NkBNF?>pd^PcSU#>bVCtMGw=259e1QT=5}#=D;9z{dIW%s*pkaIBFv3;=}TW^cK(jz;c|qhl%C~K+vnGpMus2
0F?Fz7LCl9`%94@E2!tllH-
{jt=UF>mkwAomgST=I;@L}CQ8d_@2Ok5nyf=CgNCT}`O4`&&n1VAWDJ3$Ol!c?|27#gK1|vx8}_dEa0%FFvmD`GyUnJ7K4tkY(TNN>TA7cQ-
*GY0L_Sl8kVBbKoBn8KKCHiE4cIRh!>Ye0zDmDr2`V3r1I7_sgTh)_scI?<Ur4#s0-@T6dtG+84o#DI4oEHQ-
}YgStFh^cxqldv3l%Ht%e1kk7vh>A7eZk%2++LLUeywzRlWer(X}R_=mMd(=FU2MVjELSp^S;GvX3In1fXxR9~$elM8mKOuS3sR^=<GE@H6*<re;c%;;P5
RYd!3BIlg@M8B-u9--^>OA~KH!L}CkMFA}EdMh9n*%XAUUp|+=cA)>hu4jx)eKOy*7od$pMk62V1tAl=VQAv`00wHIhd+10F^6RI-
4JCwF*Ix7iiQ~kTnKh~Pr!$!!l$%<1Rs6bD6JSi!T(^ubJ&`(JH|Hs&M=Z~*$gaX_EjDqT@f^<zWz<X-
B4y6xLx#^7`X4yjy$BLW8#jp0x^z1b4QKD5)|Nb7daDg}$*XDSd^BTxb$1IAP)%`J&|~&vcQ#ex72s{voF9f#M$_u_`4YIssS2mVMy_oF8O<AYQv7AhXrx
NSF%t?s${iPTny2>j#y;jMbPO~-vsGC~VYP1QpR;ZdVroFpdlWJSr${Bo8~xM7+q(9hE49fR{elu=vgK5~@(FKvMd_p}*7YnKf=J|Z*}I0S-
p(@14+=f=Ab#PFE9+&h#SG-gtOYu0i|J?7O-
_c<JZ%jYB*7QzO&S@oB;<`d{Y|<~c+|RPtma~XLjT<>!6m}y`eXKK0jHbWi6sJc*?3MvxxY4+p%%`K2m@tW5Z6)`u_G>g1<X010aDd>=9Lye{_3?uj*~MN
7D%KRk1%a0nzrTsHZNL@B*oH>_t#&#HbU=>x`0<g^3q;!yrjl6`nzq#+BCY<$+moFSro54L|sJMvRuUZJNBs)TeTlT#c@L+2&W-
CNnxOY=7W($=@hCxp$J*D37ZASG17_I+Og_mm<G}@Uxi_62u!|~j7h~ZRne(cVDrgE8v|=zh*@D()6h_BvCO(N-
j1AAv?|9jMyCMAY_Vvl?P&{63e=J+=mKN#iKJ75r9N+)q)Y)NYkqPCMY4EX`g`3eyu{jgp%Lo=Y)AK3m_icMv9VEklOe?VnRZ8cAa8<|9t7&j1_9J!!q>P
0%3{PmNz_CGn3;CcDTMzd)X3@_E`6m()lmdMXtzNJoAwv@>Mk;ysH~F;sVw3eD~Kbi-Do2&F?stwWw_tP6o{I6zeRM#C>sB<xa}E&79o0nEZWzUR*AA;g$
F9$he)ag43$Lx%vE)Co;jIZq$m2Ab9WPEE~pm$HX}kyT&QFvQ0NH%gnUexy`+Y5EmOFHWqlAhsIK{Y&y9Nf*GZ5KJ%+L7IHs%Kde>9jhLjal!WPuC-
LVtGLwf&;{{)5T?EXd)6N)evS9Rb{evmAh<-RCLM+h;{25apzcBh)*l&w%2)O?dO^bR52q|$^_s1>qj-hoE0x`ArIl76i(e4z;0?T`P;SXrqX;879C4!eF
e+uVgmY0%rO>-lx(_t;~r=^%lk9*-
m2j;MAJWB&|z7t;W3;a;d+H*A?@F6>S|66+yu%Zct4O7HuxTbj@`Wl2l1{@wV1fW*z?(V5K~{E%|1VDr`(5@7lr^X%?7pyGizfPE;*0Fk^uU(f0Q!izW?O
nB}y=|EPF1TWwF<;3#GheMe_tr8DUFf`_8+sD5@jY}v<g58qKcEGKo(Y2vpqY%<g@j1^LyGA;8d#H<Aa(%DUS9=$Q{5eB3`vNqm51gqcAi%mX@gF7TxOq#
$g#Gn~ADheD0BvotiPM`7nVV>pd)!x;_A(2T2dVtk*4Ph*CCrYjd<<0<QPM=X>W%)x#Ulo~Lnyf?((jHmPjOE3BvI)6vi<Q97DX#^VUwlsd1U3`tk9B1Y2
rENiB6eiVEUCK6So2)g0tgGl{S!%Ix5;eOqIptST2OAMBqD$Bx0Ec5<>OUvqrB9j*u7t;c&zg8HFwR52H2&wC9Vo!#Ci)7-
WS8?+?}treEn`Or*588}EnZ^8|^P!ODlOMY9}J&~PU3sfIS*C}@OHaB($U;>u;}jpkl#xUEx9ytwRaf;`sap2=*2K2$)y*bXnI#PD7!ZLo>Q@DrXRl|)lS
uDrn$ZDr!E6zRgc#ML!JuMUvU(Yw=3c?O|{_8K|xFN3XM$8KZ?=@V=CW0s!n3*l*=qjN7pw7=)0BOKc9Q)#n9o5Tb}2+SckN=z~sfKPO%wu=%ZInkRjh<=
OJ8L~Ae`lUS8bXrKkziRJ()K^hD+t~G72TV$*@~)Z(B=%4Yay>VxJ$oQsL)6C*K~?pzRqHTDZS82DoPP@6;mKV|?p7c7Ewm3bLpB&F6@A6r>ZJwm;T%`{*
wPCfyP~0+zYf{UXm`N4$FkJ=Xf_hCF!d5!zvm7=zhYM5sp4^(s3@llW@FkZsQz~-q{vtn>|V@w(&-
YkdrCT744|8(NUf?O;GI7J0GHBzs?Dp^t5k2ot1lMtk<{XiZij{%uBL>{V<N}Lbg~oaBNk6B!332f%jM-&6?Er|us_jB3Zr#!_b%Chma&WqQ-
B?^RgSvcEPw8>PE?u-Si8$bEluh!pDcS)gqL>vZxbSQGjS!P4*TSW(};@cnnK+;uDNhYA(L-
&NAH{|^?|PIYwKj_Z}1q8H9k*crwuyN%CDF0XDmZ$1#OHmgC2wxJ6L+qLQT7bj2)}vICuGLMFKcN+>w|#x%l{Pb|1HBE~VSi)o$JZwT=<R=MRl&=o-
LTuo`)Hu3shg84ep$#I@!XpmM;7cCPF{+ONCRDGA_x^S@u}u)fD`T*}g1DGD*PhDH+>ky7T^fZPN!duY-
h#J)aX4m;mqUc!S8A@P{hA!iE_f`vqIE*|74A&L~Mc-mOJ6hfzty3u|Cv?ce4td_sLuNAd$!=S#pl=R(r8xN{WUvq0*;yw>;E?3xksrI@bQn&ph<#v4v8$
nNnLVj152$vkm#xe4}ypYKl@zYyh2_&hTMJcx7<y79yAFjeX^|V$Owa*#c?pbjm;EafGf<`nM4NrHmMhdz~E<*t>f!ZVme)OW|N^1`?mpyML!O~r?G^gfC
HTT{2-
)a(Zzf{V5LOp_jFuevw89}$I*GIcAQ>s73)<sJV>l#<Ma^{t|kg8+_(aHQ=;TA*(M*|G05?Prbe4XGD!NXB{2dmU5OX#1m5R}Y!f_^^$@w7#(B1k{CxEj{
rZ&S?Ia`IkOV&gT`P6G~BHG2&{$3YL6BJ72rXvi<8bR;<+fd5PscRqh<)uN!0lLq-Th)&|ydLxNK0>4h`QDhE&C7)#6jX-
>~4OYarV_}?waq~a)v@{r`Jh~$f)ZLV`$0G2I%NDhF1m2YPA}EgyXKBC+?~~X3(`eg(n|^+^A*>k~$q9&_{k=5=@%Ir14Uf)fN1QO{ysNkvYK+wqg&8YO9
`|i4&LtYAz7@O;I~cD%ezn(ZRdOFt57VqgN(}Kn1n8rPq~Xp>QG&^i*{i;62h{8+&Hz-$E-
n0P_~kn<Hl;SR&L0|!J{w_$?^h8ul@A8&SJ_F}v3${PhlF<4CW=odyhB~lMRs^d4c0DRheZdLV~pz=Lrl$|5f8qoxRA!xQjtZN)P|70Y0YS%i_fKZpABXx
ITt8F*y#>2M!EC*&RWW~0YSkVv2WoE$ui^Y3ZK>xUufsP%hy54&Q{76WADN4pQQjq_?7Hg3!I_z>}FkyuExFsBn<>}9od>_XV#(kVIcCl&zu{Xul)KVeob
&q)aurm0#|c4ubAI(N|mP02W9YrG(4{EOlXDtgtYu=SD^4_eDf?HwF5n#d(}h}K}F>=-
xmS1Gms%hCDR8{cLjS6!v5kMao)?JR?hXJE1%8sa$J(S8@z+)T?)h+vQ}t`lb^bgKt?Bmz6%9$e<`g&*Yf0oT3TWLS9s4%#Sae>ht^Sok&FIdN{CR)+?F4
EFni@4gtg%rfMaD)4gDQ6cBtLiFX*niPmu>u9V_P0te)^H{cg%&NRt+&AI7={hGM4D!)}iWJM1)NJ$9q;#?wmTewIPS0!b1RV*<UuHIvv0(Drbyj(N)xpR
N}O9T<V;^pnLh=HS-
4Zy}^2l%~%@n%+j~?j@~Zd%5NPwvE+jHHA1Z>1<;v^8a%9%<P4CecaB2oKEuBN?F};h@c%QZtHEF7C@N^oFIL{Qma>p#tCwq8K&9Y1gW-jo%8Z1lE)5=`r
!lQnu(}lBj;!e9H86o&q;(R#<p2*{IAK0otC25`COFH{DdkI`{r~$Q-
5wwvtarExgI7)<PLhpylK39zSaL@GulJF2b@UuBOs?{x(L#A=(sGR%xrKh{0|+4M2v_Wg`|V%`bv0@=q3hW<`OXyWLCwNUEf&eMp~qjj$kuHZ!wn@R*1LD
i=}NTKM2N9EuHLw3Kp(O2FyK&I+}u}NFUtihEt)0KlS)Sj4UrHGM6B>tA4-(e&rUR>sBLk5h2P+2OPT9&^3PZJ-
5ZMl>ZX*u}{R69T0+^CIGWMH3c!$utt2!A&uE4I58|KdLO=x5-V<!kP&D_tzFi)VH*RRXv~eto3#J8no?C5gU?9&`Na-
~91aU!xFlB20FCv8fz}eZiBl(v{Vn6a+B3+@tpodVrOD?a1m+AoXET?ri~-
Q)5y0K2{m({BweBd)hB}?OX2`9{*u3oA1&?gLNcptuUuHD3lnEk8MY*eCXU<e_=F#p=ldGQ=sKJvhe&pWb-
;t7Av|P?`GZ5{!SI`sCz?)2u856uM<PH#s=x%PxteyY)A6$*3fG?2%0A_9TD}1BQBgNgN@m*&KrY#*tZX;{-
SU;q=<KUd$&m&fZ%p)}y+=dk5p#5hTyBgw4i+~=^{&(<_P2Oz4_I@nR<&FF@#!Y~s9CAq{ud4}keHeYZy249Bqub4mZ02S+-
Eq1VWALP04n3S}F0V8R!I%o1FywOO@cSX@6lv}kXD2I-
<%RNCEN^q%5fti(VbX@b8d=a))kXFZT<q#~G@T1YywRDDT;^UXfBAGSC>kP;JVEZFTaq+ul=j!XL<687Byx`gi^)-
5H4SfHGd$HY@<19={wJ^!M?6po%#BhiKb-
S+*%d6%^w7=sXsX=`I_#|_w)En(w<m06YSKt~AN#o*9Di@QHWXgcES>Sk5y%7j!@Dhsd8%TAfadyPc~a?Mx}0PiP{4~+@hf*|jM-
W<&4#4)P?zk)#O@=#Ei4)8!~6Fc^Ha{qpA9W%{@pvB+SAHfy`x`l8>Cf_t)6glRZ!JbJav0e#jo$NDs10+Dt0BV%My%8`?;QZm%}BZ+TA>5#i3kHRO8$45
S8L90IEUch7k=Cp{G#`+1+H+c1?~qrid-0q8N8IpzE)ip+|-ta(`AWf2hEL=h;dmR3VPHSxJhb7feXPLwjKu-
_bTS(t>xRMc;wrmWq}#Z2w-d)riy|MGA>zVarZuikp#*BkpJ@o!ws=%Gf!mz5<kpBpbJMIw5A)3e|g>);IU$fX22aMV-VvIq}INPFQRMgAo0>O}3U9JEb9
yKZp5Yh)qJogWTSlZ*Foz5g*n0^Q(rAhuXWzS9$x|E$gl6xNk3y?t6Xbt;)~8FV6LOA5vI<EU-
&{CaFj%m=yjBrhkb2H>^M<hYbo${8Bv`Gpf(1lvTT^Z3=l)l}q!a_QD^I5(n+`1tV<RO7dtx6ytxvzo#9{>`5SONF#Z}{A5m?;5@+wB&ATNEl1(urh$sN1
IgqirI-<VfkLyQ6o)d;Wh5Dz6~p_04bxEM_$ra464frB0ra!YqqK91eRN&r+#p7_mzhYzrXEf`7br!IGChEb%XRKEQojN&CLd2R6!-
uRW+M2z#<S`I`I;k(@L3bJUFj8@y|u9PR({<~`rsN%v_R^~=1uXGpGFrlxGGkO7_n*AYq`^{9(%<{2i}-K0AqE~O_=@`@Vv0m2`VXncD0u*+`a3_YGGi-
#jM9v)JfSj5<P^+8e|9&)NgqOYuzCnt`8hg3o(N;{BuXhFAGG$#1;I31d)_K(&QgS_bmQ>ondV{g@I5r^Z)<=00HJJq}c%g`-2ngr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j<0C#tnOy)a;DqL7FP%ztu&pgrise3kX_k5|ZU9ob%XmfMg@w55@?76T#?jH|YGnb2Db!;Q(N%Is9GeEYsz2&Y8eo
_CjR(-7_OX>hECt&^f0y8h_jr1@wb>RTX+z`<P@r?QSJAqc)L|TAJayu{A3O2_eHxx7;gz5IKtJ2b&xeWiOux?mr7K}3n3qj-
ok^n!LKjbqp;@qCLI`>5ccrh|VSX+0E{my1cF-SN7V)Kl$TPKc>a&X`JE5azbco<%mcplRjk5GuQbeVUp(S65vt!xUcl9V8%tas<tZNNe?iZ*LnmA@Io#w
=xZiu=aX+RA$@{UqDXDF}tt)@4lFT=G&`ph4P1x52F2M1;mb%!T*V)_GTCLZ26#{wn1X|~*z2KK2Zx;K@HD^w3<Tq_&kx=I*|WkHvZ;}O}sle{faKtLnqu
<<KJcf%S-{mliy{w{K8rP}4L>B7pmOsu574_(8Ifo=nLqag@mBq%OblPhRG?-
$LXcQbJ>!X%9%&>e|UFDXv;3|>qoOAmQ<sza`{QF$6$F$pugZ;MYLYJ}XLWSVoY#Qss$drQy!p@B?>9#K%VHaUxl652)Sy<4^hGnPt|3Ee=$@vT1%)bIjR
aS_g0E){YvPjZWp!{={chk8g4`8fuxsp6&GAI6l3O<42m<uSWHm=w;LMMIdoyIO@=oHi-XwDG0PdktDw0M&i>Fm4Wb0xwK>h6)j;XCmVD_LAh|V$&PgW&e
kHxehdG1{8Ymf?sHZ0ipvwTm)6}Ay)iVB&H@<@zoKVsU;)<K#h@XJ<T)q4s{57;bfv&5BmJ=u{S))vcGyInGtcl=O0I6V$p$zjyoshV7qJGgW9VCKUqHqV
VTH(u>JuiXg@q{cyDjZj2DBz7GZIhgfk3Ucl7c}C!d4}reHPp<yAPsSKiDsNBO^Xo>*2@1OcbRSRP3GQ?dd-naM|}?90gRDqX(#Q#c24%-
NeUEqijRsL$uL-n+<4Pi=^C|HBX60`VgN5o?lIU`xg7U0?{O+T2jJo<jQztG;r|me%T?(=DT4@#hp#_m9_UB?Qq-
{uxTqvN@r{Zv!<YqBA7owtRun_*fXc=GLXR4YVqY2bcRbiAqO`QEz`7uHeFtPFB-_<}2+(oH%BLbo{K-
VWW4&2EyK})+wQJq3uWA<bLRh_U1+%j%K?@B##*4`TH<CH#(-`wU0rDR<6G~Q}ZUc6eM>1bK7TdTF`Y8bpvaMEzr-FSXa>2EWG369w6?e&=zTr`WGcIr`F
@#`9dRS+!u^urB|K#`XfF`IbHr%eQazANH&L|u%`UU4W=NA$zk{|3)jbbH0EOSS2@2?d>sH_1cpNRF5WK1veG!!>HmKyStVOpV9~1Q7<IoA_gpAr8P8k6u
IK85>FgrB*FVPVzfP1TglM{ufpp2Zdwb{a*$eEfOZD6kn16U7?u)G#dPD=LK~(*T@5&+Ct_4RNrccu1Z8>Ej%p8zQlt!EAy$%}?v@Y`OjgCoZn$cBH9(HB
CPy)P5D_Pk3*EEAtE+f5H?*H0Czr};s^qE32U0463>dV53!xXz2=Adkt^B$*_^|uJQIVln)m0f^_<u}A3Z6~pZiWw?Kx`Am?9{n(!4JXqcgs32yQE{CSEx
uXRGc+R;mKpeF`h}iT{gdVjoMp#^x?}a)Zndq>pAgzyB8Rl_ipHn&o*wrDfv1@esWm1zM^8B^#BiM%w!R%b&yPzC3jHh654MwKNIm|}k27s7kmLh)|IkjB
WKafXypNN7Sj2e-
eG?lPHfpfdwM>FhnP)|qRzGh+&{#jC22n}#zA`3~*JY$%z8<Ipt)Y&8$|c+JNZ4y1{0cKHkYTjeY~EUIRkRF(>3=e|+>+Qez|beYT!|WS&LcYQBnSLm^YY
QPqt(BS$|4V{UBziIA4mvdG3i_&6tBY<KHO7Z{r2P9vo1V45;W=%(WkzpZ>OwAXwUI02qD}xYU#sSt=Z8E*e$0F{n~Siu9t4*cVZvg<K63_PCfF$bGnzLw
;wcWMD{)#-I}Xo=)Ws1VLjIJ-7oZLRzIZ3j-(?OhSO&h{1f)`-zGf4)q9ca<ZTtnTo9}m6S!JsQ)6jUdVizLWW-xnCMY@_1d{e;Hd-
<TM|HA{!CJ0C<alszy-=~lcrRrA!0bnYT$7;DUj`^y*JA9-*QgU1ITOJnI&#Cep#o>bs!U%jzGyD%V_CTgIPX*u>X_!Z$Hdc%fUE8S;bWNX?@`_HxJ-
714@&k`=oFT6;KmC7(CdN5b{tGDzm&p=+L*~@%;CauhdJ1`!=ZQkcd^+4j)>aS?0zO{awAQrXrXr?rUvmZjl_n;SNQ44TbN-
&R;2APUu9rJQ0yTf=v9s}v$__Nk>0EPK)&}F(it{ggqK||JsVBoL=*d{#NR`aVcqHkIQQylRo(f&RP!-cSN-{&<@#-
9TxT&tT9BUdFRv1!KlG4c9K6$^L<!kNsGgRMN=F>)R|S9euE}3}Oyz<uaQd^<$Y2LUd<mj;c%hh%<*mr|!6ZKY^0^ZLkpikp&$4-
8_bJ{UjrmSf`@*P{NrDT?e*v>!(3}7)Aay2G6{3`RPjZNgyZS7re=gPsEu;%2K4~OurN`fSjM;f5WjCKjiH6y&?3ADoIJR|5CnO@9WEgk0#O-
&~Flk6lQDq~E;FvHDslnw%Sob1e=%i#G8IOOk;FB(O_QSFb4iyIZMR=3pQ7vzfSA6q;yXu1{KLUGBk;v-
Ei?C_ravaKRVPq85y5a<crq#XyfeCXEP&{4IBTYh^;R7~=M@%0;<KkZkG={a3&96@}#(v6)bsN&$PZSQ~>augVLaqd_?w({({sub*Et`>lA+>ZNfe1nnBH
wr|6z@Ayd2CygJ={FH?uQUb32{D2gJcijRO?@ivY#9Y`~tm#r+Z4UiGmQiiGRZ&_=d{C!|yu8!5%2SHp16DGNYMMn_Hrerz#wF)G_EL{pT4Cq>{*tN3W-
;cj)d(3o<2E*Ji<X?i}w>jitSEqWo^H(0PlPKH$R#mhP~N{OvTh8U25?Y+*KUxcscY%e00X!ETcvH7OA6FZ77pH;7@g{yS3}-
c#h$K!79P%FXNY5JmQ&qLJUqsj`NhIU8A_ai0~7pxPd=1An>oKVwWqn16H6TVL0Wgu0*to^c`yOiC(md9m~C{wK$;vYOHU;)SFsDQ?)d;wU?WdRC~98v*e
<lPgR#*Q?74#z8zXVD2By@pU|8iXwww^qiU&f`lI0)O_$25pyf>U)Df+kShIXFN`n>-&G$}ND#@goq68<b2LN6Tk2$blkXVevJq|&N9bmr`@{r-
_KB78e4ztAs$a@w$shu(mTl1I)Yu2}%;Lhq5hPX~ZMTdl%{29w=CxZbov-$EwDkZo!>x-
4CMTECBn}kCV!HWB(LBh1XYFOj1Ud}<*M*7~Z*)EGtN2_wrgtMLTROVAJLS9er!ARRbE4|fgS#}eEGIxRGMW$>xfa<xQLUfs3UlX1DrTJ^%D9!jTaZ@Ely
)~Tu!5e#jl^v9ur9B5`#axn>AlhgYz!Hx9y^Y5S8PcmfSd<MbP<+z_U~Ey)qz7kVTe`dX$$>E5_vn$)F|`3q@Is-
f0Gu3k#dD2fBQ?+mjVkzLdl#}Ooh@}*RC&^H6FB3v~}EFeU#|NhJPcy4Er@>gu_?j9Iu?_;y=eGL2~djosYXf!aJ#I`$Q8b{_nFH2#$O?1aqwcoK>o@v$h
Dg!7$&2F8l<!Bk4+axgtq*gx3UvVPrk%6lh|d<TZeWb)e|?JlwKXa>zb*;`NRU&m@@IGmsV>RdWgs$b;SgI#ew_XA&%g%Sg>W77iIFKrJ${k6Y=r<STkM^
AOPGGE_Vj)rrO}`(Ky9R@w4+jS@{7#RT1Cf)~)O!Y?bNwOpCZPre{tdo+uvYz`s+aq-mYuW&DBs$c%v34k3(@*mTk)c(M6Imqxa!627Mp!Myy5Wvd~54zQ
kz@{;$&t3nL_HTal!uEaN@d1Lh8L0Xp8YyA(*3r`rFZ=BcC&9-pqK&kGPgRF9U_ZA;+(U)<9T2Bqz*OndTxZIH8z$7WJmqt7+jI)y-
7x{|PvW6?g&3;Ns#oIkEtEXp;SJ>HwB2fv`#8wp?=b&*OD0jEGi%JH*di)YCVB`gu1Xf@YpwOcyiGy1Gtcr<_3(js!btd1EccWcLQid&+~*-bB|o-
W8KS3knR&IL(c+s3<O&DP%xL{kHLNi(qss3Z?^`wMcdI}iMna}e6WEVGN0G6NgMdn_V_&v}=e4E6!u3GoV03{fgXhQ#P?$MJid@HNr;w1PE`h~uzXt=m?~
GyNEhawc<#jj&(NT=`;cvg9shjHSHTVEd-
0j&cUd=jwU;`Qmi9A}B>()*Qlx_cVZ0*SG3pC%(;0!ChUo@+%K}pdZfKZ*o9TM)r4hLo?<*~NgdqWSFc%Hm}9>!HD&Zb{|*-
*)wkvQl~SU_7y1eVxJX5l>*X6{<(q>a@qr<;Xz-NYeM)nl7X`)oGYYPz~QJgY8&c}7*F4Bub*0@eSw06qU?%GG8);V%k9NU$1)iu`D4FTq_q&;fnked1cI
NAp&R^dLG&!u-gEVN=+S?b3*gonCxz$F04rLN`Jr!2={>@Cz-
1uPEIK#5P)&p5_jL0h@_FqA==72GFuK7muBk+xb0^n_14REe+kc!EYEF$#4B!iUYzLz~+u%RU>q%#_=ADN`yb{4=}&#1=9Bq;(Qop$djvCD~imbGT`0gO6
mX&f<IsZb6iqbtb=vNUcke`I4{=g2*JSL&9bxDkNL+2Xq195+cQXO_$Nc9V=1)D*v%s4$j&@E8-
|qubsacba1pijUfv8bQ$<m!BEj01^81;x_6cN%0k*}6o4dZjqm|!W0`c5{Pcm*?Q<f1#?TEA2_C>rW+2o1n+N)yq!(VqfGlHMGvX=d9-
5g34K*Tq?G{T7s1=7E$&lZ#!_v~gIIAI#laXx?kFtCmx_mgqrg%bF5Ks?%gWx!z<9cA}>o+aO5$EeLuew)#+IX|nNlRak!YH&Yv3NDrxU`@@NkF>}50cIl
ew1AZ-7iQ(OYaVYl&cGFIVreMnrZipooZJ(r-
+pqs!t3V#%tU)8gKa}aLcKUOEMO2?FJD6dbokEQr|ho)Z6i$>y%Rt*!E9%y=RE97_~R*kMnvJdGAlOjo(JY;Izr>bL%)Zu5VhF#ZGb_gZk(r!-
<!o^0>cTce)HsI4eu%+HK$MC8=o#b(P}C}N~y%h20V;eGbP%`7g<_h6_Leo_aSX*A1M>f$c-DoBC~{YOq;{IEl}HZG~N~5whqO~_>?;$mM?t3U-
UE9Xk^Dql(|k!A>=hOGWNi`t|i4c8A4Z-
n4nQ1waU23Q6UDPre=hv^MEOkmvBYeu}7JOy_jr44I2%@LwZe=f|aCCGwP+vo9i97JGHuf^KOCt6CQ5k3{4LpoV7eY;Z0mHo<gOTqJZL<b02uYZCJrtK$A
Mv{_9qN0TGc~>Z3-tG%~Kcc2->BWWL*%W?=&J2x5>xQ5m|-gj!u`7Cft0*AAQR$TGMK*a6j$U25LTlO~1WGNXkfvYe}*5XM)3f8NNF5OtgdNh-+^0>IdN-
LuiUHOb}{_8|{wOJ{{Om`jbo;Pt{>AfUm0J&ZAIvZbvEsa3Ci7{&TB<=c9b`n*WKC&T=-
GB^$O$e33Nu*8{GzAfPR@{W5csl4(R5k#+k?hm|}ulC}RbnA@kN)wf0mz!gNh++_OH%}#Ue*C|{ujoGf?n5=$Sf?e&H(xz#VkFu2T~s-M5G8Oo(lX*Y-
|7(?qq=mX*)b|<h4}`u!K3sXB$bw%6I2v=F2(63m*I?y8xV&hpZH;ic9wdkW=yur%+d`DZ@FhUf*0s!VXktko~24EHfo>dmooYfK||I&NSUm48WSDPgNsv
*?kFpgl_r?>9814aczW##Ng{p%ToW~@a;@vV@2p)#dk6+)KJK2hw{AFvXEjL_jd;WlQM+_qZ#xe#40Q3cceM=ywLV0}2-
#Um<$sKxle<0hASAeZ48!2#d?`*b3$1j}rJKtm%Pt&m%`FOQb2o%zU)Mh@67gZc1Z*uDD+l9Fe-
4KzPg8u$Ryh&@AvA3iuBs#sR|)gx63o3~yhG%hT@A{*1x2$Dn28K%1a5gFbMe8*XiLkwgSF2-
VBtf2sW1~9!H|>h()>M4Ax0S!7*QDg?*UkunBEkz0fxZHGfCCZB&%8l$wuu7R9xL@xP|qgV>MyS6j|f>;bnw|@ew%M#E2SL&7`?fXOsFT4bYGh-UR!YH*z
&6@LTi8n9#_oULRvi9EC+iJXI$qnMLXdeH(z1;A9bZNg;K2;U*_5R3#YiAaBV`1@?at0Bfn>u~Dg?546_TS2A)eBkS=Q!cyARmL8$3A%beb>VP@F8FFzM8
)cX_gBf4c@C_pTplCrKJZ6LDf^f1#9f)#|%%O3%AW?FgBgb0F@1)ZchduR6x-
RfGh~y%LLY!EO4N?FfQ(ng;RO>mGo}n^&7Tp=z5eetr9=wkM`x_^MC~9MM-&x4eic$zWd=N2jeLMV;?TVWd_ZJtKC2o_P>I{z~u17HtQ%!8tv-
%4d<ZA!frCYxnLa*0Z`xe<I!UeS-nVhS<N<_usY|Y5LHMpO5dKM6=i^G;^kd<lLq8HFPU*><p5e-
Z<UMw+t@xmp)(J`kt_JB+ZeNijN7;dNnOy}u(_xXmml;u0h<WH<802HSeuG{jEcv{`8Q1sh#&JW7}HFC#L$3`lOUk^}rgtuwnxXmOsh3Ta0P>n$l<T&D<5
$iHER%pw85x*62risv5fV;Z;^oO=3vQn`MS%`8uN*$u%6SbZxYd@x%x!Qr#HT#t(n`CsHpP9SMCOCba57;yCZxRtb$y|fY92F|x@yFi#4|ab818o^!HsZ<
#=^Fv7G4?11w!*MuJ${j6b3Gh&&x-
!1E+Wnxq_M*P_M`eGOt~+Rmt0F2b1noHaCwNJ8HiAj7Ac=Qr2co(Ly5xk$M*30FAI>yQpM!e7r`M;JEC67KQPGRBC^&KKpoMj+kV~Q1LAZQmJUrQoPVKW;
8RxrUXU{(YvDedn_GDO?34CjoeZ~0!R1_U<7aTL!W8JQCb--3*M_QbF<G$w{3G|05Ma)SRPjt8AH~k*x<=?ZkQ}D3pC^2ZfD>j`1DO-
XimH05+R|~B4#)YNib)S=e4U84&H7Cy_EzSTOlv!3YZ#)oRsC5|x_<m&JfH-_C{9Bg{dnETv69JuuGB^cvW9evQXh!pp6ybhE<opm9tzS03O+-
Hwpn;v8*(?}&sgK^6ru^11m*wrM?<cgG%^NJ$NM|GcFmP)gUSO1Qs2ca{ob{7&C}*{itsl!KB6rs(^0l?e3$-Rx&4Wa>U#TO3SixrmBra-
`VCrdAzf)L6JEc$nO{lZ84-@AK)L|G6d=M3h6IQg(N%7wIXMtDWyY+Sh=<7fblV14hj~n&CKQJZ<~AlixEf#~C>G>{kfd1-
0fTmZHK4_SEw0gy7h5Z~4dgv?Lw|g0Y0t*6(FQgs)L6!}QP?gWO%#~^#0dv3BY|U&Mo-`YYN<4R)Tqx)cw)|O1-ijoksb_m)bXv?r9+^G4{~o-
b5>Q3W*Si(aK}Gq3*bQnegP{f8=>_b6(vpwaA_P)cOa^8>|e|Y4|@lsx+ACdM!gvK)Um@@ZhjT(bFTA5Wkmr4Im-ei3o(N+*8LLptK<TeMXidM>tOPIud~
bn!#AAd&1@A*0k93dg|Fi}{#En{oc*AI&|bop1EX*htFPQ}B-
+@DdjEo3EF;bKl^AuXC&N9<_R>?0CIfGDt}a^wmW2X8TK>B6qUQW|#nK^E>MvpZM4%47PKK@2to~;3AfH0e%mj+-
kqa*H*o_&6T8c1NdQe_{T}0cj8I~{;9erPENrLrGIBX2EIDJntI%>B|<6>JtiLT`!6F_TzykuW4gA_2bogG2POr@PUn2(Y?hC}B?bEY@!=yRCdRUyqOKM~
5L`(H|nqW@hwN;Bm9SMf3x@zTdHCXEhv$EI?!3YJk`#>lis{n$(+eqyjeyUysGX#(;O7b><zI0qQkzsA1n^(Ueaym%PMh{q_f<?SlW1UzBCp3a~2tx3r(8
2i~7cqjmL-<@)Qy{soR%u7W_+YWsF(KTreBpld5iYNLnAk~0f+Bw`AUS~EVI`fp?>{W#7AW1DM=5wt1P2fNx)z`85iBj6HYGJ!TIexiW>{BasBU@i}ylr-
nwg~kT0wP2kL6&eEZpUr#AC$t4%eN6tux~)f4TKLpV5mx>!|XfQ#=_=3y2IPBFlw%x*v`ZQ@z1ZCiCh73XXmRa#7uvOxQe!d65D3Eyv`wfj4k{Ocdj+6Y$
hUiko%%LA$zNKz|_5oI>{@6na)wCaHb_J3hdcb5i7l?bLM=WdWw1*s7xhVGfw!d+sOOqMnnf-G8xfGX-S}bn$m+BVBr97w-
8&0{uG}%FI^2aUCr4kJB5vZnp<k!kyWn=b{X>Oi`?`}tTvS+fLV7mwpbs}-
OqK0`cO)^ybazs=_5T&%BJLTWf|R)f2t!O{3T6{XP*&=Co#4GG3VWb@R2M8dw5NtpXfZY;A&4*n@LDALLi&TIwowWEbNcBx`S^qU^gf=E#-
&Fks9(UisB|O+?k_2H4T0eQ7&h<-
eK{VBDTSx2tbSG0)sTypc`mRdJ(@E5ekwP^aiMkEKEVh9~78!$jW@o$P0;;m@RTn!j}}{Bz|H?ZABHR9DeR?nNftYGgen$L9Ek`SX{f`s@>T6X9BDPNoGq
>)lJabW=nm6SN}qjkH!XwQIMrKd3rmdlU=!h-pT~xxq)C-
it;_SAIAy``#}QKRJzj<p^jw`zlI+|M!V~A3*f@_LDTSl11s=^GYX~%DnscyPuJ*)85+T}t4sDWK>Y3L4<~G|P>=oE>9X}<7wZ#8(aQ$}0(aPKW=95`Tc_
oYg6i*0u|cdJow746xwj)HKATEfMCz^B+4CE?-tF{6ahVh}IGY@K@c^5=4Sah0EWb?!U=l5XqI^z^p4&GnNbP>!!ONerkcK)!A2KytvhKIDg}l=66-
sdqVDWi1JKp5Nxgq4*G~w3+&b=2zI`EobZBJ!>&P@uI3}O8hgm~^UsfUVp3gTh+&%TNR=j6xQoJm3PC*;BFPUpPVm+l@rk&m)-d2h@ThJE-
<l$OQfk^Xz?4qf~7R?7&81AW~IG*|RXxJQ)c?cvS{X;n6J`rAkw*mEyzhh1S)k5MBlzK-
^qdD5WPDOfeK@K}s{=;CJcNA{nWgePO4u{SW4&`4c!LF^C=_4|bD#TOLV)VMIlMGThp(J=i%<0d8VWWv$?w)=-QLKwh!T;xk=);z-
kXAUvb9W0}tK1xcPH}<sg@B!EXoD`%?d~>JMD}=z^D}hc?iiW$ve}~g1-
o;DznO3QBPN>;uIe%<>9TD7`zK~FFAVljiYD)F21+4V@kMDnct70u3FdxJ)yhfF^w6J~IxT6!LM#aRR1A$;Q+nSdmKFj+IUWcz@wcfsbZl%$-
?O1TztEdh|e4Qv<3_!IinQK*gET0={OuyHu<x^W%Sbc3`bx5r`cYvFu{i@<#S>;OvB1{H7+}Leh#^<17ze~^7&G~0<H=Nb%abLUs&pkv&ICwWz5BOfzY~9
iF5UsF$TC?9=VP3hF08bKF5gA)3?&!Tey&AQvC)?L7F1PySBJ4etz&>-
ls8Rvu=^hYpF3F4DZ(sjEeToP;qR!PIn&YjEL{|jPcE{K5FkFD4YVWuW#P+<VBTn`U-
e!y1wIxb`&{nhhv>tC9j2F}Wix5>@?~F`IUb3xGQ1=k5BGymp7uc90xixHr)7?$X*BW8cqsz61VZu}oYwhSqq{{zY;#Mw$pDy|bf|RzJAywhr)pPwYf+>;
^v|H0ML4Ppc%TDqT^NIUnuYA7T^8O7F|3)RMH~g;N`Zb<zZbo0~90yx|b8dz4>cMGeAg|xGyKOp#w7Wg)ly$M1d#lW~1lK|kkBQx}m@otQNu#C)ksgZ|FM
9--3%L?nR*tQZMfWjbnpxV!jbD5k2V)e*<!3CaQ#^Lec?y<dw(G-
;lDp6LPaJ8xOA)h={w(*|>H*`F6{){IeD@W>QBA($h~G*5?Gl#1!D)|orc6lSC{TBB2D3nBey2CDHP}w`sO(UlxM?+ZHR(m#WC;UBt6*U3s3r;=*cZNG&P
&voO%a4TLO~v+>b=ntpeGT!1Y22nj@nZE`fHi(F=^*NItC%PUq3DJZU5X(<c{V(p4lu=x`5wCP3EW$YT?YvC6DRzB~wcs5El`4hH<c$uH>AXToaq%TJ-dw
_d6jkXsr<U^?C@iLnLR*neaboniw+~AAIn0;YtR{lZ<#ry3Sam3eJ9-
g(cW<unq%kbSZ6Oy)+c^bnOX3BF5<SZ}^#;hvH}Vh7kdRsW?I;gLCsGIQDW48f}UyaZw0MqJpN0L;TC=&#U${YLp@b2V@B&BUE!Ttl0s=GMN!%oQO@uL4*
&~G|m?H1#DW4;ye8eP&QgqR)&8ZeR0q-=pI#qEN+$5FCr}r*{AULmQkOxMN}9|?GC8GZx@@b5IIMON>96EC0j&`io-SfnkG%7(x|R>B!9?a#xSu!XSe6dc
*PA^9D~ofAbfgL{<DPVnaP_h0e*FHh$_Ux+P~vcMuJ_H0RYYdq(p^Rfie2Y?t+S0TL3sMwwlpOG)Ub_J8xY}cst^%O6j<5pX%p-
+)hI5(t`NG&6KCfx3J9sKW2tu(?rNA`!tc!y)dB41;vf^&1$Z-E)dON=VE;=2jkY!xV374eQy0#Rvp0D-
3}1x;W)|zOg@`9R>6z`{B|~tEjh|jms%VdJ=sIuIPjC4HD4^{L}ITZngmdZ0-WN*QdW-
5JGx=gdK4S*rXi&7A;_nwm($Oj_}D_2XnjGxp^P0yM@A;xWiDUQtn557XhO+w6>7qu!zW%jR4-(Bc%St)B<lDzK+nzM0fax1%#`H)Lm-
>p7ZDW~Ir}X^=VvUa&r2}O39E{X9H|dhFkrXB53R0So9hmTT_mY8pljU*dtHDvO6jFsZ*{Zuy;X8Q7uPCoI0_2^SKGXqj3PlSvQqa-
H!{143AWtzkxvG)B5i_17H-%%;u~wNe7fO^1r6hN>9-83LKhAS429h~y$$E~*UMPEq6(-
;Lc=%|Dzwg84p0!Fu(GY1(K^IMl<<k*S!|JRi$+gp?XIjjQ=(I>!>0eTEjl(7N-YDle{IXk@&=!qx5CJm&jE$x-(h3@{C=-
J%VJjLL*icqyoeGD<|rC{EV?H_L18hq6{_rQx&uLaN2Zvz2R7Ak0KdcT$Ggnl_)U}mS)>6M4(&G`Q5I9vaUErMruo!<uhkEqyb)~^Z$eUgrNI~!-
>jAxoh4)~vn6<zuAYJW)D@9FZbVA_3#s{MkdLkTU1!X?_Ji)-
ZqwoCoJMb9K*^2rKoNpeNcHAtDR4nUwrvXVVCZHd+5YQn{H(+~PwOa_Q5q8{R>BW=RM$!XaSH|lQQ0HN4b}ZIjda8_TJJCVX;V7}o*6*4^d)i2H}sRAB3}
-U#T@gfa478wWswfV_Ua&`w}0{Pa%3>B<FU2Vll4%_-
DNnjZpdPYP0{`(Fi4<M1$yx2<77EU*~)eyM4&05#xBjqR9?dt&ZRnT;wyg`$EX~~|2LOP>a$}0=?$<^mGDf45?tls7S98cy$a5^x(XfSL1YA@P=@f5=`5^
0dqlcjczcM~4;OM5|H~N@wq;i<7!Y`_?EeK!JW?HGUGZ@a7wa<ZH8pOL9r~lvZjk%Pc}G*uei3G0Bu7q)_aCY7=jiL&u-
nP?{YF|=SH#R|g(^?U>6+N6z)x=wNqqgYWVeczq}OTo)exw$8f7!)s9ufej$)Vr9B!GL>CtllJvZW9Qf8(wN0-
JV(eJ&s*dUf<XDStizMxwp%^*hnD;ic_Yja3gliC(8vH0+9kEGd?a=qK>o@FO5p7Aiw!p4*S$5X;1gZME73f;7V)lFRw6K94tStZdOA>^!B(2O9p7St48l
EylR#&f(?MA-=@4kMmORp{wy^~!P-Frp7^3|hN7aq-
PxY%$duTOB>woX_DHpA*8qwAj*fFVM=Bj5j(Lw7c+(noIz%ZC*kL#Nup<F8^5~CEu2J-=Q`9sSEhg5jp3B;(a4!KMVqhiH~+BUC-SNN}Ja<P9fsdCUMId9
%%DweC7@Rb+cAHYEr1fpS?5VEi{sj=GbMLC06QP<4swb{=@}W(X3qO(Ol05o8|Up%;-
mFtAl|!wJV@EZ!^ME|8_E$MS^=R?^gzwvHzCTL%gW9H0m}ZxqcHS8I@YjCl)u9yR6JZm;rJw;IIizo84kBnEWfLgBjw`o)n#0^v<LVm);#LJhjfe#DFNtI
vbu)EG(&vGQ%VyxCZjUJuIrl@u?k5Brf+jFXU4p)^*xokm_5Ul4CvyLHX(QXiwp?+qqNoR?lE1T6;YpiGJEef|?Eez`41l0H=T4N?6o{O-r<-
2d$fhd+r}?f<n7IrqPou>Q!Pt{<+Yi{rVEec<f>i)&Hc!ZS7--7<wqBiUio=7>a6@s|6nAI>AjI0&r`*TJ?pQ!p1!*=A5Tr;DS9;jU=O|tPdY+G2#RRc!3
g4rI6nQaJEves8n*So_l3!pWj;t0phqNU<m(G31|+TLl&NAAqGt@_`@9<b+kI@imOW{TCI@P>_nJmdS#Ek3jP?e=@zqDZ25dLhj-
+}X{ogDa*GI1U+4c<h(F;U!6}@~Fs#tf;ANbVEWPZp!$VG*_GC3%*-
_X|klzR95DFYrqoLwUV&IvgO<UJJetEKNKqS)6ODT|&+6`c^noo)>T`6#lzGP#dXYg=<H7s=k(uWeJKCa?`LXf5ir+vn1vMQ;ul7T|Xxq<;Ox(63`i_o5`
dl5@w2XMy*H(r^$e$HdVx!2%jgKMtqrhK$%c0LY(#j9XKd!MA?Q>;5aI$9oCO*<FvERKLm$1QdC;>i2a)F15_tNz^6oqiboCIgqiEp|*u^`%B64V;fyGvW
A>J@qm$+jUS5m%NxEKymEvO}}=Nn1s-iI@h7ad|oW5(cYnC1cK}5617rH;zS9wEI4VBv}D)2dBFYG>#{Mp&@XY&WfASfrKiF(_M!2qg-
r10QWDmjj~KiHrB78kjm4aR$urB|X9a;bKdg#}1>YmV4=LEy$E<xK*oNwscW#Z)2BicRrlLbnOtyY$vS0DcmO{o!oF_}arx`5bP-UGU36{&Hae%$Ce9w(+
Mj5mx3{vw?F%xnG@mmgrgLt;HUjq8{1#w))Mm8DcqP^cb`T><Ah-o8PUfQdabfs(dKkzi$_#(*3_Hqp0+=TF><p7||OsjY3h@3E?6-
)9Ngk<)a8pPd0bJpO${%3XhgPhCcDc>B6(={ZzKaF`wEK|a}q?`;%oL#5`%LKSo_p1Si|6tqheUAzX$JXRi?|3OOh%FLHwW{Jq3Qln5Qi~NQ=V;`@$<D9U
8U$~^V^sN{Mi@V*&>m1fq~0CTDa@i!O@yV`)+_=KflQpsPIAxSk-
c!Dn~B!MG)+qWkWpUChW=Hrd6jaj6TwMt)cMTmBg*a>@Y$OvMRCgipOj!BQ2iEqe(=Fio1Kk&fl2Y5D9c|@@6+}fV&*Tbatle_`HyS#(Q$iZFFpc%)YkRC
GU<Km^#a1RGZ$-
S|CNi}6s23kuT!WQ_FIK><F}e=V3BU#eaR575WfC6H^w1U>pu4g0KobOw3N8af`%l(bC(mp;T0qgVu6SDGJgg5>zu$Cvz|F!nhi^Y==?dmDh739TB76i+b
88JJ+vtFKduc36sL;>bK9tK$qYUs=+ADRFzgaepC@mNU6P8Bov2n_6d1{ViY?L1Hs>SnUC?`MO*1$3DSzB{V1`6Kn_Vey?b&J4RAi;bb_SVPKxVHbeu_$T
$iW@K5HwgbS<0cZDrW+Gw=fMGaO`z|ls%a%1ULT9!$}GkgH7`%Ns;XR5^{C2Kpl!BO*q+Uao41{t264y2JmEk8TfTR^HTtkj#f@f#-
mSze|jvT#(Q&vE^&-
y^s5%_#)peqk0P;Nce2mDrrH<hFxvj((z%i%RWRT{W}!BDYkBQOL{0F}rI0}$CI_RumuyL3mUFn+ZLUFzn37&9d2K07&O0>ROMVdaz9h*eM79zYOoJdw0O
TTsJ{yi0@XjF?DaBQ9*-
M{v^~nBdK+}4{<aF{IFLqK(Ejc_z#I~GQNPl$b6c1syDz#fwgZqyz_PMuNc<(uM#<(*x#}d2kxmj^;C!EONqQp>lZ0c|ijH$BoW=x7x9l#<-
Q<3pEJMf}7o_pa!^M2b<LuGtlCdIq}JhOeNbd|*OAP*kgu(E##T}OkCv2|=bea+NAu=ZhSS5m20g^(h#foA#?lj}cDSU6Z-z-qv0G))dWhHq&&)zTR%y-
_!zfKA+1f=mT97}SiLdZE2eOF;&ZtHlDjBfbssEmp2b^SA>P7-
J(ZYjA>DjEt1%5v^3*7H96`3C`V5vz2sWxWUDVcR_vcO^NlmOPPz0fJV)}H9sqdW|lBSNfg6*)_yke)IRXd)5_x##B;H*;B*vE$UCTRnDFdF+~GfcNe0{S
L3-
`Q1th|jp4DP{K2Oh~V(Kdwo>aRJVHQbpqM3>dg^6Jn%zkX!QRan{M{9_gDXt2;+DPhIBf|m>SX+GE#s;`KvTN{OTi*aW^a{=Z*N4{EfF02LT&knd{Fb~ax
VxYKCN*@ZNBm_$5E?mZVKJM1fXAg;j3R(fp+Z}(7m_G<y+P%Wq$r7E=4gFg@ZiC6q*r*Cw9*iJgk#N1Ss1iWnpR30O6Yt4{sSSMu+Ne-+c!nI$kzlyKUg-
Mpn&dcj8E~z2RGk{0&4#@m7CVG$zmQ?Y)2Bqt0hbY%Zo<z%`d28*fj!vt&-
s9#KWvdJ9FyJI<j1pM5Q+C__OM+Xnzm*7><s4Rhx3j>zeS6^)IhL*9V@04NPE`PEOe{!)B2!=Vgx3Ra&RRUHv#r_!kPd$r5FiEm`JW5Zk)pRWXtHG|gLKv
@1OcZ?gzO(Y}t>N@rjea0e|6)#Kt%G#fEM?26o-
)S)0@+|MqxR>k&GiKdRq2;nlQHAP52IQyN9`ci&DlBl8RYfbFd+;89inU8hobsZv7c`ICJ^5t<}8W}e$e8QJE>3Vkl-
VB5>7v}I))uU3P_AuV_w`-U$yQ41vXGm?-`jEUr*H?IMa`;9V5iF|pzQ3Sw*f7dLF3;^fJad{&S-US|;vyxSxC-
mr+d~doK?*YQd>6VC&T`lf@jIWHLsQ(%&mQF-whzaTfUm9~`@kj971C=Nr1F<y3S0IWUIOfJDMQIFgSXxKdxOY#5Fat8-
II4;8@I!I`(@n|BT2AXU$wX0e#qH~5SZvI3CL?jDtJMy^JZpF{q6g4Mfez^mh^nbo<7v<pk#F)A)lIlPl^)TK}{#}W3T^)1<f9Zfj{(R)@VWlVig{9cC~+
!l==p>t>AbYbS;m7fMEV5G!d=XUVoK;yGFc#<AKcy%M&Ucsr}kKWTWO``o%OQ9YxMYV&$Iiv5-
@3wfb3ieN)~+Lld#>p?ibnU`q%?Qe<c+$Lp`E6<g^fao-<eA^IS759n@8fhg8OVY@VPP!cC(0$0J6Sk+<w-
~9W|MTW53#hhgf7?|JG0EO$OMAJiBlArb6)GiE=XA8JV;ax{rnf`|e`1M76Qe;E`k+Rn|;^-
W@?alg+#(_geB~*b##c7|eJM4R<fvO!zMbaK&zxCC_A71ymwa4-t8of5lf%1R}Ci0f6S*#r$i1@8ln|rtfAfXQx$@o5z=B??1?$lDSpaQ!-
%a_Ax@LG~q9a7smDKMm{j!Y8qLE2tt0t%ReG)c+EGb52B{pTjSe3TbSbM4hE5!M-k_{m?H0-
jjPSK3Lq`v~>xr$_p+X(T9I8pi66B?NBXdf>!ZtxhA=5zU@?a{R^DN6d%&*a$iW;3Z6ipirVCD9FC(Z2~tzf<o%It`V=^)db<1YFDQ^FJJv8X~J6iSy>$=
n~C~c08xR_H71Z1;bhgxtA4S&=qaVf6{NXUqA|LGe$zBy1>acFbBj+v^<gDWbl?VeFmDn(qt4K{P+=lPi-
H;TfHE#*))=VG7C+>A<yz?#C2r&YXj^HG!aDv&L%XRAv2<@rR=(#DGcH?CZBUC@qSms$#0@0@`tKC};Q~9{(!<bcBGmGOAm8Lb1?#h*;E@w0R&Z!?nd0hH
VxCco#=%A$g()#*1-XaFFd^<YVmP-|2d*_(6VmoaQ23=Mfg^U;=1*tg0bW!Dw(W#C6y192{6R}-;b0vt?twP`j6Hp~MB6(xg-KM#q!&zEJt_D|YrmaM=B2
d@Nb5O%l`35}{89?r|0S;0P`Y*h97=x^wU1=%`S-
Sc+1?gbpqXfFsO3F(#^NuYS$ECekT`GPd_==>6dZ0y1m~B*u}$IVO$NdSPBdS!$O^ySAS#`Ku9Y+UTS|*{jegh**i29)2)<)*eR5C|lbZ)(w_(%Shi_#|n
lsQL39VBy_53X*aR3Xs!5(6gi|(VWnWd)EPrejN#H)7wBmT>1kyVpuMYfepV#(A@{#f))zJf^QP3<|F0x50OV}XDC+QRSXWe<YX#Kv;**C$;US>K&o<GbH
Prqu}_0R6fBC!~!B4r1Fp8KaD|1NcYrp^e>`M7a>U-`2#+pl(tqlV^Jc4mY1+9InznBX?$Va2}Cl*^_LY+5N|1v?W<u8HZ~zq~>}Z?kSvC!FSWI7-
1jRWHZAjX}yh;g+tI();ckMIBG`Lppg9drazhYw5x`Oo)_amNn>Qr5~V(dnG~GwQ&TzkObJ#r1Hz<Zfe^W}OyI$T9$h_>CSOSHE0<(Jga9;1C_q4MugACN
KwX2*MYU8h@W->0U`I_b<5CKr@z9K!p|XAV07ger1K{@~W6_C}TNhuje1&k!Zk-VjQrf4<i=9i=ldvmJYNuK6oM>}V-
r@U9sNkBFf*BX|SZ}^ZE_Bv}r&Rg?K=|#p;@q1I`bxxX1qqDkp520mE&xQzYDAHQ5!!ss(m#PNj9*`RY&TS?{`~i}?a7#Q1N|rDA7{0!V*><60B$ks__8u
yN>Y;DB#!rWO&%*V9uBNy&c}%@3PEQENGX4;OG+=yqb9S7$Z_STWv85+|4VH^ALDYitSMyV&k=rMZ|v5aKsI_~)n|jrH-my#YK8y6*#XQk4pG=Vi@USdxZ
;*4d6wp!k~HM2g<AZsIb7<V6uljFM6S{8wvv0*j_Wb!Vs>lY)pC`kWrOeIxrQnC$VoLv&&qb<M!MH6+%0mpO*Z?NcADr_Tjge#n5*T))>%~=@>Ix(Y@aXk
VIE8qY@rMuqp3HEyAV=$->W)zxEhucm;8e=eQ%V3kV<NQ&@hK3L(japY=dE6{bccADzL63k2wi2d3JUMpQYl+j=UZ#p)8@|bYzWZ48Ls_CntNL)wp{P8b-
PbM|&v%MO=*|$H2Bt8q^Rh3Xo!cto1(Wf(r9R_CX_QWLPl@Z6wpR6s^|+kjBXF0;N8&?6gb#C!-I14Dg_wzDSK`-
5t;bnwI_cdGfJss(`3Q9&;?AxASL(itMn#1XG=fIZWpteg<<N3F?Tu7x&8S4j7I{_WBO|WI-
d};@qYKQ3W5#lx6@&VbDc^aNrJdPu+*AaNj+SB3f5EmfbfvMI;D?f%n`ll@m^b65WDgnmC)dplS#Bk*X$=4b$;-
7d4b~d`2u{`4>`HkQXceLfaFP_TKX8DfTofo;&_xjNip5G2Esl?5iW^GiF&g4gQ$&)r5~ecxFI6Q_$M9^?hqcr|X%OrzBChhN3A`fG&TNo}Q$T2yb*Mqub
Yns!=B{`fMOgQEnJ__a{t?n@V`Ppel8cE=m{oO)@CR0Hw#?!VDy-fELax?wbas*>jr(HvQ5G)lFijWc9A5DcS!maH5htFO%^OVe-
H6*%jWIU%CUZjp~e5MIpH{EB%E=+r!{!+1w0gAVZD%57qRr=gBcSx5%x06CAT87bcKs2LDgwXchtMg}(A1DZEvipx%iW!3{J^i7<-
j#y%6?y?VFXk5atO^=DBp$^r0ZS((GAUS=8J?Rqe`FBq2m)SbF|Mgu5{fu5pE?6Ny~8*2t_^>lfmJFKi~!ot!~X6Mur#mcsk-
{cBx(l5xmgRJcmjdztWN;20>u%M~c<>sfs=`HJyQ<r)(MB_d?yRDn)4}q5su#56{$I2Kr;o*&1_(wcIHOCP{*iTA%S=&Phf6P9aMm{mD{P`cpAsj8rOvb8
ORy_=H>)U46F!69JJ?1gMIMl^k4I?DuxpM&pDaW7l+6$SdyXRvQ2SMdjQP0H|8zM~rAkde#$L-Qf;Gvc=WopDLp>`+yrsdU*B!)(r;Da?xqx=b40-
dl)UPV$+hd)UrB<4&RtCF~>smkqX7Fu54usDMI?xl}o^fx8WL!m^;Wi73>U9jN2&ef<pnq?}J_^!P6WL4{7DgE9PUixQs195`Bm?Yi#oYQeFz|LEO)Ue7@
;!DUtm|6t+MmE>ovOh%I`|&5)84EL4uuO(yrrMxKX?WuX?~k6@tM|CJHb`-
&qMawxW!g^N2XBD<vGAJ#Xn9d@e?B^E{jF$Amqe21Ih8I9MEX}H?jBxUzcNpDyU1~F@MUGCu|4#oswOD^H~j6~ekBEL6EYk)4LJP`7ml}b1*rqL>k?+M?-
8j@NvU{O^k>`E01KYf`c6J#fR%2eK!%O=wA@-G1Eq9r4ktqfcz?l#3l-F0$P#6*f$<ar((=cr>8X<}FZbC|uE8sWxX-
?_Lao!mDJiG+V@W@%lp`K?RSs$<T@2L|O0`r=h(kD*%k7k?=<D}k<rn79P=aJgPVd;qw*wglhLuufnt_w)3f<wLGJ{CR%eS*C2Z0fl5+@9j5stK)++eDW2
$IOYwwVLyGP#~;QzuJItSHCmi|^x0$}XR8A*NjJnm;Uaw!Ngdjw~3&cqUZNUyi1$3+O9>h~P|l3rQvHM02T7SH|oaCggxRvHAT9KVx<HEz3!T;&8nO${vI
2kYRi!<V!P1P8zDQP6?_M-+-
Fw@X{sgcz_$l+Sj2aK;!CGI04D5cJ|wWU3uI6hUNeEb#b8kcBT<=s1pTo$lWHijq^Uqrpu}a*dP_Jnr+&Kv*U$w;vufb?K|%*b=-
==5L~&|krHdrFd=aTFaKCNzx;GAF&VLIJdy@SxJ7m937Kl!f$kJJ>I1jz9^s<&Or3r0V^}UrQ20oFW}IfK{<UozIcB({vNM$EoV|2|qH$(w62GLNg37}fe
#XN)Qlo?$dqQq(3*1{|I)=!N%+j{Of%`b2hD9RMs=09a{g+YOct^;!?yC?2x|d~GLYF6ZueXjwE<a=6OGs{1kTQu~k!tH0d8|69NHh2E5Gx0ixTbeix~Z|
bK0%y{;NPnZwtg@QeD&JOhoalK3Ej@Y9WR_EtBreu%_~q&NPyC_-4S)vnf4Lb<v4b&>j-
%dd<5K6u5E23>O)|4nWYH_nPkT=Q`87F#G@AT%8Mw^Vs_{<VJFL(s3NzTbTR?MOG}&yuWVTmuZ|b*iRX<%s@_%2hq2o06n(v!axfQIag@PlbQ%W7OT*9hD
5zvhN`Bc?dxjYF+VWyqNBl;rn`Fc$jb6qNo?Rz~i9}APnxwIV^jj{vzGpIbE527-
21&aaDN`D(39Qc}cX^ggK}o@q@54E)w*#Q_<t8arK11p?qpN6A3QiwIbvWaoPY;bkbsS$&rY|!MxF)M(P%-#MxBL|)bF0V2cCt&*ZU(yl-
$_tsv)jlZBKc|VyRbBF{-+$CyDl<ERH;Q^vx3?v<cc@%;%@OGbH2xR%6pE!OEGVFi4Pg<-a*=5^j+h|oT3b=d1tdUQJcXfbAm&-
?DLp1UfEPb*3?LF+cX#khd@<ic1lc!MXaEW_Tfdwuek{dDIBDfb8G6jzlzQQQ}e<Z`86hJb<RC%VBMGbHXydG^U2RF05KMqZzI`>)rar;buNQa<(8^CM|_
wP7#h%mV;`n3#vk_-CO^AsV=Z-H57kV<dqA<WesRHSB^>sO-
%V<|+%6B;rlm&wy`F4!%27)A$yodrtH5_WItQx?&fnP$j21~~hoN?hnM^aksw{uc9X>IB9{@UgLFl!wA2?*0Ooh4aDv(tM0EQU!z0ZgJ$q~Qr?iZ;hjrV_
_*(3r@U(aRE53=aR^C>W;VJDJJn2rdmUyjhqndi<V7<D4K31r(mE?T;BR|qQL>KyjZ$uahiGwqoW+_+WDNAj~>O2eosU@806dme4zM(*;-
yqT3V1>ql%mDLwV1kT2n9{lO^PPf;+%8s6;frGfEuQmtoWiVk$Ws2ZeVFPg^P|N&hf-ynEhvv<UvwB0iP}u07O~k`;Wcck_A6I>K1@ub*8&+zBf#rMN%C6
RR+h$|;VF36RF2mY~)j|eP>CA7OZ~9DDBaPFKZS1%=ZJhv&h4gsKvYZM=*4LLs{|Y^G;r&b`s`@3dU}$J>{+XvY6@8nhZG6=+acXA?5W6AGN!gu*I+y42$
F(9RsAD>SV9{`(IXOj^we>G0e^i9b<oAR}0A}3&)20z_OSi4^K)PN49jlM2!)+j9S-Gmdy>rro22QF5uy0~ee+Nbb-01}Ji_mZMsiLdtn6A-
R=J9(=W{OPP;ts;H2<r8K0Owk|NdCC8<WJdlJP|9oZ0{RT!z$=9gdC~m8~zekeslY1TwpM&_Aty<2??1u0lcEx+#zmTDh8#`xL6-e{JNcN?(U&-
W#@DP)|t}W^9J8mp4W)t>htnKGa6>B78je-
1i}%OCTlCN4KiodTb%XL@eM*^U0+qe@yhOpL0ML?n4D?u7CZ^i;WA|R!m#h#sX=Qj%FMpJA}yYX^*zlng>|#9u)rVgS#WT6(d%d7@=i=oPYAD;|JhBX+Rh
$v=~^@0^zW=|^{btp)5q!PtI#BV{?DBe^sgd`ui%7O66^fG1!%GmK9e(CW>E4c55v@#&O*I(mvby0+55KJz_uoc*ZwGhmzRN)c43S5m*V9-
X9k?8L{Hkh<isHxKSpn#fsygpHpttKYQBJ~A_VW_wU`iU9bVJUv3rissbLobrD5{d=sQcb6s#-
KhZyPn`h$><u9rh2Nd9+4OX*OytjQ5;AP6mInM9+X4_KgV+w3#)B*9dvW6+8is7h5<qIie?eblN2wG1y86?fMr{qfTQ)ic*vX145+iIGSFqX8|l77`WcU<
GdN3r6;H2VXYog9-
h1{hLBxp^b<aGTIIP@@j*WubT^=t1vBIAxcSS!wK{7Gf_o5xHV@$rKUKV+G*bIpv#dCyxD{spSBH?QDmZ<qPdQd4^t=Tp(07lI%=5GKZc~BC<QDA5UX)6u
*Oo6njEP~Fp8i)!$&IpVNq67K7;UO&5o}5;O<8r-C`t;-MdXAG#38PwNN6D^OocqayyWFqob%F2yzJ{jv~l_f8no6mV)YlT-c@N)!LJKV2O}i%qnwGGD-
@{$oPeJR5eoEy=}cf8av5+X*73IYJop+gdknot6Zh5QWi@^`qk?0^klOgAt^WVYPv$<@WAMyA?mk%{vmuo(6hU~DlxGlX0BjTD-XoPrV}II&~D$iK&CT9&
&cyvRMP(0Wx2D~duiUw2$z|&U%cRwTkLFgqTEu}KR6`eOH$FW2zhF<6~mPr1+ITVtBHA3l|3Sk4MCll6)(C}Ad2UepdpqUM9KDZy%4u!=dvkh_BS9Yr^S=
6mNC%5EBs&mGDV(md1ufqm-NHZY=#7@@wi{nl73aE)UjIz+(P>f9Tv>!fE}N&i7m~S7}ZL))Q|6x(X|BFzc#Jo<~}f^6sQ@`^70%w{b&{n$eT}ZYvT8tzI
+O!I-{~bK<z&<%~H5TlbVqs?~Dw|)~<j(HBQ0|wmt>7l7J@=SVy(}WLHzz0|v4hOg8o?%EYc8{a$sX)Ju;MvU_`xkmZ9CT8g_3Rm-
Ug-q!kfPxDov)&EKR$6@40g#6p1NeFYHHBTJ>%e@6Y@aW=!W+0$+Tc1K<;schxDe1xARq5Zz-wYVE#*f$iGjr8Q-
kjn{5GAjwF0JpmrW<|)O;FES^L!M7vK`7m>eM$%Anyp3L8}LX%qN>U;NiCK81Ctpq`ijhH>~c*;mI!Q`<XNLirAx5dZNE>Of^sEz@zuMWT9AmSY35|q7!1
$hC%T8=N{l&Wzi$U=XwPJCkU&w07?9F@Oz<TQ~KToAUoN$U;lbh^>KFSGlWL-
e~GOF9wmZMM54a9KcS)~ic^}ZZs~;i_#3D%gydAw1x_3IU+a_geB|D*Ch<#>^*VXwsoW&sfkJw6TiMnF*k;Z?HXrt#@YZGTd?1oakj}Y@i`CLQrL|!gg9O
{aA0#h!sXB&6ZtfH09rlpTq-vx)K#4&*gFOhQlRZx3$GBb&TTzFgEe#Cq0{zdgh1&R!*dYBTMKz8jkeeI%z$rVVfU^F4l3||EGPCx{DY6OMG<W#pyqqxu^
SFJ?{%jKOf+wi!EU_~|P4=WQs-&O_tMzw}-(eB+?64&s(6`WC<=DViSJ?HSiO$v01;|xyBVRRNjO~-
ww^;uzLs+6w4(*~BLGszH=HvPWi_m0?8wczJ1)%E0s`{_V!6k1$!2%%MJIW%g>I1jYFI$WkQ6P~<lK8>yy9L{vStK?HA;vLWw)-
DMpmnD3UMrU(SyL`*8*dZZ>`z4%bdnlYw)b@s&7FQFGM$-utVy=~%oNIT^Fo#d!bqgC>9&-
qm=Bs;Lk{9e^~bv+gQiRknFlWwtxeK09d&K@Izz9KOB^db!byZ>9so=*&c@ud*v*4m!V%IieIrzS#_^0m{B2Zr0HHp`uge_oM;y2x3vx9l9+rbc7u|m=1_
h5?kPTrU>zR0%tH@Ysv1pCSGPV{A8m|1xTT<Z4K}9*r)_w$HMSRfG=brFO^LT1+r7{hPP8ZsGS~0)Vuh8eZFvo>o{dsor_HD}L(|tJ=2s0A5I-
Wo!uL2aAGhvwWDKVDE=yG0mLz<ts=C7;%BL*Af=|Dk4g5*{##it#;Ea`Il)8wTTSJLyxNbE+K?2Y`5xf9ux1tH|x0~I_X2=vZz*32yRTIsHZq|#(|bQskt
d1Py!Qkn7#9Dm8HX=(q~_@~OC7;_j>=E(xe>}zP0)9Vf1C8$J))a1?NW!{wgT3?s^>^Stlk4e>5Q#e5*9hUAap`dWAmJbEm>ug8n4netajCAgFLEfH!lcS
Es(?&SqB<klGvI)5!wN;>vm(b6akbd=9m5l$t+i_}2kH=4IrH9tj3Lfh(ny%_0O0dY?3RNO4Wz8lr!Jnr6-
P`>g_YTKxbO}&;+jyUpvd(NR2$**P?P!O69R67G*q`QtnT?}$(1I<qvIjmQP>`*q;I-
Tjr=^DY?v)@qMrDwV4@^wbnY_ejCm~|9U@=@7{t4D9zkjzqYBsK^ig2vx4RZr*;Qr`q7_+1lMv>xRNhrA!9eH20o2CmX?-ygK>m>B5=;j2`{D{|G{C~@-
zA{1c7kw$@sS*#|0+lJIpkD8P3U9Gb*=BsiJ#t0tM2QAWXjqnn8nHun9x&ais><Z&u~zdDjDu5#FnwX;Q6Gt%jOBeIq)7Qh$Z_N3!V+D#VkLIbQ|oKS%Mv
MQKOa!3zqoD+UHMP-`ermh<b0kLkkpM$T2}-
*B&%a1V70h<LpcEv#cz+_Neh?dI2^R|g#^Q^@$b{$U7Ei8fd4g1#(Q+aP0a{Y!_b_0(@7URj4Y_?)Mae!i9XsT50-
&}WyceF*i*Xa##suXS*z)g0000000FI!0l&r!1ry1)r~nH50ssI2003E9
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
# src/tempo/games/connectx/large_board.py
# ==================================================================================================

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
def large_playout(board, state, rng):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw another column
        large_play(board, state, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0


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
# src/tempo/games/connectx/profiles.py
# ==================================================================================================

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
# ==================================================================================================

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
# ==================================================================================================

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
def decisive_playout(board, state, rng):
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
# src/tempo/games/connectx/connectx_agent.py
# ==================================================================================================

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
# ==================================================================================================

"""The agent of the original description. `build.py` bundles this module into submission/connectx_classic.py."""

PLAYER = ConnectXAgent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the column to play. The competition calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
