import { CircleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ChoiceField, LimitsForm } from '#src/application/api-keys/limits-form.ts';
import { searchText } from '#src/domain/shared/search-text.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';
import styles from './limits.module.css';

interface LimitChoicesProps {
  readonly limits: LimitsForm;
}

/** What the provider lists. Without its lists the other limits can be set all the same. */
export const LimitChoices = observer(function LimitChoices({ limits }: LimitChoicesProps) {
  const { t } = useTranslation();
  const { options, loadOptions } = limits;
  useEffect(() => loadOptions(), [loadOptions]);
  if (options.value === undefined && options.state.kind === 'failed') {
    return (
      <Alert kind="danger" action={<RetryButton size="sm" onClick={() => void options.load()} />}>
        {t('key-limits.options.failed')}
      </Alert>
    );
  }
  if (options.value === undefined) return <Skeleton width="full" />;
  return (
    <>
      <Choices limits={limits} field="products" />
      <Choices limits={limits} field="blockchains" />
    </>
  );
});

/** So many are found without a search. */
const SEARCHED_FROM = 12;

const LABELS = { products: 'key-limits.products.label', blockchains: 'key-limits.blockchains.label' } as const;
const SEARCHES = { products: 'key-limits.search.products', blockchains: 'key-limits.search.blockchains' } as const;

const Choices = observer(function Choices({ limits, field }: LimitChoicesProps & { readonly field: ChoiceField }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const [query, setQuery] = useState('');
  const choices = limits.choicesOf(field);
  const chosen = limits.chosen(field);
  const wanted = searchText(query).trim();
  const shown = choices.filter((choice) => searchText(`${choice.name} ${choice.id}`).includes(wanted));
  const error = limits.errorOf(field);
  const summary = chosen.length === 0 ? t('key-limits.all') : t('key-limits.chosen', counted(chosen.length, formats));
  return (
    <fieldset className={fieldStyles.field} data-slot="field" aria-describedby={id}>
      <legend className={fieldStyles.label} data-slot="field-label">
        {t(LABELS[field])}
      </legend>
      {choices.length >= SEARCHED_FROM && (
        <div className={styles.search}>
          <SearchField type="search" label={t(SEARCHES[field])} value={query} onChange={setQuery} />
        </div>
      )}
      {choices.length > 0 && (
        <div className={styles.choices} data-slot="choices">
          {shown.map((choice) => (
            <Checkbox
              key={choice.id}
              checked={chosen.includes(choice.id)}
              onChange={() => limits.toggle(field, choice.id)}
            >
              {choice.name}
            </Checkbox>
          ))}
          {shown.length === 0 && <p className="muted text-sm">{t('key-limits.no-match')}</p>}
        </div>
      )}
      {error === null ? (
        <p className={fieldStyles.hint} data-slot="field-hint" id={id} aria-live="polite">
          {choices.length === 0 ? t('key-limits.options.none') : summary}
        </p>
      ) : (
        <p className={fieldStyles.error} data-slot="field-error" id={id} role="alert">
          <Icon of={CircleAlert} />
          <span className="own-direction">{error}</span>
        </p>
      )}
    </fieldset>
  );
});
