import type { Around } from '../../../kit/around.ts';
import type { Verdict } from '../../../kit/map.ts';
import { sides, turns } from '../ids.ts';
import { m } from '../text/speak-map.ts';
import type { Counter } from '../units.ts';

type Effect = Verdict['effects'][number];

/** 8.3, 8.4, 8.6, 9.2: what follows for a unit without supply. */
export const effectsOf = (
  { turn }: Pick<Around, 'turn'>,
  { kind, side }: Counter,
  { armoured, die }: { readonly armoured: boolean; readonly die: unknown },
): readonly Effect[] => [
  ...(armoured && die === undefined ? [dieEffect(turn)] : []),
  ...(armoured && die === 'stays' ? [{ msg: m('armir.effect.stays'), rule: '8.4' }] : []),
  ...(side === sides.axis ? [{ msg: m('armir.effect.air'), rule: '9.2' }] : []),
  ...(kind === 'combat'
    ? [
        { msg: m('armir.effect.attack'), rule: '8.3' },
        { msg: m('armir.effect.zone'), rule: '8.3' },
      ]
    : []),
  { msg: m('armir.effect.move'), rule: '8.3' },
  // 8.3.1 names Soviet HQs and artillery; Axis HQs bombard nothing
  ...(kind === 'heavyArtillery' || (kind === 'hq' && side === sides.soviet)
    ? [{ msg: m('armir.effect.bombard'), rule: '8.3.1' }]
    : []),
  { msg: m('armir.effect.attrition'), rule: '8.6' },
];

/** 8.4: die + turn below 7 keeps the marker away. */
const dieEffect = (turn: number): Effect =>
  turn >= turns
    ? { msg: m('armir.effect.noDie'), rule: '8.4' }
    : { msg: m('armir.effect.die', { n: turns - turn }), rule: '8.4' };
