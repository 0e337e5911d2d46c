import { chanceOf } from '#rules/kit/chance/chanceOf.ts';
import type { BattleEnd, BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sideMsg } from '../../../model/words.ts';
import { type Exit, exitsOf } from '../battle/doors.ts';
import { stages } from '../battle/flow.ts';
import { type BattleOutlook, costOf, type Look, mixed, outlookOf, outlookOfEnd, pfLeft } from '../battle/outlook.ts';
import { sideIn } from '../battle/read.ts';
import type { RetreatPolicy, Scene } from '../battle/scene.ts';
import { patience } from '../battle/solving.ts';
import type { BattleStanding } from '../battle/standing.ts';
import { msg } from '../msg.ts';
import { variantsOf } from './variants.ts';
import { counted, type Present, pfNow } from './view.ts';

/** How it goes on from here: every chance by the exact solver. */

const roles: readonly BattleRole[] = ['attacker', 'defender'];

/** Rounds to come whose ends are shown one by one. */
const roundsShown = 4;

/** What may be spent on one panel, in estimated milliseconds; whatever does not fit is left out. */
export interface Purse {
  left: number;
}
/** Takes it if it is there. */
const pays = (purse: Purse, ms: number): boolean => {
  if (ms > purse.left) return false;
  purse.left -= ms;
  return true;
};

/** Who holds the hex in the end. */
export const holderOf = (end: BattleEnd): BattleRole | undefined =>
  end === 'attackerWins' || end === 'defenderRetreats'
    ? 'attacker'
    : end === 'defenderWins' || end === 'attackerRetreats'
      ? 'defender'
      : undefined;

export const chanceToHold = (outlook: BattleOutlook, role: BattleRole): number =>
  chanceOf(outlook.ends, (end) => holderOf(end) === role);

const endMsg = (scene: Scene, end: BattleEnd): Msg => {
  const [attacker, defender] = [sideMsg(sideIn(scene, 'attacker')), sideMsg(sideIn(scene, 'defender'))];
  return msg(`bite.battle.end.${end}`, { attacker, defender });
};

const endOrder: readonly BattleEnd[] = [
  'attackerWins',
  'defenderRetreats',
  'open',
  'stalemate',
  'neither',
  'attackerRetreats',
  'defenderWins',
];

export const plainEnds = (ends: ReadonlyMap<BattleEnd, number>): { readonly [end: string]: number } =>
  Object.fromEntries(endOrder.flatMap((end) => ((ends.get(end) ?? 0) > 0 ? [[end, ends.get(end) ?? 0] as const] : [])));

/** The attacker's ends first: how a bar is drawn. */
export const endsOf = (scene: Scene, outlook: BattleOutlook): BattlePanel['ends'] =>
  endOrder.flatMap((end) => {
    const p = chanceOf(outlook.ends, (one) => one === end);
    const holder = holderOf(end);
    if (p === 0) return [];
    return [
      {
        key: end,
        msg: endMsg(scene, end),
        ...(holder ? { side: sideIn(scene, holder) } : {}),
        chance: { p },
      },
    ];
  });

/** The ways the stage in hand may leave the battle: one, as a rule. */
const doorsOf = ({ replay }: Present, context: Context): readonly Exit[] => {
  const { stage, state, given, done } = replay;
  if (done) return [{ p: 1, done }];
  if (stage === stages.fire && given.length === 0) return [{ p: 1, state }];
  return exitsOf({ stage, state, given }, { context, choose: (ask) => ask.usual });
};

const lookFrom =
  (scene: Scene, more: Pick<Look, 'rounds' | 'until'> = {}) =>
  ({ state, done }: Exit): BattleOutlook => {
    if (state) return outlookOf({ scene, at: state.at, ...more });
    return outlookOfEnd(scene, done?.end ?? 'open', done?.at ?? nowhere);
  };
const nowhere: BattleStanding = { round: 1, step: 0, airRounds: 0, shown: {}, out: {}, prefers: [] };

export interface Odds {
  readonly present: Present;
  readonly context: Context;
  readonly doors: readonly Exit[];
  readonly base: BattleOutlook;
  /** milliseconds one solution takes */
  readonly ms: number;
}

/** Undefined: too large to be worked out in time. */
export const oddsOf = (present: Present, context: Context, purse: Purse): Odds | undefined => {
  const { scene } = present;
  const ask = present.replay.ask;
  const at = present.replay.state.at;
  const ms = present.replay.done ? 0 : costOf({ scene, at, rounds: roundsShown });
  if (!(ms <= patience)) return undefined;
  // what is left of a stage leads to a few doors, each a battle of its own
  const doors = doorsOf(present, context);
  const all = ms * (ask ? Math.max(1, doors.filter(({ state }) => state).length) : 0);
  if (!(all <= patience)) return undefined;
  purse.left -= all;
  const base = mixed(doors.map((door) => ({ p: door.p, of: lookFrom(scene, { rounds: roundsShown })(door) })));
  return { present, context, doors, base, ms };
};

