import { expect, it } from 'vitest';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { speaker } from '#shared/say.ts';
import { blocksInTheEast as game } from '../index.ts';
import { turnOf } from '../model/calendar.ts';
import { at } from './at.ts';
import { invented } from './sites.ts';

const context = at({ turn: turnOf(1941, 9), rosters: invented });
const italian = speaker('it', [game.text.it]);

it('a place picked in Italian books what its English name books, in every form that offers it', () => {
  const asked = game.actions.flatMap((action) => {
    const start = fillFrom(action.fields, context);
    return Object.entries(action.fields).flatMap(([id, field]) => {
      if (field.kind !== 'text' || !field.offers) return [];
      const input = { ...start, ...('kind' in start ? { kind: 'rebuild' } : {}) };
      return field.offers(context, input).flatMap(({ name, called }) => {
        if (!called || !('id' in called)) return [];
        const answer = (text: string) => {
          const parsed = action.parse({ ...input, [id]: field.many ? `${text},` : text }, context);
          const said = parsed.ok ? action.proposes(parsed.value, context) : parsed;
          // a refusal tells what was typed as it was typed
          return 'facts' in said ? JSON.stringify(said.facts) : JSON.stringify(said).replaceAll(text, name);
        };
        return [[`${action.id} ${id}: ${name}`, answer(name) === answer(italian(called))] as const];
      });
    });
  });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.flatMap(([what, isSame]) => (isSame ? [] : [what]))).toEqual([]);
});
