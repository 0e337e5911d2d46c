import { useRef } from 'react';

/** A list to choose from. Chosen by hand, the keyboard goes back to the dice; arrows may go on choosing. */
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
      value={value}
      onPointerDown={() => {
        stepping.current = false;
      }}
      onKeyDown={() => {
        stepping.current = true;
      }}
      onKeyUp={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        if (!stepping.current) event.currentTarget.blur();
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
