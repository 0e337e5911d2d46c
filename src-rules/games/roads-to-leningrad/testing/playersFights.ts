import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { attackFields } from '../chapters/combat/fight/fields.ts';
import { cells, otherSide, type SideId, sides } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { hexDistance } from '../model/hexes.ts';

import { has, namesOf, PlayersView, printed, ringOf } from './playersView.ts';

/** How they fight: overruns, reactions and attacks, and who retreats and advances after them. */
export class PlayersFights extends PlayersView {
  /** The fighting units go beside the hex, in one to three hexes no enemy holds. */
  protected comesUp(units: readonly RosterUnit[], target: string, most: number): void {
    const held = this.standing(otherSide(this.side)).map(({ hex }) => hex);
    const free = ringOf(target).filter((hex) => !held.includes(hex));
    if (free.length === 0) return;
    this.table.write(
      units.map((unit, i) => setAt(cells.at, unit.id, free[(i % most) % free.length] ?? '')),
      { id: 'test' },
    );
  }
  /** Strongpoints first, and what lies near a hex attacked already. */
  protected get target(): string | undefined {
    const all = this.targets;
    const declared = Object.keys(this.table.state.marks.declared ?? {});
    const held = all.filter((hex) => this.mapOf(cells.strongpoints)[hex] !== undefined);
    const near = all.filter((hex) => declared.some((one) => hexDistance(one, hex) === 2));
    const first = [near, held].find((some) => some.length > 0);
    if (first && this.chance(0.6)) return this.oneOf(first);
    return all.length > 0 ? this.oneOf(all) : undefined;
  }
  protected declares(): void {
    const { target } = this;
    const fit = this.acting.filter(
      ({ unit }) => printed(unit, 'kind') === 'combat' && this.isFree(unit) && this.attack(unit) > 0,
    );
    if (target === undefined || fit.length === 0) return;
    const chosen = fit.filter(() => this.chance(0.75)).map(({ unit }) => unit);
    if (chosen.length === 0) return;
    this.comesUp(chosen, target, 1 + this.below(3));
    this.acts('declare', { hex: target, units: namesOf(chosen) });
  }
  protected isFree({ id }: RosterUnit): boolean {
    return !JSON.stringify(this.table.state.marks.declared ?? {}).includes(`"${id}"`);
  }

  protected overrun(): void {
    const group = this.acting.filter(
      ({ unit }) =>
        printed(unit, 'kind') === 'combat' &&
        (printed(unit, 'class') === 'mot' || has(unit, 'cavalry')) &&
        this.attack(unit) > 0 &&
        this.isFit(unit) &&
        this.isFree(unit),
    );
    const [first] = group;
    const [target] = this.targets.length > 0 ? [this.oneOf(this.targets)] : [];
    const rain = this.mapOf(cells.weather)[String(this.turn)] === 'rain';
    if (!first || target === undefined || rain || this.table.state.cells[cells.sequence] !== 'mobile') return;
    const units = group.filter(({ hex }) => hex === first.hex).map(({ unit }) => unit);
    if (this.mapOf(cells.strongpoints)[target] !== undefined) return;
    this.comesUp(units, target, 1);
    this.throws('overrun', {
      ...this.rowsOf(this.side, target, units),
      target,
      terrain: this.oneOf([[], ['woods'], ['rough'], ['marsh', 'woods'], ['village']]),
      across: this.oneOf(['land', 'land', 'stream']),
      weather: this.weatherNow,
      assault: false,
      mpLeft: 12,
      entry: 2,
    });
  }

