import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { eventMarks } from './events/ids.ts';
import { paidMark } from './hq/rest.ts';
import { poolMarks } from './pool/ids.ts';
import { taken } from './production/income.ts';
import { siteMarks } from './sites/ids.ts';

const block = 'block id';

const noted: readonly MarkSpec[] = [
  { id: taken.income, about: 'Its income of this month is booked (11.0).', key: 'nation: GER, SOV …' },
  { id: taken.lendLease, about: 'Lend-lease of this month is booked (17.0).', key: 'SOV' },
  { id: taken.gift, about: 'Blocks given to an ally this month (11.0).', key: 'nation', value: 'how many' },
  { id: taken.shipped, about: 'PP shipped from mines this month (11.3).', key: 'nation', value: 'how many' },
  { id: paidMark, about: 'An HQ that has paid for its month (13.6).', key: 'HQ id', value: 'levels lost' },
  { id: poolMarks.putOff, about: 'A reinforcement put off this month (7.3.3).', key: block },
  { id: poolMarks.disbanded, about: 'Disbanded this month: not yet to be rebuilt (7.3.4).', key: block },
  { id: poolMarks.thawed, about: 'Attacked in the first month: no longer frozen (3.21).', key: block },
  {
    id: poolMarks.battles,
    about: 'A battle of this month (7.7).',
    key: 'hex',
    value: 'its place in the order; 0: fought',
  },
  { id: siteMarks.advanced, about: 'A tracker that has had its PP.', key: 'site or project id' },
  { id: siteMarks.arrived, about: 'Units that have arrived in a city (7.3.1).', key: 'site id', value: 'how many' },
  { id: eventMarks.newPartisans, about: 'Partisans placed this month.', key: 'place' },
  { id: eventMarks.gonePartisans, about: 'Partisans met this month.', key: 'place', value: 'how many' },
  { id: eventMarks.volkssturm, about: 'Volkssturm raised this month.', key: 'GER', value: 'how many' },
  { id: eventMarks.removalPutOff, about: 'A removal put off this month.', key: block },
  { id: eventMarks.convoyLost, about: 'PP lost by this month’s convoys.', key: 'arctic, or persia', value: 'how many' },
  { id: eventMarks.fightersLeft, about: 'PF left to a block that fought in the air.', key: 'block name', value: 'PF' },
];

/** What the record notes of a month, for scripts: numbers all of them. */
export const markSpecs: readonly MarkSpec[] = noted.map((spec) => ({ value: '1', ...spec, takes: 'count' }));
