import type { Aim, View } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import {
  type Battlefield,
  type BattleRole,
  type BlockBattle,
  byBoth,
  enemyOf,
  type FireStep,
  type Layer,
  sides,
} from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { type Aims, aimsOf, isCarried, isCharging, isGuided } from './aims.ts';
import { firersOf } from './dice.ts';
import { desperateOf, endOf, retreatOf, sweepOf } from './endings.ts';
import { blocksOf, hasGround, hasTarget, isAlone, type Lines, linesOf } from './lines.ts';
import type { BattleUnit, Fire, Scene } from './scene.ts';
import type { BattleStanding, Fight } from './standing.ts';
import { turnsOf } from './turns.ts';

/** A battle of Blocks in the East as the kit solves it: the order of fire of 7.7, with the special attacks. */

/** A fire step, and what it is by the rules. */
interface BattleStep extends FireStep {
  readonly fire: Fire;
  /** those who throw, where not the whole layer does */
  readonly own?: readonly BattleUnit[];
  /** 19.2: whoever fires breaks the ties */
  readonly guided: boolean;
}

export const battleOf = (scene: Scene, at?: BattleStanding): Fight => {
  const lines = linesOf(scene);
  const armies = byBoth((side) => ({
    ground: blocksOf(lines[side], 'ground', at),
    air: blocksOf(lines[side], 'air', at),
  }));
  const now = byBoth((side) => ({ ground: viewOf(armies[side].ground), air: viewOf(armies[side].air) }));
  const work: Work = { scene, lines, aims: aimsOf(scene, lines, at), now };
  const inAir = !at || at.round === 0;
  const opens = (!at || at.round <= 1) && differs(scene, lines);
  const battle: BlockBattle = {
    armies,
    ...(inAir ? airCombat(work) : {}),
    ...(opens ? { first: roundOf(work, 1) } : {}),
    steps: roundOf(work, opens || (at && at.round > 1) ? 2 : 1),
    sweep: sweepOf(lines),
    end: endOf(lines),
    heedsAir: sides.some((side) => lines[side].airOnly),
    retreat: byBoth((side) => retreatOf(scene, lines, side)),
    ...(inAir ? {} : { now: { round: at.round, step: at.step } }),
  };
  return {
    battle,
    ids: byBoth((side) => ({
      ground: lines[side].ground.map(({ id }) => id),
      air: lines[side].air.map(({ id }) => id),
    })),
    fires: (step) => {
      const { fire, own } = step as BattleStep;
      return own ? { fire, own } : { fire };
    },
    chooses: (step) => ((step as BattleStep).guided ? step.side : enemyOf(step.side)),
  };
};

interface Work {
  readonly scene: Scene;
  readonly lines: Lines;
  readonly aims: Readonly<Record<BattleRole, Aims>>;
  readonly now: Battlefield;
}

const viewOf = (blocks: BlockBattle['armies'][BattleRole][Layer]): View => ({
  strengths: blocks.map(({ faces, face = 0 }) => faces[face] ?? 0),
  left: blocks.map(({ faces, face = 0 }) => face < faces.length),
});

/** Whether the first round is fought otherwise than the later ones. */
export const differs = (scene: Scene, lines: Lines = linesOf(scene)): boolean => {
  const { attacker } = lines;
  const blind =
    scene.rules.o19 &&
    !scene.scouted &&
    (attacker.air.some(({ strategic }) => !strategic) || attacker.guns.includes(true));
  const drilled = scene.kind === 'paradrop' || scene.kind === 'landing' || scene.italianCharge;
  const charges = scene.kind === 'cavalryCharge' || scene.kind === 'panzerAttack';
  return (
    blind ||
    drilled ||
    scene.surprise ||
    scene.supremacy ||
    (charges && scene.rulings.charges === 'firstRound') ||
    desperateOf(scene, lines).length > 0
  );
};

/** 7.7.1, AMB-42: at once, round after round, while both have aircraft and one of them is a fighter. */
const airCombat = ({ scene, lines, aims, now }: Work): Pick<BlockBattle, 'airCombat'> => {
  const over = (attacker: View, defender: View): boolean => {
    const views = { attacker, defender };
    const flying = (side: BattleRole) => lines[side].air.some((_, place) => (views[side].strengths[place] ?? 0) > 0);
    const fighting = (side: BattleRole) =>
      lines[side].air.some((unit, place) => unit.class === 'fighter' && (views[side].strengths[place] ?? 0) > 0);
    return !flying('attacker') || !flying('defender') || !(fighting('attacker') || fighting('defender'));
  };
  if (over(now.attacker.air, now.defender.air)) return {};
  const step = (side: BattleRole): BattleStep => ({
    id: `air.${side}`,
    side,
    from: 'air',
    at: 'air',
    fire: 'air',
    guided: false,
    aim: aims[enemyOf(side)].air,
    dice: firersOf(scene, lines, side, 'air', 1).dice,
    ...carriedBy(scene, lines, aims, side),
  });
  return { airCombat: { steps: [{ ...step('attacker'), withNext: true }, step('defender')], over } };
};

/** 23.0: hits on the attacker's aircraft hit those they carry too, until these have landed. */
const carriedBy = (scene: Scene, lines: Lines, aims: Work['aims'], side: BattleRole): Pick<FireStep, 'also'> =>
  side === 'defender' && lines.attacker.ground.some((unit) => isCarried(scene, unit))
    ? { also: aims.attacker.carried }
    : {};

