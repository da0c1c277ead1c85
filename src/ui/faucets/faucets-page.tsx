import { Droplets, Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyState, EmptyStateAction } from '#src/ui/components/feedback/empty-state.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { type FaucetsStore, faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { type RequestFaucetStore, requestFaucet } from '#src/application/faucets/request-faucet-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { RequestFields } from './request-fields.tsx';
import type { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { FaucetChoice } from '#src/domain/faucets/offer.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';
import styles from './faucets.module.css';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { LatePager } from '#src/ui/components/table/late-pager.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { FaucetsTable } from './faucets-table.tsx';
import { countdownParts, formatCountdown, minutesToAnnounce } from '#src/domain/faucets/cooldown-time.ts';

/** Announces the wait only a few times: every second would drown everything else. */
const WaitAnnouncement = observer(function WaitAnnouncement({ wait }: { wait: FaucetCooldown }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const minutes = minutesToAnnounce(wait.secondsLeft);
  return (
    <div className="sr-only" role="status">
      {minutes > 0
        ? t('faucets.wait.remaining', { when: formats.timeAhead(minutes) })
        : wait.hasJustFinished && t('faucets.wait.over')}
    </div>
  );
});

/** Visual only; `WaitAnnouncement` is for screen readers. Renders nothing after the wait. */
const WaitCountdown = observer(function WaitCountdown({ wait }: { wait: FaucetCooldown }) {
  const { t } = useTranslation();
  if (wait.isFinished) return null;
  const parts = countdownParts(wait.secondsLeft);
  const { hours, minutes } = parts;
  const time = hours > 0 ? t('faucets.wait.long', { hours, minutes }) : formatCountdown(parts);
  return (
    <span className="num" role="timer">
      {t('faucets.wait', { time })}
    </span>
  );
});

interface FaucetsCardProps {
  readonly store: FaucetsStore;
  readonly emptyStateAction: ReactNode;
}

const FaucetsCard = observer(function FaucetsCard({ store, emptyStateAction }: FaucetsCardProps) {
  const { t } = useTranslation();
  const { state } = store.loaded;
  return (
    <ListCard
      name={{ label: t('faucets.title') }}
      of={state}
      errorTitle={t('faucets.failed.title')}
      onRetry={() => void store.reload()}
      empty={<EmptyState icon={Droplets} title={t('faucets.empty')} action={emptyStateAction} />}
      isEmpty={({ requests }) => requests.length === 0}
      footer={<FaucetsFooter store={store} />}
    >
      <FaucetsTable store={store} />
    </ListCard>
  );
});

const FaucetsFooter = observer(function FaucetsFooter({ store }: { store: FaucetsStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { requests, page, pageCount, shown, cooldown } = store;
  const total = requests.length;
  if (total === 0 && cooldown.isFinished) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = first + shown.length - 1;
  const range = { first: formats.count(first), last: formats.count(last), total: formats.count(total) };
  return (
    <ListFooter
      text={total > 0 ? t('faucets.shown', range) : ''}
      note={<WaitCountdown wait={cooldown} />}
      pager={pageCount > 1 && <LatePager page={page} pageCount={pageCount} onChange={store.showPage} />}
    />
  );
});

const MISSING: Readonly<Record<keyof FaucetChoice, MessageKey>> = {
  blockchain: 'faucets.dialog.missing.blockchain',
  network: 'faucets.dialog.missing.network',
  address: 'faucets.dialog.missing.address',
  type: 'faucets.dialog.missing.type',
};

interface RequestFooterProps {
  readonly store: RequestFaucetStore;
  readonly wait: FaucetCooldown;
  readonly onCancel: () => void;
}

/** The hint, or a countdown to the next allowed request. */
const RequestFooter = observer(function RequestFooter({ store, wait, onCancel }: RequestFooterProps) {
  const { t } = useTranslation();
  const { firstMissingField } = store;
  const { isSubmitting } = store.form;
  const isWaiting = !wait.isFinished && !isSubmitting;
  return (
    <>
      <span className={classNames('grow', fieldStyles.hint, styles.hint)} data-slot="field-hint">
        {isWaiting ? (
          <WaitCountdown wait={wait} />
        ) : (
          firstMissingField !== null && !isSubmitting && t(MISSING[firstMissingField])
        )}
      </span>
      <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={firstMissingField !== null && !isSubmitting}
        busy={isSubmitting}
        busyLabel={t('faucets.dialog.submitting')}
        // Not disabled, so that the focus stays on it during the wait.
        {...(isWaiting && { 'aria-disabled': true })}
      >
        {t('faucets.request')}
      </Button>
    </>
  );
});

interface RequestFaucetDialogProps {
  readonly createStore: () => RequestFaucetStore;
  readonly faucets: FaucetsStore;
  readonly onClose: () => void;
}

/** A rate limit preserves the input until it ends. */
const RequestFaucetDialog = observer(function RequestFaucetDialog(props: RequestFaucetDialogProps) {
  const { createStore, faucets, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => store.form.show(), [store]);
  useEffect(() => {
    if (store.isRequested) onClose();
  }, [store.isRequested, onClose]);

  return (
    <Dialog
      title={t('faucets.dialog.title')}
      text={t('faucets.dialog.text')}
      busy={store.form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.request()}
      leaving={touchOnLeave(store.form)}
      footer={<RequestFooter store={store} wait={faucets.cooldown} onCancel={onClose} />}
    >
      {store.blockchains.length === 0 && <Alert kind="info">{t('faucets.dialog.none')}</Alert>}
      <RestoredAlert form={store.form} />
      <RequestFields store={store} faucets={faucets} />
      <FormRulesAlert form={store.form} />
      {store.form.formErrors.length > 0 && (
        <Alert kind="danger" role="alert">
          {store.form.formErrors.join(' ')}
        </Alert>
      )}
      {!faucets.cooldown.isFinished && <Alert kind="warning">{t('faucets.wait.explained')}</Alert>}
      <WaitAnnouncement wait={faucets.cooldown} />
    </Dialog>
  );
});

export const FaucetsPage = observer(function FaucetsPage() {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const faucets = get(faucetsStore);
  const [isRequesting, setRequesting] = useState(false);
  const mainAction = useId();
  useEffect(() => faucets.start(), [faucets]);
  // The button of the empty list is gone once there is a request.
  useFallbackFocus(isRequesting, mainAction);
  usePendingAction('request-faucet', () => setRequesting(true), Boolean(faucets.loaded.value));

  const request = (
    <Button
      id={mainAction}
      variant="primary"
      icon={Plus}
      disabled={!faucets.loaded.value}
      onClick={() => setRequesting(true)}
    >
      {t('faucets.request')}
    </Button>
  );
  return (
    <Page title={t('faucets.title')} description={t('faucets.text')} action={request}>
      <FaucetsCard
        store={faucets}
        emptyStateAction={
          <EmptyStateAction nextFocusId={mainAction}>
            <Button icon={Plus} onClick={() => setRequesting(true)}>
              {t('faucets.request')}
            </Button>
          </EmptyStateAction>
        }
      />
      {isRequesting ? (
        <RequestFaucetDialog createStore={get(requestFaucet)} faucets={faucets} onClose={() => setRequesting(false)} />
      ) : (
        <WaitAnnouncement wait={faucets.cooldown} />
      )}
    </Page>
  );
});
