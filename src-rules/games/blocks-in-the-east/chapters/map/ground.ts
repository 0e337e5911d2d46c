import { memo } from '#rules/kit/base/memo.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { type CityKind, cityKinds, type Terrain, terrains } from '../../ids.ts';
import { placeName } from '../../model/sites/places.ts';
import {
  areas,
  boxKinds,
  cityFeatures,
  countries,
  type Land,
  linkedFeatures,
  linkKeys,
  type MapArea,
  type ProjectLink,
  portFeatures,
  projectLinks,
  sideKeys,
  sovietLands,
  waterHex,
} from './sheet.ts';

type Label = Land | MapArea;

/** The board in this game's words, looked up once and cheap to ask: what lies there, not who holds it. */
export interface Ground {
  readonly board: Board;
  readonly size: number;
  readonly id: (node: number) => string;
  readonly ids: (nodes: readonly number[]) => readonly string[];
  /** the name of a hex or box in one spelling (`placeName`); '' for none */
  readonly place: (node: number) => string;
  /** the name as the players wrote it, else the number */
  readonly called: (node: number) => string;
  /** the nodes of that name, in any spelling */
  readonly named: (name: string) => readonly number[];
  /** the hex or box somebody means: by its number, or by a name only one has; -1: none, or it cannot be told which */
  readonly meant: (typed: string) => number;
  /** what it is noted by so that it is found again: its name, where it is the only one of that name, else its number */
  readonly notedBy: (node: number) => string;
  /** undefined: water, a sea area */
  readonly terrainAt: (node: number) => Terrain | undefined;
  readonly isMountain: (node: number) => boolean;
  readonly hasMountains: boolean;
  readonly isWater: (node: number) => boolean;
  readonly isSea: (node: number) => boolean;
  readonly isBox: (node: number) => boolean;
  /** bodies may stand there: a hex that is not all water, an off-map box */
  readonly isLand: (node: number) => boolean;
  /** bunker and fortress come before major and minor (AMB-62); a capital is major */
  readonly cityAt: (node: number) => CityKind;
  readonly isCapital: (node: number) => boolean;
  readonly portAt: (node: number) => 'none' | 'minor' | 'major';
  readonly freezes: (node: number) => boolean;
  readonly linkedFor: (node: number) => { readonly soviet: boolean; readonly axis: boolean; readonly finland: boolean };
  readonly isRiver: (arc: number) => boolean;
  readonly isStrait: (arc: number) => boolean;
  /** the side is all water */
  readonly isWaterSide: (arc: number) => boolean;
  /** two hexes side by side, or a box and what land or railway joins it to: neither is water, nor the side between */
  readonly byLand: (arc: number) => boolean;
  /** side by side for zones of control: over land, and not over a strait (AMB-30) */
  readonly touches: (arc: number) => boolean;
  readonly isRail: (arc: number) => boolean;
  /** the arcs a railway, a ship or a project may go over: few of all */
  readonly carriers: readonly number[];
  /** a link the Soviets build (SBE6-1) */
  readonly projectOf: (arc: number) => ProjectLink | undefined;
  /** between a port and its sea area */
  readonly bySea: (arc: number) => boolean;
  readonly byBlue: (arc: number) => boolean;
  /** the sea areas a node is joined to */
  readonly bySeaAt: (node: number) => readonly number[];
  /** a railway, built or not, leads out of it */
  readonly railAt: (node: number) => boolean;
  readonly has: (node: number, label: Label) => boolean;
  /** whether any node carries the label */
  readonly drawn: (label: Label) => boolean;
  /** of the USSR in June 1941 */
  readonly soviet: (node: number) => boolean;
}

export const groundOf = memo((board: Board): Ground => make(board));

/** The arcs that lead out of a node. */
export function* arcsOf(board: Board, node: number): Generator<number> {
  for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) yield arc;
}

