import type { ReactNode } from 'react';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './state.module.css';

interface LastKnownProps {
  readonly of: Loadable<unknown>;
  /** When the value was read; null if nobody knows. */
  readonly at: Instant | null;
  readonly children: ReactNode;
}

/** A value that could not be read again stays, dimmed and with its time. */
export function LastKnown({ of, at, children }: LastKnownProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isOld = of.kind === 'failed' && latest(of) !== undefined;
  return (
    <div className={classNames(styles.lastKnown, isOld && styles.isOld)} data-slot={isOld ? 'last-known' : undefined}>
      {children}
      {isOld && at !== null && <p className={styles.asOf}>{t('outage.as-of', { time: formats.utc(at) })}</p>}
    </div>
  );
}
