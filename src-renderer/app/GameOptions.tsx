import { Button, Modal } from '@mantine/core';
import type { Option } from '#rules/kit/game.ts';
import { name } from '#rules/kit/text.ts';
import type { Scalar } from '#rules/kit/value.ts';
import { act, type OpenGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { ui } from '../i18n/text.ts';
import { OptionRow } from '../library/OptionRow.tsx';

/** The rulings of the open game. A change is an entry: it acts from here on, or with the next turn, never backwards. */
export function GameOptions({
  open,
  opened,
  onClose,
}: {
  readonly open: OpenGame;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { t, say } = useLanguage();
  const { game, around } = open;
  const change = (option: Option, value: Scalar) => {
    const choice = option.choices.find((one) => one.value === value);
    act(
      ui(option.takesHold === 'next turn' ? 'ui.options.saidNext' : 'ui.options.said', {
        option: option.msg,
        choice: choice?.msg ?? name(String(value)),
      }),
      [{ kind: 'option', option: option.id, value }],
    );
  };
  const groups = [...new Set(game.options.map((option) => say(option.group)))];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('ui.options.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <p className="dim">{t('ui.options.about')}</p>
      {groups.map((group) => (
        <section key={group} style={{ marginTop: 16 }}>
          <div className="sec">
            <h3>{group}</h3>
          </div>
          {game.options
            .filter((option) => say(option.group) === group)
            .map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                value={around.options[option.id] ?? option.start}
                readOnly={open.readOnly !== undefined || option.takesHold === 'setup'}
                onChange={(value) => change(option, value)}
              />
            ))}
        </section>
      ))}
      <p style={{ marginTop: 16, textAlign: 'end' }}>
        <Button onClick={onClose}>{t('ui.done')}</Button>
      </p>
    </Modal>
  );
}
