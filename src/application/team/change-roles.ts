import type { RoleId } from '#src/domain/team/role.ts';
import { joinChosen, splitChosen, toggleChosen } from '#src/application/forms/draft-store.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import { areSameRoles } from '#src/domain/team/pending-invitation.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { teamStore } from './team-store.ts';

/** The chosen roles as one text, as a draft stores it. */
interface RoleFields {
  readonly roleIds: string;
}

export type RoleForm = Pick<FormStore<RoleFields>, 'values' | 'change' | 'errorOf' | 'rejectionOf'>;

export function chosenRoles({ values }: Pick<RoleForm, 'values'>): readonly RoleId[] {
  return splitChosen(values.roleIds) as RoleId[];
}

export function toggleRole(form: RoleForm, id: RoleId): void {
  form.change('roleIds', toggleChosen(form.values.roleIds, id));
}

/** Other roles for a member, at least one. */
export const changeRoles = change('change-roles', ({ gateways, get }: Parts, { id, email, roleIds }: TeamMember) => {
  const team = get(teamStore);
  return {
    initial: { roleIds: joinChosen(roleIds) } satisfies RoleFields,
    wireNames: { roles: 'roleIds' },
    rules: () =>
      Promise.resolve((values: RoleFields) => (values.roleIds ? {} : { roleIds: 'general.role-is-required' as const })),
    toNext: (values: RoleFields) => splitChosen(values.roleIds) as RoleId[],
    send: async (next): AsyncResult<'unchanged' | void> =>
      areSameRoles(next, roleIds) ? ok('unchanged') : gateways.team.changeRoles(id, next),
    done: (saved) => saved !== 'unchanged' && void team.reload(),
    toast: (t, saved) => (saved === 'unchanged' ? null : t('team.change-roles.done', { email })),
    // The member may be gone, or the roles changed without a response.
    async recheck(failure, next) {
      await team.refreshUnlessEnded(failure);
      return failure.kind === 'unreachable' && areSameRoles(team.rolesOf(id) ?? [], next);
    },
  };
});
