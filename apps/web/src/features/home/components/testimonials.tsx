import type { PageContent, Testimonial } from '@vitrine/contracts';
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
      <div className={styles.head}>
        <h2 id={ID} className={styles.title}>
          {content.title}
        </h2>
        <p className={styles.description}>{content.description}</p>
      </div>
      <ul className={styles.quotes}>
        {testimonials.slice(0, SHOWN).map((testimonial) => (
          <li key={testimonial.id} className={styles.item}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Quote({ testimonial: { name, role, content, avatar } }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{content}</blockquote>
      <figcaption className={styles.person}>
        <Avatar name={name} src={avatar} decorative />
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
