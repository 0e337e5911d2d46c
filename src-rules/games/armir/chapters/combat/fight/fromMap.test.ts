import { describe, expect, it } from 'vitest';
import { tables } from '../../../ids.ts';
import { draw, map, scene } from '../../../testing/drawn.ts';
import { columnOf, figure, inventedCrt, panelOf } from '../../../testing/fights.ts';
import { assault } from './assault.ts';

/** Invented ground: a strongpoint with its guns one hex behind, and Soviets before it. */
const sheet = draw({
  columns: [1, 12],
  rows: [1, 9],
  features: { 'strongpoint-alpine': ['0707'] },
  sides: { strongpoint: [['0707', '0807']], minor: [['0707', '0708']] },
});
const pieces = { 'rifle-1': '0807', 'rifle-2': '0807', 'alp-1': '0707', 'alp-2': '0707', 'alp-guns': '0607' };
const at = (place: string, over: object = {}) =>
  scene(sheet, pieces, { place, turn: 3, tables: { [tables.crt]: inventedCrt }, balances: { pa: 9 }, ...over });
const fought = (attackers: readonly string[], here = at('t3/order=axis/usual/soviet-combat')) =>
  map.fight?.({ target: '0707', attackers, side: 'soviet' }, here.board, here.context);

describe('a fight named on the map', () => {
  it('ARMIR-12.1g: brings units, hexsides crossed, the strongpoint and the guns in reach, each at its place', () => {
    const here = at('t3/order=axis/usual/soviet-combat');
    const fight = fought(['rifle-1', 'rifle-2'], here);
    if (!fight) throw new Error('no fight');
    expect(fight.calc).toBe('combat');
    const panel = panelOf(fight.input, here.context);
    expect([figure(panel, 'attack'), figure(panel, 'defence'), columnOf(panel)]).toEqual([27, 12, '1:1']);
    expect(fight.input).toMatchObject({ strongpoint: true, target: '0707' });
    // the gun is offered, its PA not yet spent
    expect(panel.hints.map(({ msg }) => msg.id)).toContain('armir.fight.hint.strongpoint');
    const axis = Array.isArray(fight.input.axis) ? fight.input.axis : [];
    expect(axis).toContainEqual(expect.objectContaining({ id: 'alp-guns', distance: 1, supports: false }));
  });

  it('is a mobile assault in a movement phase', () => {
    const here = at('t3/order=axis/usual/soviet-movement');
    const fight = fought(['rifle-1'], here);
    expect(fight?.calc).toBe('mobile-assault');
    expect(panelOf(fight?.input ?? {}, here.context, assault).not?.rule).toBe('13');
  });
});
