import type { Edit } from '#rules/kit/procedure/contributions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { lossKindOf } from '../../victory/losses.ts';
import type { AttackInput, UnitRow } from '../fight/fields.ts';
import {
  type Fight,
  type FightUnit,
  type Force,
  isActive,
  labelOf,
  leadOf,
  leadUnit,
  mayLead,
  type Role,
  roles,
} from '../fight/fight.ts';
import { assaultReasons, combinedArms, crtOf, engineersHelp } from '../fight/ground.ts';
import { supporting } from '../fight/guns.ts';
import { msg } from '../msg.ts';

/** P4: the same attack with one thing changed, as changes of its form. */

export interface PlannedChange {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly side: SideId;
  /** in the attack, and the change takes it out; out of it, and it comes in; or something stands in place of another */
  readonly state: 'in' | 'out' | 'instead';
  readonly edits: readonly Edit[];
  /** no form can be changed so: it is only thought of */
  readonly thought?: true;
}

/** What attack and overrun ask alike. */
export type Rows = Pick<AttackInput, SideId | 'otherDrm'>;
const rowsOf = (input: Rows, side: SideId): readonly UnitRow[] => (side === sides.german ? input.german : input.soviet);
const row = (side: SideId, id: string, set: Edit['set']): Edit => ({ rows: side, row: id, set });

/** Air units, batteries, attackers: in or out. `counts`: whom the rules of this fight let in at all. */
const troops = (
  input: Rows,
  fight: Fight,
  counts: (row: UnitRow, role: Role) => boolean = () => true,
): readonly PlannedChange[] =>
  roles.flatMap((role) => {
    const { side } = fight[role];
    return rowsOf(input, side).flatMap((one): PlannedChange[] => {
      const { kind } = one;
      const attacks = (kind === 'combat' || kind === 'hq') && role === 'attacker' && one.attack > 0;
      if ((kind !== 'air' && kind !== 'artillery' && !attacks) || !counts(one, role)) return [];
      const what = kind === 'air' ? 'air' : kind === 'artillery' ? 'gun' : 'unit';
      return [
        {
          id: `${what}-${side}-${one.id}`,
          msg: msg(`rtl.plan.${what}`, { unit: labelOf(one) }),
          rule: what === 'air' ? '13.23' : what === 'gun' ? '12.1' : '3.51',
          side,
          state: one.part ? 'in' : 'out',
          edits: [row(side, one.id, { part: !one.part })],
        },
      ];
    });
  });

/** 10.44: all attackers of one hex together; typed strengths from one hex more or fewer. */
const hexes = (fight: Fight): readonly PlannedChange[] => {
  const { side, units } = fight.attacker;
  const all = [...new Set(units.map(({ hex }) => hex))];
  const own = all.flatMap((hex): PlannedChange[] => {
    const here = units.filter((unit) => unit.hex === hex);
    if (all.length < 2 || here.length < 2) return [];
    return [
      {
        id: `hex-${hex}`,
        msg:
          hex === ''
            ? msg('rtl.plan.hexUnsaid', { count: here.length })
            : msg('rtl.plan.hex', { hex: name(hex), count: here.length }),
        rule: '10.44',
        side,
        state: 'in',
        edits: here.map((unit) => row(side, unit.id, { part: false })),
      },
    ];
  });
  const { unlisted } = fight;
  const rest = [...unlisted].filter((one) => one !== 'twoHexes' && one !== 'threeHexes');
  const from = Math.max(all.length, unlisted.has('threeHexes') ? 3 : unlisted.has('twoHexes') ? 2 : 1);
  const typed = fight.typedAttack > 0;
  if (from === 2)
    return [
      ...own,
      {
        id: 'hexes-third',
        msg: msg('rtl.plan.thirdHex'),
        rule: '10.44',
        side,
        state: 'out',
        edits: [{ set: { unlisted: [...rest, 'threeHexes'] } }],
        ...(typed ? {} : { thought: true as const }),
      },
    ];
  if (from === 3 && all.length < 3)
    return [
      ...own,
      {
        id: 'hexes-third',
        msg: msg('rtl.plan.thirdHex'),
        rule: '10.44',
        side,
        state: 'in',
        edits: [{ set: { unlisted: [...rest, 'twoHexes'] } }],
      },
    ];
  return own;
};

/** 10.31, 7.21: the other table, the other sequence. */
const tables = (fight: Fight): readonly PlannedChange[] => {
  const { side } = fight.attacker;
  const other = fight.sequence === 'mobile' ? 'assault' : 'mobile';
  const crt = crtOf(fight) === 'mobile' ? 'assault' : 'mobile';
  // 7.21b: in a Mobile sequence only active formations attack
  const idle = other === 'mobile' ? fight.attacker.units.filter((unit) => !isActive(unit, fight)) : [];
  return [
    {
      id: `sequence-${other}`,
      msg: msg(`rtl.plan.sequence.${other}`),
      rule: '7.21',
      side,
      state: 'instead',
      edits: [{ set: { sequence: other } }, ...idle.map((unit) => row(side, unit.id, { part: false }))],
    },
    ...(assaultReasons(fight).length === 0
      ? [
          {
            id: `crt-${crt}`,
            msg: msg(`rtl.plan.crt.${crt}`),
            rule: '10.31',
            side,
            state: 'instead' as const,
            edits: [{ set: { crt } }],
          },
        ]
      : []),
  ];
};

