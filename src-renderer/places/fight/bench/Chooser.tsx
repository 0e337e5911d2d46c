import { useRef } from 'react';

/** What was chosen is looked at next: letters, digits and Enter belong to it. */
const leave = (select: HTMLSelectElement): void => {
  const home = select.closest('main')?.querySelector<HTMLElement>('[data-home]');
  if (home) home.focus({ preventScroll: true });
  else select.blur();
};

/**
 * A list to choose from. Arrows choose; letters stay commands, and digits dice: a name is found by no letter of it.
 * Chosen by hand or by Enter, the keyboard goes back to the result.
 */
export function Chooser({
  value,
  data,
  onChange,
  id,
}: {
  readonly value: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly id?: string;
}) {
  const stepping = useRef(false);
  return (
    <select
      id={id}
      data-passes=""
      value={value}
      onPointerDown={() => {
        stepping.current = false;
      }}
      onKeyDown={() => {
        stepping.current = true;
      }}
      // the browser looks a name up by its first letter here, and would choose it
      onKeyPress={(event) => event.key.length === 1 && event.key !== ' ' && event.preventDefault()}
      onKeyUp={(event) => event.key === 'Enter' && leave(event.currentTarget)}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        if (!stepping.current) leave(event.currentTarget);
      }}
    >
      {data.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  );
}
