import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { SecondFactor } from '#src/application/auth/auth-gateway.ts';
import type { AuthScreens } from '#src/application/auth/auth-screens.ts';
import { TwoFactorForm } from './two-factor-form.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { AuthHeader } from '#src/ui/auth/layout/auth-layout.tsx';
import { EmailForm } from '#src/ui/auth/forms/email-form.tsx';

export interface TwoFactorEntryProps {
  readonly access: AuthScreens;
  readonly secondFactor: SecondFactor;
  readonly onBack: () => void;
}

/** Asks for the email first when the sign-in response lacks it. */
export const TwoFactorEntry = observer(function TwoFactorEntry(props: TwoFactorEntryProps) {
  const { access, secondFactor, onBack } = props;
  const [store] = useState(() => access.createTwoFactor(secondFactor));
  useEffect(() => store.start(), [store]);
  return store.email === null ? (
    <TwoFactorEmailStep store={store} onBack={onBack} />
  ) : (
    <TwoFactorForm store={store} email={store.email} onBack={onBack} />
  );
});

interface TwoFactorEmailStepProps {
  readonly store: TwoFactorStore;
  readonly onBack: () => void;
}

/** A social provider signed a person in without sending the email. */
function TwoFactorEmailStep({ store, onBack }: TwoFactorEmailStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <DocumentTitle title={t('two-factor.email.title')} />
      <AuthHeader title={t('two-factor.email.title')} isExplanation>
        {t('two-factor.email.text')}
      </AuthHeader>
      <EmailForm
        form={store.emailForm}
        problems={store.formErrors}
        onSubmit={store.submitEmail}
        submitLabel={t('two-factor.email.continue')}
        autoFocus
      >
        <Button variant="quiet" size="lg" onClick={onBack}>
          {t('two-factor.back')}
        </Button>
      </EmailForm>
    </>
  );
}
