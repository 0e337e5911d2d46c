import type { ShownOrder } from '#rules/kit/game/shown.ts';

/** The order in which lists are shown, across the chapters. */
export const shown: ShownOrder = {
  calculators: `
    combat mobile-assault tem-attack bombard-attack bombard air-chances pa-outlook move stack zone cir-ahead
    corps-ahead tem-ahead ps-ahead victory
  `,
  actions: `
    initiative-buy place-control kantemirovka strongpoint-taken arrive xxiv gebirgs replacement complementi julia
    steps hq-lost hq-back start-date name-turn air-die cai-die turn-up guns-set pa-movement cir-units cir-roll
    cir-enter tem-die tem-enter corps-die tem-supply attrition objectives-by-hand corps-destroyed supply-book
    air-supply oos-mark
  `,
  questions: `
    turn-phases ps-forecast reinforcements starred-places step-ledger strength column outcome legal-losses
    support-eligibility move-cost stack-check zone-check cir-odds fronts turn-dice corps objectives
    objectives-outlook card-lookup supply supply-phase map map-fight
  `,
  cells: `
    initiative air cai steps at up oos dsg hqLosses hqOut depot control worth taken fell arrived putOff julia
    complementi replaced turnLabel airDice caiUsed gunsFull shots cirBoxes cirLength cirReached cirUnits cirRolls
    garrison temTaken temUnits temDice objectives corpsGone
  `,
  accounts: `
    ps pa guns.iii guns.a guns.b
  `,
  turnColumns: `
    events arrivals ps air guns cir tem
  `,
  standing: `
    airports starred-places defeat dsg-ends guns-lapse cai-flown
  `,
  tools: `
    reach reachWhole range bombard guns zone retreat enter weak-axis weak-soviet taken locks stacking barred cir to-place
    setup-axis setup-soviet drawing
  `,
  limits: `
    ps replacement gebirgs complementi pa guns. air cir
  `,
  reminders: `
    one-counter weather first-cir lock- initiative owed arrive xxiv gebirgs hq- ps-forecast hq-lost- depot control- fallen-
    places reveal cai-die guns-differ- guns-set air-unused guns-unused pa-none pa-none-move tem-die cir-enter cir-roll tem-attack
    tem-die-corps tem-supply attrition
  `,
};
