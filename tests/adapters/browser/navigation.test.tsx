import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserNavigation, createHashNavigation } from '#src/adapters/browser/browser-navigation.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';

const start = window.location.href;
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

const adapters = [
  { name: 'the path', create: () => createBrowserNavigation('/console'), base: '/console' },
  { name: 'the fragment', create: createHashNavigation, base: '#' },
];

const here = ({ path, search, hash }: Navigation) => path() + search() + hash();

/** What a browser leaves as it is: encoded segments, a query as forms write it, a plain fragment. */
const word = fc.string({ minLength: 1, maxLength: 8 });
const paths = fc
  .record({
    segments: fc.array(word, { maxLength: 4 }),
    query: fc.array(fc.tuple(word, word), { maxLength: 3 }),
    fragment: fc.option(word, { nil: null }),
  })
  .map(({ segments, query, fragment }) => {
    const path = `/${segments.map((segment) => `s${encodeURIComponent(segment)}`).join('/')}`;
    const search = new URLSearchParams(query).toString();
    return `${path}${search && `?${search}`}${fragment === null ? '' : `#${encodeURIComponent(fragment)}`}`;
  });

describe.each(adapters)('navigation in $name of the url', ({ create, base }) => {
  it('reads back any path that it went to', () => {
    const navigation = create();
    fc.assert(
      fc.property(paths, (path) => {
        navigation.go(path, { replace: true });
        expect(here(navigation)).toBe(path);
      }),
    );
  });

  it.each([
    { path: '/', search: '', hash: '' },
    { path: '/dashboard', search: '', hash: '#first-call' },
    { path: '/usage', search: '?status=failed&entry=a', hash: '#webhooks' },
    { path: '/api-keys', search: '?q=%23one%3F', hash: '' },
    { path: '/a%20b', search: '', hash: '#c%20d' },
  ])('reads the parts of $path$search$hash', ({ path, search, hash }) => {
    const navigation = create();
    navigation.go(path + search + hash);
    expect([navigation.path(), navigation.search(), navigation.hash()]).toEqual([path, search, hash]);
    expect(window.location.href).toBe(new URL(base + path + search + hash, start).href);
  });

  it('takes what is empty for missing', () => {
    const navigation = create();
    navigation.go('/usage?#');
    expect(here(navigation)).toBe('/usage');
  });

  it('makes links that open where it goes', () => {
    const navigation = create();
    const path = '/usage?status=failed#webhooks';
    navigation.go(path);
    expect(new URL(navigation.href(path), window.location.href).href).toBe(window.location.href);
    expect(navigation.url(path)).toBe(window.location.href);
  });

  it('leaves no step behind where it replaces, nor a state that is not passed on', () => {
    const navigation = create();
    navigation.go('/one', { state: { isOpenedHere: true } });
    const { length } = history;
    expect(navigation.state()).toEqual({ isOpenedHere: true });
    navigation.go('/two', { replace: true });
    expect([navigation.path(), navigation.state(), history.length]).toEqual(['/two', null, length]);
  });

  it('goes back, with the state of the step', async () => {
    const navigation = create();
    navigation.go('/one', { state: 1 });
    navigation.go('/two', { state: 2 });
    navigation.back();
    await expect.poll(navigation.path).toBe('/one');
    expect(navigation.state()).toBe(1);
  });

  it('reports each change, by itself or by the browser, until it is disposed of', async () => {
    const navigation = create();
    const seen: string[] = [];
    const dispose = navigation.onChange(() => void seen.push(here(navigation)));
    navigation.go('/one');
    navigation.go('/two', { replace: true });
    navigation.go('/three');
    expect(seen).toEqual(['/one', '/two', '/three']);
    navigation.back();
    await expect.poll(() => seen.at(-1)).toBe('/two');
    window.location.hash = `${navigation.href('/two').replace(/^[^#]*#?/, '')}#part`;
    await expect.poll(() => seen.at(-1)).toMatch(/^\/two#/);
    dispose();
    const { length } = seen;
    navigation.go('/four');
    expect(seen).toHaveLength(length);
  });

  it('reports to several listeners', () => {
    const navigation = create();
    const [first, second] = [vi.fn(), vi.fn()];
    const dispose = navigation.onChange(first);
    onTestFinished(navigation.onChange(second));
    dispose();
    navigation.go('/one');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('opens another site in a tab of its own, without a way back', () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    create().openExternal('https://docs.example');
    expect(open).toHaveBeenCalledWith('https://docs.example', '_blank', 'noopener,noreferrer');
  });
});

describe('navigation below a sub-path', () => {
  it.each([
    { url: '/console', path: '/' },
    { url: '/console/api-keys', path: '/api-keys' },
    { url: '/Console/api-keys', path: '/api-keys' },
    { url: '/consoles', path: '/consoles' },
    { url: '/elsewhere', path: '/elsewhere' },
  ])('reads $url as $path', ({ url, path }) => {
    history.replaceState(null, '', url);
    expect(createBrowserNavigation('/console').path()).toBe(path);
  });
});

describe('navigation in a fragment that a person typed', () => {
  it.each([
    { hash: '', location: '/' },
    { hash: '#', location: '/' },
    { hash: '#/', location: '/' },
    { hash: '#billing', location: '/billing' },
    { hash: '#?scenario=visitor', location: '/?scenario=visitor' },
    { hash: '#/dashboard#first-call', location: '/dashboard#first-call' },
    { hash: '#/usage?q=a?b#c?d#e', location: '/usage?q=a?b#c?d#e' },
  ])('reads $hash as $location', ({ hash, location }) => {
    history.replaceState(null, '', window.location.pathname + hash);
    expect(here(createHashNavigation())).toBe(location);
  });
});
