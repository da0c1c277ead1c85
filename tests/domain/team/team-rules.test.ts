import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import {
  isLongEnoughToSearch,
  matchingMembers,
  areSeatsFull,
  seatsOf,
  hasMember,
  hasEmail,
  memberInitials,
  type MemberId,
  memberStatus,
  type TeamMember,
  withoutMember,
} from '#src/domain/team/team-member.ts';
import { assignableRoles, goneRoles, isOwner, type Role, roleDescription, roleNames } from '#src/domain/team/role.ts';

const role = (id: string, name: string) => ({ id, name }) as Role;
const member = (email: string, roleIds: readonly string[] = [], state: AccountState | null = 'dashboard') =>
  ({ id: email as MemberId, email, roleIds, state }) as TeamMember;

const ROLES = [role('1', 'Owner'), role('2', 'Admin'), role('3', 'Developer')];

describe('the status of a member', () => {
  it.each([
    ['email-verification', 'invited'],
    ['dashboard', 'confirmed'],
    ['company-data', 'setting-up'],
    ['summary', 'setting-up'],
    ['notAuth', 'unknown'],
    [null, 'unknown'],
  ] as const)('is, for %s, %s', (state, status) => {
    expect(memberStatus(member('a@b.example', [], state))).toBe(status);
  });
});

describe('the initials of a member', () => {
  it.each([
    ['martin.kolev@northwall.example', 'MK'],
    ['ana_maria-petrova@northwall.example', 'AP'],
    ['finance@northwall.example', 'F'],
    ['.@northwall.example', ''],
    ['жана@northwall.example', 'Ж'],
    ['', ''],
  ])('are, for %s, "%s"', (email, letters) => {
    expect(memberInitials(member(email))).toBe(letters);
  });
});

describe('what a role may do', () => {
  const setting = [
    { role: 'Admin', text: { default: 'Everything: but ownership', de: 'Alles außer dem Besitz' } },
    { role: 'role-4', text: { default: 'Read only' } },
  ];

  it.each([
    [{ ...role('2', 'ADMIN'), description: ' All of it ' }, 'All of it'],
    [{ ...role('2', 'ADMIN'), description: ' ' }, 'Everything: but ownership'],
    [role('role-4', 'Viewer'), 'Read only'],
    [role('3', 'Developer'), null],
  ])('is, for %j, %j', (one, expected) => {
    expect(roleDescription(one, setting, 'en')).toBe(expected);
  });

  it('is in the language that shows', () => {
    const one = role('2', 'Admin');
    expect([roleDescription(one, setting, 'de'), roleDescription(one, setting, 'bg')]).toEqual([
      'Alles außer dem Besitz',
      'Everything: but ownership',
    ]);
  });

  it('is nothing without a setting', () => {
    expect(roleDescription(role('2', 'Admin'), [], 'en')).toBeNull();
  });
});

describe('a member', () => {
  it.each([
    ['elena@northwall.example', true],
    ['Elena@Northwall.example', true],
    [' elena@northwall.example ', true],
    ['helena@northwall.example', false],
    ['', false],
    [null, false],
  ])('has the email %j: %s', (email, isSamePerson) => {
    expect(hasEmail(member('elena@northwall.Example'), email)).toBe(isSamePerson);
  });
});

describe('roles', () => {
  it.each([
    ['by its name', [role('1', 'Owner'), role('2', 'Admin')]],
    ['by its name in another case', [role('1', ' OWNER '), role('2', 'Admin')]],
    ['by its id', [role('owner', 'Inhaber'), role('2', 'Admin')]],
  ])('can be given but for the owner’s, known %s', (_, roles) => {
    expect(assignableRoles(roles).map(({ id }) => id)).toEqual(['2']);
  });

  it('of other names can be given, even where they begin alike', () => {
    const roles = [role('1', 'Owner assistant'), role('co-owner', 'Partner')];
    expect(assignableRoles(roles)).toEqual(roles);
  });

  it('are shown by name in the member’s order, and as the id when the list does not know it', () => {
    expect(roleNames(member('a@b.example', ['3', '9', '2']), ROLES)).toEqual(['Developer', '9', 'Admin']);
    expect(goneRoles(member('a@b.example', ['3', '9', '2']), ROLES)).toEqual(['9']);
  });

  it.each([
    [['2', '1'], ROLES, true],
    [['2', '3'], ROLES, false],
    [[], ROLES, false],
    [['owner'], [], true],
    [['1'], [], false],
  ])('%j make an owner: with the list of %#, %o', (roleIds, roles, owns) => {
    expect(isOwner(member('a@b.example', roleIds), roles)).toBe(owns);
  });
});

describe('seats', () => {
  const team = (sent: number, total = sent) => ({
    members: Array.from({ length: sent }, (_, index) => member(`m${index}@b.example`)),
    total,
  });

  it.each([
    { sent: 0, limit: 1, full: false },
    { sent: 1, limit: 1, full: true },
    { sent: 9, limit: 10, full: false },
    { sent: 10, limit: 10, full: true },
    { sent: 12, limit: 10, full: true },
    { sent: 0, limit: 0, full: true },
    { sent: 99, limit: null, full: false },
  ])('of $sent members against $limit are full: $full', ({ sent, limit, full }) => {
    expect(areSeatsFull(seatsOf(team(sent), limit))).toBe(full);
  });

  it('include members that the provider counts but did not send', () => {
    expect([seatsOf(team(3, 7), 10).used, seatsOf(team(3, 0), 10).used]).toEqual([7, 3]);
  });

  it('get one free for each who goes, and for nobody else', () => {
    const { members, total } = withoutMember(team(3, 7), 'm1@b.example' as MemberId);
    expect([members.map(({ id }) => id), total]).toEqual([['m0@b.example', 'm2@b.example'], 6]);
    expect(withoutMember(team(3, 7), 'nobody' as MemberId)).toEqual(team(3, 7));
  });

  it('are taken by an email in any case', () => {
    expect([hasMember(team(2), ' M1@B.example '), hasMember(team(2), 'm2@b.example')]).toEqual([true, false]);
  });
});

describe('a search for members', () => {
  const team = [
    member('elena@northwall.example', ['1']),
    member('martin.kolev@northwall.example', ['2', '3']),
    member('priya@northwall.example', ['3', '77']),
  ];
  const found = (query: string) => matchingMembers(team, ROLES, query).map(({ email }) => email.split('@')[0]);

  it.each([
    ['', ['elena', 'martin.kolev', 'priya']],
    ['  ', ['elena', 'martin.kolev', 'priya']],
    ['KOLEV', ['martin.kolev']],
    ['developer', ['martin.kolev', 'priya']],
    ['dev  priya', ['priya']],
    ['admin developer', ['martin.kolev']],
    ['77', ['priya']],
    ['nobody', []],
    ['.*', []],
  ])('for "%s" finds %j', (query, emails) => {
    expect(found(query)).toEqual(emails);
  });

  it('finds only members of the team, in its order, and all of them for nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.emailAddress(), { maxLength: 12 }), fc.string(), (emails, query) => {
        const members = emails.map((email) => member(email));
        const matching = matchingMembers(members, ROLES, query);
        expect(matching).toEqual(members.filter((one) => matching.includes(one)));
        expect(matchingMembers(members, ROLES, '')).toEqual(members);
      }),
    );
  });

  it('is worth it from the second page on', () => {
    const of = (count: number) => Array.from({ length: count }, () => team[0]!);
    expect([isLongEnoughToSearch(of(10)), isLongEnoughToSearch(of(11))]).toEqual([false, true]);
  });
});
