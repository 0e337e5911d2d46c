import { name } from '../../words/message.ts';
import { hexAt } from '../grid.ts';
import { BOX_ID, ONE_LINE, sheetLimits } from '../limits.ts';
import { says } from '../says.ts';
import type { Box, Sheet } from '../sheet.ts';
import { type Draft, type Switch, switched } from './draft.ts';

/** Off-map boxes and sea areas. */
export type BoxEdit =
  /** a new box, or another name or kind for one that is there */
  | { readonly do: 'box'; readonly id: string; readonly name: string; readonly kind: string }
  /** with the links that lead to it */
  | { readonly do: 'dropBox'; readonly id: string }
  | {
      readonly do: 'boxLink';
      readonly id: string;
      /** a drawn hex or another box */
      readonly to: string;
      readonly link: string;
      readonly on: Switch;
    }
  | { readonly do: 'boxFeature'; readonly id: string; readonly feature: string; readonly on: Switch };

/** An id for a new box that no other has. */
export const freeBoxId = (sheet: Sheet): string => {
  for (let n = 1; ; n++) if (!Object.hasOwn(sheet.boxes, `box${n}`)) return `box${n}`;
};

export const editBoxes = (draft: Draft, change: BoxEdit): void => {
  const boxes = draft.boxes();
  const { id } = change;
  const box = Object.hasOwn(boxes, id) ? boxes[id] : undefined;
  const put = (made: Box): void => draft.putBoxes({ ...boxes, [id]: made });
  if (change.do === 'box') {
    const called = change.name.trim();
    if (!BOX_ID.test(id) || hexAt(draft.before.grid, id)) draft.leave(['boxes', id], says('kit.sheet.boxId'));
    else if (called.length > sheetLimits.name || !ONE_LINE.test(called)) {
      draft.leave(['boxes', id, 'name'], says('kit.sheet.text', { max: sheetLimits.name }));
    } else if (!box && Object.keys(boxes).length >= sheetLimits.boxes) {
      draft.leave(['boxes'], says('kit.sheet.boxes', { max: sheetLimits.boxes }));
    } else if (called !== box?.name || change.kind !== box.kind) {
      put({ ...(box ?? { links: [] }), name: called, kind: change.kind });
    }
    return;
  }
  if (!box) {
    draft.leave(['boxes', id], says('kit.sheet.boxNone', { id: name(id) }));
    return;
  }
  switch (change.do) {
    case 'dropBox': {
      const rest = Object.entries(boxes).filter(([other]) => other !== id);
      draft.putBoxes(
        Object.fromEntries(
          rest.map(([other, one]) => [
            other,
            one.links.some(({ to }) => to === id) ? { ...one, links: one.links.filter(({ to }) => to !== id) } : one,
          ]),
        ),
      );
      return;
    }
    case 'boxFeature': {
      const before = box.features ?? [];
      const features = switched(before, change.feature, change.on);
      if (features === before) return;
      const { features: _, ...rest } = box;
      put(features.length > 0 ? { ...rest, features } : rest);
      return;
    }
    case 'boxLink':
      setLink(draft, id, box, change, put);
  }
};

const setLink = (
  draft: Draft,
  id: string,
  box: Box,
  { to, link, on }: Extract<BoxEdit, { do: 'boxLink' }>,
  put: (box: Box) => void,
): void => {
  const there = box.links.some((one) => one.to === to && one.link === link);
  const wanted = on === 'toggle' ? !there : on;
  if (there === wanted) return;
  if (!wanted) put({ ...box, links: box.links.filter((one) => one.to !== to || one.link !== link) });
  else if (to === id) draft.leave(['boxes', id], says('kit.sheet.boxItself'));
  else if (!draft.hex(to) && !Object.hasOwn(draft.boxes(), to)) {
    draft.leave(['boxes', id], says('kit.sheet.boxNowhere', { to: name(to) }));
  } else if (box.links.length >= sheetLimits.boxLinks) {
    draft.leave(['boxes', id], says('kit.sheet.listOf', { max: sheetLimits.boxLinks }));
  } else put({ ...box, links: [...box.links, { to, link }] });
};
