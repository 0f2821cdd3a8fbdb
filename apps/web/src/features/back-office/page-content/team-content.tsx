import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { ContentGroups } from '../components/content-groups.tsx';
import { PicturedRecord } from './pictured-record.tsx';

export function TeamContent() {
  return (
    <Answered query={useEndpoint('content.leadership.list')} skeleton={<CardSkeleton />}>
      {(leaders) =>
        leaders.length === 0 ? (
          <EmptyState heading="h2" title={m.admin_content_none_leadership()} />
        ) : (
          <ContentGroups>
            {leaders.map(({ id, name, role, bio, image }) => (
              <PicturedRecord key={id} title={name} line={role} image={image}>
                <Prose text={bio} />
              </PicturedRecord>
            ))}
          </ContentGroups>
        )
      }
    </Answered>
  );
}
