import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LOG_PARAMETERS } from '../../domain/usage/log-address';
import { Page } from '../components/page';
import { TabList, tabId } from '../components/tab-list';
import { useAccountStores, useAppStores } from '../shell/stores-context';
import { usePageTab } from '../shell/use-page-tab';
import '../theme/usage.css';
import { LogTabView } from './log-tab-view';
import { UsageSummaryTab } from './usage-summary-tab';
import { LOG_TABS, loadLogs, USAGE_TABS } from './usage-tabs';

const PANEL = 'usage-panel';

/** The credits of the period and the two logs, as tabs that the hash of the address chooses (§2). */
export const UsagePage = observer(function UsagePage() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const { usage, callbackLogs, apiRequests } = useAccountStores();
  const { tab, choose } = usePageTab('usage', USAGE_TABS, LOG_PARAMETERS);
  useEffect(() => stores.whenIdle(() => loadLogs(stores)), [stores]);

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
      <div className="usage__tab" role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {tab === 'usage-summary' && <UsageSummaryTab store={usage} />}
        {tab === 'webhooks' && (
          <LogTabView module={LOG_TABS.webhooks} stores={stores}>
            {(Tab) => <Tab store={callbackLogs} />}
          </LogTabView>
        )}
        {tab === 'api-request' && (
          <LogTabView module={LOG_TABS['api-request']} stores={stores}>
            {(Tab) => <Tab store={apiRequests} />}
          </LogTabView>
        )}
      </div>
    </Page>
  );
});
