import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { accounts, cells, sides } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { type Named, namedUnits, units } from '../../model/fields.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless, called } from '../../model/propose.ts';
import { msg } from './msg.ts';
import { hexOf, hqOf, isInfantry, lostInfantry, reducedInfantry } from './replacements.ts';

/** S3.26: a reduced unit turned (1), an eliminated one back reduced (1) or at full strength (2); each disrupted. */
const replace = action({
  id: 'replace',
  msg: msg('rtl.action.replace'),
  about: msg('rtl.action.replace.about'),
  rule: 'S3.26',
  side: sides.soviet,
  group: groups.arrivals,
  fields: {
    turned: units(msg('rtl.field.turned'), reducedInfantry),
    reduced: { ...units(msg('rtl.field.backReduced'), lostInfantry), big: false },
    full: { ...units(msg('rtl.field.backFull'), lostInfantry), big: false },
  },
  when: (context) => balance(context, accounts.replacements) > 0,
  proposes: (input, context) => {
    const [turned, reduced, full] = [
      namedUnits(context, input.turned),
      namedUnits(context, input.reduced),
      namedUnits(context, input.full),
    ];
    const all = [...turned, ...reduced, ...full];
    const cost = turned.length + reduced.length + 2 * full.length;
    if (cost === 0) return refuse(msg('rtl.bar.nobody'), 'S3.26');
    const left = balance(context, accounts.replacements);
    const says = list([
      ...said('rtl.says.turned', turned),
      ...said('rtl.says.backReduced', reduced),
      ...said('rtl.says.backFull', full),
    ]);
    return allowUnless(
      barTo(context, { all, back: [...reduced, ...full], cost, left }),
      msg('rtl.says.replace', { what: says ?? msg('rtl.none'), count: cost, n: left - cost }),
      [
        post(accounts.replacements, -cost, msg('rtl.post.replace'), 'S3.26'),
        ...turned.flatMap((one) => back(context, one, null, false)),
        ...reduced.flatMap((one) => back(context, one, 1, true)),
        ...full.flatMap((one) => back(context, one, null, true)),
      ],
    );
  },
});
const said = (id: 'rtl.says.turned' | 'rtl.says.backReduced' | 'rtl.says.backFull', names: readonly Named[]) => {
  const what = called(names.map((one) => one.name));
  return what ? [msg(id, { what })] : [];
};
/** `steps`: null is full strength. A returned unit stands with the HQ of its formation. */
const back = (context: Context, { id, counter }: Named, steps: number | null, returned: boolean): readonly Fact[] => {
  const hq = counter && hqOf(context, counter);
  const hex = hq ? hexOf(context, hq) : '';
  return [
    setAt(cells.steps, id, steps),
    setAt(cells.disrupted, id, 'yes'),
    ...(returned && hex !== '' ? [setAt(cells.at, id, hex)] : []),
  ];
};

const barTo = (
  context: Context,
  {
    all,
    back: returned,
    cost,
    left,
  }: {
    readonly all: readonly Named[];
    readonly back: readonly Named[];
    readonly cost: number;
    readonly left: number;
  },
): Objection | undefined => {
  if (cost > left) return { msg: msg('rtl.bar.tooManySteps', { count: left }), rule: 'S3.26' };
  if (!isIn(context, 'reinforcements'))
    return { msg: msg('rtl.bar.otherPhase', { phase: msg('rtl.phase.reinforcements') }), rule: 'S3.26' };
  const other = all.find(({ id, counter }) => counter && !isInfantry(context, id));
  if (other) return { msg: msg('rtl.bar.onlyInfantry', { what: name(other.name) }), rule: 'S3.26' };
  const alone = returned.find(({ counter }) => counter && hqOf(context, counter) === undefined);
  return alone ? { msg: msg('rtl.bar.noHq', { what: name(alone.name) }), rule: 'S3.26' } : undefined;
};

export const replacementActions = [replace];
