import { Check } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';

export function ComparisonValue({ value }: { readonly value: string | boolean | null }) {
  const { t } = useTranslation();
  if (typeof value === 'string' && value.trim() !== '') return <bdi>{value}</bdi>;
  if (value === true) {
    return (
      <>
        <Icon of={Check} strokeWidth={2} />
        <VisuallyHidden>{t('billing.compare.included')}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <span className="muted" aria-hidden="true">
        –
      </span>
      <VisuallyHidden>{t('billing.compare.missing')}</VisuallyHidden>
    </>
  );
}
