import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import { assignableRoles, type Role, type RoleId } from '#src/domain/team/role.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftSlot } from '#src/application/forms/form-draft.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { InviteValues } from './invite-member.suite.ts';
import { chosenRoles, type RoleFields, toggleRole } from './role-choice.ts';
import type { TeamGateway } from './team-gateway.ts';
import type { TeamStore } from './team-store.ts';

export interface InviteMemberDeps {
  readonly gateway: TeamGateway;
  readonly team: TeamStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly draft: DraftSlot;
}

type InviteFields = InviteValues & RoleFields;

export class InviteMemberStore {
  readonly form: FormStore<InviteFields>;
  isSent = false;
  readonly #deps: InviteMemberDeps;

  constructor(deps: InviteMemberDeps) {
    this.#deps = deps;
    this.form = new FormStore<InviteFields>(
      { email: '', hasRole: false, roleIds: '' },
      async () => {
        const { validateInvite } = await import('./invite-member.suite.ts');
        return validateInvite;
      },
      { slot: deps.draft, fields: ['email', 'roleIds'] },
    );
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  show(): Disposer {
    const stop = this.form.show();
    if (this.form.isRestored && this.roleIds.length > 0) this.form.set('hasRole', true);
    return stop;
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

  setEmail(email: string): void {
    this.form.change('email', email);
  }

  toggleRole(id: RoleId): void {
    toggleRole(this.form, id);
  }

  async send(): Promise<void> {
    if (this.isSent) return;
    await this.form.submit(async ({ email }) => {
      const invitation = { email, roleIds: this.roleIds };
      const result = await this.#deps.gateway.invite(invitation);
      if (result.ok) this.succeed(invitation.email);
      else await this.fail(result.failure, invitation.email);
    });
  }

  private succeed(email: string): void {
    this.isSent = true;
    this.form.finish();
    void this.#deps.team.showInvited(email);
  }

  /** The last seat may be gone, or the invitation was sent, so the list is refetched. */
  private async fail(failure: Failure, email: string): Promise<void> {
    if (failure.kind === 'canceled') return;
    const { team, translate } = this.#deps;
    const wasListed = team.has(email);
    this.form.fail(failure, 'mutation', this.#deps);
    await team.refreshUnlessEnded(failure);
    if (failure.kind === 'unreachable' && !wasListed && team.has(email)) {
      this.form.setFormErrors(() => [
        ...failureMessages(failure, 'mutation', translate),
        translate('team.invite.listed', { email }),
      ]);
    }
  }
}
