import type { BackendKind } from '#src/domain/demo/moment.ts';

export interface BackendSwitch {
  readonly current: BackendKind;
  /** False where it cannot: no worker here, or nothing recorded. */
  switchTo(kind: BackendKind): Promise<boolean>;
}
