import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import styles from './picture-sheet.module.css';

/** Where a picture is shown, and where that can be changed. */
export function PictureUses({ id }: { id: string }) {
  return (
    <section>
      <h3 className={styles.title}>{m.admin_library_uses()}</h3>
      <Answered
        query={useEndpoint('library.uses', { params: { id } })}
        failed={m.admin_library_uses_failed()}
        skeleton={<Skeleton shape="text" count={2} />}
      >
        {(uses) =>
          uses.length === 0 ? (
            <p className={styles.muted}>{m.admin_library_uses_none()}</p>
          ) : (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
            <ul role="list" className={styles.uses}>
              {uses.map(({ kind, name, path }) => (
                <li key={`${kind} ${path} ${name}`}>
                  <Link to={path}>{name}</Link> <span className={styles.muted}>{kind}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}
