import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SummaryStore } from '../../application/onboarding/summary-store';
import type { OnboardingSummary } from '../../domain/onboarding/summary';
import { Alert } from '../components/alert';
import { ExternalLink } from '../components/external-link';
import { StageProblems } from './stage-problems';
import { SummaryAnswers } from './summary-answers';
import { SummaryRenewed } from './summary-renewed';
import { SummaryTerms } from './summary-terms';

interface SummaryFormProps {
  readonly store: SummaryStore;
  readonly summary: OnboardingSummary;
  /** Where the terms are, and where to write to; empty where there is no such page. */
  readonly terms: string;
  readonly contact: string;
}

export const SummaryForm = observer(function SummaryForm({ store, summary, terms, contact }: SummaryFormProps) {
  const { t } = useTranslation();
  return (
    <div className="stack stack--6">
      {store.isUnpaid && <Alert kind="warning">{t('summary.unpaid')}</Alert>}
      {store.isRenewed && <SummaryRenewed />}
      {store.purchase && (
        <SummaryAnswers
          summary={summary}
          purchase={store.purchase}
          onRetryPrice={() => void store.load()}
          protocols={store.protocols}
        />
      )}
      {store.action === 'contact-us' && <ContactNote href={contact} />}
      <SummaryTerms checked={store.hasAccepted} onChange={store.accept} href={terms} />
      <StageProblems texts={store.problems} />
    </div>
  );
});

function ContactNote({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  return (
    <Alert kind="info">
      {t('summary.contact-note')}
      {href !== '' && (
        <>
          {' '}
          <ExternalLink href={href}>{t('summary.contact-link')}</ExternalLink>
        </>
      )}
    </Alert>
  );
}
