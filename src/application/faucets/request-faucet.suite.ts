import type { FaucetSetting } from '../../domain/faucets/faucet';
import { type FaucetChoice, missingOf } from '../../domain/faucets/offer';
import type { Validator } from '../forms/form-store';
import { type Rule, validatorOf } from '../forms/rule-suite';
import type { MessageKey } from '../i18n/message-key';

/** §5, faucet. The settings are read at each check: whether a type is asked for depends on them. */
export function faucetValidator(settings: () => readonly FaucetSetting[]): Validator<FaucetChoice> {
  const required = (field: keyof FaucetChoice, message: MessageKey): readonly Rule<FaucetChoice>[] => [
    { holds: (choice) => !missingOf(settings(), choice).includes(field), message },
  ];
  return validatorOf<FaucetChoice>({
    blockchain: required('blockchain', 'general.blockchain-is-required'),
    network: required('network', 'general.network-is-required'),
    address: required('address', 'general.address-is-required'),
    type: required('type', 'general.-faucet-type-is-required'),
  });
}
