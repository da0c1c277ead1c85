import { useTranslation } from 'react-i18next';
import type { SignUpProblem } from '#src/application/auth/sign-up-problem.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import styles from './sign-up.module.css';

/** No toast announces it, so this alert does. */
export function SignUpProblemAlert({ problem }: { problem: SignUpProblem }) {
  const { t } = useTranslation();
  return (
    <Alert kind="danger" role="alert">
      {t(problem.message)}
      {problem.details.map((detail) => (
        <span key={detail} className={styles.signUpDetails}>
          {detail}
        </span>
      ))}
    </Alert>
  );
}
