import type { Rolldown } from 'vite';
import { DASHBOARD_PATHS } from '#src/domain/auth/admit.ts';
import { filesOf } from './chunk-files.ts';
import type { Page } from './pages.ts';

/** What each page is loaded by, whatever its url. */
const CONSOLE: PageModules = {
  name: 'console',
  modules: ['src/ui/app/console-frame.tsx'],
  groups: ['console'],
};

export interface PageModules extends Pick<Page, 'name' | 'groups'> {
  readonly modules: readonly string[];
}

interface Build {
  readonly bundle: Rolldown.OutputBundle;
  readonly languages: string;
}

/**
 * Which files each page of the console needs, beside those in `known`: lines of a name and files, as
 * src/first-paint/open-page.ts reads them.
 */
export function pageFiles(
  pages: readonly PageModules[],
  known: readonly string[],
  { bundle, languages }: Build,
): string {
  const linesOf = ({ name, modules, groups }: PageModules, there: readonly string[]) => {
    const lineOf = (line: string, wanted: readonly string[]) => {
      const parts = wanted.map((module) => filesOf([module], bundle));
      const files = new Set([...parts.flatMap(({ scripts }) => scripts), ...parts.flatMap(({ styles }) => styles)]);
      return { name: line, files: [...files].filter((file) => !there.includes(file)) };
    };
    const translated = languages.split(' ').map((language) => {
      // The English of the first screen is in the code that starts the console.
      const first = language !== 'en' && name === CONSOLE.name ? ['common', 'log-in'] : [];
      const files = [...first, ...groups].map((group) => `src/application/i18n/${language}/${group}.ts`);
      const loader = language === 'en' ? [] : ['src/application/i18n/load-translation.ts'];
      return lineOf(`${language}/${name}`, [...loader, ...files]);
    });
    return [lineOf(name, modules), ...translated];
  };
  const frame = linesOf(CONSOLE, known);
  const inFrame = [...known, ...frame.flatMap(({ files }) => files)];
  const named = pages.filter(({ name }) => DASHBOARD_PATHS.some((path) => path === name.split('#')[0]));
  return [...frame, ...named.flatMap((page) => linesOf(page, inFrame))]
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => [name, ...files.map((file) => file.replace('assets/', ''))].join(' '))
    .join(';');
}
