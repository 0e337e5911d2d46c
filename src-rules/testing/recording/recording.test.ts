import { describe, expect, it } from 'vitest';
import { contextFrom, questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { games } from '../../games/registry.ts';
import { blockSize } from './cases.ts';
import type { Golden } from './contexts.ts';
import {
  answererOf,
  answersPrint,
  blocksOf,
  inputsPrint,
  lineAt,
  linesOf,
  type Recording,
  scriptOf,
  tellingCases,
} from './recording.ts';

const goldens = import.meta.glob<Golden>('../golden/*.json', { eager: true, import: 'default' });
const kept = import.meta.glob<Recording>('./kept/*.json', { eager: true, import: 'default' });

/** The first block of every question and its telling cases: the whole recording is `npm run recording`. */
describe('the command line answers as it was recorded', () => {
  it.each(games)('$id', (game) => {
    const desk = { game, questionsOf, contextFrom: contextFrom };
    const script = scriptOf(desk, goldens[`../golden/${game.id}.json`]);
    const answer = answererOf(desk, script);
    const recording = kept[`./kept/${game.id}.json`] ?? {};
    expect(script.asked.map(({ id }) => id).sort(), 'npm run recording -- --write').toEqual(Object.keys(recording));
    const off = script.asked.flatMap((asked) => {
      const had = recording[asked.id];
      const [block] = blocksOf(linesOf(script, asked, answer, blockSize));
      if (block !== had?.answers.split(' ')[0]) return [asked.id];
      const { cases = '', answers } = had?.telling ?? {};
      const lines = tellingCases(cases).map((at) => lineAt(script, asked, answer, at));
      return lines.length === 0 || answersPrint(lines) === answers ? [] : [`${asked.id}, telling cases`];
    });
    expect(off, 'npm run recording -- --against <checkout of before> lists what differs').toEqual([]);
  });

  it('the same inputs come out of the same game', () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const desk = { game, questionsOf, contextFrom: contextFrom };
    const [one, other] = [scriptOf(desk), scriptOf(desk)];
    expect(JSON.stringify(other.stands)).toBe(JSON.stringify(one.stands));
    const prints = ({ asked, ...script }: typeof one) =>
      asked.map((each) => inputsPrint(linesOf({ ...script, asked }, each, () => '', 4)));
    expect(prints(other)).toEqual(prints(one));
  });
});
