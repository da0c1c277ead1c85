import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './list-footer.module.css';

interface GrowingList {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreFailure: RequestFailure | null;
  loadMore(): Promise<void>;
}

interface ListFooterProps {
  /** What is shown, such as "Showing 20 keys"; empty for nothing. */
  readonly text: string;
  readonly failedText?: (reason: string) => string;
  /** Gets a button that loads more, or tries again. */
  readonly list?: GrowingList | undefined;
  readonly busyLabel?: string;
  /** False if the list announces its text itself. */
  readonly isAnnounced?: boolean;
  readonly note?: ReactNode;
  readonly pager?: ReactNode;
}

/** Below a list: what is shown, and how to see the rest. */
export const ListFooter = observer(function ListFooter(props: ListFooterProps) {
  const { text, failedText, list, busyLabel, isAnnounced = true, note, pager } = props;
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const failure = list?.moreFailure;
  const shown = failure && failedText ? failedText(reason(failure)) : text;
  // There before its text, or assistive technology may not announce what comes.
  const status = (isAnnounced || shown !== '') && (
    <span className="num" role={isAnnounced ? 'status' : undefined}>
      {shown}
    </span>
  );
  const isEmpty = shown === '' && !list?.hasMore && !note && !pager;
  return (
    <div className={isEmpty ? 'sr-only' : cardStyles.footer} data-slot="card-footer">
      {note === undefined ? (
        status
      ) : (
        <div className={styles.notes}>
          {status}
          {note}
        </div>
      )}
      {list?.hasMore && (
        <Button
          size="sm"
          busy={list.isLoadingMore}
          busyLabel={busyLabel ?? t('common.loading')}
          onClick={() => void list.loadMore()}
        >
          {t(failure ? 'common.try-again' : 'common.load-more')}
        </Button>
      )}
      {pager}
    </div>
  );
});
