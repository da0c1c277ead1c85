import { makeAutoObservable } from 'mobx';
import { isCompanyAnswered } from '#src/domain/onboarding/selection.ts';
import { cleanText } from '#src/domain/shared/clean-text.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import { type StageRules, type StageDeps, StageStore } from './stage-store.ts';

export interface CompanyDraft {
  readonly name: string;
  readonly hasNoCompany: boolean;
}

const toAnswers = ({ name, hasNoCompany }: CompanyDraft) => ({
  companyName: hasNoCompany ? null : cleanText('words', name),
});

const rules: StageRules<'company-data', CompanyDraft> = {
  stage: 'company-data',
  blank: { name: '', hasNoCompany: false },
  // An unsaved stage may have an empty name on the server.
  toDraft: ({ companyName }, isCompleted) => ({
    name: companyName ?? '',
    hasNoCompany: isCompleted && !isPresent(companyName ?? ''),
  }),
  missing: ({ name, hasNoCompany }) => (isCompanyAnswered(name, hasNoCompany) ? null : 'company.missing'),
  toAnswers,
  toPartialAnswers: (draft) => (isCompanyAnswered(draft.name, draft.hasNoCompany) ? toAnswers(draft) : null),
  toTyped: ({ name, hasNoCompany }) => ({ name, hasNoCompany: String(hasNoCompany) }),
  fromTyped: ({ name = '', hasNoCompany }) => ({ name, hasNoCompany: hasNoCompany === 'true' }),
};

export class CompanyStore {
  readonly stage: StageStore<'company-data', CompanyDraft>;

  constructor(deps: StageDeps) {
    this.stage = new StageStore(rules, deps);
    makeAutoObservable(this, { stage: false }, { autoBind: true });
  }

  setName(name: string): void {
    this.stage.change({ name });
  }

  setHasNoCompany(hasNoCompany: boolean): void {
    this.stage.change(hasNoCompany ? { hasNoCompany, name: '' } : { hasNoCompany });
  }
}
