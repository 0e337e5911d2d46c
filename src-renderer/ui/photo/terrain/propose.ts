import { type Proposals, unseen } from '../proposed/proposals.ts';
import type { Looks } from './features.ts';
import { learn, type Tuning } from './learn.ts';
import { type Prepared, prepare } from './prepare.ts';

/**
 * Where more than so much of a hex looks like nothing that is known, how much likelier one kind is than another says little.
 * While a kind is not taught it may be of that kind; afterwards something lies on it, and the rest decides.
 */
const mostStrange = { untaught: 0.45, taught: 0.8 };

/** What the looks of a map make of few named hexes: all others, each with how sure it is. Named again, it learns anew. */
export const proposer = (
  looks: Looks,
): ((named: ReadonlyMap<number, number>, kinds: number, decided?: ReadonlySet<number>) => Proposals) => {
  const prepared = prepare(looks);
  return (named, kinds, decided) => propose(prepared, named, kinds, decided);
};

/**
 * @param named kinds by the index of a hex
 * @param decided those of them that were in doubt
 */
export const propose = (
  prepared: Prepared,
  named: ReadonlyMap<number, number>,
  kinds: number,
  decided: ReadonlySet<number> = new Set(),
  tuning?: Tuning,
): Proposals => {
  const { hexes, looks } = prepared;
  const kind = new Uint8Array(looks.hexes).fill(unseen);
  const second = new Uint8Array(looks.hexes).fill(unseen);
  const sure = new Float32Array(looks.hexes);
  // a kind that nobody named is none
  const known = [...new Set(named.values())].sort((a, b) => a - b);
  const told = Int16Array.from(hexes, (hex) => known.indexOf(named.get(hex) ?? -1));
  if (known.length === 0 || kinds === 0) return { kind, second, sure };
  const most = known.length < kinds ? mostStrange.untaught : mostStrange.taught;
  const inDoubt = new Set([...hexes.keys()].filter((i) => decided.has(hexes[i] ?? -1)));
  const { likely, strange } = learn(prepared, told, known.length, inDoubt, tuning);
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i] ?? 0;
    let [best, next] = [-1, -1];
    for (let k = 0; k < known.length; k++) {
      const p = likely[i * known.length + k] ?? 0;
      if (best < 0 || p > (likely[i * known.length + best] ?? 0)) [best, next] = [k, best];
      else if (next < 0 || p > (likely[i * known.length + next] ?? 0)) next = k;
    }
    kind[hex] = known[best] ?? unseen;
    second[hex] = next < 0 ? unseen : (known[next] ?? unseen);
    sure[hex] = (likely[i * known.length + best] ?? 0) * (1 - Math.max(0, (strange[i] ?? 0) - most));
  }
  return { kind, second, sure };
};
