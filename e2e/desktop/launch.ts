import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';

const top = fileURLToPath(new URL('../..', import.meta.url));
const trouble = new URL('./standIn/disk.mjs', import.meta.url).href;
const register = new URL('./standIn/register.mjs', import.meta.url).href;

export interface DrawnItem {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly registerAccelerator?: boolean;
  readonly enabled?: boolean;
  readonly submenu?: readonly DrawnItem[];
}
export interface WindowLook {
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly maximized: boolean;
  readonly minimized: boolean;
  readonly visible: boolean;
  readonly title: string;
  readonly focused: number;
  readonly icon: string;
}

/** What a test may do beside the page, and what it gets back: see `standIn/control.mjs`. */
interface Deeds {
  port: () => number;
  windows: () => readonly WindowLook[];
  menu: () => readonly DrawnItem[];
  press: (labels: readonly string[]) => null;
  answer: (kind: 'save' | 'open' | 'message', answer: unknown) => null;
  questions: () => readonly {
    readonly kind: string;
    readonly options: Record<string, unknown>;
    readonly modal: boolean;
  }[];
  opened: () => readonly string[];
  stray: () => readonly string[];
  attempts: () => readonly { readonly kind: 'open' | 'navigate'; readonly url: string; readonly allowed: boolean }[];
  channels: () => { readonly handle: readonly string[]; readonly on: readonly string[] };
  permissions: (url: string) => readonly string[];
  resize: (bounds: Partial<WindowLook['bounds']>) => null;
  maximize: () => null;
  minimize: () => null;
  closeWindow: () => null;
  openFile: (file: string) => null;
  quit: () => null;
}

export interface Desktop {
  readonly page: Page;
  readonly process: ChildProcess;
  readonly do: <K extends keyof Deeds>(deed: K, ...args: Parameters<Deeds[K]>) => Promise<ReturnType<Deeds[K]>>;
  /** what main wrote on standard error: nothing, if all is well */
  readonly errors: () => string;
  /** resolves with the exit code when the app is gone */
  readonly gone: Promise<number | null>;
  /** asks it to quit and waits until it has */
  readonly quit: () => Promise<number | null>;
}

export interface LaunchOptions {
  readonly library: string;
  /** the system's languages, first choice first */
  readonly languages?: readonly string[];
  readonly documents?: string;
  /** where Chromium's profile goes; beside the library if not said */
  readonly profile?: string;
  /** the folder the app lies in; the project itself if not said */
  readonly app?: string;
  /** a file the system hands the app, by its path or its address */
  readonly file?: string;
  /** a file that says what new version there is: see `standIn/updater.mjs`; undefined: the app's own asks */
  readonly updates?: string;
  /** the folder beside the packaged app, where its address for new versions lies */
  readonly resources?: string;
  /** a file whose text is the trouble of the disk under the library: see `standIn/disk.mjs` */
  readonly disk?: string;
}

/** A folder of its own for a test's library and profile, and the way to take it away. */
export const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stato-maggiore-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
};
export const withFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const { folder, remove } = await makeFolder();
  try {
    await use(folder);
  } finally {
    await remove();
  }
};

const start = ({
  library,
  languages = ['en-GB'],
  documents,
  profile = `${library}-cache`,
  disk,
  file,
  updates,
  resources,
  app = top,
}: LaunchOptions): ChildProcess => {
  const main = join(app, 'dist/desktop/main.js');
  if (!existsSync(main)) throw new Error('dist/desktop is not built');
  const imports = [register, ...(disk === undefined ? [] : [trouble])].flatMap((one) => ['--import', one]);
  return spawn(process.execPath, [...imports, main, '--library', library, ...(file === undefined ? [] : [file])], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      // The profile lies apart from the library, and in the test's own folder.
      XDG_CACHE_HOME: profile,
      XDG_CONFIG_HOME: `${library}-config`,
      STAND_IN_LANGUAGES: languages.join(','),
      ...(updates === undefined ? {} : { STAND_IN_UPDATES: updates }),
      ...(resources === undefined ? {} : { STAND_IN_RESOURCES: resources, APPIMAGE: join(resources, 'app.AppImage') }),
      ...(disk === undefined ? {} : { STAND_IN_DISK: disk, STAND_IN_LIBRARY: library }),
      ...(documents === undefined ? {} : { STAND_IN_DOCUMENTS: documents }),
    },
  });
};

const goneOf = (child: ChildProcess) => new Promise<number | null>((done) => child.on('exit', (code) => done(code)));

/** Starts the app a second time beside a running one; resolves with its exit code. */
export const startAgain = (options: LaunchOptions): Promise<number | null> => goneOf(start(options));

/** Starts the compiled main process against the stand-in and waits for its window's page. */
export const launch = async (options: LaunchOptions): Promise<Desktop> => {
  const child = start(options);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const gone = goneOf(child);
  let next = 1;
  const waiting = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  child.on('message', (message: { id: number; value?: unknown; error?: string }) => {
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error === undefined) one?.done(message.value);
    else one?.failed(new Error(message.error));
  });
  void gone.then((code) => {
    for (const { failed } of waiting.values()) failed(new Error(`the app is gone (${code}): ${errors}`));
  });
  const deed = <K extends keyof Deeds>(name: K, ...args: Parameters<Deeds[K]>): Promise<ReturnType<Deeds[K]>> =>
    new Promise((done, failed) => {
      const id = next++;
      waiting.set(id, { done: (value) => done(value as ReturnType<Deeds[K]>), failed });
      child.send({ id, deed: name, args }, (error) => {
        if (error) failed(new Error(`${error.message}: ${errors}`));
      });
    });

  const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
    for (const end = Date.now() + 120_000; Date.now() < end; ) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      await new Promise((again) => setTimeout(again, 25));
    }
    child.kill('SIGKILL');
    throw new Error(`the app did not open a window: ${errors}`);
  };
  await until(async () => ((await deed('windows')).some(({ visible }) => visible) ? true : undefined));
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${await deed('port')}`);
  const page = await until(async () =>
    browser
      .contexts()[0]
      ?.pages()
      .find((one) => one.url().includes('stand-in')),
  );

  return {
    page,
    process: child,
    do: deed,
    errors: () => errors,
    gone,
    quit: async () => {
      await deed('quit').catch(() => undefined);
      const code = await gone;
      await browser.close().catch(() => undefined);
      return code;
    },
  };
};
