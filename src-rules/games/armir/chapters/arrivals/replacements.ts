import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { applyFacts, stateOf } from '#rules/kit/record/state.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, named, ruling, sides } from '../../ids.ts';
import { corpsTallies } from '../../model/corps.ts';
import { counterCalled, unit } from '../../model/fields.ts';
import { groups } from '../../model/groups.ts';
import { juliaHandedOver, juliaPairs } from '../../model/julia.ts';
import { isIn } from '../../model/phases.ts';
import { type Bar, never, unless } from '../../model/propose.ts';
import { countAt, countersOf, countIn, fullSteps, isOos, stepsLeft, textAt } from '../../model/reading.ts';
import { type Counter, isBarbo } from '../../model/units.ts';
import { complementiLeft, gebirgsFull } from './arrivals.ts';
import { msg } from './msg.ts';

const full = (counter: Counter): number | undefined =>
  counter.id === named.gebirgs ? gebirgsFull : fullSteps(counter);
const hasLost = (around: Around, counter: Counter): boolean => {
  const [left, whole] = [stepsLeft(around, counter), full(counter)];
  return left !== undefined && whole !== undefined && left > 0 && left < whole;
};
/** 15.3, 15.3.2, AMB-44: why a unit takes no German step, in whatever phase. */
const germanBar = (around: Around, counter: Counter): Bar | undefined => {
  const what = name(counter.name);
  if (counter.nation !== 'GER') return { msg: msg('armir.bar.notGerman', { what }), rule: '15.3' };
  if (stepsLeft(around, counter) === 0) return { msg: msg('armir.bar.eliminated', { what }), rule: '15.3.2' };
  if (isOos(around, counter.id)) return { msg: msg('armir.bar.oos', { what }), rule: '15.3' };
  return counter.id === named.gebirgs && ruling(around, 'amb44') === 'none'
    ? { msg: msg('armir.bar.gebirgsExtra'), rule: '15.2' }
    : undefined;
};
const german = (around: Around): readonly Counter[] =>
  countersOf(around).filter((one) => hasLost(around, one) && germanBar(around, one) === undefined);
/** A step back on a counter of the roster. */
const stepBack = (around: Around, counter: Counter | undefined): readonly Fact[] => {
  const left = counter && stepsLeft(around, counter);
  return counter && left !== undefined ? [setAt(cells.steps, counter.id, left + 1)] : [];
};

/** 15.3, 16.4.4: one German step a turn; the Soviet gains 1 PS for it (AMB-43). */
const replacement = action({
  id: 'replacement',
  msg: msg('armir.action.replacement'),
  about: msg('armir.action.replacement.about'),
  rule: '15.3',
  side: sides.axis,
  group: groups.arrivals,
  fields: { unit: unit(german) },
  when: (around) => around.turn > 1 && countIn(around, cells.replaced) !== around.turn,
  proposes: (input, around) => {
    if (input.unit.trim() === '') return never(msg('armir.bar.noUnit'), '15.3');
    const counter = counterCalled(around, input.unit);
    const what = name(counter?.name ?? input.unit.trim());
    const left = counter && stepsLeft(around, counter);
    const whole = counter && full(counter);
    if (left !== undefined && whole !== undefined && left >= whole)
      return never(msg('armir.bar.whole', { what }), '15.3');
    const bar: Bar | undefined =
      countIn(around, cells.replaced) === around.turn
        ? { msg: msg('armir.bar.replaced'), rule: '15.3' }
        : ((counter && germanBar(around, counter)) ??
          (isIn(around, 'reinforcements') ? undefined : { msg: msg('armir.bar.otherPhase'), rule: '15.3' }));
    return unless(bar, msg('armir.says.replacement', { what }), [
      ...stepBack(around, counter),
      set(cells.replaced, around.turn),
      post(accounts.ps, 1, msg('armir.post.replacement'), '16.4.4'),
    ]);
  },
});

/** 15.4, AMB-81: infantry on foot or, by the usual ruling, on lorries; the cavalry is none (18.1.3). */
const isInfantry = (around: Around, { kind, move }: Counter): boolean =>
  kind === 'combat' && (move === 'other' || (move === 'motorised' && ruling(around, 'amb81') === 'lorries'));
