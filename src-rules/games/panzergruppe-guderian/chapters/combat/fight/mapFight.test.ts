import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { contendersAt, holdsAlone } from '#rules/kit/game/contenders.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { mixOf, reach, table } from '../../../testing/at.ts';
import { draw, ratings, scene, verdict } from '../../../testing/draw.ts';
import { figure, panelOf, playOut } from '../../../testing/fights.ts';
import { map } from '../../../testing/gameMap.ts';
import { attack } from './attack.ts';
import { overrun } from './overrun.ts';

/** From the map into the calculators. Strengths are invented, but for the infantry's and the rulebook's examples. */
const rosters: Context['rosters'] = {
  ...ratings({ Lukin: 3 }),
  german: {
    id: 'german',
    units: [
      ...['12pz-1', '12pz-2', '12pz-3'].map((id, i) => ({
        id,
        name: id,
        values: { type: i === 0 ? 'panzer' : 'grenadier', division: '12 Pz', steps: '2-2-10 1-1-10' },
      })),
    ],
  },
};

const sheet = draw({
  columns: [1, 12],
  rows: [5, 12],
  terrain: { forest: ['0808'], majorCity: ['0608'] },
  rivers: [['0807', '0808']],
  lakes: [['0708', '0808']],
  east: ['1208'],
});

const fight = (of: ReturnType<typeof scene>, target: string, attackers: readonly string[], side = 'german') =>
  map.fight?.({ target, attackers, side }, of.board, of.context);

const rowsOf = (input: JsonObject | undefined, side: string): readonly JsonObject[] => {
  const rows = input?.[side];
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [];
};

const row = (input: JsonObject | undefined, side: string, id: string) =>
  rowsOf(input, side).find((one) => one.id === id);

