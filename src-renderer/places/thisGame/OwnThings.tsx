import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { gridSum } from '../../host/sum.ts';
import { nameOfThing } from '../../host/thingName.ts';
import { attached, loadThings, thingsFor, useThings, wantedOf } from '../../host/things.ts';
import { asGrid } from '../../host/thingsData.ts';
import { sizeOf } from '../../host/usedThings.ts';
import { type OpenGame, usedAt } from '../../state/openedGame.ts';
import { isOwned } from '../../state/part.ts';
import { go } from '../../state/route.ts';
import { takeThings } from '../../state/store.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { moment } from '../../words/when.ts';
import classes from './thisGame.module.css';

const counted = { roster: 'ui.things.units', table: 'ui.options.cells', sheet: 'ui.map.drawn' } as const;

/** What the editor shows for the same table, so that two players can compare. */
const sumOf = (game: Game, kind: string, of: string, data: unknown): string | undefined => {
  const spec = kind === 'table' ? game.tables.find((one) => one.id === of) : undefined;
  const grid = spec && asGrid(spec, data);
  return spec && grid && gridSum(spec, grid);
};

/** Which tables and rosters this game uses, in which version, and the others there are. */
export function OwnThings({ open, onLeave }: { readonly open: OpenGame; readonly onLeave: () => void }) {
  const { t, say, locale } = useLanguage();
  const things = useThings((s) => s.things) ?? [];
  useEffect(() => void loadThings(), []);
  const wanted = wantedOf(open.game);
  const inUse = usedAt(open);
  const when = (thing: Thing) => name(say(moment(locale, thing.saved)));
  if (wanted.length === 0) return <p className="dim">{t('ui.options.noThings')}</p>;
  return (
    <>
      <p className="dim">{t('ui.options.thingsAbout')}</p>
      <ul className={classes.things}>
        {wanted.map(({ kind, of, spec }) => {
          const found = thingsFor(things, kind, open.game.id, of);
          const version = inUse[`${kind}:${of}`];
          const used = version?.checksum;
          const here = found.find((thing) => thing.checksum === used);
          const others = found.filter((thing) => thing.checksum !== used);
          const size = sizeOf(version);
          const sum = sumOf(open.game, kind, of, version?.data);
          return (
            <li key={`${kind}:${of}`}>
              <b>{say(spec.msg)}</b>
              <p className={classes.version}>
                {used === undefined
                  ? t('ui.options.notUsed')
                  : here
                    ? t('ui.options.inUse', { name: nameOfThing(open.game, here), saved: when(here) })
                    : t('ui.options.gone')}
                {used !== undefined && (
                  <>
                    {' · '}
                    <span title={used}>{t('ui.options.version', { sum: name(used.slice(0, 8)) })}</span>
                    {sum && ` · ${t('ui.tables.sum', { sum: name(sum) })}`}
                    {size && ` · ${spec.called ? say(spec.called.many(size)) : t(counted[kind], { count: size })}`}
                  </>
                )}
              </p>
              <p className={classes.choices}>
                {isOwned(open) &&
                  others.map((thing) => (
                    <Button
                      key={thing.id}
                      size="compact-md"
                      onClick={() =>
                        takeThings(attached([thing]), ui('ui.newer.took', { names: nameOfThing(open.game, thing) }))
                      }
                    >
                      {t('ui.options.take', { name: nameOfThing(open.game, thing), saved: when(thing) })}
                    </Button>
                  ))}
                <Button
                  size="compact-md"
                  variant="subtle"
                  onClick={() => {
                    onLeave();
                    go({ at: 'things', game: open.game.id, kind, of, ...(here ? { id: here.id } : {}) });
                  }}
                >
                  {t('ui.options.edit')}
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
