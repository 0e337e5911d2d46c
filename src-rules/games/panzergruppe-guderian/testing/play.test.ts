import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countIn, mapIn, textAt } from '#rules/kit/record/readers.ts';
import type { Table } from '../../../testing/table.ts';
import { swFront, swPrice } from '../chapters/arrivals/southWest.ts';
import { rail } from '../chapters/movement/rail/rail.ts';
import { limits } from '../chapters/sequence/limits.ts';
import { score } from '../chapters/victory/score.ts';
import { accounts, cells, recordCells } from '../ids.ts';
import { panzergruppeGuderian as game } from '../index.ts';
import { airHexes, brokenRails, markers } from '../model/markers.ts';
import { divisions, leaders, setUpCards, stepsOf } from '../model/schedule.ts';
import { stepsLeft } from '../model/steps.ts';
import { reach, table } from './at.ts';

describe('turn 1 as players book it', () => {
  const turnOne = (): Table => {
    const played = table();
    for (const card of setUpCards) played.act(`setup-${card.army}`);
    reach(played, 't1/setup/markers');
    played.act('air-place', { hex1: '2216', hex2: '1414', hex3: '3015' });
    reach(played, 't1/sov/movement');
    played.act('roll-16', { die: 3 });
    played.act('roll-19', { die: 5 });
    played.act('in-s1x');
    played.act('in-s1v');
    played.act('provisional', { die: 4 });
    played.act('rail-use', { rifle: 5, armor: 1, leader: 2 });
    return played;
  };

  it('everything on the map is counted', () => {
    const played = turnOne();
    // 28 of the set-up, 6 and 5 of the schedule, 1 provisional
    expect([countIn(played.state, cells.mapRifle), countIn(played.state, cells.mapArmor)]).toEqual([40, 6]);
    expect(mapIn(played.state, recordCells.army)).toEqual({ 16: 'free', 19: 'frozen' });
    expect(played.state.balances[accounts.rail]).toBe(0);
    expect(airHexes(played.state)).toHaveLength(3);
    reach(played, 't1/sov/combat');
    expect(airHexes(played.state)).toHaveLength(0);
  });

  it('an entry of turn 1 corrected later shows what changes, and changes it', () => {
    const played = turnOne();
    reach(played, 't2/sov/movement');
    played.act('south-west', { divisions: 2 });
    reach(played, 't3/sov/movement');
    const provisional = played.journal.lines.find(
      (line) => 'facts' in line && line.says.id === 'pgg.says.provisionalIn',
    );
    const facts = provisional && 'facts' in provisional ? provisional.facts : [];
    // the division had entered nowhere: the players had mixed it up
    const mended = facts.flatMap((fact) =>
      fact.kind === 'set' && fact.cell === recordCells.provisional
        ? [{ ...fact, value: 'open' }]
        : fact.kind === 'set' && fact.cell !== recordCells.provisionalDie
          ? []
          : [fact],
    );
    played.correct({ fix: [{ entry: provisional?.id ?? '', facts: mended }] });
    // the standing rule of 14.13 now finds it waiting when the phase is left
    expect(textAt(played.state, recordCells.provisional, '1')).toBe('lost');
    expect(played.state.balances[accounts.swPoints]).toBe(2);
    played.undo();
    expect(textAt(played.state, recordCells.provisional, '1')).toBe('entered');
  });
});

describe('a whole game of every line as it falls due', () => {
  it('PGG-16.1 PGG-16.2 all counters of the schedules enter, and the verdict has its reasons', () => {
    const played = table();
    for (const card of setUpCards) played.act(`setup-${card.army}`);
    while (played.place !== 'end') {
      const due = game.actions.filter((one) => /^in-[sg]\d/.test(one.id) && one.when(played.context));
      const [, side] = played.place.split('/');
      if (played.place.endsWith('/movement')) {
        for (const one of due) if (one.id.startsWith(side === 'sov' ? 'in-s' : 'in-g')) played.act(one.id);
        if (side === 'sov') played.act('provisional', { die: 1 + (played.state.place.turn % 6) });
      }
      played.done();
    }
    expect(countIn(played.state, cells.mapRifle)).toBe(28 + 60 + 12);
    expect(countIn(played.state, cells.mapArmor)).toBe(6 + 5);
    expect(Object.keys(mapIn(played.state, recordCells.leaderIn))).toHaveLength(10);
    expect(Object.keys(mapIn(played.state, recordCells.germanIn))).toHaveLength(divisions.length);
    expect(score(played.context)).toMatchObject({
      final: true,
      total: { points: 0 },
      level: { id: 'pgg.level.sovietDecisive' },
    });
  });
});

