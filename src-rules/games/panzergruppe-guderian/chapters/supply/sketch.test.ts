import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { draw, scene, verdict } from '../../testing/draw.ts';

/** The situation of the supply screen's drawing: 25/7 beyond the river, its road held by a marker. Invented. */
const sheet = draw({
  columns: [1, 13],
  rows: [14, 22],
  terrain: { lake: ['0515', '0516', '0614'], swamp: ['0321', '0421', '0522'], forest: ['0216', '0315', '0816'] },
  roads: [['0120', '0219', '0319', '0418', '0519', '0618', '0719', '0818', '0919', '1018', '1118']],
  rivers: [
    ['0618', '0719'],
    ['0617', '0718'],
  ],
});

const soviets = { 'rifle#1': '0816', 'rifle#2': '0820', 'rifle#3': '1015', 'rifle#4': '1216', 'rifle#5': '1317' };

const more = { 'rifle#6': '1022', 'armor#1': '1220' };

const here = { '7pz-2': '1118', '35inf': '0620', '6inf': '0419' };

const cut = scene(
  sheet,
  { ...soviets, ...more, ...here },
  { cells: { at: { ...soviets, ...more, ...here }, sovietMarker: '0818' } },
);

const say = speaker('en', [game.text.en]);

describe('the marker on the road', () => {
  const said = verdict(cut, '7pz-2');
  it('PGG-11.1 PGG-11.11 PGG-13.44 cut off, and each opening by itself is named with its cause', () => {
    expect(said.state).toBe('out');
    expect(say(said.msg)).toBe('Cut off');
    expect(say(said.says)).toContain('The road from 0120 is open as far as 0719. From 1118 only ');
    expect(said.openings.map(({ hexes }) => hexes).slice(0, 3)).toEqual([['0818'], ['0819'], ['0817']]);
    const causes = said.openings.map((one) => one.causes.map(({ msg, opens, rule }) => [say(msg), say(opens), rule]));
    expect(causes[0]).toEqual([
      ['The Soviet marker in 0818 goes', 'At the end of this player-turn. A unit there is no help.', '13.44'],
    ]);
    expect(causes[2]).toEqual([['A German unit stands in 0817', 'Or nobody undisrupted is left in 0816.', '8.15']]);
  });
});
