import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { must } from '../src/base/assert.ts';
import { launchOptions } from './browser.mjs';

// Draws the icons that systems ask for as PNG from public/icon.svg, on the table's dark ground.

const GROUND = '#10191a';
/** `mark` is how much of the width the mark takes: what a system may cut off (maskable) stays ground; `corner` in percent. */
const ICONS = [
  { file: 'icon-192.png', size: 192, mark: 0.84, corner: 22 },
  { file: 'icon-512.png', size: 512, mark: 0.84, corner: 22 },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.72, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.84, corner: 0 },
];

const svg = readFileSync('public/icon.svg').toString('base64');
const browser = await chromium.launch(launchOptions());
for (const { file, size, mark, corner } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:transparent">
    <div style="width:100%;height:100%;display:grid;place-items:center;background:${GROUND};border-radius:${corner}%">
      <img src="data:image/svg+xml;base64,${svg}" style="width:${mark * 100}%"></div>`);
  await must(await page.$('img'), 'the mark').waitForElementState('stable');
  writeFileSync(`public/${file}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
