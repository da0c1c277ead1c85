/** The pages that a provider may switch off, by their paths. */
export const OPTIONAL_PAGES = [
  'api-keys',
  'verify-domain',
  'node-as-a-service',
  'billing',
  'usage',
  'team',
  'faucets',
] as const;

export type OptionalPage = (typeof OPTIONAL_PAGES)[number];
export type OfferedPages = Readonly<Record<OptionalPage, boolean>>;

export const ALL_PAGES = Object.fromEntries(OPTIONAL_PAGES.map((page) => [page, true])) as OfferedPages;

/** What leads to a page, or shows what only that page goes on with, and is of no use without it. */
const PLACES = {
  // What needs attention.
  'pending-invoice': 'billing',
  'plan-canceled': 'billing',
  'over-quota': 'billing',
  'near-quota': 'billing',
  'half-quota': 'billing',
  budget: 'usage',
  'budget-stopped': 'usage',
  'failed-callbacks': 'usage',
  'rotation-started': 'api-keys',
  'unverified-domain': 'verify-domain',
  'failing-domain': 'verify-domain',
  'paused-domain': 'verify-domain',
  'no-second-factor': null,
  // The first steps.
  apiKey: 'api-keys',
  verifyDomain: 'verify-domain',
  firstApiCall: 'api-keys',
  tutorials: null,
  apiReference: null,
  pricing: 'billing',
  // Parts of other pages.
  'create-key': 'api-keys',
  'first-call': 'api-keys',
  'credits-card': 'usage',
  'credit-history': 'usage',
  'recent-calls': 'usage',
  'recent-failures': 'usage',
  'calls-of-a-key': 'usage',
} as const satisfies Readonly<Record<string, OptionalPage | null>>;

export type Place = keyof typeof PLACES;

export function isPlaceOffered(place: Place, pages: OfferedPages): boolean {
  const page = PLACES[place];
  return page === null || pages[page];
}

/** Whether a path leads to a page that is there; with query and fragment, as a link has it. */
export function isPathOffered(path: string, pages: OfferedPages): boolean {
  const name = /^\/([^/?#]*)/.exec(path)?.[1];
  const page = OPTIONAL_PAGES.find((known) => known === name);
  return page === undefined || pages[page];
}
