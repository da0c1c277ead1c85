import { CircleCheck, LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button-link';
import { classNames } from '../components/class-names';
import { Icon } from '../components/icon';
import { Page } from '../components/page';
import '../theme/card.css';
import '../theme/state.css';
import { useAccountStores, useAppStores } from '../shell/stores-context';

/** /subscription-success (§2): where the card provider's checkout leads back to. */
export const SubscriptionSuccessPage = observer(function SubscriptionSuccessPage() {
  const { t } = useTranslation();
  const { onboarding } = useAppStores();
  const { subscription, profile, usage } = useAccountStores();
  const [store] = useState(() => onboarding.current.subscriptionCheck([subscription, profile, usage]));
  useEffect(() => store.start(), [store]);
  const { isValidating } = store;

  return (
    <Page title={t('subscription-success.title')}>
      <div className="card" aria-busy={isValidating}>
        <div className={classNames('state', !isValidating && 'state--done')} role="status">
          <Icon
            of={isValidating ? LoaderCircle : CircleCheck}
            size={24}
            strokeWidth={1.5}
            {...(isValidating && { className: 'spin' })}
          />
          <h2 className="h-card">
            {t(isValidating ? 'subscription-success.validating' : 'subscription-success.done')}
          </h2>
          <p>{t(isValidating ? 'subscription-success.validating.text' : 'subscription-success.done.text')}</p>
          {!isValidating && (
            <div className="state__action">
              <ButtonLink variant="primary" href="/dashboard">
                {t('subscription-success.to-dashboard')}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </Page>
  );
});
