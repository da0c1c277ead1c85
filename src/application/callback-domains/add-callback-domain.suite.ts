import { isDomainEntered } from '#src/domain/callback-domains/callback-domain.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';

export type AddCallbackDomainValues = { readonly domain: string };

export const validateCallbackDomain = createValidator<AddCallbackDomainValues>({
  domain: [{ holds: ({ domain }) => isDomainEntered(domain), message: 'domains.domain-is-required' }],
});
