import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}
type Compiled = ReturnType<typeof compile> | { readonly [key: string]: Compiled };

/** Compiles the message catalogues when the app is built, so that no parser for ICU messages has to be loaded with it. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    transform: {
      filter: { id: /\/i18n\/messages\/\w+[.]json$/ },
      handler: (json) => JSON.stringify(compileAll(JSON.parse(json))),
    },
  };
}

/** Every text of a catalogue compiled, under the same keys. */
function compileAll(texts: Catalogue): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileAll(text)]),
  );
}
