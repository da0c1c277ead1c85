import type { Demo, DemoConsent } from '#src/application/app/demo.ts';
import type { SignInService } from '#src/application/auth/auth-gateway.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ConsentRequest } from './consent-request.ts';
import './mock-page.css';

interface ConsentPageProps {
  readonly demo: Demo;
  readonly request: ConsentRequest | null;
  readonly leaveFor: (url: string) => void;
  readonly onBack: () => void;
}

const NAMES: Readonly<Record<Exclude<SignInService, 'oidc'>, string>> = {
  google: 'Google',
  github: 'GitHub',
  linkedin: 'LinkedIn',
};

const ALLOWED = ['known', 'new', 'two-factor'] as const;

export function ConsentPage({ demo, request, leaveFor, onBack }: ConsentPageProps) {
  const { t } = useTranslation();
  return (
    <main className="mock" id="main">
      <p className="mock__label">{t('partner.consent.simulated')}</p>
      {request ? (
        <Consent
          request={request}
          onDecide={(decision) => leaveFor(request.returnUrl(demo.consent(request.provider, decision)))}
        />
      ) : (
        <section className="mock__card">
          <h1 className="heading-card">{t('partner.consent.incomplete')}</h1>
          <p className="secondary">{t('partner.consent.incomplete.text')}</p>
          <Button onClick={onBack}>{t('partner.back')}</Button>
        </section>
      )}
    </main>
  );
}

interface ConsentProps {
  readonly request: ConsentRequest;
  readonly onDecide: (decision: DemoConsent) => void;
}

function Consent({ request: { provider, scope }, onDecide }: ConsentProps) {
  const { t } = useTranslation();
  return (
    <section className="mock__card" aria-labelledby="consent">
      <div className="stack stack-1">
        <h1 className="heading-hero" id="consent">
          {provider === 'oidc'
            ? t('partner.consent.single-sign-on')
            : t('partner.consent.title', { service: NAMES[provider] })}
        </h1>
        <p className="secondary">{t('partner.consent.scope', { scope })}</p>
      </div>
      <div className="stack stack-2">
        {ALLOWED.map((decision, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'primary' : 'secondary'}
            size="lg"
            block
            onClick={() => onDecide(decision)}
          >
            {t(`partner.consent.${decision}`)}
          </Button>
        ))}
        <Button size="lg" block onClick={() => onDecide('error')}>
          {t('partner.consent.fail')}
        </Button>
        <Button variant="quiet" size="lg" block onClick={() => onDecide('cancel')}>
          {t('common.cancel')}
        </Button>
      </div>
    </section>
  );
}
