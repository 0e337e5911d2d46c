import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import { msg } from '../msg.ts';
import type { Fight, FightUnit } from './fight.ts';
import { supporting } from './guns.ts';

/** Step e: strengths of combat units. 3.53: halves are taken group by group, the innermost first, each rounded down once. */

const inSwamp = ({ class: kind, swampRoad }: FightUnit): boolean => swampRoad && kind !== 'foot';

/** Units of one fate: those out of supply added up and halved, then the others whole. */
const group = (units: readonly FightUnit[], into: FigureWriter, explanation: Explanation, side: string): void => {
  const oos = units.filter((unit) => unit.oos);
  if (oos.length > 0) {
    const figure = explanation.figure('oos', msg('rtl.attack.figure.oos'), { side });
    for (const unit of oos) figure.add(unit.attack, unit.label, '3.51');
    into.plus(figure.halve('down', msg('rtl.attack.step.oos'), '3.56'), msg('rtl.attack.figure.oos'), '3.56');
  }
  for (const unit of units) if (!unit.oos) into.add(unit.attack, unit.label, '3.51');
};

/** 3.53: OoS, then swamp, then river. */
export const attackUnits = (fight: Fight, explanation: Explanation): FigureWriter => {
  const { side, units } = fight.attacker;
  const total = explanation.figure('attackUnits', msg('rtl.attack.figure.attackUnits'), { side });
  for (const river of [true, false]) {
    const here = units.filter((unit) => (unit.across === 'river') === river);
    if (here.length === 0) continue;
    const into = river ? explanation.figure('river', msg('rtl.attack.figure.river'), { side }) : total;
    const wet = here.filter(inSwamp);
    if (wet.length > 0) {
      const swamp = explanation.figure('swamp', msg('rtl.attack.figure.swamp'), { side });
      group(wet, swamp, explanation, side);
      into.plus(swamp.halve('down', msg('rtl.attack.step.swamp'), '10.26'), msg('rtl.attack.figure.swamp'), '3.56');
    }
    group(
      here.filter((unit) => !inSwamp(unit)),
      into,
      explanation,
      side,
    );
    if (river)
      total.plus(into.halve('down', msg('rtl.attack.step.river'), '10.25'), msg('rtl.attack.figure.river'), '3.56');
  }
  if (fight.typedAttack > 0) total.add(fight.typedAttack, msg('rtl.attack.step.typed'), '10.51');
  return total;
};

/** 10.16, 12.21–12.23: everybody in the hex, whole; a battery that supports does not defend. */
export const defenceUnits = (fight: Fight, explanation: Explanation): FigureWriter => {
  const { side, units } = fight.defender;
  const total = explanation.figure('defenceUnits', msg('rtl.attack.figure.defenceUnits'), { side });
  const guns = supporting(fight, 'defender').map(({ gun }) => gun.id);
  for (const unit of units)
    if (unit.kind !== 'artillery' || !guns.includes(unit.id))
      total.add(unit.defence, unit.label, unit.kind === 'artillery' ? '12.21' : unit.kind === 'hq' ? '15.12' : '10.16');
  if (fight.typedDefence > 0) total.add(fight.typedDefence, msg('rtl.attack.step.typed'), '10.51');
  return total;
};
/** 12.13f: defence strength of what is no artillery. */
export const defenceOfOthers = (fight: Fight): number =>
  fight.defender.units.reduce((so, unit) => so + (unit.kind === 'artillery' ? 0 : unit.defence), fight.typedDefence);
