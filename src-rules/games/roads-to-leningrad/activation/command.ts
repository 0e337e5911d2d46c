import type { Around } from '../../../kit/around.ts';
import { setAt } from '../../../kit/facts.ts';
import { action } from '../../../kit/game.ts';
import { name } from '../../../kit/text.ts';
import { formationOf } from '../data/formations.ts';
import { hexDistance } from '../data/hexes.ts';
import { cells, commandRange, sides } from '../ids.ts';
import { type Bar, never, unless } from '../propose.ts';
import { countersOf, isDisrupted, isSpent, stepsLeft, textAt } from '../reading.ts';
import { hex, namedIn, unit } from '../record/actions/fields.ts';
import { groups } from '../record/cells.ts';
import { n } from '../text/speak-activation.ts';
import type { Counter } from '../units.ts';
import { nearestFriends, overtaken } from './leaders.ts';
import { actingIn } from './markers.ts';

/** 15: whose command points may be spent on what. */

/** 15.33: the points of an HQ or leader put into a check before its die. */
export const pointsField = {
  kind: 'count',
  msg: n('rtl.act.field.points'),
  hint: n('rtl.act.field.points.hint'),
  start: 0,
  min: 0,
  max: 4,
  rule: '15.33',
} as const;

export const uses = ['reaction', 'noRetreat', 'cas', 'artillery', 'units', 'army', 'combine', 'recovery'] as const;
export type Use = (typeof uses)[number];

export const isCommander = ({ kind }: Pick<Counter, 'kind'>): boolean => kind === 'hq' || kind === 'leader';
export const hexOf = (around: Pick<Around, 'cells'>, id: string): string | undefined => {
  const at = textAt(around, cells.at, id);
  return /^\d{4}$/.test(at) ? at : undefined;
};
/** 5.27: it stands in a box and not in a hex. Where nobody wrote down a place it is taken to be on the map. */
const isOffMap = (around: Pick<Around, 'cells'>, id: string): boolean =>
  textAt(around, cells.at, id) !== '' && hexOf(around, id) === undefined;
/** 15.15, 15.25 */
export const rangeOf = ({ kind, side }: Pick<Counter, 'kind' | 'side'>): number =>
  kind === 'leader' && side === sides.german ? 2 * commandRange : commandRange;
/** 15.16, 15.32: what it has now; leaders are never disrupted (15.23). */
export const pointsNow = (around: Pick<Around, 'cells'>, counter: Counter): number =>
  !isCommander(counter) ||
  isSpent(around, counter.id) ||
  isOffMap(around, counter.id) ||
  stepsLeft(around, counter) === 0 ||
  (counter.kind === 'hq' && isDisrupted(around, counter.id))
    ? 0
    : (counter.commandPoints ?? 0);

/** 7.44: HQs of the formations that act. While nobody wrote down which act, any HQ may be one. */
export const activeHqs = (around: Around, side: Counter['side']): readonly Counter[] => {
  const acting = actingIn(around);
  return countersOf(around).filter(
    (one) =>
      one.kind === 'hq' &&
      one.side === side &&
      stepsLeft(around, one) > 0 &&
      (acting.length === 0 || acting.includes(one.formation)),
  );
};

interface Aim {
  readonly use: Use;
  /** the formation of the lead unit or of the unit that checks; undefined: not said */
  readonly formation?: string;
  /** where that unit stands */
  readonly hex?: string;
}
const bar = (id: Parameters<typeof n>[0], rule: string, what: string): Bar => ({
  msg: n(id, { what: name(what) }),
  rule,
});

/** Why its points may not be spent on this; undefined: they may. */
export const pointsBar = (around: Around, counter: Counter, { use, formation, hex: to }: Aim): Bar | undefined => {
  const { id, kind } = counter;
  if (!isCommander(counter)) return bar('rtl.act.bar.noCommander', '15.3', counter.name);
  if (isSpent(around, id)) return bar('rtl.act.bar.spent', '15.32', counter.name);
  if (kind === 'hq' && isDisrupted(around, id)) return bar('rtl.act.bar.disrupted', '15.16', counter.name);
  if (isOffMap(around, id)) return bar('rtl.act.bar.offMap', '5.27', counter.name);
  const arko = counter.traits.has('arko');
  if (arko && use !== 'artillery') return bar('rtl.act.bar.arko', '16.32', counter.name);
  if (kind === 'hq' && use === 'combine') return bar('rtl.act.bar.onlyLeader', '15.33', counter.name);
  if (kind === 'leader' && use === 'army') return bar('rtl.act.bar.onlyHq', '15.33', counter.name);
  const acting = actingIn(around);
  if (use === 'army' && acting.length > 0 && !acting.includes(counter.formation))
    return bar('rtl.act.bar.inactiveHq', '15.33', counter.name);
  const as = (one: string): string => formationOf(around.scenario, counter.side, one);
  if (kind === 'hq' && !arko && use !== 'army' && formation && as(formation) !== as(counter.formation))
    return bar('rtl.act.bar.formation', '15.14', counter.name);
  if (kind === 'leader') return leaderBar(around, counter, use);
  const from = hexOf(around, id);
  const far = from && to ? hexDistance(from, to) : undefined;
  return far !== undefined && far > rangeOf(counter) ? bar('rtl.act.bar.range', '15.15', counter.name) : undefined;
};

