import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Made } from '#src/application/forms/change.ts';
import { splitChosen, toggleChosen } from '#src/application/forms/draft-store.ts';
import { notificationChannels, saveChannel } from '#src/application/notifications/notification-changes.ts';
import {
  isKnownKind,
  isKnownType,
  isSecretTarget,
  kindChoices,
  type NotificationChannel,
} from '#src/domain/notifications/notification-channel.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { CheckboxGroup } from '#src/ui/components/form/checkbox-group.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { kindName, typeName } from './channel-words.ts';

interface ChannelDialogProps {
  /** Null for a new one. */
  readonly before: NotificationChannel | null;
  readonly onClose: () => void;
}

export const ChannelDialog = observer(function ChannelDialog({ before, onClose }: ChannelDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(saveChannel)(before));
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={before ? t('notifications.edit.title', { name: before.name }) : t('notifications.add')}
      {...(!before && { text: t('notifications.add.text') })}
      submit={t(before ? 'notifications.save' : 'notifications.add')}
      missing={{
        target: 'notifications.missing.target',
        name: 'notifications.missing.name',
        kinds: 'notifications.missing.kinds',
      }}
    >
      <Destination {...{ change, before }} />
      <Kinds change={change} />
    </ChangeDialog>
  );
});

interface FieldsProps {
  readonly change: Made<typeof saveChannel>;
}

/** A target of another type is another target. */
const Destination = observer(function Destination(props: FieldsProps & Pick<ChannelDialogProps, 'before'>) {
  const { change, before } = props;
  const { form } = change;
  const { t } = useTranslation();
  const { value: list } = useAccountStores().get(notificationChannels).list;
  const field = useFields(change.form);
  const { type } = form.values;
  const [label, hint] = isKnownType(type)
    ? ([`notifications.target.${type}`, `notifications.target.${type}.hint`] as const)
    : (['notifications.target', null] as const);
  const isHidden = before !== null && isSecretTarget(before.type);
  const choose = (chosen: string) => {
    form.resetFields({ target: '' });
    form.change('type', chosen);
  };
  return (
    <>
      {!before && (
        <SelectField
          {...field('type')}
          label={t('notifications.type')}
          options={(list?.types ?? []).map(({ id }) => ({ value: id, label: typeName(id, list?.types ?? [], t) }))}
          onChange={choose}
          required
        />
      )}
      <TextField
        {...field('target')}
        label={t(label)}
        hint={isHidden ? t('notifications.target.unchanged', { target: before.target }) : hint && t(hint)}
        type={type === 'email' ? 'email' : 'text'}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={!isHidden}
      />
      <TextField
        {...field('name')}
        label={t('notifications.name')}
        hint={t('notifications.name.hint')}
        required
        autoComplete="off"
      />
    </>
  );
});

/** None where the provider names no kinds. */
const Kinds = observer(function Kinds({ change }: FieldsProps) {
  const { subject } = change;
  const { t } = useTranslation();
  const { value: list } = useAccountStores().get(notificationChannels).list;
  const { value: chosen, error, onChange } = useFields(change.form)('kinds');
  const choices = kindChoices(list?.kinds ?? [], subject?.kinds ?? []);
  if (choices.length === 0) return null;
  return (
    <CheckboxGroup label={t('notifications.kinds')} error={error}>
      {choices.map((kind) => (
        <Checkbox
          key={kind.id}
          checked={splitChosen(chosen).includes(kind.id)}
          description={isKnownKind(kind.id) ? null : kind.description}
          onChange={() => onChange(toggleChosen(chosen, kind.id))}
        >
          {kindName(kind, t)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
});
