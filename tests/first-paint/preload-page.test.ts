import { describe, expect, it } from 'vitest';
import { STORED_SESSION_KEY } from '#src/first-paint/log-in-visit.ts';
import { preloadPage } from '#src/first-paint/preload-page.ts';
import type { Language } from '#src/domain/shared/language.ts';

const PAGES = [
  'console frame.js frame.css',
  'en/console en.js',
  'de/console de.js',
  'dashboard dashboard.js shared.js',
  'usage usage.js shared.js usage.css',
  'usage#webhooks webhooks.js shared.js',
  'de/usage#webhooks de-logs.js',
].join(';');

interface Visit {
  readonly path: string;
  readonly hash?: string;
  readonly base?: string;
  readonly session?: string | null;
  readonly language?: Language;
}

const CUSTOMER = JSON.stringify({ state: 'dashboard' });

/** The names of the files that are requested, and as what. */
function requested({ path, hash = '', base = '/', session = CUSTOMER, language = 'en' }: Visit) {
  const links: { rel: string; as?: string; href: string }[] = [];
  const view = {
    location: { pathname: path, hash },
    localStorage: { getItem: (key: string) => (key === STORED_SESSION_KEY ? session : null) },
    document: {
      baseURI: `https://console.example${base}`,
      currentScript: { dataset: { pages: PAGES } },
      createElement: () => ({}),
      head: { append: (link: (typeof links)[number]) => void links.push(link) },
    },
  };
  preloadPage(view as unknown as Window, language);
  return links.map(({ rel, as = '', href }) => `${rel} ${as} ${href}`.replace('  ', ' '));
}

const script = (name: string) => `modulepreload ./assets/${name}`;
const style = (name: string) => `preload style ./assets/${name}`;
const frame = [script('frame.js'), style('frame.css'), script('en.js')];
const dashboard = [script('dashboard.js'), script('shared.js')];
const usage = [script('usage.js'), script('shared.js'), style('usage.css')];

describe('the files of a page of the console', () => {
  it.each<[string, Visit, readonly string[]]>([
    ['at the root, those of the dashboard', { path: '/' }, [...frame, ...dashboard]],
    ['at the log-in, from where a customer is led on', { path: '/auth/login' }, [...frame, ...dashboard]],
    ['of a page', { path: '/usage' }, [...frame, ...usage]],
    ['under a sub-path', { path: '/console/usage', base: '/console/' }, [...frame, ...usage]],
    ['of a tab, each once', { path: '/usage', hash: '#webhooks' }, [...frame, ...usage, script('webhooks.js')]],
    ['of a page that the build does not name, the frame alone', { path: '/no/such/page' }, frame],
    [
      'in the language of the visitor',
      { path: '/usage', hash: '#webhooks', language: 'de' },
      [frame[0] ?? '', frame[1] ?? '', script('de.js'), ...usage, script('webhooks.js'), script('de-logs.js')],
    ],
  ])('are requested at once: %s', (_what, visit, files) => {
    expect(requested(visit)).toEqual(files);
  });

  it.each([null, '', '"ended-by-itself"', '{"state":', 'null', '{"state":"company-data"}'])(
    'are not requested for a stored session %s',
    (session) => {
      expect(requested({ path: '/usage', session })).toEqual([]);
    },
  );
});
