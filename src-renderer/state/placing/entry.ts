import { folded } from '#rules/kit/base/folded.ts';
import { bare } from '#rules/kit/base/found.ts';
import { apart } from '#rules/kit/base/near.ts';
import { mostAtOnce } from '#rules/kit/forms/line/reading.ts';
import type { PieceKind } from '#rules/kit/game/mapSpec.ts';
import { type Grid, hexAt, hexTyped } from '#rules/kit/hexmap/grid.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { type Msg, name, nameList } from '#rules/kit/words/message.ts';
import { ui } from '../../words/text.ts';
import type { NamedUnit } from './roll.ts';

/** What quick entry knows: the grid, who has a name, and which kinds are only counted. */
export interface EntryWorld {
  readonly grid: Grid;
  readonly boxes: Sheet['boxes'];
  readonly units: readonly NamedUnit[];
  /** those the game would show on the map; absent: all */
  readonly inPlay?: ReadonlySet<string>;
  /** those of which no counter is typed */
  readonly untyped?: ReadonlySet<string>;
  /** kinds without names */
  readonly counted: readonly PieceKind[];
  /** numbered counters that are on the map */
  readonly numbered: readonly string[];
  /** the sides and the words for them: "HQ 3 Soviet" is theirs */
  readonly sides?: readonly { readonly id: string; readonly word: string }[];
  /** the side that is asked about: its unit is meant where both have one of a name */
  readonly side?: string | undefined;
  /** the hex the keyboard stands on: taken where none is written */
  readonly cursor?: string | undefined;
}

/** One thing read from the line: who goes where; `hex` null takes it off the map. */
export type Wanted =
  | { readonly what: 'unit'; readonly piece: string; readonly called: string; readonly hex: string | null }
  | { readonly what: 'count'; readonly kind: PieceKind; readonly count: number; readonly hex: string };

export type ReadEntry =
  | { readonly ok: true; readonly wanted: readonly Wanted[] }
  /** nothing of the line is done; each trouble with the words it is about */
  | { readonly ok: false; readonly troubles: readonly Msg[] };

const towards = new Set(['at', 'in', 'to', 'on', 'a', 'ad', 'su', 'nel', 'nello', 'hex', 'esagono', '@', '->', '→']);
const away = new Set(['off', 'out', 'remove', 'via', 'fuori', 'togli']);

/** The hex a word names; 'wrong' where it can only be meant as one. A unit's 25/7 is none. */
const hexOf = (word: string, { grid, boxes }: EntryWorld): string | 'wrong' | undefined => {
  if (hexAt(grid, word)) return word;
  if (/^\d+[.-]\d+$/.test(word) || /^\d{3,}$/.test(word)) return hexTyped(grid, word) ?? 'wrong';
  return Object.entries(boxes).find(([id, box]) => bare(id) === word || bare(box.name) === word)?.[0];
};

interface Part {
  readonly text: string;
  readonly words: readonly string[];
  readonly hex: string | 'wrong' | undefined;
  readonly off: boolean;
}

const partOf = (text: string, world: EntryWorld): Part => {
  const words = bare(text).split(' ').filter(Boolean);
  const last = words.at(-1);
  if (last !== undefined && away.has(last)) return { text, words: words.slice(0, -1), hex: undefined, off: true };
  // a box may have a name of several words
  for (let take = Math.min(4, words.length); take >= 1; take--) {
    const hex = hexOf(words.slice(-take).join(' '), world);
    if (hex === undefined) continue;
    // the 189 of "Art. 189" is no hex nobody knows
    if (hex === 'wrong' && whoIn(words, text, world).is !== 'none') break;
    const rest = words.slice(0, -take);
    while (towards.has(rest.at(-1) ?? '')) rest.pop();
    return { text, words: rest, hex, off: false };
  }
  return { text, words, hex: undefined, off: false };
};

const near = (words: readonly string[], world: EntryWorld): readonly string[] => {
  const named = words.filter((word) => !/^\d+[x×]?$/.test(word)).join(' ');
  const asked = named === '' ? words.join(' ') : named;
  const known = [...world.units.map(({ unit }) => unit.name), ...world.counted.flatMap((kind) => kind.short)];
  return [...new Set(known)]
    .map((each) => ({ each, far: apart(bare(each), asked) }))
    .filter(({ each, far }) => far <= 2 || (asked.length >= 2 && bare(each).includes(asked)))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ each }) => each);
};

