import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserRelease } from '#src/adapters/browser/browser-release.ts';

const OWN = './assets/B1xQfozV.js';
const html = (entry: string) => `<!doctype html><script type="module" crossorigin src="${entry}"></script>`;

interface Input {
  readonly type: string;
  readonly value: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
}

function pageWith(...inputs: readonly Input[]): Document {
  return {
    baseURI: 'https://console.example/console/',
    querySelector: () => ({ getAttribute: () => OWN }),
    querySelectorAll: () => inputs,
  } as unknown as Document;
}

afterEach(() => vi.unstubAllGlobals());

describe('the release of a page', () => {
  it.each([
    ['the same', new Response(html(OWN)), 'same'],
    ['another', new Response(html('./assets/C2yRgpaW.js')), 'replaced'],
    ['no console', new Response('<!doctype html><p>Sign in to the network'), 'unreachable'],
    ['an error', new Response(html('./assets/C2yRgpaW.js'), { status: 503 }), 'unreachable'],
  ])('detects that the deployment serves %s', async (_, response, state) => {
    const fetch = vi.fn(() => Promise.resolve(response));
    vi.stubGlobal('fetch', fetch);
    expect(await createBrowserRelease(pageWith()).state()).toBe(state);
    expect(fetch).toHaveBeenCalledWith(new URL('https://console.example/console/'), { cache: 'no-store' });
  });

  it('detects that the deployment is unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await createBrowserRelease(pageWith()).state()).toBe('unreachable');
  });

  it.each([
    ['a text', { type: 'text', value: 'Ada' }, true],
    ['a password', { type: 'password', value: 'x' }, true],
    ['an empty field', { type: 'text', value: '' }, false],
    ['a tick', { type: 'checkbox', value: 'on', checked: true }, true],
    ['no tick', { type: 'checkbox', value: 'on', checked: false }, false],
    ['a field that nobody may change', { type: 'text', value: 'Ada', disabled: true }, false],
  ])('reports whether a reload would lose %s', (_, input, hasInput) => {
    expect(createBrowserRelease(pageWith(input)).hasInput()).toBe(hasInput);
  });
});
