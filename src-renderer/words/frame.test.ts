import { describe, expect, it } from 'vitest';
import { reasons } from '#shared/contract.ts';
import { speaker } from '#shared/say.ts';
import { commandIds, specOf } from '../state/commands.ts';
import { refusalMsg } from '../ui/parts/refusalMsg.ts';
import { frameEn } from './frame.en.ts';
import { frameIt } from './frame.it.ts';
import { moment } from './when.ts';

const holes = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, hole]) => hole ?? '').sort();

describe('the strings of the frame', () => {
  it('ask for the same parameters in both languages', () => {
    const italian: Readonly<Record<string, string>> = frameIt.says;
    for (const [id, text] of Object.entries(frameEn.says))
      expect([id, holes(italian[id] ?? '')]).toEqual([id, holes(text)]);
  });

  it.each(reasons)('say the refusal %s in both languages, with all it is told', (reason) => {
    const refusal = {
      reason,
      p: { path: 'lines.3', line: 3, bytes: 10, most: 5, call: 'x', name: 'x', version: 2, folder: 'x' },
    };
    const [en, it] = [speaker('en', [frameEn])(refusalMsg(refusal)), speaker('it', [frameIt])(refusalMsg(refusal))];
    for (const text of [en, it]) expect(text).not.toMatch(/⟨|\{\{/);
    expect(it).not.toBe(en);
  });

  it('name every command', () => {
    for (const say of [speaker('en', [frameEn]), speaker('it', [frameIt])])
      for (const id of commandIds) expect(say(specOf(id).msg)).not.toContain('⟨');
  });

  it('do without exclamation marks', () => {
    for (const text of [...Object.values(frameEn.says), ...Object.values(frameIt.says)])
      expect(text).not.toContain('!');
  });
});

describe('a moment', () => {
  const now = new Date(2026, 9, 14, 21, 30);
  const at = (...part: [number, number, number, number, number]) => new Date(...part).toISOString();
  const say = { en: speaker('en', [frameEn]), it: speaker('it', [frameIt]) };
  it.each([
    [at(2026, 9, 14, 21, 16), 'today 21:16', 'oggi 21:16'],
    [at(2026, 9, 13, 22, 31), 'yesterday 22:31', 'ieri 22:31'],
    [at(2026, 9, 11, 18, 40), 'Sunday 18:40', 'domenica 18:40'],
    [at(2026, 8, 12, 3, 5), '12 Sep, 03:05', '12 set, 03:05'],
    [at(2025, 8, 12, 23, 5), '12 Sep 2025, 23:05', '12 set 2025, 23:05'],
  ])('%s', (iso, en, it) => {
    expect(say.en(moment('en', iso, now))).toBe(en);
    expect(say.it(moment('it', iso, now))).toBe(it);
  });

  it('that nobody can read is said so', () => {
    expect(say.en(moment('en', 'soon', now))).toBe('unknown time');
  });
});
