import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { deletePicture, replacePicture, updatePicture } from './change-picture.ts';
import { createLibraryRoom } from './library-room.ts';
import { listPictures, listTags, listUses } from './list-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

/** The website's own pictures. */
export function libraryHandlers(deps: Deps): Handlers<EndpointsOf<'library'>> {
  const room = createLibraryRoom(deps);
  return {
    'library.list': ({ input }) => listPictures(room, input.query),
    'library.upload': ({ actor, input, file }) => uploadPicture(room, actor, input.body, file),
    'library.update': ({ actor, input, ifMatch }) =>
      updatePicture(room, actor, input.params.id, input.body, ifMatch),
    'library.replace': ({ actor, input, file }) =>
      replacePicture(room, actor, input.params.id, input.body, file),
    'library.tags': ({ input }) => listTags(room, input.query),
    'library.uses': ({ actor, input }) => listUses(room, actor, input.params.id, input.query),
    'library.delete': ({ actor, input }) =>
      deletePicture(room, actor, input.params.id, input.query.earlier === 'lose'),
  };
}
