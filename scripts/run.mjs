// `npm start`, `npm run dev` and `npm test` from a fresh clone: installs what is missing, then runs the tools.
// Only node's own modules until `npm ci` has run, and no npm hooks (npm skips those under `ignore-scripts`).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { browserCache, freePort, launchOptions, remembered, systemBrowsers } from './browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const requireHere = createRequire(join(root, 'package.json'));
const REPORTS = join('node_modules', '.cache', 'reports');

const [mode = 'start', ...rest] = process.argv.slice(2);
const say = (text) => console.log(`[scoop] ${text}`);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

if (mode === 'start') await start();
else if (mode === 'dev') await dev();
else if (mode === 'test') await test();
else stop(`run.mjs knows start, dev and test, not ${mode}`);

/** Ends the run with one sentence about what to do; a test run still ends in its line of figures. */
function stop(text) {
  console.error(`[scoop] ${text}`);
  if (mode === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}

async function start() {
  install();
  const built = await run(vite(), ['build', '--logLevel', 'warn']);
  if (built.code !== 0) stop('the build failed: see the lines above.');
  const { preview } = await import(pathToFileURL(join(packageDir('vite'), 'dist', 'node', 'index.js')).href);
  const wanted = Number(rest[rest.indexOf('--port') + 1]) || 4173;
  const server = await preview({ preview: { port: wanted, host: rest.includes('--host') ? true : 'localhost' } });
  const urls = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
  const address = server.httpServer.address();
  if (typeof address === 'object' && address.port !== wanted) say(`port ${wanted} is taken by another program.`);
  say(`Scoop is ready. Open ${urls.join(' or ')} in your browser; Ctrl+C here ends it.`);
}

async function dev() {
  install();
  process.exit((await run(vite(), rest)).code);
}

async function test() {
  install();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const browser = await findBrowser();
  const inBrowser = browser === undefined ? {} : { CHROMIUM_PATH: browser };
  const total = { passed: 0, failed: 0 };
  const failures = [];

  /** Runs one step, shows what it prints, and adds what `count` reads from its report. */
  async function step(name, script, args, count = oneTest, env = {}) {
    console.log('');
    say(`${name}…`);
    const since = Date.now();
    const ran = await run(script, args, env);
    const counted = count(ran) ?? { passed: 0, failed: 0 };
    // a tool that fails without a failed test has crashed, or has something against the run as a whole
    const { passed, failed } = ran.code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
    book(name, passed, failed, seconds(since));
    return failed === 0;
  }

  function book(name, passed, failed, note) {
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(name);
    say(`${name}: ${passed} passed, ${failed} failed (${note})`);
  }

  await step('types', bin('typescript', 'tsc'), ['-b']);
  await step('lint and format', bin('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.']);
  await step('unit, property and architecture tests', ...vitest('node'));
  const vectors = join('..', 'shared', 'vectors');
  await step(
    'conformance',
    bin('tsx'),
    ['scripts/conformance.ts', existsSync(vectors) ? vectors : 'conformance'],
    lastLine,
  );
  const built = await step('build', vite(), ['build', '--logLevel', 'warn']);
  if (built) await step('size', bin('tsx'), ['scripts/size.ts']);
  if (browser === undefined) book('browser tests', 0, 1, 'there is no browser to run them in, see above');
  else if (!built) book('browser tests', 0, 1, 'not run: the build failed');
  else
    await step(
      'browser tests',
      bin('@playwright/test', 'playwright'),
      ['test', '--reporter=list,json'],
      playwrightReport,
      {
        ...inBrowser,
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, REPORTS, 'playwright.json'),
      },
    );

  console.log('');
  say(failures.length === 0 ? 'all is well' : `failed: ${failures.join('; ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

// --- what the tools report

function oneTest({ code }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Figures of a tool whose own last line is `N passed, N failed`. */
function lastLine({ counts }) {
  return counts.at(-1) ?? { passed: 0, failed: 1 };
}

function vitest(project) {
  const file = join(REPORTS, `vitest-${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const count = () => {
    const report = readJson(file);
    if (report === undefined) return undefined;
    // a file that cannot even be read has no tests to count: it counts as one
    const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  };
  return [bin('vitest'), args, count];
}

function playwrightReport() {
  const report = readJson(join(REPORTS, 'playwright.json'));
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

// --- running a package's command by node itself: no shell, no .cmd

/**
 * Runs a script with node and shows what it prints, but for lines of the form `N passed, N failed`: those are kept in
 * `counts`, so that the last line of the whole run is the only one of its kind.
 */
function run(script, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    });
    let interrupted = false;
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const counts = [];
    let begun = '';
    const show = (line, end) => {
      const figures = /^(\d+) passed, (\d+) failed\r?$/.exec(line);
      if (figures) counts.push({ passed: Number(figures[1]), failed: Number(figures[2]) });
      else process.stdout.write(line + end);
    };
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      const lines = (begun + chunk).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) show(line, '\n');
    });
    child.on('error', (error) => {
      console.error(String(error));
      resolve({ code: 1, counts });
    });
    child.on('close', (code) => {
      if (begun !== '') show(begun, '\n');
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (interrupted) process.exit(130);
      resolve({ code: code ?? 1, counts });
    });
  });
}

