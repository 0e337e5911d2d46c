import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { countAt, countIn, textAt } from '#rules/kit/record/readers.ts';
import { applyFacts, stateOf } from '#rules/kit/record/state.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, named, ruling, sides } from '../../ids.ts';
import { counterCalled } from '../../model/called.ts';
import { corpsTallies } from '../../model/corps.ts';
import { unit } from '../../model/fields.ts';
import { groups } from '../../model/groups.ts';
import { juliaHandedOver, juliaPairs } from '../../model/julia.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf, fullByRule, isOos, stepsLeft } from '../../model/reading.ts';
import { type Counter, isBarbo } from '../../model/units.ts';
import { complementiLeft } from './arrivals.ts';
import { msg } from './msg.ts';

const hasLost = (context: Context, counter: Counter): boolean => {
  const [left, whole] = [stepsLeft(context, counter), fullByRule(counter)];
  return left !== undefined && whole !== undefined && left > 0 && left < whole;
};
/** 15.3, 15.3.2, AMB-44: why a unit takes no German step, in whatever phase. */
const germanBar = (context: Context, counter: Counter): Objection | undefined => {
  const what = name(counter.name);
  if (counter.nation !== 'GER') return { msg: msg('armir.bar.notGerman', { what }), rule: '15.3' };
  if (stepsLeft(context, counter) === 0) return { msg: msg('armir.bar.eliminated', { what }), rule: '15.3.2' };
  if (isOos(context, counter.id)) return { msg: msg('armir.bar.oos', { what }), rule: '15.3' };
  return counter.id === named.gebirgs && ruling(context, 'amb44') === 'none'
    ? { msg: msg('armir.bar.gebirgsExtra'), rule: '15.2' }
    : undefined;
};
const german = (context: Context): readonly Counter[] =>
  countersOf(context).filter((one) => hasLost(context, one) && germanBar(context, one) === undefined);
/** A step back on a counter of the roster. */
const stepBack = (context: Context, counter: Counter | undefined): readonly Fact[] => {
  const left = counter && stepsLeft(context, counter);
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
  when: (context) => context.turn > 1 && countIn(context, cells.replaced) !== context.turn,
  proposes: (input, context) => {
    if (input.unit === '') return refuse(msg('armir.bar.noUnit'), '15.3');
    const counter = counterCalled(context, input.unit);
    const what = name(counter?.name ?? input.unit);
    const left = counter && stepsLeft(context, counter);
    const whole = counter && fullByRule(counter);
    if (left !== undefined && whole !== undefined && left >= whole)
      return refuse(msg('armir.bar.whole', { what }), '15.3');
    const bar: Objection | undefined =
      countIn(context, cells.replaced) === context.turn
        ? { msg: msg('armir.bar.replaced'), rule: '15.3' }
        : ((counter && germanBar(context, counter)) ??
          (isIn(context, 'reinforcements') ? undefined : { msg: msg('armir.bar.otherPhase'), rule: '15.3' }));
    return allowUnless(bar, msg('armir.says.replacement', { what }), [
      ...stepBack(context, counter),
      set(cells.replaced, context.turn),
      post(accounts.ps, 1, msg('armir.post.replacement'), '16.4.4'),
    ]);
  },
});

/** 15.4, AMB-81: infantry on foot or, by the usual ruling, on lorries; the cavalry is none (18.1.3). */
const isInfantry = (context: Context, { kind, move }: Counter): boolean =>
  kind === 'combat' && (move === 'other' || (move === 'motorised' && ruling(context, 'amb81') === 'lorries'));
/** 15.4: why a unit takes no step of Complementi, in whatever phase. */
const complementiBar = (context: Context, counter: Counter): Objection | undefined => {
  const what = name(counter.name);
  const another = counter.nation === 'ITA' && counter.id !== named.complementi;
  if (!another || isBarbo(counter) || !isInfantry(context, counter))
    return { msg: msg('armir.bar.notInfantry', { what }), rule: '15.4' };
  if (stepsLeft(context, counter) === 0) return { msg: msg('armir.bar.eliminated', { what }), rule: '15.3.2' };
  const [here, there] = [named.complementi, counter.id].map((id) => textAt(context, cells.at, id));
  return here && there && here !== there ? { msg: msg('armir.bar.apart', { what }), rule: '15.4' } : undefined;
};
const italianInfantry = (context: Context): readonly Counter[] =>
  countersOf(context).filter((one) => hasLost(context, one) && complementiBar(context, one) === undefined);

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
  proposes: (input, context) => {
    if (countIn(context, cells.complementi) > 0) return refuse(msg('armir.bar.complementiUsed'), '15.4');
    if (countAt(context, cells.steps, named.complementi) === 0)
      return refuse(msg('armir.bar.eliminated', { what: msg('armir.unit.complementi') }), '15.4');
    if (input.unit === '') return refuse(msg('armir.bar.noUnit'), '15.4');
    const counter = counterCalled(context, input.unit);
    const what = name(counter?.name ?? input.unit);
    const left = counter && stepsLeft(context, counter);
    const whole = counter && fullByRule(counter);
    if (left !== undefined && whole !== undefined && left >= whole)
      return refuse(msg('armir.bar.whole', { what }), '15.4');
    const here = textAt(context, cells.at, named.complementi);
    const bar: Objection | undefined =
      (counter && complementiBar(context, counter)) ??
      (context.who === sides.soviet ? { msg: msg('armir.bar.axisPhase'), rule: '15.4' } : undefined);
    return allowUnless(bar, msg('armir.says.complementi', { what }), [
      ...stepBack(context, counter),
      set(cells.complementi, context.turn),
      setAt(cells.steps, named.complementi, 0),
      ...(here === '' ? [] : [setAt(cells.at, named.complementi, null)]),
    ]);
  },
});

/** 17.1.1: a corps that loses steps from its total may be destroyed by that alone (AMB-42). */
const tips = (context: Context, facts: readonly Fact[]): Objection | undefined => {
  const alpine = (of: Context) => corpsTallies(of).find(({ corps }) => corps === 'alpine');
  const { cells: after } = applyFacts(
    stateOf({ ...context, place: { path: context.place, turn: context.turn } }),
    facts,
  );
  const [was, is] = [alpine(context), alpine({ ...context, cells: after })];
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
  when: (context) => !juliaHandedOver(context),
  proposes: (_input, context) => {
    if (juliaHandedOver(context)) return refuse(msg('armir.bar.juliaOnce'), '15.1.3');
    const facts = juliaPairs(context).flatMap(([from, to]): readonly Fact[] => {
      const left = countAt(context, cells.steps, from);
      const at = textAt(context, cells.at, from);
      return [
        ...(left === undefined ? [] : [setAt(cells.steps, to, left)]),
        ...(isOos(context, from) ? [setAt(cells.oos, to, 'yes'), setAt(cells.oos, from, null)] : []),
        ...(at === '' ? [] : [setAt(cells.at, to, at), setAt(cells.at, from, null)]),
      ];
    });
    const booked = [set(cells.julia, context.turn), ...facts];
    return allowUnless(tips(context, booked), msg('armir.says.julia'), booked, [
      { msg: msg('armir.next.vicenza'), rule: '15.1.3' },
      {
        msg: ruling(context, 'amb42') === 'alpine' ? msg('armir.next.juliaAlpine') : msg('armir.next.juliaNobody'),
        rule: '17.1.1',
      },
    ]);
  },
});

export const replacementActions = [replacement, complementi, julia];
