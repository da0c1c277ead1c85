import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { FaucetGateway } from '#src/application/faucets/faucet-gateway.ts';
import { type RequestFaucetStore, requestFaucet } from '#src/application/faucets/request-faucet-store.ts';
import { faucetsMessages } from '#src/application/i18n/en/faucets.ts';
import { TestApp } from '#tests/support/test-app.ts';

export const ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

/** A console in which the faucets are loaded and the dialog is open. */
export async function openRequest(methods: (faucets: FaucetGateway) => Partial<FaucetGateway> = () => ({})) {
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ faucets }) => ({ faucets: methods(faucets) }),
  });
  app.i18n.add(faucetsMessages);
  const { get } = await app.account();
  const faucets = get(faucetsStore);
  await faucets.reload();
  return { console: app, faucets, store: get(requestFaucet)() };
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
