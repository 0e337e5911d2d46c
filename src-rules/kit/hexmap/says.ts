import type { en } from '../words/catalogue/sheet.en.ts';
import { speaks } from '../words/message.ts';

/** Messages about grids and sheets: ids of the kit's own file alone. */
export const says = speaks<typeof en>();
