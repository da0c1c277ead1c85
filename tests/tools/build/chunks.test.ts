import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunks } from '#tools/build/chunks.ts';
import type { Page } from '#tools/build/pages.ts';

const idOf = (file: string) => resolve(file);

/** What imports what, and what it names by `import()`. */
const IMPORTS: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'src/main.ts': [['field'], ['keys-page']],
  'src/show.tsx': [['field', 'button'], []],
  'src/ui/auth/log-in/log-in-page.tsx': [['field', 'password-field', 'log-in-form', 'log-in-link'], []],
  'src/composition/account-container.ts': [['session', 'plans'], []],
  'src/ui/app/console-frame.tsx': [['menu'], ['palette']],
  'keys-page': [['table', 'filter'], []],
  'team-page': [['table', 'password-field', 'tabs', 'roles', 'logo'], ['invite']],
  'billing-page': [['tabs', 'plans', 'price'], []],
  'company-page': [['logo', 'plans', 'step', 'log-in-link'], []],
  'summary-page': [['logo', 'price', 'step'], []],
  palette: [['search', 'roles', 'shortcut'], []],

  invite: [['search', 'roles'], []],
};

const graph = {
  getModuleInfo(id: string) {
    const [imported, late] = Object.entries(IMPORTS).find(([file]) => idOf(file) === id)?.[1] ?? [[], []];
    return { importedIds: imported.map(idOf), dynamicallyImportedIds: late.map(idOf) };
  },
};

function page(name: string, module: string, isOfConsole: boolean): Page {
  return { name, groups: [name, 'figures'], isOfConsole, moduleIn: () => idOf(module) };
}

const pages = [
  page('api-keys', 'keys-page', true),
  page('team', 'team-page', true),
  page('billing', 'billing-page', true),
  page('company', 'company-page', false),
  page('summary', 'summary-page', false),
];

const [, planned] = chunks(pages);
const chunkOf = (file: string) => typeof planned?.name === 'function' && planned.name(idOf(file), graph);

describe('the chunk of a module', () => {
  it.each([
    ['what starts the console', 'field', 'main'],
    ['what draws the console', 'button', 'show'],
    ['what the log-in screen shares with a page', 'password-field', 'show'],
    ['what the log-in screen shares with an earlier one', 'log-in-link', 'log-in'],
    ['the log-in screen alone', 'log-in-form', 'log-in'],
    ['the stores of the account', 'session', 'stores'],
    ['the frame', 'menu', 'console'],
    ['the API keys with another page', 'table', 'console'],
    ['the API keys alone', 'filter', 'api-keys'],
    ['two other pages', 'tabs', 'pages'],
    ['a page, and what another owner brings late', 'roles', 'team late'],
    ['a screen before the console and the account', 'plans', 'provider'],
    ['several screens before the console and a page', 'logo', 'shared'],
    ['several screens before the console', 'step', 'early'],
    ['one screen before the console and one page', 'price', 'summarybilling'],
    ['what comes late in two places', 'search', 'late:  team'],
    ['one late part alone', 'shortcut', null],
  ])('of %s', (_, file, chunk) => {
    expect(chunkOf(file)).toBe(chunk);
  });
});
