import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { problemsInBothThemes } from '#tests/support/accessibility/accessibility-problems.ts';
import { here, openApp, pageTitled, PENDING } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

const WIDE = [1280, 800] as const;
afterEach(() => page.viewport(...WIDE));

async function openPage(options: TestAppOptions = {}) {
  await page.viewport(...WIDE);
  const app = openApp({ path: '/dashboard', scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
  return app;
}

describe('the header', () => {
  it('names the plan and leads to changing it', async () => {
    await openPage();
    const plan = await screen.findByRole('link', { name: 'Growth plan. Change plan' });
    expect(plan.textContent).toBe('Growth plan');
    await userEvent.click(plan);
    await pageTitled('Billing');
    expect(here()).toBe('/billing#upgrade-plan');
  });

  it('leads to the plans when the plan is not known', async () => {
    const app = await openPage({
      overrideGateways: { billing: { currentSubscription: () => Promise.resolve(fail(unexpected(500))) } },
    });
    const plans = await screen.findByRole('link', { name: 'Plans' });
    expect([plans.getAttribute('href'), app.toasts]).toEqual(['/billing#upgrade-plan', []]);
    await screen.findByText("Couldn't load your plan");
  });
});

describe('the maintenance notice', () => {
  const settings = { maintenance: { mode: false, notice: 'Maintenance on Sunday, 22:00 UTC.' } };

  it('shows, goes when it is dismissed, and stays away', async () => {
    const { storage } = await openPage({ settings });
    await screen.findByText('Maintenance on Sunday, 22:00 UTC.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
    expect(screen.queryByText('Maintenance on Sunday, 22:00 UTC.')).toBeNull();
    expect(storage.get('gatehouse.dismissed-notice')).toBe('Maintenance on Sunday, 22:00 UTC.');
  });
});

describe('a notice with a level and a link', () => {
  it('shows below that of the maintenance, and is accessible in both themes', async () => {
    const link = { url: '/billing', text: { default: 'See your plan' } };
    await openPage({
      settings: {
        maintenance: { mode: false, notice: 'Maintenance on Sunday.' },
        notices: [
          { text: { default: 'Prices change.' }, level: 'danger', link },
          { text: { default: 'New: Base.' }, level: 'info' },
        ],
      },
    });
    const bars = screen.getAllByRole('button', { name: 'Dismiss notice' }).map((button) => button.parentElement);
    expect(bars.map((bar) => bar?.textContent.trim())).toEqual([
      ...['Maintenance on Sunday.', 'Prices change. See your plan', 'New: Base.'],
    ]);
    await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
    expect(await problemsInBothThemes()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'See your plan' }));
    await pageTitled('Billing');
  });
});

describe('the profile menu', () => {
  async function openMenu() {
    await userEvent.click(screen.getByRole('button', { name: 'Profile: Elena Vasileva' }));
    return screen.findByRole('menu', { name: 'Profile: Elena Vasileva' });
  }

  it('shows who is signed in', async () => {
    await openPage();
    const menu = await openMenu();
    expect(menu.textContent).toContain('Elena Vasilevaelena@northwall.example');
  });

  it('chooses the theme', async () => {
    const { stores } = await openPage();
    await openMenu();
    expect(screen.getByRole('menuitemradio', { name: 'System' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(stores.theme.theme).toBe('dark'));
  });

  it('logs out, and nothing of the account stays', async () => {
    const app = await openPage();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await pageTitled('Log in to Gatehouse');
    expect([here(), app.stores.account.stores, app.session.user]).toEqual(['/auth/login', null, null]);
    expect(document.body.textContent).not.toMatch(/Vasileva|session expired/);
  });
});

describe('a suspended account', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Your account is suspended' });

  it.each(['/dashboard', '/account/change-email/a.b.c'])('is blocked on %s, and nothing closes that', async (path) => {
    openApp({ path, scenario: 'suspended' });
    await dialog();
    await userEvent.keyboard('{Escape}');
    expect(await dialog()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('sees the page that follows a payment', async () => {
    openApp({ path: '/subscription-success', scenario: 'suspended' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is led to billing, which stays open', async () => {
    openApp({ path: '/api-keys', scenario: 'suspended' });
    await dialog();
    await userEvent.click(screen.getByRole('link', { name: 'View billing' }));
    await pageTitled('Billing');
    expect([here(), screen.queryByRole('alertdialog')]).toEqual(['/billing#upgrade-plan', null]);
    await screen.findByText('Your account is suspended.');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await dialog();
  });

  it('may log out', async () => {
    openApp({ path: '/dashboard', scenario: 'suspended' });
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await pageTitled('Log in to Gatehouse');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is detected when the user returns to the page', async () => {
    const calls = new DeferredCalls<void, CurrentSubscription>();
    const app = await openPage({
      overrideGateways: { billing: { currentSubscription: (signal) => calls.send(undefined, signal) } },
    });
    const plan = { name: 'Growth', free: true, suspended: false, monthlyCredits: 1 } as CurrentSubscription;
    await calls.resolve(0, plan);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    app.returnToPage();
    await calls.resolve(1, { ...plan, suspended: true });
    await dialog();
    app.returnToPage();
    await calls.resolve(2, plan);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the navigation', () => {
  it('offers the pages that exist and marks the one that shows', async () => {
    await openPage();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    const names = within(navigation)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Dashboard', 'API Key Management', 'Verify Domain', 'Billing', 'Usage', 'Team', 'Faucets']);
    expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
    await userEvent.click(within(navigation).getByRole('link', { name: 'API Key Management' }));
    const title = await pageTitled('API Key Management');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('API Key Management');
  });

  it('is a drawer on a phone: it closes on the way to a page, on Esc, and by a press beside it', async () => {
    await openPage();
    await page.viewport(390, 844);
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(
      within(drawer).getAllByRole('link', { name: /Dashboard|API Key Management|Verify Domain|Billing/ }),
    ).toHaveLength(4);
    await userEvent.click(within(drawer).getByRole('link', { name: 'Billing' }));
    await pageTitled('Billing');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Open menu' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.click(opener);
    const reopened = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(reopened.parentElement ?? reopened, { position: { x: 380, y: 400 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('lets a keyboard skip to the page', async () => {
    await openPage();
    screen.getByText('Skip to content').focus();
    await userEvent.keyboard('{Enter}');
    expect([document.activeElement?.textContent, here()]).toEqual(['Dashboard', '/dashboard']);
  });
});
