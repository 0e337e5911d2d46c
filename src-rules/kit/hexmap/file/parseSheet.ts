import { name, nameList } from '../../words/message.ts';
import { gridTroubles } from '../checkGrid.ts';
import { fittingGrid } from '../fittingGrid.ts';
import { type Grid, hexAt, type Numbering } from '../grid.ts';
import { touch } from '../lattice.ts';
import { BOX_ID, ONE_LINE, sheetLimits } from '../limits.ts';
import { type LineOf, missingFor } from '../lines.ts';
import { says } from '../says.ts';
import { type Box, type DrawnHex, pairOf, type Sheet, type SheetSpec, type SheetTrouble } from '../sheet.ts';
import { type Troubles, troubles } from '../troubles.ts';
import { placeIn, scanJson } from './scanJson.ts';

/**
 * A map sheet from somebody else's hands. Everything is looked at before anything is made of it: a sheet is whole or it
 * is not there, and what is wrong is named with its place. Nothing is walked that the format does not know, so that a
 * value that contains itself cannot hang it.
 */

export const sheetFormat = 'stato-maggiore/sheet';
export const sheetVersion = 1;

export type ParsedSheet =
  | {
      readonly ok: true;
      readonly sheet: Sheet;
      /** as the file says them; a bare sheet says nothing */
      readonly game?: string;
      readonly name?: string;
    }
  | { readonly ok: false; readonly troubles: readonly SheetTrouble[] };

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const short = (value: unknown) => name(typeof value === 'string' ? value.slice(0, 60) : typeof value);

/** A sheet file, or a bare sheet as the library keeps it. `game`: only a file of this game. */
export const parseSheet = (raw: unknown, spec: SheetSpec, game?: string): ParsedSheet => {
  const found = troubles();
  const file = isRaw(raw) && 'format' in raw ? readFile(raw, found, game) : undefined;
  const bare = file ? file.sheet : raw;
  if (found.list.length > 0) return { ok: false, troubles: found.list };
  const sheet = readSheet(bare, spec, file ? ['sheet'] : [], found);
  if (!sheet || found.list.length > 0) return { ok: false, troubles: found.list };
  return file ? { ok: true, sheet, game: file.game, name: file.name } : { ok: true, sheet };
};

/** The text of a sheet file. Keys that stand twice, and where the text breaks off, are named by line and column. */
export const parseSheetText = (text: string, spec: SheetSpec, game?: string): ParsedSheet => {
  const refuse = (trouble: SheetTrouble): ParsedSheet => ({ ok: false, troubles: [trouble] });
  if (text.length > sheetLimits.file) {
    const mb = (size: number): number => Math.ceil(size / 1024 / 1024);
    return refuse({ at: 'file', msg: says('kit.sheet.large', { size: mb(text.length), limit: mb(sheetLimits.file) }) });
  }
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return refuse({ at: 'file', msg: says('kit.sheet.empty') });
  const flaws = scanJson(plain, sheetLimits.troubles);
  if (flaws.length > 0) {
    const placed = flaws.map(({ what, at, key = '', under = [], first = 0 }): SheetTrouble => {
      const { line, column } = placeIn(plain, at);
      const where = { at: `line ${line}, column ${column}`, line, column };
      if (what !== 'twice') return { ...where, msg: says(`kit.sheet.${what}`) };
      const p = { key: short(key), line: placeIn(plain, first).line };
      return {
        ...where,
        msg: under.at(-1) === 'hexes' ? says('kit.sheet.hexTwice', p) : says('kit.sheet.keyTwice', p),
      };
    });
    return { ok: false, troubles: placed };
  }
  const raw: unknown = JSON.parse(plain);
  return parseSheet(raw, spec, game);
};

const readFile = (raw: Raw, found: Troubles, game: string | undefined) => {
  if (raw.format !== sheetFormat) {
    found.add(['format'], says('kit.sheet.format', { format: name(sheetFormat) }));
    return undefined;
  }
  const { version } = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    found.add(['version'], says('kit.sheet.version', { version: sheetVersion }));
    return undefined;
  }
  if (version > sheetVersion) {
    found.add(['version'], says('kit.sheet.newer', { version, known: sheetVersion }));
    return undefined;
  }
  onlyKeys(raw, ['format', 'version', 'game', 'name', 'sheet'], [], found);
  const title = text(raw.name, sheetLimits.name, ['name'], found);
  const of = text(raw.game, sheetLimits.name, ['game'], found);
  if (game !== undefined && of !== undefined && of !== game) {
    found.add(['game'], says('kit.sheet.otherGame', { game: name(of) }));
  }
  return { sheet: raw.sheet, game: of ?? '', name: title ?? '' };
};

