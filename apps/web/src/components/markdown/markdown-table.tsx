import type { Block, Cell } from '@vitrine/markdown';
import { Inlines } from './inlines.tsx';
import styles from './markdown.module.css';

type MarkdownTableProps = Extract<Block, { kind: 'table' }>;

/** A table that scrolls by itself where it is wider than a phone. */
export function MarkdownTable({ head, rows }: MarkdownTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={`${place}`} scope="col" data-align={cell.align}>
                <Inlines of={cell.children} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row key={`${place}`} cells={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ cells }: { cells: readonly Cell[] }) {
  return (
    <tr>
      {cells.map((cell, place) => (
        <td key={`${place}`} data-align={cell.align}>
          <Inlines of={cell.children} />
        </td>
      ))}
    </tr>
  );
}
