import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { SheetEdit } from '#rules/kit/hexmap/edit/edit.ts';
import { parseSheetText } from '#rules/kit/hexmap/file/parseSheet.ts';
import { writeSheet } from '#rules/kit/hexmap/file/writeSheet.ts';
import { sheetLimits } from '#rules/kit/hexmap/limits.ts';
import type { Sheet, SheetSpec, SheetTrouble } from '#rules/kit/hexmap/sheet.ts';
import { endings } from '#shared/ownFiles.ts';
import { acceptOf, downloadText, pickText } from '../../host/gameFiles.ts';
import { fileName } from '../../host/thingFile.ts';
import { useLanguage } from '../../words/Language.tsx';
import { MoreMenu } from '../parts/MoreMenu.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import { CompareMaps } from './CompareMaps.tsx';
import { PasteGrid } from './PasteGrid.tsx';
import { TroubleList } from './TroubleList.tsx';

interface Files {
  readonly bringIn: () => void;
  readonly out: () => void;
  readonly paste: () => void;
  /** another drawing of the same map, to be taken over place by place */
  readonly compare: () => void;
  /** troubles of a file, and the text grid: drawn by whoever asks for it */
  readonly dialogs: ReactNode;
}

/** A map sheet as a file: out, and in again; what is wrong with one is named by its place and nothing of it is taken. */
export const useSheetFiles = ({
  game,
  spec,
  sheet,
  cursor,
  onSheet,
  onEdit,
}: {
  readonly game: string;
  readonly spec: SheetSpec;
  /** undefined: nothing is drawn yet */
  readonly sheet: Sheet | undefined;
  readonly cursor?: string | undefined;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onEdit?: (edit: SheetEdit) => void;
}): Files => {
  const { t, say } = useLanguage();
  const [troubles, setTroubles] = useState<readonly SheetTrouble[]>();
  const [pasting, setPasting] = useState(false);
  const [other, setOther] = useState<Sheet>();
  const title = say(spec.msg);
  const pick = async (use: (sheet: Sheet) => void) => {
    const picked = await pickText(acceptOf('map'), sheetLimits.file * 4);
    if (!picked) return;
    // larger than anything we read: the parser says so in its own words
    const parsed = parseSheetText('text' in picked ? picked.text : ' '.repeat(sheetLimits.file + 1), spec, game);
    if (parsed.ok) use(parsed.sheet);
    else setTroubles(parsed.troubles);
  };
  return {
    bringIn: () => void pick(onSheet),
    compare: () => void pick(setOther),
    out: () => {
      if (sheet) downloadText(fileName(title, endings.map), writeSheet(sheet, { game, name: title }));
    },
    paste: () => setPasting(true),
    dialogs: (
      <>
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
        {sheet && onEdit && (
          <Modal
            opened={other !== undefined}
            onClose={() => setOther(undefined)}
            title={t('ui.map.compare.title')}
            closeButtonProps={{ 'aria-label': t('ui.close') }}
            size="xl"
          >
            {other && (
              <CompareMaps
                spec={spec}
                here={sheet}
                there={other}
                onTake={(what) => {
                  onEdit({ do: 'take', from: other, what });
                  setOther(undefined);
                }}
                onLeave={() => setOther(undefined)}
              />
            )}
          </Modal>
        )}
        {sheet && onEdit && (
          <Modal
            opened={pasting}
            onClose={() => setPasting(false)}
            title={t('ui.map.paste.title')}
            closeButtonProps={{ 'aria-label': t('ui.close') }}
            size="lg"
          >
            <PasteGrid
              spec={spec}
              sheet={sheet}
              from={cursor}
              onPaste={(hexes) => {
                onEdit({ do: 'terrains', hexes });
                setPasting(false);
              }}
            />
          </Modal>
        )}
      </>
    ),
  };
};

/** Grid, photo and files of the map being drawn, behind one button. */
export function FileTools(props: {
  readonly game: string;
  readonly spec: SheetSpec;
  readonly sheet: Sheet;
  readonly cursor: string | undefined;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onEdit: (edit: SheetEdit) => void;
  readonly onGrid: () => void;
  readonly onPhoto: () => void;
  readonly onPropose: () => void;
}) {
  const { t } = useLanguage();
  const files = useSheetFiles(props);
  return (
    <>
      <MoreMenu
        label={t('ui.map.tools')}
        text="plain"
        items={[
          { label: t('ui.map.grid'), icon: 'supply', run: props.onGrid },
          { label: t('ui.map.photo'), icon: 'sun', run: props.onPhoto },
          { label: t('ui.map.propose'), icon: 'table', run: props.onPropose },
          { label: t('ui.map.import'), icon: 'import', apart: true, run: files.bringIn },
          { label: t('ui.map.compare'), icon: 'import', run: files.compare },
          { label: t('ui.map.export'), icon: 'export', run: files.out },
          { label: t('ui.map.paste'), icon: 'table', run: files.paste },
        ]}
      />
      {files.dialogs}
    </>
  );
}
