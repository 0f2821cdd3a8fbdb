import { parse } from 'yaml';
import { findSchemaProblems } from './compose-schema.ts';
import { findUnknownSettings } from './settings.ts';

interface Service {
  build?: string;
  image?: string;
  environment?: Record<string, unknown>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  networks?: string[];
  profiles?: string[];
  healthcheck?: object;
  restart?: string;
  mem_limit?: string;
  read_only?: boolean;
  security_opt?: string[];
}

interface Compose {
  services?: Record<string, Service>;
  volumes?: Record<string, unknown>;
  networks?: Record<string, unknown>;
}

/**
 * What would keep `docker compose up` from working or from being safe, as far as its file shows.
 * @param documented the settings the app knows
 */
export function findComposeProblems(text: string, documented: string[]): string[] {
  const compose = parse(text, { merge: true }) as Compose;
  const services = Object.entries(compose.services ?? {});
  if (services.length === 0) return ['docker-compose.yml has no services'];
  return [
    ...findSchemaProblems(compose),
    ...services.flatMap(([name, service]) =>
      [
        ...findMissingParts(service, compose),
        ...findDependencyProblems(service, compose),
        ...(service.build ? findAppProblems(service, documented) : []),
      ].map((problem) => `${name}: ${problem}`),
    ),
  ];
}

function findMissingParts(service: Service, { volumes, networks }: Compose): string[] {
  const named = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
  return [
    ...(service.build || service.image ? [] : ['has neither a build nor an image']),
    ...(service.restart ? [] : ['is not started again when it ends']),
    ...(service.mem_limit ? [] : ['may take all memory (mem_limit)']),
    ...named
      .filter((volume) => /^\w/.test(volume) && !(volume in (volumes ?? {})))
      .map((volume) => `the volume ${volume} is not declared`),
    ...(service.networks ?? [])
      .filter((network) => !(network in (networks ?? {})))
      .map((network) => `the network ${network} is not declared`),
  ];
}

function findDependencyProblems(service: Service, { services = {} }: Compose): string[] {
  return Object.entries(service.depends_on ?? {}).flatMap(([name, { condition }]) => {
    const other = services[name];
    if (!other) return [`depends on ${name}, which is no service`];
    const own = service.profiles ?? [];
    const isStarted = (other.profiles ?? own).every((profile) => own.includes(profile));
    return [
      ...(isStarted ? [] : [`depends on ${name}, which its profile does not start`]),
      // the app's own is in its image
      ...(condition === 'service_healthy' && !other.healthcheck && !other.build
        ? [`waits for ${name} to be healthy, which nothing checks`]
        : []),
    ];
  });
}

function findAppProblems(service: Service, documented: string[]): string[] {
  const settings = Object.keys(service.environment ?? {});
  const isContained = service.security_opt?.includes('no-new-privileges:true');
  return [
    ...(service.read_only ? [] : ['may write to its own files (read_only)']),
    ...(isContained ? [] : ['may gain rights (no-new-privileges)']),
    ...findUnknownSettings(settings, documented),
  ];
}
