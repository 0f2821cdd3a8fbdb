import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { PageHeader } from '../components/layout/page-header.tsx';
import { ButtonLink } from '../components/ui/button.tsx';
import { useOpens } from '../lib/office-pages.ts';
import type { PageHead } from '../lib/page.ts';

interface AreaPage {
  title: () => string;
  description?: (() => string) | undefined;
  /** Beside the title. */
  actions?: ComponentType | undefined;
  /** A page that is not in the menu, beside the title; `back` from such a page. */
  link?: { to: string; label: () => string; back?: true } | undefined;
  content: ComponentType;
  /** In place of a content that the server cannot render. */
  skeleton?: ComponentType | undefined;
}

/** What the tab of a signed-in area says; no crawler keeps its pages. */
export const areaHead =
  (title: () => string): PageHead =>
  () => ({ title: title(), robots: 'noindex' });

/** A page of a signed-in area: its title, in the tab too, what is beside it, and its content. */
export function areaPage({
  title,
  description,
  actions: Actions,
  link,
  content,
  skeleton,
}: AreaPage) {
  function Framed({ content: Content }: { content: ComponentType }) {
    const opens = useOpens();
    const beside =
      link && opens(link.to) ? (
        <ButtonLink to={link.to} variant="secondary">
          {link.back ? <ArrowLeft size={16} aria-hidden="true" /> : null}
          {link.label()}
        </ButtonLink>
      ) : undefined;
    return (
      <>
        <PageHeader
          title={title()}
          description={description?.()}
          actions={Actions ? <Actions /> : beside}
        />
        <Content />
      </>
    );
  }
  return {
    head: areaHead(title),
    Page: () => <Framed content={content} />,
    ...(skeleton && { Skeleton: () => <Framed content={skeleton} /> }),
  };
}
