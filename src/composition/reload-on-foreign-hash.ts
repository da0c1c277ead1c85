import type { Navigation } from '#src/application/platform/navigation.ts';

/** Drawn instead of the console: the pages of other companies and those about the demo. */
export function isPageOfItsOwn(path: string): boolean {
  return /^\/(mock\/|demo(\/|$))/.test(path);
}

/** Reloads where a server would have answered with another page: a change of the fragment loads nothing. */
export function reloadOnForeignHash(
  { path, search, onChange }: Pick<Navigation, 'path' | 'search' | 'onChange'>,
  page: Pick<Location, 'reload'>,
): void {
  const parameter = (name: string) => new URLSearchParams(search()).get(name);
  const currentPage = () => (isPageOfItsOwn(path()) ? path() : 'console');
  const opened = { page: currentPage(), scenario: parameter('scenario') };
  onChange(() => {
    const scenario = parameter('scenario');
    const startsDemo = parameter('demo') !== null || (scenario !== null && scenario !== opened.scenario);
    if (startsDemo || currentPage() !== opened.page) page.reload();
  });
}
