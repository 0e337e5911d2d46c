import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const top = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The main process; only Electron itself stays outside. What a second screen needs is a file of its own, loaded for it. */
export default defineConfig({
  root: top,
  ssr: { noExternal: true, external: ['electron'], target: 'node' },
  build: {
    ssr: join(top, 'src-main/desktop/main.ts'),
    outDir: join(top, 'dist/desktop'),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'main-[name].js' } },
  },
});
