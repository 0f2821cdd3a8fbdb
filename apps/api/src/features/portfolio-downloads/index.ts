import type { PublicPortfolio } from '@vitrine/contracts';
import { createVisitorCall, type Invoke } from '../../http/invoke.ts';
import type { MediaFiles } from '../../http/media-files.ts';
import type { PortfolioDownloads } from '../../http/portfolio-downloads.ts';
import type { Platform } from '../../platform.ts';
import { createCvPress } from './cv/cv-press.ts';
import { createDownloadsService } from './downloads.service.ts';

interface Needs extends Pick<Platform, 'publicUrl' | 'logger'> {
  invoke: Invoke;
  media: Pick<MediaFiles, 'find'>;
}

/** A published portfolio as a PDF, as JSON Resume, and its address as a QR code. */
export function createPortfolioDownloads({ invoke, ...needs }: Needs): PortfolioDownloads {
  const call = createVisitorCall(invoke);
  return createDownloadsService({
    ...needs,
    press: createCvPress(),
    read: async (customUrl) => {
      const { status, body } = await call('publicPortfolio.get', { params: { customUrl } });
      return status === 200 ? (body as PublicPortfolio) : undefined;
    },
  });
}
