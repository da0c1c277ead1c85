/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const BUILD_FAULTS = [
  {
    name: 'policy-allows-inline-scripts',
    file: 'tools/scripts/content-policy.mjs',
    find: '`script-src ${allowed(...inline.script)}`',
    replace: '`script-src ${allowed("\'unsafe-inline\'", ...inline.script)}`',
    why: 'A policy that allows inline scripts stops no injected one.',
  },
  {
    name: 'test-bypass-in-production',
    file: 'vite.config.ts',
    find: '__TEST_BYPASS__: isDemo,',
    replace: '__TEST_BYPASS__: true,',
    why: 'A query parameter would switch off the bot check of a real deployment.',
  },
];
