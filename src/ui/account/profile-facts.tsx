import type { ReactNode, Ref } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { Profile, SessionUser } from '#src/domain/account/profile.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';

interface ProfileFactsProps {
  readonly ref: Ref<HTMLDListElement>;
  readonly person: SessionUser | null;
  readonly profile: Loadable<Profile>;
  readonly plan: Loadable<CurrentSubscription>;
}

export function ProfileFacts({ ref, person, profile, plan }: ProfileFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const user: Loadable<SessionUser> = person ? { kind: 'ready', value: person } : profile;
  return (
    <dl className={definitionListStyles.list} ref={ref} tabIndex={-1}>
      <dt>{t('profile.name')}</dt>
      <dd>
        <Fact of={user} text={({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || t('common.none')} />
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
