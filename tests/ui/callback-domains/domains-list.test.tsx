import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { CallbackDomain } from '#src/domain/callback-domains/callback-domain.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { pageTitled } from '#tests/support/open-app.tsx';
import { button, deleteButton, domain, focused, hosts, listing, openDomains, rows } from './domains-screen.tsx';

describe('the list of domains', () => {
  it.each([390, 768, 1440])('is where its shape was, below what is to verify, at %i px', async (width) => {
    await page.viewport(width, 900);
    const calls = new DeferredCalls<Cursor | undefined, Page<CallbackDomain>>();
    openDomains(() => ({ list: (after, signal) => calls.send(after, signal) }));
    await pageTitled('Verify Domain');
    const top = () => screen.getByRole('region', { name: 'Verify Domain' }).getBoundingClientRect().top;
    const before = top();
    await calls.resolve(calls.count - 1, { items: [domain('https://one.example', { verified: false })] });
    await screen.findByRole('button', { name: 'Check again' });
    expect(Math.abs(top() - before)).toBeLessThan(4);
  });

  it('shows url, whether it is verified, and since when', async () => {
    const verifiedAt = Date.UTC(2026, 10, 20, 15, 1);
    openDomains(
      listing(
        domain('https://one.example', { verifiedAt }),
        domain('https://two.example'),
        domain('https://three.example', { verified: false }),
        domain('https://four.example', { createdAt: null }),
      ),
    );
    await deleteButton('one.example');
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['Verified', '', '20 Nov 2026, 15:01 UTC', ''],
      ['Verified', '', '20 Nov 2026, 14:22 UTC', ''],
      ['Not verified', '', '–No date', ''],
      ['Verified', '', '–No date', ''],
    ]);
    for (const row of rows()) expect(row.querySelectorAll('[data-slot="badge"] svg')).toHaveLength(1);
  });

  it('links to a url in a new tab, and to nothing that is no web URL', async () => {
    openDomains(
      listing(
        domain('https://münchen.example:8443'),
        domain('javascript:alert(1)'),
        domain('https://ada:secret@hooks.example'),
        domain('hooks.example'),
      ),
    );
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^https:\/\/münchen\.example:8443/ });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://xn--mnchen-3ya.example:8443/',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.textContent).toContain('opens in a new tab');
    const bare = screen.getByRole<HTMLAnchorElement>('link', { name: /^hooks\.example/ });
    expect(bare.href).toBe('https://hooks.example/');
    expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(2);
    expect(hosts().slice(1, 3)).toEqual(['javascript:alert(1)', 'https://ada:secret@hooks.example']);
  });
});

describe('checking again', () => {
  const status = () => within(screen.getByRole('region', { name: 'Verification' })).getByRole('status').textContent;

  it('announces politely what has changed', async () => {
    const app = openDomains();
    await screen.findByText('Domains shown: 8 of 10 verified');
    expect(status()).toBe('');
    await userEvent.click(button('Check again'));
    await waitFor(() => expect(status()).toBe('No change since the last check. Domains shown: 8 of 10 verified'));
    // By itself, while the page is open.
    app.clock.advance(11 * 60_000);
    await waitFor(() => expect(status()).toBe('1 more domain verified. Domains shown: 9 of 10 verified'));
    expect(focused()).toBe(button('Check again'));
    screen.getByText('Just verified');
  });

  it('still shows the list and explains why when it fails', async () => {
    let isDown = false;
    openDomains((domains) => ({
      list: (...args) =>
        isDown ? Promise.resolve(fail(unexpected(503, { message: 'Not now.' }))) : domains.list(...args),
    }));
    await screen.findByText('Domains shown: 8 of 10 verified');
    isDown = true;
    await userEvent.click(button('Check again'));
    await screen.findByText('Not now.');
    expect([rows().length, status()]).toEqual([10, 'Not now.']);
  });
});
