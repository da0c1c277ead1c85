export const GETTING_STARTED_STEPS = [
  'apiKey',
  'verifyDomain',
  'firstApiCall',
  'tutorials',
  'apiReference',
  'pricing',
] as const;

export type GettingStartedStep = (typeof GETTING_STARTED_STEPS)[number];
