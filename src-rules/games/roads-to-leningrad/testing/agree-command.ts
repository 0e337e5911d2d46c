import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Panel } from '#rules/kit/procedure/panel.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { uses } from '../chapters/command/aid.ts';
import { isCommander } from '../chapters/command/points.ts';
import { cells, marks } from '../ids.ts';
import { countersOf, isDisrupted } from '../model/reading.ts';
import { isCombat } from '../model/units.ts';
import { alive, bid, boxed, drawn, faces, factsOf, inPhase, offers, opens, refusal } from './agree-at.ts';

/** Who may spend points on what, who recovers, who acts: forms and their lists, lists and their dice, questions. */

const commandersIn = ({ context }: Position) => countersOf(context).filter(isCommander);
interface Spends {
  readonly points: number;
  readonly against?: string;
}

const pointsByForm: Agreement = {
  id: 'points-by-form',
  rule: '15.33',
  readers: ['form command-points', 'question command-points'],
  check: (at) => {
    const { roll } = at;
    const [one, other] = [roll.one(commandersIn(at)), roll.one(countersOf(at.context))];
    const hex = roll.one(drawn(at))?.hex;
    if (!one || hex === undefined) return undefined;
    const formation = roll.chance(0.5) ? one.formation : (other?.formation ?? '');
    const said = { unit: one.name, use: roll.one(uses) ?? 'units', hex, ...(formation === '' ? {} : { formation }) };
    const { against } = at.script('command-points', said) as Spends;
    return { about: said, says: [refusal(at, 'command-points', said), against ?? null] };
  },
};

/** A disrupted unit in the reorganisation. */
const recovering = (at: Position) => {
  const there = inPhase(at, 'recovery');
  const unit = at.roll.one(countersOf(at.context).filter((one) => isCombat(one) && isDisrupted(at.context, one.id)));
  return unit && { there, unit };
};
/** Of those with points: an input of the command line knows no others. */
const withPoints = (at: Position) =>
  commandersIn(at).filter(
    ({ name }) => (at.script('command-points', { unit: name, use: 'recovery' }) as Spends).points,
  );

const recoveryHelpers: Agreement = {
  id: 'recovery-helpers',
  rule: '15.34',
  readers: ['helpers offered', 'form recovery'],
  check: (at) => {
    const found = recovering(at);
    if (!found) return undefined;
    const { there, unit } = found;
    const takes = (hq: string) => refusal(there, 'recovery', { unit: unit.name, hq, er: 6, die: 1 }) === null;
    const offered = offers(there, 'recovery', 'hq', { unit: unit.name });
    const taken = withPoints(there).flatMap(({ name }) => (takes(name) ? [name] : []));
    return { about: unit.name, says: [[...offered].sort(), [...taken].sort()] };
  },
};

/** What a list of checks opens with, and the shares it shows: one row a unit, without help and with each that helps. */
const listOf = (at: Position, use: 'army' | 'recovery') => {
  const calculator = at.game.calculators.find(({ id }) => id === 'list-checks');
  const input = calculator?.parse({ use }, at.context);
  if (!input?.ok) throw new Error('the list of checks does not open');
  const rowsIn = (key: string): readonly JsonObject[] => {
    const rows = input.value[key];
    return Array.isArray(rows) ? (rows as readonly JsonObject[]) : [];
  };
  const panel: Panel = at.panel('list-checks', { use });
  const grid = panel.kind === 'value' ? panel.grids?.[0] : undefined;
  return { units: rowsIn('units'), aids: rowsIn('aids'), rows: grid?.rows ?? [] };
};
/** Forecast and booking: of ten faces, the share of the list and those on which the form books the success. */
const listAndForm = (
  at: Position,
  use: 'army' | 'recovery',
  passes: (unit: string, hq: string, face: number) => boolean | undefined,
): readonly Said[] => {
  const { units, aids, rows } = listOf(at, use);
  const row = at.roll.below(Math.max(1, units.length));
  const unit = units[row];
  if (!unit || unit.automatic === true) return [];
  return [{ name: '' }, ...aids].flatMap(({ name }, col): readonly Said[] => {
    const share = rows[row]?.cells[col];
    if (!share) return [];
    const shown = share.p === undefined ? 'no help' : Math.round(share.p * 10);
    const helps = passes(String(unit.name), String(name), 1) !== undefined;
    const booked = helps ? faces((face) => passes(String(unit.name), String(name), face) === true) : 'no help';
    return [{ about: [unit.name, name], says: [shown, booked] }];
  });
};
const sets = (facts: readonly Fact[], cell: string): boolean =>
  facts.some((fact) => fact.kind === 'set' && fact.cell === cell && fact.value === null);

