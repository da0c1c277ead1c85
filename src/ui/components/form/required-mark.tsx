import { useTranslation } from 'react-i18next';

/** Visible only; the control itself has the required attribute. */
export function RequiredMark() {
  const { t } = useTranslation();
  return (
    <span className="label__required" aria-hidden="true">
      {t('common.required')}
    </span>
  );
}
