import type { Locator, Page } from '@playwright/test'

export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Панель QA' })
export const openerOf = (page: Page): Locator =>
  page.getByRole('button', { name: 'Відкрити панель QA' })
