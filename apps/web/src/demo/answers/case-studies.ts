import { caseStudyAddresses, type Project, problemTexts } from '@vitrine/contracts';
import type { DemoAnswers } from '../demo-call.ts';
import { found } from '../demo-problem.ts';

/** As the server lists them. */
export function withAddresses(projects: readonly Project[]): Project[] {
  const addresses = caseStudyAddresses(projects);
  return projects.map((one) => ({ ...one, address: addresses.get(one.id) }));
}

/** The projects as pages of their own. */
export const caseStudyAnswers: DemoAnswers = {
  'caseStudies.get': ({ data, params }) => {
    const { projects, services } = data.content;
    const addresses = caseStudyAddresses(projects);
    const place = projects.findIndex(
      ({ id }) => id === params.id || addresses.get(id) === params.id,
    );
    const project = found(projects[place], problemTexts.noCaseStudy);
    const next = projects.length > 1 ? projects[(place + 1) % projects.length] : undefined;
    return {
      address: addresses.get(project.id) ?? project.id,
      project,
      services: services
        .filter((service) => service.projects.includes(project.name))
        .map(({ title }) => title),
      next: next
        ? {
            id: next.id,
            address: addresses.get(next.id) ?? next.id,
            name: next.name,
            tagline: next.tagline,
          }
        : null,
    };
  },
};
