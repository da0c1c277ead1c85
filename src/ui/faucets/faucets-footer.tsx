import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { Pager } from '#src/ui/components/table/pager.tsx';
import { WaitCountdown } from './wait-countdown.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './faucets.module.css';

export const FaucetsFooter = observer(function FaucetsFooter({ store }: { store: FaucetsStore }) {
  const { t } = useTranslation();
  const { requests, page, pageCount, shown, cooldown } = store;
  const total = requests.length;
  if (total === 0 && cooldown.isFinished) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <div className={cardStyles.footer} data-slot="card-footer">
      <div className={styles.foot}>
        {total > 0 && (
          <span className="num" role="status">
            {t('faucets.shown', { first, last: first + shown.length - 1, total })}
          </span>
        )}
        <WaitCountdown wait={cooldown} />
      </div>
      <Pager page={page} pageCount={pageCount} onChange={store.showPage} />
    </div>
  );
});
