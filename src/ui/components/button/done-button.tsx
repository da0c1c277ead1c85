import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/**
 * Leads out of a success that has taken the place of a form. It stands where the form's button stood, so the second half
 * of a double click on that one does not count here.
 */
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
