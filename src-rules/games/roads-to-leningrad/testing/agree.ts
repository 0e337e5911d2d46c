import type { Proposal } from '../../../kit/game.ts';
import type { Agreement, Agreements } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { cells } from '../ids.ts';
import { inventedBoard } from './board.ts';

/** The pairs of readers of this game: `testing/agree.ts` says how to add one. */

/** The markers a proposal sets, on those who need supply at all: a bridge has one by hand alone. */
const suppliesSet = (at: Position, proposal: Proposal | undefined) => {
  if (!proposal?.ok) return proposal && { not: proposal.rule };
  const free = at.stand.pieces.filter(({ kind }) => at.game.map?.pieces.find(({ id }) => id === kind)?.free);
  return Object.fromEntries(
    proposal.facts.flatMap((fact) =>
      fact.kind === 'set' && fact.cell === cells.supply && !free.some(({ id }) => id === fact.key)
        ? [[fact.key, fact.value]]
        : [],
    ),
  );
};

/** The determination of the turn: "mark status" on the map, and the form as it opens. */
const supplyMark: Agreement = {
  id: 'supply-mark',
  rule: '6.12',
  readers: ['map: mark status', 'form supply-mark'],
  check: (at) => {
    const shown = at.game.map?.judges[0]?.freeze?.([], at.around);
    if (!shown?.ok) return undefined;
    return { says: [suppliesSet(at, shown), suppliesSet(at, at.form('supply-mark'))] };
  },
};

export const leningradAgree: Agreements = { things: inventedBoard, pairs: [supplyMark] };
