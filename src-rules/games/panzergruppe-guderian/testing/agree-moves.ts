import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Panel } from '#rules/kit/procedure/panel.ts';
import type { Agreement } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { fieldOf } from '../chapters/map/field.ts';
import { arcsOf } from '../chapters/map/ground.ts';
import { isCombat } from '../chapters/map/pieces.ts';
import { otherSide, type SideId, sides } from '../ids.ts';

/** Retreat, movement, rail and overrun: what the map shows against the hexes told one by one. */

const sideOf = (piece: Piece): SideId => (piece.side === sides.german ? sides.german : sides.soviet);

/** The hexes around one, as a player would list them for a stack of a side. */
const ring = ({ board, stand }: Position, hex: string, side: SideId) => {
  const { ground, zones } = fieldOf(board, stand);
  return [...arcsOf(board, board.nodeOf(hex))].map((arc) => {
    const node = board.to[arc] ?? 0;
    const there = stand.pieces.filter((piece) => piece.hex === ground.id(node));
    const friends = there.filter((one) => one.side === side);
    const combat = friends.filter(({ kind }) => isCombat(kind)).length;
    return {
      hex: ground.id(node),
      enemyUnit: friends.length < there.length,
      lake: ground.isLake(arc),
      enemyZoc: zones[otherSide(side)][node] === 1,
      friends: combat,
      friendlyLeaders: friends.length - combat,
    };
  });
};

/** A stack, and what the questions are told of it. */
const stackOf = ({ stand }: Position, unit: Piece | undefined) => {
  if (!unit) return undefined;
  const side = sideOf(unit);
  const all = stand.pieces.filter(({ hex }) => hex === unit.hex);
  // both sides in one hex: nobody retreats from there
  if (all.some((piece) => piece.side !== unit.side)) return undefined;
  const units = all.filter(({ kind }) => isCombat(kind)).length;
  return { hex: unit.hex, side, units, leaders: all.length - units };
};

const stackIn = (at: Position) =>
  stackOf(at, at.roll.one(at.stand.pieces.filter(({ hex }) => at.board.nodeOf(hex) >= 0)));

/** A combat unit nobody stands with. */
const oneAlone = (at: Position) => {
  const on = (hex: string) => at.stand.pieces.filter((piece) => piece.hex === hex).length;
  const unit = at.roll.one(at.stand.pieces.filter(({ kind, hex }) => isCombat(kind) && on(hex) === 1));
  return at.board.nodeOf(unit?.hex ?? '') < 0 ? undefined : stackOf(at, unit);
};

/** The map's ring of hexes against the same hexes told one by one. */
const retreatRanked = (id: string, rule: string, pick: typeof stackIn): Agreement => ({
  id,
  rule,
  readers: ['map tool retreat1', 'question retreat'],
  check: (at) => {
    const stack = pick(at);
    const shown = stack && at.tool('retreat1', stack.hex);
    const hexes = stack ? ring(at, stack.hex, stack.side) : [];
    if (!stack || !shown || hexes.length === 0) return undefined;
    const { hex, ...told } = stack;
    const answer = at.script('retreat', { ...told, hexes }) as {
      readonly hexes: readonly { readonly hex: string; readonly rank: number | null; readonly must: boolean }[];
    };
    return {
      about: hex,
      says: [
        Object.fromEntries(
          shown.hexes.map(({ hex: to, label = '-', tone }) => [to, `${label} ${['good', 'half'].includes(tone)}`]),
        ),
        Object.fromEntries(answer.hexes.map(({ hex: to, rank, must }) => [to, `${rank ?? '-'} ${must}`])),
      ],
    };
  },
});

const retreatOfOne = retreatRanked('retreat-of-one', '9.7', oneAlone);

const retreatOfStack = retreatRanked('retreat-of-stack', '9.72', stackIn);

const retreatByForm: Agreement = {
  id: 'retreat-by-form',
  rule: '9.73',
  readers: ['map tool retreat1', 'calculator retreat-hexes'],
  check: (at) => {
    const stack = stackIn(at);
    const shown = stack && at.tool('retreat1', stack.hex);
    const hexes = stack ? ring(at, stack.hex, stack.side) : [];
    if (!stack || !shown || hexes.length === 0) return undefined;
    const { hex, ...told } = stack;
    const panel = at.panel('retreat-hexes', { ...told, hexes });
    const rows = panel.kind === 'value' ? panel.rows : [];
    return {
      about: hex,
      says: [
        Object.fromEntries(shown.hexes.map(({ hex: to, msg }) => [to, msg])),
        Object.fromEntries(rows.map(({ value }, i) => [hexes[i]?.hex ?? '', value])),
      ],
    };
  },
};

