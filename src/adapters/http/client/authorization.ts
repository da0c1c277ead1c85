import type { CallSession } from '#src/application/auth/call-session.ts';

export interface BasicAuth {
  readonly user: string;
  readonly password: string;
}

export function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** Null if the deployment has none. The `auth` option of axios would silently replace a bearer. */
export function basic({ user, password }: BasicAuth): string | null {
  if (user === '' && password === '') return null;
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/** What a call carries, and the session that its response may refresh or end. */
export interface Authorization {
  readonly header: string | null;
  readonly session: CallSession | null;
}
