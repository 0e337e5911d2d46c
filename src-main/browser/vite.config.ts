import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const top = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The browser host: a small entry that listens at once, and one chunk with the library loaded after it. */
export default defineConfig({
  root: top,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: join(top, 'src-main/browser/main.ts'),
    outDir: join(top, 'dist/browser'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
