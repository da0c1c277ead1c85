import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/components/button/button.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';

/** Blocks every page but billing while the account is suspended. It cannot be closed. */
export function SuspendedDialog({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t('suspended.title')}
      text={t('suspended.text')}
      onClose={() => undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onLogOut}>
            {t('common.log-out')}
          </Button>
          <ButtonLink variant="primary" href="/billing#upgrade-plan" firstFocus>
            {t('suspended.to-billing')}
          </ButtonLink>
        </>
      }
    />
  );
}