function packageDir(name) {
  return join(root, 'node_modules', name);
}

function bin(name, command = name) {
  const { bin: commands } = JSON.parse(readFileSync(join(packageDir(name), 'package.json'), 'utf8'));
  return join(packageDir(name), typeof commands === 'string' ? commands : commands[command]);
}

function vite() {
  return bin('vite');
}

// --- what must be there first

function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24))
    stop(`Node ${process.versions.node} does not do: Scoop needs 20.19, 22.12, 24 or newer (https://nodejs.org).`);

  // a hash of the lock, since git sets file dates at checkout; the platform too, for folders shared between systems
  const stamp = join('node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const since = Date.now();
  say('installing packages (npm ci)…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  const env = { ...process.env, NODE_ENV: undefined };
  // npm's own file, run by this node: starting npm.cmd needs a shell
  const npm = process.env['npm_execpath'];
  const { status } =
    npm && /npm-cli\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit', env })
      : spawnSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status !== 0) stop('npm ci failed: see the lines above. Can npm reach its registry?');
  writeFileSync(stamp, wanted);
  say(`packages installed in ${seconds(since)}`);
}

/** The path of a browser that starts, '' for Playwright's own; `undefined` when there is none and none can be had. */
async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return (await starts(named)) ? named : stop(`CHROMIUM_PATH=${named} does not start.`);
  const known = remembered();
  if (known !== undefined && (known !== '' || existsSync(playwright().executablePath()))) return known;

  const ready = (await anyThatStarts()) ?? (await installByPlaywright()) ?? (await installByDebian());
  if (ready === undefined)
    say(
      'There is no Chromium for the browser tests: install Google Chrome, Chromium or Edge, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium-based browser; then run `npm test` again.',
    );
  else {
    mkdirSync(dirname(browserCache), { recursive: true });
    writeFileSync(browserCache, JSON.stringify({ path: ready }));
    say(`browser: ${ready === '' ? "Playwright's own Chromium" : ready}`);
  }
  return ready;
}

async function anyThatStarts() {
  for (const path of ['', ...systemBrowsers()]) if (await starts(path)) return path;
  return undefined;
}

async function installByPlaywright() {
  say('no browser found; trying `playwright install chromium`…');
  spawnSync(process.execPath, [bin('playwright'), 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  return anyThatStarts();
}

async function installByDebian() {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  say('that failed; trying `apt-get install chromium`…');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
  return anyThatStarts();
}

async function starts(path) {
  if (path === '' && !existsSync(playwright().executablePath())) return false;
  try {
    const browser = await playwright().launch({ ...launchOptions(path), timeout: 30_000 });
    const page = await browser.newPage();
    const answer = await page.evaluate(() => 6 * 7);
    await browser.close();
    return answer === 42;
  } catch (error) {
    if (process.env['SCOOP_DEBUG']) console.error(String(error));
    return false;
  }
}

function playwright() {
  return requireHere('playwright').chromium;
}
