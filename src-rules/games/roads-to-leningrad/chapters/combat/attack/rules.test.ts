import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { speaker } from '#shared/say.ts';
import { cells } from '../../../ids.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import {
  context,
  fight,
  figure,
  grenadiers,
  gun,
  hints,
  panelOf,
  panzer,
  played,
  ruled,
  unit,
} from '../../../testing/attacks.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { bars, rifles } from '../../../testing/rifles.ts';
import { assaultReasons, crtOf } from '../fight/ground.ts';
import { underOdds } from '../fight/ready.ts';
import { attackCalculator } from './calculator.ts';

const reasons = (raw: object) => assaultReasons(fight(raw)).map(({ msg }) => msg.id.replace('rtl.attack.must.', ''));

describe('the table', () => {
  const raw = { german: [panzer(8, 6), grenadiers(6, 6)], soviet: [rifles(4)] };
  it('RTL-10.32: every reason why the Assault table is mandatory', () => {
    expect(reasons(raw)).toEqual([]);
    expect(reasons({ ...raw, sequence: 'assault', weather: 'rain' })).toEqual(['sequence', 'rain']);
    expect(reasons({ ...raw, german: [grenadiers(6, 6)] })).toEqual(['noArmour']);
    expect(reasons({ ...raw, terrain: ['town', 'hills', 'swamp', 'woods', 'rough', 'village', 'marsh'] })).toEqual([
      'town',
      'hills',
      'swamp',
    ]);
    expect(reasons({ ...raw, strongpoint: true })).toEqual(['strongpoint']);
    const river = { across: 'river' };
    expect(reasons({ ...raw, german: [panzer(8, 6, river), grenadiers(6, 6, river)] })).toEqual(['river']);
    expect(reasons({ ...raw, german: [panzer(8, 6, river), grenadiers(6, 6)] })).toEqual([]);
  });

  it('an attack out of the combat phase of its side is remarked on, and goes on', () => {
    const at = (place: string, active = '') =>
      panelOf(raw, context({ place, cells: active === '' ? {} : { [cells.active]: active } }));
    const combat = 't2/ops#1/op/kind=mobile/mobile/combat';
    for (const panel of [at('t2/strategic/supply'), at(combat, 'soviet')]) {
      expect(panel.hints.find(({ msg }) => msg.id === 'rtl.attack.hint.notNow')).toMatchObject({ against: true });
      expect(panel.not).toBeUndefined();
    }
    for (const panel of [at(''), at(combat), at(combat, 'german')])
      expect(hints(panel)).not.toContain('rtl.attack.hint.notNow');
  });

  it('RTL-9.11 the hex nobody names is the one all defenders stand in; an attacker known to be farther off is warned of', () => {
    const at = (hex: string) => rifles(4, 4, { hex });
    const of = (more: JsonObject, ...soviet: readonly JsonObject[]) => ({
      german: [panzer(8, 6, { hex: '2118' })],
      soviet: [...soviet],
      ...more,
    });
    expect(fight(of({}, at('2117'), rifles(2))).target).toBe('2117');
    expect(fight(of({}, at('2117'), at('2116'))).target).toBe('');
    expect(fight(of({ target: '2214' }, at('2117'))).target).toBe('2214');
    expect(hints(panelOf(of({}, at('2117'))))).not.toContain('rtl.chk.bar.notAdjacent');
    expect(hints(panelOf(of({}, at('2116'))))).toContain('rtl.chk.bar.notAdjacent');
  });

  it('a counter whose reverse nobody typed has one step, and it is said of whom', () => {
    const said = (german: JsonObject) =>
      panelOf({ german: [german], soviet: [rifles(4, 4, { twoSteps: true, defence2: 2 })] }).hints.find(
        ({ msg }) => msg.id === 'rtl.attack.hint.oneSided',
      )?.msg.p;
    expect(said(grenadiers(6, 6, { name: 'Invented' }))?.count).toBe(1);
    expect(said(grenadiers(6, 6, { name: 'Invented', twoSteps: true, attack2: 3 }))).toBeUndefined();
    // of one the list has values of, its sides are typed there
    const [listed] = inventedThings.rosters?.german?.units ?? [];
    expect(said(grenadiers(6, 6, { id: listed?.id ?? '' }))).toBeUndefined();
  });

  it('RTL-10.33: else the attacker chooses', () => {
    expect([crtOf(fight(raw)), crtOf(fight({ ...raw, crt: 'assault' }))]).toEqual(['mobile', 'assault']);
    expect(hints(panelOf(raw))).toContain('rtl.attack.hint.mobile');
    expect(hints(panelOf({ ...raw, weather: 'rain' }))).toContain('rtl.attack.hint.assault');
  });

  it('RTL-10.53a RTL-AMB-06: under 1:4 nothing is rolled: Mobile A2R, Assault A2Rd, or the other way round', () => {
    const weak = { german: [panzer(1, 5)], soviet: [rifles(5)] };
    const text = (raw: object, here = context()) => played(raw, [], here).done?.key;
    expect(text(weak)).toBe('A2R');
    expect(text({ ...weak, crt: 'assault' })).toBe('A2Rd');
    expect(text(weak, ruled('amb06', 'mobile'))).toBe('A2Rd');
    expect(text({ ...weak, crt: 'assault' }, ruled('amb06', 'mobile'))).toBe('A2R');
    expect([underOdds('mobile', context()), underOdds('mobile', ruled('amb06', 'mobile'))]).toEqual(['A2R', 'A2Rd']);
  });

  it('RTL-10.53a: combat units alone must reach 1:4 before guns are counted: said in warning', () => {
    const weak = { german: [panzer(2, 5), gun(9, 6)], soviet: [rifles(9)] };
    expect(hints(panelOf(weak))).toContain('rtl.attack.warn.odds');
    expect(hints(panelOf({ ...weak, soviet: [rifles(8)] }))).not.toContain('rtl.attack.warn.odds');
  });

  it('RTL-10.53d: the ratio is what it is: no field lowers it', () => {
    expect(played({ german: [panzer(12, 5)], soviet: [rifles(4)] }, [10]).done?.ending.says.p?.column).toEqual({
      name: '3-1',
    });
  });

  it('beside its name in the journal a fight does not say once more that it is an attack', () => {
    const raw = { german: [panzer(12, 5)], soviet: [rifles(4)], target: '5417' };
    const says = played(raw, [10]).done?.ending.says;
    expect([says?.id, says?.p?.what]).toEqual([
      'rtl.attack.endAt',
      expect.objectContaining({ id: 'rtl.attack.endBeside' }),
    ]);
    for (const locale of ['en', 'it'] as const)
      expect(speaker(locale, [kitText[locale], game.text[locale]])(says?.p?.what as Msg)).not.toMatch(/att/i);
  });

  it('RTL-10.53b: above the last column the last', () => {
    const strong = { german: [panzer(40, 5)], soviet: [rifles(4)] };
    const column = (raw: object) => panelOf(raw).columns[panelOf(raw).column ?? -1];
    expect([column(strong), column({ ...strong, crt: 'assault' })]).toEqual(['8-1', '7-1']);
  });
});

