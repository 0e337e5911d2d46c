import type { Context } from '#rules/kit/record/context.ts';
import { type Movement, ruling, type SideId, sides, type UnitKind } from '../../ids.ts';
import { isOos, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';

/** 7: who has a zone of control, how far it goes, and who must stop in it. */

/** A unit in a hex, as far as the zone of that hex depends on it. */
export interface ZonePiece {
  readonly kind: UnitKind;
  readonly heavy: boolean;
  readonly oos: boolean;
  /** steps left, which are its stacking points (2.1); undefined: nobody typed them */
  readonly sp?: number | undefined;
}
export type ZoneWhy = 'empty' | 'noCombat' | 'oos' | 'sp' | 'projects';
export interface Zone {
  readonly projects: boolean;
  /** an asterisk makes the whole hex heavy (7.1.1) */
  readonly heavy: boolean;
  readonly why: ZoneWhy;
  /** stacking points that count towards the two it needs */
  readonly sp: number;
  /** it rests on units whose steps nobody typed: it is taken to project */
  readonly unsure: boolean;
}

export const zoneSp = 2;
/** Whose stacking points count towards the two: all in the hex, or those of combat units (AMB-08). */
export type ZoneCount = 'all' | 'combat';
export const zoneCount = (context: Pick<Context, 'options'>): ZoneCount => ruling(context, 'amb08');

const alive = ({ sp }: ZonePiece): boolean => sp !== 0;
/** 7, 8.3: a combat unit in supply must be there, and two SP in the hex. */
export const zoneOf = (pieces: readonly ZonePiece[], counts: ZoneCount = 'all'): Zone => {
  const here = pieces.filter(alive);
  const fit = here.filter(({ kind, oos }) => kind === 'combat' && !oos);
  const counted = counts === 'all' ? here : here.filter(({ kind }) => kind === 'combat');
  // guns and HQs have one (6); a counter that still lies on the map has at least one
  const sp = counted.reduce((sum, one) => sum + (one.sp ?? 1), 0);
  const untyped = counted.some((one) => one.sp === undefined && one.kind === 'combat');
  const unsure = fit.length > 0 && sp < zoneSp && untyped;
  const projects = fit.length > 0 && (sp >= zoneSp || untyped);
  return {
    projects,
    heavy: projects && fit.some(({ heavy }) => heavy),
    why: projects
      ? 'projects'
      : here.length === 0
        ? 'empty'
        : fit.length > 0
          ? 'sp'
          : here.some(({ kind }) => kind === 'combat')
            ? 'oos'
            : 'noCombat',
    sp,
    unsure,
  };
};

/** A counter as it stands in the record. */
export const zonePiece = (context: Pick<Context, 'cells'>, counter: Counter): ZonePiece => ({
  kind: counter.kind,
  heavy: counter.heavy,
  oos: isOos(context, counter.id),
  sp: stepsLeft(context, counter),
});

/** What lies along a hexside. */
export interface ZoneEdge {
  readonly major?: boolean | undefined;
  readonly strongpoint?: boolean | undefined;
}
/** 7.1.2: does a zone of this side reach across? */
export const zoneCrosses = (side: SideId, { major = false, strongpoint = false }: ZoneEdge): boolean =>
  !major && !(strongpoint && side === sides.soviet);

/** 7.1, 7.1.1: must the unit stop in a hex where these enemy zones reach? A hex under assault does not count (13). */
export const mustStop = (
  mover: { readonly side: SideId; readonly move: Movement },
  zones: readonly Pick<Zone, 'projects' | 'heavy'>[],
): boolean => {
  const passes = mover.side === sides.soviet && mover.move !== 'other';
  return zones.some(({ projects, heavy }) => projects && (heavy || !passes));
};
