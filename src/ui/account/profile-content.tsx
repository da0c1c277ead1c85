import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import styles from './profile-content.module.css';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { Profile, SessionUser } from '#src/domain/account/profile.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';

export interface ProfileProps {
  readonly profile: ProfileStore;
  readonly subscription: SubscriptionStore;
}

interface ProfileCardProps extends ProfileProps {
  readonly action: ReactNode;
}

/** On the account page. */
export function ProfileCard({ action, ...stores }: ProfileCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('account.tab.profile')} action={action}>
      <ProfileContent {...stores} />
    </Card>
  );
}

/** The known facts stay visible during a refetch. */
export const ProfileContent = observer(function ProfileContent({ profile, subscription }: ProfileProps) {
  const { t } = useTranslation();
  const facts = useRef<HTMLDListElement>(null);
  const hasNoProfile = profile.profile.state.kind === 'failed';
  const hasNoPlan = subscription.current.state.kind === 'failed';
  const retry = () => {
    // The button disappears with its message.
    facts.current?.focus();
    if (hasNoProfile) void profile.load();
    if (hasNoPlan) void subscription.load();
  };
  return (
    <div className={styles.facts}>
      {(hasNoProfile || hasNoPlan) && (
        <Alert kind="danger" action={<RetryButton size="sm" onClick={retry} />}>
          {t(hasNoProfile ? 'profile.failed' : 'profile.plan-failed')}
        </Alert>
      )}
      <ProfileFacts
        ref={facts}
        person={profile.person}
        profile={profile.profile.state}
        plan={subscription.current.state}
      />
    </div>
  );
});

interface ProfileFactsProps {
  readonly ref: Ref<HTMLDListElement>;
  readonly person: SessionUser | null;
  readonly profile: Loadable<Profile>;
  readonly plan: Loadable<CurrentSubscription>;
}

function ProfileFacts({ ref, person, profile, plan }: ProfileFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const user: Loadable<SessionUser> = person ? { kind: 'ready', value: person } : profile;
  return (
    <dl className={definitionListStyles.list} ref={ref} tabIndex={-1}>
      <dt>{t('profile.name')}</dt>
      <dd>
        <Fact of={user} text={({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || t('profile.unknown')} />
      </dd>
      <dt>{t('profile.email')}</dt>
      <dd>
        <Fact of={user} text={({ email }) => email} />
      </dd>
      <dt>{t('profile.plan')}</dt>
      <dd>
        <Fact of={plan} text={({ name }) => name} />
      </dd>
      <dt>{t('profile.seats')}</dt>
      <dd>
        <Fact
          of={profile}
          text={({ teamMembersLimit: seats }) => (seats === null ? t('profile.seats.unlimited') : formats.count(seats))}
        />
      </dd>
    </dl>
  );
}

function Fact<T>({ of, text }: { of: Loadable<T>; text: (value: T) => ReactNode }) {
  const { t } = useTranslation();
  const value = latest(of);
  if (value !== undefined) return <bdi>{text(value)}</bdi>;
  if (of.kind === 'failed') return <span className="muted">{t('profile.unknown')}</span>;
  return (
    <span aria-busy="true">
      <Skeleton width="md" />
    </span>
  );
}