/** 3.7: what the off-map boxes are like, and whose land they are. */
const offMap: { readonly [place: string]: { readonly terrain: Terrain; readonly country: Land } } = {
  narvik: { terrain: 'mountain', country: 'SCA' },
  tromso: { terrain: 'mountain', country: 'SCA' },
  petsamo: { terrain: 'forest', country: 'FIN' },
  murmansk: { terrain: 'forest', country: 'USSR' },
  krasnovodsk: { terrain: 'forest', country: 'USSR' },
  siberia: { terrain: 'forest', country: 'USSR' },
};

const nowhere: readonly number[] = [];
const labels: readonly Label[] = [...countries, ...areas];
const bits: ReadonlyMap<Label, number> = new Map(labels.map((label, i) => [label, 2 ** i]));
const bitOf = (label: Label): number => bits.get(label) ?? 0;

const make = (board: Board): Ground => {
  const { sheet } = board;
  const size = board.ids.length;
  const side = (key: string): number => board.bit('sides', key);
  const link = (key: string): number => board.bit('links', key);
  const feature = (key: string): number => board.bit('features', key);
  const at = (bits: number) => (node: number) => ((board.features[node] ?? 0) & bits) !== 0;
  const over = (bits: number) => (arc: number) => ((board.link[arc] ?? 0) & bits) !== 0;
  const beside = (bits: number) => (arc: number) => ((board.side[arc] ?? 0) & bits) !== 0;

  const called = board.ids.map((id) => sheet.hexes[id]?.name ?? sheet.boxes[id]?.name ?? id);
  const places = board.ids.map((id) => placeName(sheet.hexes[id]?.name ?? sheet.boxes[id]?.name ?? ''));
  const byPlace = new Map<string, number[]>();
  places.forEach((place, node) => {
    if (place !== '') byPlace.set(place, [...(byPlace.get(place) ?? []), node]);
  });
  const named = (name: string): readonly number[] => byPlace.get(placeName(name)) ?? [];
  const meant = (typed: string): number => {
    const number = board.nodeOf(typed.trim());
    const all = number >= 0 ? [number] : named(typed);
    return all.length === 1 ? (all[0] ?? -1) : -1;
  };
  const sea = Uint8Array.from(board.ids, (id) => (sheet.boxes[id]?.kind === boxKinds.sea ? 1 : 0));
  const water = board.terrainNo(waterHex);
  const terrainNames = new Map<number, Terrain>(terrains.map((key) => [board.terrainNo(key), key]));
  const isBox = (node: number): boolean => node >= board.hexes;
  const isSea = (node: number): boolean => sea[node] === 1;
  const isWater = (node: number): boolean => isSea(node) || board.terrain[node] === water;
  const terrainAt = (node: number): Terrain | undefined =>
    isWater(node)
      ? undefined
      : isBox(node)
        ? (offMap[places[node] ?? '']?.terrain ?? 'plain')
        : terrainNames.get(board.terrain[node] ?? -1);
  const mountains = Uint8Array.from({ length: size }, (_, node) => (terrainAt(node) === 'mountain' ? 1 : 0));

  const masks = Uint32Array.from({ length: size }, (_, node) => {
    const id = board.ids[node] ?? '';
    const own = sheet.hexes[id]?.labels ?? [];
    const box = isBox(node) ? offMap[places[node] ?? '']?.country : undefined;
    return labels.filter((label) => own.includes(label) || label === box).reduce((sum, label) => sum + bitOf(label), 0);
  });
  const all = masks.reduce((sum, mask) => (sum | mask) >>> 0, 0);
  const has = (node: number, label: Label): boolean => ((masks[node] ?? 0) & bitOf(label)) !== 0;
  const sovietMask = sovietLands.reduce((sum, label) => sum + bitOf(label), 0);

  const rail = over(link(linkKeys.rail));
  const land = over(link(linkKeys.land));
  const projects = projectLinks.map((key) => [key, link(key)] as const);
  const projectOf = (arc: number): ProjectLink | undefined =>
    projects.find(([, bit]) => ((board.link[arc] ?? 0) & bit) !== 0)?.[0];
  const betweenHexes = (arc: number): boolean => !isBox(board.from[arc] ?? 0) && !isBox(board.to[arc] ?? 0);
  const waterSide = beside(side(sideKeys.water));
  const strait = beside(side(sideKeys.strait));
  const landArcs = Uint8Array.from({ length: board.to.length }, (_, arc) =>
    isWater(board.from[arc] ?? 0) || isWater(board.to[arc] ?? 0) || waterSide(arc)
      ? 0
      : betweenHexes(arc) || rail(arc) || land(arc)
        ? 1
        : 0,
  );
  const railLinks = link(linkKeys.rail) + projects.slice(0, 3).reduce((sum, [, bit]) => sum + bit, 0);
  const links = Uint32Array.from({ length: size }, (_, node) => {
    let sum = 0;
    for (const arc of arcsOf(board, node)) sum = (sum | (board.link[arc] ?? 0)) >>> 0;
    return sum;
  });

  const cities = cityFeatures.map((key) => [key, feature(key)] as const);
  const cityAt = (node: number): CityKind => {
    const own = cities.filter(([, bit]) => at(bit)(node)).map(([key]) => (key === 'capital' ? 'major' : key));
    return [...cityKinds].reverse().find((kind) => own.some((one) => one === kind)) ?? 'none';
  };
  const city = Array.from({ length: size }, (_, node) => cityAt(node));
  const majorPort = at(feature(portFeatures.major));
  const minorPort = at(feature(portFeatures.minor));
  const toSoviet = at(feature(linkedFeatures.soviet));
  const toAxis = at(feature(linkedFeatures.axis));
  const toFinland = at(feature(linkedFeatures.finland));
  const seaLink = link(linkKeys.sea) + link(linkKeys.blue);
  const touchesSea = (arc: number): boolean => isSea(board.from[arc] ?? 0) !== isSea(board.to[arc] ?? 0);
  const bySea = (arc: number): boolean => touchesSea(arc) && over(seaLink)(arc);
  const shores = new Map<number, number[]>();
  for (let arc = 0; arc < board.to.length; arc += 1) {
    const from = board.from[arc] ?? 0;
    if (bySea(arc) && !isSea(from)) shores.set(from, [...(shores.get(from) ?? []), board.to[arc] ?? 0]);
  }
  return {
    board,
    size,
    id: (node) => board.ids[node] ?? '',
    ids: (nodes) => nodes.map((node) => board.ids[node] ?? ''),
    place: (node) => places[node] ?? '',
    called: (node) => called[node] ?? '',
    named,
    meant,
    notedBy: (node) => (meant(called[node] ?? '') === node ? (called[node] ?? '') : (board.ids[node] ?? '')),
    terrainAt,
    isMountain: (node) => mountains[node] === 1,
    hasMountains: mountains.includes(1),
    isWater,
    isSea,
    isBox,
    isLand: (node) => !isWater(node),
    cityAt: (node) => city[node] ?? 'none',
    isCapital: at(feature('capital')),
    portAt: (node) => (majorPort(node) ? 'major' : minorPort(node) ? 'minor' : 'none'),
    freezes: at(feature(portFeatures.freezes)),
    linkedFor: (node) => ({ soviet: toSoviet(node), axis: toAxis(node), finland: toFinland(node) }),
    isRiver: beside(side(sideKeys.river)),
    isStrait: strait,
    isWaterSide: waterSide,
    byLand: (arc) => landArcs[arc] === 1,
    touches: (arc) => landArcs[arc] === 1 && !strait(arc),
    isRail: rail,
    carriers: [...board.to.keys()].filter((arc) => rail(arc) || bySea(arc) || projectOf(arc) !== undefined),
    projectOf,
    bySea,
    bySeaAt: (node) => shores.get(node) ?? nowhere,
    byBlue: (arc) => touchesSea(arc) && over(link(linkKeys.blue))(arc),
    railAt: (node) => ((links[node] ?? 0) & railLinks) !== 0,
    has,
    drawn: (label) => (all & bitOf(label)) !== 0,
    soviet: (node) => ((masks[node] ?? 0) & sovietMask) !== 0,
  };
};
