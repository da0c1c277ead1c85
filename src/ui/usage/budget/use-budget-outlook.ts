import type { BudgetForecast } from '#src/domain/usage/budget.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

/** Null where nothing is known. */
export function useBudgetOutlook(forecast: BudgetForecast): string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  switch (forecast.kind) {
    case 'reached':
      return t('budget.forecast.reached');
    case 'runs-out':
      return t('budget.forecast.runs-out', { date: formats.longDate(forecast.date) });
    case 'within':
      return t('budget.forecast.within');
    case 'unknown':
      return null;
  }
}
