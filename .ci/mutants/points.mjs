// Where a fault can be planted in a source text, and which. A point is a piece of text and what stands there instead;
// nothing is planted in types, in texts of messages, or in what is sent to other processes.
import { parseSync } from 'oxc-parser';

/** @typedef {{ kind: Kind, start: number, end: number, after: string, within: number }} Point */
/** @typedef {'compare' | 'logic' | 'condition' | 'arithmetic' | 'number' | 'table' | 'call' | 'value'} Kind */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/** @type {Readonly<Record<string, [Kind, string]>>} */
const operators = {
  '<': ['compare', '<='],
  '<=': ['compare', '<'],
  '>': ['compare', '>='],
  '>=': ['compare', '>'],
  '===': ['compare', '!=='],
  '!==': ['compare', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
};
/** @type {Readonly<Record<string, string>>} */
const twins = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', some: 'every', every: 'some' };
const dropped = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim']);

/**
 * Sums of texts are no arithmetic.
 * @returns {boolean}
 */
const isText = (/** @type {Node} */ { type, value, operator, left, right }) =>
  type === 'TemplateLiteral' ||
  (type === 'Literal' && typeof value === 'string') ||
  (operator === '+' && (isText(left) || isText(right)));

/** A signal or a process id that is one off reaches somebody else's process. */
const isKill = (/** @type {Node} */ node) => node.type === 'CallExpression' && node.callee.property?.name === 'kill';
/** What is only read by the compiler; `as`, `satisfies` and `!` carry a value, the rest of their kind does not. */
export const isTypeOnly = (/** @type {Node} */ node) =>
  node.type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type);

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

export const parsed = (/** @type {string} */ path, /** @type {string} */ code) => {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return /** @type {Node} */ (/** @type {unknown} */ (program));
};

/** Calls `visit` for every node that has a value, with the function it stands in. */
const walk = (/** @type {Node} */ root, /** @type {(node: Node, within: number) => void} */ visit) => {
  let count = 0;
  const step = (/** @type {unknown} */ at, /** @type {number} */ within) => {
    if (Array.isArray(at)) for (const one of at) step(one, within);
    if (!at || typeof at !== 'object' || !('type' in at)) return;
    const node = /** @type {Node} */ (at);
    if (isTypeOnly(node) || node.type === 'ImportDeclaration' || isKill(node)) return;
    const inside = functions.has(node.type) ? count++ : within;
    visit(node, inside);
    for (const [key, value] of Object.entries(node)) if (key !== 'type') step(value, inside);
  };
  step(root, -1);
};

/** Every fault that can be planted in a text. `within` is the number of the function it stands in; -1: in none. */
export const pointsOf = (/** @type {string} */ path, /** @type {string} */ code) => {
  /** @type {Point[]} */
  const points = [];
  const text = (/** @type {Node} */ node) => code.slice(node.start, node.end);
  walk(parsed(path, code), (node, within) => {
    const put = (/** @type {Kind} */ kind, /** @type {{ start: number, end: number }} */ { start, end }, after = '') =>
      points.push({ kind, start, end, after, within });
    const { type } = node;
    if (type === 'BinaryExpression') {
      const found = operators[node.operator];
      if (!found || isText(node)) return;
      const gap = code.slice(node.left.end, node.right.start);
      const start = node.left.end + gap.lastIndexOf(node.operator);
      put(found[0], { start, end: start + node.operator.length }, found[1]);
    } else if (type === 'LogicalExpression') {
      put('logic', node, text(node.left));
      put('logic', node, text(node.right));
    } else if (type === 'UnaryExpression' && (node.operator === '!' || node.operator === '-')) {
      put(node.operator === '!' ? 'logic' : 'arithmetic', { start: node.start, end: node.argument.start });
    } else if (type === 'ConditionalExpression' || type === 'IfStatement') {
      put('condition', node.test, 'true');
      put('condition', node.test, 'false');
    } else if (type === 'Literal' && typeof node.value === 'number') {
      put('number', node, String(node.value + 1));
      put('number', node, node.value === 0 ? '-1' : String(node.value - 1));
    } else if (type === 'Literal' && typeof node.value === 'boolean') {
      put('value', node, String(!node.value));
    } else if (type === 'ArrayExpression' && node.elements.length > 0) {
      arrayPoints(node, put, text);
    } else if (type === 'ReturnStatement' && node.argument && text(node.argument) !== 'undefined') {
      put('value', node.argument, 'undefined');
    } else if (type === 'ExpressionStatement' && ['CallExpression', 'AwaitExpression'].includes(node.expression.type)) {
      put('call', node, ';');
    } else if (type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed) {
      const { object, property } = node.callee;
      const twin = Object.hasOwn(twins, property.name) ? twins[property.name] : undefined;
      if (twin) put(property.name === 'some' || property.name === 'every' ? 'call' : 'arithmetic', property, twin);
      if (dropped.has(property.name)) put('call', { start: object.end, end: node.end });
    }
  });
  return points;
};

/** One cell lost, and two cells in each other's place. */
const arrayPoints = (
  /** @type {Node} */ { elements },
  /** @type {(kind: Kind, at: { start: number, end: number }, after?: string) => void} */ put,
  /** @type {(node: Node) => string} */ text,
) => {
  elements.forEach((/** @type {Node | null} */ one, /** @type {number} */ at) => {
    const next = elements[at + 1];
    if (!one || !next || one.type !== next.type) return;
    put('table', { start: one.start, end: next.start });
    if (one.type === 'Literal' && text(one) !== text(next))
      put('table', { start: one.start, end: next.end }, `${text(next)}, ${text(one)}`);
  });
};

export const planted = (/** @type {string} */ code, /** @type {Pick<Point, 'start' | 'end' | 'after'>} */ point) =>
  `${code.slice(0, point.start)}${point.after}${code.slice(point.end)}`;

/** The text with every function noting that it was entered: `went[first + its number]`. */
export const watched = (/** @type {string} */ path, /** @type {string} */ code, /** @type {number} */ first) => {
  let count = 0;
  /** @type {[number, string][]} */
  const notes = [];
  walk(parsed(path, code), (node) => {
    if (!functions.has(node.type)) return;
    const note = `globalThis.__went[${first + count++}] = 1`;
    const { body } = node;
    if (!body) return;
    if (body.type === 'BlockStatement') notes.push([body.start + 1, ` ${note}; `]);
    else notes.push([body.start, `(${note}, `], [body.end, ')']);
  });
  // where two end at one place, the inner one ends first: both are the same text
  let out = code;
  for (const [at, note] of notes.sort(([a], [b]) => b - a)) out = `${out.slice(0, at)}${note}${out.slice(at)}`;
  return { code: out, count };
};
