import type { Team } from './team-member.ts';

export interface Seats {
  /** Everyone in the list, whoever is only invited too. */
  readonly used: number;
  /** `constraints.teamMembersCount` of the plan (§6); null where no limit is known. */
  readonly limit: number | null;
}

/** A provider that counts fewer members than it sends is not believed. */
export function seatsOf({ members, total }: Team, limit: number | null): Seats {
  return { used: Math.max(members.length, total), limit };
}

export function areSeatsFull({ used, limit }: Seats): boolean {
  return limit !== null && used >= limit;
}