  protected reaction(): void {
    const side = otherSide(this.side);
    for (const hex of Object.keys(this.table.state.marks.declared ?? {})) {
      const there = this.standing(side).filter((one) => one.hex === hex);
      const lead = this.leadOf(there.map(({ unit }) => unit));
      if (!lead) continue;
      if (this.chance(0.4)) {
        this.acts('refuse', { hex, lead: lead.name, face: this.d10() });
        if (this.table.state.marks.declared?.[hex] === undefined) this.retreats(there, hex, true);
      }
      const near = this.standing(side).find(
        (one) => printed(one.unit, 'class') === 'mot' && one.hex !== hex && (hexDistance(one.hex, hex) ?? 9) <= 2,
      );
      if (near && this.acts('react', { unit: near.unit.name, hex, lead: lead.name, face: this.d10() })) {
        const moved = this.deeds.at(-1)?.lines[0]?.says.id === 'rtl.chk.says.reacts';
        if (moved) this.table.write([setAt(cells.at, near.unit.id, hex)]);
      }
      const hq = this.standing(side).find(
        ({ unit }) => printed(unit, 'kind') === 'hq' && printed(unit, 'formation') === printed(lead, 'formation'),
      );
      const helper = hq && this.chance(0.4) ? hq.unit.name : '';
      if (this.chance(0.7)) this.acts('no-retreat', { hex, lead: lead.name, helper, face: this.d10() });
    }
  }
  protected leadOf(units: readonly RosterUnit[]): RosterUnit | undefined {
    const fighting = units.filter((unit) => printed(unit, 'kind') !== 'hq');
    const able = fighting.length > 0 ? fighting : units;
    return able.length > 0 ? this.oneOf(able) : undefined;
  }

  protected combat(): void {
    for (const hex of Object.keys(this.table.state.marks.declared ?? {})) this.attacks(hex);
    this.acts('marker-again');
  }
  protected attacks(target: string): void {
    const noted = game.fights?.(this.table.context).find(({ id }) => id === target)?.input;
    const side = this.side;
    const declared = this.table.state.marks.declared?.[target]?.value;
    const ids = JSON.stringify(declared ?? {});
    const units = this.standing(side).filter(({ unit, hex }) => ids.includes(`"${unit.id}"`) && hex !== target);
    if (!noted || units.length === 0) return;
    const sequence = this.table.state.cells[cells.sequence] === 'assault' ? 'assault' : 'mobile';
    const strongpoint = String(this.mapOf(cells.strongpoints)[target] ?? '') === `${otherSide(side)}:done`;
    const input: JsonObject = {
      ...this.rowsOf(
        side,
        target,
        units.map(({ unit }) => unit),
        true,
      ),
      target,
      strongpoint,
      terrain: this.oneOf([
        [],
        [],
        ['woods'],
        ['rough'],
        ['hills', 'woods'],
        ['town'],
        ['village'],
        ['swamp'],
        ['marsh'],
      ]),
      noRetreat: noted.noRetreat === true,
      sequence,
      weather: this.weatherNow,
      crt: this.oneOf(['mobile', 'assault']),
      active: String(this.table.state.cells[cells.acting]),
    };
    const there = this.standing(otherSide(side)).filter((one) => one.hex === target);
    const before = this.fought.length;
    this.throws('attack', input);
    const key = this.fought.length > before ? this.lastKey : '';
    if (/D\d?R/.test(key) && input.noRetreat !== true) this.retreats(there, target);
    if (/A\d?R/.test(key)) {
      for (const hex of new Set(units.map((one) => one.hex)))
        this.retreats(
          units.filter((one) => one.hex === hex),
          target,
        );
      return;
    }
    if (key !== '' && this.standing(otherSide(side)).every((one) => one.hex !== target))
      this.advances(units, target, sequence);
  }
  /** What the table said: 'A1 D2R'. */
  protected get lastKey(): string {
    const id = this.fought.at(-1)?.line;
    const line = this.table.journal.lines.find((one) => one.id === id);
    const end = line && 'facts' in line ? line.facts.find(({ kind }) => kind === 'end') : undefined;
    return end?.kind === 'end' ? String(end.outcome.key) : '';
  }
  protected retreats(units: readonly { readonly unit: RosterUnit }[], from: string, refusal = false): void {
    const alive = units.map(({ unit }) => unit).filter((unit) => this.left(unit) > 0);
    const [first] = alive;
    if (!first) return;
    const side = this.unitsOf(sides.soviet).includes(first) ? sides.soviet : sides.german;
    const enemies = new Set(this.standing(otherSide(side)).map(({ hex }) => hex));
    const free = ringOf(from, 2).filter((hex) => !enemies.has(hex));
    const friends = free.filter((hex) => this.standing(side).some((one) => one.hex === hex));
    const attacked = friends.filter((hex) => this.table.state.marks.declared?.[hex] !== undefined);
    const better = [attacked, friends].find((some) => some.length > 0 && this.chance(0.6)) ?? free;
    const to = this.oneOf(better);
    this.acts('retreat', { units: namesOf(alive), to, refusal });
  }
  protected advances(units: readonly { readonly unit: RosterUnit }[], into: string, crt: string): void {
    const able = units.map(({ unit }) => unit).filter((unit) => this.left(unit) > 0 && this.chance(0.6));
    const enemies = new Set(this.standing(otherSide(this.side)).map(({ hex }) => hex));
    const on = ringOf(into).filter((hex) => !enemies.has(hex))[0] ?? '';
    if (able.length > 0)
      this.acts('advance', { units: namesOf(able), into, on: this.chance(0.3) ? on : '', crt }) ||
        this.acts('advance', { units: namesOf(able.slice(0, 1)), into, on: '', crt });
  }

