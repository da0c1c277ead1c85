import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import { areSameRoles } from '#src/domain/team/pending-invitation.ts';
import { assignableRoles, type Role, type RoleId } from '#src/domain/team/role.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import { joinChosen } from '#src/application/forms/form-draft.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import { chosenRoles, type RoleFields, toggleRole } from './role-choice.ts';
import type { TeamGateway } from './team-gateway.ts';
import type { TeamStore } from './team-store.ts';

export interface ChangeRolesDeps {
  readonly gateway: TeamGateway;
  readonly team: TeamStore;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** Other roles for a member, at least one. */
export class ChangeRolesStore {
  readonly form: FormStore<RoleFields>;
  isDone = false;
  readonly member: TeamMember;
  readonly #deps: ChangeRolesDeps;

  constructor(member: TeamMember, deps: ChangeRolesDeps) {
    this.member = member;
    this.#deps = deps;
    const { roleIds } = member;
    this.form = new FormStore({ hasRole: roleIds.length > 0, roleIds: joinChosen(roleIds) }, () =>
      Promise.resolve(({ hasRole }) => (hasRole ? {} : { hasRole: 'general.role-is-required' as const })),
    );
    makeAutoObservable(this, { form: false, member: false }, { autoBind: true, deep: false });
  }

  get roleIds(): readonly RoleId[] {
    return chosenRoles(this.form);
  }

  get team(): TeamStore {
    return this.#deps.team;
  }

  get roles(): readonly Role[] {
    return assignableRoles(this.#deps.team.roles);
  }

  toggleRole(id: RoleId): void {
    toggleRole(this.form, id);
  }

  async save(): Promise<void> {
    if (this.isDone) return;
    await this.form.submit(async () => {
      const { member, roleIds } = this;
      if (areSameRoles(roleIds, member.roleIds)) return this.finish();
      const result = await this.#deps.gateway.changeRoles(member.id, roleIds);
      if (result.ok) this.succeed();
      else await this.fail(result.failure);
    });
  }

  private succeed(): void {
    const { team, toasts, translate } = this.#deps;
    this.finish();
    toasts.show('success', translate('team.change-roles.done', { email: this.member.email }));
    void team.reload();
  }

  private finish(): void {
    this.isDone = true;
    this.form.finish();
  }

  /** The member may be gone, or the roles changed without a response. */
  private async fail(failure: Failure): Promise<void> {
    if (failure.kind === 'canceled') return;
    this.form.fail(failure, 'mutation', this.#deps);
    await this.#deps.team.refreshUnlessEnded(failure);
  }
}
