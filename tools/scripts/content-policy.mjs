/**
 * The policy that every screen complies with; `connect` holds the origins of the API, `inline` the hashes of what
 * index.html has inline.
 */
export function contentPolicy({ connect = [], inline = { script: [], style: [] }, trustedTypes = false } = {}) {
  const allowed = (...more) => ["'self'", ...more].join(' ');
  const directives = [
    "default-src 'none'",
    `script-src ${allowed(...inline.script)}`,
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
  if (trustedTypes) directives.push("require-trusted-types-for 'script'", 'trusted-types default');
  return directives.join('; ');
}
