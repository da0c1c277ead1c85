import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaucetType } from '#src/domain/faucets/faucet.ts';
import '#src/ui/styles/check.css';
import '#src/ui/styles/field.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { RequiredMark } from '#src/ui/components/form/required-mark.tsx';

interface FaucetTypeFieldProps {
  readonly value: FaucetType | '';
  readonly error: string | null;
  readonly onChange: (type: FaucetType) => void;
}

/** Native radios, so that arrows and Space work. */
export function FaucetTypeField({ value, error, onChange }: FaucetTypeFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const option = (type: FaucetType, label: string) => (
    <label className="check">
      <input type="radio" name="type" value={type} checked={value === type} onChange={() => onChange(type)} />
      <span>{label}</span>
    </label>
  );
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-required
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : `${id}error`}
    >
      <span className="label">
        <span id={`${id}label`}>{t('faucets.dialog.type')}</span>
        <RequiredMark />
      </span>
      <div className="faucet-types">
        {option('coin', t('faucets.dialog.coin'))}
        {option('token', t('faucets.dialog.token'))}
      </div>
      {error !== null && (
        <p className="error" id={`${id}error`}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
