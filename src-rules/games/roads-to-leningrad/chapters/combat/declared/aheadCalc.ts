import type { Chance } from '#rules/kit/chance/dist.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import { parseFields } from '#rules/kit/forms/parse.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { type Said, valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide, rosters, sides, tables } from '../../../ids.ts';
import { formationOf } from '../../../model/formations.ts';
import { weigh } from '../fight/engine.ts';
import { attackFields, type UnitRow } from '../fight/fields.ts';
import { effectiveEr, type Fight, type FightUnit, fightOf, leadUnit } from '../fight/fight.ts';
import { erOf } from '../fight/ground.ts';
import { columnsOf, type ReadyFight, ready, standAfter } from '../fight/ready.ts';
import { refusalOf } from '../fight/refuse.ts';
import { trail } from '../fight/trail.ts';
import { msg } from '../msg.ts';
import { type Measure, measures } from '../planning/measures.ts';
import { stepsOf } from '../results/troops.ts';
import {
  aheadOf,
  arrivalsOf,
  type Comer,
  columnsIn,
  type Front,
  type SupportArrival,
  type Tally,
  tallyOf,
} from './ahead.ts';
import { type AheadInput, aheadFields } from './aheadFields.ts';
import { noRetreatBars, passing, reactionBars, refusalBars } from './before.ts';

/** P6 as a calculator: what refusal, reaction and no retreat do to the chances of an attack, before it is fought. */

type Reactor = AheadInput['reacting'][number];
const blank = ((): UnitRow => {
  const made = parseFields(attackFields, { german: [{ id: 'none' }], soviet: [] });
  const row = made.ok ? made.value.german[0] : undefined;
  if (!row) throw new Error('the row of an attack has no starts');
  return row;
})();
/** A unit that came in, as a row of the defender's. */
const rowOf = ({ away: _away, points: _points, joins: _joins, ...unit }: Reactor, hex: string): UnitRow => ({
  ...blank,
  ...unit,
  hex,
  distance: 0,
  inZoc: false,
});

export interface Tried {
  readonly row: Reactor;
  readonly label: Msg;
  /** of ten that let it move; undefined: its ER is not typed */
  readonly faces: number | undefined;
  readonly bars: Said['hints'] & object;
}
/** The attack as it stands, with those who may come in; what each check needs, and what speaks against it. */
export interface Ahead {
  readonly fight: Fight;
  readonly front: Front;
  readonly refusal: { readonly er: number | undefined; readonly bars: readonly { msg: Msg; rule: string }[] };
  readonly tried: readonly Tried[];
  readonly noRetreat: readonly { msg: Msg; rule: string }[];
  /** somebody whose try counts has no ER: what comes of it is not known */
  readonly open: boolean;
}

const defenders = (input: AheadInput): readonly UnitRow[] =>
  otherSide(input.attacker) === sides.german ? input.german : input.soviet;

export const lookAhead = (input: AheadInput, context: Context): Ahead => {
  const side = otherSide(input.attacker);
  const fight = fightOf(input, context);
  const lead = leadUnit(fight, 'defender');
  const there = new Set(defenders(input).map(({ id }) => id));
  const rows = input.reacting.filter(({ id }) => !there.has(id));
  const all = fightOf(
    { ...input, [side]: [...defenders(input), ...rows.map((row) => rowOf(row, input.target))] },
    context,
  );
  const unitIn = (id: string): FightUnit | undefined => all.defender.units.find((unit) => unit.id === id);
  const tried = input.reacting.map((row): Tried => {
    // 9.32: a check is rolled: what has no ER by its kind does not react
    const rated = row.kind !== 'leader' && row.kind !== 'bridge';
    const er = rated ? effectiveEr(row.twoSteps && row.steps === 1 ? row.er2 : row.er, row) : undefined;
    const bars = reactionBars({
      side,
      kind: row.kind,
      class: row.class,
      formation: formationOf(context.scenario, side, row.formation.trim()),
      disrupted: row.disrupted,
      oos: row.oos,
      inZoc: row.inZoc,
      tried: false,
      inTarget: there.has(row.id),
      distance: row.away === 0 ? undefined : row.away,
      leadFormation: lead?.formation,
    });
    const unit = unitIn(row.id);
    return {
      row,
      label: unit?.label ?? msg('rtl.chk.unit', { unit: name(row.name) }),
      faces: bars.length > 0 || !rated ? 0 : er === undefined ? undefined : passing(er, row.points),
      bars: er === undefined ? [...bars, { msg: msg('rtl.ahead.noEr'), rule: '3.42' }] : bars,
    };
  });
  // who passes without coming in changes nothing here
  const comers: readonly Comer[] = rows.map(({ id, joins }) => ({
    id,
    faces: joins ? (tried.find(({ row }) => row.id === id)?.faces ?? 0) : 0,
  }));
  const leadEr = erOf(fight, 'defender');
  const bars = refusalBars(
    fight.defender.units.filter(({ kind }) => kind !== 'air'),
    input.onlyThroughZoc,
  );
  const canRefuse = input.refuse && bars.length === 0;
  const standsOn = (one: Fight): number | undefined => {
    const er = erOf(one, 'defender');
    const barred = noRetreatBars(stepsOf(one, 'defender'), input.strongpoint).length > 0;
    return input.noRetreat || barred ? 0 : er === undefined ? undefined : passing(er, input.standPoints);
  };
  return {
    fight,
    front: {
      refusal: canRefuse && leadEr !== undefined ? passing(leadEr) : 0,
      arrivals: arrivalsOf(all, comers, context),
      stands: standsOn,
    },
    refusal: { er: leadEr, bars: input.refuse ? bars : [] },
    tried,
    noRetreat: input.declares ? noRetreatBars(stepsOf(all, 'defender'), input.strongpoint) : [],
    open: (canRefuse && leadEr === undefined) || tried.some(({ row, faces }) => row.joins && faces === undefined),
  };
};

