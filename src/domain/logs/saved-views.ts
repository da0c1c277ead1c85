import { cleanText } from '#src/domain/shared/clean-text.ts';

export interface SavedView {
  /** The name of the log, as its export has it. */
  readonly log: string;
  readonly name: string;
  readonly query: string;
}

export const MAX_SAVED_VIEWS = 20;
export const VIEW_NAME_MAX = 50;

export function viewsOf(views: readonly SavedView[], log: string): readonly SavedView[] {
  return views.filter((view) => view.log === log);
}

/** Replaces a view of the same name; null if the log has too many already. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] | null {
  const name = cleanText('words', view.name).slice(0, VIEW_NAME_MAX);
  const others = withoutView(views, view.log, name);
  const isFull = viewsOf(others, view.log).length >= MAX_SAVED_VIEWS;
  return isFull || name === '' ? null : [...others, { ...view, name }];
}

export function withoutView(views: readonly SavedView[], log: string, name: string): readonly SavedView[] {
  return views.filter((view) => view.log !== log || view.name !== name);
}