describe('an attack on a hex', () => {
  const pieces = {
    '6inf': '0807',
    '26inf': '0908',
    '5inf': '0708',
    '12pz-1': '0908',
    'rifle#1': '0808',
    Lukin: '0808',
  };

  it('PGG-9.21 PGG-9.31 PGG-9.32 defenders of the hex, its terrain, each attacker over his own hexside', () => {
    const here = scene(sheet, pieces, { rosters });
    const made = fight(here, '0808', ['6inf', '26inf']);
    expect(made?.calc).toBe('attack');
    expect(made?.input).toMatchObject({ attacker: 'german', target: '0808', forest: true, majorCity: false });
    expect(row(made?.input, 'german', '6inf')).toMatchObject({
      across: 'river',
      hex: '0807',
      steps: '9-7 4-7 2-7 1-7',
    });
    expect(row(made?.input, 'german', '26inf')).toMatchObject({ across: 'land', type: 'infantry' });
    expect(rowsOf(made?.input, 'soviet').map(({ id }) => id)).toEqual(['rifle#1', 'Lukin']);
    // who stands beside and stays out is in the hex all the same (7.3)
    expect(row(made?.input, 'german', '12pz-1')).toMatchObject({ stays: true });
    expect(row(fight(here, '0808', ['5inf'])?.input, 'german', '5inf')?.across).toBe('lake');
    // the calculator takes it as it is, every field in its place
    expect(attack.parse(made?.input ?? {})).toEqual({ ok: true, value: made?.input });
    const panel = panelOf(attack, made?.input ?? {}, here.context);
    expect(figure(panel, 'attack')).toBe(18);
  });

  it('PGG-9.11 only units beside the hex, and only against somebody', () => {
    const here = scene(sheet, { ...pieces, '35inf': '0505' }, { rosters });
    expect(fight(here, '0808', ['35inf'])).toBeUndefined();
    expect(fight(here, '0809', ['6inf'])).toBeUndefined();
    expect(fight(here, '2020', ['6inf'])).toBeUndefined();
    expect(rowsOf(fight(here, '0808', ['6inf', '35inf'])?.input, 'german').map(({ id }) => id)).toEqual(['6inf']);
  });

  it('PGG-9.14 PGG-9.85 who has attacked, or advanced, begins outside it; whose phase it is does not attack himself', () => {
    const marks = { attacked: { '6inf': { value: { side: 'german' } } }, advanced: { '26inf': { value: {} } } };
    const place = 't3/ger/combat';
    const { board, context } = scene(sheet, pieces, { rosters, marks, turn: 3, place });
    const stand = map.stateOf(board, context);
    const { may, aside } = contendersAt(map, '0808', board, stand, context);
    expect(may.map(({ id }) => id)).toContain('6inf');
    expect(Object.entries(aside).map(([id, { rule }]) => [id, rule])).toEqual([
      ['6inf', '9.14'],
      ['26inf', '9.85'],
      ['5inf', '6.7'],
    ]);
    // a hex where nobody stands is fought for by nobody
    expect(contendersAt(map, '0809', board, stand, context)).toMatchObject({ holders: [], may: [], cannot: [] });
    const alone = (hex: string, who: string) => holdsAlone(stand, hex, { who });
    expect([alone('0908', 'german'), alone('0908', 'soviet'), alone('0505', 'german')]).toEqual([true, false, false]);
  });

  it('PGG-7.3 PGG-A10 a division of which a regiment stays out: presence decides, or all must attack', () => {
    const whole = { '12pz-1': '0908', '12pz-2': '0908', '12pz-3': '0908', 'rifle#1': '0808' };
    const total = (a10: string) => {
      const here = scene(sheet, whole, { rosters, options: { a10 } });
      const made = fight(here, '0808', ['12pz-1', '12pz-2']);
      return figure(panelOf(attack, made?.input ?? {}, here.context), 'attack');
    };
    expect(total('presence')).toBe(8);
    expect(total('attacking')).toBe(4);
  });

  it('PGG-X06 PGG-12.2 an untried counter brings no strength, one that was shown its own', () => {
    const at = { '6inf': '0807', 'rifle#1': '0808', 'rifle#2': '0808' };
    const here = scene(sheet, at, { cells: { at, tried: { 'rifle#2': '2-3-6' } } });
    const made = fight(here, '0808', ['6inf']);
    expect(row(made?.input, 'soviet', 'rifle#1')).toMatchObject({ untried: true, attack: 0, defence: 0 });
    expect(row(made?.input, 'soviet', 'rifle#2')).toMatchObject({ untried: false, attack: 2, defence: 3, ma: 6 });
  });
});

