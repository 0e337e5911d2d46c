import { type Level, levelAt, shownLevels } from '#rules/kit/game/levels.ts';
import type { Score, ScoreLine } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { balance, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, cells, otherSide, type SideId, sides } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { countersOf } from '../../model/reading.ts';
import { optionalGroups } from '../arrivals/schedule.ts';
import { type Held, heldPlaces, placeMsg } from './heldPlaces.ts';
import { addedVp, isChecked, isImmediate } from './immediate.ts';
import { type Deed, deeds, type Scored, scoredIn } from './ledger.ts';
import { immediateVp, type LevelId, levelsOf } from './levels.ts';
import { type LossKind, lossKinds, lossVp } from './losses.ts';
import { msg } from './msg.ts';
import { hasImmediate, immediateTurn, isSoltsy } from './places.ts';

/**
 * S1: only the German scores. What is booked stays; German places are counted as if the game ended now, and stand under the
 * side that earned the line: the German its gains, the Soviet what it takes off.
 */

const atEnd = (context: Pick<Context, 'place'>): boolean => context.place === end;
const sum = (lines: readonly { readonly vp: number }[]): number => lines.reduce((so, { vp }) => so + vp, 0);

const whyHeld = ({ how, holder }: Held): Msg => {
  if (how === 'unknown') return msg('rtl.why.unknown');
  const german = holder === sides.german;
  if (how === 'stands') return msg(german ? 'rtl.why.germanStands' : 'rtl.why.sovietStands');
  return msg(german ? 'rtl.why.german' : 'rtl.why.soviet');
};
/** S1.22; added to the total for the check of 15AM, they are booked already. */
const placeLines = (context: Context, held: readonly Held[]): readonly ScoreLine[] =>
  held
    .filter(({ worth }) => worth !== 0)
    .map((one) => ({
      id: `place-${one.hex}`,
      msg: msg('rtl.score.place', { what: placeMsg(one), n: one.worth }),
      side: sides.german,
      points: one.holder === sides.german ? one.worth : 0,
      rule: isSoltsy(context.scenario) ? 'S1.22' : 'S5.33',
      sure: atEnd(context) || isChecked(context) ? 'now' : 'if it ended now',
      why: whyHeld(one),
    }));

/** S1.23 */
const captureLines = (held: readonly Held[]): readonly ScoreLine[] =>
  held
    .filter(({ charge }) => charge !== 0)
    .map((one) => ({
      id: `capture-${one.hex}`,
      msg: msg('rtl.score.capture', { what: placeMsg(one), n: one.charge }),
      side: sides.soviet,
      points: one.charged ? one.charge : 0,
      rule: 'S1.23',
      sure: 'now',
      why: !one.charged
        ? msg('rtl.why.notCaptured')
        : msg(one.holder === sides.german ? 'rtl.why.retaken' : 'rtl.why.captured'),
    }));

type Loss = Scored & { readonly what: { readonly loss: LossKind; readonly side: SideId; readonly unit?: string } };
const isLoss = (one: Scored): one is Loss => 'loss' in one.what;

const lossLine = (context: Context, all: readonly Loss[], side: SideId, kind: LossKind): ScoreLine => {
  const lost = all.filter(({ what, vp }) => what.side === side && what.loss === kind && vp !== 0);
  const names = new Map(countersOf(context).map((one) => [one.id, one.name]));
  const each = lossVp(side, kind);
  const byUnit = new Map<string, number>();
  for (const { what, vp } of lost) {
    const called = what.unit === undefined ? '' : (names.get(what.unit) ?? what.unit);
    byUnit.set(called, (byUnit.get(called) ?? 0) + vp / each);
  }
  return {
    id: `loss-${side}-${kind}`,
    msg: msg(`rtl.score.loss.${side}.${kind}`, { n: each }),
    side: otherSide(side),
    points: sum(lost),
    rule: 'S1.31',
    sure: 'now',
    evidence: [...byUnit].map(([called, count]) =>
      called === '' ? msg('rtl.evidence.hand', { count }) : msg('rtl.evidence.loss', { what: name(called), count }),
    ),
  };
};

