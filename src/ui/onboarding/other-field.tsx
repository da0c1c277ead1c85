import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import styles from './onboarding.module.css';

interface OtherText {
  readonly isOtherChosen: boolean;
  readonly isCustomBlank: boolean;
  readonly stage: { readonly draft: { readonly custom: string }; readonly missing: MessageKey | null };
  setCustom(custom: string): void;
}

interface OtherFieldProps {
  readonly store: OtherText;
  readonly label: string;
}

/** Shows an error once it was left or changed, not when it appears. */
export const OtherField = observer(function OtherField({ store, label }: OtherFieldProps) {
  const { t } = useTranslation();
  const [isTouched, setTouched] = useState(false);
  if (!store.isOtherChosen) return null;
  const { draft, missing } = store.stage;
  const write = (text: string) => {
    setTouched(true);
    store.setCustom(text);
  };
  return (
    <div className={styles.narrow}>
      <TextField
        label={label}
        size="lg"
        value={draft.custom}
        onChange={write}
        onBlur={() => setTouched(true)}
        error={isTouched && store.isCustomBlank && missing !== null ? t(missing) : null}
      />
    </div>
  );
});
