import type { Around } from '../../../../kit/around.ts';
import { post, set, setAt } from '../../../../kit/facts.ts';
import { action } from '../../../../kit/game.ts';
import type { Fact } from '../../../../kit/journal.ts';
import { name } from '../../../../kit/text.ts';
import { accounts, cells, named, sides } from '../../ids.ts';
import { ruling } from '../../option-ids.ts';
import { type Bar, never, unless } from '../../propose.ts';
import { countAt, countersOf, countIn, fullSteps, isOos, stepsLeft, textAt } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import type { Counter } from '../../units.ts';
import { complementiLeft, gebirgsFull } from '../arrivals.ts';
import { groups } from '../cells.ts';
import { juliaHandedOver, juliaPairs } from '../julia.ts';
import { isIn } from '../order.ts';
import { counterCalled, unit } from './fields.ts';

const full = (counter: Counter): number | undefined =>
  counter.id === named.gebirgs ? gebirgsFull : fullSteps(counter);
const hasLost = (around: Around, counter: Counter): boolean => {
  const [left, whole] = [stepsLeft(around, counter), full(counter)];
  return left !== undefined && whole !== undefined && left > 0 && left < whole;
};
const german = (around: Around): readonly Counter[] =>
  countersOf(around).filter(
    (one) => one.nation === 'GER' && one.kind === 'combat' && hasLost(around, one) && !isOos(around, one.id),
  );
/** A step back on a counter of the roster. */
const stepBack = (around: Around, counter: Counter | undefined): readonly Fact[] => {
  const left = counter && stepsLeft(around, counter);
  return counter && left !== undefined ? [setAt(cells.steps, counter.id, left + 1)] : [];
};

/** 15.3, 16.4.4: one German step a turn; the Soviet gains 1 PS for it (AMB-43). */
const replacement = action({
  id: 'replacement',
  msg: t('armir.action.replacement'),
  about: t('armir.action.replacement.about'),
  rule: '15.3',
  side: sides.axis,
  group: groups.arrivals,
  fields: { unit: unit(german) },
  when: (around) => around.turn > 1 && countIn(around, cells.replaced) !== around.turn,
  proposes: (input, around) => {
    if (input.unit.trim() === '') return never(t('armir.bar.noUnit'), '15.3');
    const counter = counterCalled(around, input.unit);
    const what = name(counter?.name ?? input.unit.trim());
    const left = counter && stepsLeft(around, counter);
    const whole = counter && full(counter);
    if (left !== undefined && whole !== undefined && left >= whole)
      return never(t('armir.bar.whole', { what }), '15.3');
    const bar: Bar | undefined =
      countIn(around, cells.replaced) === around.turn
        ? { msg: t('armir.bar.replaced'), rule: '15.3' }
        : counter && counter.nation !== 'GER'
          ? { msg: t('armir.bar.notGerman', { what }), rule: '15.3' }
          : left === 0
            ? { msg: t('armir.bar.eliminated', { what }), rule: '15.3.2' }
            : counter && isOos(around, counter.id)
              ? { msg: t('armir.bar.oos', { what }), rule: '15.3' }
              : counter?.id === named.gebirgs && ruling(around, 'amb44') === 'none'
                ? { msg: t('armir.bar.gebirgsExtra'), rule: '15.2' }
                : isIn(around, 'reinforcements')
                  ? undefined
                  : { msg: t('armir.bar.otherPhase'), rule: '15.3' };
    return unless(bar, t('armir.says.replacement', { what }), [
      ...stepBack(around, counter),
      set(cells.replaced, around.turn),
      post(accounts.ps, 1, t('armir.post.replacement'), '16.4.4'),
    ]);
  },
});

const italianFoot = (around: Around): readonly Counter[] =>
  countersOf(around).filter(
    (one) =>
      one.nation === 'ITA' &&
      one.kind === 'combat' &&
      one.move === 'other' &&
      one.id !== named.complementi &&
      hasLost(around, one),
  );

/** 15.4: Complementi gives its step to an Italian infantry unit it is stacked with, and is gone. */
const complementi = action({
  id: 'complementi',
  msg: t('armir.action.complementi'),
  about: t('armir.action.complementi.about'),
  rule: '15.4',
  side: sides.axis,
  group: groups.arrivals,
  fields: { unit: unit(italianFoot) },
  when: complementiLeft,
  proposes: (input, around) => {
    if (countIn(around, cells.complementi) > 0) return never(t('armir.bar.complementiUsed'), '15.4');
    if (countAt(around, cells.steps, named.complementi) === 0)
      return never(t('armir.bar.eliminated', { what: t('armir.unit.complementi') }), '15.4');
    if (input.unit.trim() === '') return never(t('armir.bar.noUnit'), '15.4');
    const counter = counterCalled(around, input.unit);
    const what = name(counter?.name ?? input.unit.trim());
    const left = counter && stepsLeft(around, counter);
    const whole = counter && full(counter);
    if (left !== undefined && whole !== undefined && left >= whole)
      return never(t('armir.bar.whole', { what }), '15.4');
    const [here, there] = [
      textAt(around, cells.at, named.complementi),
      counter && textAt(around, cells.at, counter.id),
    ];
    const bar: Bar | undefined =
      counter && (counter.nation !== 'ITA' || counter.kind !== 'combat' || counter.move !== 'other')
        ? { msg: t('armir.bar.notInfantry', { what }), rule: '15.4' }
        : left === 0
          ? { msg: t('armir.bar.eliminated', { what }), rule: '15.3.2' }
          : here !== '' && there !== undefined && there !== '' && here !== there
            ? { msg: t('armir.bar.apart', { what }), rule: '15.4' }
            : around.who === sides.soviet
              ? { msg: t('armir.bar.axisPhase'), rule: '15.4' }
              : undefined;
    return unless(bar, t('armir.says.complementi', { what }), [
      ...stepBack(around, counter),
      set(cells.complementi, around.turn),
      setAt(cells.steps, named.complementi, 0),
      ...(here === '' ? [] : [setAt(cells.at, named.complementi, null)]),
    ]);
  },
});

/** 15.1.3: the two Julia units of the Alpine Corps are replaced by those of XXIV Pz.Korps. */
const julia = action({
  id: 'julia',
  msg: t('armir.action.julia'),
  about: t('armir.action.julia.about'),
  rule: '15.1.3',
  side: sides.axis,
  group: groups.arrivals,
  fields: {},
  when: (around) => !juliaHandedOver(around),
  proposes: (_input, around) => {
    if (juliaHandedOver(around)) return never(t('armir.bar.juliaOnce'), '15.1.3');
    const facts = juliaPairs(around).flatMap(([from, to]): readonly Fact[] => {
      const left = countAt(around, cells.steps, from);
      const at = textAt(around, cells.at, from);
      return [
        ...(left === undefined ? [] : [setAt(cells.steps, to, left)]),
        ...(isOos(around, from) ? [setAt(cells.oos, to, 'yes'), setAt(cells.oos, from, null)] : []),
        ...(at === '' ? [] : [setAt(cells.at, to, at), setAt(cells.at, from, null)]),
      ];
    });
    return unless(
      undefined,
      t('armir.says.julia'),
      [set(cells.julia, around.turn), ...facts],
      [
        { msg: t('armir.next.vicenza'), rule: '15.1.3' },
        {
          msg: ruling(around, 'amb42') === 'alpine' ? t('armir.next.juliaAlpine') : t('armir.next.juliaNobody'),
          rule: '17.1.1',
        },
      ],
    );
  },
});

export const replacementActions = [replacement, complementi, julia];
