export interface Args {
  readonly library?: string;
  readonly port?: number;
  readonly open: boolean;
  /** to be opened once the page is there */
  readonly file?: string;
}
export type ParsedArgs = { readonly ok: true; readonly value: Args } | { readonly ok: false; readonly message: string };

const usage = 'browser host: [--library DIR] [--port N] [--open | --no-open] [FILE]';

export const parseArgs = (argv: readonly string[]): ParsedArgs => {
  let value: Args = { open: true };
  for (let i = 0; i < argv.length; i++) {
    const [word = '', inline] = (argv[i] ?? '').split(/=(.*)/s);
    const next = (): string | undefined => inline ?? argv[++i];
    if (word === '--open') value = { ...value, open: true };
    else if (word === '--no-open') value = { ...value, open: false };
    else if (word === '--library') {
      const library = next();
      if (!library || library.startsWith('--')) return { ok: false, message: `--library needs a folder\n${usage}` };
      value = { ...value, library };
    } else if (word === '--port') {
      const given = next() ?? '';
      const port = Number(given);
      if (!/^\d+$/.test(given) || port > 65_535)
        return { ok: false, message: `--port needs a number from 0 to 65535\n${usage}` };
      value = { ...value, port };
    } else if (value.file === undefined && word !== '' && !word.startsWith('-')) value = { ...value, file: argv[i] };
    else return { ok: false, message: `not understood: ${word}\n${usage}` };
  }
  return { ok: true, value };
};