const readSheet = (raw: unknown, spec: SheetSpec, path: Path, found: Troubles): Sheet | undefined => {
  if (!isRaw(raw)) {
    found.add(path.length > 0 ? path : ['sheet'], says('kit.sheet.object'));
    return undefined;
  }
  onlyKeys(raw, ['grid', 'hexes', 'sides', 'links', 'boxes'], path, found);
  const grid = readGrid(raw.grid, [...path, 'grid'], found);
  // without a grid no number means anything
  if (!grid) return undefined;
  // said first: without the right grid none of the pairs means anything
  const fits = fittingGrid(grid, pairsIn(grid, raw.sides, raw.links));
  if (fits) found.add([...path, 'grid', fits.at], fits.msg);
  const hexes = readHexes(raw.hexes, grid, spec, [...path, 'hexes'], found);
  const pairs = (of: LineOf) => readPairs(of, raw[of], { grid, hexes, spec }, [...path, of], found);
  const sides = pairs('sides');
  const links = pairs('links');
  const boxes = readBoxes(raw.boxes, { grid, hexes, spec }, [...path, 'boxes'], found);
  return { grid, hexes, sides, links, boxes };
};

type Path = readonly (string | number)[];

/** Pairs of hexes of the grid, whatever is said of them. */
const pairsIn = (grid: Grid, ...lists: readonly unknown[]): readonly (readonly [string, string])[] =>
  lists.flatMap((list) =>
    Object.keys(isRaw(list) ? list : {}).flatMap((pair) => {
      const [a = '', b = '', more] = pair.split('/');
      return more === undefined && hexAt(grid, a) && hexAt(grid, b) ? [[a, b] as const] : [];
    }),
  );

const onlyKeys = (raw: Raw, known: readonly string[], path: Path, found: Troubles): void => {
  for (const key of Object.keys(raw)) {
    if (found.full()) return;
    if (!known.includes(key)) found.add([...path, key], says('kit.sheet.unknownField', { field: short(key) }));
  }
};

const text = (raw: unknown, max: number, path: Path, found: Troubles): string | undefined => {
  if (typeof raw === 'string' && raw.length <= max && ONE_LINE.test(raw)) return raw;
  found.add(path, says('kit.sheet.text', { max }));
  return undefined;
};

const readGrid = (raw: unknown, path: Path, found: Troubles): Grid | undefined => {
  const before = found.list.length;
  if (!isRaw(raw) || !isRaw(raw.numbering)) {
    found.add(isRaw(raw) ? [...path, 'numbering'] : path, says('kit.sheet.object'));
    return undefined;
  }
  const { numbering } = raw;
  onlyKeys(raw, ['orientation', 'offset', 'columns', 'rows', 'numbering'], path, found);
  onlyKeys(numbering, numberingKeys, [...path, 'numbering'], found);
  const choice = <T extends string>(of: Raw, key: string, values: readonly [T, T], under: Path): T => {
    const value = values.find((one) => one === of[key]);
    if (value === undefined) {
      found.add([...under, key], says('kit.sheet.oneOf', { values: nameList(values) }));
    }
    return value ?? values[0];
  };
  const inNumbering = [...path, 'numbering'];
  const count = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
  const { separator } = numbering;
  const read: Numbering = {
    first: choice(numbering, 'first', ['column', 'row'], inNumbering),
    columnDigits: count(numbering.columnDigits),
    rowDigits: count(numbering.rowDigits),
    firstColumn: count(numbering.firstColumn),
    firstRow: count(numbering.firstRow),
    columnsGrow: choice(numbering, 'columnsGrow', ['right', 'left'], inNumbering),
    rowsGrow: choice(numbering, 'rowsGrow', ['down', 'up'], inNumbering),
    ...(separator === undefined ? {} : { separator: typeof separator === 'string' ? separator : '?' }),
  };
  const grid: Grid = {
    orientation: choice(raw, 'orientation', ['flat', 'pointy'], path),
    offset: choice(raw, 'offset', ['odd', 'even'], path),
    columns: count(raw.columns),
    rows: count(raw.rows),
    numbering: read,
  };
  for (const trouble of gridTroubles(grid)) found.add([...path.slice(0, -1), trouble.at], trouble.msg);
  return found.list.length === before ? grid : undefined;
};
const numberingKeys = [
  'first',
  'columnDigits',
  'rowDigits',
  'firstColumn',
  'firstRow',
  'columnsGrow',
  'rowsGrow',
  'separator',
];

