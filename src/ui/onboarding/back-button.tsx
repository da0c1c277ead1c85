import { ArrowLeft } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';

interface BackButtonProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

export function BackButton({ busy, disabled, onClick }: BackButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="lg"
      icon={ArrowLeft}
      busy={busy}
      busyLabel={t('onboarding.saving')}
      disabled={disabled}
      onClick={onClick}
    >
      {t('onboarding.back')}
    </Button>
  );
}