/** undefined where an ER is missing */
export interface Cases {
  /** nobody tries anything */
  readonly plain: Tally | undefined;
  readonly undeclared: Tally | undefined;
  /** with no retreat declared */
  readonly declared: Tally | undefined;
  /** may it be declared? */
  readonly may: boolean;
}
/** `shaded`: what boxes nobody has marked are taken for (11.12). */
export const casesOf = ({ fight, front, open }: Ahead, context: Context, shaded = false): Cases => {
  const may = front.arrivals.some(({ made }) => front.stands(made.fight) !== 0);
  return {
    plain: tallyOf(ready(fight, context), shaded),
    undeclared: open ? undefined : aheadOf(front, false, shaded),
    declared: may && !open ? aheadOf(front, true, shaded) : undefined,
    may,
  };
};
const chosenOf = (input: AheadInput, { may, declared, undeclared }: Cases): Tally | undefined =>
  input.declares && may ? declared : undeclared;
export const chanceOf = (tally: Tally, measure: Measure): Chance => chanceIn(tally.meets[measure], tally.total);

const percent = (p: number): Msg => msg('rtl.ahead.percent', { p });
const tenths = (faces: number): Msg => msg('rtl.ahead.faces', { p: faces / 10, n: faces });
const mean = (n: number, total: number): Msg => msg('rtl.ahead.mean', { n: Math.round((n / total) * 100) / 100 });

type Grid = NonNullable<ValuePanel['grids']>[number];
/** Measures against what the defender tries. */
const compared = (input: AheadInput, plain: Tally, undeclared: Tally, declared: Tally | undefined): Grid => {
  const cols = [
    { msg: msg('rtl.ahead.col.plain'), tally: plain },
    { msg: msg(declared ? 'rtl.ahead.col.undeclared' : 'rtl.ahead.col.tried'), tally: undeclared },
    ...(declared ? [{ msg: msg('rtl.ahead.col.declared'), tally: declared }] : []),
  ];
  const steps = (role: 'attacker' | 'defender') => ({
    msg: msg(`rtl.ahead.row.${role}Loses`),
    cells: cols.map(({ tally }) => ({ value: mean(tally.lost[role], tally.total) })),
  });
  return {
    id: 'compared',
    msg: msg('rtl.ahead.grid.compared'),
    rule: '9.0',
    corner: msg('rtl.ahead.field.measure'),
    cols: cols.map(({ msg }) => msg),
    col: input.declares && declared ? 2 : 1,
    rows: [
      ...measures.map((measure) => ({
        msg: msg(`rtl.ahead.measure.${measure}`),
        ...(measure === input.measure ? { now: true as const } : {}),
        cells: cols.map(({ tally }) => {
          const { p } = chanceOf(tally, measure);
          return { value: percent(p), p };
        }),
      })),
      steps('defender'),
      steps('attacker'),
    ],
  };
};
/** 9.33: who comes in, how often, and the attack then. */
const arriving = (input: AheadInput, { tried, front }: Ahead): Grid => {
  const called = (came: SupportArrival['came']): Msg =>
    list(tried.flatMap(({ row, label }) => (came.includes(row.id) ? [label] : []))) ?? msg('rtl.ahead.nobody');
  return {
    id: 'arrivals',
    msg: msg('rtl.ahead.grid.arrivals'),
    rule: '9.33',
    corner: msg('rtl.ahead.corner.arrivals'),
    cols: [
      msg('rtl.ahead.col.chance'),
      msg('rtl.ahead.col.strengths'),
      msg('rtl.ahead.col.column'),
      msg(`rtl.ahead.measure.${input.measure}`),
    ],
    rows: front.arrivals.map(({ came, n, total, made }) => {
      const { attack, defence } = standAfter(made, {});
      const tally = tallyOf(made);
      const p = tally && chanceOf(tally, input.measure).p;
      const columns = columnsIn(made).map((one) => (one === undefined ? '–' : (columnsOf(made.crt)[one] ?? '')));
      return {
        msg: called(came),
        cells: [
          { value: percent(n / total), p: n / total },
          { value: msg('rtl.ahead.ratio', { a: attack, d: defence }) },
          { value: msg('rtl.ahead.text', { what: name(columns.join(' / ')) }) },
          p === undefined ? { value: msg('rtl.ahead.text', { what: name('–') }) } : { value: percent(p), p },
        ],
      };
    }),
  };
};

