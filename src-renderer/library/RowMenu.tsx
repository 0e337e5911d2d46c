import { Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { name } from '#rules/kit/text.ts';
import type { LibraryRow } from '#shared/contract.ts';
import { useCommand } from '../app/keys.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { useT } from '../i18n/Language.tsx';
import classes from './LibraryScreen.module.css';
import { duplicateGame, exportGame, removeGame } from './store.ts';

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
  const { id, name: title } = row.envelope;
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

  return (
    <>
      <Menu>
        <Menu.Target>
          <button type="button" className={classes.more} aria-label={t('ui.more', { name: name(title) })}>
            <Icon name="more" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {!readOnly && (
            <>
              <Menu.Item leftSection={<Icon name="pen" size={20} />} onClick={onRename}>
                {t('ui.library.rename')}
              </Menu.Item>
              <Menu.Item
                leftSection={<Icon name="copy" size={20} />}
                onClick={() => void duplicateGame(id, t('ui.library.copyName', { name: name(title) }))}
              >
                {t('ui.library.duplicate')}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<Icon name="export" size={20} />} onClick={() => void toFile(false)}>
            {t('ui.library.export')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="export" size={20} />} onClick={() => void toFile(true)}>
            {t('ui.library.exportTables')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="history" size={20} />} onClick={() => setBackups(true)}>
            {t('ui.library.backupsOf')}
          </Menu.Item>
          {!readOnly && (
            <Menu.Item leftSection={<Icon name="bin" size={20} />} onClick={() => void remove()}>
              {t('ui.library.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {backups && (
        <Suspense fallback={null}>
          <Backups id={id} title={title} onClose={() => setBackups(false)} onSaid={onSaid} readOnly={readOnly} />
        </Suspense>
      )}
    </>
  );
}
