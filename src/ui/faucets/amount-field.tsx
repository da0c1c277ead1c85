import { useTranslation } from 'react-i18next';
import type { FaucetAmount } from '#src/domain/faucets/offer.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { Tooltip } from '#src/ui/components/feedback/tooltip.tsx';

/** The provider sets the amount; null until it is known. */
export function AmountField({ amount }: { amount: FaucetAmount | null }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('faucets.amount')}
      aside={<Tooltip label={t('faucets.dialog.amount.about')}>{t('faucets.dialog.amount.tip')}</Tooltip>}
      readOnly
      placeholder={t('faucets.dialog.amount.unknown')}
      value={amount === null ? '' : text(amount)}
      onChange={() => undefined}
    />
  );

  function text({ amount: figure, unit }: FaucetAmount): string {
    return unit === null
      ? t('faucets.dialog.amount.coins', { amount: figure, count: Number(figure) })
      : t('faucets.dialog.amount.token', { amount: figure, unit });
  }
}
