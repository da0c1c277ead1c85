import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { latest, type Loadable } from '../../application/async/loadable';
import { grouped } from '../../domain/shared/money';
import type { UsageFigures } from '../../domain/usage/usage-figures';
import { percentText } from '../components/percent-text';
import { QuotaMeter } from '../components/quota-meter';

interface CreditsMeterProps {
  readonly figures: Loadable<UsageFigures>;
  readonly onNavigate?: () => void;
}

/** The credits of the period, at the foot of the sidebar. Says nothing where they did not come: the usage page does. */
export function CreditsMeter({ figures, onNavigate }: CreditsMeterProps) {
  const { t } = useTranslation();
  const shown = latest(figures);
  if (!shown) return null;
  const { bar, quota } = shown;
  return (
    <Link className="side__foot" href="/usage#usage-summary" onClick={onNavigate}>
      <span className="row row--between">
        <b>{t('credits.title')}</b>
        <span className="num">{percentText(bar.usedPercent)}</span>
      </span>
      <QuotaMeter bar={bar} small />
      <span className="ticks" aria-hidden="true" />
      <span className="num">{t('credits.of', { used: grouped(quota.used), included: grouped(quota.included) })}</span>
    </Link>
  );
}
