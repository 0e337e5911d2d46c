import { list, type Msg, name } from '../words/message.ts';
import type { Board } from './board.ts';
import { hexAt } from './grid.ts';
import { directionsOf, neighboursOf } from './lattice.ts';
import type { LineOf } from './lines.ts';
import { says } from './says.ts';
import { type Box, type DrawnHex, pairOf, type Sheet, type SheetSpec } from './sheet.ts';

/**
 * A hex or box in words, for those who listen and for whoever paints by keyboard: number, name, terrain, what lies on
 * it, links and sides with their directions. Parts to be joined by commas; empty off the grid.
 */
export const describeHex = (board: Pick<Board, 'sheet' | 'spec'>, id: string): readonly Msg[] => {
  const { sheet, spec } = board;
  const box = Object.hasOwn(sheet.boxes, id) ? sheet.boxes[id] : undefined;
  if (box) {
    return boxInWords(sheet, spec, box);
  }
  if (!hexAt(sheet.grid, id)) return [];
  const drawn = sheet.hexes[id];
  const hex = says('kit.hex.number', { hex: name(id) });
  const neighbours = neighboursOf(sheet.grid, id).flatMap((other, direction) => {
    const where = directionsOf(sheet.grid)[direction];
    return other === undefined || where === undefined ? [] : [{ pair: pairOf(id, other), where: toward[where] }];
  });
  const kindsAround = (of: LineOf) =>
    neighbours.flatMap(({ pair, where }) => (sheet[of][pair] ?? []).map((kind) => ({ kind, where })));
  const places = (found: readonly { readonly where: Msg }[]) => allOf(found.map(({ where }) => where));
  const sides = grouped(spec.sides, kindsAround('sides'), ({ kind }) => kind).map(([kind, list]) =>
    says('kit.hex.sideOn', { kind, where: places(list) }),
  );
  if (!drawn) return [hex, says('kit.hex.notDrawn'), ...sides];
  const links = grouped(spec.links, kindsAround('links'), ({ kind }) => kind).map(([kind, list]) =>
    says('kit.hex.linkToward', { kind, where: places(list) }),
  );
  const boxes = Object.values(sheet.boxes).flatMap((one) =>
    one.links
      .filter(({ to }) => to === id)
      .map(({ link }) => ({ link, where: says('kit.hex.named', { name: name(one.name) }) })),
  );
  return [
    hex,
    ...drawnInWords(spec, drawn),
    ...links,
    ...grouped(spec.links, boxes, ({ link }) => link).map(([kind, list]) =>
      says('kit.hex.linkTo', { kind, where: places(list) }),
    ),
    ...sides,
  ];
};

/** What is drawn in a hex itself: name, terrain, what lies on it, its labels. */
export const drawnInWords = (spec: SheetSpec, drawn: DrawnHex): readonly Msg[] => {
  const terrain = spec.terrains.find(({ key }) => key === drawn.terrain);
  return [
    ...(drawn.name === undefined ? [] : [says('kit.hex.named', { name: name(drawn.name) })]),
    ...(terrain ? [terrain.msg] : []),
    ...named(spec.features, drawn.features),
    ...(drawn.labels ?? []).map(
      (label) => spec.labels.find(({ key }) => key === label)?.msg ?? says('kit.hex.named', { name: name(label) }),
    ),
  ];
};

/** A box: name, kind, what lies on it, and where its ways lead. */
export const boxInWords = (sheet: Sheet, spec: SheetSpec, box: Box): readonly Msg[] => {
  const kind = spec.boxes.find(({ key }) => key === box.kind);
  return [
    says('kit.hex.named', { name: name(box.name) }),
    ...(kind ? [kind.msg] : []),
    ...named(spec.features, box.features),
    ...grouped(spec.links, box.links, (one) => one.link).map(([link, to]) => {
      const where = to.map((one) => says('kit.hex.named', { name: name(sheet.boxes[one.to]?.name ?? one.to) }));
      return says('kit.hex.linkTo', { kind: link, where: allOf(where) });
    }),
  ];
};

interface Kind {
  readonly key: string;
  readonly msg: Msg;
}

/** In the order of the spec, which is the order of the legend. */
const named = (kinds: readonly Kind[], keys: readonly string[] | undefined): readonly Msg[] =>
  kinds.filter(({ key }) => keys?.includes(key)).map(({ msg }) => msg);

const grouped = <T>(
  kinds: readonly Kind[],
  list: readonly T[],
  keyOf: (one: T) => string,
): readonly (readonly [Msg, readonly T[]])[] =>
  kinds.flatMap(({ key, msg }) => {
    const of = list.filter((one) => keyOf(one) === key);
    return of.length > 0 ? [[msg, of] as const] : [];
  });

/** "a", "a and b", "a, b and c" */
const allOf = (parts: readonly Msg[]): Msg => list(parts, 'and') ?? says('kit.hex.notDrawn');

const toward = {
  N: says('kit.hex.N'),
  NE: says('kit.hex.NE'),
  E: says('kit.hex.E'),
  SE: says('kit.hex.SE'),
  S: says('kit.hex.S'),
  SW: says('kit.hex.SW'),
  W: says('kit.hex.W'),
  NW: says('kit.hex.NW'),
} as const;
