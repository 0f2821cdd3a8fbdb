import type { Portfolio } from '@vitrine/contracts';
import styles from './offer-list.module.css';
import { WrittenText } from './written-text.tsx';

/** Services or products with what they cost, as on a menu. */
export function OfferList({ offers }: { offers: Readonly<Portfolio['services']> }) {
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.offer}>
          <h3 className={styles.name}>{offer.name}</h3>
          {offer.price ? <p className={styles.price}>{offer.price}</p> : null}
          {offer.description ? (
            <WrittenText text={offer.description} className={styles.description} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
