import { describe, expect, it } from 'vitest';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { heldBy } from '#rules/kit/sequence/walker.ts';
import { checkLines } from '#shared/saves/schema.ts';
import { Table } from '../../../../testing/table.ts';
import { cells, scenarios, tables } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid as bidAt, tasksOf } from '../../testing/at.ts';
import {
  act,
  bid,
  filled,
  initiativeOf,
  many,
  marker,
  names,
  refused,
  skip,
  table,
  withMarkers,
} from '../../testing/cups.ts';
import { inventedThings } from '../../testing/invented.ts';
import { goesBack } from './cup.ts';
import { otherFields } from './initiative.ts';
import { availableOf, drawnOf, dueSide, leftOf, markersIn, secondMay } from './markers.ts';
import { limits, reminders } from './now.ts';
import { initiativeTasks } from './tasks.ts';

/** Initiative, cups and draws at a table, with invented markers. */

describe('initiative', () => {
  it('RTL-7.12 the higher total wins; a tie stays with last turn’s First Player; passes of the opponent count', () => {
    const played = initiativeOf(table(), turnOf(14, 'AM'));
    played.write([{ kind: 'set', cell: cells.first, value: 'soviet' }]);
    act(played, 'initiative', { sovietDie: 5, germanDie: 5 });
    expect(played.state.cells[cells.first]).toBe('soviet');
    played.write([{ kind: 'set', cell: cells.passes, key: `t${turnOf(13, 'PM')}/soviet`, value: 1 }]);
    act(played, 'initiative', { sovietDie: 5, germanDie: 5 });
    expect(played.state.cells[cells.first]).toBe('german');
    // the German's own passes help the Soviet
    played.write([{ kind: 'set', cell: cells.passes, key: `t${turnOf(13, 'PM')}/german`, value: 3 }]);
    act(played, 'initiative', { sovietDie: 5, germanDie: 6 });
    expect(played.state.cells[cells.first]).toBe('soviet');
    expect(reminders(played.context).map(({ id }) => id)).toContain('passes-german');
  });

  it('RTL-7.12 the dice are owed anew in every turn, though the record still names last turn’s First Player', () => {
    const played = initiativeOf(table(), turnOf(14, 'AM'));
    const dice = () => tasksOf(played.context, 'initiative').find(({ id }) => id === 'dice');
    expect(dice()).toMatchObject({ ticked: false });
    act(played, 'initiative', { sovietDie: 9, germanDie: 1 });
    expect(dice()).toMatchObject({ ticked: true, status: { id: 'rtl.act.status.first' } });
    initiativeOf(played, turnOf(14, 'PM'));
    expect(played.state.cells[cells.first]).toBe('soviet');
    expect(dice()).toMatchObject({ ticked: false });
    expect(dice()?.status).toBeUndefined();
    act(played, 'first-player', { side: 'german' });
    expect(dice()).toMatchObject({ ticked: true });
  });

  it('RTL-7.12 whom the scenario lays down fills first and plays first, before anybody recorded it', () => {
    const played = initiativeOf(table(scenarios.counterattack), turnOf(15, 'AM'));
    const first = tasksOf(played.context, 'initiative').find(({ id }) => id === 'cup-first');
    expect(first?.status).toMatchObject({ p: { side: { id: 'rtl.side.soviet' } } });
    // as the form has it, and the script
    const proposal = bid(played, 'cup', {});
    expect(proposal.ok && proposal.says.p?.side).toEqual(first?.status?.p?.side);
    expect(game.questions.find(({ id }) => id === 'cup')?.answer({}, played.context)).toMatchObject({
      value: { first: 7, second: 4 },
    });
    expect(dueSide(played.context)).toBe('soviet');
  });

  it('RTL-7.12 a turn the scenario lays down is not rolled for', () => {
    const played = initiativeOf(table(), turnOf(13, 'AM'));
    expect(refused(played, 'initiative', { sovietDie: 9, germanDie: 1 })).toBe('7.12');
    expect(refused(played, 'first-player', { side: 'soviet' })).toBe('7.12');
    act(played, 'first-player');
    expect(played.state.cells[cells.first]).toBe('german');
    act(initiativeOf(played, turnOf(14, 'AM')), 'initiative', { sovietDie: 9, germanDie: 1 });
    expect(played.state.cells[cells.first]).toBe('soviet');
  });

  it('RTL-AMB-36 another DRM counts only where the players agreed to have one', () => {
    const winner = (amb36: string) => {
      const played = new Table(game, { scenario: scenarios.soltsy, options: { amb36 }, things: withMarkers(many) });
      initiativeOf(played, turnOf(14, 'AM'));
      act(played, 'initiative', { sovietDie: 4, germanDie: 5, otherSoviet: 3 });
      return played.state.cells[cells.first];
    };
    expect(winner('free')).toBe('soviet');
    expect(winner('none')).toBe('german');
  });
  it('7.11 a DRM typed from the Initiative Table stands in the form of its scenario and side', () => {
    const context = at(
      {
        tables: {
          [tables.own]: {
            id: tables.own,
            cols: ['n'],
            rows: ['initiative:soltsy:soviet', 'initiative:manstein:german'],
            cells: { 'initiative:soltsy:soviet/n': { text: '-1' }, 'initiative:manstein:german/n': { text: '2' } },
            from: 'invented',
          },
        },
      },
      {},
      scenarios.soltsy,
    );
    const form = fillFrom(otherFields, context);
    expect([form.otherSoviet, form.otherGerman]).toEqual([-1, 0]);
  });
});

