import { describe, expect, it } from 'vitest';
import { type TeamPage, loadAllMembers } from '#src/application/team/load-all-members.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { countMissingMembers, type TeamMember } from '#src/domain/team/team-member.ts';
import { person } from '#tests/support/team-members.ts';

type Provider = (all: readonly TeamMember[], offset: number) => readonly TeamMember[];

const providers: Readonly<Record<string, Provider>> = {
  'knows the query': (all, offset) => all.slice(offset, offset + 10),
  'sends everyone whatever is asked': (all) => all,
  'sends seven at most': (all, offset) => all.slice(offset, offset + 7),
  'sends a hundred at most': (all, offset) => all.slice(offset, offset + 100),
};

const SIZES = [0, 1, 7, 9, 10, 11, 20, 25, 45];

const cases = Object.entries(providers).flatMap(([name, sent]) =>
  SIZES.flatMap((size) => [true, false].map((counts) => ({ name, sent, size, counts }))),
);

const teamOf = (size: number) => Array.from({ length: size }, (_, index) => person(`p${index}`));

/** Without a count, seven members and pages of seven look the same. */
const isDetectable = ({ name, counts, size }: (typeof cases)[number]) => counts || size <= 7 || !name.includes('seven');

describe('the whole team', () => {
  it.each(cases.filter(isDetectable))(
    'of $size members is read from a provider that $name, with a count: $counts',
    async ({ sent, size, counts }) => {
      const all = teamOf(size);
      let calls = 0;
      const page = (offset: number): AsyncResult<TeamPage> => {
        calls += 1;
        return Promise.resolve(ok({ members: sent(all, offset), total: counts ? size : null }));
      };
      expect(await loadAllMembers(page)).toEqual(ok({ members: all, total: size }));
      expect(calls).toBeLessThanOrEqual(Math.max(1, Math.ceil((size + 1) / 7)));
    },
  );

  it('stays smaller than its count if the provider always sends the same ten', async () => {
    const ten = teamOf(10);
    const result = await loadAllMembers(() => Promise.resolve(ok({ members: ten, total: 25 })));
    expect(result).toEqual(ok({ members: ten, total: 25 }));
    expect(result.ok && countMissingMembers(result.value)).toBe(15);
  });

  it('fails if a later page fails', async () => {
    const ten = teamOf(10);
    const page = (offset: number): AsyncResult<TeamPage> =>
      Promise.resolve(offset === 0 ? ok({ members: ten, total: 25 }) : fail(unexpected(500)));
    expect(await loadAllMembers(page)).toEqual(fail(unexpected(500)));
  });

  it('asks a provider without an end fifty times', async () => {
    let calls = 0;
    const page = (offset: number): AsyncResult<TeamPage> => {
      calls += 1;
      return Promise.resolve(ok({ members: teamOf(offset + 10).slice(offset), total: null }));
    };
    await loadAllMembers(page);
    expect(calls).toBe(50);
  });
});
