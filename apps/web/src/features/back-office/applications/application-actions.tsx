import type { Application } from '@vitrine/contracts';
import { Mail, Phone } from 'lucide-react';
import { mailLink, phoneLink } from '../../../lib/contact-links.ts';
import styles from './application-actions.module.css';

/** The ways to reach an applicant. */
export function ApplicationActions({ application }: { application: Application }) {
  const { email, phone } = application;
  return (
    <address className={styles.ways}>
      <a href={mailLink(email)} className={styles.way}>
        <Mail size={18} aria-hidden="true" />
        {email}
      </a>
      {phone ? (
        <a href={phoneLink(phone)} className={styles.way}>
          <Phone size={18} aria-hidden="true" />
          {phone}
        </a>
      ) : null}
    </address>
  );
}
