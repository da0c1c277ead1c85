import type { BackendName } from './deployment.ts';

/** Marks the journeys that `npm test` plays on the production build and not on msw; contracts prove that the two agree. */
export const ON_PRODUCTION = '@on-production';

/**
 * Where `npm test` plays each test, once: what the transport can do to the pages on the production build, and so the
 * ways in and to the money; what is looked at does not depend on the backend, and memory is the quickest; the rest on
 * msw, which has the whole stack.
 */
export function backendFor(file: string, tags: readonly string[]): BackendName {
  if (file.endsWith('.production.ts') || tags.includes(ON_PRODUCTION)) return 'production';
  return /\/(accessibility[^/]*|moments|tours)\.demo\.ts$/.test(file) ? 'memory' : 'msw';
}
