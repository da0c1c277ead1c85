import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { AccessScreens } from '#src/application/auth/access-screens.ts';
import { TwoFactorForm } from './two-factor-form.tsx';
import { TwoFactorWhose } from './two-factor-whose.tsx';

export interface TwoFactorEntryProps {
  readonly access: AccessScreens;
  readonly email: string | null;
  readonly onBack: () => void;
}

/** The code; before it, where the reply did not say whose it is, the e-mail (D56). */
export const TwoFactorEntry = observer(function TwoFactorEntry({ access, email, onBack }: TwoFactorEntryProps) {
  const [store] = useState(() => access.createTwoFactor(email));
  useEffect(() => store.start(), [store]);
  return store.email === null ? (
    <TwoFactorWhose store={store} onBack={onBack} />
  ) : (
    <TwoFactorForm store={store} email={store.email} onBack={onBack} />
  );
});
