import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readTextGrid } from '#rules/kit/hexmap/file/textGrid.ts';
import { hexTyped } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet, SheetSpec, SheetTrouble } from '#rules/kit/hexmap/sheet.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './editor.module.css';
import { TroubleList } from './TroubleList.tsx';

/** A region typed as rows of letters in any editor, laid on the grid from one hex on. */
export function PasteGrid({
  spec,
  sheet,
  from,
  onPaste,
}: {
  readonly spec: SheetSpec;
  readonly sheet: Sheet;
  /** where the cursor stands: proposed as the upper left */
  readonly from: string | undefined;
  readonly onPaste: (hexes: { readonly [hex: string]: string }) => void;
}) {
  const { t, say } = useLanguage();
  const [text, setText] = useState('');
  const [start, setStart] = useState(from ?? latticeOf(sheet.grid).numbers[0] ?? '');
  const [troubles, setTroubles] = useState<readonly SheetTrouble[]>([]);
  const submit = () => {
    const read = readTextGrid(text, sheet, spec, hexTyped(sheet.grid, start) ?? start);
    if (read.ok) onPaste(read.hexes);
    else setTroubles(read.troubles);
  };
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t('ui.map.paste.about')}</p>
      <ul className={classes.letters}>
        {spec.terrains.map((terrain) => (
          <li key={terrain.key}>
            <kbd>{terrain.letter}</kbd> {say(terrain.msg)}
          </li>
        ))}
        <li>
          <kbd>.</kbd> {t('ui.map.paste.nothing')}
        </li>
      </ul>
      <TextInput
        label={t('ui.map.paste.from')}
        value={start}
        maxLength={20}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
      <Textarea
        label={t('ui.map.paste.text')}
        value={text}
        rows={10}
        styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setTroubles([]);
        }}
        data-autofocus
      />
      {troubles.length > 0 && <TroubleList troubles={troubles} />}
      <Button type="submit" variant="filled">
        {t('ui.map.paste.put')}
      </Button>
    </form>
  );
}
