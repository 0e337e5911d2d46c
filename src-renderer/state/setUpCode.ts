import { deflateSync, inflateSync, strFromU8 } from 'fflate';
import { z } from 'zod';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { isObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import { sha256 } from '#rules/kit/base/sha256.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { fromBase64url, toBase64url } from '../host/base64url.ts';
import { packed, unpacked } from './setUpBytes.ts';

/**
 * What a calculator is set up with, as a code that can be sent, typed or photographed: game, calculator, and what of its
 * form is not as it begins. Read back it is nothing but text until the calculator's own form has taken it.
 *
 * `SM2.` `<body>` `.` `<8 signs of a checksum>`; the body is the form in bytes (`setUpBytes.ts`), deflated, in base64url. In
 * the body of a code that begins with `SM1.` it is JSON.
 */
const mark = 'SM';
export const setUpVersion = 2;
/** A code is no larger, and none that is longer is looked at. */
export const longestCode = 8_000;
/** No form is larger when it is unpacked. */
const mostBytes = 200_000;
const sumLength = 8;

/** Enough to know a slip of the hand from the real thing; it proves nothing else. */
const sumOf = (body: string, version: number): string => sha256(`${mark}${version}.${body}`).slice(0, sumLength);

type Row = { readonly [field: string]: Json };

/** Only what is not as the form begins; rows of units as lists of field and value, their ids left to whoever opens it. */
const changed = (fields: Fields, input: JsonObject): JsonObject => {
  const start: JsonObject = startOf(fields);
  const kept: [string, Json][] = [];
  for (const [key, field] of Object.entries(fields)) {
    const value = input[key];
    if (value === undefined || same(value, start[key])) continue;
    const rows = field.kind === 'rows' && Array.isArray(value) ? value : undefined;
    kept.push([
      key,
      rows && field.kind === 'rows' ? rows.map((row) => (isObject(row) ? changed(field.fields, row) : row)) : value,
    ]);
  }
  return Object.fromEntries(kept);
};

export const setUpCode = (game: Pick<Game, 'code'>, { id, fields }: Calculator, input: JsonObject): string => {
  const body = toBase64url(deflateSync(packed([game.code, id, changed(fields, input)]), { level: 9 }));
  return `${mark}${setUpVersion}.${body}.${sumOf(body, setUpVersion)}`;
};

export interface SetUp {
  readonly game: Game;
  readonly calculator: Calculator;
  readonly input: JsonObject;
}
/** Why a code is not taken. */
export type NoSetUp = 'foreign' | 'newer' | 'damaged' | 'tooLong' | 'noGame' | 'noCalculator' | 'noInput';
export type ReadSetUp = { readonly ok: true; readonly setUp: SetUp } | { readonly ok: false; readonly why: NoSetUp };

const content = z.tuple([z.string().max(60), z.string().max(60), z.record(z.string().max(60), z.json())]);
const not = (why: NoSetUp): ReadSetUp => ({ ok: false, why });

/** A code, alone or at the end of a link. Whatever it holds is checked by the calculator's own form. */
export const readSetUp = (text: string, games: readonly Game[]): ReadSetUp => {
  const plain = text.trim().replace(/\s+/g, '').split('#set-up=').at(-1) ?? '';
  if (plain.length > longestCode) return not('tooLong');
  const found = /^SM(\d{1,3})\.([\w-]+)\.([0-9a-f]+)$/.exec(plain);
  if (!found) return not(/^SM\d/.test(plain) ? 'damaged' : 'foreign');
  const [, number, body = '', sum] = found;
  const version = Number(number);
  if (version > setUpVersion) return not('newer');
  if (sum !== sumOf(body, version)) return not('damaged');
  const small = fromBase64url(body);
  if (!small) return not('damaged');
  let raw: unknown;
  try {
    // what would unpack to more fills the room and is refused: nobody's memory is asked for
    const bytes = inflateSync(small, { out: new Uint8Array(mostBytes) });
    raw = version === 1 ? JSON.parse(strFromU8(bytes)) : unpacked(bytes);
  } catch {
    return not('damaged');
  }
  const read = content.safeParse(raw);
  if (!read.success) return not('damaged');
  const [of, calc, input] = read.data;
  const game = games.find(({ id, code }) => (version === 1 ? id : code) === of);
  if (!game) return not('noGame');
  const calculator = game.calculators.find(({ id }) => id === calc);
  if (!calculator) return not('noCalculator');
  const parsed = calculator.parse(input as Row);
  return parsed.ok ? { ok: true, setUp: { game, calculator, input: parsed.value } } : not('noInput');
};

/** The address of this page that shows a code: nothing of the session is in it. */
export const linkOf = (code: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string =>
  `${origin}${pathname}#set-up=${code}`;
