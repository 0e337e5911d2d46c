import type { JsonObject } from '#rules/kit/base/json.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Agreement } from '../../../testing/agree.ts';
import { filledIn } from '../../../testing/fights.ts';
import type { Position } from '../../../testing/position.ts';
import { fieldOf } from '../chapters/map/field.ts';
import { figure } from './fights.ts';

/** Supply, command and fights: the map against the rows, the hints and questions against the panel. */

interface Judged {
  readonly verdicts: readonly { readonly piece: string; readonly state: string }[];
}

const stateOf = (at: Position, unit: string): string | undefined =>
  (at.script('supply', { unit }) as Judged).verdicts[0]?.state;

const drawn = (at: Position, kinds: readonly string[]) =>
  at.stand.pieces.filter(({ kind, hex }) => kinds.includes(kind) && at.board.nodeOf(hex) >= 0);

const supplyInRows: Agreement = {
  id: 'supply-in-rows',
  rule: '11.36',
  readers: ['question supply', 'row of a fight'],
  check: (at) => {
    const unit = at.roll.one(drawn(at, ['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry', 'rifle', 'armor']));
    if (!unit) return undefined;
    const row = at.game.map?.fills?.({ calc: 'attack', field: unit.side, piece: unit.id }, at.board, at.context);
    const state = stateOf(at, unit.id);
    return {
      about: unit.id,
      says: [state, unit.side === 'german' ? (row?.outOfSupply ? 'out' : 'supplied') : row?.supply],
    };
  },
};

const supplyAndReach: Agreement = {
  id: 'supply-and-reach',
  rule: '6.25',
  readers: ['question supply', 'question reach'],
  check: (at) => {
    const unit = at.roll.one(
      drawn(at, ['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry', 'rifle', 'armor', 'leader']),
    );
    // what was marked when the phase began holds for it
    if (!unit || at.context.marks.status?.[unit.id]) return undefined;
    const told = at.script('reach', { unit: unit.id }) as { readonly state: string };
    return { about: unit.id, says: [stateOf(at, unit.id), told.state] };
  },
};

const commandAndRadius: Agreement = {
  id: 'command-and-radius',
  rule: '11.22',
  readers: ['judge of the Soviets', 'map tool radius'],
  check: (at) => {
    const unit = at.roll.one(drawn(at, ['rifle', 'armor']));
    // arrivals are supplied by themselves (11.33)
    if (!unit || unit.states.includes('arrived')) return undefined;
    const commanders = drawn(at, ['leader']);
    // nobody stands in water, or with the enemy in one hex: a line there has no way back
    const { ground, units } = fieldOf(at.board, at.stand);
    if ([unit, ...commanders].some(({ hex }) => ground.isWater(at.board.nodeOf(hex)))) return undefined;
    if ([unit, ...commanders].some(({ hex }) => units.german.has(at.board.nodeOf(hex)))) return undefined;
    // whatever the rating nobody typed may be, it commands its own hex
    if (commanders.some(({ hex, radius }) => hex === unit.hex && radius === undefined)) return undefined;
    const reached = commanders.some(({ id }) =>
      at.tool('radius', id)?.hexes.some(({ hex, tone }) => hex === unit.hex && tone === 'good'),
    );
    return { about: unit.id, says: [stateOf(at, unit.id) !== 'none', reached] };
  },
};

/** A division, a stranger and some mates in one or two hexes, as a table might type them. */
const someFight = (at: Position): JsonObject => {
  const { roll } = at;
  const rows = ['panzer', 'grenadier', 'grenadier', 'infantry', 'motorized'].flatMap(
    (type, i): readonly JsonObject[] =>
      roll.chance(0.75)
        ? [
            {
              id: `u${i}`,
              type,
              division: i < 3 ? '12 Pz' : '',
              attack: 1 + roll.below(6),
              defence: 2,
              hex: roll.chance(0.8) ? '1010' : '1011',
              across: roll.chance(0.2) ? 'river' : roll.chance(0.1) ? 'lake' : 'land',
              outOfSupply: roll.chance(0.2),
              disrupted: roll.chance(0.2),
              stays: roll.chance(0.4),
            },
          ]
        : [],
  );
  return {
    attacker: 'german',
    german: rows,
    soviet: [{ id: 's', attack: 2, defence: 1 + roll.below(9) }],
    forest: roll.chance(0.3),
  };
};

