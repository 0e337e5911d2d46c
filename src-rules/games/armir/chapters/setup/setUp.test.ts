import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { speaker } from '#shared/say.ts';
import { armir } from '../../index.ts';
import { type Drawing, draw, type Scene, scene } from '../../testing/drawn.ts';
import { fieldOf } from '../map/field.ts';
import { setUpPath } from '../sequence/sequence.ts';
import { axisSetUp, sovietSetUp } from './setUp.ts';
import { setUpStatus } from './status.ts';
import { setUpTools } from './tool.ts';

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
const unit = (id: string, name: string, values: RosterUnit['values']): RosterUnit => ({ id, name, values });
const foot = (id: string, formation: string, division: string) =>
  unit(id, division, { kind: 'combat', nation: 'ITA', formation, division, cp: '5 3', mp: 6 });
const axis: readonly RosterUnit[] = [
  foot('tri', 'alpine', 'Tridentina'),
  foot('jul', 'alpine', 'Julia'),
  foot('vic', 'alpine', 'Vicenza'),
  foot('cos', 'ii', 'Cosseria'),
  foot('pas', 'xxxv', 'Pasubio'),
  foot('sfo', 'xxix', 'Sforzesca'),
  unit('cro', 'Leg. Croata', { kind: 'combat', nation: 'CRO', formation: 'army', cp: '4 2' }),
  unit('guns', 'Julia Art.', { kind: 'artillery', nation: 'ITA', formation: 'alpine', division: 'Julia' }),
  unit('alpine-hq', 'CA HQ', { kind: 'hq', formation: 'alpine', range: 6 }),
  unit('heavy', 'CA Art.', { kind: 'heavyArtillery', formation: 'alpine', value: 4 }),
  unit('ii-hq', 'II HQ', { kind: 'hq', formation: 'ii', range: 4 }),
  unit('ii-heavy', 'II Art.', { kind: 'heavyArtillery', formation: 'ii', value: 4 }),
  unit('ii-ta', 'II TA', { kind: 'combat', nation: 'ITA', formation: 'ii', cp: '2' }),
  unit('armir-hq', 'ARMIR HQ', { kind: 'hq', formation: 'army', range: 8 }),
  unit('complementi', 'Complementi', { kind: 'combat', nation: 'ITA', formation: 'army', cp: '2' }),
  unit('aa', 'AA 1', { kind: 'heavyArtillery', formation: 'army', value: 3 }),
  unit('kg1', '27 Pz KG 1', { kind: 'combat', nation: 'GER', formation: 'army', division: '27 Pz', cp: '6 3' }),
  unit('kg2', '27 Pz KG 2', { kind: 'combat', nation: 'GER', formation: 'army', division: '27 Pz', cp: '6 3' }),
  unit('barbo', 'Barbò', { kind: 'combat', nation: 'ITA', formation: 'army', cp: '3' }),
];
const soviet: readonly RosterUnit[] = [
  unit('hq-iii', 'III HQ', { kind: 'hq', army: 'iii', range: 4 }),
  unit('hq-a', 'A HQ', { kind: 'hq', army: 'a', range: 3 }),
  unit('hq-b', 'B HQ', { kind: 'hq', army: 'b', range: 3 }),
  unit('r1', 'Invented 1', { kind: 'combat', army: 'iii', cp: '9 6' }),
  unit('r2', 'Invented 2', { kind: 'combat', army: 'a', cp: '9 6' }),
];
const right = {
  tri: '0601',
  jul: '0602',
  vic: '0502',
  cos: '0603',
  pas: '0604',
  cro: '0605',
  sfo: '0605',
  guns: '0503',
  'alpine-hq': '0203',
  heavy: '0203',
  'ii-hq': '0404',
  'ii-heavy': '0405',
  'ii-ta': '0504',
  'armir-hq': '0107',
  complementi: '0107',
  aa: '0304',
  kg1: '0304',
  kg2: '0405',
  barbo: '0206',
} as const;
const placed = (
  change: { readonly [unit: string]: string } = {},
  over: Partial<Context> = {},
  ground: Drawing = drawing,
): Scene => {
  const at = { ...right, ...change };
  return scene(draw(ground), at, {
    turn: 1,
    place: 't1/set-up/axis-setup',
    rosters: { axis: { id: 'axis', units: axis }, soviet: { id: 'soviet', units: soviet } },
    ...over,
    cells: { at, depot: 'yes', cai: 'ready', ...over.cells },
  });
};
const fieldIn = ({ board, stand, context }: Scene) => fieldOf(board, stand, context);
const wrong = (made: Scene): readonly string[] =>
  axisSetUp(fieldIn(made)).map(({ msg, rule, hex }) => `${rule} ${hex ?? ''} ${say(msg)}`);
