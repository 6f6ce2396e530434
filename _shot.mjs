// usage: node shot.mjs url out [w] [h] [dark] 
import { chromium } from 'playwright'
const [url, out, w = '390', h = '844', scheme = 'light', waitFor = 'h1'] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const p = await (await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme, locale: 'uk-UA', timezoneId: 'America/New_York' })).newPage()
p.on('console', m => { if (['error','warning'].includes(m.type())) console.log('console', m.type(), m.text().slice(0,500)) })
p.on('pageerror', e => console.log('pageerror', e.stack?.slice(0,800)))
await p.goto(url)
await p.waitForSelector(waitFor, { timeout: 15000 }).catch(e => console.log('no', waitFor))
await p.waitForTimeout(+(process.env.WAIT ?? 800))
console.log(p.url(), await p.title())
await p.screenshot({ path: out })
await b.close()