  /** Rows of both sides for a fight; in an attack with HQs, guns and aircraft, and with lead units named. */
  protected rowsOf(side: SideId, target: string, attackers: readonly RosterUnit[], whole = true): JsonObject {
    const other = otherSide(side);
    const there = this.standing(other)
      .filter((one) => one.hex === target)
      .map(({ unit }) => unit);
    const said = String(this.table.state.cells[cells.acting]).split(', ');
    const active = attackers.filter((unit) => [...said, ''].includes(printed(unit, 'formation')));
    const [mine, theirs] = [this.leadOf(active), this.leadOf(there)];
    const flanks = { across: this.oneOf(['land', 'land', 'stream', 'river']), swampRoad: this.chance(0.1) };
    const row = (unit: RosterUnit, more: JsonObject = {}): JsonObject => this.row(unit, side, more);
    const rows = {
      [side]: [
        ...attackers.map((unit, i) =>
          row(unit, { ...flanks, ...(i > 1 && this.chance(0.3) ? { across: 'land' } : {}), lead: unit === mine }),
        ),
        ...(whole ? this.support(side, target, mine) : []),
      ],
      [other]: [
        ...there.map((unit) => this.row(unit, other, { lead: unit === theirs })),
        ...(whole ? this.support(other, target, theirs) : []),
      ],
    };
    return { attacker: side, ...rows };
  }
  /** Who helps from elsewhere: an HQ of the lead's formation with its points, guns in reach, aircraft. */
  protected support(side: SideId, target: string, lead: RosterUnit | undefined): readonly JsonObject[] {
    const elsewhere = this.standing(side).filter(({ hex }) => hex !== target);
    const spend = this.oneOf(['none', 'cas', 'artillery', 'units']);
    const hq = elsewhere.find(
      ({ unit }) => printed(unit, 'kind') === 'hq' && lead && printed(unit, 'formation') === printed(lead, 'formation'),
    );
    const battery = elsewhere.filter(({ unit }) => printed(unit, 'kind') === 'artillery' && this.chance(0.5));
    const planes = this.unitsOf(side).filter((unit) => printed(unit, 'kind') === 'air' && this.chance(0.3));
    const leader = this.unitsOf(side).find((unit) => printed(unit, 'kind') === 'leader' && this.chance(0.2));
    const away = (): number => 1 + this.below(5);
    return [
      ...(hq ? [this.row(hq.unit, side, { spend, distance: away() })] : []),
      ...(leader ? [this.row(leader, side, { spend, distance: away() })] : []),
      ...battery.map(({ unit }, i) => this.row(unit, side, { distance: 1 + this.below(7), lead: i === 0 })),
      ...planes.map((unit, i) => this.row(unit, side, { lead: i === 0 })),
    ];
  }
  /** A counter as it stands on a row. */
  protected row(unit: RosterUnit, side: SideId, more: JsonObject): JsonObject {
    const { fields, recorded } = attackFields[side];
    const shown = Object.entries(unit.values).filter(([key]) => Object.hasOwn(fields, key));
    const known: JsonObject = JSON.parse(JSON.stringify(Object.fromEntries(shown)));
    return { id: unit.id, name: unit.name, ...known, ...recorded(unit, this.table.context), ...more };
  }

  protected override chooses(ask: Extract<Ask, { kind: 'choice' }>): string {
    if (/^way-/.test(ask.id)) return this.oneOf(['clear', 'clear', 'zoc', 'zoc', 'none']);
    return this.oneOf(ask.options).key;
  }
  protected throws(calc: string, input: JsonObject): void {
    const calculator = game.calculators.find(({ id }) => id === calc);
    if (calculator) this.fight(calculator, input);
  }
}
