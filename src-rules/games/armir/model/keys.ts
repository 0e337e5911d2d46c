import type { Msg } from '#rules/kit/words/message.ts';
import { named, rosters, turns } from '../ids.ts';
import { msg } from './msg.ts';

/** Units and hexes as keys of cells. */

/** Counters that rules name are called by their names also while nobody typed them. */
const namedUnits: { readonly [id: string]: Msg } = {
  [named.gebirgs]: msg('armir.unit.gebirgs'),
  [named.division387]: msg('armir.unit.division387'),
  [named.division385]: msg('armir.unit.division385'),
  [named.fegelein]: msg('armir.unit.fegelein'),
  [named.begleit]: msg('armir.unit.begleit'),
  [named.xxivHq]: msg('armir.unit.xxivHq'),
  [named.armirHq]: msg('armir.unit.armirHq'),
  [named.complementi]: msg('armir.unit.complementi'),
};

export const namedUnit = (id: string): Msg | undefined => (Object.hasOwn(namedUnits, id) ? namedUnits[id] : undefined);

export const unitKeys = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: msg('armir.unit.hint'),
  rosters: [rosters.axis, rosters.soviet],
  keyLabel: namedUnit,
} as const;

export const hexKeys = { pattern: '^[\\w.-]{1,12}$', hint: msg('armir.hex.hint') } as const;

/** A turn a thing was done in; 0: not yet. */
export const turnCount = { kind: 'count', min: 0, max: turns } as const;
