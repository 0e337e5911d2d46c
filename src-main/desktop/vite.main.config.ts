import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, esmExternalRequirePlugin } from 'vite';

const top = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The main process in one file; what a second screen needs, and what fetches a new version, in others that are loaded only
 * when the player wants them. Electron itself stays outside, and what is written as `require('electron')` imports it.
 */
export default defineConfig({
  root: top,
  plugins: [esmExternalRequirePlugin({ external: ['electron'] })],
  ssr: { noExternal: true, external: ['electron'], target: 'node' },
  build: {
    ssr: join(top, 'src-main/desktop/main.ts'),
    outDir: join(top, 'dist/desktop'),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
});
