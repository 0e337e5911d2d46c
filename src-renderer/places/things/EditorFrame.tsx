import { Button, Menu, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import { type CsvRow, writeCsv } from '../../host/csv.ts';
import { downloadText } from '../../host/gameFiles.ts';
import { fileName, pickThingFile, type ThingFile, writeThingFile } from '../../host/thingFile.ts';
import { useThings } from '../../host/things.ts';
import type { CellDiff } from '../../host/thingsData.ts';
import { leadsBack, useLastGame } from '../../state/lastGame.ts';
import { go, hashOf } from '../../state/route.ts';
import { BackToGame } from '../../ui/frame/BackToGame.tsx';
import { Tool } from '../../ui/frame/Shell.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { clock } from '../../words/when.ts';
import { ImportDiff } from './ImportDiff.tsx';
import classes from './Things.module.css';
import type { Kept } from './useKept.ts';

/** What a file would change: shown before it is accepted. */
export interface Offered<T> {
  readonly data: T;
  readonly diff: readonly CellDiff[];
  /** what of the file is odd, or would be lost */
  readonly says?: readonly string[];
}
/** An import: the content of our own file with the checksum it was exported with, or a spreadsheet's rows. */
export type Imported =
  | { readonly data: unknown; readonly checksum: string | undefined }
  | { readonly rows: readonly (readonly string[])[] };

/** Around a table or roster being typed: its name, undo, import with a diff, export, and what is on disk. */
export function EditorFrame<T>({
  msg,
  about,
  rule,
  kept,
  file,
  out,
  csv,
  offer,
  says,
  asked,
  onAnswered,
  readOnly,
  tools,
  children,
}: {
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  readonly kept: Kept<T>;
  readonly file: Omit<ThingFile, 'name' | 'data'>;
  /** what an export holds, where it is not the whole */
  readonly out?: { readonly data: unknown; readonly checksum: string };
  readonly csv: () => readonly CsvRow[];
  /** what an imported file or spreadsheet would make of it, or why nothing; undefined: it is of another table */
  readonly offer: (from: Imported) => Offered<T> | { readonly not: string } | undefined;
  /** where a difference is; `after`: what would be */
  readonly says: (diff: CellDiff, after: T) => { readonly row: string; readonly col: string };
  /** what a pasted block would change: asked like an import */
  readonly asked?: Offered<T> | undefined;
  readonly onAnswered?: () => void;
  readonly readOnly: boolean;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t, say, locale } = useLanguage();
  const back = useLastGame(leadsBack);
  const refusal = useThings((s) => s.refusal);
  const [brought, setBrought] = useState<Offered<T> | undefined>();
  const offered = brought ?? asked;
  const leave = () => {
    setBrought(undefined);
    onAnswered?.();
  };
  const [trouble, setTrouble] = useState<string | undefined>();

  // The address names the one being typed, so that a reload goes on with it; the editor stays as it is.
  const id = kept.thing?.id;
  const { kind, game, of } = file;
  useEffect(() => {
    if (id !== undefined) window.history.replaceState(null, '', hashOf({ at: 'things', game, kind, of, id }));
  }, [id, game, kind, of]);

  const bringIn = async () => {
    setTrouble(undefined);
    const picked = await pickThingFile();
    if (!picked) return;
    if ('not' in picked) return setTrouble(t(`ui.things.not.${picked.not}`));
    if (
      'file' in picked &&
      (picked.file.kind !== file.kind || picked.file.game !== file.game || picked.file.of !== file.of)
    )
      return setTrouble(t('ui.things.not.other', { name: name(picked.file.name) }));
    const found = offer('file' in picked ? { data: picked.file.data, checksum: picked.file.checksum } : picked);
    if (!found) return setTrouble(t('ui.things.not.notOurs'));
    if ('not' in found) return setTrouble(found.not);
    if (found.diff.length === 0 && (found.says ?? []).length === 0) return setTrouble(t('ui.things.same'));
    setBrought(found);
  };
  const takeOut = () =>
    downloadText(fileName(kept.name, 'json'), writeThingFile({ ...file, name: kept.name, data: kept.data, ...out }));
  const outCsv = async () => downloadText(fileName(kept.name, 'csv'), await writeCsv(csv(), locale), 'text/csv');

  return (
    <div className={classes.editor}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.back}
          aria-label={t('ui.command.things')}
          onClick={() => go({ at: 'things', game: file.game })}
        >
          <Icon name="back" />
        </button>
        <div className={classes.title}>
          <h1>{say(msg)}</h1>
          <p className="dim">
            {say(about)} <RuleRef rule={rule} />
          </p>
        </div>
        <div className={classes.tools}>
          {!readOnly && (
            <>
              <Tool icon="undo" label={t('ui.command.undo')} onClick={kept.undo} disabled={!kept.canUndo} />
              <Tool icon="redo" label={t('ui.command.redo')} onClick={kept.redo} disabled={!kept.canRedo} />
            </>
          )}
          <Menu>
            <Menu.Target>
              <button type="button" className={classes.back} aria-label={t('ui.more', { name: name(kept.name) })}>
                <Icon name="more" />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {!readOnly && (
                <Menu.Item leftSection={<Icon name="import" size={20} />} onClick={() => void bringIn()}>
                  {t('ui.things.import')}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<Icon name="export" size={20} />} onClick={takeOut}>
                {t('ui.things.export')}
              </Menu.Item>
              <Menu.Item leftSection={<Icon name="export" size={20} />} onClick={() => void outCsv()}>
                {t('ui.things.exportCsv')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      <div className={classes.bar}>
        <TextInput
          label={t('ui.things.name')}
          value={kept.name}
          maxLength={120}
          readOnly={readOnly}
          onChange={(event) => kept.rename(event.currentTarget.value)}
        />
        {tools}
        {back && <BackToGame />}
        <span className={classes.state} role="status">
          {kept.state === 'writing'
            ? t('ui.header.writing')
            : kept.state === 'safe' && kept.saved
              ? t('ui.header.onDisk', { time: name(clock(kept.saved)) })
              : kept.state === 'new'
                ? t('ui.things.unsaved')
                : ''}
          {/* a table has its checksum beside it */}
          {!out && kept.state === 'safe' && kept.thing
            ? ` · ${t('ui.options.version', { sum: name(kept.thing.checksum.slice(0, 8)) })}`
            : ''}
        </span>
      </div>
      {(kept.state === 'trouble' || refusal) && refusal && (
        <Refused refusal={refusal} action={<Button onClick={takeOut}>{t('ui.header.saveCopy')}</Button>} />
      )}
      {trouble && <ErrorLine>{trouble}</ErrorLine>}
      {children}
      <ImportDiff
        opened={offered !== undefined}
        diff={offered?.diff ?? []}
        odd={offered?.says ?? []}
        says={(diff) => (offered ? says(diff, offered.data) : { row: diff.row, col: diff.col })}
        onLeave={leave}
        onAccept={() => {
          if (offered) kept.set(offered.data);
          leave();
        }}
      />
    </div>
  );
}
