import type { Inline } from '@vitrine/markdown';
import { Link } from 'react-router-dom';
import { Picture } from '../ui/picture.tsx';

/** A column of text is never wider than this. */
const COLUMN = '(max-width: 48rem) 100vw, 44rem';

export function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((inline, place) => <InlineElement key={`${place}`} inline={inline} />);
}

function InlineElement({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Inlines of={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines of={inline.children} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <Inlines of={inline.children} />
        </del>
      );
    case 'link':
      return <InlineLink {...inline} />;
    case 'picture':
      return <Picture src={inline.src} alt={inline.alt} sizes={COLUMN} />;
  }
}

function InlineLink({ href, external, children }: Extract<Inline, { kind: 'link' }>) {
  const words = <Inlines of={children} />;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  return (
    <a href={href} rel={external ? 'external noopener' : undefined}>
      {words}
    </a>
  );
}
