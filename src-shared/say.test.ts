import { describe, expect, it } from 'vitest';
import type { Texts } from '#rules/kit/words/message.ts';
import { msg, name } from '#rules/kit/words/message.ts';
import { sayNumber, sayPercent, speaker } from './say.ts';

const it_: Texts = {
  says: {
    arrives_one: '{{count}} unità arriva in {{hex}} (§ {{r}}).',
    arrives_other: '{{count}} unità arrivano in {{hex}} (§ {{r}}).',
    arrives_zero: 'Nessuna unità arriva in {{hex}}.',
    cut_m: '{{unit}} non è rifornito.',
    cut_f: '{{unit}} non è rifornita.',
    rolled: 'Dado {{side.of}}: {{die}}. {{side.theCap}} perde {{p.percent}}, {{n.signed}}.',
    outer: '{{inner.cap}}, poi basta.',
    inner: 'prima {{side.the}}',
  },
  words: {
    axis: { bare: 'Asse', the: "l'Asse", of: "dell'Asse", adj: "dell'Asse", gender: 'm' },
    division: { bare: 'divisione', one: 'divisione', other: 'divisioni', gender: 'f' },
  },
};

describe('say', () => {
  const say = speaker('it', [it_]);
  it('bends number and gender', () => {
    const p = { hex: name('4015'), r: name('16.1') };
    expect(say(msg('arrives', { ...p, count: 1 }))).toBe('1 unità arriva in 4015 (§ 16.1).');
    expect(say(msg('arrives', { ...p, count: 5 }))).toBe('5 unità arrivano in 4015 (§ 16.1).');
    expect(say(msg('arrives', { ...p, count: 0 }))).toBe('Nessuna unità arriva in 4015.');
    expect(say(msg('arrives', { ...p, count: 1_000_000 }))).toBe('1.000.000 unità arrivano in 4015 (§ 16.1).');
    expect(say(msg('cut', { unit: msg('division') }))).toBe('divisione non è rifornita.');
    expect(say(msg('cut', { unit: name('Lehr'), gender: name('m') }))).toBe('Lehr non è rifornito.');
    expect(say(msg('division', { count: 3 }))).toBe('divisioni');
  });
  it('ends a sentence with one stop, though a name ends with that of its abbreviation', () => {
    const cut = (unit: string) => say(msg('cut', { unit: name(unit), gender: name('m') }));
    expect(cut('Art.')).toBe('Art. non è rifornito.');
    expect(
      speaker('it', [{ says: { paid: '1 PA per {{unit}}. Poi {{unit}}...' }, words: {} }])(
        msg('paid', { unit: name('Ravenna Art.') }),
      ),
    ).toBe('1 PA per Ravenna Art. Poi Ravenna Art....');
  });
  it('keeps messages apart that differ in one parameter, however deep, and says each the same again', () => {
    const arrive = (hex: string, count: number) => say(msg('arrives', { hex: name(hex), r: name('1'), count }));
    const outer = (side: string) => say(msg('outer', { inner: msg('inner', { side: msg(side) }) }));
    const [first, second] = [arrive('4015', 5), outer('axis')];
    expect(arrive('4016', 5)).toBe('5 unità arrivano in 4016 (§ 1).');
    expect(arrive('4015,count:6', 5)).not.toBe(arrive('4015', 6));
    // a name and a message of the same letters are two things
    expect(say(msg('cut', { unit: name('division'), gender: name('f') }))).toBe('division non è rifornita.');
    expect(say(msg('cut', { unit: msg('division') }))).toBe('divisione non è rifornita.');
    expect([arrive('4015', 5), outer('axis')]).toEqual([first, second]);
  });
  it('reads the forms of words, numbers and messages', () => {
    expect(say(msg('rolled', { side: msg('axis'), die: 3, p: 1 / 3, n: -2 }))).toBe(
      "Dado dell'Asse: 3. L'Asse perde 33,3\u202f%, −2.",
    );
    expect(say(msg('outer', { inner: msg('inner', { side: msg('axis') }) }))).toBe("Prima l'Asse, poi basta.");
  });
  it('does not take a typed name for a template', () => {
    expect(say(msg('cut', { unit: name('{{hex}} $t(inner)'), gender: name('m') }))).toBe(
      '{{hex}} $t(inner) non è rifornito.',
    );
  });
  it('shows an unknown id instead of failing', () => {
    expect(say(msg('nowhere'))).toBe('⟨nowhere⟩');
    // and a parameter, or a form of one, that is not there
    expect(say(msg('cut', { gender: name('m') }))).toBe('⟨unit⟩ non è rifornito.');
    expect(say(msg('rolled', { side: name('axis'), die: 3, p: 1, n: 2 }))).toBe(
      'Dado ⟨side.of⟩: 3. ⟨side.theCap⟩ perde 100,0\u202f%, +2.',
    );
  });
});

describe('numbers', () => {
  it.each([
    ['it', 2.89, '2,89'],
    ['en', 2.89, '2.89'],
    ['en', -1, '−1'],
    ['en', -0, '0'],
    ['en', -0.001, '0'],
    ['it', 9999, '9999'],
    ['it', 10_000, '10.000'],
  ] as const)('%s %d reads %s', (locale, n, text) => expect(sayNumber(locale, n)).toBe(text));
  it.each([
    ['en', 1 / 3, '33.3\u202f%'],
    ['it', 0.0001, '< 0,1\u202f%'],
    ['en', 0.99999, '> 99.9\u202f%'],
    ['en', 0, '0.0\u202f%'],
    ['en', 1, '100.0\u202f%'],
  ] as const)('%s %d reads %s', (locale, p, text) => expect(sayPercent(locale, p)).toBe(text));
});
