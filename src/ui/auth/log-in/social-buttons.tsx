import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SingleSignOn, SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import { STILL_HERE_MS } from '#src/application/platform/page-release.ts';
import { SOCIAL_NAMES } from '#src/application/auth/auth-gateway.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import marks from './social-marks.svg';
import styles from './log-in.module.css';

interface SocialButtonsProps {
  readonly social: SocialSignIn;
  /** On the page of an invitation. */
  readonly invitationToken?: string;
}

export function SocialButtons({ social, invitationToken }: SocialButtonsProps) {
  const { t } = useTranslation();
  if (social.providers.length === 0 && !social.oidc) return null;
  return (
    <>
      {social.providers.length > 0 && (
        <div className={styles.socialButtons}>
          {social.providers.map((provider) => (
            <Button
              key={provider}
              size="lg"
              aria-label={t('auth.continue-with', { provider: SOCIAL_NAMES[provider] })}
              onClick={() => social.start(provider, invitationToken)}
            >
              <svg aria-hidden="true">
                <use href={`${marks}#${provider}`} />
              </svg>
              <span>{SOCIAL_NAMES[provider]}</span>
            </Button>
          ))}
        </div>
      )}
      {social.oidc && <SingleSignOnButton oidc={social.oidc} invitationToken={invitationToken} />}
      <div className={styles.divider}>{t('auth.or')}</div>
    </>
  );
}

interface SingleSignOnButtonProps {
  readonly oidc: SingleSignOn;
  readonly invitationToken: string | undefined;
}

function SingleSignOnButton({ oidc, invitationToken }: SingleSignOnButtonProps) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<'waiting' | 'leaving' | 'left' | 'failed'>('waiting');
  const name = oidc.label || t('auth.single-sign-on');
  const start = async () => {
    setProgress('leaving');
    setProgress((await oidc.start(invitationToken)) ? 'left' : 'failed');
  };
  useEffect(() => {
    if (progress !== 'left') return;
    // Back with the browser's button, the page may be shown as it was left; no event says that the load was stopped.
    const stay = () => setProgress('waiting');
    const timer = setTimeout(stay, STILL_HERE_MS);
    window.addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
    };
  }, [progress]);
  return (
    <>
      <Button size="lg" block busy={progress === 'leaving' || progress === 'left'} onClick={() => void start()}>
        {name}
      </Button>
      {progress === 'failed' && (
        <Alert kind="danger" role="alert">
          {t('auth.single-sign-on.unreachable', { service: name })}
        </Alert>
      )}
    </>
  );
}
