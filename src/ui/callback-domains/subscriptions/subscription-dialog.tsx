import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { saveSubscription } from '#src/application/callback-domains/callback-subscription-changes.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { callbackSubscriptionsStore } from '#src/application/callback-domains/callback-subscriptions-store.ts';
import type { Made } from '#src/application/forms/change.ts';
import { stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import {
  type CallbackSubscription,
  chainKey,
  mostConfirmations,
  type SubjectField,
} from '#src/domain/callback-domains/callback-subscription.ts';
import { formatProductName, readableEventName } from '#src/domain/logs/callback-log.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

interface SubscriptionDialogProps {
  /** Null for a new one. */
  readonly before: CallbackSubscription | null;
  readonly onClose: () => void;
}

const SUBJECTS = {
  address: 'subscriptions.subject.address',
  extendedPublicKey: 'subscriptions.subject.extended-public-key',
  transactionId: 'subscriptions.subject.transaction-id',
  contractAddress: 'subscriptions.subject.contract-address',
} as const satisfies Record<SubjectField, string>;

export const SubscriptionDialog = observer(function SubscriptionDialog({ before, onClose }: SubscriptionDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(saveSubscription)(before));
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={
        before ? t('subscriptions.edit.title', { name: readableEventName(before) }) : t('domains.subscriptions.add')
      }
      text={t(before ? 'subscriptions.edit.text' : 'subscriptions.add.text')}
      submit={t(before ? 'subscriptions.save' : 'domains.subscriptions.add')}
      missing={{
        type: 'subscriptions.event.missing',
        network: 'subscriptions.network.missing',
        address: 'subscriptions.subject.missing',
        domainId: 'subscriptions.domain.missing',
      }}
    >
      {!before && <EventFields change={change} />}
      <DestinationFields {...{ change, before }} />
    </ChangeDialog>
  );
});

interface FieldsProps {
  readonly change: Made<typeof saveSubscription>;
}

/** What the events are about. Another event has other networks, and may be about something else. */
const EventFields = observer(function EventFields({ change: { form } }: FieldsProps) {
  const { t } = useTranslation();
  const { eventTypes } = useAccountStores().get(callbackSubscriptionsStore);
  const field = useFields(form);
  const types = eventTypes.value ?? [];
  const type = types.find(({ name }) => name === form.values.type);
  const choose = (name: string) => {
    form.resetFields({ network: '', address: '' });
    form.change('type', name);
  };
  return (
    <>
      {eventTypes.state.kind === 'failed' && (
        <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void eventTypes.load()} />}>
          {t('subscriptions.events-failed')}
        </Alert>
      )}
      <SelectField
        {...field('type')}
        label={t('subscriptions.event')}
        options={types.map(({ name, product }) => ({
          ...{ value: name, label: readableEventName({ event: name, id: name }), group: formatProductName(product) },
        }))}
        placeholder={t(eventTypes.value ? 'subscriptions.event.choose' : 'common.loading')}
        onChange={choose}
        required
      />
      {type && type.chains.length > 0 && (
        <SelectField
          {...field('network')}
          label={t('subscriptions.network')}
          options={type.chains.map((chain) => ({
            value: chainKey(chain),
            label: `${formatNetworkName(chain.blockchain)} ${formatNetworkName(chain.network)}`,
          }))}
          placeholder={t('subscriptions.network.choose')}
          required
        />
      )}
      {type?.subject && (
        <TextField
          {...field('address')}
          label={t(SUBJECTS[type.subject])}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </>
  );
});

/** Of domains in one list. */
const MOST_CHOICES = 1000;

/** Where they go: only verified domains receive callbacks, so any other says why not. */
const DestinationFields = observer(function DestinationFields(
  props: FieldsProps & Pick<SubscriptionDialogProps, 'before'>,
) {
  const { change, before } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { get } = useAccountStores();
  const { domains } = get(callbackDomainsStore);
  const types = get(callbackSubscriptionsStore).eventTypes.value ?? [];
  const field = useFields(change.form);
  // Each can be chosen, also one of a later page.
  useEffect(() => void domains.loadUntil(() => domains.items.length >= MOST_CHOICES), [domains]);
  const most = mostConfirmations({ types, before }, change.form.values.type);
  return (
    <>
      <SelectField
        {...field('domainId')}
        label={t('domains.add.domain')}
        hint={t('subscriptions.domain.hint')}
        options={domains.items.map(({ id, url, verified }) => ({
          value: id,
          label: verified ? stripScheme(url) : t('subscriptions.domain.option', { domain: stripScheme(url) }),
        }))}
        placeholder={t('subscriptions.domain.choose')}
        required
      />
      <TextField
        {...field('path')}
        label={t('subscriptions.path')}
        hint={t('subscriptions.path.hint')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {most !== null && (
        <TextField
          {...field('confirmations')}
          label={t('subscriptions.confirmations')}
          hint={t('subscriptions.confirmations.hint', { most: formats.count(most) })}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
    </>
  );
});
