import { isRecord } from '#rules/kit/base/json.ts';
import { thingFormat as format } from '#shared/ownFiles.ts';
import { decoded, readCells } from './csv.ts';
import { pickBytes } from './gameFiles.ts';

/** Bytes: the hosts take no larger table or roster. */
const most = 2 * 1024 * 1024;

export interface ThingFile {
  readonly kind: string;
  readonly game: string;
  readonly of: string;
  readonly name: string;
  readonly data: unknown;
  /** what the sender's screen showed for it */
  readonly checksum?: string | undefined;
}

/** One table or roster as a file: text a player can also read. */
export const writeThingFile = (thing: ThingFile): string =>
  `${JSON.stringify({ format, version: 1, ...thing }, null, 1)}\n`;

export const fileName = (name: string, end: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'table'}.${end}`;

export type Picked =
  | { readonly file: ThingFile }
  /** a spreadsheet's text */
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly not: 'tooLarge' | 'notOurs' | 'newer' | 'workbook' | 'noText' | 'empty' };

export const readThingFile = async (bytes: Uint8Array): Promise<Picked> => {
  const read = decoded(bytes);
  if ('not' in read) return read;
  const { text } = read;
  if (text.trim() === '') return { not: 'empty' };
  if (!text.trimStart().startsWith('{')) return { rows: await readCells(text) };
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw) || raw.format !== format) return { not: 'notOurs' };
    if (typeof raw.version !== 'number' || raw.version > 1) return { not: 'newer' };
    const { kind, game, of, name, data, checksum } = raw;
    if ([kind, game, of, name].some((part) => typeof part !== 'string')) return { not: 'notOurs' };
    return {
      file: {
        kind: String(kind),
        game: String(game),
        of: String(of),
        name: String(name),
        data,
        checksum: typeof checksum === 'string' ? checksum : undefined,
      },
    };
  } catch {
    return { not: 'notOurs' };
  }
};

export const pickThingFile = async (): Promise<Picked | undefined> => {
  const picked = await pickBytes('.json,.csv,.tsv,.txt,.xls,.xlsx,.ods,application/json,text/csv', most);
  if (!picked) return undefined;
  return 'tooLarge' in picked ? { not: 'tooLarge' } : readThingFile(picked.bytes);
};
