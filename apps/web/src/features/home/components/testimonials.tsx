import type { PageContent, Testimonial } from '@vitrine/contracts';
import { cx } from '../../../components/cx.ts';
import { layoutClass } from '../../../components/layout/layout-class.ts';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import styles from './testimonials.module.css';

interface TestimonialsProps {
  content: PageContent<'home'>['testimonials'];
  testimonials: readonly Testimonial[];
}

const ID = 'testimonials';
const SHOWN = 3;

/** Three clients in their own words: the first large, the others beside it. */
export function Testimonials({ content, testimonials }: TestimonialsProps) {
  return (
    <Section labelledBy={ID} tone="sunken">
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={6}>
        <h2 id={ID} className={styles.title}>
          {content.title}
        </h2>
        <p className={styles.description}>{content.description}</p>
      </Cluster>
      <Stack as="ul" gap={5} className={styles.quotes}>
        {testimonials.slice(0, SHOWN).map((testimonial) => (
          <li key={testimonial.id} className={styles.item}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Quote({ testimonial: { name, role, content, avatar } }: { testimonial: Testimonial }) {
  return (
    <Stack as="figure" gap={3}>
      <blockquote className={styles.words}>{content}</blockquote>
      <figcaption className={cx(layoutClass('row', { gap: 2, align: 'center' }), styles.person)}>
        <Avatar name={name} src={avatar} decorative />
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </Stack>
  );
}
