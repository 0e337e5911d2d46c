import { lazy, Suspense, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import type { LibraryRow } from '#shared/contract.ts';
import { duplicateGame, exportGame, removeGame } from '../../host/library.ts';
import { useCommand } from '../../state/keys.ts';
import type { MenuItem } from '../../ui/parts/MenuButton.tsx';
import { MoreMenu } from '../../ui/parts/MoreMenu.tsx';
import { useT } from '../../words/Language.tsx';
import classes from './LibraryScreen.module.css';

const Backups = lazy(() => import('./Backups.tsx').then((m) => ({ default: m.Backups })));

/** What can be done with a saved game beside opening it. Nothing asks back: deleting goes to the bin. */
export function RowMenu({
  row,
  chosen,
  onRename,
  onSaid,
  readOnly,
}: {
  readonly row: Extract<LibraryRow, { readonly state: 'good' }>;
  readonly chosen: boolean;
  readonly onRename: () => void;
  readonly onSaid: (text: string | undefined) => void;
  readonly readOnly: boolean;
}) {
  const t = useT();
  const { id, game, name: title } = row.envelope;
  const [backups, setBackups] = useState(false);

  const toFile = async (things: boolean) => {
    const file = await exportGame(id, things);
    if (file) onSaid(t('ui.library.exported', { name: name(file.path ?? file.name) }));
  };
  const remove = async () => {
    await removeGame(id);
    onSaid(t('ui.library.removed', { name: name(title) }));
  };
  useCommand('game.export', () => void toFile(false), chosen);

  const write: readonly MenuItem[] = [
    { label: t('ui.library.rename'), icon: 'pen', run: onRename },
    {
      label: t('ui.library.duplicate'),
      icon: 'copy',
      run: () => void duplicateGame(id, t('ui.library.copyName', { name: name(title) })),
    },
  ];
  const read: readonly MenuItem[] = [
    { label: t('ui.library.export'), icon: 'export', run: () => void toFile(false) },
    { label: t('ui.library.exportTables'), icon: 'export', run: () => void toFile(true) },
    { label: t('ui.library.backupsOf'), icon: 'history', run: () => setBackups(true) },
  ];
  const away: MenuItem = { label: t('ui.library.remove'), icon: 'bin', run: () => void remove() };

  return (
    <>
      <MoreMenu
        className={classes.more}
        label={t('ui.more', { name: name(title) })}
        items={readOnly ? read : [...write, ...read, away]}
      />
      {backups && (
        <Suspense fallback={null}>
          <Backups
            id={id}
            game={game}
            title={title}
            onClose={() => setBackups(false)}
            onSaid={onSaid}
            readOnly={readOnly}
          />
        </Suspense>
      )}
    </>
  );
}
