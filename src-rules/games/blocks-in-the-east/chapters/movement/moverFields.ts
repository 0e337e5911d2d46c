import type { When } from '#rules/kit/forms/conditions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Nation, type UnitClass, unitClasses } from '../../ids.ts';
import { nationField, techField, techIn } from '../../model/calculatorFields.ts';
import type { Mover } from '../../model/movement.ts';
import { techFieldOf } from '../../model/tech.ts';
import { classMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

/** Who moves: class, nation, and what makes some of them faster. */
const soviet: When = { field: 'nation', is: 'SOV' };
export const moverFields = {
  class: {
    kind: 'choice',
    msg: msg('bite.ops.field.class'),
    start: 'infantry',
    rule: '6.0',
    options: unitClasses
      .filter((one) => one !== 'partisans')
      .map((key): { readonly key: UnitClass; readonly msg: typeof classMsg.infantry } => ({ key, msg: classMsg[key] })),
  },
  nation: nationField,
  tech: techField,
  guards: {
    kind: 'toggle',
    msg: msg('bite.ops.field.guards'),
    start: false,
    rule: '10.0',
    when: { all: [soviet, { not: { field: 'class', is: ['fighter', 'bomber', 'longRange'] } }] },
  },
  shock: {
    kind: 'toggle',
    msg: msg('bite.ops.field.shock'),
    start: false,
    rule: '6.1.1',
    when: { all: [soviet, { field: 'class', is: 'infantry' }] },
  },
} as const;

export const moverOf = (
  input: {
    readonly class: UnitClass;
    readonly nation: Nation;
    readonly tech: 'month' | '1' | '2' | '3';
    readonly guards: boolean;
    readonly shock: boolean;
    readonly turn: number;
  },
  context: Context,
): Mover => ({
  class: input.class,
  nation: input.nation,
  tech: techIn(input.tech, input.nation, techFieldOf(input.class) ?? 'infantry', input.turn, context),
  guards: input.guards && input.nation === 'SOV',
  shock: input.shock && input.nation === 'SOV' && input.class === 'infantry',
});
