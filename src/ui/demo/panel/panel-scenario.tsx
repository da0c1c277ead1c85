import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { PanelSection } from './panel-section.tsx';
import styles from './demo-panel.module.css';

interface PanelScenarioProps {
  readonly demo: Demo;
  readonly session: SessionStore | null;
}

export const PanelScenario = observer(function PanelScenario({ demo, session }: PanelScenarioProps) {
  const { t } = useTranslation();
  const { store } = demo;
  const [name, setName] = useState(store.moment.scenario);
  const chosen = store.scenarios.find((scenario) => scenario.name === name);
  return (
    <PanelSection title={t('demo-panel.start')}>
      <div className={styles.inline}>
        <SelectField
          label={t('demo-panel.scenario')}
          name="demo-scenario"
          value={name}
          options={store.scenarios.map((scenario) => ({ value: scenario.name, label: t(`scenario.${scenario.name}`) }))}
          onChange={setName}
        />
        <Button onClick={() => store.openScenario(name)}>{t('demo-panel.scenario.start')}</Button>
      </div>
      <p className="text-xs muted">{chosen && t(`scenario.${chosen.name}.about`)}</p>
      {session && <Persona demo={demo} session={session} />}
    </PanelSection>
  );
});

const Persona = observer(function Persona({ demo, session }: { demo: Demo; session: SessionStore }) {
  const { t } = useTranslation();
  const email = session.hasToken ? (session.user?.email ?? '') : '';
  const known = demo.accounts.map((account) => account.email);
  const options = [...new Set([...known, ...(email === '' ? [] : [email])])];
  const signInAs = (chosen: string) => {
    session.logOut();
    const signIn = chosen === '' ? null : demo.signInAs(chosen);
    if (signIn) session.startSession(signIn, null);
  };
  return (
    <SelectField
      label={t('demo-panel.persona')}
      name="demo-persona"
      value={email}
      placeholder={t('demo-panel.persona.nobody')}
      options={options.map((value) => ({ value, label: value }))}
      onChange={signInAs}
    />
  );
});
