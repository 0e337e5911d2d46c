import { Button, Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { name } from '#rules/kit/text.ts';
import type { Thing } from '#shared/contract.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { useLanguage } from '../i18n/Language.tsx';

/** The menu of kept inputs, open from the start: its button takes the place of the one that was pressed. */
export function PresetMenu({
  presets,
  onKeep,
  onUse,
  onRemove,
}: {
  readonly presets: readonly Thing[];
  readonly onKeep: () => void;
  readonly onUse: (thing: Thing) => void;
  readonly onRemove: (thing: Thing) => void;
}) {
  const { t } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} returnFocus={false}>
      <Menu.Target>
        <Button ref={button} variant="subtle" rightSection={<Icon name="down" size={16} />}>
          {t('ui.play.preset.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onKeep}>{t('ui.play.preset.keep')}</Menu.Item>
        {presets.length > 0 && <Menu.Divider />}
        {presets.map((thing) => (
          <Menu.Item key={thing.id} onClick={() => onUse(thing)}>
            {t('ui.play.preset.use', { name: name(thing.name) })}
          </Menu.Item>
        ))}
        {presets.length > 0 && <Menu.Divider />}
        {presets.map((thing) => (
          <Menu.Item key={thing.id} onClick={() => onRemove(thing)}>
            {t('ui.play.preset.remove', { name: name(thing.name) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
