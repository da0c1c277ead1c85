import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { LOG_PARAMETERS } from '#src/domain/logs/log-location.ts';
import { AfterPaint } from '#src/ui/components/layout/after-paint.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { usePageTab } from '#src/ui/app/use-page-tab.ts';
import { LogTabView } from '#src/ui/logs/log-tab-view.tsx';
import { UsageSummaryTab } from './usage-summary-tab.tsx';
import { CreditHistorySlot } from './credit-history-slot.tsx';
import { LOG_TABS, loadLogs, USAGE_TABS } from './usage-tabs.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './usage.module.css';

const PANEL = 'usage-panel';

export const UsagePage = observer(function UsagePage() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const { usage, creditHistory, callbackLogs, apiRequests } = useAccountStores();
  const { tab, choose } = usePageTab('usage', USAGE_TABS, LOG_PARAMETERS);
  useEffect(() => stores.whenQuiet(() => loadLogs(stores)), [stores]);

  return (
    <Page title={t('usage.title')} wide={tab !== 'usage-summary'}>
      <TabList
        label={t('usage.title')}
        tabs={[
          { value: 'usage-summary', label: t('usage.tab.summary') },
          { value: 'webhooks', label: t('usage.tab.webhooks') },
          { value: 'api-request', label: t('usage.tab.api-requests') },
        ]}
        value={tab}
        onChange={choose}
        panelId={PANEL}
      />
      <div
        className={classNames('stack stack-6', styles.tab)}
        role="tabpanel"
        id={PANEL}
        aria-labelledby={tabId(PANEL, tab)}
      >
        <AfterPaint of={tab} isFirstDrawn>
          {tab === 'usage-summary' && (
            <>
              <UsageSummaryTab store={usage} />
              <CreditHistorySlot part={creditHistory} stores={stores} />
            </>
          )}
          {tab === 'webhooks' && (
            <LogTabView module={LOG_TABS.webhooks} stores={stores}>
              {(Tab) => <Tab store={callbackLogs} />}
            </LogTabView>
          )}
          {tab === 'api-request' && (
            <LogTabView module={LOG_TABS['api-request']} stores={stores}>
              {(Tab) => <Tab store={apiRequests} apiReference={stores.settings.links.apiReference} />}
            </LogTabView>
          )}
        </AfterPaint>
      </div>
    </Page>
  );
});