type Hexes = Record<string, DrawnHex>;
interface Ground {
  readonly grid: Grid;
  readonly hexes: Hexes;
  readonly spec: SheetSpec;
}

const readHexes = (raw: unknown, grid: Grid, spec: SheetSpec, path: Path, found: Troubles): Hexes => {
  const hexes: Hexes = {};
  if (!isRaw(raw)) {
    found.add(path, says('kit.sheet.object'));
    return hexes;
  }
  const terrains = new Set(spec.terrains.map(({ key }) => key));
  for (const number of Object.keys(raw).sort()) {
    if (found.full()) break;
    const at = [...path, number];
    if (!hexAt(grid, number)) {
      found.add(at, says('kit.sheet.offGrid', { hex: short(number) }));
      continue;
    }
    const hex = readHex(raw[number], terrains, spec, at, found);
    // a hex that is wrong still stands there: its neighbours are not to be blamed
    hexes[number] = hex ?? { terrain: '' };
  }
  return hexes;
};

const readHex = (
  raw: unknown,
  terrains: ReadonlySet<string>,
  spec: SheetSpec,
  path: Path,
  found: Troubles,
): DrawnHex | undefined => {
  if (!isRaw(raw)) {
    found.add(path, says('kit.sheet.object'));
    return undefined;
  }
  onlyKeys(raw, ['terrain', 'features', 'name', 'labels'], path, found);
  const { terrain } = raw;
  if (typeof terrain !== 'string' || !terrains.has(terrain)) {
    found.add([...path, 'terrain'], says('kit.sheet.noTerrain', { key: short(terrain) }));
    return undefined;
  }
  const features = raw.features === undefined ? [] : readKinds('features', raw.features, spec, path, found);
  const labels = raw.labels === undefined ? [] : readLabels(raw.labels, [...path, 'labels'], found);
  const called = raw.name === undefined ? undefined : text(raw.name, sheetLimits.name, [...path, 'name'], found);
  return {
    terrain,
    ...(features.length > 0 ? { features } : {}),
    ...(called === undefined ? {} : { name: called }),
    ...(labels.length > 0 ? { labels } : {}),
  };
};

const unknownKind = {
  sides: 'kit.sheet.noSide',
  links: 'kit.sheet.noLink',
  features: 'kit.sheet.noFeature',
} as const;

/** A list of kinds; `path` is where the list lies, but for features, which name their own field. */
const readKinds = (
  of: keyof typeof unknownKind,
  raw: unknown,
  spec: SheetSpec,
  path: Path,
  found: Troubles,
): readonly string[] => {
  const at = of === 'features' ? [...path, of] : path;
  if (!Array.isArray(raw)) {
    found.add(at, says('kit.sheet.list'));
    return [];
  }
  const list: readonly unknown[] = raw;
  const kinds: string[] = [];
  for (const key of list) {
    if (found.full()) break;
    if (typeof key !== 'string' || !spec[of].some((kind) => kind.key === key)) {
      found.add(at, says(unknownKind[of], { key: short(key) }));
    } else if (kinds.includes(key)) {
      found.add(at, says('kit.sheet.twice', { key: short(key) }));
    } else kinds.push(key);
  }
  return kinds;
};

const readLabels = (raw: unknown, path: Path, found: Troubles): readonly string[] => {
  if (!Array.isArray(raw) || raw.length > sheetLimits.labels) {
    found.add(path, says('kit.sheet.listOf', { max: sheetLimits.labels }));
    return [];
  }
  const list: readonly unknown[] = raw;
  const labels: string[] = [];
  for (const label of list) {
    const read = text(label, sheetLimits.label, path, found);
    if (read === undefined) continue;
    if (labels.includes(read)) found.add(path, says('kit.sheet.twice', { key: short(read) }));
    else labels.push(read);
  }
  return labels;
};

