import type { requestsProblems as english } from '../../en/problems/requests.ts';
import { again } from '../again.ts';
import { spaced as t } from '../spaced.ts';
import { obstacles } from './obstacles.ts';

const tenths = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** What is wrong with a request, whatever it asks for, or with the server that gets it. */
export const requestsProblems: typeof english = {
  ...obstacles,
  notReady: ({ reasons }) => reasons.map((reason) => obstacles[reason]).join(' '),
  nothingHere: 'Il n’y a rien à cette adresse.',
  bodyMissing: 'La requête doit avoir un objet JSON comme corps.',
  jsonRequired: 'Envoyez le corps en application/json.',
  ifMatchInvalid: 'If-Match doit être l’ETag d’une réponse précédente.',
  idempotencyKeyInvalid:
    'Idempotency-Key doit avoir 8 à 64 lettres, chiffres, traits d’union et tirets bas, comme un UUID.',
  idempotencyKeysDiffer: t`L’en-tête Idempotency-Key et la clé du corps diffèrent ; n’envoyez que l’un des deux.`,
  idempotencyKeyUsed:
    'Cet Idempotency-Key a servi pour une autre requête. Choisissez-en un nouveau.',
  idempotencyKeyBusy:
    'Une requête avec cet Idempotency-Key est en cours de traitement. Réessayez dans un instant.',
  idempotencyAnswerGone: t`La requête avec cet Idempotency-Key a été traitée. Sa réponse n’est pas conservée ; vérifiez le résultat.`,
  idempotencyKeysTooMany: 'Vous avez utilisé trop d’Idempotency-Key différents en une journée.',
  multipartRequired: 'Envoyez le fichier en multipart/form-data.',
  notJson: t`La requête n’a pas pu être lue ; est-ce du JSON valide ?`,
  notUtf8: t`La requête n’a pas pu être lue ; envoyez-la en UTF-8.`,
  encodingUnsupported: 'L’encodage de la requête n’est pas pris en charge.',
  tooManyTries: again('Trop de tentatives.'),
  tooManyReads: again('Trop de requêtes en peu de temps.'),
  tooManyForms: again(
    'Merci, mais cela faisait beaucoup d’envois à la fois et celui-ci n’est pas passé.',
  ),
  needsServer: t`Cela ne fait pas partie de la démo : il faut un serveur.`,
  busy: t`Le serveur est occupé ; réessayez dans un instant.`,
  outOfSpace: t`Le serveur n’a plus de place pour enregistrer ceci ; rien n’a été modifié. Réessayez plus tard.`,
  internal: 'Une erreur s’est produite de notre côté.',
  changedElsewhere: 'Ceci a été modifié ailleurs entre-temps.',
  useMethods: ({ allowed }) => t`Utilisez l’une de ces méthodes : ${allowed}.`,
  requestTooLarge: ({ megabytes }) =>
    `La requête est trop volumineuse.${megabytes ? ` ${tenths.format(megabytes)}\u00A0Mo au plus sont permis.` : ''} Raccourcissez son contenu.`,
};
