import { describe, expect, it } from 'vitest';
import { invitationError, readInvitation } from '#src/domain/auth/invitation.ts';
import { makeToken } from '#tests/support/tokens.ts';

const NOW = Date.UTC(2026, 10, 21);
const later = NOW / 1000 + 60;

describe('the token of an invitation', () => {
  it.each(['zoë.lindqvist@northwall.example', 'мария@пример.бг', 'plain@northwall.example'])('names %s', (email) => {
    const token = makeToken({ email, exp: later });
    expect(readInvitation(token, NOW)).toEqual({ kind: 'open', token, email });
  });

  it('names an email without the blanks around it', () => {
    const token = makeToken({ email: ' zoe@northwall.example ', exp: later });
    expect(readInvitation(token, NOW)).toMatchObject({ email: 'zoe@northwall.example' });
  });

  it.each([
    { name: 'that has expired', token: makeToken({ email: 'a@b.example', exp: later - 120 }), reason: 'expired' },
    { name: 'without an end', token: makeToken({ email: 'a@b.example' }), reason: 'expired' },
    { name: 'without an address', token: makeToken({ exp: later }), reason: 'unusable' },
    { name: 'with something else for an address', token: makeToken({ exp: later, email: 7 }), reason: 'unusable' },
    { name: 'with half an address', token: makeToken({ exp: later, email: 'zoe@' }), reason: 'unusable' },
    { name: 'that is none', token: 'not-a-token', reason: 'unusable' },
    { name: 'that does not decode', token: 'a.%%%.c', reason: 'unusable' },
  ])('is rejected as $reason when it is one $name', ({ token, reason }) => {
    expect(readInvitation(token, NOW)).toEqual({ kind: 'invalid', reason });
  });

  it.each([
    ['invitation_used', 'used'],
    ['INVITATION_ALREADY_ACCEPTED', 'used'],
    ['invitation-expired', 'expired'],
    ['invalid_invitation', 'unusable'],
    ['email_taken', null],
    ['invalid_registration', null],
  ])('maps the server’s %s to %s', (code, rejection) => {
    expect(invitationError(code)).toBe(rejection);
  });
});
