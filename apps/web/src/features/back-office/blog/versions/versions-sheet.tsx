import type { PostVersion } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { Sheet } from '../../../../components/ui/sheet.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { Answered } from '../../components/answered.tsx';
import { OneVersion } from './one-version.tsx';
import { VersionList } from './version-list.tsx';

interface VersionsSheetProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** What a post was before: the list of it, and one of them at a time. */
export function VersionsSheet({ id, title, onClose }: VersionsSheetProps) {
  const query = useEndpoint('posts.versions.list', { params: { id } });
  const [read, setRead] = useState<PostVersion>();
  const [left, setLeft] = useState<PostVersion>();
  return (
    <Sheet
      open
      size="large"
      onOpenChange={onClose}
      title={m.admin_blog_history_of({ title })}
      description={m.admin_blog_history_hint()}
    >
      {read ? (
        <OneVersion
          id={id}
          version={read}
          onBack={() => {
            setLeft(read);
            setRead(undefined);
          }}
          onRestored={onClose}
          isCurrent={read.version === query.data?.[0]?.version}
        />
      ) : (
        <Answered
          query={query}
          skeleton={<Skeleton shape="block" count={3} />}
          failed={m.admin_blog_history_failed()}
        >
          {(versions) => <VersionList versions={versions} left={left} onRead={setRead} />}
        </Answered>
      )}
    </Sheet>
  );
}
