import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import styles from './share.module.css';

/** The card that messengers make of a link: its picture with the title below. */
export function ShareCard({ src, title }: { src: string; title: string }) {
  return (
    <figure className={styles.card}>
      <img
        src={src}
        alt={m.portfolio_share_card()}
        width={1200}
        height={630}
        className={styles.picture}
      />
      <figcaption className={styles.caption}>
        <span className={textStyle({ weight: 'strong', leading: 'snug', wrap: 'anywhere' })}>
          {title}
        </span>
        <span className={textStyle({ tone: 'muted', size: 'small', wrap: 'anywhere' })}>
          {window.location.host}
        </span>
      </figcaption>
    </figure>
  );
}
