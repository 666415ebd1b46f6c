import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compiledMessages } from './scripts/compiledMessages.ts';

interface Package {
  readonly version: string;
  readonly description: string;
}
const { version, description } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

export default defineConfig({
  base: './',
  plugins: [
    compiledMessages(),
    react({ compiler: { panicThreshold: 'all_errors' } }),
    contentSecurityPolicy(),
    offlineAndInstallable(),
  ],
  worker: { format: 'es' },
  define: { __BUILD__: JSON.stringify(`${version}+${commit()}`) },
  build: {
    target: 'es2022',
    manifest: true,
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 450,
    modulePreload: { polyfill: false }, // without it a browser loads the same files a little later
    // what comes first comes as one file, which is smaller than the pieces that it shares with what comes later
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } } },
  },
  // what only the worker imports is not found by the scan at the start of the development server
  optimizeDeps: { include: ['comlink', 'pure-rand/distribution/uniformInt', 'pure-rand/generator/xoroshiro128plus'] },
});

/** In the page itself, since a static host sends no headers; only when built, since the development server writes scripts into it. */
function contentSecurityPolicy(): Plugin {
  const content = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"].join('; ');
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}

/** A service worker that keeps all files of the app, and the manifest by which it is installed. All paths are relative: any host and folder will do. */
function offlineAndInstallable() {
  const ground = /--bg: (#\w+)/.exec(readFileSync('src/ui/styles/tokens.css', 'utf8'))?.[1] ?? '';
  const png = (name: string, sizes: string, purpose: string) => ({
    src: `${name}.png`,
    type: 'image/png',
    sizes,
    purpose,
  });
  return VitePWA({
    injectRegister: false, // store/offlineStore.ts does it
    registerType: 'prompt',
    manifest: {
      name: 'Scoop',
      short_name: 'Scoop',
      description,
      lang: 'en',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'any',
      theme_color: ground,
      background_color: ground,
      icons: [
        { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
        png('icon-192', '192x192', 'any'),
        png('icon-512', '512x512', 'any'),
        png('icon-maskable-512', '512x512', 'maskable'),
      ],
    },
    includeManifestIcons: false, // they are among all files
    workbox: {
      globPatterns: ['**/*'],
      globIgnores: ['licenses.md', 'manifest.webmanifest'], // the manifest is added by the plugin
      clientsClaim: true, // what is loaded later comes from the cache from the first visit on
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      navigateFallback: 'index.html',
    },
  });
}

function commit(): string {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'dev'; // no git, or no commit yet
  }
}