/** The steps of a round (7.7): their places are the same in every round. */
const roundOf = (work: Work, round: 1 | 2): readonly BattleStep[] => {
  const { scene, lines, aims } = work;
  const { attacker, defender } = aims;
  const leads = (place: number) => isCharging(scene, lines.attacker.ground[place]);
  const charge = lines.attacker.ground.some((_, place) => leads(place));
  const charges = charge && (round === 1 || scene.rulings.charges === 'everyRound');
  const back = stepOf(work, 'defender', round, { fire: 'raid', aim: attacker.raid });
  return [
    stepOf(work, 'attacker', round, { fire: 'aa', aim: defender.air }),
    stepOf(work, 'defender', round, { fire: 'aa', aim: attacker.air }),
    // 7.7.3: both raids at once
    ...guidable(work, 'raid', round).map((step) => (back.idle || step.idle ? step : { ...step, holds: true })),
    back,
    ...guidable(work, 'guns', round),
    stepOf(work, 'defender', round, { fire: 'guns', aim: attacker.ground }),
    // 20.0, 21.0: those who charge fire first and take the answer first, then the others fire
    ...(charge
      ? [
          stepOf(work, 'attacker', round, {
            fire: 'fire',
            id: 'charge',
            aim: defender.ground,
            only: charges ? leads : () => false,
          }),
        ]
      : []),
    stepOf(work, 'defender', round, { fire: 'fire', aim: charges ? attacker.charging : attacker.ground }),
    stepOf(work, 'attacker', round, {
      fire: 'fire',
      aim: defender.ground,
      ...(charges ? { only: (place) => !leads(place) } : {}),
      ...(round === 1 ? surrenders(work) : {}),
    }),
  ];
};

interface How {
  readonly fire: Fire;
  /** what tells it from another step of the same kind */
  readonly id?: string;
  /** these throw by themselves; absent: all */
  readonly only?: (place: number) => boolean;
  readonly aim: Aim;
  readonly guided?: boolean;
  readonly leaves?: NonNullable<FireStep['leaves']>;
}

const nobody = () => [];
const layerOf = (fire: Fire): Layer => (fire === 'air' || fire === 'raid' ? 'air' : 'ground');

const stepOf = (work: Work, side: BattleRole, round: 1 | 2, how: How): BattleStep => {
  const { scene, lines, now } = work;
  const { fire, only, aim, guided = false, leaves } = how;
  const enemy = enemyOf(side);
  const from = layerOf(fire);
  const at: Layer = fire === 'aa' ? 'air' : 'ground';
  const firers = firersOf(scene, lines, side, fire, round, only);
  const target = now[enemy][at].strengths.some((pf, place) => pf > 0 && aim.may(place));
  const thrown = target ? firers.throws(now[side][from].strengths, now[enemy][from].strengths) : [];
  const what = {
    id: how.id ? `${fire}.${side}.${how.id}` : `${fire}.${side}`,
    side,
    from,
    at,
    fire,
    guided,
    aim,
    ...(only ? { own: lines[side][from].filter((_, place) => only(place)) } : {}),
    ...(leaves ? { leaves } : {}),
  };
  // strength never grows: who has no dice now, or nobody to fire at, never will
  if (!thrown.some(({ dice, toHit }) => dice > 0 && toHit <= 6))
    return { ...what, dice: nobody, ...(leaves ? {} : { idle: true }) };
  const { dice, heedsEnemy } = firers;
  return {
    ...what,
    dice,
    ...(heedsEnemy ? { heedsEnemy } : {}),
    ...(fire === 'aa' && round === 1 ? carriedBy(scene, lines, work.aims, side) : {}),
    ...(fire === 'guns' ? asGuns(work, side, new Set(thrown.map(({ unit }) => unit))) : {}),
  };
};

/** 7.7.4, 6.1.4, 12.P-4: guns turn when they have fired; alone, or with nobody to fire at, they do neither. */
const asGuns = (
  { scene, lines }: Work,
  side: BattleRole,
  firing: ReadonlySet<string>,
): Pick<FireStep, 'turns' | 'silent'> => {
  const other = lines[enemyOf(side)];
  return {
    silent: (own, enemy) => !hasTarget(other, enemy) || isAlone(lines, side, own, enemy),
    turns: turnsOf(lines[side], scene.rulings, (place) => firing.has(lines[side].ground[place]?.id ?? '')),
  };
};

/** 19.2: hits that are guided, and those of the same fire that are not, fall by different choice. */
const guidable = (work: Work, fire: 'raid' | 'guns', round: 1 | 2): readonly BattleStep[] => {
  const { scene, lines, aims } = work;
  const own = lines.attacker[layerOf(fire)];
  const takesPart = (place: number) => fire === 'raid' || (lines.attacker.guns[place] ?? false);
  const guides = own.map((unit) => isGuided(scene, unit, fire));
  const plain = fire === 'raid' ? aims.defender.raid : aims.defender.ground;
  const chosen = fire === 'raid' ? aims.defender.guidedRaid : aims.defender.guided;
  const some = own.some((_, place) => takesPart(place) && guides[place]);
  const others = own.some((_, place) => takesPart(place) && !guides[place]);
  if (!some) return [stepOf(work, 'attacker', round, { fire, aim: plain })];
  if (!others) return [stepOf(work, 'attacker', round, { fire, aim: chosen, guided: true })];
  return [
    stepOf(work, 'attacker', round, {
      fire,
      id: 'guided',
      aim: chosen,
      guided: true,
      only: (place) => guides[place] === true,
    }),
    stepOf(work, 'attacker', round, { fire, aim: plain, only: (place) => guides[place] !== true }),
  ];
};

/** 12.4.1: a desperate attack has one round. */
const surrenders = ({ scene, lines }: Work): Pick<How, 'leaves'> => {
  const units = desperateOf(scene, lines);
  if (units.length === 0) return {};
  return { leaves: (own, enemy) => (hasGround(lines.defender, enemy) ? units.filter((place) => own.left[place]) : []) };
};
