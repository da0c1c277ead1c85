import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { DASHBOARD_PATHS } from '#src/domain/auth/route-gate.ts';
import { filesOf } from './chunk-files.ts';

/** What each page is loaded by, whatever its url. */
const CONSOLE = {
  name: 'console',
  modules: [
    'src/adapters/http/gateways/create-http-gateways.ts',
    'src/composition/account-container.ts',
    'src/ui/app/console-frame.tsx',
  ],
  groups: ['console'],
};

/** The modules that name the pages and their groups of messages, and how the names of those in the second begin. */
const SOURCES = [
  ['src/ui/app/pages.ts', ''],
  ['src/ui/usage/usage-tabs.ts', 'usage#'],
] as const;

const PAGE = /'?([\w-]+)'?: (?:new LazyPage|onboardingPage)[^]*?import\('#(src\/[^']+)'\)\)\.\w+,?\s*(\[[^\]]*\])?/g;

interface Page {
  readonly name: string;
  readonly modules: readonly string[];
  /** Of messages. */
  readonly groups: readonly string[];
}

/**
 * Which files each page of the console needs, beside those in `known`: lines of a name and files, as
 * src/first-paint/open-page.ts reads them.
 */
export function pageFiles(bundle: Rolldown.OutputBundle, known: readonly string[], languages: string): string {
  const frame = linesOf(CONSOLE, bundle, { known, languages });
  const inFrame = [...known, ...frame.flatMap(({ files }) => files)];
  const pages = readPages().flatMap((page) => linesOf(page, bundle, { known: inFrame, languages }));
  return [...frame, ...pages]
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => [name, ...files.map((file) => file.replace('assets/', ''))].join(' '))
    .join(';');
}

interface Context {
  readonly known: readonly string[];
  readonly languages: string;
}

function linesOf({ name, modules, groups }: Page, bundle: Rolldown.OutputBundle, { known, languages }: Context) {
  const newOf = (wanted: readonly string[]) => {
    const parts = wanted.map((module) => filesOf([module], bundle));
    const files = new Set([...parts.flatMap(({ scripts }) => scripts), ...parts.flatMap(({ styles }) => styles)]);
    return [...files].filter((file) => !known.includes(file));
  };
  const translated = languages.split(' ').map((language) => {
    // The English of the first screen is in the code that starts the console.
    const first = language !== 'en' && name === CONSOLE.name ? ['common', 'log-in'] : [];
    const files = [...first, ...groups].map((group) => `src/application/i18n/${language}/${group}.ts`);
    const loader = language === 'en' ? [] : ['src/application/i18n/load-translation.ts'];
    return { name: `${language}/${name}`, files: newOf([...loader, ...files]) };
  });
  return [{ name, files: newOf(modules) }, ...translated];
}

function wordsOf(list: string): readonly string[] {
  return list.match(/[\w-]+/g) ?? [];
}

function readPages(): readonly Page[] {
  const pages = SOURCES.flatMap(([file, prefix]) => {
    const text = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
    return [...text.matchAll(PAGE)].map(([, name = '', module = '', groups = '[]']) => ({
      name: prefix + name,
      modules: [module],
      groups: wordsOf(groups),
    }));
  });
  const customers = pages.filter(({ name }) => DASHBOARD_PATHS.some((path) => path === name.split('#')[0]));
  const lacking = DASHBOARD_PATHS.filter((path) => !pages.some(({ name }) => name === path));
  if (lacking.length > 0) throw new Error(`${SOURCES[0][0]} names no ${lacking.join(', ')} as this build reads it`);
  return customers;
}