describe('what a row takes from the map', () => {
  const narrow = draw({ columns: [1, 12], rows: [8, 8], east: ['1208'] });
  const fill = (of: ReturnType<typeof scene>, field: string, piece: string) =>
    map.fills?.({ calc: 'attack', field, piece }, of.board, of.context);

  it('PGG-E15 PGG-11.36 supplied when the phase began, attacking from a hex out of supply: unsupplied for that combat', () => {
    const pieces = { '6inf': '0608', 'rifle#1': '0408' };
    const marked: Context['marks'] = { status: { '6inf': { value: { state: 'supplied' }, until: 't3/ger/movement' } } };
    const here = scene(narrow, pieces, { marks: marked, place: 't3/ger/movement' });
    expect(verdict(here, '6inf').state).toBe('out');
    expect(fill(here, 'german', '6inf')).toMatchObject({ outOfSupply: true, hex: '0608' });
    // and the other way round: the overrun is judged when it is fought, the allowance stays halved
    const back = scene(
      narrow,
      { '6inf': '0308' },
      { marks: { status: { '6inf': { value: { state: 'out' } } } }, place: 't3/ger/movement' },
    );
    expect(fill(back, 'german', '6inf')).toMatchObject({ outOfSupply: false });
  });

  it('PGG-10.35a PGG-6.62 PGG-9.75 Soviet rows take command, supply, disruption and retreat', () => {
    const pieces = { 'rifle#1': '0808', 'rifle#2': '0408', Lukin: '0908', '6inf': '0108' };
    const here = scene(narrow, pieces, { marks: { retreated: { 'rifle#1': { value: { side: 'soviet' } } } } }, [
      'rifle#2',
    ]);
    expect(fill(here, 'soviet', 'rifle#1')).toMatchObject({
      supply: 'supplied',
      retreated: true,
      disrupted: false,
      untried: true,
    });
    expect(fill(here, 'soviet', 'rifle#2')).toMatchObject({ supply: 'none', disrupted: true });
    expect(fill(here, 'soviet', 'Lukin')).toMatchObject({ type: 'leader', rating: 3, supply: 'supplied' });
    const cut = scene(narrow, { ...pieces, '26inf': '1108' });
    expect(fill(cut, 'soviet', 'rifle#1')).toMatchObject({ supply: 'command' });
  });

  it('a row of the other side, a field without units and a piece that does not stand bring nothing', () => {
    const here = scene(narrow, { '6inf': '0608' });
    expect(fill(here, 'soviet', '6inf')).toEqual({});
    expect(fill(here, 'moreHexes', '6inf')).toEqual({});
    expect(fill(here, 'german', '26inf')).toEqual({});
    // off the drawn map it keeps the supply the players said
    const off = fill(scene(narrow, { '6inf': '4040' }), 'german', '6inf');
    expect(off).toMatchObject({ hex: '4040' });
    expect(off).not.toHaveProperty('outOfSupply');
  });

  it('every value fits the rows of attack and overrun', () => {
    const here = scene(
      narrow,
      { '6inf': '0608', 'rifle#1': '0708', Lukin: '0708' },
      { cells: { at: { '6inf': '0608', 'rifle#1': '0708', Lukin: '0708' }, tried: { 'rifle#1': '2-3-6' } } },
    );
    for (const calculator of game.calculators.filter(({ id }) => id === 'attack' || id === 'overrun')) {
      for (const [field, piece] of [
        ['german', '6inf'],
        ['soviet', 'rifle#1'],
        ['soviet', 'Lukin'],
      ] as const) {
        const parsed = calculator.parse({ [field]: [{ id: piece, ...fill(here, field, piece) }] });
        expect([calculator.id, piece, parsed]).toMatchObject([calculator.id, piece, { ok: true }]);
      }
    }
  });
});

