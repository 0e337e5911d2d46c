import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import type { Bar } from '../facts.ts';
import { cells, type SideId } from '../ids.ts';
import { asBlock } from '../pool/block.ts';
import { guardsFacts } from '../pool/change.ts';
import { prizeFacts, prizeOf } from '../production/surrender.ts';
import { ppMsg } from '../production/words.ts';
import { w } from '../text/speak-barrels.ts';
import { p } from '../text/speak-production.ts';
import { nationMsg } from '../units.ts';
import { sideMsg } from '../words.ts';
import { type Fate, type Fated, fateOf, type Situation } from './fates.ts';
import { hasBarrel, markedOf } from './state.ts';

/** What the barrels' two steps book, whether the map judged the units or the players did. */

const names = (units: readonly RosterUnit[]): Msg =>
  list(units.map((unit) => p('bite.says.theBlock', { unit: name(unit.name) }))) ?? p('bite.pp.none');

/** Step 2: who is out of supply gets a barrel, who is not loses it. Nobody else is touched. */
export const marking = (
  side: SideId,
  out: readonly RosterUnit[],
  supplied: readonly RosterUnit[],
  around: Around,
): Extract<Proposal, { readonly ok: true }> => {
  const fresh = out.filter(({ id }) => !hasBarrel(around, id));
  const back = supplied.filter(({ id }) => hasBarrel(around, id));
  const same = out.length - fresh.length;
  const what = list(
    [
      ...(fresh.length > 0 ? [w('bite.barrels.on', { units: names(fresh) })] : []),
      ...(same > 0 ? [w('bite.barrels.same', { count: same })] : []),
      ...(back.length > 0 ? [w('bite.barrels.off', { units: names(back) })] : []),
    ],
    'semicolons',
  );
  return {
    ok: true,
    says: w('bite.says.barrels', { side: sideMsg(side), what: what ?? w('bite.barrels.none') }),
    facts: [
      ...fresh.map(({ id }) => setAt(cells.barrels, id, 'yes')),
      ...back.map(({ id }) => setAt(cells.barrels, id, null)),
    ],
  };
};

const order = [
  'surrenders',
  'weaker',
  'toZero',
  'supplied',
  'spared',
  'static',
  'atZero',
] as const satisfies readonly Fate[];

/** Step 9 (7.9): what becomes of the marked blocks of a side, with the PP their enemy gets for those who surrender. */
export const finalCheck = (
  side: SideId,
  stands: readonly { readonly unit: RosterUnit; readonly situation: Situation }[],
  around: Around,
  notes: readonly Bar[] = [],
): Extract<Proposal, { readonly ok: true }> => {
  const fated = stands.map(({ unit, situation }) => fateOf(unit, side, situation, around));
  const of = (fate: Fate): readonly Fated[] => fated.filter((one) => one.fate === fate);
  const gone = of('surrenders');
  const prize = prizeOf(
    side,
    gone.flatMap(({ unitClass }) => unitClass ?? []),
    around,
  );
  const what =
    list(
      order.flatMap((fate) => {
        const units = of(fate).map(({ unit }) => unit);
        return units.length > 0 ? [w(`bite.final.${fate}`, { units: names(units), count: units.length })] : [];
      }),
      'semicolons',
    ) ?? w('bite.final.none');
  const said = { side: sideMsg(side), what };
  const says =
    gone.length > 0
      ? w('bite.says.finalCheckPp', { ...said, nation: nationMsg[prize.payer], pp: ppMsg(prize.pp) })
      : w('bite.says.finalCheck', said);
  const byHand = fated.filter((one) => one.byHand).map(({ unit }) => unit);
  const unknown = gone.filter(({ unitClass }) => unitClass === undefined).map(({ unit }) => unit);
  const next = [
    ...(byHand.length > 0 ? [{ msg: w('bite.next.byHand', { units: names(byHand) }), rule: '4.5' }] : []),
    ...(unknown.length > 0 ? [{ msg: w('bite.next.noClass', { units: names(unknown) }), rule: '4.5' }] : []),
    ...notes,
  ];
  return {
    ok: true,
    says,
    facts: [
      ...fated.flatMap(({ facts }) => facts),
      ...guardsFacts(
        gone.map(({ unit }) => ({ block: asBlock(unit, side), to: 'surrendered' })),
        around,
      ),
      ...prizeFacts(prize, says),
    ],
    ...(next.length > 0 ? { next } : {}),
  };
};

/** For the list of tasks: how many wear a barrel. */
export const markedStatus = (side: SideId, around: Around): Msg | undefined => {
  const count = markedOf(around, side).length;
  return count > 0 ? w('bite.status.marked', { count }) : undefined;
};