const wrongSoviet = (made: Scene): readonly string[] =>
  sovietSetUp(fieldIn(made)).map(({ msg, rule, hex }) => `${rule} ${hex ?? ''} ${say(msg)}`);

it('ARMIR-18a the map is asked of the set-up in its phases, and of neither side any more once the turn has begun', () => {
  const asked = (place: string) => {
    const { board, stand, context } = placed({}, { place });
    const tools = setUpTools.filter(({ when }) => when?.('', board, stand, context) ?? true).map(({ id }) => id);
    // its task counts what the map shows, no longer and no shorter
    expect(setUpStatus('axis')(context) !== undefined).toBe(tools.length > 0);
    return tools;
  };
  const both = ['setup-axis', 'setup-soviet'];
  expect(['', `t1/${setUpPath}/axis-setup`, `t1/${setUpPath}/objectives`].map(asked)).toEqual([both, both, both]);
  expect(['t1/order=short/short/axis-motorised', 't1/supply', 't2/initiative'].map(asked)).toEqual([[], [], []]);
});

describe('the Axis set-up', () => {
  it('ARMIR-18.1a ARMIR-18.1b ARMIR-18.1.1 ARMIR-18.1.2 ARMIR-18.1.3 a set-up by the rules has nothing to look at', () => {
    expect(wrong(placed())).toEqual([]);
  });
  it('ARMIR-18.1a the colour of a strongpoint, every one held, north before south', () => {
    expect(wrong(placed({ cos: '0604', pas: '0603' }))).toEqual([
      '18.1 0604 Cosseria belongs in a strongpoint of its colour: II Corps.',
      '18.1 0603 Pasubio belongs in a strongpoint of its colour: XXXV Corps.',
      '18.1  Cosseria stands north of Pasubio.',
    ]);
    expect(wrong(placed({ tri: '0602' }))).toContain('18.1 0601 Empty front hex.');
    expect(wrong(placed({ tri: '0602', jul: '0601' }))).toContain('18.1  Tridentina stands north of Julia.');
  });
  it('ARMIR-18.1a on a map without strongpoints that is said, and not of every counter that it stands in none', () => {
    const bare = { ...drawing, features: { village: ['0206'], city: ['0208'] }, sides: {} };
    expect(wrong(placed({}, {}, bare)).filter((one) => one.startsWith('18.1 '))).toEqual([
      '18.1  No strongpoint hexes are drawn.',
    ]);
  });
  it('ARMIR-18.1a a division of two units stands where they do on the whole', () => {
    const more = [...axis, foot('cos2', 'ii', 'Cosseria'), foot('jul2', 'alpine', 'Julia')];
    const rosters = { axis: { id: 'axis', units: more }, soviet: { id: 'soviet', units: soviet } };
    const said = wrong(placed({ cos2: '0603', jul2: '0602' }, { rosters }));
    expect(said.filter((one) => one.includes('stands north of'))).toEqual([]);
  });
  it('ARMIR-18.1a on a front that bends to the west, north is still north', () => {
    const bent = { ...drawing, features: { ...drawing.features, 'strongpoint-ii': ['0203'] } };
    const said = (cos: string) => wrong(placed({ cos }, {}, bent)).filter((one) => one.includes('stands north of'));
    expect(said('0203')).toEqual([]);
  });
  it('ARMIR-18.1b guns behind the line beside their division, HQs west of it with all their corps in range', () => {
    expect(wrong(placed({ guns: '0302' }))).toEqual(['18.1 0302 Julia Art. belongs beside a unit of its division.']);
    expect(wrong(placed({ guns: '0602' }))).toContain('18.1 0602 Julia Art. belongs behind the line.');
    expect(wrong(placed({ 'ii-hq': '0804' }))).toContain('18.1 0804 II HQ belongs west of the strongpoints.');
    expect(wrong(placed({ 'ii-hq': '0108' }))).toContain('18.1 0603 Cosseria is out of range of II HQ.');
  });
  it('ARMIR-18.1.1 Alpine HQ and heavy artillery at Rossosh, Vicenza beside Julia and in no strongpoint', () => {
    expect(wrong(placed({ heavy: '0303' }))).toEqual(['18.1.1 0303 CA Art. begins at Rossosh.']);
    expect(wrong(placed({ vic: '0202' }))).toEqual(['18.1.1 0202 Vicenza belongs beside a unit of Julia.']);
    expect(wrong(placed({ vic: '0602' }))).toEqual(['18.1.1 0602 Vicenza does not begin in a strongpoint.']);
  });
  it('ARMIR-AMB-62 at Rossosh the heavy artillery of the Alpine Corps alone, or that of every corps', () => {
    expect(wrong(placed({}, { options: { amb62: 'alpine' } }))).toEqual([]);
    expect(wrong(placed({}, { options: { amb62: 'all' } }))).toContain('18.1.1 0405 II Art. begins at Rossosh.');
  });
  it('ARMIR-18.1.2 everybody else of a corps within a hex of its HQ, outside the strongpoints', () => {
    expect(wrong(placed({ 'ii-ta': '0604' }))).toEqual([
      '18.1.2 0604 II TA belongs within one hex of II HQ.',
      '18.1.2 0604 II TA does not begin in a strongpoint.',
    ]);
  });
  it('ARMIR-18.1.3 army units: Starobel’sk, one of a kind to an HQ, Barbò on its railway, depot and aircraft', () => {
    expect(wrong(placed({ complementi: '0108' }))).toEqual(['18.1.3 0108 Complementi begins at Starobel’sk.']);
    // both KGs beside the same HQ and no other
    expect(wrong(placed({ kg1: '0405' }))).toEqual(['18.1.3  No more than one to an HQ: KG of 27 Pz.']);
    expect(wrong(placed({ aa: '0109' }))).toContain(
      '18.1.3 0109 AA 1 belongs within one hex of an HQ: Alpine Corps, II or XXXV.',
    );
    expect(wrong(placed({ barbo: '0208' }))).toEqual([
      '18.1.3 0208 Barbò begins in a city or village on the railway from Rossosh to Millerovo.',
    ]);
    expect(wrong(placed({ barbo: '0205' }))).toHaveLength(1);
    expect(wrong(placed({}, { cells: { at: right, depot: 'no', cai: 'ready' } }))).toEqual([
      '18.1.3  Depot and CAI aircraft begin at Kantemirovka.',
    ]);
    const { barbo: _, ...most } = right;
    expect(wrong(placed({}, { cells: { at: most, depot: 'yes', cai: 'ready' } }))).toEqual([
      '18.1  Not placed yet: Barbò.',
    ]);
  });
});

