import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import '#src/ui/styles/field.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';

/** Beside a text that the clipboard did not take, and that is selected instead (D38, D46). */
export function CopyError() {
  const { t } = useTranslation();
  return (
    <p className="error not-copied" role="alert">
      <Icon of={CircleAlert} />
      {t('clipboard.not-copied')}
    </p>
  );
}
