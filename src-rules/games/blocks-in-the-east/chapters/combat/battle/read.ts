import { calledSo } from '#rules/kit/base/named.ts';
import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, otherSide, rosters, type SideId, sides } from '../../../ids.ts';
import { firstWinter, on, supremacy, surprisedIn } from '../../../model/rules.ts';
import { weatherNow } from '../../../model/weather.ts';
import { msg } from '../msg.ts';
import type { BattleInput } from './fields.ts';
import { impossible } from './legal.ts';
import { type Missing, missingIn } from './numbers.ts';
import { readUnit } from './readUnit.ts';
import { rulingsOf, switchesOf } from './rules.ts';
import type { BattleUnit, RetreatPolicy, Scene } from './scene.ts';
import { toHitTable } from './toHit.ts';

/** What the form and the game say, as a battle; or why there is none. */
export interface Refusal {
  readonly not: Msg;
  readonly rule: string;
}
/** A row that cannot be read yet: what is missing, and where it is typed. */
interface Gap {
  readonly msg: Msg;
  readonly row: string;
  readonly roster?: string;
}
export interface Reading {
  readonly scene: Scene;
  readonly gaps: readonly Gap[];
  /** numbers of the to-hit table nobody has */
  readonly missing: readonly Missing[];
  /** its weather is the month's */
  readonly weatherOfMonth: boolean;
  readonly refusal?: Refusal;
}

export const sideIn = (scene: Pick<Scene, 'attacks'>, role: BattleRole): SideId =>
  role === 'attacker' ? scene.attacks : otherSide(scene.attacks);
const roleIn = (scene: Pick<Scene, 'attacks'>, side: SideId): BattleRole =>
  side === scene.attacks ? 'attacker' : 'defender';

/** The id a unit has in the form and in its roster: in a battle it is told from a like one of the other side. */
export const plainId = (unit: string): string => unit.replace(/^(?:axis|soviet):/, '');

const policyOf = (input: BattleInput, role: BattleRole): RetreatPolicy => {
  switch (input[`${role}Retreat`]) {
    case 'never':
      return { kind: 'never' };
    case 'after':
      return { kind: 'after', round: input[`${role}After`] };
    case 'below':
      return { kind: 'below', strength: input[`${role}Below`] };
    case 'best':
      return { kind: 'best', hex: input[`${role}Hex`] };
  }
};

/** Rows of both sides may have the same id: then each is told by its side. */
const sceneId = (input: BattleInput, side: SideId, row: string): string =>
  input[otherSide(side)].some(({ id }) => id === row) ? `${side}:${row}` : row;

/** AMB-73: the unit the attacker names for his raid, by its name. */
const raidTargetOf = (input: BattleInput): string | undefined => {
  const side = otherSide(input.attacks);
  const row = calledSo(
    input.raidTarget,
    input[side].map(({ name, id: at }) => ({ name, at })),
  );
  return row && sceneId(input, side, row.at);
};

export const readBattle = (input: BattleInput, context: Context): Reading => {
  const gaps: Gap[] = [];
  const units: BattleUnit[] = [];
  const rules = switchesOf(context);
  const rulings = rulingsOf(context);
  const order = [input.attacks, otherSide(input.attacks)];
  for (const side of order) {
    for (const row of input[side]) {
      const unit = readUnit(row, roleIn(input, side), context, { o17: on(context, 'o17'), gunTurn: rulings.gunTurn });
      if (unit.ok) units.push({ ...unit.value, id: sceneId(input, side, row.id) });
      else
        for (const { msg } of unit.troubles)
          gaps.push({
            msg,
            row: row.id,
            ...(context.rosters[rosters[side]]?.units.some((unit) => unit.id === row.id)
              ? { roster: rosters[side] }
              : {}),
          });
    }
  }
  const read: Scene = {
    attacks: input.attacks,
    units,
    turn: context.turn,
    weather: !rules.a09 ? 'clear' : input.weather === 'month' ? weatherNow(context) : input.weather,
    firstWinter: firstWinter(context),
    terrain: input.terrain,
    city: input.city,
    finnishZone: input.finnishZone,
    kind: input.kind,
    scouted: rules.o19 && input.scouted,
    surprise: surprisedIn(context, input.attacks) && input.surprise,
    // the round of the surprise attack: without surprise there is none
    supremacy: supremacy(context) && input.surprise && input.supremacy && input.attacks === sides.axis,
    retreat: { attacker: policyOf(input, 'attacker'), defender: policyOf(input, 'defender') },
    rules,
    rulings,
    italianCharge:
      input.italianCharge &&
      input.kind === 'cavalryCharge' &&
      input.attacks === sides.axis &&
      textIn(context, cells.italianCharge) !== 'yes',
    toHit: toHitTable(context),
  };
  const named = raidTargetOf(input);
  const scene: Scene = named && rulings.raidHits === 'attackerNames' ? { ...read, raidTarget: named } : read;
  const missing = missingIn(scene);
  const refusal = refusalOf(scene, gaps, missing, input);
  const weatherOfMonth = input.weather === 'month';
  return { scene, gaps, missing, weatherOfMonth, ...(refusal ? { refusal } : {}) };
};

const refuse = (not: Msg, rule: string): Refusal => ({ not, rule });

/** Each kind of attack with its switch and the section that has to be in use. */
const switchOf = {
  cavalryCharge: { id: 'o20', rule: '20.0' },
  panzerAttack: { id: 'o21', rule: '21.0' },
  paradrop: { id: 'o23', rule: '23.0' },
  landing: { id: 'o24', rule: '24.0' },
} as const;

const refusalOf = (
  scene: Scene,
  gaps: readonly Gap[],
  missing: readonly Missing[],
  input: BattleInput,
): Refusal | undefined => {
  const typed = (role: BattleRole): number => input[sideIn(scene, role)].length;
  if (typed('attacker') === 0 && typed('defender') === 0) return refuse(msg('bite.battle.not.nothing'), '7.7');
  if (typed('attacker') === 0) return refuse(msg('bite.battle.not.attacker'), '7.7');
  if (typed('defender') === 0) return refuse(msg('bite.battle.not.defender'), '3.22');
  const barred = gaps.length === 0 ? impossible(scene) : undefined;
  if (barred) return refuse(barred.msg, barred.rule);
  const [gap] = gaps;
  if (gap) return refuse(gap.msg, '7.7.8');
  const [number] = missing;
  if (number) return refuse(msg('bite.battle.not.number', { unit: number.unit }), '3.14');
  if (scene.kind === 'normal') return undefined;
  const { id, rule } = switchOf[scene.kind];
  return scene.rules[id]
    ? undefined
    : refuse(msg('bite.battle.not.switchedOff', { kind: msg(`bite.battle.kind.${scene.kind}`) }), rule);
};
