import { isDomainEntered } from '#src/domain/callback-domains/callback-url.ts';
import { validatorOf } from '#src/application/forms/rule-suite.ts';

export type AddDomainValues = { readonly domain: string };

/** §5, domain. */
export const validateDomain = validatorOf<AddDomainValues>({
  domain: [{ holds: ({ domain }) => isDomainEntered(domain), message: 'domains.domain-is-required' }],
});
