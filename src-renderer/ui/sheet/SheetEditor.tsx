import { useState } from 'react';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { SheetEditorProps } from '../canvas/mapProps.ts';
import { useSheetFiles } from './FileTools.tsx';
import { GridSettings } from './GridSettings.tsx';
import { Paint } from './Paint.tsx';

/** Draws a map sheet. Where nothing is drawn yet it begins with the grid, or with a file. */
export function SheetEditor(props: SheetEditorProps) {
  // The editor has its own history: what comes back from the disk is what it gave.
  const [begun, setBegun] = useState<Sheet | undefined>(props.sheet);
  const begin = (sheet: Sheet): void => {
    setBegun(sheet);
    props.onChange(sheet);
  };
  if (begun) return <Paint {...props} start={begun} />;
  return <Begin {...props} onBegin={begin} />;
}

function Begin({ game, spec, onBegin, onDone }: SheetEditorProps & { readonly onBegin: (sheet: Sheet) => void }) {
  const files = useSheetFiles({ game, spec, sheet: undefined, onSheet: onBegin });
  return (
    <>
      <GridSettings
        spec={spec}
        grid={undefined}
        onLeave={onDone}
        onImport={files.bringIn}
        onTake={(grid) => onBegin({ grid, hexes: {}, sides: {}, links: {}, boxes: {} })}
      />
      {files.dialogs}
    </>
  );
}
