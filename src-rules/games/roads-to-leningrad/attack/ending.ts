import type { Around } from '../../../kit/around.ts';
import type { Ending } from '../../../kit/calc.ts';
import { mark, setAt, unmark } from '../../../kit/facts.ts';
import type { Fact } from '../../../kit/journal.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { cells, marks, type SideId } from '../ids.ts';
import { countAt, countersOf } from '../reading.ts';
import { a } from '../text/speak-attack.ts';
import { t } from '../text/speak-table.ts';
import { flying } from './air.ts';
import { helpOf } from './checks.ts';
import { type Fight, leadOf, leadUnit, roles } from './fight.ts';
import type { AttackResult } from './flow.ts';
import { supporting } from './guns.ts';
import { readResult } from './outcome.ts';
import { meaningOf } from './panel.ts';

/** What an attack is called in the journal, what it uses up, and what the rules demand now. */

export const saysOf = ({ outcome }: AttackResult, fight: Fight): Msg => {
  const { attack, defence, column, crt, face, drm, text } = outcome;
  const p = {
    side: t(`rtl.side.${fight.attacker.side}`),
    a: attack,
    d: defence,
    column: name(column),
    crt: a(`rtl.attack.crt.${crt}`),
    text: name(text),
    drm,
    ...(fight.target === '' ? {} : { hex: name(fight.target) }),
  };
  if (face === undefined) return a('rtl.attack.end.under', p);
  return a(fight.target === '' ? 'rtl.attack.end' : 'rtl.attack.endAt', { ...p, die: face });
};

/** Guns that named themselves fire, points are spent, aircraft fly: whatever their checks gave. Losses are not here. */
export const spentBy = (fight: Fight, around: Around): readonly Fact[] => {
  const listed = new Set(countersOf(around).map(({ id }) => id));
  const facts: Fact[] = [];
  for (const role of roles) {
    const force = fight[role];
    const guns = supporting(fight, role).map(({ gun }) => gun);
    // 12.24
    const inHex = role === 'defender' ? force.units.filter(({ kind }) => kind === 'artillery') : [];
    for (const id of new Set([...guns, ...inHex].map((gun) => gun.id)))
      if (listed.has(id)) facts.push(setAt(cells.fired, id, 'yes'));
    const lead = leadUnit(fight, role);
    const gun = leadOf(guns);
    const leads = { ...(lead ? { cas: lead, units: lead } : {}), ...(gun ? { artillery: gun } : {}) };
    for (const { helper, bars } of helpOf(fight, role, leads, around))
      if (bars.length === 0 && listed.has(helper.id)) facts.push(setAt(cells.spent, helper.id, 'yes'));
    const planes = flying(fight, role, around);
    for (const { id } of planes) if (listed.has(id)) facts.push(setAt(cells.air, id, 'flown'));
    if (role === 'attacker' && planes.length > 0 && around.place !== '')
      facts.push(...missionFlown(force.side, lead?.formation ?? '', around));
  }
  if (around.place === '') return facts;
  for (const unit of [...fight.attacker.units, ...fight.defender.units])
    if (listed.has(unit.id)) facts.push(mark(marks.fought, unit.id, true, around.place));
  return facts;
};
/** 13.24: the mission counts for the side, and for the formation it supported. */
const missionFlown = (side: SideId, formation: string, around: Around): readonly Fact[] => {
  const one = (key: string) => setAt(cells.missions, key, (countAt(around, cells.missions, key) ?? 0) + 1);
  return formation === '' ? [one(side)] : [one(side), one(`${side}:${formation}`)];
};

export const endingOf = (result: AttackResult, fight: Fight, around: Around): Ending => {
  const { target } = fight;
  return {
    says: saysOf(result, fight),
    facts: [
      ...spentBy(fight, around),
      // 10.17
      ...(target !== '' && around.marks[marks.declared]?.[target] ? [unmark(marks.declared, target)] : []),
    ],
    guide: guideOf(result, fight),
  };
};

/** The result in words and the order in which it is carried out. */
const guideOf = ({ outcome }: AttackResult, fight: Fight) => {
  const result = readResult(outcome.text);
  const attacker = fight.attacker.side;
  const defender = fight.defender.side;
  if (!result) return [{ msg: a('rtl.attack.guide.untold'), rule: '11.1' }];
  const side = (of: SideId) => ({ side: t(`rtl.side.${of}`) });
  return [
    { msg: meaningOf(outcome.text, fight).says, rule: '11.11' },
    ...(outcome.sure ? [] : [{ msg: a('rtl.attack.guide.likely'), rule: '10.6' }]),
    ...(outcome.shaded ? [{ msg: a('rtl.attack.guide.shaded'), rule: '11.12', who: attacker }] : []),
    ...(fight.noRetreat && result.defender.retreats
      ? [{ msg: a('rtl.attack.guide.noRetreat', side(defender)), rule: '11.42', who: defender }]
      : []),
    { msg: a('rtl.attack.guide.order'), rule: '11.2' },
  ];
};
