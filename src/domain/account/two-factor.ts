import type { Instant } from '#src/domain/shared/dates.ts';

export interface TwoFactorStatus {
  readonly isOn: boolean;
  /** Null while it is off, and if the provider does not say. */
  readonly since: Instant | null;
  /** Null if the provider does not say. */
  readonly recoveryCodesLeft: number | null;
}

/** What an authenticator app is set up with: scanned as a QR code, or typed. */
export interface AuthenticatorSecret {
  readonly secret: string;
  readonly otpauthUrl: string;
}

/** For the app on the device itself, which cannot scan its own screen; null for an url that opens something else. */
export function appUrl({ otpauthUrl }: AuthenticatorSecret): string | null {
  return /^otpauth:\/\//i.test(otpauthUrl) ? otpauthUrl : null;
}

const FEW_CODES = 3;

/** So that nobody is left without one. */
export function hasFewCodes({ isOn, recoveryCodesLeft }: TwoFactorStatus): boolean {
  return isOn && recoveryCodesLeft !== null && recoveryCodesLeft <= FEW_CODES;
}

/** The `secret` of an `otpauth://` url; empty if it has none. */
export function secretOf(otpauthUrl: string): string {
  const query = otpauthUrl.slice(otpauthUrl.indexOf('?') + 1);
  return new URLSearchParams(query).get('secret') ?? '';
}

/** In groups of four, so that it can be read off and typed. */
export function groupedSecret(secret: string): string {
  return (secret.replace(/\s/g, '').match(/.{1,4}/gu) ?? []).join(' ');
}

/** A file and a print of the codes have one a line below what they are. */
export function recoveryCodesText(title: string, codes: readonly string[]): string {
  return `${title}\n\n${codes.join('\n')}\n`;
}
