import { textsIn } from '#rules/kit/base/json.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { balance, mapIn, textIn } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { accounts, armies, cells, phases } from '../../ids.ts';
import { phaseIn } from '../../model/phases.ts';
import { asNumber } from '../../model/reading.ts';
import { msg } from './msg.ts';

/** What happens to DSG markers, guns and the air unit by itself. */

const combat: readonly string[] = [phases.axisCombat, phases.sovietCombat];
/** 11.2.1: every DSG marker goes at the end of a combat phase. */
const dsgEnds: StandingRule = {
  id: 'dsg-ends',
  v: 1,
  rule: '11.2.1',
  when: (fact, _, before) =>
    fact.kind === 'go' && combat.includes(phaseIn(before.place.path)) && fact.to !== before.place.path,
  inputs: (state) => {
    const hexes = Object.entries(mapIn(state, cells.dsg)).flatMap(([hex, is]) => (is === 'yes' ? [hex] : []));
    return hexes.length > 0 ? { hexes } : undefined;
  },
  effect: ({ hexes }) => {
    const all = textsIn(hexes);
    const where = list(all.map((hex) => msg('armir.guns.unit', { unit: name(hex) })));
    if (!where) return undefined;
    return {
      says: msg('armir.guns.stands.dsg', { where, count: all.length }),
      facts: all.map((hex) => setAt(cells.dsg, hex, null)),
    };
  },
};

/** 9.1, 10.2: what was not used in a turn is gone with it. */
const turnEnds: StandingRule = {
  id: 'guns-lapse',
  v: 1,
  rule: '10.2',
  when: (fact, _, before) => fact.kind === 'go' && fact.turn > before.place.turn,
  inputs: (state) => {
    const left = Object.fromEntries(
      armies.flatMap((army) => {
        const n = balance(state, accounts.guns(army));
        return n > 0 ? [[army, n] as const] : [];
      }),
    );
    const air = textIn(state, cells.air);
    return Object.keys(left).length > 0 || air !== '' ? { ...left, air } : undefined;
  },
  effect: (slice) => {
    const posts = armies.flatMap((army): readonly Fact[] => {
      const n = asNumber(slice[army]);
      return n > 0 ? [post(accounts.guns(army), -n, msg('armir.guns.for.lapse'), '10.2')] : [];
    });
    const points = armies.reduce((so, army) => so + asNumber(slice[army]), 0);
    return {
      says: points > 0 ? msg('armir.guns.stands.lapse', { count: points }) : msg('armir.guns.stands.newTurn'),
      facts: [...posts, ...(slice.air === '' ? [] : [set(cells.air, '')])],
    };
  },
};

export const standing: readonly StandingRule[] = [dsgEnds, turnEnds];
