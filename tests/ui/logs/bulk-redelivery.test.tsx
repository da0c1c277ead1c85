import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RedeliveryJob, RedeliveryJobId } from '#src/domain/logs/bulk-redelivery.ts';
import type { BulkRedeliveryGateway } from '#src/application/logs/bulk-redelivery-gateway.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { Gate } from '#tests/support/gate.ts';
import { userEvent } from '#tests/support/user-event.ts';

const OPEN = { name: 'Redeliver failed callbacks' };
const CONFIRM = { name: 'Redeliver callbacks' };
const counted = (count: number) => Promise.resolve(ok({ count, limit: 50, before: 1000, domains: ['a.example'] }));
const job = (change: Partial<RedeliveryJob> = {}): RedeliveryJob => ({
  ...{ id: 'j' as RedeliveryJobId, state: 'running', total: 12, delivered: 3, failed: 1, startedAt: 0, endedAt: null },
  filter: { blockchain: 'tron', network: '', product: '', searchPhrase: '' },
  ...change,
});

async function open(methods: Partial<BulkRedeliveryGateway>, path = '/usage#webhooks') {
  const bulkRedelivery = { jobs: () => Promise.resolve(ok([])), ...methods };
  const app = openApp({ path, scenario: 'failing-domains', overrideGateways: { bulkRedelivery } });
  await pageTitled('Usage');
  return app;
}

async function openDialog(methods: Partial<BulkRedeliveryGateway>, path?: string) {
  const app = await open(methods, path);
  await userEvent.click(await screen.findByRole('button', OPEN));
  return { app, dialog: within(await screen.findByRole('dialog')) };
}

describe('the redelivery of many callbacks', () => {
  it('counts what the log shows, sends the count that was confirmed once, and shows the job until its end', async () => {
    const sent: unknown[] = [];
    const gate = new Gate<void>();
    let jobs: readonly RedeliveryJob[] = [];
    const { app, dialog } = await openDialog(
      {
        jobs: () => Promise.resolve(ok(jobs)),
        count: (filter) => (sent.push(filter), counted(12)),
        async start(filter, count) {
          sent.push([filter, count]);
          await gate.opened;
          jobs = [job()];
          return ok(jobs[0]!);
        },
      },
      '/usage?blockchain=tron&status=success#webhooks',
    );
    const filter = { blockchain: 'tron', network: '', product: '', searchPhrase: '' };
    expect(await dialog.findByText('12 failed callbacks will be sent to a.example again.')).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', CONFIRM));
    gate.open();
    const bar = await screen.findByRole('progressbar', { name: 'Redelivery of failed callbacks' });
    expect(sent).toEqual([filter, [{ ...filter, before: 1000 }, 12]]);
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['4', '12']);
    expect(screen.getByText('Redelivery started.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(OPEN.name));
    jobs = [job({ state: 'done', delivered: 10, failed: 2, endedAt: 5000 })];
    app.clock.advance(3000);
    const words = 'Redelivery finished. Delivered: 10 of 12. Failed again: 2.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await userEvent.click(screen.getByRole('link', { name: 'Show failed callbacks' }));
    expect(new URLSearchParams(window.location.search).toString()).toBe('blockchain=tron&status=failed&between=0-5000');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words, { ignore: '[role="status"]' })).toBeNull();
  });

  it.each([
    [0, "No failed callbacks match the filters, so there's nothing to redeliver."],
    [51, 'Failed callbacks that match: 51. At most 50 can be redelivered in one go, so narrow the filters.'],
  ])('has nothing to confirm for %j of them', async (count, words) => {
    const { dialog } = await openDialog({ count: () => counted(count) });
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryByRole('button', CONFIRM)).toBeNull();
  });

  it('shows another count that the server has by now, starts nothing, and asks again', async () => {
    const counts = [12, 14];
    const { dialog } = await openDialog({
      count: () => counted(counts.shift() ?? 14),
      start: () => Promise.resolve(fail(rejected(409, 'changed', ''))),
    });
    await dialog.findByText(/^12 failed callbacks/);
    await userEvent.click(dialog.getByRole('button', CONFIRM));
    expect(await dialog.findByText(/^14 failed callbacks/)).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('The number of failed callbacks changed.');
    await userEvent.click(dialog.getByRole('button', CONFIRM));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('already being redelivered'));
  });

  it('counts again after a failure', async () => {
    const results = [Promise.resolve(fail(unreachable())), counted(1)];
    const { dialog } = await openDialog({ count: () => results.shift()! });
    await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('1 failed callback will be sent to a.example again.')).toBeVisible();
  });

  it('shows a job of another device, stops it where it stands, and leaves the focus there', async () => {
    const stopped = job({ state: 'stopped', endedAt: 1 });
    const results = [fail(rejected(403, 'no', 'Not now.')), ok(stopped)];
    await open({ jobs: () => Promise.resolve(ok([job()])), stop: () => Promise.resolve(results.shift()!) });
    const stop = await screen.findByRole('button', { name: 'Stop' });
    await userEvent.click(stop);
    expect(await screen.findByText('Not now.')).toBeVisible();
    await userEvent.click(stop);
    const words = 'Redelivery stopped. Delivered: 3 of 12. Failed again: 1.';
    await waitFor(() => expect(document.activeElement).toHaveTextContent(words));
  });

  it('names the word of the provider for a state that is unknown, and lists again after a failure', async () => {
    const long = 'x'.repeat(400);
    const results = [fail(unreachable()), ok([job({ state: long })])];
    await open({ jobs: () => Promise.resolve(results.shift() ?? ok([])) });
    const alert = (await screen.findByText("Couldn't load redeliveries.")).parentElement!;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(new RegExp(long))).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  });
});

it('a provider without the capabilities shows and asks for none of it', async () => {
  openApp({ path: '/usage#webhooks', scenario: 'required-operations' });
  await pageTitled('Usage');
  await screen.findByText(/^Showing \d+ callbacks/);
  expect(screen.queryByRole('button', OPEN)).toBeNull();
});
