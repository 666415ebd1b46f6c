import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';
import viteConfig from './vite.config.ts';

const browserTests = 'src/**/*.browser.test.{ts,tsx}';
const exhaustiveTests = 'src/**/*.exhaustive.test.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      passWithNoTests: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            exclude: [browserTests, exhaustiveTests],
            testTimeout: 20_000,
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
        {
          extends: true,
          // a package first met in the middle of a run would reload the page under the test
          optimizeDeps: {
            include: [
              'framer-motion',
              'react-dom/client',
              'react/compiler-runtime',
              'react/jsx-dev-runtime',
              'react/jsx-runtime',
              'use-intl',
              'valibot',
              'zustand',
              'zustand/vanilla',
            ],
          },
          test: {
            name: 'browser',
            include: [browserTests],
            testTimeout: 30_000,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: launchOptions() }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
);
