import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

export function NewTabHint() {
  const { t } = useTranslation();
  return <VisuallyHidden>{` (${t('common.opens-in-new-tab')})`}</VisuallyHidden>;
}
