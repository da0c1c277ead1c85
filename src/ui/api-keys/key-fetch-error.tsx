import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

/** Beside the control that asked for a key which did not come. */
export function KeyFetchError() {
  const { t } = useTranslation();
  return (
    <p className={fieldStyles.error} data-slot="field-error" role="alert">
      <Icon of={CircleAlert} />
      {t('api-keys.not-fetched')}
    </p>
  );
}
