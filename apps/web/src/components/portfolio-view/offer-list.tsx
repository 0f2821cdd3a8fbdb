import type { Portfolio } from '@vitrine/contracts';
import { Grid } from '../layout/primitives.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './offer-list.module.css';
import { WrittenText } from './written-text.tsx';

/** Services or products with what they cost, as on a menu. */
export function OfferList({ offers }: { offers: Readonly<Portfolio['services']> }) {
  return (
    <Grid as="ul" gap={5} rowGap={4} className={styles.offers}>
      {offers.map((offer) => (
        <Grid as="li" gap={2} rowGap={1} key={offer.id} className={styles.offer}>
          <h3>{offer.name}</h3>
          {offer.price ? (
            <p className={textStyle({ tone: 'accent', weight: 'strong', numeric: true })}>
              {offer.price}
            </p>
          ) : null}
          {offer.description ? (
            <WrittenText text={offer.description} className={styles.description} />
          ) : null}
        </Grid>
      ))}
    </Grid>
  );
}
