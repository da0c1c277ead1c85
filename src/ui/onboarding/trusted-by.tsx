import { Activity, BookOpen, CreditCard, Landmark, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './onboarding.module.css';

/** Neutral icons in turn, because the companies are invented. */
const ICONS = [ShieldCheck, Landmark, BookOpen, Activity, CreditCard] as const;

/** The names come from the settings, separated by commas. */
export function TrustedBy({ names }: { readonly names: string }) {
  const { t } = useTranslation();
  const companies = names.split(',').map((name) => name.trim());
  const shown = companies.filter((name) => name !== '');
  if (shown.length === 0) return null;
  return (
    <div className={styles.trustedBy}>
      <span id="trusted-by">{t('onboarding.trusted-by')}</span>
      <ul aria-labelledby="trusted-by">
        {shown.map((name, index) => (
          <li key={name}>
            <Icon of={ICONS[index % ICONS.length] ?? ShieldCheck} size={18} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
