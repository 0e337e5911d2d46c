import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const top = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** One CommonJS file: a sandboxed preload can load nothing else. */
export default defineConfig({
  root: top,
  ssr: { noExternal: true, external: ['electron'], target: 'node' },
  build: {
    ssr: join(top, 'src-main/desktop/preload.ts'),
    outDir: join(top, 'dist/desktop'),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { format: 'cjs', entryFileNames: 'preload.cjs' } },
  },
});
