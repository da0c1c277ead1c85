import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import {
  bulkRedeliveryStore,
  failedCallbacks,
  redeliverFailed,
  stopRedelivery,
} from '#src/application/logs/bulk-redelivery-store.ts';
import {
  exceedsLimit,
  failedAgain,
  isRunning,
  type RedeliveryCount,
  type RedeliveryJob,
  type RedeliveryJobId,
  toRedeliveryFilter,
} from '#src/domain/logs/bulk-redelivery.ts';
import type { CallbackLogFilters } from '#src/domain/logs/log-filters.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { FormErrors, useShown } from '#src/ui/components/dialog/change-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './bulk-redelivery.module.css';

export interface BulkRedeliveryProps {
  readonly isOpen: boolean;
  /** Of the button that opens the dialog. */
  readonly openerId: string;
  /** Of the log. */
  readonly filters: CallbackLogFilters;
  readonly hrefOf: (filters: CallbackLogFilters) => string;
  readonly onClose: () => void;
}

/** The jobs of the account above the log, and the dialog that starts one. */
export const BulkRedelivery = observer(function BulkRedelivery(props: BulkRedeliveryProps) {
  const { isOpen, openerId, filters, hrefOf, onClose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const store = useAccountStores().get(bulkRedeliveryStore);
  useEffect(() => store.watch(), [store]);
  const { news, jobs, shown } = store;
  const hasFailed = jobs.state.kind === 'failed';
  return (
    <>
      <VisuallyHidden role="status" data-slot="redelivery-news">
        {news && jobWords(news, t, formats)}
      </VisuallyHidden>
      {hasFailed && (
        <div className={styles.bar} role="alert">
          <span>{t('redelivery.jobs-failed')}</span>
          <RetryButton size="sm" onClick={() => void store.load()} />
        </div>
      )}
      {shown.map((job) => (
        <JobBar
          key={job.id}
          job={job}
          href={hrefOf(failedAgain(job))}
          openerId={openerId}
          onDismiss={() => store.dismiss(job.id)}
        />
      ))}
      {isOpen && <RedeliverDialog filters={filters} onClose={onClose} />}
    </>
  );
});

const ENDED: ReadonlyMap<string, MessageKey> = new Map([
  ['done', 'redelivery.done'],
  ['stopped', 'redelivery.stopped'],
  ['failed', 'redelivery.failed'],
]);

function figuresOf({ delivered, failed, total }: RedeliveryJob, { count }: Formats) {
  const sent = Math.min(delivered + failed, total);
  return { sent: count(sent), delivered: count(delivered), failed: count(failed), total: count(total) };
}

function jobWords(job: RedeliveryJob, t: Translate, formats: Formats): string {
  if (isRunning(job)) return t('redelivery.started');
  return t(ENDED.get(job.state) ?? 'redelivery.ended', { state: job.state, ...figuresOf(job, formats) });
}

interface JobBarProps {
  readonly job: RedeliveryJob;
  /** Of the log of what failed again. */
  readonly href: string;
  readonly openerId: string;
  readonly onDismiss: () => void;
}

function JobBar({ job, href, openerId, onDismiss }: JobBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const { delivered, failed, total } = job;
  const figures = figuresOf(job, formats);
  return (
    <div id={id} className={styles.bar} tabIndex={-1} data-slot="redelivery-job">
      {isRunning(job) ? (
        <>
          <span className="num">{t('redelivery.progress', figures)}</span>
          <progress
            className={styles.progress}
            aria-label={t('redelivery.label')}
            value={delivered + failed}
            max={total}
          />
          {failed > 0 && <span className="num">{t('redelivery.again', figures)}</span>}
          <StopButton id={job.id} nextFocusId={id} />
        </>
      ) : (
        <>
          <span className={styles.words}>
            <ForeignText text={jobWords(job, t, formats)} />
          </span>
          {failed > 0 && <PageLink href={href}>{t('redelivery.show-failed')}</PageLink>}
          <DismissButton nextFocusId={openerId} onClick={onDismiss} />
        </>
      )}
    </div>
  );
}

interface StopButtonProps {
  readonly id: RedeliveryJobId;
  readonly nextFocusId: string;
}

const StopButton = observer(function StopButton({ id, nextFocusId }: StopButtonProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(stopRedelivery)(id));
  useShown(change, doNothing);
  useFallbackFocus(true, nextFocusId);
  return (
    <>
      <Button
        size="sm"
        busy={change.form.isSubmitting}
        busyLabel={t('redelivery.stopping')}
        onClick={() => void change.submit()}
      >
        {t('redelivery.stop')}
      </Button>
      <FormErrors form={change.form} />
    </>
  );
});

