import { ChevronDown, Pause, Play, Trash2, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import selectStyles from '#src/ui/components/form/select.module.css';
import styles from './calls-drawer.module.css';

interface CallsToolbarProps {
  readonly store: CallsStore;
  readonly onClose: () => void;
}

export const CallsToolbar = observer(function CallsToolbar({ store, onClose }: CallsToolbarProps) {
  const { t } = useTranslation();
  const { log, filter, matching } = store;
  return (
    <div className={styles.toolbar}>
      <h2 className="heading-card">{t('calls.title')}</h2>
      <span className="muted num">{t('calls.count', { count: matching.length })}</span>
      <span className="sr-only" role="status">
        {store.isFiltered && t('calls.count', { count: matching.length })}
      </span>
      <SearchField label={t('calls.search')} value={filter.text} onChange={(text) => store.narrow({ text })} />
      <OperationSelect store={store} />
      <Toggle
        label={t('calls.failed-only')}
        isOn={filter.failedOnly}
        onChange={(failedOnly) => store.narrow({ failedOnly })}
      />
      <Toggle
        label={t('calls.writes-only')}
        isOn={filter.writesOnly}
        onChange={(writesOnly) => store.narrow({ writesOnly })}
      />
      <span className={styles.tools}>
        <IconButton
          size="sm"
          icon={log.isPaused ? Play : Pause}
          label={t(log.isPaused ? 'calls.resume' : 'calls.pause')}
          onClick={() => log.setPaused(!log.isPaused)}
        />
        <IconButton size="sm" icon={Trash2} label={t('calls.clear')} onClick={log.clear} />
        <IconButton size="sm" icon={X} label={t('calls.close')} onClick={onClose} />
      </span>
    </div>
  );
});

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <Button size="sm" variant="secondary" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {label}
    </Button>
  );
}

const OperationSelect = observer(function OperationSelect({ store }: { readonly store: CallsStore }) {
  const { t } = useTranslation();
  const { filter, operations } = store;
  const isListed = filter.operation === '' || operations.includes(filter.operation);
  return (
    <span className={classNames(selectStyles.selectbox, styles.operation)} data-slot="select-box">
      <select
        className={classNames(fieldStyles.input, selectStyles.select)}
        data-slot="input select"
        aria-label={t('calls.operation')}
        value={filter.operation}
        onChange={({ target }) => store.narrow({ operation: target.value })}
      >
        <option value="">{t('calls.operation.any')}</option>
        {!isListed && <option value={filter.operation}>{filter.operation}</option>}
        {operations.map((operation) => (
          <option key={operation} value={operation}>
            {operation}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
});
