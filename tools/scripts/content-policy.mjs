/** The policy that every screen complies with; `connect` holds the origins of the API. */
export function contentPolicy({ connect = [], trustedTypes = false } = {}) {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (trustedTypes) directives.push("require-trusted-types-for 'script'", 'trusted-types default');
  return directives.join('; ');
}
