import { accentProblem } from '#src/domain/branding/accent.ts';
import { allowedHost } from '#src/domain/shared/allowed-host.ts';
import { hostsIn } from '#src/domain/shared/external-address.ts';

/** Turns what was written into a value; undefined where it cannot be one. */
export type Reader<T> = (raw: unknown) => T | undefined;

export const text: Reader<string> = (raw) => (typeof raw === 'string' ? raw.trim() : undefined);

export const name: Reader<string> = (raw) => text(raw) || undefined;

export const boolean: Reader<boolean> = (raw) => {
  if (raw === true || raw === 'true') return true;
  return raw === false || raw === 'false' || raw === '' ? false : undefined;
};

/** Empty, or an absolute http(s) address without credentials; to the letter, as others compare it with their own. */
export const exactAddress: Reader<string> = (raw) => {
  const written = text(raw);
  if (written === undefined || written === '') return written;
  if (!URL.canParse(written)) return undefined;
  const { protocol, username, password } = new URL(written);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? written : undefined;
};

/** The same without its last slash, since paths are put behind it. */
export const address: Reader<string> = (raw) => exactAddress(raw)?.replace(/\/+$/, '');

/** Hosts as browsers spell them, separated by spaces; one that can never match makes the whole list unusable. */
export const hosts: Reader<string> = (raw) => {
  const written = text(raw);
  if (written === undefined) return undefined;
  const read = hostsIn(written).map(allowedHost);
  return read.includes(null) ? undefined : read.join(' ');
};

export const colour: Reader<string> = (raw) => {
  const written = text(raw);
  return written !== undefined && /^#[0-9a-f]{6}$/i.test(written) ? written.toLowerCase() : undefined;
};

export function accent(theme: 'light' | 'dark'): Reader<string> {
  return (raw) => {
    const written = colour(raw);
    return written !== undefined && accentProblem(written, theme) === null ? written : undefined;
  };
}

export const radius: Reader<string> = (raw) => {
  const written = text(raw);
  return written !== undefined && /^(0|4|6|8|10)px$/.test(written) ? written : undefined;
};

export const ruleSet: Reader<'sign-up' | 'alternative'> = (raw) =>
  raw === 'sign-up' || raw === 'alternative' ? raw : undefined;
