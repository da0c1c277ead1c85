import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { DRAWN_SETTINGS, isLogInVisit, STORED_SESSION_KEY } from '#src/first-paint/log-in-visit.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { renderLogIn } from '#tools/build/render-login-page.tsx';

interface Visit {
  readonly path?: string;
  readonly base?: string;
  readonly search?: string;
  readonly settings?: string | null;
  readonly session?: string;
  readonly framed?: boolean;
  readonly storageBlocked?: boolean;
  readonly worker?: object;
  readonly drawn?: boolean;
}

function visit(options: Visit = {}): Window {
  const {
    path = '/',
    base = '/',
    search = '',
    settings = '\n  {}\n',
    session,
    framed,
    storageBlocked,
    worker,
    drawn = true,
  } = options;
  const view = {
    location: { pathname: path, search },
    document: {
      baseURI: `https://console.example${base}`,
      currentScript: { dataset: drawn ? { drawn: '' } : {} },
      getElementById: () => (settings === null ? null : { textContent: settings }),
    },
    get localStorage() {
      if (storageBlocked) throw new Error('blocked');
      return { getItem: (key: string) => (key === STORED_SESSION_KEY ? (session ?? null) : null) };
    },
    navigator: worker ? { serviceWorker: { controller: worker } } : {},
    self: {},
    top: {},
  };
  if (!framed) view.top = view.self;
  return view as unknown as Window;
}

describe('the drawn log-in screen', () => {
  it.each<[string, Visit]>([
    ['at the root', {}],
    ['at its own path', { path: '/auth/login' }],
    ['under a sub-path', { path: '/console/auth/login', base: '/console/' }],
    ['where the storage is blocked', { storageBlocked: true }],
    ['without a block of settings', { settings: null }],
    ['with settings that it does not show', { settings: '{"apiBaseUrl":"https://api.example","externalHosts":"a.b"}' }],
  ])('shows %s', (_where, options) => {
    expect(isLogInVisit(visit(options))).toBe(true);
  });

  it.each<[string, Visit]>([
    ['on another path', { path: '/auth/register' }],
    ['where a social provider returns', { path: '/auth/login', search: '?code=1' }],
    ['for a stored session', { session: '{}' }],
    ['in a frame', { framed: true }],
    ['under another brand', { settings: '{"brand":{"name":"Acme"}}' }],
    ['with other links', { settings: '{"links":{}}' }],
    ['in other languages', { settings: '{"languages":"de en"}' }],
    ['in maintenance', { settings: '{"maintenance":{"mode":true}}' }],
    ['with other social providers', { settings: '{"social":{}}' }],
    ['while the worker of a demo answers', { worker: {} }],
    ['in a build that draws none', { drawn: false }],
    ['with settings that are no JSON', { settings: '{ brand' }],
  ])('does not show %s', (_where, options) => {
    expect(isLogInVisit(visit(options))).toBe(false);
  });

  it('knows the key of the session', () => {
    expect(STORED_SESSION_KEY).toBe(SESSION_KEY);
  });
});

/** Another value of a setting. */
function changed(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  return Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, changed(entry)]));
}

describe('the settings that the drawn screen shows', () => {
  it('are those that change the drawing, and the maintenance, which replaces it', async () => {
    const others = Object.entries(DEFAULT_SETTINGS).map(([name, value]): readonly [string, unknown] => [
      name,
      name === 'languages' ? 'en' : changed(value),
    ]);
    const draw = async (settings: object) =>
      JSON.stringify(await renderLogIn({ ...DEFAULT_SETTINGS, ...settings }, 'en'));
    const asBuilt = await draw({});
    const shown: string[] = [];
    for (const [name, value] of others) if ((await draw({ [name]: value })) !== asBuilt) shown.push(name);
    expect([...shown, 'maintenance'].toSorted()).toEqual(DRAWN_SETTINGS.toSorted());
  });
});
