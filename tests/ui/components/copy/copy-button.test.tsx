import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { CopyButton, CopyIconButton } from '#src/ui/components/copy/copy-button.tsx';
import { show } from '#tests/ui/components/show.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const aMomentLater = () => act(() => void vi.advanceTimersByTime(1500));
const visibleWords = () => [...document.querySelectorAll<HTMLElement>('body *')].map(({ innerText }) => innerText);

describe('a pressed copy button', () => {
  it('says Copied for a moment, with the same name and width as before', async () => {
    show(<CopyButton onCopy={() => Promise.resolve(true)}>URL</CopyButton>);
    const button = screen.getByRole('button', { name: 'URL' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    const label = button.querySelector('[data-copied]');
    expect([label !== null, button.getBoundingClientRect().width]).toEqual([true, width]);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBeNull();
    screen.getByRole('button', { name: 'URL' });
    aMomentLater();
    expect(button.querySelector('[data-copied]')).toBeNull();
  });

  it('says nothing where copying failed', async () => {
    show(<CopyButton onCopy={() => Promise.resolve(false)}>URL</CopyButton>);
    await userEvent.click(screen.getByRole('button', { name: 'URL' }));
    expect(document.querySelector('[data-copied]')).toBeNull();
  });

  it('says it beside an icon, which has no room for a word', async () => {
    show(<CopyIconButton label="Copy key" onCopy={() => Promise.resolve(true)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(visibleWords()).toContain('Copied');
    aMomentLater();
    expect(visibleWords()).not.toContain('Copied');
  });
});
