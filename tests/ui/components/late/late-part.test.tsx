import { fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEY_DIALOGS } from '#src/ui/api-keys/api-keys-page.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Drawer } from '#src/ui/components/dialog/drawer.tsx';
import { OVERLAY } from '#src/ui/components/dialog/overlay.tsx';
import { SIDE_PANEL } from '#src/ui/components/dialog/side-panel.tsx';
import { MENU, MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import { failImports } from '#tests/support/dynamic-imports.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';
import { show } from '#tests/ui/components/show.tsx';

const PARTS = [OVERLAY, SIDE_PANEL, MENU, KEY_DIALOGS];

/** As on a page that has just opened. */
beforeEach(() => runInAction(() => PARTS.forEach((part) => (part.component = null))));

afterEach(async () => {
  failImports(() => false);
  await Promise.all(PARTS.map((part) => part.load()));
});

function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const dialog = (
  <Opener>
    {(close) => (
      <Dialog title="Rotate a key" onClose={close}>
        <Button onClick={close}>Done</Button>
      </Dialog>
    )}
  </Opener>
);
const panel = (
  <Opener>
    {(close) => (
      <Drawer open label="Navigation" onClose={close}>
        <Button onClick={close}>Done</Button>
      </Drawer>
    )}
  </Opener>
);
const menu = (
  <MenuButton label="Open" entries={[{ kind: 'action', label: 'Log out', onSelect: () => undefined }]}>
    Open
  </MenuButton>
);

const opener = () => screen.getByRole('button', { name: 'Open' });
const failed = () => screen.findByRole('dialog', { name: "Couldn't load this dialog" });

describe('what opens before its code has come', () => {
  it.each([
    ['a dialog', dialog, 'Rotate a key'],
    ['a panel', panel, 'Navigation'],
  ])('is %s with the focus in it, which goes back to the opener', async (_what, page, name) => {
    show(page);
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name });
    const done = screen.getByRole('button', { name: 'Done' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a click', () => fireEvent.click(opener(), { detail: 1 })],
    ['Enter', () => fireEvent.click(opener(), { detail: 0 })],
    ['the down arrow', () => fireEvent.keyDown(opener(), { key: 'ArrowDown' })],
  ])('is a menu by %s, with its keys', async (_how, press) => {
    show(menu);
    press();
    expect(opener().ariaExpanded).toBe('true');
    const list = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(list));
    fireEvent.keyDown(list, { code: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(opener().ariaExpanded).toBe('false');
  });

  it('stays closed by a second press', async () => {
    show(menu);
    fireEvent.click(opener(), { detail: 0 });
    fireEvent.click(opener(), { detail: 0 });
    await waitFor(() => expect(MENU.component).not.toBeNull());
    expect([opener().ariaExpanded, screen.queryByRole('menu')]).toEqual(['false', null]);
  });
});

describe('code of a layer that fails to load', () => {
  it.each([
    ['dialog', dialog, () => screen.findByRole('dialog', { name: 'Rotate a key' })],
    ['panel', panel, () => screen.findByRole('dialog', { name: 'Navigation' })],
    ['menu', menu, () => screen.findByRole('menu')],
  ])('is reported where a %s was opened, and loads by a retry', async (_what, page, opened) => {
    failImports((address) => /-layer|menu-popup/.test(address));
    show(page);
    await userEvent.click(opener());
    await failed();
    failImports(() => false);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await opened();
    expect(screen.queryByText("Couldn't load this dialog")).toBeNull();
  });

  it.each(['{Escape}', '{Enter}'])('is left with %s, to where the focus was', async (key) => {
    failImports((address) => address.includes('-layer'));
    show(dialog);
    await userEvent.click(opener());
    await failed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    if (key === '{Escape}') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    else await userEvent.keyboard(key);
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that failed in the background is asked for again when it is wanted', async () => {
    failImports((address) => address.includes('-layer'));
    await OVERLAY.load();
    failImports(() => false);
    show(dialog);
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Rotate a key' });
  });
});

describe('the dialogs of the API Key Management', () => {
  it('report that they did not load, and load the page again where a retry fails too', async () => {
    failImports((address) => address.includes('/key-dialogs'));
    const app = openApp({ path: '/api-keys', scenario: 'active-customer', isLineSlow: true });
    app.release = 'same';
    await pageTitled('API Key Management');
    await userEvent.click(screen.getByRole('button', { name: 'Create API key' }));
    await failed();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.reloads).toBe(1));
  });

  it('open when they have come, on a line that fetches nothing ahead', async () => {
    openApp({ path: '/api-keys', scenario: 'active-customer', isLineSlow: true });
    await pageTitled('API Key Management');
    await userEvent.click(screen.getByRole('button', { name: 'Create API key' }));
    await screen.findByRole('dialog', { name: 'Create API key' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name|Key name/)));
  });
});
