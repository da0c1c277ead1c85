import { describe, expect, it } from 'vitest';
import { parseSessionRecord } from '#src/application/auth/session-record.ts';

const user = { email: 'elena@northwall.example', firstName: 'Elena', lastName: 'Vasileva' };
const record = { id: 's1', token: 'a.b.c', sentAt: 7, state: 'dashboard', user };

describe('what is stored of a session', () => {
  it('is read as it was written, and nothing more', () => {
    expect(parseSessionRecord(JSON.stringify({ ...record, more: 1 }))).toEqual(record);
  });

  it.each([
    { what: 'nothing', text: null },
    { what: 'no JSON', text: '{ "id": ' },
    { what: 'an empty text', text: '' },
    { what: 'null', text: 'null' },
    { what: 'a number', text: '7' },
    { what: 'no id', text: JSON.stringify({ ...record, id: undefined }) },
    { what: 'a token that is no text', text: JSON.stringify({ ...record, token: 7 }) },
    { what: 'an unknown state', text: JSON.stringify({ ...record, state: 'admin' }) },
  ])('is no session when it is $what', ({ text }) => {
    expect(parseSessionRecord(text)).toBeNull();
  });

  it.each([null, 'elena', { ...user, email: 1 }, { ...user, firstName: null }, { email: user.email, firstName: 'E' }])(
    'knows nobody where its user is %j',
    (stored) => {
      expect(parseSessionRecord(JSON.stringify({ ...record, user: stored }))).toEqual({ ...record, user: null });
    },
  );
});
