import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { inject, killAt, watch } from './faults.ts';

/**
 * A process that confirms a line and is killed at the k-th disk operation of it (0: never; it then says how many there
 * were). It says the confirmation when it is given.
 */
const [folder = '', id = '', k = '0'] = process.argv.slice(2);
// Only now: whatever takes hold of Node's file functions when it is loaded takes the replaced ones.
const { default: Store } = await import('conf');
const { openHost } = await import('../../handlers.ts');
const { handlers } = openHost({ folder, Store, host: 'browser', version: '0', locale: 'en' });
const opened = await handlers['games.open']({ id });
if (!opened.ok) throw new Error(opened.reason);
const { lines: had, revision: base } = opened.value;
const { log, error } = await inject(k === '0' ? watch : killAt(Number(k)), async () => {
  const lines = [...longJournal(1, had.length)];
  const face = { turn: 1, turns: 12 };
  const reply = await handlers['games.write']({ id, base, lines, head: lines[0]?.id ?? null, face });
  if (!reply.ok) throw new Error(reply.reason);
  process.stdout.write('confirmed\n');
});
if (error) throw error;
process.stdout.write(`operations ${log.length}\n`);
process.exit(0);
