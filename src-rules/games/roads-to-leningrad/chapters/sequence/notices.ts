import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type ScenarioId, type SideId, scenarios, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import type { PhaseId } from '../../model/phases.ts';
import { isTaken } from '../air/missions.ts';
import { areBound } from '../command/boundSequences.ts';
import { msg } from './msg.ts';

/** S3.2 to S6.2: what the scenarios lay down for certain turns, said at its phase. */
export interface TurnNotice {
  readonly id: string;
  readonly scenarios: readonly ScenarioId[];
  readonly from: number;
  readonly to: number;
  readonly phase: PhaseId;
  readonly msg: Msg;
  readonly rule: string;
  readonly side?: SideId;
  readonly when?: (context: Context) => boolean;
}

const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
const { german, soviet } = sides;
const at = turnOf;
export const notices: readonly TurnNotice[] = [
  {
    id: 'aa269-1',
    scenarios: [soltsy],
    from: at(13, 'AM'),
    to: at(13, 'AM'),
    phase: 'activation',
    msg: msg('rtl.notice.aa269'),
    rule: 'S3.22',
    side: german,
  },
  {
    id: 'no-70th',
    scenarios: [soltsy],
    from: at(13, 'AM'),
    to: at(13, 'PM'),
    phase: 'initiative',
    msg: msg('rtl.notice.no70'),
    rule: 'S3.23',
    side: soviet,
  },
  {
    id: '70th-joins',
    scenarios: [soltsy],
    from: at(14, 'AM'),
    to: at(14, 'AM'),
    phase: 'initiative',
    msg: msg('rtl.notice.70joins'),
    rule: 'S3.23',
    side: soviet,
  },
  {
    id: '3rd-armoured',
    scenarios: [soltsy],
    from: at(13, 'AM'),
    to: at(13, 'AM'),
    phase: 'movement',
    msg: msg('rtl.notice.3rdArmoured'),
    rule: 'S3.27',
    side: soviet,
  },
  {
    id: '70th-frozen',
    scenarios: [soltsy],
    from: at(13, 'AM'),
    to: at(13, 'PM'),
    phase: 'movement',
    msg: msg('rtl.notice.70frozen'),
    rule: 'S3.27',
    side: soviet,
  },
  {
    id: '202nd',
    scenarios: [soltsy],
    from: at(13, 'AM'),
    to: at(13, 'PM'),
    phase: 'movement',
    msg: msg('rtl.notice.202nd'),
    rule: 'S3.27',
    side: soviet,
  },
  {
    id: '614',
    scenarios: [soltsy],
    from: at(13, 'AM'),
    to: at(13, 'PM'),
    phase: 'readying',
    msg: msg('rtl.notice.614'),
    rule: 'S3.27',
    side: soviet,
  },
  {
    id: 'garrisons',
    scenarios: [counterattack],
    from: at(15, 'AM'),
    to: at(15, 'AM'),
    phase: 'movement',
    msg: msg('rtl.notice.garrisons'),
    rule: 'S4.22',
    side: soviet,
  },
  {
    id: '70th-twice',
    scenarios: [counterattack],
    from: at(15, 'AM'),
    to: at(15, 'AM'),
    phase: 'activation',
    msg: msg('rtl.notice.70twice'),
    rule: 'S4.23',
    side: soviet,
  },
  {
    id: 'aa269-2',
    scenarios: [counterattack],
    from: at(15, 'AM'),
    to: at(15, 'AM'),
    phase: 'activation',
    msg: msg('rtl.notice.aa269'),
    rule: 'S4.24',
    side: german,
  },
  {
    id: '1825d',
    scenarios: [counterattack],
    from: at(15, 'AM'),
    to: at(15, 'AM'),
    phase: 'supply',
    msg: msg('rtl.notice.1825d'),
    rule: 'S4.32',
  },
  {
    id: 'joint-3',
    scenarios: [starayaRussa],
    from: at(13, 'AM'),
    to: at(13, 'AM'),
    phase: 'activation',
    msg: msg('rtl.notice.joint'),
    rule: 'S5.22',
    side: soviet,
  },
  {
    id: 'ss-leave-lieb',
    scenarios: [starayaRussa],
    from: at(18, 'PM'),
    to: at(18, 'PM'),
    phase: 'reinforcements',
    msg: msg('rtl.notice.ss'),
    rule: 'S5.1',
    side: german,
  },
  {
    id: '98-25c',
    scenarios: [starayaRussa, manstein],
    from: at(20, 'AM'),
    to: at(20, 'AM'),
    phase: 'reinforcements',
    msg: msg('rtl.notice.98'),
    rule: 'S5.1',
    side: soviet,
    when: (context) => isTaken(context, 'russa-soviet-20am'),
  },
  {
    id: 'no-strongpoints',
    scenarios: [manstein],
    from: at(19, 'AM'),
    to: at(19, 'AM'),
    phase: 'construction',
    msg: msg('rtl.notice.noStrongpoints'),
    rule: 'S6.22',
    side: soviet,
  },
  {
    id: 'three-strongpoints',
    scenarios: [manstein],
    from: at(19, 'PM'),
    to: at(19, 'PM'),
    phase: 'construction',
    msg: msg('rtl.notice.threeStrongpoints'),
    rule: 'S6.22',
    side: soviet,
  },
  {
    id: 'north-west',
    scenarios: [manstein],
    from: at(19, 'AM'),
    to: at(19, 'AM'),
    phase: 'movement',
    msg: msg('rtl.notice.northWest'),
    rule: 'S6.22',
    side: soviet,
    when: areBound,
  },
  {
    id: 'north-west-but',
    scenarios: [manstein],
    from: at(19, 'PM'),
    to: at(19, 'PM'),
    phase: 'movement',
    msg: msg('rtl.notice.northWestBut'),
    rule: 'S6.22',
    side: soviet,
    when: areBound,
  },
  {
    id: 'cas-west',
    scenarios: [manstein],
    from: at(19, 'AM'),
    to: at(19, 'PM'),
    phase: 'combat',
    msg: msg('rtl.notice.casWest'),
    rule: 'S6.22',
    side: soviet,
  },
  {
    id: 'joint-4',
    scenarios: [manstein],
    from: at(19, 'AM'),
    to: at(19, 'AM'),
    phase: 'activation',
    msg: msg('rtl.notice.joint'),
    rule: 'S6.23',
    side: soviet,
  },
];
export const noticesAt = (context: Context, turn: number): readonly TurnNotice[] =>
  notices.filter(
    (one) =>
      one.scenarios.some((id) => id === context.scenario) &&
      one.from <= turn &&
      turn <= one.to &&
      (one.when?.(context) ?? true),
  );
