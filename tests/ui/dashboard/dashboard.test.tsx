import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import { ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

async function openPage(options: TestAppOptions = {}) {
  await page.viewport(1280, 800);
  const app = openApp({ path: '/dashboard', scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
  return app;
}

/** The provider reports these steps as done. */
function done(...steps: readonly GettingStartedStep[]): TestAppOptions {
  return {
    overrideGateways: { gettingStarted: { load: () => Promise.resolve(ok(steps)) } },
  };
}

const panel = () => screen.findByRole('region', { name: 'Getting started' });

/** The announced text of each pill. */
async function pills(): Promise<readonly string[]> {
  const found = within(await panel());
  await found.findByText(/of . done/);
  return found.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
}

describe('the Getting Started panel', () => {
  it('shows what is left, the next step first, and what is done', async () => {
    await openPage();
    expect(await pills()).toEqual([
      'Create first API call',
      'API reference (opens in a new tab)',
      'Pricing',
      'Done: Create API key',
      'Done: Verify domain',
      'Done: Tutorials',
    ]);
    expect((await panel()).textContent).toContain('3 of 6 done');
    const clickable = [...(await panel()).querySelectorAll('li :is(a, button)')];
    expect(clickable.map(({ textContent }) => textContent)).toEqual([
      'Create first API call',
      'API reference (opens in a new tab)',
      'Pricing',
    ]);
  });

  it('locks the first call until there is a key, and explains why', async () => {
    await openPage({ scenario: 'free-plan' });
    expect((await pills())[2]).toBe('Create first API call Create an API key first');
    expect(within(await panel()).queryByRole('button', { name: /API call/ })).toBeNull();
  });

  it('links each step to its page, and to the documentation in a new tab', async () => {
    await openPage({ scenario: 'free-plan' });
    const links = await within(await panel()).findAllByRole('link');
    expect(links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
      ['/api-keys', null, null],
      ['/verify-domain#domains', null, null],
      ['https://docs.gatehouse.example/tutorials', '_blank', 'noopener noreferrer'],
      ['https://docs.gatehouse.example/api-reference', '_blank', 'noopener noreferrer'],
      ['/billing', null, null],
    ]);
  });

  it('leads to the first call, on this page', async () => {
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Create first API call' }));
    expect(document.activeElement?.id).toBe('first-call');
  });

  it('offers no first call where the deployment names no gateway', async () => {
    await openPage({ scenario: 'free-plan', settings: { gatewayBaseUrl: '' } });
    expect(await pills()).toHaveLength(5);
    expect(screen.queryByText('Create first API call')).toBeNull();
    expect(document.getElementById('first-call')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create API key' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Indexer{Enter}');
    await screen.findByRole('dialog', { name: 'API key created' });
    expect(screen.queryByRole('link', { name: 'Make a call' })).toBeNull();
  });

  it('shows its shape while the steps are loaded', async () => {
    const calls = new DeferredCalls<void, readonly GettingStartedStep[]>();
    const app = await openPage({
      overrideGateways: { gettingStarted: { load: (signal) => calls.send(undefined, signal) } },
    });
    await waitFor(() => expect(calls.count).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
    app.clock.advance(2000);
    const found = await panel();
    expect([found.getAttribute('aria-busy'), within(found).getAllByRole('listitem').length]).toEqual(['true', 6]);
    const height = found.offsetHeight;
    await calls.resolve(calls.count - 1, ['apiKey']);
    expect(await pills()).toContain('Done: Create API key');
    expect([found.getAttribute('aria-busy'), found.offsetHeight]).toEqual(['false', height]);
  });
});

describe('a pill that leads to the documentation', () => {
  /** Prevents new tabs; the test checks the link's target instead. */
  function withoutTabs() {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    onTestFinished(() => window.removeEventListener('click', stay));
  }

  it('is done by the click and stays focused, so that a keyboard continues from there', async () => {
    withoutTabs();
    const app = await openPage({ scenario: 'free-plan' });
    (await screen.findByRole('link', { name: /^Tutorials/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Done: Tutorials'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toMatch(/^API reference/);
    const { data } = app.provider.gettingStarted.load(app.session.getSession()?.token ?? null);
    expect(data.item).toMatchObject({ tutorials: true, apiReference: null });
  });

  it('gives the focus to the title of the page when it was the last step', async () => {
    withoutTabs();
    await openPage(done(...GETTING_STARTED_STEPS.filter((step) => step !== 'tutorials')));
    (await screen.findByRole('link', { name: /^Tutorials/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull());
    expect(document.activeElement).toBe(await pageTitled('Dashboard'));
  });

  it('reappears with the focus when the provider rejected it', async () => {
    withoutTabs();
    const calls = new DeferredCalls<unknown, void>();
    await openPage({
      scenario: 'free-plan',
      overrideGateways: { gettingStarted: { set: (steps) => calls.send(steps) } },
    });
    (await screen.findByRole('link', { name: /^Tutorials/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Done: Tutorials'));
    await calls.reject(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Tutorials/ })));
  });
});
