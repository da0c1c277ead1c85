import type { FaucetSetting } from '#src/domain/faucets/faucet.ts';
import { type FaucetChoice, missingFields } from '#src/domain/faucets/offer.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { type Rule, createValidator } from '#src/application/forms/rule-suite.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

/** Reads the settings at each check, because they decide whether a type is required. */
export function faucetValidator(settings: () => readonly FaucetSetting[]): Validator<FaucetChoice> {
  const required = (field: keyof FaucetChoice, message: MessageKey): readonly Rule<FaucetChoice>[] => [
    { holds: (choice) => !missingFields(settings(), choice).includes(field), message },
  ];
  return createValidator<FaucetChoice>({
    blockchain: required('blockchain', 'general.blockchain-is-required'),
    network: required('network', 'general.network-is-required'),
    address: required('address', 'general.address-is-required'),
    type: required('type', 'general.-faucet-type-is-required'),
  });
}
