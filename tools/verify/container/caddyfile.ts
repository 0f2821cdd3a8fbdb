import { parse } from 'yaml';

interface Stack {
  services?: Record<string, { environment?: Record<string, unknown>; build?: string }>;
}

/**
 * Where the proxy of `--profile scale` and the stack around it disagree.
 * @param caddyfile its text
 * @param compose the text of docker-compose.yml
 */
export function findCaddyfileProblems(caddyfile: string, compose: string): string[] {
  const { services = {} } = parse(compose, { merge: true }) as Stack;
  const set = services.caddy?.environment ?? {};
  const used = [...caddyfile.matchAll(/\{\$([A-Z_]+)/g)].flatMap(([, name]) => name ?? []);
  const replicas = String(set.REPLICAS ?? '')
    .split(' ')
    .filter(Boolean);
  const names = replicas.map((address) => address.replace(/:\d+$/, ''));
  const unlisted = Object.entries(services).filter(
    ([name, { build, environment }]) => build && environment?.TRUST_PROXY && !names.includes(name),
  );
  return [
    ...used
      .filter((name) => !(name in set))
      .map((name) => `the Caddyfile reads ${name}, which the stack does not set`),
    ...names
      .filter((name) => !services[name]?.build)
      .map((name) => `caddy sends visitors to ${name}, which is no replica`),
    ...names
      .filter(
        (name) => services[name]?.build && Number(services[name].environment?.TRUST_PROXY) !== 1,
      )
      .map((name) => `${name} does not trust the one proxy in front of it (TRUST_PROXY: 1)`),
    ...unlisted.map(([name]) => `caddy sends nobody to ${name}`),
    ...(/^\s*health_uri\s/m.test(caddyfile)
      ? []
      : ['caddy does not ask whether a replica is well']),
    ...(/handle_errors\s*\{[^}]*\{http\.error\.status_code\} == 503\s+reverse_proxy/.test(caddyfile)
      ? []
      : ['while no replica is ready, visitors see nothing of what each has in memory']),
    ...(/^\s*header_up\s+X-Request-Id\s+\{http\.request\.uuid\}/m.test(caddyfile)
      ? []
      : ['visitors name their requests themselves: caddy passes X-Request-Id on']),
    ...(/^\s*header_up\s+-Traceparent\s*$/m.test(caddyfile)
      ? []
      : ['visitors say which trace they belong to: caddy passes traceparent on']),
  ];
}
