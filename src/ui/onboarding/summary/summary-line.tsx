import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import styles from './summary.module.css';

interface SummaryLineProps {
  readonly label: string;
  readonly stage?: Stage | undefined;
  readonly children: ReactNode;
}

export function SummaryLine({ label, stage, children }: SummaryLineProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <div className={styles.value} data-slot="summary-value">
          {children}
        </div>
        {stage && (
          <Link href={`/auth/${stage}`} aria-label={t('summary.edit.label', { line: label })}>
            {t('summary.edit')}
          </Link>
        )}
      </dd>
    </div>
  );
}
