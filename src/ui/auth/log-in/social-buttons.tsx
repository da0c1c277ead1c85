import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_NAMES } from '#src/application/auth/auth-gateway.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import marks from './social-marks.svg';
import styles from './log-in.module.css';

export function SocialButtons({ social }: { social: SocialSignIn }) {
  const { t } = useTranslation();
  if (social.providers.length === 0) return null;
  return (
    <>
      <div className={styles.socialButtons}>
        {social.providers.map((provider) => (
          <Button
            key={provider}
            size="lg"
            aria-label={t('auth.continue-with', { provider: SOCIAL_NAMES[provider] })}
            onClick={() => social.start(provider)}
          >
            <svg aria-hidden="true">
              <use href={`${marks}#${provider}`} />
            </svg>
            <span>{SOCIAL_NAMES[provider]}</span>
          </Button>
        ))}
      </div>
      <div className={styles.divider}>{t('auth.or')}</div>
    </>
  );
}
