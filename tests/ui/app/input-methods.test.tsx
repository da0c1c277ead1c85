import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApp } from '#tests/support/open-app.tsx';

const SOURCES = import.meta.glob<string>('../../../src/ui/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** These see a key before the guard; none acts on one without Ctrl that is pressed in a field. */
const BEFORE_THE_GUARD = [
  ...['app/app.tsx', 'components/dialog/beside-panel.tsx', 'demo/panel/demo-layer.tsx', 'demo/tour/tour-card.tsx'],
];

const KEYS = ['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown'];

const HOW = {
  'while a word is composed': { isComposing: true },
  'that ends a word in Safari': { isComposing: false, keyCode: 229 },
} as const;

describe('a key of an input method', () => {
  it.each(Object.entries(HOW))('%s reaches no handler of the page', async (_, how) => {
    openApp({ path: '/auth/login', scenario: 'visitor' });
    const field = await screen.findByLabelText('Email');
    const seen: string[] = [];
    const listen = ({ key }: Event & { key?: string }) => void seen.push(key ?? '');
    document.addEventListener('keydown', listen, true);
    onTestFinished(() => document.removeEventListener('keydown', listen, true));

    const press = (key: string, init: KeyboardEventInit) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
    expect(
      KEYS.map((key) => press(key, how)),
      'the input method has its key',
    ).not.toContain(false);
    expect(seen).toEqual([]);
    for (const key of KEYS) press(key, {});
    expect(seen).toEqual(KEYS);
  });

  it('could be seen before by the listeners in this list alone', () => {
    const early = Object.entries(SOURCES)
      .filter(([, source]) => /window\.addEventListener\('keydown', \w+, true\)/.test(source))
      .map(([file]) => file.replace('../../../src/ui/', ''));
    expect(early.sort()).toEqual(BEFORE_THE_GUARD);
  });

  it('needs no check in any handler, because none could see it', () => {
    const files = Object.entries(SOURCES).filter(([, source]) => /isComposing|keyCode/.test(source));
    expect(files.map(([file]) => file.replace('../../../src/ui/', ''))).toEqual(['app/app.tsx']);
  });
});
