import { Button, Modal, NativeSelect } from '@mantine/core';
import type { Scalar } from '#rules/kit/base/json.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { startsIn } from '#rules/kit/game/options.ts';
import { useLanguage } from '../../words/Language.tsx';
import { OptionRows } from './OptionRows.tsx';

export type OwnOptions = { readonly [id: string]: Scalar };

/** The rules a quick fight is reckoned with: as the scenario has them, until a hand says otherwise. Nothing is kept. */
export function QuickRules({
  game,
  scenario,
  own,
  onScenario,
  onOwn,
  onClose,
}: {
  readonly game: Game;
  readonly scenario: string;
  readonly own: OwnOptions;
  readonly onScenario: (scenario: string) => void;
  readonly onOwn: (own: OwnOptions) => void;
  readonly onClose: () => void;
}) {
  const { t, say } = useLanguage();
  const values = { ...startsIn(game.options, scenario), ...own };
  const set = (more: OwnOptions) => onOwn({ ...own, ...more });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ui.options.rulings')}
      size={960}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {game.scenarios.length > 1 && (
        <NativeSelect
          mb={12}
          label={t('ui.new.scenario')}
          value={scenario}
          onChange={(event) => onScenario(event.currentTarget.value)}
          data={game.scenarios.map((one) => ({ value: one.id, label: say(one.msg) }))}
        />
      )}
      <OptionRows game={game} values={values} scenario={scenario} onSet={set} />
      <Button mt={16} onClick={onClose}>
        {t('ui.done')}
      </Button>
    </Modal>
  );
}
