import type { Context } from '#rules/kit/record/context.ts';
import { at, type GridSpec, presetOf } from '#rules/kit/tables/grids.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Tech, tables } from '../../../ids.ts';
import { msg } from '../msg.ts';
import type { BattleUnit, Fire, ToHitCell, ToHitTable } from './scene.ts';

/**
 * The to-hit table (3.14, 6.0, 7.7.2): the least die that hits. '-' may not fire; an empty cell is one no rulebook gives,
 * for the players to read on their card.
 */
export const never = 7;
const techs = [1, 2, 3] as const;

interface Line {
  readonly key: string;
  readonly msg: Msg;
  readonly rule: string;
  /** as the columns have it */
  readonly cells: string;
}
/** A class at TECH 1, 2 and 3. */
const byTech = (key: string, of: Msg, rule: string, cells: readonly [string, string, string]): readonly Line[] =>
  techs.map((tech, i) => ({
    key: `${key}${tech}`,
    msg: msg('bite.toHit.row', { class: of, tech }),
    rule,
    cells: cells[i] ?? '',
  }));

/** 7.7.2 */
const cityDice = { minor: 1, major: 2, bunker: 1, fortress: 2 } as const;
const cityMsg = {
  minor: msg('bite.aa.minor'),
  major: msg('bite.aa.major'),
  bunker: msg('bite.aa.bunker'),
  fortress: msg('bite.aa.fortress'),
} as const;

/** Attack, defence, anti-aircraft fire. */
const ground: readonly Line[] = [
  ...byTech('infantry', msg('bite.toHit.infantry'), '6.1.1', ['6 6 6', '6 6 6', '6 5 5']),
  ...byTech('static', msg('bite.class.static'), '6.1.1', ['- 6 6', '- 6 6', '- 5 5']),
  // AMB-02: its anti-aircraft number is its defence number
  ...byTech('artillery', msg('bite.class.artillery'), '6.1.4', ['6 6 6', '5 5 5', '4 4 4']),
  ...byTech('mechanised', msg('bite.class.mechanised'), '6.2.1', ['6 6 6', '6 5 5', '5 4 4']),
  ...byTech('tanks', msg('bite.toHit.tanks'), '6.2.2', ['6 5 5', '5 5 5', '4 4 4']),
  ...byTech('hq', msg('bite.toHit.hq'), '6.4', ['- - 6', '- - 6', '- - ?']),
  { key: 'stavka', msg: msg('bite.toHit.stavka'), rule: '13.8.1', cells: '- - 5' },
  { key: 'fhq', msg: msg('bite.toHit.fhq'), rule: '13.8.2', cells: '- - 4' },
  { key: 'mannerheim', msg: msg('bite.toHit.mannerheim'), rule: '5.5', cells: '5 5 5' },
  { key: 'partisans', msg: msg('bite.class.partisans'), rule: '29.1', cells: '- 6 6' },
  { key: 'minor', msg: msg('bite.toHit.minor'), rule: '7.7.2', cells: '- - 6' },
  { key: 'major', msg: msg('bite.toHit.major'), rule: '7.7.2', cells: '- - 6' },
  { key: 'bunker', msg: msg('bite.toHit.bunker'), rule: '7.7.2', cells: '- - 5' },
  { key: 'fortress', msg: msg('bite.toHit.fortress'), rule: '7.7.2', cells: '- - 5' },
];
/** At aircraft, at the ground. */
const air: readonly Line[] = [
  ...byTech('fighter', msg('bite.class.fighter'), '6.3.1', ['6 -', '5 6', '4 5']),
  // AMB-03: no fire at aircraft at TECH 1
  ...byTech('bomber', msg('bite.class.bomber'), '6.3.2', ['- 6', '6 5', '5 4']),
];

const groundCols = ['att', 'def', 'aa'] as const;
const airCols = ['air', 'ground'] as const;

const parse = (text: string): number | undefined =>
  text === '-' ? never : /^[1-6]$/.test(text) ? Number(text) : undefined;

const presetIn = (lines: readonly Line[], cols: readonly string[]): GridSpec['preset'] =>
  Object.fromEntries(
    lines.flatMap(({ key, cells }) => {
      const texts = cells.split(' ');
      return cols.flatMap((col, i) => (texts[i] === '?' ? [] : [[`${key}/${col}`, texts[i] ?? ''] as const]));
    }),
  );

const shared = { rule: '3.14', pattern: '^([1-6]|-)$', example: '5', parse } as const;

