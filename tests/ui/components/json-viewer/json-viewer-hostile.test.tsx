import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { button, current, find, path, press, textOf, renderJson, tree } from './render-json.tsx';

describe('a hostile text', () => {
  const HOSTILE = {
    '<img src=x onerror="window.hacked=1">': '</script><script>window.hacked=1</script>',
    __proto__: null,
    javascript: 'javascript:window.hacked=1',
  };

  it('stays text, as a name, as a value, and raw', async () => {
    const text = JSON.stringify(HOSTILE);
    renderJson(text);
    for (const view of ['tree', 'raw'] as const) {
      if (view === 'raw') await userEvent.click(button('Raw'));
      expect(document.querySelectorAll('[data-slot="json-viewer"] :is(img, script, a, iframe)')).toHaveLength(0);
    }
    expect(document.querySelector('[data-slot~="json-raw"]')?.textContent).toBe(text);
    expect(window).not.toHaveProperty('hacked');
  });

  it('cannot turn the writing round or hide in it, and is copied as it is', async () => {
    const { copied } = renderJson('["abc\u202Etxt.exe\u200B", "\u2066\u2069\uFEFF"]');
    await press('{ArrowDown}');
    expect(textOf(current())).toBe('"abcU+202Etxt.exeU+200B",');
    expect(current().querySelector('bdi')?.textContent).toBe('"abcU+202Etxt.exeU+200B"');
    expect(
      [...current().querySelectorAll('[data-slot="hidden-character"]')].map(
        (mark) => getComputedStyle(mark).unicodeBidi,
      ),
    ).toEqual(['isolate', 'isolate']);
    await userEvent.click(button('Copy value'));
    expect(copied).toEqual(['abc\u202Etxt.exe\u200B']);
  });
});

describe('a text with much in it that does not show', () => {
  const boxes = () => document.querySelectorAll('[data-slot="json-viewer"] [data-slot="hidden-character"]').length;

  it('renders a bounded part so that the page stays responsive, and copies all', async () => {
    const hidden = '\u200B'.repeat(100_000);
    const { copied } = renderJson(JSON.stringify({ [`a${hidden}`]: `${hidden}needle` }));
    await press('{ArrowDown}');
    expect(textOf(current())).toMatch(
      /^"a(U\+200B){100}… 99,901 more characters: "(U\+200B){100}… 99,907 more characters$/,
    );
    expect(path()).toMatch(/^\$\["a(U\+200B){100}…$/);
    await userEvent.fill(find(), 'needle');
    expect(textOf(current())).toMatch(/…(U\+200B){50}needle"$/);
    expect(boxes()).toBeLessThan(300);
    for (const name of ['Copy value', 'Copy path']) await userEvent.click(button(name));
    expect(copied).toEqual([`${hidden}needle`, `$["a${hidden}"]`]);
    await userEvent.click(button('Raw'));
    expect(boxes()).toBe(2000);
    await userEvent.click(button('Show more'));
    expect(boxes()).toBe(4000);
  });

  it('breaks no character where a piece begins or ends', async () => {
    const { change } = renderJson(JSON.stringify(`${'🔑'.repeat(1000)}x`));
    expect(textOf(current())).toMatch(/^"(🔑){999}… 4 more characters$/u);
    await userEvent.fill(find(), 'x');
    expect(textOf(current())).toMatch(/^…(🔑){25}x"$/u);
    change(JSON.stringify(`${'🔑'.repeat(1000)}_x`));
    await userEvent.fill(find(), 'x');
    expect(textOf(current())).toMatch(/^…(🔑){25}_x"$/u);
    change(`x${'🔑'.repeat(15_000)}`);
    await userEvent.click(button('Show more'));
    expect(screen.getByRole('region', { name: 'Response' }).textContent).toBe(`x${'🔑'.repeat(15_000)}`);
  });
});

describe('a text that is no JSON', () => {
  it.each([
    ['<html><body>Bad gateway</body></html>', 'Not valid JSON. Showing raw text.'],
    ['{"data":{"item":', 'Not valid JSON. Showing raw text.'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'Too large to format. Showing raw text.'],
  ])('is shown verbatim, with a note: %.30s', (text, note) => {
    renderJson(text);
    screen.getByText(note);
    expect(screen.getByRole('region', { name: 'Response' }).textContent).toBe(text);
  });

  it('may be nothing at all', () => {
    renderJson('');
    screen.getByText('The body is empty.');
  });

  it('is shown in pieces when it is long', async () => {
    renderJson('x'.repeat(50_000));
    const length = () => screen.getByRole('region', { name: 'Response' }).textContent.length;
    expect(length()).toBe(20_000);
    await userEvent.click(button('Show more'));
    await userEvent.click(button('Show more'));
    expect([length(), screen.queryByRole('button', { name: 'Show more' })]).toEqual([50_000, null]);
  });
});

describe('a text of a mebibyte', () => {
  /** A hundred levels, then log rows up to the same length. */
  const row = '{"id":1234567,"address":"0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2","amount":1.50,"ok":true},';
  const deep = `${'{"d":'.repeat(99)}"bottom"${'}'.repeat(99)}`;
  const large = `{"deep":${deep},"rows":[${row.repeat(12_000)}"the last"]}`;
  const inThePage = () => tree().querySelectorAll('[data-slot="json-row"]').length;

  it('has no more rows in the page than are near the eye, wherever one is in it', async () => {
    expect(large.length).toBeGreaterThan(1_048_576);
    renderJson(large);
    expect(inThePage()).toBeLessThan(80);
    await press('{End}');
    expect(textOf(current())).toBe('"the last"');
    expect(inThePage()).toBeLessThan(80);
    await userEvent.fill(find(), 'bottom');
    expect(textOf(current())).toBe('"d": "bottom"');
    expect(path()).toBe(`$.deep${'.d'.repeat(99)}`);
    expect(inThePage()).toBeLessThan(80);
  });

  it('is scrolled through by a wheel or a finger too', async () => {
    renderJson(large);
    tree().scrollTop = tree().scrollHeight;
    await screen.findByText('"the last"');
    expect(inThePage()).toBeLessThan(80);
    expect(document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')).toBe(current());
  });

  it('is selected in full, piece by piece, when the clipboard is blocked', async () => {
    const long = `${'ab '.repeat(80_000)}the end`;
    renderJson(JSON.stringify(long), 'failed');
    await userEvent.click(button('Copy value'));
    await waitFor(() => expect(getSelection()?.toString().endsWith('the end')).toBe(true));
    expect(getSelection()?.toString()).toBe(long);
  });

  it('draws of a long value only the beginning, or the place that was found', async () => {
    const { copied } = renderJson(JSON.stringify([`${'a'.repeat(600_000)}needle${'b'.repeat(400_000)}`]));
    await press('{ArrowDown}');
    expect(textOf(current())).toMatch(/^"a{1999}… 998,008 more characters$/);
    await userEvent.fill(find(), 'needle');
    expect(textOf(current())).toMatch(/^…a{50}needleb{1944}/);
    await userEvent.click(button('Copy value'));
    expect(copied[0]).toHaveLength(1_000_006);
  });
});
