import { useState } from 'react';
import type { Demo, DemoBill, DemoPayment } from '#src/application/app/demo.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import './mock-page.css';

interface CheckoutPageProps {
  readonly demo: Demo;
  readonly session: string;
  readonly leaveFor: (path: string) => void;
}

const PERIODS = { monthly: 'every month', annually: 'every year' } as const;

export function CheckoutPage({ demo, session, leaveFor }: CheckoutPageProps) {
  const [bill] = useState(() => demo.checkoutBill(session));
  const [outcome, setOutcome] = useState<DemoPayment | null>(null);
  const settle = (chosen: DemoPayment) => {
    setOutcome(chosen);
    leaveFor(demo.settleCheckout(session, chosen));
  };

  return (
    <main className="mock" id="main">
      <p className="mock__label">Simulated card provider. You won't be charged.</p>
      {bill ? (
        <section className="mock__card" aria-labelledby="bill">
          <Bill bill={bill} />
          <div className="stack stack-2">
            <Button variant="primary" size="lg" block busy={outcome === 'paid'} onClick={() => settle('paid')}>
              Pay
            </Button>
            <Button size="lg" block busy={outcome === 'failed'} onClick={() => settle('failed')}>
              Fail payment
            </Button>
            <Button variant="quiet" size="lg" block busy={outcome === 'cancelled'} onClick={() => settle('cancelled')}>
              Cancel
            </Button>
          </div>
        </section>
      ) : (
        <Unknown onBack={() => leaveFor('/')} />
      )}
    </main>
  );
}

function Bill({ bill }: { readonly bill: DemoBill }) {
  return (
    <div className="stack stack-1">
      <h1 className="heading-hero" id="bill">
        {bill.amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })}
      </h1>
      <p className="secondary">
        {bill.reason === 'invoice' && 'Unpaid invoice: '}
        {[`${bill.plan} plan`, bill.subscription && PERIODS[bill.subscription], `for ${bill.email}`]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}

function Unknown({ onBack }: { readonly onBack: () => void }) {
  return (
    <section className="mock__card">
      <h1 className="heading-card">This checkout has ended</h1>
      <p className="secondary">We don't know this checkout, or a newer one replaced it.</p>
      <Button onClick={onBack}>Back to the console</Button>
    </section>
  );
}
