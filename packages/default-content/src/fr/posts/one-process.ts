import { paragraphs } from '../../paragraphs.ts';
import { oneProcess as english } from '../../posts/one-process.ts';
import type { PostSeed } from '../../posts/post.ts';

export const oneProcess: PostSeed = {
  ...english,
  title: 'Un processus, un fichier, et des nuits tranquilles',
  description:
    'Pourquoi la plupart de nos systèmes commencent par un seul programme avec SQLite sur une seule machine, comment ils survivent aux coupures de courant, et quand nous passons à autre chose.',
  sections: [
    paragraphs(
      'Quand nous avons repris le système d’une école de Buea, il comptait sept éléments : un serveur web, une application, une base de données, un cache, une file d’attente, un moteur de recherche et un programme pour surveiller les six autres. Il servait 900 élèves. Chaque élément avait été choisi pour une raison. Mais le matin où les frais de scolarité étaient dus, après une nuit de coupures, quatre des sept avaient démarré dans le mauvais ordre, et l’intendante remplissait les reçus à la main.',
      'Nous les avons remplacés par un processus et un fichier. Le processus répond aux requêtes, exécute les tâches de la nuit et sert les images. Le fichier est une base de données SQLite. Le tout démarre en moins d’une seconde, dans n’importe quel ordre, puisqu’il n’y a qu’une chose à démarrer. L’intendante ne nous a plus appelés à ce sujet, et l’on nous dit qu’elle ne garde plus de carnet de reçus dans son tiroir.',
    ),
    paragraphs(
      'Au nom de SQLite, on pense à un jouet. Faisons plutôt le calcul. Cette école, au pire de ses matinées, produit une douzaine de requêtes par seconde. Un simple processus sur un ordinateur d’occasion en traite plusieurs milliers. Lire dans un fichier de la même machine prend quelques millionièmes de seconde, car aucun réseau ne sépare la question de la réponse : un code qui serait lent ailleurs est assez rapide ici, sans cache.',
      'Le calcul a aussi son côté prix. Une petite machine louée coûte par mois à peu près un casier de boissons. Sept services, chacun avec son double, coûtent plus que le salaire de la personne censée les surveiller. Pour un client dont les recettes sont en francs et la facture d’hébergement en euros, cette différence décide si le système existera encore dans trois ans.',
    ),
    paragraphs(
      'La coupure de courant mérite son propre paragraphe, puisque c’est la raison que l’on donne pour ne pas faire ainsi. Une base de données tient parole si, au moment où elle dit « enregistré », les données sont sur le disque, et pas seulement en route. SQLite sait le faire, à condition de le lui demander. Avec le journal d’écriture anticipée (WAL) et la synchronisation complète, chaque validation attend le disque. Avec un réglage par défaut très répandu, elle ne l’attend pas, et vous ne le saurez que lorsque la lumière s’éteindra.',
      'Nous le testons donc comme cela arrivera. Un script écrit des reçus aussi vite qu’il le peut et affiche le numéro de chacun de ceux qui ont été confirmés. Puis quelqu’un débranche la prise, la vraie, au mur. Après le redémarrage, tous les numéros affichés doivent être là. Nous l’avons fait plus de deux cents fois. C’est une bonne première tâche pour un stagiaire.',
    ),
    paragraphs(
      'Une machine seule peut encore brûler, prendre l’eau ou être volée, et à Limbé nous pensons assez souvent au deuxième cas. Toutes les heures, une copie du fichier est faite avec la commande de sauvegarde de la base elle-même, car copier une base ouverte avec le gestionnaire de fichiers donne une chose qui ressemble à une sauvegarde et n’en est pas une. La copie part dans une autre ville. Le premier lundi de chaque mois, une machine restaure la plus récente, compte ce qu’elle contient et envoie le compte à deux personnes par e-mail.',
      'C’est là tout notre plan de reprise, et il tient sur une fiche au-dessus du bureau. Un plan qui tient sur une fiche est appliqué à trois heures du matin par celui qui se trouve là. Un plan de quarante pages, on le cherche.',
    ),
    paragraphs(
      'Vient un moment où un seul processus ne suffit plus. Nous l’avons connu : quand une deuxième région doit continuer pendant que la première est coupée, quand un client doit changer de machine sans une minute d’arrêt, quand les écritures suffisent à occuper le disque. Pour ce jour-là, nous écrivons le code de façon que PostgreSQL puisse prendre la place du fichier, et nous exécutons tous nos tests sur les deux dès le départ. La migration prend alors un week-end ; nous le savons pour l’avoir faite deux fois.',
      'Mais ce jour a une raison et une date, fixées d’après des mesures. D’ici là, un élément que vous n’avez pas ne peut pas tomber en panne, n’a pas besoin de mises à jour et ne réveille personne. Commencez avec un seul. Ajoutez le deuxième quand vous saurez dire à quoi il sert.',
    ),
  ],
};
