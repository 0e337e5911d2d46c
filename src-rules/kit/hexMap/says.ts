import type { en } from '../text/sheet.en.ts';
import { speaks } from '../text.ts';

/** Messages about grids and sheets: ids of the kit's own file alone. */
export const says = speaks<typeof en>();
