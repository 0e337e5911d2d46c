import { describe, expect, it } from 'vitest';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import type { Action } from '#rules/kit/game/action.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import { alternating } from '#rules/testing/invented/alternating.ts';
import { ten } from '#rules/testing/invented/ten.ts';
import { blocksInTheEast } from '../games/blocks-in-the-east/index.ts';
import { advicePairs } from './advice.ts';
import type { Agreement } from './agree.ts';
import { agree } from './agree.ts';
import { agreementsOf, played } from './agreements.ts';
import { commonPairs } from './common.ts';
import { rulesIn } from './words.ts';

/** What the pairs of a game say that has a fault planted in it: the ids of those that fail. */
const failing = (game: Game, pairs: readonly Agreement[] = commonPairs(game)): readonly string[] =>
  agree(game, {}, pairs, { seed: 12, runs: 300, stories: 1 }).flatMap(({ agreement, fails, stories }) =>
    fails ? [`${agreement.id}${stories.length > 0 ? '' : ' (not asked)'}`] : [],
  );
const withCalculator = (game: Game, id: string, change: (was: Calculator) => Partial<Calculator>): Game => ({
  ...game,
  calculators: game.calculators.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});

/** The same of a game of the registry, and of some of its pairs alone. */
const failingOf = (
  id: string,
  plant: (game: Game) => Partial<Game>,
  ...wanted: readonly string[]
): readonly string[] => {
  const found = played.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  const game = { ...found, ...plant(found) };
  const { setting, pairs } = agreementsOf(game);
  // enough to be asked; what holds without the fault is not made to fail by chance
  const some = pairs
    .filter((pair) => wanted.includes(pair.id))
    .map((pair) => ({ ...pair, rare: true, constant: true, every: 1 }) as const);
  expect(some.map((pair) => pair.id)).toEqual(wanted);
  return agree(game, setting, some, { seed: 12, runs: 90, stories: 0, patience: 1 }).flatMap(({ agreement, fails }) =>
    fails ? [agreement.id] : [],
  );
};
const nothing = () => ({});
const panelOf = (id: string, change: (panel: OddsPanel) => OddsPanel) => (game: Game) =>
  withCalculator(game, id, (was) => ({
    panel: (input, context, answers) => {
      const panel = was.panel(input, context, answers);
      return panel.kind === 'odds' ? change(panel) : panel;
    },
  }));

