import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SummaryStore } from '../../application/onboarding/summary-store';
import type { OnboardingSummary } from '../../domain/onboarding/summary';
import { Alert } from '../components/alert';
import { StageProblems } from './stage-problems';
import { SummaryAnswers } from './summary-answers';
import { SummaryRenewed } from './summary-renewed';
import { SummaryTerms } from './summary-terms';

interface SummaryFormProps {
  readonly store: SummaryStore;
  readonly summary: OnboardingSummary;
  /** Address of the terms. */
  readonly terms: string;
}

export const SummaryForm = observer(function SummaryForm({ store, summary, terms }: SummaryFormProps) {
  const { t } = useTranslation();
  return (
    <div className="stack stack--6">
      {store.isUnpaid && <Alert kind="warning">{t('summary.unpaid')}</Alert>}
      {store.isRenewed && <SummaryRenewed />}
      <SummaryAnswers summary={summary} protocols={store.protocols} />
      {store.action === 'contact-us' && <Alert kind="info">{t('summary.contact-note')}</Alert>}
      <SummaryTerms checked={store.hasAccepted} onChange={store.accept} href={terms} />
      <StageProblems texts={store.problems} />
    </div>
  );
});
