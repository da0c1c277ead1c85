import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { KeySelection } from '#src/application/api-keys/key-selection.ts';
import { Button } from '#src/ui/components/button/button.tsx';

interface SelectionBarProps {
  readonly selection: KeySelection;
  readonly onDeactivate: () => void;
}

export const SelectionBar = observer(function SelectionBar({ selection, onDeactivate }: SelectionBarProps) {
  const { t } = useTranslation();
  const count = selection.keys.length;
  if (count === 0) return null;
  return (
    <div className="row row-wrap">
      <span className="text-sm num" role="status">
        {t('api-keys.selected', { count })}
      </span>
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {t('api-keys.deselect')}
      </Button>
      <Button size="sm" onClick={onDeactivate}>
        {t('api-keys.bulk.action', { count })}
      </Button>
    </div>
  );
});
