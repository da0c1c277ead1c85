import { observer } from 'mobx-react-lite';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useEffect, useRef } from 'react';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { useOfferedStages } from '#src/ui/app/use-settings.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { StageErrors } from '#src/ui/onboarding/onboarding-layout.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { SummaryAnswers } from './summary-answers.tsx';

interface SummaryTermsProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly href: string;
}

interface SummaryFormProps {
  readonly store: SummaryStore;
  readonly summary: OnboardingSummary;
  /** Urls of the terms and the contact; empty when there is no such page. */
  readonly terms: string;
  readonly contact: string;
}

export const SummaryForm = observer(function SummaryForm({ store, summary, terms, contact }: SummaryFormProps) {
  const { t } = useTranslation();
  const stages = useOfferedStages();
  return (
    <div className="stack stack-6">
      {store.isUnpaid && <Alert kind="warning">{t('summary.unpaid')}</Alert>}
      {store.hasChanged && <SummaryRenewed />}
      {store.purchase && (
        <SummaryAnswers
          summary={summary}
          purchase={store.purchase}
          onRetryPrice={() => void store.load()}
          protocols={store.protocols}
          stages={stages}
        />
      )}
      {store.action === 'contact-us' && <ContactNote href={contact} />}
      <SummaryTerms checked={store.hasAccepted} onChange={store.accept} href={terms} />
      <StageErrors messages={store.formErrors} />
    </div>
  );
});

function ContactNote({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  return (
    <Alert kind="info">
      <span>{t('summary.contact-note')}</span>
      {href !== '' && (
        <>
          {' '}
          <ExternalLink href={href}>{t('summary.contact-link')}</ExternalLink>
        </>
      )}
    </Alert>
  );
}

/** Gets the focus from the button, which is disabled again, and scrolls into view. */
function SummaryRenewed() {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1}>
      <Alert kind="info">{t('summary.renewed')}</Alert>
    </div>
  );
}

function SummaryTerms({ checked, onChange, href }: SummaryTermsProps) {
  return (
    <Checkbox checked={checked} onChange={onChange}>
      <Trans i18nKey="summary.terms" components={{ terms: <ExternalLink href={href}>{null}</ExternalLink> }} />
    </Checkbox>
  );
}