describe('warnings', () => {
  it('RTL-5.1 where nobody has recorded the weather of the turn the fight says by what it goes', () => {
    const raw = { german: [unit(4, 4, 6)], soviet: [rifles(4)] };
    const told = (over: object) => hints(panelOf(raw, context(over))).includes('rtl.attack.hint.noWeather');
    const place = 't6/op#1/kind=mobile/combat';
    expect([told({ place, turn: 6 }), told({ place, turn: 6, cells: { weather: { 6: 'dry' } } }), told({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('RTL-7.21b2 RTL-10.11 RTL-9.15: inactive in a Mobile sequence, fought already, into swamp off the road', () => {
    const raw = {
      german: [unit(4, 4, 6, { id: 'x', formation: 'Green', class: 'mot' }), unit(4, 4, 6)],
      soviet: [rifles(4)],
      active: 'Blue',
      terrain: ['swamp'],
    };
    const here = context({ marks: { fought: { x: { value: true } } } });
    expect(hints(panelOf(raw, here))).toEqual(
      expect.arrayContaining(['rtl.attack.warn.inactive', 'rtl.attack.warn.fought', 'rtl.attack.warn.swamp']),
    );
    expect(hints(panelOf({ ...raw, sequence: 'assault' }, here))).not.toContain('rtl.attack.warn.inactive');
  });

  it('RTL-7.46 RTL-7.42: an army unit that does not act in this sequence is told of, not kept out; guns that support too', () => {
    const army = { formation: '', part: true };
    const raw = {
      german: [panzer(8, 6), unit(3, 3, 7, { ...army, id: 'army-guns', kind: 'artillery', range: 8, distance: 1 })],
      soviet: [rifles(4)],
    };
    const told = (cells: JsonObject, marks: Context['marks'] = {}) =>
      hints(panelOf(raw, context({ cells: { acting: 'Blue', ...cells }, marks }))).filter((id) => id.includes('army'));
    expect(told({})).toEqual(['rtl.attack.warn.armyIdle']);
    expect(told({ activated: { 'army-guns': 'final' } })).toEqual(['rtl.attack.warn.armyFinal']);
    expect(told({ activated: { 'army-guns': 'final' } }, { along: { 'army-guns': { value: true } } })).toEqual([]);
    // nobody wrote down who acts
    expect(told({ acting: '' })).toEqual([]);
    // its support counts all the same: players decide
    expect(figure(panelOf(raw, context({ cells: { acting: 'Blue' } })), 'attack')).toBe(8 + 3);
  });

  it('RTL-S3.27: on 13AM and 13PM of scenario 1 the 70th Rifle does not attack and artillery 614 does not support: told, not kept out', () => {
    const raw = {
      attacker: 'soviet',
      sequence: 'assault',
      soviet: [
        rifles(4, 5, { attack: 8, formation: '70 Rifle' }),
        rifles(4, 5, { attack: 8, formation: '170 Rifle' }),
        gun(4, 6, { name: '614', formation: '' }),
      ],
      german: [unit(3, 3, 5)],
    };
    const told = (turn: number, over = {}, scenario = 'soltsy') =>
      panelOf({ ...raw, ...over }, context({ turn, scenario }))
        .hints.filter(({ rule }) => rule === 'S3.27')
        .map(({ msg }) => msg.id);
    expect(told(1)).toEqual(['rtl.notice.70frozen', 'rtl.notice.614']);
    expect([told(3), told(1, {}, 'staraya-russa')]).toEqual([[], []]);
    // in defence it fights, but its guns do not support either
    const defends = { attacker: 'german', soviet: [raw.soviet[0], gun(4, 6, { name: 'Reg 614', formation: '' })] };
    expect(told(2, defends)).toEqual(['rtl.notice.614']);
  });

  it('RTL-9.15: heavy weapons and vehicles over a river, red boxes and heavy weapons into swamp off the road are warned of; men on foot and guns that support are not', () => {
    const warned = (one: JsonObject, over = {}) =>
      hints(panelOf({ german: [one], soviet: [rifles(4)], ...over })).filter((id) => /warn\.(river|swamp)$/.test(id));
    const river = { across: 'river' };
    const over = (of: JsonObject) => warned(unit(9, 4, 6, { ...river, ...of }));
    expect([over({ class: 'heavy' }), over({ class: 'mot', traits: ['vehicle'] })]).toEqual([
      ['rtl.attack.warn.river'],
      ['rtl.attack.warn.river'],
    ]);
    expect([over({ class: 'mot', traits: ['motInfantry'] }), over({ class: 'foot' })]).toEqual([[], []]);
    const swamp = (of: JsonObject) => warned(unit(9, 4, 6, of), { terrain: ['swamp'] });
    expect([swamp({ class: 'mot' }), swamp({ class: 'heavy' })]).toEqual([
      ['rtl.attack.warn.swamp'],
      ['rtl.attack.warn.swamp'],
    ]);
    expect([swamp({ class: 'mot', swampRoad: true }), swamp({ class: 'foot' })]).toEqual([[], []]);
    // 12.18: a battery reaches where it could not go
    const raw = { german: [unit(9, 4, 6), gun(4, 6, { distance: 1, across: 'river' })], soviet: [rifles(4)] };
    expect(hints(panelOf({ ...raw, terrain: ['swamp'] })).filter((id) => id.includes('warn'))).toEqual([]);
    expect(bars({ ...raw, terrain: ['swamp'] })).toEqual([[]]);
  });

  it('RTL-9.16: the mark of a declared attack comes off with its result', () => {
    const raw = { german: [panzer(8, 6)], soviet: [rifles(4)], target: '6229' };
    const here = context({ place: 't2/op/combat', marks: { declared: { '6229': { value: true } } } });
    expect(played(raw, [5], here).done?.ending.facts).toContainEqual({
      kind: 'mark',
      mark: 'declared',
      key: '6229',
      value: null,
    });
  });
});

it('a quick fight needs two numbers, and asks for the ERs of the leads', () => {
  expect(attackCalculator.quick).toEqual({ attack: 'attackTotal', defence: 'defenceTotal' });
  expect(played({ attackTotal: 9, defenceTotal: 3 }, [5, 5, 4]).done?.key).toBe('DR');
});
