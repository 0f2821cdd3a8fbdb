import type { restored as english } from '../en/restored.ts';
import { spaced as t } from './spaced.ts';

/** What the server says of records that come back from the trash. */
export const restored: typeof english = {
  timePassed: t`Sa date de publication est passée. Il a été restauré comme brouillon : publiez-le, ou choisissez une autre date.`,
  pointedToGone:
    'L’élément dont il dépendait a été supprimé. Choisissez-en un autre dans son formulaire.',
  pictureCameAlong: ({ name }) => t`Son image « ${name} » a aussi été restaurée.`,
  picturesGone: ({ number }) =>
    number === 1
      ? 'Une image qu’il utilise a été supprimée définitivement. Choisissez-en une autre.'
      : `${number} images qu’il utilise ont été supprimées définitivement. Choisissez-en d’autres.`,
  pageAddressTaken: ({ wanted, free }) =>
    t`L’adresse de sa page, « ${wanted} », est désormais prise. La page est maintenant à « ${free} ».`,
  postAddressTaken: ({ wanted, free }) =>
    t`Son slug « ${wanted} » est désormais pris. Il est remplacé par « ${free} » ; choisissez-en un autre dans son formulaire.`,
  oldAddressesTaken: ({ names }) =>
    t`D’anciennes adresses mènent désormais à une autre page : ${names.join(', ')}.`,
  assigneeGone:
    'Le compte à qui il était confié a été supprimé. Il est maintenant sans responsable.',
  inviteAgain: 'Son invitation a expiré. Renvoyez-la.',
};
