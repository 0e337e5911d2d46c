/** Names and headings stand still while a sheet scrolls: the cell that has the hand comes out from under them, whole. */
export const uncover = (cell: HTMLElement): void => {
  const frame = cell.closest('table')?.parentElement;
  if (!frame) return;
  const isStill = (one: Element) => getComputedStyle(one).position === 'sticky';
  const box = cell.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  const still = [...(cell.parentElement?.children ?? [])].filter((one) => one !== cell && isStill(one));
  const left = Math.max(view.left, ...still.map((one) => one.getBoundingClientRect().right));
  const top = frame.querySelector('thead')?.getBoundingClientRect().bottom ?? view.top;
  const right = view.left + frame.clientLeft + frame.clientWidth;
  const bottom = view.top + frame.clientTop + frame.clientHeight;
  if (!isStill(cell))
    frame.scrollLeft += box.left < left ? box.left - left : Math.max(0, Math.min(box.right - right, box.left - left));
  frame.scrollTop += box.top < top ? box.top - top : Math.max(0, Math.min(box.bottom - bottom, box.top - top));
};