const recoveryChance: Agreement = {
  id: 'recovery-chance',
  rule: '3.75',
  readers: ['calculator list-checks', 'form recovery'],
  check: (at) => {
    const there = inPhase(at, 'recovery');
    return listAndForm(there, 'recovery', (unit, hq, die) => {
      const proposal = bid(there, 'recovery', { unit, hq, die });
      return proposal.ok ? sets(proposal.facts, cells.disrupted) : undefined;
    });
  },
};

/** 3.75a: who recovers without a check, and in whose zones the map says he stands. */
const recoveryFree: Agreement = {
  id: 'recovery-free',
  rule: '3.75',
  readers: ['form recovery-free', 'map tool status'],
  check: (at) => {
    const there = inPhase(at, 'recovery');
    const opened = opens(there, 'recovery-free', 'units');
    return drawn(there, (one) => isCombat(one) && isDisrupted(at.context, one.id)).map(({ counter, hex }): Said => {
      const zones = there.tool('status', hex)?.list.filter(({ rule }) => rule === '3.24') ?? [];
      const enemy = zones.some(({ msg }) => !JSON.stringify(msg.p?.side).includes(counter.side));
      const free = refusal(there, 'recovery-free', { units: counter.name }) === null;
      return {
        about: counter.name,
        says: [
          [opened.includes(counter.name), free],
          [!enemy, !enemy],
        ],
      };
    });
  },
};

/** While somebody moves in a sequence of his own. */
const inMovement = (at: Position): Position => inPhase(at, 'movement', { cells: { [cells.sequence]: 'mobile' } });

const armyRange: Agreement = {
  id: 'army-range',
  rule: '7.44',
  readers: ['question army-units', 'form army-unit'],
  check: (at) => {
    const there = inMovement(at);
    const { units } = there.script('army-units', {}) as {
      readonly units: readonly { readonly name: string; readonly inCommand?: boolean }[];
    };
    return units
      .filter(({ name }) => countersOf(at.context).some((one) => one.name === name && one.kind !== 'leader'))
      .map(({ name, inCommand }) => ({
        about: name,
        says: [inCommand === false ? '7.44' : null, refusal(there, 'army-unit', { unit: name, how: 'range' })],
      }));
  },
};

const armyHelpers: Agreement = {
  id: 'army-helpers',
  rule: '15.33',
  readers: ['helpers offered', 'form army-unit'],
  check: (at) => {
    const there = inMovement(at);
    const unit = at.roll.one(offers(there, 'army-unit', 'unit').filter((name) => !/leader/.test(name)));
    if (unit === undefined) return undefined;
    const takes = (hq: string) => refusal(there, 'army-unit', { unit, how: 'check', hq, er: 6, die: 1 }) === null;
    const offered = offers(there, 'army-unit', 'hq', { unit });
    const side = countersOf(at.context).find(({ name }) => name === unit)?.side;
    const taken = withPoints(there).flatMap(({ name, side: of }) => (of === side && takes(name) ? [name] : []));
    return { about: unit, says: [[...offered].sort(), [...taken].sort()] };
  },
};

const armyChance: Agreement = {
  id: 'army-chance',
  rule: '7.45',
  readers: ['calculator list-checks', 'form army-unit'],
  check: (at) => {
    const there = inMovement(at);
    return listAndForm(there, 'army', (unit, hq, die) => {
      const proposal = bid(there, 'army-unit', { unit, how: 'check', hq, die });
      return proposal.ok ? proposal.facts.some((fact) => fact.kind === 'mark' && fact.mark === marks.along) : undefined;
    });
  },
};

/** The cups full, nobody's sequence chosen. */
const choosing = (at: Position, change: { readonly [cell: string]: { readonly [key: string]: string } } = {}) =>
  inPhase(at, 'activation', { cells: change, marks: {} });

