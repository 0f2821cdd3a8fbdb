import { paragraphs } from '../../paragraphs.ts';
import { gigIdentity as english } from '../../posts/gig-identity.ts';
import type { PostSeed } from '../../posts/post.ts';

export const gigIdentity: PostSeed = {
  ...english,
  title: 'Qui sonne à la porte ? Vérifier l’identité des travailleurs à la tâche',
  description:
    'Comment GigBridge vérifie que les travailleurs sont bien ceux qu’ils disent être, pourquoi un document seul ne suffit pas, et ce que nous avons décidé de ne jamais conserver.',
  sections: [
    paragraphs(
      'À Bonamoussadi, une femme a besoin d’un plombier. Elle est seule avec deux enfants, et la personne qui sonnera passera trois heures dans son appartement. De l’autre côté, il y a un jeune homme qui a bien appris son métier, dont la carte a expiré en mars, et à qui l’on en a demandé si souvent des copies qu’il soupçonne qu’elles sont revendues. Tous deux ont raison de se méfier.',
      'D’ordinaire, une vérification d’identité est conçue pour la première de ces deux personnes et payée par la seconde : en temps, en données mobiles et en dignité. Quand nous avons commencé GigBridge, la coopérative de Douala a posé une condition. Ses membres décideraient à quelles questions ils acceptent de répondre, et nous bâtirions la vérification avec celles-là. C’est la meilleure contrainte que l’on nous ait jamais donnée.',
    ),
    paragraphs(
      'La vérification évidente, c’est la carte nationale d’identité. Elle pose des problèmes qu’aucun appareil photo ne résout. L’établissement d’une carte peut prendre bien des mois, si bien que beaucoup d’honnêtes gens n’ont qu’un récépissé. Le nom s’écrit d’une façon sur la carte, d’une autre sur la SIM, d’une troisième sur le diplôme. Et une carte prouve qu’une personne existe ; elle ne dit pas si elle sait réparer un tuyau.',
      'La carte est donc devenue l’une de trois étapes, et deux d’entre elles, au choix, suffisent pour commencer. La deuxième est une courte vidéo prise à la lumière du jour, où le travailleur dit la date et son métier, dans la langue de son choix. La troisième compte le plus : deux personnes qui l’ont payé pour ce genre de travail, joignables par téléphone, le confirment. Un appel à une référence nous prend quatre minutes, et il a démasqué plus d’imposteurs que tous les contrôles automatiques réunis.',
    ),
    paragraphs(
      'Un modèle compare le visage de la vidéo à celui de la carte. Il est bon, mais pas également bon avec tout le monde : dans notre essai, avec des images de téléphones bon marché et peu de lumière, il doutait plus souvent des visages foncés que des visages clairs. Un système qui refuserait ces personnes en silence serait un scandale avec une barre de progression.',
      'Le modèle peut donc dire « oui », il peut dire « je ne suis pas sûr », mais il ne peut pas dire « non ». Tout ce dont il n’est pas sûr est confié à une personne, sous un jour ouvrable, et cette personne voit les images sans le score du modèle. Chaque mois, nous comptons comment les doutes se répartissent entre les groupes, et nous communiquons le tableau à la coopérative. Deux fois, il nous a conduits à changer les consignes de la vidéo. « Placez-vous face à la fenêtre » a plus aidé que n’importe quel paramètre.',
    ),
    paragraphs(
      'Il y a ensuite ce que nous avons choisi de ne pas garder. La vérification terminée, la photo de la carte est supprimée, et la vidéo aussi. Il reste le résultat, la date, le type de document et un code calculé à partir de son numéro, qui nous permet de remarquer qu’une même carte sert deux fois. Si quelqu’un vole notre base de données, il apprendra qu’un plombier a été vérifié en juin. Il n’aura pas un dossier plein de cartes d’identité.',
      'Cela nous a valu une discussion avec un partenaire qui voulait les photos « au cas où ». Nous lui avons demandé dans quel cas, et nous avons noté chaque réponse, avec ce qui en tiendrait lieu. À la fin, il en restait une seule, la demande d’un tribunal, et aucune loi ne nous oblige à garder ce dont nous n’avons plus besoin. Les données que l’on n’a pas sont les seules qui ne fuient jamais.',
    ),
    paragraphs(
      'La vérification doit aussi fonctionner dans l’autre sens. On envoie également les travailleurs à des adresses inconnues, la nuit, avec des outils qui valent trois mois de revenus. Sur GigBridge, les clients confirment un numéro de téléphone, versent l’acompte par Mobile Money sous un nom enregistré, et sont notés par ceux qu’ils engagent. Un travailleur voit combien de fois un client a annulé sur le pas de la porte, et peut refuser sans donner de raison.',
      'Depuis le lancement, 3 400 personnes sont passées par là, neuf sur dix en moins d’une journée. Nous avons dû retirer 31 comptes. Chacun a été repéré grâce à une personne qui a appelé, aucun par une alarme. Telle est la leçon que nous aimerions transmettre : laissez les machines faire circuler les documents rapidement, placez un être humain là où il y a un doute, et traitez la personne que l’on vérifie comme le client qu’elle est.',
    ),
  ],
};