describe('the Soviet set-up', () => {
  const own = { 'hq-iii': '0902', 'hq-a': '0905', 'hq-b': '0908', r1: '0702', r2: '0705' };
  it('ARMIR-18.2 HQs on their hexes, units east of the line within range, every facing hex held or in a zone', () => {
    const made = placed(own);
    // zones do not cross strongpoints, but cover the far side of the line
    expect(wrongSoviet(made)).toEqual([]);
    expect(wrongSoviet(placed({ ...own, 'hq-a': '0904' }))).toContain('18.2 0904 A HQ begins in 0905.');
    expect(wrongSoviet(placed({ ...own, r2: '1201' }))).toContain('18.2 1201 Invented 2 is out of range of A HQ.');
    expect(wrongSoviet(placed({ ...own, r2: '1201' }))).toContain(
      '18.2 0705 Front hex neither held nor in a Soviet zone.',
    );
    expect(wrongSoviet(placed({ ...own, r2: '0406' }))).toContain(
      '18.2 0406 Invented 2 belongs east of the strongpoints.',
    );
  });
  it('ARMIR-18.2 into the Čir box only units of III Army', () => {
    const cir = (id: string) =>
      wrongSoviet(placed(own, { cells: { at: { ...right, ...own }, cirUnits: { [id]: 'yes' } } }));
    expect(cir('r1')).not.toContain('16.1  Invented 1: only units of III Army go into the Čir box.');
    expect(cir('r2')).toContain('16.1  Invented 2: only units of III Army go into the Čir box.');
  });
});
