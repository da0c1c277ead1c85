import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountDialog } from '#src/application/account/opened-dialog.ts';
import { Button, DoneButton } from '#src/ui/components/button/button.tsx';
import { accountSessions } from '#src/application/account/account-sessions-store.ts';
import { changeEmail } from '#src/application/account/change-email-store.ts';
import { changePassword } from '#src/application/account/change-password-store.ts';
import { twoFactorSettings } from '#src/application/account/two-factor-settings-store.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { useDemoSlots } from '#src/ui/app/demo-slots.ts';
import { focusPage } from '#src/ui/app/use-navigation.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import type { CloseAccountDialogProps } from './closure/close-account-dialog.tsx';
import { YourData } from './your-data.tsx';
import type { TwoFactorDialogProps } from './two-factor-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { InitialFocusText } from '#src/ui/components/dialog/initial-focus-text.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

/** Few people open it, and it draws. */
const LateTwoFactorDialog = lateComponent(
  new LatePart<TwoFactorDialogProps>(async () => (await import('./two-factor-dialog.tsx')).TwoFactorDialog),
);

const CLOSE_ACCOUNT = new LazyPage<CloseAccountDialogProps>(
  async () => (await import('./closure/close-account-dialog.tsx')).CloseAccountDialog,
  ['account-closure'],
);

export interface AccountDialogsProps {
  readonly linkToken: string | null;
  readonly onLeaveLink: () => void;
}

/** One dialog at a time; a changed email comes before the others. */
export const AccountDialogs = observer(function AccountDialogs({ linkToken, onLeaveLink }: AccountDialogsProps) {
  const { dialogs, profile, get } = useAccountStores();
  const { opened, newEmail } = dialogs;
  if (newEmail !== null) return <EmailChanged email={newEmail} />;
  if (linkToken !== null || opened === 'change-email') {
    return (
      <ChangeEmailDialog
        key={linkToken}
        createStore={() => get(changeEmail)(linkToken)}
        signedInAs={profile.person?.email ?? null}
        onClose={linkToken === null ? dialogs.close : onLeaveLink}
      />
    );
  }
  return opened && <MenuDialog dialog={opened} />;
});

const MenuDialog = observer(function MenuDialog({ dialog }: { dialog: Exclude<AccountDialog, 'change-email'> }) {
  const demo = useDemoSlots();
  const stores = useAppStores();
  const { dialogs, profile, subscription, capabilities, get } = useAccountStores();
  // The recommendation or the profile that opened it may be gone.
  const closeToPage = () => {
    dialogs.close();
    setTimeout(() => {
      if (document.activeElement === document.body) focusPage();
    });
  };
  if (__MOCKS__ && demo && dialog === 'demo-mailbox') return demo.mailboxDialog(dialogs.close);
  if (dialog === 'change-password') {
    return <ChangePasswordDialog createStore={get(changePassword)} aside={<ToMailbox />} onClose={dialogs.close} />;
  }
  if (dialog === 'two-factor') {
    const aside = __MOCKS__ ? demo?.authenticator : undefined;
    return (
      <LateTwoFactorDialog
        createStore={get(twoFactorSettings)}
        aside={aside}
        hold={dialogs.hold}
        onClose={closeToPage}
      />
    );
  }
  if (dialog === 'close-account') return <CloseAccount onClose={closeToPage} />;
  const twoFactor = { createStore: get(twoFactorSettings), onOpen: () => dialogs.open('two-factor') };
  return (
    <ProfileDialog
      profile={profile}
      subscription={subscription}
      createSessions={capabilities.has('sessions') ? get(accountSessions) : null}
      twoFactor={capabilities.has('two-factor-setup') ? twoFactor : null}
      yourData={
        capabilities.has('account-closure') && (
          <YourData stores={stores} onClose={() => dialogs.open('close-account')} />
        )
      }
      onClose={dialogs.close}
    />
  );
});

const CloseAccount = observer(function CloseAccount({ onClose }: CloseAccountDialogProps) {
  const stores = useAppStores();
  useEffect(() => void CLOSE_ACCOUNT.load(stores), [stores]);
  if (CLOSE_ACCOUNT.isFailed) {
    return <DialogFailed onRetry={() => void CLOSE_ACCOUNT.loadAgain(stores)} onClose={onClose} />;
  }
  const Loaded = CLOSE_ACCOUNT.componentFor(stores);
  return Loaded && <Loaded onClose={onClose} />;
});

/** The url has been reset, so the opener is gone: the focus moves to the page. */
const EmailChanged = observer(function EmailChanged({ email }: { email: string }) {
  const { dialogs } = useAccountStores();
  const close = () => {
    dialogs.dismissNewEmail();
    focusPage();
  };
  return <EmailChangedDialog email={email} aside={<ToMailbox />} onClose={close} />;
});

/** Mock builds link to their mailbox. */
const ToMailbox = observer(function ToMailbox() {
  const { t } = useTranslation();
  const demo = useDemoSlots();
  const { dialogs } = useAccountStores();
  if (!__MOCKS__ || !demo) return null;
  return (
    <Button variant="quiet" onClick={() => dialogs.open('demo-mailbox')}>
      {t('demo.mailbox')}
    </Button>
  );
});

interface EmailChangedDialogProps {
  readonly email: string;
  readonly aside?: ReactNode;
  readonly onClose: () => void;
}

function EmailChangedDialog({ email, aside, onClose }: EmailChangedDialogProps) {
  const { t } = useTranslation();
  const { profile } = useAccountStores();
  return (
    <Dialog
      icon={CircleCheck}
      title={t('change-email.done.title')}
      text={t(profile.hasPassword ? 'change-email.done.text' : 'change-email.without-password')}
      onClose={onClose}
      footer={
        <>
          {aside}
          <DoneButton onClick={onClose} />
        </>
      }
    >
      <div className={fieldStyles.field} data-slot="field">
        <span className={fieldStyles.label} data-slot="field-label">
          {t('change-email.email')}
        </span>
        <InitialFocusText>
          <bdi>{email}</bdi>
        </InitialFocusText>
      </div>
    </Dialog>
  );
}
