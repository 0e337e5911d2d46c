import { name } from '../../words/message.ts';
import { boxHere, type Difference } from '../compare.ts';
import { sheetLimits } from '../limits.ts';
import { type LineOf, missingFor } from '../lines.ts';
import { says } from '../says.ts';
import type { Sheet } from '../sheet.ts';
import { type Draft, hexWith } from './draft.ts';

/** What of another drawing of the map is taken over, place by place; it has the same grid. */
export interface TakeEdit {
  readonly do: 'take';
  readonly from: Sheet;
  readonly what: readonly Difference[];
}

/** Hexes first: a way that leads to one taken with it has somewhere to lead to. */
const order = { hexes: 0, sides: 1, links: 2, boxes: 3 } as const;

export const take = (draft: Draft, { from, what }: TakeEdit): void => {
  for (const one of [...what].sort((a, b) => order[a.of] - order[b.of])) {
    const hex = from.hexes[one.at];
    if (one.of === 'hexes') draft.putHex(one.at, hex && hexWith(hex));
    else if (one.of === 'boxes') takeBox(draft, from, one.at);
    else takePair(draft, from, one.of, one.at);
  }
};

const takePair = (draft: Draft, from: Sheet, of: LineOf, at: string): void => {
  const kinds = from[of][at] ?? [];
  const [a = '', b = ''] = at.split('/');
  const missing = missingFor(of, [a, b], (hex) => draft.hex(hex) !== undefined);
  if (kinds.length > 0 && missing !== undefined)
    draft.leave([of, at], says('kit.sheet.notDrawn', { hex: name(missing) }));
  else draft.putKinds(of, at, kinds);
};

const takeBox = (draft: Draft, from: Sheet, at: string): void => {
  const boxes = draft.boxes();
  const [id, box] = boxHere({ ...draft.before, boxes }, from, at);
  if (!box) return;
  if (!Object.hasOwn(boxes, id) && Object.keys(boxes).length >= sheetLimits.boxes) {
    draft.leave(['boxes'], says('kit.sheet.boxes', { max: sheetLimits.boxes }));
    return;
  }
  draft.putBoxes({ ...boxes, [id]: box });
  for (const { to } of box.links)
    if (!draft.hex(to) && !Object.hasOwn(draft.boxes(), to))
      draft.leave(['boxes', id], says('kit.sheet.boxNowhere', { to: name(to) }));
  const links = box.links.filter(({ to }) => draft.hex(to) || Object.hasOwn(draft.boxes(), to));
  if (links.length < box.links.length) draft.putBoxes({ ...draft.boxes(), [id]: { ...box, links } });
};
