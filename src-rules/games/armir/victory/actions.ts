import { action } from '#rules/kit/game/action.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { end } from '#rules/kit/record/place.ts';
import { cells, italianCorps, sides, turns } from '../ids.ts';
import { never, unless } from '../propose.ts';
import { isIn } from '../record/order.ts';
import { y } from '../text/speak-victory.ts';
import { formationMsg } from '../units.ts';
import { chosen, fewest, isChoice, type Objective, objectiveMsg, objectives } from './objectives.ts';
import { setMsg } from './words.ts';

const group = y('armir.group.victory');
const toggle = (one: Objective) => ({ kind: 'toggle', msg: objectiveMsg[one], start: false, rule: '17.1.1' }) as const;

/** 17.2: the sheet was read out, and no note can be opened: what it said is ticked, and nobody can verify it here. */
const byHand = action({
  id: 'objectives-by-hand',
  msg: y('armir.byHand.title'),
  about: y('armir.byHand.about'),
  rule: '17.2',
  side: sides.soviet,
  group,
  fields: {
    cir: toggle('cir'),
    airports: toggle('airports'),
    armir: toggle('armir'),
    donetz: toggle('donetz'),
  },
  // before the end it would say in the open what is to stay hidden
  when: (around) =>
    chosen(around)?.how !== 'opened' && (around.place === end || (around.turn === turns && isIn(around, 'attrition'))),
  proposes: (input) => {
    const choice = objectives.filter((one) => input[one]);
    if (!isChoice(choice)) return never(y('armir.byHand.few', { count: fewest }), '17.1');
    return unless(
      undefined,
      y('armir.byHand.says', { choice: setMsg(choice) }),
      objectives.map((one) => setAt(cells.objectives, one, input[one] ? 'yes' : 'no')),
    );
  },
});

const corps = [...italianCorps, 'armir'] as const;
const corpsMsg = (one: (typeof corps)[number]) => (one === 'armir' ? y('armir.corps.hq') : formationMsg[one]);

/** 17.1.1: without a roster, or against it. */
const corpsGone = action({
  id: 'corps-destroyed',
  msg: y('armir.corpsGone.title'),
  about: y('armir.corpsGone.about'),
  rule: '17.1.1',
  group,
  fields: {
    corps: {
      kind: 'choice',
      msg: y('armir.corpsGone.corps'),
      start: 'alpine',
      options: corps.map((key) => ({ key, msg: corpsMsg(key) })),
    } as const,
    state: {
      kind: 'choice',
      msg: y('armir.corpsGone.state'),
      start: 'yes',
      options: [
        { key: 'yes', msg: y('armir.corpsGone.yes') },
        { key: 'no', msg: y('armir.corpsGone.no') },
        { key: 'counted', msg: y('armir.corpsGone.counted') },
      ],
    } as const,
  },
  proposes: ({ corps: which, state }) =>
    unless(undefined, y(`armir.corpsGone.says.${state}`, { corps: corpsMsg(which) }), [
      setAt(cells.corpsGone, which, state === 'counted' ? null : state),
    ]),
});

export const actions = [byHand, corpsGone];

const yesNo = [
  { value: 'yes', msg: y('armir.cell.yes') },
  { value: 'no', msg: y('armir.cell.no') },
];
export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.objectives,
    msg: y('armir.cell.objectives'),
    rule: '17.2',
    group,
    side: sides.soviet,
    kind: 'choice',
    choices: yesNo,
    keys: objectives.map((key) => ({ key, msg: objectiveMsg[key] })),
  },
  {
    id: cells.corpsGone,
    msg: y('armir.cell.corpsGone'),
    rule: '17.1.1',
    group,
    side: sides.axis,
    kind: 'choice',
    choices: yesNo,
    keys: corps.map((key) => ({ key, msg: corpsMsg(key) })),
  },
];
