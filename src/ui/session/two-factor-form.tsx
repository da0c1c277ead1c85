import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoFactorStore } from '../../application/session/two-factor-store';
import { Button } from '../components/button';
import { CodeInput } from '../components/code-input';
import { DocumentTitle } from '../components/page-title';
import { Problems } from './problems';

interface TwoFactorFormProps {
  readonly store: TwoFactorStore;
  readonly email: string;
  readonly onBack: () => void;
}

/** Six digits, of which the last one sends the code (D24). */
export const TwoFactorForm = observer(function TwoFactorForm({ store, email, onBack }: TwoFactorFormProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  // The entry replaces the form in place: without this the focus would be lost with the button that had it.
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);

  return (
    <div className="stack stack--6" ref={frame}>
      <DocumentTitle title={t('two-factor.title')} />
      <div>
        <h1 className="h-hero" tabIndex={-1}>
          {t('two-factor.title')}
        </h1>
        <p className="secondary auth__text">{t('two-factor.text', { email })}</p>
      </div>
      <div className="form form--lg">
        <CodeInput
          label={t('two-factor.code')}
          hint={t(store.isChecking ? 'two-factor.checking' : 'two-factor.hint')}
          value={store.code}
          onChange={store.setCode}
          readOnly={store.isChecking}
        />
        <Problems texts={store.problems} />
        <Button variant="quiet" size="lg" onClick={onBack}>
          {t('two-factor.back')}
        </Button>
      </div>
    </div>
  );
});
