import { useTranslation } from 'react-i18next';
import type { Demo } from '#src/application/app/demo.ts';
import { TourLinks } from '#src/ui/demo/tour/tour-links.tsx';
import { PanelSection } from './panel-section.tsx';

export function PanelTours({ demo }: { readonly demo: Demo }) {
  const { t } = useTranslation();
  return (
    <PanelSection title={t('tour.title')}>
      <TourLinks demo={demo} variant="list" />
    </PanelSection>
  );
}
