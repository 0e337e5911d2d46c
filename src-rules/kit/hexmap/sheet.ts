import type { Inferred } from '../base/inferred.ts';
import type { Msg } from '../words/message.ts';
import type { Grid } from './grid.ts';
import type { BoxForm, HexForm, SheetForm } from './sheetForm.ts';

/**
 * A map sheet: what the players drew once of their own map. It holds ground only; units, markers and control belong to
 * the game. Hexes are named by the game's own numbers; a hex that is not in `hexes` is not drawn, and no line crosses it.
 */
export type Sheet = Inferred<SheetForm>;
export type DrawnHex = Inferred<HexForm>;
export type Box = Inferred<BoxForm>;

/** How the kinds look; the screens draw them, the rules never ask. */
export type TerrainLook =
  | 'clear'
  | 'forest'
  | 'marsh'
  | 'swamp'
  | 'majorCity'
  | 'minorCity'
  | 'mountain'
  | 'rough'
  | 'water'
  // woods and what they stand on
  | 'roughForest'
  | 'mountainForest'
  | 'marshForest'
  | 'swampForest';
export type SideLook = 'river' | 'majorRiver' | 'lake' | 'bridge' | 'strait' | 'fortified';
export type LinkLook = 'road' | 'rail' | 'trail' | 'sea' | 'land';
export type FeatureLook =
  | 'sourceAxis'
  | 'sourceSoviet'
  | 'westEdge'
  | 'eastEdge'
  | 'northEdge'
  | 'southEdge'
  | 'port'
  | 'fort'
  | 'star'
  | 'town'
  | 'city'
  | 'ice'
  // a second terrain in a hex; which counts for what is the game's rule
  | 'rough'
  | 'mountain'
  | 'marsh'
  | 'swamp';

interface Kind<Look> {
  readonly key: string;
  readonly msg: Msg;
  readonly look: Look;
  readonly rule?: string;
}
export interface TerrainKind extends Kind<TerrainLook> {
  /** one letter, for sheets pasted as a text grid; '.' and ' ' are taken: not drawn */
  readonly letter: string;
}

export interface LinkKind extends Kind<LinkLook> {
  /** joins boxes with hexes or each other; no brush draws it from hex to hex */
  readonly boxesOnly?: true;
}

/** What a game draws on its map. At most 31 kinds of sides, of links and of features. */
export interface SheetSpec {
  /** the id under which games and library keep it, e.g. 'map' */
  readonly id: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly terrains: readonly TerrainKind[];
  readonly sides: readonly Kind<SideLook>[];
  readonly links: readonly LinkKind[];
  readonly features: readonly Kind<FeatureLook>[];
  readonly boxes: readonly { readonly key: string; readonly msg: Msg }[];
  /** names the rules speak of (cities …): offered when a hex is named */
  readonly names: readonly string[];
  /** labels the rules speak of (entry hexes and areas); an `area` covers many hexes and is written along its border */
  readonly labels: readonly { readonly key: string; readonly msg: Msg; readonly area?: true }[];
  /** grids to begin with; what the rulebook does not tell (orientation, offset, size) the players confirm on one hex */
  readonly presets: readonly GridPreset[];
}
interface GridPreset {
  readonly id: string;
  readonly msg: Msg;
  readonly grid: Grid;
  readonly sure: boolean;
  /** scenarios played on this map; absent: any */
  readonly scenarios?: readonly string[];
}

/** The same with the grid of a scenario's own map in front. */
export const sheetOf = (spec: SheetSpec, scenario: string): SheetSpec => {
  const first = spec.presets.find(({ scenarios }) => scenarios?.includes(scenario));
  return first ? { ...spec, presets: [first, ...spec.presets.filter((one) => one !== first)] } : spec;
};

/** 'lower/higher' of two hex numbers. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** A trouble of a sheet file, with its place: `at` is a path like 'hexes.0817.terrain' or 'line 3, column 12'. */
export interface SheetTrouble {
  readonly at: string;
  readonly msg: Msg;
  /** where the place is one in a text: from 1, so that a screen can say it in its language */
  readonly line?: number;
  readonly column?: number;
}
