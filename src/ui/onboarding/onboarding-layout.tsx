import { Activity, ArrowLeft, BookOpen, CreditCard, Landmark, LogOut, ShieldCheck } from 'lucide';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { defaultRoute } from '#src/domain/auth/admit.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';
import { ShortLanguageChoice } from '#src/ui/components/language/language-choice.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import styles from './onboarding.module.css';
import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** Neutral icons in turn, because the companies are invented. */
const ICONS = [ShieldCheck, Landmark, BookOpen, Activity, CreditCard] as const;

interface StageHeaderProps {
  readonly title: string;
  readonly text: string;
  readonly aside?: ReactNode;
}

export interface OnboardingFrame {
  readonly settings: Settings;
  readonly state: AccountState;
  readonly onLogOut: () => void;
}

interface OnboardingLayoutProps extends OnboardingFrame {
  readonly stage: Stage;
  readonly title: string;
  readonly text: string;
  readonly aside?: ReactNode;
  readonly bar: ReactNode;
  readonly onSubmit: () => void;
  readonly onLeave?: ((stage: Stage) => void) | undefined;
  readonly children: ReactNode;
  readonly wide?: boolean | undefined;
}

export function OnboardingLayout(props: OnboardingLayoutProps) {
  const {
    settings,
    state,
    onLogOut,
    stage,
    title,
    text,
    aside,
    bar,
    onSubmit,
    onLeave,
    children,
    wide = false,
  } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={styles.layout}>
      <DocumentTitle title={title} />
      <Top {...{ settings, state, stage, onLeave, onLogOut }} />
      <main id="main">
        <form className={styles.form} noValidate onSubmit={submit}>
          <div className={classNames(styles.main, wide && styles.isWide)}>
            <StageHeader title={title} text={text} aside={aside} />
            {children}
            <TrustedBy companies={settings.trustedBy} />
          </div>
          <div className={classNames(styles.bar, wide && styles.isWideBar)} data-slot="bottom-bar">
            <div>{bar}</div>
          </div>
        </form>
      </main>
    </div>
  );
}

type TopProps = Pick<OnboardingLayoutProps, 'settings' | 'state' | 'stage' | 'onLeave' | 'onLogOut'>;

function Top({ settings, state, stage, onLeave, onLogOut }: TopProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.topBar}>
      <BrandLogo brand={settings.brand} href={defaultRoute(state)} />
      <ProgressSteps stage={stage} state={state} onLeave={onLeave} />
      <span className={styles.logOut}>
        <ShortLanguageChoice />
        <Button variant="quiet" size="sm" icon={LogOut} onClick={onLogOut}>
          {t('common.log-out')}
        </Button>
      </span>
    </header>
  );
}

function StageHeader({ title, text, aside }: StageHeaderProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div className="row row-between row-wrap row-4">
      <div>
        <h1 className="heading-hero" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className={styles.lead}>{text}</p>
      </div>
      {aside}
    </div>
  );
}

function TrustedBy({ companies }: { readonly companies: Settings['trustedBy'] }) {
  const { t } = useTranslation();
  if (companies.length === 0) return null;
  return (
    <div className={styles.trustedBy}>
      <span id="trusted-by">{t('onboarding.trusted-by')}</span>
      <ul aria-labelledby="trusted-by">
        {companies.map(({ name, logo }, index) => (
          <li key={name}>
            {logo === '' ? (
              <>
                <Icon of={ICONS[index % ICONS.length] ?? ShieldCheck} size={18} />
                <span translate="no">{name}</span>
              </>
            ) : (
              <img src={logo} alt={name} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BackButtonProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

export function BackButton({ busy, disabled, onClick }: BackButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="lg"
      icon={ArrowLeft}
      busy={busy}
      busyLabel={t('onboarding.saving')}
      disabled={disabled}
      onClick={onClick}
    >
      {t('onboarding.back')}
    </Button>
  );
}

export function StageErrors({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {messages.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Alert>
  );
}
