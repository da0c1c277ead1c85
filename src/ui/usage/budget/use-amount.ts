import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

/** Writes amounts in the unit of a budget. */
export function useAmount(currency: string | null): (amount: number) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (amount) =>
    currency === null
      ? t('budget.credits', counted(Math.round(amount), formats))
      : formats.amount(amount * 100, currency);
}
