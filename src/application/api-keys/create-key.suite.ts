import { create, enforce } from 'vest';
import { API_KEY_NAME_MAX } from '#src/domain/api-keys/api-key.ts';
import { hasMaxLength } from '#src/domain/shared/text-rules.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

export type CreateKeyValues = { readonly name: string };

const test = fieldTest<CreateKeyValues>();

export const createKeySuite = create(({ name }: CreateKeyValues) => {
  test('name', 'api-keys.name-is-required', () => {
    enforce(name).isNotBlank();
  });
  test('name', 'api-keys.name-is-too-long', () => {
    enforce(name).condition(hasMaxLength(API_KEY_NAME_MAX));
  });
});

export const validateKeyName: Validator<CreateKeyValues> = (values) => firstErrors(createKeySuite, values);
