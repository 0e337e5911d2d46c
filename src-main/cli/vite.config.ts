import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const top = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The command line in one file, nothing external but Node: it starts in a blink. */
export default defineConfig({
  root: top,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: join(top, 'src-main/cli/main.ts'),
    outDir: join(top, 'dist/cli'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
});
