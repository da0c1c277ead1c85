import { create, enforce } from 'vest';
import { API_KEY_NAME_MAX, type NewApiKey } from '#src/domain/api-keys/api-key.ts';
import { hasMaxLength } from '#src/domain/shared/text-rules.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

const test = fieldTest<NewApiKey>();

export const createKeySuite = create(({ name }: NewApiKey) => {
  test('name', 'api-keys.name-is-required', () => {
    enforce(name).isNotBlank();
  });
  test('name', 'api-keys.name-is-too-long', () => {
    enforce(name).condition(hasMaxLength(API_KEY_NAME_MAX));
  });
});

export const validateKeyName: Validator<NewApiKey> = (values) => firstErrors(createKeySuite, values);
