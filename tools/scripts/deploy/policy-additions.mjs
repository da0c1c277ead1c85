/** Where a vendor may load from, and the names of its Trusted Types policies. */
const EXTENSIBLE = ['script-src', 'frame-src', 'connect-src', 'img-src', 'style-src', 'trusted-types'];

/** A url with a host, or the name of a policy: no keyword such as 'unsafe-inline', and no wildcard for everything. */
const SOURCE = /^(https:\/\/(\*\.)?[\w-][\w.-]*(:\d+)?(\/[\w./-]*)?|wss:\/\/[\w.-]+(:\d+)?)$/;
const POLICY_NAME = /^[\w#=/@.%-]+$/;

/**
 * Adds sources to a Content-Security-Policy, such as `script-src https://a.example; frame-src https://b.example`.
 * @param {string} policy
 * @param {string} additions
 * @returns {{ policy: string, problems: string[] }}
 */
export function extendPolicy(policy, additions) {
  const directives = new Map(splitDirectives(policy));
  const problems = [];
  for (const [name, sources] of splitDirectives(additions)) {
    const pattern = name === 'trusted-types' ? POLICY_NAME : SOURCE;
    const wrong = sources.filter((source) => !pattern.test(source));
    if (!EXTENSIBLE.includes(name)) problems.push(`there is no ${name} to add to, only ${EXTENSIBLE.join(', ')}`);
    else if (wrong.length > 0) problems.push(`${name} cannot have ${wrong.join(' ')}`);
    else directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  }
  return { policy: [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; '), problems };
}

/** @returns {[name: string, sources: string[]][]} */
function splitDirectives(policy) {
  return policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name !== '')
    .map(([name, ...sources]) => [name, sources]);
}
