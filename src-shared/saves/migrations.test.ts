import { describe, expect, it } from 'vitest';
import { readGameFile } from './exportFile.ts';
import { currentVersion, gapIn, migrateLines, up, upcasters } from './migrations.ts';
import { sampleLines } from './testing/sampleGame.ts';

/** Every file a released version left: they open for ever. */
const fixtures = import.meta.glob<string>('./fixtures/*.json', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(fixtures).map(([path, text]) => ({ name: path.split('/').at(-1) ?? '', text }));
const versionOf = (name: string): number => Number(/^v(\d+)-/.exec(name)?.[1]);

describe('migrations', () => {
  it('are numbered from 1 without a gap', () => {
    expect(gapIn(upcasters)).toBeUndefined();
  });

  it('have a fixture for every version, so that no step stands untried', () => {
    const versions = new Set(files.map(({ name }) => versionOf(name)));
    for (let version = 1; version <= currentVersion; version++)
      expect(versions, `fixtures/v${version}-….json`).toContain(version);
    for (const step of upcasters) {
      const tried = files
        .filter(({ name }) => versionOf(name) === step.from)
        .some(({ text }) => {
          const { lines } = JSON.parse(text);
          return JSON.stringify(migrateLines(lines, step.from, [step])) !== JSON.stringify(lines);
        });
      expect(tried, `a fixture of version ${step.from} in which "${step.what}" changes something`).toBe(true);
    }
  });

  it.each(files.map(({ name, text }) => [name, text] as const))('open %s', (name, text) => {
    expect(JSON.parse(text).version, 'the file says the version its name says').toBe(versionOf(name));
    const file = readGameFile(text);
    expect(file.ok ? file.value.lines.length : file).toBeGreaterThan(0);
  });

  it('find a gap and a double', () => {
    const same = (from: number) => up(from, 'nothing', (fact) => fact);
    expect(gapIn([same(1), same(2), same(3)])).toBeUndefined();
    expect(gapIn([same(1), same(3)])).toBe(2);
    expect(gapIn([same(1), same(1)])).toBe(2);
    expect(gapIn([same(2)])).toBe(1);
  });

  const steps = [
    up(1, 'a post counts halves', (fact) => (fact.kind === 'post' ? { ...fact, n: Number(fact.n) * 2 } : fact)),
    up(2, 'a note has a side', (fact) => (fact.kind === 'note' ? { ...fact, side: 'both' } : fact)),
  ];

  it('run in order over the facts of entries, corrections and what they put in', () => {
    const lines = JSON.stringify(migrateLines(sampleLines, 1, steps));
    expect(lines).toContain('"account":"vp","n":10,"for"');
    expect(lines).toContain('"account":"vp","n":20,"for"');
    expect(lines).toContain('"text":"forgotten","side":"both"');
    expect(migrateLines(sampleLines, 2, steps)).toHaveLength(sampleLines.length);
    expect(JSON.stringify(migrateLines(sampleLines, 2, steps))).toContain('"n":5,');
  });

  it('leave present lines, dropped entries and unknown facts alone', () => {
    expect(migrateLines(sampleLines, 3, steps)).toBe(sampleLines);
    const text = JSON.stringify(migrateLines(sampleLines, 1, steps));
    expect(text).toContain('{"entry":"e3","facts":null}');
    expect(text).toContain('{"kind":"weatherGlass","falling":true');
    // what is no fact is not given to a step
    const strange = [{ ...sampleLines[0], facts: [{ kind: 5, n: 1 }, { n: 1 }, 'x', null] }];
    const all = [up(1, 'every fact', (fact) => ({ ...fact, changed: fact.kind.length }))];
    expect(migrateLines(strange, 1, all)).toEqual(strange);
  });
});
