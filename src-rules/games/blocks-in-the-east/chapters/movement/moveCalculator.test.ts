import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { advanced, context } from '../../testing/battles.ts';
import { figureIn, panelIn, refusalOf } from '../../testing/ops.ts';
import { move } from './moveCalculator.ts';

/** June 1942 unless said: clear. */
const here = advanced();
const full = advanced({ o14: true, o33: true, o332: true, o39: true });
const pm = (raw: object, at = here) => figureIn(panelIn(move, { weather: 'clear', ...raw }, at), 'allowance');
const terrains = ['plain', 'forest', 'hill', 'mountain', 'swamp'] as const;
/** MP by terrain; the reason where nobody enters. */
const costs = (raw: object, at = here) =>
  panelIn(move, raw, at)
    .rows.slice(0, terrains.length)
    .map(({ value }) => value.p?.count ?? value.id);

describe('a unit by name', () => {
  const rosters: Context['rosters'] = {
    soviet: {
      id: 'soviet',
      units: [
        { id: 'g', name: 'Invented Guards', values: { class: 'cavalry', guards: true } },
        { id: 'x', name: 'Unread', values: {} },
      ],
    },
  };
  it('BITE-4.4-1 brings what it is, and half the points while it is marked', () => {
    const free = { ...here, rosters, turn: 1 };
    const marked = { ...free, cells: { ...free.cells, barrels: { g: 'yes' } } };
    expect([pm({ block: 'Invented Guards' }, free), pm({ block: 'invented guards' }, marked)]).toEqual([5, 2]);
    expect(refusalOf(move, { block: 'Nobody' }, free)?.msg.id).toBe('bite.ops.move.nobody');
    expect(refusalOf(move, { block: 'Unread' }, free)?.msg.id).toBe('bite.ops.move.noClass');
  });
});

describe('movement points', () => {
  it('BITE-7.5.3-1 BITE-E18 TECH 1 3, TECH 2 4, cavalry 1 more', () => {
    expect([pm({ nation: 'SOV', turn: 1 }), pm({ nation: 'SOV', class: 'cavalry', turn: 1 })]).toEqual([3, 4]);
    expect([pm({}), pm({ class: 'cavalry' })]).toEqual([4, 5]);
    expect([
      pm({ nation: 'FIN', turn: 1 }),
      pm({ nation: 'ROM', turn: 1 }),
      pm({ class: 'tanks', nation: 'SOV', turn: 18 }),
    ]).toEqual([4, 3, 4]);
  });

  it('BITE-7.5.3-1 Guards 4 and their cavalry 5 from the start, Shock armies and Mannerheim 4', () => {
    const soviet = { nation: 'SOV', turn: 1 };
    expect(pm({ ...soviet, guards: true })).toBe(4);
    expect(pm({ ...soviet, guards: true, class: 'cavalry' })).toBe(5);
    expect(pm({ ...soviet, shock: true })).toBe(4);
    expect(pm({ nation: 'FIN', class: 'supremeHq', turn: 1 })).toBe(4);
    expect(pm({ class: 'airHq', nation: 'SOV', turn: 1 })).toBe(3);
    expect(refusalOf(move, { class: 'static' }, here)?.rule).toBe('6.1.1');
    expect(refusalOf(move, { class: 'supremeHq', nation: 'SOV' }, here)?.rule).toBe('13.8');
  });

  it('BITE-17.1-1 BITE-O17 minor allies move as a level below Germany, with the rule', () => {
    const tanks = { class: 'tanks', nation: 'ROM', turn: 26 };
    expect([pm(tanks), pm(tanks, advanced({ o17: true }))]).toEqual([3, 4]);
  });

  it('BITE-7.5.3-1 what no rulebook gives is asked for, never made up', () => {
    const unknown = panelIn(move, { tech: '3', weather: 'clear' }, here);
    expect(unknown.answer.id).toBe('bite.ops.move.unknown');
    expect(costs({ tech: '3', weather: 'clear' })).toEqual([1, 2, 2, 3, 3]);
    expect(pm({ tech: '3', typed: 5 })).toBe(5);
  });

  it('BITE-33.2-1 BITE-O332 Soviet tanks and armored HQs keep 4 in the first winter', () => {
    const tanks = { nation: 'SOV', class: 'tanks' };
    expect([6, 7, 10, 11].map((turn) => pm({ ...tanks, turn }, full))).toEqual([3, 4, 4, 3]);
    expect(pm({ ...tanks, class: 'armouredHq', turn: 7 }, full)).toBe(4);
    expect(pm({ ...tanks, class: 'mechanised', turn: 7 }, full)).toBe(3);
    expect(pm({ ...tanks, turn: 7 })).toBe(3);
  });

  it('BITE-4.4-1 BITE-13.5-1 BITE-13.5-2 BITE-A13 half out of supply, half without an HQ, a quarter without both, never below 1', () => {
    const tanks = { class: 'tanks' };
    expect(pm({ unsupplied: true })).toBe(2);
    expect(pm({ nation: 'SOV', turn: 1, unsupplied: true })).toBe(1);
    expect(pm({ ...tanks, commanded: false })).toBe(2);
    expect(pm({ ...tanks, commanded: false, unsupplied: true })).toBe(1);
    expect(pm({ ...tanks, nation: 'SOV', turn: 1, commanded: false, unsupplied: true })).toBe(1);
    // at BASE no HQ acts, and none is needed
    expect(pm({ ...tanks, commanded: false }, context())).toBe(4);
  });
});

