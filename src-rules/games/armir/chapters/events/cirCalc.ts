import { chanceIn } from '#rules/kit/chance/dist.ts';
import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import type { ValueGrid, ValuePanel } from '#rules/kit/procedure/panel.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, nameList } from '#rules/kit/words/message.ts';
import { ruling, sides, turns } from '../../ids.ts';
import {
  chanceCell,
  chanceMsg,
  countMsg,
  meanCell,
  meanMsg,
  signedMeanMsg,
  signedMsg,
  turnMsg,
} from '../../model/figures.ts';
import { isUntyped, onCir, sharingOf } from '../../model/members.ts';
import { sovietFields } from '../../model/units.ts';
import {
  bonusFigure,
  bonusOf,
  bonusRuling,
  cirAdvances,
  cirBoxes,
  cirFigures,
  cirLength,
  cirRolled,
  cirTotal,
  nextRoll,
  perBonus,
  usualLength,
} from './cir.ts';
import {
  type CirForce,
  type CirFront,
  type CirSummary,
  cirAhead,
  cirSummary,
  curveForce,
  unitForce,
} from './cirAhead.ts';
import { leastForce, mostCandidates } from './cirLeast.ts';
import { msg } from './msg.ts';
import {
  beginRows,
  calledRow,
  leftIn,
  memberIn,
  orderField,
  recordedLeft,
  rowsField,
  unitFields,
  withoutCp,
} from './rows.ts';

const forces = ['a', 'b', 'c', 'd'] as const;
type ForceId = (typeof forces)[number];
const rowFields = {
  ...unitFields,
  move: sovietFields.move,
  send: {
    kind: 'set',
    msg: msg('armir.cirAhead.field.send'),
    hint: msg('armir.cirAhead.field.send.hint'),
    start: ['a'],
    rule: '16.1',
    options: forces.map((key) => ({ key, msg: msg(`armir.cirAhead.force.${key}`) })),
  },
} as const;

const byUnits = { field: 'how', is: 'units' } as const;
const fields = {
  turn: {
    kind: 'count',
    msg: msg('armir.cirAhead.field.turn'),
    start: 1,
    min: 1,
    max: turns,
    rule: '16.1.1',
    begins: nextRoll,
  },
  boxes: {
    kind: 'count',
    msg: msg('armir.cirAhead.field.boxes'),
    start: 0,
    min: 0,
    max: 19,
    rule: '16.1',
    begins: cirBoxes,
  },
  length: {
    kind: 'count',
    msg: msg('armir.cirAhead.field.length'),
    hint: msg('armir.cirAhead.field.length.hint'),
    start: usualLength,
    min: 1,
    max: 20,
    rule: '16.1',
    begins: cirLength,
  },
  how: {
    kind: 'choice',
    msg: msg('armir.cirAhead.field.how'),
    start: 'units',
    options: [
      { key: 'units', msg: msg('armir.cirAhead.how.units') },
      { key: 'curve', msg: msg('armir.cirAhead.how.curve') },
    ],
  },
  units: {
    ...rowsField,
    msg: msg('armir.cirAhead.field.units'),
    fields: rowFields,
    max: mostCandidates,
    figure: 'unit',
    when: byUnits,
    begins: beginRows(onCir, rowFields, recordedLeft),
    recorded: recordedLeft,
  },
  order: { ...orderField, when: byUnits },
  wanted: {
    kind: 'count',
    msg: msg('armir.cirAhead.field.wanted'),
    hint: msg('armir.cirAhead.field.wanted.hint'),
    start: 100,
    min: 1,
    max: 100,
    rule: '16.1',
    when: byUnits,
  },
  curve: {
    kind: 'text',
    msg: msg('armir.cirAhead.field.curve'),
    hint: msg('armir.cirAhead.field.curve.hint'),
    start: '',
    max: 200,
    rule: '16.1.3',
    when: { field: 'how', is: 'curve' },
  },
} as const;
type Input = InputOf<typeof fields>;

/** CP after 0, 1, 2 … steps lost; undefined: no such list. */
export const readCurve = (text: string): readonly number[] | undefined => {
  const parts = text
    .trim()
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : undefined;
};

interface Known {
  readonly cp: number;
  readonly force: CirForce;
}
interface Sent {
  readonly id: ForceId;
  /** undefined: CP of its units are not typed, and nothing is forecast of it */
  readonly known?: Known;
}
const sentIn = (input: Input, context: Context): readonly Sent[] => {
  if (input.how === 'curve') {
    const curve = readCurve(input.curve);
    return curve ? [{ id: 'a', known: { cp: curve[0] ?? 0, force: curveForce(curve) } }] : [];
  }
  return forces.flatMap((id) => {
    const rows = input.units.filter(({ send }) => send.includes(id));
    if (rows.length === 0) return [];
    const [members, left] = [rows.map(memberIn), leftIn(rows)];
    if (members.some(isUntyped)) return [{ id }];
    const force = unitForce(members, left, sharingOf(context, input.order));
    return [{ id, known: { cp: cirTotal(members, left), force } }];
  });
};

