import type { JsonObject } from '#rules/kit/base/json.ts';
import { namesIn } from '#rules/kit/forms/fields.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, rolled, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { type SideId, sides, siteCells, siteMarks } from '../../../ids.ts';
import { face, noDie } from '../../../model/actionFields.ts';
import { allowUnless, thisMonth } from '../../../model/facts.ts';
import { noPp, type Payer } from '../../../model/income.ts';
import { lacks } from '../../../model/paying.ts';
import { account } from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';
import { homeSide } from '../../../model/sites/fields.ts';
import { offered, sitesOf } from '../../../model/sites/list.ts';
import { placeMsg, placeName } from '../../../model/sites/places.ts';
import { holderOf } from '../../../model/sites/state.ts';
import { msg } from '../msg.ts';
import { builderOf, colourField } from './actionFields.ts';
import { allFull, lotOf, roomIn } from './card.ts';
import { siteGroups } from './groups.ts';
import {
  coloursOf,
  type FactoryColour,
  isReady,
  nextId,
  type Project,
  projectMsg,
  projectNamed,
  projectsOfSide,
} from './projects.ts';
import { hasAdvanced, openTrackers, stepsMsg, type Tracker, trackersOf } from './trackers.ts';

/** New factories, repairs, and where what is finished goes (15, 16.0). */

const group = siteGroups.factories;
const yellow = (n: number) => ({ ...noPp, yellow: n });
const colourIn = (side: SideId, key: string): FactoryColour =>
  coloursOf[builderOf(side)].find((one) => one === key) ?? 'red';

/** 15.1-1: the first PP of a new factory. */
const begin = (side: SideId) =>
  action({
    id: `industry-${side}`,
    msg: msg('bite.action.industry'),
    rule: '15.1',
    about: msg('bite.action.industry.about'),
    side,
    group,
    when: (context) => on(context, 'o15'),
    fields: { colour: colourField(side) },
    proposes: (input, context) => {
      const builder = builderOf(side);
      const id = nextId(context, builder, colourIn(side, input.colour), false);
      const what = projectNamed(id) ?? name(id);
      const says = msg('bite.says.industry', { what });
      return allowUnless(lacks(builder, yellow(1), context), says, [
        setAt(siteCells.box, id, 1),
        thisMonth(context.turn, siteMarks.advanced, id, 1),
        post(account(builder, 'yellow'), -1, says, '15.1'),
      ]);
    },
  });

const trackerOffers = (side: SideId) => (context: Context) =>
  openTrackers(context, side).flatMap((tracker) => {
    const called = tracker.kind === 'repair' ? siteCalled(context, tracker) : tracker.id;
    return [{ name: called, msg: msg('bite.tracker.at', { n: tracker.at, of: tracker.of, what: tracker.msg }) }];
  });
const siteCalled = (context: Context, { id }: Tracker): string =>
  sitesOf(context).find((site) => site.id === id)?.name ?? id;
const isCalled = (context: Context, tracker: Tracker, called: string): boolean =>
  tracker.id.toLowerCase() === called.toLowerCase() ||
  (tracker.kind === 'repair' && placeName(siteCalled(context, tracker)) === placeName(called));

/** 15.1, 16.0: a yellow PP for each tracker; several nations pay for their own. */
const advance = (side: SideId) =>
  action({
    id: `advance-${side}`,
    msg: msg('bite.action.advance'),
    rule: '15.1',
    about: msg(side === sides.axis ? 'bite.action.advance.about' : 'bite.action.advance.aboutSoviet'),
    side,
    group,
    when: (context) => on(context, 'o15') || (side === sides.axis && on(context, 'o16')),
    fields: {
      which: {
        kind: 'choice',
        msg: msg('bite.field.which'),
        start: 'all',
        options: [
          { key: 'all', msg: msg('bite.which.all') },
          { key: 'some', msg: msg('bite.which.some') },
        ],
      } as const,
      names: {
        kind: 'text',
        msg: msg('bite.field.trackers'),
        start: '',
        max: 600,
        many: true,
        when: { field: 'which', is: 'some' },
        offers: trackerOffers(side),
      } as const,
    },
    proposes: (input, context) => {
      const all = trackersOf(context, side);
      const open = openTrackers(context, side);
      const names = input.which === 'some' ? namesIn(input.names) : undefined;
      const unknown = names?.find((one) => !all.some((tracker) => isCalled(context, tracker, one)));
      if (unknown !== undefined) return refuse(msg('bite.bar.noTracker', { what: name(unknown) }), '15.1');
      const wanted = names ? all.filter((tracker) => names.some((one) => isCalled(context, tracker, one))) : open;
      const again = wanted.find((tracker) => hasAdvanced(context, tracker));
      if (wanted.length === 0)
        return refuse(all.length === 0 ? msg('bite.bar.noTrackers') : msg('bite.bar.allAdvanced'), '15.1');
      const what = stepsMsg(wanted);
      const says = msg('bite.says.advance', { count: wanted.length, what: what ?? name('') });
      const payers = [...new Set(wanted.map(({ payer }) => payer))];
      const dueFrom = (payer: Payer): number => wanted.filter((one) => one.payer === payer).length;
      const bar =
        again === undefined
          ? payers.map((payer) => lacks(payer, yellow(dueFrom(payer)), context)).find((one) => one !== undefined)
          : { msg: msg('bite.bar.advanced', { what: again.msg }), rule: again.rule };
      // the book has factories and repairs apart
      const pays = payers.flatMap((payer) =>
        (['industry', 'repair'] as const).flatMap((kind) => {
          const of = wanted.filter((one) => one.payer === payer && one.kind === kind);
          const why = msg(`bite.says.paid.${kind}`, { count: of.length });
          return of.length > 0
            ? [post(account(payer, 'yellow'), -of.length, why, kind === 'industry' ? '15.1' : '16.0')]
            : [];
        }),
      );
      const ready = wanted.filter((one) => one.kind === 'industry' && one.at + 1 >= one.of);
      return allowUnless(
        bar,
        says,
        [...pays, ...wanted.flatMap(({ next }) => next)],
        ready.map(({ msg: what }) => ({ msg: msg('bite.next.ready', { what }), rule: '15.1' })),
      );
    },
  });

