import { RotateCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import type { CallbackRedelivery, RedeliveryState } from '#src/application/logs/callback-logs-store.ts';
import { isReadOnly } from '#src/application/feedback/failure-messages.ts';
import { type CallbackLog, redeliveryEffect } from '#src/domain/logs/callback-log.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import styles from './redeliver-callback.module.css';

const NOTES = {
  first: null,
  repeated: 'callbacks.redeliver.repeated',
  unknown: 'callbacks.redeliver.unknown',
} as const;

interface RedeliverCallbackProps {
  readonly callback: CallbackLog;
  readonly redelivery: CallbackRedelivery;
  /** Of the entry with this id. */
  readonly hrefOf: (id: string) => string;
}

/** Sends a callback again, and leads to the entry of the new delivery. */
export const RedeliverCallback = observer(function RedeliverCallback(props: RedeliverCallbackProps) {
  const { callback, redelivery, hrefOf } = props;
  const { t } = useTranslation();
  const noteId = useId();
  const state = redelivery.stateOf(callback.id);
  const note = NOTES[redeliveryEffect(callback)];
  const newId = state.kind === 'requested' ? state.newId : null;
  return (
    <div className={styles.redelivery}>
      <div className="row row-wrap">
        <Button
          size="sm"
          icon={RotateCw}
          busy={state.kind === 'sending'}
          busyLabel={t('callbacks.redelivering')}
          aria-describedby={note ? noteId : undefined}
          onClick={() => void redelivery.redeliver(callback.id)}
        >
          {t('callbacks.redeliver')}
        </Button>
        {newId !== null && (
          <PageLink href={hrefOf(newId)} onClick={focusPanel}>
            {t('callbacks.redeliver.show')}
          </PageLink>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        <Outcome of={state} />
      </div>
      {note && (
        <p id={noteId} className="text-sm secondary">
          {t(note)}
        </p>
      )}
    </div>
  );
});

function Outcome({ of: state }: { readonly of: RedeliveryState }) {
  const { t } = useTranslation();
  const reason = useFailureMessage('mutation');
  switch (state.kind) {
    case 'none':
      return null;
    case 'sending':
      return <span className="sr-only">{t('callbacks.redelivering')}</span>;
    case 'requested':
      return (
        <p className="text-sm">
          {t(state.newId === null ? 'callbacks.redeliver.queued' : 'callbacks.redeliver.requested')}
        </p>
      );
    case 'failed':
      return <Alert kind={isReadOnly(state.failure, 'mutation') ? 'warning' : 'danger'}>{reason(state.failure)}</Alert>;
  }
}

/** The link leaves with its entry, and the panel stays. */
function focusPanel({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[data-slot~="detail-panel"]')?.focus();
}
