import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, marks, rosters, type SideId } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { at as from, refusal } from '../../testing/at.ts';
import { draw, scene } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';
import { map } from '../../testing/map.ts';
import { attackCalculator } from '../combat/attack/calculator.ts';

/** 15.14 to 15.33: whose points may help, said alike by the attack, the actions, the lists and the command line. */

const op = 't3/ops#2/op/kind=mobile/mobile';
type Cells = Context['cells'];
const here = (place: string, over: Cells = {}, more: Partial<Context> = {}): Context =>
  from({ turn: 3, place, ...more, cells: over }, inventedThings);
const recovering = (at: { readonly [id: string]: string }, over: Cells = {}): Context =>
  here('t3/reorganisation/recovery', {
    [cells.disrupted]: { 'pz-1': 'yes', 'army-guns': 'yes' },
    [cells.at]: at,
    ...over,
  });
const recovery = (hq: string, context: Context, unit = 'Invented pz-1') =>
  refusal('recovery', { unit, hq, die: 7 }, context);
const offers = (action: string, field: string, context: Context, beside: JsonObject = {}): readonly string[] => {
  const found = game.actions.find(({ id }) => id === action)?.fields[field];
  return found?.kind === 'text' ? (found.offers?.(context, beside) ?? []).map(({ name }) => name) : ['no field'];
};
const offered = (context: Context, unit: string) => offers('recovery', 'hq', context, { unit });
/** The chance of every row with every aid, as the list of checks has it: '' where it cannot help. */
const listed = (context: Context): readonly (readonly string[])[] => {
  const calc = game.calculators.find(({ id }) => id === 'list-checks');
  const input = calc?.parse({}, context);
  if (!calc || !input?.ok) throw new Error('no list');
  const panel = calc.panel(input.value, context, []);
  if (panel.kind !== 'value') throw new Error('no list');
  return (panel.grids?.[0]?.rows ?? []).map(({ cells: row }) =>
    row.slice(1).map(({ value }) => (value.id === 'rtl.act.noAid' ? '' : 'helps')),
  );
};

describe('recovery', () => {
  it('15.14 RTL-15.15 RTL-15.34: an HQ helps units of its formation within 4 hexes', () => {
    expect(recovery('Invented hq-1', recovering({ 'pz-1': '2214', 'hq-1': '2218' }))).toBeUndefined();
    expect(recovery('Invented hq-1', recovering({ 'pz-1': '2214', 'hq-1': '2219' }))).toBe('15.15');
    expect(recovery('Invented hq-2', recovering({ 'pz-1': '2214', 'hq-2': '2214' }))).toBe('15.14');
    // an army unit belongs to nobody while no formation acts
    expect(recovery('Invented hq-1', recovering({}), 'Invented army-guns')).toBe('15.14');
    expect(recovery('Invented leader', recovering({}), 'Invented army-guns')).toBeUndefined();
  });
  it('RTL-5.27 RTL-15.25: a leader helps on the map, within his range, and not from a box', () => {
    expect(recovery('Invented leader', recovering({ 'pz-1': '2214', leader: 'pool' }))).toBe('5.27');
    expect(recovery('Invented leader', recovering({ 'pz-1': '2214', leader: '2222', 'hq-1': '2214' }))).toBeUndefined();
    expect(recovery('Invented leader', recovering({ 'pz-1': '2214', leader: '2223', 'hq-1': '2214' }))).toBe('15.25');
  });
  it('16.32: Arko helps artillery’s coordination alone', () => {
    const arko = { id: 'arko', name: 'Invented arko', values: { kind: 'hq', traits: ['arko'], commandPoints: 1 } };
    const context = recovering({});
    const german = { id: 'german', units: [...(context.rosters.german?.units ?? []), arko] };
    expect(recovery('Invented arko', { ...context, rosters: { ...context.rosters, german } })).toBe('16.32');
  });
  it('RTL-P10: whom the form offers and the list counts on are those who may', () => {
    const near = recovering({ 'pz-1': '2214', 'hq-1': '2218', leader: '2214' });
    const far = recovering({ 'pz-1': '2214', 'hq-1': '2219', leader: 'pool' });
    expect(offered(near, 'Invented pz-1')).toEqual(['Invented hq-1', 'Invented leader']);
    expect(offered(far, 'Invented pz-1')).toEqual([]);
    const helped = (context: Context) => listed(context).some((row) => row.includes('helps'));
    expect(helped(recovering({ 'pz-1': '2214', 'hq-1': '2218', leader: 'pool' }))).toBe(true);
    expect(helped(far)).toBe(false);
  });
  it('RTL-P10: nothing is made up for a unit whose ER nobody typed', () => {
    const context = recovering({});
    const units = (context.rosters.german?.units ?? []).map((one) =>
      one.id === 'pz-1' ? { ...one, values: { ...one.values, er: null } } : one,
    );
    const calc = game.calculators.find(({ id }) => id === 'list-checks');
    const bare = { ...context, rosters: { ...context.rosters, german: { id: 'german', units } } };
    const rows: JsonObject = { use: 'recovery', units: [{ name: 'Invented pz-1', er: 0 }] };
    const input = calc?.parse(rows, bare);
    if (!calc || !input?.ok) throw new Error('no list');
    expect(calc.panel(input.value, bare, []).says.id).toBe('rtl.act.answer.noEr');
  });
});

