import { PackageX } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { EmptyState } from './empty-state.tsx';

/** In place of a page's list whose call the provider does not have. */
export function NotOffered() {
  const { t } = useTranslation();
  return <EmptyState icon={PackageX} title={t('not-offered.title')} text={t('not-offered.text')} />;
}
