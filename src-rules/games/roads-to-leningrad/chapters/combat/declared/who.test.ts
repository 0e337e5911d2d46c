import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../../ids.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { bid, at as from, refusal, tasksOf } from '../../../testing/at.ts';
import { type Drawing, draw, scene } from '../../../testing/drawn.ts';
import { facts } from '../../../testing/here.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { map } from '../../../testing/map.ts';
import { activeSide } from '../fight/declared.ts';

/** Who stands where, and who counts: leaders, bridges and aircraft neither defend a hex nor hold it (3.21). */

const op = 't2/ops#1';
const chief = { id: 'chief', name: 'Invented chief', values: { kind: 'leader', commandPoints: 1 } };
const span = { id: 'span', name: 'Invented span', values: { kind: 'bridge' } };
const things = {
  rosters: {
    ...inventedThings.rosters,
    soviet: { id: 'soviet', units: [...(inventedThings.rosters?.soviet?.units ?? []), chief, span] },
  },
};
const here = (phase: string, places: { readonly [id: string]: string }, over: Partial<Context> = {}): Context =>
  from(
    {
      place: `${op}/kind=mobile/mobile/${phase}`,
      turn: 2,
      ...over,
      cells: { [cells.active]: 'german', [cells.sequence]: 'mobile', [cells.at]: places, ...over.cells },
    },
    things,
  );
const declared = (hex: string) => ({
  [marks.declared]: { [hex]: { value: { side: 'german', units: ['pz-1'] }, until: op } },
});

describe('a leader or a bridge in the hex', () => {
  const with_ = (phase: string, more: { readonly [id: string]: string }) =>
    here(phase, { tanks: '5529', 'pz-1': '5530', ...more }, { marks: declared('5529') });
  it('RTL-9.21: does not keep the units there from refusing', () => {
    const all: readonly { readonly [id: string]: string }[] = [{}, { chief: '5529' }, { span: '5529' }];
    for (const more of all)
      expect(
        refusal('refuse', { hex: '5529', lead: 'Invented tanks', face: 1 }, with_('reaction', more)),
      ).toBeUndefined();
    const foot = with_('reaction', { 'rifles-1': '5529' });
    expect(refusal('refuse', { hex: '5529', lead: 'Invented tanks', face: 1 }, foot)).toBe('9.21');
  });
  it('RTL-9.41: is no step of it', () => {
    // a horse regiment has one step
    const stands = (more: { readonly [id: string]: string }) =>
      refusal(
        'no-retreat',
        { hex: '5529', lead: 'Invented horse', strongpoint: true, face: 1 },
        here('reaction', { horse: '5529', ...more }, { marks: declared('5529') }),
      );
    expect([stands({}), stands({ chief: '5529' }), stands({ 'hq-2': '5529' })]).toEqual(['9.41', '9.41', undefined]);
  });
  it('RTL-9.11: is nobody to attack', () => {
    const declares = (places: { readonly [id: string]: string }) =>
      refusal('declare', { hex: '5529', units: 'Invented pz-1' }, here('movement', { 'pz-1': '5530', ...places }));
    expect([
      declares({ chief: '5529' }),
      declares({ span: '5529' }),
      declares({ tanks: '5529', chief: '5529' }),
    ]).toEqual(['9.11', '9.11', undefined]);
    // nobody wrote down who is there
    expect(declares({})).toBeUndefined();
  });
});

describe('who is named, and what is said of it', () => {
  it('RTL-9.23: behind a refusal those beside the hex may advance, not who supported from afar', () => {
    const field = {
      id: 'field-guns',
      name: 'Invented field-guns',
      values: { kind: 'artillery', class: 'mot', range: 6 },
    };
    const german = { id: 'german', units: [...(inventedThings.rosters?.german?.units ?? []), field] };
    const mayAdvance = (guns: string) => {
      const context = here(
        'reaction',
        { tanks: '5529', 'pz-1': '5530', 'field-guns': guns },
        {
          marks: {
            [marks.declared]: { 5529: { value: { side: 'german', units: ['pz-1', 'field-guns'] }, until: op } },
          },
          rosters: { ...things.rosters, german },
        },
      );
      return facts('refuse', { hex: '5529', lead: 'Invented tanks', face: 1 }, context).flatMap((fact) =>
        fact.kind === 'mark' && fact.mark === marks.enters ? [fact.key] : [],
      );
    };
    expect([mayAdvance('5530'), mayAdvance('5532')]).toEqual([['pz-1', 'field-guns'], ['pz-1']]);
  });
  it('9.23: the diary has a dash where no hex was typed', () => {
    const told = bid('refuse', { hex: '', er: 5, face: 1 }, here('reaction', {}));
    expect(told.ok && told.says.p?.hex).toEqual(name('–'));
  });
  it('RTL-9.32: that nobody may react is said where it is known who stands where, and the dead are not offered', () => {
    const status = (places: { readonly [id: string]: string }, over = {}) => {
      const context = here('reaction', { 'pz-1': '5530', ...places }, { marks: declared('5529'), cells: over });
      const field = game.actions.find(({ id }) => id === 'react')?.fields.unit;
      const offered = field?.kind === 'text' ? field.offers?.(context, { hex: '5529' })?.map((one) => one.name) : [];
      return [tasksOf(context, 'reaction').find(({ id }) => id === 'react')?.status?.id, offered];
    };
    const id = 'rtl.chk.status';
    expect(status({})[0]).toBe(`${id}.declared`);
    expect(status({ 'rifles-2': '5529', tanks: '4040' })[0]).toBe(`${id}.nobody`);
    expect(status({ horse: '5529', tanks: '5527' })).toEqual([`${id}.may`, ['Invented tanks']]);
    const dead = { [cells.at]: { 'pz-1': '5530', horse: '5529', tanks: '5527' }, [cells.steps]: { tanks: 0 } };
    expect(status({}, dead)[0]).toBe(`${id}.nobody`);
  });
});

