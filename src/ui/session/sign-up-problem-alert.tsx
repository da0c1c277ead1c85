import { useTranslation } from 'react-i18next';
import type { SignUpProblem } from '../../application/session/sign-up-problem';
import { Alert } from '../components/alert';

/** The general line, and what the server says is wrong. No toast has told of it, so this one speaks (D32). */
export function SignUpProblemAlert({ problem }: { problem: SignUpProblem }) {
  const { t } = useTranslation();
  return (
    <Alert kind="danger" role="alert">
      {t(problem.line)}
      {problem.details.map((detail) => (
        <span key={detail} className="sign-up__details">
          {detail}
        </span>
      ))}
    </Alert>
  );
}
