import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { armir } from '../../../index.ts';
import { type Drawing, draw, scene } from '../../../testing/drawn.ts';
import { groundOf } from '../ground.ts';
import { sheetNotes } from './drawing.ts';

/** The set-up of section 18 on an invented front of five hexes; counters and values are invented but for names. */
const say = speaker('en', [armir.text.en]);
const hexes = ['0601', '0602', '0603', '0604', '0605'] as const;
const drawing: Drawing = {
  columns: [1, 12],
  rows: [1, 9],
  features: {
    'strongpoint-alpine': ['0601', '0602'],
    'strongpoint-ii': ['0603'],
    'strongpoint-xxxv': ['0604'],
    'strongpoint-xxix': ['0605'],
    village: ['0206'],
    city: ['0208'],
  },
  sides: {
    strongpoint: hexes.flatMap((hex) => [
      [hex, `07${hex.slice(2)}`] as const,
      [hex, `07${String(Number(hex.slice(2)) + 1).padStart(2, '0')}`] as const,
    ]),
  },
  links: { rail: [['0203', '0204', '0205', '0206', '0207']] },
  names: { '0203': 'Rossosh', '0207': 'Millerovo', '0107': 'Starobelsk', '0109': 'Kantermikova' },
  labels: { '0902': 'HQ iii', '0905': 'HQ a', '0908': 'HQ b' },
};

describe('the sheet', () => {
  const notes = (drawn: Drawing): readonly string[] => {
    const made = scene(draw(drawn), {});
    return sheetNotes(groundOf(made.board)).map(({ msg, hex }) => `${hex ?? ''} ${say(msg)}`.trim());
  };
  const whole: Drawing = {
    ...drawing,
    features: {
      ...drawing.features,
      sourceA: ['0101'],
      sourceC: ['0401'],
      sourceSoviet: ['1205'],
      northEdge: ['0401'],
      exit: ['1009'],
      star: ['0801', '0803', '0805'],
      village: ['0206', '0801', '0803'],
      city: ['0208', '0805'],
    },
    links: { ...drawing.links, railAB: [['0202', '0203']] },
    names: {
      ...drawing.names,
      '0801': 'Kazanskaja',
      '0803': 'Pavlovsk',
      '0805': 'Verkhniy Mamon',
      '1007': 'Bokovskaja',
    },
  };
  it('ARMIR-T6 a whole map has nothing to look at', () => {
    expect(notes(whole)).toEqual([]);
  });
  it('ARMIR-T6 sources, strongpoints and their sides, railways, stars and names are looked over', () => {
    expect(notes({ columns: [1, 3], rows: [1, 3] })).toEqual([
      'No Axis supply source is drawn.',
      'No Soviet supply source is drawn.',
      'Not named yet: Kantemirovka, Millerovo, Rossosh, Bokovskaya, Starobel’sk, Kazanskaja, Pavlovsk, Verkhniy Mamon.',
      'No hex of the north edge is marked.',
      'No exit to the airports is marked.',
      'Source C is not marked: reinforcements enter there.',
      'The railway from A to B is not drawn as such.',
      'No strongpoint hexes are drawn.',
    ]);
    const sides = { strongpoint: [...(whole.sides?.strongpoint ?? []), ['1003', '1004'] as const] };
    expect(notes({ ...whole, sides })).toEqual(['1003 Strongpoint hexside without a strongpoint hex.']);
    const lone = { ...whole.features, 'strongpoint-ii': ['0603', '1006'] };
    expect(notes({ ...whole, features: lone })).toEqual(['1006 Strongpoint hex without a strongpoint hexside.']);
    expect(
      notes({
        ...whole,
        links: {
          ...whole.links,
          rail: [
            ['0203', '0204', '0205', '0206', '0207'],
            ['1001', '1002'],
          ],
        },
      }),
    ).toEqual(['1001 The railways are 2 separate parts.']);
    expect(notes({ ...whole, features: { ...whole.features, star: ['0801', '0803', '0805', '1105'] } })).toEqual([
      '1105 A star lies on a village (1) or a city (2), not both.',
    ]);
    expect(
      notes({ ...whole, features: { ...whole.features, city: ['0208'], village: ['0206', '0801', '0803', '0805'] } }),
    ).toEqual(['Kazanskaja, Pavlovsk and Verkhniy Mamon are worth 3; the Soviet starts with 4 PS.']);
  });
});