describe('von Manstein in the enemy’s sequence', () => {
  const places = { 'rifle-1': '4605', 'hq-1': '4604', leader: '4612', 'rifles-1': '4606', 'guns-1': '4603' };
  const turns = (active: SideId, option?: string): Context => {
    const made = scene(draw({ rows: [42, 50], columns: [1, 14] }), places, {
      place: `${op}/reaction`,
      turn: 3,
      cells: { [cells.at]: places, [cells.active]: active, [cells.acting]: active === 'soviet' ? 'Red' : 'Blue' },
      ...(option ? { options: { amb45: option } } : {}),
      marks: { [marks.declared]: { '4605': { value: { side: 'soviet', units: ['rifles-1'] } } } },
    });
    return made.context;
  };
  /** In the attack, in the action that books points, in a try to stand fast. */
  const answers = (context: Context) => {
    const found = game.fights?.(context).find(({ calc }) => calc === 'attack')?.input;
    const rows = (found?.german ?? []) as readonly JsonObject[];
    const german = rows.map((row) =>
      row.id === 'leader' ? { ...row, spend: 'artillery' } : row.kind === 'artillery' ? { ...row, part: true } : row,
    );
    const input = attackCalculator.parse({ ...found, german }, context);
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    const barred = attackCalculator
      .panel(input.value, context, [])
      .hints.filter(({ msg }) => msg.id === 'rtl.attack.hint.barred')
      .filter(({ rule }) => rule.startsWith('15.'))
      .map(({ rule }) => rule);
    const stand = { hex: '4605', helper: 'Invented leader', strongpoint: true, face: 5 };
    return [
      rows.some(({ id }) => id === 'leader') ? barred[0] : 'absent',
      refusal('command-points', { unit: 'Invented leader', use: 'artillery' }, context),
      refusal('no-retreat', stand, context),
    ];
  };
  it('RTL-15.25 RTL-AMB-45: he helps as leaders may, or in his own alone; attack, action and reaction say the same', () => {
    expect(answers(turns('soviet'))).toEqual([undefined, undefined, undefined]);
    expect(answers(turns('soviet', 'own'))).toEqual(['15.25', '15.25', '15.25']);
  });
  it('RTL-15.25: nine hexes from every HQ he helps nobody, whoever acts', () => {
    const away = { ...turns('soviet'), cells: { ...turns('soviet').cells, [cells.at]: { ...places, leader: '4613' } } };
    expect(refusal('command-points', { unit: 'Invented leader', use: 'artillery' }, away)).toBe('15.25');
  });
  it('RTL-15.25: Voroshilov reaches 4 hexes, for the record as for the attack', () => {
    const chief = { id: 'chief', name: 'Invented chief', values: { kind: 'leader', commandPoints: 2 } };
    const base = here(`${op}/combat`, {
      [cells.active]: 'soviet',
      [cells.acting]: 'Red',
      [cells.at]: { chief: '2030', 'hq-2': '2030' },
    });
    const soviet = { id: 'soviet', units: [...(base.rosters.soviet?.units ?? []), chief] };
    const context = { ...base, rosters: { ...base.rosters, soviet } };
    const points = (hex: string) => refusal('command-points', { unit: 'Invented chief', use: 'units', hex }, context);
    expect([points('2034'), points('2025')]).toEqual([undefined, '15.25']);
  });
});

