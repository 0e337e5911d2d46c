import { isRecord } from '../../../base/json.ts';
import { nearest } from '../../../base/near.ts';
import {
  type DiceBattle,
  type DiceKind,
  type DiceRetreat,
  type DiceSide,
  FACES,
  MOST_FACES,
  MOST_KINDS,
  MOST_ROUNDS,
  MOST_UNITS,
} from '../../../chance/solvers/diceBattle/dice.ts';
import { estimate } from '../../../chance/solvers/diceBattle/solve.ts';
import type { Parsed, Trouble } from '../../../forms/fields.ts';
import { type Msg, msg, name } from '../../../words/message.ts';

/** Reads a plain battle of dice from anything: every wrong field is named, and why. */
export const readDiceBattle = (raw: unknown): Parsed<DiceBattle> => {
  const troubles: Trouble[] = [];
  const report: Report = (path, id, p) => {
    troubles.push({ path, msg: msg(id, p) });
    return undefined;
  };
  const value = readBattle(raw, report);
  return troubles.length > 0 || !value ? { ok: false, troubles } : { ok: true, value };
};

/** Nobody waits longer; many rounds of large armies, counted one by one, would take hours. */
const MOST_SECONDS = 120;

type Report = (path: string, id: string, p?: Msg['p']) => undefined;
type Fields = { readonly [key: string]: unknown };

/** Names players type are shown back to them: not without end. */
const short = (text: string): string => text.slice(0, 60);

/** The object at a path, with no other members than these. */
const members = (raw: unknown, path: string, known: readonly string[], report: Report): Fields | undefined => {
  if (!isRecord(raw)) return report(path, 'kit.field.object');
  for (const key of Object.keys(raw)) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    const at = path === '' ? short(key) : `${path}.${short(key)}`;
    if (near === undefined) report(at, 'kit.field.unknown', { field: name(short(key)) });
    else report(at, 'kit.field.unknownNear', { field: name(short(key)), near: name(near) });
  }
  return raw;
};

const count = (raw: unknown, path: string, min: number, max: number, report: Report): number | undefined => {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return report(path, 'kit.field.number');
  if (!Number.isInteger(raw)) return report(path, 'kit.field.whole');
  return raw < min || raw > max ? report(path, 'kit.field.range', { min, max }) : raw;
};

const rounds = (raw: unknown, path: string, report: Report): number | undefined =>
  raw === undefined ? undefined : count(raw, path, 1, MOST_ROUNDS, report);

const readBattle = (raw: unknown, report: Report): DiceBattle | undefined => {
  const given = members(raw, '', ['attacker', 'defender', 'first', 'rounds', 'roundsUpTo'], report);
  if (!given) return undefined;
  const attacker = readSide(given.attacker, 'attacker', report);
  const defender = readSide(given.defender, 'defender', report);
  const first = readFirst(given.first, report);
  const last = rounds(given.rounds, 'rounds', report);
  const upTo = rounds(given.roundsUpTo, 'roundsUpTo', report);
  if (!attacker || !defender) return undefined;
  const battle: DiceBattle = { attacker, defender, first, rounds: last, roundsUpTo: upTo };
  const seconds = estimate(battle) / 1000;
  return seconds > MOST_SECONDS ? report('', 'kit.battle.tooLong', { n: Math.round(seconds) }) : battle;
};

const readFirst = (raw: unknown, report: Report): DiceBattle['first'] => {
  if (raw === undefined || raw === 'both' || raw === 'attacker' || raw === 'defender') return raw ?? 'both';
  return report('first', 'kit.field.choice', { value: name(short(JSON.stringify(raw))) });
};

const readSide = (raw: unknown, path: string, report: Report): DiceSide | undefined => {
  const given = members(raw, path, ['kinds', 'losses', 'retreat'], report);
  if (!given) return undefined;
  const kinds = readKinds(given.kinds, `${path}.kinds`, report);
  const retreat = given.retreat === undefined ? undefined : readRetreat(given.retreat, `${path}.retreat`, report);
  if (!kinds) return undefined;
  const losses = readLosses(given.losses, `${path}.losses`, Object.keys(kinds), report);
  return losses && { kinds, losses, retreat };
};

const readKinds = (raw: unknown, path: string, report: Report): { [kind: string]: DiceKind } | undefined => {
  if (!isRecord(raw)) return report(path, 'kit.field.object');
  const all = Object.entries(raw);
  if (all.length > MOST_KINDS) return report(path, 'kit.field.tooMany', { max: MOST_KINDS });
  const kinds: [string, DiceKind][] = [];
  let units = 0;
  for (const [kind, given] of all) {
    const at = `${path}.${short(kind)}`;
    const fields = members(given, at, ['count', 'hits', 'of'], report);
    if (!fields) continue;
    const of = fields.of === undefined ? FACES : count(fields.of, `${at}.of`, 1, MOST_FACES, report);
    const n = count(fields.count, `${at}.count`, 0, MOST_UNITS, report);
    const hits = count(fields.hits, `${at}.hits`, 0, of ?? MOST_FACES, report);
    if (n === undefined || hits === undefined || of === undefined) continue;
    units += n;
    kinds.push([kind, { count: n, hits, of }]);
  }
  // wrong numbers are already named; a sum of some of them would only confuse
  if (kinds.length < all.length) return undefined;
  if (units === 0) return report(path, 'kit.battle.nobody');
  if (units > MOST_UNITS) return report(path, 'kit.battle.tooMany', { count: units, max: MOST_UNITS });
  return Object.fromEntries(kinds);
};

/** Every kind once; without an order they fall as they are named. */
const readLosses = (
  raw: unknown,
  path: string,
  kinds: readonly string[],
  report: Report,
): readonly string[] | undefined => {
  if (raw === undefined) return kinds;
  if (!Array.isArray(raw)) return report(path, 'kit.battle.losses');
  const losses: string[] = [];
  let good = true;
  for (const [i, kind] of raw.entries()) {
    const at = `${path}.${i}`;
    if (typeof kind !== 'string') report(at, 'kit.field.text');
    else if (!kinds.includes(kind)) report(at, 'kit.battle.noKind', { kind: name(short(kind)) });
    else if (losses.includes(kind)) report(at, 'kit.battle.twice', { kind: name(short(kind)) });
    else {
      losses.push(kind);
      continue;
    }
    good = false;
    if (i >= MOST_KINDS) break;
  }
  for (const kind of kinds) {
    if (losses.includes(kind)) continue;
    report(path, 'kit.battle.forgotten', { kind: name(short(kind)) });
    good = false;
  }
  return good ? losses : undefined;
};

const readRetreat = (raw: unknown, path: string, report: Report): DiceRetreat | undefined => {
  const given = members(raw, path, ['after', 'below'], report);
  if (!given) return undefined;
  const after = rounds(given.after, `${path}.after`, report);
  const below = given.below === undefined ? undefined : count(given.below, `${path}.below`, 0, MOST_UNITS + 1, report);
  return { after, below };
};