/** The job that ended is shown by its list. */
function doNothing(): void {}

function DismissButton({ nextFocusId, onClick }: { readonly nextFocusId: string; readonly onClick: () => void }) {
  const { t } = useTranslation();
  useFallbackFocus(true, nextFocusId);
  return (
    <Button size="sm" variant="quiet" onClick={onClick}>
      {t('common.dismiss')}
    </Button>
  );
}

interface RedeliverDialogProps {
  /** As they were when it opened. */
  readonly filters: CallbackLogFilters;
  readonly onClose: () => void;
}

/** Counts first; the count is what is confirmed. */
const RedeliverDialog = observer(function RedeliverDialog({ filters, onClose }: RedeliverDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [failures] = useState(() => get(failedCallbacks)(toRedeliveryFilter(filters)));
  const [change] = useState(() => get(redeliverFailed)(failures));
  const { state, value } = failures.counted;
  const { isSubmitting } = change.form;
  useShown(change, onClose);
  useEffect(() => {
    void failures.load();
    return () => failures.counted.stop();
  }, [failures]);
  const isNothingToStart = state.kind === 'failed' || (value !== undefined && !canStart(value));
  return (
    <Dialog
      title={t('redelivery.title')}
      busy={isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" disabled={isSubmitting} autoFocus onClick={onClose}>
            {t(isNothingToStart ? 'common.close' : 'common.cancel')}
          </Button>
          {!isNothingToStart && (
            <Button
              variant="primary"
              disabled={value === undefined}
              busy={isSubmitting}
              busyLabel={t('redelivery.starting')}
              onClick={() => void change.submit()}
            >
              {t('redelivery.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        <LoadableView
          of={state}
          errorTitle={t('redelivery.count-failed')}
          onRetry={() => void failures.load()}
          skeleton={
            <>
              <Skeleton width="lg" />
              <VisuallyHidden>{t('redelivery.counting')}</VisuallyHidden>
            </>
          }
        >
          {(count) => <Counted of={count} />}
        </LoadableView>
      </div>
      <FormErrors form={change.form} />
    </Dialog>
  );
});

function canStart(of: RedeliveryCount): boolean {
  return of.count > 0 && !exceedsLimit(of);
}

const NAMED_DOMAINS = 5;

/** How many go where, or why none can. */
function Counted({ of }: { readonly of: RedeliveryCount }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { count, limit, domains } = of;
  if (count === 0) return <p>{t('redelivery.none')}</p>;
  if (limit !== null && exceedsLimit(of)) {
    return <p>{t('redelivery.too-many', { matching: formats.count(count), limit: formats.count(limit) })}</p>;
  }
  const [domain] = domains;
  if (domain !== undefined && domains.length === 1) {
    return <p className="wrap-anywhere">{t('redelivery.text.to', counted(count, formats, { domain }))}</p>;
  }
  const named = formats.list(domains.slice(0, NAMED_DOMAINS));
  const more = domains.length - NAMED_DOMAINS;
  return (
    <>
      <p className="strong">{t('redelivery.text', counted(count, formats))}</p>
      {domain !== undefined && (
        <p className="wrap-anywhere secondary text-sm">
          {more > 0
            ? t('redelivery.domains.more', { domains: named, more: formats.count(more) })
            : t('redelivery.domains', { domains: named })}
        </p>
      )}
    </>
  );
}
