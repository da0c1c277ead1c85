import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

/** Tells those who do not see the arrow that the link opens a tab. */
export function NewTabHint() {
  const { t } = useTranslation();
  return <VisuallyHidden> ({t('common.opens-in-new-tab')})</VisuallyHidden>;
}
