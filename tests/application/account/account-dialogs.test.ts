import { describe, expect, it } from 'vitest';
import { AccountDialogs } from '#src/application/account/opened-dialog.ts';

describe('the dialogs of the profile menu', () => {
  it('are closed by a navigation, unless what shows cannot be shown again', () => {
    const dialogs = new AccountDialogs();
    dialogs.open('two-factor');
    const release = dialogs.hold();
    dialogs.leave();
    expect(dialogs.opened).toBe('two-factor');
    release();
    dialogs.leave();
    expect(dialogs.opened).toBeNull();
  });

  it('announce a new email until it is dismissed or the next dialog opens', () => {
    const dialogs = new AccountDialogs();
    dialogs.open('change-email');
    dialogs.announceNewEmail('elena@riverstone.example');
    expect([dialogs.opened, dialogs.newEmail]).toEqual([null, 'elena@riverstone.example']);
    dialogs.dismissNewEmail();
    expect(dialogs.newEmail).toBeNull();
    dialogs.announceNewEmail('elena@riverstone.example');
    dialogs.open('profile');
    expect([dialogs.opened, dialogs.newEmail]).toEqual(['profile', null]);
  });
});