describe('divisions that act as one', () => {
  const rifle = (id: string, formation: string, over: JsonObject = {}) => ({
    id,
    name: `Invented ${id}`,
    values: { kind: 'combat', formation, class: 'foot', attack: 4, defence: 4, er: 5, ...over },
  });
  const things = {
    rosters: {
      ...inventedThings.rosters,
      [rosters.soviet]: {
        id: rosters.soviet,
        units: [
          rifle('one-180', '180 Rifle'),
          rifle('two-182', '182 Rifle', { class: 'mot' }),
          rifle('other', '84 Rifle'),
          {
            id: 'hq-183',
            name: 'Invented hq-183',
            values: { kind: 'hq', formation: '183 Rifle', commandPoints: 2, defence: 1 },
          },
        ],
      },
      [rosters.markers]: {
        id: rosters.markers,
        units: [
          { id: 'am-180', name: 'Invented am-180', values: { side: 'soviet', formations: '180 Rifle', value: 1 } },
          { id: 'am-182', name: 'Invented am-182', values: { side: 'soviet', formations: '182 Rifle', value: 1 } },
        ],
      },
    },
  };
  const moving = (over: Cells = {}): Context =>
    from(
      {
        turn: 3,
        place: `${op}/movement`,
        cells: { [cells.active]: 'soviet', [cells.acting]: '180 Rifle', [cells.sequence]: 'mobile', ...over },
      },
      things,
      'manstein',
    );
  it('RTL-S5.22 RTL-S6.23: they attack, are helped, and count as acting under any of their names', () => {
    const declares = (units: string, context = moving()) => refusal('declare', { hex: '5529', units }, context);
    expect([declares('Invented two-182'), declares('Invented other')]).toEqual([undefined, '7.21']);
    const points = { unit: 'Invented hq-183', use: 'units', formation: '180 Rifle' };
    expect(refusal('command-points', points, moving())).toBeUndefined();
    expect(refusal('command-points', { ...points, formation: '84 Rifle' }, moving())).toBe('15.14');
    expect(refusal('command-points', { unit: 'Invented hq-183', use: 'army' }, moving())).toBeUndefined();
    const shown = game.questions?.find(({ id }) => id === 'activation');
    expect(shown === undefined || shown.answer({}, moving()).ok).toBe(true);
  });
  it('RTL-S5.22 RTL-7.32: their markers are of one formation, and are not combined', () => {
    const context = {
      ...moving({ [cells.markers]: { 'am-180': 'pool', 'am-182': 'cup' }, [cells.active]: '', [cells.acting]: '' }),
      place: 't3/ops#2/op/activation',
    };
    const pair = { shown: 'Invented am-182', hidden: 'Invented am-180', die: 9 };
    expect(refusal('combine', pair, context)).toBe('7.32');
    expect(refusal('combine', pair, { ...context, scenario: 'soltsy' })).not.toBe('7.32');
  });
});

describe('combining formations', () => {
  it('RTL-15.33 RTL-5.27: a leader in a box adds nothing to the die', () => {
    const things = {
      rosters: {
        ...inventedThings.rosters,
        [rosters.markers]: {
          id: rosters.markers,
          units: ['Blue', 'Green'].map((formations) => ({
            id: formations,
            name: formations,
            values: { side: 'german', formations, value: 1 },
          })),
        },
      },
    };
    const context = (leader: string) =>
      from(
        {
          turn: 3,
          place: 't3/ops#2/op/activation',
          cells: { [cells.markers]: { Blue: 'pool', Green: 'cup' }, [cells.at]: { leader }, [cells.first]: 'german' },
        },
        things,
      );
    const combine = (leader: string) =>
      refusal('combine', { shown: 'Green', hidden: 'Blue', die: 5, leader: 'Invented leader' }, context(leader));
    expect([combine('2214'), combine('pool')]).toEqual([undefined, '5.27']);
    expect([offers('combine', 'leader', context('2214')), offers('combine', 'leader', context('pool'))]).toEqual([
      ['Invented leader'],
      [],
    ]);
  });
});

describe('close air support', () => {
  it('RTL-13.14: any HQ of the side near the target lets aircraft fly, of whatever formation, listed or not', () => {
    const block = draw({ rows: [42, 50], columns: [1, 14] });
    const flying = (hq2: string) => {
      const places = { 'pz-1': '4605', 'rifles-1': '4606', 'hq-1': '4605', 'hq-2': hq2 };
      const green = { id: 'hq-3', name: 'Invented hq-3', values: { kind: 'hq', formation: 'Green', defence: 1 } };
      const disrupted = { [cells.disrupted]: { 'hq-1': 'yes' } };
      const at = { 'pz-1': places['pz-1'], 'rifles-1': places['rifles-1'], 'hq-1': places['hq-1'], 'hq-3': hq2 };
      const base = scene(block, at, { cells: { [cells.at]: at, ...disrupted } });
      const german = { id: 'german', units: [...(base.context.rosters.german?.units ?? []), green] };
      const context = { ...base.context, rosters: { ...base.context.rosters, german } };
      const filled = map.fight?.({ target: '4606', attackers: ['pz-1'], side: 'german' }, base.board, context)?.input;
      const plane = { id: 'stuka', kind: 'air', cas: 2, er: 7 };
      const rows = (filled?.german ?? []) as readonly JsonObject[];
      const input = attackCalculator.parse({ ...filled, german: [...rows, plane] }, context);
      if (!input.ok) throw new Error(JSON.stringify(input.troubles));
      const hints = attackCalculator.panel(input.value, context, []).hints;
      return hints.filter(({ rule }) => rule === '13.14').length;
    };
    // in a box it is near nothing
    expect([flying('4608'), flying('4613'), flying('reserve')]).toEqual([0, 1, 1]);
  });
});
