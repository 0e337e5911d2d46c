import { isObject, type JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { type CrtId, cells, marks } from '../../../ids.ts';
import { nameOf } from '../../../model/fields.ts';
import { isFar } from '../../../model/hexes.ts';
import { countersOf, isDisrupted } from '../../../model/reading.ts';
import { type Fight, type FightUnit, roles } from '../fight/fight.ts';
import type { AttackOutcome } from '../fight/outcome.ts';
import { advanceOf } from './advance.ts';
import { advancers, type SettledFight, survivors } from './settle.ts';

/** 11.3, 11.6: who still has to leave its hex, and who may enter an emptied one, until it is noted or the phase ends. */

export type After = CrtId | 'refusal';
const afters: readonly After[] = ['mobile', 'assault', 'refusal'];
export interface LeavingUnit {
  readonly id: string;
  /** '': not known */
  readonly hex: string;
  /** as it is called, for what is said where no list is at hand; absent: noted without it */
  readonly name?: string;
}
export interface Advancing extends LeavingUnit {
  readonly crt: After;
}

const leaves = (id: string, hex: string, context: Context): Fact =>
  mark(marks.leaves, id, { hex, name: nameOf(context, id) }, context.place);
const enters = (id: string, hex: string, crt: After, context: Context): Fact =>
  mark(marks.enters, id, { hex, crt, name: nameOf(context, id) }, context.place);

/** Of a fight that is settled; only counters of the rosters are followed. */
export const afterFacts = (
  settled: SettledFight,
  fight: Fight,
  { crt }: Pick<AttackOutcome, 'crt'>,
  context: Context,
): readonly Fact[] => {
  if (context.place === '') return [];
  const listed = new Set(countersOf(context).map(({ id }) => id));
  const known = (units: readonly FightUnit[]): readonly FightUnit[] => units.filter(({ id }) => listed.has(id));
  const { target } = fight;
  const away = roles.flatMap((role) => {
    if (!settled.bill[role].retreats) return [];
    const guests = role === 'defender' ? (fight.defender.guests ?? []) : [];
    return known([...survivors(fight, role, settled), ...guests]).map(({ id, hex }) =>
      leaves(id, role === 'defender' ? target || hex : hex, context),
    );
  });
  const open = settled.emptied !== false && !settled.bill.attacker.retreats && !settled.lastStep && target !== '';
  const on = open ? known(advancers(fight, settled)) : [];
  const disrupted = settled.disrupted.attacker;
  return [
    ...away,
    ...on.flatMap((unit) =>
      advanceOf({ class: unit.class, disrupted: unit.disrupted || disrupted }, crt).hexes > 0
        ? [enters(unit.id, target, crt, context)]
        : [],
    ),
  ];
};
/** 9.23: after a refusal the hex retreats, and its attackers may advance: as behind a fight, without the heavy ones. */
export const refusedFacts = (
  hex: string,
  refusers: readonly string[],
  attackers: readonly string[],
  context: Context,
): readonly Fact[] =>
  context.place === ''
    ? []
    : [
        ...refusers.map((id) => leaves(id, hex, context)),
        ...attackers.flatMap((id) => {
          const one = countersOf(context).find((counter) => counter.id === id);
          const goes =
            !one || advanceOf({ class: one.class, disrupted: isDisrupted(context, id) }, 'refusal').hexes > 0;
          // who supported from afar does not stand beside it
          return goes && !isFar(textAt(context, cells.at, id), hex) ? [enters(id, hex, 'refusal', context)] : [];
        }),
      ];

type Reads = Pick<Context, 'marks'>;
const noted = (id: string, said: JsonObject): LeavingUnit => ({
  id,
  hex: typeof said.hex === 'string' ? said.hex : '',
  ...(typeof said.name === 'string' ? { name: said.name } : {}),
});
export const leavingIn = ({ marks: all }: Reads): readonly LeavingUnit[] =>
  // the hex alone in older games
  Object.entries(all[marks.leaves] ?? {}).map(([id, { value }]) =>
    noted(id, isObject(value) ? value : { hex: value ?? '' }),
  );
export const enteringIn = ({ marks: all }: Reads): readonly Advancing[] =>
  Object.entries(all[marks.enters] ?? {}).map(([id, { value }]) => {
    const said: JsonObject = isObject(value) ? value : {};
    return { ...noted(id, said), crt: afters.find((one) => one === said.crt) ?? 'mobile' };
  });
/** Of several hexes the first: one form notes one. */
export const firstHex = <L extends LeavingUnit>(all: readonly L[]): readonly L[] =>
  all.filter(({ hex }) => hex === all[0]?.hex);

/** 11.35: who goes into another declared target, until which it is `until`, shares that fight; the duty to leave is done. */
export const retreated = (
  id: string,
  { until, owed }: { readonly until: string | undefined; readonly owed: boolean },
): readonly Fact[] => [
  ...(until === undefined ? [] : [mark(marks.retreated, id, true, until)]),
  ...(owed ? [unmark(marks.leaves, id)] : []),
];
/** 11.62: who advances fights no more in this operation. */
export const fightsNoMore = (id: string, until: string): Fact => mark(marks.fought, id, true, until);
/** 11.62: decided at once, for all who might have. */
export const hasEntered = (hex: string, context: Context): readonly Fact[] =>
  enteringIn(context).flatMap((one) => (one.hex === hex ? [unmark(marks.enters, one.id)] : []));
