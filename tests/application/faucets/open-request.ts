import type { FaucetGateway } from '#src/application/faucets/faucet-gateway.ts';
import type { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import { faucetsTexts } from '#src/application/i18n/en/faucets.ts';
import { changed } from '#tests/support/changed.ts';
import { TestConsole } from '#tests/support/test-console.ts';

export const ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

/** A console in which the faucets are loaded and the dialog is open. */
export async function openRequest(methods: (faucets: FaucetGateway) => Partial<FaucetGateway> = () => ({})) {
  const console = new TestConsole({
    scenario: 'active-customer',
    change: ({ faucets }) => ({ faucets: changed(faucets, methods(faucets)) }),
  });
  console.catalogue.add(faucetsTexts);
  const { faucets, requestFaucet } = await console.account();
  await faucets.reload();
  return { console, faucets, store: requestFaucet() };
}

/** Ethereum, filled in whole. */
export async function fillRequest(
  store: RequestFaucetStore,
  type: 'coin' | 'token' | null = 'coin',
  network = 'sepolia',
): Promise<void> {
  await store.form.prepare();
  store.chooseBlockchain('ethereum');
  store.chooseNetwork(network);
  store.setAddress(ADDRESS);
  if (type) store.chooseType(type);
}
