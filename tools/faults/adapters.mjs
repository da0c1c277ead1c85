/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const ADAPTER_FAULTS = [
  {
    name: 'fragment-lost-in-file',
    file: 'src/adapters/browser/hash-navigation.ts',
    find: "hash: () => prefixed('#', part(3)),",
    replace: "hash: () => '',",
    why: 'In the demo of one file, no tab of a page could be linked to or come back after a reload.',
  },
  {
    name: 'mutation-sent-again',
    file: 'src/adapters/http/client/api-client.ts',
    find: 'const response = await transport(request);',
    replace: 'const again = request;\n    const response = await transport(again).catch(() => transport(again));',
    why: 'A mutation whose response was lost may have happened, so nothing sends it again.',
  },
  {
    name: 'bearer-on-visitor-call',
    file: 'src/adapters/http/client/api-client.ts',
    find: "const session = auth === 'visitor' ? null : current;",
    replace: 'const session = current;',
    why: "A log-in would carry the token of whoever is signed in, and its 401 would end that person's session.",
  },
  {
    name: 'id-in-url-not-encoded',
    file: 'src/adapters/http/client/request-url.ts',
    find: 'return encodeURIComponent(value);',
    replace: 'return value;',
    why: 'An id with a slash or a question mark would name another resource.',
  },
  {
    name: 'wrong-path-of-call',
    file: 'src/adapters/http/endpoints/callback-domain-endpoints.ts',
    find: "path: '/api/account/callback-urls/add',",
    replace: "path: '/api/account/callback-urls',",
    why: 'The simulation is wired by the same table, so only literal requests can tell.',
  },
  {
    name: 'unset-date-not-accepted',
    file: 'src/adapters/http/endpoints/schemas.ts',
    find: 'check((raw) => Number(raw) === 0),',
    replace: 'check((raw) => raw === 0),',
    why: 'A provider that sends an empty text for no date would break the billing page.',
  },
  {
    name: 'sign-in-state-used-twice',
    file: 'src/adapters/browser/oauth-states.ts',
    find: '    if (found) this.save(pending.filter((entry) => entry !== found));\n',
    replace: '',
    why: 'The state of a social sign-in serves once; a replayed return must fail.',
  },
  {
    name: 'idle-timer-outlives-screen',
    file: 'src/adapters/browser/browser-idle-detector.ts',
    find: `      return () => {
        cancelTimer();
`,
    replace: `      return () => {
`,
    why: 'Ten minutes after the person moved on, the timer would still expire.',
  },
  {
    name: 'any-script-under-trusted-types',
    file: 'src/adapters/browser/allowed-script.ts',
    find: 'return url === allowedUrl ? url : null;',
    replace: "return url.startsWith(allowedUrl ?? '') ? url : null;",
    why: 'A policy that lets more than one url pass may let an injected script pass.',
  },
];
