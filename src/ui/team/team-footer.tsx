import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { countMissingMembers } from '#src/domain/team/team-member.ts';
import { Pager } from '#src/ui/components/table/pager.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';

/** Renders nothing when the list fits on one page. */
export const TeamFooter = observer(function TeamFooter({ store }: { store: TeamStore }) {
  const { t } = useTranslation();
  const { page, pageCount, query } = store;
  const total = store.matchingMembers.length;
  const missing = store.team.value ? countMissingMembers(store.team.value) : 0;
  const isInPages = pageCount > 1 || query.trim() !== '';
  if (!isInPages && missing === 0) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <div className={cardStyles.footer} data-slot="card-footer">
      <span className="num" role="status">
        {isInPages && (pageCount > 1 ? t('team.shown', { first, last, total }) : t('team.found', { count: total }))}
        {missing > 0 && (
          <> {t('team.missing', { count: missing, total: missing + (store.team.value?.members.length ?? 0) })}</>
        )}
      </span>
      <Pager page={page} pageCount={pageCount} onChange={store.showPage} />
    </div>
  );
});
