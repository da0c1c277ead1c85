import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button-link';
import { StateView } from '../components/state-view';

interface NoKeyYetProps {
  /** There are keys, and none of them is active. */
  readonly hasInactive: boolean;
}

/** Locked, not done: every call needs a key (D26), and one that is active. */
export function NoKeyYet({ hasInactive }: NoKeyYetProps) {
  const { t } = useTranslation();
  const title = t(hasInactive ? 'first-call.inactive' : 'first-call.locked');
  return (
    <StateView
      icon={KeyRound}
      title={<h3 className="h-card">{title}</h3>}
      text={t(hasInactive ? 'first-call.inactive.text' : 'first-call.locked.text')}
      action={<ButtonLink href="/api-keys">{t('first-call.locked.action')}</ButtonLink>}
    />
  );
}
