import type { Endpoint, EndpointName } from '@vitrine/contracts';

/**
 * The endpoint of a name, with the part of the contract that it stands in. Loaded with the first
 * call: the schemas are too large for a first view, and take a tenth of the server's start.
 */
export async function endpointOf(name: EndpointName): Promise<Endpoint> {
  if (isSecondFactor(name)) {
    const { secondFactorEndpoints } = await import('./second-factor-contract.ts');
    return secondFactorEndpoints[name];
  }
  const { everydayEndpoints } = await import('./contract.ts');
  return everydayEndpoints[name];
}

type SecondFactorName = Extract<EndpointName, `secondFactor.${string}`>;

const isSecondFactor = (name: EndpointName): name is SecondFactorName =>
  name.startsWith('secondFactor.');
