import { name } from '../../words/message.ts';
import { directionOf, neighboursOf, straightLine } from '../lattice.ts';
import { ONE_LINE, sheetLimits } from '../limits.ts';
import { type LineOf, missingFor } from '../lines.ts';
import { says } from '../says.ts';
import { pairOf, type Sheet } from '../sheet.ts';
import { type BoxEdit, editBoxes } from './boxes.ts';
import { changeGrid, type GridEdit } from './changeGrid.ts';
import { copyBlock } from './copyBlock.ts';
import { type Draft, draftOf, type Edited, hexWith, onGrid, type Switch, switched } from './draft.ts';
import { regionOf } from './fill.ts';
import { type TakeEdit, take } from './take.ts';

/** Everything that can be done to a sheet. Kinds are keys of the game's spec. */
export type SheetEdit =
  | { readonly do: 'terrain'; readonly hexes: readonly string[]; readonly terrain: string }
  /** a pasted text grid: terrain by hex */
  | { readonly do: 'terrains'; readonly hexes: { readonly [hex: string]: string } }
  /** undraws hexes, with their sides and links */
  | { readonly do: 'erase'; readonly hexes: readonly string[] }
  /** all connected hexes of the same terrain, or all connected hexes not drawn yet */
  | { readonly do: 'fill'; readonly from: string; readonly terrain: string }
  | {
      readonly do: 'sides';
      readonly pairs: readonly (readonly [string, string])[];
      readonly kind: string;
      readonly on: Switch;
    }
  /** from hex to hex along a line that was dragged; where two do not touch, straight between them */
  | { readonly do: 'link'; readonly line: readonly string[]; readonly kind: string; readonly on: Switch }
  /** what was proposed: the kinds that lie between two hexes, all of them, by pair (see `pairOf`) */
  | {
      readonly do: 'lines';
      readonly of: LineOf;
      readonly pairs: { readonly [pair: string]: readonly string[] };
    }
  | { readonly do: 'feature'; readonly hexes: readonly string[]; readonly feature: string; readonly on: Switch }
  /** empty: no name */
  | { readonly do: 'name'; readonly hex: string; readonly name: string }
  | { readonly do: 'label'; readonly hexes: readonly string[]; readonly label: string; readonly on: Switch }
  /** terrain, features, sides and the links among them, to where `from` comes to lie on `to`; names stay behind */
  | { readonly do: 'copy'; readonly hexes: readonly string[]; readonly from: string; readonly to: string }
  | BoxEdit
  | TakeEdit
  | GridEdit;

/** Pure: the sheet given stays as it is, and shares with the new one whatever did not change. */
export const edit = (sheet: Sheet, change: SheetEdit): Edited => {
  if (change.do === 'grid') return changeGrid(sheet, change);
  const draft = draftOf(sheet);
  switch (change.do) {
    case 'terrain':
      for (const hex of change.hexes) paint(draft, hex, change.terrain);
      break;
    case 'terrains':
      for (const [hex, terrain] of Object.entries(change.hexes)) paint(draft, hex, terrain);
      break;
    case 'fill':
      for (const hex of regionOf(sheet, change.from)) paint(draft, hex, change.terrain);
      break;
    case 'erase':
      erase(draft, change.hexes);
      break;
    case 'sides':
      for (const [a, b] of change.pairs)
        putLine(draft, 'sides', a, b, (kinds) => switched(kinds, change.kind, change.on));
      break;
    case 'link':
      setLinks(draft, change.line, change.kind, change.on);
      break;
    case 'lines':
      for (const [pair, kinds] of Object.entries(change.pairs)) {
        const [a = '', b = ''] = pair.split('/');
        const list = kinds.reduce<readonly string[]>((so, kind) => switched(so, kind, true), []);
        putLine(draft, change.of, a, b, () => list);
      }
      break;
    case 'feature':
      for (const number of change.hexes) {
        const hex = drawn(draft, number);
        if (hex)
          draft.putHex(number, hexWith({ ...hex, features: switched(hex.features ?? [], change.feature, change.on) }));
      }
      break;
    case 'name':
      setName(draft, change.hex, change.name);
      break;
    case 'label':
      for (const hex of change.hexes) setLabel(draft, hex, change.label, change.on);
      break;
    case 'copy':
      copyBlock(draft, change.hexes, change.from, change.to);
      break;
    case 'take':
      take(draft, change);
      break;
    case 'box':
    case 'dropBox':
    case 'boxLink':
    case 'boxFeature':
      editBoxes(draft, change);
      break;
  }
  return draft.done();
};

