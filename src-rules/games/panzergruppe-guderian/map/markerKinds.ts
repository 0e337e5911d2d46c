import type { JsonObject } from '#rules/kit/base/json.ts';
import type { MarkerKind } from '#rules/kit/game/mapSpec.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { markerActions } from '../actions/markers.ts';
import { playerTurns, sides } from '../cells-ids.ts';
import { placeOf } from '../reading.ts';
import { m } from '../text/speak-map.ts';
import { markerKindIds } from './stand.ts';

/** Markers are put and taken by the actions of the record: one rule for the form and for the map. */
const through = (id: string, raw: JsonObject, around: Around): Proposal => {
  const action = markerActions.find((one) => one.id === id);
  const input = action?.parse(raw, around);
  // ours to get right: the map hands in what the form takes
  if (!action || !input?.ok) throw new Error(`no ${id} with ${JSON.stringify(raw)}`);
  return action.proposes(input.value, around);
};

export const markerKinds: readonly MarkerKind[] = [
  {
    id: markerKindIds.air,
    msg: m('pgg.marker.air'),
    side: sides.german,
    look: 'air',
    put: (hex, around) => through('air-place', { hex1: hex }, around),
    take: (hex, around) => through('air-lift', { hex }, around),
  },
  {
    id: markerKindIds.interdiction,
    msg: m('pgg.marker.interdiction'),
    side: sides.soviet,
    look: 'interdiction',
    put: (hex, around) => through('interdiction-place', { hex }, around),
    take: (_hex, around) => through('interdiction-lift', {}, around),
  },
  {
    id: markerKindIds.brokenRail,
    msg: m('pgg.marker.brokenRail'),
    side: sides.german,
    look: 'brokenRail',
    put: (hex, around) => through('rail-break', { hex }, around),
    // 6.37: a German unit picks it up, a Soviet one repairs the line
    take: (hex, around) =>
      through(placeOf(around).side === playerTurns.soviet ? 'rail-repair' : 'rail-pick-up', { hex }, around),
  },
];
