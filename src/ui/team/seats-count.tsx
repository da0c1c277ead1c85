import { useTranslation } from 'react-i18next';
import type { Seats } from '#src/domain/team/seats.ts';

/** Members against the plan's limit; only the members when there is none. */
export function SeatsCount({ seats }: { readonly seats: Seats | null }) {
  const { t } = useTranslation();
  if (!seats) return null;
  const { used, limit } = seats;
  return (
    <span className="page__count num">
      {limit === null ? t('team.count', { count: used }) : t('team.count.limited', { used, count: limit })}
    </span>
  );
}
