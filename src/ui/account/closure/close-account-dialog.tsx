import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AccountClosureStore, accountClosureStore } from '#src/application/account/account-closure-store.ts';
import {
  type CloseAccountField,
  type CloseAccountStore,
  type CloseAccountStep,
  closeAccount,
} from '#src/application/account/close-account-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { CLOSURE_REASONS, type ClosureReason, type ClosureTerms } from '#src/domain/account/account-closure.ts';
import { FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Button, DoneButton, RetryButton } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { InitialFocusText } from '#src/ui/components/dialog/initial-focus-text.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { DataExportRow } from './data-export-row.tsx';
import { OnlyOwner } from './only-owner.tsx';
import styles from './closure.module.css';

export interface CloseAccountDialogProps {
  readonly onClose: () => void;
}

interface StoreProps {
  readonly store: CloseAccountStore;
}

const TITLES: Readonly<Record<CloseAccountStep, MessageKey>> = {
  loading: 'close-account.title',
  failed: 'close-account.title',
  'not-owner': 'close-account.title',
  form: 'close-account.title',
  closing: 'close-account.done.title',
};

type Fields = Readonly<Record<CloseAccountField, RefObject<HTMLInputElement | null>>>;

/** One dialog for all steps, so that the focus can return to the opener. */
export const CloseAccountDialog = observer(function CloseAccountDialog({ onClose }: CloseAccountDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { get } = useAccountStores();
  const [store] = useState(get(closeAccount));
  const closure = get(accountClosureStore);
  useEffect(() => store.start(), [store]);
  useEffect(() => closure.watch(), [closure]);
  const fields: Fields = {
    comment: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  };
  const { step } = store;
  const close = async () => {
    if (await store.close()) return;
    const wrong = (['comment', 'email', 'password'] as const).find((field) => store.errorOf(field) !== null);
    if (wrong) fields[wrong].current?.focus();
  };
  const date = formats.longDate(store.closesAt);
  const descriptions = {
    form: t('close-account.text', { date }),
    closing: <InitialFocusText>{t('close-account.done.text', { date })}</InitialFocusText>,
  };
  return (
    <Dialog
      title={t(TITLES[step])}
      text={step === 'form' || step === 'closing' ? descriptions[step] : undefined}
      busy={store.isSending}
      onClose={onClose}
      onSubmit={step === 'form' ? () => void close() : undefined}
      footer={<Footer store={store} closure={closure} onClose={onClose} />}
    >
      <Body store={store} closure={closure} fields={fields} />
    </Dialog>
  );
});

interface BodyProps extends StoreProps {
  readonly closure: AccountClosureStore;
  readonly fields: Fields;
}

const Body = observer(function Body({ store, closure, fields }: BodyProps) {
  const { t } = useTranslation();
  const { step, terms } = store;
  if (step === 'failed') {
    return (
      <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void store.load()} />}>
        {t('close-account.failed')}
      </Alert>
    );
  }
  if (!terms) return <Skeleton width="lg" />;
  if (step === 'not-owner') return <OnlyOwner email={terms.ownerEmail} />;
  if (step === 'closing') {
    const errors = closure.errorsOf('keep');
    return errors.length > 0 ? <FormErrors messages={errors} /> : null;
  }
  return (
    <div className="stack stack-5">
      {store.hasChanged && (
        <Alert kind="warning" role="alert">
          {t('close-account.changed')}
        </Alert>
      )}
      <WhatEnds terms={terms} />
      <div className={styles.box}>
        <DataExportRow store={closure} title={t('data-export.first')} />
      </div>
      <Reason store={store} field={fields.comment} />
      <Confirmation store={store} fields={fields} hasPassword={terms.hasPassword} />
      <FormErrors messages={store.formErrors} />
    </div>
  );
});

function WhatEnds({ terms }: { readonly terms: ClosureTerms }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { activeKeys, members, unpaid } = terms;
  const due = unpaid?.amount ?? null;
  return (
    <ul className={styles.ends}>
      {activeKeys !== 0 && (
        <li>
          {activeKeys === null ? t('close-account.ends.keys') : t('close-account.ends.key', { count: activeKeys })}
        </li>
      )}
      {members !== 0 && (
        <li>
          {members === null ? t('close-account.ends.members') : t('close-account.ends.member', { count: members })}
        </li>
      )}
      <li>{t('close-account.ends.data')}</li>
      <li>
        {due === null
          ? t('close-account.due')
          : t('close-account.due.amount', { amount: formats.amount(due, unpaid?.currency ?? '') })}
      </li>
    </ul>
  );
}

const Reason = observer(function Reason({ store, field }: StoreProps & { readonly field: Fields['comment'] }) {
  const { t } = useTranslation();
  const error = store.errorOf('comment');
  return (
    <>
      <SelectField
        name="reason"
        label={t('close-account.reason')}
        placeholder={t('close-account.reason.none')}
        value={store.reason}
        options={CLOSURE_REASONS.map((reason) => ({ value: reason, label: t(`close-account.reason.${reason}`) }))}
        onChange={(reason) => store.choose(reason as ClosureReason | '')}
      />
      <TextField
        ref={field}
        name="comment"
        label={t('close-account.comment')}
        autoComplete="off"
        error={error}
        isErrorAnnounced
        value={store.comment}
        onChange={(comment) => store.type('comment', comment)}
      />
    </>
  );
});

interface ConfirmationProps extends StoreProps {
  readonly fields: Fields;
  readonly hasPassword: boolean;
}

/** A confirmation is typed. */
const isAnything = () => true;

const Confirmation = observer(function Confirmation({ store, fields, hasPassword }: ConfirmationProps) {
  const { t } = useTranslation();
  const email = store.ownEmail;
  return (
    <>
      <TextField
        ref={fields.email}
        name="confirmation"
        label={t('close-account.email')}
        hint={email !== '' && t('close-account.email.hint', { email })}
        required
        dir="ltr"
        autoComplete="off"
        ignoresFilled={isAnything}
        autoCapitalize="none"
        spellCheck={false}
        error={store.errorOf('email')}
        isErrorAnnounced
        value={store.email}
        onChange={(typed) => store.type('email', typed)}
      />
      {hasPassword && (
        <PasswordField
          ref={fields.password}
          name="password"
          label={t('close-account.password')}
          required
          autoComplete="current-password"
          error={store.errorOf('password')}
          isErrorAnnounced
          value={store.password}
          onChange={(password) => store.type('password', password)}
        />
      )}
    </>
  );
});

interface FooterProps extends StoreProps {
  readonly closure: AccountClosureStore;
  readonly onClose: () => void;
}

const Footer = observer(function Footer({ store, closure, onClose }: FooterProps) {
  const { t } = useTranslation();
  const { step, isSending, terms } = store;
  if (step === 'form') {
    return (
      <>
        <Button variant="quiet" disabled={isSending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={isSending} busyLabel={t('close-account.closing')}>
          {t('close-account.action')}
        </Button>
      </>
    );
  }
  const keep = async () => {
    if (await closure.keep()) onClose();
  };
  return (
    <>
      {step === 'closing' && terms?.canClose && (
        <Button busy={closure.isKeeping} busyLabel={t('closure.keeping')} onClick={() => void keep()}>
          {t('closure.keep')}
        </Button>
      )}
      <DoneButton onClick={onClose} />
    </>
  );
});
