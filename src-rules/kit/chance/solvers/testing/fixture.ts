import type { Aim, Block, View } from '../blockBattle/blocks.ts';
import {
  type BattleEnd,
  type Battlefield,
  type BattleRole,
  type BlockBattle,
  enemyOf,
  type FireStep,
} from '../blockBattle/fire.ts';
import type { Pool } from '../blockBattle/volley.ts';

/**
 * A battle of Blocks in the East, clear weather on a plain, as the solver is measured on: combat units fire on the
 * ground, one gun a side as artillery that turns after it fired (7.7.4), aircraft of fighters and bombers. Strengths are
 * invented. To-hit numbers as chances: TECH 2 infantry 6, guns 5, fighters 5 in the air and 6 on the ground, bombers 6
 * and 5, anti-aircraft fire by the ground number of the defence.
 */
export interface Corps {
  readonly units: readonly Block[];
  readonly guns: readonly Block[];
  readonly fighters: readonly Block[];
  readonly bombers: readonly Block[];
}

const anybody: Aim = { may: () => true };
const six = 1 / 6;
const five = 2 / 6;

export const blocksBattle = (
  corps: Readonly<Record<BattleRole, Corps>>,
  more: Partial<Pick<BlockBattle, 'retreat' | 'rounds' | 'first'>> = {},
): BlockBattle => {
  const isUnit = (side: BattleRole, unit: number) => unit < corps[side].units.length;
  const isFighter = (side: BattleRole, unit: number) => unit < corps[side].fighters.length;
  const anyUnit = (side: BattleRole, view: View) => view.strengths.some((pf, unit) => pf > 0 && isUnit(side, unit));
  const pools = (view: View, of: (unit: number) => number): Pool[] =>
    view.strengths.flatMap((dice, unit) => (dice > 0 && of(unit) > 0 ? [{ dice, chance: of(unit) }] : []));

  const fly = (side: BattleRole, more: Partial<FireStep>): FireStep => ({
    id: `air.${side}`,
    side,
    from: 'air',
    at: 'air',
    dice: (own) => pools(own, (unit) => (isFighter(side, unit) ? five : six)),
    aim: anybody,
    ...more,
  });
  const flak = (side: BattleRole): FireStep => ({
    id: `aa.${side}`,
    side,
    from: 'ground',
    at: 'air',
    dice: (own) => pools(own, (unit) => (isUnit(side, unit) ? six : five)),
    aim: anybody,
  });
  const raid = (side: BattleRole): FireStep => ({
    id: `raid.${side}`,
    side,
    from: 'air',
    at: 'ground',
    dice: (own) => pools(own, (unit) => (isFighter(side, unit) ? six : five)),
    aim: anybody,
  });
  // 6.1.4: no guns without a combat unit beside them while the enemy has one
  const silent = (side: BattleRole, own: View, enemy: View) =>
    !enemy.strengths.some((pf) => pf > 0) || (!anyUnit(side, own) && anyUnit(enemyOf(side), enemy));
  const guns = (side: BattleRole): FireStep => ({
    id: `guns.${side}`,
    side,
    from: 'ground',
    at: 'ground',
    dice: (own) => pools(own, (unit) => (isUnit(side, unit) ? 0 : five)),
    silent: (own, enemy) => silent(side, own, enemy),
    aim: anybody,
    turns: (own) => own.strengths.flatMap((pf, unit) => (pf > 0 && !isUnit(side, unit) ? [unit] : [])),
  });
  const fire = (side: BattleRole): FireStep => ({
    id: `fire.${side}`,
    side,
    from: 'ground',
    at: 'ground',
    dice: (own) => pools(own, (unit) => (isUnit(side, unit) ? six : 0)),
    aim: anybody,
  });
  const end = ({ attacker, defender }: Battlefield): BattleEnd | undefined => {
    const mine = anyUnit('attacker', attacker.ground);
    const his = defender.ground.left.some((left) => left);
    if (!his) return mine ? 'attackerWins' : attacker.ground.left.some((left) => left) ? 'defenderWins' : 'neither';
    return mine ? undefined : 'defenderWins';
  };
  return {
    armies: {
      attacker: armyOf(corps.attacker),
      defender: armyOf(corps.defender),
    },
    airCombat: {
      steps: [fly('attacker', { withNext: true }), fly('defender', {})],
      over: (attacker, defender) => {
        const flies = (view: View) => view.strengths.some((pf) => pf > 0);
        const fights = (side: BattleRole, view: View) =>
          view.strengths.some((pf, unit) => pf > 0 && isFighter(side, unit));
        return !flies(attacker) || !flies(defender) || !(fights('attacker', attacker) || fights('defender', defender));
      },
    },
    steps: [
      flak('attacker'),
      flak('defender'),
      raid('attacker'),
      raid('defender'),
      guns('attacker'),
      guns('defender'),
      fire('defender'),
      fire('attacker'),
    ],
    // 7.7.10: what stands at 0 goes when its side has no combat unit and nothing above 0, and the enemy has a unit
    sweep: (own, enemy) =>
      own.strengths.every((pf) => pf === 0) && enemy.strengths.some((pf) => pf > 0)
        ? own.left.flatMap((left, unit) => (left ? [unit] : []))
        : [],
    end,
    ...more,
  };
};

const armyOf = ({ units, guns, fighters, bombers }: Corps) => ({
  ground: [...units, ...guns],
  air: [...fighters, ...bombers],
});

const heavy: Block = { faces: [7, 6, 5, 4, 3, 2, 1], shield: true };
const gun: Block = { faces: [4, 2, 1, 0] };
const plane: Block = { faces: [5, 4, 3, 2, 1] };
const worst: Corps = { units: [heavy, heavy], guns: [gun], fighters: [plane], bombers: [plane] };

/** The largest battle the rules allow a side, twice. */
export const worstBattle = (): BlockBattle => blocksBattle({ attacker: worst, defender: worst });
