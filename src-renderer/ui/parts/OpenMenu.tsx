import { Menu } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { MenuButton, type MenuItem, type MenuProps } from './MenuButton.tsx';

/** The menu of `MoreMenu`, open from the start; its button takes the place of the one that was pressed. */
export function OpenMenu({ items, leaves = false, ...look }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  // a menu of words alone needs no room for signs
  const signs = items.some((item) => item.icon !== undefined || item.checked !== undefined);
  return (
    <Menu opened={opened} onChange={setOpened} returnFocus={!leaves}>
      <Menu.Target>
        <MenuButton ref={button} {...look} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.apart && <Menu.Divider />}
            <Menu.Item
              {...(item.checked !== undefined && { role: 'menuitemradio', 'aria-checked': item.checked })}
              leftSection={signs && <Sign item={item} />}
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

function Sign({ item }: { readonly item: MenuItem }) {
  const icon = item.checked === undefined ? item.icon : item.checked ? 'check' : undefined;
  return icon ? <Icon name={icon} size={20} /> : <span style={{ width: '1.25rem' }} />;
}
