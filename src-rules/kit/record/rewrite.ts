import type { Msg } from '../words/message.ts';
import { entriesAt } from './fold.ts';
import type { Fact, Journal } from './journal.ts';
import type { Change } from './ripple.ts';

/**
 * What players enter today of an earlier turn, written where it belongs: a value that stands in the record already is
 * corrected there, a new one is put in where its turn begins. What follows from it is then worked out as for any
 * correction.
 */
export const rewriteOf = (
  journal: Journal,
  turn: number,
  says: Msg,
  facts: readonly Fact[],
  entry: { readonly id: string; readonly at: string },
): Pick<Change, 'fix' | 'insert'> => {
  const entries = entriesAt(journal).filter(({ flag }) => flag !== 'dropped');
  const fixes = new Map<string, readonly Fact[]>();
  const fresh: Fact[] = [];
  for (const fact of facts) {
    const home =
      fact.kind === 'set'
        ? entries.findLast((each) => each.entry.facts.some((one) => isSame(one, fact)))?.entry
        : undefined;
    if (!home) {
      fresh.push(fact);
      continue;
    }
    const stands = fixes.get(home.id) ?? home.facts;
    fixes.set(
      home.id,
      stands.map((one) => (isSame(one, fact) ? fact : one)),
    );
  }
  const start = entries.findLast(({ entry: each }) =>
    each.facts.some((fact) => fact.kind === 'go' && fact.turn === turn && begins(each.spans, turn)),
  );
  const spans = [
    `turn:${turn}`,
    ...(start ? start.entry.facts.flatMap((fact) => (fact.kind === 'go' ? [`phase:${fact.to}`] : [])) : []),
  ];
  return {
    fix: [...fixes].map(([id, now]) => ({ entry: id, facts: now })),
    ...(fresh.length > 0
      ? { insert: [{ after: start?.entry.id ?? null, entry: { ...entry, says, facts: fresh, spans } }] }
      : {}),
  };
};

/** An entry that leads into a turn was made in the one before. */
const begins = (spans: readonly string[], turn: number): boolean => !spans.includes(`turn:${turn}`);

const isSame = (one: Fact, other: Fact): boolean =>
  one.kind === 'set' && other.kind === 'set' && one.cell === other.cell && one.key === other.key;
