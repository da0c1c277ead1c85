import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { button, deleteButton, domain, focused, hosts, listing, openDomains } from './domains-screen.tsx';

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function confirmDeletion(host: string) {
  await userEvent.click(await deleteButton(host));
  await screen.findByRole('dialog', { name: `Delete ${host}?` });
  await userEvent.click(button('Delete domain'));
}

describe('the dialog for a new domain', () => {
  it('leads to the url and its copy button, and the domain to the top of the list', async () => {
    const app = openDomains();
    await userEvent.click(await screen.findByRole('button', { name: 'Verify new domain' }));
    const field = await screen.findByRole('textbox', { name: 'Domain' });
    await waitFor(() => expect(focused()).toBe(field));
    await userEvent.keyboard('hooks.example{Enter}');
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
});
