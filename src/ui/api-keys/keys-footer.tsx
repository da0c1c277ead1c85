import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '#src/application/async/paged-list.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';

export const KeysFooter = observer(function KeysFooter({ keys }: { keys: PagedList<ApiKey> }) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const count = keys.items.length;
  return (
    <div className={cardStyles.footer} data-slot="card-footer">
      <span className="num" role="status">
        {keys.moreFailure
          ? t('api-keys.more-failed', { reason: reason(keys.moreFailure) })
          : t(keys.hasMore ? 'api-keys.shown.some' : 'api-keys.shown.all', { count })}
      </span>
      {keys.hasMore && (
        <Button
          size="sm"
          busy={keys.isLoadingMore}
          busyLabel={t('common.loading')}
          onClick={() => void keys.loadMore()}
        >
          {t(keys.moreFailure ? 'common.try-again' : 'common.load-more')}
        </Button>
      )}
    </div>
  );
});
