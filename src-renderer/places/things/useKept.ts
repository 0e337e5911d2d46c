import { useStateHistory } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Thing } from '#shared/contract.ts';
import { useThings, writeThing } from '../../host/things.ts';
import { useCommand } from '../../state/keys.ts';
import { useLeaving } from '../../state/useLeaving.ts';

export interface Kept<T> {
  readonly data: T;
  readonly set: (data: T) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** safe: all that was typed is on disk */
  readonly state: 'safe' | 'writing' | 'trouble' | 'new';
  readonly saved: string | undefined;
  readonly name: string;
  readonly rename: (name: string) => void;
  readonly thing: Thing | undefined;
}

/** Milliseconds of rest before typing goes to the disk. */
const rest = 500;

/**
 * A table or roster being typed: every change can be undone and goes to the library by itself, one write after
 * another, each on the revision of the one before. A new one is created with its first change.
 */
export const useKept = <T>(
  at: Pick<Thing, 'kind' | 'game' | 'of'>,
  thing: Thing | undefined,
  /** what the hand begins with: the thing as it is read, and what it is called here */
  start: { readonly data: T; readonly name: string },
  /** narrows what is on disk */
  read: (raw: unknown) => T | undefined,
  readOnly: boolean,
): Kept<T> => {
  const [data, { set, back, forward }, { history, current }] = useStateHistory(start.data);
  const [name, setName] = useState(start.name);
  const [state, setState] = useState<Kept<T>['state']>(thing ? 'safe' : 'new');
  const [kept, setKept] = useState(thing);
  const latest = useRef({ data, name });
  latest.current = { data, name };
  const on = useRef(thing);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const written = useRef({ data: start.data, name: start.name });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { kind, game, of } = at;

  // Another window went on with it: that is the thing now, and what was typed here is one undo back.
  const takeTheirs = useCallback(() => {
    const { things, refusal } = useThings.getState();
    const theirs = things?.find((other) => other.id === on.current?.id);
    const theirData = refusal?.reason === 'thing.stale' && theirs ? read(theirs.data) : undefined;
    if (!theirs || theirData === undefined) return;
    on.current = theirs;
    written.current = { data: theirData, name: theirs.name };
    setKept(theirs);
    setName(theirs.name);
    set(theirData);
  }, [read, set]);

  const write = useCallback(() => {
    queue.current = queue.current.then(async () => {
      const now = latest.current;
      if (now.data === written.current.data && now.name === written.current.name) return;
      setState('writing');
      const before = on.current;
      const reply = await writeThing({
        kind,
        game,
        of,
        name: now.name,
        data: now.data,
        ...(before && { id: before.id, base: before.revision }),
      });
      if (!reply) {
        setState('trouble');
        takeTheirs();
        return;
      }
      on.current = reply;
      written.current = now;
      setKept(reply);
      setState('safe');
    });
  }, [kind, game, of, takeTheirs]);

  useEffect(() => {
    if (readOnly || (data === written.current.data && name === written.current.name)) return undefined;
    timer.current = setTimeout(write, rest);
    return () => clearTimeout(timer.current);
  }, [data, name, write, readOnly]);
  useLeaving(() => {
    if (!readOnly) write();
  });
  // Leaving the screen loses nothing.
  useEffect(
    () => () => {
      if (!readOnly) write();
    },
    [write, readOnly],
  );

  const typing = !readOnly && (data !== written.current.data || name !== written.current.name);
  const canUndo = current > 0 && !readOnly;
  const canRedo = current < history.length - 1 && !readOnly;
  useCommand('game.undo', () => back(), canUndo);
  useCommand('game.redo', () => forward(), canRedo);
  return {
    data,
    set,
    undo: () => back(),
    redo: () => forward(),
    canUndo,
    canRedo,
    state: state === 'safe' && typing ? 'writing' : state,
    saved: kept?.saved,
    name,
    rename: setName,
    thing: kept,
  };
};
