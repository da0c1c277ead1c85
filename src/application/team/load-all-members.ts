import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Team, TeamMember } from '#src/domain/team/team-member.ts';

export interface TeamPage {
  readonly members: readonly TeamMember[];
  /** Null if the provider does not count. */
  readonly total: number | null;
}

/** Bounds a provider that always has more. */
const MAX_PAGES = 50;

/** A provider that repeats members ignores the offset; the team then stays below its count, which the page shows. */
export async function loadAllMembers(fetchPage: (offset: number) => AsyncResult<TeamPage>): AsyncResult<Team> {
  let team: Team = { members: [], total: 0 };
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await fetchPage(team.members.length);
    if (!result.ok) return result;
    const known = new Set(team.members.map(({ id }) => id));
    const added = result.value.members.filter(({ id }) => !known.has(id));
    const members = [...team.members, ...added];
    team = { members, total: Math.max(result.value.total ?? 0, members.length) };
    if (added.length === 0 || isLastPage(result.value, team)) break;
  }
  return ok(team);
}

/** Without a count, a full page may not be the last. */
function isLastPage({ members, total }: TeamPage, team: Team): boolean {
  return total === null ? members.length !== PAGE_SIZE : team.members.length >= total;
}
