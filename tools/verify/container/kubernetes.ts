import { parseAllDocuments } from 'yaml';
import { findResourceProblems, type Resource } from './kubernetes-schema.ts';
import { findDrainProblems, findUnknownSettings } from './settings.ts';

interface Probe {
  httpGet?: { path?: string };
}

interface Container {
  env?: { name: string; value?: string; valueFrom?: object }[];
  envFrom?: object[];
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  resources?: { limits?: { memory?: string } };
  securityContext?: {
    readOnlyRootFilesystem?: boolean;
    allowPrivilegeEscalation?: boolean;
    capabilities?: { drop?: string[] };
  };
}

interface Deployment extends Resource {
  spec?: {
    replicas?: number;
    template?: {
      spec?: {
        securityContext?: { runAsNonRoot?: boolean };
        terminationGracePeriodSeconds?: number;
        containers?: Container[];
      };
    };
  };
}

/** Named by the Secret, and never written into the file. */
const SECRETS = ['SECRET', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL', 'BACKUP_PASSPHRASE'];

/**
 * What would keep the example for Kubernetes from working or from being safe, as far as it shows.
 * @param documented the settings the app knows
 */
export function findKubernetesProblems(text: string, documented: string[]): string[] {
  const resources = parseAllDocuments(text).map((document) => document.toJS() as Resource);
  const deployment = resources.find(({ kind }) => kind === 'Deployment') as Deployment | undefined;
  const pod = deployment?.spec?.template?.spec;
  const [container] = pod?.containers ?? [];
  if (!pod || !container) return ['there is no Deployment with a container'];
  const { securityContext = {}, env = [] } = container;
  const demands: [unknown, string][] = [
    [pod.securityContext?.runAsNonRoot, 'it may run as root'],
    [securityContext.readOnlyRootFilesystem, 'it may write to its own files'],
    [securityContext.allowPrivilegeEscalation === false, 'it may gain rights'],
    [securityContext.capabilities?.drop?.includes('ALL'), 'it has capabilities'],
    [container.resources?.limits?.memory, 'it may take all memory'],
    [container.readinessProbe?.httpGet?.path === '/readyz', 'readiness is not asked at /readyz'],
    [container.livenessProbe?.httpGet?.path === '/healthz', 'liveness is not asked at /healthz'],
    [container.envFrom?.length, 'no Secret is named'],
  ];
  const settings = Object.fromEntries(env.map(({ name, value = '' }) => [name, value]));
  return [
    ...resources.flatMap(findResourceProblems),
    ...demands.filter(([isMet]) => !isMet).map(([, problem]) => problem),
    ...findUnknownSettings(Object.keys(settings), documented),
    ...SECRETS.filter((name) => settings[name]).map((name) => `${name} is no secret in a file`),
    ...findDrainProblems(settings, pod.terminationGracePeriodSeconds ?? 30),
  ];
}
