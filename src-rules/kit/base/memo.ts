/**
 * Worked out once for each key: for an object as long as somebody keeps the object, for a text or number for good. Of
 * two keys: `memo((a: A) => memo((b: B) => …))`, asked as `of(a)(b)`, and what was said of `b` goes with `a`.
 */
export const memo = <K, V>(work: (of: K) => V): ((of: K) => V) => {
  const ofObjects = new WeakMap<object, V>();
  const ofScalars = new Map<K, V>();
  return (of) => {
    if (typeof of !== 'object' || of === null) return once(ofScalars, of, work);
    return once(ofObjects, of, work);
  };
};

interface Known<K, V> {
  readonly get: (of: K) => V | undefined;
  readonly has: (of: K) => boolean;
  readonly set: (of: K, value: V) => unknown;
}
const once = <K, V>(known: Known<K, V>, of: K, work: (of: K) => V): V => {
  const had = known.get(of);
  // nothing is an answer, too
  if (had !== undefined || known.has(of)) return had as V;
  const value = work(of);
  known.set(of, value);
  return value;
};
