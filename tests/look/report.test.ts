/** The report on two picture sets of tiny pictures. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'

import type { PictureSet } from './pictures-of-build.ts'
import { writeReport } from './report.ts'
import { pictureOf, SCHEMES, type Shot } from './shots.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulse-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shotOf = (title: string): Shot => ({
  story: {
    id: title.toLowerCase().replaceAll('/', '-'),
    title,
    name: `Історія <${title}>`,
    tags: [],
  },
  size: 'phone',
})

/** A picture set of stories, each with its number of dark pixels out of 100. */
function pictureSet(name: string, dark: Record<string, number>, broken: string[] = []): PictureSet {
  const into = join(folder, name)
  mkdirSync(into)
  for (const [title, count] of Object.entries(dark))
    for (const scheme of SCHEMES) {
      const png = new PNG({ width: 10, height: 10 })
      png.data.fill(255)
      for (let pixel = 0; pixel < count; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3)
      writeFileSync(join(into, pictureOf(shotOf(title), scheme)), PNG.sync.write(png))
    }
  return {
    folder: into,
    shots: [...Object.keys(dark), ...broken].map(shotOf),
    broken: broken.map((title) => ({ shot: shotOf(title), problem: 'No <button>' })),
  }
}

test('changed, new and removed pictures are reported, the most changed first', () => {
  const before = pictureSet('before', { Same: 0, Little: 0, Much: 0, Gone: 0, Stuck: 0 })
  const after = pictureSet('after', { Same: 0, Little: 20, Much: 70, New: 0 }, ['Stuck'])
  const report = join(folder, 'report')
  expect(writeReport(before, after, report)).toEqual({
    changed: 4,
    fresh: 2,
    gone: 2,
    screens: ['Gone', 'New', 'Much', 'Little'],
    parts: [],
  })
  const page = readFileSync(join(report, 'index.html'), 'utf8')
  expect(page).toContain('Змінилося: 4 · Нове: 2 · Зникло: 2')
  // A story that was not shown has a reason, and its markup is escaped.
  expect(page).toContain('Stuck — Історія &lt;Stuck&gt; (Телефон): <code>No &lt;button&gt;</code>')
  expect(page).not.toContain('Same')
  const shown = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path)
  expect(shown).toContain('difference/much.phone.dark.png')
  expect(shown).not.toContain('before/new.phone.dark.png')
  for (const path of shown) expect(existsSync(join(report, decodeURIComponent(path)))).toBe(true)
})

test('two equal picture sets have no changes, and the report says so', () => {
  const before = pictureSet('one', { Same: 5 })
  const after = pictureSet('other', { Same: 5 })
  const report = join(folder, 'report')
  const summary = writeReport(before, after, report)
  expect(summary).toEqual({ changed: 0, fresh: 0, gone: 0, screens: [], parts: [] })
  expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('Усе виглядає так, як')
  // The earlier report is deleted.
  expect(existsSync(join(report, 'difference/much.phone.dark.png'))).toBe(false)
})

test('a part of the kit is not listed as a screen', () => {
  const titles = { 'Тренер/Календар': 0, 'Елементи/Сторінки': 0 }
  const before = pictureSet('whole', titles)
  const after = pictureSet('touched', { ...titles, 'Елементи/Сторінки': 50, 'Тренер/Календар': 40 })
  const report = join(folder, 'report')
  expect(writeReport(before, after, report)).toMatchObject({
    screens: ['Тренер/Календар'],
    parts: ['Елементи/Сторінки'],
  })
  const page = readFileSync(join(report, 'index.html'), 'utf8')
  expect(page).toMatch(/<h2>Екрани: 1<\/h2>.*Тренер\/Календар.*<h2>Елементи: 1<\/h2>.*Сторінки/s)
})
