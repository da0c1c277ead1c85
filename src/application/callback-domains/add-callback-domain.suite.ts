import { create, enforce } from 'vest';
import { isDomainEntered } from '#src/domain/callback-domains/callback-domain.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

export type AddCallbackDomainValues = { readonly domain: string };

const test = fieldTest<AddCallbackDomainValues>();

export const callbackDomainSuite = create(({ domain }: AddCallbackDomainValues) => {
  test('domain', 'domains.domain-is-required', () => {
    enforce(domain).condition(isDomainEntered);
  });
});

export const validateCallbackDomain: Validator<AddCallbackDomainValues> = (values) =>
  firstErrors(callbackDomainSuite, values);
