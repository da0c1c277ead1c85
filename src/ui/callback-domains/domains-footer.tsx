import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '#src/application/async/paged-list.ts';
import type { CallbackDomain } from '#src/domain/callback-domains/callback-domain.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';

export const DomainsFooter = observer(function DomainsFooter({ domains }: { domains: PagedList<CallbackDomain> }) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const count = domains.items.length;
  return (
    <div className={cardStyles.footer} data-slot="card-footer">
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
