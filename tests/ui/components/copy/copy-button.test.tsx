import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import { CopyIconButton } from '#src/ui/components/copy/copy-icon-button.tsx';
import { show } from '#tests/ui/components/show.tsx';

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
    await waitFor(() => expect(button.querySelector('[data-copied]')).toBeNull(), { timeout: 3000 });
  });

  it('says nothing where copying failed', async () => {
    show(<CopyButton onCopy={() => Promise.resolve(false)}>URL</CopyButton>);
    await userEvent.click(screen.getByRole('button', { name: 'URL' }));
    expect(document.querySelector('[data-copied]')).toBeNull();
  });

  it('says it beside an icon, which has no room for a word', async () => {
    show(<CopyIconButton label="Copy key" onCopy={() => Promise.resolve(true)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    await waitFor(() => expect(visibleWords()).toContain('Copied'));
    await waitFor(() => expect(visibleWords()).not.toContain('Copied'), { timeout: 3000 });
  });
});
