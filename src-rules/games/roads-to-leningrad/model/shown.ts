import type { ShownOrder } from '#rules/kit/game/shown.ts';

/** The order in which lists are shown, across the chapters. */
export const shown: ShownOrder = {
  rules: 'decimal',
  options: `
    amb11 amb16 amb17 amb18 amb25 amb36 weather amb01 amb02 amb04 amb05 amb09 amb06 amb07 amb22 amb28 amb43 amb44
    amb45 air amb12 amb19 amb23
  `,
  calculators: `
    attack overrun overrun-chain ahead er-check initiative-chances combine-chances draw-order list-checks move
  `,
  actions: `
    weather-die weather-set arrive optional-group replace supply-mark supply-set air-ready air-flown air-removal
    strongpoint strongpoint-done strongpoint-off bridge disruption recovery-free recovery command-ready
    artillery-ready artillery-fired activation-off retreat advance declare refuse react no-retreat initiative
    first-player cup marker-state marker-again markers-gone draw combine choose-sequence army-unit command-points
    leader-displaced airfield place-control places-count immediate-check step-loss vp-loss soltsy-held road-hexes
    surrounded redya-crossed river-line
  `,
  questions: `
    arrivals missions weather unit-state strength support column check drm attack-chances result losses
    retreat-options advance-options overrun-bars overrun-chances attack-ahead initiative cup markers combine
    army-units command-points supply map places vp-losses river-lines card-lookup
  `,
  cells: `
    weather first active sequence drawn markers passes activated steps at disrupted supply fired spent air missions
    strongpoints bridges control groups arrived acting places charged immediate began scored
  `,
  accounts: `
    vp replacements
  `,
  standing: `
    new-missions replacements-lapse builder-left sequences-over markers-back place-crossed capture began-reduced immediate-victory
    places-off
    has-retreated has-advanced
  `,
  turnColumns: `
    weather events german-arrivals soviet-arrivals missions vp
  `,
  series: `
    points losses
  `,
  tools: `
    reach reachWhole reaction status retreat-assault retreat-mobile advance overrun onward rain stacks drawing
  `,
};
