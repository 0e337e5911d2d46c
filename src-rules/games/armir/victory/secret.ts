import type { Around } from '../../../kit/around.ts';
import { certain, type Dist, mapDist } from '../../../kit/dist.ts';
import { asInput, type InputOf } from '../../../kit/fields.ts';
import type { Outlook } from '../../../kit/game.ts';
import type { SecretSpec } from '../../../kit/secret.ts';
import { atTem } from '../fronts/members.ts';
import { temTaken } from '../fronts/tem.ts';
import { cells, sides } from '../ids.ts';
import { ruling } from '../option-ids.ts';
import { countIn } from '../reading.ts';
import { y } from '../text/speak-victory.ts';
import { airportsOutcome, airportsSupposed, chancesBySet, cirOutcome, type Outcome, shared } from './ahead.ts';
import { asObjectives, decoys, inBox, note, secretId } from './objectives.ts';
import { canWin } from './points.ts';
import { scoreOf } from './score.ts';
import { setMsg } from './words.ts';

/** 17.1: the objectives as a sealed note, and what the Soviet player alone sees behind its phrase. */

const percent = (msg: Parameters<typeof y>[0], start: number) =>
  ({ kind: 'count', msg: y(msg), start, min: 0, max: 100, rule: '17.1.1' }) as const;
const own = { field: 'cir', is: 'own' } as const;
/** What the player supposes; the usual numbers say no more than that nothing was supposed yet. */
const fields = {
  cir: {
    kind: 'choice',
    msg: y('armir.ahead.field.cir'),
    start: 'reckoned',
    rule: '16.1',
    options: [
      { key: 'reckoned', msg: y('armir.ahead.cir.reckoned') },
      { key: 'own', msg: y('armir.ahead.cir.own') },
    ],
  },
  cirUp: { ...percent('armir.ahead.field.cirUp', 50), when: own },
  cirEven: { ...percent('armir.ahead.field.cirEven', 25), when: own },
  tem: {
    kind: 'choice',
    msg: y('armir.ahead.field.tem'),
    start: 'own',
    rule: '16.3',
    options: [
      { key: 'own', msg: y('armir.ahead.cir.own') },
      { key: 'reckoned', msg: y('armir.ahead.tem.reckoned') },
    ],
    // as long as nobody is there it is the player who knows who will come
    begins: (around: Around) => (temTaken(around) || atTem(around).length > 0 ? 'reckoned' : undefined),
  },
  airports: { ...percent('armir.ahead.field.airports', 50), when: { field: 'tem', is: 'own' } },
  armir4: percent('armir.ahead.field.armir4', 25),
  armir3: percent('armir.ahead.field.armir3', 25),
  armir0: { ...percent('armir.ahead.field.armir0', 0), when: { option: 'amb56', is: 'zero' } },
  donetz16: percent('armir.ahead.field.donetz16', 25),
  donetz14: percent('armir.ahead.field.donetz14', 25),
  donetz12: percent('armir.ahead.field.donetz12', 25),
  hqs: {
    kind: 'count',
    msg: y('armir.ahead.field.hqs'),
    start: 0,
    min: 0,
    max: 20,
    rule: '17.1.3',
    from: `cells.${cells.hqLosses}`,
  },
  hqMore: { ...percent('armir.ahead.field.hqMore', 0), rule: '17.1.3' },
} as const;
type Input = InputOf<typeof fields>;

/** Over a hundred: what would be cut. */
const tooMuch = (input: Input, around: Around): boolean =>
  [
    input.cir === 'own' ? [input.cirUp, input.cirEven] : [],
    [input.armir4, input.armir3, ruling(around, 'amb56') === 'zero' ? input.armir0 : 0],
    [input.donetz16, input.donetz14, input.donetz12],
  ].some((percents) => percents.reduce((sum, n) => sum + n, 0) > 100);

const outlook = (choice: readonly string[], raw: Parameters<typeof asInput>[1], around: Around): Outlook => {
  const input: Input = asInput(fields, raw);
  const reckoned = input.cir === 'reckoned' ? cirOutcome(around) : undefined;
  const airports = input.tem === 'reckoned' ? airportsOutcome(around) : undefined;
  const late: Outcome = -1;
  const outcomes = {
    cir:
      reckoned ??
      shared(
        [
          [1, input.cirUp],
          [0, input.cirEven],
        ],
        late,
      ),
    airports: airports ?? airportsSupposed(around, input.airports),
    armir: shared(
      [
        [2, input.armir4],
        [1, input.armir3],
        [0, ruling(around, 'amb56') === 'zero' ? input.armir0 : 0],
      ],
      -1,
    ),
    donetz: shared(
      [
        [2, input.donetz16],
        [1, input.donetz14],
        [0, input.donetz12],
      ],
      -1,
    ),
  };
  const lost = Math.max(input.hqs, countIn(around, cells.hqLosses));
  const hqs: Dist<number> = mapDist(shared([[1, input.hqMore]], 0), (more) => lost + Number(more));
  const mine = asObjectives(choice).join(' ');
  return {
    msg: y('armir.ahead.title'),
    rule: '17.2',
    note: tooMuch(input, around)
      ? y('armir.ahead.tooMuch')
      : input.cir === 'reckoned' && !reckoned
        ? y('armir.ahead.cirUntyped')
        : input.tem === 'reckoned' && !airports
          ? y('armir.ahead.temUntyped')
          : y('armir.ahead.note'),
    rows: chancesBySet(outcomes, input.hqMore > 0 ? hqs : certain(lost), around).map(({ set, p }) => ({
      msg: setMsg(set),
      p,
      ...(set.join(' ') === mine ? { here: true } : {}),
    })),
  };
};

export const objectivesSecret: SecretSpec = {
  id: secretId,
  side: sides.soviet,
  msg: y('armir.secret.title'),
  about: y('armir.secret.about'),
  rule: '17.1',
  ...note,
  byHand: 'objectives-by-hand',
  warns: (choice) => [
    ...(canWin(choice) ? [] : [{ msg: y('armir.secret.tooFew'), rule: '17.1.1' }]),
    { msg: y('armir.secret.counters', { n: choice.length, decoys: decoys(choice), all: inBox }), rule: '17.1' },
  ],
  behind: {
    fields,
    score: (choice, around) => scoreOf(around, { choice: asObjectives(choice) }),
    outlook,
  },
};
