import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { PageHeader } from '../components/layout/page-header.tsx';
import { ButtonLink } from '../components/ui/button.tsx';
import type { PageHead } from '../lib/page.ts';

interface AreaPage {
  title: () => string;
  description?: (() => string) | undefined;
  /** Beside the title. */
  actions?: ComponentType | undefined;
  /** A page that is near this one, beside the title; `back` where this one belongs to it. */
  link?: { to: string; label: () => string; back?: true } | undefined;
  content: ComponentType;
}

/** What the tab of a signed-in area says; no crawler keeps its pages. */
export const areaHead =
  (title: () => string): PageHead =>
  () => ({ title: title(), robots: 'noindex' });

/**
 * A page of a signed-in area: its title, in the tab too, what stands beside it, and its content.
 * @param describe asked when the page is shown: the chunks of an area import each other, so that
 *   what another one holds may not be there yet while this one is loaded
 */
export function areaPage(describe: () => AreaPage) {
  function Page() {
    const { title, description, actions: Actions, link, content: Content } = describe();
    const beside = link ? (
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
  return { head: areaHead(() => describe().title()), Page };
}
