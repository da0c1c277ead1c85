import { describe, expect, it } from 'vitest';
import {
  CALL_NETWORKS,
  callPathParts,
  EXAMPLE_ADDRESS,
  toFirstCall,
  isEvmAddress,
  exampleCurl,
  requestIdOf,
} from '#src/domain/dashboard/first-call.ts';

describe('an address of the first call', () => {
  it.each([
    [EXAMPLE_ADDRESS, true],
    ['0x0000000000000000000000000000000000000000', true],
    [' 0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2 ', true],
    ['0XC02AAA39B223FE8D0A0E5C4F27EAD9083C756CC2', false],
    ['', false],
    ['C02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', false],
    ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc', false],
    ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc22', false],
    ['0xG02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', false],
    ['0x C02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc', false],
    ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', false],
  ])('"%s" is one: %s', (text, is) => {
    expect(isEvmAddress(text)).toBe(is);
  });
});

describe('the path of the first call', () => {
  it.each(CALL_NETWORKS)('names %s', (network) => {
    const call = toFirstCall(network, ` ${EXAMPLE_ADDRESS} `);
    expect(callPathParts(call).join(call.address)).toBe(`/addresses-latest/evm/${network}/${EXAMPLE_ADDRESS}/balance`);
  });
});

describe('the id of a call in the log', () => {
  it.each([
    ['{"requestId":"r-1","data":{}}', 'r-1'],
    ['{"requestId":""}', null],
    ['{"requestId":7}', null],
    ['{"data":{}}', null],
    ['null', null],
    ['<html>', null],
  ])('of %s is %s', (response, id) => {
    expect(requestIdOf(response)).toBe(id);
  });
});

describe('the example of an empty list', () => {
  it('is the first call, with a word in place of the key', () => {
    expect(exampleCurl('https://rest.example')).toBe(
      [
        'ADDRESS=0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
        'curl -H "x-api-key: YOUR_API_KEY" \\',
        '  "https://rest.example/addresses-latest/evm/ethereum/mainnet/$ADDRESS/balance"',
      ].join('\n'),
    );
  });
});
