import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openApp, PENDING } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';
import { renderJson } from '#tests/ui/components/json-viewer/render-json.tsx';
import { openDrawer, openPage } from '#tests/ui/calls/calls-screen.tsx';

type Find = () => HTMLElement | null | undefined;

const inRow = (selector: string) => (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row-index="1"] ${selector}`);
const cell = (column: number) => inRow(`[role="cell"]:nth-child(${column})`);
const named = (role: string, name: RegExp) => () => screen.queryAllByRole(role, { name })[0];
const text = (content: RegExp) => () => screen.queryAllByText(content)[0];

const one = (selector: string) => () => document.querySelector<HTMLElement>(selector);

/** Whatever lies in a row or a card that a click opens, and plain cells beside. */
const PLACES: Readonly<Record<string, Readonly<Record<string, Find>>>> = {
  '/usage#webhooks': { 'a time': inRow('time'), 'an event': inRow('[data-main]'), 'a network': cell(5) },
  '/usage#api-request': { 'a time': inRow('time'), 'an id': inRow('.mono'), 'a product': inRow('[data-main] bdi') },
  '/api-keys': {
    'a name': named('button', /^payouts-worker$/),
    'a mask': one('tbody code'),
    'a time': one('tbody time'),
  },
  '/verify-domain#domains': { 'a domain': text(/^https:/), 'a time': one('tbody time') },
  '/team': { 'an email': text(/^elena@northwall\.example$/) },
  '/faucets': { 'an address': one('tbody code, tbody .mono'), 'a time': one('tbody time') },
  '/dashboard': { 'a failed call': one('a.selectable'), 'its time': one('li:has(> a.selectable) > .num') },
  '/billing#upgrade-plan': { 'the name of a plan': named('heading', /^Business$/) },
};

async function drag(from: Element, to: Element = from): Promise<string> {
  document.getSelection()?.removeAllRanges();
  from.setAttribute('data-drag', 'from');
  to.setAttribute('data-drag-to', 'to');
  await commands.dragAcross('[data-drag]', '[data-drag-to]');
  from.removeAttribute('data-drag');
  to.removeAttribute('data-drag-to');
  return String(document.getSelection());
}

afterEach(async () => {
  document.getSelection()?.removeAllRanges();
  await page.viewport(1280, 800);
});

async function shown(find: Find): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
  return waitFor(() => find() ?? expect.fail('It does not show'));
}

const dialogs = () => document.querySelectorAll('[role="dialog"], [data-slot="panel"]').length;

describe('text that is dragged across with the mouse', () => {
  it.each(Object.entries(PLACES))('is selected as it shows on %s, and opens nothing', async (path, places) => {
    await page.viewport(1440, 900);
    openApp({ path, scenario: 'active-customer' });
    for (const [place, find] of Object.entries(places)) {
      const element = await shown(find);
      const [url, opened] = [window.location.href, dialogs()];
      expect([place, await drag(element)]).toEqual([place, element.innerText.trim()]);
      expect([place, window.location.href, dialogs()]).toEqual([place, url, opened]);
    }
  });

  it('is selected in the path of a call of the console', async () => {
    const { add } = await openPage();
    add();
    await openDrawer();
    const path = await shown(() => document.querySelector<HTMLElement>('[data-call]'));
    expect(await drag(path)).toBe(path.innerText);
    expect(path.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a click without a drag', () => {
  it.each([
    ['a callback', '/usage#webhooks', cell(5)],
    ['an API call', '/usage#api-request', inRow('time')],
  ])('opens %s wherever it hits the row, and the focus comes back to its name', async (_, path, find) => {
    openApp({ path, scenario: 'active-customer' });
    const element = await shown(find);
    await userEvent.click(element);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(document.activeElement).toBe(inRow('[data-main]')()));
  });
});

describe('JSON that is selected with the mouse', () => {
  it('has the lines and the indents that it shows, and no other', async () => {
    renderJson('{"data":{"amount":1,"list":["a",null]},"ok":true}');
    const [, data, amount, , first] = document.querySelectorAll('[data-slot="json-row"]');
    expect(await drag(data!.children[1]!, first!.lastElementChild!)).toBe(
      '"data": {\n    "amount": 1,\n    "list": [\n      "a"',
    );
    expect(await drag(amount!.children[1]!, amount!.lastElementChild!)).toBe('"amount": 1');
  });
});
