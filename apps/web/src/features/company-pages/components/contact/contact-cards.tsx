import type { Company, PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { SocialLinks } from '../../../../components/layout/social-links.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden.tsx';
import { mailLink } from '../../../../lib/contact-links.ts';
import styles from './contact-cards.module.css';

interface ContactCardsProps {
  content: PageContent<'contact'>;
  company: Company;
  /** What the visitor came to write about. */
  subject: string | null;
}

const ID = 'ways';

/** E-mail first, which is how most people write; then the website and the networks. */
export function ContactCards({ content, company, subject }: ContactCardsProps) {
  const { email, website, social } = content.cards;
  return (
    <Section labelledBy={ID}>
      <VisuallyHidden>
        <h2 id={ID}>{m.company_ways_to_reach()}</h2>
      </VisuallyHidden>
      <Stack as="ul" className={styles.cards}>
        <Card as="li" tone="inverse" padding="large" className={styles.card}>
          <p className={textStyle({ tone: 'accent', weight: 'medium' })}>
            {m.company_reply_time({ time: content.replyTime })}
          </p>
          <h3>{email.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{email.description}</p>
          <a className={styles.mail} href={mailLink(company.email, subject)}>
            {company.email}
          </a>
        </Card>
        <Card as="li" padding="large" className={styles.card}>
          <h3>{website.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{website.description}</p>
          <a
            className={cx(textStyle({ tone: 'second', weight: 'medium' }), styles.link)}
            href={company.website}
          >
            {company.website.replace(/^https?:\/\//, '')}
          </a>
        </Card>
        <Card as="li" padding="large" className={styles.card}>
          <h3>{social.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{social.description}</p>
          <SocialLinks
            social={company.social}
            name={`${company.name.first} ${company.name.second}`}
          />
        </Card>
      </Stack>
    </Section>
  );
}
