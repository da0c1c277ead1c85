import type { PageRelease } from '#src/application/platform/page-release.ts';

const ENTRY = 'script[type="module"][src]';

/** The entry script identifies a release, since its name has a hash. The index.html of the deployment names the current one. */
export function createBrowserRelease(page: Document): PageRelease {
  const name = page.querySelector(ENTRY)?.getAttribute('src') ?? '';
  return {
    name,
    async state() {
      try {
        const response = await fetch(new URL('.', page.baseURI), { cache: 'no-store' });
        const html = response.ok ? await response.text() : '';
        if (!html.includes('type="module"')) return 'unreachable';
        return html.includes(`"${name}"`) ? 'same' : 'replaced';
      } catch {
        return 'unreachable';
      }
    },
    hasInput: () => [...page.querySelectorAll<HTMLInputElement>('input, textarea')].some(isFilled),
    reload: () => page.location.reload(),
  };
}

/** A file from disk has no newer release to ask for. */
export function createFileRelease(page: Document): PageRelease {
  return { ...createBrowserRelease(page), state: () => Promise.resolve('same') };
}

function isFilled({ type, checked, value, disabled }: HTMLInputElement): boolean {
  return !disabled && (type === 'checkbox' || type === 'radio' ? checked : value !== '');
}
