import type { Msg } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../ids.ts';
import { armourGroup, type Mover } from './movement.ts';
import { msg } from './msg.ts';

/** Who may do what only some arms may: Blitz, a second move, a drop, a landing. */

type ArmourBar = 'notArmour' | 'minor' | 'sovietMechanised';
/** 7.8, 7.10: Soviet tanks and armoured HQs, all German armour, Soviet mechanised units at TECH 2. */
const barOf = ({ class: kind, nation, tech, gustav }: Mover): ArmourBar | undefined => {
  if (!armourGroup.includes(kind) && gustav !== true) return 'notArmour';
  if (nation === 'GER') return undefined;
  if (nation !== 'SOV') return 'minor';
  return kind === 'mechanised' && tech < 2 ? 'sovietMechanised' : undefined;
};
const armourMsg: { readonly [B in ArmourBar]: Msg } = {
  notArmour: msg('bite.ops.bar.notArmour'),
  minor: msg('bite.ops.bar.minor'),
  sovietMechanised: msg('bite.ops.bar.sovietMechanised'),
};
/** 7.8: why it does not go on after its battle as armour does; Gustav is a gun there (26.0). */
export const blitzBar = (mover: Mover): Msg | undefined => {
  const bar = barOf({ ...mover, gustav: false });
  return bar && armourMsg[bar];
};
/** 7.10: why it does not move a second time; Gustav moves as an armoured corps (26.0). */
export const extraBar = (mover: Mover, unsupplied: boolean): Msg | undefined => {
  const bar = barOf(mover);
  if (bar) return armourMsg[bar];
  return unsupplied ? msg('bite.ops.bar.supplied') : undefined;
};

/** 23.0, 24.0: Soviet paratroops drop and marines land at TECH 2; Germans have it from the start. */
export const assaultTech = (side: SideId, tech: number): boolean => side !== sides.soviet || tech >= 2;

/** 7.7.3: aircraft at 0 PF fly no mission. */
export const maySend = (pf: number): boolean => pf >= 1;
