import { Menu } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import type { MenuItem } from './MoreMenu.tsx';

/** The menu of `MoreMenu`, open from the start; its button takes the place of the one that was pressed. */
export function OpenMenu({
  label,
  icon,
  className,
  items,
}: {
  readonly label: string;
  readonly icon: IconName;
  readonly className: string | undefined;
  readonly items: readonly MenuItem[];
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button ref={button} type="button" className={className} aria-label={label} title={label}>
          <Icon name={icon} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.apart && <Menu.Divider />}
            <Menu.Item
              {...(item.checked !== undefined && { role: 'menuitemradio', 'aria-checked': item.checked })}
              leftSection={
                item.checked === undefined ? (
                  item.icon ? (
                    <Icon name={item.icon} size={20} />
                  ) : (
                    <span style={{ width: '1.25rem' }} />
                  )
                ) : item.checked ? (
                  <Icon name="check" size={20} />
                ) : (
                  <span style={{ width: '1.25rem' }} />
                )
              }
              rightSection={item.right}
              onClick={item.run}
            >
              {item.label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
