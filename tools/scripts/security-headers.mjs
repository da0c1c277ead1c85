/** By what a request is for; docs/deployment.md says which is which. */
export const CACHE_CONTROL = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
};

/**
 * What every response of a careful deployment carries, errors too; docs/deployment.md names the same. Browsers take no
 * notice of Strict-Transport-Security on plain http.
 */
export function securityHeaders(policy = {}) {
  return {
    'Content-Security-Policy': contentPolicy(policy),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
  };
}

/**
 * The policy that every screen complies with; `connect` holds the origins of the API, `script` what a bot check loads, `inline`
 * the hashes of what index.html has inline, `frame` the origins of the provider's pages that open inside the console.
 */
function contentPolicy({
  connect = [],
  script = [],
  frame = [],
  inline = { script: [], style: [] },
  trustedTypes = false,
} = {}) {
  const allowed = (...more) => ["'self'", ...more].join(' ');
  const directives = [
    "default-src 'none'",
    `script-src ${allowed(...inline.script, ...script)}`,
    `style-src ${allowed(...inline.style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${allowed(...connect)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (frame.length > 0) directives.push(`frame-src ${frame.join(' ')}`);
  if (trustedTypes) directives.push("require-trusted-types-for 'script'", 'trusted-types default');
  return directives.join('; ');
}
