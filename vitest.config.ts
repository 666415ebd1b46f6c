import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const exhaustiveTests = 'src/**/*.exhaustive.test.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            exclude: [exhaustiveTests],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'exhaustive',
            environment: 'node',
            include: [exhaustiveTests],
            testTimeout: 30 * 60_000,
          },
        },
      ],
    },
  }),
);
