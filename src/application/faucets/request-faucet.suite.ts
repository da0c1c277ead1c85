import { create, enforce, omitWhen } from 'vest';
import type { FaucetSetting } from '#src/domain/faucets/faucet.ts';
import { type FaucetChoice, missingFields, requiresType } from '#src/domain/faucets/offer.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

const test = fieldTest<FaucetChoice>();

export const faucetSuite = create((choice: FaucetChoice, settings: readonly FaucetSetting[]) => {
  const missing = missingFields(settings, choice);

  test('blockchain', 'general.blockchain-is-required', () => {
    enforce(missing.includes('blockchain')).isFalse();
  });
  test('network', 'general.network-is-required', () => {
    enforce(missing.includes('network')).isFalse();
  });
  test('address', 'general.address-is-required', () => {
    enforce(choice.address).isNotBlank();
  });

  omitWhen(!requiresType(settings, choice), () => {
    test('type', 'general.-faucet-type-is-required', () => {
      enforce(choice.type).isNotEmpty();
    });
  });
});

/** Reads the settings at each check, because they load and change. */
export function faucetValidator(settings: () => readonly FaucetSetting[]): Validator<FaucetChoice> {
  return (choice) => firstErrors(faucetSuite, choice, settings());
}
