/** By what a request is for; docs/deployment.md says which is which. */
export const CACHE_CONTROL = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
};

/**
 * What every response of a careful deployment carries, errors too; docs/deployment.md names the same. Browsers take no
 * notice of Strict-Transport-Security on plain http. `copy` holds the origins of framed pages that may copy.
 * @param {{ copy?: readonly string[] } & Readonly<Record<string, unknown>>} [policy]
 */
export function securityHeaders({ copy = [], ...policy } = {}) {
  const clipboard = ['self', ...copy.map((origin) => `"${origin}"`)].join(' ');
  return {
    'Content-Security-Policy': contentPolicy(policy),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(${clipboard})`,
  };
}

/**
 * The policy that every screen complies with; `connect` holds the origins of the API, `inline` the hashes of what index.html
 * has inline, and all lists together what the configured hooks load (tools/build/policy-sources.ts).
 */
function contentPolicy({
  inline = { script: [], style: [] },
  trustedTypes = false,
  inlineStyles = false,
  ...sources
} = {}) {
  const { connect = [], script = [], style = [], image = [], font = [], frame = [], media = [], worker = [] } = sources;
  const allowed = (...more) => ["'self'", ...more].join(' ');
  const directives = [
    "default-src 'none'",
    `script-src ${allowed(...inline.script, ...script)}`,
    `style-src ${allowed(...(inlineStyles ? ["'unsafe-inline'"] : inline.style), ...style)}`,
    `img-src ${allowed('data:', ...image)}`,
    `font-src ${allowed(...font)}`,
    `connect-src ${allowed(...connect)}`,
    ...(frame.length > 0 ? [`frame-src ${frame.join(' ')}`] : []),
    ...(media.length > 0 ? [`media-src ${media.join(' ')}`] : []),
    `worker-src ${allowed(...worker)}`,
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (trustedTypes) directives.push("require-trusted-types-for 'script'", 'trusted-types default');
  return directives.join('; ');
}
