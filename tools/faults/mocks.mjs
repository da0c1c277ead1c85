/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const MOCK_FAULTS = [
  {
    name: 'any-member-removes-members',
    file: 'mocks/provider/auth/permissions.ts',
    find: 'team: [ADMIN_ROLE]',
    replace: 'team: [ADMIN_ROLE, DEVELOPER_ROLE]',
    why: 'The simulation rejects what a role may not do, or the 403 of the console is never seen.',
  },
  {
    name: 'full-page-claims-more',
    file: 'mocks/provider/callbacks/callback-log-service.ts',
    find: 'hasMore: found.length > limit',
    replace: 'hasMore: found.length >= limit',
    why: 'A log that ends with a full page has nothing more to load.',
  },
  {
    name: 'retry-after-hidden-from-other-origin',
    file: 'mocks/http/cors.ts',
    find: "'x-refresh-token, retry-after'",
    replace: "'x-refresh-token'",
    why: 'A console on another origin reads only the headers that the provider exposes.',
  },
];
