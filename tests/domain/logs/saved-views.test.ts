import { describe, expect, it } from 'vitest';
import { MAX_SAVED_VIEWS, type SavedView, viewsOf, withoutView, withView } from '#src/domain/logs/saved-views.ts';

const view = (name: string, query = 'status=failed', log = 'callback-logs'): SavedView => ({ log, name, query });

describe('saved views', () => {
  it('are added at the end, and replaced by one of the same name', () => {
    const views = [view('Failed'), view('Tron', 'blockchain=tron')];
    expect(withView(views, view(' Failed ', 'status=success'))).toEqual([
      view('Tron', 'blockchain=tron'),
      view('Failed', 'status=success'),
    ]);
  });

  it('are limited for each log, and have a name', () => {
    const full = Array.from({ length: MAX_SAVED_VIEWS }, (_, nth) => view(`View ${nth}`));
    expect(withView(full, view('One more'))).toBeNull();
    expect(withView(full, view('View 3', 'product=X'))).toHaveLength(MAX_SAVED_VIEWS);
    expect(withView(full, view('Slow', '', 'api-calls'))).toHaveLength(MAX_SAVED_VIEWS + 1);
    expect(withView([], view('  '))).toBeNull();
  });

  it('have names of fifty characters at most', () => {
    expect(withView([], view('x'.repeat(60)))?.[0]?.name).toBe('x'.repeat(50));
  });

  it('belong to one log', () => {
    const views = [view('Failed'), view('Failed', 'status=server-error', 'api-calls')];
    expect(viewsOf(views, 'api-calls')).toEqual([views[1]]);
    expect(withoutView(views, 'api-calls', 'Failed')).toEqual([views[0]]);
  });
});