describe('retreats by hand', () => {
  const goes = (places: { readonly [id: string]: string }, more: JsonObject = {}) =>
    refusal('retreat', { units: 'Invented tanks', to: '5527', ...more }, here('combat', { tanks: '5529', ...places }));
  it('RTL-11.32: no way into a hex with an enemy that fights, HQs among them; leaders and bridges are no bar', () => {
    const german = { 'pz-1': '5527' };
    expect([goes(german), goes({ 'hq-1': '5527' }), goes({ leader: '5527' })]).toEqual(['11.32', '11.32', undefined]);
  });
  it('RTL-11.3: somebody has to go; of a unit in no roster the map knows no zone', () => {
    expect(goes({}, { units: '' })).toBe('11.3');
    expect(goes({}, { units: 'Somebody else' })).toBeUndefined();
  });
  it('RTL-11.34 RTL-11.53: friends that fight hold a hex in enemy ZOC, HQs and guns too; a leader or a bridge does not', () => {
    const zoc = (id: string) => goes({ [id]: '5527' }, { enemyZoc: true });
    expect(['rifles-1', 'hq-2', 'guns-2', 'chief', 'span'].map(zoc)).toEqual([
      undefined,
      undefined,
      undefined,
      '11.34',
      '11.34',
    ]);
  });
});

describe('reaction', () => {
  const block: Drawing = { rows: [42, 50], columns: [1, 14] };
  const places = { tanks: '4608', 'rifles-1': '4606', 'pz-1': '4605' };
  it('RTL-9.34: on the map it goes next to an enemy only where friends stand, free of the ZOC, and stops', () => {
    const { board, stand, context } = scene(draw(block), places, { cells: { [cells.at]: places } });
    const tool = map.tools.find(({ id }) => id === 'reaction');
    const shown = new Map(tool?.show('tanks', board, stand, context).hexes.map((one) => [one.hex, one]));
    // beside the tanks of the enemy, and nobody there
    expect([shown.has('4505'), shown.has('4705')]).toEqual([false, false]);
    // 2 hexes, the ZOC free: of half of 8 two are left
    expect(shown.get('4606')).toMatchObject({ label: '2', tone: 'plain', rule: '9.34' });
    expect(shown.has('4607')).toBe(true);
  });
  it('RTL-9.34: the cost of a way says the same', () => {
    const move = game.calculators.find(({ id }) => id === 'move');
    const says = (step: JsonObject, sequence = 'reaction') => {
      const input = move?.parse({
        units: [{ class: 'mot', ma: 8 }],
        sequence,
        path: [{ hex: 'a' }, { hex: 'b', ...step }],
      });
      if (!move || !input?.ok) throw new Error(JSON.stringify(input));
      const panel = move.panel(input.value, from({}, things), []);
      const spent = panel.figures.find(({ id }) => id === 'spent')?.value;
      return [spent, ...panel.hints.map(({ rule }) => rule)];
    };
    expect(says({ zoc: true })).toEqual([2, '9.34']);
    expect(says({ zoc: true, friend: true })).toEqual([4, '8.22']);
    expect(says({ zoc: true, friend: true }, 'mobile')).toEqual([6]);
    // beside an enemy whose zone does not reach there
    expect([says({ near: true }), says({ near: true, friend: true })]).toEqual([[2, '9.34'], [4]]);
    expect(says({ near: true }, 'mobile')).toEqual([4]);
  });
  it('while nobody wrote down whose sequence it is, in the reaction it is the other side’s', () => {
    const [moves, reacts] = ['movement', 'reaction'].map((phase) =>
      activeSide({
        ...here(phase, {}, { cells: { [cells.active]: '' } }),
        who: phase === 'reaction' ? 'soviet' : 'german',
      }),
    );
    expect([moves, reacts]).toEqual(['german', 'german']);
  });
  it('RTL-9.32: whom the form offers, the noted fight lists and the action takes are the same', () => {
    const drawn = scene(draw(block), places, {
      place: `${op}/kind=mobile/mobile/reaction`,
      turn: 2,
      cells: { [cells.at]: { ...places, horse: '4606' }, [cells.active]: 'german' },
      marks: declared('4606'),
    }).context;
    const field = game.actions.find(({ id }) => id === 'react')?.fields.unit;
    const offered = field?.kind === 'text' ? field.offers?.(drawn, { hex: '4606' })?.map(({ name }) => name) : [];
    expect(offered).toEqual(['Invented tanks']);
    const lead = 'Invented horse';
    const raw = { unit: 'Invented tanks', hex: '4606', lead, face: 1 };
    expect(refusal('react', raw, drawn)).toBeUndefined();
    // a Soviet unit in an enemy ZOC: the drawn map knows it, and nobody has to tick it
    const near = { ...drawn, cells: { ...drawn.cells, [cells.at]: { ...places, horse: '4606', 'rifle-1': '4708' } } };
    expect(refusal('react', raw, near)).toBe('9.32');
  });
});
