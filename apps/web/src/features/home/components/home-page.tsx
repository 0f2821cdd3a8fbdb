import { Loaded } from '../../../components/feedback/loaded.tsx';
import { ClosingCall } from '../../../components/layout/closing-call.tsx';
import { SectionBreak } from '../../../components/layout/section-break.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { paths } from '../../../lib/paths.ts';
import { CaseStories } from './case-stories.tsx';
import { Ground } from './ground.tsx';
import { Hero } from './hero.tsx';
import { Solutions } from './solutions.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage() {
  const content = useEndpoint('pages.home.get');
  const company = useEndpoint('pages.company.get');
  const projects = useEndpoint('content.projects.list');
  const testimonials = useEndpoint('content.testimonials.list');
  return (
    <Loaded of={{ content, company, projects, testimonials }}>
      {({ content, company, projects, testimonials }) => (
        <>
          <Hero content={content} company={company} />
          <Ground content={content.aboutSection} />
          <Solutions content={content.solutions} />
          <SectionBreak />
          <CaseStories content={content.caseStudies} projects={projects} />
          <Testimonials content={content.testimonials} testimonials={testimonials} />
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
