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
#   tempo.written                Machine code that is written out for LLVM by hand, where what numba makes of a loop is not good enough.
#   tempo.network.tiles          The one thing that takes a network its time, as fast as a processor can: rows of weights, each as often as an input
#   tempo.network.layers         A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.
#   tempo.network.weights        The weights of a network: how large everything is, and laid out as `layers.py` wants them.
#   tempo.connectx.learned.sight What a network is shown of ConnectX, and how large it is. Two planes: own stones, and the other's.
#   tempo.connectx.machine_code_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.connectx.profiles      The profiles of the ConnectX agent: values, not forks of the code.
#   tempo.connectx.threats       Which empty cells would complete a line, and playouts that look at them.
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
U7^vt&NOGRGBEY5kE>BJFgrIebugW*1hhgdkgyZ1<EHm4?Xbc#ma#c8<uchSXt%_(DKtnhVxyNSg*Y3r12O(Ooh^hjI3HB8<|_-c
-MQW-iL&dpn=?%;*{*}K9i-JKQ#1#;X*OsvOf#RXUOGRtJ-QdDk|Hp)GPFD_*C=$Wtu`F33b$Sif;^A5WV4qrt}p~S&#~mO!YW*<
95Qh+7PcWN#;z~0S-7&Su(Zpq-yo{3$eup1jy4OnGO8S|ouo}NIkq<;Yb>uezBAb{p0iT2Ogteje7Zm}shd|Q8>_ps6|vto2D)A`
=Qn|_#W7E)B{?*<khnXwOu7&xgDv4V0w_T^zqGe6@2C_dqOcIIkv6G2*e_=-CLcdBy0u%jRH#+D6fqjBySPrWP^Snw)w+wa1+SYg
MLN&1*R67`x-uuW6*=v#pD}(Ij-3%O>af@|9JG)#oUm`X@i!|o=dZ;rF1TqtQ#j7EQz&hvLAolYeJb=e5-nOTH8dZzG&G(qaV@^K
`!%vTV6=p=TCt<C7q{{{=elz(hcXv2959QvTeDlT3o>vpda^(+K&Tft_N_*-1+7#tS+{Pl-!8heV=EUgZ8Ge*_%4R6*|kC}RkR$s
fjHu*X)3+BH9lswxS<@Z=CNZfLb6#b!z#M4+cRLT47-)PKC-(rW4%(X!@0z|Nj6-#zA2P6^0v&kBQ-fV<F_k6J25%2aG(G$8>v(_
ZZ)Mb0lDZj!MfSBhc)h^<}^Stm9lX*+`O|hZnr-$9l3=zJ3L~ymAD7E5wX|1jX000TsSMH8!@&vV6X%@QY~4oaWaK5Yq`L=&bq)j
zbtkyn6!bo5-y7@+_j9euC)9xvNXW2v99i_@37l9<G6}Afw+({%e3${tE|4df;bO0xv(0s7@(y)NV3DVoTy5!8#Sc0?k)PXv@d0}
TrkluP_s_Cue1d?{}#Z!qB=b^#XKvt?y-S6imc<gQ!ZPvys@dSL$QTBq_iNV@VOH<J+6f~)~1xVd9ctfV>M!`<RyBUN~d=y`m%R5
wlJ%(@Ub8~YrVK6&^iOLv@%n-O(`8XowQ@P)}7oO{yFF^X*-KG$EI1FFtrCVa5Db3Krf=P1E_qmp*K4*_&JTY1T6Hd&a`|qeybz4
vmx%Tfjl!gU#j=9n66;3gfW&lEw5NOCOvt$Wi1=Dgfc@lytkJ&b2?oy**jse)wrgt?Urb?1g9@GA~hbj3bH)62epkZF*v<6pgWYe
@GPr0OgFqXY&|?FzcxcV%_U5-VYvFVPB>pQdzxglPq)IkkgoG91TCIA_qC(8)U!CTqPEyDJUPWO6tH-<wl<);bGaD1xiDC^%b*mt
h&X*VJG3`Dj5uDkk*E$d5wupbMz|2Ps~%gizN-f)JuwkITrJNz?J@hV5w)&5-87gxgRuv^o2iLAb+hZVu)3SIqc$lrz%fy=Dz$p4
$1Mz~a;@4d#H~`O60uJ_tFXSa=_5`%H#mr?d9HCSySW&<O}0y+sI#4}Rw*y2Te@kpLZCXb47A_1cCVJQxV8ecF|&59udUm)bE>kO
u)CYE>#z>It2B0@{<e0k=_=N-hbW>bu_;U}<t1yVGACQElBS!ec&u)&i>*nq$1Sq5W3oG?=BNayb1+A&>awyW!KtF2nXor1cO*0@
&8~5>;WEjtU!^Lh;;zFrPO_XOr7>D97An9j^{i4f9yD?=vLniz`=?~Dma^irwWSa^gslIph9gBI$R0_rcrcQ*)GWp*uPsEbt08VJ
GpX4zpR6OUZ!N90yRyu$FRLN2mZV}a(w)Vq6skS42)NrRdoJoR?xuq?&#Eyf*r^FITqtU$5HOA*>#?Pu4zM(_rXc*KJgAQ;<+YHq
s4Q8ir!2&+<g|{jL^SNI8ZOEy@~ITBE~RHISFjJToUSgeW2ob);jq%I*s=;R?<kP5Y^l2<7#%#Vm!gm~cPcrwvoA$5+B2S@YOeOQ
8mgt7eX6x4EHDl(!6w)&r>)qm6{lFLpC#KTmatMJ>?!84&m9;uEUZB@U!W*24k@#+Rjw_tEh)^hbtw)iVlpTti7-8)Wvr&D+?0bN
dND{R>L^>TAsVi&j;*FIXfIi<6`x!zNw6z0M6pS%cPcS0Uzr%JLb21VNVEH<Su8fLwIZ{u*D0hX6{gjyu%qlSgE5jY6)kq8F0a_E
xiaXl>8z+7`>UKV3Z~X58=)Jc@~hskdn}10iZr9H5H5+Z<gRa}3!s;=xvE_tiV$ZkCOF_6TP;<tS*=X5k1?Jp87NsRM=XLeN2w~R
qqC-}ZL*9oB{(r5b1WOIdostaqO1t9k25y1Cb4~>)+MAN;;=`sJ}x0CSQ(ux+N|=gxUGUD3agK<*RYfo7NJKfUaY9GJ*``^cdLFa
qZ(SV9;ZdDx3F#)EVP)fbFZ@`$|1j?pD^_;qOu*W12iJ6^svSmmn;@CkgWYH)flTOrLyv^1F)m8K&ox6MXWrqF)GF^(kCjhD=$te
TP|-g;xS048k|n1Jg@$+4m91U+#;hSORxd52e8ecwk%|?vM^RB%__~X&aL{eC#_(zwy0{b9x&M_=`qYN^eZ+rE3RBF=c{EcTOl&0
3b(hc>MVGp;;<pD&aLVzE-4bNkt|#=v8ZycCan@L2d_~fGAB)@YpVJ#p{3}neki`IhNx62STWiv0x27)f1oR^%Pmo>?VoO&Xe%Eu
o+1*nx~nrKho$1K@~WUP`k}?AgeDXxJuqaRkga^KX{C%VLnSP-3MOzZ=&X7vWh%9^o-cZ^`=XMpP%vgEV5uFfm8}7<At2hUz%2x@
xvli4qb$KMoUeisq%hT|0xfu|lr-Qh<gA;mN36K7UZ@c;<fw5gLmEslX{_!j+pCSNA*#J6u_<_|GOY2VKQAA%L#f!ZcChp_Go<D)
5he4mhcf-K%8@25=dc^HxRZk_?<mHsOd7u?&8~#7$tqhb3apwa`Yyk)u`UIz39I!jSROj6H!aAp-7&GKoUkx2bu1*QVXrHyIjc9Z
Cam|MRT$5#6{)^1WuW`D(yuA152sWvn4@&3nxKF%*ezu*N~688#jY5zQ!rn!FsAdbC#D}NqONTu7N^4$F1C{$|EHEFjVXw&Y8@P~
EH7EI1uESvSgXRdW-rLG_N}=wMyN8dt*|*N|E?smoTjxgASFksdMN)f@35}0Q8U%CYprmwN3cRJf2<TS;INCRd#_%m)-E%w@-0%Y
*D_D1#TkpC1GPmfU9jaI^&A+nqA;(dcAvE|39U!3X|>6!0IG4V-!JU3XRwp4e=aAbps*gS{;PQ+buosn{IZ!bFs;X@KPdAcv#5eC
eW<uERjinp+OAHhz%5`hWvThG)ugtV^{Sn%O|Xk5^`s>v&n7}Ea4S%+NhrxBFtD>IY@!^nFtQk_EUZ1U39ZAd-=xYgr!kc!JgX+D
k)TN}CL-MvwXc3GX(}2kMlrsupDoKK2`H_w0W^K7S~cXaB$(?b_b&1(2(8dA<FNM}0kPDqr=X25iK%C-jI3^@A|0SFOs@DZ0;~%t
!z|dXeyCNe)TLXndaLlOM=abV5GRN)c&`1ZKCN&n6)aV-dZ>GzL#^>9-!TiJ>at}mk)$oKRjt`9K&T2YmnOm)NvaVpCa@T)o-orS
bTqgyfi9{m@FmKq6tN|!2{0J6GbHk_C$OcfAE?Z%QK@XKlqp~!{U{-@OsVJ}1Sk@#p`;R;#;!WF%N4IMzOXN>N3xW#m8~J5{3%f^
?;fwPoUHn%E-VNnQK}ENt1N#kP%a&;A{qm=!LmuR6tNg9e=L!wlqnppMk`XT>9i8CzbXr{QLiqn8ZPRgji>-69i+yqy&&MGm8JVI
owEF<w5Zl9n6i(oyD)JkC9yLw5~^h|QZUJ|F0+%aU$eO=P$nTJ(5#2AW~sq2fgp)8Gpv^^OR%9R$FZg+=&_5h5i5c)&MD3?{34?v
;;?|FM=X!1l`4d`vMnC2xG9w^EiG8F3MW&rt}BBs)2afp7pMiMK&|VYKd>ULtT9?B1}xL3^{b*RjV(&76rzeM=(01e94&;lCah_%
bu51-4=XaK$FAtBC9F-fLabY{7cYe?7^U^8zp#F?qAyS@aI2~%P_ELgOB}VRR;~!La4n@Q95C`5moGV~hA7>zE+!ZxlqH!cA+Y=>
R57QtA+Z=FqpzMND-}<xS+PH`n2jebqOnu1&#l9#JE)f!vMnR9$supC+9W$9GNG_1OQ^N62r3PqJ+0r9&MwL?1~GQ4yRJeip{?+&
#IV>a;illG+@QoO)v(N~0V&w3oiL^-x+-T38zu|0?3;oiKdMQwurrdc@u(3ov?$&syd?l95TSjr&$Fzs^eiT#{IJ|BWv?ctE37)L
f+XcE5~_czQKwF>v#up6H?D-S|E7+xTAe(mlC2yxF0O4ZWu8&2jIObzUNCYrfGP&D%Q2~{_bQt&S*x(HH?HNZ%C8!)TrDrKbt`=|
05n6e7_Bd@xUOC<B&qNul&?v!X01u4SeoRhCn&M4#ja8+PA1eUEiCk&2_xRD{12xyMYE+Oh_2nTmNFMGJS;4$@GV=hKQ0Hbpe@}S
5U>m^tfW!0kg+?l47Cofv#pJ--mIyW&a@h|xw5jb0IDse5i+T*DlYZ2Wvz;{$gM6bGO4+!->uH6|0o<h1hF6_Ijm!;F(?|D>Y^4b
a4Rx0U8>I-l`nZQr!kr<K`fXot|{uOGAE0xN+PVZo-__3_^@9ts;Ggjd$Fymm9G`C?W##6`l3IoE3cQX52{z3Td-ZDuc!E`^Q?|8
My8T1YpviURHqlUo1zaie4cqQ;wwF{#hJDvMx`M!-6sk%8Zj2HnkQ)}$FyECe=n#YWh_^&MH+}HJETT0%B2&g8?qxQK(06}QYXo>
N3EJJajzhu6|fw!xh?@A-6d2f6|gR>y)E#su&gU3$~c%RUa#vh?VyRHB&=(!nlP%Za;#mk@UR)IO|!7E#;)|J)t(?USg(|>B`FOo
OskMH^dnWH>8z%%j4FVz`KijS->&wm_^g<%ekr7>I;PsI(5p)?R<gRU3$U{xHmUioP^sfG53ee+si^g@Fet9AkFV}5%B7vBRIjx$
iz7*>U9GdFEU1_$DKXlh1gt<ZT&xAM{jTk=MW@-R`IvO4r>xg5nW-JHMzJonK_!bN7pZA4JTEt<vn-gX2r2=o8L%)YN+=Sl9je(V
rmS78#x47%y(IOpF{K`^?WyIbxu{mL4JE2AZY<j<gDNvGr7Lu(s;uU$t0|SS39`zps4fU4TD3Z`@v^9?F)7}z`7d-YAh9#DV5lK5
46i993#fH2tTU~yn62|LoU9wI=c<dN|FKM_`mB?XwlNSO_@e_D!>F969Ibe&i7<<-0IlG!^Q=9rF|CrR>ZN6_c^QGC$*cRT$gear
W3gqbP^p&#jVxcUt}Q4k(yJ@6GOK8jF(|03ktfzLmZtcxQZpbXCb46!+$<m~@EupE&8<Ql@Fk|JpR8Rluo-)(JtRr53aAh$?I)|R
wks#50jC$PYA!}FWGVZyqO9pBM635JWGP*)MJ3QP^e5P?JgqOUP9@JOfhe~tS*{bWn5ac2j~$*aPpn3(<%)nUhb1MaJu=6r+AK;i
oFo1&^(DicqO2yOCoc6A0w?h<wIZLat*wBnR;@Ux!z~`MO)bT$P9Tw><1nJF(XLN1Gc7%>VKNaK0ka+?*Q<@J_^kaPd#Bv9Rtw^z
%(3&ZJf*d+6E1!!5hZ4}0k%{wq%iU=0j~lsq#tFlezD3NyrNH-6)+>H0xfc^6&g0S;VwxWrKLZtnJT=cPp=p-8?NZF%&m~GezCE!
T&|#~m!Ti8Qm`o_+px4KaVWd3(<jcTp|L=*7%mkoJ}7S_94f~#O{cV(w=72}ORR-0ypswlNDv+<KQN%D$SVc2aHeG^Mj<>YvaZ*z
s<IoQlO&~`AS|h+XQ}!v>7C}Ro-m~^yDSo<$f6vnv?(htIw_2$(4wH3rm!NdJF!Wt=^_lPqNP8jIwe!3$f!@Ozb8j1I;jt=(5oLV
UMY^PI4=t(t1vaD;jD$Fp{SfL8my$KaVsgb)UP71K%^%u&n)Y$sx2&^t0@1d_$iMb=qwR11TQNnjxPtKrmyd<2`E#sBM*12N0=@s
F)C23!<zZ9-YLGYq%8w6;-sOTAfyo;bg6f$#3&CY9<xsxuOz4u{;6Lfp)olqOR$lvz#X3`+AEeKjVK=}-xMArb{svXL?QF2DX-$J
EUkDkE24I#M5}-%M>G?#?xz+g2B}J_(6CmmYNJFld9Vnmo+d=BHzeP$6`Kb&bg*MBp{&6mdax6zbg(6@O(`QR$S7<sDyMU%i?S22
fGZBD?5{<nuOi#D3NpT_RV<Dzh^e}$=&^mV4;+B52D5XhoUNy@TPxuzFfebdDlk#6vnP|V60m`-p^XqCEh<DF`>}$e<t$6ABd(Py
{wL3<cq^8$ouq6eH!=ROST4t>9-y+Vgr{CE;U8k9O{{CJaVY2|`5(cptgV9-wkqGU7NT7(X0)=YqNlX3cB5^uOs~W)VWK{+kF)Hp
#<2S(O)9r6(yMr|Qmsd?_MSv8sxY}LX)>WLL$v@X7^Z}+0WealF0>~vI;}1!rYYp94l&^_kRgP)T_CNnNF^g9RIsV9I3q_bFRVT@
h^nP23oAabQLMlrrL2V<RV>Famaqn@(J2x#2Qi_l(5`|olq1`!W+S<=tf23$Stxn4II3H&zLgfLys;-U%$PkctfozfJ1#S*GNEBD
rYtojE2@PsP_AMrJhJjI_ay`^+%XZR%BqR6$*_&Ae<E3~`l^1dCoZrcQm&9EZ?9D<!L6$<bfwL%5Ud;=TPT&N<*isRnW;LlfioSQ
JS@ho_Nz)OvzrPkA*@Xz{wNHsNvNo;DJ9h~6D>=ssG&wHBQvKUuP|sW&@{NFNV6lb{U(N`OefkZ5HPMP(km4=jj8IZd$38ZhbrJ7
b*f~k96ZJ?1SeoDuP<e*+?Xt@x~Kgy?6WSh6{RYs^(c`r87yBcF|B79Ju6bJd@j1L+p7VmVk;}Kn4uacSFpb=AFy?<2C4umoG|q&
|FB=E*|6dq&7_>A5GsVMK9ujXNF7_GG%36=A+NEmsV&7J$*i8N+OP?+r=CkOC>VpRJ+ely&Ms%EDJM55jj?4ef2#tm>nH>)uqV_c
0<M>;H>p;wWu!2o`!6FMCn7bh0V=gH1}|r`@ho(wOeHj~wYIY;Dm2cq>7ZdTO)7XM5HY<l+pWr}tgR5O5-I?soGPfU=&AiC)1p2p
)U2l|)uGBL>ZpaR&8K0nZz$EGCNEqpeWZRVD=z}E05EZ_uPFE>nKDAHwkqZ=eJ*1Z*)k|B_$F&J606rIDY1tMN-0LL#3@v<8JO0x
dAA*`)wB<=Y_IGlSFp3Nq_lsmxi7M^Co09LBo+dzzbX|iTdN|b(yY*}2r}iUgeU&5bgj54wXI>Jo3FO5GAtFYN;Z_S2qs3a#jOgi
YavFmFESypqb^%3`mblRI;}?)tgOhMk*q~9PcDlm>m1UsGBO9U;;iAW$uiR~>mE<A2PLzyw=OxX{;*Uq^{vLEQ!cqDPp+G)A23*_
-K{IHe6R|y^{(l&$0sSIB``Ozrm9%14=ru4XeFPjf-p#=;-{jqcQ6zr38*u(j;OdSm8|fnE-pc&1uE+$6(<Lzx~bi(p{oS5?X3uv
T`f|qT@*d2?yyp{|F8nD7p(v&IxkW&ZL2e_+^=#dT&yRqS))d&r7)-|rmqvM-YgxiSFEKht*UC8O)R`HB{6Rq7p@2=V6jY^aIM8J
H?V%OH!(=Fji>dek+D=AU$f3H1TZ<QBq|iCxUguTiY;`oTCYB>R;AyrG%=ARTd%e%eyrXl>#>rrUo1fy#4dBPW37WM$Fsqx^e|s2
Z7{SXX)0tcLoGV4aId$j@+#x7U8~F}1*zw)N-+|w#jBpN04(3EKQWD|NG@73u`e?-8MVDI@GtQwp04PqCpd#9_oxr5i!d3d*sKz%
-7HkE=P%VS&a8~3C$W$%B&s|b`L1rSb}*GJsIV+9o-v7~nX-(lRVlb6rmveVT%K((=&{KxA1x#$0JJ|Xz^V$F<)=9$t0@_-C$uW1
7^K-Jv$EAL9<E}rhpk7d{iDyN7qtqorzz5~nx>s9AEw8xcP~Q|hqEEDxiZHi`76YZou~kz9V+lJxG>QrH!WbRuC#%#lrNUDA}sSR
-Y%-H&Y$O|S1*dNQ!w2qfE~}CpPHc?03#+a2(sR*Q6;UTe5o+5NTtNEXQchF4y-9PX0VB@;U>ke{H|amwxblXo31RiuCiRQA+8fL
wm8Bm+^6%Y!7aP4Te0&iuPvu56R}&Q_ap}|LN6t)&#A?&cdYd!%B2OX|02w>F|p3BhqIck%dg0+f~`@km$W1)f-2IiPb{S@vN3S3
jV_{+$TA?U)+mCmv@(*Vy{VY1(xtPd-mmu|Iw&+O39|33>ohyEfT4k@ldl}DIkr-&7cbf-885i3e5k&ttgH91->R=7^`u;|2%w25
#Vctl;3(6u@-51+P$fSwTd$*|z#}rP2`*qPd$2Vx46(>EVJuawHL%+ycC7^{yR7A<?5(vR)T528-mnR*hAF)-MJg~WR4P_8PpUH+
^C?cR3m6WtiZBeWhpr8=542>coG-<!46WKHmaHikcCZO8;27elaUFXsn=~>Z`>2bsD=fXP*|6NM7N$9=NvgadiZ_F?VXHl{1hPdk
E;9J74<%kF@f?GxsVso7#IIkZIj!I;m$Xcyo~&u9%rFF~>Ld)MHZe)BY%f=?4=u8<lCT&sX)r9S)h)v!0=5jL11aLDQK)1ukFd+6
psoP205U`l6(ox)6S9x7CM|}s+OFoMd8*>D8!2cwnYIBeKQ(Nu2&`K+6Rv%&RkYnH8Zizg&ayP7dNS##9<8M-$g9OAhOEdLBB{x*
0;tNROeDu11hF!)9x@{>u`d%ZuroR;m$BBc=dYqDwW#W+#-Vhu*)ZfSpQ@xPrmLl})}#?AD6A8?3Nd#qt*GrP2DD+EIwd%)%PT#q
k2a<$4<AjgY$-`AKqk_qh89n+9HO4D@-XcwAh1L-!!E(IaIAQ)H7pCSUa^xcyQ32}Z>%e=?62>#;VpPC1tw{t-K?vvC$BWF@G+k%
NHkfg$SO-RFf1dk`IHzXh9x7aS0QXI>#!Rn7OGK|8Lg19cp9>>IW>%_Xteby)~<-FpSE@$ETSH*Cb35=jx8do2dr+e=qQ;lX|BF5
ttc<Cx-fLBHn6fUj4cf)Y$(gHIx_7fp00nhEHaX|+Oa+`L9|e?=BUati5(cNBdb2B(x6$a8!>vTQm)1=D=QB!!7%A2T`w6Tg&!oQ
1fwS;p{m@h)}TwYCa?%GXdHB=v@>C{9<sqPLni7hw5#?jhph81zb%fX$Rz$O_^$P={v>6n7o>2gZn0mfVkxSxJg*itrLRV@7AXiV
%bfKmUK;Z?r>TmlXfIYK_^y(kBQOxGmohu7Eg;^TJ}sdwOD)wbNGRj6XE69G=cITs94%KNyRJL5YckiS0yM0wzchrZk}!L$4XC6l
>ZM689iRiX7ObwXe5y06-mDuf<*lDJ>##tg@1J(F(k!v8+A&YB;HAi~>!oZkCN9aKx~i!#qAeS-9<78ekT2~d0Wtii9IPrKw5~?1
;;KTd|E>$L{4Rwd1FDaw*rytskto!fgf5pMFeY>vp{u8|QLUyi)}@577%3~UW3O(gcPg+h>9F9g(kK(IV=sp)aj<19ny4Q#sjpeF
9y7NgiL4!>o~TPA1|im<J~g{2r7r+8HZ;Vq$+2p#Jg8~1vN4!6AF4wzMXq2jnWX<P)i4sQQ>*2v1+Xu!{T}+I+_Yb$hOAJtsxSR5
&az)L5hhWvN~oG9&?PFccCzOn{VDpcimLCj*Rmq85wX#(A+a{8v@wt{#Img|dnkgeH!z!}60$_D2P{A|qcF*wn5wEQXfFgbuP(xy
F0O7fw<OysL7=9xXfOk=-YMp;I4c{l-LX6`tEU2}bT0v*PqB-xo}?qIiLC1_Y#X7eE}(%b1F;wpAu#5xp|O*!HY;ADF|d0qCLnw*
rL3B-87NXD<tb7x=CFFKm8$Ws46G_IZyj8$=&TDZW+_yx2rm;abRvZyA*lSXIIxtU6etfbbTJ>V-L2HF<g5=ZTB_r-j;1#tva#T?
)G!b!6EKgkzo~SjGO*AjFR~^k$0Sy+H6#--MXSRp;;Qbd7Mj;FZ=3}#>oFrTl&n%I3$b6JS}=jF-XtU|g(rD4JSq36_@Y22MXb55
1uOtCkga7aC$rHnog+=CSt2el$|<0-(xD?RKC4}?w<+DNF)!6LMy*XXYqI|-Qm$1g3L1hga4zvL1};P{IyT6y_@}omSt^pQWUss>
5+vFxW0V{%iKnZoTpi~u^e2`osjY}GlB(-1*RhGN;V$naQnAx4&?WjRk0|7^L9jToTC3JDF{9lsz9aOn1~64J9kN3&=qM8`$f)q8
ov~u8+$kO`)-doFu_$)1pD7G2X{_5Y_^f%U7OOck8LY6Yq^<_C=9Sm60yB^%5GDnxIWWL5eXF&w>9eJ(u`orX?XQq7z%dCe+po4U
^)f`V11<cn>n41!KcuKCxte~en<P21H7~ZQC$5kvF0F5?+b3cljvAmO+^6EM%_&BxXQxS*f3XWJ>Maf~xgf5qnysTBAg948c$ze?
GAvfEc&vh`?ySzL8>ug{xS@WhFsDo`2_Fuq52Q$}f+!WKC@{`8Kd6T;f+&J8(4&Q^e=8I(bE=;t6*0Cny@FV)=&ii7lpnyQh@Qiy
b)}Z6M<*w&*)0>L5~FFZ{Hz2jZmx!?CMgiD?5DOS(=^DeJ1h&bQm-~G$1yXmn=V<bajB22_AUXP60?o3EU6>30IYYb<tPTLFDm6P
gslZIiZ0PJCa;9Ds3cvZOfmDW=cbpiq$CBOldxm3=CfHW(X4W@SEm)R2BCJXuC45%88En~4={<SBddX{NwAG9{jkZTLyma3H?q_$
H>x8fFECQ845^hf5-y~$F}8=W5wLiupskCt+B9Dx@UVcVov^ee)hx28*evCsqajc+F);!)KdlWk4Y6;e6s(OXqA~s~fT_SJ*Q>WK
S}tWCVy%)YK&kVrk1Zx5(IX=*t|k4EG_NzV8KTLp^Q}iPfvoVb)sYA)2(T<6FPT=Qz#bYTTQH-n#G?SJLM<#X=93Ss^)DARZ=Y(a
U9jRUf2?`4{jQs?{-}*CyscLy8Y$j0`>RH@7r1#PXEFh<<ETOvEvVS2u{O1^xwXZxVxo5-Zn3DdI<%vxy0AB`d7bI16tK6k%q$5d
IVe~%ldzt!VXZhMm8kVHEH2QEmor(UZ6Ir!p0A*#P$(9!n4`6=*R8Uu<gddn8XmK-*)o<j#;(CBu_c<V&9DwJ*syc8XD%bK9jxh~
Yp`vtFQhImk1@=vgd|3=v#e6Ap(&yxOQ&ryR<Nw9HLdBZ)3NB94lrA-TBb}bu&@oTSErFJo-`6MTB)$2oUU*%Q7dq+bfitQ1*J=(
5irRpwx6*xx~xnolB>V4EvROwUottaGcD?-Fs`Dfp{x}!E2)K~k*D@3S}J6*?J*rPqA7`_cBb{K#HpjMFDca|2e7}bF(GNIKr|dO
craJ65w4OO$Sh4P60AkC^DQo>8?P!fwk>TS3aomnbhF~D@*lh{2r0!Wi6(uelqdwQlr!!r6f@|ybR%r8q9k6b2`?bDqZs)mSFuef
wW#(f^(ZDYASy2@W2V5R)iS82>?yu0-K_y0O|Uz$xi6|QEHDEkLoIZ%(k^JEbS0XnR;=Nu)TN!Sz^hI)2{5QEA+>F;GB6#f%p#jC
`==wXjV~Iq^De_FW+)A?o}(?WN2gyhmn{~u0I|uVQL7{<JF0yko2*+VXr+Cs^r_~rXedK42`*bKr=~}+$}v=--k?9QtES#A>#rrD
_A6SgTp$av2rWacXeF*G9WB1I-LML$7%}9Tp{JX$9IhTE87<#2<0<tr`=XjEaj-=&<)mn=L9FpHXddLPyE3RP`!R+t|E1ut8!UjZ
#VJ~_hAe<A$)Yo>MyVH{Mz32P46rt;S}M0EVy%cSoGWgjYpY5g?WfzU?<pM~BdLNe6|0k^%B{*ZuP|C5lB8>@?yL{1%&S^3YP2&V
OC-Xn$)%$*gszA*53EhCw4$4^=PYw8=b{L$52>vzi!i>Ld@-)9k}LeN9;H;U<te2l8zDrjv8?^Dv8b>pF)o)YhNdpG4kgd74=q}y
VXg!z(5~$$HKz!xoT+89FeQ2@RW(vDLoY=rEwSUQd#Jy*$SK@1ST9es|Ek9{kuhp5^C#!0`7EKYff_nBbubCB=&RK#s3?#tzN<$p
MWmrHNv_T#&a5^p2&cy?L9~^uhO;)YldOKO+OC|Y^fCu3e=c*dVyuL)52;P8lrT=H(5`B%UmujK1gU^6t*!Q{pQd^*9WOtwcAa~q
_$E@N88Wi3Y_6gt>MJuUG%B|*Y^s7SWGuz5#Vnw()~MYmixo$usv{#Y(k@Ib7oCKe`>_bIC@!uk=OSaG3na!dMI5as$goqhBBz5W
aE_6yV6GOefHlf8q^hT=SgtuEv@aGd$gLT;aj&(l(HViWN3WAJy)7869WDE@%C566W+vaPL$SoLtrrfl0WG4T!zHgJDlX0_r=h#8
;;vDrL8g5uORUB+U8^A~D6JJWPM-I%v#1!b&Ms~*Q?K4C1}POQzNteoPAr}(2rGV^t1%QTv@hf+$t^A_)UH7%DyuE5Whm*iU#hLH
oiD?!{IavI%qU!~ud1Z6^Qapzma-`%imlZyk}d_XAg#VD(h@hWEitdMWG3IP$}5YpU8+c~5FzU(VyZ4H46Ri(Y$r^ouC4kWM=#eg
j-~;xO*CDvMXA#tAh3EXMXx-fkeQPqt0v8*T_j^9h%Bfc=&e;G2r$>IsI1p09;b(_f2J)lO0OiUvaI4NCo0mclq3f%fv-j*J25r1
9<U*=d$KPu8LY>%O0B)JL$Sv%(yXN|E3VNqSRu2rCasXP^(nhA)GZJpXe2tOF0U)8q^r!X1*|Zxu`s=?-7Kh}JFnm`aj3$rtSU|?
`mB;8fvyTFt*F~74Kj(Ux&}8d{;iWMBrMM#Hmgah!zenjV<eET0xur0CoJS3KCuHV;VI#?N;9`CM6EBenyJ96voMb;QLYxS*cvk}
6)narys-bRTcZ&ys3=h+>mtym^Ro#p^{el!nWTj*Bq(96p|H5Ff3ZBLkE#N#jHu44-7C_tc&)oEUb5XKmathG)vV?!#;^Lb?5RDo
nlbe%*rffbBPmU&6S1@`?wp(?v8)ItNi9yZ^e>GVQ>>sWw=Dab;;a*#(Jg>3Q7}&z+N}*Nov>Z7X{?5*Vy!!}-ZA<x6Ob6GiY$Dr
=%ntcm$Kih95u=)ZmM*#?66;^m^J4o)+<9ZBPkBDBrBRA`zph%S1FS&0T>OQ39o3gBCznULnv*l#j3k6IIZ<9fvXmyV=<<rdoc2{
2dHDBzOCJ`xvU{C#IC?1(=jlg>L$&qWwVr`IV*pu2d{attE}Ocg&=pWzo>7f8Y_V>^DjED8?Kc#J|`0!4zs7RRxOXFf~wgdm7p-H
lr`$C1+5jKth3{&5w0z$t{u9p(5v^Z?X6<1S{+`m3bJ6PTCTP#J2OkPM<j=?ai?%GYA+orC#G37vb0^W&#(3*Q>V2qV=&LG2CUaC
hp<4d@HDxg{;$?4IIFL)<E-qc6fS?Pl&>(TO)j%7%&N5>g|OqY(5_W28>Kk17B8f%4x>Y?H?C_e-YZb80I)cyUM_+t7OT6Odnw|u
`=>>)0kDCtgea=8b1vX4qNHcAW3F?tHls2TnJe+L8n0q6H?p#<536A?wJI>9skB_As;QN(x-b&7IItlv7$0h^v92Gm?ylT0IJ6BY
hOry1E-0g@$h3$fcp{UlmoQ7RuBZqhNV9D;U=o0+Cba#m$S1NGqNRbXGY!kGCLE2j46TW>La$n`A|K7Ebg&z(`>^Dt8nON{?4?61
Be1<PM=tFw^{lrj{VQrK&7!X{y)E1>v87Ea>#u;Ieyi0lM64q)W2mp77%*C}Xs?*7%rMX^!lmdb3b0hH&ZQ|W2B%1@R<J)M(57E7
6tm|fw5A%a{HAQNVkdX7IUxfp+pc0QzOf51o+-JnM6jDMZ!z4gO(nFL6DZlVcPySN1+K-gMJ$Ax#;#zc3#p^5_pwVZC@tJ4cd8Vv
L$0zcf~;OI&@R^`!Y+iRQZVT>UMXfFel9_wx3Cj3yspU_@hVKK!>lE*b*fP@JuPLgz9>GaN35<aZ?7M*TqUj=39OhI2PRLfM6gAy
ov~spcCjC<5FMN^2r9#|AFXk$rYn@K_Nj{?4>6i2&?Psq_^FMr3!ziAF0v0R#;j~9Fqe+CB&;nck*;yAK_E)3(<kn%Vyx0853H-R
IxajYRjM&9K`!R4{4mR{l@t1?6RQ%f$f_T(8?QMo_a?@$BC^A>Q>w`*psPzVr=T00r!Xt1w=Kmd(WuEKgD;3H5Txavd$aqe&McuK
45z{_WUvk}f~;n(qB6L!i6bkpACFL}Wv)0d04J8IVJh*gr>+qu1`n#Q9kJgqi>#C`lqp>-xGX)VDKK`htFC#hPApoiAuQ-7P_Mcx
v@f}@^`p-fEis6$2r%ocZLce|b1sE0PM-#(YOI14Dy<?Y<*R3r530^Bd8;t5>Z*=1TrLnT9;-BzsH%o8zOQMqT&x@*88~yJ52%N%
cCaI=F*NKX*Qo;_hbloVUaK;!XRY?HyQpw7(6Fl@KrY&@2&{7?jIMz$eJ)6*Bdtg*yC}7lmo9TG=P8u1Tcw?<V<o1n8>}TQ7A#}1
V5G>c=A$8^s48cyF0Bu;kuoKwXBe}p>o6WCdaxX>#-=1Ja;hJ$-=n&y*|8ritt`+bxF$ZFh%%F*<Eo>mo1v4gm?;4+AuTPi$Fc++
d?~)D(I_3R`K`sW+ATV*Pp%6xAF7<SCA34aO{^8H3$14+aTZ3V478}I6{#Y!F{lEqrl?slkgwIV-K#4ynHUNzJF2*;gC|a`jV=eM
oUN0qr7nprm9Si{jw}bPR;q0<POy5Y?=E642rjQNyCk5la3%{SU#w1}L@0@_AhTAjFrx^vv<Vn4dl$Jgy(;Ifx2amEs479Q*dc@}
m?3wt?XVuQBrR1e{4L2Z?jIzp^{ffBjjT~1QmgkUH7tWM6|s`C+bD~#GO8l2nJ#54qAXA*J*}HB2Q6GCpDQ#kC@$F~yQS)|#;uwy
Eh|KxyQlE6>#oQwc&ef;4HyiVr88=<*06N5iLhN14Y2yB#IU%q?k&SH>ol1v_Otu1HYpS*60lJ#X(souZzh7B^(uocUZ};cR4Vi<
S}^LZld*}dYA~fAZLFNBH7#hbKPt_f;g}FB<00s&Wt{FX7qEgUY${o(_ae+L%dGY=C92)7G%v}k0;d<O&#&Vr<)}!lEUkmA53si}
zAsa(rJXym;w(O*3Z^bFG%&Xu+^mN#r=*G|m?$VC9xu3{6|S+dD<m^AUZ%$%U#Qxpny8YjX{$#pi7^|k3^_q9U8D^#L?-#9rmAl+
k1XUY0<E#CRj>mko-s4CEwFATDJ}q`HZWbWt12usASvUnPb{9KW-8Ayw6N1L6R{br6e$xi>?sYgf-$eCjjWn4VzJ<`$TJC&vZ#h6
=B>!A+M=T|yDY@A|Ez1Jfi0w?buE>!FfXE_MJ<UXOQguFSg`W76O?_em@zag5U7x`c_DzVA+56~uPw|g<1!|(-LSPOvoVUIP^_9R
l`jM=FsS*h9IDtaF|0Z)$}<2hZ>(f9GOJuN8Z&3G6RsyMZLZBIqNSst*{RyI10cjK@2BRgqpFx7XD!bhaIpie_^G`l?k@f=4X`66
wKEy5Q?Qh&wJ!Cr;44`v{x6BGrzm<ThbeHdwy)PSRVl=-hBN}Tj;t%PJg<x_)2hCxG$srsm?r%t5GeGYF_@1ltt=`qD=Y>v#VuVO
elYv1QzfdfR<H1?BeK~vx~#0F#xTsA|D~X&GKl9Yd#eEtWikt}0<VE9L9snB;H=#xtE|H-Y%tw05T<`B*0FS@k+1%+4k_EL3nj9(
GL&kr?jFCeHmtFn&oSGnDxu;si7RZaT(1YDDKST@g|BKf!mKo)TNm;suBz3p1T4X`Ev;@Plo^9A#w_=%JFF<KbR=xD$S9Yu0wB7r
yq?%GyCy}ig(}f2sV-qM3mT9woHT%^p&%_d535ltlbNHk`K=?O=d4dER<0$iKCm>XsV!Hla3pRmv!CrPwXj_^_pE@d(lFAjzpTZw
VzP*@y|S<psjdyQsxq^(1+YpbT&;~XZmCi*JhX_X<gVqd@vmPlm$3jWLa{0=vnP18c_+%TZJv)Kqpbd{NU)%$7c$W;;;KP4#~0_U
!=`euh^~5#S1d&>FpclBAhwPzKCR9(F0sopC@PGe8!$?eDlJekC?pOXG^4Pncdt{ad@NeB&M%Cwq^{qqsj3I3&aw-w+$u$?yC`BT
4Iz20pe&rNIW#^oR<N=y@uO+5HYqS7-mgNiL?SFFAh9N@!L4E|_buqGq_R4wgRCVfK_#uPBd-NAWi05c*(i*vM6`OV&M?`pKP_b>
l_N2;2d#s$(6An;S*gCPjwed2)1kg4&#nQgFR*N)!m1Llt}q@S9kBnJc&uQuSD_N4<FDK-zOW@I6rBjGm8W$cX)@CtRv{uU&>nRx
U$2!dBe8^|m9d5@g{L#Ie5diPfUz^A#Vfd~_b+rJ5-AO^`>IDM1~ka2pRL6tVz3LWaIFWjYAa8$Y^6P|j<pIgJ29=btpz+X(=VZ<
$*(;tONrhv<D>(he-}S4<1NOludQtp7&hr7A+M(_5hNKa<g6hdl&8ciilsiU+AIL1Q>WA}wxlAX)~NU>H7G+X1E5MU2d7LZ7qMii
ETW^XUoDcZw5|lK7p}l5M=jhQoh%xv9U-qVHZhAR(=~N1^RGoR8!Wi3sI6s_H7$d%LoE6#QZN}Rp`;8kZIK8v_NqlIWUd6WLnRQV
vYin$FfYQfH>=vLelRU7W+@*q6Qr@OMkdE8xhn1>F*Nxw=Bf;&FgCrdWhaNJV5X_1)*n8wv83m$W3g1QJ~7B6NFc{EIjrojN+9_p
zOJV)NUUPBS}~|EMziU!hpo$?11*%QE+r8xQmuC_B&_(ZMKZLjU$8SMLaoj!!Lk#p`zc<vcCH2`7^_4lWvK}cCY1xPG$m{>4Kcv5
Xr7j+iKd97gfP`Bv?Lg^eykO)CA49*Q7jat1g%1loG<IC#-`!16ftKk)Tv{z)F@Uk6ROvziL5cM&n7>s92Tvncd^PPNGp&pV=b5^
b26wbWg{RoO{`n2bf$(X@G9-9<Rg%yNG!mxTrdZtF|{=uYN-UUYqET?Ml7_jJF#J`L8l_Gv#^1v1~6ZzUmSF;lc{j3b1girl&mqW
&@c9=Z>nXixG>N$8mdh&&nj@F!Z1`bBP>cV2P+0BORwuHt0^)aiZ7-p%dB%W|D_`=nWh7#nXY)RR<OUH60)qX;wSVe#2lY5RI8Dz
)UZ7>O)E*X8YjuHp(_R~bgk5?im9!s)g$5|KCD%&pa!ibezvWw(yS6JP%JI4{-$!5A1$t|lcND7TbEBNku29R$tpaqJtgt3ha=dl
C#@+VkFc3AnkoaTq_N4du&#6|g)knhov&fB$}wP~9IhR$+Z&A}si;q<RVg<rJg+}AUoBa*BB~y-F|6^f8?w5n-LG^eE36(S>#m=#
N3c*UD6~j5i>#L|7_`taK_Emdr7)i~o3H^aI;2jr%dDiB)HDYsh%g(j*{(S*9yEBY$F2G;xhkuxiy~>N)vi{pd$ijzsw*9=>m+U~
&N3ac1FbJGza^t8VWqsW1F#LRE3CvbR<1cM`Ll_xjjygO+@>=yN~Ij2uq{li_Av7>qBHR<9<Q9MLN`XE8?&vjbEoVwMkzNeXDHRG
A)*|Zt0Y)0QZ1J(LM;KTk+0{aaH`y~Xsrw@KO`Y8N+?XNajU1a{;_SaW31<}kh6QSUZ*cDzNI`QNFpUEfHH<I6|G^dyD9Roajk--
ttg4HX0xKKi>-Yu*eac`L8opgR5sfydLU=3_biL6VyT@dKCJ^alC9FL?V??&3a$03S|ztEO0Tst)vSjy1|+bp_9?Y6v#5b72QaR#
^e==e+c93UhNm^FfS@-br7^uOr!i(E%&q;XWi*PZE-Z#0HL<p&aIbDDl&T+@4V(j~KQJt;k*{*ALNr0Dx+@o`-x~X>kuFfN2&IQ9
(6ZsHl`^#`j<Q{|m$9IkGA(tm+^|Ko0WE#1-mL&K0kr?AX|Y|Vv?ER~JghLK|EBgWe>4HC3bbCU*DaEmtF<yFR;X?;@v1kkFfzR&
EUhlDVk{`KNUUF|Bd<~{#wn+=^RUOVW-42$n<nKeATiG<1uy8Q4Jh)d_^m~t-L7siQ7n3|1gj1vP@bnN8!&__7_%uXbgU(-+Nqc=
9wwl#uq@Xwgt2ERwyc$|Vy_yh4yE{zqa#SHH?fGUzc3Q2voKnj397j)J+S$mPaZZcmLd%(BQGGab*tkittQSS1S&2dr>D>+OtAT-
PO99j*qyC0JDyUlp)Hm#G&1$2!y+>)hpoV=xGUzY@~Z2xdYOHoEGf>Ybtj*#Jg9=Al&oQ}NGj<tek+8a;H<VL@u-<4{V3C>L#NBI
Einx+&!}6lKdKEW^Q_u19jI}z&oCgdK_DV9da;`^Nh&t1v#rN4-K-@ng0b?i1)*px|FJ$P8mthlI54#=qcBji&ow4A@v1R6zO1^c
sVg2aXs^b$O)x;RwJ92~F)2r?wJ)$TVlG}Tz^)&veXrpwGqA{*v9bQNC$NgI0<Bmo;Ua!7i>jEUp)FmgS*b=YhBPv%Tc3j{F|j?W
pf>2P;3}b|rnG6TvaKQ^jVRHr@2zku^(YsvilqA}cQ_y?-=JeEqpVLc2C|){i!d84Z>V`RXekshSSJQ7XRmpzw<u#R!8I?i*D?U9
r72vbytW#wv#~cYZ5V&8EuF)##UvFhbEhh>a4~AF(JpE&T(DQQTd0?;RIJ6YxvXii#Vnk$U?Q8X5GYNrq$q-_kT4h_XtMn(|1f|r
sDk*XOe&xuVzADt`mdL-FsGw2y*0(8=djzVC9U-|moz=HY9UQ1yrtV2V=jZO!7(o&IyUqxD5w9g)+tRYaIG1$K`28eDy}A|jj6<~
m#jiBa;$=$VJ-%;rmWtuu{NV9Zy|iIJSjgbs<8+(AF|OhL8jWRA2R<a6s`HN2(1k#f~=z?3K(pxeI$6RsHD86GA>55^e#0q?js#9
+br~@=P#J4E3>e#47EeA8<5o%gfWgaQ7~t;L7dkp)uL1}xENuvbE_#U46VYk)~X_(9x&)GbuS|<;;SSgn>CRto~;fpH?UtWPBgEq
&@IcZm#Ofq1TjvtxUYt>RI^jFldZ#~(j>AhCb8JB2Q^Bq%ds0W8MB@&YMd-EP$zM+-z1wLg{0IkQ7Xe78!>jJHZsU3uc~pOgQyoQ
mn&1SM=h`^iluWepRvL*&?%8HK`EQ8=Oy^Dml#p1l`6KU2{ha+O)oeu6)E?rBeGosH7IYc0Ih1UvL=qNSFb{t@3JPeail0SW3<t!
4Xf2BvaRbaKd1aM+AE)@eISIYxHIA}u_a`v-zgC(Hz~}mGOm%Z8ZPs-{4)M6Ew9}$_9XAGTqHNIBCyq_Yq32t12-<Qn5+k=WS~kT
_M!Z(swse+Ag1&w!>}W+Q7vI3^0#@f=Puc!zpD1I1uaH1ogVP5?x(q_Xt2m9;HOtHaInR!6eUEinJtzsXsa--6)Rn<x2<R}bg|yF
C9`2GsIj9rud)lW5HT~X3L43rL8X&5exF}4yD0!Og|m#K6tEdB;3T{;POTy@ny90!FEGw31*yue7PRWB{4gh#?WM}Hv8u(h7BRl8
X)?+u#;j5?Y_4T5T`Fmtzp9?76e{^LgDki%Yan8<U#hLG*R5%;oH3a$88KBYz%fX$UMb$OBd*D?O)JSBEUad!Js_p08n8w$Q>$96
3Z5e>{;>9<;;b1PG$TYTI5bkHNv;Pjzpm4<TQFxYI-w+|G?)lAb}&q^`X!Yy8@16egRqsWVXCGlkf^PzJ{&$L9kSD;ps1EB>?(M#
N2s@|g07J#zNkqj$R_n9VyB(4PB5Y)udlPM%B8Wd3#`GYPbLE_pR6q{?xN+YeH$b(lrG^YwyRSld#PCx_N(EbVzASt`>q=)GO<J|
Ppx;X=BQCEG%NkBzpb96Ln&6JM;gT{%&uB7lqJ`!-K&o<0j||3AFOOC+^|ip{+Qw?1uzD$nJT?7Qm_@Xn<wEeW277>1F8D5Ij-uY
PA%v(B&=C6ix}&zlq%z%Ix3Peld?Rm(<5ZC`l|^Uzb%k1KAB{)p`#%$9j~LUyseq4+N$j^=Bsk6(J=?F*Rl9Af2wn=1hDg>Y%46T
&7blzftqEpv@s~K)h$afT_OXdt}Tu+eX+ALYO`rFrL3%~nk2KR1+NG+y)M2haW5S)9UCq%j<nq&iKpqYVXe2Q>ZsX~hOW#kGO>-R
&>$AE_px&|B&2GrQJkH#s2`&uzcbUY8Lq&wR;OdE<S)0dP%N~xGbRG1_A-?pW2b$b-ZBU%#i*gMKB+LW<*d}Lm8I^jQj(T2yR1v9
Zn2Xk`K{0_oUTSDW-V|hOfkGFfG2gO8nSt<Rj`w=W~%!sxRN=rKqxM(BCyUasj1?q>Z-!1F)w>EwIv#@0<elLO05zn1F}n`9;XH@
Ev_WA4k_L$yRS;Iu`Y@%-yvTt>8}~3)1a-a*e$p#p|FXZ53NBhEvv{ZgRY#d_^}BzoGW;#^eH<qJ*E~nUa#CI&Z3B~6Dmv+x-Jf^
ES1$S)20imxtZCn+$$U~FRT-xS}kK7ryT?;*{8j(1g-+Ek*TjVq^oJD%&7z>B{iHK1S4LsQL06y%&S8n=_|G`jxwgGs;%^|u&Plk
ET?s@KQT8b5GIc>t}imM?H55P>9RqkwXo7IP%pYHxho1V(<scc<Em?|H=V<;U!><O+cKE2@TeKEa4r-j>Yk)2y{)USTq~R_lcPSZ
_pgSq2cbfz@1^*zb1<{6-mNJw+buOB2d(I%aH>?SU@MlXJE2mtpDWoSp0R(f`mbv&gEKfR->e%do2r+obg(0^1+HZ+^|WO%nyNN4
5Gq@vC@x8-v#=u_QZ%)%+9)9}6|tVM=qGcrtE)=0<SRKZRIVDJ(I_b~C9?RcoUO4bP^+CQ6RnLe5;XiQK(W5DL?=%l(yjxrt0_q*
{4cht)~)a=xUAi+>8z?NSt!V>tQl4;&8+z?@TAX~k}OL!fG?>pQm{uPT&ESJ)h}i)=B_HN>#we_Td&u#xv1_bmMxvEc&}%ur>@K>
A+7eTE;ltZBCWkG0kGhxW38O553lQ~i73c6<|)Q8%Q3{M-YeBE{;5PWL@f-lEU=6%sU4#@h^*SG@uWQuu_O7NF)l<PNTEb1c&!dG
QLeMB)v(ejkFMsX&aLEw<Q}xKb1xC43?-bYlrVX!J}f1yHmR#3K(Kl#52O^Un=l-%Td|xe7_jRko~|;mEG*KYCodzOA}wXDm9UR3
r>qFFq^{{OK&;cL)G6m751_Q2N1}(WlrdJU7OkeOxUbx<2Quz0(J)&o7AtEl?5!&--!OQbFR(H*VynO`&Ms9kAgfiZ7OZWv$gCr#
MlIl}nXh`Tsi|2kQ?;j@39o&uqNFFP_ayABcd}?Kb|{@JU8}4vv#=!_9xh$1L^IeZC9%4$E3AkbOdf(TZl_+d@2r9-fvF>!Y_P;K
fv(08+pb+VUaU%}R<P|Rd9d~&AgQ;djwrIBwk&fXi?l|t4kehiV4zF0s36L%#To=E(<vpk*&*?<RW1FkOf|5Q?j9{Nx)+HmtuE28
2C`SMd^9_+A+21lSFMC2gRmqZqo%>Iey|3wS1tOjbD=>qEU-y1T`XWB?XF8BFR^_qn=N=7$SCeKsIuHCG8oq||Dv{}EUp<eaIe8J
-KC=@9W4^DtFAYwAF0JGp{{(R&7K6Pp)7$Uh^9Ctx~WvC<R+giYpz=^u(O!3;w*5ie6xV6V<!eEiYE3fDzNk?`52`tJ*lUp^(})V
rLP&W4Km3pVJon&kuK$~DKH<Sk*c*R%PrY2;jNCV_NuC_S0tUVOfb`^2r;RxyCWMY1*e6nC?d2ej5Oad!>$`F+Nr@a^(;X&D6GmU
6s++qqcPyD95N0tA*Tc;i!_X>KO=FhO{z$)6DX1^f2%?n@vRv$1gknDXDKeEU#`og$f!)L95GNX;Tkw4L#(JXsVX?5`>hqO)v3Fr
8n0fk&anuw!LHgIU@;r5Qm{m@3NBPNwUZI4vaThtCLfb2R3;#<MK2DlVXJO2qAU!mDzMzIiKgNmUaTz|j;`1!#;rIiFQ(kAF)`Mu
tu&Ldw<rs+^st1iOepIx4<_rhx1l_(@hN_t5U%SkpesJGjH|n{+#hZ*psf70a3s7ec`uMQt*n79!W7{sTP&q4Afh8H6|Ow2dnS0O
GA3X%;xK)l)U04AJFO(FOehSjlCY>RZZ6m?wX!uVeyLL~#IPl@|ETe-yDL;PbTCP-t*i~I3$mB3wJEYDz%zoT4I$_-t*PdrLaW)X
3@BwNDk~|h38}%bd?Y$E5-K7wJ*tVZwwtIZGAS4%8La4;Mlb)dRjp&Lw4A)A{VPc@x13(9w=F3qg{`=&KcqMyLN<{rXRXz&qbd#}
F(p)`g{(xVrm>1Je;j%>w5`uB?WZ0v2Cx#Ip(~{$psg+@4WzBDAgoNLr!0afXf9Eoh@-5noUS-1!>}(b)fZMRPOvPlZ>ylNaW9oH
b0KOoF)3*<p`B$d8?5uL@+KWIudsit*(iOZ;-v8?pQa_NP^CPTjx5wEqOGkg>#!rAUy*I71sZ}Yi>i$z<E#d(Pcb#BRi7CgyR(<4
BDL%<6EJ5oUMguWo1>{Zb|_J?a;PmRbggkL=csro{v}u|45XQ_Q?6yH&#Q*7-l!KU_bf=U(6E4~^{VSCM6iso87pJA5GYKpHL-mq
Yq19=Ybs@_YcIVjF|w7jc`ZmI_o@G{m8LQ*La*2)<f-i}tgJe<&mtl$n=$?|uC9cjrzUW?^(F|oWV9HnZ!S!&(JSIC!KWoIJF$bU
nk={~L9H{ZZl%(!<f(8l^QsQA@-bAEjwN8MMX))e$t?Y}NHg3nY_zweqO$y?4yyg5FD4SMK{R@(b+Nmu{V5VGaIe&(jil!??=(cR
y)5FZN2!0S$1QBHCabhHJ+h-QNvxJC2BEmG<g~0ca;*h1eW={8Kd-2$ld+GZwjTa2`ztD`QlfAS+^<cs3M_6YTq%68X|3KIO)MfP
S0}2lD>VJEm9O2hM6I2GQz|T^f~^g&=q^hzpeq9)rXS`qQYD@pK`i^Pu_{=sX{u(mPpd$)@}>x_=q#ZvWH9}wLn-{M$EPo*NU2Dz
mMQxyyR2uZq7Le?4z1g$(VVU>v8-;epD3Om(JXtd?xV6Ki8Ga}^sVl&53Dk;1So+lBdxWvB`cdM@vy%ormwTCAFFsRAuuJbjH1ah
KCaNE!KtjS+O$<Mu&KF_(=1OOQX+V-YOo-$SRutCBs1Bt?6lvnA2T1W-KYSr5+!dkrme@S@+nRy@*gp%(x`bdR4sfe;jb_)pr<j4
^($brKCkStp{!V_sx8JcEi#rdW+JMwuQ2>5g0h1z0Ws2|_OCRsrzSWoNUp6Y!>nL0^D*hEr=r8KFe%_LVlVcnIx;IU@-u`j2`DJB
<}rDyH?4s%q^*OnBQ6;$oUfa&uCO$(JELhT3?g-|>#s_%Nu~d-r>fPM&8)|*PAPDv_ammTfi6li0yW>S@u&MCcQ3Ua5wKshTq+)|
RIL;-r>zq#VX<*6udF?<E+!Hj*e-~r$gCo(2c^R?fi66)G9Uu4+%Z(KlBhT^RjAA?LMb+`BQEf;GA$=1;g&_IAE~0SI3#W*sw<nU
eJr=A?=DOwDKdJh{~WO?C^ASig{L^LkF8^*cq`PP>ncQ~+^|2fz$#WKLNTDQ@2qJr+^Z=mw<xZu!mJab!XlfjxUv#4sH_R39Vag?
W-KQtU@$f@*eYT-6e~xj2Q5Xe60|WoYOWo!9WErYzp|sGE~^qM>LIx<eKSif|Ee>wyQsk?8L_6WMX%HxhNp3{J*>*IIwVmrWTVC}
zOfM|L@isVnkZndNiG4P->glr?<^H960?3M(y<z@ZLYVW!W~R3!zyg6T(WVXYcDypzpUl4ZLHQZ4X<RVz%b*g^|5I&^e76gl(cE8
*|aB~05eLoa5e`nOswXrbSfFJRVmjfF0eJO&@efzry%E{w<9UB)~o2X4Xax$1Gqq}lP(gutf~<#p0gVqF|9+WkEbT8JFcs#My=Yf
Q?1J?3Nh}ir7&%<p0k~uNv1h1TP7&5ZzQ5HEwJpRS1)TSFe5dn_O5I!TdJNQ(5QVOvn@e2Fs@KDNg>cI1FwTA;jB5Wqc0CJRkVvS
^Q<+s6fO-EqM^8-5;O%d%PqXLT&el86D{bj#VyAxk}HI&A2AU!P%!v2sW2<G0W^Fr_b6eutgNA<wX}LJBrSlm<SAmU7O-8g4lK+f
Ot6zM&n<VRdL_p+=CPwDlCLqP8YdVpma{c3aIe3sW3cQm-l<BeCbOb0Ml3We^{oOnZ?6od?;TPtyRHqO7c62eCNh?;LaF|&U8|$8
4lKi~#~e^BcrC^$jHN{=7Opt6cCQPtk+CE(0I?FUUx4?rV<KLt5HI&Jx~I4|ASx*@Wv-iuUnvN%ovuGL>l*1U5V0F9f+Z_5+#~WV
*{|j*wy!NW%`dmH8K`9}Gp78d)SUgTyR3pIiZ6vQ7O=B07qmS!E+_yumm>Klaj5UDHZD4>G_0sBGced0wy>qKh%98W&MUF2CoHO|
M=E<Pb1DV2y)wfwV<85zlP^gv9kanQ<EvycfiW_y3aP)Y@TovB_^*~1G9&&m4W(fpH?pL$z_KAOI4!Ulf-m404XEQQpsgvYT`!3!
`>Y%&_Zf??pr}G6|1l}2E~O2qR53p?Z?2uF0kMv*_Aaa}Zz~ihRkG!;AFXb)nzN3iqcT1nfwBOm(xdk%Q7i`<cd;rdXes|H&Mo0C
G@ykpU@@eprm$l%@~Ph<BqRYa5+>I)bFMiuKdpSOl{615#i(Pj%_$i%IV&+S;;Cn#r7zDcs;fvZOsb17cO((6PbX-tL9YR^fU6I!
wJa&CxFhqc$fyAzh^%HUl%7tgw=u=CMJu#2jh=fbNGP+WX)?$rYa%@|axkPUBdf41vZ`mVH7!{s94w!dQY;^-U#LMR?k`HNYbEL#
vm!pKZZn55J}Pvv-=P4kC^4#}+a^daw5F1&T&P1N9Vw}&n6AvRT{JK>{4nDw5T+d@R2i+S11a;aUohURUa<5qQZO~KVk|9~8?bAd
N30q%Rk8f5ahN_Riz|$=pseMuW2uT9|E6*>RwrmOdn`AwODpiKTC{7d87O}&F||Uq9l6!CLL}s|9<Btg2)LuHtFhO(M7T7$VzAh{
E41ghC%Zl(wzsUEd@{<pLbCj`a=dN1y0DL`CZ`*?OR(uMSDhcSN2z|Sj4Pcoh8fW-nys&?2`_;p3#kez&9MBaqa)v{>@RSu;;qoC
9*TynW3ZU7Wv+EAU#;&g5vh%>Y%0E_kfO%1@vQi*Q7Eh<d9k6WVI_1lET>wb&aE@D1}sx8!J`}?2(wHXI-Llmd9P5f&7@9_w=DRj
0<&hWqBPU8rnNz_g(f;IinK>8+$nvh1gLr~tFUOTGcBO6gd!iKXCON%MxFm1ZY9UC{wdV3E3!AMOS3q%M5t3L#wV(+Fg33%gf+sf
E3Pjwuq;<FfGA}$94OVSpfEJ6&#4=vjVwwg9Wc@@0xa{Jt}r&L1G0uH0kMXy;UtkPuP1u0!m*7lnz1>pfwEGlCnD~$iK;LxVUm<1
&@Jbwavq<s>mdWFJg5Jy@FsXEZK}zu`z$>qj4XR67&I3!)*lb9FepPTEwuG5q$pgVim>^zHm^~oQY0d)gs~tW<t`m8*Q|UVbhY9r
!7RhAG&Bh(vayP+bteaxd$6ypbfqdSOt=}SjVnhn3M<s1wytTbm!fDdGqHsy8m$4Ney9Ge(Xcfv{VvV0aw$9}XRNcb46LH7U@`V2
zAzZ96{3Zu0HY76fvSKTJ*@Ai<tL4=5Gy?&7N>Hu!K}U~{IV~w04s;6%pF~;cdP8E2Cj9fI3#YZI<NpQBP(5+g`(6j`>-)G`L(jL
6PQ?~LoK2#zolC=jG$jJ8m&dBWTfyUO|8N!qpks}!Y%=_c^}>_lqUVJ>b24=^sut8r!xL5K&_&x%QK*=C$JGSiL+)Zy0AQ<J1-2e
h#OI{B(BS-KdR6pmaN(=A*wB~L7+RZjjOI3m!^QJcCBHp0xA%#ZLz1DShJw2GOi~tS1-sQI4|udAt(baQKB6!C?$%j2&VC|5-c~O
fG#l{vn{NnOCfBrjx!st<ud88wXj7wN3P?g#;{^AwJU8dTd@1G1Fo~IWi$w?{IJTXP_0Zl8>Uh%k+2UiwWw^czpwx@ld7#Sr7V&w
@F`m~)0cR!9y#4AHLWe8=@h~%I<dO2m#JwoAh6l7R;)NKf-d8w5ix42;;h#&hp3?>86=!B8!;{@(XYua12KoJ=PG8QVJ~U39xlA7
KrtXBXRLE9&MlIl3$5CseWiG-c%x=8pQbdcmNz)5?;txaixrS9kuvTyb}sy+Jf@hbfUOLygtf>hGqKF5+bYW`vaet*0W39_60>Hh
OeCwX3#@FgNHCZ#d#Mj1zp-Q_3^3iUfU#+&kTFj%6t4TLc&kk;xTMUf;;Y1!!=u+S!m%W(QLODH8lpujwk)%*wIQdi(WEk^;V)h>
o2SgFZ?0J`Eh{yxZ>W`~38|p088dLNcddt`DylCo5V6KCW+~9E=`S!c9IKP0lqC_W5*|n)7_ZSZWHNcS*e%Sguda3|k*q2x7$SSC
!>+t2im7j`Vwi3&Y^^*WRjpN=tF9rfS1CEFgr&Ex@uc0ODlAc~ZlDD$>aqW+_bHmL?<ymv#VjkRAgmCtM=FdkZk@QWuQcVUNG}Ad
u(R4L$FF#&S*q@=SR%NvqAaJZNG_DB?I}XA;x00)l`ZlvFe*na(WR)UWV5CnPqH1bS*wAVjj|amjjnX68nLM{0=1PcXsbM=1_{up
P%12}-mJwjRIigMp(|P}XQh><#j#~8OQg)Pt09}4@2EhkFf;3~8MDeL-!T>~R<IZ>O(<umtuQIEy&~VM_NYIvj;k@Ofh#1g`X=10
QL68-Dz4e8V<9G-#jm+6MyawV<1p~7;xRz5(K05bDX63*gC)tP-mRpqVXM)uh$8E*(y$aTNUS!Y3aAIJr6f==XRKr<<RH*AC9+(v
K_Qm0!lj`w$*#pOqbuJrL@HgYkFr8ARhzo7xh{&XI+*3I<gD5)x~i-+BrhVeF)4Sc(zD>C2(B2cUay|3f;A7QYo8dZ4=qr!Wg?HP
JgD8O;x56kPpw%ib}S|^=O_^^ZKaj3>8Bnc8zep}&@UvVMJ?DW=Pul`A})urwWU%N1u!Ni+oV#dEGqUc?Wz%|&aVftd?w^A?XCy1
wk~6@HK-0O2PGyYuQf+4>9CUxy(@by;-%UrR;#w8g|9>}GOf-mz8m8YVl@3THZabv1)|Zd=dRl&?VwGu9<a%)1u2xXktRedO|0Ls
!7IQm|EtxnRU}lcb)29rS|Ap!rYasR-7K^!^sUq{&9L~ZD6Cwvp{-%Dg(%dpN38F&T(8oqu`%$iG%~ETm@XSHOE4U<A(hH4YohHi
mM-_DhaWwyGAv=R1hi<U<*q`iu&}VC<1J+>^QiKzIJ5$-*e<}V<S1*f!Yr1mH7%N(5U;Q>d^8cO2DCz|YomY`6D|)T?J$F_tSHtl
G_Y%^1h9H4sHKZ2c`UcG+AzJbc&rN{`X)s!%bzwglPMadb1fDr+oHFxkg&|4h^y<b^eG3h6tWPq1~%a+FCb!^%B`IbA+Woi1t&$K
BcsZzYcBDiRjaA6HmeOU(4jUgFe9_9UMrKXvMGk7&9I2EEU4lzBCR#2%^bHZgE3e!O*8VZQXOZdoG!SiG@#EdK(g7X>#M!6ZZgTS
4l8A_4zND1ohQ+(Qz_0Yjv=0`XR2>4FEqBGIIrX=W3I3%U6>rOv9OgS`Km>(e=!)bK&xJ;7cY>jWSssoPOzw|GN$CK5}_(G^D;9u
6Dd<M^Qx;RF|98v>oIaKnw}Ob-muZCsx7-RPqAMyC8r6j9XOgMrlG+y^`G7``>wVmrK*}NWv$w;fUA|EIWV~_2P-luIy!NvKOFQd
R3U~YH?Y>QW3E3bBqgb?Sg=~47ondl38R*<C9qj0MX#}=qoWKY>MOP*H?6`XN2n?)+pt!ucr9=)TC@)_5T^Dgnyi?qHZJb41||2b
v9Q`N;Uu7=jH*Gdn5K`gof^+7Y^;N!bg>^Mo-_6$Z7A{~bg2$1sxDWnsxtMRqO2>ehpc0=3MTw5R3x;o>?<Ry9Ir04jjlc^cq*na
j;=AQB@%xqmM(6spRq`=_n{;vFRU@H?yQa^P^!171+k;A(k;_0%(NjM6|505iL9Ej^(u#~Fr~7rzO8&Jo-P(NU#**_WUn}}PA<tQ
!6Y)VcBDrykf?&9M63QSp)(yb$s+8kLa{j_FEjh2c&+NJ1|AYAQ>vw?Vzu?HS~1utiLf0fa<Tp!?ISU;wyntk>m1ppL#jqBKPdAl
yc{(y)-1I&Suo2lqbL0_>$TCXFDBb1p)N47Xe+0x87Q(L60TP(QK+D=t*;2M>@qU38K~N@$gb$EU$IdwjHs-#O(`=f#jHcEH><xX
S}VG)`J>4!qOAHWHZ?JyAS~=GuBP;%CNL!~Kd`8s>ZTSr3MDiqU?*0b4=mcO5HL0)WUqv!NiYViz7@GJq%10|6RldTm!VN7>?yLP
%dMKL>8idnye?m;VmO;5Z=?$+!!0H$@Tfj4g)zdd`Jx4@^e)q>XE4t%1)#X960k|EAg|%5&Z&GZcCJM+Ju0NBLmw-un5;jpsjP{p
NiIXJoTZU8elOsyfUvBsW3Hp9wKIA#-Y<u$0iukq`6?Z->LYL=AE}%!o-7C~RI!U5aH_W|uBy}|9I$0Ex~N~R>8W-p)FeHzZ6DSz
zN*18DXpNU94vvYV>0e7r=%sXPO)6HNvy=Mj<LHT*QQ${uc**9-LbK+Q8D_cgsM)Gh%uO`ZWnW@7%Ppd&>@|!X&v;gM6|v#M=@2g
;~yNV7_Q!>d8}Wt_A6pCRj{S14jv3JAv5u@Q=$Se$*5`_EG^rrE~Zthn=RHa$tG(YCL!D~Ca{&K_oU-1aGg-2MX*n$Cb3_w5jf5+
)3L6g?lAcwcQq(36Da&Ix-DTaEfHiegRYydye~$mku1@vO`EbU6egak#V?p2&#fr0D6m1WnXI}gW~r8~UoW#DiKuI%Fr-<hRVJ7+
0<KiD4ydx9yfsLwU!_tkv#@9|113bMt*eS5t}6X7zAY6b`>D;ZUND(0ORdGRg{MU@ZY0F49IFczi6jg!y(gcsxvK6g&MqjQV5i*`
c(7P0-!vsL`YX^S?x_N?Ev@n?a-x5%ekkas88FzbE}}i4=Os`wLNNI({V3F|rl#{3xuJP6-m}4?i>m^fx-EyU0<MWI%`G9WAt;<M
8m>*U<FNiDRITl<A06p1Ag;KwOQ@DA?k&i!VXx?{zpy`^C#Mf64lR<bs<HH}P$v&9jHC{*fh@SCR;6XH1*}@FP#!6z{3J`D@~cBJ
b}I8Koi1@AVy;&$kgT69F)C5AAS~)M&9cdvrLY5-A)gDbTb?E@R2s*wXet1&x)htK+O8d_2QaCr;;L#iZK19tN+dh8O0X5FxGv)<
Sgtvzwy^uKi7y9@imTbJfu>fb%p_>8zNw?83@AIS0kN$plC5kg?5VP^!K)-OsVK~>9idGu^pQ;}F0X>D-Y6uqmMUi=4zzZ#ucy(i
HZPm3{woJ6>@B$^N-Ny4rK_PWMyjHw39uHjYOi~(m!#6NJF(y=)F20$c(OvQBP|88;wl~~M6OG)XE4^O2CVw8>8`aeQLE1?kT0Ar
Pbz_<ldu9XxGD`NtuUUgGpW9<p{W%nz$k{W92>H$-78S6tuDi<(5lp{^RU68Vy*=)1fc`2yP~73y0N~jgQ!oa$}VK3rmmeaQLuKf
|F7XG6|Jf+SE-7yX|C-iW~3Ue6)mSM?IMe+8?JM&EU})g-YZKWN3d2gmMvK{jHp4X(J`5^)+FyK>$otf^Dh^u+%85dKeXF0(6dml
{;Ptr2&|<nUZ@nPDII1n2&ZZ-<t&{naiiX?S+LeHATo5Tk+7eyGAc$b&97%F$)GPOcB-$jKds*_e5XyK`>I~DORd7J7_plqb~K5!
6DAoY<gPickSh+bo~{S5Z6O{mNIL7UVW~hb@2GVrjw1UgY%=9CF*H^$_b?_dh7`jt-6$w5>L=5#JFxSqx3Ryhf1VjJTrXa*0I(mQ
JrD`5k*eXWQ6*9=iy^lx6CsVOouw?ahARoOI;d{0NHLwQ-zZotNvw>O@ETRHXQaw5u`%y3BebwDXQ|>Uucl(Kc&;`r^e{lFYN~@U
F{=48{i%eZcr$#iOR1YM`JRNW6(Sm?wy@?bYAkXqnzP_0uB>RK6E2Ri7_BNP-6$_Bz%k^i<ftw!ohdl1*sLzEEi5jm!?2nxt0|nR
8?F?wzptq-i>(u>#H=bTKB!D6KBx>Z?Jk=cPN-d^QyiDD{IL0~`Xx%S8>ru;;3(B6rZAeYA+Z#(MI#T82Cm4m9V+6p2B~5xHz+A9
ShCu%P%luRTr)qdaWNUIw>aRm_$zWQZ>X{{P^LGr1T4=qy|6W<BCJlayQx{Vp|Qj-*QXe-lBdM51+0{?38@+`9Vu6&+N_T<G9nBt
W~CFSp0MDq7^ovIfH8nD5Hw99SF*n}@G!`(cr8+~$1B?`E2V_7=CI<V*{`yxWHdgoC@*2K|0Ja@lc@o(g{SVXAuQ1-l&1Zz4k>9W
J}il@nl7EKL^BK)C#(S~vKogtP%1gH?I?e-gsC8^u&_QVzbz24q%vEx&8yp}V6G1?ejVMcl(Rpq4X}zZPPJyO%B(jqrXkv|9<x!a
BQ58u+@No*N2qx;ZzLTtlBr-EYbBjCH7vlcFf5-fEv>SyQZ=SBAfKwTKds=U(6F+u$u8Hi0i~j@!zOqk1u-ozd^BvKmZMOt$*#_&
m@I7_s4z;IVKC{d@~}p(`>dxYm@IEDT(fa453V+`Hm(dQn5Yh|<~76_k0LoLHZV@HAF)oeHKtrGGPVaYVY2-)v8@HPc%yfqC$bu~
kgeS_#4o?J1Fsn^x+y~^fG+hk9<j45nkp)$Q7q&yn6iJR^DX_OTp~>@d#vCkXE5(DSF4mUN-vtIRIC~%0IsH?EU_xEEFKsyW-OGl
Uawj&Ev_f9Ql;^!o2`bgX`?2!k1q@`4KI$atS%BOUna_^yr3>Dysc=gWRZ!eGO$3f2r%oP@vJf+M44Z&39PBB&>*Xhkt|an+o8TB
#VUp}X{=zb=`AOz4XyXCoG{a?@UGV;pD|^#%&cKE(6INc)ucSBu&{lwi7MfqqOrj)1F*|4^DlIxyQxnjQ7X1C;4Nye4YHUgDJr+6
o-1Y*gCUkG)GaV95i)u(+^`6(hO%NLr>KN43p9hL3$DYg1+J$iBdz19=d5k0o~6036dq|L6tBxD0juXOLaQL8QLb<>d?=u$rYO0i
a;k!{53m(60Ir-XK&IHQn<|j0KCp_iPO;vY2(VurZ>cFUBqWC@fi7?*v#=~DhqSdYJFo<_&8rcdr?ptI9k3=iRV4GRp{u+#f3Qcb
Loy^b&aBEY>o8z25t?DA11`QPc`%c#M5NfP-X2<{)381)KCi(jQLE7@ZXn&O&ZxXC87>W~M5~c7wy$cm@+<_XFfFPYOeTP+!6>~f
E3c^}KP`c))Fy|d;UxSeOEy|C`l81$fH2^uSg^=7jG2`!R4UdeIHfA1#jg{x^s^_Vk1!TAWwTGNiz|4kKQ5{&jIB$uP^SJYN~IPg
f~+Vpfw0rDH!Pg44<Q008yAPA1F{9M0<0D=f-xSd5vV~hEG!_dQ7RImA0|?*JTXeLv>AgY1}m4Vr?L<#vM&ImG%Q;tGAtqwNGY!~
;;ewJL9HFDk}*i7Ua*g?STO9W->A$mmMw%SDlsUd)hckO9I06yV<}p#kSUq33L`5lH8dtCeXyCX)Ty<oOt6=)Uo0>z_Nf;ud^DY~
qOh|t<R|~I!6aNU=`7r>vLT!(GpP%xgQh7IA2QdP&7(;&&!qaN6sM=HGo#HjjH|Y&tdiEM6)v_Vj<DCS)GNH8a4c$|{jyA~{wGbD
jI5@nR4a6_pd%izmn=iAysM@!H>Y_l9WnSMJEUQ&t1fD#GN>ykp{wt%BeBS^bhX1FkfaT-nkn0`SSMbo4=r7>qNHH4V6rM8hAx6L
rZe>|K&Y{!Jsm2rGA`gRx16x3;Tpp*!m8gVCNEO5MX+Kj4lr1vu_|?}qAQ6bUM+hm88AU6Sgq)qATYtOvMZ)6wzSnGLo9hG`mP!(
6EWAT3@jv$F)W=ja;tW(1)2UXo~)5H4k6wuQ?LXlS~GVmovTZ&FQvYyD6+~g)2`4fG_Zm&MxQ*ZV5udn@~=lMfhHR#3pmWIqp(aU
ny|Gs?yps>qOdM4yRf>iLn9-tW2+{yJgz`4X)_)u=AhrM0x>PIdLibpz@kE>;;n$MaV?KDIH;ShSTrfJC>*=4=&|TD#WQEEn5~;I
OgG;x*Q)ZUBCi`PcqoXa%dzb+3M{u7R~pVP>@QR_`mb@WoG$$^pr?j4&o9WTi!nc<bTX^4XRHM(Qz&0EN|mFrgt9QPek$rPnJrDI
38agwb+VbW+O3Z${-!Oak{@RvL9H3FWw1drX0!^jNT~I!v@v2QhBPp*U8+;7jIf&~0;};SxU18oAgtaj+%E5{0xd%<<17=ZAtETS
r>vW>-Y3{12r_7@j;B(ij4I}>N-*}O0inXM{wT|;Sh0k$v?4JjYpEZn39-Ylu&r4+kS;hXyDr+Y(JMu<zo=HPlOi>=F)wE?{xOiT
)~U!WV679a#4Yl&i?G0`xwXKr$1TaNEUyrx;x7s!og^lsJSkbKTQqy1|FJx;5uimfORvK&<E=EU7cpa<up-eRwXhR1$u8)!(W$zx
IIiufg)bMRBrT{fuPR$KNURR6ld};kUa*=hV<Q15$|<0-EH#iQ*ebfO5iyUd%`xt$B_hqFQzcj`Q>}EQW-=ZjaVeA^kgRwzWhzZC
hNXQi(5fG)$gKM?%PGG!Zm<WdNGT01YNNp`m8pR*AuwE|J1yU`e6q!-kfxKZNGd+C!lbD$nyS?!n=V7HRID+md9zP2!7ab9TqK_>
p{|yx+pk(NfGzQ~R;;V8)hRzOX|j8+U@xAoC$vSa9j^5m8>#RpE+>8{{jQF%nx`Huk||=SBAikvn;^(ASTSp@w5f=z|E<TCp|Bz?
2Pq^ifTaYf95nkeJSeI$$EVsV;I8N>ldICKWU%un<t*i@P_A91aw=&i0iQM~N32vP=`gjgf3XfI?z8=+fv-y_@HB&{W+(+7O0-+5
<E)A<BQ0t%aI8D9O0G^S^dw-a87$JSW2IOs1uc21j4HdRk1FA?w=kn8r7HHUVz7vwaVb(Q1}3a6u_~e~6Q|y<o+zZCEUbw$im<+@
qAp@AL9pm6Myg7xPpqP;Ga$XFBqQ0dNwD6q7O=UlP8w{SC#WGLA*@`irLWtuv#uMibr``bwV%?d&!qS;7A?>&axNSz8?2@%H>T3B
;WDc&Yq1?JRUBuh!lGrbcC1?<a4nRt-XPp8Xs!M)VXA_!fukj=CbHeC=qAD_F)<je`kqga&a~_$!77!r|0xA7^ek&EiW%#!rLOoe
N~t`u6QzhGDlXwHi?IZ$+n--2oi2Z^3ax{j39+}ZC$ib8_p-jRs;mh!^%?T25wt3+(ym6XtEri&%%cylZ>_noMl6@9fU)u+G%z2s
O|9Xj87KuPa46UoXsc5)1FAzTm8H<B7_cocEgsyg@T=D<9W+}nX)yP!6R;H_sV7FMNvM%2{wG=};;X8zK(0`(CNOEI{iJv=LL|U0
)2TNt>8<o7Sg!jcgDM>^$SII4cq|4o2DC*gm#6HnSgtIjr?S<l%Bfc_jwN*`?y1(W_^7e4H>}051T6)vDJ<VB)vf6($+6C$B^dcB
uB50cLakk}EUEvi?<Eqio-Ej^$giO>geXcc_a%TQFs)RsH!}jKW2;3g5GDU3C99ICO0@kc;3({*=PB~2fG~)h1hQ@#Kq30Aa<N>o
nK1F039iwrJ25*WLa7}pOR=}HDy_7l0VH9sT(MLz{wlVsku7<$aI<bGGMvz@m#IXlAvNf#tEV_DH?0#Uc8`**j-!|>?5Hg;Dy_P!
gf8<Y^)ZSoqb0<sYc6#kAg^;GoiF{YC#%~t*QF{ig`|Y9qcDJ~P%xyRoukX7rm8-#!Y<~QaIAqW#;!-LQZI0(Myf|K(5jiPz@<K=
->A<gS~04r+A&C^6)+Vq4J;Qh`7X{Z!mypLg)m^L2CzAxt1aNI6|l=Lj4JFZn31O$kFicJ{;=h(s4%;y60Dpx&m=6bt0*n8m@!8v
P%OwTwJ=OCgdshuG_>9+KB&tekf0YY&M84LjHrkz7qL&X-6p`UH>z_YEik1eMlZc65H^u9e6BdKeJlg47pqLI8n0)m9IE1=2QPv&
BdoWq<}jPB9I1;UIj@i{9wm|%%de6$|0*>x@2bJEbS(ogm#6qCaISo(pE8jvSS1Q72%O_Ii>e5#3$eMZxUP&W7_asz*si*-T%oM3
)~5}n79<v{8mw%rSg^(`BCLKXK{S3Tg(SMLRk8iCEG$?t_Ab4lmLr-d39oRh_c3LyK(m1`MkHx1xT4gnvMu^CtE_V?Ah2VcFSaYL
VzFzkC$ba{u@;81j4<G*MX*sQY_r#-h%7jmq$&$By%O24w5kXuwl9FOH?JYEZ6zx&e5;hHf~<U{|E&}#wWRYdP_(!&s4yum39#L-
V=nJ5Z7~@!#VE3|k1H24bR=Cc<e|4D@fhl@0igG)AFf}i>M1^)_pXVt&ng-vj3)N17PM`rgRy)dB{6HTfvuyh^{k96B&Am(gRm>J
!>%GL7b(jWx~9;qqphm3P#pOm1+EjZ-75B-kgJR{-LZ$KmNRg#T&}jC2DG>!H8Dpj!ZKDR3>g=&p|CY3jIatU0x7#AK&^Htw5@cn
T`B(pMIx4}R4bh-b18Z->8uN-Ot3MefuXG_yRb!`m9S$Z&Mw5PKCzIZr>Y33#v>c9+^KRgswuXxk12kwnX2ZnnWP3V)FsxfIyPc4
VX|&2)~msw(yS#hP^jpz>M(Me5vp9OU?3zcj;-9T%pe4>+oTdK9;7NIf|xCzU9df&xD&=H6efPCsIX)f3^KZ`HK&W59;{(8SSvNO
A~Ghh-l;*Y(6Sn>a2Obie6X@I+%I^TTcI#8%CDs)<S5avp0PrwYNykztTbaMuPKzav?T+up(#A8@-9=aM6PqG46y(u9;wVMC^P^v
Ca5;9jx%#AFBn;=eJ*vZTCF801g!M1P9`K6I;<hF@~hOaMzB?|=PK2#7$*WJJFWOCd9FyThpG#(nJOBn>?pypFCh-7l&a0IYck)d
uqlJBda<jbb+p$oZLORc$1w(|vo#c{At;<AKdoylMj{9?3p-h$BCm+99;^v57%k=*J1M2G9k3!Q;V_)6+a*Yzaj91>^{})gv7#QR
^RQZ~9-WS=be<rkvMo2SHncjbC@Ehqs;%j(H!a^SWi8Y#FsO+#@TmnSsxktqOD+bgFew(XPc81R5vhitaVH6??<%6Rim^f*(JQ2|
fh%XJ-YxK~y0SK$`>d-hJSG{hxGvkV*`Nm_S}mn4<godzpe8D?jHlJC7%J5+r!I!CfU)Ty!>MYolc0;QG$~CnVldM(=cuPH+$pOq
rL9Y@AE^s04=x|5|DVyQgsLAfFtKm6!mwX395hWXUMXEKwWzD23b5!V;49x9ZYr;+TeE|z!mhWka;KmsD4)o#YcAfZkgf)?dnq3;
)u=`<2dU<(o+Np$)Uo=bK_Mw7e=K^i-mng^_9>Sp5U^3G`kHkxJ12IoIIKA>AuJvvBPIng#V8D@k1Um)Sg|3mGOeej6{J0|5+M4a
C@>o{6C2_kiLZDv5S79w)-V9DMX@<2Z76IeE;R$LQIaDjDzii|f33i-sH|GBY_SEW$S;tnmK6FbaVLr?d8m*og)w?9kF1d{MyO7y
+^>Wzh$A$u<1aKO6)`y{POq!5kE{!s?XLYSfvwfEd97e7pR{u)H><iTSFsSZWUQ+%;IKWf9IGBLdMa$JEHC1vy(n`gS*(Drpsb{`
xF>}qjxj%{l_NbVO|7S{bS?y}&@IHPV=*YMUNHf#@~eNYQKk~8Gc6r7gAy<?ha)#KxSLC;;}+PcY^lPmF&jZF=dMnl8?nQ%4yn1X
;VhsnWFb^AZ6v*^)vOz-Dy$VSzOGp^udC>)UMicYsIHr}FeFhg^DB5Y7bs1n=qE6;DIi#_AuJy;*DSHIIIE$n60G<ug|Td%KP3^c
M=lGo3Z~buTP(sdpD?B_IIMOTShED4=BQmHhO98KhA?ceC@M%VcCi#CBca!=Q!c=(S1zluU8yc69jP}k2dii+NUy3TwlvJEp{8i9
+q17EW*a=OKCwxx9j&)7ZLQF<?<}Ax`KmIj{UOS&X{T)|6Di233n~7bai12niYgee=_dp#2eT9|*)12c$TWeiGp$6f_9`_oc(R79
tr|@*6R7Ja-K+wlovQsY6RL46z^;0#IWt-zyr$r-0<b`<A%Xm`{jDLcD=fGw8LmV!+zzd&K`4{2M5!V%9VL4xTCSL`7OtPDhdO63
)U6k(=deaFa;-%z1QbmyRI8=8ZK}F338$Z}94fq~{;c0EWVEiMk)evQM6F0I+p4mhZYOXok1HXq_pnv1>L)E6c&S#dKCvSz<TPEW
CZsK`QLvyb4KPltZLK$<dage(Cot|O*rq|Tks?|hVwc3KYAofe@gp&;S11vxK&!tgCM->`ny#KN9kIMEJ}a)VN-SxyWiKf(F)ewk
B(ONL*e7DGN+lJsG$t6GlQd7WP_0QRdneYd60eP~xUkHsbg#@UDx>|dTq$L#E~1gDy|Im~aWU{LwG&$>4y!G#w5RK%9<4PjFfs%w
DKF8mq$?q=1g9>jf2)eKHX=taQl;o9!>_Tf_8gX~$1sdGimsfbBpjf#@vqRYpd>3S*)&Eo6s{<*hp_pndaoEWBeGGj-L981r>j^a
>8cBzBCO1=V6u{{7%1+S+AKmY5h715=dD#S*|V81H>{p74z1E3cq*wdj;vBIzAa_0&!@_*&#dJt(I|{9oT%cj)*uPAoTNOe%cFX-
0J0UWlPpNDv?z)%G$d%TyQ~Z=U92W7$EY-<HYF&j+oS3w+%3E@|EJd~e6CL`@SypxGcirEkr)9rg|2d{Z6HZ4gECX8s4mN|T(88O
*R&TevM~K9b*+;rC!%+sHLPJRma^n8a<AGh=&X>Xx2bb6xhWVeMWQ>c*)IyQ&MOPG1~CXRAtVj3yDs)JoU+F(el5bS0HF%B93?8T
CasXM7_X}<88Pdw^{@ssR<Dq!=r33;-L06V<gYU@S1DH^cQH9B?HO(<kFhDM`JyMU{HS!WjIY-$@vW+!Uaejwps*&Q0jwb`xv<YP
0<hXGC?d_S+p*0soUM+jcaLhH11h>J$Sg9d7O+UM>aqT*M6b;+3ai^FmL3x%hb?iGs+nu7qcC-_KdgbL4z6vlj4O&P_NmCMX|jkh
ZJU{iiLjBXjVMPdE3bO78LF=<ESD#&)UOG#P9zJWBQ3csrm@N{ptEJLP_mD)Z>*CsXe<b@^{o@EQ>fo78?REZwJqhW&?3pOBC<KL
ur%s4POKlQ>oF2E1+1+c*s}X5wymQoK_izl+pO=k2Cny~Be1|O8z8>2B(M!B#;cJUx|S^}V<cCxG_ty{wk#x~jj<B6s+)Q!T(qjE
lr94(m?APN39$hyttwP3oGd}5lb}y2L$50^)viS^&n>dAA}uMXmMlD@@-5pS6RM&u{Ut#xNUNzSnl4@_6PGL@<*9}tOD^%KG@(2$
>n&K4#2C6KIk1eZf~`igl`12+uCctE`z>-HsIu81y08JLC9%Y{peNcf_Ammh7OoVmSTA}hVJXzFI<F)WuPH63o2~AwZ>%MyNS!RM
WUW1^^`WXL(W)viW-enUh923hPOM3=9S~o!#xP8<PAHGCQ>hUi_^!<_P_nWtt}9zBDI|B4t*xV@aIH|P>nQIt60L<X1+q*tH>5zU
4y6UH%NRGLc&W87#Ipjc*&SFf3$slxjIsNy<&YSj*f1Y4Zn5F5=`yXXS~5?Sv8nPXCaZcZg`eZDk*KY#TBNP8M=^z~hN)g90;`HD
OflOWIWHYB6)elGQ!AP-ldI#R<EbkwI4fryurLL(y)f4+H?Nr~D6+yWC@UPTSu7p1(XJ1x5wDIY;waj#e4uG1#4=5%h_k<`m$0v|
H79*3psG5s1}~;8m!Q|K+ps_`&?SE?g{}-RSFEwG4zE%ir>kMA^(#LtTQ8=u;H}9kzcY@pnXa0wf+AEbcqELikfyA!a;pO=t+bD#
MXHyr+^ngd8!T6?wXl4xsww#^zNbg7Gp5Te_bYfZdKU|<4lCob?JPegm8+<&3$m^!>!~5I)TN%QSFSiOfwPURpdeN&&agzOMXErm
6sUr&NSSmZj4nj3KCJL5E3=R^oUpB=__8Cc9<3lWp|?LZLMwJB2&jCmBPC6#1T%K9yphQzXPu6yk|!P=p`6b#7AbkN(Wv37p{cel
=O%HYr>{ycjx1O#u&%|edb08(l(Xcp;X8$;{4n3IQmQvJ0kDlMkStrVUMG;8cPYgzE~!beZLp^<U@+D*!Kp)`rLY?)J*&_yuCUT8
03(>Ky)37*R4kD$gCA)iNH9;Yb*z)EV5Pb-y(aUdCa>f#EG%=V%%VUlEH85qx}@){fGdcw%qrU=J2?d~7Od2ymoZtY5U+(XcCA0L
uC0-+OEjvkSQ_xMW-j<Cqo|RirKrWPKe5X&aw^iZce6sWXQ@H8O0X9v1FgrQzAc5Zz_2&4-mhIS5Gf}vfi*Ctoga5FXRLdwvoVk=
MXYr%A0WLkFsh>+8Y`2uD;_SQ;4GLi!L13jS}QL!EiNLd8?Ck{SS_rvT&~x!dn%i)|FGd5#H?a7Be6uD3b1uCg{W4nyezw*2`Pjs
#V+}=<gZR5hA!2uHKkvwd$Qmt)~)?4v?^CHh_8k)U$Fk8NvyP|udtS<DH#T^_$dLXt}H^Y7ARe=4yaYIbFb(v9x(?hwXR?*r>eIu
O*gf%_^T5zIyA*88L>F98m@mR6)ga+O)mbhJgMxllBK;faHsaA)~ZG-I;4cHHYF}4TBwe$LNNNRj;*AdU$6+R<t4PR5vvlcI;~hO
t1?WlBq_oyeK7>8gscj#bFM(D_b4wdPp|y6eJ|5Ab*xV?j<BvV*)47^Xf@s<VKh1+Q7+h@5x2FWjxA3s11;yXQ7YOkWseB3GOqTk
I<UAZ_#%h1Fe?DDuB^7RpCHJr+^e4_sIFcwZLyK8w;~9iOez|xVJ%>+N3C2fP_gbP3a|$wTq!WGWv}%xwy(ISdLsU+z^B$AcCc@)
&91<#O)n`hU9d1PJ+T?AWwCFr5~xwBZnOogZm6ZAJ}*hH=A&UG$0!^t6f7sOgP=?=w6M#pI;<$IS*Q^z46G8d6f5tnCa-#;S28Up
P^L+&KeK`(7qC2^@UJAXW*{yw<EsIztE={|!YyYnzoIuO8L--<5wK*gC@*uNU@sCT3M}HOH>Q*^+$HlXJT%R)xvl7~XDfuQo31iA
MWjhJGp!l004K62sjQeT>#Bw_KB|kg6P!peiL804hA`POIIvQu+pGvH=bj;~88nNqyQ<|Yk*Sd;3b4+wrX{nkLay<#O|Nn_k*hZ}
-kw*mI;^=Q;46+Vqb&}oa;ZA7@eI(b#W9>G6)va(_oYs$t*;ZY9kDVUCo$@#Of1kZvaFyo4=M2=Dk!3;>8(01!mx=b^r&63x2e=H
1G1AL=^5lL8>j@Z_bq)TcC1dcfUi8Or8C7e$}oE^iL+`Z!mI722`WIdsViZrwy9pROfU>J=pgQ?%P{w^F)<G!>@4~$MyrIX$03!l
C@bM99xe*DK(cEkelh5<xv1VG2(d#o8L)Mx^DWUY8nP&>5h(I5sjbkkWU_&(TQRw?ku6In_9FW-t*k>ZbE_+~7_StvHXxa>4X=+j
ucH|-J}`l@gRFqC%B}jalB`Rt1uz6HuB~$>M5vmu>#Bt>H>C%iRjkJ|;IZ|fYoDGkv#nIGMy*Aw@hL~I3#!krI;+$w{UkWD{;sGm
bfGn*yDbKvXfM<(p`#r!uqgN-h9Lm4K(IKfIkn~=im`UB_^(YEVY39MI4RO5u_{h1V>E{?)UjBnOswUxA2E}o?k(~z=b?15CNMTL
u&=Q&O)W;M;h{^YPB@OR1GTH2FR`zzPbjUJK&1>P@viJHwy|okHLT06(j)}0#;!J>kuH|0m9bc^o-vIliLe)^pDEQb!YCUyCoGPw
Bd+oz;;@>sDXr%%95nhWtS-8(*fsO9MXqYE1SCW<jjW`pgE5gXPoJ_S#xYwO*DQ*xax$u+jj_k1B{80{Y%d@wbg^BtxUF)ov9caC
>#1WWcqQB}X(@5BK&g%~u^ara6tU(hgtLdLY_3nR<g)CXRI5;@)+?Q;jkSg>L$493GB6ml^se(UQ!MPPbumJ**e&F%t}5BA)-$*&
Lar#bmn_yYRwNj&GprM^W3ghcYc(;m+%6lk53b*>0xdeD{j9Yp%QLkw{VsW#wK4cEaj=W2ZLAKeLNUFsw66v)T(E8~WwT1JY^^G?
F)9WrzbzN2AFwbc6*GA(xT%$}6f4uNtFU_{6fiq6kF=buxuzeNcCMwOjWI*8=dH>sn66c+%^zQ{?yMdd*{Pwiz7@`<52<)8n5|i{
@Sr)ZWUfZ74KDGkJtNwzz90&!@hLN`$EYQ*My>X&%&cuE%_NZl%qUl`>#Ia6S1~!PEH2bGI<nfUr=U`)^{Cq{im#0%YAiP}K&Bh0
^eIIqva%eoIWKOoUaJSLnJt+uP^N4x_oc@!OsYn)7OdbO7_j>rEvS90ZmT;oHm*c5Ik4U-si~VEcQZRM+A4pqA1(VUj<9Da-7V9f
4XiaW0Wad41gtlojwwU2H?J0;Fes@ltg4}<rYXxYhAE1q!KE&(>8>6o!lX_rvoS3%Nh?AyB&@Nq_bo`E+okQUl&X9vEU3_^Pq75C
$guygD6yKXQnGj`o3O;I^ey)(tuY-ZXS1U$KBh!0M6jnObS&Z_H7dTAY^iao`KsWmX(Plg6R!s?4=FRRsV@vDaxsvwu_zp{M5+I%
nKvyd#WD~cTd{1ddamIY<1g_vW+Y#*cc~wutgWD_&n)DzYPCo#|0Kt+y(mSo@-FeGb+H+->N7Pjur0Wxq${$n_p2<eEwGWOsI=gv
8L5IUmnmW#ps4;V2{Di~-K%se&n45ZQ>m4uy)T-wk}Sm$Z>szqa;aRXsV*R~tgziJOE6xqG$mQGy(#{%@UV(3Jgd#CFE67p3MD_R
)+wAWdLc}$_o~gQw5eaN6eTyFBrT0AWwGL=Dz6KyOffsK&@c@uoUL^y6)_5^?xkd;0W_E_Y^*~w^s!H?EHV-<EUg@@s4Yt@{weY?
tRu&*(I5aFP#E~BWU>%3B(N&57_K%OGBP40kgu?=K`}Y3kFlUHC9~|X&m`b5dM%nG$*lUTMVlL`Dy8={aI7z{V=q&&imVm0!>T{2
JFZAApegGtA}<BEf3j;W3Ms7`UoIdmZ?KoJ-m$VYPOUkxzpdY`7q68VII#pJqAmTYODyoSBdkKG+9X#ZAvb!mqAr=Ps3wUni>QaJ
*{<TNVW;S?H!wD=ORps`%rh&j(6sKe&9TlT&M3Sv@UerSg{%^(`J*JPe=>$CXEld59jSCKqpqJa3pLXyW-}5lf~|3^O00gW3$0l#
nVZkCqA7H&i>bjTJgXr$l&&+RR4`qyKCEP-y{7k{M5_)f^sfA|Wv~q{+^$_Ek}xJF%B8C?ZmkTHDkO%UZ!e~?ktG2zrL>>0OS1eW
|E`a!1}M3x-Js4YW2-qFueETq1g-S4JSYXV<FV4PudGHef-O9-v#&cb<}MVc*erN4W~~gd@TamL7_NIInx%ZLHLjE@MXai)$S&#(
X0^MrizrL5S0}tMj;*?vr>#7w#;}2~wy^ar8KhGy6skR}crIM4=CP<N)GRnCx+^ZSJ|k!vbQv(L{xI4qzc1IO=&Fyeo+$#dy|5se
&?q)6j<BaPZm=}2yQ$HzV6ZJOS}e#Qg0QHrQ>w+Y3ov9Zfv&Nvh^%KA-!O-*3NjY387#@MR1>wb>7<6RoGxIV%dE7rGq9GXOo=q0
)T}lf*RianjVdg#i?g$<GctT8HZuOOIWVv>$}n6o%B&2sn>3THzoR!h3b8P-HK^z-bFGsshpp8oOtV&`aIkx@1RoN#&!iA52C?@s
WGLIGY_Bn@&#@7&`K73=BCt59ps*URQmv0E`7chgRHQPfm!&%^bgyutlpswl$E}Ad9<yOCB_TDgJ~K0_buqTAXDz9${H{%{y0k1T
<*!ey!Y))H#-_a~=%{Y1ov%?ZnXu@sX)x|FtE{K09I=)v>ZPWt#iLHCPOxvTS0@6hT&DmiTru4!ZWXAjMX_zMGcYK$La;S7F)m%K
Z>n!BDylf6%PMCyjIFz?I4_PT94aWR${{T=7_dDs$tz;0m#ZkR)F`^CvaEuvp`yO6WGtOAlrzn-Ijv+Q)Fo7^IIeH7I4kF`lP(;p
OE8121TxYuGp}~3l&o7X(Jbkzvn1&(126_MmoR;;p{`{stSP20<sif^W+nNrq#}1J?W_o}#4TJe#VTU35HYJN_ZyHeb*xDka;{;j
W~=frhOSkt(=afwy)!u?ohyMf)TrjKpsXmVGoo%NBPv{+Ei@3S=`DRN2CB(4%dwCqWT+1*@iSSlcCnl%Ko>ZtmaQhE>nBPq<Er?s
;WUD-gskbLoGbAnA+VXRgRJQ%4<j8W1FdPZyR0yy9WomxJ}w=pqpSBQz%N9k9wzoGTC+MK@h}4`k}zK++or#z?Jl;fRiK}&6erW9
`>xlaz%V5-StRta#Uy$Z94VcoIH)AAAtu<Zo3OyHbFo$|JF8|aM61RoMkYG0cOmqwwjtTD@UAhW^{~&anlo^$)G(?nA1cVH=O_`b
W-pX3kemQ31hR**r73T#t}hIwW~@apjI0Z*;hvtR^{o-3l(B8BIvf$9*sy&nx-j4u@}=di>M_o*t{$2y`>Rv0B&eJ!E2CJirJ&NQ
!Z9QhQLx-Ac&<;QxG<KgE37@S2Q!(hVlODK9k8vj4=`gX?5@JG+ojbj-mOBa{;iiP`K?kj3$Oeuzp!(q<Ecg~?yJ)*fv`+52c~v0
g02a%<{)OIh9)klTqYT;Q>+gxHmvZpd#;tIM=pP|M<LcJK(EKE5-$p#;v@i}QYv$_fu!EBF(~e<T_id%WwH6GuPHLEJSp}nR4@UK
2&i8(%_nZG1s3NiXejZdPpqA?;Vqjcf2cj9SuuOBpfm@j+pAD5AU8lXog#j!9w`E?zZsgX0IEqWgt2j?O{jk>8mzOfbg2s~{HYZv
0kmo|&@sy;aj`$FRI7}s$}HwBo-!h==&CL<&nkzd0j$}qGAXtt*(FCQZ!S?Pg)!zXZ>+$tn6j0zm#CmLH7z2U45I_C{-_<WjilHz
aV;aUW~_CkjU>F8zOj0-QL%NXxvAb7F(t*ZzpGIu6fZIzyD&+zs-~Z;(kV!*Rx>=YkhCZ=fvO6vc`*vHJ2K6ykfzbGR;t-3_NzCg
p00?jCamN#M=W$NUNE(xFQ7{-X{bK34WsHPhb|2^vNH~@Yp9?tuda(FdZGZdtS0g-Vz8YpN-<w2@uj3K87wg?ODNVW!?3p{Jf}{r
53QRh7c8f&=dtLn4=`M@yD#4&tSL`4UaWPmUa?=UY^u<(U#3qnX)wPhNGc&HsxQc{?ym`;>nsNxudfrV#iYF~cP}ric(IeM@FL}}
<tn2pO{_Vjvok2Ltf0)TRy?GyU#w}cil~$^Fr{1<Mx|sZ{-Y`>>8ez%lq=ycL9a}y88BNA=qR6~dalncUolLthoye4G$t6W-mn%d
!6Qs4xhh_!@2>YLr7bS8Bb`Yv1gx&HyCeHA6|1JLe=mhAv8J0HH?Y($6RW2$A|<&g?yoeg6QnjS01()z*Rja2@vlas0H$~(b{rZl
7O=1}hp?TnF0@0RZ?0+{h_RKio3k^n^r*fq|ELwKu&zik45JY$7qu-hjI9W$rm0>mIIse&R<Xw<Lof6x{WDW7J*+*j)2%bIUb4Ed
vo7x~Dy_<}jIZ&pmneTL+p>Hl4=;``hp*nTN+^`C{;5bdVYKli?X55*87>&K;jbI4RWCrXVX#H9y{&>VgtHc}0xZrmdabdu6SPq<
z%bn`3o3%G4lP8nvMOAe(kxXkV2gdOLafoJI;#3BiKIp=S}gP^NG?*L!>o|4<EaXsGOmCujWee-<C~`-C$w!T2C#Cd^s31)>87+V
`>K+tGORSSo3CIm$E}U7->fsQOq|@O9jBu(EU`|hLb2ViS0pGL{V`cAPp~SWPb*C@+pLc&DK6(BVXir>#v02q3Y6(9Ag$f2T(QKd
6fSD72{NvtMYKDsj+rB&s-(6rX(gE_4=L6vU9S0_k1SfOGOeB>4k1+`CaM@M(yrt%FRbvN1Sr(3E3H(pJ1gy=0W-9(e6ZcK8L9%U
W;4&Kuq;+77_Emg(y|*S{w)YFvaDXJ9Hd_~?WPti46dIq0Wk5gZmfAJQLU}56RBf1_%5$8O&)KuG?hiGO|WCI8?`T`1g$zIQm+#-
bS4%o-l^BJI4vtOr!ljx-mx_<v!&-NqNMz-g{=-5lO*7*1S|=$r7@bRFrj0mNGofwE39&?IVv-**QvRsZx*Yn#w;})Nu$~-^eksJ
X|2+y6d~-b1(Bbzb+2$R4y)@h1+9Fnzo^fwIHtfXRx5C^aIT%Gx2RJpWue$6HjUb-&8S+Wm@R9o$g<F`Dx+pFX{Q9OQYd|&m?;4@
L#y^E+A%ySnyqQIL#|w|Ag}f)uqPt0=PCOs^|3sqV~qr*7bo(n^{il{@ThmNMJ?VbXsm=OldD*<D<{FLUm&nBkFXcA!Kreuo2Yf1
XC&J!GqXUgB(3r<rK;+zBdi4>5U{_hgD=}H_^Q<?jkJ_7Gp-M`C#=RTGPO}JW-N-VIj{SwQ>x^qPOl6o*QX~2c^Ol$#3|7&Ij+bg
N~!0JlP0M#YN*91P_NdlASg+oyRW@4JgGjVpQQM(0IgFnji64ge6Ex*nwdE&F0V4AptKk&My-FYJS1f>ATOsWI4|ffrYlD;*s}L5
N34Gy1E&lvdaB^652rz_dazk1{HK7Zgst7M53P~2N3hH&%ds!8moI#xt)oS-yS4W#zp37=(6CM=L^39>ktS=fQm{WRP^&?t9xywl
Ml@|8KB(2IOdo<KN3K&I>nOdjB(lq^N3GAW7%29kYb*7w#Ux3n!?5)z609sN?52{a@}YGk=cp*K{Hug5k+83}>ne&RGqETvte_*R
6{xkXc`c~0c(48^eyb3#zp{s^F(^qfX(&6CVXtGcF)LFnNvpxHpEAW739i>3W~DA7MlCk60xo}?O|3L6O|0-K5U_A8+#<WNo0z4n
=`dn3$t*cE_Mn6?8nG|4{wVgW>oJ@wNg^R3wJ|9q*ePtS*f6=JQYeqFJ*SthMKENnUa_t#%`opUOeoYT*`rk|qO!xSODqzq?XAzQ
bg{%SHm}_(H?WK@>8Dw?)SJbq`6&7+Z>&ZwIj>!?sxdw+OSCJnajz>dE}wQSyD9pqR<U#{QZbdThN2g)9yDYiMXbCn<tRw3>@MLa
P_ogfPBH1RlQ03Upeq@!Ev$C1KB?faw5D0EuN%=YoGiSoGq6abkh2yrsIH<P;4OcyM47xRp0D|&j<E<U%PC{63$(nj?x6{{8m<*2
s4a6Vs;(xok*`v%%QU;F%rXWf;IADt>MJoWa;-bA0JKFcNHC!=WvzK6TcZ3ei7Jh%BOeyBfvsMx)h@~?IVk(DNU@_V!!EHdHZ5Ey
s4o2|M<r!0Iy85t>!rsffvU?eJ1lXjgr481o2|I6I;<?PMzJ}lx3HI~xiJK!$*wJ}YbC}d_b{cX7A`@itT);#AhLh4EiWh`X|PDH
POdAlGbN;}5v|fKN~--R3Nm4=R4!1VR~)}9TQF6s{HPeO=z))~8Yv#C{w$R&LadCe<csktvX*YBdoN2R=rgRO3My(U4J+O&c`+U^
rK}<>Jucm+g(x<p-ImZVpsM<(y(kbZu&M&DB`xPL2{Ae|3$AUfwJPYYpDHV*Ua*QYA1$4*F02x+J+TM0_^wwi#UqfhyDyusUL;nm
Hn7GkFtQyWp)fqH`K|^fH7t~_*{nyQ9xr{hd@aB)6tN;5w<P4H&a8Z{)Di+RRUNK1J{%S@O)*xn9<rUIb}Un_LNn{ALNM8?XdO!^
w5!b}ZL0t?Ein@?gssk|fvn$=VJ+dP2CWS#lOy{x-Y+7g@+f$%t*#2JxT$6(DXwmwMW(hW+#pM@^D?L_SgTyLu(7)*lrKgwu_+oc
5TY@&i!MMP=NwBatfthc6|1$eV=Z$jj;@oSo-#BjwyUcq%_|@(#;Myao2px_DX#b_J1|11e5|9Irm`}yY^pFUU8uhetf=Ipo+=8g
^DM5g7N1BP-n2$4*eKbp79(Y-{H$dpw;}^3V<O!!L^0AOA27ABgE5?~0~{ErPb9IHu_IrpzpRlg@u-NfPqHAf(=QXPsU+vD?XH2S
VJQhKQY}*(XRJM~t*yYRtgTfr6eF>$Cl~^*q^qs0Zltm;c(n8^T`jmS_qGwAZmqT}e<v%pUa@^N6{Z=lU!QF$E3J|!x1V&U>8htK
3^0nUh%FT@_bYlUuc@vuim(l^fvh5-h%vmNuCbdg-={gUJ~u}vaxI4~_o&z|RV<dN_@{xf(yvXmVKf9Sbf7IZsjHAQ2ry7Dv#iT4
TqXvzQlRd!JfMcMkSA}XV6-tSSuyD`0;q5<Bc^Mvr6*pfezH+D10_SN+pAlvNU**$*(ph~6CM<>Uo3zUny5=MjIXqWnxrf$X|9ei
(6SJ$I4naf=(9>O)~8;vkg`m%QLf{$XsA@K$SiglBrM%C3@t$^X`RS2>@8KTzap`zhb!u&BQ4>qn6P&($Sm_O0WUr>=q>><Y_3eM
H?SS7MzP|nt0PjB11kA3psJ%Km8d`??=cLi6s(u5Yp^h|XRW!c_ptja{IfKmW-#lpTe00NL@~ystt{iP2d=uYJ*X5WHkACO+c8b3
GOo`Jh_FJj(W>&WnWW#Yp)a|s0yaA;U@+(<)w9B@TdXUvWUOi^m940-_8TRtmauXu39;ibOer@m1u!qPEv>XN2eFJSn=%iwA1i*Z
;ji_uB`R;Q^Q-SHV;RYyI4zN}AhCzB+O$wL6sQHRx~g<4BP6`3t*TV8R4g5x!?VUIf-c%Bfw8=-6t0k|0IJ8I`>l_q$TDp#G%BSn
Z6+zG0x^s(HL!E45iqr>ODwq~@~ko-2(D`_j+_Cro~2+ViLXSf9i{&**r|#ps;tT{{45ixJhbyG$|{a1k1HLp%rCgESFs}>C@<42
bt*@$U#*;;sVLj5dn&Fg9jp8$DzId!y)a}Uq^m_QIk43)NvG#5F0G2F^Q~?qG_9qamo)vMhBU;pcqBS84zP4APN{e%maH8!zNVw6
(=L;-`X-aGK`l6}Xs)fZn=SXTFD>w;y09}ZTd^0elOk{@1+WV-^Rv?|JS>x}S2Dq+;HVItI;HBRj4Z0L$*wCgnXWY{9w}F`*RDk^
IwMCkF|%p0=CCHMfv7btkuD7_1gM)VDX{6J4J=tLz$^<h*|ILG(kHz#$Ev5WZm$EX5i!UzJTOtRzb+9jr7e*zO|YG<^eKWXmYrIr
O(w9Z>Y_2Qbt?a@{H~3y0I~@#BQsX8PcSO2e5kT3ogOJDJ1W>0sjg3~V5+U1eX_PL6Rl{f@TLBzT(lmr>8V_(jkF}O7&L&e?yz94
BqT#GiKHvA>L{nQHmOyj$u6_33@tUOlCn@RPMT>j@UjZ3JROIqu9x;G4=yk$F|<6f9;ZXHB{%@9NUra&psk}OS`{TSk*h_r%dGCQ
Dy$?fg0KdyQX6M4fhwQ1O|;J_>9I>4cChoV^tKwYy05`9N3nV~hqyg7aw)p7V6gTr*`Y`@#xIws@GY&Y0WZ3&C@VZE{4uPs2{1^l
AuPbFPAbW!;;0mqnkZf^(W-~9|D$#^UofREsH<}<5Flr$1+QnU2QXN%b11m4k1gjY_poQI$1F@MM=(9HOsl>vxTQU*Zz)2n`K$&n
ksQk@9xVGU)h;=t=$|pKez2=Dg0dkd=_#)$)2gkkT&w`F$gP4g=By2|UMM!OhA(L=87V3*g{7h}=&QdjE-Yju{to;y$1UD5i!dgy
DydefIWo>IEU=KZJ2Qu=Q!fXvAf(`=h%IO=Tr7GSxvg@rax)CE#-e|yGcRNu(lL=J9i&995Hn>mzzlJzS*{JO<FMAHFfhm{PB3yP
u&^aC+_38@da4&M+b`NF<EwkHnJ^NaBBq?ArmiD4#it6fuCsPDQLPrPP^5LG3b4m2I4WPU(Gvu%Sfh!tfgBSrGNmms`K_=cps&QN
Q?79`J*Vd@Pb)nsmL3<L%diw71F0&q7_J~E9;&#ir=Y_uy0Km+vaWhE8l^0-;H<=}tEw*|Gc<3m#IZQ2DXm>GnIpxld8mpnS*bmw
XD2$MUM9_`>?(9Em8D@e+pLbMT`Hz5OE7OT6RRDhoU4v6+prL&Ffr|&n4S`*rm{vMM=1%cC$g0&J}3E=PM|8OPcfY-%rW+<%_v(h
Ua;t_x~cLm_Ayy3SSo*{v8od+2CN^i4y{YClC3teA1-Syr!#yld@jN$7%__;OEF%q`ZU3=qcch|wxvF?`z<T3eys~BF{jJ2lq-O&
qbYu`SS!9M#WR_$?k#*OFRuA65UP!`Tq^#n04QHCizGoML#>~zurB>9g|GOl04vF_E3y2kF09C{!!SysKC3b;+9@fjgQVoH0kG|^
Uo5mF*(!FfnyXf)A}z_S*QnU9AF(Ag9k5L)x~~AUld+MoRI7}#)+j=(W-2bPU#%vzxu?D?=bS^Vb}d99*RCq83Z%}l{48`RAu~NH
L$5O|E3bVrZ>gZMHm<C#_c7g+!mm*v+^SV8eW?m32(0@mK&^c+$T2swR51OpJ1kO`9Vk~Z9jj=ozbMtHZMQ$OM7NnOp}dB;Q?T-|
XSHCq2Q0v;j<HCpKeTl$OSFBnQ@eh;prtOf7P(8c)4EQ#fUq69?y_dL5WGdVgetx#xU<YEK%qP=b1Vq0<RxD&pD*&U$g@qTZ5;Zo
dMINohcC>ck*#*EBBhG6H7*;md@rA^w5%H$%_VQD=&swa?6NgBUn7+>3?e)$rLJ2gTp~NI&?bH)EG1PW;;JAl^DC#Rcd>V@impE`
Vy(Tf#IRN=ye$5vAuj;1TC^Oo;;|ty(wLvHu&e{Egs<8$psH7})vYBl=dx+3BdyOdb*&jGyR>&Oc(JClVX_-AG_7B)IGi#m&$8w(
u{Gi};jK}wR;;onYp=*H_9~Svzo-5yMl!Z8o-jI@_bOE^C9R&Ug0JJSH?dQu6D7{4lPwOhS1>K8UlqDA^)hs@p)D)0g|sTJBqe(v
033{|Rj}Qt=QL8NR4#}zG_&X?8m)^kbeHj$zAFAJ`6L@AR;_BT3Z+e^0<ngq+bCkI?yb@=My5)xdN2+xwxbt0YOn0HL!h=R>@dZk
k0o-iS|l1S8M8DoKC8>K$f#(S^RO-}?H#2hub`K-fU+bpnz1~ra;o|)NEQH~(X7R-d!#NaG^b{%JFmsC`3(Ij8YE*eYpQ9jjUZww
HL#Yk9kU&zvZh&~#jZv%n5^q4C8oA53oH6C^Q?-fbfs4ypQf!bma2^)@GDa+8mX?Q`Ylm0TrZR^gsmB_E*LEsW~}eA$BrDQ<11aU
Pobu)f~>tXe=6&)M<i({Q>l)z_ogYY_%QmNG$acy&=%0FqbK*Ju%>&lRI33n3ZeKc`7944pDjVF;w-7Ki!=1F?yHutSg$^)U?_#L
v#mKY%_L;2_bU)CgfFGEC#?>hOfl{<nX>Gt<*My7B(S10uqvV}2C#M^A+t-TM5q)bYp!Um<13;fA)L7@y)+mhs3Na1?WN?W{4bZV
cPuh1wy@B!Y^X`EU95pIz$sm+TdD)FJFDO%L9J#m8ZeR`?IR$qbtzP`-YHTs)vszYpQ&A`)UXn?!#UrsS{<q{d#SoGp0Qr9f~u!2
$RmX{6tns=LMSh(jjvU%?W1xh{;IL9DyDZTU#%&tCL>TS4Yffqou@;r2ene1m>&_ZC88lH$1rH9y`%uFc_?A07_gPDdzWOUmms68
HL%~V6EQuhPp#cB5i?6KPN^a#nkp!;>ax-=T&j7dajRsoHm3n9Z!FrPsv|e6x+p}TIV<q6L9K+eAu?E{L$B{KZ!j6D^Q`hJFfX|!
Mk<(|0;w7?TCQrUa;`BmQ7?!uFD|t#pCG^~5G6q=TrgUvnx4C^(kAgHN;3c{TrV&tT`?^%ZYW5pXQ(VEeJEBim!*6s(Jx0WrJNnA
$t)%*yC<zL7Ob+WcCKly2QcNPtgPy>?5hK;|1Vjup(gz-NwJ_IOQ^yxXQGdquC1&!&@pZ-@iH$d^en5eEGi79y`9r2P$wC#iK%Zf
MJ+R~0xI^Uey#T!@gqX8oGpT`x~%D{N2FLX2(cHlPq6YXR4rqmkur5GrYlx1m?)<#%7B_EJuUyG#;@Zm2(C0MjIs!`owD<)NGO`K
GpfX`%%t%p%dkx=p{R+kL99$Nz$(@wG$pL1yD^TiW3<nwZ=h_bwyqH^;jF+f1uUpDf}CrZ*{fxv=`jMUnJX0_L@GtG*sLTjm!iF_
4y#A6w<?OMps5_F+N!y&Z!r0;RHy~AJ*hS{=&3lU2&}j*NwPkhbhOs0Cb1bYR4~@86S3YfS}No&i>fKCz^sZV0kEks%`luLE3z)J
F|I<cFDY*%->(C){HHsv@+Af*K(Hh(Tc;!{KB#rA0jhHx;IiqgXs^8==%%2n#jP?j_#zOkF)%SPc`$ISsjN~b!Ll4AgQz|zNU>9_
J1VNGz$&t_*RjYdL$8gj1*a4$4J!pP;~jyls;T-NkEVSp3@G_5919DgIW(B0hAC;Nb1Dv^xF`><A+6M|ODfH++N<>lB`tcZ<t6K>
j-u2s@2JkNrypIc8Kl`N(=*Vo+$f=~A)~je4=6t%<tPlZ$u4j(ZmY|y%dds1QzPrB^e0NA?65|$0H_Ecs-___;Ho^R!zth|3LP7+
!X-B`>Ml03MJ%E#Os*#*=CXt=>!IwgDW;*S60T>eWiVr{#5A9*H>feN>?<skskEV~grifd7Or+L9~{%B>n=zw4KK4T2dKFzeXTmL
HKbA~$t#zw*`^JtEwG0q6Dg{#2QC7z^RS^N|E0>Y-mQTxJ*?TWNv&|JmN3pE933zyN-Sh2f+l3Dy{^`+$f}5|4X*2~EUxS#Rjvpw
tS-MV2`%@rz%7*)ULpxFwJ%z*Z73(8ys1&91g+YvB&{~3F(}-o^rk12Ofep>gS76m;4o*Y?kStFTBQ4~rldxtkEoX^#jnVfgCuCJ
P%;!Mr>rU{r7K-7o2AMyTBwyLMJ4wwX|JTCovs=z_$eu?+pY>PODh7Wy|D+a+^UPCl&RCI2ci$LBQ5!`0I_4M#;%K^R;|V<aHIvY
Gp>N6g_?>j2c!Y5BB<CapRMDm3$ci(+N@lrR4E6cv#V(@lrUPZ8n6_t+Nk^_ZLD#sWv%Zg;IHPX<*xs&0Io78Ahb3wMJ`^i+LYd~
cPNLgi!<`3WuLPuUaS|jtSG^*v!)j;#Hb-A@GP}0v9Lxc_A!4g^09m_Ml5J0-!9(<oGv&l-zTi0qOd0!-6|5Uzb!(p<*T!-2dv$&
0VG5;Rxy{Y>8hbAP%&RMjwU^-GpG-+0;m`;gQ9#ZEhS2+*{>uqy(0&z_%L;)`yA!5L>93zKb)nf9w-&Bjj6JpG&B9J6s-iVhcH60
;+`Fv6EB1?C9Fa&IG#ta$rWLv@~B@U{j&kGg{`GAm9G@5Ua@+xnJrwaGPJiX$g%UQFdJy4O0c-C5~+nP!>-#YP%bAgf2k)bGq6#r
P^#D;pRqD6sImW~#4j5zyse3%td}scez0h<O(Ui+xg{wnz$%HXO|X@*pRdj?+pnXryQx$#AFJ0YC#`U*lCG$-KCH$r8Kq${-71YP
jisilys-DJOsz{Tmn~(YMW|!2p{d8G6|c~)Wv?Bq8?4|mbguTOMlXFXnKh6fVX0d%mWUrM9;C`GRIMK>0kT`HJTL{Neyv8KXd;6s
VXqS_nY8>a@vHl?%_{1w9Iym2|FCi@2{HS#ZZtA7j;-pnEG5h+U?fVjm!W~I=`^w<psr0M0xwjlv8%<NsH|}|aWU7XGA#A5@T<V6
FCOu*HKll{J1|o$q^vQmP^+((Z>jbjL9H<*JgbYYi>@}RJ1onhrLFxTIkaS{D5ia+IVyyxKBR54(IyTg>#yG`EU|1OWvc)!La%8j
?5snp)-vHP0y4BFf1e>JO)7n{Y_3HfPN-t2L@hEZxUP7lpsyh?1*)vFv#f!y%Pguf+$20AUN9x50WPwsmavO4StvuCo3B%)S*|d&
|DpsL51)OoQ7(O_!L#3)+NtLxjj(Dfu%=_F8Kx&N&M(`pF|5_Do2}R_9HNG=v9GEn9I`?%gERN3f}4CUxT%sYVx4}h`KJo7!mq+8
!>ZykJFVZWEUde&Kq}~|g{X-yqo`J>iW`rj1u#D*zONP{Q7U&V12WDZaU<feW-X#H3$(5z&Zftz&8l;-=BMSbm@wtCQ=LDpqA05?
f~?=II<5RHJ*E4uYpby;fuj&E2d>Prn5f9F?X)#7p(b>x0j-J`aUkF!*QxxjgR99nysTrb9xR8hHJb0E60MXiZ8D*wb*!-^Ik5t-
z$vt$R;a(KO0?RqJg^Qh<S-7h(Jq{;tf_{qVYL&eI|Narf2?_{udq6**0QuAswyxnH7#8!hOSGfh^%}qqNP73sVGb=X{fKIL9;EW
7qDI^F{5TKYASQ8CM+Var7WqnZm?mlvXdFFJFXL|9<SA^L#?K(vnTB@m#{IQ_@pD7buk1ot)0`E)vN|EOSC;Mfuek>MzN`u<*p_%
d!ebRQLw|TQY1B<7%o4eGb!dRc&w`|`lp91DKjc2*skWWs<Y!Jlq*1%6)u}Iye6=rSF`J`t*c6?a;QG97$D)O+%#jTqOcFKgs$qd
lPv+VTduFIk+BgZmomC4XRflPc_%9==P*(z<}vs%P_VD6E+!+W%`1i?;-_JzY^|ZL*Rb=b9VEf3@F=ygbtycoK`>P$TdiLz!7|RN
vMWF-`mi@Kw<^>udaIx(M6S7_E43RetRyNb@3B&(3NGEH1*`6{bg|Bwm9U$y=cp|%yEIg+$1A|AE-sa<wy;bod8_fR`XytnVJQ_M
lq}?_Bd?99i>h2CgelppKq;25x3P{Tajsi3^{22bWv$t(?I)O|k*v}wTp0Q-ldRLKjI28+g`_eqBBnvC<0TU)gDWMbf-2RhWw2VW
a;07>sx9cKMJX~f4WOZ<+MaT*SSISMA1u!-nyiSfH!e}FMy<1`OQ=|-WUQyIYN`4$6rt*({HhtP>?xhD?kZfaSuG*13nyQ#hq1>b
Bd;s56ERP$f3jn$Z>E5-wyRFEKB`Ws5UjZ>KqJegIwZiZ`>ca7bg`i-u{6#o*Q<-JCKsozjI;H#y{KNPJ+4zO53FjizpIof7B9OW
EvdzyFDWahf0gsGPA)*LE2c#+8Y<7GVx%snnX!ByL#djq94vjOT`;z-D>CUVpQtgf-ZMw6B%s`+elHrXudJ)2P_gE%ST4)5E~|_t
?JT}2TdmPA<EkAc1))u_{wa5{Yp!Rc3o%BkdM&xE)hTN*;40&&w61-rS+jH--z`ccQL$sL(I;dl5Uu;9$g0LSYpU?7Q7?uuo-byw
4zOu27O&+k%qljgGoT5T0H7MOm837QgRy)urzHff$FjQ=bSfGog*1h+n64?TsI5jXt*-y1%db_Ti#e7mw5-*mbfz1#Rj_cdf~=1w
2Q;M>7_9>!X0IizATW)sU#*}n(kuKjaWJbaVyOrrL8jlSW-xp%g0MFvxU6TY!>psNi8TqTE+^EhHYRg4-L6G4p{^{efU&7De=wl0
^da=D2`wonAtdjp9j!egbSs7}1t=1-|0~F)v#?noge*g?C@8kE%b|#|@v3yKbFNjWFQ-efQjkI@g(Zh5y`~u~12Lv5$*Kt>%dvni
jW0;5E-@G{RH#uWQm*JLUaep%f-^%L#H(?!Yb}N_=q`dV6fw-NZZY*Nc&x&%q_3?ke6Iniye$i_dM@H1SgwjI_$S9S->3tt4KSq~
9wi*DW3@1_4<u=_m8koezAB!tf2^mnJT22H#jLp}s-u82{ien#5w3J7Zz)H#ZYOiFQKz7=WHg~H^r~GPlbQmcqOtNY=B{}#J1-5W
)vo%mr!ShZ04=I1EU`Q*|E)nLP9yrT1S-t2HLOypkgv2Q2C$x^RkP5q>NN2%;xTV1crl19(5u(63p4ksSg;Q(w=5(n)gB(LQLq3p
AT+Y7RI?$g<FxH6sGMD^Dm5@TG_h{1|1L19&NGUj_Z^=n@g+SmysVI=p0A{>cOb4UFPSSG>!?&Odoqq64=^jFy$$lGS}p1-=dZLg
`7lwf0w|C#)~~su;H~y8&9QH&6|7{c8Z4Z!O0)Yi>9Ap@pDj=#R<M*WEU@q_xUgv`lCUN!0kG<zYA)ucE3A+u+@J=pD<=#kE2=A~
Ofh&acCb0E#vt7&53Haq;3V)dw=99J;wiH#IxBmwx2Jb3p(xF#3$^~5T{Yk^HYg6O0<;J!ueBwlxhb+Ph%8_zu%&CQOS5gR9WS0N
j<VsZA*ENcDKPe{t*B?MEv@V%1g$r#h%INa6tsh`z%0nGXs!UMCofE^sxI!YNUcCAFP0InHzxeClCU=<h%F+b6|#vd9<QXd-!$kh
J1|hNcQO^NBp|M`f+WT*7d0TG>7*N?7%@{Qaj@vH{~>j-YAb=Pur8FXm#!VEG_xZyp|Ce411LAI|1Iw>g)PUbD6JYQFtAxDq%mzM
7qSg9aj}OiF)Ifx11wUe4XXvKaka&+(kd*jdMObl0HlVjoiQV_1*2N1u{7AMXfWNcCn9Z=bSt_gFC#`PR4X*3F)2W(-jR-}Gb4C0
Tdf%|@hsD+yQ!$LBd-LkKdo=5zpQK(V<<N;cdV$cud%_cm#?oc;wrDFvZ&jz3pi7<MWxjvF)LIY^BsRA<)k_(JSn2DO{h$;p`@#$
hpzvw%q00QkghYRg{zLS2eCb=*eo_L;4bPj>mfF=)S?=rc&*YXC@H0?pC-Pq{jfzfakB0ujIc|rL9pzw^sJ02(xbR4d#y0BcPcm`
Gb(Vgs;?s~{IGg7_@}rkC93bMDl|bW(X1+|5hchiW-aQdfh&2bMyUa>ysJ#FkE$;%sjzV}EvzQ1;j!&2B(8oe)Ga5l+^r_D4Jwc-
9V$JYz@?Haia0l@O|1|m125{YXR@}bhOfP`11^THJv0I<4Xoa-H!nl4LMYy_s;9&(yQC$sp)kU*rl^c9)UcT{jhyeU=qzEXEF#<@
#jwY&ez8BQ9I4K-g`TFef3j$(j;~HJpsiUm0<Q-!E-?VE)-Dz;>odP9bTi_vo1C05f~`)oBCM&b3@scZLZ>^oMX#@*@UnENU9`Qd
;;x@El&Kn=hA1L6(k`K^7^uE3D<^8O;w|@~M6HM+a;hw?E-fo6+AJliqb`iE{3Ze`DlU1hpsww*T`{7ops2i{Kdc(6kEOL7I51r@
LoUNC!6C4yC$fVuI;jaLMJ+v`9IZYq3a|jJhOyMHhA&+hY$02zv9bQH`K;QcxU-?Fh&f*}dn%W!>7|7%GOf$A<|ret&8=@M)*UP{
m#DHO6R-@h^p?}CLo6n#xvYC7s~IM(->|8iL>mRO>M(pQETrVBcdG3$U#}0ek|tm$P_f@MW-zU!U@!Qs!!d3$U^2ljrLDE2+^gBH
DXb!;&akho9;+U&$FSwEU^iW?+oW2pAFpY!&7SI}ajDRzvnic0f+&h6&aj-Oktj;E&@h0V%CHG72^gKUPoowyxHthCy{SyFFRcZr
Qz1C3Gc<!D!=|M#!LnK))vdZE@Tl~$|FFEQaxgqFOD(>uBriEBt0+h<n68+yF)mB9IH4;uTrBG>p0OD(?XEU0zNZnT04!InV>9Ng
k*y&v0;pZ8O{O=kC9w%18ZfgekF49U%_@JY-7B0Z%@-oBp(jNpb{S=^<FTtP53Y13vox}(EH0=q^|5EH6DZFtu&!0A5GN9_8Y)$j
iLf}c5-ra(fi0D(daR+ZN3B1lgQ=*pCM`j-xu@AIXDhBO;<L4=vZqv^BCPtM_^=_Zz#dJnA0>FOYBcJnsy5Rn;<JRPG$?{1gP=q)
5v3|DFRWf9nx#9d?lFuj5hM+*2{FW~@28(76RyN6<F6R5IW&%~n<(?G`z*Vu|1sUKUZi*{=Pb#rQm#m?cq~Y*-7nLlIx)1f-7H8g
)vu<o6e*1&PA>+mU@+vVHm9SjfwAna0<aXZXs;ZwG^|^s?W|I<k}}GoE47s^b*tc`$ErZCx+XRq5HMygYp$^_9W<?~Y8w5o6C~%X
+%0#jXfc&9f*&U|BCFIYu&i9Jy{>r^cqDwKC^O<FYOz`)8mmFB2Cy)wEg)K`^{DqC!>%4MK&dkotE{B0wJ|oV=c~i9_p;n9bF6Bq
KQ8kzHL`}Tx-#yqN-MA_E2~zrw6C(N>#{+xRVGg+Gq3`($gnsgWUY9y39JXOkf!~m-Kll07O~i|;IR)TgE25Rbu-j1k)hL=#jfeG
DyxsKM6jtRDzYrFT&)$b#;!au=cdl4elf$bpsS-X8mS4euPCr8&@5D`IxM^{PcXu;53(1eA~AL>OD|loKq?p|ezT>sek=&Iuq=}z
J+KC>FR#?4t~0Qj!!HN4j4^T?wy-|3o-b4@0xIsV959zC@+_U0IVV;ld!>CQg|N9UL9Z&Q3oEpy4X+ucTdQ3kpRD#PG^4{TnXV?1
0IHF&mal%Rr6FpibgS*JuQubIN2r;vxu^uA!?DCHDlibPU#bHjO|ILoM6A#tps>X-UnwXoq$qh3bE{4yf3TLRge?{-buTxt#jmoc
ikW#RO|V(49xOB@Ff0QsSt(U8c{1LusUw@PvNV=8bgok|)2%=-O0LBtGcl#C+9-;tQl{apIIu~u=&$@DWEgKOeyqwUZY%?_>n%1i
VKpNlCOY9Efhjm9!Y#os6|GMsT`*KG^(cv~PN}G*9WL0dR<7C|Ww3-LN2Jv(60obQNH1R`!7qfe6{t?Lc_hHD4y;lkzbK)wz$p(Y
=&)O;%d(1~yer8R*R7<iA*!k=d$Uw9@UZDC{Vl(;^sfjb>L_}!nW!qR53uvHTD0w)rm(yqT(K;z1{~n88?{8LCanpqMk!gXou^i>
i!64k?<|?AWhTO>8>&gHo3HFBB{UPLZYr%Tm9CzwPcJ~T6g7RSACej{DyVoHEv_vbeyTM&wWgph(WG`XsVV(02(I@jb}}U-PcIEC
_8;h^s3<Bdude*7*rYtMnyLseoU4DNHZM%AOS09k3?bdEr>%Ues;F<Rz%e4JjVw;G<e%Rycck7ip(gB^@v3?(<1BrzSFW+I_NJ1s
dn^g6>?`@4p{Gi&Lad6dcro@aW-X<yb0Rw^`miY~j3tJxwXqX0FD^eLn5!D7)+nl_lPO536sEf<(W+@Jc_a6)-Y;h+Q4$lb&mq;Q
GqR;A4z41pJf*rS8ZhE5NibnGRWa7Hu_U~$N3T<`ovtLU28^9Bcc_A^hp?Zq6R$L?Ua#P<t1K?2jjDI8z#fdSsHg)oWUyMWg|0HN
UZt6>$D5$6iL4c=;;}O^c`(B$<SYWNsjw-k=c@WL7p~~83Z1GT{4P-``KGq1(lH;g{-tB6TdmY7&?si6BQH)UKdn79zbI8NJSt@<
A*w_)ASNcHEvAODrmzmO4=%&8V=%-sjwH}6GOlm2J}JR4zoil=mnc9lIVf}`<E?-z6R?A&iLT@s!>}Zvp)fiz<|&Y*wyVRIW1Yz>
>@EScejyev5T@%ZdoO}2zoaZ6MX{nb`mEt9U$1hY=%HOFP_2=!9hX|E4YO#gX{~aw>?{l|f2{AT)|M)*GBF0TIjwvqo0!tC;Id}0
`Jo=AAhP4Izp>abc%Znj->~Vf)GeB>s3yZJN3ANaL#~i3hNsQ2ZK&_A(XRcVDX8Qm+$IpHNg#+PP#_f<*)yB5{;-s@Mk>m#OfV_1
)Ga@;^B%vew<^-BZz=JtO0@W>A*%wkjIrCXhN#{wudt9UG%IkfRx^twg|BL*f3ni7(=N9m;IR6svaft0%ddsB1+v+*`Ka0}1u<4J
VxkYP;H+9N>#sXB`LGkNOBVd60x(1@=P3KExfdd;pS0*Or=(vY$S~@#4y<e~e5cl_bF$1a94_3c%ryETdN9l^%B#aLqOqN=hA%j=
W}JpFZmifYm#;RcUZ=b=!8Sp#Os$<M%rLSrtSg$S3#$JjRkDh%EUhdkhO$+#E~T{{Bqc2=7OZ$L52|aA$13}%b+NH50jZ3jR<i%B
4XRrz=B7ZcajqAw#IbU$U@=`J_$;~-!!5+EVX>OBM4iGa*DZvyVJ(TVDX%KBcc|Sj`zt~+EHc3^BC8)PWVDB@m$aZ8)v79~&Mbx=
=Bp1Y>n(_~qp9nzdY=<B^{+cD?x|^($**9j#<7R2i=$Vt?=P<}-m%oHxFJ$3QM7=scQ6yL__0T*(JMkHcdhOm9IZnxim$FOkFZcN
J{@c<pfj{EoUN`ZNv&qElCWGYXR@p*c_6*2|F1i=o-;!&?kcV@^{Zhs*cUpW95h?36emuq8m6Wy%&c)L3!|~5?Whc}&nZ2i!mxrd
F0A;fWhe3?A}IngW3mz^{I9#C#H^yOO0f%*iZC)P6)}1y1*y-m^|4;7rL1AB5U(q+7p-8UkSTViU#t}}Dx|_RO{JGJb*lxbj;%bc
s5ZAO^(Zx^`me+@!Z7r%LazuhHmapFw=h$kg0QG8r7DvzD>IuVIIKXZYb`#d-Z4}qJg!@!)vjr*CaPPoT(8q8`>pgT6sp21rmyX+
7d1$v8!d(|4Jb6IIWhRIsHiZiCn2gYi82l?*ec1VMYCwHO|UO4h&0%+y)x-4qAVDvVX-WyLmYjsmZ>zVt)E!7At@xDGAX^SL!dUW
=BRKr@~WdW11&G1#w^h!-l_>O$*?*vBrGDJ8La)U#3<@4YOP$W|1Aq7J*5Ax7OTpr0I&6>)})@V%COz4kswMdL!J^b!>G)xE}sda
cCM_g>7p+i9xRt66|(QI@~$ne_a=oPmNiqQnJr5$<S7uSaV*@RB&@rZTC4>u*s3cfBP`n}`zXq&lQ8_PrK^0fUpK%l?IHh_6Dr`W
TQ9Gy#v39pRwV*3^C+()`WU`33zYgME-&t{=rj|nY^#u~t*q{;tt)h{z^#lZL#v!OBr!fN<tS}0!mw2=GcrXjOQIU2pChOwAhAj-
O(q5)mMEGtl`TQ3Vluw88Z@1vr!H=xATcj7TCf<a>ae9RPo~)?IxViSnX5CgL#X$#dnLD_wIySqt1on+2eR`aaVs>c*rp&Y^sW%F
zbZVUK`qm*-K?UkV;`t5bg^YJr?Szl52R?XGcUNVdnVs1bty$HA}!IWBCqNu<SB42r=|w3KO`b9yRPOnz@rB>%_cA`As9O^o-DgD
!Yvdq<)Y&%k}Gkm{3IDDkFy0X9jr|&?x=b!3o^njtgL3L_M<{9ET$8u%%+SjL9s5Teyof!R3{*?%PoAdK_sa#|E|xmB_ZFRqBG4P
VXZ8!>?>=q=B(4OFRkFJ?XNx?sHnuPOsZlp{4?McT(VC%P_0cgk}W^3nyOzdlB#+q`YeX3=PUp&qc66esV88p!mq?AE2OWg?XF3v
u&`k?xiGycn6NdlbtVw9kStQG4k??iK&88|6P-?~f2lUCk)yyUqpS+5y%dQpk+6)a7q%cGG_S|4L$O$piYx*y(j&F3>mSgiSF&y;
!=9t59<4K|wywOa2qoYgYcC$EmaHQzQ7*8kp|T9Dva*t@zO1{YDyVX>)2Zv2JE}$~)~)8KwW(t#^sA4hE2zmX&n}OrOS0awd8;Hd
W+`g244Af-`!8;;{V}wp-Z0xQuB;w3YckWREI0(GSDLXakE=AR8=;c1Pp+b^n4~GJ53szj&!}#!GbPC>LazX>k(k&aBQQ0kqA-H6
)w8lLWUTozOfD<4tEw(HK(y~Iou_FdO0bJ6DzptKHmi~<z9dGnXs$r18!1YpfG^!I3#=8f6)UZ;wxB|=t{B^`yDgljKd*l*fwE&K
|E&Zi%&~eek2B(~E-t|^H74b;JF8l&?6Oj+^|JjbaIRXhN}=K~|1te97^+#Q5wA=zg|DwDVyu`RY%Bb(TQ4Q5B`_ecupqCi8K(!a
JS!?JX|Q=LRhMh0W-=qPFt6&cq^)kPA1Kwa8KAr-GO{Ku_Nw5jD6ST;C962BUbK_2eXLn7@~R4(Vz5*$KdS|!Bph0(HL&TbjxAjw
0jxc*N-3`%QK~7hVk&boZ!7jL!LV_%0VGSVjWJU!%_ZHh4z!@C&!=i8Jgld%>#cPyP%PmlGBCj`ET_Vy-K)Z|UajP>kT2{a<1B-*
NU~$Fy@<H3eyjB`xUBr5!KC-Gf-cIfEii4Wc_WRl*|YSp%CNbu_^>D`8!8N|S}Jz1d#qt5{H;MP#v5#{8m-kLBdAU+2dS>D9<S%I
j;I+M)1t2}HLx8jYcjJki?25>sHSSLGp;WneXwm3`yQ>an=O2$4<RlmrL5Mhf2@qI+o?e;DyDX?pC~)9<FMkbsj{lDm9VWSfG%gT
p|I<*K%@^Q$gXCoYo~85im1G=<E+e~rYAZrHZH6wm!Lx>cpwn5zAwNn4K+friY^ALj<B{Vyf2fqgRWq#%BnM_a4`(B3$g61L#>yw
DY1eo__72kCN42E4Jo~^rYs0B(WuO(c&mCdwXZ&^pR$yzj4Vei!YSykPO7V~AuV#I<C)vBsj&O6sjMWhxup#=o}E20nXFN#QYo_{
UZ@1Jfvu6Om#X|O_pHCL+#v_8b|ShiVlKlWSuTaG+9?UHtEp9{dZfLyWv(tQT&f^4%B_O3im?YUGb#bE%%M50VWpF+*eoxsZn0P^
4X?(h1)?Icbe2Z1k*Fx70kEg3xh|O`N~<NRhdCTE+n)F)k+2)4Xt0Yed@K(jI<;%GR4itw5wh2=lOB(#DzG83My;bXW3<SzX|PnS
1f=7v8m0H8ZLx}kowG@<qcGgD7%eihX0wtlJux7$5;a7yw=wD^(KUu6I;MuMh$9QI4=)8T!mIzRhNfh(@2w56%&#`9-mpiip05-y
f-E4gvo(J(<)$Dx_pxKMzo-Z$>!MGo7OuT5v@l|<Sf>Ot%dLVe<SEvy4K;8gRj+-mRj+O*zmbhGhoiu%2qi`|jICcKT_im-@u~8#
m$Mu(I;#jSu^B=!KC_XYq^y>%B&AU_0VwP(F{0lrI<7FR%Olk)NU9gIU@vJjTC6v&BeAb4zOaX`p(uhdMX&@gNG+M9Dz3|`dnK)w
4Yb~)$FA!p8nC#hhc3La-7Ige;wrkW87mR0OEY;M$*3wV11%k!l%7v9S}GZ<O)a`JHmnD+nk`8vezGU9(yP%aMKFx0dn}$J8n7)Y
x36O@Q?6(&)2#}x@vp!!A}lkg7OjLZCZO=Ga;~E&*{7f+K`%bCVyVU;6s&cuw4`1qOR-L*;jfaT@v>~K=_D{6oSk+sT(LJRa;PG#
EvkgAL#`~T9I)J|nlAgQRj#(HT`@5%wW{Qw53)C}@U1YIc&vyeQ!%5jnykjAOtBoV=&XsXdaYBPza0!P7q|AUCZxeGPB7u7U#q(t
x36}p@Uc^@9Fi<Cm98u#46?PO2{gT^ysZMQuBbIER<Jm)=P^#Q5wrv>ZZ^ZK$gp#><fI3#&n?y{b*)pe3aH_$b|gWs(;;FoCY=&4
TpmcVqpO%DmoyhJ-l?A`^(@k_9ISkxQ6*0>QmSLF46rn@O0kcrS}u>4YOFCV1*NsKZ7Oi6*03%n9W1@5V=tnxf30|_60#sJH7swY
>!zYFDk^xZsxcCwLoj%zW+a?98!b~TA}TJjurQ9Sqa;18YO#Z_H7K2~fhlLI+pK!845<AoOs}3G;jJ>T(JhXp9<TPW-!RHA8Z%2U
=dqEgGa(Eu6fKV*UM7bpZJQ=AJ}?ie(5><<FRG2Ol(F$Gz^THmtuUUgNGXyglCTddBo=zC{VX=3sIqIZ1+NFLOD-BG)h#=)eyn;g
yfDbB2s4^2=N>bztgC#f*DPr)V6Y;vx+KZ6iLjq4UoPgV^DzsjjHpg6eJ=2-9WT79#3tM=D6pR|J*;1-!Lfj>jUgg0L#wZ??J2M<
EG&U4=O=w2p|qi<+OXfN8?vdX@G{RT3$j+5Hy~)IWi*Sg6tY?@VyqxKg(&>6jv?@<+o{<qVJ^ESwyeJ>0Gqs<6tYGp_$>FX{T*^C
2`Tz5K`5{+Ni-`c<*u8h!mj@%e2mv6z#}}c%`EUNnkna}hN+0Dh^0ie+c6|B=&o|E6RTLN#<2pMR2&>0kT%*ajjR_W$gi@XprOjJ
7_mF4)-6mc8>~B^k1lH|X)s|aN{#WXFRT$B%`fPm%dhFARV@@6M=5Ep@-Q~5!LE%N_Mnig9I%cR_^w5>U?d!{;vNtz^Rn5d?l0J@
oU11=STG?i+oxNsGc2U82(0?AEwe72Pp2xa1u!F|ld<!yuCA7_O{IIQp0C*|<S$UTmMwQC5~ts(Dyw@cZmtrkA*jo<VI@_r?J|_8
JuK@iKdF`|vnYHv$*%#inI-M9nY7rjk*<KOo+uxz-mX(5)~vRyo~;F{SSuu_h%Hzyq#Ly=Ag?(oOCZfSc&+Loo3K8l^{hZGp`InF
7$S+P^sZ;5S|2YlkFw6I8!WXd^r-Ww<CIOV?J(pddapB`WU)f9L90@zBQB1l2&{Fh9IfV~wlH-d*`^hiSt%kk>8JOwrKp#zyD3I4
8Y=lNCo9|_FteB?gQhGnOe#YtWGwib1t^#)f2o<M_OZOKoiHG)6f+X0Y_0{V&9Ne{X{c4Sb*x0IP%8tf#jQ3h%&fJn?60t;Law<k
uB`B|ij$zF0kW#ESu*A*W39(1XC}_EV5}P~FR3)F8LcO(oT`~J-6UtI5HaT}94+`A4k1-3qpOmi2&yO~zpLvN>?+bPrmx2%Y@nAi
G_HTL_oO4Sc&_rT7P0%M1ROlEAE=3|JTV%sEU!(m2rLk@*{_^1B`u;XTC6~+ej@oYZ79X87AE~DJuBrVg)R82eGl@mz_A^ps4jCa
g0i+QD6aRVtTR=ry|W}HmaiJDd#OmMMXM068ZIfaVY0X<eX#Q^ez8R(EwH|{lBJU!<ETd}RUz6c`?6xL1GFL`7BKakx~i<GVVoeW
xGwrB&#<{BEG4}fEU%R;%&Q?S&MI}XK`@7+>znANqbIK(KPghM(jqD$b2AGji7*r<Eh}#^0xeT1`l#)%J0(r9C?~V9+pC1G?5?*a
g|1z#YA)ulR3r<ginM960;w6IQ?i>ad#y0A04M^nhp)h<Dy_G&c`nnd3acJ2y|ODVqpGATfu*}4EiE~-Nvfu+)v%tfJ})pX-5DdU
N+V$|6{oKrd@3KV%d(@f=PgO8FDMD78!`;8Z7`lL1|rNc8YFS2>>X>X%B^K6&api&RI|6M2Qn9>X`~*kC^PY=Oe$8W2CXhCy|QO3
UNOBdN+pUhk1{#1Y%-UpHLSumOQ?ded#vp*ku1rt2eASv05d=<fU&(3H8H9zrYDZEh$XqHy&@>8^)99{BqiailP35k60k}wm@W9N
x|y{wDX}TBPp)&P?k8p~fURaUd9JIlHmUxpAE{Wa-!P3VEv+FkmaylplCiTL?5+2%N3S=lOSJqV3$TE#=&n01`76|>Q>l3|P_OK$
>a2XP02wu|eW%AJ;3%pr-z#0PVJT{>GoxrMFf1deBD0evBC2nr`ZhZ#btOVAcdlowXr>1!=`gY=@t_l}o&k%c_^-yXdapaL8lm+t
)1sUyHLyCgK&U;eNwEE|5G2j8!K8B~NH#E}eIPreRxv9%+Mxs@KruY5jjZD+o}ZAhMzA+7Lo)0z@}gNQRkFRVIJ2>@|FnfLd$3Bc
)32+n2Qe41F|fHD$TPPqE+}3mn=MzaUaO}o9xIR}HmImGOeoZ_hN=LjV=+Lg4>FW0o3QAtBQpZ80W6lLUalvq60nRg88DkEsS>O#
Jg5<^j<NAEFswQ@uC5lYO|af8dZ<|@R;uwSP%%QTwX#96cr9h2#i6z=O*YP~MX-0Zl&d?j+_8==ryD`B)2aJ1Lp5zM)~LF&QLz3o
udr7qIV?i5Pc2lY!z_j@*0VJ#)1F|jQLQ;JuQ4tx(Jc@%3LyNP(kthz2C?R%OsT`P*{()08!SGr6(@JG`>?>M$*^arDJjx3o+{9+
1~etCbtRWA0xLc+U9ey(VIc7=9xXAhvaFA&0w+E(Kdn?H%_G?>q_EN<iLa9|5imq8)i9qd-zlFIvaMexDzJ5<m?+Asv#-ORnXO-@
46%N$u`t}M-Ls6Hj<2z)>n|m%fv#IHzOJ&U0UcVcSfhBZ+N<j#d85582Q6o;AF<7<ZK%YptT8*Fjj+6|+^_br;IK2TzOR-Z+^%UT
7Oy(BuP+;|p(rx0XCCLMGcB61nWFhDS1ZG?QZ;3w6fusiyDDk1E~?O`WT>Mh95ogutSU&fwlnUmrmK#rIIco3!zNiWAd@$->9jhq
=P%kP+Np=FZ!RY*HL?sWbfwp%pEFz@Co;k_;+m|i5~Tj5qp%Jfl(Oh9SgDaNLnJ9H@v!)=6R#AreyD09E2|r<f2o}+4=s5mPq6H&
_cmvv^)wtN+cC#6rKw!4k*XW7v?X;d`>%VYk}bHP^Q7M~^{$OF<EW{ovaWNqUaP~MjjrdcsV3R6Gcb=LNwH0&ORVap->|+jKCJPm
7O+aMq@l<t?y2Li|1p}S1Edik2p6%dGN<b?L8&}0KCogk%A)76rmYGW6C@;{n5EdQKBY3S5UF0V+NpjhyRJASXD&CgcCZSCE3j>_
?;~<E`J(`*s4iQueXt8K2e5fBL9i#NlB~KZxiW1nEwY^~&n^tDzN-y24=g6LWvvA@k17T=B(o$aC@&nc4Xg;VdapLDzcu(Milk_<
Fsq=j=`5V7(4+Y!^{)1=Z7mopvnndFK(vXYq^svJlq_$i6DQ~_>#nyth^BipNGaVZ;3Rr5)2)sy#jMaRi?bZDg)FSD5H7DUwXC+M
-ZBNN0WdhUY^E45rYBIV+_J2%ov`((axSd0Hn2stt1{>;8mV43Gck57Ix>_k>NT&j_#~nPFRM7Sml&U_6gAqUh$2%jxvFO?x2>@;
xuat+lqg&??5^^#P$6xvPAcJ`;V6DDgQ(UiaITV?d9eB{cP@~wRIJk~#Uv~-FR&vo%pt=m)TTiyGbUKAk{?y7(<`7d8LVxsr=Y^C
Jt5wu5-IPRqAKLA?J80$^s_&#wXA`swy1_Fx2><NNwdhM#jH9p2C?cPZLmSC<Q%lC<)&RQJFAJTye=)WZLSuu@Ub5v8Yb$qM6mWP
<FHGv(JiAC9Ww1L7^-Wm;jB}vsv;Ds{jhW|!mS7_7PQMHo2*%{>afJJG&8@h>a0Se6f2o3j;_YBd9d0n#V-~w2&=p(jjo<4_pLV>
NV5^BSTkuG*Q^e&fUH+AezSe6)};p|3@59!6)h(ymazq|{xOv=MyGHr9W+`KmNtH&GbC-7FC?X_(j+dV(JTt5Vz4kUkFdrpZ!#9K
iY<05@fZ}W+NkR-xG97%Wuk$v;4w|FU@+S%(<2tCKdXna|DNKiRxCcIRhoOO+^g59#3LcCGPF&w3atXNPN*QTF)#s=nlQhp@u8Kq
t1wZp1{WW%#;g`8G_+_ck2pgmy%-;&wIV&D)gBEn9kKbbk0UT3=da`>TA_ca!ZGx(I-awx6)eE91fgOt;jlI+A|ThQ`Y~#<Rj*Yn
`Y~s;7%m>Nm8oQ@XQi5}<TS@9qAlPxm!6-jf2)49m#t)}Agr>j?J2gYD=m{N3MkmFA0;p)P9yOqj<V9Hdn07C9IfUgb{(6rt)1?n
N-5(ri>zoVy{sfD60xQ<n5$MKeXVVu)~!<w@2|$9eyob6*02#Se4xfF<1t0CZYo)--YLd0xiHhM=doWgudVVhASeDSe=V#q*R*ad
Y_XsyoHV{EFf6hxYA}v0xvSNzj<3Wqt}YO<k11WHW3VkQRI3Id%crugN-eM{x25N-?=UK-#;M9A0+?$oCoxPioGRBdWTiN-sSwp4
kuQ9+vaoQoaVTM}D=km42CX2lb+EQ4%cPu~yDe-l>X?5l+BAx>Oszzuxv)g7J1qDi(J;ZR!ZRW{OenptM=@inL#`Dq+bY5=rLcH4
eKer1TB-~!<Sj%j%pd+N_A<e&WgtE*a<JViDXQG8SS{-(x2`TM*cFzt5F%4BA0Bfn-zxMZH?asW5wQrWNG#JT1v4+HJ1yZSWv<Ay
ey2PwJ+M5h)3o_5@3KFu53dj{cdZDs3oC)Exg?sbNG;hhBqgjc>aC2fWw5(7?IvcYFtY0?{V-juE3bq!m8s#T{jk|BG_5Nx%_%)C
-zDWOMyX$_ZYSL^jiq0(U8%6Iqc{ba+^VOrFS8gUVydCBH!CR^%Q2#)HL%*M2&ezEjjUF!aIMd#V=Qj4K{38CEw350cdWa!N-4xF
+AwmgRW39!UZ!ZLny}uXW~&0T@+Dlcd@io2x~Whrgs%@EJtr9_39!mAbF6Kdou{EPJFw%fDW=9S4zkoRe6YPO>oVae^esRv;j<{P
3oPrX;;fgag(R~tU#K`J#I6XleXbv{a<TRyhqPI)d@L!b`WgN(b1QhTYp$~|3oVhZOcks$;H2Cu+@3A5AtfxX11)Q$KQn}}mobbl
0W^s-7pyWYh_E88VlLvH2rR}hF0B%-l&mzaF(>XYP^dMnk)=1O6f*TM|Fh4p7q+#jcCTPA&?zvj^`@??cQT%@+_0Ik`LN5eZL^6k
2QPWACa=~fT(W^B*{kWPJ1a1=BsSHp>8dTQawz91fwg=VPbu3XiY>gbP$tqW(Jg!|tSLCKaHO}jAuw;KP%{FoaHp0p{;c1xTdB9P
b2d+~#Vy(|0Vs){kFExt1C%AK7AW%+e<wsM0kB{$K&2_D7&Hm7i>>A<^QT;-0<JQwb}mG;Ev4VAJ+8hl1~SMk6SASKcrMegYbzHM
WU+&<^PcZ1Jg8Bwdn76;V6Bd`yDY`9hO87dm9lOl`KbP(xUR7?LotgjD<u-H5v+->eJWdzR4$XK=P-e;ld;yT*swb*Z>9#K@GWm4
JS23h0;2(_%&G7!kg#1fuc>Dy^Qo;XgRVd&rYxu{4J;=xh%$ApzAgqYGN&uDWUzX#n=&e{1u_w<m#i==urTd0>8{(Wv#?XEU$EOV
ysopYH?cG_ez35gbgm3DXQ~3O8Lc|7{v3QRy)ySMXfg*epsgt{VJ|Hv1hO9#K`;`pbuD776OBf))U1T8Bb-36eXMFLWUmw~W+@@B
rz-%jG_M&OYpd9$9<6w-oUos#wXZ>>Pp>qn<)nxy^{^nLIk7FTQJ(%SO*PagnKHPWs4i0|$uG*R6s(Xb>oQ2JzAFPN4l=^36{@K)
Q={Flhbl3!ttyAIQK*Ql8l#^e@2fbkCNpQQbft(e6|H8mY9|>j!6FAK$tu^Vb{#1#D6G`3h9h#GOEJH(%BK#m)u`_*kSjs1N~`%G
ZzsRAY_BhzUM<eCm8@l|X0z9(|E86)D6Vs{9xooRpD`yZ{jmI@a-9UP#w!)5elBk$x-k&3L9Ur7K`aok5;R1!Z!6ZX2rZhKf1{eL
HHgkFl_d7CA}2~27%?@kL@86BFfIP7AhA|6#VS3hnJ@h<5v>NT;jXhJv!fTJ#IF-9sjhsmFS4pCeWLEMV6&~N`WC)0;j5*xAurRk
zmz$s&#AMbp|E?Rt}tGxd9q!tPAreG87mJc$F2k<AS@BBoV1@Ur7+2<l`ZwGZ#LVp5Dkqb*(f2eCoM>)yQPe-$Ezu<#xnPyRH7j=
O0Igc(;-7H<|nxwsIp%#2BRl9)U0Q&=drCWPc3nsX|4;UyDlj)w5$y?Dy&{8POGc4MIn)~OEk<djInI8Qm138_N=U}5G=8$-Yk%<
!YRF|k}WzhBrzPQl&y@hnyrGZS1`h?%A|2D^(;szou6#1AFGWoFROyHk}B=6MzTk*TP&?4*sN`=x+YbrQXsFXUaQd>B(IDv%Ayf0
;xlEeY_a^IeyU<0+pqO5TC!KMI4wr0I<4HXovg1c*r!ack(}Td5Hz`}ovlkV#3>!KL!@4<%&xww>8-=72(4?bU$TCrGO1-U$*z$w
{i>g`F)xXu-kme8NUn{t(x`8#sIW{i_^ZU1%pQp=8>2z4-mT>+y{xsNm@cO@WU%$3UazXKdaMDdEV241CMZ8H<R%0xkS`6e#4y7u
N~?^d?<-xGqpK~k$F069(wFlu=B)*z&a0lRL$7VF-?1(opR+`$s-ZX`*(k@X-=fQ|ajw7_hpd$@52MpCb*Z?r&94nJv9L5O`K%5w
p)BU8<uf|5elcG!xFIqyr!Z$EY^x-$buH|p^R9@lP_A7T;;=|A1)8y~cQXSk?J2h=057zqqAQ`To2a3#JD4u35wT9JnlCb~rLXp_
&nt<qc&%@+YNb-J8?c`+Vk`r(S+G<vrmZbBQl^8lw<q$YelceydaSpg6e3=%xw23scCKDBQms-bDXrwNsvy599Wkdd1Fkl*-l*cM
oHRqUZ7r#?nxDiqxwFqL?J8O{VzCjTldY<&sH$x(gD^XtF|HV~%dt?f^sV|P^BUExR<Sa$9GP)2sIcLsH5fLk45>pcDXnrTTC*B3
X)hnEL9L@DEU<mCdMb`3tFRcMHnE<vd8r;PmzR^NU$Q@~)To~=$gQ-kC9KpgWGCIPX{CX!YApgNL^7bV>@o8oO0e;o-kPYcQV}et
@GPmQt~7`&#VdNO{iKkr#;#1O#jt~}BP}Sl4Xxgkv96t|X(=`;Bd<BHNHd}_YqX0ma-~3@4K6yZ&#rwa@f@o#FtUy-O{wBAu&$>e
6EOFs!!w>LzpBHeldQk3?<x^62P<JT`zI2xJ}d~JEHFHxv??Ag)~(ns1g}M};H=W7Z><?IF09Zo=CJ7^60$+8J}+LeE-)vpn6pzV
DlxGryQQKsTqOxIimc$MOD{vMH!!Az3NJw_mZc>$UbAwn52+!rJFoyV)hy_-<t%5bE-e!<OEK>#U99^qVw5thFr-JQl{9%Q6tMLw
yE61G2BN1i3@VYW=PC{`ldLTrUoyt3x1t*`%B`p|A+m6<Z>|6-IxV}VAuVDy{WAp{_b*4N5hx)fqAN0}C8@Ed0WTIM+@-Rx%Po4T
Bd~v}U@E3CvZ?s40xIROHLb+4zL+biktRl?xF;qtd8k1zjI2SXq$XagSF2tsGcDpP(=BnazbFPU1}>#4u&tz^iK>GzFsYm}#Im!c
<T1glhbGW0j<7<mvZsu&rLl^rX{#YCJ|J5sEHDD4959Ecs4!n0x~)mBP#E{7j;-FO_Y|hC7_mmIV<i0}W~z#ux-Nh$#ihNfNU!55
`l$-74y_0&!7CUhl`uiFlc^i9POvT}%d$nPS}=jFLnRTdm#m4RldZV2=O!&IswyxjnyhdrJ1JF}xv%7^2C$Q`tEAsB2{F1Pj;ho$
T^ui|nx#vpJg-xnEviemIIwK3uOx67k*t*))HRkcA+TbniLXJj8?oD|cCMKm+buP!RVZjJ3@?l;uq@dskF8@e%&mwmP&C7&RIf^~
p)Gf%F{>i1sW6H%v94#W9I5xPhAvH?1}%WD*(&&?tE~g9Rw)DnG@>oB2q;RZ-?4<R!zyGM;;@dg2N{8`rm4KCNwKZ1y{m+;U9tx;
&!j`F;g<)nGqVG&Qm%2VkEkB44zNumYp^b`GO6DqN3OD@iLrJxc&rXD1Te`i)v{fvjjMgJMld<9<|~{l0j<(3NHJhCFeM}@n5bZ|
o1Zx;7AkhKI56KS6t26m+$<8TNUygiWw1c5dn8~eJFY)0ZLn9a4Y2$zb*!wfNh#SXD=tVP`5tvN$0FJrM=2VtE3@^ihOb|$;jjNQ
v!|%C&L?uHe=QHM0V@h0EU<g96|dGV2eB)zc&s=ryRZ(gJETyeqpy{j!=%5I;4sv#6DE?JB(PN_lchl;F0d1?L9Cso<)G-QGoXel
39U$<9xq=o*syCQSg>R|Z?bf;CK($kbFADbohg5%q!+p+Zkc1SvoV1(Dk~GN>Mm3zB$!02La&x97p)zrk|6~oo3DK^+N=mJjV3`W
ixi+Je6kv-O)xGQ!L8%2OQ$rbGORtac_C!4x2du$)}RWoEw59s+Av(AvMoR{0Hr^!Y_lA!=CLEJsw-@&39&mHdMUvz1S4J~*{nyb
Of4d?kffrlsV(#=@v_hnm#k1O#GoFm(XetSKrU7+1+zdcRW%whGbyX6{HU?8zOXB-W-^E`S+H=jXE6b(Kq{T2t*i_lx|~6rKr9=o
(J0xZN3z|i>MNizq^>6`*^St+qNFjXA+e4x?XU+bo3dpl1tk8k4W{0$zNN0PD=0f9TrK;qN-qJjp)U=m`>{tZ6)=&lxGu9YbTM4A
Ua{ja{4rE5=C3p^POwfec&_*+ZmWbZPcJ^T4JJXZ9j~LXXD?+Wwj*^Ue=J_4j;OIM%q(y?9XOIRn6tAjov!Jy6fcRcZLgrR4lVyL
rLy<36gW?$Vy;Ijx2a~Zsjh0UD=O=%%CsG?>Zc*Gpsdg^t|oG(1hCMmJ+104wlYyGohUsjWh8a4Jh7Fo&oGdwcB^!%gRS==X|UC!
v8{cvWgx&Uhq6qm!7_uaEw3mejj$gt39ij7yReh6oG_Iqr>q#WjIgz?!KxB7hO)0J_pOhzAhCX|53ScP4y~jYqbriICo>tWN~l;a
K(JD<OsfeI51fFdLZ(PAwJI{NWVX+*5vSg;L#X#H*0Y>4;<A#e+pPyJou(qF!L6qylQM>>Z!5$qm@pbHswl~{eY8C+zAle2c_de`
*(fKaUMk$MDXyxepD%|peX%w%EG&(wM;02c)2jC=&oB|N1g}dm%dz{U*f4&n@2UB#{xI?_lBl4uGqIgAzc6j6hA8+dU#|)@e6Uxq
zpdr0<E=Wdow1rBPP7KD5-bC<|F0b>y0DfZF0w<dIJCR8v7*<q@2#&axv)Vqr!HPE>#={U11OJ~9w_OsR<$FrZY^0KNUyZ83aetS
2eP;%TO}2-Zz}GuFe|4oldV{&ke~P>SE#Zq+N?CP=`VIEsjh4&0xNbdnyR>|?Je6Np03uTuNaQBT&%#LMKAZTdaalz39f;pcC>gb
ORj>j+B8%sFfZpN%rS*8yR3(>6|E{E=CRhX*D<3lBC*$~V<}E84y~3d+^!U@L$ZdfiWwTP+^T~z-7JJ3-lk%-V<kK(VzE^*j;xe2
lCGAmfh0Sn0jJb6{iU?ABD3}*6RUl!N2%$uYOl+%eXc?;P$>2+^0UII%d=20d8#(Aa;YGysIoMx%%|8Pv!u$f8#4^7YpPGK`Xtma
SF6aXeX$TQ+Ozm1Ml5u#KrTG7;;NXT4l-P-NGXyc<+O(}m#90TT`0n;dniXE@GrP4vn2#AFP<2zAS%u(Ew6VabT5sr;wUMwRjN{;
fGne~>McmB+bP|sbEsD+2q@4keX<v;e=UwJb|(rg1T6iew=s^gYcCHq5-K>b=qY2aP%-BzE-)^v%O|uat}Txo*REEmMl@V6P^`$O
YOaH=ZZI0NuCB;1vm->du&x8I^0FkYRjhHWmY!EF(WYLpda-Mf=pOQ~Go{<7+^8(8O)NYm^skpH$h7+{SFARxkgNSQ*f0qtNH9}1
!LmxK+_GXT$+3X1CMdbDuCbOSqbXmZiLwc*&M14ZJ+NDroiK{2I;)bd53gsc*Rf`>jjUrS4Vg<M*RaPhtf^3}=P?JVL84qR-7-n9
RIuow1+hP{qoiJ=AE-k#3^;D75Ft#mR5T8*tTiC4C#<!Y!?Vz_|F1Wy4JQn&P%$O0HXseCp{NxnU@Pu4fS_712&N03jjRW>-x*G_
uN_#h;Ik2|e=`{@^e1&F#;nG(p{Mb!9V8zs05SO}ohn+XY8(-&IIX&_hAyA0N3FCe3NGxh)UC^~Zme%EQz_f8QZJyP!Y+6(jwfTU
Evtniny!E_zb?9|L9&Y?+ps#O4I&z;;+JkAz^pDePoM&_Af@aqnyeBr=A<96fvIbwswoYzs;oMxMItaJ5-TpRwkk-ha;j1#vN7*4
oHP_7crrbt6)f^2u`PWhOfB^+WHBQbeyqKy&9R89n=`qtBQKmYG%gUVk*<d>?<X;;H>c*Tx*o))#43`saWiqJl(A?j9VAh&A+K_!
wyu;MiLCOgk1R8+XsVT|z9s=CxGZ_A7pbnRwx)n938t>F;jLz>uP)25eX#Z_;498AB(lexBCz);KOLzo6{vr%z$-|ux)Cj^ZYV&k
5wAq8dafNV&8bH&Y9OVsAS3239;UCZV-#+zo-c?co+}BiRx6XNEUz3ZQLUe^H>>ikrmPeynW3bsYOts(*Q|~&9I2+QOe;jRc%red
)FisFDx}|_xG=LQ^D4eBwXr}Yg)A<u8Ls)P52y^R)Uv0mTPn4)`7H&h<DPaXyrSN(O03^4zMiM54YV<<rKMA@Ev;ZDou^B&ZJT*7
6sQcW2eiwtAg(U3#;?DnJ~D8!j4|6W{4WYDHz?|`*rj<T!YK<L!ZC8J8MRt5Pbv|x)+_`lAg`dW6*7(~y)n?Pdo--Cx~N$ycr1e^
B(borh$UGk@Tr@r`K~;!6Dpvn1}ed!ez24vuq{fig{rd@C@Od}jxne+TCNkN6|p<2T&$0<bt`1A<uH%2JhM2B^fp?r7&1q#uBL$~
@HFhMDW{C2G^8iBD=&wyTd2D*JS2y+tu2BqOt6_Q%`*ik5;Xg+mmO{`86k+Q0Vh(jMWkw`!lkpV-!z+{O07Mrk1fKmJFgq90VGqY
oUHLRDz}%oaI_e%dAPy42(Yuc3MgN&Gc#qiM78g?7&!R2hq!0B)~+bFe7Kdd2(oOxrMf=2>!`i7MxUv&4ygYml@E2RLaKA2m9Ph<
ZLb&;8!7231*aUMz_CQCl%swnyQ`nD6R#67JSW1UHLAob-W@}!A}cJUZK39@cr3K6IW!8frl$O<GaVK+Zmc9Kb)KfEpdCN1$EY4L
KAPsSnk#%OPbV`bzpWfHv!qn7#xNHu1u!}_*RX1;W~}j?C??3R{+*N~+L}SDldc{wpRkrL(kQVnVyG&z&Y)~Ef3i(63b3cCtSA&K
Q7lrcASq$7%dMy{&9YZ8*sH%SQIJQdWG|(plddtTm@OPQ{4I5%XRPxioU2Hvejt}GD6_OIe3T9~kt{f>y)lk6->K!TS0Ui3uBk?_
HZ;{Qr>7aI8Z!r`doEV2(4xdD%`z_$1h90eaWmAVlMwW*d#E&~`z`pfgRIA~R;dN8KeAb?X002dZ7c+!T`w@IB`XB5Ca$fq9Ivo0
f~Zn7tt}TQ1~C6Bt}IHd5uw>FGO;T&wysAYlQ4xN2P-?U$1qf`_^<{rKdC!0F%-VA`liaQ#3;b7E;Ed+37Ar*-z43pP^vF7ho^C_
I2)g-hp-u;IjzC3ATf6?P%7UqwX3PIN-%CNE~p8m<*a|J$+5DkyE3n@GbwQ{ajkhG(XF_ymN0Iu(6O+lo0?B92r#Lv8?q&_JgaXm
7PC|*>>yCGovs)u88Ov1&#6Z!A2!FUFeytff-Ns8B&<%bVX;y!%q)j2;xL3TF{KX^q^(gS7p@I7`6w48Ij1GBBPSEELMs2IGONZX
v9Pr){w^}HL#}nPTQJ!!POpnC4=tf3j-REiAh0$tG#mCAEwNHEktIYiQYzn|f~zJmSgsqZ^s%iapRlebnlWyvRIyd7<1n4B^sZ1b
10z!|#w>ZNNUWwU8L}fV|C_HU<f_>&lc<5PM<_lml%TaRDx}S>mMnuO2Cyfwp{)0*XDqLvtE!_bnHGtt0<dAM^)f0k6D-TF1T0`B
)R!Tw1D?+$j<RMkd89WaJSw)X>=+=fUM%^jrYw3eEHI6;%P@1RkgbOximXc_fGRqr{+mFq{i#H;o2~e*rwu5tJuDI~f~AJDLow{A
Try;?OR)p32&`o<D=<$d%Cgq4a4S5lxUeF#ge>5vqpzi?Uay@fY@$f2i79ch8>DP6vZ;`%3LMs^$uLkUgC8I)wXk5OfTjW==dkE4
DkJ}`BdD{oqNH&wCZUR_bgHDN;W5ptsju=d*suyMmz{s9P&7QWqpRhzK&28Wp{6J`^Qt8#YOWS6iI$tNei&6Kf;WIN+p@r^HLxNw
(y8nv6|m1L?=E{U+9|IZaiYgAsjWOL-K=+|kuCuuJ1x8#7bHZh4Wsv;=d5Bdb*fh>s4xhxUZ@{2RV9EhPA~Q`%CKOsvMe;PVVqg8
FP-Hnz9}y#e3GiEnI;OTj;R4M-V^#HbFfe`5w9aF;u?G_ZKEtFP^xDyil{8Iuc2o#hpuU*VjRG$`lZ^jyd2G!cP&jJKCTinZmjC4
V=*%w9wolAtSXVLPb)_tqpd6~>#%;Lr7d5eUM|osyq#?>z^EQ7L?eJBuNcfNh##3Mcp{dnLZf7>swI7?Hm%Jng_@Y3{jkQWJEVdr
Yb^++H>Z@Nf2yA;Q?PupqO4A+!mMnpcpP*vfTT_#Vx_RG7N~6~jwNrV#VlPi9<NU<sjzq}OEg3y*Q!RY6`%{O3$1l0aIkx@4<y&F
Bc-V^wWEG5WULmhYb`!4whgB%hOAPmaj-BdN2(bqW-wo_C9uXWrmWVjqO*1=c&czL1TEaHET+XM87fdMKQT@x8KU>Ey04_J<*6;K
X%_ORkg@cigRvK&dn&xG=MWXKZL$U|psCd*=B(PS-!NFKJSbbI1+fCMb*yqJ{;AHZwk%bqF0d@F(XX^Icd2KY8m^D2x2>P57c)t!
zAGXr%dl3W-mXfX>ane*&7fB?&nl&?&ZNq#->t_lV=HQ`8><woSuk{^BrQsyN}gb^Y%Z&;ryz{5WTkvA04~KM%C1Eo?J(mj86D3g
Kd9%g$ucpfj+{*|c`q+DFe$b!xF=w+m@?HVIjTml@1atsajQl$q^u;O@h*X_ccox1AhRo}>oO3rxF!`ZzOdmjbFUw-KPXBk6DW@>
qp#O0oT?HcPpf;cI4lROBoqTAII1qI&aU?+e=E8#zAMLvF{`nx`K)fNku0;Uhca!gftDA8>nvF$V=A4TEh!$bEEi@i=N`>01TnoI
?xIyBDX9Ul%BjPzCaagQFRvD;l{9EA=diJ_v$1%vHM9sbI47p9LZ{Rqcr(DQoh&;rH?R^Z$}DHEE3uO=0v}JPvn_nH`6Z_>B(ra<
H>kO>9xU&p<gU}1grS}(k}u;m1t_wk#UOgD(yJr0kszcj`mU?15-@hG{H#kfKb%)2p)&EEXDxiQK(Qww<Dcg-*Rigt9kdWKv@JZW
GBY}`m!7n-d7I6!XR(2+S1=#2CY{tR(xx>uP$Z_U%#t>&TD1Kp{jq7U_9A+y2P&Z|1gKcBWw7C|`mZ&xpsop<e>8wA=PMX3CaK~i
sxVKnWhq0f#U%@=sj+6RP@-ogbt>&GG^@TYPqLjU#3-1t6foeNwydY70WQ@ZS}|FyOtCp5TC6&p=COe?$E^me5HD#U!=iO6b15a7
`j!N)2O>|i{UMaHiLR$KoUz0&MzxqMM6r&obS%m!3oLx8UN2Cve4Ill2&}=GJ*B2FeJ}?s0<GUN605~6Jb>J-p{8}L;Hmhobsns)
nJtMM-m!!$oU~A-l`c@RY$*7yu&tM=<1rF5MXchncpYpmSgyD(CNOTV8Y{k~)Sj`i6(~ZmcdI(7g`In*CY^LHM>XZF#w<B7$t~<C
k+G036)gm)UN5*TTc|83X|2<uC$4HKYA8*z4y>~u7okNn&oJ8*{H%&F(<Te4xv%l6uO+~)3@A~gc&|IH(5EGtgfvDeEwAw`^RSI8
sj4QkJ1xL3xUmzjfUP<tR-oV~voQm$J*;Z0c`zX=`Jl3{J1P#W`l(8)fv*g!{Vj(tvlu<DBB69Gq%p56Ik1YPR<4FDbFK5Ne=UD9
dVt}nq%<e80xr6<+bk_4lB7{6>8?Dl<Evn>STGVC4yb9e6S9k?MWkFG`>>m@A2M&UuPR6&ye0>zkfhe9Y8;F%M6RqcwX6lIb)7b{
qATeqpQU}Q>nC|9ccn}&d@aVTu(0MU(=47af{4o`G_ZIphZ-iPz$p<dUbIcF%ATVq;3uoDW2*@qzAEb^P_VPEG&Xmv(X7v<-Kzkp
$C~Y?9Vk_=oi9czL@X&YKP?Njd$g6ShA3jJeJ(7qUlNEc;4a^(L@Jpv87c=Y1}O0^gR0H15u;ryP%L69buGs<?Jim`d@gP<WwaPF
E~a>-(JmP?tFhEFQK{E3M;`*Ji731&Cot$T;xLA>e=46Zc`AUddnwkQz%G@kI4mqQcC3^qvosSecCElDG%$&(RVMeaEUzJ|qbZHC
N~H;{FDA#V4y=>0h^|Vj?yD5A1tcf1IHDG<Eg)I5=p16Mtudo6@2n;vs;YvjZ!ny!-7dAOUoZzOmZC(hKog#!)G*4e<*juj$EXRe
cB)=5#T>9H9+QNw;4CDuFfq3&t}IS1DXq1%`Y`*ZGAi^k2e2omx~ZNa#jcz%(U2OTU#&DO%&<bOycx!>3?_XnZ!g2CKCyeNiL3@9
m@IX$gRW90AgLHE39<(;ld&|e&#I6xHLZO!^0d7%m==XCFeM`>ov^{J040*HWU{g?2`GUXhO*D3z%m0U3^7SBV6H;0hbl0#Ag>oK
L?{}v8Lqr0ey}JjhNN?{7pSNyDke)PzO4r%&LEQ^2CA{H)u*1b9<gOF+_UZ|>Lf-nNG=hic%ZAO`maT%Uowy=LadvsM6KqhT`h4f
h8m8e=q@s;yQT%JlPQt0=^+Lzc_APqTPn~m)-X^Yv9U3+W~hLuX{{}(N-Phrzp*PRZ!HcjyRR)I2(lC;ca?1{;~aP{B&_G4PokA0
#I4G%Qytiz<SX{6bgN+|IiX%294KM1>85C`6R#;To-dZE4XnkiGpM1kiLB2umY|+0r=|y{zA6JRy$*>f@v0J}u%-(z;;eNxUl!S{
9j|1nps7SH%qeylMK|KG?=qGxcC=n45tZvLfve)K&ZhOKma*U`F{rt!d?jnC&@Pv&`mO&l0X09f2&kkc<Sgqf;4acFqbZ58<T9Ho
@hT9bNvsbr^{@1!J*`(S52%%}`YaHl2PkT^?y+Dpd9eN@%aZD`PP4cwZKw;c4lf!u@2uOfE3i2-Qm$RE5;1qHL@8A&a<P7-h^2S1
I-i)W&aDEjMY8a%>!l$mbuU{n`>gsXC8FA}{4PqVF|1)7cPlBc=%5&-94NCbtR!Br04iT8GAebg&n|K*{h*#R8!zcDrLaveY_S-x
a4QX~-X~=)3oU`Budd{*i?HslORQWbX|h-|k1=zp3@{I{?<riU+9DvW3#fXqPan&xA*gR9WV4qy(kyr`1FVXxcdlutAT&s-{H;=_
60UKq%rDfan5rGIdnfL&lrYOI)Gjor{;AS2N3m|OeIdHAoUA^pNhUHpOE7q@)2L6Q7OOL=RI*Jph_XMh3b5xZWGt(v0hx;}9ITMA
v@E2s$Sxl!pB-y3ajST(yBWN(Ev!$gVXX3+Qm=}rt|$OA6Ri%Vc`kOUsV;)1`z|r7_b}?PQLytYlP1okX)FS%Cak3{fUJ=mAF`^f
EgqyK(y=Eig0P;MXs9-<i>V#1J1~i@yR2KWaWu*;87qdV3$Y@qZZhUEsjze~j5J)TJgv{J_N&dUP^Vz8(VihL37|Kr9jFN|j3_~|
#Gys81THzV4yc2%Zm(pk$gX3XRI)#%ODv=;VleL@w=PUE1)o(cR;0F>TdO)VmKngQ=Byg9IxL~A@G0^r04ByQE~0C!t*0xemaBoH
?6BZ84=yY$w5$g$ST+H%FRVbUW2q#tF0m*uTd4f7Nf)av${`ym5+3rdNvXK9d#d5AlbCfdzA#uRldVcCWt71$3o6pG7b@E^%_^p?
XRvg#=(0wu*(!3f0INH&WTuC#?l0b|_b=D6%qeCv?XAnDI+z%<bf_Dwz%eH(Y%H8Fg0R;qldQn7kTvnAdZ!vJcq$sOQK^_GP^$qm
wxi6gZ?QbG1gfF5X0Y_J<rOF@6R_nkCN97!s49FQWU;NU+pmtT-6zMc5U~X_1+6<VPOQYC;;>$(fw8Hp_!hk_jW9f_#H`mRxuYbW
(=Cj%eJ)0*6D=(=KCh!G=N_M~LNHA*)hk`BpfwO7qmXPZW3n%=&@6!{3pbmrl^oNt#V=8()UOA$y(CGnBP8yxxiF}w_pqlg9;Qk$
8?dLKE}nWBud*~K`78IS7MhW=R;?T^FsUvqsIb~Da+T96iX87SW-o9kWiRw7${;-}FD&^YUnjUUtu@&#MKoU=8?VtO6s0FC*ezl!
+a&3&Fg5}w8nCr7BdlDqDjbz81g_huajcB6KO$KutR0o5J1n}UQZK_Rq#&KF>nr}M;wR*$52l`|8Li(aof1VXur0<iS1|J=)T}eD
TbW!iJ`6CaI;3{0?XD{zm$3@4|0tU*tr%dfp)8^-g{K-NH?pLfEv!keyR!1HgsoR9@ToR17l3oFAsm*lVH|`H@-1npaHydz!Lp*S
@~*G3)vl?k60BRT0Wwo9$Sz4F!K^{4R5J6fZz?*gow2trbu95LC#nZC&L;{pHySUgIHt-e#jMV*?5_?pz>TG|eXKh$GpOh!Ot0E6
I59S`7qGpvlA%Sa4XfUzw<)u;q_k`=Iw&hOzZev%YL`nbKC*nJZLo$gpCSyc+O(cAwWjW@2B)AY@3Ph~12O(9;h-a;tTccvs3^Os
=cpnoEis*}ovA7^H!_Ex`;sKEGBhnMHYiaroGH_>UZ9sPn5hw}cdrUC_^<G<CA4CyGOdHCK(WNJDJ+$*0VoEpIXK7~_^X&K(JBtG
;+|_QZl>C<?yiC;IV_5%8J$J2qbirOhpgbHel4Xpg)<nbRj^+x3nBV3*)*Uh!Yq@okhCtY1FBN2e5lVXMWA4&S}lPxc(a`??xX{+
I<beWXRM5)xiLyJW~{|4e<~xe{VS3zk~AJH2`T0!45gi{;w6KvS247(uC0u*f*=Yfqb@p|Yq8a=BQ)x-3o5XvlrikC5vk0qCaZ3!
yfP=SHL;K>kep31Z!q678>1$$%CbJMASr(*_ATTxgO{tQiZX7cY@XGygs1T>)g^ndYq1`!%&vJTQnDVYbu<<(HKANE)3e{J!LW&`
s3w%KFs)OtU@cQF`?De|(iPFE6(w0R^Rvw^7$x+xi6?(CogyqCkgW``Pp=-F2d#-KWvgGbbT9;|(yW267AkrySTMRJP#az|xU5x`
N1O*QP_6hfTQAQfQlNRTdNNWn_pE2B4Xo@h0VV3Q=PHCT<*`De9y6!03$d#%hOa~>?J16&37Pyc3MwFl5FXa3MKAL*vZ*;QL@PzD
Dy|5yY%gx8QLu@s{;+Q_Vkr_cfvC-_LL*r-p0RDMG$=DLs;RZ5(WnbB|D^sYR39~~Z!7t#*|3BjKrb`2?<Lc-$FVM~(={_PKrx!E
>L=K(?5CP8NwXfWpD-b#tg)`BfT9m6bgGc3LoM8^b`yLtHnu(`(yVJRnk*)rGc%B}^D#>?4=&y>1}$qd$1n&nN~O#%qan*EpRd3r
JS%7~2(3V>>na4OwXfkWRh<?s1Tu564<%BivMsHzLMCsss54h71F-?EBPMXAy0C~Y=q^F6Qn7Wa{;4^w^e}<4F0{d>W~OAYa;i}!
gB(CIu(4s4ax#*v)u!gMQY@UPg{!Hkt{(}oTP)Tw`LfoY#HuD7w=>-(50~O05U{&2H?2XgoUa})fhRGR79d%zR4W~?Lai9EV<Z`^
Y%o1A53|`Xq^)+S<t;HVLa!8_{IR60>nwdClbye=oi7otuQ9l)*{x}@m8}dgq?k&uSSiG?E~kpEOfo&OBQHv^Tr6KHNhp^vx36z4
X{^mIIjZEOxTta^mZ!rrP%Gymd8To&$|bb0kFY)_#vL6l8?RF=w6S9`ye$4KkgiU#;4UeyN3^h|4zlJlw=V)OC8X=H->pt911x~6
Un(>yUM<M094*N(NiX#=JRN?nSg1s-w=90L_p%qT+NnM;KCRF)^CX(3d9!G!{wcdJ_AW`UN~#;Q=B<IMw=n-L5G|CcLoJ7{-LXe0
wiuVFV=z*$B(S)$GMR*}ZX0*8X(u<OPO4HQPcFkPIV1zI;;gnLnJ=d-;ivSb{Hn#VQ?8n;(5>YwC^qObznUj7O{|Nl)~NulT`r$9
(yiSf&#%2S3!`JNjkEc#|1DjvN~?#g9khNiG%}&3cq&?|v#`)B5v-syU8gRuh8)fwtE12+%rf3I@GjA)Kq&{ZbFg5niZ85??6IJ!
qNv}nASZ;Sfi$J8kta&7%P)zrG^ai&Ppw_EBB`XPl$l~J<gno?Q?3B1>oT!7V=yAH@37z>1g$Ty2Q6)^9;G!fYpz74oH2$V1~b;E
53w4q-Yux1jv`Ami!h2V6M{3aYczT;4xkjV!6UAwwy|iETQZ%iM<;}#Ff*krI<x~VQ6%j!V5-+G<S^;20jvx$b1<PS2bf^8t1g(a
e;=2uu`MsDuqf9s9<Eob94)+`QL#&?fH4}evaF9WUMI7z`zVa6rKu*ckSISULZYRv^{$Dqj;^S*124L)0iIg0)SXGCiLWOt{xIdU
kT8#^8!Aw(OfLE&^fT?JAg^aF3@lhB39Yy%11beE{wYu_=%Qq(Sg3(B%CPV<=^PlCSTNlxlP$`e12BKHizsj`gDIagsw^QV4XyL8
ORYaD)v$H1jwJr9ZL3o(!mvlO`6odh?yqQ?rzbGAzLz&K*Q;tKeW)q2#I4jP#xfA79wm&gL9#0@;4q}BLo)Fp3?`GR`X2={x1b}d
_pt`3R<6P^GApjQXdyJRYnei+YpA5Jx+d;1(J4DIbFafGH?JQsudPL`BeNB*7_c&=RxBE=BdYDLIWGgN)Ga74moD0_m$6-|ET~Gb
ww4DfaxY7sIxloEZY5N#;HvPh*{oNqa;m+slq}q*wlb%&Qz^qJJTeTfZKRa3V<3*E0kNI2!mrOV0ic$kvZw{LIxeKIKQ5%ICn}b%
#xOsuJu%KLJSb2w$cp@|2rG9UpQQSm4XVegSD;!X+^+hq<Fa_LrldZph9MlX1Dl8_PNnJ`1~NvoeyBXHN;2xNk+BLe+b%S&RkC=e
x1d5Tj;xfN3$P<7EU&67m6%+y)2t0B)2tvbd#;kCud9r$C$T~<HL~j_|1E7P;HQJJ0<X9$UMhpBwWp}Bh_1aZzbJjJLaQDfLol^6
-K1)-x2*Xpc%s2B_pn8+6`^4tV<W3Co~%BoFfDKtq$-o6b}knzI<p9}ex<c1`>TO4^R5=64HP%5ey~QQ0WP~NCocID60B~ah^;WN
fT9_yiLni-siN{Q<giJaL!x{y@GMg+FdYRfUM!KS!!A54HLyVzH>~%s!x#~)fvX*}KQj5MxGS735H20Ca29Q?DlBlTfh&8pKrXGT
tt?!tN-koo-7AhBS0+g@6)>upQ?NUy{ImYD%BYC3+_7DzZmbO>1}FxzEiLD=^q`Kg%&Ao@8zRTB<}Kc?zpZDkY$a2oAg&`Z4Xafv
GBA&{;;5V?GBffoGAI%+B(KRTAF<dhPBD2bMzC9`@Eq2jlc_YOx+|ff3M-Sd@TfkgbEMBKlrChgvLzfM(5qgk@h&>B9j<Az!?5`)
>?sT`XtIy61+Q5oU!JnBMxLxMlA%yBYNh)vQ!&4pPq1+?FSRx=tFWiBQmRZcucdLS@+Eh%U9#n{b*l=hs3vJJO{hw-V=>UJwXfbG
X_@jUH?9>d7cKNCwJ2AnSTV=0x-n3RwJLWknK4bR@*aFGAE&-7t*I2SNid11n5z;j0j*e}%CDHGwXaq%cc>?<wXX=S3##a<iYKHZ
_N~w*oiWlbKD1$*qbxVDXE6pL-mx60$1lblCoiKdAg&xMlou|pe=G$p>#LEjMyC8NF|Yrsey$2G1FZP1Agt3ZVyYA|u`gS&r7E2$
bR^Z4Ff&swhOm4bmZk6?hOcL_yRgxvjWJa%RW1InTazoZ_^{M0hpw?IOfToF(z6<@(XVB$XR1uAjIQY|Hmkd>Ffk~xud_|9grxzl
)i8%O6e~EYIiy;v_$?eNMzEbPh$Y}G`>}c;e={+#_^eYifU2Ob9yCoa;wzpoN-(LWd@0VP{h0W#!ZG!;;i)gD9xR455Uek-nW~8<
ff(Q=0;&e9N;Flkj3t{b2&VxZV=29^{U#i#9x#(C5UpV;v8B1JqOg%5i>|<`d$6`IETNmN4X`)`W~_s<Iiv-o<f&As5vaMbfivT)
KB(uVH?fE!a;#~jC9N_r^{s**TCF&-I3+fyc&XH}8?O{7(JjO<oUp_!d8`nzR~@)1Kr8SrOEN*Q&8rHq#2l)weJ{W*kg*o8+APGc
G_F7zEV0k1ldGe!8!*K%MX}1Kk*@x$6|U&4sjPjhfQVT!R4n2yjw+3>e61<0&MU68rVtk}k*~M2<*O?&1+S&DA1;KiH>-UpHW1FR
sj%%ZUN1bRb*`u^^0R5KVy3~RLags7C@;aPC$D#`HnA`;60P4Z-LH!-v8yR6e5hWp4yI`_Y_C10A1?r<qOS2a+NVLJ<1V4BGqLKk
)t;g%T&cIM@iLvPM6oBZbg->3B&>2Wg`y6!)-Ad)pe?Yb#3YojZXpvg=cptxS}EtKmnP>ahcY0p|0R&JZI%71RWb9jmo65rRHtpF
ZmX^?aHO#;{Vct(YON5g0WFFfV5DxTt1BR^FfGoX)vya7>#u9D+_A<at+8hzpqVx(Vk|Qv1**uhATWq5CZy@A9UnNQM2`=xbgBWd
5se-yC#r8PN+6W46rsE<$1F;seKHZUzb?<HRI*Vkk(eg0Kd(@-A21rBOsL1I;}~Zw)UD8}@+@O1dMq`t3MV5hY_qhlZYi=Nxh1Bs
z@q4|1vh1_$uWYcs;*6~yAX__8m;}RFsyH=>?zo;2%&4N@3QeSldxf=5ws63jiJ9XE+{W5hM*v_jijivleF+R%CqjPlPlw_9I1^b
b{JwZuqu5hV5|49+bROA#w!4^Q>zItzpHAp(5wM9jxTGmov*&EiyJ)|CmWfk*RE}_Td|v>03|joHmVu0@RZaqd$WnFg{~H|9HWl0
mamXA&aT3&4y@FqL@<J@Myd#^!7hrlIVuYpW+4-#n5Qi<yedPec`*eu#xA<6g_uJr+^n;!E-<Aiw5o(GcdMkcj4M1bOecdGo2^MO
P%k+nY${YHNhU3-DXvl|U#+#N8Zcuj3N-RAW3O<kV<6WlH82{kVy(+AE~%U@&LK!K460!rYO5D4#TFN?fv7?;QK&Vs|E@(axTq|z
Q>nW!ZJ+Kj!7U%D5-M6D9-4BnJ+AGlrmg<3U@Y^hZmP|#o~vIljj=2!OeTt?Ixo2_RxC4|k*;5=-YLqW{IYnk&##fG7%#{zoUc+W
N*RtV;U3&53NSdWf2OP?BcpGvIWj~lil}6)mMz+=%rMR^LLV0>gei2gYp%DofvsS!Qm17r<*qI$?xO}S^B++xgfC<+bg}!hWUA*P
@vw-nZKN6`YO;AMbE}apNwfehKCPyz8!)q~nXZg0$SJ6;t14Wr@ThY#ay2M3^c5N`MXT+rLm&dKY$xTd8=@{C9kOGr=C3#?t2X$Z
KP@}5;V6?a6|%;xj<WtX;i+V(J~Rs~JS252r?EgTsu>P39;}SA`XwPRT$;PERIJ4#q^1uwoF!JPfUs(~!mNg=H86UyBCta-M5^5~
>#}Y&MyuvB^d`71xv%%EqminvQm&S#AurCWlCXs_M5+F-gDvB;)iCX=51{<4dzpZt&N70rZ?82l_?S323m{&nrzkKm+^r6)^CL+v
6rM{gWhP>&+AS3>RIgAh9J9u+B{5vCI<$-`+^W_gEvxD>8ZQ+z?5)?7Wv#ui)Es!ByDD$3m8`rjbf}ZC*q%zPovRYHgE5}0EG{au
_o8a8SFzDB>#W$YS}fbLPpc=Xd@L`iK`bq_nkuQWEU+9hy0GP``?Eo-tt!;8B$;s}z^<UBBQ9s7)hDsBc&dgbt*q!N&n-o&m#&hs
D5}LQM5`k#`6r4cEUfseo3aI}MY7_jp(OPw)u&de7>&9ujIqS3yRTE2elTOKr!34RBQ1rfORr+CG%TAi85#JdwW{E=4X;xzp04<>
BCyJ=My#l<oiR?T5}b{(J)VfCSF2tt7OR`EXrAAsU@eU#Qmq~^a;|Kw)2lNqkF3tDfGPT+z%2Wwr!iHo3a(ix^Q@ty*s)YD|D_GG
-y5-!o~gwx46pL7Q7SR1Z>8_9>L&CtdaaSDCa#bnKCR-dU9S$QJuV3)4zk-Y!77fVCa!Fy5hY@=*`SQ11R%96mol;|4<i+@#4$#!
5~uO3wWoxwB`-#>HmW=^ji_a^OQvm`9Uh4@MK9B_-LAx}WwAo8GqIVh&n@1qRf23Q52&9kJ*@$vi>a0<7pBdv)*?iv$1Luw7ALnd
;IKF>{;;wx1+WA#;VfIQIIlslM6T$mo2@J%cq7rR_!t|s3^S7`y{MzC?~yp5yRc0wfU7|)QYm4o4zQ~+%bL|9k+PdE3^VU8LoHve
PBZE*z%dgr%P}so0W=)2jh<vMoT|;SeXj(v`Yc4Qa<GCaF0yqtdm>>ktgS7y4=7|Vq#1UuTBjB&F0u}^HKtymS+D@66Ejz?9k3Ly
x`lJ9dZpK{uQ3!dm@d7jji)m$gRD8BC9poOyeBar{;*1}_$=Blp|4#rZLQ_3nk5=9!>JQ9(XsY0Ff8vXpBX(VCa(`M`z;c!C$V&*
kE}zoe5p8~moN&ijg${26(R#59IlC|vag+~z?5Dz<gKf&EiK@uOEC1WJTb>EG#ITftSr(of3BIYp)ZK6{V4^oHzc4PM<7?OwkR1a
1E9Ph5HAp}8K<``iLhZNpE1BFnXH&BdM=WpH#AK$xFHBFWUK}&W~Udml&A_Zk+4=Nx388a7pikIi>Z$=Hk$F2SgV;Xhp;WOm7yWC
lcrFz3$T_mR5Plwcd(+TJCLrhfh-U&-ZAE@tEr%@X{_=vXdu|GM=ay4WHt~of~|%jU97S!fhwCY%(2TbJ0qa6y{;sf<ftz)z_cc=
MxODj&$Wf2MlpS;F|vsm3N#8X&8cH1k&!;GW|wEK>??XDaGFao4J=-%2QF~1zOK+QUoCd8yD$#3t0`YIlo<7~(JK10%q<2opPCV^
SS(zytENSyATrsjyDJMZ>n%00Kd?|POswswo370yBC;c>cCi($udI%<Z!;hyu#SZ)h@MNXgSD})Oe_hoce8jcCa|wCG%VS(*)Xgu
n5}oPdNDUNEG;E4fUUbN)U4&Mo~(MQQmu$E(5@J+o1u0sA~MFZeKC2nZ?Z71V6uCjg)xN}Yc0*J)vAHAm@GOdy{Ub$<stN?h^##?
n5m{NaxELM{;deB>nh)>d!+WITrk8g;-P}9Ew#n3rz!ra?6LnYwk#5)xf~3vA*|u7$FF*``>+-;#w^pWN3W8jRxEv{6(lY!zNzpf
c^Dt5`!G7KDXx$zX(hZdp|4voi=H;GFD~>Yfg^{mASy+xE~rziIVc9R$1R;IBr_W^DW_Gjl_S2YbuoLj>Y!01Fs}V95HJd~?VIMM
uQiJ-0jY$l8>YUnD=8|o6emcmX)Fk>Rj}hTmnbtKMX`)HE+kW_bt$bXGOi%1Oc?AeR3&dGPpnO;buc-uj;@BOMl8&*bsi(Es;MzI
Auq$IS*M{ODX6b7y)d+|pCo6lh_Dx|HLaC27AzU8J{rL<6Rk=tYo)L(yR0Cv->@e#p0Gh22dCJl&#|Jfc(M1UrZq0B+pa_}PcBWc
W2?v{>a4D!X01Azjj$yxFq{yt@}V`UhOs&(!k*x(i<zsix3HSFZYnme%rIs!1+NLPfHHokr>Wkt<gYWagQRn;kQx0cv#igrcCH4p
$e}SX4zA~{MX;8vl%kNc@hz@0^Ot8XW~-sD6RgFp(K13aZmb}#!z>-Ga<ita7O`}v^|M1Q9<ZLC!LEy<|CbLVPOufQo32Z+4y*aE
>Nj|#6R-v}c`0hEHnJ?Z#I2mKSuK~XpRB;G6{j&NN1Z^gI4}k#xF*Q0O(1)%2^iiWldeFe^(%2J-?0y>wViFS`K?i?DX!%)+OT=B
d@u_!K(G0;D6woUO|x;RZnHj~rm={j3aurvG_jyFQ<R0O;ic)OWihCz39R_2m^Jq)JS(WKMzwsdE+kQ{qOm`#Y_U%=95E0q%#$Xh
`KfuN8?Az?eXCifHm-&>shLD7KP5n`jV<*o&@K8fkT6KF=rCF^11CANL@!1x$1e=82CN{gO)_t;RIOgJ(lNfU9<=_kc_Hc~{T^VL
7@ef7VlcI;BN^|l6PnMl8LW;mB`!LwIjgp+O&P-|u`v;^d##r*5+N=mq$pG@h_0Wkm8MCs7cEk$imAo2V-&hBEh*$MO)h$^)2+#_
lQH?S*0BMwQ?PEZ*(|g$+#OFe9jrtoF0YWREV19IBQSQeA+tv>E3}KO6e*mX4U|>0#;r)QbT0m`H?SnLXtm<A5T>UvMW3m#M-Zy9
ey&}qrm_F91h5jZNi?{vf}{ztEw1;kR;z2WD>Ml)W0g6m!K~u2Zmv@-Wj6h+;wba1RIMVaDlb+iaWT-bjW7x--mLhdODq^Hh_a_F
(=fiQsjxb#gs<^0gQ#Gsw4ltf04?b#0x*83rZ35-iZD&Eh^zA&<}e*9Of!qGaWDe1_@utB3n-tk<u7!dnyFc{JuvVj;G;G#HY`6h
MWTVEMz1?F(WW7@z^KZsL#Ku$&aM`%z_Bf^yQmqYY%s7C`LR4JmZA45tf%&-->R*tlq^!O6Rbp$-KOTLxfbK8OsQ+Go-3*-mncmt
K`p|qCMq*98Y~zsGOhzFVldjMC#w&yxvFa}^dl@R?k+MUVW{O7sINS*&!_087aaLAK&*!??=6$3z^wzU|0}F3Y#|seYNseLT_t?2
iLBA8EG3SlVY2G5p&!MmE3)9QAgNO{`>T(zB&-pw;vS7L?5bTV*s3|9JgmDay018}*s!WEf~{(^J+e76&9TKRXr^1K2qF?H(5bF3
rX;Daqo`o5SFNEjo-28+5Decb94sa-@GW|)r?9ms&@51?AS@3g0I9&D%r7e`!YR6-+@$I)V6r8!OD*NI0<wRnwXS8cFEF^W%&6(A
{hSpryQmDVE-@diZl(~a2_OQm@U7J=gr{06bF5ITCN9&j2&?Ct1*@(yV<afAQKlxfjW6!1Pp1>DV=!K;CZ0wx|1P>L(kHZ`cC0_K
^|PX|WUX)`R-&t=S*3F&2r6$dX{?zlE2hb;Xsd8B8!*$YHZrQRZmyFh1FIpd<D8T&T&IC1H?3(Ykt`N1KeVqX=c42x@vF?NY_L`$
hOxY@<f)1w9kKMTC@r3=hpR>^Be3tRny-zhTqmZa91`&^-m!%$R<N+DVJ+$)6|O-rgfJqgSgc(wWiE6oz$vsW?Ji|8b~S3ET_*x8
6sAQeN+|y<*DiRi;G<Tm1DgJ-<}g*SNHTS@E3k#HTsOWjQ7KBTj4|~qO*E6BFSN!jez6rZpsU0$pst-P)gY#;Vy$<t95HOPbua)Z
K%v$t2r$K~yRz)Cf~-_Fk*))&oG5s(>!?dCYAm*`?kYYng0P_^%&rWsaIttQNVDOrxwQnSgR3*7W-&f82^{3HN3(pb)Ga})-L=87
T`=J%y|9EcAuh49%CW<)9;=2YSg!W0+^_woovl`}!!o3=OSFEbz^YWL&#lfh6dkB5B&c{S?j}&M;3|NlLa=fx$+VWQva&!YaI8Eu
Fr|bt6CS9me5Ycqcq}=v;VhajG%KH^VW!O@Pp$?wq#*MwY%DpaN-#I7q$tIvx-mv3L$Q>xZ8XTOCn+N_I;-)p{iYkUYpM7#-m1nf
&#@D(U#%Y~Q?F&Ma<Vk892>DK*D0hhyDuv<^CG^ipe2(p;4A<tOfIshov<M;$0$=QHm}CB4J~6O7N`lZ1t~+TEiud~D6iQheXZs!
at|aaovLuIj;Ne2HmsE>j<cFBt*xmxXr$<^#jN_UN-fo~%caGrrmGFBuBCRZCXOAgt*<yN<+6V*sH>4E@E+~1Q7?v(MyNwAtS~4z
?5;|*pfjeXaVYXERIY0&l`!ToS}qf&cPI?6z^a9@t|^MCR5G0<-?782#w_)!>X|gLu^`YQH7&}TBCMCCH?St446!I6a;#;Tm8fyA
2B3bb=B!9C2%kqVP^9rJGc!x6IkZr*h@s1{QLcQdIUejScdpo`U9dv1_9p5uE3;9qzbJw+Q?E0#?ygQP-L$ZzKdf@A(5$_x`=z2P
ks$OgVlW~trL9)4FRVtcL7R9m7OKQ11}izNJt03d0x5zx#4YNu94$7hUnY?=CM8!VBriLucdgU0k*_EzJEa$~Jh3Jy<tJ{hQ7@%3
;1_YQtS`$fTrRt+G#K(O^f1mbvyTR{ps#zWUM~(YxUEvM-K*KFkFDLOva1iSnXomXfh3YDsHANz+M}DO^PuLfBeLVF_A1P(gDD3c
3$NL&)UBN@il?8gJ+CM+5H!9VUbUGtX)7qQx3D-ZcP8$uIw}Pn<)uxpI<c)M>7MDc8#3vhtEfyfJg!46P$v(tWi9)&*eZ6cw<?v6
b1d2{B%}2v&7C=~BCzbLzN;@ScO~Me11zPbXsgz)pBU;e@|hX11~FWnNUU0#pQ-Dy$gey!kgZ9t+Zog^wzK{!&@133Ff1G$`Z0#A
2CuuYZzvTmGpOUG8!WxCW1w{}Kdo7-sW3XR+8!&Z;jxvpge}^sH!`uY0<c=E<*Wm&Ev$R0tSyQtk|$HF8?2Qi%OW$c?WiR)Ca6NI
4WIdw=q@EN^QrkKd9M?(a4fH~cP;v;z#*crIieA&0<+1kf-f$rsw0swB&i-K!6?V5Ag17|7BJVbASrsS$rJW3#;I;CJ*v#E9XE@y
=`M?=1Rsbau&#ow8m;*x1hEM(bunA5!ma2qM=RzuSFkg%ODkt9_OB+X=`1TO7>ao*xTb6_Xem~)M5<t<i><CLcCqQD!z~ju$1;qq
uPd0boHZk`W-O#9c_^8xg(uvp3#ZH|i?vIz?5}MnvY1{lr=k<9OsX}nRh`qS)vgn;x31YLJ*)Vzr>}>qLM=D1Wh9m>RUucbVkh!0
>LqiW!Xcrfa;~(f0VatrCLyaF#3PEJD5UeRJF#0XSGD^m5i~6;39bJkiL>V$?4I1KHm%VtMxy<#YAb!Otg)S`VKk5(&n@Vs9jm3U
Mix#jEvS$!Ag)6({xH@sB$Eax&9S<o)2b7(u`>p+JFIG{0x}(~;V4j~I59o18K+{f+p(#tS}}gETC97eeH`p1-lH@sX)3cWhAmRD
iYv4)EiMPG+^*uY)Tg?z53E_SASmc6uOjp;UonFu|E_PXv8=r*l(9*qq%a_+%!ys3#V6>dYaghxNv3)!!>N_5NULJ3KB3H_voQLw
sjhylYc2OEzby8s?Ji}qMyivr)Ut%Ev8v0leX6vi3KfB=Kdk4fS*}*ET`m?eQZ0-!5UpXYDj>!jI<kEg0HiA{aw0dWs-XO?Ag(Pe
1u(j(Xsu(Nd8`5|X(%JL_nk7XCM^pqhOauPd#RofC#-5QI3W$N2e5%8#47But)?Ec#<54L#V8Z1Tqm!z!m%{339Octce1mr`5!j2
vmNm+W362=G%0SdEiv#X$)wYuxvtVLqnZ$=@w9BQ*0AWMrY-QHFDPR#OsTo6`>+6}^{vLJ?49_p{V?k#P?S}zQYxFQg|J4kx0sbH
LooX+f3Fg)lq5f}rLW1b)vReM(5uTbUay2Jcd_6cT$CEBY_80*-myKfZlJldXB$AVovaZrd^G{D)vffTNhl>M#;O7=*EFiFf-wE6
<EvgNKCsTNbSRK07b*KMw;{E#H>MLUTCn}C9u=ymRG6$Tz9rW%(Jp(aXsyVqsVa1!C@uvt60mNcqb(+{ys^qL_$zy|tSqS|Jh6Q(
tSdgUXQ->MnJ5RaOrwXh85+kfsHw0oMJ}kSDk>7IG_%03|DYwWgRaf9!lv$}=BeT=sH_MpBP&y?%&pL|b+Ae*H!bWgjIPk3h%EOr
P#wRmVy;fIi7wKvGq4UX+#;``e6F!DZ?Ks(h%bq!OtP9RNv}03qA<BC^Q?O_)+&CjG^miUjFO|LFe){z+!wm95v~d`6e=0953moi
2p;7s^DsTE;Hcv#G%t!Kw5O{j_bd(~O0T@0LMh;|GANNPhAxXDwysX7I4>D3T_7zYI4=V&P9!`m7A(rIj4=W*&NRWRsVlWH05iNO
MXQIg`7Yuo*R2gROR-<BkuuaIJFsRe{xDUm3L^_C{T>0HATArK%cZ6y2dNUMcA2EDX|05%MJO(@lr8fuBCnYzc`+F=^eFtISE^5{
%qe{`1*nWE=qrY>UY;T>su<NOc{4()WT{g&`m#!}eXKqo#j4qw#;m8aVyE4#a;<@%(xiJaF|O{b{}eqg_Ayzpuayd-7AhX5YaC`W
8ysjcLoKi};;`xj^RZVb;i|%&I<fYx(<mz%+NZOtNwhw&)2^j0?kB&d5*?5%%q0J)>Z&LqK`=0|v#T2>eIH*XUa>ze#3vpteX?^O
7ce#~!>^_tjV{x&OEFa^A2fs($E$%NGA!9GvmvK3c_qcNC#^^*#jArP@hUE@iJWvOOr{U5`!EnGU@h$=@veHQIH+qI5Ud8E(JY;&
La1mkrLNf?=q$;tFe<jN8m$sB;H<(dldDUsj;L(3?Fculr7!_9=_uu-`6VMIH>jZ~<+42|^s;d<5V9h(J0vVCwJ`Fkf1!u0hAM!q
b0pd=p)3xqCa@tfTOhzGf0qZYH!hAaHL$HD`mq5cs5GLk)-`UdX*2ev6|mN^oG<e%P9VsvfTq?bI<WY$H?IdTQ!ePR#+0Nl^(K}l
jh4?UH>lYr@unHDoUPI*awFI+iYCRSY$P1A<1U#j>8N=uvaVSzYp=B<wWi3g4yd1;ADR|24>AR##;vEQY9EHKE3ne3=%v}FEG7W5
NH1-nJgyk5te1VKYAeOA2PDm~4zCfa`mxI}GBiFV6Qc;MOfWjI39|5~;weBX-w~~{%QRIn&?pc!-!f1sZ!Q3_g|XJJMWm#!pfnFS
&#Vowb1-qR$+FHaGb_WQMX`OS^Qa1=9I84rAf_g?h8>izHl-LXCoq96<TT~3&M&I4fUqj8SD><%uPqO!79~xw)~qHjK`EY_GBER~
cOaB7g|2TYvop%A&@kDt;UE+)_OBZ*Kq_@9x3keCkg+H<im@)Qoia7Dt(HwNeJq7DJg6w6M=OS~m$15|h$Yvm`l@KFlrt}^jxg^u
@1UJ51*qw%3#Zkxcd}43o1@>b?4{SJZmfo_L#Lv!YN<poL$DYrBQR;F_^w7OxUBK4jHrJxbEkE#=P}?ogcfoy*`!-A=_W8R%P;_`
TOlp21~Vw5E-K-$)Ul|oW-bLS__eR8>#TV%pfTLGGqOb~_OKeOKQt06cB2k7+a6b|YN&dzgf367{2YuZk}6xRDKN{Vvn(7e%CnWQ
Z>XUoHm#Sir6qq74YHIU5-#VkdM>6fQLI9+Kd)%8vLQLB)u_Ce8?W)N*{qu^ZY@eOJ2H775iv%t?Jwc0b|_G-%cq|v(X9lnb}vA*
*Qi*q2csDz;;qUlQ>1pOYalwXJE$nCfG*Fhs3)<o6feyz1T;&n9W0e1<s~eb;i}Fokh3VM>7*E_nl<h+TQ1M5N~|F&Mz0p0%q2H0
rXLR_!yzFmiKILvJt*KfB`@SHfw2rN*D<=VYpEHs&9Pc84>0U7q@@uqAt5KNh#`9;VJFI|m@ii^aIwp)mm7yI;jIfPQY8c|F|z6<
0ki!XUaeEHMJi%0{jadCA))Z7EUrkeSufEqAg!M}8YlxL<SRug!mPcng{)dIl86&7VzACINjAc)T@%+SEh3VzSuRSnc&g2^rY2=6
PObi=s;2;|J}+ybqBN+mgRzXW39<>SPbPD)H?hK^XB|<aY%h&0QY7joEV7xbxU-e10<cM`CLLb1l&!U}-yNYWktiLeP%`N(M=&uh
&z<+JJ}NgUv8iCJT&%DjbDf;ALa*?j#;z5tf3STnx~dqd>aHXqpQUE9&$8dCOR&|c>?HIpJf5GS{47GUh$_k`MzCbDoUom$Ik0A~
<CiZm45f9M87i`^m$P3qORP(wEw5y*yRf&ca4yv-@voAxVXmqygem4No-Y(B7ZW2Y7N|-v)G&W6(Wxk_=a{go%db_a7An@M(5+vn
u%scdA+6&t3Na(B^sJvMt)g13nH&MEIj^&-V6Y&YuP>i4R;}o*0x={lelvoq%M{kJ<*idI$SWlngRovIe;vTD0jHBNV6D@qo351+
2P5ex#V|>%kS{+f>nTDkn<i%<-m5jT11;#O!KJ-7)gxIZ7qW}4)UZ3VM<8aW7qFNyf39`1C?29AfG~h1Cb8I}Ij}*iwxszjS~6R%
CM<BQrY^HCrK_|m$|4%84;{~}i6}ZT(4jOQA+7l)tF1gEx2_qmCo!(8K`Gg;Vx?^_X{jSE@v$$khpD+Abg|{GsVO705wrX-Xf19o
WFDQe<**PkGBbH72Cxe#t}|ye&#>XMN}{$c?I+i*c`l@*RVeAR8LkYlm#l}eG$^H^2eI(5z^qZHps;2#mz{{OST77K{-~TVkF#;K
9<%(cTB<vva3`ZM{V6~zOR0M&rZNz%lO_$c5+>rb`!3X(xh@+n-LG^c87tYJ))>CCl&6@Z8l-MBO|@?sSEM#9^sWD~eXT$s8=m*6
w3$nxT(XQOEF?3q05a#XKr;s^)+co|W34PH%&n|0;vhGwNV4FlVX|GaMy3xkc_w(Q9V64Q;HJB#|F5Q}s<5)OW-Z&W@~sN7nXD<Y
AEePM;;~vRcA;3O&#R@STqSEQ_A4Q**e=H^FfMQ^-mtT*Te2jl;Hs&w%(7CmS1d2A7o+JfeXA2D-LH|IA}`=9Nv$s}FfhF=FRlfy
@R+NoO&gmnBc`S?%(QQ*Q!->Iavk8PsxhxH(y^MYWvq&=DzO@@W-5`iwy}P)W~|#R?yONL+pxZ@1|W*9vlXl~doT;AB(%~ly)aHR
EUGLuIHb!f86-}m&93XM?5j#EiZEoYMx+-pA12f!MykXu05xi=b25;yHzi!AK$zdJJ*c>;7qez4N3YZ*#jyi0XfH~#V=admOf4QQ
3#lEfCoMdyI4tNTs;CC0(yJ?|c(0X>DyZ8XlCk}=j+FQ-sV9T5x)?RF8m%oc<uxcOSR0-xw6NB+!m_WaIjnW1WGHs6Vz9zB8mQ)_
UL!-Rk({}z<D=&zyRV!pLX!h88Zn(O5-yf5+cL2wmMn6a{4%q!G%@b4W3SY*6)k|UXRf8A(XYLxKqzXkn5|5$gEQBmB^sMAg09xE
%9Jy#D=dSk|0!d!WGQ_ri=~$(Ml9s8XR+U?!mnShmax4kgDSDEn5daB+AP(sFs;_94J9cs4Jbvada;MDACOhBbS)6B#wcI1)~6M-
%A4^rO{{+?A19qC;xd4x*Q}zh!l+yx7a1V1h^<|)pfNMAB`U)um@v4jnzS!6v6Wz`Ew8+&ysJ&HMz8;@ku4!J3bV7Zgs$JM7%X6~
g{=*+f2s+p38?+9&n7sf8mrGGbFW`9jVau(Osw{<lAO0N?;>EdU9&Ku%O)GDDJ%)B%bEo<MJ0Q!8Yj3Qh_WOsBcHgcfUJHqTP-7{
F)(wjA1yGc#3re-0k0~b9~dGrldLl<t1O+Zs5p4B>M6S{oGhcQhM=3S6CE?IVJO`%K&`i+vLPod-Ys}B)2_iOnXODNK_H{7II(9a
(3}Rc;GoPU39!F0wx`>%04w1vr!94?H>8`WbERA&nkuO<{w*$}v8Tx}Z6(pJJ+yo+O0bh7p_?$T=q{Kr>X81flrl;rN-XBCPb~<X
HY^FJ1~t8}CNqyQvKp>1fvYI6(y^+s#jZN6Q7a^{si2Rr^)CG~#G~x5p(TYbh8Ptv*(_ElB`ABW45t3Dny<((jj?$vcr2l;2&jCp
$f%I4OD_m8+n>fHaVc}NkS0N&Ehlp>i!iV$9j-tqg`Cr=#x6B7y`^<5W2fAtt}X7P>Ld}c3bLpq#i*j3pD<CaR<v!c3@o=J^s;TI
?3QySMynw$877f4^0I}k93Q4L<h0tfVYALLg)CsK*|UwQwy;DpbFm?{g{>qj(I$&1AF3xUOs2)LT%{<nH7$}PC$OtAXQqlUGp!IO
up5(~d!rVwU8zDZn5O(BCoK~zbT2$Gn5E&eEw8MxT@tIZgfI873bYBS3#!L7wy+(qPP92MY@p+)aH$TWbsK>z5iiZG4X@XmX{w^E
6(yCdMXG};$FNc}QYkL2=cuDF+pUWsc`j%wDyjdYnlMi+mZ+Gm_biUCA*U0t#-k1`<*e7IGM<L3MIAXDbFS^C<}q`dV>Ow#XQWQA
Y9J=Gc(A#sJh7LpBd7Z|#;_T%@2=9TJ}Drwj3)}LF{GC*P%9d&b)iQkU8yuEOP}hYOf58?cBwxzc(6q&F|dX-fUWT{XgMt-lB*7>
S}D6Iy(h7x!LcPJez9;bSDuipbtwldi!FvCx3R4pJt~&9imezbSFSfP)vSM{^|L>*K(NfEBd->)$S&D3{3uni$gEHzbFViliK?ix
<s2_1)-Um;E3Rm!Yq9JtaIEpILa=ixjjB&1^enHjf~o5>)usck);7B@<tu}#l`W*G(4`=-c_Aw(i!uBzy&M6s=B-?;T_rv)k1?yO
Y9{<58?S*dH>EEqoi4woIk0Oh2&)({=dYu%a;n-fqOQUx9W?wUPOBd$d$VSywi~N4Q5He5QLrPhE30BOd$LF>kgu<^<FNrZl_WW+
q$(&d)vAWDL@pC6VV>`->nOMs-y?s9`YI_TG&Lr$Lyan~G7#LXjhoc15VFs(_b;|3<fiZ?qpH=cs54NR$txVIp0uf+Vlv|)POwb0
->Ud5lOwAlL?;O+ud2GO4V`(a{-Rf~vaKgB*0DY;zpu2VFR;}h4IKxpS||>&^{v>iFRw=sQ8BQp&MY}6=Q6P>iYrbepr=BTDzC{e
Hk<;YH8kZelq;LAbh2Kth^uI@2`eTnv7c|ROs}k)8L<hlW3XE-?yWd7IWAo-wJ0&Kjj?JctF3!27cx(&8=(g&rL=W3S}$9v*0D)3
<)^l@->t<j;--`^C$e6v2_;prmNmL9FE6IE@2M)bFR;k2$ukSDWvnhQO|EUOQX9n~`Yy_!?63(bKeL%9v#WQlTChqiH?jdF;IEvs
6tZYAWw8A+<gW4~{I3SIHmWD8fw7Ye|D?OFJF>Q~WuCki^sF?nQly2dM=IzrJ+e-#gtEvmuCd#)DXxO5->LYe=d3s(k1o%vJF(2G
)S?ut`ZVV<X)PZjmZ>tXQXHnKXD4&8f~4uJ+#@+DEim~iQ6xmN2(e!(?<apOsw=^v1FRMh0JN8?OssRU9xkP-s5O!@CNBx7f~mkQ
yqGjJ@T~JRPO!bOwx$25%_+|^#xVx0EhtAZ6EqAgUMuLbHY&F)3aqs-=B_5Mk}x8vUZwM_tS(wK4Kju;%bbBKcBoY?$FP>LytEdw
7BOM78#K+X6{r~{l(2NF2CVulAFwg1u&X#J#;Y!{z%}Y6;Ve8YWGwwGl`3?yv6Uw%XRm`a1t3PV6Q~5S9I^whMk}Bo4XpvOiY<Yz
_OWEHB(3l+`zuT_c&lQrq9IwV<FZVyhau>!va1ZR;266uNU+JUD<hsRuCN89x--i$$EB+*s;e`vww|}IvoY4J6SHKklc>Y0yCtS9
axM3#Dlw)nG_aj4DxsMkX&Nr7iYb36DYLI6g|MeIaWBuXDXmSc6&+VBeJwMrf3LtCaIJ`}#ie1cth8CMD>5~(53Qw`2(Dik)v)iX
_aQzpLoD_%1S#w&)2#@wqqE4URwxgxl(Akjl%&+Le5NF$JtDF#S*ZY(tFN!EZm{XCaj;S?h%2tIMyeE|U7V}21F>l?#~%c(d?l}}
ekxEc>mVB}X)kIo7%j`Hd#AK9&nK%gtgW-K%rGJ<wxPnQBCbHMdZl=;fv-+5f)cE&_%H}4nJ-^5KCG>+d$A0zgeo;Eg{@aBNuxC%
$R-mnO{8F|OC@_D>Nfi<SFFJtEvt^IZlx&_v@n$;CYvLygeF%k<uM$vW1@E{iK3#Z;IJ<z=PqP3<t4qMYOIZ$CasV%X0NQSVWLwd
SEx*@{I18RK%`qSsHi-&N}mWSx+{z<GbuC|m99rK8!t($P_Qc{I5g~}lq|Wa6|Wzzh^$d5p)#?tCbBxIE;0itF|4pG2rg`{2qvK|
>7e5@-l*iQtg5px1+RawUoqsV7O^8L)UoNKR3|^A&NAh!6E8n4V6KiYyew<5L>_somMtN#A*P3~%p{{JG!l9#WGzoJE;Spd2C_h|
#xRtx1S}maog4_RGAmfL$SJBad?yAfJtAYGoHQ>iy0FJ7=BC~#8L99kr!degyqEDSTd<og3MpGKaw~@|yDiJCZ?f4e4J-zz*ecYq
W2_pi;IOqbVJ7h<FD%fo1g&YS+b52!o-czgg(Q!$Je-QF9<hZloUdT8+pohejH?2aej+6&6)JHvovACW53P)_nXn=*3n+^+NHK@7
Qzr$iy(2F#gfg$BJ}e@kqZF-`fUMc9T_oV8T(GLKgDNMVuC4s8nxH_lj;>FtUnu0P6)j#gYA{2mpeT_k4yv!SVXgbETCS?E+AxK!
7MA`hW~gnf9xhw4L9fQ7fH1PJW-_oXi7qEFoV1l7Zm@(X$E{_sZYf5sO0IycGcabHBQ{qd_b!y3WhET44WHnvSu<F!`L5YB+%u@D
7c>beR;uBri7E6W*e&I&U@}O!d$_MK$FWl`KECF>{4dVB*0|BOX|^x6N;N#OYqboz$F(K74KPr<fVqshZN8<jjy0;Ybhj}tl(d?^
l`y#_E}w!hC7X$$^QVcQ1F9e?B_;i&QYiZ;b*f~bw3)Ll@-pzNV5`}U>>_@#cAZA7+$*Fi87)Sto-LfIjWIqJ0vdEBDX8hJ@*Z=a
DzW1%bfy`u+Mo<4v90!|l$$ajKQU~sL@?AY&MNgV1SaV$f34Ll=q*;Ve<=W~_bl_W0-!7-1R`ZBovw`&kRu?iRj~yz4y#@)_9nG1
f}G4Iu(0$Xsj1tUAtW>@z#-qL%&^(7f2{2^@|_eOH?pHKNE4T+gs`=-3#)sbIj9Y;NUClrHmjf@9w*%{Q4rfQ<D^z73oxB7ST3S2
z_DH_L#*>6b1nKcl&-)sW~`>EQ2<P^mZ{*X;VTZC(HOg_P$}M=;wXhMK`>=4$BN1@iLo;$a0)e^6RNc<LZ`qR=d4yOB(XlB$T7Vy
L$F&fX_m;TKcH2rp{x@V`lQt@@S(0Irz}q`I59md8I>-r(I_Y|wWi&v3?*qVZ!B6dlr3;D7Ov^6v8xcROe?0aMWK?c+bz#0iK?^@
a)Wd=LMG5FS}zbRYO3=n@}JZt3nlubLajibPNbKq?keFjW3sBFu(Xt{J*JK)gERprOr5VJU?*gxo~$I9izu3|&#VI>SuLNgo3zX*
%Lq*}VJLnowJ^vn=_oU-X{{Kt!6~FGCZ=dO_^z3wYLj)UVwn}MaIVKF!>ouJm970K53vHR(6cw4zb)`4D4Ox8L9K@>$Sl653a{oV
FsXj3yDkczn69_22B{ySbuL)22%vwh7piZtbFJH-S+J_G%&6KhRw#j$KPiH;B$?JO+pf?nrK+MMWhfsgtuNj%ud&`OyegZr2`NLa
A1#kDaD))A8LZT<My&v#iL56th^^zJkS;8!FdZr(z#0*xFfC-E5E*x|LnlToADQZ^AuRu?f-}i5o2|XAJSgHRGnfLEa5A&3kf`CG
k*;B~?WK>dCMdBmeIib+U707T#;I5+bEq4xqo_QrB&JiX^eJ?%R4hO!vaIwC2(e<YzaM`r8K0dmR2#paL8+Fk9x<URjj|xDHmUrx
YZB|Oq^p`R8L(Wg#VQvpwj@6>?;tv?%Cruwx~>!`-7Ko9xSgdewyxW*4yuM9x~Q=ukE_?HDXn`bCakM0I1EcNlo)+3H!9{Y(WN`B
pRJrMkSWtDa<8Sax+n@9YNzL#MwrJmJghS(;-fN~6EAqMQY`nd(lT(c^D?U(ww!mYOQ#>HWT;Fr8ZO{1G%UI>b*~LDbt^Hji!T*3
8mojQ!5qS{-5;ScyC*CY#x!lS7qRy!s4yX-O0_dHgcOjil`HJ73n0HS_9(%ua3f)@3ot}1wyj_^3@{F^Vz3dgrI%Z#IVjDrfv7c~
G$*XBk}1-q5vJg&I4kY2OBjr&(jT3vG%ScOGOP+Mkg9*F9;yl`QY8!{GAYd_6)ril`Io@1sVM3sa;7JmX)w?!1+Zc*@3Q(Rlc%Jx
y`4EPhOJmF!LdHEVj$Ei$ET<>KeNKB)U4>NUM(uHf2$TM@Svrwtu3l2EU4(84W`zjo+xIahB5RkuP%zPRh_dQZ?4FwAt^4U3l~DD
PoajT6)o&2p|fr-)GP@sv$Pj4Mw$LCwxi-5(yT9_LNEp-Nv`0ek+Ab1C#m?fXqI28hp_>w94@l4)Fbh&{;E$iyP*6qleBv*{V`3k
->A@`U!LEtF{}fxAgSe?u&~D=<fx3JZLVP`9;Wasg_!&n8LV}#M=et+im8jQ8ZDA6p)BRDO0EGiAurXgCMl97mzCYBr=<@w46DhX
TP~+64y-;eeyvY2qAnA#`<k0A@gzVkY^j;9)+?SY@hw0zyO=eqgs;P-yQaIS_c19cKMQU!qpZ;@45-tQMyso>&#<!~EGT>{C?-p+
%o}kjgCzs1Ya+O)kEbdo1g_*PX{~uH7O-5a6|TLoVlN}F84*4(rK>b3L$2@_dZyH<Fr_N5FC{=M9IRO~s-Ao@1ShR7FC(Wfw5R5-
b1OqEUNNY!L@!~k$gu3JU@8)@Xc}m#zp^AMDXb=#!>zNh=BCFg%&sq^L#ryOg`BLUX0a70D=mmHJf1->WU-|iAu1NG9;}Qn2doFD
U91Qsa*5zCUaB83S*@d-w6GViH8UD6NG#l>aj%)H%amiE*C{2f@~=6v;47N0O06ZYZyEqDR5UuU0GI}@QmV16sSEO&CMD#tsjVrR
aj@d1Qn03@#jKjCPqBEXG8b;Gl{AN@Kd_7_nuAR$`!1}lk*z123MHW(*d*T+i7sxkw4fZVKqw8dY^Ya*wj`Y}46%VQL$AK2gB#;5
ubd++M=yw?Hm_2pI<43w0xY92b+Nvr53>@q(wXh9W2D3}M3W&S<seJ1rml>X;G`HhcA{aX=`MXIqcL4Aft++1(y-30&#vXMm@K|D
IG>5HXeqHS)2hxYg0C2+&LzSulN3C!+pOlO*RY(IrYDsvRVivMak0s(p)9ztr5i6SH8#qO39h6mG$F?{gs$u>+_B9j!mZV?iKck3
3$RWwHJ}bMeX?S%Rjsa+mNow{Br{>J1u~^5)G3xHZj-33a434O7Oui7fU9Y)*(6r0i?Hx4qbzis`>3ogdo9(ZyqrlY#wgn^RjV5j
P_eQnBq%MZlq}0B1uSi=D4~X}!7$FJ(5qsv5G)b22C((3G$83TbTomo8!%HTw6LzO#g)$=e4~-Bvarz<f-o2`)+Ae|2sBWyEv^bP
CYS^+$*t5Zh^Ba}^{xA=kt}wndoggV=&uqi(x~;J<EM`<I}!G;X{;-#Ni$oXoGgB<JEPB_6{{{LI;n&$&YkHjj;Zn~Y_U+Ogs2^`
1EdG5RIq<EHJ#2bIG{PK#3XSqMV<C4I<09fg(oGLOC~NNLaLu6yR_)5?IA%jW}ZE%y)Shxn5@jK%c)>C@30&&`6t{j9;|4v1EvKr
wk<O+f1atJkE#|TPp?}U@32L&@~En=>Z#|gye}N8@RzQ%U@P7rA+3@rDybT@im@FvHz@_MBdI5~W-lhPA+csHH<FgL5~LokTC#_o
@T>c?EUG%A3a+0dqAo@<-kEVR%C49wrKtd~rK%1tFeo;xzp(49g`CGI1ucRwJF*+CpqvmVekiM;wKT$>mb7j$bRL2%BqtIvuq)WK
C!7W=F)QQ|V5}CcRj2{1NUfSG*Q+ioLn){%f~Fs|6|yoWJe|p_(JgJUDzyxi8Y*rtA}m)b(Wvhq(Jm>hRGmVzucZkn6R!B9!>UcA
gsloLudE8I9W~3Z1+jLm|FA7I@{-N4Oer9-4KofEJh2ok7d1DgJFW1SD>mz&xSo0_v9gM;VK2HSps3X#=BYif(J!i`wy?J_3Mo!4
`mswY>Y3B7cCWFlPPKWKQL;p@ORMB2FD}z1O)j&p-;#YSz9(ZPEvAsK%CNktn<wWiF|1p$*NYM$3aDBw7p-}$TbMI5LoQq>h_4V9
ts#FbFQ8r}N}YSFtSSer;hQ8dWUxH3;je%veyx(IsVqS)TozHUJgl&$sG$usW3XB>ex3cQ<|*v2C#WMJpD^hxMX5NPehIcN6|-=z
N1nGY2QUS(MH9y?MIK(PC@}D?t1aavyQnR!2d{K4g|d~ZhMep&ah$uW<}fH63M~h)$*$+5GA$=8?5>-g929RWIIkNnX{~6n*sdS2
v7vaen<@RQm$LAwf2wDvu_>u8Kb+_(RiH35*tf2n`mGnO#hv0RrnJN`$}LhdUKE!s$F7Ai53_WtLn4qMg0Z78^s@Oc^PQKj)hQn<
`mBwz{hiD$@T}P@c(hKPwk~_G7%X(KMk^sOTQDdjzZqVv4y&H6-=%*l2qXx#=dBy7%${p8+c4EJjWMn<E2hP+V3}d2_b<$@*RC3&
udTzZFes@nQ!YEIW2XcyX&8R8wKMCeqp4!7HmgmrqA_5q<+5cU%B?`JEGE&f_N@3Q5}I+Sr6|N9%Ax=r$}X+2PaJuwA2CFz*Pk<~
2ApTBys#rMJS-ru?<S?N6|5Vv1t@wgwy(GvH?K%ARIjZtff8aPU#ak@qcCNo<EgB$RWY6;KCUDu<0y|XW0^@TX)p?~%&4#~k*Q}W
q^VITEGX%%E3I6yv?sABo+|CG?3r(<12MBRB{bol4y-vZRj~6jqOsI1p(&%N&>Qe90INo?%raB0KdI{@)hcD2GBxTaZm^rLy)0KO
*0A3pCzd`g_bNE9?>BOsOeP*H#;-vk6DYnfvm?T=lbP`ye4&V{RJOgZw5!o9IxZv~3Z&DmaIknU1S-WaWV0-;X`IxsO|venRI^VK
7o|6;(WqFo4J>k})E^zNAQwxn!Lg^WDxRq+btucO1SvHz79)-*yRnEZM5L4`T&+_s*_<erOsiS3em2ORJutDci>oWF=_Pus!!J;=
P@FfX39geD+b<um(w<2rNuye;(k<bvAFwJZi7Ol)MJk%CSr~S(M6!)BWibk$aj;4z+p*UkJFk>6J|;@CH4mPpFCr{60kg!X`>onA
v9ZE2Y@-)6Q7!(maIX5UV<gg|JDv8jZmx$RC^S+U-lxeiAT3#}ur%?WOfUa2F_sN1TCnY=udmvyA0)gdcP0s`KCFzi)v%PXS1~i3
%&?#>Oqz@_TPzDKqN+@s#HzWp!K=ioh%jEPTd?*n*%eWx!Lj2o+buh(Oqqf-(4;x7x+G^Y`Lo_8fU$ZdzpApKLKYOY)21CNzb)F3
k~jq&Xs5ldDJ0{r3$9%!oSHeW#w@@vXsn?am#f~LAFSvoOrV;u^Dq@QMkRW$y{<8<;+@u^Z?F?HATAT2?XaV)NU;$x4j*wNcCR%d
q@J&+ldsCJJ02wz$f?~aPN<f#`z66CxiCDO4l2hodn>#wQ5}J*7N=aPY^nsHRWFDq5~>fZDXju2xF;;Mhz=95k}4)H#F_gmcCD$R
b|M!rVx^ub)GZ3Fr6muk2B@+rSDLV?9x&0d1hd?o%dxYs60YT`^DEjc->><vyq-BUa;!cxo3N^>2CLqwZ6HRdu`tW5V6aEAIV>Wu
iKMczix&+t2rSF2yQuY@YN^sPpQhKXh@-=>P%tO2-<iR!hOM70UMl$|52?2^3a*YU@+fUFkTSL}Hn18n^{((OZX1KH9-#rRDK@2(
b~qogq_0)1M=pjNQ?3e~OrHEORwf-Oz%aou2Pb+kk)d>`6)+90O(;1s!YAS+dnb3IG@QJz?3`z_$tO~vKrF5>!Lg(ksxHN`B_=K|
E}K#;B(a&S*s#(v`yeGQC$UW{gfdDpfUq+x5~+74-madogoq)oXRm=R#WgD&!7~!H0j}M!^r#9jsjio=j2yxwNidSEzp{9(v7}A2
FfMbkY%tQT4zZ;yaVmD9wJew|M4N4^2C!x+MJXpC@~1njbf_gLHn88W?=lZE$)5VGAg{hA)-w#CJFIaj(yaL@jVfy+aj=dtlPCkO
V6fb;d7D@@0;hSd{-oF*E~&0Aj4;qE#i94J-=HfmDh!z*@hQBjvMl{5q$!U#O0WW|wyYbf87y%s2D6y30IkQc?3jZnXQ)vvudk7x
ajn{_YNkG=x2wb|#V75pGMAyOLmW!7rm=>pYoj_VSu)%&zOd#iWw0->A1sHi@Ua!A51I?1r7%^bY9QMlSg;790uw^6q7iefgQ)DW
5uK;1;W0@p^C1B>gO+z7QKxhv(y&e~A0~t*a4bQw4X{x#2$Lc#b}KEa%d(xJ>?d<JXR-6FZ6*39m?^TVU!i3%^RMPE8ML;fS|$53
fG~zJYB64`X|nSw&nMlhaj^3&Etzbvx2b-tOeh1KL#*H?H7u*GxHYA#AS?{6nVl9ac(4SjWUkb$EFiZt`L0v2JuyJ4m$MbA$04_|
?<1n2@R+wWIj$L`da*76bFUyY@u^CwlPn*f>aq2z44g(TO03_n6|p3(Euv7gFERYFDKS_cOf!<HP9)YVfUah()0yWghb>?#^Q^X?
;HniU1Th_^aWx7hx*%sPXd4VLOEQ$I1~w$DdZYv>+%Ju=#IH}5A)E>{BrKkst}tz_pPYfT=`40B&MQ@*U9mZ=8KQrvx~F_Gm9W+(
KbUMHda+3y_NM}^zN=>;<S_Uvo328xnkb;60yEAu=%@d(U6pSuX|NeD60V7yp{_HnO0apVLaMqWj<Q)G<eB^}1S?W4^dxJn5vm8V
*)k_Fc(Ay!J+#HDx}{$hK`&Y_5RN~tc%)UX5U?4Pzo%=k1uRms7b9RMT`&zOZW=ADM<$D`7OW93W2D2VPbOm}=dffdEu_9LD5-!f
C90CHz7hzsaUvtHp%TTQ`Yu-?&@n-&gel!FkE;@>5`oGo!mO1sYBew{cBD})lPrQR+OE8?K(Mwip)XIa<)zLr_ml*!aHyaxa;6iR
gEVBXjIjDK4KDsQ8LieRLZ72Dp|9dDI<Xor+$w~#?k$C{j4h8ZbF8H-*eIc_t1WFSZ=Cb2&#sKLlp*ODfvK7$avum75T(Q*(x|Df
i<`(Pp|J6wr5m9wd@P8s7#m|Ol^^l1CaZX+sH>AOS+82Fbr0RMGp{NzDzYFE6R^9mxvN>N6CVer2(is5>!1&<m#fyX$*?Xe-K348
P_0O;7_Yb^(lF1mQ!qp#WUyJMRTQf+&#j!W@Ts4gr>S5njILNLAuU-YL8urkJDlJsR4_oL;k5d&ORNShHzi~)W2{*vf-{6H46dZI
C^QMNqZf@V8LoV-L90)o>?<}TurR=^2C}!L9W)gxRhd95Yb{~0DXBZH7p!n92_I!D4l@j<9I6(u6s4K1psb^^U7Z56gsHZ%yQS8i
Niw&wv9z-*#;_JOin7A1JPK(gRIY!h_AeGF(k$qxpr6SnuPbIIg0UH}IxKCeZ73VA0uHCJyQwL$ZLh<iSF7+cA0{XyARigEtEzah
Tc8Utdavmf53e4sg(x>RS}rH7Td#RCf1PcwcBo=5VX~v80-I(r6eJh42r!WoM>3|Z2Byp~j4Do@da&KCH4Qf~urv-PEVFd1g{?HR
{U>a!%9*0GqcDUnFCSDdtF!hi`2sT`5h>ENa5Bu0%qX@iq^OrD#H_=v^B*#&BpdXs2CHPOZmz(j8LkyFtsh=7Y$-o6qNar-xUGh?
EwRffFB)^Km8ya$F{RO(GO<9i9;A<}Q>~CRBeII5z#WG#@T>zbj+{=UIVEJRxGppuK`hZQ7p&(fk*OuG;j5S=8J3%=tSm^bh9%e&
F)HS+2dtH?vMqSCgf8{5zY_*BYp3+3jIbrF^Qm?)G_Y$WoU3WECZ^7>bgVd<C>$cMb&w4vIi=RDcd_Q3o~T)_9;_d&5T*$*1FN<$
l$t#%F0j-o$S&=urKvKkJ1JtNRw*j42eAq)cBnrjV5>YV?weCK39CFXWG^chz9(|CjU=2c_8=~zLNRu-Dxh|<jHxj&YBBY(v8?Se
d#K;2FEDVj@`YJ1Vx!?H5VK{mCYKj6_pG}s7_v*5&amPyA*_lX#4*3GTCicPryFFg7A>}?Ffd6gbEY{iz##K5gRnv?d@nLGBQSKX
cP&1qNufNlUn9AVny)#ZiLF+vpe**SS+M0S$gdhO+nx3>5R`{A+azZ#gDBLna3=JuY_cV=v@Ou8y(i5l^e}EH$s3WY$*mA44K$^o
oT6|jcdZ67ZL{<!fUeRkCy<M(*^CIWa;=Z9wxjo~?kSZVd#jPGFsS3GGB6LV)3HFI!<v}1HmP?o7Oi)m<t#9=t}MQsKQloY1F)H`
${$9t!7JV}Zl9Q}Kq+CP2P|;0fvSHpJ0(jpD6b8%wkvrpHI<Jvp|2>hCA46iuCENT-!6A9ni&VFA26e-5{k_%kuzAQpRG?YgsU|x
gC8U?B(c!4TB=2=4KU-OTCAa_1)JhDMW=YHg|pC`1~lO>0Ig}V04H6twx!Ul5tV@_uq-6A12>2-YOSC%p|Z6x-L*z395Y=o!Wy+P
cCCf4G?%h2I;+>L7O+$v;HBU%=P5v~$EcOH8L4Nn2$F-YR<Yo&!>To_l&S|g05R>TYAiG`Zm+zoP_Rgn*{r&$N|j+UaI!n7jI2YU
3^H!4K`;WZjF@97FsOzv3lx{F8!fb`BCzf=1EtP1<`#h}D61VYcQb*l2Q3JxsV!=t7MW@*`z8~y2d}OUU9l}GA~I~Pa5Qf*95A0R
b)cHCU@r);VXjK8;3xE}W2x*WvN7Q$4Ku(b>YY@ZbuTwCCY|}M0kh5(QLvJZl&=Y{?JGwuGOPk65iU}*ZI~e!53CETKQb7wmZLhd
STja1fv>==Q6cxQH6Vd1v8&>*oSbeWur*V$h9<k7Gp-`5bh1M)K(N`SU#woK4WQ00UoNaH6{$a~iLcD9_AWB6u`W9<zORd~wJry&
2rk{MJB?Ho87xAmQ?UM=GPLuormyUm^0AjIgRpt83l6p`NU9YrrLnoNuBbRGwX5f_6SI|}zcgbpMJsPCFEO#Hm6SBBkE#tFO|YgM
ud^btXDu5o*RjAPj<A?7L!HsFmoeKa`mw?(d#FsHAuR_hv#gUWgfplwxF}>E8m_agY@8LXTr7<=x~<L{<t)0a#419rk|WwDgd(b?
Kb><b>Mr?+WGG~(_pi>VgRWbte=xMD=n|Et&Z<SOl`w;>4V=U=w=D6m7_6O`cb@aAd#)a_v#OFMrKtL_vX=p^U#b|c9WPd|OQt}t
&L{-2WGqlF8!_as531FwHn4^&X`HjE6enJ*Nuc$fkFI1TtF22eo3D$gf~o{9ES-m{*{n3GhNfexA1Pa&@}_64LM(V6#W2&a(kH+)
^C<i-Hlh-)^)jO@i?G$8@UWGgxU49uYNsP5J0d8xDxIh)$FLhMjj1xSy{pr%)}{n2yRn>+ezHC+5vDA%1F)>FznGSt8>jNBLaHeY
10W=*=&ER@<};F>z9rMDj+$MpNvkNZkSr&$A)KWd60nLXK&Y@W@UE1otEh;n1vK9)tejV{v9K<z;jVO@6Eb5fJSZ0?95B}?g(x>L
loGlq)2{k2p)c~WbEeWNBdlU6D6zt&ge|(EgfW09r!SYO|DiXr`YGq8;II+^D>OQ>aH+4d1f^Rf`X%|Q@RZ=HftzKjI;nptqprv<
voX;ulAt`QFg4UD-7yBR#wf-wES~AAT(0i1k*P1Acd+}f8lEDo(I^}u?H<UmXq!eSniqDjZ=61`2&OwOye~H<2qd|!Pc#j+<17p`
Dk<kM+ZgRJN+;hiHmNq79Ifi9U@P9Sb{)wld8j|I`J1mOxS<ECE;aiysIFt7$0LQcP%)39(KP!nZm>$RJR~u(>XFl^oFZ;0vaTwe
2r_V{sjzabz%v1^*Dj_pW{EAV!=H<*wlEqcdax|7#4?|)q%NN=Q?3-S?lMy#f+>d|$Q*kZh$K;=t|3*MD=PA=Fs`&L%`H?aS0IF~
4Viu`JRX>=;V>mFNu_|V=&_KjP&5UvC^J}}ATTy8udscx9i9-gBP?{U&$05GH?X&@y{hjqysuRwIi)48r=P8&RIY(4f*{wQFeRKQ
=NsB2!7gho;h++%lP!j<04_u>AE2eM&z;e(`K<q&ATq?RC8<cR?6Yk!FeLh~8Jfkgsjc&$$0wU40iBwzb}qoE`>=wor?Y^pkS)hD
zN?zCqnx&`XDUoEIINSAE3=2N4y~ptkfjo>`Kkyjah@%#cCCxB!m6pMP_BoqIIKJ~gR%Ohz^p*7R;mrO8m+CaWuAbP2cbcmSFp#Q
`>Lih9iOh9-muj!GZGZ6+#DFP`LM?@ZZ3MC@F5<s6R;Go*f85EZYeFR0WK^v;;4+MM3#TAQ7xsf#<H3XNg(Ppq932Jw<b@m8=_9H
XPEA&Y%J)kt1NA=6|kGCm@=Xz7$pj(?J#z*tR;FafG|n0YYvB(Kr+lL8Yz#Pzp3OU5i|KEC@^I+B(0{bA{_Xy>nPH!Gce7ssHQQl
x~1r@tgj`oOs!|KB`SQe=_@)VSD@OhPOm?$7_bPC3#>6De=Vym7%CDj534;e(wH-)fu|0y4Hx_-+ooHxrX&I{NVAtL*Rm5R4<-;R
wy<Wek(T+P;3X)iqol=~RIuczqb4shXRR%*d?E<4oSvYiKqwNNgszXP`Wy(cS}i0UXscB$EvIlW$}^0wW2EdbX_?Wjb2Q2-$E9$a
j<D+;-!3{PPNXKCk1ZP<Z=6r8q^|NVH8jE{l&aP&Kd&?<J+F8$)-vocH=wU5MJzF|aFSOsORo$sh$UbfIk4of$E>KPNvn}9NG8*%
Zl64{JS(~=#H(U1VHnLao~bIRdZ}<HI~?>X$|QEKoGkAt!<<R5Ua^&<w6s5rkumEnPpCnxJFP%2(jfFL@}7z#jj<>&y{dR3P^;~z
%CW;LAE`+%ys6EsaHc%1L?=S1_no+~zn9{jC#$QO058R@{j-3k-l~JGZn8+GC!f5qsVr8gC#YN|ODjIEb0P|}Z?Ci}W3oaiC>TL8
;3f&BN1_)jN+>R~ZLi0dJ*XL&#VSZDDl-u;<s}v{ju~q*AT>D>hps^^J*f_^r7JhA7p?6l&oN-L1R0pFB{D@S)|(h0JRAZfDJlY*
*sSTKB(Tk^dM+ohX0b9VHlJdwVJMie9kgb#ysVcm46h-t`mHx70x)=?o~DMb5vgpc*Px)RudJf4+py%Cldi|FVzaZeM5}M45UOvL
VVDlCLa`z(>NoeP!=OQ`TdV`D4z$;y+p*0w)h?qkcCfIp&<8)SYOd9>=c6~5ZmaSm$RB)|2QeBgI<3&KY?vG;8L12wdzd+|mI`ql
l_plJ_buD3Ju#Q9bSeX~^B`iZdJq33WUC4%|0Q6Y2Qs>?mL@ta-zf^HKQM8xi5ZWq_?_FW$S<@h^(uw4G%hD5i7?(R7cexdC@PvR
;VfRTgAGwA9I#q439&k%bTmh<P%g$MHnE1U2Qo+{2%mu|Zl}Jk_@Z&C$*Ynnzb<|t$*~iu6SYAr9v+M>bD@>6F`VVB&Mvhmv9Z>l
IwdkNLL}szVleA44llnk;-2ZSR4{BUAh75y533Nd5wBA$)GK1J5wDsccP{>*udZJ!=#)OIl((3y!Lz}j&aC1phaX|E`m9Z=@fTsB
rJ6LTCa<KWARtGmY$=<nM=<lPbgrJR7O{segQr_J!!sPP_nR{v9H1q$hbcm#1EqVev9jy4<E$8|=_u4PM4cC~QZ2Ho79~$0n5&>H
`Y;o(4zLd{!=ys6$R|RuS*aARxuEu}<*bSyoTV6`DJ^L*P_FPLRjhKXkriL91)X`M-!E#KowB8@!=x}Mw;tm$RiUe@x2y;<G%ZG=
H#PAoh=r=Haw_mJ-m>eUF|i!4p04>Rnk{Uv4z4h$N|^L3CM!Fv1t&nQZK%Alk}SC|1ubqX@uE>MP^pNp2(7m;_ncR*#Vxfdk*b8B
$Eo<I<1P8EG^w>MN~s2@A)3gkEil%s9j(kP2&`$WN3C11F06<mGqfhKwItmsIkI;iZJlH%y05OKtuFGDH>}Aqgt9v<&a#~_im(ka
7M^7^^%PDu!Z!D%xu|xtj4IfqN-Rw=$1$igU8st&@URjd|B-O8f-wCsOsou^eXn1w8X;n?K{Wd<-mr+NlZ$93M6)+Ao1e+46R5+f
E+sOpw<g>z<Sk{exvG(|;4W1p-;dy|e5_lt3M+G-Aub^(FR3`O38_mdu^j290+igYcr78Z(Xe@?7AUqUX`$7qAF&*)_@>^d@2twL
PqDuzhL!24+^QP1gEe&&gPiEA`=m;=X04znLb0~1!H><ceXI#A*c?Qqr7Gp3xGcynJ0_kdG%BPmC^Jwm#IlSqZlU0`V5Kmvd@Puo
z_O>WsjWn^+^0&k{IAF>%ZRM5{xjmOsH~c^RHYlPQ!BWhBd4vUA)Bl!*)eObWvlZuJBht1uc~GwTONL$!LaP2makWv&n##rFtd2C
7N5MV^t4kj_%6~e@U4?5)~q0~nKSpPhOB=wEw5TJ?WWr)+Z>*#)-gyd2(hA``=&fC=C9K#Pb;}9!><yyhLcXMqAEj<WG<w!6su>f
3ot;jX0OpJ#Ib8ADKRTBa;6_L(;gqG#W6oC?4bgkBB+Zm`>f?I%`lFt#xS+6)|srRSS#GGiKiwm45m0R!7H|;ohu})@+=gkiKYXm
xUe;<Z=4IUJFJo?i>+v%E~?k79j2u+J*PLcR4Hhvuaj@Kt|{&sbg+r2VlXwD$t*gfMXutrM=Vq`X{pMx$1Pu!1DwpNRWdiKbFJc<
t0-zRIxR3IRI}eFS+lJ${+)*^Mz+&2JE}D?>Zr9VbtsxJBq~xa$S4P>GO95sbSTIqh@Hu<$1%>a7qASPXrmyarm$18ow4*OPcTU=
DVc~e6EQ8cT(I9WLZuEYzOG!Si?8^w+N`d##IPH&>MBI3I+6>s%(8~8t+U9Tkf#zZ5-Sd?60s=+YAtXwiUeAuNUz76PB194+q0CY
Mks|UMlpe`Js-WW#h~UXAv0mH7n~+69;Z&Mr8h#L^stdKM<s2nj;VLDr7$5egcvF+(y{ulATTGdDy2)Z=_;irj}+-H2qej+UZ}H_
=csU|{giDX*sD6O$s9r+oi)p%JtUK`aIU<k3bL^%f}EzX4KyUKsU$_RW2@+@NHIhv$}2ms{H%qs(5z^$aVP&QUXh<JwkI$vx2`#$
cc4Qy`KGz6zb9B2o~(<oTcCHQKrJ4tQLsy~grhSnqpowPT(V6gf-3^B<Sc+Nn<Vd|yp<2H{VfD6O0cD!OEZZqa+SU|H?6a-1TJi@
vYZ012C!ltIkF0*m#B4(K(s`wMW<|}N~}2{8LhT3R4|<;*`O_|cdQzyPcey~x3A){9u}G|Loh-rGN|4%=?+3CjVf)dQ8nVPS*)t1
5UsnlI;hJqUM5X2e6U5cM>HoXRiX4S5h{|gE2tZcz%9c#7BTc4KP160B&m3)%9=u?b1io$_o&e|q$PYXM5i^T|0#f++@SL;f-Li_
gE3UCBpM8?8Zu$Btgkbj+op4<jVmd%k*PPWAg*h#<`Qiwr!!?QDXg-us4QhJw6908jy2M#ld_Dkd^9$&G$|mc!<_Xhlc-Fng)Etn
r?RRf^(i#7I~*-4q%6NNTAe<#z$<tzrL7n*=cjzFoG89A94{s?B&k*?W+nJ9e=lLPMxnH*GaFE;#3st0W3rH_jWF~x46u~1uCdlD
P@PUP^(^46IxjIXcd)iB)~b6g-!Bm~60SC`x~||b4zAuUt`^Fs8L6M6z_8VnxS$TJ?zC01NHS}!KAaP;i<bJVD5Z$5z95ybo~x9t
NUu<?0Wwss6rtTFptR1Uqo;&1$C_QSmoL~PoUxdnE~mM%kev`S+##MSh$VHT5Fa_Lge$l$s<iN_k*?4o?lMduTP-6mF09<M=_|Cb
`XSY>dzMfnGaxmsR;d7(a~?t`#xQEIP_0m?1goB|tq|j^p{_G7RHYHD*`R;0qcaAo%Oi-Yb26c_z@@Y;yqy8D7#=3G0IsL3{;p=4
gtMF`DJ_LBmL&8kIk9Uk9ud1GUo5(uAg=hZdZ`Gq?=GM*B`nCSWT88&`KTVH+bt8OxD@HA$FC7AEh*5S6t94=Fs0VC%CNGpyDWDw
C7GYC#jS)hoUe2)JFht~Wh*c*J+U?+W~11hHmQrVsxIp?8Jw`HVJ_CLlCZ?0DJxN?grmH!>7Yq2y07Lh9-V_N$S$8RpdeGQv7J?;
1tONM$EpjZ8LIvw^Q<JRG_PZ>{hTkd;~aA{b1&YV3b9ZlA+%knbuULWld~qNfP;~!uQp?`B(Bb>OR;OT11?M_<gpI1a;xht0x&b1
!z^^Jx}1%yjH<n{F|a|MZMF0-6Dx7DLa+)jYO{f{-=C4NRVF`{>nV?~<1de@K`=-mawDcMeJG45hAhjdr?4iVN0PWRt{6SARxpp9
LZqBB9j_%a5vAF!QLuWe`57T7x}pj&$2F?00x0@5iYU>s)hsM6qpboo^RU~k0kT-C2b_1N6f`$7^ela$FRkJ*B(M;xNH2IWe6QcM
C!9JWyez~bdaVL9xU7_-{h_=Ysxs^+STfwHo~$S*;jM3}HlO#hAgNL$Qz;i1eyo!*Td7m90kEbhD=Ega7@Qv}^(;@PlPm)?1F%FQ
F`a=b{2gbo^PitAK`u?8$*eRf#i8V{jxhqN_cM2w$uL?e3#p(d`zO9F0WxMLmzEVNYOO%4?l6<AN2~=Iwyk+8QYUdPY%^;vQ7GlI
d#J7)bDL(VS*=qjZ?K-72C^Woo3a0{oU=tHovm!C+>}!-r>=^xu%AY+>!<CWPA?BBA*d!X_Nn=)11Phw9VdseilA1oMliEA0wpvV
R<K{JOe4t~=Oo}MsjWFNw3wl=(WQPVrLv?bQZR@uH!9aCS*SKFF{8hkzA#IuhBGQJ?wb*)s52(6{;-LjI<ZVDP_XMSznuxL9<;M0
E*1+flCb9{K{DjAnkg=#&nhORjjzzJcCUMwIW#AyU8~2dfS;$cqAeyd?WSFx4y-V#tgE%FRw)&&T&eM>Tbx6tswurE^fZaF-wN)d
BPKH{nxbj3y`~v3!YE9zA2Cp*8lXa~Kqf7wN-S-fz_I@@@E{znH82q=oT_aq9-^7ARWNKYXE0K*&#?0?#wjMIYBT{XWUqBD%&XP0
A}k}HHJT`;NvYVZL#%6@&M@h%U9rR+Ff+X<sx$O3(vJl%39g$c;4GmvA13uEM5>T0#H<pn9J39w(x+OiNvV#rshoZ-nXu3%1+S`{
kT26RHYp>k<0!N&$S58(2b#sOoiDqrK`fT27p49n7%H_exG=}8crZ??LN5=m12U2{%9eK@d@$lIGBI+Y+%DrFFtzuv4YGPD46#PF
=NfJeL$eSv2eExEB(1U}IGTzh+%RM;L7E7%bDS)(X0t7tC!l*aA1^AhZYg}D)1;WNvaGPEE3)aWD1*1Lln8Gu<FFenfGSg{a3rLs
<t;0zw;|aw)GnYY$tnRbpC)mtn2m_Dm#hk|POQ0<N-_AZCn4miQYvQ{dohJAj0{?+^s=xl9I$OF8Yxwvuqs6^)v@@oG_%dCwX5f^
{wIVSZk`jdeXUR?nlD@#zBFH~My&Iwny`p5G%$cL4v;0SMyY2kw6nRiv#$ECUoGt_<}i~NO)W{T#-!6OKr~gUo)-zC*eu_z{W0d0
imX<!8nG(0|D=bohOzIZU76u6V=k<)RxNR<wXN!`+?<OjV5-YDKr%I;v8ddp{E%3pMG-&;nJgBd->dwcY_dc#6Ru?>i?EC=jjeJp
ijd5wLo>oDI55|!Sget#&96o*uB->LE+ud+3$k;p&n{K4I1$(`ou2L|HmZ^w^pl;hy{HVXC$7pWha(fQl#6+&Sg>%eSgaqgN3DIO
BCJd>rYjjLxGoK^TrM=NDj+MSaFWO~FD;uh5+EX<?z3kkbFuudy(to=d$V7(RU3(|D5sFDSF)liF0O^8s3plF)-|!G&KiZO`>a5+
`Kjr#)}4j34=yXPVy_>b3^T1Jq%?pp0I<rY^D(Ed2b~6|s<M8k`!%zzW+c@fz^EQDcC{`h#VwI7CaGT~#I1%aw3jcebgmXEE-MzG
?5txd$S<U*%C0#su%e~1kCGuUfUJhG%P_j9XQKzH;i$o@dY?O{KQLu9L9dLlfiO!SEtN&HQLr7QPBN|>Af*s67puT2RIl4Dg|OtX
J)qeoqOiRx3NlZtNGjtfyRaH1gBU<4IIV57d@vZS0<iHk-U=2ff~S_Q2dsdc0I5T%wJ@=uGN>@EBreFLe4AUac`!~T#i^LIN~e*k
P!TFFb1q-4(=C3lc`vr8K(PZXn4P>bZmDRn*Da}?AuEbA#41>=KCtdCD=l#@*A!=^$0|RYv9HgulCGn!?k@bIDJ~1El`I3WJ}9%N
r>WJgh8k3?zORri2{CLOhOibaB&6H0fUi=e%C1Q;gcN14Y^05|N-blpKBr2t%dUMYJFU1e;4YV}H>*D`e6l;SaG4t})G5-L+9}JP
cq?isNHGbl+!-P?p()EOTAt&sQn5KB)-@fkBdMpdw=$EQ&#~XH%CBKF2QY^%X0ITpVw^%WL8|SkF)99(r>dnLIFiw?Av2_<&@ad@
7YrURcbz9KJ+3k_>@NAP9xvvt5H!Xr6se-A6e%w?Iwut_CZVVx|17*7fF(2$BrP#1i!>;*BOjeD8mJ8{l#H!1qO(Y?udkP{-<_!@
!l@)G!=*tlgevzii?UHEMkBu^^`20%{v;x>U#@-_`K_=Yx3A$ai?D~PV=2$Fj*--;h@d?xp&Kl)(x}ucy02udda%;2>#jGZaxzpT
K`aBUy&Z}yc{SLrhA*$5j<0j7h^%z8b+Ixp=O)pz50+&t<uX&CE~*x&bFcF)46R<NMW<^X+N|2Ko2bjKgrqmDoSQ8)Jf%dj_pr&H
)Ui9S;inU@cC+{v!Lh@qVVoE+p|Sn2FP}IvTPb?4wy-C%x~ml}u(02#6)EwoYOO~t^p%;kSEXYw*0DsMBdhW-xGrQYP%=*<`YWt0
<eG-9Yp`;vY^>=r8L2lYX0fWXceJsr3aG=Wi7rL4sVovHKbS_S<F4_so39O=Os)i_A~z<bp(X68psC@nc$lH9UoFfqc%iW)U8qB*
jj-{lj4%faQzS+(AEY!Zx~vzbHx^+Z>oXQFr5*tl^0B<Bny!JZYp+%<<1!zY7?`ay6S3W|k1TtsNF_}zcCgnmwk8-YhO9EI-m7S=
<F2<Yft~y_YM`$%7$!-btSw|OUMgK9V5K}GiYQetBA6PmbTXka!m7D3maTFvX)xcYP^@P%#4duY7A<0_MKcU85FI@&Zz>6}GpMi=
ZZ6ET>atoU^s&t<hN(O*L7{*z_pS9Tt*T+LUK(DYA+U}w2rJmF&Z<qUIVpIp1}+4yb)ncItEHYS!zdM+v#rS>EVKl&yd^s_HKRhY
jG?<Kr6;eh@Gz*X@UL&D-k~EVy{NP;HmfZpOfJE%C9Y#EPm)8j^e5CU&#+XQ6126hqAK{QhcM-vYcJU`dyp}#>npe|2d;-Gz%4~6
8?1S%wyj>UR<2~Q+p83&BeD6f+naJVGa1M&7q8fsZK$y;6g0dpc&j=v4z5}?c%G*o@+$wNu&))fajL2#Ypfis53r;y2&jcG%&Z)+
FfLUhJeaAiO(~bHv8sHYMzn=8h_flQ$*gd&imUUmzML2@r7Q`vKCHW?O{q~YKCtAd)Ue>M%CK{@EUXA9Hz+f#FB@VoysD8ctgV2T
eX-xGq_c9ejjQFZbFA_lqnmuPGbw7F0jq4R46Zh;v!t4o`?5PRLo$)FeJSxTLb4I8+m0wQL@Vtp$fk@OQY=cYfwGvSf3W_j!yoW9
ot(g<RxFXCZzveGpC>f0S*bxV>N8m@7N5f>FRel{ysF0_KbDr96(rTGe=7$76fwo388nx#Gq6S@tg95M`x6zdb24hJ3z{CP3@ZX8
pD3}c6*3v9xvg5LwWRMZF|>HB8=x++0j*%1YNjBU-7jOZ)+|jjE3on|>@5JW2o--WGcY(aJgi!<M5;)y_%6{gqpkR-qA2Pupep;U
Krjk1Rgiot-YpBSzO0`JJFF3|pCB==+AVCWAgMC2xQ`&P7O=Rn^eRFykD!+=7c2@QN;6EZh_TrxOfXL^f~Nx}>Ycx@!5x1tEt}>X
IkHHxHz|s;I4lk^lrlQCBA9cqpsoC}_M&vLO|a#lQL-Q_+AJ@q`7b@Ff+;_(rZa2+CJ~Vii!yVtXQ*wTr?IrC3aFwmuc<^Tfg{5&
3K}RWSgI$b>8WY06(QfS&Ma6g9kME=m9C^HH!X@XCnyb@3!E#Z^dgC^N2{HcGOcDWYpy#j87cWPwHA-AK^$-`*{^CWZzgxI(49#z
aWgq6%&vB>MXe<<XS4J(O0yF)G!+Fb#4lPaq%XUmj;(vK9jZp8T%_ly4J?DS7@RONtFNFays**<vn9x(7qetA9k3#;Zm_B(T&gpi
A|6q#PoBOj$}nH94kW4?!Y)UpR;*R1RSN+m!Kiq%J`54AAu8%5=c4d4s-`!rvMH!77^ed$=_JatDJjb$UobE$+?=|va3&M4H?T3D
*rj7J{;~hElCRXD8J$uq?vpmGU#a3Ro33NC+9MLLh_1b-gsvMc3$4$sdNDw-HZ!5H7>+WqF0<06WV3dhyfmPu&L&tkB$&aaNVS(U
Ka?*NPc82#5-rs&>!=8<KQUCS;HTj#yelrDK`=L;jVdOr#h-ni6f|b8AE`Z;n6hjxLZ2$4C^1hjZ=jqpwh|~R5~`)JC#&|X3!4S3
Dj}09ny3k&v@lz!!mSLg=Bla~ahz<mL9iMPaj_c{nJ^kHbfz^kg{%fDaIaV@Q5-NV_^GO{9I$V$AEZbs!6)RYGa(-@7_iBzS1Dkt
exV&O0-i}QjjsZ&GOfp;Qm2Y31ShPj#4c~Bn=vIW&YhnmxRum1i>$<-qprU&jIklKVW>W+A+A$1sHl^V2c#!42Av47_Nq&=K&+jf
Z!_U6^)wnNZnVp&=CK8$HjOi@JTAkj*r+10H5ZR0m9V*<e>7Pt>#cY$#w7f)^dugrS)n;I0;y-FHLfwAc&ezP!Xm6IN3ztdgRth9
%AXV|wXxqb>#_B&A+Ti|wKScc1R?UQRI+d|zNv|_fwZ+PvKAeue=#Vmq^j~3QZh8Ln5`o+_$G3cld#4u>5@OHPAGpQ#VRW-`7A>%
2r6^1Q?M2=ji}uyr7B>q%q|6}-<07qFDVBnBP4>LKd1^QsHP#GNHY$w|1GzrTpZf1#ji&Y7Oc>&O`N(b(yke@;4-o)0I!}Y7qUyJ
zo@)3LYpWs-LF|HTOb#t+bguLdo6G@m@|u(2BMmvDwO`P?ySo%6sC+YFdy|WAg)xfwku(*b*)G;gD-h8!LcYVU7Be!%reofUM^^z
sx;y<HMPa08?Buw4YMqu)f{ao+9?GsW~D>2JFSy5=_JIgrmu*lIIpRo%Pk8qjkF~&6r2m8tFQt!Q!E-8&ab*Ke5!o4&@F=;Mz!`V
s-D8I-?V=*Zmu9F8!)diSTJfbP_!_y6)9CN?Ji3xKq_#kA06niGM^Qo;I1d2yseF}2`+uDYc#nly|MSG)}XdEJ1KFm@w8&CiK<ef
C9wb?kgp3W#Vxm|oU;70ohz`cb)cv*CZ#H~R;_y)_AH39Uoe%iJ*43-gE6`^8>4Hh#USpSE3LGW9VSdJ^Q}Iwmo8K;L@s48)uR+L
=P;!!cbtbT@+#6OL^Ix&AFZ3Bkv5?+QzvpU#VJ@Q#vD~IV6KF!PAJr<$Ez|db*+~uEVN)R6tMXyi<yxkYoyenJDe3XttUvUTCcwm
s4e!f&8W+<#4X(^6EHU?O%`D=$0$~(O{nLuMygvaRj*U5>$JYE&nwrgI;Ezsn5zY|8JScqt)>Yiv!QO2Z?Xp<Tqe(~46bUelA**X
Zl9hhjj$)7L9sQon-_4bsU&_Vy{pow*D;l{!mWF+u&Jo8l9eAJ)idrguBj-QR;b<<?X7(`Cag9r(Jn%*7M#&7a;<-;7Ov&4ZmYnk
NidSILm%!QlB+kcOec3O2cyj|L7XA4OQ-0m-ZD(0AFGwIN2;E$f;4U@ime%}tC4M`ma=59b*-`_S*%T=v73pWg{~2!1t^6rp(2bi
wjArN3!14f7c-kK8ZG(|sxzCbj;vO&v7NN0X)v^`<(&60Ta_d%M52-~Casbsg0HSDKCjoT(Je<SeJdU=2rvaM=#)S+)UMbl7&HJN
ys?QeXe&pqm8)kfpsNoxa-4)RKcxJnd#?B}NH0e%@2zyP>!@lj_AIlvyDXivS+6;=rkuaAo-n4cQZeSAcD2E)Q?zoip`5<2S2Av`
hMQ_COfrqGudw8xKd|{AQm;oat*-K|ps$7?AT4jP(Jo!2*qFl_$1C`(%%~-payVC|J}YJ)BrZL)i?DAgihv!k3^4gD^sz5Ae5HCB
0xEznBC@I|=cM<sZ!T-IpCTVLQV()0Pp>N@geCzTekj5)IVx<Wa;(&?b15aW=bh!Pk1`7|GpbcJcB;J`fiUkGgtXHoA+jegAtab9
S*dUvGohuPQ=G}D9yLImA1#`&HnYGf3bLT1fv?0fccK(9#IEzBf3Vsur>ayXwWvidPq4Qbd#@WYA+WckyD)sLZ4fH5v8!1vhAI$_
cre`_`6*E(Jh9s=e=ub#s+`ia@Uf{h(w*xl-l-QEfiWMj-?68tbu7CXyD0c9g((`aaGDCTATio3SSYoiBe4#erloPIx2r8I$}R-5
Mxn?wK__P+C@3?n@vbr{E3gl(`YBGW1|o$uYOH51e<nXDfRn{5{iKbY)hyGYU86g*>!qu+6rC2Wm8plU3=dDD*f7_xk|jj0M;>e~
e6iE4gQJTsq_Ov`ohuS4)hN)dG@Qz^J}_%BV6uN1%PEPo->OA0@+nHFMkqb0CZHg(*DTkrTO>O$l&`z6U#Rt)?JQTVfUJP01SjAg
ovgGli4%UX(X5Ipgf*!bTCh+s?Wqi~)~&-c4zq-(0+xCyP^PvmJFW7m&aI#qM=(OIfwBrEK&j}f*si9him_g(R-MkMfG|z0kS%bX
Au{GHmoD6^N-qSkk2N&0<Crfmqp|?70wrl7T%+Hsk+9S$d9PxxXs8{j!lX{6r!jZ3$Qjs{N2;!+wxDjH;2!BLR50`->n+<YDKKlJ
+nuX2gtp4A_AIh3|0w3H5iIyDu(7x;&!s4`x~gL=I<3hfFB!VCr!Ek!RViVh^Dz~zF0#Trxvi<89<k}DgBbOrt|Y}KE})sJ9H^Qo
(XU>vRH7m<hO5CP7%a^sH89;87ML?H-!LmR_^@D>?=KFb@va#()vcs2geVX&HWVZ<_ox`8IV|}sUase@1u)L94KsSGf1rV`#V-6Q
6b)6dk)OV@Ca}t|45@65ysQVUpDquuyQ{RTld#scmz2&dL^S}g3n>{i1FEs4+$y>$H?6X-2rI_0GqHoMbTMNr&Xh}~h_X_&dMsKR
`Yzb9|0l;R?<^FmH!sH^0TsQe+_6`n_9Pv#C9oBxV6mqr$E`W5d#XvXE2*9>DXgX~>J=j%!>S{)q%Vt{U8poGPOF(OBrXH2rz|Nn
{}b=F?66{~{;A%p%qGPnU@t7O<gZn-H?yFxzOeQy8>+A<Hw{Uy4lsPNFs`s1->a7{XR}B+tF79vtFG>>1DohD`k^1N7p6osk|{?g
(=OVmbhCstNUK^Y{jj^SC8<^_8H}$j{U)_2!LP2OGOwkrf2<A~UaeuM5HR1Rvy=w0qmyAVhAlTViYLOcov?1J&8o|$<t()^rX?_|
qN@R(%A0YnU@HYM!nAH39<HRQXs|Xnva9E(d8QpL(3em#QY*=!ax)~b!>ZFT^sCLURxN}j<*;!z;H|PSkSR_w(3M^<4Xm{=2`l)V
k)r7+tSmPxRHz3rWi*Pfa2IG8oT^o*lb7?drlh_u!690%w6le-JTJyAU>}b(wJ<#^bsyZYsIg%$oG%=iW~8L2z%oUu(XpH_&@|<(
G@2W*hOovdh_4DD!7OQ}+^xH$DJ{63^f6;F5U~HMUoLB%oSW3LYnkJ$i!oIky(}QC>?dKSuB~}0U?w}X!<WD)FRRC?@T_AnMXm6x
!7M$lgRH}@SuEJ5g{W($nXp2o8Jmi*wJwvbwy{v2*rX6LY%V9SQZeN(mM-Wmp&aWR-Y7k+rLNB{bFV@y&#c#}%dHM5mZg3(g|G##
OR#Jk3Y;Xbi6(2RLN1vZ_OUpyx+H5QtgK`zqc~}=!-cw|Jh0}ij<IPi->J>3`LUQS;;zlE)+n8=c&Vo{zpRoi2a<j+6DgZB*ebW2
94JnzTrx*2wyS}wbTR@imZ8$H9I%xvo~+ra8>u`hF|<^%@Euo|Y%6FlxtxKnhc<t(37}XXYplC0jW6Snr?678Uo`-&EUyEt?yMQH
Sr}oazNpPHS1l{3KBx<>xvbYP$*)EyP_mG%^C|cx<ET9;P@hz$CLpUI<geSEQ7sIr4Xv~+@31nacb*=v2MSOp^shXz1hgBnF)TEy
H>G^3#V8oCf~x){?5aqpiLg+v&6rs<wkqH)JgAzPudgDpj<g7*8?Mu?qORGlV3TvLPOa1`sxqv!WvyhW9;}}vVkSbV*01KMMl2hz
=@O%*$r`6BXDxRx%B@5n%ru$_A+Q59i?NQTzp@6itegZfey0a1!lf#(53G|ZJ~5UqXt7PLS*$gveXAv~4lhBmSReVULZu)t-zt0;
{VRvC{w<TQRIu7CIk9V$GM_3cp)z?Za;>MWVXi!=KCZVVvZsh5x~mDT)*lU|W-9)yEr@cTqB6O$S1s+Bc`g<x_p8>j*0KwzJuwL{
$CPfcJ*-47uqImzlB`-NSFFLT6e%>WVzTtGUaUkiKdWH2(*@bAH!>nAEHc0tldh?**D#2(=rqr)v^G<;<Q)Gf4X?PdO|jIky{4Zg
fipX@4WJ}3%Pa7uv#;qbH?oVXz?^Qd4w=rZ<g5#ygsxpNDJd+i7_0OxLomsyA)MPOGB4w@ajtK%oUF4j<fuwAwzDp%*QYY5b*up*
2Qi2oZx|>v;;ojhq9H_(XD~4=G_M9Oz?R;#y)3van42jnUoEgRZLDy!o~Kl(ktC0?aw&r%s;Z2vpDO;MX)<9S>7CgzOP`Ib>a5nC
f2}*LIVgg%9Wx!PUa%N4Aqj{wg)GFJ$tpv#w=Vc9RV$OKOR)y7b*xG@0y9Rj!7_X(qnzC}n525L`7lD5@h&E*L$Yiv=`ZXsD6=^*
1DD38&?TrT%&w5MAuNb7g(#~rAgu_j>#04d4Xd9jyfDeH5F6;SCnF~@iJ>`=nXuim473C^)3cqbRkk9uE|-xn>#Zj+*{wydcckU5
-z?X%@20%0Ik0!8*Do}#7bKfBgb^?`L@0kOODqwbpD^1iX|a2(maNz>_pr&T?VhtSCb5#G2C$nbTP+T-3$d6e)T-{R^ewwAD6o$&
V<7u5D4(b<7&2O|a+s)|*sL-!_pTtW&MY9Qq_ZWm<DIpl;-j-EG_Mb^#w$;uFtJxPZmX~(_peJDtuzy{B(jS&X^C|)S1#Qy2eAsE
@vpwDU@Y>kfh!U$P_Kz57#@@%1*Z?Ac&)!Shpl3vrKndhqbaejfGf~0EG9gwXfqP8wir^d8?XbW4l75T$R#1BF|d5FP%-zX)-=B`
o}ITEGO1j!sI0;)RH)6WnlPKPt)$g3IjTUdIkbSQxhVi6gpnsEr!LMX&?IaiDlc0nM;wbONUTaJ45DW!Xp=HAqN=d5sUdTu?5pD~
wy~Wm&94Wp?5M=7xi6We?XM{lQIt2Wj4;eFL@th={GC)W1g530kTK6IIV>lzw2wfh1Sra^6d9o_cdWjz8?alfahv(9>$A<U;wn-#
5v^-57@Tda@+r$MO|FO;wWfTq0jj~VQ80e7JtR-7l>k^IHKsf;*RNNx&8RQ1WU?Hu&Md$zcCRb2`6y?ykf|uJs~1wQ4KKqryCrp)
t*R%eLLR;_kF@G2r?t+sN}v6py)E&uRIDGNa;Mg=88dY-q9lQ*!>snOwlEPam#Md|O`kKdVk|4HA*=)t#Ix9{2PGA-6f|-g5-w6U
Cm0Jb;<7)g?HY@yHmtEHB&?Az`=nAZ(lD!|y{*u!3oYWXkDR)x<0pWi^r$ct<FJ`4mnnNU5jE;8Q7!r`E*f?%lO%|uNv*A^{->O(
F)ghyxU4U*q$i0id@%GVHm<QRV4FKEd>#=i87|(TEvy$T>?}^NtSNq~2(Ij_+n+_PWwRhCI;GjJ2B<bGBr(Lb(zIYMA1^;Jn4og2
3?@{dsvYhsKP?lcD=n#?SS}4EhqBr$i7eu<U@|YUp&n<cF0g^FmZ!|L(xg}@Xd~w(o2YuM*QQ?~LnwNi&@AJtM4*$TTbm#>ur4?q
h^fM_EHIs}S+EbVK&ja&^rB>-a-Tjj)u_m@_bXhm9kDv0(XBEp+9MSxn<<~Iov|G@OqEotyeTWMkuivwNUuh-v9cmA(JMePrLfwm
rIxB3Dl`KqoiKMDfF+wM#joQR;4?h1BQ8NL7c1tiLA-u5ZKlbxR<}{C?zsW1l)hKHQ#MV(rZCGfJ+r?v;i@6K-Z=3pM7#v5$G983
QM5a_v^KA>?Jv!|DYR#~SGFmzU^w5c$FI({2sCCgdo`@KPO^0<SvRb*%&hh;@F}*inX*c;P^f^eemJZ#Cb9P>Bqy%3wKWMm_&FCi
g|}I;)uAP{E4FvKNUI#H{<$8qvaHLjfUdNwTdZ5B0k_JbYA+!%Ewp#9pE(+=>nU}ir?oUK^R6|uv@^XebUALZ#<T4*EUiE%4>dHh
1GVEQx3sr0rm*a=akEi4d^rd+W-PrR5;aUb_N;caJhUaUlZ?u(NUshlEU*l)#j_MOdY;Cp9XV6E$*e&q1-pK!F1cc`xwH_vskAP*
JGOQ?{j^FQb+oRuUbF<XdAK{NBQJX_?l%fJUb00r$}|z3a<Ch$P^O!;2C$*36S!WmsI#WChO9-lezPmGB|XG9ny^Q$tgL@FBCMLM
cP6{EIkGFP8z+vlfU?}Mimwc-zp|G)lrl%U9k638L^xEiaWZ~3>ax_dQ8hNIt+*RB;j*7F7O|x)$f1TOcediQh_H^WF|QmntFF8|
qpR_*8nR-VwzAf>mMxa5V6_#q6fjh@K(Fbu)wZ;=C$<bQQy~_$zA$P#J+$#QKDAr1wK^lUz_cJF#j*6Sk}%;e;xSY*@HHkiDLPA{
6tGvP6*S;G2ej-oezFOya=O{8VYTV3;<iG%+pKl8Jh;B8@idROX|ne*6s(CdA2h2pu&pJw={8!j#kg>`7NIPwE+ii)1S-#>_^0Kl
fwR#r+AT93>?+_STQ9r2L@(Db053)`+Aj>YRx7wHX(%x$EG(BT470B*)GZJ!#v93!K%<HvEvfh%(Wg%-4X98iK(aj{8!i?Z$t#K~
9;|^dyfD427OJYO_N!N?fv!cb{49$pQY4HaHYWchXQT(P*d@~}U7v9%<u5lb%e#UvSuYDO05C2q^|6wmt*2WmjVJ&u2`FW>9w7NH
MlS0luAj@Oy0BWT_Aqa%H7#2x&Z03OZ7wmU9H*q6NvtiWKCJI5+9q?JU@8%*C9DFi5~YwQJ}V=ryC&4Ft0@5}f~X5E|DIN;0x(lB
yf1XTS1?*IVK7Q7yC|=;2P2>>2rN7+)~awUQnUgs04r@QXer^WL?|DuGpHso0i!9Zjiw_OHY1-R_aIWG5~Y_V%_OI(q9yO5`=)&)
Vyy(6M6IwZ5->KY0I4df8>t7Jgf6wLF)Z?&?k_tpqb=|*#k=7z<1Sm6ZkhTizpctB!Xyl!yQ!2OQ!76tO%Tc-VykQf)hTZ+`6%<O
x~8_Rxg@Zn?<RA!yE4cnlcW);!zlx()U1>%TP0N`zY}pO&N33NH>!HAh^V?Ft}N*qyq=^c2C(8E-7gz3I4_wkTP>Zt7cUttIx6=p
{3KAdB%L}hQYft}j4ARbp|X=Gq?_xbaT(XC-zxg3f1M2^hoBFp!loFYjH?qZJt!KE^C^>@>L)s`3@v!8A}EL|ai%jXi>;+17_HMP
DJI!0*riM_Y9C6p7cIvu)-9neJTC|?1-p+f(JG=G(I=NDbhIWbIHCzEP%LsUWh~aTa}g@5tElNOU?r}sKrQF7ysRIq$)u^J6Cd&?
2QYq|z#mmCX(Tft6tEl|Mk0hE;~zb(J}XS4L#axvd8IlmMJvRtD=b8&_^1h~M5Cr5x*D_~Xerw(3NWK9+bFsy3mj;*awyWG6rEBj
DILKuH?s>bM<>js_b<?^Ub1wm$gKpU&!|_X{-~&>lrp|252Xqv%P(~)DX;{s<+7$HLMCD<j-di5aG~KYF0Op6xt6UDdn@!Gm#KlQ
C8uR5+$OCkT^uYl-J#~KWvc$3^{GRvudjzQB_Fbk_@VQv7p~{BtQZz7cq1(v&?rtQ7`b{ZY%9nv<1KtFDlaQ1wlFv%F{@yv6s=jP
%CPUL?4QUjpDYHblO#JV6($t3?k8R=)gzWC;x56g7qks5)+ll$aV&kPjxl1YE~rnYYpSrN8!q^(0V$j(6s9AjA*~6p8n1FId9YM0
NG=92Z!XKQK_xXJb|R3djU%I^Nu-FR<}BEn<)@__v#|TGLn#F@jwbP?Ev#-US}heNLbk0fj4r?`iz~A%oGL-J*qE)ObT6Q!QmwTz
Gpw?q)}#`u`5|*J9j6K;A)#Na9;^JVaVv$aHY>cSi!I8kBd2;O;Gf{22dGUa9t4vm->N35P$o;Ka43~02%?&$hO5l0P^~{Os4fB{
+bVb_*C<D`L?$>b6D(F4K`crv1GEIFjVhR=BCG|dPc*WtPOQ4Cbg%EKVla6uJ}9ZL?4Hyx3oM(i*R4;m?JzB`*_art1uO8ZKrMx+
XC*8wwI>v=6Caf&Jg9_`d8lTs7qNmdnx<hVMkFC1C@#~XikJAT46j%&3M5CN4<(~6pDZ-7X{_O{ZmILE!6h6qU?~xqYOFS_ktazi
I3G+d6Ro_gg*4g}hO8v76|UW@R~$#IY^6{mJgrtUyRM8Hd8v@7CafN-5HlRA<t&)5Qz?8Z-XS)y4yZq=ai`uT>Y+v`wk3fU7^QNc
BrLin0W46Z&aiK&+N)2N{-qwKK`%cgqN)$8o}2+M9xlP8Hm+N!+$n0NN*s(WpRJFxeX;qj`zufoFD8YfHZmZt`J9}Nc$&{839Dx>
8Y#*w(4t8xEhBHRRINLxnJb$uBrXLYUZ#(-&#7ms9;)!Evm~G;2Q4?IIU>0Tbsz1mB_9$kAg&^<&LKvq4J$k^)gEXqyC<0>5wRLB
5UXFXC8z2r$0%Vdf+eCUl(GD!+9+$GWGO_h=_!k#7cl>)pehoxEvnQlX{M$t;k6<r=qlSO_AFg4G^xZXdZ}9?L?lJ0pC{ooeygvk
EvsRt;jDkG>a#a49wFo_)}7rffTSp`0j#a0F{E}a^{g{6Uo@7bsH|72_NbPrB&;Q_7&L>d&Yzg9*QgGr_^Vc|4i~1aA|(PYx~R4+
oGiPwt0{0OlPXdzd8p8rNw7<uc_V=<NG^)0b}|;J>L8}6=c5^}buR$0e<JIv2PsV@E1+PhA*`Azu&Dx{KBUAbX{-V;-YCzWmaE~U
HmEVJV5|u=I;hg6wW#{3bf=-E`mJKCz@Nq|t|xmZwI>iQHngEDR49Wb->kVPIw%9A9-){nnXJ2}X`HDt+^GJm4yy{Pm8`rfUM#Gs
HKu5lO{aOOU#mfzTP$s-jHT|VldnjsvmK5oXq=9e(k=<8O{GArZZqDkfvBUT+_1o)fi9)0d#wQ}HZ0sLv?(AeU?^v`cPs%dA*{JD
RxC>_+_T&%Ql?+1$g1?1h%nM9N2_G4S*ye)R;~CPO#%xjoGSaR;Hy)xA*(<!%P%XcNh+kR!zB}~CoBD;EGQ0{zN+o5GOUa=GOPNl
8?O|knJ`%oRi~t?H?4v%#Vxce04)P5aknrmOdrT9BPt>+wWuwtXRVH`E~TNV2&Ew~D49!{7^f{PkEVttj4P-pU9kc#m#6Tkz%2Kw
iLAAzEu>|p!zcl#ajH8o{HyJVzp4|geX6^wUo_^eFQMrx88K_H2dy!vg{%!N3N1@5V<u}U*(&z6XsWcNS|ofb7nYBz@hJ_j?Wy3Z
)g;2A&N4Bj)hP!R?knf3uqzs{Qz6eRDWVh@o+ACARIZ1ueyW+PiLJ1uLawit)HH0ag{k48J*eNQ5UfNrA*h0yL@Gxlq^roIIiZoE
S{P|15~TmDKCU-0#H*97d#)|3qpN$Yjx}7Vt*I@k$C*x|d?&;%vL%ixJ}5pc_9=xc<Fw|Yx1>cD@+3nhFs_`Y5~<#-daqtA9;jKY
CNy9lS1gdI1gre2PA;;kd#4|-3$5oa#UQ1cc_;fR|Ff4T2P>{COC=8|@Tv2jq$#o}(jwiYGNzR`F|3ZQ)U8OZYOThuHLQfNAEE~r
pB}C)fG%RJ!!1H0w4n{G*Q=W)`yh8EIGLBE@R}%^pq~q??K5YqS*fe4YpC6;7o{k$F(!YjKrVo-ST9j5OeWX0FDYs)1uRJ|*s$9x
GABYTNiO`TXsoWSGc|jx0;GPb1gxm6=bycum>_|p7AA?MFPQ+X_^!_}aVmJKORVFY_^c7EF))p!ouN*s%qmZ;ZLOX(9I3^sd8@*y
-K*xQ(ye?h8?8+!9I9h3W-QPv0k|S7?JdbJnXG21`LOvhhaqMvNE}zI$E@l!gsbDIcdMnTJ*If52&uU#*{P&1%&hLHs;#V~NUzQ*
xGd2j1*?;&*Pt3MJg7$_44`|g+^M;%H8km|)T*wj1gmkYI<S_lDzVrvS2E=;-7GpQ1uS#7+bFdz@|(4*vnxz0F)vxK3ae%%ET|f;
Pc(<E9ji*IMXGl!@+2j+L@**Rt0R7=C@&eY#3%eQV6%;|St{+Pg{|DF=`g3Ox1)HYGOJvv`l)&}L#>3ZU!G4aQ>w%-*{?mS&8r10
^(zZ1J1ib7;kAV;45|X7pr3UrNiU|T2&{Id53BL2NT^#h9InQw2($1l?H-An7A!U^C$3$moSp2i6eT$)7b}yj;iYk?Z>n{uYbBL2
m#ucFC#Zw0<g7BTF*VGrps1^zS}ZfMA+7N$zmy;&1}S<bY$#bQ+7lMCupkVnXCbmEkR)>{0j(vflBkNTbf@sCsWZo@Zlu>KaiKn{
x2oDKf}tHIWiExSf2V_~GN>M?%&BOp%cHES^C6wB`!ag1K&*JGU94`Zk*sYsY8(Wl&zN8<Q>;HEZK(Jr<t6NqNfgd00H2+$>?MY!
$EVz>upl9<pDuQ&H>O3XKB^q7F{n^8M=P}_mZI}0_NFkVL9A;qDy8wPk1f%u_^qL<@FV&t2_+Mx*d+O+9jrMlQK<o+mM9XbA*&WC
@Tst*QY)h<(FF*so1n%lf46of*egdZhA&nvR<F#cm?!ou>XHo~awgn0s;pP6pQ=cyIjxGVi?kE1si#sdH81Ne$Rtpm46GI*oua=Q
`>1Fr2Q$5(ho&K>IIE(n%&Y>giZp<$8?2P7$E#4N?yOj;%O^pqRVNoB*q~c1@+8W)Mkxp`^Dg->U$C^QhnprV@hAf>jGZg4F*O*e
u&Mm2<E%ic3aL-DC@!BY1FUSP^e~hg9wyhUQYDM6#i5KOz^$L8&?e3*SE#%x3>{0XOs+~ZS*pIKNvj_uBB^DvQ?VWzZ!bnHOr)tT
uP#9>OSs}H3obt{7BA<jwIZ{s!K47I8!G9oEUwKotf?KRI;r@lH?H}qVW}E0AF5^>{wGPH*s$-clr2N5M<horewneWoTHs7_@w@!
DJkoyf~|6_Q8VML9jS~a4lpdJgRny~G^~=aysfV;@-9j)HZ6m=Rw*nl7pE~QJQ^z~93`KtGpH7-DXovE;4==V+^d7A#;aa2#ju#H
=dFA&pADU_sj|Z>k1#x^LoW=hwjz))<F3#anJ+r8BCggRW2*b9POJShORk2jfw6zCq9<T2%`A(gVzG)Y6)=h{YAtXpFt|%9NT{l)
!7T(Qd80rnQLa#}@vZKvJDrL&N~kicfiD{(qpS`xBCIE^bFuiSrKXjj`zd3l?;y{tQ>$4d7O1_h?yPV#hNLE`;HD|66|J1DK{Ohy
_Nu-q&aVn9GOGuzhp=2Msx1mGMlNnDxhavi=BvJ;8Yb=|&yh%~)GGt5GOL=X4WLk`7&N=D@SwmX&nAMdeI%TvK`ptU&MKlShMLW+
>#nmRL9U~%)}%a|LaffMjWu?r38#Xp_N>&cZLOg+u&8z|O0Eqo$f$y`0Uaf*+#Qc1EG;XgE1(#jWgIXhVk5*Plcgyqu&hz7C8y7)
5gP%liKc`yHY;>4ZJ>ymnJERb<ER%U(55LUk|-*p60K*Y@u0yVlA6vUjiQJNF&5S*Jg4rXbQ^^#I;g6pWv<03n59&u7_odXNhnCP
d?<n`+NjejA}nw%R2o*U%PP1e1}500WhIz6ORzhy?yL;2LahR?9UkwZ*^|$sLn*?fZm5MJh_0@ui!HCE87yn4-y-cKBBo%hK&8YX
NGuefYb|vqIIfkb{v5;|Ft9x<%B<|Dtg&k?DzUR9S|2K^ASJjbj2_Ub9jmjF&n*_DgQp>yCZzwZlQ&(dcChcJwXch>1FdT$ub}Iu
S|wYZ4=6dR0wtL$`>ZOa7$G;JZM7O8sV7!0J1c@K<0?a;;H<wfPo{gUzotu|bgg@?Kdu5N8YHo$@vT`Y^|2_ekug#xAf>e?J*-YC
7_N9ScCAvJpr|3H2(bM&?XXI$FsuWqudlHz`J^c_Osy-h-5|NApRn_!J~4-;{iuhcQ7Rd=A}tFoK_&_%YbYP5U$5sH?=dK-e5Z@0
q^gOmw50SOADKg`QLd{h_bJV!7_Ign?v)H2;hbbB*{kuZDlKOlJf=;s&a8s0>Nb9?TC5+e9j<YtcqYg&6R6fF8L*`*aj}Ui6fc&k
a<DEaEiAb$O0;08YAw5=nkxmXGpYcrrJ%7gXsE)dzOad|6tDR(Hm_){{H~2FB`BLJzc84m47B&D&!k_Y6C#bBEGt#64lM?(oUKo;
zOY3$4X+d|%&S5xGpaT#_pPHV9IJP&(x#QCIWY&UXQwx%xt@S2vLg+$2`V}+6{XFnk*ABS#;8*n4>R?wVy@dQ$e?Sih$vyR9i>93
r>Alt;x4Wv1}u58P9*`R$*B#emXyUTADFMLHm+r=9IObZPBx#fh^7Fkaw@DOqo!;jWv~{ikR+q1jj*XM(Wvk&`Jq*;VJ?5E<EsQM
^qiEYGo&G+?4(4XJsh?yWv-wlW+)1%P9>nP0Iof(Kq(I<HYDaII3O^qJ1H`$9xLf4R;L}Rnxvqu=%_}lD6XfZ!L8Lb+bSxh(w^HW
4xq-RbE)E}W-3gmB`pFWPp;jhB&0Z;v?%f=tEj)H-6V@EjG!7GJ*H!+h>pJ;-MhM;J2iGVMl|6p(6*i|Ca)VbdZZJt_b+j^dM*$!
?6Kvjk0Oq<R<XJy6003Iza(<A-8WvWH!KM^*EGu`&M&kwB&uJn$*q~OgEXqOA2ft0d9=H=+o<R&3AMgADY4tEUamhlhB$(;QnWNO
gQFLz)|_xO&$4+fqA6vm#WrTN>9yK4<|*Se7pvj4->vbkFElbSd@4t=EvsNERXOl60<g_8wxoow*|7~g8>ok@Qnwbf<u+Wg|1Q2L
F|BJkygZ>Q(y<FPmasav^sY*+kuX9wG_ymrxi3vKuP~voMX+0~u`mHOudvmzZz}>Y{j~A1v9RQ<GdQxb&nVq7E~~Gx60MP}IVeW8
x;4YGoUrgJt~T^C^f+*}9ymg>7dAS$qOS5U(y9EjW3!heSFG3$b}&{kk*Gs9*(!E57PGjd&9fG@4Yi1^Ei<<$FfXDq<tCjj(JEoI
RJ4t<%&o_;PZdQqgD{CR>NSNe{jJBUA}}H)4!JrjUbGspn6U-4D6vv73a{v_BekA5ajcp)m9d2}Hmgst12Ms@!YslrDxY|*ZY=V!
Iw}vXH>*0S8Z!yC#4^?}RWV(&CntS1v$laXUoC1f(zH-3mm-;{Of}ZB6E)nlNVMxPPApO~nyvjdwy|%oBezDcc{53_i?hwQh%5cD
k}WGF#jry#uqbY*<TA{+9J}f~&bhH7Y&>7IKc@CB&9ca@ho5e(Tr3|cTdc65<uZ|>6R8j<R4y_s3$e(l60wsKK&uk1QJ`Wg+^IsI
tgN6Y;VgQg*e*1vRjK=_v#e*R+^obYp&QArBCtcROQu~VQKBBLEU>vJf2dfhB(P2~@f1)bf~hE}IWI6JmZ-3&041FucB)V@(Jky5
!llBO0;xJ4`zneq#3$RR*d<CR<d!Ti;H<1ANSS{wb*9#x=cqQU8L0QCcO>Jcz^@6a^&tf&6{w=0Hz0K_qb!@Q@~)gLnyr5<b0f1V
l&Ui?hbw9;DVsp2yr82k)~UEDa2)Nc-!8YOs;Unw{w)bBizTY99VkdH->HAGOswmx{3mCw*&>B7-<;B`VW{IVFtEuiATL!W_7ZHf
daz8MS1mp;wWX%0W2{=Pn=8q!KCu`simctR2(IHQl&JQo`YXV&k*(0L9V>q<$0)@tG#M_d`ZDdZ<f`JM3^W@r6Rdh1|1HNW6EZTa
LNO2vpCr;SIxg}b)U9(RohgzvN2HD})hr0B8LbMj1gT*vtgJ65N3w;jK_&>I1gDUl*Dr9b-YN^MC7=eR-Y5#Gqp|9)(xnruKPewF
n=T8lC#?zzk(n_lAh3(8`J?G26RfPPH6_BSgCHHOk297l5G5pynJ)9H$El#KgBnk*nW?QTPAcK9DI-oQ1+*xr1+b(iPbYgL;Hg!z
RIE;r_^4o}{W6g#aVXQU3b3!8ttz#xw5$avDzSB=FRK|W$EcC9E-){vm8UDH<0uNNQYVBkYb$Lc#i%~47%q)6o}>)2nyB2aR<b;-
3oyB>PO$ze7buA-A|iFB*eT^8+pdl>^(=y>;WBlpEU|K|5vK*HuC1Q1bQ`!R{jdrwlB<^|8Y2d=O0YJtW*5Ym?4|;*MX}#6!X!Sj
)FmFE!n24djI8*swywx7*0GwUHLaGUe6UZeB`Mmm{UD&UAgHLJYp;H#MX^vI0kBN0<|x@Kg03H{IImNvI;t@!6s8NN@w9!b&nOhH
46CUx2C!x^vnqNmk0$f9hBHyHm9S+g%`^EW%deKKH?D>lOD|Kc=BtVyd9Qw@Kd;O&YAC=i0W#pU-X!#<p)wh;UnbnJYbv)aw4K^4
-z{Y}wJmwDL9X_t&=`rbJ}o0MNTcSfM<C)Zw5m)gATCd)ktN14{V$?087K}Xg(d@}grkhG8=-qJSEuVDmNSu|127#h+c2Urxv$|d
Gp02HMH$>Kq^zB;ekhDG8L7E1rKMZ1!KhWP)h^1f86S_WVyUbwWTUOFUb0U!<Rv&VUMe3l(=0uyBB%(hPpw=rCM#O4^R0d;NDZJ3
fimc>QY~k&bgMd^DkD%OYoH;ipQ&xB&Yu=A3b7a@Q!MT$%CIo4Pp{1yp|F=Gv98RWB_M1g{I0Ai<0y8ly{OYJG^eGo`KVj4MkX1s
rL01!XswJXCM4~!@~JAXnX7RyKd+=6BeRk**Bqs+?XdVTXQLvmUn@Q?nJw|B&94EhRIF$#o3Al0TdeCTsw-Zv%C20aT__f<ek~&>
@hy+6B_&ldizp2)^(*12j;q5Ed@ts!cC3Ua2A{Jk{j3I~rK#8}<0lfY6{gLr5GJm#crc8lK`}xY)1z-Kb*<Yc@2Es339QSiw5@$5
ey!Xrv8FmLl&1MA%ceyx`7p$vS*eRK(WmJekS?#Of3;u@K`FvAII=}1r7Hq1IkhM-eW!k(@+g%mldZ$Fo3wVIFD*hTCb4%f&8euV
8=yL;7brd~95jcp6tL>2v9Y}+H7V1x1SOHL_ORHo8>KL&=PG$0rLAeNA*^7m88>evTP)(E8ZkyN9T{3LX&CG?GN}eL6fxzllqyFq
B(dHj2r%0+Xf95umM$%=c&@6eO|Dn2zMZwOBpOjINTn{JH7s{7_O0GBzAu5W!mYBiWF+IL*Q742T&uh<tFOW=BBjS7yep?K=^SsY
*(_b1B`=OFVJ(#|Tqq7DD4Zd!@UGo0QY<AP^02Y7Ag7@mK`0e2AvM0CU^G@Kp(}+hVI>_b867h$b}|{MovnQ^0jSBWAf@)E|11qD
*Q3&nBs5gAXeA&pO)wF$2CE`6!Z3QTM=egVho}@NB(BV)gDa!0)T$9P$gG(w*)7N_C@xGSbuJtuv9n>T5+_G2zb5e@mohD`+Aw)8
F)&;)dNK2>G%=&6nWXiwgfC#M{g`a16|Q=(BBz?GjITAJe6N%%-zvYXpRgaUTB-b;AFx;{QLRj=u`ySz8Z4`^JF?fVZmN?hU?d@^
w6Fpz!73}L5ieG%$f`TBi!xlRKd?0_Vy(e3gs*`wdY~S#Mxq8RuB?}<GNP%g6tN+yT`ET`RIn<rHHti-$*VmhimfrK$1bfX$}mH=
Z6<6Vz^;xo!6!yCpcDrvE2S`xCNw^=VkI9l2Qj{_I<m|yWT!YPUnt15rYmnKttkGjM=@Nd@huNCI<Hck(lXjD&?{&(Lno)Op|6}R
`mRthjjS7}l`v4Tt}+TOcNHEoji=DD<FF_+{I7{Da-sb!3$P@v*(`A|&7?!Gv@UwAT&`uWGOgw)M;$vZm9X=fbD+H|(4oRBw5ZXc
o~`jN7p$3~T`FrV?x=08oU9b8Gcn|oKr!_!+^BpkXs$Ie4lDI4eJyq^PBQ(g4JJh@m?^6;{Ub@HLX&|eH769UlpzzbjVrh;`6tw=
X00x&fUFX(?<|_LD6o_x4y(Md^sSGyI<irq)U+b4X|ole8nNoM9w^tcXsnyG6`~)oud)p-Frk;PyCQt9<F8LDJf<Y4aHI^Vbgcoj
KPWn{Y_5K;bg$bg$tgRq6|$_UKCweAnywzMWUw?ON3vA0vZ<S~k*oi*?X!$81}s~v6|erLsjb#B!!foYAutTE!7M{C87E$-i=nWh
(5sA|xu>`(TdW2jCM{!~kR+fkgeL7OCMX-K*e@F#BQc9CvaCX>1*wcGK$tl(QmsN7S1&3cakBL%cdBf%1FgcTsUl7;MkJ-G4zN9}
6EJ|WsVP0FkSydZ1F1qQ476S;=qP(JYODw@4K<6d4XOGthO7!M87rnQF|nT~H>`G?2&RfG(5e%xTc1oMUZ-LrgR@U5GqJR>Gq1s?
ny=C)ovci-t1P>yqp-23G%Y-_elhbQ1hLq$#xCQmnlTBi@F$)sJS;UVB`z?n7BIUlRv|mE@SoGE1g@SVp00K&GcusDUM!0!Ar6Bs
V5~u__9!@-z$T8YAgDz$FfdY`ld=UWYAPnIoF+XlRUWvk-7_aBSum2U{;qj4`7bRmXsog^f+g0bs;Js6a<P9bZnNhzsH$GAF)ar#
A*wQ@%`p!wjiALSeH*Zx1|pO<|1IY$!6LaVxvY_@%rSg0pR2|kHn3(VxHN1tpD@%aJf_B`X)x)n-Z7vigd`f4-z#t)V=o%8x2pFn
8?tpS?=B>$vniRRT&!-V_^nMWJ~DeFGO*V#Qn5X-RWnvBvnBVjSS*q=+94q@^DG!MqO%~T1++>obFc-j88itsWvzlS+AY8^r7-NG
oUC;#1*~eFge~r`7Op(9N+?~VW2Ac_>VkI=YOAcDys$8y_^<x3W-VnZQ7l}so2^A1Y^-RqYpqYP-Yy8Td!r;R7_5J&F)sP3<}BE(
W|?B8Z>!xevanOL&M6+Ucd?$WIWbwOZLcw~Xstw@!m<0Ig{Y9H?jB04@~MO|lPw!5ye-wIYo-D<R4_3uime<ne<7Qse<`=9doj?X
%QC`|j;*||BQLJ3G&brnS1iLYj53_2oF`B!1*N;J4Kz%y<E%t1RjBwd^e~02>mI^0ETd49kurZJA*|G=m#dUAYp<E2rLR*jYbu<q
<S`AcfUD=Jt1|E`V6B<3SReo`F{v!GSgN5f(ym)7t1#uTjv?tMyeTFy^eA~K4KUvq>m#wLX{fcSv6F2u$)>!iCo@5)WUN@Ifi31N
7^5x>H81Kbt{itPV5}pm!XoP}l%irUP$HwN#3w%~=dok0b|z;mV5PXRF(KQcwh<377_8SQ39vjYrkzW$#v~J_MXyG$L9pecxF-%N
-?qISVX@GpTCrlZL$YPIs<APX-LovPbFewIy|W{(*Q(gC8nED@p|F6o+p>(XG_v}yx*RL4uCgmLWwGI_l(K@UPPIy?1GEgbX|&U@
lq<HV!>v2DU9RV_ez0Yyrn8nS9Vj2MFR`_)wyj5|eX(w<NGMINHn2UdQ>~-0W+jcK<Soo7oG(Qy6DGqgC9I{Mpe++A%cRbvKC3{i
@Fy-Vt|{;=!ms174H#mp)2FN{;V2<7oh<e$6{W$hDy|AFG_S|47qEQ_#j6Laajx~L8mQHt5i<3yn=gbIy)U1v?kYhn(5*`*9j$k;
a;b+Xe<dEWg0e6!9;h}RJ1}@AFe!N;(61#Jf3RgE{T)=Gsj1zc^{NM~kFfeJUn>G5B^`~l@w1<>ZLpiH=depLk*zc@CnbTg)3MYp
^CzvU5~|azZL<Wb=&dI&q9CfXASy^9SFaqiWu&+*2c^O@bTIZPuP-$%D6g3>0I|F+kD+faVXfdX2r;=X=qzF@6sq*DHLjs7^(aa(
a4hqiJF4|H4z1iNcrJc4Vl93#ax7-7WTSYhtgxi2A}C`gm98TkDKVTV=B)!N@h(9y+BL<mh#Zfyv!lQnBs2~wKryQ@2Q1z%H!fN)
Ni5f`DVsB`5+%;C>@c}2!khuIBCGct0;Os&CNc%ENU9$!GNnc^>aK7lp`mi8prX5($FiWMXe^qg1u(EBRj{uvb+5TA51?8tj4$V`
c`m^(F0rF1k*XW7WT{y%(~#6K(yihulqhtoy|9U}<fcw4o+-kvE3vSzG%1d&FfT+g<uaZqpRKB)nlcKlm7EQzFeN(=PLgu2ji|J(
<*IKRV=DM4<stZ_nWbW?iK_S*^{ulj#wLuenjs~wKczFVi7LvpTCw%93@rSxNv<X*?~*^T#jFCb5--lNAf;U%(6T8f0->L->Z6FI
xUk@?BQHvyzMx>TD=I83y{xOTO{OTM-l~Z#)~IWv!L5_BqAUk6EvtMmq$ugIYc!Or53CokYbsAMc`PTTi?W#kt}o#zYqMptsj4%k
b+NuOrZB~zN2+h2I4G7Yd^Ikv&NP#+_9u)kVXpj~v@12FwK4}VD6cLgucl-yx2d%pmLRq%U>s7X(<$yL&@h0elq?UhZ?QQo6)V%K
JS@|qD6FxqDyB9dX)a?Yd9s11Z6S@Sc`tsbNvb}r#UDJGr6s2?!LigG87E+(MyP49HmOi9znhGx87mX7#3kafUo7OaIHpRb7AUDH
2&i-^D<t46?=A!{imPX^H7ENpd8!<&A+W76buWn<U@%{)@UN&Uov<mfqbS_7Op{HpsH}>s>9aYln<*2nfvy^*$gszzFtQh^p&|#c
PYo@I>@K`6(y&sn%qsXLG_lsL#IR_v=d2~860OCorKcRQXDvIg@Tmu|imxuNj;+qJ`W-K^Jta)Di>%qAEhwk5cccTemj(i;3bA^v
;4fdU|E#z!+Nq|rTpj)`KrmyjTrSWp*DDGsBd(sTKrvt+2()OaxH5613NkyR4<cHhS*(Jk7$%J_J~8jA3ak^Vx32OXnIxX5Kd$yM
*(?b#Dle$1fFM7x4=WO>$0fBj0xeaS=cO4gE+($3@T=e|5T?eiDl6kM^&+4z#Ve1j#VW0!V=n$EsjV<6DKQ>0VXT9#L$bpyou)J*
wWl~LpQ?+eAh3a+<ti5_Q=nU*KeR)!#4TO1cC5-S9xu@`YOqeSai|usBP8{VCozvE=(6oC%`qdY53T~Oy(kDN&@yYO<exYnf~@AP
Qy|T-G_;(iN2~m?I5Xlj*07f~CM{{OmntnU3NtJ)UNJE#8>)66I;qAXkFfkA(W8s0kT2#SP$TEA7OTdsC9pi5>aGtk4Xl4GQ?P`f
rZMa)eWQygj563OA+6J-9;=BeMx>siCM-%ZjUl-(qOriU6EjgXXeu8q8Y`+Gp)_`>b1UmLUM+&H5w4u7H!cz!VK0fTQ6WVzsx4$4
kR;?S6tiU^yQlH2RV>i1av*-Js->T)D3WM0$}Bc4$Eg^ZQ7JX4U9Yq)C9X3w2eM%<XDlNo3!G@LjjU><qN&HR@~BHOYAE(FTN)~`
@~I^-QKITD38?R~60BS&j4l(P&93_@QYscGETup#OfpO=OPYMD=%-FF9x$4(PK`)0;HpfjJE$bC6|JAGf~dN#8Lsi9Nhn61?yxSe
8L+Sx7qF<Pax8Nr{-^h`^`+jjEGi=@7O;J?Gp8P~#w$FbE3NCTysYD|S}s+xHLe$~kE~{^@2#M$_N1;PTCnA`xT(*x;w&~G1*)wt
)vqBY)}=kHHn4srsu)GAhN@SwkgN=#ZXT>KQZ)FdDz0ZIlQc3kdn{otzbQSWDX7Jl(lp90d$JTUMI!VtD6HBqMJzZg6)Al(b0iI_
b*Y-G><hW78J`%fge4m;-6}FR(<+NAC88iK2C<8#^fN#-ekS>xl`VLs8nV}^vMw_yoTZtqs;W*Z+NY_k5+Gr*Tr0aDQYlL=zMK&*
Ffiz)=A;%Yav;yB0xnLiAfS|#lbk{<7&0U<3oq9mkS&faIj)JYZY|Ch)+$h?i7#KR?kPX8P^siF+bwe~mZ><TLMkpX=^*T}K&XYQ
_aN3Z7M(h&Z?4p+m!~$gFQhoHhAB0vgs1W_^qh{W>#4V(kt^S<wJg~w7BHc)L9ePRGoTP6hblL(GBEP0VlaW49I&A;JR@BwEiA#T
ts#4=oumq{%_rfkoUFX8tgJn)T&!ZS=&p&dATW=u>n&5P$R_C{CZ-duT^rl5>?^e_0;N5%+#G|f)+PKWexvrVcdRC<@udeUwW=93
3@A;b!YV>3gC=aOEUPJ~<uMYfFQ&JxC8|p%JShXJNvNQhn<l<3N~RMqZ!#yXI;oN|Qz(dx5*yMfE-%w5yDCR5>o9$+x2t?B!zFSn
Q7s-IMJT>1K&3`5JtjmasjT%aWuU?sNGY2m*r#JI04pgklr0J&-=?6cO)PUMb*{H4_NTrktFwD7;VX78daWcZ%&-@)ex=4NEwN-L
9<XPhOR27|iLIb3a;O)zcrLW9=A*MM6*CC1M+^q10Huqr=&OUOD=iu_pQ|{jl&W5_nl*<ip|ORuT&)(dJ*d*J2PUbqzaOcjS1h6|
daNZh6s!a=sx<wncr3s#V=n`uk*Fdqc`xZLdLY0rwj~9u7pi6}qpnx2)uz-fsHd`-E*R}2IV=#T;-R0UW-)Om?KGXCbt}Xxc_>A!
q9ouaU?-a{ZYJI_jwvIgud4v6kS%<vZme{zFEQ{Z2qnTSPor@%tEtzO^B@PVXQ<gJWvO+jcr;3&H?CAI1}`Bn)UbLh7$n3j3Nh*^
Rw!erT^@%lA0w|aNwD6qUaCW$eKA0=h_7R#V;};dwINJ1d!tn`3^7`y4Y3udpD7?Fo;0yAcd70)Ar(8UNve^SVykPYJ1qAuEUN~v
aI3tW^rl0og{SW=i<E0DOD;Vz52AjnG^viCouy}ynyluaNG}1gTP!lLkfp6Enz1~roGG28A}rXbNw8V4Q>|Q=Be2yhb}88$a-jaL
P^lKHaI7n=jxz?LaU(7;sH!Qk1FZ|O6)NYg(knx*MW=hRudoxWpRsr?Fr{9uET%TD*Q<M{jjm}bHz0;5c&|pNg|85!I-&0w*soYF
EUi)(*s+Ku?kr3$BQYc>SgpsYbF6kR|ERGvGADg0W~^P6KQV5uZz~%m#3u%>xh8Wm(XT|NI;=jiT&dWptEH|ib~H*Vw62LNUnMUo
QLM5p!xCvF{j4c3U#kD9o-eQ|-K3`|4J|Y%rLGLH>n?w<qo@t9UoST?Z!Ur<kgle!La+oaR;s+PkEK4Pn<PCgBriBIZ!s_}btd;Q
{3KVOwlKF5sI4<F^rgHjeGJsFf-zYn39g#3FCp5eiXnxtRka;1yrp!m`=CWF#V2yDldbfs0xJA2jWjW#S*$iKoucR=pRgCPEv-(k
<g8zyYN$dZ<ES4ktFQzi45-#BD<nEA8XdkU>MYc(yetSQ->&Q=KCZbW<s&;K;Hh(%zaHErW~)3bnJhmni!Je}#<BewpA#__sjLVj
z9m1LZ4@yjSSE%qA}J57c_{rP9W5`ZekHW1x+d@^=PgjJp)6xA5g%iwyQ;CP;xHp10;v_8I-g0cuBY&qK&;iJm7=<$!l<MwzAG&z
5TxOv+Nk(5k}2RP7^*;}r=&*{c`_v^#IJ8F_b5Cpq^8#`D6cpvsH7qy$Eltp>8yet&zzmAnjv;4u&Y%qA`lQXZKcsE2d_6NNU7ha
`zduW%O~$DOsYz-SFD07&8FHcL?iks(5^ZtQ7+V|q#P`)yrfUCg%ndWCNfa1K&xmkt}(4K2QLSwP_&7sfw4xS+pLkUJF*}ygsdMa
A~8TLge^I!J2W1k3m~DbhcNT8HYp1(TrIgZ05XZH7pxC1n6V|JjI2zl;3Y{TF|qA5CavVL8Y&#C=`HiE*)n=BrzpLxT(LtiHK>0q
<*FtuZYyOl(=qcJ7bMsz4>2vNwK2e`;V0;;f-HKVvM~{vpP@Y@ur5rmiz<Vzq?<>viY?o#!>W=s4yau$zO6N^DWqtugREt+8nGxJ
Yp4XJ=^-kZ5-?*d3NFhfxg;yC>?}Yr04$-SmMrb92C>nnFQqRf#Whi`b}?ox{vy04EU7K8u%_53Sur9Ya;a3Q7abrjzZ;MpqoGP6
5T-|%Q85Cn6sh5sdL;|5YAhEpVykwi{vw<#1gZ0-J|~K<UYOl15ix@)IVN`}P$|$U<u9t68K5ey<|IEUWGG9jS{qC(;V(9=xTmeB
M=ENnH>Ad`SgW_D`J_~=nj+{dovc`+!l?_d3a_>)0I~h8;;nA1MWl-@K(LIiZnK)48mo~db+G)eu&1#mj;IqSBe4lEMz4sd3!bv4
hOLXH`mbHEg{oz)NuP!+aV{~brYc<~EU6DD6sUnMqN<CqWHM8#^dbBoBB?~EqOj?z7qLwp%CIjdMX;kTWUcNn4W)D__a1XDLnVQ#
$u6rV%B170d#DtsY^PY88!R0g0jt-f38ht|<|N*we<7YECLuYfYpE+WZ7kTTBB!sMnXJaCUL8m&6RhPY$t&3;_9!`^(xdyD!KUUT
?Jndj_brs96fLtVWh5CM0jPQ@b|-YCPc0p<EiDr&a;^}k%BcG+6d{JODyeX)m@p3^TdGvDO|WgGgfWjIJ~5D<C?_K?NHJxrA1?W@
qZ}Qt%9IwVy{_x5_brwt&9jUv1}%BAxU5&Gbt|!(kuZm^k2Ip1xGWAN2OQ`so|HwdwJrTIqbb%XRHw_YKe4Q{?54LW`!aK|lrh6J
uO-bg<soq`8!kAo&8=-IHL)+S#x$2Kv7`j7+^j-4ZZ!&$fGWJ8VW}Z2ek2zvFt50<?lMFn38@Dwm@M0<h9dMVhp+jr)GkvhL8#ZI
c(Knc5Ht;`j;1#;TQXg!NU$fcf-kZyFsKY8v@l;Ty{}@iFr<Q|9IO<r&MZ|VldJ=*+^E5>-X}jOQ=?F<J1Tjuh_61ahOJj5MJVj8
tu9>|C9W&1i6*MAp01HEH?HTfyDXC}>!hiyE~XN$ptA<8>zdmz`l{15b21aIs;>H`7O<WiVW};z#;rrF`Xq$0Hn32zii<z7E3-o^
1TX2M?WpXs88Gv%@he5ES}g@GW-0%wQK{Im2CEFRQX!(S)-epRJ*-+0?Xd1A2(l)fHl6&YETI4@M=1|5#xU@*`Y$J?h^soRATT{J
Y%$QECZbp@D4qhX2_@Jny`{jg(X<08cPyeTim$V;ku#IAtuDQ?J0OgzAu#~3R<ztGk}^ZJn5AT`46!+#psoO{{G@g=gsI>pQ!zBE
4>TjNIw>tNPcSnkld^WK-7Wi^Zk-FTf*DyXY^wK=m8m8wTQD{#+AV%4g{TuU`6+0upD0MJ@vIUnSu9|js;UAptRCx_7BC|(xUHkB
4XL7}NikC{O{`%f3$UQD%O+wd;H32|$1wFS(XtXWbuibVQ!Gdxb*R6n2(ET9Ks2x%mNAj8Kd96#mn=Lr6fT99_bV2z125MsR48;Y
G_l~UqAGK-9HvZ`uqw%>2_^|EO{amcVI#a939Q*Ljj-A(Ixb_ZcQHjW)gq^?fh}RPpDG|Q4yXbs%plh((Wn<0-=&VPJ}S?vw;4?=
AT;SOgr*9uBC7AMN3u96<FHq*Dln$8oUJdc+$owbn=KlgNvIVqj;vj+RxYkDNg{)?doE9^gQ#FEE-!<yEu=uBWU3FW_>mZ-GBD>O
GbEz2`y9xia3QcV-zxhvx-9mvR+-|e4yD>H&Zgxop0E3%;Us1%NwIRX3?$nflO(_`m#a;uSuw}19<BE*q%Xm<>?y1(k}sO7f2^h~
^e<VM;VP~qc`k+}2dQKw^{^tR7^cuGa<FtQ2&&j8cP+E5E-j@qVxtBzi7j_6i>=rzc`u@;?Ja38qAh{2#<J6?1Tpa#;3FciGN_=h
maC#LZYPejIHFXrQK?3pB`@Eu6R8!e*{*P{B(b%yge!m`cro=a6EC<dfwFL@ogP&fu&vOm(<nxwN2~|1rz~TonydjWZ7kBUVXVqD
Gp?+$+$`}Lz@r#7oUJ#q$DZYtkS%g3A1CarSuVRZO0XQNtE|Z^lPuG%PbHZi_$xdgBQ6gx^DdCF@2(3kbE4TW9xo6T<t!O0^CT7}
=q{ovJTB<2|F1=@YphSHEG0~#Yp+={HZ&F}wJKgJ9<Y0?d@5C~oFz0d(l6mFORnH3yPO>@-l=Y{f+%Gr)vP2PA~f`%;i6SC5HeaL
)38sdEiFne)v*|{z^RI_X|%l~H8Ci&#Wn9Ab0`|H4Xos@6|7qn3#x#mTc@_1nW&elOf;A-La7?9Bry}J$1vKMZmZa&yet5+Pp!-(
H8SC_;xfpp#G{h1EGeQG^se%w`>@qBQLP#(t}Jt|1R-B8hN%~)QzvY&?xkNdbE!eHvatxRk+7H)->xhw+b^@F46q!eA*(VnRxEd^
J*TNDwyhql&z|hErWt9f->v{D)+q9@kFrRyMKU(5tFAMern083d$Q24sVow)%cDQ7H>{PWvmk&OTCHa<l&-n1ASMK{NGJ!hi>%Zv
K{5!b6ENi{9kEL^5Giu4mYZ6rO0iI-*DY_aIx9}Gxv8|QMKVILH7pmc*D^M*I;^cT8>hUahN6BlNh33?*eVLNH>_Q#$}wp!?yXZW
psrI91v9NNbF4kB1T;&t11`FyYb=N<g)mdBQ7%j*<uKEyM=oBgWiNH9Nv??_IUQoIzOa(72C6Bs!!GJ9cr@-XPA=CjZmv5lawdu}
qoOM+Yp{?o4zJ;_A~i*?JTg5keXRkoB`tlhzpam`;-nHRyCmqc@~!Zzq8>S?o-x&&GbpI1YbR-`{;jmE6rf_J?<rd-_#zviAf@cC
JteE186p6z;;HJJkR|Le*{mln7A#&V4JtY*C?pdzW3EglH7$RyO)<nBJS4)d-7o*AoT^}{`L8jpTP%1keI<6RA0zQA&n=Uz!YG>?
m?}{)Yo%2sjW4pTkgT1e^DoSw)+zEca+annzby5$r!&&5Ag}kYf-IjeDH&HW8zkl;6R>ZlzotO5!X-hTv!9VEg)2mw+N)TvA}lMd
;3#e=-6abvtgBG3t*t_=SgtlAzb8wXc_4DE8m$4c@GSKtWUV}yR;*sEv!O3AL9IQnaIZEmlc^Z1)-I<fQZ!eS&@k$wiWw>_zpPCy
3MtC1?Ji(2O)uuI_b{BNm8$G0t*GxWz$)V=z$(TpFDxoBh^-y0(k}KY7A=h`t*l?6MxwYbjjoBV8!mVy6QpvinXQ<t86_n!+c5jA
pQ{!#XQo3e$*xnft0Y^WWwG_ImZ*p=pswz%Rk3q0kf|q@2PN>T2BylZW2|SWDXOI`v#}^CgsnEL$Dq(8nXT-nv8xZEgev!`N2f`z
RH@M~5vzMCzAmJ$nItH(M6gS#a<ZEuG_O>z*{wt@S+vn8x~odC&8)~K&8s6SoT^nacP)@CSD_j(d#)!YsjV|9%$8cQL$e$&X{)y+
RWX4T*{Mw~@+wC$urYt4->ovQQzmD!ysJ_x79e%1mYf1DnX->9g)VWbKchh|wWN?M;4<c|mYowYj3}WgH8P#B%O>=#)-%>Dz^clp
wx+!;l(P^iMz3kBMyy7vMKw&Qz%FMn)+v3lw5eOB`m(L9e=-g;$Fn1<k|EEmA}9fw_#{!ND6!kK?6F(4P_Xzb)H7u+(z0-?n63}7
rn2y<+b$unEU#iSo+%u%{j4A|xG-m|P^sawCoLB+b0#9Gr?6?Sd$6uCJ*Xiwb*c6<E3vFF7p3qo_NRlgEi!1S{jk<3^(hpvz^S(}
Kd|SlZmc07^^$KXFEOe$9Iuy^IWWwmY#;}$v$XFkSFZrF7A1MKnkpx*9k6<$X|QxKf}_K(xg_qdFS6Ay2{0P5%CKmuBC2UBJFv^C
FsmG{TB}<!P9*KMy{VbBv#z5vxiuZE110$=XtW?Ls3fDHQmufpShJa?>MeM(Lnt^e->TuR5iUHd!Y_X{udNIa1)~M7pDk3eH7#l=
I~p;pNh&ED!m}%~!z`jDwJ`FoPp`eMMxk;rH!wJu^(~yINiOZMfTS2Gj4h3@94sR-b+N**GcVw=t}iwy*DiFfg(k$Z)GjfqA+-3d
0<Cr{@FcdejWAa!^RPFqg|VHf;4NRK46+TP;V)D(9H|MP)vvFws;#sx7AcP?xS&!gQ>foG1Ff>2nyF2&7%XG4D5<71#i%B%FRigA
=dE3@E~`i<qAwDxoGf!Lel4RbWUe|baViKh6|FR_!l70yvaL=pudHPo-l=7!nXK%vfGR33p081;2(pTZOsJo)rmzmB?5#K~i>?ta
>@8y*oGB@wDlGRZ?W}zsC8?RMHmV}9!>6pS6d{YVqORAlKdM3(@~XZavn@=iJFv7cP?w-F?J2aeVXWz;ccj!PT(A_XUa26j<uFed
*_$4%>M07U*D)!mkDMAWxG+ny<fVGF;4t*5AF8&rd?M?xW2-%=p|c07w5;GPl(pm<Z?jUacbI`Kq^!rW5Glm0c%noqaIq&QjVxj_
OeH!e7qW0I%CI~#DKam$@3M`w<S$qzbgtkrU?|L<=dP@)1hOQo*Qy<^5-x);F|gyaF)v;y60y;yS}_H$I<V8P<}1&zX{If-Yprmo
sjTQIG^BDUrZ8NgXRe>HoUNdtVJYpcxvUB)XR(>Gktzr%UZqGY$tw4(#jTmF&#H7HBPxusV5+CFk0=1Bm#`J9AFb>)$FQKRcCulx
N-Z2RC$V2HxgFxL38fsXex+zC0Ub@R&MjXvSf@;<tFG>`bEb<fk|hc%F{wW%Ev#v*5~lX02(zH6doo?H%dPjJ6{=UTyDTxOZZP;K
FDO^AlrhJvt1aTOC@e0joU1dh(5t;HXR8+>Mje!^Myj>0?lZt71FnuFGN?>0crLptHyms-zA))C-l`%q{HkoN2dV5RmMOoV`ZKJm
AgfTU1FPh%zN5yeQ5h02N~duy>#s_a?JOQDy)k+;k}IW^ldwA~OD!X`H?G94K&p5ur!2-So2Ba^N2HaihOQ{EN-cz}O|7%92dv_x
tFcY6fUHfZmM_?<crb;nzbof8Wf%;o%_sgVjT}<4k1zNxw4^z$1Tw=m&@2+I_pUcDOtgTo^e;`Vw5$}bYo9!@Evw(Lw<H5DXRJOb
RVXK*p0vfBzNK`iwxD(}eX86f;iNDwSGBmTTB`}Pqa|-Ab+Ub=HZv5m<E(0_4=q@(k}vu(46A0VCoPXKrmM*+gsf;Wnkxk`aW6lp
sIdpGQ!&Re%_!`$sw=9b5;A?GzpDBqpR++I)}+QL#VwPqs3zW|$u1Bo8YtnSuA`%i5gI%XfC}?0KCne4`?0$%S**{qB(p58=&XgX
=&<Om?WlY&DJwpy9iW^jHZoVKsHj1)i?B^DJ+8VTFsRe9s<0iaPq0O@^sQN`xvY1o+bL}|L@ySvP^M5S;i~y9*r+0^C#L2w+pmu(
wV(#0wy_wlTPYB%<0d4nnX4=a>8N)pn5i?WFfP}t!>Icq2`p@>H!%jSs;*fu+Aig=A~13;ZLQ3u8Lcrdy|4<d3N19NiY$^Suq*;5
U9rF~udHt@eXc{SZY|KU1SP|>`mO*m2Pi$U(lQ~aQnJ;qD=G%AJ}Kg?(I%3wn608PU6%*2=PIu&9I&D?qAu;A7^>JRQ!ZsH%%#+%
%qtlp_$Ixn+bH?3)h;nIz%R-tBcdy*6D)D7ude{9T&<&}NFuT?qcV&z=cwhNc(B<fIH|#`T&6}ReknjLG_B99wk`xMMk(g7w55Tr
e6CTX>MZM;HL_MLxg4D@uAp(4xg7l~v!p<+N|{ouYAxXy{i{1E`=}<Z04*^l{;EE(r<vX=888U2CNXud&M(Ta<SC{t7%T#mi>HFF
<uE@p(=dFo$|hB+fGl4x04u35k1Mt*d?+iitE!r?WUg?r{;jSJcdzv>p(P5jbuPQ4PO)jSC8Qd#p0GKvtEm91L8J^T{W4*#lcfHx
4zEojnW(y~QK<MRO|Am0S0+C&0V8oMezAD1ubb(t8nG_2Qn0hEx2xE$DJo91C>XUYUM0^eM6T+lJ+7!KmnzV)-mKxN3^7Zl0IglJ
ny*Zpl&=pkU#wN3C#**)qbtI&y(xPy)hwee=dh(RR;=Wx9H>Gv@~_LQ94%KJk1&ayOr!BEA+7%}zpIokhA9fLurp|%r==YzuBbz>
&!;*p2PtYO_NZVlc&SP-pD-u11TY64btfPzF))6rcr9kEv8(eiC$j^s5GU}kwkmb6rX^G{?J~@$?<V3h4zG!y3@b7;nJ^Wygs=0V
(5%&^Pa@VWem9h|3b6??+pKGclC{#TsH7>cn6UJ%xurlbR<&w0iL5ZHAuJFuGp-)6MXED0CX6mH!!KH`*(g3TVX&yG)GEZR3Nk1x
lrUnbRI7-vhcq&(LM$_`2CW4yo3q3r+o4e|KckPOo-7?J+OE#3)h=kN#<C?bqOq|pcd+ZIU9qRE$001S?<?h)ZLf2zD=CgAoTzoM
@GV-XFEO#H5-nP#a<L+;cP%zBh_Mr{z%7=wiLvag4yb*!H84Cdl&+F2V5w9nxv;UQN3NYNF08<;;jg4HG_M|--7U5=5iVx2Ij`_C
W}Ni0DJ2gsGA6DpgeavlouEG)DzNn{P^2EJH8h&6s4n9V;v>kXeJc$xJE@B>A15}ToU8^UwxqGI=PXR8NGi3kcaHt9jVvQC2B#k?
e68-SS+eFTz9%57EuCN`g(OQY`>Js%s4o?*Ln<I9FRhoO?<nmo-X~)*g{UH~lqyWJuAzJ^rlmVA<EA?$%OXvsO0V4_i6<7T^Q@kp
10-vnUMu}A*swPn<f@CJEvme+e5F>XC@WB)!z|w~Tc07VJE%peaV80&cd5)MNR-*JMy`IU4lGD43^0nRKruY7zbzdr-mqe?X|NtJ
cql@yh_An{(ye%~xUPmO7ck2wuqkS%*(%~NE2`En#5YbY@2s*g=cVDHvn*S)r=T34TOyV+7AVOh3N)9d!6ZK@fGM7=3oWQ2Ei^YP
vn?|y%B)th8Ztzx2dhjZ7AfegwJr}T6R!s{Nib+8Kr8z!yeL_z(I?3)H6~Usd#xw3{iQCl7$k_X<EsiWQ83}GRiqWJPcQ+otE~y8
AFYzA%q%UhWu-!_UM$WnT_muOhcX^37BEMv&aiN-ey>8TKB6!(Z?SeU<1QYo7P1DgFRvajEFo{IS}8cNm?6Y4|1e=KhOlic%B~iz
95AynXDM1OYb;(R3M|O3tE4NazN-+bv?#r>ud)%X=&GVD6%^#8K`cPBH?@ta<E>PrF0JaWYbyjVkS%tth_K0-wX6N7+bvYA8mYdo
<F2nE{H`-B`!S%VV67jqf2jH-pB#N8U8I((l`Y|@3#{!bSEV&GZlgu4PA&^6D6ER5kggM~4XvZBudf@iAE&XjucS7xBCyP{Kd8+r
4XX*WjIPcu>M$^_NT{x`tR_<?*0E2lNU|-j3^A4{;4Qlm5-l~X(JSq&wI=MW2e6*9Ua9XWeWXGiE~YOs<t~4zOQ`QB%&2OpuO_1~
q^+YUyQml}4KUFhHZx|eVJ$JSc^pACL$Xb-x+L7F<f^NwD=ZzPT`w4|6*hdWgru#Tog-l?T_*IeyR70U3Z!))7cR-Nqc2f0I4tcj
ZmjYW8!RiL_A6?npP-2?Pq7uNp07}>u`-yeyesx4J+WXf!Lao)?XCTy<00*@L9Q7suBWc3%dkr;bukYxl$=wkc&<>Zg(qCDMyhTw
5~!&#46GTgFf8sbY$Vz<kg2~h3nj%Zow1IwbFBt4QmqXs=PW%c$gZp@^|BhWhpxAtcdUG!VX+^msi+Dj(5#89U9F%j5-8HDgszXU
UMAbI#jndU12WyP;;POlrYO%RbugK)iz`7dAu*S%myZIj`;4b9ys(L<Nht|1X0FOHn5@{X>adrp&#pQ)<Erv3Fd>s9Pbw5J+bb<D
{UJ`TZ=a^7P^x39`XZC5^enj<HZc^Oxs<grKP@7!oh?qRKQVN#ccT&{r>17CxhZ%ufGXjr9jJ1y889_2D>2z7`!P?hfu|C!603bA
TC4ac_N#F*fH3x?46H`6(Wv4r6DBIKbT7cI1~e|J`>b%SRI5@jZ?7;T3L6QpN~@GBV=RlQHle*K0xx7M*D|}FV<68m6)0z}doI5#
Q!g*6Fs-bvuCdN3(kUpY!Y2f=Bd#zRSE`REyR99Yp{+!tTr;??elb-gA0w=%0Wol>l_;e!RIbmVkf%;5!KwSN9Fab(BP=W|O)Mv{
G8<PZ04$QMWvo{$46Bi-akaQCAFM>KHLyacq9c7Q=Pg~HNhe0A6|UGWqbTJw`Ytl8W3x9VU9h1p1ug$8Z8NN-bFMtJ3a9d^Y%K&J
%%<(H=&1!V1TfeecCPU>)v13h+ZJstp)UTfpt10-^DIZJB`*>v9;kvWQLH#Iw6GE{9UpcpcBl}p0jf18>@hj36fX5Cmn}uF=QKYn
%QET~DypNMkt|6sk}zto5-04hwJ?&V9i~($4kq&}J}9X%FRqELj3H33v8X$x10{5_t|>H~^D7%4@GreDfG~KcimbIXM>5~ASuU&`
ov@Uy5UI$lhBY&+qA~$2a-p=W$}fDZ7$+31At%O=QL1{d1*RsbPO{N0^QYV-u_#O#!Wv>PW2)w_04Mn}ktgS<k}RXGHLcPt87z^e
dWbeMAE>9T(JECOfiK#td8jBcL@Y}s*rlkbQnMs0t*~}4peXXME-lWZI;Cf;*)IR36RglC=`1>};-~tjgDUc{hOp<IDJ=4=K&c}i
`>;_RXCnt82qZwLvMe$#Lop?t1u^0%r7>5sxTMu9BCAZUqBMPxcP=!pCMou$D=Gu8YAxWfj-iFJ4=^>Z7^DWP=c&#pvL<z~#w=s3
*{qhWNvJw7eXlVoH>}X41F%}HsxVZoQ7~Mt1~K_F(WzRnATVjF7cPUbf2<F$(5$(vG_H%K6|x{O9<Y%tK(G#$t~8Dz6s{4mFS2W_
Zn9vi8LZEzvo@Nr@G6s<V6Vk45-}Mp%PJBy+$^Q4cdh*}=BC-F=dk7`$F8xd6Rxu}C9tuw>nJ%PN-k=yGO_0^Qm^=?TC!cIAfybc
#VZ3R0H{c$^Q$ebwW{{9b+G{_m@GoC@v7>nk*bp|$)G=>oHEQRWu`?Lg0D%YJuOwWAFfO+t}&7{^)PC&9v`r%ZZSuxGNrAm<SnV8
`k^hXb*(8X<gkb;pRu^5@GC(r#-S0b!mh}#KcWb!udS=I@1$F+|1ZX{rX(IM<0HGSFQ^u)5v!P^@tM%7^)T(Mi!6*K87{Xf^swrz
Nvu?!g{Yq@L9fm%b*tPcMIm1=1Q^1sRxc$sv#W=$Evjg*WGaH6sUjvZGb?K-(Wm{TGp&Lqp|H#>_pjBRWS~wYQl)04f1dU%H>3X}
DXEh!XB_maEUhdjNhn~X3obvT11Uu;iK<tsNUV9VSE!q<q$r!Jfif7Hb1e_24JfJ@fi4cER4z8E>Z~y-TN^*D#3`UER3rwdz$MYA
EUEG<gD}jkKB#!0k12&IIwh|v%B|Qb&MQBx4=W9<_$1q*o1yP3)F~FPx*emdRjePZjw{=z055MS&L=6LO{hY#45w?acP)!4C8>g`
%B`!iN2yyfpOqA?`!8pzI5450Yp&ETO)M9!AuNb35-o!)PBKp@NU&F}0w+$XPcOkJcBs!Rb1ZtO&7&8cVip^%*sO#p<F2)>m77?r
-KspOkF1=a2Cs#x)2<Svt+9xx^en)!J22xhc_D`@E~=iZT&Xv$k|Ou0F0k*Y`YHOVP%QqeT%;GMFr*u-EvvK?W~rhnvngLG*Qq}$
t*wo%HK^dMRjA1|=&0|fAg4W<A)^1R!Y_oa`mg#ZrK^Ca2Bq^T7OeZMP_BL@VJmZ~GpwvBR;)rUk*O}O!m2SWC#D!DL@hHWG^y0B
vak)V{VA%TL?soeyRB3wZ6%AS#i?_syevX7yC58?0IK1V{;un=u&)k~S0oau@+ZbBA}g>mL!AApGN%$RBda#Cr>|40ha}x6H!ZiX
1GDk1?<UJ9HxJ7#@~`$JH>?e@jU17&@}aFRzp8^KUMZU@7$C2#1*ONNu`5HZ=&V4d&zQ0|vZXY!axyKigD%%G+Nta_dnZaV_A2lq
*QH~f6DKgF5-OQ7E3dbx8KV+1yPixednn?l2c<Zz$sB4e*d`1xq9uJG5FVGYv@eu2?=fw#v94aR=_sSJU9ku+$}Bl6Suv}rm@;{+
(JpE<{Unw!m@GOpdN35IZ?09VW2*+G3@er@udXGqmn|8rOsmVUNU%vT@{_Qxf~z+iYcQ!V)T(qY&n$PY*C_2Qt)vRD{2+{~CX~J?
#1>+#PcPmmNT{qT%_(%SJ+Id(l&ANn7%$eV+@rK7o2>0AV6bzl_@HR9@3SJP^Di8%<Qv1Q!6}6_d9dHJNwAwP$gO-dHL@TmRi{d>
7cJK?W3xRlf0>si7qC6GN2QjZODEf^0i%MiTCJh4#<E1PgR7LXbS}=YFtBDc(5X8okeTeOdaT7GuqIG0d@wR805F3j<1+oH#;yge
#4QmpBc7VFge^WU1uPG;q%5+ck}NW(qA@%sF)X93$g4UiLaRD5?I+kLNTQb~2O&J5N3aYvf*kL!#jf5k7_2v-EHMhHh%x{l?XByu
uOf{u=cJ-98L)MzUo5IOzbj;}nJxV>cA9jd2C#)EO)11K!zmpsYc*%DyCAqEi8f3xWT{3c=cKAGM=*e|BCC)wq#|f4nx@aFc(VU1
nW=a%QZRfdj<BY%lP~G7z^>%2s;%syH!+8;4zcN>MXghvKC;{?kQ}Wd@T{jS(6J37)vx6*6)dBy7cqOLJT9B4;IMtHA}kH0CZy0P
;;$*NaIIynyQ}i5oTaNAbuRX%j+FE-*{B7ec`($mA*fa+#Vp-1*03b1&NbGl+bl@2fgC3<)vL{`ku32mVHhqXV5NR6yrt)|V6JPh
cCw9-il|mHRw^Yeh_9uj3Nx)KLa>^Z@U1kdU?Wa3hOBI@#WC2b(Ig=-@Se3N@Ga$>POwt2KPw0=ey83pK`{}jJg|);?Jv=-Vz7^{
p{*V;FD@Lc7buS`7@_JXc(KZ|)+*tg7_8#3d8!(&-LJ;36s+wid#f}hF0l9{oUf;uz9-!+FER))8m-(ZC^cCqH!b$4m$X;1H!@H%
0x&48hpiv1x~_jQbS#OjIjyy^akM(5QZm`G93(Cy0xp!Xg0cvxz%8P##;)^~izT2bMl6e~|EwRZ#j<&?RxdO$ZK3e55HW%>^)fpi
sxIg)dn3fDD6O@uimZq(@uKUPbS%6sb1oaGGAH>j39bh(oHHb@05SnEwk1rkyP6E9<+2Dc9Wybk$S%I9fv?@H9Up9(Xs_Hf<SaEL
xud@z@|ztq5g0qLqaVkyY%KbqKCwhD^sS^VXRvm#1gTc9z$~t@^Cf<)-7ChaEUFu*d91~#axY0Tsj1bZ%&UQdDy>N_aheAwhMr8M
tF2l!k}pcHznEaF*Dl|%cBO70^R163!5OBnA+E`-P^L4kFs{fVnXSJo`LPDDKCyx_k}Y(wnyC~gA1?#17p5R4P%M?NsVi}-W3i2`
;H=pzbuYQFvlmIQ$unEA-!7FRRWVGjj;SUscdU*q5U{eED5MXneK6A?DyT@Or!Y+;|0|QO*_5@ZOf83=Hm)@?pD=8o#w@`woh@dn
2CKuXy`&$NE~}0%4j+LkD6$MJQmjp;EUdMtg`#DxSuzi`M<^Px-zjx4WUq^`X`EEDwI2qs<+OyZdaQ#fma*Y2Q?Tx^ai$rq?XfVf
{x+PSaVp%UD6+t?=&YnKksu7NQ?WO(46tRO$g``l9<}_UfhKmbY^sQ~9k4g5og)&oF)v{$crM?tv8q(GO)w`iYBi}acPN}HceC28
pRD|&=Pz?B=&&ZT7%XL|M<vstT&=S(Cn*Q6<Se`{p|Y4Gkfyz{6tBLke<jYP6Ewe|OfbK%&Zs%8HZO@L5T#|Zqp6y%<EsQM94yMP
W1*=f7pn2GZYF20sj31G>m@id=q<G^w=8R?VlpYP9WNcKpfE%(r>^6w#wbuNk*+GVl`onj-ZZ1FL^LiTG_z7K!7U`R?Jx)|9;%#~
x-Z5l)USZ2#;CC$XRXm8L91O3EwLZ06|svjdLh8E>J4<M^ehu4DX`G4wlNSWk1gV(pRzWqj-?l~b+D|iq^uyWfg_Nv1+ly!E3YcD
R4KQtEHMQzqOo=;{j6ZDL9q`sd@uzq<SnJF!kj~}{HX)5elWo=52QmM87C<sC9I{G2Cjsl@g4G}tFT(9m#qz$QKJ>6mMq+_ax9iC
uq<ORfGc7yud3jo1TZ?V7q0!WZLNYZ7^S!>n=cuxw=9D$qp-6vhp%g?1g*-iRV4l(!X^2vI<F+GPOz(~EG_;eGN9p~F{<XRAFN;`
Lb7S9jUZIBx3V0wK%%lN2C#;vwW~g}z^c+L>m;NlZ7hou>ns+qYY`$X3@{q8)f`7CC9vTr;jOAOI~)otY_CNu0i<WG{I9yI4X17@
9xX;Jx~~MKYp~8RurKu~iYF%`jIB5?nz16Rc%IBMu`Euo@vQ-{@GnHIVlYT97&7=QL9rmBkf}T|O|EvWGOr>id?#5mwXE_edoOXN
MlFe)WT8~EZ6*h?+$2IWTc_HuudRC~3?x6PzA+0c1u#}F{VHm-<|%D7H6<yn2CQE%yeCO37%Q43$gq_#aU6H2yRIHGHziT6XE30o
<1aC(N3K;cc^=Lt5wK_`(=13RL@4bnaH&3}AE|b%bT!eg<f$gEC?)=_N~wG;#;i@36rJKLd8(YMqpUQq>8&d++prWZRxz!w6DhW(
9IX?oO0xYe87FEgN1eT_lq~8fH>f$SyRZeIWv->Ix39}5g|00n(5LPzk1so=C8`=P>?Jd)y)22aM==hr4j|X6MJ<!CzbEf7t}=_T
7_KfcGAy1p`!OLe9xy&8Y$ggG<u9YL?j}AcvMbRwK`a;}5-gRbgDk-<Z>*E6x-$nTQy;^xZL0#ZJuS?p@vYk|@2>-~P&4H-C$0N4
?XFR=VyZzbXEf+A4KF9Kh%Hv7CopI*D<&8-fvS3}!mMJj3a2-$KQL=BJ}5ybk+B0WyRdgHEV1CR<T8&fBru?u5U?FBgRQ=^;jgo<
eyu$fRxmxSFtfU^IHoHk{jPbf%A@-!jwipc9<QJ-6EP>Jb}r$iF_tW_5}tplR;^vH*fgmw2$(r4m?^iZNG$BC`6J9E!!w+-Q7|tt
)+{5k->lTFK&eP6QXwZawxKO2%d7$~EiqfD#wv6(Au5fR%&o?%4l7P9hpZYg4k`{UPA$HvRI->bO|6bKy)AgAf2fc!^sDx%m$5gn
^&zCNH7)?Iye;J+uBxgj1hh05!7sF^hOy%@s3w!4z_6vXJuU>Tx-@$%HZ6TIhcSS#-KzYlcd`Vn0J0n_eW`A$F{-R7@U4%qaIuG{
=`IwNhqd^wb+FH{uCD1Q{jejhA+9~B=_4+!Gp${(m#ze>oUr<`r!Qo!J+auK*D}ViR-j+9>#T<@p0OP<udU3gSgnz-(k$wf|Fd$N
f(1G*x2bC<+_2rAiYkz>&av>Qq^?D!u&MX2Ev<5<{H)<E(yY#@6{SKj+^Nkdo3L9HN~wLY_aqy!)2`^Lf~OlW>#hQ%M<*eyFen1C
uBs2I1tM**<tyN=4Xnnjo}L%0kuTgOKd*$W#-w+li7-sAprpGZ87ikP4zh7B%A!IdrLXj;0V4vb<*Yd{0WPSnD=k*5@Ud*Bv@kTX
og`K?D=QSTwJ<%Y$|%nzm$PG@h$;d#XQ%BeCo=7<w3wl=^{7g$UNniURj`#apD_ESU@Qr-{;ra*wJp>kA*d0tHl!1zn50fL&nmbv
VJ}}41tl7yU#f5`53gV<S+FH4z%9)$0W5_b(kM!+*(=yB7O+yUNU!@a%d1nfel)e9=^^l|vMQ#eN-vWv6f1C+TAZ^h?<$y(HLsGc
n=RX|gE6qEOROHRmNdmC>@CHtOR=k^9<k}J9V@seWudI8FRpJcZLmEs2CRUuf2}65Fq089ucVx)1~Xc*t|woyMzDjfLa>Rja;!)%
&MaXna-3MPrl^`MLN)j@VKHB>Evh>!Ca1I}aIr_N*D3X&Hmb@ob)_n-)~oa{H?G_-+Z;cwC$A5v#j0^DdaQOWlqC19GOy;XZ?XL<
ekeFF6|7O72Bgod!LbRW+%QQdUaNny<e!(Y*ezi&nk#m!H8Hv@nVJVLVz4zY_!;r0{wI5?)+bgOQ?U0i3a;3s+^$z7mMXg~E}RJ@
ATRiwcrlKvd#VB}(kUIWgs-wF*{Tt$W3uL~aW8bRH=)n4M5=<JU#mr})Gk{ta4){F5-&C@2Q4$OnVqSrlB?ycff-gYNHR?<gex*8
q%b+Ml(O8U|FcyvcPs`U+O20KVXAs0Gc6tk@}aFLzODnR2&Kj<Yp&<2#w@9?X{;EXsH~2z$*=IOXssKuU!w{xV6@q^R<Zi3X|tXv
Whyr=2d;gnNHjOGE40uudNk7|CM*Y{A}}^36DzYWeKdoxTr()JT_mikeh#dx+pK)DA}4dNAFRh2$gAZiuP7HT(W<T{<umLs2&YUj
tFU^Y2eHm9pRZpjRWh<MIj6Z6PNsD!<1DPOMlQW5fuugAEgwZKcBKd`Rxb{#l%ygux}?aX!YE!XpRv?2i7*Bs!!ztKd$0~K_%IbQ
l&~1A1u{%95v-W3jj-b^+aRti2Bd(jm8uA+Su%1d?X!6>6Q<L$7_S7aNi7X1E3qvkVWB%4#jsMZX`h?18Lw^{Qmi{LWH2u+0x1G7
nkEpe+p+1fMXtNDgtAGkWuJ1bvnwC0^(?Zf+OKXeimYI=RU{lU39Y@b@33*HUp3~jP%amywJIvD0IxrxtfIcGhO9`ktgH#A8m^}%
^|0TkR4h%e2C~SmLLQVJU@se}=%nEx`!E19Cml|yz9WMax-5yT&@zjqPOiMJA*I_M#V#c(q$zi%!Z0?d@v!-@n=v-DT&eb}u_!&F
ys?I<|EXpzAr<~9$S9E{Rwbk?9H<*53NEynnyw%s)~J{*o-K#1I3Lw41hDQbG&86p8ZgkPC#`d!hbsHAM6V>OwyBh~&8{1)d#i9R
bSiWhd9YL}o~}|M|1fE;6{bBd_@vsfe6CEW@G&_oKAkqMo~o>=1F#sW<fN6cpQwni5HUQWaWS&7p{)Kdv9Nult*KKYx2^=OX01E0
8znWd11nyn|FK*$<gHOKo+uhB4lH#v4ynN~XDoRlUNCDcKPbd5)Eh6b`Y~Um>Mp&YJFR#wX)OLL12BRhq%Ni@9ItXJAsZC1@~;yx
{x6BGQ?OPv#jC}tK`#@fCNPR8Bd$g$?kW#6n5uU!$S#khxUk?X+bTLLu`GnK0x{<;NwPLDa5J4L@hYb>(kRm`6|7hx$g@VUZ!*QL
U9n!QULZlSudXmCmaZJGW3WaVOD@8uyr{&caU`EA_@x*yd@vj=7%i!<;3*`m&#bqs6Dejd>?&}S8Ls%Mgs|(V0wO)5Fs}@<u&zC^
t*IKZy)G)UPP4$JAgeE|QY}F<X(h$2Mlq}`#e`QZA}u7dz%RqC%&y2LIifJJ%P#1!<FFjEEUfD*eJ=PiXRwx<&9VL@g05gSbEojD
Yo|XgJg_w!c(F#Q1h5ydaVqO9sUip_O0l3YMlpyqkgSF<XR%JHPbrHdf26cAiz?JJzpbn=WUw-*$TShN1ub8wwk3}zpDE+6S}#X9
4Yijq$gl>e0j_{9urCrc6|I#lw<_zcB{AQqQM385GOi<@AGB()t}!8{W|MEPASJb~yDUth94{j=$FNPUk*z<d#;}5~nK8vHY_JI~
(xt(!NUbO`BC-peh%g8(R2xFFZZc9XVXoUI?I<6mvaesUP%L7j3oUo96D=Mq7A<}%zOHSoOsC?mZzh~Be6MMz%CK7^c^31mpsm=k
QZtF26tRJ;-7?%LL?@V`8LZYVT`><ad@R?jBq+47aj&ST?Xgd-cB!Q;zpluwmnvT(JF97`*{g*rx2CP8Z>>G83odCSLa<k{qNx_6
`z(zthcsX?1u~VfL@+tA6SK~!46*^P7OD=hJe>co@v1u|9I;a|b*r4NkTCD13Mkx+(Xj}y<uEv~EwDqcb~Add(K8(^8K-cq1Ff~L
vn-V)Pbhb>MXs8$3Zm<(J*BL*<t>&mN3hAO5v+cuW~;TSf++&6C#=w|P^`4Bo+#F+)+lJIo-aMDY^{kd3Z-B$_bx`N6Qwt-6|n)V
S+EH%bSN*a;iNw<>aM0Cqp2{Ud@7Bu)~(^K#waYZDKAy2x+=yjs3=sV1}^)d+btWi^RXW-fh_W;oFP`O2cDrY53cO6|D<;%lOsB-
1FCi?3ak^bNUdllR<dv@tF3`Eg{oSn)3ElhGO(1a__Gx&`z#Bx^R6<oe5Ps`I;{V&&@9ricPjBF^Bh{S8?P{(G_|3pI;Li<!5^(K
udJ9Pd9lx`9J0==_cH0KK_I~_W1Q=yU#?T5eJIVRDX$PNO|7-5My_r!9k7eAmnyWZ5++nB_?>L7a;vy1H>#?su&s2WAFiyhjw*Pu
_cCy+@*{sRe5rFVAuvg)@iNCO(4dT>=`by(WTa*=W-Ngma<H^3M6O>mE-kgOx-U^Kf-I98tt;uTM=Zvf%P<hFR;*R76|`)y0iEQp
jjGPET&WhXQX-(QJ1}#uL8(_A_bG}iz^F5;&nn$6k}ab#@}NU6sjy!t$exR^1gu!5l&zkwG^eC5mo22I0x_;H->gS5vz}uwD=lNJ
bS#db!?DpRO|XzDF(wKy8YJm4-K;IHSt+P8-zVZMiK(0}BQeA-_^Jhzou;QO)2s0@H?Sr!b+O*6Z>74fE3um{g(AbP+A&NkFt52K
#2zoKmLcdfa+>HT<*W~{5+m!fcQXqxf~~}<wXS!p$~8}{r6v8Z4XmxHfU2b=Bs0y9*sjZ|lcbKQJ1-a}hok!{UoX9^5HgmgK_YfB
Tqb!lzAzoL7OzvOM=Y=*ks~UjR;X+wldy~>R;WC!jjYiy^qM^`jkBhv6Ed`@3M`zm&#F8o@2a$<GoGz2Po@Yo;IHhn%&vbhOs`O;
5v|TBkE#$f^daP}ptBpK_ARoQPpjjw@T4`bX0KQ%OCj?uc(DN=hb<<s1gvkY(J8gDFf6mMTQkWq_^wy1_N}?DC$m~CY_DE1#IIVR
L$I%~x-*KfFROGc^R%<D@u=;q&M5;kSTYT*rLHtKPcI`irmje?Rj}5r2dr8pAt0Zdyfc3?Ju1tr(j=KKSFENS#4dp?@+CN^5UaAa
SF3Wc>#m}#Cn-^^pde1K#wp>h*sWPAZ7|=e$EKkub1k1NPBBucAE;KWTe1%z-X)il-kU`+O|Yh|ZK<uI5wuUJDlF2l5-|>(xiXq9
E2{vmBC8IlTrZ}mpDhP0>#lJjCM!In`yI8ZxUHX@S)|;Fl&niFs;QZwXD1=D6DGZ^Q!p*6>n|XxT(G|yb*B!jEwBwS9VLw^_LTXo
h?wcB4y7kBRjB4545%Hfgscawb0Nqnkg!9grK?}CKc+sL4JaU~Y81{O`>ggLogyG4^f9lh#VRKyRjG-ueWNI;v!V}?2eb&L*RGnS
rLoi;^c%{op016qqagb*fg4CL(WR#=T(Hfho-qI|cdcA4)iceqzpUjbFdfn@pRCFq-LI{$q^&BhcdR9x#jhDAZk$K3`>^ON)HIN=
Uaw=ai!ep7i>~;vjH(MXNTH`B4l%H>6&>ubTA!h+d@|agKQa)i*e@EQD=C<)L9j`lr?F-&_at$crLkcv*RVdRJpe_q*c*?SvZgUK
b}lb91GN;XODqko_a08I<R_i1pDT4SaT|y%>8&7_lb4jS_O2nXsHK=Nt)y!)Myu&42%eBEo3T!<K&%3>SSM1cUoWpD4y_F;7%*Y2
Z>ol@Ju7P=lr9di`YuW$1TR(>MKOmZA1zrNj4=+a`>XLM8!oD>ys&bx%c^;xldw{&#GKlz<f*Q#$t3eC)h2YSfh<<D!KU6W88l_E
(5h-If2Kw*3$Vy8_8{7-`YlT>C8eOU<Fkn{%Oka%h^{ZFTdOl7MXqcxc`lJA#-#c(9W1Iad!QpR!?I1JG^}Huaj8tLgCmBTA*TJY
mM&B>?kCBocQkCNB(7(#F00+HrK^dlSFWz8!Yiq$bf|PJ9j<649jLvkSff}f;3&VO4j&3L^P%vq>nX)5$}f<yy{70dQ?qI$ZKyz~
gD;venXsd(;2hR3{izYFWGE>pm#$ARS(#NP)UJG?L?-hWW;ANCOsSzM&@tyUO)WqxeXaqp9<c7I;il~^QZO$pi<z&Sy{I#*fTzH#
bFI8D9ij>--L6q8pR5Hkm$8*9N+L5e+BYqvr7S+JZlp`Do-A)HLL}QXTdjh!Td?4-EHLPqt*gK=94kt&PZ`iEDKTavW-UH3K(cNq
IkPUH+#&w0U9G&V8n72AIIHY1trys*S0Gk10I!Fz9IaKf#Vvy|864~=yD1GQLa<md@vsyv{;$#^=&dZR7%g)T$SKUO*{RN|Ah7Ev
!!Vw&BBtdlXSHuH0JCJUwxVvUbg7js7%*9=I;Bme(kc0^s5AR3@t*gpk|sbW`7m&zO)wRye<+ABJRA3})U7Ek(HL5$Z6?b(S1|mZ
0V7VRtt1*OTCFP_nJZ*2m!N5`z^wtVYAOUGW~kjO!k|{0E*Zxzm8_?%qpQHN6|O5N&@1(;u&{riPp3E`Zz}&OKd@e?*dYHffUE{8
ORNwjK{D1UvZN9%x-A5-+$<y)Bd(&P?yRz?nWpBke5TkiTq_?az@}?3m8()G@gpClg0T3jS*Sa#lO1!Y9HFD62QWu0dM9$Jm?~E<
c8uz%fi1}{7N-rVM4*Ez_Ad1-T(IS+T`+vB_#xjk8>-u${w<NQJgQ_P52Ec7M46$ctR{XY#<2yZg|I=cCat57#;zWum$2NVoGUG`
bu9@TBCyw|%bXsq%_!Te)+THmA+VON*`^LKrKbw6Q!kq)crQ3Cyrnv@X|ZXo(=Lr6ATL9rqpK~d$udSV2&}g#fT+x)grEDW5w0>S
cQIKi8KS|d7BV3$9wosu-Y(Cp+%7()x2ANelrC?aS|~l3_NoxA6R2@4h%4Ekg{|Edq9I|H9ItXXxGI^fpedf70ItZbC7;SIrYLzK
U@o$(q@RH-buWu3(xeS6ysf+)RH$I6rl-3ihA`x$DXrfhmZLc&Q?9-pu&~dk)ikQGj;A6Yr7T&e{;*>*k*eh^r>lb_gDDNDvMX3H
{w{PLX($*l@uaXUDKVF@9kA4~?XS-*lBKq=a3-Uz%PKLYL$rS<ysRm&^)J4yOe1o#wkiv*-!U63#jQoLAFX_`ZY)KiMxZP$X{!CL
O0?cDgest~nlRifrYDUs&?pcu1g)sAZ#40&`m=a3;jD_UI4uOJwJBb(Z!KFi9I}#}X|Dk)BQ0Ym@-5jZC9UkP?=)(v#jWC}mL-|3
nijwuMImOea4{S*!!qHl1{tQ60<GgIMKZRma;W4oZlvw893HSJv#jtYF)ptxbs@VhH>kF;p07i#vZaeBX)!9XDzM+MC9VRkF|uzb
r70UNud5-i*_;D14k_}m7%v{4IVf1J)~my*10iUt*)UkDs}?;k!mB8-cCBzP%&i-zG%IK+c(6=0NiSrvj;-4%i7?Wy`yNLukE&}8
D;-Ly94h6Q>@~|N-WkHMzb?hB(XO(oaHFNJ8mWn`7PYah4KSc4P^K!g)2zcQA+NhEr>!0(d@?4o)hQFLu_?5mq#e7b?=XHaM5zg{
lCJcw;ir`{^{A3DYA#eX4zJm-`7FvZd#&~@xS%1h;v6%pC#WbTH!xDOcdf%MD=?O$RjszOps@`t-6h1Vbfn_2+awY))Uea5?y5zl
owBm1`J@gpQK)_>l(8JL^rZNy*R2VzZYwJ>f-K{y$0$0RS}yaX(=x`Xim@%NLM*~5WgPsmWvSz;{;m}>)~wH}Cb35`_pI}yrmVIz
1g-U|+NWBuJ~7*`HzB>RzpBBd|0QOrO)2=R7c!2ec`hcjfv*#@V>4PH7cmAbdN8FenJZ@^Bdh)-m9l8D!zui*&#B$4cd6y9u`}7G
g|a0SS(CUj?KB0b)-SiR$E#qiL^J2E7p|qHOsSSFTrya#yR_f0J}j@Yn6HGW&7dZ-&ZpI~L^R>34k?<lHLcgKnXJGnaj2WJ2d$ne
l#o!YYA!gkD=Z%`=BqL@#WAWd$f)O~m@`(bEVLW2K(j@#GBSav2(US{-z<|ds;aw~P^#4=LL39CK{N|2`YsKzU^Hx`u&!VrN2cPh
M=|v&gRfVts;a6h)G44adnfI&W3Ey#L9!DWvnY!#JTh`F#VH;rA*~y+e<vL<e6cJqG%L`i9<A6d<gq=i7%0{#7_;Rqm#F%#o~>N2
866t2oiP=z2(6wjXEE=uLMa{|Gb&c3L9SRRVJkMQDKXZuFEy_jgRxpAJS-tJBqa;7<)r~BGOr@6Ffll=^ez;z{xAWpjj%Z~*CH#h
zBNCvU$Gmny{Yf8zp@o9TeD!U_^)}b;Us=2t16?Xc&$#X!7A*s1~4MA)-Zr5hpgZ%<FPg}V=uz3EUes}1fltyn6U1ups(e!1F+30
OS09lJ+L92^(}fS<Ee?TzOc2j<}dmx$1i-aw5Zso!=eu{C$R1;K&@4@iK-2!aw;GhuB}V4m#ea@l&<ln+Z*B|S}B(+1gvMQlqn1@
oG$^PJR6X(e=nM)ShC-z^(R-T1F!!u0I`>__%Tc`C9`apVIVxD0I6*<U#UW@8Y$VWUMw&!Mln#TZ>)VE(ywV46sUZxYc5n9_^rI8
udWv@b1v_&FDKNar!!)z8?)l5Evy<KfT`iIoF$zWnyA>K6(lIIP8bp^iy@Y&IHQTN@2xDR2&dh$PA~;1daoWJ45|Gy?Ji6xfh0Ao
zNbc=r6G<fYayz!3?*VH)-kNDv#A0xm$4i(^08ViQn3&$Of;A*0<I#hQZo9peX(mOpRX`5vN3qB(X7I)4zZdnD=CPsoipL4i>mUm
12l3Z@F<b0u`qb7-7XO-{-Hv$_pc+cl%+|eH8ATi0V#f{;;IxOsH}ytlQE1VT`wn~^rx(}j4Ai8LYIrJ9I&skL@8P+nl3Q0NvVFZ
JF)95$*=bpeKA+Ii>w;8Myl<ys;};=Qz;X*MKhEt9U^HjoiF$@GbIl$i7E-Fy|L`8b~KbM4XpdF&Z!}=N38*{vaVe)=dJ53Sgm_C
9U`(X3oKlw04{{1fiM;@D6*p*^f1~g4l)@n{ir&j2qp9^geWd3<+H}CCa~D88L;KAEitz+mo6HyEwK<WQK={}Bdj7bBB}Q<A+8iQ
78qNw5U_nP1fD9S=qk*um7A?DTOM(*1+f6G(5NCSR4p*FJ+Tb1&?+S!P^+`3k*^P>uOJAmnytsGAuG-?fUOyova==|qO5Wtc`9SE
)1WdiHm@P8RxCX%ah8>>4<uHt{;-p*x~pfkji^VaqpNkEt)Vk7&7gHGjx^^nJ+GuJPOyeEpD7!k@vh`9@v%`dbQ?IXC$JT**|4y%
kgeRQ)-A8DnJ)4sQK?C(FfoWQ2P;Lf!K|*ZnWnTb`Y7<8q?)U#b)-fyx+ANp3@aO}4Wzs=jx3Wbv@j5|!6^c-QLT!suc(PBqOXxA
hcBzDDlNJqCn<3xy`>JYU#zSwey!~>rm!Wh39M4A!KW3SmM@B@{j5eSov!sPQJsLYg&nsbrmXR$Q>?@&bs0UdLoG|Km#{N1O{v7A
_pP6vRImCi!YZP#Ffbl0NH9w-D6W33M6v8G7p@p9-mN#Vd9lQ!<*bb-Q!n|m$tXpm{<49v&?t#5uO>vI@H4!xC7_)nZnSf*e5`A&
&k{+pE3~M!?I*#i)TH+<!XAMzC#_$wH!~`$QZkyZwk>6|K`rZ^JuH*0SFEkF6tK1!9xu46@~w)pqNJay&$BBe+pHrVzpDkT&#siM
g{Foq;HE9FPo-M2QYaF#r?AAWN+a)}d?uHyOR8?HZ>rodMy_12ohp<uF|38FVkIJ`9k8Y``LHT3M<6RN)UHu85vSFnts{x76R{t&
2P%>$<gGw2AFL~;+$zqZMyb3Q0H;l>c&ef)zcH>Vd9&`WG_dQe38)q+yq*}IA2KVe{H+A5PcY#x>LkrC|EUfzL9tP>Q7C1gO)JAN
ZlHTEBrSEQ)20rw;H!e4crnwj!K(AHQLx-AR-~XNRkDP$M>F!XX(d~!<u0`}E}^g}2q|y0Q>8>R=qmpuRWxH6E-VnRov;C(<g<RQ
P%sBHSgkywfU<?I{G%5yYO}U9hO|(sIGKJa!K9qB3bR}*Brh$qv^AEm=rdZL544Lh^RV@?y{zaOov=<T1~b1ZWwNrd3at~bC8(}5
TCm|TK(J=CXQl$K6*LMmv@b%j?JWqj3@{n6O0W+!RWCH33$bgl5;X=ME-7y&<syG6c`+NXoGR%lx~*g|{V+BxuCTDNeWpdOakQ%{
d@#?h)G_?9fi&JQE220mJ1aD=%QPt|5-~!rZm!6&9IWlFK`>&XD5f7WJ02jW@U8|h8>|H_fUb`)?Ve?+0yIA@*D)llr>c}ApQbD@
tgkPJ4yBwk5ipu01)k=x8mc6(g)=F&4XmxOEhUaE-Lj*o6{>u*tS>Muu`HUX#Vs4F7otNjel)qOwykZj1gg<8JSgccYAZvr>nN-&
H>)qQV6n6$oTVqUKQYuMSgo5WLMnu(@G3Ge-LMHKkg&NbGNg5&2PzP=d$J-gg|GG!{-`W2FELXpPA-}?b}Trqwl0Y;$0z@<izvo1
;3=lDIk1N;vZ_w4y{W1ni!YigFD*8m4Jz~<6ee{g2(76lL$pXNm88=nNwE7Ydb9;Coi28<k25weRxneP`l?{4_b3ObSgahZ6fAtI
+A&10Yoy^QLb4$(s4Zfp_OY!Ro3Qh+$18QI>Zl$xShAU|Bra#M(5Jnx+9m_7`y=Wt4=0eE(5XDDFf3j!cB|&3-7F?6cCF_v{i-h|
6s!QV^r$kf)vd^_H!f48BrNl>Hn8L^zN>w$94alQrm#A)Q!jTkSgqiwE3t4Eza1i?d#zrpMl9<o9IL%C=&jVDF0e2#2{COi*s=_-
q$L2a*Di-H7O!lvp)8~+zOm!3rn0cD6|{P!aWfyZ;jTrfaVmBye6fft9w?Blew>#it(he+a3!Lx{jH-ak}wUdvn-acvncwp<uXgN
RVXv1F{R<HGb^LAT{J;5W|)1nAg~xL;Ugk6?k{SvD=&B$L@Y9`Yq2h|ez9|~zojfS>X>mPE3kboyReh6C#}z~x~vke*{sE}E-px}
4z<m#fig;`A2x}c`7zC{(<^tcQ!byY2d!|j)~<cAjVB?f#;rxOFQp2o!?7kMm$HMVtFa-kJTOk8akN%3+oxlhnyP&?5HF{%->sx9
BqxL!Os8BSbSerm(k5IpzAqT6N-;h#VJYe;&N6<mi!uF~F|qA1{iEkG{1lt9_^PiVl(6VAN3vqAj<BCBxuj*LG_lgDqAl|==qUZL
U^3L7swmPh4lFURS1|@I{wYYb6D$-FHn8&(<}vjum?$N$UM{_|^{}2Y!7B)`yeBgt-7F=rKaV#l{;D4*IjmkZ|0JoYsI6W!S0rq&
{j0IC+^)$of3%~j9x$Y_L$YTs!nJgyhB6+l$2KjkZ!XX%#vg~JG_JHS8Y*Zn_$rLBZL;8{NGrRqmn-uq4y_6<g0;A&958SuCMb6;
K%s3eFD{QPDk-+Fzc4PUSuZ1;(4u}a1uW^O9jo;(rz{>ZU?{zuDX|hFv>^i|uqQk&nJM@!>M-uIV6-~2Dl<MW(j>FAJuJN|L@5oh
d8%Eg%rBd<SguDar>)qq8!%O{&@+*+aHtlv<TL3gRjsitVywC?0wmq9D6uxIN-1fuA~CHpW3k|_BrbC)Co{d2fGpD>%N~g)&ncg!
fwAbEi6tH$#-)I&FRBzUa-C1CVKJRFWuC^YccY;+G%boQW}wfi1+NCI(5?uu<1fUm9x*R1q_2h|b};*_-;}*Al`Dv^4IbgHq%hH|
$)7>5Gbzlh%A8IpV5udvY@GC_GqHoO3b6LF!!QG=#V#nE|Es4mx~noSJg~$n?yN<!LN8aG#IRhgv#>3qv9f%pET_LNm#Cbqv#)=!
jV%wd)v+2jpsy;eq_6NNm#=dhL9{iqJFAATI523a2d!r<`=te}#H1akW3jX^*`=JZ!LA)CxvzPpV67i4@hN37mac`Y)Fx9bWUsoZ
Y%6h}L9w{5m8Y&HS+7$jn6OeR+^$}%5CXKD5HAKP^f0@row2kphARd#F)LxSj;Q@6ezZ|A5-Qv=e<;|j#3>6fzOQaHUMuP}+cKo7
JgvU6v?S#&b+MqKhb`Trv>#`vdn@&u1FU?pI<3vH@~=0u^fE;yKdzK4RWRW%ha!HUkS1I(3^J~&Y%q$Uy{;Cn?W89)xT?Od&#y49
j4oTNwXSEcajx~Oh%zp!2`!PQ0<lUlr>^_15wNNxS*|)IgDyX<2(&0Hc`jNl4J+ZXCbF%p7BL+#`>Z#rD=-tWys91^MzKdE>!H*#
j4uhPr>X|B0<WzoD6(-Z4Jk7mm?+JqC9CnFO|Xy^8Z1FEm$6wb4zPbAyRi!`IjyfJhcDN$>9I|v9xX;FNGv@qs;xquQ>TZh#4=W_
+$UnPzp&gcaja;u46+5Ti7(%;FQa0$GOIr>5VWhPA1w{FW~W@KW+sg%3?=BSb*zrAK&$#Se=)_W6)DlK4J|I96D<*_)vu5i!YWlM
E3c!X05klrJFqIS0WBdgNh8uMOfxeszN$$uvnl*34<{imiY_3oxiNDvDk)>7DX31cq9_qEO`zeW^)AY+VX5*g3L6Tu^(-QwJ+XqY
Sg{eYeK1w2H8YK<m94X_w65r~#w#~4JF-(RZKl335g(M5ld}`86(RVvcB&7saxnlkvZa8mJU28a_^?H<5VG>EG$|P|5VKvb2q-17
7_XA6Y_M;!uCnK_aWpQo5HU(J7BK3uudhI{cdBzQA2JcN+OMQBsVDp{(kr?t(lO^LCa<2V1uB!U*s+<e(Ipe5@UqdaL8L0Gcr_|B
A29lw>9Q3t0Wv?KEU&yQ3akY!0-1TP@v>Ji|0qT^M6ih~NvSTWJ2OQioU+ZWGp6sW^ey?V3?aC+!KoUw`>nR9!7*a3=&3Ox0<45D
d#MSn9x-nWVJe6wim>xDColxA1){00?<yKG&oCG;yRQ5v12T7{8?+^@hAXJ1UNOU;LoGQgiKz}Ft0)wz?kg{>x3Jc)@h;*i(=j0^
cC61WMkA}R+#q!=Ah0hjL#w%^hA<tX(WUn#j5PSB%&&;9u`Btigs73P(kHF3*)ut(PAdE(GN`Jg`7G71P^}ZR474;W2cR%53@~^l
`mkl2P^u*>oFY-Nc`z6<6f({YVJ-cy7_ernQZJFTYc7B)6)x1UW3x@Jt1W<~8LW^h+p%=7J+Tg`pr__4w=wsz%`+0K#4xh38>x9P
Fev`A|EsksO)UeZhp>UIkSxfIO`{2@_^w(qR4dA@D5+ntCm=8^aWtbUaU@%={3Lp;WiV-}HK%K?aHw3Xt~DYUzpwJByQ}Ie@H1Ml
doVC5sjWGzQZDN)^RNG_WvRO;MKFRLG_WA9Tq)}^A~a(lSS_0>x-Bv)5wc=1X0xNOVJz=6i!c<aOfYh(Fe?kN9k9i(Ev&LG4Y8^#
lPrlT$|VA&2dRIq-ma~wOsI4%s;ws=nyizm+%gfOO0k3#87>W|rmV)WDy7=7J+RfRrXUxrkuu<}z%8sU;+(v)Rx#YBmZ6EPS1X6G
o2_=J`7aF}xgldMo3T=`AtdiCdz+Z5C8~EQk}NH&My#qW<FTZ#K(r2|^)QCCE2tYWeW(enC@H(LOti+Y(Xa-s!KjO_9T{XUxv&4O
G_6FM<gY`nGcC8WPOQ1B8ZA2~A1ainQ!6a6O0DxDd##kI&nep{L#=@@o-GD2v?OIP@+2;^oUI3<<eWG&VX6EqNUq<oZUBBTez8Lv
iLe3})G8`0i!)8J_pD_j_@CXYjjj5lL$epLg)PsnnXrwnKCFf@{U~J_lqkwA60R7bX){bN2dZi<1Fevy<tqxX9VVwLM5tA+>z^(y
axns+^qtEtMV>jZ?v*gBbuLY){jT({r7~?WXE5Qeu^1X8C8+JLey)G6jIqF|@2wCbR4Z+-6fbQrL8*!-vLHt>qbQoNYp)u!fw2WD
h%L;jNUW!^fic^d60?CSm!W)}xUC_rQ>)>iRjx0w)+lu_;H|$dK`+Xz2&;Rr(yuBf#xcIBD5aAwr7vEy$gT7=Z=LV21fkumjjqBN
S1e#OrYV-AoUFMqVW$T#R<Iu-5Uf`xax?a_@~WVzU!_W&NUqYU_bu(2(XquWAhQawE3*HxEvyo!PA-cncQ7NMmai<Z<FDqeJ+L3C
gsK!R1FqyDldYJh0u;HX_#+UtI<&1Q`7^pKK&O7Ph$xdO{gW@F<}0A5ldsbt*sUn4)HD<^LA4+)!YoiAG_c35cd_ELE2-kG<uB8%
_%o#_4lKGY!!V8`QZyT`cQ!k!hBKzD)F#xe5Hrs+TOx>*X(XyJORhh#TdM)3_OV+L)|&U9E;0tMATW-m6*S~98mz!5FE0D6iLEy<
<EVnMVz9}jHmE1Ev!_NZ0j=~VAu#K)+A#C1oUsY8hb$s1Ij%`CvoH#r(lIlcsHvc^-lxW|uQcZ@CNGFCh^cfZfh_GP!md%E&n;Rq
@u<|E1vPZ6ldUu>u`y*S4yKc-2P_q*+pWf?fiN7X3^f0-U6Xz(k}b6?e<G?aRxJRirm{b<lrLj26*Oxu>z|k;s;yokaWgNk*&I);
#G&*l-=CSUY^<U#*rk84$0X>jN+FvivM7hE-l?G{gencGPOpxxM6qF}dzs^~b*=fIbt-i)oG%-z+bmlehOir>L!%2O>ZOFPw=ejw
`!N12voV3OBBmrR1}=52{vdiQC@*&|1}E_>OfW&Mxv-O`B(89*U#jA(PAxI5!6i2?vM;=;!>3ZMv@LI_(<n2nuPsY4ps2C3Pp~Ae
|Ev(Oainvxl`_1sE~s8H1TJHsc(Gt95-*%A<fhrD;I7`T3lkG5o+u@<v@DCU|1HTjCa89>`Yp30iY7|4kEfNiRV*ndTdEK&d96{c
bS$*35Un$)<*5{`JSxqv_pmUmL9isKKs0`!y(c5EnWD(2RVSz&bg-kXleGA#-L8N!l&bx$@2}h^bFe_IORz(gT_j|*wKAoxF);Wn
3!~kveY2z?wyA<C_oxn}8>zIb5U{AL$Eq?jVJo4Yye4|CK_v2|fwTT9WUNWB)~FCJ1fT~o#Vy1rCZG8vkFhW=z^P@h(6DwKDYAm8
Rj^933@*tnbEjUWrl>`vIjJ@=!!Ru^XDiF1)+n1VW-<+&-!5e)3anqKT$xX+?;e7$qN4~WLLwZjS}H%QVl2s~L@YP3B`y&r<Sb+@
7O9G<fUxJKr6_E$%_UqUI;Hb5s49aZ*fN_ja4@{D4y=c&IWL5voiFdNV=B)uJE=4=SubC&M5w2)W3fQ8&n(=rH=eVl?4=Je?5QrQ
m#%u4X|6-Cs3_F5y00cE_pGX|ps?{TfUR4eV6h@CxUg5JJSvqk0jL%;Wuv65W3DD3tDv~5^s=(CuBs)nx~yq4eK0z(tgYgvG&Y&2
_OTr)LZp?dg)maCWV4jAzp$dN{VBP!dL?VCPP0>)D6JB(?=6L{qMk{nR;|*jFRUz}V4krq_^4MUIj%c0^ew=t)UGD2VX&bzAF^MO
i!0QwaiU42r>IjeIx>MR0kU$cKddvcJEcgmP^Y;tXeR@(qO5VTD5@VTv9jkYjIiFZ2Cb+ZX|T?*9kP+D9k5HJlPk@wLn^|o5HLI`
%&0CUt|%_A@FsFBWUxT6La1$>WGk;QLaRxl^`*chxUA+X{iHQ8H7W-)EvtF0?jVD$@u*oWlo^yP`YG}zn68R2r7aMt->~<qQ6R1+
U#*TYPpM2Xnyp!|=&xol-!#6hM6LO+Ql$T^y0Gr7nIhk*5HOA;G$;itjtUyA<SNanS}zl=oug&0?ya6M2QNSns|S!R87r|a?5z_s
oFI&<h%AY*ftq+Y;UCv5T`D=Sc_WN1Mlk#&<0TEN&L@B{#3z_6aIPYz@h-I`6Ry~)Ora02cP|aC+$njjrJT(!p(=?jGBCv?7^H71
qp6`MLMrO5X0Qq*@h+LJ+_Qx#A1W>w`Y|LS(<}WPJF>l<Mjbt?gD!S2KP`VKU#bAGFfaoszO4E%yDwL;TQ23If+_K<Fssd_uB+0h
NGUt6#vqRy4kT!*L#)QErmU78<f!hDpfGQ&{wxEoSS|`JT`V}S?Jz4a8!as*MkD|uG$!}2Ag>Rwiz>t_dnhlmdN5NjoSAc`G%nJp
T$qs`b*eQbo2{TK9i&?>kS!Ig$*eN2%&J;A#Vf%ni7FJRd>sR^TPujJGOmv%)tINHM=YqP%`4C?H!SF`GaD2o*(Cie{jLSBJ+8kP
y(v_jFDMiSNwHn4uBT<3P_U%2SFL=k@unQA7BJbaO|Zc!Nw0}1zpra7#it3XcA}^q>M<~{7Mz={Ria8V;jB*=L>wcsm9p=qP%@6J
B&}+$R;X^PQZ3ING%flj3oLH1@T*j=O|hP;D6pZcFs#s^;He`ln4t3>@FX;|Cp2O%`6s?B-K!iRA~ABQDy)~QzpSz|p0VXK?<@nR
;xXlzgRv|oKBS>A60Wi=iY=*`Ev~#Hy05G<53aSakgjbVs49abQYmh#v7ywl!zpJmv#mZaKQ7{^9waj<PcMxwha|Ej-lN>FrXvxU
g{==P4k`XIWU(}`i7nr;FtR(W%PWp6kt^V&U8~G3Sh4&ql_JWm)g|aK<uWcOgsQ5q&o1k(<RYjpxvmzR$|<y$H?Wbc3?{am7cC+%
FDB$J$1-^(5hg3J-!UdF8!8ns2r`tUq^zK$ily?RX`DK%vl(hGrzVgrN-oQ=macp-)~gXMk*9MmBQ9_xNhE`%1u99fs-`wF8!F|c
wv7g?_A)9k(WoOa2&|K(kQ9P5GOmCxGOm5IIHKaTHJpB&IWdE=5v?q;v9d|4MKN@&ZzZHJ5Gv510=3Mpp|$O-ub@aE>8olpqbvF|
aj^%iD6+MshMEtqL@cT<cC+drAu`so+b=}1IkGS=hA^+F?X1Z)zO9w9>#?XLoTKcn%%CYRMzfS8VXQPVv853xL$b&&tFJ+=fvt@(
@2KYq)v#V1yR3Mz4Y1d(;IDqLgQ}jeAFFIF$FB@A9;BwJGOm)W02qX_51kk=bgpBhPbA8)%`g6}y)8Vj?JRb!|0oZp9;PoR^d5pD
xG13{yQ6d|T(BXu4k>UeiLGO(HY*;jj3`C29k92mcCpZ~d#fF@L$H=8Wvt6G4XbCE*0nt_l`?3sA+OOY7%c6o;VcEG+9ETw+_1wl
C9trpys*fv)|WuCC8%?$c_KnAlBfi*Z5BT?W3!yGPb^EWa<5ObK&hCs=dd;~@~;>zUMxzmfu+x}+pAKsKPkqnqOwe;87WhoR4&i2
=B`mCSgWikTdujSOeWo~aVyZCCau~q{;y=4+$sjL6``lAMye4i@h)nt$uPn!S*k*(=rNl#4yh-sO|WdSxh~ixqN=;18LG~uT(jM%
XE8S>UM>W#H>?}0DX$tKHZqGI!z|6Ovo4h}g){Ch-mt{6Ew78H$+5<;q#+6_*eDXFx}dQk8Lm$;iYFT^RVw}v&8~&A=dDOA;Ht1Q
r!H`=9xw^2Pqelz&niJCpD<ROJg;IWz@DYCjwMjAC9PU2UnwUkvZ}(coGm)CX)M_(YOl?&;H_pUR3VVEBD6{}eiSRGNv>TqUna4o
g)&kxzA9g;?xX-PVlHeZ0<q>W)UKMbNUa03)iIc`9kKhFr7<csMKSy>*)7i^O|3buAuqD6lBnOTuPGfhlQ4L-nXulmY$-Y=L9BzR
=cwPUgRvnq(69oc)2xEDuCy&K9jphim@xz}<TU;)^s>$@m9!zPoTlM3_%4<)|0CqHX`#U^HmH0q5Fs8ZgDjq~La+}hq%+hn_peVb
XDP>@Vzj$5;<44TGO0hXSECXxda>##kgIsB2&G)8gsZry|F6g}gC#{MDw0gDaV%0Vf-Z0%VxDd?8l^3<iLJz`O)|@>@2}w}Rx(F1
FD3si>#^Z6W})D!GcmI*EV5!I8K&8zMIPlWb}<$%aH}9Q1TlZAGNvIg;UVIzj3v^QOe~);D>N;xMK6`F|0u>OoG=`-QY-$PXf&cO
wy1kBD>Vx*46JIY$0>)RGqUfhRjzBRMJng4)+j`=t(C1Um9bH=HZ=?|LNITxG_5eM6Q_8y2p`$6;;I-a_^{xtPA{1*d@!IcJsh<#
G%;JGvNWrxF0w7G(y(-$4zP)y2CJE~lr-(IY_I<;fhy6d*sX-Hz%T*}HLrrM0IobG?yFL*E2A8hNT@h8!YJLUF0aO|H!;pG1Tio-
nyD40p{{qZPO`YMjIrl28!#U<^smw?$){MbT(J)^R2tSZ<gPBSWHf27LLj~~!LCuS?KJu^gRb8&!y=5Scq^D1BPs~5aWg}(fupA^
v#xKg(<qE24JebLa<C7s;IJ^LmMEDk^Qroyt)<y0S}u&M6(gr4A*`{h_%c5-j+m>a>?ua5N3E|bd@<;&z9|B)doCs=EG)+*s4Kj#
rYPbn4Jwzd;;Q7VcCzX(5}=~9Of1wcF)bpkSg)k3$taMR=`CZbps+3}aIi@%sxY1=%CBN9VJh;bJFxe$QzFNz@T?H9u(6)32(iAM
AuN@v7^%lEoTDnKd9VeokE|D;Jfv`{Y_R+%S1K{CGO^>Z)-YPKF)Ai3N-0Sz%&ZZxIiP|u<SGWAf*u(xkgR>F+^mihb1yX~G$wMS
!>AA(_p4d3s;<?oJ*l5Cx2Z*@M<<r04lsc#+#_6?<FGWZo3g+tcB(Bhzb<E_x-5*bq$L+ApRBbbl`In`VY1XN=&c;He<Vt(hNPe`
Z=IE_Vy^P8F07+4+p1oyt1SJjwXFiMc(m}b;H+S*DXA(f6tF=h128BtS27l;1uTu4@hb=>o3E)bK_soH0VC$FtE|s41gd#1DI!g-
Y^<v_IyIf6`m0K?G^lN`k0_Qbw5aT)F|2v1Kp{4-3Nb;eW~i~O^sK<EavUtPsjuj<CaoGWaVG1jsw#OcxTs8}aHQX?ot`!%EU?tI
T(IS<gEQu_sHiTjJFNb(+L*zePApZj-mtN+QYc=b8nAn=qocdDb}+Y`yQk8n5Hx$M=_#f$M<iw{Ua)>K<gPHBq^xHwys#iKUa%jq
2&(EV%CNAqQ>+~{5-5wY%PdMO6fkS9jHk!3BC-Ik#-123<D)vUh_7C<9J6Mq`XFMh2(cY09k3UnFQ`hYPB8?KqcNT<rK}7vcC3J{
Gphb9cB=%N)+`w=H>**Z0<97)>?&0=4lMVuW3K2T+peD_^Q2$2;xkOIm?}oH?W;Vm$*69q5v`>!u^UdQZ?U$VCodML#3r_@4=}eY
?HolhjWzx&d@w;Uk}w;pwX#Prf-`=u^fON{4=yaNps;qGN-&18U@!$S0y4a<?=FBcuq@-O7Nu>fJuH~4j4}EuS2Z^%b+C)CCa}~q
Q5xMWfS41oOfHl*{UT(q-L5htQK?n2HLtEOLa>Chv@8*=0IW)_(5?Tm4lN<De5rt`pr~pzc`sQq1hf4w4=;Exwln{)z@Z{63NAdb
7qVfZzb^E!(l*_(A)U>t7%Ts>hO8y4QLbYx+$<@qVkexi&msx0r>LK-?lAeMsH01*X0mLx<EX^0qpr>}l&I6HT(i-w=qUIf=cj`y
C$V}hmn~~8!>-D*jV|f5&L;07UNA{B3N}e886pEFB_VvP05<C}ZY|8NRIRlv@g->+4XMJTNh}|+Mzcw*zOSGyS0}xwnl^c`Tqp{#
jioXz^DR@V>MkWCI47;BW-0Y5(XN*#4lv}cC9LVL03$>$9j5ds9GYOLwylDv*e!#w6|kSI0vHk;jU&aeRItx5FRrsECZ>+8nz910
+Nln+zo?%tax5LQNU>0+9k41D4XJjo2B}c34zr{ji!95q^B7yP-LEJqv$AKR^RRTQJFNe+Q81IRy(<+gAg2Z;&?yxu0I~?S6|uY{
jV^{Q7clFvs4uy(O{xMhSe!wgucVl;5iL0|&nsG@E3BuSa<Kv?ZmqJdYcCKmG%!@HIIqR9K&(?PbuJaK{;Aa*grUo*jIa2uE2~^3
$E{H<Q6!`#PN;FJ9;%Hm<t6zjZLzyCGq5HQHZFUq%dk7I(x5G`A1&gr9xeVHcO<T=44up_H?N*0v>+Or`!9R2607K~fGx)@$Dxm&
@-SVp>nMUCTqc6CeJf6`@}=^!vn@%leX&U{2DTa?;Gu_?T&>Ql*`+(M94>IJZmZp{fvXuXqbT7gO|q~moGs5a1u^NYJhGQ4Ml2w-
CM)2uawboq5uj<U;Hd~K39wtB)viM^GO`M^38LOBnXMhLhOM=!-Lu!Q2dw<8Qm()mOtAv7gRqq`xi8VG+$@$hR<G7A$gtTf@Gpp@
AEjfFSug3R%rn0<sHhb&4z>=W2c(1~xvlP%UNayg8mS$yGO{2j@U2ECaHw4^7bt@%2CdPpSTKw$c`U50<FAaVil@=39In4IB`q5-
t0knUGqsDc4X(woiK}<9d#koKMz4IKEG*_AFs>{!04qeL0kJNs)-lkljIac-#H=NtpE7N;V=1kyFtk0SG$==}LasHeMWk7!r?EmP
gR;Y@FsEj&tgp7Ic`e>2i>AY?Lb6aSGPGy1!>;ose=y^%T_@?R5UxwHhcH(qJ|vwm@1)eT;4VTl)ve^Qfv5;9XrYTP>L;lx4K#tT
aWN1!`zhh8Ypw?~OEUp2fgi)3xvXO}CN7{YG@Xnv2e8N~1~K#?6tI=8g){`QL@)HJAhg=5=di`1`m8T0AFO620;TM&X(Vzd?li!x
GcaPObF8SbnW=H4{VCfn<}T-~2(O%|WvM%`2`nfpsHFy~g{8?gfh`3xldfPRmn{P%hNM2M45f>xT(GAgye~MNUofGr?W=jFbF}QO
iYWNC;k1^sL#rq)t0qmWQnTo<w55KiNTkoQN32RSdMm^x#I1d@^0JMo_OkCV8lN4q2`p5tpRU!g87vAUtExmO-mIyvw60#QL9F;O
SFH4{Sf&Ux&o92P<Sa2DW3H*JOq`vw6{LTzWGXnY(5a)HWUCylfvl;oOQ#gEWGhZ4oUyB%3a?bA2eB_K5VMJ|XrWiG5iO{y6|jq-
r6t;_nlS019<Jf3DyZR`^DwcfnJkd8`YNZV7cO71>#mTg12V2InW#`C*)g)N-m*}v)vHOc;x2ZrbFpVI@+dT@C$qJzWT{}TN+>6!
RI1OMcrP2PFt8jfL9o-JG%m2QpR6&fiydsSVXNG%qq7~XP%*}|WRiw5jIK+kc&0NdIVYyErLi2YI-mou^Q?KS#;AX#<F0I~<gR3}
6D#K>bsSb8RUh`KI<Ob8ot?fc6Re%Ccd@aj0;@hSs+j#QQ>wtQLNZe#T_9Mhcq!PKYp|Fq9j#s`tg@J)Nv`}U#wI<aGA(f+bgV8g
bgr?nekt=b2enEnaV?juo0$_U2PIZ5U@ycntD7CLM6PF}5i9_$zpfrIvakfP+$-a(X05m^wk_%@BdU+H6SNzwLaCClk}3MAVk9Uk
46Ded_pb9Lc(B_rGPFM`k*?R6ajUwR4XS^z2e8g9RgHlvd?ku8h^UCFn<deyd#~y-Ewi7nA1oTFFd=rZKO8YB;I1ODJS)(h8L>aE
60Do5XR!LKfvvP7MJ!Y>9<R2quAW<|p({tSl`Jr;A23U^%q!q3ur9qa_Nt1plq7<#7Oe%ZNu?<)H8h^F*D!mOC9OfISg83l05L@<
y&u@DC#0dW*02aI{x6XsT`UT)IwLYRAg4z&gRf&TMYA=mH?PziN-UDBVyzA>4KFFIZm?~qaHdTmTA^k#4<^qroG%!(4x}TeoUeK=
<gP_1{;0RJaj>l<MJ<i38?pE#^C^6;F0I!hc%$#DCb8(DEiibi&#IfUFtER{6)5_tt*$q+#jpf2+^Pqx=&$K3<ET@uBPy<}->EIB
W}#ZF>8r*f4kmFXcO#-D(Jv9Ne=(}7?=Cy2b+p{B7AQ8Zw5M$}?z083ldhJkwK1WtBqq-xJgC_)J}v&T11b?IN+Y8o8LuER)GiDz
;x3Vj&8`A3`=qZht*KKkLarAtI;)E-Fft3T*C?Pc9yG!&o2dgaw6Mo4&!@MpJ+9m+U8t`v1fr{{w5RteUn<YDCNNK}N2&X&^r*ov
BQOxHMkGxw%Bm$8O|3tqU91DJUn@^GQZMo_Wu$m0GcUL<?5du!Hm;bk*Q_+CK(KeAsxdn-rm;x0kgja2mn%4_-Krh03$q)n88FkX
hAQ_bQY@GneUFH%zbKF~f~SThU$HAFUnn24)1!|y&9Ex3yeY@BnyuojystN~kgQiQZY)8q3bUKAFe;j^j4&}STB@=(lCJWhTPp^g
yR0`bvZ;$HSRt4Mpr)*@U@^xNAE)uG?=U4Ou&TN&RId&!PAYM%#4!%DF0ln6Fs;6??kN!>)U6z_#H?c-1|eEAh%Rn5Hzyt|X07X~
RxK2=cNc)Hw5{i|xiM_9Z!A-$xG{RI<Sq9sn6L7x1hDlaUM)7UjxkBEXCz@K1+JQidZ#F~N~Sumq$+Q+SE-Yj3aE&o(yD5z)~kgu
ima!wGAy#J1+kW(W3jZcP_YcMSS)F=hOQ{AprWX+1g*2Oy(xRI#jZ0RE32NgbE(d&h^OQ%;;=9*@TQcqL9r07l&4m&ou7TN4lTYh
t0;A`fv$_LGqUg?ORP|<%P3B>B`8CqQmD@_Ago9v2r0*-Ft7)((<(%-?kza5E38Z@ey}Dg5v*Y?;4Dm)@u(OhNuVmPNv4>v2dogN
EG^WaawD%V9-An!Qm^T+;+}FWi!L;(KPpP1H?QU~f-rO}@32lV<gmFlkR@uZ02_=QTP}jKRIZ$_E-*8zz^X;4ysUgJRwliv8!(Ks
+N#~0{+`&aelQ?3(XaO{btQ@*eI_$6k~1wRlqpd$BryJ}c`S0Q1S-9ztsl~{@UJ>5>l>!A`>t%MII%)1fTpssQLhy$S1diT;;fRH
gsAeU<DJ~GV=N9PHnBdioUl5s>8TT?`myvaaw|xz44{B2A*}AIvmZI7Bd}j8)Gt+>#<RFD%d9P|tub)0)-cqn!Juidb}7=Rb}{;?
kgTh+XRaKu8nU#nO0qgFE-dY|*|L_Qn6PfNMX12C6|e}dXduok$Ss?o%&w&xBrzE&My^S-W~(7CR<TyFKd}q3Yp3+AldHWe;-qS=
k}eN2OEF#`PcOVFPndqP871VIP%x-1(=TwWA+I#3GO-9LQzXi*Gb@xSn6T)w*{lF5ZK;tZ;j6-^Z7YMc39c!nSf&H9jH;U<;;z`N
8?k<{ejH7!j3^SVyDs?&Q7@=2t*uI^8l`EZ`KffQ;;!qL+$Lrz>nZOZ6)RgEA~8TGRUV`x#4^}0s3f&9U^71oz$=BYP_Z8_7Z!;X
v9Qc9fhpUj4>A?5^D+jiN~tNYQ7G3gA+G7I=B+O=Kq%&-Td^sy0kP<-y{PuFtg%zAgsuuLAE39Z#I@Wsk}<5QsU*ZJ;h_v9iLHew
Uo2N4UoG^g;IN4>d7dh+VKI9%KrlHlD6sIY2&3q%o-cWy%CK3Wt+h_DHz1F)CNMX#(Xkz@6|}6YO(VIp@2aP)9493wAf`O4k15zN
BC*1*rLVatu_c`<L$Qo3X(#@$T`sw<H8J-tp)M>j#}v~ucc_)D^sAw=d@Z#tG&0057Ofy7Ml1az-zYGzQ4$uhoF%9*Uo$c!NTS=U
axR^jjk0{KU#;J$4zA>^;izGvr70IKaI1l<@2~5jP9*3i^sbPooiG!yE2KRv36wD`;;L~m1~9THgDV-8wWYPNC!vfhm92uTU@fbr
!m6&TOemVD+bW!@+$ohT5Hf8lg)axFVk&p9OfSo^3$ZmKfGc32%`g!mY%CwKu&osn-7Q6>LZzOfi71V<A+DaSg0OTgw6d<SeXzcz
iLUUkTP%1d_#|DlQLv3IQm&gE+9{PVf~hd8Gp)X@u`3lXqcK@8Be24)bF-AL6exbQ!6c5W^DPe|lP~ilgsaG@H7TsDV6glqny^o+
Zn3v0U9k!*Kqvq$2(cBY*{LUmZ>c&acqeqOrKOrFTp`%3La^wvJg&Q}ZmVmtW2FGDDV2S)<|pJKh@@1qy{7Cb2q^2U!?D9I>#lXO
JSxJZ?68fVE2!YKJ0$zAJ%QRFI;zC4btfsXi7S(;Uoz#W+N|3n<SJpU5-0<t^sbt%s;rPKH!o|gQXn0$7^z#FlC3<mY%8Cw2r%_1
3#AXO6)?Cm!>LoPG@F&Ed8KMG{;Wo@g)1Pc2&kN$+^7evkFj(qT(1x@@2&MOO_YYLDXeHP&#us^8nW{(x~^<03n;rJtF0NRMzGGW
L$N`wO{oc}6EsIKpD2ebkF0wtubeEh(y2J8TqsPf3A3u21t$SA;G4pu#3#Y8LbE5S%P%-Ae5+w82(2zCnzQP#QL^YSJSH<T4Xczf
>MpOW(Ug~@AF!P&AhDLEMJ;rt@g)(V6R^Imi?Cm_h$xt_9I&yldZ=$KgQ(FdXdSb$_A$0BxhV}KwXEl;teto=L$5BWMxlH#cc?$J
Ya@9VkS*FQ?y+LA52T^7#Vq6}p(WKXEG-7GN3j~Q5GMkQ>??CHUnLPUC@FC<wkYW;M6c4So~(SZC9*b`L$466jH#;}n<4KcF{!sS
HZZdyP$j7lBd2mN;i$x^h%Lb>RW2s0WHY-bk|_l)Dkxtq*Q>3qk*!k~zbHSb2rdwr!K_!LKBZ|f-7EvMxU)GdSf+h2mLeJ`4K7Zu
Q85K6L$U;|A1Y}yYNBbS3nd$@8L5XQgsIW43na(0d8)p%^t7lk<Erg0DXqpdZn5jIeY38tk}Y?r8?#KUtuI$I-7pd?)h^&H0;n;t
@g&SCtt57-Ftki5U#gL?uC1V&J1`=ya<eb4B(WW@H7z!+bg(xeFR+oZ!M87}zpsL-a4-=zuPZ<*7BlZLOs;~XvZw*FuB`~MHLz?e
z@*-^4=zZrE-(ZzQ>@%Id#xQXIkG{tbgUb#DKI9VqN)z8aGrXr>#aF3X|5764lD;OVKKI*ZWQpUb}3OXSS|CIf-HfoLaZ$#K&7pr
s;nI=ULLZl_>Vd)hLBFQg0Vd$nJb5<->{r6K`5xNxhk@#ry=RDlrd~9#HnDg0V>fbq^XLeMzBP#z${^~eJyh^Ats|Ns3;7qil^(Y
PB8E*8m<bI1TF(7hO2L+m9TFfF(v4%dM^*EYAuo^)Gxptfi6}l0j>?FA|LxKR;1aX)2SS>_%06`04qhW{vq<FHll(pg((%Q6&q=*
*Q~BDIV`NCx2HCyaxVWaKdN*j%P>}~tgKy~PNfknoURhB-l;9HSEUK9XQ7O+5~^AxJt}D|eJCT3AEC>$Ijtovm#o07)+*&IEURg)
hAUASW-BBiurJ9Xi>)0hAuM32yRBO)2d_`CN~o``zbx7??<q<tC?!{`5VBFR)vPe8tR!hNe6Bt&`>kT6e65(U?V3L)<t#R&o~%Es
ZK?XL)+aVJ*e!FXy0N6Og{C1gN3qkYps%T<ovf83LM$4vpQSCXo2a|6{S!MN3oHj5S+2n+3oO?#(kRxdG%Bu^fv%t~MXaB%G_5PC
fGAk9wJNtL=bShzek@w8S1B1HC!J@hMJRfu-zIXfARmLUWT)0G?XPAmKbTakGN~3RXsCTLqNhtN;3q||fUpv=$*lLKXtCb21SCDE
xvU7ZoUvjo`Kw*8Wf%#fq@zF+o+;lcf3WT_8zZ7EM=8K2KCT+5fG<L@*fP(pc`P<AuB{!d=^_H4cdw_gJ~EK4q#Cj=Ag*&O>$5wk
aI9`6^{SFDf2!26H?OC&c&jX?882`$)~y3BHli!6mni_MaH%?_xv~+D(6XMXpRJ#@fwJMGsVL1XK{1UnGqA^^yre%fq%37I;wgSC
_OdFim#Kv=F|diN@TXz1S1{M0E3Hqlb}3~oIxF(7;4ecfmaV0+>>Lp(7$&(a6STIngRN_-r>pX^n5@pMAuQjHS*>KSxvaP@@SyT0
GbE^{U!=1r&@xIWF(@o3Y#j`w>o2}62CY{prl#*I3?2^}79k}jNhFIXS*_R~z$(3@YAdF!<18DjTpzuv9;#_C_#eq2mZj7p`mG)x
*rMMhXRGQWI*{-i+A7B?W~T8Y>8!agIHt^@v#*G-VWym{rz>WrS)Bi_I~g~mSS{u-4J{6_F|-n|Hl4hOr>qSvS1o=mQ?se1)v+YA
Y^pk-UNge5PAlxQMlv_FHLWVLe6-srSuKC7(z2H)g`FU*k2FTI=B@`Y(lm%ElChDmA}zVI4<Eas!lq3vW2u9z8?$4q%P=Umwy*cF
Uoc0erms;g<+1mqxwB0!2B~(f3?~^d=BW@dD<`@s_%Qz~To|hkd#${o;wA75SS#9?U@o_uI3)TiaIqAwb+D<NB&^h}eW~Fnk+BLh
0<oc|!>p#GCNMWCo+)!QeX;+l|D9E=PpXfy)-dO&60w-Bo+`K<N3nsW^d}sy<EdXFPcQ(g&@3M*swQEsKqUO3&90U%{<4p*BCdF^
udh_Bg|XqQG%#YI@~Si=qqDf7W~C#uhOM$PoiXXLb1Q={x~#%84={GDPc*)>;V(BYV6hP}DWbHU^`WP*urj-=6*AE<=(Iqt#U)pz
5V9RA?57zt5iFoA`y;`#1Epmn7Ov2!ma;c3N39Gf?Jx!*#jl;LUMj$@b1AB^sjzFY1GEMveJpLP!7dc4tFFErsi+$c@-V3<wHARW
->_sTeJfKNl&~R`dokuLz$I3#?5ugS6f{$))~_3`jWVw#_AdD}qM}BxB&LU@DzRrPDzXK!S*g=7Ln}nCbTQPbJf!HdFS2tbMY4u0
88aNPvZ=tXWFR`Ocd&n?=PP@z?XNnmS+IC8X{ml9Q7qM#qOPE@mZ*%ZN3aesMIuxvbDwCbc(5X?nXZj2JuX%)<|9O=4W-ww#VMyI
%&6BaS1|e^!7BR=^sct6Z7bQZ+^347&8pWk!?LNcII(80!k|X1kg{$tODgItVy|eXsja1}EjS`Ds4XI~Cach`kER$a6)&))K`D1I
Eh_OH1|Z%l?JobZkFa+id#{2b!Y>7}V5zyPB&*7$zOhiINw0FMN~VS-OQN2k(<HksgQc>nuqSY+1*RP&IWz4rbS_n$Sg$}TjV*kt
p|O51IU)%nU@J|n=&ly8wJp~x<Fx0peX#qmm#vefel6_~549AfCoTN0NRdUaN~_|UV5?{&8Zbd653NzB3?~0Cs<0F;B(4QACo(`P
ys((DO|clR2r%O(b}})sFDI`p4JwYYJ+qj!J*+ILh_Q4jektoP2`n@)F|@6;x2yfI@FJ6}^DWG=bgiJN;iY|>d9gAxWi{ld*(kK9
-y|KaEHpHz0whcx4yb1*2AV<`3oX^F9WkvO?y4Rzx1hDGg(b?ZV4U`>F0CP?8mbyHW-%<V2C$VPN3i9smLX)Un<>m30jNPNrK$z4
wy_PcBCX9O1FV82z^H4ltSSYsNu}DXk*J^@sVX}%7@`!YK{B5pT&hbXKrYa*pQ`sBAFSJ^|ES(C{HpIEU9pQ6I4UKp2eBV9Y%F@Q
JTO};dY#oS2PJGUE-b4jMk)?5hA0~_>!}tnX)*<^*s<`bEVLIZqpP*AK`j_AQnf)Sz#VzC(<zCtR<wbzTq5AK%C9u9Kdx^kO{tVF
Bq{MR+puk}`li#Uiz*4E87-PLd@7YH7Op`r7OtV8F{lI;lrT-1@-7#&#H$4vHmqc<53M<|_$=#%^|B_aK_^41im=foVX6_aaV%*r
FD!hiS*SdeYM-Pp|0$X$S|jTyX{eE}e4j5UF*IkR_91a7BPlYk<}&}W)}oE3#;YZ@i7=9%H>;qpJgoq#%dI{n0j>qC`K$>P9IlD7
imn5jI4FHJnKb9IV=ACANHPsA-6-}Xfw2LsP%67Et}WUx@hdGYzNow}%cR7uF)lJ9nV@$a@U6A33$k>u@2yTOJts{m;;0lTT_d+H
z9+@4IUb3w>a9;P10{{MGAPwE$*-rbo|mX6UnC-@+Oxf~bF42VN~zE=)iBN}E2+PokEypOvMn$z%_?=I_#$ekbS2ZZvZO;O>?>fY
B`*Z6v?-UM+A-iRWGm}0C$JtZ<sKulZY?dc!YjSARj~UpN3RZ|a3H6mi88*gxiTZJZ5nX0Vy`5yDzPjjd#E`mI4<I?$gF&(%`9gx
NuZ;lk1OmcMyv#)1+tAHhc0H9O(<}xCMydeaVh#PAt-XJ)2FU41GKRpcBnQktSp%=MJ*z-rYq*Lzo56P*DD*V@Tv%>C9jI7&9Hp1
46G2VmaZNuO{QD0!!F7%Os~H)B(Ucu2C6kG3oB)^xvC*FVkjZ7Dy|4G;3PknGAtUYax{V&(XCmTaWi6|`!0nY5wJC|B(3T#@~#6U
MXQ}D86P68cBJ>PdxRXVbS*WdbT1dQqNR!@@vlBDgf8Qi<Sh4~<S;NTWUPcOo+uYGez4l4bg7&yP&8;KYcF^(iKMVGXRgSx#~d&$
1+Km#kSpx19kRxtL9iMxKdY&z53?bzy)0j_tFfrEQ?z5Dlq{{R)vq@yyDY%311dzWrL#z|Kb;Y*@hTCgIk3gClACp{H7!4|QKwI<
TQ1zH6rH>+!molSC$#UfZ7qVXEuO@xvN0d4AF-MyJFJtZfh*&$7O`qG$+0phX)xLxjj)zA5;b_Faw@|twXAC$1vXivU8sq!-Y)4b
dK2!T#w~UrcQsb6Go-31v9CBYbtTrSc`61lgPEtDTdOQCv#kKAI;(9deX#qYWr`mwJ}jswmZn*&n=#uYg`uG+L9k|`eJCWWeJydW
fGK#Yf}WNnldUzZB`pT9GAm{+RWg95o;3V3B&{?s+^QceTcjW&fH2r0xvZwKSt~gO3@Ga)60rv{sjgQxMj$n+in3&_yt84jRIEj<
@+pn0mo0@R<+C!ZcQETK7_Qtc2(Lh`)T7I*Ag>CsQm;d^`>>z1VkTxYh%mM>My(U8IIYq&m97k};jB$8pe9%>^)HYxi?9qZ*{qo+
8Z2xp10!QEekYA9Uosjk5-kIqs4je+SFD?=gDcapj4@a+&8|l&1Fk`#yedAepDtLeY%NSNbD~15E}<bYqpdY5j;O<~2QBKXm@-Z%
0i4RPR3ECNHY7+fyByM~i!9ZrTCwx3sw|hV*E2G&M5>ms)v4yKz^s%hL8i5?yRS~I3$9kNMYQ!O5G!=1*RHXY0I3KsLa>7+L!e|a
j<bWT`Yv58Odv9{tuTSB)+t>w>nU!q3NXX353FY@`KbS`(62kPVXn(4nXBP1qos+h#H^h#`Xm-GxU;veKCYy);xkI9MzOuDOE5F3
)-kFyF0$USC9b@u#4#$cYbx?B%c(M}psbTEaj9&pVy}CcgE8hSN2I<WNSn;1(y)Cn-LWtzN1fW9IHH#+B(7SV=&iaei5?s-(XZAo
p{A#;_%5&wD=>nwRw$mNkfrjiB`8H7JRr(3tFhuO3$d6VYo?tkBCy;js-^Uw?JE|n=b|#LKCnEfJFsl4c&uQqC$XNZ0iNQVV5_Sc
IU@j`@~f3Dcd==%1g>kRnyDch@+Y(?QkZ?Rha?ZM+O9<^PB0@bG@mD-<{GoCK(EXzuNWD$v8j5mc^PCVb*RFif~7+&nW)pEEvS&N
)TIWmiY|q)+#@m{2c_8+AT0}~!!ejKk+86^xT$5ZZLLeLHJaY2Tq5zQ?5jMUAFxlEtF33MA2A9ha593bfiPGsY%o$W+_1eZn=5lC
;V3IG6|ioyF{4tffUzPlYN?Q|nW66`Mlm9<;38}%|E)PJKr4-|#H%5qpDeO0r?A|iiLxWGM6SrJODst$bfr!$fh;z#cCeANXswK?
d8~P~qZs9|iY<z)Dk@(f02}|KJ}TfWZY*LluQ7orj58;+%By5EQ>{}h3A7?2g)o3EU#owxWwAIk(557$6di^#gsyrg9kfTJYpnOC
p0g`4rLko(-LO+Nr5iFRJSp#^4IX7Kv#UR`fUYaCzAy}?s;Cz@PA4p^Ii<*^L9h3v3^tG{eI*>M@-BBSCMv;@MWlwOyDk;0qN**g
c&3gmfvgyt1f=pU)TogxqOjvKD<nFiW2+agkFeVzRWA3e*rd)cLnxB55i!%P`K*zs(5fh{SuEbL2_fpN?+x;-K^e>&*r=Q=_oADx
qmfIrVlIm?7AVB9)u|MzOf;S`mLK4#JhR#@i7W^tK`q&zohM7Hp|CBaQLQ^J39o&zgRy2QF*T#86{x$gpsvd!k)YtH;jVzMkTXOl
=d;2rC9++z3bKT)2(3!8U#x;KV6$qXeW1fDmoXePa<J^P6t3*A|FbwPA1<`4MKReehbNw~Eh&pI#xG?s<t11!hA0&>xh-F<DJ=7>
05ZX!udRo%%PL{4V6%ZMATK4ahp?)ufvMOsG_H)SbgucSda}+i<*$6JIi#Q>@vQABZZVUt-KY&7cr8&hY%_E#rzE+s{;KRS4K2<x
Nh7H+RIOvKqb6`Gi=>aHb1cEH7A**`QnP)flQ9~m8zuXy0;u^h4=tZChA9`TilP9RD6qh#8#Asn956SmE3PxFS1*P!9;R2U0i%?y
->l%QPB0d+*rY76=&qSAq%)>5)U1cA+OPvA$fdfl2C}0f5-fi#<FFB=CogL%O)apgyCui8W-nbRbF-(ZO0S}^Ix+(&k1@Wj=Bz0t
BCl(tNUV;jeWf6;kF7AE)Uc71FswkXqOv(CRjjYF<1yW#i>eo{fiI*O952rxqNkRzX0QgNurCfV^{q=Ud8Hezsj^nEgshn^@vD?2
r6;+nGq4pb?k^p*S+4=9iZcup(kMGGl&Z`uPOU~G&MYc2g_^{oQY*wPtSc=j@h&bTM6J56H8A<Gh^iT|0j%GfN3G_sWE4oTsvJ3_
*sX&d{3x^~!msBnS+MD?ld5g5>#1`tNGb)c+o__f#wD4kFDjHYBP_YC_AOYeM6As&rYVRexGzU1L9*{Hai%pcrKp*#(Jb>WPN+I4
JgyI@nz79>Ml&a@J+E=Key{>EK^=*zlPo=>J0*`LpeCys*eE2ic&7)a9k7n4m?)~L_^?<j?k@SF>mz(Eks$*o)TrgH>8ie`pRpn*
)h+z9;i-Hvjj)%l!ZAoO0ji#`^q>x{Z7=X46e!NDp(8>qotf^ie4DYdD6qn=zAsBENvx-+i!RnE^Q$|n`7CXss<CpbF`u2LfG%IL
B%{Bb__4a7?XvSS0<L#1xv&c@m8dVSryoWv6fi9)-Xc4%_^*p6E+}rM<}iOKIi2CLt}s0$oh2T$H7!dW;V!Z(4JnJMS1&R!Pb*`v
iK@w}zN=}pd#ipUb}R`dqA*%8DXbniydj>hd#t6TJFxGrZ!veE;U?24hpfmcjg)?xsH_biv7%+J9I`&Gg&}sMoT!kfhp9sxk*ruD
{v_fvI5oJg9jrU9IjZ8R3b4ei=B;ZmVX)7vH!DM<rY?}JsGKUS=c$P(wJ6V~uB9t6F024B-YugmmY}e%jy3PDE-ZgBg&;Mm>#z<l
?=CGPt)Td+h$&>G{49Gd1gmVK$`vEB@Tp8H7%6(NrY$b8OCEHn&oWgjC$ROV|E~%%YprWBXS0+qMKM4vr!7q>4l^*av8b4=lB|lM
axKU*lOQIsKCxOcHY**g3#dF9Yp^V`A24?=(4q=5o3YO^7cXwGudRzJuqoaqW-x9pu&-mVaUfS86*KKDHYZn_^E6Q?c&P8NwJ+cy
_AlnHW-zuX+^`v{Nim%;(Jh;<rm$tNeX-szxGRCHR;xQRGO~!VPA!_W@-O$UyRZVQHlF6K9v^tFbQ)l;a;eQSWvnYIkgcYxs3425
^Q$kM2a-mbE+pQpbuMnP{-*_~^DuI>=&l(qQZEs%2##Hrd#@O@+n}HzvMvy=ez4E0s-CH+A+Q;oMKd!lmM-BcTrE<pEHb>Vim2xy
Q7)0I(XYWU2dY>rM6n7heys_qyd>Hz(U$!s@UoX5@F<t5)F=b1y|Evn79_l^FRpB>rL7OG_OPR`nX4tP%OpJ}tg`>GeXO3RWFvmA
4lr(>DX#Z2*Rgb>RWTVa0kCr{!mER;doBU8fhUbI4y-b*3!h1_+nTc_Kqcy{QYJq$fUk5h#iYWjovYxkkE|%A6{JkD&?sju<g7t0
>7|~nFRE;y3oQvHysKy=a<Z11r7T>qYbkoI_9wq7oUXXEVJ_7zTNRP7_oNQ4J}|7BgCG^Koh5Xz>7+)hIi~flm8T&t0;<@juC3dv
!zW~{p)Yi>9WFOA{U}4MimK8k<}ke?BdO>a6exeK0W=e@KCFu?e6P2!cq(MFZmW>7)~qiyQya4_QL87Uh$!JD^{joS`m&=TWfkWv
0<a1$=Bwi-E3J5^yf9_2E-t~EWhW^xJ~4(W!l|Y&r={zrP$MENOf8$G5iV>c4kU^y^(}KD$s~_245XK;6`mB7h^$DVrz!5OF07lb
F|2r=x2m_JAC$+gcPq>-;U_eujhmLJ<*JJ%C@G(?fV0W8<Ec-m-ZHqX1F=`Hv#h+cHY$HEx~vbeh_7BRGq7Zx{xHU+f2v)oy|XT`
%^)SO%PXZUTB}&AF10MM(6S<_zO3=I-YhV%!y<boG^iY?vnfNg4W3#qSFzKrVzMla@UR6R!!Z-K?Xdzdov6sDXeZntRIoZI*sw_~
L?l|S4J{%zBdNBpkE#MLV5zjOES+PjN+mri-X>HImaH|M(W9NME+<H)7_GD)wXv|LPo+#VkF0hiz!0gX2_iK#y`-zD=d8Z51hA2q
g0X$CbEg3|Kc$kcoF%-kVJ$_j9~n@roT`1W1FoqoeVdk^4Y1~>w<Vw;7%2NNzMoLCLbE0`B`xEukFew{D=iqTx~gfigss%95U}E{
>no+4TrnXQtgRp=+_O)xEUr+ly0GJ^_OLOi@gGYg4y>51AuZOf?<{aCZ7&V1w5!W53oe8&Ml4&Z?XBCbwWX(`HZ3!rPcpT#2Pro&
<Sdr1rI}tVQz`N;kS)?ByEU?`!=qQQEwJ|~E~fG_0WIV%|1jbq&oFE%Ij#+;WUMrs3N&u5$gQxYcCFE`{3y4qA}i4;iLWFy!Log<
EUySL=&X*dy{<j4ji9hBXRmUu5Gtv#As|PwMJDYrVkw#|h@A7RUZq2@+btBZ-K+I6->+h@ZLamEy{T8U2D9}ke=sd8e6BGg)UZaV
@vH=;yr5dG39b&TZl*q|!L6a0W3)UmJ*l54PZqo^DlrbMBOuB&&L`xqk*D~q{U?vEwxTC3VzII;pCYcaxiD2I`Jzy!U#+7tsjaNE
wI%kfMWpu_ldSKkJ*dwq7Aa+~a3j+h&M5h-X(z5Jo3diCnJE>he6B08#i;SEn5a#!?JTt|lQ8xvdnL-ROR(7;oUW@aTrK}9DzL<?
QzLJ!&?aoH=d2E@tf?Zb!>z-y(jJzX`YJi6Nh$NJv#d-mkS7<b@~L7jE3VnG1|-!c3nil>*({H=<*%Ht8?2nL1u1MWKQCS}p`$Ue
w4;VELYd*I_OCIpey+`}_bKhIZl<EBKqdjK+$ygjTCo=cRjt~kjHwkZFD!f>3#g2so+)Ld(;QZ?>@E4Id83#u-!0~{NG!^#7OsP=
_olp_-x^^ro~d;vXski80H;-~imyB?bgr$fTpFXH1g_tu5HK6Htf|N;eW{?S6)lmcP_PoLNG%z#Wh%fd=_c$d4542l6)T6S=BWIw
ov%R}DJ3JY2_88!#j#i-8Lj{zLm{}W6|6Qc*Dji@H6(u?->7J+H7y9N5~_V9v8mIkf3OIy%CMQU^`>bt*DJLrpRPx(EU$#L&KVo9
nJD&}uA+V%$(KH^ZmY$vH?DrC%c|w9DI^6UO|JtjzAXQ!04!UeqbtfR1ShI5dac5lNGiUk0jdkI3n)*cQml0>?xebs2P(>>|D_`%
h#=T27cK3oh%2qAIWGdJMJ^1L)2)~;OEE+(N+&_2ilizhgRqUWs<D`>BQ7tnWv>Y>NFR%^FRb&WO{vK+KrfrF5->qEpQ*g0QL2BZ
%dMa#BCQLdHl=DPWi0ovzn{sPBPb26pRKm1My7k37_vt%y{Aqmd!&sm7O;)6NhM)1O0K=Am#Gu1v!_O~ZLm<K7%OEkPMAKdXQ;lg
XeB?SY^xt7T%?z*@2HcmPb)SnSgx3?*f0aBbgOT$@UP%0%rUaCY^p7<?5yOb(XivGQY;*=e5ZyfSF9?j7qGCONhn?~R-L=6tF6Sd
hNT&;xTrQJfU%1&LaqI=&nEmZBrPB?Td*xE3NRL|tgs?3$s;AMHYP`@C@z#Qz$$;Q{h!<?rmW&Ju_(!?P_VnQD6SQ(&L6U{kSGtU
`KkddW~>jZ{4=jI(kG-aRkF=29;ZRFKdDS3IG({Upeos*+$?&mj;^<{+^m+RtgvRSKd#`Z@Tz7d@T4=aC#Acu8>Ck-*Cc<gdoV>X
9<bD~K_la!^{tnzJ}(3@h_P<4-7I6R1*kKxF0ivMBPr#h%&zGyC@M>`ek?C6*sX0TVJf4sPq2`!wx@-p2P)RG5Uf(H46HFQX(oWI
;IPM^oUAi6gRat@oilEt5wUwFA~5bMzANRg$uQ-x1|=FV{IE;2v7^+h&N05O10Ut6MX!J^TB`T55+3NRDJ&u>|EPtf$Fjz=RItsk
`zoNcOR=FZ*{tlA?5!cG`6uJ8y)f6R@vgEgX{?<s>L>586|M%VSgSoKtt@mPldJ%m=&EC~maD_9K`4Q+@3E$-!=pMd$)|0h^`P6a
zbNRZSFZ4`Unay70jTh;950?MH>bEUbQ>EqE28PE94T%uudN!c_pv~<95cMHKdWJ_Y9JG`Y^;|qsjbDT<*N&<;woe=*C?tT5uo&|
4JtyV>!_QmBr2(>sH-q3ODbrRBPZu2oT#d;TCVA(_@XGRJt|%<)gY89C9M#z^dAo}UoD_2-y`d*rKmb6;4O-&ej53u38(NaPN26V
$R7)b1P)ZJ>8Q;n=BU;cYOFS|RHc-qf-7IAe5tLZ*r$yusxo4%87MiaeXO;fAgJ~%i>5fJqMcu`e6LlkMlEib&8mN{iLsoqsVF+C
qcJlpgsot(LZ^qLZ6~p>GM-?rDkV-ZPO)z%;1&Wfb0!g~zpikveJuqox~yEOS)g04geiQYJQ><1)2vaft(OX@wy<!jF_d+n#Uz!z
rMw5c#Whd8=e&Qq!Mvlp6TQr_fxeZ!Y`eHENW7H48oaKmD7!Me0J{yj8@tH6Os%lIhrF03K)e>f3A_osxx1FQ6uD!&u&Z;s2|9DO
VJn=vVY(!>kG?0p)V%h%K)vR>zOwhZ0Jpcg0=O2ov$-z43bd!YQ@*jdQM~FcO)bzZ4y-XS4lWe1H?L(bwymnG7%gJ0bF5LV2`xY`
S1jq6B&`Q5`YX*Y`z{$RSgh=>%PqI9zN|km<}4*G#4dfVW3A+^)hpGmz^r_)rYy*<q$|-YH!d$O4=+Be0WJQmKP&hwv92qx%d97?
QmqItRxB>Aj4hw67%GFF
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

"""What a network is shown of ConnectX, and how large it is. Two planes: own stones, and the other's."""

ROWS, COLUMNS, IN_A_ROW = 6, 7, 4  # the board that was learned
SHAPE = NetworkShape(
    ROWS, COLUMNS, planes=2, actions=COLUMNS, channels=(32,) * 6, policy_cells=8, value_cells=8, value_hidden=64
)


@njit
def show_connectx(board, state, last, network):
    """Put in all stones; which was the last does not matter."""
    others = state[ALL] ^ state[MINE]
    for column in range(network.columns):
        for row in range(network.rows):
            cell = ONE << (np.uint64(column) * board.stride + np.uint64(network.rows - 1 - row))
            if state[MINE] & cell != ZERO:
                put_in(network, row, column, 0)
            elif others & cell != ZERO:
                put_in(network, row, column, 1)


# ==================================================================================================
# src/tempo/connectx/machine_code_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "ab0c8a6e35565286826467bf", "checksum": "65a315688110e66814f48e39", "sources": []}
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
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1rPt?_B^b;DpR+Hn;S00#+4D>>isbc@N@iSFFDpJO}$Y=hK(`NJW1JF~hBR!er4D815X(Y*ADqrJ1kcopEqtAU_
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
0%Iy6NFQWFr}A8#l(ZE6ZRYl()YXJNYd~m$2Z~ZB~EhY`F&b^_RS)VXRq5@xa)Ty*n4RTqty;ZE~k2+krv3gcMIT^<A|r-
3VN^uSvJIrj2v;D<!z#9|AQbA^@>90`xdwHQ-q-JxF2}OIvwRDeKHW;W3?(Oe?9DaP^}#s#><|&QMpjWxRV5AHz^hA*Bsk;IMql$Ew5P2Wz?E)8AO6hC4Z
UUGEQAA7IG4SajA{hUTv~t?zg8|G-
0jQKnC1<4f$cGQ&P#;d(S6*2A3?Gs&<jjO2;H<VP|$q0nK8zPk1Q)82rYA1_|0e)iRg>aLB+I96e1t0mYIEilm(K${kZg%CF&l>LYrktC6Q70of2=mEsCx
`A5$!g&V3MeX;ls$6EflB4LhH1O%Kp5xQ0gbnE3LOgZf2u6_=xIw1%5g=2eyuWk$(R*yhT;K!H8V_Xl%-
~IvcMg<p0<U}jB5h~D=0jrvI@@U*(D|0!V*z9l!2LLP(X0poH590jmUGl!dDyiMQ40Td=r*xbX!rs_Wt_i!Q{-
zNmJny*&{?7=QZg<)N*;AN)(zJilW4SwWj4q;T424Lk<GwDjS|(}#J;Y_F#V+BTA<ir*<hdjo$#kYK(XeHdoL?KA-NX9aWAutXNy`?PI!yy!kT<12nX-
jdR%b&A%2U9H^vNO!RGI><1sWeiw(SooLmf1Os!bSo8tbgfI<KO00Dyzk|_WHiddAyr~nH50ssI2003E9
tempo.search.mcts tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;PnwdqFn$j;DqL7FP%ztu&q*o#(6bRiy?M<*|;$+7O72<5rF-
ZCuNoJ5}e3gIR3p~rLt*d-B{QnEc>B5pB-(nHk`6GaMY3>s)4!lCzr%M@Ar#r6>zK8i=CUpI?qkADJ7Dv-SW{W^{APxB~bEOd=5Slx2)lK3PB-
}uQ<xtL+v}%&7ItXp=pjk0RaP62g?~N*HZdFz1iP{U<Xrw`P4W>(_zLm(Mi{zVbOCR+VEPyS^RkKU_8}ybnGf*KE1{|m`0ydkAvOVyCJw&876U*KL}_^X{
ID<<+<xCczzt(Ol?$W>zisbvxheSBhV-FI^e|hV%`V|KOS~{7@<X>f4lmMJK3T!ma9axq2Rp@dGFh+gE-lK>CqT7yLm8A;GN9xVzp;VHAzPDD?$GBKX@Sv
JPLE~7wiNT^I#RsNy4&{O_?S2(BUEWVVv{5J&>Eo722WZho>PJcm$L>2v-}IQ8{p(==Ycn+7DbtCwjq3-pPT3*EOTuO-
V$tUpohMfo}sV32#d083aq8ni+%AFlr0sagwV8dRGRxIt+-epim9nsB&&lA8{YENg@h-
Yp16#ZEhDlx`!Be7>1>Cg#F<Y>ZfC?zFc)#+7E0nQ>#oqsQU85VV93sy!wlEX&_ILAiF*|s<aGRywmsGmvY_eZD@Cx4BK<Cx^0Lpnu4kX5gC2iBI;masWK
Dw$ppDPO!e5%8)}-7n>Og$$jals8+#<bNetMKO>wgo0z>Za{yHkW65`rQ>rg1@V(my;HTXSHghib45^sNONde@mTPbDGnGsmkoe-
^=6bqhtb;yNx%Qi%om@GYcdO?4*kv9GSpy^uUxIl|!#(Of;i@HK~g_{PSxNHH<-
qV=w@3|zDI?P<)Ch>(9i?HGvfsZW`VVOJG+fvw9ZC}4v$m}WJ_P6;R3d6LYtB3u`HZ>E?ZON}5E9L*EKrfxz<D5-
31H6dDt1A<@SLI8hfi8e+sE1pw)(_Nk6;uI7+HAF2lA{VM1R7HopOd!_gmlN#FnHK`^-f+%NQ<th+k3mL%okG<0%g-
GanL>z1g#8%p&)maa7#0voM0Ssp|uGvv#|3!h*p><(+-L)AeO+CK%nDAiQzF=P5y_lx;L*geX~#71!5uubN%L^ScM!?hd?2KAma-
?=sC5zbzXhd9(tz|%3x*We&w`Gw51a-
?9jlurW|NT%fBgW*+r%ZgtiuNCz;9i@#OKbskLAd)#Ty428=op{wAFv64Uu=S!||8&EPa{lJ{Ik(?}$58(>Xrw8%$ih(o_n%t(&{C2NaI<bPux3UR27$*M
T9TsAxARr;d#s=pI+47v#hQCrb!RPYBn_H6w0jaSA5WAI953T`5J96z*89!?Qutq+0K;Uf;5g)r`!JnaXbWF$7=-
J;`~XwOyohJo5{FM{ILx;>At>li_~*LQmwSRaW9p62&zY44M`qZUA0U3+B$r{>!rE^gP1%}3UzY9@GM$O(AT>9ep$qqzePtZ?>9Y3wISy<1TJWm3oJGOwl
ez=jNX>1v0Iv+ve_JdP1q+dr(Ho+hq@;TLX&>>sw8MgcEf5bgz$wLF_C@AG|1M*CVKg>fPjSXhf4;DWQtnZCH7c|B1J+#M<I=Z0qrCRo)BLIn6!8SQ)u`Z
5N2t>VXii84QG)vejJWh(10t?q`YmO}x><<^fAqXPk6^@p$v@;8BhM*`iq&Arc#0l?gDcUgtHrf5DZ(8lrobua`k!vrR=jPp_4xzH2M3k-
MG`}C=@(y%WO3=Im$quS1Cp^|<31+iGh5%Um84uRoMWJ~`i!FF%46`&xcyDs-
K{;t{MNPjL<N9(H=@PH^Hw4g!k8j@v!pK>}EA#!AZVvy_BXfyGot!Ris)0C@xts$3uU$xf_%Bz&=N^`{-
5iWbcE+L(AkKlVYsCy(%cpzs;zLo?DpK0C^+MZbBZ^HfXjo$?G4Eb9Nk01LFX{Q&Mpd7B@h8HQ4&O<PjSh7i$0@~22m&Z`o#ZjXc6{Yq1)z>If=nFvDY=d
cmI0P_GF=Ezq16?wwuWva04ni_#noiAOfCM<Jgd!i4$(B@XdTxA?PU9=*3jS0|v3k`-
QMDdz{=3FY?xwlQs4{C;*!_^_?Rlkpc3tGytH8vHZQJRALNIQ_C?RUAH=8)Jrun_BI>sM25C4V`dY^+D<}4BwgV-eV8%YF$C{!T)DuoXT9eT0(Roj|xo-W
EyD(yjWn|dvy=*J@6ekT<7>+W<CCF506KMjaZWmgMeb;kgS5+aRfiKbRA<g#~rh%E%8G%8zp*R4BLAP8y-I$srIT|;?^%HRk5qc(YNg)9$!A1$-
FKa!NM&eiGa?qSsFdcw4+&;@kGbl|88K)LJ;1KpVg3)Id-Gsr{rBX9Yo=U8_m-=<px1-DV`-
U4G}U2dHR_Hpi=KJXY>4L7;;QZ*^TZcxP#>$P|bKqIYzvXUJ8c!`-
6o;&IBwX01;+POnuZ&flEI$pW(`q*32K6c0bnN(;ErH~o2wzxQK6cnl+#wq$BIp4cSMvB@tA-
o8#YCRotAa7a=@Fs1!l?$V`V=l+rGojA;Wvsa<zMp<Fu)|h5r17lI;b||#w6wGpp^dO7@{l@){){k3s#Aet<G%`w!T>43?{0rEH{O481WLkZVxcT?j3XUy
E(ns-pxwAZEjQ{}BE|0mw6MMR*5=vW7pa3PLA=KfEkDhrm}QF!rFHFO4(+d2-
6x^*rGFhMv}i0QpwQ#<hj}BwuhH9o(JMcnDuBVqcBBakrAz{s5FQg(ssPVM#;hZA7Y{A?DvK^huqi<6W=IC$2N_pN^d3FN8uk=ywCE4v=iH7U7m-#@^F-
Nuu5SR!qw}_`BUEkuZ(FeTZ(<#R1Mi?XD++J$orHjAThV752r>mrU)f(=7CuY#3fvnaY-DpAC(fmp&l&I%K&P#F^caHxA)-
z|1q@w%4)=?=IE76&jI|+g>N9K-QK7vbZK^<5WhHU;t2I{6GG2a(ydOh>a}bWcoN7%uJGI8d+4ZzgrgXpw>mqm_oA+ZaKJ~@t35-
qxO$Pd>Mg#Jt=7k>gPoze-O{qq~ELkAza1Y%3UHOf$rf>kn8BBRNrLgu9A&?LfOZ@W){G%LFQjG~U^6IewWIs-sx$I%8_Zr)tk!i4;)6!W{1q7XAK&IPke
|tb-e}uU&?a;1Yk1zC=Hn^g4nDd*mcFDx#X?oRt@b*_$B}HJoA%K8v1sfc+W|Bk$^`5_I)sFIR9KK6E_6i2uL~y;|veu+pM8K-
_?{WzM!&DKSF=M2U>>tm_Z_8qn@|-mwGuIDgO}T-
rr!PWPp6}~0OauOTTI64B+`bfNN;XWiShq>|lV{+yPyn1K9?=$lqs<_Ay|gjGiF508Gz$~93Eo6MN#F3QFXoZnTD4k{7*a}p>IB9nzQnvB@oeL;M+^q`Nn
~U;%uPtw#!H=AUyK>TGy#W4PerV-wUQ1}qzaP4Zaq;HHA{1WObCNcPT^mf5lBNOeK?;yKV5;9D<*xTUT<i2a{prpA-
*k=?>gN5JM|1AT7cyS^u&*Q)|Y9+FUI#xO^)z&1WM_T^bQKc6$F#k>2rIsnG-`%jl`XCTw*Wo@*G8Ny`K35WZ@Rl{e_moJ#@-
Qubz~*2oODA5_q;o2v(O;u`G%yAr#|OQ!BD0YdgDZHApBd#MEFgVlb<2cZaRx9Ms4zd1|6a?o7LBW-3({sGRQ!3ha^_24LFvciXNJCB%-
8Rwouii>+BAdd;wy7B%vQ)nx}OuFWEcDdZ^yhyhP@91k5@G<vt~L6n7a^O1D0UA(s!V1Fk7Ghl*pc@60g6uzgxW>1d}uNOs;FyI40I(WM@fEJ#HGNp8Xx-
-`*0a-@n@EvW3h(`H%cYl{N-occ4RS_p#$d$OID39u(c7)vMCU^6QX0TSRPc@bz#_PpuDkstPc57V}7s^%5C5Z+wA0x-
UGqmqn&3?yWKuG6#h*!Os0IhGY<03B|rk3;oTt2c{m^X$9uhKUg0p2EaBnlh)g_STrBf&OOOt1-Ve#hUWt7#Zu-8fG;A(|#?|KqP{-
(2tJ0J)@qgg?MYCD8O6P$Ti2Is==pmtWDpZV6*`zSH8|#ni+_13DwvCzG$AN5W~K6wV$DmC%}BT#=>dFa5-*l^%0-
sY?u5fJs&`V)fg!bD3>RY0<as6UI`^CTxoI#ow#3VCyx$GL$S+%{3whRp?+)x-kJ=u#L@Y<?e>mSIBs#u&q(3_3Ak-mF{+Ul~R=PWGq>qNvOgpA|gJp&xt
@#BT<jJi?}f#3e<r)mhScSrVxQj=AkPVPD(NMO-W69-hH_o79G0zDkr@v)fEyBYjhccpiZY)V6QFfF2<)5Zxe-f%0Wc4lkb~q3AX&pAz<z|U-
6O{J+f}Lw3aat=j(icTL-
1PZQ#^AFT~NF6S|>CovDR??+1^RIt7?>dDk#2r$r>e&T~ow*%F};6+##N5T5VZ@&62G2~D83cj8)$>hZT^1`d#q`T{nZ|0hr9<)EKPhbTx_eU*#`m+`v?e
^-L+3g>|6WZNuA1}^eYMXc}LT6YP^hsO+G+ngg)c8jksp2#NvoJ$|ia^jwD-
1of?c?<^WaD$p0!g2IIL@QZBB0tzeeW+=082wgQ6a<57^c0~R4r_Ch(?qeOdtQe{UE&8f43}Q52_*HP3_nIfS+{jj>mdGt#}ljX^7*^toZA!PBZ^2(t!HO
<XT(4Bpg`~mBw;Q!;=DveQ%D$+;b+vcF3?(3495Qm-xn&3JOR7cy#&O#lOE{Dl#-sl8&&vmD!sgp1u(-
G2yoNSONnDT#)oxRKDa&Z7!P?#r*WTih{og!je&7dH4fsWd5@$p($<GEU(#G;$gCcZBEovx7XsqSvrlta{V8bKgdY7S7}&!=>k5sHj3i418`L7V@<zp@1Q
Rr}6~cuTw5<^GfgEhmk=lE<3Qwu&y11AVD<i%kCq*Yf%W!IFz4i?7N}10m^!7Afi3LE%b@NV*!uaUYk)Tg3?N~yW=KTtO_03Q|hKb?NmQMX^NRZsVk#9j(
vfP2OPJXiC&*$C+B|~@z+}uI~k+w#(bJfGjB-
)uzkFS*$6z+%DbBK6I<_s7~<kdZSI2=`4@9BuwFoD1_Y<jvmpB+3#KsC1k#xgTfa<2nJp$y;K_6jHqly>Gq6t-
)LVtFid+JJ=bFGe@H@kP2{Ynh%X{sKub3C5k9$a8C<R1N2n$zbWQl6VPEL~|*T^o2s1hHF(q(=s&|p%9K)W@YwUdr<__C3{-
@bh+L2|GQnQxS||Ac6;=Ya26Vx*B4#5(<XV?fi+8S7YXH-WJ)YLi}opE^lGj>30>%_6*NW?EYH)ziEGU1Fd8;?L8akPz^k3`mlqBO$%gJME{;36O_SZK?!
Dzk#!$C3-
^gtGM>LkaQGZJyZ+Cvq#MRLLU|3Y<hmLhF&gD_*3Win=Aj>*G3(UyU%XQR+t>8!54J%@%9YCdozu_vM&<kQk0Eb>~nOf(R*kmBZ3{e?l<hglDAQ2b{?uyX
a0ntqB(jp_{+uHsGDNSFK#Ej;?elTONH7%&Ld_35oH{o<70%&<q!3xcCB8?{AshZGrs`xk-@Q<E<OLjDIXCw2_38|tl=9d+)X=?2okG-
;b;#mVZftD1bjUk;ZqruG{qmI9tQuLgP`3)#Cn=|Ef-uv$H182l9-
g@$6oo5oXpRju6>~&bOjpdhO4r#m&ldVUYZbw=`9T0}F<+;RtP&0&1BVThs2+6?;>jy8*-}5@=-
><}flgFcxuoiso64#A0v~!<i#m36EjS_{qxtR)2>CIHZR6s0mhietn&{JLqvD;ZeyitM_P#blF;79u{ka@Og;D#AkzaJKpXW@6B40?-
cs(y(fcZWxfXD4LVRF5%TybG_oQc2+vufs}C4{n8w5A}TFY#=%NR$aaaEveb*)23MIYXthYD5;S6T1I!!I^D?&BJveErC5oj7f2Y&8-&@~OL1-
8#QB70j_XZRvb;XnLd<b35#h`-
|8qn&z%=rk@Ywu!flqQ>%5CY$TF4=x$a_+c<Gkua^C_l<qFm<p;Dr3EOp}H^pxusBL9<xEw=3kt$@T+{MBemgxGG7dNT-
8i@i6|OIsABZ^E%y7nW?Fc2)p#wn>Gk(`jS%z#4bV6Oq~SblQ|3EHXWmfr8!WH>ljcg`D!IGLf%ROi+~-
Je%{8tJ4e=@<@$%*r41^Z8RT%zj<S$y&sF~|2`%?T88?9EcCAXx%B*c8GLY0*RvYj-G?*hq5dd0MC*9Z_NHxX}%d@>?3ER;dWUO>PB-Kg#k=f*EPZOQ+)F
_{03kW|V<gcWjw6(m$g(Lv`QQqBsc5=n2DF8hKCYMeOww@cwfx+Jh8^z@Y!#32&mi9mx>~LZvSWN&`N4R)Gy*W*~HJ^xmXdzg&Oo<zT!^tR+-
C<z2IohR?n&dgTUaA=+DbAu-g?{@|e|Zsf^z|cWyn4x7m-(tnSEKSJCLy^i<x#+bp@1-
4b4}CBqiczVTx2Y$M~O?v8nk%7o7mJ4ol$Bu)<C+*f$9o_MjQMVyE)vFt(_IRQI6d)zgzU3Y$fa5w=W$jc4S5ka%zW8SkC$6<{B-
<%>w#r|DEPm>{2VJbE@AGiqmaC2Slw__B{Y)M!m%MRri7>6=9c`!@nD(Y<xSxrz&4VkG2)D{ku8dkqf&pMVToiFAYj7S4OvA=235#bkhQTjWPOGT=)A*cF
1J<B(IVSAV8%Ka@L0{>2~W3KS^4ZjvtxYzaV)-1vl!^wq4$I_aonH8ljjJ-K=Cs0%s!eN(9Nk$eID$%ap}gSL=0m8R93t9QxHhFPXX|??)di;AAYnMkP-W
SJqJlyf@H0x~yAN0{Pcdt9ss^knROTuSPPj?U;EP_^pevVd&f9s0MbkC1|dOKZwrgbBUvErVF<R&+^h$l>tPpsryrr<0T8CX%c>nt$;de^uipqD;J|rK4?
(?N@(I%36-XWFP_da6mbuL^*EbEkpx4}^lEw1I)|^lH1WhSCajP|@GpvkF}$*qaniVWa(RPNWJbr)TkAzSz4@)h*(l<c&-
ufQ2LSPXdkQ&#5?7#)Z}x?V9N=eqRsrCEUVZrE9IY+P#KxMZMV|)BE_2a@CpZghsrD`auq>Z<H6f0Om%&z8&GfG`r@;V~Y!U9(6$Z4Oeg6Mi7ilx!sZy$)
HTPIE9l(Jn`ZVE`ZueY$VntO&au;HvIL=>#^N&vJ=ishZpBzGYgIodNs#ImItk4V+oD}94mC!e(a=M5zj~Q*sRTc&lEB#R=hJn%WC;2&X;5rA_9G*;CIsp
x|Bv3QV%KhZeRbjx5WQ^DS9+p)g!b+6f%8QlfdaFhooTBlcS@Mw2!hZh?iJCl@{K-Che*+8#V&7I;X-
e+(Ct4*OeIAaR<>calk?oZ&z(7VpZu3qIX%h2@CT8%T73izpsCqRms21SB>-Xw9p#|gT0&n$i?m;$A;JT@b(bocej%GK;$&wzkk-8!>2PRzMBwhz-
(aOavh~U&`sWDq@NwL(L<8`dZ&WSR-EJ8>mExB3`M`@y2Lo6BbW>Cx`%|~_G8q|>G2RE^uOK8jhsTj9<vzqon0&xJvKRP%j0WIyLh`~U`J!P@>i5vr}AJQ
fmLw?bTVMfzjUBc^<+lCrAKkl!S*OY`YT_%t^c0zS^K66wRb@abP&Mq{R&76<C?Rm5Q%D~)js}u#!g?fYGbBskMRNitb6w=?C<K(tyMZr0QpfC3k?9tT3{
*=(Yx=^B0i?QF<S$0+@_y9JFg{yq_6HCt9kL8kvrPc|PCbV_poJdTZ!AXpmJ~Dd|y4Xcu?NuUg{17Ppbz0_ck=VMzJ}OwCbgldndR;@`##tm`7OIKW?jN}
3)A7c!_d>ed(Aa_>0O^I$g(~}$=g&U1ZmburvQ}Z70Ky+PIqAZVU98M-V*xvA%q&5J24hrJS-
$JBtns|x{QI=tkDU?DkWILv;Vy@I8Z3k>8;NMMLVtS+pLQ*HkVT?DFl3cQ;Xi!Me@*<cVSClNWp;PHqv1ykq&Fd2=Mv)q^uqsDgk&A)qJp>)O^Zx_hVNBf
pK_FgIwN<Q3<G}$Y2;dQnVS4K{t|B>6MO8P;S+$Q)7j(ceiD#<w%ce39RRhfXx1EV9BEf2QaaY=d=_UrKHa~%F2{Aq4}88n;Nu~Vk)?@;i=Q(f=Zn$|(Z=
@|nT5Z*>5RSX9F8oKbL6NFl#c|V*`=`|4JKC=if5!cgTrg~j+@b$xrSK&t7T;!{Pe?w%%!IE7F20onWiC<#`o*9&Y*zT&k&`WJ)3?Xqjagwuu5yDr6UkRI
Q~{DDfY)Ecy*d?8dAo7;zgZt(6RDZZ#~y5X+77Ot9XN(IhEv>t2L;9d)|MElu-
;B3OXD*os4PU<{|SGcdPnEd}TXMYoN9ca_3eZW3)Ld>mEBq)$@R)=X`T>J38#1r`FO!)fenk!3UcZ?cN1PKk#`pFdoY6qvjw;ol0`f1p)LF9-HTS4p-
P&QMnR&Ot78r0f&q?|Nh_1%tYNd<*#<JBx=r{WPdgQC<9$=SX*Gs))^Xzl*;&`asc~H;dDW9_7?&r`-
SwYOtgR5k1x>24Jwfy&rdf)jhX3p>8ryz%jjQsj5qU(dklxA*2xhuLgR1aF#V;wlDEg_w$sgNc#Aml*EsSyxs`wWzrbq60J(ioE@#MLI3tMk5aZ%Bz%w8S
53h*{niGS?@qGTsBU8jC!h(91#`VDAHW;!6*1gfR36{zecj)0DYiZNky|HX5Ej>2R1Rx)I-
s`boWcLYJV(@Wx>X12$^NeARaEM(L;)JpsK^v`E2Ua>C*C1{M=^-Re(V5|7Bw8-
hImn_(TN{$c?_yK}{La6>ErntIa>t>RA%mQgbU4fnr}!NRN=W=>QcR)`f*|rD<2l&`eQG>|HpyHNtVVt<+T)UxS|PjXLk9gIv9<`jj=P*AZw6IgB9{J*Wy
Ou)_-nAvj$)F-
Mrr~nNpY8LWE1}V>WgOEHE_qXr}P1+VU*udCmT{2MxE!k^R`^cj`By;75H<7<LpyJ8J0{ma1NBM<edV5Os~be&2LU%B6m=I@?4mK)!OdlX_9Oz5Klml^AL
o_JZv&??_sA}V7h?ZsXNL$>GlLGqMIW~=HCq0vCAeLXEWWvt*0A0$c&wm8YwKR*UldC4jt*wJ!pnXP31^SB7_P}x5S`ohkc)@T!^$Rji)2w@g#irG*j~~W
2I5(xE4e4S&ju`Fvfm}Ss$h+{wk^VtHZZBw)GW_$%b1aKt(di1>v(?mFE$kXEy*?yqL_#xSBTTl<yqCFKqlk$upkTOY~~1aG)DTU_2V*ngJ<rR#fM<`d`x
)_x2;}O>Gv2S5r9fRGez7@NMT_QaUBK5&hy0@!N9g@V{_MbjJAotge^CbRXM?V>w4SoJRNqii|xsy2Eb<QKef3H?X~U+yY$o^h*y6agpcY_d~oV!GSdAOD
s1(yc6Ds!IM%dIRQNB{3D!Ql@kJE1yP88P(3|;%6e)NgW<kz4w^&-BAz5v(;AMK4>CRiz$|LuhFf-XhjI*cn(+zs9kD&i9VJY<73(t-
H}w`(=_S~?lp4RkRmKRc#BlU6?A4yBg}GS(T9ZdpxG<Xf=(U5NNIoXJh)1#UV4x)l@w`#QkTJu4&O}qD%wHFHyTsEiPO3dK4}%n1b{E4)F~<>>KlaiF;ko
>{PNshb@;@sFXRz~(1g7<G<(il<24|){7+mGd09WDK-d!%G!`?>V&xEg#ScTfx9DZe|jt1Ni5u#<zV9eCaN@O?3!QCoT<)?Z7um8(w!P2k-
jOzMeQ|!Q%?g+ix71|&QQ#)y?Bb?o~?5K59wK~_9t;}m3I5B^;xq#G9cVE*SaGPwy!X6#CmSNkE3S$WvlTOQnS52Z~v{EP1eY`EzpeUs+&5c?;C*A5R3<w
7G&0dR6!OA5)!NU_Od_Nv{)wRL9tTd<M@!rl|_)=0%>zv)r*+?*kU*oqqOXCidCF};BciMTyQyalm5V$K0@2H9BpWb0?o{(al*+Q|1ge%qy9r={GnNJJ#|
2qw=PzO=mWqJ6iW$<N_#R8`}?%sQ&2}i1-%{Ui&fL#irj30=U?!CpLUQ5Kp;of#@ni}<Jb8@%=JAV71pWs=?i}(s=fU77&f-
rau;oL`KJD!d$nJ_Pn@k{Aj2&@41j#`0}=X=IZhD<!_zIlZOdFsT9*4>y_t@RrC=;~W_-
F(ZHPN=t#Kz_+9KOMl2cS{?Ne+O4$QPwZ^#*=eaKUDI}63hmkTOIiC`~fcbZh;=7g3_UjFu6S%(B5$O0t%nKE|bbf^Q0yyS-NjEW0uAI-
7F<IooNV4qF+P89~}K)Xy2xx@*MA4hkOBv!ugGy%|WSXBsL@`wn4SWC$Mah;Bmnifnonn((pb-
3~%6^lZE%P?4EsFVS`oeUa2gdZn0<YSZYegjAIUA;4N}9(z|li<l1ZdZ7sg#-
A|8<G3Qn)XB6;H`C9ze<HL5I(Q@6DN)!jf7vDI~X3F)frlW}3msC8Uj<x*g&eeYib|v4xZ9nyqbtnx9S>xpWW&Q2F;j^y=5pJW^3LSAp5F`ufn=v2b#}2@
PHd{t1oHl9r6yu%y0{H#_!WY;L6k|>p5ge*TTVLt^x<!WPQ(5@<>uz22mj#aT7^dTIr4)~<;B>6C$;t~IR!{?xObzE<cE~kzr__DIlK>wr9_gylu~apv2j
n1~{hNCx=^@I)#azO$B5rSgvawJi#dgy2Yt8q}st`cahh=v)bya_EQlBDW-
O@8R#TiwuRy<`bgbU+9Px40Ss<3r{dAhZehsS8DP?y~SF#ECFPXmcG@<Dr&hH!Lkj5lqthzO((@_mvNEL3|fR+ud>aLn9=@1BunSgIFb?Z5jFk;MZlUI*|
oq<{|uqgFD|IB(BU$~2eB{2COOQLk0uE}dPq(PoVWAk5$&?uxbeXe?Y_b5Iq0V1~@{$GYaEM6+T9Sbg@2lkATo)rYU3B^RhFD5CH{Q>YS=+=X|DI6OuPBT
rokor$oLrHorK=$`>D+`D<|yCDpnMQ3&T>x#-caxvR#k`yt9S^e9cip#Nk3(kaA%JXl|a)`;vo*AmsNr4XXpc~L1m#PHDpRX`s&4)?g8@mX0N;{C-
fGUWFI$~PvC1FI*ut3$-
0)#j|zra8zeZ=q2r}#hnFlac!;wR3>^J@p*eUE|;Z^f4YRpkIc>UVRi5Nh_ri8HXdz|Dk!{MkLG#8BU0_D;##Dqjn4&koQx^kHYOAZLQ%I2G#v&2T;#Q|D
)6Fpj}1CfTP(j*ayO9812%d@$xUx-
8EcxT*O{ysKBQ*R{G8aLC0KZKd`9=HP)<=OaM+yF+E$T1$$N@<EulB9+W9?9RI>4I82JE`9CFnp+=#7W?Y&y^?bcnLgkp$eom;+Hxl3C~tX{hH}ZoSj-
{Uo64BtiqT}#S>8f4nL1uJh*RofvfQJ2&*EviFC?KDN+wteDlyT6&Hcm8=b0z7znj&Eo43=`i~A*vYe9;fy`4348wTUo8hsCFt<i@7ZHOq$jM=916Y&6{a
#GKQFquAsIUY*ueIqK}=cld1{zcdT0IR4G>I#Th#o8-
$6wvpK@+fV1=#5e6(I0{tRgNYQ2)dj33lWv#jLEGk7dlUiK@UhYO`I0GN<x7aA#4FT$OB*}iF5e84sn&4&3{Ml{0>nvo(mqmB7fUY*K8&hegOd*r{bA`s+
+!zAG;k<hO=l(6}91yy?bdu5MI)%sx;2oe(?_xlvO_A!(JMH-
(k;S?2_Y?;19NEHH`==i^wl>T1I!LM(~X$P4kvuKG}dM8e)VvJbesG(i~%MrTe#bMNBaz-q#ZJyODOSna0^>&k2GM==A*ETyb2l-
m&iZ(LQ}y*Od}3M@ez-vm&&4u7=|(eB^E@b}C5nkrvFJj4!9+<T&cPr|$Ay@kO;g2d>GHM*~HH5ikE+io%CBNiN6|bIALW<ysXj6Z?rs=x#-
bs2S8E{Im~}>B*35`$IkXS0uu_H-+wpbk*nn5I(2)g6v-lwnv>dC(hbUwuuw(G|DC;j~C_&hK!B_S-
T1V;z~Q_eb5i_x=KWi`~%5lN?KnTe7kJrax3!JiG|P_k%imKm4Zt%0F41g<0P!9&m>nf`xpmMj0lU=0$ev@Sln#Io42)!^-
_X0s63wE1pfIqa8}g1!?2{Wq2Miv5=xtU<LZ#7oZc%Qir6&{vcJlhY`Qx+hZ;^A|Mxq{C>3kzD!a~XbuhLO`di;B;VZ!pIH@)GW$$6^Ee(=dY(ylmsP?x@
-C?-P6K}c;m0^Z;!9|9=(l-
xB@6FSS=u%qY|CB)={X>m31!Oa0YX}4fAk2OG8{Xs8hqbA|k<vj6ew%7J61HZ9q>uIV@7Sk3l|G3OGDCul<g|Y@5oY>z;9kLRH8Yz76kKJZhsocDeNiYy0
Zvr}22uxRZaJg?DThriN)G3Idif1C#_T6J^LH!bw{)LBg~eQ<<?;3tbF1uJaMq&V-1t-
)@w|jg=boW1Ky(BH1C|)i1dVR9Ha#Z(K0|)b#Gy$RZxl46w|d0RM1X-
{0?9E9`b_rb@nXF9Cu=ykEiKZXOdL2PXV%34K{Z59@G|#*1w`D<(qM6M0_*Y;bJapZ#l`6WL&)vtF}`igc;VQb&cJD}wQ|uqtB9c*jZb>oj{>=oGG}&#O7
mwTewbQ*5>@L(X0VN{KK_{x1AL0>(3`6tgSVpZQT-y7c$x%7@SqWqsnKn52l~M$%e<wn*U<6~KX#(X1?X^_qBu*G+hH-
`N@vbUJ<|QpI1Ss#TX?Zc07;3(1^8-
rfT(${A=PI5(7O7O$mc<X@+Do`bSE5c4eoK={q2fclvXz#*6B+_t$+mpWNN8=toHfM@0levey{y)0y+?kxWX65zK}40uhwBihMEh0Ug{C<DHPzvuC%*=tP
eUgBWcjByqSjCW9AE$phnIN&f%1Bb5K85yQ-
)VlpsXY1+cF48PshTR;QIDZl{2;!1sSQ==_Ozcd_;b6BG5cXTrHL52*^>81Mk;0N#K^r7e}A_JWMg`ooe4yYb+AAZWy96Ac(r9!p5S;|l1ByW(@Ijn%~QS
;dlT&OZN0)D?M6JL38y+;oSpqZ_VOY4WxJAMgiH6FN1rh0exAV=L028eagXy~W;azAHQ6%#N}kJ{B%_|Kj5_fhbt4cTjd6sG_c*%*3P#BO>GdSG*_YWt$u
Bwc@b@c!rWyP3~W}_%!KLo-NwK$^Jt5JI6&xJBQa*gE0gjMhy9KA%Op62z<EKRbob^QWb0$CMqXSE%+>(-
zzh@GxcTB7kbF?1XIyqE8+vG=QJe5&0Z1nRgTbKT3h%fg$X4IfbdE@ev=k*1S-@av-
5N_)H2xt$O{195e}8Zg{pT$D`$wHVv4MiB5TEFG(#$IjMFzS!k52s$5!`}e!(FKJ7hqbW`;^}Aw2rA5onZ7sBrvN(10km@@(p{XAJ$Qqq=`3hGtoK;m-
gzg6{@ZywfGGUWVG}1uL;S=5v+58JWs??<Q>sj%T&Zb@c=BpX_q=Brw89vD{(p{GrOqw)IkF1t^R%{FM9?0LaLfnRAxXbu|f9%Zp)(g~%S^PO>5W!|Q;vx
3w8n;)#b&oXHL$Do)Ch1Ar#6QH3#y&qGQ}XW<of*r{20?lPZx@k{>Ct!9(JMhrIiQ0<xUPv6d(u|hM}nWA^tF?<~s$hyrrA@%60&K`m&KT2mU8S{i=JNzd
ptu+mR2#r{a+QN}U=81>&sGvtrceoTh5@ZqyL~39dwBQC0GCayy<#oXy9ClIhJQ+mzY%w)(sg5t~Q*otvAKQi}fa~kZdsyrO>C?sa^vJ{4V9B+3r}+)y(i
Q|<^=X&WSj7w^_1e|mTdzs^OO&;S{U$M`1-
_FGu(5VmxD?#VseV(MDoVIZWezPkfIga$)pcv|{RfO(*lh4Ag@V0x%9}%^`f`AT#mn&(&TmT7@dS2=e!3Ip|JX|bzU{6Y7t&a$ERWsFialu~3*&dfAjljl
ge^B}^5_^2T~;C0YSZKhKdn=8_c(mtVgMy=#SHizpQr{mHC`~TC|aEvsZHjDO?m`p#WMys!IKrS={9<em7I$8S8MqjiY`k-
PsXWjX5}7Lg%<tbaZRYMmT=xEtF57SgLeHIjL0Gj;c?SwB}=YHS>J)eK%F{)J{WII+p+Y7t~%yDF%Vpwo7mZ9$^2qz-({=v8eHe6@Z6K+-
YGE!;b!{S*=hI~JX|k=!hzEYP6X}cCXoY1(3<1dFtuiJ9i2#G_Uvz?uC<f~kOcBa!|)Kg89K*6D+tSuHp1CGjKf-
>Qko*N4k*e7bWf2SZ<4ZZdQroU)L_EZ&GElv>c*tS#m^*D-9T>Gh})X!KWWvTX-e@-d)t4|P|e!y|1};Gf~LW(WGfV;VC3HK3wU~*a@dF-
LB#G}h6S)aW9mxs{c$*0M`W#$2yyZ--o0E=fHV$&$C-
k36PxN|MLcp*^qHT+ui(;|S^o?F{0@t2NU^ul0Iz?62$5#I3aWhEX3I!+R2!RbzTX6pf7=7IysJ{MRPpf3BH~=rRevf4`IfU<qS9uqot4cLln@vj<JYM4J
CFfAj1ZhC+HKn<QwZF|-<e?`(h@o;pxYG(^cfGpn|NI<<ThZ=ls~7XM~|&I?Z?435)=IimEs{jK)08A)$=x-
Ibf36fj|_7uhS#gh#)$R;U78^L&DQCeDr5OS}s*RbtS78RwgbxuqjYp?y=g4xeV*6Og(H>Xg|Tgds+J_Wu1x3{8v+kGU^eo(h!QcWhM^Y*I6+R+^RP~ldy
CLm7kg8+tA4R2q<}wx;yrn6bLxVf&Z;^ZstdZZLevK)7+)T+_rF?aYlSS5%8-
|gu%Nhe?P{S7%3niK9+&Tm6U^O;<Shgwb0T^w)KkVB?%@(*+Ami&0JFHQLT+2O?OIYfa<RRqH#or{S&qPI870p9cqY-
6ZlT~6s_5a>D_`Ae=WsqKbqx|6fz;7`MG8*sk)wzk|S~CaFYc=2Ua@AiRFhSGVyS^PcNEiJ(}Zy(!veYi(tulk9#6Yh+=mM*XM+eAz$}b1QB4i&R8WswE_
-Q<c(Hf6hD1Q&6;|`i?Aw&@}}=9ht&{{r7IKQVA_w0VGB#f!&`qAZxE$?Bb3zHyI5gD$0bY4vsF)P(0UYRvr-
5|kwg0D^`oLdMgCz&^&MM^xi<P2ie?C8U$q+*q<cVe83Rh^A9?Q#HG69C1LU?*rIlP1oodV7HhqEnx3o;|JjO>~z7zU=6s{Bmx<4DL{k7JojpJAkU86K*Z
b(FYs}yW_u|mX`Hba+8v5%5=={d?fGleC6Mz8ITK~7eWZG|yhC>Tr7wCR#dwXi{T)jF4u3N)-
$Hn^+J$3T;)C9NFODx%mOsiTxssz<W?wY`1kX?2vzkf^0t&e3+q5;hikq}^v^N2ZNljHu?~+g+J&IFfaoqUovng0-4mG%6c&IS$oma>=-
PEXHaU=gEHxHQvA9bO)hWfBfQ0D;S_RKsDJ@h+Xz3ew^pB&83>+3-F?zcFYi=v`Bxh-damCIe?*lW>QRQ-
&F8_T@U~@mxhU3ZO7sQBtJ*lSs|MPD1ANoiKWSN^+kA9;jn9BeoSYd`-9a^<rhg>J?z;GXRvS2H`=FOWCXj!m;C+-
%Goww`5^f}h1_w9ZVc#l^#vQ_7<HWr(5@#K7lt~$pgKEDGjo^Z)$iI{$g#ir_9VIztEx{y9PP^L(gML`|A*h=EXu%cd#2q0!vdTg_fyO@Z}yy2G|z7G#Si
;i4gQ^S@JF})KQup}8@=+lD=MTfkI}lurwEbz1Ul&eYj%^oOlWBJ@R;S}b0aav-!DH=_S&>li4l59h6h_^j#>veirivy>grvOR-x-
(P+9VGrf;Nl_2uw}!Qg;|$B#@&F;|6<9PA-TCHkSSJm!_TCPZ2KTvtX=lpX<?ZrZeH7@-cdeQYu{lAK(8lL>@D>_%<}-
r%HuJfuP~@!seJ%s|!LfgH&9=)BN+C^UOe8Q_2D;pegxjt<RG1P6X@yeR#{YkqRLvN3yBi+p^~Z{1F)$gJWFOG;kjoyQ@W82~LLR7bn1fXujM*YG>p15tK
>%qS-kleI<m&9}>q;QTi1O(Pu*!*bPjv-So(`%+E(!nx)q5urdu+bT!YBPmdf5ih|MMGCbJW=T!X@cMP-
1sZUtUFDtmqrew&=w_YDPZKt<J<TxObdP&FbTI^M%<nfx&n9mg;uM73TwM&QBKiK?Hgr_l>B!dXU($56lL|S<q8CBnLLc@}Fs;>gKgv(ws4;(V<OubK^%k
*#A7b_diy{3ht&zq7daz`Tc@;V-eE-jBrf)aGl#mFtAwsR-Tylp{968Yf#(&MT$DSn5{7!z1tspIPQ5BMhTaC~teXj8tK=(dOo#H^x3oEGV@(qjv`%2^go
9{o*>Y)xUnm=p(<fqi8J8HW5+$-
K5fu)K$$jBNIS<OLRHB!y2MPU|omoZ|j9u}7T&|RoezBvv<BU*%wAvQB3h6B~EAL_7C%*|^Tf*U`()v*?Ch{JR}&!$?)@afjm+U096xM<FRtQER?ojGIHe
(e#1=bB)eO9s=;gqtyCT&fX!dhFTTh8)c#-l4FsFyJWz^U{m$|E+Je5q+lHODwauFUrXQAV<KZ>#&SBf3u>w9Jl2fbS)e~M(@Sh^-
hOkrIG=*ffn<s0jSna+(pCyzoZ&r@R<xns}VmFWqRHw<<>rY#0R3xN2h82<0GwmBQ@W<$vf|{Zh?ArAKDhW*3r|c94K06DQE%()T|;*A6D}a?AS@nV$Nn^
yJx8mu@OEv8>hUwhseQ}|E{peHDf?)o=o=O_Wj_s#s2%^>!K4LNsE28_;6-
Wg$hWjLQ<5BE*$rAp9*mKlx=bN^PgN~fvgGlE&;2hy9G9dNu~Xl?z^vRaJ`LBOZXwd@j)F&kVBhwk?UM8l^~}*yGmR;v!Z5TmQ)-Q;z9jBA0}lT{3-
(Ytpw$Xv!S0yrOf1s!YeRA%SiIX9sWw>m#16|jUy30PC$ZmfQP%iuv62r+|<FoiIX(~78Sh3I}N>)<p86LIqKblG&xa1s{UbaAj?&Rrc(t)bzd3F!@B;1y
}!lIUKd<G@&e$+bNcV&f<P%8@3p7N*71pu0*s^Tepr$Lhejf88C^l%9;CVMby;Lmp|o&yZr3;Lf%QUorg?oMoE3F@GN{n@8Qt4W>Qq3?RgJonG9QPa_$u}
G&j{H1YwtvW;hk<%d3nVLg}X**XGwERE=G2Qrv`4tkAG4(dkODkTP%}3Zv<Nj4--~XyyQ342h#2Xoxn^H<_dc54-
^Zx(hs3?0WTZZ5O_ns%}~12uSKK+71%#Uvj$geY)7_Ri7hg86`S!eP#@xgdw?s)?xYUlj-rhY3smbXCy-
^#vI~PO2Kvq3dPi49)pgj(mlc=V)Z8)Mr{;t%Ai}%?bYHY|ac)t$8{6n+zx*hLx-
P1+?q%wfwR3zy8}G+C9b4N>qDq7sxQqKK2%`!8cH3tnJ`>YCvX9BT)DS5EsR-EAXpskPfU$C?f!1rkaXIFDUAD2o2RE@&4EF<ILydnnzkC=Xr8@6Q5ONaP
c6pB?J%!6zX>HNqy5|T~rwHFN`$L}b*?`ST7gbqYR5w-
P&4z%*4$2?iTBfmp`vN6|3JB@l5Hh%V<sS=I3?Lv+w`~nE_Jh9W0Do?2+wAOPtCBJ<kCV=G<t2jOl9CS1FwpcV1XQgYuF*XhZ)oXe(o=*)dqw@PBHLdY?W
=4<A9mz7v7F^y8@@S<Bz`#d@D5eHCHVI8Q#S@Ylm#o|*cVTJgMdi?p)_ur3%=gb{kT1Or<*V|VZe4}oTL9d$Q=LaDr!<BOq~Le9)N>Kt4o_EY~nR@zJA(>
fOZ~h8cdzjy@}c-aur=e6X>ICum5FVBMSSk@J!aKJa}vGaPyUdh7b10&#`0=MY&L`K&7#<Kw0qPo@4M*-
HCZt4YbP)l|6WIH=x!)f&HAVSf??|&*Aw^)_rhA=fvLTU+nxy5RV^eqEqX9qp8Uxt7%bup;T4gbJi98joKP;8t8D!Gv}$v^NTe$;z>l@&7tu;4&DCN4$3A
>LGH8~^p?MZhVjK&gzu__qJ<~~{bT8AlPb)=OeJ4s^A!suz8N|kT=bds^^aXY{~VZZpRJ2u)~%t=7ziU<kgLa_DH^~8gM5e)p#W#Unv1SC&M^!{Ma8AF*-
wq7hf&r6MaC!XE82_LmJ%=yz<dgoPBn8YV++&wXzkgWAzD$q9~@n<&?a>TK_)Aewrn=F&$eX|ZdxgOT-|;sE=cI?#2=1M{-
xEB#p*BKJ#=y{H9(VpPfMdH=9fGYee?kpKhr;}kC}@4-
1P}k+Tj;bdr0w>64Jz5a+zdz{u+7MD(Pzff}e+7D=fkAC<Mb3D&u0eQo2lNV_kPN)R0kfsZSL2O=*sY$00wYUV2Jm!EiU@YU4#Zp79v>^g|hMAkb1{?I~U
XAdnurGk@qW0@_cr*oxvf6ami2kpfFit-FrIB+b;yz3|KF2|-
ow0AjMnHL=Gsj^#zGR#??`=ja&Ub0!r#={4O|)Gz?Q)0A&Slgj`!<k}hgP2cZHWK}<B&LIC5xldNSZ>oE(J_yU0o`AWn3g!P4y;S$vjuItH4_;7ccSH7A_
<Teq?TagD6xPp*NWfsL_8wypqF6~8tPFjr`z?k*JxM#%Vc8);tMJIze$Ftv>v8IINjNe*p7U?qmH_1`b?vD&8}4Dv<xM@u5{&tx|Fr`sGnf>dp?8h!1$C^
N0>C5)(;MRXR!4VKa8?9Ku%^W#8wpOtpWzE^TF4KLxUQrdA1mP(l_5Ok`+5j(<F{qV6^C4C`qZ8egz%=mR($KB@NNvoeT>(}gZyaRvB$mftkcQJpaa*cu8
izKlCk43^;_`C&y;E)kP}0MvA(3t3ah*{U_A^D+4Y~l#Lc<NNh;pARRTL|SJeevKf!Q!eaPcXl&41-
B$q5A9%8g5GW`_G(DbFqD4ifVhUe1;BqXa#Yq@^ZN`)gfxsqGHjT}8MBpcy)6lwlja_Rp=9$7df>T1rf(Ve`Rz=y9Qu*`Zi@5x*}!_s|QR&x%+SK`kv%H0
zh)hX#rL8XC;0f>#9v9+mW@)`P(47|A4aGfp~Kh=1@+!~2+xhmqeeXjCGhFeGXKeYk0z>sflF;g4nqr0;c^MPB?hAf%jEcl5THZxI36nsZ}XIbv~aT)7>v
j)~v11mJhR2QkH4P-
69^(r)e+VBPd_6{3m5d=+ecQ}x7w;08#**#LQ(AuY!^ZTzeqH*Foe}_Te{L$#Y*a6UZ((_!gGo4Gg&Z)W0{VO7Z!QPH{IAc)dpOtOWNaF8>chT9Z>v)2_A
j28qdL>qw3ABR^nr=e1EpS#=YPe~+0#qVK8S}$kwu3w<nT(I|=axfV#?m9;l>dF2@!Q~x4|cjj8M6<3w*e}hztp{w?L+O!Mw2gy`|R7m#KmUVZ><ducGQA
T8;Lhvfh4<vRs>rV=s?j@9e|)oF!cPd44RwX0&;-slfbWhW2*08Y(!{7($chhRG;v91Y8QF2)eAMU=C}a?gm-I`LBwmR4EACCaNuQvS_-
Z3dE<v6vuu&3rj}03@o1fORW2`c?M2SA_kx2R$_L-yV(C0UV|EY=V0LM6-BAbkpDW4@AYV-q=-
F((P)@31Yrj_GhXs~vFw#UVp4|pHB~!?Q+LpWrK7M5x<AcPv3wgP+xMH{iAgl1wR!AQmPiG6m_|0Cqg`HJNr4zP@4K^G2Y&kAa8`_xWG(Adl{R__i(IpvH
xJ}Yq^;T6<aumea!p#e{6Qpagl)s`j#fMcMn*qj!$tL+4$fE0O2^OdI0?BljLY?7E%XpR@?-
~!8%T0bG~|?=x#49zm10N_dr^q54H_eR<(uW1=t9L@V583rDcjOMmJWIfcG1sijg5GSO4h=V?QD_eJwPnt06A0bUOxvnPVjn}AOejc#!TSY3Ai>Irm^=^I
$|9fg}|r(gOwCoWpQS=45>D0Pd9K3nBC5+7>1x<MU*SmBm)3@V=48~ZkB+lQ~G?+HF@6Cn&kF&`lt~fnM-L74B$NbfN`SSKN#68RXQ+1-
@pB?A2C5hp^4tQa3Vp~=L95+XqI*Cb2Qv=CwQkunQ4?|%Hc}kdn}p9TH}6NS@VvwtL7c~o7|Ml_d2pr!%eeg{>8m4mhljn!13;1?ee|mcG&@1oO&)Hge0O
p!Oo<}6;c8RfydL8Ylr5N7q`tbt%30kb>2k0$PnBq+fr7I68BGekb(M7L0oTr^-SmV!0OZ^>u9S8@Pr4NPDV^-
^K{b4D}2=xN?Ze@#CxcL;X+I9CoY1Zr26+CDL}UsLU0%+Yw+l@@$Naoc7o+bIH=O*=7&t@Mq_pwKU%;<N=`+#R<`b-
(<xNAK6iIuol4I%K?g``;9Hmb|94^`vu8MR55iYD570c8(Tzg7bKY1mJ&2u;%H2WZP@q*xW0PJ-
SSj09*&dtYua1f}V)OSHAsbmPgwSF+q99>(t)=OTIUgr0PRsI-+6^^=e&HzadQw1%ov_$<#^81!XG~SM@axvQ6}nw(KB)Uy^O3lO&tMMgl-lP0%0Q(CtLm
9SpuN=0kPemCd08pmaq`DJ#db0v_67_I9T5eR^VCf!6-
4J|fF98~{Z*XZg6LR&3<%D+F_NA_xr^fBSk!5vX_l=jJi?2Q&xNkn<Rmk&F0>@xvRX0@7D5G2m~ydF&?on+u_XrYDHqt*xJ~hlx#yBs+^ydT_-
e+E5vrQRM^^(7$@9tfcIl4VhZ86Y{Sjpc&Wb`DMR+W5uL4|b?1?{J23zT^@etCReB$zcLQLk)>Hq=Y->Rkf@2yznzXo*f*)H6J_EQ}w|JXR^N-
3TC18zuVUfbdzK_N}xUKbxjG~$UEcque|S}w9(c2y!OPyr)OXfGo$SY<f2_3Ici(9h_T9=+}s+y8f00ASOnI_=0A7o?V(^qe@E2X;JxDna)4FEx8)VcBgP
TUo;d$ZO1La})`?*;esUwYw*dA`9t~Z00ooJy6L$@0@RQYC@@<2)R}izyj(Ex|J($CvFxjX^K(i4u`MaHc>ZAasefT()IabQ=^evl95h&Z+WY{CIA2c00F
jtlIjBhF??0*r~nH50ssI2003E9
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
# src/tempo/search/exact.py
# ==================================================================================================

"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""

NO_LIMIT = 1 << 62  # of nodes
Question = tuple[int, int, int, int]  # the two words of a position, and between which bounds its score is of interest


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


class Bounds(NamedTuple):
    """What is known of a score, and how many nodes it took this time."""

    low: int
    high: int
    nodes: int


class ScoreSolver(Protocol):
    """What finds scores."""

    def solve(self, state: np.ndarray, nodes: int | None, floor: int, ceiling: int) -> Bounds:
        """Bounds of a score, of interest between floor and ceiling. Asked again, it goes on where it stopped."""


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


class Questions:
    """The talk of one proof with its solver, which spends the nodes that are sent."""

    def __init__(self, solver: ScoreSolver) -> None:
        self.solver = solver
        self.nodes = 0  # what is left of those that were sent

    def ask(self, ruling: Ruling, state: np.ndarray, floor: int, ceiling: int) -> Generator[Ruling, int, Bounds]:
        """What is known of a position as soon as it is enough; the ruling is what is certain meanwhile."""
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while bounds.low < bounds.high and bounds.low < ceiling and bounds.high > floor:
            if self.nodes <= 0:
                self.nodes = yield ruling
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds


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
        first = tree.choice[node].first
        share_out(tree, ratings, first, tree.choice[node].count)
        for child in range(first, first + tree.choice[node].count):
            tree.choice[child].rate = worth - settings.first_play
            tree.choice[child].doubt = tree.priors[child]
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
def share_out(tree, ratings, first, count):
    """The ratings of the moves become priors, which sum to one."""
    best = ratings[tree.choice[first].action]
    for child in range(first + 1, first + count):
        best = max(best, ratings[tree.choice[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(math.exp(ratings[tree.choice[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)


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
