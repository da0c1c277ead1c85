import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { FullPageSpinner } from '#src/ui/components/feedback/full-page-spinner.tsx';
import { ChunkFailed } from '#src/ui/components/late/chunk-failed.tsx';
import { useDemoSlots } from '#src/ui/app/demo-slots.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthHeader, AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { StableHeight } from '#src/ui/auth/layout/stable-height.tsx';
import { LogInForm } from './log-in-form.tsx';
import { Link } from 'wouter';
import type { SecondFactor } from '#src/application/auth/auth-gateway.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import type { PasskeyButtonProps } from './passkey-button.tsx';
import type { TwoFactorEntryProps } from './two-factor-entry.tsx';

/** Few accounts have a second factor, so its chunk loads on demand. */
const ENTRY = new LazyPage<TwoFactorEntryProps>(
  async ({ auth }) => (await Promise.all([import('./two-factor-entry.tsx'), auth.load()]))[0].TwoFactorEntry,
  ['auth'],
);

const PASSKEY = new LazyPage<PasskeyButtonProps>(
  async ({ auth }) => (await Promise.all([import('./passkey-button.tsx'), auth.load()]))[0].PasskeyButton,
  ['passkeys'],
);

interface TwoFactorProps {
  readonly stores: AppStores;
  readonly secondFactor: SecondFactor;
  readonly onBack: () => void;
}

const TwoFactor = observer(function TwoFactor({ stores, secondFactor, onBack }: TwoFactorProps) {
  useEffect(() => void ENTRY.load(stores), [stores]);

  const Entry = ENTRY.componentFor(stores);
  return Entry && <Entry access={stores.auth.current} secondFactor={secondFactor} onBack={onBack} />;
});

export const LogInPage = observer(function LogInPage() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const { settings, session, social, createLogIn } = stores;
  const demo = useDemoSlots();
  const [store] = useState(createLogIn);
  // Before the first paint, so that the form does not flash on a return.
  useLayoutEffect(() => store.start(), [store]);
  useEffect(() => void (settings.passkeyLogIn && PASSKEY.load(stores)), [settings, stores]);

  if (store.isCompletingReturn) return <FullPageSpinner label={t('social.signing-in')} />;
  const { secondFactor } = store;
  const PasskeyButton = PASSKEY.componentFor(stores);
  if (secondFactor && ENTRY.isFailed) return <ChunkFailed onRetry={() => void ENTRY.loadAgain(stores)} />;
  return (
    <AuthLayout settings={settings}>
      <StableHeight isReplaced={secondFactor !== null}>
        {secondFactor ? (
          <TwoFactor stores={stores} secondFactor={secondFactor} onBack={store.backToForm} />
        ) : (
          <>
            <DocumentTitle title={t('log-in.document-title')} />
            <LogInIntro brand={settings.brand.name} />
            <LogInForm
              store={store}
              social={social}
              hasEnded={session.endedUnexpectedly}
              passkey={PasskeyButton && <PasskeyButton store={store} />}
            />
          </>
        )}
      </StableHeight>
      {__MOCKS__ && demo?.logIn(store)}
    </AuthLayout>
  );
});

function LogInIntro({ brand }: { brand: string }) {
  const { t } = useTranslation();
  return (
    <AuthHeader title={t('log-in.title', { brand })}>
      <span>{t('log-in.new-here')}</span> <Link href="/auth/register">{t('log-in.create-account')}</Link>
    </AuthHeader>
  );
}
