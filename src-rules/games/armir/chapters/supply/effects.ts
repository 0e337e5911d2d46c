import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { sides, turns } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';
import type { CorpsDie } from './corpsDie.ts';
import { msg } from './msg.ts';

type Effect = SupplyStatus['effects'][number];

/** 8.3, 8.4, 8.6, 9.2: what follows for a unit without supply; die + turn below 7 keeps its marker away (8.4). */
export const effectsOf = (
  { turn }: Pick<Context, 'turn'>,
  { kind, side }: Counter,
  die: CorpsDie,
): readonly Effect[] => [
  ...(die === 'waits' ? [{ msg: msg('armir.effect.die', { n: turns - turn }), rule: '8.4' }] : []),
  ...(die === 'hopeless' ? [{ msg: msg('armir.effect.noDie'), rule: '8.4' }] : []),
  ...(side === sides.axis ? [{ msg: msg('armir.effect.air'), rule: '9.2' }] : []),
  ...(kind === 'combat'
    ? [
        { msg: msg('armir.effect.attack'), rule: '8.3' },
        { msg: msg('armir.effect.zone'), rule: '8.3' },
      ]
    : []),
  { msg: msg('armir.effect.move'), rule: '8.3' },
  // 8.3.1 names Soviet HQs and artillery; Axis HQs bombard nothing
  ...(kind === 'heavyArtillery' || (kind === 'hq' && side === sides.soviet)
    ? [{ msg: msg('armir.effect.bombard'), rule: '8.3.1' }]
    : []),
  { msg: msg('armir.effect.attrition'), rule: '8.6' },
];