type Who =
  | { readonly is: 'units'; readonly units: readonly NamedUnit[] }
  | { readonly is: 'count'; readonly kind: PieceKind; readonly count: number }
  | { readonly is: 'numbered'; readonly piece: string }
  | { readonly is: 'none'; readonly trouble: Msg };

/** "2 rifle", "fucilieri 2", "rifle": a kind that is only counted, and how many. */
const countedIn = (words: readonly string[], world: EntryWorld): Who | undefined => {
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const rest = words.filter((word) => !/^\d+[x×]?$/.test(word) && word !== 'x' && word !== '×').join(' ');
  const [times] = words.flatMap((word) => /^(\d+)[x×]?$/.exec(word)?.slice(1, 2) ?? []);
  if (numbers.length > 1 || rest === '') return undefined;
  const kind =
    world.counted.find((each) => each.short.some((short) => bare(short) === rest)) ??
    world.counted.find((each) => each.short.some((short) => `${bare(short)}s` === rest));
  return kind && { is: 'count', kind, count: times === undefined ? 1 : Number(times) };
};

const isInPlay = ({ unit }: NamedUnit, world: EntryWorld): boolean => world.inPlay?.has(unit.id) !== false;

/** The side a word tells, by its first letters at least: "Soviet", "(Sov)". */
const sideOf = (word: string, { sides = [] }: EntryWorld): string | undefined => {
  const said = folded(word);
  return said.length < 3 ? undefined : sides.find((side) => folded(side.word).startsWith(said))?.id;
};
/** The words without the one that tells a side, and the world with that side's units alone. */
const ofSide = (words: readonly string[], world: EntryWorld): readonly [readonly string[], EntryWorld] | undefined => {
  const at = words.length < 2 ? -1 : words.findIndex((word) => sideOf(word, world) !== undefined);
  const side = sideOf(words[at] ?? '', world);
  if (side === undefined) return undefined;
  const has = ({ kind }: NamedUnit) => kind.side === side;
  const { sides: _, ...rest } = world;
  return [
    words.filter((_, i) => i !== at),
    { ...rest, side, units: world.units.filter(has), counted: world.counted.filter((kind) => kind.side === side) },
  ];
};

/** A name that no list has, and none is like it: it is still to be typed. */
export const isUnknown = ({ id }: Msg): boolean => id === 'ui.supply.entry.unknown';

const whoIn = (words: readonly string[], text: string, world: EntryWorld): Who => {
  const asked = words.join(' ');
  // what is said of a name says it as it was typed
  const typed = name(text.split(/\s+/).slice(0, words.length).join(' '));
  const none = (trouble: Msg): Who => ({ is: 'none', trouble });
  if (asked === '') return none(ui('ui.supply.entry.noUnit'));
  const numbered = world.numbered.find((piece) => bare(piece) === asked);
  if (numbered) return { is: 'numbered', piece: numbered };
  const names = world.units.map((each) => ({ ...each, as: bare(each.unit.name) }));
  const called = names.filter(({ as, unit }) => as === asked || bare(unit.id) === asked);
  const own = called.filter(({ kind }) => kind.side === world.side);
  const sided = called.length === 0 ? ofSide(words, world) : undefined;
  if (sided) return whoIn(sided[0], text, sided[1]);
  const exact = own.length === 1 ? own : called;
  const found = exact.length > 0 ? exact : undefined;
  const whole = found
    ? []
    : world.units.filter((each) => each.whole !== undefined && bare(each.whole) === asked && isInPlay(each, world));
  if (whole.length > 1) return { is: 'units', units: whole };
  const counted = countedIn(words, world);
  const loose =
    found ??
    (counted
      ? []
      : ([
          names.filter(({ as }) => as.startsWith(asked)),
          names.filter(({ as }) => words.every((word) => as.split(/[ ./-]/).includes(word) || as.includes(` ${word}`))),
        ].find((list) => list.length > 0) ?? []));
  const [first, ...others] = loose;
  if (first && others.length === 0) return { is: 'units', units: [first] };
  if (first)
    return none(
      ui('ui.supply.entry.several', {
        text: typed,
        // what kind of unit it is tells those of one name apart
        names: loose
          .slice(0, 5)
          .map(({ unit, kind, as }) =>
            loose.some((other) => other.as === as && other.unit !== unit)
              ? ui('ui.supply.entry.ofKind', { unit: name(unit.name), kind: kind.msg })
              : name(unit.name),
          ),
      }),
    );
  if (counted) {
    return counted.is === 'count' && (counted.count < 1 || counted.count > mostAtOnce)
      ? none(ui('ui.supply.entry.count', { n: mostAtOnce }))
      : counted;
  }
  const close = near(words, world);
  return none(
    close.length > 0
      ? ui('ui.supply.entry.near', { text: typed, names: nameList(close) })
      : ui('ui.supply.entry.unknown', { text: typed }),
  );
};

