import { API_KEY_NAME_MAX } from '#src/domain/api-keys/api-key.ts';
import { hasMaxLength, isPresent } from '#src/domain/shared/text-rules.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';

export type CreateKeyValues = { readonly name: string };

const isShortEnough = hasMaxLength(API_KEY_NAME_MAX);

export const validateKeyName = createValidator<CreateKeyValues>({
  name: [
    { holds: ({ name }) => isPresent(name), message: 'api-keys.name-is-required' },
    { holds: ({ name }) => isShortEnough(name), message: 'api-keys.name-is-too-long' },
  ],
});
