import type { PictureRef } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Eyebrow } from '../layout/eyebrow.tsx';
import { Cluster, Stack } from '../layout/primitives.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Picture, positionClasses } from '../ui/picture.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './portfolio-view.module.css';
import { saidAvailability } from './said-words.ts';
import { langOf, type ShownPortfolio } from './shown-portfolio.ts';
import { spokenAddress } from './shown-words.ts';

interface PortfolioPortraitProps {
  name: string;
  src: PictureRef;
  /** The page begins with it. */
  first: boolean;
}

/** The photo on contour lines; a monogram where there is none. */
function PortfolioPortrait({ name, src, first }: PortfolioPortraitProps) {
  return (
    <div className={cx('backdrop', styles.portrait)}>
      <Stack
        // on phones and on paper the frame is square, and the photo takes its place from here
        className={cx(
          'rounded',
          styles.frame,
          ...positionClasses(src, { ratio: 1, portrait: true }),
        )}
      >
        {src ? (
          <Picture
            src={src}
            alt={name}
            sizes="(min-width: 60rem) 24rem, (min-width: 44rem) 33vw, 11rem"
            ratio={4 / 5}
            portrait
            priority={first}
            className="cover"
          />
        ) : (
          <Avatar name={name} size="huge" decorative />
        )}
      </Stack>
    </div>
  );
}

/** More stand on the page; a CV has no more, printed or as a file. */
const PAPER_LINKS = 12;

interface PaperHeadProps {
  /** Of the page that is printed. */
  address: string;
  portfolio: ShownPortfolio;
}

/** On paper, as in the CV to download: nobody can follow a link, so all addresses and numbers stand there. */
function PaperHead({ address, portfolio }: PaperHeadProps) {
  const { phone, whatsapp, links } = portfolio;
  const numbers = [phone, whatsapp && `WhatsApp ${whatsapp}`].filter(Boolean);
  const addresses = [address, ...numbers, ...links.map(({ url }) => url)];
  return (
    <div className={styles.onPaper}>
      <ul className={styles.addresses}>
        {addresses.slice(0, PAPER_LINKS).map((url, index) => (
          // the server and a browser may reach the site by different names
          <li key={index} suppressHydrationWarning>
            {spokenAddress(url)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Stands on the page only where its owner chose to say it. */
function PortfolioAvailability({
  availability,
  availabilityNote: note,
}: Pick<ShownPortfolio, 'availability' | 'availabilityNote'>) {
  if (!availability) return null;
  return (
    <p className={styles.availability} data-availability={availability}>
      {saidAvailability(availability, note)}
    </p>
  );
}

interface PortfolioHeroProps {
  portfolio: ShownPortfolio;
  address?: string | undefined;
  actions?: ReactNode | undefined;
  nameAs?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Name, profession, headline and photo. */
export function PortfolioHero({
  portfolio,
  address,
  actions,
  nameAs: Name = 'h1',
}: PortfolioHeroProps) {
  const { name, profession, headline, location, profileImage } = portfolio;
  return (
    <header className={styles.hero}>
      <div className={textStyle({ fill: 'shrink' })}>
        {profession ? (
          <div className="screen-only">
            <Eyebrow>{profession}</Eyebrow>
          </div>
        ) : null}
        <Name className={styles.name}>{name}</Name>
        {headline ? (
          <p
            lang={langOf(portfolio, 'headline')}
            className={textStyle({ face: 'heading', tone: 'muted' }, styles.headline)}
          >
            {headline}
          </p>
        ) : null}
        {address && profession && !headline ? (
          <p className={cx(styles.onPaper, styles.headline)}>{profession}</p>
        ) : null}
        {location ? (
          <p
            lang={langOf(portfolio, 'location')}
            className={textStyle({ tone: 'muted', wrap: 'anywhere' }, styles.location)}
          >
            {location}
          </p>
        ) : null}
        <PortfolioAvailability {...portfolio} />
        {address ? <PaperHead {...{ address, portfolio }} /> : null}
        {actions ? (
          <Cluster gap={1.5} above={4} className="screen-only">
            {actions}
          </Cluster>
        ) : null}
      </div>
      <PortfolioPortrait name={name} src={profileImage} first={Name === 'h1'} />
    </header>
  );
}
