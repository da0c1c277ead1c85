import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import type { OverviewStore } from '#src/application/dashboard/overview-store.ts';
import { eventName } from '#src/domain/logs/callback-log.ts';
import { shortenId } from '#src/domain/logs/short-id.ts';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { BreakableName } from '#src/ui/components/text/breakable-name.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { callHref, failedCallbackHref } from './log-links.ts';
import styles from './overview.module.css';

export const RecentFailuresCard = observer(function RecentFailuresCard({ store }: { readonly store: OverviewStore }) {
  const { t } = useTranslation();
  const { failedCalls, shownCallbacks } = store;
  if (failedCalls.length === 0 && shownCallbacks.length === 0) return null;
  return (
    <Card title={t('recent-failures.title')} layout="bare">
      <ul className={styles.failures}>
        {failedCalls.map(({ call, after }) => (
          <Failure
            key={call.id}
            href={callHref(call.id, after)}
            name={call.product || shortenId(call.id)}
            at={call.at}
            mark={<StatusMark status={call.statusCode ?? 0} />}
          />
        ))}
        {shownCallbacks.map((callback) => (
          <Failure
            key={callback.id}
            href={failedCallbackHref(callback.id)}
            name={eventName(callback)}
            at={callback.at}
            mark={<Badge tone="danger">{t('recent-failures.callback')}</Badge>}
          />
        ))}
      </ul>
    </Card>
  );
});

interface FailureProps {
  readonly href: string;
  readonly name: string;
  readonly at: number | null;
  readonly mark: ReactNode;
}

function Failure({ href, name, at, mark }: FailureProps) {
  const formats = useFormats();
  return (
    <li>
      <Link href={href} className="selectable">
        <BreakableName>{name}</BreakableName>
      </Link>
      <span>{mark}</span>
      <span className="muted num text-xs">{at === null ? '' : formats.exactTime(at)}</span>
    </li>
  );
}
