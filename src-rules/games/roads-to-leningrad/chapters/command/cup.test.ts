import { expect, it } from 'vitest';
import { holds } from '#rules/kit/forms/conditions.ts';
import { changed, fillFrom } from '#rules/kit/forms/parse.ts';
import { cells, scenarios } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { act, bid, filled, initiativeOf, many, skip, table } from '../../testing/cups.ts';
import { markersIn } from './markers.ts';

/** Invented markers. */

it('RTL-7.14 the form has the markers of the side that is chosen in it', () => {
  const played = initiativeOf(table(), turnOf(14, 'AM'));
  act(played, 'first-player', { side: 'german' });
  const { fields } = game.actions.find(({ id }) => id === 'cup') ?? {};
  const opened = fillFrom(fields ?? {}, played.context);
  expect(opened).toMatchObject({ side: 'german', markers: expect.stringMatching(/^Invented g-a, .*g-d$/) });
  const other = changed(fields ?? {}, opened, { ...opened, side: 'soviet' }, played.context);
  expect(other).toMatchObject({ side: 'soviet', markers: expect.stringMatching(/^Invented s-a, .*s-e$/) });
  expect(bid(played, 'cup', { side: 'soviet' })).toMatchObject({ ok: true, says: { p: { n: 5 } } });
  // what was typed stays
  const typed = { ...opened, markers: 'Invented g-b' };
  expect(changed(fields ?? {}, typed, { ...typed, side: 'soviet' }, played.context)).toMatchObject({
    markers: 'Invented g-b',
  });
});

it('with a new turn no side is in operation any more, long before its initiative', () => {
  const played = filled(initiativeOf(table(), turnOf(14, 'AM')));
  act(played, 'choose-sequence', { marker: 'Invented g-a' });
  const hand = () => [cells.active, cells.sequence, cells.acting].map((cell) => played.state.cells[cell]);
  expect(hand()).toEqual(['german', 'mobile', 'Ga']);
  skip(played, `t${turnOf(14, 'AM')}/reorganisation/record`);
  expect(hand()).toEqual(['german', 'mobile', 'Ga']);
  skip(played, `t${turnOf(14, 'PM')}/strategic/weather`);
  expect(hand()).toEqual(['', '', '']);
  // 7.26: the markers have a step of their own
  expect(markersIn(played.context, 'german', 'cup', 'played')).toHaveLength(4);
  initiativeOf(played, turnOf(14, 'PM'));
  expect(markersIn(played.context, 'german', 'cup', 'played')).toEqual([]);
});

it('RTL-7.14 of a side whose markers are listed no number is asked, and none is counted that was typed for the other', () => {
  const only = many.filter(({ values }) => values.side === 'german');
  const played = initiativeOf(table(scenarios.manstein, only), turnOf(19, 'AM'));
  const { count } = game.actions.find(({ id }) => id === 'cup')?.fields ?? {};
  const asked = (side: string) => count?.when && holds(count.when, { input: { side }, context: played.context });
  expect([asked('german'), asked('soviet')]).toEqual([false, true]);
  act(played, 'first-player', { side: 'german' });
  expect(bid(played, 'cup', { side: 'german', count: 3 })).toMatchObject({ ok: true, says: { p: { n: 4 } } });
  act(played, 'cup', { side: 'german' });
  expect(bid(played, 'cup', { side: 'soviet', count: 5 })).toMatchObject({ ok: true, says: { p: { n: 5 } } });
});
