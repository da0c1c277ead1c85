import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OverviewStore } from '#src/application/dashboard/overview-store.ts';
import type { RecentFailure } from '#src/domain/dashboard/recent-calls.ts';
import { readableEventName, shortenId } from '#src/domain/logs/callback-log.ts';
import { formatLogTime } from '#src/domain/logs/log-time.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';
import { LastKnown } from '#src/ui/components/feedback/last-known.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { BreakableName } from '#src/ui/components/text/breakable-name.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { callHref, failedCallbackHref } from './log-links.ts';
import styles from './overview.module.css';

const SKELETON_ROWS = [0, 1, 2, 3, 4];

/** Calls and callbacks together, because the time says which belong together. */
export const RecentFailuresCard = observer(function RecentFailuresCard({ store }: { readonly store: OverviewStore }) {
  const { t } = useTranslation();
  const { failures, newest, calls, failedCallbacks } = store;
  const isWaiting = failures.length === 0 && newest === undefined && calls.state.kind !== 'failed';
  // Without both logs nobody knows that nothing failed.
  const isClean = failures.length === 0 && newest !== undefined && failedCallbacks.value !== undefined;
  if (failures.length === 0 && !isWaiting && !isClean) return null;
  return (
    <Card title={t('recent-failures.title')} layout="bare" busy={isWaiting}>
      {isClean && <p className={styles.noFailures}>{t('recent-failures.none')}</p>}
      <LastKnown of={calls.state} at={null}>
        <ul className={styles.failures}>
          {isWaiting && SKELETON_ROWS.map((row) => <SkeletonRow key={row} />)}
          {failures.map((failure) => (
            <Failure key={`${failure.kind}-${idOf(failure)}`} of={failure} now={store.now} />
          ))}
        </ul>
      </LastKnown>
    </Card>
  );
});

function idOf(failure: RecentFailure): string {
  return failure.kind === 'call' ? failure.call.id : failure.callback.id;
}

/** The link leads to the entry, whose reason the log shows. */
function Failure({ of: failure, now }: { readonly of: RecentFailure; readonly now: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { at } = failure;
  const [href, name, mark]: readonly [string, string, ReactNode] =
    failure.kind === 'call'
      ? [
          callHref(failure.call.id, failure.after),
          failure.call.product || shortenId(failure.call.id),
          <StatusMark key="status" status={failure.call.statusCode ?? 0} />,
        ]
      : [
          failedCallbackHref(failure.callback.id),
          readableEventName(failure.callback),
          <Badge key="badge" tone="danger">
            {t('recent-failures.callback')}
          </Badge>,
        ];
  return (
    <li>
      <PageLink href={href} className="selectable">
        <BreakableName>{name}</BreakableName>
      </PageLink>
      <span>{mark}</span>
      {at !== null && (
        <time className="muted num text-xs" dateTime={isoTime(at)} title={formats.exactTime(at)}>
          {formatLogTime(at, 'relative', now, formats)}
        </time>
      )}
    </li>
  );
}

/** Beyond the last date of JavaScript there is none. */
function isoTime(at: number): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function SkeletonRow() {
  return (
    <li aria-hidden="true">
      <Skeleton width="lg" />
      <Skeleton width="xs" />
      <Skeleton width="sm" />
    </li>
  );
}