const drawn = (draft: Draft, number: string) => {
  const hex = draft.hex(number);
  if (!hex) {
    draft.leave(
      [number],
      onGrid(draft.before, number) === undefined
        ? says('kit.sheet.offGrid', { hex: name(number) })
        : says('kit.sheet.notDrawn', { hex: name(number) }),
    );
  }
  return hex;
};

const paint = (draft: Draft, typed: string, terrain: string): void => {
  const number = onGrid(draft.before, typed);
  if (number === undefined) draft.leave([typed], says('kit.sheet.offGrid', { hex: name(typed) }));
  else draft.putHex(number, hexWith({ ...draft.hex(number), terrain }));
};

const erase = (draft: Draft, hexes: readonly string[]): void => {
  const gone = new Set<string>();
  for (const number of hexes) {
    if (!draft.hex(number)) continue;
    gone.add(number);
    draft.putHex(number, undefined);
    for (const other of neighboursOf(draft.before.grid, number)) {
      if (other === undefined) continue;
      const pair = pairOf(number, other);
      for (const of of ['sides', 'links'] as const) if (draft.kinds(of, pair).length > 0) draft.putKinds(of, pair, []);
    }
  }
  const boxes = Object.entries(draft.boxes());
  if (!boxes.some(([, box]) => box.links.some(({ to }) => gone.has(to)))) return;
  draft.putBoxes(
    Object.fromEntries(boxes.map(([id, box]) => [id, { ...box, links: box.links.filter(({ to }) => !gone.has(to)) }])),
  );
};

/** Changes the kinds that lie between two hexes. */
const putLine = (
  draft: Draft,
  of: LineOf,
  a: string,
  b: string,
  change: (kinds: readonly string[]) => readonly string[],
): void => {
  const pair = pairOf(a, b);
  const missing = missingFor(of, [a, b], (hex) => draft.hex(hex) !== undefined);
  if (directionOf(draft.before.grid, a, b) < 0) {
    const apart = of === 'links' ? 'kit.sheet.linkApart' : 'kit.sheet.sideApart';
    draft.leave([of, pair], says(apart, { a: name(a), b: name(b) }));
  } else if (missing !== undefined) draft.leave([of, pair], says('kit.sheet.notDrawn', { hex: name(missing) }));
  else draft.putKinds(of, pair, change(draft.kinds(of, pair)));
};

const setLinks = (draft: Draft, line: readonly string[], kind: string, on: Switch): void => {
  const { grid } = draft.before;
  const done = new Set<string>();
  line.slice(1).forEach((to, i) => {
    const from = line[i] ?? '';
    const way = straightLine(grid, from, to);
    if (way.length === 0)
      draft.leave(['links', `${from}/${to}`], says('kit.sheet.linkApart', { a: name(from), b: name(to) }));
    way.slice(1).forEach((next, step) => {
      const before = way[step] ?? '';
      const pair = pairOf(before, next);
      // a line dragged there and back is one line
      if (done.has(pair)) return;
      done.add(pair);
      putLine(draft, 'links', before, next, (kinds) => switched(kinds, kind, on));
    });
  });
};

const setName = (draft: Draft, number: string, typed: string): void => {
  const hex = drawn(draft, number);
  const called = typed.trim();
  if (!hex) return;
  if (called !== '' && (called.length > sheetLimits.name || !ONE_LINE.test(called))) {
    draft.leave([number, 'name'], says('kit.sheet.text', { max: sheetLimits.name }));
  } else draft.putHex(number, hexWith({ ...hex, name: called }));
};

const setLabel = (draft: Draft, number: string, label: string, on: Switch): void => {
  const hex = drawn(draft, number);
  if (!hex) return;
  const labels = switched(hex.labels ?? [], label, on);
  if (label.length > sheetLimits.label || !ONE_LINE.test(label)) {
    draft.leave([number, 'labels'], says('kit.sheet.text', { max: sheetLimits.label }));
  } else if (labels.length > sheetLimits.labels) {
    draft.leave([number, 'labels'], says('kit.sheet.listOf', { max: sheetLimits.labels }));
  } else draft.putHex(number, hexWith({ ...hex, labels }));
};
