import type { Around } from '../../../kit/around.ts';
import { setAt } from '../../../kit/facts.ts';
import { namesIn, type Offer } from '../../../kit/fields.ts';
import { type Action, action, type Proposal } from '../../../kit/game.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { turnName } from '../data/calendar.ts';
import { type Bar, never, thisMonth, unless } from '../facts.ts';
import { type SideId, sides } from '../ids.ts';
import { activeSide, on } from '../rules.ts';
import { f } from '../text/speak-pool.ts';
import { sideMsg } from '../words.ts';
import { arrivalMsg, arrivalOf, arriveFacts, oddStrength, openFor } from './arrivals.ts';
import { battleHexes, contested, dropBattle, noteBattles, notedAs, openBattles, orderBattles } from './battles.ts';
import { blocksOf, isOnMap, isPlaced, type PoolBlock, poolState } from './block.ts';
import { disbandBar, disbandFacts, namedBlocks, stateFacts } from './change.ts';
import { teamMsg } from './fields.ts';
import { frozenNow, isFrozen } from './frozen.ts';
import { poolCells, poolMarks } from './ids.ts';
import { mayBeOnChart, settingUp, setUpArea, setUpOf } from './setup.ts';
import { command, commandMsg, commands, otherTeam, teamOf } from './teams.ts';
import { listOf, namesOf } from './words.ts';

const group = f('bite.group.pool');
const battles = f('bite.group.battles');
const both = Object.values(sides);

const offer = (blocks: readonly PoolBlock[], why?: (block: PoolBlock) => Msg | undefined): readonly Offer[] =>
  blocks.map((block) => {
    const msg = why?.(block);
    return { name: block.unit.name, ...(msg ? { msg } : {}) };
  });
const joined = (blocks: readonly PoolBlock[]): string => blocks.map(({ unit }) => unit.name).join(', ');

/** Several blocks by name. */
const blocksField = (offers: (around: Around) => readonly Offer[], begins?: (around: Around) => string) =>
  ({
    kind: 'text',
    msg: f('bite.field.theBlocks'),
    hint: f('bite.field.theBlocks.hint'),
    start: '',
    max: 800,
    many: true,
    big: true,
    offers,
    ...(begins ? { begins } : {}),
  }) as const;

/** What a list of names books: the first that stands against it is the bar. */
const each = (
  around: Around,
  text: string,
  side: SideId | undefined,
  bar: (block: PoolBlock) => Bar | undefined,
  does: (blocks: readonly PoolBlock[]) => Omit<Extract<Proposal, { readonly ok: true }>, 'ok'>,
): Proposal => {
  const names = namesIn(text);
  if (names.length === 0) return never(f('bite.bar.noBlocks'), '1.2');
  const found = namedBlocks(around, names, side);
  if (!found.ok) return found.not;
  const { says, facts, next } = does(found.blocks);
  const [stopped] = found.blocks.flatMap((block) => bar(block) ?? []);
  return unless(stopped, says, facts, next);
};

const arrives = (side: SideId): Action => {
  const bar = (block: PoolBlock, around: Around): Bar | undefined => {
    const unit = { unit: name(block.unit.name) };
    const state = arrivalOf(block, around);
    if (block.entry === 0 || state === undefined) return { msg: f('bite.bar.noReinforcement', unit), rule: '7.3.1' };
    if (state === 'done') return { msg: f('bite.bar.hasArrived', unit), rule: '7.3.1' };
    if (state === 'lost') return { msg: f('bite.bar.neverArrives', unit), rule: '7.3.2' };
    if (block.entry > around.turn)
      return { msg: f('bite.bar.early', { ...unit, month: turnName(block.entry).long }), rule: '7.3.1' };
    return oddStrength(block)
      ? { msg: f('bite.bar.oddStrength', { ...unit, n: block.entryPf }), rule: '7.3.1' }
      : undefined;
  };
  return action({
    id: `arrives-${side}`,
    msg: f('bite.action.arrives', { side: sideMsg(side) }),
    rule: '7.3.1',
    about: f('bite.action.arrives.about'),
    side,
    group,
    fields: {
      blocks: blocksField(
        (around) => offer(openFor(around, side), arrivalMsg),
        (around) => joined(openFor(around, side)),
      ),
    },
    when: (around) => blocksOf(around).some((block) => block.side === side && arrivalOf(block, around) !== undefined),
    proposes: ({ blocks }, around) =>
      each(
        around,
        blocks,
        side,
        (block) => bar(block, around),
        (found) => ({
          says: f('bite.says.arrive', { count: found.length, what: listOf(found.map(arrivalMsg)) }),
          facts: found.flatMap((block) => arriveFacts(block, around)),
          next: [{ msg: f('bite.next.arrive'), rule: '7.3.2' }],
        }),
      ),
  });
};

