import { RotateCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { isSettled } from '#src/application/async/loadable.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import statRowStyles from '#src/ui/components/layout/stat-row.module.css';
import styles from './verification-box.module.css';

interface VerificationBoxProps {
  readonly store: CallbackDomainsStore;
  /** The provider's documentation; empty when the deployment has none. */
  readonly docs: string;
}

export const VerificationBox = observer(function VerificationBox({ store, docs }: VerificationBoxProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reason = useFailureMessage();
  const { domains, verifiedCount: verified, verifiedSince, checkFailure } = store;
  const count = domains.items.length;
  if (count === 0) return isSettled(domains.state) ? null : <VerificationSkeleton docs={docs} />;
  const values = counted(count, formats, { verified: formats.count(verified) });
  const figure = t(domains.hasMore ? 'domains.check.some' : 'domains.check.all', values);
  return (
    <Card layout="row" label={t('domains.check.label')}>
      <div className={classNames('grow', styles.text)}>
        <p className={statRowStyles.label}>{t('domains.check.label')}</p>
        <div className="row row-wrap">
          <span className="strong num">{figure}</span>
          <span className="text-sm muted" role="status">
            {verifiedSince !== null && (
              <>
                <span>
                  {verifiedSince === 0
                    ? t('domains.check.same')
                    : t('domains.check.since', counted(verifiedSince, formats))}
                </span>
                <VisuallyHidden>{` ${figure}`}</VisuallyHidden>
              </>
            )}
            {checkFailure && <span>{reason(checkFailure)}</span>}
          </span>
        </div>
        {store.isPending && <Explanation docs={docs} />}
      </div>
      <Button
        size="sm"
        icon={RotateCw}
        busy={store.isChecking}
        busyLabel={t('domains.check.checking')}
        onClick={() => void store.checkAgain()}
      >
        {t('domains.check.again')}
      </Button>
    </Card>
  );
});

/** As tall as the box of domains that are not verified yet, which people come here for. */
function VerificationSkeleton({ docs }: Pick<VerificationBoxProps, 'docs'>) {
  const { t } = useTranslation();
  return (
    <Card layout="row" busy>
      <div className={classNames('grow', styles.text, styles.skeleton)} aria-hidden="true">
        <p className={statRowStyles.label}>{t('domains.check.label')}</p>
        <div className={classNames('row', styles.figure)}>
          <Skeleton width="md" />
        </div>
        <Explanation docs={docs} />
      </div>
      <span className={styles.hidden}>
        <Button size="sm" icon={RotateCw}>
          {t('domains.check.again')}
        </Button>
      </span>
    </Card>
  );
}

function Explanation({ docs }: Pick<VerificationBoxProps, 'docs'>) {
  const { t } = useTranslation();
  return (
    <p className="text-sm muted">
      <span>{t('domains.check.explained')}</span>{' '}
      {docs !== '' && <ExternalLink href={docs}>{t('domains.check.docs')}</ExternalLink>}
    </p>
  );
}
