import { isEvmAddress } from '#src/domain/dashboard/first-call.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';

export type FirstCallValues = { readonly apiKeyId: string; readonly network: string; readonly address: string };

export const validateFirstCall = createValidator<FirstCallValues>({
  apiKeyId: [{ holds: ({ apiKeyId }) => apiKeyId !== '', message: 'first-call.key-is-required' }],
  address: [
    { holds: ({ address }) => isPresent(address), message: 'first-call.address-is-required' },
    { holds: ({ address }) => isEvmAddress(address), message: 'first-call.address-is-invalid' },
  ],
});
