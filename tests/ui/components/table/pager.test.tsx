import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { Pager } from '#src/ui/components/table/pager.tsx';
import { show } from '#tests/ui/components/show.tsx';

function Pages({ of, onChange }: { readonly of: number; readonly onChange?: (page: number) => void }) {
  const [page, setPage] = useState(1);
  const change = (wanted: number) => {
    onChange?.(wanted);
    setPage(wanted);
  };
  return <Pager page={page} pageCount={of} onChange={change} />;
}

const button = (name: string) => screen.getByRole('button', { name });
const offered = () =>
  [...document.querySelectorAll('[role="navigation"] [data-slot="page-number"]')].map(({ textContent }) => textContent);
const current = () => document.querySelector('[role="navigation"] [aria-current="page"]')?.textContent;

describe('a pager', () => {
  it('is not there for one page', () => {
    show(<Pages of={1} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('offers five pages at most and moves with the one that is shown', async () => {
    show(<Pages of={9} />);
    expect([offered(), current()]).toEqual([['1', '2', '3', '4', '5'], '1']);
    await userEvent.click(button('Page 5 of 9'));
    expect([offered(), current()]).toEqual([['3', '4', '5', '6', '7'], '5']);
    await userEvent.click(button('Next page'));
    expect([offered(), current()]).toEqual([['4', '5', '6', '7', '8'], '6']);
    await userEvent.click(button('Previous page'));
    expect(current()).toBe('5');
  });

  it.each([
    { page: 2, of: 3, offers: ['1', '2', '3'] },
    { page: 1, of: 9, offers: ['1', '2', '3', '4', '5'] },
    { page: 3, of: 9, offers: ['1', '2', '3', '4', '5'] },
    { page: 4, of: 9, offers: ['2', '3', '4', '5', '6'] },
    { page: 7, of: 9, offers: ['5', '6', '7', '8', '9'] },
    { page: 9, of: 9, offers: ['5', '6', '7', '8', '9'] },
  ])('offers $offers beside page $page of $of', ({ page, of, offers }) => {
    show(<Pager page={page} pageCount={of} onChange={() => undefined} />);
    expect([offered(), current()]).toEqual([offers, String(page)]);
  });

  it('goes no further than its ends, and stays focused there', async () => {
    const onChange = vi.fn();
    show(<Pages of={2} onChange={onChange} />);
    await userEvent.click(button('Next page'));
    expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([[2]]));
    expect(document.activeElement).toBe(button('Next page'));
    expect(button('Previous page').hasAttribute('aria-disabled')).toBe(false);
  });

  it('does nothing for the page that is shown', async () => {
    const onChange = vi.fn();
    show(<Pages of={3} onChange={onChange} />);
    await userEvent.click(button('Page 1 of 3'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
