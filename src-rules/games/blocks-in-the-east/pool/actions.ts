import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type Bar, never, unless } from '../facts.ts';
import { type SideId, sides } from '../ids.ts';
import { on } from '../rules.ts';
import { f } from '../text/speak-pool.ts';
import { sideMsg } from '../words.ts';
import { arrivalBar, arrivalMsg, arrivalOf, arriving, openFor, puttingOff } from './arrivals.ts';
import { battleActions } from './battle-actions.ts';
import { blocksOf, isOnMap, isPlaced, type PoolBlock, poolState } from './block.ts';
import { disbandBar, disbandFacts, namedBlocks, stateFacts } from './change.ts';
import { teamMsg } from './fields.ts';
import { frozenNow, isFrozen, thawing } from './frozen.ts';
import { poolCells } from './ids.ts';
import { namesField } from './names-field.ts';
import { maySetUp, settingUp, setUpOf } from './setup.ts';
import { command, commandMsg, commands, crossing, teamOf } from './teams.ts';
import { type Booked, namesOf } from './words.ts';

const group = f('bite.group.pool');
const both = Object.values(sides);

const offer = (blocks: readonly PoolBlock[], why?: (block: PoolBlock) => Msg | undefined): readonly Offer[] =>
  blocks.map((block) => {
    const msg = why?.(block);
    return { name: block.unit.name, ...(msg ? { msg } : {}) };
  });

/** Several blocks by name. */
const blocksField = (offers: (around: Around) => readonly Offer[], all = false) =>
  ({
    ...namesField(offers, all),
    msg: f('bite.field.theBlocks'),
    hint: f('bite.field.theBlocks.hint'),
    max: 800,
  }) as const;
/** Who is due, all of them to begin with. */
const dueField = (side: SideId) => blocksField((around) => offer(openFor(around, side), arrivalMsg), true);

/** What a list of names books: the first that stands against it is the bar. */
const each = (
  around: Around,
  text: string,
  side: SideId | undefined,
  bar: (block: PoolBlock) => Bar | undefined,
  does: (blocks: readonly PoolBlock[]) => Booked,
): Proposal => {
  const names = namesIn(text);
  if (names.length === 0) return never(f('bite.bar.noBlocks'), '1.2');
  const found = namedBlocks(around, names, side);
  if (!found.ok) return found.not;
  const { says, facts, next } = does(found.blocks);
  const [stopped] = found.blocks.flatMap((block) => bar(block) ?? []);
  return unless(stopped, says, facts, next);
};

const arrives = (side: SideId): Action =>
  action({
    id: `arrives-${side}`,
    msg: f('bite.action.arrives', { side: sideMsg(side) }),
    rule: '7.3.1',
    about: f('bite.action.arrives.about'),
    side,
    group,
    fields: { blocks: dueField(side) },
    when: (around) => blocksOf(around).some((block) => block.side === side && arrivalOf(block, around) !== undefined),
    proposes: ({ blocks }, around) =>
      each(
        around,
        blocks,
        side,
        (block) => arrivalBar(block, around),
        (found) => arriving(found, around),
      ),
  });

const delay = (side: SideId): Action =>
  action({
    id: `delay-${side}`,
    msg: f('bite.action.delay', { side: sideMsg(side) }),
    rule: '7.3.3',
    about: f('bite.action.delay.about'),
    side,
    group,
    fields: { blocks: dueField(side) },
    when: (around) => openFor(around, side).length > 0,
    proposes: ({ blocks }, around) =>
      each(
        around,
        blocks,
        side,
        (block) =>
          openFor(around, side).includes(block)
            ? undefined
            : { msg: f('bite.bar.arrivalNotDue', { unit: name(block.unit.name) }), rule: '7.3.3' },
        (found) => puttingOff(found, around),
      ),
  });

/** 7.3.4 */
const disband = (side: SideId): Action =>
  action({
    id: `disband-${side}`,
    msg: f('bite.action.disband', { side: sideMsg(side) }),
    rule: '7.3.4',
    about: f('bite.action.disband.about'),
    side,
    group,
    fields: {
      blocks: blocksField((around) =>
        offer(blocksOf(around).filter((block) => block.side === side && isOnMap(poolState(block, around)))),
      ),
    },
    proposes: ({ blocks }, around) =>
      each(
        around,
        blocks,
        side,
        (block) => disbandBar(block, around),
        (found) => ({
          says: f('bite.says.disband', { count: found.length, what: namesOf(found) }),
          facts: found.flatMap((block) => disbandFacts(block, around)),
        }),
      ),
  });

