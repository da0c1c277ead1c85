/** Finds the owner's entries without the email on the device. cyrb53 only distinguishes people and guards no secret. */
export function ownerDigest(email: string): string {
  const text = email.toLowerCase();
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** Digests of what a session knows of a person; a social sign-in may name nobody. */
export interface Owner {
  readonly email: string | null;
  readonly subject: string | null;
}

export function toOwner(email: string | null, subject: string | null): Owner {
  return { email: email && ownerDigest(email), subject: subject && ownerDigest(subject) };
}

/**
 * Undecided while nothing is known of both. The email decides first, because a provider may put the
 * account into its tokens instead of the person.
 */
export function compareOwners(one: Owner, other: Owner): 'same' | 'different' | 'undecided' {
  for (const name of ['email', 'subject'] as const) {
    if (one[name] !== null && other[name] !== null) return one[name] === other[name] ? 'same' : 'different';
  }
  return 'undecided';
}
