import type { Navigation } from '#src/application/platform/navigation.ts';

/** Drawn instead of the console: the pages of other companies and those about the demo. */
export function isPageOfItsOwn(path: string): boolean {
  return /^\/(mock\/|demo(\/|$))/.test(path);
}

/**
 * Reloads where a server would have answered with another page: a change of the fragment loads nothing. The page that is
 * left hears nothing of it, as it would of a real navigation.
 */
export function reloadOnForeignHash(navigation: Navigation, page: Pick<Location, 'reload'>): Navigation {
  const parameter = (name: string) => new URLSearchParams(navigation.search()).get(name);
  const currentPage = () => (isPageOfItsOwn(navigation.path()) ? navigation.path() : 'console');
  const opened = { page: currentPage(), scenario: parameter('scenario') };
  const isForeign = () => {
    const scenario = parameter('scenario');
    const startsDemo = parameter('demo') !== null || (scenario !== null && scenario !== opened.scenario);
    return startsDemo || currentPage() !== opened.page;
  };
  navigation.onChange(() => void (isForeign() && page.reload()));
  return {
    ...navigation,
    onChange: (listener) => navigation.onChange(() => void (isForeign() || listener())),
  };
}
