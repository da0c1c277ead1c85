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

/** What the page needs, and what is shown. */
function visited(visit: Visit) {
  const { path, hash = '', base = '/', session = CUSTOMER, language = 'en', drawn = true, settings = '{}' } = visit;
  const dataset: { firstPaint?: string } = {};
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
    },
  };
  if (!visit.framed) view.top = view.self;
  const files = [...new Set(openPage(view as unknown as Window, language))];
  return { files, shown: dataset.firstPaint };
}

const file = (name: string) => `./assets/${name}`;
const frame = [file('frame.js'), file('frame.css'), file('en.js')];
const dashboard = [file('dashboard.js'), file('shared.js')];
const usage = [file('usage.js'), file('shared.js'), file('usage.css')];

describe('the files of a page of the console', () => {
  it.each<[string, Visit, readonly string[]]>([
    ['at the root, those of the dashboard', { path: '/' }, [...frame, ...dashboard]],
    ['at the log-in, from where a customer is led on', { path: '/auth/login' }, [...frame, ...dashboard]],
    ['of a page', { path: '/usage' }, [...frame, ...usage]],
    ['under a sub-path', { path: '/console/usage', base: '/console/' }, [...frame, ...usage]],
    ['of a tab, each once', { path: '/usage', hash: '#webhooks' }, [...frame, ...usage, file('webhooks.js')]],
    ['of a page that the build does not name, the frame alone', { path: '/no/such/page' }, frame],
    [
      'in the language of the visitor',
      { path: '/usage', hash: '#webhooks', language: 'de' },
      [frame[0] ?? '', frame[1] ?? '', file('de.js'), ...usage, file('webhooks.js'), file('de-logs.js')],
    ],
  ])('are known at once: %s', (_what, visit, files) => {
    expect(visited(visit)).toEqual({ files, shown: 'console' });
  });

  it.each([null, '', '"ended-by-itself"', '{"state":', 'null', '{"state":"company-data"}'])(
    'are not wanted for a stored session %s',
    (session) => {
      expect(visited({ path: '/usage', session })).toEqual({ files: [], shown: undefined });
    },
  );

  it('are not wanted in a frame, into which nothing loads', () => {
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