describe('a planted fault is found', () => {
  it('nothing is found in a game without one', () => {
    expect(failing(ten)).toEqual([]);
    expect(failing(alternating)).toEqual([]);
  });

  it('an invented chance: a plan that is not what is played', () => {
    const game = withCalculator(ten, 'raid', (was) => ({
      plan: (input, context, given, policy) =>
        was.plan(input, context, given, policy).map((one, at) => (at === 0 ? { ...one, p: one.p + 0.05 } : one)),
    }));
    expect(failing(game)).toEqual(['plan raid']);
  });

  it('a solver of battles that, once dice have fallen, is not what is played', () => {
    const battles = ({ calculators, ...game }: Game): Game => ({
      ...game,
      calculators: calculators.filter(({ id }) => id === 'battle'),
    });
    const failed = (game: Game): readonly string[] => {
      const { setting, pairs } = agreementsOf(game);
      const some = pairs.filter(({ id }) => id === 'ends battle' || id === 'plan battle');
      return agree(game, setting, some, { seed: 12, runs: 31, stories: 0 }).flatMap(({ agreement, fails }) =>
        fails ? [agreement.id] : [],
      );
    };
    expect(failed(battles(blocksInTheEast))).toEqual([]);
    const game = withCalculator(battles(blocksInTheEast), 'battle', (was) => ({
      plan: (input, context, given = [], policy) =>
        was
          .plan(input, context, given, policy)
          .map((one) => (given.length > 0 && one.key === 'attackerWins' ? { ...one, p: one.p * 0.95 } : one)),
    }));
    expect(failed(game)).toEqual(['plan battle']);
  });

  it('a panel that refuses what can be played, or shows what is refused', () => {
    const game = withCalculator(ten, 'raid', (was) => ({
      panel: (input, context, answers) => {
        const { not: _, ...panel } = was.panel(input, context, answers);
        return panel;
      },
    }));
    expect(failing(game)).toEqual(['refusal raid']);
  });

  it('a column shift that the panel has lost', () => {
    const lost = panelOf('attack', (panel) => ({
      ...panel,
      faces: panel.faces.map((one) => ({ ...one, code: one.above || one.code })),
    }));
    const pair = 'chances attack';
    expect(failingOf('panzergruppe-guderian', nothing, pair)).toEqual([]);
    expect(failingOf('panzergruppe-guderian', lost, pair)).toEqual([pair]);
  });

  it('losses promised that no fight books', () => {
    const more = panelOf('attack', (panel) => ({
      ...panel,
      policies: panel.policies.map((one) => ({
        ...one,
        losses: one.losses.map((side) => ({ ...side, mean: side.mean + 0.5 })),
      })),
    }));
    const pair = 'forecast attack';
    expect(failingOf('panzergruppe-guderian', nothing, pair)).toEqual([]);
    expect(failingOf('panzergruppe-guderian', more, pair)).toEqual([pair]);
  });

  it('a script that is told something else than the screen shows', () => {
    let asked = 0;
    const game = withCalculator(ten, 'raid', (was) => ({
      panel: (input, context, answers) => {
        asked += 1;
        return { ...was.panel(input, context, answers), says: { id: 'ten.raid', p: { n: asked } } };
      },
    }));
    expect(failing(game)).toContain('script raid');
  });

  it('a hint that promises what the fight does not bring', () => {
    const better = panelOf('attack', (panel) => ({
      ...panel,
      hints: panel.hints.map((one) =>
        one.msg.id === 'pgg.hint.best'
          ? { ...one, msg: { ...one.msg, p: { ...one.msg.p, a: Number(one.msg.p?.a) + 1 } } }
          : one,
      ),
    }));
    const pair = 'hint-and-fight';
    expect(failingOf('panzergruppe-guderian', nothing, pair)).toEqual([]);
    expect(failingOf('panzergruppe-guderian', better, pair)).toEqual([pair]);
  });

  it('a form that offers whom its action refuses', () => {
    const pair = 'recovery-helpers';
    const offersAll = ({ actions }: Game): Partial<Game> => ({
      actions: actions.map((one) => {
        const { hq } = one.fields;
        if (one.id !== 'recovery' || hq?.kind !== 'text') return one;
        const offers: typeof hq.offers = (context) =>
          Object.values(context.rosters).flatMap(({ units }) => units.map(({ name }) => ({ name })));
        return { ...one, fields: { ...one.fields, hq: { ...hq, offers } } };
      }),
    });
    expect(failingOf('roads-to-leningrad', nothing, pair)).toEqual([]);
    expect(failingOf('roads-to-leningrad', offersAll, pair)).toEqual([pair]);
  });

  it('a map that leaves open what the form closes', () => {
    const pair = 'retreats';
    const open = ({ map }: Game): Partial<Game> =>
      map
        ? {
            map: {
              ...map,
              tools: map.tools.map((tool) => ({
                ...tool,
                show: (...given) => {
                  const shown = tool.show(...given);
                  return { ...shown, hexes: shown.hexes.map((one) => ({ ...one, tone: 'good' })) };
                },
              })),
            },
          }
        : {};
    expect(failingOf('roads-to-leningrad', nothing, pair)).toEqual([]);
    expect(failingOf('roads-to-leningrad', open, pair)).toEqual([pair]);
  });

  it('a reminder that sends to a form which is refused as it opens', () => {
    const [action] = alternating.actions;
    if (!action) throw new Error('no action');
    const not = { msg: ten.about, rule: '' };
    const barred: Action = {
      ...action,
      when: () => true,
      proposes: () => ({ ok: false, ...not, anyway: { says: ten.about, facts: [] } }),
    };
    const reminders: Game['reminders'] = () => [{ id: 'r', ...not, due: true, action: action.id }];
    const game = { ...alternating, actions: [barred, ...alternating.actions.slice(1)], reminders };
    expect(failing(game)).toContain('carried-out');
    expect(failing(game, commonPairs(game, {}, ['r']))).not.toContain('carried-out');
  });

  it('a form that takes what is typed otherwise with spaces around it, or notes another number than scripts are told', () => {
    const [action] = alternating.actions;
    if (!action) throw new Error('no action');
    const called = { called: { kind: 'text', msg: ten.about, start: 'x', max: 20 } } as const;
    const named = (fields: Fields, value: number): Game => {
      const own = { ...action, fields, when: () => true };
      const proposes: Action['proposes'] = ({ called: text }) =>
        text === 'x'
          ? { ok: true, says: ten.about, facts: [{ kind: 'mark', mark: 'moved', key: 'u', value }] }
          : { ok: false, msg: ten.about, rule: '' };
      return {
        ...alternating,
        actions: [{ ...own, proposes, parse: (raw) => ({ ok: true, value: { called: 'x', ...Object(raw) } }) }],
        marks: [{ id: 'moved', about: 'moved', key: 'unit id', value: '1' }],
      };
    };
    const failed = (game: Game): readonly string[] =>
      failing(
        game,
        advicePairs(game, []).filter(({ id }) => id === 'spaces' || id === 'notes'),
      );
    expect([failed(named({}, 1)), failed(named({}, 2)), failed(named(called, 1))]).toEqual([[], ['notes'], ['spaces']]);
  });

  it('a form that counts what it does not ask', () => {
    const [action] = alternating.actions;
    if (!action) throw new Error('no action');
    const fields = {
      on: { kind: 'toggle', msg: ten.about, start: false },
      n: { kind: 'count', msg: ten.about, start: 0, min: 0, max: 9, when: { field: 'on', is: true } },
    } as const;
    const counts = (always: boolean): Game => ({
      ...alternating,
      actions: [
        {
          ...action,
          fields,
          when: () => true,
          parse: (raw) => parsePlain(fields, raw),
          proposes: ({ on, n }) => ({ ok: true, says: { id: 'x', p: { n: always || on ? Number(n) : 0 } }, facts: [] }),
        },
      ],
    });
    const failed = (game: Game): readonly string[] =>
      failing(
        game,
        advicePairs(game, []).filter(({ id }) => id === 'unasked'),
      );
    expect([failed(counts(false)), failed(counts(true))]).toEqual([[], ['unasked']]);
  });

  it('a rule number nobody printed, in what is said', () => {
    const known = [...rulesIn(ten), '1', '2', '7.1', '7.2', '7.3', '7.4'];
    const reference = known.map((rule) => ({ rule, msg: ten.about }));
    const game = { ...ten, reference };
    expect(failing(game)).toEqual([]);
    const limits: Game['limits'] = () => [{ id: 'x', msg: ten.about, left: 1, of: 1, rule: '99.9' }];
    expect(failing({ ...game, limits })).toEqual(['rules']);
  });

  it('a reminder that sends to an action nobody has, or that is refused there', () => {
    const reminders: Game['reminders'] = () => [{ id: 'r', msg: ten.about, rule: '', due: true, action: 'nobody' }];
    expect(failing({ ...ten, reminders })).toEqual(['advice']);
    const [action] = alternating.actions;
    if (!action) throw new Error('no action');
    const never: Action = { ...action, when: () => false };
    const sent: Game['reminders'] = () => [{ id: 'r', msg: ten.about, rule: '', due: true, action: action.id }];
    const game = { ...alternating, actions: [never, ...alternating.actions.slice(1)], reminders: sent };
    expect(failing(game)).toContain('advice');
  });

  it('two readers that differ on some positions, and a pair that cannot fail', () => {
    const pair = (check: Agreement['check']): Agreement => ({ id: 'own', rule: '', readers: ['a', 'b'], check });
    expect(failing(ten, [pair(({ context }) => ({ says: [context.place, context.place] }))])).toEqual([]);
    const moved = pair(({ context }) => ({ says: [context.turn, context.place.includes('t2') ? 1 : context.turn] }));
    expect(failing(ten, [moved])).toEqual(['own']);
    expect(failing(ten, [pair(() => undefined)])).toEqual(['own (not asked)']);
    expect(failing(ten, [pair(() => ({ says: [1, 1] }))])).toEqual(['own (not asked)']);
  });
});
