import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import '#src/ui/styles/field.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';

/** Shown beside a text that could not be copied and is selected instead. */
export function CopyError() {
  const { t } = useTranslation();
  return (
    <p className="error not-copied" role="alert">
      <Icon of={CircleAlert} />
      {t('clipboard.not-copied')}
    </p>
  );
}
