import { useMemo, useState } from 'react';
import type { Grid } from '#rules/kit/hexMap/grid.ts';
import type { Sheet } from '#rules/kit/hexMap/sheet.ts';
import type { SheetEditorProps } from '../mapProps.ts';
import { GridSettings } from './GridSettings.tsx';
import { Paint } from './Paint.tsx';

/** Draws a map sheet. Where nothing is drawn yet it begins with the grid. */
export function SheetEditor(props: SheetEditorProps) {
  const { spec, sheet, onChange, onDone } = props;
  // The editor has its own history: what comes back from the disk is what it gave.
  const [begun, setBegun] = useState<Sheet | undefined>(sheet);
  const first = useMemo(() => begun, [begun]);
  if (!first)
    return (
      <GridSettings
        spec={spec}
        grid={undefined}
        onLeave={onDone}
        onTake={(grid: Grid) => {
          const fresh: Sheet = { grid, hexes: {}, sides: {}, links: {}, boxes: {} };
          setBegun(fresh);
          onChange(fresh);
        }}
      />
    );
  return <Paint {...props} start={first} />;
}
