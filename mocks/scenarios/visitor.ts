import type { Scenario } from './scenario';

export const visitor: Scenario = {
  label: 'Visitor',
  about: 'Nobody is signed in; every demo account can be.',
  signedInAs: null,
  prefill: null,
};
