import { create } from 'zustand';
import { changeDesk } from './mapDesk.ts';
import { goPlace } from './route.ts';

/** What the palette was asked for: the screen that has it opens it and forgets it. */
export const useSought = create<{ readonly action?: string | undefined; readonly unit?: string | undefined }>(
  () => ({}),
);

/** Its form, on the Table. */
export const seekAction = (action: string): void => {
  useSought.setState({ action });
  goPlace('table');
};
/** Its line among the units. */
export const seekUnit = (unit: string): void => {
  useSought.setState({ unit });
  goPlace('pool');
};
/** On the map, with its line. */
export const seekPiece = (scope: string, piece: string): void => {
  changeDesk(scope, { chosen: piece, pane: { is: 'verdict' } });
  goPlace('supply');
};
/** What a question to the whole map answers, with its hexes. */
export const seekTool = (scope: string, tool: string): void => {
  changeDesk(scope, { pane: { is: 'tool', tool, target: '' } });
  goPlace('supply');
};
/** A hex of the map, with what stands there. */
export const seekHex = (scope: string, hex: string): void => {
  changeDesk(scope, { cursor: hex, chosen: undefined, pane: { is: 'hex' } });
  goPlace('supply');
};
