import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '#src/ui/components/dialog/dialog.tsx';
import { Drawer } from '#src/ui/components/dialog/drawer.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { show } from '#tests/ui/components/show.tsx';

/** A page with a button that opens the layer. */
function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  show(
    <Opener>
      {(close) => (
        <Dialog
          title="Create a key"
          text="Name it."
          onClose={close}
          footer={<Button onClick={close}>Cancel</Button>}
          {...props}
        >
          <TextField label="Key name" value="ci" onChange={() => undefined} />
        </Dialog>
      )}
    </Opener>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole(props.role ?? 'dialog', { name: 'Create a key' });
  return { opener, dialog };
}

const focused = () => document.activeElement;
const isGone = () => waitFor(() => expect(document.querySelector('[aria-modal]')).toBeNull());

describe('a dialog', () => {
  it('starts on its first field and is described by its sentence', async () => {
    const { dialog } = await openDialog();

    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Key name')));
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Name it.');
  });

  it('traps the focus, both ways', async () => {
    const { dialog } = await openDialog();
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Key name')));
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key);
      expect(dialog.contains(focused())).toBe(true);
      expect(focused()?.getAttribute('aria-hidden')).toBeNull();
    }
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a button of its own', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('closes by %s and gives the focus back to its opener', async (_closing, leave) => {
    const { opener } = await openDialog();
    await leave();

    await isGone();
    await waitFor(() => expect(focused()).toBe(opener));
    expect(getComputedStyle(document.body).overflow).toBe('visible');
  });

  it('locks the page behind it', async () => {
    await openDialog();
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe('hidden'));
  });

  it('is left only by its footer when it is an alert', async () => {
    const { dialog } = await openDialog({ role: 'alertdialog' });
    await userEvent.keyboard('{Escape}');
    expect(dialog.isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await isGone();
  });
});

describe('a confirmation', () => {
  async function confirming(destructive: boolean) {
    const confirm = vi.fn();
    show(
      <Opener>
        {(close) => (
          <ConfirmDialog
            title="Deactivate ci?"
            text="Requests fail."
            confirmLabel="Deactivate key"
            destructive={destructive}
            onConfirm={confirm}
            onClose={close}
          />
        )}
      </Opener>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Deactivate ci?' });
    return confirm;
  }

  it('starts on Cancel when it takes something away', async () => {
    const confirm = await confirming(true);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Cancel' })));
    await userEvent.keyboard('{Enter}');

    await isGone();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('starts on the act itself elsewhere', async () => {
    const confirm = await confirming(false);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Deactivate key' })));
    await userEvent.keyboard('{Enter}');

    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

describe('a drawer', () => {
  it('is a named dialog that Esc closes', async () => {
    show(
      <Opener>
        {(close) => (
          <Drawer open onClose={close} label="Menu">
            <a href="#keys">Keys</a>
          </Drawer>
        )}
      </Opener>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(focused()).toBe(screen.getByRole('link', { name: 'Keys' })));
    await userEvent.keyboard('{Escape}');

    await isGone();
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('traps the focus in both directions', async () => {
    show(
      <>
        <Drawer open onClose={() => undefined} label="Menu">
          <button type="button">Keys</button>
        </Drawer>
        <button type="button">Outside</button>
      </>,
    );
    const last = await screen.findByRole('button', { name: 'Keys' });
    await waitFor(() => expect(focused()).toBe(last));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(last);
  });
});
