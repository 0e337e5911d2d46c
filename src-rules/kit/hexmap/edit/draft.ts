import type { Msg } from '../../words/message.ts';
import { latticeOf } from '../lattice.ts';
import type { LineOf } from '../lines.ts';
import type { Box, DrawnHex, Sheet, SheetTrouble } from '../sheet.ts';
import { troubles } from '../troubles.ts';
import { type Changes, redone, type SheetPatch } from './patch.ts';

/** What became of an edit. */
export interface Edited {
  readonly sheet: Sheet;
  /** undefined: nothing changed, and `sheet` is the one that was given */
  readonly patch: SheetPatch | undefined;
  /** what could not be done, with its place; the rest was */
  readonly left: readonly SheetTrouble[];
}

/** A sheet while it is being edited: what is read is as it will be, what is written is kept until `done`. */
export interface Draft {
  readonly before: Sheet;
  readonly hex: (number: string) => DrawnHex | undefined;
  readonly putHex: (number: string, hex: DrawnHex | undefined) => void;
  readonly kinds: (of: LineOf, pair: string) => readonly string[];
  readonly putKinds: (of: LineOf, pair: string, kinds: readonly string[]) => void;
  readonly boxes: () => { readonly [id: string]: Box };
  readonly putBoxes: (boxes: { readonly [id: string]: Box }) => void;
  readonly leave: (path: readonly (string | number)[], msg: Msg) => void;
  readonly done: () => Edited;
}

export const draftOf = (before: Sheet): Draft => {
  const hexes = new Map<string, DrawnHex | undefined>();
  const pairs = {
    sides: new Map<string, readonly string[]>(),
    links: new Map<string, readonly string[]>(),
  };
  const left = troubles();
  let boxes = before.boxes;
  const kinds = (of: LineOf, pair: string): readonly string[] => pairs[of].get(pair) ?? before[of][pair] ?? none;
  return {
    before,
    hex: (number) => {
      if (hexes.has(number)) return hexes.get(number);
      // whatever was typed: 'constructor' is no hex
      return Object.hasOwn(before.hexes, number) ? before.hexes[number] : undefined;
    },
    putHex: (number, hex) => {
      hexes.set(number, hex);
    },
    kinds,
    putKinds: (of, pair, list) => {
      pairs[of].set(pair, list);
    },
    boxes: () => boxes,
    putBoxes: (made) => {
      boxes = made;
    },
    leave: left.add,
    done: () => {
      const hexChanges = changes(hexes, (number) => before.hexes[number], sameHex);
      const listed = (of: LineOf) =>
        changes(
          new Map([...pairs[of]].map(([pair, list]) => [pair, list.length > 0 ? list : undefined])),
          (pair) => before[of][pair],
          sameList,
        );
      const sideChanges = listed('sides');
      const linkChanges = listed('links');
      const patch: SheetPatch = {
        ...(hexChanges ? { hexes: hexChanges } : {}),
        ...(sideChanges ? { sides: sideChanges } : {}),
        ...(linkChanges ? { links: linkChanges } : {}),
        ...(boxes === before.boxes ? {} : { boxes: { before: before.boxes, after: boxes } }),
      };
      if (Object.keys(patch).length === 0) return { sheet: before, patch: undefined, left: left.list };
      return { sheet: redone(before, patch), patch, left: left.list };
    },
  };
};

const none: readonly string[] = [];

const changes = <T>(
  wanted: ReadonlyMap<string, T | undefined>,
  was: (key: string) => T | undefined,
  same: (one: T, other: T) => boolean,
): Changes<T> | undefined => {
  const keys: string[] = [];
  const before: (T | undefined)[] = [];
  const after: (T | undefined)[] = [];
  for (const [key, value] of wanted) {
    const old = was(key);
    if (old === value || (old !== undefined && value !== undefined && same(old, value))) continue;
    keys.push(key);
    before.push(old);
    after.push(value);
  }
  return keys.length > 0 ? { keys, before, after } : undefined;
};

const sameList = (one: readonly string[] = none, other: readonly string[] = none): boolean =>
  one.length === other.length && one.every((key, i) => key === other[i]);

const sameHex = (one: DrawnHex, other: DrawnHex): boolean =>
  one.terrain === other.terrain &&
  one.name === other.name &&
  sameList(one.features, other.features) &&
  sameList(one.labels, other.labels);

/** One object for every hex that is terrain and nothing else: most of them are. */
const bare = new Map<string, DrawnHex>();
export const bareHex = (terrain: string): DrawnHex => {
  const known = bare.get(terrain);
  if (known) return known;
  const made: DrawnHex = { terrain };
  bare.set(terrain, made);
  return made;
};

/** A hex without what is empty. */
export const hexWith = ({ terrain, features = none, name, labels = none }: DrawnHex): DrawnHex =>
  features.length === 0 && labels.length === 0 && !name
    ? bareHex(terrain)
    : {
        terrain,
        ...(features.length > 0 ? { features } : {}),
        ...(name ? { name } : {}),
        ...(labels.length > 0 ? { labels } : {}),
      };

/** A kind put into a list or taken out of it, in the order of the alphabet: one map has one text. */
export type Switch = boolean | 'toggle';
export const switched = (list: readonly string[], kind: string, on: Switch): readonly string[] => {
  const there = list.includes(kind);
  const wanted = on === 'toggle' ? !there : on;
  if (there === wanted) return list;
  return oneList(wanted ? [...list, kind].sort() : list.filter((one) => one !== kind));
};

/** A thousand river sides share one list. */
const lists = new Map<string, readonly string[]>();
const oneList = (list: readonly string[]): readonly string[] => {
  // labels are free text: nothing joined by a mark of ours would tell no label from an empty one
  const key = JSON.stringify(list);
  const known = lists.get(key);
  if (known) return known;
  // labels are typed freely: more of them than this are no kinds
  if (lists.size >= 1_000) lists.clear();
  lists.set(key, list);
  return list;
};

/** The number as the grid itself keeps it, so that no key is kept twice in memory; undefined off the grid. */
export const onGrid = (sheet: Sheet, number: string): string | undefined => {
  const lattice = latticeOf(sheet.grid);
  return lattice.numbers[lattice.indexOf(number)];
};