export const toHitSpec: GridSpec<number> = {
  ...shared,
  id: tables.toHit,
  msg: msg('bite.toHit.ground'),
  about: msg('bite.toHit.ground.about'),
  cols: [
    { key: 'att', msg: msg('bite.toHit.att') },
    { key: 'def', msg: msg('bite.toHit.def') },
    { key: 'aa', msg: msg('bite.toHit.aa') },
  ],
  rows: ground.map(({ key, msg }) => ({ key, msg })),
  preset: presetIn(ground, groundCols),
};
export const airToHitSpec: GridSpec<number> = {
  ...shared,
  id: tables.airToHit,
  msg: msg('bite.toHit.air'),
  about: msg('bite.toHit.air.about'),
  cols: [
    { key: 'air', msg: msg('bite.toHit.atAircraft') },
    { key: 'ground', msg: msg('bite.toHit.atGround') },
  ],
  rows: air.map(({ key, msg }) => ({ key, msg })),
  preset: presetIn(air, airCols),
};
export const toHitSpecs: readonly GridSpec<number>[] = [toHitSpec, airToHitSpec];

const presets = { [tables.toHit]: presetOf(toHitSpec), [tables.airToHit]: presetOf(airToHitSpec) };
const rules: ReadonlyMap<string, string> = new Map([...ground, ...air].map(({ key, rule }) => [key, rule]));

type Tables = Pick<Context, 'tables'>;

/** One cell: the players' own over the digest's. Read one by one, so that a record keeps no more than was looked at. */
const cellAt = (
  context: Tables,
  table: typeof tables.toHit | typeof tables.airToHit,
  row: string,
  col: string,
): ToHitCell => {
  const grid = context.tables[table];
  const typed = grid && at(grid, row, col);
  const found = typed?.ok ? typed : at(presets[table], row, col);
  return {
    toHit: found.ok ? parse(found.cell.text.trim()) : undefined,
    rule: col === 'aa' && /[1-3]$/.test(row) ? '6.5' : (rules.get(row) ?? '3.14'),
    from: found.ok && found.from !== 'preset' ? 'players' : 'digest',
    table,
    row,
    col,
  };
};

/** A row of the ground or the air table as it stands in this game, column by column; '' where nobody knows. */
export const rowNow = (
  context: Tables,
  key: string,
): { readonly msg: Msg; readonly rule: string; readonly cells: readonly string[] } | undefined => {
  const line = [...ground, ...air].find((one) => one.key === key);
  if (!line) return undefined;
  const [table, cols] = ground.includes(line) ? [tables.toHit, groundCols] : [tables.airToHit, airCols];
  const cells = cols.map((col) => {
    const { toHit } = cellAt(context, table, key, col);
    return toHit === undefined ? '' : toHit === never ? '–' : String(toHit);
  });
  return { msg: line.msg, rule: line.rule, cells };
};

/** Which line of the table a unit reads. */
const rowOf = (unit: BattleUnit, fire: Fire): string => {
  const withTech = (key: string, tech: Tech = unit.tech): string => `${key}${tech}`;
  switch (unit.class) {
    case 'infantry':
    case 'mountain':
    case 'cavalry':
    case 'paratroops':
    case 'marines':
      return withTech('infantry');
    case 'static':
    case 'artillery':
    case 'mechanised':
    case 'tanks':
    case 'fighter':
    case 'bomber':
      return withTech(unit.class);
    case 'longRange':
      return withTech('bomber');
    case 'armouredHq':
      // AMB-10: as guns the artillery's number; its anti-aircraft number is always the tanks'
      return fire === 'guns' ? withTech('artillery', unit.gunTech) : withTech('tanks');
    case 'airHq':
    case 'navalHq':
      return withTech('hq');
    case 'supremeHq':
      if (unit.nation === 'SOV') return 'stavka';
      if (unit.nation === 'GER') return 'fhq';
      return unit.nation === 'FIN' ? 'mannerheim' : withTech('hq');
    case 'partisans':
      return 'partisans';
  }
};

export const toHitTable = (context: Tables): ToHitTable => ({
  at: (unit, fire) => {
    const row = rowOf(unit, fire);
    switch (fire) {
      case 'air':
        return cellAt(context, tables.airToHit, row, 'air');
      case 'raid':
        return cellAt(context, tables.airToHit, row, 'ground');
      case 'aa':
        return cellAt(context, tables.toHit, row, 'aa');
      case 'guns':
      case 'fire':
        return cellAt(context, tables.toHit, row, unit.role === 'attacker' ? 'att' : 'def');
    }
  },
  city: (kind) =>
    kind === 'none'
      ? undefined
      : { ...cellAt(context, tables.toHit, kind, 'aa'), dice: cityDice[kind], called: cityMsg[kind] },
});

const rowMsg: ReadonlyMap<string, Msg> = new Map([...ground, ...air].map(({ key, msg }) => [key, msg]));
const colMsg: ReadonlyMap<string, Msg> = new Map(
  [...toHitSpec.cols, ...airToHitSpec.cols].map(({ key, msg }) => [key, msg]),
);
/** How players find a cell on their card. */
export const cellMsg = ({ row, col }: Pick<ToHitCell, 'row' | 'col'>): Msg =>
  msg('bite.toHit.cell', {
    row: rowMsg.get(row) ?? msg('bite.toHit.ground'),
    col: colMsg.get(col) ?? msg('bite.toHit.aa'),
  });