/** How it goes on from where so many hits are thrown now; undefined: too dear. */
export const afterHits = (
  odds: Odds,
  purse: Purse,
): ((hits: number) => { readonly [end: string]: number } | undefined) => {
  const { present, context, ms } = odds;
  const { stage, state, given, ask } = present.replay;
  if (ask?.kind !== 'chance') return () => undefined;
  // the likeliest first, as far as it goes
  const likely = [...ask.ways()].sort(([, one], [, other]) => other - one);
  const total = likely.reduce((so, [, n]) => so + n, 0);
  const worked = new Map<string, { readonly [end: string]: number }>();
  for (const [key, n] of likely) {
    if (n <= total * unlikely) continue;
    const exits = exitsOf(
      { stage, state, given: [...given, { ask: ask.id, key }] },
      { context, choose: (one) => one.usual },
    );
    if (!pays(purse, ms * exits.filter((exit) => exit.state).length)) break;
    const then = mixed(exits.map((exit) => ({ p: exit.p, of: lookFrom(present.scene)(exit) })));
    worked.set(key, plainEnds(then.ends));
  }
  return (hits) => worked.get(String(hits));
};
/** Nobody asks what follows a throw as rare as that. */
const unlikely = 1e-6;

const kept = (present: Present, outlook: BattleOutlook, role: BattleRole): number =>
  pfLeft(present.scene, present.at, outlook, counted(present.lines)(role), role);

/** 7.7.13: going on against giving up after this round, the defender first. */
export const decisionOf = (odds: Odds, purse: Purse): BattlePanel['decision'] => {
  const { present, doors, base, ms } = odds;
  const { scene, replay } = present;
  if (replay.done || !pays(purse, ms)) return [];
  const retreating = replay.ask?.id.startsWith('retreat.') === true;
  // what is left when this round is through; now, where the question is open already
  const round = retreating
    ? undefined
    : mixed(doors.map((door) => ({ p: door.p, of: lookFrom(scene, { until: 1 })(door) })));
  return (['defender', 'attacker'] as const).map((role) => {
    const pf = round ? kept(present, round, role) : pfNow(present, role);
    // of single units, and of aircraft, other questions are asked
    const ask = replay.ask?.id.startsWith(`retreat.${role}`) ? replay.ask.id : undefined;
    return {
      side: sideIn(scene, role),
      ...(ask === undefined ? {} : { ask }),
      options: [
        {
          key: 'stay',
          msg: msg('bite.battle.option.goOn'),
          says: msg(role === 'attacker' ? 'bite.battle.decision.takes' : 'bite.battle.decision.holds', {
            p: chanceToHold(base, role),
            pf: kept(present, base, role),
          }),
        },
        {
          key: 'all',
          msg: msg('bite.battle.decision.retreat'),
          says: msg(round ? 'bite.battle.decision.keepsAbout' : 'bite.battle.decision.keeps', { pf }),
        },
      ],
    };
  });
};

/** The same battle with one thing changed, before it begins. */
export const whatIfsOf = (odds: Odds, purse: Purse): BattlePanel['whatIfs'] => {
  const { present, context, base, ms } = odds;
  if (present.replay.used > 0 || present.replay.done) return [];
  const before = chanceToHold(base, 'attacker');
  return variantsOf(present.scene, context).flatMap(({ id, msg, rule, scene, at }) => {
    // another unit makes it larger
    const look = { scene, at };
    const cost = scene.units.length === present.scene.units.length ? ms : costOf(look);
    if (!pays(purse, cost)) return [];
    const wins = chanceToHold(outlookOf(look), 'attacker');
    return [{ id, msg, rule, wins, delta: wins - before }];
  });
};

/** 12.P-6: giving up after so many rounds from now, or at the best moment, the other side doing what its policy says. */
export const retreatsOf = (odds: Odds, purse: Purse): BattlePanel['retreats'] => {
  const { present, doors, base } = odds;
  const { scene, at, replay } = present;
  // before the battle, and whenever it is asked
  if (replay.done || (replay.used > 0 && !replay.ask?.id.startsWith('retreat.'))) return [];
  const round = Math.max(1, at.round);
  const whole = roles.reduce((so, role) => so + pfNow(present, role), 0);
  const policies: readonly {
    readonly id: string;
    readonly msg: Msg;
    readonly policy: RetreatPolicy;
  }[] = [
    { id: 'never', msg: msg('bite.battle.retreats.never'), policy: { kind: 'never' } },
    ...[0, 1, 2].map((more) => ({
      id: `after${round + more}`,
      msg: msg('bite.battle.retreats.after', { n: round + more }),
      policy: { kind: 'after', round: round + more } as const,
    })),
    { id: 'bestHex', msg: msg('bite.battle.retreats.bestHex', { pf: whole }), policy: { kind: 'best', hex: whole } },
    { id: 'bestPf', msg: msg('bite.battle.retreats.bestPf'), policy: { kind: 'best', hex: 0 } },
  ];
  return roles.flatMap((role) =>
    policies.flatMap(({ id, msg, policy }) => {
      const same = policy.kind === 'never' && scene.retreat[role].kind === 'never';
      const changed: Scene = { ...scene, retreat: { ...scene.retreat, [role]: policy } };
      const cost = doors.reduce((so, { state }) => so + (state ? costOf({ scene: changed, at: state.at }) : 0), 0);
      if (!same && !pays(purse, cost)) return [];
      const outlook = same ? base : mixed(doors.map((door) => ({ p: door.p, of: lookFrom(changed)(door) })));
      return [
        {
          side: sideIn(scene, role),
          id,
          msg,
          wins: chanceToHold(outlook, role),
          left: Object.fromEntries(roles.map((one) => [sideIn(scene, one), kept(present, outlook, one)])),
        },
      ];
    }),
  );
};