const delay = (side: SideId): Action =>
  action({
    id: `delay-${side}`,
    msg: f('bite.action.delay', { side: sideMsg(side) }),
    rule: '7.3.3',
    about: f('bite.action.delay.about'),
    side,
    group,
    fields: {
      blocks: blocksField(
        (around) => offer(openFor(around, side), arrivalMsg),
        (around) => joined(openFor(around, side)),
      ),
    },
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
        (found) => ({
          says: f('bite.says.delay', { count: found.length, what: namesOf(found) }),
          facts: found.map((block) => thisMonth(around.turn, poolMarks.putOff, block.unit.id, 1)),
        }),
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
      (found) => ({
        says: f('bite.says.thaw', { count: found.length, what: namesOf(found) }),
        facts: found.map((block) => thisMonth(around.turn, poolMarks.thawed, block.unit.id, 1)),
      }),
    ),
});

const placeable = (around: Around, side: SideId): readonly PoolBlock[] =>
  blocksOf(around).filter(
    (block) =>
      block.side === side &&
      (setUpOf(around.scenario) ? setUpArea(block, around) !== undefined : mayBeOnChart(block, around)),
  );
const unplaced = (around: Around, side: SideId): readonly PoolBlock[] =>
  placeable(around, side).filter(({ unit }) => !isPlaced(around, unit.id));

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
      (found) => ({
        says: f('bite.says.cross', {
          what: listOf(
            found.map((block) =>
              f('bite.says.crossOne', {
                unit: name(block.unit.name),
                team: commandMsg(block.side, to === 'other' ? otherTeam(teamOf(block, around)) : to, around),
              }),
            ),
          ),
        }),
        facts: found.map((block) =>
          setAt(poolCells.command, block.unit.id, to === 'other' ? otherTeam(teamOf(block, around)) : to),
        ),
      }),
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

/** 3.22, 7.7 */
const hexField = (offers: (around: Around) => readonly Offer[], begins?: (around: Around) => string) =>
  ({ ...blocksField(offers, begins), msg: f('bite.field.hexes'), hint: f('bite.field.hexes.hint'), max: 400 }) as const;
const longestName = 40;
const openNames = (around: Around): readonly Offer[] => openBattles(around).map((one) => ({ name: one.name }));
const turning = (around: Around): boolean => activeSide(around) !== undefined;

const noteHexes = action({
  id: 'battle-hexes',
  msg: f('bite.action.battles'),
  rule: '3.22',
  about: f('bite.action.battles.about'),
  group: battles,
  fields: {
    hexes: hexField(contested, (around) =>
      contested(around)
        .map((one) => one.name)
        .join(', '),
    ),
  },
  when: turning,
  proposes: ({ hexes }, around) => {
    const names = namesIn(hexes).map((one) => one.slice(0, longestName));
    if (names.length === 0) return never(f('bite.bar.noHex'), '3.22');
    const lower = names.map((one) => one.toLowerCase());
    const twice = names.find((one, i) => notedAs(around, one) !== undefined || lower.indexOf(one.toLowerCase()) < i);
    if (twice !== undefined) return never(f('bite.bar.hexTwice', { hex: name(twice) }), '3.22');
    return unless(
      undefined,
      f('bite.says.battles', { count: names.length, what: name(names.join(', ')) }),
      noteBattles(around, names),
    );
  },
});
const orderHexes = action({
  id: 'battle-order',
  msg: f('bite.action.battleOrder'),
  rule: '7.7',
  about: f('bite.action.battleOrder.about'),
  group: battles,
  fields: {
    hexes: hexField(openNames, (around) =>
      openNames(around)
        .map((one) => one.name)
        .join(', '),
    ),
  },
  when: (around) => openBattles(around).length > 0,
  proposes: ({ hexes }, around) => {
    const names = namesIn(hexes);
    const odd = names.find((one) => notedAs(around, one) === undefined);
    if (odd !== undefined) return never(f('bite.bar.noSuchBattle', { hex: name(odd) }), '7.7');
    const facts = orderBattles(around, names);
    return unless(undefined, f('bite.says.battleOrder', { what: name(names.join(', ')) }), facts);
  },
});
const dropHex = action({
  id: 'battle-off',
  msg: f('bite.action.battleOff'),
  rule: '3.22',
  about: f('bite.action.battleOff.about'),
  group: battles,
  fields: { hexes: hexField((around) => battleHexes(around).map((one) => ({ name: one.name }))) },
  when: (around) => battleHexes(around).length > 0,
  proposes: ({ hexes }, around) => {
    const names = namesIn(hexes);
    if (names.length === 0) return never(f('bite.bar.noHex'), '3.22');
    const odd = names.find((one) => notedAs(around, one) === undefined);
    if (odd !== undefined) return never(f('bite.bar.noSuchBattle', { hex: name(odd) }), '3.22');
    return unless(
      undefined,
      f('bite.says.battleOff', { count: names.length, what: name(names.join(', ')) }),
      names.flatMap((one) => {
        const key = notedAs(around, one);
        return key === undefined ? [] : [dropBattle(key)];
      }),
    );
  },
});

export const poolActions: readonly Action[] = [
  ...both.flatMap((side) => [arrives(side), delay(side), disband(side), rest(side)]),
  thaw,
  crosses,
  chief,
  noteHexes,
  orderHexes,
  dropHex,
];
