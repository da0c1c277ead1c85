import { useTranslation } from 'react-i18next';
import type { Seats } from '#src/domain/team/seats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import pageStyles from '#src/ui/components/layout/page.module.css';

/** Members against the plan's limit; only the members when there is none. */
export function SeatsCount({ seats }: { readonly seats: Seats | null }) {
  const { t } = useTranslation();
  if (!seats) return null;
  const { used, limit } = seats;
  return (
    <span className={classNames('num', pageStyles.count)}>
      {limit === null ? t('team.count', { count: used }) : t('team.count.limited', { taken: used, count: limit })}
    </span>
  );
}