const retreatOfTwo: Agreement = {
  id: 'retreat-of-two',
  rule: '9.71',
  readers: ['map tool retreat2', 'question retreat-path'],
  check: (at) => {
    const stack = stackIn(at);
    const shown = stack && at.tool('retreat2', stack.hex);
    if (!stack || !shown) return undefined;
    const told = at.script('retreat-path', { hex: stack.hex, hexes: 2 }) as {
      readonly ways: readonly (readonly string[])[];
    };
    return { about: stack.hex, says: [shown.lines.map(({ path }) => path), told.ways] };
  },
};

interface Reach {
  readonly held?: unknown;
  readonly points: number;
  readonly state: string;
  readonly hexes: readonly { readonly hex: string; readonly left: number }[];
  readonly overruns: readonly string[];
}

const halves = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text.endsWith('½') ? Number(text.slice(0, -1) || '0') + 0.5 : Number(text);

const reachShown: Agreement = {
  id: 'reach-shown',
  rule: '6.1',
  readers: ['map tool reach', 'question reach'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces.filter(({ hex }) => at.board.nodeOf(hex) >= 0));
    const shown = unit && at.tool('reach', unit.id);
    if (!unit || !shown) return undefined;
    const told = at.script('reach', { unit: unit.id }) as Reach;
    const frozen = shown.hexes.some(({ rule }) => rule === '5.22');
    if (frozen) return undefined;
    return {
      about: unit.id,
      says: [
        [
          shown.hexes.flatMap(({ hex, label }) => (label === undefined ? [] : [[hex, halves(label)]])),
          shown.hexes.flatMap(({ hex, rule }) => (rule === '6.51' ? [hex] : [])),
        ],
        [told.hexes.map(({ hex, left }) => [hex, left]), told.overruns],
      ],
    };
  },
};

/** One hex on: what the map finds is never dearer than the step told by hand, and never missed. */
const reachNext: Agreement = {
  id: 'reach-next',
  rule: '6.7',
  readers: ['map tool reach', 'question move-cost'],
  constant: true,
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces.filter(({ hex }) => at.board.nodeOf(hex) >= 0));
    if (!unit) return undefined;
    const told = at.script('reach', { unit: unit.id }) as Reach;
    const shown = at.tool('reach', unit.id);
    // 5.23 asks where it has been; 10.23 how far his mates get
    if (told.held || at.context.turn === 1 || unit.kind === 'leader' || !Number.isInteger(told.points))
      return undefined;
    const { board, stand } = at;
    const { ground, interdiction, air } = fieldOf(board, stand);
    const faults = ring(at, unit.hex, sideOf(unit)).flatMap(({ hex, enemyZoc, enemyUnit, lake }) => {
      const node = board.nodeOf(hex);
      const arc = board.arcOf(board.nodeOf(unit.hex), node);
      const step = {
        hex,
        terrain: ground.terrainAt(node),
        road: ground.isRoad(arc),
        river: ground.isRiver(arc),
        lake,
        interdicted: unit.side === sides.german ? interdiction === node : air.has(node),
        enemyZoc,
        enemyUnit,
      };
      const walked = at.script('move-cost', { unit: unit.kind, ma: told.points, path: [step] }) as {
        readonly steps: number;
        readonly left: number;
      };
      const label = shown?.hexes.find((one) => one.hex === hex && one.rule !== '6.51')?.label;
      const left = halves(label) ?? -1;
      return walked.steps === 1 && left < walked.left ? [`${hex} ${left} < ${walked.left}`] : [];
    });
    return { about: unit.id, says: [faults, []] };
  },
};

const railNext: Agreement = {
  id: 'rail-next',
  rule: '6.33',
  readers: ['map tool rail', 'question rail-cost'],
  constant: true,
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces.filter(({ id }) => at.tool('rail', id) !== undefined));
    const shown = unit && at.tool('rail', unit.id);
    if (!unit || !shown || shown.says.id !== 'pgg.railway.says') return undefined;
    const { board, stand } = at;
    const { ground, air } = fieldOf(board, stand);
    const reach = at.script('rail-reach', { unit: unit.id }) as {
      readonly quota: number;
      readonly enough: boolean;
      readonly hexes: readonly { readonly hex: string; readonly points: number }[];
    };
    const faults = reach.hexes.flatMap(({ hex, points }) => {
      const near = ring(at, unit.hex, 'soviet').find((one) => one.hex === hex);
      const arc = board.arcOf(board.nodeOf(unit.hex), board.nodeOf(hex));
      if (!near || arc < 0 || !ground.isRail(arc)) return [];
      const enters = shown.list.some(({ rule }) => rule === '14.0');
      const own = air.has(board.nodeOf(unit.hex)) ? 1 : 0;
      const cost = at.script('rail-cost', {
        hexes: enters ? 2 : 1,
        interdicted: (air.has(board.nodeOf(hex)) ? 1 : 0) + (enters ? own : 0),
        [unit.kind === 'leader' ? 'leaders' : unit.kind]: 1,
        arriving: reach.quota === 0 && unit.kind !== 'leader',
      }) as { readonly points: number; readonly quota: number };
      return cost.points === points && cost.quota === reach.quota ? [] : [`${hex} ${points} ${cost.points}`];
    });
    return { about: unit.id, says: [faults, []] };
  },
};

