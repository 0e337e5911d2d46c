import { msg } from '../../words/message.ts';
import { gridOf } from '../grid.ts';
import type { SheetSpec } from '../sheet.ts';

const no = msg('kit.sheet.separator');
/** An invented map of no game: all its words are one and the same. */
export const plainSpec: SheetSpec = {
  id: 'map',
  msg: no,
  about: no,
  terrains: [
    { key: 'clear', msg: no, look: 'clear', letter: 'c' },
    { key: 'forest', msg: no, look: 'forest', letter: 'f' },
    { key: 'swamp', msg: no, look: 'swamp', letter: 's' },
    { key: 'city', msg: no, look: 'majorCity', letter: 'M' },
  ],
  sides: [
    { key: 'river', msg: no, look: 'river' },
    { key: 'lake', msg: no, look: 'lake' },
    { key: 'bridge', msg: no, look: 'bridge' },
  ],
  links: [
    { key: 'road', msg: no, look: 'road' },
    { key: 'rail', msg: no, look: 'rail' },
    { key: 'sea', msg: no, look: 'sea' },
  ],
  features: [
    { key: 'source', msg: no, look: 'sourceAxis' },
    { key: 'westEdge', msg: no, look: 'westEdge' },
  ],
  boxes: [
    { key: 'offMap', msg: no },
    { key: 'sea', msg: no },
  ],
  names: ['Smolensk'],
  labels: [{ key: 'A', msg: no }],
  presets: [{ id: 'plain', msg: no, grid: gridOf(60, 30), sure: false }],
};
