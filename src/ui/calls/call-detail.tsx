import { RotateCcw, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import { formatExactCallTime, pathOf, type WireCallRecord } from '#src/domain/calls/wire-call.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { useRestoreFocus } from '#src/ui/components/focus/use-restore-focus.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CallPayload } from './call-payload.tsx';
import { CallProblem } from './call-problem.tsx';
import { CallStatus, triggerText } from './calls-list.tsx';
import styles from './call-detail.module.css';

interface CallDetailProps {
  readonly store: CallsStore;
  readonly record: WireCallRecord;
}

/** Beside the list, or in its place where both have no room. */
export const CallDetail = observer(function CallDetail({ store, record }: CallDetailProps) {
  const { t } = useTranslation();
  const heading = useFocusOnMount();
  useRestoreFocus();
  const { method, url } = record.request;
  return (
    <div className={styles.detail}>
      <div className={styles.header}>
        <h3 ref={heading} className={styles.title} tabIndex={-1}>
          <span className="muted">{method}</span> <bdi dir="ltr">{pathOf(url)}</bdi>
        </h3>
        {record.replay === 'possible' && (
          <Button size="sm" icon={RotateCcw} onClick={() => store.requestReplay(record)}>
            {t('calls.replay')}
          </Button>
        )}
        <IconButton size="sm" icon={X} label={t('calls.close-detail')} onClick={() => store.select(null)} />
      </div>
      <CallFacts record={record} />
      {record.replay !== 'possible' && <p className={styles.note}>{t(REASONS[record.replay])}</p>}
      {record.problem && <CallProblem of={record.problem} />}
      <CallPayload store={store} record={record} />
    </div>
  );
});

const REASONS = {
  'holds-a-secret': 'calls.replay.holds-a-secret',
  'signs-in': 'calls.replay.signs-in',
} as const;

function CallFacts({ record }: { readonly record: WireCallRecord }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { request, outcome, at, durationMs, trigger } = record;
  const reason = outcome && outcome.kind !== 'response' ? outcome.reason : '';
  return (
    <dl className={styles.facts}>
      <Fact name={t('calls.column.status')}>
        <CallStatus of={record} />
      </Fact>
      {reason !== '' && <Fact name={t('calls.fact.reason')}>{reason}</Fact>}
      {durationMs !== null && (
        <Fact name={t('calls.column.duration')}>{t('calls.ms', { time: formats.count(Math.round(durationMs)) })}</Fact>
      )}
      <Fact name={t('calls.fact.operation')}>{request.operation}</Fact>
      <Fact name={t('calls.fact.trigger')}>{triggerText(trigger, t)}</Fact>
      <Fact name={t('calls.fact.time')}>{formatExactCallTime(at)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="own-direction">{children}</dd>
    </div>
  );
}

function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // After the hook that notes where the focus comes from, also when React mounts twice.
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return heading;
}
