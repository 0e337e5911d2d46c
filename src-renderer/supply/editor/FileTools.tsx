import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SheetEdit } from '#rules/kit/hexMap/edit.ts';
import { sheetLimits } from '#rules/kit/hexMap/limits.ts';
import { parseSheetText } from '#rules/kit/hexMap/parseSheet.ts';
import type { Sheet, SheetSpec, SheetTrouble } from '#rules/kit/hexMap/sheet.ts';
import { writeSheet } from '#rules/kit/hexMap/writeSheet.ts';
import { name } from '#rules/kit/text.ts';
import { MoreMenu } from '../../app/parts/MoreMenu.tsx';
import { ErrorLine } from '../../app/parts/Notice.tsx';
import { useLanguage } from '../../i18n/Language.tsx';
import { downloadText, pickText } from '../../library/files.ts';
import { fileName } from '../../things/file.ts';
import classes from './editor.module.css';

/** A map sheet as a file: out, and in again; what is wrong with one is named by its place and nothing of it is taken. */
export function FileTools({
  game,
  spec,
  sheet,
  onSheet,
}: {
  readonly game: string;
  readonly spec: SheetSpec;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onEdit: (edit: SheetEdit) => void;
  readonly cursor: string | undefined;
}) {
  const { t, say } = useLanguage();
  const [troubles, setTroubles] = useState<readonly SheetTrouble[]>();
  const title = say(spec.msg);
  const out = () => downloadText(fileName(title, 'json'), writeSheet(sheet, { game, name: title }));
  const bringIn = async () => {
    const picked = await pickText('.json,application/json', sheetLimits.file * 4);
    if (!picked) return;
    // larger than anything we read: the parser says so in its own words
    const parsed = parseSheetText('text' in picked ? picked.text : ' '.repeat(sheetLimits.file + 1), spec, game);
    if (parsed.ok) onSheet(parsed.sheet);
    else setTroubles(parsed.troubles);
  };
  return (
    <>
      <MoreMenu
        label={t('ui.more', { name: name(title) })}
        items={[
          { label: t('ui.map.import'), icon: 'import', run: () => void bringIn() },
          { label: t('ui.map.export'), icon: 'export', run: out },
        ]}
      />
      <Modal
        opened={troubles !== undefined}
        onClose={() => setTroubles(undefined)}
        title={t('ui.map.import.refused')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
        size="lg"
      >
        <ErrorLine>{t('ui.map.import.kept')}</ErrorLine>
        <TroubleList troubles={troubles ?? []} />
      </Modal>
    </>
  );
}

export function TroubleList({ troubles }: { readonly troubles: readonly SheetTrouble[] }) {
  const { say } = useLanguage();
  return (
    <ol className={classes.troubles}>
      {troubles.map(({ at, msg }) => (
        <li key={`${at}/${msg.id}`}>
          <code>{at}</code>
          <span>{say(msg)}</span>
        </li>
      ))}
    </ol>
  );
}
