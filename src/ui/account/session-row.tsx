import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountSessionsStore } from '#src/application/account/account-sessions-store.ts';
import { type AccountSession, deviceName } from '#src/domain/account/device-session.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { SessionConfirmationRow } from './session-confirmation-row.tsx';
import styles from './sessions-section.module.css';

interface SessionRowProps {
  readonly session: AccountSession;
  readonly store: AccountSessionsStore;
  readonly onEnded: () => void;
}

export const SessionRow = observer(function SessionRow({ session, store, onEnded }: SessionRowProps) {
  const { t } = useTranslation();
  const device = useDeviceText()(session);
  const { isCurrent, location, ipAddress } = session;
  const place = [location, ipAddress].filter((part) => part).join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.device}>
          <span className="strong">{device}</span>
          {isCurrent && <Badge dot={false}>{t('sessions.current')}</Badge>}
        </p>
        {place !== '' && <p className="secondary text-sm">{place}</p>}
        <p className={classNames('muted text-sm', styles.activity)}>
          <Activity session={session} store={store} />
        </p>
      </div>
      {!isCurrent && <EndSession session={session} device={device} store={store} onEnded={onEnded} />}
    </li>
  );
});

const Activity = observer(function Activity({ session, store }: Pick<SessionRowProps, 'session' | 'store'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { createdAt, lastActiveAt } = session;
  const elapsed = store.elapsed(session);
  const time = elapsed ? formats.timeAgoAfterLabel(elapsed) : lastActiveAt !== null && formats.utc(lastActiveAt);
  const lastActive = time ? t('sessions.active', { time }) : t('sessions.active.unknown');
  const started = createdAt !== null && t('sessions.started', { date: formats.utc(createdAt) });
  return (
    <>
      <span className={styles.fact}>{store.isActiveNow(session) ? t('sessions.active-now') : lastActive}</span>
      {started !== false && (
        <span className={styles.fact}>
          <span className={styles.dot}> · </span>
          <span>{started}</span>
        </span>
      )}
    </>
  );
});

interface EndSessionProps extends SessionRowProps {
  readonly device: string;
}

const EndSession = observer(function EndSession({ session, device, store, onEnded }: EndSessionProps) {
  const { t } = useTranslation();
  const isConfirming = store.confirming === session.id;
  const button = useReturnedFocus(isConfirming);
  const end = async () => {
    if (await store.end(session)) onEnded();
  };
  if (isConfirming) {
    return (
      <SessionConfirmationRow
        text={t('sessions.end.ask')}
        action={t('sessions.end')}
        busy={store.isEnding(session.id)}
        onConfirm={() => void end()}
        onCancel={store.cancel}
      />
    );
  }
  return (
    <div ref={button}>
      <Button
        size="sm"
        aria-label={t('sessions.end.label', { device })}
        onClick={() => store.startConfirming(session.id)}
      >
        {t('sessions.end')}
      </Button>
    </div>
  );
});

/** The button that asked gets the focus again when its confirmation closes. */
function useReturnedFocus(isConfirming: boolean) {
  const holder = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (wasConfirming.current && !isConfirming && document.activeElement === document.body) {
      holder.current?.querySelector('button')?.focus();
    }
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  return holder;
}

/** "Firefox on Linux", or what the device says of itself. */
export function useDeviceText(): (session: AccountSession) => string {
  const { t } = useTranslation();
  return ({ userAgent }) => {
    const name = deviceName(userAgent);
    if (name.kind === 'verbatim') return name.text;
    if (name.kind === 'unknown') return t('sessions.device.unknown');
    const { browser, system } = name;
    if (browser !== null && system !== null) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.device.unknown');
  };
}