/** 3.21 */
const thaw = action({
  id: 'thaw',
  msg: f('bite.action.thaw'),
  rule: '3.21',
  about: f('bite.action.thaw.about'),
  group,
  fields: {
    blocks: blocksField((around) => offer(blocksOf(around).filter((block) => isFrozen(block, around)))),
  },
  when: frozenNow,
  proposes: ({ blocks }, around) =>
    each(
      around,
      blocks,
      undefined,
      (block) =>
        isFrozen(block, around)
          ? undefined
          : { msg: f('bite.bar.notFrozen', { unit: name(block.unit.name) }), rule: '3.21' },
      (found) => thawing(found, around),
    ),
});

const unplaced = (around: Around, side: SideId): readonly PoolBlock[] =>
  blocksOf(around).filter(
    (block) => block.side === side && maySetUp(block, around) && !isPlaced(around, block.unit.id),
  );

/** SBE-4: what a chart leaves out is not on the map; whether it may come back the players know. */
const rest = (side: SideId): Action =>
  action({
    id: `set-up-rest-${side}`,
    msg: f('bite.action.rest', { side: sideMsg(side) }),
    rule: '2.3',
    about: f('bite.action.rest.about'),
    side,
    group,
    fields: {
      state: {
        kind: 'choice',
        msg: f('bite.field.restState'),
        start: 'eliminated',
        options: [
          { key: 'eliminated', msg: f('bite.rest.eliminated') },
          { key: 'removed', msg: f('bite.rest.removed') },
        ],
      } as const,
    },
    when: (around) => settingUp(around) && setUpOf(around.scenario) === undefined && unplaced(around, side).length > 0,
    proposes: ({ state }, around) => {
      const left = unplaced(around, side).filter((block) => isOnMap(poolState(block, around)));
      if (left.length === 0) return never(f('bite.bar.allPlaced'), '2.3');
      return unless(
        undefined,
        f('bite.says.rest', { count: left.length, side: sideMsg(side), state: f(`bite.rest.${state}`) }),
        left.flatMap((block) => stateFacts(block, state, around)),
      );
    },
  });

/** 38.1 */
const crosses = action({
  id: 'team-cross',
  msg: f('bite.action.cross'),
  rule: '38.1',
  about: f('bite.action.cross.about'),
  group,
  fields: {
    blocks: blocksField((around) =>
      offer(
        blocksOf(around).filter((block) => isOnMap(poolState(block, around))),
        (block) => {
          const team = teamOf(block, around);
          return team && teamMsg(team);
        },
      ),
    ),
    to: {
      kind: 'choice',
      msg: f('bite.field.team'),
      start: 'other',
      options: [
        { key: 'other', msg: f('bite.team.other') },
        { key: 'north', msg: teamMsg('north') },
        { key: 'south', msg: teamMsg('south') },
      ],
    } as const,
  },
  when: (around) => on(around, 'o38'),
  proposes: ({ blocks, to }, around) =>
    each(
      around,
      blocks,
      undefined,
      (block) =>
        to !== 'other' && teamOf(block, around) === to
          ? { msg: f('bite.bar.sameTeam', { unit: name(block.unit.name), team: teamMsg(to) }), rule: '38.1' }
          : undefined,
      (found) => crossing(found, around, to === 'other' ? undefined : to),
    ),
});
const chief = action({
  id: 'team-chief',
  msg: f('bite.action.chief'),
  rule: '38.1',
  group,
  fields: {
    command: {
      kind: 'choice',
      msg: f('bite.field.command'),
      start: command(sides.axis, 'north'),
      options: commands.map(({ side, team }) => ({ key: command(side, team), msg: commandMsg(side, team) })),
    } as const,
    name: { kind: 'text', msg: f('bite.field.chief'), start: '', max: 40, big: true } as const,
  },
  when: (around) => on(around, 'o38'),
  proposes: (input) => {
    const at = commands.find(({ side, team }) => command(side, team) === input.command);
    const called = input.name.trim();
    if (!at) return never(f('bite.bar.noBlocks'), '38.1');
    const whose = { command: commandMsg(at.side, at.team), chief: name(called) };
    return unless(undefined, f(called === '' ? 'bite.says.noChief' : 'bite.says.chief', whose), [
      setAt(poolCells.chiefs, input.command, called === '' ? null : called),
    ]);
  },
});

export const poolActions: readonly Action[] = [
  ...both.flatMap((side) => [arrives(side), delay(side), disband(side), rest(side)]),
  thaw,
  crosses,
  chief,
  ...battleActions,
];
