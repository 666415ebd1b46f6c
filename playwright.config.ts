import { defineConfig, devices } from '@playwright/test';
import { freePort, launchOptions } from './scripts/browser.mjs';

// the workers read this file again: they are given the port by the environment
process.env['E2E_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];

export default defineConfig({
  testDir: './e2e',
  // takes an hour or more, and some of its states do not pass yet
  testIgnore: process.env['npm_lifecycle_event'] === 'prove' ? [] : ['screens.spec.ts'],
  outputDir: './node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 }, // a loaded machine is slow, not wrong
  reporter: [['list']],
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: launchOptions(),
    serviceWorkers: 'block', // offline.spec.ts apart: each test would have the whole app fetched again
    screenshot: 'only-on-failure', // a trace would double the time
  },
  // each spec sets the sizes that it is about; this is the window it starts with
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
