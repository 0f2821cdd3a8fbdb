import { parse } from 'yaml';

type Service = {
  build?: string;
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[];
};

type Compose = { services?: Record<string, Service>; volumes?: Record<string, unknown> };

/**
 * What would keep `docker compose up` from working, as far as its file shows.
 * @param documented the settings the app knows
 */
export function findComposeProblems(text: string, documented: string[]): string[] {
  const compose = parse(text) as Compose;
  const services = Object.entries(compose.services ?? {});
  if (services.length === 0) return ['docker-compose.yml has no services'];
  return services.flatMap(([name, service]) =>
    findServiceProblems(service, compose, documented).map((problem) => `${name}: ${problem}`),
  );
}

function findServiceProblems(service: Service, compose: Compose, documented: string[]): string[] {
  const volumes = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
  const settings = service.build ? Object.keys(service.environment ?? {}) : [];
  return [
    ...(service.build || service.image ? [] : ['has neither a build nor an image']),
    ...volumes
      .filter((volume) => /^\w/.test(volume) && !(volume in (compose.volumes ?? {})))
      .map((volume) => `the volume ${volume} is not declared`),
    ...(service.depends_on ?? [])
      .filter((other) => !(other in (compose.services ?? {})))
      .map((other) => `depends on ${other}, which is no service`),
    ...settings
      .filter((setting) => !documented.includes(setting))
      .map((setting) => `${setting} is not documented in .env.example`),
  ];
}
