import { CircleAlert } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

export function CopyError() {
  const { t } = useTranslation();
  return (
    <p className={fieldStyles.error} data-slot="field-error" role="alert">
      <Icon of={CircleAlert} />
      <span>{t('clipboard.copy-failed')}</span>
    </p>
  );
}
