import { isRecord, textsIn } from '#rules/kit/base/json.ts';
import { parseSheet } from '#rules/kit/hexmap/file/parseSheet.ts';
import type { SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { msg } from '#rules/kit/words/message.ts';

const members = (value: unknown): readonly unknown[] => (isRecord(value) ? Object.values(value) : []);
const textAt = (value: unknown, key: string): readonly string[] =>
  isRecord(value) && typeof value[key] === 'string' ? [value[key]] : [];
const listAt = (value: unknown, key: string): readonly string[] => (isRecord(value) ? textsIn(value[key]) : []);

const any = msg('sheet');
const unique = (keys: readonly string[]): readonly string[] => [...new Set(keys)];

/**
 * Where a sheet is no sheet (off the grid, apart, twice …), or undefined. Its kinds belong to its game and are the
 * screens' to check: here every kind it names is one.
 */
export const wrongSheet = (data: unknown): string | undefined => {
  const sheet = isRecord(data) ? data : {};
  const hexes = members(sheet.hexes);
  const boxes = members(sheet.boxes);
  const boxLinks = boxes.flatMap((box) => (isRecord(box) && Array.isArray(box.links) ? box.links : []));
  const spec: SheetSpec = {
    id: 'any',
    msg: any,
    about: any,
    terrains: unique(hexes.flatMap((hex) => textAt(hex, 'terrain'))).map((key) => ({
      key,
      msg: any,
      look: 'clear',
      letter: '',
    })),
    sides: unique(members(sheet.sides).flatMap(textsIn)).map((key) => ({ key, msg: any, look: 'river' })),
    links: unique([...members(sheet.links).flatMap(textsIn), ...boxLinks.flatMap((link) => textAt(link, 'link'))]).map(
      (key) => ({ key, msg: any, look: 'road' }),
    ),
    features: unique([...hexes, ...boxes].flatMap((one) => listAt(one, 'features'))).map((key) => ({
      key,
      msg: any,
      look: 'star',
    })),
    boxes: unique(boxes.flatMap((box) => textAt(box, 'kind'))).map((key) => ({ key, msg: any })),
    names: [],
    labels: [],
    presets: [],
  };
  const parsed = parseSheet(data, spec);
  return parsed.ok ? undefined : (parsed.troubles[0]?.at ?? '');
};
