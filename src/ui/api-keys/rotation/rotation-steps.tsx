import { Check } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ROTATION_STEPS, type RotationStep } from '#src/domain/api-keys/rotation.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './rotation-steps.module.css';

export function RotationSteps({ current }: { current: RotationStep }) {
  const { t } = useTranslation();
  const here = ROTATION_STEPS.indexOf(current);
  return (
    <ol className={styles.rotation} aria-label={t('rotate.steps')}>
      {ROTATION_STEPS.map((step, at) => (
        <li
          key={step}
          className={at < here ? styles.isDone : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {at < here ? <Icon of={Check} size={12} strokeWidth={2.5} /> : at + 1}
          </span>
          <span>
            {t(`rotate.${step}`)}
            {at < here && <VisuallyHidden>, {t('rotate.step-done')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
