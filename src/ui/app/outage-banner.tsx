import { CircleAlert, WifiOff } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { NOT_SERVED } from '#src/application/feedback/failure-messages.ts';
import { OFFLINE_CODE } from '#src/domain/shared/failure.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { focusPage } from './use-navigation.ts';
import styles from './notice-bar.module.css';

interface OutageBannerProps {
  /** Of the failures, where they have one in common. */
  readonly code: string | null;
  /** Empty where the deployment names none. */
  readonly statusUrl: string;
  readonly onRetry: () => void;
}

/** Speaks for all parts of the page that failed to load. */
export function OutageBanner({ code, statusUrl, onRetry }: OutageBannerProps) {
  const { t } = useTranslation();
  const isOffline = code === OFFLINE_CODE;
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = banner.current;
    return () => {
      if (element?.contains(document.activeElement)) focusPage();
    };
  }, []);
  return (
    <div className={styles.outage} ref={banner} role="alert">
      <Icon of={isOffline ? WifiOff : CircleAlert} />
      <p>{t(isOffline ? 'outage.offline' : (code !== null && NOT_SERVED.get(code)) || 'outage.text')}</p>
      <RetryButton size="sm" onClick={onRetry} />
      {statusUrl !== '' && !isOffline && (
        <ButtonLink size="sm" variant="quiet" href={statusUrl} external>
          {t('outage.status')}
        </ButtonLink>
      )}
    </div>
  );
}
