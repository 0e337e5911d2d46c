import { Button, Modal } from '@mantine/core';
import type { CellDiff } from '../../host/thingsData.ts';
import { DueLine } from '../../ui/parts/Notice.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './Things.module.css';

/** Cell by cell what an import would change. Nothing is touched until it is accepted, and undo takes it back. */
export function ImportDiff({
  opened,
  diff,
  odd,
  says,
  onAccept,
  onLeave,
}: {
  readonly opened: boolean;
  readonly diff: readonly CellDiff[];
  /** what of the file is odd, or would be lost */
  readonly odd: readonly string[];
  readonly says: (diff: CellDiff) => { readonly row: string; readonly col: string };
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}) {
  const { t } = useLanguage();
  return (
    <Modal
      opened={opened}
      onClose={onLeave}
      title={t('ui.things.diff', { count: diff.length })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {odd.map((line) => (
        <DueLine key={line}>{line}</DueLine>
      ))}
      <div className={classes.diff}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ui.things.cell')}</th>
              <th scope="col">{t('ui.things.before')}</th>
              <th scope="col">{t('ui.things.after')}</th>
            </tr>
          </thead>
          <tbody>
            {diff.slice(0, 500).map((one) => {
              const { row, col } = says(one);
              return (
                <tr key={`${one.row}/${one.col}`}>
                  <th scope="row">
                    {row}, {col}
                  </th>
                  <td>{one.before || '–'}</td>
                  <td>
                    <b>{one.after || '–'}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {diff.length > 500 && <p className="dim">{t('ui.things.diffMore', { count: diff.length - 500 })}</p>}
      </div>
      <div className={classes.foot}>
        <Button onClick={onLeave}>{t('ui.things.leave')}</Button>
        <Button variant="filled" onClick={onAccept} data-autofocus>
          {t('ui.things.accept')}
        </Button>
      </div>
    </Modal>
  );
}
