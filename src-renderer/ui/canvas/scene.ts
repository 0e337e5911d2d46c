import type { StepsLeft } from '#rules/kit/game/specs.ts';
import type { LineOf } from '#rules/kit/hexmap/lines.ts';
import type { LinkLook, SideLook, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import type { MapHexMark, MapLine, MapSideMark } from './mapProps.ts';

/** A counter as the map draws it. */
export interface Counter {
  readonly id: string;
  readonly hex: string;
  readonly look: 'axis' | 'soviet';
  /** a map symbol of `unitShapes` */
  readonly symbol: string;
  readonly name: string;
  /** cut: thick ochre frame; half: dashed ochre; chosen: ink */
  readonly frame?: 'cut' | 'half' | 'chosen';
  /** states noted on it: a corner mark */
  readonly marked?: boolean;
  /** it has lost steps: a square for each, filled while it stands */
  readonly steps?: Pick<StepsLeft, 'left' | 'of'>;
  /** a leader's radius in hexes */
  readonly radius?: number;
}

export interface Marker {
  readonly hex: string;
  readonly look: 'interdiction' | 'air' | 'brokenRail' | 'control' | 'note';
  readonly side?: 'axis' | 'soviet';
}

export interface Zone {
  readonly look: 'axis' | 'soviet';
  readonly hexes: readonly string[];
}

/** What is proposed for a place and not yet drawn. */
export interface ProposedPlace {
  /** a hex; of lines the pair of hexes they lie between */
  readonly at: string;
  readonly of: 'terrain' | LineOf;
  readonly looks: readonly (TerrainLook | SideLook | LinkLook)[];
  /** doubtful: hatched; decided by the player; asked: only framed, for the photo must be seen; else only proposed */
  readonly as: 'doubtful' | 'decided' | 'asked' | 'proposed';
}

/** Everything that lies over the ground. */
export interface Scene {
  readonly zones: readonly Zone[];
  readonly counters: readonly Counter[];
  readonly markers: readonly Marker[];
  readonly lines: readonly (MapLine & { readonly colour?: 'axis' | 'soviet' })[];
  readonly hexes: readonly MapHexMark[];
  readonly sides: readonly MapSideMark[];
  /** hexes of a block being copied, a preview of the brush … */
  readonly picked?: readonly string[];
  readonly proposed?: readonly ProposedPlace[];
}

export const emptyScene: Scene = { zones: [], counters: [], markers: [], lines: [], hexes: [], sides: [] };

const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const a: readonly (readonly [string, unknown])[] = Object.entries(one);
  const b = new Map<string, unknown>(Object.entries(other));
  return a.length === b.size && a.every(([key, value]) => b.has(key) && same(value, b.get(key)));
};

/** Whether two scenes look alike: a game judged again often says the same. */
export const sameScene = (one: Scene, other: Scene): boolean => same(one, other);
