import { describe, expect, it } from 'vitest';
import { completeLine } from '#rules/kit/forms/line/completeLine.ts';
import { parseLine, printLine } from '#rules/kit/forms/line/line.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { draw, ratings, scene } from '../../testing/draw.ts';

/** A fight in one line while units stand on a drawn map: its hexes are said, and the ground is known. The ground is invented. */
const sheet = draw({ columns: [8, 14], rows: [8, 14], terrain: { forest: ['1010'] }, rivers: [['1010', '1110']] });
const standing = {
  '5inf': '1110',
  '26inf': '1110',
  '7pz-1': '1111',
  'rifle#1': '1010',
  'rifle#2': '1010',
  Konev: '1010',
};
const { context } = scene(sheet, standing, { rosters: ratings({ Konev: 2 }) });
const attack = game.calculators.find(({ id }) => id === 'attack');
const world = attack && fightLineOf(game, attack, context);
if (!world) throw new Error('no line');

const read = (line: string) => {
  const { input, troubles } = parseLine(line, world);
  const ids = (field: string) => asRows(input[field]).map(({ id }) => id);
  return {
    input,
    german: ids('german'),
    soviet: ids('soviet'),
    troubles: troubles.map(({ from, to, msg }) => [from, to, msg.id]),
    text: printLine(input, world, 'en').text,
  };
};

describe('hexes of a drawn map', () => {
  it('are who stands there, and the ground of the fight is known', () => {
    const { input, german, soviet, troubles, text } = read('1110 x 1010');
    expect(troubles).toEqual([]);
    expect([german, soviet]).toEqual([
      ['5inf', '26inf'],
      ['rifle#1', 'rifle#2', 'Konev'],
    ]);
    expect(input).toMatchObject({ attacker: 'german', target: '1010', forest: true, majorCity: false });
    expect(asRows(input.german).map(({ across, hex }) => [across, hex])).toEqual([
      ['river', '1110'],
      ['river', '1110'],
    ]);
    expect(text).toBe('5 Inf river, 26 Inf river x rifle#1?, rifle#2?, Konev target 1010 forest');
  });
  it('tell who attacks, and what is said beside them stands', () => {
    expect(read('1010 x 1110').input).toMatchObject({ attacker: 'soviet', target: '1110', forest: false });
    expect(read('5 inf x 1010 city').input).toMatchObject({ forest: true, majorCity: true });
    expect(read('5 inf land x 1010').input).toMatchObject({ german: [{ id: '5inf', across: 'land' }] });
    // the stack named behind the units is the other side's
    expect(read('5 inf x 2 rifle; 1010').soviet).toEqual(['r1', 'r2', 'rifle#1', 'rifle#2', 'Konev']);
  });
  it('said in words behind named units bring the ground as a stack that is named does', () => {
    const { input } = read('5 inf x rifle#1 target 1010');
    expect(input).toMatchObject({ target: '1010', forest: true, german: [{ id: '5inf', across: 'river' }] });
    expect(read('5 inf x rifle#1').input).toMatchObject({ target: '', forest: false });
  });
  it('are known where they are said of the fight, too: the ground, and over what each unit attacks', () => {
    expect(read('5 inf x 2 rifle target 1010').input).toMatchObject({ forest: true, german: [{ across: 'river' }] });
    expect(read('5 inf @1111 x 2 rifle @1111 target 1010').input).toMatchObject({ german: [{ across: 'land' }] });
    // what is said stands
    expect(read('5 inf land x 2 rifle not forest target 1010').input).toMatchObject({
      forest: false,
      german: [{ across: 'land' }],
    });
    expect(read('26 x 9 target 1010').input).toMatchObject({ attackTotal: 26, forest: true });
    expect(read('5 inf x 2 rifle target 9999').input).toMatchObject({ forest: false, german: [{ across: 'land' }] });
  });
  it('say nothing against what was set on the form beside the line', () => {
    const { input } = read('5 inf x 2 rifle target 1010');
    const german = asRows(input.german).map((row) => ({ ...row, across: 'land' }));
    const set = { ...input, forest: false, majorCity: true, german };
    const { text } = printLine(set, world, 'en');
    expect(parseLine(text, world, set).input).toEqual(set);
    // and a word more leaves it so
    expect(parseLine(`${text} `, world, set).input).toMatchObject({ forest: false, majorCity: true, german });
  });
  it('stay what is attacked, also by a total, and where nobody stands that is said', () => {
    expect(read('26 x 1010').input).toMatchObject({ attackTotal: 26, target: '1010' });
    const empty = read('5 inf x 1012');
    expect([empty.troubles, empty.soviet, empty.input.target]).toEqual([[[8, 12, 'kit.line.nobody']], [], '1012']);
    expect(read('1012 x 1010').troubles).toEqual([[0, 4, 'kit.line.nobody']]);
    expect(read('5 inf x 9999')).toMatchObject({ troubles: [], input: { target: '9999' } });
  });
  it('of both sides before the "x" are doubted', () => {
    expect(read('5 inf, 1010 x 1110').troubles).toEqual([[0, 18, 'kit.line.sides']]);
    expect(read('5 inf x 26 x 3').troubles).toEqual([
      [11, 12, 'kit.line.twice'],
      [13, 14, 'kit.line.total'],
    ]);
    // only those of whom nothing need be known may be untried
    expect(read('5 inf ? x 2 rifle?').troubles).toEqual([[6, 7, 'kit.line.mark']]);
    expect(read('100x rifle x 3').troubles).toEqual([[0, 10, 'kit.line.count']]);
    expect(read('rifle 100 x 3').troubles).toEqual([[6, 9, 'kit.line.count']]);
  });
});

describe('what the word at the caret may become', () => {
  const offered = (line: string, locale: 'en' | 'it' = 'en', caret = line.length) => {
    const found = completeLine(line, caret, world, locale);
    return found && [line.slice(found.from, found.to), ...found.words];
  };
  it('is a name of the side it stands on, from its first word', () => {
    expect(offered('5 i')).toEqual(['5 i', '5 Inf']);
    expect(offered('12 p')).toEqual(['12 p', '12 Pz', '12 Pz, Pz Rgt', '12 Pz, PzGr 1', '12 Pz, PzGr 2']);
    expect(offered('5 inf x kon')).toEqual(['kon', 'Konev']);
    expect(offered('7 pz, gro')).toEqual(['gro', 'Gross Deutschland']);
    expect(offered('5 inf x 12 p')).toBeUndefined();
  });
  it('is a word of the language, the one that is written; behind a number never another’s name', () => {
    expect(offered('5 inf x 2 ri')).toEqual(['ri', 'rifle', 'river']);
    expect(offered('5 inf x 2 fu', 'it')).toEqual(['fu', 'fucilieri']);
    expect(offered('5 inf x 2 rifle fo')).toEqual(['fo', 'forest']);
    expect(offered('5 inf oo')).toEqual(['oo', 'oos']);
    expect(offered('5 inf ou')).toEqual(['ou', 'Out of supply']);
    expect(offered('2 rifle 3-4 out of co')).toEqual(['out of co', 'out of command']);
  });
  it('is nothing where enough is said, or no word stands before the caret', () => {
    expect(offered('5 inf x 2 rifle forest')).toBeUndefined();
    expect(offered('5 inf x')).toBeUndefined();
    expect(offered('5 inf, ')).toBeUndefined();
    expect(offered('')).toBeUndefined();
    expect(offered('5 inf x 2 fo forest', 'en', 12)).toEqual(['fo', 'forest']);
  });
});
