import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserClipboard } from '#src/adapters/browser/browser-clipboard.ts';
import { browserFileSaver } from '#src/adapters/browser/browser-file-saver.ts';
import { browserWindowFocus } from '#src/adapters/browser/browser-window-focus.ts';
import { consoleLogger } from '#src/adapters/browser/console-logger.ts';
import { createBrowserExternalLinks } from '#src/adapters/browser/browser-external-links.ts';
import { createLocalStorage } from '#src/adapters/browser/local-storage.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { ThemeStore } from '#src/application/app/theme-store.ts';
import { applyBrand, applyBrandHead, applyTheme } from '#src/composition/apply-appearance.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { Gate } from '#tests/support/gate.ts';

const start = window.location.href;
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

describe('the clipboard', () => {
  const writing = () => vi.spyOn(navigator.clipboard, 'writeText');

  it('reports success', async () => {
    const writeText = writing().mockResolvedValue();
    expect(await browserClipboard.write('a text')).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a text');
  });

  it('reports a failure', async () => {
    const writeText = writing().mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    expect(await browserClipboard.write('a text')).toBe('failed');
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  it('does not try on an insecure page', async () => {
    const writeText = writing().mockResolvedValue();
    vi.stubGlobal('isSecureContext', false);
    expect(await browserClipboard.write('a text')).toBe('insecure-page');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    { text: 'a secret', outcome: 'copied', written: ['a secret'] },
    { text: null, outcome: 'no-text', written: [] },
  ] as const)('gets a text that is still to come within the click, here $text', async ({ text, outcome, written }) => {
    const known = new Gate<string | null>();
    const taken: string[] = [];
    const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      taken.push(await (await item!.getType('text/plain')).text());
    });
    const copying = browserClipboard.write(known.opened);
    expect(write).toHaveBeenCalledTimes(1);
    known.open(text);
    expect([await copying, taken]).toEqual([outcome, written]);
  });

  it.each([
    {
      name: 'takes no promise',
      prevent: () => vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new TypeError()),
    },
    { name: 'knows no items', prevent: () => vi.stubGlobal('ClipboardItem', undefined) },
  ])('gets it when it has come where the browser $name', async ({ prevent }) => {
    prevent();
    const writeText = writing().mockResolvedValue();
    const outcomes = ['late', null].map((text) => browserClipboard.write(Promise.resolve(text)));
    expect(await Promise.all(outcomes)).toEqual(['copied', 'no-text']);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('late');
  });
});

describe('a tab for a url that is still to come', () => {
  const links = createBrowserExternalLinks({ hosts: [], pageUrl: (path) => new URL(path, window.location.href).href });

  function openTab() {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const tab = frame.contentWindow!;
    const close = vi.spyOn(tab, 'close');
    const open = vi.spyOn(window, 'open').mockReturnValue(tab);
    return { frame, open, close };
  }

  it('opens within the click, and follows the url without telling where it comes from', async () => {
    const { frame, open, close } = openTab();
    const url = new Gate<string | null>();
    const opening = links.openWhenKnown(url.opened);
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    url.open('/mock/checkout');
    expect(await opening).toBe('opened');
    await vi.waitFor(() => expect(frame.contentWindow?.location.pathname).toBe('/mock/checkout'));
    expect([frame.contentDocument?.referrer, close.mock.calls.length]).toEqual(['', 0]);
  });

  it.each([
    { url: null, outcome: 'no-url' },
    { url: 'https://evil.example', outcome: 'blocked' },
  ] as const)('closes again for $url', async ({ url, outcome }) => {
    const { close } = openTab();
    expect(await links.openWhenKnown(Promise.resolve(url))).toBe(outcome);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is reported as missing where the browser opens none', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await links.openWhenKnown(Promise.resolve('/mock/checkout'))).toBe('no-tab');
  });
});

describe('leaving for another page', () => {
  it('is heard of when the page is left, until it is disposed of', () => {
    const links = createBrowserExternalLinks({ hosts: [], pageUrl: (path) => `${here()}#${path}` });
    const left: string[] = [];
    const stop = links.navigateTo('/mock/one', () => void left.push('stopped'));
    if (stop !== 'blocked') stop();
    links.navigateTo('/mock/two', () => void left.push('gone'));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toEqual(['gone']);
  });
});

