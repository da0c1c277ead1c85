import type { MouseEvent } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from './button.tsx';

/** Ignores the second half of a double click on the submit button, which was at the same position. */
export function DoneButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  const click = (event: MouseEvent) => {
    if (event.detail < 2) onClick();
  };
  return (
    <Button variant="primary" onClick={click}>
      {t('common.done')}
    </Button>
  );
}
