import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { flush } from '#tests/support/gate.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import { Providers, show } from '#tests/ui/components/show.tsx';

const logOut = vi.fn();
let location: ReturnType<typeof memoryLocation>;

function ProfileMenu() {
  const [theme, setTheme] = useState('system');
  const entries: readonly MenuEntry[] = [
    { kind: 'heading', content: 'Elena Vasileva' },
    { kind: 'separator' },
    { kind: 'link', label: 'Keys', href: '/api-keys' },
    { kind: 'link', label: 'Docs', href: 'https://docs.example', external: true },
    {
      kind: 'choice',
      label: 'Theme',
      value: theme,
      options: ['system', 'dark'].map((value) => ({ value, label: value })),
      onChoose: setTheme,
    },
    { kind: 'action', label: 'Log out', onSelect: logOut },
  ];
  return (
    <MenuButton label="Profile" entries={entries}>
      Profile
    </MenuButton>
  );
}

/** What a browser says of the click of a pointer, and of the one that Enter or Space makes. */
const POINTER = { detail: 1 };
const KEY = { detail: 0 };

const button = () => screen.getByRole('button', { name: 'Profile' });

/** The row that assistive technology announces. */
function current(): string | null | undefined {
  const list = screen.getByRole('menu');
  return document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

describe('a menu button', () => {
  beforeEach(() => {
    logOut.mockReset();
    location = memoryLocation({ path: '/dashboard', record: true });
    show(
      <Router hook={location.hook}>
        <ProfileMenu />
        <p>Elsewhere</p>
      </Router>,
    );
    button().focus();
  });

  it('opens at once by a key, so that the next key is for the menu', async () => {
    fireEvent.click(button(), KEY);
    fireEvent.keyDown(screen.getByRole('menu'), { code: 'End' });
    await waitFor(() => expect(current()).toBe('Log out'));
  });

  it('stays open where an arrow key follows before the menu is drawn', async () => {
    fireEvent.click(button(), POINTER);
    expect([button().ariaExpanded, screen.queryByRole('menu')]).toEqual(['true', null]);
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    await waitFor(() => expect(current()).toBe('Keys'));
  });

  it('stays closed by a second press before the menu is drawn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(button(), POINTER);
    fireEvent.click(button(), POINTER);
    expect(button().ariaExpanded).toBe('false');
    await act(() => vi.runAllTimersAsync());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('reports that it has a menu, and whether it is open', async () => {
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{Enter}');

    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(button().getAttribute('aria-controls')).toBe(screen.getByRole('menu', { name: 'Profile' }).id);
  });

  it('opens by the down arrow and walks by arrows, Home and End over what can be chosen', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toBe('Keys'));
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('Docs (opens in a new tab)');
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('system');
    await userEvent.keyboard('{End}');
    expect(current()).toBe('Log out');
    await userEvent.keyboard('{Home}');
    expect(current()).toBe('Keys');
  });

  it.each(['{Escape}', '{Shift>}{Tab}{/Shift}'])('closes by %s', async (keys) => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current()).toBe('Keys'));
    await userEvent.keyboard(keys);

    await isClosed();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    if (keys === '{Escape}') expect(document.activeElement).toBe(button());
  });

  it('runs an action once, with the focus back on the button', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current()).toBe('Keys'));
    await userEvent.keyboard('{End}{Enter}');

    await isClosed();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button());
  });

  it('follows a link within the console without a load', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current()).toBe('Keys'));
    await userEvent.keyboard('{Enter}');

    await isClosed();
    expect(location.history).toEqual(['/dashboard', '/api-keys']);
  });

  it('closes by a click elsewhere', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Elsewhere'));

    await isClosed();
  });
});

describe('a long menu', () => {
  const labels = Array.from({ length: 20 }, (_, index) => `Entry ${index + 1}`);

  it('takes the height that it needs, to the end of the window, and scrolls to the row that the keys have reached', async () => {
    const entries = labels.map((label) => ({ kind: 'action', label, onSelect: () => undefined }) as const);
    show(
      <MenuButton label="Long" entries={entries}>
        Long
      </MenuButton>,
    );
    screen.getByRole('button', { name: 'Long' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toBe('Entry 1'));
    const popup = screen.getByRole('menu').parentElement!;
    // Twenty rows of 32 pixels at least.
    expect(popup.getBoundingClientRect().height).toBeGreaterThan(Math.min(20 * 32, window.innerHeight - 80));
    expect(popup.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
    for (const [key, label] of [
      ['{End}', 'Entry 20'],
      ['{Home}', 'Entry 1'],
      ['{ArrowDown>12/}', 'Entry 13'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(current()).toBe(label));
      const row = screen.getByRole('menuitem', { name: label });
      await waitFor(() => {
        const [inner, outer] = [row.getBoundingClientRect(), popup.getBoundingClientRect()];
        expect(inner.top).toBeGreaterThanOrEqual(outer.top);
        expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
      });
    }
  });
});

describe('a menu that is being mounted', () => {
  it.each([0, 1, 2, 3, 4])('takes the focus when a key opens it %d tasks after its button shows', async (tasks) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
      vi.unstubAllGlobals();
    });
    root.render(
      <Providers>
        <Router hook={memoryLocation({ path: '/dashboard' }).hook}>
          <ProfileMenu />
        </Router>
      </Providers>,
    );
    while (place.querySelector('button') === null) await flush();
    for (let task = 0; task < tasks; task += 1) await flush();
    button().focus();
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
    expect(current()).toContain('Keys');
  });
});
