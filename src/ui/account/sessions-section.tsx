import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountSessionsStore } from '#src/application/account/account-sessions-store.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { AccountSection } from './account-section.tsx';
import { SessionConfirmationRow } from './session-confirmation-row.tsx';
import { SessionRow, useDeviceText } from './session-row.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './sessions-section.module.css';

export const SessionsSection = observer(function SessionsSection({
  createStore,
}: {
  readonly createStore: () => AccountSessionsStore;
}) {
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => store.start(), [store]);
  const { list, sessions, others } = store;
  const isLoaded = list.value !== undefined;
  const isFailed = list.state.kind === 'failed';
  // What was pressed is gone.
  const focusHeading = () => heading.current?.focus();
  const retry = () => {
    focusHeading();
    void store.load();
  };
  return (
    <AccountSection
      title={t('sessions.title')}
      heading={heading}
      busy={!isLoaded && !isFailed}
      action={others.length > 1 && <EndOthers store={store} onEnded={focusHeading} />}
    >
      {!isLoaded && !isFailed && <RowsSkeleton />}
      {isFailed && (
        <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={retry} />}>
          {t('sessions.failed')}
        </Alert>
      )}
      {isLoaded && (
        <div className={styles.rows}>
          <EndedOthers store={store} />
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} store={store} onEnded={focusHeading} />
            ))}
          </ul>
          {others.length === 0 && !store.endedOthers && <p className="muted text-sm">{t('sessions.empty')}</p>}
        </div>
      )}
    </AccountSection>
  );
});

/** A few devices, as most people have. */
function RowsSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={classNames(styles.row, styles.isSkeleton)}>
          <Skeleton width="lg" />
        </div>
      ))}
    </div>
  );
}

interface EndOthersProps {
  readonly store: AccountSessionsStore;
  readonly onEnded: () => void;
}

const EndOthers = observer(function EndOthers({ store, onEnded }: EndOthersProps) {
  const { t } = useTranslation();
  const count = store.others.length;
  const end = async () => {
    await store.endOthers();
    onEnded();
  };
  if (store.confirming !== 'others') {
    return (
      <Button size="sm" onClick={() => store.startConfirming('others')}>
        {t('sessions.end-others')}
      </Button>
    );
  }
  return (
    <SessionConfirmationRow
      text={t('sessions.end-others.ask', { count })}
      action={t('sessions.end-others.action', { count })}
      busy={store.isEndingOthers}
      onConfirm={() => void end()}
      onCancel={store.cancel}
    />
  );
});

const EndedOthers = observer(function EndedOthers({ store: { endedOthers } }: { store: AccountSessionsStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useDeviceText();
  if (!endedOthers) return null;
  const { endedCount: count, failed } = endedOthers;
  const devices = formats.list(failed.map(nameOf));
  return (
    <Alert kind={failed.length > 0 ? 'warning' : 'plain'} role="status">
      {[t('sessions.ended', { count }), failed.length > 0 && t('sessions.not-ended', { devices })]
        .filter((text) => text !== false)
        .join(' ')}
    </Alert>
  );
});
