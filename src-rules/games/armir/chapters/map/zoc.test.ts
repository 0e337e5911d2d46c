import { describe, expect, it } from 'vitest';
import { sides } from '../../ids.ts';
import { mustStop, type ZonePiece, zoneCrosses, zoneOf } from './zoc.ts';

const piece = (sp: number | undefined, over: Partial<ZonePiece> = {}): ZonePiece => ({
  kind: 'combat',
  heavy: false,
  oos: false,
  sp,
  ...over,
});
const hq = piece(1, { kind: 'hq' });
const gun = piece(1, { kind: 'artillery' });

describe('zones of control', () => {
  it('ARMIR-7a a combat unit in supply and 2 SP in the hex', () => {
    expect(zoneOf([piece(2)])).toMatchObject({ projects: true, why: 'projects' });
    expect(zoneOf([piece(1)])).toMatchObject({ projects: false, why: 'sp' });
    expect(zoneOf([piece(1), piece(1)])).toMatchObject({ projects: true });
    expect(zoneOf([piece(4, { oos: true })])).toMatchObject({ projects: false, why: 'oos' });
    expect(zoneOf([hq, gun, gun])).toMatchObject({ projects: false, why: 'noCombat' });
    expect(zoneOf([piece(0)])).toMatchObject({ projects: false, why: 'empty' });
    // 2 SP are there, and one of them can project
    expect(zoneOf([piece(1), piece(3, { oos: true })])).toMatchObject({ projects: true });
  });

  it('ARMIR-AMB-08 ARMIR-7a guns and HQs count towards the 2 SP, or combat units alone do', () => {
    expect(zoneOf([piece(1), hq])).toMatchObject({ projects: true, sp: 2 });
    expect(zoneOf([piece(1), hq], 'combat')).toMatchObject({ projects: false, sp: 1, why: 'sp' });
    expect(zoneOf([piece(1), piece(1, { oos: true })], 'combat')).toMatchObject({ projects: true });
  });

  it('ARMIR-7a SP nobody typed are taken to be enough, and the doubt is said', () => {
    expect(zoneOf([piece(undefined)])).toMatchObject({ projects: true, unsure: true });
    expect(zoneOf([piece(undefined), hq])).toMatchObject({ projects: true, unsure: false });
  });

  it('ARMIR-7.1.1 a hex is heavy by one heavy unit in supply; Soviet motorised and tracked units pass the others', () => {
    const heavy = zoneOf([piece(2), piece(1, { heavy: true })]);
    const light = zoneOf([piece(2), piece(1, { heavy: true, oos: true })]);
    expect([heavy.heavy, light.heavy]).toEqual([true, false]);
    const stops = (move: 'other' | 'motorised' | 'tracked', zones: Parameters<typeof mustStop>[1]) =>
      mustStop({ side: sides.soviet, move }, zones);
    expect([stops('other', [light]), stops('motorised', [light]), stops('tracked', [light])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([stops('motorised', [heavy]), stops('tracked', [light, heavy])]).toEqual([true, true]);
    expect(mustStop({ side: sides.axis, move: 'tracked' }, [light])).toBe(true);
    expect(stops('other', [])).toBe(false);
    expect(stops('other', [zoneOf([piece(1)])])).toBe(false);
  });

  it('ARMIR-7.1.2a no zone crosses a major river, no Soviet zone a strongpoint hexside', () => {
    expect(zoneCrosses(sides.axis, {})).toBe(true);
    expect(zoneCrosses(sides.axis, { major: true })).toBe(false);
    expect(zoneCrosses(sides.soviet, { major: true })).toBe(false);
    expect(zoneCrosses(sides.axis, { strongpoint: true })).toBe(true);
    expect(zoneCrosses(sides.soviet, { strongpoint: true })).toBe(false);
  });
});
