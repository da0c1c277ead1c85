import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CreditLayer } from '#src/domain/usage/credit-chart.ts';

export function useLayerName(): (layer: CreditLayer) => string {
  const { t } = useTranslation();
  return ({ name }) => name || t('credit-chart.other');
}
