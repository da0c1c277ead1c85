import { screen } from '@testing-library/react';
import { Clock } from 'lucide';
import { expect, it } from 'vitest';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { show } from '#tests/ui/components/show.tsx';

it('a badge with an icon beside its word is as high as one without', () => {
  show(
    <>
      <Badge>Waiting</Badge>
      <Badge dot={false}>
        <Icon of={Clock} size={14} />
        <span>Pending</span>
      </Badge>
    </>,
  );
  const heightOf = (word: string) => screen.getByText(word).closest('[data-slot="badge"]')?.clientHeight;
  expect(heightOf('Pending')).toBe(heightOf('Waiting'));
});
