import { m } from '#messages';
import { portfolioFiles } from '../../../lib/portfolio-files.ts';
import styles from './take-along.module.css';

/** The same page in other shapes: for paper, for other programs, for a card. */
export function TakeAlong({ customUrl }: { customUrl: string }) {
  return (
    <nav aria-label={m.public_portfolio_take_along()} className={styles.along}>
      <p className={styles.label}>{m.public_portfolio_take_along()}</p>
      <ul className={styles.files}>
        <li>
          <a href={portfolioFiles.pdf(customUrl)} download>
            {m.public_portfolio_pdf()}
          </a>
        </li>
        <li>
          <a href={portfolioFiles.jsonResume(customUrl)} download>
            {m.public_portfolio_json()}
          </a>
        </li>
        <li>
          <a href={portfolioFiles.qrCode(customUrl)} download>
            {m.public_portfolio_qr()}
          </a>
        </li>
      </ul>
    </nav>
  );
}
