import { isRecord } from '#rules/kit/base/json.ts';
import { sheetFormat } from '#rules/kit/hexmap/file/parseSheet.ts';
import type { Line, SetUp } from '#rules/kit/record/journal.ts';
import type { Envelope, Face, Refusal } from '../contract.ts';
import { faceSchema, thingKinds } from '../contract.ts';
import { endings, thingFormat } from '../ownFiles.ts';
import { bytesOf, canonical, checksum, type Hash, sha256 } from './checksum.ts';
import { isDeeper } from './depth.ts';
import { gameFormat, openEnvelope } from './envelope.ts';
import { currentVersion, migrateLines } from './migrations.ts';
import { checkFace, checkLines, checkSetUp, checkThing, limits, notPlain } from './schema.ts';
import { wrongVersion } from './versions.ts';

/**
 * A game, or the players' own things, as one file that can be sent. What comes in is somebody else's: it is measured,
 * recognised, and checked down to the last fact before anything is made of it. A refusal names the place.
 */

/** Everything a saved game is, apart from where it lies. */
export interface GameContent {
  readonly envelope: Envelope;
  readonly setUp: SetUp;
  readonly things: Readonly<Record<string, unknown>>;
  readonly lines: readonly Line[];
  readonly head: string | null;
  readonly face: Face;
  readonly saved: string;
}

export type Read<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal);

/** Lines read or written before a long file lets others go on. */
const slice = 2_000;

/** The players' own tables stay at home unless they tick them: what is printed on a card is its publisher's. */
const isTable = (key: string): boolean => key.startsWith('table:');

export const writeGameFile = (game: GameContent, withTables: boolean, hash: Hash = sha256): string => {
  const writing = writingGameFile(game, withTables, hash);
  for (;;) {
    const step = writing.next();
    if (step.done) return step.value;
  }
};

/** What stands around the things and the rows of a game's file. */
export interface GameFrame {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** `sums`: of what is put in, as `checksum` makes them of the whole. */
export const gameFrame = (
  game: Omit<GameContent, 'things' | 'lines'>,
  sums: { readonly things: string; readonly lines: string },
  hash: Hash = sha256,
): GameFrame => {
  const place = { head: game.head, face: game.face, saved: game.saved };
  const envelope = { ...game.envelope, version: currentVersion };
  const checksums = {
    envelope: checksum(envelope, hash),
    setUp: checksum(game.setUp, hash),
    things: sums.things,
    place: checksum(place, hash),
    lines: sums.lines,
  };
  // The format stands first, so that a file cut short is still recognised; a line a row, so that a person can read it.
  const head = JSON.stringify({ format: gameFormat, version: currentVersion, checksums, envelope, setUp: game.setUp });
  return {
    before: `${head.slice(0, -1)},"things":`,
    between: `,"place":${JSON.stringify(place)},"lines":[\n`,
    after: '\n]}\n',
  };
};

/** The same in slices, for a host that has others to answer meanwhile. */
export function* writingGameFile(
  game: GameContent,
  withTables: boolean,
  hash: Hash = sha256,
): Generator<void, string, void> {
  const things = Object.fromEntries(Object.entries(game.things).filter(([key]) => withTables || !isTable(key)));
  const texts: string[] = [];
  const rows: string[] = [];
  for (const [i, line] of game.lines.entries()) {
    texts.push(canonical(line));
    rows.push(JSON.stringify(line));
    if (i % slice === slice - 1) yield;
  }
  const sums = { things: checksum(things, hash), lines: hash(`[${texts.join(',')}]`) };
  const { before, between, after } = gameFrame(game, sums, hash);
  return `${before}${JSON.stringify(things)}${between}${rows.join(',\n')}${after}`;
}

const refuse = (reason: Refusal['reason'], p?: Refusal['p']): { ok: false } & Refusal =>
  p ? { ok: false, reason, p } : { ok: false, reason };
const invalid = (path: string) => refuse('import.invalid', { path: path.slice(0, 200) });

/** What a file says of itself on its first line, however much of it there is. */
export const formatOf = (text: string): string | undefined =>
  /^\{\s*"format"\s*:\s*"([^"]*)"/.exec(
    text
      .replace(/^\uFEFF/, '')
      .trimStart()
      .slice(0, 200),
  )?.[1];

