import { CACHE_CONTROL, securityHeaders } from '../security-headers.mjs';

const POLICY = 'content-security-policy';
const TRANSPORT = 'strict-transport-security';

/** What static hosts send where nothing else is set; it means the same as no-cache. */
const REVALIDATED = /^(public, ?)?max-age=0, ?must-revalidate$/;

/** An origin that a deployment adds for its API. */
const ORIGIN = /^https:\/\/[^*/]+$/;

/**
 * What differs from the headers of a careful deployment, a line each.
 * @param {Headers} headers
 * @param {{ cache: keyof typeof CACHE_CONTROL, connect?: string[], frame?: string[], policy?: string,
 *   inline: { script: string[], style: string[] } }} expected `policy` is that of a build
 * @returns {string[]}
 */
export function headerFindings(headers, { cache, connect, frame, policy, inline }) {
  const expected = {
    ...securityHeaders({ connect, frame, inline, trustedTypes: true }),
    ...(policy && { 'Content-Security-Policy': policy }),
    'Cache-Control': CACHE_CONTROL[cache],
  };
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(name, value, withoutCopying(headers.get(name), frame)),
  );
}

/** A page in a frame may copy where the deployment says so. */
function withoutCopying(actual, frame = []) {
  return frame.reduce((text, origin) => text?.replace(` "${origin}"`, '') ?? null, actual);
}

function differences(name, expected, actual) {
  if (actual === null) return [`${name} is missing, expected ${expected}`];
  if (name.toLowerCase() === POLICY) return policyDifferences(expected, actual);
  if (name.toLowerCase() === TRANSPORT && isAsStrict(expected, actual)) return [];
  if (expected === CACHE_CONTROL.page && REVALIDATED.test(actual)) return [];
  return actual === expected ? [] : [`${name} is ${actual}, expected ${expected}`];
}

/** A longer time and `preload` are welcome. */
function isAsStrict(expected, actual) {
  const seconds = (text) => Number(/\bmax-age=(\d+)/.exec(text)?.[1] ?? 0);
  return seconds(actual) >= seconds(expected) && /;\s*includeSubDomains\b/i.test(actual);
}

/** The order of directives and of their sources means nothing. */
function policyDifferences(expected, actual) {
  const [wanted, sent] = [directives(expected), directives(actual)];
  const names = new Set([...wanted.keys(), ...sent.keys()]);
  return [...names].flatMap((name) => directiveDifferences(name, wanted.get(name), sent.get(name)));
}

function directiveDifferences(name, wanted, sent) {
  const title = `Content-Security-Policy: ${name}`;
  if (!sent) return [`${title} is missing, expected ${wanted.join(' ')}`.trim()];
  if (!wanted) return [`${title} ${sent.join(' ')} is not expected`];
  const lacks = wanted.filter((source) => !sent.includes(source));
  const more = sent.filter((source) => !wanted.includes(source) && !(name === 'connect-src' && ORIGIN.test(source)));
  return [...lacks.map((source) => `${title} lacks ${source}`), ...more.map((source) => `${title} allows ${source}`)];
}

/** Of a name that comes twice, browsers take the first, and take no notice of its case. */
function directives(policy) {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  const named = parts.filter(([name]) => name).map(([name, ...sources]) => [name.toLowerCase(), sources]);
  return new Map(named.reverse());
}
