import type { RoleId } from '#src/domain/team/role.ts';
import { joinChosen, splitChosen } from '#src/application/forms/form-draft.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';

/** The chosen roles as one text, as a draft stores it. */
export interface RoleFields {
  readonly roleIds: string;
}

export type RoleForm = Pick<FormStore<RoleFields>, 'values' | 'change' | 'errorOf'>;

export function chosenRoles({ values }: Pick<RoleForm, 'values'>): readonly RoleId[] {
  return splitChosen(values.roleIds) as RoleId[];
}

export function toggleRole(form: RoleForm, id: RoleId): void {
  const before = chosenRoles(form);
  const chosen = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  form.change('roleIds', joinChosen(chosen));
}
