/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const BUILD_FAULTS = [
  {
    name: 'policy-allows-inline-scripts',
    file: 'tools/scripts/security-headers.mjs',
    find: '`script-src ${allowed(...inline.script, ...script)}`',
    replace: '`script-src ${allowed("\'unsafe-inline\'", ...inline.script, ...script)}`',
    why: 'A policy that allows inline scripts stops no injected one.',
  },
  {
    name: 'test-bypass-in-production',
    file: 'vite.config.ts',
    find: '__TEST_BYPASS__: isDemo,',
    replace: '__TEST_BYPASS__: true,',
    why: 'A query parameter would switch off the bot check of a real deployment.',
  },
  {
    name: 'old-assets-removed-at-once',
    file: 'tools/scripts/deploy/publish-release.mjs',
    find: 'now - usedAt >= keepDays * DAY',
    replace: 'now >= usedAt',
    why: 'Tabs that are open during a release miss their files.',
  },
  {
    name: 'container-ignores-misspelt-variable',
    file: 'tools/container/console-files.ts',
    find: "name.startsWith('VITE_') && !known.includes(name)",
    replace: "name.startsWith('VITE_') && known.length === 0",
    why: 'An operator believes in a setting that nothing reads.',
  },
];
