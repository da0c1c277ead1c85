import { CircleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { useUnseenValue } from '#src/ui/components/form/use-unseen-value.ts';
import { noteProps } from '#src/ui/components/form/field.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';
import type { CountryCode, PhoneCountry } from '#src/application/platform/phone-check.ts';
import { searchCountries } from '#src/application/auth/sign-up-countries.ts';
import { Combobox } from '#src/ui/components/form/combobox.tsx';
import type { ComboboxOption } from '#src/ui/components/form/combobox-option.ts';
import styles from './sign-up.module.css';

/** The default country comes first. Search matches name, code and calling code. */
const PhoneCountryPicker = observer(function PhoneCountryPicker({ store }: { store: SignUpStore }) {
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

/** The country data loads when the field is first touched. */
export const PhoneField = observer(function PhoneField({ store }: { store: SignUpStore }) {
  const { t } = useTranslation();
  const id = useId();
  const { form, phone, phoneError } = store;
  const { phoneNumber, phoneCountry } = form.values;
  const error = phoneError && t(phoneError, { country: phone.findCountry(phoneCountry).name });
  useUnseenValue(id, phoneNumber, store.setPhoneNumber);
  const note = noteProps(id, { error });

  return (
    <fieldset className={fieldStyles.field} data-slot="field" onFocus={() => void store.preparePhone()}>
      <legend className={fieldStyles.label} data-slot="field-label">
        {t('sign-up.phone')}
      </legend>
      <div className={styles.phone}>
        <PhoneCountryPicker store={store} />
        <input
          {...note}
          id={id}
          type="tel"
          dir="ltr"
          name="phone"
          autoComplete="tel"
          className={classNames(fieldStyles.input, fieldStyles.isLarge)}
          data-slot="input"
          aria-label={t('sign-up.phone-number')}
          required={store.isPhoneRequired}
          value={phoneNumber}
          onChange={(event) => store.setPhoneNumber(event.target.value)}
        />
      </div>
      {error && (
        <p className={fieldStyles.error} data-slot="field-error" id={note['aria-describedby']}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
});

function optionOf({ code, name, callingCode }: PhoneCountry): ComboboxOption {
  return { value: code, label: name, note: callingCode === '' ? '' : `+${callingCode}` };
}