describe('an overrun, in a movement phase', () => {
  const at = { place: 't3/ger/movement', turn: 3 };
  it('PGG-6.51 what a unit has walked nobody knows: its points stand there only where even all of them are too few', () => {
    const pieces = { '12pz-1': '0908', '12pz-2': '0908', 'rifle#1': '0808' };
    const made = (state: string, steps = '2-2-10') => {
      const units = ['12pz-1', '12pz-2'].map((id) => ({ id, name: id, values: { type: 'panzer', steps } }));
      const marks = Object.fromEntries(units.map(({ id }) => [id, { value: { state } }]));
      const of = scene(sheet, pieces, {
        ...at,
        rosters: { german: { id: 'german', units } },
        marks: { status: marks },
      });
      const found = fight(of, '0808', ['12pz-1', '12pz-2']);
      return { input: found?.input, not: panelOf(overrun, found?.input ?? {}, of.context).not };
    };
    // two points for the forest, by the ruling that asks for them (A11)
    expect(made('supplied').input).toMatchObject({ mp: 0, entryCost: 4 });
    expect(made('out')).toMatchObject({ input: { mp: 0 }, not: undefined });
    expect(made('out', '2-2-4')).toMatchObject({ input: { mp: 4 }, not: { rule: '6.51' } });
  });

  it('PGG-6.54 PGG-6.62 one stack overruns, and nobody who is disrupted: the others begin outside it', () => {
    const pieces = { '12pz-1': '0908', '12pz-2': '0908', '12pz-3': '0809', 'rifle#1': '0808' };
    const aside = (marks: Context['marks'] = {}) => {
      const { board, context } = scene(sheet, pieces, { ...at, rosters, marks });
      const there = contendersAt(map, '0808', board, map.stateOf(board, context), context);
      return Object.fromEntries(Object.entries(there.aside).map(([id, { rule }]) => [id, rule]));
    };
    expect(aside()).toEqual({ '12pz-3': '6.54' });
    const disrupted = Object.fromEntries(['12pz-1', '12pz-2'].map((id) => [id, { value: { side: 'german' } }]));
    expect(aside({ disrupted })).toEqual({ '12pz-1': '6.62', '12pz-2': '6.62' });
  });

  it('PGG-6.23 infantry is offered no overrun in the mechanized phase, and stays beside those who are', () => {
    const pieces = { '6inf': '0908', '12pz-1': '0908', 'rifle#1': '0808' };
    const made = (place: string, attackers: readonly string[]) =>
      fight(scene(sheet, pieces, { turn: 3, place, rosters }), '0808', attackers);
    expect(made('t3/ger/movement', ['6inf'])?.calc).toBe('overrun');
    expect(made('t3/ger/mech', ['6inf'])).toBeUndefined();
    const both = made('t3/ger/mech', ['6inf', '12pz-1']);
    expect(row(both?.input, 'german', '6inf')).toMatchObject({ stays: true });
    expect(
      panelOf(overrun, both?.input ?? {}, scene(sheet, pieces, { turn: 3, place: 't3/ger/mech', rosters }).context).not,
    ).toBeUndefined();
    // in combat it attacks like all
    expect(made('t3/ger/combat', ['6inf'])?.calc).toBe('attack');
  });

  it('PGG-6.55 PGG-A39 command as it was when the phase began; by the other ruling at the overrun, too', () => {
    const soviet = { place: 't3/sov/movement', turn: 3, rosters };
    const narrow = draw({ columns: [3, 12], rows: [8, 8], east: ['1208'] });
    const pieces = { 'rifle#1': '0708', '6inf': '0608', Lukin: '0908' };
    const refused = (state: string, more: { readonly [piece: string]: string }, a39: string) => {
      const all = { ...pieces, ...more };
      const here = scene(narrow, all, {
        ...soviet,
        options: { a39 },
        cells: { at: all, tried: { 'rifle#1': '4-4-8' } },
        marks: { status: { 'rifle#1': { value: { state } } } },
      });
      const made = fight(here, '0608', ['rifle#1'], 'soviet');
      expect(made?.calc).toBe('overrun');
      return panelOf(overrun, made?.input ?? {}, here.context).not?.rule;
    };
    expect(refused('supplied', {}, 'start')).toBeUndefined();
    expect(refused('none', {}, 'start')).toBe('6.55');
    // in command when the phase began, and not any more
    expect(refused('command', { Lukin: '1208' }, 'start')).toBeUndefined();
    expect(refused('command', { Lukin: '1208' }, 'both')).toBe('6.55');
  });
});

