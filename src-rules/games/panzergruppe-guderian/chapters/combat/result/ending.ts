import type { Ending, GuideLine } from '#rules/kit/procedure/calcSpec.ts';
import { UNTOLD } from '#rules/kit/procedure/oddsFight.ts';
import { isGone, stepsLost } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { countAt, markedIn, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, mapCells, marks, recordCells, type SideId } from '../../../ids.ts';
import { type Lost, seenKey } from '../../../model/generations.ts';
import { generationsIn, lossFacts } from '../../../model/pools.ts';
import { placeOf } from '../../../model/reading.ts';
import { ruling } from '../../../model/rulings.ts';
import { type CounterPool, divisionOfUnit, leaders } from '../../../model/schedule.ts';
import { readPrinted } from '../../../model/units.ts';
import { sideMsg } from '../../../model/words.ts';
import { readCode } from '../crt.ts';
import { type Fighter, type Forces, isNothing, revealed, standsAt, untriedOf } from '../forces/forces.ts';
import { boxOf, revealedCell } from '../forces/mix.ts';
import { msg } from '../msg.ts';
import { fightingAttackers, standingDefenders } from '../strength/reckon.ts';
import { isDisrupting, onlyStrays } from './aftermath.ts';
import { foughtFacts, isOnMap } from './fought.ts';
import { guideOf } from './guide.ts';
import { EMPTY, NOBODY } from './outcome.ts';
import type { FightResult } from './pay.ts';

/** What a fight is called in the journal, what it books, and what the rules allow now. */
export const endingOf = (
  result: FightResult,
  before: Forces,
  context: Context,
  overrun?: { readonly mpAfter: number | undefined },
): Ending => {
  const forces = revealed(before, result.seen);
  const guide: readonly GuideLine[] = guideOf(result, forces, context, overrun);
  const facts = factsOf(result, before, forces, context);
  const lost = { [forces.defenderSide]: result.defenderLost, [forces.attackerSide]: result.attackerLost };
  return { says: saysOf(result, forces), facts, guide, ...(result.code === UNTOLD ? {} : { lost }) };
};

const saysOf = (result: FightResult, forces: Forces): Msg => {
  if (result.code === NOBODY) return msg('pgg.end.nobody');
  if (result.code === EMPTY) return msg(onlyStrays(forces) ? 'pgg.end.strayed' : 'pgg.end.empty');
  if (result.code === UNTOLD) return msg('pgg.end.untold');
  const fight = {
    a: result.attack,
    d: result.defence,
    column: name(result.column ?? ''),
    die: result.face ?? 0,
    code: name(result.code),
  };
  const defender = paidMsg(result, 'defender', forces.defenderSide);
  const attacker = paidMsg(result, 'attacker', forces.attackerSide);
  const kind = forces.overrun ? 'overrun' : 'attack';
  if (defender && attacker) return msg(`pgg.end.${kind}2`, { ...fight, first: defender, second: attacker });
  const one = defender ?? attacker;
  return one ? msg(`pgg.end.${kind}1`, { ...fight, first: one }) : msg(`pgg.end.${kind}`, fight);
};

const paidMsg = (result: FightResult, role: 'defender' | 'attacker', side: SideId): Msg | undefined => {
  const paid = result[role];
  const lost = role === 'defender' ? result.defenderLost : result.attackerLost;
  const p = { side: sideMsg(side) };
  const hexes = readCode(result.code)?.[role]?.n ?? 0;
  switch (paid) {
    case undefined:
      return undefined;
    case 'all':
      return msg('pgg.paid.all', p);
    case 'cutOff':
      return msg('pgg.paid.cutOff', p);
    case 'retreat':
      return msg('pgg.paid.retreat', { ...p, count: hexes });
    case 'losses':
    case 'engaged':
      return msg('pgg.paid.losses', { ...p, count: lost });
  }
};

const factsOf = (result: FightResult, before: Forces, forces: Forces, context: Context): readonly Fact[] => {
  if (result.code === UNTOLD) return [];
  const all = [...forces.attackers, ...forces.defenders];
  const facts: Fact[] = [];

  // 9.61: units of the roster go down their ladder; integrity follows by a standing rule (7.3)
  for (const fighter of all.filter((one) => one.side === 'german')) {
    const lost = stepsLost(result, fighter);
    if (lost > 0 && divisionOfUnit(fighter.id))
      facts.push(setAt(cells.steps, fighter.id, Math.max(0, fighter.steps - lost)));
  }
  // 9.62, 12.3, 12.4: Soviet counters go to the pile of their pool; leaders do not come back
  for (const pool of ['rifle', 'armor'] as const) {
    const out = all.filter((fighter) => fighter.pool === pool && (isNothing(fighter) || isGone(result, fighter)));
    const untried = out.filter((fighter) => fighter.untried);
    const generations = generationsIn(untried, context, pool);
    const lost = out.map((fighter): Lost => {
      const generation = generations.get(fighter);
      return generation === undefined ? knownAs(fighter, pool, context) : { generation };
    });
    facts.push(...lossFacts(context, pool, lost));
  }
  for (const fighter of all.filter((one) => one.leader && isGone(result, one))) {
    if (leaders.includes(fighter.id)) facts.push(setAt(recordCells.leaderLost, fighter.id, true));
  }
  // units the players added to their list have no steps in the record: off the map they are gone
  for (const fighter of all)
    if (isGone(result, fighter) && isAdded(fighter) && textAt(context, mapCells.at, fighter.id) !== '')
      facts.push(setAt(mapCells.at, fighter.id, null));
  // 6.61: nobody takes a marker off who is gone
  for (const fighter of all)
    if (isGone(result, fighter) && Object.hasOwn(markedIn(context, marks.disrupted), fighter.id))
      facts.push(unmark(marks.disrupted, fighter.id));
  facts.push(...reveals(result, before, context));
  facts.push(...ticks(result, forces, context));
  // counters on the map: what has been shown is known from now on, who is gone stands nowhere
  facts.push(
    ...foughtFacts(
      context,
      all
        .filter((fighter) => fighter.pool !== undefined)
        .map((fighter) => ({
          id: fighter.id,
          ...(fighter.seen === undefined ? {} : { shown: fighter.seen }),
          gone: isNothing(fighter) || isGone(result, fighter),
        })),
    ),
  );
  return facts;
};

