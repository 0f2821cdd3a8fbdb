import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';

/** Any resource, as far as it says what it is. */
export interface Resource {
  apiVersion?: string;
  kind?: string;
  metadata?: { name?: string };
}

const MODELS = [Deployment, Service, Ingress, PodDisruptionBudget];

/** Where a resource is not as the published schema of its kind says, e.g. an option with a typing error. */
export function findResourceProblems(resource: Resource): string[] {
  const { apiVersion, kind } = resource;
  const Model = MODELS.find((one) => one.apiVersion === apiVersion && one.kind === kind);
  if (!Model) return [`${apiVersion} ${kind} is no kind of resource that is known here`];
  const unread = new Set<string>();
  const recorded = recordReads(new Model(resource as never), '', unread);
  try {
    Model.prototype.validate.call(recorded);
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unread].map((path) => `${kind}: ${path} is no option`);
}

/** The schema passes what it does not know, and does not read it either. */
function recordReads<T extends object>(value: T, path: string, unread: Set<string>): T {
  for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  return new Proxy(value, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return found;
      unread.delete(`${path}/${key}`);
      const isObject = typeof found === 'object' && found !== null;
      return isObject ? recordReads(found, `${path}/${key}`, unread) : found;
    },
  });
}
