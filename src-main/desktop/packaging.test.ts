import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { afterPack, binaryIn, wrongFuses } from './afterPack.mjs';
import { fuses } from './fuses.mjs';

/** Packaging needs Electron's archive; its configuration is read and held to electron-builder's schema without it. */
const require = createRequire(import.meta.url);
const inBuilder = createRequire(require.resolve('electron-builder'));
const builder: {
  getConfig: (folder: string, path: null, options: null) => Promise<Record<string, unknown>>;
  validateConfiguration: (config: unknown, log: { isEnabled: boolean }) => Promise<void>;
} = inBuilder('app-builder-lib/out/util/config/config');
const read = () => builder.getConfig(process.cwd(), null, null);

it("keeps to electron-builder's schema", async () => {
  await expect(builder.validateConfiguration(await read(), { isEnabled: false })).resolves.toBeUndefined();
});
it('would be told of a misspelt line', async () => {
  const config = { ...(await read()), lniux: {} };
  await expect(builder.validateConfiguration(config, { isEnabled: false })).rejects.toThrow("unknown property 'lniux'");
});

it('names files that are there, and packs what main asks for', async () => {
  const config = z
    .object({
      productName: z.string(),
      afterPack: z.string(),
      files: z.array(z.object({ filter: z.array(z.string()) })),
      linux: z.object({ icon: z.string(), target: z.array(z.string()) }),
      win: z.object({ icon: z.string(), target: z.array(z.string()) }),
      mac: z.object({ icon: z.string(), target: z.array(z.string()) }),
      nsis: z.object({ license: z.string() }),
    })
    .parse(await read());
  expect(config.productName).toBe('Stato Maggiore');
  for (const file of [config.afterPack, config.linux.icon, config.win.icon, config.mac.icon, config.nsis.license])
    expect(existsSync(file), file).toBe(true);
  expect(config.files[0]?.filter).toEqual(
    expect.arrayContaining(['dist/desktop/**', 'dist/renderer/**', 'assets/icon.png']),
  );
  expect([config.linux.target, config.win.target, config.mac.target]).toEqual([['AppImage', 'deb'], ['nsis'], ['dmg']]);
  expect(z.object({ main: z.string() }).parse(require('../../package.json')).main).toBe('dist/desktop/main.js');
});

it('bears the licences of what others wrote: of every package it depends on, as installed', async () => {
  const config = z.object({ files: z.array(z.object({ filter: z.array(z.string()) })) }).parse(await read());
  expect(config.files[0]?.filter).toContain('THIRD-PARTY.txt');
  const page = readFileSync('THIRD-PARTY.txt', 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = require('../../package.json');
  for (const [name, version] of Object.entries(dependencies)) {
    expect(page, name).toMatch(new RegExp(`^${name} ${version.replaceAll('.', '\\.')}: \\S`, 'm'));
    expect(existsSync(`node_modules/${name}`), name).toBe(true);
  }
  expect(page).toContain('SIL OPEN FONT LICENSE');
});

it('has an icon large enough for every system', () => {
  const png = readFileSync('assets/icon.png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
});

it('says every fuse, and leaves no way to run the binary as something else', () => {
  expect(fuses.version).toBe(FuseVersion.V1);
  const names = Object.keys(FuseV1Options).filter((key) => Number.isNaN(Number(key)));
  const said = Object.keys(fuses).filter((key) => !Number.isNaN(Number(key)));
  expect(said).toHaveLength(names.length);
  expect(fuses).toMatchObject({
    strictlyRequireAllFuses: true,
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    [FuseV1Options.EnableCookieEncryption]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.WasmTrapHandlers]: true,
  });
});
it.each([
  ['linux', 'stato-maggiore'],
  ['win32', 'Stato Maggiore.exe'],
  ['darwin', 'Stato Maggiore.app'],
])('finds the binary on %s', (platform, name) =>
  expect(binaryIn(platform, 'Stato Maggiore', 'stato-maggiore')).toBe(name),
);

describe('fuses', () => {
  const names = Object.keys(FuseV1Options).filter((key) => Number.isNaN(Number(key)));
  /** A file with a fuse wire as Electron's binary bears one: the sentinel, the version, the length, a state a fuse. */
  const withWire = (file: string, states: string): void => {
    const wire = [
      Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
      Buffer.from([1, states.length]),
      Buffer.from(states),
    ];
    writeFileSync(file, Buffer.concat([Buffer.alloc(5_000, 7), ...wire, Buffer.alloc(5_000, 8)]));
  };
  const packed = async (platform: string, states: string, work: (file: string) => Promise<void>): Promise<void> => {
    const appOutDir = mkdtempSync(join(tmpdir(), 'stato-maggiore-packed-'));
    try {
      const file = join(appOutDir, binaryIn(platform, 'Stato Maggiore', 'stato-maggiore'));
      withWire(file, states);
      const packager = { appInfo: { productFilename: 'Stato Maggiore' }, executableName: 'stato-maggiore' };
      await afterPack({ appOutDir, electronPlatformName: platform, packager } as never);
      await work(file);
    } finally {
      rmSync(appOutDir, { recursive: true, force: true });
    }
  };

  it.each(['linux', 'win32'])('are set in the packaged binary and read back from it: %s', (platform) =>
    // as Electron ships them: most the other way round
    packed(platform, '101100011', async (file) => {
      const wire: Record<string, unknown> = await getCurrentFuseWire(file);
      const read = names.map((_, i) => wire[i]);
      expect(read.map((state) => state === FuseState.ENABLE)).toEqual([
        false,
        true,
        false,
        false,
        true,
        true,
        false,
        false,
        true,
      ]);
      expect(await wrongFuses(file)).toEqual([]);
    }),
  );
  it('each that is otherwise is named', () =>
    packed('linux', '101100011', async (file) => {
      withWire(file, '101100010');
      expect(await wrongFuses(file)).toEqual(names.filter((name) => name !== 'LoadBrowserProcessSpecificV8Snapshot'));
    }));
  it('a binary with one more than is said is not packaged', async () => {
    await expect(packed('linux', '1011000110', async () => {})).rejects.toThrow('strictlyRequireAllFuses');
  });
});

it('ships one exact Electron, the one that is tested', () => {
  const { devDependencies } = require('../../package.json');
  expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
  expect(require('electron/package.json').version).toBe(devDependencies.electron);
});
