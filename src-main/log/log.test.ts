import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { diagnostics } from './diagnostics.ts';
import { openLog } from './log.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'stato-maggiore-log-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});
const now = () => new Date('2026-01-02T20:00:00.000Z');
const mayWrite = () => true;

describe('the log', () => {
  it('keeps what happened, and has it again after a restart', () => {
    const library = folder();
    openLog(library, { now, mayWrite }).note('start', { version: '1.2.3' });
    const again = openLog(library, { now, mayWrite });
    again.note('disk', { reason: 'disk.full', code: 'ENOSPC' });
    expect(again.lines().map((line) => JSON.parse(line))).toEqual([
      { at: '2026-01-02T20:00:00.000Z', what: 'start', version: '1.2.3' },
      { at: '2026-01-02T20:00:00.000Z', what: 'disk', reason: 'disk.full', code: 'ENOSPC' },
    ]);
    if (process.platform !== 'win32') expect(statSync(join(library, 'log/log.jsonl')).mode & 0o077).toBe(0);
  });
  it('never grows beyond two files, and gives the last of it', () => {
    const library = folder();
    const log = openLog(library, { now, mayWrite });
    for (let i = 0; i < 6_000; i++) log.note('fault', { call: 'games.open', n: i });
    const files = readdirSync(join(library, 'log'));
    expect(files.sort()).toEqual(['log.jsonl', 'older.jsonl']);
    for (const file of files) expect(statSync(join(library, 'log', file)).size).toBeLessThan(130 * 1024);
    const lines = log.lines();
    expect(lines).toHaveLength(200);
    expect(lines.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: 200 }, (_, i) => 5_800 + i));
    // just after one was put back, the lines are those of both
    const size = () => statSync(join(library, 'log/log.jsonl')).size;
    let n = 6_000;
    for (let before = size(); ; before = size()) {
      log.note('fault', { call: 'games.open', n });
      n += 1;
      if (size() < before) break;
    }
    expect(log.lines().map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: 200 }, (_, i) => n - 200 + i));
  });
  it('writes nothing where the library may not be written, and keeps it in memory', () => {
    const library = folder();
    let may = false;
    const log = openLog(library, { now, mayWrite: () => may });
    for (let i = 0; i < 300; i++) log.note('start', { n: i });
    expect(existsSync(join(library, 'log'))).toBe(false);
    expect(log.lines()).toHaveLength(200);
    expect(JSON.parse(log.lines().at(-1) ?? '')).toMatchObject({ what: 'start', n: 299 });
    // once it may, nothing of it is lost
    may = true;
    log.note('start', { n: 300 });
    const kept = readFileSync(join(library, 'log/log.jsonl'), 'utf8').trimEnd().split('\n');
    expect(kept.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: 200 }, (_, i) => 101 + i));
    expect(log.lines()).toEqual(kept);
  });
  it('a disk that refuses is no trouble of its own', () => {
    const library = folder();
    // a file stands where the folder should
    writeFileSync(join(library, 'log'), 'x');
    const log = openLog(library, { now, mayWrite });
    log.note('stop');
    expect(log.lines().map((line) => JSON.parse(line).what)).toEqual(['stop']);
    expect(readFileSync(join(library, 'log'), 'utf8')).toBe('x');
    const broken = openLog(library, {
      now,
      mayWrite: () => {
        throw new Error('no');
      },
    });
    broken.note('stop');
    expect(broken.lines()).toHaveLength(1);
  });
});

describe('the diagnostics', () => {
  const said = {
    version: '1.2.3',
    host: 'browser',
    locale: 'it-IT',
    readOnly: undefined,
    lines: ['{"what":"start"}'],
  };
  it('say versions, counts and what happened', () => {
    const rows = [{ state: 'good' }, { state: 'setAside' }, { state: 'good' }] as const;
    const counts = { ok: true, value: { rows, inBin: 3, things: [{ kind: 'table' }], damaged: 1 } } as const;
    const text = diagnostics({ ...said, counts });
    expect(text.split('\n')).toEqual([
      'Stato Maggiore 1.2.3, browser',
      expect.stringMatching(/^\w+ \S+ \w+, Node \d+\.\d+\.\d+, it-IT$/),
      'games: 2 good, 1 setAside; in the bin: 3',
      'lists: 1 table; damaged: 1',
      '',
      '{"what":"start"}',
    ]);
    const none = { ok: true, value: { rows: [], inBin: 0, things: [], damaged: 0 } } as const;
    expect(diagnostics({ ...said, readOnly: 'locked', counts: none })).toContain('games: none; in the bin: 0');
    expect(diagnostics({ ...said, readOnly: 'locked', counts: none })).toContain('only read: locked');
  });
  it('say why, where the library cannot be read', () => {
    expect(diagnostics({ ...said, counts: { ok: false, reason: 'disk.gone' } })).toContain('library: disk.gone');
  });
});