const readPairs = (
  of: LineOf,
  raw: unknown,
  { grid, hexes, spec }: Ground,
  path: Path,
  found: Troubles,
): Record<string, readonly string[]> => {
  const pairs: Record<string, readonly string[]> = {};
  if (!isRaw(raw)) {
    found.add(path, says('kit.sheet.object'));
    return pairs;
  }
  for (const key of Object.keys(raw).sort()) {
    if (found.full()) break;
    const at = [...path, key];
    const [a = '', b = '', more] = key.split('/');
    if (more !== undefined || a === '' || b === '') {
      found.add(at, says('kit.sheet.pair'));
      continue;
    }
    const off = [a, b].find((hex) => !hexAt(grid, hex));
    if (off !== undefined) {
      found.add(at, says('kit.sheet.offGrid', { hex: short(off) }));
      continue;
    }
    if (!touch(grid, a, b)) {
      found.add(at, says(of === 'links' ? 'kit.sheet.linkApart' : 'kit.sheet.sideApart', { a: name(a), b: name(b) }));
      continue;
    }
    const missing = missingFor(of, [a, b], (hex) => Object.hasOwn(hexes, hex));
    if (missing !== undefined) {
      found.add(at, says('kit.sheet.notDrawn', { hex: name(missing) }));
      continue;
    }
    const kinds = readKinds(of, raw[key], spec, at, found);
    const pair = pairOf(a, b);
    if (Object.hasOwn(pairs, pair)) found.add(at, says('kit.sheet.pairTwice', { a: name(a), b: name(b) }));
    else if (kinds.length > 0) pairs[pair] = kinds;
  }
  return pairs;
};

const readBoxes = (raw: unknown, ground: Ground, path: Path, found: Troubles): Record<string, Box> => {
  const boxes: Record<string, Box> = {};
  if (!isRaw(raw)) {
    found.add(path, says('kit.sheet.object'));
    return boxes;
  }
  const ids = Object.keys(raw);
  if (ids.length > sheetLimits.boxes) {
    found.add(path, says('kit.sheet.boxes', { max: sheetLimits.boxes }));
    return boxes;
  }
  for (const id of ids) {
    if (found.full()) break;
    const at = [...path, id];
    const box = raw[id];
    if (!BOX_ID.test(id) || hexAt(ground.grid, id)) found.add(at, says('kit.sheet.boxId'));
    else if (!isRaw(box)) found.add(at, says('kit.sheet.object'));
    else {
      const read = readBox(id, box, new Set(ids), ground, at, found);
      if (read) boxes[id] = read;
    }
  }
  return boxes;
};

const readBox = (
  id: string,
  raw: Raw,
  ids: ReadonlySet<string>,
  { hexes, spec }: Ground,
  path: Path,
  found: Troubles,
): Box | undefined => {
  onlyKeys(raw, ['name', 'kind', 'features', 'links'], path, found);
  const called = text(raw.name, sheetLimits.name, [...path, 'name'], found);
  const kind = spec.boxes.find(({ key }) => key === raw.kind)?.key;
  if (kind === undefined) found.add([...path, 'kind'], says('kit.sheet.noBox', { key: short(raw.kind) }));
  const features = raw.features === undefined ? [] : readKinds('features', raw.features, spec, path, found);
  const links: { to: string; link: string }[] = [];
  if (!Array.isArray(raw.links) || raw.links.length > sheetLimits.boxLinks) {
    found.add([...path, 'links'], says('kit.sheet.listOf', { max: sheetLimits.boxLinks }));
    return undefined;
  }
  const list: readonly unknown[] = raw.links;
  for (const [i, entry] of list.entries()) {
    if (found.full()) break;
    const at = [...path, 'links', i];
    if (!isRaw(entry)) {
      found.add(at, says('kit.sheet.object'));
      continue;
    }
    onlyKeys(entry, ['to', 'link'], at, found);
    const { to, link } = entry;
    if (typeof to !== 'string' || !(ids.has(to) || Object.hasOwn(hexes, to))) {
      found.add([...at, 'to'], says('kit.sheet.boxNowhere', { to: short(to) }));
    } else if (to === id) {
      found.add([...at, 'to'], says('kit.sheet.boxItself'));
    } else if (typeof link !== 'string' || !spec.links.some(({ key }) => key === link)) {
      found.add([...at, 'link'], says('kit.sheet.noLink', { key: short(link) }));
    } else if (links.some((one) => one.to === to && one.link === link)) {
      found.add(at, says('kit.sheet.twice', { key: short(to) }));
    } else links.push({ to, link });
  }
  if (called === undefined || kind === undefined) return undefined;
  return { name: called, kind, ...(features.length > 0 ? { features } : {}), links };
};
