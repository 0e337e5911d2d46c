import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { exampleLine } from '#rules/kit/forms/line/exampleLine.ts';
import { parseLine, printLine } from '#rules/kit/forms/line/line.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { fightersOf } from '#rules/kit/game/fighters.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { locales } from '#rules/kit/words/message.ts';
import { inputsOf } from './inputs.ts';
import { thingsOf } from './things.ts';
import { thorough } from './thorough.ts';

/** What a form shows of an input: what is not asked now may be anything. Rows without a unit have any id. */
const shown = (fields: Fields, input: JsonObject, context: Context, by = input): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]): readonly (readonly [string, Json])[] => {
      if (field.when && !holds(field.when, { input: by, context })) return [];
      const value = input[key] ?? null;
      if (field.kind !== 'rows') return [[key, value]];
      const rows = asRows(value).map((row, i) =>
        Object.fromEntries(
          Object.entries(field.fields).flatMap(([id, each]) =>
            each.when && !holds(each.when, { input: { ...by, ...asRows(by[key])[i] }, context })
              ? []
              : [[id, row[id] ?? null]],
          ),
        ),
      );
      return [[key, rows]];
    }),
  );

/** An input with what the line leaves out as another input has it. */
const without = (input: JsonObject, more: readonly string[], other: JsonObject): JsonObject => {
  const changed: Record<string, Json> = { ...input };
  for (const path of more) {
    const [field = '', id, key = ''] = path.split('/');
    const at = asRows(input[field]).findIndex((row) => row.id === id);
    changed[field] =
      id === undefined
        ? (other[field] ?? null)
        : asRows(changed[field]).map((row, i) =>
            i === at ? { ...row, [key]: asRows(other[field])[i]?.[key] ?? null } : row,
          );
  }
  return changed;
};

it.each(games.map((game) => [game.code, game] as const))(
  '%s: of who may be added no value is told that nobody has typed',
  (_, game) => {
    const context = contextWithoutGame(game);
    for (const calc of game.calculators) {
      const world = fightLineOf(game, calc, context);
      if (!world) continue;
      const fighters = fightersOf(game, world, context, []);
      const picks = Object.keys(calc.fields).flatMap((field) => fighters({ field, target: undefined, taken: [] }));
      expect(picks.length).toBeGreaterThan(0);
      for (const { name, says } of picks)
        for (const { p = {} } of says()) expect(Object.values(p), `${calc.id}: ${name}`).not.toContain(0);
    }
  },
);

describe.each(games.flatMap((game) => (game.fightWords?.calcs ?? []).map((id) => ({ code: game.code, game, id }))))(
  '$code $id',
  ({ game, id }) => {
    const calc = game.calculators.find((each) => each.id === id);
    const context = contextWithoutGame(game, thingsOf(game).all);
    if (!calc) throw new Error(id);
    const world = fightLineOf(game, calc, context);
    if (!world) throw new Error(id);
    /** Any form, with units of the rosters among the rows. */
    const inputs = fc.tuple(inputsOf(calc.fields), fc.infiniteStream(fc.nat())).map(([raw, stream]) => {
      const parsed = calc.parse(raw, context);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
      const known = Object.entries(parsed.value).map(([key, value]): [string, Json] => {
        const units = world.units.filter((unit) => unit.field === key);
        if (units.length === 0 || !Array.isArray(value)) return [key, value];
        const used = new Set<string>();
        return [
          key,
          asRows(value).map((row, i) => {
            const n = stream.next().value ?? 0;
            const unit = units[n % units.length];
            if (n % 3 === 0 || !unit || used.has(unit.id)) return { ...row, id: `r${i + 1}` };
            used.add(unit.id);
            // one or two values of it are other than its own
            const own = Object.entries(row).filter((_, at) => (n >> at) % 5 === 0);
            return { ...unit.row(false), ...(n % 3 === 1 ? {} : Object.fromEntries(own)), id: unit.id };
          }),
        ];
      });
      return { ...parsed.value, ...Object.fromEntries(known) };
    });

    it.each(locales)('what is printed reads as what it was, and nothing is lost: %s', (locale) => {
      fc.assert(
        fc.property(inputs, (input) => {
          const { text, more } = printLine(input, world, locale);
          const read = parseLine(text, world, input);
          expect(read.input, text).toEqual(input);
          expect(read.troubles, text).toEqual([]);
          // the printed text alone is all that a form shows, but for what is said to be left out
          const alone = parseLine(text, world).input;
          expect(shown(calc.fields, alone, context, input), text).toEqual(
            shown(calc.fields, without(input, more, alone), context, input),
          );
        }),
        { numRuns: 12 * thorough, endOnFailure: true },
      );
    });

    it.each(locales)('the example of an empty line is understood whole: %s', (locale) => {
      const example = exampleLine(world, locale) ?? '';
      const { input, troubles } = parseLine(example, world);
      expect(troubles, example).toEqual([]);
      expect(printLine(input, world, locale)).toEqual({ text: example, more: [] });
      // a unit of each side with its values, or untried, and the ground
      expect(example).toMatch(/^\S+( \S+)? \d(-\d)+ x \S+( \S+)?(\?| \d(-\d)+) \S+/);
    });
  },
);

