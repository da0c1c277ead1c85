import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { percentText } from '#src/ui/usage/percent-text.ts';
import { QuotaMeter, QuotaTicks } from '#src/ui/usage/quota-meter.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './credits-meter.module.css';

interface CreditsMeterProps {
  readonly figures: Loadable<UsageFigures>;
  readonly onNavigate?: () => void;
}

/** Shows nothing after a failure; the usage page reports it. */
export function CreditsMeter({ figures, onNavigate }: CreditsMeterProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shown = latest(figures);
  if (!shown) return null;
  const { usedPercent, elapsedPercent, quota } = shown;
  return (
    <Link className={styles.meter} href="/usage#usage-summary" onClick={onNavigate}>
      <span className="row row-between">
        <b>{t('credits.title')}</b>
        <span className="num">{percentText(usedPercent, formats)}</span>
      </span>
      <QuotaMeter usedPercent={usedPercent} elapsedPercent={elapsedPercent} small />
      <QuotaTicks />
      <span className="num">
        {t('credits.of', { used: formats.count(quota.used), included: formats.count(quota.included) })}
      </span>
      {elapsedPercent !== null && (
        <VisuallyHidden>{t('credits.elapsed', { percent: formats.percent(elapsedPercent) })}</VisuallyHidden>
      )}
    </Link>
  );
}
