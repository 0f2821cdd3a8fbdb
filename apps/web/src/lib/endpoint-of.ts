import type { Endpoint, EndpointName } from '@vitrine/contracts';

/**
 * The endpoint of a name, with the part of the contract that it is in. Loaded with the first
 * call: the schemas are too large for a first view, and take a tenth of the server's start.
 */
export async function endpointOf(name: EndpointName): Promise<Endpoint> {
  const { everydayEndpoints } = await import('./contract.ts');
  const everyday: Partial<Record<EndpointName, Endpoint>> = everydayEndpoints;
  return everyday[name] ?? rareEndpoint(name);
}

async function rareEndpoint(name: EndpointName): Promise<Endpoint> {
  const { rareEndpoints } = await import('./rare-contract.ts');
  return rareEndpoints[name as keyof typeof rareEndpoints];
}
