import { folded } from '#rules/kit/base/folded.ts';
import type { MapState } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import type { Opening } from '#rules/kit/supply/supplyStatus.ts';
import type { Traced } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';
import { recordCells, sides } from '../../ids.ts';
import { type Objective, objectives } from '../../model/objectives.ts';
import { ruling } from '../../model/rulings.ts';
import { type Field, fieldOf } from '../map/field.ts';
import type { Lines } from '../supply/causes.ts';
import { openingsOf } from '../supply/judge.ts';
import { pointsProfile } from './pointsLine.ts';

/** 15.11: each objective as the map shows it: its hexes, who is in them, its line to the west edge. */
export type Control = 'german' | 'soviet' | 'split';

export interface SeenObjective {
  readonly objective: Objective;
  readonly nodes: readonly number[];
  /** hexes the map is known to have of it, and not drawn */
  readonly missing: number;
  /** what the units in its hexes decide; where nobody stands, what the record says */
  readonly control: Control;
  readonly recorded: Control;
  readonly open: boolean;
  readonly traced: readonly Traced[];
  readonly path: readonly number[];
  readonly openings: readonly Opening[];
}

/** N05: Smolensk is the one city whose number of hexes the text tells. */
const hexesOf = (objective: Objective): number => (objective.id === 'smolensk' ? 2 : 1);

export const nodesOf = (board: Board, objective: Objective): readonly number[] => {
  if (!objective.city) {
    const node = board.nodeOf(objective.name);
    return node < 0 ? [] : [node];
  }
  const wanted = folded(objective.name);
  return board.ids.flatMap((id, node) => (folded(board.sheet.hexes[id]?.name ?? '') === wanted ? [node] : []));
};

const isControl = (text: string): text is Control => text === 'german' || text === 'soviet' || text === 'split';

export const recordedControl = (context: Pick<Context, 'cells'>, objective: Objective): Control => {
  const text = textAt(context, recordCells.control, objective.id);
  return isControl(text) ? text : 'soviet';
};

/** 15.11: a unit in each hex, or the last to pass through: an empty hex stays whose it was. */
const controlOf = (field: Field, nodes: readonly number[], recorded: Control): Control => {
  const holders = nodes.map((node) =>
    field.units.german.get(node)?.length ? 'german' : field.units.soviet.has(node) ? 'soviet' : undefined,
  );
  // of a divided city the record does not tell which hex is whose
  const whole = holders.map((one) => one ?? recorded);
  return whole.every((one) => one === 'german')
    ? 'german'
    : whole.every((one) => one === 'soviet')
      ? 'soviet'
      : 'split';
};

/** 15.11, A50: the line begins in the city; under enemy ZOC only a German unit there keeps it open (8.15). */
const isOwnShut = (field: Field, node: number, context: Pick<Context, 'options'>): boolean =>
  ruling(context.options, 'a50') === 'closed' && field.zones.soviet[node] === 1 && !field.units.german.has(node);

/** With the hex it begins in among what must be opened. */
const closedAt = (node: number, traced: Traced): Traced =>
  traced.ok
    ? { ok: false, cuts: [{ nodes: [node], sides: [], line: traced.line }], reached: [] }
    : { ...traced, cuts: traced.cuts.map((cut) => ({ ...cut, nodes: [node, ...cut.nodes] })) };

const lines: Lines = { rule: '15.11', marker: false };

export const seeObjectives = (board: Board, stand: MapState, context: Context): readonly SeenObjective[] => {
  const field = fieldOf(board, stand);
  const drawn = objectives.map((objective) => ({ objective, nodes: nodesOf(board, objective) }));
  const all = [...new Set(drawn.flatMap(({ nodes }) => nodes))];
  const traced = new Map(
    traceAll(board, pointsProfile(field), all).map((one, i) => {
      const node = all[i] ?? -1;
      return [node, isOwnShut(field, node, context) ? closedAt(node, one) : one] as const;
    }),
  );
  return drawn.map(({ objective, nodes }): SeenObjective => {
    const of = nodes.flatMap((node) => traced.get(node) ?? []);
    const found = of.find((one) => one.ok);
    const recorded = recordedControl(context, objective);
    return {
      objective,
      nodes,
      missing: Math.max(0, hexesOf(objective) - nodes.length),
      control: nodes.length === 0 ? recorded : controlOf(field, nodes, recorded),
      recorded,
      open: found !== undefined,
      traced: of,
      path: (found?.ok ? found.line.legs[0]?.path : undefined) ?? [],
      openings: found
        ? []
        : openingsOf(
            field,
            sides.german,
            context,
            of.map((one) => ({ id: 'line', traced: one, lines })),
          ),
    };
  });
};

/** 15.12, A44: a Soviet unit in every hex now. */
export const sovietInAll = (field: Field, nodes: readonly number[]): boolean =>
  nodes.length > 0 && nodes.every((node) => field.units.soviet.has(node));
