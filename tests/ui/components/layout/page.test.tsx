import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Button } from '#src/ui/components/button/button.tsx';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { Page } from '#src/ui/components/layout/page.tsx';
import { show } from '#tests/ui/components/show.tsx';

describe('a page', () => {
  // One test, because only one page per load is the first.
  it('names the tab, and takes the focus after a navigation but not when it is the first', () => {
    const { navigate, hook } = memoryLocation({ path: '/keys' });
    show(
      <Router hook={hook}>
        <BrandName value="Northwall">
          <Route path="/keys">
            <Page title="Keys">keys</Page>
          </Route>
          <Route path="/billing">
            <Page title="Billing">billing</Page>
          </Route>
        </BrandName>
      </Router>,
    );
    expect(document.title).toBe('Keys · Northwall');
    expect(document.activeElement).toBe(document.body);

    act(() => navigate('/billing'));
    expect(document.title).toBe('Billing · Northwall');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Billing' }));
  });

  it.each([1440, 768])('begins at one height with and without an action, at %i pixels', async (width) => {
    await page.viewport(width, 800);
    const tops = [undefined, <Button key="action">Create</Button>].map((action) => {
      const { unmount } = show(
        <Page title="Keys" action={action}>
          <p>first</p>
        </Page>,
      );
      const top = (name: string) => document.querySelector(name)?.getBoundingClientRect().top;
      const found = { title: top('h1'), content: top('main > :nth-child(2)') };
      unmount();
      return found;
    });
    expect(tops[1]).toEqual(tops[0]);
    expect(tops[0]?.content).toBeGreaterThan(0);
  });
});
