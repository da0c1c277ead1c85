import { describe, expect, it } from 'vitest';
import { STORED_SESSION_KEY } from '#src/first-paint/log-in-visit.ts';
import { openPage } from '#src/first-paint/open-page.ts';
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
  readonly drawn?: boolean;
  readonly settings?: string;
  readonly framed?: boolean;
}

const CUSTOMER = JSON.stringify({ state: 'dashboard' });

/** What is requested, and what is shown. */
function visited(visit: Visit) {
  const { path, hash = '', base = '/', session = CUSTOMER, language = 'en', drawn = true, settings = '{}' } = visit;
  const dataset: { firstPaint?: string } = {};
  const links: { rel: string; as?: string; href: string }[] = [];
  const view = {
    self: {},
    top: {},
    location: { pathname: path, hash },
    localStorage: { getItem: (key: string) => (key === STORED_SESSION_KEY ? session : null) },
    document: {
      baseURI: `https://console.example${base}`,
      currentScript: { dataset: { pages: PAGES, ...(drawn && { drawn: 'en' }) } },
      documentElement: { dataset },
      getElementById: () => ({ textContent: settings }),
      createElement: () => ({}),
      head: { append: (link: (typeof links)[number]) => void links.push(link) },
    },
  };
  if (!visit.framed) view.top = view.self;
  openPage(view as unknown as Window, language);
  const files = links.map(({ rel, as = '', href }) => `${rel} ${as} ${href}`.replace('  ', ' '));
  return { files, shown: dataset.firstPaint };
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
    expect(visited(visit)).toEqual({ files, shown: 'console' });
  });

  it.each([null, '', '"ended-by-itself"', '{"state":', 'null', '{"state":"company-data"}'])(
    'are not requested for a stored session %s',
    (session) => {
      expect(visited({ path: '/usage', session })).toEqual({ files: [], shown: undefined });
    },
  );

  it('are not requested in a frame, into which nothing loads', () => {
    expect(visited({ path: '/usage', framed: true })).toEqual({ files: [], shown: undefined });
  });

  it.each<[string, Partial<Visit>]>([
    ['in a build that draws none', { drawn: false }],
    ['under another brand', { settings: '{"brand":{"name":"Meridian"}}' }],
    ['in maintenance', { settings: '{"maintenance":{"mode":true}}' }],
  ])('come without the drawn frame %s', (_where, options) => {
    const { files, shown } = visited({ path: '/usage', ...options });
    expect(files).toEqual([...frame, ...usage]);
    expect(shown).toBeUndefined();
  });
});
