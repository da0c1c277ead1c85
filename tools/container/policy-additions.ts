/** Where a bot check's vendor may load from, and the names of its Trusted Types policies. */
const EXTENSIBLE = ['script-src', 'frame-src', 'connect-src', 'img-src', 'style-src', 'trusted-types'];

/** An url with a host, or the name of a policy: no keyword such as 'unsafe-inline', and no wildcard for everything. */
const SOURCE = /^(https:\/\/(\*\.)?[\w-][\w.-]*(:\d+)?(\/[\w./-]*)?|wss:\/\/[\w.-]+(:\d+)?)$/;
const POLICY_NAME = /^[\w#=/@.%-]+$/;

interface Extended {
  readonly policy: string;
  readonly problems: readonly string[];
}

/**
 * Adds sources to a Content-Security-Policy, such as `script-src https://a.example; frame-src https://b.example`.
 */
export function extendPolicy(policy: string, additions: string): Extended {
  const directives = new Map(splitDirectives(policy));
  const problems: string[] = [];
  for (const [name, sources] of splitDirectives(additions)) {
    const pattern = name === 'trusted-types' ? POLICY_NAME : SOURCE;
    const wrong = sources.filter((source) => !pattern.test(source));
    if (!EXTENSIBLE.includes(name)) problems.push(`there is no ${name} to add to, only ${EXTENSIBLE.join(', ')}`);
    else if (wrong.length > 0) problems.push(`${name} cannot have ${wrong.join(' ')}`);
    else directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  }
  return { policy: [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; '), problems };
}

function splitDirectives(policy: string): (readonly [string, readonly string[]])[] {
  return policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources] as const]));
}
