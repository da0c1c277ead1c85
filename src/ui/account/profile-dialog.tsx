import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountSessionsStore } from '#src/application/account/account-sessions-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { ProfileContent, type ProfileProps } from './profile-content.tsx';

interface ProfileDialogProps extends ProfileProps {
  /** Null where the provider has no sessions to show. */
  readonly createSessions: (() => AccountSessionsStore) | null;
  /** Null where the provider has no set-up of it. */
  readonly twoFactor: ComponentProps<typeof TwoFactorSection> | null;
  /** Null where the provider has no export and no closing. */
  readonly yourData: ReactNode;
  readonly onClose: () => void;
}

export const ProfileDialog = observer(function ProfileDialog(props: ProfileDialogProps) {
  const { profile, subscription, createSessions, twoFactor, yourData, onClose } = props;
  const { t } = useTranslation();
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
      <ProfileContent {...{ profile, subscription }} />
      {twoFactor && <TwoFactorSection createStore={twoFactor.createStore} onOpen={twoFactor.onOpen} />}
      {createSessions && <SessionsSection createStore={createSessions} />}
      {yourData}
    </Dialog>
  );
});
