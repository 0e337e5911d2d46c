import { folded } from '../base/folded.ts';
import { same } from '../base/same.ts';
import type { Msg } from '../words/message.ts';
import { boxInWords, drawnInWords } from './describeHex.ts';
import { neighboursOf } from './lattice.ts';
import type { LineOf } from './lines.ts';
import { type Box, pairOf, type Sheet, type SheetSpec } from './sheet.ts';

/** One place of which another drawing of the same map says something else. */
export interface Difference {
  readonly of: 'hexes' | 'sides' | 'links' | 'boxes';
  /** the number of a hex, the pair of a hexside or way, the id of a box in the other drawing */
  readonly at: string;
  /** nothing is drawn there here: taken, it only adds */
  readonly fresh: boolean;
}

/** Two drawings can be compared place by place where their grids and numbers are the same. */
export const isComparable = (here: Sheet, there: Sheet): boolean => same(here.grid, there.grid);

/**
 * Where `there` says something else than `here`: hexes, then hexsides, ways and boxes. What it has not drawn it says
 * nothing of: two who drew half a map each have no quarrel.
 */
export const differencesOf = (here: Sheet, there: Sheet): readonly Difference[] => {
  const hexes = Object.keys(there.hexes)
    .sort()
    .flatMap((at): readonly Difference[] => {
      const drawn = here.hexes[at];
      return same(drawn, there.hexes[at]) ? [] : [{ of: 'hexes', at, fresh: drawn === undefined }];
    });
  const spoken = new Set<string>();
  for (const hex of Object.keys(there.hexes))
    for (const other of neighboursOf(there.grid, hex))
      if (other !== undefined && Object.hasOwn(there.hexes, other)) spoken.add(pairOf(hex, other));
  const pairs = (of: LineOf): readonly Difference[] =>
    [...new Set([...spoken, ...Object.keys(there[of])])].sort().flatMap((at): readonly Difference[] => {
      const [mine = [], theirs = []] = [here[of][at], there[of][at]];
      return same(mine, theirs) ? [] : [{ of, at, fresh: mine.length === 0 }];
    });
  const boxes = Object.keys(there.boxes).flatMap((at): readonly Difference[] => {
    const [id, box] = boxHere(here, there, at);
    const mine = here.boxes[id];
    return box === undefined || same(mine, box) ? [] : [{ of: 'boxes', at, fresh: mine === undefined }];
  });
  return [...hexes, ...pairs('sides'), ...pairs('links'), ...boxes];
};

const called = ({ name }: Box): string => folded(name);

/** The id here of a box there: boxes are the same by their names, whoever numbered them. */
const idHere = (here: Sheet, there: Sheet, id: string): string => {
  const box = there.boxes[id];
  const known = box && Object.entries(here.boxes).find(([, one]) => called(one) === called(box))?.[0];
  if (known !== undefined) return known;
  if (!Object.hasOwn(here.boxes, id)) return id;
  for (let n = 2; ; n++) {
    const free = `${id}-${n}`;
    if (!Object.hasOwn(here.boxes, free) && !Object.hasOwn(there.boxes, free)) return free;
  }
};

/** A box of `there` as it would stand here: its id, and itself with its ways leading to the boxes as they are called here. */
export const boxHere = (here: Sheet, there: Sheet, id: string): readonly [string, Box | undefined] => {
  const box = Object.hasOwn(there.boxes, id) ? there.boxes[id] : undefined;
  const links = box?.links.map((one) =>
    Object.hasOwn(there.boxes, one.to) ? { ...one, to: idHere(here, there, one.to) } : one,
  );
  return [idHere(here, there, id), box && { ...box, links: links ?? [] }];
};

/** What the two drawings say of a place, in words: parts to be joined by commas; empty where one says nothing. */
export const saidOf = (
  here: Sheet,
  there: Sheet,
  spec: SheetSpec,
  { of, at }: Pick<Difference, 'of' | 'at'>,
): { readonly here: readonly Msg[]; readonly there: readonly Msg[] } => {
  const known = of === 'boxes' ? idHere(here, there, at) : at;
  return { here: saidAt(here, spec, of, known), there: saidAt(there, spec, of, at) };
};

const saidAt = (sheet: Sheet, spec: SheetSpec, of: Difference['of'], at: string): readonly Msg[] => {
  if (of === 'hexes') {
    const hex = sheet.hexes[at];
    return hex ? drawnInWords(spec, hex) : [];
  }
  if (of === 'boxes') {
    const box = sheet.boxes[at];
    return box ? boxInWords(sheet, spec, box) : [];
  }
  return spec[of].filter(({ key }) => sheet[of][at]?.includes(key)).map(({ msg }) => msg);
};
