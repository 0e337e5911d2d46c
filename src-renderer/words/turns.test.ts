import { describe, expect, it } from 'vitest';
import { blocksInTheEast as bite } from '#rules/games/blocks-in-the-east/index.ts';
import { panzergruppeGuderian as pgg } from '#rules/games/panzergruppe-guderian/index.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import type { Locale } from '#rules/kit/words/message.ts';
import { languageOf } from '../testing/languageOf.ts';
import { fromTurn, spanMsg, turnOfSpan, turnShort, turnTitle, turnWord, yearsOf } from './turns.ts';

const blue = bite.scenarios.find((one) => one.id === 'SBE6');
const war = bite.scenarios.find((one) => one.id === 'SBE9');

describe('turns by their dates', () => {
  it.each<[Locale, readonly string[]]>([
    ['en', ['September 1941', 'Sep 1941', 'September 1941', 'From September 1941 on', 'June 1942 to November 1942']],
    ['it', ['settembre 1941', 'set 1941', 'Settembre 1941', 'Da settembre 1941', 'Giugno 1942 – novembre 1942']],
  ])('where a game has them (%s)', (locale, texts) => {
    const { say } = languageOf(locale, bite);
    const msgs = [turnWord(bite, 4), turnShort(bite, 4), turnTitle(bite, 4), fromTurn(bite, 4), spanMsg(bite, blue)];
    expect(msgs.map(say)).toEqual(texts);
  });

  it.each<[Locale, readonly string[]]>([
    ['en', ['turn 4', 'turn 4', 'Turn 4', 'From turn 4 on', 'Turn 1 to 12', 'Turn 4 of 12']],
    ['it', ['turno 4', 'turno 4', 'Turno 4', 'Dal turno 4', 'Dal turno 1 al 12', 'Turno 4 di 12']],
  ])('else by their number (%s)', (locale, texts) => {
    const { say } = languageOf(locale, pgg);
    const [scenario] = pgg.scenarios;
    const msgs = [turnWord(pgg, 4), turnShort(pgg, 4), turnTitle(pgg, 4), fromTurn(pgg, 4), spanMsg(pgg, scenario)];
    expect([...msgs, turnOfSpan(pgg, 4, scenario)].map(say)).toEqual(texts);
  });

  it('a scenario that begins later is counted from its own first month', () => {
    expect(spanOf(blue)).toEqual({ first: 13, last: 18, count: 6 });
    expect(languageOf('en', bite).say(turnOfSpan(bite, 14, blue))).toBe('July 1942, turn 2 of 6');
    expect(spanOf(undefined)).toEqual({ first: 1, last: 1, count: 1 });
  });

  it('the scale is divided where a year begins', () => {
    expect(yearsOf(bite, war)).toEqual([
      { year: 1941, turn: 1 },
      { year: 1942, turn: 8 },
      { year: 1943, turn: 20 },
      { year: 1944, turn: 32 },
      { year: 1945, turn: 44 },
    ]);
    expect(yearsOf(pgg, pgg.scenarios[0])).toEqual([]);
  });
});
