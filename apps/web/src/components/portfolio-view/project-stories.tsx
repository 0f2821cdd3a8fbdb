import { type MediaItem, type PortfolioProject, readPicture } from '@vitrine/contracts';
import { m } from '#messages';
import { layoutClass } from '../layout/layout-class.ts';
import { Stack } from '../layout/primitives.tsx';
import { Card } from '../ui/card.tsx';
import { textStyle } from '../ui/text-style.ts';
import { type GalleryItem, MediaGallery } from './media-gallery.tsx';
import { EntryAddress, SkillPills, WrittenText } from './portfolio-lists.tsx';
import styles from './project-stories.module.css';
import { shownCaption } from './shown-words.ts';

/** A project with its pictures as they were uploaded. */
export interface ProjectStory extends Omit<PortfolioProject, 'pictures'> {
  pictures: readonly GalleryItem[];
}

/** Projects, with what is known of the pictures that they show. */
export const storiesOf = (
  projects: readonly PortfolioProject[],
  media: readonly MediaItem[],
): ProjectStory[] =>
  projects.map((project) => ({
    ...project,
    pictures: (project.pictures ?? []).map((url) => {
      const file = media.find((item) => item.url === readPicture(url).src);
      return { url, ...(file && { alt: file.alt || shownCaption(file) }) };
    }),
  }));

interface ProjectStoriesProps {
  items: readonly ProjectStory[];
  /** Whose projects they are: the text alternative of pictures without one. */
  name: string;
}

/** Each project as a card; the first one stands out. */
export function ProjectStories({ items, name }: ProjectStoriesProps) {
  return (
    <Stack gap={2} className={styles.stories}>
      {items.map(({ id, locale, role, period, pictures, url, ...project }, index) => (
        <Card
          key={id}
          as="article"
          lang={locale}
          padding="large"
          tone={index === 0 ? 'inverse' : 'raised'}
          className={layoutClass('grid', { gap: 3, pack: 'space-between' }, styles.story)}
        >
          <div className={styles.head}>
            <h3>{project.name}</h3>
            {period ? (
              <p
                className={textStyle(
                  { tone: 'muted', size: 'small', numeric: true },
                  styles.period,
                )}
              >
                {period}
              </p>
            ) : null}
            {role ? <p className={textStyle({ weight: 'medium' }, styles.role)}>{role}</p> : null}
          </div>
          <Stack gap={3} className={styles.details}>
            <WrittenText text={project.description} />
            {pictures.length > 0 ? (
              <div className="screen-only">
                <MediaGallery items={pictures} name={name} inCard />
              </div>
            ) : null}
          </Stack>
          {project.technologies.length > 0 || url ? (
            <Stack gap={2} className={styles.end}>
              <SkillPills
                label={m.portfolio_view_technologies()}
                items={project.technologies.map((text) => ({ text }))}
              />
              {url ? (
                <p>
                  <EntryAddress url={url} className={styles.address} />
                </p>
              ) : null}
            </Stack>
          ) : null}
        </Card>
      ))}
    </Stack>
  );
}
