import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { SnapshotInMemory } from './snapshot-in-memory.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const ELENA = 'elena@northwall.example';

const open = (snapshots = new SnapshotInMemory()) => createProvider({ seed: 'outbox', now: () => NOW, snapshots });

describe('the outbox', () => {
  it('holds what was mailed, newest first', () => {
    const { passwords, mails } = open();
    passwords.forgotPassword({ email: ELENA });
    passwords.forgotPassword({ email: 'amina@firstblock.example' });
    expect(mails.all().map(({ to }) => to)).toEqual(['amina@firstblock.example', ELENA]);
    expect(mails.all()[1]).toMatchObject({ subject: 'Set a new password', code: null, at: NOW });
  });

  it('tells of each new mail, and of nothing else', () => {
    const { passwords, mails, auth } = open();
    let told = 0;
    const undo = mails.subscribe(() => {
      told += 1;
    });
    auth.logIn({ email: ELENA, password: 'Northwall-2026' });
    expect(told).toBe(0);
    passwords.forgotPassword({ email: ELENA });
    passwords.forgotPassword({ email: 'nobody@northwall.example' });
    expect(told).toBe(1);
    undo();
    passwords.forgotPassword({ email: ELENA });
    expect(told).toBe(1);
  });

  it('tells of a mail of another tab as soon as somebody looks', () => {
    const device = new SnapshotInMemory();
    const [one, other] = [open(device), open(device)];
    let told = 0;
    one.mails.subscribe(() => {
      told += 1;
    });
    other.passwords.forgotPassword({ email: ELENA });
    expect(one.mails.all()).toHaveLength(1);
    expect(told).toBe(1);
  });

  it('keeps fifty mails and forgets the oldest', () => {
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
