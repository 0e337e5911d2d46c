import type { Fields } from '#rules/kit/forms/fields.ts';
import { end } from '#rules/kit/record/place.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { type Objective, sets } from '../chapters/victory/objectives.ts';
import { cells, italianCorps } from '../ids.ts';
import { countersOf, upOf } from '../model/reading.ts';

/** Forms, lists, reminders and questions of the record. */

const offered = (at: Position, action: string, field: string): readonly string[] => {
  const fields: Fields | undefined = at.game.actions.find(({ id }) => id === action)?.fields;
  const of = fields?.[field];
  return of?.kind === 'text' ? (of.offers?.(at.context, {}) ?? []).map(({ name }) => name) : [];
};
/** Whom a form offers are those whom it takes. */
const takes = (
  id: string,
  rule: string,
  action: string,
  field: string,
  /** whom the form leaves out though nothing is against it: it would change nothing */
  idle: (at: Position, unit: string) => boolean = () => false,
): Agreement => ({
  id,
  rule,
  readers: [`what ${action} offers`, `what ${action} takes`],
  check: (at) => {
    const form = (name: string) => at.form(action, { [field]: name });
    const all = countersOf(at.context);
    const [one] = all;
    if (!one || form(one.name) === undefined) return undefined;
    const names = offered(at, action, field);
    // now it is taken from nobody, whoever he is
    if (all.every(({ name }) => form(name)?.ok !== true)) return undefined;
    return at.roll
      .some(
        all.filter(({ id: unit }) => !idle(at, unit)),
        0.4,
      )
      .map(({ name }): Said => ({ about: name, says: [names.includes(name), form(name)?.ok === true] }));
  },
});

/** 15, 18.5: what is due, by question and by form. */
const arrivals: Agreement = {
  id: 'arrivals',
  rule: '18.5',
  readers: ['question reinforcements', 'form arrive'],
  check: (at) => {
    if (at.context.place.split('/').at(-1) !== 'reinforcements') return undefined;
    const { arrivals: all } = at.script('reinforcements', {}) as {
      readonly arrivals: readonly { readonly id: string; readonly state: string }[];
    };
    return all
      .filter(({ id }) => id !== 'xxivHq')
      .map(({ id, state }): Said => {
        const form = at.form('arrive', { units: [id] });
        return { about: id, says: [state === 'due' || state === 'delayed', form?.ok === true] };
      });
  },
};

/** 17.1.1: corps by their steps. */
const corps: Agreement = {
  id: 'corps',
  rule: '17.1.1',
  readers: ['question corps', 'question step-ledger'],
  check: (at) => {
    const asked = at.script('corps', {}) as {
      readonly corps: readonly { readonly corps: string; readonly full: number; readonly lost: number }[];
    };
    return italianCorps.map((one): Said => {
      const ledger = at.script('step-ledger', { corps: one }) as readonly {
        readonly full?: number;
        readonly left?: number;
      }[];
      const known = ledger.filter(({ full }) => full !== undefined);
      const of = asked.corps.find(({ corps: id }) => id === one);
      return {
        about: one,
        says: [
          [of?.full, of?.lost],
          [
            known.reduce((sum, { full = 0 }) => sum + full, 0),
            known.reduce((sum, { full = 0, left = 0 }) => sum + Math.max(0, full - left), 0),
          ],
        ],
      };
    });
  },
};

/** 17: the points of a choice, asked, on the score and in the calculator that answers for every choice. */
const score: Agreement = {
  id: 'score',
  rule: '17.2',
  readers: ['question objectives', 'score and calculator victory'],
  check: (at) => {
    const choice: readonly Objective[] = at.roll.one(sets) ?? [];
    const asked = at.script('objectives', { choice: [...choice] }) as { readonly net: number; readonly winner: string };
    const ticked = {
      ...at.context,
      sealed: {},
      cells: { ...at.context.cells, [cells.objectives]: Object.fromEntries(choice.map((one) => [one, 'yes'])) },
    };
    const { total } = at.game.score(ticked);
    const panel = at.panel('victory');
    if (panel.kind !== 'value') return undefined;
    const row = panel.grids?.find(({ id }) => id === 'sets')?.rows[sets.indexOf(choice)];
    const winner = row?.cells[1]?.value.id === 'armir.victory.soviet' ? 'soviet' : 'axis';
    return {
      about: choice,
      says: [
        [asked.net, asked.net, asked.winner],
        [total.points, row?.cells[0]?.value.p?.n, winner],
      ],
    };
  },
};

/** 1.5: who stands in a starred place. */
const control: Agreement = {
  id: 'control',
  rule: '1.5',
  readers: ['map tool taken', 'reminders'],
  check: (at) => {
    const shown = at.tool('taken', '');
    // nothing is to be remembered once the game is over
    if (!shown || at.context.place === end) return undefined;
    const places = shown.list.filter(({ rule }) => rule === '16.4.1').map(({ msg }) => JSON.stringify(msg.p?.what));
    const told = at.game.reminders(at.context).filter(({ id }) => id.startsWith('control-'));
    return { says: [places.length, told.length] };
  },
};

/** 10.2, 16.2: what is left, as the limits say and the task beside them. */
const openPhases: Agreement = {
  id: 'checklist',
  rule: '3',
  readers: ['question turn-phases', 'map tool locks'],
  check: (at) => {
    const shown = at.tool('locks', '');
    const { turn } = at.context;
    if (!shown || turn !== 2) return undefined;
    const phases = at.script('turn-phases', { turn }) as readonly {
      readonly path: string;
      readonly tasks: readonly { readonly id: string }[];
    }[];
    const list = phases
      .find(({ path }) => path.endsWith('/axis-movement'))
      ?.tasks.some(({ id }) => id === 'front-lock');
    return { says: [list, shown.list.some(({ msg }) => msg.id === 'armir.locks.front')] };
  },
};

export const records: readonly Agreement[] = [
  takes('complementi', '15.4', 'complementi', 'unit'),
  takes('replacement', '15.3', 'replacement', 'unit'),
  takes('turn-up', '5.3', 'turn-up', 'movement', (at, unit) => upOf(at.context, unit) === 'movement'),
  takes('cir-units', '16.1', 'cir-units', 'units'),
  takes('tem-enter', '16.3.1', 'tem-enter', 'units'),
  takes('cir-enter', '16.1.4', 'cir-enter', 'units'),
  arrivals,
  corps,
  score,
  control,
  openPhases,
];
