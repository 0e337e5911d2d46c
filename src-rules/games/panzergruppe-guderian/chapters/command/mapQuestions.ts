import { z } from 'zod';
import { said } from '#rules/kit/words/messageSchema.ts';
import { answered, assumed, assuming, copyItems, item, mapQuestion, noUnit, overlayOf } from '../map/asking.ts';
import { fieldOf } from '../map/field.ts';
import { judgedState } from '../supply/judged.ts';
import { commandTool } from './radiusTool.ts';
import { inRing, pocketOf } from './surrounded.ts';
import { surroundedTool } from './surroundedTool.ts';

export const commandRange = mapQuestion({
  id: 'command-range',
  about:
    'The hexes and units a Soviet leader reaches with his rating (10.1, 11.21, 11.22), by hexes along an open line.',
  fields: z.strictObject({ leader: z.string() }),
  output: z.object({
    says: said,
    radius: z.number().optional(),
    hexes: z.array(z.object({ hex: z.string(), distance: z.number() })),
    units: z.array(z.string()),
    /** absent: the drawn map does not tell (11.24) */
    supplied: z.boolean().optional(),
    ...assumed,
  }),
  answer: ({ leader }, scene) => {
    const { board, stand, context } = scene;
    const piece = stand.pieces.find((one) => one.id === leader && one.kind === 'leader');
    if (!piece) return noUnit('leader');
    const overlay = overlayOf(commandTool, leader, scene);
    const hexes = overlay.hexes.map(({ hex, label }) => ({ hex, distance: Number(label) }));
    const state = judgedState(board, stand, context, 'soviet', piece);
    return answered({
      says: overlay.says,
      radius: piece.radius,
      hexes,
      units: stand.pieces
        .filter((one) => one.side === 'soviet' && one.kind !== 'leader' && hexes.some(({ hex }) => hex === one.hex))
        .map((one) => one.id),
      ...(state === undefined ? {} : { supplied: state === 'supplied' }),
      ...assuming(scene),
    });
  },
});

export const surrounded = mapQuestion({
  id: 'surrounded',
  about: 'Whether a Soviet leader is surrounded (10.4, A20): by the six hexes around him, and by his pocket.',
  fields: z.strictObject({ leader: z.string() }),
  output: z.object({
    says: said,
    ring: z.boolean(),
    pocket: z.boolean(),
    hexes: z.array(z.string()),
    notes: z.array(item),
    ...assumed,
  }),
  answer: ({ leader }, scene) => {
    const piece = scene.stand.pieces.find((one) => one.id === leader && one.kind === 'leader');
    const node = piece ? scene.board.nodeOf(piece.hex) : -1;
    if (!piece || node < 0) return noUnit('leader');
    const field = fieldOf(scene.board, scene.stand);
    const pocket = pocketOf(field, node);
    const overlay = overlayOf(surroundedTool, leader, scene);
    return answered({
      says: overlay.says,
      ring: inRing(field, node),
      pocket: !pocket.out,
      hexes: pocket.out ? [] : pocket.nodes.map((at) => scene.board.ids[at] ?? ''),
      notes: copyItems(overlay.list),
      ...assuming(scene),
    });
  },
});
