import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Demo, DemoAccount } from '#src/application/app/demo.ts';
import type { DemoSlots } from '#src/ui/app/demo-slots.ts';
import { DemoMailbox, DemoMailboxDialog } from './demo-mailbox.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogInStore } from '#src/application/auth/log-in-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import styles from './demo.module.css';

interface DemoAccountsProps {
  readonly demo: Demo;
  readonly store: LogInStore;
}

/** A click fills the form. */
const DemoAccounts = observer(function DemoAccounts({ demo, store }: DemoAccountsProps) {
  const { t } = useTranslation();
  useEffect(() => {
    const account = demo.accounts.find(({ email }) => email === demo.prefill);
    if (account && store.form.values.email === '') fillIn(store, account);
  }, [demo, store]);

  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <div className="row row-between">
        <h2 className="heading-card" id="demo-title">
          {t('demo.title')}
        </h2>
        <Button variant="quiet" size="sm" onClick={() => demo.reset()}>
          {t('demo.reset')}
        </Button>
      </div>
      <p className="text-sm muted">{t('demo.text')}</p>
      {demo.dataReplaced && <Alert kind="warning">{t('demo.data-replaced')}</Alert>}
      {demo.withoutWorker && <Alert kind="info">{t('demo.without-worker')}</Alert>}
      <ul className={styles.accounts}>
        {demo.accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={styles.account} onClick={() => fillIn(store, account)}>
              <span className="strong">{t(`demo.account.${account.kind}`)}</span>
              <span className="muted text-xs">
                <bdi>{account.email}</bdi>
                {account.code !== null && <span>{` · ${t('demo.code', { code: account.code })}`}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

function DemoAuthenticator({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <div>
      <TextButton onClick={onPress}>{t('demo.authenticator')}</TextButton>
    </div>
  );
}

function fillIn(store: LogInStore, { email, password }: DemoAccount): void {
  store.backToForm();
  store.form.fill({ email, password });
}

export async function createDemoSlots(
  demo: Demo,
  { loadMessages }: Pick<AppStores, 'loadMessages'>,
): Promise<DemoSlots> {
  await loadMessages(['demo/mails']);
  return {
    logIn: (store) => (
      <>
        <DemoAccounts demo={demo} store={store} />
        <DemoMailbox demo={demo} hidesEmpty />
      </>
    ),
    mailbox: (onCode) => <DemoMailbox demo={demo} onCode={onCode} />,
    authenticator: (secret, onCode) => <DemoAuthenticator onPress={() => onCode(demo.authenticatorCode(secret))} />,
    mailboxDialog: (onClose) => <DemoMailboxDialog demo={demo} onClose={onClose} />,
  };
}