/** A cell nobody has typed counts as no success. */
const untyped = (made: ReadyFight): ValuePanel['missing'] => {
  const [gap] = weigh(made)?.list.filter(({ outcome }) => outcome.text === '?') ?? [];
  return gap
    ? [{ msg: msg('rtl.attack.missing.cells', { column: name(gap.outcome.column) }), table: tables[made.crt] }]
    : [];
};

const says = (input: AheadInput, context: Context, explanation: Explanation): Said => {
  const made = lookAhead(input, context);
  const not = refusalOf(made.fight);
  if (not) return { answer: not.not, says: not.not, not: { msg: not.not, rule: not.rule } };
  // the attack as it stands, each check passed
  const now = ready(made.fight, context);
  trail(now, {}, explanation);
  const cases = casesOf(made, context);
  const chosen = chosenOf(input, cases);
  const { plain, undeclared, declared } = cases;
  const what = msg(`rtl.ahead.measure.${input.measure}`);
  const against = <H extends { readonly msg: Msg; readonly rule: string }>(all: readonly H[]) =>
    all.map((one) => ({ ...one, against: true }));
  const { refusal } = made;
  const tries = input.refuse || input.declares;
  const unread = tries && refusal.er === undefined ? leadUnit(made.fight, 'defender') : undefined;
  const isListed = unread && context.rosters[rosters[unread.side]]?.units.some(({ id }) => id === unread.id);
  const stands = Math.max(...made.front.arrivals.map(({ made: one }) => made.front.stands(one.fight) ?? 0));
  const known = chosen && plain && undeclared;
  const p = known ? chanceOf(chosen, input.measure).p : 0;
  const worn = known && chosenOf(input, casesOf(made, context, true));
  const other = worn ? chanceOf(worn, input.measure).p : p;
  return {
    answer: known ? msg('rtl.ahead.answer', { what, p }) : msg('rtl.ahead.unknown', { what }),
    says: known
      ? msg('rtl.ahead.says', { what, p, q: chanceOf(plain, input.measure).p })
      : msg('rtl.ahead.unknown', { what }),
    rows: [
      ...(made.front.refusal > 0
        ? [{ msg: msg('rtl.ahead.row.refuses'), value: tenths(made.front.refusal), rule: '9.23' }]
        : []),
      ...made.tried.flatMap(({ label, faces, bars }) =>
        bars.length > 0 || faces === undefined
          ? []
          : [{ msg: msg('rtl.ahead.row.reacts', { unit: label }), value: tenths(faces), rule: '9.33' }],
      ),
      ...(stands > 0 ? [{ msg: msg('rtl.ahead.row.stands'), value: tenths(stands), rule: '9.42' }] : []),
    ],
    grids: known
      ? [
          compared(input, plain, undeclared, declared),
          ...(made.front.arrivals.length > 1 ? [arriving(input, made)] : []),
        ]
      : [],
    hints: [
      ...(other === p
        ? []
        : [
            {
              msg: msg('rtl.ahead.hint.shading', { what, p: Math.min(p, other), q: Math.max(p, other) }),
              rule: '11.12',
            },
          ]),
      ...against(refusal.bars),
      // typed strength has no row to type it into
      ...(tries && refusal.er === undefined && !unread
        ? against([{ msg: msg('rtl.chk.bar.noEr'), rule: '3.42' }])
        : []),
      ...against(
        made.tried.flatMap(({ label, bars }) =>
          bars.map(({ msg: why, rule }) => ({ msg: msg('rtl.ahead.barred', { unit: label, why }), rule })),
        ),
      ),
      ...against(made.noRetreat),
      ...(input.reacting.length > 0 ? [{ msg: msg('rtl.ahead.hint.joins'), rule: '9.34' }] : []),
    ],
    missing: [
      ...untyped(now),
      ...(unread
        ? [{ msg: msg('rtl.chk.bar.noEr'), ...(isListed ? { roster: rosters[unread.side] } : { row: unread.id }) }]
        : []),
    ],
  };
};

export const aheadCalculator = valueCalc({
  id: 'ahead',
  msg: msg('rtl.ahead.calc'),
  rule: '9',
  fields: aheadFields,
  says,
  // every way of coming in is an attack of its own, twice where the hex may hold fast
  cost: (input) => 5 * 2 ** input.reacting.length,
});
