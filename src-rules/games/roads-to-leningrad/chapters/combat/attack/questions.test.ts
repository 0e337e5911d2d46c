import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { context, ruled } from '../../../testing/attacks.ts';
import { attackQuestions } from './questions.ts';

const given = (id: string, raw: JsonObject, here = context()) => {
  const found = attackQuestions.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found.answer(raw, here);
};
const ask = (id: string, raw: JsonObject, here = context()): unknown => {
  const answer = given(id, raw, here);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

describe('what a script asks of attacks', () => {
  it('is refused with its reason where the form would not take it', () => {
    const refusal = (attack: JsonObject): unknown => {
      const answer = given('drm', { attack });
      return answer.ok ? answer : answer.troubles.map(({ path, msg }) => [path, msg.id]);
    };
    expect(refusal({ terrain: ['woods', 'woods'] })).toEqual([['attack.terrain', 'kit.field.twice']]);
    expect(refusal({ german: [{ id: 'a' }, { traits: ['armoured', 'armoured'] }, { id: 'a' }] })).toEqual([
      ['attack.german.1.traits', 'kit.field.twice'],
      ['attack.german.2.id', 'kit.field.sameId'],
    ]);
  });
  it('RTL-3.53: strengths after halving', () => {
    const units: Json = [
      { attack: 3, class: 'mot', swampRoad: true },
      { attack: 4, class: 'mot', swampRoad: true, oos: true },
      { attack: 5 },
    ];
    expect(ask('strength', { units })).toEqual({ attack: 7 });
  });
  it('RTL-3.55: support after a check, and the cap', () => {
    const batteries: Json = [{ support: 3, automatic: true }, { support: 4 }, { support: 5 }];
    expect(ask('support', { batteries, check: 'half', groundHalves: true })).toEqual({ brought: 3, used: 3 });
    expect(ask('support', { batteries, cap: 7 })).toEqual({ brought: 12, used: 7 });
    expect(ask('support', { batteries, check: 'none' })).toEqual({ brought: 3, used: 3 });
  });
  it('RTL-10.52 RTL-AMB-06: columns, and what under 1:4 gives', () => {
    expect(ask('column', { crt: 'assault', attack: 8, defence: 3 })).toEqual({ column: '2-1', fixed: null });
    expect(ask('column', { attack: 1, defence: 5 })).toEqual({ column: null, fixed: 'A2R' });
    expect(ask('column', { attack: 1, defence: 5 }, ruled('amb06', 'mobile'))).toEqual({ column: null, fixed: 'A2Rd' });
  });
  it('RTL-10.42: a check, its faces and what one of them gives', () => {
    expect(ask('check', { kind: 'artillery', er: 6, drm: 3, face: 5 })).toEqual({
      er: 6,
      full: 3,
      half: 3,
      none: 4,
      gives: 'half',
    });
    expect(ask('check', { er: 7, oos: true, disrupted: true })).toEqual({
      er: 4,
      full: 4,
      half: 0,
      none: 6,
      gives: null,
    });
  });
  it('RTL-10.32 RTL-10.62: the table of an attack with its reasons, and its DRMs', () => {
    const attack = {
      attackTotal: 9,
      defenceTotal: 3,
      attackerEr: 7,
      defenderEr: 1,
      terrain: ['town'],
      weather: 'rain',
    };
    expect(ask('drm', { attack })).toMatchObject({
      crt: 'assault',
      reasons: [{ id: 'rtl.attack.must.rain' }, { id: 'rtl.attack.must.noArmour' }, { id: 'rtl.attack.must.town' }],
      drms: [
        { id: 'terrain', n: 2 },
        { id: 'er', n: -6 },
      ],
      sum: -4,
      net: -4,
    });
    expect(given('drm', { attack: { attackTotal: -1 } }).ok).toBe(false);
    // rows need no names
    const rows = { german: [{ attack: 6, er: 5 }], soviet: [{ defence: 3, er: 4 }] };
    expect(ask('drm', { attack: rows })).toMatchObject({ drms: [{ id: 'er', n: -1 }] });
  });
  it('RTL-P3: measures with their checks', () => {
    const attack = { attackTotal: 9, defenceTotal: 3, attackerEr: 5, defenderEr: 5, unlisted: ['twoHexes'] };
    expect(ask('attack-chances', { attack })).toMatchObject({
      checks: [{ id: 'units', er: 5, drm: 1 }],
      // 3:1 Assault: with 4/10 rows 1 to 10, five of them with a retreat; else rows 3 to 11, three of ten
      measures: { emptied: { exact: '19/50' } },
    });
  });
});