describe('whatever players book', () => {
  const raws: { readonly [id: string]: fc.Arbitrary<object> } = {
    provisional: fc.record({ die: fc.integer({ min: 1, max: 6 }), how: fc.constantFrom('entered', 'open', 'lost') }),
    'provisional-in': fc.record({ how: fc.constantFrom('entered', 'lost') }),
    'roll-16': fc.record({ die: fc.integer({ min: 1, max: 6 }) }),
    'south-west': fc.record({ divisions: fc.integer({ min: 0, max: 6 }) }),
    'rail-use': fc.record({ rifle: fc.nat(4), armor: fc.nat(3), leader: fc.nat(2) }),
    'air-place': fc.record({ hex1: fc.constantFrom('2010', '2011', '4010', ''), hex2: fc.constantFrom('', '2012') }),
    'interdiction-place': fc.record({ hex: fc.constantFrom('1010', '1011'), germans: fc.boolean() }),
    'rail-break': fc.record({ hex: fc.integer({ min: 1010, max: 1020 }).map(String) }),
    'rail-repair': fc.record({ hex: fc.integer({ min: 1010, max: 1020 }).map(String) }),
    'step-loss': fc.record({
      unit: fc.constantFrom('12pz-1', '12pz-2', '12pz-3', '6inf', '1cav'),
      steps: fc.integer({ min: 1, max: 4 }),
    }),
    'counters-lost': fc.record({ pool: fc.constantFrom('rifle', 'armor'), count: fc.integer({ min: 1, max: 5 }) }),
    'counters-drawn': fc.record({ pool: fc.constantFrom('rifle', 'armor'), count: fc.integer({ min: 1, max: 5 }) }),
    control: fc.record({
      objective: fc.constantFrom('smolensk', 'vitebsk', 'hex5907'),
      control: fc.constantFrom('german', 'soviet', 'split'),
      line: fc.constantFrom('open', 'cut'),
    }),
    recapture: fc.record({ city: fc.constantFrom('smolensk', 'vitebsk') }),
    'leader-withdraw': fc.record({ leader: fc.constantFrom(...leaders), surrounded: fc.boolean() }),
    'leader-return': fc.record({ leader: fc.constantFrom(...leaders) }),
    'in-s1x': fc.record({ how: fc.constantFrom('entered', 'delayed'), rifle: fc.nat(6) }),
    'in-g1c': fc.record({ how: fc.constantFrom('entered', 'delayed') }),
    'setup-20': fc.constant({}),
  };
  const move = fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    {
      weight: 5,
      arbitrary: fc
        .constantFrom(...Object.keys(raws))
        .chain((id) => (raws[id] ?? fc.constant({})).map((raw) => ({ id, raw }))),
    },
  );

  const book = (played: Table, moves: readonly ({ id: string; raw: object } | undefined)[], anyway: boolean): void => {
    for (const one of moves) {
      if (!one) {
        played.done();
        continue;
      }
      const action = game.actions.find((each) => each.id === one.id);
      const input = action?.parse(JSON.parse(JSON.stringify(one.raw)));
      if (!action || !input?.ok) throw new Error(`${one.id}: ${JSON.stringify(input)}`);
      const proposal = action.proposes(input.value, played.context);
      if (proposal.ok) played.write(proposal.facts, proposal.says);
      else if (anyway && proposal.anyway) played.write(proposal.anyway.facts, proposal.anyway.says);
    }
  };

  it('drawn counters are on the map or in the pile, also when limits are broken by agreement', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), fc.boolean(), (moves, anyway) => {
        const played = table({ withdrawal: 'on' });
        book(played, moves, anyway);
        const n = (id: string) => countIn(played.state, id);
        expect(n(recordCells.drawnRifle)).toBe(n(cells.mapRifle) + n(cells.outRifle));
        expect(n(recordCells.drawnArmor)).toBe(n(cells.mapArmor) + n(cells.outArmor));
        expect(n(cells.mapRifle)).toBeGreaterThanOrEqual(0);
        for (const division of divisions) {
          for (const unit of division.units) {
            const left = stepsLeft(played.state, unit);
            expect(left >= 0 && left <= stepsOf(division)).toBe(true);
          }
        }
        const entered = swFront.most - (played.state.balances[accounts.swFront] ?? 0);
        expect(played.state.balances[accounts.swPoints]).toBe(swPrice(entered));
        expect(Number.isInteger(score(played.context).total.points)).toBe(true);
        expect(played.state.unknown).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('PGG-14.21 PGG-13.41 PGG-6.31 PGG-10.4 no limit is passed without the players saying so', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
        const played = table({ withdrawal: 'on' });
        book(played, moves, false);
        for (const limit of limits(played.context))
          expect(limit.left >= 0 && limit.left <= limit.of, limit.id).toBe(true);
        for (const account of game.accounts) {
          const balance = played.state.balances[account.id] ?? 0;
          expect(
            balance >= (account.min ?? 0) && balance <= (account.max ?? Number.POSITIVE_INFINITY),
            account.id,
          ).toBe(true);
        }
        expect(airHexes(played.state).length).toBeLessThanOrEqual(markers.air);
        expect(brokenRails(played.state).length).toBeLessThanOrEqual(markers.brokenRail);
        expect(
          Object.values(mapIn(played.state, recordCells.swByTurn)).every((n) => Number(n) <= swFront.perTurn),
        ).toBe(true);
        expect(played.state.balances[accounts.rail]).toBeLessThanOrEqual(rail.quota);
      }),
      { numRuns: 60 },
    );
  });
});
