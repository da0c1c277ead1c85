import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import type { PlanQuota, UsageSummary } from '#src/domain/usage/usage-summary.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { here, pageTitled } from '#tests/support/open-app.tsx';
import { withUsage, costRows, openUsage, quotaCard, sidebarCredits, summary } from './usage-screen.tsx';

beforeEach(() => page.viewport(1280, 800));

const meter = () => screen.findByRole('meter', { name: 'Plan quota' });
const widths = async () => [...(await meter()).children].map((segment) => (segment as HTMLElement).style.width);

describe('the plan quota', () => {
  it('shows the true figure beside a capped bar', async () => {
    openUsage();
    await meter();
    const card = within(await quotaCard());
    card.getByText('112%');
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

  it.each<Partial<PlanQuota> & { readonly of: string; readonly scenario?: ScenarioName; readonly sentence: RegExp }>([
    { of: 'a period that has only begun', startDate: Date.UTC(2026, 10, 21), used: 5, sentence: /^Forecasts start/ },
    { of: 'no period', startDate: null, used: 5, sentence: /^No forecast: there's no current billing period/ },
    { of: 'no period, all used', startDate: null, used: 1005, sentence: /^You've used all your included credits\.$/ },
    { of: 'little', used: 400, sentence: /use about 570 credits by November 30/ },
    {
      of: 'much',
      used: 840,
      sentence: /run out on November 25, 2026\. About 196 extra credits .* would cost \$0\.01\.$/,
    },
    {
      of: 'much, without a price',
      used: 840,
      scenario: 'free-plan',
      sentence: /run out on November 25, 2026, before the billing period ends on November 30, 2026\.$/,
    },
  ])('forecasts $of as far as possible', async ({ of: _, sentence, scenario = 'active-customer', ...quota }) => {
    openUsage(withUsage(quota), { scenario });
    await screen.findByText(sentence);
  });

  it('shows where the credits of the sidebar are followed, from another tab too', async () => {
    openUsage(undefined, { path: '/usage#webhooks' });
    await userEvent.click(await screen.findByRole('link', { name: /^Credits/ }));
    await waitFor(() => expect(here()).toBe('/usage#usage-summary'));
    await quotaCard();
  });
});

describe('the daily cost', () => {
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
});
