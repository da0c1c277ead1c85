import { describe, expect, it } from 'vitest';
import { pageOf } from '#mocks/provider/shared/request-fields.ts';

describe('a page of a list', () => {
  it.each([
    { offset: 0, limit: 2, page: [1, 2], hasMore: true },
    { offset: 2, limit: 2, page: [3, 4], hasMore: false },
    { offset: 2, limit: 3, page: [3, 4], hasMore: false },
    { offset: 4, limit: 2, page: [], hasMore: false },
  ])('from $offset with a limit of $limit has $page, and more: $hasMore', ({ offset, limit, ...expected }) => {
    expect(pageOf([1, 2, 3, 4], { offset, limit })).toEqual(expected);
  });
});
