import { describe, expect, it } from 'vitest';
import { kitEnglish as en } from '../words/catalogue/english.ts';
import { isList, type Msg, type MsgValue, msg } from '../words/message.ts';
import { boardOf } from './board.ts';
import { describeHex } from './describeHex.ts';
import { gridOf } from './grid.ts';
import type { Sheet, SheetSpec } from './sheet.ts';
import { plainSpec } from './testing/spec.ts';

const kinds = <K extends { readonly key: string }>(list: readonly K[]) =>
  list.map((kind) => ({ ...kind, msg: msg(`test.${kind.key}`) }));
const spec: SheetSpec = {
  ...plainSpec,
  terrains: kinds(plainSpec.terrains),
  sides: kinds(plainSpec.sides),
  links: kinds(plainSpec.links),
  features: kinds(plainSpec.features),
  boxes: kinds(plainSpec.boxes),
  labels: kinds(plainSpec.labels),
};

const sheet: Sheet = {
  grid: gridOf(4, 4),
  hexes: {
    '0202': { terrain: 'forest', features: ['westEdge', 'source'], name: 'Smolensk', labels: ['A', '7'] },
    '0201': { terrain: 'clear' },
    '0203': { terrain: 'clear' },
    '0302': { terrain: 'city' },
  },
  sides: { '0201/0202': ['river', 'bridge'], '0202/0302': ['river'], '0202/0203': ['river'], '0102/0202': ['lake'] },
  links: { '0202/0302': ['road'], '0202/0203': ['rail', 'road'] },
  boxes: {
    off: {
      name: 'West',
      kind: 'offMap',
      features: ['source'],
      links: [
        { to: '0202', link: 'rail' },
        { to: '0201', link: 'rail' },
      ],
    },
  },
};

/** English, with the key of a kind for its word. */
const read = (value: MsgValue | undefined): string => {
  if (value === undefined) return '?';
  if (typeof value === 'number') return String(value);
  if (isList(value)) return new Intl.ListFormat('en-GB').format(value.map(read));
  if ('name' in value) return value.name;
  if (value.id.startsWith('test.')) return value.id.slice(5);
  const says: Readonly<Record<string, string>> = en.says;
  return (says[value.id] ?? '?').replace(/\{\{(\w+)(?:\.and)?\}\}/g, (_, key: string) => read(value.p?.[key]));
};
const said = (id: string): string =>
  describeHex(boardOf(sheet, spec), id)
    .map((part: Msg) => read(part))
    .join(', ');

describe('a hex in words', () => {
  it('number, name, terrain, features, labels, links and sides with their directions', () => {
    expect(said('0202')).toBe(
      'Hex 0202, Smolensk, forest, source, westEdge, A, 7, road to the north-east and south, rail to the south, rail to West, ' +
        'river on the north, north-east and south, lake on the north-west, bridge on the north',
    );
    expect(said('0201')).toBe('Hex 0201, clear, rail to West, river on the south, bridge on the south');
  });
  it('not drawn, off the grid, a box', () => {
    expect(said('0102')).toBe('Hex 0102, not drawn, lake on the south-east');
    expect(said('0901')).toBe('');
    expect(said('off')).toBe('West, offMap, source, rail to 0202 and 0201');
    expect(said('constructor')).toBe('');
  });
});
