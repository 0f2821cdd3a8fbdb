import type { ContentInput } from '@vitrine/contracts';
import { paragraphs } from '../paragraphs.ts';
import { projects as english } from '../projects.ts';
import { reworded } from '../reworded.ts';

export const projects: ContentInput<'projects'>[] = reworded(english, [
  {
    name: 'GigBridge',
    tagline:
      'Une plateforme de mise en relation pour emplois et missions, avec vérification d’identité',
    problem: paragraphs(
      'À Douala et à Buea, on trouve un bon artisan en demandant à un cousin. Ceux qui n’ont pas de cousin attendent au bord de la route avec une pancarte. Les clients, eux, font entrer un inconnu chez eux et croisent les doigts.',
      'Les sites d’emploi qui existaient échouaient des deux côtés : n’importe qui pouvait se dire électricien, et un travailleur dépensait la moitié de son forfait à faire défiler des annonces déjà pourvues.',
    ),
    solution: paragraphs(
      'Nous avons construit la vérification avant la place de marché. Le travailleur présente une fois sa carte d’identité, se prend en photo à la lumière du jour et donne le nom de deux personnes qui l’ont déjà payé pour le même travail et se portent garantes de lui. C’est alors seulement que les propositions commencent.',
      'Une proposition est un court message : le lieu, le jour, le prix. On y répond par SMS depuis n’importe quel téléphone. L’application complète pèse moins de 300 kilooctets, et les offres déjà vues restent lisibles sans connexion.',
    ),
    features: [
      'Une identité vérifiée par étapes : carte, visage, références ; une personne tranche les cas douteux',
      'Une mise en relation selon le métier, la distance et les jours disponibles',
      'Des réponses par SMS pour ceux qui n’ont pas de smartphone',
      'Un paiement Mobile Money mis sous séquestre jusqu’à ce que les deux parties confirment le travail',
      'Tous les écrans en anglais et en français',
      'Des notes auxquelles on peut répondre, et qui s’effacent au bout d’un an',
    ],
    impact:
      '3 400 travailleurs vérifiés à Limbé, Buea et Douala. Une demande trouve un premier volontaire en onze minutes (valeur médiane) ; avant, nous disaient les clients, il fallait deux jours. Les litiges de paiement concernent désormais moins d’un chantier sur cent.',
  },
  {
    name: 'Alert237',
    tagline: 'Une application nationale d’intervention d’urgence',
    problem: paragraphs(
      'Il y a un numéro pour la police, un autre pour les pompiers, un troisième pour l’ambulance, et une personne qui a peur n’en retient aucun. Si l’on finit par avoir quelqu’un, il faut encore décrire une maison sans nom de rue, dans celle des deux langues que parle l’opérateur.',
      'Les régulateurs notaient tout cela sur papier. Quand deux personnes signalaient le même accident, deux équipes partaient, et l’appel suivant attendait.',
    ),
    solution: paragraphs(
      'Un bouton, trois sortes de secours. Le téléphone envoie sa position et le point de repère connu le plus proche ; sans données mobiles, il se rabat sur un SMS de 140 caractères avec le même contenu. L’appel part au même instant : une voix est là pendant que la position voyage.',
      'En face, le centre de régulation voit une seule carte, les équipes libres et les appels qui semblent concerner le même événement. L’écran demande quatre informations. Il tourne sur une machine secourue par batterie, avec une copie locale de tout.',
    ),
    features: [
      'Un seul bouton pour la police, les pompiers et les secours médicaux, avec un mode silencieux',
      'La position par SMS quand il n’y a pas de données mobiles',
      'Des points de repère au lieu d’adresses, recueillis par des bénévoles',
      'Les signalements d’un même événement réunis avant qu’une deuxième équipe ne parte',
      'L’anglais et le français des deux côtés de l’appel',
      'Un centre de régulation qui continue quand la ligne ou le courant est coupé',
    ],
    impact:
      'En service dans les centres de régulation de quatre régions. Entre l’appel et le départ de l’équipe, le délai est passé de dix-neuf à sept minutes. Une alerte sur cinq arrive par SMS seul, de personnes qu’une application uniquement en ligne aurait laissées attendre.',
  },
  {
    name: 'Maître',
    tagline: 'Un système de gestion pour l’hôtellerie et l’événementiel : serveur, chef et gérant',
    problem: paragraphs(
      'Un hôtel de la côte peut servir quatre-vingts clients un mardi et quatre cents à un mariage le samedi. Les commandes circulaient sur des bouts de papier, qui prenaient l’eau, se perdaient ou étaient écrits deux fois.',
      'Le gérant apprenait ce qu’une fête avait coûté quand le fournisseur appelait. Les logiciels importés exigeaient une liaison stable avec un serveur à l’étranger et s’arrêtaient à la première coupure, en général dans une salle comble.',
    ),
    solution: paragraphs(
      'Maître tourne sur un petit ordinateur installé sur place et sur les tablettes de l’équipe. Pendant le service, il se passe entièrement d’internet ; il envoie le bilan du jour au propriétaire dès que la connexion est là.',
      'Chacun voit son propre travail. Le serveur a ses tables et ses plats, le chef une file classée par temps de cuisson, le gérant les chambres, les stocks, les événements et la caisse. Un banquet se prépare une seule fois : menu, personnel, achats et facture découlent du nombre d’invités.',
    ),
    features: [
      'Trois rôles, serveur, chef et gérant, chacun avec son écran',
      'Un service complet sans internet, et une heure sans courant',
      'Des plans d’événement dont se déduisent les achats, le personnel et la facture',
      'Des stocks décomptés selon la recette à chaque commande',
      'Une addition partagée entre les convives, réglée en espèces, par carte ou par Mobile Money',
    ],
    impact:
      'Quatorze hôtels et restaurants, de Limbé à Kribi, s’en servent tous les jours. En trois mois, les commandes fausses ou oubliées ont baissé des trois quarts, et la nourriture jetée d’un cinquième. Le plus grand événement à ce jour : un mariage de 640 invités, à travers deux coupures de courant.',
  },
]);
