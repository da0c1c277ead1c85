import { useTranslation } from 'react-i18next';
import type { CreditLayer } from '#src/domain/usage/credit-chart.ts';

export function useLayerName(): (layer: CreditLayer) => string {
  const { t } = useTranslation();
  return ({ name }) => name || t('credit-chart.other');
}
