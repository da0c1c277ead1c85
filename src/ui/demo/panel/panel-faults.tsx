import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { FAULT_LABELS, OUTCOME_MESSAGES } from '#src/application/demo/fault-messages.ts';
import { EVERY_OPERATION, FAULT_KINDS, type FaultKind, isFaultKind } from '#src/domain/demo/faults.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { PanelSection } from './panel-section.tsx';
import styles from './demo-panel.module.css';

export const PanelFaults = observer(function PanelFaults({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const { faults } = store.moment;
  return (
    <PanelSection title={t('demo-panel.faults')}>
      <FaultForm store={store} />
      {faults.length === 0 && <p className="text-sm muted">{t('demo-panel.faults.none')}</p>}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ operation, kind }) => (
            <li key={operation} className={styles.fault}>
              <div>
                <p className="strong">
                  <span className={operation === EVERY_OPERATION ? undefined : 'mono'}>
                    {operation === EVERY_OPERATION ? t('demo-panel.faults.operation.all') : operation}
                  </span>
                  <span>{`: ${t(FAULT_LABELS[kind])}`}</span>
                </p>
                <Outcomes store={store} operation={operation} kind={kind} />
              </div>
              <IconButton
                icon={X}
                label={t('demo-panel.faults.remove', { operation: operation === EVERY_OPERATION ? '*' : operation })}
                onClick={() => store.setFault(operation, null)}
              />
            </li>
          ))}
        </ul>
      )}
      {faults.length > 1 && (
        <div>
          <Button size="sm" onClick={store.clearFaults}>
            {t('demo-panel.faults.clear')}
          </Button>
        </div>
      )}
    </PanelSection>
  );
});

interface OutcomesProps {
  readonly store: DemoStore;
  readonly operation: string;
  readonly kind: FaultKind;
}

function Outcomes({ store, operation, kind }: OutcomesProps) {
  const { t } = useTranslation();
  const outcomes = store.outcomesOf(operation, kind);
  return (
    <div className="text-xs secondary">
      <p>{t('demo-panel.faults.sees')}</p>
      <ul className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome}>{t(OUTCOME_MESSAGES[outcome])}</li>
        ))}
      </ul>
    </div>
  );
}

function FaultForm({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const [operation, setOperation] = useState(EVERY_OPERATION);
  const [kind, setKind] = useState<FaultKind>('500');
  const operations = [
    { value: EVERY_OPERATION, label: t('demo-panel.faults.operation.all') },
    ...store.operations.map(({ name, method, path }) => ({ value: name, label: `${name} · ${method} ${path}` })),
  ];
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    store.setFault(operation, kind);
  };
  return (
    <form className="stack stack-3" onSubmit={add}>
      <SelectField
        label={t('demo-panel.faults.operation')}
        hint={t('demo-panel.faults.text')}
        name="demo-operation"
        value={operation}
        options={operations}
        onChange={setOperation}
      />
      <SelectField
        label={t('demo-panel.faults.kind')}
        name="demo-fault"
        value={kind}
        options={FAULT_KINDS.map((value) => ({ value, label: t(FAULT_LABELS[value]) }))}
        onChange={(value) => isFaultKind(value) && setKind(value)}
      />
      <Outcomes store={store} operation={operation} kind={kind} />
      <div>
        <Button type="submit">{t('demo-panel.faults.add')}</Button>
      </div>
    </form>
  );
}