const combineLeaders: Agreement = {
  id: 'combine-leaders',
  rule: '15.33',
  readers: ['leaders offered', 'question command-points'],
  check: (at) => {
    const there = choosing(at);
    const { next } = there.script('markers', {}) as { readonly next: string };
    const may = commandersIn(there)
      .filter(({ side, name }) => {
        const { against, points } = there.script('command-points', { unit: name, use: 'combine' }) as Spends;
        return side === next && points > 0 && against === undefined;
      })
      .map(({ name }) => name);
    return { about: next, says: [[...offers(there, 'combine', 'leader')].sort(), may.sort()] };
  },
};

const combineChance: Agreement = {
  id: 'combine-chance',
  rule: '7.33',
  readers: ['calculator combine-chances', 'question combine'],
  check: (at) => {
    const said = { value: at.roll.below(4), points: at.roll.below(4) };
    const panel = at.panel('combine-chances', said);
    const shown = panel.kind === 'value' ? Math.round(Number(panel.answer.p?.p) * 10) : undefined;
    const told = faces((die) => (at.script('combine', { ...said, die }) as { readonly both: boolean }).both);
    return { about: said, says: [shown, told] };
  },
};

/** S5.22, S6.23: divisions that act as one are one formation for points and for markers. */
const jointFormations: Agreement = {
  id: 'joint-formations',
  rule: 'S5.22',
  readers: ['form combine', 'question command-points'],
  check: (at) => {
    const lying =
      at.context.rosters.markers?.units.filter(({ values }) => values.side === 'soviet' && !values.any) ?? [];
    const [one, other] = [at.roll.one(lying), at.roll.one(lying)];
    const formations = [one, other].map((marker) => String(marker?.values.formations ?? ''));
    const hq = countersOf(at.context).find(({ kind, formation }) => kind === 'hq' && formation === formations[0]);
    if (!one || !other || !hq || one.id === other.id) return undefined;
    const there = choosing(at, {
      [cells.markers]: { [one.id]: 'cup', [other.id]: 'pool' },
      ...Object.fromEntries([cells.spent, cells.disrupted, cells.at, cells.steps].map((cell) => [cell, {}])),
    });
    const soviet = { ...there.context.cells, [cells.active]: 'german', [cells.drawn]: '', [cells.acting]: '' };
    const asked = inPhase(there, 'activation', { cells: soviet, marks: {} });
    const rule = refusal(asked, 'combine', { shown: one.name, hidden: other.name, value: 1, die: 5 });
    const { against } = asked.script('command-points', {
      unit: hq.name,
      use: 'noRetreat',
      formation: formations[1] ?? '',
    }) as Spends;
    return { about: formations, says: [rule === '7.32', against !== '15.14'] };
  },
};

/** 7.14: how many markers the Second Player puts in. */
const cup: Agreement = {
  id: 'cup',
  rule: '7.14',
  readers: ['question cup', 'form cup'],
  check: (at) => {
    const there = inPhase(at, 'initiative');
    const first = there.context.cells[cells.first] === 'soviet' ? 'soviet' : 'german';
    const side = first === 'german' ? 'soviet' : 'german';
    if (there.context.cells[cells.first] !== first) return undefined;
    const own = offers(there, 'cup', 'markers', { side });
    const most = [...own.keys(), own.length].filter(
      (n) => n > 0 && refusal(there, 'cup', { side, markers: own.slice(0, n).join(', ') }) === null,
    );
    if (own.length === 0) return undefined;
    const told = there.script('cup', {}) as { readonly second: number };
    return { about: side, says: [told.second, Math.max(0, ...most)] };
  },
};

/** P8: the chance as the calculator opens, and what the form books for each pair of faces. */
const initiative: Agreement = {
  id: 'initiative',
  rule: '7.12',
  readers: ['calculator initiative-chances', 'form initiative'],
  every: 6,
  check: (at) => {
    const there = inPhase(at, 'initiative');
    const panel = there.panel('initiative-chances');
    const shown = panel.kind === 'value' ? Math.round(Number(panel.answer.p?.german) * 100) : undefined;
    let german = 0;
    for (let germanDie = 1; germanDie <= 10; germanDie += 1)
      german += faces((sovietDie) =>
        factsOf(bid(there, 'initiative', { germanDie, sovietDie })).some(
          (fact) => fact.kind === 'set' && fact.cell === cells.first && fact.value === 'german',
        ),
      );
    return { says: [shown, german] };
  },
};

