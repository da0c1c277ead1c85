import type { PasskeyAuthenticator } from '#src/application/platform/passkey-authenticator.ts';
import type { Platform } from '#src/application/platform/platform.ts';

/** Few people have passkeys, so no page starts with their code. Rejects on failure. */
export async function loadPasskeys({ passkeys }: Platform): Promise<PasskeyAuthenticator> {
  return passkeys ?? (await import('#src/adapters/browser/browser-passkeys.ts')).browserPasskeys;
}
