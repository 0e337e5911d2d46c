import { Button, NativeSelect } from '@mantine/core';
import type { Game } from '#rules/kit/game/game.ts';
import type { Thing } from '#shared/contract.ts';
import { thingsFor, type wantedOf } from '../../host/things.ts';
import { go } from '../../state/route.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Folded } from './Folded.tsx';
import classes from './NewGameScreen.module.css';

const howTyped = (typed: number, of: number) =>
  typed === 0 ? 'ui.new.noneTyped' : typed < of ? 'ui.new.someTyped' : 'ui.new.allTyped';

/** What is typed once from the players' own box: how much of it there is, which version the game takes, and the way to type. */
export function FromTheBox({
  game,
  wanted,
  things,
  picked,
  onPick,
}: {
  readonly game: Game;
  readonly wanted: ReturnType<typeof wantedOf>;
  readonly things: readonly Thing[];
  /** by kind and id: the thing chosen, or 'none' */
  readonly picked: Readonly<Record<string, string>>;
  readonly onPick: (key: string, id: string) => void;
}) {
  const { t, say } = useLanguage();
  const rows = wanted.map((one) => ({ ...one, found: thingsFor(things, one.kind, game.id, one.of) }));
  const typed = rows.filter(({ found }) => found.length > 0).length;
  return (
    <Folded
      title={t('ui.new.things')}
      says={t(howTyped(typed, rows.length), { count: rows.length, n: typed })}
      opens={t('ui.new.lookAtThings')}
      beside={<Button onClick={() => go({ at: 'things', game: game.id })}>{t('ui.new.typeThings')}</Button>}
    >
      <p className={classes.about}>{t('ui.new.thingsAbout')}</p>
      {rows.map(({ kind, of, spec, found }) => {
        const key = `${kind}:${of}`;
        const printed = kind === 'table' && game.printed.some(({ id }) => id === of);
        return (
          <div key={key} className={classes.thing}>
            {found.length === 0 ? (
              <>
                <b>{say(spec.msg)}</b>
                <span className="dim">{t(printed ? 'ui.new.asPrinted' : 'ui.new.notTyped')}</span>
              </>
            ) : (
              <NativeSelect
                label={say(spec.msg)}
                value={picked[key] ?? found[0]?.id}
                onChange={(event) => onPick(key, event.currentTarget.value)}
                data={[
                  ...found.map((thing) => ({ value: thing.id, label: thing.name })),
                  { value: 'none', label: t('ui.new.without') },
                ]}
              />
            )}
          </div>
        );
      })}
    </Folded>
  );
}
