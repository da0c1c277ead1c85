import { ReceiptText } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { BillingDetailsStore } from '#src/application/billing/billing-details-store.ts';
import { editBillingDetails } from '#src/application/billing/edit-billing-details.ts';
import {
  addressLines,
  type BillingAccount,
  type BillingDetails,
  countryName,
} from '#src/domain/billing/billing-details.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { useShownLanguage } from '#src/ui/app/use-settings.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { TextAreaField } from '#src/ui/components/form/text-area-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import listStyles from '#src/ui/components/layout/definition-list.module.css';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import billingStyles from '#src/ui/billing/billing.module.css';
import styles from './billing-details.module.css';

export interface BillingDetailsCardProps {
  readonly store: BillingDetailsStore;
}

/** What the next invoice says about the customer. */
export const BillingDetailsCard = observer(function BillingDetailsCard({ store }: BillingDetailsCardProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  useEffect(() => store.start(), [store]);
  const { state, value } = store.account;
  const edit = () => setEditing(true);
  usePendingAction('edit-billing-details', edit, value?.portalUrl === null);
  const hasDetails = value !== undefined && value.details !== null;
  return (
    <Card title={t('billing-details.title')} action={value && hasDetails && <Change {...{ store, edit }} />}>
      <LoadableView<BillingAccount>
        of={state}
        errorTitle={t('billing-details.failed')}
        onRetry={() => void store.load()}
        skeleton={
          <div className={billingStyles.detailsSkeleton}>
            <Skeleton width="full" />
          </div>
        }
        isEmpty={({ details }) => details === null}
        empty={
          <EmptyState
            icon={ReceiptText}
            title={<h3 className="heading-card">{t('billing-details.none')}</h3>}
            text={t(value?.isNeeded ? 'billing-details.none.needed' : 'billing-details.none.text')}
            action={<Change {...{ store, edit }} />}
          />
        }
      >
        {({ details }) => details && <Facts of={details} />}
      </LoadableView>
      {isEditing && <EditBillingDetails store={store} onClose={() => setEditing(false)} />}
    </Card>
  );
});

/** On the provider's own site, where it has one for them. */
const Change = observer(function Change({ store, edit }: BillingDetailsCardProps & { readonly edit: () => void }) {
  const { t } = useTranslation();
  const { value } = store.account;
  if (value && value.portalUrl !== null) {
    if (store.portalUrl === null) return <span className="muted text-sm">{t('billing-details.portal.blocked')}</span>;
    return (
      <ButtonLink external size="sm" href={store.portalUrl}>
        {t('billing-details.portal')}
      </ButtonLink>
    );
  }
  return value?.details ? (
    <Button size="sm" onClick={edit}>
      {t('billing-details.edit')}
    </Button>
  ) : (
    <Button onClick={edit}>{t('billing-details.add')}</Button>
  );
});

function Facts({ of: details }: { readonly of: BillingDetails }) {
  const { t } = useTranslation();
  const language = useShownLanguage();
  const { company, taxId, recipients, purchaseOrder } = details;
  const address = addressLines(details, countryName(details.country, language));
  return (
    <dl className={listStyles.list}>
      <Fact label={t('billing-details.billed-to')} lines={[company, ...address]} />
      <Fact label={t('billing-details.tax-id')} lines={[taxId]} />
      <Fact label={t('billing-details.recipients')} lines={recipients}>
        {t('billing-details.recipients.owner')}
      </Fact>
      <Fact label={t('billing-details.purchase-order')} lines={[purchaseOrder]} />
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly lines: readonly string[];
  /** Below them. */
  readonly children?: ReactNode;
}

function Fact({ label, lines, children }: FactProps) {
  const { t } = useTranslation();
  const shown = lines.filter((line) => line !== '');
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {shown.map((line) => (
          <bdi key={line} className={styles.line}>
            {line}
          </bdi>
        ))}
        {children && <span className="muted">{children}</span>}
        {shown.length === 0 && !children && <span className="muted">{t('billing-details.empty')}</span>}
      </dd>
    </>
  );
}

export interface EditBillingDetailsProps extends BillingDetailsCardProps {
  readonly onClose: () => void;
}

export const EditBillingDetails = observer(function EditBillingDetails({ store, onClose }: EditBillingDetailsProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(editBillingDetails)(store.account.value ?? NOTHING));
  const field = useFields(change.form);
  const country = change.form.values.country;
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t(change.subject.details ? 'billing-details.edit' : 'billing-details.add')}
      text={t('billing-details.text')}
      submit={t('billing-details.save')}
      missing={{
        company: 'billing-details.company.missing',
        line1: 'billing-details.line1.missing',
        city: 'billing-details.city.missing',
        country: 'billing-details.country.missing',
      }}
    >
      <TextField
        {...field('company')}
        label={t('billing-details.company')}
        autoComplete="organization"
        required
        autoFocus
      />
      <TextField {...field('line1')} label={t('billing-details.line1')} autoComplete="address-line1" required />
      <TextField {...field('line2')} label={t('billing-details.line2')} autoComplete="address-line2" />
      <div className={styles.town}>
        <TextField {...field('postalCode')} label={t('billing-details.postal-code')} autoComplete="postal-code" />
        <TextField {...field('city')} label={t('billing-details.city')} autoComplete="address-level2" required />
      </div>
      <TextField {...field('region')} label={t('billing-details.region')} autoComplete="address-level1" />
      <SelectField
        {...field('country')}
        label={t('billing-details.country')}
        options={store.countryOptions(country)}
        placeholder={t('billing-details.country.choose')}
        required
      />
      <TextField
        {...field('taxId')}
        label={t('billing-details.tax-id')}
        hint={t('billing-details.tax-id.hint')}
        autoComplete="off"
      />
      <TextAreaField
        {...field('recipients')}
        label={t('billing-details.recipients')}
        hint={t('billing-details.recipients.hint')}
      />
      <TextField {...field('purchaseOrder')} label={t('billing-details.purchase-order')} autoComplete="off" />
    </ChangeDialog>
  );
});

const NOTHING: BillingAccount = { details: null, isNeeded: false, portalUrl: null };
