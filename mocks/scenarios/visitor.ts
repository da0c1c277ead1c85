import type { Scenario } from './scenario.ts';

export const visitor: Scenario = {
  label: 'Visitor',
  about: 'Nobody is signed in; every demo account can be.',
  signedInAs: null,
  prefill: null,
};