const railQuota: Agreement = {
  id: 'rail-quota',
  rule: '6.31',
  readers: ['map tool rail', 'form rail-use'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces.filter(({ id }) => at.tool('rail', id) !== undefined));
    const form = { rifle: 0, armor: 0, leader: 0 };
    const kind = unit?.kind;
    if (!unit || (kind !== 'rifle' && kind !== 'armor')) return undefined;
    const use = at.game.actions.find(({ id }) => id === 'rail-use');
    const input = use?.parse({ ...form, [kind]: 1 }, at.context);
    const proposal = use && input?.ok ? use.proposes(input.value, at.context) : undefined;
    const shown = at.tool('rail', unit.id);
    if (!proposal || !shown || shown.says.id !== 'pgg.railway.says') return undefined;
    // arrivals are outside the quota (6.32)
    if (unit.states.includes('arrived')) return undefined;
    return {
      about: unit.id,
      says: [shown.list.some(({ msg }) => msg.id === 'pgg.railway.short'), !proposal.ok && proposal.rule === '6.31'],
    };
  },
};

const barred = ['6.7', '6.62', '6.23', '6.51', '6.53', '6.55', '6.4', '6.54'];

const refusedBy = (panel: Panel): string | undefined => (panel.kind === 'odds' ? panel.not?.rule : undefined);

/** A unit that only stands where it is: whom the map lets it overrun, the calculator does not forbid. */
const overrunFromMap: Agreement = {
  id: 'overrun-from-map',
  rule: '6.51',
  readers: ['map tool reach', 'calculator overrun by the map'],
  check: (at) => {
    const { board, stand } = at;
    const { units } = fieldOf(board, stand);
    const unit = at.roll.one(
      stand.pieces.filter(
        (piece) =>
          board.nodeOf(piece.hex) >= 0 &&
          [...arcsOf(board, board.nodeOf(piece.hex))].some((arc) =>
            units[otherSide(sideOf(piece))].has(board.to[arc] ?? 0),
          ),
      ),
    );
    if (!unit) return undefined;
    const told = at.script('reach', { unit: unit.id }) as Reach;
    // who may move on finds other hexes to come from; an allowance nobody typed is asked of the players
    if (!told.held || (at.context.turn === 1 && unit.side === 'soviet') || told.points === 0) return undefined;
    const targets = ring(at, unit.hex, sideOf(unit)).filter(({ enemyUnit }) => enemyUnit);
    return targets.flatMap(({ hex }) => {
      const made = at.game.map?.fight?.({ target: hex, attackers: [unit.id], side: unit.side }, board, at.context);
      if (made && made.calc !== 'overrun') return [];
      const rule = made ? refusedBy(at.panel('overrun', made.input)) : '6.23';
      if (!made && !at.context.place.endsWith('/mech')) return [];
      return { about: `${unit.id} ${hex}`, says: [told.overruns.includes(hex), !barred.includes(rule ?? '')] };
    });
  },
};

const crowded: Agreement = {
  id: 'stacks',
  rule: '7.1',
  readers: ['map tool stacking', 'question stacking'],
  check: (at) => {
    const stack = stackIn(at);
    const shown = at.tool('stacking', '');
    if (!stack || !shown) return undefined;
    const { hex, side, units, leaders } = stack;
    const told = at.script('stacking', { side, combat: units, leaders }) as {
      readonly excess: number;
    };
    return { about: hex, says: [shown.hexes.find((one) => one.hex === hex)?.label ?? '+0', `+${told.excess}`] };
  },
};

export const moveAgreements: readonly Agreement[] = [
  retreatOfOne,
  retreatOfStack,
  retreatByForm,
  retreatOfTwo,
  reachShown,
  reachNext,
  railNext,
  railQuota,
  overrunFromMap,
  crowded,
];
