import type { CellSpec } from '#rules/kit/game/specs.ts';
import { mapCells, rosters } from '../../ids.ts';
import { counterOf } from '../../model/counters.ts';
import { counterMsg } from '../../model/words.ts';
import { msg } from './msg.ts';

/** Units by their names; counters without one as they are numbered: rifle#3. */
const anyPiece = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: msg('pgg.piece.hint'),
  rosters: [rosters.german, rosters.soviet],
  keyLabel: counterMsg,
  parseKey: (text: string) => (counterOf(text.trim()) ? text.trim() : undefined),
};

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
