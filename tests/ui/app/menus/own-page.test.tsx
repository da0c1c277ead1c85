import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnLink } from '#src/domain/branding/own-pages.ts';
import { FramedPage } from '#src/ui/app/own-page.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';
import { allMessages } from '#tests/support/all-messages.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';
import { TestApp } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';

const HOST = 'https://reports.acme.example';
const REPORTS: OwnLink = {
  text: { default: 'Reports', de: 'Berichte' },
  icon: 'chart',
  url: `${HOST}/monthly?view=all`,
  frame: true,
  id: 'reports',
};

beforeEach(() => page.viewport(1280, 800));

function open(path: string, externalHosts = 'reports.acme.example') {
  const menu = { help: [], profile: [], sidebar: [REPORTS] };
  const app = openApp({ path, scenario: 'active-customer', settings: { menu, externalHosts } });
  app.stores.theme.choose('light');
  return app;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/Reports|Berichte/);

it('opens inside the console under its own path, from the sidebar and from the palette', async () => {
  open('/dashboard');
  await pageTitled('Dashboard');
  await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Reports' }));
  const heading = await pageTitled('Reports');
  expect([here(), document.title]).toEqual(['/pages/reports', 'Reports · Gatehouse']);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(frame().getAttribute('src')).toBe(`${REPORTS.url}&theme=light&lang=en`);
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
  expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByRole('link', { name: 'Reports' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(REPORTS.url);

  history.back();
  await pageTitled('Dashboard');
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await userEvent.fill(palette.getByRole('combobox'), 'reports');
  await userEvent.click(await palette.findByRole('option', { name: /Reports/ }));
  await pageTitled('Reports');
});

it('hears of another theme and language without being loaded again', async () => {
  const { stores } = open('/pages/reports');
  await pageTitled('Reports');
  const before = frame();
  const postMessage = vi.fn();
  Object.defineProperty(before, 'contentWindow', { value: { postMessage } });
  fireEvent.load(before);
  stores.theme.choose('dark');
  await waitFor(() => expect(postMessage).toHaveBeenLastCalledWith(appearance('dark', 'en'), HOST));
  await stores.language.choose('de');
  await pageTitled('Berichte');
  await waitFor(() => expect(postMessage).toHaveBeenLastCalledWith(appearance('dark', 'de'), HOST));
  expect(frame()).toBe(before);
});

const appearance = (theme: string, language: string) => ({ type: 'gatehouse:appearance', theme, language });

it('opens as a link where its host is not allowed', async () => {
  open('/pages/reports', '');
  await pageTitled('Dashboard');
  const link = within(screen.getByRole('navigation')).getByRole('link', { name: /^Reports/ });
  expect([here(), link.getAttribute('href')]).toEqual(['/dashboard', REPORTS.url]);
});

it('that does not come can be asked for again, or opened in a new tab', async () => {
  const app = new TestApp();
  app.i18n.add(allMessages);
  render(
    <I18nextProvider i18n={app.i18n.instance}>
      <StoresProvider value={app.stores}>
        <FramedPage link={REPORTS} title="Reports" patienceMs={0} />
      </StoresProvider>
    </I18nextProvider>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Couldn't load this page.*open it in a new tab/);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('alert');
});

it('that the policy blocks says so', async () => {
  open('/pages/reports');
  await pageTitled('Reports');
  const violation = { effectiveDirective: 'frame-src', blockedURI: HOST } as const;
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      ...violation,
      documentURI: '',
      originalPolicy: '',
      violatedDirective: 'frame-src',
      statusCode: 200,
      disposition: 'enforce',
    }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/isn't allowed to show the page/);
  expect(within(alert).queryByRole('button')).toBeNull();
});