/** The same force with so many CP more for as long as anybody is left. */
const shifted = (force: CirForce, by: number, known = new Map<string, CirForce>()): CirForce => {
  const had = known.get(force.key);
  if (had) return had;
  const made: CirForce = {
    key: force.key,
    cp: force.gone ? 0 : Math.max(0, force.cp + by),
    steps: force.steps,
    gone: force.gone,
    lose: (n) => shifted(force.lose(n), by, known),
  };
  known.set(force.key, made);
  return made;
};

/** A line for each turn of arrival, and what comes of it; a column for each force. */
const gridOf = (
  turn: number,
  forces: readonly { readonly msg: Msg; readonly ahead?: CirSummary }[],
): Pick<ValueGrid, 'cols' | 'rows'> => {
  const row = (called: Msg, cell: (one: CirSummary) => ValueGrid['rows'][number]['cells'][number]) => ({
    msg: called,
    cells: forces.map(({ ahead }) => (ahead ? cell(ahead) : { value: msg('armir.fronts.dash') })),
  });
  return {
    cols: forces.map(({ msg }) => msg),
    rows: [
      ...Array.from({ length: turns - turn + 1 }, (_, i) =>
        row(turnMsg(turn + i), ({ on }) => chanceCell(on[turn + i - 1] ?? { p: 0 })),
      ),
      row(msg('armir.cirAhead.never'), ({ never }) => chanceCell(never)),
      row(msg('armir.cirAhead.points'), ({ points }) => ({ value: signedMeanMsg(points) })),
      row(msg('armir.cirAhead.lost'), ({ lost }) => meanCell(lost)),
    ],
  };
};

/** ARMIR-P3: when Bokovskaya is reached, what it costs, and how much is worth sending. */
export const cirAheadCalc = valueCalc({
  id: 'cir-ahead',
  msg: msg('armir.cirAhead'),
  rule: '16.1',
  fields,
  says: (input, context, explanation) => {
    const sent = sentIn(input, context);
    const [first] = sent;
    const front: CirFront = { ...input, bonus: bonusRuling(context) };
    const missing = input.how === 'units' ? withoutCp(input.units) : [];
    const bonus = first && !first.known ? undefined : figuresIn(input, explanation, front);
    if (!first || input.boxes >= input.length) {
      const not = first ? msg('armir.cir.bar.reached') : msg('armir.cirAhead.nobody');
      return { answer: not, says: not, missing, not: { msg: not, rule: '16.1' } };
    }
    const late = ruling(context, 'amb51');
    const summary = (force: CirForce) => cirSummary(cirAhead(force, front), late);
    const byForce = forcesGrid(input.turn, sent, front, summary);
    const earliest = input.turn + (input.length - input.boxes) - 1;
    if (!first.known || bonus === undefined) {
      const open = msg(earliest <= turns ? 'armir.fronts.unknown' : 'armir.cirAhead.tooLate');
      const rows = leastRow(input, context, front);
      return { answer: open, says: open, missing, rows, grids: byForce, hints: hintsOf(input, context) };
    }
    const { cp, force } = first.known;
    const main = summary(force);
    const steps = [-1, 0, 1, 2, 3].filter((n) => cp + n * perBonus >= 0);
    const says =
      earliest <= turns
        ? msg('armir.cirAhead.says', {
            n: earliest,
            p: main.on[earliest - 1]?.p ?? 0,
            never: main.never.p,
            points: main.points,
            lost: main.lost,
          })
        : msg('armir.cirAhead.tooLate');
    const once = advanceChance(bonus);
    return {
      answer:
        earliest <= turns ? msg('armir.cirAhead.answer', { n: earliest, p: main.on[earliest - 1]?.p ?? 0 }) : says,
      says,
      missing,
      rows: [
        { msg: msg('armir.cir.figure.bonus'), value: signedMsg(bonus), rule: '16.1.3' },
        { msg: msg('armir.cirAhead.next', { n: input.turn }), value: chanceMsg(once), rule: '16.1.1' },
        ...(earliest <= turns
          ? [
              {
                msg: msg('armir.cirAhead.on', { n: earliest }),
                value: chanceMsg(main.on[earliest - 1] ?? { p: 0 }),
                rule: '16.1',
              },
            ]
          : []),
        { msg: msg('armir.cirAhead.neverLong'), value: chanceMsg(main.never), rule: '16.1' },
        { msg: msg('armir.cirAhead.pointsLong'), value: signedMeanMsg(main.points), rule: '17.1.1' },
        { msg: msg('armir.cirAhead.lostLong'), value: meanMsg(main.lost), rule: '16.1.2' },
        ...leastRow(input, context, front),
      ],
      grids: [
        ...byForce,
        {
          id: 'more',
          msg: msg('armir.cirAhead.byCp'),
          rule: '16.1.3',
          corner: msg('armir.cirAhead.arrival'),
          col: steps.indexOf(0),
          ...gridOf(
            input.turn,
            steps.map((n) => ({
              msg: n === 0 ? countMsg(cp) : signedMsg(n * perBonus),
              ahead: n === 0 ? main : summary(shifted(force, n * perBonus)),
            })),
          ),
        },
      ],
      hints: hintsOf(input, context),
    };
  },
});

