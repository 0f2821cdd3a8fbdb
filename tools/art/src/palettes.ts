/** Colours of a picture, from the lowest land to the summit. */
export interface Palette {
  ground: string;
  fill: readonly string[];
  line: readonly string[];
  glow: string;
}

export const BASALT = '#0b1311';

/** What the screens of products are drawn in: the site's own tokens. */
export const INK = {
  ground: '#0b1311',
  raised: '#12201c',
  high: '#1b2d27',
  line: '#2b4038',
  text: '#f3efe6',
  muted: '#b4b3a6',
  ember: '#ffb05c',
  onEmber: '#1a1206',
  lagoon: '#5fd0b4',
  danger: '#ff7d6b',
  success: '#7bd88f',
  paper: '#faf7f0',
  onPaper: '#14201b',
  onPaperMuted: '#56615b',
} as const;

/** The colours of the pictures, in one place; the site's own colours live in its tokens. */
export const palettes = {
  dawn: {
    ground: BASALT,
    fill: [
      '#0b1311',
      '#0e1b18',
      '#17302a',
      '#1f3a33',
      '#3b3a2f',
      '#7d4a2c',
      '#a4592f',
      '#c8733a',
      '#ef9d4d',
      '#ffbb6a',
    ],
    line: ['#22332e', '#33544a', '#4f7568', '#8b6b4b', '#d9824a', '#f2a25d', '#ffd39c', '#ffe9c9'],
    glow: '#ffab57',
  },
  day: {
    ground: BASALT,
    fill: [
      '#0b1311',
      '#0b1d1d',
      '#0f3738',
      '#15504c',
      '#1f6c5d',
      '#37886d',
      '#5ca381',
      '#8ec19a',
      '#c3e2b2',
    ],
    line: ['#17302d', '#1d5450', '#2a7a6c', '#46a588', '#7fcba6', '#b5e6c4', '#e4f8dd'],
    glow: '#8fe0b4',
  },
  night: {
    ground: BASALT,
    fill: [
      '#0b1311',
      '#0c131d',
      '#141b36',
      '#1f254e',
      '#353066',
      '#553f86',
      '#7f5490',
      '#b76a83',
      '#e67f74',
      '#f79a7f',
    ],
    line: ['#1a2238', '#2a3360', '#464b8c', '#7266b4', '#a583c8', '#d8a2c0', '#ffc9b5', '#ffe3d3'],
    glow: '#f08a78',
  },
  blue: {
    ground: '#0a1118',
    fill: ['#0a1118', '#0d1d2e', '#123049', '#184868', '#22678c', '#3a8bb0', '#6ab2d0', '#aad8e8'],
    line: ['#17293a', '#215075', '#3a7fa8', '#67addb', '#a2d4ee', '#e0f5fc'],
    glow: '#7cc7ee',
  },
  green: {
    ground: '#0b130d',
    fill: ['#0b130d', '#10241a', '#173a25', '#225631', '#387840', '#5f9a54', '#94bc70', '#cfe09a'],
    line: ['#1a2f22', '#275439', '#418254', '#73ad6c', '#b1d592', '#eaf6cc'],
    glow: '#b6e08a',
  },
  purple: {
    ground: '#100d18',
    fill: ['#100d18', '#1d1630', '#2e2050', '#452d74', '#644398', '#8a63b8', '#b48fd2', '#decaee'],
    line: ['#281f3d', '#45336e', '#6d52a4', '#9d7fd0', '#cbb2ec', '#f3e8fd'],
    glow: '#c39af0',
  },
  yellow: {
    ground: '#131008',
    fill: ['#131008', '#261e0d', '#413113', '#634917', '#8c681c', '#b68c2a', '#d9b24c', '#f6dc8b'],
    line: ['#2f2713', '#5b461b', '#8f6f28', '#c79f44', '#efd07a', '#fff3cb'],
    glow: '#ffd86b',
  },
  orange: {
    ground: '#150e0a',
    fill: ['#150e0a', '#2a1710', '#472315', '#6b321a', '#95461f', '#c0602a', '#e4864a', '#ffbd87'],
    line: ['#342017', '#643421', '#9c4f2c', '#d77a47', '#f8ad7b', '#ffe3cc'],
    glow: '#ff9a56',
  },
  slate: {
    ground: BASALT,
    fill: ['#0b1311', '#121d1a', '#1c2b27', '#2b3c37', '#43564f', '#677870', '#979f94', '#d3d2c4'],
    line: ['#22302c', '#3b4f48', '#61776d', '#94a599', '#c8cfc2', '#f3efe6'],
    glow: '#e8e2cf',
  },
  bridge: {
    ground: '#091214',
    fill: [
      '#091214',
      '#0c2026',
      '#10343b',
      '#175052',
      '#2d6f68',
      '#5f8e72',
      '#a5a66f',
      '#e0b56d',
      '#ffd59a',
    ],
    line: ['#16292f', '#1e4f56', '#358079', '#71ad92', '#cbc98d', '#ffe0a8', '#fff2d8'],
    glow: '#ffce85',
  },
  alert: {
    ground: '#130c0c',
    fill: [
      '#130c0c',
      '#1f1012',
      '#331519',
      '#511b20',
      '#7a2426',
      '#aa3429',
      '#d9532f',
      '#fb8845',
      '#ffc98d',
    ],
    line: ['#301a1c', '#59252a', '#913338', '#cf4f42', '#f87f56', '#ffb98a', '#ffe9d3'],
    glow: '#ff7a4a',
  },
  terrace: {
    ground: '#15100d',
    fill: [
      '#15100d',
      '#271a14',
      '#40291e',
      '#5f3b2a',
      '#835339',
      '#a8734e',
      '#c4945f',
      '#dbb27c',
      '#efd2a0',
    ],
    line: ['#302118', '#563a2a', '#875f45', '#b98f69', '#dfbf97', '#f9e8cc', '#fffaf0'],
    glow: '#f3c88f',
  },
} as const satisfies Record<string, Palette>;
