import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { useReopenedDialog } from '#src/ui/api-keys/use-reopened-dialog.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { limitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import { type ChangeLimitsStore, changeLimits, type LimitsForm } from '#src/application/api-keys/limits-form.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { LimitsFields } from './limits-fields.tsx';

/** The dialog for the key whose panel or command asked for it. */
export const ChangeLimits = observer(function ChangeLimits() {
  const { apiKeys, get } = useAccountStores();
  const { changed, change } = get(limitedKeysStore);
  useReopenedDialog('change-limits', apiKeys.list, change);
  useEffect(() => () => change(null), [change]);
  return changed && <ChangeLimitsDialog createStore={() => get(changeLimits)(changed)} onClose={() => change(null)} />;
});

interface ChangeLimitsDialogProps {
  readonly createStore: () => ChangeLimitsStore;
  readonly onClose: () => void;
}

/** Closes once the limits are saved. Nothing can be changed before they are read, because all of them are sent. */
const ChangeLimitsDialog = observer(function ChangeLimitsDialog(props: ChangeLimitsDialogProps) {
  const { createStore, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const { limits, isDone, key } = store;
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Dialog
      title={t('key-limits.dialog.title', { name: key.name })}
      text={t('key-limits.dialog.text')}
      busy={limits?.form.isSubmitting ?? false}
      onClose={onClose}
      onSubmit={() => void store.save()}
      leaving={limits ? touchOnLeave(limits.form) : undefined}
      footer={<Footer limits={limits} onClose={onClose} />}
    >
      {limits ? <Fields limits={limits} /> : <LimitsAhead store={store} />}
    </Dialog>
  );
});

interface FooterProps extends Pick<ChangeLimitsDialogProps, 'onClose'> {
  readonly limits: LimitsForm | null;
}

const Footer = observer(function Footer({ limits, onClose }: FooterProps) {
  const { t } = useTranslation();
  const form = limits?.form ?? { canSubmit: false, isSubmitting: false };
  return (
    <FormFooter form={form} hint={() => limits?.hint ?? null} busyLabel={t('key-limits.saving')} onCancel={onClose}>
      {t('key-limits.save')}
    </FormFooter>
  );
});

const Fields = observer(function Fields({ limits }: { readonly limits: LimitsForm }) {
  const { form } = limits;
  const fields = useRef<HTMLDivElement>(null);
  // The dialog opened without them, with the focus on its footer.
  useEffect(() => fields.current?.querySelector('select')?.focus(), []);
  return (
    <div className="stack stack-5" ref={fields}>
      <RestoredAlert form={form} />
      <LimitsFields limits={limits} />
      {form.formErrors.length > 0 && (
        <Alert kind="danger" role="alert">
          {form.formErrors.join(' ')}
        </Alert>
      )}
      <FormRulesAlert form={form} />
    </div>
  );
});

const LimitsAhead = observer(function LimitsAhead({ store }: { readonly store: ChangeLimitsStore }) {
  const { t } = useTranslation();
  if (store.limited.state.kind !== 'failed') return <Skeleton width="full" />;
  return (
    <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void store.load()} />}>
      {t('key-limits.failed')}
    </Alert>
  );
});