describe('cost of a hex', () => {
  it('BITE-7.5.3-1 BITE-39.0-2 by terrain and weather', () => {
    expect(costs({ weather: 'clear' })).toEqual([1, 2, 2, 3, 3]);
    expect(costs({ weather: 'lightRain' })).toEqual([2, 3, 3, 3, 3]);
    expect(costs({ weather: 'rain' })).toEqual([3, 3, 3, 3, 3]);
    expect(costs({ weather: 'snow' })).toEqual([2, 2, 3, 3, 2]);
  });

  it('BITE-14.0-1 BITE-O14 armor stays out of mountains; in bad weather only mountain troops enter, and pay 1 less', () => {
    expect(costs({ class: 'tanks', weather: 'clear' }, full)[3]).toBe('bite.ops.bar.armourInMountains');
    expect(costs({ class: 'tanks', weather: 'clear' })[3]).toBe(3);
    expect(costs({ weather: 'snow' }, full)[3]).toBe('bite.ops.bar.mountainsInBadWeather');
    expect(costs({ weather: 'clear' }, full)[3]).toBe(3);
    expect(costs({ class: 'mountain', weather: 'clear' }, full)).toEqual([1, 2, 1, 2, 3]);
    expect(costs({ class: 'mountain', weather: 'snow' }, full)).toEqual([2, 2, 2, 2, 2]);
  });

  it('BITE-14.0-1 cavalry pays 2 at most and 1 in plain, but for mountains and hills under snow', () => {
    const cavalry = { class: 'cavalry' };
    expect(costs({ ...cavalry, weather: 'rain' }, full)).toEqual([1, 2, 2, 'bite.ops.bar.mountainsInBadWeather', 2]);
    expect(costs({ ...cavalry, weather: 'snow' }, full)).toEqual([1, 2, 3, 'bite.ops.bar.mountainsInBadWeather', 2]);
    expect(costs({ ...cavalry, weather: 'clear' }, full)).toEqual([1, 2, 2, 3, 2]);
    expect(costs({ ...cavalry, weather: 'rain' })).toEqual([3, 3, 3, 3, 3]);
  });

  it('BITE-AMB-14 mountains under light rain: shut, unless light rain is taken as fine', () => {
    const fine = advanced({ o14: true, o39: true, amb14: 'fine' });
    expect(costs({ weather: 'lightRain' }, full)[3]).toBe('bite.ops.bar.mountainsInBadWeather');
    expect(costs({ weather: 'lightRain' }, fine)[3]).toBe(3);
  });
});

