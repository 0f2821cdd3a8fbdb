import { type Block, parseMarkdown } from '@vitrine/markdown';
import { memo, useMemo } from 'react';
import { textStyle } from '../ui/text-style.ts';
import { Inlines } from './inlines.tsx';
import styles from './markdown.module.css';
import { MarkdownTable } from './markdown-table.tsx';

interface MarkdownProps {
  text: string;
  className?: string | undefined;
}

/** Markdown as React elements: no HTML is made of it, so none can be injected. */
export const Markdown = memo(function Markdown({ text, className }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className={textStyle({ measure: 'text' }, styles.text, className)}>
      <Blocks of={blocks} />
    </div>
  );
});

function Blocks({ of }: { of: readonly Block[] }) {
  return of.map((block, place) => <BlockElement key={`${place}`} block={block} />);
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case 'line':
      return <Inlines of={block.children} />;
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Inlines of={block.children} />
        </Heading>
      );
    }
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks of={block.children} />
        </blockquote>
      );
    case 'list':
      return <List {...block} />;
    case 'table':
      return <MarkdownTable {...block} />;
    case 'figure':
      return (
        <figure>
          <Inlines of={[block.picture]} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'rule':
      return <hr />;
  }
}

function List({ start, items }: Extract<Block, { kind: 'list' }>) {
  const entries = items.map((blocks, place) => (
    <li key={`${place}`}>
      <Blocks of={blocks} />
    </li>
  ));
  return start === undefined ? <ul>{entries}</ul> : <ol start={start}>{entries}</ol>;
}
