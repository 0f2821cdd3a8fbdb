import { useId } from 'react';
import { mailLink, phoneLink } from '#lib/contact-links.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { ButtonLink } from '../ui/button.tsx';
import { textStyle } from '../ui/text-style.ts';
import type { ClosingProps } from './closing-call.tsx';
import styles from './closing-lines.module.css';
import { Stack } from './primitives.tsx';
import { Section } from './section.tsx';

/** The end of a page after which people want to talk: the company's own lines, beside the button. */
export function ClosingLines({ title, description, action, to }: ClosingProps) {
  const id = useId();
  const { email = '', phone = '' } = useEndpoint('pages.company.get').data ?? {};
  const lines = [
    { text: phone, href: phoneLink(phone) },
    { text: email, href: mailLink(email) },
  ].filter(({ text }) => text);
  return (
    <Section lang={useWrittenLang()} labelledBy={id} tone="raised">
      <Stack gap={5} columns="5-7">
        <Stack gap={3} align="start" pack="start">
          <h2 id={id}>{title}</h2>
          <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 28 })}>
            {description}
          </p>
          <p className={textStyle({ above: 1 })}>
            <ButtonLink to={to} size="large">
              {action}
            </ButtonLink>
          </p>
        </Stack>
        <Stack as="ul" ruled pad={3} pack="start" className={styles.lines}>
          {lines.map(({ text, href }) => (
            <li key={href}>
              <a
                href={href}
                className={textStyle({ face: 'heading', wrap: 'anywhere', quiet: true })}
              >
                {text}
              </a>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
