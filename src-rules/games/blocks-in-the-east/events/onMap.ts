import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Bar } from '../facts.ts';
import { cells, isAirClass, type Nation, rosters, sides } from '../ids.ts';
import { isOwn, networkOf } from '../map/network.ts';
import { mapNow } from '../map/now.ts';
import { bitOf } from '../map/zones.ts';
import { classOf, nationOf } from '../production/block.ts';
import { e } from '../text/speak-events.ts';
import { groundOf, mayNotEnter, neverTogether } from './areas.ts';
import { eventMarks } from './ids.ts';
import { mostInAHex, partisansAt } from './partisans.ts';
import { calledPlace } from './places.ts';
import { axisBlocks, mapAt, notedAt } from './read.ts';

/** What only the drawn map tells of events; where nothing is drawn it speaks against nothing. */

/** 29.1-1: Soviet land held by the Axis, outside its ZOC. */
const whyNoPartisans = (around: Around, place: string): Bar | undefined => {
  const field = mapNow(around);
  const node = field?.ground.board.nodeOf(place) ?? -1;
  if (!field || node < 0) return undefined;
  const called = { place: name(calledPlace(place, around)) };
  const held = field.ground.isLand(node) && field.ground.soviet(node) && isOwn(field, sides.axis, node);
  if (!held) return { msg: e('bite.bar.notAxisHeld', called), rule: '29.1' };
  // where an Axis block stands, too
  const near = field.zones.axis[node] === 1 || ((field.any[node] ?? 0) & bitOf.axis) !== 0;
  return near ? { msg: e('bite.bar.axisZoc', called), rule: '29.1' } : undefined;
};
/** 29.1: why no new battalion is placed in a hex this month; undefined: one may be. The hex that is full first. */
export const barBattalion = (around: Around, place: string): Bar | undefined => {
  const n = partisansAt(around, place);
  const called = { place: name(calledPlace(place, around)), count: n + 1 };
  if (n >= mostInAHex) return { msg: e('bite.bar.fullHex', { ...called, count: mostInAHex }), rule: '29.1' };
  if (notedAt(around, eventMarks.newPartisans, place) !== undefined)
    return { msg: e('bite.bar.newTwice', called), rule: '29.1' };
  // who was swept away is back next month
  if (notedAt(around, eventMarks.gonePartisans, place) !== undefined)
    return { msg: e('bite.bar.swept', called), rule: '29.1' };
  return whyNoPartisans(around, place);
};

/** 34.0-3: no port of the Arctic route that is drawn is joined to Siberia. */
export const arcticCut = (around: Around): boolean => {
  const field = mapNow(around);
  if (!field) return false;
  const ports = ['Murmansk', 'Archangelsk'].flatMap((port) => field.ground.named(port));
  const net = networkOf(field, 'SOV');
  return ports.length > 0 && ports.every((port) => net[port] !== 1);
};

interface Standing {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly hex: string;
}
/** Ground blocks of the Axis that stand on the map. */
const axisOnMap = (around: Around): readonly Standing[] => {
  const at = mapAt(around, cells.at);
  return axisBlocks(around).flatMap((unit) => {
    const hex = at[unit.id];
    if (typeof hex !== 'string' || hex === '' || isAirClass(classOf(unit))) return [];
    return [{ id: unit.id, name: unit.name, nation: nationOf(unit), hex }];
  });
};

/** 5.3-1: blocks outside their areas, and why. */
export const astray = (around: Around): readonly (Standing & { readonly why: Bar })[] =>
  axisOnMap(around).flatMap((one) => {
    const why = mayNotEnter(one.nation, groundOf(around, one.hex));
    return why ? [{ ...one, why }] : [];
  });
/** Hexes with Romanians and Hungarians in them. */
export const together = (around: Around): readonly string[] => {
  const nations = new Map<string, Nation[]>();
  for (const { hex, nation } of axisOnMap(around)) nations.set(hex, [...(nations.get(hex) ?? []), nation]);
  return [...nations].flatMap(([hex, there]) => (neverTogether(there) ? [hex] : []));
};
/** 5.5: German units within Finland as it was in 1941. */
export const germansInFinland = (around: Around): number =>
  axisOnMap(around).filter(({ nation, hex }) => nation === 'GER' && groundOf(around, hex).country === 'FIN').length;
/** 5.5: German or Soviet units that are still in a Finland out of the war. */
export const foreignersInFinland = (around: Around): boolean => {
  const at = mapAt(around, cells.at);
  const soviets = around.rosters[rosters.soviet]?.units ?? [];
  return (
    germansInFinland(around) > 0 ||
    soviets.some(({ id }) => typeof at[id] === 'string' && groundOf(around, String(at[id])).country === 'FIN')
  );
};
