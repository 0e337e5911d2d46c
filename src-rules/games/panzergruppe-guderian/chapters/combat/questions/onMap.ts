import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { name } from '#rules/kit/words/message.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import {
  answered,
  assumed,
  assuming,
  copyHexes,
  copyItems,
  item,
  mapQuestion,
  noUnit,
  overlayOf,
  shownHex,
  sideField,
  trouble,
} from '../../map/asking.ts';
import { fieldOf } from '../../map/field.ts';
import { pieceMsg } from '../../map/pieces.ts';
import { hexField } from '../../map/scene.ts';
import { heldItem, sentence } from '../../movement/reachTool.ts';
import { fight, isOnFoot } from '../fight/mapFight.ts';
import { msg } from '../msg.ts';
import { advanceTool } from '../retreat/advanceTool.ts';
import { holderOf, retreatFrom } from '../retreat/paths.ts';
import { choiceMsg } from '../retreat/retreats.ts';

const retreatStep = z.object({
  hex: z.string(),
  rank: z.number().optional(),
  must: z.boolean(),
  fit: z.number(),
  eliminated: z.number(),
  says: said,
  rule: z.string(),
});

export const retreatPath = mapQuestion({
  id: 'retreat-path',
  about:
    'Where the opponent may lead the stack of a hex in a retreat of 1 or 2 hexes (9.71 to 9.73, A29, A32, 6.4): first and second hexes by rank, and every way of full length that must be taken.',
  fields: z.strictObject({
    hex: hexField,
    hexes: z
      .union([z.literal(1), z.literal(2)])
      .default(1)
      .meta({ unit: units.hexes }),
  }),
  output: z.object({
    side: sideField,
    possible: z.boolean(),
    first: z.array(retreatStep.extend({ second: z.array(retreatStep) })),
    ways: z.array(z.array(z.string())),
    ...assumed,
  }),
  answer: ({ hex, hexes: n }, scene) => {
    const { board, context } = scene;
    const field = fieldOf(board, scene.stand);
    const node = board.nodeOf(hex);
    const side = node < 0 ? undefined : holderOf(field, node);
    if (side === undefined) return trouble('hex', msg('pgg.tool.empty'));
    const retreat = retreatFrom(field, node, side, n, context);
    type OneStep = (typeof retreat.steps)[number];
    const step = ({ node: at, choice }: OneStep) => ({
      hex: board.ids[at] ?? '',
      rank: choice.rank,
      must: choice.must,
      fit: choice.fit,
      eliminated: choice.eliminated,
      says: choiceMsg(choice),
      rule: choice.rule,
    });
    return answered({
      side,
      possible: retreat.ways.length > 0,
      first: retreat.steps.map((one) => ({ ...step(one), second: one.next.map(step) })),
      ways: retreat.ways.map((way) => way.map((at) => board.ids[at] ?? '')),
      ...assuming(scene),
    });
  },
});

export const advanceHexes = mapQuestion({
  id: 'advance-hexes',
  about: 'From a hex emptied in combat: where winners may advance (9.86, A31), the emptied hex first.',
  fields: z.strictObject({ hex: hexField }),
  output: z.object({ says: said, hexes: z.array(shownHex), notes: z.array(item), ...assumed }),
  answer: ({ hex }, scene) => {
    const field = fieldOf(scene.board, scene.stand);
    const node = scene.board.nodeOf(hex);
    if (node < 0 || holderOf(field, node) !== undefined) return trouble('hex', msg('pgg.bar.notEmptied'));
    const overlay = overlayOf(advanceTool, hex, scene);
    return answered({
      says: overlay.says,
      hexes: copyHexes(overlay),
      notes: copyItems(overlay.list),
      ...assuming(scene),
    });
  },
});

export const fightHere = mapQuestion({
  id: 'map-fight',
  about:
    'The input of an attack (or, in a movement phase, an overrun) on a hex by units beside it: defenders, terrain, hexsides, supply and command judged now. Hand `input` to the calculator `calc`.',
  fields: z.strictObject({
    target: hexField,
    attackers: z.array(z.string()).min(1).max(60),
  }),
  output: z.object({ calc: z.string(), input: z.unknown(), ...assumed }),
  answer: ({ target, attackers }, scene) => {
    const [first] = attackers;
    const piece = scene.stand.pieces.find((one) => one.id === first);
    if (!piece) return noUnit('attackers.0');
    const made = fight({ target, attackers, side: piece.side }, scene.board, scene.context);
    if (made) return answered({ ...made, ...assuming(scene) });
    return isOnFoot(piece, scene.context)
      ? trouble('attackers.0', sentence(heldItem('foot')).msg)
      : trouble('target', msg('pgg.bar.noFight', { unit: pieceMsg(piece), hex: name(target) }));
  },
});
