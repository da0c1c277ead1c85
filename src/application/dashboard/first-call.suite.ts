import { isEvmAddress } from '../../domain/dashboard/first-call';
import { isPresent } from '../../domain/validation/text-rules';
import { validatorOf } from '../forms/rule-suite';

export type FirstCallValues = { readonly apiKeyId: string; readonly network: string; readonly address: string };

export const validateFirstCall = validatorOf<FirstCallValues>({
  apiKeyId: [{ holds: ({ apiKeyId }) => apiKeyId !== '', message: 'first-call.key-is-required' }],
  address: [
    { holds: ({ address }) => isPresent(address), message: 'first-call.address-is-required' },
    { holds: ({ address }) => isEvmAddress(address), message: 'first-call.address-is-invalid' },
  ],
});
