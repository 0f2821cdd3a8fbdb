import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { ContentGroups } from '../components/content-groups.tsx';
import { StoredValues } from '../components/stored-values.tsx';
import { PicturedRecord } from './pictured-record.tsx';

export function ProjectsContent() {
  return (
    <Answered query={useEndpoint('content.projects.list')} skeleton={<CardSkeleton />}>
      {(projects) =>
        projects.length === 0 ? (
          <EmptyState heading="h2" title={m.admin_content_none_projects()} />
        ) : (
          <ContentGroups>
            {projects.map(({ id, name, tagline, problem, solution, image }) => (
              <PicturedRecord key={id} title={name} line={tagline} image={image}>
                <StoredValues
                  of={[
                    [m.admin_page_problem(), problem],
                    [m.admin_page_solution(), solution],
                  ]}
                />
              </PicturedRecord>
            ))}
          </ContentGroups>
        )
      }
    </Answered>
  );
}
