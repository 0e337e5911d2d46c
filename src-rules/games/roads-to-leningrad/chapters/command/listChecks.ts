import { chanceIn } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { effectiveEr, passes } from '../../model/erChecks.ts';
import { namedIn } from '../../model/fields.ts';
import { isIn } from '../../model/phases.ts';
import { countersOf, isDisrupted, isOos, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { armyUnits, inCommand } from './army.ts';
import { chanceMsg, tenths } from './fractions.ts';
import { msg } from './msg.ts';
import { activeHqs, isCommander, pointsBar, pointsNow } from './points.ts';
import { disruptedUnits, freeOfZoc, recoveryAidBar } from './recovery.ts';

/** P10: everybody who checks at once: army units beyond command range, disrupted units in enemy ZOC. */

interface Checker {
  readonly label: string;
  readonly formation: string;
  /** effective */
  readonly er: number;
  /** it needs no check */
  readonly automatic: boolean;
}
interface Aid {
  readonly label: string;
  /** '': a leader, who helps anybody */
  readonly formation: string;
  readonly points: number;
}
/** 15.14; an army unit takes the points of the HQ it is to act with (15.33). Of counters the record knows it is asked. */
const mayHelp = (context: Context, aid: Aid, one: Checker, use: string): boolean => {
  const [helper, unit] = [aid.label, one.label].map((label) =>
    label === '' ? undefined : namedIn(context, label).counter,
  );
  if (helper && unit && isCommander(helper))
    return use === 'army'
      ? pointsBar(context, helper, { use, side: unit.side }) === undefined
      : recoveryAidBar(context, { id: helper.id, name: helper.name, counter: helper }, { counter: unit }) === undefined;
  return byFormation(aid, one, use);
};
/** Of names the record does not know. */
export const byFormation = (aid: Aid, one: Checker, use: string): boolean =>
  aid.formation === '' || aid.formation === one.formation || (use === 'army' && one.formation === '');
type Fits = (aid: Aid, one: Checker) => boolean;
const tenthsOf = (one: Checker, points: number): number => (one.automatic ? 10 : passes(one.er, -points));

/** Who helps whom so that all pass most often: by aid, the place of its unit or −1. */
export const bestAid = (
  units: readonly Checker[],
  aids: readonly Aid[],
  fits: Fits,
): { readonly product: number; readonly to: readonly number[] } => {
  let ways = new Map([[0, { to: [] as readonly number[] }]]);
  const productOf = (to: readonly number[]): number =>
    units.reduce((so, one, i) => so * tenthsOf(one, to.indexOf(i) < 0 ? 0 : (aids[to.indexOf(i)]?.points ?? 0)), 1);
  for (const aid of aids) {
    const next = new Map<number, { to: readonly number[] }>();
    const keep = (mask: number, to: readonly number[]) => {
      const known = next.get(mask);
      if (!known || productOf(to) > productOf(known.to)) next.set(mask, { to });
    };
    for (const [mask, { to }] of ways) {
      keep(mask, [...to, -1]);
      for (const [i, one] of units.entries())
        if ((mask & (1 << i)) === 0 && !one.automatic && fits(aid, one)) keep(mask | (1 << i), [...to, i]);
    }
    ways = next;
  }
  let best = { product: -1, to: [] as readonly number[] };
  for (const { to } of ways.values()) {
    const product = productOf(to);
    if (product > best.product) best = { product, to };
  }
  return best;
};

const rowOf = (context: Context, counter: Counter, automatic: boolean) => ({
  name: counter.name,
  formation: counter.formation,
  // 0: nobody typed it
  er: counter.er[stepsLeft(context, counter)] ?? 0,
  oos: isOos(context, counter.id),
  disrupted: isDisrupted(context, counter.id),
  automatic,
});
const isRecovery = (context: Context): boolean => isIn(context, 'works', 'recovery');
const most = 12;
const mostAids = 5;

export const listChecks = valueCalc({
  id: 'list-checks',
  msg: msg('rtl.act.calc.list'),
  rule: '7.45',
  fields: {
    use: {
      kind: 'choice',
      msg: msg('rtl.act.field.listUse'),
      start: 'army',
      options: [
        { key: 'army', msg: msg('rtl.act.use.army') },
        { key: 'recovery', msg: msg('rtl.act.use.recovery') },
      ],
      begins: (context: Context) => (isRecovery(context) ? 'recovery' : 'army'),
    },
    units: {
      kind: 'rows',
      msg: msg('rtl.act.field.units'),
      start: [],
      max: most,
      fields: {
        name: { kind: 'text', msg: msg('rtl.act.field.name'), start: '', max: 60 },
        formation: { kind: 'text', msg: msg('rtl.act.field.formation'), start: '', max: 40, optional: true },
        er: { kind: 'count', msg: msg('rtl.act.field.printedEr'), start: 6, min: 0, max: 10, rule: '3.41' },
        oos: { kind: 'toggle', msg: msg('rtl.act.field.oos'), start: false, rule: '3.44' },
        disrupted: { kind: 'toggle', msg: msg('rtl.act.field.disrupted'), start: false, rule: '3.44' },
        automatic: {
          kind: 'toggle',
          msg: msg('rtl.act.field.automatic'),
          hint: msg('rtl.act.field.automatic.hint'),
          start: false,
        },
      },
      begins: (context: Context) => {
        const free = freeOfZoc(context);
        const rows = isRecovery(context)
          ? disruptedUnits(context).map((one) => rowOf(context, one, free.includes(one)))
          : armyUnits(context)
              .filter(({ kind }) => kind !== 'leader')
              .map((one) => rowOf(context, one, inCommand(context, one) === true));
        return rows.slice(0, most);
      },
    },
    aids: {
      kind: 'rows',
      msg: msg('rtl.act.field.aids'),
      start: [],
      max: mostAids,
      fields: {
        name: { kind: 'text', msg: msg('rtl.act.field.name'), start: '', max: 60 },
        formation: {
          kind: 'text',
          msg: msg('rtl.act.field.formation'),
          hint: msg('rtl.act.field.formation.aid'),
          start: '',
          max: 40,
          optional: true,
        },
        points: { kind: 'count', msg: msg('rtl.act.field.points'), start: 1, min: 1, max: 4, rule: '15.31' },
      },
      begins: (context: Context) =>
        (isRecovery(context) ? countersOf(context).filter(isCommander) : armyHqs(context))
          .filter((one) => pointsNow(context, one) > 0 && !one.traits.has('arko'))
          .slice(0, mostAids)
          .map((one) => ({ name: one.name, formation: one.formation, points: pointsNow(context, one) })),
    },
  },
  says: (input, context, explanation) => {
    const { use } = input;
    const units = input.units.map(
      ({ name: label, formation, er, oos, disrupted, automatic }): Checker => ({
        label,
        formation: formation.trim(),
        // whoever is to recover is disrupted
        er: effectiveEr(er, oos, disrupted || use === 'recovery'),
        automatic,
      }),
    );
    const aids = input.aids.map(
      ({ name: label, formation, points }): Aid => ({ label, formation: formation.trim(), points }),
    );
    explanation
      .figure('units', msg('rtl.act.figure.units'))
      .add(units.length, msg('rtl.act.field.units'), use === 'army' ? '7.45' : '3.75');
    if (units.length === 0) return { answer: msg('rtl.act.answer.noUnits'), says: msg('rtl.act.answer.noUnits') };
    const blind = units.findIndex((one, i) => !one.automatic && input.units[i]?.er === 0);
    if (blind >= 0) {
      const what = name(units[blind]?.label || String(blind + 1));
      return { answer: msg('rtl.act.answer.noEr', { what }), says: msg('rtl.act.answer.noEr', { what }) };
    }
    const total = 10 ** units.length;
    const fits = (aid: Aid, one: Checker): boolean => mayHelp(context, aid, one, use);
    const all = (product: number) => chanceIn(product, total);
    const alone = all(units.reduce((so, one) => so * tenthsOf(one, 0), 1));
    const best = bestAid(units, aids, fits);
    const helped = all(best.product);
    const called = (text: string, i: number) =>
      text === '' ? msg('rtl.act.unitNo', { n: i + 1 }) : msg('rtl.act.text', { text: name(text) });
    const spent = aids.flatMap((aid, i) => {
      const to = best.to[i] ?? -1;
      const one = units[to];
      return one
        ? [{ msg: msg('rtl.act.helps', { aid: called(aid.label, i) }), value: called(one.label, to), rule: '15.33' }]
        : [];
    });
    const share = (one: Checker, points: number) => {
      const chance = tenths(tenthsOf(one, points));
      return { value: chanceMsg(chance), p: chance.p };
    };
    return {
      answer: msg('rtl.act.answer.all', { p: helped.p }),
      says: msg('rtl.act.says.all', { count: units.length, alone: alone.p, helped: helped.p }),
      rows: [
        { msg: msg('rtl.act.row.alone'), value: chanceMsg(alone), rule: '3.42' },
        { msg: msg('rtl.act.row.helped'), value: chanceMsg(helped), rule: '15.33' },
        ...spent,
      ],
      grids: [
        {
          id: 'checks',
          msg: msg('rtl.act.grid.checks'),
          rule: use === 'army' ? '7.45' : '3.75',
          corner: msg('rtl.act.field.units'),
          cols: [msg('rtl.act.grid.noHelp'), ...aids.map((aid, i) => called(aid.label, i))],
          rows: units.map((one, i) => ({
            msg: called(one.label, i),
            cells: [
              share(one, 0),
              ...aids.map((aid) => (fits(aid, one) ? share(one, aid.points) : { value: msg('rtl.act.noAid') })),
            ],
          })),
        },
      ],
    };
  },
});
const armyHqs = (context: Context): readonly Counter[] =>
  [...new Set(armyUnits(context).map(({ side }) => side))].flatMap((side) => activeHqs(context, side));
