import { beforeEach, describe, expect, it } from 'vitest';
import { inviteSuite } from '#src/application/team/invite-member.suite.ts';

const RIGHT = { email: 'elena@northwall.example', roleIds: 'role-viewer' };

describe('the suite of an invitation', () => {
  beforeEach(() => {
    inviteSuite.reset();
  });

  it.each([
    { email: ' ', message: 'general.email-is-required' },
    { email: 'elena', message: 'general.email-is-invalid' },
  ])('shows $message of "$email"', ({ email, message }) => {
    expect(inviteSuite.run({ ...RIGHT, email }).getError('email')).toBe(message);
  });

  it('asks for a role', () => {
    const result = inviteSuite.run({ ...RIGHT, roleIds: '' });
    expect(result.getError('roleIds')).toBe('general.role-is-required');
    expect(result.hasErrors('email')).toBe(false);
  });
});
