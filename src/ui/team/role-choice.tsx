import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InviteMemberStore } from '../../application/team/invite-member-store';
import { Alert } from '../components/alert';
import { Checkbox } from '../components/checkbox';
import { Icon } from '../components/icon';
import { RequiredMark } from '../components/required-mark';
import { RetryButton } from '../components/retry-button';
import { Skeleton } from '../components/skeleton';
import '../theme/check.css';
import '../theme/field.css';

/** Several may be chosen, the owner's never (§6). What each may do is the provider's matter (D42). */
export const RoleChoice = observer(function RoleChoice({ store }: { store: InviteMemberStore }) {
  const { t } = useTranslation();
  const id = useId();
  const error = store.form.errorOf('hasRole');
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend className="label">
        {t('team.roles')}
        <RequiredMark />
      </legend>
      <div className="radio-list">
        <RoleOptions store={store} />
      </div>
      {error && (
        <p className="error" id={id}>
          <Icon of={CircleAlert} />
          {t(error)}
        </p>
      )}
    </fieldset>
  );
});

const RoleOptions = observer(function RoleOptions({ store }: { store: InviteMemberStore }) {
  const { t } = useTranslation();
  const { team, roles } = store;
  if (team.areRolesComing) return <Skeleton width="md" />;
  if (roles.length > 0) {
    return roles.map(({ id, name }) => (
      <Checkbox key={id} checked={store.roleIds.includes(id)} onChange={() => store.toggleRole(id)}>
        {name}
      </Checkbox>
    ));
  }
  if (team.rolesState.kind !== 'failed') return <p className="hint">{t('team.roles.none')}</p>;
  return (
    <Alert kind="danger" action={<RetryButton size="sm" onClick={() => void team.reloadRoles()} />}>
      {t('team.roles.failed.title')}
    </Alert>
  );
});
