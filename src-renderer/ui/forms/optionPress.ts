import type { MouseEvent } from 'react';

/**
 * One line of an open list below a field: taken where it is let go, so that a finger that scrolls the list takes nothing
 * and the tap goes to nothing that the closing list uncovers. The keyboard stays in the field.
 */
export const optionPress = (take: () => void) => ({
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: take,
});