describe('what a recorded fight leaves on the map', () => {
  it('PGG-12.2 PGG-9.62 a counter that was shown keeps its strength, one that is gone leaves the map', () => {
    const played = reach(table(), 't3/ger/combat');
    played.things = { tables: { mixRifle: mixOf('mixRifle', ['0-0-6', 3], ['2-3-6', 10]) } };
    played.write([
      { kind: 'set', cell: 'mapRifle', value: 3 },
      ...['rifle#1', 'rifle#2', 'rifle#3'].map((key) => ({ kind: 'set', cell: 'at', key, value: '0808' }) as const),
    ]);
    const input = {
      german: [{ id: '6inf', attack: 9, hex: '0807' }],
      soviet: [
        { id: 'rifle#1', untried: true, hex: '0808' },
        { id: 'rifle#2', untried: true, hex: '0808' },
        { id: 'typed', untried: true, hex: '0808' },
      ],
      target: '0808',
    };
    // 9 : 6 on a 1 is D1; the defender retreats
    const { at } = playOut(
      attack,
      input,
      { reveal: ['2-3-6', '0-0-6', '2-3-6'], die: 1, defender: 'retreat' },
      played.context,
    );
    expect(at.ask?.id).toBeUndefined();
    const facts = at.done?.ending.facts ?? [];
    expect(facts).toContainEqual({ kind: 'set', cell: 'tried', key: 'rifle#1', value: '2-3-6' });
    // 0-0 is taken off (12.3)
    expect(facts).toContainEqual({ kind: 'set', cell: 'at', key: 'rifle#2', value: null });
    // a row typed into the calculator is nobody on the map
    expect(facts.some((fact) => fact.kind === 'set' && fact.key === 'typed')).toBe(false);
    // 9.14: ticks by the counter's own name
    expect(facts.some((fact) => fact.kind === 'mark' && fact.mark === 'wasAttacked' && fact.key === 'rifle#1')).toBe(
      true,
    );
  });
});

it('PGG-N02 PGG-10.35 who is out of command for want of a rating: the fight says whose, and leads there', () => {
  const attacked = { attacker: 'soviet', soviet: [{ attack: 6, supply: 'none' }], german: [{ defence: 2 }] };
  const ratingsMissing = (typed: Context['rosters']) => {
    const here = scene(draw({ columns: [1, 10], rows: [1, 10] }), { Konev: '0909' }, { rosters: typed }).context;
    return panelOf(attack, attacked, here).missing.filter(({ msg }) => msg.id === 'pgg.missing.ratingOnMap');
  };
  expect(ratingsMissing({})).toMatchObject([{ roster: 'soviet', msg: { p: { unit: { name: 'Konev' } } } }]);
  expect(ratingsMissing(ratings({ Konev: 4 }))).toEqual([]);
});

it('PGG-11.24 where no east edge is drawn the fight says that Soviet supply is as its rows say', () => {
  const pieces = { 'rifle#1': '0908', Lukin: '0909' };
  const row = (id: string) => ({ attacker: 'german', german: [{ attack: 6 }], soviet: [{ id, defence: 2 }] });
  const said = (id: string, east: readonly string[]) =>
    panelOf(attack, row(id), scene(draw({ columns: [1, 10], rows: [1, 10], east }), pieces).context).missing.map(
      ({ msg }) => msg.id,
    );
  expect(said('rifle#1', [])).toContain('pgg.missing.eastEdge');
  expect(said('rifle#1', ['1005'])).not.toContain('pgg.missing.eastEdge');
  // a row that is nobody on the map is as it was typed
  expect(said('typed', [])).not.toContain('pgg.missing.eastEdge');
});

it('PGG-9.11 PGG-9.23 PGG-6.51 who is not beside the hex attacked on the drawn map is named', () => {
  const sheet = draw({ columns: [1, 10], rows: [1, 10], east: ['1005'] });
  const here = scene(sheet, { '6inf': '0505', '26inf': '0506' }, { place: 't3/ger/combat' }).context;
  const said = (target: string, calc = attack) =>
    panelOf(
      calc,
      {
        attacker: 'german',
        german: [
          { id: '6inf', attack: 9, hex: '0505' },
          { id: '26inf', attack: 9, hex: '0506' },
        ],
        soviet: [{ defence: 2, hex: target }],
        target,
      },
      here,
    ).hints.filter(({ msg }) => msg.id === 'pgg.hint.notBeside');
  expect(said('0504')).toMatchObject([{ rule: '9.11', msg: { p: { count: 1 } } }]);
  expect(said('0502')).toMatchObject([{ msg: { p: { count: 2 } } }]);
  // in both hexes' ring, and where the map is not drawn
  expect(said('0605')).toEqual([]);
  expect(said('2020')).toEqual([]);
});
