import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import {
  button,
  deleteButton,
  domain,
  focused,
  hosts,
  listing,
  type Methods,
  openDomains,
  rows,
} from './domains-screen.tsx';

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function confirmDeletion(host: string) {
  await userEvent.click(await deleteButton(host));
  await screen.findByRole('dialog', { name: `Delete ${host}?` });
  await userEvent.click(button('Delete domain'));
}

describe('the dialog for a new domain', () => {
  async function adding(methods?: Methods, scenario?: TestAppOptions['scenario']) {
    const app = openDomains(methods, scenario);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Verify new domain' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Verify new domain' });
    const field = () => within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Domain' });
    const submit = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^(Verify domain|Adding)$/ });
    return { console: app, dialog, field, submit };
  }

  it('starts on the domain and shows what is missing, for blanks too', async () => {
    const { dialog, field, submit } = await adding();
    await waitFor(() => expect(focused()).toBe(field()));
    within(dialog).getByText('Enter a domain to continue');
    expect(submit().disabled).toBe(true);
    await userEvent.fill(field(), '   ');
    await within(dialog).findByText('Enter a domain.');
    expect(submit().disabled).toBe(true);
    await userEvent.fill(field(), 'hooks.example');
    await waitFor(() => expect(submit().disabled).toBe(false));
  });

  it('leads to the url and its copy button, and the domain to the top of the list', async () => {
    const { console: app, field } = await adding();
    await userEvent.fill(field(), 'hooks.example');
    await userEvent.keyboard('{Enter}');
    const added = await screen.findByRole('dialog', { name: 'Domain added' });
    expect(added.querySelector('code')?.textContent).toBe('https://hooks.example');
    await waitFor(() => expect(focused()).toBe(button('Copy URL')));
    await userEvent.click(button('Copy URL'));
    await screen.findByText('Text copied to clipboard!');
    expect(app.copied).toEqual(['https://hooks.example']);
    await userEvent.click(button('Done'));
    await isGone();
    expect(hosts()[0]).toContain('https://hooks.example');
    expect(focused()).toBe(button('Verify new domain'));
  });

  it('gives the focus to the page’s button where that of the empty list has gone', async () => {
    openDomains(undefined, 'free-plan');
    await screen.findByText('No domains yet');
    const [main, first] = screen.getAllByRole('button', { name: 'Verify new domain' });
    await userEvent.click(first!);
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Domain' }), 'hooks.example');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Domain added' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(focused()).toBe(main));
    screen.getByText('Showing 1 domain');
  });
});

describe('deleting a domain', () => {
  it('asks first, naming the host, and does nothing when that is canceled', async () => {
    openDomains();
    const opener = await deleteButton('münchen.northwall.example');
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Delete münchen.northwall.example?' });
    await waitFor(() => expect(focused()).toBe(button('Cancel')));
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect([focused(), rows().length]).toEqual([opener, 10]);
  });

  it('gives the focus to the next row, else to the one before, else to the page’s button', async () => {
    openDomains(listing(domain('https://a.example'), domain('https://b.example'), domain('https://c.example')));
    await confirmDeletion('b.example');
    await isGone();
    await waitFor(() => expect(focused()).toBe(button('Delete c.example')));
    await confirmDeletion('c.example');
    await isGone();
    await waitFor(() => expect(focused()).toBe(button('Delete a.example')));
    await confirmDeletion('a.example');
    await screen.findByText('No domains yet');
    await waitFor(() => expect(focused()).toBe(screen.getAllByRole('button', { name: 'Verify new domain' })[0]));
  });

  it('fills the page up again and counts what is left', async () => {
    openDomains();
    await confirmDeletion('payouts.northwall.example');
    await isGone();
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(button('Load more'));
    await screen.findByText('Showing all 11 domains');
    expect(screen.queryByRole('button', { name: 'Delete payouts.northwall.example' })).toBeNull();
  });

  it('reports it and continues with the next row where somebody else was faster', async () => {
    const a = domain('https://a.example');
    const b = domain('https://b.example');
    let left = [a, b];
    openDomains(() => ({
      list: () => Promise.resolve(ok({ items: left })),
      remove: () => {
        left = [b];
        return Promise.resolve(fail(rejected(404, 'not_found', 'There is no such domain.')));
      },
    }));
    await confirmDeletion('a.example');
    await screen.findByText('a.example was already deleted.');
    await isGone();
    await waitFor(() => expect(focused()).toBe(button('Delete b.example')));
    screen.getByText('Showing 1 domain');
  });
});
