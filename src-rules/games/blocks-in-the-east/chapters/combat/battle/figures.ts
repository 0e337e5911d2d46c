import type { Outcome } from '#rules/kit/base/json.ts';
import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { type Explanation, type FigureWriter, explain as writing } from '#rules/kit/procedure/explain.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import { counts } from './extra.ts';
import { hasPart } from './kinds.ts';
import {
  type CityFire,
  cityFireOf,
  cityId,
  type Firing,
  fightersIn,
  firingOf,
  type LineUp,
  lineUpOf,
  lowestOf,
  type MalusPool,
  type Missing,
  poolsOf,
  type Share,
} from './numbers.ts';
import type { BattleUnit, Fire, Modifier, Scene, Thrown, ToHitCell } from './scene.ts';
import { type Silence, silenceOf } from './silence.ts';
import { cellMsg, never } from './toHit.ts';

/** What a side throws, told figure by figure. The values come out of the steps: a test holds them to `thrower`. */

/** A block that has a part in a step and is silent, with the reason. */
export const silentIn = (
  scene: Scene,
  own: readonly BattleUnit[],
  fire: Fire,
  round: number,
): readonly { readonly unit: BattleUnit; readonly silence: Silence }[] =>
  own.flatMap((unit) => {
    if (!hasPart(unit, fire, scene)) return [];
    const silence =
      silenceOf(scene, unit, fire, round) ??
      (isBarred(scene, unit, fire, round)
        ? { msg: msg('bite.silent.table'), rule: scene.toHit.at(unit, fire).rule }
        : undefined);
    return silence ? [{ unit, silence }] : [];
  });
const isBarred = (scene: Scene, unit: BattleUnit, fire: Fire, round: number): boolean => {
  const firing = firingOf(scene, [unit], fire, round);
  return firing.ok && firing.value.length === 0;
};

/** The throws of a step for strengths by unit id (absent: 0), and their figures. */
export const thrownBy = (
  scene: Scene,
  role: BattleRole,
  fire: Fire,
  round: number,
  strengths: { readonly [unit: string]: number },
  explanation: Explanation = writing(false),
  lineUp: LineUp = lineUpOf(scene, role),
): Outcome<readonly Thrown[], { readonly missing: readonly Missing[] }> => {
  const { own, enemy } = lineUp;
  const firing = firingOf(scene, own, fire, round);
  if (!firing.ok) return firing;
  const city = fire === 'aa' ? cityFireOf(scene, role, round) : undefined;
  if (city && !city.ok) return { ok: false, missing: [city.missing] };
  const pf = (units: readonly BattleUnit[]): readonly number[] => units.map(({ id }) => strengths[id] ?? 0);
  const unseen = !fightersIn(scene, role, enemy)(pf(enemy));
  const teller: Teller = { scene, fire, why: explanation, fighters: !unseen };
  const told = poolsOf(firing.value, pf(own), !unseen, scene.rulings).flatMap((pool) => tellPool(teller, pool));
  const guns = city?.value && city.value.toHit < never ? [tellCity(teller, city.value)] : [];
  const all = [...told, ...guns];
  if (all.length > 1) {
    const volley = explanation.figure(`volley.${fire}.${role}`, msg('bite.figure.volley'), sideOf(own[0]));
    for (const { dice, called } of all) volley.plus(dice, called, '7.7');
  }
  return {
    ok: true,
    value: all.map(({ unit, dice, toHit }) => ({ unit, dice: dice.value, toHit: toHit.value })),
  };
};

interface Teller {
  readonly scene: Scene;
  readonly fire: Fire;
  readonly why: Explanation;
  readonly fighters: boolean;
}
interface Told {
  readonly unit: string;
  readonly called: Msg;
  readonly dice: FigureWriter;
  readonly toHit: FigureWriter;
}

const tellPool = (teller: Teller, pool: MalusPool): readonly Told[] => {
  const leftOver = pool.leftOver > 0 ? tellLeftOver(teller, pool) : undefined;
  return pool.shares.map((share) => ({
    unit: share.firing.unit.id,
    called: share.firing.unit.called,
    toHit: tellToHit(teller, share.firing),
    dice: tellDice(teller, share, leftOver),
  }));
};

const sideOf = (unit: BattleUnit | undefined) => (unit ? { side: unit.side } : {});

