import { Button } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export interface MenuLook {
  readonly label: string;
  readonly icon?: IconName;
  /** the label stands on the button, which is no icon alone */
  readonly text?: 'plain' | 'subtle';
  readonly className?: string | undefined;
}

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly right?: ReactNode;
  /** one of several: ticked or not */
  readonly checked?: boolean;
  /** a line above it */
  readonly apart?: boolean;
  readonly run: () => void;
}

export interface MenuProps extends MenuLook {
  readonly items: readonly MenuItem[];
  /** what was chosen takes the keyboard: it does not go back to the button */
  readonly leaves?: boolean;
}

/** The button of a menu: an icon named for those who do not see it, or words with an arrow down. */
export function MenuButton({
  label,
  icon,
  text,
  className,
  ...rest
}: MenuLook & Omit<ComponentPropsWithRef<'button'>, 'style' | 'color'>) {
  if (text)
    return (
      <Button
        {...(text === 'subtle' && { variant: 'subtle' })}
        className={className}
        leftSection={icon && <Icon name={icon} size={20} />}
        rightSection={<Icon name="down" size={16} />}
        {...rest}
      >
        {label}
      </Button>
    );
  return (
    <button type="button" className={className} aria-label={label} title={label} {...rest}>
      <Icon name={icon ?? 'more'} />
    </button>
  );
}
