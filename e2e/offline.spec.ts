import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { tablePage, watch } from './pages/table.ts';

test.use({ serviceWorkers: 'allow' });

const FOLDER = '/some/folder/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A plain static host with the app in a folder of its own; `dist` is a copy that a test may change. */
interface Host {
  readonly url: string;
  readonly dist: string;
  close(): Promise<void>;
}

async function startHost(): Promise<Host> {
  const dist = mkdtempSync(join(tmpdir(), 'scoop-'));
  cpSync('dist', dist, { recursive: true });
  const server: Server = createServer(({ url = '' }, response) => {
    const path = url.split('?')[0]?.slice(FOLDER.length) || 'index.html';
    try {
      const content = readFileSync(join(dist, path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${FOLDER}`,
    dist,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(dist, { recursive: true, force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** No network, and nobody to answer if there were one. */
async function cut(context: BrowserContext, host: Host): Promise<void> {
  await context.setOffline(true);
  await host.close();
}

const offerIn = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });

/** Another build on the host: the same app under another name, so that a test sees which one it has. */
function publishNext(host: Host): void {
  const page = readFileSync(join(host.dist, 'index.html'), 'utf8');
  writeFileSync(join(host.dist, 'index.html'), page.replace('<html ', '<html data-version="next" '));
  const worker = readFileSync(join(host.dist, 'sw.js'), 'utf8');
  const revision = /(url:"index[.]html",revision:")\w+/;
  expect(worker).toMatch(revision);
  writeFileSync(join(host.dist, 'sw.js'), worker.replace(revision, '$1next'));
}

const hasNext = (page: Page) => page.locator('html[data-version="next"]');

/** As the browser does by itself when the page is opened or comes back. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('R63: after one visit, a full hand is played, settings are opened and the lobby is visited without a network, from a folder of any host', async ({
  page,
  context,
}) => {
  const { troubles } = watch(page);
  const host = await startHost();
  await page.goto(host.url);
  await expect(page.getByRole('status').filter({ hasText: 'Ready offline' })).toBeVisible();
  await cut(context, host);

  // what this visit has not loaded yet comes from the cache
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByText('Instant').click();
  await page.keyboard.press('Escape');

  await page.goto(`${host.url}?seed=7&pace=instant#/table?seats=4&blinds=1/2&stack=200`);
  const table = tablePage(page);
  await table.playPassively();
  await expect(table.result).toBeVisible();
  await page.reload();
  await expect(table.result).toBeVisible();
  await table.goOn();
  await table.settled();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Scoop, home' }).click();
  await expect(page.getByRole('button', { name: 'Deal me in' })).toBeVisible();
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'error').map((font) => font.family),
  );
  expect(fonts).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a new version is offered at the end of the hand, never in it, and taking it brings the same hand back', async ({
  page,
}) => {
  const host = await startHost();
  await page.goto(host.url);
  await expect(page.getByRole('status').filter({ hasText: 'Ready offline' })).toBeVisible();
  await page.goto(`${host.url}?seed=7&pace=instant#/table?seats=4&blinds=1/2&stack=200`);
  const table = tablePage(page);
  await table.settled();

  publishNext(host);
  await comeBack(page);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  );
  await expect(offerIn(page)).toBeHidden();
  await expect(hasNext(page)).toHaveCount(0);

  await table.playPassively();
  await expect(offerIn(page)).toBeVisible();
  const sums = () => table.result.getByRole('table').allInnerTexts();
  const before = await sums();
  await offerIn(page).getByRole('button', { name: 'Reload' }).click();
  await expect(hasNext(page)).toHaveCount(1);
  await expect(table.result).toBeVisible();
  await expect(offerIn(page)).toBeHidden();
  expect(await sums()).toEqual(before);
  await host.close();
});

test('a new version that was put off is offered in the lobby of the next visit', async ({ page }) => {
  const host = await startHost();
  await page.goto(host.url);
  await expect(page.getByRole('status').filter({ hasText: 'Ready offline' })).toBeVisible();
  publishNext(host);
  await comeBack(page);
  await offerIn(page).getByRole('button', { name: 'Later' }).click();
  await expect(offerIn(page)).toBeHidden();
  await page.reload();
  await expect(hasNext(page)).toHaveCount(0);
  await offerIn(page).getByRole('button', { name: 'Reload' }).click();
  await expect(hasNext(page)).toHaveCount(1);
  await host.close();
});

test('the manifest can be installed from any folder, and each of its icons is there in the size it names', async ({
  page,
}) => {
  const host = await startHost();
  await page.goto(host.url);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]); // as all tests are
  const manifest = JSON.parse(data);
  expect(new URL(manifest.start_url, url).href).toBe(host.url);
  expect(new URL(manifest.scope, url).href).toBe(host.url);
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, new URL(src, url).href);
    expect(sizes).toMatch(new RegExp(`^(any|${width}x${width})$`));
  }
  await host.close();
});
