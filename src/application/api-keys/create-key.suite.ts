import { API_KEY_NAME_MAX } from '../../domain/api-keys/api-key';
import { hasAtMost, isPresent } from '../../domain/validation/text-rules';
import { validatorOf } from '../forms/rule-suite';

export type CreateKeyValues = { readonly name: string };

const isShortEnough = hasAtMost(API_KEY_NAME_MAX);

/** §5, API key name. */
export const validateKeyName = validatorOf<CreateKeyValues>({
  name: [
    { holds: ({ name }) => isPresent(name), message: 'api-keys.name-is-required' },
    { holds: ({ name }) => isShortEnough(name), message: 'api-keys.name-is-too-long' },
  ],
});
