import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button-link';
import { StateView } from '../components/state-view';

/** Locked, not done: every call needs a key (D26). */
export function NoKeyYet() {
  const { t } = useTranslation();
  return (
    <StateView
      icon={KeyRound}
      title={<h3 className="h-card">{t('first-call.locked')}</h3>}
      text={t('first-call.locked.text')}
      action={<ButtonLink href="/api-keys">{t('first-call.locked.action')}</ButtonLink>}
    />
  );
}
