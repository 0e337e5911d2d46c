import { expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { earlierRows, fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { contextFromReads, trackReads } from '#rules/kit/record/readSet.ts';
import type { Table } from '../../../../../testing/table.ts';
import { mixOf, reach, table } from '../../../testing/at.ts';
import { parsed } from '../../../testing/fights.ts';
import { attackFields } from '../forces/fightFields.ts';
import { attack } from './attack.ts';
import { overrun } from './overrun.ts';

/** Records a fight as the screens do: the slice it read with the first answer, each answer, then the end and its facts. */
const begin = (played: Table, calculator: Calculator, raw: object, flow: string) => {
  const input: JsonObject = parsed(calculator, raw);
  const answers: Answer[] = [];
  let then = played.context;
  return (given: Json): boolean => {
    const { ask } = calculator.play(input, then, answers, played.context);
    if (!ask) throw new Error('nothing is asked');
    const key = ask.kind === 'choice' ? String(given) : ask.read(given);
    if (key === undefined) throw new Error(`${ask.id} does not read ${JSON.stringify(given)}`);
    answers.push(ask.kind === 'choice' ? { ask: ask.id, key } : { ask: ask.id, key, raw: given });
    if (answers.length === 1) {
      const watched = trackReads(then);
      calculator.panel(input, watched.context, answers);
      calculator.play(input, watched.context, answers);
      then = contextFromReads(watched.reads());
      played.write([
        { kind: 'flow', flow, game: played.game.id, calc: calculator.id, v: 1, input, around: watched.reads() },
      ]);
    }
    const { done, misfit } = calculator.play(input, then, answers, played.context);
    expect(misfit).toBeUndefined();
    if (!done) return false;
    played.write([{ kind: 'end', flow, outcome: { key: done.key }, says: done.ending.says }, ...done.ending.facts]);
    return true;
  };
};

const combat = (options: { [id: string]: string } = {}) => {
  const played = reach(table(options), 't3/ger/combat');
  played.things = { tables: { mixRifle: mixOf('mixRifle', ['0-0-6', 2], ['2-3-6', 10]) } };
  played.write([
    { kind: 'set', cell: 'mapRifle', value: 30 },
    { kind: 'set', cell: 'outRifle', value: 5 },
  ]);
  return played;
};

const fight = {
  german: [{ id: '12pz-2', type: 'grenadier', division: '12 Pz', attack: 8, defence: 8, left: 1 }],
  soviet: [{ untried: true }, { untried: true }],
};

it('PGG-9.61 PGG-12.2 PGG-12.4 PGG-7.3 a recorded fight books on what the record holds, and integrity follows', () => {
  const played = combat();
  const answer = begin(played, attack, fight, 'f1');
  answer(['2-3-6', '0-0-6']);
  // 8 : 3 on a 4 is D1/A1
  answer(4);
  answer('losses');
  expect(answer('losses')).toBe(true);
  expect(played.state.cells).toMatchObject({
    mapRifle: 28,
    outRifle: 7,
    revealedRifle: { '2-3-6': 1, '0-0-6': 1 },
    steps: { '12pz-2': 0 },
    divisionLost: { '12 Pz': true },
  });
});

it('two fights begun one after the other count on from each other', () => {
  const played = combat();
  const [one, two] = [
    begin(played, attack, fight, 'f1'),
    begin(played, attack, { ...fight, german: [{ attack: 8 }] }, 'f2'),
  ];
  one(['2-3-6', '2-3-6']);
  two(['2-3-6', '0-0-6']);
  two(1);
  expect(two('losses')).toBe(true);
  expect(played.state.cells).toMatchObject({ mapRifle: 28, outRifle: 7 });
  // 8 : 6 on a 1 is D1
  one(1);
  expect(one('losses')).toBe(false);
  expect(one('r1')).toBe(true);
  expect(played.state.cells).toMatchObject({ mapRifle: 27, outRifle: 8, revealedRifle: { '2-3-6': 3, '0-0-6': 1 } });
});

it('PGG-A29 a ruling asked only after the die is still known then', () => {
  const played = combat({ a29: 'eliminated' });
  const answer = begin(played, attack, fight, 'f1');
  answer(['2-3-6', '2-3-6']);
  answer(1);
  expect(answer('cutOff')).toBe(true);
  expect(played.state.cells).toMatchObject({ mapRifle: 28, outRifle: 7 });
});

it('PGG-9.14 ticks go with the phase, PGG-6.63 disruption with the removal phase of its owner', () => {
  const played = combat();
  const fought = begin(
    played,
    attack,
    { german: [{ id: '5inf', attack: 9 }], soviet: [{ defence: 3, hex: '3010' }], target: '3010' },
    'f1',
  );
  fought(1);
  fought('retreat');
  expect(Object.keys(played.state.marks.attacked ?? {})).toEqual(['5inf']);
  reach(played, 't3/ger/mech');
  expect(Object.keys(played.state.marks.attacked ?? {})).toEqual([]);
  const run = begin(
    played,
    overrun,
    {
      german: [{ id: '12pz-1', type: 'panzer', attack: 9 }],
      soviet: [{ defence: 2, hex: '3011' }],
      target: '3011',
      mp: 20,
    },
    'f2',
  );
  run(1);
  run('retreat');
  expect(Object.keys(played.state.marks.disrupted ?? {})).toEqual(['from:3011']);
  reach(played, 't4/sov/combat');
  expect(Object.keys(played.state.marks.disrupted ?? {})).toEqual(['from:3011']);
  reach(played, 't4/sov/disruption');
  expect(Object.keys(played.state.marks.disrupted ?? {})).toEqual([]);
});

it('the side in phase is the attacker before anybody says so', () => {
  const played = reach(table(), 't4/sov/combat');
  expect(fillFrom(attackFields, played.context).attacker).toBe('soviet');
  expect(fillFrom(attackFields, reach(played, 't4/ger/combat').context).attacker).toBe('german');
});

it('PGG-9.61 whoever has no steps in the record, a unit the players added or their own leader, leaves the map when lost', () => {
  const played = combat();
  const at: { readonly [id: string]: string } = { 'own-unit': '1214', 'own-leader': '1314', 'far-unit': '0101' };
  played.write(Object.entries(at).map(([key, value]) => ({ kind: 'set', cell: 'at', key, value })));
  const answer = begin(
    played,
    attack,
    {
      german: [{ id: 'own-unit', type: 'infantry', attack: 1, defence: 1, steps: '1-1-7', left: 1 }],
      soviet: [
        { type: 'rifle', attack: 9, defence: 9 },
        { id: 'own-leader', type: 'leader', rating: 3 },
      ],
    },
    'f3',
  );
  // 1 : 9 on a 6: the attacker is lost
  for (let i = 0; i < 3 && !answer(i === 0 ? 6 : 'losses'); i += 1);
  expect(played.state.cells.at).toEqual({ 'own-leader': '1314', 'far-unit': '0101' });
});

it('PGG-9.61 what was typed of a counter is asked anew once it has lost a step, and kept of the step it stands on', () => {
  const played = combat();
  const strength = () => {
    const world = fightLineOf(played.game, attack, played.context, earlierRows(played.game, played.state.flows));
    const row = world?.units.find(({ id }) => id === '12pz-1')?.row(false);
    return [row?.attack, row?.defence];
  };
  const typed = (value: number) => ({
    german: [{ id: '12pz-1', type: 'panzer', division: '12 Pz', attack: value, defence: value, hex: '1010' }],
    soviet: [{ type: 'rifle', attack: 1, defence: 3, ma: 6 }],
  });
  // 8 : 3 on a 4 is D1/A1
  const fought = begin(played, attack, typed(8), 'f1');
  fought(4);
  fought('losses');
  expect(strength()).toEqual([8, 8]);
  expect(fought('losses')).toBe(true);
  expect(played.state.cells.steps).toMatchObject({ '12pz-1': 1 });
  expect(strength()).toEqual([0, 0]);
  // what is typed of the step it stands on now is kept
  const again = begin(played, attack, typed(30), 'f2');
  again(6);
  expect(strength()).toEqual([30, 30]);
});
