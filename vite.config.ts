import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiledMessages.ts';

export default defineConfig({
  base: './',
  plugins: [compiledMessages(), react({ compiler: { panicThreshold: 'all_errors' } })],
  worker: { format: 'es' },
  define: { __BUILD__: JSON.stringify(`${version()}+${commit()}`) },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 400, license: { fileName: 'licenses.md' } },
  // what only the worker imports is not found by the scan at the start of the development server
  optimizeDeps: { include: ['comlink', 'pure-rand/distribution/uniformInt', 'pure-rand/generator/xoroshiro128plus'] },
});

function version(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

function commit(): string {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'dev'; // no git, or no commit yet
  }
}
