import type { CallSession } from '#src/application/auth/call-session.ts';

export interface BasicAuth {
  readonly user: string;
  readonly password: string;
}

export function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** Null where the deployment has none. By hand, because axios' `auth` option replaces a bearer without a word (D3). */
export function basic({ user, password }: BasicAuth): string | null {
  if (user === '' && password === '') return null;
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/** What a call carries, and which session its answer may therefore refresh or end (D1, D2). */
export interface Authorization {
  readonly header: string | null;
  readonly session: CallSession | null;
}