const deedSide: { readonly [D in Deed]: SideId } = {
  soltsy: sides.german,
  road: sides.soviet,
  surrounded: sides.soviet,
  redya: sides.german,
  line: sides.german,
};
const deedHere = (scenario: string, deed: Deed): boolean => {
  if (deed === 'redya' || deed === 'line') return !isSoltsy(scenario);
  return deed === 'road' ? scenario === 'counterattack' : isSoltsy(scenario);
};
const deedEvidence = (context: Context, deed: Deed, of: string, vp: number): Msg => {
  if (deed === 'soltsy' || deed === 'road')
    return msg('rtl.evidence.turn', { what: name(turnCode(Number(of))), n: vp });
  if (deed === 'line') return msg(of === 'polist' ? 'rtl.river.polist' : 'rtl.river.porussya');
  return msg('rtl.evidence.unit', { what: name(countersOf(context).find(({ id }) => id === of)?.name ?? of) });
};
const deedLine = (context: Context, all: readonly Scored[], deed: Deed): ScoreLine => {
  const done = all.flatMap(({ what, vp }) => ('deed' in what && what.deed === deed ? [{ of: what.of, vp }] : []));
  return {
    id: deed,
    msg: msg(`rtl.score.${deed}`),
    side: deedSide[deed],
    points: sum(done),
    rule: 'S1.32',
    sure: 'now',
    evidence: done.map(({ of, vp }) => deedEvidence(context, deed, of, vp)),
  };
};

const groupLines = (context: Context): readonly ScoreLine[] =>
  optionalGroups
    .filter(({ id, scenarios }) => {
      const said = textAt(context, cells.groups, id);
      return said === 'taken' || scenarios.some((one) => one === context.scenario);
    })
    .map(({ id, msg: what, vp, rule, side, turn }) => {
      const said = textAt(context, cells.groups, id);
      return {
        id: `group-${id}`,
        msg: msg('rtl.score.group', { what, turn: name(turnCode(turn)), n: vp }),
        // what the one takes the other is paid for
        side: otherSide(side),
        points: said === 'taken' ? vp : 0,
        rule,
        sure: 'now',
        why: msg(said === 'taken' ? 'rtl.why.taken' : said === 'declined' ? 'rtl.why.declined' : 'rtl.why.open'),
      };
    });

const linesOf = (context: Context): readonly ScoreLine[] => {
  const held = heldPlaces(context);
  const scored = scoredIn(context);
  const losses = scored.filter(isLoss);
  const lines = [
    ...placeLines(context, held),
    ...captureLines(held),
    ...lossKinds.map((kind) => lossLine(context, losses, sides.soviet, kind)),
    ...lossKinds.map((kind) => lossLine(context, losses, sides.german, kind)),
    ...deeds.filter((deed) => deedHere(context.scenario, deed)).map((deed) => deedLine(context, scored, deed)),
    ...groupLines(context),
  ];
  const [added, places] = [addedVp(context), placesVp(lines)];
  const told = lines.reduce((so, { points }) => so + points, 0) - places;
  const rest = balance(context, accounts.vp) - added - told;
  if (rest === 0) return lines;
  const other: ScoreLine = {
    id: 'by-hand',
    msg: msg('rtl.score.byHand'),
    side: rest > 0 ? sides.german : sides.soviet,
    points: rest,
    rule: 'S1.1',
    sure: 'now',
  };
  return [...lines, other];
};
const placesVp = (lines: readonly ScoreLine[]): number =>
  lines.reduce((so, { id, points }) => so + (id.startsWith('place-') ? points : 0), 0);

/** Scenario 1 up to the check of 15AM: it either ends there or goes on. */
const beforeCheck = (context: Context): boolean =>
  hasImmediate(context.scenario) && context.turn <= immediateTurn && !(atEnd(context) && !isChecked(context));
type Shown = Level<LevelId | 'immediate' | 'goesOn'>;
const immediateLevels: readonly Shown[] = [
  { id: 'immediate', from: immediateVp, to: null },
  { id: 'goesOn', from: null, to: immediateVp - 1 },
];
const levelMsg = ({ id }: Shown): Msg => msg(`rtl.level.${id}`);

export const score = (context: Context): Score => {
  const lines = linesOf(context);
  const booked = balance(context, accounts.vp) - addedVp(context);
  const places = placesVp(lines);
  const total = booked + places;
  const levels: readonly Shown[] = beforeCheck(context) ? immediateLevels : levelsOf(context.scenario);
  const here = levelAt(levels, total);
  if (!here) throw new Error(`no level takes ${total} points`);
  return {
    lines,
    total: { msg: msg('rtl.score.sum', { booked, places }), points: total },
    level: levelMsg(here),
    ...shownLevels(levels, total, here.id, levelMsg, (level, n) =>
      msg(n > 0 ? 'rtl.score.up' : 'rtl.score.down', { level }),
    ),
    final: atEnd(context),
  };
};

/** S3.33: scenario 1 ends at once. */
export const gameOver = (context: Context): { readonly msg: Msg; readonly rule: string } | undefined =>
  hasImmediate(context.scenario) && isImmediate(context)
    ? { msg: msg('rtl.over.immediate'), rule: 'S3.33' }
    : undefined;