describe('the cups', () => {
  it('RTL-7.14 RTL-EX-38 RTL-EX-01 the second puts in at most one more than the first', () => {
    expect([secondMay(7, 4), secondMay(4, 7), secondMay(7, 8)]).toEqual([5, 4, 7]);
    const question = game.questions.find(({ id }) => id === 'cup');
    const played = table();
    expect(question?.answer({ first: 'german', firstHas: 4, secondHas: 7 }, played.context)).toMatchObject({
      value: { first: 4, second: 5, out: 2 },
    });
    expect(question?.answer({ first: 'german', firstHas: 8, secondHas: 7 }, played.context)).toMatchObject({
      value: { second: 7, out: 0 },
    });
  });

  it('RTL-7.14 a name is refused with the way on where no marker is listed: their number will do', () => {
    const { context } = initiativeOf(table(), turnOf(14, 'AM'));
    const why = (rosters: Context['rosters']) => {
      const proposal = bidAt('cup', { side: 'german', markers: 'Blue' }, { ...context, rosters });
      return proposal.ok ? undefined : proposal.msg.id;
    };
    expect([why({}), why(context.rosters)]).toEqual(['rtl.act.bar.unlisted', 'rtl.act.bar.noMarker']);
  });

  it('RTL-7.14 the first leaves nobody out, the second’s surplus stays aside and is back in the next turn', () => {
    const played = initiativeOf(table(), turnOf(14, 'AM'));
    act(played, 'first-player', { side: 'german' });
    expect(refused(played, 'cup', { side: 'german', markers: 'Invented g-a, Invented g-b, Invented g-c' })).toBe(
      '7.14',
    );
    act(played, 'cup');
    // of the First Player's those that lie in the cup count, whatever he might have put in
    const question = game.questions.find(({ id }) => id === 'cup');
    expect(question?.answer({}, played.context)).toMatchObject({ value: { first: 4, second: 5, out: 2 } });
    const { [cells.markers]: laid, ...others } = played.context.cells;
    const fewer = Object.fromEntries(Object.entries(laid as object).slice(1));
    expect(question?.answer({}, { ...played.context, cells: { ...others, [cells.markers]: fewer } })).toMatchObject({
      value: { first: 3, second: 4, out: 3 },
    });
    expect(
      refused(played, 'cup', {
        side: 'soviet',
        markers: many
          .slice(4)
          .map(({ name }) => name)
          .join(', '),
      }),
    ).toBe('7.14');
    act(played, 'cup');
    expect([leftOf(played.context, 'german'), leftOf(played.context, 'soviet')]).toEqual([4, 5]);
    expect(markersIn(played.context, 'soviet', 'out')).toHaveLength(2);
    expect(limits(played.context).find(({ id }) => id === 'markers-soviet')).toMatchObject({ left: 5, of: 5 });
    skip(played, `t${turnOf(14, 'PM')}/strategic/weather`);
    expect(limits(played.context).map(({ id }) => id)).not.toContain('markers-soviet');
    initiativeOf(played, turnOf(14, 'PM'));
    expect(leftOf(played.context, 'german') + leftOf(played.context, 'soviet')).toBe(0);
    act(played, 'first-player', { side: 'soviet' });
    act(played, 'cup');
    act(played, 'cup');
    expect([leftOf(played.context, 'german'), leftOf(played.context, 'soviet')]).toEqual([4, 7]);
  });

  it('RTL-7.14 a filled cup is told in its own line, the other one in its own', () => {
    const played = initiativeOf(table(), turnOf(14, 'AM'));
    act(played, 'first-player', { side: 'german' });
    act(played, 'cup');
    act(played, 'cup');
    const said = initiativeTasks.flatMap(({ id, status }) => (id.startsWith('cup-') ? [status?.(played.context)] : []));
    expect(said.map((one) => [one?.id, one?.p?.n])).toEqual([
      ['rtl.act.status.cup', 4],
      ['rtl.act.status.cup', 5],
    ]);
  });

  it('RTL-7.14 a number is enough while nobody listed the markers', () => {
    const played = initiativeOf(table(scenarios.manstein, []), turnOf(19, 'AM'));
    act(played, 'first-player');
    act(played, 'cup', { side: 'german', count: 2 });
    expect(refused(played, 'cup', { side: 'soviet', count: 4 })).toBe('7.14');
    act(played, 'cup', { side: 'soviet', count: 3 });
    played.done();
    expect(played.place).toBe(`t${turnOf(19, 'AM')}/ops#1/op/activation`);
    act(played, 'choose-sequence', { kind: 'assault', formations: 'Invented Blue' });
    expect(played.state.cells).toMatchObject({ [cells.active]: 'german', [cells.acting]: 'Invented Blue' });
    expect(leftOf(played.context, 'german')).toBe(1);
    // what the First Player has played since counts as put in
    expect(refused(played, 'cup', { side: 'soviet', count: 3 })).toBeUndefined();
    expect(refused(played, 'cup', { side: 'soviet', count: 4 })).toBe('7.14');
  });

  it('RTL-7.14 cups that were left out have a line each in the activation, the other side’s too once one is filled', () => {
    const played = initiativeOf(table(scenarios.manstein, []), turnOf(19, 'AM'));
    act(played, 'first-player');
    played.done();
    const lines = () =>
      tasksOf(played.context, 'activation').flatMap(({ id, action }) => (action === 'cup' ? [id] : []));
    expect(lines()).toEqual(['cup', 'cup-other']);
    act(played, 'cup', { side: 'german', count: 2 });
    expect(lines()).toEqual(['cup-other']);
    act(played, 'cup', { side: 'soviet', count: 2 });
    expect(lines()).toEqual([]);
  });
  it('RTL-7.21 RTL-7.24 of a cup filled by number the name that is typed is that of the counter drawn', () => {
    for (const place of [1, 2]) {
      const played = initiativeOf(table(scenarios.manstein, []), turnOf(19, 'AM'));
      act(played, 'first-player');
      act(played, 'cup', { side: 'german', count: 2 });
      act(played, 'cup', { side: 'soviet', count: 2 });
      played.done();
      act(played, 'draw', { how: 'app', place });
      const named = { kind: 'assault', marker: 'Invented Blue' };
      expect(refused(played, 'choose-sequence', named)).toBeUndefined();
      act(played, 'choose-sequence', named);
      expect(played.state.cells).toMatchObject({ [cells.acting]: 'Invented Blue' });
      expect(leftOf(played.context, 'german')).toBe(1);
    }
  });

  it('RTL-4.38 a formation whose units are all gone loses its markers', () => {
    const played = initiativeOf(new Table(game, { things: inventedThings }), turnOf(14, 'AM'));
    expect(names(availableOf(played.context, 'soviet'))).toContain('am-brown');
    expect(refused(played, 'markers-gone', { markers: 'Invented am-brown' })).toBe('4.38');
    for (const unit of ['tanks', 'horse']) played.write([{ kind: 'set', cell: cells.steps, key: unit, value: 0 }]);
    expect(names(availableOf(played.context, 'soviet'))).not.toContain('am-brown');
    expect(reminders(played.context).map(({ id }) => id)).toContain('dead-marker');
    act(played, 'markers-gone');
    expect(played.state.cells[cells.markers]).toMatchObject({ 'am-brown': 'gone' });
  });

  it('RTL-S3.23 RTL-S4.23 70th Rifle joins on 14AM of scenario 1; on 15AM of scenario 2 it goes back into the cup once', () => {
    const at = (turn: number) => names(availableOf(initiativeOf(table(), turn).context, 'soviet')).includes('s-70');
    expect([at(turnOf(13, 'PM')), at(turnOf(14, 'AM'))]).toEqual([false, true]);
    const played = filled(initiativeOf(table(scenarios.counterattack), turnOf(15, 'AM')), 'soviet');
    act(played, 'choose-sequence', { kind: 'mobile', marker: 'Invented s-70' });
    expect(names(goesBack(played.context))).toEqual(['s-70']);
    act(played, 'marker-again');
    expect(markersIn(played.context, 'soviet', 'cup')).toContain('s-70');
    played.write([{ kind: 'set', cell: cells.markers, key: 's-70', value: 'played' }]);
    expect(goesBack(played.context)).toEqual([]);
    const later = initiativeOf(table(scenarios.counterattack), turnOf(15, 'PM'));
    later.write([{ kind: 'set', cell: cells.markers, key: 's-70', value: 'played' }]);
    expect(goesBack(later.context)).toEqual([]);
  });
});

