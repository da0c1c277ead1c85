export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly paymentPackageId: string | null;
  /** Seats of the plan (`constraints.teamMembersCount`, §6); null where the provider sets no limit. */
  readonly teamMembersLimit: number | null;
}

/** What a sign-in reply tells of the person; persisted with the session as `userInfo` (§3). */
export interface SessionUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** For the avatar: first letters of both names, else of the address. */
export function initials({ firstName, lastName, email }: SessionUser): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || ([...email][0] ?? '')).toUpperCase();
}
