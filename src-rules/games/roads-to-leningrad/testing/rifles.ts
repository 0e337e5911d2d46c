import { type CheckId, checksOf } from '../chapters/combat/fight/checks.ts';
import { groundDrms } from '../chapters/combat/fight/ground.ts';
import { batteries } from '../chapters/combat/fight/guns.ts';
import { context, fight, unit } from './attacks.ts';

export const red = { formation: 'Red' };
export const rifles = (defence: number, er = 4, over = {}) => unit(2, defence, er, { ...red, ...over });
export const drm = (raw: object, id: string, here = context()) =>
  groundDrms(fight(raw, here), here).find((one) => one.id === id)?.n;
export const bars = (raw: object, role: 'attacker' | 'defender' = 'attacker') =>
  batteries(fight(raw), role).map((one) => one.bars.map(({ msg }) => msg.id.replace('rtl.attack.bar.', '')));
export const check = (raw: object, id: CheckId, here = context()) =>
  checksOf(fight(raw, here), here).find((one) => one.id === id);
