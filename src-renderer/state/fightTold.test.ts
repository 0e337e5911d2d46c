import { expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { blocksInTheEast as game } from '#rules/games/blocks-in-the-east/index.ts';
import { roadsToLeningrad } from '#rules/games/roads-to-leningrad/index.ts';
import { panzer, played } from '#rules/games/roads-to-leningrad/testing/attacks.ts';
import { rifles } from '#rules/games/roads-to-leningrad/testing/rifles.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { name } from '#rules/kit/words/message.ts';
import { speaker } from '#shared/say.ts';
import { english } from '../words/english.ts';
import { fightName, fightSays, foughtBy } from './fightTold.ts';

const say = speaker('en', [...english, game.text.en]);
const what = { id: 'bite.battle.rounds', p: { count: 2 } };
const told = (hex: string, ended: string) => {
  const fight = {
    flow: 'f',
    calc: 'battle',
    hex,
    hits: [],
    dice: [],
    ended: { id: 'bite.battle.endedAt', p: { hex: name(ended), what } },
  };
  return `${say(fightName(game, fight))} ${say(fightSays(fight, what))}`;
};

it('a battle says its hex once: in its name, and again only where the outcome names another', () => {
  expect(told('0505', '0505').match(/0505/g)).toHaveLength(1);
  expect(told('0505', '0506')).toContain('0506');
});

it('so does an attack of Roads to Leningrad; alone, its line has the hex', () => {
  const { done } = played({ german: [panzer(12, 5)], soviet: [rifles(4)], target: '2115' }, [10]);
  if (!done) throw new Error('it is over');
  const rtl = speaker('en', [...english, roadsToLeningrad.text.en]);
  const ended = done.ending.says;
  const fight = { flow: 'f', calc: 'attack', hex: '2115', hits: [], dice: [], ended };
  expect(rtl(ended)).toContain('2115');
  expect(rtl(fightName(roadsToLeningrad, fight))).toMatch(/Attack.*2115/);
  expect(rtl(fightSays(fight, ended))).toMatch(/^German, 12 : 4/);
});

it('ARMIR-12a who fought is named, those who attack first; totals alone, or a row without a name, name nobody', () => {
  const who = (input: JsonObject) => {
    const told = foughtBy(armir, { calc: 'combat', input });
    return told && speaker('en', [...english, armir.text.en])(told);
  };
  const rows = (...names: readonly string[]) => names.map((called, i) => ({ id: `${called}${i}`, name: called }));
  const fought = { axis: rows('Invented A'), soviet: rows('Invented B', 'Invented C') };
  expect(who({ attacker: 'soviet', ...fought })).toBe('Invented B, Invented C against Invented A.');
  expect(who({ attacker: 'axis', ...fought })).toBe('Invented A against Invented B, Invented C.');
  expect([who({ attacker: 'axis', attack: 3 }), who({ ...fought, axis: rows('Invented A', '') })]).toEqual([
    undefined,
    undefined,
  ]);
});
