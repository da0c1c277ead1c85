import { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { DASHBOARD_PATHS, VISITOR_SCREENS } from './admit.ts';

const WITH_TOKEN: readonly (readonly [RegExp, string])[] = [
  [/^\/reset-password(\/|$)/, '/reset-password/:token'],
  [/^\/[^/]+\/change-email\//, '/:page/change-email/:token'],
  [/^\/[^/]+\/accept-ownership\//, '/:page/accept-ownership/:token'],
  [/^\/auth\/team\/register\//, '/auth/team/register/:token'],
];

const KNOWN = new Set([
  ...Object.keys(VISITOR_SCREENS),
  ...['verification', ...ONBOARDING_STAGES].map((name) => `/auth/${name}`),
  ...DASHBOARD_PATHS.map((name) => `/${name}`),
]);

/** The path of a page without what is in it: a token, or whatever somebody typed. */
export function routePattern(path: string): string {
  const plain = path.replace(/(?<=.)\/+$/, '');
  if (KNOWN.has(plain)) return plain;
  return WITH_TOKEN.find(([pattern]) => pattern.test(plain))?.[1] ?? '/:other';
}
