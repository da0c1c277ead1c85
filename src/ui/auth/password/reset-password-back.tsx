import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';

interface ResetPasswordBackProps {
  readonly isSignedIn: boolean;
  readonly isDone: boolean;
}

/** A signed-in person returns to where they were; the gate knows where that is. */
export function ResetPasswordBack({ isSignedIn, isDone }: ResetPasswordBackProps) {
  const { t } = useTranslation();
  const label = t(isSignedIn ? 'reset-password.to-console' : 'reset-password.back');
  if (isDone) {
    return (
      <ButtonLink href="/auth/login" variant="primary" size="lg" block>
        {label}
      </ButtonLink>
    );
  }
  return (
    <p className="text-sm">
      <Link href="/auth/login">{label}</Link>
    </p>
  );
}
