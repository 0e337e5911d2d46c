import type { Context } from '#rules/kit/record/context.ts';
import { ruling } from '../../../ids.ts';
import { isArmyUnit } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import { type Fight, type Gun, isActive, leadUnit, type Role } from './fight.ts';
import type { Notice } from './notice.ts';

/** Step c: which artillery may support (12.1), what it brings after the check (3.55), and the cap on it. */

export interface Battery {
  readonly gun: Gun;
  /** why it may not support; empty: it does */
  readonly bars: readonly Notice[];
  /** 12.17: in full without a check */
  readonly automatic: boolean;
}
/** What the check gave the batteries that need one. */
export const levels = ['full', 'half', 'none'] as const;
export type SupportLevel = (typeof levels)[number];

/** 12.23: with another combat unit in the hex one piece may support: the one that gains most by it. */
const inHexSupporter = (fight: Fight): Gun | undefined => {
  const company = fight.defender.units.some(({ kind }) => kind === 'combat') || fight.typedDefence > 0;
  if (!company) return undefined;
  const able = fight.defender.guns.filter(
    (gun) =>
      gun.distance === 0 &&
      !gun.fired &&
      !gun.disrupted &&
      !gun.offMap &&
      !gun.traits.has('offensiveOnly') &&
      isOf(fight, gun),
  );
  const named = able.find(({ lead }) => lead);
  if (named) return named;
  return able.reduce<Gun | undefined>((so, gun) => {
    const gains = gun.attack - gun.defence;
    return gains > (so ? so.attack - so.defence : 0) ? gun : so;
  }, undefined);
};
/** 12.13c */
const isOf = (fight: Fight, gun: Gun): boolean => {
  const lead = leadUnit(fight, 'defender');
  return isArmyUnit(gun) || lead === undefined || lead.formation === gun.formation;
};

export const batteries = (fight: Fight, role: Role): readonly Battery[] => {
  const supporter = role === 'defender' ? inHexSupporter(fight) : undefined;
  return fight[role].guns.map((gun) => {
    const inHex = role === 'defender' && gun.distance === 0;
    const near = role === 'attacker' ? gun.distance <= 1 : inHex;
    const bars: Notice[] = [];
    const bar = (id: Parameters<typeof msg>[0], rule: string, p = {}) => bars.push({ msg: msg(id, p), rule });
    if (gun.fired) bar('rtl.attack.bar.fired', '12.13');
    if (gun.disrupted) bar('rtl.attack.bar.disrupted', '12.13');
    if (gun.offMap) bar('rtl.attack.bar.offMap', '5.27');
    if (gun.range > 0 && gun.distance > gun.range)
      bar('rtl.attack.bar.range', '12.13', { n: gun.distance, range: gun.range });
    if (role === 'attacker' ? !isActive(gun, fight) : !isOf(fight, gun))
      bar(role === 'attacker' ? 'rtl.attack.bar.notActive' : 'rtl.attack.bar.otherFormation', '12.13');
    if (gun.inZoc && !near) bar('rtl.attack.bar.zoc', '12.14');
    if (role === 'defender' && gun.traits.has('offensiveOnly')) bar('rtl.attack.bar.offensiveOnly', '12.0');
    if (inHex && bars.length === 0 && gun !== supporter) bar('rtl.attack.bar.defends', '12.23');
    return { gun, bars, automatic: near };
  });
};
export const supporting = (fight: Fight, role: Role): readonly Battery[] =>
  batteries(fight, role).filter(({ bars }) => bars.length === 0);

/** 12.18: swamp in any weather, marsh in rain. */
export const terrainHalves = ({ terrain, weather }: Pick<Fight, 'terrain' | 'weather'>): boolean =>
  terrain.has('swamp') || (terrain.has('marsh') && weather === 'rain');

/** 3.55: halved by the check, halved again by the ground, each time rounded down and never under 1. */
export const supportOf = (strength: number, level: SupportLevel, ground: boolean): number => {
  if (level === 'none' || strength <= 0) return 0;
  const half = (n: number): number => Math.max(1, Math.floor(n / 2));
  const checked = level === 'half' ? half(strength) : strength;
  return ground ? half(checked) : checked;
};

/** 12.13f, AMB-22: no more than the side's other combat units bring. `others`: without artillery; `all`: with it. */
export const capOf = (role: Role, others: number, all: number, context: Pick<Context, 'options'>): number =>
  role === 'defender' && others === 0 && ruling(context, 'amb22') === 'defence' ? all : others;
