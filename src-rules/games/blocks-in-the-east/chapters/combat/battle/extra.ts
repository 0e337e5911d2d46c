import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import { isAircraft, isFine, unitsOf } from './kinds.ts';
import type { BattleUnit, Fire, Scene } from './scene.ts';

/** Dice on top (22.0, 25.0, 20.0, SBE5); AMB-39: by default after halving and pooling. */
interface ExtraReason {
  readonly kind: 'times' | 'dice';
  readonly n: number;
  readonly msg: Msg;
  readonly rule: string;
  /** only while the block shows its best face */
  readonly whole?: boolean;
  /** only while no enemy fighter is in the hex */
  readonly unseen?: boolean;
}
export interface Extra {
  readonly reasons: readonly ExtraReason[];
  /** what counts for this strength */
  readonly of: (pf: number, enemyFighters: boolean) => { readonly times: number; readonly dice: number };
}

const none = { times: 1, dice: 0 } as const;

export const extraDice = (scene: Scene, unit: BattleUnit, fire: Fire, first: boolean): Extra => {
  const reasons = reasonsOf(scene, unit, fire, first);
  if (reasons.length === 0) return { reasons, of: () => none };
  return {
    reasons,
    of: (pf, enemyFighters) => {
      let [times, dice] = [1, 0];
      for (const reason of reasons) {
        if (!counts(reason, unit, pf, enemyFighters)) continue;
        if (reason.kind === 'times') times *= reason.n;
        else dice += reason.n;
      }
      return { times, dice };
    },
  };
};

export const counts = (reason: ExtraReason, unit: BattleUnit, pf: number, enemyFighters: boolean): boolean =>
  (!reason.whole || pf === unit.faces[0]) && (!reason.unseen || !enemyFighters);

const reasonsOf = (scene: Scene, unit: BattleUnit, fire: Fire, first: boolean): readonly ExtraReason[] => {
  const reasons: ExtraReason[] = [];
  const { rules } = scene;
  // SBE5: German and Romanian aircraft in the first round of the surprise
  if (scene.supremacy && first && isAircraft(unit) && (unit.nation === 'GER' || unit.nation === 'ROM'))
    reasons.push({ kind: 'times', n: 2, msg: msg('bite.extra.supremacy'), rule: 'SBE5' });
  if (
    rules.o22 &&
    unit.stuka &&
    fire === 'raid' &&
    unit.role === 'attacker' &&
    isOpen(scene) &&
    scene.scouted &&
    isFine(scene)
  )
    reasons.push({ kind: 'dice', n: 2, msg: msg('bite.extra.stuka'), rule: '22.0', whole: true, unseen: true });
  if (rules.o25 && unit.class === 'artillery' && unit.nation === 'SOV' && unit.tech >= 2 && fire === 'guns')
    reasons.push({ kind: 'dice', n: 2, msg: msg('bite.extra.katyusha'), rule: '25.0' });
  if (fire === 'fire' && first && isItalianCharge(scene, unit))
    reasons.push({ kind: 'dice', n: 3, msg: msg('bite.extra.italians'), rule: '20.0' });
  return reasons;
};

/** 22.0: nothing to hide behind; a minor city is nothing. */
const isOpen = ({ terrain, city }: Scene): boolean => terrain === 'plain' && (city === 'none' || city === 'minor');

/** 20.0: one group, once: the first Italian cavalry of the charge. */
const isItalianCharge = (scene: Scene, unit: BattleUnit): boolean =>
  scene.rules.o20 &&
  scene.kind === 'cavalryCharge' &&
  scene.italianCharge &&
  unitsOf(scene, 'attacker').find((one) => one.nation === 'ITA' && one.class === 'cavalry' && one.leads)?.id ===
    unit.id;
