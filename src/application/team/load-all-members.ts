import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Team, TeamMember } from '#src/domain/team/team-member.ts';

/** What one call brings of a team. */
export interface TeamPage {
  readonly members: readonly TeamMember[];
  /** Null if the provider does not count. */
  readonly total: number | null;
}

/** A provider that always has more must not be asked forever. */
const MAX_PAGES = 50;

/**
 * Reads page after page until the team is complete. A provider that sends the same members again does not know the
 * query: then the team stays smaller than its count, and the page says so.
 */
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

/** Without a count, a full page may not be the last one. */
function isLastPage({ members, total }: TeamPage, team: Team): boolean {
  return total === null ? members.length !== PAGE_SIZE : team.members.length >= total;
}
