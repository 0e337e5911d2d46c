import type { Reminder, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { byOwnRule, cells, poolCells, poolMarks, type SideId, sides } from '../../ids.ts';
import { blocksOf, hasEntered, type PoolBlock, poolState } from '../../model/blocks/block.ts';
import { type Booked, listOf, named, namesOf } from '../../model/blocks/words.ts';
import { turnName } from '../../model/calendar.ts';
import { notedAt } from '../../model/cells.ts';
import { thisMonth } from '../../model/facts.ts';
import { facesOf, showFacts } from '../../model/reading.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { msg } from './msg.ts';

/** Reinforcements by the order-of-battle cards (7.3.1 to 7.3.3): who is due, who came, who was put off, who never will. */

export type Arrival = NonNullable<TurnItem['state']>;

/** How a block with a month of entry stands, seen from now; undefined: it is none of this scenario's reinforcements. */
export const arrivalOf = (block: PoolBlock, context: Context): Arrival | undefined => {
  if (block.entry < rulesOf(context.scenario).first) return undefined;
  if ((countAt(context, poolCells.arrived, block.unit.id) ?? 0) > 0) return 'done';
  const state = poolState(block, context);
  if (state === 'due' || state === 'delayed') return state;
  return hasEntered(block, context) && state !== 'removed' ? 'done' : 'lost';
};

const reinforcements = (context: Context, side: SideId): readonly PoolBlock[] =>
  blocksOf(context).filter((block) => block.side === side && block.entry > 0 && !byOwnRule.includes(block.unit.id));

/** Due this month or left over from earlier ones. */
export const openFor = (context: Context, side: SideId): readonly PoolBlock[] =>
  reinforcements(context, side).filter((block) => {
    const state = arrivalOf(block, context);
    return block.entry <= context.turn && (state === 'due' || state === 'delayed');
  });
export const isPutOff = (context: Context, block: PoolBlock): boolean =>
  notedAt(context, poolMarks.putOff, block.unit.id) !== undefined;

/** 'II SS, 5 PF' */
export const arrivalMsg = ({ unit, entryPf }: PoolBlock): Msg => {
  const faces = facesOf(unit);
  const pf = entryPf > 0 ? entryPf : faces.ok ? faces.value[0] : undefined;
  const called = { unit: name(unit.name) };
  return pf === undefined ? named(unit.name) : msg('bite.arrival.strong', { ...called, n: pf });
};
const arrivalsOf = (blocks: readonly PoolBlock[]) => listOf(blocks.map(arrivalMsg));

/** 7.3.1: at the strength the order of battle prints. */
const arriveFacts = (block: PoolBlock, context: Pick<Context, 'turn' | 'marks'>): readonly Fact[] => {
  const { id } = block.unit;
  const faces = facesOf(block.unit);
  const at = faces.ok && block.entryPf > 0 ? Math.max(0, faces.value.indexOf(block.entryPf)) : 0;
  return [
    setAt(poolCells.arrived, id, context.turn),
    setAt(cells.state, id, null),
    ...showFacts(id, at === 0 ? null : 2 * at, context),
  ];
};
/** Its list has no face of the strength it is to enter with. */
export const oddStrength = ({ unit, entryPf }: PoolBlock): boolean => {
  const faces = facesOf(unit);
  return entryPf > 0 && faces.ok && faces.value.length > 0 && !faces.value.includes(entryPf);
};

/** What stands against its coming now. */
export const arrivalBar = (block: PoolBlock, context: Context): Objection | undefined => {
  const unit = { unit: name(block.unit.name) };
  const state = arrivalOf(block, context);
  if (state === undefined) return { msg: msg('bite.bar.noReinforcement', unit), rule: '7.3.1' };
  if (state === 'done') return { msg: msg('bite.bar.hasArrived', unit), rule: '7.3.1' };
  if (state === 'lost') return { msg: msg('bite.bar.neverArrives', unit), rule: '7.3.2' };
  if (block.entry > context.turn)
    return { msg: msg('bite.bar.early', { ...unit, month: turnName(block.entry).long }), rule: '7.3.1' };
  return oddStrength(block)
    ? { msg: msg('bite.bar.oddStrength', { ...unit, n: block.entryPf }), rule: '7.3.1' }
    : undefined;
};
export const arriving = (blocks: readonly PoolBlock[], context: Context): Booked => ({
  says: msg('bite.says.arrive', { count: blocks.length, what: arrivalsOf(blocks) }),
  facts: blocks.flatMap((block) => arriveFacts(block, context)),
  next: [{ msg: msg('bite.next.arrive'), rule: '7.3.2' }],
});
/** 7.3.3 */
export const puttingOff = (blocks: readonly PoolBlock[], { turn }: Pick<Context, 'turn'>): Booked => ({
  says: msg('bite.says.delay', { count: blocks.length, what: namesOf(blocks) }),
  facts: blocks.map(({ unit }) => thisMonth(turn, poolMarks.putOff, unit.id, 1)),
});

const order: readonly Arrival[] = ['due', 'delayed', 'done', 'lost'];

/** The lane of a side: one item for each state of a month. */
export const arrivalColumn =
  (side: SideId) =>
  (turn: number, context: Context): readonly TurnItem[] => {
    const inMonth = reinforcements(context, side).filter(({ entry }) => entry === turn);
    return order.flatMap((state): readonly TurnItem[] => {
      const blocks = inMonth.filter((block) => arrivalOf(block, context) === state);
      if (blocks.length === 0) return [];
      const [only] = blocks;
      return [
        {
          msg: msg(`bite.arrival.${state}`, { what: arrivalsOf(blocks) }),
          short:
            blocks.length === 1 && only ? named(only.unit.name) : msg('bite.arrival.count', { count: blocks.length }),
          rule: '7.3.1',
          how: 'entered',
          state,
        },
      ];
    });
  };

export const arrivalReminders = (context: Context): readonly Reminder[] =>
  Object.values(sides).flatMap((side): readonly Reminder[] => {
    const open = openFor(context, side).filter((block) => !isPutOff(context, block));
    return open.length === 0
      ? []
      : [
          {
            id: `arrivals-${side}`,
            msg: msg('bite.remind.arrivals', { what: arrivalsOf(open) }),
            rule: '7.3.1',
            due: true,
            at: `t${context.turn}/${side}/production`,
            action: `arrives-${side}`,
          },
        ];
  });

/** Beside the task: who is due, who is put off. */
export const arrivalStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const open = openFor(context, side);
    return open.length === 0 ? undefined : msg('bite.arrival.open', { what: arrivalsOf(open) });
  };
