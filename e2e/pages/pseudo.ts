import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Page } from '@playwright/test';
import compile from 'icu-minify/compile';
import french from '../../src/i18n/messages/fr.json' with { type: 'json' };

interface Texts {
  readonly [key: string]: string | Texts;
}
type Compiled = ReturnType<typeof compile> | { readonly [key: string]: Compiled };

/** Has the page load marked text for French: whatever comes from the catalogue stands in ⟦brackets⟧, arguments outside them. */
export async function servePseudo(page: Page): Promise<void> {
  await page.route('**/assets/fr-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(pseudo(french))}` }),
  );
}

const pseudo = (texts: Texts): Compiled =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(printAST(marked(parse(text)))) : pseudo(text),
    ]),
  );

function marked(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: `⟦${element.value}⟧` };
      case TYPE.tag:
        return { ...element, children: marked(element.children) };
      case TYPE.select:
      case TYPE.plural: {
        const options = Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: marked(option.value) },
        ]);
        return { ...element, options: Object.fromEntries(options) };
      }
      default:
        return element;
    }
  });
}

/** Everything that a person can see or hear in the page and that has letters outside the marks. */
export async function unmarkedText(page: Page, allowed: readonly (string | RegExp)[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [`title: ${document.title}`];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style') === null)
        found.push(`${node.parentElement.className || node.parentElement.tagName}: ${node.textContent}`);
    const named = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    for (const element of document.querySelectorAll('*')) {
      for (const name of named) {
        const text = element.getAttribute(name);
        if (text !== null) found.push(`${name} of ${element.className || element.tagName}: ${text}`);
      }
      if (element instanceof HTMLInputElement && element.type === 'text') found.push(`input: ${element.value}`);
    }
    return found;
  });
  return [...new Set(texts)].filter((found) => {
    const text = found.slice(found.indexOf(': ') + 2).replace(/⟦[^⟦⟧]*⟧/g, '');
    return /\p{L}/u.test(allowed.reduce<string>((rest, word) => rest.replaceAll(word, ''), text));
  });
}
