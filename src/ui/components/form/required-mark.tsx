import { useTranslation } from 'react-i18next';

/** For those who see it; the control itself says it to the others. */
export function RequiredMark() {
  const { t } = useTranslation();
  return (
    <span className="label__required" aria-hidden="true">
      {t('common.required')}
    </span>
  );
}