const isAdded = ({ id, pool, leader }: Fighter): boolean =>
  pool === undefined && (leader ? !leaders.includes(id) : divisionOfUnit(id) === undefined);

/** X05: the counter of the box it is: as revealed, as typed, or by attack and defence alone where those name one. */
const knownAs = (fighter: Fighter, pool: CounterPool, context: Context): Lost => {
  const seen = readPrinted(fighter.seen ?? fighter.typed ?? '');
  if (!seen) return {};
  const strength = `${seen.attack}-${seen.defence}-${seen.ma}`;
  const box = boxOf(pool, context) ?? [];
  if (box.length === 0 || box.some((line) => line.strength === strength)) return { strength };
  const like = box.filter(({ printed }) => printed.attack === seen.attack && printed.defence === seen.defence);
  return like.length === 1 && like[0] ? { strength: like[0].strength } : { strength };
};

/** 12.2: what has been seen is no longer among what may be drawn. */
const reveals = (result: FightResult, before: Forces, context: Context): readonly Fact[] => {
  const counts = new Map<string, { pool: CounterPool; strength: string; n: number }>();
  const untried = untriedOf(before);
  const generations = new Map(
    (['rifle', 'armor'] as const).flatMap((pool) => {
      const mine = untried.filter((fighter) => fighter.pool === pool);
      return [...generationsIn(mine, context, pool)];
    }),
  );
  untried.forEach((fighter, i) => {
    const printed = readPrinted(result.seen[i] ?? '');
    if (!printed || !fighter.pool) return;
    const strength = seenKey(generations.get(fighter) ?? 1, `${printed.attack}-${printed.defence}-${printed.ma}`);
    const key = `${fighter.pool} ${strength}`;
    const known = counts.get(key);
    if (known) known.n += 1;
    else counts.set(key, { pool: fighter.pool, strength, n: 1 });
  });
  return [...counts.values()].map(({ pool, strength, n }) =>
    setAt(revealedCell[pool], strength, (countAt(context, revealedCell[pool], strength) ?? 0) + n),
  );
};

/** A unit of the roster or a counter of the map, and not one typed into the calculator alone. */
const isNamed = (fighter: Fighter, context: Context): boolean =>
  divisionOfUnit(fighter.id) !== undefined || leaders.includes(fighter.id) || isOnMap(context, fighter.id);

/** The name a mark goes by: the roster's, or of units that have none the hex they are in, or have retreated from. */
const markKey = (fighter: Fighter, retreated: boolean, context: Context): string | undefined =>
  isNamed(fighter, context) ? fighter.id : fighter.place ? `${retreated ? 'from' : 'hex'}:${fighter.place}` : undefined;

const ticks = (result: FightResult, forces: Forces, context: Context): readonly Fact[] => {
  if (context.place === '') return [];
  const place = placeOf(context);
  const marked = new Map<string, Fact>();
  const note = (id: string, fighter: Fighter, until?: string, retreated = false): void => {
    const at = standsAt(fighter, forces);
    const key = markKey({ ...fighter, place: at }, retreated, context);
    if (key === undefined || isGone(result, fighter)) return;
    marked.set(`${id} ${key}`, mark(id, key, { side: fighter.side, ...(at ? { hex: at } : {}) }, until));
  };
  const attacking = fightingAttackers(forces);
  const standing = standingDefenders(forces);
  if (!forces.overrun && result.code !== NOBODY) {
    // 9.14: overruns do not count, nor what was no attack after all (12.3)
    for (const fighter of attacking) note(marks.attacked, fighter, place.phase);
    for (const fighter of standing) note(marks.wasAttacked, fighter, place.phase);
  }
  // 9.75: how long a unit among friends counts nothing (A48)
  const until = ruling(context.options, 'a48') === 'turn' ? place.playerTurn : place.phase;
  // only under a unit's own name: the hex it left says nothing about where it went
  const moved = [
    ...(result.defender === 'retreat' ? standing : []),
    ...(result.attacker === 'retreat' ? attacking : []),
  ];
  for (const fighter of moved) if (isNamed(fighter, context)) note(marks.retreated, fighter, until);
  // 6.61: who retreated is no longer in the hex that was overrun
  if (isDisrupting(result, forces, context))
    for (const fighter of standing) note(marks.disrupted, fighter, undefined, result.defender === 'retreat');
  return [...marked.values()];
};
