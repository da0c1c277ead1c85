import { API_KEY_NAME_MAX } from '#src/domain/api-keys/api-key.ts';
import { hasAtMost, isPresent } from '#src/domain/shared/text-rules.ts';
import { validatorOf } from '#src/application/forms/rule-suite.ts';

export type CreateKeyValues = { readonly name: string };

const isShortEnough = hasAtMost(API_KEY_NAME_MAX);

/** §5, API key name. */
export const validateKeyName = validatorOf<CreateKeyValues>({
  name: [
    { holds: ({ name }) => isPresent(name), message: 'api-keys.name-is-required' },
    { holds: ({ name }) => isShortEnough(name), message: 'api-keys.name-is-too-long' },
  ],
});
