import type { TFunction } from 'i18next';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

export function EmptyValue({ t }: { readonly t: TFunction }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('common.none')}</VisuallyHidden>
    </>
  );
}
