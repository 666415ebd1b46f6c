import { expect, test } from '@playwright/test';
import { firstLoad } from '../scripts/firstLoad.ts';
import { openTable } from './pages/table.ts';

test('a table opened by its link is played with the files of the first load alone, and asks for each of them', async ({
  page,
  baseURL,
}) => {
  const counted = firstLoad('dist');
  const asked = new Set<string>();
  await page.route(/[.](js|css|json)$|[/]([?].*)?$/, (route) => {
    const file = route.request().url().split(/[?#]/)[0]?.slice(baseURL?.length) || 'index.html';
    if (!counted.includes(file)) return; // never answered: nobody may wait for it
    asked.add(file);
    return route.continue();
  });
  const table = await openTable(page, 'seats=8', 'first');
  await table.stay();
  await table.settled();
  expect([...asked].toSorted()).toEqual(counted);
});
