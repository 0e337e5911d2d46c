import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { cells, phases, sides } from '../ids.ts';

/** 3: who has the initiative, and where the phases of a turn stand. */

export type PhaseId = keyof typeof phases;
type Reads = Pick<Context, 'cells' | 'turn'>;

/** Whether the Soviet has bought it for this turn (4). */
export const hasInitiative = (context: Reads): boolean => countIn(context, cells.initiative) === context.turn;
/** The side that has the initiative acts first in a bombardment (11). */
export const firstSide = (context: Reads): string => (hasInitiative(context) ? sides.soviet : sides.axis);

export type Order = 'short' | 'axis' | 'soviet';
export const orderOf = (context: Reads): Order =>
  context.turn === 1 ? 'short' : hasInitiative(context) ? 'soviet' : 'axis';

const names: { readonly [O in Order]: string } = { short: 'short', axis: 'usual', soviet: 'bought' };
export const seqName = (order: Order): string => names[order];

const outside: readonly PhaseId[] = ['initiative', 'reinforcements', 'supply', 'attrition'];
/** The order a path lies in, where it lies in one. */
const orderIn = (path: string): Order | undefined => {
  const found = /\/order=(\w+)\//.exec(path)?.[1];
  return found === 'short' || found === 'axis' || found === 'soviet' ? found : undefined;
};

/** The path of a phase in the present turn: in the order the turn is played in, or would be as things stand. */
export const phasePath = (context: Pick<Context, 'cells' | 'turn' | 'place' | 'past'>, id: PhaseId): string => {
  if (outside.includes(id)) return `t${context.turn}/${phases[id]}`;
  const played = [context.place, ...(context.past ?? [])].map(orderIn).find((one) => one !== undefined);
  const order = played ?? orderOf(context);
  return `t${context.turn}/order=${order}/${seqName(order)}/${phases[id]}`;
};
/** The phase at the end of a path: 'axis-combat'. */
export const phaseIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const isIn = (context: Pick<Context, 'place'>, ...ids: readonly PhaseId[]): boolean =>
  ids.some((id) => phaseIn(context.place) === phases[id]);

/** Whether a phase of the present turn is still to come, or is the present one. */
export const isAhead = (context: Pick<Context, 'cells' | 'turn' | 'place' | 'past'>, id: PhaseId): boolean => {
  const path = phasePath(context, id);
  return context.place === path || !(context.past ?? []).includes(path);
};