describe('lines as they are typed', () => {
  it('no two rows share an id, whatever is typed on the way', () => {
    const of = world('PGG', 'attack');
    let input = of.start;
    const whole = '12 Pz, Pz Rgt 4-4, 12 Pz, PzGr 1 2-2, 12 Pz, PzGr 2 2-2 x 2 rifle 1-2, "107", "107" forest';
    for (let to = 1; to <= whole.length; to++) {
      ({ input } = parseLine(whole.slice(0, to), of, input));
      for (const rows of [asRows(input.german), asRows(input.soviet)])
        expect(new Set(rows.map((row) => row.id)).size, whole.slice(0, to)).toBe(rows.length);
    }
    expect(printLine(input, of, 'en')).toEqual(printLine(parseLine(whole, of).input, of, 'en'));
  });

  const world = (code: string, id: string) => {
    const game = games.find((each) => each.code === code);
    const calc = game?.calculators.find((each) => each.id === id);
    const made = game && calc && fightLineOf(game, calc, contextWithoutGame(game, thingsOf(game).all));
    if (!made) throw new Error(id);
    return made;
  };
  it('what a row leaves out is what it is parsed to, and is not said', () => {
    const input = {
      attacker: 'german',
      german: [{ id: 'a', name: 'Invented', type: 'panzer', attack: 4, defence: 4 }],
      soviet: [{ id: 'x', type: 'rifle', attack: 1, defence: 2 }],
    };
    const of = world('PGG', 'attack');
    expect(printLine(input, of, 'en').text).toBe('"Invented" panzer 4-4 x rifle 1-2');
    expect(printLine(input, of, 'it').text).toBe('"Invented" panzer 4-4 x fucilieri 1-2');
  });

  it('values of a unit are said once: a number further on is marked, and the first stay', () => {
    const of = world('ARMIR', 'combat');
    const { input, troubles } = parseLine('inf 12 x inf 5-3 river 15', of);
    expect(troubles.map(({ from, to, msg }) => [from, to, msg.id])).toEqual([[23, 25, 'kit.line.again']]);
    expect(printLine(input, of, 'en').text).toBe('infantry 12 x infantry 5-3 river');
    // four digits are a hex, with its sign or without
    const placed = ['@1512', '1512'].map((hex) => parseLine(`inf 12 x inf 5-3 river ${hex}`, of));
    expect(placed.map((each) => each.troubles)).toEqual([[], []]);
    expect(placed[0]?.input).toEqual(placed[1]?.input);
  });

  it('the steps of a unit may stand apart; two totals of a side never do', () => {
    const of = world('ARMIR', 'combat');
    const { input, troubles } = parseLine('inf 12 9 6 1512 x inf 5 3', of);
    expect(troubles).toEqual([]);
    expect(printLine(input, of, 'en').text).toBe('infantry 12-9-6 @1512 x infantry 5-3');
    expect(printLine(parseLine('inf 12 9 CP x inf 5', of).input, of, 'en').text).toBe('infantry 12-9 x infantry 5');
    const battle = world('BITE', 'battle');
    expect(printLine(parseLine('tanks 4 3 2 1 x inf 2', battle).input, battle, 'en').text).toBe(
      'tanks 4-3-2-1 x infantry pf 2',
    );
    const two = parseLine('12 9 x 5', of);
    expect(two.troubles.map(({ from, to, msg }) => [from, to, msg.id])).toEqual([[3, 4, 'kit.line.total']]);
    expect(two.input).toMatchObject({ attackTotal: 12, defenceTotal: 5 });
  });

  it('a word nobody knows is a name only with values behind it, and never where a known one is nearly written', () => {
    const of = world('RTL', 'attack');
    const found = (line: string) => parseLine(line, of).troubles.map(({ from, to, msg }) => [from, to, msg.id]);
    expect(found('Invented x 3-4-6')).toEqual([[0, 8, 'kit.line.unknownUnit']]);
    expect(found('tnak 8-5-7 x 3-4-6')[0]).toEqual([0, 4, 'kit.line.near']);
    // no slip of "resta" or "testa"; what is one is offered though it is a word of the other language
    expect(found('Delta 8-5-7 x 3-4-6')).toEqual([]);
    expect(parseLine('bersagio 8-5-7 x 3-4-6', of, of.start, 'en').troubles[0]?.msg.id).toBe('kit.line.near');
    expect(found('8-5-7 x 3-4-6 wodos')).toEqual([[14, 19, 'kit.line.near']]);
    expect(found('8-5-7 x 3-4-6 nowhere 4')[0]).toEqual([14, 21, 'kit.line.unknown']);
  });

  it('values behind a word that is not understood are never those of the unit before it', () => {
    const of = world('BITE', 'battle');
    const { input, troubles } = parseLine('tanks 6-5-4, mechanisd 5 x inf 3', of);
    expect(troubles.map(({ from, to, msg }) => [from, to, msg.id])).toEqual([[13, 22, 'kit.line.near']]);
    expect(printLine(input, of, 'en').text).toBe('tanks 6-5-4 x infantry pf 3');
    expect(parseLine('carri 6-5-4, meccanizzata 5 x fanteria 3', of).troubles).toEqual([]);
  });

  it('a unit of the players’ own is read the second time as the first', () => {
    const game = games.find((each) => each.code === 'RTL');
    const calc = game?.calculators.find((each) => each.id === 'attack');
    if (!game || !calc) throw new Error('attack');
    const context = contextWithoutGame(game, thingsOf(game).all);
    const line = 'Invented 6-5-7 tank x Made up 3-4-6';
    const first = fightLineOf(game, calc, context);
    if (!first) throw new Error('no line');
    const { input, troubles } = parseLine(line, first);
    expect(troubles).toEqual([]);
    const earlier = ['german', 'soviet'].flatMap((field) =>
      asRows(input[field]).map((row) => ({ field, row, around: {} })),
    );
    const second = fightLineOf(game, calc, context, earlier);
    if (!second) throw new Error('no line');
    const again = parseLine(line, second);
    expect(again.troubles).toEqual([]);
    expect(['german', 'soviet'].map((field) => asRows(again.input[field]).length)).toEqual([1, 1]);
  });

  it('both sides of a counter are typed at once, and say that there are two', () => {
    const of = world('RTL', 'attack');
    const { input, troubles } = parseLine('Invented 4-5-6-2-3-5 x Made up 3-4-6', of);
    expect(troubles).toEqual([]);
    expect(asRows(input.german)[0]).toMatchObject({
      attack: 4,
      er: 6,
      twoSteps: true,
      attack2: 2,
      defence2: 3,
      er2: 5,
    });
    expect(asRows(input.soviet)[0]).toMatchObject({ er: 6, twoSteps: false });
    expect(printLine(input, of, 'en').text).toBe('"Invented" 4-5-6-2-3-5 x "Made up" 3-4-6');
    // of four values nobody knows on which side the fourth stands
    expect(parseLine('Invented 4-5-6-2 x Made up 3-4-6', of).troubles.map(({ msg }) => msg.id)).toEqual([
      'kit.line.values',
    ]);
    // an HQ has one side
    expect(parseLine('4-5-6 x HQ 1-2-3-1-2-3', of).troubles.map(({ msg }) => msg.id)).toEqual(['kit.line.values']);
  });

  it('a number joined by a stroke to what follows is a name, where values stand behind it or letters in it', () => {
    const of = world('RTL', 'attack');
    const read = (line: string) => {
      const { input, troubles } = parseLine(line, of);
      return [troubles.map(({ from, to, msg }) => [from, to, msg.id]), printLine(input, of, 'en').text];
    };
    expect(read('1/3 6-5-4, 2/3 5-4-3 x Rgt 19/7 4-5-5')).toEqual([[], '1/3 6-5-4, "2/3" 5-4-3 x "Rgt 19/7" 4-5-5']);
    expect(read('12/ABC 4-5-3 x 3-4-6')).toEqual([[], '"12/ABC" 4-5-3 x foot 3-4-6']);
    expect(read('12/ABC x 3-4-6')[0]).toEqual([[0, 6, 'kit.line.unknownUnit']]);
    expect(read('AA56/8 2-3-7, II/18 6-5-7 x III/41 Pz 3-4-6')).toEqual([
      [],
      '"AA56/8" 2-3-7, "II/18" 6-5-7 x "III/41 Pz" 3-4-6',
    ]);
    // "1-3" are values, also beside a unit called "1/3"
    expect(read('foot 1-3-4 x 1/3 2-3')).toEqual([[], 'foot 1-3-4 x 1/3 2-3']);
    // alone it is what it was: values
    expect(read('6/5 x 3-4-6')).toEqual([[], 'foot 6-5 x foot 3-4-6']);
  });

  /** What a line is written as once it is read. */
  const both = (code: string, id: string, line: string) => {
    const of = world(code, id);
    const { input, troubles } = parseLine(line, of);
    return [troubles.length, printLine(input, of, 'en').text, printLine(input, of, 'it').text];
  };

  it.each([
    [
      'PGG',
      'attack',
      '7 Pz, 5 Inf oos x 2 rifle? forest river',
      '7 Pz, 5 Inf oos x 2 rifle? forest river',
      '7 Pz, 5 Inf fr x 2 fucilieri? foresta fiume',
    ],
    [
      'PGG',
      'attack',
      '7 pz, 5 Fant fr contro 2 FUCILIERI? foresta fiume',
      '7 Pz, 5 Inf oos x 2 rifle? forest river',
      '7 Pz, 5 Inf fr x 2 fucilieri? foresta fiume',
    ],
    ['PGG', 'attack', '26 : 9 citta', '26 x 9 city', '26 x 9 città'],
    [
      'PGG',
      'overrun',
      '12 Pz 4-4 vs rifle 3-4, Konev 4; river mp 4.5',
      '12 Pz 4-4 x rifle 3-4, Konev 4 river mp 4.5',
      '12 Pz 4-4 x fucilieri 3-4, Konev 4 fiume pm 4.5',
    ],
    [
      'PGG',
      'attack',
      '2 rifle 6-8-6, Konev 4 x 5 inf',
      '2 rifle 6-8-6, Konev 4 x 5 Inf',
      '2 fucilieri 6-8-6, Konev 4 x 5 Inf',
    ],
    ['PGG', 'attack', '8-6 x 3-4', 'infantry 8-6 x rifle 3-4', 'fanteria 8-6 x fucilieri 3-4'],
    [
      'PGG',
      'attack',
      '5x infantry, 5 infantry x fucilieri 2',
      '5x infantry, 5 Inf x 2 rifle?',
      '5x fanteria, 5 Inf x 2 fucilieri?',
    ],
    // out of supply only, as beside their own leader; out of command is said so
    [
      'PGG',
      'attack',
      '"107" corazzata 6-8 fr, "108" armor 5-5 out of command x 5 inf',
      '"107" armor 6-8 oos, "108" armor 5-5 ooc x 5 Inf',
      '"107" corazzata 6-8 fr, "108" corazzata 5-5 fc x 5 Inf',
    ],
    ['PGG', 'attack', '"107" armor 6-8 x 5 inf not oos', '"107" armor 6-8 x 5 Inf', '"107" corazzata 6-8 x 5 Inf'],
    [
      'ARMIR',
      'combat',
      '2 fanteria 12-9-6 x 30 CP dsg; fiume',
      '2 infantry 12-9-6 x infantry 30 dsg river',
      '2 fanteria 12-9-6 x fanteria 30 dsg fiume',
    ],
    [
      'RTL',
      'attack',
      '2 tank 8-5-7 river x AA269/269 woods strongpoint drm -2',
      '2 tank 8-5-7 river x AA269/269 woods strongpoint drm −2',
      '2 carri 8-5-7 fiume x AA269/269 boschi caposaldo drm −2',
    ],
    // words nobody knows with values behind them are a name
    [
      'RTL',
      'attack',
      'Invented 8-5-7 river x An Invented Corps 3-4 er 6 woods',
      '"Invented" 8-5-7 river x "An Invented Corps" 3-4-6 woods',
      '"Invented" 8-5-7 fiume x "An Invented Corps" 3-4-6 boschi',
    ],
    [
      'BITE',
      'battle',
      'Invented 4 x 2 infantry 2',
      '"Invented" pf 4 x 2 infantry pf 2',
      '"Invented" pf 4 x 2 fanteria pf 2',
    ],
    // no value has four digits: a hex
    [
      'RTL',
      'attack',
      'foot 8-5-7 5017 river x foot 3-4-6',
      'foot 8-5-7 @5017 river x foot 3-4-6',
      'piedi 8-5-7 @5017 fiume x piedi 3-4-6',
    ],
    ['RTL', 'overrun', 'guns 4 dist 3 x 3 foot', 'guns 4-0 dist 3 x 3 foot', 'artiglieria 4-0 dist 3 x 3 piedi'],
    // one number is what a block stands at, never its only face
    ['BITE', 'battle', 'tanks 4 x 2 infantry 2', 'tanks pf 4 x 2 infantry pf 2', 'carri pf 4 x 2 fanteria pf 2'],
    [
      'BITE',
      'battle',
      '2 carri 4-3-2-1, 7. Flieger oos x 3 inf 3-2-1 pf 2 bosco',
      '2 tanks 4-3-2-1, 7. Flieger oos x 3 infantry 3-2-1 pf 2 forest',
      '2 carri 4-3-2-1, 7. Flieger fr x 3 fanteria 3-2-1 pf 2 foresta',
    ],
  ])('%s %s: %s', (code, id, line, en, it_) => {
    expect(both(code, id, line)).toEqual([0, en, it_]);
  });
});