describe('draws and sequences', () => {
  it('RTL-7.21 the last marker of a cup is drawn like the others, and the journal can be kept', () => {
    const last = ['g-a', 's-a'].flatMap((id) => many.find((one) => one.id === id) ?? []);
    const played = filled(initiativeOf(table(scenarios.soltsy, last), turnOf(14, 'AM')));
    act(played, 'choose-sequence', { kind: 'mobile', marker: 'Invented g-a' });
    for (let i = 0; i < 4; i += 1) played.done();
    act(played, 'draw', { how: 'app', place: 1 });
    expect(played.journal.lines.at(-1)).toMatchObject({ facts: [{ kind: 'roll', sides: 1 }, {}] });
    expect(checkLines(JSON.parse(JSON.stringify(played.journal.lines)))).toMatchObject({ ok: true });
  });
  const drawing = (): Table => filled(initiativeOf(table(), turnOf(14, 'AM')));

  it('RTL-7.24 what is drawn is played: hidden until then, and every place of the cup is another marker', () => {
    const found = [1, 2, 3, 4].map((place) => {
      const played = drawing();
      const proposal = bid(played, 'draw', { how: 'app', place });
      if (!proposal.ok) throw new Error(proposal.msg.id);
      expect(JSON.stringify([proposal.says, proposal.facts])).not.toMatch(/Invented|g-[abcd]/);
      act(played, 'draw', { how: 'app', place });
      return drawnOf(played.context, 'german');
    });
    expect(new Set(found).size).toBe(4);
    const played = drawing();
    expect(refused(played, 'draw', { how: 'app', place: 5 })).toBe('7.21');
    expect(bid(played, 'draw', { how: 'hand', marker: ' ' })).toMatchObject({ msg: { id: 'rtl.act.bar.which' } });
    act(played, 'draw', { how: 'app', place: 2 });
    const drawn = drawnOf(played.context, 'german');
    const another = markersIn(played.context, 'german', 'cup').find((id) => id !== drawn);
    expect(refused(played, 'choose-sequence', { kind: 'mobile', marker: `Invented ${another}` })).toBe('7.24');
    act(played, 'choose-sequence', { kind: 'mobile' });
    expect(markersIn(played.context, 'german', 'played')).toEqual([drawn]);
    expect(played.state.cells[cells.acting]).toBe(`G${drawn?.slice(2)}`);
  });

  it('RTL-7.24 a marker whose formation is not on the map is drawn and used up', () => {
    const played = drawing();
    act(played, 'draw', { how: 'hand', marker: 'Invented g-c' });
    act(played, 'choose-sequence', { kind: 'mobile' });
    expect(leftOf(played.context, 'german')).toBe(3);
  });
  it('RTL-7.21 a name no marker bears plays none', () => {
    const which = bid(drawing(), 'choose-sequence', { kind: 'mobile', marker: 'Invented nobody' });
    expect(which).toMatchObject({ ok: false, msg: { id: 'rtl.act.bar.which' }, rule: '7.21' });
  });

  it('RTL-7.22 the pool holds one marker: no second Pass; a Pass counts for the opponent and names nobody', () => {
    const played = drawing();
    act(played, 'draw', { how: 'hand', marker: 'Invented g-a' });
    const pass = bid(played, 'choose-sequence', { kind: 'pass' });
    expect(pass.ok && JSON.stringify(pass.says)).not.toMatch(/g-a/);
    act(played, 'choose-sequence', { kind: 'pass' });
    expect(markersIn(played.context, 'german', 'pool')).toEqual(['g-a']);
    expect(played.state.cells[cells.passes]).toEqual({ [`t${turnOf(14, 'AM')}/german`]: 1 });
    played.done();
    expect(played.place).toMatch(/\/ops#1\/op\/kind=pass\/passed$/);
    played.done();
    act(played, 'choose-sequence', { kind: 'assault', marker: 'Invented s-a' });
    while (!played.place.endsWith('/ops#3/op/activation')) played.done();
    expect(played.who).toBe('german');
    expect(reminders(played.context).map(({ id }) => id)).toContain('pool');
    const notes = ['german', 'soviet'].map(
      (side) => limits(played.context).find(({ id }) => id === `markers-${side}`)?.note?.id,
    );
    expect(notes).toEqual(['rtl.act.limit.pool', 'rtl.act.limit.out']);
    act(played, 'draw', { how: 'hand', marker: 'Invented g-b' });
    expect(refused(played, 'choose-sequence', { kind: 'pass', marker: 'Invented g-b' })).toBe('7.22');
    // nor is another put there by hand; the one that lies there may be put there again
    expect(refused(played, 'marker-state', { side: 'german', marker: 'Invented g-b', state: 'pool' })).toBe('7.22');
    expect(refused(played, 'marker-state', { side: 'german', marker: 'Invented g-a', state: 'pool' })).toBeUndefined();
    // 7.31: the pool's is played, the one drawn takes its place
    act(played, 'choose-sequence', { kind: 'mobile', marker: 'Invented g-a' });
    expect(markersIn(played.context, 'german', 'pool')).toEqual(['g-b']);
    expect(markersIn(played.context, 'german', 'played')).toEqual(['g-a']);
  });

  it('RTL-7.21 nobody leaves the activation before it is said which sequence follows; a pass books one pass', () => {
    const played = drawing();
    const held = () => heldBy(game.sequence, played.context);
    const first = `${played.place}/choose`;
    expect(held()).toBe(first);
    act(played, 'draw', { how: 'hand', marker: 'Invented g-a' });
    // a refusal chooses nothing
    expect(refused(played, 'choose-sequence', { kind: 'pass', marker: 'Invented g-b' })).toBe('7.24');
    expect(held()).toBe(first);
    act(played, 'choose-sequence', { kind: 'pass' });
    expect(held()).toBeUndefined();
    expect(tasksOf(played.context, 'activation').find(({ id }) => id === 'choose')).toMatchObject({
      done: true,
      ticked: true,
    });
    played.done();
    expect(held()).toBeUndefined();
    played.done();
    // the other side's sequence is another choice
    expect(held()).toBe(`${played.place}/choose`);
    expect(played.place).not.toBe(first);
  });

  it('RTL-7.21 RTL-S6.22 the form keeps the marker drawn for its player, and opens on a sequence the rules leave open', () => {
    const fields = game.actions.find(({ id }) => id === 'choose-sequence')?.fields ?? {};
    const marker = fields.marker?.kind === 'text' ? fields.marker : undefined;
    const played = drawing();
    expect(marker?.behind?.(played.context)).toBeUndefined();
    act(played, 'draw', { how: 'hand', marker: 'Invented g-a' });
    expect(marker?.behind?.(played.context)).toBe('german');
    expect(fillFrom(fields, played.context).kind).toBe('mobile');
    const bound = { ...played.context, scenario: scenarios.manstein, turn: turnOf(18, 'PM') };
    const soviet = { ...bound, cells: { ...bound.cells, [cells.active]: 'german' } };
    expect(fillFrom(fields, { ...soviet, marks: {} }).kind).toBe(dueSide(soviet) === 'soviet' ? 'assault' : 'mobile');
  });

  it('RTL-7.21 with empty cups nothing is to be chosen', () => {
    const played = initiativeOf(table(), turnOf(14, 'AM'));
    while (!played.place.endsWith('/activation')) played.done();
    expect(heldBy(game.sequence, played.context)).toBeUndefined();
  });

  it('RTL-7.14 RTL-4.38 who has no marker left leaves the other one, and makes no sequence', () => {
    const played = initiativeOf(table(scenarios.soltsy, many), turnOf(14, 'AM'));
    const dead = many.filter(({ values }) => values.side === 'soviet').map(({ id }) => id);
    played.write(dead.map((key) => ({ kind: 'set', cell: cells.markers, key, value: 'gone' })));
    act(played, 'first-player', { side: 'soviet' });
    act(played, 'cup');
    expect(refused(played, 'cup', { side: 'german', markers: 'Invented g-a, Invented g-b' })).toBe('7.14');
    act(played, 'cup');
    expect(leftOf(played.context, 'german')).toBe(1);
    expect(dueSide(played.context)).toBe('german');
  });

  it('RTL-7.14 (7.23) turn about, and whoever has none left is passed over until both cups are empty', () => {
    const played = filled(initiativeOf(table(scenarios.soltsy, many.slice(0, 5)), turnOf(14, 'AM')));
    const order: string[] = [];
    while (played.place.includes('/ops#')) {
      if (played.place.endsWith('/activation')) {
        const side = dueSide(played.context);
        order.push(side);
        const [id] = markersIn(played.context, side, 'cup');
        if (side === 'german' && order.length === 1)
          expect(refused(played, 'choose-sequence', { side: 'soviet', kind: 'mobile', marker: 'Invented s-a' })).toBe(
            '7.23',
          );
        act(played, 'choose-sequence', { kind: 'mobile', marker: `Invented ${id}` });
        expect(refused(played, 'choose-sequence', { kind: 'mobile', marker: `Invented ${id}` })).toBe('7.21');
      }
      played.done();
    }
    expect(order).toEqual(['german', 'soviet', 'german', 'german', 'german']);
    expect(played.place).toMatch(/reorganisation/);
  });

  it('RTL-4.37 a marker of any formation acts for the one that is named, even one that acted, and may be passed', () => {
    const wild = [...many, marker('s-any', 'soviet', '', { any: true })];
    const played = initiativeOf(table(scenarios.soltsy, wild), turnOf(15, 'AM'));
    expect(names(availableOf(played.context, 'soviet'))).not.toContain('s-any');
    played.write([{ kind: 'set', cell: cells.groups, key: 'soltsy-voroshilov', value: 'taken' }]);
    filled(played, 'soviet');
    act(played, 'draw', { how: 'hand', marker: 'Invented s-any' });
    expect(refused(played, 'choose-sequence', { kind: 'mobile' })).toBe('4.37');
    expect(refused(played, 'choose-sequence', { kind: 'pass' })).toBeUndefined();
    played.write([{ kind: 'set', cell: cells.markers, key: 's-a', value: 'played' }]);
    act(played, 'draw', { how: 'hand', marker: 'Invented s-any' });
    act(played, 'choose-sequence', { kind: 'mobile', formations: 'Sa' });
    expect(played.state.cells[cells.acting]).toBe('Sa');
  });
  it('RTL-4.37 RTL-7.33 shown to be combined and left alone, it still wakes whom its player names', () => {
    const wild = [...many, marker('s-any', 'soviet', '', { any: true })];
    const played = initiativeOf(table(scenarios.soltsy, wild), turnOf(15, 'AM'));
    played.write([{ kind: 'set', cell: cells.groups, key: 'soltsy-voroshilov', value: 'taken' }]);
    filled(played, 'soviet');
    played.write([{ kind: 'set', cell: cells.markers, key: 's-a', value: 'pool' }]);
    act(played, 'draw', { how: 'hand', marker: 'Invented s-any' });
    const pair = { shown: 'Invented s-any', hidden: 'Invented s-a', die: 1 };
    const combined = bid(played, 'combine', pair);
    expect(combined.ok && combined.next?.map(({ rule }) => rule)).toContain('4.37');
    act(played, 'combine', pair);
    expect(refused(played, 'choose-sequence', { kind: 'mobile' })).toBe('4.37');
    act(played, 'choose-sequence', { kind: 'mobile', formations: 'Sb' });
    expect(played.state.cells[cells.acting]).toBe('Sb');
  });
});
