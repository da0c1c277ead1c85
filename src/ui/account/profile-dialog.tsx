import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import type { AccountSessionsStore } from '#src/application/account/account-sessions-store.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { RetryButton } from '#src/ui/components/button/retry-button.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './profile-dialog.module.css';

interface ProfileDialogProps {
  readonly profile: ProfileStore;
  readonly subscription: SubscriptionStore;
  /** Null where the provider has no sessions to show. */
  readonly createSessions: (() => AccountSessionsStore) | null;
  readonly onClose: () => void;
}

/** The known facts stay visible during a refetch. */
export const ProfileDialog = observer(function ProfileDialog(props: ProfileDialogProps) {
  const { profile, subscription, createSessions, onClose } = props;
  const { t } = useTranslation();
  const facts = useRef<HTMLDListElement>(null);
  const hasNoProfile = profile.profile.state.kind === 'failed';
  const hasNoPlan = subscription.current.state.kind === 'failed';
  const retry = () => {
    // The button disappears with its message.
    facts.current?.focus();
    if (hasNoProfile) void profile.load();
    if (hasNoPlan) void subscription.load();
  };
  return (
    <Dialog
      title={t('profile.my-profile')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      <div className={styles.facts}>
        {(hasNoProfile || hasNoPlan) && (
          <Alert kind="danger" action={<RetryButton size="sm" onClick={retry} />}>
            {t(hasNoProfile ? 'profile.failed' : 'profile.plan-failed')}
          </Alert>
        )}
        <ProfileFacts
          ref={facts}
          person={profile.person}
          profile={profile.profile.state}
          plan={subscription.current.state}
        />
      </div>
      {createSessions && <SessionsSection createStore={createSessions} />}
    </Dialog>
  );
});
