import { type Action, action } from '#rules/kit/game/action.ts';
import { mark, set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { countAt, hasAt, textAt } from '#rules/kit/record/readers.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { recapturedMark, recordCells, sides } from '../../ids.ts';
import { objectiveOf, objectives } from '../../model/objectives.ts';
import { allowUnless } from '../../model/propose.ts';
import { placeOf } from '../../model/reading.ts';
import { plain } from '../../model/words.ts';
import { recapturePoints } from './levels.ts';
import { msg } from './msg.ts';
import { recaptureCandidates } from './points.ts';

const group = msg('pgg.group.cities');

const named = (id: string) => name(objectiveOf(id)?.name ?? id);

const cities = objectives.filter((one) => one.city);

/** 15.11: who holds every hex of an objective, and whether its line to the west edge is open. */
export const controlAction = action({
  id: 'control',
  msg: msg('pgg.action.control'),
  rule: '15.11',
  about: msg('pgg.action.control.about'),
  group,
  fields: {
    objective: {
      kind: 'choice',
      msg: msg('pgg.field.objective'),
      start: objectives[0]?.id ?? '',
      options: objectives.map((one) => ({ key: one.id, msg: plain(one.name) })),
      big: true,
    },
    control: {
      kind: 'choice',
      msg: msg('pgg.field.control'),
      start: 'german',
      options: [
        { key: 'german', msg: msg('pgg.control.german') },
        { key: 'split', msg: msg('pgg.control.split') },
        { key: 'soviet', msg: msg('pgg.control.soviet') },
      ],
    },
    line: {
      kind: 'choice',
      msg: msg('pgg.field.line'),
      hint: msg('pgg.field.line.hint'),
      start: 'open',
      options: [
        { key: 'open', msg: msg('pgg.line.open') },
        { key: 'cut', msg: msg('pgg.line.cut') },
      ],
      when: { field: 'control', is: 'german' },
    },
  },
  proposes: (input, context) => {
    const was = textAt(context, recordCells.control, input.objective);
    const line = input.control === 'german' ? input.line : 'cut';
    const what = { what: named(input.objective) };
    const says =
      input.control === 'german'
        ? line === 'open'
          ? msg('pgg.says.controlGerman', what)
          : msg('pgg.says.controlCut', what)
        : input.control === 'split'
          ? msg('pgg.says.controlSplit', what)
          : msg('pgg.says.controlSoviet', what);
    return allowUnless(undefined, says, [
      setAt(recordCells.control, input.objective, input.control),
      setAt(recordCells.line, input.objective, line),
      ...(was === input.control ? [] : [setAt(recordCells.controlSince, input.objective, context.turn)]),
    ]);
  },
});

/** 15.12: at the end of the German player-turn the cities that may be recaptured are taken down. */
const snapshot = action({
  id: 'snapshot',
  msg: msg('pgg.action.snapshot'),
  rule: '15.12',
  about: msg('pgg.action.snapshot.about'),
  side: sides.german,
  group,
  fields: {
    cities: {
      kind: 'set',
      msg: msg('pgg.field.cities'),
      start: [],
      options: cities.map((one) => ({ key: one.id, msg: plain(one.name) })),
      big: true,
    },
  },
  when: (context) => placeOf(context).name === 'cities',
  proposes: (input, context) => {
    const what = list(input.cities.map((id) => msg('pgg.say', { what: named(id) })));
    return allowUnless(undefined, what ? msg('pgg.says.snapshot', { what }) : msg('pgg.says.snapshotNone'), [
      ...cities.map((one) => setAt(recordCells.snapshot, one.id, input.cities.includes(one.id) ? true : null)),
      set(recordCells.snapshotTurn, context.turn),
    ]);
  },
});

/** 15.12: two points for each city taken back; each may score again later. */
const recapture = action({
  id: 'recapture',
  msg: msg('pgg.action.recapture'),
  rule: '15.12',
  about: msg('pgg.action.recapture.about'),
  side: sides.soviet,
  group,
  fields: {
    city: {
      kind: 'choice',
      msg: msg('pgg.field.city'),
      start: cities[0]?.id ?? '',
      options: cities.map((one) => ({ key: one.id, msg: plain(one.name) })),
      big: true,
    },
    /** ruling A44: a Soviet unit in every hex is asked for */
    units: { kind: 'toggle', msg: msg('pgg.field.unitsInAll'), start: true, when: { option: 'a44', is: 'unit' } },
  },
  when: (context) => placeOf(context).name === 'recapture' || recaptureCandidates(context).length > 0,
  proposes: (input, context) => {
    const what = { what: named(input.city) };
    const bar: Objection | undefined = !hasAt(context, recordCells.snapshot, input.city)
      ? { msg: msg('pgg.bar.notTakenDown', what), rule: '15.12' }
      : context.marks[recapturedMark]?.[input.city] !== undefined
        ? { msg: msg('pgg.bar.recapturedOnce', what), rule: '15.12' }
        : context.options.a44 === 'unit' && !input.units
          ? { msg: msg('pgg.bar.unitsInAll', what), rule: '15.12' }
          : undefined;
    if (!objectiveOf(input.city)) return refuse(msg('pgg.bar.nobody'), '15.12');
    return allowUnless(bar, msg('pgg.says.recapture', { ...what, count: recapturePoints }), [
      setAt(recordCells.recaptures, input.city, (countAt(context, recordCells.recaptures, input.city) ?? 0) + 1),
      setAt(recordCells.control, input.city, 'soviet'),
      setAt(recordCells.line, input.city, 'cut'),
      ...(textAt(context, recordCells.control, input.city) === 'soviet'
        ? []
        : [setAt(recordCells.controlSince, input.city, context.turn)]),
      mark(recapturedMark, input.city, true, placeOf(context).turn),
    ]);
  },
});

export const cityActions: readonly Action[] = [controlAction, snapshot, recapture];
