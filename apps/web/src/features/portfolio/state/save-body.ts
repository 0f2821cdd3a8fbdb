import type { EndpointInput, Portfolio } from '@vitrine/contracts';

export type SaveBody = EndpointInput<'portfolio.save'>['body'];

/** The whole portfolio as a save sends it; of a file only its words can change. */
export function saveBody(portfolio: Portfolio): SaveBody {
  return {
    ...portfolio,
    media_items: portfolio.media_items.map(({ id, title, description }) => ({
      id,
      title,
      description,
    })),
  };
}
