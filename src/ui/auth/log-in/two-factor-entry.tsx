import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { AuthScreens } from '#src/application/auth/auth-screens.ts';
import { TwoFactorForm } from './two-factor-form.tsx';
import { TwoFactorEmailStep } from './two-factor-email-step.tsx';

export interface TwoFactorEntryProps {
  readonly access: AuthScreens;
  readonly email: string | null;
  readonly onBack: () => void;
}

/** Asks for the email first when the sign-in response lacks it. */
export const TwoFactorEntry = observer(function TwoFactorEntry({ access, email, onBack }: TwoFactorEntryProps) {
  const [store] = useState(() => access.createTwoFactor(email));
  useEffect(() => store.start(), [store]);
  return store.email === null ? (
    <TwoFactorEmailStep store={store} onBack={onBack} />
  ) : (
    <TwoFactorForm store={store} email={store.email} onBack={onBack} />
  );
});
