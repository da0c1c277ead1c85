import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { Gate } from '#tests/support/gate.ts';
import { opener, openLogs, query, shown } from './logs-screen.tsx';

afterEach(() => page.viewport(1280, 800));

const SHOW = { name: 'Show the new delivery' };
const twice = 'Your server already received this callback. Redelivering sends it again.';

async function openDetail(rowIndex = 0) {
  await shown(/^Showing (all )?\d+ callbacks/);
  await userEvent.click(opener(rowIndex));
  return screen.findByRole('dialog');
}
const redeliver = () => screen.findByRole('button', { name: 'Redeliver' });
const announced = (detail: HTMLElement) =>
  within(detail)
    .getAllByRole('status')
    .map(({ textContent }) => textContent);

describe('the redelivery of a callback', () => {
  it('sends one request, reports it, and leads to the new delivery', async () => {
    const gate = new Gate<void>();
    let count = 0;
    await openLogs('?status=failed#webhooks', (logs) => ({
      redeliverCallback: async (id) => {
        count += 1;
        await gate.opened;
        return logs.redeliverCallback(id);
      },
    }));
    const detail = await openDetail();
    const title = () => within(detail).getByRole('heading', { level: 2 }).textContent;
    const failed = title();
    await userEvent.dblClick(await redeliver());
    const busy = within(detail).getByRole('button', { name: 'Redelivering' });
    expect([count, busy.getAttribute('aria-busy')]).toEqual([1, 'true']);
    expect(announced(detail)).toContain('Redelivering');
    gate.open();
    const link = await within(detail).findByRole('link', SHOW);
    expect(announced(detail)).toContain('Redelivery requested.');
    expect([document.activeElement?.textContent, count]).toEqual(['Redeliver', 1]);
    await userEvent.click(link);
    await waitFor(() => expect(query().get('status')).toBeNull());
    const opened = await screen.findByRole('dialog');
    expect(within(opened).getByRole('heading', { level: 2 }).textContent).toBe(failed.replace('Failed', 'Success'));
    expect(await screen.findByText(twice)).toBeTruthy();
    expect(screen.queryByRole('link', SHOW)).toBeNull();
  });

  it('goes to the new delivery by keyboard, and the panel has the focus while it stays', async () => {
    await openLogs('#webhooks');
    const detail = await openDetail(2);
    const before = query().get('entry');
    (await redeliver()).focus();
    await userEvent.keyboard('{Enter}');
    await within(detail).findByRole('link', SHOW);
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(query().get('entry')).not.toBe(before));
    expect(screen.getByRole('dialog')).toBe(detail);
    expect(document.activeElement).toBe(detail);
  });

  it('shows beside the button why it failed, and works again', async () => {
    const results: Result<string | null>[] = [fail(unreachable()), ok(null)];
    await openLogs('#webhooks', () => ({ redeliverCallback: () => Promise.resolve(results.shift()!) }));
    const detail = await openDetail();
    await userEvent.click(await redeliver());
    await waitFor(() => expect(announced(detail)).toContain('We could not confirm this. Check before trying again.'));
    expect(document.activeElement).toBe(await redeliver());
    await userEvent.click(await redeliver());
    await waitFor(() => expect(announced(detail)).toContain('Redelivery requested. It will appear in the log.'));
    expect(screen.queryByRole('link', SHOW)).toBeNull();
  });

  it('breaks a long word of the provider on a small phone', async () => {
    const failure = rejected(409, 'busy', 'No.', { details: ['W'.repeat(400)] });
    await page.viewport(320, 640);
    await openLogs('#webhooks', () => ({ redeliverCallback: () => Promise.resolve(fail(failure)) }));
    const detail = await openDetail();
    await userEvent.click(await redeliver());
    const word = await within(detail).findByText('W'.repeat(400));
    expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(word.closest('[data-slot="detail-panel"]')?.scrollWidth).toBeLessThanOrEqual(320);
  });
});