const listOf = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value : []);

/** 7.3, X02: the best odds are those of the fight in which these attack and the others stay. */
const bestOdds: Agreement = {
  id: 'best-odds',
  rule: '9.4',
  readers: ['question best-odds', 'calculator attack'],
  check: (at) => {
    const fight = someFight(at);
    const told = at.script('best-odds', fight) as {
      readonly best: { readonly attack: number; readonly defence: number; readonly units: readonly string[] } | null;
      readonly cheapest: readonly {
        readonly attack: number;
        readonly defence: number;
        readonly units: readonly string[];
      }[];
    };
    const fought = (units: readonly string[]): readonly (number | undefined)[] => {
      const rows = listOf(fight.german).map((row) => ({ ...row, stays: !units.includes(String(row.id)) }));
      const panel = at.panel('attack', { ...fight, german: rows });
      return panel.kind === 'odds' ? [figure(panel, 'attack'), figure(panel, 'defence')] : [];
    };
    const sets = [...(told.best ? [told.best] : []), ...told.cheapest];
    return sets.map(({ attack, defence, units }) => ({ about: units, says: [[attack, defence], fought(units)] }));
  },
};

const hinted = (panel: OddsPanel): readonly (readonly [number, number])[] =>
  panel.hints.flatMap(({ msg }) =>
    msg.id === 'pgg.hint.best' && typeof msg.p?.a === 'number' && typeof msg.p.d === 'number'
      ? [[msg.p.a, msg.p.d]]
      : [],
  );

/** What a hint promises is what the fight with everybody who may attack comes to. */
const hintAndFight: Agreement = {
  id: 'hint-and-fight',
  rule: '7.3',
  readers: ['hint of the attack', 'calculator attack'],
  check: (at) => {
    const fight = someFight(at);
    const able = (row: JsonObject): boolean => row.disrupted !== true && row.across !== 'lake';
    const rows = listOf(fight.german).map((row) => ({ ...row, stays: row.stays === true || !able(row) }));
    const panel = at.panel('attack', { ...fight, german: rows });
    if (panel.kind !== 'odds') return undefined;
    const all = at.panel('attack', { ...fight, german: rows.map((row) => ({ ...row, stays: !able(row) })) });
    return hinted(panel).map((promised) => ({
      about: rows.length,
      says: [promised, all.kind === 'odds' ? [figure(all, 'attack'), figure(all, 'defence')] : []],
    }));
  },
};

/** 9.11, 6.51: a fight from the map is of the kind the phase allows. */
const fightFromMap: Agreement = {
  id: 'fight-from-map',
  rule: '10.35',
  readers: ['calculator attack by the map', 'question supply'],
  check: (at) => {
    const { board, stand, context } = at;
    const unit = at.roll.one(drawn(at, ['rifle', 'armor']));
    if (!unit) return undefined;
    const node = board.nodeOf(unit.hex);
    const near = [...Array((board.first[node + 1] ?? 0) - (board.first[node] ?? 0)).keys()]
      .map((i) => board.ids[board.to[(board.first[node] ?? 0) + i] ?? 0] ?? '')
      .filter((hex) => stand.pieces.some((piece) => piece.hex === hex && piece.side === 'german'));
    return near.flatMap((target) => {
      const made = at.game.map?.fight?.({ target, attackers: [unit.id], side: unit.side }, board, context);
      if (made?.calc !== 'attack') return [];
      const panel = at.panel('attack', made.input);
      const rule = panel.kind === 'odds' ? panel.not?.rule : undefined;
      // across a lake and disrupted come first
      if (rule === '6.7' || rule === '6.62') return [];
      return { about: `${unit.id} ${target}`, says: [rule === '10.35', stateOf(at, unit.id) === 'none'] };
    });
  },
};

const numbered = filledIn(['german', 'soviet'], (row, roll) =>
  row.type === 'leader'
    ? { ...row, rating: row.rating || 1 + roll.below(4) }
    : row.untried === true || row.attack || row.defence
      ? row
      : { ...row, attack: 1 + roll.below(9), defence: 1 + roll.below(9) },
);

export const fightInputs = { attack: numbered('attack'), overrun: numbered('overrun') };

export const fightAgreements: readonly Agreement[] = [
  supplyInRows,
  supplyAndReach,
  commandAndRadius,
  bestOdds,
  hintAndFight,
  fightFromMap,
];
