import { Modal } from '@mantine/core';
import { commandIds, specOf } from '../state/commands.ts';
import { capOf, isSingle, keyOf, useKeys } from '../state/keys.ts';
import { useSay, useT } from '../words/Language.tsx';
import classes from './KeysOverlay.module.css';

/** All keys of this screen; none is shown for what is not there. */
export function KeysOverlay({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const t = useT();
  const say = useSay();
  const { own, singles, listeners } = useKeys();
  const here = new Set(listeners.map((listener) => listener.id));
  const shown = commandIds.filter((id) => {
    const key = keyOf(id, own);
    return here.has(id) && key !== '' && (singles || !isSingle(key));
  });
  const always = [
    ...(here.has('map.zoom')
      ? [
          { key: '↑ ↓ ← →', msg: t('ui.keys.mapArrows') },
          { key: 'Tab', msg: t('ui.keys.mapTab') },
          { key: '1 – 9', msg: t('ui.keys.mapBrush') },
        ]
      : []),
    { key: 'Tab', msg: t('ui.keys.tab') },
    { key: '↑ ↓', msg: t('ui.keys.arrows') },
    { key: t('ui.keys.spaceName'), msg: t('ui.keys.space') },
    { key: '1 – 6', msg: t('ui.keys.digits') },
    { key: 'Enter', msg: t('ui.keys.enter') },
    { key: 'Esc', msg: t('ui.keys.escape') },
  ];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('ui.command.keys')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes.groups}>
        {(['places', 'game', 'app'] as const).map((group) => {
          const ids = shown.filter((id) => specOf(id).group === group);
          if (ids.length === 0) return null;
          return (
            <section key={group}>
              <div className="sec">
                <h3>{t(`ui.palette.${group}`)}</h3>
              </div>
              <dl className={classes.list}>
                {ids.map((id) => (
                  <div key={id}>
                    <dt>
                      <kbd>{capOf(keyOf(id, own))}</kbd>
                    </dt>
                    <dd>{say(specOf(id).msg)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
        <section>
          <div className="sec">
            <h3>{t('ui.keys.always')}</h3>
          </div>
          <dl className={classes.list}>
            {always.map(({ key, msg }) => (
              <div key={`${key}/${msg}`}>
                <dt>
                  <kbd>{key === 'Enter' ? t('ui.play.key.enter') : key}</kbd>
                </dt>
                <dd>{msg}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  );
}
