/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const DOMAIN_FAULTS = [
  {
    name: 'longest-name-rejected',
    file: 'src/domain/shared/text-rules.ts',
    find: '[...text.trim()].length <= maximum',
    replace: '[...text.trim()].length < maximum',
    why: 'A limit is inclusive: a name of exactly 50 characters must pass.',
  },
  {
    name: 'state-counts-without-token',
    file: 'src/domain/auth/route-gate.ts',
    find: "const state = visitor.hasToken ? visitor.state : 'notAuth';",
    replace: 'const { state } = visitor;',
    why: 'Without a valid token, whatever state is stored opens no page.',
  },
  {
    name: 'equal-expiry-drops-token',
    file: 'src/domain/auth/session-token.ts',
    find: '(tokenExpiry(candidate) ?? -Infinity) >= (tokenExpiry(stored) ?? -Infinity)',
    replace: '(tokenExpiry(candidate) ?? -Infinity) > (tokenExpiry(stored) ?? -Infinity)',
    why: 'A refreshed token that ends in the same second is still the newer one.',
  },
  {
    name: 'billing-date-in-local-time',
    file: 'src/domain/shared/formats/date-formats.ts',
    find: "{ ...UTC, dateStyle: 'long' }",
    replace: "{ dateStyle: 'long' }",
    why: 'West of Greenwich the next payment would be announced a day early.',
  },
  {
    name: 'count-in-device-locale',
    file: 'src/domain/shared/formats/number-formats.ts',
    find: 'lazy(() => new Intl.NumberFormat(locale, options))',
    replace: 'lazy(() => new Intl.NumberFormat(undefined, options))',
    why: 'On a German device 1,120 credits would read as 1.120, which is little more than one.',
  },
  {
    name: 'tokens-sent-for-coins',
    file: 'src/domain/faucets/offer.ts',
    find: "const isTokenRequest = type === 'token' && requiresType(settings, choice);",
    replace: "const isTokenRequest = type === 'token' || requiresType(settings, choice);",
    why: 'A person who chose coins would be sent tokens.',
  },
  {
    name: 'wildcard-allows-lookalike-host',
    file: 'src/domain/shared/external-url.ts',
    find: 'host.endsWith(allowed.slice(1))',
    replace: 'host.endsWith(allowed.slice(2))',
    why: 'With `*.example.com` allowed, notexample.com would be opened as well.',
  },
  {
    name: 'one-price-missing-blocks-plan',
    file: 'src/domain/billing/plan-button.ts',
    find: 'plan.monthlySubscriptionUrl === null && plan.annualSubscriptionUrl === null',
    replace: 'plan.monthlySubscriptionUrl === null || plan.annualSubscriptionUrl === null',
    why: 'A plan that is sold by the year alone can still be bought.',
  },
];
