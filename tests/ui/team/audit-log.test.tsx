import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';
import type { AuditEntry } from '#src/domain/logs/audit-entry.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

beforeEach(() => page.viewport(1280, 800));

function open(path = '/team#audit-log', auditLog?: LogGateway['auditLog']) {
  return openApp({ path, scenario: 'active-customer', overrideGateways: auditLog ? { logs: { auditLog } } : {} });
}

const rows = () => screen.getAllByRole('row').slice(1);
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = () => new URLSearchParams(window.location.search);

describe('the audit log of the team page', () => {
  it('shows who did what, newest first, and narrows it by person, action and time', async () => {
    open('/team');
    await pageTitled('Team');
    await userEvent.click(await screen.findByRole('tab', { name: 'Audit log' }));
    await screen.findByText(/^Showing \d+ entries$/);
    within(rows()[0]!).getByRole('button', { name: 'Logged in' });
    within(rows()[0]!).getByText('elena@northwall.example');
    await userEvent.selectOptions(choice('Member'), 'martin.kolev@northwall.example');
    await userEvent.selectOptions(choice('Action'), 'API key created');
    await userEvent.selectOptions(choice('Time range'), 'Last 90 days');
    await waitFor(() => expect(rows().length).toBeLessThan(5));
    expect(Object.fromEntries(chosen())).toEqual({
      ...{ person: 'martin.kolev@northwall.example', action: 'api-key-created', within: 'quarter' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText(/^Showing \d+ entries$/);
  });

  it('leads from an entry to the key, and to nothing that is gone', async () => {
    const entry: AuditEntry = {
      ...{ id: 'e1', at: 1_763_700_000_000, action: 'api-key-created', person: '', ipAddress: '203.0.113.24' },
      ...{ location: '', target: { type: 'api-key', id: 'k1', name: 'orders', exists: true } },
    };
    const gone = { ...entry, id: 'e2', target: { type: 'api-key', id: 'k2', name: 'x'.repeat(400), exists: false } };
    open('/team#audit-log', () => Promise.resolve(ok({ items: [entry, gone] })));
    const [first, second] = await screen.findAllByRole('button', { name: 'API key created' });
    await userEvent.click(first!);
    const panel = await screen.findByRole('dialog', { name: 'API key created' });
    expect(within(panel).getByRole('link', { name: 'View API key' }).getAttribute('href')).toBe('/api-keys?open=k1');
    within(panel).getByText('Unknown');
    await userEvent.click(second!);
    await within(panel).findByText('No longer exists');
    expect(within(panel).queryByRole('link')).toBeNull();
  });

  it('is exported as it is narrowed', async () => {
    const app = open('/team?action=api-key-created#audit-log');
    await screen.findByText(/^Showing \d+ entries$/);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
    const [file] = app.savedFiles;
    expect(file?.name).toMatch(/^audit-log-part-\d+-filtered-/);
    const lines = file?.text.trim().split('\r\n').slice(1) ?? [];
    expect(lines.every((line) => line.includes(',api-key-created,'))).toBe(true);
  });

  it.each([
    { width: 768, columns: ['Time', 'Action', 'By', 'Target'] },
    { width: 620, columns: ['Time', 'Action', 'By'] },
  ])('of $width pixels has the columns $columns, and scrolls nowhere', async ({ width, columns }) => {
    await page.viewport(width, 900);
    open();
    await screen.findByText(/^Showing \d+ entries$/);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
    const table = screen.getByRole('table');
    expect(table.scrollWidth).toBe(table.clientWidth);
  });
});
