import { ChevronDown, ChevronUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LimitsForm } from '#src/application/api-keys/limits-form.ts';
import type { NewKeyLimits } from '#src/application/api-keys/create-secret-store.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { LimitsFields } from './limits-fields.tsx';
import styles from './limits.module.css';

export interface CreateKeyLimitsProps {
  readonly onLimits: (limits: NewKeyLimits | null) => void;
}

interface WithStore extends CreateKeyLimitsProps {
  readonly createStore: () => LimitsForm;
}

/** Folded, because most keys begin without limits. Folding loses nothing; a rejection unfolds it. */
export const CreateKeyLimits = observer(function CreateKeyLimits({ createStore, onLimits }: WithStore) {
  const { t } = useTranslation();
  const id = useId();
  const [limits] = useState(createStore);
  const [isOpen, setOpen] = useState(false);
  const { hasRejections } = limits;
  useEffect(() => {
    onLimits(limits);
    const stop = limits.start();
    setOpen(limits.form.isRestored);
    return () => {
      stop();
      onLimits(null);
    };
  }, [limits, onLimits]);
  useEffect(() => {
    if (hasRejections) setOpen(true);
  }, [hasRejections]);
  return (
    <div className={styles.disclosure}>
      <div className="row row-wrap">
        <Button
          size="sm"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('key-limits.title')}
        </Button>
        {!isOpen && limits.isValid && limits.wanted && <Badge tone="accent">{t('key-limits.new.some')}</Badge>}
        {limits.hint !== null && (
          <span className="muted text-sm" role="status">
            {limits.hint}
          </span>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="stack">
            <p className="muted text-sm">{t('key-limits.new.text')}</p>
            <LimitsFields limits={limits} />
          </div>
        )}
      </div>
      {(isOpen || limits.areRulesMissing) && <FormRulesAlert form={limits.form} />}
    </div>
  );
});
