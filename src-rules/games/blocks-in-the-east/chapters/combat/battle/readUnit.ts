import type { JsonObject, Outcome } from '#rules/kit/base/json.ts';
import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { readFaces } from '#rules/kit/forms/faces.ts';
import type { Trouble } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type Nation, sideOf, type Tech, type UnitClass, unitClasses } from '../../../ids.ts';
import { shownOf, staysAtZero } from '../../../model/reading.ts';
import { blockTech, type TechRules, techFieldOf } from '../../../model/tech.ts';
import { classMsg, highestPf, type UnitRow } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import { isAircraft } from './kinds.ts';
import type { BattleUnit, Rulings } from './scene.ts';

/** Rows as the blocks they stand for. */

/** How players call a block: its name, or what it is. */
const calledUnit = (row: Pick<UnitRow, 'name' | 'class'>): Msg =>
  row.name.trim() === '' ? classMsg[row.class] : msg('bite.unit.named', { unit: name(row.name.trim()) });

/** A row as it is being typed. */
export const calledTyped = (row: JsonObject): Msg | undefined => {
  const unitClass = unitClasses.find((one) => one === row.class);
  return unitClass && calledUnit({ name: typeof row.name === 'string' ? row.name : '', class: unitClass });
};
const nationOf = (row: Pick<UnitRow, 'nation'>): Nation => row.nation ?? 'SOV';

/** The faces of a block nobody has typed, by its highest strength (AMB-01: guns of 4 turn to 2). */
export const usualFaces = (
  highest: number,
  unitClass: UnitClass,
  nation: Nation,
  gunTurn: Rulings['gunTurn'] = 'rotate',
): readonly number[] => {
  if (unitClass === 'artillery' && highest === 4 && gunTurn !== 'minusOne') return [4, 2, 1, 0];
  const falling = Array.from({ length: highest }, (_, i) => highest - i);
  return staysAtZero(unitClass, nation) ? [...falling, 0] : falling;
};

/** What of the game's rules a block hangs on. */
type UnitRules = TechRules & Pick<Rulings, 'gunTurn'>;
export type ReadUnit = Outcome<BattleUnit, { readonly troubles: readonly Trouble[] }>;

/** A row as a block of a battle. Troubles stand at the fields of the row; a hidden field counts for nothing. */
export const readUnit = (
  row: UnitRow,
  role: BattleRole,
  context: Pick<Context, 'cells' | 'marks' | 'turn'>,
  rules: UnitRules,
): ReadUnit => {
  const nation = nationOf(row);
  const top = topOf(row, context, rules);
  if (!top.ok) return top;
  const { faces, face, mark } = top.value;
  const shield = shieldOf(row, faces);
  if (!shield.ok) return shield;
  const is = (...classes: readonly UnitClass[]): boolean => classes.includes(row.class);
  const tech = techIn(row, techFieldOf(row.class), context.turn, rules);
  const guns = techIn(row, 'infantry', context.turn, rules);
  const asGuns = row.asGuns && (is('armouredHq') || (is('supremeHq') && nation === 'FIN'));
  return {
    ok: true,
    value: {
      id: row.id,
      called: calledUnit(row),
      role,
      side: sideOf(nation),
      nation,
      class: row.class,
      faces,
      shield: shield.value,
      face,
      mark,
      tech,
      ...(asGuns && guns !== tech ? { gunTech: guns } : {}),
      elite: eliteOf(row, nation),
      ski: row.ski === true && nation === 'FIN' && is('infantry'),
      gustav: row.gustav === true && nation === 'GER' && is('artillery'),
      stuka: row.stuka === true && nation === 'GER' && is('bomber'),
      ...(row.interceptor === true && nation === 'GER' && is('fighter') ? { interceptor: true } : {}),
      strategic: is('longRange') || (row.strategic && is('bomber')),
      crosses: isAircraft(row) ? 'none' : row.crosses,
      supplied: row.supplied,
      asGuns,
      grounded: row.grounded && role === 'defender' && isAircraft(row),
      leads: row.leads,
    },
  };
};
const trouble = (path: string, msg: Msg): { readonly ok: false; readonly troubles: readonly Trouble[] } => ({
  ok: false,
  troubles: [{ path, msg }],
});
interface Top {
  readonly faces: readonly number[];
  readonly face: number;
  readonly mark: boolean;
}

/** Its faces, and which is on top: as the row says, else as recorded, else the best. */
export const topOf = (
  row: UnitRow,
  context: Pick<Context, 'cells' | 'marks'>,
  rules: UnitRules,
): Outcome<Top, { readonly troubles: readonly Trouble[] }> => {
  const typed = readFaces(row.faces, { most: highestPf, top: highestPf });
  if (!typed.ok) return trouble('faces', typed.msg);
  if (typed.value.length === 0 && row.pf === null) return trouble('faces', msg('bite.unit.noFaces'));
  const faces =
    typed.value.length > 0
      ? typed.value
      : row.pf === 0
        ? [0]
        : usualFaces(row.pf ?? 0, row.class, nationOf(row), rules.gunTurn);
  const marked = row.half && row.shield !== 'none';
  if (row.pf !== null) {
    const face = faces.indexOf(row.pf);
    if (face < 0) return trouble('pf', msg('bite.unit.noSuchFace', { face: row.pf, faces: name(faces.join(' ')) }));
    if (typed.value.length === 0 && row.pf === 0 && !staysAtZero(row.class, nationOf(row)))
      return trouble('pf', msg('bite.unit.deadAtZero'));
    return { ok: true, value: { faces, face, mark: marked } };
  }
  const recorded = shownOf({ id: row.id, values: { faces: row.faces } }, context) ?? 0;
  // what was recorded of an older face list holds as far as the list goes
  const face = Math.min(recorded >> 1, faces.length - 1);
  return { ok: true, value: { faces, face, mark: marked || (recorded & 1) === 1 } };
};
export const shieldOf = (
  row: UnitRow,
  faces: readonly number[],
): Outcome<BattleUnit['shield'], { readonly troubles: readonly Trouble[] }> => {
  if (row.shield !== 'some') return { ok: true, value: row.shield === 'every' };
  const typed = readFaces(row.shielded, { most: highestPf, top: highestPf });
  if (!typed.ok) return trouble('shielded', typed.msg);
  const stray = typed.value.find((face) => !faces.includes(face));
  if (stray !== undefined)
    return trouble('shielded', msg('bite.unit.noSuchFace', { face: stray, faces: name(faces.join(' ')) }));
  return { ok: true, value: faces.map((face) => typed.value.includes(face)) };
};

/** The level of a row: typed, else as a block has it by date. */
export const techIn = (row: UnitRow, field: ReturnType<typeof techFieldOf>, turn: number, rules: TechRules): Tech => {
  const typed = ([1, 2, 3] as const).find((tech) => tech === row.tech);
  if (typed) return typed;
  return blockTech({ nation: nationOf(row), class: row.class, shock: row.shock === true }, field, turn, rules);
};

/** 10.0: Guards attack better, marines and the German paratroops defend better; the players name GD, HG, SS and the 22nd. */
export const eliteOf = (row: UnitRow, nation: Nation): BattleUnit['elite'] => {
  if (isAircraft(row)) return 'none';
  if (row.elite !== 'byNation') return row.elite;
  if (nation === 'SOV') {
    if (row.class === 'marines') return 'defence';
    return row.guards === true ? 'attack' : 'none';
  }
  return nation === 'GER' && row.class === 'paratroops' ? 'defence' : 'none';
};
