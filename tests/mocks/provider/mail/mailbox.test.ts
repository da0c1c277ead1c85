import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { SnapshotInMemory } from '#tests/mocks/provider/db/snapshot-in-memory.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const ELENA = 'elena@northwall.example';

const open = (snapshots = new SnapshotInMemory()) => createProvider({ seed: 'mailbox', now: () => NOW, snapshots });

describe('the mailbox', () => {
  it('lists all mails, newest first', () => {
    const { passwords, mails } = open();
    passwords.forgotPassword({ email: ELENA });
    passwords.forgotPassword({ email: 'amina@firstblock.example' });
    expect(mails.all().map(({ to }) => to)).toEqual(['amina@firstblock.example', ELENA]);
    expect(mails.all()[1]).toMatchObject({ content: { kind: 'password-reset' }, code: null, at: NOW });
  });

  it('notifies a listener of each new mail, and of nothing else', () => {
    const { passwords, mails, auth } = open();
    let notified = 0;
    const unsubscribe = mails.subscribe(() => {
      notified += 1;
    });
    auth.logIn({ email: ELENA, password: 'Northwall-2026' });
    expect(notified).toBe(0);
    passwords.forgotPassword({ email: ELENA });
    passwords.forgotPassword({ email: 'nobody@northwall.example' });
    expect(notified).toBe(1);
    unsubscribe();
    passwords.forgotPassword({ email: ELENA });
    expect(notified).toBe(1);
  });

  it("notifies a listener of another tab's mail at the next read", () => {
    const device = new SnapshotInMemory();
    const [one, other] = [open(device), open(device)];
    let notified = 0;
    one.mails.subscribe(() => {
      notified += 1;
    });
    other.passwords.forgotPassword({ email: ELENA });
    expect(one.mails.all()).toHaveLength(1);
    expect(notified).toBe(1);
  });

  it('stores fifty mails and drops the oldest', () => {
    const { passwords, mails } = open();
    passwords.forgotPassword({ email: 'amina@firstblock.example' });
    for (let count = 0; count < 50; count += 1) passwords.forgotPassword({ email: ELENA });
    expect(mails.all()).toHaveLength(50);
    expect(mails.all().every(({ to }) => to === ELENA)).toBe(true);
  });

  it('is emptied by a reset', () => {
    const { passwords, mails, reset } = open();
    passwords.forgotPassword({ email: ELENA });
    reset();
    expect(mails.all()).toEqual([]);
  });
});
