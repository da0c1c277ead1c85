import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { LogInStore } from '#src/application/auth/log-in-store.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

export interface PasskeyButtonProps {
  readonly store: LogInStore;
}

export const PasskeyButton = observer(function PasskeyButton({ store }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const { auth } = useAppStores();
  const [passkeys] = useState(() => auth.current.createLogInPasskeys(store));
  useEffect(() => passkeys.start(), [passkeys]);
  return (
    <Button
      size="lg"
      block
      busy={passkeys.isBusy}
      busyLabel={t('passkeys.log-in.busy')}
      onClick={() => void passkeys.logIn()}
    >
      {t('passkeys.log-in')}
    </Button>
  );
});
