import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { CountryCode, PhoneCheck } from '#src/application/platform/phone-check.ts';

/** Where the browser names no region; its calling code shows before the data load. */
const FALLBACK = { code: 'BG', callingCode: '359' } as const;

/** The region of the browser's first language that has one: Germany for 'de-DE'. */
function regionOf(languages: readonly string[]): string {
  const regions = languages.map((language) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]);
  return regions.find((region) => region !== undefined)?.toUpperCase() ?? FALLBACK.code;
}

/** Imports the phone library, whose metadata are large, when the phone field first needs it. A `country` is fixed. */
export function createPhoneCheck(languages: readonly string[] = [], country = ''): PhoneCheck {
  const code = (country || regionOf(languages)) as CountryCode;
  const prepare = retryableOnce(async () => {
    const { createPhoneRules } = await import('./phone-rules.ts');
    return createPhoneRules(code);
  });
  const nameIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' }).of(code);
  const callingCode = code === FALLBACK.code ? FALLBACK.callingCode : '';
  return { defaultCountryIn: (language) => ({ code, callingCode, name: nameIn(language) ?? code }), prepare };
}
