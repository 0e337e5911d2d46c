import type { CellSpec } from '#rules/kit/game/specs.ts';
import { mapCells } from '../../ids.ts';
import { msg } from './msg.ts';

const anyPiece = { pattern: '^[\\w.:#-]{1,64}$', hint: msg('pgg.piece.hint') };

const counters = { group: msg('pgg.group.counters') };

/** Where counters stand, and what is known of single ones. */
export const counterCells: readonly CellSpec[] = [
  { id: mapCells.at, msg: msg('pgg.cell.at'), rule: '3.1', kind: 'text', keys: anyPiece, ...counters },
  { id: mapCells.tried, msg: msg('pgg.cell.tried'), rule: '12.2', kind: 'text', keys: anyPiece, ...counters },
  {
    id: mapCells.allowance,
    msg: msg('pgg.cell.allowance'),
    rule: '3.4',
    kind: 'count',
    min: 0,
    max: 30,
    keys: anyPiece,
    ...counters,
  },
];
