import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetType } from '#src/domain/faucets/faucet.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { Radio } from '#src/ui/components/form/radio.tsx';
import { RequiredMark } from '#src/ui/components/form/required-mark.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import styles from './faucets.module.css';

interface FaucetTypeFieldProps {
  readonly value: FaucetType | '';
  readonly error: string | null;
  readonly onChange: (type: FaucetType) => void;
}

export function FaucetTypeField({ value, error, onChange }: FaucetTypeFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const option = (type: FaucetType, label: string) => (
    <Radio name="type" value={type} checked={value === type} onChange={() => onChange(type)}>
      <span>{label}</span>
    </Radio>
  );
  return (
    <div
      className={fieldStyles.field}
      data-slot="field"
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-required
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : `${id}error`}
    >
      <span className={fieldStyles.label} data-slot="field-label">
        <span id={`${id}label`}>{t('faucets.dialog.type')}</span>
        <RequiredMark />
      </span>
      <div className={styles.types}>
        {option('coin', t('faucets.dialog.coin'))}
        {option('token', t('faucets.dialog.token'))}
      </div>
      {error !== null && (
        <p className={fieldStyles.error} data-slot="field-error" id={`${id}error`}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