/** 15.25: Voroshilov stands with an HQ and helps while that HQ acts; von Manstein reaches 8 hexes to an HQ that acts. */
const leaderBar = (around: Around, leader: Counter, use: Use): Bar | undefined => {
  if (use === 'combine') return undefined;
  const at = hexOf(around, leader.id);
  if (at === undefined) return undefined;
  const hqs = activeHqs(around, leader.side).map((one) => hexOf(around, one.id));
  // an HQ nobody wrote a place of may stand anywhere
  if (hqs.includes(undefined)) return undefined;
  const reach = leader.side === sides.soviet ? 0 : rangeOf(leader);
  return hqs.some((to) => to !== undefined && (hexDistance(at, to) ?? 0) <= reach)
    ? undefined
    : bar(leader.side === sides.soviet ? 'rtl.act.bar.alone' : 'rtl.act.bar.range', '15.25', leader.name);
};

const commanders = (around: Around) => countersOf(around).filter((one) => pointsNow(around, one) > 0);

/** Points spent where no calculator of the app did it. */
const spend = action({
  id: 'command-points',
  msg: n('rtl.act.action.points'),
  about: n('rtl.act.action.points.about'),
  rule: '15.32',
  group: groups.units,
  fields: {
    unit: { ...unit(commanders), msg: n('rtl.act.field.commander') },
    use: {
      kind: 'choice',
      msg: n('rtl.act.field.use'),
      start: 'reaction',
      rule: '15.33',
      options: uses.map((key) => ({ key, msg: n(`rtl.act.use.${key}`) })),
    },
    formation: {
      kind: 'text',
      msg: n('rtl.act.field.leadFormation'),
      hint: n('rtl.act.field.leadFormation.hint'),
      start: '',
      max: 40,
      optional: true,
      rule: '15.14',
    },
    hex: { ...hex, msg: n('rtl.act.field.leadHex'), optional: true, rule: '15.15' },
  },
  proposes: (input, around) => {
    const one = namedIn(around, input.unit);
    if (one.id === '') return never(n('rtl.act.bar.nobody'), '15.3');
    const use = uses.find((key) => key === input.use) ?? 'reaction';
    const aim = { use, formation: input.formation.trim(), hex: input.hex };
    const why = one.counter
      ? pointsBar(around, one.counter, aim)
      : isSpent(around, one.id)
        ? bar('rtl.act.bar.spent', '15.32', one.name)
        : undefined;
    return unless(why, n('rtl.act.says.points', { what: name(one.name), use: n(`rtl.act.use.${use}`) }), [
      setAt(cells.spent, one.id, 'yes'),
    ]);
  },
});

const leaders = (around: Around) => countersOf(around).filter(({ kind }) => kind === 'leader');
/** 15.22: an enemy enters its hex: it goes to the nearest friends and has nothing left to spend. */
const displaced = action({
  id: 'leader-displaced',
  msg: n('rtl.act.action.displaced'),
  about: n('rtl.act.action.displaced.about'),
  rule: '15.22',
  group: groups.units,
  fields: {
    unit: {
      ...unit(leaders),
      msg: n('rtl.act.field.leader'),
      begins: (around: Around) => (overtaken(around)[0] ?? leaders(around)[0])?.name,
    },
    hex: {
      ...hex,
      begins: (around: Around) => {
        const [leader] = overtaken(around);
        return leader && nearestFriends(around, leader)[0];
      },
    },
  },
  proposes: (input, around) => {
    const one = namedIn(around, input.unit);
    if (one.id === '') return never(n('rtl.act.bar.nobody'), '15.22');
    const why: Bar | undefined =
      one.counter && one.counter.kind !== 'leader' ? bar('rtl.act.bar.onlyLeader', '15.22', one.name) : undefined;
    const says =
      input.hex === ''
        ? n('rtl.act.says.displaced', { what: name(one.name) })
        : n('rtl.act.says.displacedTo', { what: name(one.name), hex: name(input.hex) });
    const nearest = one.counter ? nearestFriends(around, one.counter) : [];
    const far: Bar | undefined =
      input.hex !== '' && nearest.length > 0 && !nearest.includes(input.hex)
        ? { msg: n('rtl.act.bar.nearest', { what: name(nearest.join(', ')) }), rule: '15.22' }
        : undefined;
    return unless(why ?? far, says, [
      setAt(cells.spent, one.id, 'yes'),
      ...(input.hex === '' ? [] : [setAt(cells.at, one.id, input.hex)]),
    ]);
  },
});
export const commandActions = [spend, displaced];
