import { nullable, object, string } from 'valibot';
import { ownerDigest } from '#src/application/platform/owner-digest.ts';

/** Digests of what the session knows of a person; a social sign-in may name nobody. */
export interface DraftOwner {
  readonly email: string | null;
  readonly subject: string | null;
}

export const storedOwner = object({ email: nullable(string()), subject: nullable(string()) });

export function draftOwner(email: string | null, subject: string | null): DraftOwner {
  return { email: email && ownerDigest(email), subject: subject && ownerDigest(subject) };
}

/**
 * Undecided while nothing is known of both. The email decides first, because a provider may put the
 * account into its tokens instead of the person.
 */
export function compareOwners(one: DraftOwner, other: DraftOwner): 'same' | 'different' | 'undecided' {
  for (const name of ['email', 'subject'] as const) {
    if (one[name] !== null && other[name] !== null) return one[name] === other[name] ? 'same' : 'different';
  }
  return 'undecided';
}
