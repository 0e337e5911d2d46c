import type { Fact } from '#rules/kit/record/journal.ts';
import { allowingUnless } from '#rules/kit/record/proposal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';

export const say = (called: string): Msg => msg('rtl.say', { what: name(called) });
/** Names the players know, in one breath. */
export const called = (names: readonly string[]): Msg | undefined => list(names.map(say));

/** A ten-sided die; its 0 reads 10 (2.41). The screen that rolled the app's own says so in place of 'table'. */
export const rolledTen = (what: string, face: number): Fact => ({
  kind: 'roll',
  what,
  sides: 10,
  faces: [face],
  by: 'table',
});

/** What is booked; or the objection, with what is booked when the players do it anyway, said as an override. */
export const allowUnless = allowingUnless((p) => msg('rtl.anyway', p));