/** 3.43, 10.41, 10.42: another lead, of those that differ in anything that counts. */
const leads = (input: Rows, fight: Fight): readonly PlannedChange[] =>
  roles.flatMap((role) => {
    const force = fight[role];
    const guns = supporting(fight, role).filter(({ automatic }) => !automatic);
    return [
      ...others(input, force, 'lead', '3.43', mayLead(fight, role), leadUnit(fight, role)),
      ...others(input, force, 'leadAir', '10.41', force.planes, leadOf(force.planes)),
      ...others(
        input,
        force,
        'leadGun',
        '10.42',
        guns.map(({ gun }) => gun),
        leadOf(guns.map(({ gun }) => gun)),
      ),
    ];
  });
const others = (
  input: Rows,
  { side }: Force,
  what: 'lead' | 'leadAir' | 'leadGun',
  rule: string,
  able: readonly FightUnit[],
  lead: FightUnit | undefined,
): readonly PlannedChange[] => {
  if (!lead) return [];
  const traitsOf = (unit: FightUnit): string => `${unit.er} ${unit.formation} ${lossKindOf(unit)} ${unit.steps}`;
  const seen = new Set([traitsOf(lead)]);
  const kinds = new Set(able.map(({ kind }) => kind));
  const named = rowsOf(input, side).filter((one) => one.lead && kinds.has(one.kind));
  return able.flatMap((unit): PlannedChange[] => {
    if (unit.er === undefined || seen.has(traitsOf(unit))) return [];
    seen.add(traitsOf(unit));
    return [
      {
        id: `${what}-${side}-${unit.id}`,
        msg: msg(`rtl.plan.${what}`, { unit: unit.label, er: unit.er }),
        rule,
        side,
        state: 'instead',
        edits: [
          ...named.flatMap((one) => (one.id === unit.id ? [] : [row(side, one.id, { lead: false })])),
          row(side, unit.id, { lead: true }),
        ],
      },
    ];
  });
};

/** 10.61f, 10.61h: a bonus by kinds of units, as it is or as it might be. */
const bonus = (input: Rows, fight: Fight, id: 'engineers' | 'combined', inIt: boolean, msg: Msg): PlannedChange => ({
  id,
  msg,
  rule: '10.61',
  side: fight.attacker.side,
  state: inIt ? 'in' : 'out',
  edits: [{ set: { otherDrm: input.otherDrm + (inIt ? 1 : -1) } }],
  thought: true,
});
const engineers = (input: Rows, fight: Fight, context: Pick<Context, 'options'>): readonly PlannedChange[] => {
  if (engineersHelp(fight, context)) return [bonus(input, fight, 'engineers', true, msg('rtl.plan.engineers'))];
  const more = { ...fight, unlisted: new Set([...fight.unlisted, 'engineers' as const]) };
  return engineersHelp(more, context) ? [bonus(input, fight, 'engineers', false, msg('rtl.plan.engineer'))] : [];
};
const arms = (input: Rows, fight: Fight): readonly PlannedChange[] => {
  if (combinedArms(fight)) return [bonus(input, fight, 'combined', true, msg('rtl.plan.combined'))];
  return combinedArms(withPartner(fight)) ? [bonus(input, fight, 'combined', false, msg('rtl.plan.partner'))] : [];
};
/** One more attacker of no strength that would make a pair with armour. */
const withPartner = (fight: Fight): Fight => {
  const like = fight.attacker.units.find(({ traits }) => traits.has('armoured'));
  if (!like) return { ...fight, unlisted: new Set([...fight.unlisted, 'partner']) };
  const partner: FightUnit = { ...like, id: '', disrupted: false, across: 'land', traits: new Set(['motInfantry']) };
  return { ...fight, attacker: { ...fight.attacker, units: [...fight.attacker.units, partner] } };
};

export const changesOf = (
  input: AttackInput,
  fight: Fight,
  context: Pick<Context, 'options'>,
): readonly PlannedChange[] => [
  ...troops(input, fight),
  ...hexes(fight),
  ...tables(fight),
  ...leads(input, fight),
  ...engineers(input, fight, context),
  ...arms(input, fight),
];

/** 8.66: a German A aircraft of the attacker and a battery in the hex are all the support there is. */
export const overrunChangesOf = (input: Rows, fight: Fight): readonly PlannedChange[] => [
  ...troops(input, fight, ({ kind, airType, distance, hex }, role) => {
    if (kind === 'air') return role === 'attacker' && fight.attacker.side === sides.german && airType === 'A';
    if (kind !== 'artillery') return true;
    return role === 'defender' && (distance === 0 || (hex !== '' && hex === fight.target));
  }),
  ...leads(input, fight),
  ...arms(input, fight),
];