/** The forces side by side; none while nothing is forecast of any. */
const forcesGrid = (
  turn: number,
  sent: readonly Sent[],
  front: CirFront,
  summary: (force: CirForce) => CirSummary,
): readonly ValueGrid[] =>
  sent.some(({ known }) => known)
    ? [
        {
          id: 'forces',
          msg: msg('armir.cirAhead.byForce'),
          rule: '16.1',
          corner: msg('armir.cirAhead.arrival'),
          ...gridOf(
            turn,
            sent.map(({ id, known }) => {
              const force = msg(`armir.cirAhead.force.${id}`);
              if (!known) return { msg: msg('armir.cirAhead.forceOpen', { force }) };
              const { cp } = known;
              return {
                msg: msg('armir.cirAhead.forceCp', { force, cp, bonus: bonusOf(cp, front.bonus) }),
                ahead: summary(known.force),
              };
            }),
          ),
        },
      ]
    : [];

const hintsOf = (input: Input, context: Context): NonNullable<ValuePanel['hints']> => [
  ...(input.length === usualLength ? [{ msg: msg('armir.cirAhead.hint.length'), rule: '16.1' }] : []),
  ...(cirRolled(context, input.turn)
    ? [{ msg: msg('armir.cirAhead.hint.rolled', { n: input.turn }), rule: '16.1.1', against: true as const }]
    : []),
  { msg: msg('armir.cirAhead.hint.cost'), rule: '16.1.2' },
];

const advanceChance = (bonus: number) =>
  chanceIn([1, 2, 3, 4, 5, 6].filter((face) => cirAdvances(face + bonus)).length, 6);

/** The figures of the first force, and its bonus. */
const figuresIn = (input: Input, explanation: Explanation, front: CirFront): number => {
  if (input.how === 'units') {
    const first = firstForce(input);
    const left = leftIn(input.units);
    const { bonus } = cirFigures(
      explanation,
      input.units.flatMap((row, i) =>
        row.send.includes(first)
          ? [{ figure: `unit${i}`, called: calledRow(row, i), member: memberIn(row), left: left[i] ?? 0 }]
          : [],
      ),
      front.bonus,
    );
    return bonus.value;
  }
  const total = explanation.figure('cirCp', msg('armir.cir.figure.cp'), { side: sides.soviet });
  total.add(readCurve(input.curve)?.[0] ?? 0, msg('armir.cir.step.typed'), '16.1.3');
  return bonusFigure(explanation, total, front.bonus).value;
};
const firstForce = (input: Input): ForceId =>
  forces.find((id) => input.units.some(({ send }) => send.includes(id))) ?? 'a';

/** 16.1c: of all units of the form, ticked or not; one without CP might be the cheaper. */
const leastRow = (input: Input, context: Context, front: CirFront): NonNullable<ValuePanel['rows']> => {
  const earliest = input.turn + (input.length - input.boxes) - 1;
  if (input.how !== 'units' || earliest > turns) return [];
  const [members, left] = [input.units.map(memberIn), leftIn(input.units)];
  const open = members.some(isUntyped);
  const least = open ? undefined : leastForce(members, left, sharingOf(context, input.order), front, input.wanted);
  const what = nameList((least?.at ?? []).map((i) => input.units[i]?.name.trim() || `#${i + 1}`));
  return [
    {
      msg: msg('armir.cirAhead.least', { n: earliest, p: input.wanted / 100 }),
      value: least
        ? msg('armir.cirAhead.leastSet', { cp: least.cp, what })
        : msg(open ? 'armir.cirAhead.leastOpen' : 'armir.cirAhead.leastNone'),
      rule: '16.1',
    },
  ];
};
