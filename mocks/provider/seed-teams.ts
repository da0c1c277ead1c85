import { teams } from '#mocks/scenarios/teams.ts';
import type { Database } from './database.ts';
import { seededHex } from './seeded-text.ts';

/** Ids out of the names alone, so that a longer team leaves every other id as it is. */
export function seedTeams(database: Database, seed: string): void {
  for (const [accountId, members] of Object.entries(teams)) {
    for (const { email, roles, hasJoined } of members) {
      const roleIds = roles.map((role) => `role-${role}`);
      database.members.push({ id: memberId(seed, email), accountId, email, roleIds, hasJoined });
    }
  }
}

export function memberId(seed: string, email: string): string {
  return `acc-${seededHex(`${seed}|member|${email}`, 12)}`;
}