/** What is no game may still be one of our files, and has its own place. */
const noGame = (text: string) => {
  const format = formatOf(text);
  if (format === sheetFormat) return refuse('import.map');
  return refuse(format === thingFormat ? 'import.thing' : 'import.notOurs');
};

/** Text to an object of the given format, or the reason why not: foreign, cut short, too large, newer. */
const parseFile = (text: string, format: string, limit: number): Read<Readonly<Record<string, unknown>>> => {
  const bytes = bytesOf(text);
  if (bytes > limit) return refuse('import.tooLarge', { bytes, limit });
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  const isOurs = formatOf(plain) === format;
  const other = () => (format === gameFormat ? noGame(plain) : refuse('import.notOurs'));
  // what is only too deep for a game is refused below, by its place
  if (isDeeper(plain, 100_000)) return isOurs ? refuse('import.tooDeep') : other();
  let raw: unknown;
  try {
    raw = JSON.parse(plain);
  } catch {
    return isOurs ? refuse('import.truncated', { bytes }) : other();
  }
  if (!isRecord(raw) || raw.format !== format) return other();
  if (typeof raw.version !== 'number' || !Number.isInteger(raw.version) || raw.version < 1) return invalid('version');
  if (raw.version > currentVersion) return refuse('import.newer', { version: raw.version });
  return { ok: true, value: raw };
};

/** `limit` is for files somebody sent; a backup of our own may be larger. */
export const readGameFile = (text: string, hash: Hash = sha256, limit: number = limits.file): Read<GameContent> => {
  const reading = readingGameFile(text, hash, limit);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
};

/** The same in slices, for a host that has others to answer meanwhile: each yields how much of it is done, 0 to 1. */
export function* readingGameFile(
  text: string,
  hash: Hash = sha256,
  limit: number = limits.file,
): Generator<number, Read<GameContent>, void> {
  const parsed = parseFile(text, gameFormat, limit);
  if (!parsed.ok) return parsed;
  const { version, checksums, envelope: rawEnvelope, setUp: rawSetUp, things, place, lines: rawLines } = parsed.value;
  const opened = openEnvelope(rawEnvelope);
  if (!opened.ok) {
    if (opened.why === 'newer') return refuse('import.newer', { version: opened.version });
    return invalid(opened.why === 'invalid' ? opened.path : 'envelope.format');
  }
  if (!isRecord(checksums)) return invalid('checksums');
  if (!isRecord(things)) return invalid('things');
  if (!isRecord(place)) return invalid('place');
  if (!Array.isArray(rawLines)) return invalid('lines');
  if (rawLines.length > limits.lines) return refuse('import.tooLarge', { lines: rawLines.length, limit: limits.lines });
  const odd =
    notPlain(rawEnvelope, ['envelope']) ??
    notPlain(things, ['things']) ??
    notPlain(place, ['place']) ??
    notPlain(rawSetUp, ['setUp']);
  if (odd) return invalid(odd.join('.'));
  const done = (share: number, lines: number): number => share + (0.4 * lines) / rawLines.length;
  const texts: string[] = [];
  // what an old file may hold is measured again when it is brought to the present
  const deepest = Number(version) < currentVersion ? limits.oldDepth : limits.depth;
  for (const [i, line] of rawLines.entries()) {
    if (notPlain(line, [], deepest) !== undefined) return invalid(`lines.${i}`);
    texts.push(canonical(line ?? null));
    if (i % slice === slice - 1) yield done(0.1, i);
  }
  const parts: Readonly<Record<string, unknown>> = { envelope: rawEnvelope, setUp: rawSetUp, things, place };
  for (const [name, part] of Object.entries(parts)) {
    if (checksums[name] !== checksum(part, hash)) return invalid(`checksums.${name}`);
  }
  if (checksums.lines !== hash(`[${texts.join(',')}]`)) return invalid('checksums.lines');
  const setUp = checkSetUp(rawSetUp);
  if (!setUp.ok) return invalid(setUp.path);
  const migrated = migrateLines(rawLines, Number(version));
  const known = new Set<string>();
  const checkedLines: Line[] = [];
  for (let from = 0; from < migrated.length; from += slice) {
    const some = checkLines(migrated.slice(from, from + slice), known, from);
    if (!some.ok) return invalid(some.path);
    for (const line of some.value) {
      known.add(line.id);
      checkedLines.push(line);
    }
    yield done(0.5, from);
  }
  const wrong = wrongVersion(things, hash);
  if (wrong !== undefined) return invalid(wrong);
  const { head, face: rawFace, saved } = place;
  if (head !== null && !known.has(String(head))) return invalid('place.head');
  if (typeof saved !== 'string') return invalid('place.saved');
  const wrongFace = checkFace(rawFace);
  if (wrongFace !== undefined) return invalid(wrongFace ? `place.face.${wrongFace}` : 'place.face');
  const face = faceSchema.parse(rawFace);
  return {
    ok: true,
    value: {
      envelope: { ...opened.envelope, version: currentVersion },
      setUp: setUp.value,
      things,
      lines: checkedLines,
      head: typeof head === 'string' ? head : null,
      face,
      saved,
    },
  };
}

