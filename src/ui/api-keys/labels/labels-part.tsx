import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { changeLabels } from '#src/application/api-keys/change-labels.ts';
import type { NewKeyLabels } from '#src/application/api-keys/create-secret-store.ts';
import { keyLabelsStore, newKeyLabels } from '#src/application/api-keys/key-labels-store.ts';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { useReopenedDialog } from '#src/ui/api-keys/use-reopened-dialog.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { LabelsField } from './labels-field.tsx';
import styles from './labels.module.css';

interface CreateKeyLabelsProps {
  readonly onLabels: (labels: NewKeyLabels | null) => void;
}

export type LabelsPartProps =
  | { readonly as: 'change' | 'filter' }
  | { readonly as: 'in-list' | 'of-key'; readonly apiKey: ApiKey }
  | ({ readonly as: 'of-new-key' } & CreateKeyLabelsProps);

/** All that shows labels comes in one chunk, because few providers offer them. */
export function LabelsPart(props: LabelsPartProps) {
  const { list } = useAccountStores().apiKeys;
  switch (props.as) {
    case 'change':
      return <ChangeLabels />;
    case 'filter':
      return <LabelFilter list={list} />;
    case 'in-list':
      return <Labels of={props.apiKey} most={MOST_IN_LIST} />;
    case 'of-key':
      return props.apiKey.labels && <LabelsSection apiKey={props.apiKey} />;
    case 'of-new-key':
      return <CreateKeyLabels {...props} />;
  }
}

const MOST_IN_LIST = 3;

interface LabelsProps {
  readonly of: ApiKey;
  readonly most?: number;
}

/** Each narrows the list to the keys that have it, or ends that. */
const Labels = observer(function Labels({ of: { name, labels = [] }, most = Infinity }: LabelsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { list } = useAccountStores().apiKeys;
  if (labels.length === 0) return null;
  const others = labels.slice(most);
  return (
    <ul className={styles.labels} aria-label={t('key-labels.dialog.title', { name })}>
      {labels.slice(0, most).map((label) => {
        const isChosen = list.view.label === label;
        return (
          <li key={label}>
            <button
              type="button"
              className={styles.label}
              title={label}
              aria-label={t('key-labels.filter', { label })}
              aria-pressed={isChosen}
              onClick={() => list.filterLabel(isChosen ? '' : label)}
            >
              <bdi>{label}</bdi>
            </button>
          </li>
        );
      })}
      {others.length > 0 && (
        <li className={styles.more} title={formats.list(others)}>
          <span aria-hidden="true">{`+${formats.count(others.length)}`}</span>
          <VisuallyHidden>{t('key-labels.more', { more: formats.count(others.length) })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
});

const LabelFilter = observer(function LabelFilter({ list }: { readonly list: KeyListStore }) {
  const { t } = useTranslation();
  const { label } = list.view;
  if (label === '') return null;
  return (
    <button
      type="button"
      className={styles.label}
      title={label}
      aria-label={t('key-labels.clear', { label })}
      onClick={() => list.filterLabel('')}
    >
      <bdi>{label}</bdi>
      <Icon of={X} size={14} />
    </button>
  );
});

/** Some, or none; of a key whose labels are unknown there is nothing to show or to change. */
const LabelsSection = observer(function LabelsSection({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation();
  const id = useId();
  const store = useAccountStores().get(keyLabelsStore);
  const hasLabels = (apiKey.labels ?? []).length > 0;
  return (
    <section className={panelStyles.section} aria-labelledby={id}>
      <h3 id={id} className="heading-card">
        {t('key-labels.title')}
      </h3>
      {hasLabels ? <Labels of={apiKey} /> : <p className="muted text-sm">{t('key-labels.none')}</p>}
      <div className="row">
        <Button size="sm" aria-haspopup="dialog" onClick={() => store.change(apiKey)}>
          {t(hasLabels ? 'key-labels.change' : 'key-labels.add')}
        </Button>
      </div>
    </section>
  );
});

function CreateKeyLabels({ onLabels }: CreateKeyLabelsProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [labels] = useState(get(newKeyLabels));
  useEffect(() => {
    onLabels(labels);
    const stop = labels.form.show();
    return () => {
      stop();
      onLabels(null);
    };
  }, [labels, onLabels]);
  return <LabelsField form={labels.form} hint={t('key-labels.hint.optional')} />;
}

/** The dialog for the key whose panel or command asked for it. */
const ChangeLabels = observer(function ChangeLabels() {
  const { apiKeys, get } = useAccountStores();
  const { changed, change } = get(keyLabelsStore);
  useReopenedDialog('change-labels', apiKeys.list, (key) => key.labels && change(key));
  useEffect(() => () => change(null), [change]);
  return changed && <ChangeLabelsDialog apiKey={changed} onClose={() => change(null)} />;
});

interface ChangeLabelsDialogProps {
  /** The key at the moment its change was asked for. */
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

function ChangeLabelsDialog({ apiKey, onClose }: ChangeLabelsDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(changeLabels)(apiKey));
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t('key-labels.dialog.title', { name: apiKey.name })}
      submit={t('key-labels.save')}
    >
      <LabelsField form={change.form} before={apiKey.labels} hint={t('key-labels.hint')} autoFocus />
    </ChangeDialog>
  );
}
