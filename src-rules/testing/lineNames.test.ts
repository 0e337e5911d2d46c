import { expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import { parseLine, printLine } from '#rules/kit/forms/line/line.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { type EarlierRow, fightLineOf } from '#rules/kit/game/fightLine.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { locales } from '#rules/kit/words/message.ts';
import { speaker } from '#shared/say.ts';

/** Names the players type into a line of a fight that no list has, and what they must not be taken for. */

/** Nobody has typed a list. */
const lineWorld = (code: string, fight = 'attack', earlier: readonly EarlierRow[] = []) => {
  const game = games.find((each) => each.code === code);
  const calc = game?.calculators.find(({ id }) => id === fight);
  const world = game && calc && fightLineOf(game, calc, contextWithoutGame(game), earlier);
  if (!world) throw new Error('no line');
  return world;
};
const bare = (earlier?: readonly EarlierRow[]) => lineWorld('RTL', 'attack', earlier);

it('what a few letters may mean is said in both languages', () => {
  const [several] = parseLine('XVII 12 9 6 x Tridentina 5 3', lineWorld('ARMIR', 'combat')).troubles;
  expect(several?.msg.id).toBe('kit.line.several');
  const said = locales.map((locale) => several && speaker(locale, [kitText[locale]])(several.msg));
  expect(said).toEqual(['XVII may be XVII 1; XVIII 1.', 'XVII può essere XVII 1; XVIII 1.']);
});

it('names a slip away are offered as they are written, never as a list keeps them', () => {
  const armir = lineWorld('ARMIR', 'combat');
  const offers = (word: string) =>
    parseLine(`XVII 1 x ${word}`, armir, undefined, 'it').troubles.flatMap((each) => each.offers);
  expect(offers('Torimo')).toContain('Torino');
  const names = new Set(armir.units.flatMap(({ name }) => name));
  const ids = armir.units.map(({ id }) => id).filter((id) => !names.has(id));
  const near = armir.units.flatMap(({ id }) => offers(`${id.slice(0, -1)}q`));
  expect(near.length).toBeGreaterThan(0);
  expect(near.filter((word) => ids.includes(word))).toEqual([]);
  // it is understood all the same
  expect(asRows(parseLine('XVII 1 x alpine-hq', armir).input.axis).map(({ id }) => id)).toEqual(['alpine-hq']);
});

it('a number with a word behind it that means nothing begins a name, never a total beside a unit', () => {
  const of = bare();
  const read = (line: string) => {
    const { input, troubles } = parseLine(line, of);
    return [troubles.map(({ from, to, msg }) => [from, to, msg.id]), printLine(input, of, 'en').text];
  };
  expect(read('8 Pz 6-5-7 x 3-4-6')).toEqual([[], '"8 Pz" 6-5-7 x foot 3-4-6']);
  expect(read('6-5-7, 8 Pz x 3-4-6')[0]).toEqual([[7, 11, 'kit.line.unknownUnit']]);
  expect(read('2 foto 6-5-7 x 3-4-6')[0]?.[0]).toEqual([2, 6, 'kit.line.near']);
  expect(read('8 x 3 woods')).toEqual([[], '8 x 3 woods']);
});

it('a Roman number before a kind is a name, not a slip of a short word', () => {
  const of = lineWorld('PGG');
  const read = (line: string) => {
    const { input, troubles } = parseLine(line, of);
    return [troubles.map(({ msg }) => msg.id), printLine(input, of, 'it').text];
  };
  expect(read('I Pz 6-5 x fucilieri 3-4')).toEqual([[], '"I" panzer 6-5 x fucilieri 3-4']);
  // a slip of a short word is still one
  expect(read('5 Inf fi x fucilieri 3-4')[0]).toEqual(['kit.line.near']);
});

it('what a unit of the players’ own is may be said before its values, and is never said of the one before it', () => {
  const of = bare();
  const units = (line: string) => {
    const { input, troubles } = parseLine(line, of);
    expect(troubles, line).toEqual([]);
    return asRows(input.german).map(({ name, traits, attack }) => [name, traits, attack]);
  };
  expect(units('9/9 6-5-7, 8R recon 2-3-7 x 3-4-6')).toEqual([
    ['9/9', [], 6],
    ['8R', ['recon'], 2],
  ]);
  const { input, troubles } = parseLine('9/9 6-5-7, unheard river x 3-4-6', of);
  expect([troubles.length, asRows(input.german).map(({ across }) => across)]).toEqual([2, ['land']]);
  expect(units('Invented corazzata 6-5-7 x 3-4-6')).toEqual([['Invented', ['armoured'], 6]]);
});

it('a name is never another one that has its letters: numbers are said whole, each once', () => {
  const row = { id: '"1/237"', name: '1/237', kind: 'combat', attack: 3, defence: 4, er: 5 };
  const of = bare([{ field: 'soviet', row, around: {} }]);
  const named = (line: string) => asRows(parseLine(line, of).input.soviet).map(({ name }) => name);
  for (const name of ['1/237', '2/237', '2/23', '1/23', '237/1'])
    expect(named(`6-5-7 x ${name} 3-4-5`), name).toEqual([name]);
});

it('what a stroke joins is a name, also where its first number is a unit’s', () => {
  const of = bare([{ field: 'soviet', row: { id: '"3"', name: '3' }, around: {} }]);
  const { input, troubles } = parseLine('6-5-7 x 3/125 3-4-5', of);
  expect([troubles, asRows(input.soviet).map(({ name }) => name)]).toEqual([[], ['3/125']]);
});

it('a name in quotation marks is of the side it stands on, though another side has one like it', () => {
  const of = bare();
  const { input, troubles } = parseLine('"I/76" mot 5-4-7, "HQ3" hq 0-2-7 points 1 dist 2 x 3-4-5', of);
  expect([troubles, input.attacker]).toEqual([[], 'german']);
  expect(asRows(input.german).map(({ name, kind }) => [name, kind])).toEqual([
    ['I/76', 'combat'],
    ['HQ3', 'hq'],
  ]);
});

it('what the list of a unit leaves open is said by a kind behind its name, and makes no other unit', () => {
  const of = bare();
  const german = (line: string) =>
    asRows(parseLine(line, of).input.german).map((row) => [row.name, row.class, row.oos]);
  expect(german('AA269/269 2-3-7 oos mot x 3-4-5')).toEqual([['AA269/269', 'mot', true]]);
  expect(german('"AA269/269" mot 2-3-7 x 3-4-5')).toEqual([['AA269/269', 'mot', false]]);
  // what the rulebook tells of it stays: guns are another unit
  expect(german('AA269/269 2-3-7, guns 3-1-5 x 3-4-5')).toHaveLength(2);
  expect(german('AA269/269 2-3-7 guns x 3-4-5')).toHaveLength(2);
});

it('an aircraft has its CAS and its ER; a value said twice is marked, and the first stays', () => {
  const of = bare();
  const plane = (line: string) => {
    const { input, troubles } = parseLine(line, of);
    const { cas, er } = asRows(input.german).at(-1) ?? {};
    return [cas, er, troubles.map(({ msg }) => msg.id)];
  };
  expect(plane('5-4-7, "Ju87" air 2-7 x 3-4-5')).toEqual([2, 7, []]);
  // the kind behind the values says as much
  expect(plane('5-4-7, "Ju87" 2-7 air x 3-4-5')).toEqual([2, 7, []]);
  expect(plane('5-4-7, "Ju87" air 2 ER 7 x 3-4-5')).toEqual([2, 7, []]);
  expect(plane('5-4-7, "Ju87" air 2-6 ER 7 x 3-4-5')).toEqual([2, 6, ['kit.line.again']]);
  expect(plane('5-4-7, "Ju87" air 2-6 7 ER x 3-4-5')).toEqual([2, 6, ['kit.line.again']]);
});

it('values behind a kind are no part of a name, and the hex of the fight stands behind its ground', () => {
  const guns = bare();
  const art = parseLine('5-4-7, "ZZ9" art 3-1-5 dist 2 x 3-4-5', guns);
  expect(asRows(art.input.german).map(({ name, attack }) => [name, attack])).toEqual([
    ['', 5],
    ['ZZ9', 3],
  ]);
  const attack = lineWorld('PGG');
  const { input, troubles } = parseLine('12 Pz 4-4 x rifle 3-5-6, rifle 2-4-6; river 2113', attack);
  expect([troubles, printLine(input, attack, 'en').text]).toEqual([
    [],
    '12 Pz 4-4 x rifle 3-5-6, rifle 2-4-6 target 2113 river',
  ]);
});

it('a name of earlier fights is known once on its side, beside others, and apart from one like it on the other', () => {
  const before = (field: string, name: string): EarlierRow => ({
    field,
    row: { id: `"${name}"`, name, kind: 'combat', attack: 3, defence: 4, er: 5 },
    around: {},
  });
  const of = bare([
    before('soviet', '1/237'),
    before('soviet', '2/237'),
    before('soviet', '1/237'),
    before('german', '1/237'),
  ]);
  const known = (field: string) => of.units.flatMap((unit) => (unit.field === field ? [unit.name] : []));
  expect(known('soviet').filter((name) => name.endsWith('/237'))).toEqual(['1/237', '2/237']);
  expect(known('german').filter((name) => name.endsWith('/237'))).toEqual(['1/237']);
});

it('a unit that stands in two rows is written twice, never counted like units without a name', () => {
  const row = { id: '"1/237"', name: '1/237', kind: 'combat', attack: 3, defence: 4, er: 5 };
  const of = bare([{ field: 'soviet', row, around: {} }]);
  const { input } = parseLine('6-5-7 x 1/237', of);
  const [one] = asRows(input.soviet);
  const { text } = printLine({ ...input, soviet: one ? [one, one] : [] }, of, 'en');
  expect(text).toBe('foot 6-5-7 x 1/237, 1/237');
  expect(asRows(parseLine(text, of).input.soviet).map(({ name }) => name)).toEqual(['1/237', '1/237']);
});

it('what a formation is called and then a kind or a part of a name: those of it that are so', () => {
  const panzer = lineWorld('PGG');
  const read = (line: string) => {
    const { input, troubles } = parseLine(line, panzer, undefined, 'it');
    return [troubles.length, printLine(input, panzer, 'en').text];
  };
  expect(read('7 Pz panzer 8-12 x 3')).toEqual([0, '7 Pz, Pz Rgt 8-12 x 3']);
  expect(read('7 pz rgt 8-12 x 3')).toEqual([0, '7 Pz, Pz Rgt 8-12 x 3']);
  expect(read('7 Pz panzergrenadier 5-12 x 3')[1]).toBe('7 Pz, PzGr 1 5-12, 7 Pz, PzGr 2 5-12 x 3');
  // another one behind the comma, and one of none of its kinds
  expect(read('7 Pz, panzer 8-12 x 3')[1]).toBe('7 Pz, panzer 8-12 x 3');
  expect(read('7 Pz cavalry 4-12 x 3')[1]).toBe('7 Pz, cavalry 4-12 x 3');
  // of whom something was said is there whole
  expect(read('7 Pz oos panzer 8-12 x 3')[1]).toBe('7 Pz oos, panzer 8-12 x 3');
  expect(read('7 Pz x 2 fucilieri sconosciuti')).toEqual([0, '7 Pz x 2 rifle?']);
});
