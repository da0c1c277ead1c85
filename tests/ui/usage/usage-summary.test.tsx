import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { type RequestFailure, rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import type { UsageSummary } from '#src/domain/usage/usage-summary.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { pageTitled } from '#tests/support/open-app.tsx';
import { withUsage, costRows, openUsage, quotaCard, sidebarCredits, summary } from './usage-screen.tsx';

beforeEach(() => page.viewport(1280, 800));

const meter = () => screen.findByRole('meter', { name: 'Plan quota' });
const widths = async () => [...(await meter()).children].map((segment) => (segment as HTMLElement).style.width);

describe('the plan quota', () => {
  it('shows the true figure beside a capped bar', async () => {
    openUsage();
    const card = within(await quotaCard());
    await card.findByText('112%');
    card.getByText('Credits used: 1,120,480 of 1,000,000 included');
    card.getByText('Over quota');
    expect(await widths()).toEqual(['98%', '2%']);
    expect((await meter()).getAttribute('aria-valuetext')).toBe('112 percent. 120,480 extra credits');
    await card.findByText('$6.02');
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Included: 1,000,000',
      'Extra: 120,480 ($1 for every 20,000). Cost: $6.02',
      'Today, 67% of the period',
    ]);
    card.getByText('November 1, 2026 to November 30, 2026');
    card.getByText(
      "At this pace, you'll use about 529,000 more credits by November 30, 2026, which would cost $26.45.",
    );
    expect(card.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/billing#upgrade-plan');
  });

  it('draws an empty bar when nothing is included', async () => {
    openUsage(withUsage({ used: 7, included: 0 }));
    const card = within(await quotaCard());
    card.getByText('Credits used: 7. Your plan includes none.');
    expect([await widths(), (await meter()).getAttribute('aria-valuetext')]).toEqual([
      ['0%'],
      'No credits are included',
    ]);
  });

  it.each([
    {
      of: 'a plan that sells extra credits',
      scenario: 'active-customer',
      sentence: 'November 25, 2026. About 196 extra credits by November 30, 2026 would cost $0.01.',
    },
    {
      of: 'one that does not',
      scenario: 'free-plan',
      sentence: 'November 25, 2026, before the billing period ends on November 30, 2026.',
    },
  ] as const)('shows when the credits of $of run out', async ({ scenario, sentence }) => {
    openUsage(withUsage({ used: 840, included: 1000 }), { scenario });
    await screen.findByText(`At this pace, your included credits run out on ${sentence}`);
  });

  it.each([
    { of: 'a period that has only begun', startDate: Date.UTC(2026, 10, 21), used: 5, sentence: /^Forecasts start/ },
    { of: 'no period', startDate: null, used: 5, sentence: /^No forecast: there's no current billing period/ },
    { of: 'no period, all used', startDate: null, used: 1005, sentence: "You've used all your included credits." },
    { of: 'little', startDate: undefined, used: 400, sentence: /use about 570 credits by November 30/ },
  ])('forecasts $of as far as possible', async ({ startDate, used, sentence }) => {
    openUsage(withUsage({ used, ...(startDate !== undefined && { startDate }) }));
    await screen.findByText(sentence);
  });
});

describe('the daily cost', () => {
  it('is listed by kind, the largest first, with shares', async () => {
    openUsage();
    expect(await costRows()).toEqual([
      ['API requests', '', '17,840', '43.0%'],
      ['JSON-RPC requests', '', '10,796', '26.0%'],
      ['Event callbacks', '', '5,376', '13.0%'],
      ['xPub daily monitoring', '', '2,742', '6.6%'],
      ['Address daily monitoring', '', '1,828', '4.4%'],
      ['xPub sync operations', '', '1,371', '3.3%'],
      ['Event daily monitoring', '', '857', '2.1%'],
      ['Address sync operations', '', '670', '1.6%'],
    ]);
    screen.getByText('41,480 credits');
    expect(screen.queryByText(/^No credits used for:/)).toBeNull();
  });

  it('only names the kinds that cost nothing', async () => {
    openUsage(withUsage({ used: 1 }, { EVENTS_DAILY_MONITORING: 1, API_REQUEST: 3 }));
    expect(await costRows()).toEqual([
      ['API requests', '', '3', '75.0%'],
      ['Event daily monitoring', '', '1', '25.0%'],
    ]);
    screen.getByText('4 credits');
    screen.getByText(
      'No credits used for: JSON-RPC requests, xPub sync operations, Address sync operations, xPub daily monitoring, Address daily monitoring, Event callbacks.',
    );
  });

  it('explains what will be here when there is none yet', async () => {
    openUsage(withUsage({}));
    await screen.findByText('No daily cost yet');
    screen.getByText('Credits used: 0 of 1,000 included');
    await userEvent.click(screen.getByRole('link', { name: 'Make your first API call' }));
    await pageTitled('Dashboard');
  });
});

describe('a summary that is not there', () => {
  it('shows its shape until it has come', async () => {
    const calls = new DeferredCalls<void, UsageSummary>();
    openUsage(() => ({ summary: (signal) => calls.send(undefined, signal) }));
    await pageTitled('Usage');
    expect((await quotaCard()).getAttribute('aria-busy')).toBe('true');
    const lines = document.querySelectorAll('[data-slot~="table-skeleton"] tbody tr');
    expect([lines.length, sidebarCredits()]).toEqual([8, null]);
    await calls.resolve(calls.count - 1, summary({ used: 7 }));
    await screen.findByText('Credits used: 7 of 1,000 included');
    expect(sidebarCredits()).toBe('Credits0%7 of 1,000Today, 70% of the period');
  });

  it('reports that it did not load, and why, and tries again; the sidebar shows no message', async () => {
    let isDown = true;
    let calls = 0;
    const app = openUsage((usage) => ({
      summary: (signal) => {
        calls += 1;
        return isDown
          ? Promise.resolve(fail(unexpected(503, { message: 'The counter rests.' })))
          : usage.summary(signal);
      },
    }));
    // The account asks, and the page once more.
    await waitFor(() => expect(calls).toBe(2));
    const problem = await screen.findByRole('alert');
    within(problem).getByText("Couldn't load usage");
    within(problem).getByText('The counter rests.');
    expect([sidebarCredits(), app.toasts]).toEqual([null, []]);
    isDown = false;
    await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
    await screen.findByText('112%', { selector: '.readout' });
    expect(sidebarCredits()).toBe('Credits112%1,120,480 of 1,000,000Today, 67% of the period');
  });

  it('still shows the earlier figures, and reports that newer ones failed to load', async () => {
    let isDown = false;
    const app = openUsage((usage) => ({
      summary: (signal) => (isDown ? Promise.resolve(fail(unexpected(503))) : usage.summary(signal)),
    }));
    await screen.findByText('Over quota');
    isDown = true;
    app.clock.advance(15_000);
    app.returnToPage();
    await screen.findByText("Couldn't load usage");
    expect(screen.getByRole('alert').textContent).toContain('An unexpected server error has occurred');
    screen.getByText('Over quota');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText("Couldn't load usage")).toBeNull());
  });
});

describe('a rejection of the summary that carries a state', () => {
  it.each([true, false])('is shown in place when the user stays on the page, figures known: %s', async (isKnown) => {
    let failure: RequestFailure | null = isKnown ? null : rejected(403, 'no', '');
    const app = openUsage((usage) => ({
      summary: (signal) => (failure ? Promise.resolve(fail(failure)) : usage.summary(signal)),
    }));
    if (isKnown) await screen.findByText('Over quota');
    failure = rejected(403, 'no', '', { state: 'dashboard' });
    app.clock.advance(15_000);
    app.returnToPage();
    const problem = await screen.findByRole('alert');
    await waitFor(() => expect(problem.textContent).toMatch(/Couldn't load usage.*Your role doesn't allow this/));
  });
});
