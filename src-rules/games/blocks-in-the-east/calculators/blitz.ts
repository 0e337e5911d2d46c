import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { airClasses, groundClasses } from '../ids.ts';
import { blitzBar } from '../ops/extra.ts';
import { hexCost } from '../ops/movement.ts';
import { on } from '../rules.ts';
import { o } from '../text/speak-ops.ts';
import { moverFields, moverOf } from './mover-fields.ts';
import { skyIn, terrainField, turnField, weatherField } from './op-fields.ts';

interface Answer {
  readonly msg: Msg;
  readonly rule: string;
  readonly yes: boolean;
}

/** 7.8: may this unit go on after its battle, and into which hexes? */
export const blitz = valueCalc({
  id: 'blitz',
  msg: o('bite.ops.calc.blitz'),
  rule: '7.8',
  fields: {
    ...moverFields,
    class: { ...moverFields.class, start: 'tanks' },
    turn: turnField,
    weather: weatherField,
    fought: { kind: 'toggle', msg: o('bite.ops.field.fought'), start: true, rule: '7.8' },
    terrain: { ...terrainField, msg: o('bite.ops.field.blitzInto'), rule: '7.8' },
  } as const,
  says: (input, around) => {
    const mover = moverOf(input, around);
    const sky = skyIn(input.weather, input.turn, around);
    const bar = blitzBar(mover);
    const joins = mover.class === 'artillery' || airClasses.some((one) => one === mover.class);
    const ground = groundClasses.find((one) => one === mover.class);
    // who joins goes where armour goes
    const cost = hexCost(joins || !ground ? 'tanks' : ground, input.terrain, {
      weather: sky.weather,
      bad: sky.bad,
      mountains: on(around, 'o14'),
    });
    const asked: readonly Answer[] = [
      {
        yes: sky.weather === 'clear',
        msg: sky.weather === 'clear' ? o('bite.ops.blitz.weather') : o('bite.ops.blitz.noWeather'),
        rule: '7.8',
      },
      joins
        ? {
            yes: mover.tech >= 2,
            msg: mover.tech >= 2 ? o('bite.ops.blitz.joins') : o('bite.ops.blitz.joinsNot'),
            rule: mover.class === 'artillery' ? '6.1.4' : '6.3',
          }
        : { yes: bar === undefined, msg: bar ?? o('bite.ops.blitz.armour'), rule: '7.8' },
      {
        yes: input.fought,
        msg: input.fought ? o('bite.ops.blitz.fought') : o('bite.ops.blitz.notFought'),
        rule: '7.8',
      },
      {
        yes: cost.ok && cost.points <= 1,
        msg: cost.ok && cost.points <= 1 ? o('bite.ops.blitz.hex') : o('bite.ops.blitz.noHex'),
        rule: '7.8',
      },
    ];
    const no = asked.find(({ yes }) => !yes);
    const says = no ? no.msg : o('bite.ops.blitz.yes');
    return {
      answer: no ? o('bite.ops.blitz.no') : o('bite.ops.blitz.yes'),
      says,
      rows: asked.map(({ msg, rule, yes }) => ({ msg, value: o(yes ? 'bite.ops.yes' : 'bite.ops.no'), rule })),
      hints: [...sky.hints, { msg: o('bite.ops.blitz.noReaction'), rule: '7.8' }],
    };
  },
});
