import type { ShownOrder } from '#rules/kit/game/shown.ts';

/** The order in which lists are shown, across the chapters. */
export const shown: ShownOrder = {
  options: `
    level a08 a09 a10 a11 a12 a13 o14 o15 o16 o17 o18 o19 o20 o21 o22 o23 o24 o25 o26 o27 o28 o29 o30 o31 o32 o33
    o331 o332 o34 o351 o352 o36 o37 o38 o39 cancelBonusMalus luftwaffeSupremacy amb01 amb02 amb03 amb04 amb05 amb06
    amb08 amb14 amb38 amb39 amb40 amb41 amb65 amb70 amb73 amb74 amb13 amb15 amb19 amb21 amb22 amb23 amb52 amb69 amb54 amb63
    amb71 amb72 amb61 amb66 amb31
  `,
  calculators: `
    battle recon move hq stack blitz volley bombing strategic-raid convoys mines italy dortmund partisans
  `,
  actions: `
    weather-die weather income-axis income-soviet income-change-axis income-change-soviet storage-axis storage-soviet
    pp-by-hand-axis pp-by-hand-soviet soviet-fuel mines-axis mines-soviet buy-axis gift buy-soviet surrender-pp
    rail-axis rail-soviet rail-less-axis rail-less-soviet site sites-start scorch site-bombed site-link pocket
    pocket-out advance-axis advance-soviet industry-axis industry-soviet place-axis place-soviet evacuate
    infrastructure berth fhq-repair stavka-falls hq-activate-axis hq-activate-soviet hq-order-axis hq-order-soviet
    reserve-into-axis reserve-into-soviet hq-recon-axis hq-recon-soviet hq-rest hq-sea-axis hq-sea-soviet
    reserve-moves-axis reserve-moves-soviet italian-die italy-out city cut-off majors bridgehead victory-die
    block-state block-face arrives-axis delay-axis disband-axis set-up-rest-axis arrives-soviet delay-soviet
    disband-soviet set-up-rest-soviet thaw team-cross team-chief battle-hexes battle-order battle-off remove-flieger
    remove-rapid remove-luftlande lssah removal lend-lease lend-lease-route partisans-place partisans-met
    partisans-number fighters-worn border-crossed volkssturm chechens grozny-garrison persia-falls teheran-garrison
    turkish-border surrender-GER surrender-FIN surrender-ROM surrender-HUN surrender-SVK barrels-axis final-axis
    barrels-soviet final-soviet
  `,
  questions: `
    to-hit step-dice battle-joint tech weather income trackers recon-chance hqs force-pool reinforcements supply map
  `,
  cells: `
    weather italy italian-die face state guards-lost italian-charge owner axis-majors cut-off bridgehead victory-die
    income-change-axis income-change-soviet soviet-fuel rail-soviet rail-cut-soviet rail-ussr rail-cut-axis
    rail-scandinavia barrels set-up arrived command commanders partisans crossed grozny-open persia-fell teheran
    turkish-border nations-out lend-lease-routes activated reserve stavka-seat at control site-start site-link
    factories-lost scorched site-resumes evacuated-red evacuated-blue bombed port-bombed station-bombed razed
    leningrad-pocket project-box project-left project-place project-done infrastructure
  `,
  accounts: `
    pp.GER.yellow pp.GER.red pp.GER.blue pp.GER.black pp.ROM.yellow pp.ROM.black pp.HUN.yellow pp.HUN.black
    pp.SOV.yellow pp.SOV.red pp.SOV.blue pp.SOV.black lend.red lend.blue pocket.yellow pocket.red
  `,
  standing: `
    lend-lease-lapses storage-axis storage-soviet reserve-extra-lapses reserve-reaction-lapses
  `,
  turnColumns: `
    weather tech-soviet tech-axis arrivals-axis arrivals-soviet lend-lease factories events limits dice scenario
  `,
  series: `
    hand-GER hand-ROM hand-HUN hand-SOV income-GER income-ROM income-HUN income-SOV cities points losses
  `,
  tools: `
    reach reachWhole air rail radius retreat city-line ports sources-axis sources-soviet sources front stacking paying border
    turkey open-cities partisan-hexes areas bridgehead volga
  `,
};
