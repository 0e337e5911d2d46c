import { post, setAt } from '#rules/kit/record/facts.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { turnCode } from '../data/calendar.ts';
import { accounts, cells } from '../ids.ts';
import { ruling } from '../option-ids.ts';
import { balance, mapIn, textAt } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { replacementSteps } from './actions/arrivals.ts';
import { phaseIn } from './order.ts';
import { strongpointAt } from './strongpoints.ts';

/** What the rules do by themselves: booked as entries of their own when their trigger is recorded. */

/** 13.24: missions do not carry over: the counters go back as a turn begins. */
const newTurn: StandingRule = {
  id: 'new-missions',
  v: 1,
  rule: '13.24',
  on: (fact, _state, before) => fact.kind === 'go' && fact.turn > before.place.turn,
  reads: (state, fact) => {
    const flown = Object.keys(mapIn(state, cells.missions));
    return fact.kind !== 'go' || flown.length === 0 ? undefined : { turn: fact.turn, flown };
  },
  proposes: ({ turn, flown }) => ({
    says: t('rtl.stands.newTurn', { turn: name(turnCode(Number(turn))) }),
    facts: (Array.isArray(flown) ? flown : []).map((key) => setAt(cells.missions, String(key), null)),
  }),
};

/** S3.26, AMB-25: the eight steps come in one phase: once some were taken, the rest is lost with it. */
const replacementsLapse: StandingRule = {
  id: 'replacements-lapse',
  v: 1,
  rule: 'S3.26',
  on: (fact, _state, before) =>
    fact.kind === 'go' && phaseIn(before.place.path) === 'reinforcements' && fact.to !== before.place.path,
  reads: (state) => {
    const left = balance(state, accounts.replacements);
    return ruling(state, 'amb25') === 'one' && left > 0 && left < replacementSteps ? { left } : undefined;
  },
  proposes: ({ left }) => ({
    says: t('rtl.stands.replacementsLapse', { count: Number(left) }),
    facts: [post(accounts.replacements, -Number(left), t('rtl.post.lapse'), 'S3.26')],
  }),
};

/** 14.26b: a builder that leaves its hex, alone there, leaves no strongpoint under construction. */
const builderLeft: StandingRule = {
  id: 'builder-left',
  v: 1,
  rule: '14.26',
  on: (fact) => fact.kind === 'set' && fact.cell === cells.at && fact.key !== undefined,
  reads: (state, fact, before) => {
    if (fact.kind !== 'set' || fact.key === undefined) return undefined;
    const hex = textAt(before, cells.at, fact.key);
    if (hex === '' || textAt(state, cells.at, fact.key) === hex) return undefined;
    if (strongpointAt(state, hex)?.state !== 'building') return undefined;
    const bridges = mapIn(state, cells.bridges);
    const stays = Object.entries(mapIn(state, cells.at)).some(([id, at]) => at === hex && !Object.hasOwn(bridges, id));
    return stays ? undefined : { hex };
  },
  proposes: ({ hex }) => ({
    says: t('rtl.stands.builderLeft', { hex: name(String(hex)) }),
    facts: [setAt(cells.strongpoints, String(hex), null)],
  }),
};

export const standing: readonly StandingRule[] = [newTurn, replacementsLapse, builderLeft];
