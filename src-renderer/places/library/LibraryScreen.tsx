import { useCallback, useEffect, useMemo, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import type { LibraryRow } from '#shared/contract.ts';
import { mayComeBack } from '../../host/comeBack.ts';
import { useTitles } from '../../host/games.ts';
import { loadLibrary, useLibrary } from '../../host/library.ts';
import { idOf, matches, nameOf } from '../../host/rows.ts';
import { useImport } from '../../state/importing.ts';
import { useCommand } from '../../state/keys.ts';
import { setLastGame } from '../../state/lastGame.ts';
import { useOffers } from '../../state/offers.ts';
import { useReadOnlyText } from '../../state/readOnly.ts';
import { loadRoom } from '../../state/room.ts';
import { go } from '../../state/route.ts';
import { loadInfo, useSettings } from '../../state/settings.ts';
import { useComeBack } from '../../state/useComeBack.ts';
import { LanguageTool, PaletteTool, SettingsTool, ThemeTool } from '../../ui/frame/CommonTools.tsx';
import { Shell } from '../../ui/frame/Shell.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { Bin } from './Bin.tsx';
import { Find } from './Find.tsx';
import { GameList } from './GameList.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import classes from './LibraryScreen.module.css';
import { NewGames } from './NewGames.tsx';
import { UpdateLine } from './UpdateLine.tsx';

const reload = () => void Promise.all([loadLibrary(), loadInfo()]);

/** Came for: go on with last night's game. The row of the last one is chosen, Enter opens it. */
export function LibraryScreen() {
  const { t } = useLanguage();
  const { rows, bin, refusal } = useLibrary();
  const titles = useTitles();
  const last = useSettings((s) => s.settings.last);
  const readOnly = useReadOnlyText();
  const [finding, setFinding] = useState<string | undefined>();
  const [picked, setPicked] = useState<string | undefined>();
  const [arrived, setArrived] = useState<string | undefined>();
  const [said, setSaid] = useState<string | undefined>();
  const importing = useImport((id, title) => {
    setPicked(id);
    setArrived(id);
    setFinding(undefined);
    setSaid(t('ui.library.imported', { name: name(title) }));
  });

  const shown = useMemo(
    () => (rows ?? []).filter((row) => finding === undefined || matches(row, finding, titles)),
    [rows, finding, titles],
  );
  const chosen = shown.find((row) => idOf(row) === (picked ?? last)) ?? shown[0];

  const chosenGame = chosen?.state === 'good' ? chosen.envelope.game : undefined;
  const quick = useCallback(() => {
    const game = titles.find((one) => one.id === chosenGame) ?? titles[0];
    if (game) go({ at: 'quick', game: game.id });
  }, [chosenGame, titles]);
  useCommand('fight.quick', quick, titles.length > 0);
  useCommand('find', () => setFinding((text) => text ?? ''), (rows?.length ?? 0) > 0);
  useCommand('game.import', () => void importing.pick(), readOnly === undefined);

  useOffers('games', useGameOffers(rows));
  useEffect(() => void loadRoom(), []);
  useEffect(() => {
    document.title = t('ui.app');
    setLastGame(undefined);
  }, [t]);

  // a library that is gone is no empty one
  const gone = mayComeBack(refusal);
  useComeBack(refusal, reload);
  const empty = rows !== undefined && rows.length === 0 && !gone;
  return (
    <Shell
      place="library"
      title={t('ui.app')}
      under={t('ui.app.motto')}
      tools={
        <>
          <PaletteTool />
          <LanguageTool />
          <ThemeTool />
          <SettingsTool />
        </>
      }
    >
      <Sheet label={t('ui.library.title')} readOnly={readOnly} className={classes.inner}>
        <div
          className={classes.library}
          data-empty={empty || undefined}
          data-over={importing.over || undefined}
          {...(readOnly === undefined ? importing.drop : {})}
        >
          {empty ? (
            <EmptyLibrary />
          ) : (
            <section className={classes.saved} aria-label={t('ui.library.title')}>
              <div className={classes.head}>
                <h1>{t('ui.library.title')}</h1>
                <Find text={finding} onText={setFinding} />
              </div>
              <div role="status" className={classes.said}>
                {refusal ? undefined : said}
              </div>
              {refusal && <Refused refusal={refusal} />}
              <ImportProgress />
              {rows && (
                <GameList
                  rows={shown}
                  chosen={chosen}
                  onChoose={setPicked}
                  onSaid={setSaid}
                  readOnly={readOnly !== undefined}
                  arrived={arrived}
                />
              )}
              {finding !== undefined && shown.length === 0 && (
                <p className={classes.none}>{t('ui.library.noneFound')}</p>
              )}
              <Bin rows={bin} onSaid={setSaid} readOnly={readOnly !== undefined} />
              <UpdateLine />
            </section>
          )}
          <NewGames
            large={empty}
            readOnly={readOnly !== undefined}
            onImport={() => void importing.pick()}
            onQuick={quick}
            refusal={empty ? refusal : undefined}
            bin={empty ? <Bin rows={bin} onSaid={setSaid} readOnly={readOnly !== undefined} /> : undefined}
          />
        </div>
      </Sheet>
    </Shell>
  );
}

function EmptyLibrary() {
  const { t } = useLanguage();
  return (
    <div className={classes.welcome}>
      <h1>{t('ui.library.empty')}</h1>
      <p>{t('ui.library.emptyAbout')}</p>
      <ImportProgress />
    </div>
  );
}

const useGameOffers = (rows: readonly LibraryRow[] | undefined) => {
  const { t } = useLanguage();
  return useMemo(
    () => ({
      heading: t('ui.palette.games'),
      offers: (rows ?? [])
        .filter((row) => row.state === 'good')
        .map((row) => ({
          id: idOf(row),
          label: nameOf(row),
          run: () => go({ at: 'game', id: idOf(row), place: 'table' }),
        })),
    }),
    [rows, t],
  );
};