describe('a way', () => {
  const way = (raw: object, at = here) => panelIn(move, { weather: 'clear', ...raw }, at);
  const halt = (raw: object, at = here) => way(raw, at).hints.find(({ msg }) => /\.(halt|bar)\./.test(msg.id))?.msg.id;

  it('BITE-7.5.3-1 a hex takes its full cost, and an enemy unit ends the move', () => {
    const path = [{ terrain: 'forest' }, { terrain: 'plain' }, { terrain: 'hill' }];
    expect(halt({ path })).toBe('bite.ops.halt.short');
    expect(halt({ path: [{ enemy: true }, {}] })).toBe('bite.ops.halt.enemy');
    expect(halt({ path: [{}, { enemy: true }] })).toBeUndefined();
  });

  it('BITE-7.5.5-1 straits cost 3, infantry only unless both ends are owned; Kerch asks for more', () => {
    const arrow = { crossing: 'arrow', bothEnds: false };
    expect(halt({ class: 'tanks', path: [arrow] })).toBe('bite.ops.bar.strait');
    expect(halt({ class: 'tanks', path: [{ ...arrow, bothEnds: true }] })).toBeUndefined();
    const kerch = { crossing: 'kerch' };
    expect(halt({ path: [kerch] })).toBe('bite.ops.bar.kerchSevastopol');
    expect(halt({ path: [{ ...kerch, sevastopol: true }] })).toBeUndefined();
    expect(halt({ nation: 'SOV', path: [kerch] })).toBeUndefined();
    expect(halt({ nation: 'SOV', path: [kerch], weather: 'rain' })).toBe('bite.ops.bar.kerchRain');
  });
});

describe('aircraft', () => {
  const range = (raw: object) => figureIn(panelIn(move, { weather: 'clear', ...raw }, here), 'range');

  it('BITE-7.5.2-1 fly by class and TECH, twice as far to rebase, half of that out of supply', () => {
    expect(['1', '2', '3'].map((tech) => range({ class: 'fighter', tech }))).toEqual([5, 5, 10]);
    expect(['1', '2', '3'].map((tech) => range({ class: 'bomber', tech }))).toEqual([10, 10, 15]);
    expect(range({ class: 'longRange', nation: 'SOV', turn: 1 })).toBe(15);
    expect(range({ class: 'fighter', rebases: true })).toBe(10);
    expect(range({ class: 'fighter', unsupplied: true })).toBe(5);
    const rain = panelIn(move, { class: 'fighter', weather: 'rain' }, here);
    expect(rain.hints.map(({ msg }) => msg.id)).toContain('bite.ops.hint.rainGrounds');
  });
});

describe('aircraft without an HQ', () => {
  it('BITE-13.5-1 BITE-A13 only rebase', () => {
    const says = (at = here) => {
      const panel = panelIn(move, { class: 'fighter', commanded: false, weather: 'clear' }, at);
      return [figureIn(panel, 'range'), panel.says.id, ...panel.hints.map(({ msg }) => msg.id)];
    };
    expect(says()).toEqual([10, 'bite.ops.move.rebases', 'bite.ops.hint.noAirHq']);
    expect(says(advanced({ a13: false }))).toEqual([5, 'bite.ops.move.flies']);
  });
});

describe('armor once more', () => {
  const extra = (raw: object) =>
    panelIn(move, { weather: 'clear', ...raw }, here).rows.find(({ rule }) => rule === '7.10')?.value.id;

  it('BITE-7.10-1 Soviet tanks, all German armor, Soviet mechanized units from November 1942', () => {
    expect(extra({ class: 'tanks', nation: 'SOV', turn: 1 })).toBe('bite.ops.yes');
    expect(extra({ class: 'armouredHq', nation: 'SOV', turn: 1 })).toBe('bite.ops.yes');
    expect(extra({ class: 'mechanised', turn: 1 })).toBe('bite.ops.yes');
    expect([17, 18].map((turn) => extra({ class: 'mechanised', nation: 'SOV', turn }))).toEqual([
      'bite.ops.bar.sovietMechanised',
      'bite.ops.yes',
    ]);
    expect(extra({ class: 'tanks', nation: 'ROM' })).toBe('bite.ops.bar.minor');
    expect(extra({ class: 'tanks', unsupplied: true })).toBe('bite.ops.bar.supplied');
    expect(extra({})).toBe('bite.ops.bar.notArmour');
  });
});
