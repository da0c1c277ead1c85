import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '../../application/async/paged-list';
import type { CallbackDomain } from '../../domain/domains/callback-url';
import { Button } from '../components/button';
import { useReason } from '../components/use-reason';

/** How many domains show, and the way to the next ones (§2). */
export const DomainsFooter = observer(function DomainsFooter({ domains }: { domains: PagedList<CallbackDomain> }) {
  const { t } = useTranslation();
  const reason = useReason();
  const count = domains.items.length;
  return (
    <div className="card__foot">
      <span className="num" role="status">
        {domains.moreFailure
          ? t('domains.more-failed', { reason: reason(domains.moreFailure) })
          : t(domains.hasMore ? 'domains.shown.some' : 'domains.shown.all', { count })}
      </span>
      {domains.hasMore && (
        <Button
          size="sm"
          busy={domains.isLoadingMore}
          busyLabel={t('common.loading')}
          onClick={() => void domains.loadMore()}
        >
          {t(domains.moreFailure ? 'common.try-again' : 'common.load-more')}
        </Button>
      )}
    </div>
  );
});
