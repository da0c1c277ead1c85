import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

/** Beside a text that the clipboard did not take, and that is selected instead (D38, D46). */
export function CopyError() {
  const { t } = useTranslation();
  return (
    <p className={fieldStyles.error} data-slot="field-error" role="alert">
      <Icon of={CircleAlert} />
      {t('clipboard.not-copied')}
    </p>
  );
}
