import { observer } from 'mobx-react-lite';
import { type FocusEvent, useId } from 'react';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import type { FaucetChoice, FaucetAmount } from '#src/domain/faucets/offer.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { Tooltip } from '#src/ui/components/feedback/tooltip.tsx';
import { FaucetTypeField } from './faucet-type-field.tsx';
import { NetworkFields } from './network-fields.tsx';
import styles from './faucets.module.css';

interface RequestFieldsProps {
  readonly store: RequestFaucetStore;
  readonly faucets: FaucetsStore;
}

export const RequestFields = observer(function RequestFields({ store, faucets }: RequestFieldsProps) {
  const { t } = useTranslation();
  const { values } = store.form;
  const error = (field: keyof FaucetChoice) => {
    const key = store.form.errorOf(field);
    return key ? t(key) : store.form.rejectionOf(field);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus moving between fields
    <div className={styles.fields} onBlur={(event) => touchLeftField(event, store)}>
      <NetworkFields store={store} faucets={faucets} errorOf={error} />
      <AddressField store={store} error={error('address')} />
      {store.requiresType && <FaucetTypeField value={values.type} error={error('type')} onChange={store.chooseType} />}
      <AmountField amount={store.amount} />
    </div>
  );
});

interface AddressFieldProps {
  readonly store: RequestFaucetStore;
  readonly error: string | null;
}

/** Offers the own addresses of the blockchain; any other can be typed. */
const AddressField = observer(function AddressField({ store, error }: AddressFieldProps) {
  const { t } = useTranslation();
  const list = useId();
  const { addressHistory } = store;
  return (
    <>
      <TextField
        label={t('faucets.address')}
        hint={addressHistory.length > 0 && t('faucets.address.used', { count: addressHistory.length })}
        name="address"
        required
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        list={addressHistory.length > 0 ? list : undefined}
        value={store.form.values.address}
        error={error}
        onChange={store.setAddress}
      />
      <datalist id={list}>
        {addressHistory.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </>
  );
});

/** Not when the focus moves to a button: an error would move it from under the pointer. */
function touchLeftField(
  { currentTarget, relatedTarget, target }: FocusEvent<HTMLDivElement>,
  { form }: RequestFaucetStore,
): void {
  const name = target.getAttribute('name');
  const field = Object.keys(form.values).find((known): known is keyof FaucetChoice => known === name);
  const movesToOtherField = currentTarget.contains(relatedTarget) && relatedTarget?.getAttribute('name') !== name;
  if (field && movesToOtherField) form.touch(field);
}

/** The provider sets the amount; null until it is known. */
function AmountField({ amount }: { amount: FaucetAmount | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <TextField
      label={t('faucets.amount')}
      aside={<Tooltip label={t('faucets.dialog.amount.about')}>{t('faucets.dialog.amount.tip')}</Tooltip>}
      readOnly
      placeholder={t('faucets.dialog.amount.unknown')}
      value={amount === null ? '' : text(amount)}
      onChange={() => undefined}
    />
  );

  function text({ amount: figure, unit }: FaucetAmount): string {
    return unit === null
      ? t('faucets.dialog.amount.coins', { count: Number(figure), replace: { count: formats.decimal(figure) } })
      : t('faucets.dialog.amount.token', { amount: formats.decimal(figure), unit });
  }
}
