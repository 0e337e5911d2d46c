// Many faults in one text, each behind a switch: the modules are loaded once, and a test is asked about one fault after the
// other. Only what stands in a function can be switched; of faults that overlap one is taken, the others are asked alone.
import { parseSync } from 'oxc-parser';
import { isTypeOnly, parsed } from './points.mjs';

/** @typedef {import('./draw.mjs').Fault} Fault */
/** @typedef {import('./points.mjs').Node} Node */
/** @typedef {{ start: number, end: number, statement: boolean }} Place */

const isExpression = /Expression$|^Literal$/;

/** Which child is no text of its own: part of a chain (`a?.b.c`), what is called, assigned to or taken away, a method. */
const standing = (/** @type {Node} */ node, /** @type {string} */ key, /** @type {boolean} */ chained) => {
  const { type } = node;
  const chain = type === 'ChainExpression' || (chained && ['object', 'callee', 'expression'].includes(key));
  const whole =
    chain ||
    key === 'callee' ||
    key === 'tag' ||
    (key === 'left' && type === 'AssignmentExpression') ||
    (key === 'argument' && (type === 'UpdateExpression' || node.operator === 'delete')) ||
    (key === 'value' && (node.method || node.kind === 'get' || node.kind === 'set' || type === 'MethodDefinition'));
  return { whole, chain };
};

/** The smallest expression or statement around each place that is a text of its own; undefined where there is none. */
const around = (
  /** @type {string} */ path,
  /** @type {string} */ code,
  /** @type {readonly { start: number, end: number }[]} */ places,
) => {
  /** @type {(Place | undefined)[]} */
  const found = places.map(() => undefined);
  const step = (/** @type {unknown} */ at, /** @type {{ whole: boolean, chain: boolean }} */ as) => {
    if (Array.isArray(at)) for (const one of at) step(one, { whole: false, chain: false });
    if (!at || typeof at !== 'object' || !('type' in at)) return;
    const node = /** @type {Node} */ (at);
    if (isTypeOnly(node) || node.type === 'ImportDeclaration') return;
    const statement = node.type === 'ExpressionStatement';
    if (statement || (isExpression.test(node.type) && !as.whole))
      places.forEach(({ start, end }, i) => {
        if (node.start <= start && end <= node.end) found[i] = { start: node.start, end: node.end, statement };
      });
    for (const [key, value] of Object.entries(node))
      if (key !== 'type' && (key !== 'key' || node.computed)) step(value, standing(node, key, as.chain));
  };
  step(parsed(path, code), { whole: false, chain: false });
  return found;
};

/**
 * The text with every fault behind its switch, and which found room there; `on` is what a switch asks. A fault within what
 * another one changes has its switch in the other's unchanged half: one is on at a time.
 */
export const switched = (
  /** @type {string} */ path,
  /** @type {string} */ code,
  /** @type {readonly { id: number, fault: Pick<Fault, 'start' | 'end' | 'after'> }[]} */ faults,
  on = (/** @type {number} */ id) => `globalThis.__fault === ${id}`,
) => {
  const places = around(
    path,
    code,
    faults.map(({ fault }) => fault),
  );
  const placed = faults.flatMap((one, at) => {
    const place = places[at];
    return place ? [{ ...one, place }] : [];
  });
  const fits = (/** @type {typeof placed} */ some) => parseSync(path, nested(code, some, on)).errors.length === 0;
  const taken = fits(placed) ? placed : placed.filter((one) => fits([one]));
  return { code: nested(code, taken, on), ids: taken.map(({ id }) => id) };
};

const nested = (
  /** @type {string} */ code,
  /** @type {readonly { id: number, fault: Pick<Fault, 'start' | 'end' | 'after'>, place: Place }[]} */ faults,
  /** @type {(id: number) => string} */ on,
) => {
  /** @type {Map<string, { place: Place, ways: { id: number, other: string }[] }>} */
  const byPlace = new Map();
  for (const { id, fault, place } of faults) {
    const key = `${place.start} ${place.end}`;
    const there = byPlace.get(key) ?? { place, ways: [] };
    const other = code.slice(place.start, fault.start) + fault.after + code.slice(fault.end, place.end);
    there.ways.push({ id, other });
    byPlace.set(key, there);
  }
  const places = [...byPlace.values()].sort((a, b) => a.place.start - b.place.start || b.place.end - a.place.end);
  let next = 0;
  const text = (/** @type {number} */ from, /** @type {number} */ to) => {
    let out = '';
    let at = from;
    for (let one = places[next]; one && one.place.start < to; one = places[next]) {
      const { start, end } = one.place;
      next += 1;
      out += code.slice(at, start) + choice(one.place, one.ways, text(start, end), on);
      at = end;
    }
    return out + code.slice(at, to);
  };
  return text(0, code.length);
};

/** What stands at a place: one of the other texts while its switch is on, else its own. */
const choice = (
  /** @type {Place} */ { statement },
  /** @type {readonly { id: number, other: string }[]} */ ways,
  /** @type {string} */ own,
  /** @type {(id: number) => string} */ on,
) => {
  const first = ways.map(({ id, other }) =>
    statement ? `if (${on(id)}) { ${other} } else ` : `${on(id)} ? (${other}) : `,
  );
  return statement ? `${first.join('')}{ ${own} }` : `(${first.join('')}(${own}))`;
};
