import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { accessTokens } from '#src/application/access-tokens/access-tokens-store.ts';
import { createAccessToken, type TokenValues } from '#src/application/access-tokens/create-access-token.ts';
import { splitChosen, toggleChosen } from '#src/application/forms/draft-store.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { CreatedSecret } from '#src/ui/api-keys/created-secret.tsx';
import { EntriesField, ExpiryFields } from '#src/ui/api-keys/limits/limits-fields.tsx';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { DoneButton } from '#src/ui/components/button/button.tsx';
import { FormErrors } from '#src/ui/components/dialog/change-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { CheckboxGroup } from '#src/ui/components/form/checkbox-group.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

type Made = ReturnType<ReturnType<typeof createAccessToken>>;

export interface CreateTokenDialogProps {
  readonly onClose: () => void;
}

/** One dialog for the form and the new token, so that the focus can return to the opener. */
export const CreateTokenDialog = observer(function CreateTokenDialog({ onClose }: CreateTokenDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [{ store, limits }] = useState<Made>(get(createAccessToken));
  const { form } = store;
  useEffect(() => form.show(), [form]);
  useEffect(() => limits.start(), [limits]);
  if (store.created) {
    return (
      <Dialog
        icon={CircleCheck}
        title={t('access-tokens.made.title')}
        text={t('access-tokens.made.text')}
        onClose={onClose}
        footer={<DoneButton onClick={onClose} />}
      >
        <CreatedSecret
          store={store}
          nameLabel={t('access-tokens.create.name')}
          label={t('access-tokens.made.token')}
          copyLabel={t('access-tokens.made.copy')}
          hint={t('access-tokens.made.hint')}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('access-tokens.create.title')}
      text={t('access-tokens.create.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.create()}
      leaving={touchOnLeave<keyof TokenValues>(form)}
      footer={<Footer {...{ store, limits, onClose }} />}
    >
      <RestoredAlert form={form} />
      <Fields {...{ store, limits }} />
      <FormRulesAlert form={form} />
      <FormErrors form={form} />
    </Dialog>
  );
});

const Footer = observer(function Footer({ store, limits, onClose }: Made & CreateTokenDialogProps) {
  const { t } = useTranslation();
  const { form, canSubmit } = store;
  const { isSubmitting, errors } = form;
  const hint = () => {
    if (errors.name) return form.errorOf('name') === null ? t('access-tokens.create.missing.name') : null;
    return errors.scopes ? t('access-tokens.create.missing.scope') : limits.hint;
  };
  return (
    <FormFooter
      form={{ canSubmit, isSubmitting }}
      hint={hint}
      busyLabel={t('access-tokens.create.submitting')}
      onCancel={onClose}
    >
      {t('access-tokens.create')}
    </FormFooter>
  );
});

const WORDS = { at: 'access-tokens.expiry.at', hint: 'access-tokens.expiry.hint' } as const;

const Fields = observer(function Fields({ store, limits }: Made) {
  const { t } = useTranslation();
  const field = useFields(store.form);
  return (
    <>
      <TextField
        {...field('name')}
        label={t('access-tokens.create.name')}
        hint={t(store.isDuplicateName ? 'access-tokens.create.name-exists' : 'access-tokens.create.hint')}
        required
        autoComplete="off"
        autoFocus
      />
      <Scopes form={store.form} />
      <ExpiryFields limits={limits} words={WORDS} />
      <EntriesField limits={limits} field="ipRanges" hint="access-tokens.ip-ranges.hint" />
      <FormRulesAlert form={limits.form} />
    </>
  );
});

/** None where the provider names no scopes. */
const Scopes = observer(function Scopes({ form }: { readonly form: FormStore<TokenValues> }) {
  const { t } = useTranslation();
  const { value } = useAccountStores().get(accessTokens).list;
  const field = useFields(form);
  if (!value || value.scopes.length === 0) return null;
  const { value: chosen, error, onChange } = field('scopes');
  return (
    <CheckboxGroup label={t('access-tokens.scopes')} error={error}>
      {value.scopes.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          checked={splitChosen(chosen).includes(id)}
          description={description}
          onChange={() => onChange(toggleChosen(chosen, id))}
        >
          {name}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
});
