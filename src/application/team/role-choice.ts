import type { RoleId } from '#src/domain/team/role.ts';
import { joinChosen, splitChosen } from '#src/application/forms/form-draft.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';

/** The chosen roles as one text, as a draft stores it, and whether there is one, which the rules ask. */
export interface RoleFields {
  readonly hasRole: boolean;
  readonly roleIds: string;
}

type RoleForm = Pick<FormStore<RoleFields>, 'values' | 'set' | 'change'>;

export function chosenRoles({ values }: Pick<RoleForm, 'values'>): readonly RoleId[] {
  return splitChosen(values.roleIds) as RoleId[];
}

export function toggleRole(form: RoleForm, id: RoleId): void {
  const before = chosenRoles(form);
  const chosen = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  form.set('roleIds', joinChosen(chosen));
  form.change('hasRole', chosen.length > 0);
}
