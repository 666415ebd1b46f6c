import { must } from '../base/assert.ts';

/** One block of commands of a situation, as situations.md writes it. */
export interface Block {
  /** As `S40`. */
  readonly situation: string;
  readonly title: string;
  /** The word after the at sign: hand, eval, split, button, low, deal, kill, mixed. */
  readonly kind: string;
  readonly settings: Readonly<Record<string, string>>;
  /** In order; `;` and line ends part them. */
  readonly commands: readonly string[];
}

/** Every situation's title by its number, blocks or not. */
export function situationTitles(markdown: string): Map<string, string> {
  return new Map([...markdown.matchAll(/^### (S\d+) (.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']));
}

/** The blocks that a program can read. */
export function parseSituations(markdown: string): Block[] {
  const sections = markdown.split(/^### /m).slice(1);
  return sections.flatMap((section) => {
    const [, situation = '', title = ''] = must(/^(S\d+) (.*)$/m.exec(section), 'a numbered title');
    return [...section.matchAll(/^```sit\n([\s\S]*?)^```/gm)].map((match) =>
      parseBlock(situation, title, match[1] ?? ''),
    );
  });
}

function parseBlock(situation: string, title: string, text: string): Block {
  const [head = '', ...body] = text.trim().split('\n');
  const [kind = '', ...settings] = head.slice(1).split(/\s+/);
  return {
    situation,
    title,
    kind,
    settings: Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s).slice(0, 2))),
    commands: body
      .flatMap((line) => line.split(';'))
      .map((command) => command.trim())
      .filter((command) => command !== ''),
  };
}
