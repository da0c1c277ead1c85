import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { CountryCode, PhoneCheck } from '#src/application/platform/phone-check.ts';

/** Constant, because the field shows it before the data load. */
const DEFAULT = { code: 'BG' as CountryCode, callingCode: '359' } as const;

/** Imports the phone library, whose metadata are large, when the phone field first needs it. */
export function createPhoneCheck(language: string): PhoneCheck {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  const prepare = retryableOnce(async () => {
    const { createPhoneRules } = await import('./phone-rules.ts');
    return createPhoneRules({ nameOf, first: DEFAULT.code, language });
  });
  return { defaultCountry: { ...DEFAULT, name: nameOf(DEFAULT.code) }, prepare };
}
