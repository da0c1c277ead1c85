import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ProfileStore } from '../../application/session/profile-store';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { RetryButton } from '../components/retry-button';
import '../theme/definition-list.css';

interface ProfileDialogProps {
  readonly profile: ProfileStore;
  /** Name of the plan; null where it is not known. */
  readonly plan: string | null;
  readonly onClose: () => void;
}

export const ProfileDialog = observer(function ProfileDialog({ profile, plan, onClose }: ProfileDialogProps) {
  const { t } = useTranslation();
  const { person } = profile;
  const isFailed = profile.profile.state.kind === 'failed';
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
      {isFailed && (
        <Alert kind="danger" action={<RetryButton size="sm" onClick={() => void profile.load()} />}>
          {t('profile.failed')}
        </Alert>
      )}
      {person && (
        <dl className="dl">
          <dt>{t('profile.name')}</dt>
          <dd>{`${person.firstName} ${person.lastName}`.trim() || t('common.none')}</dd>
          <dt>{t('profile.email')}</dt>
          <dd>{person.email}</dd>
          <dt>{t('profile.plan')}</dt>
          <dd>{plan ?? t('common.none')}</dd>
        </dl>
      )}
    </Dialog>
  );
});
