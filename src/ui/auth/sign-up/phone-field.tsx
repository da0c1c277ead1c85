import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { noteProps } from '#src/ui/components/form/field.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { PhoneCountryPicker } from './phone-country-picker.tsx';

/** The country data loads when the field is first touched. */
export const PhoneField = observer(function PhoneField({ store }: { store: SignUpStore }) {
  const { t } = useTranslation();
  const id = useId();
  const { form, phone, phoneError } = store;
  const { phoneNumber, phoneCountry } = form.values;
  const error = phoneError && t(phoneError, { country: phone.findCountry(phoneCountry).name });
  const note = noteProps(id, { error });

  return (
    <fieldset className="field" onFocus={() => void store.preparePhone()}>
      <legend className="label">{t('sign-up.phone')}</legend>
      <div className="phone">
        <PhoneCountryPicker store={store} />
        <input
          {...note}
          type="tel"
          name="phone"
          autoComplete="tel"
          className="input input--lg"
          aria-label={t('sign-up.phone-number')}
          required
          value={phoneNumber}
          onChange={(event) => store.setPhoneNumber(event.target.value)}
        />
      </div>
      {error && (
        <p className="error" id={note['aria-describedby']}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  );
});
