import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { isAir } from '../../model/blocks/block.ts';
import { hasZeroFace } from '../../model/reading.ts';
import { on } from '../../model/rules.ts';
import { blockTech, techFieldOf } from '../../model/tech.ts';
import type { BlockOnMap } from '../map/pieces.ts';
import { msg } from './msg.ts';

type Effect = SupplyStatus['effects'][number];

/** 4.4, 12.1–12.4: what follows for a block that has no supply. */
export const effectsOf = (
  context: Context,
  block: BlockOnMap,
  state: 'none' | 'besieged' | 'sevastopol' | 'pocket',
): readonly Effect[] => [
  state === 'pocket'
    ? { msg: msg('bite.effect.leningrad'), rule: '12.3' }
    : { msg: msg('bite.effect.replacements'), rule: state === 'none' ? '4.4' : '12.1' },
  ...(isAir(block)
    ? [{ msg: msg('bite.effect.air'), rule: '4.4' }]
    : [{ msg: msg('bite.effect.half'), rule: '4.4' }, attack(context, block, state)]),
  ...(isHq(block) && on(context, 'a13') ? [{ msg: msg('bite.effect.hq'), rule: '13.4' }] : []),
  fate(block, state),
];

const isHq = (block: BlockOnMap): boolean => block.class?.endsWith('Hq') === true;

/** 12.4: TECH 2 may still try a desperate attack; in Sevastopol and in the pocket of Leningrad none is named. */
const attack = (context: Context, block: BlockOnMap, state: string): Effect => {
  const tech = blockTech(
    { nation: block.nation, class: block.class, shock: block.unit.values.shock === true },
    block.class && techFieldOf(block.class),
    context.turn,
    { o17: on(context, 'o17') },
  );
  const desperate = state === 'none' || state === 'besieged';
  return on(context, 'a12') && desperate && tech >= 2
    ? { msg: msg('bite.effect.desperate'), rule: '12.4' }
    : { msg: msg('bite.effect.noAttack'), rule: '4.4' };
};

/** 7.9, 4.5, 12.1–12.3: what the final check does to it, if it still stands so. */
const fate = (block: BlockOnMap, state: 'none' | 'besieged' | 'sevastopol' | 'pocket'): Effect => {
  if (state === 'sevastopol') return { msg: msg('bite.effect.spared'), rule: '12.2' };
  if (state === 'pocket') return { msg: msg('bite.effect.spared'), rule: '12.3' };
  if (block.class === 'static') return { msg: msg('bite.effect.static'), rule: '4.5' };
  const zero = hasZeroFace(block.unit, block.class, block.nation);
  if (state === 'besieged') return { msg: msg(zero ? 'bite.effect.weakerZero' : 'bite.effect.weaker'), rule: '12.1' };
  return zero ? { msg: msg('bite.effect.toZero'), rule: '4.5' } : { msg: msg('bite.effect.surrender'), rule: '7.9' };
};
