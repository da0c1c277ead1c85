import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CountryCode, PhoneCountry } from '#src/application/platform/phone-check.ts';
import { searchCountries } from '#src/application/auth/sign-up-countries.ts';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { Combobox } from '#src/ui/components/form/combobox.tsx';
import type { ComboboxOption } from '#src/ui/components/form/combobox-option.ts';

/** The default country comes first. Search matches name, code and calling code. */
export const PhoneCountryPicker = observer(function PhoneCountryPicker({ store }: { store: SignUpStore }) {
  const { t } = useTranslation();
  const { form, phone } = store;
  return (
    <Combobox
      label={t('sign-up.phone-country')}
      size="lg"
      selected={optionOf(phone.findCountry(form.values.phoneCountry))}
      search={(query) => searchCountries(phone.countries, query).map(optionOf)}
      onSelect={(code) => store.setPhoneCountry(code as CountryCode)}
      emptyText={t('sign-up.no-country')}
      foundText={(count) => t('sign-up.countries-found', { count })}
    />
  );
});

function optionOf({ code, name, callingCode }: PhoneCountry): ComboboxOption {
  return { value: code, label: name, note: `+${callingCode}` };
}
