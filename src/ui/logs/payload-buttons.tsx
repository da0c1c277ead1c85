import type { Translate } from '#src/application/i18n/translate.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import { shortenId } from '#src/domain/logs/callback-log.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import styles from './log-table.module.css';

export type RequestPart = 'request' | 'response';

interface PayloadButtonsProps {
  readonly request: ListedRequest;
  readonly tabIndex: 0 | -1;
  readonly t: Translate;
  readonly onOpen: (request: ListedRequest, part: RequestPart) => void;
}

export function PayloadButtons({ request, tabIndex, t, onOpen }: PayloadButtonsProps) {
  const id = shortenId(request.id);
  return (
    <span className={styles.actions}>
      <Button
        size="sm"
        variant="quiet"
        tabIndex={tabIndex}
        data-opens-panel
        aria-label={t('requests.view-request', { id })}
        onClick={() => onOpen(request, 'request')}
      >
        {t('requests.request')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        tabIndex={tabIndex}
        data-opens-panel
        aria-label={t('requests.view-response', { id })}
        onClick={() => onOpen(request, 'response')}
      >
        {t('requests.response')}
      </Button>
    </span>
  );
}
