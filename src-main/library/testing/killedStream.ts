import fs from 'node:fs';
import Store from 'conf';
import { openHost } from '../../handlers.ts';
import { streamOf } from './stream.ts';
import { must } from './temp.ts';

/** A host that writes until it is killed, and says at once whatever it has confirmed. */
const [folder = '', clients = '3'] = process.argv.slice(2);
const { handlers } = openHost({ folder, Store, host: 'browser', version: '0', locale: 'en' });
const rows = await must(handlers['games.list']({}));
const ids = rows.flatMap((row) => (row.state === 'good' ? [row.envelope.id] : []));
// by the system call itself: what was said is out before anything else happens
const say = (what: string): void => void fs.writeSync(1, `${what}\n`);
say('begun');
await streamOf(handlers, { clients: Number(clients), writes: 1_000, ...(ids.length > 0 && { ids }) }, say);
process.exit(0);
