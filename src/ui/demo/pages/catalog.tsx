import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type DemoScenario, SCENARIO_GROUPS } from '#src/application/demo/demo-data.ts';
import type { Demo } from '#src/application/app/demo.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { pressMain } from '#src/ui/components/focus/press-main.ts';
import { TourLinks } from '#src/ui/demo/tour/tour-card.tsx';
import { DemoShell } from './demo-shell.tsx';
import styles from './demo-pages.module.css';

/** By scenario; `npm run demo:screenshots` draws them. */
const SCREENSHOTS = import.meta.glob<string>('./screenshots/*.jpg', { eager: true, query: '?url', import: 'default' });

export function Catalog({ demo }: { readonly demo: Demo }) {
  const { store } = demo;
  const { t } = useTranslation();
  return (
    <DemoShell title={t('demo-pages.catalog')} text={t('demo-pages.catalog.text')} current="/demo" store={store}>
      <section aria-labelledby="tours" className="stack">
        <div className="stack stack-1">
          <h2 id="tours" className="heading-card">
            {t('tour.title')}
          </h2>
          <p className="text-sm muted">{t('tour.text')}</p>
        </div>
        <TourLinks demo={demo} variant="cards" />
      </section>
      {SCENARIO_GROUPS.map((group) => {
        const scenarios = store.scenarios.filter((scenario) => scenario.group === group);
        if (scenarios.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`} className="stack">
            <h2 id={`group-${group}`} className="heading-card">
              {t(`demo-pages.group.${group}`)}
            </h2>
            <ul className={styles.scenarios}>
              {scenarios.map((scenario) => (
                <Scenario key={scenario.name} scenario={scenario} href={store.links.scenario(scenario.name)} />
              ))}
            </ul>
          </section>
        );
      })}
    </DemoShell>
  );
}

interface ScenarioProps {
  readonly scenario: DemoScenario;
  readonly href: string;
}

function Scenario({ scenario: { name }, href }: ScenarioProps) {
  const { t } = useTranslation();
  const screenshot = scenarioScreenshot(name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside has the keys
    <li className={styles.scenario} onClick={pressMain}>
      {screenshot === null ? (
        <span className={styles.screenshot} />
      ) : (
        <img className={styles.screenshot} src={screenshot} alt="" loading="lazy" width={512} height={320} />
      )}
      <div className={styles.caption}>
        <a className={classNames('selectable', styles.link)} href={href} data-main>
          {t(`scenario.${name}`)}
        </a>
        <p className="text-sm muted">{t(`scenario.${name}.about`)}</p>
        <p className="text-xs muted wrap-anywhere">
          <span className="mono">{name}</span>
        </p>
      </div>
    </li>
  );
}

/** Its address; null for a scenario without one. */
function scenarioScreenshot(name: string): string | null {
  return SCREENSHOTS[`./screenshots/${name}.jpg`] ?? null;
}