/** 15.4: why a unit takes no step of Complementi, in whatever phase. */
const complementiBar = (around: Around, counter: Counter): Bar | undefined => {
  const what = name(counter.name);
  const another = counter.nation === 'ITA' && counter.id !== named.complementi;
  if (!another || isBarbo(counter) || !isInfantry(around, counter))
    return { msg: msg('armir.bar.notInfantry', { what }), rule: '15.4' };
  if (stepsLeft(around, counter) === 0) return { msg: msg('armir.bar.eliminated', { what }), rule: '15.3.2' };
  const [here, there] = [named.complementi, counter.id].map((id) => textAt(around, cells.at, id));
  return here && there && here !== there ? { msg: msg('armir.bar.apart', { what }), rule: '15.4' } : undefined;
};
const italianInfantry = (around: Around): readonly Counter[] =>
  countersOf(around).filter((one) => hasLost(around, one) && complementiBar(around, one) === undefined);

/** 15.4: Complementi gives its step to an Italian infantry unit it is stacked with, and is gone. */
const complementi = action({
  id: 'complementi',
  msg: msg('armir.action.complementi'),
  about: msg('armir.action.complementi.about'),
  rule: '15.4',
  side: sides.axis,
  group: groups.arrivals,
  fields: { unit: unit(italianInfantry) },
  when: complementiLeft,
  proposes: (input, around) => {
    if (countIn(around, cells.complementi) > 0) return never(msg('armir.bar.complementiUsed'), '15.4');
    if (countAt(around, cells.steps, named.complementi) === 0)
      return never(msg('armir.bar.eliminated', { what: msg('armir.unit.complementi') }), '15.4');
    if (input.unit.trim() === '') return never(msg('armir.bar.noUnit'), '15.4');
    const counter = counterCalled(around, input.unit);
    const what = name(counter?.name ?? input.unit.trim());
    const left = counter && stepsLeft(around, counter);
    const whole = counter && full(counter);
    if (left !== undefined && whole !== undefined && left >= whole)
      return never(msg('armir.bar.whole', { what }), '15.4');
    const here = textAt(around, cells.at, named.complementi);
    const bar: Bar | undefined =
      (counter && complementiBar(around, counter)) ??
      (around.who === sides.soviet ? { msg: msg('armir.bar.axisPhase'), rule: '15.4' } : undefined);
    return unless(bar, msg('armir.says.complementi', { what }), [
      ...stepBack(around, counter),
      set(cells.complementi, around.turn),
      setAt(cells.steps, named.complementi, 0),
      ...(here === '' ? [] : [setAt(cells.at, named.complementi, null)]),
    ]);
  },
});

/** 17.1.1: a corps that loses steps from its total may be destroyed by that alone (AMB-42). */
const tips = (around: Around, facts: readonly Fact[]): Bar | undefined => {
  const alpine = (of: Around) => corpsTallies(of).find(({ corps }) => corps === 'alpine');
  const { cells: after } = applyFacts(stateOf({ ...around, place: { path: around.place, turn: around.turn } }), facts);
  const [was, is] = [alpine(around), alpine({ ...around, cells: after })];
  return is?.destroyed && !was?.destroyed
    ? { msg: msg('armir.bar.juliaTips', { lost: is.lost, full: is.full }), rule: '17.1.1' }
    : undefined;
};

/** 15.1.3: the two Julia units of the Alpine Corps are replaced by those of XXIV Pz.Korps. */
const julia = action({
  id: 'julia',
  msg: msg('armir.action.julia'),
  about: msg('armir.action.julia.about'),
  rule: '15.1.3',
  side: sides.axis,
  group: groups.arrivals,
  fields: {},
  when: (around) => !juliaHandedOver(around),
  proposes: (_input, around) => {
    if (juliaHandedOver(around)) return never(msg('armir.bar.juliaOnce'), '15.1.3');
    const facts = juliaPairs(around).flatMap(([from, to]): readonly Fact[] => {
      const left = countAt(around, cells.steps, from);
      const at = textAt(around, cells.at, from);
      return [
        ...(left === undefined ? [] : [setAt(cells.steps, to, left)]),
        ...(isOos(around, from) ? [setAt(cells.oos, to, 'yes'), setAt(cells.oos, from, null)] : []),
        ...(at === '' ? [] : [setAt(cells.at, to, at), setAt(cells.at, from, null)]),
      ];
    });
    const booked = [set(cells.julia, around.turn), ...facts];
    return unless(tips(around, booked), msg('armir.says.julia'), booked, [
      { msg: msg('armir.next.vicenza'), rule: '15.1.3' },
      {
        msg: ruling(around, 'amb42') === 'alpine' ? msg('armir.next.juliaAlpine') : msg('armir.next.juliaNobody'),
        rule: '17.1.1',
      },
    ]);
  },
});

export const replacementActions = [replacement, complementi, julia];
