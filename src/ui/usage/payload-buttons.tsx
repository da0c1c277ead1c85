import type { TFunction } from 'i18next';
import type { ListedRequest } from '../../domain/usage/api-request';
import { shortId } from '../../domain/usage/short-id';
import { Button } from '../components/button';

export type RequestPart = 'request' | 'response';

interface PayloadButtonsProps {
  readonly request: ListedRequest;
  readonly tabIndex: 0 | -1;
  readonly t: TFunction;
  readonly onOpen: (request: ListedRequest, part: RequestPart) => void;
}

/** What was sent and what came back, each to be viewed as JSON (§2). */
export function PayloadButtons({ request, tabIndex, t, onOpen }: PayloadButtonsProps) {
  const id = shortId(request.id);
  return (
    <span className="log__actions">
      <Button
        size="sm"
        variant="quiet"
        tabIndex={tabIndex}
        aria-label={t('requests.view-request', { id })}
        onClick={() => onOpen(request, 'request')}
      >
        {t('requests.request')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        tabIndex={tabIndex}
        aria-label={t('requests.view-response', { id })}
        onClick={() => onOpen(request, 'response')}
      >
        {t('requests.response')}
      </Button>
    </span>
  );
}
