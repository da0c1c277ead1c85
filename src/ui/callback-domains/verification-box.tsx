import { RotateCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { counted } from '#src/ui/components/text/counted.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import statRowStyles from '#src/ui/components/layout/stat-row.module.css';

interface VerificationBoxProps {
  readonly store: CallbackDomainsStore;
  /** The provider's documentation; empty when the deployment has none. */
  readonly docs: string;
}

export const VerificationBox = observer(function VerificationBox({ store, docs }: VerificationBoxProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { domains, verifiedCount: verified, verifiedSince } = store;
  const count = domains.items.length;
  if (count === 0) return null;
  const values = counted(count, formats, { verified: formats.count(verified) });
  const figure = t(domains.hasMore ? 'domains.check.some' : 'domains.check.all', values);
  return (
    <Card layout="row" label={t('domains.check.label')}>
      <div className="grow">
        <p className={statRowStyles.label}>{t('domains.check.label')}</p>
        <div className="row row-wrap">
          <span className="strong num">{figure}</span>
          <span className="text-sm muted" role="status">
            {verifiedSince !== null && (
              <>
                {verifiedSince === 0
                  ? t('domains.check.same')
                  : t('domains.check.since', counted(verifiedSince, formats))}
                <VisuallyHidden> {figure}</VisuallyHidden>
              </>
            )}
          </span>
        </div>
        {store.isPending && (
          <p className="text-sm muted">
            {t('domains.check.explained')}{' '}
            {docs !== '' && <ExternalLink href={docs}>{t('domains.check.docs')}</ExternalLink>}
          </p>
        )}
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
