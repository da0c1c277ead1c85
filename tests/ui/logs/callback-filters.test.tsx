import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { ok } from '#src/domain/shared/result.ts';
import { choice, openLogs, shown } from './logs-screen.tsx';

beforeEach(() => page.viewport(1280, 800));

describe('the filters of the callbacks', () => {
  it.each([
    ['blockchains', ['Network', 'Status', 'Product']],
    ['networks', ['Blockchain', 'Status', 'Product']],
    ['statuses', ['Blockchain', 'Network', 'Product']],
    ['products', ['Blockchain', 'Network', 'Status']],
  ])('have no filter without a choice, as where the provider lists no %s', async (missing, others) => {
    await openLogs('#webhooks', (logs) => ({
      callbackFilterOptions: async (signal) => {
        const result = await logs.callbackFilterOptions(signal);
        return result.ok ? ok({ ...result.value, [missing]: [] }) : result;
      },
    }));
    await shown('Showing 20 callbacks');
    const names = () => [...document.querySelectorAll('search select')].map((select) => select.ariaLabel);
    await waitFor(() => expect(names()).toEqual(others));
  });

  it('have no network filter for a blockchain without networks, where others have some', async () => {
    await openLogs('#webhooks', (logs) => ({
      callbackFilterOptions: async (signal) => {
        const result = await logs.callbackFilterOptions(signal);
        if (!result.ok) return result;
        const { blockchains, ...rest } = result.value;
        return ok({ ...rest, blockchains: [...blockchains, 'lonely'] });
      },
    }));
    await waitFor(() => expect(choice('Network').disabled).toBe(true));
    await userEvent.selectOptions(choice('Blockchain'), 'lonely');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Network' })).toBeNull());
    await userEvent.selectOptions(choice('Blockchain'), 'ethereum');
    await waitFor(() => expect(choice('Network').options.length).toBeGreaterThan(1));
  });
});