/** A name a file may have on every system, without its ending: what is not a letter or digit is a dash. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'game';

/** A game's file. `tables`: whether the players' own tables go with it; left out where that is no question. */
export const fileNameOf = (name: string, tables?: boolean): string => {
  const what = tables === undefined ? '' : tables ? '.with-tables' : '.without-tables';
  return `${plainName(name)}${what}.${endings.game}`;
};

// The players' own things: tables, rosters, presets, sheets.

export const thingsFormat = 'stato-maggiore/things';

export interface ThingContent {
  readonly kind: (typeof thingKinds)[number];
  readonly game: string;
  readonly of: string;
  readonly name: string;
  readonly data: unknown;
}

export const writeThingsFile = (things: readonly ThingContent[]): string => {
  const plain = things.map(({ kind, game, of, name, data }) => ({
    kind,
    game,
    of,
    name,
    checksum: checksum(data),
    data,
  }));
  const head = JSON.stringify({ format: thingsFormat, version: currentVersion });
  return `${head.slice(0, -1)},"things":[\n${plain.map((thing) => JSON.stringify(thing)).join(',\n')}\n]}\n`;
};

const isKind = (value: unknown): value is ThingContent['kind'] => thingKinds.some((kind) => kind === value);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

const readThing = (raw: unknown, at: string): Read<ThingContent> => {
  if (!isRecord(raw)) return invalid(at);
  const { kind, game, of, name, data } = raw;
  if (!isKind(kind)) return invalid(`${at}.kind`);
  if (!isText(game)) return invalid(`${at}.game`);
  if (!isText(of)) return invalid(`${at}.of`);
  if (!isText(name)) return invalid(`${at}.name`);
  const checked = checkThing(kind, data);
  if (!checked.ok) return invalid(`${at}.${checked.path}`);
  if (raw.checksum !== checksum(data)) return invalid(`${at}.checksum`);
  return { ok: true, value: { kind, game, of, name, data } };
};

export const readThingsFile = (text: string): Read<readonly ThingContent[]> => {
  const parsed = parseFile(text, thingsFormat, limits.thingsFile);
  if (!parsed.ok) return parsed;
  const { things: list } = parsed.value;
  if (!Array.isArray(list) || list.length > 1_000) return invalid('things');
  const things: ThingContent[] = [];
  for (const [i, raw] of list.entries()) {
    const thing = readThing(raw, `things.${i}`);
    if (!thing.ok) return thing;
    things.push(thing.value);
  }
  return { ok: true, value: things };
};
