import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { portOf } from '../http/port.ts';
import { codeOf } from '../library/files.ts';
import { libraryFolder } from '../library/folder.ts';
import type { StoreClass } from '../library/head.ts';
import { parseArgs } from './args.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/**
 * The browser host: the same app in an ordinary browser on this machine. Listening comes first; the library, its
 * schemas and `conf` are loaded while the browser opens.
 */
export interface BrowserHost {
  /** valid until the host stops */
  readonly url: string;
  /** valid for one opening: for a browser's arguments */
  readonly urlForOne: () => string;
  readonly stop: () => Promise<void>;
}

const here = path.dirname(fileURLToPath(import.meta.url));

/** The system's language as POSIX and Intl state it. */
const localeOf = (env: NodeJS.ProcessEnv): string => {
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const tag = /^[a-z]{2,3}(_[A-Z]{2})?/.exec(said)?.[0];
  return tag ? tag.replace('_', '-') : Intl.DateTimeFormat().resolvedOptions().locale;
};

/** conf is only needed to write: it is loaded once the first screen has had its share of the processor. */
const loadStore = async (): Promise<StoreClass> => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (await import('conf')).default;
};

/** What answers the pages: not needed to listen. */
export const loadParts = async () => {
  const [{ openHost }, { serve }, { version }] = await Promise.all([
    import('../handlers.ts'),
    import('#shared/serve.ts'),
    import('../version.ts'),
  ]);
  return { openHost, serve, version };
};

/** On the library's own port where it is free: another host of this library, or anybody, may listen there. */
const startWhereFree = async (folder: string, options: Omit<ServerOptions, 'port'>): Promise<RunningServer> => {
  try {
    return await startServer({ ...options, port: portOf(folder) });
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return startServer({ ...options, port: 0 });
  }
};

export const startHost = async ({
  library,
  renderer = path.join(here, '..', 'renderer'),
  port,
  file,
  load = loadParts,
}: {
  library?: string;
  renderer?: string;
  port?: number;
  file?: string;
  load?: typeof loadParts;
} = {}): Promise<BrowserHost> => {
  const folder = libraryFolder(library);
  let running: RunningServer | undefined;
  const open = async () => {
    const { openHost, serve, version } = await load();
    const host = openHost({
      folder,
      Store: loadStore(),
      host: 'browser',
      version,
      locale: localeOf(process.env),
      renderer,
    });
    host.listen((event) => running?.tell(event));
    if (file !== undefined) host.give(path.resolve(file));
    const replies = serve(host.handlers, host.told);
    return { host, replies };
  };
  let opened: ReturnType<typeof open> | undefined;
  const libraryOpen = () => {
    // a failure is told by the call that met it, and the next one tries again
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const answer = async (name: string, input: unknown): Promise<string> => {
    const { host, replies } = await libraryOpen();
    return (await host.text(name, input)) ?? JSON.stringify(await replies(name, input));
  };
  running = await (port === undefined
    ? startWhereFree(folder, { renderer, answer })
    : startServer({ port, renderer, answer }));
  // Loaded while the browser opens.
  setImmediate(() => void libraryOpen().catch(() => undefined));
  const server = running;
  return {
    url: server.url,
    urlForOne: server.urlForOne,
    stop: async () => {
      await server.close();
      const library = await opened?.catch(() => undefined);
      await library?.host.close();
    },
  };
};

const run = async (): Promise<void> => {
  const args = parseArgs(process.argv.slice(2));
  if (!args.ok) {
    console.error(args.message);
    process.exitCode = 2;
    return;
  }
  const { library, port, open, file } = args.value;
  const host = await startHost({ library, port, file });
  console.log(`Stato Maggiore: ${host.url}`);
  const stop = (): void => void host.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (open) (await import('./openBrowser.ts')).openBrowser(host.urlForOne());
};

const isMain = (): boolean => {
  try {
    return (
      process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))
    );
  } catch {
    return false;
  }
};
if (isMain()) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
