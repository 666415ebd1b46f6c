// Which browser the tests use. Only node's own modules: scripts/run.mjs reads this before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where a check that a browser starts is remembered; `path` is '' for Playwright's own. */
export const browserCache = join('node_modules', '.cache', 'browser.json');

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** @type {string[]} */
export const browserArgs = [
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []), // Chromium's sandbox refuses root
];

/** Chromium-based browsers that are usually found on this kind of system, and are there. */
export function systemBrowsers() {
  return candidates().filter((path) => existsSync(path));
}

function candidates() {
  if (process.platform === 'win32')
    return [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  if (process.platform === 'darwin')
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  return ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'].flatMap((name) => [
    `/usr/bin/${name}`,
    `/usr/local/bin/${name}`,
    `/snap/bin/${name}`,
  ]);
}

/**
 * How Playwright is to start the browser: CHROMIUM_PATH, else what `npm test` found last time, else one of the system's,
 * else Playwright's own.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions(executablePath = process.env['CHROMIUM_PATH'] ?? remembered() ?? systemBrowsers()[0]) {
  return executablePath ? { executablePath, args: browserArgs } : { args: browserArgs };
}

/** @returns {string | undefined} */
export function remembered() {
  if (!existsSync(browserCache)) return undefined;
  const { path } = JSON.parse(readFileSync(browserCache, 'utf8'));
  return path === '' || existsSync(path) ? path : undefined;
}

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
