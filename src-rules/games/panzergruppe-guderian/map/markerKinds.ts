import type { Around } from '../../../kit/around.ts';
import type { Proposal } from '../../../kit/game.ts';
import type { MarkerKind } from '../../../kit/map.ts';
import { name } from '../../../kit/text.ts';
import type { JsonObject } from '../../../kit/value.ts';
import { markerActions } from '../actions/markers.ts';
import { never } from '../actions/propose.ts';
import { mapCells, playerTurns, sides } from '../cells-ids.ts';
import { mapOf, placeOf } from '../reading.ts';
import { m } from '../text/speak-map.ts';
import { personOf } from './pieces.ts';
import { linkKeys, sheetId } from './sheet.ts';
import { markerKindIds } from './stand.ts';

/** Markers are put and taken by the actions of the record: one rule for the form and for the map. */
const through = (id: string, raw: JsonObject, around: Around): Proposal => {
  const action = markerActions.find((one) => one.id === id);
  const input = action?.parse(raw, around);
  // ours to get right: the map hands in what the form takes
  if (!action || !input?.ok) throw new Error(`no ${id} with ${JSON.stringify(raw)}`);
  return action.proposes(input.value, around);
};

/** 13.45 */
const germansAt = (around: Around, hex: string): boolean =>
  Object.entries(mapOf(around.cells, mapCells.at)).some(
    ([piece, at]) => at === hex && personOf(around, piece)?.side === sides.german,
  );

/** 6.37: a drawn hex without a railway has none to break; where nothing is drawn the players know. */
const noRailAt = (around: Around, hex: string): boolean => {
  const sheet = around.sheets?.[sheetId];
  if (!sheet?.hexes[hex]) return false;
  return !Object.entries(sheet.links).some(
    ([pair, kinds]) => kinds.includes(linkKeys.rail) && pair.split('/').includes(hex),
  );
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
    put: (hex, around) => through('interdiction-place', { hex, germans: germansAt(around, hex) }, around),
    take: (_hex, around) => through('interdiction-lift', {}, around),
  },
  {
    id: markerKindIds.brokenRail,
    msg: m('pgg.marker.brokenRail'),
    side: sides.german,
    look: 'brokenRail',
    put: (hex, around) =>
      noRailAt(around, hex)
        ? never(m('pgg.bar.noRail', { hex: name(hex) }), '6.37')
        : through('rail-break', { hex }, around),
    // 6.37: a German unit picks it up, a Soviet one repairs the line
    take: (hex, around) =>
      through(placeOf(around).side === playerTurns.soviet ? 'rail-repair' : 'rail-pick-up', { hex }, around),
  },
];
