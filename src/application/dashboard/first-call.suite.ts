import { create, enforce } from 'vest';
import { isEvmAddress } from '#src/domain/dashboard/first-call.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

export type FirstCallValues = { readonly apiKeyId: string; readonly network: string; readonly address: string };

const test = fieldTest<FirstCallValues>();

export const firstCallSuite = create(({ apiKeyId, address }: FirstCallValues) => {
  test('apiKeyId', 'first-call.key-is-required', () => {
    enforce(apiKeyId).isNotEmpty();
  });

  test('address', 'first-call.address-is-required', () => {
    enforce(address).isNotBlank();
  });
  test('address', 'first-call.address-is-invalid', () => {
    enforce(address).condition(isEvmAddress);
  });
});

export const validateFirstCall: Validator<FirstCallValues> = (values) => firstErrors(firstCallSuite, values);
