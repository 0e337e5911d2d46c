import { describe, expect, it } from 'vitest';
import { troublesOf } from '#rules/kit/game/options.ts';
import { advancedBlocks, needed, optionalRules } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { firstWinter, on, ruling, supremacy, surprise } from '../../model/rules.ts';
import { at } from '../../testing/at.ts';
import { rulingsOf, switchesOf } from '../combat/battle/rules.ts';
import { options } from './options.ts';

const lacking = (scenario: string, values: { readonly [id: string]: boolean | string }): readonly string[] =>
  troublesOf(options, values, scenario).map((one) => one.option);

describe('levels and switches (1.5)', () => {
  it('the short scenarios start with the base rules, the long ones with the advanced ones', () => {
    const level = (scenario: string) => at({ scenario }).options.level;
    expect(['SBE1', 'SBE2', 'SBE3', 'SBE4'].map(level)).toEqual(Array(4).fill('base'));
    expect(['SBE5', 'SBE6', 'SBE7', 'SBE8', 'SBE9'].map(level)).toEqual(Array(5).fill('advanced'));
  });

  it('as it starts, no option of any scenario lacks anything', () => {
    for (const { id } of game.scenarios) expect([id, lacking(id, {})]).toEqual([id, []]);
  });

  it('at ADVANCED every block is in use unless it is switched off, at BASE none is, whatever the switches say', () => {
    const advanced = at({ options: { a09: false } });
    expect(advancedBlocks.filter((id) => on(advanced, id))).toEqual(['a08', 'a10', 'a11', 'a12', 'a13']);
    const everything = Object.fromEntries([...advancedBlocks, ...optionalRules].map((id) => [id, true]));
    const base = at({ options: { ...everything, level: 'base' } });
    expect(Object.values(switchesOf(base)).some(Boolean)).toBe(false);
    const all = at({ options: everything });
    expect(Object.values(switchesOf(all)).every(Boolean)).toBe(true);
  });

  it('SBE4 is strictly base: an advanced level there is named and changes nothing', () => {
    expect(lacking('SBE4', { level: 'advanced' })).toEqual(['level']);
    expect(lacking('SBE1', { level: 'advanced' })).toEqual([]);
    const short = at({ scenario: 'SBE4', options: { level: 'advanced', o20: true } });
    expect(on(short, 'o20')).toBe(false);
    expect(on(at({ scenario: 'SBE1', options: { level: 'advanced', o20: true } }), 'o20')).toBe(true);
  });

  it.each(Object.entries(needed).flatMap(([id, others]) => others.map((other) => [id, other] as const)))(
    '%s means nothing without %s: said at the switch, and off',
    (id, other) => {
      const both = Object.fromEntries([...advancedBlocks, ...optionalRules].map((one) => [one, true]));
      expect(lacking('SBE9', both)).toEqual([]);
      expect(lacking('SBE9', { ...both, [other]: false })).toContain(id);
      const context = at({ options: { ...both, [other]: false } });
      expect(optionalRules.find((one) => one === id && on(context, one))).toBeUndefined();
    },
  );

  it('a switch that is off lacks nothing', () => {
    expect(lacking('SBE9', { a13: false, a09: false })).toEqual([]);
    expect(lacking('SBE1', { o20: true })).toEqual(['o20']);
  });

  it('what is missing is named by the rules it needs', () => {
    const [said] = troublesOf(options, { o24: true }, 'SBE9');
    expect(JSON.stringify(said?.msg)).toContain('bite.option.o18');
    expect(JSON.stringify(said?.msg)).toContain('bite.option.a13');
  });

  it('teams are for long scenarios', () => {
    expect(lacking('SBE9', { o38: true })).toEqual([]);
    expect(lacking('SBE3', { level: 'advanced', o38: true })).toEqual(['o38']);
  });
});

describe('what battles read', () => {
  it('rulings have the defaults of section 9, and their other values arrive', () => {
    expect(rulingsOf(at())).toEqual({
      cancelBonusMalus: false,
      gunTurn: 'rotate',
      gunAa: 'defence',
      tech1Bombers: 'silent',
      mountainAttack: 'none',
      fortAgainstRaid: true,
      weakest: 'toHit',
      lowest: 1,
      lightRainIsBad: true,
      surpriseTable: 'stays',
      extraDice: 'after',
      charges: 'everyRound',
      gustavTech3: true,
      hqGuns: 'mannerheim',
      guidedTech2: true,
      raidHits: 'strongest',
    });
    const others = Object.fromEntries(
      options.flatMap((option) => {
        const other = option.choices.find((choice) => choice.value !== option.start);
        return other ? [[option.id, other.value]] : [];
      }),
    );
    const usual = rulingsOf(at());
    const other = rulingsOf(at({ options: others }));
    for (const key of Object.keys(usual))
      expect([key, Reflect.get(other, key)]).not.toEqual([key, Reflect.get(usual, key)]);
  });

  it('a value nobody knows is the default', () => {
    expect(ruling(at({ options: { amb01: 'sideways' } }), 'amb01')).toBe('rotate');
  });

  it('BITE-SBE-3 surprise is of turn 1 of SBE5 and SBE9, supremacy of those who agreed on it', () => {
    const at1 = (scenario: string, turn = 1) => surprise(at({ scenario, turn }));
    expect(game.scenarios.map(({ id }) => id).filter((id) => at1(id))).toEqual(['SBE5', 'SBE9']);
    expect(at1('SBE9', 2)).toBe(false);
    expect(supremacy(at())).toBe(false);
    expect(supremacy(at({ options: { luftwaffeSupremacy: true } }))).toBe(true);
    expect(lacking('SBE6', { luftwaffeSupremacy: true })).toEqual(['luftwaffeSupremacy']);
  });

  it('BITE-33.0-1 the first winter is December 1941 to March 1942, where its rule is in use', () => {
    const winter = (turn: number) => firstWinter(at({ turn, options: { o33: true } }));
    expect([6, 7, 10, 11].map(winter)).toEqual([false, true, true, false]);
    expect(firstWinter(at({ turn: 8 }))).toBe(false);
    expect(firstWinter(at({ turn: 8, options: { o33: true, a09: false } }))).toBe(false);
  });
});
