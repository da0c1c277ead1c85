import { observer } from 'mobx-react-lite';
import type { CreateKeyStore } from '#src/application/api-keys/create-key-store.ts';
import { CopyField } from '#src/ui/components/copy/copy-field.tsx';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';

interface CreatedSecretProps {
  readonly store: Pick<CreateKeyStore, 'created' | 'shownKey' | 'needsManualCopy' | 'copy'>;
  readonly nameLabel: string;
  readonly label: string;
  readonly copyLabel: string;
  readonly hint: string;
}

/** The only time that it shows unmasked without a request, for a while; the focus is on its copy button. */
export const CreatedSecret = observer(function CreatedSecret(props: CreatedSecretProps) {
  const { store, nameLabel, ...field } = props;
  return (
    <>
      <dl className={definitionListStyles.list}>
        <dt>{nameLabel}</dt>
        <dd className="own-direction">{store.created?.name}</dd>
      </dl>
      <CopyField
        {...field}
        value={store.shownKey}
        selected={store.needsManualCopy}
        autoFocus
        onCopy={() => store.copy()}
      />
    </>
  );
});
