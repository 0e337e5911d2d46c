import { folded } from '../../base/folded.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { closeTo } from '../../base/named.ts';
import { type Locale, locales, type Msg, msg, name, nameList } from '../../words/message.ts';
import { nameField } from '../unitRow.ts';
import { askedIn, holdersOf } from './asked.ts';
import { type LineKind, type LineUnit, type LineWorld, rowsOf } from './lineWorld.ts';
import { isSlip, namedFrom, numberedNameTo, ownNameTo, strokeNameTo } from './looseNames.ts';
import {
  attackerWith,
  between,
  dictionaryOf,
  fieldOf,
  isCalled,
  isListed,
  kindAt,
  type Meaning,
  nots,
  places,
  rowsField,
  type Setting,
  saysValueOf,
  unitAmong,
} from './phrases.ts';
import {
  fieldOfKind,
  isCount,
  type LinePlace,
  type LineReading,
  type LineTrouble,
  mayBeOf,
  mostAtOnce,
  nobody,
  type ReadRow,
} from './reading.ts';
import { cut, isHex, isNumber, ladderAt, numbersAt, readsAsValues, type Token, textIn } from './tokens.ts';
import { ladderOf, misfit, readAmount, valuesAsked, withNumbers } from './values.ts';

/** One reading from left to right, with what is assumed of what stands at its end. */
export const readOnce = (
  line: string,
  tokens: readonly Token[],
  world: LineWorld,
  assumed: JsonObject,
  helps?: Locale,
): LineReading => {
  const { fields, context, quick } = world;
  const dictionary = dictionaryOf(world);
  const hexField = fieldOfKind(fields, 'place');
  const attacker = String(assumed[world.attacker] ?? '');
  const whole: Record<string, Json> = { ...world.start };
  const said = new Set<string>();
  const rows: ReadRow[] = [];
  const troubles: LineTrouble[] = [];
  const seen: LinePlace[] = [];
  const taken = new Set<string>();
  // sides that units of one side only were named on: who attacks is then clear
  const hints: string[] = [];
  const targets: string[] = [];
  let [left, fresh, at] = [true, true, 0];
  let current: readonly ReadRow[] = [];
  let formation: readonly ReadRow[] = current;
  let lone: LineKind | undefined;
  let owned: ReadRow | undefined;

  const trouble = (from: number, to: number, id: string, p: Msg['p'] = {}, offers: readonly string[] = []) =>
    void troubles.push({
      from: tokens[from]?.from ?? 0,
      to: tokens[to - 1]?.to ?? line.length,
      msg: msg(`kit.line.${id}`, p),
      offers,
    });
  const expected = (): string => rowsOf(world, attacker, left) ?? '';
  const { seenIn, asked, mayBeUnknown } = askedIn(world, assumed);
  const begin = (field: string, row: JsonObject, who: string, unit?: LineUnit, again = false): ReadRow => {
    const seen = { ...assumed, ...row };
    const made: ReadRow = { field, who, row: { ...row }, seen, said: new Set(), again, ...(unit ? { unit } : {}) };
    rows.push(made);
    return made;
  };
  const addUnits = (units: readonly LineUnit[]) => {
    current = units.map((unit) => {
      const again = taken.has(unit.id);
      taken.add(unit.id);
      return begin(unit.field, unit.row(again), unit.id, unit, again);
    });
    [fresh, lone] = [false, undefined];
  };
  const addKind = (kind: LineKind, count: number) => {
    const field = kind.field ?? expected();
    const row = { ...world.bare(field), ...kind.values };
    current = Array.from({ length: count }, () => begin(field, row, JSON.stringify(kind.values)));
    fresh = false;
  };
  const hint = (field: string) => void hints.push(attackerWith(world, field, left));

  /** "7 Pz panzer", "7 Pz Rgt": of the formation just named those that are so called. */
  const only = (are: (row: ReadRow) => boolean): boolean => {
    const those = current === formation && current.every(({ said }) => said.size === 0) ? current.filter(are) : [];
    if (those.length === 0) return false;
    for (const row of current.filter((each) => !those.includes(each))) {
      rows.splice(rows.indexOf(row), 1);
      taken.delete(row.who);
    }
    current = those;
    return true;
  };
  const unitOf = (means: readonly Meaning[]): Meaning | undefined => unitAmong(means, expected());
  const takeUnit = (meaning: Meaning | undefined, count = 1): boolean => {
    if (meaning?.is === 'unit') {
      hint(meaning.unit.field);
      addUnits([meaning.unit]);
      owned = meaning.unit.open ? current[0] : undefined;
    } else if (meaning?.is === 'group') {
      hint(meaning.group.field);
      addUnits(meaning.group.units.flatMap((id) => world.units.find((unit) => unit.id === id) ?? []));
      formation = current;
    } else if (meaning?.is === 'kind') {
      const [row, ...more] = current;
      if (row && more.length === 0 && row === owned && !fresh && mayBeOf(row, meaning.kind, expected())) {
        // "107" armor: what a unit with a name of its own is
        for (const [field, value] of Object.entries(meaning.kind.values)) row.row[field] = row.seen[field] = value;
        owned = undefined;
        return true;
      }
      if (!fresh && only((one) => mayBeOf(one, meaning.kind, expected()))) return true;
      if (meaning.kind.field) hint(meaning.kind.field);
      addKind(meaning.kind, count);
      lone = count === 1 ? meaning.kind : undefined;
    } else return false;
    return true;
  };

  const put = (target: ReadRow | undefined, field: string, value: Json, from: number, to: number): void => {
    const of = target ? rowsField(world, target.field).fields[field] : fields[field];
    const no = of && misfit(of, value);
    if (no) trouble(from, to, 'fits', { text: name(textOf(from, to)), why: no });
    else if (target) {
      target.row[field] = value;
      target.seen[field] = value;
      target.said.add(field);
    } else {
      whole[field] = value;
      said.add(field);
    }
  };
  const textOf = (from: number, to: number): string => cut(line, tokens, from, to);
  const attackersNow = () => (left ? [] : rows.filter((row) => row.field === rowsOf(world, attacker, true)));
  const holders = (means: readonly Meaning[]) => holdersOf(means, current, attackersNow(), asked);

  const amount = (
    of: readonly (ReadRow | undefined)[],
    { field: id }: Setting,
    n: number,
    from: number,
    to: number,
  ) => {
    // what was said stays
    if (of.some((row) => row?.said.has(id))) return trouble(from, to, 'again', { text: name(textOf(from, to)) });
    for (const row of of) {
      const field = row ? rowsField(world, row.field).fields[id] : fields[id];
      if (field) put(row, id, readAmount(field, n), from, to);
    }
  };
  /** What the words from here say of units or the form; how many parts they take, 0: nothing. */
  const say = (from: number, phrase: number, means: readonly Meaning[], not: boolean): number => {
    const found = holders(means);
    if (!found) return 0;
    const { setting, of } = found;
    const first = not ? from - 1 : from;
    let to = from + phrase;
    if (setting.how === 'amount') {
      const minus = tokens[to]?.text === '-';
      const digits = tokens[to + (minus ? 1 : 0)];
      if (!isNumber(digits)) return 0;
      to += minus ? 2 : 1;
      amount(of, setting, Number(digits?.text) * (minus ? -1 : 1), first, to);
    } else if (setting.how === 'text') {
      const text = textIn(line, tokens, to);
      if (!text) return 0;
      to = text.to;
      for (const row of of) put(row, setting.field, text.text, first, to);
    } else
      for (const row of of) {
        const before = row ? row.row[setting.field] : whole[setting.field];
        if (setting.how === 'has') {
          const rest = Array.isArray(before) ? before.filter((each) => each !== setting.value) : [];
          put(row, setting.field, not ? rest : [...rest, setting.value ?? null], first, to);
        } else put(row, setting.field, not ? setting.value === false : (setting.value ?? null), first, to);
      }
    return to - from;
  };

  /** The longest words from here that mean something here; how many parts they take, 0: nothing. */
  const phraseAt = (from: number): number => {
    if (tokens[from]?.is !== 'word') return 0;
    for (const [take, means] of dictionary.at(tokens, from)) {
      // a number alone is a number, whoever bears its name, but in a list; and "1-3" is never "1/3"
      const number = take === 1 && isNumber(tokens[from]) && !(fresh && isListed(tokens, from, means, expected()));
      const unit = number
        ? undefined
        : unitOf(readsAsValues(tokens, from, from + take) ? means.filter(isCalled(textOf(from, from + take))) : means);
      if (fresh && takeUnit(unit)) return take;
      // "CP 12" alone is a unit of which no more is known
      const alone =
        fresh &&
        current.length === 0 &&
        means.some(
          (each) => each.is === 'setting' && each.how !== 'is' && each.how !== 'has' && each.rows === expected(),
        );
      if (alone && isNumber(tokens[from + take])) takeUnit({ is: 'kind', kind: nobody });
      const length = say(from, take, means, false);
      if (length > 0) {
        fresh &&= current.length === 0;
        return length;
      }
      if (takeUnit(unit)) return take;
    }
    return 0;
  };
  /** "2 rifle": how many of a kind. */
  const countedAt = (from: number): number => {
    const count = Number.parseFloat(tokens[from]?.text ?? '');
    const next = from + 1;
    const found = kindAt(dictionary, tokens, next, expected());
    if (!found) return 0;
    if (!isCount(count)) trouble(from, next + found.take, 'count', { n: mostAtOnce });
    else takeUnit(found.kind, count);
    return found.take + 1;
  };
  /** "12 CP": the word behind its number. */
  const ofNumber = (from: number, numbers: readonly number[]): number => {
    const next = from + numbers.length;
    for (const [take, means] of dictionary.at(tokens, next)) {
      const found = holders(means);
      const how = found?.setting.how;
      // a number behind the word is the word's own
      const after = tokens[next + take];
      if (!found || isNumber(after) || after?.is === 'quoted' || after?.text === '-') continue;
      const to = next + take;
      if (how === 'amount' && numbers.length === 1) amount(found.of, found.setting, numbers[0] ?? 0, from, to);
      else if (how === 'text' && world.numbers.includes(found.setting.field))
        for (const row of found.of) put(row, found.setting.field, numbers.join(' '), from, to);
      else continue;
      return to - from;
    }
    return 0;
  };
  /** "8-6", "26", "1412": values of the unit before it, of one of which no more is known, a total, a stack. */
  const numberAt = (from: number): number => {
    let numbers = numbersAt(tokens, from);
    if (fresh && saysValueOf(dictionary, tokens[from + numbers.length], world, expected())) addKind(nobody, 1);
    const hex = numbers.length === 1 ? world.stack(tokens[from]?.text ?? '') : undefined;
    if (fresh && hex) {
      const units = hex.flatMap((id) => world.units.find((unit) => unit.id === id) ?? []);
      const here = units.filter((unit) => unit.field === expected());
      const those = here.length > 0 ? here : units;
      if (!left && targets.push(textOf(from, from + 1)) === 1 && hexField)
        put(undefined, hexField, textOf(from, from + 1), from, from + 1);
      if (those.length === 0) trouble(from, from + 1, 'nobody', { hex: name(textOf(from, from + 1)) });
      else {
        if (here.length === 0 || units.length === here.length) hint(those[0]?.field ?? '');
        addUnits(those);
      }
      return 1;
    }
    // "… ; river 2113": where the fight is
    const place = fresh && !left && current.length === 0 && isHex(tokens[from]) ? placeAt(from - 1) : 0;
    if (place > 1) return place - 1;
    if (fresh && numbers.length === 1) {
      const total = quick && (left ? quick.attack : quick.defence);
      if (total === undefined) trouble(from, from + 1, 'number', { text: name(textOf(from, from + 1)) });
      else if (said.has(total)) trouble(from, from + 1, 'total', { text: name(textOf(from, from + 1)) });
      else put(undefined, total, numbers[0] ?? 0, from, from + 1);
      current = [];
      return 1;
    }
    if (fresh) addKind(nobody, 1);
    if (current.length === 0) {
      trouble(from, from + numbers.length, 'number', { text: name(textOf(from, from + numbers.length)) });
      return numbers.length;
    }
    // "rifle 2": how many, where a unit may be known by its kind alone
    if (numbers.length === 1 && lone && current.every(mayBeUnknown)) {
      const count = numbers[0] ?? 1;
      if (!isCount(count)) trouble(from, from + 1, 'count', { n: mostAtOnce });
      else {
        rows.splice(rows.length - 1, 1);
        addKind(lone, count);
      }
      lone = undefined;
      return 1;
    }
    lone = undefined;
    const [one] = current;
    const steps = one && ladderOf(rowsField(world, one.field).fields, world, seenIn(one), context);
    if (steps !== undefined && !isHex(tokens[from])) numbers = ladderAt(tokens, from);
    const behind = ofNumber(from, numbers);
    if (behind > 0) return behind;
    // "107 1412": no value is so large
    if (numbers.length === 1 && isHex(tokens[from])) {
      const length = placeAt(from - 1) - 1;
      if (length > 0) return length;
    }
    // "3 guns" is "guns 3": what a unit with a name of its own is decides what its values are
    const behindIt = one && one === owned ? kindAt(dictionary, tokens, from + numbers.length, expected()) : undefined;
    const kind = one && behindIt && mayBeOf(one, behindIt.kind.kind, expected()) ? behindIt : undefined;
    if (kind) takeUnit(kind.kind);
    // "5-3 river 1512": what was said of a unit stays, and a hex is written with its sign
    let again = false;
    for (const row of current) {
      // who has values is known
      if (world.unknown !== undefined && row.row[world.unknown] === true && mayBeUnknown(row))
        put(row, world.unknown, false, from, from + numbers.length);
      const { fields: of } = rowsField(world, row.field);
      const values = withNumbers(of, world, numbers, assumed, row.row, context);
      if (values && Object.keys(values).some((id) => row.said.has(id))) again = true;
      else if (values)
        for (const [id, value] of Object.entries(values)) put(row, id, value, from, from + numbers.length);
      else trouble(from, from + numbers.length, 'values', { text: name(textOf(from, from + numbers.length)) });
    }
    if (again) trouble(from, from + numbers.length, 'again', { text: name(textOf(from, from + numbers.length)) });
    return numbers.length + (kind?.take ?? 0);
  };
  /** A name nobody knows, in quotation marks or with its values behind it: a unit of its own. */
  const ownName = (from: number, to = from + 1): number => {
    const field = expected();
    const named = nameField(rowsField(world, field));
    const text = tokens[from]?.is === 'quoted' ? (tokens[from]?.text ?? '') : textOf(from, to);
    const means = dictionary.phrases.get(folded(text))?.means ?? [];
    // "HQ3" is a name of its own beside "HQ 3" of the other side
    const known = unitOf(means.filter((each) => isCalled(text)(each) || fieldOf(each) === field));
    if (known?.is !== 'kind' && takeUnit(known)) return 1;
    if (named === undefined) return 0;
    const row = begin(field, world.bare(field), `"${text}"`);
    current = [row];
    owned = row;
    put(row, named, text, from, to);
    [fresh, lone] = [false, undefined];
    return to - from;
  };
  /** A few letters of a name, or nothing that is known here. */
  const looseAt = (from: number): number => {
    const units = [...world.groups, ...world.units].filter((each) => each.field === expected());
    const stroke = strokeNameTo(tokens, from) ?? numberedNameTo(tokens, from, dictionary);
    const { to = stroke ?? from + 1, found = [] } = namedFrom(tokens, from, textOf, units) ?? {};
    const typed = textOf(from, to);
    const [one] = found;
    if (!fresh && only(({ unit }) => unit !== undefined && found.includes(unit))) return to - from;
    if (one && (found.length === 1 || 'units' in one)) {
      takeUnit('units' in one ? { is: 'group', group: one } : { is: 'unit', unit: one });
      return to - from;
    }
    const names = found.slice(0, 5).map((each) => each.name);
    if (one) {
      trouble(from, to, 'several', { text: name(typed), names: names.map(name) }, names);
      return to - from;
    }
    const own = fresh ? ownNameTo(tokens, from, dictionary) : undefined;
    if (own !== undefined && (stroke !== undefined || !isSlip(textOf(from, own), dictionary)))
      return ownName(from, own);
    // what keeps a word from being a name is said, in whichever language it stands
    const read = helps ? [helps, ...(own === undefined ? [] : locales)] : [];
    const offers = read.map((locale) => closeTo(typed, dictionary.all(locale))).find((words) => words.length > 0) ?? [];
    if (offers.length > 0) trouble(from, to, 'near', { text: name(typed), names: nameList(offers) }, offers);
    else {
      const values = fresh ? valuesAsked(world, expected(), assumed) : undefined;
      trouble(from, to, values ? 'unknownUnit' : 'unknown', { text: name(typed), ...(values ? { values } : {}) });
    }
    const behind = fresh ? numbersAt(tokens, to).length : 0; // what follows is never of the unit before it
    [fresh, current] = [false, fresh ? [] : current];
    return to - from + behind;
  };
  /** "@1412", "at 1412": the hex of the unit before it, else of the fight. */
  const placeAt = (from: number): number => {
    const text = textIn(line, tokens, from + 1);
    if (!text || !/\d/.test(text.text)) return 0;
    const placed = current.filter((row) => fieldOfKind(rowsField(world, row.field).fields, 'place') !== undefined);
    if (placed.length > 0)
      for (const row of placed)
        put(row, fieldOfKind(rowsField(world, row.field).fields, 'place') ?? '', text.text, from, text.to);
    else if (hexField) put(undefined, hexField, text.text, from, text.to);
    else return 0;
    return text.to - from;
  };
  const step = (from: number): number => {
    const token = tokens[from];
    if (!token) return 1;
    seen.push({ token, left, fresh, rows: current });
    const long = phraseAt(from);
    if (long > 0) return long;
    if (between.has(token.key)) {
      if (!left) trouble(from, from + 1, 'twice', { text: name(token.text) });
      [left, fresh, current, lone] = [false, true, [], undefined];
      return 1;
    }
    if (token.is === 'sign' && [',', ';', '+'].includes(token.text)) {
      [fresh, lone] = [true, undefined];
      if (token.text === ';') current = [];
      return 1;
    }
    if (token.text === '?') {
      const those = current.filter(mayBeUnknown);
      if (those.length === 0) trouble(from, from + 1, 'mark', { text: name('?') });
      for (const row of those) put(row, world.unknown ?? '', true, from, from + 1);
      return 1;
    }
    if (token.is === 'quoted') return ownName(from) || 1;
    if (places.has(token.key)) {
      const length = placeAt(from);
      if (length > 0) return length;
    }
    // "5x infantry" is never the 5th
    if (token.is === 'word' && /^\d+x$/.test(token.key)) return countedAt(from) || looseAt(from);
    if (isNumber(token) && fresh && (strokeNameTo(tokens, from) ?? numberedNameTo(tokens, from, dictionary)))
      return looseAt(from);
    if (isNumber(token)) return (numbersAt(tokens, from).length === 1 && countedAt(from)) || numberAt(from);
    if (nots.has(token.key)) {
      for (const [take, means] of dictionary.at(tokens, from + 1)) {
        const length = say(from + 1, take, means, true);
        if (length > 0) return length + 1;
      }
    }
    return token.is === 'word' ? looseAt(from) : 1;
  };
  while (at < tokens.length) at += step(at);

  if (!said.has(world.attacker)) {
    const [clear] = hints;
    if (clear) whole[world.attacker] = clear;
    const other = hints.find((each) => each !== clear);
    if (other !== undefined) trouble(0, tokens.length, 'sides');
  }
  return { attacker, whole, said, rows, targets, troubles, places: seen };
};
