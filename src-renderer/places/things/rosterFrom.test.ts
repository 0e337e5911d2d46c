import { describe, expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { blocksInTheEast } from '#rules/games/blocks-in-the-east/index.ts';
import { roadsToLeningrad } from '#rules/games/roads-to-leningrad/index.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { fieldFits, fieldTrouble } from '#rules/kit/tables/rosterGate.ts';
import { asCell, shownCell } from '../../host/clip.ts';
import type { GridColumn } from '../../host/gridCells.ts';
import { columnsOf, knownRoster } from '../../host/thingsData.ts';
import { languageOf } from '../../testing/languageOf.ts';
import { rosterColumns, rosterSheet } from './rosterColumns.ts';
import { overwritten, pastedInto, rosterFrom } from './rosterFrom.ts';

const spec = blocksInTheEast.rosters.find(({ id }) => id === 'sites');
if (!spec) throw new Error('no list of places');
const columns: readonly GridColumn[] = ['name', ...columnsOf(spec.fields)].map((key) => ({
  key,
  label: key === 'name' ? 'Place' : key,
  fits: (text) => fieldFits(spec, key, text),
}));
const read = (...rows: readonly (readonly string[])[]): RosterData => {
  const brought = rosterFrom(spec, knownRoster(spec), [['Place', 'Country', 'Yellow', 'Red'], ...rows], columns);
  if (!brought.ok) throw new Error(brought.why);
  return brought.roster;
};

describe('a spreadsheet of places', () => {
  it('BITE-3.6-1 lays what it has over the known places and adds the others', () => {
    const roster = read(['Kerch', 'SOV', '2', ''], ['Gorki', 'SOV', '1', '4']);
    expect(roster.units.find(({ id }) => id === 'kerch')?.values).toMatchObject({ yellow: 2, port: 'minor' });
    expect(roster.units.at(-1)).toMatchObject({ name: 'Gorki', values: { country: 'SOV', yellow: 1, red: 4 } });
  });

  it('BITE-3.6-1 keeps a place it lists twice in two rows, and the second is told of', () => {
    const roster = read(['Gorki', 'SOV', '1', ''], ['gorki', 'SOV', '5', '']);
    expect(
      roster.units.filter(({ name }) => name.toLowerCase() === 'gorki').map(({ values }) => values.yellow),
    ).toEqual([1, 5]);
    expect(spec.troubles?.(roster)).toMatchObject([{ row: roster.units.length - 1 }]);
  });

  it('BITE-3.6-1 keeps a number no map prints, and says why it does not fit', () => {
    const roster = read(['Gorki', 'SOV', '-1', '1.5']);
    expect(roster.units.at(-1)?.values).toMatchObject({ yellow: -1, red: 1.5 });
    expect(fieldTrouble(spec, 'yellow', '-1')).toEqual({ id: 'kit.field.range', p: { min: 0, max: 30 } });
    expect(fieldTrouble(spec, 'red', '1.5')).toEqual({ id: 'kit.field.whole' });
    expect(fieldTrouble(spec, 'red', 'many')).toEqual({ id: 'kit.field.number' });
    expect(fieldTrouble(spec, 'red', '3')).toBeUndefined();
  });

  it('takes halves where a counter may print them, and no other parts', () => {
    const axis = armir.rosters.find(({ fields }) => fields.mp?.kind === 'count' && fields.mp.per === 2);
    if (!axis) throw new Error('no roster with halves');
    expect(['4.5', '4,5', '9'].map((text) => fieldTrouble(axis, 'mp', text))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(fieldTrouble(axis, 'mp', '4.25')).toEqual({ id: 'kit.field.whole' });
  });
});

const german = roadsToLeningrad.rosters.find(({ fields }) => fields.traits?.kind === 'set');
if (!german) throw new Error('no roster of counters');
const [en, it_] = [languageOf('en', roadsToLeningrad), languageOf('it', roadsToLeningrad)];
const inEnglish = rosterColumns(german, en, it_);
const inItalian = rosterColumns(german, it_, en);
const traits = inEnglish.find(({ key }) => key === 'traits');
if (!traits?.choices) throw new Error('no traits');
/** Plainly invented: no counter of the game. */
const invented = (...units: readonly (readonly [string, RosterUnit['values']])[]): RosterData => ({
  id: german.id,
  units: units.map(([called, values], i) => ({ id: `u${i + 1}`, name: called, values })),
});

describe('what stands on a counter', () => {
  it('is typed by its name in either language, several at once, and kept by its keys', () => {
    const all = [traits.choices ?? []].flat();
    const [first, second] = all;
    if (!first || !second) throw new Error('no traits');
    const want = `${first.key} ${second.key}`;
    for (const typed of [
      `${first.label}, ${second.label}`,
      `${first.label.toUpperCase()} ${second.label}`,
      `${first.also?.[0]}; ${second.also?.[0]}`,
      `${first.key} ${second.key}`,
      `${first.label}\n${second.also?.[0]}`,
    ])
      expect(asCell(traits, typed)).toBe(want);
    for (const { key, label, also = [] } of all) {
      expect(traits.fits(asCell(traits, label))).toBe(true);
      expect([label, ...also].map((one) => asCell(traits, one))).toEqual([key, ...also.map(() => key)]);
    }
  });

  it('that is none stays as it was typed beside those that are', () => {
    const [first] = traits.choices ?? [];
    const text = asCell(traits, `${first?.label}, wings`);
    expect(text).toBe(`${first?.key} wings`);
    expect(traits.fits(text)).toBe(false);
    expect(shownCell(traits, text)).toBe(`${first?.label}, wings`);
  });

  it('is known by the words that no other has, in its other gender too; by less it stays as it was typed', () => {
    const kept = (key: string, text: string): string | undefined => {
      const column = inItalian.find((one) => one.key === key);
      return column && asCell(column, text);
    };
    expect(['motorizzato', 'pesante', 'Motorizzata', 'equipaggiamento'].map((text) => kept('class', text))).toEqual([
      ...['mot', 'heavy', 'mot', 'heavy'],
    ]);
    expect(['combattente', 'aerea', 'ponte', 'unità'].map((text) => kept('kind', text))).toEqual([
      ...['combat', 'air', 'bridge', 'unità'],
    ]);
    expect([kept('traits', 'corazzato, veicolo'), kept('traits', 'fanteria, genieri')]).toEqual([
      ...['armoured vehicle', 'infantry engineer'],
    ]);
  });

  it('goes out in the words of the screen and comes back in the other language', () => {
    const [first, second] = traits.choices ?? [];
    const roster = invented(['Invented 1', { traits: [first?.key ?? '', second?.key ?? ''] }]);
    const texts = rosterSheet(roster, inItalian).map((row) => row.map(String));
    const at = inItalian.findIndex(({ key }) => key === 'traits');
    expect(texts[1]?.[at]).toBe(`${first?.also?.[0]}, ${second?.also?.[0]}`);
    const brought = rosterFrom(german, invented(['Invented 1', {}]), texts, inEnglish);
    expect(brought.ok && brought.roster.units[0]?.values.traits).toEqual([first?.key, second?.key]);
  });
});

describe('a pasted block', () => {
  const label = (key: string): string => inItalian.find((column) => column.key === key)?.label ?? key;
  const [value] = columnsOf(german.fields).filter((id) => german.fields[id]?.kind === 'count');
  if (!value) throw new Error('no number');
  const before = invented(['Julia', { [value]: 1 }], ['Cuneense', {}], ['Vicenza', { [value]: 3 }]);
  const at = { row: 0, col: 0 };
  const names = (roster: RosterData) => roster.units.map((unit) => unit.name);

  it('with headings goes to the rows it names, adds the new ones and writes over nothing else', () => {
    const block = [
      ['Note', label(value), label('name')],
      ['x', '2', 'cuneense'],
      ['', '4', 'Tridentina'],
      ['', '7', ''],
    ];
    const brought = pastedInto(german, before, block, at, inEnglish);
    if (!brought.ok) throw new Error(brought.why);
    expect(names(brought.roster)).toEqual(['Julia', 'Cuneense', 'Vicenza', 'Tridentina']);
    expect(brought.roster.units.map((unit) => unit.values[value])).toEqual([1, 2, 3, 4]);
    expect([brought.unknown, brought.unnamed]).toEqual([['Note'], 1]);
    expect(overwritten(german, before, brought.roster)).toEqual([]);
  });

  it('tells which filled cells it would write over', () => {
    const headed = pastedInto(
      german,
      before,
      [
        [label('name'), label(value)],
        ['Julia', '9'],
      ],
      at,
      inEnglish,
    );
    expect(headed.ok && overwritten(german, before, headed.roster)).toEqual([
      { row: 'u1', col: value, before: '1', after: '9' },
    ]);
    const plain = pastedInto(german, before, [['Alpha'], ['Beta']], at, inEnglish);
    expect(plain.ok && overwritten(german, before, plain.roster).map(({ before: was }) => was)).toEqual([
      'Julia',
      'Cuneense',
    ]);
    const below = pastedInto(german, before, [['Alpha'], ['Beta']], { row: 3, col: 0 }, inEnglish);
    expect(below.ok && overwritten(german, before, below.roster)).toEqual([]);
  });

  it('or a file without a column of names, or with none this roster has, is refused with its words', () => {
    expect(
      rosterFrom(
        german,
        before,
        [
          [label(value), 'x'],
          ['1', '2'],
        ],
        inEnglish,
      ),
    ).toMatchObject({ why: 'noName' });
    expect(
      rosterFrom(
        german,
        before,
        [
          ['Einheit', 'Stärke'],
          ['Alpha', '2'],
        ],
        inEnglish,
      ),
    ).toEqual({
      ok: false,
      why: 'noColumn',
      what: ['Einheit', 'Stärke'],
    });
    expect(
      rosterFrom(
        german,
        before,
        [
          ['Einheit', label(value)],
          ['Julia', '2'],
        ],
        inItalian,
      ),
    ).toMatchObject({
      why: 'noName',
    });
    // without headings, but it names an entry
    expect(rosterFrom(german, before, [['Julia', '']], inEnglish)).toMatchObject({ ok: true });
  });
});
