import type { CountryCode, PhoneCheck, PhoneRules } from '#src/application/platform/phone-check.ts';

/** Written out, because the field shows it before the data have loaded. */
const DEFAULT = { code: 'BG' as CountryCode, callingCode: '359' } as const;

/** Imports the phone library, whose metadata are large, when the phone field first needs it. */
export function createPhoneCheck(language: string): PhoneCheck {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  let loading: Promise<PhoneRules> | null = null;
  return {
    defaultCountry: { ...DEFAULT, name: nameOf(DEFAULT.code) },
    prepare() {
      loading ??= import('./phone-rules.ts').then(
        ({ createPhoneRules }) => createPhoneRules({ nameOf, first: DEFAULT.code, language }),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
