import type { Ending } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { cells, poolMarks, type SideId, sides } from '../../../ids.ts';
import { blockById, hexOf } from '../../../model/blocks/block.ts';
import { offMap } from '../../../model/blocks/change.ts';
import { thisMonth } from '../../../model/facts.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { facesOf, leftFacts, showFacts } from '../../../model/reading.ts';
import { nationMsg } from '../../../model/units.ts';
import { sideMsg } from '../../../model/words.ts';
import { listed, stepOf } from '../../command/blocks.ts';
import { frozenNow, isFrozen } from '../../movement/frozen.ts';
import { prizeFacts, prizeOf } from '../../supply/barrels/surrenderPp.ts';
import type { BattleInput } from '../battle/fields.ts';
import type { BattleResult } from '../battle/flow.ts';
import { isAircraft } from '../battle/kinds.ts';
import { plainId, readBattle, sideIn } from '../battle/read.ts';
import type { BattleUnit, Scene } from '../battle/scene.ts';
import { foughtFacts } from '../hexes/battles.ts';
import { whereFought } from '../hexes/whereFought.ts';
import { msg } from '../msg.ts';
import { isKnown, keyOfName } from '../whose.ts';
import { fatesOf, type UnitFate } from './fates.ts';
import { guideOf } from './guide.ts';
import { pfMsg } from './view.ts';

/** What a battle is called in the journal, what it books, and what the rules allow now. */
export const endingOf = (result: BattleResult, input: BattleInput, context: Context): Ending => {
  const { scene } = readBattle(input, context);
  const fates = result.at ? fatesOf(scene, result.at, result.reembarked) : [];
  const lostBy = (side: SideId, which: (unit: BattleUnit) => boolean): number =>
    fates.reduce((so, { unit, lost }) => (unit.side === side && which(unit) ? so + lost : so), 0);
  const lost = Object.fromEntries(Object.values(sides).map((side) => [side, lostBy(side, () => true)]));
  /** On the ground, as the totals of the battle count them, and apart what flies. */
  const lostMsg = (side: SideId): Msg =>
    pfMsg(
      lostBy(side, (unit) => !isAircraft(unit)),
      lostBy(side, isAircraft),
    );
  const [attacker, defender] = [sideIn(scene, 'attacker'), sideIn(scene, 'defender')];
  const ended = msg('bite.battle.over', {
    end: msg(`bite.battle.end.${result.end}`, { attacker: sideMsg(attacker), defender: sideMsg(defender) }),
    one: sideMsg(attacker),
    a: lostMsg(attacker),
    other: sideMsg(defender),
    d: lostMsg(defender),
    rounds: msg('bite.battle.rounds', { count: Math.max(1, result.at?.round ?? 1) }),
  });
  const gone = list(
    fates.flatMap(({ unit, state }) =>
      isOut(state) && hexOf(context, keyOf(unit, input, context)) !== '' ? [unit.called] : [],
    ),
  );
  const what = gone ? msg('bite.battle.offMap', { what: ended, units: gone }) : ended;
  const hex = whereFought(input, context);
  return {
    says: hex === '' ? what : msg('bite.battle.endedAt', { hex: name(hex), what }),
    facts: result.at ? factsOf(scene, fates, input, context) : [],
    lost,
    guide: guideOf(scene, result, fates, {
      inBlitz: stepOf(context) === 'blitz',
      thaws: frozenNow(context) && fates.some((fate) => mayThaw(fate, input, context)),
    }),
  };
};

const isOut = (state: UnitFate['state']): state is 'eliminated' | 'surrendered' =>
  state === 'eliminated' || state === 'surrendered';
/** Whom the record means: a block of the lists, picked or typed by its name; else one of that name. '': it has none. */
const keyOf = ({ id: row, side }: BattleUnit, input: BattleInput, context: Context): string => {
  const id = plainId(row);
  if (isKnown(id, side, context)) return id;
  const key = keyOfName(input[side].find((one) => one.id === id)?.name ?? '', side, context);
  // a namesake beside a block of the list is another
  return input[side].some((one) => one.id === key && one.id !== id) ? '' : key;
};

/** 3.21: attacked, a frozen block thaws; of one that no list has nobody knows whether it was. */
const mayThaw = ({ unit, state }: UnitFate, input: BattleInput, context: Context): boolean => {
  if (unit.role !== 'defender' || isOut(state)) return false;
  const block = blockById(context, keyOf(unit, input, context));
  return block === undefined || isFrozen(block, context);
};

/** 10.0: a Soviet block named as Guards, or of their élite in attack. */
const isGuards = (unit: BattleUnit, input: BattleInput): boolean =>
  unit.side === sides.soviet &&
  (input.soviet.find(({ id }) => id === plainId(unit.id))?.guards === true || unit.elite === 'attack');

/**
 * 7.7.8: its place in the list of the block itself. A row may have been typed with other faces, or with nothing but what
 * is on top: then the list is asked for that strength, and where it has none, the strength is all there is to keep.
 */
const topFacts = (
  { id, unit, face, pf }: Pick<UnitFate, 'unit' | 'face' | 'pf'> & { readonly id: string },
  context: Context,
): readonly Fact[] => {
  const block = listed(context, unit.side).find((one) => one.id === id)?.unit;
  const read = block && facesOf(block);
  const faces = read?.ok ? read.value : [];
  const at = faces.join() === unit.faces.join() ? face : faces.indexOf(pf);
  return at < 0 ? leftFacts(id, pf, context) : showFacts(id, 2 * at, context);
};

const factsOf = (scene: Scene, fates: readonly UnitFate[], input: BattleInput, context: Context): readonly Fact[] => {
  const facts: Fact[] = [];
  // what has neither a place on a list nor a name cannot be kept count of
  for (const { unit, state, face, pf } of fates) {
    const id = keyOf(unit, input, context);
    if (id === '') continue;
    if (isOut(state)) facts.push(setAt(cells.state, id, state), ...offMap(id, context));
    else facts.push(...topFacts({ id, unit, face, pf }, context));
    // 3.21: attacked, a frozen block thaws
    const block = unit.role === 'defender' ? blockById(context, id) : undefined;
    if (block && isFrozen(block, context)) facts.push(thisMonth(context.turn, poolMarks.thawed, id, 1));
  }
  // BITE-10.0-2: also those who surrender are lost for good
  const guards = fates.filter(({ unit, state }) => isOut(state) && isGuards(unit, input));
  const before = context.cells[cells.guardsLost];
  if (guards.length > 0) facts.push(set(cells.guardsLost, (typeof before === 'number' ? before : 0) + guards.length));
  if (scene.italianCharge) facts.push(set(cells.italianCharge, 'yes'));
  facts.push(...prizesOf(fates, context), ...foughtFacts(context, whereFought(input, context)));
  return facts;
};

/** 12.4.1, 12.5: whoever surrenders in a desperate attack brings his enemy PP. */
const prizesOf = (fates: readonly UnitFate[], context: Context): readonly Fact[] =>
  Object.values(sides).flatMap((side) => {
    const gone = fates.filter(({ unit, state }) => state === 'surrendered' && unit.side === side);
    const who = list(gone.map(({ unit }) => unit.called));
    if (!who) return [];
    const prize = prizeOf(
      side,
      gone.map(({ unit }) => unit.class),
      context,
    );
    return prizeFacts(
      prize,
      msg('bite.says.surrender', { who, count: gone.length, nation: nationMsg[prize.payer], pp: ppMsg(prize.pp) }),
    );
  });
