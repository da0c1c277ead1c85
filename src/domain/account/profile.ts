import { admit } from '#src/domain/auth/admit.ts';

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly paymentPackageId: string | null;
  /** Seats of the plan (`constraints.teamMembersCount`); null if the provider sets no limit. */
  readonly teamMembersLimit: number | null;
  /** The provider would like this person to turn two-factor authentication on. */
  readonly isTwoFactorRecommended: boolean;
  /** False for a person who has only ever signed in elsewhere. */
  readonly hasPassword: boolean;
}

export interface SessionUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** For the avatar: the first letters of both names, else of the email. */
export function initials({ firstName, lastName, email }: SessionUser): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || ([...email][0] ?? '')).toUpperCase();
}

const WHEN_SUSPENDED: ReadonlySet<string> = new Set(['account', 'billing', 'subscription-success']);

/** A suspended account reaches the billing page, where it can pay, the one that follows a payment, and what belongs to the person. */
export function isAllowedWhenSuspended(path: string): boolean {
  const admission = admit(path, { state: 'dashboard', hasToken: true });
  return admission.kind === 'admit' && WHEN_SUSPENDED.has(admission.screen);
}
