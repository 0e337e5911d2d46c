/** The line of a list that carries an id, whatever characters the id has: `data-row` or `data-line`. */
export const rowIn = (
  list: HTMLElement | null,
  kind: 'row' | 'line',
  id: string | undefined,
): HTMLElement | undefined =>
  id === undefined
    ? undefined
    : [...(list?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? [])].find((each) => each.dataset[kind] === id);