const readyOf = (context: Context, side: SideId, colour: FactoryColour): Project | undefined =>
  projectsOfSide(context, side).find((project) => isReady(project) && project.colour === colour);

/** 15.1-2: the die of the card; without room anywhere, any city at home. */
const place = (side: SideId) =>
  action({
    id: `place-${side}`,
    msg: msg('bite.action.place'),
    rule: '15.1',
    about: msg('bite.action.place.about'),
    side,
    group,
    when: (context) => projectsOfSide(context, side).some(isReady),
    fields: {
      colour: {
        ...colourField(side),
        begins: (context: Context) => projectsOfSide(context, side).find(isReady)?.colour,
      },
      how: {
        kind: 'choice',
        msg: msg('bite.field.how'),
        start: 'die',
        options: [
          { key: 'die', msg: msg('bite.how.die') },
          { key: 'free', msg: msg('bite.how.free') },
        ],
      } as const,
      die: { ...face, when: { field: 'how', is: 'die' } },
      city: {
        kind: 'text',
        msg: msg('bite.field.builtAt'),
        hint: msg('bite.field.builtAt.hint'),
        start: '',
        max: 40,
        offers: (context: Context, beside: JsonObject) => {
          const colour = colourIn(side, String(beside.colour));
          const project = readyOf(context, side, colour);
          const lot =
            project && typeof beside.die === 'number' && beside.how === 'die'
              ? lotOf(context, project, beside.die)
              : undefined;
          if (lot?.kind === 'spots') return lot.open.map((one) => ({ name: one.name }));
          return offered(
            sitesOf(context).filter((site) => homeSide(site.country) === side && holderOf(context, site) === side),
          );
        },
      } as const,
    },
    proposes: (input, context) => {
      const colour = colourIn(side, input.colour);
      const project = readyOf(context, side, colour);
      if (!project) return refuse(msg('bite.bar.noneReady', { colour: msg(`bite.project.colour.${colour}`) }), '15.1');
      const what = projectMsg(project);
      const built = (where: string): readonly ReturnType<typeof setAt>[] => [
        setAt(siteCells.place, project.id, where),
        setAt(siteCells.done, project.id, context.turn),
      ];
      const named = input.city;
      if (input.how === 'free') {
        if (named === '') return refuse(msg('bite.bar.noBuiltAt'), '15.1');
        return allowUnless(
          allFull(context, project) ? undefined : { msg: msg('bite.bar.notFull'), rule: '15.1' },
          msg('bite.says.builtIn', { what, city: placeMsg(named) }),
          built(named),
        );
      }
      if (input.die === null) return noDie('15.1');
      const roll = rolled('industry', input.die);
      const lot = lotOf(context, project, input.die);
      const n = input.die;
      if (lot.kind === 'again')
        return {
          ok: true,
          says: msg('bite.says.placeAgain', { what, n, cities: nameList(lot.full.map((one) => one.name)) }),
          facts: [roll],
          next: [{ msg: msg('bite.next.rollAgain'), rule: '15.1' }],
        };
      if (lot.kind === 'unknown') {
        // the card is not copied: what it says is read at the table
        if (named === '') return refuse(msg('bite.bar.noCard', { n }), '15.1');
        return {
          ok: true,
          says: msg('bite.says.placedDie', { what, n, city: placeMsg(named) }),
          facts: [roll, ...built(named)],
        };
      }
      const chosen = named === '' ? lot.open : lot.open.filter((one) => placeName(one.name) === placeName(named));
      const [spot] = chosen;
      if (chosen.length > 1)
        return refuse(msg('bite.bar.pick', { n, cities: nameList(chosen.map((one) => one.name)) }), '15.1');
      const bar = (): Objection | undefined => {
        const full = lot.full.find((one) => placeName(one.name) === placeName(named));
        if (full && roomIn(context, project, full) === 0)
          return { msg: msg('bite.bar.full', { city: placeMsg(full.name) }), rule: '15.1' };
        return spot ? undefined : { msg: msg('bite.bar.otherCity', { n, city: placeMsg(named) }), rule: '15.1' };
      };
      const where = spot?.name ?? named;
      return allowUnless(bar(), msg('bite.says.placedDie', { what, n, city: placeMsg(where) }), [
        roll,
        ...built(where),
      ]);
    },
  });

export const factoryActions: readonly Action[] = [
  advance(sides.axis),
  advance(sides.soviet),
  begin(sides.axis),
  begin(sides.soviet),
  place(sides.axis),
  place(sides.soviet),
];
