import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 30_000, pool: 'threads', css: false } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // pure functions on values: files share their modules, and a state kept between them would be a defect
        test: { ...shared, name: 'rules', include: ['src-rules/**/*.test.ts'], environment: 'node', isolate: false },
      },
      {
        test: {
          ...shared,
          name: 'app',
          include: ['src-{main,shared,renderer}/**/*.test.{ts,tsx}', '.ci/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
