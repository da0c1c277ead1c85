import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

/** Announces the new tab to screen readers, in place of the arrow icon. */
export function NewTabHint() {
  const { t } = useTranslation();
  return <VisuallyHidden> ({t('common.opens-in-new-tab')})</VisuallyHidden>;
}
