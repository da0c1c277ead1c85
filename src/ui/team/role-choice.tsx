import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { chosenRoles, type RoleForm, toggleRole } from '#src/application/team/change-roles.ts';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { assignableRoles, goneRoles, type Role } from '#src/domain/team/role.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { CheckboxGroup } from '#src/ui/components/form/checkbox-group.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

interface RoleChoiceProps {
  readonly form: RoleForm;
  readonly team: TeamStore;
  /** Who has roles already; those that are gone show too. */
  readonly member?: TeamMember;
}

/** Several roles may be chosen, never the owner's. The provider defines their permissions. */
export const RoleChoice = observer(function RoleChoice(props: RoleChoiceProps) {
  const { t } = useTranslation();
  const error = props.form.errorOf('roleIds');
  return (
    <CheckboxGroup label={t('team.roles')} error={error ? t(error) : props.form.rejectionOf('roleIds')}>
      <RoleOptions {...props} />
    </CheckboxGroup>
  );
});

const RoleOptions = observer(function RoleOptions({ form, team, member }: RoleChoiceProps) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const roles = assignableRoles(team.roles);
  const gone = member && team.roles.length > 0 ? goneRoles(member, team.roles) : [];
  if (team.areRolesLoading) return <Skeleton width="md" />;
  if (roles.length > 0) {
    return (
      <>
        {roles.map((role) => (
          <RoleOption key={role.id} {...{ form, role }} description={team.descriptionOf(role)} />
        ))}
        {gone.map((id) => (
          <RoleOption key={id} {...{ form }} role={{ id, name: id }} description={t('team.roles.gone')} />
        ))}
      </>
    );
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

interface RoleOptionProps {
  readonly form: RoleForm;
  readonly role: Role;
  readonly description: string | null;
}

const RoleOption = observer(function RoleOption({ form, role: { id, name }, description }: RoleOptionProps) {
  return (
    <Checkbox checked={chosenRoles(form).includes(id)} description={description} onChange={() => toggleRole(form, id)}>
      {name}
    </Checkbox>
  );
});