const initiativeByScript: Agreement = {
  id: 'initiative-by-script',
  rule: '7.13',
  readers: ['question initiative', 'form initiative'],
  check: (at) => {
    const there = inPhase(at, 'initiative');
    const [g, s] = [1 + at.roll.below(10), 1 + at.roll.below(10)];
    const passes = there.game.calculators.find(({ id }) => id === 'initiative-chances')?.parse({}, there.context);
    if (!passes?.ok) return undefined;
    const told = there.script('initiative', {
      german: { die: g, passes: passes.value.soviet ?? 0, other: passes.value.otherGerman ?? 0 },
      soviet: { die: s, passes: passes.value.german ?? 0, other: passes.value.otherSoviet ?? 0 },
      holder: passes.value.holder ?? 'german',
    }) as { readonly first: string };
    const booked = factsOf(bid(there, 'initiative', { germanDie: g, sovietDie: s })).flatMap((fact) =>
      fact.kind === 'set' && fact.cell === cells.first ? [fact.value] : [],
    );
    return { about: [g, s], says: [[told.first], booked] };
  },
};

/** 7.23: whose turn it is to choose. */
const chooses: Agreement = {
  id: 'chooses',
  rule: '7.23',
  readers: ['question markers', 'form choose-sequence'],
  check: (at) => {
    const there = choosing(at);
    const told = there.script('markers', {}) as { readonly next: string };
    const lying = there.context.rosters.markers?.units ?? [];
    return ['german', 'soviet'].flatMap((side): readonly Said[] => {
      const marker = lying.find(
        ({ id, values }) => values.side === side && !values.any && mapIn(there.context, cells.markers)[id] === 'cup',
      );
      if (!marker) return [];
      const rule = refusal(there, 'choose-sequence', { side, kind: 'mobile', marker: marker.name });
      // another rule may forbid it, too
      return [{ about: side, says: [told.next !== side, told.next === side ? rule === '7.23' : rule !== null] }];
    });
  },
};

/** 15.25, AMB-45: von Manstein measures to an HQ of his side, in his own sequence to one that acts. */
const manstein: Agreement = {
  id: 'manstein',
  rule: '15.25',
  readers: ['helpers of a fight by the map', 'question command-points'],
  check: (at) => {
    const there = inPhase(boxed(at), 'reaction', { cells: { [cells.spent]: {} } });
    const leader = drawn(there, ({ kind, side }) => kind === 'leader' && side === 'german')[0];
    if (!leader || !alive(there, leader.counter)) return undefined;
    const targets = drawn(there, isCombat).filter(({ counter }) => counter.side === 'soviet');
    return targets.slice(0, 4).flatMap(({ hex }): readonly Said[] => {
      const attackers = drawn(there, ({ side, kind }) => side === 'german' && kind === 'combat').map(
        ({ counter }) => counter.id,
      );
      const found = there.game.map?.fight?.({ target: hex, attackers, side: 'german' }, there.board, there.context);
      const rows = Array.isArray(found?.input.german) ? (found.input.german as readonly JsonObject[]) : [];
      if (rows.length === 0) return [];
      const { against } = inSequenceOf(there, 'german').script('command-points', {
        unit: leader.counter.name,
        use: 'units',
      }) as Spends;
      return [{ about: hex, says: [rows.some(({ id }) => id === leader.counter.id), against !== '15.25'] }];
    });
  },
};
const inSequenceOf = (at: Position, side: string): Position =>
  inPhase(at, 'combat', { cells: { [cells.active]: side, [cells.spent]: {} } });

export const commandAgreements: readonly Agreement[] = [
  pointsByForm,
  recoveryHelpers,
  recoveryChance,
  recoveryFree,
  armyRange,
  armyHelpers,
  armyChance,
  combineLeaders,
  combineChance,
  jointFormations,
  cup,
  initiative,
  initiativeByScript,
  chooses,
  manstein,
];
