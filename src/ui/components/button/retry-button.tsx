import { RotateCw } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from './button.tsx';
import type { ButtonSize } from './button-attributes.ts';

interface RetryButtonProps {
  readonly onClick: () => void;
  readonly size?: ButtonSize | undefined;
}

export function RetryButton({ onClick, size }: RetryButtonProps) {
  const { t } = useTranslation();
  return (
    <Button icon={RotateCw} size={size} onClick={onClick}>
      {t('common.try-again')}
    </Button>
  );
}
