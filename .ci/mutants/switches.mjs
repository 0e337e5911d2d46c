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

/** The text with every fault behind its switch, and which found room there. */
export const switched = (
  /** @type {string} */ path,
  /** @type {string} */ code,
  /** @type {readonly { id: number, fault: Fault }[]} */ faults,
) => {
  /** @type {{ start: number, end: number, id: number, text: string }[]} */
  const taken = [];
  const places = around(
    path,
    code,
    faults.map(({ fault }) => fault),
  );
  for (const [at, { id, fault }] of faults.entries()) {
    const place = places[at];
    if (!place || taken.some(({ start, end }) => place.start < end && start < place.end)) continue;
    const own = code.slice(place.start, place.end);
    const other = code.slice(place.start, fault.start) + fault.after + code.slice(fault.end, place.end);
    const on = `globalThis.__fault === ${id}`;
    const text = place.statement ? `if (${on}) { ${other} } else { ${own} }` : `(${on} ? (${other}) : (${own}))`;
    if (parseSync(path, code.slice(0, place.start) + text + code.slice(place.end)).errors.length === 0)
      taken.push({ ...place, id, text });
  }
  let out = code;
  for (const { start, end, text } of taken.sort((a, b) => b.start - a.start))
    out = out.slice(0, start) + text + out.slice(end);
  return { code: out, ids: taken.map(({ id }) => id) };
};
