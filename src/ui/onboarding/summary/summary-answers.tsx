import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import {
  dueAtCheckout,
  type OnboardingSummary,
  type Purchase,
  SUPPORTED_COINS,
} from '#src/domain/onboarding/summary.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { useOptionLabels } from '#src/ui/onboarding/option-appearance.ts';
import { ProtocolLogo } from '#src/ui/components/icon/protocol-logo.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './summary.module.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import { TextButton } from '#src/ui/components/button/text-button.tsx';

interface SummaryAnswersProps {
  readonly summary: OnboardingSummary;
  readonly purchase: Purchase;
  readonly onRetryPrice: () => void;
  readonly protocols: readonly Protocol[];
  readonly stages: readonly Stage[];
}

const COINS: Readonly<Record<(typeof SUPPORTED_COINS)[number], MessageKey>> = {
  Bitcoin: 'coin.bitcoin',
  Ethereum: 'coin.ethereum',
};

function methodOf({ kind, isOffline }: Purchase): MessageKey {
  if (isOffline) return 'payment.crypto';
  if (kind === 'custom') return 'payment.by-contract';
  return kind === 'free' ? 'payment.none' : 'payment.card';
}

export function SummaryAnswers({ summary, purchase, onRetryPrice, protocols, stages }: SummaryAnswersProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const labelOf = useOptionLabels('useCases');
  return (
    <dl className={classNames(cardStyles.card, styles.summary)}>
      {(stages.includes('company-data') || summary.companyName) && (
        <SummaryLine label={t('summary.company')} stage="company-data">
          <bdi>{summary.companyName || t('summary.no-company')}</bdi>
        </SummaryLine>
      )}
      {(stages.includes('use-cases') || summary.useCases.length > 0) && (
        <SummaryLine label={t('summary.use-cases')} stage="use-cases">
          {formats.list(summary.useCases.map((option) => labelOf(option) ?? option))}
        </SummaryLine>
      )}
      {(stages.includes('blockchain-protocols') || protocols.length > 0) && (
        <SummaryLine label={t('summary.protocols')} stage="blockchain-protocols">
          <ul className={styles.protocols}>
            {protocols.map((protocol) => (
              <li key={protocol.name}>
                <ProtocolLogo protocol={protocol} small />
                <bdi>{protocol.publicName || protocol.name}</bdi>
              </li>
            ))}
          </ul>
        </SummaryLine>
      )}
      <PurchaseLines {...{ summary, purchase, onRetryPrice }} />
    </dl>
  );
}

function PurchaseLines({ summary, purchase, onRetryPrice }: Omit<SummaryAnswersProps, 'protocols' | 'stages'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const due = dueAtCheckout(purchase);
  return (
    <>
      <SummaryLine label={t('summary.plan')} stage="pricing-plan">
        <bdi>{summary.chosenCurrentPackageName}</bdi>
      </SummaryLine>
      {purchase.period && (
        <SummaryLine label={t('plan.period')} stage="pricing-plan">
          {t(purchase.period === 'monthly' ? 'plan.monthly' : 'plan.annual')}
        </SummaryLine>
      )}
      <SummaryLine label={t('summary.price')}>
        <SummaryPrice purchase={purchase} onRetry={onRetryPrice} />
      </SummaryLine>
      {due !== null && <SummaryLine label={t('summary.due')}>{formats.amount(due, purchase.currency)}</SummaryLine>}
      <SummaryLine label={t('summary.payment')} stage="pricing-plan">
        {t(methodOf(purchase))}
      </SummaryLine>
      {summary.offlinePaying && (
        <SummaryLine label={t('summary.coins')}>
          {formats.list(SUPPORTED_COINS.map((coin) => t(COINS[coin])))}
        </SummaryLine>
      )}
    </>
  );
}

interface SummaryLineProps {
  readonly label: string;
  readonly stage?: Stage | undefined;
  readonly children: ReactNode;
}

function SummaryLine({ label, stage, children }: SummaryLineProps) {
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

interface SummaryPriceProps {
  readonly purchase: Purchase;
  readonly onRetry: () => void;
}

function SummaryPrice({ purchase, onRetry }: SummaryPriceProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { kind, period, amount, currency } = purchase;
  if (kind === 'free') return <span>{t('summary.price.free')}</span>;
  if (kind === 'custom') return <span>{t('plan.bill.custom')}</span>;
  if (amount === null) {
    return (
      <>
        <span>{`${t('plan.bill.no-price')}.`}</span>{' '}
        <TextButton onClick={onRetry}>{t('summary.price.retry')}</TextButton>
      </>
    );
  }
  const values = { amount: formats.amount(amount, currency) };
  return (
    <>
      <strong>{t(period === 'monthly' ? 'summary.price.monthly' : 'summary.price.yearly', values)}</strong>
      <small className={styles.note}>
        {currency ? t('summary.price.tax.currency', { currency }) : t('summary.price.tax')}
      </small>
    </>
  );
}
