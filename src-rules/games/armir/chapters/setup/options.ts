import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type RulingId, rulings } from '../../ids.ts';
import { msg } from './msg.ts';

/** Rulings as players settle them. Values and defaults: ids.ts. */

const grouped = (group: Msg, listed: readonly (readonly [id: RulingId, rule: string])[]): readonly Option[] =>
  listed.map(([id, rule]) => ({
    id,
    group,
    msg: msg(`armir.option.${id}`),
    about: msg(`armir.option.${id}.about`),
    example: msg(`armir.option.${id}.example`),
    rule,
    start: rulings[id][0],
    choices: [
      { value: rulings[id][0], msg: msg(`armir.option.${id}.0`) },
      { value: rulings[id][1], msg: msg(`armir.option.${id}.1`) },
    ],
    takesHold: 'now',
  }));

export const options: readonly Option[] = [
  ...grouped(msg('armir.optionGroup.turn'), [
    ['amb07', '4'],
    ['amb19', '9.2.1'],
  ]),
  ...grouped(msg('armir.optionGroup.movement'), [
    ['amb04', '5.4'],
    ['amb76', '5.5'],
    ['amb08', '7'],
    ['amb50', '16.1.4'],
  ]),
  ...grouped(msg('armir.optionGroup.combat'), [
    ['amb23', '2.1.2'],
    ['amb31', '14'],
    ['amb34', '12.2.1'],
    ['amb77', '12.2.1'],
    ['amb21', '10.1'],
    ['amb39', '13'],
  ]),
  ...grouped(msg('armir.optionGroup.supply'), [
    ['amb13', '8.1.1'],
    ['amb53', '16.3.3'],
  ]),
  ...grouped(msg('armir.optionGroup.tracks'), [
    ['amb48', '16.1.3'],
    ['amb42', '15.1.3'],
    ['amb44', '15.2'],
    ['amb81', '15.4'],
    ['amb62', '18.1.1'],
  ]),
  ...grouped(msg('armir.optionGroup.victory'), [
    ['amb51', '17.1.1'],
    ['amb56', '17.1.1'],
    ['amb58', '17.1.3'],
  ]),
];
