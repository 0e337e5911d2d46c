import { explain } from '#rules/kit/procedure/explain.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { sideMsg } from '../../../model/words.ts';
import type { BattleInput } from '../battle/fields.ts';
import { begun, stages } from '../battle/flow.ts';
import { costOf } from '../battle/outlook.ts';
import { type Reading, readBattle, sideIn } from '../battle/read.ts';
import { replay } from '../battle/replay.ts';
import { patience } from '../battle/solving.ts';
import { msg } from '../msg.ts';
import { hintsOf } from './hints.ts';
import {
  afterHits,
  chanceToHold,
  decisionOf,
  endsOf,
  type Odds,
  oddsOf,
  type Purse,
  plainEnds,
  retreatsOf,
  whatIfsOf,
} from './odds.ts';
import { airPfNow, type Present, pfMsg, pfNow, presentOf, rollOf, sidesOf, stripOf, whereMsg } from './view.ts';

/** Estimated milliseconds spent on what a battle shows beside its ends. */
const spare = 800;

/** The screen of a battle; `deep`: with all that takes long. */
export const battlePanel = (
  input: BattleInput,
  context: Context,
  answers: readonly Answer[],
  deep = true,
): BattlePanel => {
  const reading = readBattle(input, context);
  if (reading.refusal) return refused(reading, context);
  const asks = input.ties === 'ask';
  const present = presentOf(reading.scene, replay(reading.scene, context, asks, answers));
  const purse: Purse = { left: spare };
  const odds = deep ? oddsOf(present, context, purse) : undefined;
  const notes = explain();
  const roll = rollOf(present, notes, odds && afterHits(odds, purse));
  return {
    kind: 'battle',
    figures: notes.figures,
    says: saysOf(present, odds),
    missing: [],
    hints: hintsOf(reading, context),
    round: present.at.round,
    steps: stripOf(present),
    sides: sidesOf(present, odds?.base),
    ...(roll ? { roll } : {}),
    ends: odds ? endsOf(present.scene, odds.base) : [],
    endsIn: odds ? odds.base.endsIn.map(({ round, ends }) => ({ round, ends: plainEnds(ends) })) : [],
    ...(odds ? { rounds: odds.base.rounds } : {}),
    decision: odds ? decisionOf(odds, purse) : [],
    whatIfs: odds ? whatIfsOf(odds, purse) : [],
    retreats: odds ? retreatsOf(odds, purse) : [],
    ...(deep && !odds ? { tooLarge: msg('bite.battle.tooLarge', { n: patience / 1000 }) } : {}),
  };
};

/** Estimated milliseconds of the whole panel. */
export const panelCost = (input: BattleInput, context: Context): number => {
  const { scene, refusal } = readBattle(input, context);
  if (refusal) return 0;
  const one = costOf({ scene, at: begun(scene) });
  return one > patience ? spare : one + Math.min(spare, one * 30);
};

const refused = (reading: Reading, context: Context): BattlePanel => {
  const { scene, refusal, gaps, missing } = reading;
  const at = begun(scene);
  const laid = presentOf(scene, {
    stage: stages.fire,
    state: { scene, at, asks: false },
    given: [],
    used: 0,
    noted: [],
  });
  return {
    kind: 'battle',
    figures: [],
    says: refusal?.not ?? msg('bite.battle.not.nothing'),
    ...(refusal ? { not: { msg: refusal.not, rule: refusal.rule } } : {}),
    missing: [
      ...gaps.map(({ msg, row, roster }) => ({ msg, row, ...(roster ? { roster } : {}) })),
      ...missing.map(({ unit, table }) => ({ msg: msg('bite.battle.not.number', { unit }), table })),
    ],
    hints: hintsOf(reading, context),
    round: 1,
    steps: [],
    sides: sidesOf(laid, undefined),
    ends: [],
    endsIn: [],
    decision: [],
    whatIfs: [],
    retreats: [],
  };
};

const saysOf = (present: Present, odds: Odds | undefined) => {
  const { scene, replay: played } = present;
  const [a, d] = [pfNow(present, 'attacker'), pfNow(present, 'defender')];
  const [airA, airD] = [airPfNow(present, 'attacker'), airPfNow(present, 'defender')];
  const flown = airA + airD > 0;
  const p = {
    attacker: sideMsg(sideIn(scene, 'attacker')),
    defender: sideMsg(sideIn(scene, 'defender')),
    where: whereMsg(scene),
    ...(flown ? { a: pfMsg(a, airA), d: pfMsg(d, airD) } : { a, d }),
  };
  if (played.done || !odds) return flown ? msg('bite.battle.says.battleAir', p) : msg('bite.battle.says.battle', p);
  const whole = { ...p, p: chanceToHold(odds.base, 'attacker') };
  return flown ? msg('bite.battle.says.oddsAir', whole) : msg('bite.battle.says.odds', whole);
};
