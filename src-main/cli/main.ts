import { endsQuietly } from './ended.ts';
import { run } from './run.ts';

const readAll = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

endsQuietly([process.stdout, process.stderr], (code) => process.exit(code));

process.exitCode = await run(process.argv.slice(2), {
  input: readAll,
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});
