import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { CountryCode, PhoneCheck } from '#src/application/platform/phone-check.ts';

/** Constant, because the field shows it before the data load. */
const DEFAULT = { code: 'BG' as CountryCode, callingCode: '359' } as const;

/** Imports the phone library, whose metadata are large, when the phone field first needs it. */
export function createPhoneCheck(): PhoneCheck {
  const prepare = retryableOnce(async () => {
    const { createPhoneRules } = await import('./phone-rules.ts');
    return createPhoneRules(DEFAULT.code);
  });
  const nameIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' }).of(DEFAULT.code);
  return { defaultCountryIn: (language) => ({ ...DEFAULT, name: nameIn(language) ?? DEFAULT.code }), prepare };
}
