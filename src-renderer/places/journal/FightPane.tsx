import { Button } from '@mantine/core';
import type { Game } from '#rules/kit/game/game.ts';
import { fightLuck } from '#rules/kit/procedure/fightRecord.ts';
import { openDiary } from '../../state/diaryAsked.ts';
import { fightName, fightSays, sideWord } from '../../state/fightTold.ts';
import type { FightRow, QuietRow } from '../../state/journalList.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import { OddsOf } from './Entry.tsx';
import classes from './journal.module.css';

/** A line of several entries: what they were in all, and a way to each of them. */
export function FightPane({
  row,
  game,
  unfolded,
  onFold,
}: {
  readonly row: FightRow | QuietRow;
  readonly game: Game;
  readonly unfolded: boolean;
  readonly onFold: () => void;
}) {
  const { t, say, locale } = useLanguage();
  const [first] = row.entries;
  const fight = row.kind === 'fight' ? row.fight : undefined;
  return (
    <section className={classes.entry}>
      <h2>{row.kind === 'fight' ? say(fightName(game, row.fight)) : t('ui.story.passed')}</h2>
      {row.kind === 'fight' && <p>{say(fightSays(row.fight, row.opened))}</p>}
      {first && <p className="dim">{say(moment(locale, first.each.entry.at))}</p>}
      {fight?.odds && <OddsOf odds={fight.odds} />}
      {fight && <Losses row={fight} game={game} />}
      <div className={classes.tools}>
        <Button aria-expanded={unfolded} onClick={onFold}>
          <Icon name={unfolded ? 'down' : 'next'} size={18} /> {t(unfolded ? 'ui.story.fold' : 'ui.story.unfold')} ·{' '}
          {t('ui.story.entries', { count: row.entries.length })}
        </Button>
        {fight && <Button onClick={() => openDiary({ fight: fight.flow })}>{t('ui.diary.fight')}</Button>}
      </div>
      <p className="dim">{t('ui.story.keys')}</p>
    </section>
  );
}

/** What a side lost, and what its dice or the odds would have had it lose. */
function Losses({ row, game }: { readonly row: FightRow['fight']; readonly game: Game }) {
  const { t, say, number } = useLanguage();
  const { steps, hits } = fightLuck(
    row,
    game.sides.map(({ id }) => id),
  );
  const byHits = steps.length === 0 && hits.length > 0;
  const each = byHits ? hits : steps;
  if (each.length === 0 && !row.lost) return null;
  return (
    <section className={classes.luck}>
      <table>
        <caption className="vh">{t('ui.play.luck.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              {byHits ? t('ui.battle.journal.hits') : t('ui.play.luck.steps', { step: game.stepWord })}
            </th>
            {each.length > 0 && (
              <>
                <th scope="col">{t('ui.play.luck.expected')}</th>
                <th scope="col">{t('ui.play.luck.thrown')}</th>
              </>
            )}
            {row.lost && <th scope="col">{t('ui.play.luck.lost')}</th>}
          </tr>
        </thead>
        <tbody>
          {game.sides.map(({ id }) => {
            const luck = each.find(({ side }) => side === id);
            return (
              <tr key={id}>
                <th scope="row">{say(sideWord(game, id))}</th>
                {each.length > 0 && (
                  <>
                    <td>{luck ? number(luck.expected) : ''}</td>
                    <td>{luck ? number(luck.thrown) : ''}</td>
                  </>
                )}
                {row.lost && <td>{number(row.lost[id] ?? 0)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
