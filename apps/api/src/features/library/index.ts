import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { MakePictures } from '../../lib/images.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import type { MediaFilesService } from '../media-files/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import { createLibraryRepository } from './library.repository.ts';
import { createLibraryService } from './library.service.ts';

interface Needs extends Platform {
  mediaFiles: MediaFilesService;
  makePictures: MakePictures;
  record: RecordAct;
  pictureUses: PictureUses;
}

/** The website's own pictures. */
export function createLibrary(needs: Needs): { handlers: Handlers<EndpointsOf<'library'>> } {
  const { tables } = needs.database;
  const library = createLibraryService({
    ...needs,
    library: createLibraryRepository(tables, needs.database.search),
    uses: needs.pictureUses,
  });
  return {
    handlers: {
      'library.list': ({ input }) => library.list(input.query),
      'library.upload': ({ actor, input, file }) => library.upload(actor, input.body, file),
      'library.update': ({ actor, input }) => library.update(actor, input.params.id, input.body),
      'library.uses': ({ input }) => library.uses(input.params.id),
      'library.delete': async ({ actor, input }) => {
        await library.delete(actor, input.params.id, input.query.earlier === 'lose');
        return undefined;
      },
    },
  };
}
