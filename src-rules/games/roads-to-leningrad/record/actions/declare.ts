import { mark, unmark } from '../../../../kit/facts.ts';
import { namesIn } from '../../../../kit/fields.ts';
import { action } from '../../../../kit/game.ts';
import { marks } from '../../ids.ts';
import { type Bar, called, never, unless } from '../../propose.ts';
import { t } from '../../text/speak-table.ts';
import { groups } from '../cells.ts';
import { isIn, operation } from '../order.ts';
import { hexes } from './fields.ts';

/** 9.1: targets of declared attacks; the marks end with the sequence, and are taken off as attacks are carried out. */
const declare = action({
  id: 'declare',
  msg: t('rtl.action.declare'),
  about: t('rtl.action.declare.about'),
  rule: '9.1',
  group: groups.operations,
  fields: {
    hexes: { ...hexes, msg: t('rtl.field.targets') },
    what: {
      kind: 'choice',
      msg: t('rtl.field.marker'),
      start: 'on',
      options: [
        { key: 'on', msg: t('rtl.marker.on') },
        { key: 'off', msg: t('rtl.marker.off') },
      ],
    },
  },
  proposes: (input, around) => {
    const targets = namesIn(input.hexes);
    const what = called(targets);
    if (!what) return never(t('rtl.bar.noHex'), '9.1');
    const bar: Bar | undefined =
      input.what === 'on' && around.place !== '' && !isIn(around, 'movement')
        ? { msg: t('rtl.bar.otherPhase', { phase: t('rtl.phase.movement') }), rule: '9.1' }
        : undefined;
    return unless(
      bar,
      t(input.what === 'on' ? 'rtl.says.declared' : 'rtl.says.undeclared', { what }),
      targets.map((one) =>
        input.what === 'on' ? mark(marks.declared, one, true, operation(around)) : unmark(marks.declared, one),
      ),
    );
  },
});
export const declareActions = [declare];
