import { Fragment } from 'react';

/** A name in capitals breaks after its underscores before it breaks anywhere else. */
export function BreakableName({ children }: { readonly children: string }) {
  return (
    <bdi translate="no">
      {children.split(/(?<=[A-Z]_)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
