import { admit } from '#src/domain/auth/route-gate.ts';

/** A suspended account reaches only the billing page, where it can pay. */
export function isAllowedWhenSuspended(path: string): boolean {
  const admission = admit(path, { state: 'dashboard', hasToken: true });
  return admission.kind === 'admit' && admission.screen === 'billing';
}
