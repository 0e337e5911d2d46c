import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The screens: one page, split per screen and per game, served by either host.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
