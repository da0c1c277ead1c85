import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/components/button/button.tsx';

interface InviteButtonProps {
  readonly ids: { readonly invite: string; readonly full: string };
  readonly isFull: boolean;
  readonly onClick: () => void;
}

/** Without a free seat it stays focusable and explains why it is disabled. */
export function InviteButton({ ids, isFull, onClick }: InviteButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      id={ids.invite}
      variant="primary"
      icon={Plus}
      {...(isFull && { 'aria-disabled': true, 'aria-describedby': ids.full })}
      onClick={() => !isFull && onClick()}
    >
      {t('team.invite')}
    </Button>
  );
}
