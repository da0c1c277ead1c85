import { accentProblem } from '#src/domain/branding/accent.ts';
import { allowedHost } from '#src/domain/shared/allowed-host.ts';
import { parseLanguages } from '#src/domain/shared/language.ts';
import { parseHosts } from '#src/domain/shared/external-url.ts';

/** Undefined if the text is not valid. */
export type Parser<T> = (raw: unknown) => T | undefined;

export const text: Parser<string> = (raw) => (typeof raw === 'string' ? raw.trim() : undefined);

export const name: Parser<string> = (raw) => text(raw) || undefined;

export const boolean: Parser<boolean> = (raw) => {
  if (raw === true || raw === 'true') return true;
  return raw === false || raw === 'false' || raw === '' ? false : undefined;
};

/** Empty, or an absolute http(s) URL without credentials; verbatim, because others compare it. */
export const exactUrl: Parser<string> = (raw) => {
  const trimmed = text(raw);
  if (trimmed === undefined || trimmed === '') return trimmed;
  if (!URL.canParse(trimmed)) return undefined;
  const { protocol, username, password } = new URL(trimmed);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? trimmed : undefined;
};

/** Without its last slash, because paths are appended. */
export const url: Parser<string> = (raw) => exactUrl(raw)?.replace(/\/+$/, '');

/** Hosts as browsers spell them, separated by spaces. One invalid host makes the list invalid. */
export const hosts: Parser<string> = (raw) => {
  const trimmed = text(raw);
  if (trimmed === undefined) return undefined;
  const parsed = parseHosts(trimmed).map(allowedHost);
  return parsed.includes(null) ? undefined : parsed.join(' ');
};

/** Codes separated by spaces, each once. One that is unknown makes the list invalid. */
export const languages: Parser<string> = (raw) => parseLanguages(text(raw) ?? '')?.join(' ');

export const color: Parser<string> = (raw) => {
  const trimmed = text(raw);
  return trimmed !== undefined && /^#[0-9a-f]{6}$/i.test(trimmed) ? trimmed.toLowerCase() : undefined;
};

export function accent(theme: 'light' | 'dark'): Parser<string> {
  return (raw) => {
    const trimmed = color(raw);
    return trimmed !== undefined && accentProblem(trimmed, theme) === null ? trimmed : undefined;
  };
}

export const radius: Parser<string> = (raw) => {
  const trimmed = text(raw);
  return trimmed !== undefined && /^(0|4|6|8|10)px$/.test(trimmed) ? trimmed : undefined;
};

export const ruleSet: Parser<'sign-up' | 'alternative'> = (raw) =>
  raw === 'sign-up' || raw === 'alternative' ? raw : undefined;
