import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { airClasses, groundClasses } from '../../ids.ts';
import { skyIn, terrainField, turnField, weatherField } from '../../model/calculatorFields.ts';
import { blitzBar } from '../../model/extraMoves.ts';
import { hexCost } from '../../model/movement.ts';
import { on } from '../../model/rules.ts';
import { moverFields, moverOf } from './moverFields.ts';
import { msg } from './msg.ts';

interface Answer {
  readonly msg: Msg;
  readonly rule: string;
  readonly yes: boolean;
}

/** 7.8: may this unit go on after its battle, and into which hexes? */
export const blitz = valueCalc({
  id: 'blitz',
  msg: msg('bite.ops.calc.blitz'),
  rule: '7.8',
  fields: {
    ...moverFields,
    class: { ...moverFields.class, start: 'tanks' },
    turn: turnField,
    weather: weatherField,
    fought: { kind: 'toggle', msg: msg('bite.ops.field.fought'), start: true, rule: '7.8' },
    terrain: { ...terrainField, msg: msg('bite.ops.field.blitzInto'), rule: '7.8' },
  } as const,
  says: (input, context) => {
    const mover = moverOf(input, context);
    const sky = skyIn(input.weather, input.turn, context);
    const bar = blitzBar(mover);
    const joins = mover.class === 'artillery' || airClasses.some((one) => one === mover.class);
    const ground = groundClasses.find((one) => one === mover.class);
    // who joins goes where armour goes
    const cost = hexCost(joins || !ground ? 'tanks' : ground, input.terrain, {
      weather: sky.weather,
      bad: sky.bad,
      mountains: on(context, 'o14'),
    });
    const asked: readonly Answer[] = [
      {
        yes: sky.weather === 'clear',
        msg: sky.weather === 'clear' ? msg('bite.ops.blitz.weather') : msg('bite.ops.blitz.noWeather'),
        rule: '7.8',
      },
      joins
        ? {
            yes: mover.tech >= 2,
            msg: mover.tech >= 2 ? msg('bite.ops.blitz.joins') : msg('bite.ops.blitz.joinsNot'),
            rule: mover.class === 'artillery' ? '6.1.4' : '6.3',
          }
        : { yes: bar === undefined, msg: bar ?? msg('bite.ops.blitz.armour'), rule: '7.8' },
      {
        yes: input.fought,
        msg: input.fought ? msg('bite.ops.blitz.fought') : msg('bite.ops.blitz.notFought'),
        rule: '7.8',
      },
      {
        yes: cost.ok && cost.points <= 1,
        msg: cost.ok && cost.points <= 1 ? msg('bite.ops.blitz.hex') : msg('bite.ops.blitz.noHex'),
        rule: '7.8',
      },
    ];
    const no = asked.find(({ yes }) => !yes);
    const says = no ? no.msg : msg('bite.ops.blitz.yes');
    return {
      answer: no ? msg('bite.ops.blitz.no') : msg('bite.ops.blitz.yes'),
      says,
      rows: asked.map(({ msg: question, rule, yes }) => ({
        msg: question,
        value: msg(yes ? 'bite.ops.yes' : 'bite.ops.no'),
        rule,
      })),
      hints: [...sky.hints, { msg: msg('bite.ops.blitz.noReaction'), rule: '7.8' }],
    };
  },
});
