/**
 * Hostile icons as a server might send them (docs/behaviour.md «Security»). Those that run code set
 * `window.hostile`; those that load something request a host that cannot exist.
 */
const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${attributes}>${inside}</svg>`

const dot = '<circle cx="12" cy="12" r="8" fill="currentColor"/>'
const payload = btoa(svg('<script>window.hostile="use"</script>'))

/** Markup over the limit: more than 8 KB of harmless dots. */
const FAR_TOO_MANY = 200

export const hostileIcons: readonly string[] = [
  svg(`${dot}<script>window.hostile="script"</script>`),
  svg(dot, ' onload="window.hostile=\'onload\'"'),
  svg(
    `<foreignObject width="24" height="24"><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="window.hostile='foreignObject'"/></foreignObject>`,
  ),
  svg(`<use href="data:image/svg+xml;base64,${payload}#x"/>${dot}`),
  svg('<image href="https://hostile.invalid/pixel.png" width="24" height="24"/>'),
  svg(`<style>@import url("https://hostile.invalid/all.css"); * { display: none }</style>${dot}`),
  svg(dot, ' style="position:fixed;inset:0;background:url(https://hostile.invalid/pixel.png)"'),
  svg(`<a href="javascript:window.hostile='link'">${dot}</a>`),
  svg(`<a>${dot}<set attributeName="href" to="javascript:window.hostile='set'"/></a>`),
  svg(dot.repeat(FAR_TOO_MANY)),
  `${svg(dot)}<img src="x" onerror="window.hostile='img'">`,
  '<svg viewBox="0 0 24 24"><path d="M4 4h16v',
]
