import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Skeleton, type SkeletonWidth } from '#src/ui/components/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './table.module.css';

interface TableSkeletonProps {
  readonly columns: readonly { readonly header: string; readonly width?: SkeletonWidth | undefined }[];
  readonly rows?: number | undefined;
  readonly dense?: boolean | undefined;
}

export function TableSkeleton({ columns, rows = 3, dense = false }: TableSkeletonProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.wrapper} data-slot="table-wrapper">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <table
        className={classNames(styles.table, styles.isSkeleton, dense && styles.isDense)}
        data-slot="table table-skeleton"
        aria-hidden="true"
      >
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
