/** The contract as a page, as the backend team reads it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { contractPage } from '#openapi/docs/contract-page.ts'

import { ROOT } from '../../support/paths.ts'
import { expect, test } from '../steps/test.ts'

const ADDRESS = 'https://contract.example/'

test('one file shows an operation with its marks and examples, and requests nothing more', async ({
  page,
}) => {
  const html = await contractPage(await readFile(join(ROOT, 'openapi/contract.gen.json'), 'utf8'))
  const asked: string[] = []
  await page.route(/^https?:/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  })
  await page.goto(`${ADDRESS}#/clients/listmeasurements`)
  await expect(page.getByRole('heading', { name: 'List the body measurements' })).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByText('Extension', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Assumption.', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('"2027-02-14"').first()).toBeVisible()
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(asked).toEqual([ADDRESS])
})
