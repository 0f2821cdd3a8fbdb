import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { Cluster } from '../../../components/layout/primitives.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { portfolioFiles } from '../../../lib/portfolio-files.ts';
import styles from './take-along.module.css';

/** The same page in other shapes: for paper, for other programs, for a card. */
export function TakeAlong({ customUrl }: { customUrl: string }) {
  return (
    <Cluster
      as="nav"
      gap={3}
      rowGap={0}
      align="center"
      above={3}
      aria-label={m.public_portfolio_take_along()}
      className={cx(textStyle({ size: 'small' }), styles.along)}
    >
      <p className={textStyle({ tone: 'muted' })}>{m.public_portfolio_take_along()}</p>
      <Cluster as="ul" gap={3} rowGap={0} className={styles.files}>
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
      </Cluster>
    </Cluster>
  );
}
