import { maps, type ScenarioId, scenarios } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { rulesOf } from '../../model/scenarios.ts';

/** 5.5 of the digest: places of the VP tables. Their id is the hex. */
export interface VpPlace {
  readonly hex: string;
  readonly name: string;
}

/** Scenarios 1 and 2: for the German who controls it at the check. */
interface Location extends VpPlace {
  readonly at15AM: number;
  readonly at17PM: number;
}
export const soltsyHex = '2214';
export const locations: readonly Location[] = [
  { hex: '1008', name: 'Medved', at15AM: 10, at17PM: 2 },
  { hex: '1116', name: 'Utorgosh', at15AM: 6, at17PM: 4 },
  { hex: '1401', name: 'Shimsk', at15AM: 8, at17PM: 8 },
  { hex: '1427', name: 'Gorodishche', at15AM: 2, at17PM: 5 },
  { hex: '1504', name: 'Mshaga', at15AM: 10, at17PM: 2 },
  { hex: soltsyHex, name: 'Soltsy', at15AM: 6, at17PM: 3 },
  { hex: '2624', name: 'Sitnya', at15AM: 2, at17PM: 5 },
  { hex: '3302', name: 'Volot', at15AM: 0, at17PM: 4 },
];

/** Scenarios 3 and 4: charged at the Soviet capture, once, for good (S1.23). */
interface Capture extends VpPlace {
  readonly vp: number;
}
export const captures: readonly Capture[] = [
  { hex: '4910', name: 'Staraya Russa', vp: -10 },
  { hex: '4911', name: 'Staraya Russa', vp: -10 },
  { hex: '5011', name: 'Staraya Russa', vp: -10 },
  { hex: '5012', name: 'Staraya Russa', vp: -10 },
  { hex: '4912', name: 'Dubovitsy', vp: -5 },
  { hex: '4716', name: 'Lyadniki', vp: -8 },
  { hex: '5814', name: 'Ivanovskoye', vp: -3 },
  { hex: '4220', name: 'Solobsko', vp: -5 },
  { hex: '4021', name: 'Buregi', vp: -10 },
  { hex: '5220', name: 'Tuleblya', vp: -5 },
  { hex: '5315', name: 'Dedovko', vp: -3 },
  { hex: '5530', name: 'Volot', vp: -3 },
  { hex: '6634', name: 'Dolshino', vp: -2 },
];
/** S6.31: Soviet before scenario 4 begins. */
export const capturedBefore: { readonly [S in ScenarioId]?: readonly string[] } = {
  [scenarios.manstein]: ['5814', '5315', '5220'],
};
/** Scenarios 3 and 4: for the German who controls it when the scenario ends. */
export const expansion: readonly Capture[] = [
  { hex: '5002', name: 'Parfino', vp: 6 },
  { hex: '5203', name: 'Komarova', vp: 6 },
  { hex: '5814', name: 'Ivanovskoye', vp: 3 },
  { hex: '6201', name: 'Korovitchino', vp: 6 },
  { hex: '6817', name: 'Dolga', vp: 3 },
];
/** All that count in some scenario, by hex. */
export const placeAt = new Map([...locations, ...captures, ...expansion].map((place) => [place.hex, place]));

export const isSoltsy = (scenario: string): boolean => rulesOf(scenario).map === maps.soltsy;
/** Whether a scenario is checked in this turn for an immediate victory (S3.33). */
export const immediateTurn = turnOf(15, 'AM');
export const hasImmediate = (scenario: string): boolean => scenario === scenarios.soltsy;

/** The places a scenario knows, each once. */
export const placesOf = (scenario: string): readonly VpPlace[] => {
  if (isSoltsy(scenario)) return locations;
  return [...captures, ...expansion.filter(({ hex }) => !captures.some((one) => one.hex === hex))];
};
/** What German control brings at a check: in scenario 1 the values change after 15AM (S1.21). */
export const worthOf = (scenario: string, hex: string, turn: number): number => {
  if (!isSoltsy(scenario)) return expansion.find((one) => one.hex === hex)?.vp ?? 0;
  const found = locations.find((one) => one.hex === hex);
  if (!found) return 0;
  return hasImmediate(scenario) && turn <= immediateTurn ? found.at15AM : found.at17PM;
};
/** What a Soviet capture costs, 0: nothing. */
export const chargeOf = (scenario: string, hex: string): number =>
  isSoltsy(scenario) ? 0 : (captures.find((one) => one.hex === hex)?.vp ?? 0);
