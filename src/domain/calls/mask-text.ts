import { MASK } from '#src/domain/shared/mask-known.ts';
import { isSecretName } from './secret-names.ts';

/** What replaces each match; `$1` stays. */
const SHAPES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The parts of a JSON web token, whole or cut.
  [/(?<![\w-])[\w-]+\.e(?:yJ|30)[\w-]*(?:\.[\w-]*)?/g, MASK],
  [/\beyJ[\w-]{8,}/g, MASK],
  [/\b(Bearer|Basic|Digest)(\s+)[^\s"',;]+/gi, `$1$2${MASK}`],
  [/\/\/[^/\s@:"']+:[^/\s@"']+@/g, `//${MASK}@`],
  // Mailed links of the console.
  [
    /(\/(?:reset-password|change-email|accept-ownership|register|verify-email|invitations?)\/)[^/?#\s"'<>\\]+/g,
    `$1${MASK}`,
  ],
  [/\b(?:sk|pk|rk|ghp|gho|ghs|xox[abpr]|cs|whsec|glpat)[-_][\w-]{8,}/g, MASK],
  // A key in hex; with `0x` before it is an address or a transaction on a chain.
  [/(?<![\w-])[0-9a-f]{32,}(?![\w-])/gi, MASK],
];

const PARAMETER = /(?<![\w.-])([\w.-]+)=([^&#;\s"'<>\\]*)/g;
const LABELLED = /(?<![\w-])([\w-]+)(["']?\s*:\s*)(["']?)([^\s"',;}]+)/g;
/** A run of letters, digits and signs: a path, or what nobody would write. */
const RUN = /(?<![\w+-])[\w+/-]{32,}={0,2}/g;
/** A segment of a path that a person named. */
const WORD = /^[a-z]+(-[a-z]+)*$/;

/** What a secret has in it or before it; most texts have nothing of the kind, and the rest of the work is spared. */
const SUSPECT =
  /[=:@]|eyJ|\.e30|bearer|basic|digest|\/(?:reset-|change-|accept-|register\/|verify-|invit)|[\w+/-]{24}|[spr]k[-_]|(?:gh[pos]|xox[abpr]|cs|whsec|glpat)[-_]/i;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Masks secrets in any text by the names before them and by their shape. */
export function maskText(text: string): string {
  if (!SUSPECT.test(text) || UUID.test(text)) return text;
  let masked = text;
  for (const [pattern, replacement] of SHAPES) masked = masked.replace(pattern, replacement);
  return masked
    .replace(PARAMETER, (whole, name: string, value: string) =>
      value !== '' && isSecretName(name) ? `${name}=${MASK}` : whole,
    )
    .replace(LABELLED, (whole, name: string, colon: string, quote: string, value: string) =>
      isLabelledSecret(name, value) ? `${name}${colon}${quote}${MASK}` : whole,
    )
    .replace(RUN, maskRun);
}

/** `key: value` and `code: …` are common in sentences, so a value must look like one. */
function isLabelledSecret(name: string, value: string): boolean {
  if (value.startsWith(MASK) || /^(Bearer|Basic|Digest)$/i.test(value)) return false;
  return isSecretName(name) && (/\d/.test(value) || !/^(key|code|session|auth)$/i.test(name));
}

/** Of a path only the segments that look random. */
function maskRun(run: string): string {
  const segments = run.split('/');
  const isPath = segments.some((segment) => WORD.test(segment)) || segments.some(isRandom);
  if (isPath) return segments.map((segment) => (isRandom(segment) ? MASK : segment)).join('/');
  return isRandom(run) ? MASK : run;
}

/** Letters of both cases with digits. */
function isRandom(text: string): boolean {
  if (text.length < 24 || /^0x[0-9a-f]+$/i.test(text)) return false;
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
}
