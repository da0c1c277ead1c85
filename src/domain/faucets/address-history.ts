import type { FaucetRequest } from './faucet.ts';

const MAX_OFFERED = 10;
/** One word of plain characters; only the provider knows a blockchain's own format. */
const ADDRESS = /^[!-~]{1,128}$/;

/** Addresses of earlier requests for the blockchain, each once, in the order of the history. */
export function addressHistory(requests: readonly FaucetRequest[], blockchain: string): readonly string[] {
  const wanted = blockchain.toLowerCase();
  const used = requests.filter((request) => request.blockchain.toLowerCase() === wanted);
  const found = new Set(used.map(({ address }) => address.trim()));
  return [...found].filter((address) => ADDRESS.test(address)).slice(0, MAX_OFFERED);
}
