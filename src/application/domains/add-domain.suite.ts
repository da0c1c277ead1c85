import { isDomainEntered } from '../../domain/domains/callback-url';
import { validatorOf } from '../forms/rule-suite';

export type AddDomainValues = { readonly domain: string };

/** §5, domain. */
export const validateDomain = validatorOf<AddDomainValues>({
  domain: [{ holds: ({ domain }) => isDomainEntered(domain), message: 'domains.domain-is-required' }],
});
