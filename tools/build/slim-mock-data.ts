import type { Plugin } from 'vite';

/** What the simulation never uses of @mswjs/data, as stubs: handlers and schemas for msw, and dates as values. */
const STUBS: Readonly<Record<string, string>> = {
  'model/generateRestHandlers': 'exports.generateRestHandlers = () => [];',
  'model/generateGraphQLHandlers':
    'exports.generateGraphQLHandlers = () => [];\nexports.generateGraphQLSchema = () => null;',
  'comparators/date': 'exports.dateComparators = {};',
};

const FILE = /@mswjs\/data\/lib\/(.+)\.js$/;

/** Leaves graphql, date-fns, most of lodash and a second msw out of the demo: 130 KiB brotli. */
export function slimMockData(): Plugin {
  return {
    name: 'gatehouse:slim-mock-data',
    apply: 'build',
    enforce: 'pre',
    load: (id) => STUBS[FILE.exec(id)?.[1] ?? ''] ?? null,
    // One function of lodash instead of all.
    transform: (code, id) =>
      FILE.test(id) ? code.replace('require("lodash")', '{ isFunction: require("lodash/isFunction") }') : null,
  };
}
