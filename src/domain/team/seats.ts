import type { Team } from './team-member.ts';

export interface Seats {
  /** Everyone in the list, whoever is only invited too. */
  readonly taken: number;
  /** `constraints.teamMembersCount` of the plan (§6); null where no limit is known. */
  readonly limit: number | null;
}

/** A provider that counts fewer members than it sends is not believed. */
export function seatsOf({ members, total }: Team, limit: number | null): Seats {
  return { taken: Math.max(members.length, total), limit };
}

export function areSeatsFull({ taken, limit }: Seats): boolean {
  return limit !== null && taken >= limit;
}
