import { admit } from '#src/domain/auth/route-gate.ts';

/** Of all pages of the console, a suspended account may use billing alone, where it can be settled (§2, §6). */
export function isAllowedWhenSuspended(path: string): boolean {
  const admission = admit(path, { state: 'dashboard', hasToken: true });
  return admission.kind === 'admit' && admission.screen === 'billing';
}
