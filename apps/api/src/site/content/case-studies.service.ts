import {
  anchor,
  type CaseStudy,
  caseStudyAddresses,
  contentDefinitions,
  type Locale,
} from '@vitrine/contracts';
import { found } from '../../lib/problem-error.ts';
import { contentReader } from '../../lib/stored-content.ts';
import type { Translations } from '../../lib/translated.ts';
import { shownLocale, translationIn } from '../../lib/translated.ts';
import type { Deps } from '../deps.ts';
import { createCaseStudiesRepository } from './case-studies.repository.ts';
import { createCaseStudyAddresses } from './case-study-addresses.ts';

type Project = CaseStudy['project'];

/** The projects as pages of their own. */
export function createCaseStudies(deps: Deps) {
  const { read, tables } = deps.database;
  const projects = createCaseStudiesRepository(tables);
  const earlier = createCaseStudyAddresses(deps);
  const readContent = contentReader(deps);
  const { entity } = contentDefinitions.projects;

  return {
    /**
     * @param wanted the end of its address, of one that it had before, or its id
     * @throws {ProblemError} `not-found`
     */
    async require(wanted: string, locale?: Locale): Promise<CaseStudy> {
      const names = await projects.listNames(read);
      const addresses = caseStudyAddresses(names);
      const isWanted = ({ id }: { id: string }) => addresses.get(id) === wanted || id === wanted;
      const known = names.find(isWanted)?.id;
      // anyone who has the address now comes before anyone who had it
      const had = known ?? (await earlier.findEarlier(read, wanted))?.projectId;
      // as earlier releases made addresses, with the letters of the name
      const id = had ?? names.find(({ name }) => anchor(name) === wanted)?.id ?? '';
      const place = names.findIndex((one) => one.id === id);
      const row = found(await projects.get(read, id), 'noCaseStudy');
      const said = saidIn<typeof row>(row, locale);
      const project = readContent<Project>(entity, said, `projects ${id}`);
      const services = await projects.listServices(read);
      const next = names.length > 1 ? names[(place + 1) % names.length] : undefined;
      return {
        address: addresses.get(id) ?? id,
        project: { ...project, ...shownLocale(row, locale) },
        services: services
          .filter((service) => service.names.includes(project.name))
          .map((service) => saidIn(service, locale).title),
        next: next ? { ...saidIn(next, locale), address: addresses.get(next.id) ?? next.id } : null,
      };
    },
  };
}

/** A row, or some of its columns, with what it says in a language. */
const saidIn = <R extends { translations: Translations }>(
  row: R,
  locale: Locale | undefined,
): R => ({
  ...row,
  ...translationIn(row, locale)?.content,
});
