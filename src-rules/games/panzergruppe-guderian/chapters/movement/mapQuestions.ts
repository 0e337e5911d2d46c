import { z } from 'zod';
import { said } from '#rules/kit/words/messageSchema.ts';
import { otherSide } from '../../ids.ts';
import {
  answered,
  assumed,
  assuming,
  copyItems,
  item,
  mapQuestion,
  noUnit,
  overlayOf,
  sideField,
} from '../map/asking.ts';
import { heldItem, overrunsOf, reachTool, travelNotes } from './reachTool.ts';
import { crowdsOf, stackingTool } from './stackingTool.ts';
import { reachOf, travelOf } from './travel.ts';

export const reach = mapQuestion({
  id: 'reach',
  about:
    'Where a unit can move in this phase (6.1, 6.7): movement points left in each hex, where it must stop (6.22), whom it may overrun (6.51).',
  fields: z.strictObject({ unit: z.string() }),
  output: z.object({
    says: said,
    held: item.optional(),
    points: z.number(),
    state: z.string(),
    hexes: z.array(z.object({ hex: z.string(), left: z.number(), stops: z.boolean(), says: said.optional() })),
    overruns: z.array(z.string()),
    notes: z.array(item),
    ...assumed,
  }),
  answer: ({ unit }, scene) => {
    const { board, stand, context } = scene;
    const travel = travelOf(unit, board, stand, context);
    if (!travel) return noUnit('unit');
    const overlay = overlayOf(reachTool, unit, scene);
    const walk = travel.held ? undefined : reachOf(travel);
    const zone = travel.field.zones[otherSide(travel.side)];
    const notes = new Map(overlay.hexes.map(({ hex, msg: why }) => [hex, why] as const));
    return answered({
      says: overlay.says,
      ...(travel.held ? { held: heldItem(travel.held) } : {}),
      points: travel.halves / 2,
      state: travel.state,
      hexes: (walk?.reached ?? [])
        .filter((node) => node !== travel.node)
        .map((node) => {
          const hex = board.ids[node] ?? '';
          const why = notes.get(hex);
          return {
            hex,
            left: (travel.halves - (walk?.cost[node] ?? 0)) / 2,
            stops: zone[node] === 1,
            ...(why ? { says: why } : {}),
          };
        }),
      overruns: overrunsOf(travel, walk, context).map((node) => board.ids[node] ?? ''),
      notes: copyItems(travelNotes(travel)),
      ...assuming(scene),
    });
  },
});

export const stackingMap = mapQuestion({
  id: 'stacking-map',
  about: 'Every hex of the map whose units are too many (7.1, 7.2), and how many go.',
  fields: z.strictObject({}),
  output: z.object({
    says: said,
    hexes: z.array(
      z.object({
        hex: z.string(),
        side: sideField,
        combat: z.number(),
        leaders: z.number(),
        excess: z.number(),
        rule: z.string(),
      }),
    ),
    ...assumed,
  }),
  answer: (_input, scene) =>
    answered({
      says: overlayOf(stackingTool, '', scene).says,
      hexes: crowdsOf(scene.stand).map(({ hex, side, stack, stacking: { excess, rule } }) => ({
        hex,
        side,
        ...stack,
        excess,
        rule,
      })),
      ...assuming(scene),
    }),
});
