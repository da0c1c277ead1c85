import { describe, expect, it } from 'vitest';
import { admit } from '#src/domain/auth/admit.ts';
import {
  ALL_PAGES,
  isPathOffered,
  isPlaceOffered,
  OPTIONAL_PAGES,
  type OptionalPage,
  type Place,
} from '#src/domain/shared/offered-pages.ts';

/** Written out, not derived: what goes with each page. */
const GOES_WITH: Readonly<Record<OptionalPage, readonly Place[]>> = {
  'api-keys': ['rotation-started', 'apiKey', 'firstApiCall', 'create-key', 'first-call'],
  'verify-domain': ['unverified-domain', 'verifyDomain'],
  'node-as-a-service': [],
  billing: ['pending-invoice', 'plan-canceled', 'over-quota', 'near-quota', 'half-quota', 'pricing'],
  usage: [
    ...(['failed-callbacks', 'credits-card', 'credit-history', 'recent-calls', 'recent-failures'] as const),
    ...(['calls-of-a-key', 'budget', 'budget-stopped'] as const),
  ],
  team: [],
  faucets: [],
};
const ALWAYS: readonly Place[] = ['tutorials', 'apiReference'];
const EVERY_PLACE = [...ALWAYS, ...Object.values(GOES_WITH).flat()];
const VISITOR = { state: 'dashboard', hasToken: true } as const;

describe.each(OPTIONAL_PAGES)('where %s is switched off', (page) => {
  const pages = { ...ALL_PAGES, [page]: false };

  it.each(EVERY_PLACE)('%s goes only if it belongs to that page', (place) => {
    expect(isPlaceOffered(place, pages)).toBe(!GOES_WITH[page].includes(place));
    expect(isPlaceOffered(place, ALL_PAGES)).toBe(true);
  });

  it.each(['', '/', '?open=1', '#upgrade-plan', '?a=/team#b'])('its path ending in "%s" leads nowhere', (rest) => {
    expect([isPathOffered(`/${page}${rest}`, pages), isPathOffered(`/${page}${rest}`, ALL_PAGES)]).toEqual([
      false,
      true,
    ]);
  });

  it.each([...OPTIONAL_PAGES.filter((other) => other !== page), 'dashboard', 'subscription-success'])(
    '/%s is there all the same',
    (other) => {
      expect(isPathOffered(`/${other}`, pages)).toBe(true);
      expect(admit(`/${other}`, { ...VISITOR, pages })).toEqual({ kind: 'admit', screen: other });
    },
  );

  it('its url opens the dashboard', () => {
    expect(admit(`/${page}`, { ...VISITOR, pages })).toEqual({ kind: 'go-to', path: '/dashboard' });
    expect(admit(`/${page}`, VISITOR)).toEqual({ kind: 'admit', screen: page });
  });
});

it.each(['https://docs.example/team', '//team', '/teams', '/auth/team/register/x', 'team'])(
  '%s is no page of the console, and stays',
  (path) => {
    expect(isPathOffered(path, { ...ALL_PAGES, team: false })).toBe(true);
  },
);
