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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // a hundred small files cost more than what they spare: each is asked for, read and compiled apart
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            // one language is read at first
            { name: 'kit', test: /kit.words.catalogue/, entriesAware: true, priority: 1 },
            // what few places share (a photo, the room) comes with them
            {
              name: 'common',
              test: /src-(renderer.(ui|state|host)|rules.kit|shared)|node_modules/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
