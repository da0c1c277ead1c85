import { useTranslation } from 'react-i18next';
import '#src/ui/styles/table.css';
import { Skeleton, type SkeletonWidth } from '#src/ui/components/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

interface TableSkeletonProps {
  readonly columns: readonly { readonly header: string; readonly width?: SkeletonWidth | undefined }[];
  readonly rows?: number | undefined;
}

export function TableSkeleton({ columns, rows = 3 }: TableSkeletonProps) {
  const { t } = useTranslation();
  return (
    <div className="table-wrap">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <table className="table table--skeleton" aria-hidden="true">
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map(({ header, width }) => (
                <td key={header}>
                  <Skeleton width={width} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
