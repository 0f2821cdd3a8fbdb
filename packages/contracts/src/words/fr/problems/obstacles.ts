import type { obstacles as english } from '../../en/problems/obstacles.ts';
import { spaced as t } from '../spaced.ts';

/** Why the server can take no requests, or not every request. */
export const obstacles: typeof english = {
  closing: t`Ce processus s’arrête ; adressez les requêtes à un autre.`,
  diskFull: t`Le disque est plein : rien de nouveau ne peut être enregistré, mais la suppression fonctionne.`,
  schemaOlder: 'La base de données n’a pas encore été migrée vers cette version.',
  schemaNewer: 'La base de données appartient à une version plus récente que ce processus.',
  databaseDown: 'La base de données ne répond pas.',
  databaseDamaged: t`La base de données est endommagée ; elle doit être restaurée à partir d’une sauvegarde.`,
};
