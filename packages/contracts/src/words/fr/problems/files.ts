import type { filesProblems as english } from '../../en/problems/files.ts';
import { listed } from '../listed.ts';
import { spaced as t } from '../spaced.ts';

/** By their names alone: what kind of place it is comes in English. */
const placesOf = (uses: readonly { name: string }[]) =>
  listed(uses.map(({ name }) => t`« ${name} »`));

/** What is wrong with a file that is sent or asked for. */
export const filesProblems: typeof english = {
  noPicture: 'Image introuvable.',
  noFile: 'Fichier introuvable.',
  fileRequired: 'Choisissez un fichier à envoyer.',
  fileEmpty: 'Le fichier est vide.',
  fileTooLarge: 'Le fichier est trop volumineux.',
  notPicture: 'Envoyez une image (JPEG, PNG, WebP, AVIF ou GIF).',
  notMedia:
    'Envoyez une image (JPEG, PNG, WebP, AVIF ou GIF), une vidéo (MP4, WebM ou MOV) ou un document PDF.',
  notAttachment: 'Joignez une image (JPEG, PNG, WebP, AVIF ou GIF) ou un document PDF.',
  uploadCutOff: 'L’envoi a été interrompu ou n’a pas pu être lu.',
  uploadUnreadable: 'Le fichier envoyé n’a pas pu être lu.',
  pictureUnreadable: t`L’image est illisible ; elle est peut-être endommagée ou incomplète.`,
  pictureTooHeavy:
    'Cette image demande trop de mémoire ou de temps pour s’ouvrir. Enregistrez-la avec moins de pixels, ou en JPEG standard.',
  pictureInterrupted: t`L’image n’a pas pu être ouverte. Réessayez dans un instant ; si cela échoue encore, enregistrez-la dans un autre format.`,
  pictureTooBig: ({ megabytes }) => `Une image peut avoir ${megabytes}\u00A0Mo au plus.`,
  videoTooBig: ({ megabytes }) => `Une vidéo peut avoir ${megabytes}\u00A0Mo au plus.`,
  documentTooBig: ({ megabytes }) => `Un document peut avoir ${megabytes}\u00A0Mo au plus.`,
  filesTooLarge: ({ used, allowed }) =>
    t`Vos fichiers occupent ${used}\u00A0Mo sur ${allowed}\u00A0Mo ; supprimez-en d’abord.`,
  pictureTooLarge: ({ megapixels }) =>
    `Une image peut avoir ${megapixels}\u00A0mégapixels au plus.`,
  pictureTooLong: ({ frames }) => `Une animation peut avoir ${frames}\u00A0images au plus.`,
  pictureStillShown: ({ uses }) =>
    t`Elle est encore utilisée : ${placesOf(uses)}. Choisissez-y d’abord une autre image.`,
  pictureElsewhere:
    'Cette image est utilisée à des endroits que votre compte ne peut pas modifier.',
  pictureDeleted:
    'Une image de cette section a été supprimée pendant que vous travailliez. Restaurez-la, ou retirez-la.',
  coverDeleted:
    'Cette image a été supprimée pendant que vous travailliez. Restaurez-la, ou choisissez-en une autre.',
  pictureShownEarlier: ({ uses }) =>
    t`Aucune page ne l’utilise actuellement, mais ces éléments peuvent être restaurés et auraient un vide à sa place : ${placesOf(uses)}.`,
};
