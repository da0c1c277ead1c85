import { useState } from 'react';
import type { Demo, DemoBill, DemoPayment } from '#src/application/app/demo.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import './mock-page.css';

interface CheckoutPageProps {
  readonly demo: Demo;
  readonly session: string;
  readonly leaveFor: (path: string) => void;
}

export function CheckoutPage({ demo, session, leaveFor }: CheckoutPageProps) {
  const { t } = useTranslation();
  const [bill] = useState(() => demo.checkoutBill(session));
  const [outcome, setOutcome] = useState<DemoPayment | null>(null);
  const settle = (chosen: DemoPayment) => {
    setOutcome(chosen);
    leaveFor(demo.settleCheckout(session, chosen));
  };

  return (
    <main className="mock" id="main">
      <p className="mock__label">{t('partner.checkout.simulated')}</p>
      {bill ? (
        <section className="mock__card" aria-labelledby="bill">
          <Bill bill={bill} />
          <div className="stack stack-2">
            <Button variant="primary" size="lg" block busy={outcome === 'paid'} onClick={() => settle('paid')}>
              {t('partner.checkout.pay')}
            </Button>
            <Button size="lg" block busy={outcome === 'failed'} onClick={() => settle('failed')}>
              {t('partner.checkout.fail')}
            </Button>
            <Button variant="quiet" size="lg" block busy={outcome === 'canceled'} onClick={() => settle('canceled')}>
              {t('common.cancel')}
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
  const { t } = useTranslation();
  const formats = useFormats();
  const { reason, plan, email, subscription, amount } = bill;
  return (
    <div className="stack stack-1">
      <h1 className="heading-hero" id="bill">
        {formats.dollars(amount * 100)}
      </h1>
      <p className="secondary">
        {reason === 'invoice'
          ? t('partner.checkout.invoice', { plan, email })
          : t(`partner.checkout.plan.${subscription ?? 'once'}`, { plan, email })}
      </p>
    </div>
  );
}

function Unknown({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <section className="mock__card">
      <h1 className="heading-card">{t('partner.checkout.unknown')}</h1>
      <p className="secondary">{t('partner.checkout.unknown.text')}</p>
      <Button onClick={onBack}>{t('partner.back')}</Button>
    </section>
  );
}