/** 7.7.7: the strengths together, halved together, less what each throws of its own. */
const tellLeftOver = ({ fire, why: explanation }: Teller, { maluses, shares }: MalusPool): FigureWriter => {
  const unit = shares[0]?.firing.unit;
  const pool = explanation.figure(
    `pool.${fire}.${unit?.role ?? ''}.${maluses}`,
    msg('bite.figure.pool', { count: maluses }),
    sideOf(unit),
  );
  for (const { before, firing } of shares) pool.add(before, firing.unit.called, '7.7.7');
  for (let i = 0; i < maluses; i++) pool.halve('down', msg('bite.step.halved'), '7.7.6');
  for (const { own, firing } of shares) pool.add(-own, msg('bite.step.ownDice', { unit: firing.unit.called }), '7.7.7');
  return pool;
};

const tableStep = (cell: ToHitCell): Msg =>
  msg(cell.from === 'players' ? 'bite.step.tablePlayers' : 'bite.step.table', { cell: cellMsg(cell) });

const tellToHit = ({ scene, fire, why: explanation }: Teller, firing: Firing): FigureWriter => {
  const { unit, cell, table, reread, base, modifiers, cancelled } = firing;
  const figure = explanation.figure(`hit.${fire}.${unit.id}`, msg('bite.figure.toHit', { unit: unit.called }), {
    side: unit.side,
  });
  figure.add(table, tableStep(cell), cell.rule);
  for (const { to, msg, rule } of reread) figure.add(to - figure.value, msg, rule);
  for (const one of modifiers) if (one.kind === 'bonus') figure.add(0 - one.n, one.msg, one.rule);
  if (cancelled > 0) figure.add(cancelled, msg('bite.step.cancelled'), '7.7.6');
  const lowest = lowestOf(base, scene.rulings);
  if (figure.value < lowest) figure.atLeast(lowest, msg('bite.step.lowest'), '7.7.6');
  return figure;
};

const tellDice = (
  { scene, fire, why: explanation, fighters }: Teller,
  { firing, pf, leftOver }: Share,
  pool: FigureWriter | undefined,
): FigureWriter => {
  const { unit, modifiers, cancelled, extra } = firing;
  const figure = explanation.figure(`dice.${fire}.${unit.id}`, msg('bite.figure.dice', { unit: unit.called }), {
    side: unit.side,
  });
  const more = (): void => {
    for (const kind of ['times', 'dice'] as const) {
      for (const reason of extra.reasons) {
        if (reason.kind !== kind || !counts(reason, unit, pf, fighters)) continue;
        if (kind === 'times') figure.times(reason.n, reason.msg, reason.rule);
        else figure.add(reason.n, reason.msg, reason.rule);
      }
    }
  };
  figure.add(pf, msg('bite.step.pf'), '3.11');
  if (scene.rulings.extraDice === 'before') more();
  tellMaluses(figure, modifiers, cancelled);
  if (leftOver > 0 && pool) figure.plus(pool, msg('bite.step.leftOver'), '7.7.7');
  if (scene.rulings.extraDice === 'after') more();
  return figure;
};

/** 7.7.6: each halves, the last ones cancelled where a bonus was agreed to do so; 3.17: never to nothing. */
const tellMaluses = (figure: FigureWriter, modifiers: readonly Modifier[], cancelled: number): void => {
  const each = modifiers.flatMap((one) =>
    one.kind === 'malus' ? Array.from({ length: Math.max(1, one.n) }, () => one) : [],
  );
  const halving = each.filter(({ n: weight }) => weight > 0).length - cancelled;
  let halved = 0;
  for (const { n: weight, msg: malus, rule } of each) {
    if (weight === 0) figure.add(0, malus, rule);
    else if (halved++ < halving) figure.halve('down', malus, rule);
    else figure.add(0, msg('bite.step.cancelledMalus', { malus }), '7.7.6');
  }
  if (figure.value < 1) figure.atLeast(1, msg('bite.step.least'), '3.17');
};

const tellCity = ({ why: explanation }: Teller, { cell, maluses }: CityFire): Told => {
  const toHit = explanation
    .figure(`hit.aa.${cityId}`, msg('bite.figure.toHit', { unit: cell.called }))
    .add(cell.toHit ?? never, tableStep(cell), cell.rule);
  const dice = explanation
    .figure(`dice.aa.${cityId}`, msg('bite.figure.dice', { unit: cell.called }))
    .add(cell.dice, msg('bite.step.cityDice'), '7.7.2');
  tellMaluses(dice, maluses, 0);
  return { unit: cityId, called: cell.called, dice, toHit };
};
