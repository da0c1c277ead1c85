import type { Demo, DemoConsent } from '#src/application/app/demo.ts';
import type { SignInService } from '#src/application/auth/auth-gateway.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import type { ConsentRequest } from './consent-request.ts';
import './mock-page.css';

interface ConsentPageProps {
  readonly demo: Demo;
  readonly request: ConsentRequest | null;
  readonly leaveFor: (url: string) => void;
  readonly onBack: () => void;
}

const NAMES: Readonly<Record<SignInService, string>> = {
  google: 'Google',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  oidc: 'the single sign-on',
};

const ALLOWED: readonly { readonly decision: DemoConsent; readonly label: string }[] = [
  { decision: 'known', label: 'Allow as the demo person' },
  { decision: 'new', label: 'Allow as a new person' },
  { decision: 'two-factor', label: 'Allow as a person with two-factor authentication' },
];

export function ConsentPage({ demo, request, leaveFor, onBack }: ConsentPageProps) {
  return (
    <main className="mock" id="main">
      <p className="mock__label">Simulated provider. Nothing leaves this device.</p>
      {request ? (
        <Consent
          request={request}
          onDecide={(decision) => leaveFor(request.returnUrl(demo.consent(request.provider, decision)))}
        />
      ) : (
        <section className="mock__card">
          <h1 className="heading-card">This request can't be completed</h1>
          <p className="secondary">Its link is incomplete or doesn't lead back to this console.</p>
          <Button onClick={onBack}>Back to the console</Button>
        </section>
      )}
    </main>
  );
}

interface ConsentProps {
  readonly request: ConsentRequest;
  readonly onDecide: (decision: DemoConsent) => void;
}

function Consent({ request, onDecide }: ConsentProps) {
  return (
    <section className="mock__card" aria-labelledby="consent">
      <div className="stack stack-1">
        <h1 className="heading-hero" id="consent">
          Sign in with {NAMES[request.provider]}
        </h1>
        <p className="secondary">The console asks for: {request.scope}</p>
      </div>
      <div className="stack stack-2">
        {ALLOWED.map(({ decision, label }, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'primary' : 'secondary'}
            size="lg"
            block
            onClick={() => onDecide(decision)}
          >
            {label}
          </Button>
        ))}
        <Button size="lg" block onClick={() => onDecide('error')}>
          Provider error
        </Button>
        <Button variant="quiet" size="lg" block onClick={() => onDecide('cancel')}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
