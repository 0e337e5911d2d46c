import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Thing } from '#shared/contract.ts';
import { sameGrid } from '../host/sum.ts';
import { nameOfThing } from '../host/thingName.ts';
import { attached, isBlank, loadThings, thingsFor, useThings, wantedOf } from '../host/things.ts';
import { useDesk } from '../state/mapDesk.ts';
import { type OpenGame, usedAt } from '../state/openedGame.ts';
import { takeThings } from '../state/store.ts';
import { useLanguage } from '../words/Language.tsx';
import { ui } from '../words/text.ts';
import classes from './NewerThings.module.css';

/** Tables, rosters and maps of the library that this game does not use yet: typed since, or changed since. */
export const newerThings = (
  open: Pick<OpenGame, 'game' | 'rawThings' | 'state'>,
  things: readonly Thing[],
): readonly Thing[] => {
  const inUse = usedAt(open);
  return wantedOf(open.game).flatMap(({ kind, of }): readonly Thing[] => {
    const version = inUse[`${kind}:${of}`];
    // a grid that was begun takes the place of no map
    const found = thingsFor(things, kind, open.game.id, of).filter((thing) => !version || !isBlank(thing));
    const [latest] = found;
    if (!latest || found.some((thing) => thing.checksum === version?.checksum)) return [];
    // a table typed a second time for comparison is the same table
    return kind === 'table' && version && sameGrid(latest.data, version.data) ? [] : [latest];
  });
};

/** A game keeps the versions it began with until the players say otherwise. */
export function NewerThings({ open }: { readonly open: OpenGame }) {
  const { t } = useLanguage();
  const things = useThings((s) => s.things);
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => void loadThings(), []);
  // a map being drawn is taken into the game when the painting is done
  const painting = useDesk(open.id).painting;
  const newer = newerThings(open, things ?? []).filter(
    (thing) => !kept.includes(thing.checksum) && !(painting && thing.kind === 'sheet'),
  );
  const [first] = newer;
  if (!first) return null;
  const namesOf = (some: typeof newer) => some.map((thing) => nameOfThing(open.game, thing));
  const names = namesOf(newer);
  // what the game never had has no version to stay with
  const inUse = usedAt(open);
  const added = newer.filter(({ kind, of }) => inUse[`${kind}:${of}`] === undefined);
  const changed = newer.filter((thing) => !added.includes(thing));
  const isFirst = changed.length === 0;
  const says = [
    ...(added.length > 0 ? [t('ui.newer.says', { names: namesOf(added) })] : []),
    ...(isFirst ? [] : [t('ui.newer.changed', { names: namesOf(changed) })]),
  ];
  return (
    <div className={classes.line} role="status">
      <span>{says.join(' ')}</span>
      <Button size="compact-md" onClick={() => takeThings(attached(newer), ui('ui.newer.took', { names }))}>
        {t(isFirst ? 'ui.newer.useFirst' : 'ui.newer.use')}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={() => setKept(newer.map((thing) => thing.checksum))}>
        {t(isFirst ? 'ui.newer.later' : 'ui.newer.keep')}
      </Button>
    </div>
  );
}
