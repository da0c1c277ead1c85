import type { Translate } from '#src/application/i18n/translate.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

export function EmptyValue({ t }: { readonly t: Translate }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('common.none')}</VisuallyHidden>
    </>
  );
}
