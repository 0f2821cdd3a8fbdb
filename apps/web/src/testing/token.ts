/** An access token that expires at the given time; unsigned, as only a server checks that. */
export function tokenUntil(expiresAt: number, name = ''): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(expiresAt / 1000), name })}.x`;
}
