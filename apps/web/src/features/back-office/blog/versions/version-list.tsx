import type { PostVersion } from '@vitrine/contracts';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Moment } from '../../components/moment.tsx';
import { PostStatus } from '../post-status.tsx';
import styles from './version-list.module.css';

interface VersionListProps {
  /** Newest first. */
  versions: readonly PostVersion[];
  /** The one that was just read: it takes the focus back. */
  left: PostVersion | undefined;
  onRead: (version: PostVersion) => void;
}

export function VersionList({ versions, left, onRead }: VersionListProps) {
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => opener.current?.focus(), []);
  if (versions.length === 0) return <p>{m.admin_blog_history_none()}</p>;
  return (
    <ol className={styles.list}>
      {versions.map((version, place) => (
        <li key={version.version} className={styles.entry}>
          <div className={styles.words}>
            <button
              ref={version.version === left?.version ? opener : undefined}
              type="button"
              className={styles.open}
              onClick={() => onRead(version)}
            >
              <Moment at={version.date} />
            </button>
            <p className={styles.small}>{version.author || m.admin_blog_history_unknown()}</p>
            <p className={styles.small}>{version.title}</p>
          </div>
          {place === 0 ? (
            <Badge tone="accent">{m.admin_blog_history_now()}</Badge>
          ) : (
            <PostStatus status={version.status} />
          )}
          <ChevronRight size={18} aria-hidden="true" className={styles.more} />
        </li>
      ))}
    </ol>
  );
}
