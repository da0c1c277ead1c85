import type { Team } from './team-member.ts';

export interface Seats {
  /** Every member, including pending invitations. */
  readonly used: number;
  /** `constraints.teamMembersCount` of the plan; null if there is no known limit. */
  readonly limit: number | null;
}

/** A provider may count fewer members than it sends. */
export function seatsOf({ members, total }: Team, limit: number | null): Seats {
  return { used: Math.max(members.length, total), limit };
}

export function areSeatsFull({ used, limit }: Seats): boolean {
  return limit !== null && used >= limit;
}
