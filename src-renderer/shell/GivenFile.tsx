import { Button, Modal } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { type ParsedSheet, parseSheetText } from '#rules/kit/hexmap/file/parseSheet.ts';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import type { GivenFile as Given } from '#shared/contract.ts';
import { useAllGames } from '../host/games.ts';
import { importGame, useLibrary } from '../host/library.ts';
import { idOf, nameOf } from '../host/rows.ts';
import { useThings, writeThing } from '../host/things.ts';
import { ImportProgress } from '../places/library/ImportProgress.tsx';
import { putAway } from '../state/given.ts';
import { useReadOnlyText } from '../state/readOnly.ts';
import { go } from '../state/route.ts';
import { Refused } from '../ui/parts/Refused.tsx';
import { ScenarioScale } from '../ui/ScenarioScale.tsx';
import { TroubleList } from '../ui/sheet/TroubleList.tsx';
import { asMsg } from '../words/asMsg.ts';
import { useLanguage } from '../words/Language.tsx';
import { moment } from '../words/when.ts';
import classes from './SetUpDialog.module.css';

type Of<K extends Given['is']> = Extract<Given, { readonly is: K }>;

/** A file the system handed the app: what it is, and nothing is written before the player says so. */
export function GivenFile({ file }: { readonly file: Given }) {
  const { t } = useLanguage();
  const games = useAllGames();
  const { rows, refusal } = useLibrary();
  // whole at once: the keyboard goes to its answer when it opens
  if (!games || (!rows && !refusal)) return null;
  return (
    <Modal
      opened
      onClose={() => putAway(file)}
      title={t('ui.given.title', { name: name(file.name) })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('ui.given.leave') }}
    >
      <div className={classes.dialog}>
        {file.is === 'game' && <GivenGame file={file} games={games} />}
        {file.is === 'map' && <GivenMap file={file} games={games} />}
        {file.is === 'thing' && (
          <>
            <p>{t('ui.given.thing')}</p>
            <Answers file={file}>
              <Button
                variant="filled"
                data-autofocus
                onClick={() => {
                  putAway(file);
                  go({ at: 'things' });
                }}
              >
                {t('ui.command.things')}
              </Button>
            </Answers>
          </>
        )}
        {file.is === 'refused' && (
          <>
            <Refused refusal={file.refusal} />
            <Answers file={file} />
          </>
        )}
      </div>
    </Modal>
  );
}

function Answers({ file, children }: { readonly file: Given; readonly children?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <p className={classes.tools}>
      {children}
      <Button onClick={() => putAway(file)}>{t('ui.given.leave')}</Button>
    </p>
  );
}

function GivenGame({ file, games }: { readonly file: Of<'game'>; readonly games: readonly Game[] }) {
  const { t, say, locale } = useLanguage();
  const { rows, refusal } = useLibrary();
  const readOnly = useReadOnlyText();
  const [asked, setAsked] = useState<'no' | 'now' | 'refused'>('no');
  const { envelope, face, saved, entries } = file;
  const game = games.find((one) => one.id === envelope.game);
  const scenario = game?.scenarios.find((one) => one.id === envelope.scenario);
  const players = Object.values(envelope.players).filter(Boolean).join(', ');
  const own = rows?.find((row) => row.state === 'good' && idOf(row) === envelope.id);
  const open = (id: string) => {
    putAway(file);
    go({ at: 'game', id, place: 'table' });
  };
  const take = async () => {
    setAsked('now');
    const made = await importGame({ given: file.id });
    if (made) open(made.id);
    else setAsked('refused');
  };
  const about = [game?.name ?? envelope.game, scenario && say(scenario.msg), players].filter(Boolean);
  return (
    <>
      <div className={classes.what}>
        <p>
          <b>{envelope.name}</b>
        </p>
        <p>{about.join(' · ')}</p>
        <ScenarioScale scenario={scenario ?? { turns: face.turns }} game={game} turn={face.turn} />
        <p>
          {[game && face.phase && say(asMsg(face.phase)), t('ui.library.entries', { count: entries })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>{t('ui.given.saved', { when: moment(locale, saved) })}</p>
      </div>
      <p>{readOnly ?? t(own ? 'ui.given.beside' : 'ui.given.adds', { name: name(own ? nameOf(own) : '') })}</p>
      {asked === 'refused' && refusal && <Refused refusal={refusal} />}
      <ImportProgress />
      <Answers file={file}>
        {own && (
          <Button variant="filled" data-autofocus onClick={() => open(envelope.id)}>
            {t('ui.given.open', { name: name(nameOf(own)) })}
          </Button>
        )}
        <Button
          {...(!own && { variant: 'filled', 'data-autofocus': true })}
          disabled={readOnly !== undefined || asked === 'now'}
          onClick={() => void take()}
        >
          {t('ui.given.take')}
        </Button>
      </Answers>
    </>
  );
}

interface FoundMap {
  readonly game?: Game | undefined;
  readonly spec?: SheetSpec | undefined;
  readonly parsed?: ParsedSheet | undefined;
}

/** The file says on its first lines whose map it is; one that cannot be read that far is refused by any game's reader. */
const mapIn = (text: string, games: readonly Game[]): FoundMap => {
  const of = /"game"\s*:\s*"([^"]*)"/.exec(text.slice(0, 1_000))?.[1];
  const game = games.find((one) => one.id === of);
  const spec = (game ?? games[0])?.map?.sheet;
  return { game, spec, parsed: spec && parseSheetText(text, spec, of === undefined ? undefined : game?.id) };
};

function GivenMap({ file, games }: { readonly file: Of<'map'>; readonly games: readonly Game[] }) {
  const { t, say } = useLanguage();
  const readOnly = useReadOnlyText();
  const refusal = useThings((s) => s.refusal);
  const [asked, setAsked] = useState<'no' | 'now' | 'refused'>('no');
  const { game, spec, parsed } = useMemo(() => mapIn(file.text, games), [games, file]);
  if (!parsed?.ok)
    return (
      <>
        <p role="alert">{t('ui.map.import.refused')}</p>
        <TroubleList troubles={parsed?.troubles ?? []} />
        <Answers file={file} />
      </>
    );
  if (!game || !spec)
    return (
      <>
        <p role="alert">{t('ui.given.noGame')}</p>
        <Answers file={file} />
      </>
    );
  const called = parsed.name || say(spec.msg);
  const take = async (sheet: Sheet) => {
    setAsked('now');
    const thing = await writeThing({ kind: 'sheet', game: game.id, of: spec.id, name: called, data: sheet });
    if (!thing) {
      setAsked('refused');
      return;
    }
    putAway(file);
    go({ at: 'things', game: game.id, kind: 'sheet', of: spec.id, id: thing.id });
  };
  return (
    <>
      <div className={classes.what}>
        <p>
          <b>{called}</b>
        </p>
        <p>{game.name}</p>
        <p>{t('ui.given.hexes', { count: Object.keys(parsed.sheet.hexes).length })}</p>
      </div>
      <p>{readOnly ?? t('ui.given.addsMap')}</p>
      {asked === 'refused' && refusal && <Refused refusal={refusal} />}
      <Answers file={file}>
        <Button
          variant="filled"
          data-autofocus
          disabled={readOnly !== undefined || asked === 'now'}
          onClick={() => void take(parsed.sheet)}
        >
          {t('ui.given.takeMap')}
        </Button>
      </Answers>
    </>
  );
}
