import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadConsole } from '#src/first-paint/preload-console.ts';

interface Link {
  readonly rel: string;
  readonly as?: string;
  readonly type?: string;
  readonly href: string;
  /** Ends its request. */
  end(event: 'load' | 'error'): void;
}

/** A page whose script names what the console starts with, and what it has requested so far. */
function openedOver(protocol: string, firstPaint?: string) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ nextHopProtocol: protocol }] });
  const links: Link[] = [];
  const dataset: Record<string, string> = {
    ...{
      modules: './state.js ./main.js',
      stores: './provider.js ./stores.js',
      show: './react.js',
      logIn: './log-in.js',
    },
    fonts: './sans.woff2',
  };
  const script = { dataset, removeAttribute: () => delete dataset['modules'] };
  const page = {
    documentElement: { dataset: firstPaint === undefined ? {} : { firstPaint } },
    querySelector: () => ('modules' in dataset ? script : null),
    createElement: () => {
      const listeners = new Map<string, () => void>();
      return {
        addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
        end: (type: string) => listeners.get(type)?.(),
      };
    },
    head: { append: (link: Link) => void links.push(link) },
  };
  const preload = (others?: readonly string[]) => preloadConsole(page as unknown as Document, others);
  return { preload, links, names: () => links.map(({ href }) => href) };
}

const OTHERS = ['./frame.js', './react.js', './frame.css', './page.js'];

afterEach(() => vi.unstubAllGlobals());

describe('the files of the console', () => {
  it('share an old line in turn, beside the font, as far as they call; then what draws comes at once', () => {
    const { preload, links, names } = openedOver('http/1.1');
    preload(OTHERS);
    expect(names()).toEqual(['./sans.woff2', './state.js', './main.js', './provider.js']);
    links[1]?.end('load');
    expect(names().slice(4)).toEqual(['./stores.js']);
    links[2]?.end('error');
    expect(names().slice(5)).toEqual(['./react.js', './frame.js', './frame.css', './page.js']);
  });

  it('are all requested at once where the browser sees to their order', () => {
    const { preload, links } = openedOver('h2');
    preload(OTHERS);
    expect(links.map(({ rel, as = '', href }) => `${rel} ${as} ${href}`)).toEqual([
      'preload font ./sans.woff2',
      'modulepreload  ./state.js',
      'modulepreload  ./main.js',
      'modulepreload  ./provider.js',
      'modulepreload  ./stores.js',
      'modulepreload  ./react.js',
      'modulepreload  ./frame.js',
      'preload style ./frame.css',
      'modulepreload  ./page.js',
    ]);
  });

  it('are requested once, and without the font that the drawn log-in form has asked for', () => {
    const { preload, names } = openedOver('h2', 'log-in');
    preload();
    preload(OTHERS);
    expect(names()).toEqual(['./state.js', './main.js', './react.js', './log-in.js']);
  });
});
