import { CircleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { TeamStore } from '#src/application/team/team-store.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { RequiredMark } from '#src/ui/components/form/required-mark.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import checkStyles from '#src/ui/components/form/check.module.css';

export interface RoleChoiceStore {
  readonly form: { errorOf(field: 'hasRole'): MessageKey | null };
  readonly team: TeamStore;
  readonly roles: readonly Role[];
  readonly roleIds: readonly RoleId[];
  toggleRole(id: RoleId): void;
}

/** Several roles may be chosen, never the owner's. The provider defines their permissions. */
export const RoleChoice = observer(function RoleChoice({ store }: { store: RoleChoiceStore }) {
  const { t } = useTranslation();
  const id = useId();
  const error = store.form.errorOf('hasRole');
  return (
    <fieldset className={fieldStyles.field} data-slot="field" aria-describedby={error ? id : undefined}>
      <legend className={fieldStyles.label} data-slot="field-label">
        <span>{t('team.roles')}</span>
        <RequiredMark />
      </legend>
      <div className={checkStyles.radioList}>
        <RoleOptions store={store} />
      </div>
      {error && (
        <p className={fieldStyles.error} data-slot="field-error" id={id}>
          <Icon of={CircleAlert} />
          <span>{t(error)}</span>
        </p>
      )}
    </fieldset>
  );
});

const RoleOptions = observer(function RoleOptions({ store }: { store: RoleChoiceStore }) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const { team, roles } = store;
  if (team.areRolesLoading) return <Skeleton width="md" />;
  if (roles.length > 0) {
    return roles.map((role) => <RoleOption key={role.id} role={role} store={store} />);
  }
  if (team.rolesState.kind !== 'failed')
    return (
      <p className={fieldStyles.hint} data-slot="field-hint">
        {t('team.roles.none')}
      </p>
    );
  return (
    <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void team.reloadRoles()} />}>
      <span className="strong">{t('team.roles.failed.title')}</span> {reason(team.rolesState.failure)}
    </Alert>
  );
});

const RoleOption = observer(function RoleOption({ role, store }: { role: Role; store: RoleChoiceStore }) {
  const { id, name } = role;
  return (
    <Checkbox
      checked={store.roleIds.includes(id)}
      description={store.team.descriptionOf(role)}
      onChange={() => store.toggleRole(id)}
    >
      {name}
    </Checkbox>
  );
});
