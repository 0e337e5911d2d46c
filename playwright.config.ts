import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './.ci/chromium.mjs';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // a busy machine is no defect: what never comes is waited for as long as that
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // one more than there are cores: every other moment a test waits for its page, its host or its disk
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  reporter: [['line'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    // nothing is learnt from waiting for motion to end; firstGame plays with it
    contextOptions: { reducedMotion: 'reduce' },
    // a trace of every test costs a third of its time: asked for by TRACE=1
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'app', testMatch: 'app/**/*.spec.ts' },
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts' },
  ],
});