function here(): string {
  return window.location.href.replace(/#.*/, '');
}

describe('the file saver', () => {
  it('hands out a file of that name, with that text to the last sign', async () => {
    const saved: { name: string; text: Promise<string>; type: string }[] = [];
    const made = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = made.mock.lastCall?.[0] as Blob;
      saved.push({ name: this.download, text: blob.text(), type: blob.type });
    });
    browserFileSaver.save({ name: 'a.csv', mediaType: 'text/csv', text: 'é,"1"\r\n' });
    expect(saved.map(({ name, type }) => [name, type])).toEqual([['a.csv', 'text/csv']]);
    expect(await saved[0]?.text).toBe('é,"1"\r\n');
  });
});

describe('the return to the page', () => {
  it('notifies listeners until they unsubscribe', () => {
    const listen = vi.fn();
    const dispose = browserWindowFocus.onReturn(listen);
    window.dispatchEvent(new Event('focus'));
    dispose();
    window.dispatchEvent(new Event('focus'));
    expect(listen).toHaveBeenCalledTimes(1);
  });
});

describe('the logger', () => {
  it('logs at debug level, not as an error', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    consoleLogger.debug('It failed', 'a cause');
    consoleLogger.debug('It failed');
    expect(debug.mock.calls).toEqual([
      ['It failed', 'a cause'],
      ['It failed', ''],
    ]);
  });
});

describe('local storage in a browser', () => {
  it('stores, removes, and receives changes from other tabs', () => {
    const storage = createLocalStorage(() => window.localStorage);
    const received: (string | null)[] = [];
    const dispose = storage.onOtherTab((key) => void received.push(key));
    storage.set('gatehouse.test', 'kept');
    expect([storage.get('gatehouse.test'), window.localStorage.getItem('gatehouse.test')]).toEqual(['kept', 'kept']);
    storage.remove('gatehouse.test');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gatehouse.test', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theirs', newValue: 'x' }));
    dispose();
    expect([storage.get('gatehouse.test'), received]).toEqual([null, ['gatehouse.test']]);
  });
});

describe('the appearance', () => {
  it('takes the tokens of the brand', async () => {
    const root = document.createElement('div');
    await applyBrand({ ...DEFAULT_SETTINGS.brand, accent: '#123456', radius: '10px' }, root);
    const tokens = ['accent-fill', 'accent-contrast', 'accent-text', 'accent-dark-contrast', 'radius'];
    expect(tokens.map((token) => root.style.getPropertyValue(`--brand-${token}`))).toEqual([
      '#123456',
      '#ffffff',
      '#123456',
      '#ffffff',
      '10px',
    ]);
  });

  it('writes what an operator changed of the icons and the description', () => {
    const page = document.implementation.createHTMLDocument('Acme');
    const [icon, description] = [page.createElement('link'), page.createElement('meta')];
    Object.assign(icon, { rel: 'icon', href: './favicon.svg' });
    description.name = 'description';
    page.head.append(icon, description);
    applyBrandHead({ ...DEFAULT_SETTINGS.brand, favicon: 'mark.svg', description: 'Nodes' }, page);
    expect([icon.getAttribute('href'), description.content, page.title]).toEqual(['mark.svg', 'Nodes', 'Acme']);
  });

  it('gives the bars of the browser the theme that is chosen', () => {
    const page = document.implementation.createHTMLDocument();
    for (const theme of ['light', 'dark']) {
      const meta = page.createElement('meta');
      meta.name = 'theme-color';
      meta.dataset['theme'] = theme;
      page.head.append(meta);
    }
    const store = new ThemeStore(new MemoryStorage());
    const stop = applyTheme(store, page.documentElement);
    const media = () => [...page.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map((meta) => meta.media);
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    store.choose('dark');
    expect(media()).toEqual(['not all', 'all']);
    stop();
  });

  it('follows the theme and leaves it to the device when none is chosen', () => {
    const root = document.createElement('div');
    const store = new ThemeStore(new MemoryStorage());
    const stop = applyTheme(store, root);
    const shown = [root.dataset['theme']];
    for (const theme of ['dark', 'light', 'system'] as const) {
      store.choose(theme);
      shown.push(root.dataset['theme']);
    }
    stop();
    store.choose('dark');
    expect([...shown, root.dataset['theme']]).toEqual([undefined, 'dark', 'light', undefined, undefined]);
  });
});
