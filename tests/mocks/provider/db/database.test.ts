import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyDatabase } from '#mocks/provider/db/database.ts';

const MEMBER = {
  ...{ id: 'm1', accountId: 'a1', email: 'kim@northwall.example', roleIds: ['role-admin'], hasJoined: true },
  ...{ invitationNumber: null, lastSeenTimestamp: null, sentTimestamp: null },
};

describe('the database of the simulated provider', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('finds rows by their fields, in the order of their creation', () => {
    const { members } = emptyDatabase('rows', 0);
    const other = { ...MEMBER, id: 'm2' };
    members.insert(MEMBER, other, { ...MEMBER, id: 'm3', accountId: 'a2' });
    expect(members.where({ accountId: 'a1' })).toEqual([MEMBER, other]);
    expect(members.find({ id: 'm4' })).toBeUndefined();
    expect(() => members.get({ id: 'm4' })).toThrow('No row');
  });

  it('returns copies that a later change leaves as they were', () => {
    const { members } = emptyDatabase('rows', 0);
    members.insert(MEMBER);
    const before = members.get({ id: 'm1' });
    members.update({ id: 'm1' }, { email: 'new@northwall.example' });
    expect(before.email).toBe(MEMBER.email);
    expect(members.get({ id: 'm1' }).email).toBe('new@northwall.example');
    members.remove({ id: 'm1' });
    expect(members.where()).toEqual([]);
  });

  it('loads no rows of another shape', () => {
    const { members } = emptyDatabase('rows', 0);
    for (const rows of [null, {}, [null], [{ ...MEMBER, email: 7 }], [{ ...MEMBER, email: null }], [{ id: 'm1' }]]) {
      expect(() => members.load(rows)).toThrow(TypeError);
    }
    expect(members.where()).toEqual([]);
  });

  it('broadcasts nothing to other tabs, which follow the snapshot', () => {
    const posted: unknown[] = [];
    vi.stubGlobal('window', {});
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        addEventListener = () => undefined;
        postMessage = (message: unknown) => posted.push(message);
      },
    );
    const { members } = emptyDatabase('rows', 0);
    members.insert(MEMBER);
    members.remove({ id: 'm1' });
    expect(posted).toEqual([]);
  });
});
