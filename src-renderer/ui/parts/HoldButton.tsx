import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** What one player alone may see is shown only while this is held, by pointer or key. */
export function HoldButton({
  held,
  onHeld,
  className = '',
  children,
}: {
  readonly held: boolean;
  readonly onHeld: (held: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const isKey = (key: string) => key === ' ' || key === 'Enter';
  return (
    <Button
      ref={button}
      variant="filled"
      className={className}
      aria-pressed={held}
      onPointerDown={() => onHeld(true)}
      onPointerUp={() => onHeld(false)}
      onPointerCancel={() => onHeld(false)}
      onPointerLeave={() => onHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        onHeld(true);
      }}
      onKeyUp={(event) => isKey(event.key) && onHeld(false)}
      onBlur={() => onHeld(false)}
    >
      {children}
    </Button>
  );
}
