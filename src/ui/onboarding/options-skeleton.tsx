import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';

export function OptionsSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <div className="opts" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className="card-option" key={index}>
          <Skeleton width="md" />
        </div>
      ))}
    </div>
  );
}
