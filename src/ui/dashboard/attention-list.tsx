import { counted } from '#src/ui/components/text/trans.tsx';
import type { Translate } from '#src/application/i18n/translate.ts';
import { CircleAlert, Info, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import type { OverviewStore } from '#src/application/dashboard/overview-store.ts';
import { stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import type { Attention, DomainAttention } from '#src/domain/dashboard/attention.ts';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { failedCallbackHref } from './log-links.ts';
import styles from './overview.module.css';

interface AttentionListProps {
  readonly store: OverviewStore;
  readonly onSetUpTwoFactor: () => void;
}

/** Only shown when something needs attention; each line leads to what helps. */
export const AttentionList = observer(function AttentionList({ store, onSetUpTwoFactor }: AttentionListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const items = store.attention;
  if (items.length === 0) return null;
  return (
    <Card layout="bare" label={t('attention.title')}>
      <ul className={styles.attention}>
        {items.map((item) => {
          const { kind, text, action, href } = lineOf(item, t, formats);
          return (
            <li key={item.kind}>
              <span className={styles[kind]}>
                <Icon of={ICONS[kind]} />
              </span>
              <p>{text}</p>
              {href === null ? (
                <TextButton onClick={onSetUpTwoFactor}>{action}</TextButton>
              ) : (
                <PageLink href={href}>{action}</PageLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
});

type LineKind = 'info' | 'warning' | 'danger';

const ICONS: Readonly<Record<LineKind, IconType>> = { info: Info, warning: TriangleAlert, danger: CircleAlert };

interface Line {
  readonly kind: LineKind;
  readonly text: string;
  readonly action: string;
  /** Null for what a dialog helps with. */
  readonly href: string | null;
}

function lineOf(item: Attention, t: Translate, formats: Formats): Line {
  switch (item.kind) {
    case 'pending-invoice':
      return line('danger', t('attention.invoice'), t('attention.invoice.action'), '/billing');
    case 'plan-canceled': {
      const text =
        item.endsAt === null
          ? t('attention.canceled')
          : t('attention.canceled.on', { date: formats.longDate(item.endsAt) });
      return line('warning', text, t('attention.canceled.action'), '/billing');
    }
    case 'over-quota': {
      const text = t('attention.over', counted(item.extra, formats));
      return line('warning', text, t('attention.usage.action'), '/billing#upgrade-plan');
    }
    case 'half-quota':
    case 'near-quota': {
      const text = t('attention.near', { percent: formats.percent(item.percent) });
      return line(
        item.kind === 'near-quota' ? 'warning' : 'info',
        text,
        t('attention.usage.action'),
        '/billing#upgrade-plan',
      );
    }
    case 'budget':
    case 'budget-stopped': {
      const isStopped = item.kind === 'budget-stopped';
      const text = isStopped
        ? t('attention.budget.stopped')
        : t('attention.budget', { percent: formats.percent(item.percent) });
      return line(isStopped ? 'danger' : 'warning', text, t('attention.budget.action'), '/usage#usage-summary');
    }
    case 'failed-callbacks': {
      const count = `${formats.count(item.count)}${item.isMore ? '+' : ''}`;
      const text = t('attention.callbacks', { count: item.count, replace: { count } });
      return line('danger', text, t('attention.callbacks.action'), failedCallbackHref(item.newestId));
    }
    case 'rotation-started': {
      const name = item.keyName;
      const others = item.count - 1;
      const text = others
        ? t('attention.rotation.more', counted(others, formats, { name }))
        : t('attention.rotation', { name });
      return line('info', text, t('attention.rotation.action'), '/api-keys');
    }
    case 'failing-domain':
    case 'paused-domain':
    case 'unverified-domain':
      return domainLine(item, t, formats);
    case 'no-second-factor':
      return line('info', t('attention.two-factor'), t('attention.two-factor.action'), null);
  }
}

function domainLine({ kind, url, count }: DomainAttention, t: Translate, formats: Formats): Line {
  const domain = stripScheme(url);
  const isOne = count === 1;
  const to = (tone: LineKind, text: string) => line(tone, text, t('attention.domain.action'), '/verify-domain#domains');
  switch (kind) {
    case 'failing-domain':
      return to('danger', t(isOne ? 'attention.failing' : 'attention.failing.more', { domain }));
    case 'paused-domain':
      return to('warning', t(isOne ? 'attention.paused' : 'attention.paused.more', { domain }));
    case 'unverified-domain': {
      const more = t('attention.domain.more', counted(count - 1, formats, { domain }));
      return to('info', isOne ? t('attention.domain', { domain }) : more);
    }
  }
}

function line(kind: LineKind, text: string, action: string, href: string | null): Line {
  return { kind, text, action, href };
}
