import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
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
});