/**
 * A comma parts what stands on both its sides, unless it belongs to a unit's name ("7 Pz, PzGr 1"): then the longest
 * name wins.
 */
const partsOf = (line: string, world: EntryWorld): readonly Part[] => {
  const names = new Set(world.units.map(({ unit }) => bare(unit.name)));
  return line.split(/[;\n]+/).flatMap((piece) => {
    const between = piece
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    const parts: Part[] = [];
    for (let from = 0; from < between.length; ) {
      const joined = [3, 2]
        .map((take) => ({ take, part: partOf(between.slice(from, from + take).join(', '), world) }))
        .find(({ take, part }) => from + take <= between.length && names.has(part.words.join(' ')));
      parts.push(joined?.part ?? partOf(between[from] ?? '', world));
      from += joined?.take ?? 1;
    }
    return parts;
  });
};

type ReadPart =
  | { readonly ok: true; readonly wanted: readonly Wanted[] }
  | { readonly ok: false; readonly trouble: Msg };
/** One part and where it goes: null takes it off the map, undefined: nobody has said where. */
const wantedIn = ({ words, text }: Part, hex: string | null | undefined, world: EntryWorld): ReadPart => {
  const no = (trouble: Msg): ReadPart => ({ ok: false, trouble });
  if (hex === 'wrong') return no(ui('ui.supply.entry.noHex', { text: name(text) }));
  const who = whoIn(words, text, world);
  if (who.is === 'none') return no(who.trouble);
  const out = who.is === 'units' && hex !== null ? who.units.filter((each) => !isInPlay(each, world)) : [];
  if (out.length > 0) {
    const unit = nameList(out.map((each) => each.unit.name));
    return no(
      out.every((each) => world.untyped?.has(each.unit.id))
        ? ui('ui.supply.entry.notTyped', { unit })
        : ui('ui.supply.entry.notInPlay', { unit }),
    );
  }
  if (hex === undefined) return no(ui('ui.supply.entry.where', { text: name(text) }));
  if (who.is === 'count')
    return hex === null
      ? no(ui('ui.supply.entry.offCounted', { text: name(text) }))
      : { ok: true, wanted: [{ what: 'count', kind: who.kind, count: who.count, hex }] };
  const called =
    who.is === 'numbered'
      ? [{ piece: who.piece, called: who.piece }]
      : who.units.map(({ unit }) => ({ piece: unit.id, called: unit.name }));
  return { ok: true, wanted: called.map((each) => ({ what: 'unit', ...each, hex })) };
};

/**
 * Reads a line of quick entry: "2 rifle at 1412", "25/7 1118; Lukin 2216", "fucilieri 2 in 1412", "25/7 off". Parts
 * without a hex of their own go where the next one goes: "25/7, 7/7 at 1118". Either all of it is read or nothing.
 */
export const readEntry = (line: string, world: EntryWorld): ReadEntry => {
  const parts = partsOf(line, world);
  if (parts.length === 0) return { ok: false, troubles: [ui('ui.supply.entry.noUnit')] };
  const read = parts.map((part, i) => {
    const next = parts.slice(i).find((each) => each.hex !== undefined || each.off);
    const off = part.off || (part.hex === undefined && next?.off === true);
    return wantedIn(part, off ? null : (part.hex ?? next?.hex ?? world.cursor), world);
  });
  const troubles = read.flatMap((each) => (each.ok ? [] : [each.trouble]));
  return troubles.length > 0
    ? { ok: false, troubles }
    : { ok: true, wanted: read.flatMap((each) => (each.ok ? each.wanted : [])) };
};
