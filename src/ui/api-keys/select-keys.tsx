import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import checkStyles from '#src/ui/components/form/check.module.css';

export const SelectShown = observer(function SelectShown({ store }: { readonly store: ApiKeysStore }) {
  const { t } = useTranslation();
  const { list, selection } = store;
  const ids = list.items.filter(({ active }) => active).map(({ id }) => id);
  const count = ids.filter((id) => selection.has(id)).length;
  return (
    <span className={checkStyles.check}>
      <input
        type="checkbox"
        aria-label={t('api-keys.select-shown')}
        disabled={ids.length === 0}
        checked={count > 0 && count === ids.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < ids.length;
        }}
        onChange={(event) => selection.set(ids, event.target.checked)}
      />
    </span>
  );
});
