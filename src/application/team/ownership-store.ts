import { makeAutoObservable } from 'mobx';
import { formatsIn } from '#src/domain/shared/formats.ts';
import { type OwnershipTransfer, pendingTransfer } from '#src/domain/team/ownership.ts';
import { roleNames } from '#src/domain/team/role.ts';
import type { MemberId } from '#src/domain/team/team-member.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { change } from '#src/application/forms/change.ts';
import { removal } from '#src/application/forms/removal.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { OwnershipGateway } from './ownership-gateway.ts';
import { teamStore } from './team-store.ts';

interface OwnershipDeps {
  readonly gateway: OwnershipGateway;
  readonly clock: Pick<Clock, 'now'>;
  readonly report: ReportFailure;
}

export const ownershipStore: Part<OwnershipStore> = ({ gateways, platform: { clock }, report }) =>
  new OwnershipStore({ gateway: gateways.ownership, clock, report });

/** Who was asked to become the owner, for the owners and for the one who was asked. */
export class OwnershipStore {
  readonly transfer: Resource<OwnershipTransfer | null>;
  /** Stays while it is loaded again, so that its place does. */
  hasFailed = false;
  readonly #deps: OwnershipDeps;

  constructor(deps: OwnershipDeps) {
    this.#deps = deps;
    this.transfer = new Resource((signal) => deps.gateway.transfer(signal));
    makeAutoObservable(this, { transfer: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    return () => this.transfer.stop();
  }

  async load(): Promise<void> {
    await loadAndReport(this.transfer, this.#deps.report);
    this.noteOutcome();
  }

  get pending(): OwnershipTransfer | null {
    return pendingTransfer(this.transfer.value ?? null, this.#deps.clock.now());
  }

  private noteOutcome(): void {
    const { kind } = this.transfer.state;
    if (kind !== 'loading') this.hasFailed = kind === 'failed';
  }
}

interface TransferValues {
  readonly memberId: string;
  readonly password: string;
}

/** `memberId` is that of a member who was chosen before. */
export const transferOwnership = change(
  'transfer-ownership',
  ({ gateways, get, profile }: Parts, memberId: MemberId | null) => {
    const store = get(ownershipStore);
    const team = get(teamStore);
    const { hasPassword } = profile;
    return {
      initial: { memberId: memberId ?? '', password: '' } satisfies TransferValues,
      rules: () =>
        Promise.resolve((values: TransferValues) => ({
          ...(values.memberId === '' && { memberId: 'ownership.member-is-required' as const }),
          ...(hasPassword && values.password === '' && { password: 'log-in.password-is-required' as const }),
        })),
      toNext: (values: TransferValues) => ({
        memberId: values.memberId as MemberId,
        password: hasPassword ? values.password : null,
      }),
      send: (next) => gateways.ownership.start(next),
      done: (saved) => store.transfer.replace(saved),
      confirms: (saved, next) => saved.memberId === next.memberId,
      toast: (t) => t('ownership.started', { email: store.pending?.email ?? '' }),
      // Another owner may have been faster, or the member is gone.
      async recheck(failure, next) {
        if (failure.kind === 'unauthorized') return false;
        await Promise.all([store.load(), team.refreshUnlessEnded(failure)]);
        return failure.kind === 'unreachable' && store.pending?.memberId === next.memberId;
      },
    };
  },
);

/** What was accepted or withdrawn elsewhere needs no second time. */
export const withdrawTransfer = change(
  'withdraw-transfer',
  ({ gateways, get }: Parts, { email }: OwnershipTransfer) => {
    const store = get(ownershipStore);
    const team = get(teamStore);
    return {
      initial: {},
      toNext: () => null,
      send: () => removal(gateways.ownership.withdraw()),
      done(saved) {
        store.transfer.replace(null);
        // It may have been accepted.
        if (saved === 'gone') void team.reload();
      },
      toast(t, saved) {
        if (saved === 'gone') return { kind: 'info', text: t('ownership.gone') };
        return t('ownership.withdrawn', { email });
      },
      async recheck({ kind }) {
        if (kind !== 'unreachable') return false;
        await store.load();
        return store.transfer.value === null;
      },
    };
  },
);

/** By the token of the mailed link. */
export const acceptOwnership = change(
  'accept-ownership',
  ({ gateways, get, language, profile }: Parts, token: string) => {
    const store = get(ownershipStore);
    const team = get(teamStore);
    return {
      initial: {},
      toNext: () => null,
      send: () => gateways.ownership.accept(token),
      async done() {
        await team.reload();
        if (team.isOwner) store.transfer.replace(null);
        void profile.load();
      },
      // The list of the team decides, where it loaded.
      confirms: () => team.standing !== 'member',
      toast(t, saved) {
        if (!saved || saved.roleIds.length === 0) return t('ownership.accepted');
        const roles = formatsIn(language.shown).list(roleNames(saved, team.roles));
        return t('ownership.accepted.former', { email: saved.email, roles });
      },
      async recheck(failure) {
        await team.refreshUnlessEnded(failure);
        return failure.kind === 'unreachable' && team.isOwner;
      },
    };
  },
);
